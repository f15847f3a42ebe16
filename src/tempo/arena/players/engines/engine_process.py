"""Process of an external engine that speaks a line protocol, with deadlines and failure reports.

Ctrl-C does not reach the program, and a wrapper script is killed with all that it started. Each answer has a deadline.
Where no clock runs, the wait ends when the program neither answers nor uses the processor. A program that ends, is
silent or talks nonsense raises `EngineFailed` with one line, and is killed: in a match that is a forfeit with a reason.
No thread reads its output, since workers fork.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import weakref
from collections import deque
from contextlib import suppress
from math import inf
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic

import psutil

from tempo.arena.adapter.game_types import AgentFault
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.process_text import exit_text
from tempo.arena.command_line.shell_text import split_command
from tempo.arena.jobs.processes import Process, is_readable, kill_tree, process_tree

LONGEST_COMPLAINT = 200  # characters of a program's last output
LONGEST_NAME = 80  # characters of a command line in a complaint
LONGEST_LINE = 1 << 20  # bytes; no protocol has any of that size
MOST_LINES = 100_000  # between two questions
MOST_PARTS = 100  # of 64 KiB that are read at once
PATIENCE = 3.0  # seconds for a program to end by itself
REST = 4.0  # seconds without an answer or CPU use that end the wait where no clock runs
LOOK = 0.25  # seconds between two looks at whether a program works
WORKING = 0.08  # of a core; one that sleeps and looks around now and then takes less


class EngineFailed(AgentFault):
    """The program ended, did not answer in time, or answered nonsense."""


def read_command(text: str, name: str, folder: str | None = None) -> list[str]:
    """Split a command line without a shell and find its program, first in the folder if one is given."""
    try:
        words = split_command(text)
    except ValueError as problem:
        raise BadInput(f"{name}: {problem} in the command line") from None
    if not words:
        raise BadInput(f"'{name}': give the command of the engine behind the colon")
    inside = shutil.which(str(Path(folder, words[0]))) if folder else None
    program = inside or shutil.which(words[0])
    if program is None:
        raise BadInput(f"{name}: there is no program '{words[0]}'" + (f", nor one in {folder}" if folder else ""))
    return [str(Path(program).absolute()) if folder else program, *words[1:]]  # what is relative ends with the folder


class EngineProcess:
    """A started program. Error messages begin with `name`."""

    def __init__(
        self, command: list[str], name: str, merged: bool = False, farewell: str = "", folder: str | None = None
    ) -> None:
        """Start the program.

        command: program and arguments
        name: prefix of error messages
        merged: whether lines on standard error count as output
        farewell: line that asks the program to end
        folder: working directory
        """
        self.name = name if len(name) <= LONGEST_NAME else f"{name[:20]} ... {name[25 - LONGEST_NAME :]}"
        self.lines: deque[bytes] = deque()  # read, but not yet asked for
        self.rest = b""  # read, but not yet a line
        self.heard = 0  # lines since the program was last told something
        self.merged = merged
        self.last = b""  # line of all
        self.complaints = TemporaryFile()  # noqa: SIM115 (lives as long as the process)
        try:
            self.process = Process(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT if merged else self.complaints,
                bufsize=0,
                cwd=folder,
            )
        except OSError as problem:
            raise BadInput(f"{name}: cannot be started: {problem.strerror}") from None
        assert self.process.stdout is not None
        self.output = self.process.stdout
        self.close = weakref.finalize(self, end, self.process, os.getpid(), farewell)

    def send(self, line: str) -> None:
        """Write one line to the program."""
        assert self.process.stdin is not None
        self.heard = 0
        try:
            self.process.stdin.write(f"{line}\n".encode())
        except OSError:
            raise self.failed("ended") from None

    def read_line(self, deadline: float, rest: float = inf) -> str:
        """Return the next line without its end. `deadline` is a time of `monotonic`, `rest` as in `next_line`."""
        line = self.next_line(deadline, rest)
        if line is None:
            raise self.failed("does not answer")
        return line

    def next_line(self, deadline: float, rest: float = inf) -> str | None:
        """Return the next line, or None at the deadline or after `rest` seconds without output or CPU use."""
        watch = Watch(self.process.pid, rest)
        while not self.lines:
            left = deadline - monotonic()
            if left <= 0 or watch.is_at_rest():
                return None
            if is_readable(self.output.fileno(), left if rest == inf else min(left, LOOK)):
                if not self.read_part():
                    raise self.failed("ended")
                if len(self.rest) > LONGEST_LINE:
                    raise self.failed("writes a line that does not end")
                watch.begin()
        self.heard += 1
        if self.heard > MOST_LINES:
            raise self.failed("does not stop talking")
        self.last = self.lines.popleft()
        return self.last.decode(errors="replace").rstrip("\r")

    def read_part(self) -> bool:
        """Read available output; return False at its end."""
        part = os.read(self.output.fileno(), 65536)
        *whole, self.rest = (self.rest + part).split(b"\n")
        self.lines.extend(whole)
        return bool(part)

    def forget(self) -> None:
        """Discard the output so far: it answers no later request."""
        self.read_all()
        self.lines.clear()
        self.rest = b""

    def read_all(self) -> None:
        """Read all output that is available now."""
        for _ in range(MOST_PARTS):
            if not is_readable(self.output.fileno(), 0) or not self.read_part():
                break

    def failed(self, how: str) -> EngineFailed:
        """End the program and return the exception to raise, with its last output unless `how` contains it."""
        is_quoted = how != "ended" and not how.startswith("does not")
        if how == "ended":
            with suppress(subprocess.TimeoutExpired):
                how = exit_text(self.process.wait(PATIENCE))
        elif how.startswith("does not"):
            kill_tree(self.process)  # it would not hear a farewell either
        said = "" if self.merged and is_quoted else self.last_words()  # before it is upset that nobody listens
        self.close()
        last = f" ({said:.{LONGEST_COMPLAINT}})" if said else ""
        return EngineFailed(f"{self.name} {how}{last}")

    def last_words(self) -> str:
        """Return the last line of its standard error, or of all output if both are merged."""
        size = self.complaints.seek(0, os.SEEK_END)
        self.complaints.seek(max(0, size - 4 * LONGEST_COMPLAINT))
        said = self.complaints.read()
        if self.merged:
            self.read_all()
            said = b"\n".join([self.last, *self.lines, self.rest])
        lines = said.decode(errors="replace").strip().splitlines()
        return lines[-1].strip() if lines else ""


class Watch:
    """Detector of an idle program: no CPU use by it and what it started for `rest` seconds."""

    def __init__(self, pid: int, rest: float) -> None:
        self.pid = pid
        self.limit = rest
        self.begin()

    def begin(self) -> None:
        """Restart the observation."""
        self.since = self.looked = monotonic()
        self.spent = 0.0

    def is_at_rest(self) -> bool:
        """Return whether the program is idle; poll it often."""
        now = monotonic()
        if self.limit == inf or now - self.looked < LOOK:
            return False
        spent = effort(self.pid)
        if spent == inf or spent - self.spent >= WORKING * (now - self.looked):
            self.since = now
        self.looked, self.spent = now, self.spent if spent == inf else spent
        return now - self.since >= self.limit


def effort(pid: int) -> float:
    """Return the CPU seconds of a process and all that it started; infinite while one runs or waits for a disk."""
    spent = 0.0
    for process in process_tree(pid):
        with suppress(psutil.Error), process.oneshot():
            if sys.platform == "linux" and process.status() in (psutil.STATUS_RUNNING, psutil.STATUS_DISK_SLEEP):
                return inf
            spent += sum(process.cpu_times()[:4])  # its own, and of children that have ended
    return spent


def end(process: Process, owner: int, farewell: str = "") -> None:
    """Ask a program to end, then kill it with all that it started. Does nothing in a forked process."""
    if os.getpid() != owner:
        return
    if farewell and process.stdin is not None:
        with suppress(OSError):
            process.stdin.write(f"{farewell}\n".encode())
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE if process.poll() is None else 0)
    kill_tree(process)
