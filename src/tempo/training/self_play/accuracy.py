"""Accuracy of a network on solved positions: how often its moves keep the value, and the error of its values."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tempo.arena.adapter.exact import Scores
from tempo.arena.records.score_sets import read_score_set
from tempo.native.rng import new_rng
from tempo.network.weights import NetworkShape
from tempo.search.game import Game
from tempo.search.leaves.puct import NOBODY_MOVED
from tempo.search.options import SearchParams
from tempo.training.self_play.batched_search import BatchedSearch, Evaluate
from tempo.training.self_play.gumbel import GUMBEL, new_gumbel_config

BATCH = 64  # positions searched at once


class SolvedPositions(NamedTuple):
    """Positions with the exact score of every move."""

    states: np.ndarray  # [positions, words of a state]
    scores: Sequence[Scores]


def read_solved_positions(path: Path, state_after: Callable[[Sequence[int]], np.ndarray]) -> SolvedPositions:
    """Read a set of solved positions; `state_after` returns the state after a list of moves."""
    _, positions = read_score_set(path)
    states = np.array([state_after(position.actions) for position in positions])
    return SolvedPositions(states, [position.scores for position in positions])


class MoveAccuracy(NamedTuple):
    """Shares of all moves, in percent."""

    kept: float  # the value: a win stayed a win, a draw a draw
    perfect: float  # no other move has a better score

    def summary(self) -> str:
        """Return one line for the log."""
        return f"{self.kept:.1f} % of moves keep the value, {self.perfect:.1f} % perfect"


class Accuracy(NamedTuple):
    """Accuracy of one network."""

    moves: dict[int, MoveAccuracy]  # by simulations a move
    value_error: float  # mean squared

    def summary(self) -> list[str]:
        """Return lines for the log."""
        moves = [f"  {simulations} simulations: {accuracy.summary()}" for simulations, accuracy in self.moves.items()]
        return [*moves, f"  squared error of the value on solved positions: {self.value_error:.3f}"]


def best_moves(
    game: Game, shape: NetworkShape, states: np.ndarray, simulations: int, params: SearchParams, evaluate: Evaluate,
    seed: int = 1,
) -> np.ndarray:  # fmt: skip
    """Search positions with the Gumbel root and no noise.

    Args:
        game: the game with its network.
        shape: of that network.
        states: [positions, words of a state].
        simulations: of each search; 0 plays the move with the highest logit.
        params: of the search below the root.
        evaluate: the network for a batch.
        seed: of the search; without noise it makes no difference.

    Returns: int64[positions], the moves to play.
    """
    search = BatchedSearch(game, shape, states[0], BATCH, simulations)
    config = new_gumbel_config(game.actions, simulations, sampled_plies=0)
    rngs, last_moves = np.stack([new_rng(seed)] * BATCH), np.full(BATCH, NOBODY_MOVED)
    moves = np.zeros(len(states), np.int64)
    for begin in range(0, len(states), BATCH):
        some = states[begin : begin + BATCH]
        results = search.run(np.arange(len(some)), some, last_moves, 0, GUMBEL, config, params, rngs, evaluate)
        moves[begin : begin + len(some)] = results.actions[: len(some)]
    return moves


def value_error(game: Game, shape: NetworkShape, solved: SolvedPositions, evaluate: Evaluate) -> float:
    """Return the mean squared error of the network's values without search, on a scale of -1 lost to 1 won."""
    search, errors = BatchedSearch(game, shape, solved.states[0], BATCH, 0), list[float]()
    for begin in range(0, len(solved.states), BATCH):
        states, scores = solved.states[begin : begin + BATCH], solved.scores[begin : begin + BATCH]
        planes = search.encode(np.arange(len(states)), states, np.full(len(states), NOBODY_MOVED))
        truth = np.sign([max(score.low for score in moves.values()) for moves in scores])
        errors += ((evaluate(planes)[1] - truth) ** 2).tolist()
    return float(np.mean(errors))


def move_accuracy(solved: SolvedPositions, moves: np.ndarray) -> MoveAccuracy:
    """Return how good one move in each position is."""
    kept = perfect = 0
    for move, scores in zip(moves.tolist(), solved.scores, strict=True):
        best = max(scores.values(), key=lambda score: score.low)
        perfect += scores[move].low == best.low
        kept += scores[move].value == best.value
    return MoveAccuracy(100 * kept / len(moves), 100 * perfect / len(moves))
