"""The referee's board of Othello, in plain Python, and the names of squares.

It shares no code with the agents' bitboards on purpose: a referee with their bugs would not see them. Squares are 0 to
63, row by row from a1, the upper left corner, to h8. A pass is 64 and an ordinary move, legal when nothing else is
while the other side can still move. All formats and protocols of Othello play through this board, which checks them.
"""

from __future__ import annotations

from collections.abc import Iterable

SIZE = 8
SQUARES = SIZE * SIZE
PASS = SQUARES  # the move that passes
EMPTY, BLACK, WHITE = 0, 1, 2
COLOURS = {BLACK: "black", WHITE: "white"}
LETTERS = "abcdefgh"
DIRECTIONS = tuple((down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right)


def rays_from(square: int) -> list[list[int]]:
    """Return the squares in each direction, nearest first."""
    rays = []
    for down, right in DIRECTIONS:
        row, column = divmod(square, SIZE)
        ray = []
        while 0 <= (row := row + down) < SIZE and 0 <= (column := column + right) < SIZE:
            ray.append(row * SIZE + column)
        rays.append(ray)
    return rays


STARTS = {27: WHITE, 36: WHITE, 28: BLACK, 35: BLACK}  # d4, e5, e4, d5
NEW_GAME = tuple(STARTS.get(square, EMPTY) for square in range(SQUARES))
RAYS = tuple(tuple(ray for ray in rays_from(square) if len(ray) > 1) for square in range(SQUARES))


class OthelloBoard:
    """Board and game: `cells` is a flat list, row 1 first: 0 empty, 1 black, 2 white; `mark` is to move.

    It remembers the start of the game and all moves, passes included.
    """

    def __init__(self, cells: Iterable[int] | None = None, mark: int = BLACK) -> None:
        self.start = tuple(NEW_GAME if cells is None else cells)
        self.first = mark
        self.reset()

    def reset(self, moves: Iterable[int] = ()) -> None:
        """Return to the start, and play these legal moves."""
        self.cells = list(self.start)
        self.mark = self.first
        self.moves: list[int] = []
        for move in moves:
            self.play(move)

    def flips(self, square: int, mark: int) -> list[int]:
        """Return the discs that a disc of `mark` on this square flips; none if it may not be put there."""
        cells, other = self.cells, 3 - mark
        if cells[square] != EMPTY:
            return []
        turned = []
        for ray in RAYS[square]:
            if cells[ray[0]] != other:
                continue
            run: list[int] = []
            for passed in ray:
                if cells[passed] != other:
                    turned += run if cells[passed] == mark else []
                    break
                run.append(passed)
        return turned

    def squares(self, mark: int) -> list[int]:
        """Return the squares where a disc of `mark` may be put."""
        return [square for square in range(SQUARES) if self.flips(square, mark)]

    def can_move(self, mark: int) -> bool:
        """Return whether a disc of `mark` may be put anywhere."""
        return any(self.flips(square, mark) for square in range(SQUARES))

    def legal(self) -> list[int]:
        """Return the moves of the side to move: squares, or the pass alone, or none when the game is over."""
        return self.squares(self.mark) or [PASS] * self.can_move(3 - self.mark)

    def is_legal(self, move: int) -> bool:
        """Return whether the side to move may play a move."""
        if move == PASS:
            return self.must_pass()
        return 0 <= move < SQUARES and bool(self.flips(move, self.mark))

    def must_pass(self) -> bool:
        """Return whether the pass is the only move."""
        return not self.can_move(self.mark) and self.can_move(3 - self.mark)

    def is_over(self) -> bool:
        """Return whether neither side can move."""
        return not (self.can_move(self.mark) or self.can_move(3 - self.mark))

    def play(self, move: int) -> None:
        """Play a legal move."""
        if move != PASS:
            for square in (move, *self.flips(move, self.mark)):
                self.cells[square] = self.mark
        self.mark = 3 - self.mark
        self.moves.append(move)

    @property
    def plies(self) -> int:
        """Number of moves so far, passes included."""
        return len(self.moves)

    def rewards(self) -> tuple[int, int] | None:
        """Return 1, 0 or -1 for black and for white; None while the game goes on."""
        if not self.is_over():
            return None
        lead = self.lead()
        return (lead > 0) - (lead < 0), (lead < 0) - (lead > 0)

    def discs(self, mark: int) -> int:
        """Return the number of discs of `mark`."""
        return self.cells.count(mark)

    def lead(self) -> int:
        """Return the lead of black in discs."""
        return self.discs(BLACK) - self.discs(WHITE)


def write_move(move: int) -> str:
    """Return the name of a move: `f5`, or `pass`."""
    return "pass" if move == PASS else f"{LETTERS[move % SIZE]}{move // SIZE + 1}"


def read_square(text: str) -> int | None:
    """Return the named square, f5 or F5; None for any other text."""
    if len(text) == 2 and text[0].lower() in LETTERS and text[1] in "12345678":
        return LETTERS.index(text[0].lower()) + SIZE * (int(text[1]) - 1)
    return None


def read_cells(text: str, black: str, white: str, empty: str) -> list[int] | None:
    """Return the cells of a drawn board, one character a square, row 1 first, blanks skipped; None for any other
    text."""
    meaning = {**dict.fromkeys(empty, EMPTY), **dict.fromkeys(black, BLACK), **dict.fromkeys(white, WHITE)}
    drawn = "".join(text.split())
    if len(drawn) != SQUARES or set(drawn) - set(meaning):
        return None
    return [meaning[sign] for sign in drawn]

