"""Background review of a folder of records, one game after the other, with results cached on disk.

Nothing outside the folder of records is read, neither by `..` nor through links.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

from tempo.app.learn.exercises import LABELS, Exercise, exercises_of
from tempo.app.learn.review_client import Listener, ReviewClient
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.players.versions import digest, sources_version
from tempo.lab.records.read_games import read_file
from tempo.lab.referee.game_types import MatchConfig
from tempo.lab.review.annotate import actions_of
from tempo.native.aot.own_files import make_own_folder
from tempo.native.atomic_file import atomic_write

REVIEWS, CACHE_VERSION = ".reviews", 2  # folder below the records; version of its files
MAX_GAMES, MAX_FILE_SIZE = 300, 8 << 20  # the newest games; bytes
MAX_NAME = 200
GAME_TIMEOUT = 300.0  # seconds


def folder_within(records: Path, name: str) -> Path:
    """Return a folder of records by its name; raise BadInput if it does not exist or lies elsewhere."""
    path = (records / name).resolve() if name.isprintable() and len(name) <= MAX_NAME else None
    inside = path is not None and path.is_relative_to(records.resolve())
    hidden = any(part.startswith(".") for part in Path(name).parts)
    if path is None or not inside or hidden or not path.is_dir():
        raise BadInput(f"there is no folder '{name[:MAX_NAME]}' among the saved games")
    return path


def folders_in(records: Path) -> list[str]:
    """Return the folders that hold records, newest first."""
    with suppress(OSError):
        return sorted((path.name for path in records.iterdir() if path.is_dir() and path.name[0] != "."), reverse=True)
    return []


def files_in(folder: Path, records: Path) -> list[Path]:
    """Return the files that may hold games, newest first."""
    found = []
    for path in folder.rglob("*"):
        with suppress(OSError):  # deleted meanwhile, or not readable
            hidden = any(part.startswith(".") for part in path.relative_to(folder).parts)
            inside = path.resolve().is_relative_to(records.resolve())
            if not hidden and inside and path.is_file() and path.stat().st_size <= MAX_FILE_SIZE:
                found.append((path.stat().st_mtime, path.name, path))
    return [path for *_, path in sorted(found, reverse=True)]


class FolderReview:
    """Reviews a folder in its own thread, with its own review process."""

    def __init__(self, records: Path, name: str, on_change: Callable[[], None]) -> None:
        self.records, self.name, self.on_change = records, name, on_change
        self.folder = folder_within(records, name)
        self.client = ReviewClient()
        self.exercises: list[Exercise] = []
        self.files: list[Path] = []
        self.done = self.games = self.unreadable = 0
        self.is_running = True
        self.error: str | None = None
        Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        try:
            self.files = files_in(self.folder, self.records)
            for path in self.files:
                if not self.is_running or self.games >= MAX_GAMES:
                    break
                self.exercises += self.exercises_in(path)
                self.done += 1
                self.on_change()
        finally:
            self.is_running = False
            self.client.end()
            self.on_change()

    def exercises_in(self, path: Path) -> list[Exercise]:
        """Return the exercises of all games in a file; unreadable files are counted."""
        try:
            episode = read_file(path, (), None, {})
        except (BadInput, OSError):
            self.unreadable += 1
            return []
        found = []
        for game in episode.games:
            actions = actions_of(game)
            if not self.is_running or self.games >= MAX_GAMES or not actions:
                break
            self.games += 1
            first, second = (episode.names[player] for player in game["players"])
            annotations = self.mistakes(episode.config, actions)
            source = path.relative_to(self.records).as_posix()
            found += exercises_of(episode.config, actions, annotations, (first, second), source)
        return found

    def mistakes(self, config: MatchConfig, actions: list[int]) -> dict[str, Any]:
        """Return the mistakes of a game, from the cache if it has them."""
        key = digest(
            repr((CACHE_VERSION, config.game, sorted(config.shape.items()), actions, sources_version())).encode()
        )
        path = self.records / REVIEWS / f"{key}.json"
        with suppress(OSError, ValueError):
            kept: dict[str, Any] = json.loads(path.read_text())
            return kept
        annotations = self.review_game(config, actions)
        if annotations is None:
            return {}
        found = {ply: one for ply, one in annotations.items() if one.get("label") in LABELS}
        with suppress(OSError):  # the game will be reviewed again
            make_own_folder(path.parent)
            with atomic_write(path) as file:
                file.write(json.dumps(found).encode())
        return found

    def review_game(self, config: MatchConfig, actions: list[int]) -> dict[str, Any] | None:
        """Annotate every move of a game; return None if the review was aborted."""
        annotations: dict[str, Any] = {}
        ended: list[str | None] = []
        over = Event()

        def end(error: str | None) -> None:
            ended.append(error)
            over.set()

        self.client.review(config, actions, Listener(lambda step: annotations.update(step["plies"]), end), True, False)
        over.wait(GAME_TIMEOUT)
        if ended and ended[0] is not None and self.is_running:
            self.error = ended[0]
        return annotations if ended == [None] else None

    def to_json(self) -> dict[str, Any]:
        """Return the progress."""
        names = ("name", "done", "games", "unreadable", "is_running", "error")
        return {**{name: getattr(self, name) for name in names}, "total": len(self.files)}

    def stop(self) -> None:
        self.is_running = False
        self.client.end()
