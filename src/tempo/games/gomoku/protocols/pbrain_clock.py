"""Time control of the Gomocup protocol: a manager's limits converted to step and bank of our clock.

A turn may have a limit, and so may the whole match. A manager that limits the match sends the time left before each
move; until then this clock counts by itself. A turn limit of 0 asks for a move as fast as possible.
"""

from __future__ import annotations

import math

UNLIMITED = math.inf
NO_LIMIT_LEFT = 2**31 - 1  # milliseconds left, where the match has no limit
MOVES_AHEAD = 25  # a move's own time is at most 1/25 of the time left; the rest up to the turn's limit is bank


class PbrainClock:
    """Seconds of one side."""

    def __init__(self, default: float) -> None:
        self.default = default  # seconds for a move without limits
        self.turn: float | None = None
        self.match = UNLIMITED
        self.new_game()

    def new_game(self) -> None:
        self.spent = 0.0
        self.left: float | None = None  # seconds left of the match, once the manager sent them

    def set_left(self, milliseconds: int) -> None:
        """Set the time left of the match, which may be negative."""
        self.left = UNLIMITED if milliseconds >= NO_LIMIT_LEFT else milliseconds / 1000

    def charge(self, seconds: float) -> None:
        self.spent += seconds
        if self.left is not None:
            self.left -= seconds

    def allowance(self) -> tuple[float, float]:
        """Return step and bank for the next move, in seconds."""
        left = max(0.0, self.match - self.spent if self.left is None else self.left)
        if self.turn is None and left == UNLIMITED:
            return self.default, 0.0
        most = left if self.turn is None else min(self.turn, left)
        step = min(most, left / MOVES_AHEAD)
        return step, most - step
