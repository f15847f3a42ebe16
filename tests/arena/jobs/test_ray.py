"""Jobs on real Ray clusters on this machine: nothing lost and nothing twice when a node dies, the same results as
here, the same words for what goes wrong, and nothing left behind.
"""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import ray_support
from folders import ROOT
from waiting import hear_ctrl_c, processes_with, wait_until

from tempo.arena.jobs.executor import LocalExecutor

pytestmark = [
    pytest.mark.ray,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'ray>=2.9,<3'"),
]
MARK = "TEMPO_TEST_MARK"


class OneMachine(NamedTuple):
    """What a driver printed on `--ray local`, and what it left behind."""

    failures: dict[str, Any]
    self_play: dict[str, list[str]]
    before: str  # on standard error, before Ctrl-C
    seen: int  # processes with the mark before Ctrl-C
    end: dict[str, bool]


@contextmanager
def driver(name: str, folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """Start a driver, and mark each process of it; at the end there must be none."""
    with (folder / "errors").open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [sys.executable, ray_support.__file__, name],
            env={**os.environ, MARK: str(folder)},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            start_new_session=True,
            preexec_fn=hear_ctrl_c,
        )
    try:
        yield process
        wait_until(lambda: not processes_with(MARK, str(folder)))
    finally:
        left = processes_with(MARK, str(folder))
        for running in left:
            running.kill()
    assert not left


@pytest.fixture(scope="module")
def one_machine(tmp_path_factory: pytest.TempPathFactory) -> OneMachine:
    """Run all that one cluster can do, up to Ctrl-C: Ray takes 6 s of a processor to start."""
    folder = tmp_path_factory.mktemp("one_machine")
    with driver("one_machine", folder) as process:
        assert process.stdout is not None
        failures, self_play, under_way = (json.loads(process.stdout.readline() or "null") for _ in range(3))
        assert under_way, (folder / "errors").read_text("utf-8")
        before, seen = (folder / "errors").read_text("utf-8"), len(processes_with(MARK, str(folder)))
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=600)
    return OneMachine(failures, self_play, before, seen, json.loads(out))


def test_a_dead_node_loses_and_repeats_no_result(tmp_path):
    with driver("two_nodes", tmp_path) as process:
        out, _ = process.communicate(timeout=600)
    run = json.loads(out)  # and nothing else: Ray says of the dead node nothing on standard output
    came = run["came"]
    assert run["slots"] == 2
    assert sorted(index for index, *_ in came) == list(range(ray_support.GAMES))
    nodes = Counter(node for _, _, node, _ in came)
    assert len(nodes) == 2 and run["raylet"] in nodes
    # What it had sent when it was killed may still arrive; the games that it was playing are played by the other one.
    assert nodes[run["raylet"]] < ray_support.GAMES / 3
    here = LocalExecutor(2).run(ray_support.play, range(ray_support.GAMES), lasting=True)
    assert {index: moves for index, moves, *_ in came} == {index: list(moves) for index, (moves, *_) in here}
    package = str(ROOT / "src")
    assert not any(folder.startswith(package) for *_, folder in came), "the nodes are sent the package"


def test_errors_are_those_of_local_runs_and_the_next_run_works(one_machine):
    assert one_machine.before == ""  # standard error is the progress bar's
    assert one_machine.failures == {
        "early": [20, True],
        "raises": [50, "ValueError: math domain error"],
        "hangs": [1, "not finished after 3 s: an agent hangs"],
        "exits": [0, "its process ended with exit code 7"],
        "not prepared": "on a node of the Ray cluster: ZeroDivisionError: integer division or modulo by zero",
        "search failed": "the search raised NameError (mcts.py:7)",
        "search failed before": "the search raised NameError (mcts.py:7)",
        "prepared": [[0, ["ready"]], [1, ["ready"]], [2, ["ready"]]],
        "alone": 20,
        "lasting": True,
    }


def test_self_play_makes_the_same_blocks_as_here(one_machine):
    blocks = one_machine.self_play["blocks"]
    assert len(set(blocks)) == len(blocks) == 4
    assert blocks == one_machine.self_play["here"]


def test_ctrl_c_leaves_nothing_behind(one_machine):
    assert one_machine.seen  # it does see them
    assert one_machine.end == {"interrupted": True}
