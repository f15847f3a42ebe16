"""Reviews of episodes, kept in a file beside them, so that each episode is reviewed once.

A line holds the scores and estimates of the moves of one game, together with the limits that they were made with.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any

from tempo.arena.adapter.exact import Score
from tempo.arena.records.episodes import Episode
from tempo.arena.records.record_file import GameRecord
from tempo.lab.review.move_quality import AnnotatedMove

NAME = "reviews.jsonl"
VERSION = 1  # of the scores and estimates that are kept: another one is reviewed again
ENCODING = "utf-8"
KeptMove = list[Any]  # ply, seat, action, {action: [low, high]}, {action: estimate}, [low, high] of the position


class KeptReviews:
    """The reviews in a folder of episodes, made with certain limits."""

    def __init__(self, folder: Path, limits: Sequence[float | None]) -> None:
        """Read the reviews of a folder; lines made with other limits, or damaged, do not count."""
        self.path = folder / NAME
        self.key = [VERSION, *limits]
        self.moves: dict[int, list[KeptMove]] = {}
        with suppress(FileNotFoundError):
            for line in self.path.read_text(encoding=ENCODING, errors="replace").splitlines():
                with suppress(ValueError, KeyError, TypeError):
                    entry = json.loads(line)
                    if entry["limits"] == self.key:
                        self.moves[int(entry["episode"])] = entry["moves"]

    def add(self, episode: int, annotated: list[AnnotatedMove], file: FileIO) -> None:
        """Keep the review of an episode, in memory and in the file, which is this folder's."""
        self.moves[episode] = [
            [
                move.ply,
                move.seat,
                move.action,
                {int(action): _bounds(score) for action, score in move.scores.items()},
                {int(action): float(value) for action, value in move.estimates.items()},
                _bounds(move.position),
            ]
            for move in annotated
        ]
        line = {"episode": episode, "limits": self.key, "moves": self.moves[episode]}
        file.write(f"{json.dumps(line, separators=(',', ':'))}\n".encode(ENCODING))

    def has(self, game: GameRecord) -> bool:
        """Return whether the review of a game is kept."""
        kept = self.moves.get(game["index"])
        return kept is not None and _fits(kept, game)

    def annotated(self, episode: Episode) -> list[AnnotatedMove] | None:
        """Return the annotated moves of all games of an episode; None if one of them is not kept."""
        if not all(map(self.has, episode.games)):
            return None
        return [
            _unpacked(place, entry, game, game["moves"][entry[0] - len(game["opening"])])
            for place, game in enumerate(episode.games)
            for entry in self.moves[game["index"]]
        ]


def _bounds(score: Score) -> list[int]:
    """Return a score as JSON holds it."""
    return [int(score.low), int(score.high)]


def _fits(kept: list[KeptMove], game: GameRecord) -> bool:
    """Return whether a review is of this game."""
    played = [(move["seat"], move["action"]) for move in game["moves"] if move["action"] is not None]
    return [(entry[1], entry[2]) for entry in kept] == played


def _unpacked(place: int, entry: KeptMove, game: GameRecord, move: dict[str, Any]) -> AnnotatedMove:
    """Return the annotated move of an entry."""
    ply, seat, action, scores, estimates, position = entry
    return AnnotatedMove(
        place,
        ply,
        seat,
        game["players"][seat],
        action,
        {int(choice): Score(*bounds) for choice, bounds in scores.items()},
        {int(choice): value for choice, value in estimates.items()},
        move,
        Score(*position),
    )
