"""Kernels of the solver with several threads on one transposition table.

Every few nodes a thread synchronizes. It takes over bounds of the score that other threads have found, and it returns
to a node on its line if the table now answers that node. Each thread tries the moves of a node in another order,
because threads with the same order would search the same nodes.

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
from tempo.native.atomics import load
from tempo.native.bits import ONE
from tempo.native.jit import inlined, kernel
from tempo.search.exact.solver import BITS, GOAL, NODES, PLY, STORED
from tempo.search.threads.shared_solving import RUNNING, SLICE, STOP, take_over, take_turns, tell


@kernel
def solve_together(work, shared, marks, seat, seats, budget):
    """Run one thread's part of `solve_position`, until the score is known, the threads are stopped, or nodes run out.

    Args:
        work: SolverWorkspace of this thread; its table is shared.
        shared: int64 array, the state that all threads share.
        marks: uint64[plies], for each ply of the line the position whose moves this thread has reordered.
        seat, seats: int, number of this thread, and of all threads.
        budget: int64, node limit of this thread.

    Returns:
        The nodes of this thread.
    """
    task, nodes = work.task, 0
    _catch_up(work, shared)
    while nodes < budget and load(shared, STOP) == RUNNING:
        _take_other_moves(work, marks, seat, seats)
        stored = task[STORED]
        solve_position(work, min(SLICE, budget - nodes))
        nodes += task[NODES]
        tell(shared, task, stored)
        _catch_up(work, shared)
    return nodes


@inlined
def _catch_up(work, shared):
    """Import the bounds found by other threads, and leave nodes that they answer."""
    task = work.task
    take_over(shared, task)
    frames, bits = work.frames, np.uint64(task[BITS])
    size = QUEUE + (1 + RECORD_SIZE) * work.lanes.size
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


@inlined
def _take_other_moves(work, marks, seat, seats):
    """Reorder the moves left at new nodes of the line, differently in each thread.

    Where all moves will have to be tried, leave even the first one to other threads: threads that are far apart seldom
    wait for each other's entries in the table.
    """
    frames, task, size = work.frames, work.task, QUEUE + (1 + RECORD_SIZE) * work.lanes.size
    refuted = 0 if task[GOAL] > 0 else 1  # the plies at which no move is likely to reach its goal
    for ply in range(task[PLY]):
        frame = ply * size
        mark = frames[frame + ALL] + (frames[frame + MINE] << ONE)
        if marks[ply] != mark:
            marks[ply] = mark
            queue = frame + QUEUE
            following, end = queue + np.int64(frames[frame + NEXT]), queue + np.int64(frames[frame + COUNT])
            if seat > 0 and ply & 1 == refuted and following == queue + 1 and following < end:
                other = min(following + seat, end) - 1
                frames[following - 1], frames[other] = frames[other], frames[following - 1]
                _go_down(work, ply, frame, frames[following - 1] & NUMBER_MASK)
                break
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


@kernel
def grow_table(work):
    """Enlarge the transposition table fourfold."""
    task = work.task
    grow(work, np.uint64(task[BITS]))
    task[BITS], task[STORED] = task[BITS] + 2, 0
