"""Agents of any environment `open_spiel_*`: they read the moves of a game, whatever its board looks like.

`serializedGameAndState` lists the moves by OpenSpiel's numbers: one a line, or as `history=0:12,1:34` with the seats.
"""
import re
from contextlib import suppress
from functools import partial
from typing import Any

import numpy as np

from tempo.search.game import ONGOING, Game
from tempo.search.player.agent import Task, bank_seconds, only_move
from tempo.search.player.open_spiel import OpenSpielAgent, open_spiel_step
from tempo.search.types import Position, moves_in

NUMBERS = re.compile(r"\[State\]\n(?:history=(?P<seated>[\d:,]*)|(?P<plain>(?:\d+\n)*))")


def numbers_in(observation: Any) -> list[int]:
    """Return OpenSpiel's numbers of the moves so far; ValueError if the observation does not list them."""
    found = NUMBERS.search(observation["serializedGameAndState"])
    if found is None:
        raise ValueError("serializedGameAndState lists no moves")
    if found["seated"] is not None:
        return [int(entry.partition(":")[2]) for entry in found["seated"].split(",") if entry]
    return [int(line) for line in found["plain"].split()]


class OpenSpielMovesAgent(OpenSpielAgent):
    """A player of an environment `open_spiel_*`. A game adds its start, and OpenSpiel's numbers where they differ."""

    usual_plies = 0  # of a game, where they are far fewer than the rules' most: the time plan counts on them
    seen: tuple[str, list[int], list[int], np.ndarray] | None = None  # the last game: its name, numbers, moves, state

    def start(self, parameters: dict[str, Any]) -> tuple[Game, np.ndarray]:
        """Return rules and first state of a game with these parameters of OpenSpiel's."""
        raise NotImplementedError(f"{type(self).__name__} lacks start(parameters), which returns (Game, first state)")

    def number_of(self, state: np.ndarray, move: int) -> int:
        """Return OpenSpiel's number of a legal move of ours; by default it is the same."""
        return move

    def is_open_spiel(self, observation: Any, configuration: Any) -> bool:
        """Return True: no other environment has the game."""
        return True

    def first_task(self, configuration: Any = None) -> Task:
        """Return the first task of a game."""
        game, state = self.start((configuration or {}).get("openSpielGameParameters") or {})
        return Task(Position(game, state, 0.0, 0), (), 0.0, 0.0)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """Return the task after the moves so far."""
        position = self.position_after(numbers_in(observation), int(observation["playerId"]), configuration)
        lone = partial(only_move, moves_in(position))
        return Task(position, (lone,), open_spiel_step(configuration), bank_seconds(observation))

    def position_after(self, numbers: list[int], seat: int, configuration: Any) -> Position:
        """Return the position after some moves in which a seat is asked; those known from the last call are kept."""
        position = self.first_task(configuration).position
        name = str((configuration or {}).get("openSpielGameParameters"))
        state, known, moves = position.state, list[int](), list[int]()
        if self.seen is not None and self.seen[0] == name and self.seen[1] == numbers[: len(self.seen[1])]:
            _, known, moves, state = self.seen
        known, moves, state = known[:], moves[:], state.copy()
        for number in numbers[len(known) :]:
            self._play_number(position.game, state, moves, number)
        self.seen = name, numbers, moves[:], state.copy()
        if len(moves) % 2 != seat:  # sides take turns: the other one has to pass, which OpenSpiel leaves out
            self._play(position.game, state, moves, self._legal(position.game, state)[0])
        plies = len(moves)
        filled = min(1.0, plies / (self.usual_plies or position.game.plies))
        return position._replace(state=state, filled=filled, number=plies)

    def _play_number(self, game: Game, state: np.ndarray, moves: list[int], number: int) -> None:
        """Play a move of OpenSpiel's, after a pass that it leaves out; ValueError if it is illegal."""
        legal = self._legal(game, state)
        by_number = {self.number_of(state, move): move for move in legal}
        if number not in by_number and len(legal) == 1:
            self._play(game, state, moves, legal[0])
            by_number = {self.number_of(state, move): move for move in self._legal(game, state)}
        if number not in by_number:
            raise ValueError(f"move {number} of OpenSpiel is not legal after {moves}: see number_of of the agent")
        self._play(game, state, moves, by_number[number])

    def _legal(self, game: Game, state: np.ndarray) -> list[int]:
        return moves_in(Position(game, state, 0.0, 0)) if game.outcome(game.board, state) == ONGOING else []

    def _play(self, game: Game, state: np.ndarray, moves: list[int], move: int) -> None:
        game.play(game.board, state, move)
        moves.append(move)

    def choose(self, observation: Any, configuration: Any) -> int:
        """Return OpenSpiel's number of the move to play."""
        move = super().choose(observation, configuration)
        with suppress(Exception):  # after an observation that cannot be read, any answer forfeits
            return self.number_of(self.read_task(observation, configuration).position.state, move)
        return move
