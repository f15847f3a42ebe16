"""Shape of a network, and its weights laid out for `layers.py`."""
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tempo.network.layers import KERNEL_SIZE, VALUE_CELLS, Network, new_network, tiled
from tempo.network.tile_arithmetic import TILE_OUTPUTS

Layer = tuple[np.ndarray, np.ndarray]  # float32[inputs, outputs] weights, float32[outputs] biases


class NetworkShape(NamedTuple):
    """Sizes of a network."""

    rows: int  # of the board
    columns: int
    planes: int  # input planes of the game
    actions: int
    channels: tuple[int, ...] = (32, 32, 32, 32)  # outputs of each convolution
    residual: bool = True  # whether a convolution with as many outputs as inputs adds its input
    policy_cells: int = 4  # channels of the policy head's 1x1 convolution
    value_cells: int = 4
    value_hidden: int = 32
    uses_last_move: bool = False  # whether the last move is one of the inputs

    def sizes(self) -> list[tuple[int, int]]:
        """Return inputs and outputs of each layer."""
        cells, last = self.rows * self.columns, self.channels[-1]
        before = (self.planes, *self.channels[:-1])
        taps = KERNEL_SIZE**2
        convolutions = [(taps * inputs, outputs) for inputs, outputs in zip(before, self.channels, strict=True)]
        return [
            *convolutions,
            (last, self.policy_cells),
            (cells * self.policy_cells, self.actions),
            (last, self.value_cells),
            (cells * self.value_cells, self.value_hidden),
            (self.value_hidden, 1),
        ]


def network_of(shape: NetworkShape, weights: Sequence[Layer]) -> Network:
    """Return the network with these weights. Further layers, learned beside it, are left out."""
    sizes, last = shape.sizes(), len(shape.channels)
    features = shape.planes, *shape.channels
    layers, tiles = list[tuple[int, int, int, int, int]](), list[np.ndarray]()
    biases = np.zeros((len(sizes), tiled(max(outputs for _, outputs in sizes))), np.float32)
    for number, (rows, begins) in enumerate(weights[: len(sizes)]):
        outputs, taps = rows.shape[1], KERNEL_SIZE**2 if number < last else 1
        keeps_size = number < last and features[number] == outputs
        if keeps_size or 0 < number <= last or number == last + VALUE_CELLS or (number == 0 and shape.planes % 2):
            rows = filled_up(rows, features[min(number, last)])
        rows = np.pad(rows, ((0, len(rows) // taps % 2), (0, 0)))  # a dense layer has an even number of inputs, too
        width = tiled(outputs) if number < last else outputs
        first = sum(tile.size for tile in tiles)
        layers.append((first, len(rows) // taps, width, int(shape.residual and keeps_size), 0))
        tiles.append(in_tiles(rows))
        biases[number, :outputs] = begins
    return new_network(np.concatenate(tiles), biases, np.array(layers, np.int64), shape.rows, shape.columns)


def filled_up(rows: np.ndarray, channels: int) -> np.ndarray:
    """Return rows for inputs that have whole tiles of channels in each cell."""
    tiles = np.zeros((len(rows) // channels, tiled(channels), rows.shape[1]), np.float32)
    tiles[:, :channels] = rows.reshape(-1, channels, rows.shape[1])
    return tiles.reshape(-1, rows.shape[1])


def in_tiles(rows: np.ndarray) -> np.ndarray:
    """Return rows tile by tile, flat; the last tile is filled up with zeros."""
    tiles = np.zeros((len(rows), tiled(rows.shape[1])), np.float32)
    tiles[:, : rows.shape[1]] = rows
    return tiles.reshape(len(rows), -1, TILE_OUTPUTS).transpose(1, 0, 2).ravel()
