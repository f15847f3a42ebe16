"""Measurements of the evaluation by lines: they run, and measure what they say."""
from tempo.games.gomoku.evaluation.evaluate import evaluate_lines
from tempo.games.gomoku.evaluation.line_board import new_line_board, put, take
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.experiments import evaluation_bench
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
