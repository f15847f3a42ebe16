"""Twenty boards at once, one second per move for five minutes: `-m slow`; TEMPO_LOAD_SECONDS shortens it.

On half of the boards two machines play, on the others a person who answers at once. The chosen machines use their
second on nearly every move; the champion of ConnectX knows most of its moves at once. A page follows the events of each
board. Nothing may fail, no move may be lost, nobody may wait forever, and no process may remain.
"""

from __future__ import annotations

import json
import os
import statistics
import threading
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from board_support import BoardServer

BOARDS = 20
SECONDS = float(os.environ.get("TEMPO_LOAD_SECONDS", "300"))
CLOCK = {"kind": "none", "act": 1}  # machines search for one second; the game is untimed
HUMAN = {"kind": "human"}
MACHINES = {"connectx": "classic", "othello": "classic", "gomoku": "classic_uniform"}
THINKING = 0.15  # seconds that a machine uses of its second on most moves: it is careful where others keep it waiting
LONGEST_WAIT = 60.0  # seconds without a move after which a board counts as stuck


class Player(threading.Thread):
    """Follows one board as a page does, and plays on it when a person is to move."""

    def __init__(self, server: BoardServer, number: int) -> None:
        super().__init__(daemon=True)
        self.server, self.number, self.headers = server, number, server.headers
        self.game, name = list(MACHINES.items())[number % len(MACHINES)]
        machine = {"kind": "machine", "name": name}
        self.seats = [machine if number % 2 else HUMAN, machine]
        self.faults: list[str] = []
        self.moves = self.games = 0
        self.waits: list[float] = []  # seconds until a machine's move
        self.line: list[int] = []
        self.is_over = False

    def ask(self, path: str, body: Any = None) -> Any:
        connection = HTTPConnection("127.0.0.1", self.server.port, timeout=LONGEST_WAIT)
        connection.request(
            "POST" if body is not None else "GET", self.server.root + path, json.dumps(body), self.headers
        )
        answer = connection.getresponse()
        told = json.loads(answer.read())
        connection.close()
        if answer.status != 200:
            raise OSError(f"{path}: {answer.status} {told}")
        return told

    def run(self) -> None:
        try:
            self.begin()
            while not self.is_over:
                self.listen()
        except Exception as problem:
            if not self.is_over:
                self.faults.append(f"board {self.number}: {problem!r}")

    def begin(self) -> None:
        self.line, self.since = [], time.monotonic()
        self.board = self.ask("/api/boards", {"game": self.game, "seats": self.seats, "clock": CLOCK})["id"]

    def listen(self) -> None:
        """Follow the events of the board until the game is over."""
        self.connection = HTTPConnection("127.0.0.1", self.server.port, timeout=LONGEST_WAIT)
        path = f"{self.server.root}/api/boards/{self.board}/events"
        self.connection.request("GET", path, headers=self.headers)
        stream, event = self.connection.getresponse(), ""
        while not self.is_over:
            line = stream.readline().decode().strip()
            if line.startswith("event: "):
                event = line.removeprefix("event: ")
            elif event == "state" and line.startswith("data: ") and self.take(json.loads(line.removeprefix("data: "))):
                self.connection.close()
                return self.begin()
            assert time.monotonic() - self.since < LONGEST_WAIT, f"no move for {LONGEST_WAIT} s"
        return None

    def take(self, state: dict[str, Any]) -> bool:
        """Record the moves, play if it is a person's turn, and return whether the game is over."""
        actions = [ply["action"] for ply in state["line"]]
        if actions[: len(self.line)] != self.line or state["error"]:
            self.faults.append(f"board {self.number}: {self.line} became {actions}; {state['error']}")
        if len(actions) > len(self.line):
            self.moves += len(actions) - len(self.line)
            if state["seats"][state["line"][-1]["seat"]]["kind"] == "machine":
                self.waits.append(time.monotonic() - self.since)
            self.line, self.since = actions, time.monotonic()
        if state["over"]:
            self.games += 1
            if state["over"]["forfeit"] is not None or not state["saved_as"]:
                self.faults.append(f"board {self.number}: {state['over']}, saved as {state['saved_as']}")
            return True
        if state["seats"][state["to_move"]]["kind"] == "human":
            self.ask(f"/api/boards/{self.board}/play", {"action": state["legal"][0], "at": state["at"]})
        return False


def memory(server: BoardServer) -> float:
    """Return the memory of all its processes in MB; shared pages count once."""
    total = 0
    for process in server.processes():
        try:
            told = Path(f"/proc/{process}/smaps_rollup").read_text()
            total += int(next(line.split()[1] for line in told.splitlines() if line.startswith("Pss:")))
        except (OSError, StopIteration):
            continue  # the process has just ended
    return total / 1024


@pytest.mark.slow
def test_twenty_boards_at_once(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    server = BoardServer(tmp_path / "games")
    players = [Player(server, number) for number in range(BOARDS)]
    used = [memory(server)]
    for player in players:
        player.start()
    begun = time.monotonic()
    while time.monotonic() - begun < SECONDS:
        time.sleep(5)
        used.append(memory(server))
    for player in players:
        player.is_over = True
    lost = [player.number for player in players if player.line != kept(server, player)]
    server.end()
    server.wait_until_nothing_is_left()
    moves, games = [player.moves for player in players], sum(player.games for player in players)
    waits = [wait for player in players for wait in player.waits]
    with capsys.disabled():
        print(
            f"\n{BOARDS} boards, {SECONDS:.0f} s: {sum(moves)} moves ({min(moves)} to {max(moves)} a board), "
            f"{games} games to their end; a machine's move in {statistics.median(waits):.2f} s, at most "
            f"{max(waits):.1f} s; {used[0]:.0f} MB before, {max(used):.0f} MB at most"
        )
    assert [fault for player in players for fault in player.faults] == []
    assert lost == []
    assert "Traceback" not in server.text
    assert min(moves) > 0
    assert statistics.median(waits) > THINKING, "they hardly think: nothing is put to the test"


def kept(server: BoardServer, player: Player) -> list[int]:
    """Return the server's moves of a board, as far as the page has received them."""
    told = player.ask(f"/api/boards/{player.board}")["line"]
    return [ply["action"] for ply in told][: len(player.line)]
