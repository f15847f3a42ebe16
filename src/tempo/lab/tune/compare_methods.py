"""SPSA and TPE at equal numbers of games, on planted optima (planted.py): python -m tempo.lab.tune.compare_methods."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import closing, redirect_stderr
from io import StringIO
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import numpy as np
from rich.table import Table

from tempo.lab.command_line.console import Console
from tempo.lab.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.lab.jobs.executor import InProcessExecutor, LocalExecutor, results_in_order
from tempo.lab.tune.final_comparison import Values, pick_finalists, play_matches
from tempo.lab.tune.planted import GAIN, NAMES, PlantedPlan, planted_plan
from tempo.lab.tune.spsa import Spsa, default_gain
from tempo.lab.tune.spsa_command import BATCH
from tempo.lab.tune.spsa_run import SpsaRun, run_spsa
from tempo.lab.tune.study import GAMES_PER_STEP, IN_MEMORY, TrialResult, make_trials
from tempo.lab.tune.tune_command import FINALISTS

PROG = "python -m tempo.lab.tune.compare_methods"
METHODS = ("TPE", "SPSA")
COUNTS, GAMES = (2, 8), (1_000, 4_000, 16_000)
FEWEST_GAMES = 200
FINALISTS_SHARE = 0.1  # share of TPE's games in which its finalists are compared


class Setting(NamedTuple):
    """One run of a method."""

    method: str
    parameters: int
    games: int
    seed: int


def run_tpe(plan: PlantedPlan, games: int) -> Values:
    """Return the values that `tune` would choose after this many games, those of the finalists included."""
    trials: list[TrialResult] = []
    spent = 0.0
    with closing(make_trials(plan, games, InProcessExecutor(), lambda: None)) as made:
        for one in made:
            trials.append(one)
            spent += 2 * min(len(one.steps) * GAMES_PER_STEP, len(plan.openings))
            if spent >= (1 - FINALISTS_SHARE) * games:
                break
    best = pick_finalists(plan.parameters, trials, FINALISTS)
    fresh = [(-1 - number,) for number in range(round(FINALISTS_SHARE * games / 2 / len(best)))]
    scores = play_matches(plan, best, fresh, InProcessExecutor()).scores()
    return best[scores.index(max(scores))]


def run_spsa_alone(plan: PlantedPlan, games: int) -> Values:
    """Return the last values of SPSA after this many games."""
    pairs = games // 2
    gains = [default_gain(one, pairs) for one in plan.parameters]
    spsa = Spsa(plan.parameters, gains, tuple(plan.start().values()), pairs, plan.seed)
    run = SpsaRun(plan, spsa, [(number,) for number in range(pairs)], BATCH)
    *_, (track, _) = run_spsa(run, InProcessExecutor(), lambda: None)
    return spsa.values(track.theta())


def elo_reached(setting: Setting) -> float:
    """Return the true Elo, against the start, of the values that a method chooses."""
    pairs = round(10 * sqrt(setting.games / 1_000))  # of a trial: half of the growth goes into more trials
    with TemporaryDirectory() as folder, redirect_stderr(StringIO()):
        name = IN_MEMORY if setting.method == "TPE" else "pairs.jsonl"
        plan = planted_plan(Path(folder) / name, setting.parameters, pairs, setting.seed)
        values = (run_tpe if setting.method == "TPE" else run_spsa_alone)(plan, setting.games)
        return plan.landscape().elo({name: str(value) for name, value in values.items()})


def parser() -> Parser:
    options = Parser(prog=PROG, description=__doc__)
    add = options.add_argument
    add("--seeds", type=positive, default=20, metavar="N", help="runs of each method, each with its optimum (20)")
    what = "numbers of parameters, at most 8 (2 8)"
    numbers = range(1, len(NAMES) + 1)
    add("--parameters", type=positive, nargs="+", default=COUNTS, choices=numbers, metavar="N", help=what)
    add("--games", type=positive, nargs="+", default=GAMES, metavar="N", help="numbers of games (1000 4000 16000)")
    add("--workers", type=positive, metavar="N", help="runs at once (as many as there are cores)")
    return options


def run(options: Namespace) -> int:
    if min(options.games) < FEWEST_GAMES:
        raise BadInput(f"--games {min(options.games)}: {FEWEST_GAMES} or more are needed for trials and finalists")
    seeds = range(1, options.seeds + 1)
    settings = [
        Setting(method, count, games, seed)
        for count in options.parameters
        for games in options.games
        for method in METHODS
        for seed in seeds
    ]
    reached = results_in_order(LocalExecutor(options.workers), elo_reached, settings, "runs")
    found = dict(zip(settings, reached, strict=True))
    table = Table(title=f"Elo gained, {GAIN:g} at best: median, 5 % to 95 %")
    for heading in ("parameters", "games", *METHODS):
        table.add_column(heading, justify="right")
    for count in options.parameters:
        for games in options.games:
            runs = ([found[Setting(method, count, games, seed)] for seed in seeds] for method in METHODS)
            table.add_row(str(count), f"{games:,}", *map(spread_text, runs))
    Console().print(table)
    return 0


def spread_text(values: list[float]) -> str:
    """Format median and the middle 90 % of values."""
    low, middle, high = np.percentile(values, [5, 50, 95])
    return f"{middle:+.0f} ({low:+.0f} to {high:+.0f})".replace("-", "−")


if __name__ == "__main__":
    sys.exit(run_command(parser(), run, sys.argv[1:]))
