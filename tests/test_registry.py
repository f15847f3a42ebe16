"""Games from outside the package: which are found, and what is said about those that cannot be played."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from built_files import build
from examples import EXAMPLES, with_examples
from folders import ROOT

from tempo.arena.adapter.game_adapter import adapter_of, games, plugin_faults
from tempo.arena.command_line.inputs import BadInput
from tempo.native.aot.make_objects import NOT_HERE
from tempo.registry import folder_of, source_file

HEX = ROOT / "examples" / "hex" / "tempo_hex"


def distribution(site: Path, name: str, entry: str) -> None:
    """Write what pip writes of a distribution with one game."""
    about = site / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[tempo.games]\n{entry}\n")


def package(site: Path, name: str, adapter: str | None) -> None:
    """Write a package with this text as its adapter, or with none."""
    (site / name / "adapter").mkdir(parents=True)
    (site / name / "__init__.py").touch()
    if adapter is not None:
        (site / name / "adapter" / "__init__.py").touch()
        (site / name / "adapter" / "adapter.py").write_text(adapter)


def tempo(site: Path, *arguments: str, games: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command line beside installed distributions, in a folder of its own."""
    path = os.pathsep.join([str(ROOT / "src"), str(site)])
    environment = {**os.environ, "PYTHONPATH": path, "TEMPO_GAMES": games, "COLUMNS": "100"}
    command = [sys.executable, "-m", "tempo", *arguments]
    return subprocess.run(command, cwd=site, env=environment, capture_output=True, text=True, encoding="utf-8")


def test_a_broken_distribution_is_one_line_and_stops_no_other(tmp_path):
    distribution(tmp_path, "good", "hex = tempo_hex")
    shutil.copytree(HEX, tmp_path / "tempo_hex")
    distribution(tmp_path, "worm", "worm = worm")
    package(tmp_path, "worm", "import nowhere_to_be_found\n")
    distribution(tmp_path, "wrong", "wrong = wrong")
    package(tmp_path, "wrong", "ADAPTER = 7\n")
    distribution(tmp_path, "bare", "bare = bare")
    package(tmp_path, "bare", None)
    distribution(tmp_path, "gone", "gone = nowhere")
    distribution(tmp_path, "attribute", "attribute = tempo_hex:adapter")
    distribution(tmp_path, "module", "module = tempo_hex.rules")
    distribution(tmp_path, "twin", "othello = tempo_hex")
    mend = "which is no package: name the package with adapter/adapter.py"
    done = tempo(tmp_path, "tune", "--options", "--game", "hex")
    assert done.returncode == 0 and done.stdout.startswith("Search options")
    assert sorted(line.partition(": ")[2] for line in done.stderr.splitlines()) == [
        f"the game attribute from attribute 1.0 is left out: its entry point names tempo_hex:adapter, {mend}",
        f"the game bare from bare 1.0 is left out: {tmp_path / 'bare'} has no adapter/adapter.py",
        "the game gone from gone 1.0 is left out: its package nowhere is not found",
        f"the game module from module 1.0 is left out: its entry point names tempo_hex.rules, {mend}",
        "the game othello from twin 1.0 is left out: tempo has a game of that name",
        "the game worm from worm 1.0 is left out: ModuleNotFoundError: No module named 'nowhere_to_be_found'",
        "the game wrong from wrong 1.0 is left out: its ADAPTER is no GameAdapter",
    ]
    refused = tempo(tmp_path, "tune", "--options", "--game", "worm")
    assert refused.returncode == 2 and "the game worm from worm 1.0 is left out" in refused.stderr.splitlines()[-1]
    assert refused.stderr.count("the game worm") == 1


def test_a_game_that_is_installed_and_in_a_named_folder_counts_once(tmp_path):
    """Unless they are two: then neither is used."""
    distribution(tmp_path, "good", "hex = tempo_hex")
    shutil.copytree(HEX, tmp_path / "tempo_hex")
    assert tempo(tmp_path, "tune", "--options", "--game", "hex", games=".").stderr == ""
    done = tempo(tmp_path, "tune", "--options", "--game", "hex", games=str(HEX.parent))
    assert done.returncode == 2
    refusal = f"two games are called hex, from good 1.0 and {HEX.parent}: both are left out"
    assert [line.partition(": ")[2] for line in done.stderr.splitlines()] == [refusal]


@pytest.mark.parametrize(
    ("file", "old", "new", "refusal"),
    [
        ("profiles.py", None, None, "{folder} has no profiles.py"),
        ("adapter/adapter.py", "BoardGeometry(cells,", "BoardGeometry(cells[1:],",
         "the game hex from {site} is left out: the board has 121 cells, but its geometry 120 polygons"),
    ],
)  # fmt: skip
def test_a_game_with_a_fault_is_refused_in_one_line(tmp_path, file, old, new, refusal):
    folder = shutil.copytree(HEX, tmp_path / "tempo_hex")
    text = (folder / file).read_text()
    if old is None:
        (folder / file).unlink()
    else:
        assert old in text
        (folder / file).write_text(text.replace(old, new))
    done = tempo(tmp_path, "tune", "--options", "--game", "hex", games=str(tmp_path))
    [line] = done.stderr.splitlines()
    assert done.returncode == 2 and line.partition(": ")[2] == refusal.format(folder=folder, site=tmp_path)


def test_a_game_without_aot_calls_gets_no_machine_code(tmp_path):
    shutil.copytree(HEX, tmp_path / "tempo_hex")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TEMPO_GAMES": str(tmp_path)}
    command = [sys.executable, "-m", "tempo.native.aot.make_objects", "hex"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode == NOT_HERE:
        pytest.skip("machine code is not made here")
    assert done.returncode == 1 and "tempo_hex has no aot_calls.py" in done.stderr
    assert not (tmp_path / "tempo_hex" / "aot_data.py").exists()


def test_the_build_names_the_module_of_a_game_outside(tmp_path, monkeypatch):
    folder = shutil.copytree(HEX, tmp_path / "tempo_hex")
    (folder / "champion.py").write_text("from tempo_hex.agent import Agent\n")
    monkeypatch.setenv("TEMPO_GAMES", str(tmp_path))
    with pytest.raises(build.Refusal, match=r"tempo_hex.agent is not allowed; write tempo.games.hex.agent"):
        build.modules_of("tempo.games.hex.champion", ROOT)
    (folder / "champion.py").write_text("from requests import get\n")
    with pytest.raises(build.Refusal, match="requests is not allowed; use stdlib, numpy, numba"):
        build.modules_of("tempo.games.hex.champion", ROOT)


def test_a_folder_without_a_game_is_one_line(tmp_path, monkeypatch):
    monkeypatch.setenv("TEMPO_GAMES", str(tmp_path))
    assert games() == ["connectx", "gomoku", "othello"]
    assert list(plugin_faults().values()) == [f"TEMPO_GAMES: no folder in {tmp_path} has adapter/adapter.py"]
    with pytest.raises(BadInput, match="no game 'hex'"):
        adapter_of.__wrapped__("hex")  # another test may have left it in the cache


def test_a_game_outside_is_a_folder_and_nothing_else():
    """Each command finds it by its name; its modules are those of `tempo.games`, and its agent fits in one file."""
    with with_examples():
        assert {"hex", "dots_and_boxes"} <= set(games()) and plugin_faults() == {}
        assert folder_of("hex") == HEX and adapter_of("hex").game == "hex"
        assert source_file("tempo/games/hex/rules.py", ROOT / "src") == HEX / "rules.py"
        agents = build.agents_outside()
        assert agents == {name: f"tempo.games.{name}.champion" for name in ("dots_and_boxes", "hex", "kalah")}
        modules = build.modules_of(agents["hex"], ROOT)
        assert [one.path for one in modules if one.path.startswith("tempo_hex")][-1] == "tempo_hex/champion.py"
        assert "\n# tempo_hex/rules.py\n" in build.bundle("hex", modules, ROOT)
    tracked = ROOT / "src", *ROOT.glob("*.py"), ROOT / "submission"
    names = "|".join(folder.name for folder in EXAMPLES)
    done = subprocess.run(["git", "grep", "-lwE", f"games[./]({names})", "--", *tracked], cwd=ROOT, capture_output=True)
    assert done.stdout.decode().split() == ["src/tempo/registry.py"], "which has one as its example"
    assert not {"hex", "dots_and_boxes"} & set(build.agents_in(ROOT)), "built by name alone"
