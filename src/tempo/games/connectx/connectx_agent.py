"""ConnectX without what is known of the standard board: what an agent is shown, what it sees at once, what it prints.

An agent is called as the competition calls one, with an observation and a configuration, and
returns a column. It plays either seat and any number of games, never raises, and in the worst case
plays a legal column at random.
"""
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from tempo.games.connectx.aot_data import MACHINE_CODE
from tempo.games.connectx.large_board import new_large_game, new_large_state
from tempo.games.connectx.profiles import ConnectXProfile
from tempo.games.connectx.rules import fits_bitboard, new_game, new_state, playout
from tempo.games.connectx.threats import decisive_playout
from tempo.native.jit import offer
from tempo.search.agent import Task, ThinkingAgent, bank_of, only_move
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Decision, Position

offer(MACHINE_CODE)

PLAYOUTS = {"uniform": playout, "decisive": decisive_playout}
DEFAULT_ROWS, DEFAULT_COLUMNS, DEFAULT_INAROW, DEFAULT_STEP = 6, 7, 4, 2.0


class ConnectXView(NamedTuple):
    """An observation and its configuration, read."""

    rows: int
    columns: int
    inarow: int
    cells: list[int]  # row by row from the top, as in the competition
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def stones(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        return [column for column in range(self.columns) if self.cells[column] == 0]


class ConnectXAgent(ThinkingAgent):
    """One player for Kaggle's ConnectX."""

    def __init__(
        self, profile: ConnectXProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        self.profile = profile

    def __call__(self, observation: Any, configuration: Any = None) -> int:
        return self.choose(observation, configuration)

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        return Task(self.position(view), tuple(self.knowledge(view)), view.step, view.bank)

    def knowledge(self, view: ConnectXView) -> list[Callable[[], Decision | None]]:
        """What is asked before anything is searched."""
        return [
            partial(only_move, view.legal),
            partial(winning_move, view),
            partial(blocking_move, view),
            partial(opening_move, view, self.profile.opening),
        ]

    def position(self, view: ConnectXView) -> Position:
        """What is searched."""
        return position_of(view, self.profile.options.playout)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        columns = DEFAULT_COLUMNS
        with suppress(Exception):
            columns = int(configuration["columns"])
        return [column for column in range(columns) if observation["board"][column] == 0]

    def written(self, move: int) -> str:
        return f"column={move}"


def read(observation: Any, configuration: Any) -> ConnectXView:
    """Read plain dicts or attribute dicts, with whatever is missing from them left at its default."""
    configuration = configuration or {}
    return ConnectXView(
        rows=int(configuration.get("rows", DEFAULT_ROWS)),
        columns=int(configuration.get("columns", DEFAULT_COLUMNS)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=float(configuration.get("actTimeout", DEFAULT_STEP)),
        bank=bank_of(observation),
    )


def position_of(view: ConnectXView, playout_name: str) -> Position:
    """What the player is asked about: bitboards where the board fits, else the wide rules."""
    if fits_bitboard(view.rows, view.columns):
        game = new_game(view.rows, view.columns, view.inarow, PLAYOUTS[playout_name])
        state = new_state(view.cells, view.rows, view.columns, view.mark)
    else:
        game = new_large_game(view.rows, view.columns, view.inarow)
        state = new_large_state(view.cells, view.rows, view.columns, view.mark)
    return Position(game, state, view.stones / len(view.cells), view.stones)


def winning_move(view: ConnectXView) -> Decision | None:
    """A column that wins at once."""
    for column in view.legal:
        if completes_line(view, column, view.mark):
            return Decision(column, "win", 1.0)
    return None


def blocking_move(view: ConnectXView) -> Decision | None:
    """A column where the opponent would win at once."""
    for column in view.legal:
        if completes_line(view, column, 3 - view.mark):
            return Decision(column, "block", 0.5)
    return None


def opening_move(view: ConnectXView, when: str) -> Decision | None:
    """The middle column for our own first move: in either seat, or only on the empty board."""
    middle = view.columns // 2
    if view.stones <= (1 if when == "always" else 0) and middle in view.legal:
        return Decision(middle, "opening", 0.5)
    return None


def completes_line(view: ConnectXView, column: int, mark: int) -> bool:
    """Whether a stone dropped into a column would stand in a line. Plain Python on purpose: this
    answers before anything is compiled."""
    rows, columns, cells = view.rows, view.columns, view.cells
    height = max(row for row in range(rows) if cells[row * columns + column] == 0)

    def run(down: int, right: int) -> int:
        row, col, length = height + down, column + right, 0
        while 0 <= row < rows and 0 <= col < columns and cells[row * columns + col] == mark:
            row, col, length = row + down, col + right, length + 1
        return length

    directions = ((1, 0), (0, 1), (1, 1), (1, -1))
    return any(run(down, right) + 1 + run(-down, -right) >= view.inarow for down, right in directions)
