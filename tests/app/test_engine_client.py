"""The client of an engine process: cancelled, stuck, killed, idle and ended processes; programs of others."""

import os
import subprocess
import sys
from functools import partial
from queue import SimpleQueue
from threading import Thread, Timer

import pytest
from waiting import KILL, KILLED, PATIENCE, state_of, wait_until

from tempo.app.engine import client
from tempo.app.engine.client import EngineClient, EngineRequest
from tempo.arena.command_line.inputs import BadInput

POSITION = {
    "game": "connectx",
    "shape": {"rows": 9, "columns": 9},
    "actions": [3, 3, 2],
    "seat": 1,
    "board": "b",
    "number": 0,
}
ENDLESS = {**POSITION, "task": "move", "player": "classic:early_stop=0", "seed": 1, "act": 600.0, "bank": 0.0}
QUICK = {**ENDLESS, "player": "level:1"}
WATCH = {**POSITION, "task": "watch"}
NOTHING = {**POSITION, "task": "evaluate", "seconds": 0.0}


class Asked:
    """A request and what came of it."""

    def __init__(self, engine, message):
        self.analyses, self.replies = [], SimpleQueue()
        ends = [partial(self.end, how) for how in ("result", "error", "cancel")]
        engine.ask(EngineRequest(message, self.analyses.append, *ends))

    def end(self, how, reply):
        self.replies.put((how, reply))

    def reply(self):
        return self.replies.get(timeout=PATIENCE)


@pytest.fixture(scope="module")
def engine():
    made = EngineClient()
    yield made
    made.end()


@pytest.fixture
def agent(tmp_path):
    """Return a function that writes the body of an agent file, and returns the request for its move."""

    def write(body):
        path = tmp_path / "agent.py"
        path.write_text(f"def agent(observation, configuration):\n    {body}\n")
        return {**QUICK, "player": str(path)}

    return write


def test_a_program_of_others_moves_and_its_output_is_no_message(engine, agent):
    asked = Asked(engine, agent('print(\'{"id": 1, "answer": {}} sims=7\'); return observation.board[:9].index(0)'))
    how, reply = asked.reply()
    assert (how, reply["action"], reply["simulations"]) == ("result", 0, 7)


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [("raise ValueError('lost my way')", "ERROR", "lost my way"), ("return 99", "INVALID", "returned 99")],
)
def test_a_program_of_others_forfeits_with_a_reason(engine, agent, body, status, said):
    how, reply = Asked(engine, agent(body)).reply()
    assert how == "result" and reply["status"] == status and said in reply["problem"]


def test_impossible_requests_are_refused_with_a_sentence(engine):
    assert Asked(engine, {**QUICK, "player": "nobody"}).reply()[0] == "error"
    how, said = Asked(engine, {**WATCH, "shape": {"lines": 9}}).reply()
    assert how == "error" and "lines" in said


def test_a_request_cancels_the_one_before(engine, monkeypatch):
    """The process goes on, even if several requests come at once: no timer kills it."""
    monkeypatch.setattr(client, "STOP_TIMEOUT", PATIENCE)
    first = Asked(engine, ENDLESS)
    assert wait_until(lambda: first.analyses)
    child = engine.child
    cancelled = [first, *(Asked(engine, message) for message in (WATCH, ENDLESS, WATCH))]
    last = Asked(engine, QUICK)
    assert [asked.reply()[0] for asked in cancelled] == ["cancel"] * 4
    assert last.reply()[0] == "result" and engine.child is child


def test_a_timer_kills_no_process_that_has_stopped(engine, monkeypatch):
    acts = []
    monkeypatch.setattr(client, "call_later", lambda seconds, act: acts.append(act) or Timer(seconds, act))
    asked = [Asked(engine, WATCH) for _ in range(4)]
    assert wait_until(lambda: asked[-1].analyses)
    child = engine.child
    for act in acts:
        act()
    assert acts and engine.child is child and child.process.poll() is None


def test_a_stuck_process_is_killed_and_another_gets_the_request(engine, agent, tmp_path):
    mark = tmp_path / "mark"
    stuck = Asked(engine, agent(f"import time; open({str(mark)!r}, 'w').close(); time.sleep({PATIENCE})"))
    assert wait_until(mark.exists)
    child = engine.child
    asked = Asked(engine, QUICK)
    assert stuck.reply()[0] == "cancel" and asked.reply()[0] == "result"
    assert engine.child is not child and wait_until(lambda: child.process.poll() is not None)


def test_a_long_evaluation_is_cancelled(engine, monkeypatch):
    monkeypatch.setattr(client, "STOP_TIMEOUT", PATIENCE)
    engine.begin(NOTHING)()
    Asked(engine, {**NOTHING, "seconds": 10 * PATIENCE})
    child = engine.child
    engine.stop()
    assert wait_until(lambda: engine.answered == engine.sent) and engine.child is child


def test_a_fault_of_the_process_is_told(engine):
    assert Asked(engine, {"task": "watch"}).reply() == ("error", "its process ended with exit code 1: KeyError: 'game'")


def aborted(engine, act):
    """Return why an answer was aborted by an act."""
    said = SimpleQueue()

    def wait():
        try:
            said.put(engine.begin(ENDLESS)())
        except BadInput as problem:
            said.put(str(problem))

    Thread(target=wait, daemon=True).start()
    assert wait_until(lambda: engine.request and engine.child)
    act()
    return said.get(timeout=PATIENCE)


def test_who_waits_for_an_answer_is_told_why_there_is_none(engine):
    """The next request starts another process."""
    assert "the review was aborted (it was stopped): click again" in aborted(engine, engine.stop)
    assert "(it was ended)" in aborted(engine, engine.end)
    assert KILLED in aborted(engine, lambda: os.kill(engine.child.process.pid, KILL))
    assert engine.begin(NOTHING)() == {"scores": {}, "estimates": {}}


def test_an_idle_process_ends(engine, monkeypatch):
    monkeypatch.setattr(engine, "idle", 0.0)
    assert engine.begin(NOTHING)()
    assert wait_until(lambda: engine.child is None)


SERVER = f"""
import os
from threading import Event
from tempo.app.engine.client import EngineClient, EngineRequest

def kill(analysis):
    print(engine.child.process.pid, flush=True)
    os.kill(os.getpid(), {KILL})

engine = EngineClient()
engine.ask(EngineRequest({ENDLESS}, kill, print, print))
Event().wait()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_process_of_a_killed_server_ends_while_it_searches():
    server = subprocess.run((sys.executable, "-c", SERVER), stdout=subprocess.PIPE)
    assert server.returncode == -KILL
    assert wait_until(lambda: state_of(int(server.stdout)) in ("", "Z"))
