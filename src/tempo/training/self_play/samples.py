"""Training samples: input planes, target policy and target values of a position.

A block holds the moves of its games as one line of JSON, and then the samples as raw bytes. Where a solver ended
games, their results stand beside the moves.
"""
from __future__ import annotations

import json
import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from tempo.network.weights import NetworkShape
from tempo.training.self_play.configs import TrainConfig

MAX_PLIES_LEFT = 255
END_OF_GAMES = b"\n"


class PlayedGames(NamedTuple):
    """Finished games and the samples taken from them."""

    samples: np.ndarray  # sample_type[positions] game by game, in the order of the plies
    games: list[list[int]]  # all moves of each game
    results: Sequence[int] = ()  # of each game, for the side that began; none if all games were played to their ends


def sample_type(shape: NetworkShape) -> np.dtype:
    """Return the dtype of one sample: planes as bits, floats in 16 bits."""
    bits = shape.rows * shape.columns * shape.planes
    return np.dtype(
        [
            ("planes", np.uint8, ((bits + 7) // 8,)),
            ("policy", np.float16, (shape.actions,)),
            ("value", np.float16),  # of the search, -1 to 1 for the side to move
            ("surprise", np.float16),  # KL divergence of the search's policy from the network's
            ("result", np.int8),  # of the game, for the side to move
            ("plies_left", np.uint8),  # to the end of the game, at most MAX_PLIES_LEFT
        ]
    )


def encode_block(played: PlayedGames) -> bytes:
    """Return the bytes of a block."""
    games = {"moves": played.games, "results": played.results} if played.results else played.games
    return json.dumps(games).encode() + END_OF_GAMES + played.samples.tobytes()


def read_samples(blocks: Iterable[bytes], shape: NetworkShape) -> np.ndarray:
    """Return the samples of all blocks, sample_type[samples]."""
    kind = sample_type(shape)
    parts = [np.frombuffer(block, kind, offset=block.index(END_OF_GAMES) + 1) for block in blocks]
    return np.concatenate(parts or [np.zeros(0, kind)])


def read_games(block: bytes) -> list[tuple[list[int], int | None]]:
    """Return the moves of each game of a block and its result for the side that began, None where the moves tell it."""
    games = json.loads(block[: block.index(END_OF_GAMES)])
    if isinstance(games, list):
        return [(moves, None) for moves in games]
    return list(zip(games["moves"], games["results"], strict=True))


def pack_planes(planes: np.ndarray) -> np.ndarray:
    """Return the planes as bits, uint8[positions, bytes]."""
    return np.packbits(planes.reshape(len(planes), math.prod(planes.shape[1:])).astype(np.uint8), axis=1)


def unpack_planes(samples: np.ndarray, shape: NetworkShape) -> np.ndarray:
    """Return the planes of samples, float32[samples, rows, columns, planes]."""
    bits = np.unpackbits(samples["planes"], axis=1, count=shape.rows * shape.columns * shape.planes)
    return bits.reshape(-1, shape.rows, shape.columns, shape.planes).astype(np.float32)


def value_targets(samples: np.ndarray, config: TrainConfig) -> np.ndarray:
    """Return the value targets, float32[samples]: a mixture of result and search value."""
    value = samples["value"].astype(np.float32)
    targets: np.ndarray = config.result_share * samples["result"] + (1 - config.result_share) * value
    return targets.astype(np.float32)
