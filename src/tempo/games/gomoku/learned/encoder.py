"""What a network is shown of Gomoku: own stones, the other's and, where it has planes for it, last move and colour."""
import numpy as np

from tempo.games.gomoku.rules import CELLS_AT, TO_MOVE
from tempo.native.jit import njit
from tempo.network.layers import INPUTS, set_plane
from tempo.network.weights import NetworkShape

BARE, FULL = 2, 4  # planes: stones alone, or the last move and who is to move as well
OWN, OTHERS, LAST, COLOUR = range(FULL)


def shape_of(size: int) -> NetworkShape:
    """For a board of this size."""
    return NetworkShape(size, size, planes=BARE, actions=size * size, value_cells=8, value_hidden=64)


def original(size: int) -> NetworkShape:
    """As the network was first described."""
    channels = (32, 64, 128)
    return NetworkShape(
        size, size, FULL, size * size, channels, residual=False, value_cells=2, value_hidden=64, uses_last_move=True
    )


@njit
def encode_gomoku(board, state, last, network):
    """Put in all stones."""
    mark = state[TO_MOVE]
    for cell in range(board.size * board.size):
        row, column, stone = cell // board.size, cell % board.size, state[CELLS_AT + cell]
        if stone != 0:
            set_plane(network, row, column, OWN if stone == mark else OTHERS)
        if network.layers[0, INPUTS] == FULL and mark == 1:
            set_plane(network, row, column, COLOUR)
    if network.layers[0, INPUTS] == FULL and last >= 0:
        set_plane(network, last // board.size, last % board.size, LAST)


def symmetries(size: int) -> np.ndarray:
    """int64[8, cells] where each cell comes from."""
    cells = np.arange(size * size).reshape(size, size)
    turned = [np.rot90(cells, quarter) for quarter in range(4)]
    return np.array([one.ravel() for square in turned for one in (square, square.T)])
