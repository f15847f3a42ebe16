"""`local_eval.py episodes`: fetch the episodes of a submission from Kaggle, each once, and say why games were lost."""

from __future__ import annotations

import argparse
import re
import sys
from argparse import Namespace
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from time import sleep

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_options import add_game
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import INTERRUPTED, BadInput, Parser, positive, run_command, writable
from tempo.arena.command_line.program import COMMAND, PROGRAM
from tempo.arena.jobs.executor import add_options, executor_of
from tempo.arena.records.downloads import Downloads, read_downloads, read_episode
from tempo.arena.records.episodes import Episode
from tempo.arena.records.locked_file import LockedFile
from tempo.arena.records.record_file import RUNS
from tempo.lab.review.annotate import LOSS_SECONDS, annotate
from tempo.lab.review.episodes.episode_folder import EpisodeFolder
from tempo.lab.review.episodes.kaggle_client import UPGRADE, Kaggle, ListedEpisode, TryLater, Unavailable
from tempo.lab.review.episodes.kept_reviews import NAME, KeptReviews
from tempo.lab.review.episodes_report import ME, ReviewedSet, game_rows, print_set, write_set
from tempo.lab.review.game_summary import summarize_games
from tempo.lab.review.result_counts import totals_line
from tempo.lab.review.review_command import add_limits, annotation_limits, find_game
from tempo.lab.review.review_report import print_review

EPISODES = RUNS / "episodes"
PAGE = "review.html"
BATCH = 5  # episodes that are fetched before they are reviewed together
SHORTEST_WATCH = 60  # seconds
UNITS = {"s": 1, "m": 60, "h": 3600}

DESCRIPTION = "Fetch the episodes of your submission from Kaggle, each once, and say why games were lost."
NOTES = f"""\
It runs the `kaggle` command line ({UPGRADE}), which must be logged in
(`kaggle auth login`). Replays and your agent's logs are kept in runs/episodes/SUBMISSION/, together with their reviews
and a page; Ctrl-C loses nothing, and the same command goes on. Kaggle limits requests: a refusal is waited for.

examples:
  local_eval.py episodes                            your newest submission
  local_eval.py episodes 43210987 --newest 20       another one, its last 20 episodes
  local_eval.py episodes --watch 10m                go on, with a line for each new game
  local_eval.py episodes --only 98765432            one game in full: scores, time, bank and log of each move
  local_eval.py accuracy champion --episodes runs/episodes/43210987 --save lost.txt
                                                    the positions in which value was given away; match --openings
                                                    and tune --openings play from them

exit code: 0; 1 if an episode cannot be read; 2 for unusable input, or if Kaggle refuses; {INTERRUPTED} after Ctrl-C
"""


def duration(text: str) -> int:
    """Parse a time between two looks, as in 90s, 10m or 1h."""
    match = re.fullmatch(r"(\d+)([smh]?)", text)
    if match is None or (seconds := int(match[1]) * UNITS[match[2] or "s"]) < SHORTEST_WATCH:
        raise argparse.ArgumentTypeError(f"'{text}' is not a time of at least a minute, such as 10m")
    return seconds


def parser() -> Parser:
    """Return the parser of `episodes`."""
    options = Parser(prog="local_eval.py episodes", description=DESCRIPTION, epilog=NOTES)
    add = options.add_argument
    add("submission", nargs="?", type=positive, metavar="SUBMISSION", help="its number (your newest submission)")
    add("--competition", metavar="NAME", help="whose submissions are listed (that of --game)")
    add("--me", metavar="NAME", help="your team (the one whose logs Kaggle gives, or that is in all episodes)")
    add("--newest", type=positive, metavar="N", help="fetch at most the newest N episodes")
    add("--watch", type=duration, metavar="T", help="look again after each T, such as 10m, until Ctrl-C")
    add("--only", type=positive, metavar="N", help="show one episode in full, by its number")
    add_game(options, about="whose competition it is")
    add_limits(options)
    add("--html", type=writable, metavar="FILE", help=f"the page (runs/episodes/SUBMISSION/{PAGE})")
    add_options(options)
    return options


def say(line: str) -> None:
    """Print a line about the work on standard error."""
    print(f"{PROGRAM} episodes: {line}", file=sys.stderr, flush=True)


class Session:
    """The episodes of one submission, looked at once or again and again."""

    def __init__(self, options: Namespace, kaggle: Kaggle, submission: int, file: LockedFile) -> None:
        """Open the folder of a submission. `file` is the file of its reviews, locked by this process."""
        self.options, self.kaggle, self.submission, self.file = options, kaggle, submission, file
        self.folder = EpisodeFolder(Path(str(file.name)).parent)
        seconds = None if options.exact else options.seconds
        self.kept = KeptReviews(self.folder.path, [seconds, options.table_bits, options.sims, LOSS_SECONDS])
        self.executor = executor_of(options)
        self.read_before: dict[Path, Episode] = {}

    @property
    def me(self) -> str | None:
        """Our team, if it is known."""
        return self.options.me or self.folder.team

    @property
    def page(self) -> Path:
        """The page that sums up."""
        page: Path = self.options.html or self.folder.path / PAGE
        return page

    def look(self) -> int:
        """Fetch and review what is new; return the number of new reviews."""
        listed = self.kaggle.episodes(self.submission)
        missing, before = self.folder.missing(listed)[: self.options.newest], len(self.kept.moves)
        print(f"submission {self.submission}: {len(listed):,} episodes, {len(missing):,} to fetch", flush=True)
        for start in range(0, len(missing), BATCH):
            self._fetch(missing[start : start + BATCH])
            self._review()
        if not missing:
            self._review()
        return len(self.kept.moves) - before

    def _fetch(self, episodes: Sequence[ListedEpisode]) -> None:
        """Fetch some episodes."""
        for episode in episodes:
            try:
                self.folder.fetch(self.kaggle, episode.number, self.me)
            except Unavailable as problem:
                say(f"episode {episode.number}: {problem}")

    def _read(self, path: Path, logs: Sequence[Path]) -> Episode:
        """Read an episode, once."""
        if path not in self.read_before:
            self.read_before[path] = read_episode(path, logs)
        episode = self.read_before[path]
        return episode._replace(names=list(episode.names))

    def downloads(self) -> Downloads:
        """Return all episodes that are here, from our view; games against ourselves only if there are no others."""
        read = read_downloads(self.folder.replays(), self.me, self._read)
        twin = f"{read.me} (2)"
        rest = [
            episode._replace(games=[game for game in episode.games if twin not in _names_in(episode, game)])
            for episode in read.episodes
        ]
        left_out = sum(len(episode.games) for episode in read.episodes) - sum(len(episode.games) for episode in rest)
        if not left_out or not any(episode.games for episode in rest):
            return read
        remark = f"{left_out:,} validation game{'s' * (left_out > 1)} against yourself: left out"
        return read._replace(episodes=[entry for entry in rest if entry.games], remarks=[*read.remarks, remark])

    def _review(self) -> None:
        """Review the games that no kept review fits, and print a line for each."""
        for episode in self.downloads().episodes if self.folder.replays() else ():
            for game in episode.games:
                if self.kept.has(game):
                    continue
                single = episode._replace(games=[game])
                annotated = annotate(single, self.executor, annotation_limits(self.options, episode.config))
                self.kept.add(game["index"], annotated, self.file)
                for number, mark, *cells in game_rows(summarize_games(single, annotated, ME)):
                    print("  ".join(filter(None, [number, mark, *cells])), flush=True)

    def reviewed(self) -> ReviewedSet:
        """Return all games with their reviews."""
        read = self.downloads()
        return ReviewedSet(read, [self.kept.annotated(episode) or [] for episode in read.episodes])

    def report(self, is_new: bool) -> int:
        """Write the page, print what it says or, while watching, its first line; return the exit code."""
        if not self.folder.replays():
            print("no episode is over yet")
            return 0
        reviewed, console = self.reviewed(), Console()
        for trouble in reviewed.read.troubles:
            say(trouble)
        if self.options.only is not None:
            episode = find_game(reviewed.read, self.options.only)
            print_review(console, episode, self.kept.annotated(episode) or [])
        elif self.options.watch is None:
            print_set(console, reviewed)
        elif is_new:
            print(totals_line(reviewed.read.me, reviewed.summaries), flush=True)
        if is_new or not self.page.exists():
            write_set(self.page, reviewed, "episodes")
            print(f"page: {self.page}", flush=True)
        return int(bool(reviewed.read.troubles))

    def watch(self) -> None:
        """Look again and again; what passes by itself does not end it."""
        while True:
            then = datetime.now() + timedelta(seconds=self.options.watch)
            print(f"next look at {then:%H:%M:%S}; Ctrl-C ends", flush=True)
            sleep(self.options.watch)
            try:
                if self.look():
                    self.report(is_new=True)
            except TryLater as problem:
                say(str(problem))


def _names_in(episode: Episode, game: dict) -> list[str]:
    """Return the names of both players of a game."""
    return [episode.names[player] for player in game["players"]]


def newest_submission(kaggle: Kaggle, competition: str) -> int:
    """Return the newest submission that plays."""
    submissions = kaggle.submissions(competition)
    if not submissions:
        raise BadInput(f"you have no submission to '{competition}': --competition names another one")
    chosen = next((entry for entry in submissions if entry.status == "complete"), submissions[0])
    print(f"your newest submission to {competition}: {chosen.text}", flush=True)
    return chosen.number


def run(options: Namespace) -> int:
    """Fetch, review, report; then watch, if asked to."""
    competition = options.competition or adapter_of(options.game).environment
    kaggle = Kaggle(say)
    submission = options.submission
    if submission is None:
        if competition is None:
            raise BadInput(f"{options.game} has no competition: name one by --competition, or a submission's number")
        submission = newest_submission(kaggle, competition)
    path = EPISODES / str(submission)
    path.mkdir(parents=True, exist_ok=True)
    with LockedFile(path / NAME, "a") as file:
        session = Session(options, kaggle, submission, file)
        try:
            session.look()
            code = session.report(is_new=True)
            if options.watch is not None:
                session.watch()
            return code
        except KeyboardInterrupt:
            again = f"{COMMAND} episodes {submission}"
            say(f"interrupted with {len(session.folder.replays()):,} episodes here; `{again}` goes on")
            return INTERRUPTED


def main(argv: list[str]) -> int:
    """Run the command."""
    return run_command(parser(), run, argv)
