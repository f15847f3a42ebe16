"""`local_eval.py match`, `gauntlet` and `ladder`: which player is stronger, and by how much.

All three play pairs of games (see `pairs`), write each game down as it ends, and can go on where a run was
cut short. The parent lets the players answer a few positions before it forks, so that what they compile is
compiled once and never on the clock: a match compares play, the quick evaluation charges for the start.
"""

from __future__ import annotations

import shlex
import sys
from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from tempo.lab.command_line.inputs import BadInput, Parser, plies, positive, run_command, writable
from tempo.lab.entrants.players import known_names, named
from tempo.lab.entrants.versions import git
from tempo.lab.jobs.executor import add_options, executor_of
from tempo.lab.records.record_file import (
    Recorder,
    game_record,
    new_header,
    new_path,
    read_record,
    recorded_game,
    recorded_terms,
)
from tempo.lab.referee.environment import load_environment
from tempo.lab.referee.game_data import PlayedGame, Terms
from tempo.lab.referee.game_options import add_game, add_terms, examples_of
from tempo.lab.referee.sport import Entrant, longest, new_terms, sport_of, usual_first
from tempo.lab.report.tables import print_line, ran_text
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.match_report import live_table, print_report
from tempo.lab.tournament.pairs import Tournament, everyone, one_against_all
from tempo.lab.tournament.play_games import PATIENCE, Played, play_all, warn_if_loaded
from tempo.lab.tournament.standings import Standings

ACT_TIMEOUT, BANK = 0.2, 0.0  # the clock, if neither it nor a number of simulations is given
PAIRS = 100
MOST_PAIRS = 20_000  # of an SPRT, if nobody says how many

WHAT = {
    "match": "Play pairs of games, seats swapped, and tell score and Elo of A against B.",
    "gauntlet": "Play a match of the first player against each of the others.",
    "ladder": "Play everyone against everyone, and rate all on one scale; `random` is 0 if it takes part.",
}
EXAMPLES = """\
players, besides any agent FILE, whose last callable plays, and git:REV, the champion of an earlier revision built from
its sources (git:HEAD~3:cap=3):
{players}
examples:
{examples}  local_eval.py match --resume runs/match-20261121-101500.jsonl

Every game is written to a record as it ends; --resume goes on where a run was cut short.

exit code: 0, or 1 if anything forfeited, 2 for input that cannot be used, 130 after Ctrl-C
"""


class Run(NamedTuple):
    """A tournament, and what is to become of its games."""

    tournament: Tournament
    header: dict[str, Any]
    record: Path
    played: Played
    sprt: Sprt | None


def epilog(kind: str) -> str:
    """Who can be entered, in each game, and some command lines."""
    lines = []
    for game in usual_first():
        lines.append(f"  {game}: {', '.join(known_names(game))}\n")
        lines += [f"    {name}: {about}\n" for name, about in sport_of(game).about_entrants.items()]
    return EXAMPLES.format(players="".join(lines), examples=examples_of(kind))


def parser(kind: str) -> Parser:
    options = Parser(prog=f"local_eval.py {kind}", description=WHAT[kind], epilog=epilog(kind))
    options.add_argument("players", metavar="PLAYER", nargs="*", help="two or more; two in a match")
    options.add_argument("--pairs", type=positive, metavar="N", help=f"of games for each pairing ({PAIRS})")
    options.add_argument("--sims", type=positive, metavar="N", help="simulations a move, no clock; repeatable")
    options.add_argument("--plies", type=plies, metavar="N-M", help="moves of an opening (as usual in the game)")
    options.add_argument("--environment", action="store_true", help="play through kaggle_environments: slower")
    options.add_argument("--tournament", action="store_true", help="a tournament's referee, in games that have one")
    if kind == "match":
        what = "stop as soon as it is decided whether the gain is ELO1 or ELO0"
        options.add_argument("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), help=what)
    if kind == "ladder":
        options.add_argument("--anchor", metavar="PLAYER", help="everyone against this one only, which is 0")
    options.add_argument("--record", type=writable, metavar="FILE", help=f"of all games (runs/{kind}-TIME.jsonl)")
    options.add_argument("--resume", type=Path, metavar="FILE", help="a record to be continued; takes no players")
    options.add_argument("--html", type=writable, metavar="FILE", help="a page with all figures and all games")
    add_game(options)
    add_terms(options, ACT_TIMEOUT, BANK)
    add_options(options)
    return options


def new_run(kind: str, options: Namespace) -> Run:
    """The run that was asked for, with the header of its record."""
    if kind == "match" and len(options.players) != 2:
        raise BadInput(f"a match is between two players, not {len(options.players)}: see --help, or gauntlet")
    if len(options.players) < 2:
        raise BadInput("name at least two players (--help lists them)")
    if options.sims is not None and (options.act_timeout, options.bank) != (None, None):
        raise BadInput("--sims reads no clock: leave out --act-timeout and --bank")
    players = seated_players(options.players, options.sims, options.game)
    sprt = read_sprt(getattr(options, "sprt", None))
    terms = terms_of(options)
    pairs = options.pairs or (PAIRS if sprt is None else MOST_PAIRS)
    header = new_header(
        kind,
        game=options.game,
        players=[{"name": player.name, "version": player.version()} for player in players],
        commit=git("rev-parse", "--short=12", "HEAD"),
        pairings=pairings_of(kind, [player.name for player in players], getattr(options, "anchor", None)),
        terms=terms._asdict(),
        simulations=options.sims,
        plies=options.plies or sport_of(terms.game).opening_plies,
        pairs=pairs,
        seed=options.seed,
        environment=options.environment,
        sprt=None if sprt is None else [sprt.elo0, sprt.elo1],
        command=shlex.join(["local_eval.py", *sys.argv[1:]]),
    )
    return Run(tournament_of(header, players), header, options.record or new_path(kind), {}, sprt)


def terms_of(options: Namespace) -> Terms:
    """What is played, from what was typed."""
    rules = sport_of(options.game).tournament
    if options.tournament and rules is None:
        raise BadInput(f"--tournament: there is no such referee for {options.game}, which goes by the environment")
    if options.tournament and options.environment:
        raise BadInput("--tournament or --environment: each has a referee of its own")
    usual = rules.act_timeout if options.tournament and rules else ACT_TIMEOUT
    return new_terms(
        options.game,
        options.config,
        act_timeout=usual if options.act_timeout is None else options.act_timeout,
        bank=BANK if options.bank is None else options.bank,
        timed=options.sims is None,
        tournament=options.tournament,
    )


def read_sprt(bounds: list[float] | None) -> Sprt | None:
    if bounds is None:
        return None
    try:
        return Sprt(*bounds).validate()
    except ValueError as problem:
        raise BadInput(str(problem)) from None


def seated_players(names: list[str], simulations: int | None, game: str) -> tuple[Entrant, ...]:
    players = tuple(named(name, game) for name in names)
    for player in players:
        if simulations is not None and not player.repeatable:
            raise BadInput(f"{player.name} is a file and takes no --sims: use --act-timeout")
        player.seat(0, simulations)  # whatever is wrong with its name or its file is told now
    return players


def pairings_of(kind: str, names: list[str], anchor: str | None) -> list[tuple[int, int]]:
    """Who meets whom."""
    if kind != "match" and len(set(names)) < len(names):
        raise BadInput("no player can be in it twice")
    if kind == "gauntlet":
        return list(one_against_all(0, len(names)))
    if anchor is None:
        return list(everyone(len(names)))
    if anchor not in names:
        raise BadInput(f"the anchor {anchor} is not among the players")
    return list(one_against_all(names.index(anchor), len(names)))


def tournament_of(header: dict[str, Any], players: tuple[Entrant, ...]) -> Tournament:
    """What a header describes: the same games from the same header, on any machine."""
    terms = recorded_terms(header)
    low, high = header["plies"]
    openings = sport_of(terms.game).draw_openings(header["pairs"], terms, (low, high), header["seed"])
    pairings = tuple((first, second) for first, second in header["pairings"])
    return Tournament(
        players, pairings, terms, openings, header["simulations"], header["seed"], header["environment"]
    )


def resumed_run(kind: str, options: Namespace) -> Run:
    """The run of a record, with the games that it holds; the players must be what they were."""
    if options.players or options.record:
        raise BadInput("--resume takes players, clock and seed from the record: name nothing else")
    header, games = read_record(options.resume)
    if header["kind"] != kind:
        was = header["kind"]
        raise BadInput(f"'{options.resume}' is the record of a {was}: local_eval.py {was} --resume")
    names = [player["name"] for player in header["players"]]
    players = seated_players(names, header["simulations"], header["game"])
    for player, before in zip(players, header["players"], strict=True):
        if player.version() != before["version"]:
            change = f"{before['version']} then, {player.version()} now"
            raise BadInput(f"{player.name} is not what it was ({change}): go back to it, or begin a new run")
    played = {index: recorded_game(game) for index, game in games.items()}
    sprt = None if header["sprt"] is None else Sprt(*header["sprt"])
    return Run(tournament_of(header, players), header, options.resume, played, sprt)


def run(kind: str, options: Namespace) -> int:
    one = resumed_run(kind, options) if options.resume else new_run(kind, options)
    tournament, played, prog = one.tournament, one.played, f"local_eval.py {kind}"
    seatings = tournament.seatings()
    before = len(played)
    sprt = one.sprt
    standings = Standings(seatings, lambda counts: sprt is not None and sprt.verdict(counts) is not None)
    for index, game in played.items():
        standings.add(index, game)
    if tournament.environment:
        load_environment()
    executor = executor_of(options)
    if tournament.terms.timed:
        warn_if_loaded(executor.slots, prog)
    with Recorder(one.record, None if options.resume else one.header) as recorder:

        def seen(index: int, game: PlayedGame) -> None:
            played[index] = game
            standings.add(index, game)
            about = {"players": tournament.seats(seatings[index]), **seatings[index]._asdict()}
            recorder.write(game_record(game, index=index, **about))

        ending = play_all(
            tournament.play,
            seatings,
            executor,
            seen,
            prepare=tournament.prepare,
            limit=longest(tournament.terms) + PATIENCE if tournament.terms.timed else None,
            lasting=tournament.lasting(),
            skip=frozenset(played),
            enough=lambda: standings.decided,
            view=lambda: live_table(kind, tournament, standings, sprt),
            label=lambda seating: f"pair {seating.pair} game {seating.game}",
        )
    played = dict(sorted(played.items()))
    console = Console()
    if played:
        print_report(console, kind, tournament, standings, played, sprt, one.header)
        print_line(console, ran_text(len(played) - before, ending.seconds, executor.slots), "dim")
        print_line(console, f"record: {one.record}", "dim")
    if options.html and played:
        from tempo.lab.report.report_command import write_report  # matplotlib takes most of a second to import

        write_report(one.record, options.html)
        print(f"page: {options.html}", file=sys.stderr)
    return ending.conclude(prog, played)


def match(argv: list[str]) -> int:
    return run_command(parser("match"), partial(run, "match"), argv)


def gauntlet(argv: list[str]) -> int:
    return run_command(parser("gauntlet"), partial(run, "gauntlet"), argv)


def ladder(argv: list[str]) -> int:
    return run_command(parser("ladder"), partial(run, "ladder"), argv)
