# Tempo: the agent `othello` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py othello`. They are:
#
#   tempo.jit                    The compiler, where there is one.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.othello.endgame_table  What the endgame solver remembers of positions: bounds of their scores and the move to try first.
#   tempo.othello.endgame_moves  Turning discs and counting them, as fast as the last plies of a game need it.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.othello.rules          Othello on two 64-bit words, the discs of the side to move and those of the other side.
#   tempo.othello.endgame_last   The last squares of a game, without lists of moves: every empty square is tried, those first that lie in
#   tempo.othello.endgame_tree   The tree of the endgame solver: does the score of the root reach a goal?
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.othello.endgame        Perfect play at the end of a game of Othello: the exact difference of discs.
#   tempo.othello.exact          The endgame solver as the player wants it: which moves are best for certain.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.othello.playouts       Othello played to its end at random: uniformly, by Roxanne's priorities, or by a mixture of both.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.othello.profiles       The two profiles of the Othello agent: values, not forks of the code.
#   tempo.othello.ratings        How good a move looks at first sight, which decides who is tried first: by its square, and by the replies it leaves.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.othello.agent          The Othello agent: what it is shown, what it knows without searching, what it prints.
#   tempo.othello.champion       The agent that people upload. `build.py` bundles this module into submission/othello.py.

from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from enum import Enum
from functools import partial
import json
from math import inf
import math
import numpy as np
import random
from time import perf_counter
from typing import Any, NamedTuple, Protocol


# ==================================================================================================
# src/tempo/jit.py
# ==================================================================================================

"""The compiler, where there is one.

Everything hot is written as plain loops over bare numbers and decorated with `njit`. With numba
these functions become machine code at their first call; without it the same source runs
interpreted: some hundred times slower, the same moves for the same number of simulations.

Nothing is cached on disk: a cache does not survive the way Kaggle loads a file (there is no
`__file__` and no module to look up), and it goes stale unseen when a helper changes.
No jitted function creates an array, so none needs numba to count references to arrays: the
counting alone was 70 % of a simulation's time (0.53 against 1.9 million a second) and a third of
the time to compile. Wrappers for callers in C, which we have none of, cost another tenth of that.
"""

numba_njit: Any
try:
    from numba import config
    from numba import njit as numba_njit

    COMPILED = not config.DISABLE_JIT  # type: ignore[attr-defined]
except ImportError:
    numba_njit = None
    COMPILED = False


def njit(function: Any) -> Any:
    """Compile at the first call; without numba leave the function as it is."""
    if numba_njit is None:
        return function
    return numba_njit(function, _nrt=False, no_cfunc_wrapper=True)


def inlined(function: Any) -> Any:
    """As `njit`, and numba copies the body into the functions that call it.

    For the parts of one loop: 12 % less time to compile than calls, and code that runs 7 % faster.
    """
    if numba_njit is None:
        return function
    return numba_njit(function, _nrt=False, no_cfunc_wrapper=True, inline="always")


# ==================================================================================================
# src/tempo/bits.py
# ==================================================================================================

"""Constants and tricks for arithmetic on boards held in one 64-bit word.

Mixing `uint64` with a plain `1` makes numba infer a signed type, and a later `>>` would then drag
the sign along. Every operand is therefore a named `uint64`.
"""

ZERO = np.uint64(0)
ONE = np.uint64(1)
TWO = np.uint64(2)
THIRTY_TWO = np.uint64(32)


@inlined
def count_bits(bits):
    """How many bits are set; compiled, this loop becomes one instruction."""
    count = ZERO
    while bits != ZERO:
        bits &= bits - ONE
        count += ONE
    return np.int64(count)


# ==================================================================================================
# src/tempo/othello/endgame_table.py
# ==================================================================================================

"""What the endgame solver remembers of positions: bounds of their scores and the move to try first.

An entry is two words, the opponent's discs and a mixture of both sides' discs from which the mover's follow,
so that positions are told apart with certainty. The top bits of the mixture are the index of the entry
already: in their place the entry holds what is known. Nothing known is written as zero.

What is known is true for ever, so the table never has to be emptied. It begins small, which processor
caches like, and is four times as large each time it has taken half as many entries as it has room for.
"""

MIX_MINE, MIX_THEIRS = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03)
WORD = np.uint64(64)
FIELD_BITS, TWICE_FIELD_BITS = np.uint64(6), np.uint64(12)  # each of lower bound, upper bound, move
FIELD = np.uint64(63)
KNOWN_SHIFT = np.uint64(64 - 18)
FIRST_BITS, MOST_BITS = 18, 28  # of the index: at least what three fields need
LEAST, GREATEST = -64, 64  # scores


@inlined
def mixture(mine, theirs):
    return (mine * MIX_MINE) ^ (theirs * MIX_THEIRS)


@inlined
def known_of(table, bits, mixed, theirs):
    """What is known of a position: zero, if nothing is."""
    index = (mixed >> (WORD - bits)) << ONE
    if table[index | ONE] != theirs or (table[index] ^ mixed) << bits != ZERO:
        return ZERO
    return table[index] >> KNOWN_SHIFT


@inlined
def lower_bound(known):
    return LEAST + 2 * np.int64(known & FIELD)


@inlined
def upper_bound(known):
    return GREATEST - 2 * np.int64((known >> FIELD_BITS) & FIELD)


@inlined
def likely_move(known):
    """The square to try first; a1 where none is known."""
    return known >> TWICE_FIELD_BITS


@inlined
def with_score(known, score, goal):
    """What is known, and that the score is at least this if it reaches the goal, else at most this. The last
    one of either end has no room and is written as the last but one."""
    if score >= goal:
        return (known & ~FIELD) | np.uint64(min(62, score) - LEAST >> 1)
    return (known & ~(FIELD << FIELD_BITS)) | np.uint64(GREATEST - max(-62, score) >> 1) << FIELD_BITS


@inlined
def keep(table, bits, mixed, theirs, known):
    """Make this the entry of a position."""
    index = (mixed >> (WORD - bits)) << ONE
    table[index] = (known << KNOWN_SHIFT) | (mixed << bits >> bits)
    table[index | ONE] = theirs


@inlined
def grow(table, bits):
    """Spread the entries over a table of four times the size, the last first: none is overwritten before it
    has moved."""
    size = ONE << bits
    for step in range(size):
        index = size - ONE - np.uint64(step)
        entry, theirs = table[index << ONE], table[(index << ONE) | ONE]
        for place in range(8):
            table[(index << np.uint64(3)) | np.uint64(place)] = ZERO
        if theirs != ZERO:
            mixed = (entry << bits >> bits) | (index << (WORD - bits))
            keep(table, bits + TWO, mixed, theirs, entry >> KNOWN_SHIFT)


# ==================================================================================================
# src/tempo/othello/endgame_moves.py
# ==================================================================================================

"""Turning discs and counting them, as fast as the last plies of a game need it.

A ray is the line of squares from one square to the edge, one for each of the eight directions. Along
the rays to higher squares a carry runs through the opponent's discs and stops at the first other square;
along the others that square is the highest bit which is not his. Neither needs a loop over squares. With the
flips of the rules, which take no tables, the solver was 10 % slower.
With a single square left, what its four lines turn is looked up.
"""

LINE = 8  # squares on a side of the board
RISING = ((0, 1), (1, -1), (1, 0), (1, 1))  # rows and columns of a step to a higher square


def ray_from(square: int, rows: int, columns: int) -> int:
    """The squares from this one, which does not belong, to the edge."""
    row, column = divmod(square, LINE)
    squares = 0
    while 0 <= row + rows < LINE and 0 <= column + columns < LINE:
        row, column = row + rows, column + columns
        squares |= 1 << (LINE * row + column)
    return squares


def rays_from(square: int) -> list[int]:
    """The four rays to higher squares, then the four opposite ones."""
    rising = [ray_from(square, rows, columns) for rows, columns in RISING]
    return rising + [ray_from(square, -rows, -columns) for rows, columns in RISING]


def squares_around(square: int) -> int:
    """The squares next to this one."""
    row, column = divmod(square, LINE)
    nearby = (
        (row + rows, column + columns) for rows in (-1, 0, 1) for columns in (-1, 0, 1) if (rows, columns) != (0, 0)
    )
    return sum(1 << (LINE * r + c) for r, c in nearby if 0 <= r < LINE and 0 <= c < LINE)


def turned_on_line(position: int, discs: int) -> int:
    """How many discs a move to this position of a line turns, where all other squares are taken and `discs`
    are the mover's. It holds for shorter lines as well: squares beyond their ends count as the opponent's."""
    turned = 0
    for step in (-1, 1):
        end = position + step
        while 0 <= end < LINE and not discs >> end & 1:
            end += step
        if 0 <= end < LINE:
            turned += abs(end - position) - 1
    return turned


BOARD_SQUARES = range(LINE * LINE)
RAYS = np.array([rays_from(square) for square in BOARD_SQUARES], np.uint64).ravel()  # uint64[64 * 8]
AROUND = np.array([squares_around(square) for square in BOARD_SQUARES], np.uint64)  # uint64[64]
DIAGONALS = np.array(  # uint64[64 * 2] both diagonals through a square
    [[ray_from(square, 1, way) | ray_from(square, -1, -way) for way in (1, -1)] for square in BOARD_SQUARES], np.uint64
).ravel()
TURNED = np.array(  # uint8[8 * 256] by the position on a line, then by the mover's discs on it
    [turned_on_line(position, discs) for position in range(LINE) for discs in range(1 << LINE)], np.uint8
)
THREE, SEVEN, EIGHT, LAST_BYTE, BYTE = np.uint64(3), np.uint64(7), np.uint64(8), np.uint64(56), np.uint64(255)
NOT_LAST_COLUMN = np.uint64(0x7F7F7F7F7F7F7F7F)
EIGHT_COLUMNS = np.uint64(0x0101010101010101)  # the first column; times this, all rows are added up in the last
COLUMN_TO_BYTE = np.uint64(0x0102040810204080)


@inlined
def squares_beside(discs):
    """The squares that are or touch one of these."""
    wide = discs | ((discs & NOT_LAST_COLUMN) << ONE) | ((discs >> ONE) & NOT_LAST_COLUMN)
    return wide | (wide << EIGHT) | (wide >> EIGHT)


@njit
def turned_by(mine, theirs, square):
    """The discs that a move to this empty square turns."""
    first = np.int64(square) * 8
    turned = ZERO
    for index in range(first, first + 4):
        ray = RAYS[index]
        end = ((theirs | ~ray) + ONE) & ray & mine
        turned |= (end - np.uint64(end != ZERO)) & ray
    for index in range(first + 4, first + 8):
        ray = RAYS[index]
        rest = ray & ~theirs
        length = ZERO  # of what is left; compiled, this loop becomes one instruction
        while rest != ZERO:
            rest >>= ONE
            length += ONE
        end = (ONE << length >> ONE) & mine
        turned |= ray & (ZERO - (end << ONE))
    return turned


@njit
def count_turned(mine, square):
    """How many discs a move to the only empty square turns."""
    row, column = square >> THREE, square & SEVEN
    line = (mine >> (row << THREE)) & BYTE
    turned = np.int64(TURNED[(column << SEVEN << ONE) | line])
    line = ((mine >> column) & EIGHT_COLUMNS) * COLUMN_TO_BYTE >> LAST_BYTE
    turned += TURNED[(row << SEVEN << ONE) | line]
    line = (mine & DIAGONALS[square << ONE]) * EIGHT_COLUMNS >> LAST_BYTE
    turned += TURNED[(column << SEVEN << ONE) | line]
    line = (mine & DIAGONALS[(square << ONE) | ONE]) * EIGHT_COLUMNS >> LAST_BYTE
    return turned + TURNED[(column << SEVEN << ONE) | line]


# ==================================================================================================
# src/tempo/search/ordering.py
# ==================================================================================================

"""In which order the moves of a node are tried: by chance, or the promising ones first.

A game that can rate its moves gives each a *prior*. It decides who comes first, and is added to the rate of a move as
a *progressive bias*, bias * prior / (visits + 1): it says much while little is known, and fades. The priors stand in
an array of their own, since they are read when a node changes and not when it is compared with others.

Which way it is comes with the game, as a function: asking in `search` would take longer to compile, with the clock
running, for all the games that have no use for it.
"""


class Ordering(NamedTuple):
    """How a game's moves become nodes."""

    prior: Callable  # (board, state, actions, count, priors) -> None; rates actions[:count], 0 promises nothing
    lay_out: Callable  # (game, tree, settings, first, count) -> None; gives actions[:count] to the nodes from first on


@njit
def no_prior(board, state, actions, count, priors):
    """For a game that does not know one move from another."""


@njit
def lay_out_as_listed(game, tree, settings, first, count):
    """One node for each move; chance will decide."""
    for i in range(count):
        tree.choice[first + i].action = tree.actions[i]


@njit
def lay_out_best_first(game, tree, settings, first, count):
    """One node for each move, the promising ones first; before a move is tried, its rate is what it promises."""
    game.ordering.prior(game.board, tree.state, tree.actions, count, tree.rated)
    for i in range(count):
        prior, node = tree.rated[i], first + i
        while node > first and tree.priors[node - 1] < prior:
            tree.priors[node] = tree.priors[node - 1]
            tree.choice[node].action = tree.choice[node - 1].action
            node -= 1
        tree.priors[node] = prior
        tree.choice[node].action = tree.actions[i]
    for node in range(first, first + count):
        tree.choice[node].rate = settings.bias * tree.priors[node]


BY_CHANCE = Ordering(no_prior, lay_out_as_listed)


def by_prior(prior: Callable) -> Ordering:
    """The promising moves first."""
    return Ordering(prior, lay_out_best_first)


# ==================================================================================================
# src/tempo/search/game.py
# ==================================================================================================

"""What the search asks of a game: some jitted functions and a few sizes.

A state is a small array, always read from the side to move: after `play` the opponent is to move
and the array says so. The search copies states but never looks inside. A pass is an ordinary move.
Results are told from the side that just moved, because that is the side which chose the node.

A tuple of jitted functions costs nothing at run time: numba compiles `search` for the very
functions the tuple holds, so calling `game.play` is as fast as calling a global.

What a game knows beyond its rules it may leave out: which moves look good (ordering.py), and what
will come of a position for certain although it is not over (`foresight`).
"""

# What `outcome` returns, seen from the side that just moved.
LOST = -1
DRAWN = 0
WON = 1
ONGOING = 2


@njit
def no_foresight(board, state):
    """For a game that knows how it ends only when it does."""
    return 0


class Game(NamedTuple):
    """The rules of one game on one size of board."""

    board: Any  # geometry: whatever the functions below need to know of the board; opaque to the search
    legal: Callable  # (board, state, actions) -> count; writes the legal actions to actions[:count]
    play: Callable  # (board, state, action) -> None; plays in place, then the other side is to move
    outcome: Callable  # (board, state) -> LOST, DRAWN, WON or ONGOING; after `play`
    playout: Callable  # (board, state, rng) -> +n the side that just moved wins after n more plies, -n loses, 0 draw
    actions: int  # no position has more legal moves than this
    plies: int  # no game is longer than this
    ordering: Ordering = BY_CHANCE  # which moves are tried first
    foresight: Callable = no_foresight  # (board, state) -> as of playout if the result is certain, else 0; ONGOING


# ==================================================================================================
# src/tempo/othello/rules.py
# ==================================================================================================

"""Othello on two 64-bit words, the discs of the side to move and those of the other side.

A square is row * 8 + column, the top row first, as it is in the notation and in OpenSpiel, and its disc is
the bit of that number:

     0  1  2  3  4  5  6  7     row 1: a1 b1 ... h1
     8  9 10 11 12 13 14 15     row 2
     .  .  .                    d4 and e5 are white at the start,
    56 57 58 59 60 61 62 63     row 8    d5 and e4 black; black moves first

A pass is move 64: legal where there is no other and the opponent has one. When neither has, the game is over.

All directions are looked at in all places at once: discs of the other side that stand in a run from one's own
are found in three doubling steps, as a run is six long at most. To the right an addition does it: its carry goes
through the run to the square behind. Flips, each waiting for the one before, were measured side by side at 9.5 ns;
with every direction in doubling steps at 10.4, with carries through tables of rays at 8.3 to 8.9 (which takes 7 kB
of cache), in steps of one square at 27 and square by square at 54.
"""

SIDE = 8
CELLS = 64
PASS = 64
MINE, THEIRS = 0, 1  # the two words of a state
BLACK, WHITE = 1, 2  # marks in a list of cells, where 0 is empty

# Steps to the right, and down to the left, straight down, down to the right.
RIGHT, DOWN_LEFT, DOWN, DOWN_RIGHT = np.uint64(1), np.uint64(7), np.uint64(8), np.uint64(9)
INNER_COLUMNS = np.uint64(0x7E7E7E7E7E7E7E7E)  # b to g: what a run that goes across columns can stand in


@njit
def moves_of(mine, theirs):
    """The squares where the side to move may put a disc."""
    inner = theirs & INNER_COLUMNS
    found = inner + (inner & (mine << RIGHT))
    found |= run_back(mine, inner, RIGHT) >> RIGHT
    found |= ends_of_runs(mine, inner, DOWN_LEFT)
    found |= ends_of_runs(mine, theirs, DOWN)
    found |= ends_of_runs(mine, inner, DOWN_RIGHT)
    return found & ~(mine | theirs)


@njit
def flips_of(mine, theirs, square):
    """The discs that change sides when the side to move puts one on an empty square; none where it may not."""
    return flips_from(ONE << np.uint64(square), mine, theirs)


@njit
def flips_from(disc, mine, theirs):
    """As `flips_of`, the square given by its bit."""
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
    """The discs of `line` that stand in a run behind `start`, in the direction of rising numbers."""
    run = line & (start << step)
    run |= line & (run << step)
    pairs = line & (line << step)
    run |= pairs & (run << (step + step))
    return run | (pairs & (run << (step + step)))


@inlined
def run_back(start, line, step):
    """As `run_on`, in the direction of falling numbers."""
    run = line & (start >> step)
    run |= line & (run >> step)
    pairs = line & (line >> step)
    run |= pairs & (run >> (step + step))
    return run | (pairs & (run >> (step + step)))


@inlined
def ends_of_runs(mine, line, step):
    """The squares right behind such runs, in both directions."""
    return (run_on(mine, line, step) << step) | (run_back(mine, line, step) >> step)


@inlined
def flips_to_the_right(disc, mine, inner):
    """The run to the right of a disc, if a disc of ours stands behind it."""
    start = inner & (disc << RIGHT)
    end = (inner + start) & mine
    return end - start if end != ZERO else ZERO


@inlined
def flips_both_ways(disc, mine, line, step):
    """The runs from a disc, in both directions, where a disc of ours stands behind them."""
    on, back = run_on(disc, line, step), run_back(disc, line, step)
    flips = on if (on << step) & mine != ZERO else ZERO
    return flips | back if (back >> step) & mine != ZERO else flips


@inlined
def square_of(disc):
    """The number of the square of a single disc."""
    return count_bits(disc - ONE)


@njit
def legal(board, state, actions):
    """Write the squares that may be taken, or the pass; return how many."""
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
    """Put a disc, or pass; the other side is then to move."""
    mine, theirs = state[MINE], state[THEIRS]
    if action != PASS:
        flips = flips_of(mine, theirs, action)
        mine |= flips | (ONE << np.uint64(action))
        theirs ^= flips
    state[MINE] = theirs
    state[THEIRS] = mine


@njit
def outcome(board, state):
    """The result for the side that just moved."""
    mine, theirs = state[MINE], state[THEIRS]
    if moves_of(mine, theirs) != ZERO or moves_of(theirs, mine) != ZERO:
        return ONGOING
    margin = count_bits(theirs) - count_bits(mine)
    if margin == 0:
        return DRAWN
    return WON if margin > 0 else LOST


def new_state(cells: list[int], mark: int) -> np.ndarray:
    """A state from a list of cells, top row first: 0 empty, 1 black, 2 white; `mark` is to move."""
    mine = sum(1 << square for square, cell in enumerate(cells) if cell == mark)
    theirs = sum(1 << square for square, cell in enumerate(cells) if cell == 3 - mark)
    return np.array([mine, theirs], np.uint64)


def start_state() -> np.ndarray:
    """The state in which every game begins."""
    cells = [0] * CELLS
    cells[27] = cells[36] = WHITE
    cells[28] = cells[35] = BLACK
    return new_state(cells, BLACK)


def square_name(action: int) -> str:
    """What people call a move: a1 to h8, or pass."""
    return "pass" if action == PASS else "abcdefgh"[action % SIDE] + str(action // SIDE + 1)


def new_game(playout: Callable) -> Game:
    """These rules, with one of the playouts. Two passes in a row do not happen: a pass follows a disc."""
    return Game(None, legal, play, outcome, playout, CELLS, 2 * CELLS)


# ==================================================================================================
# src/tempo/othello/endgame_last.py
# ==================================================================================================

"""The last squares of a game, without lists of moves: every empty square is tried, those first that lie in
a quadrant with an odd number of empty squares, where whoever moves now will also move last.

A score is the difference of discs at the end, the squares that stay empty counted as the winner's, which
makes it even. Asked whether a position is worth a goal, these functions return a bound that tells: a score
that it reaches if it is at least the goal, else one that it does not exceed.
"""

DISCS = 64
UNPLAYED = -DISCS - 2  # less than any score
QUADRANTS = np.array(  # uint64[64] the quarter of the board that a square is in
    [0x0F0F0F0F << (32 * (square >= 32)) << (4 * (square % 8 >= 4)) for square in range(64)], np.uint64
)


@njit
def final_score(mine, theirs):
    """The score when neither side can move."""
    here, there = count_bits(mine), count_bits(theirs)
    if here > there:
        return DISCS - 2 * there
    return 2 * here - DISCS if here < there else 0


@njit
def score_of_one(mine, square):
    """The score with one empty square; all the other discs are the opponent's."""
    discs = count_bits(mine)
    turned = count_turned(mine, square)
    if turned > 0:
        return 2 * (discs + turned + 1) - DISCS
    turned = count_turned(~mine & ~(ONE << square), square)
    if turned > 0:
        return 2 * (discs - turned) - DISCS
    return 2 * (discs + (1 if 2 * discs >= DISCS else 0)) - DISCS


@njit
def score_of_two(mine, theirs, first, second, goal):
    """A bound of the score with two empty squares."""
    best = UNPLAYED
    if AROUND[first] & theirs != ZERO:
        turned = turned_by(mine, theirs, first)
        if turned != ZERO:
            best = -score_of_one(theirs ^ turned, second)
            if best >= goal:
                return best
    if AROUND[second] & theirs != ZERO:
        turned = turned_by(mine, theirs, second)
        if turned != ZERO:
            best = max(best, -score_of_one(theirs ^ turned, first))
    return best


@njit
def score_of_few(mine, theirs, empty, odd, goal, passed, task):
    """A bound of the score with one or more empty squares; `odd` are the quadrants with an odd number."""
    task[0] += 1
    best = UNPLAYED
    others = empty & (empty - ONE)
    if others == ZERO:
        return score_of_one(mine, np.uint64(square_of(empty)))
    if others & (others - ONE) == ZERO:
        first, second = np.uint64(square_of(empty ^ others)), np.uint64(square_of(others))
        best = score_of_two(mine, theirs, first, second, goal)
    else:
        squares, rest = empty & odd, empty & ~odd
        while squares | rest != ZERO:
            if squares == ZERO:
                squares, rest = rest, ZERO
            square = squares & (~squares + ONE)
            squares ^= square
            index = np.uint64(square_of(square))
            if AROUND[index] & theirs == ZERO:
                continue
            turned = turned_by(mine, theirs, index)
            if turned != ZERO:
                score = -score_of_few(
                    theirs ^ turned, mine ^ turned ^ square, empty ^ square, odd ^ QUADRANTS[index], 2 - goal,
                    False, task
                )
                if score > best:
                    best = score
                    if best >= goal:
                        break
    if best != UNPLAYED:
        return best
    if passed:
        return final_score(mine, theirs)
    return -score_of_few(theirs, mine, empty, odd, 2 - goal, True, task)


# ==================================================================================================
# src/tempo/othello/endgame_tree.py
# ==================================================================================================

"""The tree of the endgame solver: does the score of the root reach a goal?

The score of a position is at least g if some move leads to one whose score, told by the other side, is
not at least 2 - g; scores are even. So one question is asked in the whole tree, and every node answers with
a bound of its score that settles it. The line that is being searched lies in frames, one for each ply, a pass
being one: between two nodes the search can stop and go on later exactly where it stopped. The last squares
are left to `score_of_few`, which is never broken off.

Moves are tried in the order of how few replies they leave the opponent. Where the squares are many, the
table is asked about all of them first: one that is known to reach the goal ends the node.
"""

# These limits and the weights below are those that were fastest: docs/othello_endgame.md.
FEW = 6  # with so many empty squares, lists of moves cost more than they save
PEEK = 12  # with so many, the table is asked about every move, and the ordering looks further

# What a move is worth: a reply less for the opponent is worth REPLY, an empty square less beside our discs, where
# he may get replies later, is worth LATER_REPLY.
REPLY, CORNER_REPLY, LATER_REPLY, PARITY, LIKELY = 4, 4, 1, 3, 1 << 10
MIDDLE_WORTH = 1 << 8
CORNERS = np.uint64(0x8100000000000081)

# A frame: a state, what is asked and known of it, and its moves.
MIXED, KNOWN, BEST, NEXT, COUNT, QUEUE = range(2, 8)
MOST_MOVES = 34
# In the queue the best move comes first: a word for each, its worth above the number of its record.
NUMBER_BITS, NUMBER_MASK = np.uint64(8), np.uint64(255)
# Behind the queue a record for each move: its square, the discs it turns, the replies.
SQUARE, TURNED_DISCS, REPLIES, RECORD_SIZE = 0, 1, 2, 3
FRAME_SIZE = QUEUE + (1 + RECORD_SIZE) * MOST_MOVES
MOST_PLIES = 128
PASS_FRAME = np.uint64(1 << 20)  # as COUNT: the ply is a pass

# The task: what is asked of the root, what is known, and where the search is.
NODES, LOW, HIGH, FLOOR, CEILING, GOAL, PLY, STORED, BITS, LAST_BITS = range(10)
ASKING = -1  # of PLY, when no search is under way
CURSOR_MINE, CURSOR_THEIRS, CURSOR_MOVES, ROOT_MINE, ROOT_THEIRS = range(5)
UNDECIDED = UNPLAYED  # in place of a score
SCORE_ZERO = 128  # scores in frames are kept above this


class Workspace(NamedTuple):
    """All the memory of a solver."""

    table: np.ndarray  # uint64[2 * 2^LAST_BITS]
    frames: np.ndarray  # uint64[MOST_PLIES * FRAME_SIZE]
    cursor: np.ndarray  # uint64[5] the position the search is at, and the root
    task: np.ndarray  # int64[10]


def new_workspace(table_bits: int) -> Workspace:
    """Memory for a solver whose table has at most 2^table_bits entries of 16 bytes."""
    work = Workspace(
        table=np.zeros(2 << table_bits, np.uint64),
        frames=np.zeros(MOST_PLIES * FRAME_SIZE, np.uint64),
        cursor=np.zeros(5, np.uint64),
        task=np.zeros(10, np.int64),
    )
    work.task[BITS] = FIRST_BITS
    work.task[LAST_BITS] = table_bits
    return work


@njit
def search_tree(work, budget):
    """Go on with the search: a bound of the root's score that answers the goal, or UNDECIDED when out of nodes."""
    table, frames, cursor, task = work
    mine, theirs, moves = cursor[CURSOR_MINE], cursor[CURSOR_THEIRS], cursor[CURSOR_MOVES]
    ply, stored, root_goal = task[PLY], task[STORED], task[GOAL]
    bits = np.uint64(task[BITS])
    while task[NODES] < budget:
        task[NODES] += 1
        goal = root_goal if ply & 1 == 0 else 2 - root_goal
        frame = ply * FRAME_SIZE
        empty = count_bits(~(mine | theirs))
        score = UNDECIDED
        if moves == ZERO:
            if moves_of(theirs, mine) == ZERO:
                score = final_score(mine, theirs)
            else:
                frames[frame + MINE], frames[frame + THEIRS] = mine, theirs
                frames[frame + NEXT], frames[frame + COUNT] = ZERO, PASS_FRAME
        elif empty <= FEW:
            score = score_of_few(mine, theirs, ~(mine | theirs), odd_quadrants(~(mine | theirs)), goal, False, task)
        else:
            mixed = mixture(mine, theirs)
            known = known_of(table, bits, mixed, theirs)
            if lower_bound(known) >= goal:
                score = lower_bound(known)
            elif upper_bound(known) < goal:
                score = upper_bound(known)
            else:
                frames[frame + MINE], frames[frame + THEIRS] = mine, theirs
                frames[frame + MIXED], frames[frame + KNOWN] = mixed, known
                score = queue_moves(table, bits, frames, frame, moves, empty, goal)
        while score != UNDECIDED:  # up, as far as the score answers the question there
            if ply == 0:
                task[STORED], task[BITS] = stored, bits
                return score
            ply -= 1
            frame = ply * FRAME_SIZE
            goal = root_goal if ply & 1 == 0 else 2 - root_goal
            score = -score
            if frames[frame + COUNT] == PASS_FRAME:
                continue
            best = int(np.int64(frames[frame + BEST])) - SCORE_ZERO
            known = frames[frame + KNOWN]
            if score > best:
                best = score
                square = frames[record_of(frames, frame, frames[frame + NEXT] - ONE) + SQUARE]
                known = (known & ~(FIELD << TWICE_FIELD_BITS)) | (square << TWICE_FIELD_BITS)
                frames[frame + BEST], frames[frame + KNOWN] = np.uint64(best + SCORE_ZERO), known
            if best < goal and frames[frame + NEXT] < frames[frame + COUNT]:
                break
            score = best
            known = with_score(known, score, goal)
            keep(table, bits, frames[frame + MIXED], frames[frame + THEIRS], known)
            stored += 1
        mine, theirs = frames[frame + THEIRS], frames[frame + MINE]
        if frames[frame + COUNT] == PASS_FRAME:
            moves = moves_of(mine, theirs)
        else:
            record = record_of(frames, frame, frames[frame + NEXT])
            frames[frame + NEXT] += ONE
            turned = frames[record + TURNED_DISCS]
            mine ^= turned
            theirs |= turned | (ONE << frames[record + SQUARE])
            moves = frames[record + REPLIES]
        ply += 1
        if stored << 1 >> np.int64(bits) != 0 and bits < task[LAST_BITS]:
            grow(table, bits)
            bits += TWO
            stored = 0
    cursor[CURSOR_MINE], cursor[CURSOR_THEIRS], cursor[CURSOR_MOVES] = mine, theirs, moves
    task[PLY], task[STORED], task[BITS] = ply, stored, bits
    return UNDECIDED


@inlined
def record_of(frames, frame, number):
    """Where the record of the n-th move in the queue is."""
    record = frames[frame + QUEUE + np.int64(number)] & NUMBER_MASK
    return frame + QUEUE + MOST_MOVES + RECORD_SIZE * np.int64(record)


@inlined
def odd_quadrants(empty):
    """The quadrants with an odd number of empty squares."""
    odd = ZERO
    while empty != ZERO:
        odd ^= QUADRANTS[square_of(empty & (~empty + ONE))]
        empty &= empty - ONE
    return odd


@inlined
def queue_moves(table, bits, frames, frame, moves, empty, goal):
    """Write the moves to the frame, the best first. A score, if the table knows enough of a move, or of all."""
    mine, theirs = frames[frame + MINE], frames[frame + THEIRS]
    likely = likely_move(frames[frame + KNOWN])
    odd = odd_quadrants(~(mine | theirs))
    best = UNDECIDED
    queue = frame + QUEUE
    record = queue + MOST_MOVES
    count = 0
    while moves != ZERO:
        square = np.uint64(square_of(moves & (~moves + ONE)))
        moves &= moves - ONE
        turned = turned_by(mine, theirs, square)
        after, other = theirs ^ turned, mine | turned | (ONE << square)
        if empty >= PEEK:
            known = known_of(table, bits, mixture(after, other), other)
            if -upper_bound(known) >= goal:
                return -upper_bound(known)
            if -lower_bound(known) < goal:
                best = max(best, -lower_bound(known))
                continue
        replies = moves_of(after, other)
        worth = MIDDLE_WORTH - REPLY * count_bits(replies) - CORNER_REPLY * count_bits(replies & CORNERS)
        if empty >= PEEK:
            worth -= LATER_REPLY * count_bits(squares_beside(other) & ~(after | other))
        if odd & (ONE << square) != ZERO:
            worth += PARITY
        if square == likely:
            worth += LIKELY
        frames[record + SQUARE], frames[record + TURNED_DISCS], frames[record + REPLIES] = square, turned, replies
        at = queue + count
        while at > queue and np.int64(frames[at - 1] >> NUMBER_BITS) < worth:
            frames[at] = frames[at - 1]
            at -= 1
        frames[at] = (np.uint64(worth) << NUMBER_BITS) | np.uint64(count)
        count += 1
        record += RECORD_SIZE
    frames[frame + BEST] = np.uint64(best + SCORE_ZERO)
    frames[frame + NEXT], frames[frame + COUNT] = ZERO, np.uint64(count)
    return best if count == 0 else UNDECIDED


# ==================================================================================================
# src/tempo/search/exact.py
# ==================================================================================================

"""What is certain about a position: how a game that has a solver tells the player.

A proof may take anything from a microsecond to hours, so it is a conversation. The player sends a
number of nodes that may be spent, the prover answers with what is certain by then, and so on
until there is nothing left to find out or the player has no more time.
"""


class Outlook(Enum):
    """What may come of a proof."""

    NONE = "it would not end"
    SOME = "it may end in time: worth a part of the move's usual time"
    GOOD = "it should end in time: worth borrowing from the bank, as a proof makes every later move cheap"


class Ruling(NamedTuple):
    """What is certain so far."""

    moves: tuple[int, ...]  # the legal moves that may be best: no other is as good
    value: float | None = None  # what each of them is worth, 0 lost to 1 won; None while that is not known
    plies: int = 0  # how long the game will last if nobody errs; 0 while it is not known
    exact: bool = False  # whether all of these moves are best, and nothing is left to find out


class Bounds(NamedTuple):
    """What is known of a score, and how many nodes it took this time."""

    low: int
    high: int
    nodes: int


class ScoreSolver(Protocol):
    """What finds scores."""

    def solve(self, state: np.ndarray, nodes: int | None, floor: int, ceiling: int) -> Bounds:
        """Bounds of a score, of interest between floor and ceiling. Asked again, it goes on where it stopped."""


class Prover(Protocol):
    """Something that can settle positions of a game."""

    def outlook(self, game: Game, state: np.ndarray, seconds: float) -> Outlook:
        """What to expect of a proof that may take so long."""

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Whether so many nodes may be of use, where nodes are counted in place of time: the same at any time."""

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[Ruling, int, None]:
        """Rulings, each at least as narrow as the one before. Send a number of nodes for the next one: they
        are all spent when it comes, unless it is exact, which ends the proof."""


class Questions:
    """The talk of one proof with its solver, which spends the nodes that are sent."""

    def __init__(self, solver: ScoreSolver) -> None:
        self.solver = solver
        self.nodes = 0  # what is left of those that were sent

    def ask(self, ruling: Ruling, state: np.ndarray, floor: int, ceiling: int) -> Generator[Ruling, int, Bounds]:
        """What is known of a position as soon as it is enough; the ruling is what is certain meanwhile."""
        bounds = self.solver.solve(state, 0, floor, ceiling)
        while bounds.low < bounds.high and bounds.low < ceiling and bounds.high > floor:
            if self.nodes <= 0:
                self.nodes = yield ruling
            bounds = self.solver.solve(state, self.nodes, floor, ceiling)
            self.nodes -= bounds.nodes
        return bounds


# ==================================================================================================
# src/tempo/othello/endgame.py
# ==================================================================================================

"""Perfect play at the end of a game of Othello: the exact difference of discs.

A score is told from the side to move, the squares that stay empty counted as the winner's, as tournaments
do and published results are given: it is even, and positive where the side to move wins. First the outcome is
settled, by asking whether the position is won and then whether it is held; then the score is narrowed down.
"""

TABLE_BITS = 22  # 2^22 entries of 16 bytes: 64 MiB
NO_LIMIT = 1 << 62


class EndgameSolver:
    """Solves positions, remembering what it found until it is reset."""

    def __init__(self, table_bits: int = TABLE_BITS):
        if not FIRST_BITS <= table_bits <= MOST_BITS or table_bits % 2 != FIRST_BITS % 2:
            raise ValueError(f"table_bits is {table_bits}; give an even number from {FIRST_BITS} to {MOST_BITS}")
        self.work = new_workspace(table_bits)
        self.known: dict[tuple[int, int], tuple[int, int]] = {}  # bounds of the positions asked about
        self.open: tuple[int, int, int, int] | None = None  # the search that can go on: position, floor, ceiling

    def reset(self) -> None:
        """Forget everything."""
        self.work.table[: 2 << int(self.work.task[BITS])] = 0
        self.work.task[BITS], self.work.task[STORED] = FIRST_BITS, 0
        self.known.clear()
        self.open = None

    def solve(
        self, state: np.ndarray, nodes: int | None = None, floor: int = LEAST, ceiling: int = GREATEST
    ) -> Bounds:
        """Bounds of the score, equal where it is known exactly, found with about `nodes` nodes.

        Only what lies between floor and ceiling is of interest: the search ends as soon as the score is
        known to be at most the floor or at least the ceiling. Asked the same again, it goes on exactly where
        it stopped. It stops only between nodes with more squares than the last few: some hundred nodes late.
        """
        position = int(state[0]), int(state[1])
        low, high = self.known.get(position, (LEAST, GREATEST))
        if nodes == 0 or low == high or low >= ceiling or high <= floor:
            return Bounds(low, high, 0)  # and leave a search that has paused as it is
        task, cursor = self.work.task, self.work.cursor
        if self.open != (*position, floor, ceiling):
            self.open = (*position, floor, ceiling)
            cursor[ROOT_MINE], cursor[ROOT_THEIRS] = position
            task[LOW], task[HIGH], task[FLOOR], task[CEILING], task[PLY] = low, high, floor, ceiling, ASKING
        with np.errstate(over="ignore"):  # a hash overflows, which only interpreted code remarks upon
            settle_endgame(self.work, NO_LIMIT if nodes is None else nodes)
        self.known[position] = int(task[LOW]), int(task[HIGH])
        return Bounds(*self.known[position], int(task[NODES]))

    def solve_outcome(self, state: np.ndarray, nodes: int | None = None) -> Bounds:
        """As `solve`, but only as far as needed to tell win (low >= 2), draw (0, 0) and loss (high <= -2)."""
        return self.solve(state, nodes, -2, 2)


@njit
def settle_endgame(work, budget):
    """Close in on the score of the root until it is known between floor and ceiling or the nodes are spent."""
    task, cursor = work.task, work.cursor
    task[NODES] = 0
    while task[LOW] < task[HIGH] and task[LOW] < task[CEILING] and task[HIGH] > task[FLOOR]:
        if task[PLY] == ASKING:
            task[GOAL] = next_goal(task[LOW], task[HIGH], task[FLOOR], task[CEILING])
            task[PLY] = 0
            cursor[CURSOR_MINE], cursor[CURSOR_THEIRS] = cursor[ROOT_MINE], cursor[ROOT_THEIRS]
            cursor[CURSOR_MOVES] = moves_of(cursor[ROOT_MINE], cursor[ROOT_THEIRS])
        score = search_tree(work, budget)
        if score == UNDECIDED:
            return
        if score >= task[GOAL]:
            task[LOW] = max(task[LOW], score)
        else:
            task[HIGH] = min(task[HIGH], score)
        task[PLY] = ASKING


@inlined
def next_goal(low, high, floor, ceiling):
    """The next question: is it won, is it held, and then away from the draw, in steps of an eighth."""
    if low < 2 <= high and floor < 2 <= ceiling:
        return 2
    if low < 0 <= high and floor < 0 <= ceiling:
        return 0
    low, high = max(low, floor), min(high, ceiling)
    step = max(2, (high - low) // 16 * 2)
    return high + 2 - step if high <= 0 else low + step


# ==================================================================================================
# src/tempo/othello/exact.py
# ==================================================================================================

"""The endgame solver as the player wants it: which moves are best for certain.

First whether the position is won, drawn or lost, and which moves keep that; then the best difference of discs,
and which moves reach it. Whoever runs out of time before the second part still knows the first.
"""

MOST_EMPTY = 26  # beyond, a proof takes minutes
ENDGAME_COMPILES = 8.0  # seconds of a processor, measured as 4.8 to 7.4; it cannot be broken off
# How many nodes a proof takes, fitted to tests/othello_positions and, from 18 to 22 empty squares, to other games:
# docs/othello_endgame.md. With more it is a guess.
USUAL_SQUARES, USUAL_PROOF = 18, 3_200_000
EMPTY_DOUBLES, MANY_EMPTY_DOUBLES = 0.85, 0.7  # so many more squares double them, up to 18 and beyond
USUAL_MOVES = 9  # to choose from; where there are more, so are the nodes
SLACK = 3
ENDGAME_SPEED = 12_000_000 if COMPILED else 15_000  # nodes a second: the slowest proof with 20; interpreted, a guess


class ExactEndgame:
    """Proves which moves are best, near the end of the game."""

    def __init__(self) -> None:
        self.solver: EndgameSolver | None = None

    def compile(self) -> None:
        """Have the solver ready for the first proof."""
        self.solver = self.solver or EndgameSolver()
        self.solver.solve(np.array([1, 2], np.uint64), nodes=1)

    def outlook(self, game: Game, state: np.ndarray, seconds: float) -> Outlook:
        """By the squares that are empty and the moves to choose from."""
        empty = CELLS - (int(state[MINE]) | int(state[THEIRS])).bit_count()
        if COMPILED and not settle_endgame.signatures:
            seconds -= ENDGAME_COMPILES
        if empty > MOST_EMPTY or seconds <= 0:
            return Outlook.NONE
        expected = expected_nodes(state) / ENDGAME_SPEED
        if SLACK * expected <= seconds:
            return Outlook.GOOD
        return Outlook.SOME if expected <= 4 * seconds else Outlook.NONE

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """As a proof that takes more nodes tells little on the way."""
        return expected_nodes(state) <= 4 * nodes

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[Ruling, int, None]:
        """Rulings, as `Prover` has it."""
        self.solver = self.solver or EndgameSolver()
        questions = Questions(self.solver)
        moves = moves_corners_first(state)
        ruling = Ruling(moves)
        bounds = yield from questions.ask(ruling, state, -2, 2)
        outcome = (bounds.low >= 2) - (bounds.high <= -2)
        if outcome >= 0:  # in a lost position no move gives anything away
            ruling = yield from keep_those_worth(questions, ruling, state, 2 * outcome)
        ruling = ruling._replace(value=(outcome + 1) / 2)
        if outcome != 0 and len(ruling.moves) > 1:
            score = (yield from questions.ask(ruling, state, LEAST, GREATEST)).low
            ruling = yield from keep_those_worth(questions, ruling, state, score)
        yield ruling._replace(exact=True)


def keep_those_worth(
    questions: Questions, ruling: Ruling, state: np.ndarray, score: int
) -> Generator[Ruling, int, Ruling]:
    """Leave out the moves that do not reach a score which the position is known to be worth."""
    for move in ruling.moves:
        if len(ruling.moves) > 1:
            bounds = yield from questions.ask(ruling, state_after(state, move), -score, 2 - score)
            if bounds.high > -score:
                ruling = ruling._replace(moves=tuple(other for other in ruling.moves if other != move))
    return ruling


def expected_nodes(state: np.ndarray) -> float:
    """How many nodes a proof should take: by the squares that are empty and the moves to choose from."""
    empty = CELLS - (int(state[MINE]) | int(state[THEIRS])).bit_count()
    choice = max(1, int(moves_of(state[MINE], state[THEIRS])).bit_count()) / USUAL_MOVES
    more = empty - USUAL_SQUARES
    return USUAL_PROOF * choice * 2 ** (more / (MANY_EMPTY_DOUBLES if more > 0 else EMPTY_DOUBLES))


def moves_corners_first(state: np.ndarray) -> tuple[int, ...]:
    """The legal moves, a corner first: with no time for more it is the best guess."""
    moves = int(moves_of(state[MINE], state[THEIRS]))
    if moves == 0:
        return (PASS,)
    corners = int(CORNERS)
    return tuple(sorted((move for move in range(CELLS) if moves >> move & 1), key=lambda move: not corners >> move & 1))


def state_after(state: np.ndarray, move: int) -> np.ndarray:
    """The state that a legal move leads to."""
    mine, theirs = int(state[MINE]), int(state[THEIRS])
    if move != PASS:
        with np.errstate(over="ignore"):  # a difference overflows, which only interpreted code remarks upon
            turned = int(turned_by(state[MINE], state[THEIRS], np.uint64(move)))
        mine, theirs = mine | turned | 1 << move, theirs ^ turned
    return np.array([theirs, mine], np.uint64)


# ==================================================================================================
# src/tempo/rng.py
# ==================================================================================================

"""Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.

Three shifts and three xors, no multiplication, so that it runs interpreted without overflow
warnings and gives the same stream as compiled code. Quality is ample for playouts; the low bits
are the weaker ones, which is why `below` uses the high ones.
"""

SHIFT_A = np.uint64(13)
SHIFT_B = np.uint64(7)
SHIFT_C = np.uint64(17)
SEED_MASK = (1 << 64) - 1


def new_rng(seed: int) -> np.ndarray:
    """A generator seeded with any integer; nearby seeds give unrelated streams (splitmix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & SEED_MASK
    mixed ^= mixed >> 31
    return np.array([mixed or 1], dtype=np.uint64)  # xorshift would stay at zero for ever


@inlined
def scramble(x):
    """One step of xorshift64: the next state, which is also the next random word."""
    x ^= x << SHIFT_A
    x ^= x >> SHIFT_B
    x ^= x << SHIFT_C
    return x


@inlined
def below(rng, n):
    """A random integer in 0 .. n-1; n below 2^32."""
    rng[0] = scramble(rng[0])
    return np.int64(((rng[0] >> THIRTY_TWO) * np.uint64(n)) >> THIRTY_TWO)


# ==================================================================================================
# src/tempo/othello/playouts.py
# ==================================================================================================

"""Othello played to its end at random: uniformly, by Roxanne's priorities, or by a mixture of both.

Roxanne ranks the squares once and for all and takes one of the best rank that has a legal move, at random. It knows
two things, that corners are good and that the squares beside them are bad, and that is much better than nothing.
The three playouts are one loop: each draws for every disc whether it is put by rank, and with a constant for the
share of those that are, the compiler leaves of the question what is left of it.
"""

LOW_WORD = np.uint64(0xFFFFFFFF)
# How often a disc is put by rank, as a share of 2^32.
NEVER, ALWAYS = np.uint64(0), np.uint64(1 << 32)
OFTEN = np.uint64(1 << 31)

# The squares of each rank, the best first; by symmetry one of up to eight stands for them all.
RANKS = np.array(
    [
        0x8100000000000081,  # a1
        0x0000240000240000,  # c3
        0x0000182424180000,  # c4 d3
        0x2400810000810024,  # a3 c1
        0x1800008181000018,  # a4 d1
        0x0024420000422400,  # b3 c2
        0x0018004242001800,  # b4 d2
        0x0042000000004200,  # b2
        0x4281000000008142,  # a2 b1
        0x0000001818000000,  # the four in the middle, which are taken from the start unless a board is set up otherwise
    ],
    np.uint64,
)


@njit
def uniform_playout(board, state, rng):
    """Any legal move is as likely as any other; see Game.playout for the result."""
    return play_to_the_end(state, rng, NEVER)


@njit
def roxanne_playout(board, state, rng):
    """As `uniform_playout`, among the legal moves of the best rank that has one."""
    return play_to_the_end(state, rng, ALWAYS)


@njit
def mixed_playout(board, state, rng):
    """As either of them, by lot for every disc."""
    return play_to_the_end(state, rng, OFTEN)


@inlined
def play_to_the_end(state, rng, ranked):
    """Put discs until neither side can; how many plies that took, the sign telling who won."""
    mover, other = state[MINE], state[THEIRS]
    random = rng[0]
    plies = 0
    while True:
        moves = moves_of(mover, other)
        if moves == ZERO:
            moves = moves_of(other, mover)
            if moves == ZERO:
                break
            mover, other = other, mover
            plies += 1
        random = scramble(random)
        if random & LOW_WORD < ranked:
            moves = best_ranked(moves)
        disc = one_of(moves, random >> THIRTY_TWO)
        flips = flips_from(disc, mover, other)
        mover, other = other ^ flips, mover | flips | disc
        plies += 1
    rng[0] = random
    margin = count_bits(other) - count_bits(mover)  # `other` moved last
    if plies & 1:
        margin = -margin
    if margin == 0:
        return 0
    return plies if margin > 0 else -plies


@inlined
def best_ranked(moves):
    """Those of the moves that are of the best rank among them; there is at least one move."""
    rank = 0
    while moves & RANKS[rank] == ZERO:
        rank += 1
    return moves & RANKS[rank]


@inlined
def one_of(moves, random):
    """One of the moves, as a bit, chosen by a random number below 2^32."""
    skipped = (random * np.uint64(count_bits(moves))) >> THIRTY_TWO
    while skipped != ZERO:
        moves &= moves - ONE
        skipped -= ONE
    return moves & (~moves + ONE)


# ==================================================================================================
# src/tempo/search/clock.py
# ==================================================================================================

"""How long a move may take: pure arithmetic, no clock is read here.

A move has `step` seconds of its own; what it takes beyond them is paid from a bank that has to
last for the game. The share of the bank that a move may spend grows with the share of the board
that is filled, up to a cap:

    step + min(share * filled ** shape * bank, cap)

With the shape 1 that it comes with: early on, little of the board is filled and the cap is far; in
the middle the cap rules; and as what is spent makes the bank smaller, the allocation falls off
exponentially towards the end.
"""

PROOF_STEP = 0.7  # the share of a move's own time that a proof may take


class TimePlan(NamedTuple):
    """How a player spends its time. Beside each default: the range that tuning may search."""

    cap: float = 5.0  # 0 .. 20 seconds of the bank for one move at most
    share: float = 1.0  # 0 .. 4 how greedily the bank is spent
    shape: float = 1.0  # 0 .. 4 how long the bank is saved: 0 spends the same share of it at any time
    loan: float = 0.75  # 0 .. 0.95 share of the bank that is lent to a proof which should succeed
    trial: float = 0.3  # 0 .. 1 share of a move's time that is spent on a proof which may succeed
    tie: float = 0.08  # 0 .. 2 seconds of search among moves that are known to be worth the same
    margin: float = 0.15  # 0.05 .. 0.5 share of `step` kept back when the bank is empty
    least_margin: float = 0.05  # 0.02 .. 0.5 seconds kept back in any case when the bank is empty


class Budget(NamedTuple):
    """Seconds from the start of the move."""

    soft: float  # think as long as this
    hard: float  # never be later than this: the move would be forfeit


def allot(plan: TimePlan, step: float, bank: float, filled: float) -> Budget:
    """The budget of one move; `filled` is the share of the board that is filled, 0 to 1."""
    step, bank = max(0.0, step), max(0.0, bank)
    spend = min(plan.share * max(0.0, filled) ** plan.shape * bank, plan.cap, bank)
    hard = latest(plan, step, bank)
    return Budget(soft=min(step + spend, hard), hard=hard)


def lend(plan: TimePlan, step: float, bank: float) -> float:
    """How long a proof may last that makes every later move nearly free. If it fails, some time is left to search."""
    step, bank = max(0.0, step), max(0.0, bank)
    return min(PROOF_STEP * step + plan.loan * bank, latest(plan, step, bank))


def latest(plan: TimePlan, step: float, bank: float) -> float:
    """When a move must have ended, with a margin, or be forfeit."""
    return max(0.0, step + bank - max(plan.margin * step, plan.least_margin))


# ==================================================================================================
# src/tempo/search/tree.py
# ==================================================================================================

"""The search tree: two flat arrays, a node is an index.

The children of a node lie side by side. What choosing among them reads (CHOICE) takes 16 bytes a
node, so that seven children are two neighbouring cache lines, and where the next level stands is
known as soon as the choice is made. A tree of millions of nodes is bound by cache misses: this
decides the speed, not arithmetic. What is only kept while backing up (BOOKS) stands apart.

Values are told from the side that moved into the node. Children are laid out when a simulation
first passes through their parent; the tried ones come first. From `used` on all is zero.
"""

ROOT = 0
NO_CHILDREN = 0  # the root is nobody's child, which leaves 0 free to say so
NOT_IN_TREE = -1
UNTRIED = np.float32(0.0)  # the `doubt` of a child that no simulation has passed through

CHOICE = np.dtype(
    [
        ("rate", np.float32),  # mean value, 0 lost to 1 won, for the side that moved into the node
        ("doubt", np.float32),  # 1 / sqrt(visits): what exploring is worth here
        ("first", np.int32),  # index of the first child, or NO_CHILDREN
        ("action", np.int16),  # the move that leads here
        ("count", np.int16),  # number of children
    ]
)
BOOKS = np.dtype(
    [
        ("value", np.float64),  # sum of the results
        ("visits", np.int32),  # simulations through the node
        ("proof", np.int32),  # the certain result (proofs.py), or 0
    ]
)


class Tree(NamedTuple):
    """[N] is the number of nodes there is room for."""

    choice: Any  # CHOICE[N]
    books: Any  # BOOKS[N]
    priors: np.ndarray  # float32[N], what the moves promised; where the game does not rate them float32[1], zero
    used: np.ndarray  # int64[1], nodes in use
    path: np.ndarray  # int64[plies of the longest game + 1], the nodes of the simulation under way
    state: np.ndarray  # the position at the end of that path
    actions: np.ndarray  # int16[most legal moves], where the game lists them
    rated: np.ndarray  # float32[most legal moves], where the game rates them


def new_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """An empty tree; the system hands out its memory only as nodes come into use."""
    return Tree(
        choice=np.zeros(nodes, CHOICE).view(np.recarray),
        books=np.zeros(nodes, BOOKS).view(np.recarray),
        priors=np.zeros(1 if game.ordering is BY_CHANCE else nodes, np.float32),
        used=np.ones(1, np.int64),
        path=np.zeros(game.plies + 1, np.int64),
        state=np.zeros_like(state),
        actions=np.zeros(game.actions, np.int16),
        rated=np.zeros(game.actions, np.float32),
    )


def clear(tree: Tree) -> None:
    """Forget everything."""
    used = int(tree.used[0])
    tree.choice[:used] = np.zeros((), CHOICE)
    tree.books[:used] = np.zeros((), BOOKS)
    tree.priors[:used] = 0.0
    tree.used[0] = 1


def children(tree: Tree, node: int) -> range:
    """The indices of a node's children."""
    first = int(tree.choice[node].first)
    return range(first, first + int(tree.choice[node].count))


def is_foreseen(tree: Tree, node: int) -> bool:
    """Whether the result of a node is certain although nobody has looked at its moves: there is none to choose."""
    return bool(tree.books[node].proof != 0) and tree.choice[node].first == NO_CHILDREN


def restrict(tree: Tree, node: int, actions: tuple[int, ...]) -> None:
    """Leave a node only those children that these actions lead to, in the order in which they stand."""
    place = first = int(tree.choice[node].first)
    for child in children(tree, node):
        if tree.choice[child].action in actions:
            tree.choice[place] = tree.choice[child]
            tree.books[place] = tree.books[child]
            if has_priors(tree):
                tree.priors[place] = tree.priors[child]
            place += 1
    tree.choice[node].count = place - first


@inlined
def has_priors(tree):
    """Whether the game rates its moves."""
    return tree.priors.size > 1


@njit
def find_position(game, tree, root_state, state):
    """The node of a position at most two plies below the root, or NOT_IN_TREE."""
    if same_state(root_state, state):
        return ROOT
    first = tree.choice[ROOT].first
    for child in range(first, first + tree.choice[ROOT].count):
        copy_state(tree.state, root_state)
        game.play(game.board, tree.state, tree.choice[child].action)
        if same_state(tree.state, state):
            return child
        below = tree.choice[child].first
        for grandchild in range(below, below + tree.choice[child].count):
            copy_state(tree.state, root_state)
            game.play(game.board, tree.state, tree.choice[child].action)
            game.play(game.board, tree.state, tree.choice[grandchild].action)
            if same_state(tree.state, state):
                return grandchild
    return NOT_IN_TREE


@inlined
def same_state(one, other):
    """Whether two states are the same position."""
    for i in range(one.size):
        if one[i] != other[i]:
            return False
    return True


@inlined
def copy_state(target, source):
    """Overwrite one state with another."""
    for i in range(source.size):
        target[i] = source[i]


@njit
def reroot(tree, root, moved_parent):
    """Keep what stands below `root`, which becomes ROOT; all else is forgotten.

    In place and in one pass: a node always stands behind its parent, so sliding what is kept
    towards the front never overwrites what is still to be moved. `moved_parent`, int32[used] of
    NOT_IN_TREE, tells a block of children, at its first member, where its parent stands now.
    """
    old_used = tree.used[0]
    move_node(tree, root, ROOT, moved_parent)
    used = 1
    node = root + 1
    while node < old_used:
        parent = moved_parent[node]
        if parent == NOT_IN_TREE:
            node += 1
            continue
        tree.choice[parent].first = used
        for _ in range(tree.choice[parent].count):
            move_node(tree, node, used, moved_parent)
            used += 1
            node += 1
    tree.used[0] = used
    for node in range(used, old_used):
        forget_node(tree, node)


@inlined
def move_node(tree, node, target, moved_parent):
    """Copy one node to its new place and leave word for its children."""
    if tree.choice[node].first != NO_CHILDREN:
        moved_parent[tree.choice[node].first] = target
    tree.choice[target] = tree.choice[node]
    tree.books[target] = tree.books[node]
    if has_priors(tree):
        tree.priors[target] = tree.priors[node]


@inlined
def forget_node(tree, node):
    """Make a node as new."""
    tree.choice[node].rate = 0.0
    tree.choice[node].doubt = UNTRIED
    tree.choice[node].first = NO_CHILDREN
    tree.choice[node].action = 0
    tree.choice[node].count = 0
    tree.books[node].value = 0.0
    tree.books[node].visits = 0
    tree.books[node].proof = 0
    if has_priors(tree):
        tree.priors[node] = 0.0


# ==================================================================================================
# src/tempo/search/proofs.py
# ==================================================================================================

"""Certain results, and how they travel up the tree (MCTS-Solver).

A proof is one integer, told like all values from the side that moved into the node:
won in n plies is END - n, lost in n plies is -(END - n), a draw is DRAW, nothing certain UNKNOWN.
So the larger proof is always the better one for the mover: the nearer win, the farther loss.
END - abs(proof) is how far the end is, and the sign says whose, but for draws.
"""

UNKNOWN = 0
DRAW = 1
END = 10_000  # farther away than any game is long


@inlined
def proof_of_outcome(outcome):
    """The proof of a position where the game is over."""
    if outcome == DRAWN:
        return DRAW
    return END * outcome


@inlined
def proof_of_foresight(plies):
    """The proof of a position that is won in so many plies, or lost in as many below zero; 0 is not known."""
    if plies == 0:
        return UNKNOWN
    return END - plies if plies > 0 else -END - plies


@inlined
def proof_from_children(tree, node):
    """What the children prove of their parent: one won child suffices, else all must be certain."""
    first = tree.choice[node].first
    if first == NO_CHILDREN:
        return UNKNOWN
    best = -END
    certain = True
    for child in range(first, first + tree.choice[node].count):
        proof = tree.books[child].proof
        if proof == UNKNOWN:
            certain = False
        elif proof > best:
            best = proof
    if best > DRAW:
        return 1 - best
    if not certain:
        return UNKNOWN
    return DRAW if best == DRAW else -best - 1


# ==================================================================================================
# src/tempo/search/choose.py
# ==================================================================================================

"""Reading the tree: what a node is worth, which move to play, and the line that is expected."""


def node_value(tree: Tree, node: int) -> float:
    """What a node is worth: its certain result, else its mean, and a half where nothing is known."""
    proof, visits = int(tree.books[node].proof), int(tree.books[node].visits)
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else float(proof > DRAW)
    return float(tree.books[node].value) / visits if visits else 0.5


def best_move(tree: Tree, choose: str) -> int:
    """The child of the root to play: a proven win first, a proven loss last, the rest by merit."""

    def merit(child: int) -> tuple[int, float, int]:
        proof, visits = int(tree.books[child].proof), int(tree.books[child].visits)
        if proof not in (UNKNOWN, DRAW):
            return (1 if proof > DRAW else -1, proof, visits)
        if choose == "visits":
            return (0, visits, visits)
        if visits == 0:
            return (0, -math.inf, 0)
        doubt = 1.0 / math.sqrt(visits) if choose == "bound" and proof == UNKNOWN else 0.0
        return (0, node_value(tree, child) - doubt, visits)

    return max(children(tree, ROOT), key=merit)


def expected_line(tree: Tree, node: int) -> tuple[int, ...]:
    """The moves from the root through `node` along the most visited children."""
    line = [int(tree.choice[node].action)]
    while len(kids := children(tree, node)) and len(line) < len(tree.path):
        node = max(kids, key=lambda child: int(tree.books[child].visits))
        if tree.books[node].visits == 0:
            break
        line.append(int(tree.choice[node].action))
    return tuple(line)


# ==================================================================================================
# src/tempo/search/mcts.py
# ==================================================================================================

"""Monte-Carlo tree search, for any game that keeps the contract of game.py.

One simulation goes down the tree by what is known so far (`select`) until it has added a node
(`expand`), plays the game out at random from there (`simulate`), and tells every node on the way how
it ended (`back_up`). Repeated often enough, the visits gather on the best moves.

Which child to go down to is decided by UCB: its mean value plus a bonus for being little known,

    rate + c * sqrt(2 * ln(visits of the parent)) / sqrt(visits of the child)

Whatever in this depends on one node only is computed when that node changes and kept there, so
that choosing costs a multiplication and an addition for each child.

Games with many moves may rate them, which decides the order in which they are tried (ordering.py),
and have nodes wait for their children until they have been visited a few times: most never are, and
the memory is theirs that are. A game that foresees results is asked about each new node.
"""

# sqrt(2 ln t) for small t: a logarithm costs more than all the rest of a choice.
CURIOSITY = np.sqrt(2 * np.log(np.maximum(1, np.arange(1 << 16)))).astype(np.float32)

# How a certain child looks to its parent: a won one is always taken, a lost one only when all are.
# Nothing is left to explore, but zero would mean untried.
RATE_WON = np.float32(9.0)
RATE_DRAWN = np.float32(0.5)
RATE_LOST = np.float32(-9.0)
WORSE_THAN_ANY = np.float32(-99.0)
NO_DOUBT = np.float32(1e-12)
NOBODY_WON = 0.5  # no other result is worth just that much, however far away it is


class Settings(NamedTuple):
    """What a search may be told."""

    exploration: np.float32  # the constant c of UCB
    first_play: np.float32  # what an untried child is worth; infinity: try each before any twice
    discount: float  # how much a result loses of its weight with every ply that it is away
    proofs: bool  # whether certain results travel up
    expansion: int = 1  # how often a node is visited before it gets children
    bias: np.float32 = np.float32(0.0)  # the weight of what a move promises at first sight
    undecided: float = 0.5  # what a game that nobody won counts for either side


@njit
def search(game, tree, root_state, settings, rng, simulations):
    """Run simulations from the root; return how many. Fewer only once the root's result is certain."""
    for done in range(simulations):
        if settings.proofs and tree.books[ROOT].proof != UNKNOWN:
            return done
        copy_state(tree.state, root_state)
        depth = select(game, tree, settings, rng)
        value = simulate(game, tree, settings, rng, depth)
        back_up(tree, settings, depth, value)
    return simulations


@inlined
def select(game, tree, settings, rng):
    """Go down to a node that has no children and gets none yet, playing the moves on `tree.state`; return its depth."""
    depth = 0
    node = tree.path[0]  # ROOT, as for every path
    while tree.choice[node].first != NO_CHILDREN or expand(game, tree, settings, node):
        node = best_child(tree, node, settings, rng)
        game.play(game.board, tree.state, tree.choice[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def best_child(tree, node, settings, rng):
    """The child with the highest upper confidence bound, or an untried one."""
    bonus = settings.exploration * curiosity(tree.books[node].visits)
    first = tree.choice[node].first
    end = first + tree.choice[node].count
    best = first
    best_score = WORSE_THAN_ANY
    for child in range(first, end):
        if tree.choice[child].doubt == UNTRIED:
            if settings.first_play + tree.choice[child].rate > best_score:
                best = child
                draw_untried(tree, child, end, rng)
            break
        score = tree.choice[child].rate + bonus * tree.choice[child].doubt
        if score > best_score:
            best_score = score
            best = child
    return best


@inlined
def curiosity(visits):
    """sqrt(2 ln visits)."""
    if visits < CURIOSITY.size:
        return CURIOSITY[visits]
    return np.float32(math.sqrt(2.0 * math.log(visits)))


@inlined
def draw_untried(tree, child, end, rng):
    """Let chance decide which of the untried children from `child` on, among those that promise as much, stands first.
    """
    equal = child + 1
    while equal < end and tree.choice[equal].rate == tree.choice[child].rate:
        equal += 1
    other = child + below(rng, equal - child)
    action = tree.choice[other].action
    tree.choice[other].action = tree.choice[child].action
    tree.choice[child].action = action


@inlined
def expand(game, tree, settings, node):
    """Give a node its children, if it was visited often enough; whether it has any now.

    A new node never was. When the tree is full, the search goes on without.
    """
    if tree.books[node].proof != UNKNOWN or (tree.books[node].visits < settings.expansion and node != ROOT):
        return False
    count = game.legal(game.board, tree.state, tree.actions)
    first = tree.used[0]
    if first + count > tree.books.size:
        return False
    game.ordering.lay_out(game, tree, settings, first, count)
    tree.choice[node].first = first
    tree.choice[node].count = count
    tree.used[0] = first + count
    return True


@inlined
def simulate(game, tree, settings, rng, depth):
    """The value of the last node on the path for the side that moved into it."""
    node = tree.path[depth]
    if tree.books[node].visits == 0:
        look_ahead(game, tree, settings, depth)
    proof = tree.books[node].proof
    if proof == DRAW:
        return NOBODY_WON
    if proof != UNKNOWN:
        return value_of(proof, END - abs(proof), settings.discount)
    plies = game.playout(game.board, tree.state, rng)
    return value_of(plies, abs(plies), settings.discount)


@inlined
def look_ahead(game, tree, settings, depth):
    """See whether the game is over at a new node, or else what will come of it for certain."""
    node = tree.path[depth]
    outcome = game.outcome(game.board, tree.state)
    if outcome != ONGOING:
        tree.books[node].proof = proof_of_outcome(outcome)
    elif settings.proofs:
        tree.books[node].proof = proof_of_foresight(game.foresight(game.board, tree.state))
    if settings.proofs and tree.books[node].proof != UNKNOWN:
        prove(tree, depth)


@inlined
def value_of(result, plies, discount):
    """1 for a win, 0 for a loss, by the sign of `result`; nearer to a half the farther it is away."""
    if result == 0:
        return NOBODY_WON
    weight = 0.5
    if discount < 1.0:
        while plies > 0:
            if plies & 1:
                weight *= discount
            discount *= discount
            plies >>= 1
    return 0.5 + weight if result > 0 else 0.5 - weight


@inlined
def prove(tree, depth):
    """Carry a certain result from the end of the path as far up as it is one."""
    mark_certain(tree, tree.path[depth])
    for level in range(depth - 1, -1, -1):
        node = tree.path[level]
        proof = proof_from_children(tree, node)
        if proof == UNKNOWN:
            return
        tree.books[node].proof = proof
        mark_certain(tree, node)


@inlined
def mark_certain(tree, node):
    """Let a node's parent see that there is nothing left to find out here."""
    proof = tree.books[node].proof
    tree.choice[node].doubt = NO_DOUBT
    if proof == DRAW:
        tree.choice[node].rate = RATE_DRAWN
    else:
        tree.choice[node].rate = RATE_WON if proof > DRAW else RATE_LOST


@inlined
def progressive_bias(tree, settings, node, visits):
    """What the move that leads here promised at first sight, and the less the more is known of it."""
    return settings.bias * tree.priors[min(node, tree.priors.size - 1)] / (visits + 1)


@inlined
def back_up(tree, settings, depth, value):
    """Count a result in every node on the path; what one side wins the other loses."""
    for level in range(depth, -1, -1):
        node = tree.path[level]
        visits = tree.books[node].visits + 1
        total = tree.books[node].value + (settings.undecided if value == NOBODY_WON else value)
        tree.books[node].visits = visits
        tree.books[node].value = total
        if not settings.proofs or tree.books[node].proof == UNKNOWN:
            tree.choice[node].rate = total / visits + progressive_bias(tree, settings, node, visits)
            tree.choice[node].doubt = 1.0 / math.sqrt(visits)
        value = 0.5 + (0.5 - value) * settings.discount


# ==================================================================================================
# src/tempo/search/player.py
# ==================================================================================================

"""The order of thought of one move, for any game; the only place that reads the time.

    one legal move, a win, a block   what needs no search
    the opening, a win by threats    known beforehand, or found without a tree
    the clock                        how long to think
    the proof, if there is a prover  which moves are best for certain
    the tree of the last move        kept, if this is the same game
    simulations                      among those moves, until the time is up or the answer cannot change

A player thinks as a generator of snapshots: the agent takes the last one, a lab or a page may look
at each. The generator can be left at any time; the last snapshot always holds a legal move.
"""

BATCH_SECONDS = 0.005  # how long a batch of simulations should last between two looks at the clock
FIRST_BATCH = 16
TROUBLE = 0.4  # a best move worth less than this is not believed early
SNAPSHOT_SECONDS = 0.1  # how often a snapshot is taken while searching
SLOWEST_FADES = 0.98  # a batch: what a busy machine did is remembered for some moves
FIRST_NODES = 200  # of a proof, until its speed is known
NODES_PER_SIMULATION = 100  # what a simulation is in a proof, where simulations are counted in place of time


class Knobs(NamedTuple):
    """How a player searches. Beside each default: the range that tuning may search."""

    exploration: float = 1.0  # 0.1 .. 2.0 the c of UCB on an empty board
    exploration_growth: float = 0.1  # -0.5 .. 0.5 added to c by the time the board is full
    first_play: float = math.inf  # 0 .. 2, or inf: what an untried move is worth
    discount: float = 1.0  # 0.9 .. 1.0 weight a result keeps for every ply it is away
    proofs: bool = False  # whether certain results travel up the tree and end the search
    expansion: int = 1  # 1 .. 50 visits after which a node gets children: more, where there are many
    bias: float = 0.0  # 0 .. 10 the weight of what a move promises at first sight, where the game says
    undecided: float = 0.5  # 0 .. 0.5 what a game that nobody won counts for either side
    reuse: bool = False  # whether the tree of the last move is kept
    choose: str = "rate"  # rate, visits or bound: which move is played in the end
    early_stop: bool = False  # stop when the most visited move can no longer be overtaken
    playout: str = "uniform"  # the name of one of the game's playouts
    nodes: int = 12_000_000  # 10_000 .. 30_000_000 the size of the tree, 32 bytes each, 36 with priors


class Position(NamedTuple):
    """What a player is asked about."""

    game: Game
    state: np.ndarray
    filled: float  # share of the board that is filled, 0 to 1
    number: int  # of the move, from 0
    prover: Prover | None = None  # what can settle positions of this game, if anything can


class Decision(NamedTuple):
    """A move that needs no search."""

    move: int
    reason: str
    value: float  # 0 lost to 1 won


class Snapshot(NamedTuple):
    """What a player thinks so far."""

    move: int
    reason: str  # only, win, block, opening, book, rule, threats, exact, outcome, proven, search, hurry or error
    value: float  # 0 lost to 1 won, for the side to move
    number: int
    seconds: float
    bank: float  # seconds left in the bank when the move began
    simulations: int = 0
    plies: int = 0  # how long the expected line is, or until the end of the game where it is proven
    moves: tuple[int, ...] = ()  # the legal moves that were searched, and of each ...
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    line: tuple[int, ...] = ()  # the expected line of play


class Player:
    """Thinks about the positions of one seat; remembers its tree from one move to the next."""

    def __init__(self, knobs: Knobs, plan: TimePlan, simulations: int | None = None, seed: int | None = None):
        """`simulations` replaces the clock, which makes the player repeatable from `seed`."""
        self.knobs = knobs
        self.plan = plan
        self.simulations = simulations
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)
        self.slowest = 0.0  # seconds a batch took, of late, in this move or the last: the next may take as long
        self.start_up = 0.0  # the most that a slice of a proof ever took: the first one compiles

    def think(
        self,
        position: Position,
        knowledge: tuple[Callable[[], Decision | None], ...],
        step: float,
        bank: float,
        started: float,
    ) -> Iterator[Snapshot]:
        """Snapshots, the last one final. `knowledge` is asked in order before anything is searched."""
        for source in knowledge:
            decision = source()
            if decision is not None:
                yield Snapshot(*decision, position.number, perf_counter() - started, bank)
                return
        budget = allot(self.plan, step, bank, position.filled)
        ruling = self.rule(position, budget, step, bank, started)
        if ruling is not None and self.is_enough(ruling, budget, started):
            yield self.settled(ruling, position, bank, started)
            return
        if ruling is not None and ruling.value is not None:  # whichever is chosen, nothing is given away
            budget = budget._replace(soft=min(budget.soft, perf_counter() - started + self.plan.tie))
        elif ruling is not None:  # a proof that took all the time leaves some for the search
            budget = budget._replace(soft=min(budget.hard, max(budget.soft, perf_counter() - started + step / 2)))
        tree = self.plant(position)
        for simulations, final in self.batches(tree, position, ruling, budget, started):
            yield self.look(tree, position, ruling, simulations, bank, started)
            if final:
                return

    def rule(
        self, position: Position, budget: Budget, step: float, bank: float, started: float
    ) -> Ruling | None:
        """What can be proved about the position in the time that a proof is given."""
        prover = position.prover
        if prover is None:
            return None
        most = lend(self.plan, step, bank)
        proof = prover.prove(position.game, position.state, most if self.simulations is None else math.inf)
        ruling = next(proof)
        if self.simulations is not None:
            nodes = self.simulations * NODES_PER_SIMULATION
            in_reach = not ruling.exact and prover.is_in_reach(position.game, position.state, nodes)
            return proof.send(nodes) if in_reach else ruling
        outlook = prover.outlook(position.game, position.state, most)
        if outlook is Outlook.NONE:
            return ruling
        end = most if outlook is Outlook.GOOD else self.plan.trial * budget.soft
        nodes, now = FIRST_NODES, perf_counter() - started
        while now < min(end, budget.hard - self.reserve()) and not ruling.exact:
            begun = now
            ruling = proof.send(nodes)
            now = perf_counter() - started
            self.start_up = max(self.start_up, now - begun)
            nodes = max(1, int(nodes * min(2.0, BATCH_SECONDS / max(now - begun, 1e-9))))
        return ruling

    def reserve(self) -> float:
        """Seconds to be kept for compiling the search, if it has never run: it takes longer than the proof's
        own start, and there is no breaking it off."""
        return 2 * self.start_up if self.tree is None else 0.0

    def is_enough(self, ruling: Ruling, budget: Budget, started: float) -> bool:
        """Whether there is nothing to choose, or no time left to begin a search."""
        if ruling.exact and len(ruling.moves) == 1:
            return True
        return self.simulations is None and perf_counter() - started > budget.hard - self.reserve()

    def settled(self, ruling: Ruling, position: Position, bank: float, started: float) -> Snapshot:
        """The move that is best for certain; of several, or in a hurry, the one that the prover names first."""
        move = ruling.moves[0]
        value = 0.5 if ruling.value is None else ruling.value
        seconds = perf_counter() - started
        reason = "exact" if ruling.exact else "hurry" if ruling.value is None else "outcome"
        return Snapshot(move, reason, value, position.number, seconds, bank, plies=ruling.plies)

    def plant(self, position: Position) -> Tree:
        """The tree with this position at its root: what the last move left of it, or a new one."""
        if self.tree is None or self.game != position.game:
            self.tree = new_tree(position.game, position.state, self.knobs.nodes)
            self.game = position.game
        else:
            root = NOT_IN_TREE
            if self.knobs.reuse:
                root = find_position(position.game, self.tree, self.root_state, position.state)
            if root == NOT_IN_TREE or is_foreseen(self.tree, root):
                clear(self.tree)
            elif root != ROOT:
                reroot(self.tree, root, np.full(self.tree.used[0], NOT_IN_TREE, np.int32))
        self.root_state = position.state.copy()
        return self.tree

    def batches(
        self, tree: Tree, position: Position, ruling: Ruling | None, budget: Budget, started: float
    ) -> Iterator[tuple[int, bool]]:
        """Search in batches; yield (simulations so far, whether that was the last batch) now and then."""
        knobs = self.knobs
        settings = Settings(
            np.float32(knobs.exploration + knobs.exploration_growth * position.filled),
            np.float32(knobs.first_play),
            float(knobs.discount),
            bool(knobs.proofs),
            int(knobs.expansion),
            np.float32(knobs.bias),
            float(knobs.undecided),
        )

        def run(simulations: int) -> int:
            return search(position.game, tree, position.state, settings, self.rng, simulations)

        total = run(1)  # compiles, if this is the first search: not to be counted as its speed
        if ruling is not None:
            restrict(tree, ROOT, ruling.moves)
        if self.simulations is not None:
            yield total + run(self.simulations - 1), True
            return
        now = perf_counter() - started
        batch, next_snapshot = FIRST_BATCH, now + SNAPSHOT_SECONDS
        speed = 0.0  # simulations a second, at best: more than are still to come
        while True:
            begun = now
            done = run(batch)
            total += done
            now = perf_counter() - started
            took = max(now - begun, 1e-9)
            self.slowest = max(took, SLOWEST_FADES * self.slowest)
            speed = max(done / took, speed)
            remaining = min(budget.soft, budget.hard - self.slowest) - now
            final = remaining <= 0 or done < batch or self.is_settled(tree, (budget.soft - now) * speed)
            if final or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, final
            if final:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / took, max(remaining, 1e-4) / took)))

    def is_settled(self, tree: Tree, simulations: float) -> bool:
        """Whether so many more simulations cannot change which move is visited most, of those not lost.

        In trouble, the search goes on: the move that looks best may yet turn out to be lost for certain.
        """
        if not self.knobs.early_stop:
            return False
        not_lost = [child for child in children(tree, ROOT) if tree.books[child].proof >= UNKNOWN]
        by_visits = sorted((int(tree.books[child].visits), child) for child in not_lost)
        if len(by_visits) < 2:
            return True
        (second, _), (most, best) = by_visits[-2:]
        return most - second > simulations and node_value(tree, best) >= TROUBLE

    def look(
        self, tree: Tree, position: Position, ruling: Ruling | None, simulations: int, bank: float, started: float
    ) -> Snapshot:
        """What the tree says now, and what is certain."""
        kids = children(tree, ROOT)
        best = best_move(tree, self.knobs.choose)
        proof = int(tree.books[best].proof) if self.knobs.proofs else UNKNOWN
        line = expected_line(tree, best)
        snapshot = Snapshot(
            move=int(tree.choice[best].action),
            reason="search" if proof == UNKNOWN else "proven",
            value=node_value(tree, best),
            number=position.number,
            seconds=perf_counter() - started,
            bank=bank,
            simulations=simulations,
            plies=len(line) if proof in (UNKNOWN, DRAW) else END - abs(proof) + 1,
            moves=tuple(int(tree.choice[child].action) for child in kids),
            visits=tuple(int(tree.books[child].visits) for child in kids),
            values=tuple(node_value(tree, child) for child in kids),
            line=line,
        )
        if ruling is None or ruling.value is None:
            return snapshot
        if ruling.exact:
            return snapshot._replace(reason="exact", value=ruling.value, plies=ruling.plies)
        return snapshot if proof != UNKNOWN else snapshot._replace(reason="outcome", value=ruling.value)


# ==================================================================================================
# src/tempo/othello/profiles.py
# ==================================================================================================

"""The two profiles of the Othello agent: values, not forks of the code."""


class Profile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    exact: bool  # whether the endgame solver says which moves are best


# Plain UCT as it is usually written, w / n + sqrt(2 ln N / n), every move of a node tried before any is tried twice,
# with Roxanne's playouts: the yardstick for everything else.
CLASSIC = Profile(
    name="classic",
    knobs=Knobs(exploration=1.0, exploration_growth=0.0, first_play=inf, playout="roxanne", choose="visits"),
    plan=TimePlan(),
    exact=False,
)

# The same with all that search/ has to offer, and with the solver; tuned as docs/othello.md tells.
CHAMPION = Profile(
    name="champion",
    knobs=Knobs(
        exploration=0.4,
        exploration_growth=0.0,
        first_play=0.1,
        bias=1.3,
        playout="roxanne",
        proofs=True,
        reuse=True,
        choose="bound",
        early_stop=True,
    ),
    plan=TimePlan(),
    exact=True,
)


# ==================================================================================================
# src/tempo/othello/ratings.py
# ==================================================================================================

"""How good a move looks at first sight, which decides who is tried first: by its square, and by the replies it leaves.

The squares stand in Roxanne's ranks. The fewer moves the opponent has, the sooner he must play a bad one: that says far
more (docs/othello.md).
"""

# A corner that leaves no reply promises more than a win; most moves promise about a half.
BEST_RATING, RANK_COSTS, REPLY_COSTS = 1.1, 0.02, 0.08


@njit
def rate_squares(board, state, actions, count, priors):
    """Rate the moves listed."""
    mine, theirs = state[MINE], state[THEIRS]
    for i in range(count):
        if actions[i] == PASS:
            priors[i] = 0.0
            continue
        disc = ONE << np.uint64(actions[i])
        rank = 0
        while disc & RANKS[rank] == ZERO:
            rank += 1
        turned = flips_from(disc, mine, theirs)
        replies = count_bits(moves_of(theirs ^ turned, mine | turned | disc))
        priors[i] = BEST_RATING - RANK_COSTS * rank - REPLY_COSTS * replies


# ==================================================================================================
# src/tempo/search/agent.py
# ==================================================================================================

"""What the agents of all games have in common: they think under a clock, never raise, and print one line a move.

A game says what its observation means, what is known without searching, and how a move is written.
"""

LONGEST_MESSAGE = 100  # characters of an error: numba's fill pages


class PlayerProfile(Protocol):
    """How an agent plays; a game's own profile has more to say."""

    @property
    def knobs(self) -> Knobs: ...

    @property
    def plan(self) -> TimePlan: ...


class Task(NamedTuple):
    """What an agent is asked, read from what it is shown."""

    position: Position
    knowledge: tuple[Callable[[], Decision | None], ...]  # asked in order before anything is searched
    step: float  # seconds for the move
    bank: float  # seconds left beyond those


class ThinkingAgent:
    """One player of either seat, for any number of games."""

    def __init__(
        self, profile: PlayerProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        self.player = Player(profile.knobs, profile.plan, simulations, seed)
        self.log = log
        self.last: Snapshot | None = None  # what was thought about the last move

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """What is asked; may raise whatever it likes."""
        raise NotImplementedError

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """The legal moves, found with as little as possible; may raise whatever it likes."""
        raise NotImplementedError

    def written(self, move: int) -> str:
        """How the log names a move."""
        raise NotImplementedError

    def choose(self, observation: Any, configuration: Any) -> int:
        """The move to play; whatever goes wrong, a legal one if there is any way to tell."""
        started = perf_counter()
        self.last = None
        try:
            task = self.read_task(observation, configuration)
            for snapshot in self.player.think(*task, started):
                self.last = snapshot
        except Exception as error:  # whatever it is, a legal move is worth more than a traceback
            self.complain(error)
        if self.last is None:
            move = 0
            with suppress(Exception):
                move = random.choice(self.legal_moves(observation, configuration))
            self.last = Snapshot(move, "error", 0.5, 0, perf_counter() - started, 0.0)
        self.say(log_line(self.last, self.written(self.last.move)))
        return self.last.move

    def prepare(self, position: Position) -> None:
        """Compile the search by looking at a position as briefly as can be."""
        self.last = None
        try:
            for _ in self.player.think(position, (), 0.0, 0.0, perf_counter()):
                pass
        except Exception as error:  # the game may go better than its preparation
            self.complain(error)

    def complain(self, error: Exception) -> None:
        """Tell of an error, and go on."""
        self.say(f"tempo error {type(error).__name__}: {str(error)[:LONGEST_MESSAGE]!r}")

    def say(self, text: str) -> None:
        """Print one line, where lines are wanted; no move is lost for a line that cannot be printed."""
        if self.log:
            with suppress(Exception):
                print(text)


def only_move(legal: list[int]) -> Decision | None:
    """The only legal move, a pass included."""
    return Decision(legal[0], "only", 0.5) if len(legal) == 1 else None


def bank_of(observation: Any) -> float:
    """The seconds left beyond those for the move, 0 where nothing is said of them."""
    return float(observation.get("remainingOverageTime") or 0.0)


def log_line(snapshot: Snapshot, move: str) -> str:
    """One compact line a move."""
    parts = [f"tempo {snapshot.number} {move} why={snapshot.reason} value={snapshot.value:.3f}"]
    if snapshot.simulations:
        parts.append(f"sims={snapshot.simulations} depth={snapshot.plies}")
    parts.append(f"sec={snapshot.seconds:.3f} bank={snapshot.bank:.1f}")
    return " ".join(parts)


# ==================================================================================================
# src/tempo/othello/agent.py
# ==================================================================================================

"""The Othello agent: what it is shown, what it knows without searching, what it prints.

An `Agent` is called as the environment `open_spiel_othello` calls one, with an observation and a configuration,
and returns {"submission": move}. The environment asks both players once before the game, with nothing to see and
nothing to play: a good time to compile. It plays either seat and any number of games, never raises, and in the
worst case plays a legal move at random.
"""

PLAYOUTS = {"uniform": uniform_playout, "roxanne": roxanne_playout, "mixed": mixed_playout}
MARKS = {"": 0, "x": 1, "o": 2}  # what the environment draws in a cell
NOTHING_TO_PLAY = -1  # what the environment wants to hear before the game
LONGEST_STEP = 60.0  # seconds: an environment that is not told otherwise allows an hour, which nobody means


class View(NamedTuple):
    """An observation and its configuration, read."""

    cells: list[int]  # row by row from the top: 0 empty, 1 black, 2 white
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def discs(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        """Plain Python on purpose: this answers before anything is compiled."""
        return [square for square in range(CELLS) if turns_any(self.cells, square, self.mark)] or [PASS]


class Agent(ThinkingAgent):
    """One player for Kaggle's Othello."""

    def __init__(
        self, profile: Profile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        game = new_game(PLAYOUTS[profile.knobs.playout])
        self.game = game._replace(ordering=by_prior(rate_squares)) if profile.knobs.bias else game
        self.prover = ExactEndgame() if profile.exact else None

    def __call__(self, observation: Any, configuration: Any = None) -> dict[str, int]:
        if is_before_the_game(observation):
            if self.player.simulations is None:
                with suppress(Exception):  # it can be done later, too
                    self.get_ready(step_of(configuration))
            return {"submission": NOTHING_TO_PLAY}
        return {"submission": self.choose(observation, configuration)}

    def get_ready(self, seconds: float) -> None:
        """Compile beforehand what the game will need: the search in any case, the solver if there is time for it."""
        self.prepare(Position(self.game, start_state(), 0.0, 0))
        if self.prover is not None and seconds > 2 * ENDGAME_COMPILES:
            self.prover.compile()

    def read_task(self, observation: Any, configuration: Any) -> Task:
        return self.task_of(read(observation, configuration))

    def task_of(self, view: View) -> Task:
        """The same, of what was read."""
        state = new_state(view.cells, view.mark)
        position = Position(self.game, state, view.discs / CELLS, view.discs - 4, self.prover)
        return Task(position, (partial(only_move, view.legal),), view.step, view.bank)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        with suppress(Exception):
            return [int(action) for action in observation["legalActions"]]
        return View(cells_of(observation), 1 + int(observation["playerId"]), 0.0, 0.0).legal

    def written(self, move: int) -> str:
        return f"move={square_name(move)}"


def is_before_the_game(observation: Any) -> bool:
    """Whether there is nothing to see yet; what cannot be read is not that."""
    with suppress(Exception):
        return not observation.get("observationString")
    return False


def read(observation: Any, configuration: Any) -> View:
    """Read plain dicts or attribute dicts."""
    return View(
        cells=cells_of(observation),
        mark=1 + int(observation["playerId"]),
        step=step_of(configuration),
        bank=bank_of(observation),
    )


def step_of(configuration: Any) -> float:
    """The seconds for a move."""
    return min(LONGEST_STEP, float((configuration or {}).get("actTimeout", LONGEST_STEP)))


def cells_of(observation: Any) -> list[int]:
    """The board, from the rows of the observation, which is JSON in a string."""
    cells = [MARKS[drawn] for row in json.loads(observation["observationString"])["board"] for drawn in row]
    if len(cells) != CELLS:
        raise ValueError(f"a board of {len(cells)} squares")
    return cells


def turns_any(cells: list[int], square: int, mark: int) -> bool:
    """Whether a disc on this square would turn any over."""
    if cells[square] != 0:
        return False
    for down, right in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
        row, column, run = square // SIDE + down, square % SIDE + right, 0
        while 0 <= row < SIDE and 0 <= column < SIDE and cells[row * SIDE + column] == 3 - mark:
            row, column, run = row + down, column + right, run + 1
        if run and 0 <= row < SIDE and 0 <= column < SIDE and cells[row * SIDE + column] == mark:
            return True
    return False


# ==================================================================================================
# src/tempo/othello/champion.py
# ==================================================================================================

"""The agent that people upload. `build.py` bundles this module into submission/othello.py."""

PLAYER = Agent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """The move to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
