"""Forms of the evaluation by lines that are compared: codes of lines, fits, and the prototype on whole numbers."""
from functools import cache
from random import Random

import pytest

from tempo.games.gomoku.evaluation.evaluate import evaluate_lines
from tempo.games.gomoku.evaluation.line_board import new_line_board, put
from tempo.games.gomoku.evaluation.patterns import NEIGHBORS
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.evaluation.weights import zero_weights
from tempo.games.gomoku.experiments import form_match, line_forms, shape_bench
from tempo.games.gomoku.experiments.line_forms import (
    classical_form,
    compare,
    fit_form,
    losses_by_game,
    phase_form,
    shape_form,
)
from tempo.games.gomoku.experiments.line_phases import with_phases
from tempo.games.gomoku.experiments.line_shapes import in_bytes, new_shape_weights, shape_tables
from tempo.games.gomoku.experiments.shape_bench import (
    FEATURES,
    OUTPUT_UNIT,
    STEPS,
    evaluate_with_shapes,
    new_shape_board,
    put_with_shapes,
    take_with_shapes,
)
from tempo.games.gomoku.training.line_fitting import fit, initial_weights, losses_of
from tempo.games.gomoku.training.line_games import Games, LineGameMaker, read_games

pytestmark = pytest.mark.long  # the fits have kernels of their own


@cache
def blocks() -> list[bytes]:
    """Return two blocks of games."""
    return [LineGameMaker(initial_weights()).block(6, 30, seed) for seed in (1, 2)]


@cache
def made_games() -> Games:
    """Return the games of the blocks."""
    return read_games(blocks(), 1.0)


def code_of(line: str) -> int:
    """Return the code of a line, written as eight cells `.`, `x` (first side), `o` or `#` (border)."""
    first = sum(1 << place for place, cell in enumerate(line) if cell in "x#")
    second = sum(1 << place for place, cell in enumerate(line) if cell in "o#")
    return int(shape_tables().codes[first | second << NEIGHBORS])


@pytest.mark.parametrize(
    ("line", "same"),
    [("..x.x.o.", ".o.x.x.."), ("x.o.x...", "#.o.x..."), ("#o..x...", "xo..x...")],
)
def test_lines_that_are_equal_for_a_five_have_one_code(line, same):
    assert code_of(line) == code_of(same)


@pytest.mark.parametrize(
    ("line", "other"),
    [("...x....", "..x....."), ("...x....", "...o...."), ("..#.....", "..o.....")],
)
def test_other_lines_have_other_codes(line, other):
    assert code_of(line) != code_of(other)


def test_the_classical_form_is_that_of_the_training():
    weights, other = initial_weights(), initial_weights()
    form = classical_form(weights)
    losses = losses_by_game(form, made_games()).sum(axis=0)
    assert losses[0] / losses[1] == pytest.approx(losses_of(weights, made_games()).value)
    fit_form(form, made_games(), 2, 3)
    fit(other, made_games(), 2, 3)
    assert all((one == two).all() for one, two in zip(weights, other, strict=True))


def test_one_phase_is_the_classical_form():
    forms = classical_form(initial_weights()), phase_form(with_phases(initial_weights(), 1))
    for form in forms:
        fit_form(form, made_games(), 2, 3)
    assert (losses_by_game(forms[0], made_games()) == losses_by_game(forms[1], made_games())).all()


def test_shapes_without_outputs_add_nothing():
    weights = new_shape_weights(4, 1)
    weights.values[:], weights.ratings[:] = 0, 0
    losses = losses_by_game(shape_form(weights, "", initial_weights(), 0.0), made_games())
    assert losses == pytest.approx(losses_by_game(classical_form(initial_weights()), made_games()))


@pytest.mark.long
def test_a_fit_of_shapes_learns():
    form = shape_form(new_shape_weights(4, 1), "", zero_weights(), 0.05)
    before = losses_by_game(form, made_games())
    fit_form(form, made_games())
    after = losses_by_game(form, made_games())
    assert compare(after, before, 0).difference < -0.1
    assert compare(after, before, 2).difference < -0.5


def test_a_comparison_with_itself_has_no_error():
    losses = losses_by_game(classical_form(initial_weights()), made_games())
    assert compare(losses, losses, 0)[1:] == (0, 0)


def test_the_prototype_on_whole_numbers_follows_the_board():
    random, weights = Random(1), in_bytes(new_shape_weights(FEATURES, 1))
    board, fresh = (new_shape_board(new_line_board(9, learned_tables()), weights) for _ in range(2))
    lines = new_line_board(9, learned_tables())
    cells = random.sample(range(81), 40)
    for number, cell in enumerate(cells):
        put_with_shapes(board, cell, 1 + number % 2)
    for _ in range(15):
        take_with_shapes(board)
    for number, cell in enumerate(cells[:25]):
        put_with_shapes(fresh, cell, 1 + number % 2)
        put(lines, cell, 1 + number % 2)
    assert (board.totals == fresh.totals).all() and (board.bits == fresh.bits).all()
    sums = board.features[board.codes[board.bits]].sum(axis=0).clip(0, STEPS)[lines.cells == 0].sum(axis=0)
    assert (board.totals == sums).all()
    halves = (sums[:FEATURES], sums[FEATURES:])
    value = sum(output @ half for output, half in zip(weights.values, halves, strict=True)) / STEPS * OUTPUT_UNIT
    assert evaluate_with_shapes(board, 1) - evaluate_lines(lines, 1) == pytest.approx(value, abs=FEATURES * 25)


def test_the_commands_print_their_tables(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(line_forms, "read_blocks", lambda path: blocks())
    options = ["--shares", "1", "--phases", "2", "--features", "4"]
    assert line_forms.run(line_forms.parser().parse_all([str(tmp_path), *options])) == 0
    assert form_match.run(form_match.parser().parse_all([str(tmp_path), "--pairs", "1", "--nodes", "20"])) == 0
    assert shape_bench.main(["--positions", "1", "--rounds", "1"]) == 0
    printed = capsys.readouterr().out
    assert "a constant has" in printed and "values and ratings" in printed and f"and {FEATURES} features" in printed
