"""The two players that the environment brings along: `random`, and `rules`, which goes by five rules of thumb.

The rules, the first that applies deciding: complete an own line; stop the other side from completing one; make a
four of an own three that is open at both ends, toward the side with more room; stop such a three where one end has
room for more; else play anywhere. They speak of five in a row; of any other number, a "four" lacks one stone and a
"three" two. Lines are completed and stopped whatever their shape, gaps included. A three is three stones side by
side: threes with a gap are what this player does not see. Where several cells are as good, chance decides.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from tempo.games.gomoku.adapter.board import EMPTY, LINES, GomokuBoard

BuiltInPolicy = Callable[[GomokuBoard, Any], int]  # the cell to play; the other argument draws, as random.Random does


def random_move(board: GomokuBoard, generator: Any) -> int:
    """Any empty cell."""
    return int(generator.choice(board.legal()))


def rule_based_move(board: GomokuBoard, generator: Any) -> int:
    """The five rules in their order."""
    own, other = board.mark, 3 - board.mark
    for candidates in (
        wins(board, own),
        wins(board, other),
        open_threes(board, own, room=1),
        open_threes(board, other, room=2),
    ):
        if candidates:
            return int(generator.choice(candidates))
    return random_move(board, generator)


BUILT_INS: dict[str, BuiltInPolicy] = {"random": random_move, "rules": rule_based_move}


def wins(board: GomokuBoard, mark: int) -> list[int]:
    """The empty cells that complete a line of `mark`."""
    return [cell for cell in board.legal() if board.would_win(cell, mark)]


def open_threes(board: GomokuBoard, mark: int, room: int) -> list[int]:
    """Of each three of `mark` that is open at both ends, one of them with so much room, the end with more of it."""
    found: list[int] = []
    for first, last, line in runs(board, mark, board.inarow - 2):
        before, after = free(board, first, (-line[0], -line[1])), free(board, last, line)
        most = max(len(before), len(after))
        if before and after and most >= room:
            found += [end[0] for end in (before, after) if len(end) == most]
    return found


def runs(board: GomokuBoard, mark: int, length: int) -> Iterator[tuple[int, int, tuple[int, int]]]:
    """The first and the last cell of exactly so many stones side by side, and the direction of their line."""
    for cell in (cell for cell, held in enumerate(board.cells) if held == mark):
        for line in LINES:
            ahead, behind = board.arms(cell, line, mark)
            if not behind and len(ahead) + 1 == length:
                yield cell, (ahead or [cell])[-1], line


def free(board: GomokuBoard, cell: int, line: tuple[int, int]) -> list[int]:
    """The empty cells that follow each other from this one in one direction, nearest first."""
    return board.run(cell, *line, EMPTY)


def board_from_observation(observation: Any, configuration: Any) -> GomokuBoard:
    """The board of an observation."""
    return GomokuBoard(configuration["size"], configuration["inarow"], observation["board"], observation["mark"])


def random_agent(observation: Any, configuration: Any) -> int:
    """The environment's `random`, which draws from Python's own generator."""
    return random_move(board_from_observation(observation, configuration), random)


def rules_agent(observation: Any, configuration: Any) -> int:
    """The environment's `rules`, which draws from Python's own generator."""
    return rule_based_move(board_from_observation(observation, configuration), random)
