"""Othello: random endgames, and their scores by full search."""

import random

import numpy as np

from tempo.games.othello.experiments.endgame_bench import POSITIONS, read_positions
from tempo.games.othello.rules import CELLS, flips_of, moves_of
from tempo.native.jit import kernel

SAMPLES = read_positions(POSITIONS)
NO_PASSES = np.int64(0)


@kernel
def minimax(mine, theirs, passes):
    """Return the score by full search, empty squares counted for the winner."""
    moves, best = moves_of(mine, theirs), -100
    if moves == np.uint64(0):
        if passes == 0:
            return -minimax(theirs, mine, passes + 1)
        here, there = 0, 0
        for square in range(64):
            here += np.int64((mine >> np.uint64(square)) & np.uint64(1))
            there += np.int64((theirs >> np.uint64(square)) & np.uint64(1))
        rest = 64 - here - there
        return here - there + (rest if here > there else -rest if here < there else 0)
    for square in range(64):
        disc = np.uint64(1) << np.uint64(square)
        if moves & disc != np.uint64(0):
            flips = flips_of(mine, theirs, square)
            best = max(best, -minimax(theirs ^ flips, mine | flips | disc, NO_PASSES))
    return best


def score_by_minimax(state: np.ndarray) -> int:
    return int(minimax(state[0], state[1], int(NO_PASSES)))


def random_state(rng: random.Random, empty: int, share: float = 0.5) -> np.ndarray:
    """Return discs on random squares: such positions have many passes and early ends."""
    squares = rng.sample(range(CELLS), CELLS - empty)
    mine = sum(1 << square for square in squares if rng.random() < share)
    return np.array([mine, sum(1 << square for square in squares) ^ mine], np.uint64)


def is_over(state: np.ndarray) -> bool:
    return not moves_of(state[0], state[1]) and not moves_of(state[1], state[0])


def unfinished(rng: random.Random, empty: int, share: float) -> np.ndarray:
    while is_over(state := random_state(rng, empty, share)):
        pass
    return state
