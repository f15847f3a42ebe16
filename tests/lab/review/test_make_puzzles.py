"""Puzzles: what counts as one, their grades, the record of games, and the files."""

import json
from pathlib import Path

import pytest

from tempo.arena.adapter.exact import UNKNOWN, Effort, Score, keeping_moves
from tempo.arena.adapter.game_adapter import board_after, new_config
from tempo.arena.records.json_lines import JsonLines
from tempo.arena.records.score_sets import Scored, read_score_set, write_score_set
from tempo.lab.review.puzzles import make_puzzles
from tempo.lab.review.puzzles.make_puzzles import (
    Game,
    Puzzle,
    Source,
    chosen,
    entry_of,
    game_of,
    is_puzzle,
    parser,
    puzzles_of_game,
    run,
)
from tempo.lab.review.scoring import exact_of

CONNECTX, GOMOKU = new_config("connectx"), new_config("gomoku")
BITS = 18  # of the solver's table
GAME = 1  # of two levels, with several puzzles


@pytest.fixture(autouse=True)
def few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_puzzles, "NODES", 300_000)
    monkeypatch.setattr(make_puzzles, "DEFAULT_TABLE_BITS", BITS)


def scores(*values: int) -> dict[int, Score]:
    return {action: Score(value, value) for action, value in enumerate(values)}


def test_what_a_puzzle_is():
    """Few moves keep the value, which is not lost; other moves give it away; no winning move ends the game."""
    assert keeping_moves(scores(3, -1, 0, 1)) == [0, 3] and not is_puzzle(CONNECTX, (), scores(*range(-9, -2)))
    assert keeping_moves({0: Score(5, 5), 1: UNKNOWN}) == [0] and keeping_moves({0: Score(0, 0), 1: UNKNOWN}) == []
    assert is_puzzle(CONNECTX, (), scores(2, -1, -1, -3, -4, -5, 0))
    assert is_puzzle(CONNECTX, (), scores(2, 5, 0, -3, -4, -5, 0))
    assert not is_puzzle(CONNECTX, (), scores(2, 5, 1, -3, -4, -5, 0)), "three moves win"
    assert not is_puzzle(CONNECTX, (), scores(2, -1)), "too little choice"
    assert not is_puzzle(CONNECTX, (0, 6, 0, 6, 0, 6), scores(9, -1, -1, -3, -4, -5, 0)), "four in a row at once"


def test_puzzles_of_a_game():
    """They have the scores of the solver, and not everybody solves them."""
    game = puzzles_of_game(CONNECTX, Source(True, 0), GAME)
    assert 0 < len(game.puzzles) <= make_puzzles.FROM_A_GAME and game.number == GAME
    for solved, (actions, found) in game.puzzles:
        full = exact_of(CONNECTX).scores(board_after(CONNECTX, actions), Effort(), BITS)
        assert dict(found) == dict(full) and is_puzzle(CONNECTX, actions, found)
        assert 0.0 <= solved <= make_puzzles.MOST_SOLVED


def test_the_record_is_resumed_and_written(tmp_path, monkeypatch, capsys):
    """Games of the record are not played again; a line that was cut off is; the files hold the graded positions."""
    position = Scored((3, 3), scores(2, -1, -1, -3, -4, -5, 0))
    record = tmp_path / "record.jsonl"
    first = Game(0, (Puzzle(0.7, position), Puzzle(0.1, Scored((3, 3, 2), position.scores))))
    record.write_text(json.dumps(entry_of(first)) + "\n" + json.dumps(entry_of(Game(1, ())))[:-8], encoding="utf-8")
    assert [game_of(entry, CONNECTX) for entry in JsonLines(record).entries] == [first]
    monkeypatch.setattr(make_puzzles, "puzzle_file", lambda game, grade: tmp_path / game / f"{grade}.txt")
    options = ["connectx", "--games", "2", "--workers", "1", "--record", str(record), "--write"]
    assert run(parser().parse_args(options)) == 0
    games = [game_of(entry, CONNECTX) for entry in JsonLines(record).entries]
    assert {game.number for game in games} == {0, 1} and games[0] == first
    by_grade = chosen(games, CONNECTX, 40)
    first, second, *said = capsys.readouterr().out.splitlines()
    assert first == "exact scores of the solver of connectx" and second.startswith("2 games, ")
    written = {grade: f", written to {tmp_path / 'connectx' / grade}.txt" if found else ""
               for grade, found in by_grade.items()}
    assert said == [f"{grade}: {len(found)}{written[grade]}" for grade, found in by_grade.items()]
    assert position in by_grade["easy"] and Scored((3, 3, 2), position.scores) in by_grade["hard"]
    for grade, found in by_grade.items():
        assert not found or read_score_set(tmp_path / "connectx" / f"{grade}.txt") == (CONNECTX, found)
    assert sum(map(len, chosen(games, CONNECTX, 1).values())) <= 3


def test_scores_of_many_moves_are_short(tmp_path: Path):
    """Where most moves have one score it is written once, and read back for all other legal moves."""
    legal = board_after(GOMOKU, (112,)).legal()
    position = Scored((112,), {action: Score(970, 972) if action == 97 else UNKNOWN for action in legal})
    write_score_set(tmp_path / "set.txt", GOMOKU, [position])
    assert (tmp_path / "set.txt").read_text().splitlines()[1] == "112 97=970..972 *=-10000..10000"
    assert read_score_set(tmp_path / "set.txt") == (GOMOKU, [position])
