"""The Gomoku agent with the evaluation by lines in a tree search."""
import numpy as np

from tempo.games.gomoku.evaluation.line_puct import with_lines
from tempo.games.gomoku.gomoku_agent import GomokuAgent, GomokuView
from tempo.games.gomoku.lines_agent import IN_A_ROW
from tempo.search.game import Game
from tempo.search.types import Position


class LinesTreeAgent(GomokuAgent):
    """A GomokuAgent that evaluates leaves by lines for five in a row, and by playouts for other lengths."""

    def position(self, view: GomokuView, game: Game, state: np.ndarray) -> Position:
        position = super().position(view, game, state)
        return position._replace(game=with_lines(game)) if view.inarow == IN_A_ROW else position
