"""Forms of the evaluation by lines, fitted to the same games and compared on the same held-out games.

    python -m tempo.games.gomoku.experiments.line_forms                 a quarter of an hour on one core
    python -m tempo.games.gomoku.experiments.line_forms --shares 8      a quick look: an eighth of the games

The games are those of a round of `python local_eval.py train gomoku --preset lines`. Every tenth block is held out. The
losses are those of training/line_fitting.py: of the result by the value, of the move by the ratings. Differences are to
the classical form, with the standard error over games.

    classical             training/line_fitting.py; also fitted twice as long
    phases                its weights for each phase of the game (line_phases.py), fitted from the classical ones
    shapes                features of line shapes (line_shapes.py), alone and added to the classical form
"""
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from rich.table import Table

from tempo.games.gomoku.evaluation.line_board import LineBoard, new_line_board
from tempo.games.gomoku.evaluation.weights import LineWeights, tables_of, zero_weights
from tempo.games.gomoku.experiments.line_phases import BY_PHASE, PhaseSpace, new_phase_space, with_phases
from tempo.games.gomoku.experiments.line_shapes import (
    BY_SHAPES,
    ShapeForm,
    ShapeWeights,
    in_bytes,
    new_shape_space,
    new_shape_weights,
    shape_tables,
)
from tempo.games.gomoku.training.line_fitting import (
    CLASSICAL,
    RATING_RATE,
    VALUE_RATE,
    Learner,
    constant_loss,
    initial_weights,
    new_fit_space,
    run_games,
    runs_by_size,
)
from tempo.games.gomoku.training.line_games import Games, read_games
from tempo.games.gomoku.training.line_schedule import HELD_OUT, PASSES, ROUNDS
from tempo.lab.command_line.console import Console
from tempo.lab.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.lab.records.block_file import read_blocks
from tempo.native.aot.kernel_cache import use_kernel_cache

FOLDER = Path("runs") / "train" / "gomoku-lines"
LARGEST = 20 * 20  # cells
SHAPE_RATES = {"alone": 0.05, "added": 0.02}  # first learning rates; all fall to a PASSES-th
HEADINGS = ("form", "weights", "games", "result", "difference", "move", "difference", "s to fit")


class Form(NamedTuple):
    """A form with its weights."""

    name: str
    weights: int  # numbers to learn
    run: Callable[[Games, int, np.ndarray, float], None]  # games, size, numbers of games, pace of the learning rate
    loss: np.ndarray  # float64[4] sums, as in FitSpace


class Boards:
    """Boards by size; the classes of their lines need no weights."""

    def __init__(self) -> None:
        self.made: dict[int, LineBoard] = {}

    def of(self, size: int) -> LineBoard:
        """Return the board of a size."""
        if size not in self.made:
            self.made[size] = new_line_board(size, tables_of(zero_weights()))
        return self.made[size]


BOARDS = Boards()


def form_of(name: str, learner: Learner, weights: Any, space: Any, rates: tuple[float, float], count: int) -> Form:
    """Return a form.

    Args:
        name: in the table.
        learner: of the form.
        weights, space: of the learner.
        rates: first learning rates, of values and of ratings.
        count: numbers to learn.
    """

    def run(games: Games, size: int, order: np.ndarray, pace: float) -> None:
        run_games(learner, BOARDS.of(size), weights, space, games, order, pace * rates[0], pace * rates[1])

    loss = space.space.loss if isinstance(space, PhaseSpace) else space.loss
    return Form(name, count, run, loss)


def classical_form(weights: LineWeights, name: str = "classical") -> Form:
    """Return the form in use, with these weights."""
    rates, count = (VALUE_RATE, RATING_RATE), sum(part.size for part in weights)
    return form_of(name, CLASSICAL, weights, new_fit_space(weights, LARGEST), rates, count)


def phase_form(weights: LineWeights) -> Form:
    """Return the form with phases, with these weights by phase."""
    name, rates, count = f"{len(weights.values)} phases", (VALUE_RATE, RATING_RATE), sum(part.size for part in weights)
    return form_of(name, BY_PHASE, weights, new_phase_space(weights, LARGEST), rates, count)


def shape_form(weights: ShapeWeights, name: str, classical: LineWeights, rate: float) -> Form:
    """Return the form with features of line shapes, added to the classical form with these weights."""
    form, space = ShapeForm(weights, shape_tables(), classical), new_shape_space(weights, LARGEST)
    count = sum(part.size for part in weights) + sum(part.size for part in classical if part.any())
    return form_of(name, BY_SHAPES, form, space, (rate, rate), count)


def fit_form(form: Form, games: Games, passes: int = PASSES, seed: int = 4) -> None:
    """Fit a form as `fit` of training/line_fitting.py does; the learning rate falls from pass to pass."""
    rng = np.random.default_rng(seed)
    for number in range(passes):
        for size, some in runs_by_size(games, rng.permutation(games.sizes.size)):
            form.run(games, size, some, 1 - number / passes)


def losses_by_game(form: Form, games: Games) -> np.ndarray:
    """Return the sums of the losses of each game, float64[games, 4]."""
    found = np.zeros((games.sizes.size, 4))
    for number, size in enumerate(games.sizes):
        form.loss[:] = 0
        form.run(games, int(size), np.array([number]), 0.0)
        found[number] = form.loss
    return found


class Comparison(NamedTuple):
    """Mean loss of a form, and its difference to that of another form with the standard error over games."""

    mean: float
    difference: float
    error: float


def compare(losses: np.ndarray, others: np.ndarray, column: int) -> Comparison:
    """Compare two forms by `losses_by_game`: column 0 is the value's loss, 2 the ratings'."""
    counts = losses[:, column + 1]
    by_game = losses[:, column] - others[:, column]
    difference = by_game.sum() / counts.sum()
    spread = float(np.sum((by_game - difference * counts) ** 2))
    return Comparison(losses[:, column].sum() / counts.sum(), difference, spread**0.5 / counts.sum())


def fitted_forms(games: Games, phases: list[int], features: list[int]) -> Iterator[tuple[Form, float]]:
    """Yield all forms, fitted to the games, and the seconds of processor time of the fit; the classical one first."""

    def fitted(form: Form) -> tuple[Form, float]:
        started = process_time()
        fit_form(form, games)
        return form, process_time() - started

    classical = initial_weights()
    yield fitted(classical_form(classical))
    longer = LineWeights(*(part.copy() for part in classical))
    yield fitted(classical_form(longer, "classical, twice as long"))
    for number in phases:
        yield fitted(phase_form(with_phases(classical, number)))
    for count in features:
        for kind, base in (("alone", zero_weights()), ("added", classical)):
            weights = new_shape_weights(count, 1)
            yield fitted(shape_form(weights, f"{count} features of shapes, {kind}", base, SHAPE_RATES[kind]))
            yield shape_form(in_bytes(weights), "the same, features as int8", base, 0.0), 0.0


def table_of(games: Games, held_out: Games, phases: list[int], features: list[int]) -> Table:
    """Fit all forms to the games; return the table of their losses on held-out games."""
    table, classical = Table(), np.zeros(0)
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading == "form" else "right")
    for form, seconds in fitted_forms(games, phases, features):
        losses = losses_by_game(form, held_out)
        classical = classical if classical.size else losses
        cells = [form.name, f"{form.weights:,}", f"{games.sizes.size:,}"]
        for column, digits in ((0, 4), (2, 3)):
            mean, difference, error = compare(losses, classical, column)
            cells += [f"{mean:.{digits}f}", f"{difference:+.{digits}f} +- {error:.{digits}f}"]
        table.add_row(*cells, f"{seconds:.0f}")
    positions = f"{classical[:, 1].sum():,.0f} held-out positions of {held_out.sizes.size:,} games"
    table.title = f"{positions}; a constant has {constant_loss(held_out.targets):.4f}"
    return table


def add_games(made: Parser) -> None:
    """Add the arguments of `read_round`."""
    made.add_argument("folder", type=Path, nargs="?", default=FOLDER, help=f"of the training run ({FOLDER})")
    made.add_argument("--round", choices=[one.name for one in ROUNDS], default="fourth", help="whose games (fourth)")


def read_round(options: Namespace) -> tuple[list[bytes], list[bytes], float]:
    """Return the blocks of a round to learn from, those held out, and the weight of the result in a target."""
    blocks = read_blocks(options.folder / f"{options.round}.blocks")
    if len(blocks) < 2:
        raise BadInput(f"no games of round {options.round} in {options.folder}")
    learned = [block for number, block in enumerate(blocks) if number % HELD_OUT]
    return learned, blocks[::HELD_OUT], next(one.result_weight for one in ROUNDS if one.name == options.round)


def parser() -> Parser:
    """Return the parser of the command."""
    made = Parser(prog="python -m tempo.games.gomoku.experiments.line_forms", description=__doc__)
    add_games(made)
    made.add_argument("--shares", type=positive, nargs="*", default=[8, 4, 2, 1], metavar="N",
                      help="fit to one N-th of the games (8 4 2 1)")  # fmt: skip
    made.add_argument("--phases", type=positive, nargs="*", default=[2, 4], metavar="N", help="phases (2 4)")
    made.add_argument("--features", type=positive, nargs="*", default=[8, 16], metavar="N", help="features (8 16)")
    return made


def run(options: Namespace) -> int:
    """Fit and compare; print one table for each number of games."""
    use_kernel_cache()
    learned, blocks, result_weight = read_round(options)
    held_out = read_games(blocks, 1.0)
    for share in options.shares:
        games = read_games(learned[::share], result_weight)
        Console(width=120).print(table_of(games, held_out, options.phases, options.features))
    return 0


if __name__ == "__main__":
    sys.exit(run_command(parser(), run, sys.argv[1:]))
