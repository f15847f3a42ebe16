"""Alpha-beta on several threads, as a `Searcher`."""
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tempo.native.backends import PYTHON, BoundKernel
from tempo.search.alphabeta.pvs import Steps
from tempo.search.alphabeta.pvs_searcher import PvsSearcher
from tempo.search.alphabeta.searcher import AlphaBetaSearcher
from tempo.search.alphabeta.transposition_table import new_table
from tempo.search.exact.solver import NO_LIMIT
from tempo.search.options import SearchOptions
from tempo.search.player.searcher import KernelCall
from tempo.search.threads.pool import WORTH_WAKING, ThreadPool, aligned_copy
from tempo.search.threads.shared_deepening import (
    FIRST_DEPTH,
    FIRST_SELECTIVITY,
    PAUSED,
    RUNNING,
    SHARED_SIZE,
    STOP,
    search_alphabeta_together,
)
from tempo.search.threads.shared_solving import own_workspace
from tempo.search.types import Position

SMALLEST_BITS = 2  # of a table that the shared one replaces


class SharedPvsSearcher(PvsSearcher):
    """Mixin before a searcher, which then searches with several threads on one table.

    Interpreted threads would only take turns. So one thread searches until there is machine code.
    """

    def __init__(self, threads: int, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.pool = ThreadPool(threads)
        self.shared = aligned_copy(np.zeros(SHARED_SIZE, np.int64))
        self.works: list[Any] = []  # one for each thread, the caller's first
        self.helping: list[BoundKernel] = []

    def own_work(self, position: Position) -> Any:
        """Return a workspace for one thread, which shares no cache line with another one's."""
        return own_workspace(super().new_work(position, SMALLEST_BITS))

    def own_steps(self, position: Position, seat: int) -> Steps:
        """Return the steps of one thread."""
        return self.steps(position)

    def new_work(self, position: Position, table_bits: int) -> Any:
        """Override for all threads; see `PvsSearcher`."""
        self.pool.wait_idle()
        table = aligned_copy(new_table(table_bits)).view(np.recarray)
        self.works = [self.own_work(position)._replace(table=table) for _ in range(self.pool.threads)]
        return self.works[0]

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Override; see `Searcher`."""
        *others, _ = super().calls(position, options)
        return [*others, self.own_call(position, 0)]

    def own_call(self, position: Position, seat: int) -> KernelCall:
        """Return the search of one thread."""
        return search_alphabeta_together, (self.own_steps(position, seat), self.works[seat], self.shared, seat, 1)

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Override; see `Searcher`."""
        self.pool.wait_idle()
        is_there = super().prepare(position, options, patience, on_a_clock)
        self.helping = []
        for seat in range(1, len(self.works)):
            called, arguments = self.own_call(position, seat)
            self.helping.append(called.bind(*arguments[:-1], last=(1,), seconds=patience))
        return is_there

    def set_query(self, position: Position, moves: tuple[int, ...]) -> None:
        """Override for all threads; see `PvsSearcher`."""
        self.pool.wait_idle()
        super().set_query(position, moves)
        self.shared[[FIRST_DEPTH, FIRST_SELECTIVITY]] = 0
        for work in self.works[1:]:
            copy_arrays_into(work, self.work)

    def run(self, simulations: int) -> int:
        """Override of `Searcher`; nodes are those of the thread that calls."""
        assert self.searching is not None
        workers = [] if simulations < WORTH_WAKING or self.backend == PYTHON else self.helping
        self.shared[STOP] = RUNNING
        with np.errstate(over="ignore"):  # a key overflows, which only interpreted code remarks upon
            parts = [partial(self.searching, simulations), *(partial(worker, NO_LIMIT) for worker in workers)]
            nodes = int(self.pool.work(parts))
        self.shared[STOP] = PAUSED
        return nodes


class SharedAlphaBetaSearcher(SharedPvsSearcher, AlphaBetaSearcher):
    """Searches positions of a game with an evaluation, with several threads."""

    def __init__(self, threads: int, own_board: Callable[[Any], Any]) -> None:
        """`own_board` gives one more thread a board of its game, with room of its own where evaluating needs any."""
        super().__init__(threads)
        self.own_board = own_board
        self.boards: list[Any] = []

    def new_work(self, position: Position, table_bits: int) -> Any:
        """Override; see `SharedPvsSearcher`."""
        work = super().new_work(position, table_bits)
        self.boards = [position.game.board, *(self.own_board(position.game.board) for _ in self.works[1:])]
        return work

    def own_steps(self, position: Position, seat: int) -> Steps:
        """Override; see `SharedPvsSearcher`."""
        return self.steps(position._replace(game=position.game._replace(board=self.boards[seat])))

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Override; see `Searcher`."""
        is_there = super().prepare(position, options, patience, on_a_clock)
        for work in self.works[1:]:
            work.cuts[:], work.margin_growth[:] = self.works[0].cuts, self.works[0].margin_growth
        return is_there


def copy_arrays_into(target: Any, source: Any) -> None:
    """Copy the arrays of a nested named tuple into those of another one, except for those that they share."""
    for own, part in zip(target, source, strict=True):
        if isinstance(part, tuple):
            copy_arrays_into(own, part)
        elif isinstance(part, np.ndarray) and own is not part:
            own[...] = part
