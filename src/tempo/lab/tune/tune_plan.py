"""The options of `tune` as the plan of a study, with its games."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from tempo.arena.adapter.game_adapter import adapter_of, board_of, new_config
from tempo.arena.adapter.game_types import FULL_CLOCK, MatchConfig, Struct
from tempo.arena.command_line.inputs import ROOT, BadInput, did_you_mean
from tempo.arena.jobs.executor import Executor
from tempo.arena.players.engines.idle_options import idle_options
from tempo.arena.players.player_specs import ProfilePlayer, parse_player
from tempo.arena.players.profile_agents import make_agent, override, profile_names, profile_of
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.opening_file import read_openings
from tempo.lab.tournament.run_setup import openings_version
from tempo.lab.tune.final_comparison import HeldOutGames
from tempo.lab.tune.reference_games import (
    Opening,
    ReferenceGame,
    default_path,
    distinct_openings,
    exact_solver,
    reference_games,
)
from tempo.lab.tune.study.search_space import DEFAULT_PARAMETERS, read_parameters
from tempo.lab.tune.study.study_files import default_study
from tempo.lab.tune.study.study_plan import StudyPlan
from tempo.search.ordering import RANDOM_ORDER


def read_plan(options: Namespace, executor: Executor) -> tuple[StudyPlan, HeldOutGames]:
    """Return the study that the options describe, with its openings and reference games, and the held-out games."""
    plan = plan_without_games(options, options.param or DEFAULT_PARAMETERS)
    if options.openings is not None:
        return _plan_from_file(plan, options, executor)
    config, count = new_config(options.game, options.config), options.games
    openings, games = _draw_games(plan, config, count + options.fresh, options, executor)
    plan = plan._replace(openings=openings[:count], games=games[:count])
    path = (options.study or default_study(plan)).resolve()
    return plan._replace(path=path), HeldOutGames(openings[count:], games[count:])


def _plan_from_file(plan: StudyPlan, options: Namespace, executor: Executor) -> tuple[StudyPlan, HeldOutGames]:
    """Return the study whose trials begin with the openings of a file. The held-out games begin with drawn ones."""
    config = new_config(options.game, options.config)
    openings, origin = openings_of_file(options.openings, config)
    openings, games = openings[: options.games], list[ReferenceGame]()
    if plan.objective == "regret":
        path = ROOT / "runs" / f"reference-{plan.game}-{plan.seed}-{origin.rpartition(' ')[2]}.txt"
        games = reference_games(path, config, len(openings), plan.seed, executor, openings, origin)
    plan = plan._replace(openings=openings, games=games, opening_file=origin)
    fresh, fresh_games = _draw_games(plan, config, options.fresh, options, executor)
    path = (options.study or default_study(plan)).resolve()
    return plan._replace(path=path), HeldOutGames(fresh, fresh_games)


def openings_of_file(path: Path, config: MatchConfig) -> tuple[list[Opening], str]:
    """Return the different openings of a file, and its name with a digest of them."""
    openings = list(dict.fromkeys(read_openings(path, config)))
    return openings, f"{path.name} {openings_version(openings)}"


def plan_without_games(options: Namespace, parameters: Sequence[str]) -> StudyPlan:
    """Return the study of these parameters that the options describe, still without a file and without games."""
    config = new_config(options.game, options.config)
    known, name = profile_names(options.game), options.player.partition(":")[0]
    player = parse_player(options.player, options.game) if name in known else None
    if not isinstance(player, ProfilePlayer):
        raise BadInput(f"'{name}' has no parameters to tune: choose {' or '.join(known)}{did_you_mean(name, known)}")
    plan = StudyPlan(
        path=Path(),
        game=options.game,
        shape=config.shape,
        profile=player.profile,
        fixed=player.overrides,
        parameters=read_parameters(parameters, options.game),
        objective=options.objective or default_objective(config),
        scale=options.scale,
        openings=[],
        games=[],
        seed=options.seed,
    )
    _check_plan(plan, options)
    return _with_active_parameters(plan, refuse_others=bool(options.param))


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
    return plan._replace(parameters=[parameter for parameter in plan.parameters if parameter.name not in idle])


def has_move_ordering(plan: StudyPlan) -> bool:
    """Return whether the player's game orders moves, so that `bias` has an effect."""
    config, adapter = plan.config(), adapter_of(plan.game)
    agent = make_agent(plan.game, plan.profile, {**plan.fixed, "bias": "1"}, 1)
    shown = adapter.observation_of(board_of(config), config.bank), Struct(adapter.configuration_of(config))
    return bool(agent.read_task(*shown).position.game.ordering != RANDOM_ORDER)


def _draw_games(
    plan: StudyPlan, config: MatchConfig, count: int, options: Namespace, executor: Executor
) -> tuple[list[Opening], list[ReferenceGame]]:
    """Return a number of openings, and reference games from them if the objective needs some."""
    if plan.objective == "match":
        one_more = int(options.pairs > 0)  # the final match needs at least one more opening
        return distinct_openings(config, count + one_more, plan.seed)[:count], []
    exact_solver(config)
    path = options.reference or default_path(plan.game, plan.seed)
    games = reference_games(path, config, count, plan.seed, executor)
    return [game.opening_moves() for game in games], games
