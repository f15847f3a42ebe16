"""`.ci/run` passes if each of its commands does, and fails with the first that fails."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from file_order import LONGEST, longest_first
from folders import ROOT

COMMANDS = ["python3", "python", "pip", "ruff", "mypy", "check-jsonschema", "npm", "apt-get", "tar"]
LAST_GAMES = "python local_eval.py --games 2"
TO_THE_END = {"local_eval.py --games 2", "arm64 connectx", "windows --files connectx"}  # run side by side

# Every command of the script, in its place: it notes how it was called, and fails if it was called as FAILING says.
COMMAND = """#!/bin/bash
echo "${0##*/} $*" >> "$CALLS"
if [ "$1 $2" = "-m venv" ]; then
    mkdir -p "$3/bin" "$3/lib/python3/site-packages"
    for name in python pip; do cp "$0" "$3/bin/$name"; done
    : > "$3/bin/activate"
fi
[[ -z "$FAILING" || "${0##*/} $*" != *"$FAILING"* ]]
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    checkout = tmp_path / "checkout"
    (checkout / ".ci").mkdir(parents=True)
    (checkout / ".github/workflows").mkdir(parents=True)
    for name in ("README.md", ".ci/run"):
        shutil.copy(ROOT / name, checkout / name)
    for path in [checkout / ".ci/arm64", checkout / ".ci/windows", *(tmp_path / name for name in COMMANDS)]:
        path.write_text(COMMAND)
        path.chmod(0o755)
    return checkout


def run(checkout: Path, failing: str = "") -> tuple[int, str]:
    calls = checkout.parent / "calls"
    environment = os.environ | {
        "PATH": f"{checkout.parent}:{os.environ['PATH']}",
        "CALLS": str(calls),
        "FAILING": failing,
    }
    process = subprocess.run([checkout / ".ci/run"], env=environment, capture_output=True, timeout=120)
    return process.returncode, calls.read_text()


def test_it_passes_where_every_command_does(checkout: Path) -> None:
    code, calls = run(checkout)
    assert code == 0
    assert {LAST_GAMES, "arm64 connectx", "windows --files connectx"} <= set(calls.splitlines())


@pytest.mark.parametrize(
    "failing",
    [
        "pip install -r requirements.txt",
        "python local_eval.py",
        "local_eval.py --games 2",
        "ruff check",
        "mypy",
        "npm run",
        "npm pack",
        "build.py --check",
        "-m pytest -n auto --dist loadfile",
        "arm64 connectx",
        "windows --files connectx",
    ],
)
def test_it_fails_where_one_does(checkout: Path, failing: str) -> None:
    code, calls = run(checkout, failing)
    assert code != 0
    assert failing in calls
    assert LAST_GAMES not in calls or failing in TO_THE_END


def test_the_longest_files_come_first_and_exist(request: pytest.FixtureRequest) -> None:
    assert [path for path in LONGEST if not path.is_file()] == []
    own = request.session.items
    ordered = longest_first(own)
    assert sorted(ordered, key=id) == sorted(own, key=id)
    places = [LONGEST.index(item.path) if item.path in LONGEST else len(LONGEST) for item in ordered]
    assert places == sorted(places)
