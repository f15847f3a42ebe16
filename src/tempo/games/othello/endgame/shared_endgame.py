"""Endgame solver with several threads."""
from tempo.games.othello.endgame.endgame_solver import TABLE_BITS, EndgameSolver
from tempo.games.othello.endgame.shared_solving import ENDGAME_FUNCTIONS
from tempo.games.othello.evaluation.shared_evaluator import own_evaluator
from tempo.search.threads.shared_solving import MultithreadedSolver, SolverThreads, own_workspace

HALF_FULL = 1  # as the table of one thread grows


class SharedEndgameSolver(MultithreadedSolver, EndgameSolver):
    """An `EndgameSolver` with several threads."""

    def __init__(self, table_bits: int = TABLE_BITS, threads: int = 2):
        super().__init__(table_bits)
        works = [
            own_workspace(self.work)._replace(evaluator=own_evaluator(self.work.evaluator)) for _ in range(threads)
        ]
        self.work, self.team = works[0], SolverThreads(works, ENDGAME_FUNCTIONS, HALF_FULL)
