"""Network inputs of ConnectX, and the shape of the network.

Besides the stones, the planes hold features that 3x3 convolutions would have to learn to count: the cells that
complete a line, the legal moves, and the parity plane. The parity plane marks the cells that the side to move gets if
the columns are filled one after the other; it decides long games (the first player gets rows 1, 3 and 5).
"""
import numpy as np

from tempo.games.connectx.rules import ALL, MINE
from tempo.games.connectx.threats import winning_cells
from tempo.native.bits import ONE, ZERO, count_bits
from tempo.native.jit import njit
from tempo.network.layers import set_plane
from tempo.network.weights import NetworkShape

ROWS, COLUMNS, IN_A_ROW = 6, 7, 4  # the board that the network was trained on
PLANES = 6
OWN, OTHERS, OWN_WINS, OTHERS_WINS, MOVES, PARITY = range(PLANES)
SHAPE = NetworkShape(
    ROWS, COLUMNS, planes=PLANES, actions=COLUMNS, channels=(32,) * 6, policy_cells=8, value_cells=8, value_hidden=64
)


@njit
def encode_connectx(board, state, last, network):
    """Set the input planes for a state. `last` is not used: the last move does not matter."""
    stones, own = state[ALL], state[MINE]
    empty = board.cells ^ stones
    _fill_plane(board, own, network, OWN)
    _fill_plane(board, own ^ stones, network, OTHERS)
    _fill_plane(board, winning_cells(board, own) & empty, network, OWN_WINS)
    _fill_plane(board, winning_cells(board, own ^ stones) & empty, network, OTHERS_WINS)
    _fill_plane(board, (stones + board.bottom) & board.cells, network, MOVES)
    _fill_plane(board, _parity_cells(board, stones), network, PARITY)


@njit
def _parity_cells(board, stones):
    """Return the cells that the side to move gets if every column is filled before the next."""
    cells = ZERO
    for row in range(count_bits(stones) & 1, ROWS, 2):
        cells |= board.bottom << np.uint64(row)
    return cells


@njit
def _fill_plane(board, cells, network, plane):
    """Set one plane of the network's input on all of these cells."""
    for column in range(network.columns):
        for row in range(network.rows):
            cell = ONE << (np.uint64(column) * board.stride + np.uint64(network.rows - 1 - row))
            if cells & cell != ZERO:
                set_plane(network, row, column, plane)
