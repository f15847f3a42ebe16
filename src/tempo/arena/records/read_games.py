"""Read games of any kind: the content decides what a named file is.

A source is a record of ours, an episode of the competition, a file in a format of a game, or the moves themselves. All
become games in the form of a record. Files and texts pasted into the board are read by the same functions; `source` is
the name for error messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tempo.arena.adapter.file_formats import Format
from tempo.arena.adapter.game_adapter import adapter_of, board_of, default_first, new_config
from tempo.arena.adapter.game_types import BROKEN_OFF, MatchConfig
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.text_files import read_text
from tempo.arena.records.converted import episode_of
from tempo.arena.records.downloads import is_download, logs_beside
from tempo.arena.records.episodes import (
    SEATS,
    Episode,
    check_moves,
    check_size,
    new_move,
    read_competition,
)
from tempo.arena.records.record_file import (
    BEGINNING,
    GameRecord,
    Record,
    is_json,
    is_record,
    record_in,
    recorded_config,
)

SHORTEST_MOVE, FEW_MOVES = 50, 60_000  # characters of a move in a record; moves that any record may hold

def read_games(source: str, logs: Path | None, game: str | None, shape: dict[str, int]) -> Episode:
    """Read a file, or the moves themselves.

    source: path, or moves
    logs: file with the agents' output, for an episode
    game: name of the game, if the source does not say
    shape: sizes of the board, if the source does not say
    """
    path = Path(source)
    if path.is_file():
        beside = logs_beside(path) if is_download(path) else ()
        return read_file(path, beside if logs is None else (logs,), game, shape)
    if logs is not None:
        raise BadInput("--logs goes with an episode of the competition, not with moves")
    return read_typed(source, game, shape)


def read_file(path: Path, logs: Sequence[Path], game: str | None, shape: dict[str, int]) -> Episode:
    """Read a file of any kind; see `read_games`."""
    text, source = read_text(path), str(path)
    if is_record(text):
        if logs:
            raise BadInput("--logs goes with an episode of the competition: a record contains its logs")
        return own_record(record_in(text.encode(), source), source, len(text))
    if is_json(text):
        return read_competition(source, text, logs)
    if logs:
        raise BadInput("--logs goes with an episode of the competition")
    name, chosen = format_of_text(source, text, game)
    return episode_of(name, list(chosen.games(text, new_config(name, shape).shape, source)), source)


def read_typed(moves: str, game: str | None, shape: dict[str, int]) -> Episode:
    """Read typed moves; if several games can read them, --game must name one."""
    readings: dict[str, tuple[MatchConfig, list[int]]] = {}
    refused: list[BadInput] = []
    for name in games_named(game):
        try:
            config = new_config(name, shape)
            actions = adapter_of(name).read_actions(moves, config)
        except BadInput as problem:
            refused.append(problem)
            continue
        if actions is not None:
            readings[name] = config, actions
    if not readings and refused:
        raise refused[0]
    if not readings:
        if game is None:
            raise BadInput(f"no file '{moves}', and no game can read it as moves")
        example = adapter_of(game).move_example(config)
        raise BadInput(f"no file '{moves}', and it is no line of moves of {game}, such as {example}")
    if len(readings) > 1:
        raise BadInput(f"'{moves:.20}' may be of {' or '.join(readings)}: say which by --game")
    [(config, actions)] = readings.values()
    return Episode(list(SEATS), config, [game_of(actions, config)])


def games_named(game: str | None) -> list[str]:
    """Return the game that was named, or all of them."""
    return default_first() if game is None else [game]


def game_of(actions: list[int], config: MatchConfig) -> dict:
    """Return a game of moves alone, in the form of a record."""
    moves, board = [], board_of(config)
    for step, action in enumerate(actions):
        moves.append(new_move(step, action, seat=board.mark - 1))
        board.play(action)
    rewards = board.rewards()
    statuses = [BROKEN_OFF if rewards is None else "DONE"] * 2
    ending = {"statuses": statuses, "rewards": list(rewards or (0, 0)), "banks": [None, None], "problem": None}
    return {"index": 0, "players": [0, 1], "opening": [], "moves": moves, **ending}


def own_record(record: Record, source: str, length: int) -> Episode:
    """Return the games of a record of ours, whose moves are checked; BadInput if they are too many for its text."""
    most_moves = max(FEW_MOVES, length // SHORTEST_MOVE)
    try:
        config = recorded_config(record.header)
        check_size(config)
        names = [str(player["name"]) for player in record.header["players"]]
        games, moves = [], 0
        for game in record.games.values():
            moves += len(game["opening"]) + len(game["moves"])
            if moves > most_moves:
                raise BadInput(f"'{source}' holds more than {most_moves:,} moves")
            games.append(checked(game, config))
    except BadInput:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as problem:
        raise BadInput(f"'{source}' is not a whole record: {type(problem).__name__} {problem}") from None
    return Episode(names, config, games)


def checked(game: GameRecord, config: MatchConfig) -> GameRecord:
    """Return the game if its moves are legal; BadInput names game and move."""
    try:
        return check_moves(game, config)
    except BadInput as problem:
        raise BadInput(f"game {game['index']}: {problem}") from None


def format_of_text(source: str, text: str, game: str | None) -> tuple[str, Format]:
    """Return the game and the format of a text, by its content."""
    formats = [(name, kind) for name in games_named(game) for kind in adapter_of(name).formats.values()]
    known = [(name, kind) for name, kind in formats if kind.fits(text[:BEGINNING])]
    if not known:
        of = f" of {game}" if game is not None else ""
        raise BadInput(f"'{source}' is neither a record, nor an episode, nor a game{of} in a known format")
    if len({name for name, _ in known}) > 1:
        raise BadInput(f"'{source}' may hold {' or '.join(name for name, _ in known)}: say which by --game")
    return known[0]
