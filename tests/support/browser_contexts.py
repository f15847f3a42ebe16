"""Chromium and its contexts: one that a visit leaves is emptied and kept, for the next visit with the same options.

A kept context has the files of the page in its cache, so it opens sooner.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from waiting import PATIENCE

CHROMIUM = Path("/usr/bin/chromium-headless-shell")  # it draws no windows
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
QUIET += ["--disable-component-update", "--disable-sync"]
EMPTY_PAGE = "<link rel=icon href=data:,>"  # asks for no file
KEPT = WeakKeyDictionary[Browser, dict[str, list[Page]]]()  # empty pages, each in its context, by the options

# Waits until nothing is left that pages store; says whether storage and clock are the browser's own.
IS_EMPTY = """
async () => {
  const left = async () => localStorage.length + (await indexedDB.databases()).length + (await caches.keys()).length;
  try {
    while (await left()) await new Promise((done) => setTimeout(done, 5));
  } catch {
    return false; // the test has blocked them
  }
  return /native code/.test(Date);
}
"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Yield a browser; skip the test where there is none."""
    if not CHROMIUM.exists():
        pytest.skip("there is no browser here: apt-get install chromium-headless-shell")
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=str(CHROMIUM), args=QUIET)
        yield browser
        browser.close()


def new_page(browser: Browser, options: dict[str, Any]) -> Page:
    """Return a page in a context that has these options and nothing of earlier visits."""
    kept = KEPT.setdefault(browser, {}).get(name_of(options))
    return kept.pop() if kept else browser.new_context(**options).new_page()


def name_of(options: dict[str, Any]) -> str:
    return json.dumps(options, sort_keys=True)


def keep_or_close(page: Page, options: dict[str, Any], address: str) -> None:
    """Empty the context of a page that has visited this address alone, and keep it, or close it.

    Closed are those with other pages, another clock, blocked storage or service workers.
    """
    context, browser = page.context, page.context.browser
    if browser is None or context.pages != [page] or options.get("service_workers") != "block":
        context.close()
        return
    open_empty_page(page, address)
    stored = {"origin": page.evaluate("location.origin"), "storageTypes": "all"}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", stored)
    context.clear_cookies()
    if not page.evaluate(IS_EMPTY):
        context.close()
        return
    fresh = context.new_page()
    page.close()
    KEPT[browser].setdefault(name_of(options), []).append(fresh)


def open_empty_page(page: Page, address: str) -> None:
    """Open a page of this origin, whose scripts can be imported there."""
    place = f"{address}/empty.html"
    page.route(place, lambda route: route.fulfill(body=EMPTY_PAGE, content_type="text/html"))
    page.goto(place)
    page.unroute(place)
