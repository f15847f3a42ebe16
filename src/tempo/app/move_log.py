"""Moves of games in the browser, printed where the server was started (`play --verbose`)."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from tempo.arena.adapter.game_adapter import adapter_of, new_config

SHORT = 4  # characters of a board's name
WINNERS = ("first won", "second won")
FAULTS = (KeyError, TypeError, ValueError, IndexError, AttributeError)  # of what is no board of our page


class MoveLog:
    """Prints every move once, and every end of a game."""

    def __init__(self) -> None:
        self.seen: dict[str, int] = {}  # moves of each board that are printed
        self.ended: dict[str, Any] = {}  # the end that was printed last of each board

    def follow(self, name: str, board: Mapping[str, Any]) -> None:
        """Print the news of a board that a page has written. A closed console stops no game."""
        with suppress(OSError, *FAULTS):
            nodes = board["tree"]["nodes"]
            for number in range(self.seen.get(name, max(1, len(nodes) - 1)), len(nodes)):
                print(f"{name[:SHORT]}  {board['game']}  {_move_text(board, nodes, number)}", flush=True)
            self.seen[name] = len(nodes)
            ending = board["result"]
            if ending is not None and ending != self.ended.get(name):
                print(f"{name[:SHORT]}  {board['game']}  {_result_text(ending)}", flush=True)
            self.ended[name] = ending


def _move_text(board: Mapping[str, Any], nodes: list[Mapping[str, Any]], number: int) -> str:
    """Return number, player, move, seconds of a move, and what a machine says about it."""
    node = above = nodes[number]
    count = 1
    while above["parent"]:
        above, count = nodes[above["parent"]], count + 1
    game = board["game"]
    name = adapter_of(game).name_of(node["action"], new_config(game, board["shape"]))
    parts = [f"{count}. {board['seats'][node['seat']]} {name}"]
    if node.get("seconds") is not None:
        parts.append(f"{node['seconds']:.2f} s")
    if node.get("value") is not None:
        parts.append(f"value {node['value']:.2f}")
    if node.get("simulations"):
        parts.append(f"{node['simulations']:,} simulations")
    return ", ".join(parts)


def _result_text(ending: Mapping[str, Any]) -> str:
    first, second = ending["rewards"]
    result = "draw" if first == second else WINNERS[second > first]
    return f"{result} ({ending['reason']})" if ending["reason"] else result
