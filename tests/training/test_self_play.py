"""Self-play: legal games, improved policies, batched search, and exact samples by the solver."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from compiled_network import run_compiled
from self_play_support import GAMES, SMALL, check_game, weights_of

from tempo.arena.records.score_sets import read_score_set
from tempo.games.connectx.adapter import self_play as connectx
from tempo.games.connectx.adapter.solver_trainer import SolvedGameMaker
from tempo.games.connectx.rules import new_state
from tempo.native.rng import new_rng
from tempo.network.layers import clear_planes, set_plane
from tempo.network.weights import Layer, network_of
from tempo.search.leaves.puct import NOBODY_MOVED
from tempo.search.tree import ROOT, Tree, children
from tempo.training.self_play.accuracy import best_moves, move_accuracy, read_solved_positions, value_error
from tempo.training.self_play.batched_search import BatchedSearch, RootPolicy, scratch_of, tree_of
from tempo.training.self_play.configs import RunConfig
from tempo.training.self_play.dirichlet import DIRICHLET, DirichletConfig, draw_child
from tempo.training.self_play.distributions import gamma, gumbel
from tempo.training.self_play.games import search_params
from tempo.training.self_play.gumbel import GUMBEL, halving_schedule, new_gumbel_config
from tempo.training.self_play.learner import evaluator
from tempo.training.self_play.matches import Side, play_match
from tempo.training.self_play.samples import encode_block, read_games, read_samples, sample_type
from tempo.training.self_play.trainer import GameSpec, SelfPlayBlockMaker, game_with_network, new_batched_search


def searched(
    spec: GameSpec, states: list[np.ndarray], root: RootPolicy, root_config: Any, ply: int = 0
) -> BatchedSearch:  # fmt: skip
    """Return a batched search that has searched some positions."""
    weights, count = weights_of(spec), len(states)
    searches, rngs = new_batched_search(spec, weights, count, root_config.simulations), np.stack([new_rng(3)] * count)
    last_moves, evaluate = np.full(count, NOBODY_MOVED), evaluator(spec.shape, weights)
    params = search_params(SMALL)
    searches.run(np.arange(count), np.array(states), last_moves, ply, root, root_config, params, rngs, evaluate)
    return searches


def test_sequential_halving_schedule() -> None:
    assert halving_schedule(4, 16) == [0] * 4 + [1] * 4 + [2, 2, 3, 3, 4, 4, 5, 5]
    for moves in range(9):
        row = halving_schedule(moves, 50)
        assert len(row) == 50 and row == sorted(row)
        assert row.count(0) == max(1, moves)


DIRICHLET_RUN = SMALL._replace(
    root="dirichlet", simulations=30, forced_playouts=2.0, prune_targets=True, dirichlet_alpha=0.5
)


FAST_RUN = SMALL._replace(full_search_share=0.4, late_ply=9, late_simulations=12, late_fast_simulations=5)


@pytest.mark.parametrize(
    ("name", "run"),
    [
        pytest.param("connectx", SMALL, id="gumbel"),
        pytest.param("connectx", DIRICHLET_RUN, id="dirichlet"),
        pytest.param("connectx", FAST_RUN, id="fast"),
        pytest.param("gomoku", SMALL, id="gomoku"),
    ],
)
def test_samples_agree_with_the_referees_board(name: str, run: RunConfig) -> None:
    made, config = GAMES[name]
    spec = made()
    maker = SelfPlayBlockMaker(made, run, weights_of(spec), 0)
    block = encode_block(maker.play(0))
    games, samples = [moves for moves, _ in read_games(block)], read_samples([block], spec.shape)
    assert len(games) == run.games_per_block and block == encode_block(maker.play(0)) != encode_block(maker.play(1))
    begins = np.flatnonzero(np.diff(samples["plies_left"].astype(int)) >= 0) + 1  # plies left fall within a game
    for moves, some in zip(games, np.split(samples, begins), strict=True):
        check_game(some, spec, moves, config)


def test_search_improves_the_policy() -> None:
    """Immediate wins and forced blocks are found and become the policy target."""
    positions = [([1, 1, 1, 0, 2, 2, 2], 3), ([2, 2, 2, 0, 0, 0, 1], 3)]
    states = [new_state([0] * 35 + cells, 6, 7, 1) for cells, _ in positions]
    searches = searched(connectx.game_spec(), states, GUMBEL, new_gumbel_config(7, 150, 0))
    for seat, (_, best) in enumerate(positions):
        tree, policy = tree_of(searches.trees, seat), searches.results.policies[seat]
        assert searches.results.actions[seat] == best == int(policy.argmax())
        assert policy.sum() == pytest.approx(1, abs=1e-5) and abs(searches.results.values[seat]) <= 1
        assert policy[best] > max(float(tree.priors[kid]) for kid in children(tree, ROOT))


def test_batched_searches_equal_single_ones() -> None:
    """Results do not depend on the other positions of a batch, nor on JAX or the network in numba."""
    spec = connectx.game_spec()
    weights, root_config = weights_of(spec), new_gumbel_config(7, 40, 9)
    states = [spec.start.copy() for _ in range(3)]
    for state, moves in zip(states, ([3], [3, 3, 2], [0, 6, 1, 5, 2]), strict=True):
        for move in moves:
            spec.game.play(spec.game.board, state, move)
    together = searched(spec, states, GUMBEL, root_config)
    for seat, state in enumerate(states):
        alone = searched(spec, [state], GUMBEL, root_config)
        for one, other in ((alone.results, together.results),):
            assert one.actions[0] == other.actions[seat]
            np.testing.assert_allclose(one.policies[0], other.policies[seat], atol=1e-3)
        assert visits_in(tree_of(alone.trees, 0)) == visits_in(tree_of(together.trees, seat))
    by_board = new_batched_search(spec, weights, 3, root_config.simulations)
    by_board.run(np.arange(3), np.array(states), np.full(3, NOBODY_MOVED), 0, GUMBEL, root_config, search_params(SMALL),
                 np.stack([new_rng(3)] * 3), partial(evaluate_one_by_one, spec, weights))  # fmt: skip
    np.testing.assert_allclose(by_board.results.policies, together.results.policies, atol=1e-3)


def test_equal_positions_are_evaluated_once() -> None:
    """And three games in step have the results of one alone."""
    spec, root_config, sizes = connectx.game_spec(), new_gumbel_config(7, 20, 0), list[int]()
    weights, params = weights_of(spec), search_params(SMALL)
    evaluate = evaluator(spec.shape, weights)

    def counted(planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        sizes.append(len(planes))
        return evaluate(planes)

    results = []
    for count in (1, 3):
        search, rngs = new_batched_search(spec, weights, count, 20), np.stack([new_rng(3)] * count)
        states, last_moves = np.stack([spec.start] * count), np.full(count, NOBODY_MOVED)
        found = search.run(np.arange(count), states, last_moves, 0, GUMBEL, root_config, params, rngs, counted)
        results.append(found.policies.copy())
    assert set(sizes) == {1} and (results[1] == results[0]).all()
    assert (search.game.nn_eval.cache.values <= 1).all(), "nothing stays awaited"


def visits_in(tree: Tree) -> list[int]:
    return [int(tree.stats[kid].visits) for kid in children(tree, ROOT)]


def evaluate_one_by_one(
    spec: GameSpec, weights: list[Layer], planes: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """Evaluate a batch by the network in numba, one position after the other."""
    network, told = network_of(spec.shape, weights), []
    for some in planes:
        clear_planes(network)
        for row, column, plane in np.argwhere(some):
            set_plane(network, row, column, plane)
        told.append((float(run_compiled(network)), network.logits.copy()))
    return np.array([logits for _, logits in told]), np.array([value for value, _ in told], np.float32)


@pytest.mark.parametrize("name", GAMES)
def test_a_symmetry_maps_the_board_onto_itself(name: str) -> None:
    spec = GAMES[name][0]()
    cells = spec.shape.rows * spec.shape.columns
    for symmetry in spec.symmetries:
        assert sorted(symmetry.tolist()) == list(range(cells))
    assert len({tuple(one) for one in spec.symmetries.tolist()}) == len(spec.symmetries)
    rows, columns = np.divmod(np.arange(cells), spec.shape.columns)
    for symmetry in spec.symmetries:  # neighbours stay neighbours
        apart = np.abs(np.diff(rows[symmetry])) + np.abs(np.diff(columns[symmetry]))
        assert (apart[columns[1:] > 0] == 1).all()


def test_move_accuracy() -> None:
    solved = read_solved_positions(connectx.TEST_SET, connectx.state_after)
    _, positions = read_score_set(connectx.TEST_SET)
    best = np.array([max(one.scores, key=lambda move: one.scores[move].low) for one in positions])
    worst = np.array([min(one.scores, key=lambda move: one.scores[move].low) for one in positions])
    assert move_accuracy(solved, best) == (100.0, 100.0)
    assert move_accuracy(solved, worst).perfect < 50
    spec = connectx.game_spec()
    weights, some = weights_of(spec), solved.states[:70]
    game, evaluate = game_with_network(spec, weights), evaluator(spec.shape, weights)
    moves = best_moves(game, spec.shape, some, 4, search_params(SMALL), evaluate)
    assert all(move in one.scores for move, one in zip(moves.tolist(), positions, strict=False))


def test_value_error() -> None:
    """A network with true values, one with opposite values, and one that calls everything drawn."""
    solved, spec = read_solved_positions(connectx.TEST_SET, connectx.state_after), connectx.game_spec()
    truth = np.array([max(score.value or 0 for score in moves.values()) for moves in solved.scores])
    game, told = game_with_network(spec, weights_of(spec)), np.zeros(0)

    def tell(planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        nonlocal told
        values, told = told[: len(planes)], told[len(planes) :]
        return np.zeros((len(planes), 7)), values

    for share, expected in ((1.0, 0.0), (-1.0, 4 * np.mean(truth**2)), (0.0, np.mean(truth**2))):
        told = share * truth
        assert value_error(game, spec.shape, solved, tell) == pytest.approx(expected)
        assert told.size == 0


def test_random_draws_have_their_distributions() -> None:
    rng = new_rng(5)
    for shape in (0.3, 1.0, 4.0):
        draws = np.array([gamma(rng, shape) for _ in range(4000)])
        assert draws.mean() == pytest.approx(shape, rel=0.1) and draws.var() == pytest.approx(shape, rel=0.25)
    logs = np.log([0.5, 0.3, 0.2])
    drawn = [int(np.argmax([gumbel(rng) + log for log in logs])) for _ in range(4000)]
    assert np.bincount(drawn) / 4000 == pytest.approx([0.5, 0.3, 0.2], abs=0.03)


def test_pruned_targets_drop_forced_visits() -> None:
    """Pruning only subtracts visits; forcing ensures a minimum of visits."""
    spec, shares = connectx.game_spec(), []
    state = new_state([0] * 35 + [1, 2, 1, 0, 2, 1, 2], 6, 7, 1)
    for forced, prunes in ((0.0, False), (4.0, False), (4.0, True)):
        noise = DirichletConfig(100, 0.3, 0.25, 0.0, forced, prunes, 0, SMALL.exploration)
        searches = searched(spec, [state], DIRICHLET, noise, ply=5)
        tree, counted = tree_of(searches.trees, 0), searches.scratch.scores[0]
        visits = np.array(visits_in(tree))
        assert searches.results.policies[0].sum() == pytest.approx(1, abs=1e-5) and (counted <= visits).all()
        least = np.sqrt(forced * np.array([float(tree.priors[kid]) for kid in children(tree, ROOT)]) * visits.sum())
        assert (visits[visits > 0] >= np.minimum(least, visits)[visits > 0] - 2).all()
        shares.append((counted.sum(), visits.sum()))
    assert shares[1][0] == shares[1][1] and shares[2][0] < shares[2][1]


def test_uniform_move_draws_leave_the_policy_target_alone() -> None:
    """Moves are drawn uniformly, and the policy target stays that of the search."""
    spec, played, policies = connectx.game_spec(), [], []
    state, rng = new_state([0] * 35 + [1, 2, 1, 0, 2, 1, 2], 6, 7, 1), new_rng(1)
    for share in (0.0, 1.0):
        noise = DirichletConfig(60, 0.3, 0.0, share, 0.0, False, 100, SMALL.exploration)
        searches = searched(spec, [state], DIRICHLET, noise, ply=5)
        tree, own = tree_of(searches.trees, 0), scratch_of(searches.scratch, 0)
        played.append(np.bincount([draw_child(tree, noise, own, rng, 5) - 1 for _ in range(700)], minlength=7) / 700)
        policies.append(searches.results.policies[0].copy())
    assert (policies[0] == policies[1]).all()
    assert played[0] == pytest.approx(policies[0], abs=0.08) and played[1] == pytest.approx(np.full(7, 1 / 7), abs=0.06)


def test_search_beats_no_search_in_a_match() -> None:
    """The same network with and without search, in pairs of games."""
    spec = connectx.game_spec()
    weights, params = weights_of(spec), search_params(SMALL)
    searches, evaluate = new_batched_search(spec, weights, 8, 120), evaluator(spec.shape, weights)
    deep, shallow = (Side(GUMBEL, new_gumbel_config(7, most, 0), params, evaluate) for most in (120, 0))
    assert play_match(deep, shallow, searches, spec.start, games=8, random_plies=3, seed=1).mean() >= 0.75
    assert play_match(shallow, deep, searches, spec.start, games=8, random_plies=3, seed=1).mean() <= 0.25


def test_solver_samples_are_exact() -> None:
    """Moves in the policy target keep the value to the end of the game, which the referee knows; other moves lose
    some."""
    spec, config = connectx.game_spec(), GAMES["connectx"][1]
    block = SolvedGameMaker(games=6, seed=6, stage="any")(0)
    games, samples, erred = [moves for moves, _ in read_games(block)], read_samples([block], spec.shape), 0
    assert samples["plies_left"].tolist() == [left for moves in games for left in range(len(moves), 0, -1)]
    for moves, some in zip(games, np.split(samples, np.cumsum([len(moves) for moves in games])[:-1]), strict=True):
        check_game(some, spec, moves, config, exact=True)
        for move, sample, following in zip(moves, some, [*some[1:], None], strict=True):
            then = 1 if following is None else -int(following["result"])  # each of these games ended with a win
            assert sample["value"] == sample["result"] >= then
            assert (sample["policy"][move] > 0) == (sample["result"] == then)
            erred += sample["result"] > then
    assert erred > 3


def test_networks_of_different_sizes_share_solver_blocks() -> None:
    """Blocks do not depend on the network, so games need not be made twice."""
    small, large = (connectx.TRAINERS[name]() for name in ("exact", "exact-wide"))
    assert small.config == large.config and small.spec.shape != large.spec.shape
    assert sample_type(small.spec.shape) == sample_type(large.spec.shape)
    outputs = [len(biases) for _, biases in weights_of(large.spec)]
    assert outputs[:6] == [64] * 6 and outputs[6:] == [len(biases) for _, biases in weights_of(small.spec)][6:]
