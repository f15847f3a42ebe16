"""Stable discs: those that can never be flipped again. They bound the score without a search.

On each of its four lines a stable disc has a full line, the edge of the board or a stable disc of its own colour beside
it. Applied from nothing until no disc is added, this finds most of them.
"""
import numpy as np

from tempo.games.othello.endgame.endgame_table import WORD
from tempo.games.othello.endgame.last_squares import DISCS, UNPLAYED
from tempo.games.othello.vectors import LINE
from tempo.native.bits import THIRTY_TWO, TWO, ZERO, count_bits
from tempo.native.jit import inlined, njit

ROW, COLUMN = np.uint64(1), np.uint64(8)  # steps along the lines, diagonals included
FALLING, RISING = np.uint64(9), np.uint64(7)
WORTH_A_LOOK = 12  # discs fewer of the opponent that would still decide; with less the stable ones rarely do


def near_edge(rows: int, columns: int) -> np.uint64:
    """Return the squares from which these steps leave the board."""
    return np.uint64(sum(
        1 << square for square in range(LINE * LINE)
        if not (0 <= square // LINE + rows < LINE and 0 <= square % LINE + columns < LINE)
    ))  # fmt: skip


ON_FALLING, BACK_FALLING, ON_RISING, BACK_RISING = (
    tuple(near_edge(rows * steps, columns * steps) for steps in (1, 2, 4))
    for rows, columns in ((1, 1), (-1, -1), (1, -1), (-1, 1))
)
FIRST_COLUMN, NOT_FIRST, NOT_LAST = near_edge(0, -1), ~near_edge(0, -1), ~near_edge(0, 1)
SIDE_COLUMNS, END_ROWS = FIRST_COLUMN | near_edge(0, 1), near_edge(1, 0) | near_edge(-1, 0)
EDGES = SIDE_COLUMNS | END_ROWS
WHOLE_ROW = np.uint64(0xFF)
FOUR, SIXTEEN = np.uint64(4), np.uint64(16)


@inlined
def full_diagonals(discs, step, on, back):
    """Return the squares on diagonals without an empty square."""
    ahead = discs & (on[0] | (discs >> step))
    ahead &= on[1] | (ahead >> (step + step))
    ahead &= on[2] | (ahead >> (step + step + step + step))
    behind = discs & (back[0] | (discs << step))
    behind &= back[1] | (behind << (step + step))
    behind &= back[2] | (behind << (step + step + step + step))
    return ahead & behind


@njit
def stable_discs(mine, theirs):
    """Return discs of `mine` that can never be flipped again."""
    discs = mine | theirs
    rows = discs & (discs >> FOUR)
    rows &= rows >> TWO
    rows = (rows & (rows >> ROW) & FIRST_COLUMN) * WHOLE_ROW
    columns = discs & ((discs >> COLUMN) | (discs << (WORD - COLUMN)))
    columns &= (columns >> SIXTEEN) | (columns << (WORD - SIXTEEN))
    columns &= (columns >> THIRTY_TWO) | (columns << THIRTY_TWO)
    rows |= SIDE_COLUMNS
    columns |= END_ROWS
    falling = full_diagonals(discs, FALLING, ON_FALLING, BACK_FALLING) | EDGES
    rising = full_diagonals(discs, RISING, ON_RISING, BACK_RISING) | EDGES
    stable, before = mine & rows & columns & falling & rising, ZERO
    while stable != before:
        before = stable
        left, right = (stable >> ROW) & NOT_LAST, (stable << ROW) & NOT_FIRST
        stable = mine & (rows | left | right) & (columns | (stable >> COLUMN) | (stable << COLUMN))
        stable &= falling | (left >> COLUMN) | (right << COLUMN)
        stable &= rising | (left << COLUMN) | (right >> COLUMN)
    return stable


@inlined
def hopeless_score(mine, theirs, goal):
    """Return an upper bound of the score by the opponent's stable discs if that is below the goal, else UNPLAYED."""
    if DISCS - 2 * count_bits(theirs) >= goal - 2 * WORTH_A_LOOK:
        return UNPLAYED
    bound = DISCS - 2 * count_bits(stable_discs(theirs, mine))
    return bound if bound < goal else UNPLAYED
