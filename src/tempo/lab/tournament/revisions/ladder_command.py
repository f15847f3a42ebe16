"""`local_eval.py history`: rate revisions on one scale, and plot their Elo.

A ladder of builds of earlier commits. Each plays those 1, 2, 4, 8 ... places after it, and the oldest one is 0.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from tempo.arena.adapter.game_adapter import adapter_of, default_game
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, image_file, positive, run_command
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.command_line.progress import tracked
from tempo.arena.players.commits import Commit, commit_of, commits_of
from tempo.arena.players.revisions import CHAMPION, Revision, revision_name
from tempo.lab.report.result_tables import plain_table, print_clock_warning, print_line
from tempo.lab.statistics.ladder_rating import Rating
from tempo.lab.tournament.match import add_how_to_play, add_records, conclude, play_session
from tempo.lab.tournament.match_report import rated_players, rating_texts
from tempo.lab.tournament.pairs import near_and_far
from tempo.lab.tournament.resuming import refuse_options
from tempo.lab.tournament.run_setup import PAIRS
from tempo.lab.tournament.runs import named_from_here

PROG = f"{PROGRAM} history"
WHAT = "Rate revisions of this repository on one scale, and plot their Elo; the oldest one is 0."
NOTES = """\
REV is a commit, a branch or a tag; a range as v1..HEAD names those of its commits that touch src/, v1 not included.
Each revision is built from its own sources, and plays those 1, 2, 4, 8 ... places after it. Revisions that cannot be
built or are too old to play are left out.

examples:
  local_eval.py history v1 v1..HEAD --most 12 --sims 1000   twelve commits since a tag, and the tag
  local_eval.py history --last 8 --sims 1000                the last eight commits that touch src/
  local_eval.py history --last 5 --act-timeout 0.2          on a clock
  local_eval.py history --resume runs/2026-11-24/history-101500.jsonl

exit code: 0, or 1 if anything forfeited or has no result, 2 for input that cannot be used, 130 after Ctrl-C
"""
SUBJECT_WIDTH = 30


def parser() -> Parser:
    """Return the parser of `history`."""
    options = Parser(prog="local_eval.py history", description=WHAT, epilog=NOTES)
    add = options.add_argument
    add("revisions", metavar="REV", nargs="*", help="a revision, or a range of them")
    add("--last", type=positive, metavar="N", help="the last N commits that touch src/")
    add("--most", type=positive, metavar="N", help="at most N of all these, spread evenly")
    add_profile(options)
    add("--pairs", type=positive, metavar="N", help=f"of games for each pairing ({PAIRS})")
    add("-o", "--out", type=image_file, metavar="FILE", help="plot, a PNG or SVG (beside the record)")
    add_how_to_play(options)
    add_records(options, "history")
    options.set_defaults(keep_going=False)
    return options


def add_profile(options: Parser) -> None:
    """Add --profile."""
    what = f"the player of each revision (the champion's search alone: {search_alone(default_game())})"
    options.add_argument("--profile", metavar="NAME", help=what)


def search_alone(game: str) -> str:
    """Return the champion without the tables and the solver of its game, which hide errors of the search."""
    players = adapter_of(game).signed_players
    overrides = next((values for name, values in players if name == CHAMPION), {})
    return ":".join([CHAMPION, *filter(None, [",".join(f"{name}={value}" for name, value in overrides.items())])])


def run(options: Namespace) -> int:
    """Play the games, print the table and draw the plot."""
    if options.resume:
        refuse_options(options, also=["--pairs", "--out", "-o"], positional=options.revisions)
    else:
        options.players = players_of(options)
    session = play_session(PROG, "history", options)
    console, played, tournament = Console(), session.played(), session.run.tournament
    if any(map(any, session.standings.counts)):
        commits = [commit_of(player.commit) for player in tournament.players if isinstance(player, Revision)]
        ratings = rated_players(tournament, session.standings)
        console.print(history_table(commits, ratings))
        print_clock_warning(console, session.standings.forfeits, len(played))
        plot = options.out or session.record.with_suffix(".png")
        write_plot(commits, ratings, plot)
        print_line(console, f"plot: {named_from_here(plot)}", "")
    return conclude(console, PROG, session, options.html)


def players_of(options: Namespace) -> list[str]:
    """Return the players of a new history, the oldest first; say how many games they play."""
    commits = spread(commits_of(options.revisions, options.last), options.most)
    if len(commits) < 2:
        raise BadInput(f"a history needs two revisions, not {len(commits)}: name more, or use --last (--help)")
    profile = options.profile or search_alone(options.game)
    names = [revision_name(commit.short, profile) for commit in commits]
    problems = [revision_problem(name, options.game) for name in tracked(names, "build")]
    players = [name for name, problem in zip(names, problems, strict=True) if problem is None]
    if len(players) < 2:
        raise BadInput(next(filter(None, problems)))
    for problem in filter(None, problems):
        print(f"{PROG}: left out: {problem}", file=sys.stderr)
    pairings = len(near_and_far(len(players)))
    games = f"games: {2 * (options.pairs or PAIRS) * pairings:,}"
    print(f"{PROG}: revisions: {len(players)}, pairings: {pairings}, {games}", file=sys.stderr)
    return players


def spread(commits: Sequence[Commit], most: int | None) -> list[Commit]:
    """Return at most so many commits, evenly spread, with the last one and, from two up, the first one."""
    if most is None or len(commits) <= most:
        return list(commits)
    gaps = max(1, most - 1)
    return [commits[-1 - round(place * (len(commits) - 1) / gaps)] for place in reversed(range(most))]


def revision_problem(name: str, game: str) -> str | None:
    """Build a revision; return why it cannot play, or None."""
    try:
        Revision(name, game).new_agent(0, None)
    except BadInput as problem:
        return str(problem)
    return None


def history_table(commits: Sequence[Commit], ratings: Sequence[Rating]) -> Table:
    """Return the revisions with their ratings, the oldest first."""
    table = plain_table("commit", "date", "Elo", "95 %", "subject")
    for commit, rating in zip(commits, ratings, strict=True):
        subject = commit.subject if len(commit.subject) <= SUBJECT_WIDTH else f"{commit.subject[: SUBJECT_WIDTH - 1]}…"
        table.add_row(commit.short, commit.date, *rating_texts(rating), subject)
    return table


def write_plot(commits: Sequence[Commit], ratings: Sequence[Rating], path: Path) -> None:
    """Draw Elo over commits."""
    from tempo.lab.report.plots import Interval, history_figure, write_figure  # matplotlib takes most of a second

    rows = [Interval(commit.short, *rating) for commit, rating in zip(commits, ratings, strict=True)]
    write_figure(history_figure(rows, f"Elo above {commits[0].short}"), path)


def main(argv: list[str]) -> int:
    """Run `local_eval.py history`."""
    return run_command(parser(), run, argv)
