"""Smart Game Format FF[4] for two-player games with one kind of stone.

https://www.red-bean.com/sgf: a file is a list of game trees, a tree a list of nodes followed by branches, a node a list
of properties like `B[f5]`. The reader takes the position (AB, AW, PL), the moves (B, W) and the other properties of the
first node as text; of every fork it follows the first branch. A point is written with letters (`fe`, from the upper
left corner) or with a number (`f5`), a pass as nothing, `tt`, `PA` or `pass`. The game's own reader checks the moves by
its rules. Anything that is not SGF is refused with one line that names line and column.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import NamedTuple

from tempo.lab.command_line.inputs import BadInput

LARGEST = 26
PASSES = ("", "tt", "pa", "pass", "--")
STRUCTURE = ("FF", "GM", "CA", "SZ", "AB", "AW", "AE", "PL", "B", "W")
LETTERS = "abcdefghijklmnopqrstuvwxyz"
DEEPEST = 400  # branches within branches
MOVES_A_LINE = 10
Point = tuple[int, int]  # column and row, from the upper left corner, counted from 0


class SgfKind(NamedTuple):
    """A game by its number in the format."""

    number: int
    size: int  # where SZ is missing
    numbered_rows: bool  # whether points are written as f5, not as fe


class Property(NamedTuple):
    """A property of a node."""

    name: str
    values: tuple[str, ...]  # without escapes
    place: str  # position in the text, for error messages


class SgfMove(NamedTuple):
    """A move of either colour."""

    black: bool
    point: Point | None  # None is a pass
    place: str = ""


class SgfGame(NamedTuple):
    """A game of a file."""

    kind: SgfKind
    size: int
    black: tuple[Point, ...]  # stones before the first move
    white: tuple[Point, ...]
    black_first: bool | None  # None if unknown
    moves: tuple[SgfMove, ...]
    info: dict[str, str]  # other properties of the first node: PB, PW, RE, DT, ...


class Scanner:
    """A text with a reading position."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        self.at = 0
        self.lines = [-1, *(place for place, sign in enumerate(text) if sign == "\n")]

    def place(self) -> str:
        """Return the position of the next character, by bisection, as it is called for every property."""
        line = bisect_left(self.lines, self.at)
        return f"{self.source}, line {line}, column {self.at - self.lines[line - 1]}"

    def peek(self) -> str:
        """Return the next character that is not blank; '' at the end."""
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.text[self.at : self.at + 1]

    def complain(self, wanted: str) -> BadInput:
        """Return the error that something is missing here."""
        found = self.peek()
        return BadInput(f"{self.place()}: {wanted} is missing" + (f" before '{found}'" if found else " at the end"))

    def take(self, sign: str, wanted: str) -> None:
        """Read one character, which must be this one."""
        if self.peek() != sign:
            raise self.complain(wanted)
        self.at += 1

    def value(self) -> str:
        """Read a value in brackets; a backslash escapes the next character and removes a line break."""
        place, signs = self.place(), []
        self.take("[", "a value in brackets")
        while (sign := self.text[self.at : self.at + 1]) != "]":
            if sign == "\\":
                self.at += 1
                sign = self.text[self.at : self.at + 1].replace("\n", "")
            if self.at >= len(self.text):
                raise BadInput(f"{place}: the bracket is never closed")
            signs.append(sign)
            self.at += 1
        self.at += 1
        return "".join(signs)


def parse_trees(text: str, source: str) -> Iterator[list[list[Property]]]:
    """Yield the nodes of each game of a file."""
    scan = Scanner(text.replace("\r\n", "\n").replace("\r", "\n"), source)
    scan.at = max(0, scan.text.find("("))  # other text may precede it
    if not scan.peek():
        raise BadInput(f"{scan.place()}: the file holds no game")
    while scan.peek():
        yield parse_tree(scan)


def parse_tree(scan: Scanner, depth: int = 1) -> list[list[Property]]:
    """Return the nodes of a tree along its first branches."""
    if depth > DEEPEST:
        raise BadInput(f"{scan.place()}: branches within branches, more than {DEEPEST} of them")
    scan.take("(", "the ( of a game")
    nodes, branches = [], []
    while scan.peek() == ";":
        nodes.append(parse_node(scan))
    if not nodes:
        raise scan.complain("a node, which begins with ;")
    while scan.peek() == "(":
        branches.append(parse_tree(scan, depth + 1))
    scan.take(")", "the ) of a game")
    return nodes + branches[0] if branches else nodes


def parse_node(scan: Scanner) -> list[Property]:
    """Read a node."""
    scan.take(";", "a node, which begins with ;")
    properties = []
    while is_letter(scan.peek()):
        place, start = scan.place(), scan.at
        while is_letter(scan.text[scan.at : scan.at + 1]):
            scan.at += 1
        name = "".join(letter for letter in scan.text[start : scan.at] if letter.isupper())  # the rest is FF[3]'s
        values = [scan.value()]
        while scan.peek() == "[":
            values.append(scan.value())
        properties.append(Property(name, tuple(values), place))
    return properties


def is_letter(sign: str) -> bool:
    """Return whether a character is an ASCII letter."""
    return sign.isascii() and sign.isalpha()


def read_sgf(text: str, wanted: SgfKind, source: str = "SGF") -> list[SgfGame]:
    """Read all games of a text, which must be of the wanted kind."""
    return [read_game(nodes, wanted, source) for nodes in parse_trees(text, source)]


def read_game(nodes: list[list[Property]], wanted: SgfKind, source: str) -> SgfGame:
    """Return the game of a tree."""
    root = {one.name: one for one in nodes[0]}
    number, size = read_number(root, "GM", 1), read_number(root, "SZ", wanted.size)
    place = nodes[0][0].place if nodes[0] else source
    if number != wanted.number:
        raise BadInput(f"{place}: this is GM[{number}]; wanted is GM[{wanted.number}]")
    if not 1 <= size <= LARGEST:
        raise BadInput(f"{place}: SZ[{size}] is not a size from 1 to {LARGEST}")
    moves: list[SgfMove] = []
    stones: dict[str, list[Point]] = {"AB": [], "AW": []}
    first = None
    for one in (one for node in nodes for one in node):
        if one.name in ("B", "W"):
            moves.append(SgfMove(one.name == "B", read_point(one.values[0], size, one.place, PASSES), one.place))
        elif one.name in ("AB", "AW", "AE", "PL") and moves:
            raise BadInput(f"{one.place}: {one.name} sets up the board in the middle of the game")
        elif one.name in stones:
            stones[one.name] += [point for value in one.values for point in read_points(value, size, one.place)]
        elif one.name == "PL":
            first = one.values[0].strip().lower() in ("b", "black", "1")
    info = {name: one.values[0] for name, one in root.items() if name not in STRUCTURE}
    return SgfGame(wanted, size, tuple(stones["AB"]), tuple(stones["AW"]), first, tuple(moves), info)


def read_number(root: dict[str, Property], name: str, default: int) -> int:
    """Return a whole number of the first node; `15:15` counts as 15."""
    if name not in root:
        return default
    text = root[name].values[0].strip()
    wide, colon, high = text.partition(":")
    if not wide.isdecimal() or (colon and high != wide):
        raise BadInput(f"{root[name].place}: {name}[{text:.20}] is not one whole number")
    return int(wide)


def read_point(text: str, size: int, place: str, passes: tuple[str, ...] = ()) -> Point | None:
    """Return a point, or None for a pass; `tt` is a point on boards that have it."""
    word = text.strip().lower()
    if len(word) >= 2 and word[0] in LETTERS[:size]:
        if len(word) == 2 and word[1] in LETTERS[:size]:
            return LETTERS.index(word[0]), LETTERS.index(word[1])
        if word[1:].isdecimal() and 1 <= int(word[1:]) <= size:
            return LETTERS.index(word[0]), int(word[1:]) - 1
    if word in passes:
        return None
    raise BadInput(f"{place}: [{' '.join(text.split()):.20}] is not a point of a board of {size}")


def read_points(text: str, size: int, place: str) -> list[Point]:
    """Return a point, or a rectangle of points given by two corners, `aa:cb`."""
    corners = [read_point(part, size, place) for part in text.split(":")[:2]]
    columns, rows = (sorted({corner[axis] for corner in corners if corner}) for axis in (0, 1))
    return [
        (column, row) for row in range(rows[0], rows[-1] + 1) for column in range(columns[0], columns[-1] + 1)
    ]


def write_sgf(game: SgfGame) -> str:
    """Return a game as text with a final newline."""
    write = write_numbered if game.kind.numbered_rows else write_letters
    info = "".join(f"{name}[{escape(text)}]" for name, text in game.info.items())
    setup = "".join(
        name + "".join(f"[{write(point)}]" for point in points)
        for name, points in (("AB", game.black), ("AW", game.white))
        if points
    )
    first = "" if game.black_first is None else f"PL[{'B' if game.black_first else 'W'}]"
    moves = [f";{'B' if move.black else 'W'}[{write(move.point) if move.point else ''}]" for move in game.moves]
    lines = ["".join(moves[at : at + MOVES_A_LINE]) for at in range(0, len(moves), MOVES_A_LINE)]
    head = f"(;FF[4]GM[{game.kind.number}]CA[UTF-8]SZ[{game.size}]{info}{setup}{first}"
    return "\n".join([head, *lines]) + ")\n"


def write_numbered(point: Point) -> str:
    """Return a point like f5."""
    return f"{LETTERS[point[0]]}{point[1] + 1}"


def write_letters(point: Point) -> str:
    """Return a point like fe."""
    return LETTERS[point[0]] + LETTERS[point[1]]


def escape(text: str) -> str:
    """Escape a value."""
    return text.replace("\\", "\\\\").replace("]", "\\]")
