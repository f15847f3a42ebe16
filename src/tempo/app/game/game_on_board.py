"""The game on a board: players, configuration, moves, result. Nothing here thinks or waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.app.game.game_record import HUMAN, Ending, record_of
from tempo.app.game.game_tree import START, GameTree
from tempo.app.plies import Ply, plies_of
from tempo.lab.players.players import parse_player
from tempo.lab.records.record_file import GameRecord
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_data import MatchConfig


class BoardGame:
    """`seats` are names of players, HUMAN for a person."""

    def __init__(self, config: MatchConfig, seats: Sequence[str], tree: GameTree | None = None) -> None:
        self.config = config
        self.seats = list(seats)
        self.tree = tree or GameTree()
        self.endings: dict[int, Ending] = {}  # by the last move, of games that the rules did not end
        self.imported_names: dict[int, list[str]] = {}  # by the last move, of games from elsewhere: who played them
        self.dates: dict[int, str] = {}  # by the last move, of games that were played before: when
        self.drawn_plies: tuple[tuple[int, ...], list[Ply]] = ((), [])
        for seat in self.seats:
            self.check_player(seat)

    @property
    def is_untouched(self) -> bool:
        """Whether nothing was ever played."""
        return len(self.tree.nodes) == 1 and not self.endings

    def check_player(self, seat: str) -> None:
        """BadInput if nobody has this name."""
        if seat != HUMAN:
            parse_player(seat, self.config.game)

    def position(self) -> Any:
        """The referee's board as it is shown."""
        return board_after(self.config, self.tree.actions(self.tree.at))

    @property
    def last(self) -> int:
        """The last move of the line, by which is known what is told of the game as a whole."""
        return self.tree.line[-1] if self.tree.line else START

    def ending(self) -> Ending | None:
        """How the game of the line ended, if it did."""
        rewards = board_after(self.config, self.tree.actions()).rewards()
        if rewards is not None:
            return Ending(rewards, ("DONE", "DONE"), None, None)
        return self.endings.get(self.last)

    def names(self) -> list[str]:
        """Who played the line: those who sit here, unless it came from elsewhere as it is."""
        imported_names = self.imported_names.get(self.last, ["", ""])
        return [guest or seat for guest, seat in zip(imported_names, self.seats, strict=True)]

    def is_over(self) -> bool:
        """Whether the position that is shown is the end of a game."""
        return self.tree.is_at_end and self.ending() is not None

    def is_over_time(self, seconds: float, bank: float) -> bool:
        return self.config.timed and seconds - self.config.act_timeout > bank

    def banks(self) -> list[float]:
        """What both have left of their bank before the next move."""
        left = [self.config.bank, self.config.bank]
        for number in self.tree.line[: self.tree.at]:
            node = self.tree.nodes[number]
            if node.seconds is not None:
                left[node.seat] -= max(0.0, node.seconds - self.config.act_timeout)
        return [round(max(0.0, one), 3) for one in left]

    def plies(self) -> list[Ply]:
        """The line, as it is drawn, with what is known of each move."""
        actions = self.tree.actions()
        if self.drawn_plies[0] != actions:
            self.drawn_plies = actions, plies_of(self.config, actions)
        told = []
        for number, ply in zip(self.tree.line, self.drawn_plies[1], strict=True):
            node = self.tree.nodes[number]
            known = {name: getattr(node, name) for name in ("seconds", "simulations", "value", "reason")}
            told.append({"node": number, **ply, **known, "others": self.tree.others(number)})
        return told

    def move_name(self, action: int) -> str:
        try:
            return adapter_of(self.config.game).name_of(action, self.config)
        except (IndexError, ValueError):
            return str(action)

    def record(self) -> tuple[dict[str, Any], GameRecord]:
        """The line as a record has it: its first line, and the game."""
        nodes = [self.tree.nodes[number] for number in self.tree.line]
        header, game = record_of(self.config, self.seats, self.names(), nodes, self.ending())
        date = self.dates.get(self.last)
        return header, {**game, "date": date} if date else game
