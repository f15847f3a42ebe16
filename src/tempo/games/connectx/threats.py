"""Cells that complete a line, and playouts that take wins and block the opponent's."""
from tempo.games.connectx.rules import ALL, MINE, drop, log_drop
from tempo.native.bits import ONE, THIRTY_TWO, ZERO
from tempo.native.jit import njit
from tempo.native.rng import scramble


@njit
def winning_cells(board, stones):
    """Return the cells where one more stone completes a line.

    The result contains occupied cells and bits off the board: mask it with the cells in question.
    """
    if board.inarow == 4:
        return (
            ((stones << ONE) & (stones << (ONE + ONE)) & (stones << (ONE + ONE + ONE)))
            | _completing_fours(stones, board.level)
            | _completing_fours(stones, board.rising)
            | _completing_fours(stones, board.falling)
        )
    return (
        _completing_cells(stones, ONE, board.inarow)
        | _completing_cells(stones, board.level, board.inarow)
        | _completing_cells(stones, board.rising, board.inarow)
        | _completing_cells(stones, board.falling, board.inarow)
    )


@njit
def _completing_fours(stones, shift):
    """Return the cells that complete four in a row along one direction."""
    double = shift + shift
    triple = double + shift
    behind = (stones << shift) & (stones << double)
    ahead = (stones >> shift) & (stones >> double)
    return (behind & ((stones << triple) | (stones >> shift))) | (ahead & ((stones << shift) | (stones >> triple)))


@njit
def _completing_cells(stones, shift, length):
    """Return the cells that complete `length` in a row along one direction."""
    cells = ZERO
    behind = ~ZERO
    shifted_behind = stones
    for count_behind in range(length):
        ahead = ~ZERO
        shifted_ahead = stones
        for _ in range(length - 1 - count_behind):
            shifted_ahead >>= shift
            ahead &= shifted_ahead
        cells |= behind & ahead
        shifted_behind <<= shift
        behind &= shifted_behind
    return cells


@njit
def decisive_playout(board, state, rng, log):
    """Play to the end with decisive moves: take a win, else block one, else drop at random.

    See Game.playout for the result.
    """
    mover = state[MINE]
    stones = state[ALL]
    wins = winning_cells(board, mover)
    losses = winning_cells(board, mover ^ stones)
    random = rng[0]
    plies = 0
    while stones != board.cells:
        moves = (stones + board.bottom) & board.cells
        plies += 1
        if wins & moves != ZERO:
            log_drop(board, log, plies - 1, wins & moves & ~((wins & moves) - ONE))
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        move = losses & moves
        if move != ZERO:
            move &= ~move + ONE
        while move == ZERO:  # draw again when the column is full
            random = scramble(random)
            move = drop(board, stones, ((random >> THIRTY_TWO) * board.columns) >> THIRTY_TWO)
        log_drop(board, log, plies - 1, move)
        stones |= move
        wins, losses = losses, winning_cells(board, mover | move)
        mover = (mover | move) ^ stones
    rng[0] = random
    return 0
