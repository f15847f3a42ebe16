"""`accuracy --played`: exact regret of every move of recorded games, by player."""

import json
import random

import pytest
from config_support import connectx_config
from open_spiel_replays import COLUMNS, FOUR, GEMINI, SMALL, replay, replay_of

from tempo.arena.adapter.exact import Effort, best_score
from tempo.arena.adapter.game_adapter import board_after
from tempo.games.connectx.adapter.adapter import ADAPTER
from tempo.games.connectx.adapter.openings import draw_random
from tempo.lab.review.accuracy import accuracy_command

BITS = 18
OPTIONS = ("--table-bits", str(BITS), "--workers", "1")
GAMES = {  # columns on a board of five rows and four columns with three in a row, and who played
    "1.json": ((0, 0, 1, 1, 2), ("Ann", "Bob")),
    "2.json": ((2, 2, 2, 1, 3, 1, 0, 3), ("Bob", "Ann")),
    "3.json": ((1, 0, 1, 0, 99), ("Ann", "Ann")),
}


@pytest.fixture
def folder(tmp_path):
    """Return a folder of replays; Ann plays against herself in one that is forfeited."""
    for name, (columns, names) in GAMES.items():
        played = replay(FOUR, columns, {"openSpielGameParameters": SMALL}, names)
        (tmp_path / name).write_text(json.dumps(played))
    return tmp_path


def graded(tmp_path, *arguments):
    out = tmp_path / "graded" / "out.json"
    out.parent.mkdir(exist_ok=True)
    code = accuracy_command.main([*map(str, arguments), "--json", str(out), *OPTIONS])
    return code, json.loads(out.read_text())["moves"]


def regret(config, columns, ply):
    """Return the regret of a move: the best score of all columns less that of the column played."""
    scores = ADAPTER.exact().scores(board_after(config, columns[:ply]), Effort(), BITS)
    return max(score.low for score in scores.values()) - scores[columns[ply]].low


def test_every_move_has_its_exact_regret(folder, tmp_path, capsys):
    code, moves = graded(tmp_path, "--played", folder)
    assert code == 0 and len(moves) == 5 + 8 + 4
    config = connectx_config(5, 4, 3)
    for columns, names in GAMES.values():
        own = [move for move in moves if [*move["actions"], move["action"]] == [*columns[: move["ply"] + 1]]]
        for move in own:
            assert move["regret"] == regret(config, columns, move["ply"])
            assert move["player"] == names[move["seat"]]
    shown = capsys.readouterr().out
    assert "accuracy, 3 games" in shown and [line.split()[1] for line in shown.splitlines() if "│ A" in line] == ["Ann"]


def test_strict_lists_the_moves_that_lost_value(folder, tmp_path, capsys):
    code, moves = graded(tmp_path, "--played", folder / "2.json", "--strict")
    lost = [move for move in moves if move["keeps_value"] is False]
    shown = [line for line in capsys.readouterr().out.splitlines() if line.startswith("✗")]
    assert code == 1 and len(shown) == len(lost) > 0 and shown[0].startswith("✗ 3 3 3 2: 4 scores ")


def test_a_model_that_plays_itself_is_one_player(tmp_path, capsys):
    file = tmp_path / "replay.json"
    file.write_text(json.dumps(replay_of("connect four") | {"name": FOUR}))
    code, moves = graded(tmp_path, "--played", file, "--seconds", "0.05")
    assert code == 0 and {move["player"] for move in moves} == {GEMINI} and len(moves) == len(COLUMNS)


def test_boards_are_graded_apart_and_unreadable_files_are_named(folder, tmp_path, capsys):
    (folder / "0.json").write_text(json.dumps(replay_of("an illegal square")))
    (folder / "9.json").write_text(json.dumps({"name": "open_spiel_chess", "steps": []}))
    code, moves = graded(tmp_path, "--played", folder, "--seconds", "0.01")
    printed = capsys.readouterr()
    assert code == 1 and printed.err.count("is an episode of 'open_spiel_chess', not of ") == 1
    assert "game=connectx" in printed.out and "game=othello" in printed.out
    assert all(move["regret"] is None for move in moves if move["ply"] > 40 and not move["scores"])


@pytest.mark.parametrize(("arguments", "why"), [
    (("--played", "nothing"), "there is no file 'nothing'"),
    (("champion", "--played", "."), "leave out PLAYER"),
    (("--played", ".", "--draw", "3", "--sims", "5"), "leave out --draw, --sims"),
])  # fmt: skip
def test_other_options_are_refused(arguments, why, capsys):
    assert accuracy_command.main([*arguments, *OPTIONS]) == 2
    printed = capsys.readouterr().err
    assert why in printed and printed.count("\n") == 1


def test_the_best_score_alone_is_the_best_of_all():
    """Outcomes are known for every column, other scores only as far as the best needs."""
    config, exact, vague = connectx_config(4, 5, 4), ADAPTER.exact(), 0
    for opening in draw_random(40, config, (2, 9), random.Random(3)):
        board = board_after(config, opening)
        best, every = (ask(board, Effort(), BITS) for ask in (exact.best_scores, exact.scores))
        assert best_score(best.values()) == best_score(every.values())
        assert all(score.is_exact for score in every.values())
        for column, score in best.items():
            assert score.low <= every[column].low <= score.high and score.value == every[column].value
            vague += not score.is_exact
    assert vague > 20  # it did less
