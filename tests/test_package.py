"""The wheel that `pip install .` makes holds every file of the package, and plays without a checkout, also the games of
other distributions."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree
from zipfile import ZipFile

import pytest
from build_support import load_build
from examples import with_examples
from folders import ROOT

pytestmark = pytest.mark.package
SHAPES = {"hex": {"size": 5}, "dots_and_boxes": {"rows": 2, "columns": 3}}
PLAY = """
import tempo
state = tempo.game("connectx").parse("44455")
assert tempo.solve(state).best == (3, 4) and "src" not in tempo.__file__
print(tempo.match("classic", "champion:book=0", game=state.game, pairs=1, sims=50).record)
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with what the wheels are built by, and nothing else."""
    folder = tmp_path_factory.mktemp("env")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    pip(folder, "install", "setuptools>=77,<90")
    return folder


def pip(environment: Path, command: str, *what: str) -> None:
    """Run a command of this pip for an environment."""
    line = [sys.executable, "-m", "pip", "--python", str(environment / "bin" / "python"), command, "-q", "--no-deps"]
    subprocess.run([*line, *what], check=True, env=without_sources() | {"PIP_COMPILE": "0"})


@pytest.fixture(scope="module")
def wheels(environment: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheels of the package and of two games, each a distribution of its own."""
    folder = tmp_path_factory.mktemp("wheel")
    sources = folder / "sources"
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.splitlines():
        if name.startswith(("src/", "pyproject", "setup", "README", "LICENSE")):
            (sources / name).parent.mkdir(parents=True, exist_ok=True)
            (sources / name).write_bytes((ROOT / name).read_bytes())
    for game in SHAPES:
        copytree(ROOT / "examples" / game, folder / game)
    projects = [str(sources), *(str(folder / game) for game in SHAPES)]
    pip(environment, "wheel", "--no-build-isolation", "-w", str(folder), *projects)
    return folder


def test_the_wheel_holds_every_file_of_the_package(wheels: Path) -> None:
    (wheel,) = wheels.glob("tempo-*.whl")
    held = set(ZipFile(wheel).namelist())
    listed = subprocess.run(["git", "ls-files", "src/tempo"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [name for name in listed.stdout.split() if not name.endswith(".d.ts")]  # types, which nothing loads
    missing = [name for name in files if name.removeprefix("src/") not in held]
    assert missing == []


@pytest.fixture(scope="module")
def installed(environment: Path, wheels: Path) -> Path:
    """Return the folder `bin` of an environment with the wheels, which borrows numba and the like from this one."""
    pip(environment, "install", *map(str, wheels.glob("*.whl")))
    site = next(environment.rglob("site-packages"))
    others = [path for path in sys.path if path.endswith("site-packages")]
    (site / "borrowed.pth").write_text("\n".join(others) + "\n")
    return environment / "bin"


def without_sources() -> dict[str, str]:
    """Return this environment, in which nothing is imported from a checkout."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "TEMPO_GAMES")}


def run(folder: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a program in a folder."""
    return subprocess.run(command, cwd=folder, env=without_sources(), capture_output=True, text=True, encoding="utf-8")


def test_the_installed_package_plays_without_a_checkout(installed: Path, tmp_path: Path) -> None:
    done = run(tmp_path, installed / "python", "-c", PLAY)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).parent.parent == tmp_path / "runs"
    done = run(tmp_path, installed / "tempo", "match", "git:HEAD", "champion")
    assert done.returncode == 2 and done.stderr.startswith("tempo match: git:HEAD needs a checkout")


ROWS = "entry,namespace,second_process,answer_type,seats,observations,read_only,size"  # those that read no clock
SERVED = """
import sys
from pathlib import Path
from tempo.app.server import BoardServices, new_app
services, game, shape = BoardServices(Path("played")), sys.argv[1], eval(sys.argv[2])
client = new_app(services).test_client()
client.environ_base["HTTP_HOST"] = "127.0.0.1:1"
root = client.get(f"/?token={services.files.token}").headers["Location"]
listed = [about for about in client.get(f"{root}api/catalogue").json["games"] if about["game"] == game]
actions, rewards = [], None
while rewards is None:
    asked = {"game": game, "shape": shape, "actions": actions, "start": len(actions)}
    [position] = client.post(f"{root}api/rules", json=asked).json["positions"]
    rewards, actions = position["rewards"], [*actions, *position["legal"][:1]]
print(len(listed), len(actions), rewards)
services.close()
"""


@pytest.mark.parametrize("game", SHAPES)
def test_an_installed_game_is_served(installed: Path, tmp_path: Path, game: str) -> None:
    """With nothing but its entry point."""
    done = run(tmp_path, installed / "python", "-c", SERVED, game, str(SHAPES[game]))
    assert done.returncode == 0, done.stderr
    found, plies, rewards = done.stdout.split(maxsplit=2)
    assert found == "1" and int(plies) > 8 and rewards.startswith("[")


def test_an_installed_game_plays_in_all_commands(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that has scripts of its own for the page."""
    game = "dots_and_boxes"
    tempo, sizes = installed / "tempo", [f"--config={name}={value}" for name, value in SHAPES[game].items()]
    about = ["--game", game]

    def succeeds(*command: str | Path) -> str:
        done = run(tmp_path, *command)
        assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
        return done.stdout

    pair = ["match", "champion", "random", *about, *sizes, "--sims", "200", "--pairs", "1", "--workers", "1"]
    assert "champion vs random: 100.0 %" in succeeds(tempo, *pair, "--record", "games.jsonl", "--html", "games.html")
    assert f"KINDS.{game}" in (tmp_path / "games.html").read_text(encoding="utf-8")
    assert "search, 200 sims" in succeeds(tempo, "review", "games.jsonl", "--only", "0", "--sims", "200")
    assert succeeds(tempo, "bench", *about, "--signature").startswith(f"{game}: ")
    build = load_build()
    with with_examples():
        text = build.bundle(game, build.modules_of(f"tempo.games.{game}.champion", ROOT), ROOT)
    (tmp_path / "agent.py").write_text(text, encoding="utf-8")
    monkeypatch.setenv("TEMPO_BACKEND", "python")  # no process of the check has to compile
    checked = succeeds(tempo, "check", "agent.py", *about, *sizes, "--rows", ROWS)
    monkeypatch.delenv("TEMPO_BACKEND")
    assert "fit to upload" in checked
    succeeds(tempo, "play", "--export", "page", game)
    assert f'"{game}"' in "".join(file.read_text() for file in (tmp_path / "page").rglob("*.js*"))
