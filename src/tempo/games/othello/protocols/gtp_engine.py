"""Any Othello engine that speaks GTP, the Go Text Protocol, as an opponent: GRhino, Edax, ours.

https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html. Three things are Othello's, or GRhino's:

- Rows count from the top, as in all Othello notation, not from the bottom as in Go.
- A pass is never sent: GRhino calls `play black pass` a syntax error, and where there is only the pass, engines
  understand that the same side moves again.
- The clock is told in whole seconds, as the protocol has it, `time_settings 0 S 1`: S seconds for each move, and
  one where it is less. GRhino takes note of it and plays as fast as its level does.

Commands have numbers, unless the engine does not repeat them: an answer that comes late is known by its number.
"""

from __future__ import annotations

import re
from math import inf
from time import monotonic

from tempo.games.othello.adapter.board import COLOURS, PASS, SIZE, OthelloBoard, read_square, write_move
from tempo.lab.players.engine_process import LONGEST_COMPLAINT, REST, EngineProcess

START = 60.0  # seconds for an engine to load what it loads, as long as it works
HOUSEKEEPING = 10.0  # for an answer that takes no thought
GRACE = 1.0  # beyond its time, after which an engine is given up; whoever runs the clock judges before
ANSWER = re.compile(r"([=?])(\d*)(.*)", re.DOTALL)


class GtpEngine:
    """One engine, started, and the game that it is in."""

    def __init__(self, command: list[str], name: str, folder: str | None = None) -> None:
        self.process = EngineProcess(command, name, folder=folder)
        self.board = OthelloBoard()
        self.told = 0  # seconds a move, as the engine was told
        self.numbered = False  # whether its answers bear the numbers of the commands, as they should
        self.asked = 0  # commands so far
        self.ask("protocol_version", START)
        self.process.send("0 protocol_version")
        self.numbered = self.read_answer("protocol_version", monotonic() + HOUSEKEEPING, REST)[1] == "0"
        self.commands = set(self.ask("list_commands").split())

    def ask(self, command: str, seconds: float = HOUSEKEEPING, rest: float = REST) -> str:
        """The answer to a command; an engine that has rested so long before has none."""
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
        """The engine may take as long as its time lasts, and rest, too: whoever runs the clock judges."""
        return self.ask(command) if limit is None else self.ask(command, limit + GRACE, inf)

    def read_answer(self, command: str, deadline: float, rest: float) -> tuple[str, str, str]:
        """The next answer: its sign, its number if it has one, and what it says."""
        lines: list[str] = []
        while True:  # it ends with an empty line; such lines before it are left from the last answer
            line = self.process.read_line(deadline, rest)
            if not line.strip() and lines:
                break
            if not lines and line.strip() and line[0] not in "=?":
                raise self.process.failed(f"refuses '{command}': {line:.{LONGEST_COMPLAINT}}")
            if line.strip():
                lines.append(line)
        found = ANSWER.fullmatch("\n".join(lines))
        assert found is not None  # it begins with one of the signs
        return found[1], found[2], found[3].strip()

    def version(self) -> str:
        return f"{self.ask('name')} {self.ask('version')}"

    def new_game(self) -> None:
        self.ask(f"boardsize {SIZE}")
        self.ask("clear_board")
        self.board = OthelloBoard()
        self.told = 0

    def play(self, move: int, limit: float | None = None) -> None:
        """Somebody else's move, or one that was found before; on a clock, `limit` is what the engine has left."""
        if move != PASS:
            self.ask_on_clock(f"play {COLOURS[self.board.mark]} {write_move(move)}", limit)
        self.board.play(move)

    def genmove(self, seconds: float, limit: float) -> int:
        """The engine's move for the side to move: `seconds` is what it is told, `limit` when it is late."""
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
        if seconds != self.told and "time_settings" in self.commands:
            self.ask_on_clock(f"time_settings 0 {seconds} 1", limit)
        self.told = seconds

    def close(self) -> None:
        self.process.close()
