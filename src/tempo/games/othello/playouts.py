"""Othello playouts: uniform, by Roxanne's priorities, or a mixture of both.

Roxanne ranks the squares once and for all, and plays a random legal move of the best rank. It knows two things, that
corners are good and that the squares beside them are bad, and that is much better than nothing. The three playouts are
one loop: it decides for each disc whether to use the ranks, and where the share of such discs is a constant, the
compiler removes the decision.
"""
import numpy as np

from tempo.games.othello.move_priors import RANKS
from tempo.games.othello.rules import MINE, PASS, THEIRS, flips_from, moves_of, square_of
from tempo.native.bits import ONE, THIRTY_TWO, ZERO, count_bits
from tempo.native.jit import inlined, njit
from tempo.native.rng import scramble
from tempo.search.playout_log import log_move

LOW_WORD = np.uint64(0xFFFFFFFF)
# Share of discs that are put by rank, out of 2^32.
NEVER, ALWAYS = np.uint64(0), np.uint64(1 << 32)
OFTEN = np.uint64(1 << 31)


@njit
def uniform_playout(board, state, rng, log):
    """Play uniformly random moves; for the result see Game.playout."""
    return play_to_the_end(state, rng, log, NEVER)


@njit
def roxanne_playout(board, state, rng, log):
    """Play random moves of the best rank."""
    return play_to_the_end(state, rng, log, ALWAYS)


@njit
def mixed_playout(board, state, rng, log):
    """Play either way, chosen at random for each disc."""
    return play_to_the_end(state, rng, log, OFTEN)


@inlined
def play_to_the_end(state, rng, log, ranked):
    """Play to the end of the game; return the number of plies, negative if the side to move lost, 0 for a draw."""
    mover, other = state[MINE], state[THEIRS]
    random = rng[0]
    plies = 0
    while True:
        moves = moves_of(mover, other)
        if moves == ZERO:
            moves = moves_of(other, mover)
            if moves == ZERO:
                break
            mover, other = other, mover
            log_move(log, plies, PASS)
            plies += 1
        random = scramble(random)
        if random & LOW_WORD < ranked:
            moves = best_ranked(moves)
        disc = one_of(moves, random >> THIRTY_TWO)
        flips = flips_from(disc, mover, other)
        mover, other = other ^ flips, mover | flips | disc
        if log is not None:
            log_move(log, plies, square_of(disc))
        plies += 1
    rng[0] = random
    margin = count_bits(other) - count_bits(mover)  # `other` moved last
    if plies & 1:
        margin = -margin
    if margin == 0:
        return 0
    return plies if margin > 0 else -plies


@inlined
def best_ranked(moves):
    """Return the moves of the best rank; there is at least one move."""
    rank = 0
    while moves & RANKS[rank] == ZERO:
        rank += 1
    return moves & RANKS[rank]


@inlined
def one_of(moves, random):
    """Return one of the moves, as a bit, chosen by a random number below 2^32."""
    skipped = (random * np.uint64(count_bits(moves))) >> THIRTY_TWO
    while skipped != ZERO:
        moves &= moves - ONE
        skipped -= ONE
    return moves & (~moves + ONE)
