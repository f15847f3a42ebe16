"""Functions as players of a match: (state) -> move, or (observation, configuration) -> answer, as on Kaggle."""

from __future__ import annotations

import inspect
import pickle
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tempo.api.states import Game, check_text
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.versions import digest

OBSERVATION = ("observation", "obs")  # names of the only argument of a function that takes an observation
UNKNOWN_VERSION = "unknown"


class FunctionPlayer:
    """A player of a match. It obeys no number of simulations; a `tempo.Search` has its own."""

    repeatable = True  # as far as we know: it reads no clock of ours

    def __init__(self, function: Callable[..., Any], game: Game) -> None:
        self.function, self.game = function, game
        self.takes_state = _takes_state(function)
        kind = type(function).__name__
        self.name = getattr(function, "__name__", kind if kind != "Search" else "search")

    def version(self) -> str:
        """Return a digest of the function's source, or of its arguments where it is a `tempo.Search`."""
        with suppress(OSError, TypeError):
            return digest(inspect.getsource(self.function).encode())
        return digest(repr(self.function).encode()) if hasattr(self.function, "with_seed") else UNKNOWN_VERSION

    def new_agent(self, seed: int, simulations: int | None) -> Callable[[Any, Any], Any]:
        """Return an agent for one game. Searches begin anew, from the seed; simulations are ignored."""
        function = self.function.with_seed(seed) if hasattr(self.function, "with_seed") else self.function
        if not self.takes_state:
            return _with_as_many_arguments(function)
        game = self.game

        def agent(observation: Any, configuration: Any) -> Any:
            state = game.parse(observation)
            move = function(state)
            action = state._action_named(move) if isinstance(move, str) else move
            return game._adapter.answer_of(int(action), state._position) if action in state.legal else action

        return agent


def player_of(player: Any, game: Game) -> str | FunctionPlayer:
    """Return a player for a match: its name, or a function; BadInput if it is neither."""
    if callable(player):
        return FunctionPlayer(player, game)
    check_text(player)
    return str(player)


def shown(player: Any) -> str:
    """Return a player as the command of a record has it."""
    return repr(player) if isinstance(player, str) else player.name


def can_travel(*players: Any) -> bool:
    """Return whether other processes can be sent these players."""
    try:
        pickle.dumps(players)
    except Exception:  # pickle raises many kinds
        return False
    return True


def _arguments(function: Callable[..., Any]) -> list[str]:
    """Return the names of the arguments that must be given, or can be by their place."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        raise BadInput(f"{function!r} does not say its arguments: wrap it in a function of (state)") from None
    by_place = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return [parameter.name for parameter in parameters if parameter.kind in by_place]


def _takes_state(function: Callable[..., Any]) -> bool:
    names = _arguments(function)
    if len(names) not in (1, 2):
        raise BadInput(f"{function!r} takes {len(names)} arguments: give (state), or (observation, configuration)")
    return len(names) == 1 and names[0] not in OBSERVATION


def _with_as_many_arguments(function: Callable[..., Any]) -> Callable[[Any, Any], Any]:
    return function if len(_arguments(function)) == 2 else lambda observation, configuration: function(observation)
