"""`check --kaggle`: cold games in environments like those of the competition, limited as there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from check_support import correct
from config_support import connectx_config
from python_versions import installed_pythons

from tempo.arena.command_line.inputs import BadInput
from tempo.lab.check.kaggle import environments
from tempo.lab.check.kaggle.cold_game import Terms, play_cold_game
from tempo.lab.check.kaggle.environments import Unavailable, environment_of, python_of
from tempo.lab.check.kaggle.images import Image, competition_modules, images

TERMS = Terms(connectx_config(), 4096)
IMAGE = Image("test", "a test", sys.version_info.minor, ("no-such-package==1",))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there --kaggle is refused")


# ---- images ----


def test_every_image_is_pinned_and_its_modules_are_the_competitions():
    listed = images()
    assert [image.title for image in listed] == ["playing image", "notebook 3.12", "notebook 3.13", "numpy alone"]
    pins = [dict(pin.split("==") for pin in image.pins) for image in listed]
    assert [sorted(packages) for packages in pins] == [["llvmlite", "numba", "numpy"]] * 3 + [["numpy"]]
    assert {name for packages in pins for name in packages} <= competition_modules()
    assert len({image.key for image in listed}) == 4


def test_an_environments_folder_changes_with_its_pins_and_python():
    keys = {IMAGE.key, IMAGE._replace(pins=("numpy==2.4.1",)).key, IMAGE._replace(minor=14).key}
    assert len(keys) == 3 and all(key.startswith("test-") for key in keys)


# ---- environments ----


@pytest.fixture
def commands(monkeypatch):
    """Let pip succeed without installing anything; return the commands that were run."""
    run, ran = subprocess.run, []

    def succeed(command, image):
        ran.append(command)
        if "pip" not in command:
            run(command, check=True)

    monkeypatch.setattr(environments, "succeed", succeed)
    return ran


def test_an_environment_is_made_once_and_again_if_its_pins_change(commands, tmp_path):
    lines = []
    python = environment_of(IMAGE, tmp_path, lines.append)
    assert environments.runs(python) and len(commands) == 2
    assert lines[0].startswith("making the environment a test (Python 3.") and lines[1].startswith("made in ")
    assert environment_of(IMAGE, tmp_path, lines.append) == python and len(commands) == 2
    changed = IMAGE._replace(pins=("numpy==2.4.1",))
    environment_of(changed, tmp_path, lines.append)
    assert len(commands) == 4 and [path.name for path in tmp_path.iterdir()] == [changed.key]


def test_a_broken_environment_is_made_again(commands, tmp_path):
    python = environment_of(IMAGE, tmp_path, len)
    python.unlink()
    assert environments.runs(environment_of(IMAGE, tmp_path, len)) and len(commands) == 4


def test_an_environment_that_fails_or_is_interrupted_leaves_nothing(monkeypatch, tmp_path):
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(Unavailable, match=r"pip cannot install no-such-package==1 \(it needs the network once\): Co"):
        environment_of(IMAGE, tmp_path, len)
    assert list(tmp_path.iterdir()) == []

    def interrupted(command, image):
        Path(command[-1]).mkdir()
        raise KeyboardInterrupt

    monkeypatch.setattr(environments, "succeed", interrupted)
    with pytest.raises(KeyboardInterrupt):
        environment_of(IMAGE, tmp_path, len)
    assert list(tmp_path.iterdir()) == []


def test_drafts_of_dead_processes_are_removed_and_those_of_others_stay(commands, tmp_path):
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    dead, alive = tmp_path / f"{IMAGE.key}.{child.pid}", tmp_path / f"{IMAGE.key}.{os.getppid()}"
    dead.mkdir()
    alive.mkdir()
    environment_of(IMAGE, tmp_path, len)
    assert not dead.exists() and alive.exists()


def test_a_missing_python_is_named(tmp_path):
    assert python_of(99) == ""
    with pytest.raises(Unavailable, match=r"there is no Python 3\.99 here: install it, as by `pyenv install 3\.99`"):
        environment_of(IMAGE._replace(minor=99), tmp_path, len)


def test_a_folder_that_others_can_write_is_refused(monkeypatch, tmp_path):
    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path))
    (tmp_path / "environments").mkdir()
    (tmp_path / "environments").chmod(0o777)
    with pytest.raises(BadInput, match="others can write in"):
        environments.environments_folder()


# ---- in the real environments ----


@pytest.mark.package
@pytest.mark.parametrize("image", images(), ids=lambda image: image.name)
def test_the_environments_have_what_is_pinned(image, tmp_path, monkeypatch):
    monkeypatch.setenv("PIP_COMPILE", "0")  # half of the time
    if image.minor not in installed_pythons():
        pytest.skip(f"no Python 3.{image.minor}")
    python = environment_of(image, tmp_path, len)
    asked = "from importlib.metadata import distributions as d; print(*sorted(f'{x.name}=={x.version}' for x in d()))"
    told = subprocess.run([python, "-I", "-c", asked], capture_output=True, text=True, check=True).stdout
    assert told.split() == sorted(image.pins)
    done = subprocess.run([python, "-I", "-c", "import numba"], capture_output=True, text=True, check=False)
    raises = {"playing": "ImportError: Numba needs NumPy 2.0 or less", "numpy_alone": "No module named 'numba'"}
    assert raises.get(image.name, "") in done.stderr and bool(done.returncode) == (image.name in raises)
    assert play_cold_game(correct("connectx"), python, TERMS, 0).forfeit == ""
