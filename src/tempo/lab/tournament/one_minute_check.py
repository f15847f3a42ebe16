"""One-minute check, `local_eval.py` without a command: is this file fit to upload, and does it beat the built-ins?

It plays an agent file against the environment's built-ins or other files, through `kaggle_environments` itself, half of
the games in each seat. Every game has its own process, forked from one that has imported the environment but neither
numba nor the agent: loading and compiling count in the first timed move, as in the competition. With --warm they come
before the clock starts, which is the only way to try a clock that is too short for them.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tempo.arena.adapter.environments import open_spiel
from tempo.arena.adapter.environments.environment import load_environment
from tempo.arena.adapter.game_adapter import PlayerSpec, adapter_of, longest, new_config
from tempo.arena.adapter.game_options import KEEP_GOING, add_game, add_match_options
from tempo.arena.adapter.game_types import FULL_CLOCK, MatchConfig, PlayedGame, forfeited
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import (
    BadInput,
    Parser,
    SearchFailed,
    agent_file,
    did_you_mean,
    positive,
    run_command,
    writable,
)
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.command_line.shell_text import join_command
from tempo.arena.jobs.busy import spinning
from tempo.arena.jobs.executor import Executor, add_options, executor_of
from tempo.arena.jobs.pool import Order
from tempo.arena.players.agents.agent_files import AgentFile
from tempo.arena.players.agents.built_agents import built_agent, warn_if_stale
from tempo.arena.players.player_specs import parse_player
from tempo.arena.players.versions import which_tempo
from tempo.arena.records.record_file import (
    QUICK,
    Recorder,
    begin_record,
    game_record,
    new_header,
    recorded_config,
    recorded_game,
    refuse_existing,
)
from tempo.lab.report.result_tables import (
    busy_text,
    clock_table,
    config_text,
    print_line,
    print_problems,
    print_unsearched,
    ran_text,
    results_table,
)
from tempo.lab.statistics.player_totals import Side, Totals, totals_of
from tempo.lab.tournament.pairs import warm_up_player
from tempo.lab.tournament.play_games import PATIENCE, Played, SessionEnd, play_all, warn_if_loaded
from tempo.lab.tournament.resuming import damage_reported, refuse_changes, refuse_options, resumable
from tempo.lab.tournament.run_setup import refuse_no_time

ACT_TIMEOUT, BANK = FULL_CLOCK

DESCRIPTION = "Play an agent file against the built-ins, through kaggle_environments, over the cores."
EXIT_CODES = """\
`local_eval.py --help` alone lists the commands.

exit code: 0, or 1 if anything forfeited or a search of ours raised, 2 for input that cannot be used, 130 after Ctrl-C
"""


class EvaluationGame(NamedTuple):
    """One scheduled game; `seat` is the agent's."""

    opponent: str
    number: int
    seat: int


class Evaluation(NamedTuple):
    """The games of a check."""

    agent: Path
    warm: AgentFile | None  # the same agent, loaded and compiled before the clock, with --warm
    opponents: list[str]
    games: int  # against each opponent
    config: MatchConfig
    seed: int
    busy: int  # spinning processes beside the games
    environment: str | None = None  # in place of the game's own
    strict: bool = True  # whether an error that a file of ours logs ends the run

    def schedule(self) -> list[EvaluationGame]:
        """Return all games."""
        return [EvaluationGame(name, number, number % 2) for name in self.opponents for number in range(self.games)]

    def prepare(self) -> None:
        """Warm up the agent, with --warm."""
        if self.warm:
            warm_up_player(self.warm, self.config)

    def play(self, scheduled: EvaluationGame) -> PlayedGame:
        """Play one game through the environment."""
        opponent = scheduled.opponent
        if opponent not in built_ins(self.config.game, self.environment):
            opponent = str(Path(opponent).resolve())
        agent = self.warm.new_agent(0, None) if self.warm else str(self.agent.resolve())
        agents = (agent, opponent)
        seed = f"{self.seed} {scheduled.opponent} {scheduled.number}"
        seated = agents if scheduled.seat == 0 else agents[::-1]
        game = adapter_of(self.config.game).play_in_environment(seated, self.config, seed, self.environment)
        logged = next((move for move in game.moves if move.error), None)
        if self.strict and logged:
            file = self.agent if logged.seat == scheduled.seat else scheduled.opponent
            raise SearchFailed(f"the search of {file} raised {logged.error}")
        return game


def forfeit_of_lost(scheduled: EvaluationGame, why: str) -> PlayedGame:
    """Return the game of a process that died or hung: a forfeit of the agent, as built-ins do not crash.

    Between two files the reason says that it may be the other one's fault.
    """
    if scheduled.opponent.endswith(".py"):
        why = f"{why}, which may be the fault of {scheduled.opponent}"
    status = "TIMEOUT" if "hangs" in why else "ERROR"
    return PlayedGame((), [], *forfeited(scheduled.seat, status, why)[:2], (0.0, 0.0), why)


def parser() -> Parser:
    """Return the parser of the one-minute check."""
    options = Parser(prog="local_eval.py", description=DESCRIPTION, epilog=EXIT_CODES)
    options.add_argument("--agent", metavar="FILE", help="submission/GAME.py")
    opponent_help = "a built-in of the environment (all of them), or a file; once for each"
    options.add_argument("--opponent", action="append", metavar="PLAYER", help=opponent_help)
    environment_help = "another environment of the game: open_spiel_connect_four"
    options.add_argument("--environment", metavar="NAME", help=environment_help)
    options.add_argument("--games", type=positive, default=10, metavar="N", help="against each opponent (10)")
    options.add_argument("--warm", action="store_true", help="load and compile before the clock starts")
    busy_help = "spin N processes beside the games, to see what a busy machine does to the agent"
    options.add_argument("--busy", type=positive, default=0, metavar="N", help=busy_help)
    options.add_argument("--keep-going", action="store_true", help=KEEP_GOING)
    what = "record of all games (runs/DATE/quick-TIME.jsonl)"
    options.add_argument("--record", type=writable, metavar="FILE", help=what)
    options.add_argument("--resume", type=Path, metavar="FILE", help="a record to resume")
    options.add_argument("--html", type=writable, metavar="FILE", help="a page with all figures and all games")
    options.add_argument("--version", action="store_true", help="print which checkout or installed package this is")
    add_game(options)
    add_match_options(options, ACT_TIMEOUT, BANK)
    add_options(options)
    return options


def built_ins(game: str, other: str | None) -> Sequence[str]:
    """Return the built-in agents of a game's environment, or of another one."""
    return adapter_of(game).built_ins if other is None else (open_spiel.BUILT_IN,)


def read_evaluation(options: Namespace) -> Evaluation:
    """Return the evaluation that the options describe; BadInput for missing files."""
    other = adapter_of(options.game).other_environment(options.environment)
    adapter_of(options.game).refuse_environment(other)
    known = built_ins(options.game, other)
    opponents = list(dict.fromkeys(options.opponent or known))
    for name in opponents:
        check_opponent(name, known)
    config = new_config(
        options.game,
        options.config,
        act_timeout=ACT_TIMEOUT if options.act_timeout is None else options.act_timeout,
        bank=BANK if options.bank is None else options.bank,
    )
    refuse_no_time(config)
    if options.record:
        refuse_existing(options.record)
    path = agent_file(options.agent) if options.agent else built_agent(options.game)
    warm = AgentFile(path) if options.warm else None
    counts = options.games, config, options.seed, options.busy
    return Evaluation(path, warm, opponents, *counts, other, not options.keep_going)


def check_opponent(name: str, known: Sequence[str]) -> None:
    """Raise BadInput for an opponent that is neither a built-in of the environment nor a file."""
    if name not in known and not name.endswith(".py") and not Path(name).is_file():
        hint = did_you_mean(name, known)
        raise BadInput(f"--opponent {name}: choose {', '.join(known)}, or the path of an agent file{hint}")
    if name not in known:
        agent_file(name)


def running_score(schedule: Sequence[EvaluationGame], played: Played) -> str:
    """Return the score so far in one line."""
    total = totals_of([Side(game, schedule[index].seat) for index, game in played.items()])
    unsearched = f", {sum(total.unsearched.values())} moves unsearched" if total.unsearched else ""
    return f"{total.won} won, {total.drawn} drawn, {total.lost} lost{forfeits_text(total)}{unsearched}"


def forfeits_text(total: Totals) -> str:
    """Return the forfeits of both sides, if any."""
    own, other = sum(total.own_forfeits.values()), sum(total.other_forfeits.values())
    return f", forfeited {own} ours and {other} theirs" if own or other else ""


def print_report(console: Console, evaluation: Evaluation, played: Played) -> None:
    """Print tables, problems and the score."""
    schedule = evaluation.schedule()
    sides: dict[str, list[Side]] = {}
    for index, game in played.items():
        sides.setdefault(schedule[index].opponent, []).append(Side(game, schedule[index].seat))
    rows = list(sides.items())
    console.print(results_table("against", rows))
    console.print(clock_table("against", rows))
    others = [(name, [side.other() for side in those]) for name, those in rows]
    print_unsearched(console, [(evaluation.agent.name, [side for _, those in rows for side in those]), *others])
    labelled = []
    for index, game in played.items():
        opponent, number, seat = schedule[index]
        names = (evaluation.agent.name, opponent)
        labelled.append((f"{opponent} game {number}", game, names[::-1] if seat else names))
    print_problems(console, labelled)
    score = running_score(schedule, played)
    beside = f", beside {busy_text(evaluation.busy)}" if evaluation.busy else ""
    where = f" in {evaluation.environment}" if evaluation.environment else ""
    about = f"{config_text(evaluation.config, None)}{beside}"
    print_line(console, f"{evaluation.agent.name}: {score}{where}; {about}", "bold")


def header_of(evaluation: Evaluation) -> dict[str, Any]:
    """Return the header of the record: player 0 is the agent, the others are its opponents."""
    players = players_of(evaluation)
    return new_header(
        QUICK,
        game=evaluation.config.game,
        players=[{"name": player.name, "version": player.version()} for player in players],
        opponents=evaluation.opponents,
        pairings=[(0, number) for number in range(1, len(players))],
        config=evaluation.config._asdict(),
        simulations=None,
        plies=(0, 0),
        pairs=evaluation.games,
        seed=evaluation.seed,
        environment=evaluation.environment or True,
        sprt=None,
        warm=evaluation.warm is not None,
        busy=evaluation.busy,
        command=join_command([PROGRAM, *sys.argv[1:]]),
    )


def players_of(evaluation: Evaluation) -> list[PlayerSpec]:
    """Return the agent and its opponents as players."""
    return [AgentFile(evaluation.agent), *(parse_player(name, evaluation.config.game) for name in evaluation.opponents)]


def resumed_evaluation(path: Path, strict: bool) -> tuple[Evaluation, Played]:
    """Return the evaluation of a record with the games that it holds."""
    header, games = resumable(path, QUICK)
    with damage_reported(path):
        agent = agent_file(header["players"][0]["name"])
        warm = AgentFile(agent) if header["warm"] else None
        counts = header["pairs"], recorded_config(header), header["seed"], header["busy"]
        other = header["environment"] if isinstance(header["environment"], str) else None
        evaluation = Evaluation(agent, warm, header["opponents"], *counts, other, strict)
        refuse_changes(players_of(evaluation), header)
        schedule = evaluation.schedule()
        for index, game in games.items():
            if tuple(game["players"]) != seats_of(schedule[index], evaluation):
                raise BadInput(f"'{path}' is damaged: the players of game {index} are not those of this run")
        return evaluation, {index: recorded_game(game) for index, game in games.items()}


def seats_of(scheduled: EvaluationGame, evaluation: Evaluation) -> tuple[int, int]:
    """Return the record's two players of a game, the one that begins first."""
    met = 1 + evaluation.opponents.index(scheduled.opponent)
    return (met, 0) if scheduled.seat else (0, met)


def run(options: Namespace) -> int:
    """Play a new check or resume one, and print the report."""
    if options.version:
        print(which_tempo())
        return 0
    if options.busy and options.ray is not None:
        raise BadInput("--busy loads this machine, and --ray plays on others: leave one of them out")
    executor = executor_of(options)
    if options.resume:
        refuse_options(options)
        with Recorder(options.resume) as recorder:  # locks the record before it is read
            evaluation, played = resumed_evaluation(options.resume, not options.keep_going)
            if evaluation.busy and options.ray is not None:
                raise BadInput("the record was started with --busy, on one machine: leave out --ray")
            before = len(played)
            ending = play(evaluation, played, recorder, executor)
    else:
        evaluation, played, before = read_evaluation(options), {}, 0
        with begin_record(options.record, header_of(evaluation)) as recorder:
            ending = play(evaluation, played, recorder, executor)
    played = dict(sorted(played.items()))
    console = Console()
    if played:
        print_report(console, evaluation, played)
        print_line(console, ran_text(len(played) - before, ending.seconds, executor.slots), "dim")
        print_line(console, f"record: {recorder.path}", "dim")
    if options.html and played:
        from tempo.lab.report.report_command import write_report  # matplotlib takes most of a second to import

        write_report(recorder.path, options.html)
    return ending.conclude(PROGRAM, played)


def play(evaluation: Evaluation, played: Played, recorder: Recorder, executor: Executor) -> SessionEnd:
    """Play the missing games and write them to the record."""
    warn_if_stale(evaluation.agent, PROGRAM)
    load_environment()
    warn_if_loaded(executor.slots, PROGRAM)
    schedule = evaluation.schedule()

    def seen(index: int, game: PlayedGame) -> None:
        played[index] = game
        recorder.write(game_record(game, index=index, players=seats_of(schedule[index], evaluation)))

    with spinning(evaluation.busy):
        return play_all(
            Order(evaluation.play, evaluation.prepare, longest(evaluation.config) + PATIENCE),
            schedule,
            executor,
            seen,
            forfeit=forfeit_of_lost,
            skip=frozenset(played),
            view=lambda: running_score(schedule, played) if played else "",
            label=lambda scheduled: f"{scheduled.opponent} game {scheduled.number}",
            between=recorder.sync_if_due,
        )


def main(argv: list[str]) -> int:
    """Run `local_eval.py` without a command."""
    return run_command(parser(), run, argv)
