"""The Othello agent with alpha-beta search, the learned evaluation, and perfect play near the end."""
from functools import partial
from typing import Any

import numpy as np

from tempo.games.othello.endgame.prover import EndgameProver
from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.games.othello.evaluation.unpacking import LOADER, learned_evaluator
from tempo.games.othello.move_priors import write_move_priors
from tempo.games.othello.othello_agent import OthelloAgent, OthelloView, read
from tempo.games.othello.rules import new_state
from tempo.search.alphabeta.searcher import AlphaBetaSearcher
from tempo.search.game import Game
from tempo.search.player.agent import Task, only_move
from tempo.search.player.clock import hard_stop
from tempo.search.types import Decision, Position

LOADING_SHARE = 0.3  # of a move's time that may be spent on unpacking the weights


class AlphaBetaAgent(OthelloAgent):
    """Searches by alpha-beta with the learned evaluation at the leaves."""

    def new_prover(self) -> EndgameProver | None:
        """Return the endgame solver if the profile wants it."""
        return EndgameProver() if self.profile.exact else None

    def new_searcher(self) -> AlphaBetaSearcher:
        """Return the searcher for a new game."""
        return AlphaBetaSearcher()

    @property
    def game(self) -> Game:
        """The rules with the evaluator as board; its weights are unpacked when first needed."""
        return self.rules._replace(board=learned_evaluator())

    def position(self, state: np.ndarray, discs: int) -> Position:
        """Return the position to search, with the evaluation."""
        return super().position(state, discs)._replace(game=self.game, evaluation=EVALUATION)

    def read_task_in_time(self, observation: Any, configuration: Any) -> Task:
        """Return the task. If the weights cannot be unpacked in time, it is answered by move priors alone."""
        view = read(observation, configuration)
        if self.has_evaluator(view):
            return self.task_of(view)
        state, legal = new_state(view.cells, view.mark), view.legal
        shortcuts = partial(only_move, legal), partial(best_by_prior, state, legal)
        return Task(super().position(state, view.discs)._replace(prover=None), shortcuts, 0.0, view.bank)

    def has_evaluator(self, view: OthelloView) -> bool:
        """Return whether the weights are unpacked; on a clock, spend at most a share of the move on it."""
        if self.player.simulations is not None:
            return True
        return LOADER.load_for(LOADING_SHARE * hard_stop(self.player.plan, view.step, view.bank)) is not None


def best_by_prior(state: np.ndarray, legal: list[int]) -> Decision:
    """Decide by the move priors alone: the square and the replies that it leaves."""
    ratings = np.zeros(len(legal))
    with np.errstate(over="ignore"):  # a difference overflows on purpose; interpreted code would warn
        write_move_priors(None, state, np.array(legal), len(legal), ratings)
    return Decision(legal[int(ratings.argmax())], "hurry", 0.5)
