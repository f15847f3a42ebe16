"""On which rung agents played: machine code made beforehand, numba's, or the interpreter; by their own words.

An agent may begin on a low rung and climb while it plays. What it climbed, and with which of its moves, is told in a
line for all games that went alike: a cold start is the same in nearly all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Told = Sequence[str | None]  # the rung of each move of one side in one game; None where nothing had to run


class Climb(NamedTuple):
    """Games that went over the same rungs."""

    rungs: tuple[str, ...]  # in the order in which they were first stood on
    moves: tuple[tuple[int, ...], ...]  # of each game: with which of its own moves, from 1, the side came to each rung

    def text(self) -> str:
        """`python → numba at move 3–5`: the first rung is where it stood, whenever that was first told."""
        later = [
            f" → {rung} at move {span([moves[place] for moves in self.moves])}"
            for place, rung in enumerate(self.rungs)
            if place
        ]
        return self.rungs[0] + "".join(later)


def span(moves: Sequence[int]) -> str:
    low, high = min(moves), max(moves)
    return f"{low}" if low == high else f"{low}–{high}"


def climbs(games: Iterable[Told]) -> list[Climb]:
    """The games by the rungs that they went over, the most usual first; those that told of none are left out."""
    alike: dict[tuple[str, ...], list[tuple[int, ...]]] = {}
    for told in games:
        came: dict[str, int] = {}
        for move, rung in enumerate(told, start=1):
            if rung is not None:
                came.setdefault(rung, move)
        if came:
            alike.setdefault(tuple(came), []).append(tuple(came.values()))
    found = [Climb(rungs, tuple(moves)) for rungs, moves in alike.items()]
    return sorted(found, key=lambda climb: len(climb.moves), reverse=True)


def rung_lines(found: Sequence[Climb]) -> list[str]:
    """A line for all games that went alike, with their number where not all did."""
    if len(found) == 1:
        return [found[0].text()]
    return [f"{len(climb.moves):,}× {climb.text()}" for climb in found]
