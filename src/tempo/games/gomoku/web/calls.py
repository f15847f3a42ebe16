"""What Gomoku's player in JavaScript (player.js) needs beside the search: all legal moves, and numbers."""

from typing import Any

from tempo.games.gomoku import gomoku_agent
from tempo.games.gomoku.alphabeta.line_workspace import PROVEN, WIN
from tempo.games.gomoku.evaluation.evaluate import UNIT
from tempo.games.gomoku.rules import BOTH_MARKS, CELLS_AT, COUNTERS, LINE, SECOND, STONES, TO_MOVE, gomoku_legal
from tempo.games.gomoku.threats.refuter import WIN_SPEED
from tempo.games.gomoku.threats.vcf import NODES, WINNING_MOVE
from tempo.games.gomoku.threats.vct import MAX_PLIES
from tempo.search.game import Game
from tempo.search.searcher import KernelCall


def rules_of(game: Game) -> Game:
    """Return the game with all legal moves, not the candidates alone."""
    return game._replace(legal=gomoku_legal)


def web_calls() -> list[KernelCall]:
    """Return no kernels beside those of searches and threats."""
    return []


def web_data() -> dict[str, Any]:
    """Return numbers of states, searches and scores."""
    return {
        "state": {"to_move": TO_MOVE, "stones": STONES, "cells_at": CELLS_AT, "second": SECOND, "both": BOTH_MARKS},
        "scratch": {"line": LINE, "counters": COUNTERS, "nodes": NODES, "winning_move": WINNING_MOVE},
        "threats": {"plies": int(MAX_PLIES), "speed": WIN_SPEED, "share": gomoku_agent.WIN_SHARE,
                    "most": gomoku_agent.MAX_WIN_NODES, "per_simulation": gomoku_agent.WIN_NODES_PER_SIMULATION},
        "scores": {"win": int(WIN), "proven": int(PROVEN), "unit": int(UNIT)},
    }  # fmt: skip
