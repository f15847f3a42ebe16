"""Regression set: the positions of episodes in which our team gave value away, with the scores of all moves."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tempo.arena.adapter.exact import UNKNOWN
from tempo.arena.adapter.game_adapter import board_after
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.jobs.executor import Executor
from tempo.arena.records.downloads import read_downloads
from tempo.arena.records.episodes import Episode
from tempo.arena.records.score_sets import Scored
from tempo.lab.review.annotate import LOSS_SECONDS, SECONDS, SIMULATIONS, AnnotationLimits, actions_of, annotate
from tempo.lab.review.episodes.episode_folder import team_in
from tempo.lab.review.episodes.kept_reviews import KeptReviews
from tempo.lab.review.episodes_report import ME
from tempo.lab.review.move_quality import AnnotatedMove
from tempo.lab.review.scoring import ScoreLimits, exact_of


def regression_set(
    folder: Path, me: str | None, executor: Executor, table_bits: int
) -> tuple[MatchConfig, list[Scored]]:
    """Return the board, and the positions before the moves of our team that gave value away, each once.

    folder      episodes as `episodes` keeps them, with their reviews, or as they are downloaded
    me          our team; else the one that `episodes` knows, or that is in all games
    executor    reviews the games without a kept review
    table_bits  size of the solver's table
    """
    if not folder.is_dir():
        raise BadInput(f"no folder '{folder}': `{PROGRAM} episodes` fetches yours into runs/episodes/")
    read = read_downloads([folder], me or team_in(folder))
    for trouble in read.troubles:
        print(f"{PROGRAM} accuracy: {trouble}", file=sys.stderr)
    episode = max(read.episodes, key=lambda entry: len(entry.games))
    if len(read.episodes) > 1:
        print(f"{PROGRAM} accuracy: several boards or clocks: only the most frequent one counts", file=sys.stderr)
    exact_of(episode.config)
    kept = KeptReviews(folder, [SECONDS, table_bits, SIMULATIONS, LOSS_SECONDS])
    positions: dict[tuple[int, ...], Scored] = {}
    for game in episode.games:
        single = episode._replace(games=[game])
        moves = kept.annotated(single)
        if moves is None:
            moves = annotate(single, executor, AnnotationLimits(ScoreLimits(SECONDS, table_bits), 0))
        positions |= {scored.actions: scored for scored in _mistakes(single, moves)}
    if not positions:
        raise BadInput(f"no move in {len(episode.games):,} games of {read.me} is known to have given value away")
    return episode.config, list(positions.values())


def _mistakes(episode: Episode, moves: Sequence[AnnotatedMove]) -> list[Scored]:
    """Return the positions of one game in which our team gave value away."""
    actions, scored = tuple(actions_of(episode.games[0])), []
    for move in moves:
        if move.player == ME and move.keeps_value is False:
            before = actions[: move.ply]
            legal = board_after(episode.config, before).legal()
            scored.append(Scored(before, {action: move.scores.get(action, UNKNOWN) for action in legal}))
    return scored
