"""One game that two people play on two pages: moves and seats, checked by the referee's rules and the server's clock.

People are timed here. Machines play on the owner's page, which says how long they took.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any, NamedTuple

from tempo.app.request_parsing import clock_json, read_config
from tempo.app.storage.game_record import HUMAN
from tempo.arena.adapter.game_adapter import adapter_of, board_after, forced_pass
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.record_file import RESIGNED

PLACES = ("First", "Second")
JsonObject = dict[str, Any]


class PositionChanged(BadInput):
    """The request is for a position that is no longer on the board."""


class Move(NamedTuple):
    """A move of the line; `seconds` is None for one that nobody has played on the board."""

    action: int
    seat: int
    seconds: float | None


class Table(NamedTuple):
    """All that the owner may change at once.

    config  game, board size and clock
    seats   names of both players, HUMAN for a person
    line    legal moves from the start
    ending  of the line if the rules do not end it: {rewards, forfeit, reason}
    paused  whether the clock stands and people may not move
    """

    config: MatchConfig
    seats: tuple[str, str]
    line: tuple[Move, ...] = ()
    ending: JsonObject | None = None
    paused: bool = False

    def actions(self) -> list[int]:
        return [move.action for move in self.line]

    def to_json(self) -> JsonObject:
        config = self.config
        return {
            "game": config.game,
            "shape": dict(config.shape),
            "clock": clock_json(config),
            "seats": list(self.seats),
            "line": [move._asdict() for move in self.line],
            "ending": self.ending,
            "paused": self.paused,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Table:
        config, (first, second) = read_config(data), data["seats"]
        line = tuple(Move(**move) for move in data["line"])
        board_after(config, [move.action for move in line])
        return cls(config, (first, second), line, data["ending"], data["paused"])


class TurnClock:
    """Seconds of a turn, without those while the clock stood."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.since: float | None = monotonic()

    def elapsed(self) -> float:
        return self.spent + (0.0 if self.since is None else monotonic() - self.since)

    def stop(self) -> None:
        self.spent, self.since = self.elapsed(), None

    def run(self) -> None:
        if self.since is None:
            self.since = monotonic()


class SharedGame:
    """A shared game. A turn begins again when the server has been restarted."""

    def __init__(self, table: Table, linked: Sequence[int] = (), version: int = 0) -> None:
        """`linked` are the seats that a link has opened; `version` counts the changes."""
        self.table = table
        self.linked = sorted(linked)
        self.version = version
        self.clock = TurnClock()
        if table.paused:
            self.clock.stop()

    def position(self) -> Any:
        """Return the referee's board after the line."""
        return board_after(self.table.config, self.table.actions())

    def seats_elsewhere(self) -> list[int]:
        """Return the seats of people who play by a link."""
        return [seat for seat in self.linked if self.table.seats[seat] == HUMAN]

    def check_goes_on(self, position: Any) -> None:
        if self.table.ending is not None or position.rewards() is not None:
            raise BadInput("the game is over")

    def play(self, action: int, at: int, guest: int | None, seconds: float | None) -> bool:
        """Play a move after `at` moves, and the forced passes that follow.

        It returns False if the mover's time is over, which ends the game.

        guest    seat of a person who plays by a link, None for the owner's page
        seconds  that a machine took, by the owner's page
        """
        table, position = self.table, self.position()
        if at != len(table.line):
            raise PositionChanged(f"the board has {len(table.line)} moves on it, not {at}: look again")
        self.check_goes_on(position)
        seat = position.mark - 1
        name = table.seats[seat]
        if seat in self.seats_elsewhere() if guest is None else seat != guest:
            raise BadInput(f"it is {PLACES[seat]}'s turn")
        if action not in position.legal():
            raise BadInput(f"{_name_of(action, table.config)} is not legal here")
        if table.paused and name == HUMAN:
            raise BadInput("the game is paused: resume it first")
        if name != HUMAN and (guest is not None or seconds is None):
            raise BadInput(f"it is {name}'s turn")
        spent = self.spent() if name == HUMAN or seconds is None else seconds
        if self.is_over_time(seat, spent):
            self.lose_on_time(seat)
            return False
        line = [*table.line, Move(action, seat, round(spent, 6))]
        position.play(action)
        while (passed := forced_pass(position)) is not None:
            line.append(Move(passed, position.mark - 1, 0.0))
            position.play(passed)
        self.set_table(table._replace(line=tuple(line)))
        return True

    def resign(self, seat: int | None, guest: int | None) -> None:
        """Resign for a person: the one to move, or the only one at the owner's page. A guest has only the own seat."""
        table, position = self.table, self.position()
        self.check_goes_on(position)
        people = [seat for seat in (0, 1) if table.seats[seat] == HUMAN]
        if not people:
            raise BadInput("a machine cannot resign: pause it")
        here = [seat for seat in people if seat not in self.seats_elsewhere()]
        if guest is None and not here:
            raise BadInput("both people play by their links: only they resign")
        mover = position.mark - 1
        loser = guest if guest is not None else seat if seat is not None else mover if mover in here else here[0]
        if loser not in (people if guest is not None else here):
            raise BadInput("a machine cannot resign" if loser not in people else f"only {PLACES[loser]} resigns")
        self.set_table(table._replace(ending=_lost(loser, RESIGNED)))

    def set_table(self, table: Table) -> None:
        """Change the table. Another turn begins with other moves, players or time."""
        if table._replace(ending=None, paused=False) != self.table._replace(ending=None, paused=False):
            self.clock = TurnClock()
        self.table = table
        if table.paused:
            self.clock.stop()
        else:
            self.clock.run()

    # Time.

    def spent(self) -> float:
        """Return the seconds of the present turn. The clock starts with the first move."""
        return self.clock.elapsed() if self.table.line else 0.0

    def is_over_time(self, seat: int, spent: float) -> bool:
        """Return whether a move that takes so many seconds comes after the mover's time."""
        config = self.table.config
        taken = (move.seconds or 0.0 for move in self.table.line if move.seat == seat)
        bank = config.bank - sum(max(0.0, seconds - config.act_timeout) for seconds in taken)
        return config.timed and spent - config.act_timeout > max(0.0, bank)

    def lose_on_time(self, seat: int) -> None:
        self.set_table(self.table._replace(ending=_lost(seat, "time") | {"status": "TIMEOUT"}))

    def notice_time(self) -> bool:
        """End the game of a person whose time is over; return whether that has just happened."""
        position = self.position()
        seat = position.mark - 1
        is_open = self.table.ending is None and position.rewards() is None
        if not is_open or self.table.seats[seat] != HUMAN or not self.is_over_time(seat, self.spent()):
            return False
        self.lose_on_time(seat)
        return True

    # JSON.

    def to_json(self) -> JsonObject:
        """Return all that outlives the server."""
        return {"version": self.version, "linked": self.linked, **self.table.to_json()}

    def state(self) -> JsonObject:
        """Return what both pages get."""
        return {**self.to_json(), "elapsed": round(self.spent(), 3)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> SharedGame:
        return cls(Table.from_json(data), data["linked"], data["version"])


def _lost(loser: int, reason: str) -> JsonObject:
    """Return the end of a game that a side has lost by resigning or by time."""
    return {"rewards": [-1, 1] if loser == 0 else [1, -1], "forfeit": loser, "reason": reason}


def _name_of(action: int, config: MatchConfig) -> str:
    try:
        return adapter_of(config.game).name_of(action, config)
    except (IndexError, ValueError):
        return str(action)
