"""A board with numbers in its cells, as a drawing. It knows no game: squares in rows, stones that two sides put there.

The colours of a board are those of the pages. What is told of a move stands on a patch of paper in its cell, the bluer
the larger its share is, so that it can be read on a board of any colour. Lengths are in inches around the board, and in
cells on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, NamedTuple

from matplotlib.axes import Axes
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.patches import Circle, Rectangle

from tempo.lab.plot.searched_moves import SearchedMove
from tempo.lab.report.board_assets import colours_of
from tempo.lab.report.plots import FAINT, INK, PAPER, SERIES, plot_style
from tempo.lab.report.tables import SEATS
from tempo.lab.report.text_board import TextBoard

SMALLEST, LARGEST = 0.62, 0.95  # inches of a cell: three lines in it can be read, and it is no poster
USUAL_WIDTH = 6.5  # inches of a board whose cells are between the two
MARGIN = 0.4  # inches beside the board
TEXT, LINE = 10.0, 0.21  # points of what stands above and below, and inches from line to line
CHARACTER = 0.53 * TEXT / 72  # inches, about
CELL_TEXT, STRONG = 11.5, 13.0  # points of what stands in a cell of an inch, and of its share
CELL_LINE = 0.235  # of a cell
TURN = 0.17  # inches: a cell whose stone stands before the words on the side to move
LAST = "#e5484d"
DEEPEST = 0.62  # how blue the patch of a move is that has all: what stands on it can still be read


class Captions(NamedTuple):
    """What stands around the board."""

    title: str
    side_to_move: str  # on the side to move
    variation: str
    legend: str  # of the numbers in a cell


class _Layout(NamedTuple):
    """Where all of it stands, in inches."""

    side: float  # of a cell
    width: float
    height: float
    head: float  # above the board

    def across(self, inches: float, columns: int) -> float:
        """In cells from the board's left edge, what is so far from the figure's."""
        return (inches - (self.width - self.side * columns) / 2) / self.side

    def down(self, inches: float) -> float:
        """The same, from above."""
        return (inches - self.head) / self.side


def board_figure(
    board: TextBoard, position: Any, last: int | None, moves: Mapping[int, SearchedMove], captions: Captions
) -> Figure:
    """The board with its stones, the last one marked, what is told of moves by their cells, the best first, and words
    around it."""
    side = min(LARGEST, max(SMALLEST, USUAL_WIDTH / board.columns))
    width = max(USUAL_WIDTH, side * board.columns) + 2 * MARGIN
    title, below = _wrapped(captions.title, width), _wrapped(captions.legend, width)
    above = [*title, captions.side_to_move, *_wrapped(captions.variation, width)]
    head, foot = MARGIN + LINE * len(above), MARGIN + LINE * len(below)
    letters = MARGIN / 2  # which stand above the board, or below it
    head, foot = (head + letters, foot) if board.has_rows else (head, foot + letters)
    layout = _Layout(side, width, head + side * board.rows + foot, head)
    with plot_style():
        figure = Figure(figsize=(width, layout.height))
        figure.set_layout_engine("none")
        axes = figure.add_axes((0, 0, 1, 1))
        axes.set_xlim(layout.across(0, board.columns), layout.across(width, board.columns))
        axes.set_ylim(layout.down(layout.height), layout.down(0))
        axes.axis("off")
        _draw_board(axes, board, position, last)
        for place, (cell, move) in enumerate(moves.items()):
            _draw_move(axes, *_middle_of(cell, board), move, side, is_best=place == 0)
        at = layout.across(MARGIN / 2 + TURN / 2, board.columns), layout.down(MARGIN / 2 + LINE * (len(title) + 0.5))
        _draw_stone(axes, *at, position.mark, colours_of(board.config.game), size=TURN / side)
        above[len(title)] = "     " + captions.side_to_move
        _write_lines(figure, above, MARGIN / 2, INK)
        _write_lines(figure, below, layout.height - MARGIN / 2 - LINE * len(below), FAINT)
    return figure


def _wrapped(text: str, width: float) -> list[str]:
    """A text in lines that fit so many inches."""
    return wrap(text, int((width - MARGIN) / CHARACTER))


def _write_lines(figure: Figure, lines: Sequence[str], top: float, colour: str) -> None:
    """Lines of text, so far below the upper edge."""
    width, height = figure.get_size_inches()
    for number, text in enumerate(lines):
        at = 1 - (top + LINE * (number + 0.5)) / height
        figure.text(MARGIN / 2 / width, at, text, va="center", size=TEXT, color=colour)


def _middle_of(cell: int, board: TextBoard) -> tuple[float, float]:
    return cell % board.columns + 0.5, cell // board.columns + 0.5


def _draw_board(axes: Axes, board: TextBoard, position: Any, last: int | None) -> None:
    """Squares and stones, and how people call rows and columns."""
    rows, columns, colours = board.rows, board.columns, colours_of(board.config.game)
    axes.add_patch(Rectangle((0, 0), columns, rows, facecolor=colours["frame"], edgecolor=INK, linewidth=1))
    axes.vlines(range(1, columns), 0, rows, color=INK, linewidth=0.5, alpha=0.45)
    axes.hlines(range(1, rows), 0, columns, color=INK, linewidth=0.5, alpha=0.45)
    at = -0.2 if board.has_rows else rows + 0.2
    for column, name in enumerate(board.above):
        axes.text(column + 0.5, at, name, ha="center", va="center", size=TEXT, color=FAINT)
    for row, name in enumerate(board.beside):
        axes.text(-0.15, row + 0.5, name, ha="right", va="center", size=TEXT, color=FAINT)
    for cell, mark in enumerate(position.cells):
        if mark:
            _draw_stone(axes, *_middle_of(cell, board), mark, colours)
    if last is not None:
        axes.add_patch(Circle(_middle_of(last, board), 0.13, facecolor=LAST, edgecolor=PAPER, linewidth=0.8))


def _draw_stone(axes: Axes, x: float, y: float, mark: int, colours: Mapping[str, str], size: float = 1.0) -> None:
    """Those of the first side carry a ring, as on pages: they differ without colours, too."""
    seat = SEATS[mark - 1]
    edge = colours[f"{seat}-edge"]
    axes.add_patch(Circle((x, y), 0.42 * size, facecolor=colours[seat], edgecolor=edge, linewidth=1))
    if mark == 1:
        axes.add_patch(Circle((x, y), 0.27 * size, fill=False, edgecolor=edge, linewidth=1))


def _draw_move(axes: Axes, x: float, y: float, move: SearchedMove, side: float, is_best: bool) -> None:
    """What is told of a move, on a patch in its cell."""
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
    """From white to blue; by the root, as most moves of a position have little of it."""
    depth = DEEPEST * share**0.5
    pairs = zip(to_rgb(PAPER), to_rgb(SERIES[0]), strict=True)
    red, green, blue = (one + depth * (other - one) for one, other in pairs)
    return red, green, blue
