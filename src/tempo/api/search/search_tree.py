"""Results of a search, and its tree to walk: views of the search's own arrays, made as they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from tempo.api.notebooks import search_svg
from tempo.api.states import State
from tempo.arena.adapter.search_info import value_of_move, values_of_moves
from tempo.arena.command_line.inputs import BadInput
from tempo.search.choose import node_value
from tempo.search.proofs import DRAW, UNKNOWN
from tempo.search.tree import ROOT, Tree, children, has_priors
from tempo.search.types import Snapshot

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


class SearchResult:
    """Result of a search. Numbers are from the side to move, moves are actions.

    It is read from the tree when it is asked for, or when another search begins.
    """

    def __init__(
        self, root: Node, look: Callable[[], Snapshot], simulations: int, work: tuple[int, int], seconds: float
    ) -> None:
        self.state = root.state
        self.simulations = simulations
        self.evaluations, self.batches = work  # states that the evaluator was given, and in how many calls
        self.seconds = seconds
        self.root = root  # to walk the tree, until another search begins
        self._look = look

    @cached_property
    def _found(self) -> Snapshot:
        return self._look()._replace(simulations=self.simulations)

    @property
    def move(self) -> int:
        """The move to play."""
        return self._found.move

    @property
    def value(self) -> float | None:
        """Its value: 0 lost, 0.5 even, 1 won; None where no simulation has tried it."""
        return value_of_move(self._found)

    @property
    def pv(self) -> tuple[int, ...]:
        """The principal variation, beginning with `move`."""
        return self._found.line

    @property
    def depth(self) -> int:
        """Plies of the principal variation, or to the proven end."""
        return self._found.plies

    @property
    def visits(self) -> dict[int, int]:
        """The simulations of each move."""
        return dict(zip(self._found.moves, self._found.visits, strict=True))

    @property
    def values(self) -> dict[int, float]:
        """The value of each move that was searched."""
        return values_of_moves(self._found)

    @property
    def priors(self) -> dict[int, float]:
        """The prior of each move, where the evaluator gives them."""
        return dict(zip(self._found.moves, self._found.priors, strict=False))

    @property
    def proofs(self) -> dict[int, int]:
        """Of each proven move 1 for a win, 0 for a draw, -1 for a loss."""
        proofs = zip(self._found.moves, self._found.proofs, strict=False)
        return {action: 0 if proof == DRAW else 1 if proof > 0 else -1 for action, proof in proofs if proof}

    @property
    def policy(self) -> dict[int, float]:
        """The share of the visits that each move got."""
        total = max(1, sum(self.visits.values()))
        return {action: count / total for action, count in self.visits.items()}

    def __str__(self) -> str:
        name, words = self.state.name_of, {1: "win", 0: "draw", -1: "loss", None: ""}
        values, priors, proofs = self.values, self.priors, self.proofs
        line, state = [], self.state
        for action in self.pv:
            line.append(state.name_of(action))
            state = state._after(action)
        value = "" if self.value is None else f", value {self.value:.3f}"
        rows = [f"{name(self.move)}{value}, {self.simulations:,} simulations, pv {' '.join(line)}"]
        for action, count in sorted(self.visits.items(), key=lambda item: (item[0] != self.move, -item[1])):
            value = f"{values[action]:.3f}" if action in values else "     "
            prior = f"{100 * priors[action]:6.1f} %" if priors else ""
            rows.append(f"  {name(action):>4} {value} {count:>10,}{prior} {words[proofs.get(action)]}".rstrip())
        return "\n".join(rows)

    def __repr__(self) -> str:
        return f"<SearchResult {self}>"

    def _repr_svg_(self) -> str:
        return search_svg(self.state, self._found)
