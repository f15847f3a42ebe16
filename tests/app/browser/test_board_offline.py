"""The page while its server is not running: it opens, says what to do, and goes on when the server is there again."""

import pytest
from playwright.sync_api import expect

KEPT = "caches.open('tempo-page').then(async cache => (await cache.keys()).map(one => one.url))"
ACTIVE = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated") await new Promise(done => active.addEventListener("statechange", done));
}"""
AGE = "caches.open('tempo-page').then(cache => cache.put('app/page/style.css', new Response('old')))"
STYLE = "fetch('app/page/style.css').then(answer => answer.text())"
STYLE_KEPT = "caches.match('app/page/style.css').then(answer => answer.text())"


@pytest.fixture
def page(served_visit, own_server):
    """Return a page whose files are kept."""
    page = served_visit(own_server, service_workers="allow")
    page.forgive("ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|Failed to load resource")
    page.come()
    page.page.evaluate(ACTIVE)
    return page


def test_the_page_opens_without_its_server_and_goes_on_with_it(page, own_server):
    page.come("/#game=othello")
    own_server.end()
    page.page.goto("about:blank")
    page.page.goto(f"{own_server.address}/")
    said = page.page.get_by_role("status").filter(has_text="The server is not running")
    expect(said).to_contain_text(f"python local_eval.py play --port {own_server.port}")
    expect(page.grid).to_be_hidden()
    page.page.get_by_label("Language").select_option("zh")
    expect(page.page.get_by_text("服务器没有运行")).to_be_visible()
    page.page.get_by_label("语言").select_option("en")
    own_server.start()
    expect(page.grid).to_be_visible()
    expect(said).to_be_hidden()
    page.play(19)  # on this tab's board of Othello
    page.wait_for(1)


def test_a_server_that_answers_comes_first(page):
    """An old file that was kept is not used, but replaced; answers of the API are not kept."""
    page.come()
    page.page.evaluate(AGE)
    assert page.page.evaluate(STYLE_KEPT) == "old"
    assert page.page.evaluate(STYLE) != "old"
    page.page.wait_for_function(f"async () => await {STYLE_KEPT} !== 'old'")
    page.play(3)
    page.wait_for(1)
    kept = {address.removeprefix(page.address) for address in page.page.evaluate(KEPT)}
    assert {"/", "/app/page/main.js", "/app/drawings.js"} < kept
    assert [path for path in kept if not path.startswith(("/app/", "/web/player/")) and path != "/"] == []


def test_a_refused_page_is_not_opened_from_the_kept_files(page, own_server):
    page.come()
    page.context.clear_cookies()
    page.page.goto("about:blank")
    page.page.goto(f"{own_server.address}/")
    expect(page.page.locator("body")).to_contain_text("open the address that `play` printed")
