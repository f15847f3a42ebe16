"""The search tree of a position as JSON, for teaching and for other programs: `review --plot PLAYER --json`.

docs/reference/file-formats.md describes it. Alpha-beta keeps no tree: its file has the root's moves and the principal
variation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.lab.plot.searched_moves import SearchedMove, proof_text
from tempo.lab.report.result_tables import SEATS
from tempo.lab.review.scoring import PositionQuery
from tempo.search.choose import node_value
from tempo.search.tree import ROOT, Tree, children
from tempo.search.types import Snapshot

FORMAT = "tempo-tree"
VERSION = 1
DEPTH, LEAST = 3, 10  # usual limits: plies below the root, and visits
VALUES = "value: 0 lost to 1 won, for the side that plays the node's move; the root's is for the side to move"
NO_TREE = "alpha-beta keeps no tree: the root's moves and the principal variation (line) only; visits are nodes"


def tree_of(agent: Any) -> Tree | None:
    """Return the tree of an agent's last search; None for a search without one."""
    searcher = agent.player.searcher
    tree: Tree | None = getattr(getattr(searcher, "used", searcher), "tree", None)  # `used`: one of two searchers
    return tree


def tree_json(
    player: str, query: PositionQuery, snapshot: Snapshot, moves: Sequence[SearchedMove], tree: Tree | None,
    depth: int, least: int,
) -> dict[str, Any]:  # fmt: skip
    """Return a search as JSON.

    player    name of the player
    query     the position
    snapshot  the end of the search
    moves     the moves of the snapshot, in order of merit
    tree      the search tree; None for alpha-beta
    depth     plies below the root
    least     visits of a node; one that is proven won for the side that moves there stays in any case
    """
    writer = _Writer(query, depth, least)
    listed = [move for move in moves if tree is None or move is moves[0] or writer.keeps(move.visits, move.proven)]
    below = {} if tree is None else {int(tree.selection[child].action): child for child in children(tree, ROOT)}
    mark = board_after(*query).mark
    nodes = []
    for move in listed:
        prior = {} if move.prior is None else {"prior": round(move.prior, 4)}
        score = {} if move.score is None else {"score": move.score, "bound": "upper" if move.is_bound else "exact"}
        node = writer.node(move.action, mark, move.visits, move.value, move.proven) | prior | score
        nodes.append(node if tree is None else node | writer.below(tree, below[move.action], 3 - mark, 1))
    root: dict[str, Any] = {"visits": sum(snapshot.visits), "value": round(snapshot.value, 4), "children": nodes}
    if tree is not None:
        root["visits"] = int(tree.stats[ROOT].visits)
        root |= writer.counts(tree, ROOT, [move.visits for move in listed])
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": query.config.game,
        "board": dict(query.config.shape),
        "position": [writer.name(action) for action in query.actions],
        "side_to_move": SEATS[mark - 1],
        "player": player,
        "search": "alpha-beta" if tree is None else "tree",
        "note": VALUES if tree is not None else f"{VALUES}. {NO_TREE}",
        "simulations": snapshot.simulations,
        "depth": depth if tree is not None else 1,
        "least_visits": least if tree is not None else 0,
        "line": [writer.name(action) for action in snapshot.line],
        "root": root,
    }


class _Writer:
    """Writes nodes of one search."""

    def __init__(self, query: PositionQuery, depth: int, least: int) -> None:
        self.query, self.depth, self.least = query, depth, least

    def name(self, action: int) -> str:
        """Return the name of a move."""
        return adapter_of(self.query.config.game).name_of(action, self.query.config)

    def keeps(self, visits: int, proven: str) -> bool:
        """Return whether a node belongs into the file."""
        return visits >= self.least or proven.startswith("won")

    def node(self, action: int, mark: int, visits: int, value: float, proven: str) -> dict[str, Any]:
        """Return a node without its children."""
        named = {"move": self.name(action), "action": action, "side": SEATS[mark - 1]}
        return {**named, "visits": visits, "value": round(value, 4), "proven": proven or None}

    def below(self, tree: Tree, parent: int, mark: int, plies: int) -> dict[str, Any]:
        """Return a node's children in the order of their visits, at most `depth` plies below the root."""
        kept = [] if plies >= self.depth else self._kept(tree, parent)
        nodes = []
        for child in kept:
            action, visits = int(tree.selection[child].action), int(tree.stats[child].visits)
            proven = proof_text(int(tree.stats[child].proof))
            node = self.node(action, mark, visits, node_value(tree, child), proven)
            nodes.append(node | self.below(tree, child, 3 - mark, plies + 1))
        return self.counts(tree, parent, [node["visits"] for node in nodes]) | {"children": nodes}

    def _kept(self, tree: Tree, parent: int) -> list[int]:
        """Return the children that belong into the file."""
        stats = tree.stats
        kept = [n for n in children(tree, parent) if self.keeps(int(stats[n].visits), proof_text(int(stats[n].proof)))]
        return sorted(kept, key=lambda child: -int(stats[child].visits))

    def counts(self, tree: Tree, parent: int, listed: Sequence[int]) -> dict[str, Any]:
        """Return a node's visits before it had children, and its visited children that are left out of the file."""
        visits = [int(tree.stats[child].visits) for child in children(tree, parent)]
        tried = sum(count > 0 for count in visits) - sum(count > 0 for count in listed)
        left_out = {"moves": tried, "visits": sum(visits) - sum(listed)}
        return {"own_visits": int(tree.stats[parent].visits) - sum(visits), "left_out": left_out}
