"""Games through `kaggle_environments` itself: the agent file as the competition runs it.

An agent file is passed as a path, so that loading and compiling happen inside its first timed move. The environment
takes the bank from the default of its specification and ignores one in the configuration, so the bank is set there.
Importing the package takes a second and prints, hence `load_environment`.
"""

from __future__ import annotations

import logging
import random
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from math import ceil
from types import ModuleType
from typing import Any

from tempo.arena.adapter.game_types import FORFEITS, AgentFunction, BothAgents, MatchConfig, PlayedGame, PlayedMove
from tempo.arena.adapter.search_info import SearchInfo, info_of, read_info
from tempo.arena.command_line.inputs import BadInput

UNASKED = "pass"  # reason of a move that no agent was asked for
PREFIX = "open_spiel_"  # of the names of environments with a game of OpenSpiel
INSTALL = "pip install --no-deps 'open_spiel>=2'"
NEAR = 3  # most names that are suggested
NEVER_LATE = 3600.0  # seconds a move in untimed games, as the environment needs a clock
# The game that OpenSpiel's wheel for Windows lacks. Without this module none of its games would be registered.
HANABI = "kaggle_environments.envs.open_spiel_env.games.hanabi_arena.hanabi_arena_game"


def load_environment() -> Any:
    """Import kaggle_environments and discard what it prints."""
    level = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            if sys.platform == "win32":
                sys.modules.setdefault(HANABI, ModuleType(HANABI))
            return import_module("kaggle_environments")
    except ImportError as problem:
        raise BadInput(f"kaggle-environments: {problem} (pip install kaggle-environments)") from None
    finally:
        logging.disable(level)


def is_open_spiel(environment: str | None) -> bool:
    """Return whether an environment, by its name, has a game of OpenSpiel."""
    return environment is not None and environment.startswith(PREFIX)


def problem_of_name(name: str) -> str:
    """Return why a name is none of an environment that can be played here; empty if it is one."""
    if is_open_spiel(name) and find_spec("pyspiel") is None:
        return f"{name} needs OpenSpiel: {INSTALL}"
    known = load_environment().environments
    if name not in known:
        bare = {whole.removeprefix(PREFIX): whole for whole in known}
        near = [bare[match] for match in get_close_matches(name.removeprefix(PREFIX), bare, n=NEAR)]
        return f"kaggle_environments has no '{name}' here" + (f"; did you mean {' or '.join(near)}?" if near else "")
    if not is_open_spiel(name):
        return ""
    import pyspiel

    configuration = known[name]["specification"]["configuration"]
    kind = pyspiel.load_game(configuration["openSpielGameString"]["default"]).get_type()
    is_playable = (
        kind.max_num_players == kind.min_num_players == 2
        and kind.dynamics == kind.Dynamics.SEQUENTIAL
        and kind.chance_mode == kind.ChanceMode.DETERMINISTIC
        and kind.information == kind.Information.PERFECT_INFORMATION
    )
    return "" if is_playable else f"{name} is no game of two players in turns that see all, without chance"


def make_environment(name: str, config: MatchConfig, configuration: dict[str, Any], longest: float) -> Any:
    """Return an environment with its configuration, clock and bank.

    name: of the environment
    config: board and clock
    configuration: the environment's configuration, which is modified
    longest: most seconds of a game
    """
    package = load_environment()
    environment = deepcopy(package.environments[name])
    environment["specification"]["observation"]["remainingOverageTime"] = config.bank
    if not config.timed:
        configuration["actTimeout"] = NEVER_LATE
        longest = NEVER_LATE * configuration["episodeSteps"]
    configuration["runTimeout"] = max(configuration["runTimeout"], ceil(longest) + 60)
    return package.make(environment, configuration=configuration)


def play_in_environment(agents: tuple[Any, Any], environment: Any, seed: str) -> PlayedGame:
    """Play one game between built-ins (names), files (paths) or functions; `seed` is for the built-ins."""
    random.seed(seed)
    crash = None
    try:
        environment.run(list(agents))
    except (Exception, SystemExit) as raised:  # raised by an integral float as answer, or sys.exit() in an agent
        crash = f"the environment itself raised {type(raised).__name__}: {raised}"
    return read_game(environment, crash)


def play_from_opening(agents: BothAgents, environment: Any, opening: tuple[int, ...]) -> PlayedGame:
    """Play one game between functions, which take over after the opening."""

    def stones_shown(observation: Any) -> int:
        return sum(cell != 0 for cell in observation.board)

    def play(agents: BothAgents) -> PlayedGame:
        return play_in_environment(agents, environment, "")

    return play_seated(agents, opening, play, stones_shown, lambda ply: opening[ply])


def play_seated(
    agents: BothAgents,
    opening: tuple[int, ...],
    play: Callable[[BothAgents], PlayedGame],
    plies_shown: Callable[[Any], int | None],
    answer: Callable[[int], Any],
) -> PlayedGame:
    """Play one game between functions after playing the opening for them.

    agents: by seat
    opening: actions to play first
    play: plays a game between two functions
    plies_shown: returns the number of moves made from an observation, None before the game
    answer: returns the environment's answer that plays a ply of the opening
    """
    infos: list[SearchInfo] = []

    def seated(agent: AgentFunction) -> AgentFunction:
        def act(observation: Any, configuration: Any) -> Any:
            plies = plies_shown(observation)
            if plies is None:
                return agent(observation, configuration)
            if plies < len(opening):
                return answer(plies)
            printed = StringIO()
            try:
                with redirect_stdout(printed):
                    return agent(observation, configuration)
            finally:
                infos.append(info_of(agent, printed.getvalue()))

        return act

    game = play((seated(agents[0]), seated(agents[1])))
    own, left = game.moves[len(opening) :], iter(infos)  # may lack a move that crashed the environment
    moves = [move if move.reason == UNASKED else move._replace(**next(left)._asdict()) for move in own]
    return game._replace(opening=opening, moves=moves)


def read_game(environment: Any, crash: str | None = None) -> PlayedGame:
    """Return the game that an environment recorded. After a crash the agent to move gets an ERROR."""
    first, second = environment.state
    statuses = [first.status, second.status]
    rewards = [first.reward, second.reward]
    if crash is not None:
        loser = statuses.index("ACTIVE")
        statuses[loser], statuses[1 - loser] = "ERROR", "DONE"
        rewards[loser], rewards[1 - loser] = None, 0
    moves = []
    steps = environment.steps[1:]
    before = len(environment.logs) - len(steps)  # each reset left an empty log
    logs_of_steps = environment.logs[before:]
    for step, (states, logs) in enumerate(zip(steps, logs_of_steps, strict=True)):
        seat = step % 2
        action = None if states[seat].status in FORFEITS else states[seat].action
        info = read_info(logs[seat].get("stdout", ""))
        bank = float(environment.steps[step][seat].observation.remainingOverageTime)
        moves.append(PlayedMove(step, seat, action, logs[seat]["duration"], bank, *info))
    banks = (float(first.observation.remainingOverageTime), float(second.observation.remainingOverageTime))
    problem = crash or problem_of(environment)
    return PlayedGame((), moves, (statuses[0], statuses[1]), (rewards[0], rewards[1]), banks, problem)


def problem_of(environment: Any) -> str | None:
    """Explain a forfeit in one line, from the last step's log; None if there was none."""
    seat = next((seat for seat in (0, 1) if environment.state[seat].status in FORFEITS), None)
    if seat is None:
        return None
    state, log = environment.state[seat], environment.logs[-1][seat]
    if state.status == "TIMEOUT":
        return f"took {log['duration']:.3f} s, more than was left"
    if state.status == "ERROR":
        lines = log.get("stderr", "").strip().splitlines() or ["no traceback"]
        return str(lines[-1])[:200]
    if state.action is None:
        return "returned something that is not a move: bool, numpy number, text, fraction, negative"
    return f"returned {state.action}, which is full or not on the board"
