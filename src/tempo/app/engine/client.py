"""Client of an engine process: sends one request at a time. Only the function that `begin` returns waits.

The process starts with the first request. A crash is reported, and the next request starts a new process. A process
that does not cancel a request in time is killed, and a new one gets the latest request.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import RLock, Timer
from typing import NamedTuple

from tempo.app.engine.child_process import ChildProcess, Message
from tempo.arena.command_line.inputs import BadInput

MODULE = "tempo.app.engine.worker"
STOP_TIMEOUT = 1.0  # seconds for the process to cancel a request
ABORTED = "the review was aborted ({why}): click again to restart it"


def call_later(seconds: float, act: Callable[[], object]) -> Timer:
    """Call a function in a while, in a thread that does not keep the process alive; `cancel` ends the timer."""
    timer = Timer(seconds, act)
    timer.daemon = True
    timer.start()
    return timer


class EngineRequest(NamedTuple):
    """A request with its callbacks, which are called in another thread. It ends with one of the last three."""

    message: Message
    on_analysis: Callable[[Message], None]
    on_result: Callable[[Message], None]
    on_error: Callable[[str], None]
    on_cancel: Callable[[str], None] = lambda why: None


class EngineClient:
    """Sends requests to an engine process of its own."""

    def __init__(self, idle: float | None = None) -> None:
        """Set up a client; it ends a process that is `idle` for so many seconds."""
        self.idle = idle
        self.lock = RLock()
        self.child: ChildProcess | None = None
        self.request: EngineRequest | None = None  # the latest request, until it has a result
        self.sent = self.answered = 0  # numbers of the last message, and of the last one that the process is done with
        self.stopped = 0  # number of the last message that cancels those before
        self.timer: Timer | None = None

    def ask(self, request: EngineRequest) -> None:
        """Send a request; it cancels the one before."""
        with self.lock:
            self.stop()
            self.request = request
            if self.child is None:
                self.child = ChildProcess(MODULE, self.on_message, self.on_exit)
            self.send(self.child, request.message)

    def begin(self, message: Message) -> Callable[[], Message]:
        """Send a request; return a function that waits for its result, or raises BadInput with a sentence."""
        replies: SimpleQueue[Message | str] = SimpleQueue()
        self.ask(EngineRequest(message, lambda analysis: None, replies.put, replies.put, replies.put))

        def answer() -> Message:
            reply = replies.get()
            if isinstance(reply, str):
                raise BadInput(ABORTED.format(why=reply))
            return reply

        return answer

    def send(self, child: ChildProcess, message: Message) -> None:
        self.sent += 1
        child.send({**message, "id": self.sent})
        self.set_timer()

    def on_message(self, child: ChildProcess, message: Message) -> None:
        with self.lock:
            if child is not self.child:
                return
            request = self.request if message["id"] == self.sent else None
            if "analysis" not in message:
                self.answered = message["id"]
                self.request = self.request if request is None else None
                self.set_timer()
        if request is None:
            return
        if "analysis" in message:
            request.on_analysis(message["analysis"])
        elif "error" in message:
            request.on_error(message["error"])
        else:
            request.on_result(message["answer"])

    def on_exit(self, child: ChildProcess, why: str) -> None:
        """Report that the process ended by itself."""
        with self.lock:
            if child is not self.child:
                return
            request = self.forget()
        if request is not None:
            request.on_error(why)

    def stop(self) -> None:
        """Cancel the current request."""
        with self.lock:
            request, self.request = self.request, None
            if self.child is not None and self.answered < self.sent:
                self.stopped = self.sent + 1
                self.send(self.child, {"task": "stop"})
        if request is not None:
            request.on_cancel("it was stopped")

    def set_timer(self) -> None:
        """Kill the process if it does not cancel in time; end it if it is idle for long."""
        if self.timer is not None:
            self.timer.cancel()
        state = self.sent, self.answered
        if self.answered < self.stopped:
            self.timer = call_later(STOP_TIMEOUT, partial(self.kill_stuck, state))
        elif self.idle is not None and self.answered == self.sent:
            self.timer = call_later(self.idle, partial(self.end_idle, state))

    def kill_stuck(self, state: tuple[int, int]) -> None:
        """Kill a process that has not cancelled in time, and send the latest request to a new one."""
        with self.lock:
            child = self.child
            if child is None or state != (self.sent, self.answered):
                return
            request = self.forget()
            if request is not None:
                self.ask(request)
        child.end(patience=0.0)

    def end_idle(self, state: tuple[int, int]) -> None:
        with self.lock:
            if state == (self.sent, self.answered):
                self.end()

    def forget(self) -> EngineRequest | None:
        """Give up the process, and return the request that it has not answered."""
        request, self.request, self.child = self.request, None, None
        self.answered = self.sent
        if self.timer is not None:
            self.timer.cancel()
        return request

    def end(self) -> None:
        """End the process; the next request starts another."""
        with self.lock:
            child, request = self.child, self.forget()
        if child is not None:
            child.end()
        if request is not None:
            request.on_cancel("it was ended")
