"""A program that speaks a protocol of lines, and everything that can go wrong with one.

The program runs in a process group of its own, so that Ctrl-C is ours to handle and a wrapper script dies with
what it started. Each answer has a deadline. A program that has ended, is silent or talks nonsense raises
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
from contextlib import suppress
from tempfile import TemporaryFile
from time import monotonic

from tempo.lab.command_line.inputs import BadInput

LONGEST_COMPLAINT = 200  # characters of what a program said at last
PATIENCE = 1.0  # seconds for a program to end by itself


class EngineFailed(Exception):
    """The program ended, did not answer in time, or answered nonsense."""


def read_command(text: str, name: str) -> list[str]:
    """A command line as a list, its program found; no shell takes part."""
    try:
        words = shlex.split(text)
    except ValueError as problem:
        raise BadInput(f"{name}: {problem} in the command line") from None
    if not words:
        raise BadInput(f"'{name}': give the command of the engine behind the colon")
    program = shutil.which(words[0])
    if program is None:
        raise BadInput(f"{name}: there is no program '{words[0]}'")
    return [program, *words[1:]]


class EngineProcess:
    """The program, started; `name` is what complaints begin with."""

    def __init__(self, command: list[str], name: str, merged: bool = False, farewell: str = "") -> None:
        """`merged`: what it writes to its standard error counts as said, too; `farewell`: the line that ends it."""
        self.name = name
        self.rest = b""  # read, but not yet a line
        self.complaints = TemporaryFile()  # noqa: SIM115 (lives as long as the process)
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT if merged else self.complaints,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as problem:
            raise BadInput(f"{name}: cannot be started: {problem.strerror}") from None
        self.close = weakref.finalize(self, end, self.process, os.getpid(), farewell)

    def send(self, line: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(f"{line}\n".encode())
        except OSError:
            raise self.failed("ended") from None

    def read_line(self, deadline: float) -> str:
        """The next line, without its end; `deadline` is a time of `monotonic`."""
        assert self.process.stdout is not None
        while b"\n" not in self.rest:
            left = deadline - monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise self.failed("does not answer")
            part = os.read(self.process.stdout.fileno(), 65536)
            if not part:
                raise self.failed("ended")
            self.rest += part
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode(errors="replace").rstrip("\r")

    def failed(self, how: str) -> EngineFailed:
        """The failure to raise, with what the program said at last; the program is dead then."""
        if how == "ended":
            with suppress(subprocess.TimeoutExpired):
                how = ending(self.process.wait(PATIENCE))
        self.close()
        self.complaints.seek(0)
        said = self.complaints.read().decode(errors="replace").strip().splitlines()
        last = f" ({said[-1].strip():.{LONGEST_COMPLAINT}})" if said else ""
        return EngineFailed(f"{self.name} {how}{last}")


def ending(code: int) -> str:
    """How a process ended, in words."""
    return f"was killed by {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"


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
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
