"""OpenSpiel's MCTS as a player of any game that it has: an independent search in C++, with its solver on.

`openspiel:10000` runs 10,000 simulations a move, whatever the others run. Plain `openspiel` runs as many as the match
gives to everybody, or 10,000. A game takes part with one line of its adapter, the attribute `openspiel`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from tempo.arena.adapter.game_adapter import OpenSpielGame, adapter_of, board_after, board_of
from tempo.arena.adapter.game_types import AgentFunction, MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.versions import package_version

SIMULATIONS = 10_000  # per move, unless given
EXPLORATION = 2.0
MEMORY = 1000  # MB
INSTALL = "pip install --no-deps 'open_spiel>=2'"


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
                return adapter.answer_of(-1)
            config = adapter.board_seen(configuration)
            key = tuple(config.shape.values())
            if key not in bots:
                foreign = load_game(config)
                bots[key] = foreign, new_bot(foreign, most, seed % 2**31)
            foreign, bot = bots[key]
            moves = list(adapter.moves_seen(observation, configuration, moves))
            state, board = state_after(foreign, config, moves), board_after(config, moves)
            legal = board.legal()
            named = {} if lacks_pass(state, board) else moves_by_action(config, state, legal)
            moves.append(named[bot.step(state)] if named else legal[0])
            return adapter.answer_of(moves[-1])

        return agent


def _named(config: MatchConfig) -> OpenSpielGame:
    """Return how the adapter names the game."""
    named = adapter_of(config.game).openspiel
    assert named is not None
    return named


def load_game(config: MatchConfig) -> Any:
    """Return OpenSpiel's game on this board; BadInput if OpenSpiel has none."""
    import pyspiel

    named = _named(config)
    name = named.name.format(**config.shape)
    try:
        return pyspiel.load_game(name)
    except pyspiel.SpielError as problem:
        raise BadInput(f"OpenSpiel has no {name}: {str(problem).splitlines()[0]}") from None


def new_bot(foreign: Any, simulations: int, seed: int) -> Any:
    """Return OpenSpiel's search of its game."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    return pyspiel.MCTSBot(foreign, evaluator, EXPLORATION, simulations, MEMORY, True, seed, False)


def state_after(foreign: Any, config: MatchConfig, moves: Sequence[int]) -> Any:
    """Return OpenSpiel's state after some legal moves of ours."""
    state, board = foreign.new_initial_state(), board_of(config)
    for move in moves:
        if not lacks_pass(state, board):
            state.apply_action(next(iter(moves_by_action(config, state, [move]))))
        board.play(move)
    return state


def lacks_pass(state: Any, board: Any) -> bool:
    """Return whether the side to move can only pass on our board, while in OpenSpiel the other side moves again."""
    if state.is_terminal() or state.current_player() == board.mark - 1:
        return False
    return len(board.legal()) == 1


def moves_by_action(config: MatchConfig, state: Any, moves: Sequence[int]) -> dict[int, int]:
    """Return some of our legal moves by their numbers in OpenSpiel; ValueError if it lacks one of them."""
    named = _named(config)
    if named.move_name is None:
        return {move: move for move in moves}
    actions = {state.action_to_string(action).rstrip("*"): action for action in state.legal_actions()}
    names = {named.move_name(move): move for move in moves}
    if missing := names.keys() - actions.keys():
        raise ValueError(f"OpenSpiel has no move {', '.join(sorted(missing))} here, but {', '.join(sorted(actions))}")
    return {actions[name]: move for name, move in names.items()}
