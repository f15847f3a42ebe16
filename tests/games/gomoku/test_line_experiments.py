"""Measurements of the evaluation by lines: they run, and measure what they say."""
import pytest

from tempo.games.gomoku.evaluation.evaluate import evaluate_lines
from tempo.games.gomoku.evaluation.line_board import new_line_board, put, take
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.experiments import evaluation_bench, line_bench
from tempo.games.gomoku.experiments.evaluation_bench import (
    MOVES,
    SIZE,
    evaluate_moves,
    moves_of,
    positions,
)
from tempo.games.gomoku.rules import CELLS_AT


def test_evaluations_are_those_after_the_best_rated_moves():
    (state,) = positions(1)
    board = new_line_board(SIZE, learned_tables())
    mark, moves = moves_of(board, state)
    expected = 0
    for move in moves[:MOVES]:
        put(board, move, mark)
        expected += evaluate_lines(board, 3 - mark)
        take(board)
    assert evaluate_moves(board, mark, moves, MOVES, 2) == 2 * expected
    assert (board.cells == state[CELLS_AT : CELLS_AT + SIZE * SIZE]).all()


def test_the_bench_prints_both_speeds(capsys):
    assert evaluation_bench.main(["--positions", "1", "--nodes", "50", "--rounds", "2"]) == 0
    lines = capsys.readouterr().out
    assert "put, evaluate, take" in lines and "search" in lines


def test_wins_are_counted_by_the_nodes_that_prove_them(tmp_path, capsys):
    """An open three wins at once for its side, and not for the other, which stops it."""
    file = tmp_path / "wins.txt"
    file.write_text("# two positions\n112,0,113,14,114,210 5\n\n112,0,113,14,114 5\n")
    assert line_bench.main(["--wins", str(file), "--positions", "1", "--nodes", "1000"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if "1,000" in line]
    assert [[word for word in row if word[0].isdigit()][-1] for row in rows] == ["1"]


@pytest.mark.parametrize("line", ["112,x", "112,112", "225"])
def test_positions_that_cannot_be_read_end_the_bench_with_one_line(tmp_path, capsys, line):
    file = tmp_path / "wins.txt"
    file.write_text(line + "\n")
    assert line_bench.main(["--wins", str(file)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and str(file) in error


def test_a_file_of_positions_that_is_not_there_ends_the_bench_with_one_line(tmp_path, capsys):
    assert line_bench.main(["--wins", str(tmp_path / "none.txt")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
