"""An executor that knows the answers, for what is solved beforehand, and the real ones for a few positions."""

from collections.abc import Callable
from typing import Any


class Answers:
    """Does no work: it is told what comes of each job, and keeps what it was asked."""

    slots = 1

    def __init__(self, answer: Callable[[Any], Any]) -> None:
        self.answer = answer
        self.asked: list[Any] = []

    def run(self, work: Any, jobs: Any, **options: Any) -> Any:
        for index, job in enumerate(jobs):
            self.asked.append(job)
            yield index, self.answer(job)
