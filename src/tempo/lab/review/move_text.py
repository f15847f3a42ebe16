"""The value, the cost and the best alternatives of a move, as text."""

from __future__ import annotations

from collections.abc import Sequence

from tempo.arena.adapter.exact import Cost, Score
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.lab.review.move_quality import AnnotatedMove

VALUE_NAMES = {1: "win", 0: "draw", -1: "loss"}
SEAT_MARKS = ("X", "O")
MOST_NAMED = 4  # equally good moves that are named


def score_text(config: MatchConfig, score: Score) -> str:
    """Format an exact score, in the game's own unit where it has one."""
    exact = adapter_of(config.game).exact()
    if exact is None and score.value is not None:
        return VALUE_NAMES[score.value]
    return exact.text(score) if exact is not None else score.text()


def _estimate_text(value: float) -> str:
    """Format an estimate of the search, marked by ~ so that it is not taken for an exact score."""
    return f"~{100 * value:.0f} %"


def value_text(move: AnnotatedMove, action: int, config: MatchConfig) -> str:
    """Format the score of a move, or else its estimate; empty where neither is known."""
    score = move.scores.get(action)
    if score is not None and (score.value is not None or action not in move.estimates):
        return score_text(config, score)
    return _estimate_text(move.estimates[action]) if action in move.estimates else ""


def loss_text(move: AnnotatedMove, config: MatchConfig) -> str:
    """Format what the move gave away; empty if it was perfect."""
    if move.is_perfect:
        return ""
    if move.keeps_value is False and move.best.value is not None and move.played.value is not None:
        return f"{VALUE_NAMES[move.best.value]} → {VALUE_NAMES[move.played.value]}"
    cost = score_cost(move, config)
    if cost is not None:
        return cost.text()
    if move.estimated_loss is not None:
        return _estimate_text(move.estimated_loss) if move.estimated_loss >= 0.005 else ""
    return "not the best" if move.is_perfect is False else "?"


def score_cost(move: AnnotatedMove, config: MatchConfig) -> Cost | None:
    """Return what a move that kept the value cost, where both scores are exact."""
    exact = adapter_of(config.game).exact()
    if exact is None or not move.is_slower:
        return None
    return exact.cost(config, move.ply, move.best.low, move.played.low)


def total_cost(annotated: Sequence[AnnotatedMove], config: MatchConfig) -> tuple[Cost, int] | None:
    """Return what one player's moves cost in all, in the game's unit, and the number of these moves; None without any.

    Moves count whose own score and whose best score are exact, perfect ones with nothing. Where scores are no margins,
    only moves that kept the value count: a win has no distance to a draw.
    """
    exact = adapter_of(config.game).exact()
    costs = [
        exact.cost(config, move.ply, move.best.low, move.played.low)
        for move in annotated
        if exact is not None and move.played.is_exact and move.best.is_exact
        if exact.measures_margin or move.keeps_value
    ]
    return (Cost(sum(cost.amount for cost in costs), costs[0].unit), len(costs)) if costs else None


def best_text(move: AnnotatedMove, config: MatchConfig) -> str:
    """Name the best moves: those with the best exact score, else those that may have it, else the best by estimate."""
    best, before = move.best_actions, ""
    if not best and move.best_candidates:
        best, before = move.best_candidates, "one of "
    if not best and move.estimates:
        best = [max(move.estimates, key=lambda action: move.estimates[action])]
    names = [adapter_of(config.game).name_of(action, config) for action in best[:MOST_NAMED]]
    return before + ", ".join([*names, "…"] if len(best) > MOST_NAMED else names)
