"""The worker of an engine process: analyses, hints, threads, and the scores of positions."""

import math
import os
import subprocess
import sys
from queue import SimpleQueue
from time import process_time
from types import SimpleNamespace

import pytest
from storage_support import SMALL, UPRIGHT
from waiting import PATIENCE, wait_until

from tempo.app.engine import worker
from tempo.app.engine.client import EngineClient, EngineRequest
from tempo.app.engine.worker import EngineWorker, threads_of
from tempo.arena.adapter.exact import Effort
from tempo.arena.adapter.game_adapter import adapter_of, board_after, new_config
from tempo.arena.command_line.inputs import BadInput

MOST_SECONDS = 200.0  # of the processor, for an analysis that ends
LATE = [3, 3, 3, 3, 3, 2, 4, 2]  # in ConnectX


@pytest.fixture
def engine(monkeypatch):
    """Return a worker without pipes; what it sends is in `sent`."""
    sent = []
    monkeypatch.setattr(worker, "Inbox", lambda: SimpleNamespace(send=sent.append))
    made = EngineWorker()
    made.sent = sent
    return made


def test_analyses_come_until_all_is_known_and_hints_are_certain():
    analyses, replies, engine = [], SimpleQueue(), EngineClient()
    request = {"task": "watch", "game": "connectx", "shape": {}, "actions": LATE, "seat": 1, "board": "b", "number": 0}

    def watched():
        engine.ask(EngineRequest(request, analyses.append, replies.put, replies.put))
        return replies.get(timeout=PATIENCE)["certain"] and analyses[-1]["reason"] == "exact"

    assert wait_until(watched), "a busy machine may ask again, and knows by then what it has solved"
    legal, last = board_after(new_config("connectx"), LATE).legal(), analyses[-1]
    assert all({move["action"] for move in analysis["moves"]} <= {*legal} for analysis in analyses)
    assert last["final"] and last["reason"] == "exact" and any(move["exact"] for move in last["moves"])
    worth = {move["action"]: move["value"] for move in last["moves"]}
    assert worth[last["line"][0]["action"]] == max(worth.values()) == last["value"]
    assert len(last["line"]) > 1, "and it goes on"
    hint = engine.begin({**request, "task": "hint"})
    assert {*hint()["actions"]} <= {*legal}
    assert wait_until(lambda: engine.begin({**request, "task": "hint"})()["certain"])
    engine.end()


@pytest.mark.parametrize("player", ["classic_uniform:sims=20", "champion:threads=1", "champion"])
def test_threads_are_added_only_where_a_player_leaves_them_open(engine, player, monkeypatch):
    """A number of simulations repeats, which several threads do not; a typed number of threads stays."""
    monkeypatch.setattr(worker, "usable_cores", lambda: 2)
    agent = engine.player({"player": player, "seat": 1, "seed": 1}, new_config("gomoku", {"size": 11}))
    assert threads_of(agent) == (2 if player == "champion" else 1)


def test_a_new_game_gets_new_agents(engine):
    request = {"task": "move", "game": "connectx", "shape": SMALL, "actions": [], "seat": 0, "player": "level:1",
               "seed": 1, "act": 0.1, "bank": 0.0}  # fmt: skip
    agents = []
    for board, number in (("a", 0), ("a", 0), ("a", 1), ("b", 1)):
        engine.answer({**request, "id": 0, "board": board, "number": number})
        agents.append(*engine.agents.values())
    assert agents[0] is agents[1] and len({id(agent) for agent in agents}) == 3


SOLVED = [
    ("connectx", {"rows": 4, "columns": 5, "inarow": 4}, (2, 0, 1, 0, 3, 1), 1.0),
    ("gomoku", {"size": 9}, (40, 0, 41, 8, 42, 72, 43, 80), 1.0),  # an open four
    ("gomoku", {"size": 3, "inarow": 3}, (), 0.5),  # by tree search
    ("gomoku", {"size": 5}, (12, 6, 7, 17, 11, 13, 8, 16, 3, 22), 0.5),  # by alpha-beta
    ("connectx", {"rows": 4, "columns": 4, "inarow": 4}, (), 0.5),  # by the solver
]


def wait_until_compiled(engine, config, actions):
    """Compile the search of a position, which sends analyses of a simpler one until then."""
    analyst = engine.analyst(config.game)
    position = analyst.read_task(*worker._observation_for(board_after(config, actions), config, 0.0)).position
    analyst.player.searcher.prepare(position._replace(prover=None), analyst.player.options, math.inf, False)


@pytest.mark.parametrize(("game", "shape", "actions", "value"), SOLVED)
def test_the_analysis_of_a_solved_position_ends(engine, game, shape, actions, value, monkeypatch):
    """It ends when nothing is left to find out, not when its time is over."""
    monkeypatch.setattr(worker, "MAX_WATCH", math.inf)
    wait_until_compiled(engine, new_config(game, shape), actions)
    sent, started = [], process_time()

    def send(message):
        sent.append(message["analysis"])
        if process_time() > started + MOST_SECONDS:
            raise AssertionError("the analysis of a solved position goes on")

    engine.inbox.send = send
    answer = engine.answer(
        {
            "id": 0,
            "task": "watch",
            "game": game,
            "shape": shape,
            "board": "b",
            "number": 0,
            "seat": 0,
            "actions": actions,
        }
    )
    assert answer["certain"] == (value == 1.0 or game == "connectx")
    assert sent[-1]["final"] and sent[-1]["value"] == pytest.approx(value, abs=0.001)
    assert [analysis["final"] for analysis in sent[:-1]] == [False] * (len(sent) - 1)


# Scores of positions.


def evaluation(engine, actions, seconds=0.1, shape=SMALL, game="connectx", **more):
    request = {"task": "evaluate", "game": game, "shape": shape, "actions": actions, "seconds": seconds, **more}
    return engine.answer({"id": 0, **request})


def test_all_moves_have_exact_scores_where_the_solver_has_time(engine):
    """The first side has three stones in a column: it wins if the second does not block, and the block loses later."""
    known = evaluation(engine, UPRIGHT[:5], seconds=PATIENCE, is_deep=True)
    assert known["estimates"] == {} and [*known["scores"]] == [0, 1, 2, 3, 4]
    assert all(low == high for low, high in known["scores"].values())
    assert [low < 0 for low, _ in known["scores"].values()] == [False, True, True, True, True]


def test_moves_are_estimated_where_nothing_is_proven(engine):
    asked = {"actions": [40], "game": "gomoku", "shape": {"size": 9, "inarow": 5}}
    estimates = evaluation(engine, **asked)["estimates"]
    assert estimates and all(0 <= chance <= 1 for chance in estimates.values())
    assert evaluation(engine, **asked, is_estimated=False)["estimates"] == {}


def test_without_a_solver_everything_is_estimated(engine, monkeypatch):
    monkeypatch.setattr(type(adapter_of("connectx")), "exact", lambda self: None)
    worker._solver_of.cache_clear()
    try:
        known = evaluation(engine, UPRIGHT[:5])
    finally:
        worker._solver_of.cache_clear()
    assert known["scores"] == {} and max(known["estimates"], key=known["estimates"].get) == 0


def test_tables_are_read_without_a_search(engine):
    config = new_config("connectx")
    request = {"id": 0, "task": "tabled", "game": "connectx", "shape": {}, "actions": [3, 3]}
    expected = adapter_of("connectx").exact().tabled(board_after(config, (3, 3)))
    assert engine.answer(request) == {str(action): score for action, score in expected.items()} != {}
    assert engine.answer({**request, "game": "gomoku", "actions": []}) == {}


EVALUATION = """
import sys
from tempo.app.engine.worker import EngineWorker
from tempo.arena.adapter.game_adapter import board_after, new_config
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.backends import BACKENDS

use_kernel_cache()
engine = EngineWorker()
for game in ("connectx", "othello"):  # Gomoku's has a search of its own
    actions = [board_after(new_config(game), ()).legal()[0]]
    engine.answer(dict(id=0, task="evaluate", game=game, shape={}, actions=actions, seconds=0.1))
print(*{kernel.backend for kernel in BACKENDS.loaded.values()}, file=sys.stderr)
"""


def test_a_first_review_waits_for_no_compiler(tmp_path):
    """The solver is that of the agent, which was compiled ahead of time."""
    environment = {**os.environ, "TEMPO_CACHE": str(tmp_path / "cache"), "TEMPO_BACKEND": "native"}
    run = subprocess.run(
        (sys.executable, "-c", EVALUATION), capture_output=True, text=True, timeout=PATIENCE, env=environment
    )
    assert run.stderr.split() == ["native"]
    assert not (tmp_path / "cache").exists(), "nothing was compiled"


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="reads Unix priorities")
def test_the_process_of_the_engine_lets_others_run_first():
    own = os.getpriority(os.PRIO_PROCESS, 0)
    client = EngineClient()
    request = {"task": "hint", "game": "connectx", "shape": {}, "actions": LATE, "seat": 1, "board": "b", "number": 0}
    client.begin(request)()
    assert os.getpriority(os.PRIO_PROCESS, client.child.process.pid) > own
    client.end()


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("actions", [[], [2, 2, 1]])
def test_a_position_is_solved_from_zero_with_its_line_and_all_moves(engine, threads, actions, monkeypatch):
    monkeypatch.setattr(worker, "usable_cores", lambda: threads)
    config = new_config("connectx", SMALL)
    request = {"task": "solve", "game": "connectx", "shape": SMALL, "actions": actions, "seat": 0, "board": "a"}
    answer = engine.answer({**request, "number": 0, "id": 0})
    exact = adapter_of("connectx").exact().scores(board_after(config, actions), Effort(), 20)
    best = max(exact.values())
    analysis = engine.sent[-1]["analysis"]
    assert analysis["final"] and analysis["threads"] == threads
    assert analysis["solving"]["score"] == best
    assert 0 < analysis["solving"]["solved"]["nodes"] <= analysis["simulations"]
    assert {move["action"]: move["exact"]["margin"] for move in analysis["moves"]} == {
        action: score.low for action, score in exact.items()
    }
    line = [ply["action"] for ply in analysis["line"]]
    rewards = board_after(config, [*actions, *line]).rewards()
    assert rewards is not None and rewards[len(actions) % 2] == best.value
    assert answer["value"] == best.value
    assert {*answer["actions"]} == {action for action, score in exact.items() if score == best}


def test_what_no_solver_takes_is_refused(engine):
    request = {"task": "solve", "actions": [], "seat": 0, "board": "a", "number": 0, "id": 0}
    for game, shape in (("connectx", {"rows": 9, "columns": 9}), ("othello", {})):
        with pytest.raises(BadInput, match="cannot be solved"):
            engine.answer({**request, "game": game, "shape": shape})
