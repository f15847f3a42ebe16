"""Proof search: the columns that are proven best.

First the outcome (win, draw, loss) and the columns that keep it, then the exact score and the columns that reach it.
A player who runs out of time during the second part still has the result of the first.
"""
from collections.abc import Generator
from math import inf, log2

import numpy as np

from tempo.games.connectx.book.book import is_book_board
from tempo.games.connectx.book.outcomes import value_preserving_moves
from tempo.games.connectx.rules import ALL, MINE, has_line_in_python
from tempo.games.connectx.solver.solver import Solver, plies_to_the_end
from tempo.native.jit import PYTHON
from tempo.search.exact.prover import ProofForecast, ProofState
from tempo.search.exact.solver import SolverSession
from tempo.search.game import Game

MAX_PROOF_TABLE_BITS = 25  # 256 MiB, allocated as the table grows
SHORT_MOVE_TABLE_BITS = 21  # limit for moves of less than SHORT_MOVE seconds: a table of 2^25 words takes 0.2 s to make
SHORT_MOVE = 2.0
SMALL_TABLE_BITS = 15  # limit for interpreted code, which needs over 0.1 s to grow a larger table
# Mean nodes of a proof and nodes per second, measured in docs/background/solver.md. The effort grows with the empty
# cells and the number of columns, and falls with each stone on the board.
REFERENCE_EFFORT, REFERENCE_NODES = 55, 600_000  # 12 stones on the standard board
EFFORT_PER_DOUBLING = 7.2  # effort that doubles the nodes
EFFORT_PER_STONE = 2.4
LONG_LINE_FACTOR = 1.4  # more effort where a line is longer than four, since such lines seldom force a reply
NODES_PER_SECOND, INTERPRETED_NODES_PER_SECOND = 8_000_000, 15_000


class ConnectXProver:
    """Prover for boards that fit in 64 bits; see `tempo.search.exact.prover.Prover` for its methods."""

    def __init__(self) -> None:
        self.solver: Solver | None = None

    def get_ready(self, game: Game, seconds: float) -> None:
        """Get the machine code of the solver, waiting up to `seconds`."""
        self.solver_of(game).get_ready(seconds)

    def solver_of(self, game: Game) -> Solver:
        """Return the solver of this board, a new one if the board has changed."""
        if self.solver is None or self.solver.work.board != game.board:
            self.solver = Solver(game.board, MAX_PROOF_TABLE_BITS)
        return self.solver

    def backend(self, game: Game) -> str:
        """Return the backend that runs the solver."""
        return self.solver_of(game).get_ready(0.0).backend

    def forecast(self, game: Game, state: np.ndarray, seconds: float) -> ProofForecast:
        """Estimate from empty cells, columns and stones whether a proof finishes within `seconds`.

        HOPELESS where the outcome is tabulated: a proof would only add the distance, and would take long.
        """
        if _tabulated_outcome(game, state) is not None:
            return ProofForecast.HOPELESS
        stones = int(state[ALL]).bit_count()
        empty = int(game.board.cells).bit_count() - stones
        effort = empty * log2(max(2, game.actions)) * (LONG_LINE_FACTOR if game.board.inarow > 4 else 1)
        effort -= EFFORT_PER_STONE * stones
        expected = REFERENCE_NODES * 2 ** ((effort - REFERENCE_EFFORT) / EFFORT_PER_DOUBLING)
        expected /= INTERPRETED_NODES_PER_SECOND if self.backend(game) == PYTHON else NODES_PER_SECOND
        if 3 * expected <= seconds:
            return ProofForecast.LIKELY
        return ProofForecast.POSSIBLE if expected <= 4 * seconds else ProofForecast.HOPELESS

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Return True: even a few nodes may prove that some moves lose."""
        return True

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[ProofState, int, None]:
        """Yield proof states, each narrower than the last; send the nodes to spend on the next."""
        solver = self.solver_of(game)
        if seconds < inf and self.backend(game) == PYTHON:
            solver.let_grow(SMALL_TABLE_BITS)
        else:
            solver.let_grow(SHORT_MOVE_TABLE_BITS if seconds < SHORT_MOVE else MAX_PROOF_TABLE_BITS)
        session = SolverSession(solver)
        moves = _successors_from_center(game, state)
        won = tuple(column for column, after in moves.items() if after is None)
        if won:
            yield ProofState(won, 1.0, 1, exact=True)
            return
        proof = ProofState(tuple(moves))
        known = _tabulated_outcome(game, state)
        if known is not None:
            outcome, kept = known
            proof = ProofState(tuple(kept), (outcome + 1) / 2)
        else:
            bounds = yield from session.ask(proof, state, -1, 1)
            outcome = (bounds.low >= 1) - (bounds.high <= -1)
            if outcome >= 0:  # in a lost position every move keeps the outcome
                proof = yield from _filter_moves(session, proof, moves, outcome)
            proof = proof._replace(value=(outcome + 1) / 2)
        if len(proof.moves) == 1:
            yield proof._replace(exact=True)
            return
        score = (yield from session.ask(proof, state)).low
        proof = proof._replace(plies=plies_to_the_end(score, int(game.board.cells & ~state[ALL]).bit_count()))
        if outcome < 0 or score != outcome:
            proof = yield from _filter_moves(session, proof, moves, score)
        yield proof._replace(exact=True)


def _filter_moves(
    session: SolverSession, proof: ProofState, moves: dict[int, np.ndarray | None], score: int
) -> Generator[ProofState, int, ProofState]:
    """Drop the moves that do not reach `score`, the proven score of the position; yield states in between."""
    for column, after in moves.items():
        if column in proof.moves and after is not None:
            bounds = yield from session.ask(proof, after, -score, 1 - score)
            if bounds.high > -score:
                proof = proof._replace(moves=tuple(move for move in proof.moves if move != column))
    return proof


def _tabulated_outcome(game: Game, state: np.ndarray) -> tuple[int, list[int]] | None:
    """Return the outcome of an early position of the standard board and the columns that keep it, else None."""
    if not is_book_board(int(game.board.stride) - 1, int(game.board.columns), game.board.inarow):
        return None
    return value_preserving_moves((int(state[MINE]), int(state[ALL])))


def _successors_from_center(game: Game, state: np.ndarray) -> dict[int, np.ndarray | None]:
    """Return the state after each legal column, None for a winning one; columns ordered from the center outwards.

    Plain Python integers: compiling the rules for these few calls would take a hundred times as long.
    """
    board, mine, stones = game.board, int(state[MINE]), int(state[ALL])
    moves: dict[int, np.ndarray | None] = {}
    for column in sorted(range(game.actions), key=lambda column: abs(2 * column + 1 - game.actions)):
        move = (stones + int(board.bottom)) & (int(board.column) << (column * int(board.stride)))
        if move:
            won = has_line_in_python(board, mine | move)
            moves[column] = None if won else np.array([mine ^ stones, stones | move], np.uint64)
    return moves
