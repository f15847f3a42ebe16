"""Speed of the endgame solver by empty squares: `python -m tempo.games.othello.experiments.endgame_bench`.

Every position is solved from an empty table: for the outcome, and from there for the exact score. Nodes are the same on
every machine. Seconds are processor time, which other load stretches less than the clock; with several threads they are
wall-clock time, and nodes are those of all threads. A score that differs from the file's ends the measurement.

`--write N` prints a new set: N positions for each number of empty squares (8, 10 ... 20, or as in `--empty`), from
games in which a third of the moves is random and the others follow Roxanne's ranks. One line a position: the discs of
the side to move as X and those of the opponent as O, row by row from a1, then the score.
"""
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.table import Table

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, positive
from tempo.arena.command_line.progress import tracked
from tempo.games.othello.endgame.endgame_solver import TABLE_BITS, EndgameSolver
from tempo.games.othello.endgame.prover import state_after
from tempo.games.othello.endgame.shared_endgame import SharedEndgameSolver
from tempo.games.othello.move_priors import RANKS
from tempo.games.othello.rules import CELLS, MINE, PASS, THEIRS, moves_of, start_state
from tempo.search.exact.solver import Bounds

POSITIONS = Path(__file__).resolve().parents[5] / "tests" / "games" / "othello" / "positions" / "games.txt"
EMPTIES = (8, 10, 12, 14, 16, 18, 20)
SEED, RANDOM_SHARE, RANDOM_PLIES = 1, 1 / 3, 8


class EndgamePosition(NamedTuple):
    """A position of a set; its score is None until it is solved."""

    state: np.ndarray
    score: int | None

    @property
    def empty(self) -> int:
        """Number of empty squares."""
        return CELLS - (int(self.state[MINE]) | int(self.state[THEIRS])).bit_count()


class EndgameFigures(NamedTuple):
    """Cost of one position; the outcome is a part of the score."""

    outcome_nodes: int
    nodes: int
    outcome_seconds: float
    seconds: float
    score: int


def read_position(line: str) -> EndgamePosition:
    """Parse a position with or without its score."""
    drawn, *score = line.split()
    words = [sum(1 << square for square, disc in enumerate(drawn) if disc == side) for side in "XO"]
    return EndgamePosition(np.array(words, np.uint64), int(score[0]) if score else None)


def write_position(position: EndgamePosition) -> str:
    """Return the line that `read_position` parses."""
    mine, theirs = int(position.state[MINE]), int(position.state[THEIRS])
    drawn = ("X" if mine >> square & 1 else "O" if theirs >> square & 1 else "-" for square in range(CELLS))
    return "".join(drawn) + ("" if position.score is None else f" {position.score}")


def read_positions(path: Path) -> list[EndgamePosition]:
    """Return all positions of a file."""
    return [read_position(line) for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def positions_of_game(rng: random.Random) -> Iterator[np.ndarray]:
    """Yield the states of one game in which there is a choice."""
    state, plies = start_state(), 0
    while True:
        moves = int(moves_of(state[MINE], state[THEIRS]))
        if moves == 0 and int(moves_of(state[THEIRS], state[MINE])) == 0:
            return
        if moves.bit_count() > 1:
            yield state
        wanted = moves
        if plies >= RANDOM_PLIES and rng.random() >= RANDOM_SHARE:
            wanted = next((moves & int(rank) for rank in RANKS if moves & int(rank)), moves)
        squares = [square for square in range(CELLS) if wanted >> square & 1]
        state = state_after(state, rng.choice(squares) if squares else PASS)
        plies += 1


def new_positions(count: int, seed: int = SEED, empties: Sequence[int] = EMPTIES) -> list[EndgamePosition]:
    """Return `count` unsolved positions for each number of empty squares, each from a game of its own."""
    rng = random.Random(seed)
    positions: list[EndgamePosition] = []
    for empty in empties:
        chosen = 0
        while chosen < count:
            for state in positions_of_game(rng):
                if EndgamePosition(state, None).empty == empty:
                    positions.append(EndgamePosition(state, None))
                    chosen += 1
                    break
    return positions


def measure_position(solver: EndgameSolver, position: EndgamePosition) -> EndgameFigures:
    """Solve one position from an empty table."""
    solver.reset()
    is_shared = isinstance(solver, SharedEndgameSolver)
    clock = time.perf_counter if is_shared else time.process_time
    started = clock()
    outcome = solver.solve(position.state, floor=-2, ceiling=2)
    between, outcome_nodes = clock(), nodes_of(solver, outcome)
    bounds = solver.solve(position.state)
    ended = clock()
    if position.score not in (None, bounds.low) or bounds.low != bounds.high:
        raise AssertionError(f"{write_position(position)}: the solver found {bounds.low} to {bounds.high}")
    nodes = nodes_of(solver, bounds) + (0 if is_shared else outcome_nodes)
    return EndgameFigures(outcome_nodes, nodes, between - started, ended - started, bounds.low)


def nodes_of(solver: EndgameSolver, bounds: Bounds) -> int:
    """Return the nodes of an answer; with several threads, all nodes so far."""
    return solver.team.all_nodes if isinstance(solver, SharedEndgameSolver) else bounds.nodes


def figures_table(measured: dict[int, list[EndgameFigures]]) -> Table:
    """Return a table of the figures by empty squares."""
    table = Table(title="each position from an empty table", title_justify="left")
    headings = ("empty", "positions", "nodes", "outcome nodes", "M nodes/s", "mean s", "worst s", "outcome mean s")
    for heading in headings:
        table.add_column(heading, justify="right")
    for empty, figures in sorted(measured.items()):
        count, seconds = len(figures), sum(each.seconds for each in figures)
        nodes = sum(each.nodes for each in figures)
        table.add_row(
            str(empty),
            str(count),
            f"{nodes / count:,.0f}",
            f"{sum(each.outcome_nodes for each in figures) / count:,.0f}",
            f"{nodes / max(seconds, 1e-9) / 1e6:.1f}",
            f"{seconds / count:.4f}",
            f"{max(each.seconds for each in figures):.4f}",
            f"{sum(each.outcome_seconds for each in figures) / count:.4f}",
        )
    return table


def main(argv: list[str]) -> int:
    """Measure a set, or write one."""
    parser = Parser(prog="python -m tempo.games.othello.experiments.endgame_bench", description=__doc__)
    parser.add_argument("--positions", type=Path, default=POSITIONS, metavar="FILE", help="(%(default)s)")
    parser.add_argument("--empty", type=int, nargs="*", metavar="N", help="only these numbers of empty squares")
    parser.add_argument("--table-bits", type=int, default=TABLE_BITS, metavar="N", help="(%(default)s)")
    parser.add_argument("--write", type=positive, metavar="N", help="print a new set in place of measuring one")
    parser.add_argument("--threads", type=positive, default=1, metavar="N", help="threads of the solver (%(default)s)")
    options = parser.parse_args(argv)
    shared = options.threads > 1
    solver = SharedEndgameSolver(options.table_bits, options.threads) if shared else EndgameSolver(options.table_bits)
    solver.solve(np.array([1, 2], np.uint64), nodes=1)  # compiles
    is_new, empties = options.write is not None, options.empty or EMPTIES
    positions = new_positions(options.write, empties=empties) if is_new else read_positions(options.positions)
    measured: dict[int, list[EndgameFigures]] = {}
    for position in tracked(positions, "solving"):
        if not options.empty or position.empty in options.empty:
            figures = measure_position(solver, position)
            measured.setdefault(position.empty, []).append(figures)
            if is_new:
                print(write_position(position._replace(score=figures.score)), flush=True)
    if not is_new:
        Console().print(figures_table(measured))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
