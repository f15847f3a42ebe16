"""Clean output: no text of others reaches the terminal with control characters.

`sys.stdout` and `sys.stderr` are replaced by streams that escape them, whatever is printed. Only code that draws, like
`console`, writes to the stream below, and cleans its texts itself.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tempo.arena.command_line.process_text import printable


class CleanStream:
    """A text stream that escapes all control characters but line feeds."""

    def __init__(self, uncleaned: Any) -> None:
        self.uncleaned = uncleaned

    def __getattr__(self, name: str) -> Any:
        return getattr(self.uncleaned, name)

    def write(self, text: str) -> int:
        """Write a text."""
        self.uncleaned.write(printable(text))
        return len(text)

    def writelines(self, lines: Any) -> None:
        """Write several texts."""
        for line in lines:
            self.write(line)


def uncleaned(stream: Any) -> Any:
    """Return the stream below a clean one, for text that is already clean."""
    return stream.uncleaned if isinstance(stream, CleanStream) else stream


def clean_output() -> None:
    """Clean what this process prints from now on."""
    sys.stdout, sys.stderr = (  # type: ignore[assignment]
        stream if stream is None or isinstance(stream, CleanStream) else CleanStream(stream)
        for stream in (sys.stdout, sys.stderr)
    )


@contextmanager
def cleaned_output() -> Iterator[None]:
    """Clean what is printed meanwhile."""
    before = sys.stdout, sys.stderr
    clean_output()
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before
