"""Which Tempo runs: `local_eval.py` the checkout it lies in, `tempo` the one that Python finds; both say so."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT

import tempo

OWN = f"tempo, checkout {ROOT}"


@pytest.fixture(scope="module")
def other(tmp_path_factory):
    """Another checkout, with its bytecode."""
    folder = tmp_path_factory.mktemp("other")
    shutil.copy(ROOT / "build.py", folder)
    shutil.copy(ROOT / "local_eval.py", folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.pyc.*"))
    return folder


def run(folder, *typed):
    """Run Python in a folder with the `tempo` of this checkout on the path, as an editable install puts it there."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([sys.executable, *typed], cwd=folder, env=environment, capture_output=True, text=True)


def test_a_checkout_measures_itself_though_another_is_installed(other):
    done = run(other, "local_eval.py", "--version")
    assert done.returncode == 0
    assert done.stdout == f"tempo, checkout {other}\n"
    assert done.stderr == f"local_eval.py: measures {other}, not {ROOT / 'src' / 'tempo'}\n"
    done = run(other, "local_eval.py", "report", "-h")
    assert done.returncode == 0 and done.stderr == "" and done.stdout.startswith("usage: local_eval.py")


def test_the_installed_command_says_which_checkout_it_runs(other):
    done = run(other, "-m", "tempo", "--version")
    assert done.stdout.startswith(OWN)
    assert done.stderr.startswith(f"tempo: this is {OWN}") and done.stderr.endswith(f", not the checkout {other}\n")
    assert run(ROOT, "-m", "tempo", "--version").stderr == ""


def test_this_checkout_is_tested():
    assert Path(tempo.__file__).is_relative_to(ROOT)
    command = [sys.executable, "local_eval.py", "--version"]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stderr == ""


def test_this_checkout_is_tested_though_another_is_installed(other):
    environment = {**os.environ, "PYTHONPATH": str(other / "src")}
    command = [sys.executable, "-m", "pytest", "-k", "test_this_checkout_is_tested and not installed", __file__]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
