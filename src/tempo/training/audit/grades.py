"""Grades of one generation: how far its network, its search, its targets and its games are from the truth.

A judged position has its truth beside it. All grades are shares of 1 or squared errors, by name, as a line of JSON.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from tempo.training.audit.evidence import Answer, AuditedGame, Example, Policy, Prediction
from tempo.training.audit.truth import Truth

OPENING, MIDDLE = 12, 24  # plies at which the parts of a game end
BINS = 5  # of values, for calibration
PARTS = "opening", "middle", "end"
KEPT = "kept_"  # begins the name of a grade, before its simulations
Grades = dict[str, float]


class Judged(NamedTuple):
    """An example, and the truth about its position."""

    game: AuditedGame
    example: Example
    truth: Truth


class JudgedAnswer(NamedTuple):
    """An answer, and the truth about its position."""

    answer: Answer
    truth: Truth


def part_of(ply: int) -> str:
    """Return the part of a game that a ply belongs to."""
    return PARTS[(ply >= OPENING) + (ply >= MIDDLE)]


def mean(values: Iterable[float | None]) -> float | None:
    """Return the mean of the values that are known; None without any."""
    known = [value for value in values if value is not None]
    return fmean(known) if known else None


def known(grades: Mapping[str, float | None]) -> Grades:
    """Return the grades that are known."""
    return {name: grade for name, grade in grades.items() if grade is not None}


def by_part(name: str, pairs: Sequence[tuple[int, float | None]]) -> dict[str, float | None]:
    """Return the mean of values with their plies, over all and for each part of a game."""
    parts = {part: [value for ply, value in pairs if part_of(ply) == part] for part in PARTS}
    return {name: mean(value for _, value in pairs), **{f"{name}_{part}": mean(some) for part, some in parts.items()}}


def on_keeping(policy: Policy, truth: Truth) -> float | None:
    """Return the share of a policy, among legal moves, on those that keep the value; None where all or none do."""
    keeping = truth.keeping
    if not keeping or len(keeping) == len(truth.outcomes):
        return None
    total = sum(policy.get(move, 0.0) for move in truth.outcomes)
    return sum(policy.get(move, 0.0) for move in keeping) / total if total else None


def keeps(move: int | None, truth: Truth) -> float | None:
    """Return 1 if a move keeps the value, 0 if it does not; None where that is not known."""
    return None if move is None or not truth.keeping else float(move in truth.keeping)


def squared(value: float | None, truth: Truth) -> float | None:
    """Return the squared error of a value; None where it or the truth is not known."""
    return None if value is None or truth.value is None else (value - truth.value) ** 2


def network_grades(name: str, predictions: Sequence[tuple[int, Prediction | None, Truth]]) -> Grades:
    """Return grades of predictions with their plies: error of the value, and share of the prior on keeping moves."""
    given = [(ply, said, truth) for ply, said, truth in predictions if said]
    errors = by_part(f"{name}_value_error", [(ply, squared(said.value, truth)) for ply, said, truth in given])
    priors = by_part(f"{name}_prior", [(ply, on_keeping(said.policy, truth)) for ply, said, truth in given])
    return known({**errors, **priors})


def calibration(predictions: Sequence[tuple[Prediction, Truth]]) -> list[tuple[float, float, int]]:
    """Return for each bin of predicted values their mean, the mean of the truth, and how many there are."""
    bins: dict[int, list[tuple[float, float]]] = {}
    for prediction, truth in predictions:
        if truth.value is not None:
            place = min(BINS - 1, int((prediction.value + 1) / 2 * BINS))
            bins.setdefault(place, []).append((prediction.value, truth.value))
    return [(fmean(said for said, _ in some), fmean(true for _, true in some), len(some))
            for _, some in sorted(bins.items())]  # fmt: skip


def search_grades(answers: Sequence[JudgedAnswer]) -> Grades:
    """Return how often moves keep the value without search and with it, and what the search mends and spoils."""
    grades: dict[str, float | None] = {}
    for most in sorted({most for answer, _ in answers for most in answer.chosen}):
        grades[f"{KEPT}{most}"] = mean(keeps(answer.chosen.get(most), truth) for answer, truth in answers)
    pairs = [
        (keeps(answer.chosen[min(answer.chosen)], truth), keeps(answer.chosen[max(answer.chosen)], truth))
        for answer, truth in answers
        if len(answer.chosen) > 1
    ]
    grades["mended"] = mean(after for before, after in pairs if before == 0.0)
    grades["spoiled"] = mean(1 - after for before, after in pairs if before == 1.0 and after is not None)
    return known(grades)


def simulations_in(grades: Mapping[str, float]) -> list[int]:
    """Return the numbers of simulations whose moves are graded, in order."""
    return sorted(int(name.removeprefix(KEPT)) for name in grades if name.startswith(KEPT))


def target_grades(judged: Sequence[Judged]) -> Grades:
    """Return how often targets agree with the truth: results, searched values, and policies."""

    def graded(name: str, grade: Callable[[Example, Truth], float | None]) -> dict[str, float | None]:
        return by_part(name, [(example.ply, grade(example, truth)) for _, example, truth in judged])

    return known(
        {
            **graded("result_right", lambda example, truth: agrees(example.result, truth)),
            **graded("target_error", lambda example, truth: squared(example.target, truth)),
            **graded("searched_error", lambda example, truth: squared(example.value, truth)),
            **graded("policy_kept", lambda example, truth: on_keeping(example.policy, truth)),
        }
    )


def agrees(result: float | None, truth: Truth) -> float | None:
    """Return 1 if a result is the exact value of a position, 0 if not; None where that is not known."""
    return None if result is None or truth.value is None or not truth.certain else float(result == truth.value)


def game_grades(games: Sequence[AuditedGame], ends: Sequence[float | None], judged: Sequence[Judged]) -> Grades:
    """Return what the games, and their results, are like: repeated ones, colours, blunders."""
    results = [result for result in ends if result is not None]
    positions = Counter(game.moves[: example.ply] for game in games for example in game.examples)
    moves = [
        (example.ply, lost(game.moves[example.ply], truth))
        for game, example, truth in judged
        if example.ply < len(game.moves)
    ]
    return known(
        {
            "different_games": len({game.moves for game in games}) / len(games) if games else None,
            "different_positions": len(positions) / sum(positions.values()) if positions else None,
            "first_side": mean((result + 1) / 2 for result in results),
            "drawn_games": mean(float(result == 0) for result in results),
            "plies": mean(len(game.moves) for game in games),
            **by_part("blunders", moves),
        }
    )


def lost(move: int, truth: Truth) -> float | None:
    """Return 1 if a move gives value away, 0 if it does not; None where that is not known."""
    kept = keeps(move, truth)
    return None if kept is None else 1 - kept
