"""What a thread of the solver does between two slices, where several threads share one transposition table.

Table entries cannot be torn: an entry is one word that holds both the bounds and the identity of the position.
"""
import numpy as np

from tempo.games.connectx.rules import ALL, MINE
from tempo.games.connectx.solver.null_window_search import (
    COUNT,
    CURSOR_ALL,
    CURSOR_MINE,
    CURSOR_THREATS,
    CURSOR_WINS,
    HASH,
    KNOWN,
    NEXT,
    QUEUE,
    RECORD_SIZE,
    REGION,
    THREATS,
)
from tempo.games.connectx.solver.solver import solve_position
from tempo.games.connectx.solver.transposition_table import NOT_STORED, grow, lower_bound, probe_bounds, upper_bound
from tempo.games.connectx.threats import winning_cells
from tempo.native.bits import ONE
from tempo.native.jit import inlined, njit
from tempo.search.exact.solver import BITS, GOAL, PLY
from tempo.search.threads.shared_solving import SolverFunctions, take_turns

FAILED_MOVES = 3  # of a node, after which all others are taken to fail, too


@njit
def leave_decided(work):
    """Return the search to the first node on its line that the table decides."""
    frames, task = work.frames, work.task
    size, bits = QUEUE + (1 + RECORD_SIZE) * work.lanes.size, np.uint64(task[BITS])
    for ply in range(task[PLY]):
        frame = ply * size
        if frames[frame + KNOWN] != NOT_STORED:
            goal = task[GOAL] if ply & 1 == 0 else 1 - task[GOAL]
            known = probe_bounds(work, bits, frames[frame + HASH], frames[frame + REGION])
            if lower_bound(known) >= goal or upper_bound(known) < goal:
                _go_back(work, ply, frame)
                break


@inlined
def _go_back(work, ply, frame):
    """Return the search to a node on its line."""
    board, frames, cursor = work.board, work.frames, work.cursor
    mine, stones = frames[frame + MINE], frames[frame + ALL]
    cursor[CURSOR_MINE], cursor[CURSOR_ALL] = mine, stones
    cursor[CURSOR_WINS] = winning_cells(board, mine) & board.cells & ~stones
    cursor[CURSOR_THREATS] = frames[frame + THREATS]
    work.task[PLY] = ply


@njit
def reorder_line(work, marks, seat, seats):
    """Reorder the moves left at new nodes of the line, differently in each thread, where all of them have to be tried.

    At the nodes between, the first move is likely to decide, and all threads help with it. Which nodes are which is a
    guess by the goal, until several moves of a node have failed.
    """
    frames, task, size = work.frames, work.task, QUEUE + (1 + RECORD_SIZE) * work.lanes.size
    refuted = 0 if task[GOAL] > 0 else 1  # the plies at which no move is likely to reach its goal
    for ply in range(task[PLY]):
        frame = ply * size
        mark = frames[frame + ALL] + (frames[frame + MINE] << ONE)
        following, count = np.int64(frames[frame + NEXT]), np.int64(frames[frame + COUNT])
        if following > FAILED_MOVES:
            refuted = ply & 1
        if ply & 1 == refuted and marks[ply] != mark:
            marks[ply] = mark
            take_turns(frames, frame + QUEUE + following, frame + QUEUE + count, seat, seats)


SOLVER_FUNCTIONS = SolverFunctions(solve_position.function, leave_decided, reorder_line, grow)
