"""What every column of a position is worth, exactly: the measure that review and positions hold moves against.

Most positions take a solver milliseconds, the first dozen plies seconds. So what is known beforehand is used
(`early.py`; the outcomes of up to eight stones), and what is asked is asked from the last position of a game to
the first, so that the table knows what lies below. What is not finished in time remains a bound, and its win,
draw or loss is nevertheless exact where the table of outcomes reaches.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from functools import cache
from time import perf_counter
from typing import NamedTuple

import numpy as np

from tempo.connectx.book.book import Stones, after_move, is_book_board
from tempo.connectx.book.outcomes import OUTCOME_STONES, outcome_of
from tempo.connectx.exact.solver import Solver
from tempo.connectx.exact.solver_table import FAR
from tempo.connectx.rules import ALL, MINE, fits_in_a_word, new_board, new_state
from tempo.connectx.sport.board import ConnectXBoard
from tempo.connectx.sport.early_scores import early_score, outcome_bounds, teach_outcomes
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.jobs.executor import Executor
from tempo.lab.tournament.play_games import progress_bar

TABLE_BITS = 26  # 512 MiB a process; the pages of it that a game needs are few
SMALL_TABLE_BITS = 18
COMPILING_MOVES = (3, 3, 3, 3, 3, 1, 4, 4, 4, 4, 4, 5, 5, 5, 0, 0)
NODES = 1_000_000  # between two looks at the clock


class Shape(NamedTuple):
    """A board, and how much memory its solver may take."""

    rows: int = 6
    columns: int = 7
    inarow: int = 4
    table_bits: int = TABLE_BITS

    def board(self) -> ConnectXBoard:
        return ConnectXBoard(self.rows, self.columns, self.inarow)


class Score(NamedTuple):
    """What a column is worth to the side that plays it: a number, or what it must lie between.

    Positive is won, and the more the sooner; 0 drawn; negative lost, and the less the sooner.
    """

    low: int
    high: int

    @property
    def is_exact(self) -> bool:
        return self.low == self.high

    @property
    def value(self) -> int | None:
        """1 won, 0 drawn, -1 lost; None if that is not known."""
        low, high = np.sign(self.low), np.sign(self.high)
        return int(low) if low == high else None

    def text(self) -> str:
        if self.is_exact:
            return f"{self.low:+d}" if self.low else "0"
        if self.low >= 0:
            return f"≥{self.low:+d}" if self.low else "≥0"
        return f"≤{self.high:+d}" if self.high < 0 else "?"


Scores = tuple[Score | None, ...]  # by column; None where it is full


class ScoreQuestion(NamedTuple):
    """A position, by the columns that lead to it, and the seconds that its scores may take."""

    shape: Shape
    moves: tuple[int, ...]
    seconds: float | None = None


def check_shape(shape: Shape) -> None:
    if not fits_in_a_word(shape.rows, shape.columns):
        raise BadInput(f"the solver cannot score {shape.rows}x{shape.columns}: columns x (rows + 1) must be at most 64")


@cache
def solver_of(shape: Shape) -> Solver:
    """The solver of this process: what it finds out about one position helps with the next."""
    solver = Solver(new_board(*shape[:3]), shape.table_bits)
    if is_book_board(*shape[:3]):
        teach_outcomes(solver)
    return solver


def answer(question: ScoreQuestion) -> Scores:
    """The scores of all columns of a position in which the game is not over."""
    board = question.shape.board()
    for column in question.moves:
        board.drop(column)
    solver = solver_of(question.shape)
    state = new_state(board.cells, board.rows, board.columns, board.mark)
    if is_book_board(*question.shape[:3]):
        tell_beforehand(solver, (int(state[MINE]), int(state[ALL])))
    until = None if question.seconds is None else perf_counter() + question.seconds
    found: dict[int, Score] = {}
    for floor, ceiling in ((-1, 1), (-FAR, FAR)):  # win, draw and loss of all columns first: they are soon known
        finished = False
        while not finished:
            scores = solver.score_moves(state, NODES, floor, ceiling)
            found = {column: Score(low, high) for column, low, high in scores}
            in_time = until is None or perf_counter() < until
            finished = not in_time or all(is_settled(score, floor, ceiling) for score in found.values())
    return tuple(found.get(column) for column in range(board.columns))


def is_settled(score: Score, floor: int, ceiling: int) -> bool:
    """Whether all is known that was asked for."""
    return score.is_exact or score.high <= floor or score.low >= ceiling


def tell_beforehand(solver: Solver, position: Stones) -> None:
    """Let the solver know the bounds that are known of the positions after a move."""
    for column in range(7):
        after = after_move(position, column)
        if after is None or after[1].bit_count() > OUTCOME_STONES:
            continue
        score = early_score(after)
        bounds = (score, score) if score is not None else outcome_bounds(outcome_of(after) or 0)
        low, high = solver.known.get(after, bounds)
        solver.known[after] = max(low, bounds[0]), min(high, bounds[1])


def score_all(questions: Sequence[ScoreQuestion], executor: Executor) -> list[Scores]:
    """The answers to all questions, in their order. Ask about the last positions of a game first."""
    found: dict[int, Scores] = {}
    with progress_bar() as bar:
        task = bar.add_task("", total=len(questions), score="positions solved")
        jobs = executor.run(answer, questions, prepare=compile_solver, tick=bar.refresh, lasting=True)
        with closing(jobs) as results:
            for place, scores in results:
                found[place] = scores
                bar.advance(task)
        bar.refresh()
    return [found[place] for place in range(len(questions))]


def compile_solver() -> None:
    """So that it is compiled once, before the processes part."""
    answer(ScoreQuestion(Shape(table_bits=SMALL_TABLE_BITS), COMPILING_MOVES))
