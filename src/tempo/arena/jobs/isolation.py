"""A module of ours that runs code which nobody trusts, in a process that is ended with all that was started below it.

On POSIX the started process is a warden, which runs nothing of that code. Where Linux allows it, the warden *contains*
the rest in namespaces: it can neither see nor signal another process, and has a /dev/shm of its own (`namespaces`).
A supervisor, which is the namespaces' init there and the warden itself elsewhere, forks the process that serves. It
kills all that was started below when that process ends, when the lab closes the control socket, or when all of it
holds too much memory (`memory_watch`). `in_forked_process` runs a part of the work in a process of its own, with the
same care. On Windows a job object does the warden's work, and nothing is forked.
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
from functools import cached_property, partial
from typing import NoReturn

import psutil

from tempo.arena.jobs import memory_watch, namespaces
from tempo.arena.jobs.own_process import keep_only_file_rights, limit_memory, out_of_memory_kills, silence
from tempo.arena.jobs.processes import NOWHERE, Process, kill_marked, kill_tree, start_module
from tempo.native.child_lifetime import die_with

if sys.platform != "win32":
    import resource

PR_SET_CHILD_SUBREAPER = 36  # of <sys/prctl.h>: whose parent has died becomes our child
WATCH = 0.5  # seconds between two looks at the memory, and at the processes where the system cannot wait for them
ENDING = 1.0  # seconds to end in order
PATIENCE = 60.0  # seconds in which even a busy machine ends a process
CONTAINED, OPEN = b"c", b"o"  # the warden's report
STOPPED, EXCEEDED = 240, 241  # exit codes of a warden that ended the rest itself: the lab closed the socket, or memory
may_contain = True  # whether namespaces are tried


class IsolatedProcess:
    """A module that calls `serve_isolated`, and the lab's end of its connection."""

    def __init__(self, module: str, memory: int, offline: bool = False) -> None:
        """Start the module.

        memory: limits each of its processes in MiB, and on Linux their sum
        offline: whether it has no network, if the system lets it be contained
        """
        self.line, theirs = socket.socketpair()
        self.control, warden = socket.socketpair()
        mark = os.urandom(16).hex()
        if sys.platform == "win32":
            self.process = start_module(module, memory, memory=memory, **NOWHERE | {"stdin": subprocess.PIPE})
            assert self.process.stdin is not None
            self.process.stdin.write(theirs.share(self.process.pid))
            self.process.stdin.close()
        else:
            handles = theirs.fileno(), warden.fileno()
            arguments = memory, int(may_contain), int(offline), *handles
            self.process = start_module(module, *arguments, mark=mark, pass_fds=handles, **NOWHERE)
        theirs.close()
        warden.close()
        self.count_kills()
        self.close = weakref.finalize(self, _end, self.process, self.line, self.control, mark, os.getpid())

    @cached_property
    def is_contained(self) -> bool:
        """Return whether the system let it be contained; waits until it has started."""
        with suppress(OSError):
            self.control.settimeout(PATIENCE)
            return self.control.recv(1) == CONTAINED
        return False

    def count_kills(self) -> None:
        """Note what the system kills from now on for lack of memory."""
        self.kills = out_of_memory_kills()

    def may_be_killed_by_others(self, code: int | None) -> bool:
        """Return whether another program, or the system for lack of memory, may have ended it with this exit code.

        No other agent can end a process that is contained. On Windows it chooses the exit code.
        """
        if sys.platform == "win32":
            return True
        if self.is_contained:
            return code == -signal.SIGKILL and out_of_memory_kills() > self.kills
        return code is not None and code < 0

    def exit_code(self) -> int | None:
        """Return the exit code of the module's process; None if that still ran, and was ended now."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(ENDING)
        if self.process.returncode is None and sys.platform != "win32":
            self.control.shutdown(socket.SHUT_WR)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
        return None if self.process.returncode == STOPPED else self.process.returncode


def _end(process: Process, line: socket.socket, control: socket.socket, mark: str, owner: int) -> None:
    """Close the connection, then kill what is left. Does nothing in a forked process."""
    if os.getpid() != owner:
        return
    with suppress(OSError):
        line.close()
        control.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(ENDING)
    if process.returncode is None or sys.platform == "win32":
        kill_tree(process)
    elif process.returncode < 0:  # it may have been the warden that was killed
        kill_marked(mark)


def serve_isolated(serve: Callable[[socket.socket], object]) -> NoReturn:
    """Call `serve` with the connection in the isolated process, without standard streams, and exit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory, *handles = map(int, sys.argv[1:])
    if sys.platform == "win32":
        line = socket.fromshare(sys.stdin.buffer.read())
        silence()
        serve(line)
        os._exit(0)
    contain, offline, connection, control = handles

    def work() -> None:
        os.setsid()
        silence()
        limit_memory(memory)
        serve(socket.socket(fileno=connection))

    def supervise_inside(owner: int) -> int:
        os.close(control)
        return _supervise(work, owner, connection, memory, is_contained=True)

    _become_subreaper()
    inside = namespaces.enter(supervise_inside, memory, bool(offline)) if contain else None
    os.write(control, CONTAINED if inside else OPEN)
    if inside is None:
        exit_as(_supervise(work, control, connection, memory))
    os.close(connection)
    exit_as(inside.wait(control))


def run_below(work: Callable[[bool], object], contain: bool, shared_memory: int) -> NoReturn:
    """Run `work` in a process below this one, and exit as it does.

    work: gets whether it is contained
    contain: whether to contain it, if the system allows that
    shared_memory: most MiB in /dev/shm
    """
    if sys.platform == "win32":  # where a job object ends what it starts
        work(False)
        os._exit(0)
    _become_subreaper()
    inside = namespaces.enter(partial(_supervise, partial(work, True)), shared_memory) if contain else None
    exit_as(inside.wait() if inside else _supervise(partial(work, False)))


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


def _supervise(
    work: Callable[[], object], owner: int = -1, connection: int = -1, memory: int = 0, is_contained: bool = False
) -> int:
    """Run `work` in a forked process, end what it started, and return its exit code.

    work: runs without the rights of root
    owner: descriptor of which the other end is closed to end the work; -1 if nobody does
    connection: descriptor for the work alone; -1 if it has none
    memory: MiB that all processes below may hold; 0 is no limit
    is_contained: whether /dev/shm is theirs
    """
    supervisor = os.getpid()
    pid = os.fork()
    if pid == 0:
        _close(owner)
        die_with(supervisor)
        _become_subreaper()
        keep_only_file_rights()
        work()
        os._exit(0)
    _close(connection)
    code = _watch(pid, owner, memory, is_contained)
    _end_all(_children())
    return code


def _close(descriptor: int) -> None:
    """Close a descriptor, if it is one."""
    if descriptor >= 0:
        os.close(descriptor)


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


def _watch(pid: int, owner: int, memory: int, is_contained: bool) -> int:
    """Wait for the end of a child, STOPPED by the owner, or memory EXCEEDED; return that, or the child's exit code."""
    watched = [owner] if owner >= 0 else []
    with suppress(AttributeError, OSError):  # not every kernel has it, nor lets everybody
        watched.append(os.pidfd_open(pid))
    while True:
        ready = select.select(watched, [], [], WATCH)[0]
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        if owner in ready:
            return STOPPED
        if memory and memory_watch.exceeds(memory, is_contained):
            return EXCEEDED


def exit_as(code: int) -> NoReturn:
    """Exit with this code; a negative one is the signal that kills this process."""
    if code < 0:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with suppress(OSError):  # there is no other way to be killed by SIGKILL
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(abs(code))
