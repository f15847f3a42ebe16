"""Alpha-beta with the evaluation by lines as a `Searcher`: the transposition table is kept from move to move."""
import math

import numpy as np

from tempo.games.gomoku.alphabeta.line_search import begin_line_search, search_lines
from tempo.games.gomoku.alphabeta.line_workspace import (
    COMPLETED_DEPTH,
    FIRST_MOVE_NODES,
    ITERATION_START,
    MOVE_COUNT,
    MOVE_INDEX,
    NODES_SEARCHED,
    PROVEN,
    ROOT_MOVE,
    ROOT_SCORE,
    WIN,
    LineWorkspace,
    new_line_workspace,
)
from tempo.games.gomoku.evaluation.evaluate import UNIT
from tempo.games.gomoku.evaluation.line_board import LineTables, new_line_board
from tempo.games.gomoku.rules import CELLS_AT, TO_MOVE
from tempo.native.jit import BoundKernel
from tempo.search.options import SearchOptions
from tempo.search.searcher import KernelCall
from tempo.search.types import Position, Snapshot

GROWTH = 1.5  # usual ratio of a move's nodes from one iteration to the next


class LineSearcher:
    """Searches positions of five in a row, for one player."""

    def __init__(self, tables: LineTables) -> None:
        self.tables = tables
        self.work: LineWorkspace | None = None
        self.cells, self.mark = np.zeros(0, np.int8), 1
        self.question: tuple[bytes, int, tuple[int, ...] | None] | None = None
        self.beginning: BoundKernel | None = None
        self.searching: BoundKernel | None = None

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return the kernel calls; see `Searcher`."""
        work = self._work_for(position, options)
        cells = work.board.cells
        return [(begin_line_search, (work, cells, 1, cells == 0)), (search_lines, (work, 1))]

    def _work_for(self, position: Position, options: SearchOptions) -> LineWorkspace:
        """Return the workspace, a new one only for another size of board or of the table."""
        size = position.game.board.size
        if self.work is None or self.work.board.size != size or self.work.table.size != 1 << options.table_bits:
            self.work = new_line_workspace(new_line_board(size, self.tables), options.table_bits)
            self.question = None
        return self.work

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the position; see `Searcher`."""
        calls, work = self.calls(position, options), self._work_for(position, options)
        if not options.reuse:
            work.table.fill(0)
            self.question = None
        self.cells = position.state[CELLS_AT : CELLS_AT + work.board.cells.size].astype(np.int8)
        self.mark = int(position.state[TO_MOVE])
        (begin, arguments), (search, _) = calls
        self.beginning = begin.bind(work, last=arguments[1:], seconds=patience)
        self.searching = search.bind(work, last=(1,), seconds=patience)
        return all(called.is_ready(*arguments, seconds=patience) for called, arguments in calls)

    def forget(self) -> None:
        """Drop the workspace."""
        self.work = None

    @property
    def backend(self) -> str:
        """The backend that runs the search now; see `Searcher`."""
        return "" if self.searching is None else self.searching.backend

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Start a search among these moves; the same query again is resumed."""
        assert self.beginning is not None
        question = self.cells.tobytes(), self.mark, moves
        if self.question != question:
            self.question = question
            allowed = np.full(self.cells.size, moves is None)
            allowed[list(moves or ())] = True
            with np.errstate(over="ignore"):  # hashes overflow; only interpreted code warns
                self.beginning(self.cells, self.mark, allowed)
        return self.run(1)

    def run(self, simulations: int) -> int:
        """Search for this many nodes; see `Searcher`."""
        assert self.searching is not None
        with np.errstate(over="ignore"):
            return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """Return whether there is one move, or too little time for the first move of the next iteration."""
        assert self.work is not None
        status, root = self.work.status, self.work.frames[0]
        if root[MOVE_COUNT] == 1:
            return True
        spent = status[NODES_SEARCHED] - status[ITERATION_START]
        return bool(root[MOVE_INDEX] == 0 and spent + simulations < GROWTH * status[FIRST_MOVE_NODES])

    def leading_move(self) -> int | None:
        """Return the best move so far, None if its result is proven; see `Searcher`."""
        assert self.work is not None
        status = self.work.status
        return None if abs(status[ROOT_SCORE]) >= PROVEN else int(status[ROOT_MOVE])

    def refute(self, move: int, plies: int) -> None:
        """Search on among the other moves, if there are any; see `Searcher`."""
        assert self.work is not None
        moves = self.work.moves[0, : self.work.frames[0, MOVE_COUNT]]
        others = tuple(sorted(int(other) for other in moves if other != move))
        if others:
            self.begin(others)

    def look(self) -> Snapshot:
        """Return a snapshot; a win or loss is proven, as every reply was searched."""
        assert self.work is not None
        work, status = self.work, self.work.status
        count, score = int(work.frames[0, MOVE_COUNT]), int(status[ROOT_SCORE])
        is_proven = abs(score) >= PROVEN
        line = self.line_after(int(status[ROOT_MOVE]))
        return Snapshot(
            move=int(status[ROOT_MOVE]),
            reason="proven" if is_proven else "search",
            value=chance_of(score),
            plies=int(WIN) - abs(score) if is_proven else int(status[COMPLETED_DEPTH]),
            moves=tuple(int(move) for move in work.moves[0, :count]),
            visits=tuple(int(nodes) for nodes in work.root_nodes[:count]),
            values=tuple(chance_of(min(int(value), score)) for value in work.ratings[0, :count]),
            line=line,
        )

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation of the best move, else the move alone."""
        assert self.work is not None
        line = self.work.pv[0]
        if move == self.work.status[ROOT_MOVE]:
            return tuple(int(cell) for cell in line[1 : 1 + line[0]])
        return (move,)


def chance_of(score: int) -> float:
    """Return the probability of winning with a score; 0 or 1 if it is proven."""
    if abs(score) >= PROVEN:
        return float(score > 0)
    return 1 / (1 + math.exp(-score / UNIT))
