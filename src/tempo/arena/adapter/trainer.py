"""Interface between the command `train` and a game that can be trained: `GameAdapter.trainers()` offers trainers.

A trainer has stages. Each stage makes blocks, independent of one another; a block's number is its seed. Then it fits
something to all blocks and writes it to the folder of the run, where the next stage finds it. Only the trainer knows
the bytes of its blocks. So a run can be cut off anywhere and resumed, and the result does not depend on the number of
processes.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

Log = Callable[[str], None]  # prints one line of progress


class Stage(NamedTuple):
    """One stage of a trainer."""

    name: str  # also of its files
    about: str  # one line for people
    blocks: int


class BlockMaker(Protocol):
    """Makes the blocks of one stage. It can be pickled before it is prepared."""

    def prepare(self) -> None:
        """Set up before the first block: called once in each process that makes blocks, or whose child does."""

    def __call__(self, number: int) -> bytes:
        """Return the block with this number."""


class Trainer(Protocol):
    """Training of one game with one preset."""

    def stages(self) -> Sequence[Stage]:
        """Return all stages, in order."""

    def block_maker(self, stage: Stage, folder: Path) -> BlockMaker:
        """Return the maker of a stage's blocks, which may read what earlier stages left in the folder."""

    def is_done(self, stage: Stage, folder: Path) -> bool:
        """Return whether the folder holds the result of a stage."""

    def fit(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], log: Log) -> None:
        """Fit to the blocks of this stage or of earlier ones, by name, and write the result to the folder: complete or
        not at all."""
