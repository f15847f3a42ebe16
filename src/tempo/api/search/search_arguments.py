"""Arguments of a `tempo.Search`: its limits, and the options of the agent whose searcher it uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tempo.api.states import Game, check_count, check_limits
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.profile_agents import agents_of, make_agent, profile_names

SECONDS = 1.0  # where no limit is given


def limits_of(simulations: int | None, seconds: float | None, nodes: int | None) -> Mapping[str, float]:
    """Return the limits that are given; a second where none is."""
    check_count(simulations=simulations, nodes=nodes)
    check_limits(from_zero=False, seconds=seconds)
    given = {"simulations": simulations, "seconds": seconds, "nodes": nodes}
    return {name: value for name, value in given.items() if value is not None} or {"seconds": SECONDS}


def new_agent(game: Game, evaluator: Any, profile: str | None, seed: int, options: Mapping[str, Any]) -> Any:
    """Return an agent whose options the search takes: a profile's, and those given."""
    names = profile_names(game.name)
    search = "network" if evaluator == "network" else "tree"
    if profile is None:
        profile = "network" if search == "network" and "network" in names else names[0]
    if not isinstance(profile, str):
        raise BadInput(f"profile={profile!r}: choose {', '.join(names)}")
    if "search" in options:
        raise BadInput("tempo.Search is the tree search: leave out search; tempo.analyse runs alpha-beta, too")
    if search not in agents_of(game.name):
        raise BadInput(f"{game.name} has no network: choose playout or a function as evaluator")
    if sizes := options.keys() & game.shape.keys():
        name = min(sizes)
        raise BadInput(f"{name} is a size of the board: tempo.Search(tempo.game({game.name!r}, {name}=...), ...)")
    texts = {name: _text(value) for name, value in options.items()}
    try:
        return make_agent(game.name, profile, {"search": search, **texts}, None, seed)
    except ValueError as problem:
        raise BadInput(f"tempo.Search: {problem}") from None


def _text(value: Any) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)
