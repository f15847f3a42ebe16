"""Alpha-beta on several threads, as a `Searcher`."""
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tempo.native.jit import PYTHON, BoundKernel
from tempo.search.alphabeta.searcher import AlphaBetaSearcher
from tempo.search.alphabeta.transposition_table import new_table
from tempo.search.alphabeta.workspace import AlphaBetaWorkspace, new_alphabeta_workspace, set_query
from tempo.search.exact.solver import NO_LIMIT
from tempo.search.options import SearchOptions
from tempo.search.searcher import KernelCall
from tempo.search.threads.pool import WORTH_WAKING, ThreadPool, aligned_copy, with_own_copies
from tempo.search.threads.shared_deepening import PAUSED, RUNNING, SHARED_SIZE, STOP, search_alphabeta_together
from tempo.search.types import Position

SMALLEST_BITS = 2  # of a table that the shared one replaces


class SharedAlphaBetaSearcher(AlphaBetaSearcher):
    """Searches with so many threads on one table, once that is machine code; interpreted, with one."""

    def __init__(self, threads: int, own_board: Callable[[Any], Any]) -> None:
        """`own_board` gives one more thread a board of its game, with room of its own where evaluating needs any."""
        super().__init__()
        self.own_board = own_board
        self.boards: list[Any] = []
        self.pool = ThreadPool(threads)
        self.shared = aligned_copy(np.zeros(SHARED_SIZE, np.int64))
        self.works: list[AlphaBetaWorkspace] = []
        self.helping: list[BoundKernel] = []
        self.done = 0

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Override; see `Searcher`."""
        return [self.call_of(position, self.work_for(position, options), 0)]

    def call_of(self, position: Position, work: AlphaBetaWorkspace, seat: int) -> KernelCall:
        """What a thread calls."""
        steps = self.steps(position._replace(game=position.game._replace(board=self.boards[seat])))
        return search_alphabeta_together, (steps, work, self.shared, seat, 1)

    def work_for(self, position: Position, options: SearchOptions) -> AlphaBetaWorkspace:
        """Override for all threads; see `PvsSearcher`."""
        if self.work is None or self.game != position.game or self.work.table.size != 1 << options.table_bits:
            self.pool.wait_idle()
            table = aligned_copy(new_table(options.table_bits)).view(np.recarray)
            self.works = [seated(position, table) for _ in range(self.pool.threads)]
            self.boards = [position.game.board, *(self.own_board(position.game.board) for _ in self.works[1:])]
            self.work, self.game, self.question = self.works[0], position.game, None
        return self.work

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Override; see `Searcher`."""
        self.pool.wait_idle()
        is_there = super().prepare(position, options, patience, on_a_clock)
        self.helping = []
        for seat, work in enumerate(self.works[1:], 1):
            work.cuts[:] = self.works[0].cuts
            called, arguments = self.call_of(position, work, seat)
            self.helping.append(called.bind(*arguments[:-1], last=(1,), seconds=patience))
        return is_there

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Override; see `Searcher`."""
        self.pool.wait_idle()
        before = self.question
        begun = super().begin(moves)
        if self.question != before and self.question is not None and self.position is not None:
            for work in self.works[1:]:
                set_query(work, self.position.state, self.question[1])
        return begun

    def run(self, simulations: int) -> int:
        """Override of `Searcher`; nodes are those of the thread that calls."""
        assert self.searching is not None
        workers = [] if simulations < WORTH_WAKING or self.backend == PYTHON else self.helping
        self.shared[STOP] = RUNNING
        with np.errstate(over="ignore"):  # a key overflows, which only interpreted code remarks upon
            self.pool.work([partial(self.do_own_part, simulations), *(partial(each, NO_LIMIT) for each in workers)])
        self.shared[STOP] = PAUSED
        return self.done

    def do_own_part(self, nodes: int) -> None:
        """What the thread that calls does."""
        assert self.searching is not None
        self.done = int(self.searching(nodes))


def seated(position: Position, table: np.ndarray) -> AlphaBetaWorkspace:
    """A thread's workspace, which shares no cache line with another one's."""
    work = new_alphabeta_workspace(position.game, position.state, SMALLEST_BITS)
    own: AlphaBetaWorkspace = with_own_copies(work, work._fields)
    return own._replace(table=table)
