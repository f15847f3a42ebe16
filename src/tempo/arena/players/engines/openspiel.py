"""OpenSpiel's MCTS as a player of any game that it has: an independent search in C++, with its solver on.

`openspiel:10000` runs 10,000 simulations a move, whatever the others run. Plain `openspiel` runs as many as the match
gives to everybody, or 10,000. A game takes part with one line of its adapter, the attribute `openspiel`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from tempo.arena.adapter.environments.environment import INSTALL
from tempo.arena.adapter.environments.open_spiel import before_the_game
from tempo.arena.adapter.environments.openspiel_moves import (
    is_left_out,
    load_game,
    moves_by_action,
    named_in,
    state_after,
)
from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_types import AgentFunction
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.versions import package_version

SIMULATIONS = 10_000  # per move, unless given
EXPLORATION = 2.0
MEMORY = 1000  # MB


class OpenSpiel:
    """OpenSpiel as a player."""

    repeatable = True
    ignores_clock = True  # it runs a fixed number of simulations, however long they take

    def __init__(self, text: str, game: str) -> None:
        """Read `openspiel` or `openspiel:SIMULATIONS`."""
        tail = text.partition(":")[2]
        if tail and not (tail.isdecimal() and int(tail)):
            raise BadInput(f"'{text}': give a number of simulations, as in openspiel:{SIMULATIONS}")
        if adapter_of(game).openspiel is None:
            raise BadInput(f"'{text}': the adapter of {game} names no game of OpenSpiel")
        if find_spec("pyspiel") is None:
            raise BadInput(f"OpenSpiel is not installed: {INSTALL}")
        self.simulations = int(tail) if tail else None
        self.name = text
        self.game = game

    def version(self) -> str:
        """Return the version of OpenSpiel."""
        return package_version("open_spiel")

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """Return an agent for one game."""
        adapter, most = adapter_of(self.game), self.simulations or simulations or SIMULATIONS
        bots: dict[tuple[int, ...], tuple[Any, Any]] = {}  # by the sizes of the board
        moves: list[int] = []

        def agent(observation: Any, configuration: Any) -> Any:
            nonlocal moves
            if adapter.position_seen(observation, configuration) is None:
                return before_the_game()
            config = adapter.board_seen(configuration)
            key = tuple(config.shape.values())
            if key not in bots:
                foreign = load_game(adapter, config)
                bots[key] = foreign, new_bot(foreign, most, seed % 2**31)
            foreign, bot = bots[key]
            moves = list(adapter.moves_seen(observation, configuration, moves))
            state, board = state_after(adapter, config, foreign, moves), board_after(config, moves)
            named = named_in(adapter)
            legal = board.legal()
            by_number = {} if is_left_out(named, board) else moves_by_action(named, state, board, legal)
            moves.append(by_number[bot.step(state)] if by_number else legal[0])
            return adapter.answer_of(moves[-1], board)

        return agent


def new_bot(foreign: Any, simulations: int, seed: int) -> Any:
    """Return OpenSpiel's search of its game."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    return pyspiel.MCTSBot(foreign, evaluator, EXPLORATION, simulations, MEMORY, True, seed, False)
