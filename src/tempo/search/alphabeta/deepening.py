"""Alpha-beta search for games with an evaluation, on states that are copied from ply to ply (pvs.py).

- Transposition table: a position searched at least as deep before is not searched again; its best move is tried first.
- Static ordering: the other moves are sorted by their static value one ply down.
- ProbCut: a shallow search far outside the window replaces the deep one (selectivity.py). Once an iteration reaches
  the end of the game everywhere, the next ones cut with wider margins, and then not at all.

The last plies are searched by last_plies.py, which is recursive and never stops.
"""
from collections.abc import Callable

import numpy as np

from tempo.native.jit import inlined, njit
from tempo.search.alphabeta.last_plies import play_at, search_tail
from tempo.search.alphabeta.pvs import (
    ALPHA,
    BEST_ACTION,
    BEST_VALUE,
    BETA,
    DEPTH,
    FINISHED,
    GENERATION,
    MAX_DEPTH,
    MOVE_COUNT,
    MOVE_INDEX,
    NODES_SEARCHED,
    PENDING,
    SELECTIVITY,
    STAGE,
    Steps,
    beats_null_window,
    bound_of,
    search_again,
    search_first_move,
    set_move_window,
    set_window,
    update_best,
)
from tempo.search.alphabeta.transposition_table import (
    LOWER,
    NO_MOVE,
    NOT_FOUND,
    UPPER,
    hash_state,
    probe,
    store,
    unpack_known,
)
from tempo.search.alphabeta.workspace import (
    GROWTH_BITS,
    HIT_HORIZON,
    HORIZON_BEFORE,
    NO_SELECTIVITY,
    PROBCUT_HIGH,
    PROBCUT_LOW,
    STATIC_EVAL,
)
from tempo.search.game import ONGOING, Game

TAIL_PLIES = 2  # depth that is left to last_plies.py, without the table


@njit
def enter_node(steps, work, ply):
    """Start the position at a ply: return its value if the table, the tail search or the rules give it, or PENDING."""
    game, frame = steps.game, work.frames[ply]
    if ply == 0:
        return search_first_move(steps, work, ply)
    state, depth, alpha, beta = work.states[ply], frame[DEPTH], frame[ALPHA], frame[BETA]
    if depth <= TAIL_PLIES or game.outcome(game.board, state) != ONGOING:
        return search_tail(game, steps.evaluate, work, ply, depth, alpha, beta)
    work.status[NODES_SEARCHED] += 1
    key = hash_state(state)
    work.keys[ply] = key
    known = probe(work.table, key)
    value, known_depth, move, info = unpack_known(known)
    frame[BEST_ACTION] = NO_MOVE if known == NOT_FOUND else move
    if known != NOT_FOUND and beta - alpha == 1:
        unfinished = info >> 4 & 1
        is_sure = (known_depth >= depth or unfinished == 0) and info >> 2 & 3 >= work.status[SELECTIVITY]
        if is_sure and ((info & LOWER != 0 and value >= beta) or (info & UPPER != 0 and value <= alpha)):
            work.status[HIT_HORIZON] |= unfinished
            return value
    frame[HORIZON_BEFORE] = work.status[HIT_HORIZON]
    work.status[HIT_HORIZON] = 0
    level = work.status[SELECTIVITY]
    if beta - alpha == 1 and level < NO_SELECTIVITY and work.cuts[level, depth, 0] >= 0:
        margin = work.cuts[level, depth, 1] * work.margin_growth[ply] >> GROWTH_BITS
        if frame[STATIC_EVAL] >= beta:
            return start_probcut(work, ply, PROBCUT_HIGH, beta + margin)
        return start_probcut(work, ply, PROBCUT_LOW, alpha - margin + 1)
    return order_moves(steps, work, ply)


@inlined
def start_probcut(work, ply, stage, goal):
    """Search the same position at the shallow depth, with a null window at `goal`; return PENDING.

    Args:
        work: AlphaBetaWorkspace.
        ply: int64, distance of the position from the root.
        stage: int64, PROBCUT_HIGH or PROBCUT_LOW.
        goal: int64, value that the shallow search has to reach or to miss.
    """
    frame = work.frames[ply]
    frame[STAGE] = stage
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    set_window(work, ply + 1, work.cuts[work.status[SELECTIVITY], frame[DEPTH], 0], goal - 1, goal)
    work.frames[ply + 1, STATIC_EVAL] = frame[STATIC_EVAL]
    return PENDING


@njit
def order_moves(steps, work, ply):
    """Sort the moves of a position and start the first; return PENDING.

    The table's move comes first, then the others by static value (insertion sort).
    """
    game, frame = steps.game, work.frames[ply]
    actions, values = work.actions[ply], work.values[ply]
    count = game.legal(game.board, work.states[ply], actions)
    known = probe(work.table, work.keys[ply])
    if known != NOT_FOUND:  # best move of the shallow search
        frame[BEST_ACTION] = unpack_known(known)[2]
    likely = frame[BEST_ACTION]
    for number in range(count):
        action = actions[number]
        play_at(game, work, ply, action)
        work.status[NODES_SEARCHED] += 1
        value = -np.int64(steps.evaluate(game.board, work.states[ply + 1]))
        place = number
        while place > 0 and (values[place - 1] < value or action == likely) and actions[place - 1] != likely:
            values[place], actions[place] = values[place - 1], actions[place - 1]
            place -= 1
        values[place], actions[place] = value, action
    frame[MOVE_COUNT] = count
    return search_first_move(steps, work, ply)


@njit
def search_next_move(steps, work, ply):
    """Play the next move and set up its search; return PENDING."""
    frame = work.frames[ply]
    number = frame[MOVE_INDEX]
    play_at(steps.game, work, ply, work.actions[ply, number])
    set_move_window(work, ply, frame[DEPTH] - 1)
    work.frames[ply + 1, STATIC_EVAL] = -work.values[ply, number]
    return PENDING


@njit
def take_result(steps, work, ply, value):
    """Take the value found one ply deeper: return the value of this ply, or PENDING if it needs another search."""
    frame = work.frames[ply]
    if frame[STAGE] >= PROBCUT_HIGH:
        work.status[HIT_HORIZON] = 0  # the horizon of the shallow search does not count
        if frame[STAGE] == PROBCUT_HIGH and value > work.frames[ply + 1, ALPHA]:
            return store_result(work, ply, frame[BETA], LOWER)
        if frame[STAGE] == PROBCUT_LOW and value < work.frames[ply + 1, BETA]:
            return store_result(work, ply, frame[ALPHA], UPPER)
        return order_moves(steps, work, ply)
    if beats_null_window(frame, -value):
        return search_again(work, ply, frame[DEPTH] - 1)
    update_best(work, ply, -value)
    if frame[ALPHA] < frame[BETA] and frame[MOVE_INDEX] < frame[MOVE_COUNT]:
        return search_next_move(steps, work, ply)
    best = frame[BEST_VALUE]
    return best if ply == 0 else store_result(work, ply, best, bound_of(frame, best))


@njit
def store_result(work, ply, value, bound):
    """Store a value with its bound in the transposition table, and return it.

    Args:
        work: AlphaBetaWorkspace.
        ply: int64, distance of the position from the root.
        value: int64, for the side to move.
        bound: int64, LOWER, UPPER or EXACT.
    """
    status, frame = work.status, work.frames[ply]
    info = status[GENERATION] << 5 | status[HIT_HORIZON] << 4 | status[SELECTIVITY] << 2 | bound
    store(work.table, work.keys[ply], value, frame[DEPTH], frame[BEST_ACTION], info)
    status[HIT_HORIZON] |= frame[HORIZON_BEFORE]
    return value


@njit
def deepen(work, value):
    """Go one ply deeper, or, if the iteration reached the end of the game everywhere, one selectivity level up."""
    status, root = work.status, work.frames[0]
    if status[HIT_HORIZON] != 0:
        root[DEPTH] += 1
        status[FINISHED] = np.int64(root[DEPTH] > MAX_DEPTH)
    else:
        status[SELECTIVITY] += 1
        status[FINISHED] = np.int64(status[SELECTIVITY] > NO_SELECTIVITY)
    status[HIT_HORIZON] = 0


@njit
def leave_line(work):
    """Forget whether the current line reached the horizon."""
    work.status[HIT_HORIZON] = 0


def alphabeta_steps(game: Game, evaluate: Callable) -> Steps:
    """Return the steps for a game and its evaluation: (board, state) -> int64, static value for the side to move."""
    return Steps(enter_node, search_next_move, take_result, deepen, leave_line, game, evaluate)
