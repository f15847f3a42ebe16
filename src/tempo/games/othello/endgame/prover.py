"""Prover: which moves are certainly best, by the endgame solver."""
from math import inf

import numpy as np

from tempo.games.othello.endgame.endgame_solver import TABLE_BITS, EndgameSolver
from tempo.games.othello.endgame.endgame_table import FIRST_BITS
from tempo.games.othello.endgame.endgame_tree import CORNERS
from tempo.games.othello.rules import CELLS, MINE, PASS, THEIRS, flips_of, moves_of
from tempo.search.exact.prover import ProofState
from tempo.search.exact.solver import SolverProver, Successors
from tempo.search.game import Game

MOST_EMPTY = 26  # beyond, a proof takes minutes
# Expected nodes of a proof, fitted to tests/games/othello/positions and, from 18 to 22 empty squares, to other games.
# With more empty squares it is an extrapolation.
USUAL_SQUARES, USUAL_PROOF = 18, 3_200_000
EMPTY_DOUBLES, MANY_EMPTY_DOUBLES = 0.85, 0.7  # additional empty squares that double the nodes, up to 18 and beyond
USUAL_MOVES = 9  # the nodes are proportional to the number of moves


class EndgameProver(SolverProver):
    """Proves which moves are best near the end of the game."""

    score_step = 2  # discs
    new_solver = EndgameSolver
    speed, interpreted_speed = 12_000_000, 15_000  # the slowest proof with 20; a guess

    def table_bits(self, seconds: float, is_interpreted: bool) -> int:
        """Return a smaller size for interpreted code, where making the table larger would take seconds."""
        return FIRST_BITS if is_interpreted else TABLE_BITS

    def expected_nodes(self, game: Game, state: np.ndarray) -> float:
        """Estimate the nodes from the empty squares and the number of moves; infinite with more than MOST_EMPTY."""
        empty = CELLS - (int(state[MINE]) | int(state[THEIRS])).bit_count()
        choice = max(1, int(moves_of(state[MINE], state[THEIRS])).bit_count()) / USUAL_MOVES
        doubles = MANY_EMPTY_DOUBLES if empty > USUAL_SQUARES else EMPTY_DOUBLES
        return USUAL_PROOF * choice * 2 ** ((empty - USUAL_SQUARES) / doubles) if empty <= MOST_EMPTY else inf

    def with_score(self, proof: ProofState, state: np.ndarray, score: int) -> ProofState:
        """Return the proof state with the difference of discs."""
        return proof._replace(score=float(score))

    def successors(self, game: Game, state: np.ndarray) -> Successors:
        """Return the state after each legal move, corners first."""
        moves, corners = int(moves_of(state[MINE], state[THEIRS])), int(CORNERS)
        squares = [move for move in range(CELLS) if moves >> move & 1] or [PASS]
        return {move: state_after(state, move) for move in sorted(squares, key=lambda move: not corners >> move & 1)}


def state_after(state: np.ndarray, move: int) -> np.ndarray:
    """Return the state after a legal move."""
    mine, theirs = int(state[MINE]), int(state[THEIRS])
    if move != PASS:
        with np.errstate(over="ignore"):  # a difference overflows on purpose; interpreted code would warn
            turned = int(flips_of(state[MINE], state[THEIRS], np.uint64(move)))
        mine, theirs = mine | turned | 1 << move, theirs ^ turned
    return np.array([theirs, mine], np.uint64)
