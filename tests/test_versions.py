"""Built files with other versions of numba and Python, and without numba, each in an environment of its own."""

from pathlib import Path

import pytest
from bundle_support import BUNDLE, log_lines, play
from python_versions import install, installed_pythons, new_environment

from tempo.native.backends import NATIVE, NUMBA, PYTHON

pytestmark = pytest.mark.package
PYTHONS = installed_pythons()
OLD_NUMBA = ("0.59.1", "0.61.2")  # crash while they compile a search
FOR_OLD_NUMBA = [python for minor, python in PYTHONS.items() if minor in (10, 11, 12)]


def backends_of(answer: dict) -> set[str]:
    """Return the backends that an agent played on, all of whose moves must be searched or known."""
    assert all(reason not in ("error", "hurry") for _, reason, *_ in answer["moves"])
    return {backend for *_, backend in answer["moves"]}


@pytest.mark.skipif(not FOR_OLD_NUMBA, reason="numba 0.59 needs Python 3.10, 3.11 or 3.12")
@pytest.mark.parametrize("version", OLD_NUMBA)
def test_with_an_old_numba_machine_code_runs_and_nothing_is_compiled(version: str, tmp_path: Path) -> None:
    python = new_environment(tmp_path / "env", [f"numba=={version}"], FOR_OLD_NUMBA[-1])
    answer = play(BUNDLE, step=10.0, python=python)
    assert backends_of(answer) == {NATIVE} and not answer["refusals"]
    answer = play(BUNDLE, NUMBA, step=1.0, python=python)
    assert backends_of(answer) == {PYTHON} and not answer["busy"]
    assert all(simulations for _, _, simulations, _ in answer["moves"])
    old = f"Unusable: numba {version} is too old to compile: 0.62 or newer; older versions crash the process"
    assert set(answer["failures"]) == {old}


@pytest.mark.parametrize("minor", PYTHONS)
def test_the_file_plays_on_every_python(minor: int, tmp_path: Path) -> None:
    """From machine code with numpy alone, and from what the newest numba for this Python compiles."""
    python = new_environment(tmp_path / "env", ["numpy"], PYTHONS[minor])
    for game in ("connectx", "othello", "gomoku"):
        assert all("backend=native" in line for line in log_lines(game, python))
    answer = play(BUNDLE, step=10.0, python=python)
    assert backends_of(answer) == {NATIVE} and not answer["refusals"] and not answer["failures"]
    install(["numba>=0.62", "numpy"], python)
    *_, last = play(BUNDLE, NUMBA, moves=1000, python=python)["moves"]
    assert last[-1] == NUMBA
