"""Calls in the future: those of a page and of its engines are few, so each has a thread."""

from __future__ import annotations

from collections.abc import Callable
from threading import Timer


def call_later(seconds: float, act: Callable[[], object]) -> Timer:
    """Call a function in a while, in a thread that does not keep the process alive; `cancel` ends the timer."""
    timer = Timer(seconds, act)
    timer.daemon = True
    timer.start()
    return timer
