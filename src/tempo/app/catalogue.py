"""What can be chosen for a new board: games, their boards, players, levels, files."""

from __future__ import annotations

from functools import cache
from typing import Any

from tempo.lab.players.levels import level_names
from tempo.lab.players.players import known_names
from tempo.lab.referee.game_adapter import new_terms, sport_of, usual_first, usual_game


@cache
def catalogue() -> dict[str, Any]:
    """For the page, as JSON."""
    return {"usual": usual_game(), "games": [about(game) for game in usual_first()]}


def about(game: str) -> dict[str, Any]:
    sport, clock = sport_of(game), new_terms(game)
    told = {name.partition(":")[0]: text for names, text in sport.about_entrants.items() for name in names.split(", ")}
    return {
        "game": game,
        "shape": dict(sport.shape),
        "formats": [{"suffix": suffix, "name": one.name} for suffix, one in sport.formats.items()],
        "players": [{"name": name, "about": told.get(name, "")} for name in known_names(game)],
        "levels": [level._asdict() for level in level_names(game)],
        "exact": sport.exact() is not None,
        "environment_clock": [clock.act_timeout, clock.bank],
    }
