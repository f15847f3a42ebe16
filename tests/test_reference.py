"""The reference pages say what the source says: options, the public API, and the commands of the original designs."""

import inspect
import re
import shlex
from pathlib import Path

import pytest
from folders import ROOT

import tempo
from tempo.cli import COMMANDS, main
from tempo.lab.players.profile_agents import profile_names
from tempo.lab.referee.game_adapter import games
from tempo.native.jit import BACKENDS
from tempo.search.clock import TimePlan
from tempo.search.options import SearchOptions

REFERENCE = ROOT / "docs" / "reference"
OPTIONS = (REFERENCE / "profiles-and-options.md").read_text(encoding="utf-8")
FIELD = re.compile(r"^    (\w+): \w+ = ([^#\n]+?)  # (?:(-?[\d._]+) \.\. (-?[\d._]+)[,:]? ?)?(.*)$", re.MULTILINE)
FEWER = {"--games": "1", "--pairs": "1", "--sims": "30", "--act-timeout": "0.05"}  # what the table names takes minutes


def option_table(holder: type) -> str:
    """The table of a tuple's fields, from the comments beside their defaults."""
    rows = ["| option | default | range | meaning |", "|---|---|---|---|"]
    for name, default, low, high, meaning in FIELD.findall(inspect.getsource(holder)):
        span = f"{low} to {high}".replace("_", ",") if low else ""
        default = default.replace("math.", "").strip('"').replace("_", ",")
        rows.append(f"| `{name}` | {default} | {span} | {meaning} |")
    return "\n".join(rows)


@pytest.mark.parametrize("holder", [SearchOptions, TimePlan])
def test_the_page_lists_every_option_as_the_source_does(holder: type) -> None:
    table = option_table(holder)
    assert table.count("\n") == len(holder._fields) + 1  # type: ignore[attr-defined]
    assert table in OPTIONS, f"docs/reference/profiles-and-options.md should have:\n{table}"


def test_the_page_lists_every_profile_of_every_game() -> None:
    for game in games():
        for profile in profile_names(game):
            assert f"`{profile}`" in OPTIONS, f"{game}: {profile}"


def test_the_api_page_names_all_that_is_public() -> None:
    page = (REFERENCE / "api.md").read_text(encoding="utf-8")
    assert [name for name in tempo.__all__ if name != "__version__" and f"{name}" not in page] == []
    for kind in (tempo.Game, tempo.State, tempo.Solution, tempo.Analysis, tempo.MatchResult, tempo.Player):
        fields = {*getattr(kind, "__dataclass_fields__", ()), *vars(kind)}
        public = sorted(name for name in fields if not name.startswith("_"))
        assert [name for name in public if f"`{name}" not in page and f"{name}`" not in page] == [], kind


def test_the_commands_page_names_every_command() -> None:
    page = (REFERENCE / "commands.md").read_text(encoding="utf-8")
    assert [command for command in COMMANDS if f"`{command}" not in page] == []


def original_commands() -> list[str]:
    page = (REFERENCE / "original-designs.md").read_text(encoding="utf-8")
    found = re.findall(r"`python (local_eval\.py[^`]*)`", page)
    return [command for command in found if not re.search(r" (train|play|curves)\b", command)]


def shortened(command: str, record: Path) -> list[str]:
    """The command with as few games and simulations as show that it works, on one core."""
    words = shlex.split(command)
    for name, value in FEWER.items():
        if name in words:
            words[words.index(name) + 1] = value
    words = [re.sub(r"sims=\d+", "sims=30", word) for word in words]
    if "--workers" not in words:
        words += ["--workers", "1"]
    return [*words, "--record", str(record)]


@pytest.mark.parametrize("command", original_commands())
def test_an_original_design_is_a_command(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(BACKENDS, "compile", BACKENDS.compile)  # `main` sets it for good
    _, *words = shortened(command, tmp_path / "record.jsonl")
    assert main(words) in (0, 1)  # 1: late on so short a clock
    assert "record: " in capsys.readouterr().out
