"""What reviews games for a board, in a process of its own: `python -m tempo.app.learn.review_worker`.

It is told by lines of JSON (see `child_process`) to review a game, which it does step by step until it is told to stop
or to review another, or to find the line that proves a move, which it does between two steps. What it knows of
positions it keeps: of a game that was reviewed before, only what is new in it takes time.
"""

from __future__ import annotations

from queue import Empty, SimpleQueue
from time import perf_counter

from tempo.app.child_process import Inbox, Message
from tempo.app.learn.best_line import best_line
from tempo.app.learn.game_review import GameReview, Step
from tempo.app.learn.position_cache import PositionCache
from tempo.lab.referee.game_data import MatchConfig
from tempo.native.aot.kernel_cache import use_store

PAUSE = 0.05  # seconds between two messages: more would only queue up before the page


class ReviewWorker:
    def __init__(self) -> None:
        self.inbox = Inbox()
        self.inbox.on_arrival = self.on_message
        self.newest = -1  # review; those before it are wanted no more
        self.lines: SimpleQueue[Message] = SimpleQueue()
        self.caches: dict[str, PositionCache] = {}

    def on_message(self, message: Message) -> None:
        """Something arrives while something else is done."""
        if message["do"] == "line":
            self.lines.put(message)
        elif message["do"] in ("review", "stop"):
            self.newest = message["id"]

    def serve(self) -> None:
        """Do what is request until nobody asks any more."""
        for message in self.inbox.messages():
            self.find_lines()
            if message["do"] == "review":
                self.review(message)
            elif message["do"] == "ready":
                self.position_cache(message)

    def review(self, request: Message) -> None:
        review = GameReview(self.position_cache(request), request["actions"])
        waiting: Step = {"plies": {}}
        told = 0.0
        for step in review.steps(request["quick"], request["deep"]):
            if self.newest != request["id"]:
                return
            waiting = {**waiting, **step, "plies": {**waiting["plies"], **step.get("plies", {})}}
            if perf_counter() - told > PAUSE or "accuracy" in step:
                self.inbox.send({"id": request["id"], "step": waiting})
                waiting, told = {"plies": {}}, perf_counter()
            self.find_lines()
        self.inbox.send({"id": request["id"], "finished": True})

    def find_lines(self) -> None:
        """Those that were request for in the meantime."""
        while True:
            try:
                request = self.lines.get_nowait()
            except Empty:
                return
            plies = best_line(self.position_cache(request), request["actions"], request["action"])
            self.inbox.send({"id": request["id"], "plies": plies})

    def position_cache(self, request: Message) -> PositionCache:
        """What is known of positions of this board."""
        config = MatchConfig(**request["config"])
        key = f"{config.game} {sorted(config.shape.items())}"
        if key not in self.caches:
            self.caches[key] = PositionCache(config)
        return self.caches[key]


def main() -> None:
    reviewer = ReviewWorker()
    use_store()
    reviewer.serve()


if __name__ == "__main__":
    main()
