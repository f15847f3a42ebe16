"""Files of the page as they are sent. Types and comments stay in the sources: they are a sixth of a script's bytes."""

import re
from collections.abc import Sequence
from pathlib import Path

from tempo.lab.report.board_assets import board_script, shared_names

COMMENT = re.compile(r"^[ \t]*/\*[^*]*\*+(?:[^/*][^*]*\*+)*/[ \t]*$", re.MULTILINE)  # with lines of its own


def sent(path: Path) -> bytes:
    """Return what is sent of a file."""
    return plain_script(path.read_text(encoding="utf-8")).encode() if path.suffix == ".js" else path.read_bytes()


def plain_script(script: str) -> str:
    """Return a script without the comments that have lines of their own; other lines keep their numbers."""
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), script)


def drawings(games: Sequence[str]) -> str:
    """Return the module that draws boards of these games."""
    return plain_script(f"{board_script(games)}\nexport {{ {', '.join(shared_names())} }};\n")
