"""Export a game for the player in JavaScript: a module of WebAssembly, a call table for each board, a profile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from itertools import chain
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_types import MatchConfig, Struct
from tempo.arena.players.levels import LEVEL_OVERRIDES
from tempo.arena.players.profile_agents import make_agent, profile_names
from tempo.lab.review.annotate import SIMULATIONS
from tempo.native.loader.machine_code import KernelObject, kernel_key
from tempo.network.integers import in_integers
from tempo.registry import folder_of
from tempo.search.alphabeta import pvs, selectivity
from tempo.search.player.searcher import KernelCall
from tempo.web.call_table import ArrayContents, CallTable
from tempo.web.game_kernels import begin_search, exponential, legal_moves, logarithm, move_priors, play_move
from tempo.web.wasm_module import link_module, web_objects

NODES = 2_000_000  # capacity of a tree: 64 MB
COMPUTED = [("find_position", "tree.parent_bonuses")]  # arrays that the player fills itself
# What the player reads of the alpha-beta search: fields of its workspace, and constants.
FIELDS = {
    pvs: ("NODES_SEARCHED", "BEST_MOVE", "BEST_SCORE", "COMPLETED_DEPTH", "FINISHED", "ITERATION_START",
          "FIRST_MOVE_NODES", "SELECTIVITY", "MOVE_COUNT", "MOVE_INDEX", "MAX_DEPTH"),
    selectivity: ("NO_SELECTIVITY", "MIN_CUT_DEPTH", "MARGIN_GROWTH"),
}  # fmt: skip
RULES = ("legal_moves", "play_move")  # the calls that a board needs without an agent
SEED = 1
CHAMPION, NETWORK = "champion", "network"  # profiles


class WebGame(NamedTuple):
    """A game for a page."""

    module: bytes
    contents: bytes  # of arrays
    about: dict[str, Any]  # call tables by the board's shape, profile, levels, what the player must know


def export_game(game: str, profile: str, configs: list[MatchConfig]) -> WebGame:
    """Return a game's player for these boards; with the champion those of its levels."""
    hook = hook_of(game)
    contents = ArrayContents(hook.computed_arrays() if hasattr(hook, "computed_arrays") else [])
    levels, variants = levels_of(game) if profile == CHAMPION else ([], [])
    calls = [calls_of(game, profile, configs, overrides) for overrides in ({}, *variants)]
    explaining = _named(hook.explaining_calls() if hasattr(hook, "explaining_calls") else [])
    bare = {kernel_key(called.function, arguments): (called.function, arguments)
            for named in chain(*calls, [explaining]) for called, arguments in named.values()}  # fmt: skip
    objects = dict(zip(bare, web_objects(list(bare.values())), strict=True))
    tables = [
        {
            shape_name(config): _table_of(named, objects, contents, hook)
            for config, named in zip(configs, on_boards, strict=True)
        }
        for on_boards in calls
    ]
    profiles = [_plain(new_agent(game, profile, overrides).profile) for overrides in variants]
    position = new_agent(game, profile).read_task(*_start(configs[0])).position
    evaluation, plies = position.evaluation, position.game.plies
    about = {
        "tables": tables[0],
        "rules": {
            shape_name(config): _table_of({name: named[name] for name in RULES}, objects, contents, None)
            for config, named in zip(configs, calls[0], strict=True)
        },
        "explaining": _table_of(explaining, objects, contents, None),
        "part": own_part(game),
        "profile": _plain(new_agent(game, profile).profile),
        "fields": {name: int(getattr(module, name)) for module, names in FIELDS.items() for name in names},
        "evaluation": None if evaluation is None else _plain(evaluation._replace(evaluate=None)),
        "data": hook.web_data() if hook else {"plies": plies},
        "levels": levels,
        "variants": [
            {"profile": own, **({} if table == tables[0] else {"tables": table})}
            for own, table in zip(profiles, tables[1:], strict=True)
        ],
        "estimate_simulations": SIMULATIONS,
    }
    return WebGame(link_module(list(objects.values())), contents.content, about)


def own_part(game: str) -> str:
    """Return the address of a game's own part of the player, or of that of games which have none."""
    has_own = (folder_of(game) / "web" / "player.js").is_file()
    return f"games/{game}/web/player.js" if has_own else "web/player/plain_game.js"


def network_boards(game: str, configs: list[MatchConfig]) -> list[MatchConfig]:
    """Return the boards that a game's network plays; none if it has no such profile."""
    if NETWORK not in profile_names(game):
        return []
    agent = new_agent(game, NETWORK)
    return [config for config in configs if agent.read_task(*_start(config)).position.game.nn_eval != ()]


def in_browser(position: Any) -> Any:
    """Return a position with its network, if it has one, in integers."""
    game, nn_eval = position.game, position.game.nn_eval
    if nn_eval == ():
        return position
    return position._replace(game=game._replace(nn_eval=nn_eval._replace(network=in_integers(nn_eval.network))))


def levels_of(game: str) -> tuple[list[dict[str, Any]], list[dict[str, str]]]:
    """Return the levels of a game, each with the number of its variant, and the variants' overrides."""
    levels, variants = [], []
    for level in adapter_of(game).levels:
        overrides = {**(LEVEL_OVERRIDES if level.simulations else {}), **level.overrides}
        if overrides and overrides not in variants:
            variants.append(overrides)
        variant = variants.index(overrides) if overrides else None  # None: the champion on its clock
        levels.append({**level._asdict(), "variant": variant})
    return levels, variants


def new_agent(game: str, profile: str, overrides: Mapping[str, str] = MappingProxyType({})) -> Any:
    """Return an agent whose tree fits in a page."""
    return make_agent(game, profile, {"nodes": str(NODES), **overrides}, 1, SEED)


def calls_of(
    game: str, profile: str, configs: list[MatchConfig], overrides: Mapping[str, str] = MappingProxyType({})
) -> list[dict[str, KernelCall]]:
    """Return the kernel calls of a game's player on each of these boards, by the kernels' names."""
    agents = [new_agent(game, profile, overrides) for _ in configs]
    return [_named(_calls_on(agent, config)) for agent, config in zip(agents, configs, strict=True)]


def _named(calls: Iterable[KernelCall]) -> dict[str, KernelCall]:
    """Return calls by the names of their kernels."""
    return {called.__name__: (called, arguments) for called, arguments in calls}


def hook_of(game: str) -> Any:
    """Return the module of a game that adds its own kernels and data, if there is one."""
    has_hook = (folder_of(game) / "web" / "calls.py").is_file()
    return import_module(f"tempo.games.{game}.web.calls") if has_hook else None


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
    position = in_browser(task.position)
    game, state = position.game, position.state.copy()
    if hook:
        yield from hook.web_calls(game, state)
    for called, arguments in task.calls:
        yield called, tuple(state if value is position.state else value for value in arguments)
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
    actions = np.zeros(game.actions + 1, np.int16)
    yield legal_moves, (game, state, actions)
    yield move_priors, (game, state, actions, 1, np.zeros(game.actions + 1, np.float32))
    yield play_move, (game, state, 1)
    yield logarithm, (1.0,)
    yield exponential, (1.0,)


def _apart(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return arguments with a copy of each array that is also a part of another one."""
    parts = {id(part) for value in arguments if isinstance(value, tuple) for part in _leaves(value)}
    return tuple(value.copy() if isinstance(value, np.ndarray) and id(value) in parts else value for value in arguments)


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
