"""The games in `examples/` on a page without a server: the moves of Python, and a game by clicks."""

import json
from functools import partial
from pathlib import Path

import pytest
from browser_support import HUMAN
from examples import with_examples
from web_support import SEARCHES, page_on, visiting

from tempo.lab.bench.bench_command import searches
from tempo.lab.players.profile_agents import make_agent
from tempo.lab.referee.game_adapter import adapter_of, new_config
from tempo.native.rng import new_rng
from tempo.web.export_command import export

pytestmark = [pytest.mark.long, pytest.mark.browser]
GAMES = ["dots_and_boxes", "hex"]
COUNTS = (200,)


@pytest.fixture(autouse=True, scope="module")
def examples():
    with with_examples():
        yield


@pytest.fixture(scope="module")
def folder(examples, tmp_path_factory) -> Path:
    """A page with these games."""
    made = tmp_path_factory.mktemp("page")
    export(made, GAMES)
    return made


@pytest.mark.parametrize("name", GAMES)
def test_it_searches_as_in_python(folder, name):
    signed = [
        {"shape": dict(config.shape), "moves": list(moves), "seed": str(new_rng(number)[0])}
        for number, (config, moves) in enumerate(adapter_of(name).signed(new_config(name)))
    ]
    wanted = [
        [look.move, look.reason, look.visits, look.values]
        for look in searches(name, partial(make_agent, name, "champion", {}, COUNTS[0]), COUNTS)
    ]
    with page_on(folder) as page:
        looks = page.evaluate(SEARCHES, {"name": name, "signed": signed, "counts": COUNTS})
    found = [[look["move"], look["reason"], look["visits"], look["values"]] for look in looks]
    assert found == json.loads(json.dumps(wanted))


def test_boxes_are_filled_and_their_owner_moves_again(folder):
    """Around the upper left box: its fourth edge fills it, then the other side has nothing but its pass."""
    with visiting(folder) as board:
        board.open("dots_and_boxes", HUMAN, HUMAN)
        for number, edge in enumerate((0, 5, 30, 31), 1):
            board.page.locator(f'[data-number="{edge}"]').click()
            state = board.wait_for(number)
        assert state["line"][-1]["cells"] == [31, 60] and state["legal"] == [60] and state["to_move"] == 0
        board.button("Pass").click()
        assert board.wait_for(5)["to_move"] == 1
        assert board.faults == []


def test_a_chain_wins_hex(folder):
    """The first player goes down the first column; the second one is in its way nowhere."""
    with visiting(folder) as board:
        board.open("hex", HUMAN, HUMAN)
        moves = [11 * (ply // 2) + (ply % 2) * 5 for ply in range(21)]
        for number, cell in enumerate(moves, 1):
            board.play(cell)
            state = board.wait_for(number)
        assert state["over"]["rewards"] == [1, -1] and board.stones.count() == len(moves)
        assert board.faults == []
