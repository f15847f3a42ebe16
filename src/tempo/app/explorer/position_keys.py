"""Positions of games by keys: equal for boards with the same cells and side to move, symmetric images included.

A key is a sum of random numbers, one for each cell times its content, modulo 2^64. All images of all positions of a
game are computed by one product of matrices; the smallest image is the key.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from tempo.arena.adapter.game_adapter import adapter_of, board_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput

SEED = 1
MAX_BOARDS = 32  # boards whose random numbers are kept
BoardKey = tuple[str, tuple[tuple[str, int], ...]]  # game and shape
Keys = np.ndarray  # uint64


class IndexedGame(NamedTuple):
    """A game as its positions."""

    board: BoardKey
    keys: Keys  # uint64[positions]
    score: float  # of the first side: 1, 0.5 or 0; NaN for an unfinished game


class PositionTable(NamedTuple):
    """Positions of games on one board. Arrays have one entry per position."""

    keys: Keys
    next_keys: Keys  # of the position after the next move, 0 at the end of a game
    scores: np.ndarray  # float64, of the first side

    def at(self, key: np.uint64) -> PositionTable:
        """Return the entries of one position."""
        return PositionTable(*(column[self.keys == key] for column in self))


def table_of(games: Sequence[IndexedGame]) -> PositionTable:
    """Return all positions of games on one board."""
    end = np.zeros(1, np.uint64)
    return PositionTable(
        np.concatenate([end[:0], *(game.keys for game in games)]),
        np.concatenate([end[:0], *(part for game in games for part in (game.keys[1:], end))]),
        np.concatenate([np.empty(0), *(np.full(len(game.keys), game.score) for game in games)]),
    )


def board_key(config: MatchConfig) -> BoardKey:
    """Return game and shape as a key."""
    return config.game, tuple(sorted(config.shape.items()))


def indexed_game(config: MatchConfig, actions: Sequence[int], score: float = np.nan) -> IndexedGame:
    """Return a game by all its positions, the start included; raise BadInput if a move is not legal."""
    return IndexedGame(board_key(config), keys_of_boards(config, _boards_along(config, actions)), score)


def _boards_along(config: MatchConfig, actions: Sequence[int]) -> Iterator[Any]:
    """Yield the board before and after each move: one object, which changes."""
    board = board_of(config)
    yield board
    for action in actions:
        if action not in board.legal():
            raise BadInput(f"move {action} is not legal")
        board.play(action)
        yield board


def keys_of_boards(config: MatchConfig, boards: Iterable[Any]) -> Keys:
    """Return the keys of referee's boards, each the smallest among its images: uint64[boards]."""
    cells = array("q", [cell for board in boards for cell in (*board.cells, board.mark)])
    numbers = _random_numbers(board_key(config))
    positions = np.array(cells, np.int64).astype(np.uint64).reshape(-1, len(numbers))
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
