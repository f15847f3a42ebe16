"""What is learned from: positions, and what each is worth to the side to move. Twenty bytes each."""
from __future__ import annotations

from collections.abc import Iterable

import numpy as np

LESSON = np.dtype([("mine", "<u8"), ("theirs", "<u8"), ("value", "<i2"), ("discs", "u1"), ("held_out", "u1")])
HELD_OUT = 25  # of so many blocks one is kept from learning, to see how well it went


def new_lessons(rows: list[tuple[int, int, int]], block: int) -> np.ndarray:
    """Positions with their values in units."""
    lessons = np.zeros(len(rows), LESSON)
    for lesson, (mine, theirs, value) in zip(lessons, rows, strict=True):
        lesson["mine"], lesson["theirs"], lesson["value"] = mine, theirs, value
        lesson["discs"] = (mine | theirs).bit_count()
    lessons["held_out"] = block % HELD_OUT == HELD_OUT - 1
    return lessons


def read_lessons(blocks: Iterable[bytes]) -> np.ndarray:
    """All lessons of some blocks."""
    return np.concatenate([np.frombuffer(block, LESSON) for block in blocks] or [np.zeros(0, LESSON)])
