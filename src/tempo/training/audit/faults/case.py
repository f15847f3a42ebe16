"""A case for the checks: the evidence of a generation, judged, and its games by the referee's rules."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import board_of
from tempo.training.audit.evidence import AuditedGame, Evidence, Example
from tempo.training.audit.grades import Judged

LEAST = 30  # cases without which nothing is said
SURE = 4.0  # standard errors


class Case(NamedTuple):
    """Evidence, the truth, and results by the rules."""

    evidence: Evidence
    judged: Sequence[Judged]
    results: Sequence[float | None]  # of each game, for the side that began; None: not over, or an illegal move
    passes: Sequence[Sequence[int]]  # of each game: the plies at which nothing changed on the board
    illegal: int  # games with an illegal move

    @property
    def known(self) -> list[float | None]:
        """Return the result of each game by the rules, or as it was noted where they do not tell it."""
        pairs = zip(self.evidence.games, self.results, strict=True)
        return [game.result if by_rules is None else by_rules for game, by_rules in pairs]

    @property
    def examples(self) -> Iterator[tuple[AuditedGame, Example]]:
        """Yield all examples with their games."""
        return ((game, example) for game in self.evidence.games for example in game.examples)


def case_of(evidence: Evidence, judged: Sequence[Judged]) -> Case:
    """Return the case, with all games played again by the referee's rules."""
    results, passes, illegal = list[float | None](), list[list[int]](), 0
    for game in evidence.games:
        board, passed = board_of(evidence.config), list[int]()
        for ply, move in enumerate(game.moves):
            if board.rewards() is not None or move not in board.legal():
                illegal += 1
                break
            before = tuple(board.cells)
            board.play(move)
            if tuple(board.cells) == before:
                passed.append(ply)
        rewards = board.rewards()
        results.append(None if rewards is None else float((rewards[0] > rewards[1]) - (rewards[0] < rewards[1])))
        passes.append(passed)
    return Case(evidence, judged, results, passes, illegal)


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    return pstdev(values) / sqrt(len(values)) if values else 0.0


def is_below_zero(values: Sequence[float]) -> bool:
    """Return whether a mean is below 0 beyond doubt."""
    return len(values) >= LEAST and fmean(values) < -SURE * max(standard_error(values), 1e-9)


class KnownResult(NamedTuple):
    """The result of an example, and what the rules say of its game, both for the side to move."""

    given: float
    by_rules: float
    odd_before: bool  # whether the passes before it are odd in number
    odd_after: bool


def known_results(case: Case) -> Iterator[KnownResult]:
    """Yield the results of all examples whose games are over."""
    for game, by_rules, passes in zip(case.evidence.games, case.results, case.passes, strict=True):
        for example in game.examples if by_rules is not None else ():
            if example.result is not None and by_rules is not None:
                before = sum(ply < example.ply for ply in passes)
                own = by_rules if example.ply % 2 == 0 else -by_rules
                yield KnownResult(example.result, own, before % 2 == 1, (len(passes) - before) % 2 == 1)
