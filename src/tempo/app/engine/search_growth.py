"""Growth of a search: when an analysis has nothing left to find out, though nothing is proven."""

from typing import Any

STALE_ROUNDS = 10  # simulations per node of a tree that found no new node, until it counts as searched


class Growth:
    """Growth of a search on one position."""

    def __init__(self) -> None:
        self.nodes = self.simulations = 0  # nodes of the tree, and simulations when they last changed

    def has_ended(self, searcher: Any, simulations: int) -> bool:
        """Return whether the search is complete, or a tree finds no new positions: it seldom proves a draw."""
        if searcher.run(1) == 0:
            return True
        tree = getattr(getattr(searcher, "used", searcher), "tree", None)
        if tree is None or tree.used[0] == len(tree.stats):
            return False
        if tree.used[0] != self.nodes:
            self.nodes, self.simulations = int(tree.used[0]), simulations
        return simulations - self.simulations > STALE_ROUNDS * self.nodes
