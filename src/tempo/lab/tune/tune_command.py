"""`local_eval.py tune PLAYER`: which numbers of a plan of time, or of a search, are best?

What is tried is decided by Optuna (study.py), how good it is by what it gives away along games with known values
(regret.py) or by matches, and whether the best is any better than what there is by games that no trial has seen
(final_comparison.py). All at a scaled-down clock.
"""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from pathlib import Path

from rich.console import Console

from tempo.lab.command_line.inputs import ROOT, BadInput, Parser, positive, run_command, writable, zero_or_more
from tempo.lab.command_line.progress import progress_bar
from tempo.lab.jobs.executor import Executor, add_options, executor_of
from tempo.lab.players.players import ProfilePlayer, parse_player
from tempo.lab.players.profile_agents import make_agent, override, profile_names, profile_of
from tempo.lab.referee.game_adapter import adapter_of, board_of, new_config
from tempo.lab.referee.game_data import MatchConfig, Struct
from tempo.lab.referee.game_options import add_config, add_game, examples_of
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.play_games import warn_if_loaded
from tempo.lab.tune.final_comparison import (
    HeldOutGames,
    Values,
    choose_by_matches,
    final_match,
    measure_regrets,
    pick_finalists,
    replay_players,
)
from tempo.lab.tune.reference_games import (
    Opening,
    ReferenceGame,
    default_path,
    distinct_openings,
    exact_solver,
    reference_games,
)
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

PROG = "local_eval.py tune"
DESCRIPTION = "Tune the numbers of an agent's plan of time, or of its search, within the ranges in the source."
EXAMPLES = """\
examples:
{examples}  local_eval.py tune PLAYER --param cap=0..20 --param margin
  local_eval.py tune PLAYER --objective match --games 50 --study runs/tune-match.db
  local_eval.py tune PLAYER --trials 0               only the verdict, of the trials that there are

A study goes on where it was stopped, and several commands may work on one. Exit code: 0, 2 for input that cannot
be used, 130 after Ctrl-C.
"""
FINALISTS = 5


def parser() -> Parser:
    options = Parser(prog=PROG, description=DESCRIPTION, epilog=EXAMPLES.format(examples=examples_of("tune")))
    add = options.add_argument
    add("player", metavar="PLAYER", help="one of our own, with overrides for what is not tuned")
    add_game(options)
    add_config(options)
    add("--param", action="append", metavar="NAME[=LOW..HIGH]", help=f"what to tune ({', '.join(DEFAULT_PARAMETERS)})")
    what = "what is to be made small (regret where it is known what every position is worth, else match)"
    add("--objective", choices=tuple(OBJECTIVES), help=what)
    add("--trials", type=zero_or_more, default=150, metavar="N", help="trials the study is to have in the end (150)")
    add("--games", type=positive, default=10, metavar="N", help="reference games, or pairs, of a trial (10)")
    add("--scale", type=_divisor, default=40.0, metavar="X", help="the competition's clock is divided by this (40)")
    what = "games, or pairs, that no trial saw, for the verdict; 0: none (60)"
    add("--fresh", type=zero_or_more, default=60, metavar="N", help=what)
    what = "the most pairs of the match at the end; 0: none (200)"
    add("--pairs", type=zero_or_more, default=200, metavar="N", help=what)
    add("--sprt", type=float, nargs=2, default=(0.0, 10.0), metavar=("ELO0", "ELO1"), help="of that match (0 10)")
    add("--seed", type=int, default=1, metavar="N", help="of games, players and sampler (1)")
    add("--study", type=Path, metavar="FILE", help="the study's SQLite file (runs/tune-GAME-PLAYER.db)")
    add("--reference", type=Path, metavar="FILE", help="the reference games (runs/reference-GAME-SEED.txt)")
    add("--csv", type=writable, metavar="FILE", help="write all trials")
    add("--png", type=writable, metavar="FILE", help="draw the trials")
    add("--html", type=writable, metavar="FILE", help="write a page with the report and the pictures")
    add_options(options)
    return options


def _divisor(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 1 <= value < 10_000:
        raise ArgumentTypeError(f"'{text}' is not a number from 1 up")
    return value


def _read_plan(options: Namespace, executor: Executor) -> tuple[StudyPlan, HeldOutGames]:
    """What was asked for, with the openings and the reference games that it needs."""
    config = new_config(options.game, options.config)
    player = parse_player(options.player, options.game)
    if not isinstance(player, ProfilePlayer):
        raise BadInput(f"'{options.player}' has nothing to tune: choose {' or '.join(profile_names(options.game))}")
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
    openings, games = _draw_games(plan, config, options, executor)
    count = options.games
    return plan._replace(openings=openings[:count], games=games[:count]), HeldOutGames(openings[count:], games[count:])


def default_objective(config: MatchConfig) -> str:
    """Regret where it can be had."""
    try:
        exact_solver(config)
    except BadInput:
        return "match"
    return "regret"


def _check_plan(plan: StudyPlan, options: Namespace) -> None:
    """Whether all of it can be done: told before, not after, an hour of games."""
    names = {parameter.name for parameter in plan.parameters}
    for name in names & plan.fixed.keys():
        raise BadInput(f"'{name}' is fixed in '{options.player}': it cannot be tuned")
    try:
        override(profile_of(plan.profile, plan.game), plan.fixed, plan.game)
        Sprt(*options.sprt).validate()
    except ValueError as problem:
        raise BadInput(str(problem)) from None
    if "bias" in names and not has_move_ordering(plan):
        raise BadInput(f"'bias' has nothing to weigh: {plan.profile} of {plan.game} rates no move at first sight")
    if plan.objective == "match" and options.reference:
        raise BadInput("--reference: matches need no reference games")


def has_move_ordering(plan: StudyPlan) -> bool:
    """Whether the player's game tells what a move promises at first sight, if that is given weight."""
    config, adapter = plan.config(), adapter_of(plan.game)
    agent = make_agent(plan.game, plan.profile, {**plan.fixed, "bias": "1"}, 1)
    shown = adapter.observation_of(board_of(config), config.bank), Struct(adapter.configuration_of(config))
    return bool(agent.read_task(*shown).position.game.ordering != RANDOM_ORDER)


def _draw_games(
    plan: StudyPlan, config: MatchConfig, options: Namespace, executor: Executor
) -> tuple[list[Opening], list[ReferenceGame]]:
    """Openings for the trials and fresh ones behind them; the reference games that go on from them, if it takes any."""
    count = options.games + options.fresh
    if plan.objective == "match":
        one_more = int(options.pairs > 0)  # at least, for the match at the end
        return distinct_openings(config, count + one_more, plan.seed)[:count], []
    exact_solver(config)
    path = options.reference or default_path(plan.game, plan.seed)
    games = reference_games(path, config, count, plan.seed, executor)
    return [game.opening_moves() for game in games], games


def _run_trials(plan: StudyPlan, count: int, executor: Executor) -> list[TrialResult]:
    """Make the trials, and show how far it has come."""
    best = float("inf")
    with progress_bar() as bar:
        bar_task = bar.add_task("tuning", total=count, score="")
        for one in make_trials(plan, count, executor, bar.refresh):
            best = min(best, one.value) if one.complete else best
            mark = "" if one.complete else " (pruned)"
            text = f"trial {one.number}: {plan.objective} {one.value:.4f}{mark}, best {best:.4f}"
            bar.update(bar_task, completed=min(count, one.number + 1), score=text)
    return in_child_process(load_trials, plan)


def _evaluate_finalists(
    console: Console,
    plan: StudyPlan,
    fresh: HeldOutGames,
    trials: list[TrialResult],
    options: Namespace,
    executor: Executor,
) -> tuple[FinalResults, int]:
    """The best against the profile as it stands, and what follows from it; the exit code."""
    best = pick_finalists(plan.parameters, trials, FINALISTS)
    if plan.objective == "match":
        best = best[: len(fresh.openings)]
        matches = choose_by_matches(plan, best, fresh.openings, executor)
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
    """The one that gives away least on some games, told beside the profile as it stands on others."""
    with progress_bar() as bar:
        bar.add_task("judging", total=None, score="fresh games")
        regrets = measure_regrets(plan, best, fresh.validation(), executor, bar.refresh)
        values = best[regrets.index(min(regrets))]
        both = [plan.candidate({}), plan.candidate(values)]
        current, chosen = replay_players(plan, both, fresh.test(), executor, bar.refresh)
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
        raise BadInput(f"{plan.path} holds no trials yet: --trials says how many to make")
    weights = print_trials(console, plan, trials)
    if options.csv:
        write_trials(options.csv, plan.parameters, trials)
    results, code = FinalResults(), 0
    if options.fresh:
        results, code = _evaluate_finalists(console, plan, fresh, trials, options, executor)
    if options.png or options.html:
        from tempo.lab.tune.tune_page import write_outputs  # matplotlib takes most of a second to import

        write_outputs(plan, trials, weights, results, options, PROG)
    return code


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
