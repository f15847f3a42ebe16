"""The ConnectX agent with all that is known of the game: the opening book, and the solver."""
from collections.abc import Callable
from functools import partial

from tempo.games.connectx.book.book import DEEPEST, book_move, is_book_board
from tempo.games.connectx.connectx_agent import ConnectXAgent, ConnectXView
from tempo.games.connectx.profiles import ConnectXProfile
from tempo.games.connectx.rules import fits_bitboard, new_state
from tempo.games.connectx.solver.prover import ConnectXProver
from tempo.search.types import Decision, Position


class SolverAgent(ConnectXAgent):
    """As its profile says, by the book, and with the solver behind it."""

    def __init__(
        self, profile: ConnectXProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        self.prover = ConnectXProver() if profile.exact else None

    def knowledge(self, view: ConnectXView) -> list[Callable[[], Decision | None]]:
        """The book before the opening."""
        *others, opening = super().knowledge(view)
        return [*others, partial(book_decision, view), opening] if self.profile.book else [*others, opening]

    def position(self, view: ConnectXView) -> Position:
        """With the solver, where the board fits in a word."""
        prover = self.prover if fits_bitboard(view.rows, view.columns) else None
        return super().position(view)._replace(prover=prover)


def book_decision(view: ConnectXView) -> Decision | None:
    """The move that the opening book holds."""
    if not is_book_board(view.rows, view.columns, view.inarow):
        return None
    mine, stones = (int(word) for word in new_state(view.cells, view.rows, view.columns, view.mark))
    move = book_move(mine, stones) if view.stones <= max(DEEPEST) else None
    return None if move is None else Decision(move, "book", 0.5)
