"""Child processes: start a module of ours, and end a process with all that it started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil

SOURCES = Path(__file__).resolve().parents[3]


def start_module(module: str, *arguments: object, **options: Any) -> subprocess.Popen[bytes]:
    """Start a module of ours in a session of its own, where Ctrl-C does not reach it; options are those of Popen."""
    paths = os.pathsep.join([str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", module, *map(str, arguments)]
    return subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths}, start_new_session=True, **options)


def process_tree(pid: int) -> list[psutil.Process]:
    """Return a process, those that it started, and those that they started; empty if it is gone."""
    with suppress(psutil.Error):
        root = psutil.Process(pid)
        return [root, *root.children(recursive=True)]
    return []


def kill_tree(process: subprocess.Popen[bytes]) -> None:
    """Kill a process that has a session of its own, with all that it started, even what it left behind there."""
    tree = process_tree(process.pid) if process.returncode is None else []  # later its number may be another's
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    for one in tree:
        with suppress(psutil.Error):
            one.kill()
    process.wait()
