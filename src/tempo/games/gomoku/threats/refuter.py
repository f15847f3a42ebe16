"""Refuter: does the opponent have a win by threats after a move?"""
from math import inf

import numpy as np

from tempo.games.gomoku.rules import COUNTERS, GomokuGeometry, gomoku_play
from tempo.games.gomoku.threats.vcf import NODES, find_vcf
from tempo.games.gomoku.threats.vct import MAX_PLIES, find_vct
from tempo.native.backends import PYTHON, BoundKernel
from tempo.search.exact.refuter import Refutation
from tempo.search.game import Game

WIN_SPEED, INTERPRETED_WIN_SPEED = 1_000_000, 1_000  # nodes/s, below what experiments/threat_bench.py measures


class ThreatRefuter:
    """Searches for a VCF, then for a VCT, each within the node limit."""

    def __init__(self) -> None:
        self.nodes_per_second: float = WIN_SPEED
        self.board: GomokuGeometry | None = None
        self.after = np.zeros(0, np.int16)  # the position after the move; the kernels are bound to it
        self.searches: list[tuple[BoundKernel, tuple[int, ...]]] = []  # with their arguments after the node limit

    def get_ready(self, game: Game, state: np.ndarray, seconds: float) -> None:
        """Bind the kernels to a board; see `Refuter`."""
        if self.board is not game.board:
            self.board, self.after = game.board, state.copy()
            vcf = find_vcf.bind(game.board, self.after, last=(1,), seconds=seconds)
            vct = find_vct.bind(game.board, self.after, last=(1, 1), seconds=seconds)
            self.searches = [(vcf, ()), (vct, (MAX_PLIES,))]
        if any(find.backend == PYTHON for find, _ in self.searches):
            self.nodes_per_second = INTERPRETED_WIN_SPEED
        elif self.nodes_per_second == INTERPRETED_WIN_SPEED:
            self.nodes_per_second = WIN_SPEED

    def refute(self, game: Game, state: np.ndarray, move: int, nodes: int) -> Refutation:
        """Search for a win by threats after a move; see `Refuter`."""
        self.get_ready(game, state, inf)
        self.after[:] = state
        gomoku_play(game.board, self.after, move)
        plies = spent = 0
        for find, rest in self.searches:
            plies = int(find(nodes, *rest))
            spent += int(game.board.scratch[COUNTERS, NODES])
            if plies:
                break
        return Refutation(plies, spent)
