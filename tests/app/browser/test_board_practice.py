"""A person's mistakes over all games come back as exercises after some days, on both pages."""

import re

from browser_support import HUMAN
from playwright.sync_api import expect
from storage_support import SMALL, UPRIGHT
from waiting import wait_until

MORNING = "2026-11-28T10:00:00"
CARDS = """async (address) => {
  const { services } = await import(`${address}/app/page/backend.js`);
  const cards = await services.archive.cards();
  return cards.sort((one, other) => one.number - other.number || (one.id < other.id ? -1 : 1));
}"""


def cards(page):
    """Return all kept exercises, those of early moves first."""
    return page.page.evaluate(CARDS, page.address)


def card(page, number):
    return next(one for one in cards(page) if one["number"] == number)


def begin_day(page, time):
    """Load the page on a day."""
    page.page.clock.set_fixed_time(time)
    page.open("connectx", shape=SMALL, actions=[2])


def practise(page):
    """Practise the mistakes of all games."""
    page.tab("Learn")
    page.page.get_by_label("Source of exercises").select_option("Your mistakes")
    page.button("Practise").click()


def practise_saved_game(page):
    """Save a game in which the second side never blocks, and practise its mistakes."""
    page.page.clock.set_fixed_time(MORNING)
    page.save("connectx", UPRIGHT, shape=SMALL)
    begin_day(page, MORNING)
    practise(page)


def try_move(page, number, is_right):
    """Try a right or a wrong move of an exercise on the board, by its card."""
    known = card(page, number)
    keeping = known["annotation"]["keeping_moves"]
    page.cell(next(move for move in range(5) if (move in keeping) is is_right)).click()
    expect(page.page.locator(".answer.right" if is_right else ".answer.wrong")).to_be_visible()


def open_exercise(page, number):
    page.button(re.compile(f"Connect X, move {number} ·")).click()
    expect(page.page.locator(".task")).to_be_visible()


def test_a_mistake_comes_back_after_1_and_3_days_and_a_wrong_move_lowers_it(fresh_visit):
    """The last move of the second side loses at once. Answers hold after a reload."""
    page = fresh_visit
    practise_saved_game(page)
    expect(page.page.get_by_text(re.compile("Find a"))).to_be_visible()
    assert wait_until(lambda: any(one["number"] == 6 for one in cards(page)))
    page.button("Back to the game").last.click()
    open_exercise(page, 6)
    try_move(page, 6, True)
    assert wait_until(lambda: (card(page, 6)["box"], card(page, 6)["due"]) == (1, "2026-11-29"))
    begin_day(page, MORNING.replace("28T", "29T"))
    practise(page)
    open_exercise(page, 6)
    try_move(page, 6, True)
    assert wait_until(lambda: (card(page, 6)["box"], card(page, 6)["due"]) == (2, "2026-12-02"))
    begin_day(page, MORNING.replace("11-28", "12-02"))
    practise(page)
    open_exercise(page, 6)
    try_move(page, 6, False)
    assert wait_until(lambda: (card(page, 6)["box"], card(page, 6)["due"]) == (1, "2026-12-03"))
    page.button("Try again").click()
    try_move(page, 6, True)
    expect(page.button(re.compile("Connect X, move 6 · .*Due in 1 d, box 1 of 4"))).to_be_visible()
    assert card(page, 6)["box"] == 1, "only the first answer counts"


def test_the_day_is_done_when_nothing_is_due_and_the_first_screen_says_what_is(fresh_visit):
    page = fresh_visit
    practise_saved_game(page)
    expect(page.page.get_by_text(re.compile("Due today: [1-9]"))).to_be_visible()
    count = len(cards(page))
    for _ in range(count):
        shown = page.page.locator(".exercise-list [aria-current]")
        expect(shown).to_be_visible()
        expect(page.page.locator(".task .answer")).to_have_text("")
        try_move(page, int(re.search(r"move (\d+)", shown.text_content())[1]), True)
        page.button("Next").click()
    done = f"Nothing more is due today. The next one comes on 29 Nov 2026 · all: {count}"
    expect(page.page.get_by_text(done)).to_be_visible()
    expect(page.page.locator(".task")).to_be_hidden()
    page.page.clock.set_fixed_time(MORNING.replace("28T", "30T"))
    page.page.evaluate("sessionStorage.clear()")
    page.page.goto("about:blank")
    page.page.goto(f"{page.address}/")
    page.home.get_by_role("button", name=f"Your mistakes, due today: {count}").click()
    expect(page.page.get_by_text(re.compile("Find a"))).to_be_visible()


def test_a_lost_game_is_kept_without_a_search_and_an_exercise_can_be_given_up(fresh_visit):
    """The review at the end of a game keeps its mistakes. A shown solution is no wrong move, but it comes back."""
    page = fresh_visit
    page.page.clock.set_fixed_time(MORNING)
    page.open("connectx", HUMAN, {"kind": "machine", "name": "level:10"}, shape=SMALL, actions=[2, 0, 1, 0, 3, 1])
    page.cell(0).click()  # column 5 wins
    page.wait_for(8, 0)
    page.button("Resign").click()
    page.button("Resign the game").click()
    assert wait_until(lambda: any(one["number"] == 7 for one in cards(page)))
    known = card(page, 7)
    assert known["players"] == ["human", "level:10"] and 4 in known["annotation"]["keeping_moves"]
    practise(page)
    open_exercise(page, 7)
    page.button("Show solution").click()
    expect(page.page.get_by_text(re.compile("^Best: column 5"))).to_be_visible()
    expect(page.page.locator(".answer.wrong")).to_be_hidden()
    expect(page.page.get_by_text("Wrong move")).to_have_count(0)
    assert wait_until(lambda: card(page, 7)["seen"] == "2026-11-28")
    assert (card(page, 7)["box"], card(page, 7)["due"]) == (0, "2026-11-28")


def test_exercises_are_saved_as_a_file_and_read_by_the_other_page(served_visit, static_visit, tmp_path):
    """The same import as that of games; a damaged file is refused, and nothing is kept of it."""
    served, static = served_visit(), static_visit()
    practise_saved_game(served)
    expect(served.page.get_by_text(re.compile("Due today: [1-9]"))).to_be_visible()
    expect(served.page.get_by_text("Looking through your games")).to_have_count(0)
    with served.page.expect_download() as download:
        served.button("Save as a file").click()
    assert download.value.suggested_filename == "tempo-exercises-2026-11-28.jsonl"
    file = tmp_path / "exercises.jsonl"
    download.value.save_as(file)
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text(file.read_text().replace('"box":0', '"box":9'))
    begin_day(static, MORNING)
    static.tab("Games")
    static.page.locator(".storage-import input[type=file]").set_input_files(damaged)
    expect(static.page.get_by_text("damaged.jsonl, line 2 is no exercise: it has no date")).to_be_visible()
    assert cards(static) == []
    static.page.locator(".storage-import input[type=file]").set_input_files(file)
    count = len(cards(served))
    expect(static.page.get_by_text(f"Exercises added: {count} · known before: 0")).to_be_visible()
    assert cards(static) == cards(served)
    practise(static)
    expect(static.page.get_by_text(re.compile("Find a"))).to_be_visible()


def test_without_a_database_exercises_last_for_this_visit(static_visit):
    page = static_visit()
    page.page.add_init_script("Object.defineProperty(window, 'indexedDB', { get() { throw Error('blocked'); } })")
    page.open("connectx", HUMAN, HUMAN, shape=SMALL, actions=[2, 0, 1, 0, 3, 1])
    page.cell(0).click()  # column 5 wins
    page.wait_for(7)
    page.button("Resign").click()
    page.button("Resign the game").click()
    assert wait_until(lambda: any(one["number"] == 7 for one in cards(page)))
