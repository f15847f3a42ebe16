"""Requests to a board: moves, undo and redo, players, hints. Nothing here knows the page.

Each request is answered at once. One that cannot be done raises BadInput with a sentence.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from tempo.app.allowed_players import AllowedPlayers
from tempo.app.game.game_record import HUMAN, Ending
from tempo.app.game.game_tree import START, GameTree
from tempo.app.live_game import LiveGame
from tempo.app.storage.archive import GameStore
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import board_after, board_of
from tempo.lab.referee.game_types import MatchConfig

PLACES = ("First", "Second")

class PositionChanged(BadInput):
    """The request is for a position that is no longer on the board."""


class Board(LiveGame):
    """A board with the actions of the people who play on it."""

    def share(self) -> None:
        """Let people in by seat links."""
        with self.lock:
            self.is_shared = True
            self.publish_state()

    def take_seat(self, seat: int) -> None:
        """Note that a person has opened the link of a seat: the owner's page does not play there any more."""
        with self.lock:
            if seat not in self.linked:
                self.linked.add(seat)
                self.publish_state()

    def check_turn(self, mover: int, guest: int | None) -> None:
        """Refuse a move for a person at another page; `guest` is the seat of one who plays by a link."""
        is_refused = mover in self.seats_elsewhere() if guest is None else mover != guest
        if is_refused:
            raise BadInput(f"it is {PLACES[mover]}'s turn")

    def show_end(self, guest: int | None) -> None:
        """Show the last position, where a person who plays by a link always is."""
        if guest is not None and not self.tree.is_at_end:
            self.show_position(len(self.tree.line))

    def play(self, action: int, at: int, guest: int | None = None) -> None:
        """Play a person's move in the position after `at` moves; `guest` is the seat of one who plays by a link."""
        with self.lock:
            self.show_end(guest)
            if at != self.tree.at:
                raise PositionChanged(f"the board has {self.tree.at} moves on it, not {at}: look again")
            position = self.position()
            if self.is_over():
                raise BadInput("the game is over")
            self.check_turn(position.mark - 1, guest)
            if action not in position.legal():
                raise BadInput(f"{self.move_name(action)} is not legal here")
            if self.tree.is_full:
                raise BadInput("this board has no room for more moves: open a new one")
            seat = position.mark - 1
            if self.tree.is_at_end and self.paused:
                raise BadInput("the game is paused: resume it first")
            if self.tree.is_at_end and self.seats[seat] != HUMAN:
                raise BadInput(f"it is {self.seats[seat]}'s turn")
            if HUMAN in self.seats:
                self.set_paused(False)  # a person's variation goes on
            self.apply_move(action, seat, self.elapsed(), {})

    def undo(self) -> None:
        """Take back a resignation, or go back to a person's last turn; between two machines one move, and pause."""
        with self.lock:
            if self.take_back_ending():
                self.changed()
                return
            people = [seat for seat in (0, 1) if self.seats[seat] == HUMAN]
            at = self.tree.at - 1
            while people and at > 0 and self.tree.nodes[self.tree.line[at]].seat not in people:
                at -= 1
            self.set_paused(self.paused or not people)
            self.show_position(max(0, at))

    def redo(self) -> None:
        """Repeat the last undone move, together with the answer to it."""
        with self.lock:
            at = min(len(self.tree.line), self.tree.at + 1)
            while at < len(self.tree.line) and self.seats[self.tree.nodes[self.tree.line[at]].seat] != HUMAN:
                at += 1
            self.show_position(at)

    def go(self, at: int) -> None:
        """Show another position of the line."""
        with self.lock:
            if not 0 <= at <= len(self.tree.line):
                raise BadInput(f"the line has {len(self.tree.line)} moves: there is no position after {at}")
            self.show_position(at)

    def show_position(self, at: int) -> None:
        self.tree.go(at)
        self.changed()

    def jump(self, node: int) -> None:
        """Show the variation that contains a move."""
        with self.lock:
            if not START < node < len(self.tree.nodes):
                raise BadInput(f"there is no move {node}")
            self.tree.jump(node)
            self.changed()

    def play_from_here(self) -> None:
        """Drop the moves after this position and any recorded end of the game, and play on."""
        with self.lock:
            self.tree.cut()
            self.take_back_ending()
            self.endings.pop(self.tree.here, None)
            self.set_paused(False)
            self.number += 1
            self.changed()

    def resign(self, seat: int | None = None, guest: int | None = None) -> None:
        """Resign for a person: the one to move, or the only person at this page. A guest resigns at the own seat."""
        with self.lock:
            self.show_end(guest)
            if self.is_over():
                raise BadInput("the game is over")
            people = [one for one in (0, 1) if self.seats[one] == HUMAN]
            if not people:
                raise BadInput("a machine cannot resign: pause it")
            here = [one for one in people if one not in self.seats_elsewhere()]
            if guest is None and not here:
                raise BadInput("both people play by their links: only they resign")
            self.tree.cut()
            mover = self.position().mark - 1
            loser = guest if guest is not None else seat if seat is not None else mover if mover in here else here[0]
            if loser not in people:
                raise BadInput("a machine cannot resign")
            self.endings[self.tree.here] = Ending.resigned(loser)
            self.changed()

    def keep(self) -> None:
        """Save an unfinished game that is about to be left."""
        with self.lock:
            if self.save_unfinished():
                self.publish_state()

    def restart(self) -> None:
        """Start again with the same players. The moves so far remain as a variation, and are saved if not over."""
        with self.lock:
            self.save_unfinished()
            self.tree.go(0)
            self.tree.cut()
            self.endings.pop(START, None)
            self.number += 1
            self.set_paused(False)
            self.changed()

    def swap(self) -> None:
        self.set_players(self.seats[::-1], None)

    def set_players(self, seats: Sequence[str], clock: tuple[bool, float, float] | None) -> None:
        """Change the players, or the clock: timed or not, seconds per move, bank."""
        with self.lock:
            for seat in seats:
                self.check_player(seat)
            self.seats = list(seats)
            if self.seats == [HUMAN, HUMAN]:
                self.set_paused(False)  # nothing is left to pause
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
        """Let a machine play one move, then pause."""
        with self.lock:
            if not self.tree.is_at_end:
                self.tree.go(self.tree.at + 1)
            else:
                self.stepping = True
            self.set_paused(True)
            self.changed()

    def watch(self, on: bool) -> None:
        """Turn live analysis on or off. While on, positions where nobody else searches are analysed too."""
        with self.lock:
            self.watched = on
            if self.thinking == "move":
                self.publish_state()
            else:
                self.changed()

    def set_pace(self, seconds: float) -> None:
        """Set the seconds that each move takes at least, between two machines; the current move follows it as well."""
        with self.lock:
            self.pace = seconds
            if self.hold is not None and self.hold.cancel():
                self.hold.act()
            self.publish_state()

    def request_hint(self) -> None:
        """Search for the best move on behalf of a person."""
        with self.lock:
            if not self.position().legal() or self.is_over():
                raise BadInput("the game is over")
            if self.thinking == "move":
                raise BadInput("it is the machine's turn")
            self.hint = None
            self.think("hint", "")
            self.publish_state()

    # State that outlives the server.

    def to_json(self) -> dict[str, Any]:
        with self.lock:
            return {
                "name": self.name,
                "config": self.config._asdict() | {"shape": dict(self.config.shape)},
                "seats": self.seats,
                "tree": self.tree.to_json(),
                "endings": {str(node): ending._asdict() for node, ending in self.endings.items()},
                "saved": {str(node): name for node, name in self.saved.items()},
                "unfinished": {str(node): name for node, name in self.unfinished.items()},
                "imported_names": {str(node): names for node, names in self.imported_names.items()},
                "dates": {str(node): date for node, date in self.dates.items()},
                "shared": self.is_shared,
                "linked": sorted(self.linked),
                "watched": self.watched,
                "paused": self.paused,
                "pace": self.pace,
                "process": None if self.is_asleep else os.getpid(),  # of the server that has it open
                "version": self.version,
            }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], allowed: AllowedPlayers, store: GameStore) -> Board:
        """Return a saved board. A person takes the seat of a program of others that may not sit here any more."""
        config = MatchConfig(**data.get("config", data.get("terms", {})))  # boards saved before 1.0 have terms
        board_of(config)
        tree = GameTree.from_json(data["tree"])
        board_after(config, tree.actions())
        seats = [seat if seat == HUMAN or allowed.allows(seat, config.game) else HUMAN for seat in data["seats"]]
        board = cls(data["name"], config, seats, allowed, store, tree)
        board.endings = {int(node): Ending.from_json(one) for node, one in data["endings"].items()}
        board.saved = {int(node): name for node, name in data["saved"].items()}
        board.unfinished = {int(node): name for node, name in data.get("unfinished", {}).items()}
        names = data.get("imported_names", data.get("guests", {}))  # boards saved before 1.0 have guests
        board.imported_names = {int(node): list(both) for node, both in names.items()}
        if seats != data["seats"] and tree.line:
            board.imported_names.setdefault(board.last, list(data["seats"]))
        board.dates = {int(node): date for node, date in data.get("dates", {}).items()}  # older boards have none
        board.watched, board.paused, board.version = data["watched"], data["paused"], data["version"]
        board.pace = data.get("pace", 0.0)  # older boards have none
        board.is_shared, board.linked = data.get("shared", False), set(data.get("linked", ()))
        return board
