"""The MCTS of OpenSpiel as a player of any game: somebody else's search, written in C++, with its solver on.

`openspiel:10000` searches so many simulations a move, whatever the others have; `openspiel` as many as the run
gives to everybody, or 10,000.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import Any

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.players.versions import package_version
from tempo.lab.referee.game_data import AgentFunction

SIMULATIONS = 10_000  # a move, where nobody says how many
EXPLORATION = 2.0
MEMORY = 1000  # MB
Start = tuple[str, Iterable[int]]  # a game as OpenSpiel names it, and the actions that lead to the position


class OpenSpiel:
    """A game adds how an observation and its configuration are told to OpenSpiel, and how an action is answered."""

    repeatable = True
    ignores_clock = True  # so many simulations take as long as they take

    def __init__(
        self, text: str, start_of: Callable[[Any, Any], Start | None], answer: Callable[[int], Any] = int
    ) -> None:
        """`start_of` may raise where OpenSpiel does not play; None means that there is nothing to play yet."""
        tail = text.partition(":")[2]
        if tail and not (tail.isdecimal() and int(tail)):
            raise BadInput(f"'{text}': give a number of simulations, as in openspiel:{SIMULATIONS}")
        if find_spec("pyspiel") is None:
            raise BadInput("OpenSpiel is not installed: pip install kaggle-environments")
        self.simulations = int(tail) if tail else None
        self.name = text
        self.start_of = start_of
        self.answer = answer

    def version(self) -> str:
        return package_version("open_spiel")

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
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
    """A game of OpenSpiel, and its search of that game."""
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    return game, pyspiel.MCTSBot(game, evaluator, EXPLORATION, simulations, MEMORY, True, seed, False)
