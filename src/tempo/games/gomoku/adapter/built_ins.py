"""The two built-in agents of the environment: `random`, and `rules` with five rules of thumb.

The first rule that applies decides: complete a line; block the opponent's line; extend an open three at the end with
more space; block an open three of the opponent's that has space for more at one end; else play anywhere. Names are
those of five in a row; for other lengths a "four" lacks one stone and a "three" two. Lines may have gaps. A three must
be side by side: this player does not see threes with a gap. Ties are broken at random.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from tempo.games.gomoku.adapter.board import EMPTY, LINES, GomokuBoard

BuiltInPolicy = Callable[[GomokuBoard, Any], int]  # (board, random.Random or the module random) -> cell to play


def random_move(board: GomokuBoard, generator: Any) -> int:
    """Return a random empty cell."""
    return int(generator.choice(board.legal()))


def rule_based_move(board: GomokuBoard, generator: Any) -> int:
    """Return a cell by the five rules, in their order."""
    own, other = board.mark, 3 - board.mark
    for candidates in (
        wins(board, own),
        wins(board, other),
        open_threes(board, own, space=1),
        open_threes(board, other, space=2),
    ):
        if candidates:
            return int(generator.choice(candidates))
    return random_move(board, generator)


BUILT_INS: dict[str, BuiltInPolicy] = {"random": random_move, "rules": rule_based_move}


def wins(board: GomokuBoard, mark: int) -> list[int]:
    """Return the empty cells that complete a line of `mark`."""
    if board.cells.count(mark) + 1 < board.inarow:
        return []  # at once, as looking at all cells is slow
    return [cell for cell in board.legal() if board.would_win(cell, mark)]


def open_threes(board: GomokuBoard, mark: int, space: int) -> list[int]:
    """Return the ends with more space of all open threes of `mark` that have at least `space` free cells at one end."""
    ends: list[int] = []
    for first, last, line in _runs(board, mark, board.inarow - 2):
        before, after = _free(board, first, (-line[0], -line[1])), _free(board, last, line)
        most = max(len(before), len(after))
        if before and after and most >= space:
            ends += [end[0] for end in (before, after) if len(end) == most]
    return ends


def _runs(board: GomokuBoard, mark: int, length: int) -> Iterator[tuple[int, int, tuple[int, int]]]:
    """Yield the first and the last cell of each row of exactly `length` stones, and its direction."""
    for cell in (cell for cell, held in enumerate(board.cells) if held == mark):
        for line in LINES:
            ahead, behind = board.arms(cell, line, mark)
            if not behind and len(ahead) + 1 == length:
                yield cell, (ahead or [cell])[-1], line


def _free(board: GomokuBoard, cell: int, line: tuple[int, int]) -> list[int]:
    """Return the empty cells that follow a cell in one direction, nearest first."""
    return board.run(cell, *line, EMPTY)


def board_from_observation(observation: Any, configuration: Any) -> GomokuBoard:
    """Return the referee's board of an observation."""
    return GomokuBoard(configuration["size"], configuration["inarow"], observation["board"], observation["mark"])


def random_agent(observation: Any, configuration: Any) -> int:
    """The environment's `random`, with Python's global generator."""
    return random_move(board_from_observation(observation, configuration), random)


def rules_agent(observation: Any, configuration: Any) -> int:
    """The environment's `rules`, with Python's global generator."""
    return rule_based_move(board_from_observation(observation, configuration), random)
