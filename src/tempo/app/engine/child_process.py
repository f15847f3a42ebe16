"""A child process of the server that exchanges lines of JSON with it.

The server gets a readable reason when the child fails. The child reads `Inbox.messages()` and answers with
`Inbox.send`; other output of the child is discarded. The child ends when its input closes, whatever it is doing. No
signal is needed for that, so that the child also ends when the server is killed.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from tempo.arena.command_line.process_text import exit_text, one_line
from tempo.arena.jobs.processes import PIPES, kill_tree, start_module

GRACE = 1.0  # seconds to exit normally
MAX_REASON = 200  # characters of the last error line
Message = dict[str, Any]


class ChildProcess:
    """A module run by `python -m`. Both callbacks are called in a listener thread."""

    def __init__(
        self,
        module: str,
        on_message: Callable[[ChildProcess, Message], None],
        on_end: Callable[[ChildProcess, str], None],
    ) -> None:
        """Start the module; `on_end` gets the reason if the process ends by itself."""
        self.process = start_module(module, **PIPES)
        self.on_message = on_message
        self.on_end = on_end
        self.is_wanted = True
        self.writing = Lock()
        self.last_error_line = ""
        self.listeners = [Thread(target=work, daemon=True) for work in (self.listen, self.read_errors)]
        for listener in self.listeners:
            listener.start()

    def send(self, message: Message) -> None:
        """Send a message. If the process is gone, `on_end` reports it."""
        with self.writing, suppress(OSError, ValueError):
            self.process.stdin.write(json.dumps(message).encode() + b"\n")  # type: ignore[union-attr]
            self.process.stdin.flush()  # type: ignore[union-attr]

    def listen(self) -> None:
        for line in self.process.stdout:  # type: ignore[union-attr]
            with suppress(ValueError):
                self.on_message(self, json.loads(line))
        code = self.process.wait()
        self.listeners[1].join(GRACE)
        if self.is_wanted:
            self.is_wanted = False
            said = f": {self.last_error_line}" if self.last_error_line else ""
            self.on_end(self, f"its process {exit_text(code)}{said}")

    def read_errors(self) -> None:
        for line in self.process.stderr:  # type: ignore[union-attr]
            if text := line.decode(errors="replace").strip():
                self.last_error_line = one_line(text[:MAX_REASON])

    def end(self, patience: float = GRACE) -> None:
        """End the process and everything that it started in its session."""
        self.is_wanted = False
        with suppress(OSError):
            self.process.stdin.close()  # type: ignore[union-attr]
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(patience)
        kill_tree(self.process)


class Inbox:
    """The child's side of the pipes: messages from the server, readable while other work is done."""

    def __init__(self) -> None:
        self.out = os.fdopen(os.dup(1), "wb")
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # output of an agent is not a message
        self.waiting: SimpleQueue[Message] = SimpleQueue()
        self.on_arrival: Callable[[Message], None] = lambda message: None
        self.writing = Lock()
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the server

    def messages(self) -> Iterator[Message]:
        """Yield messages in order; `on_arrival` sees each of them as soon as it arrives, in another thread."""
        Thread(target=self.read, daemon=True).start()
        while True:
            yield self.waiting.get()

    def read(self) -> None:
        for line in sys.stdin.buffer:
            message = json.loads(line)
            self.on_arrival(message)
            self.waiting.put(message)
        os._exit(0)  # the server is gone

    def send(self, message: Message) -> None:
        with self.writing, suppress(BrokenPipeError):
            self.out.write(json.dumps(message).encode() + b"\n")
            self.out.flush()
