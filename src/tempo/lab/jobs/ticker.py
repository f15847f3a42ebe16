"""Progress ticker: long work reports its progress from time to time."""
from __future__ import annotations

import time
from collections.abc import Callable

BETWEEN_LINES = 30.0  # seconds


class ProgressTicker:
    """Callable that reports the expected time every half a minute; short work reports nothing."""

    def __init__(self, share: Callable[[], float], say: Callable[[str], object]) -> None:
        """Start the clock. `share` returns the part of the work that is done; `say` prints the report."""
        self.share, self.say = share, say
        self.began = self.said = time.monotonic()

    def __call__(self) -> None:
        """Report if it is time."""
        now = time.monotonic()
        if now - self.said >= BETWEEN_LINES:
            self.said, spent, done = now, (now - self.began) / 60, self.share()
            self.say(f"{spent / done - spent:.1f} minutes to go" if done else f"{spent:.1f} minutes so far")
