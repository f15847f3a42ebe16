"""Games to learn from, quickly played: from a prefix at random, then by what each move is worth one ply down.

A walk goes down to a wanted number of empty squares. To what a move is worth chance adds some discs, so that no two
games are the same; and the very last moves before a position that will be asked about are often drawn blindly, because
a search evaluates positions that come of blunders far more often than such that good players would reach.
"""
from typing import NamedTuple

import numpy as np

from tempo.games.othello.evaluation.evaluate import UNIT, evaluate
from tempo.games.othello.playouts import one_of
from tempo.games.othello.rules import CELLS, MINE, THEIRS, flips_from, moves_of
from tempo.native.bits import ONE, THIRTY_TWO, ZERO, count_bits
from tempo.native.jit import entry, inlined, njit
from tempo.native.rng import below, scramble

SHORTEST_PREFIX, LONGEST_PREFIX = 8, 50  # plies at random
BLIND_DRAWS = 7


class Manner(NamedTuple):
    """How games are played."""

    whim: int  # how many units chance adds to a move's worth at most, and takes from it: the mean of two draws
    draws: int  # the prefix is the shortest of so many draws
    sober: int  # of seven chances so many and one more that the last move before a position is not drawn blindly
    slip: int  # beyond that position, one move in so many is drawn blindly
    greedy: int = 0  # in one of so many games one side takes the most discs it can: who has few may lose all


WILD = Manner(whim=4 * UNIT, draws=2, sober=3, slip=4)
SENSIBLE = Manner(whim=2 * UNIT, draws=3, sober=4, slip=8)
MOTLEY = SENSIBLE._replace(greedy=8)
NOBODY = 2


@entry
def walk(knowledge, manner, state, rng, empty, trace):
    """Play a new game until so many squares are empty and there is a move: whether it got there.

    What it came through stands in `trace`, by plies: the state, and which side was to move, 0 or 1."""
    side = ZERO
    state[MINE], state[THEIRS] = np.uint64(0x0000000810000000), np.uint64(0x0000001008000000)
    plies = CELLS - 4 - empty
    longest = min(LONGEST_PREFIX, plies)
    prefix = longest if longest <= SHORTEST_PREFIX else drawn_prefix(rng, longest, manner.draws)
    blind = max(0, below(rng, BLIND_DRAWS) - manner.sober)
    greedy = NOBODY
    if manner.greedy > 0 and below(rng, manner.greedy) == 0:
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
        if ply < prefix or ply >= plies - blind:
            disc = a_move(state, rng)
        elif side == np.uint64(greedy):
            disc = greedy_move(state, rng)
        else:
            disc = whimsical_move(knowledge, manner.whim, state, rng)
        put(state, disc)
        side ^= ONE
    return 1


@entry
def step(knowledge, manner, state, rng):
    """Play one more move of a walk; whether there is another one then."""
    if below(rng, manner.slip) == 0:
        put(state, a_move(state, rng))
    else:
        put(state, whimsical_move(knowledge, manner.whim, state, rng))
    if moves_of(state[MINE], state[THEIRS]) == ZERO:
        state[MINE], state[THEIRS] = state[THEIRS], state[MINE]
    return np.int64(moves_of(state[MINE], state[THEIRS]) != ZERO)


@inlined
def drawn_prefix(rng, longest, draws):
    """The shortest of some draws: most games are to be played sensibly most of the time."""
    shortest = longest
    for _ in range(draws):
        shortest = min(shortest, SHORTEST_PREFIX + below(rng, longest - SHORTEST_PREFIX + 1))
    return shortest


@inlined
def put(state, disc):
    """Put a disc; the other side is then to move."""
    mine, theirs = state[MINE], state[THEIRS]
    turned = flips_from(disc, mine, theirs)
    state[MINE], state[THEIRS] = theirs ^ turned, mine | turned | disc


@inlined
def a_move(state, rng):
    rng[0] = scramble(rng[0])
    return one_of(moves_of(state[MINE], state[THEIRS]), rng[0] >> THIRTY_TWO)


@njit
def greedy_move(state, rng):
    """The move that turns most discs; among equals any."""
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
def whimsical_move(knowledge, whim, state, rng):
    """The move that is worth most one ply down, give or take a few discs."""
    mine, theirs = state[MINE], state[THEIRS]
    moves = moves_of(mine, theirs)
    best, best_worth = moves, -(1 << 30)
    while moves != ZERO:
        rest = moves & (moves - ONE)
        state[MINE], state[THEIRS] = mine, theirs
        put(state, moves ^ rest)
        worth = (below(rng, 2 * whim) + below(rng, 2 * whim) >> 1) - evaluate(knowledge, state)
        if worth > best_worth:
            best, best_worth = moves ^ rest, worth
        moves = rest
    state[MINE], state[THEIRS] = mine, theirs
    return best

