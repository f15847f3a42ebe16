"""Saved games to make exercises of, and the mistakes that reviews have found in them.

Nothing outside the folder of records is read, neither by `..` nor through links.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tempo.app.rules.plies import config_json
from tempo.app.storage.game_record import original_names
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.versions import digest, sources_version
from tempo.arena.records.read_games import read_file
from tempo.lab.review.annotate import actions_of
from tempo.native.aot.own_files import make_own_folder
from tempo.native.atomic_file import atomic_write

REVIEWS, CACHE_VERSION = ".reviews", 3  # folder below the records; version of its files
MAX_FILE_SIZE = 8 << 20  # bytes
MAX_NAME = 200
JsonObject = dict[str, Any]


def _path_within(records: Path, name: str) -> Path | None:
    """Return a path below the records by its name; None if it lies elsewhere or is hidden."""
    if not name.isprintable() or len(name) > MAX_NAME or any(part.startswith(".") for part in Path(name).parts):
        return None
    path = (records / name).resolve()
    return path if path.is_relative_to(records.resolve()) else None


def files_in(records: Path) -> list[Path]:
    """Return the files that may hold games, newest first."""
    files = []
    for path in records.rglob("*"):
        with suppress(OSError):  # deleted meanwhile, or not readable
            hidden = any(part.startswith(".") for part in path.relative_to(records).parts)
            inside = path.resolve().is_relative_to(records.resolve())
            if not hidden and inside and path.is_file() and path.stat().st_size <= MAX_FILE_SIZE:
                files.append((path.stat().st_mtime, path.name, path))
    return [path for *_, path in sorted(files, reverse=True)]


def games_in(records: Path, name: str) -> list[JsonObject]:
    """Return the games of a file by its name below the records; raise BadInput if it holds none that can be read."""
    path = _path_within(records, name)
    if path is None or not path.is_file() or path.stat().st_size > MAX_FILE_SIZE:
        raise BadInput(f"there is no file '{name[:MAX_NAME]}' among the saved games")
    episode = read_file(path, (), None, {})
    config = episode.config
    about = {"game": config.game, "shape": dict(config.shape), "config": config_json(config)}
    names = original_names(episode.names)
    return [
        {**about, "actions": actions_of(game), "players": [names[player] for player in game["players"]]}
        for game in episode.games
    ]


def mistakes_file(records: Path, config: MatchConfig, actions: Sequence[int]) -> Path:
    """Return where the mistakes of a game are kept, as far as these sources find them."""
    game = (CACHE_VERSION, config.game, sorted(config.shape.items()), list(actions), sources_version())
    return records / REVIEWS / f"{digest(repr(game).encode())}.json"


def kept_mistakes(path: Path) -> JsonObject | None:
    """Return annotations by ply, None where nothing is kept."""
    with suppress(OSError, ValueError):
        mistakes = json.loads(path.read_text())
        return mistakes if isinstance(mistakes, dict) else None
    return None


def keep_mistakes(path: Path, mistakes: JsonObject) -> None:
    with suppress(OSError):  # the game will be reviewed again
        make_own_folder(path.parent)
        with atomic_write(path) as file:
            file.write(json.dumps(mistakes).encode())
