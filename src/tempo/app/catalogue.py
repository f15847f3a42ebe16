"""Catalogue for the form of a new game: games, board sizes, players, levels, file formats."""

from __future__ import annotations

from functools import cache
from typing import Any

from tempo.lab.players.levels import level_names
from tempo.lab.players.player_specs import player_names
from tempo.lab.referee.game_adapter import adapter_of, default_first, default_game, new_config


@cache
def catalogue() -> dict[str, Any]:
    """Return the catalogue as JSON for the page."""
    return {"default_game": default_game(), "games": [about(game) for game in default_first()]}


def about(game: str) -> dict[str, Any]:
    """Return what can be chosen for one game."""
    adapter, clock = adapter_of(game), new_config(game)
    about_players = adapter.about_players.items()
    descriptions = {name.partition(":")[0]: text for names, text in about_players for name in names.split(", ")}
    return {
        "game": game,
        "shape": dict(adapter.shape),
        "formats": [{"suffix": suffix, "name": one.name} for suffix, one in adapter.formats.items()],
        "players": [{"name": name, "about": descriptions.get(name, "")} for name in player_names(game)],
        "levels": [level._asdict() for level in level_names(game)],
        "exact": adapter.exact() is not None,
        "competition_clock": [clock.act_timeout, clock.bank],
    }
