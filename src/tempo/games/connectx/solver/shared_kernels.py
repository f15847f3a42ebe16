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
    MOVE,
    MOVE_THREATS,
    NEXT,
    NUMBER_MASK,
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


@njit
def leave_node(work, ply):
    """Return to a node on the line if the table decides it; return whether it does."""
    frames, task = work.frames, work.task
    frame = ply * _frame_size(work)
    if frames[frame + KNOWN] == NOT_STORED:
        return False
    goal = task[GOAL] if ply & 1 == 0 else 1 - task[GOAL]
    known = probe_bounds(work, np.uint64(task[BITS]), frames[frame + HASH], frames[frame + REGION])
    if lower_bound(known) < goal <= upper_bound(known):
        return False
    board, cursor = work.board, work.cursor
    mine, stones = frames[frame + MINE], frames[frame + ALL]
    cursor[CURSOR_MINE], cursor[CURSOR_ALL] = mine, stones
    cursor[CURSOR_WINS] = winning_cells(board, mine) & board.cells & ~stones
    cursor[CURSOR_THREATS] = frames[frame + THREATS]
    task[PLY] = ply
    return True


@inlined
def _frame_size(work):
    """Return the words of a frame."""
    return QUEUE + (1 + RECORD_SIZE) * work.lanes.size


@njit
def reorder_moves(work, marks, ply, seat, seats):
    """Reorder the moves left at a node of the line that is new, differently in each thread.

    Where all moves will have to be tried, leave even the first one to other threads: threads that are far apart seldom
    wait for each other's entries in the table.

    Args:
        work: SolverWorkspace of this thread.
        marks: uint64[plies], the position at each ply whose moves this thread has reordered.
        ply: int64, plies from the root.
        seat, seats: int64, number of this thread, and of all threads.
    """
    frames, task = work.frames, work.task
    frame = ply * _frame_size(work)
    mark = frames[frame + ALL] + (frames[frame + MINE] << ONE)
    if marks[ply] == mark:
        return
    marks[ply] = mark
    queue = frame + QUEUE
    following, end = queue + np.int64(frames[frame + NEXT]), queue + np.int64(frames[frame + COUNT])
    refuted = 0 if task[GOAL] > 0 else 1  # the plies at which no move is likely to reach its goal
    if seat > 0 and ply & 1 == refuted and following == queue + 1 and following < end:
        other = min(following + seat, end) - 1
        frames[following - 1], frames[other] = frames[other], frames[following - 1]
        _go_down(work, ply, frame, frames[following - 1] & NUMBER_MASK)
    else:
        take_turns(frames, following, end, seat, seats)


@inlined
def _go_down(work, ply, frame, number):
    """Advance the search from a node on its line by one of its moves."""
    frames, cursor = work.frames, work.cursor
    record = frame + QUEUE + work.lanes.size + RECORD_SIZE * np.int64(number)
    move = frames[record + MOVE]
    cursor[CURSOR_MINE], cursor[CURSOR_ALL] = frames[frame + MINE] ^ frames[frame + ALL], frames[frame + ALL] | move
    cursor[CURSOR_WINS], cursor[CURSOR_THREATS] = frames[frame + THREATS] & ~move, frames[record + MOVE_THREATS]
    work.task[PLY] = ply + 1


SOLVER_FUNCTIONS = SolverFunctions(solve_position.function, leave_node, reorder_moves, grow)
