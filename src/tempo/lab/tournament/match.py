"""`local_eval.py match`, and what `ladder` shares with it: compare the strength of players.

Both play pairs of games (see `pairs`), record each game as it ends, and can resume an interrupted run. The parent
warms up the players before it forks, so that their code is compiled once and never on the clock: a match compares play,
the one-minute check includes the start.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tempo.arena.adapter.environments.environment import load_environment
from tempo.arena.adapter.game_adapter import adapter_of, default_first
from tempo.arena.adapter.game_options import KEEP_GOING, add_game, add_match_options, examples_of
from tempo.arena.adapter.game_types import PlayedGame
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, divisor, plies, positive, run_command, writable
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.command_line.progress import Speed
from tempo.arena.jobs.executor import Executor, add_options, executor_of
from tempo.arena.players.agents.agent_files import AgentFile
from tempo.arena.players.engines.idle_options import idle_overrides
from tempo.arena.players.player_specs import player_names
from tempo.arena.records.record_file import Recorder, begin_record, game_record
from tempo.lab.report.result_tables import print_line, ran_text
from tempo.lab.report.sprt_text import length_text, sprt_line
from tempo.lab.statistics.sprt import ELO_MODEL, Sprt
from tempo.lab.tournament.match_report import live_view, print_report
from tempo.lab.tournament.opening_file import repeats_text
from tempo.lab.tournament.pairs import Tournament
from tempo.lab.tournament.play_games import Played, SessionEnd, play_tournament, warn_if_loaded
from tempo.lab.tournament.resuming import refuse_options, resumed_run
from tempo.lab.tournament.run_setup import ACT_TIMEOUT, BANK, FOREIGN_BANK, PAIRS, Run, new_run
from tempo.lab.tournament.sprt_option import PRESETS_TEXT, with_numbers
from tempo.lab.tournament.standings import Standings

OPEN = "this system does not contain agent files: one can kill the other, and such a game has no result"
WHAT = {
    "match": "Play pairs of games with colours swapped: A against B; of more players, A against each.",
    "ladder": "Play everyone against everyone and rate all on one scale; `random` is 0 if it takes part.",
}
EXAMPLES = """\
players, besides any agent FILE, whose last callable plays; level:1 to level:10, from a beginner's to the champion's
(docs/how-to/play.md); and git:REV, the champion of an earlier revision built from its sources (git:HEAD~3):
{players}Agent files and engines run with all your rights: processes of their own contain mistakes, not malice.

A profile takes options, as in champion:cap=3,exploration=0.4; `local_eval.py tune --options` lists them with ranges.

examples:
{examples}  local_eval.py {kind} --resume runs/2026-11-21/{kind}-101500.jsonl

Every game is recorded as it ends. --resume continues an interrupted run with the same games, and a finished one with
more --pairs. `local_eval.py report` lists the records.

exit code: 0, or 1 if anything forfeited or a search of ours raised, 2 for input that cannot be used, 130 after Ctrl-C
"""


def epilog(kind: str, more: str) -> str:
    """Return the players of each game and some command lines, for the help."""
    lines = []
    for game in default_first():
        lines.append(f"  {game}: {', '.join(player_names(game))}\n")
        lines += [f"    {name}: {about}\n" for name, about in adapter_of(game).about_players.items()]
    return EXAMPLES.format(kind=kind, players="".join(lines), examples=examples_of(kind) + more)


def parser(kind: str, more_examples: str = "") -> Parser:
    """Return the parser of match, or of the options of ladder that it shares."""
    options = Parser(prog=f"local_eval.py {kind}", description=WHAT[kind], epilog=epilog(kind, more_examples))
    options.add_argument("players", metavar="PLAYER", nargs="*", help="two or more")
    options.add_argument("--pairs", type=positive, metavar="N", help=f"of games for each pairing ({PAIRS})")
    add_how_to_play(options)
    if kind == "match":
        what = f"stop when it is decided whether the gain is ELO1 or ELO0 in {ELO_MODEL} Elo; or {PRESETS_TEXT}"
        options.add_argument("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), help=what)
    if kind == "ladder":
        options.add_argument("--anchor", metavar="PLAYER", help="play everyone against this one only, which is 0")
    options.add_argument("--keep-going", action="store_true", help=KEEP_GOING)
    add_records(options, kind)
    return options


def add_how_to_play(options: Parser) -> None:
    """Add the options of game, clock, openings and cores."""
    sims_help = "simulations a move in place of a clock: the same games each time"
    options.add_argument("--sims", type=positive, metavar="N", help=sims_help)
    plies_help = "moves of a random opening (without it, the drawn or level openings of the board, if it has some)"
    options.add_argument("--plies", type=plies, metavar="N-M", help=plies_help)
    openings_help = "a file: one opening a line (digits, f5d6, h8 i9), or the games of an SGF, psq or GGF file"
    options.add_argument("--openings", type=Path, metavar="FILE", help=openings_help)
    options.add_argument("--shuffle", action="store_true", help="take those of --openings in random order, by --seed")
    scale_help = "divide the clock and our time plans by X; without a clock given, the competition's, 2 s and 60 s"
    options.add_argument("--scale", type=divisor, metavar="X", help=scale_help)
    options.add_argument("--environment", action="store_true", help="play through kaggle_environments: slower")
    options.add_argument("--tournament", action="store_true", help="with the tournament referee of the game")
    add_game(options)
    others = f"; {FOREIGN_BANK:g} if no clock is given and an agent file, an engine or a built-in plays"
    add_match_options(options, ACT_TIMEOUT, BANK, others)
    add_options(options)


def add_records(options: Parser, kind: str) -> None:
    """Add the options of record and page."""
    record_help = f"record of all games (runs/DATE/{kind}-TIME.jsonl)"
    options.add_argument("--record", type=writable, metavar="FILE", help=record_help)
    resume_help = "a record to resume; without players, with --pairs for more games"
    options.add_argument("--resume", type=Path, metavar="FILE", help=resume_help)
    options.add_argument("--html", type=writable, metavar="FILE", help="a page with all figures and all games")


def run(kind: str, options: Namespace) -> int:
    """Play a new run or resume one, and print the report."""
    prog = f"{PROGRAM} {kind}"
    if options.resume:
        refuse_options(options, also=["--pairs"], positional=options.players)
    return report_session(prog, play_session(prog, kind, options), options.html)


def report_session(prog: str, session: Session, html: Path | None) -> int:
    """Print the report of a run, write its page if one is wanted, and return the exit code."""
    console, played = Console(), session.played()
    if played:
        print_report(console, session.run, session.standings, played)
    return conclude(console, prog, session, html)


class Session(NamedTuple):
    """A run with the games that were played until its end or an interruption."""

    run: Run
    standings: Standings
    ending: SessionEnd
    record: Path
    before: int  # games that the record had before
    slots: int  # games at once

    def played(self) -> Played:
        """Return all games in the order of the schedule."""
        return dict(sorted(self.run.played.items()))


def play_session(prog: str, kind: str, options: Namespace) -> Session:
    """Play a new run, or the rest of the one that --resume names."""
    executor = executor_of(options)
    if options.resume:
        with Recorder(options.resume) as recorder:  # locks the record before it is read
            run = resumed_run(kind, options, recorder)
            before = len(run.played)
            standings, ending = play(prog, run, recorder, executor)
    else:
        run, before = new_run(kind, options), 0
        with begin_record(run.record, run.header) as recorder:
            standings, ending = play(prog, run, recorder, executor)
    return Session(run, standings, ending, recorder.path, before, executor.slots)


def conclude(console: Console, prog: str, session: Session, html: Path | None) -> int:
    """Print the last lines of a report, write the page if one is wanted, and return the exit code."""
    played, ending, record = session.played(), session.ending, session.record
    if played:
        print_line(console, ran_text(len(played) - session.before, ending.seconds, session.slots), "dim")
        print_line(console, f"record: {record}", "dim")
        if ending.message:
            print_line(console, f"to resume: {prog} --resume {record}", "dim")
    if html and played:
        from tempo.lab.report.report_command import write_report  # matplotlib takes most of a second to import

        write_report(record, html)
        print(f"page: {html}", file=sys.stderr)
    return ending.conclude(prog, played)


def play(prog: str, run: Run, recorder: Recorder, executor: Executor) -> tuple[Standings, SessionEnd]:
    """Play the missing games and write them to the record; warnings begin with the program's name."""
    tournament, played, sprt = run.tournament, run.played, run.sprt
    schedule = tournament.schedule()
    standings = Standings(schedule, lambda counts: sprt is not None and sprt.state(counts) is not None)
    for index, game in played.items():
        standings.add(index, game)
    if tournament.environment:
        load_environment()
    if tournament.config.timed:
        warn_if_loaded(executor.slots, prog)
        warn_of_clockless(prog, tournament)
    if any(isinstance(player, AgentFile) and not player.is_contained for player in tournament.players):
        print(f"{prog}: {OPEN}", file=sys.stderr)
    if repeats := repeats_text(run.header):
        print(f"{prog}: {repeats}", file=sys.stderr)
    for line in idle_overrides(tournament.players, tournament.simulations, tournament.config.bank):
        print(f"{prog}: {line}", file=sys.stderr)

    speed = Speed()

    def seen(index: int, game: PlayedGame) -> None:
        played[index] = game
        speed.count()
        about = {"players": tournament.seats(schedule[index]), **schedule[index]._asdict()}
        recorder.write(game_record(game, index=index, **about))

    if sprt is not None and not standings.decided:
        print(f"{prog}: {length_text(sprt, standings.in_order[0], len(schedule) // 2)}", file=sys.stderr)
    view = partial(live_view, run, standings, speed, sys.stderr.isatty())
    ending = play_tournament(
        tournament, standings, executor, seen, view, skip=frozenset(played), between=recorder.sync_if_due
    )
    if sprt is not None and any(standings.in_order[0]) and not ending.message:
        record_verdict(run, recorder, sprt, standings.in_order[0])
    return standings, ending


def record_verdict(run: Run, recorder: Recorder, sprt: Sprt, counts: Sequence[int]) -> None:
    """Write the state of the SPRT to the record, if it is not there."""
    verdict = {
        "state": sprt.state(counts),
        "elo": ELO_MODEL,
        "llr": sprt.llr(counts),
        "pairs": sum(counts),
        "line": sprt_line(sprt, counts, run.tournament.config.scale),
    }
    if run.header.get("verdict") != verdict:
        recorder.write({"extended": {"verdict": verdict}})


def warn_of_clockless(prog: str, tournament: Tournament) -> None:
    """Warn of players that ignore the clock: they may lose every game on time, whatever their play."""
    for player in tournament.players:
        if getattr(player, "ignores_clock", False):
            config = tournament.config
            clock = f"{config.act_timeout:g} s" + (f", beyond a bank of {config.bank:g} s" if config.bank else "")
            text = f"{player.name} reads no clock, and loses on time if a move takes longer than {clock}"
            print(f"{prog}: {text}: give it fewer simulations, more time, or --sims", file=sys.stderr)


def match(argv: list[str]) -> int:
    """Run `local_eval.py match`."""
    options = parser("match")
    return run_command(options, partial(run, "match"), with_numbers(options, argv))
