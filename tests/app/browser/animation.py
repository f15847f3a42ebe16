"""Make docs/pictures/board.gif, the README's picture: `python tests/app/browser/animation.py`.

A person, who plays the move that the champion likes best, meets a level of the board in ConnectX. Each frame is a
screenshot of the page while it evaluates the position. Needs Chromium, and Pillow (which matplotlib brings along).
"""

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "tests" / "support"), str(ROOT / "src")]

from board_support import BoardServer  # noqa: E402
from browser_contexts import CHROMIUM, QUIET  # noqa: E402
from browser_support import HUMAN, ServedVisit, Visit, machine  # noqa: E402

import tempo  # noqa: E402

OUT = ROOT / "docs" / "pictures" / "board.gif"
LEVEL, OPENING = "level:4", [3, 3, 3, 3, 3, 2]
SIZE = {"width": 1180, "height": 800}
EVALUATED_MS, FRAME_MS, LAST_FRAME_MS = 3000, 1600, 4000
COLOURS = 64


def shot(page: Visit) -> Image.Image:
    return Image.open(BytesIO(page.page.screenshot())).convert("RGB")


def frames(page: Visit) -> list[Image.Image]:
    """Play the game; return a picture for each position with the person to move, and of the end."""
    game, taken = tempo.game("connectx"), []
    page.open("connectx", HUMAN, machine(LEVEL), actions=OPENING)
    page.tab("Thinking")
    page.page.get_by_role("switch", name="Watch it think").check()
    state = page.wait_for(len(OPENING), 0)
    while not state["over"]:
        page.page.wait_for_timeout(EVALUATED_MS)
        taken.append(shot(page))
        line = [ply["action"] for ply in state["line"]]
        page.play(tempo.analyse(game.parse(line), sims=50_000).move)
        state = page.wait_for(len(line) + 2, 0)
    page.page.wait_for_timeout(EVALUATED_MS)
    return [*taken, shot(page)]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as running:
        server = BoardServer(Path(folder))
        browser = running.chromium.launch(executable_path=str(CHROMIUM), args=QUIET)
        try:
            page = ServedVisit(browser, server, {"viewport": SIZE})
            pictures = [frame.quantize(COLOURS, dither=Image.Dither.NONE) for frame in frames(page)]
        finally:
            browser.close()
            server.end()
    shown = [FRAME_MS] * (len(pictures) - 1) + [LAST_FRAME_MS]
    pictures[0].save(OUT, save_all=True, append_images=pictures[1:], duration=shown, loop=0, optimize=True)
    print(f"{OUT.name}: {len(pictures)} frames, {OUT.stat().st_size / 1024:.0f} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
