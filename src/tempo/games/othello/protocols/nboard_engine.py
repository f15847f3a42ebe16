"""Client for Othello engines that speak the NBoard protocol, as opponents: NTest, Edax, ours.

https://github.com/weltyc/ntest/blob/master/instructions/Protocol.htm. Before each move the engine gets the whole game
(`set game`), a `ping` that it must answer, and `go`. The game carries a clock: the time that the side would have for
the rest of it at the given seconds a move. Most engines play by their depth alone, `set depth`, which is DEPTH unless
the command says otherwise: `nboard:depth=6,COMMAND`. Engines may answer on standard error, and some do. Lines before
the answer to a ping belong to the last question and are skipped.
"""

from __future__ import annotations

import re
from math import inf
from time import monotonic

from tempo.arena.players.engines.engine_process import REST, EngineProcess
from tempo.games.othello.adapter.board import EMPTY, PASS, OthelloBoard, read_square
from tempo.games.othello.formats.ggf import write_ggf
from tempo.games.othello.protocols.gtp_engine import GRACE, START

DEPTH = 12
PARTS = re.compile(r"[\s/]+")  # Edax writes `=== d6 -1.00 0.0` instead of `=== d6/-1.00/0.0`


class NBoardEngine:
    """One running engine, and the game that it plays."""

    def __init__(self, command: list[str], name: str, depth: int = DEPTH, folder: str | None = None) -> None:
        self.process = EngineProcess(command, name, merged=True, folder=folder)
        self.board = OthelloBoard()
        self.pings = 0
        self.name = "an NBoard engine"
        self.process.send("nboard 2")
        self.process.send(f"set depth {depth}")
        self.set_game(START, REST)

    def set_game(self, seconds: float, rest: float, clock: float | None = None) -> None:
        """Send the game so far, and wait until the engine has read it."""
        self.process.send(f"set game {write_ggf(self.board, clock)}")
        self.pings += 1
        self.process.send(f"ping {self.pings}")
        self.wait_for(f"pong {self.pings}", seconds, rest)

    def wait_for(self, wanted: str, seconds: float, rest: float = inf) -> str:
        """Return the rest of the next line that begins with `wanted`; note the engine's name on the way."""
        deadline = monotonic() + seconds
        while True:
            line = self.process.read_line(deadline, rest).strip()
            if line.startswith("set myname "):
                self.name = line.removeprefix("set myname ").strip()
            if line == wanted or line.startswith(f"{wanted} "):
                return line.removeprefix(wanted).strip()

    def version(self) -> str:
        """Return the name of the engine."""
        return self.name

    def new_game(self) -> None:
        """Start a new game."""
        self.board = OthelloBoard()
        self.set_game(START, REST)

    def play(self, move: int, limit: float | None = None) -> None:
        """Play a move of the other side or of the opening; it is sent with the next question."""
        self.board.play(move)

    def genmove(self, seconds: float, limit: float) -> int:
        """Return the engine's move for the side to move; `seconds` is sent to it, `limit` is when it is late."""
        if self.board.must_pass():
            self.board.play(PASS)
            return PASS
        began = monotonic()
        moves_left = (self.board.discs(EMPTY) + 1) // 2
        self.set_game(limit + GRACE, inf, seconds * moves_left)
        for _ in range(2):  # `go` changes nothing, so after an answer that is not a move it can be repeated
            self.process.send("go")
            answer = self.wait_for("===", began + limit + GRACE - monotonic())
            move = read_square(PARTS.split(answer)[0])
            if move is not None:
                break
        else:
            raise self.process.failed(f"answers go with '{answer:.20}'")
        if self.board.is_legal(move):
            self.board.play(move)
        return move

    def close(self) -> None:
        """End the engine."""
        self.process.close()
