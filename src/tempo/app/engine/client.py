"""The process that thinks for a board, as the board sees it: asked one question at a time, and never waited for.

It is started when something is asked for the first time. One that crashes is told of, and the next question starts it
anew; one that does not leave a question when it should is ended and started anew for the next.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock, Timer
from typing import NamedTuple

from tempo.app.child_process import ChildProcess, Message

MODULE = "tempo.app.engine.worker"
PATIENCE = 1.0  # seconds until it must have left a question that nobody asks any more


class Asked(NamedTuple):
    """A question, and who is told of it; all three are called in another thread."""

    message: Message
    on_thought: Callable[[Message], None]
    on_answer: Callable[[Message], None]
    on_trouble: Callable[[str], None]


class ThinkerProcess:
    def __init__(self) -> None:
        self.lock = RLock()
        self.child: ChildProcess | None = None
        self.number = 0
        self.asked: Asked | None = None  # the newest question, as long as it has no answer
        self.unfinished: set[int] = set()  # questions that the process has not left yet

    def ask(self, asked: Asked) -> None:
        """Ask, and forget what was asked before."""
        with self.lock:
            self.stop()
            self.number += 1
            self.asked = asked
            self.unfinished.add(self.number)
            if self.child is None:
                self.start()
            self.child.send({**asked.message, "id": self.number})  # type: ignore[union-attr]

    def start(self) -> None:
        holder: list[ChildProcess] = []
        child = ChildProcess(MODULE, lambda message: self.hear(holder, message), lambda why: self.lose(holder, why))
        holder.append(child)
        self.child = child

    def hear(self, holder: list[ChildProcess], message: Message) -> None:
        with self.lock:
            if self.child not in holder:
                return
            if "thought" not in message:
                self.unfinished.discard(message["id"])
            if message["id"] != self.number or self.asked is None:
                return
            asked = self.asked
            if "thought" not in message:
                self.asked = None
        if "thought" in message:
            asked.on_thought(message["thought"])
        elif "answer" in message:
            asked.on_answer(message["answer"])
        elif "problem" in message:
            asked.on_trouble(message["problem"])

    def lose(self, holder: list[ChildProcess], why: str) -> None:
        """It ended by itself."""
        with self.lock:
            if self.child not in holder:
                return
            self.child, asked, self.asked = None, self.asked, None
            self.unfinished.clear()
        if asked is not None:
            asked.on_trouble(why)

    def stop(self) -> None:
        """Nobody wants to know any more."""
        with self.lock:
            if self.child is None or not self.unfinished:
                self.asked = None
                return
            self.asked = None
            self.number += 1
            self.child.send({"do": "stop", "id": self.number})
            watchdog = Timer(PATIENCE, self.give_up, (self.child, max(self.unfinished)))
            watchdog.daemon = True
            watchdog.start()

    def give_up(self, child: ChildProcess, number: int) -> None:
        """A question that should have been left long ago: end the process, and ask the newest of another."""
        with self.lock:
            if self.child is not child or number not in self.unfinished:
                return
            self.child = None
            self.unfinished.clear()
            asked = self.asked
            if asked is not None:
                self.ask(asked)
        child.kill()

    def rest(self) -> None:
        """End the process; the next question starts another."""
        with self.lock:
            child, self.child, self.asked = self.child, None, None
            self.unfinished.clear()
        if child is not None:
            child.end()
