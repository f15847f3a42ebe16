"""The sound of a stone: off at first, on by its switch, remembered."""

from browser_support import HUMAN
from playwright.sync_api import expect

COUNT = """
window.sounds = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.sounds++; return start.apply(this, when); };
"""


def test_a_stone_sounds_only_while_the_switch_is_on(static_visit):
    page = static_visit()
    page.page.add_init_script(COUNT)

    def sounds(count):
        page.page.wait_for_function(f"() => window.sounds === {count}")

    page.open("connectx", HUMAN, HUMAN)
    switch = page.button("Sound of the stones")
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.play(3)
    expect(page.stones).to_have_count(1)
    sounds(0)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    sounds(1)  # as an example
    page.play(3)
    sounds(2)
    page.button("Undo").click()
    expect(page.stones).to_have_count(1)
    page.button("Redo").click()
    sounds(3)
    page.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.play(2)
    expect(page.stones).to_have_count(3)
    sounds(1)
    switch.click()
    page.play(2)
    expect(page.stones).to_have_count(4)
    sounds(1)
