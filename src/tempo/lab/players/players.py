"""Who can be entered in a match, by the name that is typed.

A player is a plug-in: any agent file, one of our own profiles, or one small class with its name in the `players` of
its game's adapter. It is made once, and seats a fresh agent for each game; what is typed behind the name, as in
`champion:discount=0.98,cap=3`, is its own to read. `repeatable` says that it obeys a number of simulations, so
that its games repeat to the bit. A player can be pickled, to be sent to another machine: what it has loaded
stays here, and is loaded there anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module

from tempo.lab.command_line.inputs import BadInput, agent_file, did_you_mean
from tempo.lab.players.agent_files import AgentFile
from tempo.lab.players.levels import LevelPlayer
from tempo.lab.players.profile_agents import make_agent, profile_names, read_overrides
from tempo.lab.players.revisions import Revision
from tempo.lab.players.versions import sources_version
from tempo.lab.referee.game_adapter import PlayerSpec, adapter_of
from tempo.lab.referee.game_data import AgentFunction


class ProfilePlayer:
    """One of our own agents, with overrides of its options and its plan of time."""

    def __init__(self, game: str, profile: str, overrides: dict[str, str]) -> None:
        self.game = game
        self.profile = profile
        self.overrides = overrides
        tail = ",".join(f"{key}={value}" for key, value in overrides.items())
        self.name = f"{profile}:{tail}" if tail else profile
        self.repeatable = overrides.get("threads", "1") == "1"

    def version(self) -> str:
        return sources_version()

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        try:
            return make_agent(self.game, self.profile, self.overrides, simulations, seed)
        except ValueError as problem:
            raise BadInput(f"{self.name}: {problem}") from None


class Repeatable:
    """What players of our own share that take nothing behind their names, and repeat from their seeds."""

    repeatable = True

    def __init__(self, text: str) -> None:
        self.name = alone(text)

    def version(self) -> str:
        return sources_version()


class RandomMover(Repeatable):
    """Any legal move, of any game that is asked for an action and no more."""

    def __init__(self, game: str, text: str) -> None:
        super().__init__(text)
        self.game = game

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        adapter, chance = adapter_of(self.game), random.Random(seed)
        seen = adapter.position_seen
        return lambda observation, configuration: chance.choice(seen(observation, configuration).legal())


def from_module(module: str, name: str) -> Callable[[str], PlayerSpec]:
    """A maker in a module that is imported only when such a player is asked for."""
    return lambda text: getattr(import_module(module), name)(text)


def parse_player(text: str, game: str) -> PlayerSpec:
    """The player that was typed, told by the name before the colon; or an agent file."""
    name, colon, tail = text.partition(":")
    makers = adapter_of(game).players
    if name in makers:
        return makers[name](text)
    if name == "git":
        return Revision(text, game)
    if text.endswith(".py") or "/" in text or "\\" in text:
        return AgentFile(agent_file(text))
    own = profile_names(game)
    if name in own:
        return ProfilePlayer(game, name, read_overrides(text, tail) if colon else {})
    if name == "level":
        return LevelPlayer(game, text)
    if name == "random":
        return RandomMover(game, text)
    known = player_names(game)
    hint = did_you_mean(name, [*known, "level:1"])
    others = "level:1 to level:10, git, or the path of an agent file"
    raise BadInput(f"there is no player '{name}': choose {', '.join(known)}, {others}{hint}")


def player_names(game: str) -> list[str]:
    """Who can be entered by name alone, or by one that begins so."""
    return list(dict.fromkeys(["random", *profile_names(game), *adapter_of(game).players]))


def alone(text: str) -> str:
    """The name of a player that takes nothing behind it."""
    name, colon, _ = text.partition(":")
    if colon:
        raise BadInput(f"'{text}': there is nothing to set in '{name}'")
    return name
