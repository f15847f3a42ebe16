"""`local_eval.py tune PLAYER`: find better values of the time plan's and the search's parameters.

Optuna proposes values (study.py). A trial is measured by the value given away along reference games (regret.py), or by
matches. Games that no trial has seen decide whether the best values beat the profile (final_comparison.py). All games
run at a scaled-down clock.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from tempo.lab.command_line.inputs import (
    ROOT,
    BadInput,
    Parser,
    did_you_mean,
    divisor,
    positive,
    run_command,
    writable,
    zero_or_more,
)
from tempo.lab.command_line.program import PROGRAM
from tempo.lab.command_line.progress import Progress
from tempo.lab.jobs.executor import Executor, add_options, executor_of
from tempo.lab.players.idle_options import idle_options
from tempo.lab.players.player_specs import ProfilePlayer, parse_player
from tempo.lab.players.profile_agents import make_agent, override, profile_names, profile_of
from tempo.lab.referee.game_adapter import adapter_of, board_of, new_config
from tempo.lab.referee.game_options import add_config, add_game, examples_of
from tempo.lab.referee.game_types import FULL_CLOCK, MatchConfig, Struct
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
from tempo.lab.tune.reference_games import (
    Opening,
    ReferenceGame,
    default_path,
    distinct_openings,
    exact_solver,
    reference_games,
)
from tempo.lab.tune.regret import regret
from tempo.lab.tune.search_space import DEFAULT_PARAMETERS, read_parameters
from tempo.lab.tune.study import OBJECTIVES, StudyPlan, TrialResult, in_child_process, load_trials, make_trials
from tempo.lab.tune.trials_csv import write_trials
from tempo.lab.tune.tune_report import (
    FinalResults,
    compare_players,
    print_difference,
    print_match,
    print_regrets,
    print_scores,
    print_trials,
)
from tempo.search.ordering import RANDOM_ORDER

PROG = f"{PROGRAM} tune"
DESCRIPTION = "Tune the parameters of an agent's time plan or search; `local_eval.py options` lists them."
EXAMPLES = """\
examples:
{examples}  local_eval.py tune PLAYER --param cap=0..20 --param margin
  local_eval.py tune PLAYER --objective match --games 50 --study runs/tune-match.db
  local_eval.py tune PLAYER --trials 0               only the final comparison, from existing trials

An interrupted study continues where it stopped, and several commands may work on one at once.

exit code: 0; 2 for unusable input; 130 after Ctrl-C
"""
FINALISTS = 5


def parser() -> Parser:
    options = Parser(prog=PROG, description=DESCRIPTION, epilog=EXAMPLES.format(examples=examples_of("tune")))
    add = options.add_argument
    add("player", metavar="PLAYER", help="one of our own, with overrides for fixed parameters")
    add_game(options)
    add_config(options)
    what = f"parameter to tune ({', '.join(DEFAULT_PARAMETERS)}, without those that have no effect)"
    add("--param", action="append", metavar="NAME[=LOW..HIGH]", help=what)
    what = "what to minimize (regret where every position can be solved, else match)"
    add("--objective", choices=tuple(OBJECTIVES), help=what)
    add("--trials", type=zero_or_more, default=150, metavar="N", help="trials in the study at the end (150)")
    add("--games", type=positive, default=10, metavar="N", help="reference games, or pairs, for each trial (10)")
    add("--scale", type=divisor, default=40.0, metavar="X", help="divide the competition's clock by X (40)")
    what = "held-out games, or pairs, for the final comparison; 0: none (60)"
    add("--fresh", type=zero_or_more, default=60, metavar="N", help=what)
    what = "most pairs of the final match; 0: none (200)"
    add("--pairs", type=zero_or_more, default=200, metavar="N", help=what)
    what = f"of the final match, in {ELO_MODEL} Elo (0 10); or {PRESETS_TEXT}"
    add("--sprt", type=float, nargs=2, default=(0.0, 10.0), metavar=("ELO0", "ELO1"), help=what)
    add("--seed", type=int, default=1, metavar="N", help="seed of games, players and sampler (1)")
    add("--study", type=Path, metavar="FILE", help="the study's SQLite file (runs/tune-GAME-PLAYER.db)")
    add("--reference", type=Path, metavar="FILE", help="the reference games (runs/reference-GAME-SEED.txt)")
    add("--csv", type=writable, metavar="FILE", help="write all trials as CSV")
    add("--png", type=writable, metavar="FILE", help="write the figure of the trials")
    add("--html", type=writable, metavar="FILE", help="write a page with the report and the charts")
    add_options(options)
    return options


def _read_plan(options: Namespace, executor: Executor) -> tuple[StudyPlan, HeldOutGames]:
    """Return the study that the options describe, with its openings and reference games, and the held-out games."""
    config = new_config(options.game, options.config)
    known, name = profile_names(options.game), options.player.partition(":")[0]
    player = parse_player(options.player, options.game) if name in known else None
    if not isinstance(player, ProfilePlayer):
        raise BadInput(f"'{name}' has no parameters to tune: choose {' or '.join(known)}{did_you_mean(name, known)}")
    plan = StudyPlan(
        path=(options.study or ROOT / "runs" / f"tune-{options.game}-{player.profile}.db").resolve(),
        game=options.game,
        shape=config.shape,
        profile=player.profile,
        fixed=player.overrides,
        parameters=read_parameters(options.param or DEFAULT_PARAMETERS, options.game),
        objective=options.objective or default_objective(config),
        scale=options.scale,
        openings=[],
        games=[],
        seed=options.seed,
    )
    _check_plan(plan, options)
    plan = _with_active_parameters(plan, refuse_others=bool(options.param))
    openings, games = _draw_games(plan, config, options, executor)
    count = options.games
    return plan._replace(openings=openings[:count], games=games[:count]), HeldOutGames(openings[count:], games[count:])


def default_objective(config: MatchConfig) -> str:
    """Return `regret` where reference games can be made, else `match`."""
    try:
        exact_solver(config)
    except BadInput:
        return "match"
    return "regret"


def _check_plan(plan: StudyPlan, options: Namespace) -> None:
    """Raise BadInput for unusable options before any game is played."""
    names = {parameter.name for parameter in plan.parameters}
    for name in names & plan.fixed.keys():
        raise BadInput(f"'{name}' is fixed in '{options.player}': it cannot be tuned")
    try:
        override(profile_of(plan.profile, plan.game), plan.fixed, plan.game)
        Sprt(*options.sprt).validate()
    except ValueError as problem:
        raise BadInput(str(problem)) from None
    if "bias" in names and not has_move_ordering(plan):
        raise BadInput(f"'bias' has no effect: {plan.profile} of {plan.game} does not order moves")
    if plan.objective == "match" and options.reference:
        raise BadInput("--reference: matches need no reference games")


def _with_active_parameters(plan: StudyPlan, refuse_others: bool) -> StudyPlan:
    """Return the study without the parameters that have no effect in its games, or refuse them."""
    names = [parameter.name for parameter in plan.parameters]
    search = "" if "search" in names else plan.base().options.search
    idle = idle_options(names, search, timed=True, bank=FULL_CLOCK[1])
    if idle and refuse_others:
        name, reason = next(iter(idle.items()))
        raise BadInput(f"'{name}' has no effect {reason}")
    return plan._replace(parameters=[one for one in plan.parameters if one.name not in idle])


def has_move_ordering(plan: StudyPlan) -> bool:
    """Return whether the player's game orders moves, so that `bias` has an effect."""
    config, adapter = plan.config(), adapter_of(plan.game)
    agent = make_agent(plan.game, plan.profile, {**plan.fixed, "bias": "1"}, 1)
    shown = adapter.observation_of(board_of(config), config.bank), Struct(adapter.configuration_of(config))
    return bool(agent.read_task(*shown).position.game.ordering != RANDOM_ORDER)


def _draw_games(
    plan: StudyPlan, config: MatchConfig, options: Namespace, executor: Executor
) -> tuple[list[Opening], list[ReferenceGame]]:
    """Return openings for the trials and the comparison, and reference games from them if the objective needs some."""
    count = options.games + options.fresh
    if plan.objective == "match":
        one_more = int(options.pairs > 0)  # the final match needs at least one more opening
        return distinct_openings(config, count + one_more, plan.seed)[:count], []
    exact_solver(config)
    path = options.reference or default_path(plan.game, plan.seed)
    games = reference_games(path, config, count, plan.seed, executor)
    return [game.opening_moves() for game in games], games


def _run_trials(plan: StudyPlan, count: int, executor: Executor) -> list[TrialResult]:
    """Run the trials, with a progress bar; return all trials of the study."""
    best = float("inf")
    with Progress("", count) as progress:
        for one in make_trials(plan, count, executor, progress.tick):
            best = min(best, one.value) if one.complete else best
            mark = "" if one.complete else " (pruned)"
            progress.view = f"trial {one.number}: {plan.objective} {one.value:.4f}{mark}, best {best:.4f}"
            progress.update(progress.jobs, completed=min(count, one.number + 1))
    return in_child_process(load_trials, plan)


def _evaluate_finalists(
    console: Console,
    plan: StudyPlan,
    fresh: HeldOutGames,
    trials: list[TrialResult],
    options: Namespace,
    executor: Executor,
) -> tuple[FinalResults, int]:
    """Compare the best trials with the current profile; return the results and the exit code.

    console   prints the results
    plan      the study
    fresh     held-out games
    trials    all trials
    options   the command's options
    executor  runs the games
    """
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
        results, values = _choose_by_regret(console, plan, best, fresh, executor)
    if not options.pairs:
        return results, 0
    sprt = Sprt(*options.sprt)
    match = final_match(plan, values, [*plan.openings, *fresh.openings], options.pairs, sprt, executor)
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


def run(options: Namespace) -> int:
    executor = executor_of(options)
    warn_if_loaded(executor.slots, PROG)
    plan, fresh = _read_plan(options, executor)
    trials = _run_trials(plan, options.trials, executor)
    console = Console(highlight=False, soft_wrap=True)
    if not trials:
        raise BadInput(f"{plan.path} holds no trials yet: make some by --trials N")
    weights = print_trials(console, plan, trials)
    if options.csv:
        write_trials(options.csv, plan.parameters, trials)
    results, code = FinalResults(), 0
    if options.fresh:
        results, code = _evaluate_finalists(console, plan, fresh, trials, options, executor)
    if options.png or options.html:
        from tempo.lab.tune.trials_plot import trials_figure  # importing matplotlib takes most of a second
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
