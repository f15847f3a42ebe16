"""Solvers with several threads: all work on the same query, each with its own stack, and share one table.

Every few nodes a thread synchronizes. It tells the others what it has found, takes over bounds of the score that they
have found, and returns to a node on its line if the table now decides that node. Each thread tries the moves of a node
in another order, because threads with the same order would search the same nodes. The table grows only while all
threads stand still.
"""
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, NamedTuple

import numpy as np

from tempo.native.atomics import add_to, exchange, load, swap_if
from tempo.native.backends import PYTHON, BoundKernel
from tempo.native.jit import inlined, kernel
from tempo.search.exact.solver import (
    ASKING,
    BITS,
    CEILING,
    FLOOR,
    FRESH,
    GOAL,
    HIGH,
    LAST_BITS,
    LOW,
    NO_LIMIT,
    NODES,
    PLY,
    STORED,
    PausingSolver,
    Query,
    is_enough,
)
from tempo.search.player.searcher import KernelCall
from tempo.search.threads.pool import WORTH_WAKING, ThreadPool, aligned_copy, with_own_copies

ALONE = 20_000  # nodes of a query that one thread spends before it wakes the others: two milliseconds
SLICE = 500  # nodes between two looks at what the others have found

# What threads share, each in a cache line of its own; of the highest score the opposite, so that both bounds rise.
STOP, LEAST, OPPOSITE_OF_MOST, ENTRIES, ROOM, ALL_NODES, SHARED_SIZE = range(0, 56, 8)
RUNNING, SETTLED, FULL, PAUSED = range(4)  # of STOP
MOST_PLIES = 128


class SolverFunctions(NamedTuple):
    """A game's solver, as the kernels of this module call it. All functions take the workspace of a thread first."""

    solve: Any  # (work, nodes): go on with the query; the task counts the nodes and the entries stored
    leave: Any  # (work): return to the first node of the line that the table decides
    reorder: Any  # (work, marks, seat, seats): reorder the moves left at nodes that are new on the line
    grow: Any  # (work, bits): spread the entries of a table of 2^bits over one four times as large


@kernel
def solve_together(functions, work, shared, marks, seat, seats, budget):
    """Run one thread's part until the score is known, the threads are stopped, or nodes run out; return its nodes.

    Args:
        functions: SolverFunctions.
        work: workspace of this thread; its table is shared.
        shared: int64[SHARED_SIZE], the state that all threads share.
        marks: uint64[MOST_PLIES], for each ply of the line the position whose moves this thread has reordered.
        seat: int64, number of this thread.
        seats: int64, number of threads.
        budget: int64, node limit of this thread.
    """
    task, nodes = work.task, 0
    take_over(shared, task)
    functions.leave(work)
    while nodes < budget and load(shared, STOP) == RUNNING:
        functions.reorder(work, marks, seat, seats)
        stored = task[STORED]
        functions.solve(work, min(SLICE, budget - nodes))
        nodes += task[NODES]
        tell(shared, task, stored)
        take_over(shared, task)
        functions.leave(work)
    return nodes


@kernel
def grow_table(functions, work):
    """Enlarge the transposition table fourfold."""
    task = work.task
    functions.grow(work, np.uint64(task[BITS]))
    task[BITS], task[STORED] = task[BITS] + 2, 0


@inlined
def raise_to(shared, at, value):
    """Write a number in place of a smaller one."""
    before = load(shared, at)
    while before < value and not swap_if(shared, at, before, value):
        before = load(shared, at)


@inlined
def tell(shared, task, before):
    """Publish the bounds and counts of a slice; `before` entries were stored at its start. Stop all threads when the
    query is answered, or the table is to grow."""
    raise_to(shared, LEAST, task[LOW])
    raise_to(shared, OPPOSITE_OF_MOST, -task[HIGH])
    add_to(shared, ALL_NODES, task[NODES])
    if is_enough(task[LOW], task[HIGH], task[FLOOR], task[CEILING]):
        exchange(shared, STOP, SETTLED)
    more = task[STORED] - before
    if add_to(shared, ENTRIES, more) + more >= load(shared, ROOM):
        swap_if(shared, STOP, RUNNING, FULL)


@inlined
def take_over(shared, task):
    """Take over the bounds that other threads have published, and leave a goal that they answer."""
    task[LOW], task[HIGH] = max(task[LOW], load(shared, LEAST)), min(task[HIGH], -load(shared, OPPOSITE_OF_MOST))
    if task[PLY] >= 0 and (task[GOAL] <= task[LOW] or task[GOAL] > task[HIGH]):
        task[PLY] = ASKING


@inlined
def take_turns(queue, first, end, seat, seats):
    """Reorder the moves that are left: each seat begins with its own share, with two seats every second move."""
    front = first
    for place in range(first + seat, end, seats):
        move = queue[place]
        for later in range(place, front, -1):
            queue[later] = queue[later - 1]
        queue[front] = move
        front += 1


def own_workspace(work: Any) -> Any:
    """Return a workspace for one thread, which shares the table and no cache line with another one's."""
    parts = work._asdict().items()
    return with_own_copies(work, [name for name, part in parts if isinstance(part, np.ndarray) and name != "table"])


class SolverThreads:
    """The threads of one solver."""

    def __init__(self, works: list[Any], functions: SolverFunctions, sparse: int) -> None:
        """Set up one thread for each workspace, the first one for the calling thread. The table grows when it has taken
        2^-sparse as many entries as it has room for."""
        self.functions, self.sparse = functions, sparse
        self.pool = ThreadPool(len(works))
        self.shared = aligned_copy(np.zeros(SHARED_SIZE, np.int64))
        self.works = works
        self.parts: list[BoundKernel] = []
        self.query: Query | None = None  # the query that the workers work at
        self.spent = 0  # nodes of the last query that one thread spent by itself
        self.counted = 0  # nodes of all queries that one thread spent by itself

    def get_ready(self, seconds: float) -> None:
        """Compile the kernel of all threads, for at most `seconds`."""
        if len(self.works) > 1 and not self.is_ready:
            self.parts = []
            for seat, work in enumerate(self.works):
                self.parts.append(solve_together.bind(*self.arguments(work, seat), last=(1,), seconds=seconds))

    def calls(self) -> list[KernelCall]:
        """Return the kernel calls of several threads."""
        work = self.works[0]
        return [(solve_together, (*self.arguments(work, 0), 1)), (grow_table, (self.functions, work))]

    def arguments(self, work: Any, seat: int) -> tuple[Any, ...]:
        """Return the arguments of one thread's part, but for its nodes."""
        marks = aligned_copy(np.zeros(MOST_PLIES, np.uint64))
        return self.functions, work, self.shared, marks, seat, len(self.works)

    @property
    def is_ready(self) -> bool:
        """True with several threads and machine code: interpreted threads would only take turns."""
        return bool(self.parts) and all(part.backend != PYTHON for part in self.parts)

    def spend(self, query: Query, is_new: bool, nodes: int, alone: Callable[[int], int]) -> int:
        """Go on with the query in the first workspace by `nodes` nodes of the calling thread; return the nodes it took.
        `alone` does so by one thread."""
        own = self.nodes_alone(is_new, nodes)
        used = alone(own) if own > 0 else 0
        self.counted += used
        *_, floor, ceiling = query
        low, high = self.works[0].task[[LOW, HIGH]].tolist()
        if own == nodes or is_enough(low, high, floor, ceiling):
            return used
        return used + self.run(query, nodes - used)

    def nodes_alone(self, is_new: bool, nodes: int) -> int:
        """Return the nodes, of `nodes`, that one thread should spend while the others are idle."""
        if is_new:
            self.spent = 0
        if self.is_ready and nodes >= WORTH_WAKING:
            nodes = min(nodes, max(0, ALONE - self.spent))
        if nodes > 0:
            self.pool.wait_idle()
        self.spent += nodes
        return nodes

    @property
    def all_nodes(self) -> int:
        """Nodes of all threads since everything was forgotten."""
        return self.counted + int(self.shared[ALL_NODES])

    def forget(self) -> None:
        """Stop all threads, and forget the query."""
        self.pool.wait_idle()
        self.query, self.counted, self.shared[ALL_NODES] = None, 0, 0

    def run(self, query: Query, nodes: int) -> int:
        """Go on with the query of the first workspace until it is answered, or the calling thread has spent `nodes`;
        return the nodes that it spent. Delayed workers may go on for a moment, and nobody waits for them."""
        task, shared, used = self.works[0].task, self.shared, 0
        last_bits = int(task[LAST_BITS])
        if self.query != query:
            self.set_query(query)
        shared[ENTRIES], shared[STOP] = task[STORED], PAUSED
        self.set_size(last_bits)
        workers = [partial(part, NO_LIMIT) for part in self.parts[1:]]
        while used < nodes and shared[STOP] != SETTLED:
            if shared[STOP] == FULL:
                self.make_room(last_bits)
            shared[STOP] = RUNNING
            used += self.pool.work([partial(self.parts[0], nodes - used), *workers])
        if shared[STOP] == RUNNING:
            shared[STOP] = PAUSED
        task[LOW] = max(task[LOW], shared[LEAST])  # a thread publishes its bounds before it stops the others
        task[HIGH] = min(task[HIGH], -shared[OPPOSITE_OF_MOST])
        task[LAST_BITS], task[STORED] = last_bits, shared[ENTRIES]
        return used

    def set_query(self, query: Query) -> None:
        """Copy the query of the first workspace to the workers."""
        self.pool.wait_idle()
        work = self.works[0]
        for other in self.works[1:]:
            other.cursor[:], other.task[:] = work.cursor, work.task
            other.task[PLY] = FRESH
        self.shared[LEAST], self.shared[OPPOSITE_OF_MOST] = work.task[LOW], -work.task[HIGH]
        self.query = query

    def set_size(self, last_bits: int) -> None:
        """Write the size of the table to all workspaces, as a size that no thread exceeds by itself."""
        bits = int(self.works[0].task[BITS])
        for work in self.works:
            work.task[BITS] = work.task[LAST_BITS] = bits
        self.shared[ROOM] = (1 << bits) >> self.sparse if bits < last_bits else NO_LIMIT

    def make_room(self, last_bits: int) -> None:
        """Enlarge the table while all workers are idle."""
        self.pool.wait_idle()
        grow_table(self.functions, self.works[0])
        self.shared[ENTRIES] = 0
        self.set_size(last_bits)


class MultithreadedSolver(PausingSolver):
    """Mixin before a solver, which it runs on several threads once that is machine code. Scores are the same, nodes
    never."""

    team: SolverThreads  # made by the game; the first workspace is the solver's own

    def get_ready(self, seconds: float = inf) -> BoundKernel:
        """Override; see `PausingSolver`."""
        self.team.get_ready(seconds)
        return super().get_ready(seconds)

    def reset(self) -> None:
        """Override; see `PausingSolver`."""
        self.team.forget()
        super().reset()

    def spend(self, query: Query, is_new: bool, nodes: int) -> int:
        """Override of `PausingSolver`; nodes are those of the thread that calls."""
        return self.team.spend(query, is_new, nodes, partial(super().spend, query, is_new))
