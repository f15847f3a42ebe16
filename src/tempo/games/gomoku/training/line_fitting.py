"""Fitting of the weights: logistic regression of results and of moves, one position at a time, with AdaGrad.

The value's loss is the cross entropy of the target, a mixture of the game's result and of the search's value, with the
logistic function of the evaluation. The ratings' loss is the cross entropy of the move that the search chose with the
softmax of the ratings over all empty cells. Games are replayed stone by stone on a board of lines.
"""
from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from tempo.games.gomoku.evaluation.evaluate import decided, has, mask_of, own_combination, threats_of
from tempo.games.gomoku.evaluation.line_board import STONES_PUT, new_line_board, put, take
from tempo.games.gomoku.evaluation.patterns import CLASSES, COMBINATIONS, MAKES_FIVE, all_combinations
from tempo.games.gomoku.evaluation.weights import LineWeights, tables_of, zero_weights
from tempo.games.gomoku.training.line_games import NO_TARGET, Games
from tempo.native.elementary import exp, log
from tempo.native.jit import inlined, kernel

VALUE_RATE, RATING_RATE = 0.03, 0.1  # learning rates
INITIAL_SQUARE = np.float32(1.0)  # of the sums of squared gradients
# First guess: a class is worth this much to the side that would make it; tens of log odds.
CLASS_WORTH = (0, 0.1, 0.2, 0.3, 0.5, 0.8, 1.0, 1.2, 1.5, 2.5, 3.0, 3.5, 7.0, 12.0)
FIRST_VALUE, FIRST_BLOCK = 0.06, 0.8  # scale of first values; worth of a line to block


class FitSpace(NamedTuple):
    """Sums of squared gradients, and the work space of one position."""

    values: np.ndarray  # float32[2, COMBINATIONS]
    threats: np.ndarray  # float32[THREAT_MASKS]
    ratings: np.ndarray  # float32[2, COMBINATIONS]
    logits: np.ndarray  # float64[cells] of the moves
    counts: np.ndarray  # int32[2, COMBINATIONS] cells with each combination: of the side to move, of the other
    listed: np.ndarray  # int64[2, COMBINATIONS] combinations that occur
    lengths: np.ndarray  # int64[2] how many are listed
    loss: np.ndarray  # float64[4] sums: of the value's loss, positions, of the ratings' loss, moves


def initial_weights() -> LineWeights:
    """Return the weights of the first games."""
    worth = np.array(CLASS_WORTH, np.float32)[all_combinations()].sum(axis=1)
    assert len(CLASS_WORTH) == CLASSES
    weights = zero_weights()
    weights.values[:] = FIRST_VALUE * worth, -FIRST_VALUE * worth * FIRST_BLOCK
    weights.ratings[:] = worth, FIRST_BLOCK * worth
    return weights


def new_fit_space(weights: LineWeights, cells: int) -> FitSpace:
    """Return the state before the first step."""
    values, threats, ratings = (np.full_like(part, INITIAL_SQUARE) for part in weights)
    pair = 2, COMBINATIONS
    return FitSpace(
        values, threats, ratings, np.zeros(cells), np.zeros(pair, np.int32), np.zeros(pair, np.int64),
        np.zeros(2, np.int64), np.zeros(4),
    )  # fmt: skip


class Loss(NamedTuple):
    """Mean losses over some games, in nats."""

    value: float
    positions: int
    rating: float
    moves: int


def fit(weights: LineWeights, games: Games, passes: int, seed: int) -> None:
    """Fit the weights in place; the learning rate falls from pass to pass."""
    rng = np.random.default_rng(seed)
    spaces = {int(size): new_fit_space(weights, int(size) ** 2) for size in np.unique(games.sizes)}
    shared = next(iter(spaces.values()))
    spaces = {
        size: space._replace(values=shared.values, threats=shared.threats, ratings=shared.ratings)
        for size, space in spaces.items()
    }
    boards = {size: new_line_board(size, tables_of(weights)) for size in spaces}
    for number in range(passes):
        pace = 1 - number / passes
        order, rates = rng.permutation(games.sizes.size), (pace * VALUE_RATE, pace * RATING_RATE)
        for size, some in runs_by_size(games, order):
            run_games(boards[size], weights, spaces[size], games, some, *rates)


def runs_by_size(games: Games, order: np.ndarray) -> list[tuple[int, np.ndarray]]:
    """Return the games in portions of one board size, in random order."""
    portions = np.array_split(order, max(1, order.size // 2000))
    return [
        (int(size), part[games.sizes[part] == size]) for part in portions for size in np.unique(games.sizes[part])
    ]


def losses_of(weights: LineWeights, games: Games) -> Loss:
    """Return the losses over all games."""
    total = np.zeros(4)
    for size in np.unique(games.sizes):
        space = new_fit_space(weights, int(size) ** 2)
        some = np.flatnonzero(games.sizes == size)
        run_games(new_line_board(int(size), tables_of(weights)), weights, space, games, some, 0.0, 0.0)
        total += space.loss
    return Loss(total[0] / max(1, total[1]), int(total[1]), total[2] / max(1, total[3]), int(total[3]))


@kernel
def run_games(board, weights, space, games, order, value_rate, rating_rate):
    """Add up the losses of games and take a step at each position.

    Args:
        board: LineBoard of the games' size; empty before and after.
        weights, space: LineWeights and FitSpace, changed.
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
                target, move = np.float64(games.targets[ply]), np.int64(games.moves[ply])
                learn_value(board, weights, space, mark, target, value_rate)
                learn_move(board, weights, space, mark, move, rating_rate)
            put(board, np.int64(games.moves[ply]), mark)
        while board.sums[STONES_PUT] > 0:
            take(board)


@inlined
def learn_value(board, weights, space, mark, target, rate):
    """Take a step of the value towards the target, 0 to 1 for the side to move.

    Args:
        board: LineBoard.
        weights, space: changed.
        mark: int64, the side to move.
        target: float64.
        rate: float64.
    """
    counts, listed = space.counts, space.listed
    mask = mask_of(threats_of(board, mark), threats_of(board, 3 - mark))
    logit = np.float64(weights.threats[mask])
    for side in range(2):
        count = 0
        whose = mark if side == 0 else 3 - mark
        for cell in range(board.cells.size):
            if board.cells[cell] == 0:
                combination = own_combination(board, np.int64(cell), whose)
                if counts[side, combination] == 0:
                    listed[side, count] = combination
                    count += 1
                counts[side, combination] += 1
                logit += np.float64(weights.values[side, combination])
        space.lengths[side] = count
    error = value_error(logit, target, space.loss)
    for side in range(2):
        for i in range(space.lengths[side]):
            combination = listed[side, i]
            gradient = np.float32(error * counts[side, combination])
            counts[side, combination] = 0
            if rate > 0.0:
                space.values[side, combination] += gradient * gradient
                step = np.float32(rate) * gradient / np.sqrt(space.values[side, combination])
                weights.values[side, combination] -= step
    if rate > 0.0:
        gradient = np.float32(error)
        space.threats[mask] += gradient * gradient
        weights.threats[mask] -= np.float32(rate) * gradient / np.sqrt(space.threats[mask])


@inlined
def value_error(logit, target, loss):
    """Add the loss of a value to `loss`; return its gradient."""
    chance = 1.0 / (1.0 + exp(-logit))
    bounded = min(max(chance, 1e-9), 1.0 - 1e-9)
    loss[0] -= target * log(bounded) + (1.0 - target) * log(1.0 - bounded)
    loss[1] += 1.0
    return chance - target


@inlined
def learn_move(board, weights, space, mark, move, rate):
    """Take a step of the ratings towards the move that was chosen.

    Args:
        board: LineBoard.
        weights, space: changed.
        mark, move: int64.
        rate: float64.
    """
    logits, ratings = space.logits, weights.ratings
    for cell in range(board.cells.size):
        if board.cells[cell] == 0:
            mine = own_combination(board, np.int64(cell), mark)
            theirs = own_combination(board, np.int64(cell), 3 - mark)
            logits[cell] = np.float64(ratings[0, mine]) + np.float64(ratings[1, theirs])
    rating_errors(board, logits, move, space.loss)
    if rate <= 0.0:
        return
    for cell in range(board.cells.size):
        if board.cells[cell] == 0:
            gradient = np.float32(logits[cell])
            if abs(gradient) > 1e-4:
                for side in range(2):
                    combination = own_combination(board, np.int64(cell), mark if side == 0 else 3 - mark)
                    space.ratings[side, combination] += gradient * gradient
                    step = np.float32(rate) * gradient / np.sqrt(space.ratings[side, combination])
                    ratings[side, combination] -= step


@inlined
def rating_errors(board, logits, move, loss):
    """Add the loss of the ratings to `loss`; replace the logits of the empty cells by their gradients.

    Args:
        board: LineBoard.
        logits: float64[cells], changed.
        move: int64, the one that was chosen.
        loss: float64[4], changed.
    """
    highest = -1e30
    for cell in range(board.cells.size):
        if board.cells[cell] == 0:
            highest = max(highest, logits[cell])
    total, chosen = 0.0, logits[move] - highest
    for cell in range(board.cells.size):
        if board.cells[cell] == 0:
            logits[cell] = exp(logits[cell] - highest)
            total += logits[cell]
    for cell in range(board.cells.size):
        if board.cells[cell] == 0:
            logits[cell] = logits[cell] / total - (1.0 if cell == move else 0.0)
    loss[2] += log(total) - chosen
    loss[3] += 1.0


def constant_loss(targets: np.ndarray) -> float:
    """Return the loss of the best constant prediction."""
    known = targets[targets != NO_TARGET].astype(float)
    mean = float(known.mean())
    return -(mean * math.log(mean) + (1 - mean) * math.log(1 - mean))
