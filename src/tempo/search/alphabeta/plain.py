"""Alpha-beta, for any game that keeps the contract of game.py and can say what a position is worth.

What it asks beyond the contract is one function, `evaluate(board, state)`: the value for the side to move, a whole
number; where the game is over, what it ended with. Moves are tried in the order of what they are worth one ply down,
and all but the first are asked only whether they are better (principal variation search).

This is the bare search to a depth. It remembers nothing and leaves nothing out: labels are made with it, and
deepening.py leaves the last plies to it.
"""
from typing import NamedTuple

import numpy as np

from tempo.jit import entry, inlined, njit
from tempo.search.game import ONGOING, Game

# Not bare numbers, for which numba would compile the search once more, and link both at run time.
INFINITE = np.int64(1 << 30)  # more than any value
TOP = np.int64(0)  # the ply of the root
LONGEST_SEARCH = 128  # plies
AS_LISTED = 2  # plies from the end, at which looking at all moves first costs more than it saves: a sixth of the time
# What is told of a search: evaluations and positions looked into, the best move of the root, and whether there was a
# line that was not followed to the end of the game.
SEEN, CHOSEN, UNFINISHED = 0, 1, 2


class SearchedLine(NamedTuple):
    """The line that is searched."""

    states: np.ndarray  # [LONGEST_SEARCH + 1, words of a state]
    actions: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] by ply, the one to try first in front
    values: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] what each is worth at first sight
    told: np.ndarray  # int64[3]


def new_searched_line(game: Game, state: np.ndarray) -> SearchedLine:
    """Memory for searching positions of a game whose states are like this one."""
    moves = (LONGEST_SEARCH + 1, game.actions + 1)
    return SearchedLine(
        np.zeros((LONGEST_SEARCH + 1, state.size), state.dtype),
        np.zeros(moves, np.int64),
        np.zeros(moves, np.int64),
        np.zeros(3, np.int64),
    )


@entry
def search_to_depth(game, evaluate, work, root, depth):
    """What a position is worth, searched to a depth; the best move stands in work.told."""
    for word in range(root.size):
        work.states[0, word] = root[word]
    return deepen(game, evaluate, work, TOP, depth, -INFINITE, INFINITE)


@njit
def deepen(game, evaluate, work, ply, depth, alpha, beta):
    """The value of the position at a ply: exact if it is between alpha and beta, else a bound."""
    work.told[SEEN] += 1
    state = work.states[ply]
    is_over = game.outcome(game.board, state) != ONGOING
    if depth <= 0 or is_over:
        work.told[UNFINISHED] |= np.int64(not is_over)
        return np.int64(evaluate(game.board, state))
    count = game.legal(game.board, state, work.actions[ply])
    if depth > AS_LISTED:
        put_in_order(game, evaluate, work, ply, count)
    best = np.int64(-INFINITE)
    for number in range(count):
        play_on(game, work, ply, work.actions[ply, number])
        if depth == 1:
            work.told[SEEN] += 1
            value = -np.int64(evaluate(game.board, work.states[ply + 1]))
            if work.told[UNFINISHED] == 0:
                work.told[UNFINISHED] = np.int64(game.outcome(game.board, work.states[ply + 1]) == ONGOING)
        elif number == 0:
            value = -deepen(game, evaluate, work, ply + 1, depth - 1, -beta, -alpha)
        else:
            value = -deepen(game, evaluate, work, ply + 1, depth - 1, -alpha - 1, -alpha)
            if alpha < value < beta:
                value = -deepen(game, evaluate, work, ply + 1, depth - 1, -beta, -value)
        if value > best:
            best = value
            if ply == 0:
                work.told[CHOSEN] = work.actions[ply, number]
            if best > alpha:
                alpha = best
                if alpha >= beta:
                    break
    return best


@inlined
def play_on(game, work, ply, action):
    """Lead the line on by a move."""
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    game.play(game.board, work.states[ply + 1], action)


@inlined
def put_in_order(game, evaluate, work, ply, count):
    """The move that is worth most one ply down comes first."""
    actions, values = work.actions[ply], work.values[ply]
    for number in range(count):
        action = actions[number]
        play_on(game, work, ply, action)
        work.told[SEEN] += 1
        value = -np.int64(evaluate(game.board, work.states[ply + 1]))
        place = number
        while place > 0 and values[place - 1] < value:
            values[place], actions[place] = values[place - 1], actions[place - 1]
            place -= 1
        values[place], actions[place] = value, action
