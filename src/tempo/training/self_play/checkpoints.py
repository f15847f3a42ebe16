"""What a run has come to after each generation: one file, whole or not there."""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from tempo.lab.command_line.inputs import BadInput
from tempo.network.layers import HEADS, POLICY, VALUE
from tempo.network.weights import Layer, NetworkShape

FIRST_WORD = 0.1  # how loud the heads are to begin with
DAMAGED = (OSError, EOFError, KeyError, TypeError, ValueError, BadZipFile)  # what reading a file may raise that is

Line = Mapping[str, float]  # of a curve: what was measured of a generation


class Checkpoint(NamedTuple):
    """After so many generations."""

    weights: Sequence[Layer]
    momentum: Sequence[np.ndarray]  # the leaves of the optimizer's state; none before anything is learned
    player: int  # after how many generations the network was learned that plays the next games
    line: Line


def drawn_weights(shape: NetworkShape, seed: int) -> list[Layer]:
    """By chance, as large as keeps what comes out as large as what goes in; the heads say nothing yet. One layer more
    than the board has, for the replies."""
    chance, found, sizes = np.random.default_rng(seed), [], shape.sizes()
    for number, (rows, outputs) in enumerate([*sizes, sizes[POLICY - HEADS]], start=HEADS - len(sizes)):
        size = np.sqrt(2 / rows) * (FIRST_WORD if number in (POLICY, VALUE, HEADS) else 1)
        found.append((chance.normal(0, size, (rows, outputs)).astype(np.float32), np.zeros(outputs, np.float32)))
    return found


def fits(weights: Sequence[Layer], shape: NetworkShape) -> bool:
    """Whether these are the weights of such a network, with or without the layer that the board has not."""
    sizes = shape.sizes()
    return [rows.shape for rows, _ in weights[: len(sizes)]] == sizes


def checkpoint_file(folder: Path, generations: int) -> Path:
    return folder / f"network-{generations:04}.npz"


def last_checkpoint(folder: Path) -> int:
    """After how many generations the last one was made that is there; one alone is enough to go on from."""
    found = folder.glob("network-[0-9][0-9][0-9][0-9].npz")
    return max((int(path.stem.rpartition("-")[2]) for path in found), default=0)


def save(folder: Path, generations: int, checkpoint: Checkpoint) -> None:
    """Whole, or not at all; with the curves of the run so far, so that one such file is enough to go on from."""
    parts: dict[str, Any] = {f"rows{i}": rows for i, (rows, _) in enumerate(checkpoint.weights)}
    parts |= {f"begins{i}": begins for i, (_, begins) in enumerate(checkpoint.weights)}
    parts |= {f"momentum{i}": leaf for i, leaf in enumerate(checkpoint.momentum)}
    lines = [*lines_in(checkpoint_file(folder, generations - 1)), checkpoint.line]
    path = checkpoint_file(folder, generations)
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        np.savez(file, **parts, player=checkpoint.player, lines=json.dumps(lines))
    draft.replace(path)


def load(folder: Path, generations: int) -> Checkpoint:
    with parts_of(checkpoint_file(folder, generations)) as parts:
        weights = list(zip(numbered("rows", parts), numbered("begins", parts), strict=True))
        line = json.loads(str(parts["lines"]))[-1]
        return Checkpoint(weights, numbered("momentum", parts), int(parts["player"]), line)


@contextmanager
def parts_of(path: Path) -> Iterator[Any]:
    """What lies in a checkpoint; BadInput if it is not there, or damaged."""
    if not path.is_file():
        raise BadInput(f"there is no network '{path}'")
    try:
        with np.load(path) as parts:
            yield parts
    except DAMAGED as problem:
        what = type(problem).__name__
        raise BadInput(f"'{path}' is damaged ({what}): delete it, and the run goes on from the one before") from None


def numbered(name: str, parts: Any) -> list[np.ndarray]:
    """Those with this name and a number, in order."""
    return [parts[f"{name}{i}"] for i in range(sum(one.startswith(name) for one in parts.files))]


def kept_before(folder: Path, last: int) -> int:
    """How many checkpoints lie there one after the other, up to this one."""
    return next(number for number in count() if not checkpoint_file(folder, last - number).exists())


def averaged(folder: Path, last: int, most: int) -> list[Layer]:
    """The means of the weights after the last generations, so many if there are: better than any one of them, while the
    rate is high."""
    several = [
        load(folder, generations).weights
        for generations in range(last - min(most, kept_before(folder, last)) + 1, last + 1)
    ]
    return [
        (np.mean([rows for rows, _ in layers], axis=0), np.mean([begins for _, begins in layers], axis=0))
        for layers in zip(*several, strict=True)
    ]


def lines_of(folder: Path) -> list[Line]:
    """The curves of a run, as far as it has come."""
    return lines_in(checkpoint_file(folder, last_checkpoint(folder)))


def lines_in(path: Path) -> list[Line]:
    """Those that a checkpoint holds: of all generations up to its own; none, if it is not there."""
    if not path.exists():
        return []
    with parts_of(path) as parts:
        found: list[Line] = json.loads(str(parts["lines"]))
    return found
