"""`local_eval.py ladder`: everyone against everyone, rated on one scale.

If all players are revisions of this repository, each plays those 1, 2, 4, 8 ... places after it, the oldest one is 0,
and a plot shows their Elo. The record of such a ladder has the kind "history".
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
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
from tempo.lab.tournament.match import Session, conclude, play_session, report_session
from tempo.lab.tournament.match import parser as ladder_parser
from tempo.lab.tournament.match_report import rated_players, rating_texts
from tempo.lab.tournament.pairs import near_and_far
from tempo.lab.tournament.resuming import refuse_options
from tempo.lab.tournament.run_setup import PAIRS
from tempo.lab.tournament.runs import named_from_here

PROG = f"{PROGRAM} ladder"
GIT, RANGE = "git:", ".."  # before a revision that plays, and between the ends of a range of them
OF_REVISIONS = ("--last", "--most", "--profile", "--out", "-o")
ABOUT = """\
If every player is git:REV, a ladder has the commits in its table, and a plot. REV is a commit, a branch or a tag; a
range, git:v1..HEAD, names those of its commits that touch src/, v1 not included. Each revision is built from its own
sources, and plays those 1, 2, 4, 8 ... places after it; the oldest one is 0. Revisions that cannot be built or are too
old to play are left out."""
EXAMPLES = """\
  local_eval.py ladder git:v1 git:v1..HEAD --most 12 --sims 1000   twelve commits since a tag, and the tag
  local_eval.py ladder --last 8 --sims 1000                        the last eight commits that touch src/
"""
SUBJECT_WIDTH = 30


def parser() -> Parser:
    """Return the parser of `ladder`."""
    options = ladder_parser("ladder", EXAMPLES)
    group = options.add_argument_group("revisions", ABOUT)
    group.add_argument("--last", type=positive, metavar="N", help="the last N commits that touch src/")
    group.add_argument("--most", type=positive, metavar="N", help="at most N of all these, spread evenly")
    add_profile(group.add_argument)
    what = "plot, a PNG or SVG (beside the record)"
    group.add_argument("-o", "--out", type=image_file, metavar="FILE", help=what)
    return options


def add_profile(add: Callable[..., object]) -> None:
    """Add --profile, by the method of a parser or a group."""
    what = f"the player of each revision (the champion's search alone: {search_alone(default_game())})"
    add("--profile", metavar="NAME", help=what)


def search_alone(game: str) -> str:
    """Return the champion without the tables and the solver of its game, which hide errors of the search."""
    players = adapter_of(game).signed_players
    overrides = next((values for name, values in players if name == CHAMPION), {})
    return ":".join([CHAMPION, *filter(None, [",".join(f"{name}={value}" for name, value in overrides.items())])])


def run(options: Namespace) -> int:
    """Play the games and print the report."""
    kind = "ladder"
    if options.resume:
        refuse_options(options, also=["--pairs", "--out", "-o"], positional=options.players)
    elif names_revisions(options):
        options.players, kind = players_of(options), "history"
    session = play_session(PROG, kind, options)
    if session.run.header["kind"] == "history":
        return report_revisions(session, options)
    return report_session(PROG, session, options.html)


def names_revisions(options: Namespace) -> bool:
    """Return whether the players are revisions alone; BadInput for a mixture that cannot be played."""
    bare = [name for name in options.players if name.startswith(GIT) and ":" not in name.removeprefix(GIT)]
    others = [name for name in options.players if name not in bare]
    ranges = [f"'{name}'" for name in bare if RANGE in name]
    asked = [*(["--last"] if options.last else []), *ranges]
    if asked and others:
        raise BadInput(f"{asked[0]} names revisions, which play among themselves: leave out '{others[0]}'")
    if asked and options.anchor:
        raise BadInput(f"{asked[0]} names revisions, and the oldest one is 0: leave out --anchor")
    revisions_alone = (asked or bare) and not others and not options.anchor
    of_revisions = next((name for name in options.typed if name in OF_REVISIONS), None)
    if of_revisions and not revisions_alone:
        raise BadInput(f"{of_revisions} is for a ladder of revisions: name them as git:REV, or use --last")
    return bool(revisions_alone)


def report_revisions(session: Session, options: Namespace) -> int:
    """Print the table of the commits, draw the plot, and return the exit code."""
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
    """Return the players of a new ladder of revisions, the oldest first; say how many games they play."""
    revisions = [name.removeprefix(GIT) for name in options.players]
    commits = spread(commits_of(revisions, options.last), options.most)
    if len(commits) < 2:
        raise BadInput(f"a ladder needs two revisions, not {len(commits)}: name more, or use --last (--help)")
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
    """Return commits up to a limit, evenly spread, with the last one and, from two up, the first one."""
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


def ladder(argv: list[str]) -> int:
    """Run `local_eval.py ladder`."""
    return run_command(parser(), run, argv)


def history(argv: list[str]) -> int:
    """Run the former command `history`, whose arguments are revisions."""

    def run_revisions(options: Namespace) -> int:
        options.players = [f"{GIT}{revision}" for revision in options.players]
        return run(options)

    return run_command(parser(), run_revisions, argv)
