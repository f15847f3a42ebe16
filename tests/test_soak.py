"""`.ci/soak` says which tests failed how often, and goes on where it stopped; `.ci/mutants` names files that exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT

FLAKY = """
from pathlib import Path

def test_by_chance():
    mark = Path(__file__).with_name("ran")
    has_run = mark.exists()
    mark.touch()
    assert has_run

def test_always():
    pass
"""


def soak(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / ".ci" / "soak"), "--into", str(folder), "--workers", "1", *arguments]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.long
def test_a_test_that_fails_by_chance_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "test_flaky.py"
    file.write_text(FLAKY, encoding="utf-8")
    ended = soak(tmp_path, "--times", "2", str(file))
    assert ended.stdout.count("2 tests, 1 failed") == 1, ended.stdout + ended.stderr
    assert "1 of 2  " in ended.stdout and "test_flaky::test_by_chance" in ended.stdout
    assert "2 runs, 1 tests failed" in ended.stdout and "test_always" not in ended.stdout
    assert ended.returncode == 1


def test_the_modules_that_are_mutated_exist() -> None:
    text = (ROOT / ".ci" / "mutants").read_text(encoding="utf-8")
    named = re.findall(r'"((?:\w+/)*\w+\.py|tests/[\w/]+)"', text)
    assert len(named) > 20
    for path in named:
        assert any((ROOT / below / path).exists() for below in ("", "src/tempo")), path
