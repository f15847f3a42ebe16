"""Accuracy of the players of recorded games: `accuracy --played`. Every move is held against exact scores."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.jobs.executor import Executor
from tempo.arena.records.downloads import read_all
from tempo.arena.records.episodes import Episode, differences, own_name, settings_of
from tempo.arena.records.read_games import read_file
from tempo.arena.records.score_sets import Scored
from tempo.lab.review.accuracy.accuracy_report import print_errors
from tempo.lab.review.annotate import SECONDS, AnnotationLimits, actions_of, annotate, hands_over, narrow_score
from tempo.lab.review.move_quality import AnnotatedMove
from tempo.lab.review.review_report import print_accuracy
from tempo.lab.review.scoring import PositionQuery, ScoreLimits, exact_of, score_positions

NOT_BESIDE = ("player", "set", "draw", "every", "first", "save", "sims", "act_timeout", "bank")  # other options


def grade_played(options: Namespace, executor: Executor, console: Console) -> int:
    """Grade the moves of the games of --played; return the exit code."""
    if given := [name for name in NOT_BESIDE if getattr(options, name) not in (None, False)]:
        words = ", ".join("PLAYER" if name == "player" else f"--{name.replace('_', '-')}" for name in given)
        raise BadInput(f"--played grades moves that were played: leave out {words}")
    if missing := next((path for path in options.played if not path.exists()), None):
        raise BadInput(f"there is no file '{missing}'")
    whole, troubles = read_all(options.played, partial(read_file, game=None, shape=options.config))
    for trouble in troubles:
        print(f"{PROGRAM} accuracy: {trouble}", file=sys.stderr)
    episodes = by_player(whole)
    graded = [grade(episode, _limits(options, episode), executor) for episode in episodes]
    for episode, moves, label in zip(episodes, graded, _labels(episodes), strict=True):
        print_accuracy(console, episode, moves, label)
        if options.strict:
            _print_lost(console, episode, moves)
    if options.json:
        lines = [_line_of(episode, move) for episode, moves in zip(episodes, graded, strict=True) for move in moves]
        options.json.write_text(json.dumps({"moves": lines}) + "\n", encoding="utf-8")
    has_lost = options.strict and any(move.keeps_value is False for moves in graded for move in moves)
    return int(bool(troubles) or has_lost)


def by_player(whole: Sequence[tuple[Path, Episode]]) -> list[Episode]:
    """Merge games into one episode for each board, in which a player is one in both seats. Clocks do not count."""
    merged: dict[str, Episode] = {}
    for _, episode in whole:
        board = str(episode.config._replace(act_timeout=0, bank=0))
        into = merged.setdefault(board, Episode([], episode.config, []))
        for game in episode.games:
            names = [episode.names[player] for player in game["players"]]
            players = [into.player(own_name(name, other)) for name, other in zip(names, names[::-1], strict=True)]
            into.games.append({**game, "index": len(into.games), "players": players})
    return list(merged.values())


def _limits(options: Namespace, episode: Episode) -> ScoreLimits:
    """Return the limits of a position: no time limit where the solver reaches every position."""
    usual = None if exact_of(episode.config).solves_everything else SECONDS
    return ScoreLimits(usual if options.seconds is None else options.seconds, options.table_bits, only_best=True)


def grade(episode: Episode, limits: ScoreLimits, executor: Executor) -> list[AnnotatedMove]:
    """Annotate all moves without estimates: the position after a move says how good it was, also after the last."""
    moves = annotate(episode, executor, AnnotationLimits(limits, 0))
    last = {}
    for place, move in enumerate(moves):
        actions = actions_of(episode.games[move.game])
        is_open = move.ply + 1 == len(actions) and not move.played.is_exact
        if is_open and hands_over(episode.config, tuple(actions[:-1]), actions[-1]):
            last[place] = PositionQuery(episode.config, tuple(actions))
    for place, replies in zip(last, score_positions([*last.values()], limits, executor), strict=True):
        move = moves[place]
        moves[place] = move._replace(scores=narrow_score(dict(move.scores), move.action, replies))
    return moves


def _labels(episodes: Sequence[Episode]) -> list[str]:
    """Return the text that tells the boards apart."""
    return differences([settings_of(episode.config) for episode in episodes])


def _print_lost(console: Console, episode: Episode, moves: Sequence[AnnotatedMove]) -> None:
    """Print a line for each move that lost value."""
    before = [tuple(actions_of(episode.games[move.game])[: move.ply]) for move in moves]
    positions = [Scored(actions, move.scores) for actions, move in zip(before, moves, strict=True)]
    numbered = [move._replace(game=place) for place, move in enumerate(moves)]
    print_errors(console, episode.config, positions, numbered)


def _line_of(episode: Episode, move: AnnotatedMove) -> dict[str, Any]:
    """Return a move for --json: the player by name, and the regret in the game's unit, None where it is not exact."""
    exact, is_exact = adapter_of(episode.config.game).exact(), move.played.is_exact and move.best.is_exact
    assert exact is not None
    cost = exact.cost(episode.config, move.ply, move.best.low, move.played.low) if is_exact else None
    actions = actions_of(episode.games[move.game])[: move.ply]
    about = {"player": episode.names[move.player], "regret": cost and cost.amount, "actions": actions}
    return {**move._asdict(), **about, "keeps_value": move.keeps_value}
