"""The ConnectX agent without book and solver: reading observations, immediate wins and blocks, formatting moves.

The competition calls an agent with an observation and a configuration; it returns a column. The environment
`open_spiel_connect_four` is answered in its own form. An agent plays either seat and any number of games. It never
raises an exception; in the worst case it plays a random legal column.
"""
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from tempo.games.connectx.aot_data import MACHINE_CODE
from tempo.games.connectx.large_board import new_large_game, new_large_state
from tempo.games.connectx.profiles import ConnectXProfile
from tempo.games.connectx.rules import fits_bitboard, new_game, new_state, playout
from tempo.games.connectx.threats import decisive_playout
from tempo.native.jit import register
from tempo.search.player.agent import Task, bank_seconds, only_move, step_seconds
from tempo.search.player.open_spiel import OpenSpielAgent, listed_moves, open_spiel_step, read_open_spiel
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Decision, Position

register(lambda: MACHINE_CODE)

PLAYOUTS = {"uniform": playout, "decisive": decisive_playout}
DEFAULT_ROWS, DEFAULT_COLUMNS, DEFAULT_INAROW = 6, 7, 4


class ConnectXView(NamedTuple):
    """The fields of an observation and its configuration."""

    rows: int
    columns: int
    inarow: int
    cells: list[int]  # row by row from the top, as in the competition
    mark: int  # our mark, 1 or 2
    step: float  # seconds for each move
    bank: float  # seconds of overage left

    @property
    def stones(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        return [column for column in range(self.columns) if self.cells[column] == 0]


class ConnectXAgent(OpenSpielAgent):
    """An agent for Kaggle's ConnectX."""

    profile: ConnectXProfile

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        return self.task_of(read(observation, configuration))

    def first_task(self, configuration: Any = None) -> Task:
        """Return the first task of a game of `open_spiel_connect_four`."""
        size = (configuration or {}).get("openSpielGameParameters") or {}
        rows, columns = int(size.get("rows", DEFAULT_ROWS)), int(size.get("columns", DEFAULT_COLUMNS))
        line = int(size.get("x_in_row", DEFAULT_INAROW))
        return self.task_of(ConnectXView(rows, columns, line, [0] * (rows * columns), 1, 0.0, 0.0))

    def task_of(self, view: ConnectXView) -> Task:
        """Return the task in an observation that was read."""
        return Task(self.position(view), tuple(self.shortcuts(view)), view.step, view.bank)

    def shortcuts(self, view: ConnectXView) -> list[Callable[[], Decision | None]]:
        """Return the functions to try before the search, in order; the first that returns a decision ends the move."""
        return [
            partial(only_move, view.legal),
            partial(winning_move, view),
            partial(blocking_move, view),
            partial(opening_move, view, self.profile.opening),
        ]

    def position(self, view: ConnectXView) -> Position:
        """Return the position to search."""
        return position_of(view, self.profile.options.playout)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        if self.is_open_spiel(observation, configuration):
            if (listed := listed_moves(observation)) is not None:
                return listed
            rows, _ = read_open_spiel(observation)  # the bottom row first
            return [column for column, cell in enumerate(rows[-1]) if cell == 0]
        columns = DEFAULT_COLUMNS
        with suppress(Exception):
            columns = int(configuration["columns"])
        return [column for column in range(columns) if observation["board"][column] == 0]

    def format_move(self, move: int) -> str:
        return f"column={move}"


def read(observation: Any, configuration: Any) -> ConnectXView:
    """Read plain dicts or attribute dicts; missing fields take their defaults."""
    configuration = configuration or {}
    if "observationString" in observation:
        return read_connect_four(observation, configuration)
    return ConnectXView(
        rows=int(configuration.get("rows", DEFAULT_ROWS)),
        columns=int(configuration.get("columns", DEFAULT_COLUMNS)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=step_seconds(configuration),
        bank=bank_seconds(observation),
    )


def read_connect_four(observation: Any, configuration: Any) -> ConnectXView:
    """Read an observation of `open_spiel_connect_four`, which shows the bottom row first."""
    rows, mark = read_open_spiel(observation)
    named = f"{observation.get('serializedGameAndState')} {configuration.get('openSpielGameString')}"
    line = re.search(r"x_in_row=(\d+)", named)
    inarow, cells = int(line[1]) if line else DEFAULT_INAROW, [cell for row in reversed(rows) for cell in row]
    step, bank = open_spiel_step(configuration), bank_seconds(observation)
    return ConnectXView(len(rows), len(rows[0]), inarow, cells, mark, step, bank)


def position_of(view: ConnectXView, playout_name: str) -> Position:
    """Return the position to search: bitboards if the board fits in 64 bits, else the rules for large boards."""
    if fits_bitboard(view.rows, view.columns):
        game = new_game(view.rows, view.columns, view.inarow, PLAYOUTS[playout_name])
        state = new_state(view.cells, view.rows, view.columns, view.mark)
    else:
        game = new_large_game(view.rows, view.columns, view.inarow)
        state = new_large_state(view.cells, view.rows, view.columns, view.mark)
    return Position(game, state, view.stones / len(view.cells), view.stones)


def winning_move(view: ConnectXView) -> Decision | None:
    """Play a column that wins at once."""
    for column in view.legal:
        if _completes_line(view, column, view.mark):
            return Decision(column, "win", 1.0)
    return None


def blocking_move(view: ConnectXView) -> Decision | None:
    """Play a column where the opponent would win at once."""
    for column in view.legal:
        if _completes_line(view, column, 3 - view.mark):
            return Decision(column, "block", 0.5)
    return None


def opening_move(view: ConnectXView, when: str) -> Decision | None:
    """Play the middle column as our first move: in either seat if `when` is "always", else on the empty board only."""
    middle = view.columns // 2
    if view.stones <= (1 if when == "always" else 0) and middle in view.legal:
        return Decision(middle, "opening", 0.5)
    return None


def _completes_line(view: ConnectXView, column: int, mark: int) -> bool:
    """Test whether a stone of `mark` dropped into a column completes a line. Plain Python, so it needs no compiling."""
    rows, columns, cells = view.rows, view.columns, view.cells
    height = max(row for row in range(rows) if cells[row * columns + column] == 0)

    def run(down: int, right: int) -> int:
        row, col, length = height + down, column + right, 0
        while 0 <= row < rows and 0 <= col < columns and cells[row * columns + col] == mark:
            row, col, length = row + down, col + right, length + 1
        return length

    directions = ((1, 0), (0, 1), (1, 1), (1, -1))
    return any(run(down, right) + 1 + run(-down, -right) >= view.inarow for down, right in directions)
