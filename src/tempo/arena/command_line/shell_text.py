"""Command lines as text, with the quotation marks of this system's shell. On Windows a backslash separates folders."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Sequence


def split_command(text: str) -> list[str]:
    """Split a command line without a shell; ValueError if a quotation mark is missing."""
    if sys.platform == "win32":
        return [word.strip('"') for word in shlex.split(text, posix=False)]
    return shlex.split(text)


def join_command(words: Sequence[str]) -> str:
    """Return a command line that can be typed again."""
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)
