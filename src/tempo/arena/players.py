"""Who can be entered in a match, by the name that is typed.

A player is a plug-in: any agent file, or one small class with its name in `MAKERS`. It is made once, and
seats a fresh agent for each game; what is typed behind the name, `champion:discount=0.98,cap=3`, is its own
to read. `repeatable` says that it obeys a number of simulations, so that its games repeat to the bit. A
player can be pickled, to be sent to another machine: what it has loaded stays here, and is loaded there anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from types import FunctionType
from typing import Any, Protocol

from tempo.arena.agent_files import AgentFile
from tempo.arena.inputs import BadInput, agent_file
from tempo.arena.runner import Agent
from tempo.arena.versions import package_version, sources_version

BUILT_INS = ("random", "negamax")


class Player(Protocol):
    name: str
    repeatable: bool

    def version(self) -> str:
        """What exactly plays, for the record."""

    def seat(self, seed: int, simulations: int | None) -> Agent:
        """A fresh agent for one game; with `simulations` it searches that many a move and reads no clock."""


class BuiltIn:
    """`random` or `negamax`, the very functions of the environment, with a generator of their own."""

    repeatable = True

    def __init__(self, text: str) -> None:
        self.name = alone(text)

    def version(self) -> str:
        return package_version("kaggle-environments")

    def seat(self, seed: int, simulations: int | None) -> Agent:
        rules = environment_rules()
        function = rules["agents"][self.name]
        return FunctionType(function.__code__, {**rules, "choice": random.Random(seed).choice})


@cache
def environment_rules() -> dict[str, Any]:
    """What the environment's connectx module defines, without the package around it: a second to import."""
    package = find_spec("kaggle_environments")
    if package is None or not package.submodule_search_locations:
        raise BadInput("kaggle-environments is not installed: pip install -r requirements.txt")
    return run_path(str(Path(package.submodule_search_locations[0], "envs", "connectx", "connectx.py")))


class Profile:
    """One of our own agents, with overrides of its knobs and its plan of time."""

    repeatable = True

    def __init__(self, profile: str, overrides: dict[str, str]) -> None:
        self.profile = profile
        self.overrides = overrides
        tail = ",".join(f"{key}={value}" for key, value in overrides.items())
        self.name = f"{profile}:{tail}" if tail else profile

    def version(self) -> str:
        return sources_version()

    def seat(self, seed: int, simulations: int | None) -> Agent:
        from tempo.arena.profiles import make_agent  # imports numba: seconds, so only when it plays

        try:
            return make_agent(self.profile, self.overrides, simulations=simulations, seed=seed)
        except ValueError as problem:
            raise BadInput(f"{self.name}: {problem}") from None


def profile_player(text: str) -> Player:
    name, colon, tail = text.partition(":")
    return Profile(name, read_overrides(text, tail) if colon else {})


def from_module(module: str, name: str) -> Callable[[str], Player]:
    """A maker in a module that is imported only when such a player is asked for."""
    return lambda text: getattr(import_module(f"tempo.arena.{module}"), name)(text)


MAKERS: dict[str, Callable[[str], Player]] = {
    "random": BuiltIn,
    "negamax": BuiltIn,
    "classic": profile_player,
    "champion": profile_player,
    "mixed": from_module("opponents", "Mixed"),
    "perfect": from_module("opponents", "Perfect"),
    "openspiel": from_module("opponents", "OpenSpiel"),
    "git": from_module("builds", "Build"),
}


def named(text: str) -> Player:
    """The player that was typed, told by the name before the colon; or an agent file."""
    name = text.partition(":")[0]
    if name in MAKERS:
        return MAKERS[name](text)
    if text.endswith(".py") or "/" in text or "\\" in text:
        return AgentFile(agent_file(text))
    raise BadInput(f"there is no player '{name}': choose {', '.join(MAKERS)}, or the path of an agent file")


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
