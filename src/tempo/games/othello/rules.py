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
is six long at most. Compiled, moves and flips are those of vectors.py.
"""
from collections.abc import Callable

import numpy as np

from tempo.games.othello.vectors import RAYS, emit_flips, emit_moves, word_intrinsic
from tempo.native.bits import ONE, ZERO, count_bits
from tempo.native.intrinsics import llvm_intrinsic
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


@llvm_intrinsic(emit_moves, make=word_intrinsic)
def moves_of(mine, theirs):
    """Return the squares where the side to move may put a disc."""
    moves = ZERO
    for step, line in lines_of(theirs):
        moves |= (run_on(mine, line, step) << step) | (run_back(mine, line, step) >> step)
    return moves & ~(mine | theirs)


@njit
def flips_of(mine, theirs, square):
    """Return the discs that the side to move flips by a disc on an empty square; none where it may not move."""
    return flips_from(ONE << np.uint64(square), mine, theirs)


@njit
def flips_from(disc, mine, theirs):
    """Return the same for a square given as a bit."""
    return flips_on_rays(disc, mine, theirs, RAYS)


@llvm_intrinsic(emit_flips, make=word_intrinsic)
def flips_on_rays(disc, mine, theirs, rays):
    """Return the same. Compiled, it reads the rays from each square; without compilation it does without."""
    flips = ZERO
    for step, line in lines_of(theirs):
        on, back = run_on(disc, line, step), run_back(disc, line, step)
        flips |= (on if (on << step) & mine != ZERO else ZERO) | (back if (back >> step) & mine != ZERO else ZERO)
    return flips


def lines_of(theirs):
    """Return the step of each direction, and the discs that a run in it consists of."""
    inner = theirs & INNER_COLUMNS
    return (RIGHT, inner), (DOWN_LEFT, inner), (DOWN, theirs), (DOWN_RIGHT, inner)


def run_on(start, line, step):
    """Return the discs of `line` in a run behind `start`, in the direction of rising numbers."""
    run = line & (start << step)
    run |= line & (run << step)
    pairs = line & (line << step)
    run |= pairs & (run << (step + step))
    return run | (pairs & (run << (step + step)))


def run_back(start, line, step):
    """Return the same in the direction of falling numbers."""
    run = line & (start >> step)
    run |= line & (run >> step)
    pairs = line & (line >> step)
    run |= pairs & (run >> (step + step))
    return run | (pairs & (run >> (step + step)))


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
