"""The endgame solver's search by several threads on one table: what each of them does.

Every few nodes a thread looks up. Bounds of the score that another one has found become its own, and where by now the
table answers a node on its line, it leaves all below. At each node threads begin with other moves, so that they seldom
do the same.

An entry is two words, and while one thread writes, another may read the first word of one position and the second of
another. That does no harm: what is known stands in the first word, together with all the bits of the mixture of both
sides' discs, the index being the rest of them. So the word is checked by itself. The second could only mislead who asks
about a position with the very mixture of another: one in 2^64, as with entries that are checked by xor.
"""
import numpy as np

from tempo.games.othello.endgame.endgame_solver import solve_endgame
from tempo.games.othello.endgame.endgame_table import grow, lower_bound, probe_bounds, upper_bound
from tempo.games.othello.endgame.endgame_tree import (
    COUNT,
    CURSOR_MINE,
    CURSOR_MOVES,
    CURSOR_THEIRS,
    FRAME_SIZE,
    MIX,
    NEXT,
    PASS_FRAME,
    QUEUE,
)
from tempo.games.othello.rules import MINE, THEIRS, moves_of
from tempo.native.atomics import load
from tempo.native.jit import inlined, kernel
from tempo.search.exact.solver import BITS, GOAL, NODES, PLY, STORED
from tempo.search.threads.shared_solving import RUNNING, SLICE, STOP, take_over, take_turns, tell


@kernel
def solve_endgame_together(work, shared, marks, seat, seats, budget):
    """Run one thread's part until the score is known, all threads are stopped or its nodes are spent; return its nodes.

    Args:
        work: EndgameWorkspace of this thread; the table is shared.
        shared: int64[] shared state of the threads.
        marks: uint64[] the node on each ply whose moves this thread has reordered.
        seat: number of this thread.
        seats: number of threads.
        budget: nodes.
    """
    task, nodes = work.task, 0
    catch_up(work, shared)
    while nodes < budget and load(shared, STOP) == RUNNING:
        take_other_moves(work, marks, seat, seats)
        stored = task[STORED]
        solve_endgame(work, min(SLICE, budget - nodes))
        nodes += task[NODES]
        tell(shared, task, stored)
        catch_up(work, shared)
    return nodes


@inlined
def catch_up(work, shared):
    """Take over the bounds that other threads have found, and leave nodes that the table now decides."""
    frames, cursor, task = work.frames, work.cursor, work.task
    take_over(shared, task)
    bits = np.uint64(task[BITS])
    for ply in range(task[PLY]):
        frame = ply * FRAME_SIZE
        if frames[frame + COUNT] != PASS_FRAME:
            mine, theirs = frames[frame + MINE], frames[frame + THEIRS]
            goal = task[GOAL] if ply & 1 == 0 else 2 - task[GOAL]
            known = probe_bounds(work.table, bits, frames[frame + MIX], theirs)
            if lower_bound(known) >= goal or upper_bound(known) < goal:
                cursor[CURSOR_MINE], cursor[CURSOR_THEIRS], cursor[CURSOR_MOVES] = mine, theirs, moves_of(mine, theirs)
                task[PLY] = ply
                break


@inlined
def take_other_moves(work, marks, seat, seats):
    """Reorder the remaining moves of nodes that are new on the line."""
    frames = work.frames
    for ply in range(work.task[PLY]):
        frame = ply * FRAME_SIZE
        if frames[frame + COUNT] != PASS_FRAME and marks[ply] != frames[frame + MIX]:
            marks[ply] = frames[frame + MIX]
            following, count = np.int64(frames[frame + NEXT]), np.int64(frames[frame + COUNT])
            take_turns(frames, frame + QUEUE + following, frame + QUEUE + count, seat, seats)


@kernel
def grow_endgame_table(work):
    """Grow the table."""
    task = work.task
    grow(work.table, np.uint64(task[BITS]))
    task[BITS], task[STORED] = task[BITS] + 2, 0
