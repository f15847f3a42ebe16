"""The game on a board: players, configuration, moves, result. Nothing here searches or waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tempo.app.allowed_players import AllowedPlayers
from tempo.app.game.game_record import HUMAN, Ending, played_moves, record_of
from tempo.app.game.game_tree import START, GameTree, Node
from tempo.app.plies import Ply, plies_of
from tempo.lab.players.player_specs import parse_player
from tempo.lab.records.record_file import GameRecord
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_types import MatchConfig


class BoardGame:
    """A game between `seats`, which are names of players; HUMAN is a person."""

    def __init__(
        self, config: MatchConfig, seats: Sequence[str], allowed: AllowedPlayers, tree: GameTree | None = None
    ) -> None:
        """Set up a game.

        config   game, board size and clock
        seats    names of both players, HUMAN for a person
        allowed  which programs of others may be players
        tree     moves so far
        """
        self.config = config
        self.allowed = allowed
        self.seats = list(seats)
        self.tree = tree or GameTree()
        self.endings: dict[int, Ending] = {}  # ends that are not by the rules, by the last move
        self.imported_names: dict[int, list[str]] = {}  # players of imported games, by the last move
        self.dates: dict[int, str] = {}  # dates of imported games, by the last move
        self.drawn_plies: tuple[tuple[int, ...], list[Ply]] = ((), [])
        for seat in self.seats:
            self.check_player(seat)

    @property
    def is_untouched(self) -> bool:
        """Return whether no move was ever played."""
        return len(self.tree.nodes) == 1 and not self.endings

    def check_player(self, seat: str) -> None:
        """Raise BadInput if no player has this name, or it may not sit here."""
        if seat != HUMAN:
            self.allowed.check(seat, self.config.game)
            parse_player(seat, self.config.game)

    def position(self) -> Any:
        """Return the referee's board in the shown position."""
        return board_after(self.config, self.tree.actions(self.tree.at))

    @property
    def last(self) -> int:
        """The last move of the line, the key of everything recorded for the whole game."""
        return self.tree.line[-1] if self.tree.line else START

    def ending(self) -> Ending | None:
        """Return how the line's game ended, None if it goes on."""
        rewards = board_after(self.config, self.tree.actions()).rewards()
        if rewards is not None:
            return Ending(rewards, ("DONE", "DONE"), None, None)
        return self.endings.get(self.last)

    def names(self) -> list[str]:
        """Return the players of the line: those at the board, or those of an unchanged imported game."""
        imported_names = self.imported_names.get(self.last, ["", ""])
        return [guest or seat for guest, seat in zip(imported_names, self.seats, strict=True)]

    def is_imported(self, node: int) -> bool:
        """Return whether a game that ends with this move was opened, not played on this board."""
        return node in self.dates or node in self.imported_names

    def own_moves(self) -> list[Node]:
        """Return the moves of the line that were played here: all but those of an imported game or an address."""
        imported = {node for last in self.imported_names for node in (last, *self.tree.ancestors(last))}
        moves = [self.tree.nodes[number] for number in self.tree.line if number not in imported]
        return [move for move in moves if move.seconds is not None]

    def is_over(self) -> bool:
        """Return whether the shown position is the end of a game."""
        return self.tree.is_at_end and self.ending() is not None

    def is_over_time(self, seconds: float, bank: float) -> bool:
        return self.config.timed and seconds - self.config.act_timeout > bank

    def banks(self) -> list[float]:
        """Return the seconds left in both banks before the next move."""
        left = [self.config.bank, self.config.bank]
        for number in self.tree.line[: self.tree.at]:
            node = self.tree.nodes[number]
            if node.seconds is not None:
                left[node.seat] -= max(0.0, node.seconds - self.config.act_timeout)
        return [round(max(0.0, one), 3) for one in left]

    def plies(self) -> list[Ply]:
        """Return the line as plies for the page, with seconds, simulations, value and reason of each."""
        actions = self.tree.actions()
        if self.drawn_plies[0] != actions:
            self.drawn_plies = actions, plies_of(self.config, actions)
        plies = []
        for number, ply in zip(self.tree.line, self.drawn_plies[1], strict=True):
            node = self.tree.nodes[number]
            known = {name: getattr(node, name) for name in ("seconds", "simulations", "value", "reason")}
            plies.append({"node": number, **ply, **known, "variations": self.tree.others(number)})
        return plies

    def move_name(self, action: int) -> str:
        try:
            return adapter_of(self.config.game).name_of(action, self.config)
        except (IndexError, ValueError):
            return str(action)

    def record(self) -> tuple[dict[str, Any], GameRecord]:
        """Return the line as a record: header and game."""
        moves = played_moves(self.config, [self.tree.nodes[number] for number in self.tree.line])
        header, game = record_of(self.config, self.seats, self.names(), moves, self.ending())
        date = self.dates.get(self.last)
        return header, {**game, "date": date} if date else game
