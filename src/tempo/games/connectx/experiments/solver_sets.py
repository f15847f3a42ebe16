"""Generator of the six sets of positions of the solver's benchmark.

    python -m tempo.games.connectx.experiments.solver_sets FOLDER

    begin, middle, end     1-14, 15-28, 29-41 stones on the board
    easy, medium, hard     perfect play ends the game in at most 14, 15-28, 29 or more plies

Positions are reached by random legal moves from the empty board; a game that ends too early is rejected. The number of
stones is drawn first: uniformly, or more often large where few early positions qualify. The same seed gives the same
files. Each line holds a position: the columns played, counted from 0 at the left, and the exact score.
"""
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tempo.arena.command_line.inputs import Parser
from tempo.arena.command_line.progress import tracked
from tempo.games.connectx.rules import drop, has_line, new_board
from tempo.games.connectx.solver.solver import Solver, plies_to_the_end
from tempo.games.connectx.solver.transposition_table import MAX_SCORE

ROWS, COLUMNS, INAROW = 6, 7, 4
CELLS = ROWS * COLUMNS
BOARD = new_board(ROWS, COLUMNS, INAROW)
SEED = 1
HEADER = f"# {ROWS} rows, {COLUMNS} columns, {INAROW} in a row: columns played, from 0 at the left, and score"


class PositionSet(NamedTuple):
    """Conditions for the positions of a set, and its size."""

    name: str
    stones: tuple[int, int]
    plies: tuple[int, int]  # to the end of the game
    size: int
    weight: int  # a number of stones is drawn in proportion to this power of it


SETS = (
    PositionSet("end-easy", (29, 41), (1, 14), 300, 0),
    PositionSet("middle-easy", (15, 28), (1, 14), 300, 0),
    PositionSet("middle-medium", (15, 28), (15, 28), 300, 0),
    PositionSet("begin-easy", (1, 14), (1, 14), 300, 4),
    PositionSet("begin-medium", (1, 14), (15, 28), 300, 1),
    PositionSet("begin-hard", (1, 14), (29, CELLS), 20, 0),
)


class Sample(NamedTuple):
    """A position of a set."""

    moves: tuple[int, ...]  # the columns played
    score: int


def read_set(folder: Path, name: str) -> list[Sample]:
    """Read the positions of a set."""
    lines = (folder / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split() for line in lines if not line.startswith("#"))
    return [Sample(tuple(map(int, moves)), int(score)) for moves, score in pairs]


def state_after(moves: tuple[int, ...]) -> np.ndarray:
    """Return the state after these columns."""
    mine = stones = np.uint64(0)
    for column in moves:
        mine, stones = mine ^ stones, stones | drop(BOARD, stones, np.uint64(column))
    return np.array([mine, stones], np.uint64)


def _ends_within(solver: Solver, moves: tuple[int, ...], plies: int) -> bool:
    """Test whether perfect play ends the game within `plies`; solves no more than that."""
    empty = CELLS - len(moves)
    if empty <= plies:
        return True
    wins = (score for score in range(1, MAX_SCORE) if plies_to_the_end(score, empty) <= plies)
    losses = (score for score in range(-1, -MAX_SCORE, -1) if plies_to_the_end(score, empty) <= plies)
    floor, ceiling = next(losses), next(wins)
    bounds = solver.solve(state_after(moves), floor=floor, ceiling=ceiling)
    return bounds.high <= floor or bounds.low >= ceiling


def _random_moves(rng: random.Random, stones: int) -> tuple[int, ...]:
    """Return random legal moves that do not end the game."""
    while True:
        moves: list[int] = []
        mine = placed = np.uint64(0)
        while len(moves) < stones:
            column = rng.randrange(COLUMNS)
            move = drop(BOARD, placed, np.uint64(column))
            if move:
                if has_line(BOARD, mine | move):
                    break
                moves.append(column)
                mine, placed = mine ^ placed, placed | move
        else:
            return tuple(moves)


def samples(wanted: PositionSet, seed: int, table_bits: int) -> Iterator[Sample]:
    """Yield the positions of one set, all different."""
    rng = random.Random(f"{seed} {wanted.name}")
    solver = Solver(BOARD, table_bits)
    seen: set[tuple[int, ...]] = set()
    counts = range(wanted.stones[0], wanted.stones[1] + 1)
    weights = [count**wanted.weight for count in counts]
    while len(seen) < wanted.size:
        moves = _random_moves(rng, rng.choices(counts, weights)[0])
        state = state_after(moves)
        solver.reset()
        if _ends_within(solver, moves, wanted.plies[0] - 1) or not _ends_within(solver, moves, wanted.plies[1]):
            continue
        score = solver.solve(state).low
        if tuple(state.tolist()) not in seen:
            seen.add(tuple(state.tolist()))
            yield Sample(moves, score)


def main(argv: list[str]) -> int:
    """Write the sets."""
    parser = Parser(prog="python -m tempo.games.connectx.experiments.solver_sets", description=__doc__)
    parser.add_argument("folder", type=Path, help="folder for the files")
    parser.add_argument("--only", choices=[wanted.name for wanted in SETS], help="one set instead of all")
    parser.add_argument("--seed", type=int, default=SEED, help="seed of the random positions (%(default)s)")
    parser.add_argument("--table-bits", type=int, default=25, metavar="N", help="2^N words of table (%(default)s)")
    options = parser.parse_args(argv)
    if not options.folder.is_dir():
        parser.error(f"{options.folder} is not a folder: create it first")
    for wanted in SETS:
        if options.only in (None, wanted.name):
            positions = tracked(samples(wanted, options.seed, options.table_bits), wanted.name, wanted.size)
            lines = [f"{''.join(map(str, sample.moves))} {sample.score}" for sample in positions]
            text = "\n".join([HEADER, *lines]) + "\n"
            (options.folder / f"{wanted.name}.txt").write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
