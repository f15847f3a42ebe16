"""Principal variation search (PVS) with iterative deepening: the part that the alpha-beta searches of all games share.

- Iterative deepening: to depth 1, 2, 3, ...; each iteration orders the moves of the next.
- All moves but the first get a null window, and a re-search if they beat alpha.
- A search stops after any number of nodes and resumes exactly there. The current line lies in frames, one per ply, in
  place of recursion. So a search in pieces visits the same nodes in the same order as one in a single call.

A game adds its functions as `Steps`, and a workspace: a named tuple with fields of its own and these, where ply 0 is
the root.

    actions     int64[plies, moves] moves of each ply, in the order of trying
    values      int64[plies, moves] what they are ordered by; at the root the value found so far
    frames      int64[plies, fields] state of the search at each ply: FRAME_FIELDS, then the game's own fields
    status      int64[fields] state of the whole search: STATUS_FIELDS, then the game's own fields
    pv          int64[plies + 1, plies + 1] principal variation of each ply: length, moves
    root_nodes  int64[moves] nodes spent on each move of the root
    table       TABLE_ENTRY[2^bits] transposition table
"""
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tempo.native.jit import inlined, kernel, njit
from tempo.search.alphabeta.transposition_table import EXACT, GENERATIONS, LOWER, UPPER

MAX_DEPTH = 60
INFINITE = np.int64(1 << 30)  # above any value; typed, since numba would compile everything again for a Python int
PENDING = np.int64(-INFINITE - 1)  # in place of a value: a frame one ply deeper has to be searched first

# Fields of a frame: the window of a position, the progress of its search, and the stage of the search one ply deeper.
DEPTH, ALPHA, BETA, ALPHA_BEFORE, BEST_VALUE, BEST_ACTION = range(6)
MOVE_COUNT, MOVE_INDEX, STAGE, NODES_BEFORE, FRAME_FIELDS = range(6, 11)
# Stages of a frame: the first move; is another one better?; how much better.
FULL_WINDOW, NULL_WINDOW, RE_SEARCH, GAME_STAGES = range(4)

# Fields of `status`: nodes and evaluations, best move and its score, depth of the last full iteration, and so on. The
# level of selectivity grows where deeper iterations cut less, and is 0 in other games.
NODES_SEARCHED, BEST_MOVE, BEST_SCORE, COMPLETED_DEPTH, FINISHED, CURRENT_PLY = range(6)
GENERATION, ITERATION_START, FIRST_MOVE_NODES, SELECTIVITY, STATUS_FIELDS = range(6, 11)


class Steps(NamedTuple):
    """A game's part of the search: functions, and what they need besides the workspace.

    A value is for the side to move. PENDING stands for one if the frame one ply deeper has to be searched first.
    """

    enter_node: Callable  # (steps, work, ply) -> value of a position if it is known at once, else PENDING
    search_next_move: Callable  # (steps, work, ply) -> PENDING; plays the current move and calls `set_move_window`
    take_result: Callable  # (steps, work, ply, value one ply deeper) -> value of this ply, or PENDING
    deepen: Callable  # (work, value of the root) -> nothing; sets the depth of the next iteration, or FINISHED
    leave_line: Callable  # (work) -> nothing; undoes what the current line has changed, if the search is to leave it
    game: Any = None  # Game, if moves are played on its states
    evaluate: Any = None  # (board, state) -> int64, static value, if leaves are evaluated by the game's states


@njit
def reset_search(work, count):
    """Start a new search among the first `count` moves of the root, in this order. The table is kept."""
    status, root = work.status, work.frames[0]
    generation = (status[GENERATION] + 1) % GENERATIONS
    status[:] = 0
    work.values[0, :] = 0
    work.root_nodes[:] = 0
    status[GENERATION], status[BEST_MOVE] = generation, work.actions[0, 0]
    work.pv[0, 0], work.pv[0, 1] = 1, work.actions[0, 0]
    root[MOVE_COUNT], root[DEPTH] = count, 1
    start_iteration(root)


@inlined
def start_iteration(root):
    """Open the window of the root, and begin with its first move."""
    root[ALPHA], root[BETA], root[MOVE_INDEX] = -INFINITE, INFINITE, 0


@kernel
def search_alphabeta(steps, work, budget):
    """Search for about `budget` nodes and return their number, smaller only if nothing is left to search.

    Args:
        steps: Steps of the game.
        work: workspace, set by `reset_search`; it holds the search between calls.
        budget: int64, nodes to search.
    """
    status = work.status
    begun = status[NODES_SEARCHED]
    ply = status[CURRENT_PLY]
    while status[NODES_SEARCHED] - begun < budget and status[FINISHED] == 0:
        value = steps.enter_node(steps, work, ply)
        while value != PENDING and ply > 0:
            ply -= 1
            value = steps.take_result(steps, work, ply, value)
        if value == PENDING:
            ply += 1
        else:
            next_iteration(steps, work, value)
    status[CURRENT_PLY] = ply
    return status[NODES_SEARCHED] - begun


@inlined
def search_first_move(steps, work, ply):
    """Start with the first move of a position; return PENDING."""
    frame = work.frames[ply]
    frame[MOVE_INDEX], frame[ALPHA_BEFORE], frame[BEST_VALUE] = 0, frame[ALPHA], -INFINITE
    return steps.search_next_move(steps, work, ply)


@inlined
def set_window(work, ply, depth, alpha, beta):
    """Set up the frame of a ply.

    Args:
        work: workspace, changed in place.
        ply: int64, distance from the root.
        depth: int64, plies to search.
        alpha: int64, lower end of the window.
        beta: int64, upper end of the window.
    """
    frame = work.frames[ply]
    frame[DEPTH], frame[ALPHA], frame[BETA] = depth, alpha, beta
    work.pv[ply, 0] = 0


@inlined
def set_move_window(work, ply, depth):
    """Set up the search of the current move to a depth: the first with the full window, others with a null window."""
    frame = work.frames[ply]
    frame[NODES_BEFORE] = work.status[NODES_SEARCHED]
    low = -frame[BETA]
    frame[STAGE] = FULL_WINDOW
    if frame[MOVE_INDEX] > 0:
        low = -frame[ALPHA] - 1
        frame[STAGE] = NULL_WINDOW
    set_window(work, ply + 1, depth, low, -frame[ALPHA])


@inlined
def beats_null_window(frame, value):
    """Return whether a null window shows a move to be better than alpha, but not how much."""
    return frame[STAGE] == NULL_WINDOW and frame[ALPHA] < value < frame[BETA]


@inlined
def search_again(work, ply, depth):
    """Search the current move again with the full window; return PENDING."""
    frame = work.frames[ply]
    frame[STAGE] = RE_SEARCH
    set_window(work, ply + 1, depth, -frame[BETA], -frame[ALPHA])
    return PENDING


@inlined
def bound_of(frame, value):
    """Return which bound the value of a searched position is: LOWER, UPPER or EXACT."""
    return LOWER if value >= frame[BETA] else UPPER if value <= frame[ALPHA_BEFORE] else EXACT


@inlined
def update_best(work, ply, value):
    """Take note of a move's value, and go on to the next: best move, alpha and principal variation."""
    frame = work.frames[ply]
    number, alpha = frame[MOVE_INDEX], frame[ALPHA]
    if ply == 0:
        record_root_move(work, frame, value)
    frame[MOVE_INDEX] += 1
    frame[BEST_VALUE] = max(frame[BEST_VALUE], value)
    if value > alpha:
        frame[BEST_ACTION], frame[ALPHA] = work.actions[ply, number], value
        update_pv(work.pv, ply, frame[BEST_ACTION])


@inlined
def record_root_move(work, frame, value):
    """Record value and nodes of a move at the root."""
    number, status = frame[MOVE_INDEX], work.status
    spent = status[NODES_SEARCHED] - frame[NODES_BEFORE]
    work.values[0, number] = value
    work.root_nodes[number] += spent
    if number == 0:
        status[FIRST_MOVE_NODES] = spent
    if value > frame[ALPHA]:
        status[BEST_MOVE], status[BEST_SCORE] = work.actions[0, number], value


@inlined
def update_pv(pv, ply, action):
    """Set the principal variation of a ply to this move and the variation one ply deeper."""
    length = pv[ply + 1, 0]
    pv[ply, 0], pv[ply, 1] = length + 1, action
    for place in range(1, length + 1):
        pv[ply, place + 1] = pv[ply + 1, place]


@njit
def next_iteration(steps, work, value):
    """Sort the moves of the root, and start the next iteration."""
    status, root = work.status, work.frames[0]
    sort_root_moves(work)
    status[COMPLETED_DEPTH] = root[DEPTH]
    status[ITERATION_START] = status[NODES_SEARCHED]
    steps.deepen(work, value)
    start_iteration(root)


@inlined
def sort_root_moves(work):
    """Sort the moves of the root by value; among equal ones the best move comes first, then the order stays."""
    actions, values, root_nodes, best = work.actions[0], work.values[0], work.root_nodes, work.status[BEST_MOVE]
    for number in range(1, work.frames[0, MOVE_COUNT]):
        action, value, nodes, place = actions[number], values[number], root_nodes[number], number
        while place > 0 and (values[place - 1] < value or (values[place - 1] == value and action == best)):
            actions[place], values[place] = actions[place - 1], values[place - 1]
            root_nodes[place] = root_nodes[place - 1]
            place -= 1
        actions[place], values[place], root_nodes[place] = action, value, nodes
