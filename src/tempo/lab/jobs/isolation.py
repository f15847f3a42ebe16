"""A module of ours that runs code which nobody trusts, in a process that is ended with all that was started below it.

On POSIX the started process is a warden, which runs nothing of that code. It forks the process that serves, and kills
all that was started below when that process ends or the lab closes the control pipe. `in_forked_process` runs a part
of the work in a process of its own, with the same care. On Windows a job object does the warden's work, and nothing
is forked.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
import weakref
from collections.abc import Callable
from contextlib import suppress
from ctypes import CDLL
from typing import NoReturn

import psutil

from tempo.lab.jobs.own_process import limit_memory
from tempo.lab.jobs.processes import NOWHERE, Process, kill_tree, start_module
from tempo.native.child_lifetime import die_with

if sys.platform != "win32":
    import resource

PR_SET_CHILD_SUBREAPER = 36  # of <sys/prctl.h>: whose parent has died becomes our child
POLL = 0.2  # seconds between two looks, where the system cannot wait for both
ENDING = 1.0  # seconds to end in order


class IsolatedProcess:
    """A module that calls `serve_isolated`, and the lab's end of its connection."""

    def __init__(self, module: str, memory: int) -> None:
        """Start the module; `memory` limits each of its processes in MiB."""
        self.line, theirs = socket.socketpair()
        self.control = -1  # on POSIX a pipe whose other end the warden watches
        if sys.platform == "win32":
            self.process = start_module(module, memory, memory=memory, **NOWHERE | {"stdin": subprocess.PIPE})
            assert self.process.stdin is not None
            self.process.stdin.write(theirs.share(self.process.pid))
            self.process.stdin.close()
        else:
            control, self.control = os.pipe()
            handles = theirs.fileno(), control
            self.process = start_module(module, memory, *handles, pass_fds=handles, **NOWHERE)
            os.close(control)
        theirs.close()
        self.close = weakref.finalize(self, _end, self.process, self.line, self.control, os.getpid())

    def exit_code(self) -> int | None:
        """Return the exit code if the process ends within a moment."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(ENDING)
        return self.process.returncode


def _end(process: Process, line: socket.socket, control: int, owner: int) -> None:
    """Close the connection, then kill what is left. Does nothing in a forked process."""
    if os.getpid() != owner:
        return
    with suppress(OSError):
        line.close()
        if control >= 0:
            os.close(control)
    with suppress(subprocess.TimeoutExpired):
        process.wait(ENDING)
    if process.returncode is None or sys.platform == "win32":
        kill_tree(process)


def serve_isolated(serve: Callable[[socket.socket], object]) -> NoReturn:
    """Call `serve` with the connection in the isolated process, without standard streams, and exit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory, *handles = map(int, sys.argv[1:])
    if sys.platform == "win32":
        line = socket.fromshare(sys.stdin.buffer.read())
        _silence()
        serve(line)
        os._exit(0)
    descriptor, control = handles
    _become_subreaper()
    pid = os.fork()
    if pid == 0:
        os.close(control)
        _serve_forked(serve, descriptor, memory)
    os.close(descriptor)
    code = _watch(pid, control)
    _end_all(_children())
    _exit_as(code)


def can_fork() -> bool:
    """Return whether this process can be forked: on POSIX, without threads."""
    return sys.platform != "win32" and psutil.Process().num_threads() == 1


def in_forked_process(work: Callable[[], object]) -> int:
    """Run `work` in a forked process, end what it started, and return its exit code."""
    before = _children()
    pid = os.fork()
    if pid == 0:
        os.setsid()
        die_with(os.getppid())
        work()
        os._exit(0)  # at once: a thread that was left running would hold up an orderly end
    _, status = os.waitpid(pid, 0)
    _end_all(_children() - before)
    return os.waitstatus_to_exitcode(status)


def _serve_forked(serve: Callable[[socket.socket], object], descriptor: int, memory: int) -> NoReturn:
    """Serve in a session of its own, below the warden."""
    warden = os.getppid()
    os.setsid()
    die_with(warden)
    _become_subreaper()
    _silence()
    limit_memory(memory)
    serve(socket.socket(fileno=descriptor))
    os._exit(0)


def _silence() -> None:
    """Lead the standard streams nowhere."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def _become_subreaper() -> None:
    """Adopt orphaned descendants, so that they can be found and ended."""
    if sys.platform == "linux":
        CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)


def _children() -> set[int]:
    """Return the ids of this process's children."""
    return {child.pid for child in psutil.Process().children()}


def _end_all(pids: set[int]) -> None:
    """End these processes and, as they come to be ours, those that they started."""
    spared = _children() - pids
    while pids:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            with suppress(ChildProcessError):
                os.waitpid(pid, 0)
        pids = _children() - spared


def _watch(pid: int, control: int) -> int:
    """Wait until a child has ended or the control pipe is closed; return the child's exit code."""
    watched: list[int] = [control]
    patience: float | None = POLL
    with suppress(AttributeError, OSError):  # not every kernel has it, nor lets everybody
        watched.append(os.pidfd_open(pid))
        patience = None
    while True:
        ready = select.select(watched, [], [], patience)[0]
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        if control in ready:
            return 0


def _exit_as(code: int) -> NoReturn:
    """Exit with this code; a negative one is the signal that kills this process."""
    if code < 0:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with suppress(OSError):  # there is no other way to be killed by SIGKILL
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(abs(code))
