"""Prover: which moves are certainly best, by the endgame solver.

It first finds out whether the position is won, drawn or lost, and which moves keep that; then the best difference of
discs, and which moves reach it. If time runs out before the second part, the first is known.
"""
from collections.abc import Generator
from math import inf

import numpy as np

from tempo.games.othello.endgame.endgame_solver import TABLE_BITS, EndgameSolver
from tempo.games.othello.endgame.endgame_table import FIRST_BITS
from tempo.games.othello.endgame.endgame_tree import CORNERS
from tempo.games.othello.endgame.flip_tables import flips_at
from tempo.games.othello.rules import CELLS, MINE, PASS, THEIRS, moves_of
from tempo.native.jit import PYTHON
from tempo.search.exact.prover import ProofForecast, ProofState
from tempo.search.exact.solver import SolverSession
from tempo.search.game import Game

MOST_EMPTY = 26  # beyond, a proof takes minutes
# Expected nodes of a proof, fitted to tests/games/othello/positions and, from 18 to 22 empty squares, to other games.
# With more empty squares it is an extrapolation.
USUAL_SQUARES, USUAL_PROOF = 18, 3_200_000
EMPTY_DOUBLES, MANY_EMPTY_DOUBLES = 0.85, 0.7  # additional empty squares that double the nodes, up to 18 and beyond
USUAL_MOVES = 9  # the nodes are proportional to the number of moves
SLACK = 3
ENDGAME_SPEED, INTERPRETED_SPEED = 12_000_000, 15_000  # nodes a second: the slowest proof with 20; a guess


class EndgameProver:
    """Proves which moves are best near the end of the game. A `Prover`."""

    def __init__(self) -> None:
        self.solver: EndgameSolver | None = None

    def get_ready(self, game: Game, seconds: float) -> None:
        """Compile the solver, for at most `seconds`."""
        self.solver = self.solver or EndgameSolver()
        self.solver.get_ready(seconds)

    def backend(self, game: Game) -> str:
        """Return the backend of the solver."""
        self.solver = self.solver or EndgameSolver()
        return self.solver.get_ready(0.0).backend

    def forecast(self, game: Game, state: np.ndarray, seconds: float) -> ProofForecast:
        """Estimate whether a proof fits into the time, by the empty squares and the number of moves."""
        empty = CELLS - (int(state[MINE]) | int(state[THEIRS])).bit_count()
        if empty > MOST_EMPTY or seconds <= 0:
            return ProofForecast.HOPELESS
        expected = expected_nodes(state) / (INTERPRETED_SPEED if self.backend(game) == PYTHON else ENDGAME_SPEED)
        if SLACK * expected <= seconds:
            return ProofForecast.LIKELY
        return ProofForecast.POSSIBLE if expected <= 4 * seconds else ProofForecast.HOPELESS

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Return whether a proof with this number of nodes is worth trying."""
        return expected_nodes(state) <= 4 * nodes

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[ProofState, int, None]:
        """Yield proof states, and receive numbers of nodes."""
        self.solver = self.solver or EndgameSolver()
        is_slow = seconds < inf and self.backend(game) == PYTHON  # making the table larger would then take seconds
        self.solver.let_grow(FIRST_BITS if is_slow else TABLE_BITS)
        session = SolverSession(self.solver)
        moves = corners_first_moves(state)
        proof = ProofState(moves)
        bounds = yield from session.ask(proof, state, -2, 2)
        outcome = (bounds.low >= 2) - (bounds.high <= -2)
        if outcome >= 0:  # in a lost position all moves keep the outcome
            proof = yield from keep_moves_reaching(session, proof, state, 2 * outcome)
        proof = proof._replace(value=(outcome + 1) / 2, score=None if outcome else 0.0)
        if outcome != 0 and len(proof.moves) > 1:
            score = (yield from session.ask(proof, state)).low
            proof = (yield from keep_moves_reaching(session, proof, state, score))._replace(score=float(score))
        yield proof._replace(exact=True)


def keep_moves_reaching(
    session: SolverSession, proof: ProofState, state: np.ndarray, score: int
) -> Generator[ProofState, int, ProofState]:
    """Drop the moves that do not reach a score which the position is known to have."""
    for move in proof.moves:
        if len(proof.moves) > 1:
            bounds = yield from session.ask(proof, state_after(state, move), -score, 2 - score)
            if bounds.high > -score:
                proof = proof._replace(moves=tuple(other for other in proof.moves if other != move))
    return proof


def expected_nodes(state: np.ndarray) -> float:
    """Return the expected nodes of a proof."""
    empty = CELLS - (int(state[MINE]) | int(state[THEIRS])).bit_count()
    choice = max(1, int(moves_of(state[MINE], state[THEIRS])).bit_count()) / USUAL_MOVES
    more = empty - USUAL_SQUARES
    return USUAL_PROOF * choice * 2 ** (more / (MANY_EMPTY_DOUBLES if more > 0 else EMPTY_DOUBLES))


def corners_first_moves(state: np.ndarray) -> tuple[int, ...]:
    """Return the legal moves, corners first: without time for more they are the best guess."""
    moves = int(moves_of(state[MINE], state[THEIRS]))
    if moves == 0:
        return (PASS,)
    corners = int(CORNERS)
    return tuple(sorted((move for move in range(CELLS) if moves >> move & 1), key=lambda move: not corners >> move & 1))


def state_after(state: np.ndarray, move: int) -> np.ndarray:
    """Return the state after a legal move."""
    mine, theirs = int(state[MINE]), int(state[THEIRS])
    if move != PASS:
        with np.errstate(over="ignore"):  # a difference overflows on purpose; interpreted code would warn
            turned = int(flips_at(state[MINE], state[THEIRS], np.uint64(move)))
        mine, theirs = mine | turned | 1 << move, theirs ^ turned
    return np.array([theirs, mine], np.uint64)
