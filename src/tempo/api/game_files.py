"""Games of files: records of matches, episodes of the competition, and what other programs write."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tempo.api.states import Game, State, check_game
from tempo.arena.adapter.game_adapter import adapter_of, board_of
from tempo.arena.adapter.game_types import MatchConfig, PlayedGame
from tempo.arena.adapter.search_info import known_value
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.process_text import one_line
from tempo.arena.records.converted import UNKNOWN_RESULT
from tempo.arena.records.downloads import identity, is_download, logs_beside, read_all
from tempo.arena.records.episodes import Episode
from tempo.arena.records.read_games import read_file
from tempo.lab.tournament.resuming import damage_reported

if TYPE_CHECKING:
    from pandas import DataFrame

COLUMNS = {  # of a frame, with their types; those in capitals may have gaps
    "game": "int64", "ply": "int64", "player": "int64", "player_name": "object", "action": "Int64", "name": "object",
    "is_opening": "bool", "seconds": "float64", "bank": "float64", "simulations": "Int64", "reason": "object",
    "value": "float64", "backend": "object", "result": "Int64",
}  # fmt: skip


@dataclass(frozen=True)
class RecordedMove:
    """One move of a game, with what its player said about it; None where the file does not say."""

    ply: int  # moves before it
    player: int  # 1 or 2
    action: int | None  # None: the answer of a forfeit was no action
    name: str | None
    is_opening: bool  # whether it was given, so that no player chose it
    seconds: float | None
    bank: float | None  # seconds of overage time before it
    simulations: int | None
    reason: str | None
    value: float | None  # for its player, 0 lost to 1 won; None also where a move was played without a search
    backend: str | None


@dataclass(frozen=True, repr=False)
class RecordedGame:
    """A game of a file. Names and statuses are those of player 1, who began, and of player 2."""

    game: Game
    number: int  # of the game in its file; of an episode the number in the name of its file
    players: tuple[str, str]
    played: tuple[RecordedMove, ...]
    result: int | None  # 1 if player 1 won, -1 if player 2 won, 0 for a draw, None where nothing decided
    statuses: tuple[str, str]  # DONE; ERROR, INVALID or TIMEOUT of a player who forfeits; BROKEN OFF
    forfeit: int | None  # the player who lost by a forfeit
    problem: str | None  # why, or another remark on the end

    @property
    def moves(self) -> tuple[int, ...]:
        """The actions from the beginning of the game, those of the opening included."""
        return tuple(move.action for move in self.played if move.action is not None)

    def __repr__(self) -> str:
        first, second = self.players
        return f"<game {self.number}: {first} vs {second}, {len(self.moves)} moves, result {self.result}>"

    def states(self) -> Iterator[State]:
        """Yield the state in which the game begins, and the one after each move."""
        state = self.game.initial()
        yield state
        for action in self.moves:
            state = state.play(action)
            yield state

    @cached_property
    def state(self) -> State:
        """The state after the last move."""
        return self.game.parse(self.moves)

    def result_of(self, player: int) -> int | None:
        """Return 1 if a player won, 0 for a draw, -1 for a loss, None where nothing decided."""
        return self.result if self.result is None or player == 1 else -self.result


def read_games(path: str | Path, game: Game | None = None) -> Iterator[RecordedGame]:
    """Iterate over the games of a file: a record, an episode of the competition, or a file of another program.

    All moves are checked before the first game is returned. Of a folder it reads all episodes; each that cannot be
    read is a line on standard error.

    path   the file, or a folder of episodes, with logs of agents beside them
    game   of the file, where several games could have it or where the file does not say the board
    """
    if not isinstance(path, str | Path):
        raise BadInput(f"{path!r} is no path: give the name of a file of games")
    if game is not None:
        check_game(game)
    return _games_of([*_episodes(Path(path), game)], Path(path))


def frame(games: str | Path | Iterable[RecordedGame]) -> DataFrame:
    """Return a pandas DataFrame with one row a move: of a file as `read_games` takes it, or of games.

    Its columns are the number of the `game`, the fields of RecordedMove, `player_name`, and `result`, which is that of
    the player who moved: 1 won, 0 drawn, -1 lost.
    """
    try:
        from pandas import DataFrame
    except ImportError:
        raise BadInput("tempo.frame needs pandas: pip install pandas") from None
    read = read_games(games) if isinstance(games, str | Path) else games
    rows = [row for game in read for row in _rows(game)]
    return DataFrame({name: [row[name] for row in rows] for name in COLUMNS}).astype(COLUMNS)


def _rows(game: RecordedGame) -> Iterator[dict[str, Any]]:
    for move in game.played:
        about = {"game": game.number, "player_name": game.players[move.player - 1]}
        yield {**about, **asdict(move), "result": game.result_of(move.player)}


def _episodes(path: Path, game: Game | None) -> Iterator[tuple[int | None, Episode]]:
    """Yield the games of each file, with the number of an episode."""
    name, shape = (None, {}) if game is None else (game.name, game.shape)
    if path.is_dir():
        whole, troubles = read_all([path])
        for trouble in troubles:
            print(f"tempo.read_games: {one_line(trouble)}", file=sys.stderr)
        yield from ((_number_in(file), episode) for file, episode in whole)
    elif is_download(path):
        yield _number_in(path), read_file(path, logs_beside(path), name, shape)
    else:
        yield None, read_file(path, (), name, shape)


def _number_in(path: Path) -> int:
    return int(identity(path) or 0)


def _games_of(episodes: list[tuple[int | None, Episode]], path: Path) -> Iterator[RecordedGame]:
    for number, episode in episodes:
        for recorded in episode.games:
            with damage_reported(path):
                game = _recorded(episode, recorded, recorded["index"] if number is None else number)
            yield game


def _recorded(episode: Episode, recorded: Mapping[str, Any], number: int) -> RecordedGame:
    first, second = (episode.names[player] for player in recorded["players"])
    statuses, rewards = tuple(recorded["statuses"]), tuple(recorded["rewards"])
    ending = PlayedGame((), [], statuses, rewards, (0.0, 0.0), recorded["problem"])
    is_decided = ending.is_finished() and not (ending.problem or "").endswith(UNKNOWN_RESULT)
    loser = ending.forfeit()
    return RecordedGame(
        Game(episode.config.game, episode.config.shape), number, (first, second),
        tuple(_played(episode.config, recorded)),
        round(2 * ending.score(0) - 1) if is_decided else None,
        ending.statuses, None if loser is None else loser + 1, ending.problem,
    )  # fmt: skip


def _played(config: MatchConfig, recorded: Mapping[str, Any]) -> Iterator[RecordedMove]:
    """Yield the moves of the opening, then the answers of the players."""
    board, name_of = board_of(config), adapter_of(config.game).name_of
    given = [{"action": action} for action in recorded["opening"]]
    for ply, move in enumerate([*given, *recorded["moves"]]):
        action, reason = move["action"], move.get("reason")
        yield RecordedMove(
            ply, board.mark, action, None if action is None else name_of(action, config), ply < len(given),
            move.get("seconds") or None, move.get("bank") if config.timed else None, move.get("simulations"), reason,
            known_value(reason, move.get("value")), move.get("backend"),
        )  # fmt: skip
        if action is not None:
            board.play(action)
