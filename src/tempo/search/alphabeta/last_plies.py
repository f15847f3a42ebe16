"""Last plies of alpha-beta: a plain recursive principal variation search that never stops.

It uses no table, no cuts and the order of the game's move list: this close to the leaves, looking at all moves first
costs a sixth of the time more than it saves. It shares the workspace of deepening.py.
"""
import numpy as np

from tempo.native.jit import inlined, njit
from tempo.search.alphabeta.pvs import INFINITE, NODES_SEARCHED
from tempo.search.alphabeta.workspace import HIT_HORIZON
from tempo.search.game import ONGOING


@njit
def search_tail(game, evaluate, work, ply, depth, alpha, beta):
    """Return the value of the position at a ply: exact between alpha and beta, else a bound.

    Args:
        game: Game.
        evaluate: (board, state) -> int64, static value for the side to move.
        work: AlphaBetaWorkspace, changed in place.
        ply: int64, distance from the root.
        depth: int64, plies to search.
        alpha: int64, lower end of the window.
        beta: int64, upper end of the window.
    """
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
    """Write the position after a move to the next ply."""
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    game.play(game.board, work.states[ply + 1], action)
