"""Agents that harm others, contained in namespaces where the system allows it, and as everywhere else.

Every test runs twice; in a sandbox that allows no namespaces both runs are the second one.
"""

import os
import sys
from pathlib import Path

import pytest
from hostile_agents import hostile_file, write_agent
from isolation_support import contains_agents
from waiting import PATIENCE, processes_with, wait_until

from tempo.arena.adapter.game_adapter import new_config
from tempo.arena.adapter.game_types import BROKEN_OFF
from tempo.arena.jobs import isolation
from tempo.arena.jobs.processes import MARK
from tempo.arena.players.agents.agent_files import AgentFile
from tempo.arena.players.agents.isolated_agent import AgentLost, HostedFile
from tempo.arena.records.record_file import read_record
from tempo.lab.tournament.match import match

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing has signals there")
only_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how much memory is shared")

LIMIT = 150  # MiB
OF_TEST = "ISOLATION_TEST"  # in the environment of the processes that are started here
HELPERS = """
import mmap, resource
import psutil

def hosts():
    # only those of this test, and never this process or one that it stands below
    everyone = psutil.process_iter(["environ"])
    of_test = [one for one in everyone if OF_TEST in (one.info["environ"] or {}).get("ISOLATION_TEST", "")]
    own = {one.pid for one in (psutil.Process(), *psutil.Process().parents())}
    return [one for one in of_test if one.pid not in own], [one for one in of_test if one.pid in own]

def kill(processes):
    for one in processes:
        try:
            one.kill()
        except psutil.NoSuchProcess:
            pass  # it ended with the one before

def shared(mebibytes):
    memory = mmap.mmap(-1, mebibytes << 20)
    for place in range(0, mebibytes << 20, 4096):
        memory[place] = 1
    return memory
"""


@pytest.fixture(params=["contained", "open"], scope="module")
def is_contained(request, tmp_path_factory):
    """Return whether the system contains agents, as far as this test lets it."""
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "open":
            patch.setattr(isolation, "may_contain", False)
        yield contains_agents(tmp_path_factory.mktemp("hosts"))


@pytest.fixture
def hosted(tmp_path):
    """Start the host of an agent, given its body, and return the answer to a request for a move."""
    hosts = []

    def ask(body):
        path = write_agent(tmp_path / "agent.py", body, HELPERS)
        hosts.append(HostedFile(path, path.read_bytes(), LIMIT))
        assert hosts[-1].load(PATIENCE) is None
        return hosts[-1].request({"do": "ask", "observation": {}, "configuration": {}}, PATIENCE)

    yield ask
    for host in hosts:
        host.close()


def play(body, tmp_path, monkeypatch):
    """Play a pair of games of the good agent against one with this body; return the games."""
    key, record = tmp_path.as_posix(), tmp_path / "games.jsonl"
    monkeypatch.setenv(OF_TEST, key)
    files = hostile_file(tmp_path, "good"), write_agent(tmp_path / "agent.py", body, f"OF_TEST = {key!r}\n{HELPERS}")
    clock = ("--act-timeout", "60", "--pairs", "1", "--workers", "1", "--record", str(record))
    code = match([*map(str, files), *clock])
    _, games = read_record(record)
    assert wait_until(lambda: not processes_with(OF_TEST, key))
    assert len(games) == 2
    assert code == (0 if all(game["statuses"] == ["DONE", "DONE"] for game in games.values()) else 1)
    return games.values()


def test_who_kills_the_other_wins_nothing(is_contained, tmp_path, monkeypatch, capsys):
    games = play("step > 3 and kill(hosts()[0])", tmp_path, monkeypatch)
    for game in games:
        assert game["statuses"] == (["DONE", "DONE"] if is_contained else [BROKEN_OFF, BROKEN_OFF]), game["problem"]
    shown, warned = capsys.readouterr()
    assert ("does not contain agent files" in warned) is not is_contained
    assert shown.count("no result, played twice") == (0 if is_contained else 2)
    assert shown.count(f"{tmp_path / 'good.py'}: its process was killed by SIGKILL") == (0 if is_contained else 2)


CHILD = "[sys.executable, '-S', '-c', 'import time; time.sleep(6000)']"


@pytest.mark.parametrize(
    "body",
    [
        f"step > 3 and subprocess.Popen({CHILD}, start_new_session=True) and kill(hosts()[1])",
        "step > 3 and os.kill(os.getpid(), signal.SIGKILL)",
    ],
    ids=["its warden", "itself"],
)
def test_who_kills_itself_loses_where_nobody_else_could_do_it(is_contained, body, tmp_path, monkeypatch):
    """Nothing that it has started is left behind."""
    for game in play(body, tmp_path, monkeypatch):
        assert sorted(game["statuses"]) == (["DONE", "ERROR"] if is_contained else [BROKEN_OFF, BROKEN_OFF])


def test_a_process_that_the_system_kills_for_lack_of_memory_has_not_lost(is_contained, hosted, monkeypatch):
    kills = iter((2, 3))
    monkeypatch.setattr(isolation, "out_of_memory_kills", lambda: next(kills))
    with pytest.raises(AgentLost, match="SIGKILL") as lost:
        hosted("os.kill(os.getpid(), signal.SIGKILL)")
    assert lost.value.is_blameless


def test_a_host_killed_while_it_loads_is_started_again(is_contained, tmp_path):
    path = tmp_path / "agent.py"
    path.write_text("import os\nos.kill(os.getpid(), 9)\n")
    player = AgentFile(path)
    player.prepare(new_config("connectx"))
    assert player.new_agent(0, None).failure.is_blameless is not is_contained
    assert bool(player.failed) is is_contained


@only_linux
@pytest.mark.parametrize(
    "body",
    [
        "held = shared(200)",
        "held = os.memfd_create('held'); [os.write(held, bytes(1 << 20)) for _ in range(200)]",
        "[subprocess.Popen([sys.executable, '-S', '-c', 'held = bytearray(100 << 20); input()'], stdin=subprocess.PIPE)"
        " for _ in range(2)]",
    ],
    ids=["mapped", "a memory file", "two processes"],
)
def test_memory_of_all_kinds_and_processes_is_limited(is_contained, hosted, body):
    with pytest.raises(AgentLost, match=f"^it held more than {LIMIT} MiB of memory, shared memory included$") as lost:
        hosted(f"{body}; time.sleep(6000)")
    assert not lost.value.is_blameless


@only_linux
def test_memory_that_processes_share_counts_once(is_contained, hosted):
    """Three processes that share 80 MiB are looked at before the agent answers."""
    child = f"(sum(held[::4096]), time.sleep({2 * isolation.WATCH}), os._exit(0))"
    body = f"held = shared(80); children = [os.fork() or {child} for _ in range(2)]"
    assert hosted(f"{body}; sum(held[::4096]); return [os.waitpid(one, 0)[1] for one in children].__repr__()")[
        "answer"
    ] == {"plain": "[0, 0]"}


@only_linux
def test_contained_agents_have_shared_memory_of_their_own(is_contained, hosted):
    name = f"tempo-{os.getpid()}"
    write = f"os.posix_fallocate(os.open('/dev/shm/{name}', os.O_CREAT | os.O_RDWR), 0, 400 << 20)"
    answer = hosted(f"return 1 if os.getppid() > 1 else {write}")
    assert ("No space left" in answer["raised"]) if is_contained else answer["answer"] == {"plain": 1}
    assert not Path("/dev/shm", name).exists()


@only_linux
def test_contained_agents_see_and_signal_only_their_own(is_contained, hosted):
    answer = hosted(f"return [len(psutil.pids()) < 9, psutil.pid_exists({os.getpid()})].__repr__()")
    if is_contained:
        assert answer["answer"] == {"plain": repr([True, False])}


@only_linux
def test_no_agent_can_raise_its_limit(is_contained, hosted):
    answer = hosted("resource.setrlimit(resource.RLIMIT_DATA, (-1, -1))")
    assert answer["raised"].startswith("ValueError")


def test_the_mark_is_new_for_each_host(is_contained, hosted):
    assert hosted(f"return os.environ[{MARK!r}]") != hosted(f"return os.environ[{MARK!r}]")
