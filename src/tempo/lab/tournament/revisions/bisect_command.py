"""`local_eval.py bisect GOOD BAD`: find the commit that lost strength, as `git bisect` does, by matches with an SPRT.

Each step plays one revision against GOOD. The record of its match is all that is kept of a step: the same command reads
the records again, and goes on where they end.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tempo.arena.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.arena.command_line.program import COMMAND, PROGRAM
from tempo.arena.players.commits import Commit, Suspect, commit_of, count_between, is_ancestor, suspects
from tempo.arena.players.revisions import build_revision, revision_name
from tempo.arena.players.versions import digest
from tempo.arena.records.record_file import BISECTIONS, RUNS, read_record, referee_version, whole_lines
from tempo.lab.report.result_tables import elo_text, percent_text
from tempo.lab.report.sprt_text import llr_text, state_text
from tempo.lab.statistics.pentanomial import estimate
from tempo.lab.statistics.sprt import Sprt
from tempo.lab.tournament.match import add_how_to_play, play_session
from tempo.lab.tournament.opening_file import opening_source
from tempo.lab.tournament.revisions.ladder_command import add_profile, revision_problem, search_alone
from tempo.lab.tournament.run_setup import MOST_PAIRS, config_of, refuse_two_limits
from tempo.lab.tournament.runs import named_from_here
from tempo.lab.tournament.sprt_option import read_sprt, with_numbers
from tempo.lab.tournament.standings import Standings, match_standings

PROG = f"{PROGRAM} bisect"
BOUNDS = (-20.0, 0.0)
NO_LOSS = "no loss"  # what a match without a decision counts as
WHAT = "Find the commit that lost strength: play revisions between GOOD and BAD against GOOD, as git bisect tries them."
NOTES = """\
BAD is played first, then each time the revision in the middle of those that are left, until one commit is left. Only
commits that touch src/ are tried, and equal builds are played once. Each match has an SPRT: with --sprt -20 0 it ends
when it is decided whether the revision loses 20 Elo to GOOD, or nothing. A match without a decision after --pairs pairs
counts as no loss, with a warning. A revision that cannot be built or is too old to play is skipped.

Interrupted at any time, the same command goes on where it was; with more --pairs it decides what stayed open.

examples:
  local_eval.py bisect v1 HEAD --sims 1000
  local_eval.py bisect HEAD~40 HEAD --sprt -50 0 --act-timeout 0.2
  local_eval.py bisect v1 HEAD --profile champion --sims 3000   the whole agent, with book and solver

exit code: 0, or 1 if BAD is not weaker than GOOD, 2 for input that cannot be used, 130 after Ctrl-C
"""


class Outcome(NamedTuple):
    """The match of one revision against GOOD."""

    weaker: bool
    text: str  # score, Elo and LLR
    record: Path | None  # None where the build is that of GOOD


class Unplayable(BadInput):
    """A revision that cannot be built or is too old to play."""


class Interrupted(Exception):
    """A match ended before its decision, with this exit code."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code


def parser() -> Parser:
    """Return the parser of `bisect`."""
    options = Parser(prog="local_eval.py bisect", description=WHAT, epilog=NOTES)
    add = options.add_argument
    add("good", metavar="GOOD", help="a revision that was strong")
    add("bad", metavar="BAD", help="a later one that is weaker")
    add_profile(add)
    add("--pairs", type=positive, metavar="N", default=MOST_PAIRS, help=f"at most, of each match ({MOST_PAIRS:,})")
    what = f"losses in Elo to tell apart ({BOUNDS[0]:g} {BOUNDS[1]:g})"
    add("--sprt", type=float, nargs=2, default=BOUNDS, metavar=("ELO0", "ELO1"), help=what)
    add_how_to_play(options)
    options.set_defaults(keep_going=False)
    return options


class Matches:
    """The matches of revisions against GOOD, with their records in one folder."""

    def __init__(self, good: Commit, bad: Commit, options: Namespace) -> None:
        self.options = options
        self.good = good
        self.sprt = Sprt(*options.sprt)
        self.folder = folder_of(good, bad, options)
        self.outcomes: dict[str, Outcome] = {self.build(good): Outcome(False, "the same build as GOOD", None)}
        self.undecided = 0

    def build(self, commit: Commit) -> str:
        """Build a revision; return a digest of its file."""
        try:
            _, path = build_revision(commit.sha, self.options.game, self.options.profile.partition(":")[0])
        except BadInput as problem:
            raise Unplayable(str(problem)) from None
        return digest(path.read_bytes())

    def outcome(self, commit: Commit) -> Outcome:
        """Return the outcome of a revision, from its record or an equal build, or by playing."""
        build = self.build(commit)
        if build not in self.outcomes:
            standings, record = self.recorded(commit) or self.play(commit)
            self.outcomes[build] = self.judge(standings, record)
        return self.outcomes[build]

    def recorded(self, commit: Commit) -> tuple[Standings, Path] | None:
        """Return the match of a revision if its record is complete. A record without a first line is removed."""
        path = self.folder / f"{commit.short}.jsonl"
        if path.is_file() and not whole_lines(path.read_bytes()):
            path.unlink()
        if not path.is_file():
            return None
        record = read_record(path)
        standings = match_standings(record)
        pairs = max(self.options.pairs, record.header["pairs"])
        return (standings, path) if standings.decided or standings.games == 2 * pairs else None

    def play(self, commit: Commit) -> tuple[Standings, Path]:
        """Play the match of a revision, or its rest; Interrupted if it did not end."""
        path = self.folder / f"{commit.short}.jsonl"
        names = [revision_name(revision.short, self.options.profile) for revision in (commit, self.good)]
        if problem := revision_problem(names[0], self.options.game):
            raise Unplayable(problem)
        self.folder.mkdir(parents=True, exist_ok=True)
        there = path.is_file()
        pairs = max(self.options.pairs, read_record(path).header["pairs"] if there else 0)
        about = {"players": names, "pairs": pairs, "record": path, "resume": path if there else None}
        session = play_session(PROG, "match", Namespace(**{**vars(self.options), **about}))
        if session.ending.code:
            raise Interrupted(session.ending.conclude(PROG, session.played()))
        return session.standings, session.record

    def judge(self, standings: Standings, record: Path) -> Outcome:
        """Return the verdict of a match that ended."""
        counts = standings.in_order[0]
        state, measured = self.sprt.state(counts), estimate(standings.counts[0])
        self.undecided += state is None
        said = state_text(self.sprt, counts) + ("" if state else f", counted as {NO_LOSS}")
        figures = f"{percent_text(measured)}, {elo_text(measured)}, LLR {llr_text(self.sprt, counts)}"
        forfeits = f", {standings.forfeits:,} forfeits" if standings.forfeits else ""
        return Outcome(state == "rejected", f"{said}: {figures} after {sum(counts):,} pairs{forfeits}", record)


def folder_of(good: Commit, bad: Commit, options: Namespace) -> Path:
    """Return the folder of the records: the same for the same commits, players, board, clock, openings and referee."""
    words = ("profile", "sims", "plies", "environment", "seed", "sprt")
    config = config_of(options)
    about = [config, opening_source(options, config), *(getattr(options, word) for word in words)]
    about.append(referee_version(options.game, options.environment))
    key = digest(json.dumps(about).encode())
    return RUNS / BISECTIONS / f"{options.game}-{good.short}-{bad.short}-{key}"


def steps(left: int) -> int:
    """Return about how many steps single out one commit."""
    return (left - 1).bit_length()


def run(options: Namespace) -> int:
    """Find the commit and print it."""
    good, bad = ends(options)
    options.profile = options.profile or search_alone(options.game)
    left = suspects(bad, [good])
    between = count_between(good, bad)
    print(f"commits that touch src/: {len(left):,} of {between:,}; steps: about {1 + steps(len(left))}")
    matches = Matches(good, bad, options)
    try:
        code = search(matches, bad, left)
    except (Interrupted, KeyboardInterrupt) as interruption:
        print(f"{PROG}: the same command goes on where it was", file=sys.stderr)
        if isinstance(interruption, Interrupted):
            return interruption.code
        raise
    if matches.undecided:
        warning = f"matches not decided, counted as {NO_LOSS}: {matches.undecided}; more --pairs decides them"
        print(f"{PROG}: {warning}", file=sys.stderr)
    return code


def ends(options: Namespace) -> tuple[Commit, Commit]:
    """Return GOOD and BAD; BadInput if there is nothing to find between them."""
    test = read_sprt(list(options.sprt))
    if test is not None and test.elo1 > 0:
        raise BadInput(f"--sprt {test.elo0:g} {test.elo1:g}: a loss is negative, as in --sprt -20 0")
    refuse_two_limits(options)
    good, bad = commit_of(options.good), commit_of(options.bad)
    if good.sha == bad.sha:
        raise BadInput(f"GOOD and BAD are the same commit: {good}")
    if not is_ancestor(good, bad):
        swapped = "; it is the other way around" if is_ancestor(bad, good) else ""
        raise BadInput(f"GOOD ({good.short}) is no ancestor of BAD ({bad.short}){swapped}")
    if not suspects(bad, [good]):
        raise BadInput(f"no commit between {good.short} and {bad.short} touches src/: both play the same")
    return good, bad


def search(matches: Matches, bad: Commit, left: list[Suspect]) -> int:
    """Play BAD and then the middle of the rest, until one commit is left; print each step and the end."""
    goods, step, skipped = [matches.good], 1, set[str]()
    print(f"step 1 of about {1 + steps(len(left))}: {bad}", flush=True)
    outcome = matches.outcome(bad)
    print(f"  {outcome.text}", flush=True)
    if not outcome.weaker:
        print(f"BAD is not weaker than GOOD by this test: {see(outcome)}")
        return 1
    while middle := next((suspect.sha for suspect in left if suspect.rules_out and suspect.sha not in skipped), None):
        step, commit = step + 1, commit_of(middle)
        print(f"step {step} of about {step - 1 + steps(len(left))}: {commit}", flush=True)
        try:
            tried = matches.outcome(commit)
        except Unplayable as problem:
            print(f"  skipped: {problem}", flush=True)
            skipped.add(commit.sha)
            continue
        print(f"  {tried.text}", flush=True)
        if tried.weaker:
            bad, outcome = commit, tried
        else:
            goods.append(commit)
        left = suspects(bad, goods)
    print_end(matches, [commit_of(suspect.sha) for suspect in left], outcome)
    return 0


def print_end(matches: Matches, commits: Sequence[Commit], outcome: Outcome) -> None:
    """Print the commit that lost strength, or those that it is among, and how to see it."""
    if len(commits) > 1:
        print(f"one of these {len(commits)} commits lost strength; the others could not be played:")
    for commit in commits:
        print(f"{'' if len(commits) > 1 else 'lost strength: '}{commit}")
    print(f"against GOOD ({matches.good.short}) {outcome.text}")
    print(f"to see it: git show {commits[-1].short}; {see(outcome)}")
    again = [revision_name(commit.short, matches.options.profile) for commit in (commits[-1], matches.good)]
    print(f"an SPRT decides, and its Elo is too extreme: {COMMAND} match {' '.join(again)} measures it")


def see(outcome: Outcome) -> str:
    """Return the command that shows a match."""
    return f"{COMMAND} report {named_from_here(outcome.record)}" if outcome.record else outcome.text


def main(argv: list[str]) -> int:
    """Run `local_eval.py bisect`."""
    options = parser()
    return run_command(options, run, with_numbers(options, argv))
