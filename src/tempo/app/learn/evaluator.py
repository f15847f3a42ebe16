"""Client of the process that evaluates positions for a board: starts it when it is asked, and waits for answers.

A crash is reported, and the next question starts a new process. An idle process is ended; it restarts in half a second.
"""

from __future__ import annotations

from queue import SimpleQueue
from threading import RLock
from typing import Any

from tempo.app.child_process import ChildProcess, Message
from tempo.app.timers import Timer, call_later
from tempo.lab.command_line.inputs import BadInput

MODULE = "tempo.app.learn.evaluation_worker"
IDLE = 120.0  # seconds until an idle process is ended
ABORTED = "the review was aborted ({why}): click again to restart it"
Answer = dict[str, Any]


class Evaluator:
    """Asks a process of its own for the scores of positions."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.child: ChildProcess | None = None
        self.number = 0  # of the last question
        self.waiting: dict[int, SimpleQueue[Answer | str]] = {}  # where the answers go; a text says why there is none
        self.timer: Timer | None = None

    def ask(self, question: Message) -> Answer:
        """Return the answer to a question; raise BadInput if the process ends before it."""
        waiter: SimpleQueue[Answer | str] = SimpleQueue()
        with self.lock:
            child = self.started()
            self.number += 1
            self.waiting[self.number] = waiter
            child.send({**question, "id": self.number})
        answer = waiter.get()
        self.be_idle()
        if isinstance(answer, str):
            raise BadInput(ABORTED.format(why=answer))
        return answer

    def started(self) -> ChildProcess:
        """Return the running process."""
        if self.timer is not None:
            self.timer.cancel()
        if self.child is None:
            holder: list[ChildProcess] = []
            self.child = ChildProcess(
                MODULE, lambda message: self.on_message(message), lambda why: self.on_exit(holder, why)
            )
            holder.append(self.child)
        return self.child

    def on_message(self, message: Message) -> None:
        with self.lock:
            waiter = self.waiting.pop(message["id"], None)
        if waiter is not None:
            waiter.put(message["answer"])

    def on_exit(self, holder: list[ChildProcess], why: str) -> None:
        """Report that the process ended by itself."""
        with self.lock:
            if self.child in holder:
                self.child = None
                self.release(why)

    def release(self, why: str) -> None:
        """Tell all who wait that there is no answer."""
        waiting, self.waiting = self.waiting, {}
        for waiter in waiting.values():
            waiter.put(why)

    def be_idle(self) -> None:
        """End the process in a while if no question arrives."""
        with self.lock:
            if self.timer is not None:
                self.timer.cancel()
            if not self.waiting:
                self.timer = call_later(IDLE, self.end)

    def end(self) -> None:
        """End the process; the next question starts another."""
        with self.lock:
            if self.timer is not None:
                self.timer.cancel()
            child, self.child = self.child, None
            self.release("it was ended")
        if child is not None:
            child.kill()
