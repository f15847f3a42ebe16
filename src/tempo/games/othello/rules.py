"""Othello on two 64-bit words: the discs of the side to move, and those of the other side.

A square is row * 8 + column, the top row first, as in the notation and in OpenSpiel. Its disc is the bit of that
number:

     0  1  2  3  4  5  6  7     row 1: a1 b1 ... h1
     8  9 10 11 12 13 14 15     row 2
     .  .  .                    d4 and e5 are white at the start,
    56 57 58 59 60 61 62 63     row 8    d5 and e4 black; black moves first

A pass is move 64: legal where there is no other move and the opponent has one. When neither side has one, the game is
over.

Runs of the other side's discs are found from all squares at once, in three doubling steps for each direction, as a run
is six long at most. To the right an addition does it: its carry goes through the run to the square behind. A chain of
dependent flips takes 9.5 ns (measured); with doubling steps in every direction it takes 10.4, with carries through
tables of rays 8.3 to 8.9 (and 7 kB of cache), with steps of one square 27, and square by square 54.
"""
from collections.abc import Callable

import numpy as np

from tempo.native.bits import ONE, ZERO, count_bits
from tempo.native.jit import inlined, njit
from tempo.search.game import DRAWN, LOST, ONGOING, WON, Game, no_playout

SIDE = 8
CELLS = 64
PASS = 64
MINE, THEIRS = 0, 1  # the two words of a state
BLACK, WHITE = 1, 2  # marks in a list of cells, where 0 is empty

# Steps to the right, and down to the left, straight down, down to the right.
RIGHT, DOWN_LEFT, DOWN, DOWN_RIGHT = np.uint64(1), np.uint64(7), np.uint64(8), np.uint64(9)
INNER_COLUMNS = np.uint64(0x7E7E7E7E7E7E7E7E)  # b to g: a run across columns lies in these


@njit
def moves_of(mine, theirs):
    """Return the squares where the side to move may put a disc."""
    inner = theirs & INNER_COLUMNS
    found = inner + (inner & (mine << RIGHT))
    found |= run_back(mine, inner, RIGHT) >> RIGHT
    found |= ends_of_runs(mine, inner, DOWN_LEFT)
    found |= ends_of_runs(mine, theirs, DOWN)
    found |= ends_of_runs(mine, inner, DOWN_RIGHT)
    return found & ~(mine | theirs)


@njit
def flips_of(mine, theirs, square):
    """Return the discs that the side to move flips by a disc on an empty square; none where it may not move."""
    return flips_from(ONE << np.uint64(square), mine, theirs)


@njit
def flips_from(disc, mine, theirs):
    """Return the same for a square given as a bit."""
    inner = theirs & INNER_COLUMNS
    flips = flips_to_the_right(disc, mine, inner)
    back = run_back(disc, inner, RIGHT)
    if (back >> RIGHT) & mine != ZERO:
        flips |= back
    flips |= flips_both_ways(disc, mine, inner, DOWN_LEFT)
    flips |= flips_both_ways(disc, mine, theirs, DOWN)
    flips |= flips_both_ways(disc, mine, inner, DOWN_RIGHT)
    return flips


@inlined
def run_on(start, line, step):
    """Return the discs of `line` in a run behind `start`, in the direction of rising numbers."""
    run = line & (start << step)
    run |= line & (run << step)
    pairs = line & (line << step)
    run |= pairs & (run << (step + step))
    return run | (pairs & (run << (step + step)))


@inlined
def run_back(start, line, step):
    """Return the same in the direction of falling numbers."""
    run = line & (start >> step)
    run |= line & (run >> step)
    pairs = line & (line >> step)
    run |= pairs & (run >> (step + step))
    return run | (pairs & (run >> (step + step)))


@inlined
def ends_of_runs(mine, line, step):
    """Return the squares right behind such runs, in both directions."""
    return (run_on(mine, line, step) << step) | (run_back(mine, line, step) >> step)


@inlined
def flips_to_the_right(disc, mine, inner):
    """Return the run to the right of a disc, if a disc of the mover is behind it."""
    start = inner & (disc << RIGHT)
    end = (inner + start) & mine
    return end - start if end != ZERO else ZERO


@inlined
def flips_both_ways(disc, mine, line, step):
    """Return the runs from a disc in both directions that have a disc of the mover behind them."""
    on, back = run_on(disc, line, step), run_back(disc, line, step)
    flips = on if (on << step) & mine != ZERO else ZERO
    return flips | back if (back >> step) & mine != ZERO else flips


@inlined
def square_of(disc):
    """Return the number of the square of a single disc."""
    return count_bits(disc - ONE)


@njit
def legal(board, state, actions):
    """Write the legal moves, or the pass; return how many."""
    moves = moves_of(state[MINE], state[THEIRS])
    if moves == ZERO:
        actions[0] = PASS
        return 1
    count = 0
    while moves != ZERO:
        rest = moves & (moves - ONE)
        actions[count] = square_of(moves ^ rest)
        count += 1
        moves = rest
    return count


@njit
def play(board, state, action):
    """Put a disc, or pass; then the other side is to move."""
    mine, theirs = state[MINE], state[THEIRS]
    if action != PASS:
        flips = flips_of(mine, theirs, action)
        mine |= flips | (ONE << np.uint64(action))
        theirs ^= flips
    state[MINE] = theirs
    state[THEIRS] = mine


@njit
def outcome(board, state):
    """Return the result for the side that just moved."""
    mine, theirs = state[MINE], state[THEIRS]
    if moves_of(mine, theirs) != ZERO or moves_of(theirs, mine) != ZERO:
        return ONGOING
    margin = count_bits(theirs) - count_bits(mine)
    if margin == 0:
        return DRAWN
    return WON if margin > 0 else LOST


def new_state(cells: list[int], mark: int) -> np.ndarray:
    """Return the state of a list of cells, top row first: 0 empty, 1 black, 2 white; `mark` is to move."""
    mine = sum(1 << square for square, cell in enumerate(cells) if cell == mark)
    theirs = sum(1 << square for square, cell in enumerate(cells) if cell == 3 - mark)
    return np.array([mine, theirs], np.uint64)


def start_state() -> np.ndarray:
    """Return the state at the start of a game."""
    cells = [0] * CELLS
    cells[27] = cells[36] = WHITE
    cells[28] = cells[35] = BLACK
    return new_state(cells, BLACK)


def square_name(action: int) -> str:
    """Return the name of a move: a1 to h8, or pass."""
    return "pass" if action == PASS else "abcdefgh"[action % SIDE] + str(action // SIDE + 1)


def new_game(playout: Callable = no_playout) -> Game:
    """Return the rules, with a playout if given. Two passes in a row cannot happen: a pass follows a disc."""
    return Game(None, legal, play, outcome, playout, CELLS, 2 * CELLS)
