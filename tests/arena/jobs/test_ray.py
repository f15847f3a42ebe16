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
from importlib.util import find_spec
from pathlib import Path

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


@pytest.fixture
def marked(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Yield an environment that marks every process of a driver; at the end there must be none."""
    yield {**os.environ, MARK: str(tmp_path)}
    wait_until(lambda: not processes_with(MARK, str(tmp_path)))
    left = processes_with(MARK, str(tmp_path))
    for process in left:
        process.kill()
    assert not left


def start(name: str, environment: dict[str, str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, ray_support.__file__, name],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )


def test_a_dead_node_loses_and_repeats_no_result(marked):
    out, _ = start("two_nodes", marked).communicate(timeout=600)
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


def test_errors_are_those_of_local_runs_and_the_next_run_works(marked):
    process = start("one_machine", marked)
    out, err = process.communicate(timeout=600)
    assert err == ""  # standard error is the progress bar's
    assert json.loads(out) == {
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


def test_self_play_makes_the_same_blocks_as_here(marked):
    out, _ = start("self_play", marked).communicate(timeout=600)
    run = json.loads(out)
    assert len(set(run["blocks"])) == len(run["blocks"]) == 4
    assert run["blocks"] == run["here"]


def test_ctrl_c_leaves_nothing_behind(marked):
    process = start("interrupted", marked)
    assert process.stderr is not None
    assert process.stderr.readline().startswith("under way")
    assert processes_with(MARK, marked[MARK])  # it does see them
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=600)
    assert json.loads(out) == {"interrupted": True}
