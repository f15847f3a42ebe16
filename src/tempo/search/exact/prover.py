"""What is certain about a position: how a game that has a solver tells the player.

A proof may take anything from a microsecond to hours, so it is a conversation. The player sends a
number of nodes that may be spent, the prover answers with what is certain by then, and so on
until there is nothing left to find out or the player has no more time.
"""
from collections.abc import Generator
from enum import Enum
from math import inf
from typing import NamedTuple, Protocol

import numpy as np

from tempo.search.game import Game


class ProofForecast(Enum):
    """What may come of a proof."""

    HOPELESS = "it would not end"
    POSSIBLE = "it may end in time: worth a part of the move's usual time"
    LIKELY = "it should end in time: worth borrowing from the bank, as a proof makes every later move cheap"


class ProofState(NamedTuple):
    """What is certain so far."""

    moves: tuple[int, ...]  # the legal moves that may be best: no other is as good
    value: float | None = None  # what each of them is worth, 0 lost to 1 won; None while that is not known
    plies: int = 0  # how long the game will last if nobody errs; 0 while it is not known
    exact: bool = False  # whether all of these moves are best, and nothing is left to find out
    score: float | None = None  # what each of them is worth in what the game counts at its end, where that is known


class Prover(Protocol):
    """Something that can settle positions of a game."""

    def get_ready(self, game: Game, seconds: float) -> None:
        """Have its machine code ready, if that takes no longer; else have it made."""

    def backend(self, game: Game) -> str:
        """Where it would run now, on the ladder of jit.py."""

    def forecast(self, game: Game, state: np.ndarray, seconds: float) -> ProofForecast:
        """What to expect of a proof that may take so long."""

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Whether so many nodes may be of use, where nodes are counted in place of time: the same at any time."""

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[ProofState, int, None]:
        """Rulings, each at least as narrow as the one before. Send a number of nodes for the next one: they
        are all spent when it comes, unless it is exact, which ends the proof."""
