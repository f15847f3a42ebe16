"""VCF search (victory by continuous fours): every move of the attacker threatens a five, so the reply is forced.

Names are those of five in a row, whatever `inarow` is. A *five* completes a line. A *four* lacks one stone in some
window and a *three* lacks two; the window holds no stone of the opponent. The defender answers a four on its last
cell, unless he has a five himself. Two fives threatened at once cannot both be stopped. If the defender's reply makes
a four, the attacker's next four must stand on its last cell.

Iterative deepening finds the shortest win first: one four, then two, until no sequence was cut off by the depth limit
or the nodes run out. The same fours come in many orders, so positions without a win go into a hash table with
Zobrist keys. The search plays on the state itself and takes the stones back. A win that is found is proven, because
every reply is forced. No win found with nodes left means that there is no win by fours.

6 million nodes a second. `solve_leaf`, called at every new node of the tree, takes 2 to 4 microseconds and decides one
position in seven of the games on 15x15 in `python -m tempo.games.gomoku.experiments.threat_bench`.
"""
import numpy as np

from tempo.games.gomoku.rules import (
    BOTH_MARKS,
    CELLS_AT,
    COUNTERS,
    FAILURE_SLOTS,
    LINE,
    SECOND,
    THREES,
    TO_MOVE,
    put_stone,
    take_stone,
)
from tempo.native.jit import inlined, kernel, njit
from tempo.native.rng import scramble

FAILURE_MASK = np.uint64(FAILURE_SLOTS - 1)
# Arguments are int64 everywhere: numba compiles a function again for each narrower type and each literal.
START = np.int64(0)
NOWHERE = np.int64(-1)
TWO_CELLS = np.int64(-2)  # in place of a forced reply: two cells need a reply, and no move takes both
NODES, NODE_LIMIT, DEPTH_LIMITED, WINNING_MOVE = 0, 1, 2, 3  # columns of scratch[COUNTERS]
LEAF_NODES = np.int64(50)  # node limit of the VCF search at a new node of the tree
MAX_LEAF_FOURS = np.int64(8)  # and its depth limit


@njit
def scan_windows(board, state, mark):
    """Scan all windows for the attacker, `mark`, who is to move.

    Returns the cell of a five of the attacker's, or NOWHERE; his forced reply to fives of the defender's (a cell,
    NOWHERE or TWO_CELLS); and the number of the attacker's threes, whose windows it lists in THREES.
    """
    stone = 1 if mark == 1 else SECOND
    five, three = stone * (board.inarow - 1), stone * (board.inarow - 2)
    four = (1 + SECOND - stone) * (board.inarow - 1)
    windows_at = CELLS_AT + board.size * board.size
    win, forced, threes = NOWHERE, NOWHERE, 0
    for window in range(board.window_cells.shape[0]):
        stones = state[windows_at + window]
        if stones == three:
            board.scratch[THREES, threes] = window
            threes += 1
        elif stones == four:
            forced = _merge_forced(forced, empty_cell(board, state, window, NOWHERE))
        if stones == five:  # not elif: with inarow 1 an empty window is a four of both sides
            win = empty_cell(board, state, window, NOWHERE)
    return win, forced, threes


@inlined
def _merge_forced(forced, cell):
    """Return the forced reply to one more threatened five."""
    if forced in (NOWHERE, cell):
        return cell
    return TWO_CELLS


@njit
def empty_cell(board, state, window, other):
    """Return the first empty cell of a window other than `other`, or NOWHERE."""
    for i in range(board.inarow):
        cell = np.int64(board.window_cells[window, i])
        if cell != other and state[CELLS_AT + cell] == 0:
            return cell
    return NOWHERE


@njit
def _second_completion(board, state, cell, three, first):
    """Return a cell other than `first` on which a stone on `cell` would threaten a five, or NOWHERE.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        cell: int64, an empty cell.
        three: int, the count of a window that is a three of the attacker's.
        first: int64, the other cell that the stone threatens.
    """
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == three:
            end = empty_cell(board, state, window, cell)
            if end != first:
                return end
    return NOWHERE


@njit
def forced_reply(board, state, cell, stones):
    """Return the forced reply to the stone just put on `cell`: a cell, NOWHERE or TWO_CELLS.

    `stones` is the count of a window that is a four of the side with that stone.
    """
    windows_at = CELLS_AT + board.size * board.size
    forced = NOWHERE
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == stones:
            forced = _merge_forced(forced, empty_cell(board, state, window, NOWHERE))
    return forced


@inlined
def _add_threes(board, state, cell, three, threes):
    """Append the windows through a cell that are threes to scratch[THREES]; return the new number of entries.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        cell: int64, where a stone was just put.
        three: int, the count of a window that is a three of the attacker's.
        threes: int64, number of entries so far.
    """
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == three:
            board.scratch[THREES, threes] = window
            threes += 1
    return threes


@njit
def _vcf_attack(board, state, mark, forced, threes, depth, ply, key):
    """Return the plies in which the attacker, to move, wins with at most `depth` fours; 0 if he does not.

    Args:
        board: GomokuGeometry; the winning line is written to scratch[LINE].
        state: int16 array, changed during the search and restored.
        mark: int64, 1 or 2, the attacker.
        forced: int64, the cell that the attacker must take, NOWHERE or TWO_CELLS.
        threes: int64, number of windows listed in scratch[THREES]; some may no longer be threes.
        depth: int64, fours left.
        ply: int64, plies since the root, the index into scratch[LINE].
        key: uint64, Zobrist key of the position.
    """
    board.scratch[COUNTERS, NODES] += 1
    three = (1 if mark == 1 else SECOND) * (board.inarow - 2)
    windows_at = CELLS_AT + board.size * board.size
    for deeper in range(2):  # double fours first: they win at once
        if deeper and (depth == 1 or has_failed(board, key, depth)):
            return 0
        for i in range(2 * threes):
            window = board.scratch[THREES, i >> 1]
            if state[windows_at + window] != three:
                continue
            end = empty_cell(board, state, window, NOWHERE)
            cell = empty_cell(board, state, window, end)
            if i & 1:
                cell, end = end, cell
            if forced != NOWHERE and forced != cell:
                continue
            plies = 0
            if deeper:
                plies = _vcf_reply(board, state, mark, cell, end, threes, depth, ply, key)
            else:
                other = _second_completion(board, state, cell, three, end)
                if other != NOWHERE:
                    board.scratch[LINE, ply + 2] = other
                    plies = 3
                board.scratch[COUNTERS, DEPTH_LIMITED] += depth == 1
            if plies > 0:
                board.scratch[LINE, ply], board.scratch[LINE, ply + 1] = cell, end
                return plies
            if board.scratch[COUNTERS, NODES] > board.scratch[COUNTERS, NODE_LIMIT]:
                return 0
    remember_failure(board, key, depth)
    return 0


@inlined
def _vcf_reply(board, state, mark, cell, end, threes, depth, ply, key):
    """Return the plies in which the attacker wins with a four on `cell`, answered on `end`; 0 if he does not.

    The other arguments are those of `_vcf_attack`.
    """
    stone = 1 if mark == 1 else SECOND
    put_stone(board, state, cell, mark)
    put_stone(board, state, end, BOTH_MARKS - mark)
    forced = forced_reply(board, state, end, (1 + SECOND - stone) * (board.inarow - 1))
    plies = 0
    if forced != TWO_CELLS:
        threes = _add_threes(board, state, cell, stone * (board.inarow - 2), threes)
        after = key ^ board.zobrist[mark, cell] ^ board.zobrist[BOTH_MARKS - mark, end]
        plies = _vcf_attack(board, state, mark, forced, threes, depth - 1, ply + 2, after)
    take_stone(board, state, end, BOTH_MARKS - mark)
    take_stone(board, state, cell, mark)
    return plies + 2 if plies > 0 else 0


@inlined
def has_failed(board, key, depth):
    """Test whether the hash table holds this position as one without a win within `depth`."""
    key ^= board.zobrist[0, depth]
    return board.failures[np.int64(key & FAILURE_MASK)] == key


@inlined
def remember_failure(board, key, depth):
    """Store this position in the hash table as one without a win within `depth`."""
    key ^= board.zobrist[0, depth]
    board.failures[np.int64(key & FAILURE_MASK)] = key


@njit
def vcf(board, state, mark, most_fours, key):
    """Return the plies in which `mark`, to move, wins by at most `most_fours` fours; 0 if no win is found.

    The winning line is in scratch[LINE].

    Args:
        board: GomokuGeometry.
        state: int16 array, changed during the search and restored.
        mark: int64, 1 or 2, the attacker.
        most_fours: int64, limit of the fours.
        key: uint64, Zobrist key from `start_search`, which set the node limit.
    """
    win, forced, threes = scan_windows(board, state, mark)
    if win != NOWHERE:
        board.scratch[LINE, 0] = win
        return 1
    return deepen_vcf(board, state, mark, forced, threes, most_fours, key)


@njit
def deepen_vcf(board, state, mark, forced, threes, most_fours, key):
    """Search with one four, then two, up to `most_fours`; the rest of `vcf` after `scan_windows`.

    Args:
        board, state, mark, most_fours, key: as in `vcf`.
        forced, threes: int64, as `scan_windows` returned them.
    """
    if forced == TWO_CELLS or threes == 0:
        return 0
    for depth in range(1, most_fours + 1):
        board.scratch[COUNTERS, DEPTH_LIMITED] = 0
        plies = _vcf_attack(board, state, mark, forced, threes, depth, START, key)
        if plies > 0:
            return plies
        counters = board.scratch[COUNTERS]
        if counters[DEPTH_LIMITED] == 0 or counters[NODES] > counters[NODE_LIMIT]:
            return 0
    return 0


@njit
def start_search(board, nodes):
    """Set the node limit of a search and return a fresh Zobrist key for its root.

    A fresh key makes the entries of earlier searches in the hash table unreachable.
    """
    board.scratch[COUNTERS, NODES] = 0
    board.scratch[COUNTERS, NODE_LIMIT] = nodes
    board.zobrist[0, 0] = scramble(board.zobrist[0, 0])
    return board.zobrist[0, 0]


@kernel
def find_vcf(board, state, nodes):
    """Return the plies in which the side to move wins by fours; 0 if no win is found within `nodes`."""
    key = start_search(board, nodes)
    return vcf(board, state, np.int64(state[TO_MOVE]), board.size * board.size, key)


@njit
def solve_leaf(board, state):
    """Return +n or -n if the side that just moved is proven to win or lose in n plies, else 0.

    The game must not be over.
    """
    mark = np.int64(state[TO_MOVE])
    win, forced, threes = scan_windows(board, state, mark)
    if win != NOWHERE:
        return -1
    if forced == TWO_CELLS:
        return 2
    return -deepen_vcf(board, state, mark, forced, threes, MAX_LEAF_FOURS, start_search(board, LEAF_NODES))
