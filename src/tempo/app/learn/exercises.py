"""Exercises: positions in which somebody went wrong, with what each move is worth: find one that keeps the value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from tempo.app.game.game_record import HUMAN
from tempo.app.plies import config_json, plies_of
from tempo.lab.players.versions import digest
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_data import MatchConfig

MAX_EXERCISES = 300  # of a folder
LABELS = ("blunder", "mistake")


class Exercise(NamedTuple):
    name: str
    config: MatchConfig
    actions: tuple[int, ...]  # that lead to it
    annotation: Mapping[str, Any]  # the move that was played, see judging.py
    players: tuple[str, str]
    source: str  # the file, below the folder of records; "" is the game on the board

    @property
    def is_own(self) -> bool:
        """Whether it was a person who went wrong."""
        return self.players[self.annotation["seat"]] == HUMAN

    @property
    def severity(self) -> float:
        """What was given away: of two, the graver comes first."""
        if self.annotation["lost"] is not None:
            best, played = self.annotation["lost"]
            return float(best - played)
        return float(self.annotation["loss"] or 0.0)

    def list_entry(self) -> dict[str, Any]:
        """For the list."""
        fields = {name: self.annotation[name] for name in ("label", "certain", "seat")}
        game = {"game": self.config.game, "number": len(self.actions) + 1, "players": self.players}
        return {"id": self.name, **fields, **game, "source": self.source, "own": self.is_own}

    def to_json(self) -> dict[str, Any]:
        """For the board."""
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
    """Those of one game."""
    found = []
    for ply, one in annotation.items():
        if one.get("label") in LABELS:
            before = tuple(actions[: int(ply)])
            name = digest(repr((config.game, sorted(config.shape.items()), before, one["action"])).encode())
            found.append(Exercise(name, config, before, one, players, source))
    return found


def by_importance(exercises: Iterable[Exercise]) -> list[Exercise]:
    """A person's own first, where there are any alone; what is certain before what is not; the graver first."""
    different = list({one.name: one for one in exercises}.values())
    own = [one for one in different if one.is_own]
    return sorted(own or different, key=lambda one: (not one.annotation["certain"], -one.severity, -len(one.actions)))[:MAX_EXERCISES]
