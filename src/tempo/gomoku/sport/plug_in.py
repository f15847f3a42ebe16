"""Gomoku as the arena plays it: who can be entered, from which openings, and what a page needs to draw it.

Games through the environment are played in `gomoku`, which is registered when the first one is: see `environment`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from tempo.gomoku.files.formats import FORMATS
from tempo.gomoku.sport.board import GomokuBoard
from tempo.gomoku.sport.observations import configuration_of, observation_of, verdict
from tempo.gomoku.sport.openings import draw_openings
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.entrants.players import Entrant, from_module, profile_player
from tempo.lab.referee import environment
from tempo.lab.referee.one_game import Agent, PlayedGame, Terms

SHAPE = {"size": 15, "inarow": 5}
SIZES = range(3, 21)  # the largest is the Gomocup's
LARGEST_IN_ENVIRONMENT = 19
PLIES = (2, 4)
BUILT_INS = ("random", "rules")
OPPONENTS, ENGINES = "tempo.gomoku.sport.opponents", "tempo.gomoku.protocols.engines"
MAKERS: dict[str, Callable[[str], Entrant]] = {
    "random": from_module(OPPONENTS, "GomokuBuiltIn"),
    "rules": from_module(OPPONENTS, "GomokuBuiltIn"),
    "classic_uniform": profile_player("gomoku"),
    "classic_rules": profile_player("gomoku"),
    "champion": profile_player("gomoku"),
    "openspiel": from_module(OPPONENTS, "openspiel"),
    "pbrain": from_module(ENGINES, "GomokuEnginePlayer"),
}
TOURNAMENT = None
# What else the arena asks of a game:
__all__ = ["FORMATS", "configuration_of", "draw_openings", "observation_of", "verdict"]


def new_position(terms: Terms) -> GomokuBoard:
    if terms.size not in SIZES:
        raise BadInput(f"gomoku is played on boards of {SIZES[0]} to {SIZES[-1]}, not of size={terms.size}")
    if terms.inarow > SIZES[-1]:
        raise BadInput(f"the longest line of gomoku is inarow={SIZES[-1]}, not {terms.inarow}")
    return GomokuBoard(terms.size, terms.inarow)


def most_plies(terms: Terms) -> int:
    """No game is longer."""
    return terms.size * terms.size


def quiet_position(terms: Terms) -> GomokuBoard:
    """A position with some stones and nothing to take or to block."""
    board = new_position(terms)
    board.reset(draw_openings(1, terms, PLIES, seed=0)[0])
    return board


def play_in_environment(agents: tuple[Any, Any], terms: Terms, seed: str) -> PlayedGame:
    register_environment(terms)
    return environment.play_in_environment(agents, terms, seed)


def play_from_opening(agents: tuple[Agent, Agent], terms: Terms, opening: tuple[int, ...]) -> PlayedGame:
    register_environment(terms)
    return environment.play_from_opening(agents, terms, opening)


def register_environment(terms: Terms) -> None:
    if max(terms.size, terms.inarow) > LARGEST_IN_ENVIRONMENT:
        size, inarow, most = terms.size, terms.inarow, LARGEST_IN_ENVIRONMENT
        raise BadInput(f"the environment gomoku has no size={size}, inarow={inarow}: {most} is its largest")
    import_environment()


@cache
def import_environment() -> None:
    """Once a process, as later it may be impossible: the check hides this project from the agents it judges."""
    import_module("tempo.gomoku.sport.environment")


def drawn(actions: Sequence[int], terms: Mapping[str, Any]) -> dict[str, Any]:
    """What a page cannot work out without rules: the cells that won."""
    board = GomokuBoard(terms["size"], terms["inarow"])
    board.reset(actions)
    return {"line": board.winning_cells()}
