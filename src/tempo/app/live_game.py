"""Everything that happens at a board without a request: engines move, clocks run, finished games are saved.

Nothing waits for an engine. It answers later, in another thread, and its answer counts only if the position is still
the one it was asked about. Every change has a version number and is published to all pages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from threading import RLock
from time import monotonic
from typing import Any

from tempo.app.allowed_players import AllowedPlayers
from tempo.app.board_state import BoardState, state_of, state_of_guest
from tempo.app.engine.client import EngineClient, EngineRequest
from tempo.app.game.game_record import HUMAN, Ending
from tempo.app.game.game_tree import GameTree
from tempo.app.storage.archive import GameStore
from tempo.app.timers import Timer, call_later
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.records.record_file import RESIGNED
from tempo.lab.referee.game_types import MatchConfig

FLAG_GRACE = 0.05  # seconds after the end of a person's time before it counts as over
Publish = Callable[[str, Mapping[str, Any]], None]


class LiveGame(BoardState):
    """A running game."""

    def __init__(
        self,
        name: str,
        config: MatchConfig,
        seats: Sequence[str],
        allowed: AllowedPlayers,
        store: GameStore,
        tree: GameTree | None = None,
    ) -> None:
        """Set up a game: `name` of its board, `store` keeps its records, the others as in `BoardGame`."""
        super().__init__(config, seats, allowed, tree)
        self.name = name
        self.store = store
        self.publish: Publish = lambda event, data: None
        self.on_move: Callable[[], None] = lambda: None
        self.lock = RLock()
        self.engine = EngineClient()
        self.number = 0  # of the game; a machine starts each with a new agent
        self.stepping = False  # whether a machine plays one move although the game is paused
        self.turn: tuple = ()  # identity of the current turn
        self.elapsed_when_paused = 0.0  # seconds of the turn until the pause
        self.is_asleep = True  # whether no page is open
        self.analysis: dict[str, Any] | None = None  # the latest analysis of this position
        self.flag: Timer | None = None  # fires when a person's time is over
        self.hold: Timer | None = None  # plays the answer of a machine that was faster than the pace
        self.on_sleep: list[Callable[[], None]] = []  # further callbacks for the time when no page is open

    def apply_move(self, action: int, seat: int, seconds: float, analysis: Mapping[str, Any]) -> None:
        """Play a move of a person, or of a machine with its analysis; or forfeit if it took too long."""
        bank = self.banks()[seat]
        known = {name: analysis.get(name) for name in ("simulations", "reason", "value", "backend")}
        if self.is_over_time(seconds, bank) and self.tree.is_at_end:
            self.endings[self.tree.here] = Ending.timed_out(seat)
        else:
            if not self.tree.is_at_end:
                self.number += 1  # a machine that plays on from another position starts a new game
            self.tree.play(action, seat, seconds=round(seconds, 6), bank=bank, **known)
            self.endings.pop(self.tree.here, None)
            self.on_move()
        self.stepping = False
        self.changed()

    def changed(self) -> None:
        """Handle a change of position, players or clock: cancel the search and start the one that fits."""
        self.hint = None
        self.error = None
        self.analysis = None
        self.begin_turn()
        self.engine.stop()
        self.thinking = None
        self.save_if_over()
        self.start_thinking()
        self.publish_state()

    def begin_turn(self) -> None:
        """Start the clock of a turn; looking at other positions does not restart it."""
        turn = (self.number, self.last, *self.seats, self.config)
        if turn != self.turn:
            self.turn, self.since, self.elapsed_when_paused = turn, monotonic(), 0.0
        self.cancel_timers()

    def cancel_timers(self) -> None:
        """Cancel what waits for a time of this turn."""
        self.spent = None
        for timer in (self.flag, self.hold):
            if timer is not None:
                timer.cancel()

    def elapsed(self) -> float:
        """Return the seconds of the current turn without pauses."""
        return self.elapsed_when_paused if self.paused else monotonic() - self.since

    def set_paused(self, paused: bool) -> None:
        """Stop or restart the clock."""
        spent = self.elapsed()
        self.elapsed_when_paused, self.since, self.paused = spent, monotonic() - spent, paused

    def save_if_over(self) -> None:
        """Save a game that has ended."""
        if not self.tree.line or self.last in self.saved or not self.tree.is_at_end or self.ending() is None:
            return
        self.save_in(self.saved)

    def save_unfinished(self) -> str | None:
        """Save a game that is not over, so that it can be resumed; return the name of a new record."""
        return self.save_in(self.unfinished) if self.is_unsaved() else None

    def save_in(self, records: dict[int, str]) -> str | None:
        """Save the line and note the record, which replaces those of the same game when it was not over."""
        try:
            name = self.store.save(*self.record())
        except BadInput as problem:
            self.error = str(problem)
            return None
        for node in self.unfinished.keys() & set(self.tree.line):
            self.store.delete(self.unfinished.pop(node))
        records[self.last] = name
        return name

    def take_back_ending(self) -> bool:
        """Take back that a side resigned, out of the records as well; return whether this applied."""
        here = self.tree.here
        ending = self.endings.get(here) if self.tree.is_at_end and not self.is_imported(here) else None
        if ending is None or ending.reason != RESIGNED:
            return False
        del self.endings[here]
        self.store.delete(self.saved.pop(here, ""))
        self.number += 1
        return True

    def start_thinking(self) -> None:
        """Let the side to move search, or analyse the position if it is watched."""
        position = self.position()
        if not position.legal() or self.is_over():
            return
        seat = position.mark - 1
        is_live = self.tree.is_at_end and (not self.paused or self.stepping)
        if self.seats[seat] != HUMAN and is_live:
            self.think("move", self.seats[seat])
        elif self.watched:
            self.think("watch", "")
        if self.seats[seat] == HUMAN and is_live and self.config.timed and self.tree.line:
            left = self.config.act_timeout + self.banks()[seat] - self.elapsed()
            self.flag = call_later(max(0.0, left) + FLAG_GRACE, partial(self.flag_falls, self.turn))

    def flag_falls(self, turn: tuple) -> None:
        """Forfeit the game of a person who has not moved in time."""
        with self.lock:
            seat = self.position().mark - 1
            spent = self.elapsed()
            is_due = turn == self.turn and self.tree.is_at_end and self.ending() is None
            if is_due and self.is_over_time(spent, self.banks()[seat]):
                self.apply_move(-1, seat, spent, {})

    def think(self, what: str, player: str) -> None:
        """Send a request to the engine."""
        position = self.position()
        message = {
            "task": what,
            "config": self.config._asdict() | {"shape": dict(self.config.shape)},
            "actions": self.tree.actions(self.tree.at),
            "seat": position.mark - 1,
            "player": player,
            "game": self.number,
            "seed": self.number + 1,
            "bank": self.banks()[position.mark - 1] if self.config.timed else 0.0,
        }
        self.thinking = what
        at = (self.number, self.tree.here)
        on_result, on_error = partial(self.on_result, what, at), partial(self.on_error, what, at)
        self.engine.ask(EngineRequest(message, partial(self.on_analysis, at), on_result, on_error))

    def is_current(self, at: tuple[int, int]) -> bool:
        """Return whether the answer to a request still counts."""
        return self.thinking is not None and at == (self.number, self.tree.here)

    def on_analysis(self, at: tuple[int, int], analysis: Mapping[str, Any]) -> None:
        with self.lock:
            if self.is_current(at):
                hidden = () if self.watched else ("moves", "line")
                self.analysis = {name: data for name, data in analysis.items() if name not in hidden}
                self.publish("analysis", self.analysis)

    def on_result(self, what: str, at: tuple[int, int], answer: Mapping[str, Any]) -> None:
        """Play the engine's move, between two machines not before the pace allows it, or show its hint."""
        with self.lock:
            if not self.is_current(at) or self.thinking != what:
                return
            keeps_pace = what == "move" and HUMAN not in self.seats and not self.stepping
            if keeps_pace and self.elapsed() < self.pace:
                self.hold = call_later(self.pace - self.elapsed(), partial(self.on_result, what, at, answer))
                self.spent = answer.get("seconds", 0.0)
                self.publish_state()
                return
            self.thinking = None
            seat = self.position().mark - 1
            if what == "hint":
                self.hint = {"at": self.tree.at, "actions": answer["actions"], "certain": answer["certain"]}
                if self.watched:
                    self.think("watch", "")
                self.publish_state()
            elif what == "move" and "action" in answer:
                self.apply_move(answer["action"], seat, answer["seconds"], answer)
            elif what == "move":
                self.endings[self.tree.here] = Ending.forfeited(seat, answer["status"], answer["problem"])
                self.changed()
            else:
                self.publish_state()

    def on_error(self, what: str, at: tuple[int, int], trouble: str) -> None:
        """Pause the game after the engine has crashed or refused a request."""
        with self.lock:
            if not self.is_current(at):
                return
            self.thinking = None
            self.paused = self.paused or what == "move"
            self.error = f"{self.seats[self.position().mark - 1] if what == 'move' else 'the engine'}: {trouble}"
            self.publish_state()

    def publish_state(self) -> None:
        """Send the state to all pages."""
        self.version += 1
        self.publish("state", self.state())

    def state(self, guest: int | None = None) -> dict[str, Any]:
        """Return everything that a page draws; `guest` is the seat of a person who plays by a link."""
        with self.lock:
            return state_of(self) if guest is None else state_of_guest(self, guest)

    def wake(self) -> None:
        """Go on because a page is open again."""
        with self.lock:
            was_asleep, self.is_asleep = self.is_asleep, False
            if was_asleep and self.thinking is None:
                self.since = monotonic()
                self.start_thinking()

    def sleep(self) -> None:
        """Stop searches and clocks because no page is open, and save an unfinished game."""
        with self.lock:
            self.save_unfinished()
            self.cancel_timers()
            self.thinking = None
            self.is_asleep = True
            self.engine.end()
        for end in self.on_sleep:
            end()
