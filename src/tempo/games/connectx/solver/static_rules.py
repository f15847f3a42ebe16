"""What the solver sees in a position without searching it.

The cells of a column are paired from the bottom up: an odd row and the even row above it. On a board
with an even number of rows the second player can always answer in the same column and so take every
even cell; the first player takes the odd cells of the other columns if one odd threat of his makes the
second player run out of moves. Two rules follow, with nothing but patterns of bits (`first_cannot_win`,
`second_cannot_hold`). They settle a third of the tree.
"""
from tempo.games.connectx.rules import has_line
from tempo.native.bits import ONE, ZERO
from tempo.native.jit import inlined, njit


@inlined
def safe_moves(board, stones, threats):
    """The moves after which the opponent, who would win on these cells, cannot win at once."""
    free = (stones + board.bottom) & board.cells
    forced = free & threats
    if forced == ZERO:
        return free & ~(threats >> ONE)
    if forced & (forced - ONE) != ZERO:
        return ZERO
    return forced & ~(threats >> ONE)


@inlined
def stone_count_answer(moves, empty, goal):
    """Whether the score reaches the goal (1 or 0), as far as counting stones can tell; else -1.
    The side to move is known to have no winning move, and these safe ones."""
    if moves == ZERO:
        return 1 if -(empty >> 1) >= goal else 0
    if empty <= 2:
        return 1 if goal <= 0 else 0
    if goal > (empty - 1) >> 1:
        return 0
    if goal <= -((empty - 2) >> 1):
        return 1
    return -1


@inlined
def follow_up_answer(board, lanes, upper, mine, stones, wins, threats, empty, goal):
    """Whether the score reaches the goal (1 or 0), as far as following up can tell; else -1.
    `wins` and `threats` are the winning cells of the side to move and of the opponent."""
    unfilled = board.cells & ~stones
    free = (stones + board.bottom) & board.cells
    first_to_move = empty & 1 == 0
    first_goal = goal if first_to_move else 1 - goal  # whether the first player's score reaches this
    first, second = mine, mine ^ stones
    first_wins, second_wins = wins, threats
    if not first_to_move:
        first, second = second, first
        first_wins, second_wins = second_wins, first_wins
    if first_goal >= 0 and first_cannot_win(board, upper, first, second, second_wins, unfilled, free, first_goal):
        return 0 if first_to_move else 1
    if first_goal <= 1 and second_cannot_hold(board, lanes, upper, second, first_wins, unfilled, free):
        return 1 if first_to_move else 0
    return -1


@inlined
def first_cannot_win(board, upper, first, second, second_wins, unfilled, free, goal):
    """Whether the second player, answering always in the same column, keeps the first below the goal.

    He gets every even cell that cannot be played at once, for when the first player is to move an even
    number of columns has an even cell on turn: whoever takes one of those leaves another as the answer.
    The first player cannot win if all other cells together give no line; cells above a winning cell
    that the second player will get do not count. Without a draw (goal 0), the second's cells must win.
    """
    kept = unfilled & upper & ~free
    reached = first | (unfilled & ~kept & ~cells_above(board, second_wins & kept))
    return not has_line(board, reached) and (goal > 0 or has_line(board, second | kept))


@inlined
def second_cannot_hold(board, lanes, upper, second, first_wins, unfilled, free):
    """Whether the first player surely gets one of his winning cells in an odd row.

    He leaves that column alone until the second player must play there, and answers everything else in
    the same column, or one even cell on turn with another. The second player then gets no more than the
    odd cells of the other columns, the cells on turn, and the even ones below the threat.
    """
    threats = first_wins & unfilled & ~upper & ~free
    if threats == ZERO:
        return False
    kept = unfilled & upper & ~free
    others = (unfilled & ~kept) & ~cells_above(board, first_wins & kept)
    for lane in lanes:
        threat = threats & lane
        if threat != ZERO:
            below = (threat & (~threat + ONE)) - ONE
            reached = second | (others & ~lane) | (unfilled & lane & below & (upper | free))
            if not has_line(board, reached):
                return True
    return False


@inlined
def cells_above(board, cells):
    """The cells above the lowest of these in each column."""
    roofs = board.bottom << (board.stride - ONE)
    return (((roofs - cells) | cells) & board.cells) << ONE


@inlined
def leaves_two_wins(threats, free):
    """Whether the opponent of the side with these winning cells can no longer stop them: two can be
    played now, or one and then the one above it."""
    now = threats & free
    return now & (now - ONE) != ZERO or (now << ONE) & threats != ZERO if now != ZERO else False


@njit
def mirrored(board, lanes, stones):
    """The stones with left and right exchanged."""
    image = ZERO
    column = board.column | (board.column << ONE)
    for _ in lanes:
        image = (image << board.stride) | (stones & column)
        stones >>= board.stride
    return image
