"""The reference pages say what the source says: options, the public API, and the commands of the original designs."""

import importlib.util
import re
import shlex
from pathlib import Path

import pytest
from built_files import built_file
from folders import ROOT

import tempo
from tempo.arena.adapter.game_adapter import games
from tempo.arena.players.option_table import OPTIONS as OPTION_ENTRIES
from tempo.arena.players.profile_agents import profile_names
from tempo.cli import COMMANDS, main

REFERENCE = ROOT / "docs" / "reference"
OPTIONS = (REFERENCE / "profiles-and-options.md").read_text(encoding="utf-8")
FEWER = {"--games": "1", "--pairs": "1", "--sims": "30", "--act-timeout": "0.05"}  # what the table names takes minutes


def test_the_site_fills_the_page_with_every_option() -> None:
    spec = importlib.util.spec_from_file_location("option_tables", ROOT / "docs" / "option_tables.py")
    assert spec is not None and spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    page = hook.on_page_markdown(OPTIONS)
    for name, option in OPTION_ENTRIES.items():
        assert re.search(rf"^\| `{name}` \| .* \| {re.escape(option.about)} \|$", page, re.MULTILINE), name
    assert "| `exploration` | 1.0 | 0.1 to 2.0 | c of UCB on an empty board |" in page
    assert hook.MARKER.search(OPTIONS) and not hook.MARKER.search(page)


def test_the_page_lists_every_profile_of_every_game() -> None:
    for game in games():
        for profile in profile_names(game):
            assert f"`{profile}`" in OPTIONS, f"{game}: {profile}"


def test_the_api_page_names_all_that_is_public() -> None:
    page = (REFERENCE / "api.md").read_text(encoding="utf-8")
    assert [name for name in tempo.__all__ if name != "__version__" and f"{name}" not in page] == []
    kinds = tempo.Game, tempo.State, tempo.Solution, tempo.Analysis, tempo.MatchResult, tempo.Player
    for kind in (*kinds, tempo.RecordedGame, tempo.RecordedMove, tempo.Search, tempo.SearchResult, tempo.Node):
        fields = {*getattr(kind, "__dataclass_fields__", ()), *vars(kind)}
        public = sorted(name for name in fields if not name.startswith("_"))
        assert [name for name in public if f"`{name}" not in page and f"{name}`" not in page] == [], kind


def test_the_commands_page_names_every_command() -> None:
    page = (REFERENCE / "commands.md").read_text(encoding="utf-8")
    assert [command for command in COMMANDS if f"`{command}" not in page] == []


def original_commands() -> list[str]:
    page = (REFERENCE / "original-designs.md").read_text(encoding="utf-8")
    found = re.findall(r"`python (local_eval\.py[^`]*)`", page)
    return [command for command in found if not re.search(r" (train|play|report)\b", command)]


def shortened(command: str, record: Path) -> list[str]:
    """The command with as few games and simulations as show that it works, on one core."""
    words = shlex.split(command)
    for name, value in FEWER.items():
        if name in words:
            words[words.index(name) + 1] = value
    words = [re.sub(r"sims=\d+", "sims=30", word) for word in words]
    words = [str(built_file(Path(word).stem)) if word.startswith("submission/") else word for word in words]
    if "--workers" not in words:
        words += ["--workers", "1"]
    if "match" not in words:
        words += ["--act-timeout", "0.05", "--bank", "1"]
    return [*words, "--record", str(record)]


@pytest.mark.long
@pytest.mark.parametrize("command", original_commands())
def test_an_original_design_is_a_command(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    monkeypatch.chdir(ROOT)
    _, *words = shortened(command, tmp_path / "record.jsonl")
    assert main(words) in (0, 1)  # 1: late on so short a clock
    assert "record: " in capsys.readouterr().out
