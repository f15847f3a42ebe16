"""Speed of the evaluation by lines and of its search: `python -m tempo.games.gomoku.experiments.evaluation_bench`.

Positions come from level openings on 15x15, some of them continued by moves of quick searches; they are the same on
every machine. An evaluation puts a stone on one of the best rated cells, evaluates, and takes the stone. A search is
that of the champion, on one thread, with an empty table. Both take turns at each position.
"""
import math
import sys
from collections.abc import Callable, Iterator
from time import perf_counter, process_time
from typing import NamedTuple

import numpy as np
from rich.table import Table

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, positive
from tempo.games.gomoku.adapter.openings import LEVEL_INAROW, draw_level_openings
from tempo.games.gomoku.alphabeta.line_moves import list_moves, take_best
from tempo.games.gomoku.alphabeta.line_searcher import LineSearcher
from tempo.games.gomoku.evaluation.evaluate import evaluate_lines
from tempo.games.gomoku.evaluation.line_board import LineBoard, new_line_board, put, set_up, take
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.gomoku_agent import game_of
from tempo.games.gomoku.profiles import CHAMPION
from tempo.games.gomoku.rules import CELLS_AT, TO_MOVE, gomoku_play, new_gomoku_state
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.backends import BoundKernel
from tempo.native.jit import kernel
from tempo.search.options import SearchOptions
from tempo.search.types import Position

SIZE, SEED = 15, 1
CONTINUED = (0, 6, 12, 18)  # plies after the openings, in turns
QUICK = 1_000  # nodes of the searches that continue them
STEP = 1 / 64  # seconds; Windows counts processor time in such steps
MOVES = 10  # cells of a position that are evaluated
OPTIONS = CHAMPION.options._replace(reuse=False)


class Timed(NamedTuple):
    """Work done, and its time."""

    done: int  # evaluations or nodes
    processor: float  # seconds
    clock: float  # seconds


def timed(work: Callable[[], int]) -> Timed:
    """Do some work that returns how much it did."""
    processor, clock = process_time(), perf_counter()
    done = work()
    return Timed(done, process_time() - processor, perf_counter() - clock)


def searched(searcher: LineSearcher, state: np.ndarray, nodes: int, options: SearchOptions = OPTIONS) -> Timed:
    """Search a position with an empty table; the time is without preparation."""
    game = game_of(SIZE, LEVEL_INAROW, options.playout, False)
    searcher.prepare(Position(game, state, 0.0, 0), options, math.inf, False)
    return timed(lambda: searcher.begin(None) + searcher.run(nodes))


def positions(count: int) -> Iterator[np.ndarray]:
    """Yield this many states whose result a quick search does not prove."""
    searcher, board = LineSearcher(learned_tables()), game_of(SIZE, LEVEL_INAROW, OPTIONS.playout, False).board
    yielded = 0
    for number, opening in enumerate(draw_level_openings(2 * count, SIZE, SEED)):
        state = new_gomoku_state([0] * SIZE * SIZE, SIZE, LEVEL_INAROW, 1)
        for cell in opening:
            gomoku_play(board, state, cell)
        searched(searcher, state, QUICK)
        for _ in range(CONTINUED[number % len(CONTINUED)]):
            gomoku_play(board, state, searcher.look().move)
            searched(searcher, state, QUICK)
        if searcher.look().reason == "search" and yielded < count:
            yielded += 1
            yield state


@kernel
def evaluate_moves(board, mark, moves, count, rounds):
    """Evaluate the position after each move; return the sum of the values.

    Args:
        board: LineBoard.
        mark: int64, the side to move.
        moves: int64[] empty cells.
        count: int64, how many of them.
        rounds: int64, repetitions.
    """
    total = np.int64(0)
    for _ in range(rounds):
        for number in range(count):
            put(board, moves[number], mark)
            total += evaluate_lines(board, 3 - mark)
            take(board)
    return total


@kernel
def best_moves(board, cells, mark, moves, candidates):
    """Set the board to these cells; write the best rated MOVES.

    Args:
        board: LineBoard.
        cells: int8[cells] 0, 1 or 2.
        mark: int64, the side to move.
        moves: int64[MOVES].
        candidates: int64[cells].
    """
    set_up(board, cells)
    list_moves(board, mark, candidates)
    for number in range(MOVES):
        moves[number] = take_best(candidates)


def moves_of(board: LineBoard, state: np.ndarray) -> tuple[int, np.ndarray]:
    """Set the board to a position; return the side to move and the best rated MOVES."""
    moves, mark = np.zeros(MOVES, np.int64), int(state[TO_MOVE])
    cells = state[CELLS_AT : CELLS_AT + SIZE * SIZE].astype(np.int8)
    best_moves(board, cells, mark, moves, np.zeros(SIZE * SIZE, np.int64))
    return mark, moves


def evaluated(evaluating: BoundKernel, mark: int, moves: np.ndarray, rounds: int) -> Timed:
    """Evaluate the positions after the best rated moves, several times each."""

    def work() -> int:
        evaluating(mark, moves, MOVES, rounds)
        return MOVES * rounds

    work()
    return timed(work)


def main(argv: list[str]) -> int:
    """Run the measurement."""
    parser = Parser(prog="python -m tempo.games.gomoku.experiments.evaluation_bench", description=__doc__)
    parser.add_argument("--positions", type=positive, default=24, metavar="N", help="positions (24)")
    parser.add_argument("--nodes", type=positive, default=100_000, metavar="N", help="nodes of each search (100,000)")
    parser.add_argument("--rounds", type=positive, default=2_000, metavar="N", help="times each move is put (2,000)")
    options = parser.parse_args(argv)
    use_kernel_cache()
    searcher, board = LineSearcher(learned_tables()), new_line_board(SIZE, learned_tables())
    evaluating = evaluate_moves.bind(board, last=(1, np.zeros(1, np.int64), 1, 1))
    measured: dict[str, list[Timed]] = {"put, evaluate, take": [], "search": []}
    for state in positions(options.positions):
        measured["put, evaluate, take"].append(evaluated(evaluating, *moves_of(board, state), options.rounds))
        measured["search"].append(searched(searcher, state, options.nodes))
    table = Table("", "count", "million a second of processor time", "by the wall clock", title="Lines on 15x15")
    for name, parts in measured.items():
        done, processor, clock = (sum(column) for column in zip(*parts, strict=True))
        table.add_row(name, f"{done:,}", f"{done / max(processor, STEP) / 1e6:.2f}", f"{done / clock / 1e6:.2f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
