"""`local_eval.py review`: where was the game lost? Every move of both sides held against exact scores.

What makes a move good or bad is said in `judged`; positions are scored from the last to the first, see `scores`.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.console import Console

from tempo.connectx.sport.exact_scores import TABLE_BITS, Score, ScoreQuestion, Scores, Shape, check_shape, score_all
from tempo.lab.command_line.inputs import BadInput, Parser, positive, run_command, seconds, writable
from tempo.lab.jobs.executor import Executor, add_options, executor_of
from tempo.lab.records.episodes import Episode, GameRecord, read_episode
from tempo.lab.referee.one_game import new_terms
from tempo.lab.review.move_quality import Judged
from tempo.lab.review.review_report import print_review, write_review

SECONDS = 0.1  # a position: a whole game is then reviewed in five or six seconds

DESCRIPTION = "Hold every move of games against exact scores: what was played, what was best, what was given away."
EXAMPLES = """\
FILE|COLUMNS is an episode as downloaded from the competition (JSON), a record of ours (runs/*.jsonl), or a line
of columns such as 44455, counted from 1 at the left. A score is told from the side that moves: +1 wins with one's
last stone, +2 with the last but one, 0 is a draw, -1 loses to the opponent's last stone.

examples:
  local_eval.py review 44455
  local_eval.py review episode-98765432-replay.json --logs episode-98765432-agent-0-logs.json --html game.html
  local_eval.py review runs/match-20261121-101500.jsonl             accuracy of the players, the first game in full
  local_eval.py review runs/match-20261121-101500.jsonl --game 17   game 17 alone

An early position can take the solver seconds. After --seconds its scores are shown as bounds (≥+1: won, how soon
is not known); win, draw and loss of the standard board's first eight plies are exact even then. --exact waits.

exit code: 0, 2 for input that cannot be used, 130 after Ctrl-C
"""


def columns_of(game: GameRecord) -> list[int]:
    """All columns played, the opening's too; a forfeit is none."""
    return [*game["opening"], *(move["action"] for move in game["moves"] if move["action"] is not None)]


def judge(episode: Episode, executor: Executor, limit: float | None, table_bits: int) -> list[Judged]:
    """Every move of all games that a player made; an opening is nobody's."""
    shape = Shape(*episode.terms[:3], table_bits)
    asked: dict[tuple[int, ...], None] = {}
    for game in episode.games:
        columns = columns_of(game)
        asked |= dict.fromkeys(tuple(columns[:ply]) for ply in range(len(columns) - 1, len(game["opening"]) - 1, -1))
    questions = [ScoreQuestion(shape, moves, limit) for moves in asked]
    answers = dict(zip(asked, score_all(questions, executor), strict=True))
    judged = []
    for place, game in enumerate(episode.games):
        columns, opening = columns_of(game), len(game["opening"])
        for ply in range(opening, len(columns)):
            seat, move = ply % 2, game["moves"][ply - opening]
            player, scores = game["players"][seat], answers[tuple(columns[:ply])]
            cells = shape.rows * shape.columns
            scores = narrowed(scores, columns[ply], answers.get(tuple(columns[: ply + 1])))
            judged.append(Judged(place, ply, seat, player, columns[ply], scores, cells, move))
    return judged


def narrowed(scores: Scores, column: int, after: Scores | None) -> Scores:
    """The scores, that of the column played narrowed by what is known of the position after it."""
    before = scores[column]
    if after is None or before is None:
        return scores
    open_ones = [score for score in after if score is not None]
    low, high = -max(score.high for score in open_ones), -max(score.low for score in open_ones)
    known = Score(max(before.low, low), min(before.high, high))
    return (*scores[:column], known, *scores[column + 1 :])


def parser() -> Parser:
    options = Parser(prog="local_eval.py review", description=DESCRIPTION, epilog=EXAMPLES)
    options.add_argument("source", metavar="FILE|COLUMNS", help="an episode, a record, or columns such as 44455")
    options.add_argument("--logs", type=Path, metavar="FILE", help="what the episode's agent printed, as downloaded")
    options.add_argument("--game", type=int, metavar="N", help="of a record: this game alone, by its index")
    options.add_config()
    options.add_argument("--seconds", type=seconds, default=SECONDS, metavar="S", help=f"a position ({SECONDS:g})")
    options.add_argument("--exact", action="store_true", help="no limit of seconds: exact scores, whatever they take")
    options.add_argument(
        "--table-bits", type=positive, default=TABLE_BITS, metavar="N", help=f"2^N words ({TABLE_BITS})"
    )
    options.add_argument("--html", type=writable, metavar="FILE", help="a page with the scores on the board")
    add_options(options)
    return options


def run(options: Namespace) -> int:
    episode = read_episode(options.source, options.logs, new_terms("connectx", options.config))
    check_shape(Shape(*episode.terms[:3]))
    if options.game is not None:
        chosen = [game for game in episode.games if game.get("index") == options.game]
        if not chosen:
            raise BadInput(f"there is no game {options.game} in '{options.source}', which has {len(episode.games)}")
        episode = episode._replace(games=chosen)
    if not any(columns_of(game) for game in episode.games):
        raise BadInput(f"nothing was played in '{options.source}'")
    judged = judge(episode, executor_of(options), None if options.exact else options.seconds, options.table_bits)
    print_review(Console(), episode, judged)
    if options.html:
        write_review(options.html, episode, judged)
    return 0


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
