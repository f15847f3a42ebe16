"""The compliance check on agents that report their search: the stop of a slow start, and its evaluation.

The stop is a real one and takes some seconds. What follows from it is judged on replies that are made up here, so that
every verdict is tried; whole agents are few, and play as long as it takes until they are stopped.
"""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress
from types import SimpleNamespace

import psutil
import pytest
from check_support import AGENTS, GAMES, correct
from config_support import connectx_config
from waiting import PATIENCE, state_of, wait_until
from what_windows_lacks import only_posix

from tempo.arena.adapter.game_adapter import adapter_of, board_of, games, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.jobs.processes import process_tree
from tempo.arena.referee.check_spec import check_spec_of
from tempo.arena.referee.messages import AgentCall
from tempo.lab.check import costs
from tempo.lab.check.check import check_file
from tempo.lab.check.outcomes import RowStatus, passing
from tempo.lab.check.sandbox import stall
from tempo.lab.check.sandbox.probe import InspectedFile
from tempo.lab.check.sandbox.replies import ProbeReply
from tempo.lab.check.sandbox.sandbox import Limits

STOPPED, QUICK = costs.STALL + 1, 0.1


def reply(*moves, problem=""):
    """Return a game whose moves have these seconds, reasons and backends."""
    calls = [
        AgentCall(seconds, "3", "int", True, 3, 0, reason, backend[0] if backend else None)
        for seconds, reason, *backend in moves
    ]
    return ProbeReply(problem, calls, 0.0, {"status": "TIMEOUT" if problem else "DONE", "bank": 3.0})


class Answered:
    """A checked agent with a prepared game."""

    clock, spec = connectx_config(), check_spec_of("connectx")

    def __init__(self, game):
        self.game = game

    def ask(self, tasks):
        assert len(tasks) == 1
        return [self.game]


SEEING, HURRIED = (QUICK, "search"), (QUICK, "hurry")
PASS, WARN, SKIP = RowStatus.PASS, RowStatus.WARN, RowStatus.SKIP


@pytest.mark.parametrize(
    ("game", "verdict", "told"),
    [
        (reply((STOPPED, "search"), SEEING, (0.0, "win")), PASS, "stopped for 6.5 s in move 1: of the others 0 of 2"),
        (reply(SEEING, (STOPPED, "search"), SEEING, HURRIED), WARN, "in move 2: of the others 1 of 3 moves unsearched"),
        (reply((STOPPED, "search"), HURRIED, (QUICK, "error")), WARN, "2 of 2 moves unsearched (hurry 1, error 1)"),
        (reply((STOPPED, "hurry"), SEEING), PASS, "0 of 1 moves unsearched"),
        (reply(HURRIED, HURRIED), WARN, "never stopped: of the others 2 of 2 moves unsearched (hurry 2)"),
        (reply((STOPPED, None), (QUICK, None)), SKIP, "does not print why=REASON"),
        (reply(SEEING, SEEING), SKIP, "of 2 moves no searched one came before others"),
        (reply(SEEING, (STOPPED, "search")), SKIP, "no searched one came before others"),
        (reply((STOPPED, "search"), problem="took 13 s"), WARN, "TIMEOUT: took 13 s"),
        (reply((STOPPED, None), problem="took 13 s"), SKIP, "does not print why=REASON"),
        (reply(), SKIP, "does not print why=REASON"),
    ],
)
def test_every_verdict_on_a_slow_start(game, verdict, told):
    result = costs.slow_start(Answered(game))
    assert result.status is verdict
    assert told in result.measured


def test_a_cold_game_reports_backends_and_unsearched_moves():
    on_two = reply((0.5, "search", "python"), (0.0, "win", None), (0.2, "search", "machine"))
    assert costs.cold(Answered(on_two)) == passing(
        "0.50 s, the worst of 3 moves; 3.0 s of 5 s left in the bank; backend python → machine at move 3",
    )
    unsearched = costs.cold(Answered(reply((0.5, "search", "numba"), HURRIED)))
    measured = "backend numba; 1 of 2 moves unsearched (hurry 1)"
    assert unsearched.status is PASS and unsearched.measured.endswith(measured)
    silent = costs.cold(Answered(reply((0.5, None))))
    assert silent.measured == "0.50 s, the worst of 1 moves; 3.0 s of 5 s left in the bank"
    late = costs.cold(Answered(reply((9.0, "search"), problem="took 9.000 s, more than was left")))
    assert late.status is WARN and late.measured.startswith("TIMEOUT: took 9.000 s")


@pytest.mark.parametrize(("backend", "shown"), [("python", "backend python; numba is too old"), ("native", "native")])
def test_a_slower_backend_comes_with_its_reason(backend, shown):
    game = reply((0.5, "search", backend))
    game.details["backend_reasons"] = ["numba is too old"]
    assert costs.cold(Answered(game)).measured.endswith(shown)


@pytest.fixture
def rich_banks(monkeypatch):
    """The clocks of games that leave little time leave a busy machine enough."""
    monkeypatch.setattr(costs, "SMALL_BANK", 60.0)
    monkeypatch.setattr(costs, "STALL_BANK", 120.0)


def test_the_reasons_are_those_of_the_file(rich_banks, tmp_path):
    agent = tmp_path / "agent.py"
    agent.write_text(f"""
from types import SimpleNamespace

BACKENDS = SimpleNamespace(refusals=["Unusable: no machine code", "more"], failures={{"search": "Unusable: no numba"}})
{(AGENTS / "thinks_on.py").read_text(encoding="utf-8")}""")
    ((_, cold),) = check_file(agent, Limits(bank=240.0), connectx_config(), ("cold",))
    assert cold.status is PASS and cold.measured.endswith("at move 3; no machine code; no numba")


class Asked(Answered):
    """A checked agent that records its tasks."""

    def ask(self, tasks):
        self.tasks = tasks
        return super().ask(tasks)


def test_the_first_move_is_checked_outside_the_book():
    checked = Asked(ProbeReply("", [AgentCall(9.0, "3", "int", True, 3, 0)], 0.0, {"pregame_seconds": 0.0}))
    assert costs.first_move(checked) == passing("9.00 s of 62 s, thinking included")
    assert tuple(checked.tasks[0]["opening"]) == check_spec_of("connectx").searching_opening(checked.clock) != ()


@pytest.mark.parametrize(
    ("act_timeout", "bank", "small"), [(2.0, 60.0, (1.0, 5.0)), (0.2, 8.0, (0.2, 2.0)), (3.0, 0.0, (1.0, 0.0))]
)
def test_the_small_bank_is_a_part_of_the_full_one(act_timeout, bank, small):
    clock = costs.small_bank(connectx_config(act_timeout=act_timeout, bank=bank))
    assert (clock.act_timeout, clock.bank) == small


def test_an_agent_that_still_searches_passes_and_reports_its_backends(rich_banks):
    results = check_file(AGENTS / "thinks_on.py", Limits(bank=240.0), connectx_config(), ("cold", "slow_start"))
    cold, slow_start = (result for _, result in results)
    assert cold.status is PASS and "backend python → machine at move 3" in cold.measured
    assert slow_start.status is PASS and "stopped for 6.5 s in move " in slow_start.measured


@pytest.mark.parametrize("game", games())
def test_the_game_with_a_stop_begins_outside_the_book(game):
    config = new_config(game, {})
    board, opening = board_of(config), check_spec_of(game).searching_opening(config)
    for action in opening:
        board.play(action)
        assert board.rewards() is None
    assert board.mark == 1
    assert bool(opening) == (game == "connectx"), "its first moves are in every book"
    assert check_spec_of("connectx").searching_opening(connectx_config(8, 9)) == ()


def test_loading_does_not_count_as_search():
    """Only the move is watched: the loading of a file that imports much must not be stopped."""
    adapter, config, loaded = adapter_of(connectx_config().game), connectx_config(), []
    file = InspectedFile(str(AGENTS / "thinks_on.py"), None, check_spec_of("connectx"))

    @contextmanager
    def watch():
        loaded.append(bool(file.namespace))
        yield

    file.watch = watch()
    file.answer(adapter.observation_of(board_of(config), 0.0), Struct(adapter.configuration_of(config)))
    assert loaded == [True]


# ---- the stop itself ----

WORKER = """
import os, time
from tempo.lab.check.sandbox.stall import stalled_once
with stalled_once({seconds}) as watch:
    with watch:
        longest, last = 0.0, time.monotonic()
        while longest < {seconds} - 0.1:
            earlier, last = last, time.monotonic()
            longest = max(longest, last - earlier)
    {then}
print(longest)
"""


@contextmanager
def python(script):
    """Run a script in a process that is killed at the end."""
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def worker(seconds, then="pass"):
    """Run a process that works until it was stopped for so long, which a busy machine does not stop it for."""
    return python(WORKER.format(seconds=seconds, then=then))


reaps = only_posix(reason="a process waits only for those that it started")


@pytest.mark.parametrize("then", ["pass", pytest.param("os.waitpid(-1, 0)", marks=reaps)])
def test_a_worker_is_stopped_and_continues_even_if_it_reaps_the_other_process(then):
    with worker(3.0, then) as process:
        out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert float(out) >= 2.9


def test_a_worker_without_a_search_is_never_stopped():
    with stall.stalled_once(1000):
        pass


@pytest.mark.parametrize(
    ("heard", "done"),
    [
        (b"+-+-.", []),
        (b"+-+", ["suspend", 7.5, "resume"]),
        (b"+", ["suspend", 7.5, "resume"]),
        (b".", []),
        (b"", []),
    ],
)
def test_only_a_long_call_is_stopped_and_only_once(heard, done, monkeypatch):
    """A call that ends in time is not stopped; then the line is silent, or closed."""
    acts, (hearing, line) = [], os.pipe()
    monkeypatch.setattr(stall, "sleep", acts.append)
    worker = SimpleNamespace(suspend=lambda: acts.append("suspend"), resume=lambda: acts.append("resume"))
    os.write(line, heard)
    if not heard:
        os.close(line)
    with os.fdopen(hearing, "rb", buffering=0) as pipe:
        stall.stop_once(pipe, worker, 7.5)
    assert acts == done


def children_of(pid):
    return [child.pid for child in psutil.Process(pid).children()]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc, and the system kills orphans only there")
def test_a_worker_killed_during_a_stop_ends_the_other_process():
    with worker(1000) as process:
        assert wait_until(lambda: state_of(process.pid) == "T")
        (other,) = children_of(process.pid)
    assert wait_until(lambda: state_of(other) in ("", "Z"))


CHECK = """
from pathlib import Path
from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.referee.check_tasks import stalled_game_task
from tempo.lab.check.sandbox.sandbox import CheckedAgent, Limits
board = new_config("connectx")
CheckedAgent(Path({agent!r}), Limits(), board).ask_unrepaired([stalled_game_task(board, (), 1000)])
"""


def stopped_by(check):
    return [one.pid for one in process_tree(check.pid) if state_of(one.pid) == "T"]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc, and the system kills orphans only there")
def test_a_check_killed_during_a_stop_leaves_no_process():
    with python(CHECK.format(agent=str(AGENTS / "thinks_on.py"))) as check:
        assert wait_until(lambda: stopped_by(check))
        (probe,) = stopped_by(check)
        family = [probe, *children_of(probe)]
        assert len(family) == 2
    try:
        assert wait_until(lambda: all(state_of(pid) in ("", "Z") for pid in family))
    finally:
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


@pytest.mark.parametrize("game", GAMES)
def test_both_rows_exist_in_every_game_and_are_skipped_by_quick(game):
    verdicts = check_file(correct(game), Limits(), new_config(game), ("cold", "slow_start"), quick=True)
    assert [result.measured for _, result in verdicts] == ["skipped by --quick"] * 2
