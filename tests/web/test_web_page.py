"""The page that needs no server, in Chromium, below a path of a static host: tests of the board that both pages pass.

Left out are those that need a server: several pages at one board, friends, GIF, a lost connection, engines by name.
"""

import json
from collections.abc import Callable

import pytest
from browser.test_board_accessibility import (  # noqa: F401
    test_a_game_by_arrows_and_enter,
    test_a_game_by_touch,
    test_a_phone_needs_no_horizontal_scrolling,
    test_moves_are_typed_and_letters_are_shortcuts,
    test_the_language_of_the_browser,
)
from browser.test_board_axe import test_axe_finds_no_serious_fault  # noqa: F401
from browser.test_board_end import (  # noqa: F401
    test_rematch_swaps_the_sides_and_a_level_has_a_next_one,
    test_the_card_says_who_played_how_and_what_decided,
)
from browser.test_board_explorer import test_the_keyboard_goes_through_the_moves  # noqa: F401
from browser.test_board_home import test_the_last_choice_is_kept_and_an_unfinished_game_is_resumed  # noqa: F401
from browser.test_board_layout import test_the_board_and_its_buttons_stand_still  # noqa: F401
from browser.test_board_learn import (  # noqa: F401
    test_a_hint_is_hidden_until_requested,
    test_an_exercise_is_failed_and_solved,
    test_analysis_is_hidden_until_switched_on,
    test_at_a_mistake_board_and_text_show_the_same_position,
    test_one_click_reviews_the_game,
    test_puzzles_need_no_moves_but_exercises_of_a_game_do,
)
from browser.test_board_persistence import test_a_reloaded_page_finds_its_game  # noqa: F401
from browser.test_board_play import (  # noqa: F401
    test_a_running_clock_counts_down,
    test_a_timed_machine_and_a_late_person,
    test_a_whole_game_by_clicks,
    test_resign,
    test_swap_restart_and_play_on_from_here,
    test_two_machines_are_paused_and_stepped,
    test_two_machines_have_a_pace_and_stay_watched,
    test_undo_takes_both_plies_and_redo_brings_them_back,
)
from browser.test_board_setup import (  # noqa: F401
    test_a_position_is_played_from,
    test_a_position_is_set_up_and_analysed,
    test_a_position_of_othello_is_known_or_looked_for,
)
from browser.test_board_storage import (  # noqa: F401
    test_a_game_is_saved_found_and_opened,
    test_anything_can_be_pasted_anywhere,
    test_errors_name_their_place,
    test_every_format_is_exported_and_imported,
)
from browser.test_board_unfinished import begun, resume, test_a_new_game_keeps_the_old_one  # noqa: F401
from browser_support import HUMAN, machine
from playwright.sync_api import expect
from web_support import StaticVisit

pytestmark = pytest.mark.browser


@pytest.fixture
def page(visit: Callable[..., StaticVisit]) -> StaticVisit:
    """Return a visitor without saved games."""
    return visit()


def test_a_closed_tab_keeps_its_game(begun):  # noqa: F811
    """The closed page has no time for its database."""
    closed, begun.page = begun.page, begun.context.new_page()
    closed.close()
    begun.come()
    resume(begun, 2)


def test_the_form_offers_what_the_page_has(page):
    """Boards and players are lists; a stored player who is not among them is replaced."""
    page.open("gomoku")
    choice = json.dumps({"game": "gomoku", "seats": ["classic", "human"]})
    page.page.evaluate("choice => localStorage.setItem('tempo.new_game', choice)", choice)
    page.button("New").click()
    form = page.page.get_by_role("dialog", name="New game")
    about = next(one for one in page.ask("api/catalogue")["games"] if one["game"] == "gomoku")
    expect(form.get_by_role("combobox", name="Board").get_by_role("option")).to_have_count(len(about["shapes"]))
    seat = form.get_by_label("First", exact=True)
    offered = seat.locator("option").evaluate_all("all => all.map((one) => one.value)")
    assert offered == ["human", *(level["name"] for level in about["levels"]), "champion", "network"]
    expect(seat).to_have_value("human")
    assert form.get_by_role("textbox").count() == 0


def test_a_network_plays_on_its_board_alone(page):
    wanted = {"game": "gomoku", "seats": [HUMAN, machine("network")]}
    refused = page.ask("api/boards", {**wanted, "shape": {"size": 15, "inarow": 5}})
    assert refused["error"] == "the network plays on size8-inarow5 alone: choose another player"
    page.open("gomoku", HUMAN, machine("network"), shape={"size": 8, "inarow": 5})
    page.cell(27).click()
    assert page.wait_until(lambda state: len(state["line"]) == 2)["line"][1]["seat"] == 1
