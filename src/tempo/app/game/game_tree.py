"""The moves of a board as a tree with all variations. No move is ever lost.

Moves are numbered in the order in which they were first played; 0 is the start. `line` is the shown path through the
tree, and `at` counts its moves on the board. Moves beyond `at` can be shown again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

START = 0
MAX_NODES = 20_000  # per board
RENAMED = {"rung": "backend"}  # fields of Node in boards saved before 1.0, and their names now


@dataclass
class Node:
    """A move and how it was played."""

    parent: int
    action: int
    seat: int
    seconds: float | None = None
    bank: float | None = None  # seconds in the mover's bank before the move
    simulations: int | None = None
    reason: str | None = None
    value: float | None = None  # 0 lost to 1 won, for the player who moved
    backend: str | None = None
    children: list[int] = field(default_factory=list)


class GameTree:
    """A tree of moves with one shown line."""

    def __init__(self) -> None:
        self.nodes = [Node(START, -1, -1)]
        self.line: list[int] = []
        self.at = 0

    @property
    def here(self) -> int:
        """The last move on the board."""
        return self.line[self.at - 1] if self.at else START

    @property
    def is_at_end(self) -> bool:
        return self.at == len(self.line)

    def actions(self, plies: int | None = None) -> tuple[int, ...]:
        """Return the actions of the line, or of its first `plies`."""
        return tuple(self.nodes[number].action for number in self.line[:plies])

    def play(self, action: int, seat: int, **known: Any) -> int:
        """Play a move here. Moves beyond become a variation unless they begin with the same move."""
        parent = self.here
        found = next((one for one in self.nodes[parent].children if self.nodes[one].action == action), None)
        if found is None:
            self.nodes.append(Node(parent, action, seat, **known))
            found = len(self.nodes) - 1
            self.nodes[parent].children.append(found)
        else:
            for name, value in known.items():
                setattr(self.nodes[found], name, value)
        if self.is_at_end or self.line[self.at] != found:
            self.line[self.at :] = [found]
        self.at += 1
        return found

    def cut(self) -> None:
        """End the line here; moves beyond remain as a variation."""
        del self.line[self.at :]

    def go(self, at: int) -> None:
        self.at = max(0, min(len(self.line), at))

    def jump(self, number: int) -> None:
        """Show the line through a move and its first continuation; the move is the last on the board."""
        way = [number, *self.ancestors(number)][::-1]
        self.at = len(way)
        while self.nodes[way[-1]].children:
            way.append(self.nodes[way[-1]].children[0])
        self.line = way

    def ancestors(self, number: int) -> Iterator[int]:
        """Yield the moves before a move, last first."""
        while (number := self.nodes[number].parent) != START:
            yield number

    def others(self, number: int) -> list[dict[str, int]]:
        """Return the alternatives to a move."""
        found = [one for one in self.nodes[self.nodes[number].parent].children if one != number]
        return [{"node": one, "action": self.nodes[one].action} for one in found]

    @property
    def is_full(self) -> bool:
        return len(self.nodes) >= MAX_NODES

    def to_json(self) -> dict[str, Any]:
        return {"nodes": [asdict(node) for node in self.nodes], "line": self.line, "at": self.at}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> GameTree:
        tree = cls()
        tree.nodes = [
            Node(**{RENAMED.get(name, name): value for name, value in node.items()}) for node in data["nodes"]
        ]
        tree.line, tree.at = list(data["line"]), data["at"]
        return tree
