"""A board with numbers in its cells, as a figure. It needs squares in rows or polygons, and knows no game.

Board colours are those of the HTML pages. Each move has a patch in its cell, the bluer the larger its share of visits,
so that its numbers are readable on any board. Around the board lengths are in inches, on it in cells.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from textwrap import wrap
from typing import Any, NamedTuple

from matplotlib.axes import Axes
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.patches import Circle, Polygon, Rectangle

from tempo.lab.plot.searched_moves import Captions, SearchedMove
from tempo.lab.report.board_assets import colours_of
from tempo.lab.report.boards.polygon_board import PolygonBoard
from tempo.lab.report.boards.text_board import TextBoard
from tempo.lab.report.plots import FAINT, INK, PAPER, SERIES, plot_style
from tempo.lab.report.result_tables import SEATS

SMALLEST, LARGEST = 0.62, 0.95  # inches of a cell: three lines stay readable, and the figure stays small
USUAL_WIDTH = 6.5  # inches of a board whose cells lie between the two
MARGIN = 0.4  # inches beside the board
TEXT, LINE = 10.0, 0.21  # points of the text above and below, and inches from line to line
CHARACTER = 0.53 * TEXT / 72  # approximate width in inches
CELL_TEXT, STRONG = 11.5, 13.0  # points of the text in a cell of one inch, and of its share
CELL_LINE = 0.235  # line height in a cell
TURN = 0.17  # inches of the cell that shows the side to move's stone above the board
LAST = "#e5484d"
DEEPEST = 0.62  # blue of a move with all visits; text on it stays readable


class _Layout(NamedTuple):
    """The sizes of the figure, in inches."""

    side: float  # side of a cell
    width: float
    height: float
    head: float  # above the board

    def across(self, inches: float, columns: float) -> float:
        """Convert inches from the figure's left edge to cells from the board's."""
        return (inches - (self.width - self.side * columns) / 2) / self.side

    def down(self, inches: float) -> float:
        """Convert inches from the figure's upper edge to cells from the board's."""
        return (inches - self.head) / self.side


def board_figure(
    board: TextBoard, position: Any, last: int | None, moves: Mapping[int, SearchedMove], captions: Captions
) -> Figure:
    """Return the figure of a position and its searched moves.

    board     geometry and names of rows and columns
    position  the referee's board: contents of `cells`, `mark` is the side to move
    last      the cell of the last move, which is marked; None without one
    moves     the searched moves by cell, the best first
    captions  texts above and below the board
    """
    side = min(LARGEST, max(SMALLEST, USUAL_WIDTH / board.columns))
    width = max(USUAL_WIDTH, side * board.columns) + 2 * MARGIN
    title, below = _wrapped(captions.title, width), _wrapped(captions.legend, width)
    above = [*title, captions.side_to_move, *_wrapped(captions.variation, width)]
    head, foot = MARGIN + LINE * len(above), MARGIN + LINE * len(below)
    letters = MARGIN / 2  # column names above or below the board
    if isinstance(board, PolygonBoard):  # names may stand on all sides
        head, foot, width = head + side, foot + side, width + 2 * side
    head, foot = (head + letters, foot) if board.has_rows else (head, foot + letters)
    layout = _Layout(side, width, head + side * board.rows + foot, head)
    with plot_style():
        figure = Figure(figsize=(width, layout.height))
        figure.set_layout_engine("none")
        axes = figure.add_axes((0, 0, 1, 1))
        axes.set_xlim(layout.across(0, board.columns), layout.across(width, board.columns))
        axes.set_ylim(layout.down(layout.height), layout.down(0))
        axes.axis("off")
        _draw_board(axes, board, position, last, moves)
        for place, (cell, move) in enumerate(moves.items()):
            _draw_move(axes, *board.middles[cell], move, side, is_best=place == 0)
            if text := board.signs[position.cells[cell]].text:  # beside the move's numbers
                x, y = board.middles[cell]
                axes.text(x - 0.33, y - 0.33, text, ha="center", va="center", color=FAINT)
        at = layout.across(MARGIN / 2 + TURN / 2, board.columns), layout.down(MARGIN / 2 + LINE * (len(title) + 0.5))
        _draw_stone(axes, *at, position.mark - 1, colours_of(board.config.game), size=TURN / side)
        above[len(title)] = "     " + captions.side_to_move
        _write_lines(figure, above, MARGIN / 2, INK)
        _write_lines(figure, below, layout.height - MARGIN / 2 - LINE * len(below), FAINT)
    return figure


def _wrapped(text: str, width: float) -> list[str]:
    """Wrap a text into lines that fit a width in inches."""
    return wrap(text, int((width - MARGIN) / CHARACTER))


def _write_lines(figure: Figure, lines: Sequence[str], top: float, colour: str) -> None:
    """Write lines of text, the first one `top` inches below the upper edge."""
    width, height = figure.get_size_inches()
    for number, text in enumerate(lines):
        at = 1 - (top + LINE * (number + 0.5)) / height
        figure.text(MARGIN / 2 / width, at, text, va="center", size=TEXT, color=colour)


def _draw_board(axes: Axes, board: TextBoard, position: Any, last: int | None, searched: Container[int]) -> None:
    """Draw cells, stones, and the names around them; the text in a searched cell makes room for its numbers."""
    colours = colours_of(board.config.game)
    if isinstance(board, PolygonBoard):
        _draw_polygons(axes, board, position, colours)
    else:
        _draw_squares(axes, board, colours)
    for cell, content in enumerate(position.cells):
        middle, sign = board.middles[cell], board.signs[content]
        if sign.seat is not None and not board.is_filled:
            _draw_stone(axes, *middle, sign.seat, colours, has_ring=not sign.text)
        if sign.text and cell not in searched:
            size, colour = CELL_TEXT * (1.2 if len(sign.text) < 3 else 0.8), PAPER if sign.seat == 1 else INK
            axes.text(*middle, sign.text, ha="center", va="center", size=size, color=colour)
    if last is not None:
        (x, y), has_text = board.middles[last], board.signs[position.cells[last]].text
        at, radius = ((x, y + 0.33), 0.07) if has_text else ((x, y), 0.13)
        axes.add_patch(Circle(at, radius, facecolor=LAST, edgecolor=PAPER, linewidth=0.8))


def _draw_polygons(axes: Axes, board: PolygonBoard, position: Any, colours: Mapping[str, str]) -> None:
    """Draw polygons, in the colour of their side if cells are filled, with coloured lines, dots and names."""
    for seat, points in board.sides:
        axes.plot(*zip(*points, strict=True), color=colours[SEATS[seat]], linewidth=6, zorder=0.5)
    for content, corners, empty in zip(position.cells, board.outlines, board.empty, strict=True):
        owner = board.signs[content].seat
        name = SEATS[owner] if owner is not None and board.is_filled else empty
        axes.add_patch(Polygon(corners, facecolor=colours[name], edgecolor=INK, linewidth=0.6))
    for dot in board.dots:
        axes.add_patch(Circle(dot, 0.12, facecolor=INK))
    for name, (x, y) in board.labels:
        axes.text(x, y, name, ha="center", va="center", size=TEXT, color=FAINT)


def _draw_squares(axes: Axes, board: TextBoard, colours: Mapping[str, str]) -> None:
    """Draw squares, and the names of rows and columns."""
    rows, columns = int(board.rows), int(board.columns)
    axes.add_patch(Rectangle((0, 0), columns, rows, facecolor=colours["frame"], edgecolor=INK, linewidth=1))
    axes.vlines(range(1, columns), 0, rows, color=INK, linewidth=0.5, alpha=0.45)
    axes.hlines(range(1, rows), 0, columns, color=INK, linewidth=0.5, alpha=0.45)
    at = -0.2 if board.has_rows else rows + 0.2
    for column, name in enumerate(board.above):
        axes.text(column + 0.5, at, name, ha="center", va="center", size=TEXT, color=FAINT)
    for row, name in enumerate(board.beside):
        axes.text(-0.15, row + 0.5, name, ha="right", va="center", size=TEXT, color=FAINT)


def _draw_stone(
    axes: Axes, x: float, y: float, seat: int, colours: Mapping[str, str], size: float = 1.0, has_ring: bool = True
) -> None:
    """Draw a stone; the first side's has a ring, as on the pages, so that sides differ without colour.

    x, y      middle of the stone, in cells
    seat      0 for the first side, or 1
    colours   of the game
    size      in stones of a cell
    has_ring  whether no text takes its place
    """
    edge = colours[f"{SEATS[seat]}-edge"]
    axes.add_patch(Circle((x, y), 0.42 * size, facecolor=colours[SEATS[seat]], edgecolor=edge, linewidth=1))
    if seat == 0 and has_ring:
        axes.add_patch(Circle((x, y), 0.27 * size, fill=False, edgecolor=edge, linewidth=1))


def _draw_move(axes: Axes, x: float, y: float, move: SearchedMove, side: float, is_best: bool) -> None:
    """Draw a move's numbers on a patch in its cell."""
    edge, width = (INK, 2.0) if is_best else ("none", 0.0)
    corner, colour = (x - 0.45, y - 0.45), _tint(move.share)
    axes.add_patch(Rectangle(corner, 0.9, 0.9, facecolor=colour, edgecolor=edge, linewidth=width))
    lines = move.lines()
    for number, text in enumerate(lines):
        below = CELL_LINE * (number - (len(lines) - 1) / 2)
        is_share = number == len(lines) - 2
        size, weight = (STRONG, "bold") if is_share else (CELL_TEXT, "normal")
        at = {"ha": "center", "va": "center_baseline"}
        axes.text(x, y + below, text, at, size=side * size, weight=weight, color=INK)


def _tint(share: float) -> tuple[float, float, float]:
    """Return a colour from white to blue. Its depth is the square root of the share, as most shares are small."""
    depth = DEEPEST * share**0.5
    pairs = zip(to_rgb(PAPER), to_rgb(SERIES[0]), strict=True)
    red, green, blue = (light + depth * (dark - light) for light, dark in pairs)
    return red, green, blue
