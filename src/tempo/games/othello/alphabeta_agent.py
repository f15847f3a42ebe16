"""The Othello agent that searches by alpha-beta: with what was learned of positions, and perfect at the end."""
from functools import partial
from typing import Any

import numpy as np

from tempo.games.othello.endgame.prover import EndgameProver
from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.games.othello.evaluation.unpacking import LOADER, learned_evaluator
from tempo.games.othello.move_priors import write_move_priors
from tempo.games.othello.othello_agent import OthelloAgent, OthelloView, read
from tempo.games.othello.profiles import OthelloProfile
from tempo.games.othello.rules import new_game, new_state
from tempo.search.agent import Task, only_move
from tempo.search.alphabeta.searcher import AlphaBetaSearcher
from tempo.search.clock import hard_stop
from tempo.search.game import Game
from tempo.search.types import Decision, Position

LOADING_SHARE = 0.3  # of the time for a move: so much may go into unpacking what was learned


class AlphaBetaAgent(OthelloAgent):
    """Searches as deep as it can, and asks what was learned about the positions there."""

    def __init__(
        self, profile: OthelloProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat."""
        super().__init__(profile, new_game(), EndgameProver() if profile.exact else None, simulations, seed, log)

    def new_searcher(self) -> AlphaBetaSearcher:
        return AlphaBetaSearcher()

    @property
    def game(self) -> Game:
        """The rules, and on the board what was learned: it is decoded when first asked for."""
        return self.rules._replace(board=learned_evaluator())

    def position(self, state: np.ndarray, discs: int) -> Position:
        return super().position(state, discs)._replace(game=self.game, evaluation=EVALUATION)

    def read_task_in_time(self, observation: Any, configuration: Any) -> Task:
        """Where what was learned is not at hand in time, a move is made at sight."""
        view = read(observation, configuration)
        if self.has_evaluator(view):
            return self.task_of(view)
        state, legal = new_state(view.cells, view.mark), view.legal
        shortcuts = partial(only_move, legal), partial(best_by_prior, state, legal)
        return Task(super().position(state, view.discs)._replace(prover=None), shortcuts, 0.0, view.bank)

    def has_evaluator(self, view: OthelloView) -> bool:
        """Whether what was learned is at hand; unpacking it takes a part of the move, where there is a clock."""
        if self.player.simulations is not None:
            return True
        return LOADER.load_for(LOADING_SHARE * hard_stop(self.player.plan, view.step, view.bank)) is not None


def best_by_prior(state: np.ndarray, legal: list[int]) -> Decision:
    """The move that looks best by nothing but its square and the replies that it leaves."""
    ratings = np.zeros(len(legal))
    with np.errstate(over="ignore"):  # a difference overflows, which only interpreted code remarks upon
        write_move_priors(None, state, np.array(legal), len(legal), ratings)
    return Decision(legal[int(ratings.argmax())], "hurry", 0.5)
