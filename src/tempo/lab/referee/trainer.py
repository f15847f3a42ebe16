"""What `train` asks of a game that can be learned: `GameAdapter.school()` hands over a `School`.

A school is a row of stages. In each, blocks are made, independent of one another and each by its number alone, which
is its seed; then something is learned from all of them and written to the folder of the run, where the next stage
finds it. What is in a block only its school knows: bytes. So a run can be cut off anywhere and goes on where it was,
and comes to the same end however many processes work at it.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

Tell = Callable[[str], None]  # of a line for whoever watches


class Stage(NamedTuple):
    """One step of a school."""

    name: str  # of its files
    about: str  # for people: what is made and learned
    blocks: int


class Maker(Protocol):
    """Makes the blocks of one stage. It can be pickled before it is prepared."""

    def prepare(self) -> None:
        """What must be there before the first block: called once in each process that makes any, or whose child does.
        """

    def __call__(self, number: int) -> bytes:
        """The block with this number."""


class School(Protocol):
    """How a game is learned."""

    def stages(self) -> Sequence[Stage]:
        """All stages, in order."""

    def maker(self, stage: Stage, folder: Path) -> Maker:
        """Who makes the blocks of a stage, with what the stages before it left in the folder."""

    def is_learned(self, stage: Stage, folder: Path) -> bool:
        """Whether what is learned in a stage lies in the folder already."""

    def learn(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], tell: Tell) -> None:
        """Learn from the blocks of this stage, or of any one before it by its name, and write it to the folder: whole,
        or not at all."""
