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
    REST,
)
from tempo.games.othello.rules import MINE, THEIRS, moves_of
from tempo.native.jit import njit
from tempo.search.exact.solver import BITS, GOAL, PLY
from tempo.search.threads.shared_solving import SolverFunctions, take_turns


@njit
def leave_decided_endgame(work):
    """Return the search to the first node on its line that the table decides."""
    frames, cursor, task = work.frames, work.cursor, work.task
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


@njit
def reorder_endgame_line(work, marks, seat, seats):
    """Reorder the moves left at new nodes of the line, differently in each thread."""
    frames = work.frames
    for ply in range(work.task[PLY]):
        frame = ply * FRAME_SIZE
        node = frames[frame + MIX] ^ frames[frame + REST]  # another one once its rest is queued
        if frames[frame + COUNT] != PASS_FRAME and marks[ply] != node:
            marks[ply] = node
            following, count = np.int64(frames[frame + NEXT]), np.int64(frames[frame + COUNT])
            take_turns(frames, frame + QUEUE + following, frame + QUEUE + count, seat, seats)


@njit
def grow_endgame_table(work, bits):
    """Grow the table of 2^bits entries."""
    grow(work.table, bits)


ENDGAME_FUNCTIONS = SolverFunctions(
    solve_endgame.function, leave_decided_endgame, reorder_endgame_line, grow_endgame_table
)
