"""Principal variation search with the evaluation by lines; it stops after any number of nodes and resumes there.

- Iterative deepening and a transposition table, as in search/alphabeta/deepening.py, which copies states; here stones
  are put and taken on one board.
- Moves in the order of their ratings, found one by one. After MOST_CANDIDATES moves the others are searched only if all
  so far lose: a proven loss is one against every reply.
- A position so good that passing would do is not searched deep (null move), near the leaves not at all (futility).
- Late moves that threaten nothing are searched less deep, and again if they are better than expected.
- Forced replies to fours cost no depth. Leaves are searched for wins by fours.

The current line lies in frames, one a ply, in place of recursion.
"""
import numpy as np

from tempo.games.gomoku.alphabeta.line_fours import find_win_by_fours
from tempo.games.gomoku.alphabeta.line_moves import MOST_CANDIDATES, bring_best, list_moves
from tempo.games.gomoku.alphabeta.line_workspace import (
    ALPHA,
    ALPHA_BEFORE,
    BEST_ACTION,
    BEST_VALUE,
    BETA,
    COMPLETED_DEPTH,
    CURRENT_PLY,
    DEPTH,
    FINISHED,
    FIRST_MOVE_NODES,
    FULL_WINDOW,
    GENERATION,
    INFINITE,
    IS_AFTER_PASS,
    IS_FORCED,
    ITERATION_START,
    MAX_DEPTH,
    MAX_LINE_PLIES,
    MOVE_COUNT,
    MOVE_INDEX,
    NODES_BEFORE,
    NODES_SEARCHED,
    NULL_WINDOW,
    PASS,
    PROVEN,
    RE_SEARCH,
    REDUCED,
    REDUCED_MOVES,
    ROOT_MARK,
    ROOT_MOVE,
    ROOT_SCORE,
    STAGE,
    STATUS_SIZE,
    WIN,
)
from tempo.games.gomoku.evaluation.evaluate import (
    NO_EMPTY_CELL,
    UNIT,
    decided,
    evaluate_lines,
    find_kind,
    has,
    kind_of,
    rating_of,
    threats_of,
)
from tempo.games.gomoku.evaluation.line_board import STONES_PUT, put, set_up, take
from tempo.games.gomoku.evaluation.patterns import MAKES_FIVE, MAKES_FOUR_THREE, MAKES_OPEN_FOUR, NO_THREAT
from tempo.native.jit import inlined, kernel, njit
from tempo.search.alphabeta.transposition_table import (
    EXACT,
    GENERATIONS,
    LOWER,
    NO_MOVE,
    NOT_FOUND,
    UPPER,
    probe,
    store,
    unpack_known,
)

PENDING = np.int64(-INFINITE - 1)  # in place of a value: a frame one ply deeper has to be searched first
FIRST_RATING = np.int64(1 << 40)  # of the table's move
LEAF_FOURS = np.int64(16)  # node limits of the search for a win by fours: at a leaf, and for each ply of depth above
INNER_FOURS = np.int64(64)
# Futility: near the leaves a position that much better than beta is not searched.
FUTILITY_DEPTH, FUTILITY_MARGIN = 4, UNIT * 7 // 10
PASS_DEPTH, PASS_REDUCTION = 3, 3  # null move: least depth, and plies that it is searched less
FEWEST_CANDIDATES, CANDIDATES_A_PLY = 6, 4


@kernel
def begin_line_search(work, cells, mark, allowed):
    """Start a new search: which move is best in this position? The table is kept.

    If the side to move has a five, or must stop one, that is the only move.

    Args:
        work: LineWorkspace.
        cells: int8[cells] 0, 1 or 2.
        mark: int64, the side to move.
        allowed: bool[cells] the moves to search.
    """
    status, frame, board = work.status, work.frames[0], work.board
    set_up(board, cells)
    generation = (status[GENERATION] + 1) % GENERATIONS
    for field in range(STATUS_SIZE):
        status[field] = 0
    for cell in range(cells.size):
        work.root_nodes[cell] = 0
    moves, ratings = work.moves[0], work.ratings[0]
    count = 0
    only = find_kind(board, mark, MAKES_FIVE)
    status[FINISHED] = np.int64(only != NO_EMPTY_CELL)
    status[ROOT_SCORE] = WIN - 1 if only != NO_EMPTY_CELL else 0
    if only == NO_EMPTY_CELL:
        only = find_kind(board, 3 - mark, MAKES_FIVE)
    for cell in range(cells.size):
        if cells[cell] == 0 and allowed[cell] and only in (NO_EMPTY_CELL, cell):
            moves[count], ratings[count] = cell, rating_of(board, cell, mark)
            count += 1
    for number in range(count):
        bring_best(moves, ratings, number, count)
    for number in range(count):
        ratings[number] = 0
    status[GENERATION], status[ROOT_MOVE], status[ROOT_MARK] = generation, moves[0], mark
    work.pv[0, 0], work.pv[0, 1] = 1, moves[0]
    frame[MOVE_COUNT], frame[DEPTH], frame[ALPHA], frame[BETA] = count, 1, -INFINITE, INFINITE
    frame[IS_FORCED] = 0
    return count


@kernel
def search_lines(work, budget):
    """Search for about `budget` nodes and return their number, smaller only if nothing is left to search.

    Args:
        work: LineWorkspace, set by `begin_line_search`; it holds the search between calls.
        budget: int64, nodes to search.
    """
    status = work.status
    begun, ply = status[NODES_SEARCHED], status[CURRENT_PLY]
    while status[NODES_SEARCHED] - begun < budget and status[FINISHED] == 0:
        value = enter_node(work, ply)
        while value != PENDING and ply > 0:
            ply -= 1
            value = take_result(work, ply, value)
        if value == PENDING:
            ply += 1
        else:
            next_iteration(work, value)
    status[CURRENT_PLY] = ply
    return status[NODES_SEARCHED] - begun


@inlined
def mark_at(work, ply):
    """Return the side to move at a ply."""
    return work.status[ROOT_MARK] if ply & 1 == 0 else 3 - work.status[ROOT_MARK]


@njit
def enter_node(work, ply):
    """Start the position at a ply: return its value if it is known at once, else PENDING."""
    board, frame, mark = work.board, work.frames[ply], mark_at(work, ply)
    if ply == 0:
        return search_first_move(work, ply)
    work.status[NODES_SEARCHED] += 1
    plies = decided(board, mark)
    if plies != 0:
        return WIN - ply - plies if plies > 0 else ply - plies - WIN
    if board.sums[STONES_PUT] == board.cells.size:
        return np.int64(0)
    if ply >= MAX_LINE_PLIES:
        return np.int64(evaluate_lines(board, mark))
    frame[BEST_ACTION], frame[IS_FORCED] = NO_MOVE, 0
    if has(threats_of(board, 3 - mark), MAKES_FIVE):
        frame[IS_FORCED], frame[MOVE_COUNT] = 1, 1
        work.moves[ply, 0] = find_kind(board, 3 - mark, MAKES_FIVE)
        return search_first_move(work, ply)
    depth = max(frame[DEPTH], 0)
    if depth > 0 and probe_table(work, ply, frame):
        return frame[BEST_VALUE]
    plies = find_win_by_fours(board, work.status, mark, LEAF_FOURS + INNER_FOURS * depth)
    if plies > 0:
        return WIN - ply - plies
    static = np.int64(evaluate_lines(board, mark))
    if depth == 0:
        return static
    beta = frame[BETA]
    if beta - frame[ALPHA] == 1 and static >= beta and beta > -PROVEN and not is_threatened(board, mark):
        if depth <= FUTILITY_DEPTH and static - FUTILITY_MARGIN * depth >= beta:
            return static
        if depth >= PASS_DEPTH and frame[IS_AFTER_PASS] == 0:
            frame[STAGE] = PASS
            set_window(work, ply + 1, depth - PASS_REDUCTION - depth // 4, -beta, 1 - beta)
            work.frames[ply + 1, IS_AFTER_PASS] = 1
            return PENDING
    return search_listed_moves(work, ply)


@inlined
def is_threatened(board, mark):
    """Return whether the opponent of `mark` threatens to win by an open four, or by a four and a three."""
    theirs = threats_of(board, 3 - mark)
    return has(theirs, MAKES_OPEN_FOUR) or has(theirs, MAKES_FOUR_THREE)


@njit
def search_listed_moves(work, ply):
    """List the moves of a position and start with the first; return PENDING."""
    frame = work.frames[ply]
    frame[MOVE_COUNT] = list_moves(work.board, mark_at(work, ply), work.moves[ply], work.ratings[ply])
    raise_move(work, ply, frame[BEST_ACTION])
    return search_first_move(work, ply)


@inlined
def key_of_node(work, ply):
    """Return the hash of the current position, which has another side to move at each ply."""
    mark = mark_at(work, ply)
    return work.board.hashed[0] ^ work.board.zobrist[0, mark]


@njit
def probe_table(work, ply, frame):
    """Return whether the table decides the current position, with its value in BEST_VALUE; set its best move."""
    known = probe(work.table, key_of_node(work, ply))
    if known == NOT_FOUND:
        return False
    value, known_depth, move, info = unpack_known(known)
    frame[BEST_ACTION] = move
    if value >= PROVEN:
        value -= ply
    elif value <= -PROVEN:
        value += ply
    frame[BEST_VALUE] = value
    is_sure = known_depth >= frame[DEPTH] or value >= PROVEN - MAX_LINE_PLIES or value <= MAX_LINE_PLIES - PROVEN
    if not is_sure or frame[BETA] - frame[ALPHA] > 1:
        return False
    return (info & LOWER != 0 and value >= frame[BETA]) or (info & UPPER != 0 and value <= frame[ALPHA])


@inlined
def raise_move(work, ply, move):
    """Rate a listed move highest."""
    for number in range(work.frames[ply, MOVE_COUNT]):
        if work.moves[ply, number] == move:
            work.ratings[ply, number] = FIRST_RATING


@njit
def search_first_move(work, ply):
    """Start with the first move of a position; return PENDING."""
    frame = work.frames[ply]
    frame[MOVE_INDEX], frame[ALPHA_BEFORE], frame[BEST_VALUE] = 0, frame[ALPHA], -INFINITE
    return search_next_move(work, ply)


@njit
def search_next_move(work, ply):
    """Start the next move: the first with the full window, others with a null window; return PENDING."""
    frame = work.frames[ply]
    number = frame[MOVE_INDEX]
    frame[NODES_BEFORE] = work.status[NODES_SEARCHED]
    if ply > 0 and frame[IS_FORCED] == 0:
        bring_best(work.moves[ply], work.ratings[ply], number, frame[MOVE_COUNT])
    action, mark = work.moves[ply, number], mark_at(work, ply)
    less = 1 - frame[IS_FORCED]
    frame[STAGE] = FULL_WINDOW
    if number > 0:
        frame[STAGE] = NULL_WINDOW
        if kind_of(work.board, action, mark) == NO_THREAT and kind_of(work.board, action, 3 - mark) == NO_THREAT:
            reduced = work.reductions[min(frame[DEPTH], MAX_DEPTH), min(number, REDUCED_MOVES - 1)]
            if reduced > 0:
                frame[STAGE] = REDUCED
                less += reduced
    put(work.board, action, mark)
    low = -frame[BETA] if number == 0 else -frame[ALPHA] - 1
    set_window(work, ply + 1, frame[DEPTH] - less, low, -frame[ALPHA])
    return PENDING


@inlined
def set_window(work, ply, depth, alpha, beta):
    """Set up the frame of a ply: depth and window."""
    frame = work.frames[ply]
    frame[DEPTH], frame[ALPHA], frame[BETA], frame[IS_AFTER_PASS] = depth, alpha, beta, 0
    work.pv[ply, 0] = 0


@njit
def take_result(work, ply, value):
    """Take the value found one ply deeper: return the value of this ply, or PENDING if it needs another search."""
    frame = work.frames[ply]
    alpha, beta = frame[ALPHA], frame[BETA]
    value = -value
    if frame[STAGE] == PASS:
        return beta if value >= beta else search_listed_moves(work, ply)
    if frame[STAGE] == REDUCED and value > alpha:
        frame[STAGE] = NULL_WINDOW
        set_window(work, ply + 1, frame[DEPTH] - 1, -alpha - 1, -alpha)
        return PENDING
    if frame[STAGE] == NULL_WINDOW and alpha < value < beta:
        frame[STAGE] = RE_SEARCH
        set_window(work, ply + 1, frame[DEPTH] - 1 + frame[IS_FORCED], -beta, -alpha)
        return PENDING
    take(work.board)
    update_best(work, ply, value)
    frame[MOVE_INDEX] += 1
    is_open = frame[MOVE_INDEX] < frame[MOVE_COUNT]
    if ply > 0 and frame[BEST_VALUE] > -PROVEN and frame[MOVE_INDEX] >= most_moves(frame):
        is_open = False
    if frame[ALPHA] < beta and is_open:
        return search_next_move(work, ply)
    best = frame[BEST_VALUE]
    if ply > 0 and frame[IS_FORCED] == 0:
        store_result(work, ply, best)
    return best


@inlined
def most_moves(frame):
    """Return how many moves of a position are searched unless all of them lose: fewer near the leaves."""
    if frame[BETA] - frame[ALPHA] > 1:
        return MOST_CANDIDATES
    return min(MOST_CANDIDATES, FEWEST_CANDIDATES + CANDIDATES_A_PLY * frame[DEPTH])


@njit
def store_result(work, ply, value):
    """Store the value of the current position, with its bound, in the transposition table."""
    frame = work.frames[ply]
    bound = LOWER if value >= frame[BETA] else UPPER if value <= frame[ALPHA_BEFORE] else EXACT
    if value >= PROVEN:
        value += ply
    elif value <= -PROVEN:
        value -= ply
    info = work.status[GENERATION] << 5 | bound
    store(work.table, key_of_node(work, ply), value, max(frame[DEPTH], 0), frame[BEST_ACTION], info)


@njit
def update_best(work, ply, value):
    """Take note of a move's value: best move, alpha and principal variation."""
    frame = work.frames[ply]
    if ply == 0:
        record_root_move(work, frame, value)
    frame[BEST_VALUE] = max(frame[BEST_VALUE], value)
    if value > frame[ALPHA]:
        frame[BEST_ACTION], frame[ALPHA] = work.moves[ply, frame[MOVE_INDEX]], value
        set_pv(work.pv, ply, frame[BEST_ACTION])


@inlined
def set_pv(pv, ply, action):
    """Set the principal variation of a ply to this move and the variation one ply deeper."""
    pv[ply, 0], pv[ply, 1] = pv[ply + 1, 0] + 1, action
    for place in range(1, pv[ply, 0]):
        pv[ply, place + 1] = pv[ply + 1, place]


@inlined
def record_root_move(work, frame, value):
    """Store value and nodes of a move at the root."""
    number, status = frame[MOVE_INDEX], work.status
    spent = status[NODES_SEARCHED] - frame[NODES_BEFORE]
    work.ratings[0, number] = value
    work.root_nodes[number] += spent
    if number == 0:
        status[FIRST_MOVE_NODES] = spent
    if value > frame[ALPHA]:
        status[ROOT_MOVE], status[ROOT_SCORE] = work.moves[0, number], value


@njit
def next_iteration(work, value):
    """Sort the root's moves and go one ply deeper; end if the value is proven or the board is full."""
    status, frame = work.status, work.frames[0]
    sort_root_moves(work)
    status[COMPLETED_DEPTH] = frame[DEPTH]
    status[ITERATION_START] = status[NODES_SEARCHED]
    frame[DEPTH] += 1
    deepest = min(MAX_DEPTH, work.board.cells.size - work.board.sums[STONES_PUT])
    status[FINISHED] = np.int64(abs(value) >= PROVEN or frame[DEPTH] > deepest)
    frame[ALPHA], frame[BETA], frame[MOVE_INDEX] = -INFINITE, INFINITE, 0


@inlined
def sort_root_moves(work):
    """Sort the moves of the root by value; among equal ones the best move comes first, then the order stays."""
    moves, values, nodes = work.moves[0], work.ratings[0], work.root_nodes
    best = work.status[ROOT_MOVE]
    for number in range(1, work.frames[0, MOVE_COUNT]):
        move, value, spent, place = moves[number], values[number], nodes[number], number
        while place > 0 and (values[place - 1] < value or (values[place - 1] == value and move == best)):
            moves[place], values[place], nodes[place] = moves[place - 1], values[place - 1], nodes[place - 1]
            place -= 1
        moves[place], values[place], nodes[place] = move, value, spent
