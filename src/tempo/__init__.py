"""Tempo plays board games under a clock: ConnectX, Othello and Gomoku.

    import tempo

    state = tempo.game("connectx").parse("44455")
    print(tempo.solve(state))                        exact scores of all moves
    print(tempo.analyse(state, seconds=2))           what the engine thinks
    player = tempo.player("champion", state.game)    a callable on observations, as Kaggle's agents are
    print(tempo.match("champion", "classic", game=state.game, pairs=100, sims=3000))
    print(tempo.review(state))                       where was the game lost?

These names are loaded when they are first used: importing a module of the engine loads neither the lab nor this API.
Input that cannot be used raises BadInput with one sentence.
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from tempo.registry import MountedGames

if TYPE_CHECKING:
    from tempo.api.analysis import Analysis as Analysis
    from tempo.api.analysis import Solution as Solution
    from tempo.api.analysis import analyse as analyse
    from tempo.api.analysis import solve as solve
    from tempo.api.game_files import RecordedGame as RecordedGame
    from tempo.api.game_files import RecordedMove as RecordedMove
    from tempo.api.game_files import frame as frame
    from tempo.api.game_files import read_games as read_games
    from tempo.api.matches import MatchResult as MatchResult
    from tempo.api.matches import gauntlet as gauntlet
    from tempo.api.matches import match as match
    from tempo.api.openspiel_game import openspiel as openspiel
    from tempo.api.players import Forfeit as Forfeit
    from tempo.api.players import Player as Player
    from tempo.api.players import player as player
    from tempo.api.reviews import Accuracy as Accuracy
    from tempo.api.reviews import Review as Review
    from tempo.api.reviews import accuracy as accuracy
    from tempo.api.reviews import review as review
    from tempo.api.search.evaluators import Leaves as Leaves
    from tempo.api.search.search_tree import Node as Node
    from tempo.api.search.search_tree import SearchResult as SearchResult
    from tempo.api.search.searching import Search as Search
    from tempo.api.states import Game as Game
    from tempo.api.states import State as State
    from tempo.api.states import game as game
    from tempo.api.states import game_names as game_names
    from tempo.api.wrappers import gymnasium as gymnasium
    from tempo.api.wrappers import pettingzoo as pettingzoo
    from tempo.arena.adapter.game_types import PlayedMove as PlayedMove
    from tempo.arena.command_line.inputs import BadInput as BadInput

__version__ = "1.0.0"
_HOMES = {
    "tempo.api.analysis": ("Analysis", "Solution", "analyse", "solve"),
    "tempo.api.game_files": ("RecordedGame", "RecordedMove", "frame", "read_games"),
    "tempo.api.search.evaluators": ("Leaves",),
    "tempo.api.matches": ("MatchResult", "gauntlet", "match"),
    "tempo.api.openspiel_game": ("openspiel",),
    "tempo.api.players": ("Forfeit", "Player", "player"),
    "tempo.api.reviews": ("Accuracy", "Review", "accuracy", "review"),
    "tempo.api.search.search_tree": ("Node", "SearchResult"),
    "tempo.api.search.searching": ("Search",),
    "tempo.api.states": ("Game", "State", "game", "game_names"),
    "tempo.api.wrappers": ("gymnasium", "pettingzoo"),
    "tempo.arena.command_line.inputs": ("BadInput",),
    "tempo.arena.adapter.game_types": ("PlayedMove",),
}
_HOME_OF = {name: module for module, names in _HOMES.items() for name in names}
__all__ = ["__version__", *sorted(_HOME_OF)]


def __getattr__(name: str) -> object:
    """Load a public name when it is first used (PEP 562)."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'tempo' has no attribute {name!r}")
    value = getattr(import_module(_HOME_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})


sys.meta_path.append(MountedGames)  # type: ignore[arg-type]
