"""Alpha-beta by several threads (Lazy SMP): all search the same root on one table, and half of them a ply deeper.

Results that one thread has stored cut the trees of the others.
"""
from tempo.native.atomics import exchange, load
from tempo.native.jit import inlined, kernel
from tempo.search.alphabeta.pvs import (
    CURRENT_PLY,
    DEPTH,
    FINISHED,
    MAX_DEPTH,
    SELECTIVITY,
    search_alphabeta,
    start_iteration,
)

STOP, FIRST_DEPTH, FIRST_SELECTIVITY, SHARED_SIZE = range(0, 32, 8)  # each in a cache line of its own
RUNNING, PAUSED = 0, 1
SLICE = 2_000  # nodes between two looks at how far the first thread is
search_slice = search_alphabeta.function  # which a kernel calls, and interpreted code without waiting for a compiler


@kernel
def search_alphabeta_together(steps, work, shared, seat, budget):
    """Run one thread's part, as `search_alphabeta`. The first thread leads, and stops the others."""
    nodes = 0
    while nodes < budget and load(shared, STOP) == RUNNING and work.status[FINISHED] == 0:
        if seat == 0:
            exchange(shared, FIRST_DEPTH, work.frames[0, DEPTH])
            exchange(shared, FIRST_SELECTIVITY, work.status[SELECTIVITY])
        else:
            keep_up(steps, work, load(shared, FIRST_DEPTH) + (seat & 1), load(shared, FIRST_SELECTIVITY))
        nodes += search_slice(steps, work, min(SLICE, budget - nodes))
    return nodes


@inlined
def keep_up(steps, work, depth, trust):
    """Raise depth and level of selectivity to these of the first thread."""
    status, root = work.status, work.frames[0]
    if (root[DEPTH] < depth and depth <= MAX_DEPTH) or status[SELECTIVITY] < trust:
        steps.leave_line(work)
        root[DEPTH], status[SELECTIVITY] = max(root[DEPTH], min(depth, MAX_DEPTH)), max(status[SELECTIVITY], trust)
        status[CURRENT_PLY] = 0
        start_iteration(root)
