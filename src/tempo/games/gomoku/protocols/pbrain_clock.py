"""How long a brain may think: what a manager says of turns and matches, as the clock of our players wants it.

A turn has a limit, and the whole match has one, either of which may be missing. Managers that limit the match say
before each move what is left of it; the clock runs on its own until they do. A limit of 0 for a turn asks for a move
as fast as possible.
"""

from __future__ import annotations

import math

UNLIMITED = math.inf
NO_LIMIT_LEFT = 2**31 - 1  # milliseconds left, where the match has no limit
MOVES_AHEAD = 25  # that what is left of a match should last for: each takes this part of it, so it never ends


class PbrainClock:
    """Seconds of one side."""

    def __init__(self, usual: float) -> None:
        self.usual = usual  # for a move, as long as nothing is limited
        self.turn: float | None = None
        self.match = UNLIMITED
        self.new_game()

    def new_game(self) -> None:
        self.spent = 0.0
        self.left: float | None = None  # of the match, if it was told

    def tell(self, milliseconds: int) -> None:
        """What is left of the match; it may be less than nothing."""
        self.left = UNLIMITED if milliseconds >= NO_LIMIT_LEFT else milliseconds / 1000

    def charge(self, seconds: float) -> None:
        self.spent += seconds
        if self.left is not None:
            self.left -= seconds

    def allowance(self) -> tuple[float, float]:
        """Seconds of its own for the next move, and seconds that it may take beyond those."""
        left = max(0.0, self.match - self.spent if self.left is None else self.left)
        if self.turn is None and left == UNLIMITED:
            return self.usual, 0.0
        most = left if self.turn is None else min(self.turn, left)
        step = min(most, left / MOVES_AHEAD)
        return step, most - step
