"""`local_eval.py tune PLAYER --method spsa`: many parameters at once, pair by pair (spsa.py)."""

from __future__ import annotations

import csv
import sys
from argparse import Namespace
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from time import monotonic

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import INTERRUPTED, BadInput
from tempo.arena.command_line.progress import Progress
from tempo.arena.jobs.executor import Executor
from tempo.arena.records.progress_file import ProgressFile, progress_beside
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tune.final_comparison import final_match
from tempo.lab.tune.spsa.spsa import Spsa, Track, read_gains
from tempo.lab.tune.spsa.spsa_report import print_track, values_text
from tempo.lab.tune.spsa.spsa_run import SpsaRun, run_spsa
from tempo.lab.tune.study.search_space import DEFAULT_PARAMETERS
from tempo.lab.tune.study.study_files import default_run
from tempo.lab.tune.tune_plan import openings_of_file, plan_without_games
from tempo.lab.tune.tune_report import conclude, print_match

BATCH = 8  # pairs between two steps


def read_run(options: Namespace) -> SpsaRun:
    """Return the run that the options describe."""
    texts, gain_of = read_gains(options.param or DEFAULT_PARAMETERS, options.iterations)
    options.objective = "match"
    plan = plan_without_games(options, texts)
    for parameter in plan.parameters:
        if parameter.choices:
            raise BadInput(f"'{parameter.name}' is a choice of words: SPSA tunes numbers")
    plan = plan._replace(path=(options.study or default_run(plan)).resolve())
    start, config, adapter = plan.start(), plan.config(), adapter_of(plan.game)
    gains = [gain_of(parameter) for parameter in plan.parameters]
    point = tuple(float(start[parameter.name]) for parameter in plan.parameters)
    drawn = adapter.draw_openings(options.iterations + options.pairs, config, adapter.usual_plies(config), plan.seed)
    different = list(dict.fromkeys(drawn))
    own = different[: max(1, len(different) - options.pairs)]  # the others are for the final match
    if options.openings is not None:
        own, origin = openings_of_file(options.openings, config)
        plan = plan._replace(opening_file=origin)
    return SpsaRun(plan, Spsa(plan.parameters, gains, point, options.iterations, plan.seed), own, options.batch)


def tune_by_spsa(options: Namespace, executor: Executor, prog: str) -> int:
    """Run SPSA to its end; report, and play its values against the start."""
    run = read_run(options)
    with progress_beside(run.plan.path, f"tune {run.plan.path.stem}", "pairs") as kept:
        console = Console(highlight=False, soft_wrap=True)
        track, code = _play(run, executor, kept, prog)
        if track.pairs() or not code:
            print_track(console, run, track)
            write_files(options, run, track)
        values = run.spsa.values(track.theta())
        if not code and options.pairs and values != run.spsa.values(run.spsa.start):
            sprt, games = Sprt(*options.sprt), 2 * options.pairs
            kept.begin("games of the final match", games)
            match = final_match(
                run.plan, values, run.openings, options.pairs, sprt, executor, lambda done: kept.update(done, games)
            )
            print_match(console, run.plan, match, sprt, values)
            code = match.ending.conclude(prog, {})
        return conclude(console, kept, code)


def write_files(options: Namespace, run: SpsaRun, track: Track) -> None:
    """Write the path as CSV and as a figure, where they are wanted."""
    if options.csv:
        write_path(options.csv, run, track)
    if options.png:
        from tempo.lab.tune.spsa.spsa_plot import path_figure  # importing matplotlib takes most of a second

        path_figure(run.spsa.parameters, track.path).savefig(options.png, dpi=150)


def _play(run: SpsaRun, executor: Executor, kept: ProgressFile, prog: str) -> tuple[Track, int]:
    """Play all pairs, with a progress bar; return how far they came, and the exit code, not 0 after Ctrl-C."""
    track, began, before, pairs = Track.begin(run.spsa), monotonic(), -1, run.spsa.pairs
    kept.begin("pairs", pairs)
    try:
        with Progress("", pairs) as progress, closing(run_spsa(run, executor, progress.tick)) as states:
            for track, played in states:
                before = played if before < 0 else before
                values = values_text(run.spsa.values(track.theta()))
                progress.view = f"{values}{_end_text(monotonic() - began, played - before, pairs - played)}"
                progress.update(progress.jobs, completed=played)
                kept.update(played, pairs)
    except KeyboardInterrupt:
        print(f"{prog}: interrupted after {kept.run.done:,.0f} of {pairs:,} pairs", file=sys.stderr)
        return track, INTERRUPTED
    return track, 0


def _end_text(seconds: float, done: int, missing: int) -> str:
    """Return the expected end."""
    if not done or not missing:
        return ""
    end = datetime.now() + timedelta(seconds=seconds / done * missing)
    return f"; ends {end:%a %H:%M}"


def write_path(path: Path, run: SpsaRun, track: Track) -> None:
    """Write the values after each batch."""
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(["games", *(parameter.name for parameter in run.spsa.parameters)])
        lines.writerows([2 * pairs, *(f"{value:.6g}" for value in theta)] for pairs, theta in track.path)
