"""A game that was found somewhere, ready to be put on a board: in a record, an episode, a file, or typed.

Whatever is not as it should be is left out here: texts of others hold names of any length, times that are no numbers.
Players of somebody else's game are never original_names: a name may stand for a program that would be started.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tempo.app.board import Board
from tempo.app.boards import Boards
from tempo.app.game.game_record import HUMAN, Ending, original_names
from tempo.app.request_parsing import DEFAULT_SECONDS, MAX_ACTIONS, MAX_SIZE
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.players.players import parse_player, player_names
from tempo.lab.players.profile_agents import profile_names
from tempo.lab.records.convert import COLOURS
from tempo.lab.records.episodes import SEATS, Episode, figure
from tempo.lab.records.record_file import BOARD, CONVERTED, GameRecord
from tempo.lab.referee.file_formats import WrittenGame
from tempo.lab.referee.game_adapter import board_after, new_config
from tempo.lab.referee.game_data import FORFEITS, MatchConfig

MAX_NAME = 80  # of a player
PLACEHOLDER_NAMES = (*SEATS, *COLOURS)  # what those are called of whom nobody has said a name
RESULT_SUFFIXES = {"R": Ending.resigned, "T": Ending.timed_out}  # behind the winner: how games end that the rules do not end
MoveInfo = dict[str, Any]  # what is known of a move


class ImportedGame(NamedTuple):
    kind: str  # record, episode, file, moves or address
    config: MatchConfig
    actions: tuple[int, ...]
    players: tuple[str, str] = ("", "")  # as they are called there; '' where nobody is named
    known: tuple[MoveInfo, ...] = ()  # of each action; () if of none
    ending: Ending | None = None  # where the rules did not end it
    date: str = ""
    form: str = ""  # of a file: the name of its format
    at: int | None = None  # how many moves are shown; None is all
    own: bool = False  # whether it was played on our board, by who sat there

    def result(self) -> str:
        """first, second, drawn or open."""
        rewards = board_after(self.config, self.actions).rewards()
        if rewards is None and self.ending is None:
            return "open"
        points = rewards if rewards is not None else self.ending.points() if self.ending else (0, 0)
        return "first" if points[0] > 0 else "second" if points[1] > 0 else "drawn"

    def to_json(self) -> dict[str, Any]:
        """For a list of which one is chosen."""
        return {
            "kind": self.kind,
            "form": self.form,
            "game": self.config.game,
            "shape": dict(self.config.shape),
            "players": list(self.players),
            "result": self.result(),
            "plies": len(self.actions),
            "date": self.date,
        }

    def open_on(self, boards: Boards, saved: str = "") -> Board:
        """A board with the game on it, at its end. A game that was over is not saved once more."""
        check_size(self)
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
        boards.write(board)
        return board

    def seats(self) -> list[str]:
        """Who goes on: whoever sat there, if it was played here by what needs no program of others; else people."""
        return [name if self.own and starts_no_program(name, self.config.game) else HUMAN for name in self.players]


def starts_no_program(name: str, game: str) -> bool:
    """Whether it is a player of ours, which starts no program."""
    own = name in player_names(game) or name.partition(":")[0] in (*profile_names(game), "level")
    try:
        return own and parse_player(name, game) is not None
    except BadInput:
        return False


def check_size(found: ImportedGame) -> None:
    """BadInput if no page could draw it."""
    check_board(found.config)
    if len(found.actions) > MAX_ACTIONS:
        raise BadInput(f"{len(found.actions):,} moves are too many to be shown: the most are {MAX_ACTIONS:,}")


def check_board(config: MatchConfig) -> None:
    if large := [size for size in config.shape.values() if size > MAX_SIZE]:
        raise BadInput(f"a board of {large[0]} is too large to be shown: the largest is {MAX_SIZE}")


def from_written(game: str, written: WrittenGame, form: str) -> ImportedGame:
    """A game of a file of another program, which says who won if the rules do not."""
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
        (clean_name(written.players[0]), clean_name(written.players[1])),
        tuple({"seconds": positive_seconds(spent)} for spent in seconds),
        ending,
        clean_name(written.date),
        form,
    )


def from_records(kind: str, episode: Episode, header: Mapping[str, Any]) -> list[ImportedGame]:
    """Games as a record has them; all moves were held against the rules."""
    return [from_record(kind, game, episode, header) for game in episode.games]


def from_record(kind: str, game: GameRecord, episode: Episode, header: Mapping[str, Any]) -> ImportedGame:
    names = original_names([clean_name(episode.names[player]) for player in game["players"]])
    first, second = ("" if name in PLACEHOLDER_NAMES else name for name in names)
    moves = [move for move in game["moves"] if move["action"] is not None]
    actions = (*game["opening"], *(move["action"] for move in moves))
    known = (*({} for _ in game["opening"]), *(move_info(move) for move in moves))
    entries = list(move_info({}))
    date = game.get("date") or (header.get("started") or "")
    return ImportedGame(
        kind,
        episode.config,
        actions,
        (first, second),
        tuple({entry: one.get(entry) for entry in entries} for one in known),
        ending_of(game, header.get("kind")),
        clean_name(date)[:10],
        own=header.get("kind") == BOARD,
    )


def move_info(move: Mapping[str, Any]) -> MoveInfo:
    """What a record tells of a move, as far as it can be."""
    value, simulations, reason = (move.get(name) for name in ("value", "simulations", "reason"))
    is_value = figure(value) is not None and 0 <= value <= 1  # type: ignore[operator]
    return {
        "seconds": positive_seconds(move.get("seconds")),
        "bank": positive_seconds(move.get("bank")),
        "simulations": simulations if type(simulations) is int and 0 <= simulations < 1 << 50 else None,
        "reason": clean_name(reason)[:40] or None if isinstance(reason, str) else None,
        "value": value if is_value else None,
    }


def positive_seconds(value: Any) -> float | None:
    """Seconds; 0 is what is written where nobody has measured any."""
    seconds = None if isinstance(value, bool) else figure(value)
    return float(seconds) if seconds is not None and seconds > 0 else None


def clean_name(text: Any) -> str:
    """A name in a line, of a length that can be read."""
    shown = "".join(sign if sign.isprintable() else " " for sign in str(text or "")[: 4 * MAX_NAME])
    return " ".join(shown.split())[:MAX_NAME]


def ending_of(game: GameRecord, kind: Any) -> Ending | None:
    """How it ended if not by the rules; None of a game that was broken off, or of which a file did not say."""
    first, second = (str(status) for status in game["statuses"])
    if not {first, second} <= {"DONE", *FORFEITS}:
        return None
    problem = clean_name(game.get("problem")) or None
    loser = next((seat for seat, status in enumerate((first, second)) if status in FORFEITS), None)
    if loser is not None:
        return Ending.forfeited(loser, (first, second)[loser], problem or (first, second)[loser])
    one, other = points_of(game["rewards"])
    if kind == CONVERTED and one == other:
        return None
    losers = [seat for seat, points in enumerate((one, other)) if points < 0]
    return Ending((one, other), (first, second), losers[0] if losers else None, problem)


def points_of(rewards: Sequence[Any]) -> tuple[int, int]:
    first, second = ((points > 0) - (points < 0) if figure(points) is not None else 0 for points in rewards)
    return first, second
