"""What a process does to itself on every system: limits, priority, memory used. It imports nothing heavy."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform != "win32":
    import resource

NICENESS = 10  # lets other processes run first
STATUS = Path("/proc/self/status")
# Signals that ask a program to end, besides Ctrl-C: a terminal that closes sends the second or the third
END_SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]


def lower_priority() -> None:
    """Let other processes run first."""
    with suppress(OSError):
        if sys.platform == "win32":
            import psutil

            psutil.Process().nice(psutil.BELOW_NORMAL_PRIORITY_CLASS)
        else:
            os.nice(NICENESS)


def open_file_limit() -> int:
    """Return the number of files and sockets that this process may have open."""
    if sys.platform == "win32":
        return 8192  # of the C runtime
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def limit_memory(mebibytes: int) -> None:
    """Limit the memory of this process and of those that it starts; on Windows its job does it."""
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_DATA, (mebibytes << 20, mebibytes << 20))


def peak_memory() -> float:
    """Return the peak memory of this process in MiB.

    On Linux getrusage's value survives exec and may be that of a large parent; VmHWM is this process's own.
    """
    if sys.platform == "win32":
        import psutil

        return psutil.Process().memory_info().peak_wset / 2**20
    if STATUS.exists():
        line = next(line for line in STATUS.read_text(encoding="utf-8").splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
