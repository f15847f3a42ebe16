"""Games of the champion's search with itself in a fraction of a second: thousands of games for a statistic.

A move is a win by threats if one is found, else the most visited move of a small search after which the opponent has
no win by threats. The tree is not kept, no clock is read, and nothing is bound twice: at a few hundred simulations an
agent spends more time around its search than in it.
"""
from collections.abc import Sequence

import numpy as np

from tempo.games.gomoku.gomoku_agent import game_of
from tempo.games.gomoku.profiles import CHAMPION
from tempo.games.gomoku.rules import (
    BOTH_MARKS,
    CELLS_AT,
    COUNTERS,
    LINE_MADE,
    SECOND,
    TO_MOVE,
    gomoku_play,
    new_gomoku_state,
)
from tempo.games.gomoku.threats.vcf import WINNING_MOVE
from tempo.games.gomoku.threats.vct import MAX_PLIES, find_vct
from tempo.native.rng import new_rng
from tempo.search.mcts import search
from tempo.search.options import params_of
from tempo.search.tree import ROOT, children, clear, new_tree

NODES_PER_SIMULATION = 400  # capacity of the tree; a simulation adds the moves of one position


class QuickGames:
    """Plays games on one size of board, all with the same arrays."""

    def __init__(self, size: int, inarow: int, simulations: int, threat_nodes: int) -> None:
        """Prepare; `threat_nodes` is the limit of each search for a win by threats."""
        self.size, self.inarow, self.simulations = size, inarow, simulations
        self.game = game_of(size, inarow, CHAMPION.options.playout, CHAMPION.threats)
        self.state = new_gomoku_state([0] * (size * size), size, inarow, 1)
        self.after = self.state.copy()
        self.rng = new_rng(0)
        self.tree = new_tree(self.game, self.state, simulations * NODES_PER_SIMULATION)
        params = params_of(CHAMPION.options)
        self.search = search.bind(self.game, self.tree, self.state, params, self.rng, last=(1,))
        self.win = find_vct.bind(self.game.board, self.state, threat_nodes, MAX_PLIES)
        self.loss = find_vct.bind(self.game.board, self.after, threat_nodes, MAX_PLIES)

    def start(self, opening: Sequence[int], seed: int) -> None:
        """Begin a game after an opening."""
        self.state[:] = new_gomoku_state([0] * (self.size * self.size), self.size, self.inarow, 1)
        for cell in opening:
            gomoku_play(self.game.board, self.state, cell)
        self.rng[:] = new_rng(seed)

    def play(self, opening: Sequence[int], seed: int) -> float:
        """Play a game to its end; return the points of the first player."""
        self.start(opening, seed)
        while self.can_be_won():
            gomoku_play(self.game.board, self.state, self.move())
        if not self.state[LINE_MADE]:
            return 0.5
        return 1.0 if self.state[TO_MOVE] == 2 else 0.0

    def can_be_won(self) -> bool:
        """Return whether the game is not over, and some line can still be completed."""
        windows = self.state[CELLS_AT + self.size * self.size :]
        return not self.state[LINE_MADE] and bool(np.any((windows < SECOND) | (windows % SECOND == 0)))

    def move(self) -> int:
        """Return a move of the side to move."""
        if self.win():
            return int(self.game.board.scratch[COUNTERS, WINNING_MOVE])
        self.rate()
        moves = self.by_visits()
        return next((move for move in moves if not self.loses(move)), moves[0])

    def by_visits(self) -> list[int]:
        """Return the moves of the root, the most visited first."""
        nodes = children(self.tree, ROOT)
        visits = self.tree.stats.visits[nodes.start : nodes.stop]
        actions = self.tree.selection.action[nodes.start : nodes.stop]
        return [int(actions[place]) for place in np.argsort(-visits, kind="stable")]

    def rate(self) -> float:
        """Search the position; return its value for the side to move."""
        clear(self.tree)
        self.search(self.simulations)
        visits, value = int(self.tree.stats.visits[ROOT]), float(self.tree.stats.value[ROOT])
        return 1.0 - value / visits

    def loses(self, move: int) -> bool:
        """Return whether the opponent has a win by threats after a move."""
        self.after[:] = self.state
        gomoku_play(self.game.board, self.after, move)
        return not self.after[LINE_MADE] and self.loss() > 0

    def has_threats(self) -> bool:
        """Return whether either side would have a win by threats if it were to move."""
        self.after[:] = self.state
        self.after[TO_MOVE] = BOTH_MARKS - self.state[TO_MOVE]
        return self.win() > 0 or self.loss() > 0
