"""A searched tree to walk: views of the search's own arrays, made as they are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tempo.api.states import State
from tempo.arena.command_line.inputs import BadInput
from tempo.search.choose import node_value
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.tree import ROOT, Tree, children, has_priors

DEPTH, LEAST = 3, 10  # usual limits of a copy: plies below a node, and visits


class TreeView:
    """The arrays of a search, until another one takes their place."""

    def __init__(self, tree: Tree, has_policy: bool) -> None:
        self.tree, self.has_policy, self.is_open = tree, has_policy, True


class Node:
    """A node of the tree. `value` and `proven` are for the side that moved into it: for the root, who moved last."""

    def __init__(
        self, view: TreeView, index: int = ROOT, parent: Node | None = None, move: int | None = None,
        state: State | None = None,
    ) -> None:  # fmt: skip
        self._view, self._index = view, index
        self._parent, self._move, self._state = parent, move, state

    @property
    def _tree(self) -> Tree:
        if not self._view.is_open:
            raise BadInput("a later search took the place of this tree: keep what you need by node.to_dict()")
        return self._view.tree

    @property
    def move(self) -> int | None:
        """The action that leads here; None for the root."""
        return self._move

    @property
    def parent(self) -> Node | None:
        return self._parent

    @property
    def state(self) -> State:
        if self._state is None:
            assert self._parent is not None and self._move is not None
            self._state = self._parent.state._after(self._move)
        return self._state

    @property
    def visits(self) -> int:
        return int(self._tree.stats.visits[self._index])

    @property
    def value(self) -> float | None:
        """The mean of the results, or the proven one: 0 lost to 1 won. None where nothing was searched."""
        is_known = self.visits or self.proven is not None
        return node_value(self._tree, self._index) if is_known else None

    @property
    def prior(self) -> float | None:
        """The probability of the move before any search; None where the evaluator gives none."""
        is_known = self._view.has_policy and self._index != ROOT and has_priors(self._tree)
        return float(self._tree.priors[self._index]) if is_known else None

    @property
    def proven(self) -> int | None:
        """1 for a win, 0 for a draw, -1 for a loss, None where nothing is proven."""
        proof = int(self._tree.stats.proof[self._index])
        return None if proof == UNKNOWN else 0 if proof == DRAW else 1 if proof > 0 else -1

    @property
    def children(self) -> dict[int, Node]:
        """The nodes below by their moves, the most visited first; none before this one was expanded."""
        tree = self._tree
        nodes = children(tree, self._index)
        visits = tree.stats.visits[nodes.start : nodes.stop].tolist()
        actions = tree.selection.action[nodes.start : nodes.stop].tolist()
        order = sorted(range(len(nodes)), key=lambda place: -visits[place])
        return {actions[place]: Node(self._view, nodes.start + place, self, actions[place]) for place in order}

    def walk(self, depth: int = DEPTH, least: int = LEAST) -> Iterator[Node]:
        """Yield this node and those below: at most `depth` plies below, with `least` visits or a proven result."""
        yield self
        for child in self.children.values() if depth else ():
            if child.visits >= least or child.proven is not None:
                yield from child.walk(depth - 1, least)

    def to_dict(self, depth: int = DEPTH, least: int = LEAST) -> dict[str, Any]:
        """Return a copy of the node and those below, as `walk` yields them, for JSON."""
        below = [child for child in self.children.values() if child.visits >= least or child.proven is not None]
        return {
            "move": self._move,
            "name": self._name,
            "visits": self.visits,
            "value": self.value,
            "prior": self.prior,
            "proven": self.proven,
            "children": [child.to_dict(depth - 1, least) for child in below] if depth else [],
        }

    def to_networkx(self, depth: int = DEPTH, least: int = LEAST) -> Any:
        """Return the same nodes as a `networkx.DiGraph`. A node of it is the tuple of the moves that lead there."""
        try:
            import networkx
        except ImportError:
            raise BadInput("to_networkx needs networkx: pip install networkx") from None
        graph = networkx.DiGraph()
        for node in self.walk(depth, least):
            about = {"visits": node.visits, "value": node.value, "prior": node.prior, "proven": node.proven}
            graph.add_node(node._path, **about)
            if node is not self:
                graph.add_edge(node._path[:-1], node._path, move=node._move, name=node._name)
        return graph

    @property
    def _path(self) -> tuple[int, ...]:
        """The moves from the root."""
        return () if self._parent is None or self._move is None else (*self._parent._path, self._move)

    @property
    def _name(self) -> str | None:
        return None if self._parent is None or self._move is None else self._parent.state.name_of(self._move)

    def __repr__(self) -> str:
        value = "" if self.value is None else f", value {self.value:.3f}"
        return f"<Node {self._name or 'root'}: {self.visits:,} visits{value}>"
