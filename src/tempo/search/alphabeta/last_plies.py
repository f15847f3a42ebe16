"""The last plies of alpha-beta: plain, and never broken off.

Nothing is remembered, nothing left out, and moves are tried in the order in which the game lists them: so near the
leaves, looking at all of them first costs more than it saves, a sixth of the time. It asks the game for what
deepening.py asks, and writes to the memory of its search.
"""
import numpy as np

from tempo.native.jit import inlined, njit
from tempo.search.game import ONGOING

INFINITE = np.int64(1 << 30)  # more than any value; not a bare number, for which numba would compile all once more
# What is told of a search: evaluations and positions looked into, the best move of the root, and whether there was a
# line that was not followed to the end of the game.
NODES_SEARCHED, BEST_MOVE, HIT_HORIZON = 0, 1, 2


@njit
def search_tail(game, evaluate, work, ply, depth, alpha, beta):
    """The value of the position at a ply: exact if it is between alpha and beta, else a bound."""
    work.status[NODES_SEARCHED] += 1
    state = work.states[ply]
    is_over = game.outcome(game.board, state) != ONGOING
    if depth <= 0 or is_over:
        work.status[HIT_HORIZON] |= np.int64(not is_over)
        return np.int64(evaluate(game.board, state))
    count = game.legal(game.board, state, work.actions[ply])
    best = np.int64(-INFINITE)
    for number in range(count):
        play_at(game, work, ply, work.actions[ply, number])
        if depth == 1:
            work.status[NODES_SEARCHED] += 1
            value = -np.int64(evaluate(game.board, work.states[ply + 1]))
            if work.status[HIT_HORIZON] == 0:
                work.status[HIT_HORIZON] = np.int64(game.outcome(game.board, work.states[ply + 1]) == ONGOING)
        elif number == 0:
            value = -search_tail(game, evaluate, work, ply + 1, depth - 1, -beta, -alpha)
        else:
            value = -search_tail(game, evaluate, work, ply + 1, depth - 1, -alpha - 1, -alpha)
            if alpha < value < beta:
                value = -search_tail(game, evaluate, work, ply + 1, depth - 1, -beta, -value)
        if value > best:
            best = value
            if best > alpha:
                alpha = best
                if alpha >= beta:
                    break
    return best


@inlined
def play_at(game, work, ply, action):
    """Lead the line on by a move."""
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    game.play(game.board, work.states[ply + 1], action)
