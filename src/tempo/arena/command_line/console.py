"""Rich console of the command line: its colours reach the terminal, control characters in its texts do not.

Markup is off: `[/]` in a name is a name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO, Any

from rich import console
from rich.segment import Segment

from tempo.arena.command_line.clean_output import uncleaned
from tempo.arena.command_line.process_text import printable


class Console(console.Console):
    """Rich console that escapes control characters in whatever is printed."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"markup": False, "emoji": False, **options})

    @property
    def file(self) -> IO[str]:
        """Return the stream to write to."""
        stream: IO[str] = uncleaned(super().file)
        return stream

    @file.setter
    def file(self, new_file: IO[str]) -> None:
        self._file = new_file

    def render(self, renderable: Any, options: console.ConsoleOptions | None = None) -> Iterable[Segment]:
        """Yield the segments of anything printed."""
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else printable(text), style, control)
