"""Openings of matches, so that deterministic players play different games.

On 15x15, 11x11 and 8x8 with five in a row they are level by default: from the files `level_SIZE.txt`, which
`experiments/level_openings.py` made. After most random stones the side to move has a won game, and the match measures
little.

A random opening is a few random stones of both sides in the middle half of the board (7x7 of 15x15). Neither side can
complete a line with its next stone. Openings count as equal if they lead to the same position or to one of its eight
symmetries. None repeats while there are unused ones: on 15x15 two stones make 315 positions and four make 159,732.
Where the board is too small, or lines are too short, for that many stones, openings are shorter.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import chain, cycle, islice
from pathlib import Path

from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.positions.openings import distinct
from tempo.games.gomoku.adapter.board import BLACK, WHITE, GomokuBoard

PATIENCE = 3000  # failed draws before openings may repeat, or become shorter
MARKS = (BLACK, WHITE)
LEVEL_INAROW = 5  # of the level openings
LEAST_REACH = 3  # twice the distance from the middle to the farthest row of the middle area


def draw_openings(count: int, config: MatchConfig, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
    """Draw `count` openings of plies[0] to plies[1] stones, the same ones for the same seed."""
    generator = random.Random(f"openings {seed}")
    return distinct(
        count,
        plies,
        lambda length: _draw(config, generator.randint(*length), generator),
        lambda opening: key_of(opening, config.shape["size"]),
        PATIENCE,
    )


def _draw(config: MatchConfig, plies: int, generator: random.Random) -> tuple[int, ...] | None:
    """Draw an opening of `plies` stones; None if there is no space, or a side could win with its next stone."""
    near = near_the_middle(config.shape["size"])
    if plies > len(near):
        return None
    board = GomokuBoard(config.shape["size"], config.shape["inarow"])
    for cell in generator.sample(near, plies):
        if board.winner:
            return None
        board.play(cell)
    return None if board.is_over() or _has_a_win(board) else tuple(board.moves)


def _has_a_win(board: GomokuBoard) -> bool:
    """Test whether either side can complete a line with its next stone."""
    most = (board.plies + 1) // 2
    return most + 1 >= board.inarow and any(board.would_win(cell, mark) for cell in board.legal() for mark in MARKS)


def near_the_middle(size: int) -> list[int]:
    """Return the cells of the middle half of the board, at least the middle and its neighbours."""
    reach = max(LEAST_REACH, size // 2)
    middle = [line for line in range(size) if abs(2 * line - (size - 1)) <= reach]
    return [row * size + column for row in middle for column in middle]


def images(opening: Sequence[int], size: int) -> list[tuple[int, ...]]:
    """Return the eight symmetric images of an opening, some of them equal where it is symmetric."""
    places, images = [divmod(cell, size) for cell in opening], []
    for _ in range(4):
        places = [(column, size - 1 - row) for row, column in places]
        images.append(tuple(row * size + column for row, column in places))
        images.append(tuple(row * size + size - 1 - column for row, column in places))
    return images


def key_of(opening: Sequence[int], size: int) -> tuple[tuple[int, int], ...]:
    """Return the position as a key: (cell, seat) pairs of the smallest of its eight symmetric images."""
    return min(tuple(sorted((cell, ply % 2) for ply, cell in enumerate(image))) for image in images(opening, size))


def level_file(size: int) -> Path:
    """Return the path of the level openings of a board."""
    return Path(__file__).with_name(f"level_{size}.txt")


def has_level_openings(config: MatchConfig) -> bool:
    """Return whether there are level openings for a board."""
    return config.shape["inarow"] == LEVEL_INAROW and level_file(config.shape["size"]).is_file()


def read_openings(path: Path) -> list[tuple[int, ...]]:
    """Return the openings of a file: each line begins with cells, the first player's first; `#` begins a comment."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [tuple(map(int, line.split()[0].split(","))) for line in lines if line and not line.startswith("#")]


def shuffled(openings: list[tuple[int, ...]], generator: random.Random) -> list[tuple[int, ...]]:
    """Return openings in random order."""
    return generator.sample(openings, len(openings))


def draw_level_openings(count: int, size: int, seed: int) -> list[tuple[int, ...]]:
    """Draw level openings, the same ones for the same seed: all in random order, each in one of its images, then again.

    There are eight times as many as the file has, less the images that are equal; then they repeat.
    """
    generator = random.Random(f"level openings {seed}")
    level = shuffled(read_openings(level_file(size)), generator)
    turned = [shuffled(sorted(set(images(opening, size))), generator) for opening in level]
    rounds = [[own[number] for own in turned if number < len(own)] for number in range(8)]
    return list(islice(cycle(chain.from_iterable(rounds)), count))
