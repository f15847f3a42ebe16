"""The server is killed during a game, at any moment: no move that it has acknowledged is lost."""

import json
import random
import re
import threading
from time import sleep

import pytest
from browser_support import HUMAN, actions_of
from playwright.sync_api import expect
from waiting import wait_until

pytestmark = pytest.mark.long

KILLS = 12
MOST_REQUESTS = 8  # of the page after a restart until the server is killed: some two moves
MOST_SECONDS = 0.02  # from that request until then: before it is read, while files are written, or after the answer
MOVES = [11 * number % 225 for number in range(225)]  # on the board of Gomoku: nobody gets five in a row


class Killer:
    """Kills the server some time after one of the next requests of a page, and starts it again.

    `kills` has for each time the moves that the server had acknowledged, and those in its file.
    """

    def __init__(self, page, server, acknowledged):
        self.server, self.chance, self.left = server, random.Random(1), 0
        self.acknowledged, self.kills = acknowledged, []
        self.thread = None
        self.file = server.records / f".boards/{page.board}.json"
        page.page.on("request", lambda request: self.count())

    def begin(self):
        self.thread, self.left = None, self.chance.randint(1, MOST_REQUESTS)

    def count(self):
        self.left -= 1
        if self.left == 0:
            self.thread = threading.Thread(target=self.kill, args=(self.chance.uniform(0, MOST_SECONDS),))
            self.thread.start()

    def kill(self, seconds):
        sleep(seconds)
        self.server.kill()
        self.kills.append(([*self.acknowledged], moves_of(json.loads(self.file.read_text()))))
        self.server.start()

    def is_done(self):
        return self.thread is not None and not self.thread.is_alive()


def moves_of(board):
    """Return the moves on a board as it is written."""
    return [board["tree"]["nodes"][number]["action"] for number in board["tree"]["line"]]


def note_answers(page):
    """Return a list of the moves on the board as of the last write of it that the server has answered."""
    written = []

    def note(answer):
        request = answer.request
        if request.method == "POST" and re.search(r"/api/boards/\w+$", request.url) and answer.ok:
            written[:] = moves_of(request.post_data_json["board"])

    page.page.on("response", note)
    return written


def play_until(page, is_done):
    """Play moves by clicks; one is repeated if the server could not say whether it is legal."""
    refused = page.page.locator(".notice:visible")
    while not is_done():
        before = page.state()["at"]
        page.play(MOVES[before])
        assert wait_until(lambda before=before: page.state()["at"] > before or is_done() or refused.count())


def test_a_click_hits_its_cell_while_notices_come_and_go(served_visit, own_server):
    """They are above the page and move nothing between the press of the button and its release."""
    page = served_visit(own_server)
    page.forgive("ERR_|Failed to load resource")
    page.open("gomoku", HUMAN, HUMAN)
    lost = page.page.locator(".disconnected")
    own_server.kill()
    expect(lost).to_be_visible()
    page.cell(0).hover()
    page.page.mouse.down()
    own_server.start()
    expect(lost).to_be_hidden()
    page.page.mouse.up()
    assert actions_of(page.wait_until(lambda state: state["at"])) == [0]


def test_no_acknowledged_move_is_lost(served_visit, own_server):
    page = served_visit(own_server)
    page.forgive("ERR_|Failed to load resource")
    page.open("gomoku", HUMAN, HUMAN)
    acknowledged = note_answers(page)
    killer = Killer(page, own_server, acknowledged)
    for number in range(KILLS):
        killer.begin()
        play_until(page, killer.is_done)
        expect(page.page.locator(".disconnected")).to_be_hidden()
        if number % 5 == 4:
            page.page.reload()
            page.grid.wait_for()
        told, written = killer.kills[-1]
        assert written[: len(told)] == told
        assert actions_of(page.state())[: len(acknowledged)] == acknowledged
    assert len(killer.kills) == KILLS and len(acknowledged) > KILLS
    page.page.reload()
    page.grid.wait_for()
    state = page.wait_until(lambda state: len(state["line"]) >= len(acknowledged))
    expect(page.stones).to_have_count(len(state["line"]))
    assert actions_of(state)[: len(acknowledged)] == acknowledged
    assert page.recorded(state["unfinished"])[: len(acknowledged)] == acknowledged
