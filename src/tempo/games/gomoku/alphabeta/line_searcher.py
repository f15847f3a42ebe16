"""Alpha-beta with the evaluation by lines as a `Searcher`."""
import numpy as np

from tempo.games.gomoku.alphabeta.line_search import LINE_STEPS, begin_line_search
from tempo.games.gomoku.alphabeta.line_workspace import (
    PROVEN,
    WIN,
    LineWorkspace,
    forget_wins,
    new_line_workspace,
)
from tempo.games.gomoku.evaluation.evaluate import UNIT
from tempo.games.gomoku.evaluation.line_board import LineTables, new_line_board
from tempo.games.gomoku.rules import CELLS_AT, TO_MOVE
from tempo.native.backends import BoundKernel
from tempo.native.elementary import exp
from tempo.search.alphabeta.pvs import BEST_SCORE, Steps
from tempo.search.alphabeta.pvs_searcher import PvsSearcher
from tempo.search.options import SearchOptions
from tempo.search.player.searcher import KernelCall
from tempo.search.types import Position


class LineSearcher(PvsSearcher):
    """Searches positions of five in a row, for one player. A win or loss is proven, as every reply was searched."""

    def __init__(self, tables: LineTables) -> None:
        super().__init__()
        self.tables = tables
        self.beginning: BoundKernel | None = None

    def steps(self, position: Position) -> Steps:
        """Override; see `PvsSearcher`."""
        return LINE_STEPS

    def fits(self, position: Position) -> bool:
        """Override; see `PvsSearcher`."""
        return bool(self.work.board.size == position.game.board.size)

    def new_work(self, position: Position, table_bits: int) -> LineWorkspace:
        """Override; see `PvsSearcher`."""
        return new_line_workspace(new_line_board(position.game.board.size, self.tables), table_bits)

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return the kernel calls; see `Searcher`."""
        searches = super().calls(position, options)
        cells = self.work.board.cells
        return [(begin_line_search, (self.work, cells, 1, cells == 0)), *searches]

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the position; see `Searcher`."""
        begin, (work, *query) = self.calls(position, options)[0]
        if not options.reuse:
            forget_wins(work)
        self.beginning = begin.bind(work, last=tuple(query), seconds=patience)
        return super().prepare(position, options, patience, on_a_clock)

    def all_moves(self, position: Position) -> tuple[int, ...]:
        """Return all empty cells."""
        return tuple(np.flatnonzero(self.cells_of(position) == 0).tolist())

    def cells_of(self, position: Position) -> np.ndarray:
        """Return the cells of a position, int8."""
        return position.state[CELLS_AT : CELLS_AT + self.work.board.cells.size].astype(np.int8)

    def set_query(self, position: Position, moves: tuple[int, ...]) -> None:
        """Override; see `PvsSearcher`."""
        assert self.beginning is not None
        cells = self.cells_of(position)
        allowed = np.zeros(cells.size, np.bool_)
        allowed[list(moves)] = True
        self.beginning(cells, int(position.state[TO_MOVE]), allowed)

    def first_nodes(self, moves: tuple[int, ...]) -> int:
        """Return one node."""
        return 1

    def is_certain(self) -> bool:
        """Override; see `PvsSearcher`."""
        return bool(abs(self.work.status[BEST_SCORE]) >= PROVEN)

    def plies_to_end(self, score: int, line: tuple[int, ...]) -> int:
        """Override; see `PvsSearcher`."""
        return int(WIN) - abs(score)

    def chance(self, score: int) -> float:
        """Override; see `PvsSearcher`."""
        return chance_of(score)


def chance_of(score: int) -> float:
    """Return the probability of winning with a score; 0 or 1 if it is proven."""
    if abs(score) >= PROVEN:
        return float(score > 0)
    return 1 / (1 + exp(-score / UNIT))
