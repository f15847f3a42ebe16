"""Alpha-beta by several threads (Lazy SMP): all search the same root on one memory, and half of them a ply deeper.

What one has remembered cuts the tree of the others. The search is that of alphabeta/deepening.py, function by function,
but that it finds and remembers as shared_memory.py has it.
"""
from types import FunctionType
from typing import Any

import tempo.search.alphabeta.deepening as deepening
from tempo.native.atomics import exchange, load
from tempo.native.jit import entry, inlined
from tempo.native.numba_compiler import MARKED
from tempo.search.alphabeta.deepening import ALPHA, AT_CHOICE, AT_PLY, BETA, DEPTH, MOST_DEPTH, NOTHING_LEFT, TRUST
from tempo.search.alphabeta.last_plies import INFINITE, UNFINISHED
from tempo.search.threads.shared_table import find_together, remember_together

STOP, FIRST_DEPTH, FIRST_TRUST, SHARED_SIZE = range(0, 32, 8)  # each in a cache line of its own
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


SHARED = with_others(deepening, {"find_in_memory": find_together, "remember": remember_together})
deepen_on = SHARED["deepen_on"]


@entry
def deepen_together(game, evaluate, work, shared, seat, budget):
    """One thread's part, as `deepen_on`. The first one leads, and stops the others."""
    nodes = 0
    while nodes < budget and load(shared, STOP) == RUNNING and work.told[NOTHING_LEFT] == 0:
        if seat == 0:
            exchange(shared, FIRST_DEPTH, work.frames[0, DEPTH])
            exchange(shared, FIRST_TRUST, work.told[TRUST])
        else:
            keep_up(work, load(shared, FIRST_DEPTH) + (seat & 1), load(shared, FIRST_TRUST))
        nodes += deepen_on(game, evaluate, work, min(SLICE, budget - nodes))
    return nodes


@inlined
def keep_up(work, depth, trust):
    """Search no less deep than this, and leave out no more."""
    told, root = work.told, work.frames[0]
    if (root[DEPTH] < depth and depth <= MOST_DEPTH) or told[TRUST] < trust:
        root[DEPTH], told[TRUST] = max(root[DEPTH], min(depth, MOST_DEPTH)), max(told[TRUST], trust)
        root[ALPHA], root[BETA], root[AT_CHOICE] = -INFINITE, INFINITE, 0
        told[AT_PLY], told[UNFINISHED] = 0, 0
