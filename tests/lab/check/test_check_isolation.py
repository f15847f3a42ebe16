"""What a checked file does to the check, to its measurements, and to the machine."""

import json
import sys
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import psutil
import pytest
from check_support import correct
from config_support import connectx_config
from waiting import wait_until

from tempo.arena.jobs import isolation
from tempo.arena.referee import check_tasks
from tempo.lab.check.check import check_file
from tempo.lab.check.outcomes import RowStatus
from tempo.lab.check.sandbox.replies import read_replies, read_reply
from tempo.lab.check.sandbox.sandbox import NONSENSE, CheckedAgent, Limits, ProcessLost

CORRECT, LAST_LINE = correct("connectx").read_text(), "    return answer(legal"
BOARD = connectx_config()
REPLY = {"calls": [], "peak": 40.0, "pregame_seconds": 0.0, "backend_reasons": [], "problem": ""}
CALL = [0.1, "3", "int", True, 3, 0, None, None]


def agent_with(path, first_lines):
    """Write the correct agent with these lines before its first."""
    path.write_text(CORRECT.replace(LAST_LINE, first_lines + LAST_LINE))
    return path


def move(path, memory=Limits.memory):
    """Ask for the first move in a process; return its reply."""
    task = check_tasks.first_move_task(BOARD)
    return CheckedAgent(path, Limits(memory=memory), BOARD).ask_unrepaired([task])[0]


def test_junk_in_the_file_of_answers_fails_the_row_in_one_line(started_probes, tmp_path, capsys):
    find = "    import gc, io\n    file = next(one for one in gc.get_objects() if isinstance(one, io.TextIOWrapper)"
    write = " and str(one.name).endswith('answers'))\n    file.buffer.write(b'[' * 100_000 + b'\\n'); file.flush()\n"
    verdicts = check_file(agent_with(tmp_path / "agent.py", find + write), Limits(), BOARD, ("entry", "namespace"))
    loads, moves = (result for _, result in verdicts)
    assert loads.status is RowStatus.PASS
    assert moves.status is RowStatus.FAIL and moves.measured == f"{NONSENSE}, in: as the game begins"
    assert "Traceback" not in "".join(capsys.readouterr())


@pytest.mark.parametrize("junk", [b"\xff", b"[] no JSON", b"3", b"{}", pytest.param(b"[" * 100_000, id="deep")])
def test_junk_is_no_reply(junk):
    with pytest.raises(ValueError):
        read_replies(BytesIO(junk + b"\n"), [{"do": "ask"}])


@pytest.mark.parametrize(
    ("do", "changed"),
    [
        ("ask", {"problem": 3}),
        ("ask", {"peak": "40"}),
        ("ask", {"peak": 10**400}),
        ("ask", {"peak": float("nan")}),
        ("ask", {"calls": [CALL[:-1]]}),
        ("ask", {"calls": [[*CALL[:4], "3", *CALL[5:]]]}),
        ("ask", {"calls": 3}),
        ("ask", {"backend_reasons": [3]}),
        ("ask", {"pregame_seconds": None}),
        ("describe", {}),
        ("describe", {"definitions": [["agent"]]}),
        ("play", {"status": "DONE"}),
        ("stall", {"bank": 60.0}),
        ("foreign", {"bank": 60.0}),
        ("foreign", {"bank": 60.0, "status": "DONE", "modules": [3]}),
        ("foreign", {"problem": "KeyError: 3", "files": [None]}),
        ("environment", {"reward": 7, "plies": 9}),
        ("environment", {"reward": 1}),
    ],
)
def test_a_reply_of_another_form_is_refused(do, changed):
    with pytest.raises(ValueError):
        read_reply(json.dumps(REPLY | changed), {"do": do})
    assert read_reply(json.dumps(REPLY | {"calls": [CALL]}), {"do": "ask"}).calls[0].answer == "3"


@pytest.mark.parametrize("may_contain", [True, False])
@pytest.mark.parametrize("then", ["", "    os.kill(os.getppid(), 9)\n"])
def test_nothing_that_the_file_starts_outlives_its_row(started_probes, tmp_path, monkeypatch, may_contain, then):
    """The parent is the namespaces' init, which cannot be killed from there, or the check's process for the file."""
    monkeypatch.setattr(isolation, "may_contain", may_contain)
    mark = tmp_path.as_posix()
    child = f"[sys.executable, '-S', '-c', 'import time; time.sleep(6000)', {mark!r}]"
    start = f"    import os, subprocess, sys\n    subprocess.Popen({child}, start_new_session=True)\n"
    path = agent_with(tmp_path / "agent.py", start + then)
    with suppress(ProcessLost):
        move(path)
    assert wait_until(lambda: not any(mark in (one.info["cmdline"] or []) for one in psutil.process_iter(["cmdline"])))


@pytest.mark.skipif(sys.platform != "linux", reason="only there a file can have shared memory of its own")
@pytest.mark.parametrize("may_contain", [True, False])
def test_files_in_shared_memory_count_as_memory(started_probes, tmp_path, monkeypatch, may_contain):
    """An agent that is not contained would leave the file on this machine: it writes none."""
    monkeypatch.setattr(isolation, "may_contain", may_contain)
    file, contained = Path("/dev/shm", f"tempo-{tmp_path.name}"), tmp_path / "contained"
    write = f"os.posix_fallocate(os.open({str(file)!r}, os.O_CREAT | os.O_RDWR), 0, 300 << 20)"
    line = f"    import os\n    if os.getppid() == 1:\n        open({str(contained)!r}, 'w')\n        {write}\n"
    peak = move(agent_with(tmp_path / "agent.py", line), memory=301).peak
    assert 300 < peak < 500 if contained.exists() else peak < 300
    assert not file.exists()
    assert may_contain or not contained.exists()
