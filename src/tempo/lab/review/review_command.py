"""`local_eval.py review`: hold every move of a game against exact scores, and say where it was lost.

`annotate` evaluates the moves; this module reads the games and the options, and prints or writes the reports.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from functools import partial
from pathlib import Path

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_options import add_config, add_game, examples_of
from tempo.arena.adapter.game_types import FORFEITS, MatchConfig
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, ranges, run_command, seconds, writable, zero_or_more
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.jobs.executor import add_options, executor_of
from tempo.arena.records.downloads import EXIT_CODES, Downloads, read_downloads
from tempo.arena.records.episodes import Episode
from tempo.arena.records.read_games import read_file, read_games
from tempo.lab.review.annotate import SECONDS, SIMULATIONS, AnnotationLimits, annotate
from tempo.lab.review.episodes_report import ReviewedSet, print_set, write_set
from tempo.lab.review.review_report import print_review, write_review
from tempo.lab.review.scoring import (
    DEFAULT_TABLE_BITS,
    ScoreLimits,
    exact_of,
    table_bits,
)

DESCRIPTION = "Hold every move of a game against exact scores: the move played, the best moves, and what it gave away."
NOTES = """\
SOURCE is an episode downloaded from the competition (JSON), a record (runs/DATE/*.jsonl), a file of games (.sgf, .psq,
transcripts, digit strings), or the moves themselves. The content decides how a file is read, not its name. With a
folder of episodes or several files, each game gets one line with the known reason of a loss, and the games are counted
by opponent, by seat and by the first mistake. Agent logs are read from the files beside an episode that have its
number: episode-98765432-agent-0-logs.json belongs to episode-98765432-replay.json and to 98765432.json.

examples:
{examples}  local_eval.py review games.sgf --html games.html
  local_eval.py review runs/2026-11-21/match-101500.jsonl             accuracy of the players, the first game in full
  local_eval.py review runs/2026-11-21/match-101500.jsonl --only 17   game 17 alone
  local_eval.py review episodes/ --me "our team" --html lost.html   a folder of downloads, and every game on the board
  local_eval.py review episodes/ --only 98765432                    one of them in full

Exact scores come from the game's solver. After --seconds a score is a bound (≥+1: a win of unknown length); --exact
removes the limit. For the losing move of a lost game up to 4 s more are spent. Where the solver has no value, the
search estimates one, marked by ~: ~55 % is not an exact score.

Moves have their usual names, so columns are counted from 1. Agent logs are shown unchanged; most count columns from 0,
as actions in episodes and records do. Moves are counted from 1, the steps of a forfeit from 0, as in the competition.

{exit_codes}
"""


def parser() -> Parser:
    notes = NOTES.format(examples=examples_of("review"), exit_codes=EXIT_CODES)
    options = Parser(prog="local_eval.py review", description=DESCRIPTION, epilog=notes)
    add = options.add_argument
    add("sources", nargs="+", metavar="SOURCE", help="an episode, a folder of them, a record, a file, or moves")
    add("--plot", metavar="PLAYER", help="draw one search of a player instead: --plot PLAYER --help lists its options")
    add("--me", metavar="NAME", help="the team whose view is taken, of many episodes (the team in all of them)")
    add("--logs", type=Path, metavar="FILE", help="log of the episode's agent, if it is not beside the episode")
    add("--only", type=int, metavar="N", help="review one game, by its index or its episode's number")
    add_game(options, None, "which game, if the source does not say")
    add_config(options)
    add_limits(options)
    add("--html", type=writable, metavar="FILE", help="a page with the scores on the board")
    add_options(options)
    return options


def add_limits(options: Parser) -> None:
    """Add the limits of one position."""
    add = options.add_argument
    add("--seconds", type=seconds, default=SECONDS, metavar="S", help=f"limit for one position ({SECONDS:g})")
    add("--exact", action="store_true", help="no time limit: wait for exact scores")
    sims_help = f"simulations of an estimate; 0: no estimates ({SIMULATIONS:,})"
    add("--sims", type=zero_or_more, default=SIMULATIONS, metavar="N", help=sims_help)
    memory = f"size of the solver's table: 2^N words of 8 bytes ({DEFAULT_TABLE_BITS})"
    add("--table-bits", type=table_bits, default=DEFAULT_TABLE_BITS, metavar="N", help=memory)


def select_games(episode: Episode, source: str, index: int | None) -> Episode:
    """Return the episode with all its games, or with the one of this index."""
    if index is not None:
        games = [game for game in episode.games if game.get("index") == index]
        if not games:
            known = ranges(game["index"] for game in episode.games if "index" in game)
            raise BadInput(f"'{source}' has no game {index}: choose from {known}")
        episode = episode._replace(games=games)
    if not any(game["moves"] or game["opening"] or {*game["statuses"]} & {*FORFEITS} for game in episode.games):
        raise BadInput(f"no move was played in '{source}'")
    return episode


def run(options: Namespace) -> int:
    if options.game is not None:
        adapter_of(options.game)
    if options.me is not None or len(options.sources) > 1 or Path(options.sources[0]).is_dir():
        return _run_set(options)
    [source] = options.sources
    episode = read_games(source, options.logs, options.game, options.config)
    _review_one(options, select_games(episode, source, options.only))
    return 0


def _review_one(options: Namespace, episode: Episode) -> None:
    """Print the accuracy over all games of an episode, and the moves of its first game."""
    annotated = annotate(episode, executor_of(options), annotation_limits(options, episode.config))
    print_review(Console(), episode, annotated)
    if options.html:
        write_review(options.html, episode, annotated)


def _run_set(options: Namespace) -> int:
    """Review many files from the view of one team."""
    paths = [Path(source) for source in options.sources]
    if options.logs is not None:
        raise BadInput("--logs goes with one episode; the logs of many are found beside them")
    if missing := next((path for path in paths if not path.exists()), None):
        raise BadInput(f"there is no file '{missing}'")
    read = read_downloads(paths, options.me, partial(read_file, game=options.game, shape=options.config))
    for trouble in read.troubles:
        print(f"{PROGRAM} review: {trouble}", file=sys.stderr)
    if options.only is not None:
        _review_one(options, find_game(read, options.only))
    else:
        executor = executor_of(options)
        annotated = [
            annotate(episode, executor, annotation_limits(options, episode.config)) for episode in read.episodes
        ]
        print_set(Console(), ReviewedSet(read, annotated))
        if options.html:
            write_set(options.html, ReviewedSet(read, annotated))
    return int(bool(read.troubles))


def find_game(read: Downloads, index: int) -> Episode:
    """Return the episode reduced to the game with this number."""
    for episode in read.episodes:
        if games := [game for game in episode.games if game["index"] == index]:
            return episode._replace(games=games)
    known = ranges(game["index"] for episode in read.episodes for game in episode.games)
    raise BadInput(f"these episodes have no game {index}: choose from {known}")


def annotation_limits(options: Namespace, config: MatchConfig) -> AnnotationLimits:
    """Return the limits of one position by the options of `add_limits`, without exact scores where there are none."""
    limits = ScoreLimits(None if options.exact else options.seconds, options.table_bits)
    try:
        exact_of(config)
    except BadInput as problem:
        print(f"{PROGRAM} review: {problem}; all scores below are estimates of the search", file=sys.stderr)
        return AnnotationLimits(None, options.sims)
    return AnnotationLimits(limits, options.sims)


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
