"""Support for tests of storage: saved games, games in all formats, and the server's API without a page."""

import random
from pathlib import Path

from board_support import page_client

from tempo.app.boards import Boards
from tempo.app.game.game_record import Ending, played_moves, record_of
from tempo.app.game.game_tree import GameTree
from tempo.app.plies import plies_of
from tempo.lab.referee.file_formats import WrittenGame
from tempo.lab.referee.game_adapter import adapter_of, board_after, board_of, new_config
from tempo.lab.referee.game_adapter import games as all_games

FORMATS = [(game, suffix) for game in all_games() for suffix in adapter_of(game).formats]


def random_actions(game: str, seed: int = 1) -> list[int]:
    board, chance, actions = board_of(new_config(game)), random.Random(seed), []
    while board.legal():
        actions.append(chance.choice(board.legal()))
        board.play(actions[-1])
    return actions


def record(game="connectx", seats=("human", "level:4"), actions=None, ending=None):
    """Return a game as a board saves it: header and game."""
    config, tree = new_config(game), GameTree()
    actions = random_actions(game) if actions is None else actions
    for ply in plies_of(config, actions):
        tree.play(ply["action"], ply["seat"], seconds=0.25, bank=60.0, simulations=100, reason="search", value=0.5)
    rewards = board_after(config, actions).rewards()
    if rewards is not None and ending is None:
        ending = Ending(rewards, ("DONE", "DONE"), None, None)
    return record_of(config, seats, seats, played_moves(config, tree.nodes[1:]), ending)


def texts_of(game: str, count: int = 1) -> dict[str, str]:
    """Return random games in each format of a game, by suffix."""
    shape = new_config(game).shape
    games = [WrittenGame(shape, tuple(random_actions(game, seed))) for seed in range(count)]
    return {suffix: form.write(games) for suffix, form in adapter_of(game).formats.items() if form.many or count == 1}


def actions_of(state) -> list[int]:
    return [ply["action"] for ply in state["line"]]


class Page:
    """The server's API, used as the page uses it."""

    def __init__(self, records: Path) -> None:
        self.boards = Boards(records)
        self.client = page_client(self.boards)

    def post(self, path: str, code: int = 200, **body):
        answer = self.client.post(path, json=body)
        assert answer.status_code == code, answer.get_json()
        return answer.get_json() if code == 200 else answer.get_json()["error"]

    def get(self, path: str, code: int = 200):
        answer = self.client.get(path)
        assert answer.status_code == code
        return answer


def episodes(count: int = 1) -> list[dict]:
    """Return episodes of the competition."""
    from episode_support import left, played, right

    return [played(left, right, "Ann", "Bob", number=number)[0] for number in range(count)]
