"""The review of the line of one board: under way or done, as its pages see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import RLock
from time import time
from typing import Any

from tempo.app.board import Board
from tempo.app.learn.review_client import Listener, ReviewerProcess
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_data import MatchConfig

Told = dict[str, Any]


class BoardReview:
    def __init__(self, board: Board, on_news: Callable[[], None]) -> None:
        """`on_news` is called now and then, when there is more of it."""
        self.board, self.on_news = board, on_news
        self.lock = RLock()
        self.process = ReviewerProcess()
        self.number = 0  # of the review
        self.version = 0  # of what is known of it
        self.config: MatchConfig = board.config
        self.actions: tuple[int, ...] = ()
        self.plies: dict[str, Told] = {}
        self.progress: Told = {"done": 0, "total": 0, "finished": False, "stopped": False, "deep": False}
        self.accuracy: list[Told] | None = None
        self.trouble: str | None = None

    def start(self, deep: bool = False) -> None:
        """Review the line as it is now."""
        with self.board.lock:
            config, actions = self.board.config, self.board.tree.actions()
        if not actions:
            raise BadInput("nothing was played yet: there is nothing to review")
        with self.lock:
            self.number = max(self.number + 1, round(1000 * time()))  # a page may know those of an earlier server
            self.config, self.actions, self.plies = config, actions, {}
            self.progress = {"done": 0, "total": 0, "finished": False, "stopped": False, "deep": deep}
            self.accuracy = self.trouble = None
            number = self.number
            self.tell(self.plies)
            listener = Listener(lambda step: self.hear(number, step), lambda trouble: self.finish(number, trouble))
            self.process.review(config, actions, listener, quick=False, deep=deep)

    def stop(self) -> None:
        """Leave it as it is."""
        with self.lock:
            if self.is_running:
                self.number += 1
                self.process.stop()
                self.progress["stopped"] = True
                self.tell({})

    def end(self) -> None:
        """Nobody looks on."""
        with self.lock:
            self.stop()
        self.process.end()

    @property
    def is_running(self) -> bool:
        begun = self.number > 0 and self.trouble is None
        return begun and not (self.progress["finished"] or self.progress["stopped"])

    def fits_board(self) -> bool:
        """Whether it is the review of what is on the board now."""
        with self.board.lock:
            return self.number > 0 and self.actions == self.board.tree.actions()

    def hear(self, number: int, step: Told) -> None:
        with self.lock:
            if number != self.number:
                return
            self.plies |= step["plies"]
            self.accuracy = step.get("accuracy", self.accuracy)
            self.progress |= {name: step[name] for name in ("done", "total") if name in step}
            self.tell(step["plies"])
        if "accuracy" in step:
            self.on_news()

    def finish(self, number: int, trouble: str | None) -> None:
        with self.lock:
            if number == self.number:
                self.trouble = trouble
                self.progress["finished"] = trouble is None
                self.tell({})
        self.on_news()

    def tell(self, plies: Told) -> None:
        """What is new, to all pages of the board."""
        self.version += 1
        self.board.tell("review", {**self.told(), "plies": plies})

    def told(self) -> Told:
        """All of it."""
        with self.lock:
            return {
                "number": self.number,
                "version": self.version,
                "line": key_of(self.actions),
                **self.progress,
                "running": self.is_running,
                "accuracy": self.accuracy,
                "trouble": self.trouble,
                "plies": dict(self.plies),
            }

    def line(self, at: int, action: int) -> list[Told]:
        """The line that proves an action after so many moves of the board's line."""
        with self.board.lock:
            config, actions = self.board.config, self.board.tree.actions()
        if not 0 <= at <= len(actions):
            raise BadInput(f"the line has {len(actions)} moves: there is no position after {at}")
        return proven(self.process, config, actions[:at], action)


def proven(process: ReviewerProcess, config: MatchConfig, actions: Sequence[int], action: int) -> list[Told]:
    """The line that proves an action, or a sentence that says why there is none."""
    if action not in board_after(config, actions).legal():
        raise BadInput(f"{action} is not legal after move {len(actions)}")
    plies = process.line(config, actions, action)
    if not plies:
        raise BadInput(f"no line was found for {adapter_of(config.game).name_of(action, config)}: try again")
    return plies


def key_of(actions: Sequence[int]) -> str:
    """A line, so that a page can tell whether it is the one that it shows."""
    return ".".join(map(str, actions))
