"""Our own agents by name, with overrides: what a match means by `champion:discount=0.98,cap=3`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tempo.lab.command_line.inputs import BadInput, did_you_mean
from tempo.lab.players.old_names import current_word, name_among
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_data import MatchConfig, Struct
from tempo.search.types import Position

CHOICES = {"choose": ("value", "visits", "bound"), "opening": ("always", "empty")}
MOST_THREADS = 256
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


def make_agent(
    game: str,
    name: str,
    overrides: dict[str, str] | None = None,
    simulations: int | None = None,
    seed: int | None = None,
) -> Any:
    """A fresh agent of a profile; ValueError says what is wrong with a name or a value. Two more than it has are
    `sims`, so many simulations a move whatever the others have, and `threads`."""
    told = dict(overrides or {})
    if "sims" in told:
        simulations = most = parse("sims", told.pop("sims"), 1, {})
        if most < 1:
            raise ValueError(f"sims is a number of simulations, not {most}")
    threads = parse("threads", told.pop("threads", "1"), 1, {})
    profile = override(profile_of(name, game), told, game)
    agent = agents_of(game)[profile.options.search](profile, simulations, seed, False)
    use_threads(game, agent, threads, simulations)
    return agent


def opening_seen(agent: Any, config: MatchConfig) -> Position:
    """The position that games begin with, as an agent of ours reads it."""
    adapter = adapter_of(config.game)
    shown = adapter.observation_of(board_after(config, ()), 0.0), Struct(adapter.configuration_of(config))
    found: Position = agent.read_task(*shown).position
    return found


def use_threads(game: str, agent: Any, threads: int, simulations: int | None = None) -> None:
    """Have an agent search with so many; ValueError says why it cannot. In the file for the competition it is one."""
    if not 1 <= threads <= MOST_THREADS:
        raise ValueError(f"threads is a number from 1 to {MOST_THREADS}, not {threads}")
    if threads == 1:
        return
    if simulations is not None:
        raise ValueError("several threads never play the same twice: leave out threads, or give a clock and no sims")
    adapter_of(game).use_threads(agent, threads)


def profile_of(name: str, game: str) -> Any:
    """CHAMPION, or another of a game's profiles."""
    if name not in profile_names(game):
        known = profile_names(game)
        raise ValueError(f"there is no profile {name!r}; choose one of {', '.join(known)}{did_you_mean(name, known)}")
    return getattr(import_module(f"tempo.games.{game}.profiles"), name.upper())


def profile_names(game: str) -> list[str]:
    """The profiles of a game: what its module has in capitals."""
    values = vars(import_module(f"tempo.games.{game}.profiles"))
    return [name.lower() for name, value in values.items() if name.isupper() and hasattr(value, "options")]


def playouts_of(game: str) -> dict[str, Any]:
    """The kinds of playout that a game has, by their names."""
    found: dict[str, Any] = import_module(f"tempo.games.{game}.agent").PLAYOUTS
    return found


def agents_of(game: str) -> dict[str, type]:
    """The classes of a game's agents, by the search that a profile names: `AGENTS`, where there is more than one."""
    module = import_module(f"tempo.games.{game}.agent")
    return getattr(module, "AGENTS", None) or {"tree": module.Agent}


def choices_of(game: str) -> dict[str, tuple[str, ...]]:
    """The words that the parameters take which are words."""
    return {**CHOICES, "playout": tuple(playouts_of(game)), "search": tuple(agents_of(game))}


def override(profile: Any, overrides: dict[str, str], game: str) -> Any:
    """The profile with some of its values replaced, each found by its name wherever it stands."""
    searching = "options" if "options" in profile._fields else "knobs"  # their name in builds of old commits
    own = [field for field in profile._fields if field not in ("name", searching, "plan")]
    options, choices = getattr(profile, searching), choices_of(game)
    for typed, text in overrides.items():
        name = name_among((*own, *options._fields, *profile.plan._fields), typed)
        if name in own:
            profile = profile._replace(**{name: parse(name, text, getattr(profile, name), choices)})
        elif name in options._fields:
            options = options._replace(**{name: parse(name, text, getattr(options, name), choices)})
        elif name in profile.plan._fields:
            value = parse(name, text, getattr(profile.plan, name), choices)
            profile = profile._replace(plan=profile.plan._replace(**{name: value}))
        else:
            known = (*own, *options._fields, *profile.plan._fields)
            choice = f"choose from {', '.join(known)}{did_you_mean(name, known)}"
            raise ValueError(f"there is no parameter {name!r}; {choice}")
    return profile._replace(**{searching: options})


def parse(name: str, text: str, default: object, choices: dict[str, tuple[str, ...]]) -> Any:
    """The value of a parameter, of the same type as its default."""
    if isinstance(default, bool):
        if text.lower() in YES + NO:
            return text.lower() in YES
        raise ValueError(f"{name} is on or off; give 1 or 0, not {text!r}")
    if isinstance(default, str):
        text = current_word(name, text)
        if text in choices[name]:
            return text
        choice = ', '.join(choices[name])
        raise ValueError(f"{name} is one of {choice}, not {text!r}{did_you_mean(text, choices[name])}")
    try:
        return int(text) if isinstance(default, int) else float(text)
    except ValueError:
        raise ValueError(f"{name} is a number, not {text!r}") from None


def read_overrides(text: str, tail: str) -> dict[str, str]:
    """`discount=0.98,cap=3` as a dict; which names and values there are is the profile's to say."""
    overrides: dict[str, str] = {}
    for part in tail.split(","):
        name, equals, value = part.partition("=")
        if not (name and equals and value):
            raise BadInput(f"'{text}': overrides look like champion:discount=0.98,cap=3")
        overrides[name] = value
    return overrides
