"""The ten programs of docs/tutorials/python.md: each runs alone, is short, and typed."""

import re
import subprocess
import sys

import pytest
from folders import ROOT

PAGE = (ROOT / "docs" / "tutorials" / "python.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, flags=re.S)
MOST_LINES = 10


def test_there_are_ten_of_at_most_ten_lines():
    assert len(PROGRAMS) == 10
    for program in PROGRAMS:
        assert sum(bool(line.strip()) for line in program.splitlines()) <= MOST_LINES


@pytest.mark.long
@pytest.mark.parametrize("program", PROGRAMS)
def test_it_runs(program, tmp_path):
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    done = subprocess.run([sys.executable, "program.py"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.strip(), done.stderr


@pytest.mark.long
def test_they_pass_a_strict_type_checker(tmp_path):
    files = []
    for number, program in enumerate(PROGRAMS, start=1):
        files.append(tmp_path / f"program_{number}.py")
        files[-1].write_text(program, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--cache-dir", str(tmp_path / "cache")]
    done = subprocess.run([*command, *map(str, files)], cwd=ROOT / "src", capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
