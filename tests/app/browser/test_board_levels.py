"""Levels on both pages: a name and a sentence for each, in both languages; the Elo behind a detail; the first stone."""

import pytest
from browser_support import HUMAN, machine
from playwright.sync_api import expect
from waiting import wait_until

from tempo.arena.players.levels import level_names

GAMES = {"connectx": "Connect X", "gomoku": "Gomoku", "othello": "Othello"}
LANGUAGES = {"en": "Level 4 · Learner", "zh": "4 级 · 入门"}
# The name and the sentence of each level that the first screen offers.
OFFERED = """() => {
  const select = document.querySelector("#home-opponent"), about = document.querySelector(".home .level-note p");
  return [...select.options].filter(({ value }) => value.startsWith("level:")).map(({ value, text }) => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    return [text, about.textContent];
  });
}"""


def arrive(visit, language="en"):
    page = visit(locale=language)
    page.page.goto(f"{page.address}/")
    page.home.wait_for()
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_each_game_has_a_name_and_a_sentence(static_visit, language):
    page = arrive(static_visit, language)
    sentences = {}
    for game in GAMES:
        page.home.locator(f"input[value={game}]").check()
        offered = page.page.evaluate(OFFERED)
        assert len(offered) == 10 and offered[3][0] == LANGUAGES[language]
        sentences[game] = [about for _, about in offered]
        assert len(set(sentences[game])) == 10 and all(about[-1] in ".。" for about in sentences[game])
        assert not any("Elo" in text for text, _ in offered)
    assert sentences["connectx"] == sentences["gomoku"] != sentences["othello"]


@pytest.mark.parametrize("game", GAMES)
def test_the_elo_of_a_level_is_behind_a_detail(static_visit, game):
    """On the first screen and in the form of a new game. Other players have no sentence."""
    page = arrive(static_visit)
    page.home.get_by_role("radio", name=GAMES[game]).check()
    opponent, rating = page.home.get_by_label("Opponent"), level_names(game)[5].elo
    opponent.select_option("level:6")
    elo = page.home.get_by_text(f"Elo {rating:,}; level 1 of this game is 0.")
    expect(elo).to_be_hidden()
    page.home.locator(".level-note summary").click()
    expect(elo).to_be_visible()
    sentence = page.home.locator(".level-note p").first.inner_text()
    expect(opponent).to_have_accessible_description(sentence)
    opponent.select_option("human")
    expect(page.home.locator(".level-note")).to_be_hidden()
    opponent.select_option("level:6")
    page.home.get_by_role("button", name="More options").click()
    form = page.page.get_by_role("dialog", name="New game")
    expect(form.get_by_label("Second", exact=True)).to_have_accessible_description(sentence)
    form.get_by_label("Second", exact=True).select_option("level:1")
    assert wait_until(lambda: form.locator(".level-note:visible p").first.inner_text() not in ("", sentence))
    expect(form.locator(".level-note:visible")).to_have_count(1)


def test_level_10_opens_gomoku_in_the_middle(static_visit):
    page = static_visit()
    page.open("gomoku", machine("level:10"), HUMAN)
    (first,) = page.wait_for(1)["line"]
    assert (first["action"], first["reason"]) == (112, "opening")
