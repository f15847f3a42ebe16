"""The classical form with weights of its own for each phase of the game, to compare. A phase is a range of stones."""
from typing import NamedTuple

import numpy as np

from tempo.games.gomoku.evaluation.line_board import STONES_PUT
from tempo.games.gomoku.evaluation.weights import LineWeights
from tempo.games.gomoku.training.line_fitting import INITIAL_SQUARE, FitSpace, Learner, learn_position, new_fit_space
from tempo.native.jit import njit

LAST_PHASE_FROM = np.int64(40)  # stones times phases / (phases - 1); most games are shorter


def with_phases(weights: LineWeights, phases: int) -> LineWeights:
    """Return the same weights for each phase; the phase is the first index."""
    return LineWeights(*(np.repeat(part[None], phases, axis=0) for part in weights))


class PhaseSpace(NamedTuple):
    """Work space of a fit with phases."""

    squares: LineWeights  # sums of squared gradients, by phase
    space: FitSpace  # its own sums of squared gradients are not used


def new_phase_space(weights: LineWeights, cells: int) -> PhaseSpace:
    """Return the state before the first step."""
    squares = LineWeights(*(np.full_like(part, INITIAL_SQUARE) for part in weights))
    return PhaseSpace(squares, new_fit_space(LineWeights(*(part[0] for part in weights)), cells))


@njit
def learn_by_phase(board, weights, work, mark, target, move, value_rate, rating_rate):
    """Do as `learn_position` with the weights of the position's phase: LineWeights by phase, and a PhaseSpace."""
    squares, space, phases = work.squares, work.space, weights.values.shape[0]
    at = min(board.sums[STONES_PUT] * phases // LAST_PHASE_FROM, phases - 1)
    own = LineWeights(weights.values[at], weights.threats[at], weights.ratings[at])
    own_space = FitSpace(
        squares.values[at], squares.threats[at], squares.ratings[at], space.logits, space.counts, space.listed,
        space.lengths, space.loss,
    )  # fmt: skip
    learn_position(board, own, own_space, mark, target, move, value_rate, rating_rate)


BY_PHASE = Learner(learn_by_phase)
