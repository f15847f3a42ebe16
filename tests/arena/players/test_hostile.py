"""Hostile agents: each forfeits with a true reason, and the run continues."""

import json
import os
import sys
from pathlib import Path

import pytest
from folders import SUPPORT
from hostile_agents import HOSTILE, hostile_file
from isolation_support import contains_agents
from waiting import left_after, processes_with, wait_until
from what_windows_lacks import UNDER_WINE, needs_fork, only_posix

from tempo.arena.adapter.game_adapter import adapter_of, board_after, new_config
from tempo.arena.adapter.game_types import BROKEN_OFF, FailedAgent
from tempo.arena.adapter.search_info import read_info
from tempo.arena.command_line.process_text import exit_text
from tempo.arena.players.agents import agent_files
from tempo.arena.players.agents.agent_files import AgentFile
from tempo.arena.players.agents.isolated_agent import AgentLost, HostedFile, decoded
from tempo.arena.records.record_file import read_record
from tempo.lab.tournament.match import match

CONFIG = new_config("connectx", act_timeout=300.0, bank=0.5)  # longer than any answer takes
# What each is charged with; None where it plays on unharmed.
CHARGES = {
    "cannot_be_shown": ("INVALID", "repr raises"),
    "closes_everything": ("ERROR", "its process "),
    "exits_at_import": ("ERROR", "cannot be loaded: its process ended with exit code 0"),
    "floods": None,
    "hangs_at_import": ("ERROR", "cannot be loaded: no answer within"),
    "hangs_in_play": ("TIMEOUT", "more than was left"),
    "has_children": None,
    "has_threads": None,
    "is_parallel": None,
    "kills_its_parents": ("ERROR", "killed by SIGKILL"),
    "leaves_at_import": ("ERROR", "cannot be loaded: SystemExit: 0"),
    "lies_to_the_referee": ("ERROR", "cannot be understood"),
    "segfaults": ("ERROR", "killed by SIGSEGV"),
    "takes_memory": ("ERROR", "MemoryError"),
}
if sys.platform == "win32":  # its sockets are no files that they could close or write to, and nothing has signals
    CHARGES |= {"closes_everything": None, "lies_to_the_referee": None}
    CHARGES["segfaults"] = "ERROR", "OSError: exception: access violation"  # ctypes makes one of it
    CHARGES["kills_its_parents"] = "ERROR", "module 'os' has no attribute 'killpg'"

KILLED = {"kills_its_parents", "segfaults"}  # it may have been the other one, unless each is contained
if sys.platform == "win32":
    KILLED = {"exits_at_import"}
MAY_WIN_BEFORE = {"kills_its_parents", "lies_to_the_referee"}
MARK = "HOSTILE_TEST"  # in the environment of the hosts that are started here
COSTLY = {"is_parallel", "hangs_at_import"}
HANGS = "hangs_in_play"  # it is waited for as long as its clock, and its warm-up, run
if UNDER_WINE:  # which does not limit the memory of jobs
    del CHARGES["takes_memory"]


def test_every_hostile_agent_is_tested():
    left_out = {"takes_memory"} if UNDER_WINE else set()
    assert {*HOSTILE} - left_out == {*CHARGES}


def play_gauntlet(tmp_path, names, monkeypatch, capsys, bank="60"):
    """One good agent against hostile ones: its games are unharmed, forfeits have reasons, no process is left."""
    monkeypatch.setenv(MARK, str(os.getpid()))
    record = tmp_path / "gauntlet.jsonl"
    files = [str(hostile_file(tmp_path, name)) for name in ("good", *names)]
    clock = ("--act-timeout", "0.5", "--bank", bank, "--pairs", "1", "--record", str(record))
    assert match([*files, *clock]) == 1
    header, games = read_record(record)
    players = [Path(player["name"]).stem for player in header["players"]]
    assert len(games) == 2 * len(names)
    is_contained = contains_agents(tmp_path)
    for game in games.values():
        first, second = (players[player] for player in game["players"])
        other, seat = (second, 1) if first == "good" else (first, 0)
        if not is_contained and other in KILLED and game["statuses"] != ["DONE", "DONE"]:
            assert game["statuses"] == [BROKEN_OFF, BROKEN_OFF] and CHARGES[other][1] in game["problem"]
            continue
        assert game["statuses"][1 - seat] == "DONE", game["problem"]
        if CHARGES[other] is None:
            assert game["statuses"][seat] == "DONE", (other, game["problem"])
        elif game["statuses"][seat] != "DONE" or other not in MAY_WIN_BEFORE:
            status, reason = CHARGES[other]
            assert game["statuses"][seat] == status and reason in game["problem"], (other, game["problem"])
    assert "Traceback" not in "".join(capsys.readouterr())
    assert wait_until(lambda: not processes_with(MARK, str(os.getpid())))


@pytest.mark.long
def test_every_game_of_a_gauntlet_is_recorded_with_its_reason(tmp_path, monkeypatch, capsys):
    play_gauntlet(tmp_path, sorted(CHARGES.keys() - COSTLY - {HANGS}), monkeypatch, capsys)


@pytest.mark.long
def test_an_agent_that_hangs_is_late(tmp_path, monkeypatch, capsys):
    """Both files load quickly, so the limit of a warm-up is short here."""
    monkeypatch.setattr(agent_files, "LOADING", 30.0)
    play_gauntlet(tmp_path, [HANGS], monkeypatch, capsys, bank="10")


@pytest.mark.slow
def test_the_same_with_all_of_them(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(agent_files, "LOADING", 60.0)
    play_gauntlet(tmp_path, sorted(CHARGES), monkeypatch, capsys)


def test_a_file_that_is_never_loaded_is_given_up(tmp_path, monkeypatch):
    monkeypatch.setattr(agent_files, "LOADING", 0.5)
    agent = new_agent(tmp_path, "hangs_at_import")
    with pytest.raises(AgentLost, match=r"^cannot be loaded: no answer within 0.5 s: its process was ended$"):
        ask(agent)


# ---- one host ----


@pytest.fixture
def agent_of(tmp_path):
    """Return a function that makes an agent of the text of a file."""

    def agent_of(text):
        file = tmp_path / "agent.py"
        file.write_text(text)
        return AgentFile(file).new_agent(0, None)

    return agent_of


def new_agent(folder: Path, name: str, prepared: bool = True) -> object:
    player = AgentFile(hostile_file(folder, name))
    if prepared:
        player.prepare(CONFIG)
    return player.new_agent(0, None)


def ask(agent, *columns):
    adapter = adapter_of("connectx")
    return agent(adapter.observation_of(board_after(CONFIG, columns), 0.5), adapter.configuration_of(CONFIG))


@needs_fork("each game has a new host")
def test_games_are_the_first_that_a_file_plays_and_it_is_loaded_once(tmp_path):
    file = tmp_path / "agent.py"
    count = tmp_path / "loaded"
    file.write_text(
        f"from pathlib import Path\nlog = Path({str(count)!r})\n"
        "log.write_text(log.read_text() + 'x' if log.exists() else 'x')\nasked = []\n\n\n"
        "def agent(observation, configuration):\n    asked.append(1)\n    return len(asked) % 7\n"
    )
    player = AgentFile(file)
    for _ in range(3):
        agent = player.new_agent(0, None)
        assert [ask(agent), ask(agent)] == [1, 2]
        agent.close()
    assert count.read_text() == "x"


def test_output_is_read_up_to_a_limit(tmp_path, capsys):
    agent = new_agent(tmp_path, "floods")
    for step in range(6):
        ask(agent, *range(step))
    printed = capsys.readouterr().out
    assert len(printed) <= 6 * 20_000
    info = read_info("sims=" + "9" * 5000 + " value=" + "9" * 400)
    assert info.simulations is None and (info.value is None or info.value <= 1.0)
    json.dumps(info, allow_nan=False)


@pytest.mark.parametrize(
    ("source", "answer"),
    [
        ("3", 3), ("True", True), ("None", None), ("2.0", 2.0), ("'3'", "3"),
        ("{'submission': 19}", {"submission": 19}), ("{'a': {'b': {'c': {'d': 1}}}}", None),
    ],
)  # fmt: skip
def test_answers_arrive_unchanged(agent_of, source, answer):
    got = ask(agent_of(f"def agent(observation, configuration):\n    return {source}\n"))
    if "'b'" in source:
        assert got["a"]["b"]["c"] != {"d": 1}  # too deep to be an answer
    else:
        assert (type(got), got) == (type(answer), answer)


def test_numpy_numbers_arrive_unchanged_and_objects_as_text(agent_of):
    import numpy as np

    body = "def agent(o, c):\n    return np.int64(3) if o.step == 0 else np.zeros(3)\n"
    agent = agent_of(f"import numpy as np\n\n\n{body}")
    assert type(ask(agent)) is np.int64
    assert repr(ask(agent, 3)) == "array([0., 0., 0.]) (numpy.ndarray)"
    assert repr(decoded({"numpy": "O", "value": [1]})) and repr(decoded(5)) and repr(decoded({}))


def test_the_agent_is_called_as_the_competition_calls_it(agent_of, tmp_path):
    """It gets as many arguments as it accepts, attribute dicts, and the path of its file."""
    assert ask(agent_of("def agent(observation):\n    return len(observation.board)\n")) == 42
    asked = ask(agent_of("def agent(o, c):\n    return c['__raw_path__'] + str(c.columns)\n"))
    assert asked == f"{tmp_path / 'agent.py'}7"


def test_a_raised_exception_has_its_place(agent_of):
    with pytest.raises(Exception, match=r"^ZeroDivisionError: division by zero \(line 2 of agent\)$"):
        ask(agent_of("def agent(o, c):\n    return 1 / 0\n"))


def test_a_broken_file_is_refused_before_any_game(tmp_path, capsys):
    """A typing error is no reason for a hundred forfeits; a file that exits on purpose forfeits."""
    file, good = tmp_path / "agent.py", str(hostile_file(tmp_path, "good"))
    mistakes = {"import nothing_of_that_name": "ModuleNotFoundError", "x = (": "SyntaxError", "x = 1": "no function"}
    for text, said in mistakes.items():
        file.write_text(text)
        assert match([good, str(file), "--act-timeout", "1"]) == 2
        error = capsys.readouterr().err
        assert said in error and error.count("\n") == 1
    assert isinstance(new_agent(tmp_path, "leaves_at_import", prepared=False), FailedAgent)


def test_a_host_ends_with_its_parent(tmp_path):
    """A playing process that is killed leaves neither its host nor the host's children."""
    script = f"""
import os, sys, time
sys.path[:0] = [{str(Path(__file__).parent)!r}, {str(SUPPORT)!r}]
from pathlib import Path
from tempo.arena.jobs.processes import process_tree
from test_hostile import ask, new_agent
agent = new_agent(Path({str(tmp_path)!r}), "has_children")
ask(agent)
_, *below = process_tree(os.getpid())
assert len(below) > 50
print(*(process.pid for process in below), flush=True)
time.sleep(600)
"""
    assert left_after(script) == []


def test_a_host_that_was_closed_is_lost(tmp_path):
    path = hostile_file(tmp_path, "good")
    host = HostedFile(path, path.read_bytes())
    host.close()
    with pytest.raises(AgentLost):
        host.load()


@only_posix(reason="these signals have no names elsewhere")
def test_exit_codes_become_text():
    assert "SIGSEGV" in exit_text(-11) and "SIGKILL, as when memory" in exit_text(-9)
    assert "exit code 200" in exit_text(200)
    assert exit_text(-40) == "was killed by signal 40"
