"""Exact solver that can pause: the part that the solvers of all games share."""
from collections.abc import Generator
from math import inf
from typing import Any, NamedTuple

import numpy as np

from tempo.native.jit import PYTHON, BoundKernel, Kernel, inlined
from tempo.search.exact.prover import ProofState

NO_LIMIT = 1 << 62  # of nodes, and of scores
Query = tuple[int, int, int, int]  # the two words of a position, floor and ceiling

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
