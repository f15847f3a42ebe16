"""Othello games in GGF, the Generic Game Format of the game server GGS, which NBoard uses.

https://skatgame.net/mburo/ggsa/ggf: `(;GM[Othello]PB[..]PW[..]TI[05:00//02:00]TY[8]BO[8 ---..--- *]B[f5/eval/time]
W[d6]..;)`. Of the clock, initial time/increment/extension, the first two are read, for each side; the times of the
moves give what is left of it. Archives hold many games, one after the other; text between them is skipped.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tempo.arena.command_line.inputs import BadInput
from tempo.games.othello.adapter.board import BLACK, PASS, SIZE, WHITE, OthelloBoard, read_cells, write_move
from tempo.games.othello.formats.checked_moves import play_checked, read_move

PROPERTY = re.compile(r"\s*([A-Za-z]+)\[([^\]]*)\]")
ENDED = re.compile(r"\s*;\)")
MARKS = {"B": BLACK, "W": WHITE}
NOBODY = {"PB": "black", "PW": "white", "RE": "?"}  # properties of a game about which nothing is known


class GgfClock(NamedTuple):
    """Clock of one side, in seconds."""

    left: float
    increment: float  # that each move adds


class GgfGame(NamedTuple):
    """A parsed game."""
    board: OthelloBoard
    clocks: dict[int, GgfClock]  # by mark; a side without a clock is missing
    seconds: tuple[float, ...]  # of each move, 0 where it is unknown
    properties: Mapping[str, str]  # all properties as written; of repeated ones the last


class Source:
    """A text, and the places in it, for error messages."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.has_lines = "\n" in text.strip()
        self.breaks = [-1, *(at for at, sign in enumerate(text) if sign == "\n")]

    def place(self, at: int) -> str:
        """Return the line and the column of a place; the column alone in a text of one line."""
        line = bisect_left(self.breaks, at)
        lines = f", line {line}" if self.has_lines else ""
        return f"{self.name}{lines}, column {at - self.breaks[line - 1]}"


def read_ggf(text: str, source: str = "GGF") -> GgfGame:
    """Return the first game of a text."""
    return next(read_ggf_games(text, source))


def read_ggf_games(text: str, source: str = "GGF") -> Iterator[GgfGame]:
    """Yield the games of a text, at least one."""
    where, at = Source(text, source), text.find("(;")
    if at < 0:
        raise BadInput(f"{source}: a game begins with (; and ends with ;)")
    while at >= 0:
        properties, end = read_properties(where, at)
        yield read_game(properties, where)
        at = text.find("(;", end)


def read_game(properties: list[tuple[str, str, int]], where: Source) -> GgfGame:
    """Return the game with these properties."""
    by_name, source = {name: value for name, value, _ in properties}, where.name
    if by_name.get("GM", "Othello").lower() != "othello":
        raise BadInput(f"{source}: this is a game of {by_name['GM']:.20}, not of Othello")
    board = read_board(by_name["BO"], source) if "BO" in by_name else OthelloBoard()
    clocks = {mark: read_clock(by_name, side, source) for side, mark in MARKS.items()}
    spent: list[float] = []
    for name, value, at in properties:
        if name in MARKS:
            place = f"{where.place(at)} (move {len(board.moves) + 1})"
            seconds = play_item(board, value, place, MARKS[name])
            passed = len(board.moves) - len(spent) - 1  # omitted passes
            spent += [*[0.0] * passed, seconds]
            clock = clocks[MARKS[name]]
            if clock is not None:
                clocks[MARKS[name]] = clock._replace(left=clock.left - seconds + clock.increment)
    running = {mark: clock for mark, clock in clocks.items() if clock is not None}
    return GgfGame(board, running, tuple(spent), by_name)


def read_properties(where: Source, start: int) -> tuple[list[tuple[str, str, int]], int]:
    """Return name, value and place of each property of the game that starts there, and where it ends."""
    properties, at = [], start + 2
    while (end := ENDED.match(where.text, at)) is None:
        match = PROPERTY.match(where.text, at)
        if match is None:
            unread = in_a_line(where.text[at : at + 20].partition(";)")[0])
            if not unread:
                raise BadInput(f"{where.name}: a game begins with (; and ends with ;)")
            raise BadInput(f"{where.place(at)}: '{unread}' is not a property like B[f5]")
        properties.append((match[1].upper(), in_a_line(match[2]), match.start(1)))
        at = match.end()
    return properties, end.end()


def in_a_line(text: str) -> str:
    """Return a text with all blanks and line breaks as single spaces."""
    return " ".join(text.split())


def read_board(text: str, source: str) -> OthelloBoard:
    """Parse `8 ---...--- *`: the size, the squares from a1, and the side to move."""
    size, _, rest = text.strip().partition(" ")
    signs = "".join(rest.split())
    cells = read_cells(signs[:-1], black="*", white="O", empty="-")
    if size != str(SIZE) or cells is None or signs[-1] not in "*O":
        raise BadInput(f"{source}: BO[{text:.20}...] is not a board of 8 by 8 and the side to move")
    return OthelloBoard(cells, BLACK if signs[-1] == "*" else WHITE)


def read_clock(by_name: dict[str, str], side: str, source: str) -> GgfClock | None:
    """Parse `05:00/00:10/02:00`; None without a time."""
    text = by_name.get(f"T{side}", by_name.get("TI", ""))
    initial, increment = (*(read_seconds(part, source) for part in text.split("/")[:2]), 0.0, 0.0)[:2]
    return GgfClock(initial, increment) if initial or increment else None


def read_seconds(text: str, source: str) -> float:
    """Parse `15:00`, `1:00:00`, `90` or nothing; what GGS writes behind a comma is skipped."""
    total = 0.0
    for part in text.split(",")[0].split(":"):
        if len(part) > 12 or (part and not part.replace(".", "", 1).isdecimal()):
            raise BadInput(f"{source}: '{text:.20}' is not a time like 15:00")
        total = 60 * total + float(part or 0)
    return total


def play_item(board: OthelloBoard, item: str, place: str, mark: int | None = None) -> float:
    """Play `f5/eval/time`; the last two may be missing. Return the seconds of the move."""
    word, _, seconds = (*item.split("/"), "", "")[:3]
    play_checked(board, read_move(word.strip(), place), place, mark)
    return read_seconds(seconds.strip(), place)


def write_ggf(
    board: OthelloBoard,
    seconds: float | None = None,
    properties: Mapping[str, str] = NOBODY,
    spent: Sequence[float] = (),
) -> str:
    """Return a game in one line.

    Args:
        board: the game.
        seconds: of each side for the whole game; None without a clock.
        properties: other properties by their names.
        spent: seconds of each move; empty if unknown.
    """
    signs = "-*O"
    drawn = " ".join("".join(signs[cell] for cell in board.start[row : row + SIZE]) for row in range(0, 64, SIZE))
    whole = max(1, int(seconds or 0))  # 0 would mean no clock
    clock = "" if seconds is None else f"TI[{whole // 60:02d}:{whole % 60:02d}]"
    sides = "BW" if board.first == BLACK else "WB"
    times = [f"//{each:.2f}" if each else "" for each in spent] or [""] * len(board.moves)
    moves = "".join(
        f"{sides[at % 2]}[{write_ggf_move(move)}{time}]"
        for at, (move, time) in enumerate(zip(board.moves, times, strict=True))
    )
    head = "".join(f"{name}[{in_a_line(text.replace(']', ')'))}]" for name, text in properties.items())
    return f"(;GM[Othello]PC[Tempo]{head}{clock}TY[8]BO[8 {drawn} {signs[board.first]}]{moves};)"


def write_ggf_move(move: int) -> str:
    """Return a move as NBoard writes it: `F5`, and `PA` for a pass."""
    return "PA" if move == PASS else write_move(move).upper()
