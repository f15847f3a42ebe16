"""Catalogue for the form of a new game: games, board sizes, players, levels, file formats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tempo.app.access.allowed_players import AllowedPlayers
from tempo.app.rules.plies import config_json, plies_of
from tempo.arena.adapter.adapter_base import GameAdapter
from tempo.arena.adapter.environments.openspiel_moves import is_same
from tempo.arena.adapter.game_adapter import adapter_of, default_first, default_game, new_config
from tempo.arena.players.levels import level_names
from tempo.arena.players.player_specs import player_names
from tempo.arena.players.versions import sources_version
from tempo.lab.report.board_assets import has_polygons
from tempo.lab.review.puzzles.puzzles import hardest_puzzle, has_puzzles
from tempo.registry import folder_of


def catalogue(allowed: AllowedPlayers, is_open: bool = False, site: str | None = None) -> dict[str, Any]:
    """Return the catalogue as JSON for the page.

    allowed  which players may sit at a board
    is_open  whether other machines can reach the server
    site     address of an exported page, where links for others lead
    """
    return {
        "default_game": default_game(),
        "games": [
            about(game, allowed.folder is not None) | {"allowed": allowed.players(game)} for game in default_first()
        ],
        "allows_files": allowed.folder is not None,
        "is_open": is_open,
        "site": site,
        "version": sources_version(),  # of our players, for records
        "has_server": True,
    }


@cache
def about(game: str, with_engines: bool) -> dict[str, Any]:
    """Return what can be chosen for one game."""
    adapter, clock = adapter_of(game), new_config(game)
    about_players = adapter.about_players.items()
    descriptions = {name.partition(":")[0]: text for names, text in about_players for name in names.split(", ")}
    names = [name for name in player_names(game) if with_engines or name not in adapter.engines]
    return {
        "game": game,
        "shape": dict(adapter.shape),
        "formats": [{"suffix": suffix, "name": form.name} for suffix, form in adapter.formats.items()],
        "has_files": (folder_of(game) / "web" / "files.js").is_file(),
        "has_words": (folder_of(game) / "web" / "describe.js").is_file(),
        "environments": _read_by_page(adapter),
        "engines": list(adapter.engines),
        "players": [{"name": name, "about": descriptions.get(name, "")} for name in names],
        "levels": [level._asdict() for level in level_names(game)],
        "has_setup": adapter.has_setup and not has_polygons(game),
        "exact": adapter.exact() is not None,
        "has_puzzles": has_puzzles(game),
        "sample": _sample_of(game),
        "competition_clock": [clock.act_timeout, clock.bank],
    }


def _read_by_page(adapter: GameAdapter) -> dict[str, Mapping[str, str]]:
    """Return the environments whose episodes the page reads itself: those that number the moves as we do."""
    return adapter.environments() if adapter.openspiel is None or is_same(adapter.openspiel) else {}


def _sample_of(game: str) -> dict[str, Any]:
    """Return a position for a picture of the game: that of its hardest puzzle, else the start."""
    puzzle = hardest_puzzle(game)
    config, actions = (puzzle[0], puzzle[1].actions) if puzzle else (new_config(game), ())
    return {"config": config_json(config), "plies": plies_of(config, actions)}
