"""Text of others, as it may be printed: output and exit of their programs, names, error messages.

This module imports nothing heavy: measured processes use it too.
"""

from __future__ import annotations

import signal
from typing import Any
from unicodedata import category

LINE_FEED, SPACE = "\n", "Zs"


def printable(text: str, kept: str = LINE_FEED) -> str:
    """Return a text with all control and format characters escaped, such as `\\x1b`; by default line feeds stay."""
    if text.isprintable():
        return text
    return "".join(sign if sign in kept or may_be_printed(sign) else f"\\x{ord(sign):02x}" for sign in text)


def may_be_printed(sign: str) -> bool:
    """Return whether a character moves no cursor and reorders no text."""
    return sign.isprintable() or category(sign) == SPACE


def one_line(text: str) -> str:
    """Return a text as one line, with control characters escaped."""
    return printable(" ".join(text.split()))


def printable_json(value: Any) -> Any:
    """Return parsed JSON with all texts in it printable, each as one line."""
    if isinstance(value, str):
        return printable(value, kept="")
    if isinstance(value, list):
        return [printable_json(item) for item in value]
    if isinstance(value, dict):
        return {printable_json(name): printable_json(item) for name, item in value.items()}
    return value


def exit_text(code: int | None) -> str:
    """Describe how a process ended; a negative code is the signal that killed it."""
    if code is None or code >= 0:
        return f"ended with exit code {code}"
    name = signal_name(-code)
    return f"was killed by {name}{', as when memory runs out' * (name == 'SIGKILL')}"


def signal_name(number: int) -> str:
    """Return the name of a signal."""
    try:
        return signal.Signals(number).name
    except ValueError:  # those without a name
        return f"signal {number}"
