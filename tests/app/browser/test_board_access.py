"""The printed address lets a browser in, also by a link on another site; and a page whose event stream is refused, or
whose server others keep busy."""

import re
import sys
from functools import partial
from http.client import HTTPConnection
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import quote, urljoin

import pytest
from board_support import BoardServer
from browser_support import HUMAN, ServedVisit, machine
from playwright.sync_api import expect
from waiting import PATIENCE

from tempo.app.access.access import REFUSED
from tempo.app.pages import MAX_STREAMS
from tempo.app.play_command import _open_browser

ICON = "favicon.ico"  # asked of pages that name no icon


class SilentHandler(SimpleHTTPRequestHandler):
    """Serves a folder, and collects the cookies and addresses that it is sent."""

    sent: list[str] = []

    def do_GET(self):
        self.sent += [self.path, *(str(self.headers[name]) for name in ("Cookie", "Referer") if name in self.headers)]
        super().do_GET()

    def log_message(self, format, *arguments):
        pass


@pytest.fixture
def site(tmp_path):
    """Yield a function that returns a page of another site with one link, under any name of this machine."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / ICON).touch()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(SilentHandler, directory=folder))
    Thread(target=server.serve_forever, daemon=True).start()

    def page_with(link, host):
        (folder / "index.html").write_text(f'<a href="{link}">board</a>')
        return f"http://{host}:{server.server_port}/?{quote(link, '')}"  # not one that the browser has kept

    yield page_with
    server.shutdown()
    server.server_close()


@pytest.fixture
def stranger(browser, server: BoardServer):
    """Yield a visitor without the cookie."""
    visitor = ServedVisit(browser, server, {}, is_let_in=False)
    yield visitor
    visitor.context.close()


@pytest.fixture
def own_server(tmp_path):
    """Yield a function that starts a server for one test."""
    running = []

    def start(*options):
        running.append(BoardServer(tmp_path / "games", *options))
        return running[-1]

    yield start
    for server in running:
        server.end()


def test_the_printed_address_lets_a_browser_in(stranger, server):
    stranger.page.goto(f"{server.origin}/#game=othello")
    expect(stranger.page.locator("body")).to_have_text(REFUSED)
    stranger.page.goto(f"{server.printed}#game=othello")
    expect(stranger.grid).to_be_visible()
    assert stranger.page.url == f"{server.address}/#game=othello"
    [cookie] = stranger.context.cookies()
    assert cookie["path"] == f"{server.root}/" and server.token not in (cookie["value"], cookie["path"][1:-1])
    assert stranger.page.evaluate("document.cookie") == ""
    stranger.page.reload()
    expect(stranger.grid).to_be_visible()


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_links_on_another_site(stranger, server, site, host):
    """A browser sends no strict cookie after them. The first link has the token, the second needs the cookie."""
    for link in (f"{server.printed}#game=gomoku", f"{server.address}/#game=othello"):
        stranger.page.goto(site(link, host))
        stranger.page.get_by_role("link").click()
        expect(stranger.grid).to_be_visible()
        assert stranger.page.url.startswith(f"{server.address}/#game={link.rpartition('=')[2]}")
    stranger.page.reload()
    expect(stranger.grid).to_be_visible()


def test_another_port_of_this_machine_gets_nothing_that_opens_the_board(stranger, server, site):
    """Browsers send a cookie to every port of a host, after a link, and when it is typed."""
    address = site("about:blank", "127.0.0.1")
    stranger.page.goto(server.printed)
    expect(stranger.grid).to_be_visible()
    SilentHandler.sent.clear()
    stranger.page.evaluate("address => { location.href = address; }", address)
    stranger.page.wait_for_url(address)
    stranger.page.goto(urljoin(address, "/api/catalogue"))
    assert "/api/catalogue" in SilentHandler.sent
    for sent in SilentHandler.sent:
        assert not any(secret in sent for secret in (server.token, server.root, server.cookie[1]))
        connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        connection.request("GET", "/api/catalogue", headers={"Cookie": sent})
        assert connection.getresponse().status == 403


def test_the_file_that_a_browser_is_started_with(stranger, server, tmp_path, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", lambda address: stranger.page.goto(address))
    _open_browser(f"{server.printed}#game=gomoku", tmp_path / "open.html")
    expect(stranger.grid).to_be_visible()
    assert stranger.page.url.startswith(f"{server.address}/#game=gomoku")


def test_a_page_without_a_stream_polls(served_visit, own_server):
    """Too many streams are open; as soon as there is room, the page has one again."""
    server = own_server()
    page = served_visit(server)
    page.forgive(" 503 ")
    board = page.ask("api/boards", {"game": "connectx", "seats": [HUMAN, HUMAN]})["id"]
    streams = []
    for number in range(MAX_STREAMS):
        connection = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        path = f"{server.root}/api/pages/{number:016x}/events?board={board}"
        connection.request("GET", path, headers=server.headers)
        streams.append(connection.getresponse())
    assert {stream.status for stream in streams} == {200}
    page.open("connectx", HUMAN, machine("level:1"))
    page.play(3)
    expect(page.stones).to_have_count(2)
    expect(page.page.get_by_text("Connection lost", exact=False)).to_be_hidden()
    for stream in streams:
        stream.close()
    with page.page.expect_response(lambda answer: "/events?" in answer.url and answer.status == 200):
        page.ask(f"api/boards/{board}/undo", {})  # its event shows which streams are closed
    page.button("Undo").click()
    expect(page.stones).to_have_count(0)


@pytest.mark.skipif(sys.platform != "linux", reason="limits the files of another process")
def test_slow_clients_do_not_stop_the_page(served_visit, own_server):
    from slow_clients import slow_clients

    server = own_server()
    with slow_clients(server):
        page = served_visit(server)
        page.open("connectx", HUMAN, machine("level:1"))
        for turn in range(3):
            page.play(3)
            expect(page.stones).to_have_count(2 * turn + 2)


def test_a_page_without_the_cookie_says_what_to_do(served_visit):
    page = served_visit()
    page.forgive(" 403 ")
    page.open("connectx")
    page.context.clear_cookies()
    page.play(3)
    expect(page.page.get_by_role("alert").get_by_text(REFUSED)).to_be_visible()


def test_the_form_offers_no_programs_of_others(served_visit):
    page = served_visit()
    page.come()
    page.button("New").click()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_label("Second", exact=True).select_option("other")
    expect(form.get_by_text("need `play --allow-files FOLDER`").last).to_be_visible()
    assert "gtp" not in (form.locator("datalist").last.inner_html())
    form.get_by_label("Engine name").last.fill("./agent.py")
    page.forgive(" 400 ")
    form.get_by_role("button", name="Start").click()
    expect(form.get_by_role("alert")).to_have_text(re.compile("--allow-files FOLDER"))  # the form stays open


def test_the_form_offers_what_the_command_line_allowed(served_visit, own_server, tmp_path):
    (tmp_path / "mine.py").write_text("def agent(observation, configuration):\n    return 0\n")
    page = served_visit(own_server("--allow-files", str(tmp_path)))
    page.come()
    page.button("New").click()
    form = page.page.get_by_role("dialog", name="New game")
    form.get_by_label("Second", exact=True).select_option("other")
    expect(form.get_by_text("run with all your rights").last).to_be_visible()
    form.get_by_label("Second", exact=True).select_option(str(tmp_path / "mine.py"))
    form.get_by_role("button", name="Start").click()
    page.wait_until(lambda state: state["seats"][1]["name"].endswith("mine.py"))
    page.play(3)
    expect(page.stones).to_have_count(2)
