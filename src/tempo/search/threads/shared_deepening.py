"""Alpha-beta by several threads (Lazy SMP): all search the same root on one memory, and half of them a ply deeper.

What one has remembered cuts the tree of the others. The search is that of alphabeta/deepening.py, function by function,
except that it probes and stores by shared_table.py.
"""
from types import FunctionType
from typing import Any

import tempo.search.alphabeta.deepening as deepening
from tempo.native.atomics import exchange, load
from tempo.native.jit import inlined, kernel
from tempo.native.numba_compiler import MARKED
from tempo.search.alphabeta.deepening import (
    ALPHA,
    BETA,
    CURRENT_PLY,
    DEPTH,
    FINISHED,
    MAX_DEPTH,
    MOVE_INDEX,
    SELECTIVITY,
)
from tempo.search.alphabeta.last_plies import HIT_HORIZON, INFINITE
from tempo.search.threads.shared_table import probe_shared, store_shared

STOP, FIRST_DEPTH, FIRST_SELECTIVITY, SHARED_SIZE = range(0, 32, 8)  # each in a cache line of its own
RUNNING, PAUSED = 0, 1
SLICE = 2_000  # nodes between two looks at how far the first thread is


def with_others(module: Any, others: dict[str, Any]) -> dict[str, Any]:
    """The names of a module, its jitted functions being copies that call others in place of some."""
    names = {**vars(module), **others, "__name__": __name__}
    for name, value in vars(module).items():
        source = getattr(value, "function", value)
        if isinstance(source, FunctionType) and source.__module__ == module.__name__ and source in MARKED:
            names[name] = FunctionType(source.__code__, names, name)
            MARKED[names[name]] = MARKED[source]
    return names


SHARED = with_others(deepening, {"probe": probe_shared, "store": store_shared})
search_alphabeta = SHARED["search_alphabeta"]


@kernel
def search_alphabeta_together(game, evaluate, work, shared, seat, budget):
    """One thread's part, as `search_alphabeta`. The first one leads, and stops the others."""
    nodes = 0
    while nodes < budget and load(shared, STOP) == RUNNING and work.status[FINISHED] == 0:
        if seat == 0:
            exchange(shared, FIRST_DEPTH, work.frames[0, DEPTH])
            exchange(shared, FIRST_SELECTIVITY, work.status[SELECTIVITY])
        else:
            keep_up(work, load(shared, FIRST_DEPTH) + (seat & 1), load(shared, FIRST_SELECTIVITY))
        nodes += search_alphabeta(game, evaluate, work, min(SLICE, budget - nodes))
    return nodes


@inlined
def keep_up(work, depth, trust):
    """Search no less deep than this, and leave out no more."""
    status, root = work.status, work.frames[0]
    if (root[DEPTH] < depth and depth <= MAX_DEPTH) or status[SELECTIVITY] < trust:
        root[DEPTH], status[SELECTIVITY] = max(root[DEPTH], min(depth, MAX_DEPTH)), max(status[SELECTIVITY], trust)
        root[ALPHA], root[BETA], root[MOVE_INDEX] = -INFINITE, INFINITE, 0
        status[CURRENT_PLY], status[HIT_HORIZON] = 0, 0
