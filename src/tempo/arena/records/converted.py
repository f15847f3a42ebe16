"""Games that were not played here, in the form of a record: from files of other programs and from the competition."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tempo.arena.adapter.file_formats import WrittenGame
from tempo.arena.adapter.game_adapter import board_of, new_config
from tempo.arena.adapter.game_types import MatchConfig, PlayedGame, PlayedMove
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.episodes import Episode, differences, two_names
from tempo.arena.records.record_file import (
    CONVERTED,
    Record,
    Recorder,
    game_record,
    new_header,
    read_record,
    refuse_existing,
)

UNKNOWN_RESULT = "nothing about the result, so it counts as drawn"  # end of the problem of such a game


def episode_of(name: str, games: Sequence[WrittenGame], source: str) -> Episode:
    """Return the games of a file, or of several, all on one board; their clock is unknown."""
    if not games:
        raise BadInput(f"'{source}' holds no game")
    shape = games[0].shape
    if other := next((game.shape for game in games if game.shape != shape), None):
        boards = " and ".join(differences([shape, other]))
        raise BadInput(f"'{source}': games on different boards, {boards}: give them separately")
    episode = Episode([], new_config(name, shape, act_timeout=0.0, bank=0.0, timed=False), [])
    for index, game in enumerate(games):
        seats = two_names(game.players[0] or "black", game.players[1] or "white")
        players = [episode.player(name) for name in seats]
        episode.games.append(game_record(replayed(game, episode.config), index=index, players=players, date=game.date))
    return episode


def replayed(game: WrittenGame, config: MatchConfig) -> PlayedGame:
    """Return the game in the form of a match. An unfinished game has the result of its file, or is drawn."""
    board, moves = board_of(config), []
    seconds = game.seconds or (0.0,) * len(game.actions)
    for action, spent in zip(game.actions, seconds, strict=True):
        moves.append(PlayedMove(board.plies, board.mark - 1, action, spent, 0.0))
        board.play(action)
    rewards, problem = board.rewards(), None
    if rewards is None:
        rewards = {"B": (1, -1), "W": (-1, 1)}.get(game.result[:1].upper(), (0, 0))
        said = game.result or UNKNOWN_RESULT
        problem = f"not played to its end; its file says {said}"
    return PlayedGame((), moves, ("DONE", "DONE"), rewards, (0.0, 0.0), problem)


def record_of(episode: Episode, files: Sequence[str], version: str, environment: bool = False) -> Record:
    """Return games as a record like that of a match.

    episode: the games
    files: where they came from
    version: of the players
    environment: whether the competition's environment was the referee
    """
    header = new_header(
        CONVERTED,
        game=episode.config.game,
        players=[{"name": name, "version": version} for name in episode.names],
        pairings=sorted({tuple(sorted(game["players"])) for game in episode.games}),
        config=episode.config._asdict(),
        simulations=None,
        environment=environment,
        sprt=None,
        files=list(files),
    )
    header |= {"started": None, "machine": None}  # unknown
    return Record(header, {game["index"]: game for game in episode.games})


def write_converted(path: Path, record: Record) -> int:
    """Write a record, also over one of converted games, which can be converted again; return the number of games."""
    if path.is_file() and (path.stat().st_size == 0 or is_converted(path)):
        path.unlink()
    refuse_existing(path)
    with Recorder(path, record.header) as recorder:
        for game in record.games.values():
            recorder.write(game)
    return len(record.games)


def is_converted(path: Path) -> bool:
    """Return whether a file is a record of converted games."""
    try:
        return bool(read_record(path).header["kind"] == CONVERTED)
    except (BadInput, KeyError):
        return False
