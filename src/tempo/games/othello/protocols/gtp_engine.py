"""Client for Othello engines that speak GTP, the Go Text Protocol, as opponents: GRhino, Edax, ours.

https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html. Three things are particular to Othello or to
GRhino:

- Rows count from the top, as in all Othello notation, not from the bottom as in Go.
- A pass is never sent: GRhino calls `play black pass` a syntax error, and where there is only the pass, engines
  understand that the same side moves again.
- The clock is sent in whole seconds, as the protocol requires, `time_settings 0 S 1`: S seconds for each move, at
  least 1. GRhino accepts it and plays as fast as its level does.

Commands are numbered unless the engine does not repeat the numbers: a late answer is known by its number.
"""

from __future__ import annotations

import re
from math import inf
from time import monotonic

from tempo.arena.players.engines.engine_process import LONGEST_COMPLAINT, REST, EngineProcess
from tempo.games.othello.adapter.board import COLOURS, PASS, SIZE, OthelloBoard, read_square, write_move

START = 60.0  # seconds for an engine to start, as long as it is working
HOUSEKEEPING = 10.0  # seconds for an answer without a search
GRACE = 1.0  # seconds beyond its time after which an engine is given up; the referee judges before
ANSWER = re.compile(r"([=?])(\d*)(.*)", re.DOTALL)


class GtpEngine:
    """One running engine, and the game that it plays."""

    def __init__(self, command: list[str], name: str, folder: str | None = None) -> None:
        self.process = EngineProcess(command, name, folder=folder)
        self.board = OthelloBoard()
        self.sent_seconds = 0  # seconds a move that were sent last
        self.numbered = False  # whether its answers repeat the numbers of the commands, as they should
        self.asked = 0  # commands so far
        self.ask("protocol_version", START)
        self.process.send("0 protocol_version")
        self.numbered = self.read_answer("protocol_version", monotonic() + HOUSEKEEPING, REST)[1] == "0"
        self.commands = set(self.ask("list_commands").split())

    def ask(self, command: str, seconds: float = HOUSEKEEPING, rest: float = REST) -> str:
        """Return the answer to a command. An engine that has been idle for `rest` seconds is given up."""
        deadline = monotonic() + seconds
        self.asked += 1
        number = str(self.asked) if self.numbered else ""
        self.process.forget()
        self.process.send(f"{number} {command}".strip())
        while True:
            status, answered, answer = self.read_answer(command, deadline, rest)
            if not self.numbered or answered in (number, ""):
                break
        if status == "?":
            raise self.process.failed(f"refuses '{command}': {answer}")
        return answer

    def ask_on_clock(self, command: str, limit: float | None) -> str:
        """Return the answer to a command on the clock: the engine may be idle, and the referee judges its time."""
        return self.ask(command) if limit is None else self.ask(command, limit + GRACE, inf)

    def read_answer(self, command: str, deadline: float, rest: float) -> tuple[str, str, str]:
        """Return the next answer: its sign, its number if any, and its text."""
        lines: list[str] = []
        while True:  # an answer ends with an empty line; empty lines before it belong to the last answer
            line = self.process.read_line(deadline, rest)
            if not line.strip() and lines:
                break
            if not lines and line.strip() and line[0] not in "=?":
                raise self.process.failed(f"refuses '{command}': {line:.{LONGEST_COMPLAINT}}")
            if line.strip():
                lines.append(line)
        answer = ANSWER.fullmatch("\n".join(lines))
        assert answer is not None  # it begins with one of the signs
        return answer[1], answer[2], answer[3].strip()

    def version(self) -> str:
        """Return name and version of the engine."""
        return f"{self.ask('name')} {self.ask('version')}"

    def new_game(self) -> None:
        """Start a new game."""
        self.ask(f"boardsize {SIZE}")
        self.ask("clear_board")
        self.board = OthelloBoard()
        self.sent_seconds = 0

    def play(self, move: int, limit: float | None = None) -> None:
        """Send a move of the other side or of the opening; on a clock, `limit` is the engine's remaining time."""
        if move != PASS:
            self.ask_on_clock(f"play {COLOURS[self.board.mark]} {write_move(move)}", limit)
        self.board.play(move)

    def genmove(self, seconds: float, limit: float) -> int:
        """Return the engine's move for the side to move; `seconds` is sent to it, `limit` is when it is late."""
        if self.board.must_pass():
            self.board.play(PASS)
            return PASS
        self.tell_time(max(1, int(seconds)), limit)
        answer = self.ask_on_clock(f"genmove {COLOURS[self.board.mark]}", limit)
        move = read_square(answer)
        if move is None:
            raise self.process.failed(f"resigns, or answers genmove with '{answer:.20}'")
        if self.board.is_legal(move):
            self.board.play(move)
        return move

    def tell_time(self, seconds: int, limit: float) -> None:
        """Send the seconds a move if they have changed."""
        if seconds != self.sent_seconds and "time_settings" in self.commands:
            self.ask_on_clock(f"time_settings 0 {seconds} 1", limit)
        self.sent_seconds = seconds

    def close(self) -> None:
        """End the engine."""
        self.process.close()
