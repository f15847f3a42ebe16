"""`solve --sizes`: values of empty boards, kept in a file; refusals."""

import json
from copy import deepcopy

import pytest

from tempo.games.connectx.adapter.board import ConnectXBoard
from tempo.lab.review import solve_sizes
from tempo.lab.review.solve_command import main

CELLS, THREE = 12, ("--config", "inarow=3")


def minimax(board, known):
    """Return the score of the side to move, by all games on the referee's board."""
    if board.rewards() is not None:
        lost_with = (len(board.cells) - board.stones) // 2 + 1  # stones of the winner that are left, and the last one
        return -lost_with if board.winner else 0
    key = tuple(board.cells)
    if key not in known:
        reached = [(deepcopy(board), move) for move in board.legal()]
        for after, move in reached:
            after.play(move)
        known[key] = max(-minimax(after, known) for after, _ in reached)
    return known[key]


def test_values_are_those_of_minimax(tmp_path, capsys):
    path = tmp_path / "sizes.jsonl"
    assert main(["--sizes", str(CELLS), *THREE, "--record", str(path), "--workers", "1"]) == 0
    printed = capsys.readouterr().out
    entries = [json.loads(line) for line in path.read_text().splitlines()]
    solved = {(entry["shape"]["rows"], entry["shape"]["columns"]): entry["solved"][0] for entry in entries}
    assert solved == {size: minimax(ConnectXBoard(*size, 3), {}) for size in ((3, 3), (3, 4), (4, 3))}
    assert f"{len(solved)} of {len(solved)} boards" in printed and str(path) in printed
    lines = [line.split() for line in printed.partition("boards")[0].splitlines()[:-1]]
    rows = {words[0]: words[1:] for words in lines if words and words[0].isdigit()}
    assert rows["3"] == [f"{solved[3, columns]:+d}".replace("+0", "0") for columns in (3, 4)]


def test_the_same_command_goes_on_where_it_was(tmp_path, capsys, monkeypatch):
    path = tmp_path / "sizes.jsonl"
    command = ["--sizes", "16", *THREE, "--record", str(path), "--workers", "1"]
    assert main(command) == 0
    whole, lines = capsys.readouterr().out, path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-2]))
    assert main(command) == 0 and path.read_text().count("\n") == len(lines)
    assert capsys.readouterr().out.splitlines()[:-4] == whole.splitlines()[:-4]
    monkeypatch.setattr(solve_sizes, "solve_board", lambda table_bits, config: pytest.fail("solved again"))
    assert main(command) == 0


def test_ctrl_c_keeps_the_boards_that_are_solved(tmp_path, capsys, monkeypatch):
    path, solve_board = tmp_path / "sizes.jsonl", solve_sizes.solve_board

    class Interrupted:
        slots = 1

        def run(self, work, jobs, **options):
            yield 0, solve_board(14, jobs[0])
            raise KeyboardInterrupt

    monkeypatch.setattr(solve_sizes, "executor_of", lambda options: Interrupted())
    assert main(["--sizes", "12", *THREE, "--record", str(path)]) == 130
    assert "1 of " in capsys.readouterr().out and path.read_text().count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--sizes", "--game", "othello"), "othello has no solver for empty boards of other sizes"),
        (("--sizes", "--game", "gomoku"), "gomoku has no solver"),
        (("--sizes", "2"), "no board of connectx has so few cells"),
        (("--sizes", "--config", "rows=3"), "leave them out of --config"),
        (("44", "--sizes"), "leave out SOURCE"),
        (("--sizes", "9", "--seconds", "1", "--at", "2"), "leave out --at, --seconds"),
        (("--sizes", "0"), "whole number"),
    ],
)
def test_what_cannot_be_solved_is_refused_in_a_line(arguments, why, capsys):
    with pytest.raises(SystemExit) if why == "whole number" else pytest.MonkeyPatch.context():
        assert main([*arguments]) == 2
    said = capsys.readouterr().err
    assert why in said and "Traceback" not in said


def test_a_file_of_something_else_is_left_alone(tmp_path, capsys):
    path = tmp_path / "games.jsonl"
    path.write_text('{"kind": "match"}\n')
    assert main(["--sizes", "9", *THREE, "--record", str(path)]) == 2
    assert "holds no values of boards" in capsys.readouterr().err and path.read_text() == '{"kind": "match"}\n'
