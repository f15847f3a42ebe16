"""What can be asked of a board: moves, going back and forth, who plays, hints. No page is known here.

All of it is answered at once, and refused in a sentence where it cannot be done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tempo.app.game.game_record import HUMAN, Ending
from tempo.app.game.game_tree import START, GameTree
from tempo.app.live_game import LiveGame, Save
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import board_after, board_of
from tempo.lab.referee.game_data import MatchConfig


class PositionChanged(BadInput):
    """What was asked for belongs to a position that is not on the board any more."""


class Board(LiveGame):
    """A board, as those who sit at it see it."""

    def play(self, action: int, at: int) -> None:
        """A person's move in the position with so many moves."""
        with self.lock:
            if at != self.tree.at:
                raise PositionChanged(f"the board has {self.tree.at} moves on it, not {at}: look again")
            position = self.position()
            if self.is_over():
                raise BadInput("the game is over")
            if action not in position.legal():
                raise BadInput(f"{self.move_name(action)} is not legal here")
            if self.tree.is_full:
                raise BadInput("this board has no room for more moves: open a new one")
            seat = position.mark - 1
            if self.seats[seat] != HUMAN and self.tree.is_at_end and not self.paused:
                raise BadInput(f"it is the turn of {self.seats[seat]}")
            self.apply_move(action, seat, self.elapsed(), {})

    def undo(self) -> None:
        """Back to the last turn of a person; between two machines one move, and a pause."""
        with self.lock:
            people = [seat for seat in (0, 1) if self.seats[seat] == HUMAN]
            at = self.tree.at - 1
            while people and at > 0 and self.tree.nodes[self.tree.line[at]].seat not in people:
                at -= 1
            self.set_paused(self.paused or not people)
            self.show_position(max(0, at))

    def redo(self) -> None:
        """What was undone last, the answer included."""
        with self.lock:
            at = min(len(self.tree.line), self.tree.at + 1)
            while at < len(self.tree.line) and self.seats[self.tree.nodes[self.tree.line[at]].seat] != HUMAN:
                at += 1
            self.show_position(at)

    def go(self, at: int) -> None:
        """Look at another position of the line."""
        with self.lock:
            if not 0 <= at <= len(self.tree.line):
                raise BadInput(f"the line has {len(self.tree.line)} moves: there is no position after {at}")
            self.show_position(at)

    def show_position(self, at: int) -> None:
        self.tree.go(at)
        self.changed()

    def jump(self, node: int) -> None:
        """Show the variation that a move belongs to."""
        with self.lock:
            if not START < node < len(self.tree.nodes):
                raise BadInput(f"there is no move {node}")
            self.tree.jump(node)
            self.changed()

    def play_from_here(self) -> None:
        """Forget what was played after this, or how it ended here, and go on."""
        with self.lock:
            self.tree.cut()
            self.endings.pop(self.tree.here, None)
            self.set_paused(False)
            self.number += 1
            self.changed()

    def resign(self, seat: int | None = None) -> None:
        """A person gives up: whose turn it is, unless only one is a person."""
        with self.lock:
            if self.is_over():
                raise BadInput("the game is over")
            people = [one for one in (0, 1) if self.seats[one] == HUMAN]
            if not people:
                raise BadInput("nobody resigns for a machine: pause it")
            self.tree.cut()
            mover = self.position().mark - 1
            loser = seat if seat is not None else mover if mover in people else people[0]
            if loser not in people:
                raise BadInput("nobody resigns for a machine")
            self.endings[self.tree.here] = Ending.resigned(loser)
            self.changed()

    def restart(self) -> None:
        """The same players from the beginning; what was played remains as a variation."""
        with self.lock:
            self.tree.go(0)
            self.tree.cut()
            self.endings.pop(START, None)
            self.number += 1
            self.set_paused(False)
            self.changed()

    def swap(self) -> None:
        self.set_players(self.seats[::-1], None)

    def set_players(self, seats: Sequence[str], clock: tuple[bool, float, float] | None) -> None:
        """Other players, or another clock: timed or not, seconds a move, bank."""
        with self.lock:
            for seat in seats:
                self.check_player(seat)
            self.seats = list(seats)
            if clock is not None:
                timed, act, bank = clock
                self.config = self.config._replace(timed=timed, act_timeout=act, bank=bank)
            self.changed()

    def pause(self) -> None:
        with self.lock:
            self.set_paused(True)
            self.changed()

    def resume(self) -> None:
        with self.lock:
            self.set_paused(False)
            self.tree.go(len(self.tree.line))
            self.changed()

    def step(self) -> None:
        """One move of a machine, and a pause."""
        with self.lock:
            if not self.tree.is_at_end:
                self.tree.go(self.tree.at + 1)
            else:
                self.stepping = True
            self.set_paused(True)
            self.changed()

    def watch(self, on: bool) -> None:
        """Show what is thought, and think about positions in which nobody else does."""
        with self.lock:
            self.watched = on
            if self.thinking == "move":
                self.publish_state()
            else:
                self.changed()

    def request_hint(self) -> None:
        """Find the best move, for a person who wants to know."""
        with self.lock:
            if not self.position().legal() or self.is_over():
                raise BadInput("the game is over")
            if self.thinking == "move":
                raise BadInput("it is the machine's turn")
            self.hint = None
            self.think("hint", "")
            self.publish_state()

    # what outlasts the server

    def to_json(self) -> dict[str, Any]:
        with self.lock:
            return {
                "name": self.name,
                "config": self.config._asdict() | {"shape": dict(self.config.shape)},
                "seats": self.seats,
                "tree": self.tree.to_json(),
                "endings": {str(node): ending._asdict() for node, ending in self.endings.items()},
                "saved": {str(node): name for node, name in self.saved.items()},
                "imported_names": {str(node): names for node, names in self.imported_names.items()},
                "dates": {str(node): date for node, date in self.dates.items()},
                "watched": self.watched,
                "paused": self.paused,
                "version": self.version,
            }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], save: Save) -> Board:
        config = MatchConfig(**data.get("config", data.get("terms", {})))  # earlier boards have terms
        board_of(config)
        tree = GameTree.from_json(data["tree"])
        board_after(config, tree.actions())
        board = cls(data["name"], config, data["seats"], save, tree)
        board.endings = {int(node): Ending.from_json(one) for node, one in data["endings"].items()}
        board.saved = {int(node): name for node, name in data["saved"].items()}
        board.imported_names = {int(node): list(names) for node, names in data["imported_names"].items()}
        board.dates = {int(node): date for node, date in data.get("dates", {}).items()}  # earlier boards have none
        board.watched, board.paused, board.version = data["watched"], data["paused"], data["version"]
        return board
