"""Observations and answers of Kaggle's environments `open_spiel_*`, the same for every game.

An observation has the board as JSON in `observationString` and the seat in `playerId`; an answer is
{"submission": move}. Before the game the environment asks both players once, without a position: an agent uses this
call to compile.
"""
import json
from contextlib import suppress
from typing import Any

from tempo.native.backends import BACKENDS
from tempo.search.player.agent import FREE_SHARE, Task, ThinkingAgent, bank_seconds

CELL_MARKS = {"": 0, ".": 0, "x": 1, "o": 2}  # what the environments draw in a cell
NOTHING_TO_PLAY = -1  # the answer that the environments expect before the game
STARTING_SECONDS = 1.0  # fewest seconds to compile before the game: the time that loading took is unknown
LONGEST_STEP = 60.0  # seconds for a move: the environments' default of an hour is not meant


class OpenSpielAgent(ThinkingAgent):
    """A player that is also called as the environments `open_spiel_*` call one."""

    def __call__(self, observation: Any, configuration: Any = None) -> Any:
        """Return the answer: a bare move in an environment of another kind."""
        if not self.is_open_spiel(observation, configuration):
            return self.choose(observation, configuration)
        if is_before_the_game(observation):
            if self.player.simulations is None:
                with suppress(Exception):  # the first move can still compile
                    self.get_ready_before(configuration, bank_seconds(observation or {}))
            return {"submission": NOTHING_TO_PLAY}
        return {"submission": self.choose(observation, configuration)}

    def is_open_spiel(self, observation: Any, configuration: Any) -> bool:
        """Return whether an environment `open_spiel_*` asks, by the keys of what it shows."""
        with suppress(Exception):
            return "observationString" in (observation or ()) or "openSpielGameName" in (configuration or ())
        return False

    def first_task(self, configuration: Any = None) -> Task:
        """Return the first task of a game."""
        raise NotImplementedError

    def get_ready_before(self, configuration: Any, bank: float) -> None:
        """Compile before the game, if there is time to spare."""
        step = open_spiel_step(configuration)
        if FREE_SHARE * step + bank < STARTING_SECONDS:
            return
        BACKENDS.compiler.resume()
        try:
            self.get_ready(self.first_task(configuration), FREE_SHARE * step)
        finally:
            BACKENDS.compiler.pause()


def is_before_the_game(observation: Any) -> bool:
    """Return whether the observation is the call before the game; an unreadable observation is not."""
    with suppress(Exception):
        return not observation.get("observationString")
    return False


def open_spiel_step(configuration: Any) -> float:
    """Return the seconds for a move."""
    return min(LONGEST_STEP, float((configuration or {}).get("actTimeout", LONGEST_STEP)))


def read_open_spiel(observation: Any) -> tuple[list[list[int]], int]:
    """Return the rows of the board as they are shown, 0 for an empty cell, and our mark: 1 or 2."""
    rows = json.loads(observation["observationString"])["board"]
    return [[CELL_MARKS[cell] for cell in row] for row in rows], 1 + int(observation["playerId"])


def listed_moves(observation: Any) -> list[int] | None:
    """Return the legal moves if the observation lists them."""
    with suppress(Exception):
        return [int(action) for action in observation["legalActions"]]
    return None
