"""A richer form of the evaluation, to compare: features of line shapes, summed over four directions.

The *code* of a line stands for all lines that are equal for making a five: seen from either end, and without what lies
beyond a blocking cell. Each code has some features. Those of a cell's four lines are summed and clipped to 0 to 1, for
the side to move and for its opponent; the products with two output vectors are the cell's share of the value and the
rating of the move. Value and ratings of the classical form and the weights of masks of threats are added.
"""
from typing import NamedTuple

import numpy as np

from tempo.games.gomoku.evaluation.evaluate import THREAT_MASKS, mask_of, own_combination, threats_of
from tempo.games.gomoku.evaluation.line_board import SECOND_SIDE, SIDE_BITS
from tempo.games.gomoku.evaluation.patterns import BLOCKED, DIRECTIONS, NEIGHBORS, OWN, RADIUS, SHAPES
from tempo.games.gomoku.evaluation.weights import LineWeights
from tempo.games.gomoku.training.line_fitting import Learner, rating_errors, value_error
from tempo.native.jit import inlined, njit

INITIAL_SQUARE = np.float32(0.1)  # of the sums of squared gradients
RATING_SHARE = 0.25  # of the rating's gradient in that of a feature; the value's has 1
STEPS = 127  # of an int8: a feature of 1


class ShapeWeights(NamedTuple):
    """Weights in log odds. The first index of a pair: for the side to move, for its opponent."""

    features: np.ndarray  # float32[codes, features]
    values: np.ndarray  # float32[2, features]
    ratings: np.ndarray  # float32[2, features]
    threats: np.ndarray  # float32[THREAT_MASKS]


class ShapeTables(NamedTuple):
    """Codes of lines."""

    own: np.ndarray  # uint8[SHAPES] a bit for each own stone of a shape
    blocked: np.ndarray  # uint8[SHAPES] a bit for each blocked cell
    codes: np.ndarray  # uint16[2^16] by a bit for each cell that blocks the second side, then the first


class ShapeForm(NamedTuple):
    """What is evaluated: features of shapes and the classical form."""

    weights: ShapeWeights
    tables: ShapeTables
    classical: LineWeights


class ShapeSpace(NamedTuple):
    """Sums of squared gradients, and the work space of one position."""

    squares: ShapeWeights
    lines: np.ndarray  # int64[2, cells, DIRECTIONS] codes of the lines of empty cells, from the view of each side
    clipped: np.ndarray  # float32[2, cells, features] sums of the features, clipped
    sums: np.ndarray  # float32[2, features] of these, over all cells
    logits: np.ndarray  # float64[cells] of the moves
    gradients: np.ndarray  # float32[codes, features] of this position
    heads: np.ndarray  # float32[2, features] gradient of `ratings`
    listed: np.ndarray  # int64[codes] codes that occur
    is_listed: np.ndarray  # bool[codes]
    loss: np.ndarray  # float64[4] sums: of the value's loss, positions, of the ratings' loss, moves


def shape_tables() -> ShapeTables:
    """Return the codes of all lines."""
    digits = np.arange(SHAPES)[:, None] // 3 ** np.arange(NEIGHBORS) % 3
    bits = 1 << np.arange(NEIGHBORS)
    own, blocked = ((digits == digit) @ bits for digit in (OWN, BLOCKED))
    cells = np.arange(1 << 2 * NEIGHBORS)[:, None] >> np.arange(NEIGHBORS)
    first, second = cells & 1, cells >> NEIGHBORS & 1  # on both: the border
    ends = []
    for places in (range(RADIUS - 1, -1, -1), range(RADIUS, NEIGHBORS)):  # outward
        sides = [_seen(mine[:, places], theirs[:, places]) for mine, theirs in ((first, second), (second, first))]
        ends.append(sides[0] << RADIUS + 1 | sides[1])
    names = np.minimum(*ends) << 2 * (RADIUS + 1) | np.maximum(*ends)
    codes = np.unique(names, return_inverse=True)[1]
    return ShapeTables(own.astype(np.uint8), blocked.astype(np.uint8), codes.ravel().astype(np.uint16))


def _seen(mine: np.ndarray, theirs: np.ndarray) -> np.ndarray:
    """Return the cells of one end of each line as far as they are free for a side: a bit each, and one above them."""
    free = np.cumprod(1 - theirs, axis=1)
    length = free.sum(axis=1)
    seen: np.ndarray = (free * mine) @ (1 << np.arange(RADIUS)) | 1 << length
    return seen


def new_shape_weights(features: int, seed: int) -> ShapeWeights:
    """Return the first guess: small random features and outputs."""
    rng, codes = np.random.default_rng(seed), int(shape_tables().codes.max()) + 1
    parts = rng.normal(0.05, 0.1, (codes, features)), *rng.normal(0, 0.1, (2, 2, features)), np.zeros(THREAT_MASKS)
    return ShapeWeights(*(part.astype(np.float32) for part in parts))


def new_shape_space(weights: ShapeWeights, cells: int) -> ShapeSpace:
    """Return the state before the first step."""
    codes, features = weights.features.shape
    return ShapeSpace(
        ShapeWeights(*(np.full_like(part, INITIAL_SQUARE) for part in weights)),
        np.zeros((2, cells, DIRECTIONS), np.int64),
        np.zeros((2, cells, features), np.float32),
        np.zeros((2, features), np.float32),
        np.zeros(cells),
        np.zeros_like(weights.features),
        np.zeros_like(weights.ratings),
        np.zeros(codes, np.int64),
        np.zeros(codes, np.bool_),
        np.zeros(4),
    )


def in_bytes(weights: ShapeWeights) -> ShapeWeights:
    """Return weights with features that fit into an int8."""
    return weights._replace(features=np.rint(weights.features * STEPS).clip(-STEPS, STEPS) / np.float32(STEPS))


@njit
def learn_by_shapes(board, form, space, mark, target, move, rate, _):
    """Do as `learn_position` with a ShapeForm and a ShapeSpace; the classical weights stay. One learning rate."""
    weights = form.weights
    mask = mask_of(threats_of(board, mark), threats_of(board, 3 - mark))
    sum_features(board, form.tables, weights, space, mark)
    logit = classical_value(board, form.classical, space, mark, mask) + np.float64(weights.threats[mask])
    for view in range(2):
        for k in range(weights.values.shape[1]):
            logit += np.float64(weights.values[view, k]) * np.float64(space.sums[view, k])
    error = value_error(logit, target, space.loss)
    add_ratings(board, weights, space)
    rating_errors(board, space.logits, move, space.loss)
    if rate > 0.0:
        add_gradients(board, weights, space, np.float32(error))
        take_steps(weights, space, mask, np.float32(error), np.float32(rate))


BY_SHAPES = Learner(learn_by_shapes)


@inlined
def line_code(board, tables, direction, cell, mark):
    """Return the code of a line from the view of `mark`."""
    key = np.int64(board.keys[direction, cell])
    first, second = key & SIDE_BITS, key >> SECOND_SIDE
    edge = np.int64(tables.blocked[first]) & ~np.int64(tables.own[second])
    one, two = np.int64(tables.own[first]) | edge, np.int64(tables.own[second]) | edge
    return np.int64(tables.codes[one | two << NEIGHBORS if mark == 1 else two | one << NEIGHBORS])


@inlined
def sum_features(board, tables, weights, space, mark):
    """Sum and clip the features of the empty cells' lines; arguments as in `learn_by_shapes`."""
    count = weights.features.shape[1]
    for view in range(2):
        sums = space.sums[view]
        for k in range(count):
            sums[k] = 0.0
        for cell in range(board.cells.size):
            if board.cells[cell] == 0:
                clipped = space.clipped[view, cell]
                for k in range(count):
                    clipped[k] = 0.0
                for direction in range(DIRECTIONS):
                    code = line_code(board, tables, direction, cell, mark if view == 0 else 3 - mark)
                    space.lines[view, cell, direction] = code
                    features = weights.features[code]
                    for k in range(count):
                        clipped[k] += features[k]
                for k in range(count):
                    clipped[k] = min(max(clipped[k], np.float32(0.0)), np.float32(1.0))
                    sums[k] += clipped[k]


@inlined
def classical_value(board, classical, space, mark, mask):
    """Return the classical value; write the classical ratings to the logits; arguments as in `learn_by_shapes`."""
    logit = np.float64(classical.threats[mask])
    for cell in range(board.cells.size):
        if board.cells[cell] == 0:
            mine = own_combination(board, np.int64(cell), mark)
            theirs = own_combination(board, np.int64(cell), 3 - mark)
            logit += np.float64(classical.values[0, mine]) + np.float64(classical.values[1, theirs])
            space.logits[cell] = np.float64(classical.ratings[0, mine]) + np.float64(classical.ratings[1, theirs])
    return logit


@inlined
def add_ratings(board, weights, space):
    """Add the ratings by features to the logits; arguments as in `learn_by_shapes`."""
    for cell in range(board.cells.size):
        if board.cells[cell] == 0:
            rating = np.float32(0.0)
            for view in range(2):
                for k in range(weights.ratings.shape[1]):
                    rating += weights.ratings[view, k] * space.clipped[view, cell, k]
            space.logits[cell] += np.float64(rating)


@inlined
def add_gradients(board, weights, space, error):
    """Add up the gradients of the features and of the rating's outputs."""
    count, listed = weights.features.shape[1], 0
    for view in range(2):
        values, ratings, heads = weights.values[view], weights.ratings[view], space.heads[view]
        for cell in range(board.cells.size):
            if board.cells[cell] == 0:
                clipped, rating_error = space.clipped[view, cell], np.float32(space.logits[cell])
                for k in range(count):
                    heads[k] += rating_error * clipped[k]
                shared = np.float32(RATING_SHARE) * rating_error
                for k in range(count):
                    inside = np.float32(1.0) if np.float32(0.0) < clipped[k] < np.float32(1.0) else np.float32(0.0)
                    clipped[k] = inside * (error * values[k] + shared * ratings[k])
                for direction in range(DIRECTIONS):
                    code = space.lines[view, cell, direction]
                    if not space.is_listed[code]:
                        space.is_listed[code], space.listed[listed] = True, code
                        listed += 1
                    gradients = space.gradients[code]
                    for k in range(count):
                        gradients[k] += clipped[k]
    if listed < space.listed.size:
        space.listed[listed] = -1


@inlined
def take_steps(weights, space, mask, error, rate):
    """Take a step against the gradients, and clear them."""
    count, number = weights.features.shape[1], 0
    while number < space.listed.size and space.listed[number] >= 0:
        code = space.listed[number]
        space.is_listed[code] = False
        features, gradients, squares = weights.features[code], space.gradients[code], space.squares.features[code]
        for k in range(count):
            squares[k] += gradients[k] * gradients[k]
            features[k] -= rate * gradients[k] / np.sqrt(squares[k])
            gradients[k] = 0.0
        number += 1
    for view in range(2):
        for k in range(count):
            gradient = error * space.sums[view, k]
            space.squares.values[view, k] += gradient * gradient
            weights.values[view, k] -= rate * gradient / np.sqrt(space.squares.values[view, k])
            gradient = space.heads[view, k]
            space.squares.ratings[view, k] += gradient * gradient
            weights.ratings[view, k] -= rate * gradient / np.sqrt(space.squares.ratings[view, k])
            space.heads[view, k] = 0.0
    space.squares.threats[mask] += error * error
    weights.threats[mask] -= rate * error / np.sqrt(space.squares.threats[mask])
