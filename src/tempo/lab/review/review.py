"""`local_eval.py review`: where was the game lost? Every move of both sides held against what is known for certain.

What makes a move good or bad is said in `move_quality`; where the scores come from, in `scoring`.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from tempo.lab.command_line.inputs import BadInput, Parser, positive, run_command, seconds, writable
from tempo.lab.jobs.executor import Executor, add_options, executor_of
from tempo.lab.records.episodes import Episode
from tempo.lab.records.read_games import read_games
from tempo.lab.records.record_file import GameRecord
from tempo.lab.referee.exact import UNKNOWN, Score, Scores
from tempo.lab.referee.game_options import add_config, add_game, examples_of
from tempo.lab.referee.sport import sport_of
from tempo.lab.review.move_quality import JudgedMove
from tempo.lab.review.review_report import print_review, write_review
from tempo.lab.review.scoring import MEMORY, ScoreLimits, ScoreQuestion, estimate_all, exact_of, score_all

SECONDS = 0.1  # a position: a whole game is then reviewed in five or six seconds
SIMULATIONS = 10_000  # of an estimate

DESCRIPTION = "Hold every move of games against exact scores: what was played, what was best, what was given away."
NOTES = """\
FILE|MOVES is an episode as downloaded from the competition (JSON), a record of ours (runs/*.jsonl), a file of games
(.sgf, .psq, transcripts, digit strings), told by what it holds, or the moves themselves.

examples:
{examples}  local_eval.py review games.sgf --html games.html
  local_eval.py review runs/match-20261121-101500.jsonl             accuracy of the players, the first game in full
  local_eval.py review runs/match-20261121-101500.jsonl --only 17   game 17 alone

Exact scores come from the game's own solver, as far as it reaches. After --seconds a score is shown as a bound (≥+1:
won, how well is not known); --exact waits. Where the solver does not tell, our search estimates, and says so: ~55 % is
what it thinks, and no fact.

exit code: 0, 2 for input that cannot be used, 130 after Ctrl-C
"""


class Effort(NamedTuple):
    """What may be spent on a position."""

    limits: ScoreLimits | None  # of exact scores; None where there are none
    simulations: int  # of an estimate; 0 for none


def actions_of(game: GameRecord) -> list[int]:
    """All that was played, the opening too; a forfeit is none."""
    return [*game["opening"], *(move["action"] for move in game["moves"] if move["action"] is not None)]


def judge(episode: Episode, executor: Executor, effort: Effort) -> list[JudgedMove]:
    """Every move of all games that a player made; an opening is nobody's."""
    asked: dict[tuple[int, ...], None] = {}
    for game in episode.games:
        actions = actions_of(game)
        asked |= dict.fromkeys(tuple(actions[:ply]) for ply in range(len(actions) - 1, len(game["opening"]) - 1, -1))
    positions = [ScoreQuestion(episode.terms, actions) for actions in asked]
    found = [{} for _ in asked] if effort.limits is None else score_all(positions, effort.limits, executor)
    scores: dict[tuple[int, ...], Scores] = dict(zip(asked, found, strict=True))
    vague = [one for one in positions if effort.simulations and not is_told(scores[one.actions])]
    guesses = estimate_all(vague, effort.simulations, executor)
    estimates = {one.actions: guess for one, guess in zip(vague, guesses, strict=True)}
    return [
        judged_move(episode, place, ply, scores, estimates)
        for place, game in enumerate(episode.games)
        for ply in range(len(game["opening"]), len(actions_of(game)))
    ]


def is_told(scores: Scores) -> bool:
    """Whether the value of every move is certain."""
    return bool(scores) and all(score.value is not None for score in scores.values())


def judged_move(
    episode: Episode,
    place: int,
    ply: int,
    scores: Mapping[tuple[int, ...], Scores],
    estimates: Mapping[tuple[int, ...], Mapping[int, float]],
) -> JudgedMove:
    """One move of a game, with all that is known of the position before it and the one after."""
    game = episode.games[place]
    actions = actions_of(game)
    before, after, action = tuple(actions[:ply]), tuple(actions[: ply + 1]), actions[ply]
    move = game["moves"][ply - len(game["opening"])]
    seat = move["seat"]
    same_side = ply + 1 < len(actions) and game["moves"][ply + 1 - len(game["opening"])]["seat"] == seat
    known, thought = dict(scores[before]), dict(estimates.get(before, {}))
    if not same_side:
        known = narrowed(known, action, scores.get(after))
        if thought and (replies := estimates.get(after)):
            thought[action] = 1 - max(replies.values())  # a search of its own knows better than one that passed by
    return JudgedMove(place, ply, seat, game["players"][seat], action, known, thought, move)


def narrowed(scores: dict[int, Score], action: int, after: Scores | None) -> dict[int, Score]:
    """The scores, that of the move played narrowed by what is known of the position after it."""
    if not after:
        return scores
    low, high = -max(score.high for score in after.values()), -max(score.low for score in after.values())
    before = scores.get(action, UNKNOWN)
    return {**scores, action: Score(max(before.low, low), min(before.high, high))}


def parser() -> Parser:
    notes = NOTES.format(examples=examples_of("review"))
    options = Parser(prog="local_eval.py review", description=DESCRIPTION, epilog=notes)
    add = options.add_argument
    add("source", metavar="FILE|MOVES", help="an episode, a record, a file of games, or moves")
    add("--logs", type=Path, metavar="FILE", help="what the episode's agent printed, as downloaded")
    add("--only", type=int, metavar="N", help="of many games this one alone, by its index")
    add_game(options, None, "which game, where the source does not tell")
    add_config(options)
    add("--seconds", type=seconds, default=SECONDS, metavar="S", help=f"a position ({SECONDS:g})")
    add("--exact", action="store_true", help="no limit of seconds: exact scores, whatever they take")
    sims_help = f"simulations of an estimate, 0 for none ({SIMULATIONS:,})"
    add("--sims", type=simulations, default=SIMULATIONS, metavar="N", help=sims_help)
    add("--table-bits", type=positive, default=MEMORY, metavar="N", help=f"2^N words ({MEMORY})")
    add("--html", type=writable, metavar="FILE", help="a page with the scores on the board")
    add_options(options)
    return options


def simulations(text: str) -> int:
    return 0 if text == "0" else positive(text)


def chosen(episode: Episode, source: str, index: int | None) -> Episode:
    """All games, or one by its index."""
    if index is not None:
        games = [game for game in episode.games if game.get("index") == index]
        if not games:
            raise BadInput(f"there is no game {index} in '{source}', which has {len(episode.games)}")
        episode = episode._replace(games=games)
    if not any(actions_of(game) for game in episode.games):
        raise BadInput(f"nothing was played in '{source}'")
    return episode


def game_named(name: str | None) -> str | None:
    """The game that --game names; a number once meant what --only does now."""
    if name is not None and name.isdecimal():
        raise BadInput(f"--game names a game: one of many games is chosen by --only {name}")
    if name is not None:
        sport_of(name)
    return name


def run(options: Namespace) -> int:
    episode = read_games(options.source, options.logs, game_named(options.game), options.config)
    episode = chosen(episode, options.source, options.only)
    try:
        exact_of(episode.terms)
        solved = True
    except BadInput as problem:
        print(f"local_eval.py review: {problem}; all that follows is estimated by our search", file=sys.stderr)
        solved = False
    limits = ScoreLimits(None if options.exact else options.seconds, options.table_bits)
    judged = judge(episode, executor_of(options), Effort(limits if solved else None, options.sims))
    print_review(Console(), episode, judged)
    if options.html:
        write_review(options.html, episode, judged)
    return 0


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
