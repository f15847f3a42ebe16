"""Exact solver that can pause, and the prover that asks it: the part that the solvers of all games share."""
from collections.abc import Callable, Generator
from math import inf
from typing import Any, NamedTuple

import numpy as np

from tempo.native.backends import PYTHON, BoundKernel
from tempo.native.jit import Kernel, inlined
from tempo.search.exact.prover import ProofForecast, ProofState
from tempo.search.game import Game
from tempo.search.player.memory import fitting_size

NO_LIMIT = 1 << 62  # of nodes, and of scores
Query = tuple[int, int, int, int]  # the two words of a position, floor and ceiling
Successors = dict[int, np.ndarray | None]  # the state after each legal move, None where it wins at once

# The task of a solver: what is asked of the root, what is known, and where the search is. A game may have more behind.
NODES, LOW, HIGH, FLOOR, CEILING, GOAL, PLY, STORED, BITS, LAST_BITS, TASK_SIZE = range(11)
FRESH, ASKING = -2, -1  # values of PLY between searches: before the first goal, before the next one


class Bounds(NamedTuple):
    """Known bounds of a score, and the nodes of this call."""

    low: int
    high: int
    nodes: int


@inlined
def is_enough(low, high, floor, ceiling):
    """Return whether the bounds decide the question: exact, at most the floor, or at least the ceiling."""
    return low >= high or low >= ceiling or high <= floor


class PausingSolver:
    """Answers queries for the scores of positions of two words, and resumes a query that has paused.

    The kernel belongs to the game and takes (work, nodes). Its workspace has a `task` and a `cursor` that begins with
    the root. Results stay known until `reset`.
    """

    def __init__(self, work: Any, kernel: Kernel, least: int, greatest: int) -> None:
        self.work, self.kernel = work, kernel
        self.all_scores = least, greatest
        self.most_bits = int(work.task[LAST_BITS])
        self.known: dict[tuple[int, int], tuple[int, int]] = {}  # bounds by position
        self.open: Query | None = None  # the query that can be resumed
        self.bound_kernel: BoundKernel | None = None

    def get_ready(self, seconds: float = inf) -> BoundKernel:
        """Return the kernel bound to the workspace, compiled if that takes no longer than `seconds`."""
        if self.bound_kernel is None or self.bound_kernel.backend == PYTHON:
            self.bound_kernel = self.kernel.bind(self.work, last=(1,), seconds=seconds)
        return self.bound_kernel

    def reset(self) -> None:
        """Forget all results."""
        self.known.clear()
        self.open = None

    def let_grow(self, table_bits: int) -> None:
        """Limit the table to 2^table_bits entries, or to what memory allows."""
        self.work.task[LAST_BITS] = min(table_bits, self.most_bits)

    def solve(
        self, state: np.ndarray, nodes: int | None = None, floor: int = -NO_LIMIT, ceiling: int = NO_LIMIT
    ) -> Bounds:
        """Return bounds of the score, equal where it is known exactly, after about `nodes` nodes.

        The search ends as soon as the score is known to be at most the floor or at least the ceiling. The same query
        again resumes exactly where it stopped.
        """
        position = int(state[0]), int(state[1])
        low, high = self.known.get(position, self.all_scores)
        if nodes == 0 or is_enough(low, high, floor, ceiling):
            return Bounds(low, high, 0)  # and keep the paused search
        query = *position, floor, ceiling
        is_new = self.open != query
        if is_new:
            self.open = query
            self.set_query(query, low, high)
        used = self.spend(query, is_new, NO_LIMIT if nodes is None else nodes)
        self.known[position] = int(self.work.task[LOW]), int(self.work.task[HIGH])
        return Bounds(*self.known[position], used)

    def set_query(self, query: Query, low: int, high: int) -> None:
        """Write a query to the workspace, with the known bounds `low` and `high` of its score."""
        task, cursor = self.work.task, self.work.cursor
        cursor[0], cursor[1], task[FLOOR], task[CEILING] = query
        task[LOW], task[HIGH], task[PLY] = low, high, FRESH

    def spend(self, query: Query, is_new: bool, nodes: int) -> int:
        """Run the kernel on the current query for at most `nodes` nodes; return how many it took."""
        with np.errstate(over="ignore"):  # a hash overflows, which only interpreted code remarks upon
            (self.bound_kernel or self.get_ready())(nodes)
        return int(self.work.task[NODES])


class SolverSession:
    """One proof's use of a solver: it spends the nodes that the player sends."""

    def __init__(self, solver: PausingSolver) -> None:
        self.solver = solver
        self.nodes = 0  # left of those that were sent

    def ask(
        self, proof: ProofState, state: np.ndarray, floor: int = -NO_LIMIT, ceiling: int = NO_LIMIT
    ) -> Generator[ProofState, int, Bounds]:
        """Return bounds of a position's score as soon as they decide the question.

        While nodes are missing, it yields `proof` and receives more.
        """
        bounds = self.solver.solve(state, 0, floor, ceiling)
        while not is_enough(bounds.low, bounds.high, floor, ceiling):
            if self.nodes <= 0:
                self.nodes = yield proof
            bounds = self.solver.solve(state, self.nodes, floor, ceiling)
            self.nodes -= bounds.nodes
        return bounds


class SolverProver:
    """A `Prover` by a solver, with what a game tells of its moves, its proofs and its table.

    It first finds out whether the position is won, drawn or lost, and which moves keep that; then the exact score, and
    which moves reach it. If time runs out during the second part, the result of the first is known.
    """

    solver: Any = None
    new_solver: Any
    entry_bytes = 16  # of the table
    score_step = 1  # between two neighbouring scores; 0 is a draw
    speed, interpreted_speed = 1, 1  # nodes per second
    successors: Callable[[Game, np.ndarray], Successors]  # likely moves first: without time for more the best guess
    expected_nodes: Callable[[Game, np.ndarray], float]  # of a proof; infinite where none is worth a try
    table_bits: Callable[[float, bool], int]  # (seconds, is interpreted): log2 of the table's largest size for a proof
    with_score: Callable[[ProofState, np.ndarray, int], ProofState]  # the proof with what the exact score tells

    def solver_of(self, game: Game) -> PausingSolver:
        """Return the solver of this game's positions, made when it is first needed."""
        self.solver = self.solver or self.new_solver(self.fitting_bits())
        return self.solver

    def fitting_bits(self) -> int:
        """Return log2 of the largest table's size that memory allows."""
        sizes = range(self.table_bits(inf, False), self.table_bits(inf, True) - 1, -2)
        return fitting_size("solver_bits", {bits: self.entry_bytes << bits for bits in sizes})

    def known_outcome(self, game: Game, state: np.ndarray) -> tuple[int, list[int]] | None:
        """Return the outcome, -1, 0 or 1, and the moves that keep it, where they are tabulated."""
        return None

    def get_ready(self, game: Game, seconds: float) -> None:
        """Compile the solver, for at most `seconds`."""
        self.solver_of(game).get_ready(seconds)

    def backend(self, game: Game) -> str:
        """Return the backend that runs the solver."""
        return self.solver_of(game).get_ready(0.0).backend

    def forecast(self, game: Game, state: np.ndarray, seconds: float) -> ProofForecast:
        """Estimate whether a proof finishes within `seconds`."""
        nodes = self.expected_nodes(game, state)
        if nodes == inf:
            return ProofForecast.HOPELESS
        expected = nodes / (self.interpreted_speed if self.backend(game) == PYTHON else self.speed)
        if 3 * expected <= seconds:
            return ProofForecast.LIKELY
        return ProofForecast.POSSIBLE if expected <= 4 * seconds else ProofForecast.HOPELESS

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Return whether a proof with this number of nodes is worth trying."""
        return self.expected_nodes(game, state) <= 4 * nodes

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[ProofState, int, None]:
        """Yield proof states, each at least as narrow as the last; send the nodes to spend on the next."""
        solver = self.solver_of(game)
        solver.let_grow(self.table_bits(seconds, seconds < inf and self.backend(game) == PYTHON))
        session, successors = SolverSession(solver), self.successors(game, state)
        won = tuple(move for move, after in successors.items() if after is None)
        if won:
            yield ProofState(won, 1.0, 1, exact=True)
            return
        proof, known = ProofState(tuple(successors)), self.known_outcome(game, state)
        if known is not None:
            outcome, kept = known
            proof = proof._replace(moves=tuple(kept))
        else:
            bounds = yield from session.ask(proof, state, -self.score_step, self.score_step)
            outcome = (bounds.low >= self.score_step) - (bounds.high <= -self.score_step)
            if outcome >= 0:  # in a lost position every move keeps the outcome
                proof = yield from self._keep_best(session, proof, successors, outcome * self.score_step)
        proof = proof._replace(value=(outcome + 1) / 2)
        if outcome == 0:
            proof = self.with_score(proof, state, 0)
        elif len(proof.moves) > 1:
            score = (yield from session.ask(proof, state)).low
            proof = self.with_score(proof, state, score)
            if score != outcome * self.score_step or outcome < 0:
                proof = yield from self._keep_best(session, proof, successors, score)
        yield proof._replace(exact=True)

    def _keep_best(
        self, session: SolverSession, proof: ProofState, successors: Successors, score: int
    ) -> Generator[ProofState, int, ProofState]:
        """Drop the moves that do not reach `score`, which the position is known to have; yield states in between."""
        for move in proof.moves:
            after = successors[move]
            if len(proof.moves) > 1 and after is not None:
                bounds = yield from session.ask(proof, after, -score, self.score_step - score)
                if bounds.high > -score:
                    proof = proof._replace(moves=tuple(other for other in proof.moves if other != move))
        return proof
