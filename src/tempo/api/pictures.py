"""Pictures of searches for notebooks: those of `review --plot`."""

from __future__ import annotations

from tempo.api.states import State
from tempo.lab.plot.board_figure import Captions, board_figure
from tempo.lab.plot.searched_moves import (
    legend,
    moves_by_cell,
    principal_variation,
    search_title,
    searched_moves,
    side_to_move,
)
from tempo.lab.report.boards.polygon_board import text_board
from tempo.lab.report.plots import svg_text
from tempo.search.types import Snapshot


def search_svg(state: State, snapshot: Snapshot) -> str:
    """Return the picture of a search, as `review --plot` draws it."""
    config, position, moves = state.game._config, state._position, searched_moves(snapshot)
    texts = Captions(
        search_title("Search", snapshot),
        side_to_move(position.mark - 1, moves[0]),
        principal_variation(config, snapshot),
        legend(snapshot, moves),
    )
    figure = board_figure(text_board(config), position, state.last_cell, moves_by_cell(position, moves), texts)
    return svg_text(figure)
