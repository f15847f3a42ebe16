"""Training samples: positions with their values for the side to move, twenty bytes each."""
from __future__ import annotations

from collections.abc import Iterable

import numpy as np

SAMPLE = np.dtype([("mine", "<u8"), ("theirs", "<u8"), ("value", "<i2"), ("discs", "u1"), ("held_out", "u1")])
HELD_OUT = 25  # one block in 25 is held out to measure the error


def new_samples(rows: list[tuple[int, int, int]], block: int) -> np.ndarray:
    """Return the samples of a block from rows of discs, discs of the other side, and value in units."""
    samples = np.zeros(len(rows), SAMPLE)
    for sample, (mine, theirs, value) in zip(samples, rows, strict=True):
        sample["mine"], sample["theirs"], sample["value"] = mine, theirs, value
        sample["discs"] = (mine | theirs).bit_count()
    samples["held_out"] = block % HELD_OUT == HELD_OUT - 1
    return samples


def read_samples(blocks: Iterable[bytes]) -> np.ndarray:
    """Return the samples of some blocks, SAMPLE[]."""
    return np.concatenate([np.frombuffer(block, SAMPLE) for block in blocks] or [np.zeros(0, SAMPLE)])
