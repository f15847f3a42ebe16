"""The explorer of the page that needs no server: it knows what that of Python knows."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from storage_support import Page as ServerPage
from waiting import wait_until
from web_learning_support import ask
from web_support import page_on

from tempo.arena.adapter.game_adapter import adapter_of, new_config

pytestmark = pytest.mark.browser

SAVED = """
async () => {
  const { Archive } = await import("/web/offline/archive.js");
  return (await new Archive().all()).map(({ name, header, game }) => ({ name, header, game }));
}
"""


@pytest.fixture
def own_server(tmp_path) -> Iterator[ServerPage]:
    served = ServerPage(tmp_path)
    yield served
    served.services.close()


@pytest.fixture
def fresh(folder: Path, browser: Browser) -> Iterator[Page]:
    """Yield the page that needs no server in a browser that has no games yet."""
    with page_on(folder, browser) as opened:
        yield opened


def known_moves(answer):
    """Return an answer of the explorer, with symmetric moves in order; without what the page alone says."""
    told = {name: part for name, part in answer.items() if name not in ("line", "plies")}
    return {**told, "moves": [{**move, "actions": sorted(move["actions"])} for move in answer["moves"]]}


def explored(own_server, moves):
    return own_server.post("/api/explorer", game="connectx", shape={}, actions=moves)


@pytest.mark.parametrize(
    ("game", "moves"),
    [("connectx", []), ("connectx", [3, 3, 3]), ("connectx", [3, 2, 3, 3, 4, 1, 3]), ("othello", []), ("gomoku", [])],
)
def test_tables_and_openings_equal_those_of_python(fresh, own_server, game, moves):
    expected = own_server.post("/api/explorer", game=game, shape={}, actions=moves)
    [found] = ask(fresh, game, [["GET", "api/explorer/ID?after="]], actions=moves)
    assert known_moves(found) == known_moves(expected)


def test_openings_go_on(fresh, own_server):
    config = new_config("gomoku")
    moves = list(adapter_of("gomoku").level_openings(config)[0][:2])
    expected = own_server.post("/api/explorer", game="gomoku", shape={}, actions=moves)
    [found] = ask(fresh, "gomoku", [["GET", f"api/explorer/ID?after={moves[1]}"]], actions=moves[:1])
    assert known_moves(found) == known_moves(expected) and found["moves"][0]["openings"]


def test_saved_games_are_known_by_symmetric_positions(fresh, own_server):
    """A win, a game that is left, and one with the mirror image of its first moves."""
    for moves, further in ([0, 1] * 3 + [0], []), ([6, 5, 6], ["resign"]), ([6, 5, 3], ["resign"]), ([0, 2], []):
        move = {"action": moves[-1], "at": len(moves) - 1}
        commands = [["POST", f"api/boards/ID/{command}"] for command in further]
        ask(fresh, "connectx", [["POST", "api/boards/ID/play", move], *commands], actions=moves[:-1])
    fresh.wait_for_function(f"({SAVED})().then((records) => records.length === 4)")
    records = fresh.evaluate(SAVED)
    for number, record in enumerate(records):
        file = own_server.services.records / f"2026-01-01/{number}.jsonl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"{json.dumps(record[part])}\n" for part in ("header", "game")))
    for moves in ([], [0], [6], [6, 5]):
        assert wait_until(lambda moves=moves: explored(own_server, moves)["reading"] is None)
        expected = explored(own_server, moves)
        [found] = ask(fresh, "connectx", [["GET", "api/explorer/ID?after="]], actions=moves)
        assert known_moves(found) == known_moves(expected) and found["games"]
