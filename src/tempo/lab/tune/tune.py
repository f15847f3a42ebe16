"""`local_eval.py tune PLAYER`: which numbers of a plan of time, or of a search, are best?

What is tried is decided by Optuna (study.py), how good it is by what it gives away along games with known values
(regret.py) or by matches, and whether the best is any better than what there is by games that no trial has seen
(verdict.py). All at a scaled-down clock.
"""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from html import escape
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from tempo.lab.command_line.inputs import ROOT, BadInput, Parser, positive, run_command, writable
from tempo.lab.entrants.own_agents import override, profile_names, profile_of
from tempo.lab.entrants.players import named
from tempo.lab.jobs.executor import Executor, add_options, executor_of
from tempo.lab.statistics.pentanomial import estimate
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.play_games import progress_bar, warn_if_loaded
from tempo.lab.tune.final_comparison import Duel, choose, duel, finalists, lead_players
from tempo.lab.tune.reference_games import Reference, default_path, reference_games
from tempo.lab.tune.regret import difference
from tempo.lab.tune.search_space import USUAL, read_parameters
from tempo.lab.tune.study import OBJECTIVES, StudyPlan, Tried, apart, make_trials, tried
from tempo.lab.tune.trial_estimates import importances, smoothed
from tempo.lab.tune.trials_file import write_trials
from tempo.search.clock import TimePlan

PROG = "local_eval.py tune"
DESCRIPTION = "Tune the numbers of an agent's plan of time, or of its search, within the ranges in the source."
EXAMPLES = """\
examples:
  local_eval.py tune classic                                         cap, share, shape, and c with its growth
  local_eval.py tune champion:book=0,exact=0 --trials 300 --workers 2
  local_eval.py tune classic --param cap=0..20 --param margin
  local_eval.py tune classic --objective match --games 50 --study runs/tune-match.db
  local_eval.py tune classic --trials 0                              only the verdict, of the trials that there are

A study goes on where it was stopped, and several commands may work on one. Exit code: 0, 2 for input that cannot
be used, 130 after Ctrl-C.
"""
FINALISTS = 5
ENOUGH_TO_COMPARE = 8  # trials, the best quarter of which are two


class Games(NamedTuple):
    """Reference games with no opening in common."""

    tuning: list[Reference]
    choosing: list[Reference]
    judging: list[Reference]


def parser() -> Parser:
    options = Parser(prog=PROG, description=DESCRIPTION, epilog=EXAMPLES)
    add = options.add_argument
    add("player", metavar="PLAYER", help="classic or champion, with overrides for what is not tuned")
    add("--param", action="append", metavar="NAME[=LOW..HIGH]", help=f"what to tune ({', '.join(USUAL)})")
    add("--objective", choices=tuple(OBJECTIVES), default="regret", help="what is to be made small (regret)")
    add("--trials", type=whole, default=150, metavar="N", help="trials the study is to have in the end (150)")
    add("--games", type=positive, default=10, metavar="N", help="reference games, or pairs, of a trial (10)")
    add("--scale", type=divisor, default=40.0, metavar="X", help="the competition's clock is divided by this (40)")
    add("--fresh", type=whole, default=60, metavar="N", help="games that no trial saw, for the verdict; 0: none (60)")
    add("--pairs", type=whole, default=200, metavar="N", help="the most pairs of the match at the end; 0: none (200)")
    add("--sprt", type=float, nargs=2, default=(0.0, 10.0), metavar=("ELO0", "ELO1"), help="of that match (0 10)")
    add("--seed", type=int, default=1, metavar="N", help="of games, players and sampler (1)")
    add("--study", type=Path, metavar="FILE", help="the study's SQLite file (runs/tune-PLAYER.db)")
    add("--reference", type=Path, metavar="FILE", help="the reference games (runs/reference-SEED.txt)")
    add("--csv", type=writable, metavar="FILE", help="write all trials")
    add("--png", type=writable, metavar="FILE", help="draw the trials")
    add("--html", type=writable, metavar="FILE", help="write a page with the report and the pictures")
    add_options(options)
    return options


def whole(text: str) -> int:
    return 0 if text == "0" else positive(text)


def divisor(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 1 <= value < 10_000:
        raise ArgumentTypeError(f"'{text}' is not a number from 1 up")
    return value


def read_task(options: Namespace, executor: Executor) -> tuple[StudyPlan, Games]:
    """What was asked for, with its reference games."""
    player = named(options.player)
    profile, fixed = getattr(player, "profile", None), getattr(player, "overrides", {})
    if profile is None:
        raise BadInput(f"'{options.player}' has nothing to tune: choose {' or '.join(profile_names())}")
    parameters = read_parameters(options.param or USUAL)
    for name in {parameter.name for parameter in parameters} & fixed.keys():
        raise BadInput(f"'{name}' is fixed in '{options.player}': it cannot be tuned")
    try:
        override(profile_of(profile), fixed)
        Sprt(*options.sprt).validate()
    except ValueError as problem:
        raise BadInput(str(problem)) from None
    path = options.study or ROOT / "runs" / f"tune-{profile}.db"
    kept = options.reference or default_path(options.seed)
    choosing = options.fresh // 3
    games = reference_games(kept, options.games + options.fresh, options.seed, executor)
    split = Games(
        games[: options.games],
        games[options.games : options.games + choosing],
        games[options.games + choosing :],
    )
    task = StudyPlan(
        path.resolve(), profile, fixed, parameters, options.objective, options.scale, split.tuning, options.seed
    )
    return task, split


def search(task: StudyPlan, count: int, executor: Executor) -> list[Tried]:
    """Make the trials, and show how far it has come."""
    best = float("inf")
    with progress_bar() as bar:
        bar_task = bar.add_task("tuning", total=count, score="")
        for one in make_trials(task, count, executor, bar.refresh):
            best = min(best, one.value) if one.whole else best
            mark = "" if one.whole else " (given up)"
            text = f"trial {one.number}: {task.objective} {one.value:.4f}{mark}, best {best:.4f}"
            bar.update(bar_task, completed=one.number + 1, score=text)
    return apart(tried, task)


def trials_table(task: StudyPlan, trials: list[Tried]) -> Table:
    """The first trial, which is the profile as it stands, and those that are best by the smoothed estimate."""
    names = [parameter.name for parameter in task.parameters]
    table = Table(title=f"{task.contestant({}).profile}: {task.objective}", title_justify="left")
    for heading in ("trial", *names, task.objective, "smoothed"):
        table.add_column(heading, justify="right")
    estimates = smoothed(task.parameters, trials)
    order = sorted((index for index in range(len(trials)) if trials[index].whole), key=estimates.__getitem__)
    for index in [0, *order[:FINALISTS]]:
        one = trials[index]
        values = [f"{value:.3g}" if isinstance(value, float) else str(value) for value in one.values.values()]
        table.add_row(str(one.number), *values, f"{one.value:.4f}", f"{estimates[index]:.4f}")
    return table


def judge(
    console: Console, task: StudyPlan, games: Games, trials: list[Tried], options: Namespace, executor: Executor
) -> int:
    """The best against the profile as it stands, and what follows from it; the exit code."""
    best = finalists(task.parameters, trials, FINALISTS)
    with progress_bar() as bar:
        bar.add_task("judging", total=None, score="fresh games")
        regrets, values = choose(task, best, games.choosing, executor, bar.refresh)
        led = lead_players(task, [task.contestant({}), task.contestant(values)], games.judging, executor, bar.refresh)
    for one, value in zip(best, regrets, strict=True):
        console.print(f"on {len(games.choosing)} fresh games: regret {value:.4f} of {written(one)}")
    gap = difference(*led)
    moves, seats = sum(one.moves for one in led[0]), len(led[0])
    given = [sum(one.loss for one in player) / moves for player in led]
    late = [sum(one.late for one in player) for player in led]
    banks = [sum(one.bank for one in player) / seats * task.scale for player in led]
    console.print(
        f"on {len(games.judging)} held-out games ({moves} moves): regret {given[1]:.4f} of the best, {given[0]:.4f} of "
        f"the profile as it stands; difference {gap.mean:+.4f} ({gap.low:+.4f} to {gap.high:+.4f})\n"
        f"bank left: {banks[1]:.1f} s and {banks[0]:.1f} s; late: {late[1]} and {late[0]} moves"
    )
    if options.pairs:
        seen = [*games.tuning, *games.choosing, *games.judging]
        match = duel(task, values, seen, options.pairs, Sprt(*options.sprt), executor)
        report_match(console, task, match, values)
        return match.ending.conclude(PROG, {})
    return 0


def report_match(console: Console, task: StudyPlan, match: Duel, values: dict[str, object]) -> None:
    """The match, and the line for the source or the statement that the profile stands."""
    if not sum(match.counts):
        return
    score, elo = estimate(match.counts), estimate(match.counts).elo()
    verdict = match.sprt.verdict(match.counts) or "inconclusive"
    console.print(
        f"match at 1/{task.scale:g} of the clock, {sum(match.counts)} pairs {match.counts}: {score.score:.1%} "
        f"({score.low:.1%} to {score.high:.1%}), Elo {elo.score:+.0f} ({elo.low:+.0f} to {elo.high:+.0f}); "
        f"forfeits {match.forfeits[0]} and {match.forfeits[1]}; SPRT [{match.sprt.elo0:g}, {match.sprt.elo1:g}]: "
        f"LLR {match.sprt.llr(match.counts):+.2f}, {verdict}"
    )
    if verdict == "accepted":
        console.print(f"put into the profile {task.profile}: {written(values)}")
    else:
        console.print(f"the profile {task.profile} stands as it is: the gain is {verdict}")


def written(values: dict[str, object]) -> str:
    """As it is written in the source."""
    parts: dict[str, list[str]] = {}
    for name, value in values.items():
        holder = "plan=TimePlan" if name in TimePlan._fields else "knobs=Knobs"
        parts.setdefault(holder, []).append(f"{name}={value!r}")
    return ", ".join(f"{holder}({', '.join(own)})" for holder, own in parts.items())


def run(options: Namespace) -> int:
    executor = executor_of(options)
    warn_if_loaded(executor.slots, PROG)
    task, games = read_task(options, executor)
    trials = search(task, options.trials, executor)
    console = Console(highlight=False, soft_wrap=True, record=bool(options.html))
    if not trials:
        raise BadInput(f"{task.path} holds no trials yet: --trials says how many to make")
    whole_ones = sum(one.whole for one in trials)
    console.print(
        f"{len(trials)} trials, {len(trials) - whole_ones} given up early, {sum(one.seconds for one in trials):.0f} s "
        f"of playing; {task.path.name}, seed {task.seed}, {len(games.tuning)} games, clock 1/{task.scale:g}"
    )
    console.print(trials_table(task, trials))
    weights = importances(task.parameters, trials) if len(trials) >= ENOUGH_TO_COMPARE else {}
    if weights:
        console.print("importance: " + ", ".join(f"{name} {share:.0%}" for name, share in weights.items()))
    if options.csv:
        write_trials(options.csv, task.parameters, trials)
    code = judge(console, task, games, trials, options, executor) if options.fresh else 0
    if options.png or options.html:
        draw(task, trials, weights, options, console)
    return code


def draw(task: StudyPlan, trials: list[Tried], weights: dict[str, float], options: Namespace, console: Console) -> None:
    """The picture of the trials, and the page with it and with all that was printed."""
    from tempo.lab.report.html_page import (  # matplotlib: a second, so only when asked
        Section,
        picture_section,
        write_page,
    )
    from tempo.lab.tune.tune_figures import trials_figure

    figure = trials_figure(task.parameters, trials, weights, task.objective)
    if options.png:
        figure.savefig(options.png, dpi=150)
    if options.html:
        caption = "A dot is a trial; the line is the mean of its neighbours; the diamond is the profile as it stands."
        report = Section("Report", f"<pre>{escape(console.export_text())}</pre>")
        sections = [report, picture_section("Trials", figure, caption)]
        write_page(options.html, f"Tuning {task.contestant({}).profile}", sections, PROG)


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
