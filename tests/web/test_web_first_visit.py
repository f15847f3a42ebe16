"""The page that needs no server, from the first visit on: what it loads, without other hosts, and without the host."""

import gzip
from pathlib import Path

import pytest
from browser_support import HUMAN, machine
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

KILO = 1000
FIRST_MOVE, ALL_GAMES = 300 * KILO, 1_200 * KILO  # bytes
READY = "navigator.serviceWorker.ready.then(({ active }) => active.state)"


def compressed(folder: Path, paths: set[str]) -> int:
    """Return the bytes of these files over the wire, from a host that compresses."""
    return sum(len(gzip.compress((folder / path).read_bytes())) for path in paths)


def loaded(page, address: str) -> set[str]:
    """Collect the files that a page loads from now on."""
    found: set[str] = set()
    page.page.on("request", lambda request: found.add(request.url.removeprefix(f"{address}/").partition("#")[0]))
    return found


def test_the_first_move_needs_few_bytes_and_no_other_host(visit, address, folder):
    """Until the machine's answer to the first move; `visit` notes requests to other hosts."""
    page = visit()
    files = loaded(page, address)
    page.come("/")
    page.open("connectx", HUMAN, machine("level:3"))
    page.play(3)
    page.wait_for(2, 0)
    first = {path or "index.html" for path in files}
    assert "app/page/main.js" in first and "games/connectx.wasm" in first
    assert compressed(folder, first) <= FIRST_MOVE
    assert "games/othello.wasm" not in first


def test_all_games_need_few_bytes(folder):
    everything = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*") if path.is_file()}
    assert compressed(folder, everything) <= ALL_GAMES


def test_it_plays_without_its_host_after_the_first_visit(visit):
    """All files are kept: a reload without a network plays on, and a game that was not begun before begins."""
    page = visit(service_workers="allow")
    page.come("/")
    page.open("connectx", HUMAN, machine("level:1"))
    page.play(3)
    page.wait_for(2, 0)
    page.page.wait_for_function(f"async () => await {READY} === 'activated'")
    page.page.reload()  # now the kept files are used where the host does not answer
    page.grid.wait_for()
    page.context.set_offline(True)
    page.page.reload()
    expect(page.stones).to_have_count(2)
    page.play(2)
    page.wait_for(4, 0)
    page.open("othello", machine("level:1"), HUMAN)
    page.wait_for(1, 1)
    page.context.set_offline(False)


def test_a_policy_of_the_page_forbids_other_hosts(folder):
    policy = (folder / "index.html").read_text(encoding="utf-8").partition('http-equiv="Content-Security-Policy"')[2]
    assert "default-src 'none'" in policy.partition(">")[0] and "http:" not in policy.partition(">")[0]
