"""Files of the page as they are sent. Types and comments stay in the sources: they are a sixth of a script's bytes."""

from __future__ import annotations

import gzip
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from tempo.lab.report.board_assets import board_script, shared_names

COMMENT = re.compile(r"^[ \t]*/\*[^*]*\*+(?:[^/*][^*]*\*+)*/[ \t]*$", re.MULTILINE)  # with lines of its own


IMPORTED = re.compile(r'^(?:import|export)\b[^;"]*"(\.[^"]+)";', re.MULTILINE)


def sent(path: Path) -> bytes:
    """Return what is sent of a file."""
    return plain_script(path.read_text(encoding="utf-8")).encode() if path.suffix == ".js" else path.read_bytes()


@lru_cache(maxsize=1000)
def packed(content: bytes) -> bytes:
    """Return content as it is sent to browsers that take gzip."""
    return gzip.compress(content, mtime=0)


def preloads(folder: Path, start: str) -> list[str]:
    """Return links to the modules that a module imports at once, and to those that these import.

    A browser asks for all of them together. Addresses are paths below the folder.
    """
    modules = [start]
    for module in modules:
        path = folder / module
        names = IMPORTED.findall(path.read_text(encoding="utf-8")) if path.is_file() else []  # drawings.js is made
        for further in ((path.parent / name).resolve().relative_to(folder.resolve()).as_posix() for name in names):
            if further not in modules:
                modules.append(further)
    return [f'<link rel="modulepreload" href="{module}">' for module in modules]


def plain_script(script: str) -> str:
    """Return a script without the comments that have lines of their own; other lines keep their numbers."""
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), script)


def drawings(games: Sequence[str]) -> str:
    """Return the module that draws boards of these games."""
    return plain_script(f"{board_script(games)}\nexport {{ {', '.join(shared_names())} }};\n")
