"""Child processes on every system: start a program or a module of ours, read its output, end it with all it started.

A process has a session of its own on POSIX and a job object on Windows. With `own_process` (what a process does to
itself), `isolation`, `workers` and `native.child_lifetime` this is the only code that depends on the system.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import psutil

if sys.platform == "win32":
    import _winapi
    import msvcrt

    from tempo.arena.jobs.job_object import Job

SOURCES = Path(__file__).resolve().parents[3]
MARK = "TEMPO_MARK"  # in the environment of a process
SUSPENDED = 0x4  # CREATE_SUSPENDED of Windows
MOMENT = 0.2  # seconds
LOOK = 0.002  # seconds between two looks into a pipe, where the system cannot wait for it
NOWHERE: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
PIPES: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)


class Process(subprocess.Popen[bytes]):
    """A process that `kill_tree` kills with all that it started. Ctrl-C does not reach it."""

    def __init__(self, command: list[str], memory: int = 0, **options: Any) -> None:
        """Start a program. `memory` limits each process in MiB, on Windows alone; options are those of Popen."""
        if sys.platform == "win32":
            self.job = Job(memory)
            flags = SUSPENDED | subprocess.CREATE_NEW_PROCESS_GROUP
            super().__init__(command, creationflags=flags, **options)
            self.job.add(int(self._handle))  # before it can start another one
            psutil.Process(self.pid).resume()
        else:
            super().__init__(command, start_new_session=True, **options)


def start_module(
    module: str, *arguments: object, paths: Sequence[str] = (), mark: str = "", **options: Any
) -> Process:
    """Start a module of ours, which imports from `paths` as well; options are those of `Process`.

    All that it starts inherits a `mark` in the environment, by which `kill_marked` finds it.
    """
    path = os.pathsep.join(filter(None, [str(SOURCES), *paths, os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, **({MARK: mark} if mark else {})}
    return Process([*python(environment), "-m", module, *map(str, arguments)], env=environment, **options)


def python(environment: dict[str, str]) -> list[str]:
    """Return the command of this Python. On Windows it leaves out the launcher of a virtual environment."""
    if sys.platform == "win32" and sys._base_executable != sys.executable:
        environment["__PYVENV_LAUNCHER__"] = sys.executable
        return [sys._base_executable]
    return [sys.executable]


def process_tree(pid: int) -> list[psutil.Process]:
    """Return a process, those that it started, and those that they started; empty if it is gone."""
    with suppress(psutil.Error):
        root = psutil.Process(pid)
        return [root, *root.children(recursive=True)]
    return []


def kill_tree(process: subprocess.Popen[bytes]) -> None:
    """Kill a `Process` with all that it started, even what it left behind."""
    tree = process_tree(process.pid) if process.returncode is None else []  # later its number may be another's
    if sys.platform == "win32":
        process.job.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    _kill_all(tree)
    process.wait()


def kill_marked(mark: str) -> None:
    """Kill all processes with this mark, which have lost the parent that would have ended them."""
    marked = None
    while marked != []:
        everyone = psutil.process_iter(["environ"])
        marked = [process for process in everyone if (process.info["environ"] or {}).get(MARK) == mark]
        _kill_all(marked)


def _kill_all(processes: list[psutil.Process]) -> None:
    """Kill processes, as far as they still run."""
    for process in processes:
        with suppress(psutil.Error):
            process.kill()


def busy_cores() -> float:
    """Return how many cores of the machine have been busy: for a minute, or on Windows from now on for a moment."""
    if sys.platform == "win32":
        return psutil.cpu_percent(MOMENT) / 100 * (os.cpu_count() or 1)
    return psutil.getloadavg()[0]


def is_readable(pipe: int, seconds: float) -> bool:
    """Wait at most `seconds` until a pipe, given its descriptor, has output or has ended; return whether it has."""
    if sys.platform == "win32":
        handle, deadline = msvcrt.get_osfhandle(pipe), monotonic() + seconds
        with suppress(OSError):  # it has ended
            while not _winapi.PeekNamedPipe(handle, 0)[0]:
                left = deadline - monotonic()
                if left <= 0:
                    return False
                sleep(min(left, LOOK))
        return True
    return bool(select.select([pipe], [], [], seconds)[0])
