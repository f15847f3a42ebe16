"""The process that thinks for a board, as the board sees it: request one question at a time, and never waited for.

It is started when something is request for the first time. One that crashes is told of, and the next question starts it
anew; one that does not leave a question when it should is ended and started anew for the next.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock, Timer
from typing import NamedTuple

from tempo.app.child_process import ChildProcess, Message

MODULE = "tempo.app.engine.worker"
STOP_TIMEOUT = 1.0  # seconds until it must have left a question that nobody asks any more


class EngineRequest(NamedTuple):
    """A question, and who is told of it; all three are called in another thread."""

    message: Message
    on_analysis: Callable[[Message], None]
    on_result: Callable[[Message], None]
    on_error: Callable[[str], None]


class EngineClient:
    def __init__(self) -> None:
        self.lock = RLock()
        self.child: ChildProcess | None = None
        self.number = 0
        self.request: EngineRequest | None = None  # the newest question, as long as it has no answer
        self.unfinished: set[int] = set()  # questions that the process has not left yet

    def ask(self, request: EngineRequest) -> None:
        """Ask, and forget what was request before."""
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
        child = ChildProcess(MODULE, lambda message: self.on_message(holder, message), lambda why: self.on_exit(holder, why))
        holder.append(child)
        self.child = child

    def on_message(self, holder: list[ChildProcess], message: Message) -> None:
        with self.lock:
            if self.child not in holder:
                return
            if "thought" not in message:
                self.unfinished.discard(message["id"])
            if message["id"] != self.number or self.request is None:
                return
            request = self.request
            if "thought" not in message:
                self.request = None
        if "thought" in message:
            request.on_analysis(message["thought"])
        elif "answer" in message:
            request.on_result(message["answer"])
        elif "problem" in message:
            request.on_error(message["problem"])

    def on_exit(self, holder: list[ChildProcess], why: str) -> None:
        """It ended by itself."""
        with self.lock:
            if self.child not in holder:
                return
            self.child, request, self.request = None, self.request, None
            self.unfinished.clear()
        if request is not None:
            request.on_error(why)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        with self.lock:
            if self.child is None or not self.unfinished:
                self.request = None
                return
            self.request = None
            self.number += 1
            self.child.send({"do": "stop", "id": self.number})
            watchdog = Timer(STOP_TIMEOUT, self.kill_if_stuck, (self.child, max(self.unfinished)))
            watchdog.daemon = True
            watchdog.start()

    def kill_if_stuck(self, child: ChildProcess, number: int) -> None:
        """A question that should have been left long ago: end the process, and ask the newest of another."""
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
        """End the process; the next question starts another."""
        with self.lock:
            child, self.child, self.request = self.child, None, None
            self.unfinished.clear()
        if child is not None:
            child.end()
