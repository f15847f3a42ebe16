"""Support for tests of the Learn panel: the server's API without a page."""

import time

from board_support import page_client
from waiting import PATIENCE

from tempo.app.boards import Boards
from tempo.lab.referee.game_adapter import new_config

SMALL = {"rows": 4, "columns": 5, "inarow": 4}
UPRIGHT = [0, 4, 0, 4, 0, 4, 0]  # the second side never blocks: its last move loses at once


class Learner:
    """The requests of a page, without one."""

    def __init__(self, records):
        self.boards = Boards(records)
        self.client = page_client(self.boards)

    def post(self, path, body):
        answer = self.client.post(path, json=body)
        return answer.status_code, answer.get_json()

    def get(self, path):
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.get_json()
        return answer.get_json()

    def board(self, game, actions, shape=None, seats=("human", "human")):
        config = new_config(game, shape, timed=False)
        return self.boards.add(config, seats, actions)

    def review(self, board, until=lambda review: review["finished"], **asked):
        """Request a review, and wait until it satisfies a condition."""
        assert self.post(f"/api/boards/{board.name}/review", asked)[0] == 200
        return self.wait(f"/api/boards/{board.name}/review", until)

    def wait(self, path, until):
        end = time.monotonic() + PATIENCE
        while not until(told := self.get(path)):
            assert time.monotonic() < end, f"it never came: {str(told)[:300]}"
            time.sleep(0.02)
        return told


def page_on(tmp_path):
    """Yield a page for a fixture."""
    one = Learner(tmp_path / "games")
    yield one
    one.boards.close()
