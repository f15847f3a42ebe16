"""Common part of the Othello agents: observations, answers, preparation, the log line.

An agent is called as the environment `open_spiel_othello` calls one, with an observation and a configuration, and
returns {"submission": move}. The environment asks both players once before the game, without a position: the agent
uses this call to compile. It plays either seat and any number of games, never raises, and in the worst case plays a
random legal move.
"""
import json
from contextlib import suppress
from functools import cached_property, partial
from typing import Any, NamedTuple

import numpy as np

from tempo.games.othello.aot_data import MACHINE_CODE
from tempo.games.othello.move_priors import write_move_priors
from tempo.games.othello.profiles import OthelloProfile
from tempo.games.othello.rules import CELLS, PASS, SIDE, new_game, new_state, square_name, start_state
from tempo.native.backends import BACKENDS
from tempo.native.jit import register
from tempo.search.game import Game
from tempo.search.ordering import by_prior
from tempo.search.player.agent import FREE_SHARE, Task, ThinkingAgent, bank_seconds, only_move
from tempo.search.types import Position

register(lambda: MACHINE_CODE)

MARKS = {"": 0, "x": 1, "o": 2}  # what the environment draws in a cell
NOTHING_TO_PLAY = -1  # the answer that the environment expects before the game
STARTING_SECONDS = 1.0  # fewest seconds to compile before the game: the time that loading took is unknown
LONGEST_STEP = 60.0  # seconds for a move: the environment's default of an hour is not meant


class OthelloView(NamedTuple):
    """An observation and its configuration, parsed."""

    cells: list[int]  # row by row from the top: 0 empty, 1 black, 2 white
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def discs(self) -> int:
        """Number of discs on the board."""
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        """Legal moves, in plain Python: they must be known before anything is compiled."""
        return [square for square in range(CELLS) if turns_any(self.cells, square, self.mark)] or [PASS]


class OthelloAgent(ThinkingAgent):
    """A player for Kaggle's Othello; subclasses choose the search."""

    profile: OthelloProfile

    @cached_property
    def rules(self) -> Game:
        """The rules with what the profile wants in the tree."""
        game = self.new_rules()
        return game._replace(ordering=by_prior(write_move_priors)) if self.profile.options.bias else game

    def new_rules(self) -> Game:
        """Return the rules; a search with playouts adds them."""
        return new_game()

    def __call__(self, observation: Any, configuration: Any = None) -> dict[str, int]:
        if is_before_the_game(observation):
            if self.player.simulations is None:
                with suppress(Exception):  # the first move can still compile
                    self.get_ready_before(bank_seconds(observation or {}), step_of(configuration))
            return {"submission": NOTHING_TO_PLAY}
        return {"submission": self.choose(observation, configuration)}

    def get_ready_before(self, bank: float, step: float) -> None:
        """Compile before the game, if there is time to spare."""
        if FREE_SHARE * step + bank < STARTING_SECONDS:
            return
        BACKENDS.compiler.resume()
        try:
            self.get_ready(self.first_task(), FREE_SHARE * step)
        finally:
            BACKENDS.compiler.pause()

    def position(self, state: np.ndarray, discs: int) -> Position:
        """Return the position as the player takes it."""
        return Position(self.rules, state, discs / CELLS, discs - 4, self.prover)

    def first_task(self) -> Task:
        """Return the first task of a game."""
        return Task(self.position(start_state(), 4), (), 0.0, 0.0)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """Return the task in an observation."""
        return self.task_of(read(observation, configuration))

    def task_of(self, view: OthelloView) -> Task:
        """Return the task in a parsed observation."""
        position = self.position(new_state(view.cells, view.mark), view.discs)
        return Task(position, (partial(only_move, view.legal),), view.step, view.bank)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """Return the legal moves, from the observation if it lists them."""
        with suppress(Exception):
            return [int(action) for action in observation["legalActions"]]
        return OthelloView(cells_of(observation), 1 + int(observation["playerId"]), 0.0, 0.0).legal

    def format_move(self, move: int) -> str:
        """Return a move for the log line."""
        return f"move={square_name(move)}"


def is_before_the_game(observation: Any) -> bool:
    """Return whether the observation is the call before the game; an unreadable observation is not."""
    with suppress(Exception):
        return not observation.get("observationString")
    return False


def read(observation: Any, configuration: Any) -> OthelloView:
    """Parse plain dicts or attribute dicts."""
    return OthelloView(
        cells=cells_of(observation),
        mark=1 + int(observation["playerId"]),
        step=step_of(configuration),
        bank=bank_seconds(observation),
    )


def step_of(configuration: Any) -> float:
    """Return the seconds for a move."""
    return min(LONGEST_STEP, float((configuration or {}).get("actTimeout", LONGEST_STEP)))


def cells_of(observation: Any) -> list[int]:
    """Return the board, from JSON in the observation's string."""
    cells = [MARKS[drawn] for row in json.loads(observation["observationString"])["board"] for drawn in row]
    if len(cells) != CELLS:
        raise ValueError(f"a board of {len(cells)} squares")
    return cells


def turns_any(cells: list[int], square: int, mark: int) -> bool:
    """Return whether a disc on this square would flip any."""
    if cells[square] != 0:
        return False
    for down, right in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
        row, column, run = square // SIDE + down, square % SIDE + right, 0
        while 0 <= row < SIDE and 0 <= column < SIDE and cells[row * SIDE + column] == 3 - mark:
            row, column, run = row + down, column + right, run + 1
        if run and 0 <= row < SIDE and 0 <= column < SIDE and cells[row * SIDE + column] == mark:
            return True
    return False
