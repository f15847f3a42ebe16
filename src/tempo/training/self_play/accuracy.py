"""How good a network is, by something true: positions of which it is known what every move is worth."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tempo.lab.records.score_sets import read_score_set
from tempo.lab.referee.exact import Scores
from tempo.native.rng import new_rng
from tempo.network.weights import NetworkShape
from tempo.search.game import Game
from tempo.search.leaves.puct import NOBODY_MOVED
from tempo.search.mcts import SearchParams
from tempo.training.self_play.batched_search import Evaluate, Searches
from tempo.training.self_play.gumbel import GUMBEL, new_halving

AT_ONCE = 64


class Known(NamedTuple):
    """Positions, and what their moves are worth."""

    states: np.ndarray  # [positions, words of a state]
    scores: Sequence[Scores]


def known_in(path: Path, state_after: Callable[[Sequence[int]], np.ndarray]) -> Known:
    """Those of a set."""
    _, positions = read_score_set(path)
    return Known(np.array([state_after(one.actions) for one in positions]), [one.scores for one in positions])


class Quality(NamedTuple):
    """Shares of all moves, in percent."""

    kept: float  # the value: a win stayed a win, a draw a draw
    perfect: float  # no other move is worth more

    def told(self) -> str:
        return f"{self.kept:.1f} % of moves keep the value, {self.perfect:.1f} % perfect"


class Measured(NamedTuple):
    """What is known of a network."""

    moves: dict[int, Quality]  # by simulations a move
    error: float  # squared, of its values

    def told(self) -> list[str]:
        """A line for each."""
        moves = [f"  {simulations} simulations: {found.told()}" for simulations, found in self.moves.items()]
        return [*moves, f"  squared error of the value on known positions: {self.error:.3f}"]


def chosen(
    game: Game, shape: NetworkShape, states: np.ndarray, simulations: int, scale: float, params: SearchParams,
    evaluate: Evaluate,
) -> np.ndarray:  # fmt: skip
    """int64[positions] the moves that are played."""
    searches = Searches(game, shape, states[0], AT_ONCE, simulations)
    halving = new_halving(game.actions, simulations, scale, drawn_plies=0)
    rngs, last_moves = np.stack([new_rng(1)] * AT_ONCE), np.full(AT_ONCE, NOBODY_MOVED)
    moves = np.zeros(len(states), np.int64)
    for begin in range(0, len(states), AT_ONCE):
        some = states[begin : begin + AT_ONCE]
        found = searches.run(np.arange(len(some)), some, last_moves, 0, GUMBEL, halving, params, rngs, evaluate)
        moves[begin : begin + len(some)] = found.actions[: len(some)]
    return moves


def error_of_values(game: Game, shape: NetworkShape, known: Known, evaluate: Evaluate) -> float:
    """The mean of the squared errors of what the network says, before anything is searched: -1 lost, 1 won."""
    searches, errors = Searches(game, shape, known.states[0], AT_ONCE, 0), list[float]()
    for begin in range(0, len(known.states), AT_ONCE):
        states, scores = known.states[begin : begin + AT_ONCE], known.scores[begin : begin + AT_ONCE]
        planes = searches.look_at(np.arange(len(states)), states, np.full(len(states), NOBODY_MOVED))
        truth = np.sign([max(score.low for score in moves.values()) for moves in scores])
        errors += ((evaluate(planes)[1] - truth) ** 2).tolist()
    return float(np.mean(errors))


def quality(known: Known, moves: np.ndarray) -> Quality:
    kept = perfect = 0
    for move, scores in zip(moves.tolist(), known.scores, strict=True):
        best = max(scores.values(), key=lambda score: score.low)
        perfect += scores[move].low == best.low
        kept += scores[move].value == best.value
    return Quality(100 * kept / len(moves), 100 * perfect / len(moves))
