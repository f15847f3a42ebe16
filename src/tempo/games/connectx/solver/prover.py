"""Proof search: the columns that are proven best."""
from math import inf, log2

import numpy as np

from tempo.games.connectx.book.book import is_book_board
from tempo.games.connectx.book.early_scores import SCORE_STONES
from tempo.games.connectx.book.outcomes import value_preserving_moves
from tempo.games.connectx.rules import ALL, MINE, has_line_in_python
from tempo.games.connectx.solver.solver import Solver, plies_to_the_end
from tempo.search.exact.prover import ProofState
from tempo.search.exact.solver import PausingSolver, SolverProver, Successors
from tempo.search.game import Game

MAX_PROOF_TABLE_BITS = 25  # 256 MiB, allocated as the table grows
SHORT_MOVE_TABLE_BITS = 21  # limit for moves of less than SHORT_MOVE seconds: a table of 2^25 words takes 0.2 s to make
SHORT_MOVE = 2.0
SMALL_TABLE_BITS = 15  # limit for interpreted code, which needs over 0.1 s to grow a larger table
# Mean nodes of a proof, measured like the speed in docs/background/solver.md. The effort grows with the empty cells and
# the number of columns, and falls with each stone on the board.
REFERENCE_EFFORT, REFERENCE_NODES = 55, 600_000  # 12 stones on the standard board
EFFORT_PER_DOUBLING = 7.2  # effort that doubles the nodes
EFFORT_PER_STONE = 2.4
LONG_LINE_FACTOR = 1.4  # more effort where a line is longer than four, since such lines seldom force a reply


class ConnectXProver(SolverProver):
    """Prover for boards that fit in 64 bits."""

    new_solver, entry_bytes = Solver, 8
    speed, interpreted_speed = 8_000_000, 15_000

    def solver_of(self, game: Game) -> PausingSolver:
        """Return the solver of this board, a new one if the board has changed."""
        if self.solver is None or self.solver.work.board != game.board:
            self.solver = None  # its memory is free for the new one
            self.solver = self.new_solver(game.board, self.fitting_bits())
        return self.solver

    def table_bits(self, seconds: float, is_interpreted: bool) -> int:
        """Return a smaller size for interpreted code and for short moves."""
        if is_interpreted:
            return SMALL_TABLE_BITS
        return SHORT_MOVE_TABLE_BITS if seconds < SHORT_MOVE else MAX_PROOF_TABLE_BITS

    def expected_nodes(self, game: Game, state: np.ndarray) -> float:
        """Estimate the nodes from empty cells, columns and stones.

        Infinite where the scores are tabulated: the book knows the best move, and a proof would take long.
        """
        stones = int(state[ALL]).bit_count()
        if stones < SCORE_STONES and self.known_outcome(game, state) is not None:
            return inf
        empty = int(game.board.cells).bit_count() - stones
        effort = empty * log2(max(2, game.actions)) * (LONG_LINE_FACTOR if game.board.inarow > 4 else 1)
        effort -= EFFORT_PER_STONE * stones
        return REFERENCE_NODES * 2 ** ((effort - REFERENCE_EFFORT) / EFFORT_PER_DOUBLING)

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Return True: even a few nodes may prove that some moves lose."""
        return True

    def known_outcome(self, game: Game, state: np.ndarray) -> tuple[int, list[int]] | None:
        """Return the outcome of an early position of the standard board and the columns that keep it."""
        if not is_book_board(int(game.board.stride) - 1, int(game.board.columns), game.board.inarow):
            return None
        return value_preserving_moves((int(state[MINE]), int(state[ALL])))

    def with_score(self, proof: ProofState, state: np.ndarray, score: int) -> ProofState:
        """Return the proof state with the plies to the end."""
        empty = int(self.solver.work.board.cells & ~state[ALL]).bit_count()
        return proof._replace(plies=plies_to_the_end(score, empty))

    def successors(self, game: Game, state: np.ndarray) -> Successors:
        """Return the state after each legal column, from the center outwards.

        Plain Python integers: compiling the rules for these few calls would take a hundred times as long.
        """
        board, mine, stones = game.board, int(state[MINE]), int(state[ALL])
        moves: Successors = {}
        for column in sorted(range(game.actions), key=lambda column: abs(2 * column + 1 - game.actions)):
            move = (stones + int(board.bottom)) & (int(board.column) << (column * int(board.stride)))
            if move:
                won = has_line_in_python(board, mine | move)
                moves[column] = None if won else np.array([mine ^ stones, stones | move], np.uint64)
        return moves
