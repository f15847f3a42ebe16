"""Matches between two networks: pairs are fair, and unusable networks are refused."""

import re
from pathlib import Path

import pytest
from self_play_support import GAMES

from tempo.games.gomoku.learned.encoder import original_shape
from tempo.training.network_match import main
from tempo.training.self_play.checkpoints import Checkpoint, checkpoint_file, initial_weights, save

BOARD = ["--size", "6", "--inarow", "4"]


@pytest.fixture
def runs(tmp_path: Path) -> tuple[str, str]:
    """Return runs of two different untrained networks each. In the second one the older network is still the best."""
    shape = GAMES["gomoku"][0]().shape
    for name, player in (("first", 2), ("other", 1)):
        (tmp_path / name).mkdir()
        for number in (1, 2):
            weights = initial_weights(shape, seed=number + 10 * player)
            save(tmp_path / name, number, Checkpoint(weights, [], min(number, player), {}))
    return str(tmp_path / "first"), str(tmp_path / "other")


def match(capsys: pytest.CaptureFixture[str], *typed: str) -> list[int]:
    """Return games won, drawn and lost."""
    assert main(["gomoku", *typed, *BOARD, "--pairs", "12", "--sims", "8"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told] == ["10 pairs", "12 pairs"]
    return [int(number) for number in re.findall(r"[+=-](\d+)", told[-1])]


def test_points_of_a_match_add_up(runs, capsys):
    won, drawn, lost = match(capsys, *runs)
    assert won + drawn + lost == 24 and won != lost
    assert match(capsys, *reversed(runs)) == [lost, drawn, won]


def test_a_network_draws_against_itself_in_pairs(runs, capsys):
    """A folder stands for the network that would play next: the best one, where there is a gate."""
    for folder, player in zip(runs, (2, 1), strict=True):
        won, _, lost = match(capsys, folder, str(checkpoint_file(Path(folder), player)))
        assert won == lost > 0


@pytest.mark.parametrize(
    ("path", "complaint"),
    [
        ("nowhere", "'nowhere' holds no network: give the folder of a run"),
        ("nowhere/network-0001.npz", "holds no network"),
        ("empty", "'empty' holds no network"),
        ("notes.txt", "'notes.txt' holds no network"),
        ("torn", "'torn/network-0001.npz' is damaged (BadZipFile): "),
        ("wide", "the networks in 'wide' are of another board or preset: give the sizes"),
    ],
)
def test_bad_networks_are_refused_in_one_line(runs, tmp_path, monkeypatch, capsys, path, complaint):
    monkeypatch.chdir(tmp_path)
    for name in ("empty", "torn", "wide"):
        Path(name).mkdir()
    Path("notes.txt").write_text("nothing", "utf-8")
    checkpoint_file(Path("torn"), 1).write_bytes(b"PK\x03\x04 and no more")
    save(Path("wide"), 1, Checkpoint(initial_weights(original_shape(6), seed=1), [], 1, {}))
    assert main(["gomoku", runs[0], path, *BOARD]) == 2
    error = capsys.readouterr().err
    assert complaint in error and error.count("\n") == 1
