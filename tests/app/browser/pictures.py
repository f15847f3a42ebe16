"""Make the screenshots in docs/pictures: `python tests/app/browser/pictures.py [NAME...]`, all of them in some minutes.

Each picture is of the page as a visitor sees it. Needs Chromium and Pillow (which matplotlib brings along).
"""

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "tests" / "support"), str(ROOT / "src")]

from board_support import BoardServer  # noqa: E402
from browser_contexts import CHROMIUM, QUIET  # noqa: E402
from browser_support import HUMAN, ServedVisit, Visit, machine  # noqa: E402
from waiting import PATIENCE  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SIZE = {"viewport": {"width": 1180, "height": 830}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PHONE |= {"locale": "zh-CN", "color_scheme": "dark"}
EVALUATED_MS = 4000
COLOURS = 128
OPENING = [3, 3, 3, 3, 3, 2]  # of a game of ConnectX
WON = [0, 6, 2, 5, 5, 1, 0, 3, 4, 1, 6, 2, 5, 6, 0, 6]  # the first player has three in its first column


PICTURES: dict[str, Callable[[Visit], None]] = {}
OPTIONS: dict[str, dict] = {}


def picture(name: str, **options) -> Callable:
    """Register a function that leads a page to what the picture shows."""

    def register(lead: Callable[[Visit], None]) -> Callable[[Visit], None]:
        PICTURES[name], OPTIONS[name] = lead, {**SIZE, **options}
        return lead

    return register


@picture("board-home")
def home(page: Visit) -> None:
    page.page.goto(f"{page.address}/")
    page.home.get_by_role("radio", name="Gomoku").check()


@picture("board-watch")
def watched(page: Visit) -> None:
    page.open("connectx", HUMAN, machine("level:4"), actions=OPENING)
    page.tab("Thinking")
    page.page.wait_for_timeout(EVALUATED_MS)


@picture("board-end")
def ended(page: Visit) -> None:
    page.open("connectx", HUMAN, machine("level:3"), actions=WON)
    page.play(0)
    expect(page.page.locator(".end-card")).to_be_visible()
    page.page.wait_for_timeout(EVALUATED_MS)


def reviewed(page: Visit, game: str, stronger: str, weaker: str) -> None:
    """Let two machines play, and review their game."""
    page.open(game, machine(stronger), machine(weaker))
    page.page.get_by_label("Pace").select_option("No delay")
    page.wait_until(lambda state: state["over"])
    page.page.locator(".end-card").get_by_role("button", name="Review").click()
    expect(page.page.get_by_text("Reviewed. Mistakes found")).to_be_visible()


@picture("board-learn", viewport={"width": 1180, "height": 960})
def learned(page: Visit) -> None:
    reviewed(page, "othello", "level:6", "level:4")
    page.page.locator(".mistake-list button").first.click()
    page.page.wait_for_timeout(EVALUATED_MS)


@picture("board-explorer")
def explored(page: Visit) -> None:
    """Some saved games first, so that there is something to count."""
    for actions in ([3, 3, 3, 3, 3, 2], [3, 2, 3, 4, 2, 2], [3, 3, 3, 2], [2, 3, 3, 3], [3, 1, 3]):
        for _ in range(2):
            page.open("connectx", machine("level:2"), machine("level:3"), actions=actions)
            page.page.get_by_label("Pace").select_option("No delay")
            page.wait_until(lambda state: state["over"])
    page.open("connectx", HUMAN, machine("level:4"), actions=[3, 3])
    page.tab("Explorer")
    page.page.wait_for_timeout(EVALUATED_MS)


@picture("board-exercise")
def exercise(page: Visit) -> None:
    page.page.goto(f"{page.address}/")
    page.home.get_by_role("radio", name="Othello").check()
    page.home.get_by_role("button", name="Puzzle of the day").click()
    expect(page.page.locator(".task")).to_be_visible()
    page.page.wait_for_timeout(EVALUATED_MS)


@picture("board-phone", **PHONE)
def phone(page: Visit) -> None:
    page.open("gomoku", HUMAN, machine("level:3"), actions=[112, 97, 96, 128, 113, 111])
    page.page.wait_for_timeout(EVALUATED_MS)


def main(wanted: list[str]) -> int:
    if unknown := sorted({*wanted} - {*PICTURES}):
        print(f"no picture is called {unknown[0]}: {', '.join(PICTURES)}", file=sys.stderr)
        return 2
    expect.set_options(timeout=1000 * PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        server = BoardServer(Path(folder))
        browser = running.chromium.launch(executable_path=str(CHROMIUM), args=QUIET)
        try:
            for name in wanted or PICTURES:
                page = ServedVisit(browser, server, OPTIONS[name])
                PICTURES[name](page)
                image = Image.open(BytesIO(page.page.screenshot())).convert("RGB")
                image.quantize(COLOURS, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)
                print(f"{name}: {(FOLDER / f'{name}.png').stat().st_size / 1024:.0f} KB", flush=True)
                page.context.close()
        finally:
            browser.close()
            server.end()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
