"""Positions that no game reaches: the reasons, and checks that games with lines of stones share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tempo.arena.command_line.inputs import BadInput

REASONS = {
    "counts": "First has {first} stones, Second {second}: First should have as many as Second, or one more",
    "floating": "column {column} has a stone above an empty cell",
    "both": "both players have a winning line",
    "over_first": "First has a winning line, but Second moved last: the game was already over",
    "over_second": "Second has a winning line, but First moved last: the game was already over",
    "lines": "no last move completes the winning line: the game was already over before it",
    "order": "no order of moves leads to these stones",
    "middle": "the four squares in the middle always hold discs",
    "apart": "no order of moves fills these squares: each disc encloses another one when it is placed",
    "not_found": "no game was found that leads to these discs: the search finds most positions of up to 20 moves",
    "search": "no order of moves was found: the search gave up after {tries} tries",
}


class Unreachable(BadInput):
    """No game leads to these cells. `reason` names the text of a page in another language, and `values` fill it."""

    def __init__(self, reason: str, **values: int) -> None:
        super().__init__(REASONS[reason].format(**values))
        self.reason = reason
        self.values = values


def last_mover(cells: Sequence[int]) -> int:
    """Return the mark that moved last in a game of alternate stones, by their counts; Unreachable if they differ."""
    first, second = cells.count(1), cells.count(2)
    if first - second not in (0, 1):
        raise Unreachable("counts", first=first, second=second)
    return 1 if first > second else 2


def deciding_stones(cells: list[int], is_in_line: Callable[[int], bool]) -> list[int] | None:
    """Return the stones that complete all winning lines, the last move among them; None without a line.

    cells       marks; each stone is taken off and put back
    is_in_line  tests whether the stone on a cell is in a winning line of `cells`
    """
    winning = [cell for cell, mark in enumerate(cells) if mark and is_in_line(cell)]
    winners = {cells[cell] for cell in winning}
    if not winning:
        return None
    if len(winners) == 2:
        raise Unreachable("both")
    last = last_mover(cells)
    if last not in winners:
        raise Unreachable("over_second" if last == 1 else "over_first")

    def decides(stone: int) -> bool:
        cells[stone] = 0
        is_so = not any(is_in_line(cell) for cell in winning if cell != stone)
        cells[stone] = last
        return is_so

    deciding = [cell for cell in winning if decides(cell)]
    if not deciding:
        raise Unreachable("lines")
    return deciding
