"""Totals of a set of games from the view of one player. Counting only, no printing.

Won, drawn and lost count the games that were played to their end. A forfeited game counts only as a forfeit, an
unfinished one only as unfinished, so that the counts of a row add up to its games. Simulations per second are the
median over searched moves, because the first moves of a slow backend are slow. Moves without a search and backends are
counted as the agent reports them.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from tempo.arena.adapter.game_types import FORFEITS, PlayedGame, PlayedMove
from tempo.arena.adapter.search_info import SEARCHED, count_unsearched
from tempo.lab.statistics.backend_use import BackendUse, backend_uses


class Side(NamedTuple):
    """A game and the seat whose view is taken."""

    game: PlayedGame
    seat: int

    def moves(self) -> list[PlayedMove]:
        """Return the moves of this player."""
        return [move for move in self.game.moves if move.seat == self.seat]

    def other(self) -> Side:
        """Return the view of the opponent."""
        return Side(self.game, 1 - self.seat)


class Totals(NamedTuple):
    """Totals of one player; None where there were no such moves."""

    games: int
    won: int
    drawn: int
    lost: int
    unfinished: int
    own_forfeits: dict[str, int]
    other_forfeits: dict[str, int]
    moves: int
    unsearched: dict[str, int]  # moves without a search, by reason
    backends: list[BackendUse]
    mean_seconds: float | None
    worst_seconds: float | None
    mean_bank: float
    least_bank: float
    simulations_per_second: float | None


def totals_of(sides: Sequence[Side]) -> Totals:
    """Add up at least one game."""
    finished = [side for side in sides if side.game.is_finished()]
    to_the_end = [side.game.score(side.seat) for side in finished if side.game.forfeit() is None]
    own = [side.game.statuses[side.seat] for side in sides]
    other = [side.game.statuses[1 - side.seat] for side in sides]
    banks = [side.game.banks[side.seat] for side in sides]
    moves = [move for side in sides for move in side.moves()]
    times = [move.seconds for move in moves]
    speeds = [move.simulations / move.seconds for move in moves if move.reason in SEARCHED and move.simulations]
    return Totals(
        games=len(sides),
        won=to_the_end.count(1.0),
        drawn=to_the_end.count(0.5),
        lost=to_the_end.count(0.0),
        unfinished=len(sides) - len(finished),
        own_forfeits={kind: own.count(kind) for kind in FORFEITS},
        other_forfeits={kind: other.count(kind) for kind in FORFEITS},
        moves=len(moves),
        unsearched=count_unsearched(move.reason for move in moves),
        backends=backend_uses([move.backend for move in side.moves()] for side in sides),
        mean_seconds=sum(times) / len(times) if times else None,
        worst_seconds=max(times, default=None),
        mean_bank=sum(banks) / len(banks),
        least_bank=min(banks),
        simulations_per_second=median(speeds) if speeds else None,
    )
