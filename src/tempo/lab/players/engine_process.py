"""A program that speaks a protocol of lines, and everything that can go wrong with one.

The program runs in a process group of its own, so that Ctrl-C is ours to handle and a wrapper script dies with
what it started. Each answer has a deadline; where no clock runs, a program that neither answers nor works is not
waited for, while one that loads or compiles is. A program that has ended, is silent or talks nonsense raises
`EngineFailed` with one line that says so, and is killed: in a match that is a forfeit with a reason. No thread
reads along, since workers fork.
"""

from __future__ import annotations

import os
import select
import shlex
import shutil
import signal
import subprocess
import weakref
from collections import deque
from contextlib import suppress
from math import inf
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.command_line.process_text import exit_text
from tempo.lab.referee.game_data import AgentFault

LONGEST_COMPLAINT = 200  # characters of what a program said at last
LONGEST_NAME = 80  # characters of a command line in a complaint: what matters comes after it
LONGEST_LINE = 1 << 20  # bytes; no protocol has any of that size
MOST_LINES = 100_000  # between two questions: who says more has not been asked anything
MOST_PARTS = 100  # of 64 KiB that are read at once, from who does not stop talking
PATIENCE = 1.0  # seconds for a program to end by itself
REST = 4.0  # seconds without an answer or any work, after which nothing is to come where no clock runs
LOOK = 0.25  # seconds between two looks at whether a program works
WORKING = 0.08  # of a core; one that sleeps and looks around now and then takes less
STATS = Path("/proc")


class EngineFailed(AgentFault):
    """The program ended, did not answer in time, or answered nonsense."""


def read_command(text: str, name: str, folder: str | None = None) -> list[str]:
    """A command line as a list, its program found, in the folder first if there is one; no shell takes part."""
    try:
        words = shlex.split(text)
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
    """The program, started; `name` is what complaints begin with."""

    def __init__(
        self, command: list[str], name: str, merged: bool = False, farewell: str = "", folder: str | None = None
    ) -> None:
        """`merged`: what it writes to its standard error counts as said, too; `farewell`: the line that ends it;
        `folder`: where it runs."""
        self.name = name if len(name) <= LONGEST_NAME else f"{name[:20]} ... {name[25 - LONGEST_NAME :]}"
        self.lines: deque[bytes] = deque()  # read, but not yet asked for
        self.rest = b""  # read, but not yet a line
        self.heard = 0  # lines since the program was last told something
        self.merged = merged
        self.last = b""  # line of all
        self.complaints = TemporaryFile()  # noqa: SIM115 (lives as long as the process)
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT if merged else self.complaints,
                bufsize=0,
                start_new_session=True,
                cwd=folder,
            )
        except OSError as problem:
            raise BadInput(f"{name}: cannot be started: {problem.strerror}") from None
        self.close = weakref.finalize(self, end, self.process, os.getpid(), farewell)

    def send(self, line: str) -> None:
        assert self.process.stdin is not None
        self.heard = 0
        try:
            self.process.stdin.write(f"{line}\n".encode())
        except OSError:
            raise self.failed("ended") from None

    def read_line(self, deadline: float, rest: float = inf) -> str:
        """The next line, without its end; `deadline` is a time of `monotonic`, `rest` as in `next_line`."""
        line = self.next_line(deadline, rest)
        if line is None:
            raise self.failed("does not answer")
        return line

    def next_line(self, deadline: float, rest: float = inf) -> str | None:
        """None if none comes until the deadline, or the program has neither written nor worked for `rest` seconds."""
        watch = Watch(self.process.pid, rest)
        while not self.lines:
            left = deadline - monotonic()
            if left <= 0 or watch.is_at_rest():
                return None
            if self.is_readable(left if rest == inf else min(left, LOOK)):
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

    def is_readable(self, seconds: float) -> bool:
        assert self.process.stdout is not None
        return bool(select.select([self.process.stdout], [], [], seconds)[0])

    def read_part(self) -> bool:
        """False at the end of all that it says."""
        assert self.process.stdout is not None
        part = os.read(self.process.stdout.fileno(), 65536)
        *whole, self.rest = (self.rest + part).split(b"\n")
        self.lines.extend(whole)
        return bool(part)

    def forget(self) -> None:
        """Pass over what it has said so far: it belongs to no question that is to come."""
        self.read_all()
        self.lines.clear()
        self.rest = b""

    def read_all(self) -> None:
        """What is there by now."""
        for _ in range(MOST_PARTS):
            if not self.is_readable(0) or not self.read_part():
                break

    def failed(self, how: str) -> EngineFailed:
        """The failure to raise, with what the program said at last if `how` does not; the program is dead then."""
        is_quoted = how != "ended" and not how.startswith("does not")
        if how == "ended":
            with suppress(subprocess.TimeoutExpired):
                how = exit_text(self.process.wait(PATIENCE))
        elif how.startswith("does not"):
            kill(self.process)  # it would not hear a farewell either
        said = "" if self.merged and is_quoted else self.last_words()  # before it is upset that nobody listens
        self.close()
        last = f" ({said:.{LONGEST_COMPLAINT}})" if said else ""
        return EngineFailed(f"{self.name} {how}{last}")

    def last_words(self) -> str:
        """The last line of its standard error, wherever that goes."""
        size = self.complaints.seek(0, os.SEEK_END)
        self.complaints.seek(max(0, size - 4 * LONGEST_COMPLAINT))
        said = self.complaints.read()
        if self.merged:
            self.read_all()
            said = b"\n".join([self.last, *self.lines, self.rest])
        lines = said.decode(errors="replace").strip().splitlines()
        return lines[-1].strip() if lines else ""


class Watch:
    """Whether a program, and all that it has started, does nothing for so many seconds."""

    def __init__(self, session: int, rest: float) -> None:
        self.session = session
        self.limit = rest
        self.begin()

    def begin(self) -> None:
        self.since = self.looked = monotonic()
        self.spent = 0.0

    def is_at_rest(self) -> bool:
        """To be asked now and then. A machine that cannot tell lets everybody be at work."""
        now = monotonic()
        if self.limit == inf or now - self.looked < LOOK:
            return False
        spent = effort(self.session)
        if spent == inf or spent - self.spent >= WORKING * (now - self.looked):
            self.since = now
        self.looked, self.spent = now, self.spent if spent == inf else spent
        return now - self.since >= self.limit


def effort(session: int) -> float:
    """Processor seconds of all processes of a session; infinite if one works, or waits for a core or a disk, now."""
    spent = 0
    if not (STATS / "self/stat").exists():
        return inf
    for file in STATS.glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = file.read_bytes().rpartition(b")")[2].split()
            if int(fields[3]) != session:
                continue
            if fields[0] in (b"R", b"D"):
                return inf
            spent += sum(map(int, fields[11:15]))
    return spent / os.sysconf("SC_CLK_TCK")


def kill(process: subprocess.Popen[bytes]) -> None:
    """A program, with all that it started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def end(process: subprocess.Popen[bytes], owner: int, farewell: str = "") -> None:
    """Let a program end, or end it, with all that it started; a forked process leaves it to whoever started it."""
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
    kill(process)
