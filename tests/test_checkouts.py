"""Which Tempo runs: `local_eval.py` the checkout it lies in, `tempo` the one that Python finds; both say so."""

import os
import shutil
import subprocess
import sys

import pytest
from folders import ROOT

OWN = f"tempo, checkout {ROOT}"


@pytest.fixture
def other(tmp_path):
    """Another checkout."""
    shutil.copy(ROOT / "build.py", tmp_path)
    shutil.copy(ROOT / "local_eval.py", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def run(folder, *typed):
    """Run Python in a folder with the `tempo` of this checkout on the path, as an editable install puts it there."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([sys.executable, *typed], cwd=folder, env=environment, capture_output=True, text=True)


def test_a_checkout_measures_itself_though_another_is_installed(other):
    done = run(other, "local_eval.py", "--version")
    assert done.returncode == 0
    assert done.stdout == f"tempo, checkout {other}\n"
    assert done.stderr == f"local_eval.py: measures {other}, not {ROOT / 'src' / 'tempo'}\n"
    assert run(ROOT, "local_eval.py", "--version").stderr == ""


def test_the_installed_command_says_which_checkout_it_runs(other):
    done = run(other, "-m", "tempo", "--version")
    assert done.stdout.startswith(OWN)
    assert done.stderr.startswith(f"tempo: this is {OWN}") and done.stderr.endswith(f", not the checkout {other}\n")
    assert run(ROOT, "-m", "tempo", "--version").stderr == ""
