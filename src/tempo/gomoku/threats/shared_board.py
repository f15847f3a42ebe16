"""The board, as several threads look for wins by threats on it: each has lists of its own, and remembers for itself."""
from tempo.gomoku.rules import GomokuGeometry
from tempo.search.threads.crew import with_own

ROOMS = ("lists", "words", "failed")


def own_geometry(board: GomokuGeometry) -> GomokuGeometry:
    """The same, for one more thread."""
    own: GomokuGeometry = with_own(board, ROOMS)
    return own
