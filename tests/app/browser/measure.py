"""Speed of the board in a real browser: `python tests/app/browser/measure.py`, on an idle machine.

Times are measured in the page, from the press of the mouse button to the frame that shows the result. Each kind of
measurement starts its own server, so that nothing is warmer than it is for a visitor.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "tests" / "support"), str(ROOT / "src")]

from board_support import BoardServer  # noqa: E402
from browser_contexts import CHROMIUM, QUIET  # noqa: E402
from browser_support import HUMAN, ServedVisit, Visit, machine  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from tempo.arena.adapter.game_adapter import board_of, new_config  # noqa: E402

TIMES = 30
STARTS = 5
REVIEWED = 30  # moves of a game
COLUMN_GAMES, LONGEST_LOOK = 2, 1800  # games, which take minutes; most seconds per game
LONG = {"kind": "timed", "act": 600, "bank": 0}
WATCH = """(wanted) => { // from the next press of the button until the board shows so many stones, or none
  const stones = () => document.querySelectorAll("svg.board circle.stone:not(.ghost *)").length;
  window.took = new Promise((done) => {
    document.addEventListener("pointerdown", (event) => {
      const look = () => {
        if (wanted ? stones() >= wanted : !stones()) requestAnimationFrame((now) => done(now - event.timeStamp));
        else setTimeout(look, 0);
      };
      look();
    }, { once: true, capture: true });
  });
}"""
WHOLE = """(texts) => { // from the next press until each of these is read
  const begun = new Promise((done) => {
    document.addEventListener("pointerdown", (event) => done(event.timeStamp), { once: true, capture: true });
  });
  const read = (text) => new Promise((done) => {
    const look = () => (new RegExp(text).test(document.querySelector(".learn-view [role=status]").textContent)
      ? requestAnimationFrame(done) : setTimeout(look, 0));
    look();
  });
  window.took = begun.then((start) => Promise.all(texts.map((text) => read(text).then((now) => now - start))));
}"""
REVIEW = "async (id) => (await import('./app/page/backend.js')).get(`api/boards/${id}/review`)"
PLAYABLE = "() => document.querySelector('[role=gridcell]:not([aria-disabled])') !== null"


@contextmanager
def serving(*options: str) -> Iterator[BoardServer]:
    with tempfile.TemporaryDirectory() as folder:
        server = BoardServer(Path(folder), *options)
        try:
            yield server
        finally:
            server.end()


def tell(what: str, times: list[float], unit: str = "ms") -> None:
    print(f"{what}: median {median(times):.0f} {unit}, slowest {max(times):.0f} {unit}, of {len(times)}", flush=True)


def stones_still(page: Visit) -> int:
    """Return the number of stones once none moves."""
    page.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))")
    return int(page.stones.count())


def clicks(browser: Any) -> None:
    """Measure a click until the stone is drawn, and an undo during a search."""
    with serving() as server:
        for game in ("connectx", "othello", "gomoku"):
            page, times = ServedVisit(browser, server, {}), []
            page.open(game)
            while len(times) < TIMES:
                state = page.state()
                if state["over"]:
                    page.open(game)
                    continue
                action = random.choice(state["legal"])
                is_stone = action < page.grid.get_by_role("gridcell").count()  # not a pass
                page.page.evaluate(WATCH, stones_still(page) + 1)
                page.play(action)
                if is_stone:
                    times.append(page.page.evaluate("window.took"))
            tell(f"click to stone drawn, {game}", times)
            page.context.close()
        page, times = ServedVisit(browser, server, {}), []
        page.open("gomoku", HUMAN, machine("champion"), clock=LONG)
        while len(times) < TIMES:
            page.play(112)
            page.wait_until(lambda state: state["thinking"])
            page.page.wait_for_timeout(300)
            page.page.evaluate(WATCH, 0)
            page.button("Undo").click()
            times.append(page.page.evaluate("window.took"))
            page.wait_until(lambda state: not state["thinking"])
        tell("click to undo while it thinks", times)
        page.context.close()


def starts(browser: Any) -> None:
    """Measure the command until a board on the page is playable."""
    times = []
    for _ in range(STARTS):
        begun = time.monotonic()
        with serving() as server:
            page = ServedVisit(browser, server, {})
            page.page.goto(f"{server.address}/")
            page.page.wait_for_function(PLAYABLE)
            times.append(1000 * (time.monotonic() - begun))
            page.context.close()
    tell("start of the command to a board that can be played on", times)


def line_of(seed: int) -> list[int]:
    """Return a random unfinished game of REVIEWED moves."""
    moves = random.Random(seed)
    while True:
        board = board_of(new_config("connectx"))
        actions: list[int] = []
        while board.legal() and len(actions) < REVIEWED:
            actions.append(moves.choice(board.legal()))
            board.play(actions[-1])
        if len(actions) == REVIEWED and board.legal():
            return actions


def reviews(browser: Any) -> None:
    """Measure a click until the whole graph is there, and until the review is finished."""
    graphs, wholes = [], []
    for seed in range(5):
        with serving() as server:
            page = ServedVisit(browser, server, {})
            page.open("connectx", actions=line_of(seed))
            page.tab("Learn")
            page.page.evaluate(WHOLE, ["Graph complete|Reviewed", "Reviewed"])
            page.button("Review this game").click()
            graph, whole = page.page.evaluate("window.took")
            graphs.append(graph)
            wholes.append(whole)
            exact = [bool(ply.get("exact")) for ply in reviewed(page).values()]
            print(f"  seed {seed}: graph {graph:.0f} ms, reviewed {whole:.0f} ms; exact {sum(exact)} of {len(exact)}")
            page.context.close()
    tell(f"{REVIEWED} moves of connectx, click to the whole graph", graphs)
    tell(f"{REVIEWED} moves of connectx, click to the end of the review", wholes)


def reviewed(page: Visit) -> dict[str, Any]:
    """Return what the page's review says of each position."""
    return page.page.evaluate(REVIEW, page.board)["plies"]


def columns(browser: Any) -> None:
    """Measure *Analyse deeper* on a reviewed game until every column has an exact score."""
    times = []
    for seed in range(COLUMN_GAMES):
        with serving() as server:
            page = ServedVisit(browser, server, {})
            page.open("connectx", actions=line_of(seed))
            page.tab("Learn")
            page.button("Review this game").click()
            status = page.page.locator(".learn-view [role=status]")
            status.get_by_text("Reviewed").wait_for()
            known, begun = exact_positions(page), time.monotonic()
            print(f"  seed {seed}: {known} positions with the score of every column when it is reviewed", flush=True)
            page.button("Analyse deeper").click()
            status.get_by_text("Refining").wait_for()
            status.get_by_text("Reviewed").wait_for(timeout=1000 * LONGEST_LOOK)
            times.append(time.monotonic() - begun)
            print(f"  seed {seed}: {exact_positions(page)} after {times[-1]:.0f} s more", flush=True)
            page.context.close()
    tell(f"{REVIEWED} moves of connectx, from reviewed to the exact score of every column", times, "s")


def exact_positions(page: Visit) -> str:
    """Return how many positions of a review have exact scores for all columns."""
    plies = reviewed(page).values()
    is_exact = [all(score.get("exact") for score in ply["scores"].values()) for ply in plies]
    return f"{sum(is_exact)} of {len(is_exact)}"


def weight(browser: Any) -> None:
    with serving() as server:
        page, sizes = ServedVisit(browser, server, {}), {}
        page.page.on("response", lambda one: sizes.__setitem__(one.url, one))
        page.come()
        files = [(url, one) for url, one in sizes.items() if url.startswith("http") and "/events" not in url]
        print(f"page: {sum(len(one.body()) for _, one in files) / 1024:.0f} KB in {len(files)} files; {page.faults}")
        page.context.close()


FIGURES: dict[str, Callable[[Any], None]] = {
    "weight": weight,
    "starts": starts,
    "clicks": clicks,
    "reviews": reviews,
    "columns": columns,
}


def main(names: list[str]) -> int:
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=str(CHROMIUM), args=QUIET)
        for name in names or FIGURES:
            FIGURES[name](browser)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
