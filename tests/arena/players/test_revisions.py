"""Earlier revisions as players: built from their commit, they play the moves that they played then."""

import json

import pytest
from revision_support import player

from tempo.arena.players import revisions
from tempo.arena.players.player_specs import parse_player
from tempo.arena.players.versions import git
from tempo.arena.records.record_file import read_record
from tempo.lab.tournament.match import match
from tempo.lab.tournament.revisions.bisect_command import main as bisect

COMMIT = "8d3c63c"  # the first one that `git:REV` still plays
# Recorded at that commit by `match champion champion:OVERRIDE --game GAME --sims 50 --pairs 1`:
# the override, the index of a game, and its moves after the opening.
RECORDED = {
    "connectx": (
        "draw_value=0.2", 0,
        "4 4 0 3 1 1 5 4 2 1 2 2 2 0 4 2 3 6 6 3 6 1 5 2 6 0 0 0 0 3 3",
    ),
    "othello": (
        "exact=0", 1,
        "43 38 42 33 25 53 37 29 61 59 22 47 32 41 39 31 51 21 30 23 12 13 62 58 54 60 57 20 50 18 17 4 10 24 16 63 3 "
        "56 55 11 19 48 5 2 1 40 9 0 49 8 14 6 7 15",
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
    assert match([player, f"{player}:{override}", *options]) == 0
    _, *games = map(json.loads, path.read_text().splitlines())
    assert [move["action"] for move in games[index]["moves"]] == [int(move) for move in moves.split()]


def test_a_revision_whose_profiles_are_of_another_kind_is_too_old(repository, capsys):
    repository.commit("knobs", player(True, 0).replace("name options plan", "name knobs plan"))
    assert match(["random", "git:HEAD", "--pairs", "1", "--sims", "20"]) == 2
    assert "git:HEAD is too old to play: AttributeError" in capsys.readouterr().err


def test_a_scale_divides_the_seconds_of_a_revision(repository):
    repository.play(True)
    whole, part = (parse_player("git:HEAD:cap=8", "connectx", scale=scale).new_agent(1, None) for scale in (1.0, 40.0))
    assert whole.plan == (8.0, 1.5, 0.08, 0.0, 0.05) and part.plan == (0.2, 1.5, 0.002, 0.0, 0.00125)


def test_matches_and_bisections_of_revisions_take_a_scale(repository, tmp_path, capsys):
    repository.play(True, False)
    board = ["--scale", "4", "--config", "rows=4,columns=5,inarow=3", "--workers", "1"]
    assert match(["git:HEAD~1", "git:HEAD", *board, "--pairs", "1", "--record", "match.jsonl"]) == 0
    assert match(["--resume", "match.jsonl", "--pairs", "2"]) == 0
    assert ", 0.5 s a move, bank 15 s, clock 1/4, " in capsys.readouterr().out
    assert bisect(["HEAD~1", "HEAD", *board, "--sprt", "-400", "0"]) == 0
    (path,) = tmp_path.glob("runs/bisect/*/*.jsonl")
    assert read_record(path).header["config"]["scale"] == 4
