"""Built files and the compiler with other versions of numba and Python, and without numba, each in an environment."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from built_files import BUILT_AGENTS, build
from bundle_support import BUNDLE, log_lines, play
from folders import ROOT
from python_versions import install, installed_pythons, new_environment

from tempo.lab.bench.bench_command import signature
from tempo.native.aot.make_objects import aot_games, kernels_of
from tempo.native.backends import NATIVE, NUMBA, PYTHON

pytestmark = pytest.mark.package
PYTHONS = installed_pythons()
TOO_OLD_NUMBA = "0.59.1"
FOR_OLD_NUMBA = [python for minor, python in PYTHONS.items() if minor in (10, 11, 12)]
# The minor version of Python, numba and numpy of Kaggle's notebooks. With the former, tests/test_notebook.py compiles
# the kernels of connectx.py each time.
NOTEBOOKS = ((12, "0.60.0", "2.0.2"), (13, "0.61.2", "2.1.3"))
IN_CONNECTX = {module.name for module in build.modules_of(BUILT_AGENTS["connectx"], ROOT)}
COMPILED = [
    (*NOTEBOOKS[1], ["connectx"], ["--file", " ".join(IN_CONNECTX)]),
    *(pytest.param(*notebook, aot_games(), [], marks=pytest.mark.slow) for notebook in NOTEBOOKS),
]
SIGN = """
import sys
from tempo.lab.bench.bench_command import signature
from tempo.native.backends import BACKENDS
print(signature(sys.argv[1]), *{kernel.backend for kernel in BACKENDS.loaded.values()}, *BACKENDS.failures.values())
"""


def backends_of(answer: dict) -> set[str]:
    """Return the backends that an agent played on, all of whose moves must be searched or known."""
    assert all(reason not in ("error", "hurry") for _, reason, *_ in answer["moves"])
    return {backend for *_, backend in answer["moves"]}


@pytest.mark.skipif(not FOR_OLD_NUMBA, reason="numba 0.59 needs Python 3.10, 3.11 or 3.12")
def test_with_an_old_numba_machine_code_runs_and_nothing_is_compiled(tmp_path: Path) -> None:
    packages = ["--no-deps", f"numba=={TOO_OLD_NUMBA}", "numpy==1.26.4"]  # it is not imported, nor is llvmlite
    python = new_environment(tmp_path / "env", packages, FOR_OLD_NUMBA[-1])
    answer = play(BUNDLE, step=100.0, python=python)
    assert backends_of(answer) == {NATIVE} and not answer["refusals"]
    answer = play(BUNDLE, NUMBA, step=1.0, python=python)
    assert backends_of(answer) == {PYTHON}
    assert all(simulations for _, _, simulations, _ in answer["moves"])
    assert set(answer["failures"]) == {f"Unusable: numba {TOO_OLD_NUMBA} is too old to compile: 0.60 or newer"}


@pytest.mark.parametrize(("minor", "numba", "numpy", "games", "only"), COMPILED)
def test_the_numba_of_a_notebook_compiles_every_kernel(
    minor: int, numba: str, numpy: str, games: list[str], only: list[str], tmp_path: Path
) -> None:
    """The search plays as with any numba. Its version is part of a kernel's digest, so no kernel is taken over.

    `only`: those of connectx.py, as `python build.py connectx` compiles
    """
    if minor not in PYTHONS:
        pytest.skip(f"Python 3.{minor} is not installed")
    packages = [f"numba=={numba}", f"numpy=={numpy}", "filelock", "jinja2", "psutil", "rich"]
    python = new_environment(tmp_path / "env", packages, PYTHONS[minor])
    shutil.copytree(ROOT / "src" / "tempo", tmp_path / "src" / "tempo", ignore=shutil.ignore_patterns("__pycache__"))
    run_in(tmp_path, python, "-m", "tempo.native.aot.make_objects", *only, *games)
    for game in games:
        recorded = recorded_in(tmp_path / "src" / "tempo" / "games" / game / "aot_data.py")
        assert recorded["numba"] == numba and recorded["kernels"].keys() == {kernel.key for kernel in kernels_of(game)}
        made = [kernel["needs"] for kernel in recorded["kernels"].values() if kernel["digest"]]
        left_out = [kernel["needs"] for kernel in recorded["kernels"].values() if not kernel["digest"]]
        assert made and bool(left_out) == bool(only)
        assert all(not IN_CONNECTX.issuperset(needs.split()) for needs in left_out)
        assert run_in(tmp_path, python, "-c", SIGN, game).split(maxsplit=1) == [str(signature(game)), f"{NATIVE}\n"]


def run_in(folder: Path, python: Path, *arguments: str) -> str:
    """Run Python with the sources and the kernel cache of a folder; return what it prints."""
    variables = os.environ | {"PYTHONPATH": str(folder / "src"), "TEMPO_CACHE": str(folder / "cache")}
    done = subprocess.run([str(python), *arguments], env=variables, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def recorded_in(file: Path) -> dict:
    """Return what a module of machine code records of its kernels."""
    names: dict = {}
    exec(file.read_text(encoding="utf-8"), names)
    recorded: dict = json.loads(names["MACHINE_CODE"].partition("\n")[0])
    return recorded


@pytest.mark.parametrize("minor", PYTHONS)
def test_the_file_plays_on_every_python(minor: int, tmp_path: Path) -> None:
    """From machine code with numpy alone, and from what the newest numba for this Python compiles, where no other test
    compiles with this Python.
    """
    python = new_environment(tmp_path / "env", ["numpy"], PYTHONS[minor])
    for game in ("connectx", "othello", "gomoku"):
        assert all("backend=native" in line for line in log_lines(game, python))
    answer = play(BUNDLE, step=100.0, python=python)
    assert backends_of(answer) == {NATIVE} and not answer["refusals"] and not answer["failures"]
    if minor in (sys.version_info.minor, *(notebook for notebook, *_ in NOTEBOOKS)):
        return  # tests/test_backends_bundle.py compiles with the numba that is here
    install(["numba", "numpy"], python)
    *_, last = play(BUNDLE, NUMBA, moves=10_000, python=python)["moves"]
    assert last[-1] == NUMBA
