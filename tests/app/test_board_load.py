"""Twenty pages at once, one second per move for five minutes: `-m slow`; TEMPO_LOAD_SECONDS shortens it.

On half of the boards two machines play, on the others a person who answers at once. The chosen machines use their
second on nearly every move; the champion of ConnectX knows most of its moves at once. Nothing may fail, no move may be
lost, nobody may wait forever, and no process may remain.
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
MACHINES = {"connectx": "classic", "othello": "classic", "gomoku": "classic_uniform"}
THINKING = 0.15  # seconds that a machine uses of its second on most moves: it is careful where others keep it waiting
LONGEST_WAIT = 60.0  # seconds without a move after which a board counts as stuck


class Player(threading.Thread):
    """A page with a board: it asks for moves, receives them by events, and writes each of them."""

    def __init__(self, server: BoardServer, number: int) -> None:
        super().__init__(daemon=True)
        self.server, self.number = server, number
        self.game, self.machine = list(MACHINES.items())[number % len(MACHINES)]
        self.is_human = number % 2 == 0  # in the first seat
        self.board, self.page = f"{number:016x}", f"/api/pages/{number:016x}"
        self.faults: list[str] = []
        self.moves = self.games = 0
        self.waits: list[float] = []  # seconds until a machine's move
        self.line: list[int] = []
        self.stamp, self.is_over = "", False

    def run(self) -> None:
        try:
            connection = HTTPConnection("127.0.0.1", self.server.port, timeout=LONGEST_WAIT)
            connection.request(
                "GET", f"{self.server.root}{self.page}/events?board={self.board}", headers=self.server.headers
            )
            self.stream = connection.getresponse()
            while not self.is_over:
                self.play()
        except Exception as problem:
            if not self.is_over:
                self.faults.append(f"board {self.number}: {problem!r}")

    def play(self) -> None:
        """Play one move, or begin another game."""
        asked = {"game": self.game, "actions": self.line}
        position = self.server.ask("/api/rules", {**asked, "start": len(self.line)})["positions"][0]
        if position["rewards"]:
            self.games, self.line = self.games + 1, []
            return
        seat = position["seat"]
        action = position["legal"][0] if self.is_human and seat == 0 else self.answer({**asked, "seat": seat})
        if action not in position["legal"]:
            self.faults.append(f"board {self.number}: {action} after {self.line}")
        self.line, self.moves = [*self.line, action], self.moves + 1
        nodes = [{"parent": 0}, *({"parent": place, "action": one} for place, one in enumerate(self.line))]
        body = {"board": {"game": self.game, "tree": {"nodes": nodes}}, "games": {}, "stamp": self.stamp}
        self.stamp = self.server.ask(f"/api/boards/{self.board}", body)["stamp"]

    def answer(self, asked: dict[str, Any]) -> int:
        """Return the move of the machine."""
        begun, number = time.monotonic(), self.moves + 1
        search = {
            "task": "move",
            "player": self.machine,
            "board": self.board,
            "number": self.games,
            "seed": 1,
            "act": 1,
        }
        self.server.ask(f"{self.page}/engines/game", {**search, **asked, "id": number})
        while True:
            line = self.stream.readline().decode().strip()
            if line.startswith("data: ") and (message := json.loads(line.removeprefix("data: "))).get("id") == number:
                if "error" in message:
                    raise OSError(message["error"])
                if "result" in message:
                    self.waits.append(time.monotonic() - begun)
                    return int(message["result"]["action"])
            assert time.monotonic() - begun < LONGEST_WAIT, f"no move for {LONGEST_WAIT} s"


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
    for player in players:
        player.join()
    lost = [player.number for player in players if player.line and player.line != kept(server, player)]
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
    """Return the moves in a board's file, as far as the page has had an answer."""
    nodes = server.ask(f"/api/boards/{player.board}")["board"]["tree"]["nodes"]
    return [node["action"] for node in nodes[1:]]
