"""Play a list of games over the cores, with a progress bar, and end well however it ends.

The bar goes to standard error and the report to standard output, so that a report can be piped or pasted.
The bar is drawn by hand ten times a second, not by a thread of its own: a process with threads must not fork.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from time import perf_counter
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
)

from tempo.arena.inputs import INTERRUPTED
from tempo.arena.runner import Game
from tempo.arena.workers import WorkerFailed, run_jobs

PATIENCE = 120.0  # seconds beyond the longest game that the clock allows, before an agent counts as hung

Job = TypeVar("Job")
Played = dict[int, Game]


class Ending(NamedTuple):
    """How the session ended: exit code 0 and no message if all was played."""

    seconds: float
    code: int = 0
    message: str | None = None

    def conclude(self, prog: str, played: Played) -> int:
        """Say what cut the session short, if anything did; the exit code, 1 if anything forfeited."""
        if self.message:
            print(f"{prog}: {self.message}", file=sys.stderr)
        return self.code or int(any(game.forfeit() is not None for game in played.values()))


def play_all(
    work: Callable[[Job], Game],
    jobs: Sequence[Job],
    workers: int,
    limit: float | None,
    score: Callable[[Played], str],
    label: Callable[[Job], str],
    lasting: bool = False,
) -> tuple[Played, Ending]:
    """The games by index of their job, in order; fewer than all if Ctrl-C or a dead process came between."""
    played: Played = {}
    code, message = 0, None
    start = perf_counter()
    with progress_bar() as bar:
        task = bar.add_task("playing", total=len(jobs), score="")
        try:
            with closing(run_jobs(work, jobs, workers, limit, bar.refresh, lasting)) as results:
                for index, game in results:
                    played[index] = game
                    bar.update(task, advance=1, score=score(played))
        except KeyboardInterrupt:
            code, message = INTERRUPTED, f"interrupted after {len(played)} of {len(jobs)} games"
        except WorkerFailed as failure:
            code, message = 1, f"{label(jobs[failure.index])}: {failure}"
        bar.refresh()
    return dict(sorted(played.items())), Ending(perf_counter() - start, code, message)


def progress_bar() -> Progress:
    return Progress(
        SpinnerColumn(),
        MofNCompleteColumn(),
        BarColumn(bar_width=30),
        TimeElapsedColumn(),
        TextColumn("{task.fields[score]}"),
        console=Console(stderr=True),
        auto_refresh=False,
        redirect_stdout=False,
        redirect_stderr=False,
        transient=sys.stderr.isatty(),
    )
