"""Which empty cells would complete a line, and playouts that look at them."""
from tempo.bits import ONE, THIRTY_TWO, ZERO
from tempo.connectx.rules import ALL, MINE, drop, has_line
from tempo.jit import njit
from tempo.rng import scramble


@njit
def winning_cells(board, stones):
    """The cells where one more stone would complete four in a row: among them occupied ones and
    some that are not on the board, so mask the result with the moves. Only for `inarow` of 4."""
    return (
        ((stones << ONE) & (stones << (ONE + ONE)) & (stones << (ONE + ONE + ONE)))
        | completing_cells(stones, board.level)
        | completing_cells(stones, board.rising)
        | completing_cells(stones, board.falling)
    )


@njit
def completing_cells(stones, shift):
    """The cells that complete four in a row along one direction."""
    double = shift + shift
    triple = double + shift
    ahead = (stones << shift) & (stones << double)
    behind = (stones >> shift) & (stones >> double)
    return (
        (ahead & ((stones << triple) | (stones >> shift)))
        | (behind & ((stones << shift) | (stones >> triple)))
    )


@njit
def winning_moves(board, stones, moves):
    """Those of the moves that complete a line."""
    if board.inarow == 4:
        return winning_cells(board, stones) & moves
    found = ZERO
    while moves != ZERO:
        move = moves & (~moves + ONE)
        moves ^= move
        if has_line(board, stones | move):
            found |= move
    return found


@njit
def decisive_playout(board, state, rng):
    """As `playout`, but each side takes a win when it has one and else blocks one of the opponent's."""
    mover = state[MINE]
    stones = state[ALL]
    random = rng[0]
    plies = 0
    while stones != board.cells:
        moves = (stones + board.bottom) & board.cells
        plies += 1
        if winning_moves(board, mover, moves) != ZERO:
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        forced = winning_moves(board, stones ^ mover, moves)
        if forced != ZERO:
            move = forced & (~forced + ONE)
        else:
            move = ZERO
            while move == ZERO:  # draw again when the column is full
                random = scramble(random)
                move = drop(board, stones, ((random >> THIRTY_TWO) * board.columns) >> THIRTY_TWO)
        stones |= move
        mover = (mover | move) ^ stones
    rng[0] = random
    return 0
