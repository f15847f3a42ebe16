"""Common part of the Othello agents: observations, answers, preparation, the log line.

An agent is called as the environment `open_spiel_othello` calls one. It plays either seat and any number of games,
never raises, and in the worst case plays a random legal move.
"""
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from tempo.games.othello.aot_data import MACHINE_CODE
from tempo.games.othello.move_priors import write_move_priors
from tempo.games.othello.profiles import OthelloProfile
from tempo.games.othello.rules import CELLS, PASS, SIDE, new_game, new_state, square_name, start_state
from tempo.native.jit import register
from tempo.search.game import Game
from tempo.search.ordering import by_prior
from tempo.search.player.agent import Task, bank_seconds, only_move
from tempo.search.player.open_spiel import OpenSpielAgent, listed_moves, open_spiel_step, read_open_spiel
from tempo.search.types import Position

register(lambda: MACHINE_CODE)


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


class OthelloAgent(OpenSpielAgent):
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

    def is_open_spiel(self, observation: Any, configuration: Any) -> bool:
        """Return True: no other environment plays Othello."""
        return True

    def position(self, state: np.ndarray, discs: int) -> Position:
        """Return the position as the player takes it."""
        return Position(self.rules, state, discs / CELLS, discs - 4, self.prover)

    def first_task(self, configuration: Any = None) -> Task:
        """Return the first task of a game."""
        return Task(self.position(start_state(), 4), (), 0.0, 0.0)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """Return the task in an observation."""
        return self.task_of(read(observation, configuration))

    def task_of(self, view: OthelloView) -> Task:
        """Return the task in a parsed observation."""
        position = self.position(new_state(view.cells, view.mark), view.discs)
        return Task(position, (lambda: only_move(view.legal),), view.step, view.bank)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """Return the legal moves, from the observation if it lists them."""
        listed = listed_moves(observation)
        return OthelloView(*read_board(observation), 0.0, 0.0).legal if listed is None else listed

    def format_move(self, move: int) -> str:
        """Return a move for the log line."""
        return f"move={square_name(move)}"


def read(observation: Any, configuration: Any) -> OthelloView:
    """Parse plain dicts or attribute dicts."""
    return OthelloView(*read_board(observation), open_spiel_step(configuration), bank_seconds(observation))


def read_board(observation: Any) -> tuple[list[int], int]:
    """Return the squares, row by row from the top, and our mark."""
    rows, mark = read_open_spiel(observation)
    cells = [cell for row in rows for cell in row]
    if len(cells) != CELLS:
        raise ValueError(f"a board of {len(cells)} squares")
    return cells, mark


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
