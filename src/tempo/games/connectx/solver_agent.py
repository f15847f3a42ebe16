"""The ConnectX agent with opening book and solver."""
from collections.abc import Callable
from functools import partial

from tempo.games.connectx.book.book import DEEPEST, book_move, is_book_board
from tempo.games.connectx.book.early_scores import early_best_move
from tempo.games.connectx.connectx_agent import ConnectXAgent, ConnectXView
from tempo.games.connectx.rules import fits_bitboard, new_state
from tempo.games.connectx.solver.prover import ConnectXProver
from tempo.search.types import Decision, Position


class SolverAgent(ConnectXAgent):
    """A ConnectXAgent with the opening book and the prover, where its profile turns them on."""

    def new_prover(self) -> ConnectXProver | None:
        """Return the prover if the profile wants it."""
        return ConnectXProver() if self.profile.exact else None

    def shortcuts(self, view: ConnectXView) -> list[Callable[[], Decision | None]]:
        """Return the functions of ConnectXAgent, with the book before the opening move."""
        *others, opening = super().shortcuts(view)
        return [*others, partial(book_decision, view), opening] if self.profile.book else [*others, opening]

    def position(self, view: ConnectXView) -> Position:
        """Return the position with the prover, if the board fits in 64 bits."""
        prover = self.prover if fits_bitboard(view.rows, view.columns) else None
        return super().position(view)._replace(prover=prover)


def book_decision(view: ConnectXView) -> Decision | None:
    """Play the opening book's move, or off the book the best one by the scores of early positions."""
    if not is_book_board(view.rows, view.columns, view.inarow):
        return None
    mine, stones = (int(word) for word in new_state(view.cells, view.rows, view.columns, view.mark))
    if view.stones > max(DEEPEST):
        return None
    move = book_move(mine, stones)
    if move is None:
        move = early_best_move((mine, stones))
    return None if move is None else Decision(move, "book", 0.5)
