"""PUCT with the evaluation by lines: value and priors of a leaf in place of a playout.

The board of lines follows the search from leaf to leaf: the stones that differ are taken and put.
"""
from functools import cache
from typing import NamedTuple

import numpy as np

from tempo.games.gomoku.evaluation.evaluate import UNIT, evaluate_lines, rating_of
from tempo.games.gomoku.evaluation.line_board import PUT_CELL, STONES_PUT, LineBoard, new_line_board, put, take
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.rules import CELLS_AT, STONES, TO_MOVE
from tempo.native.elementary import exp
from tempo.native.jit import njit
from tempo.search.game import Game
from tempo.search.leaves.evaluators import Evaluator
from tempo.search.leaves.puct import (
    WITH_PRIORS,
    expand_with_policy,
    never_due,
    no_bias,
    puct_child_bonus,
    puct_parent_bonus,
)


class LineEvaluator(NamedTuple):
    """A board that follows the search, and the logits of its moves."""

    lines: LineBoard
    logits: np.ndarray  # float32[cells]


@njit
def lines_value(game, tree, params, rng, depth):
    """Expand the leaf with priors by ratings; return its value for the side that moved into it.

    Args:
        game: Game with a LineEvaluator.
        tree: Tree; `state` is the position of the leaf.
        params: SearchParams.
        rng: not used; every evaluator has the same arguments.
        depth: int64, index of the leaf in `tree.path`.
    """
    lines, logits, state = game.nn_eval.lines, game.nn_eval.logits, tree.state
    mark = np.int64(state[TO_MOVE])
    follow(lines, state)
    for cell in range(logits.size):
        if lines.cells[cell] == 0:
            logits[cell] = rating_of(lines, np.int64(cell), mark) / np.float32(UNIT)
    chance = 1.0 / (1.0 + exp(-evaluate_lines(lines, mark) / UNIT))
    return expand_with_policy(game, tree, params, tree.path[depth], np.float32(2.0 * chance - 1.0), logits)


@njit
def follow(lines, state):
    """Set the board to the cells of a state."""
    same = 0
    while same < lines.sums[STONES_PUT]:
        cell = lines.journal[same, PUT_CELL]
        if state[CELLS_AT + cell] != lines.cells[cell]:
            break
        same += 1
    while lines.sums[STONES_PUT] > same:
        take(lines)
    if same < state[STONES]:
        for cell in range(lines.cells.size):
            if lines.cells[cell] == 0 and state[CELLS_AT + cell] != 0:
                put(lines, np.int64(cell), np.int64(state[CELLS_AT + cell]))


BY_LINES = Evaluator(lines_value, never_due, puct_parent_bonus, puct_child_bonus, no_bias)


@cache
def line_evaluator(size: int) -> LineEvaluator:
    """Return the evaluator of a board size, one for each process."""
    return LineEvaluator(new_line_board(size, learned_tables()), np.zeros(size * size, np.float32))


def with_lines(game: Game) -> Game:
    """Return the same game, searched with the evaluation by lines."""
    return game._replace(evaluator=BY_LINES, ordering=WITH_PRIORS, nn_eval=line_evaluator(game.board.size))
