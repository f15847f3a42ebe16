"""Environments `open_spiel_*` of `kaggle_environments`, the same for every game: what agents see and answer, and games.

They run in strict mode, where only the offender loses. Some rules are surprising:

- An answer is {"submission": number} with no other key; a bare number is INVALID, and so is `None`.
- A value that equals a legal number is legal: a numpy integer, or True for 1. An equal float crashes the environment,
  and so does a numpy array. Here that is an ERROR, and so is -2, by which an agent says that it failed.
- The environment marks an invalid answer by rewards alone, -1 for the offender, with both statuses DONE. Here it is
  INVALID, as in every other game.
- Before the game the environment asks both players once, without a position; the lab's referee does not. It asks for
  passes that OpenSpiel lacks: there any number passes.

`serializedGameAndState` holds the game as OpenSpiel writes it. The environment's text has its own wrapper of the state
pickled inside; both texts give pyspiel the same position.

An agent file goes in as a path, so loading and compiling happen in its first timed answer, which the environment asks
for before the game. The environment's own `random` plays only what `includeLegalActions` lists, which is off: here it
gets the legal moves, and no other agent does.
"""

from __future__ import annotations

import random
from operator import index
from typing import Any

from tempo.arena.adapter.environments.environment import (
    UNASKED,
    is_open_spiel,
    load_environment,
    play_seated,
    problem_of_name,
)
from tempo.arena.adapter.environments.openspiel_moves import (
    Connected,
    Translation,
    game_text,
    is_left_out,
    legal_by_number,
    load_game,
    named_in,
    numbers_of,
    parameters_of,
    sizes_in,
    state_after,
    translated,
)
from tempo.arena.adapter.game_types import (
    FORFEITS,
    AgentFunction,
    BothAgents,
    MatchConfig,
    PlayedGame,
    PlayedMove,
    Struct,
)
from tempo.arena.adapter.search_info import read_info
from tempo.arena.command_line.inputs import BadInput
from tempo.search.player.open_spiel_moves import numbers_in

BUILT_IN = "random"  # the environments' only agent of their own
BEFORE = 2  # steps before the first move: the start, and the calls without a position
SPARE_STEPS = 100  # of a game, beyond its most moves
RUN_SECONDS = 48 * 3600  # least of a game
SAYS_IT_FAILED = -2


def lacking_for_openspiel(adapter: Connected, config: MatchConfig) -> str:
    """Return what the referee's board lacks for the environment of its game; empty if nothing."""
    board = adapter.new_position(config) if adapter.speaks_openspiel() else None
    lacking = [name for name in ("moves", *config.shape) if board is not None and not hasattr(board, name)]
    return f"the board of {adapter.game} has no `{lacking[0]}`, which {adapter.environment} needs" if lacking else ""


# ---- what agents see and answer


def configuration_of(adapter: Connected, config: MatchConfig) -> dict[str, Any]:
    """Return the configuration that agents see, with the environment's own entries and defaults."""
    text = game_text(adapter, config)
    return {
        "actTimeout": config.act_timeout,
        "strictMode": True,
        "episodeSteps": adapter.most_plies(config) + SPARE_STEPS,
        "runTimeout": RUN_SECONDS,
        "openSpielGameString": text,
        "openSpielGameName": text.partition("(")[0],
        "openSpielGameParameters": {**adapter.usual_parameters(), **parameters_of(adapter, config)},
        "observationType": "observation",
        "useOpenings": False,
        "useImage": False,
        "includeLegalActions": False,
        "loadPresetHands": False,
        "metadata": {},
        "savePrompt": True,
        "saveResponse": True,
        "freeForm": False,
        "includeGenerateReturns": False,
        "illegalMoveForfeit": True,
    }


def usual_parameters(environment: str | None) -> dict[str, Any]:
    """Return the parameters of OpenSpiel that an environment shows if they are not set."""
    if not is_open_spiel(environment):
        return {}
    if problem := problem_of_name(str(environment)):
        raise BadInput(problem)
    specification = load_environment().environments[environment]["specification"]
    return dict(specification["configuration"]["openSpielGameParameters"]["default"])


def observation_of(adapter: Connected, position: Any, bank: float) -> Struct:
    """Return the observation of the side to move."""
    config, seat = config_of(adapter, position), position.mark - 1
    numbers = numbers_of(adapter, config, position.moves)
    return Struct(
        remainingOverageTime=bank,
        step=len(numbers) + 1,
        observationString=adapter.observation_string(position),
        currentPlayer=seat,
        playerId=seat,
        isTerminal=False,
        serializedGameAndState=serialized(game_text(adapter, config), numbers),
    )


def config_of(adapter: Connected, position: Any) -> MatchConfig:
    """Return the board of a position, from its attributes with the names of the sizes."""
    return MatchConfig(adapter.game, {name: getattr(position, name) for name in adapter.shape})


def serialized(game: str, numbers: list[int]) -> str:
    """Return a game as OpenSpiel writes it."""
    title = "# Automatically generated by OpenSpiel SerializeGameAndState"
    played = "".join(f"{number}\n" for number in numbers)
    return f"{title}\n[Meta]\nVersion: 1\n\n[Game]\n{game if '(' in game else f'{game}()'}\n[State]\n{played}\n"


def described(adapter: Connected, position: Any) -> str:
    """Return the text by which the environment shows a position: its own, or OpenSpiel's where it has none."""
    import pyspiel

    load_environment()  # registers the games with texts of their own
    config = config_of(adapter, position)
    game = load_game(adapter, config)
    name = f"{game.get_type().short_name}_proxy"
    if name in pyspiel.registered_names():
        game = pyspiel.load_game(name, game.get_parameters())
    return str(state_after(adapter, config, game, position.moves).observation_string(position.mark - 1))


def board_seen(adapter: Connected, configuration: Any) -> MatchConfig:
    """Return the board of a configuration; the clock is left out."""
    given, names = configuration.get("openSpielGameParameters") or {}, sizes_in(adapter)
    return MatchConfig(adapter.game, {name: given.get(names.get(name), size) for name, size in adapter.shape.items()})


def game_seen(adapter: Connected, observation: Any, configuration: Any) -> Translation | None:
    """Return the game of an observation; None before it begins."""
    if not observation.get("serializedGameAndState") and not observation.get("observationString"):
        return None
    numbers = numbers_in(observation)
    return translated(adapter, board_seen(adapter, configuration), numbers, int(observation["playerId"]))


def before_the_game() -> dict[str, int]:
    """Return the answer before the game."""
    return submission(-1)


def submission(number: int) -> dict[str, int]:
    """Return a number as an answer."""
    return {"submission": number}


def legal_numbers(adapter: Connected, position: Any) -> dict[int, int]:
    """Return the legal moves of a position by their numbers."""
    return legal_by_number(adapter, config_of(adapter, position), position)


def answer_of(adapter: Connected, action: int, position: Any) -> dict[str, int]:
    """Return a move of ours as an answer; an illegal one keeps its number."""
    numbers = {move: number for number, move in legal_numbers(adapter, position).items()}
    return submission(numbers.get(action, action))


def verdict(adapter: Connected, answer: Any, position: Any) -> tuple[str, int | None]:
    """Return the environment's verdict on an answer in time: a status, and our move if it is legal."""
    if not isinstance(answer, dict) or set(answer) != {"submission"}:
        return "INVALID", None
    number, legal = answer["submission"], legal_numbers(adapter, position)
    if is_left_out(named_in(adapter), position):
        return "ACTIVE", legal.popitem()[1]
    try:
        if number in [*legal]:
            return "ACTIVE", legal[index(number)]
        return ("ERROR" if number == SAYS_IT_FAILED else "INVALID"), None
    except Exception:  # a value that cannot be compared, or is not an integer, crashes the environment
        return "ERROR", None


# ---- games through an environment


def play_in_environment(
    adapter: Connected, config: MatchConfig, agents: tuple[Any, Any], environment: Any, seed: str
) -> PlayedGame:
    """Play one game between built-ins (names), files (paths) or functions; `seed` is for the built-ins."""
    random.seed(seed)
    crash = None
    informed = with_legal_moves(adapter, environment.agents[BUILT_IN])
    try:
        environment.run([informed if agent == BUILT_IN else agent for agent in agents])
    except (Exception, SystemExit) as raised:  # a float for a move, or sys.exit() in an agent, gets this far
        crash = f"the environment itself raised {type(raised).__name__}: {raised}"[:200]
    return read_game(adapter, config, environment, crash)


def with_legal_moves(adapter: Connected, agent: AgentFunction) -> AgentFunction:
    """Return an agent that gets the legal moves in its observations."""
    def act(observation: Any, configuration: Any) -> Any:
        seen = game_seen(adapter, observation, configuration)
        if seen is not None:
            observation = Struct(observation, legalActions=[*seen.legal()])
        return agent(observation, configuration)

    return act


def play_from_opening(
    adapter: Connected, config: MatchConfig, agents: BothAgents, environment: Any, opening: tuple[int, ...]
) -> PlayedGame:
    """Play one game between functions, which take over after the opening."""
    def play(agents: BothAgents) -> PlayedGame:
        return play_in_environment(adapter, config, agents, environment, "")

    def plies_shown(observation: Any) -> int | None:
        seen = game_seen(adapter, observation, environment.configuration)
        return None if seen is None else len(seen.moves)

    def answer(ply: int) -> dict[str, int]:
        return submission(numbers_of(adapter, config, opening[: ply + 1])[-1])

    return play_seated(agents, opening, play, plies_shown, answer)


def read_game(adapter: Connected, config: MatchConfig, environment: Any, crash: str | None = None) -> PlayedGame:
    """Return the game that an environment recorded, in the form of any game: a forfeit is in the statuses."""
    steps, moves, translation = environment.steps, list[PlayedMove](), Translation(adapter, config)
    for number in range(BEFORE, len(steps)):
        before = steps[number - 1]
        seat = next(seat for seat in (0, 1) if before[seat].status == "ACTIVE")
        moves += [passed(len(moves), 1 - seat, move, before) for move in translation.pass_on(seat)]
        log = environment.logs[number - len(steps)][seat]
        last = number == len(steps) - 1
        is_refused = last and ending(environment)[0] == seat
        action = None if is_refused else translation.play_number(int(steps[number][seat].action["submission"]))
        bank = float(before[seat].observation.remainingOverageTime)
        info = read_info(log.get("stdout", ""))
        moves.append(PlayedMove(len(moves), seat, action, log["duration"], bank, *info))
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


def passed(step: int, seat: int, action: int, states: Any) -> PlayedMove:
    """Return a pass that OpenSpiel leaves out: nobody was asked."""
    bank = float(states[seat].observation.remainingOverageTime)
    return PlayedMove(step, seat, action, 0.0, bank, reason=UNASKED)


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
