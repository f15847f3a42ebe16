"""Games as JSON: everything that was measured, per game and per move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tempo.arena.runner import Game


def game_record(game: Game, /, **about: Any) -> dict[str, Any]:
    """A game as plain dicts and lists; `about` says which one it was."""
    moves = [move._asdict() for move in game.moves]
    return {**about, **game._asdict(), "forfeit": game.forfeit(), "moves": moves}


def write_json(path: Path, record: dict[str, Any]) -> None:
    path.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
