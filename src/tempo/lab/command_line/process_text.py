"""Output and exit of other people's programs, as one printable line.

This module imports nothing heavy: measured processes use it too.
"""

from __future__ import annotations

import signal


def one_line(text: str) -> str:
    """Return a program's output as one line, with control characters escaped."""
    words = " ".join(text.split())
    return "".join(sign if sign.isprintable() else f"\\x{ord(sign):02x}" for sign in words)


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
