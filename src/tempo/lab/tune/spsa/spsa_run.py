"""A run of SPSA: pairs of games in batches, and the file from which an interrupted run goes on.

The file holds the conditions and the result of each pair (JSON lines). Theta follows from them. All pairs of a batch
are played from the same theta, so the run does not depend on the number of cores.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import Executor
from tempo.arena.records.json_lines import JsonLines
from tempo.arena.records.locked_file import LockedFile
from tempo.lab.tournament.pairs import ScheduledGame, derive_seed
from tempo.lab.tune.reference_games import Opening
from tempo.lab.tune.spsa.spsa import Spsa, Track, Values
from tempo.lab.tune.study.study_plan import StudyPlan


class SpsaRun(NamedTuple):
    """A run: the study's plan, the arithmetic, openings that are used in turn, and the pairs of a batch."""

    plan: StudyPlan
    spsa: Spsa
    openings: Sequence[Opening]
    batch: int

    def conditions(self) -> dict[str, Any]:
        """Return what must not change during a run."""
        gains = [list(gain) for gain in self.spsa.gains]
        own = {"start": list(self.spsa.start), "gains": gains, "iterations": self.spsa.pairs, "batch": self.batch}
        return {**self.plan.conditions(), "method": "spsa", **own}


class Pair(NamedTuple):
    """A pair of games between the two sides."""

    first: Values
    second: Values
    opening: Opening
    seed: int


def play_pair(plan: StudyPlan, pair: Pair) -> float:
    """Return the points, 0 to 2, of the first side in two games from one opening, with both colours."""
    sides = [plan.candidate(values) for values in (pair.first, pair.second)]
    tournament = plan.tournament(sides, [(0, 1)], [pair.opening], pair.seed)
    return sum(tournament.play(ScheduledGame(0, 0, game)).score(game) for game in (0, 1))


def run_spsa(run: SpsaRun, executor: Executor, tick: Callable[[], None]) -> Generator[tuple[Track, int], None, None]:
    """Yield where the run has come, and the pairs played, at first and after each pair."""
    run.plan.path.parent.mkdir(parents=True, exist_ok=True)
    with LockedFile(run.plan.path, "ab"):
        file, points = _open_file(run)
        track = Track.begin(run.spsa)
        yield track, len(points)
        while track.pairs() < run.spsa.pairs:
            batch = range(track.pairs() + 1, min(track.pairs() + run.batch, run.spsa.pairs) + 1)
            todo = [k for k in batch if k not in points]
            jobs = [_pair_of(run, track, k) for k in todo]
            work = partial(play_pair, run.plan)
            prepare = run.plan.warm_up if todo else None
            with closing(executor.run(work, jobs, prepare=prepare, tick=tick, lasting=True)) as results:
                for index, scored in results:
                    points[todo[index]] = scored
                    file.append({"pair": todo[index], "points": scored})
                    yield track, len(points)
            track.add(run.spsa, [points[k] for k in batch])
        yield track, len(points)


def _open_file(run: SpsaRun) -> tuple[JsonLines, dict[int, float]]:
    """Open the file, or begin it; return it with the points of the pairs so far."""
    path, own = run.plan.path, run.conditions()
    if path.stat().st_size and not path.read_bytes().startswith(b'{"conditions"'):
        raise BadInput(f"{path} holds no run of SPSA: name another file by --study")
    file = JsonLines(path)
    if not file.entries:
        file.append({"conditions": own})
    kept = file.entries[0]["conditions"]
    if kept != own:
        changed = [name for name in {**own, **kept} if kept.get(name) != own.get(name)]
        raise BadInput(f"{path} holds a run with other {', '.join(changed)}: name another file by --study")
    return file, {entry["pair"]: entry["points"] for entry in file.entries[1:]}


def _pair_of(run: SpsaRun, track: Track, k: int) -> Pair:
    """Return the games of a pair."""
    first, second = run.spsa.sides(track.theta(), k)
    return Pair(first, second, run.openings[(k - 1) % len(run.openings)], derive_seed(run.plan.seed, k, 0))
