"""The environment's interpreter, called by `kaggle_environments` with each answer. Its rules are OpenSpiel's `gomoku`.

It deliberately uses neither the referee's board nor the agents' rules, so games through this environment test both. It
keeps no state between calls, and reads the game from the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.games.gomoku.adapter.board import EMPTY, in_turns

SPECIFICATION: dict[str, Any] = {
    "name": "gomoku",
    "title": "Gomoku",
    "description": "Five or more in a row, on a board of any size; no move is forbidden.",
    "version": "1.0.0",
    "agents": [2],
    "configuration": {
        "size": {
            "description": "The number of rows, and of columns.",
            "type": "integer",
            "default": 15,
            "minimum": 3,
            "maximum": 19,
        },
        "inarow": {
            "description": "The number of stones in a row that win; more win, too.",
            "type": "integer",
            "default": 5,
            "minimum": 1,
            "maximum": 19,
        },
        "actTimeout": 2,
    },
    "reward": {"description": "-1 lost, 0 drawn or not finished, 1 won", "enum": [-1, 0, 1], "default": 0},
    "observation": {
        "board": {
            "description": "The cells, row by row from the top: 0 empty, 1 the first player, 2 the second.",
            "type": "array",
            "shared": True,
            "items": {"enum": [0, 1, 2]},
            "default": [],
        },
        "mark": {"defaults": [1, 2], "description": "Which stones are the agent's.", "enum": [1, 2]},
        "remainingOverageTime": 60,
    },
    "action": {
        "description": "The cell to put a stone on, row * size + column.",
        "type": "integer",
        "minimum": 0,
        "default": 0,
    },
    "status": {"defaults": ["ACTIVE", "INACTIVE"]},
}


def interpreter(state: Any, env: Any) -> Any:
    """Return the state after the active agent's answer. A status unknown to the environment makes the agent INVALID."""
    shown, size = state[0].observation, env.configuration.size
    if len(shown.board) != size * size:
        shown.board = [EMPTY] * (size * size)
    if env.done:
        return state
    going = {agent.status: agent for agent in state if agent.status in ("ACTIVE", "INACTIVE")}
    if len(going) != 2:  # the active agent failed, or was late
        for agent in going.values():
            agent.status = "DONE"
        return state
    mover, other = going["ACTIVE"], going["INACTIVE"]
    game = _foreign_state(shown.board, size, env.configuration.inarow)
    if game.current_player() != mover.observation.mark - 1:
        raise ValueError("by the stones on the board it is the other player's turn")
    if not isinstance(mover.action, int) or mover.action not in game.legal_actions():
        mover.status, other.status = f"Invalid cell: {mover.action}", "DONE"
        return state
    game.apply_action(mover.action)
    shown.board[mover.action] = mover.observation.mark
    mover.status, other.status = "INACTIVE", "ACTIVE"
    if game.is_terminal():
        for agent, result in zip(state, game.returns(), strict=True):
            agent.status, agent.reward = "DONE", int(result)
    return state


def _foreign_state(cells: Sequence[int], size: int, inarow: int) -> Any:
    """Return OpenSpiel's state of an unfinished game, from its board."""
    import pyspiel

    state = pyspiel.load_game(f"gomoku(size={size},connect={inarow})").new_initial_state()
    for cell in in_turns(cells):
        state.apply_action(cell)
    return state
