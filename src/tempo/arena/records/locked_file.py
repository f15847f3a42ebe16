"""Files that one process writes at a time."""

from __future__ import annotations

from contextlib import suppress
from io import FileIO
from pathlib import Path

import psutil
from filelock import FileLock, Timeout

from tempo.arena.command_line.inputs import BadInput
from tempo.native.aot.file_lock import hold, lock_of

PATIENCE = 1.0  # seconds: a run that was just killed may hold the lock for a moment
LONGEST_COMMAND = 100  # characters


class LockedFile(FileIO):
    """A file without a buffer, locked until it is closed; BadInput if another process has it.

    A process forked from this one does not hold the lock. Where locks are not to be had, there is none.
    """

    lock: FileLock | None = None

    def __init__(self, path: Path, mode: str) -> None:
        super().__init__(path, mode)
        try:
            self.lock = hold(path, PATIENCE)
        except Timeout:
            self.close()
            raise BadInput(f"'{path}' is being written by {_holder(path)}: let it end first") from None
        except (OSError, NotImplementedError):
            pass

    def close(self) -> None:
        """Close the file and free the lock."""
        super().close()
        if self.lock is not None:
            self.lock.release()


def writer_of(path: Path) -> str | None:
    """Return the process that writes a file, with its command line; None if no process does."""
    try:
        if lock_of(path).exists():
            hold(path, 0.0).release()
    except Timeout:
        return _holder(path)
    except (OSError, NotImplementedError):
        pass
    return None


def _holder(path: Path) -> str:
    """Return the process that has the lock file open, with its command line, where the system tells."""
    name = str(lock_of(path).resolve())
    for process in psutil.process_iter():
        with suppress(psutil.Error, OSError):
            if any(file.path == name for file in process.open_files()):
                return f"process {process.pid} ({' '.join(process.cmdline()):.{LONGEST_COMMAND}})"
    return "another process"
