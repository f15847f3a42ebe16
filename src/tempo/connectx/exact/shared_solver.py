"""Perfect play by several threads: the solver, and the prover that asks it."""
from functools import partial
from math import inf

from tempo.connectx.exact.exact_moves import PROOF_TABLE_BITS, ExactMoves
from tempo.connectx.exact.shared_settling import grow_table, settle_together
from tempo.connectx.exact.solver import TABLE_BITS, Solver
from tempo.connectx.exact.solver_tree import BITS, FRESH, HIGH, LAST_BITS, LOW, PLY, STORED
from tempo.connectx.rules import ConnectXGeometry
from tempo.jit import Call
from tempo.search.exact.rulings import Question
from tempo.search.game import Game
from tempo.search.threads.shared_solving import Places, SolvingTeam, own_workspace

PLACES = Places(low=LOW, high=HIGH, ply=PLY, stored=STORED, bits=BITS, last_bits=LAST_BITS, fresh=FRESH)
WHEN_FULL = 0  # as the table of one thread grows


class SharedSolver(Solver):
    """As `Solver`, by so many threads, once that is machine code. Scores are the same, nodes never."""

    def __init__(self, board: ConnectXGeometry, table_bits: int = TABLE_BITS, threads: int = 2):
        super().__init__(board, table_bits)
        works = [own_workspace(self.work) for _ in range(threads)]
        self.work = works[0]
        self.team = SolvingTeam(works, PLACES, settle_together, grow_table, WHEN_FULL)

    def get_ready(self, seconds: float = inf) -> Call:
        """As `Solver` has it."""
        self.team.get_ready(seconds)
        return super().get_ready(seconds)

    def reset(self) -> None:
        """As `Solver` has it."""
        self.team.forget()
        super().reset()

    def spend(self, question: Question, is_new: bool, nodes: int) -> int:
        """As `Solver` has it; nodes are those of the thread that calls."""
        return self.team.spend(question, is_new, nodes, partial(super().spend, question, is_new))


class SharedExactMoves(ExactMoves):
    """As `ExactMoves`, by so many threads."""

    def __init__(self, threads: int) -> None:
        super().__init__()
        self.threads = threads

    def solver_of(self, game: Game) -> Solver:
        """As `ExactMoves` has it."""
        if self.solver is None or self.solver.work.board != game.board:
            self.solver = SharedSolver(game.board, PROOF_TABLE_BITS, self.threads)
        return self.solver
