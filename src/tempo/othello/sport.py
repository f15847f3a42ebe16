"""Othello as the arena plays it: who can be entered, from which openings, and what a page needs to draw it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tempo.arena.players import Player, from_module, profile_player
from tempo.arena.runner import Terms
from tempo.arena.sport import TournamentRules
from tempo.othello import openings
from tempo.othello.board import PASS, SIZE, Board
from tempo.othello.environment import play_from_opening, play_in_environment
from tempo.othello.files import FORMATS
from tempo.othello.observations import configuration_of, observation_of, verdict
from tempo.othello.referee import Referee
from tempo.othello.strategies import STRATEGIES, Strategy

SHAPE: dict[str, int] = {}
PLIES = (6, 6)
BUILT_INS = ("random",)
OPPONENTS, ENGINES = "tempo.othello.opponents", "tempo.othello.engines"
MAKERS: dict[str, Callable[[str], Player]] = {
    **dict.fromkeys(STRATEGIES, Strategy),
    "classic": profile_player("othello"),
    "champion": profile_player("othello"),
    "openspiel": from_module(OPPONENTS, "openspiel"),
    "gtp": from_module(ENGINES, "EnginePlayer"),
    "nboard": from_module(ENGINES, "EnginePlayer"),
}
TOURNAMENT = TournamentRules(Referee, act_timeout=60.0)
# What else the arena asks of a game:
__all__ = ["FORMATS", "configuration_of", "observation_of", "play_from_opening", "play_in_environment", "verdict"]


def new_position(terms: Terms) -> Board:
    return Board()


def most_plies(terms: Terms) -> int:
    """Every disc is followed by at most one pass."""
    return 2 * (SIZE * SIZE - 4)


def quiet_position(terms: Terms) -> Board:
    """Any position with some moves to choose from."""
    return openings.after(openings.draw_openings(1, PLIES, seed=0)[0])


def draw_openings(count: int, terms: Terms, plies: tuple[int, int], seed: int) -> list[tuple[int, ...]]:
    return openings.draw_openings(count, plies, seed)


def drawn(actions: Sequence[int], terms: Mapping[str, Any]) -> dict[str, Any]:
    """What a page cannot work out without rules: the cells that each move fills, its own square first."""
    board = Board()
    cells: list[list[int]] = []
    for action in actions:
        cells.append([] if action == PASS else [action, *board.flips(action, board.mark)])
        board.play(action)
    return {"cells": cells}
