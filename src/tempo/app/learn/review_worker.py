"""Review process of a board: `python -m tempo.app.learn.review_worker`.

It receives lines of JSON (see `child_process`). A review runs step by step until it is stopped or replaced; requests
for best lines are answered between two steps. Positions stay in a cache, so that a second review of a game costs time
only for its new moves.
"""

from __future__ import annotations

from queue import Empty, SimpleQueue
from time import perf_counter

from tempo.app.child_process import Inbox, Message
from tempo.app.learn.best_line import best_line
from tempo.app.learn.game_review import GameReview, Step
from tempo.app.learn.position_cache import PositionCache
from tempo.lab.referee.game_types import MatchConfig
from tempo.native.aot.kernel_cache import use_kernel_cache

PAUSE = 0.05  # seconds between two messages; more messages would only queue up in front of the page


class ReviewWorker:
    """Answers the requests of one client."""

    def __init__(self) -> None:
        self.inbox = Inbox()
        self.inbox.on_arrival = self.on_message
        self.newest = -1  # number of the latest review, which replaces all before it
        self.lines: SimpleQueue[Message] = SimpleQueue()
        self.caches: dict[str, PositionCache] = {}

    def on_message(self, message: Message) -> None:
        """Note a message that arrives while a review runs."""
        if message["task"] == "line":
            self.lines.put(message)
        elif message["task"] in ("review", "stop"):
            self.newest = message["id"]

    def serve(self) -> None:
        """Handle requests until the server is gone."""
        for message in self.inbox.messages():
            self.find_lines()
            if message["task"] == "review":
                self.review(message)
            elif message["task"] == "ready":
                self.position_cache(message)

    def review(self, request: Message) -> None:
        review = GameReview(self.position_cache(request), request["actions"])
        pending: Step = {"plies": {}}
        sent_at = 0.0
        for step in review.steps(request["quick"], request["deep"]):
            if self.newest != request["id"]:
                return
            pending = {**pending, **step, "plies": {**pending["plies"], **step.get("plies", {})}}
            if perf_counter() - sent_at > PAUSE or "accuracy" in step:
                self.inbox.send({"id": request["id"], "step": pending})
                pending, sent_at = {"plies": {}}, perf_counter()
            self.find_lines()
        self.inbox.send({"id": request["id"], "finished": True})

    def find_lines(self) -> None:
        """Answer the requests for best lines that arrived meanwhile."""
        while True:
            try:
                request = self.lines.get_nowait()
            except Empty:
                return
            plies = best_line(self.position_cache(request), request["actions"], request["action"])
            self.inbox.send({"id": request["id"], "plies": plies})

    def position_cache(self, request: Message) -> PositionCache:
        """Return the cache of positions of this board."""
        config = MatchConfig(**request["config"])
        key = f"{config.game} {sorted(config.shape.items())}"
        if key not in self.caches:
            self.caches[key] = PositionCache(config)
        return self.caches[key]


def main() -> None:
    """Answer requests from standard input."""
    reviewer = ReviewWorker()
    use_kernel_cache()
    reviewer.serve()


if __name__ == "__main__":
    main()
