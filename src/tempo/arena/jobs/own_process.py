"""Changes of a process to itself on every system: limits, rights, priority, memory used. It imports nothing heavy."""

from __future__ import annotations

import ctypes
import os
import signal
import struct
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform != "win32":
    import resource

NICENESS = 10  # lets other processes run first
STATUS = Path("/proc/self/status")
COUNTS = Path("/proc/vmstat")
FILE_RIGHTS = 0b11111  # CAP_CHOWN to CAP_FSETID of <linux/capability.h>
CAPABILITY_VERSION = 0x20080522
PR_SET_NO_NEW_PRIVS = 38  # of <sys/prctl.h>
# Signals that ask a program to end, besides Ctrl-C: a terminal that closes sends the second or the third
END_SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]


def silence() -> None:
    """Lead the standard streams nowhere, in Python and at the level of file descriptors."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    sys.stdout = sys.stderr = os.fdopen(nowhere, "w", encoding="utf-8")


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


def keep_only_file_rights() -> None:
    """Give up root's rights except those to files, for good, on Linux: no limit can be raised, nothing unmounted."""
    if sys.platform == "linux":
        system, header = ctypes.CDLL(None), struct.pack("Ii", CAPABILITY_VERSION, 0)
        held = ctypes.create_string_buffer(24)
        system.capget(header, held)
        effective, permitted, *_ = struct.unpack("6I", held.raw)
        kept = effective & FILE_RIGHTS, permitted & FILE_RIGHTS
        system.capset(header, struct.pack("6I", *kept, 0, 0, 0, 0))
        system.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)  # programs that it starts gain nothing either


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


def out_of_memory_kills() -> int:
    """Return how many processes the system has killed for lack of memory; 0 where it does not tell."""
    counts = COUNTS.read_text(encoding="ascii") if COUNTS.exists() else ""
    return next((int(line.split()[1]) for line in counts.splitlines() if line.startswith("oom_kill ")), 0)
