"""Othello as the arena plays it: who can be entered, from which openings, and what a page needs to draw it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tempo.lab.entrants.players import Entrant, from_module, profile_player
from tempo.lab.referee.one_game import Terms
from tempo.lab.referee.sport import TournamentRules
from tempo.othello.files.formats import FORMATS
from tempo.othello.sport import openings
from tempo.othello.sport.board import PASS, SIZE, OthelloBoard
from tempo.othello.sport.environment import play_from_opening, play_in_environment
from tempo.othello.sport.observations import configuration_of, observation_of, verdict
from tempo.othello.sport.strategies import STRATEGIES, Strategy
from tempo.othello.sport.tournament_referee import Referee

SHAPE: dict[str, int] = {}
PLIES = (6, 6)
BUILT_INS = ("random",)
OPPONENTS, ENGINES = "tempo.othello.sport.opponents", "tempo.othello.protocols.engines"
MAKERS: dict[str, Callable[[str], Entrant]] = {
    **dict.fromkeys(STRATEGIES, Strategy),
    "classic": profile_player("othello"),
    "champion": profile_player("othello"),
    "openspiel": from_module(OPPONENTS, "openspiel"),
    "gtp": from_module(ENGINES, "OthelloEnginePlayer"),
    "nboard": from_module(ENGINES, "OthelloEnginePlayer"),
}
TOURNAMENT = TournamentRules(Referee, act_timeout=60.0)
# What else the arena asks of a game:
__all__ = ["FORMATS", "configuration_of", "observation_of", "play_from_opening", "play_in_environment", "verdict"]


def new_position(terms: Terms) -> OthelloBoard:
    return OthelloBoard()


def most_plies(terms: Terms) -> int:
    """Every disc is followed by at most one pass."""
    return 2 * (SIZE * SIZE - 4)


def quiet_position(terms: Terms) -> OthelloBoard:
    """Any position with some moves to choose from."""
    return openings.after(openings.draw_openings(1, PLIES, seed=0)[0])


def draw_openings(count: int, terms: Terms, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
    return openings.draw_openings(count, plies, seed)


def drawn(actions: Sequence[int], terms: Mapping[str, Any]) -> dict[str, Any]:
    """What a page cannot work out without rules: the cells that each move fills, its own square first."""
    board = OthelloBoard()
    cells: list[list[int]] = []
    for action in actions:
        cells.append([] if action == PASS else [action, *board.flips(action, board.mark)])
        board.play(action)
    return {"cells": cells}
