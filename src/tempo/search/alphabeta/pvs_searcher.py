"""Searches of pvs.py as `Searcher`s: the part that all games share. The table is kept from one move to the next."""
from typing import Any

import numpy as np

from tempo.native.backends import BoundKernel
from tempo.search.alphabeta.pvs import (
    BEST_MOVE,
    BEST_SCORE,
    COMPLETED_DEPTH,
    FIRST_MOVE_NODES,
    ITERATION_START,
    MOVE_COUNT,
    MOVE_INDEX,
    NODES_SEARCHED,
    Steps,
    search_alphabeta,
)
from tempo.search.options import SearchOptions
from tempo.search.player.memory import fitting_size
from tempo.search.player.searcher import KernelCall
from tempo.search.types import Position, Snapshot

GROWTH = 1.5  # usual ratio of a move's nodes from one iteration to the next


class PvsSearcher:
    """Searches positions for one player; a game adds its steps, its workspace, and the meaning of scores."""

    def __init__(self) -> None:
        self.work: Any = None  # workspace, as in pvs.py
        self.table_bits = 0  # wanted of its table
        self.position: Position | None = None
        self.question: tuple[bytes, tuple[int, ...]] | None = None  # of the search that can be resumed: state and moves
        self.searching: BoundKernel | None = None

    def steps(self, position: Position) -> Steps:
        """Return the steps of a search of this position."""
        raise NotImplementedError

    def fits(self, position: Position) -> bool:
        """Return whether the workspace can hold this position."""
        raise NotImplementedError

    def new_work(self, position: Position, table_bits: int) -> Any:
        """Return a new workspace for positions like this one."""
        raise NotImplementedError

    def all_moves(self, position: Position) -> tuple[int, ...]:
        """Return the moves to search where the player names none."""
        raise NotImplementedError

    def set_query(self, position: Position, moves: tuple[int, ...]) -> None:
        """Start a new search among these moves in the workspace."""
        raise NotImplementedError

    def first_nodes(self, moves: tuple[int, ...]) -> int:
        """Return the nodes to search first among these moves."""
        raise NotImplementedError

    def is_certain(self) -> bool:
        """Return whether the value of the best move is proven."""
        raise NotImplementedError

    def chance(self, score: int) -> float:
        """Return the probability of winning with a score."""
        raise NotImplementedError

    def plies_to_end(self, score: int, line: tuple[int, ...]) -> int:
        """Return the plies to the end of the game, with a proven score and the principal variation."""
        raise NotImplementedError

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return the kernel calls; see `Searcher`."""
        return [(search_alphabeta, (self.steps(position), self.work_for(position, options), 1))]

    def work_for(self, position: Position, options: SearchOptions) -> Any:
        """Return the workspace, a new one only for another game or another table size."""
        bits = options.table_bits
        if self.work is None or self.table_bits != bits or not self.fits(position):
            fitting = fitting_size("table_bits", {size: 16 << size for size in range(bits, 11, -1)})
            self.work, self.table_bits, self.question = self.new_work(position, fitting), bits, None
        return self.work

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the position; see `Searcher`."""
        calls, self.position = self.calls(position, options), position
        if not options.reuse:
            self.work.table.fill(0)
            self.question = None
        called, arguments = calls[-1]
        self.searching = called.bind(*arguments[:-1], last=(1,), seconds=patience)
        return all(called.is_ready(*arguments, seconds=patience) for called, arguments in calls)

    def forget(self) -> None:
        """Drop the workspace."""
        self.work = None

    @property
    def backend(self) -> str:
        """The backend that runs the search now; see `Searcher`."""
        return "" if self.searching is None else self.searching.backend

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Start a search among these moves with a first few nodes; the same query again is resumed."""
        assert self.position is not None
        moves = self.all_moves(self.position) if moves is None else moves
        question = self.position.state.tobytes(), moves
        if self.question != question:
            self.question = question
            with np.errstate(over="ignore"):  # hashes overflow; only interpreted code warns
                self.set_query(self.position, moves)
        return self.run(self.first_nodes(moves))

    def run(self, simulations: int) -> int:
        """Search for this many nodes; see `Searcher`."""
        assert self.searching is not None
        with np.errstate(over="ignore"):
            return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """Return whether there is one move, or too little time for the first move of the next iteration."""
        status, root = self.work.status, self.work.frames[0]
        if root[MOVE_COUNT] == 1:
            return True
        spent = status[NODES_SEARCHED] - status[ITERATION_START]
        return bool(root[MOVE_INDEX] == 0 and spent + simulations < GROWTH * status[FIRST_MOVE_NODES])

    def leading_move(self) -> int | None:
        """Return the best move so far, None if its result is proven; see `Searcher`."""
        return None if self.is_certain() else int(self.work.status[BEST_MOVE])

    def refute(self, move: int, plies: int) -> None:
        """Search on among the other moves, if there are any; see `Searcher`."""
        assert self.question is not None
        searched = self.root_moves()
        others = tuple(other for other in self.question[1] if other != move and other in searched)
        if others:
            self.begin(others)

    def root_moves(self) -> tuple[int, ...]:
        """Return the moves that are searched, best first as of the last full iteration."""
        return tuple(int(action) for action in self.work.actions[0, : self.work.frames[0, MOVE_COUNT]])

    def look(self) -> Snapshot:
        """Return a snapshot; see `Searcher`."""
        work, status, moves = self.work, self.work.status, self.root_moves()
        score, line, is_certain = int(status[BEST_SCORE]), self.line_after(int(status[BEST_MOVE])), self.is_certain()
        return Snapshot(
            move=int(status[BEST_MOVE]),
            reason="proven" if is_certain else "search",
            value=self.chance(score),
            plies=self.plies_to_end(score, line) if is_certain else int(status[COMPLETED_DEPTH]),
            moves=moves,
            visits=tuple(int(nodes) for nodes in work.root_nodes[: len(moves)]),
            values=tuple(self.chance(score) for score in self.scores()),
            line=line,
        )

    def scores(self) -> list[int]:
        """Return the scores of the root's moves; some may not have been searched since the best one was found."""
        best = int(self.work.status[BEST_SCORE])
        return [min(int(value), best) for value in self.work.values[0, : self.work.frames[0, MOVE_COUNT]]]

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation of the best move, else the move alone; see `Searcher`."""
        if move != self.work.status[BEST_MOVE]:
            return (move,)
        line = self.work.pv[0]
        return tuple(int(action) for action in line[1 : 1 + line[0]])
