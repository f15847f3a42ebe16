"""Error of the evaluation in the middle game, against deep searches.

    python -m tempo.games.othello.experiments.middle_game                  the weights in the sources
    python -m tempo.games.othello.experiments.middle_game --network FILE   those of a run
    python -m tempo.games.othello.experiments.middle_game --write 300      make the set, or extend it

The positions have 29 to 47 empty squares, one from each game of alpha-beta against itself after 8 to 16 random plies
(10,000 nodes a move). Their values are the means of the last two depths of searches over 6 million nodes, more than 20
plies deep, by the weights of commit 364d1d2. Printed are the mean error of the evaluation alone, and after one and two
plies without any pruning, and the correlation with the values of the set. One line a position: the discs of the side to
move as X, those of the opponent as O, the value in 1/128 discs, and the number of the game.
"""
import sys
from argparse import Namespace
from pathlib import Path

import numpy as np

from tempo.arena.command_line.inputs import Parser, positive, run_command
from tempo.games.othello.endgame.shallow_search import WINDOW, shallow_value
from tempo.games.othello.evaluation.evaluate import UNIT
from tempo.games.othello.evaluation.unpacking import learned_network
from tempo.games.othello.evaluation.weights import Network, evaluator_of
from tempo.games.othello.experiments.endgame_bench import EndgamePosition, read_position, write_position
from tempo.games.othello.experiments.held_out import SETS, Games, position_of_game
from tempo.games.othello.rules import MINE, THEIRS
from tempo.games.othello.training.labelling import Labeller
from tempo.games.othello.training.schedule import load
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.jit import kernel

MIDDLE_GAME = Games("alpha-beta", SETS / "middle_game.txt", "alphabeta", 10_000, 3_000_000_019)
FEWEST, MOST = 29, 47
NODES, TABLE_BITS = 6_000_000, 22
DEPTHS = 0, 1, 2
RANGES = (29, 33), (34, 38), (39, 42), (43, 47), (29, 47)  # empty squares


def write_set(count: int) -> None:
    """Extend the set to `count` positions."""
    labeller, file = Labeller(learned_network(), TABLE_BITS), MIDDLE_GAME.file
    known = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    number = int(known[-1].rpartition(" ")[2]) + 1 if known else 0
    for _ in range(len(known), count):
        while (state := position_of_game(MIDDLE_GAME, number, FEWEST, MOST)) is None:
            number += 1
        labeller.work.table.fill(0)
        position = EndgamePosition(state, labeller.search_value(state, NODES))
        with file.open("a", encoding="utf-8") as lines:
            lines.write(f"{write_position(position)} {number}\n")
        number += 1


def read_set() -> list[EndgamePosition]:
    """Return the positions of the set, with values in units."""
    lines = MIDDLE_GAME.file.read_text(encoding="utf-8").splitlines()
    return [read_position(line.rpartition(" ")[0]) for line in lines]


@kernel
def search_all(evaluator, discs, depth, values):
    """Write the values of all positions by searches of one depth.

    Args:
        evaluator: PatternEvaluator.
        discs: uint64[N, 2] of the side to move and of the other.
        depth: plies.
        values: int64[N] written, in units.
    """
    for number in range(values.size):
        values[number] = shallow_value(evaluator, discs[number, MINE], discs[number, THEIRS], depth, -WINDOW, WINDOW)


def report(network: Network) -> None:
    """Print the errors by empty squares and depth."""
    positions, evaluator = read_set(), evaluator_of(network)
    empty = np.array([position.empty for position in positions])
    values = np.array([position.score for position in positions]) / UNIT
    discs, predicted = np.array([position.state for position in positions]), np.zeros(len(positions), np.int64)
    for depth in DEPTHS:
        search_all(evaluator, discs, depth, predicted)
        off = predicted / UNIT - values
        for fewest, most in RANGES:
            chosen = (fewest <= empty) & (empty <= most)
            some = off[chosen]
            margin = 2 * np.abs(some).std() / np.sqrt(some.size)
            correlation = np.corrcoef(predicted[chosen], values[chosen])[0, 1]
            print(f"depth {depth}, {fewest} to {most} empty: mean {np.abs(some).mean():.2f} (+-{margin:.2f}), bias "
                  f"{some.mean():+.2f}, correlation {correlation:.3f}; {some.size} positions")  # fmt: skip


def new_parser() -> Parser:
    """Return the parser of the command."""
    parser = Parser(prog="python -m tempo.games.othello.experiments.middle_game", description=__doc__)
    parser.add_argument("--network", type=Path, metavar="FILE", help="a network of a run")
    parser.add_argument("--write", type=positive, metavar="N", help="make or extend the set to N positions")
    return parser


def run(options: Namespace) -> int:
    """Run the measurement."""
    use_kernel_cache()
    if options.write:
        write_set(options.write)
    else:
        report(load(options.network) if options.network else learned_network())
    return 0


def main(argv: list[str]) -> int:
    return run_command(new_parser(), run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
