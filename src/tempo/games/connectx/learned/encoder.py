"""What a network is shown of ConnectX, and how large it is.

Beside the stones it is shown what three-by-three convolutions would have to learn to count out: where a line would be
completed, where a stone can fall, and whose turn a cell is if columns are filled up one after the other, which is what
decides long games (whoever begins comes to the first, third and fifth row).
"""
import numpy as np

from tempo.games.connectx.rules import ALL, MINE
from tempo.games.connectx.threats import winning_cells
from tempo.native.bits import ONE, ZERO, count_bits
from tempo.native.jit import njit
from tempo.network.layers import set_plane
from tempo.network.weights import NetworkShape

ROWS, COLUMNS, IN_A_ROW = 6, 7, 4  # the board that was learned
PLANES = 6
OWN, OTHERS, OWN_WINS, OTHERS_WINS, MOVES, TURNS = range(PLANES)
SHAPE = NetworkShape(
    ROWS, COLUMNS, planes=PLANES, actions=COLUMNS, channels=(32,) * 6, policy_cells=8, value_cells=8, value_hidden=64
)


@njit
def encode_connectx(board, state, last, network):
    """Put in all planes; which stone was the last does not matter."""
    stones, own = state[ALL], state[MINE]
    empty = board.cells ^ stones
    fill_plane(board, own, network, OWN)
    fill_plane(board, own ^ stones, network, OTHERS)
    fill_plane(board, winning_cells(board, own) & empty, network, OWN_WINS)
    fill_plane(board, winning_cells(board, own ^ stones) & empty, network, OTHERS_WINS)
    fill_plane(board, (stones + board.bottom) & board.cells, network, MOVES)
    fill_plane(board, turns(board, stones), network, TURNS)


@njit
def turns(board, stones):
    """The cells that the side to move comes to if every column is filled up before the next."""
    found = ZERO
    for row in range(count_bits(stones) & 1, ROWS, 2):
        found |= board.bottom << np.uint64(row)
    return found


@njit
def fill_plane(board, cells, network, plane):
    """Something stands on all these cells, in one of the planes."""
    for column in range(network.columns):
        for row in range(network.rows):
            cell = ONE << (np.uint64(column) * board.stride + np.uint64(network.rows - 1 - row))
            if cells & cell != ZERO:
                set_plane(network, row, column, plane)
