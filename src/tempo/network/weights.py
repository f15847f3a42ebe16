"""Shape of a network, and its weights laid out for `layers.py`."""
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tempo.network.layers import KERNEL_SIZE, Network, new_network
from tempo.network.tiles import TILE_OUTPUTS

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

    def layers(self) -> list[tuple[int, int, int, int]]:
        """Return the rows of `Network.layers`."""
        found, first, last = [], 0, len(self.channels)
        given = (self.planes, *self.channels)
        for number, (rows, outputs) in enumerate(self.sizes()):
            inputs = given[number] if number < last else rows
            found.append((first, inputs, outputs, int(self.residual and number < last and inputs == outputs)))
            first += rows
        return found

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
    layers = shape.layers()
    weights = weights[: len(layers)]
    most = -(-max(outputs for _, _, outputs, _ in layers) // TILE_OUTPUTS) * TILE_OUTPUTS
    table = np.zeros((sum(rows.shape[0] for rows, _ in weights), most), np.float32)
    biases = np.zeros((len(layers), most), np.float32)
    for number, ((first, _, outputs, _), (rows, start)) in enumerate(zip(layers, weights, strict=True)):
        table[first : first + rows.shape[0], :outputs] = rows
        biases[number, :outputs] = start
    return new_network(table, biases, np.array(layers, np.int64), shape.rows, shape.columns)
