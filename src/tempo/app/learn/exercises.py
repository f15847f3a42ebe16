"""Exercises: positions where a player made a mistake, and puzzles; the task is to find a move that keeps the value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from tempo.app.game.game_record import HUMAN
from tempo.app.learn.annotations import annotate_position
from tempo.app.plies import config_json, plies_of
from tempo.lab.players.versions import digest
from tempo.lab.referee.exact import keeping_moves
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.review.move_quality import AnnotatedMove
from tempo.lab.review.puzzles import puzzle_sets

MAX_EXERCISES = 300  # per folder
LABELS = ("blunder", "mistake")


class Exercise(NamedTuple):
    """A position with a mistake to avoid."""

    name: str
    config: MatchConfig
    actions: tuple[int, ...]  # moves that lead to the position
    annotation: Mapping[str, Any]  # annotation of the move that was played, see annotations.py; of a puzzle, no move
    players: tuple[str, str]  # two empty names for a puzzle
    source: str  # file below the folder of records; "" for the game on the board

    @property
    def is_own(self) -> bool:
        """Whether a person made the mistake."""
        return self.players[self.annotation["seat"]] == HUMAN

    @property
    def severity(self) -> float:
        """Value that was given away; worse mistakes come first."""
        if self.annotation["value_change"] is not None:
            best, played = self.annotation["value_change"]
            return float(best - played)
        return float(self.annotation["estimated_loss"] or 0.0)

    def list_entry(self) -> dict[str, Any]:
        """Return the exercise for the list."""
        fields = {name: self.annotation[name] for name in ("label", "certain", "seat")}
        game = {"game": self.config.game, "number": len(self.actions) + 1, "players": self.players}
        return {"id": self.name, **fields, **game, "source": self.source, "own": self.is_own}

    def to_json(self) -> dict[str, Any]:
        """Return the exercise with its position for the board."""
        position = board_after(self.config, self.actions)
        return {
            **self.list_entry(),
            "config": config_json(self.config),
            "plies": plies_of(self.config, self.actions),
            "legal": position.legal(),
            "to_move": position.mark - 1,
            "preview": {str(action): cells for action, cells in adapter_of(self.config.game).preview(position).items()},
            "annotation": self.annotation,
        }


def exercises_of(
    config: MatchConfig,
    actions: Sequence[int],
    annotation: Mapping[str, Mapping[str, Any]],
    players: tuple[str, str],
    source: str,
) -> list[Exercise]:
    """Return the exercises of one game.

    config      the board
    actions     moves of the game
    annotation  annotations by ply, as text
    players     names of both players
    source      file of the game below the folder of records, "" for the game on the board
    """
    found = []
    for ply, one in annotation.items():
        if one.get("label") in LABELS:
            before = tuple(actions[: int(ply)])
            found.append(Exercise(_name_of(config, before, one["action"]), config, before, one, players, source))
    return found


@cache
def puzzles_of(game: str) -> tuple[Exercise, ...]:
    """Return the puzzles of a game as exercises, the easy ones first; empty if it has none."""
    found = []
    for grade, config, positions in puzzle_sets(game):
        for actions, scores in positions:
            keeping, seat = keeping_moves(scores), board_after(config, actions).mark - 1
            one = AnnotatedMove(0, len(actions), seat, seat, keeping[0], scores, {}, None)
            own = {"label": grade, "certain": True, "action": None, "estimated_loss": None, "keeping_moves": keeping}
            annotation = {**annotate_position(one, config), **own, "value_change": [one.best.value, None]}
            found.append(Exercise(_name_of(config, actions, None), config, actions, annotation, ("", ""), ""))
    return tuple(found)


def _name_of(config: MatchConfig, before: tuple[int, ...], action: int | None) -> str:
    """Return the identifier of an exercise; `action` is the mistake."""
    return digest(repr((config.game, sorted(config.shape.items()), before, action)).encode())


def by_importance(exercises: Iterable[Exercise]) -> list[Exercise]:
    """Sort exercises: exact ones first, worse mistakes first. If a person made any of them, only those are kept."""
    different = list({one.name: one for one in exercises}.values())
    own = [one for one in different if one.is_own]
    return sorted(own or different, key=lambda one: (not one.annotation["certain"], -one.severity, -len(one.actions)))[
        :MAX_EXERCISES
    ]
