"""The replay of pages: what a player without a log used, where games open, and mistakes."""

import json

import pytest
from config_support import connectx_config
from report_support import in_the_browser

from tempo.lab.report.boards.replay import pack_game
from tempo.lab.report.html_page import script_of

CONFIG = connectx_config(6, 7, 4)


def clock_texts(game, seat):
    """Return the clock of a seat after each number of plies, as the page shows it."""
    each = f"((game) => pliesOf(game).map((_, step, plies) => clockText(game, plies.slice(0, step + 1), {seat})))"
    return in_the_browser(script_of(["connectx"]), f"{each}({json.dumps(game)})")


def game_of(seconds, banks, final):
    """Return a game in the form of a page, of four moves in the first two columns."""
    moves = [
        {"seat": step % 2, "action": step % 2, "seconds": seconds[step], "bank": banks[step]} for step in range(4)
    ]
    ended = {"statuses": ["DONE", "DONE"], "rewards": [0, 0], "banks": final}
    return pack_game({"players": [0, 1], "opening": [], "moves": moves, **ended}, CONFIG, 0)


@pytest.mark.parametrize("unlogged", [None, 0.0])
def test_a_player_without_a_log_is_not_said_to_have_used_no_time(unlogged):
    """Its bank proves a part; a converted episode has 0 where nothing is known."""
    game = game_of([1.0, unlogged, 0.5, unlogged], [60, 60, 60, 51], [60, 26])
    assert clock_texts(game, 1) == ["", *["at least 9.00 s beyond its steps"] * 2, "at least 34.00 s beyond its steps"]
    assert clock_texts(game, 0)[-1] == "last move 500 ms, total 1.50 s"
    assert clock_texts(game_of([1.0, unlogged, 0.5, unlogged], [60] * 4, [60, 60]), 1)[-1] == "time unknown"
    assert clock_texts(game_of([unlogged] * 4, [60] * 4, [60, 60]), 1)[-1] == ""
    assert clock_texts(game_of([unlogged] * 4, [None] * 4, [None, None]), 1)[-1] == ""


def test_a_log_with_a_gap_gives_a_least_total():
    game = game_of([1.0, 0.25, None, 0.5], [60] * 4, [60, 60])
    assert clock_texts(game, 0)[-1] == "last move unknown, total at least 1.00 s"
    assert clock_texts(game, 1)[-1] == "last move 500 ms, total 750 ms"


def test_a_move_that_needed_no_search_has_no_place_on_the_curve():
    """A forced move has an even value in its record; a draw that was proven is even."""
    said = [(0.9, 10, "search"), (0.1, 10, "search"), (0.5, 0, "only"), (0.5, 0, "exact")]
    moves = [
        {"seat": step % 2, "action": step % 2, "value": value, "simulations": simulations, "reason": reason}
        for step, (value, simulations, reason) in enumerate(said)
    ]
    game = {"players": [0, 1], "opening": [], "moves": moves, "statuses": ["DONE", "DONE"], "rewards": [0, 0]}
    assert pack_game(game, CONFIG, 0)["value"] == [0.9, 0.1, None, 0.5]
