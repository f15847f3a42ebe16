# Tempo: the agent `gomoku_classic_rules` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku_classic_rules`. They are:
#
#   tempo.jit                    The compiler, where there is one.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.gomoku.rules           Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.gomoku.threats         Wins by fours: each move of the attacker threatens to complete a row, so that there is one answer to each (VCF).
#   tempo.gomoku.combinations    Wins by threats of any kind: fours, and moves after which a win by fours would follow if nothing were done (VCT).
#   tempo.gomoku.candidates      Which cells are worth considering, and how good each looks at first sight.
#   tempo.gomoku.rule_player     The five rules of thumb on a state: what the two classic designs know, and how one of them plays its games out.
#   tempo.gomoku.playouts        Gomoku played to its end: at random, by the rules of thumb, or by what the windows are worth.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.gomoku.profiles        The three profiles of the Gomoku agent: values, not forks of the code.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.gomoku.agent           The Gomoku agent: what it is shown, what it knows without searching, what it prints.
#   tempo.gomoku.classic_rules   The second of the two classic designs. `build.py` bundles this module into submission/gomoku_classic_rules.py.

from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from enum import Enum
from functools import cache, partial
from math import inf, sqrt
import math
import numpy as np
from random import Random
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
# src/tempo/gomoku/rules.py
# ==================================================================================================

"""Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.

A cell is row * size + column, the top row first. A *window* is a run of `inarow` cells in one of four directions.
A state keeps the stones of both sides in every window: a side wins when a window is full of its stones, whatever
stands beside it, so that longer rows count as well. What a stone threatens is read from the same numbers.

A state is an int16 array: who is to move, the number of stones, whether the last stone completed a row; then the
cells, 0 empty, 1 or 2; then a number for each window, stones of mark 1 + 32 * stones of mark 2. Which cell was taken
last is not in it: the same stones are then the same state, and the search finds a position again by its state.

Even a bare playout, which needs nothing but the end of the game, is faster by windows than by looking along the lines
through the last stone on int8 cells: 18 against 22 ns a stone on 15x15, 16 against 30 on 8x8, where a random game
takes 109 and 45 stones (measured side by side while it was written). Adding to twenty numbers has no branch to guess
wrong. So there is one way to put a stone.
"""

TO_MOVE, STONES, ROW_MADE, CELLS_AT = 0, 1, 2, 3  # where in a state; the windows stand behind the cells
EITHER = 3  # 1 + 2, so that the other mark is this minus the one
SECOND = 32  # what a stone of mark 2 counts in a window; one of mark 1 counts 1
# The rows of `lists`: windows in which the attacker lacks two stones, the winning line, lists of the defender's answers
# one behind the other, which cells stand in the list being made, the stones of each row as bits, and counts.
THREES, LINE, ANSWERS, LISTED, ROWS, TALLY = range(6)
MOST_THREATS = 8  # how deep a search for threats may go
FAILURES = 1 << 14  # 128 kB, which the second cache holds
# What a window is worth to a cell in it: tried in matches of the moves that are rated best, with a search for threats.
WORTH_GROWTH = 3.0  # for every stone more
WORTH_OF_TAKING = 0.8  # to take it from the opponent, against having it
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))  # rows and columns from one cell of a window to the next


class GomokuBoard(NamedTuple):
    """The geometry of a board. There is one of each size only, which compares by identity."""

    size: int
    inarow: int
    windows_of: np.ndarray  # int16[cells, 4 * inarow], the windows through a cell, then -1
    window_cells: np.ndarray  # int16[windows, inarow]
    worth: np.ndarray  # float32[2, inarow + 1], of a window with so many of the mover's stones alone, or the opponent's
    # What the search for threats writes on, as jitted code creates no arrays. In few pieces: each one that is handed to
    # a function costs time to compile.
    lists: np.ndarray  # int64[6, (MOST_THREATS + 1) * cells or so], in each row another list
    words: np.ndarray  # uint64[3, cells + MOST_THREATS + 1], random: stones of mark 1 and 2; row 0: depths
    failed: np.ndarray  # uint64[FAILURES], positions without a win, by their word


@cache
def gomoku_board(size: int, inarow: int) -> GomokuBoard:
    """The board of this size."""
    found = [
        [(row + i * down) * size + column + i * right for i in range(inarow)]
        for down, right in STEPS
        for row in range(size)
        for column in range(size)
        if on_board(row + (inarow - 1) * down, size) and on_board(column + (inarow - 1) * right, size)
    ]
    window_cells = np.array(found, np.int16).reshape(len(found), inarow)
    windows_of = np.full((size * size, 4 * inarow), -1, np.int16)
    filled = [0] * (size * size)
    for window, through in enumerate(found):
        for cell in through:
            windows_of[cell, filled[cell]] = window
            filled[cell] += 1
    cells = size * size
    random = Random(1)
    words = [[random.getrandbits(64) for _ in range(cells + MOST_THREATS + 1)] for _ in range(3)]
    return GomokuBoard(
        size,
        inarow,
        windows_of,
        window_cells,
        window_worth(inarow),
        np.zeros((6, max(len(found), (MOST_THREATS + 1) * cells)), np.int64),
        np.array(words, np.uint64),
        np.zeros(FAILURES, np.uint64),
    )


def window_worth(inarow: int) -> np.ndarray:
    """What a cell gains from a window through it, by its stones: each more is worth so many times as much."""
    own = [WORTH_GROWTH ** (stones - inarow) for stones in range(inarow + 1)]
    return np.array([own, [WORTH_OF_TAKING * worth for worth in own]], np.float32)


def on_board(place: int, size: int) -> bool:
    """Whether there is such a row, or column."""
    return 0 <= place < size


def new_gomoku_state(cells: list[int], size: int, inarow: int, mark: int) -> np.ndarray:
    """A state from a list of cells, top row first: 0 empty, 1 or 2; `mark` is to move.

    No side may have won: which stone was the last is not known, and such a game is none to go on with.
    """
    board = gomoku_board(size, inarow)
    values = np.array([0, 1, SECOND], np.int16)[np.array(cells, np.int64)]
    windows = values[board.window_cells].sum(axis=1)
    head = [mark, sum(cell != 0 for cell in cells), 0]
    return np.concatenate([head, cells, windows]).astype(np.int16)


@njit
def gomoku_legal(board, state, actions):
    """Write the empty cells; return how many."""
    count = 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] == 0:
            actions[count] = cell
            count += 1
    return count


@njit
def gomoku_play(board, state, action):
    """Put a stone on an empty cell; the other side is then to move."""
    mark = np.int64(state[TO_MOVE])  # int64 as elsewhere: for a narrower number numba would compile `put_stone` again
    state[ROW_MADE] = put_stone(board, state, np.int64(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = EITHER - mark


@njit
def put_stone(board, state, cell, mark):
    """A stone on the cell and in its windows, the head of the state left alone; whether it completes a row."""
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    made = 0
    state[CELLS_AT + cell] = mark
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = state[windows_at + window] + stone
        state[windows_at + window] = stones
        if stones == stone * board.inarow:
            made = 1
    return made


@njit
def take_stone(board, state, cell, mark):
    """Undo `put_stone`."""
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    state[CELLS_AT + cell] = 0
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        state[windows_at + window] -= stone


@njit
def gomoku_outcome(board, state):
    """The result for the side that just moved."""
    if state[ROW_MADE]:
        return WON
    if state[STONES] == board.size * board.size:
        return DRAWN
    return ONGOING


def new_game(size: int, inarow: int, playout: Callable) -> Game:
    """These rules on one size of board, with one of the playouts."""
    cells = size * size
    return Game(gomoku_board(size, inarow), gomoku_legal, gomoku_play, gomoku_outcome, playout, cells, cells)


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
# src/tempo/gomoku/threats.py
# ==================================================================================================

"""Wins by fours: each move of the attacker threatens to complete a row, so that there is one answer to each (VCF).

Names are those of five in a row, whatever `inarow` is: a *five* completes a row, a *four* lacks one stone in some
window and a *three* two, each with no foreign stone in that window. A four is answered on its last cell, unless the
defender has a five himself; two cells to complete at once cannot both be taken. After such an answer the attacker
looks for his next four, and if the answer made a four of the defender's, it must be the one that takes its last cell.

The shortest win is looked for first: with one four, then two, and so on until no sequence was broken off by that
limit, or the nodes run out. Positions without a win are remembered by a random word for each stone, since the same
fours come in many orders. Stones are put on the state itself and taken back. A win that is found is one: nothing but
the windows decides, and every answer is forced. What is not found, with nodes left, is no win by fours.

6 million nodes a second. What `foresight` looks for at every new node of the tree takes 2 to 4 microseconds and settles
one position in seven of the games on 15x15 in `python -m tempo.gomoku.threat_bench`.
"""

FAILURE_MASK = np.uint64(FAILURES - 1)
# Numbers are int64 wherever they are handed on: for each narrower type, and for a literal, numba would compile anew.
START = np.int64(0)
NOWHERE = np.int64(-1)
TWO_CELLS = np.int64(-2)  # in place of a cell to be taken: there are two, and no move takes both
NODES, NODE_LIMIT, BROKEN_OFF, BEST_MOVE = 0, 1, 2, 3  # what is counted in TALLY
LEAF_NODES = np.int64(50)  # most that a new node of the tree is worth
LEAF_FOURS = np.int64(8)


@njit
def survey(board, state, mark):
    """A cell where the attacker, `mark`, has a five; the one that he must take lest the defender has a five, NOWHERE
    or TWO_CELLS; and how many of the attacker's threes were listed in THREES."""
    stone = 1 if mark == 1 else SECOND
    five, three = stone * (board.inarow - 1), stone * (board.inarow - 2)
    four = (1 + SECOND - stone) * (board.inarow - 1)
    windows_at = CELLS_AT + board.size * board.size
    win, must, threes = NOWHERE, NOWHERE, 0
    for window in range(board.window_cells.shape[0]):
        stones = state[windows_at + window]
        if stones == three:
            board.lists[THREES, threes] = window
            threes += 1
        elif stones == four:
            must = joined(must, empty_cell(board, state, window, NOWHERE))
        if stones == five:  # with rows of one, so is an empty window, a four of either side
            win = empty_cell(board, state, window, NOWHERE)
    return win, must, threes


@inlined
def joined(must, cell):
    """What must be taken, with one cell more."""
    if must in (NOWHERE, cell):
        return cell
    return TWO_CELLS


@njit
def empty_cell(board, state, window, other):
    """The first empty cell of a window but for `other`, or NOWHERE."""
    for i in range(board.inarow):
        cell = np.int64(board.window_cells[window, i])
        if cell != other and state[CELLS_AT + cell] == 0:
            return cell
    return NOWHERE


@njit
def second_end(board, state, cell, three, first):
    """Where a stone on `cell` would threaten a five beside `first`, or NOWHERE."""
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == three:
            end = empty_cell(board, state, window, cell)
            if end != first:
                return end
    return NOWHERE


@njit
def must_take(board, state, cell, stones):
    """Where a stone that was just put on `cell` threatens a five: NOWHERE, a cell or TWO_CELLS. `stones` is what a
    window counts that lacks one."""
    windows_at = CELLS_AT + board.size * board.size
    must = NOWHERE
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == stones:
            must = joined(must, empty_cell(board, state, window, NOWHERE))
    return must


@inlined
def list_threes(board, state, cell, three, threes):
    """Add the windows through `cell` that are threes now to those listed; how many there are then."""
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == three:
            board.lists[THREES, threes] = window
            threes += 1
    return threes


@njit
def fours_win(board, state, mark, must, threes, depth, ply, word):
    """In how many plies the attacker, to move, wins with at most `depth` fours; 0 if not. The line is in LINE."""
    board.lists[TALLY, NODES] += 1
    three = (1 if mark == 1 else SECOND) * (board.inarow - 2)
    windows_at = CELLS_AT + board.size * board.size
    for deeper in range(2):  # first the fours that cannot be answered
        if deeper and (depth == 1 or has_failed(board, word, depth)):
            return 0
        for i in range(2 * threes):
            window = board.lists[THREES, i >> 1]
            if state[windows_at + window] != three:
                continue
            end = empty_cell(board, state, window, NOWHERE)
            cell = empty_cell(board, state, window, end)
            if i & 1:
                cell, end = end, cell
            if must != NOWHERE and must != cell:
                continue
            plies = 0
            if deeper:
                plies = four_wins(board, state, mark, cell, end, threes, depth, ply, word)
            else:
                other = second_end(board, state, cell, three, end)
                if other != NOWHERE:
                    board.lists[LINE, ply + 2] = other
                    plies = 3
                board.lists[TALLY, BROKEN_OFF] += depth == 1
            if plies > 0:
                board.lists[LINE, ply], board.lists[LINE, ply + 1] = cell, end
                return plies
            if board.lists[TALLY, NODES] > board.lists[TALLY, NODE_LIMIT]:
                return 0
    remember_failure(board, word, depth)
    return 0


@inlined
def four_wins(board, state, mark, cell, end, threes, depth, ply, word):
    """As `fours_win`, the four on `cell` chosen, which is answered on `end`."""
    stone = 1 if mark == 1 else SECOND
    put_stone(board, state, cell, mark)
    put_stone(board, state, end, EITHER - mark)
    must = must_take(board, state, end, (1 + SECOND - stone) * (board.inarow - 1))
    plies = 0
    if must != TWO_CELLS:
        threes = list_threes(board, state, cell, stone * (board.inarow - 2), threes)
        after = word ^ board.words[mark, cell] ^ board.words[EITHER - mark, end]
        plies = fours_win(board, state, mark, must, threes, depth - 1, ply + 2, after)
    take_stone(board, state, end, EITHER - mark)
    take_stone(board, state, cell, mark)
    return plies + 2 if plies > 0 else 0


@inlined
def has_failed(board, word, depth):
    """Whether this position is known to have no win so near."""
    word ^= board.words[0, depth]
    return board.failed[np.int64(word & FAILURE_MASK)] == word


@inlined
def remember_failure(board, word, depth):
    """Note that this position has no win so near."""
    word ^= board.words[0, depth]
    board.failed[np.int64(word & FAILURE_MASK)] = word


@njit
def vcf(board, state, mark, most_fours, word):
    """In how many plies `mark`, to move, wins by fours; 0 if no win is found. The line is in LINE.

    The limit of nodes is set by the caller; `word` stands for the position.
    """
    win, must, threes = survey(board, state, mark)
    if win != NOWHERE:
        board.lists[LINE, 0] = win
        return 1
    return deepen(board, state, mark, must, threes, most_fours, word)


@njit
def deepen(board, state, mark, must, threes, most_fours, word):
    """As `vcf`, after the survey; with one four, then with two, and so on."""
    if must == TWO_CELLS or threes == 0:
        return 0
    for depth in range(1, most_fours + 1):
        board.lists[TALLY, BROKEN_OFF] = 0
        plies = fours_win(board, state, mark, must, threes, depth, START, word)
        if plies > 0:
            return plies
        if board.lists[TALLY, BROKEN_OFF] == 0 or board.lists[TALLY, NODES] > board.lists[TALLY, NODE_LIMIT]:
            return 0
    return 0


@njit
def begin(board, nodes):
    """Set the limit of nodes for a search, and return a word for the position in which it begins."""
    board.lists[TALLY, NODES] = 0
    board.lists[TALLY, NODE_LIMIT] = nodes
    board.words[0, 0] = scramble(board.words[0, 0])
    return board.words[0, 0]


@njit
def find_vcf(board, state, nodes):
    """In how many plies the side to move wins by fours; 0 if no win is found within these nodes."""
    word = begin(board, nodes)
    return vcf(board, state, np.int64(state[TO_MOVE]), board.size * board.size, word)


@njit
def foresight(board, state):
    """What is certain of a position that goes on: +n, the side that just moved wins in n plies, -n it loses; 0 unknown.
    """
    mark = np.int64(state[TO_MOVE])
    win, must, threes = survey(board, state, mark)
    if win != NOWHERE:
        return -1
    if must == TWO_CELLS:
        return 2
    return -deepen(board, state, mark, must, threes, LEAF_FOURS, begin(board, LEAF_NODES))


# ==================================================================================================
# src/tempo/gomoku/combinations.py
# ==================================================================================================

"""Wins by threats of any kind: fours, and moves after which a win by fours would follow if nothing were done (VCT).

An open three is the plainest of these. Unlike a four it leaves the defender a choice, and what he must try follows
from the win that threatens: its cells, and every cell with which a row of his own would come to lack one stone, be it
at once or together with the answers that the win forces out of him. Any other stone leaves that win as it is: each of
its fours is still a four with the same answer, and no answer gains a five. So only those cells are searched, and a
win holds against every defence.

5 million nodes a second: of a hundred positions of games on 15x15, of which fours alone win 17, a thousand nodes win
22 and ten thousand, two milliseconds, 25 (`python -m tempo.gomoku.threat_bench`).
"""

THREAT_FOURS = np.int64(3)  # with so many fours at most a threatened win is seen, when it is not the attacker's turn
FINISH_FOURS = np.int64(8)  # and so many when it is
MOST_PLIES = 99  # no limit


@njit
def list_answers(board, state, mark, plies, start):
    """Write to ANSWERS, from `start` on, what can be played against the win of `mark` that stands in LINE; return
    where that list ends. The defender is to move, and has no five."""
    defender = EITHER - mark
    end = start
    for i in range(plies):
        end = list_cell(board, board.lists[LINE, i], end)
    if plies > 1:
        for i in range(1, plies - 1, 2):
            put_stone(board, state, board.lists[LINE, i], defender)
        stone = 1 if defender == 1 else SECOND
        windows_at = CELLS_AT + board.size * board.size
        for window in range(board.window_cells.shape[0]):
            stones = state[windows_at + window]
            if stones >= stone * (board.inarow - 2) and stones % stone == 0 and stones < stone * SECOND:
                for i in range(board.inarow):
                    cell = np.int64(board.window_cells[window, i])
                    if state[CELLS_AT + cell] == 0:
                        end = list_cell(board, cell, end)
        for i in range(1, plies - 1, 2):
            take_stone(board, state, board.lists[LINE, i], defender)
    for i in range(start, end):
        board.lists[LISTED, board.lists[ANSWERS, i]] = 0
    return end


@njit
def list_cell(board, cell, end):
    """Add a cell to the list that ends at `end`, unless it stands there; return where the list ends now."""
    if board.lists[LISTED, cell]:
        return end
    board.lists[LISTED, cell] = 1
    board.lists[ANSWERS, end] = cell
    return end + 1


@njit
def threats_win(board, state, mark, depth, most, start, word):
    """In how many plies at most the attacker, to move, wins against every defence, `depth` threats and then fours; 0
    if no win within `most` plies is found. The first move is noted as BEST_MOVE."""
    win, must, threes = survey(board, state, mark)
    plies = 1
    if win == NOWHERE:
        plies = deepen(board, state, mark, must, threes, min(FINISH_FOURS, most // 2), word)
    if plies > 0:
        board.lists[TALLY, BEST_MOVE] = win if win != NOWHERE else board.lists[LINE, 0]
        return plies
    if depth == 0 or most < 5 or must == TWO_CELLS or has_failed(board, word, board.size * board.size + depth):
        return 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != 0 or (must != NOWHERE and must != cell):
            continue
        if must == NOWHERE and not makes_three(board, state, cell, mark):
            continue
        put_stone(board, state, cell, mark)
        plies = threat_wins(board, state, mark, depth, most - 1, start, word ^ board.words[mark, cell])
        take_stone(board, state, cell, mark)
        if plies > 0:
            board.lists[TALLY, BEST_MOVE] = cell
            return plies + 1
        if board.lists[TALLY, NODES] > board.lists[TALLY, NODE_LIMIT]:
            return 0
    remember_failure(board, word, board.size * board.size + depth)
    return 0


@inlined
def threat_wins(board, state, mark, depth, most, start, word):
    """As `threats_win`, where the attacker has just moved: whether that was a threat, and all answers to it lose."""
    threatened = vcf(board, state, mark, min(THREAT_FOURS, most // 2), word)
    if threatened == 0:
        return 0
    end = list_answers(board, state, mark, threatened, start)
    longest = threatened + 1
    for i in range(start, end):
        cell = board.lists[ANSWERS, i]
        put_stone(board, state, cell, EITHER - mark)
        after = word ^ board.words[EITHER - mark, cell]
        plies = threats_win(board, state, mark, depth - 1, most - 1, end, after)
        take_stone(board, state, cell, EITHER - mark)
        if plies == 0:
            return 0
        longest = max(longest, plies + 1)
    return longest


@njit
def makes_three(board, state, cell, mark):
    """Whether a stone on an empty cell makes a three or a four."""
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = state[windows_at + window]
        if stones == stone * (board.inarow - 3) or stones == stone * (board.inarow - 2):
            return True
    return False


@njit
def find_vct(board, state, nodes, most):
    """As `find_vcf`, by threats of any kind, within `most` plies; the first move is BEST_MOVE. Few threats first."""
    word = begin(board, nodes)
    for depth in range(MOST_THREATS + 1):
        plies = threats_win(board, state, np.int64(state[TO_MOVE]), depth, most, START, word)
        if plies > 0 or board.lists[TALLY, NODES] > nodes:
            return plies
    return 0


class Win(NamedTuple):
    """A win that holds against every defence."""

    move: int
    plies: int  # at most
    line: tuple[int, ...]  # of fours, both sides; else the first move only


def find_win(board: GomokuBoard, state: np.ndarray, nodes: int, most: int = MOST_PLIES) -> Win | None:
    """A win by threats for the side to move, found within so many nodes for each of the two searches.

    Who plays its move and asks again after the answer, for a win of two plies less, is told the next move.
    """
    plies = find_vcf(board, state, nodes)
    if 0 < plies <= most:
        line = tuple(board.lists[LINE, :plies].tolist())
        return Win(line[0], plies, line)
    plies = find_vct(board, state, nodes, most)
    if plies:
        move = int(board.lists[TALLY, BEST_MOVE])
        return Win(move, plies, (move,))
    return None


@njit
def find_answers(board, state, nodes, actions):
    """Write the only moves that may stop a win by fours of the opponent's; return how many, 0 if he has none or none
    was found. Neither side has a five."""
    opponent = EITHER - np.int64(state[TO_MOVE])
    plies = vcf(board, state, opponent, FINISH_FOURS, begin(board, nodes))
    if plies == 0:
        return 0
    count = list_answers(board, state, opponent, plies, START)
    for i in range(count):
        actions[i] = board.lists[ANSWERS, i]
    return count


# ==================================================================================================
# src/tempo/gomoku/candidates.py
# ==================================================================================================

"""Which cells are worth considering, and how good each looks at first sight.

A row that can be completed is completed, one that the opponent could complete is stopped, and a win by fours of his is
answered with what may stop it; nothing that could change the result is left out by that. Else the cells near a stone,
and on the empty board the middle.
"""

NEAR = 2  # how many rows or columns away a stone is near
ANSWER_NODES = np.int64(50)  # what looking for a win of the opponent's is worth, each time moves are listed


@njit
def candidates(board, state, actions):
    """Write the cells worth considering; return how many, at least one while the game goes on."""
    if state[STONES] == 0:
        actions[0] = (board.size // 2) * board.size + board.size // 2
        return 1
    mine = 1 if state[TO_MOVE] == 1 else SECOND
    count = list_fives(board, state, mine * (board.inarow - 1), actions)
    if count == 0:
        count = list_fives(board, state, (1 + SECOND - mine) * (board.inarow - 1), actions)
    if count == 0:
        count = find_answers(board, state, ANSWER_NODES, actions)
    if count == 0:
        count = list_near(board, state, actions)
    return count


@njit
def list_fives(board, state, stones, actions):
    """Write the last empty cells of the windows that count so many stones, each once."""
    count = 0
    windows_at = CELLS_AT + board.size * board.size
    for window in range(board.window_cells.shape[0]):
        if state[windows_at + window] == stones:
            cell = empty_cell(board, state, window, NOWHERE)
            known = 0
            while known < count and actions[known] != cell:
                known += 1
            if known == count:
                actions[count] = cell
                count += 1
    return count


@njit
def list_near(board, state, actions):
    """Write the empty cells near a stone, whoever's."""
    for row in range(board.size):
        bits = 0
        for column in range(board.size):
            if state[CELLS_AT + row * board.size + column] != 0:
                bits |= 1 << (column + NEAR)
        board.lists[ROWS, row + NEAR] = bits | bits << 1 | bits << 2 | bits >> 1 | bits >> 2
    count = 0
    for row in range(board.size):
        near = np.int64(0)
        for i in range(2 * NEAR + 1):  # the two rows before the first and after the last are empty
            near |= board.lists[ROWS, row + i]
        for column in range(board.size):
            cell = row * board.size + column
            if near >> (column + NEAR) & 1 and state[CELLS_AT + cell] == 0:
                actions[count] = cell
                count += 1
    return count


@njit
def rate_cells(board, state, actions, count, ratings):
    """Write a rating for each of the cells listed: float32, 1 for the best, down to 0 for what is worth nothing."""
    mover = np.int64(state[TO_MOVE])
    best = np.float32(0.0)
    for i in range(count):
        ratings[i] = cell_worth(board, state, np.int64(actions[i]), mover)
        best = max(best, ratings[i])
    if best > 0.0:
        for i in range(count):
            ratings[i] /= best


@njit
def cell_worth(board, state, cell, mover):
    """How many windows a stone on this cell brings nearer to a row, or takes from the opponent, and how near."""
    windows_at = CELLS_AT + board.size * board.size
    worth = np.float32(0.0)
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = np.int64(state[windows_at + window])
        if stones < SECOND:
            worth += board.worth[0 if mover == 1 or stones == 0 else 1, stones]
        elif stones % SECOND == 0:
            worth += board.worth[0 if mover == 2 else 1, stones // SECOND]
    return worth


# ==================================================================================================
# src/tempo/gomoku/rule_player.py
# ==================================================================================================

"""The five rules of thumb on a state: what the two classic designs know, and how one of them plays its games out.

The first that applies decides: complete an own row; stop the opponent from completing one; extend an own open three
toward the side with more room; stop such a three where an end has room for more; else anywhere. Named for five in a
row: whatever `inarow` is, a *three* is two stones short of it, side by side, with a free cell at both ends.
"""

NO_RULE = np.int64(-1)


@njit
def rule_cell(board, state, rng):
    """A cell that the first four rules demand, by lot where there are several; NO_RULE where none applies."""
    mark = np.int64(state[TO_MOVE])
    cell = last_cell(board, state, mark, rng)
    if cell == NO_RULE:
        cell = last_cell(board, state, EITHER - mark, rng)
    if cell == NO_RULE:
        cell = end_of_three(board, state, mark, 1, rng)
    if cell == NO_RULE:
        cell = end_of_three(board, state, EITHER - mark, 2, rng)
    return cell


@njit
def rule_player(board, state, rng):
    """The cell that the five rules choose; there is an empty one."""
    cell = rule_cell(board, state, rng)
    return cell if cell != NO_RULE else any_cell(board, state, rng)


@inlined
def any_cell(board, state, rng):
    """Any empty cell: draw until one is."""
    cells = board.size * board.size
    cell = below(rng, cells)
    while state[CELLS_AT + cell] != 0:
        cell = below(rng, cells)
    return cell


@njit
def last_cell(board, state, mark, rng):
    """Where `mark` can complete a row, or NO_RULE."""
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    windows_at = CELLS_AT + board.size * board.size
    chosen, found = NO_RULE, 0
    for window in range(board.window_cells.shape[0]):
        if state[windows_at + window] == four:
            found += 1
            if below(rng, found) == 0:
                for i in range(board.inarow):
                    cell = np.int64(board.window_cells[window, i])
                    if state[CELLS_AT + cell] == 0:
                        chosen = cell
    return chosen


@njit
def end_of_three(board, state, mark, room, rng):
    """Beside an open three of `mark`, the end with more room, if that is so many cells; else NO_RULE."""
    chosen, found = NO_RULE, 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != mark:
            continue
        for down, right in STEPS:
            if run_length(board, state, cell, -down, -right, mark) > 0:
                continue  # a stone before it: the three begins there
            if run_length(board, state, cell, down, right, mark) != board.inarow - 3:
                continue
            last = cell + (board.inarow - 3) * (down * board.size + right)
            before = run_length(board, state, cell, -down, -right, 0)
            behind = run_length(board, state, last, down, right, 0)
            if before == 0 or behind == 0 or max(before, behind) < room:
                continue
            if before >= behind:
                found += 1
                if below(rng, found) == 0:
                    chosen = cell - down * board.size - right
            if behind >= before:
                found += 1
                if below(rng, found) == 0:
                    chosen = last + down * board.size + right
    return chosen


@njit
def run_length(board, state, cell, down, right, held):
    """How many cells that hold the same follow after a cell in one direction."""
    row, column = cell // board.size + down, cell % board.size + right
    length = 0
    while 0 <= row < board.size and 0 <= column < board.size:
        if state[CELLS_AT + row * board.size + column] != held:
            break
        row, column, length = row + down, column + right, length + 1
    return length


# ==================================================================================================
# src/tempo/gomoku/playouts.py
# ==================================================================================================

"""Gomoku played to its end: at random, by the rules of thumb, or by what the windows are worth.

A random stone costs little more than adding to the windows through its cell, which is also how the end is seen.
"""

RULES_LIMIT = 30  # plies after which a game by the rules counts as undecided
LOOKS = 6  # cells that are compared before a stone is put


@njit
def uniform_playout(board, state, rng):
    """Any empty cell is as likely as any other; see Game.playout for the result."""
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    for plies in range(1, left + 1):
        if put_stone(board, state, any_cell(board, state, rng), mark):
            return plies if plies & 1 == 0 else -plies
        mark = EITHER - mark
    return 0


@njit
def rules_playout(board, state, rng):
    """Both sides by the rules; 0 where that leads to nothing within the limit."""
    left = min(RULES_LIMIT, board.size * board.size - np.int64(state[STONES]))
    for plies in range(1, left + 1):
        cell = rule_player(board, state, rng)
        mark = np.int64(state[TO_MOVE])
        made = put_stone(board, state, cell, mark)
        if made:
            return plies if plies & 1 == 0 else -plies
        state[TO_MOVE] = EITHER - mark
    return 0


@njit
def worthy_playout(board, state, rng):
    """Rows are completed and stopped; else of a few empty cells drawn by lot the one whose windows are worth most.

    A side that threatens to complete a row on two cells has won: the other could not stop both.
    """
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    own, other, _ = survey(board, state, mark)
    for plies in range(1, left + 1):
        if own != NOWHERE:
            return plies if plies & 1 == 0 else -plies
        if other == TWO_CELLS:
            return -plies - 1 if plies & 1 == 0 else plies + 1
        cell = other if other != NOWHERE else worthy_cell(board, state, mark, rng)
        put_stone(board, state, cell, mark)
        stone = 1 if mark == 1 else SECOND
        own, other = NOWHERE, must_take(board, state, cell, stone * (board.inarow - 1))
        mark = EITHER - mark
    return 0


@inlined
def worthy_cell(board, state, mark, rng):
    """Of some empty cells drawn by lot, the one whose windows are worth most to this side."""
    best = any_cell(board, state, rng)
    most = cell_worth(board, state, best, mark)
    for _ in range(LOOKS - 1):
        cell = any_cell(board, state, rng)
        worth = cell_worth(board, state, cell, mark)
        if worth > most:
            best, most = cell, worth
    return best


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
# src/tempo/gomoku/profiles.py
# ==================================================================================================

"""The three profiles of the Gomoku agent: values, not forks of the code."""


class Profile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    rules: bool  # whether the rules of thumb are asked before anything is searched
    threats: bool  # whether wins by threats are looked for, and moves are picked and rated by what they threaten


# Two designs as they were first described, the yardsticks for everything else. Their first implementations had faults,
# which are not repeated: own wins come before blocks, five or more win everywhere, and a node lists its own moves.

# UCB as mean + 2 * sqrt(ln N / n), uniform playouts.
CLASSIC_UNIFORM = Profile(
    name="classic_uniform",
    knobs=Knobs(exploration=sqrt(2.0), exploration_growth=0.0, first_play=inf, choose="visits"),
    plan=TimePlan(),
    rules=True,
    threats=False,
)

# UCT with playouts by the rules; who has not won gets nothing for it; the tree is kept.
CLASSIC_RULES = Profile(
    name="classic_rules",
    knobs=Knobs(
        exploration=1.0,
        exploration_growth=0.0,
        first_play=inf,
        undecided=0.0,
        playout="rules",
        reuse=True,
        choose="visits",
    ),
    plan=TimePlan(),
    rules=True,
    threats=False,
)

# All that search/ has to offer, and the search for threats. Coarsely tuned: docs/gomoku.md.
CHAMPION = Profile(
    name="champion",
    knobs=Knobs(
        exploration=0.6,
        exploration_growth=0.0,
        first_play=0.3,
        expansion=2,
        bias=0.5,
        playout="worthy",
        proofs=True,
        reuse=True,
        choose="visits",
        early_stop=True,
    ),
    plan=TimePlan(),
    rules=False,
    threats=True,
)


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
# src/tempo/gomoku/agent.py
# ==================================================================================================

"""The Gomoku agent: what it is shown, what it knows without searching, what it prints.

An `Agent` is called as the environment `gomoku` calls one, with an observation and a configuration, and returns a
cell. It plays either seat on a board of any size and any number of games, never raises, and in the worst case plays an
empty cell at random.
"""

PLAYOUTS = {"uniform": uniform_playout, "rules": rules_playout, "worthy": worthy_playout}
DEFAULT_SIZE, DEFAULT_INAROW, DEFAULT_STEP = 15, 5, 2.0
# What looking for a win by threats may take, before the search: a share of the move's time, in nodes.
WIN_SHARE = 0.2
WIN_SPEED = 1_000_000 if COMPILED else 1_000  # nodes a second, cautiously: `python -m tempo.gomoku.threat_bench`
MOST_WIN_NODES = 1_000_000
WIN_NODES_PER_SIMULATION = 5  # where simulations are counted in place of time


class View(NamedTuple):
    """An observation and its configuration, read."""

    size: int
    inarow: int
    cells: list[int]  # row by row from the top
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def stones(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        return [cell for cell, mark in enumerate(self.cells) if mark == 0]


class Chase(NamedTuple):
    """A win by threats that is under way."""

    stones: int  # on the board when it was found
    plies: int  # that it takes at most, from there


class Agent(ThinkingAgent):
    """One player for Gomoku."""

    def __init__(
        self, profile: Profile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        self.profile = profile
        self.chase: Chase | None = None

    def __call__(self, observation: Any, configuration: Any = None) -> int:
        return self.choose(observation, configuration)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        state = new_gomoku_state(view.cells, view.size, view.inarow, view.mark)
        game = game_of(view.size, view.inarow, self.profile.knobs.playout, self.profile.threats)
        knowledge: list[Callable[[], Decision | None]] = [
            partial(only_move, view.legal),
            partial(winning_move, game.board, state, view.mark),
            partial(blocking_move, game.board, state, view.mark),
        ]
        if self.profile.rules:
            knowledge.append(partial(rule_move, game.board, state, self.player.rng))
        if self.profile.threats:
            knowledge.append(partial(self.threatening_move, view, game.board, state))
        position = Position(game, state, view.stones / len(view.cells), view.stones)
        return Task(position, tuple(knowledge), view.step, view.bank)

    def threatening_move(self, view: View, board: GomokuBoard, state: np.ndarray) -> Decision | None:
        """The first move of a win by threats. One that is under way goes on, if it can, with nothing slower."""
        stones, nodes = view.stones, self.win_nodes(view)
        win = None
        if self.chase is not None and stones == self.chase.stones + 2:
            win = find_win(board, state, nodes, self.chase.plies - 2)
        win = win or find_win(board, state, nodes)
        self.chase = None if win is None else Chase(stones, win.plies)
        return None if win is None else Decision(win.move, "threats", 1.0)

    def win_nodes(self, view: View) -> int:
        """How many nodes each search for a win by threats may take: there are two kinds, and a chase asks twice."""
        if self.player.simulations is not None:
            return WIN_NODES_PER_SIMULATION * self.player.simulations
        return min(MOST_WIN_NODES, int(WIN_SHARE * (view.step + 0.1 * view.bank) * WIN_SPEED))

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        return [cell for cell, mark in enumerate(observation["board"]) if mark == 0]

    def written(self, move: int) -> str:
        return f"cell={move}"


def read(observation: Any, configuration: Any) -> View:
    """Read plain dicts or attribute dicts, with whatever is missing from them left at its default."""
    configuration = configuration or {}
    return View(
        size=int(configuration.get("size", DEFAULT_SIZE)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=float(configuration.get("actTimeout", DEFAULT_STEP)),
        bank=bank_of(observation),
    )


@cache
def game_of(size: int, inarow: int, playout: str, threats: bool) -> Game:
    """The game as a profile plays it."""
    game = new_game(size, inarow, PLAYOUTS[playout])
    if threats:
        game = game._replace(legal=candidates, ordering=by_prior(rate_cells), foresight=foresight)
    return game


def winning_move(board: GomokuBoard, state: np.ndarray, mark: int) -> Decision | None:
    """A cell that completes a row."""
    cells = last_cells(board, state, mark)
    return Decision(cells[0], "win", 1.0) if cells else None


def blocking_move(board: GomokuBoard, state: np.ndarray, mark: int) -> Decision | None:
    """The cell where the opponent would complete a row; with two of them the game is lost."""
    cells = last_cells(board, state, EITHER - mark)
    return Decision(cells[0], "block", 0.5 if len(cells) == 1 else 0.0) if cells else None


def last_cells(board: GomokuBoard, state: np.ndarray, mark: int) -> list[int]:
    """Where a side can complete a row. Without compiled code on purpose: this answers before any is there."""
    cells = state[CELLS_AT : CELLS_AT + board.size * board.size]
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    through = board.window_cells[state[CELLS_AT + cells.size :] == four]
    return sorted({int(cell) for cell in through.ravel() if cells[cell] == 0})


def rule_move(board: GomokuBoard, state: np.ndarray, rng: np.ndarray) -> Decision | None:
    """What the rules of thumb demand."""
    cell = int(rule_cell(board, state, rng))
    return None if cell == NO_RULE else Decision(cell, "rule", 0.5)


# ==================================================================================================
# src/tempo/gomoku/classic_rules.py
# ==================================================================================================

"""The second of the two classic designs. `build.py` bundles this module into submission/gomoku_classic_rules.py."""

PLAYER = Agent(CLASSIC_RULES)


def agent(observation: Any, configuration: Any = None) -> int:
    """The cell to play; the environment takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
