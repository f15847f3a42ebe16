"""The solver with several threads."""
from tempo.games.connectx.rules import ConnectXGeometry
from tempo.games.connectx.solver.shared_kernels import SOLVER_FUNCTIONS
from tempo.games.connectx.solver.solver import TABLE_BITS, Solver
from tempo.search.threads.shared_solving import MultithreadedSolver, SolverThreads, own_workspace

WHEN_FULL = 0  # as the table of one thread grows


class SharedSolver(MultithreadedSolver, Solver):
    """A Solver with several threads."""

    def __init__(self, board: ConnectXGeometry, table_bits: int = TABLE_BITS, threads: int = 2):
        super().__init__(board, table_bits)
        works = [own_workspace(self.work) for _ in range(threads)]
        self.work, self.team = works[0], SolverThreads(works, SOLVER_FUNCTIONS, WHEN_FULL)
