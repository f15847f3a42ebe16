"""Backends that agents ran on: ahead-of-time machine code, numba, or the interpreter, as the agents report them.

An agent may start on a slow backend and upgrade while it plays. One line describes all games with the same sequence of
backends, with the moves at which the agent upgraded: a cold start looks alike in nearly all games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Reported = Sequence[str | None]  # the backend of each move of one side in one game; None where nothing had to run


class BackendUse(NamedTuple):
    """Games with the same sequence of backends."""

    backends: tuple[str, ...]  # in the order of their first use
    moves: tuple[tuple[int, ...], ...]  # by game: the side's own move, from 1, at which it came to each backend

    def text(self) -> str:
        """Return `python → numba at move 3–5`. The first backend has no move: the agent started on it."""
        later = [
            f" → {backend} at move {span([moves[place] for moves in self.moves])}"
            for place, backend in enumerate(self.backends)
            if place
        ]
        return self.backends[0] + "".join(later)


def span(moves: Sequence[int]) -> str:
    """Return `3`, or `3–5`."""
    low, high = min(moves), max(moves)
    return f"{low}" if low == high else f"{low}–{high}"


def backend_uses(games: Iterable[Reported]) -> list[BackendUse]:
    """Group games by their sequence of backends, the most frequent first; games without a report are left out."""
    alike: dict[tuple[str, ...], list[tuple[int, ...]]] = {}
    for reported in games:
        came: dict[str, int] = {}
        for move, backend in enumerate(reported, start=1):
            if backend is not None:
                came.setdefault(backend, move)
        if came:
            alike.setdefault(tuple(came), []).append(tuple(came.values()))
    uses = [BackendUse(backends, tuple(moves)) for backends, moves in alike.items()]
    return sorted(uses, key=lambda use: len(use.moves), reverse=True)


def backend_lines(uses: Sequence[BackendUse]) -> list[str]:
    """Return a line per group, with its number of games if there is more than one group."""
    if len(uses) == 1:
        return [uses[0].text()]
    return [f"{len(use.moves):,}× {use.text()}" for use in uses]
