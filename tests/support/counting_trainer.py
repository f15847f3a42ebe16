"""A trainer that needs no game and no network."""

import time
from collections.abc import Callable
from pathlib import Path

from tempo.arena.adapter.trainer import Log, Stage


class Counting:
    """A trainer whose blocks are their numbers, and which fits their sum."""

    def __init__(self, pause: float = 0.0) -> None:
        self.pause = pause

    def stages(self) -> list[Stage]:
        return [Stage("few", "few numbers", 3), Stage("many", "many numbers", 20)]

    def block_maker(self, stage: Stage, folder: Path) -> "Counting":
        return self

    def prepare(self) -> None:
        pass

    def __call__(self, number: int) -> bytes:
        time.sleep(self.pause)
        return bytes([number])

    def is_done(self, stage: Stage, folder: Path) -> bool:
        return (folder / stage.name).exists()

    def fit(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], log: Log) -> None:
        (folder / stage.name).write_text(str([int(block[0]) for block in blocks(stage.name)]))
