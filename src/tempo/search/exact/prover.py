"""Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.

A proof may take from a microsecond to hours. So `Prover.prove` is a generator: the player sends a number of nodes, the
prover answers with what is proven by then, until nothing is left to find out or the player stops.
"""
from collections.abc import Generator
from enum import Enum
from math import inf
from typing import NamedTuple, Protocol

import numpy as np

from tempo.search.game import Game


class ProofForecast(Enum):
    """Forecast of a proof: will it finish in the given time?"""

    HOPELESS = "it would not finish"
    POSSIBLE = "it may finish: worth a part of the move's usual time"
    LIKELY = "it should finish: worth time from the bank, since a proof makes every later move cheap"


class ProofState(NamedTuple):
    """Result of a proof so far."""

    moves: tuple[int, ...]  # legal moves that may be best; no other is as good
    value: float | None = None  # value of each, 0 lost to 1 won; None while unknown
    plies: int = 0  # plies to the end with best play; 0 while unknown
    exact: bool = False  # whether all of these moves are best and the proof is complete
    score: float | None = None  # final score of each, in points of the game, where known


class Prover(Protocol):
    """A solver that proves positions of a game."""

    def get_ready(self, game: Game, seconds: float) -> None:
        """Compile the kernels if that takes no longer than `seconds`, else order it in the background."""

    def backend(self, game: Game) -> str:
        """Return the backend of native/backends.py that would run it now."""

    def forecast(self, game: Game, state: np.ndarray, seconds: float) -> ProofForecast:
        """Return whether a proof of this position is expected to finish in `seconds`."""

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Return whether `nodes` are worth spending here; the answer depends on no clock."""

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[ProofState, int, None]:
        """Yield proof states, each at least as narrow as the one before.

        Send a number of nodes to get the next state. They are all spent when it comes, unless it is exact, which ends
        the generator.
        """
