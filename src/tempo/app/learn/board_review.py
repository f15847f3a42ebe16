"""The review of a board's line, running or finished, as the board's pages see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import RLock
from time import time
from typing import Any

from tempo.app.board import Board
from tempo.app.learn.review_client import Listener, ReviewClient
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_types import MatchConfig

JsonObject = dict[str, Any]


class BoardReview:
    """The review of one board's line."""

    def __init__(self, board: Board, on_change: Callable[[], None]) -> None:
        """Prepare a review; `on_change` is called from time to time while it grows."""
        self.board, self.on_change = board, on_change
        self.lock = RLock()
        self.client = ReviewClient()
        self.number = 0  # number of the review
        self.version = 0  # counts the changes of the review
        self.config: MatchConfig = board.config
        self.actions: tuple[int, ...] = ()
        self.plies: dict[str, JsonObject] = {}
        self.progress: JsonObject = {"done": 0, "total": 0, "finished": False, "stopped": False, "deep": False}
        self.accuracy: list[JsonObject] | None = None
        self.error: str | None = None

    def start(self, deep: bool = False) -> None:
        """Review the current line."""
        with self.board.lock:
            config, actions = self.board.config, self.board.tree.actions()
        if not actions:
            raise BadInput("there are no moves to review")
        with self.lock:
            self.number = max(self.number + 1, round(1000 * time()))  # larger than an earlier server's
            self.config, self.actions, self.plies = config, actions, {}
            self.progress = {"done": 0, "total": 0, "finished": False, "stopped": False, "deep": deep}
            self.accuracy = self.error = None
            number = self.number
            self.publish(self.plies)
            listener = Listener(lambda step: self.on_step(number, step), lambda error: self.on_end(number, error))
            self.client.review(config, actions, listener, quick=False, deep=deep)

    def stop(self) -> None:
        """Stop the review and keep its results."""
        with self.lock:
            if self.is_running:
                self.number += 1
                self.client.stop()
                self.progress["stopped"] = True
                self.publish({})

    def end(self) -> None:
        """Stop the review and end its process."""
        with self.lock:
            self.stop()
        self.client.end()

    @property
    def is_running(self) -> bool:
        begun = self.number > 0 and self.error is None
        return begun and not (self.progress["finished"] or self.progress["stopped"])

    def fits_board(self) -> bool:
        """Return whether this is the review of the line on the board."""
        with self.board.lock:
            return self.number > 0 and self.actions == self.board.tree.actions()

    def on_step(self, number: int, step: JsonObject) -> None:
        with self.lock:
            if number != self.number:
                return
            self.plies |= step["plies"]
            self.accuracy = step.get("accuracy", self.accuracy)
            self.progress |= {name: step[name] for name in ("done", "total") if name in step}
            self.publish(step["plies"])
        if "accuracy" in step:
            self.on_change()

    def on_end(self, number: int, error: str | None) -> None:
        with self.lock:
            if number == self.number:
                self.error = error
                self.progress["finished"] = error is None
                self.publish({})
        self.on_change()

    def publish(self, plies: JsonObject) -> None:
        """Send the new annotations to all pages of the board."""
        self.version += 1
        self.board.publish("review", {**self.to_json(), "plies": plies})

    def to_json(self) -> JsonObject:
        """Return the whole review."""
        with self.lock:
            return {
                "number": self.number,
                "version": self.version,
                "line": _line_key(self.actions),
                **self.progress,
                "running": self.is_running,
                "accuracy": self.accuracy,
                "error": self.error,
                "plies": dict(self.plies),
            }

    def line(self, at: int, action: int) -> list[JsonObject]:
        """Return the best line after `action` in the position after `at` moves."""
        with self.board.lock:
            config, actions = self.board.config, self.board.tree.actions()
        if not 0 <= at <= len(actions):
            raise BadInput(f"the line has {len(actions)} moves: there is no position after {at}")
        return find_line(self.client, config, actions[:at], action)


def find_line(client: ReviewClient, config: MatchConfig, actions: Sequence[int], action: int) -> list[JsonObject]:
    """Return the best line after an action; raise BadInput if there is none."""
    if action not in board_after(config, actions).legal():
        raise BadInput(f"{action} is not legal after move {len(actions)}")
    plies = client.line(config, actions, action)
    if not plies:
        raise BadInput(f"no line was found for {adapter_of(config.game).name_of(action, config)}: try again")
    return plies


def _line_key(actions: Sequence[int]) -> str:
    """Return a text that identifies a line."""
    return ".".join(map(str, actions))
