"""Export a game for the player in JavaScript: a module of WebAssembly, a call table for each board, a profile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from tempo.lab.players.profile_agents import make_agent
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_types import MatchConfig, Struct
from tempo.native.machine_code import KernelObject, kernel_key
from tempo.search.alphabeta import pvs, selectivity
from tempo.search.searcher import KernelCall
from tempo.web.call_table import ArrayContents, CallTable
from tempo.web.game_kernels import begin_search, exponential, legal_moves, logarithm, play_move
from tempo.web.wasm_module import link_module, web_objects

NODES = 2_000_000  # capacity of a tree: 64 MB
COMPUTED = [("find_position", "tree.parent_bonuses")]  # arrays that the player fills itself
# What the player reads of the alpha-beta search: fields of its workspace, and constants.
FIELDS = {
    pvs: ("NODES_SEARCHED", "BEST_MOVE", "BEST_SCORE", "COMPLETED_DEPTH", "FINISHED", "ITERATION_START",
          "FIRST_MOVE_NODES", "SELECTIVITY", "MOVE_COUNT", "MOVE_INDEX", "MAX_DEPTH"),
    selectivity: ("NO_SELECTIVITY", "MIN_CUT_DEPTH", "MARGIN_GROWTH"),
}  # fmt: skip
SEED = 1


class WebGame(NamedTuple):
    """A game for a page."""

    module: bytes
    contents: bytes  # of arrays
    about: dict[str, Any]  # call tables by the board's shape, profile, and what the player has to know of the game


def export_game(game: str, profile: str, configs: list[MatchConfig]) -> WebGame:
    """Return a game's player for these boards."""
    agent, calls = new_agent(game, profile), calls_of(game, profile, configs)
    bare = {kernel_key(one.function, arguments): (one.function, arguments)
            for named in calls for one, arguments in named.values()}  # fmt: skip
    objects = dict(zip(bare, web_objects(list(bare.values())), strict=True))
    hook, contents = hook_of(game), ArrayContents()
    position = agent.read_task(*_start(configs[0])).position
    evaluation, plies = position.evaluation, position.game.plies
    about = {
        "tables": {
            shape_name(config): _table_of(named, objects, contents, hook)
            for config, named in zip(configs, calls, strict=True)
        },
        "profile": _plain(agent.profile),
        "fields": {name: int(getattr(module, name)) for module, names in FIELDS.items() for name in names},
        "evaluation": None if evaluation is None else _plain(evaluation._replace(evaluate=None)),
        "data": hook.web_data() if hook else {"plies": plies},
    }
    return WebGame(link_module(list(objects.values())), contents.content, about)


def new_agent(game: str, profile: str) -> Any:
    """Return an agent whose tree fits in a page."""
    return make_agent(game, profile, {"nodes": str(NODES)}, 1, SEED)


def calls_of(game: str, profile: str, configs: list[MatchConfig]) -> list[dict[str, KernelCall]]:
    """Return the kernel calls of a game's player on each of these boards, by the kernels' names."""
    return [
        {called.__name__: (called, arguments) for called, arguments in _calls_on(new_agent(game, profile), config)}
        for config in configs
    ]


def hook_of(game: str) -> Any:
    """Return the module of a game that adds its own kernels and data, if there is one."""
    name = f"tempo.games.{game}.web.calls"
    return import_module(name) if find_spec(f"tempo.games.{game}.web") else None


def shape_name(config: MatchConfig) -> str:
    """Return a board's shape as a name."""
    return "-".join(f"{key}{value}" for key, value in config.shape.items())


def _start(config: MatchConfig) -> tuple[Any, Any]:
    """Return what an agent is asked at the start of a game: observation and configuration."""
    adapter = adapter_of(config.game)
    return adapter.observation_of(board_after(config, ()), 60.0), Struct(adapter.configuration_of(config))


def _calls_on(agent: Any, config: MatchConfig) -> Iterator[KernelCall]:
    """Yield the kernel calls of an agent on one board.

    The position to search is an array of its own: a tree's root is the position that it was searched from.
    """
    task, hook = agent.read_task(*_start(config)), hook_of(config.game)
    position = task.position
    game, state = position.game, position.state.copy()
    for called, arguments in task.calls:
        yield called, tuple(state if one is position.state else one for one in arguments)
    for called, arguments in agent.player.calls(position):
        if called.__name__ == "find_position":
            arguments = (*arguments[:-1], state)
        if called.__name__ == "search_alphabeta":
            yield begin_search, (arguments[1], 1)
        yield called, _apart(arguments)
    if position.prover is not None:
        solver = position.prover.solver_of(game)
        yield solver.kernel, (solver.work, 1)
    game = hook.rules_of(game) if hasattr(hook, "rules_of") else game
    yield legal_moves, (game, state, np.zeros(game.actions + 1, np.int16))
    yield play_move, (game, state, 1)
    yield logarithm, (1.0,)
    yield exponential, (1.0,)
    if hook:
        yield from hook.web_calls()


def _apart(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return arguments with a copy of each array that is also a part of another one."""
    parts = {id(part) for one in arguments if isinstance(one, tuple) for part in _leaves(one)}
    return tuple(one.copy() if isinstance(one, np.ndarray) and id(one) in parts else one for one in arguments)


def _leaves(value: Any) -> Iterator[Any]:
    """Yield the parts of an argument, however deep."""
    if isinstance(value, tuple):
        for part in value:
            yield from _leaves(part)
    else:
        yield value


def _table_of(
    calls: Mapping[str, KernelCall], objects: Mapping[str, KernelObject], contents: ArrayContents, hook: Any
) -> dict[str, Any]:
    """Return the call table of one board."""
    sizes = {("reroot", "moved_parent"): NODES, **getattr(hook, "WEB_SIZES", {})}
    table = CallTable(contents, sizes, COMPUTED)
    for name, (called, arguments) in calls.items():
        table.add(name, objects[kernel_key(called.function, arguments)], called.function, arguments)
    return {"arrays": table.arrays, "calls": table.calls}


def _plain(profile: Any) -> dict[str, Any]:
    """Return a profile as plain values; JSON has no infinity."""
    values = profile._asdict()
    return {name: _plain(value) if hasattr(value, "_asdict") else _finite(value) for name, value in values.items()}


def _finite(value: Any) -> Any:
    """Return a value that JSON can hold."""
    return str(value) if value in (float("inf"), float("-inf")) else value


