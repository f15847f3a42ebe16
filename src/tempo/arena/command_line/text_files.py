"""Text files of games: read, or refused with one line that names the file."""

from __future__ import annotations

from pathlib import Path

from tempo.arena.command_line.inputs import BadInput


def read_text(path: Path) -> str:
    """Return the text of a UTF-8 file; BadInput if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as problem:
        raise BadInput(f"{path}: byte {problem.start + 1} is not text in UTF-8") from None
    except OSError as problem:
        raise BadInput(f"{path} cannot be read: {problem.strerror}") from None
