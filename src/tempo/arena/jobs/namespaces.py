"""Namespaces of Linux: processes that see and signal only each other, and have shared memory of their own.

A process in them has a table of processes, System V objects and a /dev/shm of its own. The first process of such a
table is its init: no process inside can kill it, and when it ends the kernel kills all others at once. Files and
environment stay as they are, and the network unless it is to be left behind. Root needs no more; other users enter a
user namespace, if the system lets them.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

NEW_MOUNTS, NEW_IPC, NEW_USER, NEW_PROCESSES = 0x00020000, 0x08000000, 0x10000000, 0x20000000  # of <sched.h>
NEW_NETWORK = 0x40000000
NO_SETUID, NO_DEVICES, NO_PROGRAMS, RECURSIVE, PRIVATE = 2, 4, 8, 1 << 14, 1 << 18  # of <sys/mount.h>
READY = b"+"
SHARED_MEMORY = "/dev/shm"


class Contained:
    """An init process and all that runs in its namespaces, seen from outside."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line  # the init process ends when this end is closed, and so when this process dies

    def wait(self, owner: int | None = None) -> int:
        """Wait until nothing runs in there; return the exit code of the work.

        owner: descriptor of which the other end is closed to end the work early
        """
        line = self.line.fileno()
        if owner is not None and line not in select.select([line, owner], [], [])[0]:
            self.line.shutdown(socket.SHUT_WR)
        code = self.line.recv(16)
        with suppress(ChildProcessError):
            while True:
                os.wait()
        return int(code) if code else -signal.SIGKILL  # of the init process


def enter(run: Callable[[int], int], shared_memory: int, offline: bool = False) -> Contained | None:
    """Call `run` as the init process of new namespaces; return None if the system does not allow them.

    run: gets a descriptor that is closed when this process ends, returns the exit code of its work
    shared_memory: most MiB in /dev/shm
    offline: whether to leave the network behind
    """
    if sys.platform != "linux":
        return None
    ours, theirs = socket.socketpair()
    starter = os.fork()
    if starter == 0:
        ours.close()
        _start_init(run, theirs, shared_memory, offline)
    theirs.close()
    os.waitpid(starter, 0)
    if ours.recv(1) == READY:
        return Contained(ours)
    ours.close()
    return None


def _start_init(run: Callable[[int], int], line: socket.socket, shared_memory: int, offline: bool) -> NoReturn:
    """Enter namespaces, and fork their init process, which is left to the subreaper above."""
    try:
        _unshare(offline)
        if os.fork() == 0:
            _mount_own(shared_memory)
            line.send(READY)
            line.send(str(run(line.fileno())).encode())
    finally:
        os._exit(0)  # without a word, if the system refused


def _unshare(offline: bool) -> None:
    """Let the children of this process begin new namespaces."""
    namespaces = NEW_MOUNTS | NEW_IPC | NEW_PROCESSES | NEW_NETWORK * offline
    try:
        _call("unshare", namespaces)
    except PermissionError:
        user, group = os.geteuid(), os.getegid()
        _call("unshare", namespaces | NEW_USER)
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
        Path("/proc/self/gid_map").write_text(f"{group} {group} 1")


def _mount_own(shared_memory: int) -> None:
    """Mount a /proc that shows this table of processes, and an empty /dev/shm."""
    _mount("none", "/", "", PRIVATE | RECURSIVE)  # nothing mounted from here on is seen outside
    _mount("proc", "/proc", "proc", NO_SETUID | NO_DEVICES | NO_PROGRAMS)
    _mount("tmpfs", SHARED_MEMORY, "tmpfs", NO_SETUID | NO_DEVICES, f"size={shared_memory}m,mode=1777")


def _mount(source: str, target: str, kind: str, flags: int, options: str = "") -> None:
    texts = source.encode(), target.encode(), kind.encode()
    _call("mount", *texts, ctypes.c_ulong(flags), options.encode())


def _call(function: str, *arguments: object) -> None:
    """Call a function of the C library; raise OSError if it fails."""
    if getattr(ctypes.CDLL(None, use_errno=True), function)(*arguments):
        raise OSError(ctypes.get_errno(), function)
