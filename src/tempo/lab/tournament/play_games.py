"""Play a list of games through an executor, with a progress bar and a clean end in every case.

The bar goes to standard error and the report to standard output, so that a report can be piped or pasted.
The bar is redrawn ten times a second without a thread of its own: a process with threads must not fork.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import timedelta
from time import monotonic, perf_counter
from typing import NamedTuple, TypeVar

from rich.console import Group, RenderableType
from rich.live import Live

from tempo.lab.command_line.inputs import INTERRUPTED, cores
from tempo.lab.command_line.progress import progress_bar
from tempo.lab.jobs.executor import Executor
from tempo.lab.jobs.workers import WorkerFailed
from tempo.lab.referee.game_types import PlayedGame

PATIENCE = 120.0  # seconds beyond the longest game within the clock, after which an agent counts as hung
SAY_EVERY = 30.0  # seconds between two lines of progress where no bar can be drawn
LOAD_OF_OTHERS = 0.5  # cores used by other programs from which games on a clock get a warning

Job = TypeVar("Job")
Played = dict[int, PlayedGame]


class SessionEnd(NamedTuple):
    """The end of a session: exit code 0 and no message if all games were played."""

    seconds: float
    code: int = 0
    message: str | None = None

    def conclude(self, prog: str, played: Played) -> int:
        """Print what interrupted the session, if anything did; return the exit code, 1 if any game was forfeited."""
        if self.message:
            print(f"{prog}: {self.message}", file=sys.stderr)
        return self.code or int(any(game.forfeit() is not None for game in played.values()))


def play_all(
    work: Callable[[Job], PlayedGame],
    jobs: Sequence[Job],
    executor: Executor,
    seen: Callable[[int, PlayedGame], None],
    *,
    prepare: Callable[[], None] | None = None,
    limit: float | None = None,
    lasting: bool = False,
    forfeit: Callable[[Job, str], PlayedGame] | None = None,
    skip: frozenset[int] = frozenset(),
    enough: Callable[[], bool] = lambda: False,
    view: Callable[[], RenderableType] = lambda: "",
    label: Callable[[Job], str] = str,
) -> SessionEnd:
    """Play games until all are done, `enough` returns True, Ctrl-C, or a process dies without `forfeit`.

    work: plays the game of a job
    jobs: one per game
    executor: where games are played
    seen: takes each game as it ends, with the index of its job
    prepare: runs before the first game
    limit: seconds after which a game counts as hung
    lasting: whether a process plays many games
    forfeit: returns the game of a job whose process died or hung, given the reason
    skip: indexes of games that were played before
    enough: whether the games so far suffice
    view: what to show above the bar
    label: name of a job in error messages
    """
    indexes = [] if enough() else [index for index in range(len(jobs)) if index not in skip]
    code, message, played = 0, None, len(skip)
    start = perf_counter()
    with Screen(view, total=len(jobs), done=played) as screen:
        try:
            todo = [jobs[index] for index in indexes]
            run = executor.run(
                work, todo, prepare=prepare, limit=limit, tick=screen.tick, lasting=lasting, lost=forfeit
            )
            with closing(run) as results:
                for place, game in results:
                    played += 1
                    seen(indexes[place], game)
                    screen.advance()
                    if enough():
                        break
        except KeyboardInterrupt:
            code, message = INTERRUPTED, f"interrupted after {played} of {len(jobs)} games"
        except WorkerFailed as failure:
            code, message = 1, f"{label(jobs[indexes[failure.index]])}: {failure}"
    return SessionEnd(perf_counter() - start, code, message)


class Screen:
    """The progress bar, with the current results above it, redrawn at each tick."""

    def __init__(self, view: Callable[[], RenderableType], total: int, done: int) -> None:
        self.view = view
        self.bar = progress_bar()
        self.task = self.bar.add_task("", total=total, completed=done, score="")
        self.total, self.done = total, done
        self.started = self.said = monotonic()
        self.on_terminal = sys.stderr.isatty()
        self.live = Live(
            console=self.bar.console,
            auto_refresh=False,
            transient=self.on_terminal,
            redirect_stdout=False,
            redirect_stderr=False,
        )

    def advance(self) -> None:
        """Count one more game."""
        self.bar.advance(self.task)
        self.done += 1

    def tick(self) -> None:
        """Redraw the bar, or print a line if it is time."""
        if self.on_terminal:
            self.live.update(self.picture(), refresh=True)
        elif monotonic() - self.said >= SAY_EVERY:
            self.say()

    def say(self) -> None:
        """Print the progress in one line, for a pipe or a log."""
        self.said = monotonic()
        seen = self.view()
        words = f", {seen}" if isinstance(seen, str) and seen else ""
        spent = timedelta(seconds=round(self.said - self.started))
        print(f"{self.done:,} of {self.total:,} done after {spent}{words}", file=sys.stderr, flush=True)

    def picture(self) -> RenderableType:
        """Return the current results and the bar."""
        seen = self.view()
        if isinstance(seen, str):
            self.bar.update(self.task, score=seen)
            return self.bar
        return Group(seen, self.bar)

    def __enter__(self) -> Screen:
        if self.on_terminal:
            self.live.start()
        return self

    def __exit__(self, *problem: object) -> None:
        if self.on_terminal:
            self.tick()
            self.live.stop()
        else:
            self.say()


def warn_if_loaded(workers: int, prog: str) -> None:
    """Warn if other programs use the cores: a game on a clock needs a core of its own."""
    if not hasattr(os, "getloadavg"):
        return
    load, limit = os.getloadavg()[0], cores()
    if workers > limit:
        print(f"{prog}: {workers} games at once on {limit} cores: agents will be late", file=sys.stderr)
    elif load + workers > limit + LOAD_OF_OTHERS:
        text = f"other work keeps {load:.1f} of {limit} cores busy: on a clock, agents will be late or play worse"
        fewer = max(1, limit - round(load))
        print(f"{prog}: {text} ({f'--workers {fewer}, or ' if fewer < workers else ''}wait)", file=sys.stderr)
