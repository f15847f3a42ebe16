"""Tree search on several threads, as a `Searcher`."""
import warnings
from typing import Any

import numpy as np

from tempo.native.jit import BACKENDS, PYTHON, BoundKernel
from tempo.native.rng import new_rng
from tempo.search.game import Game
from tempo.search.options import SearchOptions
from tempo.search.searcher import KernelCall
from tempo.search.threads.pool import ThreadPool, aligned_copy
from tempo.search.threads.shared_network import shared_game
from tempo.search.threads.shared_search import (
    BEGUN,
    CHUNK,
    COUNTS,
    DONE,
    GOAL,
    PATIENCE,
    search_together,
    share,
)
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position


def copy_arrays(part: Any) -> Any:
    """A part of a game for one thread alone, so that a game's functions may write on it."""
    if isinstance(part, np.ndarray):
        return aligned_copy(part)
    if hasattr(part, "_asdict"):
        return part._replace(**{name: copy_arrays(one) for name, one in part._asdict().items()})
    return part


class SharedTreeSearcher(TreeSearcher):
    """Searches with so many threads in one tree, once that is machine code. Interpreted threads would only take turns:
    until then it is one, and where it stays one that is said once."""

    def __init__(self, rng: np.ndarray, threads: int) -> None:
        super().__init__(rng)
        self.pool = ThreadPool(threads)
        self.rngs = [aligned_copy(new_rng(int(rng[0]) + number)) for number in range(threads)]
        self.counts = aligned_copy(np.zeros(COUNTS, np.int64))
        self.parts: list[BoundKernel] = []
        self.shown: Game | None = None  # which the threads have their own views of
        self.games: list[Game] = []

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Override; see `Searcher`."""
        first, second, third = super().calls(position, options)
        game, tree, state, params, _, _ = third[1]
        own = self.games_of(game)[0], share(tree, self.counts), state, params, self.rngs[0], 0
        return [first, second, (search_together, own), third]

    def games_of(self, game: Game) -> list[Game]:
        """The game as each thread plays it: made once, for what a network has said is large."""
        if self.shown != game:
            own = [game._replace(board=copy_arrays(game.board)) for _ in self.rngs]
            self.shown, self.games = game, [shared_game(one) for one in own]
        return self.games

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Override; see `Searcher`."""
        self.pool.wait_idle()
        self.counts[:] = 0
        return super().prepare(position, options, patience, on_a_clock)

    def _bind_search(self, full: tuple[Any, ...], patience: float) -> BoundKernel:
        """Override of `TreeSearcher`; one for each thread. Until that is machine code, one searches as always."""
        game, tree, state, params, _, _ = full
        self.parts = []
        for seat, (own_game, rng) in enumerate(zip(self.games_of(game), self.rngs, strict=True)):
            own = own_game, share(tree, self.counts), state, params, rng, PATIENCE if seat else 0
            self.parts.append(search_together.bind(*own, seconds=patience))
        if BACKENDS.best == PYTHON and len(self.rngs) > 1:
            warnings.warn("the search is interpreted, by one thread whatever was asked for", stacklevel=1)
        return super()._bind_search(full, patience)

    def run(self, simulations: int) -> int:
        """Override; see `Searcher`. The first simulation, by one thread as always, gives the root its children."""
        if simulations == 1 or self.parts[0].backend == PYTHON:
            return super().run(simulations)
        counts, before = self.counts, int(self.counts[BEGUN])
        counts[GOAL] = before + simulations
        self.pool.work(self.parts[:1] if simulations <= CHUNK else self.parts)
        if counts[BEGUN] == counts[GOAL]:
            return simulations
        self.pool.wait_idle()  # nothing is left to find out
        return max(0, int(counts[DONE]) - before)
