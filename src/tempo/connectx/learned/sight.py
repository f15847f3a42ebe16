"""What a network is shown of ConnectX, and how large it is. Two planes: own stones, and the other's."""
import numpy as np

from tempo.bits import ONE, ZERO
from tempo.connectx.rules import ALL, MINE
from tempo.jit import njit
from tempo.network.layers import put_in
from tempo.network.weights import NetworkShape

ROWS, COLUMNS, IN_A_ROW = 6, 7, 4  # the board that was learned
SHAPE = NetworkShape(
    ROWS, COLUMNS, planes=2, actions=COLUMNS, channels=(32,) * 6, policy_cells=8, value_cells=8, value_hidden=64
)


@njit
def show_connectx(board, state, last, network):
    """Put in all stones; which was the last does not matter."""
    others = state[ALL] ^ state[MINE]
    for column in range(network.columns):
        for row in range(network.rows):
            cell = ONE << (np.uint64(column) * board.stride + np.uint64(network.rows - 1 - row))
            if state[MINE] & cell != ZERO:
                put_in(network, row, column, 0)
            elif others & cell != ZERO:
                put_in(network, row, column, 1)
