"""Games in an environment `open_spiel_*` of `kaggle_environments` itself, the same for every game.

An agent file goes in as a path, so loading and compiling happen in its first timed answer, which the environment asks
for before the game. The environment's own `random` plays only what `includeLegalActions` lists, which is off: here it
gets the legal moves, and no other agent does.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tempo.arena.adapter.environment import play_seated
from tempo.arena.adapter.game_types import FORFEITS, AgentFunction, BothAgents, PlayedGame, PlayedMove, Struct
from tempo.arena.adapter.search_info import read_info

PREFIX = "open_spiel_"  # of the environments' names
BUILT_IN = "random"  # the environments' only agent of their own
BEFORE = 2  # steps before the first move: the start, and the calls without a position
SPARE_STEPS = 100  # of a game, beyond its most moves
RUN_SECONDS = 1200  # least of a game

PositionSeen = Callable[[Any, Any], Any]  # see GameAdapter.position_seen


def is_open_spiel(environment: str | None) -> bool:
    """Return whether an environment, by its name, has a game of OpenSpiel."""
    return environment is not None and environment.startswith(PREFIX)


def submission(action: int) -> dict[str, int]:
    """Return an action as an answer."""
    return {"submission": action}


def play_in_environment(
    agents: tuple[Any, Any], environment: Any, seed: str, position_seen: PositionSeen
) -> PlayedGame:
    """Play one game between built-ins (names), files (paths) or functions; `seed` is for the built-ins."""
    random.seed(seed)
    crash = None
    informed = with_legal_moves(environment.agents[BUILT_IN], position_seen)
    try:
        environment.run([informed if agent == BUILT_IN else agent for agent in agents])
    except (Exception, SystemExit) as raised:  # a float for a move, or sys.exit() in an agent, gets this far
        crash = f"the environment itself raised {type(raised).__name__}: {raised}"[:200]
    return read_game(environment, crash)


def with_legal_moves(agent: AgentFunction, position_seen: PositionSeen) -> AgentFunction:
    """Return an agent that gets the legal moves in its observations."""
    def act(observation: Any, configuration: Any) -> Any:
        position = position_seen(observation, configuration)
        if position is not None:
            observation = Struct(observation, legalActions=position.legal())
        return agent(observation, configuration)

    return act


def play_from_opening(
    agents: BothAgents, environment: Any, opening: tuple[int, ...], position_seen: PositionSeen
) -> PlayedGame:
    """Play one game between functions, which take over after the opening."""

    def play(agents: BothAgents) -> PlayedGame:
        return play_in_environment(agents, environment, "", position_seen)

    return play_seated(agents, opening, play, plies_shown, submission)


def plies_shown(observation: Any) -> int | None:
    """Return the number of plies in an observation; None before the game."""
    return int(observation["step"]) - 1 if observation.get("observationString") else None


def read_game(environment: Any, crash: str | None = None) -> PlayedGame:
    """Return the game that an environment recorded, in the form of any game: a forfeit is in the statuses."""
    steps, moves = environment.steps, []
    for number in range(BEFORE, len(steps)):
        before = steps[number - 1]
        seat = next(seat for seat in (0, 1) if before[seat].status == "ACTIVE")
        log = environment.logs[number - len(steps)][seat]
        last = number == len(steps) - 1
        action = None if last and ending(environment)[0] == seat else int(steps[number][seat].action["submission"])
        bank = float(before[seat].observation.remainingOverageTime)
        info = read_info(log.get("stdout", ""))
        moves.append(PlayedMove(number - BEFORE, seat, action, log["duration"], bank, *info))
    banks = tuple(float(state.observation.remainingOverageTime) for state in environment.state)
    loser, status = ending(environment)
    if crash is not None:  # the player to move is charged
        loser, status = next(seat for seat in (0, 1) if environment.state[seat].status == "ACTIVE"), "ERROR"
    if loser is None:
        first, second = (int(state.reward) for state in environment.state)
        return PlayedGame((), moves, ("DONE", "DONE"), (first, second), (banks[0], banks[1]))
    statuses, rewards = ((status, "DONE"), (None, 0)) if loser == 0 else (("DONE", status), (0, None))
    problem = crash or problem_of(environment, loser, status)
    return PlayedGame((), moves, statuses, rewards, (banks[0], banks[1]), problem)


def ending(environment: Any) -> tuple[int | None, str]:
    """Return the seat that forfeited, None if none did, and its status: an invalid answer shows in the rewards
    alone."""
    for seat, state in enumerate(environment.state):
        if state.status in FORFEITS:
            return seat, state.status
    if not environment.os_state.is_terminal():
        for seat, state in enumerate(environment.state):
            if state.reward == -1:
                return seat, "INVALID"
    return None, "DONE"


def problem_of(environment: Any, seat: int, status: str) -> str:
    """Return one line on the forfeit, from the log of the last step."""
    state, log = environment.state[seat], environment.logs[-1][seat]
    if status == "TIMEOUT":
        return f"took {log['duration']:.3f} s, more than was left"
    if status == "ERROR":
        lines = log.get("stderr", "").strip().splitlines() or ["returned -2, or an exception"]
        return str(lines[-1])[:200]
    return f"returned {state.action!r:.60}, which is no legal move of the form {{'submission': 19}}"
