"""Protocol of a search that refutes single moves: after them the opponent has a forced win.

A prover narrows down the best moves before the search. A refuter is asked during the search, about the moves that the
search likes best: most moves need no answer.
"""
from typing import NamedTuple, Protocol

import numpy as np

from tempo.search.game import Game


class Refutation(NamedTuple):
    """Result of the attempt to refute a move."""

    plies: int  # after the move the opponent wins within this many plies; 0 if no win is found
    nodes: int  # searched


class Refuter(Protocol):
    """A search for the opponent's forced win after a move."""

    nodes_per_second: float  # expected speed until it is measured

    def get_ready(self, game: Game, state: np.ndarray, seconds: float) -> None:
        """Compile the kernels if that takes no longer than `seconds`, else order it in the background."""

    def refute(self, game: Game, state: np.ndarray, move: int, nodes: int) -> Refutation:
        """Search for the opponent's win after a move; `nodes` limits each of its searches. The state is not changed."""
