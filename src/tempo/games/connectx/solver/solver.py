"""Exact scores of positions, on any board that fits in 64 bits.

Scores are from the side to move: +1 wins with its last stone, +2 with its last but one, and so on; 0 is a draw;
negative scores are losses. A larger score is a quicker win.

A null-window search answers one question: is the score at least this? A few questions, from both ends towards 0,
close in on the score. The bounds proved on the way stay in the transposition table.
"""
from tempo.games.connectx.rules import ConnectXGeometry
from tempo.games.connectx.solver.null_window_search import (
    CURSOR_ALL,
    CURSOR_MINE,
    CURSOR_THREATS,
    CURSOR_WINS,
    EMPTY,
    MIRROR_PLIES,
    MIRRORED,
    ROOT_ALL,
    ROOT_MINE,
    UNDECIDED,
    new_workspace,
    search_tree,
)
from tempo.games.connectx.solver.static_rules import mirrored
from tempo.games.connectx.solver.transposition_table import MAX_SCORE
from tempo.games.connectx.threats import winning_cells
from tempo.native.bits import ZERO, count_bits
from tempo.native.jit import inlined, kernel
from tempo.search.exact.solver import (
    ASKING,
    BITS,
    CEILING,
    FLOOR,
    FRESH,
    GOAL,
    HIGH,
    LOW,
    NODES,
    PLY,
    STORED,
    PausingSolver,
    is_enough,
)

QUICK = 6  # questions about larger scores, won or lost, are quick
TABLE_BITS = 22  # 2^22 entries of 8 bytes: 32 MiB


class Solver(PausingSolver):
    """Solver for the positions of one board. The game must not be over, unless the board is full."""

    def __init__(self, board: ConnectXGeometry, table_bits: int = TABLE_BITS):
        super().__init__(new_workspace(board, table_bits), solve_position, -MAX_SCORE, MAX_SCORE)

    def reset(self) -> None:
        """Forget all positions."""
        super().reset()
        self.work.task[BITS] = 0  # the next search begins with a small and empty table


def plies_to_the_end(score: int, empty: int) -> int:
    """Return the plies to the end of a game with this score and this number of empty cells."""
    if score > 0:
        return 2 * ((empty + 1) // 2 - score) + 1
    return 2 * (empty // 2 + score) + 2 if score < 0 else empty


@kernel
def solve_position(work, budget):
    """Close in on the score of the root until it is known between floor and ceiling or the nodes are spent."""
    task = work.task
    task[NODES] = 0
    if task[BITS] == 0:
        task[BITS], task[STORED] = work.page_bits, 0
        for index in range(1 << task[BITS]):
            work.table[index] = ZERO
    if task[PLY] == FRESH:
        _look_at_root(work)
    while not is_enough(task[LOW], task[HIGH], task[FLOOR], task[CEILING]):
        if task[PLY] == ASKING:
            _ask(work, _next_goal(max(task[LOW], task[FLOOR]), min(task[HIGH], task[CEILING])))
        answer = search_tree(work, budget)
        if answer == UNDECIDED:
            return
        if answer == 1:
            task[LOW] = task[GOAL]
        else:
            task[HIGH] = task[GOAL] - 1
        task[PLY] = ASKING


@inlined
def _look_at_root(work):
    """Set the bounds that follow from the number of stones or an immediate win, and the use of mirror images.

    Mirror images are looked up only where a position below the root can equal the mirror image of another.
    """
    board, task, mine, stones = work.board, work.task, work.cursor[ROOT_MINE], work.cursor[ROOT_ALL]
    empty = count_bits(board.cells & ~stones)
    task[EMPTY] = empty
    if empty == 0:
        task[LOW], task[HIGH] = 0, 0
    elif winning_cells(board, mine) & (stones + board.bottom) & board.cells != ZERO:
        task[LOW], task[HIGH] = (empty + 1) >> 1, (empty + 1) >> 1
    else:
        task[LOW], task[HIGH] = max(task[LOW], -(empty >> 1)), min(task[HIGH], (empty - 1) >> 1)
    clash = mirrored(board, work.lanes, mine) & (mine ^ stones)
    task[MIRRORED] = MIRROR_PLIES if clash == ZERO else 0
    task[PLY] = ASKING


@inlined
def _next_goal(low, high):
    """Return the score to ask about next: quick losses and then quick wins first, which are soon proved or refuted.

    Then comes the outcome, a win or not: to ask about a draw or a quicker win before that can cost twice as much.
    """
    is_open = low <= 0 < high
    if is_open and low >= -QUICK and high <= QUICK:
        return 1
    middle = (low + high) >> 1
    if low < -QUICK if is_open else middle <= 0:
        return min(middle, -(-low >> 1)) + 1
    return max(middle, high >> 1) + 1


@inlined
def _ask(work, goal):
    """Start the search at the root with the question whether its score is at least `goal`."""
    work.task[GOAL] = goal
    work.task[PLY] = 0
    mine, stones = work.cursor[ROOT_MINE], work.cursor[ROOT_ALL]
    work.cursor[CURSOR_MINE] = mine
    work.cursor[CURSOR_ALL] = stones
    work.cursor[CURSOR_WINS] = winning_cells(work.board, mine) & work.board.cells
    work.cursor[CURSOR_THREATS] = winning_cells(work.board, mine ^ stones) & work.board.cells
