"""Accessibility by axe-core: no serious fault in any view."""

import re

from board_support import BoardServer
from browser_support import HUMAN, PHONE, ServedVisit, machine
from playwright.sync_api import expect
from storage_support import SMALL, UPRIGHT

SPEAK = """language => {
  const tongues = document.querySelector("header select");
  tongues.value = language;
  tongues.dispatchEvent(new Event("change"));
}"""
JUDGE = """async (rules) => {
  document.getAnimations().forEach((one) => one.finish());
  const told = await axe.run(document, {resultTypes: ["violations"], ...rules});
  return told.violations.filter((one) => ["serious", "critical"].includes(one.impact)).map((one) => (
    `${one.id}: ${one.help}: ${one.nodes.slice(0, 4).map((node) => node.html.slice(0, 150)).join(" ")}`));
}"""
CONTRAST = ["color-contrast"]


def speak(page, language):
    """Choose a language, and wait for its texts."""
    page.evaluate(SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))


def faults(page):
    """Return what axe-core calls serious or critical, in light and dark mode and both languages."""
    judge = page.page.evaluate
    found = {"en": judge(JUDGE, {})}
    page.page.emulate_media(color_scheme="dark")
    found["dark"] = judge(JUDGE, {"runOnly": CONTRAST})
    page.page.emulate_media(color_scheme="light")
    speak(page.page, "zh")
    found["zh"] = judge(JUDGE, {"rules": {rule: {"enabled": False} for rule in CONTRAST}})
    speak(page.page, "en")
    return {how: told for how, told in found.items() if told}


def test_axe_finds_no_serious_fault(static_visit, axe):
    """In every view: game, analysis, review, exercises, games, form, keys, explorer, trainer, Auto; wide and narrow."""
    page = static_visit(bypass_csp=True, reduced_motion="reduce")
    page.open("connectx", shape={"rows": 4, "columns": 5, "inarow": 4}, actions=[2, 0, 1, 0, 3, 1, 0])
    page.page.evaluate(axe)
    found = {"moves": faults(page)}
    page.tab("Thinking")
    page.page.get_by_role("switch", name="Watch it think").check()
    expect(page.page.get_by_role("table").get_by_role("row").nth(2)).to_be_visible()
    page.page.locator(".analysis-view summary").click()
    found["thinking"] = faults(page)
    page.page.get_by_role("switch", name="Watch it think").uncheck()
    page.tab("Learn")
    page.button("Review this game").click()
    expect(page.page.get_by_text(re.compile("Reviewed. Mistakes found"))).to_be_visible()
    page.page.locator(".learn-legend summary").click()
    found["review"] = faults(page)
    page.button("Practise").click()
    expect(page.page.get_by_text(re.compile("Find a"))).to_be_visible()
    found["exercise"] = faults(page)
    page.button("Back to the game").last.click()
    page.save("connectx", UPRIGHT, shape=SMALL)
    page.page.get_by_label("Source of exercises").select_option("Your mistakes")
    page.button("Practise").click()
    expect(page.page.locator(".exercise-list .due").first).to_be_visible()
    found["mistakes"] = faults(page)
    page.button("Back to the game").last.click()
    page.tab("Games")
    found["games"] = faults(page)
    page.page.set_viewport_size(PHONE["viewport"])
    found["phone"] = faults(page)
    page.button("New").click()
    found["new game"] = faults(page)
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("?")
    found["keys"] = faults(page)
    page.page.keyboard.press("Escape")
    page.button("Board and pieces").click()
    expect(page.page.get_by_role("dialog", name="Board and pieces")).to_be_visible()
    found["look"] = faults(page)
    page.page.keyboard.press("Escape")
    page.open("connectx", HUMAN, machine("level:9"), actions=[0, 2, 0, 3, 6, 4])
    page.page.evaluate(axe)
    page.play(6)
    expect(page.page.locator(".end-card").get_by_text(re.compile("Decisive"))).to_be_visible()
    found["end"] = faults(page)
    page.open("connectx")
    page.page.evaluate(axe)
    page.button("Hint").click()
    expect(page.page.locator(".advice")).to_contain_text("Play")
    found["hint"] = faults(page)
    page.tab("Explorer")
    expect(page.page.get_by_role("list", name="Known moves")).to_be_visible()
    found["explorer"] = faults(page)
    page.button("Train this opening").click()
    page.play(0)
    expect(page.page.locator(".trainer .answer")).to_contain_text("Off the line")
    found["trainer"] = faults(page)
    page.open("connectx", HUMAN, machine("auto"))
    page.page.evaluate(axe)
    expect(page.page.locator(".auto-note")).to_be_visible()
    found["auto"] = faults(page)
    page.tab("Moves")
    page.page.get_by_role("switch", name="Warn me").check()
    page.open("connectx", actions=[2, 5, 2, 0, 5, 3, 4, 2, 3, 4])
    page.page.evaluate(axe)
    page.play(2)
    expect(page.page.get_by_role("alertdialog")).to_contain_text("makes four")
    found["warning"] = faults(page)
    assert {view: told for view, told in found.items() if told} == {}


def test_axe_finds_no_serious_fault_where_a_friend_plays(browser, served_visit, axe, tmp_path):
    """The dialog with the links, and the friend's page."""
    server = BoardServer(tmp_path / "games", "--host", "0.0.0.0")
    page = served_visit(server, bypass_csp=True, reduced_motion="reduce")
    page.come()
    page.button("New").click()
    page.button(re.compile("^Play with a friend")).click()
    link = page.page.get_by_label("Second player", exact=True)
    expect(link).to_be_visible()
    page.page.evaluate(axe)
    found = {"links": faults(page)}
    friend = ServedVisit(browser, server, {"bypass_csp": True, "reduced_motion": "reduce"}, is_let_in=False)
    friend.page.goto(re.sub(r"//[\d.]+:", "//127.0.0.1:", link.input_value()))
    friend.grid.wait_for()
    friend.page.evaluate(axe)
    found["friend"] = faults(friend)
    friend.context.close()
    server.end()
    assert found == {"links": {}, "friend": {}}


def test_axe_does_find_faults(static_visit, axe):
    page = static_visit(bypass_csp=True)
    page.come()
    page.page.evaluate(axe)
    page.page.evaluate("""() => {
      const grey = document.createElement("button"), text = document.createElement("p");
      text.style.cssText = "color: #888; background: #999";
      text.textContent = "hardly to be read";
      document.querySelector("main").append(grey, text);
    }""")
    found = faults(page)
    assert any("button-name" in one for one in found["en"]) and any("color-contrast" in one for one in found["dark"])
