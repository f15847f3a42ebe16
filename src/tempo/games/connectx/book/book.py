"""Opening book of the standard board: exact best moves, computed in advance by the solver.

In the first plies the solver does not finish within one move. The book of a seat holds every position that arises
while our side plays book moves and the opponent plays anything, mirror images once. Maker and reader of the book walk
through these positions in the same order: ply by ply, sorted by key. So the data holds only the moves in that order,
two to a character, and no keys.

Plain Python: the walk takes a few hundredths of a second, less than compiling it.
"""
from collections.abc import Callable
from functools import cache

from tempo.games.connectx.book.book_data import FIRST_SEAT_MOVES, SECOND_SEAT_MOVES

BOOK_ROWS, BOOK_COLUMNS, BOOK_INAROW = 6, 7, 4
BOOK_STRIDE = BOOK_ROWS + 1
BOOK_COLUMN = (1 << BOOK_ROWS) - 1
BOOK_BOTTOM = sum(1 << (column * BOOK_STRIDE) for column in range(BOOK_COLUMNS))
DEEPEST = (8, 9)  # stones on the board in the last positions of the book, for each seat
# One character holds two moves: 7 * first + second is an index into this alphabet of 49.
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw"

# A position as plain integers: (stones of the side to move, all stones), as in rules.py.
Stones = tuple[int, int]
NO_STONES: Stones = (0, 0)


def is_book_board(rows: int, columns: int, inarow: int) -> bool:
    """Test whether this is the board of the book and the tables."""
    return (rows, columns, inarow) == (BOOK_ROWS, BOOK_COLUMNS, BOOK_INAROW)


def mirror_bitboard(word: int) -> int:
    """Return the mirror image of a bitboard."""
    image = 0
    for column in range(BOOK_COLUMNS):
        image |= (word >> (column * BOOK_STRIDE) & BOOK_COLUMN) << ((BOOK_COLUMNS - 1 - column) * BOOK_STRIDE)
    return image


def canonical(position: Stones) -> tuple[Stones, bool]:
    """Return the position or its mirror image, the one with the smaller key, and whether it is the image."""
    mine, stones = position
    image = (mirror_bitboard(mine), mirror_bitboard(stones))
    return (image, True) if sum(image) < mine + stones else (position, False)


def after_move(position: Stones, column: int) -> Stones | None:
    """Return the position after a move, None if the column is full or the move ends the game."""
    mine, stones = position
    move = (stones + BOOK_BOTTOM) & (BOOK_COLUMN << (column * BOOK_STRIDE))
    if move == 0 or completes_four(mine | move):
        return None
    return mine ^ stones, stones | move


def completes_four(stones: int) -> bool:
    """Test whether the stones hold four in a row."""
    for shift in (1, BOOK_STRIDE, BOOK_STRIDE + 1, BOOK_STRIDE - 1):
        pairs = stones & (stones >> shift)
        if pairs & (pairs >> (2 * shift)):
            return True
    return False


def replies(positions: list[Stones]) -> list[Stones]:
    """Return every position one move later, mirror images once, sorted by key."""
    reached = set()
    for position in positions:
        for column in range(BOOK_COLUMNS):
            after = after_move(position, column)
            if after is not None:
                reached.add(canonical(after)[0])
    return sorted(reached, key=sum)


def walk_book(seat: int, choose: Callable[[list[Stones]], list[int]]) -> dict[int, int]:
    """Return the book moves of a seat by the positions' keys. `choose` maps the positions of one ply to their moves."""
    book: dict[int, int] = {}
    positions = replies([NO_STONES]) if seat else [NO_STONES]
    for stones in range(seat, DEEPEST[seat] + 1, 2):
        moves = choose(positions)
        book.update((sum(position), move) for position, move in zip(positions, moves, strict=True))
        if stones < DEEPEST[seat]:
            ours = (after_move(*step) for step in zip(positions, moves, strict=True))
            positions = replies([after for after in ours if after is not None])
    return book


def unpack(text: str) -> list[int]:
    """Decode moves, two from a character; an odd number of moves gets a zero appended."""
    return [move for letter in text for move in divmod(ALPHABET.index(letter), 7)]


@cache
def load_book(seat: int) -> dict[int, int]:
    """Return the book of a seat, from key to move; empty if its data is empty."""
    moves = unpack(SECOND_SEAT_MOVES if seat else FIRST_SEAT_MOVES)
    if not moves:
        return {}
    source = iter(moves)
    return walk_book(seat, lambda positions: [next(source) for _ in positions])


def book_move(mine: int, stones: int) -> int | None:
    """Return the best move, or None if the position is not in the book."""
    (mine, stones), flipped = canonical((mine, stones))
    move = load_book(stones.bit_count() % 2).get(mine + stones)
    if move is None:
        return None
    return BOOK_COLUMNS - 1 - move if flipped else move
