"""Agents of our profiles, with overrides: `champion:discount=0.98,cap=3`."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any

from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_types import MatchConfig, Struct
from tempo.arena.command_line.inputs import BadInput, SearchFailed, did_you_mean
from tempo.arena.players.kernel_errors import error_in_source
from tempo.arena.players.option_table import Option, check_range, options_of
from tempo.arena.players.versions import sources_version
from tempo.search.player.agent import error_place
from tempo.search.types import Position

CHOICES = {"choose": ("value", "visits", "bound"), "opening": ("always", "empty")}
PLAYER_OPTIONS = {"sims": "simulations a move instead of the clock", "threads": "threads of the search"}
MOST_THREADS = 256
SHARED_FIELDS = ("name", "plan", "options")  # of all profiles
SECONDS = ("cap", "tie", "reserve", "least_margin")  # parameters of a time plan that scale with the clock
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


class StrictAgent:
    """Mixin that ends a run at the first error in the search; in a competition a random move replaces it."""

    def log_error(self, error: Exception) -> None:
        """Raise SearchFailed with the error, and file and line of our function."""
        raised = error_in_source(error)
        place = error_place(raised).removeprefix(f"{Path.cwd()}{os.sep}")
        raise SearchFailed(f"the search raised {type(raised).__name__}: {raised} ({place})") from error


class OwnPlayer:
    """Base of players whose agents are our own sources."""

    def version(self) -> str:
        """Return the version of our sources."""
        return sources_version()


def strict_class(agent: type) -> type:
    """Return the class of an agent of ours that ends the run at an error in its search."""
    return type(f"Strict{agent.__name__}", (StrictAgent, agent), {})


def make_agent(
    game: str,
    name: str,
    overrides: dict[str, str] | None = None,
    simulations: int | None = None,
    seed: int | None = None,
    strict: bool = True,
    scale: float = 1.0,
) -> Any:
    """Return a new agent of a profile; ValueError says what is wrong with a name or a value.

    game: name of the game
    name: name of the profile
    overrides: values by parameter, as typed; `sims` (simulations a move, for this player alone) and `threads` as well
    simulations: a move, without a clock; None plays by the clock
    seed: of the search; None draws one
    strict: whether an error in the search raises SearchFailed, or costs one random move
    scale: by which the clock was divided
    """
    given = dict(overrides or {})
    if "sims" in given:
        simulations = most = parse("sims", given.pop("sims"), 1, {})
        if most < 1:
            raise ValueError(f"sims is a number of simulations, not {most}")
    threads = parse("threads", given.pop("threads", "1"), 1, {})
    profile = with_scaled_plan(override(profile_of(name, game), given, game), scale, game)
    kind = agents_of(game)[profile.options.search]
    agent = (strict_class(kind) if strict else kind)(profile, simulations, seed, False)
    use_threads(game, agent, threads, simulations)
    return agent


def opening_seen(agent: Any, config: MatchConfig) -> Position:
    """Return the initial position of a game as one of our agents reads it."""
    adapter = adapter_of(config.game)
    shown = adapter.observation_of(board_after(config, ()), 0.0), Struct(adapter.configuration_of(config))
    position: Position = agent.read_task(*shown).position
    return position


def use_threads(game: str, agent: Any, threads: int, simulations: int | None = None) -> None:
    """Make an agent search with several threads; ValueError if it cannot. The built file uses one."""
    if not 1 <= threads <= MOST_THREADS:
        raise ValueError(f"threads is a number from 1 to {MOST_THREADS}, not {threads}")
    if threads == 1:
        return
    if simulations is not None:
        raise ValueError("games of several threads do not repeat: leave out threads, or give a clock and no sims")
    if agent.player.options.rave > 0:
        raise ValueError("RAVE is for one thread: leave out threads or rave")
    adapter_of(game).use_threads(agent, threads)


def profile_of(name: str, game: str) -> Any:
    """Return a profile of a game by its name."""
    if name not in profile_names(game):
        known = profile_names(game)
        raise ValueError(f"no profile {name!r}; choose one of {', '.join(known)}{did_you_mean(name, known)}")
    return getattr(import_module(f"tempo.games.{game}.profiles"), name.upper())


def profile_names(game: str) -> list[str]:
    """Return the names of a game's profiles: the constants of its module `profiles`."""
    values = vars(import_module(f"tempo.games.{game}.profiles"))
    return [name.lower() for name, value in values.items() if name.isupper() and hasattr(value, "options")]


def playouts_of(game: str) -> dict[str, Any]:
    """Return the kinds of playout of a game, by name."""
    playouts: dict[str, Any] = import_module(f"tempo.games.{game}.agent").PLAYOUTS
    return playouts


def agents_of(game: str) -> dict[str, type]:
    """Return the agent classes of a game by the search that a profile names: `Agent` or `AGENTS` of its module `agent`,
    and `NetworkAgent` of `learned.network_agent`."""
    module = import_module(f"tempo.games.{game}.agent")
    agents: dict[str, type] = dict(getattr(module, "AGENTS", None) or {"tree": module.Agent})
    folder = Path(str(module.__file__)).parent
    if (folder / "learned" / "network_agent.py").exists():
        agents["network"] = import_module(f"tempo.games.{game}.learned.network_agent").NetworkAgent
    return agents


def choices_of(game: str) -> dict[str, tuple[str, ...]]:
    """Return the values of the parameters that are words."""
    return {**CHOICES, "playout": tuple(playouts_of(game)), "search": tuple(agents_of(game))}


def own_options(profile: Any) -> dict[str, Option]:
    """Return the options that a game's profile adds to those of search and time plan."""
    return {name: option for name, option in options_of(type(profile)).items() if name not in SHARED_FIELDS}


def scaled(profile: Any, scale: float) -> dict[str, str]:
    """Return overrides that scale the time plan's parameters in seconds along with the clock."""
    return {name: repr(getattr(profile.plan, name) / scale) for name in SECONDS}


def with_scaled_plan(profile: Any, scale: float, game: str) -> Any:
    """Return the profile for a clock that was divided by `scale`."""
    return profile if scale == 1 else override(profile, scaled(profile, scale), game)


def override(profile: Any, overrides: dict[str, str], game: str) -> Any:
    """Return the profile with some values replaced: its own, its search options or its time plan, by name."""
    choices = choices_of(game)
    own = [field for field in profile._fields if field not in SHARED_FIELDS]
    known = (*own, *profile.options._fields, *profile.plan._fields)

    def replaced(part: Any, name: str) -> Any:
        return part._replace(**{name: parse(name, overrides[name], getattr(part, name), choices)})

    for name in overrides:
        if name not in known:
            choice = f"choose from {', '.join(known)}{did_you_mean(name, known)}"
            raise ValueError(f"no parameter {name!r}; {choice}")
        if name in own:
            profile = replaced(profile, name)
        elif name in profile.options._fields:
            profile = profile._replace(options=replaced(profile.options, name))
        else:
            profile = profile._replace(plan=replaced(profile.plan, name))
    return profile


def parse(name: str, text: str, default: object, choices: dict[str, tuple[str, ...]]) -> Any:
    """Parse the value of a parameter, which has the type of its default and lies in its range."""
    if isinstance(default, bool):
        if text.lower() in YES + NO:
            return text.lower() in YES
        raise ValueError(f"{name} is on or off; give 1 or 0, not {text!r}")
    if isinstance(default, str):
        if text in choices[name]:
            return text
        choice = ', '.join(choices[name])
        raise ValueError(f"{name} is one of {choice}, not {text!r}{did_you_mean(text, choices[name])}")
    try:
        value = int(text) if isinstance(default, int) else float(text)
    except ValueError:
        raise ValueError(f"{name} is a number, not {text!r}") from None
    check_range(name, value)
    return value


def read_overrides(text: str, tail: str) -> dict[str, str]:
    """Parse `discount=0.98,cap=3`; the profile checks names and values later."""
    overrides: dict[str, str] = {}
    for part in tail.split(","):
        name, equals, value = part.partition("=")
        if not (name and equals and value):
            raise BadInput(f"'{text}': overrides look like champion:discount=0.98,cap=3")
        overrides[name] = value
    return overrides
