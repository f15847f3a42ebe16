"""Players of a match, found by the name that is typed.

A player is one of our profiles, a level, `random`, `openspiel:N`, a revision (`git:REV`), an agent file, or a small
class listed in `players` or `engines` of the game's adapter, which come first. It is made once and returns a new agent
for each game. It reads what follows its name itself, as in `champion:discount=0.98,cap=3`. `repeatable` means that it
obeys a number of simulations, so that its games repeat to the bit. A player can be pickled and sent to another machine,
where it loads its agent again.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from tempo.arena.adapter.environments.open_spiel import before_the_game
from tempo.arena.adapter.game_adapter import PlayerSpec, adapter_of
from tempo.arena.adapter.game_types import AgentFunction
from tempo.arena.command_line.inputs import BadInput, agent_file, did_you_mean
from tempo.arena.players.agents.agent_files import AgentFile
from tempo.arena.players.engines.openspiel import OpenSpiel
from tempo.arena.players.levels import LevelPlayer
from tempo.arena.players.profile_agents import OwnPlayer, make_agent, profile_names, read_overrides
from tempo.arena.players.revisions import Revision
from tempo.native.cores import usable_cores

FOREIGN = {"file": "an agent file", "engine": "an engine"}  # code that is not ours, in words


class ProfilePlayer(OwnPlayer):
    """One of our own profiles, with overrides: search options, time plan, what the game adds, `sims` and `threads`."""

    def __init__(
        self, game: str, profile: str, overrides: dict[str, str], strict: bool = True, scale: float = 1.0
    ) -> None:
        self.game = game
        self.scale = scale
        self.strict = strict
        self.profile = profile
        self.overrides = overrides
        tail = ",".join(f"{key}={value}" for key, value in overrides.items())
        self.name = f"{profile}:{tail}" if tail else profile
        self.repeatable = overrides.get("threads", "1") == "1"

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """Return an agent for one game; BadInput if an override is wrong."""
        try:
            return make_agent(self.game, self.profile, self.overrides, simulations, seed, self.strict, self.scale)
        except ValueError as problem:
            raise BadInput(f"{self.name}: {problem}") from None


class BuiltInPlayer(OwnPlayer):
    """Base of simple players of ours, which take nothing after their names and repeat from their seeds."""

    repeatable = True

    def __init__(self, text: str) -> None:
        self.name = bare_name(text)


class RandomMover(BuiltInPlayer):
    """Random legal moves."""

    def __init__(self, game: str, text: str) -> None:
        super().__init__(text)
        self.game = game

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """Return an agent for one game."""
        adapter, chance = adapter_of(self.game), random.Random(seed)

        def agent(observation: Any, configuration: Any) -> Any:
            position = adapter.position_seen(observation, configuration)
            if position is None:
                return before_the_game()
            return adapter.answer_of(chance.choice(position.legal()), position)

        return agent


def lazy_player(module: str, name: str) -> Callable[[str], PlayerSpec]:
    """Return a factory of players whose module is imported only when such a player is named."""
    return lambda text: getattr(import_module(module), name)(text)


def parse_player(text: str | PlayerSpec, game: str, strict: bool = True, scale: float = 1.0) -> PlayerSpec:
    """Return the player that was typed, by the name before the colon, or an agent file; one that is made stays.

    With `strict`, an error in the search of a profile or level of ours raises SearchFailed. Its time plan is for a
    clock that was divided by `scale`.
    """
    if not isinstance(text, str):
        return text
    name, colon, tail = text.partition(":")
    makers = {**adapter_of(game).players, **adapter_of(game).engines}
    if name in makers:
        return makers[name](text)
    if name == "git":
        return Revision(text, game, scale)
    if _is_path(text):
        return AgentFile(agent_file(text))
    own = profile_names(game)
    if name in own:
        return ProfilePlayer(game, name, read_overrides(text, tail) if colon else {}, strict, scale)
    if name == "level":
        return LevelPlayer(game, text, strict, scale)
    if name == "random":
        return RandomMover(game, text)
    if name == "openspiel":
        return OpenSpiel(text, game)
    known = player_names(game)
    hint = did_you_mean(name, [*known, "level:1"])
    others = "level:1 to level:10, git, or the path of an agent file"
    raise BadInput(f"no player '{name}': choose {', '.join(known)}, {others}{hint}")


def with_all_cores(player: PlayerSpec) -> PlayerSpec:
    """Let a profile search with all cores, unless its threads or its simulations are given."""
    if isinstance(player, ProfilePlayer) and not {"threads", "sims"} & player.overrides.keys():
        return ProfilePlayer(player.game, player.profile, {**player.overrides, "threads": str(usable_cores())})
    return player


def foreign_code(text: str, game: str) -> str:
    """Return what a player would run besides our own code: "engine", "revision", "file", or "" for nothing.

    Nothing is read or started for the answer.
    """
    name = text.partition(":")[0]
    if name in adapter_of(game).engines:
        return "engine"
    if name in adapter_of(game).players:
        return ""
    return "revision" if name == "git" else "file" if _is_path(text) else ""


def has_own_plan(text: str | PlayerSpec, game: str) -> bool:
    """Return whether a player decides by our time plan: a profile, a level or a revision."""
    if not isinstance(text, str):
        return False
    name, adapter = text.partition(":")[0], adapter_of(game)
    return name in {*profile_names(game), "level", "git"} - {*adapter.players, *adapter.engines}


def refuse_simulations(player: PlayerSpec, game: str) -> None:
    """Raise BadInput for a player that obeys no number of simulations, or does not repeat its games with one."""
    if player.repeatable:
        return
    who = FOREIGN.get(foreign_code(player.name, game))
    why = f"{who} takes no simulations" if who else "a search on several threads does not repeat its games"
    raise BadInput(f"{player.name}: {why}: use --act-timeout instead of --sims")


def refuse_scale(player: PlayerSpec, game: str) -> None:
    """Raise BadInput for a player whose time plan cannot be scaled."""
    if who := FOREIGN.get(foreign_code(player.name, game)):
        text = f"--scale cannot scale the time plan of {who}: give a shorter clock by --act-timeout and --bank instead"
        raise BadInput(f"{player.name}: {text}")


def engine_program(text: str, game: str) -> str:
    """Return the program file of a player that is an engine. It is not started."""
    engine: Any = adapter_of(game).engines[text.partition(":")[0]](text)
    return str(engine.command[0])


def _is_path(text: str) -> bool:
    """Return whether a player is typed as the path of a file."""
    return text.endswith(".py") or "/" in text or "\\" in text


def player_names(game: str) -> list[str]:
    """Return the names of a game's players, besides levels, revisions and files."""
    adapter = adapter_of(game)
    foreign = ["openspiel"] if adapter.openspiel else []
    return list(dict.fromkeys(["random", *profile_names(game), *adapter.players, *foreign, *adapter.engines]))


def bare_name(text: str) -> str:
    """Return the name of a player that takes no parameters; BadInput if any are typed."""
    name, colon, _ = text.partition(":")
    if colon:
        raise BadInput(f"'{text}': '{name}' takes no parameters")
    return name
