"""Earlier revisions as players: built from their commit, they play the moves that they played then."""

import json

import pytest

from tempo.lab.players import revisions
from tempo.lab.players.player_specs import parse_player
from tempo.lab.players.versions import git
from tempo.lab.records.record_file import read_record
from tempo.lab.tournament.bisect_command import main as bisect
from tempo.lab.tournament.match import match

COMMIT = "96c6107"  # the last one before options and modules were renamed
# Recorded at that commit by `match champion champion:OVERRIDE --game GAME --sims 50 --pairs 1`:
# the override by its former name, the index of a game, and its moves after the opening.
RECORDED = {
    "connectx": (
        "undecided=0.2", 0,
        "4 4 0 3 1 1 5 4 2 1 2 2 2 0 4 2 3 6 6 3 6 1 5 2 6 0 0 0 0 3 3",
    ),
    "gomoku": (
        "undecided=0.2", 1,
        "115 145 113 144 114 112 98 82 83 128 96 146 147 99 116 117 68 53 160 142 143 97 127 52 67 159 173 189 "
        "174 51 50 55 54 69 101 103 131 87 71 86 175 176 65 80 66 64 171 172 156 126 155 141 139 187 154 157 202 "
        "186 188 216 158 203 123 107 109 124 153 152 95 81 79 111 137 151 138 136 108 93 168",
    ),
    "othello": (
        "trust=0.5", 1,
        "37 38 43 53 29 51 42 47 59 58 57 21 60 18 19 20 10 25 16 17 24 33 41 61 62 50 11 12 5 3 30 39 23 22 54 "
        "32 40 2 9 49 15 14 4 13 1 0 8 6 7 63 56 48 31 64 55",
    ),
}
needs_history = pytest.mark.skipif(
    git("cat-file", "-e", f"{COMMIT}^{{commit}}") is None, reason=f"this checkout has no commit {COMMIT}"
)


@needs_history
@pytest.mark.parametrize("game", RECORDED)
def test_an_earlier_revision_plays_the_same_moves_as_then(game, tmp_path, monkeypatch):
    monkeypatch.setattr(revisions, "BUILDS", tmp_path / "builds")
    override, index, moves = RECORDED[game]
    path, player = tmp_path / "record.jsonl", f"git:{COMMIT}"
    options = ["--game", game, "--sims", "50", "--pairs", "1", "--workers", "1", "--record", str(path)]
    if game == "gomoku":
        options += ["--plies", "2-4"]  # as it was then
    assert match([player, f"{player}:{override}", *options]) == 0
    _, *games = map(json.loads, path.read_text().splitlines())
    assert [move["action"] for move in games[index]["moves"]] == [int(move) for move in moves.split()]


@needs_history
@pytest.mark.parametrize(
    ("game", "override"),
    [
        ("othello", "probcut_margin=0.5"),
        pytest.param("gomoku", "fpu_reduction=0.1", marks=pytest.mark.long),
    ],
)
def test_an_earlier_revision_takes_the_names_of_today(game, override, tmp_path, monkeypatch):
    monkeypatch.setattr(revisions, "BUILDS", tmp_path / "builds")
    path = tmp_path / "record.jsonl"
    options = ["--game", game, "--sims", "10", "--pairs", "1", "--workers", "1", "--record", str(path)]
    assert match(["champion", f"git:{COMMIT}:{override}", *options]) == 0


def test_a_scale_divides_the_seconds_of_a_revision(repository):
    """Its plan may lack some that there are today."""
    repository.play(True)
    whole, part = (parse_player("git:HEAD:cap=8", "connectx", scale=scale).new_agent(1, None) for scale in (1.0, 40.0))
    assert whole.plan == (8.0, 1.5) and part.plan == (0.2, 1.5)


def test_matches_and_bisections_of_revisions_take_a_scale(repository, tmp_path, capsys):
    repository.play(True, False)
    board = ["--scale", "40", "--config", "rows=4,columns=5,inarow=3", "--workers", "1"]
    assert match(["git:HEAD~1", "git:HEAD", *board, "--pairs", "1", "--record", "match.jsonl"]) == 0
    assert match(["--resume", "match.jsonl", "--pairs", "2"]) == 0
    assert ", 0.05 s a move, bank 1.5 s, clock 1/40, " in capsys.readouterr().out
    assert bisect(["HEAD~1", "HEAD", *board, "--sprt", "-400", "0"]) == 0
    (path,) = tmp_path.glob("runs/bisect/*/*.jsonl")
    assert read_record(path).header["config"]["scale"] == 40
