"""Opponents that are neither our own agents nor programs with a protocol: somebody else's search."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Any

from tempo.arena.inputs import BadInput
from tempo.arena.runner import Agent
from tempo.arena.versions import package_version
from tempo.othello.board import PASS, read_square


class OpenSpiel:
    """The MCTS of OpenSpiel, which is somebody else's and written in C++: `openspiel`, or `openspiel:10000`
    for so many simulations a move. Its solver is on."""

    repeatable = True

    def __init__(self, text: str) -> None:
        tail = text.partition(":")[2]
        if tail and not tail.isdecimal():
            raise BadInput(f"'{text}': give a number of simulations, as in openspiel:10000")
        if find_spec("pyspiel") is None:
            raise BadInput("OpenSpiel is not installed: pip install -r requirements.txt")
        self.simulations = int(tail or 10_000)
        self.name = f"openspiel:{self.simulations}"

    def version(self) -> str:
        return package_version("open_spiel")

    def seat(self, seed: int, simulations: int | None) -> Agent:
        import pyspiel

        game = pyspiel.load_game("othello")
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed % 2**31)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations or self.simulations, 1000, True, seed % 2**31, False)

        def agent(observation: Any, configuration: Any) -> dict[str, int]:
            told = observation.get("observationString")
            if not told:  # the environment asks once before the game
                return {"submission": -1}
            state = game.new_initial_state()
            for word in json.loads(told)["move_history"]:
                square = read_square(word)
                state.apply_action(PASS if square is None else square)
            return {"submission": int(bot.step(state))}

        return agent
