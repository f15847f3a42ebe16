"""The process that reviews, as the server sees it: started when it is needed, asked for one game after the other.

One that crashes is listener of, and the next question starts another. One that nobody has asked for a while is ended: it
is there again in half a second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Event, RLock, Timer
from typing import Any, NamedTuple

from tempo.app.child_process import ChildProcess, Message
from tempo.lab.referee.game_data import MatchConfig

MODULE = "tempo.app.learn.review_worker"
IDLE = 120.0  # seconds after which it is ended
LINE_TIMEOUT = 30.0  # seconds that somebody waits for a line
ABORTED = "the review broke off ({why}): the next click begins it anew"


class Listener(NamedTuple):
    """Who is listener of a review, in another thread."""

    on_step: Callable[[dict[str, Any]], None]
    on_end: Callable[[str | None], None]  # with the trouble, if there was any


class ReviewClient:
    def __init__(self) -> None:
        self.lock = RLock()
        self.child: ChildProcess | None = None
        self.number = 0  # of the last question
        self.listener: tuple[int, Listener] | None = None  # of the review that is under way
        self.lines: dict[int, tuple[Event, list[dict[str, Any]]]] = {}  # that somebody waits for
        self.timer: Timer | None = None

    def prepare(self, config: MatchConfig) -> None:
        """Start it, if it is not there: somebody may soon ask."""
        with self.lock:
            if self.child is None:
                self.ask({"do": "ready", **game_message(config, ())})
                self.be_idle()

    def review(self, config: MatchConfig, actions: Sequence[int], listener: Listener, quick: bool, deep: bool) -> None:
        """Review a game; the one before is left."""
        with self.lock:
            number = self.ask({"do": "review", **game_message(config, actions), "quick": quick, "deep": deep})
            self.listener = number, listener

    def line(self, config: MatchConfig, actions: Sequence[int], action: int) -> list[dict[str, Any]]:
        """The line that proves a move, which takes a moment; empty if there came none."""
        found, plies = Event(), list[dict[str, Any]]()
        with self.lock:
            number = self.ask({"do": "line", **game_message(config, actions), "action": action})
            self.lines[number] = found, plies
        found.wait(LINE_TIMEOUT)
        with self.lock:
            self.lines.pop(number, None)
            self.be_idle()
        return plies

    def ask(self, message: Message) -> int:
        if self.timer is not None:
            self.timer.cancel()
        if self.child is None:
            holder: list[ChildProcess] = []
            self.child = ChildProcess(
                MODULE, lambda message: self.on_message(holder, message), lambda why: self.on_exit(holder, why)
            )
            holder.append(self.child)
        self.number += 1
        self.child.send({**message, "id": self.number})
        return self.number

    def on_message(self, holder: list[ChildProcess], message: Message) -> None:
        with self.lock:
            if self.child not in holder:
                return
            number = message["id"]
            if number in self.lines:
                found, plies = self.lines[number]
                plies.extend(message["plies"])
                found.set()
            if self.listener is None or self.listener[0] != number:
                return
            listener = self.listener[1]
            if "finished" in message:
                self.listener = None
                self.be_idle()
        if "step" in message:
            listener.on_step(message["step"])
        elif "finished" in message:
            listener.on_end(None)

    def on_exit(self, holder: list[ChildProcess], why: str) -> None:
        """It ended by itself."""
        with self.lock:
            if self.child not in holder:
                return
            self.child, listener = None, self.forget()
        if listener is not None:
            listener.on_end(ABORTED.format(why=why))

    def forget(self) -> Listener | None:
        """Nobody waits any more; who was listener of the review that was under way."""
        listener, self.listener = self.listener, None
        for found, _ in self.lines.values():
            found.set()
        return None if listener is None else listener[1]

    def be_idle(self) -> None:
        """End it in a while if nothing else comes."""
        if self.timer is not None:
            self.timer.cancel()
        if self.listener is None and not self.lines:
            self.timer = Timer(IDLE, self.end)
            self.timer.daemon = True
            self.timer.start()

    def stop(self) -> None:
        """Leave the review that is under way; nobody is listener of it any more."""
        with self.lock:
            if self.child is not None and self.listener is not None:
                self.ask({"do": "stop"})
            self.listener = None
            self.be_idle()

    def end(self) -> None:
        with self.lock:
            if self.timer is not None:
                self.timer.cancel()
            child, self.child = self.child, None
            listener = self.forget()
        if listener is not None:
            listener.on_end("it was ended")
        if child is not None:
            child.kill()


def game_message(config: MatchConfig, actions: Sequence[int]) -> Message:
    """A game, as it is listener to another process."""
    return {"config": {**config._asdict(), "shape": dict(config.shape)}, "actions": list(actions)}
