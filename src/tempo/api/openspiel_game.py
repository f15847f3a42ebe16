"""Games as games of OpenSpiel, with the actions of `State`; OpenSpiel is imported when the function is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tempo.api.states import Game, State
from tempo.api.states import game as game_named
from tempo.api.wrappers import board_to_wrap, need, planes_of, returns_of, seat_to_move
from tempo.arena.adapter.environments.environment import INSTALL

if TYPE_CHECKING:
    import pyspiel


def openspiel(game: Game | str) -> pyspiel.Game:
    """Return the game as one of OpenSpiel, which loads it by its name from then on: `tempo_connectx(rows=7)`.

    `game_state` of its states is the `State`.
    """
    board = board_to_wrap(game)
    need("pyspiel", f"OpenSpiel is not installed: {INSTALL}")
    import pyspiel

    return pyspiel.load_game(_registered(board.name), board.shape)


@cache
def _registered(name: str) -> str:
    """Register a game with OpenSpiel, and return its name there."""
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

    class BoardGame(pyspiel.Game):
        def __init__(self, params: dict[str, int]) -> None:
            self.game = game_named(name, **params)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.game.action_count, max_chance_outcomes=0, num_players=2,
                min_utility=-1.0, max_utility=1.0, utility_sum=0.0,
                max_game_length=self.game._adapter.most_plies(self.game._config),
            )  # fmt: skip
            super().__init__(game_type, info, params)

        def new_initial_state(self) -> pyspiel.State:
            return _state_class()(self)

        def make_py_observer(self, kind: Any = None, params: Any = None) -> Any:
            shows_board = kind is None or (kind.public_info and not kind.perfect_recall)
            return _Observer(self.game.initial()) if shows_board else IIGObserverForPublicInfoGame(kind, params)

        def __reduce__(self) -> tuple[Any, ...]:
            return openspiel, (self.game,)

    game_type = _game_type(name)
    # A class, whose cycles keep it alive: OpenSpiel lets go of it after Python has ended, which must not free it.
    pyspiel.register_game(game_type, BoardGame)
    return str(game_type.short_name)


def _game_type(name: str) -> pyspiel.GameType:
    import pyspiel

    kind = pyspiel.GameType
    return kind(
        short_name=f"tempo_{name}", long_name=f"{name} of Tempo",
        dynamics=kind.Dynamics.SEQUENTIAL, chance_mode=kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.PERFECT_INFORMATION, utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL, max_num_players=2, min_num_players=2,
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification=game_named(name).shape,
    )  # fmt: skip


@cache
def _state_class() -> Callable[[Any], pyspiel.State]:
    import pyspiel

    class BoardState(pyspiel.State):
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.game_state = game.game.initial()

        def current_player(self) -> int:
            return int(pyspiel.PlayerId.TERMINAL) if self.game_state.is_over else seat_to_move(self.game_state)

        def _legal_actions(self, player: int) -> list[int]:
            return sorted(self.game_state.legal)

        def _apply_action(self, action: int) -> None:
            self.game_state = self.game_state.play(action)

        def _action_to_string(self, player: int, action: int) -> str:
            return self.game_state.name_of(action)

        def is_terminal(self) -> bool:
            return self.game_state.is_over

        def returns(self) -> list[float]:
            return [*returns_of(self.game_state)]

        def __str__(self) -> str:
            return str(self.game_state)

        def __reduce__(self) -> tuple[Any, ...]:
            return _state_after, (self.game_state.game, self.game_state.moves)

    return BoardState


def _state_after(game: Game, moves: Sequence[int]) -> pyspiel.State:
    """Return OpenSpiel's state after some moves."""
    state = openspiel(game).new_initial_state()
    for move in moves:
        state.apply_action(move)
    return state


class _Observer:
    """The planes of a state for OpenSpiel: flat in `tensor`, in their shape in `dict`."""

    def __init__(self, state: State) -> None:
        self.tensor = np.zeros(state.planes.size, np.float32)
        self.dict = {"observation": self.tensor.reshape(state.planes.shape)}

    def set_from(self, state: Any, player: int) -> None:
        self.dict["observation"][:] = planes_of(state.game_state, player)

    def string_from(self, state: Any, player: int) -> str:
        return str(state)
