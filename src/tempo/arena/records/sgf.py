"""Smart Game Format FF[4] for two-player games with one kind of stone.

https://www.red-bean.com/sgf: a file is a list of game trees, a tree a list of nodes followed by branches, a node a list
of properties like `B[f5]`. The reader takes the position (AB, AW, PL), the moves (B, W) and the other properties of the
first node as text; of every fork it follows the first branch. A point is written with letters (`fe`, from the upper
left corner) or with a number (`f5`), a pass as nothing, `tt`, `PA` or `pass`. The game's own reader checks the moves by
its rules. Anything that is not SGF is refused with one line that names line and column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from tempo.arena.command_line.inputs import BadInput

LARGEST = 26
PASSES = ("", "tt", "pa", "pass", "--")
MOVES = ("B", "W")
STRUCTURE = ("FF", "GM", "CA", "SZ", "AB", "AW", "AE", "PL", "B", "W")
LETTERS = "abcdefghijklmnopqrstuvwxyz"
DEEPEST = 400  # branches within branches
MOST_NODES = 100_000  # in a text, besides those with the moves of its games
MOST_PROPERTIES = MOST_VALUES = 1000  # in a node, and of a property
LONGEST_NUMBER = 3  # digits
BLANKS = re.compile(r"\s*")
NAME = re.compile(r"[A-Za-z]+")
ESCAPE_OR_END = re.compile(r"\\.|\]", re.DOTALL)  # the next backslash or bracket of a value
ESCAPE = re.compile(r"\\(.)", re.DOTALL)
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
    at: int  # position in the text, for error messages


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
        self.text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.source = source
        self.at = self.nodes = 0  # nodes so far that are neither the first of a game nor a move of it
        self.counted, self.line, self.begin = 0, 1, 0  # how far `place` has counted: its line, and where that begins

    def place(self, at: int | None = None) -> str:
        """Return a position, by default that of the next character. Asked in the order of the text it counts once."""
        at = self.at if at is None else at
        if at < self.counted:
            self.counted, self.line, self.begin = 0, 1, 0
        if breaks := self.text.count("\n", self.counted, at):
            self.line, self.begin = self.line + breaks, self.text.rfind("\n", self.counted, at) + 1
        self.counted = at
        return f"{self.source}, line {self.line}, column {at - self.begin + 1}"

    def peek(self) -> str:
        """Return the next character that is not blank; '' at the end."""
        if self.text[self.at : self.at + 1].isspace() and (blanks := BLANKS.match(self.text, self.at)):
            self.at = blanks.end()
        return self.text[self.at : self.at + 1]

    def complain(self, wanted: str) -> BadInput:
        """Return the error that something is missing here."""
        sign = self.peek()
        return BadInput(f"{self.place()}: {wanted} is missing" + (f" before '{sign}'" if sign else " at the end"))

    def take(self, sign: str, wanted: str) -> None:
        """Read one character, which must be this one."""
        if self.peek() != sign:
            raise self.complain(wanted)
        self.at += 1

    def value(self) -> str:
        """Read a value in brackets; a backslash escapes the next character and removes a line break."""
        self.take("[", "a value in brackets")
        start = self.at
        end = next((match for match in ESCAPE_OR_END.finditer(self.text, start) if match[0] == "]"), None)
        if end is None:
            raise BadInput(f"{self.place(start - 1)}: the bracket is never closed")
        self.at = end.end()
        return ESCAPE.sub(lambda escape: escape[1].replace("\n", ""), self.text[start : end.start()])


def parse_tree(scan: Scanner) -> Iterator[list[Property]]:
    """Yield the nodes of a game along its first branches: those before the first branch that ends."""
    depth, is_main, is_first = 0, True, True
    while True:
        if depth == DEEPEST:
            raise BadInput(f"{scan.place()}: branches within branches, more than {DEEPEST} of them")
        scan.take("(", "the ( of a game")
        depth += 1
        if scan.peek() != ";":
            raise scan.complain("a node, which begins with ;")
        while scan.peek() == ";":
            node = parse_node(scan)
            if not is_first and not (is_main and any(entry.name in MOVES for entry in node)):
                scan.nodes += 1
                if scan.nodes > MOST_NODES:
                    raise BadInput(f"{scan.place()}: more than {MOST_NODES:,} nodes besides the moves of games")
            is_first = False
            if is_main:
                yield node
        while depth and scan.peek() != "(":
            scan.take(")", "the ) of a game")
            depth, is_main = depth - 1, False
        if not depth:
            return


def parse_node(scan: Scanner) -> list[Property]:
    """Read a node."""
    scan.take(";", "a node, which begins with ;")
    properties: list[Property] = []
    while scan.peek() and (word := NAME.match(scan.text, scan.at)):
        if len(properties) == MOST_PROPERTIES:
            raise BadInput(f"{scan.place()}: more than {MOST_PROPERTIES} properties in a node")
        place, scan.at = scan.at, word.end()
        values = [scan.value()]
        while scan.peek() == "[":
            values.append(scan.value())
            if len(values) > MOST_VALUES:
                raise BadInput(f"{scan.place(place)}: more than {MOST_VALUES} values of a property")
        name = "".join(filter(str.isupper, word[0]))  # the rest is FF[3]'s
        properties.append(Property(name, tuple(values), place))
    return properties


def read_sgf(text: str, wanted: SgfKind, source: str = "SGF") -> Iterator[SgfGame]:
    """Yield all games of a text, which must be of the wanted kind."""
    scan = Scanner(text, source)
    scan.at = max(0, scan.text.find("("))  # other text may precede it
    if not scan.peek():
        raise BadInput(f"{scan.place()}: the file holds no game")
    while scan.peek():
        yield read_game(parse_tree(scan), wanted, scan)


def read_game(nodes: Iterator[list[Property]], wanted: SgfKind, scan: Scanner) -> SgfGame:
    """Return the game of a tree. Stones and moves end where the board has no points left for them."""
    first_node = next(nodes)
    root = {entry.name: entry for entry in first_node}
    number, size = read_number(root, "GM", 1, scan), read_number(root, "SZ", wanted.size, scan)
    place = scan.place(first_node[0].at) if first_node else scan.source
    if number != wanted.number:
        raise BadInput(f"{place}: this is GM[{number}]; wanted is GM[{wanted.number}]")
    if not 1 <= size <= LARGEST:
        raise BadInput(f"{place}: SZ[{size}] is not a size from 1 to {LARGEST}")
    moves: list[SgfMove] = []
    stones: dict[str, list[Point]] = {"AB": [], "AW": []}
    first = None
    for entry in (entry for node in chain([first_node], nodes) for entry in node):
        if entry.name in MOVES:
            place = scan.place(entry.at)
            moves.append(SgfMove(entry.name == "B", read_point(entry.values[0], size, place, PASSES), place))
            if len(moves) > 2 * size * size:  # a pass for each stone
                raise BadInput(f"{place}: more moves than a board of {size} has room for")
        elif entry.name in ("AB", "AW", "AE", "PL") and moves:
            raise BadInput(f"{scan.place(entry.at)}: {entry.name} sets up the board in the middle of the game")
        elif entry.name in stones:
            set_up(stones, entry, size, scan.place(entry.at))
        elif entry.name == "PL":
            first = entry.values[0].strip().lower() in ("b", "black", "1")
    info = {name: entry.values[0] for name, entry in root.items() if name not in STRUCTURE}
    return SgfGame(wanted, size, tuple(stones["AB"]), tuple(stones["AW"]), first, tuple(moves), info)


def set_up(stones: dict[str, list[Point]], entry: Property, size: int, place: str) -> None:
    """Add the stones of a property; BadInput if there are more than points on the board."""
    for value in entry.values:
        stones[entry.name] += read_points(value, size, place)
        if sum(map(len, stones.values())) > size * size:
            raise BadInput(f"{place}: {entry.name} sets up more stones than a board of {size} has points")


def read_number(root: dict[str, Property], name: str, default: int, scan: Scanner) -> int:
    """Return a whole number of the first node; `15:15` counts as 15."""
    if name not in root:
        return default
    text = root[name].values[0].strip()
    wide, colon, high = text.partition(":")
    if not wide.isdecimal() or len(wide) > LONGEST_NUMBER or (colon and high != wide):
        raise BadInput(f"{scan.place(root[name].at)}: {name}[{text:.20}] is not one whole number")
    return int(wide)


def read_point(text: str, size: int, place: str, passes: tuple[str, ...] = ()) -> Point | None:
    """Return a point, or None for a pass; `tt` is a point on boards that have it."""
    word = text.strip().lower()
    if 2 <= len(word) <= 1 + LONGEST_NUMBER and word[0] in LETTERS[:size]:
        if len(word) == 2 and word[1] in LETTERS[:size]:
            return LETTERS.index(word[0]), LETTERS.index(word[1])
        if word[1:].isdecimal() and 1 <= int(word[1:]) <= size:
            return LETTERS.index(word[0]), int(word[1:]) - 1
    if word in passes:
        return None
    raise BadInput(f"{place}: [{' '.join(text[:200].split()):.20}] is not a point of a board of {size}")


def read_points(text: str, size: int, place: str) -> list[Point]:
    """Return a point, or a rectangle of points given by two corners, `aa:cb`."""
    corners = [read_point(part, size, place) for part in text.split(":", 2)[:2]]
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
