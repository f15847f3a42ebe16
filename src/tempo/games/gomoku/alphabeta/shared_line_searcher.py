"""Alpha-beta with the evaluation by lines on several threads, as a `Searcher`."""
from typing import Any

from tempo.games.gomoku.alphabeta.line_searcher import LineSearcher
from tempo.search.threads.pool import with_own_copies
from tempo.search.threads.shared_alphabeta import SharedPvsSearcher
from tempo.search.types import Position

POSITION_FIELDS = ("cells", "keys", "codes", "sums", "hashed", "journal")  # of a board; the others are tables


class SharedLineSearcher(SharedPvsSearcher, LineSearcher):
    """Searches positions of five in a row, with several threads: `SharedLineSearcher(threads, tables)`."""

    def own_work(self, position: Position) -> Any:
        """Override; see `SharedPvsSearcher`. Each thread puts stones on a board of its own."""
        work = super().own_work(position)
        return work._replace(board=with_own_copies(work.board, POSITION_FIELDS))
