"""Checkpoints of a self-play run: one file after each generation, complete or absent."""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from tempo.arena.command_line.inputs import BadInput
from tempo.native.atomic_file import USUAL, atomic_write
from tempo.network.layers import HEADS, POLICY, VALUE
from tempo.network.weights import Layer, NetworkShape

FIRST_HEADS = 0.1  # scale of the heads' first weights against those of the other layers
DAMAGED = (OSError, EOFError, KeyError, TypeError, ValueError, BadZipFile)  # errors of reading a damaged file

Metrics = Mapping[str, float]  # of one generation, by name


class Checkpoint(NamedTuple):
    """State of a run after a generation."""

    weights: Sequence[Layer]
    optimizer_state: Sequence[np.ndarray]  # leaves of the tree; empty before the first step
    player: int  # generation of the network that plays the next games
    metrics: Metrics


def initial_weights(shape: NetworkShape, seed: int) -> list[Layer]:
    """Return random weights by He's initialisation, with small heads. The last layer, for replies, exists in training
    only."""
    rng, layers, sizes = np.random.default_rng(seed), [], shape.sizes()
    for number, (inputs, outputs) in enumerate([*sizes, sizes[POLICY - HEADS]], start=HEADS - len(sizes)):
        size = np.sqrt(2 / inputs) * (FIRST_HEADS if number in (POLICY, VALUE, HEADS) else 1)
        layers.append((rng.normal(0, size, (inputs, outputs)).astype(np.float32), np.zeros(outputs, np.float32)))
    return layers


def has_shape(weights: Sequence[Layer], shape: NetworkShape) -> bool:
    """Return whether the weights are those of such a network, with or without the layer for replies."""
    sizes = shape.sizes()
    return [layer.shape for layer, _ in weights[: len(sizes)]] == sizes


def checkpoint_file(folder: Path, generations: int) -> Path:
    """Return the file of the checkpoint after a number of generations."""
    return folder / f"network-{generations:04}.npz"


def last_checkpoint(folder: Path) -> int:
    """Return the number of the last checkpoint, 0 if there is none. A run needs only this one to resume."""
    files = folder.glob("network-[0-9][0-9][0-9][0-9].npz")
    return max((int(path.stem.rpartition("-")[2]) for path in files), default=0)


def save(folder: Path, generations: int, checkpoint: Checkpoint) -> None:
    """Write a checkpoint, with the metrics of all generations so far. Readers never see half a file."""
    parts: dict[str, Any] = {f"weights{i}": weights for i, (weights, _) in enumerate(checkpoint.weights)}
    parts |= {f"biases{i}": biases for i, (_, biases) in enumerate(checkpoint.weights)}
    parts |= {f"optimizer{i}": leaf for i, leaf in enumerate(checkpoint.optimizer_state)}
    metrics = [*metrics_in(checkpoint_file(folder, generations - 1)), checkpoint.metrics]
    path = checkpoint_file(folder, generations)
    with atomic_write(path, USUAL) as file:
        np.savez(file, **parts, player=checkpoint.player, metrics=json.dumps(metrics))


def load(folder: Path, generations: int) -> Checkpoint:
    """Read a checkpoint; BadInput if it is missing or damaged."""
    with _arrays_of(checkpoint_file(folder, generations)) as arrays:
        weights = list(zip(_numbered("weights", arrays), _numbered("biases", arrays), strict=True))
        metrics = _metrics_of(arrays)[-1]
        return Checkpoint(weights, _numbered("optimizer", arrays), int(arrays["player"]), metrics)


@contextmanager
def _arrays_of(path: Path) -> Iterator[dict[str, np.ndarray]]:
    """Yield the arrays of a checkpoint by their names; BadInput if it is missing or damaged."""
    if not path.is_file():
        raise BadInput(f"there is no network '{path}'")
    try:
        with np.load(path) as parts:
            yield dict(parts)
    except DAMAGED as problem:
        what = type(problem).__name__
        raise BadInput(f"'{path}' is damaged ({what}): delete it, and the run resumes from the one before") from None


def _numbered(name: str, arrays: Mapping[str, np.ndarray]) -> list[np.ndarray]:
    """Return the arrays `name0`, `name1`, and so on."""
    return [arrays[f"{name}{i}"] for i in range(sum(key.rstrip("0123456789") == name for key in arrays))]


def _metrics_of(arrays: Mapping[str, np.ndarray]) -> list[Metrics]:
    metrics: list[Metrics] = json.loads(str(arrays["metrics"]))
    return metrics


def averaged_weights(folder: Path, last: int, most: int) -> list[Layer]:
    """Return the means of the weights of the last checkpoints, at most `most`: while the learning rate is high they are
    better than any one of them."""
    in_a_row = takewhile(lambda number: checkpoint_file(folder, number).exists(), range(last, last - most, -1))
    several = [load(folder, generations).weights for generations in reversed(list(in_a_row))]
    return [
        (np.mean([weights for weights, _ in layers], axis=0), np.mean([biases for _, biases in layers], axis=0))
        for layers in zip(*several, strict=True)
    ]


def metrics_of_run(folder: Path) -> list[Metrics]:
    """Return the metrics of all generations of a run so far."""
    return metrics_in(checkpoint_file(folder, last_checkpoint(folder)))


def metrics_in(path: Path) -> list[Metrics]:
    """Return the metrics in a checkpoint, of all generations up to its own; none if the file is missing."""
    if not path.exists():
        return []
    with _arrays_of(path) as arrays:
        return _metrics_of(arrays)
