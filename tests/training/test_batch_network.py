"""The network for batches: Winograd's method, and the same network in JAX."""

import numpy as np
import pytest

from tempo.network.weights import Layer, NetworkShape
from tempo.training.self_play.checkpoints import initial_weights
from tempo.training.self_play.learner import jax_evaluator
from tempo.training.self_play.network.batch_network import CHUNK, STEP, batch_evaluator, batch_network, evaluate_batch
from tempo.training.self_play.network.winograd import LONGEST, transform_of

SHAPES = [
    NetworkShape(6, 7, 6, 7, (32,) * 6, policy_cells=8, value_cells=8, value_hidden=64),  # ConnectX
    NetworkShape(8, 8, 4, 64, (32, 64, 128), residual=False, value_cells=2, value_hidden=64),  # the original design
    NetworkShape(3, 5, 3, 4, (5, 5, 7), value_hidden=9),  # nothing fits the blocks
    NetworkShape(4, 15, 8, 60, (8, 8)),  # the first convolution is residual, and a row has three parts
]


def weights_of(shape: NetworkShape) -> list[Layer]:
    """Return random weights and biases."""
    chance = np.random.default_rng(1)
    return [(rows, chance.normal(0, 0.3, some.size).astype(np.float32)) for rows, some in initial_weights(shape, 1)]


def planes_of(shape: NetworkShape, count: int) -> np.ndarray:
    size = (count, shape.rows, shape.columns, shape.planes)
    return np.random.default_rng(2).integers(0, 2, size).astype(np.float32)


@pytest.mark.parametrize("cells", [1, 2, LONGEST, LONGEST + 1, 19])
def test_transforms_convolve_a_row(cells: int) -> None:
    chance, transform = np.random.default_rng(cells), transform_of(cells)
    row, weights = chance.normal(size=cells), chance.normal(size=3)
    found = transform.outputs @ ((transform.kernel @ weights) * (transform.inputs @ row))
    np.testing.assert_allclose(found, np.correlate(np.pad(row, 1), weights), atol=1e-9)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_compiled_and_jax_agree(shape: NetworkShape) -> None:
    weights, planes = weights_of(shape), planes_of(shape, 2 * CHUNK + 1)
    found, expected = batch_evaluator(shape, weights)(planes), jax_evaluator(shape, weights)(planes)
    for one, other in zip(found, expected, strict=True):
        assert one.shape == other.shape and one.std() > 0.01
        np.testing.assert_allclose(one, other, atol=1e-3)


def test_a_position_is_evaluated_alike_in_any_batch() -> None:
    """To the bit: games must not depend on what is evaluated beside them."""
    shape = SHAPES[0]
    evaluate, planes = batch_evaluator(shape, weights_of(shape)), planes_of(shape, 2 * CHUNK)
    logits, values = evaluate(planes)
    for count in (1, STEP, STEP + 1, CHUNK, CHUNK + 1):
        some_logits, some_values = evaluate(planes[-count:])
        assert (some_logits == logits[-count:]).all() and (some_values == values[-count:]).all()


def test_interpreted_it_computes_the_same() -> None:
    shape = SHAPES[2]
    planes = planes_of(shape, 2)
    logits, values = np.zeros((2, shape.actions), np.float32), np.zeros(2, np.float32)
    evaluate_batch.__wrapped__(batch_network(shape, weights_of(shape)), planes, logits, values)
    expected = batch_evaluator(shape, weights_of(shape))(planes)
    np.testing.assert_allclose(logits, expected[0], atol=1e-4)
    np.testing.assert_allclose(values, expected[1], atol=1e-4)
