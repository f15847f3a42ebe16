"""Exact scores of all moves near the end of a game of Othello, in discs.

The solver is the player's, and a process has one: positions are asked from the last of a game to the first, so that the
table holds what lies below. The outcomes are found first, then the scores. Each move gets a few nodes, unsettled ones
twice as many, and so on: in 0.1 s with 20 empty squares that settles three moves in four; one move after the other
would settle two in three.

Mean seconds for all scores of a position, for a game asked in that order: 0.04 with 16 empty squares, 0.2 with 18, 1.3
with 20, 4 with 21, and three times as many with each more. In 0.1 s all are exact up to 16 empty squares, outcomes are
known up to 18, and that of the best move with 24 in one position of three.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import count

import numpy as np

import tempo.games.othello.othello_agent  # noqa: F401  registers the solver's machine code
from tempo.arena.adapter.exact import UNKNOWN, Cost, Effort, ExactScorer, Score, Scores
from tempo.arena.adapter.game_types import MatchConfig
from tempo.games.othello.adapter.board import OthelloBoard
from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.endgame.endgame_table import FIRST_BITS, GREATEST, LEAST, MOST_BITS
from tempo.games.othello.endgame.prover import state_after
from tempo.games.othello.rules import new_state

MOST_EMPTY = 24  # all scores then take minutes, and a tenth of a second tells next to nothing
FIRST_NODES = 20_000  # of a move, to begin with
SLICE = 500_000  # nodes between two looks at the clock: 40 ms
OUTCOME_WINDOW, SCORE_WINDOW = (-2, 2), (LEAST, GREATEST)  # between which it is of interest where a score lies


class OthelloExact(ExactScorer):
    """Exact scores of the end of a game, in discs."""

    meaning = "in discs: the lead of the side to move at the end, empty squares being the winner's; 0 is a draw"

    def prepare(self, config: MatchConfig, memory: int) -> None:
        """Load the solver, or compile it."""
        EndgameSolver(FIRST_BITS).get_ready()

    def scores(self, position: OthelloBoard, effort: Effort, memory: int) -> Scores:
        """Return scores or bounds of all legal moves, as far as the effort reaches."""
        state = new_state(position.cells, position.mark)
        scores = dict.fromkeys(position.legal(), UNKNOWN)
        if position.discs(0) <= MOST_EMPTY:
            after = {move: state_after(state, move) for move in scores}
            for window in (OUTCOME_WINDOW, SCORE_WINDOW):
                narrow(scores, after, solver_of(memory), *window, effort)
        return scores

    def cost(self, config: MatchConfig, ply: int, best: int, played: int) -> Cost:
        """Return the discs that a move gives away."""
        return Cost(best - played, "discs")


@cache
def solver_of(memory: int) -> EndgameSolver:
    """Return the solver of this process. An entry of its table is two words, and its size a power of four."""
    bits = (memory - 1) // 2 * 2
    return EndgameSolver(min(max(bits, FIRST_BITS), MOST_BITS))


def narrow(
    scores: dict[int, Score],
    after: Mapping[int, np.ndarray],
    solver: EndgameSolver,
    floor: int,
    ceiling: int,
    effort: Effort,
) -> None:
    """Narrow the scores of all moves between floor and ceiling, as far as the effort reaches.

    Args:
        scores: by move, updated.
        after: the state after each move.
        solver: the endgame solver.
        floor, ceiling: outside these bounds the exact score does not matter.
        effort: nodes or seconds that are left.
    """
    moves = list(after)
    for doublings in count():
        moves = [move for move in moves if not scores[move].is_settled(floor, ceiling)]
        if not moves or effort.is_spent:
            return
        for move in moves:
            nodes = FIRST_NODES << doublings
            while nodes > 0 and not scores[move].is_settled(floor, ceiling) and not effort.is_spent:
                low, high, used = solver.solve(after[move], effort.slice(min(nodes, SLICE)), -ceiling, -floor)
                effort.spend(used)
                scores[move] = Score(-high, -low)
                nodes -= used


EXACT = OthelloExact()
