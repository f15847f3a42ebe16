"""What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking."""
import math
from typing import NamedTuple, Protocol

import numpy as np

from tempo.native.jit import Kernel
from tempo.search.exact.prover import Prover
from tempo.search.game import Evaluation, Game

KernelCall = tuple[Kernel, tuple]  # a kernel and all its arguments


class SearchOptions(NamedTuple):
    """How a player searches. Beside each default: the range that tuning may search."""

    exploration: float = 1.0  # 0.1 .. 2.0 the c of UCB on an empty board
    exploration_growth: float = 0.1  # -0.5 .. 0.5 added to c by the time the board is full
    first_play: float = math.inf  # 0 .. 2, or inf: what an untried move is worth
    discount: float = 1.0  # 0.9 .. 1.0 weight a result keeps for every ply it is away
    proofs: bool = False  # whether certain results travel up the tree and end the search
    expansion: int = 1  # 1 .. 50 visits after which a node gets children: more, where there are many
    bias: float = 0.0  # 0 .. 10 the weight of what a move promises at first sight, where the game says
    draw_value: float = 0.5  # 0 .. 0.5 what a game that nobody won counts for either side
    reuse: bool = False  # whether the tree of the last move is kept
    choose: str = "value"  # value, visits or bound: which move is played in the end
    early_stop: bool = False  # stop when no other move can be chosen any more
    playout: str = "uniform"  # the name of one of the game's playouts
    nodes: int = 12_000_000  # 10_000 .. 30_000_000 the size of the tree, 32 bytes each, 36 with priors
    search: str = "tree"  # or network, the tree search by one; or alphabeta, by what the game says a position is worth
    probcut_margin: float = 1.0  # 0.5 .. 4 the spreads by which ProbCut must be sure; 0: nothing is left out
    puct: float = 1.0  # 0.3 .. 4 the c of PUCT, where a network rates the moves, in place of that of UCB
    fpu_reduction: float = 0.1  # 0 .. 1 how much less than its parent a move is worth there that was not tried
    table_bits: int = 20  # 12 .. 26: alpha-beta remembers 2^table_bits positions, 16 bytes each


class Position(NamedTuple):
    """What a player is asked about."""

    game: Game
    state: np.ndarray
    filled: float  # share of the board that is filled, 0 to 1
    number: int  # of the move, from 0
    prover: Prover | None = None  # what can settle positions of this game, if anything can
    evaluation: Evaluation | None = None  # what was learned of this game, if anything was
    plain: Game | None = None  # the game without its network, which takes seconds for an answer while it is interpreted


class Decision(NamedTuple):
    """A move that needs no search."""

    move: int
    reason: str
    value: float  # 0 lost to 1 won


class Snapshot(NamedTuple):
    """What a player thinks so far."""

    move: int
    # only, win, block, opening, book, rule and threats need no search; exact, outcome and proven are certain; search;
    # settled: no other move could have overtaken this one; hurry: chosen without a search; error
    reason: str
    value: float  # 0 lost to 1 won, for the side to move
    number: int = 0
    seconds: float = 0.0
    bank: float = 0.0  # seconds left in the bank when the move began
    simulations: int = 0  # or nodes, where alpha-beta searches
    plies: int = 0  # how deep it was looked; until the end of the game where it is proven
    moves: tuple[int, ...] = ()  # the legal moves that were searched, and of each ...
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    proofs: tuple[int, ...] = ()  # as proofs.py writes them; none where the search proves nothing
    line: tuple[int, ...] = ()  # the expected line of play
    backend: str = ""  # of native/jit.py, that ran the search or the proof
    score: float | None = None  # the same as the value, in what the game counts at its end, where it does
    scores: tuple[float, ...] = ()  # of each of the moves: the best one's, and what the others do not exceed
    priors: tuple[float, ...] = ()  # how likely the network holds each of the moves to be the best, where one is asked


class Searcher(Protocol):
    """What looks for the best move: the tree search (tree_searcher.py), or alpha-beta (alphabeta/searcher.py).

    It is set to a position, begun with the moves that come into question, and run for some simulations at a time."""

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """All that is called as machine code to search a position, the search last: by then all else is there."""

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Get ready to search a position, machine code taking so many seconds at most; whether all of it is there.
        What is not is ordered at once, first what is needed first."""

    def forget(self) -> None:
        """Keep nothing of what was searched."""

    @property
    def backend(self) -> str:
        """The backend of native/jit.py that runs it now."""

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Begin, among these moves or all, with as little as possible: the simulations that were done."""

    def run(self, simulations: int) -> int:
        """Go on for so many more simulations; how many were done. Fewer, if nothing is left to find out."""

    def is_settled(self, simulations: float) -> bool:
        """Whether so many more simulations cannot change the move."""

    def look(self) -> Snapshot:
        """What is thought so far; the player adds what it alone knows."""

    def line_after(self, move: int) -> tuple[int, ...]:
        """The expected line of play that begins with one of the moves of the position."""


def moves_in(position: Position) -> list[int]:
    """The legal moves. Called from Python, a game's functions are Python: nothing is compiled for it."""
    actions = np.zeros(position.game.actions + 1, np.int16)
    return [int(action) for action in actions[: position.game.legal(position.game.board, position.state, actions)]]
