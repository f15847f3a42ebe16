"""Interface between `train` and a game that can be learned: the trainers of `GameAdapter.trainers()`.

A trainer has stages. A stage first makes blocks of data, independently, each from its number, which is its seed. Then
it fits a model to all blocks and writes it to the folder of the run, where the next stage finds it. Only the trainer
knows the format of a block, which is bytes. So a run can be interrupted anywhere and resumed, and its result does not
depend on the number of processes.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

Log = Callable[[str], None]  # prints one line of progress


class Stage(NamedTuple):
    """One step of a trainer."""

    name: str  # also of its files
    about: str  # one line for people
    blocks: int


class BlockMaker(Protocol):
    """Maker of the blocks of one stage. It can be pickled before `prepare`."""

    def prepare(self) -> None:
        """Prepare for the first block; called once in each process that makes blocks or forks one that does."""

    def __call__(self, number: int) -> bytes:
        """Make the block with this number."""


class Trainer(Protocol):
    """The training of a game's evaluation."""

    def stages(self) -> Sequence[Stage]:
        """Return all stages, in order."""

    def block_maker(self, stage: Stage, folder: Path) -> BlockMaker:
        """Return the maker of a stage's blocks, which may use the results of earlier stages in the folder."""

    def is_done(self, stage: Stage, folder: Path) -> bool:
        """Return whether the result of a stage is in the folder already."""

    def fit(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], log: Log) -> None:
        """Fit to the blocks of this stage, or of earlier ones by name, and write the result atomically.

        stage: the stage to fit
        folder: of the run
        blocks: returns the blocks of a stage by its name
        log: prints progress
        """
