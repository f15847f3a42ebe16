"""Play a list of games through an executor, with a progress bar and a clean end in every case.

The bar goes to standard error and the report to standard output, so that a report can be piped or pasted.
The bar is redrawn ten times a second without a thread of its own: a process with threads must not fork.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from time import perf_counter
from typing import NamedTuple, TypeVar

from rich.console import RenderableType

from tempo.arena.adapter.game_types import PlayedGame
from tempo.arena.command_line.inputs import INTERRUPTED
from tempo.arena.command_line.progress import Progress
from tempo.arena.jobs.executor import Executor
from tempo.arena.jobs.pool import Order, WorkerFailed
from tempo.arena.jobs.processes import busy_cores
from tempo.lab.tournament.pairs import Tournament
from tempo.lab.tournament.standings import Standings
from tempo.native.cores import usable_cores

PATIENCE = 120.0  # seconds beyond the longest game within the clock, after which an agent counts as hung
LOAD_OF_OTHERS = 0.5  # cores used by other programs from which games on a clock get a warning

Job = TypeVar("Job")
Played = dict[int, PlayedGame]


class SessionEnd(NamedTuple):
    """The end of a session: exit code 0 and no message if all games were played."""

    seconds: float
    code: int = 0
    message: str | None = None

    def conclude(self, prog: str, played: Played) -> int:
        """Print what interrupted the session, if anything did; return the exit code, 1 if a game was not played out."""
        if self.message:
            print(f"{prog}: {self.message}", file=sys.stderr)
        return self.code or int(any(game.forfeit() is not None or not game.is_finished() for game in played.values()))


def play_all(
    order: Order,
    jobs: Sequence[Job],
    executor: Executor,
    seen: Callable[[int, PlayedGame], None],
    *,
    forfeit: Callable[[Job, str], PlayedGame] | None = None,
    skip: frozenset[int] = frozenset(),
    enough: Callable[[], bool] = lambda: False,
    view: Callable[[], RenderableType] = lambda: "",
    label: Callable[[Job], str] = str,
    between: Callable[[], None] = lambda: None,
) -> SessionEnd:
    """Play games until all are done, `enough` returns True, Ctrl-C, or a process dies without `forfeit`.

    An error in a search of ours raises SearchFailed.

    order: plays the game of a job
    jobs: one per game
    executor: where games are played
    seen: takes each game as it ends, with the index of its job
    forfeit: returns the game of a job whose process died or hung, given the reason; without it that ends the run
    skip: indexes of games that were played before
    enough: whether the games so far suffice
    view: what to show above the bar
    label: name of a job in error messages
    between: called ten times a second
    """

    def tick() -> None:
        progress.tick()
        between()

    indexes = [] if enough() else [index for index in range(len(jobs)) if index not in skip]
    code, message, played = 0, None, len(skip)
    start = perf_counter()
    with Progress(view, len(jobs), played) as progress:
        try:
            todo = [jobs[index] for index in indexes]
            with closing(executor.run_order(order, todo, tick, forfeit)) as results:
                for place, game in results:
                    played += 1
                    seen(indexes[place], game)
                    progress.count()
                    if enough():
                        break
        except KeyboardInterrupt:
            code, message = INTERRUPTED, f"interrupted after {played} of {len(jobs)} games"
        except WorkerFailed as failure:
            code, message = 1, f"{label(jobs[indexes[failure.index]])}: {failure}"
    return SessionEnd(perf_counter() - start, code, message)


def play_tournament(
    tournament: Tournament,
    standings: Standings,
    executor: Executor,
    seen: Callable[[int, PlayedGame], None],
    view: Callable[[], RenderableType],
    skip: frozenset[int] = frozenset(),
    between: Callable[[], None] = lambda: None,
) -> SessionEnd:
    """Play the games of a tournament until all are done or its standings are decided.

    tournament: players, pairings and openings
    standings: count each game
    executor: where games are played
    seen: takes each game as it ends, with its index in the schedule
    view: what to show above the bar
    skip: indexes of games that were played before
    between: called ten times a second
    """

    def counted(index: int, game: PlayedGame) -> None:
        standings.add(index, game)
        seen(index, game)

    limit = tournament.longest_game() + PATIENCE if tournament.config.timed else None
    return play_all(
        Order(tournament.play, tournament.prepare, limit, tournament.lasting()),
        tournament.schedule(),
        executor,
        counted,
        skip=skip,
        enough=lambda: standings.decided,
        view=view,
        label=lambda scheduled: f"pair {scheduled.pair} game {scheduled.game}",
        between=between,
    )


def warn_if_loaded(workers: int, prog: str) -> None:
    """Warn if other programs use the cores: a game on a clock needs a core of its own."""
    load, limit = busy_cores(), usable_cores()
    if workers > limit:
        print(f"{prog}: {workers} games at once on {limit} cores: agents will be late", file=sys.stderr)
    elif load + workers > limit + LOAD_OF_OTHERS:
        text = f"other work keeps {load:.1f} of {limit} cores busy: on a clock, agents will be late or play worse"
        fewer = max(1, limit - round(load))
        print(f"{prog}: {text} ({f'--workers {fewer}, or ' if fewer < workers else ''}wait)", file=sys.stderr)
