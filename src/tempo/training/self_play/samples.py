"""What is learned from: positions as a network is shown them, a policy, and what they came to. In blocks of bytes, each
with the games themselves before its positions."""
from __future__ import annotations

import json
import math
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from tempo.network.weights import NetworkShape

MOST_LEFT = 255
END_OF_GAMES = b"\n"


class Played(NamedTuple):
    """What came of some games."""

    samples: np.ndarray  # sample_type[positions] game by game, in the order of the plies
    games: list[list[int]]  # all their moves


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


def as_block(played: Played) -> bytes:
    return json.dumps(played.games).encode() + END_OF_GAMES + played.samples.tobytes()


def read_samples(blocks: Iterable[bytes], shape: NetworkShape) -> np.ndarray:
    """All positions of some blocks."""
    kind = sample_type(shape)
    parts = [np.frombuffer(block, kind, offset=block.index(END_OF_GAMES) + 1) for block in blocks]
    return np.concatenate(parts or [np.zeros(0, kind)])


def read_moves(block: bytes) -> list[list[int]]:
    """The games of a block."""
    games: list[list[int]] = json.loads(block[: block.index(END_OF_GAMES)])
    return games


def planes_as_bits(planes: np.ndarray) -> np.ndarray:
    return np.packbits(planes.reshape(len(planes), math.prod(planes.shape[1:])).astype(np.uint8), axis=1)


def planes_of(samples: np.ndarray, shape: NetworkShape) -> np.ndarray:
    """float32[samples, rows, columns, planes]"""
    bits = np.unpackbits(samples["planes"], axis=1, count=shape.rows * shape.columns * shape.planes)
    return bits.reshape(-1, shape.rows, shape.columns, shape.planes).astype(np.float32)
