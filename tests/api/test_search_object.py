"""`tempo.Search`: the moves of our players, trees to walk, evaluators of the user's, a sentence for wrong input."""

import pickle
import re

import numba
import numpy as np
import pytest
from waiting import PATIENCE

import tempo
from tempo.api.search import search_bench
from tempo.native.backends import BACKENDS, PYTHON

CONNECTX = tempo.game("connectx")
STATE = CONNECTX.parse("44455")
WON = CONNECTX.parse("414141")
BOARDS = [*map(tempo.game, tempo.game_names()), tempo.game("gomoku", size=8), tempo.game("connectx", rows=9)]
LINES = {"connectx": "44455", "othello": "f5d6c3d3c4", "gomoku": "c8d6c7"}


@pytest.fixture(autouse=True)
def interpreted(request, monkeypatch):
    """Each evaluator has a kernel of its own, which takes ten seconds to compile: most tests run none."""
    if not request.node.get_closest_marker("long"):
        monkeypatch.setattr(BACKENDS, "best", PYTHON)
        monkeypatch.setattr(BACKENDS, "loaded", {})


def half(states):
    return np.full(len(states), 0.5)


def half_and_first(states):
    """Even values; the prior of the first column is all but one."""
    priors = np.full((len(states), 7), 0.01)
    priors[:, 0] = 0.94
    return half(states), priors


@numba.njit
def parity(board, state):
    """A value by the lowest cell alone."""
    return 0.25 + 0.5 * float(state[0] & np.uint64(1))


@numba.njit
def first_column(board, state, priors):
    for action in range(priors.size):
        priors[action] = 0.01
    priors[0] = 0.94
    return 0.5


@pytest.mark.parametrize("name", tempo.game_names())
def test_it_plays_the_moves_of_the_player_with_its_options(name):
    game = tempo.game(name)
    state = game.parse(LINES[name])
    profile = tempo.Search(game)._agent.profile.name
    options = {"exploration": 0.7, "proofs": True, "anchor_visits": 64}
    spec = f"{profile}:exploration=0.7,proofs=1,anchor_visits=64,search=tree"
    sims = 200 if name == "connectx" else 25
    for seed in (1, 2):
        found = tempo.Search(game, simulations=sims, seed=seed, **options).run(state)
        thought = tempo.analyse(state, spec, sims=sims, seed=seed)
        assert (found.visits, found.simulations) == (thought.visits, thought.simulations)
        assert found.move == tempo.player(spec, game, sims=sims, seed=seed).choose(state)


def test_a_search_repeats_and_its_steps_end_where_it_ends():
    search = tempo.Search(CONNECTX, simulations=300)
    first = search.run(STATE)
    *_, last = tempo.Search(CONNECTX, simulations=300).steps(STATE)
    assert first.visits == last.visits and first.values == last.values
    assert sum(first.visits.values()) == 300 and sum(first.policy.values()) == pytest.approx(1)
    assert str(first).startswith(f"{STATE.name_of(first.move)}, value 0.") and str(first) in repr(first)
    assert first._repr_svg_().startswith("<?xml") and "win rate" in first._repr_svg_()


def test_results_outlive_the_tree_and_nodes_do_not():
    search = tempo.Search(CONNECTX, simulations=150)
    first = search.run(STATE)
    node = first.root.children[3]
    visits = node.visits
    second = search.run(STATE.play(3))
    assert first.visits[3] == visits and first.visits != second.visits
    with pytest.raises(tempo.BadInput, match="a later search took the place of this tree"):
        print(node.visits)


def test_a_tree_is_walked():
    result = tempo.Search(CONNECTX, simulations=1000, proofs=True).run(STATE)
    root = result.root
    assert root.visits == 1000 and root.move is None and root.parent is None and root.state == STATE
    assert {move: node.visits for move, node in root.children.items()} == result.visits
    assert {move: node.value for move, node in root.children.items()} == result.values
    visits = [node.visits for node in root.children.values()]
    assert visits == sorted(visits, reverse=True)
    node, state = root, STATE
    for move in result.pv:
        node, state = node.children[move], state.play(move)
        assert (node.move, node.state, node.parent.state) == (move, state, state.parent)
    assert next(root.walk(depth=2, least=20)).visits == 1000
    copied = root.to_dict(depth=1)
    assert {child["move"]: child["visits"] for child in copied["children"]} == result.visits
    assert copied["children"][0]["children"] == [] and copied["visits"] == 1000
    graph = root.to_networkx(depth=2)
    assert graph.nodes[()]["visits"] == 1000 and graph.nodes[(3,)]["visits"] == result.visits[3]
    assert graph.edges[(), (3,)]["name"] == "4"
    assert "1,000 visits" in repr(root) and repr(root.children[3]).startswith("<Node 4:")


def test_proofs_and_unsearched_moves():
    result = tempo.Search(CONNECTX, simulations=2000, proofs=True, playout="decisive").run(WON)
    assert result.move == 3 and result.proofs[3] == 1 and result.value == 1
    assert result.root.children[3].proven == 1 and result.root.proven == -1
    short = tempo.Search(CONNECTX, simulations=3).run(STATE)
    unsearched = [node for node in short.root.children.values() if not node.visits]
    assert unsearched and all(node.value is None and node.prior is None for node in unsearched)
    assert len(short.values) == 3


def test_a_search_goes_on_below():
    search = tempo.Search(CONNECTX, simulations=800)
    first = search.run(STATE)
    after = STATE.play(first.pv[0]).play(first.pv[1])
    kept = first.root.children[first.pv[0]].children[first.pv[1]].visits
    assert kept > 20
    below = search.reuse(after, simulations=50)
    assert below.root.visits == kept + 50 and below.state == after
    deeper = below.pv[0], below.pv[1], below.pv[2]
    state = after
    for move in deeper:
        state = state.play(move)
    kept = below.root.children[deeper[0]].children[deeper[1]].children[deeper[2]].visits
    assert search.reuse(state, simulations=10).root.visits == kept + 10
    assert search.reuse(CONNECTX.parse("1"), simulations=10).root.visits == 10
    assert search.run(STATE, simulations=10).root.visits == 10


def test_limits():
    search = tempo.Search(CONNECTX, simulations=100_000)
    search.run(STATE, nodes=1000)
    assert 1000 <= search._searcher.tree.used[0] < 1500
    steps = search.steps(STATE, seconds=PATIENCE)
    first, second = next(steps), next(steps)
    assert second.simulations > first.simulations and first.visits != second.visits
    assert search.run(STATE, seconds=0.01).simulations > 1
    with pytest.raises(tempo.BadInput, match="another search took the place of this one"):
        next(steps)


def test_batches_of_an_evaluator_without_priors():
    seen = []

    def evaluate(states):
        seen.append(len(states))
        assert [state.to_move for state in states[:2]] and states.arrays.shape == (len(states), 2)
        return [0.5] * len(states)

    result = tempo.Search(CONNECTX, evaluate, simulations=640, batch=32).run(STATE)
    assert max(seen) == 32 and sum(seen[1:]) == result.evaluations and len(seen) - 1 == result.batches
    assert result.batches < 25 and result.simulations == 640 and set(result.values.values()) == {0.5}
    assert max(result.visits.values()) - min(result.visits.values()) <= 1 and result.priors == {}


def test_batches_of_an_evaluator_with_priors():
    result = tempo.Search(CONNECTX, half_and_first, simulations=200).run(STATE)
    assert result.move == 0 and result.visits[0] > 120 and result.priors[0] == pytest.approx(0.94)
    assert result.root.children[0].prior == pytest.approx(0.94)
    level = tempo.Search(CONNECTX, half, selection="puct", simulations=50).run(STATE)
    assert level.priors == pytest.approx(dict.fromkeys(range(7), 1 / 7))
    ignored = tempo.Search(CONNECTX, half_and_first, selection="ucb", simulations=200).run(STATE)
    assert ignored.priors == {} and ignored.visits[0] < 80


@pytest.mark.parametrize("selection", ["ucb", "puct"])
@pytest.mark.parametrize("game", BOARDS, ids=str)
def test_states_of_a_batch_are_those_that_the_search_holds(game, selection):
    state, checked = game.parse(LINES[game.name]), set()

    def evaluate(states):
        for array, leaf in zip(states.arrays, states, strict=True):
            assert np.array_equal(search._root.position_of(leaf).state, array)
            checked.add(leaf.moves)
        assert np.array_equal(states.planes, np.stack([leaf.planes for leaf in states]))
        assert states.planes.dtype == np.float32 and states[-1] == states[len(states) - 1]
        return half(states)

    search = tempo.Search(game, evaluate, selection=selection, batch=8, simulations=60)
    search.run(state)
    assert len(checked) > 25 and all(moves[: len(state.moves)] == state.moves for moves in checked)


def outside(states):
    """The same value as `parity`, for a batch."""
    return 0.25 + 0.5 * (states.arrays[:, 0] & np.uint64(1)).astype(float)


def test_a_batch_of_one_searches_as_the_kernel_does():
    """Alone, no leaf sees a virtual loss."""
    single = tempo.Search(CONNECTX, half_and_first, simulations=150, batch=1).run(STATE)
    assert single.visits == tempo.Search(CONNECTX, first_column, simulations=150).run(STATE).visits
    many = tempo.Search(CONNECTX, outside, simulations=600, batch=16).run(STATE)
    assert many.move == tempo.Search(CONNECTX, parity, simulations=600).run(STATE).move


@pytest.mark.long
@pytest.mark.parametrize("evaluator", [half_and_first, first_column])
def test_compiled_it_is_the_same(evaluator, monkeypatch):
    results = []
    for best in (BACKENDS.best, PYTHON):
        monkeypatch.setattr(BACKENDS, "best", best)
        monkeypatch.setattr(BACKENDS, "loaded", {})
        search = tempo.Search(CONNECTX, evaluator, simulations=500, proofs=True)
        results.append(search.run(STATE))
        assert (search._searcher.backend == PYTHON) == (best == PYTHON)
    assert results[0].visits == results[1].visits and results[0].values == pytest.approx(results[1].values)


def test_it_finds_a_win_whatever_the_evaluator_says():
    for evaluator in (half, half_and_first, parity, first_column):
        result = tempo.Search(CONNECTX, evaluator, simulations=400, proofs=True).run(WON)
        assert (result.move, result.proofs[3]) == (3, 1)


@pytest.mark.long
def test_the_network_has_priors():
    result = tempo.Search(CONNECTX, "network", simulations=100).run(STATE)
    assert sum(result.priors.values()) == pytest.approx(1, abs=1e-4)
    assert result.visits == tempo.analyse(STATE, "network", sims=100).visits


def test_a_failing_evaluator_leaves_the_search_usable():
    answers = iter([half, half])

    def evaluate(states):
        return next(answers, None)(states)

    search = tempo.Search(CONNECTX, evaluate, simulations=100)
    with pytest.raises(TypeError, match="not callable"):
        search.run(STATE)
    answers = iter([half] * 1000)
    assert search.run(STATE).root.visits == 100


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (lambda n: [0.5] * (n + 1), r"values of shape \(2,\) for 1 states"),
        (lambda n: [-1.0] * n, "the value -1: values are 0 "),
        (lambda n: [float("nan")] * n, "the value nan"),
        (lambda n: "even", "values that are no numbers"),
        (lambda n: ([0.5] * n, np.ones((n, 3))), r"priors of shape \(1, 3\): give \(1, 7\)"),
        (lambda n: ([0.5] * n, -np.ones((n, 7))), "give probabilities, not logits"),
    ],
)
def test_what_an_evaluator_answers_is_checked(answer, problem):
    search = tempo.Search(CONNECTX, lambda states: answer(len(states)), simulations=10)
    with pytest.raises(tempo.BadInput, match=problem):
        search.run(STATE)


@numba.njit
def minus_one(board, state):
    return -1.0


@numba.njit
def no_prior(board, state, priors):
    priors[0] = -1.0
    return 0.5


@pytest.mark.parametrize(("function", "problem"), [(minus_one, "the value -1"), (no_prior, "give probabilities")])
def test_what_a_compiled_function_says_of_the_first_state_is_checked(function, problem):
    with pytest.raises(tempo.BadInput, match=problem):
        tempo.Search(CONNECTX, function, simulations=10).run(STATE)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("connectx", "neural"), "choose playout, network or a function"),
        (("connectx", 3), "choose playout|give playout, network or a function"),
        (("chess",), "chess"),
        (("othello", "network"), "othello has no network"),
        (("connectx", numba.njit(lambda board: 0.5)), "has 1 arguments: give"),
    ],
)
def test_arguments_are_checked(arguments, problem):
    with pytest.raises(tempo.BadInput, match=problem):
        tempo.Search(*arguments)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"exploraton": 1}, "did you mean exploration"),
        ({"exploration": -3}, "exploration"),
        ({"search": "alphabeta"}, "tempo.analyse runs alpha-beta"),
        ({"rows": 5}, r"rows is a size of the board: tempo.Search\(tempo.game\('connectx', rows=...\), ...\)"),
        ({"profile": "master"}, "no profile 'master'"),
        ({"selection": "best"}, "choose ucb or puct"),
        ({"selection": "puct"}, "is searched by ucb"),
        ({"simulations": 0}, "a whole number from 1 up"),
        ({"batch": 0}, "a whole number from 1 up"),
        ({"seconds": -1}, "above 0"),
    ],
)
def test_options_are_checked(options, problem):
    with pytest.raises(tempo.BadInput, match=problem):
        tempo.Search("connectx", **options)


def test_states_are_checked():
    search = tempo.Search("connectx", simulations=10)
    over = CONNECTX.parse("4141414")
    for state, problem in [(over, "over"), (tempo.game("othello").initial(), "othello"), ("44455", "no state")]:
        with pytest.raises(tempo.BadInput, match=problem):
            search.run(state)
        with pytest.raises(tempo.BadInput, match=problem):
            search.steps(state)


def test_a_search_is_pickled_by_its_arguments():
    search = tempo.Search(CONNECTX, half_and_first, simulations=60, exploration=0.9)
    again = pickle.loads(pickle.dumps(search))
    assert again.run(STATE).visits == search.run(STATE).visits and repr(again) == repr(search)
    assert search.with_seed(5).run(STATE).simulations == 60


def test_the_bench_prints_what_each_part_costs(monkeypatch, capsys):
    monkeypatch.setattr(search_bench, "CALLS", (20,))
    monkeypatch.setattr(search_bench, "BATCHES", 2)
    monkeypatch.setattr(search_bench, "PLAYED", 50)
    assert search_bench.main(["connectx", "--repeats", "1"]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith(("│ connectx", "connectx"))]
    assert len(rows) == 6
    numbers = [[float(number.replace(",", "")) for number in re.findall(r"[\d.,]+", row)] for row in rows]
    assert all(min(row) > 0 for row in numbers) and [row[0] for row in numbers[1:5]] == [16, 64, 16, 64]
    assert search_bench.main(["chess"]) == 2 and "choose connectx" in capsys.readouterr().err
