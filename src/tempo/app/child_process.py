"""A process of our own that works for the board: lines of JSON there and back, and it ends when we do.

It is told of what goes wrong there in a line for a person. Whoever is in such a process reads `messages()` and answers
with `tell`; what is printed there by anybody else goes nowhere. It ends when nobody writes to it any more, whatever it
is just doing: that, and no signal, is what makes it end with a server that was killed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from tempo.lab.command_line.process_text import exit_text, one_line

SOURCES = Path(__file__).resolve().parents[2]
NICENESS = 10  # pages answer before machines think
GRACE = 1.0  # seconds to end in order
MAX_REASON = 200  # characters of what it said last
Message = dict[str, Any]


class ChildProcess:
    """A module of ours that runs by itself; both functions are called in a thread that listens to it."""

    def __init__(self, module: str, on_message: Callable[[Message], None], on_end: Callable[[str], None]) -> None:
        """`on_end` is told why it ended, unless it was ended here."""
        paths = os.pathsep.join([str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self.on_message = on_message
        self.on_end = on_end
        self.is_wanted = True
        self.writing = Lock()
        self.last_error_line = ""
        self.listeners = [Thread(target=work, daemon=True) for work in (self.listen, self.read_errors)]
        for listener in self.listeners:
            listener.start()

    def send(self, message: Message) -> None:
        """Say something; whether it is still there will be told by `on_end`."""
        with self.writing, suppress(OSError, ValueError):
            self.process.stdin.write(json.dumps(message).encode() + b"\n")  # type: ignore[union-attr]
            self.process.stdin.flush()  # type: ignore[union-attr]

    def listen(self) -> None:
        for line in self.process.stdout:  # type: ignore[union-attr]
            with suppress(ValueError):
                self.on_message(json.loads(line))
        code = self.process.wait()
        self.listeners[1].join(GRACE)
        if self.is_wanted:
            self.is_wanted = False
            said = f": {self.last_error_line}" if self.last_error_line else ""
            self.on_end(f"its process {exit_text(code)}{said}")

    def read_errors(self) -> None:
        for line in self.process.stderr:  # type: ignore[union-attr]
            if text := line.decode(errors="replace").strip():
                self.last_error_line = one_line(text[:MAX_REASON])

    def end(self, patience: float = GRACE) -> None:
        """End it and whatever it started in its session; soon, and in any case."""
        self.is_wanted = False
        with suppress(OSError):
            self.process.stdin.close()  # type: ignore[union-attr]
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(patience)
        with suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)

    def kill(self) -> None:
        """End it at once: it does not listen."""
        self.end(patience=0.0)


class Inbox:
    """The other side of it: what the server says, read while something else is done."""

    def __init__(self) -> None:
        self.out = os.fdopen(os.dup(1), "wb")
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what an agent prints is no message
        self.waiting: SimpleQueue[Message] = SimpleQueue()
        self.on_arrival: Callable[[Message], None] = lambda message: None
        self.writing = Lock()
        with suppress(OSError):
            os.nice(NICENESS)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's

    def messages(self) -> Iterator[Message]:
        """What was said, one after the other; `on_arrival` hears of each as soon as it comes, in another thread."""
        Thread(target=self.read, daemon=True).start()
        while True:
            yield self.waiting.get()

    def read(self) -> None:
        for line in sys.stdin.buffer:
            message = json.loads(line)
            self.on_arrival(message)
            self.waiting.put(message)
        os._exit(0)  # nobody is there any more

    def send(self, message: Message) -> None:
        with self.writing, suppress(BrokenPipeError):
            self.out.write(json.dumps(message).encode() + b"\n")
            self.out.flush()
