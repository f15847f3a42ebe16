"""What is learned from: positions as a network is shown them, a policy, and what they came to. Blocks of bytes."""
from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tempo.lab.selfplay.games import Notes
from tempo.network.weights import NetworkShape
from tempo.search.puct import NOBODY_MOVED

MOST_LEFT = 255


def new_notes(shape: NetworkShape, plies: int) -> Notes:
    """Room for one game."""
    cells = shape.rows * shape.columns
    return Notes(
        np.zeros((plies, cells, shape.planes), np.uint8),
        np.zeros((plies, shape.actions), np.float32),
        np.zeros(plies, np.float32),
        np.zeros(plies, np.float32),
        np.zeros(plies, np.int64),
        np.zeros(plies, np.int64),
        np.zeros(plies + 1, np.int64),
    )


def sample_type(shape: NetworkShape) -> np.dtype:
    """Of one position: shares are kept in 16 bits, planes as bits."""
    bits = shape.rows * shape.columns * shape.planes
    return np.dtype(
        [
            ("planes", np.uint8, ((bits + 7) // 8,)),
            ("policy", np.float16, (shape.actions,)),
            ("worth", np.float16),
            ("surprise", np.float16),
            ("result", np.int8),
            ("left", np.uint8),  # plies to the end of the game, at most MOST_LEFT
        ]
    )


def written(notes: Notes, count: int, shape: NetworkShape) -> np.ndarray:
    """The first positions of the notes."""
    samples = np.zeros(count, sample_type(shape))
    samples["planes"] = np.packbits(notes.planes[:count].reshape(count, -1), axis=1)
    samples["policy"], samples["worth"] = notes.policies[:count], notes.worths[:count]
    samples["surprise"], samples["result"] = notes.surprises[:count], notes.results[:count]
    plies = notes.moves.tolist().index(NOBODY_MOVED)
    samples["left"] = np.minimum(plies - notes.at[:count], MOST_LEFT)
    return samples


def read_samples(blocks: Iterable[bytes], shape: NetworkShape) -> np.ndarray:
    """All that stands in some blocks."""
    kind = sample_type(shape)
    return np.concatenate([np.frombuffer(block, kind) for block in blocks] or [np.zeros(0, kind)])


def planes_of(samples: np.ndarray, shape: NetworkShape) -> np.ndarray:
    """float32[samples, rows, columns, planes]"""
    bits = np.unpackbits(samples["planes"], axis=1, count=shape.rows * shape.columns * shape.planes)
    return bits.reshape(-1, shape.rows, shape.columns, shape.planes).astype(np.float32)
