"""Support for tests of storage: saved games, games in all formats, and the server's API without a page."""

import json
import random
from pathlib import Path
from typing import NamedTuple

from board_support import page_client

from tempo.app.access.allowed_players import NOBODY_ELSE, AllowedPlayers
from tempo.app.move_log import MoveLog
from tempo.app.rules.plies import plies_of
from tempo.app.server import BoardServices
from tempo.app.storage.archive import with_summary
from tempo.arena.adapter.file_formats import WrittenGame
from tempo.arena.adapter.game_adapter import adapter_of, board_after, board_of, new_config
from tempo.arena.adapter.game_adapter import games as all_games
from tempo.arena.adapter.game_types import PlayedGame, PlayedMove
from tempo.arena.records.record_file import BOARD, game_record, new_header

SMALL = {"rows": 4, "columns": 5, "inarow": 4}
UPRIGHT = [0, 4, 0, 4, 0, 4, 0]  # on that board the second side never blocks: its last move loses at once
FORMATS = [(game, suffix) for game in all_games() for suffix in adapter_of(game).formats]


def random_actions(game: str, seed: int = 1) -> list[int]:
    board, chance, actions = board_of(new_config(game)), random.Random(seed), []
    while board.legal():
        actions.append(chance.choice(board.legal()))
        board.play(actions[-1])
    return actions


class End(NamedTuple):
    """The end of a game: rewards and statuses by seat, and the reason if the rules did not decide."""

    rewards: tuple[int | None, int | None]
    statuses: tuple[str, str] = ("DONE", "DONE")
    reason: str | None = None


def forfeited(loser: int, status: str, reason: str) -> End:
    return End((None, 0), (status, "DONE"), reason) if loser == 0 else End((0, None), ("DONE", status), reason)


def record(game="connectx", seats=("human", "level:4"), actions=None, ending=None, shape=None):
    """Return a game as a board saves it: header and game."""
    config = new_config(game, shape)
    actions = random_actions(game) if actions is None else actions
    plies = enumerate(plies_of(config, actions))
    moves = [PlayedMove(step, ply["seat"], ply["action"], 0.25, 60.0, 100, "search", 0.5) for step, ply in plies]
    rewards = board_after(config, actions).rewards()
    end = ending or (End((0, 0), ("ACTIVE", "ACTIVE")) if rewards is None else End(rewards))
    names = [seats[0], f"{seats[1]} (2)" if seats[0] == seats[1] else seats[1]]
    header = new_header(
        BOARD, game=game, players=[{"name": name, "version": "as on the board"} for name in names], pairings=[[0, 1]],
        config=config._asdict() | {"shape": dict(config.shape)}, simulations=None, environment=False, sprt=None,
    )  # fmt: skip
    banks = [next((move.bank for move in moves if move.seat == seat), config.bank) for seat in (0, 1)]
    made = PlayedGame((), moves, end.statuses, end.rewards, (banks[0], banks[1]), end.reason)
    return header, game_record(made, index=0, players=[0, 1])


def record_text(header, game) -> str:
    """Return the text of a record with one game."""
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in (with_summary(header, game), game))


def texts_of(game: str, count: int = 1) -> dict[str, str]:
    """Return random games in each format of a game, by suffix."""
    shape = new_config(game).shape
    games = [WrittenGame(shape, tuple(random_actions(game, seed))) for seed in range(count)]
    return {suffix: form.write(games) for suffix, form in adapter_of(game).formats.items() if form.many or count == 1}


def actions_of(state) -> list[int]:
    return [ply["action"] for ply in state["line"]]


class Page:
    """The server's API, used as the page uses it."""

    def __init__(self, records: Path, allowed: AllowedPlayers = NOBODY_ELSE, move_log: MoveLog | None = None) -> None:
        self.services = BoardServices(records, allowed, move_log)
        self.client = page_client(self.services)

    def post(self, path: str, code: int = 200, **body):
        """Return the answer, or the sentence of a refusal with this status."""
        answer = self.client.post(path, json=body)
        assert answer.status_code == code, answer.get_json()
        return answer.get_json() if code == 200 else answer.get_json()["error"]

    def get(self, path: str, code: int = 200):
        answer = self.client.get(path)
        assert answer.status_code == code, answer.get_data()
        return answer

    def save(self, name: str, *saved, **game) -> str:
        """Write a record as pages do, see `record`; return its name below the folder of records."""
        header, moves = record(*saved, **game)
        self.services.files.archive.write(name, {"header": header, "game": moves})
        return name


def episodes(count: int = 1) -> list[dict]:
    """Return episodes of the competition."""
    from episode_support import left, played, right

    return [played(left, right, "Ann", "Bob", number=number)[0] for number in range(count)]
