"""The Gomoku agent with alpha-beta search and the learned evaluation by lines."""
from typing import Any

from tempo.games.gomoku.alphabeta.line_searcher import LineSearcher
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.gomoku_agent import GomokuAgent
from tempo.native.backends import PYTHON
from tempo.search.options import SearchOptions
from tempo.search.player.searcher import KernelCall, Searcher
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position, Snapshot

IN_A_ROW = 5  # what the evaluation was made for


class LinesAgent(GomokuAgent):
    """A GomokuAgent that searches by alpha-beta for five in a row, and by playouts for other lengths."""

    def new_searcher(self) -> Searcher:
        return ByLength(LineSearcher(learned_tables()), TreeSearcher(self.rng))


class ByLength:
    """One of two searchers: for five in a row, or for other lengths and for interpreted code on a clock."""

    def __init__(self, fives: LineSearcher, others: TreeSearcher) -> None:
        self.fives, self.others = fives, others
        self.used: Searcher = fives

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        return self._searcher_for(position).calls(position, options)

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the position; see `Searcher`. Interpreted, only the tree search is quick enough for a clock."""
        self.used = self._searcher_for(position)
        is_ready = self.used.prepare(position, options, patience, on_a_clock)
        if on_a_clock and self.used is self.fives and self.used.backend == PYTHON:
            self.used = self.others
            self.used.prepare(position, options, patience, on_a_clock)
        return is_ready

    def _searcher_for(self, position: Position) -> Searcher:
        """Return the searcher for a position."""
        return self.fives if position.game.board.inarow == IN_A_ROW else self.others

    def forget(self) -> None:
        self.fives.forget()
        self.others.forget()

    @property
    def backend(self) -> str:
        return self.used.backend

    @property
    def pool(self) -> Any:
        """The threads of a search with several, else None."""
        return getattr(self.used, "pool", None)

    def begin(self, moves: tuple[int, ...] | None) -> int:
        return self.used.begin(moves)

    def run(self, simulations: int) -> int:
        return self.used.run(simulations)

    def is_settled(self, simulations: float) -> bool:
        return self.used.is_settled(simulations)

    def leading_move(self) -> int | None:
        return self.used.leading_move()

    def refute(self, move: int, plies: int) -> None:
        self.used.refute(move, plies)

    def look(self) -> Snapshot:
        return self.used.look()

    def line_after(self, move: int) -> tuple[int, ...]:
        return self.used.line_after(move)
