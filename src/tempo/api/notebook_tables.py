"""Tables beside boards for notebooks, in the colours of the page that shows them: a light or a dark one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from tempo.api.states import State

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
