"""The bench of the Ray executor's loop, with simulated workers on a real local Ray."""

import re
import subprocess
import sys
from importlib.util import find_spec

import pytest

pytestmark = [
    pytest.mark.ray,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'ray>=2.9,<3'"),
]


def test_simulated_workers_play_through_the_real_loop():
    """A process of its own, because a process with Ray in it must not fork."""
    command = [sys.executable, "-m", "tempo.lab.bench.scheduler_bench", "--workers", "3", "--seconds", "0.05"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    (row,) = re.findall(r"^│ +3 │ +0\.05 │(.*)│$", done.stdout, re.MULTILINE)
    rate, ideal, *_ = (float(cell.strip(" %")) for cell in row.split("│"))
    assert rate > 0 and ideal > 0
