"""Keys of positions: equal for boards with the same cells and side to move, symmetric images included.

A key is a sum of random numbers, one for each cell times its content, modulo 2^64. All images of all positions of a
game are computed by one product of matrices; the smallest image is the key.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import adapter_of, board_of
from tempo.lab.referee.game_types import MatchConfig

SEED = 1
MAX_BOARDS = 32  # boards whose random numbers are kept
BoardKey = tuple[str, tuple[tuple[str, int], ...]]  # game and shape
Keys = np.ndarray  # uint64


def board_key(config: MatchConfig) -> BoardKey:
    """Return game and shape as a key."""
    return config.game, tuple(sorted(config.shape.items()))


def keys_of_game(config: MatchConfig, actions: Sequence[int]) -> Keys:
    """Return the keys of all positions of a game, the start included: uint64[moves + 1].

    Raise BadInput if a move is not legal.
    """
    board = board_of(config)
    cells = array("q", (*board.cells, board.mark))
    for action in actions:
        if action not in board.legal():
            raise BadInput(f"move {action} is not legal")
        board.play(action)
        cells.extend((*board.cells, board.mark))
    return _keys(config, cells)


def keys_of_boards(config: MatchConfig, boards: Sequence[Any]) -> Keys:
    """Return the keys of referee's boards: uint64[boards]."""
    return _keys(config, array("q", [cell for board in boards for cell in (*board.cells, board.mark)]))


def _keys(config: MatchConfig, cells: array[int]) -> Keys:
    """Return the smallest key of each position among its images."""
    numbers = _random_numbers(board_key(config))
    positions = np.frombuffer(cells, np.int64).astype(np.uint64).reshape(-1, len(numbers))
    keys: Keys = (positions @ numbers).min(axis=1)
    return keys


@lru_cache(maxsize=MAX_BOARDS)
def _random_numbers(board: BoardKey) -> np.ndarray:
    """Return the numbers of the cells and the side to move, one column for each symmetry: uint64[cells + 1, images]."""
    game, shape = board
    config = MatchConfig(game, dict(shape))
    cells = len(board_of(config).cells)
    drawn = np.random.default_rng(SEED).integers(0, 1 << 64, cells + 1, np.uint64)
    images = [range(cells), *adapter_of(game).symmetries(config)]
    return np.stack([drawn[[*image, cells]] for image in images], axis=1)
