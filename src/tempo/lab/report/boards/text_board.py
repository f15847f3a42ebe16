"""A board as text, for games whose cells are squares in rows, as on the referee's board; `polygon_board` has others.

Stones differ in shape, and in colour where the terminal has colours; other contents are written as their signs. Round
brackets mark the last move, square brackets a winning line, and a cross the empty cells where a move is legal, in games
that do not make this obvious.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from tempo.arena.adapter.adapter_types import STONES, Signs
from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.geometry import Point, Side, column_letters
from tempo.arena.positions.copy_position import copy_position

WIDEST = 78  # columns of the terminal
COLOURS = ("bold cyan", "bold magenta")  # by seat; readable on black and on white


class Glyphs(NamedTuple):
    """The characters of a board."""

    stones: tuple[str, str]  # stones by seat
    empty: str
    open: str  # an empty cell where a move is legal


UNICODE, ASCII = Glyphs(("●", "○"), "·", "+"), Glyphs(("X", "O"), ".", "+")


class TextBoard:
    """The board of one game, with the names of its rows and columns."""

    rows: float  # height and width in cells
    columns: float
    middles: Sequence[Point]  # of the cells, from the upper left corner
    outlines: Sequence[Sequence[Point]] = ()  # of cells that are polygons
    empty: Sequence[str] = ()  # names of their colours: those that no move names are brighter
    is_filled = False  # whether a mark fills its cell
    dots: Sequence[Point] = ()
    sides: Sequence[Side] = ()

    def __init__(self, config: MatchConfig, glyphs: Glyphs = UNICODE) -> None:
        self.config, self.glyphs, self.signs = config, glyphs, adapter_of(config.game).signs_of(config)
        self.rows, self.columns = rows, columns = adapter_of(config.game).rows_and_columns(config)
        self.middles = [(column + 0.5, row + 0.5) for row in range(rows) for column in range(columns)]
        listed = [adapter_of(config.game).name_of(action, config) for action in adapter_of(config.game).listed(config)]
        self.has_rows = len(listed) != self.columns  # otherwise a move names only a column
        self.above = listed if not self.has_rows else column_letters(columns)
        self.beside = [str(row + 1) for row in range(rows)] if self.has_rows else [""] * rows
        self.margin = max(map(len, self.beside)) + 1
        roomy = self.margin + 3 * self.columns <= WIDEST
        self.width = max(3 if roomy else 2, 1 + max(map(len, self.above)), widest_sign(self.signs) + 2 * roomy)

    def lines(self, actions: Sequence[int], over: bool = False) -> list[Text]:
        """Return the position after these moves, one text for each line."""
        drawn = adapter_of(self.config.game).drawn(actions, self.config) if over and actions else {}
        won = set(drawn.get("line", ()))
        last = landing_cell(board_after(self.config, actions[:-1]), actions[-1], self.signs) if actions else None
        return self.position_lines(board_after(self.config, actions), last, won, over)

    def position_lines(self, position: Any, last: int | None, won: set[int], over: bool) -> list[Text]:
        """Draw a position: `last` is the cell filled last, `won` are the cells of the line that won."""
        preview = adapter_of(self.config.game).preview(position)
        free = set() if over else {cells[0] for cells in preview.values() if cells}
        head = Text(" " * self.margin + "".join(label.center(self.width) for label in self.above).rstrip(), "dim")
        drawn = [head] if self.has_rows else []
        for row, name in enumerate(self.beside):
            line = Text().append(name.rjust(self.margin - 1) + " ", "dim")
            for cell in range(row * len(self.above), (row + 1) * len(self.above)):
                line.append_text(self.draw_cell(position.cells[cell], cell in free, cell == last, cell in won))
            drawn.append(line)
        return drawn if self.has_rows else [*drawn, head]

    def draw_cell(self, content: int, is_free: bool, is_last: bool, has_won: bool) -> Text:
        """Return one cell."""
        sign, empty = self.signs[content], self.glyphs.open if is_free else self.glyphs.empty
        written = sign.text if self.glyphs is UNICODE or sign.text.isascii() else str(content)
        stone = empty if sign.seat is None else self.glyphs.stones[sign.seat]
        before, after = ("[", "]") if has_won else ("(", ")") if is_last else (" ", " ")
        text = f"{before}{written or stone}{after if self.width > 2 else ''}"
        style = COLOURS[sign.seat] if sign.seat is not None else "" if written else "dim"
        return Text(text.center(self.width), f"{style} reverse" if has_won else style)

    def stone(self, seat: int) -> Text:
        """Return the stone of a seat."""
        return Text(self.glyphs.stones[seat], COLOURS[seat])

    def find_cell(self, name: str) -> int | None:
        """Return the cell with this name, free or not; None without one, or if moves do not name cells."""
        at = next((at for at, label in enumerate(self.above) if name[: len(label)].lower() == label.lower()), None)
        if not self.has_rows or at is None or name[len(self.above[at]) :] not in self.beside:
            return None
        return (int(name[len(self.above[at]) :]) - 1) * len(self.above) + at

    def coordinate_range(self) -> str:
        """Return the range of names, for error messages."""
        above = f"columns {self.above[0]} to {self.above[-1]}"
        return f"{above}, rows 1 to {self.rows}" if self.has_rows else above


def landing_cell(position: Any, action: int, signs: Signs = STONES) -> int | None:
    """Return the cell where the stone of a legal move lands, found by playing the move; None for a pass.

    If several cells become the mover's, it is the one that was empty before. If none does, it is a cell that changed:
    best the one with the action's number.
    """
    after = copy_position(position)
    after.play(action)
    return gained_cell(position, after, action, signs)


def gained_cell(position: Any, after: Any, action: int, signs: Signs = STONES) -> int | None:
    """Return the same from the positions before and after the move."""
    seat = position.mark - 1
    pairs = enumerate(zip(position.cells, after.cells, strict=True))
    changed = {cell: (signs[before].seat, signs[now].seat) for cell, (before, now) in pairs if before != now}
    gained = [cell for cell, (before, now) in changed.items() if now == seat != before]
    if not gained:
        return min(changed, key=lambda cell: cell != action, default=None)
    return min(gained, key=lambda cell: position.cells[cell] != 0)


def widest_sign(signs: Signs) -> int:
    """Return the characters of the longest sign; numbers are expected to have two digits."""
    return max([1 if signs is STONES else 2, *(len(sign.text) for sign in signs.values())])
