"""What becomes of programs of others, in one line that can be printed.

Nothing heavy is imported: processes that are measured use this too.
"""

from __future__ import annotations

import signal


def one_line(text: str) -> str:
    """What somebody's program said, without line ends and whatever else a terminal would obey, or could not encode."""
    words = " ".join(text.split())
    return "".join(sign if sign.isprintable() else f"\\x{ord(sign):02x}" for sign in words)


def exit_text(code: int | None) -> str:
    """How a process ended: below zero is the signal that killed it."""
    if code is None or code >= 0:
        return f"ended with exit code {code}"
    name = signal_name(-code)
    return f"was killed by {name}{', as when memory runs out' * (name == 'SIGKILL')}"


def signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:  # those without a name
        return f"signal {number}"
