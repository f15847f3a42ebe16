"""Memory of all processes below this one, shared memory included. Linux alone tells it.

`own_process.limit_memory` limits what a process has for itself, and the system refuses more. It does not count memory
that processes share, and each process has a limit of its own, hence this sum.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from pathlib import Path

import psutil

from tempo.arena.jobs.namespaces import SHARED_MEMORY

OF_MACHINE = r"(AnonPages|Shmem):"  # in /proc/meminfo, kB as everywhere here
OF_PROCESS = r"(RssAnon|RssShmem):"  # in /proc/PID/status: a page of two processes counts in both
OWN, SHARED = r"(Pss_Anon):", r"(Pss_Shmem):"  # in smaps_rollup: such a page counts half; takes milliseconds


def exceeds(limit: int, has_own_files: bool) -> bool:
    """Return whether the processes below this one hold more than `limit` MiB; False where the system does not tell.

    Memory files that no process has mapped count too: those that a process has open, and with `has_own_files` all in
    /dev/shm. A file can be mapped in part, so the larger of both sums counts, at least half of the truth.
    """
    if sys.platform != "linux" or _kilobytes("/proc/meminfo", OF_MACHINE) <= limit << 10:
        return False
    below = [f"/proc/{child.pid}" for child in psutil.Process().children(recursive=True)]
    files = _kilobytes_of_files(below, has_own_files)
    if sum(_kilobytes(f"{process}/status", OF_PROCESS) for process in below) + files <= limit << 10:
        return False
    own, shared = (sum(_kilobytes(f"{process}/smaps_rollup", of) for process in below) for of in (OWN, SHARED))
    return own + max(shared, files) > limit << 10


def _kilobytes(file: str, lines: str) -> int:
    """Return the sum of these lines; 0 if the process has ended."""
    with suppress(OSError):
        text = Path(file).read_text(encoding="ascii", errors="replace")
        return sum(int(size) for _, size in re.findall(rf"^{lines}\s+(\d+) kB", text, re.MULTILINE))
    return 0


def _kilobytes_of_files(processes: list[str], has_own_files: bool) -> int:
    """Return the size of open memory files, each once, and of all files in an own /dev/shm."""
    with os.fdopen(os.memfd_create("")) as sample:
        device = os.fstat(sample.fileno()).st_dev
    files = {}
    for process in processes:
        with suppress(OSError):
            for descriptor in Path(process, "fd").iterdir():
                with suppress(OSError):
                    state = descriptor.stat()
                    if state.st_dev == device:
                        files[state.st_ino] = state.st_blocks // 2
    return sum(files.values()) + (_used_shared_memory() if has_own_files else 0)


def unmapped_files() -> float:
    """Return the size of the files in an own /dev/shm in MiB, without what this process has mapped."""
    return max(0, _used_shared_memory() - _kilobytes("/proc/self/status", "(RssShmem):")) / 1024


def _used_shared_memory() -> int:
    """Return the size of all files in /dev/shm in kB."""
    state = os.statvfs(SHARED_MEMORY)
    return (state.f_blocks - state.f_bfree) * state.f_frsize >> 10
