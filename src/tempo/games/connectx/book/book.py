"""The opening book of the standard board: the exact best move wherever the game can go while we play by it.

From the first plies no solver finishes within a move, so what our own solver found beforehand is
kept. A book for one seat holds every position that can arise while our side plays book moves and
the opponent plays anything, mirror images counted once. Both sides of the book, whoever makes it and
whoever reads it, take the same walk through these positions: ply by ply, in the order of their
keys. So the data is nothing but the moves in that order, three bits each; no keys, no search.

Pure Python on purpose: walking takes a few hundredths of a second, compiling it would take longer.
"""
from collections.abc import Callable
from functools import cache

from tempo.games.connectx.book.book_data import FIRST_SEAT_MOVES, SECOND_SEAT_MOVES

BOOK_ROWS, BOOK_COLUMNS, BOOK_INAROW = 6, 7, 4
BOOK_STRIDE = BOOK_ROWS + 1
BOOK_COLUMN = (1 << BOOK_ROWS) - 1
BOOK_BOTTOM = sum(1 << (column * BOOK_STRIDE) for column in range(BOOK_COLUMNS))
DEEPEST = (8, 9)  # stones on the board in the last position of the book, for each seat
# One character holds two moves: their number in base 7 is a place in this alphabet of 49.
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw"

# A position as plain integers: (stones of the side to move, all stones), as in rules.py.
Stones = tuple[int, int]
NO_STONES: Stones = (0, 0)


def is_book_board(rows: int, columns: int, inarow: int) -> bool:
    """Whether what is known beforehand is about this board."""
    return (rows, columns, inarow) == (BOOK_ROWS, BOOK_COLUMNS, BOOK_INAROW)


def mirror_word(word: int) -> int:
    """The board from behind."""
    image = 0
    for column in range(BOOK_COLUMNS):
        image |= (word >> (column * BOOK_STRIDE) & BOOK_COLUMN) << ((BOOK_COLUMNS - 1 - column) * BOOK_STRIDE)
    return image


def canonical(position: Stones) -> tuple[Stones, bool]:
    """The position or its mirror image, whichever has the smaller key, and whether it is the image."""
    mine, stones = position
    image = (mirror_word(mine), mirror_word(stones))
    return (image, True) if sum(image) < mine + stones else (position, False)


def after_move(position: Stones, column: int) -> Stones | None:
    """The position after a move; None if the column is full or the game is over then."""
    mine, stones = position
    move = (stones + BOOK_BOTTOM) & (BOOK_COLUMN << (column * BOOK_STRIDE))
    if move == 0 or completes_four(mine | move):
        return None
    return mine ^ stones, stones | move


def completes_four(stones: int) -> bool:
    """Whether the stones hold four in a row."""
    for shift in (1, BOOK_STRIDE, BOOK_STRIDE + 1, BOOK_STRIDE - 1):
        pairs = stones & (stones >> shift)
        if pairs & (pairs >> (2 * shift)):
            return True
    return False


def replies(positions: list[Stones]) -> list[Stones]:
    """Every position one move later, mirror images once, in the order of their keys."""
    found = set()
    for position in positions:
        for column in range(BOOK_COLUMNS):
            after = after_move(position, column)
            if after is not None:
                found.add(canonical(after)[0])
    return sorted(found, key=sum)


def walk_book(seat: int, choose: Callable[[list[Stones]], list[int]]) -> dict[int, int]:
    """Key and book move of every position of a seat. `choose` is given the positions of one ply, in
    order, and gives the move in each."""
    book: dict[int, int] = {}
    positions = replies([NO_STONES]) if seat else [NO_STONES]
    for stones in range(seat, DEEPEST[seat] + 1, 2):
        moves = choose(positions)
        book.update((sum(position), move) for position, move in zip(positions, moves, strict=True))
        if stones < DEEPEST[seat]:
            ours = (after_move(*step) for step in zip(positions, moves, strict=True))
            positions = replies([after for after in ours if after is not None])
    return book


def pack(moves: list[int]) -> str:
    """Moves as text, two a character."""
    padded = moves + [0] * (len(moves) % 2)
    return "".join(ALPHABET[7 * one + other] for one, other in zip(padded[::2], padded[1::2], strict=True))


def unpack(text: str) -> list[int]:
    """The moves that `pack` packed, with a zero behind an odd number of them."""
    return [move for letter in text for move in divmod(ALPHABET.index(letter), 7)]


@cache
def load_book(seat: int) -> dict[int, int]:
    """The book of a seat, key to move; empty if the data is."""
    moves = unpack(SECOND_SEAT_MOVES if seat else FIRST_SEAT_MOVES)
    if not moves:
        return {}
    source = iter(moves)
    return walk_book(seat, lambda positions: [next(source) for _ in positions])


def book_move(mine: int, stones: int) -> int | None:
    """The best move, if the position is in the book."""
    (mine, stones), flipped = canonical((mine, stones))
    move = load_book(stones.bit_count() % 2).get(mine + stones)
    if move is None:
        return None
    return BOOK_COLUMNS - 1 - move if flipped else move
