"""The classical form with weights of its own for each phase of the game, to compare. A phase is a range of stones."""
import numpy as np

from tempo.games.gomoku.evaluation.evaluate import decided, has, threats_of
from tempo.games.gomoku.evaluation.line_board import STONES_PUT, put, take
from tempo.games.gomoku.evaluation.patterns import MAKES_FIVE
from tempo.games.gomoku.evaluation.weights import LineWeights
from tempo.games.gomoku.training.line_fitting import FitSpace, learn_move, learn_value
from tempo.games.gomoku.training.line_games import NO_TARGET
from tempo.native.jit import inlined, kernel

LAST_PHASE_FROM = np.int64(40)  # stones times phases / (phases - 1); most games are shorter


def with_phases(weights: LineWeights, phases: int) -> LineWeights:
    """Return the same weights for each phase; the phase is the first index."""
    return LineWeights(*(np.repeat(part[None], phases, axis=0) for part in weights))


@inlined
def phase_of(board, phases):
    """Return the phase of a position."""
    return min(board.sums[STONES_PUT] * phases // LAST_PHASE_FROM, phases - 1)


@kernel
def run_games_by_phases(board, weights, squares, space, games, order, value_rate, rating_rate):
    """Do as `run_games`, with weights by phase.

    Args:
        board: LineBoard of the games' size; empty before and after.
        weights: LineWeights with phases, changed.
        squares: LineWeights with phases, sums of squared gradients, changed.
        space: FitSpace; its own sums of squared gradients are not used.
        games: Games.
        order: int64[] the games to run.
        value_rate, rating_rate: float64, learning rates; 0 leaves the weights as they are.
    """
    for number in order:
        first, end = games.starts[number], games.starts[number + 1]
        for ply in range(first, end):
            mark = np.int64(1 + (ply - first) % 2)
            is_open = decided(board, mark) == 0 and not has(threats_of(board, 3 - mark), MAKES_FIVE)
            if is_open and games.targets[ply] != NO_TARGET:
                at = phase_of(board, weights.values.shape[0])
                own = LineWeights(weights.values[at], weights.threats[at], weights.ratings[at])
                work = FitSpace(
                    squares.values[at], squares.threats[at], squares.ratings[at], space.logits, space.counts,
                    space.listed, space.lengths, space.loss,
                )  # fmt: skip
                learn_value(board, own, work, mark, np.float64(games.targets[ply]), value_rate)
                learn_move(board, own, work, mark, np.int64(games.moves[ply]), rating_rate)
            put(board, np.int64(games.moves[ply]), mark)
        while board.sums[STONES_PUT] > 0:
            take(board)
