"""OpenSpiel's MCTS as a player of any game: an independent search in C++, with its solver on.

`openspiel:10000` runs 10,000 simulations a move, whatever the others run. Plain `openspiel` runs as many as the match
gives to everybody, or 10,000.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import Any

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.players.versions import package_version
from tempo.lab.referee.game_types import AgentFunction

SIMULATIONS = 10_000  # per move, unless given
EXPLORATION = 2.0
MEMORY = 1000  # MB
Start = tuple[str, Iterable[int]]  # OpenSpiel's name of a game, and the actions that lead to the position


class OpenSpiel:
    """OpenSpiel as a player. A game adds how observations become OpenSpiel positions, and how actions are answered."""

    repeatable = True
    ignores_clock = True  # it runs a fixed number of simulations, however long they take

    def __init__(
        self, text: str, start_of: Callable[[Any, Any], Start | None], answer: Callable[[int], Any] = int
    ) -> None:
        """Read the player from its name.

        text: `openspiel` or `openspiel:SIMULATIONS`
        start_of: from observation and configuration to the position; None before the game, or raises if unsupported
        answer: from an action to the answer that the environment expects
        """
        tail = text.partition(":")[2]
        if tail and not (tail.isdecimal() and int(tail)):
            raise BadInput(f"'{text}': give a number of simulations, as in openspiel:{SIMULATIONS}")
        if find_spec("pyspiel") is None:
            raise BadInput("OpenSpiel is not installed: pip install --no-deps 'open_spiel>=2'")
        self.simulations = int(tail) if tail else None
        self.name = text
        self.start_of = start_of
        self.answer = answer

    def version(self) -> str:
        """Return the version of OpenSpiel."""
        return package_version("open_spiel")

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """Return an agent for one game."""
        bots: dict[str, Any] = {}
        most = self.simulations or simulations or SIMULATIONS

        def agent(observation: Any, configuration: Any) -> Any:
            start = self.start_of(observation, configuration)
            if start is None:
                return self.answer(-1)
            name, actions = start
            if name not in bots:
                bots[name] = new_bot(name, most, seed % 2**31)
            game, bot = bots[name]
            state = game.new_initial_state()
            for action in actions:
                state.apply_action(action)
            return self.answer(int(bot.step(state)))

        return agent


def new_bot(name: str, simulations: int, seed: int) -> tuple[Any, Any]:
    """Return a game of OpenSpiel and its search of that game."""
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    return game, pyspiel.MCTSBot(game, evaluator, EXPLORATION, simulations, MEMORY, True, seed, False)
