"""Exact scores of all columns of a position, the reference for move quality.

Most positions take the solver milliseconds, the first dozen plies seconds. So precomputed values are used
(`early_scores.py`, the outcomes of up to eight stones), and the positions of a game are solved from the last to the
first, so that the table holds what is below. A score that is not finished in time remains a pair of bounds; its win,
draw or loss is still exact where the table of outcomes reaches.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import numpy as np

import tempo.games.connectx.connectx_agent  # noqa: F401  registers the solver's machine code
from tempo.arena.adapter.exact import UNKNOWN, Cost, Effort, ExactScorer, Score, Scores, best_score
from tempo.arena.adapter.game_adapter import board_after
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.games.connectx.adapter.board import ConnectXBoard
from tempo.games.connectx.book.book import Stones, after_move, book_move, is_book_board
from tempo.games.connectx.book.early_scores import SCORE_STONES, early_score, scores_by_ply
from tempo.games.connectx.book.outcomes import (
    OUTCOME_STONES,
    mirror_bitboards,
    outcome_of,
    outcomes_by_ply,
    positions_by_ply,
)
from tempo.games.connectx.rules import ALL, MINE, fits_bitboard, new_board, new_state
from tempo.games.connectx.solver.move_scores import score_moves
from tempo.games.connectx.solver.solver import Solver
from tempo.games.connectx.solver.transposition_table import MAX_SCORE, MIX
from tempo.native.bits import ONE
from tempo.search.exact.solver import BITS, LAST_BITS, STORED, Query

OUTCOME_MEMORY = 24
LEAST_MEMORY = 14  # enough for the solver on any board
NODES = 250_000  # between two readings of the clock: 30 ms
OUTCOME_WINDOW, SCORE_WINDOW = (-1, 1), (-MAX_SCORE, MAX_SCORE)  # floor and ceiling of a query


class ConnectXExact(ExactScorer):
    """Exact scores of any position of a board that fits in 64 bits."""

    meaning = (
        "in stones: +1 wins with the last stone, +2 with the last but one, 0 is a draw, "
        "-1 loses to the opponent's last stone"
    )
    measures_margin = False
    solves_everything = True

    def check(self, config: MatchConfig) -> None:
        rows, columns = config.shape["rows"], config.shape["columns"]
        if not fits_bitboard(rows, columns):
            raise BadInput(f"the solver cannot score {rows}x{columns}: columns x (rows + 1) must be at most 64")

    def prepare(self, config: MatchConfig, memory: int) -> None:
        size = _board_size(config)
        Solver(new_board(*size), LEAST_MEMORY).get_ready()
        if is_book_board(*size):
            scores_by_ply()
            outcomes_by_ply()

    def scores(self, position: ConnectXBoard, effort: Effort, memory: int) -> Scores:
        return _score_columns(position, (OUTCOME_WINDOW, SCORE_WINDOW), effort, memory)

    def best_scores(self, position: ConnectXBoard, effort: Effort, memory: int) -> Scores:
        return _score_columns(position, (OUTCOME_WINDOW, SCORE_WINDOW), effort, memory, only_best=True)

    def tabled(self, position: ConnectXBoard) -> Scores:
        return _tabled_scores(position) if is_book_board(position.rows, position.columns, position.inarow) else {}

    def outcomes(self, config: MatchConfig, actions: tuple[int, ...]) -> Mapping[int, int]:
        scores = _score_columns(board_after(config, actions), (OUTCOME_WINDOW,), Effort(), OUTCOME_MEMORY)
        return {column: (score.low > 0) - (score.high < 0) for column, score in scores.items()}

    def cost(self, config: MatchConfig, ply: int, best: int, played: int) -> Cost:
        return Cost(best - played, "stones")


class CountingSolver(Solver):
    """A solver that counts the nodes of all its searches."""

    searched = 0

    def spend(self, query: Query, is_new: bool, nodes: int) -> int:
        used = super().spend(query, is_new, nodes)
        self.searched += used
        return used


def outcome_bounds(outcome: int) -> tuple[int, int]:
    """Return the bounds of a score with this outcome."""
    return (1, MAX_SCORE) if outcome > 0 else (-MAX_SCORE, -1) if outcome < 0 else (0, 0)


def preload_outcomes(solver: Solver) -> None:
    """Write the outcomes of all positions with six to eight stones into the solver's table.

    It must be a solver of the standard board that has not searched yet. Its search then never goes below eight stones
    for an outcome, and takes as little as a third of the time for a score.
    """
    work = solver.work
    bits, page_bits = np.uint64(work.task[LAST_BITS]), work.page_bits
    bits -= (bits - page_bits) % np.uint64(2)  # the table grows by two bits at a time
    work.task[BITS], work.task[STORED] = bits, 0
    work.table[:] = 0
    for ply, outcomes in list(zip(positions_by_ply(), outcomes_by_ply(), strict=True))[SCORE_STONES:]:
        bounds = np.array([outcome_bounds(outcome) for outcome in (-1, 0, 1)])[outcomes + 1]
        low, high = (bounds[:, 0] + MAX_SCORE).astype(np.uint64), (MAX_SCORE - bounds[:, 1]).astype(np.uint64)
        known = low | high << np.uint64(7)
        for keys in (ply.keys, mirror_bitboards(ply.mine) + mirror_bitboards(ply.stones)):
            hashed, region = (keys << work.pad) * MIX, (keys & work.lower) * MIX
            page = region >> ONE >> (np.uint64(63) + page_bits - bits)
            place = page << page_bits | hashed >> (np.uint64(64) - page_bits)
            work.table[place] = hashed << page_bits | known


def _board_size(config: MatchConfig) -> tuple[int, int, int]:
    """Return rows, columns and inarow."""
    return config.shape["rows"], config.shape["columns"], config.shape["inarow"]


@cache
def solver_of(size: tuple[int, int, int], memory: int) -> CountingSolver:
    """Return this process's solver for a board size; its table helps with the next position."""
    solver = CountingSolver(new_board(*size), max(memory, LEAST_MEMORY))
    if is_book_board(*size):
        preload_outcomes(solver)
    return solver


def _score_columns(
    board: ConnectXBoard,
    windows: tuple[tuple[int, int], ...],
    effort: Effort,
    memory: int,
    only_best: bool = False,
) -> dict[int, Score]:
    """Return the scores of all free columns, in one window after the other, until the effort is spent.

    board: the position
    windows: floor and ceiling of each round; a score that lies outside stays a bound
    effort: limits of time and nodes
    memory: logarithm of the table's words
    only_best: whether the outcomes of all columns and the best score are enough
    """
    size = board.rows, board.columns, board.inarow
    solver = solver_of(size, memory)
    state = new_state(board.cells, board.rows, board.columns, board.mark)
    if is_book_board(*size):
        _preload_bounds(solver, (int(state[MINE]), int(state[ALL])))
    scores = dict.fromkeys(board.legal(), UNKNOWN)
    for floor, ceiling in windows:  # the outcomes of all columns first: they are found quickly
        narrows = only_best and (floor, ceiling) == SCORE_WINDOW
        while not all(score.is_settled(floor, ceiling) for score in scores.values()):
            if narrows and best_score(scores.values()).is_exact:
                break
            before = solver.searched
            bounds = score_moves(solver, state, effort.slice(NODES), floor, ceiling, narrows)
            scores = {column: Score(low, high) for column, low, high in bounds}
            effort.spend(solver.searched - before)
            if effort.is_spent:
                return scores
    return scores


def _preload_bounds(solver: Solver, position: Stones) -> None:
    """Pass precomputed bounds of the positions after each move to the solver."""
    for column in range(7):
        after = after_move(position, column)
        if after is None or after[1].bit_count() > OUTCOME_STONES:
            continue
        bounds = _table_bounds(after)
        low, high = solver.known.get(after, bounds)
        solver.known[after] = max(low, bounds[0]), min(high, bounds[1])


def _table_bounds(position: Stones) -> tuple[int, int]:
    """Return the bounds of the score of a position with at most OUTCOME_STONES stones."""
    score = early_score(position)
    return (score, score) if score is not None else outcome_bounds(outcome_of(position) or 0)


def _tabled_scores(board: ConnectXBoard) -> dict[int, Score]:
    """Return the scores of all columns by the tables; with their last number of stones that of the book's move."""
    state = new_state(board.cells, board.rows, board.columns, board.mark)
    position = int(state[MINE]), int(state[ALL])
    if board.stones > OUTCOME_STONES or not board.legal():
        return {}
    if board.stones == OUTCOME_STONES:
        column = book_move(*position)
        return {} if column is None else {column: Score(*_table_bounds(position))}
    scores = {}
    for column in board.legal():
        after = after_move(position, column)
        if after is None:  # the move wins
            best = (len(board.cells) + 1 - board.stones) // 2
            scores[column] = Score(best, best)
        else:
            low, high = _table_bounds(after)
            scores[column] = Score(-high, -low)
    return scores


EXACT = ConnectXExact()
