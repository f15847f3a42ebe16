"""A visitor of the page, who opens it, clicks, types and reads, and records every fault on the way."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from board_support import BoardServer
from browser_contexts import keep_or_close, new_page, open_empty_page
from waiting import PATIENCE, wait_until

LARGE = {"width": 1280, "height": 900}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
HUMAN = {"kind": "human", "name": "human"}
SMALL = {"size": 7, "inarow": 4}  # a quick game of Gomoku
SETTLED = """async () => {
  await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((one) => one.finished.catch(() => null)));
}"""
# Width and height of the board with its coordinates, the height of its frame, and the length of the evaluation bar.
SIZES = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const { width, height } = box("svg.board"), bar = box(".evaluation-bar");
  return [width, height, box("svg.board .frame").height, Math.max(bar.width, bar.height)].map(Math.round);
}"""
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"

# The page's answer to a request, or the error that it shows.
ANSWER = """
async ([address, path, body]) => {
  const { get, post } = await import(`${address}/app/page/backend.js`);
  return (body === null ? get(path) : post(path, body)).catch(({ message }) => ({ error: message }));
}
"""

# The page's state and address as soon as they are others than at the last call, but no later than after a second.
NEXT_STATE = """
async ([address, path, isFirst]) => {
  const { get } = await import(`${address}/app/page/backend.js`);
  for (let left = 50; ; left--) {
    const state = await get(path).catch(({ message }) => ({ error: message })), place = location.href;
    const seen = JSON.stringify([state, place]);
    if (isFirst || seen !== window.seenByTest || !left) {
      window.seenByTest = seen;
      return [state, place];
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}
"""


def machine(name: str) -> dict[str, str]:
    return {"kind": "machine", "name": name}


class Visit:
    """A page in a context of its own. `faults` are its errors, and its requests to any host but its own."""

    has_server: bool

    def __init__(self, browser: Any, address: str, options: dict[str, Any]) -> None:
        self.address = address  # of the page, without a slash at the end
        self.faults: list[str] = []
        self.forgiven: list[str] = []  # patterns of faults that the test provokes
        usual = {"locale": "en-US", "viewport": LARGE, "service_workers": "block"}
        self.options = {**usual, **options}
        self.page = new_page(browser, self.options)
        self.keeps_context = True  # for other visits
        self.opened_context = self.page.context
        self.opened_context.set_default_timeout(1000 * PATIENCE)
        self.page.on("console", lambda said: said.type == "error" and self.note(f"console: {said.text}"))
        self.page.on("pageerror", lambda error: self.note(f"error: {error}"))
        self.page.on("request", lambda request: self.note_host(request.url))
        self.page.on("framenavigated", lambda frame: self.note_place(frame.url))

    @property
    def context(self) -> Any:
        """The context, which a test may change: no other visit gets it."""
        self.keeps_context = False
        return self.opened_context

    def close(self) -> None:
        """Leave the page; its context is kept for other visits, if it can be."""
        if self.keeps_context and not self.page.is_closed():
            keep_or_close(self.page, self.options, self.address)
        else:
            self.opened_context.close()

    # Faults.

    def forgive(self, pattern: str) -> None:
        self.forgiven.append(pattern)

    def note(self, fault: str) -> None:
        if not any(re.search(pattern, fault) for pattern in self.forgiven):
            self.faults.append(fault)

    def note_host(self, url: str) -> None:
        if self.is_elsewhere(url):
            self.note(f"another host: {url}")

    def note_place(self, url: str) -> None:
        """Keep no context in which pages of another host have stored something."""
        self.keeps_context = self.keeps_context and not self.is_elsewhere(url)

    def is_elsewhere(self, url: str) -> bool:
        parts = urlsplit(url)
        return parts.scheme not in ("data", "blob", "about") and parts.netloc != urlsplit(self.address).netloc

    # Contents.

    @property
    def grid(self) -> Any:
        return self.page.locator("[role=grid]:visible")

    @property
    def cells(self) -> Any:
        """The cells of the board, by an attribute: `get_by_role` would look at all elements of the page."""
        return self.grid.locator("[role=gridcell]")

    def cell(self, number: int) -> Any:
        """Return a cell of the board."""
        return self.cells.nth(number)

    def button(self, name: str | re.Pattern[str]) -> Any:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    @property
    def status(self) -> Any:
        """The status line below the board."""
        return self.page.locator(".controls .status")

    @property
    def stones(self) -> Any:
        """All drawn stones, without previews."""
        return self.page.locator("svg.board circle.stone:not(.ghost *)")

    @property
    def shared_address(self) -> str:
        """The address of the page in links for others, without a slash at the end."""
        return self.address

    def ask(self, path: str, body: Any = None) -> Any:
        """Return the page's own answer to a request."""
        if self.page.url == "about:blank":
            open_empty_page(self.page, self.address)
        return self.page.evaluate(ANSWER, [self.address, path, body])

    def recorded(self, name: str) -> list[int]:
        """Return the moves of a saved game."""
        return actions_of(self.ask("api/games/open", {"name": name})["state"])

    def state(self) -> dict[str, Any]:
        return self.ask(f"api/boards/{self.board}")

    @property
    def board(self) -> str:
        return str(self.page.evaluate("sessionStorage.getItem('board')"))

    # Actions.

    def tab(self, name: str) -> None:
        """Open another panel."""
        self.page.get_by_role("tab", name=name).click()

    def come(self, address: str = "/") -> None:
        """Load the page, close its first screen, and wait until there is a board."""
        self.page.goto("about:blank")
        self.page.goto(self.address + address)
        self.grid.wait_for()
        if self.home.is_visible():
            self.home.get_by_role("button", name="Close").click()

    @property
    def home(self) -> Any:
        """The first screen."""
        return self.page.locator("dialog.home")

    def open(self, game: str, *seats: dict[str, str], **choice: Any) -> None:
        """Create and open a board without clicks."""
        self.come(f"/#board={self.create(game, *seats, **choice)}")

    def create(self, game: str, *seats: dict[str, str], **choice: Any) -> str:
        """Create a board; return its id."""
        made = self.ask("api/boards", {"game": game, "seats": seats or [HUMAN, HUMAN], **choice})
        assert "id" in made, made
        return str(made["id"])

    def save(self, game: str, actions: list[int], resigned: bool = False, **choice: Any) -> None:
        """Let two people play, and the one to move resign; wait until the archive has the game."""
        board = f"api/boards/{self.create(game, actions=actions[:-1], **choice)}"
        self.ask(f"{board}/play", {"action": actions[-1], "at": len(actions) - 1})
        if resigned:
            self.ask(f"{board}/resign", {})
        assert wait_until(lambda: self.ask(board)["saved_as"] or (not resigned and self.ask(board)["unfinished"]))

    def measured(self, script: str) -> Any:
        """Return the value of a script about places or colours, when transitions and animations have ended."""
        self.page.evaluate(SETTLED)
        return self.page.evaluate(script)

    def choose_board(self, shape: dict[str, int]) -> None:
        """Choose the size of the board in an open form, in its fields or from its list."""
        raise NotImplementedError

    def wait_until(self, is_so: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait until the page's state satisfies a condition and the page has its moves; return the state."""
        deadline, is_first = time.monotonic() + PATIENCE, True
        while True:
            state, address = self.page.evaluate(NEXT_STATE, [self.address, f"api/boards/{self.board}", is_first])
            if is_so(state) and is_shown(state, address):
                return state
            assert time.monotonic() < deadline, state
            is_first = False

    def wait_until_kept(self, board: str) -> None:
        """Wait until the archive has the unfinished game of a board that this page has left."""
        assert wait_until(lambda: self.ask(f"api/boards/{board}")["unfinished"])

    def wait_for(self, plies: int, seat: int | None = None) -> dict[str, Any]:
        """Wait until this number of moves is played and it is this seat's turn, or the game is over."""

        def has_come(state: dict[str, Any]) -> bool:
            return bool(state["over"]) or (len(state["line"]) >= plies and seat in (None, state["to_move"]))

        return self.wait_until(has_come)

    def play(self, action: int) -> None:
        """Play by a click: on the move's cell (the top one of a column), or on the pass button."""
        self.cell(0).wait_for()  # a page that was just loaded again has no board yet
        if action < self.cells.count():
            self.cell(action).click()
        else:
            self.button("Pass").click()

    def play_out(self, seat: int = 0, choose: Any = lambda state: state["legal"][0]) -> dict[str, Any]:
        """Play a person's whole game against the machine in the other seat."""
        state = self.wait_for(0, seat)
        while not state["over"]:
            self.play(choose(state))
            state = self.wait_for(len(state["line"]) + 1, seat)
        return state


class ServedVisit(Visit):
    """A visitor of the page that has a server."""

    has_server = True

    def __init__(self, browser: Any, server: BoardServer, options: dict[str, Any], is_let_in: bool = True) -> None:
        """Open a context; without `is_let_in` it lacks the cookie that the printed address gives."""
        super().__init__(browser, server.address if is_let_in else server.origin, options)
        self.server = server
        if is_let_in:
            name, value = server.cookie
            self.opened_context.add_cookies([{"name": name, "value": value, "url": f"{server.address}/"}])

    def request(self, path: str, body: Any) -> Any:
        """Return the server's answer to a request that is not of the page, but with its cookie."""
        return self.opened_context.request.post(f"{self.address}/{path}", data=body).json()

    @property
    def shared_address(self) -> str:
        """The address without the secret path."""
        return self.server.origin

    def choose_board(self, shape: dict[str, int]) -> None:
        for name, number in shape.items():
            self.page.locator(f"dialog[open] input[name={name}]").fill(str(number))


class StaticVisit(Visit):
    """A visitor of the page that needs no server."""

    has_server = False

    def choose_board(self, shape: dict[str, int]) -> None:
        if shape:
            boards = [game["shapes"] for game in self.ask("api/catalogue")["games"] if shape in game["shapes"]]
            self.page.locator("dialog[open]").get_by_role("combobox", name="Board").select_option(
                index=boards[0].index(shape)
            )


def is_shown(state: dict[str, Any], address: str) -> bool:
    """Return whether the page at this address shows this position: it writes the moves there."""
    moves = ".".join(str(ply["action"]) for ply in state["line"])
    return address.endswith(f"&moves={moves}&at={state['at']}") if moves else "&moves=" not in address


def actions_of(state: dict[str, Any]) -> list[int]:
    return [ply["action"] for ply in state["line"]]
