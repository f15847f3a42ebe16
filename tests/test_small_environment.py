"""The lab and the board in the small environment of requirements-small.txt: they import nothing else."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, build_opener

import pytest
from folders import ROOT
from waiting import PATIENCE

pytestmark = pytest.mark.package
COMMAND = re.compile(r"^pip install -r requirements-small\.txt && .*$", re.MULTILINE)
FIRST = re.compile(r"^pip install -r requirements\.txt && (.*)$", re.MULTILINE)
ADDRESS = re.compile(r"http://\S+")
NEED_MORE = {"jax", "optuna", "ray"}  # training, tuning and clusters; optax is imported behind jax
IMPORT_ALL = """
import pkgutil, tempo
from importlib import import_module
missing = set()
for module in pkgutil.walk_packages(tempo.__path__, "tempo."):
    if not module.name.endswith(("__main__", "job_object")):  # the latter is of Windows
        try:
            import_module(module.name)
        except (ModuleNotFoundError, tempo.BadInput) as problem:
            missing.add((problem.__context__ or problem).name)  # BadInput is raised where an import failed
print(*sorted(missing))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tracked files, with a small environment in .venv, made by the tutorial's command."""
    folder = tmp_path_factory.mktemp("small") / "tempo"
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes((ROOT / name).read_bytes())
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / ".venv")], check=True)
    page = ROOT / "docs" / "tutorials" / "first-upload.md"
    (command,) = COMMAND.findall(page.read_text(encoding="utf-8"))
    run(folder, "bash", "-c", command)
    return folder


def variables(checkout: Path) -> dict[str, str]:
    """Return the environment variables of a shell in which the environment is activated, but for pip, which is ours."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    programs = checkout / ".venv" / "bin"
    path = os.pathsep.join([str(programs), str(Path(sys.executable).parent), os.environ["PATH"]])
    pip = {"PIP_PYTHON": str(programs / "python"), "PIP_COMPILE": "0"}
    return inherited | pip | {"PATH": path, "PYTHONIOENCODING": "utf-8", "COLUMNS": "200"}


def run(checkout: Path, *command: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a command in the checkout, with the environment activated."""
    done = subprocess.run(
        command, cwd=checkout, env=variables(checkout), capture_output=True, encoding="utf-8", timeout=PATIENCE
    )
    assert done.returncode == code, f"{command}: {done.stdout}{done.stderr}"
    return done


def lab(checkout: Path, *arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a command of the lab."""
    return run(checkout, "python", "local_eval.py", *arguments, code=code)


def test_the_first_command_wins_all_games(checkout: Path) -> None:
    """Without its installation, which has been done, of one file, and with 2 games against each opponent."""
    (command,) = FIRST.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert command == "python build.py && python local_eval.py"
    command = "python build.py connectx && python local_eval.py --games 2"
    assert "4 won, 0 drawn, 0 lost" in run(checkout, "bash", "-c", command).stdout


def test_every_module_is_there_but_those_for_training_tuning_and_clusters(checkout: Path) -> None:
    assert set(run(checkout, "python", "-c", IMPORT_ALL).stdout.split()) == NEED_MORE


def test_the_lab_works(checkout: Path) -> None:
    page = ("--html", "page.html")
    rows = "entry,second_process,answer_type,seats,read_only,size"
    assert "fit to upload" in lab(checkout, "check", "submission/connectx.py", "--rows", rows).stdout
    lab(checkout, "match", "champion", "classic", "--sims", "100", "--pairs", "2", "--record", "match.jsonl", *page)
    lab(checkout, "report", "match.jsonl", *page)
    lab(checkout, "review", "444435", *page)
    lab(checkout, "review", "match.jsonl", "--only", "1")
    lab(checkout, "accuracy", "champion", "--draw", "3", "--sims", "100")
    lab(checkout, "review", "4444", "--plot", "champion", "--sims", "500", "--out", "plot.png")
    assert (checkout / "page.html").is_file() and (checkout / "plot.png").is_file()


@pytest.fixture
def board(checkout: Path) -> Iterator[str]:
    """The address that a board prints."""
    command = ["python", "-u", "local_eval.py", "play", "--no-browser", "--records", "games"]
    with subprocess.Popen(
        command, cwd=checkout, env=variables(checkout), stdout=subprocess.PIPE, encoding="utf-8"
    ) as server:
        assert server.stdout is not None
        try:
            yield ADDRESS.findall(server.stdout.readline())[0]
        finally:
            server.terminate()


def test_the_board_serves_its_page(board: str) -> None:
    with build_opener(HTTPCookieProcessor(CookieJar())).open(board, timeout=PATIENCE) as answer:
        assert answer.status == 200 and b"<html" in answer.read()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("tune champion --param cap", "local_eval.py: no optuna here: pip install -r requirements-dev.txt"),
        ("train connectx", "local_eval.py train: networks learn by JAX and optax: pip install jax optax"),
        ("match champion classic --ray local", "local_eval.py match: Ray is not installed: pip install 'ray>=2.9,<3'"),
        ("--game othello", "local_eval.py: kaggle_environments plays othello by OpenSpiel: pip install --no-deps "),
        ("match champion openspiel:9", "local_eval.py match: OpenSpiel is not installed: pip install --no-deps "),
    ],
)
def test_what_needs_more_says_so_in_one_line(arguments: str, complaint: str, checkout: Path) -> None:
    done = lab(checkout, *arguments.split(), code=2)
    assert done.stderr.startswith(complaint) and done.stderr.count("\n") == 1
