"""What `train` asks of a game that can be learned: `GameAdapter.trainers()` hands over a `Trainer`.

A trainer is a row of stages. In each, blocks are made, independent of one another and each by its number alone, which
is its seed; then something is learned from all of them and written to the folder of the run, where the next stage
finds it. What is in a block only its trainer knows: bytes. So a run can be cut off anywhere and goes on where it was,
and comes to the same end however many processes work at it.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

Log = Callable[[str], None]  # of a line for whoever watches


class Stage(NamedTuple):
    """One step of a trainer."""

    name: str  # of its files
    about: str  # for people: what is made and learned
    blocks: int


class BlockMaker(Protocol):
    """Makes the blocks of one stage. It can be pickled before it is prepared."""

    def prepare(self) -> None:
        """What must be there before the first block: called once in each process that makes any, or whose child does.
        """

    def __call__(self, number: int) -> bytes:
        """The block with this number."""


class Trainer(Protocol):
    """How a game is learned."""

    def stages(self) -> Sequence[Stage]:
        """All stages, in order."""

    def block_maker(self, stage: Stage, folder: Path) -> BlockMaker:
        """Who makes the blocks of a stage, with what the stages before it left in the folder."""

    def is_done(self, stage: Stage, folder: Path) -> bool:
        """Whether what is learned in a stage lies in the folder already."""

    def fit(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], log: Log) -> None:
        """Learn from the blocks of this stage, or of any one before it by its name, and write it to the folder: whole,
        or not at all."""
