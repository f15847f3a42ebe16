"""Types that go in and out of a search: options, position, snapshot, and the protocol of a searcher."""
import math
from typing import NamedTuple, Protocol

import numpy as np

from tempo.native.jit import Kernel
from tempo.search.exact.prover import Prover
from tempo.search.game import Evaluation, Game

KernelCall = tuple[Kernel, tuple]  # a kernel and all its arguments


class SearchOptions(NamedTuple):
    """Options of a search. Each comment begins with the range that tuning may search."""

    exploration: float = 1.0  # 0.1 .. 2.0 c of UCB on an empty board
    exploration_growth: float = 0.1  # -0.5 .. 0.5 added to c by the time the board is full
    first_play: float = math.inf  # 0 .. 2, or inf: value of an untried move; inf tries each move once first
    discount: float = 1.0  # 0.9 .. 1.0 weight that a result keeps for every ply it is away
    proofs: bool = False  # whether exact results travel up the tree (MCTS-Solver) and end the search
    expansion: int = 1  # 1 .. 50 visits of a node before it gets children; larger for games with many moves
    bias: float = 0.0  # 0 .. 10 weight of the move prior (progressive bias), where the game has one
    draw_value: float = 0.5  # 0 .. 0.5 value of a draw for either side
    reuse: bool = False  # whether the tree or table of the last move is kept
    choose: str = "value"  # value, visits or bound (lower confidence bound): by what the final move is chosen
    early_stop: bool = False  # stop when no other move can overtake the best one
    playout: str = "uniform"  # name of one of the game's playouts
    nodes: int = 12_000_000  # 10_000 .. 30_000_000 room of the tree in nodes, 32 bytes each, 36 with priors
    search: str = "tree"  # tree (playouts), network (PUCT), or alphabeta (learned evaluation)
    probcut_margin: float = 1.0  # 0.5 .. 4 ProbCut's margin in standard deviations; 0 switches it off
    puct: float = 1.0  # 0.3 .. 4 c of PUCT, in a search with a network
    fpu_reduction: float = 0.1  # 0 .. 1 an untried move is worth this much less than its parent, in PUCT
    table_bits: int = 20  # 12 .. 26: alpha-beta's transposition table has 2^table_bits entries, 16 bytes each


class Position(NamedTuple):
    """A position to search, with what the game knows about it."""

    game: Game
    state: np.ndarray
    filled: float  # filled share of the board, 0 to 1
    number: int  # number of the move, from 0
    prover: Prover | None = None  # solver of this game, if there is one
    evaluation: Evaluation | None = None  # learned evaluation, if there is one
    plain: Game | None = None  # the game without its network, which takes seconds per evaluation while interpreted


class Decision(NamedTuple):
    """A move that needs no search."""

    move: int
    reason: str
    value: float  # 0 lost to 1 won


class Snapshot(NamedTuple):
    """State of a player's search: the move so far and what it rests on."""

    move: int
    # No search needed: only, win, block, opening, book, rule, threats. Proven: exact, outcome, proven. By search:
    # search, settled (no other move could overtake). Unsearched: hurry, error.
    reason: str
    value: float  # 0 lost to 1 won, for the side to move
    number: int = 0
    seconds: float = 0.0
    bank: float = 0.0  # seconds left in the bank when the move began
    simulations: int = 0  # nodes in alpha-beta
    plies: int = 0  # depth of the search; plies to the end of the game where proven
    moves: tuple[int, ...] = ()  # searched legal moves; the next fields have one entry for each
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    proofs: tuple[int, ...] = ()  # encoded as in proofs.py; empty if the search proves nothing
    line: tuple[int, ...] = ()  # principal variation
    backend: str = ""  # backend of native/jit.py that ran the search or the proof
    score: float | None = None  # the value as a final score, in games that count points
    scores: tuple[float, ...] = ()  # of each move: exact for the best one, an upper bound for the others
    priors: tuple[float, ...] = ()  # the network's probability of each move


class Searcher(Protocol):
    """A search for the best move: tree search (tree_searcher.py) or alpha-beta (alphabeta/searcher.py).

    The player calls `prepare` with a position, `begin` with the candidate moves, and `run` in batches.
    """

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return all kernel calls of a search of this position, the search itself last."""

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Get ready to search a position; return whether all kernels are compiled.

        Args:
            position: the position to search.
            options: options of the search.
            patience: seconds that compiling may take; what is missing then is ordered in the background.
            on_a_clock: whether the move is timed, so that slow interpreted steps have to be avoided.
        """

    def forget(self) -> None:
        """Drop everything that was kept from earlier searches."""

    @property
    def backend(self) -> str:
        """The backend of native/jit.py that runs the search now."""

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Start the search among these moves, or all, with the least work; return the simulations done."""

    def run(self, simulations: int) -> int:
        """Run this many simulations and return their number, smaller if nothing is left to find out."""

    def is_settled(self, simulations: float) -> bool:
        """Return whether this many more simulations cannot change the move."""

    def look(self) -> Snapshot:
        """Return a snapshot; the player fills in the fields that it alone knows."""

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation that begins with this move."""


def moves_in(position: Position) -> list[int]:
    """Return the legal moves. Called from Python, the game's functions run interpreted: nothing is compiled."""
    actions = np.zeros(position.game.actions + 1, np.int16)
    return [int(action) for action in actions[: position.game.legal(position.game.board, position.state, actions)]]
