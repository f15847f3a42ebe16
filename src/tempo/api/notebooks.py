"""Displays for notebooks: a board with a table beside it, in the page's own colours, and the picture of a search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from tempo.api.states import State
from tempo.lab.plot.searched_moves import captions_of, moves_by_cell, searched_moves
from tempo.lab.report.boards.polygon_board import text_board
from tempo.search.types import Snapshot

BESIDE = "display: flex; flex-wrap: wrap; gap: 1em 2em; align-items: flex-start"
BOARD, TEXT = "flex: 0 1 auto; max-width: 100%", "flex: 1 1 16em; min-width: 0"
FITTING = "max-width: 100%; height: auto"
MOST_ROWS = 12

Row = tuple[bool, Sequence[str]]  # whether it is one of the best moves, and its cells


def board_and_table(state: State, title: str, heads: Sequence[str], rows: Sequence[Row]) -> str:
    """Return a board with the table of its moves beside it, as HTML; columns without a text are left out."""
    used = [column for column in range(len(heads)) if any(cells[column] for _, cells in rows)]
    head = _row("th", (heads[column] for column in used))
    body = [_row("td", (cells[column] for column in used), is_best) for is_best, cells in rows[:MOST_ROWS]]
    left = len(rows) - MOST_ROWS
    more = Markup("<p>and {} more</p>").format(left) if left > 0 else ""
    table = Markup("<table><thead>{}</thead><tbody>{}</tbody></table>").format(head, Markup().join(body))
    board = Markup(str(state._repr_svg_()).replace("<svg", f'<svg style="{FITTING}"', 1))
    parts = Markup('<div style="{}">{}</div><div style="{}"><p>{}</p>{}{}</div>')
    return str(Markup('<div style="{}">{}</div>').format(BESIDE, parts.format(BOARD, board, TEXT, title, table, more)))


def _row(kind: str, cells: Iterable[str], is_best: bool = False) -> Markup:
    """Return a row of cells, in bold type if it is a best move's."""
    cell = Markup(f"<{kind}><b>{{}}</b></{kind}>" if is_best else f"<{kind}>{{}}</{kind}>")
    return Markup("<tr>{}</tr>").format(Markup().join(cell.format(text) for text in cells))


def search_svg(state: State, snapshot: Snapshot) -> str:
    """Return the picture of a search, as `review --plot` draws it."""
    from tempo.lab.plot.board_figure import board_figure  # matplotlib takes most of a second to import
    from tempo.lab.report.plots import svg_text

    config, position, moves = state.game._config, state._position, searched_moves(snapshot)
    board, captions = text_board(config), captions_of("Search", config, position.mark, snapshot, moves)
    cells = moves_by_cell(position, moves, board.signs)
    return svg_text(board_figure(board, position, state.last_cell, cells, captions))
