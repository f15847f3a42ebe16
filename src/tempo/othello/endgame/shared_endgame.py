"""Perfect play at the end of a game by several threads: the solver, and the prover that asks it."""
from functools import partial
from math import inf

from tempo.jit import Call
from tempo.othello.endgame.endgame import TABLE_BITS, EndgameSolver
from tempo.othello.endgame.endgame_tree import ASKING, BITS, HIGH, LAST_BITS, LOW, PLY, STORED
from tempo.othello.endgame.exact_moves import ExactEndgame
from tempo.othello.endgame.shared_settling import grow_endgame_table, settle_endgame_together
from tempo.othello.evaluation.shared_knowledge import own_knowledge
from tempo.search.exact.rulings import Question
from tempo.search.threads.shared_solving import Places, SolvingTeam, own_workspace

PLACES = Places(low=LOW, high=HIGH, ply=PLY, stored=STORED, bits=BITS, last_bits=LAST_BITS, fresh=ASKING)
HALF_FULL = 1  # as the table of one thread grows


class SharedEndgameSolver(EndgameSolver):
    """As `EndgameSolver`, by so many threads, once that is machine code. Scores are the same, nodes never."""

    def __init__(self, table_bits: int = TABLE_BITS, threads: int = 2):
        super().__init__(table_bits)
        works = [
            own_workspace(self.work)._replace(knowledge=own_knowledge(self.work.knowledge)) for _ in range(threads)
        ]
        self.work = works[0]
        self.team = SolvingTeam(works, PLACES, settle_endgame_together, grow_endgame_table, HALF_FULL)

    def get_ready(self, seconds: float = inf) -> Call:
        """As `EndgameSolver` has it."""
        self.team.get_ready(seconds)
        return super().get_ready(seconds)

    def reset(self) -> None:
        """As `EndgameSolver` has it."""
        self.team.forget()
        super().reset()

    def spend(self, question: Question, is_new: bool, nodes: int) -> int:
        """As `EndgameSolver` has it; nodes are those of the thread that calls."""
        return self.team.spend(question, is_new, nodes, partial(super().spend, question, is_new))


class SharedExactEndgame(ExactEndgame):
    """As `ExactEndgame`, by so many threads."""

    def __init__(self, threads: int) -> None:
        super().__init__()
        self.solver = SharedEndgameSolver(threads=threads)
