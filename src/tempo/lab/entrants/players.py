"""Who can be entered in a match, by the name that is typed.

A player is a plug-in: any agent file, or one small class with its name in the `MAKERS` of its game's sport
module. It is made once, and seats a fresh agent for each game; what is typed behind the name, as in
`champion:discount=0.98,cap=3`, is its own to read. `repeatable` says that it obeys a number of simulations, so
that its games repeat to the bit. A player can be pickled, to be sent to another machine: what it has loaded
stays here, and is loaded there anew.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from tempo.lab.command_line.inputs import BadInput, agent_file
from tempo.lab.entrants.agent_files import AgentFile
from tempo.lab.entrants.versions import sources_version
from tempo.lab.referee.one_game import Agent
from tempo.lab.referee.sport import sport_of


class Entrant(Protocol):
    name: str
    repeatable: bool

    def version(self) -> str:
        """What exactly plays, for the record."""

    def seat(self, seed: int, simulations: int | None) -> Agent:
        """A fresh agent for one game; with `simulations` it searches that many a move and reads no clock."""


class OwnPlayer:
    """One of our own agents, with overrides of its knobs and its plan of time."""

    repeatable = True

    def __init__(self, game: str, profile: str, overrides: dict[str, str]) -> None:
        self.game = game
        self.profile = profile
        self.overrides = overrides
        tail = ",".join(f"{key}={value}" for key, value in overrides.items())
        self.name = f"{profile}:{tail}" if tail else profile

    def version(self) -> str:
        return sources_version()

    def seat(self, seed: int, simulations: int | None) -> Agent:
        from tempo.lab.entrants.own_agents import make_agent  # with all that it knows: only when it plays

        try:
            return make_agent(self.profile, self.overrides, simulations, seed, game=self.game)
        except ValueError as problem:
            raise BadInput(f"{self.name}: {problem}") from None


class Repeatable:
    """What players of our own share that take nothing behind their names, and repeat from their seeds."""

    repeatable = True

    def __init__(self, text: str) -> None:
        self.name = alone(text)

    def version(self) -> str:
        return sources_version()


def profile_player(game: str) -> Callable[[str], Entrant]:
    """A maker of the profiles of a game, with the overrides that are typed behind the name."""

    def make(text: str) -> Entrant:
        name, colon, tail = text.partition(":")
        return OwnPlayer(game, name, read_overrides(text, tail) if colon else {})

    return make


def from_module(module: str, name: str) -> Callable[[str], Entrant]:
    """A maker in a module that is imported only when such a player is asked for."""
    return lambda text: getattr(import_module(module), name)(text)


def named(text: str, game: str = "connectx") -> Entrant:
    """The player that was typed, told by the name before the colon; or an agent file."""
    name = text.partition(":")[0]
    makers = sport_of(game).MAKERS
    if name in makers:
        return makers[name](text)
    if name == "git":
        return import_module("tempo.lab.entrants.revisions").Revision(text, game)
    if text.endswith(".py") or "/" in text or "\\" in text:
        return AgentFile(agent_file(text))
    raise BadInput(f"there is no player '{name}': choose {', '.join(makers)}, git, or the path of an agent file")


def alone(text: str) -> str:
    """The name of a player that takes nothing behind it."""
    name, colon, _ = text.partition(":")
    if colon:
        raise BadInput(f"'{text}': there is nothing to set in '{name}'")
    return name


def read_overrides(text: str, tail: str) -> dict[str, str]:
    """`discount=0.98,cap=3` as a dict; which names and values there are is the profile's to say."""
    overrides: dict[str, str] = {}
    for part in tail.split(","):
        name, equals, value = part.partition("=")
        if not (name and equals and value):
            raise BadInput(f"'{text}': overrides look like champion:discount=0.98,cap=3")
        overrides[name] = value
    return overrides
