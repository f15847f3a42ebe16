"""A table: the modules of a page, without its views, and one board at a time that it shows."""

from __future__ import annotations

import json
import time
from typing import Any

from browser_contexts import open_empty_page
from browser_support import HUMAN, Visit, machine
from waiting import PATIENCE

LEVEL = machine("level:1")
SMALL = {"connectx": {"rows": 4, "columns": 5, "inarow": 4}, "gomoku": {"size": 7, "inarow": 4}, "othello": {}}
TIMED = {"kind": "timed", "act": 2, "bank": 60}
LONG = {"kind": "none", "act": 600}  # a machine that searches until it is stopped

# A table with one board at a time, for `Table`. `time` is a clock that stands still.
TABLE = """
async (address) => {
  const { services, get, post } = await import(`${address}/app/page/backend.js`);
  const table = window.table = {
    get, post, boards: services.boards, archive: services.archive, connection: services.connection, board: null,
    async show(id) {
      await services.boards.follow(id, () => {});
      services.connection.follow(id, { onConnect() {}, onDisconnect() {} });
      table.board = await services.boards.get(id);
      return table.board.state();
    },
    stopClock() {
      table.now = performance.now();
      performance.now = () => table.now;
    },
    /** The answer to a request, or the sentence that refuses it; other errors are faults. */
    async answer(method, path, body) {
      try {
        return { answer: await table[method](path, body) };
      } catch (error) {
        if (!error.status) throw error;
        return { refusal: error.message };
      }
    },
  };
}
"""

# Waits for a condition, but no longer than a second.
HAPPENS = """
async (values) => {
  const { table } = window, { board } = table;
  for (let left = 100; left; left--) {
    if (CONDITION) return true;
    await new Promise((done) => setTimeout(done, 10));
  }
  return false;
}
"""


class Refused(Exception):
    """The page refuses a request with a sentence."""


class Table:
    """The modules of a page, and the board that it shows."""

    def __init__(self, visit: Visit | Tab) -> None:
        self.visit = visit
        open_empty_page(visit.page, visit.address)
        self.page = visit.page
        self.page.evaluate(TABLE, visit.address)

    def run(self, script: str, *values: Any) -> Any:
        """Return the value of an expression about `table`, its `board`, and `values`."""
        return self.page.evaluate(
            f"async (values) => {{ const {{ table }} = window, {{ board }} = table; return {script.strip()}; }}", values
        )

    def request(self, method: str, path: str, body: Any = None) -> Any:
        said = self.page.evaluate("(asked) => table.answer(...asked)", [method, path, body])
        if "refusal" in said:
            raise Refused(said["refusal"])
        return said["answer"]

    def open(self, game: str = "connectx", *seats: dict[str, str], **choice: Any) -> dict[str, Any]:
        """Show a new board, of a person against a level if no seats are given."""
        shape = SMALL[game] if choice.pop("small", False) else {}
        asked = {"game": game, "shape": shape, "seats": seats or [HUMAN, LEVEL], **choice}
        return self.show(self.request("post", "api/boards", asked)["id"])

    def show(self, board: str) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate("(id) => table.show(id)", board)
        return state

    def act(self, command: str, **body: Any) -> dict[str, Any]:
        """Send a command for the board; return its state."""
        state: dict[str, Any] = self.request("post", f"api/boards/{self.board}/{command}", body)["state"]
        return state

    def play(self, *actions: int) -> dict[str, Any]:
        for action in actions:
            state = self.act("play", action=action, at=self.state["at"])
        return state

    @property
    def board(self) -> str:
        return str(self.run("board.id"))

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.run("board.state()")
        return state

    def until(self, condition: str, *values: Any) -> dict[str, Any]:
        """Wait for what happens without a request; return the state."""
        deadline = time.monotonic() + PATIENCE
        while not self.page.evaluate(HAPPENS.replace("CONDITION", condition), values):
            assert time.monotonic() < deadline, (condition, self.state)
        return self.state

    def games(self, **query: str) -> list[dict[str, Any]]:
        """Return the saved games, newest first."""
        listed: list[dict[str, Any]] = self.run(
            "(await board.writing, await table.archive.games(new URLSearchParams(values[0]))).games", query
        )
        return listed

    def recorded(self, name: str) -> list[int]:
        """Return the moves of a saved game."""
        game = json.loads(self.run("await table.archive.read(values[0])", name).splitlines()[1])
        return [move["action"] for move in game["moves"]]


class Tab:
    """Another tab of a visitor's browser, which can be a table as well."""

    def __init__(self, visit: Visit) -> None:
        self.address, self.page = visit.address, visit.context.new_page()
