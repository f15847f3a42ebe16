"""Alpha-beta search with iterative deepening that stops after any number of nodes and resumes exactly there.

- Iterative deepening: to depth 1, 2, 3, ...; each iteration orders the moves of the next by the transposition table.
- Transposition table: a position searched at least as deep before is not searched again; its best move is tried first.
- Static ordering: the other moves are sorted by their static value one ply down.
- Principal variation search (PVS): all moves but the first get a null window, and a re-search if they beat alpha.
- ProbCut: a shallow search far outside the window replaces the deep one (selectivity.py). Once an iteration reaches
  the end of the game everywhere, the next ones cut with wider margins, and then not at all.

The current line lies in frames, one per ply, in place of recursion. So a search in pieces visits the same nodes in the
same order as one in a single call. The last plies are searched by last_plies.py, which is recursive and never stops.
"""
from typing import NamedTuple

import numpy as np

from tempo.native.jit import inlined, kernel, njit
from tempo.search.alphabeta.last_plies import BEST_MOVE, HIT_HORIZON, INFINITE, NODES_SEARCHED, play_at, search_tail
from tempo.search.alphabeta.transposition_table import (
    EXACT,
    GENERATIONS,
    LOWER,
    NO_MOVE,
    NOT_FOUND,
    UPPER,
    hash_state,
    new_table,
    probe,
    store,
    unpack_known,
)
from tempo.search.game import ONGOING, Game

MAX_SEARCH_PLIES = 128
TAIL_PLIES = 2  # depth that is left to last_plies.py, without the table
MAX_DEPTH = 60
PENDING = np.int64(-INFINITE - 1)  # in place of a value: a frame one ply deeper has to be searched first

# Fields of a frame: the window of a position, the progress of its search, and the stage of the search one ply deeper.
DEPTH, ALPHA, BETA, ALPHA_BEFORE, STATIC_EVAL = range(5)
BEST_VALUE, BEST_ACTION, MOVE_COUNT, MOVE_INDEX, STAGE, NODES_BEFORE, HORIZON_BEFORE, PLY_FRAME_SIZE = range(5, 13)
# Stages of a frame: a shallow search of the same position for ProbCut, or the search of one move.
PROBCUT_HIGH, PROBCUT_LOW = 0, 1  # is the shallow value far above beta, or far below alpha?
FULL_WINDOW, NULL_WINDOW, RE_SEARCH = 2, 3, 4  # the first move; is another one better?; how much better

# Fields of `status`, beyond NODES_SEARCHED, BEST_MOVE and HIT_HORIZON.
BEST_SCORE, COMPLETED_DEPTH, SELECTIVITY, FINISHED = range(3, 7)  # of the best move; of the last full iteration
CURRENT_PLY, GENERATION, ITERATION_START, FIRST_MOVE_NODES, STATUS_SIZE = range(7, 12)
NO_SELECTIVITY = 2  # levels as in Edax: 0 ProbCut, 1 ProbCut with wider margins, 2 no cuts


class AlphaBetaWorkspace(NamedTuple):
    """All memory of a search. Ply 0 is the root, whose moves are kept in the order in which they are tried."""

    states: np.ndarray  # [MAX_SEARCH_PLIES + 1, words of a state] position at each ply
    actions: np.ndarray  # int64[MAX_SEARCH_PLIES + 1, moves] moves of each ply, in the order of trying
    values: np.ndarray  # int64[MAX_SEARCH_PLIES + 1, moves] static value of each; at the root the value found so far
    status: np.ndarray  # int64[STATUS_SIZE]
    frames: np.ndarray  # int64[MAX_SEARCH_PLIES + 1, PLY_FRAME_SIZE] state of the search at each ply
    keys: np.ndarray  # uint64[MAX_SEARCH_PLIES + 1] hash of the position at each ply
    pv: np.ndarray  # int64[MAX_SEARCH_PLIES + 2, MAX_SEARCH_PLIES + 2] principal variation of each ply: length, moves
    root_nodes: np.ndarray  # int64[moves] nodes spent on each move of the root
    table: np.ndarray  # TABLE_ENTRY[2^bits] transposition table
    cuts: np.ndarray  # int64[NO_SELECTIVITY, MAX_DEPTH + 1, 2] by depth: ProbCut's shallow depth, or -1, and margin


def new_alphabeta_workspace(game: Game, state: np.ndarray, bits: int) -> AlphaBetaWorkspace:
    """Return a workspace for positions like `state`, with a transposition table of 2^bits entries."""
    plies, moves = MAX_SEARCH_PLIES + 1, game.actions + 1
    return AlphaBetaWorkspace(
        states=np.zeros((plies, state.size), state.dtype),
        actions=np.zeros((plies, moves), np.int64),
        values=np.zeros((plies, moves), np.int64),
        status=np.zeros(STATUS_SIZE, np.int64),
        frames=np.zeros((plies, PLY_FRAME_SIZE), np.int64),
        keys=np.zeros(plies, np.uint64),
        pv=np.zeros((plies + 1, plies + 1), np.int64),
        root_nodes=np.zeros(moves, np.int64),
        table=new_table(bits),
        cuts=np.full((NO_SELECTIVITY, MAX_DEPTH + 1, 2), -1, np.int64),
    )


def set_query(work: AlphaBetaWorkspace, state: np.ndarray, moves: tuple[int, ...]) -> None:
    """Start a new search: which of these moves is best in this position? The table is kept."""
    work.states[0] = state
    work.actions[0, : len(moves)] = moves
    work.values[0], work.root_nodes[:] = 0, 0
    status = work.status
    generation = (status[GENERATION] + 1) % GENERATIONS
    status[:] = 0
    status[GENERATION], status[BEST_MOVE] = generation, moves[0]
    work.pv[0, :2] = 1, moves[0]
    work.frames[0, MOVE_COUNT] = len(moves)
    work.frames[0, [DEPTH, ALPHA, BETA]] = 1, -INFINITE, INFINITE


@kernel
def search_alphabeta(game, evaluate, work, budget):
    """Search for about `budget` nodes and return their number, smaller only if nothing is left to search.

    Args:
        game: Game.
        evaluate: (board, state) -> int64, static value for the side to move.
        work: AlphaBetaWorkspace, set by `set_query`; it holds the search between calls.
        budget: int64, nodes to search.
    """
    status = work.status
    begun = status[NODES_SEARCHED]
    ply = status[CURRENT_PLY]
    while status[NODES_SEARCHED] - begun < budget and status[FINISHED] == 0:
        value = enter_node(game, evaluate, work, ply)
        while value != PENDING and ply > 0:
            ply -= 1
            value = take_result(game, evaluate, work, ply, value)
        if value == PENDING:
            ply += 1
        else:
            next_iteration(work, value)
    status[CURRENT_PLY] = ply
    return status[NODES_SEARCHED] - begun


@njit
def enter_node(game, evaluate, work, ply):
    """Start the position at a ply: return its value if the table, the tail search or the rules give it, else PENDING.

    PENDING means that the frame one ply deeper has been set up and must be searched first.
    """
    frame = work.frames[ply]
    if ply == 0:
        return search_first_move(game, work, ply, frame)
    state, depth, alpha, beta = work.states[ply], frame[DEPTH], frame[ALPHA], frame[BETA]
    if depth <= TAIL_PLIES or game.outcome(game.board, state) != ONGOING:
        return search_tail(game, evaluate, work, ply, depth, alpha, beta)
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
        margin = work.cuts[level, depth, 1]
        if frame[STATIC_EVAL] >= beta:
            return start_probcut(work, ply, frame, PROBCUT_HIGH, beta + margin)
        return start_probcut(work, ply, frame, PROBCUT_LOW, alpha - margin + 1)
    return order_moves(game, evaluate, work, ply, frame)


@inlined
def start_probcut(work, ply, frame, stage, goal):
    """Search the same position at the shallow depth, with a null window at `goal`; return PENDING.

    Args:
        work: AlphaBetaWorkspace.
        ply: int64, distance of the position from the root.
        frame: int64[PLY_FRAME_SIZE], the frame of that ply.
        stage: int64, PROBCUT_HIGH or PROBCUT_LOW.
        goal: int64, value that the shallow search has to reach or to miss.
    """
    frame[STAGE] = stage
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    set_window(work, ply + 1, work.cuts[work.status[SELECTIVITY], frame[DEPTH], 0], goal - 1, goal, frame[STATIC_EVAL])
    return PENDING


@inlined
def set_window(work, ply, depth, alpha, beta, static_eval):
    """Set up the frame of a ply: depth, window and static value.

    Args:
        work: AlphaBetaWorkspace.
        ply: int64, distance from the root.
        depth: int64, plies to search.
        alpha: int64, lower end of the window.
        beta: int64, upper end of the window.
        static_eval: int64, static value for the side to move.
    """
    frame = work.frames[ply]
    frame[DEPTH], frame[ALPHA], frame[BETA], frame[STATIC_EVAL] = depth, alpha, beta, static_eval
    work.pv[ply, 0] = 0


@njit
def order_moves(game, evaluate, work, ply, frame):
    """Sort the moves of a position and start the first; return PENDING.

    The table's move comes first, then the others by static value (insertion sort).

    Args:
        game: Game.
        evaluate: (board, state) -> int64, static value for the side to move.
        work: AlphaBetaWorkspace, changed in place.
        ply: int64, distance from the root.
        frame: int64[PLY_FRAME_SIZE], the frame of that ply.
    """
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
        value = -np.int64(evaluate(game.board, work.states[ply + 1]))
        place = number
        while place > 0 and (values[place - 1] < value or action == likely) and actions[place - 1] != likely:
            values[place], actions[place] = values[place - 1], actions[place - 1]
            place -= 1
        values[place], actions[place] = value, action
    frame[MOVE_COUNT] = count
    return search_first_move(game, work, ply, frame)


@njit
def search_first_move(game, work, ply, frame):
    """Start with the first move of a position; return PENDING."""
    frame[MOVE_INDEX], frame[ALPHA_BEFORE], frame[BEST_VALUE] = 0, frame[ALPHA], -INFINITE
    return search_next_move(game, work, ply, frame)


@njit
def search_next_move(game, work, ply, frame):
    """Start the next move: the first with the full window, others with a null window; return PENDING."""
    number = frame[MOVE_INDEX]
    frame[NODES_BEFORE] = work.status[NODES_SEARCHED]
    play_at(game, work, ply, work.actions[ply, number])
    static_eval = -work.values[ply, number]
    if number == 0:
        frame[STAGE] = FULL_WINDOW
        set_window(work, ply + 1, frame[DEPTH] - 1, -frame[BETA], -frame[ALPHA], static_eval)
    else:
        frame[STAGE] = NULL_WINDOW
        set_window(work, ply + 1, frame[DEPTH] - 1, -frame[ALPHA] - 1, -frame[ALPHA], static_eval)
    return PENDING


@njit
def take_result(game, evaluate, work, ply, value):
    """Take the value found one ply deeper: return the value of this ply, or PENDING if it needs another search.

    Args:
        game: Game.
        evaluate: (board, state) -> int64, static value for the side to move.
        work: AlphaBetaWorkspace, changed in place.
        ply: int64, distance from the root.
        value: int64, value of the position one ply deeper, for the side to move there.
    """
    frame = work.frames[ply]
    alpha, beta = frame[ALPHA], frame[BETA]
    if frame[STAGE] <= PROBCUT_LOW:
        work.status[HIT_HORIZON] = 0  # the horizon of the shallow search does not count
        if frame[STAGE] == PROBCUT_HIGH and value > work.frames[ply + 1, ALPHA]:
            return store_result(work, ply, frame, beta, LOWER)
        if frame[STAGE] == PROBCUT_LOW and value < work.frames[ply + 1, BETA]:
            return store_result(work, ply, frame, alpha, UPPER)
        return order_moves(game, evaluate, work, ply, frame)
    value = -value
    if frame[STAGE] == NULL_WINDOW and alpha < value < beta:
        frame[STAGE] = RE_SEARCH
        set_window(work, ply + 1, frame[DEPTH] - 1, -beta, -alpha, work.frames[ply + 1, STATIC_EVAL])
        return PENDING
    update_best(work, ply, frame, value)
    frame[MOVE_INDEX] += 1
    if frame[ALPHA] < beta and frame[MOVE_INDEX] < frame[MOVE_COUNT]:
        return search_next_move(game, work, ply, frame)
    best = frame[BEST_VALUE]
    if ply == 0:
        return best
    bound = LOWER if best >= beta else UPPER if best <= frame[ALPHA_BEFORE] else EXACT
    return store_result(work, ply, frame, best, bound)


@njit
def store_result(work, ply, frame, value, bound):
    """Store a value with its bound in the transposition table, and return it.

    Args:
        work: AlphaBetaWorkspace.
        ply: int64, distance of the position from the root.
        frame: int64[PLY_FRAME_SIZE], the frame of that ply.
        value: int64, for the side to move.
        bound: int64, LOWER, UPPER or EXACT.
    """
    status = work.status
    info = status[GENERATION] << 5 | status[HIT_HORIZON] << 4 | status[SELECTIVITY] << 2 | bound
    store(work.table, work.keys[ply], value, frame[DEPTH], frame[BEST_ACTION], info)
    status[HIT_HORIZON] |= frame[HORIZON_BEFORE]
    return value


@njit
def update_best(work, ply, frame, value):
    """Take note of a move's value: best move, alpha and principal variation; at the root also nodes and value."""
    action = work.actions[ply, frame[MOVE_INDEX]]
    if ply == 0:
        work.values[0, frame[MOVE_INDEX]] = value
        work.root_nodes[frame[MOVE_INDEX]] += work.status[NODES_SEARCHED] - frame[NODES_BEFORE]
        if frame[MOVE_INDEX] == 0:
            work.status[FIRST_MOVE_NODES] = work.status[NODES_SEARCHED] - frame[NODES_BEFORE]
    if value <= frame[BEST_VALUE]:
        return
    frame[BEST_VALUE] = value
    if value <= frame[ALPHA]:
        return
    frame[BEST_ACTION] = action
    frame[ALPHA] = value
    update_pv(work, ply, action)
    if ply == 0:
        work.status[BEST_MOVE], work.status[BEST_SCORE] = action, value


@inlined
def update_pv(work, ply, action):
    """Set the principal variation of a ply to this move and the variation one ply deeper."""
    length = work.pv[ply + 1, 0]
    work.pv[ply, 0], work.pv[ply, 1] = length + 1, action
    for place in range(1, length + 1):
        work.pv[ply, place + 1] = work.pv[ply + 1, place]


@njit
def next_iteration(work, value):
    """Go one ply deeper, or, if the iteration reached the end of the game everywhere, one selectivity level up."""
    status, frame = work.status, work.frames[0]
    sort_root_moves(work, frame)
    status[COMPLETED_DEPTH] = frame[DEPTH]
    status[ITERATION_START] = status[NODES_SEARCHED]
    if status[HIT_HORIZON] != 0:
        frame[DEPTH] += 1
        status[FINISHED] = np.int64(frame[DEPTH] > MAX_DEPTH)
    else:
        status[SELECTIVITY] += 1
        status[FINISHED] = np.int64(status[SELECTIVITY] > NO_SELECTIVITY)
    status[HIT_HORIZON] = 0
    frame[ALPHA], frame[BETA], frame[MOVE_INDEX] = -INFINITE, INFINITE, 0


@inlined
def sort_root_moves(work, frame):
    """Sort the moves of the root by value; among equal ones the best move comes first."""
    actions, values, root_nodes, best = work.actions[0], work.values[0], work.root_nodes, work.status[BEST_MOVE]
    for number in range(1, frame[MOVE_COUNT]):
        action, value, nodes, place = actions[number], values[number], root_nodes[number], number
        while place > 0 and (values[place - 1] < value or (values[place - 1] == value and action == best)):
            actions[place], values[place] = actions[place - 1], values[place - 1]
            root_nodes[place] = root_nodes[place - 1]
            place -= 1
        actions[place], values[place], root_nodes[place] = action, value, nodes
