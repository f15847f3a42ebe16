"""Several threads in one tree: no visit is lost and no proof is wrong; the search need not repeat."""
import math
import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from built_files import BUILT_AGENTS, built_file
from connectx_oracles import results_of
from folders import ROOT as PROJECT
from games import Referee, empty_state, played
from numba import types

from tempo.arena.adapter.game_adapter import adapter_of, board_after, games, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.players.player_specs import parse_player
from tempo.arena.players.profile_agents import make_agent
from tempo.games.connectx.rules import new_game
from tempo.games.connectx.threats import decisive_playout
from tempo.lab.bench.thread_bench import main as thread_bench
from tempo.native.atomics import add_to, exchange, load, swap_if
from tempo.native.jit import kernel, njit
from tempo.native.rng import below, new_rng
from tempo.search.game import Game
from tempo.search.leaves.evaluators import BY_PLAYOUT, playout_value
from tempo.search.options import SearchOptions, SearchParams, params_of
from tempo.search.proofs import DRAW, END, UNKNOWN
from tempo.search.threads.pool import ThreadPool, aligned_copy
from tempo.search.threads.shared_search import BEGUN, DONE, GOAL, PROGRESS, search_together
from tempo.search.threads.shared_searcher import SharedTreeSearcher
from tempo.search.threads.shared_tree import shared_game, view_of
from tempo.search.tree import NO_CHILDREN, ROOT, Tree, children, new_tree

PLAIN = params_of(SearchOptions())
SOLVING = PLAIN._replace(proofs=True)
PLAYOUTS_A_YIELD = 32  # on average; beside other processes a yield takes milliseconds
SMALL = [(4, 4, 3), (4, 4, 4), (3, 5, 3), (4, 5, 4)]
sched_yield = types.ExternalFunction("sched_yield", types.intc())


@kernel
def count_up(numbers, sums, times):
    """Change counters from several threads, by each atomic operation."""
    for _ in range(times):
        add_to(numbers, 1, 1)
        add_to(sums, 0, 0.5)
        before = load(numbers, 2)
        while not swap_if(numbers, 2, before, before + 3):
            before = load(numbers, 2)


@njit
def counted_value(game, tree, params, rng, depth):
    """Return the usual value, and note where simulations end and with what result."""
    value = playout_value(game, tree, params, rng, depth)
    add_to(game.nn_eval[0], tree.path[depth], 1)
    add_to(game.nn_eval[1], tree.path[depth], value)
    return value


@njit
def yielding_playout(board, state, rng, log):
    """Run the usual playout, and yield the thread now and then."""
    if below(rng, PLAYOUTS_A_YIELD) == 0:
        sched_yield()
    return decisive_playout(board, state, rng, log)


interrupted_playout = yielding_playout if sys.platform != "win32" else decisive_playout  # Windows has no sched_yield


def test_no_atomic_operation_is_lost() -> None:
    record = np.zeros(4, [("number", np.int32), ("sum", np.float64)])  # fields lie apart
    threads, times = 4, 50_000
    calls = [count_up.bind(record["number"], record["sum"], times) for _ in range(threads)]
    pool = ThreadPool(threads)
    pool.work(calls)
    pool.wait_idle()
    assert record["number"].tolist() == [0, threads * times, 3 * threads * times, 0]
    assert record["sum"][0] == threads * times / 2


def test_atomic_operations_mean_the_same_interpreted() -> None:
    numbers = np.array([3, 5])
    assert add_to(numbers, 0, 4) == 3 and exchange(numbers, 1, 9) == 5 and load(numbers, 0) == 7
    assert not swap_if(numbers, 1, 5, 1) and swap_if(numbers, 1, 9, 1) and numbers.tolist() == [7, 1]


def searched(game: Game, state: np.ndarray, params: SearchParams, threads: int, simulations: int, nodes: int) -> Tree:
    """Return the tree after a search by several threads."""
    tree, counts = new_tree(game, state, nodes), aligned_copy(np.zeros(PROGRESS, np.int64))
    counts[GOAL] = simulations
    calls = [
        search_together.bind(shared_game(game), view_of(tree, counts), state, params, aligned_copy(new_rng(number)), 0)
        for number in range(threads)
    ]
    pool = ThreadPool(threads)
    pool.work(calls)
    pool.wait_idle()
    assert counts[DONE] == counts[BEGUN] == simulations or tree.stats[ROOT].proof != UNKNOWN
    assert tree.stats[ROOT].visits == counts[DONE]
    return tree


def counting(game: Game, nodes: int) -> Game:
    """Return the game, counting for each node the simulations that end there and their values."""
    noted: Any = np.zeros(nodes, np.int64), np.zeros(nodes)
    return game._replace(nn_eval=noted, evaluator=BY_PLAYOUT._replace(value=counted_value))


def interrupted_game(size: tuple[int, int, int], nodes: int) -> Game:
    """Return ConnectX on a board of this size, counting, with interrupted playouts: one kernel for the tests below."""
    return counting(new_game(*size, interrupted_playout), nodes)


def check_counts(game: Game, tree: Tree) -> None:
    """Each visit of a node ended there or went on to a child, and so did its value."""
    used = int(tree.used[0])
    selection, stats = tree.selection[:used], tree.stats[:used]
    ended, worth = game.nn_eval[0][:used].copy(), game.nn_eval[1][:used].copy()
    over = stats["proof"] != UNKNOWN  # where nobody is asked for a value
    assert (stats["visits"][over] >= 1).all() and (selection["first"][over] == NO_CHILDREN).all()
    visits, values = np.zeros(used, np.int64), np.zeros(used)
    for node in np.flatnonzero(selection["first"] > NO_CHILDREN):
        first = selection["first"][node]
        some = stats[first : first + selection["count"][node]]
        visits[node], values[node] = some["visits"].sum(), (some["visits"] - some["value"]).sum()
    assert (stats["visits"] == visits + ended)[~over].all()
    assert (stats["value"] == values + worth)[~over].all()


@pytest.mark.long
@pytest.mark.parametrize(("threads", "nodes"), [(2, 1_000_000), (2, 20_000), (5, 300_000)])
def test_no_visit_is_lost(threads: int, nodes: int) -> None:
    game = interrupted_game((6, 7, 4), nodes)
    check_counts(game, searched(game, empty_state(6, 7), PLAIN, threads, 60_000, nodes))


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_no_visit_of_ten_million_is_lost(name: str) -> None:
    if name == "connectx":
        game, state = new_game(6, 7, 4, decisive_playout), empty_state(6, 7)
    else:
        position = position_of(name, "classic" if name == "othello" else "classic_uniform")
        game, state = position.game, position.state
    game = counting(game, 12_000_000)
    tree = searched(game, state, PLAIN, 2, 10**7 if name == "connectx" else 10**6, 12_000_000)
    check_counts(game, tree)


def position_of(name: str, profile: str) -> Any:
    """Return the start position of a game as an agent reads it."""
    config, adapter = new_config(name), adapter_of(name)
    shown = adapter.observation_of(board_after(config, ()), 0.0), Struct(adapter.configuration_of(config))
    return make_agent(name, profile, {}, 1, 1).read_task(*shown).position


def some_position(chance: random.Random) -> tuple[tuple[int, int, int], list[int]]:
    """Return a small board and moves to a position that is not over, late enough for minimax."""
    while True:
        size = chance.choice(SMALL)
        referee, moves = Referee(*size), list[int]()
        while not referee.over and size[0] * size[1] - len(moves) > 10:
            moves.append(chance.choice(referee.legal))
            referee.drop(moves[-1])
        if not referee.over:
            return size, moves


def check_proofs(threads: int, positions: int, seed: int, interrupted: bool = True) -> None:
    """Compare proofs with minimax, where playouts yield the thread or with the agent's own kernel."""
    chance, certain = random.Random(seed), 0
    for _ in range(positions):
        size, moves = some_position(chance)
        game = interrupted_game(size, 400_000) if interrupted else new_game(*size, decisive_playout)
        state = played(game, empty_state(*size[:2]), moves)
        tree = searched(game, state, SOLVING, threads, 20_000, 400_000)
        referee = Referee(*size)
        for column in moves:
            referee.drop(column)
        true = results_of(size, tuple(referee.cells))
        for child in children(tree, ROOT):
            proof, result = int(tree.stats[child].proof), true[int(tree.selection[child].action)][0]
            if proof != UNKNOWN:
                certain += 1
                assert result == (0 if proof == DRAW else 1 if proof > DRAW else -1), (size, moves)
                assert abs(proof) <= END
        proof, best = int(tree.stats[ROOT].proof), max(result for result, _ in true.values())
        assert proof == UNKNOWN or -best == (0 if proof == DRAW else 1 if proof > DRAW else -1), (size, moves)
    assert certain > positions


INTERRUPTED = [pytest.param(*one, True, marks=pytest.mark.long) for one in ((2, 60), (8, 20))]


@pytest.mark.parametrize(  # threads fewer and more than cores
    ("threads", "positions", "interrupted"), [(2, 30, False), (8, 10, False), *INTERRUPTED]
)
def test_proofs_by_threads_are_right(threads: int, positions: int, interrupted: bool) -> None:
    check_proofs(threads, positions, 1, interrupted)


@pytest.mark.slow
def test_proofs_by_threads_are_right_in_a_thousand_positions() -> None:
    check_proofs(2, 1000, seed=3)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(50))
def test_a_run_under_stress(seed: int) -> None:
    """Many more threads than cores, each of which yields in the middle of operations."""
    check_proofs(12, 10, seed)
    game = interrupted_game((6, 7, 4), 300_000)
    check_counts(game, searched(game, empty_state(6, 7), PLAIN, 12, 50_000, 300_000))


TREE_PROFILES = [("connectx", "classic"), ("gomoku", "classic_rules"), ("othello", "classic")]


@pytest.mark.parametrize(("name", "profile"), TREE_PROFILES)
def test_an_agent_with_threads_keeps_its_tree(name: str, profile: str) -> None:
    """Over some moves of a game, the kept tree is consistent."""
    agent = make_agent(name, profile, {"threads": "2", "reuse": "1", "nodes": "100000", "cap": "0"}, None, 1)
    config, adapter, actions = new_config(name), adapter_of(name), list[int]()
    configuration = Struct({**adapter.configuration_of(config), "actTimeout": 0.02})
    for _ in range(3):
        board = board_after(config, tuple(actions))
        agent.get_ready(agent.read_task(adapter.observation_of(board, 60.0), configuration))
        agent(adapter.observation_of(board, 60.0), configuration)
        assert agent.last.move in board.legal() and agent.last.reason != "error"
        actions += [agent.last.move]
        actions += [board_after(config, tuple(actions)).legal()[0]]
    searcher = agent.player.searcher
    assert isinstance(searcher, SharedTreeSearcher)
    searcher.pool.wait_idle()
    tree = searcher.tree
    assert tree is not None
    for node in range(int(tree.used[0])):
        kids = children(tree, node)
        assert not kids or (node < kids.start and kids.stop <= tree.used[0])
        assert sum(int(tree.stats[kid].visits) for kid in kids) <= tree.stats[node].visits


def test_only_candidate_moves_are_searched() -> None:
    agent = make_agent("connectx", "classic", {"threads": "2"}, None, 1)
    position, searcher = position_of("connectx", "classic"), agent.player.searcher
    searcher.prepare(position, agent.player.options, math.inf, False)
    assert searcher.begin((2, 5)) == 1 and searcher.run(500) == 500
    snapshot = searcher.look()
    assert sorted(snapshot.moves) == [2, 5] and sum(snapshot.visits) >= 499


def test_threads_are_refused_where_games_are_to_repeat() -> None:
    with pytest.raises(ValueError, match="games of several threads do not repeat"):
        make_agent("connectx", "champion", {"threads": "2"}, 100)
    with pytest.raises(ValueError, match="from 1 to"):
        make_agent("connectx", "champion", {"threads": "0"})
    with pytest.raises(ValueError, match="number"):
        make_agent("connectx", "champion", {"threads": "many"})
    assert not parse_player("champion:threads=2", "connectx").repeatable
    assert parse_player("champion:threads=1", "connectx").repeatable


def test_interpreted_it_is_one_thread_with_one_warning() -> None:
    program = """
import sys
from tempo.arena.players.profile_agents import make_agent
agent = make_agent("connectx", "classic", {"threads": "3"}, None, 1)
shape = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 0.1}
for stones in (2, 4):
    agent({"board": [0] * 38 + [1, 2, 1, 2][:stones] + [0] * (4 - stones), "mark": 1}, shape)
assert agent.last.reason != "error" and agent.last.backend == "python", agent.last
"""
    surroundings = {**os.environ, "TEMPO_BACKEND": "python", "PYTHONPATH": str(PROJECT / "src")}
    called = [sys.executable, "-c", program]
    done = subprocess.run(called, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("Warning: the search is interpreted, by one thread") == 1


def test_the_bench_compares_threads(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("tempo.lab.bench.thread_bench.SECONDS", 0.05)
    assert thread_bench(["connectx", "--repeats", "1"]) == 0
    assert "connectx" in capsys.readouterr().out
    assert thread_bench(["chess"]) == 2


def test_no_bundled_agent_has_threads() -> None:
    for name in BUILT_AGENTS:
        assert "search_together" not in built_file(name).read_text(encoding="utf-8")
