"""State of a board for the page: one JSON object with everything that the page draws."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

from tempo.app.allowed_players import AllowedPlayers
from tempo.app.game.board_game import BoardGame
from tempo.app.game.game_record import HUMAN
from tempo.app.game.game_tree import GameTree
from tempo.app.plies import config_json
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_types import MatchConfig


class BoardState(BoardGame):
    """A game together with its players, the running search and the pages that show it."""

    name = ""

    def __init__(
        self, config: MatchConfig, seats: Sequence[str], allowed: AllowedPlayers, tree: GameTree | None = None
    ) -> None:
        super().__init__(config, seats, allowed, tree)
        self.version = 0
        self.saved: dict[int, str] = {}  # file names of finished games, by the node of the last move
        self.unfinished: dict[int, str] = {}  # file names of games that are not over, by the node of the last move
        self.is_shared = False  # whether it has seat links
        self.linked: set[int] = set()  # seats whose links have been opened
        self.watched = False
        self.paused = False
        self.pace = 0.0  # seconds that a move takes at least, between two machines
        self.spent: float | None = None  # seconds of a machine's move that waits for the pace
        self.thinking: str | None = None  # what the engine does: move, watch or hint
        self.hint: dict[str, Any] | None = None
        self.error: str | None = None
        self.since = monotonic()  # start of the current turn

    def elapsed(self) -> float:
        """Return the seconds of the current turn so far."""
        return monotonic() - self.since

    def seats_elsewhere(self) -> list[int]:
        """Return the seats of people who play by a link."""
        return [seat for seat in sorted(self.linked) if self.seats[seat] == HUMAN]

    def is_unsaved(self) -> bool:
        """Return whether the line is an unfinished game that no record holds yet."""
        if self.ending() is not None or not self.own_moves():
            return False
        return not any(self.last in (node, *self.tree.ancestors(node)) for node in (*self.saved, *self.unfinished))

    def unfinished_record(self) -> str | None:
        """Return the latest record of this game from a time when it was not over."""
        return next((self.unfinished[node] for node in reversed(self.tree.line) if node in self.unfinished), None)


def state_of(board: BoardState) -> dict[str, Any]:
    """Return the state of a board as JSON."""
    adapter, position, ending, tree = adapter_of(board.config.game), board.position(), board.ending(), board.tree
    legal = [] if board.is_over() else position.legal()
    won = adapter.drawn(tree.actions(), board.config).get("line", []) if ending is not None and tree.line else []
    return {
        "id": board.name,
        "version": board.version,
        "game": board.config.game,
        "config": config_json(board.config),
        "seats": [
            {
                "kind": HUMAN if seat == HUMAN else "machine",
                "name": seat,
                "display_name": name if name != seat else None,
            }
            for seat, name in zip(board.seats, board.names(), strict=True)
        ],
        "clock": _clock_of(board),
        "line": board.plies(),
        "at": tree.at,
        "to_move": position.mark - 1 if legal else None,
        "legal": legal,
        "preview": {str(action): cells for action, cells in adapter.preview(position).items()} if legal else {},
        "winning_cells": won,
        "over": ending.to_json() if ending is not None else None,
        "thinking": {"seat": position.mark - 1, "task": board.thinking} if board.thinking else None,
        "watch": board.watched,
        "paused": board.paused,
        "pace": board.pace,
        "hint": board.hint,
        "error": board.error,
        "saved_as": board.saved.get(tree.line[-1]) if tree.line else None,
        "in_play": ending is None and any(board.seats[move.seat] == HUMAN for move in board.own_moves()),
        "unfinished": board.unfinished_record(),
        "shared": board.is_shared,
        "elsewhere": board.seats_elsewhere(),
        "guest": False,
    }


def state_of_guest(board: BoardState, seat: int) -> dict[str, Any]:
    """Return what a person at this seat sees by a link: always the last position, and nothing of engines and files."""
    shown, board.tree.at = board.tree.at, len(board.tree.line)
    try:
        state = state_of(board)
    finally:
        board.tree.at = shown
    thinking = state["thinking"] if board.thinking == "move" else None
    hidden = {"watch": False, "hint": None, "error": None, "saved_as": None, "unfinished": None, "shared": False}
    return state | hidden | {"thinking": thinking, "elsewhere": [1 - seat], "guest": True}


def _clock_of(board: BoardState) -> dict[str, Any]:
    """Return the clock. It runs only at the end of the line, starts with the first move and stops while one waits."""
    tree, left, mover = board.tree, board.banks(), board.position().mark - 1
    is_live = tree.is_at_end and bool(tree.line) and not board.paused and not board.is_over()
    running = mover if is_live and board.config.timed and board.spent is None else None
    if board.spent is not None:
        left[mover] = round(max(0.0, left[mover] - max(0.0, board.spent - board.config.act_timeout)), 3)
    return {
        "kind": "timed" if board.config.timed else "none",
        "act": board.config.act_timeout,
        "bank": board.config.bank,
        "left": left,
        "running": running,
        "elapsed": round(board.elapsed(), 3) if running is not None else 0.0,
    }
