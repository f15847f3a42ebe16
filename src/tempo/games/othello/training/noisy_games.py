"""Fast games for training: a random opening, then the best move by the evaluation one ply deep, with noise.

A game goes down to a wanted number of empty squares. The noise makes games differ. The last moves before the wanted
position are often random, because a search evaluates positions after blunders far more often than those that good
players reach.
"""
from typing import NamedTuple

import numpy as np

from tempo.games.othello.evaluation.evaluate import UNIT, evaluate
from tempo.games.othello.playouts import one_of
from tempo.games.othello.rules import CELLS, MINE, THEIRS, flips_from, moves_of
from tempo.native.bits import ONE, THIRTY_TWO, ZERO, count_bits
from tempo.native.jit import inlined, kernel, njit
from tempo.native.rng import below, scramble

SHORTEST_PREFIX, LONGEST_PREFIX = 8, 50  # random plies at the beginning
ENDING_DRAWS = 7


class NoiseConfig(NamedTuple):
    """Randomness of a game."""

    value_noise: int  # largest noise of a move's value in units, either way: the mean of two uniform draws
    prefix_draws: int  # draws of the random opening's length; the shortest counts
    guided_endings: int  # the last move before the wanted position is not random in this and one more of 7 cases
    blunder_period: int  # beyond that position, one move in each period is random
    greedy_period: int = 0  # in one game in each period a side takes the most discs: the other may lose all


HIGH_NOISE = NoiseConfig(value_noise=4 * UNIT, prefix_draws=2, guided_endings=3, blunder_period=4)
LOW_NOISE = NoiseConfig(value_noise=2 * UNIT, prefix_draws=3, guided_endings=4, blunder_period=8)
LOW_NOISE_GREEDY = LOW_NOISE._replace(greedy_period=8)
NOBODY = 2


@kernel
def play_noisy_game(evaluator, noise, state, rng, empty, trace):
    """Play a new game until `empty` squares are empty and the side to move has a move.

    Args:
        evaluator: PatternEvaluator.
        noise: NoiseConfig.
        state: uint64[2] written: the position reached.
        rng: uint64[1].
        empty: wanted number of empty squares.
        trace: uint64[60, 3] written by ply: the state, and the side to move, 0 or 1.

    Returns: 1, or 0 if the game ended before.
    """
    side = ZERO
    state[MINE], state[THEIRS] = np.uint64(0x0000000810000000), np.uint64(0x0000001008000000)
    plies = CELLS - 4 - empty
    longest = min(LONGEST_PREFIX, plies)
    prefix = longest if longest <= SHORTEST_PREFIX else draw_prefix(rng, longest, noise.prefix_draws)
    random_ending = max(0, below(rng, ENDING_DRAWS) - noise.guided_endings)
    greedy = NOBODY
    if noise.greedy_period > 0 and below(rng, noise.greedy_period) == 0:
        greedy = below(rng, 2)
    for ply in range(plies + 1):
        if moves_of(state[MINE], state[THEIRS]) == ZERO:
            state[MINE], state[THEIRS] = state[THEIRS], state[MINE]
            side ^= ONE
            if moves_of(state[MINE], state[THEIRS]) == ZERO:
                return 0
        trace[ply, 0], trace[ply, 1], trace[ply, 2] = state[MINE], state[THEIRS], side
        if ply == plies:
            break
        if ply < prefix or ply >= plies - random_ending:
            disc = random_move(state, rng)
        elif side == np.uint64(greedy):
            disc = greedy_move(state, rng)
        else:
            disc = noisy_best_move(evaluator, noise.value_noise, state, rng)
        put_disc(state, disc)
        side ^= ONE
    return 1


@kernel
def play_noisy_move(evaluator, noise, state, rng):
    """Play one more move of such a game; return whether there is another one then."""
    if below(rng, noise.blunder_period) == 0:
        put_disc(state, random_move(state, rng))
    else:
        put_disc(state, noisy_best_move(evaluator, noise.value_noise, state, rng))
    if moves_of(state[MINE], state[THEIRS]) == ZERO:
        state[MINE], state[THEIRS] = state[THEIRS], state[MINE]
    return np.int64(moves_of(state[MINE], state[THEIRS]) != ZERO)


@inlined
def draw_prefix(rng, longest, draws):
    """Return the length of the random opening, the shortest of some draws: most games should be sensible for long."""
    shortest = longest
    for _ in range(draws):
        shortest = min(shortest, SHORTEST_PREFIX + below(rng, longest - SHORTEST_PREFIX + 1))
    return shortest


@inlined
def put_disc(state, disc):
    """Put a disc; then the other side is to move."""
    mine, theirs = state[MINE], state[THEIRS]
    turned = flips_from(disc, mine, theirs)
    state[MINE], state[THEIRS] = theirs ^ turned, mine | turned | disc


@inlined
def random_move(state, rng):
    """Draw a legal move, as a bit."""
    rng[0] = scramble(rng[0])
    return one_of(moves_of(state[MINE], state[THEIRS]), rng[0] >> THIRTY_TWO)


@njit
def greedy_move(state, rng):
    """Return the move that flips the most discs; ties are broken at random."""
    mine, theirs = state[MINE], state[THEIRS]
    moves = moves_of(mine, theirs)
    best, most = moves, -1
    while moves != ZERO:
        rest = moves & (moves - ONE)
        turned = 8 * count_bits(flips_from(moves ^ rest, mine, theirs)) + below(rng, 8)
        if turned > most:
            best, most = moves ^ rest, turned
        moves = rest
    return best


@njit
def noisy_best_move(evaluator, value_noise, state, rng):
    """Return the move with the best value one ply deep, noise added."""
    mine, theirs = state[MINE], state[THEIRS]
    moves = moves_of(mine, theirs)
    best, best_value = moves, -(1 << 30)
    while moves != ZERO:
        rest = moves & (moves - ONE)
        state[MINE], state[THEIRS] = mine, theirs
        put_disc(state, moves ^ rest)
        value = (below(rng, 2 * value_noise) + below(rng, 2 * value_noise) >> 1) - evaluate(evaluator, state)
        if value > best_value:
            best, best_value = moves ^ rest, value
        moves = rest
    state[MINE], state[THEIRS] = mine, theirs
    return best
