"""Network inputs of Gomoku: planes of both sides' stones and, in the original shape, the last move and the colour."""
import numpy as np

from tempo.games.gomoku.rules import CELLS_AT, TO_MOVE
from tempo.native.jit import njit
from tempo.network.layers import INPUTS, set_plane
from tempo.network.weights import NetworkShape

STONE_PLANES, ALL_PLANES = 2, 4  # number of planes: stones only, or also the last move and the colour to move
OWN, OTHERS, LAST, COLOUR = range(ALL_PLANES)


def network_shape(size: int) -> NetworkShape:
    """Return the shape of the network for a board size."""
    return NetworkShape(size, size, planes=STONE_PLANES, actions=size * size, value_cells=8, value_hidden=64)


def original_shape(size: int) -> NetworkShape:
    """Return the shape of the network of the original description."""
    channels = (32, 64, 128)
    return NetworkShape(
        size,
        size,
        planes=ALL_PLANES,
        actions=size * size,
        channels=channels,
        residual=False,
        value_cells=2,
        value_hidden=64,
        uses_last_move=True,
    )


@njit
def encode_gomoku(board, state, last, network):
    """Set the input planes for a state. `last` is the cell of the last move, or negative if there is none."""
    mark = state[TO_MOVE]
    for cell in range(board.size * board.size):
        row, column, stone = cell // board.size, cell % board.size, state[CELLS_AT + cell]
        if stone != 0:
            set_plane(network, row, column, OWN if stone == mark else OTHERS)
        if network.layers[0, INPUTS] == ALL_PLANES and mark == 1:
            set_plane(network, row, column, COLOUR)
    if network.layers[0, INPUTS] == ALL_PLANES and last >= 0:
        set_plane(network, last // board.size, last % board.size, LAST)


def symmetries(size: int) -> np.ndarray:
    """Return the eight symmetries of the board as permutations of its cells: int64[8, cells]."""
    cells = np.arange(size * size).reshape(size, size)
    turned = [np.rot90(cells, quarter) for quarter in range(4)]
    return np.array([image.ravel() for square in turned for image in (square, square.T)])
