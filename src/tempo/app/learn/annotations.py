"""A annotated move as the page shows it. Who judges is `lab/review`; here it is put into plain dicts and lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.lab.referee.exact import Score
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.review.move_quality import AnnotatedMove, accuracy, mean_loss
from tempo.lab.review.move_text import score_cost

LOSSES = {"blunder": 0.2, "mistake": 0.1, "slower": 0.05}  # what the search must think that a move gave away
BEST_LOSS = 0.005  # and if it thinks that it is less than this, there is nothing better
Annotation = dict[str, Any]


def annotate(one: AnnotatedMove, config: MatchConfig) -> Annotation:
    """All that is known of a move, and of the position before it."""
    label, is_certain = label_of(one)
    loss, cost = one.estimated_loss, score_cost(one, config)
    annotation = {
        **annotate_position(one, config),
        "action": one.action,
        "label": label,
        "certain": is_certain,
        "cost": None if cost is None else cost._asdict(),
        "perfect": one.is_perfect,
        "lost": [one.best.value, one.played.value] if one.keeps_value is False else None,
        "loss": None if loss is None else round(loss, 3),
    }
    return {**annotation, "keeping": value_keeping_moves(one)} if label in ("mistake", "blunder") else annotation


def annotate_position(one: AnnotatedMove, config: MatchConfig) -> Annotation:
    """What the moves of a position are worth, whichever was played."""
    value, is_exact = position_value(one)
    scores = {action: move_score_json(one, action, config) for action in {**one.estimates, **one.scores}}
    return {
        "seat": one.seat,
        "value_first": None if value is None else round(value if one.seat == 0 else 1 - value, 4),
        "exact": is_exact,
        "scores": {str(action): score for action, score in scores.items() if score is not None},
        "best": best_moves(one),
    }


def move_score_json(one: AnnotatedMove, action: int, config: MatchConfig) -> Annotation | None:
    """What is certain of a move, else what the search thinks; None if nothing is known."""
    return score_json(config, one.scores.get(action), one.estimates.get(action))


def score_json(config: MatchConfig, score: Score | None, chance: float | None) -> Annotation | None:
    """In figures, of which the page makes a text: an estimate is a `chance`, whatever else there is, is certain."""
    exact = adapter_of(config.game).exact()
    if chance is not None and (score is None or score.value is None):
        return {"value": None, "estimate": True, "chance": round(chance, 3)}
    if score is None or exact is None:
        return None
    figures = exact.figures(score)
    return {**figures, "estimate": False} if figures.get("not", 0) is not None else None


def move_value(one: AnnotatedMove, action: int) -> float | None:
    """Of a move to who plays it, 0 lost to 1 won: what is certain, else what the search thinks."""
    score = one.scores.get(action)
    if score is not None and score.value is not None:
        return (1 + score.value) / 2
    return one.estimates.get(action)


def position_value(one: AnnotatedMove) -> tuple[float | None, bool]:
    """What a position is worth to who moves, and whether that is certain."""
    if one.best.value is not None:
        return (1 + one.best.value) / 2, True
    values = [value for action in {**one.estimates, **one.scores} if (value := move_value(one, action)) is not None]
    return max(values, default=None), False


def best_moves(one: AnnotatedMove) -> list[int]:
    """The best moves where they are certain, else the one that the search likes best."""
    if one.best_actions or not one.estimates:
        return one.best_actions
    return [max(one.estimates, key=lambda action: move_value(one, action) or 0.0)]


def label_of(one: AnnotatedMove) -> tuple[str, bool]:
    """What to call a move, and whether that is certain."""
    if one.keeps_value is False:
        return "blunder" if (one.best.value, one.played.value) == (1, -1) else "mistake", True
    if one.keeps_value:
        return "best" if one.is_perfect else "slower" if one.is_slower else "kept", True
    loss = one.estimated_loss
    if loss is None:
        return "unknown", False
    return next((name for name, least in LOSSES.items() if loss >= least), "best" if loss < BEST_LOSS else "kept"), False


def value_keeping_moves(one: AnnotatedMove) -> list[int]:
    """The moves that give nothing away; where that is not certain, those that the search likes about as much."""
    if one.best.value is not None:
        return [action for action, score in one.scores.items() if score.value == one.best.value]
    best = position_value(one)[0] or 0.0
    return [action for action in one.estimates if (move_value(one, action) or 0.0) > best - LOSSES["slower"]]


def accuracy_of(annotated: Sequence[AnnotatedMove]) -> list[Annotation]:
    """Of both sides: what is certain, and what the search thinks of the rest, apart."""
    annotation = []
    for seat in (0, 1):
        own = [one for one in annotated if one.seat == seat]
        loss, guessed = mean_loss(own), sum(one.estimated_loss is not None for one in own)
        annotation.append({**accuracy(own)._asdict(), "guessed": guessed, "loss": None if loss is None else round(loss, 4)})
    return annotation
