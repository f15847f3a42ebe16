"""Games to learn from, quickly played: from a prefix at random, then by what each move is worth one ply down.

A walk goes down to a wanted number of empty squares. To what a move is worth chance adds some discs, so that no two
games are the same; and the very last moves before a position that will be asked about are often drawn blindly, because
a search evaluates positions that come of blunders far more often than such that good players would reach.
"""
import numpy as np

from tempo.bits import ONE, THIRTY_TWO, ZERO
from tempo.jit import entry, inlined, njit
from tempo.othello.evaluation.evaluate import UNIT, evaluate
from tempo.othello.playouts import one_of
from tempo.othello.rules import CELLS, MINE, THEIRS, flips_from, moves_of
from tempo.rng import below, scramble

SHORTEST_PREFIX, LONGEST_PREFIX = 8, 50  # plies at random
WHIM = 4 * UNIT  # how much chance adds to a move's worth at most: the mean of two such draws
BLIND_MOVES = 3  # at most so many of the last moves are drawn blindly


@entry
def walk(knowledge, state, rng, empty, trace):
    """Play a new game until so many squares are empty and there is a move: whether it got there.

    What it came through stands in `trace`, by plies: the state, and which side was to move, 0 or 1."""
    side = ZERO
    state[MINE], state[THEIRS] = np.uint64(0x0000000810000000), np.uint64(0x0000001008000000)
    plies = CELLS - 4 - empty
    longest = min(LONGEST_PREFIX, plies)
    prefix = longest if longest <= SHORTEST_PREFIX else drawn_prefix(rng, longest)
    blind = max(0, below(rng, 2 * BLIND_MOVES + 1) - BLIND_MOVES)  # none in four of seven
    for ply in range(plies + 1):
        if moves_of(state[MINE], state[THEIRS]) == ZERO:
            state[MINE], state[THEIRS] = state[THEIRS], state[MINE]
            side ^= ONE
            if moves_of(state[MINE], state[THEIRS]) == ZERO:
                return 0
        trace[ply, 0], trace[ply, 1], trace[ply, 2] = state[MINE], state[THEIRS], side
        if ply == plies:
            break
        by_chance = ply < prefix or ply >= plies - blind
        put(state, a_move(state, rng) if by_chance else whimsical_move(knowledge, state, rng))
        side ^= ONE
    return 1


@entry
def step(knowledge, state, rng):
    """Play one more move of a walk; whether there is another one then."""
    if below(rng, 4) == 0:
        put(state, a_move(state, rng))
    else:
        put(state, whimsical_move(knowledge, state, rng))
    if moves_of(state[MINE], state[THEIRS]) == ZERO:
        state[MINE], state[THEIRS] = state[THEIRS], state[MINE]
    return np.int64(moves_of(state[MINE], state[THEIRS]) != ZERO)


@inlined
def drawn_prefix(rng, longest):
    """The shorter of two draws: most games are to be played sensibly most of the time."""
    span = longest - SHORTEST_PREFIX + 1
    return SHORTEST_PREFIX + min(below(rng, span), below(rng, span))


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
def whimsical_move(knowledge, state, rng):
    """The move that is worth most one ply down, give or take a few discs."""
    mine, theirs = state[MINE], state[THEIRS]
    moves = moves_of(mine, theirs)
    best, best_worth = moves, -(1 << 30)
    while moves != ZERO:
        rest = moves & (moves - ONE)
        state[MINE], state[THEIRS] = mine, theirs
        put(state, moves ^ rest)
        worth = (below(rng, 2 * WHIM) + below(rng, 2 * WHIM) >> 1) - evaluate(knowledge, state)
        if worth > best_worth:
            best, best_worth = moves ^ rest, worth
        moves = rest
    state[MINE], state[THEIRS] = mine, theirs
    return best

