"""Client of the review process: starts it when needed, and asks for one game after the other.

A crash is reported, and the next request starts a new process. An idle process is ended; it restarts in half a second.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Event, RLock
from typing import Any, NamedTuple

from tempo.app.child_process import ChildProcess, Message
from tempo.app.timers import Timer, call_later
from tempo.lab.referee.game_types import MatchConfig

MODULE = "tempo.app.learn.review_worker"
IDLE = 120.0  # seconds until an idle process is ended
LINE_TIMEOUT = 30.0  # seconds
ABORTED = "the review was aborted ({why}): click again to restart it"


class Listener(NamedTuple):
    """Callbacks of a review, called in another thread."""

    on_step: Callable[[dict[str, Any]], None]
    on_end: Callable[[str | None], None]  # with an error message, or None


class ReviewClient:
    """Sends requests to a review process."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.child: ChildProcess | None = None
        self.number = 0  # number of the last request
        self.listener: tuple[int, Listener] | None = None  # number of the running review, and its listener
        self.lines: dict[int, tuple[Event, list[dict[str, Any]]]] = {}  # requested lines that somebody waits for
        self.timer: Timer | None = None

    def prepare(self, config: MatchConfig) -> None:
        """Start the process ahead of the first request."""
        with self.lock:
            if self.child is None:
                self.ask({"task": "ready", **_game_message(config, ())})
                self.be_idle()

    def review(self, config: MatchConfig, actions: Sequence[int], listener: Listener, quick: bool, deep: bool) -> None:
        """Review a game and stop the review before it.

        config    the board
        actions   moves of the game
        listener  callbacks for steps and the end
        quick     end when most values are known
        deep      go on until all scores are exact
        """
        with self.lock:
            number = self.ask({"task": "review", **_game_message(config, actions), "quick": quick, "deep": deep})
            self.listener = number, listener

    def line(self, config: MatchConfig, actions: Sequence[int], action: int) -> list[dict[str, Any]]:
        """Return the best line after a move, which takes a moment; empty if none was found in time."""
        found, plies = Event(), list[dict[str, Any]]()
        with self.lock:
            number = self.ask({"task": "line", **_game_message(config, actions), "action": action})
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
        """Report that the process ended by itself."""
        with self.lock:
            if self.child not in holder:
                return
            self.child, listener = None, self.forget()
        if listener is not None:
            listener.on_end(ABORTED.format(why=why))

    def forget(self) -> Listener | None:
        """Release all who wait, and return the listener of the running review."""
        listener, self.listener = self.listener, None
        for found, _ in self.lines.values():
            found.set()
        return None if listener is None else listener[1]

    def be_idle(self) -> None:
        """End the process in a while if no request arrives."""
        if self.timer is not None:
            self.timer.cancel()
        if self.listener is None and not self.lines:
            self.timer = call_later(IDLE, self.end)

    def stop(self) -> None:
        """Stop the running review without further callbacks."""
        with self.lock:
            if self.child is not None and self.listener is not None:
                self.ask({"task": "stop"})
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


def _game_message(config: MatchConfig, actions: Sequence[int]) -> Message:
    """Return a game as part of a message."""
    return {"config": {**config._asdict(), "shape": dict(config.shape)}, "actions": list(actions)}
