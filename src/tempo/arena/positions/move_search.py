"""The moves of a game to a position that is known only by its cells: an A* search, for any game.

The plies that are left are at least the differing cells, divided by the cells that one move changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any

from tempo.arena.positions.copy_position import copy_position
from tempo.arena.positions.unreachable import Unreachable

MOST_TRIES = 20_000  # positions that one search looks at


def find_moves(
    new_position: Callable[[], Any], cells: Sequence[int], mark: int, known: Sequence[int] = ()
) -> list[int]:
    """Return the moves of a game to a position; Unreachable if none are found.

    new_position  returns the referee's board at the start
    cells         of the position
    mark          the side to move there
    known         moves of an earlier position of the same game, which are continued if they can be
    """
    for begun in dict.fromkeys([tuple(known), ()]):
        if (moves := _continued(new_position(), cells, mark, begun)) is not None:
            return moves
    raise Unreachable("search", tries=MOST_TRIES)


def _continued(start: Any, cells: Sequence[int], mark: int, begun: Sequence[int]) -> list[int] | None:
    """Return the moves of a game that begins with these; None if none are found."""
    for move in begun:
        if move not in start.legal():
            return None
        start.play(move)
    order, seen, most_changed = count(), {_key(start)}, 1
    waiting = [(0.0, 0, next(order), list(begun), start)]
    while waiting and len(seen) <= MOST_TRIES:
        *_, moves, position = heappop(waiting)
        if position.mark == mark and not _differing(position, cells):
            return moves
        for move in position.legal():
            after = copy_position(position)
            after.play(move)
            if (key := _key(after)) not in seen:
                seen.add(key)
                most_changed = max(most_changed, _differing(after, position.cells))
                differing = _differing(after, cells)
                least_plies = len(moves) + 1 + differing / most_changed
                heappush(waiting, (least_plies, differing, next(order), [*moves, move], after))
    return None


def _key(position: Any) -> tuple[int, ...]:
    """Return what tells positions apart."""
    return (position.mark, *position.cells)


def _differing(position: Any, cells: Sequence[int]) -> int:
    """Return the number of cells that differ."""
    return sum(cell != other for cell, other in zip(position.cells, cells, strict=True))
