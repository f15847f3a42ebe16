"""Tree search by several threads, as a `Searcher`."""
import warnings
from typing import Any

import numpy as np

from tempo.native.backends import BACKENDS, PYTHON, BoundKernel
from tempo.native.rng import new_rng
from tempo.search.game import Game
from tempo.search.mcts import FROM_ANCHOR
from tempo.search.options import SearchOptions
from tempo.search.player.searcher import KernelCall
from tempo.search.threads.pool import ThreadPool, aligned_copy
from tempo.search.threads.shared_search import BEGUN, DONE, GOAL, PATIENCE, PROGRESS, search_together
from tempo.search.threads.shared_tree import shared_game, view_of
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position

ANCHOR_VISITS = 1024  # visits of a node below which batches start, where the options name none


class SharedTreeSearcher(TreeSearcher):
    """Searches one tree with several threads, once that is machine code.

    Interpreted threads would only take turns. So one thread searches until then, and a warning says where it stays so.
    """

    def __init__(self, rng: np.ndarray, threads: int) -> None:
        super().__init__(rng)
        self.pool = ThreadPool(threads)
        self.rngs = [aligned_copy(new_rng(int(rng[0]) + number)) for number in range(threads)]
        self.progress = aligned_copy(np.zeros(PROGRESS, np.int64))
        self.parts: list[BoundKernel] = []
        self.shared: Game | None = None  # game that `games` are copies of
        self.games: list[Game] = []  # one for each thread

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Override; see `Searcher`."""
        first, second, third = super().calls(position, options)
        return [first, second, (search_together, self._arguments(third[1], 0)), third]

    def game_for(self, position: Position, options: SearchOptions) -> Game:
        """Override: without RAVE, which one thread runs."""
        return position.game

    def _arguments(self, full: tuple[Any, ...], number: int) -> tuple[Any, ...]:
        """Return one thread's arguments of `search_together`, from those of `search`."""
        game, tree, state, params, _, _ = full
        params = params._replace(anchor_visits=params.anchor_visits or ANCHOR_VISITS)
        patience = PATIENCE if number else 0
        return self.games_of(game)[number], view_of(tree, self.progress), state, params, self.rngs[number], patience

    def games_of(self, game: Game) -> list[Game]:
        """Return the game of each thread; made once, since caches of evaluations are large."""
        if self.shared != game:
            self.shared, self.games = game, [shared_game(game) for _ in self.rngs]
        return self.games

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Override; see `Searcher`."""
        self.pool.wait_idle()
        self.progress[:] = 0
        return super().prepare(position, options, patience, on_a_clock)

    def _bind_search(self, full: tuple[Any, ...], patience: float) -> BoundKernel:
        """Override of `TreeSearcher`: bind each thread's part, and what one thread runs until that is machine code."""
        self.parts = [
            search_together.bind(*self._arguments(full, number), seconds=patience) for number in range(len(self.rngs))
        ]
        if BACKENDS.best == PYTHON and len(self.rngs) > 1:
            warnings.warn("the search is interpreted, by one thread whatever was asked for", stacklevel=1)
        return super()._bind_search(full, patience)

    def refute(self, move: int, plies: int) -> None:
        """Override; see `Searcher`."""
        self.pool.wait_idle()
        super().refute(move, plies)

    def run(self, simulations: int) -> int:
        """Override; see `Searcher`. One thread runs the first simulation, which expands the root."""
        if simulations == 1 or self.parts[0].backend == PYTHON:
            return super().run(simulations)
        progress, before = self.progress, int(self.progress[BEGUN])
        progress[GOAL] = before + simulations
        self.pool.work(self.parts[:1] if simulations <= FROM_ANCHOR else self.parts)
        if progress[BEGUN] == progress[GOAL]:
            return simulations
        self.pool.wait_idle()  # the root is proven
        return max(0, int(progress[DONE]) - before)
