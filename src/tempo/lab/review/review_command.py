"""`local_eval.py review`: where was the game lost? Every move of both sides held against what is known for certain.

What makes a move good or bad is said in `move_quality`; where the scores come from, in `scoring`.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from functools import partial
from pathlib import Path

from rich.console import Console

from tempo.lab.command_line.inputs import BadInput, Parser, run_command, seconds, writable, zero_or_more
from tempo.lab.jobs.executor import add_options, executor_of
from tempo.lab.records.downloads import Downloads, read_downloads
from tempo.lab.records.episodes import Episode
from tempo.lab.records.read_games import read_file, read_games
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_data import FORFEITS, MatchConfig
from tempo.lab.referee.game_options import add_config, add_game, examples_of
from tempo.lab.review.annotate import SECONDS, SIMULATIONS, AnnotationLimits, annotate
from tempo.lab.review.episodes_report import ReviewedSet, print_set, write_set
from tempo.lab.review.review_report import print_review, write_review
from tempo.lab.review.scoring import (
    DEFAULT_TABLE_BITS,
    ScoreLimits,
    exact_of,
    table_bits,
)

DESCRIPTION = "Hold every move of games against exact scores: what was played, what was best, what was given away."
NOTES = """\
SOURCE is an episode as downloaded from the competition (JSON), a record of ours (runs/*.jsonl), a file of games (.sgf,
.psq, transcripts, digit strings), told by what it holds, or the moves themselves. Or a folder of episodes, or several
files: then each game gets a line that says why it was lost, as far as that is known, and all are added up by opponent,
by seat and by the first mistake. What an agent printed is read from the files beside its episode, by the number in
their names: episode-98765432-agent-0-logs.json goes with episode-98765432-replay.json and with 98765432.json.

examples:
{examples}  local_eval.py review games.sgf --html games.html
  local_eval.py review runs/match-20261121-101500.jsonl             accuracy of the players, the first game in full
  local_eval.py review runs/match-20261121-101500.jsonl --only 17   game 17 alone
  local_eval.py review episodes/ --me "our team" --html lost.html   a folder of downloads, and every game on the board
  local_eval.py review episodes/ --only 98765432                    one of them in full

Exact scores come from the game's own solver, as far as it reaches. After --seconds a score is shown as a bound (≥+1:
won, how well is not known); --exact waits. Where the solver does not tell, our search estimates, and says so: ~55 % is
what it thinks, and no fact.

Moves are called what people call them, so columns are counted from 1, typed and told. What an agent printed is left as
it is, and most count from 0, as actions do in episodes and records. Moves are counted from 1, the steps of a forfeit
from 0, as the competition does.

exit code: 0, 1 if files of a folder could not be read, 2 for input that cannot be used, 130 after Ctrl-C
"""


def parser() -> Parser:
    notes = NOTES.format(examples=examples_of("review"))
    options = Parser(prog="local_eval.py review", description=DESCRIPTION, epilog=notes)
    add = options.add_argument
    add("sources", nargs="+", metavar="SOURCE", help="an episode, a folder of them, a record, a file, or moves")
    add("--me", metavar="NAME", help="of many episodes, whose view it is (the team that is in all)")
    add("--logs", type=Path, metavar="FILE", help="what the episode's agent printed, if it does not lie beside it")
    add("--only", type=int, metavar="N", help="of many games this one alone, by its index or its episode's number")
    add_game(options, None, "which game, where the source does not tell")
    add_config(options)
    add("--seconds", type=seconds, default=SECONDS, metavar="S", help=f"a position ({SECONDS:g})")
    add("--exact", action="store_true", help="no limit of seconds: exact scores, whatever they take")
    sims_help = f"simulations of an estimate, 0 for none ({SIMULATIONS:,})"
    add("--sims", type=zero_or_more, default=SIMULATIONS, metavar="N", help=sims_help)
    memory = f"2^N words ({DEFAULT_TABLE_BITS})"
    add("--table-bits", type=table_bits, default=DEFAULT_TABLE_BITS, metavar="N", help=memory)
    add("--html", type=writable, metavar="FILE", help="a page with the scores on the board")
    add_options(options)
    return options


def select_games(episode: Episode, source: str, index: int | None) -> Episode:
    """All games, or one by its index."""
    if index is not None:
        games = [game for game in episode.games if game.get("index") == index]
        if not games:
            raise BadInput(f"there is no game {index} in '{source}', which has {len(episode.games)}")
        episode = episode._replace(games=games)
    if not any(game["moves"] or game["opening"] or {*game["statuses"]} & {*FORFEITS} for game in episode.games):
        raise BadInput(f"nothing was played in '{source}'")
    return episode


def _check_game_name(name: str | None) -> None:
    """BadInput unless --game names a game; a number once meant what --only does now."""
    if name is not None and name.isdecimal():
        raise BadInput(f"--game names a game: one of many games is chosen by --only {name}")
    if name is not None:
        adapter_of(name)


def run(options: Namespace) -> int:
    _check_game_name(options.game)
    if options.me is not None or len(options.sources) > 1 or Path(options.sources[0]).is_dir():
        return _run_set(options)
    [source] = options.sources
    episode = read_games(source, options.logs, options.game, options.config)
    _review_one(options, select_games(episode, source, options.only))
    return 0


def _review_one(options: Namespace, episode: Episode) -> None:
    """Accuracy over all games, and the first in full."""
    annotated = annotate(episode, executor_of(options), _annotation_limits(options, episode.config))
    print_review(Console(), episode, annotated)
    if options.html:
        write_review(options.html, episode, annotated)


def _run_set(options: Namespace) -> int:
    """Many files at once, from the view of one team."""
    paths = [Path(source) for source in options.sources]
    if options.logs is not None:
        raise BadInput("--logs goes with one episode: of many, logs are found beside them")
    if missing := next((path for path in paths if not path.exists()), None):
        raise BadInput(f"there is no file '{missing}'")
    read = read_downloads(paths, options.me, partial(read_file, game=options.game, shape=options.config))
    for trouble in read.troubles:
        print(f"local_eval.py review: {trouble}", file=sys.stderr)
    if options.only is not None:
        _review_one(options, _find_game(read, options.only))
    else:
        executor = executor_of(options)
        annotated = [
            annotate(episode, executor, _annotation_limits(options, episode.config)) for episode in read.episodes
        ]
        print_set(Console(), ReviewedSet(read, annotated))
        if options.html:
            write_set(options.html, ReviewedSet(read, annotated))
    return int(bool(read.troubles))


def _find_game(read: Downloads, index: int) -> Episode:
    """One game of many, by its number."""
    for episode in read.episodes:
        if games := [game for game in episode.games if game["index"] == index]:
            return episode._replace(games=games)
    raise BadInput(f"there is no game {index} among these {sum(len(one.games) for one in read.episodes):,}")


def _annotation_limits(options: Namespace, config: MatchConfig) -> AnnotationLimits:
    """What may be spent on a position of this board; exact scores where anybody knows some."""
    limits = ScoreLimits(None if options.exact else options.seconds, options.table_bits)
    try:
        exact_of(config)
    except BadInput as problem:
        print(f"local_eval.py review: {problem}; all that follows is estimated by our search", file=sys.stderr)
        return AnnotationLimits(None, options.sims)
    return AnnotationLimits(limits, options.sims)


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
