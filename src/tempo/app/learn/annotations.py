"""Annotated moves as JSON for the page. `lab/review` makes the annotations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.lab.referee.exact import ExactScorer, Score, keeping_moves
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.review.move_quality import AnnotatedMove, accuracy, mean_loss
from tempo.lab.review.move_text import score_cost, total_cost

LOSSES = {"blunder": 0.2, "mistake": 0.1, "slower": 0.05}  # estimated losses of winning probability, largest first
BEST_LOSS = 0.005  # a smaller estimated loss counts as none
Annotation = dict[str, Any]


def annotate(one: AnnotatedMove, config: MatchConfig) -> Annotation:
    """Return everything known of a move and of the position before it."""
    label, is_certain = _label_of(one)
    loss, cost = one.estimated_loss, score_cost(one, config)
    annotation = {
        **annotate_position(one, config),
        "action": one.action,
        "label": label,
        "certain": is_certain,
        "cost": None if cost is None else cost._asdict(),
        "perfect": one.is_perfect,
        "value_change": [one.best.value, one.played.value] if one.keeps_value is False else None,
        "estimated_loss": None if loss is None else round(loss, 3),
    }
    return {**annotation, "keeping_moves": _value_keeping_moves(one)} if label in ("mistake", "blunder") else annotation


def annotate_position(one: AnnotatedMove, config: MatchConfig) -> Annotation:
    """Return the scores of a position's moves, whichever was played."""
    value, is_exact = _position_value(one)
    scores = {action: _move_score_json(one, action, config) for action in {**one.estimates, **one.scores}}
    return {
        "seat": one.seat,
        "value_first": None if value is None else round(value if one.seat == 0 else 1 - value, 4),
        "exact": is_exact,
        "scores": {str(action): score for action, score in scores.items() if score is not None},
        "best": _best_moves(one),
    }


def _move_score_json(one: AnnotatedMove, action: int, config: MatchConfig) -> Annotation | None:
    """Return the exact score of a move, else the estimate; None if nothing is known."""
    return score_json(config, one.scores.get(action), one.estimates.get(action))


def score_json(config: MatchConfig, score: Score | None, chance: float | None) -> Annotation | None:
    """Return a score in numbers, from which the page makes text. Only an estimate has a `chance`."""
    if chance is not None and (score is None or score.value is None):
        return {"value": None, "estimate": True, "chance": round(chance, 3)}
    if score is None:
        return None
    figures = (adapter_of(config.game).exact() or ExactScorer()).figures(score)
    return {**figures, "estimate": False} if figures.get("not", 0) is not None else None


def _move_value(one: AnnotatedMove, action: int) -> float | None:
    """Return a move's value for its player, 0 lost to 1 won: exact, else estimated."""
    score = one.scores.get(action)
    if score is not None and score.value is not None:
        return (1 + score.value) / 2
    return one.estimates.get(action)


def _position_value(one: AnnotatedMove) -> tuple[float | None, bool]:
    """Return the value of a position for the side to move, and whether it is exact."""
    if one.best.value is not None:
        return (1 + one.best.value) / 2, True
    values = [value for action in {**one.estimates, **one.scores} if (value := _move_value(one, action)) is not None]
    return max(values, default=None), False


def _best_moves(one: AnnotatedMove) -> list[int]:
    """Return the best moves if they are known exactly, else the one with the best estimate."""
    if one.best_actions or not one.estimates:
        return one.best_actions
    return [max(one.estimates, key=lambda action: _move_value(one, action) or 0.0)]


def _label_of(one: AnnotatedMove) -> tuple[str, bool]:
    """Return the label of a move, and whether it is exact."""
    if one.keeps_value is False:
        return "blunder" if (one.best.value, one.played.value) == (1, -1) else "mistake", True
    if one.keeps_value:
        return "best" if one.is_perfect else "slower" if one.is_slower else "good", True
    loss = one.estimated_loss
    if loss is None:
        return "unknown", False
    return next(
        (name for name, least in LOSSES.items() if loss >= least), "best" if loss < BEST_LOSS else "good"
    ), False


def _value_keeping_moves(one: AnnotatedMove) -> list[int]:
    """Return the moves that keep the value; without exact values, those with nearly the best estimate."""
    if one.best.value is not None:
        return keeping_moves(one.scores, one.best)
    best = _position_value(one)[0] or 0.0
    return [action for action in one.estimates if (_move_value(one, action) or 0.0) > best - LOSSES["slower"]]


def accuracy_of(annotated: Sequence[AnnotatedMove], config: MatchConfig) -> list[Annotation]:
    """Return the accuracy of both sides: exact figures, the loss in the game's unit, and the estimated mean loss."""
    annotation = []
    for seat in (0, 1):
        own = [one for one in annotated if one.seat == seat]
        loss, estimated = mean_loss(own), sum(one.estimated_loss is not None for one in own)
        cost = total_cost(own, config)
        annotation.append(
            {
                **accuracy(own)._asdict(),
                "cost": None if cost is None else {**cost[0]._asdict(), "moves": cost[1]},
                "estimated": estimated,
                "mean_loss": None if loss is None else round(loss, 4),
            }
        )
    return annotation
