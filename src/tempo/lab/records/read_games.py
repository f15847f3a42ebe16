"""Games that were played, from wherever: what is named on the command line is told by what it holds.

A record of ours, an episode of the competition, a file in any format that a game knows, or the moves themselves. All
become games as a record has them. What a file holds is read as what is pasted into the board is: `source` is its name,
for complaints.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.command_line.text_files import read_text
from tempo.lab.records.convert import replayed, seated
from tempo.lab.records.downloads import is_download, logs_beside
from tempo.lab.records.episodes import (
    BROKEN_OFF,
    SEATS,
    Episode,
    check_moves,
    check_size,
    new_move,
    read_competition,
)
from tempo.lab.records.record_file import FORMAT, GameRecord, game_record, record_in, recorded_config
from tempo.lab.referee.file_formats import Format, WrittenGame
from tempo.lab.referee.game_adapter import adapter_of, board_after, default_first, new_config
from tempo.lab.referee.game_types import MatchConfig

SNIFFED = 2000  # characters at the beginning, which tell what a file is


def read_games(source: str, logs: Path | None, game: str | None, shape: dict[str, int]) -> Episode:
    """What was named: a file, or the moves themselves. `game` and `shape` say what these do not tell."""
    path = Path(source)
    if path.is_file():
        beside = logs_beside(path) if is_download(path) else ()
        return read_file(path, beside if logs is None else (logs,), game, shape)
    if logs is not None:
        raise BadInput("--logs goes with an episode of the competition, not with moves")
    return read_typed(source, game, shape)


def read_file(path: Path, logs: Sequence[Path], game: str | None, shape: dict[str, int]) -> Episode:
    text, source = read_text(path), str(path)
    if is_own_record(text):
        if logs:
            raise BadInput("--logs goes with an episode of the competition: a record has its own")
        return read_own_record(text, source)
    if text[:SNIFFED].lstrip().startswith("{"):
        return read_competition(source, text, logs)
    if logs:
        raise BadInput("--logs goes with an episode of the competition")
    name, chosen = format_told_by(source, text, game)
    return as_episode(name, chosen.read(text, new_config(name, shape).shape, source), source)


def is_own_record(text: str) -> bool:
    return text[:SNIFFED].lstrip().startswith("{") and f'"{FORMAT}"' in text[:SNIFFED]


def read_typed(moves: str, game: str | None, shape: dict[str, int]) -> Episode:
    """A line of moves; where it could be of several games, one must be named."""
    named = [game] if game is not None else default_first()
    found: dict[str, tuple[MatchConfig, list[int]]] = {}
    refused: list[BadInput] = []
    for name in named:
        try:
            config = new_config(name, shape)
            actions = adapter_of(name).read_actions(moves, config)
        except BadInput as problem:
            refused.append(problem)
            continue
        if actions is not None:
            found[name] = config, actions
    if not found and refused:
        raise refused[0]
    if not found:
        raise BadInput(f"there is no file '{moves}', and it is no line of moves that a game knows either")
    if len(found) > 1:
        raise BadInput(f"'{moves:.20}' may be of {' or '.join(found)}: say which by --game")
    [(config, actions)] = found.values()
    return Episode(list(SEATS), config, [game_of(actions, config)])


def game_of(actions: list[int], config: MatchConfig) -> dict:
    """A game of which nothing but the moves is known."""
    rewards = board_after(config, actions).rewards()
    moves, board = [], board_after(config, ())
    for step, action in enumerate(actions):
        moves.append(new_move(step, action, seat=board.mark - 1))
        board.play(action)
    statuses = [BROKEN_OFF if rewards is None else "DONE"] * 2
    ending = {"statuses": statuses, "rewards": list(rewards or (0, 0)), "banks": [None, None], "problem": None}
    return {"index": 0, "players": [0, 1], "opening": [], "moves": moves, **ending}


def read_own_record(text: str, source: str) -> Episode:
    record = record_in(text.encode(), source)
    try:
        config = recorded_config(record.header)
        check_size(config)
        names = [str(player["name"]) for player in record.header["players"]]
        games = [checked(game, config) for game in record.games.values()]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as problem:
        raise BadInput(f"'{source}' is not a whole record: {type(problem).__name__} {problem}") from None
    return Episode(names, config, games)


def checked(game: GameRecord, config: MatchConfig) -> GameRecord:
    try:
        return check_moves(game, config)
    except BadInput as problem:
        raise BadInput(f"game {game['index']}: {problem}") from None


def formats_told_by(text: str, game: str | None) -> list[tuple[str, Format]]:
    """The games that a text may be of, and their formats, by what stands in it."""
    named = [game] if game is not None else default_first()
    return [(name, one) for name in named for one in adapter_of(name).formats.values() if one.fits(text[:SNIFFED])]


def format_told_by(source: str, text: str, game: str | None) -> tuple[str, Format]:
    """The one that it is of."""
    known = formats_told_by(text, game)
    if not known:
        of = f" of {game}" if game is not None else ""
        raise BadInput(f"'{source}' is neither a record, nor an episode, nor a game{of} in a format that is known")
    if len({name for name, _ in known}) > 1:
        raise BadInput(f"'{source}' may hold {' or '.join(name for name, _ in known)}: say which by --game")
    return known[0]


def as_episode(game: str, written: list[WrittenGame], source: str) -> Episode:
    """Games of a file, all of one board."""
    if not written:
        raise BadInput(f"'{source}' holds no game")
    shape = written[0].shape
    if other := next((one.shape for one in written if one.shape != shape), None):
        raise BadInput(f"'{source}' has games of different boards, {dict(shape)} and {dict(other)}: part them")
    config = new_config(game, shape, act_timeout=0.0, bank=0.0, timed=False)
    seats = [seated(one) for one in written]
    names = list(dict.fromkeys(name for pair in seats for name in pair))
    games = [
        game_record(replayed(one, config), index=index, players=[names.index(first), names.index(second)])
        for index, (one, (first, second)) in enumerate(zip(written, seats, strict=True))
    ]
    return Episode(names, config, games)
