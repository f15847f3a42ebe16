"""The interface between the lab and a game: `ADAPTER` in the module `tempo.games.<game>.adapter.adapter`.

The lab names no game. A folder with such a module is a game for `--game`, also one outside the package (`registry`).
Its rules are the referee's, in plain Python, and share no code with the rules of the agents: a referee with the same
bugs would not see them.
docs/tutorials/new-game.md walks through a whole one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from tempo.arena.adapter.adapter_base import GameAdapter
from tempo.arena.adapter.adapter_types import (
    LEVELS,
    UNPROVEN,
    Level,
    OpenSpielGame,
    PlayerSpec,
    RefereeBoard,
    Sign,
    TournamentRules,
    after,
    forced_pass,
)
from tempo.arena.adapter.environments.open_spiel import lacking_for_openspiel
from tempo.arena.adapter.game_types import FULL_CLOCK, MatchConfig
from tempo.arena.adapter.geometry import BoardGeometry, completed
from tempo.arena.command_line.inputs import BadInput, did_you_mean
from tempo.registry import built_in_games, plugins

__all__ = [  # with the names of adapter_base and adapter_types
    "LEVELS", "UNPROVEN", "GameAdapter", "Level", "OpenSpielGame", "PlayerSpec", "RefereeBoard",
    "Sign", "TournamentRules", "adapter_of", "after", "board_after", "board_of", "default_first", "default_game",
    "forced_pass", "games", "geometry_of", "longest", "new_config", "plugin_faults",
]  # fmt: skip

@cache
def adapter_of(game: str) -> GameAdapter:
    """Return the adapter of a game; BadInput if there is no such game."""
    if game not in games():
        if fault := plugin_faults().get(game):
            raise BadInput(fault)
        raise BadInput(f"no game '{game}': choose {', '.join(games())}{did_you_mean(game, games())}")
    return _load(game)


def _load(game: str) -> GameAdapter:
    """Import the adapter of a game."""
    adapter: GameAdapter = import_module(f"tempo.games.{game}.adapter.adapter").ADAPTER
    return adapter


def games() -> list[str]:
    """Return the names of all games that can be played, also of those from outside the package."""
    faults = plugin_faults()
    return sorted([*built_in_games(), *(game for game in plugins().mounted if game not in faults)])


def plugin_faults() -> dict[str, str]:
    """Return one line about each game from outside that cannot be played, by name."""
    mounted, faults = plugins()
    lines = {
        game: f"the game {game} from {plugin.origin} is left out: {failure}"
        for game, plugin in mounted.items()
        if (failure := _adapter_failure(game, str(plugin.folder)))
    }
    return {**faults, **lines}


@cache
def _adapter_failure(game: str, _folder: str) -> str:
    """Return why the adapter of a game from outside cannot be used; empty if it can."""
    try:
        adapter = _load(game)
        if not isinstance(adapter, GameAdapter):
            return "its ADAPTER is no GameAdapter"
        _geometry(adapter, MatchConfig(game, dict(adapter.shape)))
    except BadInput as problem:
        return str(problem)
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}".partition("\n")[0]
    return ""


@cache
def default_game() -> str:
    """Return the default game."""
    return next((game for game in games() if adapter_of(game).is_default), games()[0])


def default_first() -> list[str]:
    """Return the names of all games, the default first."""
    return sorted(games(), key=lambda game: (game != default_game(), game))


def new_config(
    game: str,
    shape: Mapping[str, int] | None = None,
    act_timeout: float = FULL_CLOCK[0],
    bank: float = FULL_CLOCK[1],
    timed: bool = True,
    tournament: bool = False,
    scale: float = 1.0,
) -> MatchConfig:
    """Return the configuration of a match on a clock divided by `scale`; sizes that `shape` lacks are standard."""
    shape, standard = shape or {}, adapter_of(game).shape
    if unknown := set(shape) - set(standard):
        can = ", ".join(standard) or "nothing (its board is always the same)"
        hint = did_you_mean(min(unknown), standard)
        raise BadInput(f"--config cannot set {', '.join(sorted(unknown))} of {game}, but {can}{hint}")
    config = MatchConfig(game, {**standard, **shape}, act_timeout / scale, bank / scale, timed, tournament, scale)
    adapter_of(game).check_board(config)
    geometry_of(config)  # refuses one that does not fit the board
    if lacking := lacking_for_openspiel(adapter_of(game), config):
        raise BadInput(lacking)
    return config


def board_of(config: MatchConfig) -> Any:
    """Return the referee's initial board."""
    return adapter_of(config.game).new_position(config)


def board_after(config: MatchConfig, actions: Sequence[int]) -> Any:
    """Return the referee's board after some legal moves."""
    return after(board_of(config), actions)


def geometry_of(config: MatchConfig) -> BoardGeometry | None:
    """Return the complete polygons of a board; None if its cells are squares in rows, BadInput if they do not fit."""
    return _geometry(adapter_of(config.game), config)


def _geometry(adapter: GameAdapter, config: MatchConfig) -> BoardGeometry | None:
    """Return what `geometry_of` does, for a game that may not be in `games` yet."""
    geometry = adapter.geometry(config)
    if geometry is None:
        return None
    cells = len(adapter.new_position(config).cells)
    actions = len(geometry.cell_of) or adapter.action_count(config) or cells
    return completed(geometry, [adapter.name_of(action, config) for action in range(actions)], cells)


def longest(config: MatchConfig) -> float:
    """Return the most seconds that a game within the clock can last."""
    return adapter_of(config.game).most_seconds(config)
