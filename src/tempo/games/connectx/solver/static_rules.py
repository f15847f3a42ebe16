"""Static rules of the solver: moves that do not lose at once, and bounds by zugzwang.

The cells of a column form pairs from the bottom up: an odd row and the even row above it. On a board with an even
number of rows the second player can answer every move in the same column (the follow-up strategy, or claimeven), and
so takes every even cell. The first player takes the odd cells of the other columns if an odd threat of his leaves the
second player without a safe move. Two rules follow from that, computed on bit patterns: `_first_cannot_win` and
`_second_cannot_hold`. They decide a third of the tree.
"""
import numpy as np

from tempo.games.connectx.rules import has_line
from tempo.native.bits import ONE, ZERO
from tempo.native.jit import inlined, njit


@inlined
def safe_moves(board, stones, threats):
    """Return the moves that leave the opponent no immediate win. `threats` are the opponent's winning cells."""
    free = (stones + board.bottom) & board.cells
    forced = free & threats
    if forced == ZERO:
        return free & ~(threats >> ONE)
    if forced & (forced - ONE) != ZERO:
        return ZERO
    return forced & ~(threats >> ONE)


@inlined
def stone_count_answer(moves, empty, goal):
    """Return 1 or 0 if the number of stones tells that the score reaches the goal or not, else -1.

    The side to move has no winning move; `moves` are its safe moves.
    """
    if moves == ZERO:
        return 1 if -(empty >> 1) >= goal else 0
    if empty <= 2:
        return 1 if goal <= 0 else 0
    if goal > (empty - 1) >> 1:
        return 0
    if goal <= -((empty - 2) >> 1):
        return 1
    return -1


@inlined
def follow_up_answer(board, lanes, upper, mine, stones, wins, threats, empty, goal):
    """Return 1 or 0 if the follow-up strategy tells that the score reaches the goal or not, else -1.

    Args:
        board: ConnectXGeometry.
        lanes: uint64[columns], the cells of each column.
        upper: uint64, the cells of even rows.
        mine, stones: uint64, stones of the side to move, all stones.
        wins, threats: uint64, winning cells of the side to move and of the opponent.
        empty: int64, number of empty cells.
        goal: int64, the score in question.
    """
    unfilled = board.cells & ~stones
    free = (stones + board.bottom) & board.cells
    first_to_move = empty & 1 == 0
    first_goal = goal if first_to_move else 1 - goal  # the goal for the first player's score
    first, second = mine, mine ^ stones
    first_wins, second_wins = wins, threats
    if not first_to_move:
        first, second = second, first
        first_wins, second_wins = second_wins, first_wins
    if first_goal >= 0 and _first_cannot_win(board, upper, first, second, second_wins, unfilled, free, first_goal):
        return 0 if first_to_move else 1
    if first_goal <= 1 and _second_cannot_hold(board, lanes, upper, second, first_wins, unfilled, free):
        return 1 if first_to_move else 0
    return -1


@inlined
def _first_cannot_win(board, upper, first, second, second_wins, unfilled, free, goal):
    """Test whether the second player keeps the first below the goal by answering always in the same column.

    He gets every even cell that is not playable now. When the first player is to move, an even number of columns has
    an even cell next, so a stone on one of them leaves another as the reply. The first player cannot win if all other
    cells together hold no line; cells above a winning cell that the second player will get do not count. With goal 0
    a draw is not enough: the second player's cells must hold a line.

    Args:
        board: ConnectXGeometry.
        upper: uint64, the cells of even rows.
        first, second: uint64, the stones of either player.
        second_wins: uint64, the winning cells of the second player.
        unfilled, free: uint64, the empty cells, and those that are playable now.
        goal: int64, the score in question, of the first player.
    """
    kept = unfilled & upper & ~free
    reached = first | (unfilled & ~kept & ~_cells_above(board, second_wins & kept))
    return not has_line(board, reached) and (goal > 0 or has_line(board, second | kept))


@inlined
def _second_cannot_hold(board, lanes, upper, second, first_wins, unfilled, free):
    """Test whether the first player surely gets one of his winning cells in an odd row.

    He leaves that column alone until the second player must play there. He answers every other move in the same column,
    or one playable even cell with another. The second player then gets at most the odd cells of the other columns, the
    playable cells, and the even cells below the threat.

    Args:
        board: ConnectXGeometry.
        lanes: uint64[columns], the cells of each column.
        upper: uint64, the cells of even rows.
        second: uint64, the stones of the second player.
        first_wins: uint64, the winning cells of the first player.
        unfilled, free: uint64, the empty cells, and those that are playable now.
    """
    threats = first_wins & unfilled & ~upper & ~free
    if threats == ZERO:
        return False
    kept = unfilled & upper & ~free
    others = (unfilled & ~kept) & ~_cells_above(board, first_wins & kept)
    for lane in lanes:
        threat = threats & lane
        if threat != ZERO:
            below = (threat & (~threat + ONE)) - ONE
            reached = second | (others & ~lane) | (unfilled & lane & below & (upper | free))
            if not has_line(board, reached):
                return True
    return False


@inlined
def _cells_above(board, cells):
    """Return the cells above the lowest of `cells` in each column."""
    roofs = board.bottom << (board.stride - ONE)
    return (((roofs - cells) | cells) & board.cells) << ONE


@njit
def mirrored(board, lanes, stones):
    """Return the mirror image of the stones, left and right exchanged."""
    image = ZERO
    column = board.column | (board.column << ONE)
    for _ in lanes:
        image = (image << board.stride) | (stones & column)
        stones >>= board.stride
    return image


def lines_through(rows: int, columns: int, inarow: int) -> np.ndarray:
    """Return how many lines each cell of an empty board belongs to, by the number of its bit."""
    lines = np.zeros((64 // (rows + 1) + 1, rows + 1), np.uint64)
    for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for column in range(columns - right * (inarow - 1)):
            for row in range(rows):
                if 0 <= row + up * (inarow - 1) < rows:
                    for step in range(inarow):
                        lines[column + right * step, row + up * step] += ONE
    return lines.ravel()[:64].copy()
