"""A game from a record, an episode, a file or typed moves, ready to be put on a board.

Invalid details are dropped here: names of any length, times that are not numbers. Players of imported games are never
seated, because a name may stand for a program to be started.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tempo.app.board import Board
from tempo.app.boards import Boards
from tempo.app.game.game_record import HUMAN, Ending, original_names
from tempo.app.request_parsing import DEFAULT_SECONDS, MAX_ACTIONS, MAX_SIZE
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.players.player_specs import foreign_code, parse_player
from tempo.lab.records.converted import COLOURS
from tempo.lab.records.episodes import SEATS, Episode, finite_number
from tempo.lab.records.record_file import BOARD, CONVERTED, LEFT, GameRecord
from tempo.lab.referee.file_formats import WrittenGame
from tempo.lab.referee.game_adapter import board_after, new_config
from tempo.lab.referee.game_types import FORFEITS, MatchConfig

MAX_NAME = 80  # characters of a player
PLACEHOLDER_NAMES = (*SEATS, *COLOURS)  # names that stand for unknown players
RESULT_SUFFIXES = {
    "R": Ending.resigned,
    "T": Ending.timed_out,
}  # after the winner in a result: ends that are not by the rules
MoveInfo = dict[str, Any]  # seconds, simulations, value and reason of a move


class ImportedGame(NamedTuple):
    """A game with everything known about it."""

    kind: str  # record, episode, file, moves or address
    config: MatchConfig
    actions: tuple[int, ...]
    players: tuple[str, str] = ("", "")  # '' for unknown players
    known: tuple[MoveInfo, ...] = ()  # for each action; () if nothing is known
    ending: Ending | None = None  # if the rules did not end the game
    date: str = ""
    form: str = ""  # name of a file's format
    at: int | None = None  # number of moves to show; None for all
    own: bool = False  # whether the game was played on this board

    def result(self) -> str:
        """Return first, second, drawn or open."""
        rewards = board_after(self.config, self.actions).rewards()
        if rewards is None and self.ending is None:
            return "open"
        points = rewards if rewards is not None else self.ending.points() if self.ending else (0, 0)
        return "first" if points[0] > 0 else "second" if points[1] > 0 else "drawn"

    def to_json(self) -> dict[str, Any]:
        """Return the entry for a list of choices."""
        return {
            "kind": self.kind,
            "format": self.form,
            "game": self.config.game,
            "shape": dict(self.config.shape),
            "players": list(self.players),
            "result": self.result(),
            "plies": len(self.actions),
            "date": self.date,
        }

    def open_on(self, boards: Boards, saved: str = "") -> Board:
        """Put the game on a new board, at its end. A finished game is not saved again."""
        _check_size(self)
        kept = {name: [known.get(name) for known in self.known] for name in (self.known[0] if self.known else ())}
        config = self.config if self.own else self.config._replace(timed=False, act_timeout=DEFAULT_SECONDS, bank=0.0)
        board = boards.add(config, self.seats(), self.actions, self.at, **kept)
        with board.lock:
            if not self.own:
                board.imported_names[board.last] = list(self.players)
            if self.date:
                board.dates[board.last] = self.date
            if self.ending is not None and board.ending() is None:
                board.endings[board.last] = self.ending
            if board.ending() is not None:
                board.saved[board.last] = saved
            elif self.own and saved and board.tree.line:
                board.unfinished[board.last] = saved
        boards.write(board)
        return board

    def seats(self) -> list[str]:
        """Return who plays on: the players of a game from this board if they are ours, otherwise people."""
        return [name if self.own and _is_ours(name, self.config.game) else HUMAN for name in self.players]


def _is_ours(name: str, game: str) -> bool:
    """Return whether a name is a player of this project."""
    try:
        return not foreign_code(name, game) and parse_player(name, game) is not None
    except BadInput:
        return False


def _check_size(found: ImportedGame) -> None:
    """Raise BadInput if the board or the game is too large for the page."""
    check_board(found.config)
    if len(found.actions) > MAX_ACTIONS:
        raise BadInput(f"{len(found.actions):,} moves are too many to be shown: the most are {MAX_ACTIONS:,}")


def check_board(config: MatchConfig) -> None:
    """Raise BadInput if the board is too large for the page."""
    if large := [size for size in config.shape.values() if size > MAX_SIZE]:
        raise BadInput(f"a board of {large[0]} is too large to be shown: the largest is {MAX_SIZE}")


def from_written(game: str, written: WrittenGame, form: str) -> ImportedGame:
    """Convert a game from another program's file. The file's result counts where the rules do not decide."""
    config = new_config(game, written.shape, timed=False)
    seconds = written.seconds or (None,) * len(written.actions)
    side, plus, how = written.result.upper().partition("+")
    ending = None
    if plus and side in ("B", "W") and how[:1] in RESULT_SUFFIXES:
        ending = RESULT_SUFFIXES[how[:1]](1 if side == "B" else 0)
    return ImportedGame(
        "file",
        config,
        tuple(written.actions),
        (_clean_name(written.players[0]), _clean_name(written.players[1])),
        tuple({"seconds": _positive_seconds(spent)} for spent in seconds),
        ending,
        _clean_name(written.date),
        form,
    )


def from_records(kind: str, episode: Episode, header: Mapping[str, Any]) -> list[ImportedGame]:
    """Convert the games of a record, whose moves have been checked."""
    return [_from_record(kind, game, episode, header) for game in episode.games]


def _from_record(kind: str, game: GameRecord, episode: Episode, header: Mapping[str, Any]) -> ImportedGame:
    names = original_names([_clean_name(episode.names[player]) for player in game["players"]])
    first, second = ("" if name in PLACEHOLDER_NAMES else name for name in names)
    moves = [move for move in game["moves"] if move["action"] is not None]
    actions = (*game["opening"], *(move["action"] for move in moves))
    known = (*({} for _ in game["opening"]), *(_move_info(move) for move in moves))
    entries = list(_move_info({}))
    date = game.get("date") or (header.get("started") or "")
    return ImportedGame(
        kind,
        episode.config,
        actions,
        (first, second),
        tuple({entry: one.get(entry) for entry in entries} for one in known),
        _ending_of(game, header.get("kind")),
        _clean_name(date)[:10],
        own=header.get("kind") == BOARD,
    )


def _move_info(move: Mapping[str, Any]) -> MoveInfo:
    """Return the valid details of a move in a record."""
    value, simulations, reason = (move.get(name) for name in ("value", "simulations", "reason"))
    is_value = finite_number(value) is not None and 0 <= value <= 1  # type: ignore[operator]
    return {
        "seconds": _positive_seconds(move.get("seconds")),
        "bank": _positive_seconds(move.get("bank")),
        "simulations": simulations if type(simulations) is int and 0 <= simulations < 1 << 50 else None,
        "reason": _clean_name(reason)[:40] or None if isinstance(reason, str) else None,
        "value": value if is_value else None,
    }


def _positive_seconds(value: Any) -> float | None:
    """Return seconds; records hold 0 for unknown times."""
    seconds = None if isinstance(value, bool) else finite_number(value)
    return float(seconds) if seconds is not None and seconds > 0 else None


def _clean_name(text: Any) -> str:
    """Return a printable name of limited length, on one line."""
    shown = "".join(sign if sign.isprintable() else " " for sign in str(text or "")[: 4 * MAX_NAME])
    return " ".join(shown.split())[:MAX_NAME]


def _ending_of(game: GameRecord, kind: Any) -> Ending | None:
    """Return an end that is not by the rules; None for unfinished games and where a file does not say."""
    first, second = (str(status) for status in game["statuses"])
    if not {first, second} <= {"DONE", *FORFEITS}:
        return None
    problem = _clean_name(game.get("problem")) or None
    loser = next((seat for seat, status in enumerate((first, second)) if status in FORFEITS), None)
    if loser is not None:
        return Ending.forfeited(loser, (first, second)[loser], problem or (first, second)[loser])
    one, other = _points_of(game["rewards"])
    if kind == CONVERTED and one == other:
        return None
    losers = [] if problem == LEFT else [seat for seat, points in enumerate((one, other)) if points < 0]
    return Ending((one, other), (first, second), losers[0] if losers else None, problem)


def _points_of(rewards: Sequence[Any]) -> tuple[int, int]:
    first, second = ((points > 0) - (points < 0) if finite_number(points) is not None else 0 for points in rewards)
    return first, second
