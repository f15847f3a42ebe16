"""The root of a `tempo.Search`'s tree: a state as the kernels read it."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Any

import numpy as np

from tempo.api.states import State
from tempo.search.game import Game as SearchGame
from tempo.search.options import SearchParams
from tempo.search.tree import Tree
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position


class SearchRoot:
    """Sets a searcher to states, without book, solver and checks, which are no part of the search.

    Kernels are bound once, as that takes half a millisecond: each position is copied to where they read it.
    """

    def __init__(self, agent: Any, by_network: bool) -> None:
        self.agent, self.by_network = agent, by_network
        self.options = [agent.player.options._replace(reuse=keeps) for keeps in (False, True)]
        self.state: State | None = None
        self.array = np.zeros(0)  # the position, where the kernels read it
        self.bound: SearchGame | None = None  # the game that they are bound to
        self.filled = 0.0  # share of the board, which their parameters depend on
        self.params: dict[float, SearchParams] = {}  # by that share

    def set(self, searcher: TreeSearcher, state: State, keeps: bool) -> Tree:
        """Return the tree of a searcher with a state at its root; with `keeps`, with what it holds below already."""
        searcher.options = self.options[keeps]
        if keeps and self.state is not None:
            for between in _every_second(self.state, state):
                searcher.set_root(self.position_of(between))
        self._bind(searcher, self.position_of(state))
        self.state = state
        assert searcher.tree is not None
        return searcher.tree

    def position_of(self, state: State) -> Position:
        """Return a state as the agent searches it."""
        game, position = state.game, None
        if not self.by_network:
            position = game._adapter.position_for(self.agent, state._position)
        read: Position = position or self.agent.read_task(state.observation, game._configuration()).position
        return read

    def _bind(self, searcher: TreeSearcher, position: Position) -> None:
        if self.array.shape != position.state.shape:
            self.array, self.bound = position.state.copy(), None
        self.array[:] = position.state
        position = position._replace(state=self.array, prover=None, refuter=None)
        if searcher.tree is None or self.bound != position.game:
            searcher.prepare(position, searcher.options, inf, False)
            self.bound = position.game
        else:
            searcher.set_root(position)
            if position.filled != self.filled:
                if position.filled not in self.params:
                    self.params[position.filled] = searcher.params(position, searcher.options)
                searcher.take_params(self.params[position.filled])
        self.filled = position.filled


def _every_second(root: State, state: State) -> Iterator[State]:
    """Yield every second state on the way from the root: the tree is searched two plies deep for the next root."""
    moves = state.moves[len(root.moves) :]
    if root.moves != state.moves[: len(root.moves)] or not root._leads_to(state):
        return
    between = root
    for number, action in enumerate(moves[:-1], start=1):
        between = between._after(action)
        if number % 2 == 0:
            yield between
