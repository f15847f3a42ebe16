"""Client of the engine process of a board: sends one request at a time and never waits.

The process starts with the first request. A crash is reported, and the next request starts a new process. A process
that does not cancel a request in time is killed, and a new one gets the latest request.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import RLock
from typing import NamedTuple

from tempo.app.child_process import ChildProcess, Message
from tempo.app.timers import call_later

MODULE = "tempo.app.engine.worker"
STOP_TIMEOUT = 1.0  # seconds for the process to cancel a request


class EngineRequest(NamedTuple):
    """A request with its callbacks, which are called in another thread."""

    message: Message
    on_analysis: Callable[[Message], None]
    on_result: Callable[[Message], None]
    on_error: Callable[[str], None]


class EngineClient:
    """Sends requests to the engine process of one board."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.child: ChildProcess | None = None
        self.number = 0
        self.request: EngineRequest | None = None  # the latest request, until it has a result
        self.unfinished: set[int] = set()  # requests that the process has not finished or cancelled

    def ask(self, request: EngineRequest) -> None:
        """Send a request; it cancels the one before."""
        with self.lock:
            self.stop()
            self.number += 1
            self.request = request
            self.unfinished.add(self.number)
            if self.child is None:
                self.start()
            self.child.send({**request.message, "id": self.number})  # type: ignore[union-attr]

    def start(self) -> None:
        holder: list[ChildProcess] = []
        child = ChildProcess(
            MODULE, lambda message: self.on_message(holder, message), lambda why: self.on_exit(holder, why)
        )
        holder.append(child)
        self.child = child

    def on_message(self, holder: list[ChildProcess], message: Message) -> None:
        with self.lock:
            if self.child not in holder:
                return
            if "analysis" not in message:
                self.unfinished.discard(message["id"])
            if message["id"] != self.number or self.request is None:
                return
            request = self.request
            if "analysis" not in message:
                self.request = None
        if "analysis" in message:
            request.on_analysis(message["analysis"])
        elif "answer" in message:
            request.on_result(message["answer"])
        elif "error" in message:
            request.on_error(message["error"])

    def on_exit(self, holder: list[ChildProcess], why: str) -> None:
        """Report that the process ended by itself."""
        with self.lock:
            if self.child not in holder:
                return
            self.child, request, self.request = None, self.request, None
            self.unfinished.clear()
        if request is not None:
            request.on_error(why)

    def stop(self) -> None:
        """Cancel the current request."""
        with self.lock:
            if self.child is None or not self.unfinished:
                self.request = None
                return
            self.request = None
            self.number += 1
            self.child.send({"task": "stop", "id": self.number})
            call_later(STOP_TIMEOUT, partial(self.kill_if_stuck, self.child, max(self.unfinished)))

    def kill_if_stuck(self, child: ChildProcess, number: int) -> None:
        """Kill a process that has not cancelled request `number` in time, and send the latest request to a new one."""
        with self.lock:
            if self.child is not child or number not in self.unfinished:
                return
            self.child = None
            self.unfinished.clear()
            request = self.request
            if request is not None:
                self.ask(request)
        child.kill()

    def end(self) -> None:
        """End the process; the next request starts another."""
        with self.lock:
            child, self.child, self.request = self.child, None, None
            self.unfinished.clear()
        if child is not None:
            child.end()
