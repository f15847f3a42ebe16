"""Principal variation search with the evaluation by lines: stones are put and taken on one board.

- Moves in the order of their ratings, found one by one. After MOST_CANDIDATES moves the others are searched only if all
  so far lose: a proven loss is one against every reply.
- A position so good that passing would do is not searched deep (null move), near the leaves not at all (futility). Nor
  is one near the leaves that is far too bad, without a win by fours or two threes (razoring).
- Late moves other than fours are searched less deep, and again if they are better than expected. The worse a move's
  rating is than the best one, the less deep. A position that the table does not know is searched a ply less.
- Forced replies to fours cost no depth. Leaves below beta are searched for wins by fours, the root and the principal
  variation for wins by threats.

Iterative deepening, windows and the root are those of search/alphabeta/pvs.py.
"""
import numpy as np

from tempo.games.gomoku.alphabeta.line_fours import find_win_by_fours
from tempo.games.gomoku.alphabeta.line_moves import MOST_CANDIDATES, NO_CANDIDATE, candidate, list_moves, take_best
from tempo.games.gomoku.alphabeta.line_table import probe_table, store_result
from tempo.games.gomoku.alphabeta.line_threats import find_win_by_threats, winning_threat
from tempo.games.gomoku.alphabeta.line_workspace import (
    IS_AFTER_PASS,
    IS_FORCED,
    MAX_LINE_PLIES,
    PASS,
    PLY,
    PROVEN,
    REDUCED,
    REDUCED_MOVES,
    ROOT_MARK,
    ROOT_STONES,
    THREAT_NODES,
    TOP_RATING,
    WIN,
    mark_at,
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
from tempo.games.gomoku.evaluation.patterns import (
    MAKES_FIVE,
    MAKES_FOUR,
    MAKES_FOUR_THREE,
    MAKES_OPEN_FOUR,
    MAKES_TWO_THREES,
    NO_THREAT,
)
from tempo.native.jit import inlined, kernel, njit
from tempo.search.alphabeta.pvs import (
    ALPHA,
    BEST_ACTION,
    BEST_MOVE,
    BEST_SCORE,
    BEST_VALUE,
    BETA,
    DEPTH,
    FINISHED,
    MAX_DEPTH,
    MOVE_COUNT,
    MOVE_INDEX,
    NODES_SEARCHED,
    NULL_WINDOW,
    PENDING,
    STAGE,
    Steps,
    beats_null_window,
    reset_search,
    search_again,
    search_first_move,
    set_move_window,
    set_window,
    update_best,
)
from tempo.search.alphabeta.transposition_table import NO_MOVE

FIRST_RATING = np.int64(1 << 40)  # of the table's move
LEAF_FOURS = np.int64(16)  # node limits of the search for a win by fours: at a leaf, and for each ply of depth above
INNER_FOURS = np.int64(64)
# Wins by threats: least depth of a position of the principal variation, and node limit by the square of its depth. At
# the root the limit grows with the nodes searched.
THREATS_DEPTH, THREATS_A_PLY = 3, 16
ROOT_THREATS, ROOT_SHARE, MOST_ROOT_THREATS = 300, 8, 20_000
# Futility and razoring: near the leaves a position that much better than beta, or worse than alpha, is not searched.
FUTILITY_DEPTH, FUTILITY_MARGIN = 4, UNIT * 7 // 10
PASS_DEPTH, PASS_REDUCTION = 3, 3  # null move: least depth, and plies that it is searched less
UNKNOWN_DEPTH = 3  # internal iterative reduction: least depth
RATING_OF_PLY = 4 * UNIT  # a move that is rated so much below the best one is reduced a ply more
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
    status, board = work.status, work.board
    set_up(board, cells)
    five = find_kind(board, mark, MAKES_FIVE)
    only = find_kind(board, 3 - mark, MAKES_FIVE) if five == NO_EMPTY_CELL else five
    candidates = work.values[0]
    count = 0
    for cell in range(cells.size):
        candidates[cell] = NO_CANDIDATE
        if cells[cell] == 0 and allowed[cell] and only in (NO_EMPTY_CELL, cell):
            candidates[cell] = candidate(cell, rating_of(board, cell, mark))
            count += 1
    for number in range(count):
        work.actions[0, number] = take_best(candidates)
    reset_search(work, count)
    work.frames[0, IS_FORCED] = 0
    status[ROOT_MARK], status[ROOT_STONES] = mark, board.sums[STONES_PUT]
    if five != NO_EMPTY_CELL:
        status[FINISHED], status[BEST_SCORE] = 1, WIN - 1
    return count


@njit
def enter_node(steps, work, ply):
    """Start the position at a ply: return its value if it is known at once, else PENDING."""
    board, frame, mark = work.board, work.frames[ply], mark_at(work, ply)
    if ply == 0:
        return search_root(steps, work)
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
        work.actions[ply, 0] = find_kind(board, 3 - mark, MAKES_FIVE)
        return search_first_move(steps, work, ply)
    depth = max(frame[DEPTH], 0)
    if depth > 0 and probe_table(work, ply, frame):
        return frame[BEST_VALUE]
    static = np.int64(evaluate_lines(board, mark))
    beta = frame[BETA]
    is_good = beta - frame[ALPHA] == 1 and static >= beta and beta > -PROVEN
    if is_good and (depth == 0 or is_futile(board, mark, depth, static - beta)):
        return static
    plies = find_win_by_fours(work, mark, LEAF_FOURS + INNER_FOURS * depth)
    if plies > 0:
        return WIN - ply - plies
    if depth >= THREATS_DEPTH and beta - frame[ALPHA] > 1:
        plies = search_threats(work, mark, THREATS_A_PLY * depth * depth)
        if plies > 0:
            return WIN - ply - plies
    if depth == 0 or is_hopeless(board, frame, mark, static):
        return static
    if is_good and depth >= PASS_DEPTH and frame[IS_AFTER_PASS] == 0 and not is_threatened(board, mark):
        frame[STAGE] = PASS
        set_window(work, ply + 1, depth - PASS_REDUCTION - depth // 4, -beta, 1 - beta)
        work.frames[ply + 1, IS_AFTER_PASS] = 1
        return PENDING
    return search_listed_moves(steps, work, ply)


@njit
def search_root(steps, work):
    """Start an iteration, and search for a win by threats first: return its value if one is found, else PENDING."""
    status, mark = work.status, mark_at(work, 0)
    plies = search_threats(work, mark, ROOT_THREATS + min(status[NODES_SEARCHED] // ROOT_SHARE, MOST_ROOT_THREATS))
    if plies > 0:
        move = winning_threat(work, mark)
        for number in range(work.frames[0, MOVE_COUNT]):
            if work.actions[0, number] == move:
                status[BEST_MOVE] = move
                status[BEST_SCORE] = work.values[0, number] = WIN - plies
                work.pv[0, 0], work.pv[0, 1] = 1, move
                return WIN - plies
    return search_first_move(steps, work, np.int64(0))


@inlined
def search_threats(work, mark, limit):
    """Return the plies in which `mark`, to move, wins by threats, or 0; the nodes count as those of the search."""
    plies = np.int64(0)
    if threats_of(work.board, mark) != 0:
        plies = find_win_by_threats(work, mark, limit)
        work.status[NODES_SEARCHED] += work.status[THREAT_NODES]
    return plies


@inlined
def is_hopeless(board, frame, mark, static):
    """Return whether a position without a win by fours is so much worse than alpha that no search is worth it."""
    alpha, depth = frame[ALPHA], frame[DEPTH]
    if depth > FUTILITY_DEPTH or frame[BETA] - alpha > 1 or alpha >= PROVEN:
        return False
    return static + FUTILITY_MARGIN * depth <= alpha and not has(threats_of(board, mark), MAKES_TWO_THREES)


@inlined
def is_futile(board, mark, depth, above):
    """Return whether a position near the leaves is so far above beta that no search is worth it."""
    return depth <= FUTILITY_DEPTH and above >= FUTILITY_MARGIN * depth and not is_threatened(board, mark)


@inlined
def is_threatened(board, mark):
    """Return whether the opponent of `mark` threatens to win by an open four, or by a four and a three."""
    theirs = threats_of(board, 3 - mark)
    return has(theirs, MAKES_OPEN_FOUR) or has(theirs, MAKES_FOUR_THREE)


@njit
def search_listed_moves(steps, work, ply):
    """List the moves of a position and start with the first; return PENDING.

    A position that the table does not know is searched a ply less, unless its lines are to reach the end of the game.
    """
    frame, board = work.frames[ply], work.board
    candidates, first, depth = work.values[ply], frame[BEST_ACTION], frame[DEPTH]
    if first == NO_MOVE and UNKNOWN_DEPTH <= depth < board.cells.size - board.sums[STONES_PUT]:
        frame[DEPTH] = depth - 1
    frame[MOVE_COUNT], frame[TOP_RATING] = list_moves(board, mark_at(work, ply), candidates)
    if first != NO_MOVE and candidates[first] != NO_CANDIDATE:
        candidates[first] = candidate(first, FIRST_RATING)
    return search_first_move(steps, work, ply)


@njit
def search_next_move(steps, work, ply):
    """Play the best rated move of those left, and set up its search; return PENDING."""
    frame, board, mark = work.frames[ply], work.board, mark_at(work, ply)
    number = frame[MOVE_INDEX]
    if ply > 0 and frame[IS_FORCED] == 0:
        work.actions[ply, number] = take_best(work.values[ply])
    action, reduced = work.actions[ply, number], np.int64(0)
    if number > 0:
        worse = frame[TOP_RATING] - rating_of(board, action, mark) if ply > 0 else np.int64(0)
        reduced = reduction(work, frame, worse, kind_of(board, action, mark), kind_of(board, action, 3 - mark))
    put(board, action, mark)
    set_move_window(work, ply, frame[DEPTH] - 1 + frame[IS_FORCED] - reduced)
    work.frames[ply + 1, IS_AFTER_PASS] = 0
    if reduced > 0:
        frame[STAGE] = REDUCED
    return PENDING


@inlined
def reduction(work, frame, worse, mine, theirs):
    """Return by how many plies a late move is searched less: fours not at all, threats and stops one ply less than
    quiet moves.

    Args:
        work: LineWorkspace.
        frame: of its position.
        worse: int64, by how much it is rated below the best move; at the root, where nothing is listed, 0.
        mine, theirs: int64, the kinds of threats that a stone on its cell makes for each side.
    """
    depth, number = frame[DEPTH], frame[MOVE_INDEX]
    if number < 2 or depth < 2 or NO_THREAT < mine <= MAKES_FOUR:
        return np.int64(0)
    parts = work.reductions[min(depth, MAX_DEPTH), min(number, REDUCED_MOVES - 1)] + worse * PLY // RATING_OF_PLY
    if mine != NO_THREAT or theirs != NO_THREAT:
        parts -= PLY
    return min(max(parts // PLY, np.int64(0)), depth - 1)


@njit
def take_result(steps, work, ply, value):
    """Take the value found one ply deeper: return the value of this ply, or PENDING if it needs another search."""
    frame = work.frames[ply]
    value = -value
    if frame[STAGE] == PASS:
        return frame[BETA] if value >= frame[BETA] else search_listed_moves(steps, work, ply)
    if frame[STAGE] == REDUCED and value > frame[ALPHA]:
        frame[STAGE] = NULL_WINDOW
        set_window(work, ply + 1, frame[DEPTH] - 1, -frame[ALPHA] - 1, -frame[ALPHA])
        return PENDING
    if beats_null_window(frame, value):
        return search_again(work, ply, frame[DEPTH] - 1 + frame[IS_FORCED])
    take(work.board)
    update_best(work, ply, value)
    is_open = frame[MOVE_INDEX] < frame[MOVE_COUNT]
    if ply > 0 and frame[BEST_VALUE] > -PROVEN and frame[MOVE_INDEX] >= most_moves(frame):
        is_open = False
    if frame[ALPHA] < frame[BETA] and is_open:
        return search_next_move(steps, work, ply)
    if ply > 0 and frame[IS_FORCED] == 0:
        store_result(work, ply, frame[BEST_VALUE])
    return frame[BEST_VALUE]


@inlined
def most_moves(frame):
    """Return how many moves of a position are searched unless all of them lose: fewer near the leaves."""
    if frame[BETA] - frame[ALPHA] > 1:
        return MOST_CANDIDATES
    return min(MOST_CANDIDATES, FEWEST_CANDIDATES + CANDIDATES_A_PLY * frame[DEPTH])


@njit
def deepen(work, value):
    """Go one ply deeper; end if the value is proven or the board is full."""
    root, board = work.frames[0], work.board
    root[DEPTH] += 1
    deepest = min(MAX_DEPTH, board.cells.size - board.sums[STONES_PUT])
    work.status[FINISHED] = np.int64(abs(value) >= PROVEN or root[DEPTH] > deepest)


@njit
def leave_line(work):
    """Take the stones of the current line."""
    while work.board.sums[STONES_PUT] > work.status[ROOT_STONES]:
        take(work.board)


LINE_STEPS = Steps(enter_node, search_next_move, take_result, deepen, leave_line)
