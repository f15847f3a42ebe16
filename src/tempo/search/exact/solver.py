"""Exact scores by a search that can pause: what the solvers of all games have in common."""
from collections.abc import Generator
from math import inf
from typing import Any, NamedTuple

import numpy as np

from tempo.native.jit import PYTHON, Call, Entry, inlined
from tempo.search.exact.prover import ProofState

NO_LIMIT = 1 << 62  # of nodes, of a score
Query = tuple[int, int, int, int]  # the two words of a position, and between which bounds its score is of interest

# The task of a solver: what is asked of the root, what is known, and where the search is. A game may have more behind.
NODES, LOW, HIGH, FLOOR, CEILING, GOAL, PLY, STORED, BITS, LAST_BITS, TASK_SIZE = range(11)
FRESH, ASKING = -2, -1  # of PLY, when no search is under way: before the first goal, before another one


class Bounds(NamedTuple):
    """What is known of a score, and how many nodes it took this time."""

    low: int
    high: int
    nodes: int


@inlined
def is_enough(low, high, floor, ceiling):
    """Whether nothing of interest is left to find out of a score."""
    return low >= high or low >= ceiling or high <= floor


class PausingSolver:
    """Answers queries about the scores of positions, which are told by two words. It remembers what it found until it
    is reset, and goes on with a search that has paused. What searches is the game's: an entry with (work, nodes). Its
    workspace has a `task`, and a `cursor` that begins with the root."""

    def __init__(self, work: Any, kernel: Entry, least: int, greatest: int) -> None:
        self.work, self.kernel = work, kernel
        self.all_scores = least, greatest
        self.most_bits = int(work.task[LAST_BITS])
        self.known: dict[tuple[int, int], tuple[int, int]] = {}  # bounds of the positions asked about
        self.open: Query | None = None  # the search that can go on
        self.bound_kernel: Call | None = None

    def get_ready(self, seconds: float = inf) -> Call:
        """What does the work, as machine code if that can be had in this time."""
        if self.bound_kernel is None or self.bound_kernel.backend == PYTHON:
            self.bound_kernel = self.kernel.on(self.work, last=(1,), seconds=seconds)
        return self.bound_kernel

    def reset(self) -> None:
        """Forget everything."""
        self.known.clear()
        self.open = None

    def let_grow(self, table_bits: int) -> None:
        """Let the table grow to 2^table_bits entries and no further, as far as there is memory for it."""
        self.work.task[LAST_BITS] = min(table_bits, self.most_bits)

    def solve(
        self, state: np.ndarray, nodes: int | None = None, floor: int = -NO_LIMIT, ceiling: int = NO_LIMIT
    ) -> Bounds:
        """Bounds of the score, equal where it is known exactly, found with about `nodes` nodes.

        Only what lies between floor and ceiling is of interest: the search ends as soon as the score is
        known to be at most the floor or at least the ceiling. Asked the same again, it goes on exactly where
        it stopped.
        """
        position = int(state[0]), int(state[1])
        low, high = self.known.get(position, self.all_scores)
        if nodes == 0 or is_enough(low, high, floor, ceiling):
            return Bounds(low, high, 0)  # and leave a search that has paused as it is
        query = *position, floor, ceiling
        is_new = self.open != query
        if is_new:
            self.open = query
            self.set_query(query, low, high)
        used = self.spend(query, is_new, NO_LIMIT if nodes is None else nodes)
        self.known[position] = int(self.work.task[LOW]), int(self.work.task[HIGH])
        return Bounds(*self.known[position], used)

    def set_query(self, query: Query, low: int, high: int) -> None:
        """Put a query to who searches; the score is known to be low to high."""
        task, cursor = self.work.task, self.work.cursor
        cursor[0], cursor[1], task[FLOOR], task[CEILING] = query
        task[LOW], task[HIGH], task[PLY] = low, high, FRESH

    def spend(self, query: Query, is_new: bool, nodes: int) -> int:
        """Go on with the query that was put, by so many nodes at most; how many it took."""
        with np.errstate(over="ignore"):  # a hash overflows, which only interpreted code remarks upon
            (self.bound_kernel or self.get_ready())(nodes)
        return int(self.work.task[NODES])


class SolverSession:
    """The talk of one proof with its solver, which spends the nodes that are sent."""

    def __init__(self, solver: PausingSolver) -> None:
        self.solver = solver
        self.nodes = 0  # what is left of those that were sent

    def ask(
        self, proof: ProofState, state: np.ndarray, floor: int = -NO_LIMIT, ceiling: int = NO_LIMIT
    ) -> Generator[ProofState, int, Bounds]:
        """What is known of a position as soon as it is enough; the proof is what is certain meanwhile."""
        bounds = self.solver.solve(state, 0, floor, ceiling)
        while not is_enough(bounds.low, bounds.high, floor, ceiling):
            if self.nodes <= 0:
                self.nodes = yield proof
            bounds = self.solver.solve(state, self.nodes, floor, ceiling)
            self.nodes -= bounds.nodes
        return bounds
