"""The network in the search against the same network in JAX."""

import numpy as np
import pytest
from compiled_network import run_compiled
from what_windows_lacks import not_under_wine

from tempo.games.connectx.connectx_agent import PLAYOUTS
from tempo.games.connectx.learned.encoder import SHAPE, encode_connectx
from tempo.games.connectx.learned.network_data import WEIGHTS
from tempo.games.connectx.rules import new_game, new_state
from tempo.native.rng import new_rng
from tempo.network.layers import clear_planes, forward, set_plane
from tempo.network.text import read_weights, text_of
from tempo.network.weights import Layer, NetworkShape, network_of
from tempo.search.game import Game
from tempo.search.leaves.eval_cache import CACHE_BYTES, EMPTY_SLOT, clear_eval_cache
from tempo.search.leaves.learned_network import network_evaluator
from tempo.search.leaves.puct import NOBODY_MOVED, evaluate_cached, network_value, with_network
from tempo.search.options import SearchOptions
from tempo.search.tree import ROOT, children, new_tree
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position
from tempo.training.self_play.checkpoints import initial_weights

SHAPES = [
    NetworkShape(6, 7, 2, 7),
    NetworkShape(8, 8, 4, 64, (32, 64, 128), residual=False, value_cells=2, value_hidden=64),  # the original design
    NetworkShape(3, 5, 5, 4, (5, 5, 7), value_hidden=9),  # nothing fits in eights, and an odd number of cells
]
SMALL = NetworkShape(6, 7, 6, 7, (8,))


def weights_of(shape: NetworkShape, seed: int) -> list[Layer]:
    """Return random weights and biases."""
    chance = np.random.default_rng(seed)
    drawn = initial_weights(shape, seed)
    return [(rows, chance.normal(0, 0.3, begins.size).astype(np.float32)) for rows, begins in drawn]


def random_planes(shape: NetworkShape, seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 2, (shape.rows, shape.columns, shape.planes))


def game_of(shape: NetworkShape, state: np.ndarray) -> Game:
    """Return ConnectX with random weights, as the network's agent searches it: its kernel is compiled ahead of time."""
    nn_eval = network_evaluator(encode_connectx, shape, weights_of(shape, 4), state)
    return with_network(new_game(6, 7, 4, PLAYOUTS["decisive"]), nn_eval)


def told(shape: NetworkShape, weights: list[Layer], planes: np.ndarray, interpreted: bool) -> tuple[np.ndarray, float]:
    network = network_of(shape, weights)
    clear_planes(network)
    for row, column, plane in np.argwhere(planes):
        set_plane(network, row, column, plane)
    value = float(forward(network) if interpreted else run_compiled(network))
    return network.logits.copy(), value


@not_under_wine(reason="JAX crashes under Wine")
@pytest.mark.parametrize(
    ("shape", "interpreted"),
    [pytest.param(shape, False, marks=pytest.mark.long) for shape in SHAPES] + [(SHAPES[-1], True)],
    ids=str,
)
def test_search_and_training_compute_the_same(shape: NetworkShape, interpreted: bool) -> None:
    from jax import jit  # JAX takes a second in each worker

    from tempo.training.self_play.learner import forward as jax_forward

    jax_forward = jit(jax_forward, static_argnums=2)
    for seed in range(3):
        weights, planes = weights_of(shape, seed), random_planes(shape, seed)
        expected, value, _ = jax_forward(weights, planes[None].astype(np.float32), shape)
        found = told(shape, weights, planes, interpreted)
        np.testing.assert_allclose(found[0], expected[0], atol=1e-3)
        assert found[1] == pytest.approx(float(value[0]), abs=1e-3)


def test_earlier_inputs_leave_no_trace() -> None:
    shape = SHAPES[-1]
    network, planes = network_of(shape, weights_of(shape, 1)), random_planes(shape, 3)
    values = []
    for some in (planes, 1 - planes, planes):
        clear_planes(network)
        for row, column, plane in np.argwhere(some):
            set_plane(network, row, column, plane)
        values.append((float(forward(network)), *network.logits.tolist()))
    assert values[0] == values[2] != values[1]


def test_weights_as_text_are_the_same_to_a_thousandth() -> None:
    shape = SHAPES[1]
    weights = weights_of(shape, 2)
    again = read_weights(text_of(weights, shape), shape)
    for (rows, begins), (told_rows, told_begins) in zip(weights, again, strict=False):
        np.testing.assert_allclose(told_rows, rows, rtol=1e-3, atol=1e-6)
        np.testing.assert_allclose(told_begins, begins, rtol=1e-3, atol=1e-6)


def test_the_committed_weights_fit_their_shape() -> None:
    weights = read_weights(WEIGHTS, SHAPE)
    assert [rows.shape for rows, _ in weights] == SHAPE.sizes()
    assert text_of(weights, SHAPE) == WEIGHTS.strip()


def test_an_expanded_leaf_has_priors_that_sum_to_one() -> None:
    state = new_state([0] * 35 + [1, 2, 1, 0, 0, 0, 0], 6, 7, 2)
    game = game_of(SMALL, state)
    tree = new_tree(game, state, 100)
    tree.state[:], tree.selection[ROOT].action = state, NOBODY_MOVED
    params = type("SearchParams", (), {"first_play": np.float32(0.1)})
    value = network_value(game, tree, params, None, 0)
    kids = children(tree, ROOT)
    assert len(kids) == 7 and sum(float(tree.priors[kid]) for kid in kids) == pytest.approx(1, abs=1e-5)
    assert all(float(tree.selection[kid].q) == pytest.approx(1 - value - 0.1, abs=1e-5) for kid in kids)
    logits = game.nn_eval.network.logits
    assert max(kids, key=lambda kid: tree.priors[kid]) - kids[0] == int(np.argmax(logits))


@pytest.mark.parametrize("uses_last_move", [False, True])
def test_a_position_is_evaluated_once(uses_last_move: bool) -> None:
    """And once for each last move, where the network sees it."""
    state, other = new_state([0] * 42, 6, 7, 1), new_state([0] * 41 + [1], 6, 7, 2)
    game = game_of(SMALL._replace(uses_last_move=uses_last_move), state)
    cache, said = game.nn_eval.cache, {}
    for last in (3, 5):
        place = evaluate_cached(game, state, last)
        said[last] = float(cache.values[place]), cache.logits[place].tolist()
        game.nn_eval.network.weights[:] = 0  # whoever asks now is told something else
    assert (said[3] == said[5]) is not uses_last_move and any(said[3][1])
    assert float(cache.values[evaluate_cached(game, other, 3)]) not in (0.0, said[3][0])
    clear_eval_cache(cache)
    assert cache.logits[evaluate_cached(game, state, 3)].tolist() != said[3][1]


def test_nothing_depends_on_the_size_of_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seen = new_state([0] * 42, 6, 7, 1), []
    for size in (CACHE_BYTES, 4 * 4 * SMALL.actions):
        monkeypatch.setattr("tempo.search.leaves.eval_cache.CACHE_BYTES", size)
        searcher = TreeSearcher(new_rng(1))
        game = game_of(SMALL, state)
        searcher.prepare(Position(game, state, 0.0, 0), SearchOptions(nodes=10_000, first_play=0.1), np.inf, False)
        searcher.begin(None)
        searcher.run(30)
        kept = np.count_nonzero(game.nn_eval.cache.last_moves != EMPTY_SLOT)
        seen.append((searcher.look(), kept == 4))
    assert seen[0][0] == seen[1][0] and [full for _, full in seen] == [False, True]
