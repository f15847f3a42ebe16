"""What the tests of engines share: how those in `engines` are started, and how long they may take."""

import sys
from pathlib import Path

from folders import ENGINES

from tempo.arena.command_line.shell_text import join_command

LIMIT = 300.0  # seconds for one move, on a machine however busy


def command_of(script: str, *arguments: str) -> list[str]:
    return [sys.executable, str(ENGINES / script), *arguments]


def misbehaving(protocol: str, way: str, *notes: Path) -> str:
    """The command line of `engines/misbehaving.py`."""
    return join_command(command_of("misbehaving.py", protocol, way, *map(str, notes)))


def no_engine(name: str) -> str:
    """The command line of a program of `engines/no_engine.py`."""
    return join_command(command_of("no_engine.py", name))
