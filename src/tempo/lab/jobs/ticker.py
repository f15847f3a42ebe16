"""Work that takes long says now and then how far it is."""
from __future__ import annotations

import time
from collections.abc import Callable

BETWEEN_LINES = 30.0  # seconds


class ProgressTicker:
    """Called often, it says something every half a minute; nothing at once, for short work needs no word."""

    def __init__(self, share: Callable[[], float], say: Callable[[str], object]) -> None:
        """Of the work that begins now, a share is done; `say` is told what that lets expect."""
        self.share, self.say = share, say
        self.began = self.said = time.monotonic()

    def __call__(self) -> None:
        now = time.monotonic()
        if now - self.said >= BETWEEN_LINES:
            self.said, spent, done = now, (now - self.began) / 60, self.share()
            self.say(f"{spent / done - spent:.1f} minutes to go" if done else f"{spent:.1f} minutes so far")
