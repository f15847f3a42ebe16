"""How many simulations one call of the kernel runs: between two, a search looks at the clock and the tree."""

from __future__ import annotations

from collections.abc import Mapping

from tempo.search.mcts import FROM_ANCHOR

FIRST = FROM_ANCHOR  # simulations until the first look
LARGE = 16 * FROM_ANCHOR  # the same where a number of simulations ends the search, at first
SECONDS = 0.005  # from one look to the next; each costs some 0.1 ms, as what Python needs has left the caches
LARGE_SECONDS = 0.02, 0.1  # the same where a number of simulations ends the search: at least, at most
BATCHES = 8  # from one look to the next, for an evaluator in Python


class ChunkSizes:
    """Simulations of one call of the kernel. They must not change what a number of simulations finds."""

    def __init__(self, batch: int) -> None:
        self.batch = batch
        self.large = LARGE

    def first(self, limits: Mapping[str, float], in_batches: bool) -> int:
        """Return the simulations until the first look."""
        if "seconds" not in limits and in_batches:
            return self.batch * BATCHES
        return FIRST if limits.keys() & {"seconds", "nodes"} else self.large

    def next(self, count: int, worked: float, left: float, limits: Mapping[str, float], in_batches: bool) -> int:
        """Return the simulations until the next look, after `count` of them in `worked` seconds, with `left` to go."""
        if "seconds" in limits:
            return max(1, int(count * min(2.0, SECONDS / max(worked, 1e-9), left / max(worked, 1e-9))))
        if in_batches or "nodes" in limits:
            return count
        least, most = LARGE_SECONDS
        if worked <= least:
            count *= 4
        elif worked > most:
            count = max(LARGE, count // 4)
        self.large = count  # the next search begins with it
        return count
