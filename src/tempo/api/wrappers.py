"""Games as environments of PettingZoo and Gymnasium, with the actions of `State`; `openspiel_game` has OpenSpiel's.

Each library is optional: it is imported when its function is called. Seat 0 is the player who begins.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from tempo.api.players import Player, player
from tempo.api.states import Game, State, check_game
from tempo.api.states import game as game_named
from tempo.arena.command_line.inputs import BadInput

if TYPE_CHECKING:
    from gymnasium import Env
    from gymnasium.spaces import Box, Space
    from pettingzoo import AECEnv

RENDER_MODES = ("ansi",)
Chooser = Callable[[State], int | str]  # returns an action, or its name
ILLEGAL = -1.0  # reward of an illegal action, which ends the game


def pettingzoo(game: Game | str, *, render_mode: str | None = None) -> AECEnv:
    """Return the game as an AEC environment of PettingZoo, in the wrappers of PettingZoo's own board games.

    An agent observes its own cells and the other's (`observation`), and its legal actions (`action_mask`). An illegal
    action ends the game with a reward of -1. `game_state` is the `State`.
    """
    board = board_to_wrap(game, render_mode)
    need("pettingzoo", "PettingZoo is not installed: pip install 'pettingzoo>=1.25,<2'")
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

    env = TerminateIllegalWrapper(_aec_class()(board, render_mode), illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(env))


def gymnasium(
    game: Game | str,
    opponent: Player | str | Chooser,
    *,
    seat: int | None = 0,
    render_mode: str | None = None,
) -> Env:
    """Return the game against an opponent as an environment of Gymnasium.

    The agent observes its own cells and the other's; its legal actions are `info["action_mask"]`. An illegal action
    ends the game with a reward of -1. `game_state` is the `State`.

    opponent  of `tempo.player`, its text, or a function that returns a move in a state
    seat      of the agent: 0 begins, 1 does not, None draws one at each reset
    """
    board = board_to_wrap(game, render_mode)
    if seat not in (0, 1, None):
        raise BadInput(f"seat={seat!r}: give 0 to begin, 1 not to, or None for a seat drawn at each reset")
    need("gymnasium", "Gymnasium is not installed: pip install 'gymnasium>=1,<2'")
    return _env_class()(board, _chooser(opponent, board), seat, render_mode)


@cache
def _aec_class() -> Callable[[Game, str | None], AECEnv]:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv

    class BoardGame(AECEnv):
        def __init__(self, game: Game, render_mode: str | None) -> None:
            self.game, self.render_mode = game, render_mode
            self.metadata = {"name": f"{game.name}_v0", "render_modes": [*RENDER_MODES], "is_parallelizable": False}
            self.possible_agents = ["player_0", "player_1"]
            start = game.initial()
            seen: dict[str, Space] = {"observation": _box(start.planes), "action_mask": _box(mask_of(start))}
            self.observation_spaces = {agent: Dict(seen) for agent in self.possible_agents}
            self.action_spaces = {agent: Discrete(len(mask_of(start))) for agent in self.possible_agents}

        def observation_space(self, agent: str) -> Dict:
            return self.observation_spaces[agent]

        def action_space(self, agent: str) -> Discrete:
            return self.action_spaces[agent]

        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
            self.game_state, self.agents = self.game.initial(), [*self.possible_agents]
            self.rewards, self._cumulative_rewards = (dict.fromkeys(self.agents, 0.0) for _ in range(2))
            self.terminations, self.truncations = (dict.fromkeys(self.agents, False) for _ in range(2))
            self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
            self.agent_selection = self.agents[0]

        def step(self, action: Any) -> None:
            if self.terminations[self.agent_selection]:
                self._was_dead_step(action)
                return
            self.game_state = self.game_state.play(int(action))
            self.agent_selection = self.agents[seat_to_move(self.game_state)]
            if self.game_state.is_over:
                self.rewards = dict(zip(self.agents, returns_of(self.game_state), strict=True))
                self.terminations = dict.fromkeys(self.agents, True)
                self._accumulate_rewards()

        def observe(self, agent: str) -> dict[str, np.ndarray]:
            seat, mask = self.possible_agents.index(agent), mask_of(self.game_state)
            shown = mask if agent == self.agent_selection else np.zeros_like(mask)
            return {"observation": planes_of(self.game_state, seat), "action_mask": shown}

        def render(self) -> str | None:
            return None if self.render_mode is None else str(self.game_state)

        def close(self) -> None:
            """Do nothing: no window is open."""

    return BoardGame


@cache
def _env_class() -> Callable[..., Env]:
    from gymnasium import Env
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Discrete

    class AgainstOpponent(Env):
        metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}

        def __init__(self, game: Game, choose: Chooser, seat: int | None, mode: str | None) -> None:
            self.game, self.choose, self.given_seat, self.render_mode = game, choose, seat, mode
            self.game_state, self.seat = game.initial(), -1  # until a reset
            self.observation_space = _box(game.initial().planes)
            self.action_space = Discrete(len(mask_of(game.initial())))

        def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict]:
            super().reset(seed=seed)
            self.seat = int(self.np_random.integers(2)) if self.given_seat is None else self.given_seat
            self._let_opponent_move(self.game.initial())
            return self._seen()

        def step(self, action: Any) -> tuple[Any, float, bool, bool, dict]:
            state = self.game_state
            if self.seat < 0:
                raise ResetNeeded("call reset before step")
            if not state.is_over and action not in state.legal:
                observation, info = self._seen()
                return observation, ILLEGAL, True, False, info
            self._let_opponent_move(state.play(int(action)))
            observation, info = self._seen()
            return observation, returns_of(self.game_state)[self.seat], self.game_state.is_over, False, info

        def _let_opponent_move(self, state: State) -> None:
            """Play on until the agent is to move, or the game is over."""
            while not state.is_over and seat_to_move(state) != self.seat:
                state = state.play(self.choose(state))
            self.game_state = state

        def _seen(self) -> tuple[Any, dict]:
            return planes_of(self.game_state, self.seat), {"action_mask": mask_of(self.game_state)}

        def render(self) -> Any:
            return None if self.render_mode is None else str(self.game_state)

    return AgainstOpponent


def _chooser(opponent: object, game: Game) -> Chooser:
    """Return the function that moves for the opponent."""
    if isinstance(opponent, str):
        return player(opponent, game).choose
    if isinstance(opponent, Player):
        return opponent.choose
    if not callable(opponent):
        raise BadInput(f"{opponent!r} is no opponent: give a player, its text, or a function that returns a move")
    return opponent


def need(package: str, complaint: str) -> None:
    """Raise BadInput where an optional package cannot be imported."""
    try:
        import_module(package)
    except ImportError as problem:
        raise BadInput(complaint) from problem


def board_to_wrap(game: Game | str, render_mode: str | None = None) -> Game:
    """Return a game whose actions are counted; BadInput for others, and for pictures that there are not."""
    board = game_named(game) if isinstance(game, str) else game
    check_game(board)
    if board.action_count is None:
        raise BadInput(f"the adapter of {board.name} has no action_count: wrappers need one")
    if render_mode not in (None, *RENDER_MODES):
        raise BadInput(f"render_mode={render_mode!r}: give 'ansi' for text, or None")
    return board


def seat_to_move(state: State) -> int:
    """Return the seat to move; in a state that is over, that of the next player."""
    return int(state._position.mark) - 1


def returns_of(state: State) -> tuple[float, float]:
    """Return the rewards by seat, 0 while the game goes on."""
    first = float(state.result or 0)
    return first, -first


def planes_of(state: State, seat: int) -> np.ndarray:
    """Return the cells of a seat, and of the other: float32[2, rows, columns] or float32[2, cells]."""
    return state.planes if seat_to_move(state) == seat else state.planes[::-1].copy()


def mask_of(state: State) -> np.ndarray:
    """Return int8[actions], 1 for the legal ones."""
    mask = np.zeros(state.game.action_count or 0, np.int8)
    mask[[*state.legal]] = 1
    return mask


def _box(like: np.ndarray) -> Box:
    """Return the space of arrays of 0 and 1."""
    from gymnasium.spaces import Box

    return Box(0, 1, like.shape, like.dtype.type)
