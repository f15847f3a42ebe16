"""What a thread of the endgame solver does between two slices, where several threads share one table.

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
from tempo.native.jit import njit
from tempo.search.exact.solver import BITS, GOAL, PLY
from tempo.search.threads.shared_solving import SolverFunctions, take_turns


@njit
def leave_endgame_node(work, ply):
    """Return to a node on the line if the table decides it; return whether it does."""
    frames, cursor, task = work.frames, work.cursor, work.task
    frame = ply * FRAME_SIZE
    if frames[frame + COUNT] == PASS_FRAME:
        return False
    mine, theirs = frames[frame + MINE], frames[frame + THEIRS]
    goal = task[GOAL] if ply & 1 == 0 else 2 - task[GOAL]
    known = probe_bounds(work.table, np.uint64(task[BITS]), frames[frame + MIX], theirs)
    if lower_bound(known) < goal <= upper_bound(known):
        return False
    cursor[CURSOR_MINE], cursor[CURSOR_THEIRS], cursor[CURSOR_MOVES] = mine, theirs, moves_of(mine, theirs)
    task[PLY] = ply
    return True


@njit
def reorder_endgame_moves(work, marks, ply, seat, seats):
    """Reorder the moves left at a node of the line that is new.

    Args:
        work: EndgameWorkspace of this thread.
        marks: uint64[plies], the node at each ply whose moves this thread has reordered.
        ply: int64, plies from the root.
        seat, seats: int64, number of this thread, and of all threads.
    """
    frames = work.frames
    frame = ply * FRAME_SIZE
    if frames[frame + COUNT] != PASS_FRAME and marks[ply] != frames[frame + MIX]:
        marks[ply] = frames[frame + MIX]
        following, count = np.int64(frames[frame + NEXT]), np.int64(frames[frame + COUNT])
        take_turns(frames, frame + QUEUE + following, frame + QUEUE + count, seat, seats)


@njit
def grow_endgame_table(work, bits):
    """Grow the table of 2^bits entries."""
    grow(work.table, bits)


ENDGAME_FUNCTIONS = SolverFunctions(
    solve_endgame.function, leave_endgame_node, reorder_endgame_moves, grow_endgame_table
)
