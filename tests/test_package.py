"""The wheel that `pip install .` makes holds every file of the package, and plays without a checkout."""

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest
from folders import ROOT

pytestmark = pytest.mark.package
PLAY = """
import tempo
state = tempo.game("connectx").parse("44455")
assert tempo.solve(state).best == (3, 4) and "src" not in tempo.__file__
print(tempo.match("classic", "champion:book=0", game=state.game, pairs=1, sims=50).record)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    sources = folder / "sources"
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        if name.startswith(("src/", "pyproject", "setup", "README", "LICENSE")):
            (sources / name).parent.mkdir(parents=True, exist_ok=True)
            (sources / name).write_bytes((ROOT / name).read_bytes())
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), str(sources)]
    subprocess.run(command, check=True)
    return next(folder.glob("tempo-*.whl"))


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    held = set(ZipFile(wheel).namelist())
    listed = subprocess.run(["git", "ls-files", "src/tempo"], cwd=ROOT, capture_output=True, text=True, check=True)
    missing = [name for name in listed.stdout.split() if name.removeprefix("src/") not in held]
    assert missing == []


def test_the_installed_package_plays_without_a_checkout(wheel: Path, tmp_path: Path) -> None:
    """In an environment of its own, that borrows numba and the like from this one."""
    venv.create(tmp_path / "env", with_pip=True, symlinks=True)
    python = tmp_path / "env" / "bin" / "python"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([python, "-m", "pip", "install", "-q", "--no-deps", str(wheel)], check=True, env=environment)
    site = next((tmp_path / "env").rglob("site-packages"))
    others = [path for path in sys.path if path.endswith("site-packages")]
    (site / "borrowed.pth").write_text("\n".join(others) + "\n")
    run = {"cwd": tmp_path, "env": environment, "capture_output": True, "text": True}
    done = subprocess.run([python, "-c", PLAY], **run)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).parent.parent == tmp_path / "runs"
    console = [str(python.with_name("tempo")), "match", "git:HEAD", "champion"]
    done = subprocess.run(console, **run)
    assert done.returncode == 2 and done.stderr.startswith("tempo match: git:HEAD needs a checkout")
