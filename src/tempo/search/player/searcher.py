"""Protocol of a search for the best move, as the player runs it."""
from typing import Protocol

from tempo.native.jit import Kernel
from tempo.search.options import SearchOptions
from tempo.search.types import Position, Snapshot

KernelCall = tuple[Kernel, tuple]  # a kernel and all its arguments


class Searcher(Protocol):
    """A search for the best move: tree search (tree_searcher.py) or alpha-beta (alphabeta/searcher.py).

    The player calls `prepare` with a position, `begin` with the candidate moves, and `run` in batches.
    """

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return all kernel calls of a search of this position, the search itself last."""

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Get ready to search a position; return whether all kernels are compiled.

        Args:
            position: the position to search.
            options: options of the search.
            patience: seconds that compiling may take; what is missing then is ordered in the background.
            on_a_clock: whether the move is timed, so that slow interpreted steps have to be avoided.
        """

    def forget(self) -> None:
        """Drop everything that was kept from earlier searches."""

    @property
    def backend(self) -> str:
        """The backend of native/backends.py that runs the search now."""

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Start the search among these moves, or all, with the least work; return the simulations done."""

    def run(self, simulations: int) -> int:
        """Run this many simulations and return their number, smaller if nothing is left to find out."""

    def is_settled(self, simulations: float) -> bool:
        """Return whether this many more simulations cannot change the move."""

    def leading_move(self) -> int | None:
        """Return the best move so far, None if its result is proven."""

    def refute(self, move: int, plies: int) -> None:
        """Note that after this move the opponent wins in `plies`."""

    def look(self) -> Snapshot:
        """Return a snapshot; the player fills in the fields that it alone knows."""

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation that begins with this move."""
