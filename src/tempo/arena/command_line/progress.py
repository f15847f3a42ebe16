"""Progress of long work, on standard error: a bar on a terminal, elsewhere a line now and then.

The caller redraws it. A thread of its own would make forking unsafe.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sized
from datetime import timedelta
from time import monotonic
from typing import TypeVar

from rich import progress
from rich.console import RenderableType
from rich.text import Text

from tempo.arena.command_line.console import Console

BETWEEN_LINES = 30.0  # seconds
Item = TypeVar("Item")


class Progress(progress.Progress):
    """Progress of a number of jobs; `view` is text beside the bar, or anything above it.

    In a pipe the line has a `view` of type str or Text; a table is left out.
    """

    def __init__(self, view: str | Callable[[], RenderableType], total: int | None = None, done: int = 0) -> None:
        """Begin with `done` jobs of `total`; None where the number is not known."""
        self.view = view
        self.above: tuple[RenderableType, ...] = ()
        super().__init__(
            progress.SpinnerColumn(),
            progress.MofNCompleteColumn(),
            progress.BarColumn(bar_width=30),
            progress.TimeElapsedColumn(),
            progress.TimeRemainingColumn(compact=True),
            progress.TextColumn("{task.fields[text]}", markup=False),
            console=Console(stderr=True),
            auto_refresh=False,
            redirect_stdout=False,
            redirect_stderr=False,
            transient=True,
        )
        self.on_terminal = sys.stderr.isatty()
        self.jobs = self.add_task("", total=total, completed=done, text="")
        self.began = self.said = monotonic()

    def get_renderables(self) -> Iterator[RenderableType]:
        """Yield what is drawn."""
        yield from self.above
        yield self.make_tasks_table(self.tasks)

    def text(self) -> str:
        """Look at the view, and return what it shows in the line of the bar."""
        seen = self.view if isinstance(self.view, str) else self.view()
        self.above = () if isinstance(seen, str) else (seen,)
        return seen if isinstance(seen, str) else ""

    def count(self, jobs: int = 1) -> None:
        """Count jobs that are done."""
        self.advance(self.jobs, jobs)

    def tick(self) -> None:
        """Redraw the bar, or print a line if it is time."""
        if self.on_terminal:
            self.update(self.jobs, text=self.text())
            self.refresh()
        elif monotonic() - self.said >= BETWEEN_LINES:
            self.say()

    def say(self) -> None:
        """Print the progress in one line, for a pipe or a log."""
        self.said, (task,) = monotonic(), self.tasks
        of = f"{task.completed:,.0f} of {task.total:,.0f} done after " if task.total is not None else ""
        line = f"{of}{timedelta(seconds=round(self.said - self.began))}"
        beside = self.text() or ", ".join(str(seen) for seen in self.above if isinstance(seen, Text))
        print(", ".join(filter(None, [line, beside])), file=sys.stderr, flush=True)

    def start(self) -> None:
        """Draw the bar for the first time."""
        if self.on_terminal:
            super().start()

    def stop(self) -> None:
        """Draw the bar for the last time, or print the last line."""
        if self.on_terminal:
            self.tick()
            super().stop()
        else:
            self.say()


def tracked(items: Iterable[Item], view: str, total: int | None = None) -> Iterator[Item]:
    """Yield items, with a bar; `total` is their number where they have no length."""
    with Progress(view, len(items) if isinstance(items, Sized) else total) as bar:
        for item in items:
            yield item
            bar.count()
            bar.tick()


class Speed:
    """Speed of jobs from the end of the first one on, so that start and compilation do not count."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.first: float | None = None  # when the first job ended
        self.jobs = 0  # that ended after it

    def count(self, jobs: int = 1) -> None:
        """Count a job that has ended, or some that have ended together."""
        if self.first is None:
            self.first = self.clock()
        else:
            self.jobs += jobs

    def seconds(self, jobs: int) -> float | None:
        """Return the expected time of a number of jobs; None before two have ended."""
        return None if self.first is None or not self.jobs else jobs * (self.clock() - self.first) / self.jobs


class ProgressTicker:
    """Callable that reports the expected time every half a minute; short work reports nothing.

    The first call starts the clock: what was compiled before says nothing about the rest.
    """

    def __init__(self, share: Callable[[], float], say: Callable[[str], object]) -> None:
        """Prepare. `share` returns the part of the work that is done; `say` prints the report."""
        self.share, self.say = share, say
        self.began = self.said = -1.0

    def __call__(self) -> None:
        """Report if it is time."""
        now = monotonic()
        if self.began < 0:
            self.began = self.said = now
        if now - self.said >= BETWEEN_LINES:
            self.said, spent, done = now, (now - self.began) / 60, self.share()
            self.say(f"{spent / done - spent:.1f} minutes to go" if done else f"{spent:.1f} minutes so far")
