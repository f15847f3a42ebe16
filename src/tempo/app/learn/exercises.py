"""Exercises: positions where a player made a mistake; the task is to find a move that keeps the value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tempo.app.game.game_record import HUMAN
from tempo.app.plies import config_json, plies_of
from tempo.lab.players.versions import digest
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_types import MatchConfig

MAX_EXERCISES = 300  # per folder
LABELS = ("blunder", "mistake")


class Exercise(NamedTuple):
    """A position with a mistake to avoid."""

    name: str
    config: MatchConfig
    actions: tuple[int, ...]  # moves that lead to the position
    annotation: Mapping[str, Any]  # annotation of the move that was played, see annotations.py
    players: tuple[str, str]
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
            name = digest(repr((config.game, sorted(config.shape.items()), before, one["action"])).encode())
            found.append(Exercise(name, config, before, one, players, source))
    return found


def by_importance(exercises: Iterable[Exercise]) -> list[Exercise]:
    """Sort exercises: exact ones first, worse mistakes first. If a person made any of them, only those are kept."""
    different = list({one.name: one for one in exercises}.values())
    own = [one for one in different if one.is_own]
    return sorted(own or different, key=lambda one: (not one.annotation["certain"], -one.severity, -len(one.actions)))[
        :MAX_EXERCISES
    ]
