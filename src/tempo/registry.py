"""Registry of games: the folders of `tempo.games`, and the packages of other distributions that are mounted there.

A distribution names its game by an entry point of the group `tempo.games`: `hex = "tempo_hex"`, the name and the
package. A project's folder in TEMPO_GAMES needs no installation: its packages with `adapter/adapter.py` are games, by
their names without `tempo_`. The modules of such a package are imported as `tempo.games.hex...`, as those of a folder
here are, so a game can move in or out without a changed line. This module needs only the standard library.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from itertools import chain
from pathlib import Path
from typing import NamedTuple

GROUP = "tempo.games"  # of entry points; also the package that all games are imported from
VARIABLE = "TEMPO_GAMES"
ADAPTER = "adapter/adapter.py"
PREFIX = "tempo_"
BUILT_IN = Path(__file__).with_name("games")


class Plugin(NamedTuple):
    """A game from outside the package."""

    name: str
    folder: Path | None
    origin: str  # distribution and version, or the folder in TEMPO_GAMES
    fault: str = ""  # why it has no folder


class Plugins(NamedTuple):
    """The games from outside that can be mounted, and one line about each that cannot."""

    mounted: dict[str, Plugin]
    faults: dict[str, str]  # by name, or by folder if it holds no game


def built_in_games() -> list[str]:
    """Return the names of the games in this package."""
    return sorted(path.parents[1].name for path in BUILT_IN.glob(f"*/{ADAPTER}"))


def folder_of(game: str) -> Path:
    """Return the folder of a game."""
    plugin = plugins().mounted.get(game)
    return plugin.folder if plugin and plugin.folder else BUILT_IN / game


def source_file(path: str, below: Path) -> Path:
    """Return the file of a source, `tempo/games/hex/rules.py`, below a folder or in a game from outside."""
    group = f"{GROUP.replace('.', '/')}/"
    game, _, rest = path.removeprefix(group).partition("/")
    plugin = plugins().mounted.get(game) if path.startswith(group) else None
    return plugin.folder / rest if plugin and plugin.folder else below / path


def plugins() -> Plugins:
    """Return the games from outside the package."""
    return _plugins(os.environ.get(VARIABLE, ""))


@cache
def _plugins(places: str) -> Plugins:
    """Return the games of installed distributions and of the folders in `places`."""
    named = {place: _uninstalled(place) for place in places.split(os.pathsep) if place}
    mounted, built_in = dict[str, Plugin](), built_in_games()
    faults = {place: f"{VARIABLE}: no folder in {place} has {ADAPTER}" for place, games in named.items() if not games}
    for plugin in chain(_installed(), *named.values()):
        name, first = plugin.name, mounted.get(plugin.name)
        if first and first.folder == plugin.folder:
            continue  # installed from a folder that is also named
        if first:
            faults[name] = f"two games are called {name}, from {first.origin} and {plugin.origin}: both are left out"
        elif fault := "tempo has a game of that name" if name in built_in else _fault_of(plugin):
            faults[name] = f"the game {name} from {plugin.origin} is left out: {fault}"
        else:
            mounted[name] = plugin
    return Plugins({name: plugin for name, plugin in mounted.items() if name not in faults}, faults)


def _fault_of(plugin: Plugin) -> str:
    """Return why a game cannot be mounted; empty if it can."""
    if not plugin.name.isidentifier():
        return "its name is not one of a Python module"
    if plugin.folder is None:
        return plugin.fault
    missing = [part for part in ("__init__.py", ADAPTER) if not (plugin.folder / part).is_file()]
    return f"{plugin.folder} has no {missing[0]}" if missing else ""


def _installed() -> Iterator[Plugin]:
    """Yield the games that entry points name, sorted."""
    from importlib.metadata import entry_points  # slow to import

    for point in sorted(entry_points(group=GROUP)):
        origin = f"{point.dist.name} {point.dist.version}" if point.dist else point.value
        folder, fault = _package(point.value)
        yield Plugin(point.name, folder, origin, fault)


def _package(value: str) -> tuple[Path | None, str]:
    """Return the folder of an entry point's package; None, and why, if there is none."""
    try:
        spec = find_spec(value.partition(":")[0])
    except (ImportError, ValueError):
        spec = None
    if spec is None:
        return None, f"its package {value} is not found"
    if ":" in value or not spec.submodule_search_locations:
        return None, f"its entry point names {value}, which is no package: name the package with {ADAPTER}"
    return Path(next(iter(spec.submodule_search_locations))).resolve(), ""


def _uninstalled(place: str) -> list[Plugin]:
    """Return the games in a project's folder, sorted."""
    folders = sorted(file.parents[1] for file in Path(place).resolve().glob(f"*/{ADAPTER}"))
    return [Plugin(folder.name.removeprefix(PREFIX), folder, place) for folder in folders]


if VARIABLE in os.environ:  # for child processes, which may run in other folders
    os.environ[VARIABLE] = os.pathsep.join(
        str(Path(place).absolute()) for place in os.environ[VARIABLE].split(os.pathsep) if place
    )


class MountedGames:
    """Finds `tempo.games.NAME` of a game from outside the package, for `sys.meta_path`."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        group, _, game = name.rpartition(".")
        plugin = plugins().mounted.get(game) if group == GROUP else None
        if plugin is None or plugin.folder is None:
            return None
        return spec_from_file_location(
            name, plugin.folder / "__init__.py", submodule_search_locations=[str(plugin.folder)]
        )
