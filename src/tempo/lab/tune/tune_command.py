"""`local_eval.py tune PLAYER`: find better values of the time plan's and the search's parameters.

Optuna proposes values (study.py). A trial is measured by the value given away along reference games (regret.py), or by
matches. Games that no trial has seen decide whether the best values beat the profile (final_comparison.py). All games
run at a scaled-down clock.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from tempo.arena.adapter.game_options import add_config, add_game, examples_of
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import (
    INTERRUPTED,
    BadInput,
    Parser,
    divisor,
    positive,
    run_command,
    writable,
    zero_or_more,
)
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.command_line.progress import Progress
from tempo.arena.jobs.executor import Executor, add_options, executor_of
from tempo.arena.records.progress_file import ProgressFile, progress_beside
from tempo.lab.statistics.sprt import ELO_MODEL, Sprt
from tempo.lab.tournament.play_games import warn_if_loaded
from tempo.lab.tournament.sprt_option import PRESETS_TEXT, with_numbers
from tempo.lab.tune.final_comparison import (
    HeldOutGames,
    Values,
    final_match,
    pick_finalists,
    play_matches,
    replay_values,
)
from tempo.lab.tune.regret import regret
from tempo.lab.tune.spsa.spsa_command import BATCH, tune_by_spsa
from tempo.lab.tune.study.search_space import DEFAULT_PARAMETERS
from tempo.lab.tune.study.study import OBJECTIVES, TrialResult, in_child_process, load_trials, make_trials
from tempo.lab.tune.study.study_plan import StudyPlan
from tempo.lab.tune.study.trials_csv import write_trials
from tempo.lab.tune.tune_plan import read_plan
from tempo.lab.tune.tune_report import (
    FinalResults,
    compare_players,
    conclude,
    print_difference,
    print_match,
    print_regrets,
    print_scores,
    print_trials,
)

PROG = f"{PROGRAM} tune"
DESCRIPTION = "Tune the parameters of an agent's time plan or search; `local_eval.py tune --options` lists them."
EXAMPLES = """\
examples:
{examples}  local_eval.py tune PLAYER --param cap=0..20 --param margin
  local_eval.py tune PLAYER --objective match --games 50 --study runs/tune-match.db
  local_eval.py tune PLAYER --method spsa --iterations 8000 --param cap --param share --param margin,c_end=0.05
  local_eval.py tune PLAYER --trials 0               only the final comparison, from existing trials

An interrupted study continues where it stopped, and several commands may work on one at once (SPSA: one).

exit code: 0; 2 for unusable input; 130 after Ctrl-C
"""
FINALISTS = 5
OF_TPE = ("--objective", "--trials", "--games", "--fresh", "--reference", "--html")
OF_SPSA = ("--iterations", "--batch")


def parser() -> Parser:
    options = Parser(prog=PROG, description=DESCRIPTION, epilog=EXAMPLES.format(examples=examples_of("tune")))
    add = options.add_argument
    add("player", metavar="PLAYER", help="one of our own, with overrides for fixed parameters")
    what = "Optuna's TPE, in trials of many games, or SPSA, in single pairs, for many parameters (tpe)"
    add("--method", choices=("tpe", "spsa"), default="tpe", help=what)
    add("--options", action="store_true", help="only list the options of all players; --options --help")
    add_game(options)
    add_config(options)
    what = f"parameter to tune ({', '.join(DEFAULT_PARAMETERS)}, without those that have no effect)"
    add("--param", action="append", metavar="NAME[=LOW..HIGH]", help=f"{what}; for SPSA also NAME,c_end=X,r_end=X")
    add("--iterations", type=positive, default=2_000, metavar="N", help="SPSA: pairs of games in all (2,000)")
    add("--batch", type=positive, default=BATCH, metavar="N", help=f"SPSA: pairs played at the same values ({BATCH})")
    what = "what to minimize (regret where every position can be solved, else match)"
    add("--objective", choices=tuple(OBJECTIVES), help=what)
    add("--trials", type=zero_or_more, default=150, metavar="N", help="trials in the study at the end (150)")
    add("--games", type=positive, default=10, metavar="N", help="reference games, or pairs, for each trial (10)")
    what = "begin the trials with openings of a file, as `match` reads it, such as a set of `accuracy --episodes`"
    add("--openings", type=Path, metavar="FILE", help=what)
    add("--scale", type=divisor, default=40.0, metavar="X", help="divide the competition's clock by X (40)")
    what = "held-out games, or pairs, for the final comparison; 0: none (60)"
    add("--fresh", type=zero_or_more, default=60, metavar="N", help=what)
    what = "most pairs of the final match; 0: none (200)"
    add("--pairs", type=zero_or_more, default=200, metavar="N", help=what)
    what = f"of the final match, in {ELO_MODEL} Elo (0 10); or {PRESETS_TEXT}"
    add("--sprt", type=float, nargs=2, default=(0.0, 10.0), metavar=("ELO0", "ELO1"), help=what)
    add("--seed", type=int, default=1, metavar="N", help="seed of games, players and sampler (1)")
    add("--study", type=Path, metavar="FILE", help="the study (runs/tune-GAME-PLAYER-PARAMETERS.db, or .jsonl)")
    add("--reference", type=Path, metavar="FILE", help="the reference games (runs/reference-GAME-SEED.txt)")
    add("--csv", type=writable, metavar="FILE", help="write all trials, or the path of SPSA, as CSV")
    add("--png", type=writable, metavar="FILE", help="write the figure of the trials, or of the path")
    add("--html", type=writable, metavar="FILE", help="write a page with the report and the charts")
    add_options(options)
    return options


class Tuning(NamedTuple):
    """A study with what its command works with."""

    plan: StudyPlan
    options: Namespace
    executor: Executor
    kept: ProgressFile
    console: Console


def _run_trials(tuning: Tuning) -> int:
    """Run the trials, with a progress bar; return the exit code, not 0 after Ctrl-C."""
    plan, count, kept = tuning.plan, tuning.options.trials, tuning.kept
    best = float("inf")
    kept.begin("trials", count)
    try:
        with (
            Progress("", count) as progress,
            closing(make_trials(plan, count, tuning.executor, progress.tick)) as trials,
        ):
            for trial in trials:
                best = min(best, trial.value) if trial.complete else best
                mark = "" if trial.complete else " (pruned)"
                progress.view = f"trial {trial.number}: {plan.objective} {trial.value:.4f}{mark}, best {best:.4f}"
                progress.update(progress.jobs, completed=min(count, trial.number + 1))
                kept.update(min(count, trial.number + 1), count)
    except KeyboardInterrupt:
        print(f"{PROG}: interrupted after {kept.run.done:.0f} of {count} trials", file=sys.stderr)
        return INTERRUPTED
    return 0


def _evaluate_finalists(
    tuning: Tuning, fresh: HeldOutGames, trials: list[TrialResult]
) -> tuple[FinalResults, int]:
    """Compare the best trials with the current profile; return the results and the exit code."""
    plan, options, executor, kept, console = tuning
    kept.begin("games of the final match" if options.pairs else "final comparisons", 2 * options.pairs or 1)
    best = pick_finalists(plan.parameters, trials, FINALISTS)
    if plan.objective == "match":
        best = best[: len(fresh.openings)]
        each = len(fresh.openings) // len(best)  # all begin with the same openings
        matches = play_matches(plan, best, fresh.openings[:each], executor)
        print_scores(console, best, matches)
        if matches.ending.code:
            return FinalResults(best, matches=matches), matches.ending.conclude(PROG, {})
        values = best[matches.scores().index(max(matches.scores()))]
        results = FinalResults(best, matches=matches, chosen=values)
    else:
        try:
            results, values = _choose_by_regret(console, plan, best, fresh, executor)
        except KeyboardInterrupt:
            print(f"{PROG}: interrupted in the comparison along held-out games", file=sys.stderr)
            return FinalResults(best), INTERRUPTED
    if not options.pairs:
        return results, 0
    sprt = Sprt(*options.sprt)
    used = [*plan.openings, *fresh.openings]
    match = final_match(
        plan, values, used, options.pairs, sprt, executor, lambda games: kept.update(games, 2 * options.pairs)
    )
    print_match(console, plan, match, sprt, values)
    return results._replace(sprt=sprt, match=match), match.ending.conclude(PROG, {})


def _choose_by_regret(
    console: Console, plan: StudyPlan, best: list[Values], fresh: HeldOutGames, executor: Executor
) -> tuple[FinalResults, Values]:
    """Choose the finalist with the least regret, and compare it with the current profile on other games."""
    regrets = [regret(results) for results in replay_values(plan, best, fresh.validation(), executor)]
    values = best[regrets.index(min(regrets))]
    current, chosen = replay_values(plan, [{}, values], fresh.test(), executor)
    count, comparison = len(fresh.validation()), compare_players(plan, current, chosen)
    print_regrets(console, best, regrets, count)
    print_difference(console, comparison)
    return FinalResults(best, regrets, count, chosen=values, comparison=comparison), values


def _refuse_other_options(options: Namespace) -> None:
    """Raise BadInput for an option of the other method."""
    others, method = (OF_TPE, "tpe") if options.method == "spsa" else (OF_SPSA, "spsa")
    for name in options.typed:
        if name in others:
            raise BadInput(f"{name} is for --method {method}")
    for text in options.param or ():
        if options.method == "tpe" and "," in text:
            raise BadInput(f"'{text}': c_end and r_end are for --method spsa")


def run(options: Namespace) -> int:
    _refuse_other_options(options)
    executor = executor_of(options)
    warn_if_loaded(executor.slots, PROG)
    if options.method == "spsa":
        return tune_by_spsa(options, executor, PROG)
    plan, fresh = read_plan(options, executor)
    with progress_beside(plan.path, f"tune {plan.path.stem}", "trials") as kept:
        console = Console(highlight=False, soft_wrap=True)
        return conclude(console, kept, _tune(Tuning(plan, options, executor, kept, console), fresh))


def _tune(tuning: Tuning, fresh: HeldOutGames) -> int:
    """Run trials and final comparison, as far as they come, and report; return the exit code."""
    plan, options = tuning.plan, tuning.options
    code = _run_trials(tuning)
    trials = in_child_process(load_trials, plan)
    if not trials and not code:
        raise BadInput(f"{plan.path} holds no trials yet: make some by --trials N")
    if not trials:
        return code
    weights = print_trials(tuning.console, plan, trials)
    if options.csv:
        write_trials(options.csv, plan.parameters, trials)
    results = FinalResults()
    if options.fresh and not code:
        results, code = _evaluate_finalists(tuning, fresh, trials)
    if options.png or options.html:
        from tempo.lab.tune.study.trials_plot import trials_figure  # importing matplotlib takes most of a second
        from tempo.lab.tune.tune_page import write_tune_page

        figure = trials_figure(plan.parameters, trials, weights, plan.objective)
        if options.png:
            figure.savefig(options.png, dpi=150)
        if options.html:
            write_tune_page(options.html, plan, trials, weights, results, figure, PROG)
    return code


def main(argv: list[str]) -> int:
    options = parser()
    return run_command(options, run, with_numbers(options, argv))
