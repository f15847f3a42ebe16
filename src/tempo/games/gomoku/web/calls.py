"""What Gomoku's player in JavaScript (player.js) needs beside the search: all legal moves, and numbers."""

from typing import Any

import numpy as np

from tempo.games.gomoku import gomoku_agent
from tempo.games.gomoku.adapter import exact_scores
from tempo.games.gomoku.alphabeta.line_workspace import PROVEN, WIN
from tempo.games.gomoku.evaluation.evaluate import UNIT
from tempo.games.gomoku.rules import BOTH_MARKS, CELLS_AT, COUNTERS, LINE, SECOND, STONES, TO_MOVE, gomoku_legal
from tempo.games.gomoku.threats.refuter import WIN_SPEED
from tempo.games.gomoku.threats.vcf import NODES, WINNING_MOVE
from tempo.games.gomoku.threats.vct import MAX_PLIES
from tempo.search.game import Game
from tempo.search.player.searcher import KernelCall

WEB_SHAPES = [{"size": 8}, {"size": 11}, {"size": 7, "inarow": 4}]


def rules_of(game: Game) -> Game:
    """Return the game with all legal moves, not the candidates alone."""
    return game._replace(legal=gomoku_legal)


def web_calls(game: Game, state: np.ndarray) -> list[KernelCall]:
    """Return the kernel that scores moves that win, beside those of searches and threats."""
    return [(exact_scores.win_with, (game.board, state, 0, 1))]


def web_data() -> dict[str, Any]:
    """Return numbers of states, searches and scores."""
    return {
        "state": {"to_move": TO_MOVE, "stones": STONES, "cells_at": CELLS_AT, "second": SECOND, "both": BOTH_MARKS},
        "scratch": {"line": LINE, "counters": COUNTERS, "nodes": NODES, "winning_move": WINNING_MOVE},
        "threats": {"plies": int(MAX_PLIES), "speed": WIN_SPEED, "share": gomoku_agent.WIN_SHARE,
                    "most": gomoku_agent.MAX_WIN_NODES, "per_simulation": gomoku_agent.WIN_NODES_PER_SIMULATION},
        "scores": {"win": int(WIN), "proven": int(PROVEN), "unit": int(UNIT)},
        "exact": {"win": exact_scores.WIN, "speed": exact_scores.SPEED, "root_nodes": exact_scores.ROOT_NODES,
                  "move_nodes": exact_scores.MOVE_NODES, "root_searches": exact_scores.ROOT_SEARCHES,
                  "move_searches": exact_scores.MOVE_SEARCHES},
    }  # fmt: skip
