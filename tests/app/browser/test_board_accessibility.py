"""Accessibility: touch, keyboard, screen reader, dark mode, Chinese."""

import re

from browser_support import HUMAN, LARGE, PHONE, SMALL, machine
from playwright.sync_api import expect

TABS = ["Moves", "Thinking", "Learn", "Explorer", "Games"]
OVERFLOW = """() => {
  const wide = document.documentElement.clientWidth;
  const out = [...document.querySelectorAll("body *")].filter((one) => {
    const box = one.getBoundingClientRect(), isOut = box.width && (box.right > wide + 1 || box.left < -1);
    return isOut && one.checkVisibility() && !one.closest(".visually-hidden, .skip");
  });
  const hides = (one) => { // within something that scrolls by itself
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflowX !== "visible") return true;
    }
    return false;
  };
  const names = out.filter((one) => !hides(one)).map((one) => one.outerHTML.slice(0, 120));
  return document.documentElement.scrollWidth > wide ? ["the page scrolls sideways", ...names] : names;
}"""
SMALL_BUTTONS = """() => [...document.querySelectorAll("button, select, input, textarea")]
  .filter((one) => !["checkbox", "radio", "file"].includes(one.type)) // their labels are pressed
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width)
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([one, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${one.outerHTML.slice(0, 100)}`)"""
ENGLISH = """() => { // texts and names that are seen or heard, outside of what is a name or a sign
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    if (one.closest("noscript, script, style, [lang], [translate=no], kbd, code") || !one.checkVisibility()) continue;
    found.push(walker.currentNode.textContent);
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]")) {
    if (!one.checkVisibility() || one.closest("[lang]:not(html)")) continue;
    found.push(...["aria-label", "title", "placeholder", "aria-valuetext"].map((name) => one.getAttribute(name) ?? ""));
  }
  return found.filter((text) => /[A-Za-z]{3,}/.test(text));
}"""
SHADES = "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"
CONTRAST = """() => {
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).map((part) => linear(part / 255));
    return 0.05 + 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const one = light(getComputedStyle(document.querySelector(".player i.stone.seat0")).borderTopColor);
  const other = light(getComputedStyle(document.body).backgroundColor);
  return Math.max(one, other) / Math.min(one, other);
}"""
NAMES = re.compile(
    r"Tempo|Connect X|Elo|English|SGF|PSQ|GGF|psq|sgf|ggf|txt|jsonl|svg|png|gif|MB|GM\[\d\]|Piskvork|level:\d+|"
    r"champion|classic|random|local_eval\.py|review|report|convert|match|gtp:COMMAND|\w+\.py|Home|End|Enter|Esc|Space"
)


# Phone.


def test_a_phone_needs_no_horizontal_scrolling(static_visit):
    """Touch targets are large enough for a thumb."""
    page = static_visit(**PHONE)
    for game in ("connectx", "othello", "gomoku"):
        page.open(game, HUMAN, machine("level:1"))
        for name in TABS:
            page.tab(name)
            panel = page.page.get_by_role("tabpanel", name=name)
            expect(panel).to_be_visible()
            if name == "Thinking":
                expect(panel.locator(".line-moves button").first).to_be_visible()
            check_phone(page, f"{game}, {name}")
        page.button("New").click()
        expect(page.page.get_by_role("dialog", name="New game")).to_be_visible()
        check_phone(page, f"{game}, new game")


def check_phone(page, view):
    assert page.measured(OVERFLOW) == [], view
    assert page.measured(SMALL_BUTTONS) == [], view


def test_a_game_by_touch(static_visit):
    page = static_visit(**PHONE)
    page.open("connectx", HUMAN, machine("level:1"), shape={"rows": 5, "columns": 4, "inarow": 3})
    state = page.state()
    while not state["over"]:
        page.cell(state["legal"][0]).tap()
        state = page.wait_for(len(state["line"]) + 1, 0)
    expect(page.stones).to_have_count(len(state["line"]))


def test_figures_on_small_cells_are_readable(static_visit):
    """On a board of 15 by 15 there is room for one large figure per cell."""
    page = static_visit(**PHONE)
    page.open("gomoku", HUMAN, machine("level:1"), actions=[112, 97, 98, 113])
    page.tab("Thinking")
    page.page.get_by_role("switch", name="Watch it think").check()
    page.page.wait_for_function(  # in one call: figures change during a search
        "() => document.querySelector('svg.board .score text:not(.more)')?.getBoundingClientRect().height >= 10"
    )
    expect(page.page.locator("svg.board .score .more").first).to_be_hidden()
    page.page.set_viewport_size(LARGE)
    expect(page.page.locator("svg.board .score .more").first).to_be_visible()


# Keyboard and screen reader.


def test_a_game_by_arrows_and_enter(static_visit):
    """From the top of the page: Tab to the skip link, then arrow keys."""
    page = static_visit()
    page.open("gomoku", HUMAN, machine("level:1"), shape=SMALL)
    keys = page.page.keyboard
    keys.press("Tab")
    expect(page.page.get_by_role("link", name="To the board")).to_be_focused()
    keys.press("Enter")
    expect(page.page.locator("[role=gridcell]:focus")).to_have_count(1)
    state = page.wait_for(0, 0)
    while not state["over"]:
        wanted, size = state["legal"][0], state["config"]["size"]
        at = int(page.page.evaluate("document.activeElement.dataset.number"))
        for key, steps in (("ArrowDown", wanted // size - at // size), ("ArrowRight", wanted % size - at % size)):
            back = {"ArrowDown": "ArrowUp", "ArrowRight": "ArrowLeft"}[key]
            for _ in range(abs(steps)):
                keys.press(key if steps > 0 else back)
        keys.press("Enter")
        state = page.wait_for(len(state["line"]) + 1, 0)
        expect(page.stones).to_have_count(len(state["line"]))
    expect(page.page.get_by_role("status", name="Announcements")).to_contain_text("won")


def test_moves_are_typed_and_letters_are_shortcuts(static_visit):
    """Escape clears a typed move, and Enter without a legal move says what one looks like."""
    page = static_visit()
    page.open("othello", HUMAN, machine("level:1"))
    keys, typed = page.page.keyboard, page.page.get_by_role("status", name="Typed move")
    page.page.get_by_role("gridcell").first.focus()
    keys.type("D")
    expect(typed).to_have_text("d")
    keys.press("Escape")
    expect(typed).to_be_hidden()
    keys.press("d")
    keys.press("Enter")
    expect(page.page.get_by_role("alert")).to_contain_text("d is no legal move; type one like d3")
    assert page.state()["line"] == []
    keys.press("3")
    expect(typed).to_have_text("d3Enter plays d3")
    keys.press("Enter")
    state = page.wait_for(2, 0)
    assert state["line"][0]["action"] == 19
    expect(page.page.get_by_role("status", name="Announcements")).to_contain_text("Your turn.")
    page.page.evaluate("document.activeElement.blur()")  # on a cell, arrows go to other cells
    for key, said in (("Home", "Start position"), ("ArrowRight", "Move 1 of 2"), ("ArrowLeft", "Start position")):
        keys.press(key)
        expect(page.status).to_contain_text(said)
    for key, at in (("End", 2), ("Home", 0), ("Space", 2)):
        keys.press(key)
        page.wait_until(lambda state, at=at: state["at"] == at)
    keys.press("h")
    page.wait_until(lambda state: state["hint"])
    for key, at in (("u", 0), ("r", 2)):
        keys.press(key)
        page.wait_until(lambda state, at=at: state["at"] == at)
    keys.press("?")
    listed = page.page.get_by_role("dialog", name="Help")
    for said in ("Previous move", "Go to start", "Undo", "Hint", "Show this help"):
        expect(listed.get_by_text(said, exact=True)).to_be_visible()
    keys.press("Escape")
    page.open("connectx")
    keys.press("4")
    assert page.wait_for(1)["line"][0]["action"] == 3


def test_everything_is_announced(static_visit):
    """Moves with their players, whose turn it is, shown positions, hints, and the result."""
    page = static_visit()
    page.open("connectx", HUMAN, machine("level:1"), actions=[0, 1, 0, 1, 0, 2])
    said = page.page.get_by_role("status", name="Announcements")
    heard = page.page.evaluate_handle("""() => {
      const heard = [], region = document.querySelector('[aria-label="Announcements"]');
      new MutationObserver(() => region.textContent && heard.push(region.textContent))
        .observe(region, {childList: true, characterData: true, subtree: true});
      return heard;
    }""")
    page.button("Hint").click()
    expect(said).to_contain_text("Play column 1: you make four in a row.")
    page.button("Previous move").click()
    expect(said).to_contain_text("Move 5 of 6: column 1.")
    page.button("Go to end").click()
    expect(said).to_contain_text("Move 6 of 6: column 3.")
    page.play(0)
    expect(said).to_contain_text("You played column 1. You won.")
    assert len(heard.json_value()) >= 4, "each was heard by itself"
    expect(page.grid).to_have_accessible_name("The board, Connect X, after move 7 of 7")
    expect(page.cell(14)).to_have_accessible_name(
        re.compile("column 1, row 4 from the bottom, first player.*part of the winning line")
    )


# Colours and languages.


def test_dark_where_the_system_is_dark(static_visit):
    """Black stones on the page are visible: their edge, which is one pixel wide, has the contrast of text."""
    shades = {}
    for scheme in ("light", "dark"):
        page = static_visit(color_scheme=scheme)
        page.open("othello")
        shades[scheme] = [sum(map(int, re.findall(r"\d+", shade)[:3])) for shade in page.measured(SHADES)]
    assert shades["light"][0] > 600 > shades["light"][1], shades
    assert shades["dark"][0] < 200 < shades["dark"][1], shades
    for game in ("othello", "gomoku"):
        page.open(game)
        assert page.measured(CONTRAST) >= 4.5, game


def test_the_language_of_the_browser(static_visit):
    """Everything visible or announced is Chinese in every view; the choice of another language is stored."""
    page = static_visit(locale="zh-CN")
    page.open("connectx", HUMAN, machine("level:1"), actions=[3, 3, 2])
    expect(page.page.locator("html")).to_have_attribute("lang", "zh-CN")
    tabs = page.page.get_by_role("tab")
    expect(tabs).to_have_count(len(TABS))
    for number in range(len(TABS)):
        tabs.nth(number).click()
        expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
        if number == 1:
            page.page.get_by_role("switch").first.check()
            expect(page.page.get_by_role("table").get_by_role("row").nth(2)).to_be_visible()
        assert [text for text in page.measured(ENGLISH) if re.search("[A-Za-z]{3,}", NAMES.sub("", text))] == []
    page.page.get_by_role("combobox").first.select_option("en")
    expect(page.button("Undo")).to_be_visible()
    page.page.reload()
    expect(page.button("Undo")).to_be_visible()


def test_the_last_choice_of_a_language_counts_whichever_texts_come_first(static_visit):
    page = static_visit()
    page.come()
    held, choice = [], page.page.locator("header select")
    page.page.route("**/texts/zh.js", lambda route: held.append(route))
    with page.page.expect_request("**/texts/zh.js"):
        choice.select_option("zh")
    choice.select_option("en")
    with page.page.expect_response("**/texts/zh.js") as answer:
        held[0].continue_()
    page.page.evaluate("address => import(address)", answer.value.url)  # the page's own import ended before
    expect(page.page.locator("html")).to_have_attribute("lang", "en")
    expect(choice).to_have_value("en")
    choice.select_option("zh")
    expect(page.page.locator("html")).to_have_attribute("lang", "zh-CN")
