"""The Othello agent: what it is shown, what it knows without searching, what it prints.

An `Agent` is called as the environment `open_spiel_othello` calls one, with an observation and a configuration,
and returns {"submission": move}. The environment asks both players once before the game, with nothing to see and
nothing to play: a good time to compile. It plays either seat and any number of games, never raises, and in the
worst case plays a legal move at random.
"""
import json
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from tempo.jit import LADDER, offer
from tempo.othello.endgame.exact_moves import ExactEndgame
from tempo.othello.evaluation.learned import LEARNING, learned_knowledge
from tempo.othello.evaluation.meaning import EVALUATION
from tempo.othello.machine_code_data import MACHINE_CODE
from tempo.othello.move_priors import rate_squares
from tempo.othello.playouts import mixed_playout, roxanne_playout, uniform_playout
from tempo.othello.profiles import OthelloProfile
from tempo.othello.rules import CELLS, PASS, SIDE, new_game, new_state, square_name, start_state
from tempo.search.agent import FREE_SHARE, Task, ThinkingAgent, bank_of, only_move
from tempo.search.alphabeta.searcher import AlphaBetaSearcher
from tempo.search.clock import latest
from tempo.search.game import Game
from tempo.search.ordering import by_prior
from tempo.search.thought import Decision, Position

offer(MACHINE_CODE)

PLAYOUTS = {"uniform": uniform_playout, "roxanne": roxanne_playout, "mixed": mixed_playout}
MARKS = {"": 0, "x": 1, "o": 2}  # what the environment draws in a cell
NOTHING_TO_PLAY = -1  # what the environment wants to hear before the game
LEARNING_SHARE = 0.3  # of the time for a move: so much may go into unpacking what was learned
STARTING_SECONDS = 1.0  # to spare before the game: else it is left to the moves, as nobody knows how long loading took
LONGEST_STEP = 60.0  # seconds: an environment that is not told otherwise allows an hour, which nobody means


class OthelloView(NamedTuple):
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
        self, profile: OthelloProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        searches_lines = profile.knobs.search == "alphabeta"
        super().__init__(profile, simulations, seed, log, AlphaBetaSearcher() if searches_lines else None)
        game = new_game(PLAYOUTS[profile.knobs.playout])
        self.rules = game._replace(ordering=by_prior(rate_squares)) if profile.knobs.bias else game
        self.evaluation = EVALUATION if searches_lines else None
        self.prover = ExactEndgame() if profile.exact else None

    def __call__(self, observation: Any, configuration: Any = None) -> dict[str, int]:
        if is_before_the_game(observation):
            if self.player.simulations is None:
                with suppress(Exception):  # it can be done later, too
                    self.get_ready_before(bank_of(observation or {}), step_of(configuration))
            return {"submission": NOTHING_TO_PLAY}
        return {"submission": self.choose(observation, configuration)}

    def get_ready_before(self, bank: float, step: float) -> None:
        """Before the game there is nothing to think about."""
        if FREE_SHARE * step + bank < STARTING_SECONDS:
            return
        LADDER.workshop.go_on()
        try:
            self.get_ready(self.first_task(), FREE_SHARE * step)
        finally:
            LADDER.workshop.rest()

    @property
    def game(self) -> Game:
        """The rules, and on the board what was learned, where that is used: it is decoded when first asked for."""
        return self.rules if self.evaluation is None else self.rules._replace(board=learned_knowledge())

    def position(self, state: np.ndarray, discs: int) -> Position:
        """What the player is asked about."""
        return Position(self.game, state, discs / CELLS, discs - 4, self.prover, self.evaluation)

    def first_task(self) -> Task:
        """What will be asked first."""
        return Task(self.position(start_state(), 4), (), 0.0, 0.0)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        return self.task_of(read(observation, configuration))

    def task_of(self, view: OthelloView) -> Task:
        """The same, of what was read."""
        position = self.position(new_state(view.cells, view.mark), view.discs)
        return Task(position, (partial(only_move, view.legal),), view.step, view.bank)

    def read_in_time(self, observation: Any, configuration: Any) -> Task:
        """Where what was learned is not at hand in time, a move is made at sight."""
        view = read(observation, configuration)
        if self.has_learned(view):
            return self.task_of(view)
        state, legal = new_state(view.cells, view.mark), view.legal
        knowledge = partial(only_move, legal), partial(best_at_sight, state, legal)
        return Task(Position(self.rules, state, view.discs / CELLS, view.discs - 4), knowledge, 0.0, view.bank)

    def has_learned(self, view: OthelloView) -> bool:
        """Whether what was learned is at hand, if it is needed; unpacking it takes a part of the move."""
        if self.evaluation is None or self.player.simulations is not None:
            return True
        return LEARNING.go_on(LEARNING_SHARE * latest(self.player.plan, view.step, view.bank)) is not None

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        with suppress(Exception):
            return [int(action) for action in observation["legalActions"]]
        return OthelloView(cells_of(observation), 1 + int(observation["playerId"]), 0.0, 0.0).legal

    def written(self, move: int) -> str:
        return f"move={square_name(move)}"


def best_at_sight(state: np.ndarray, legal: list[int]) -> Decision:
    """The move that looks best by nothing but its square and the replies that it leaves."""
    ratings = np.zeros(len(legal))
    with np.errstate(over="ignore"):  # a difference overflows, which only interpreted code remarks upon
        rate_squares(None, state, np.array(legal), len(legal), ratings)
    return Decision(legal[int(ratings.argmax())], "hurry", 0.5)


def is_before_the_game(observation: Any) -> bool:
    """Whether there is nothing to see yet; what cannot be read is not that."""
    with suppress(Exception):
        return not observation.get("observationString")
    return False


def read(observation: Any, configuration: Any) -> OthelloView:
    """Read plain dicts or attribute dicts."""
    return OthelloView(
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
