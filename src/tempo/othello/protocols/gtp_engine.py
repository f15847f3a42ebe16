"""Any Othello engine that speaks GTP, the Go Text Protocol, as an opponent: GRhino, Edax, ours.

https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html. Three things are Othello's, or GRhino's:

- Rows count from the top, as in all Othello notation, not from the bottom as in Go.
- A pass is never sent: GRhino calls `play black pass` a syntax error, and where there is only the pass, engines
  understand that the same side moves again.
- The clock is told in whole seconds, as the protocol has it, `time_settings 0 S 1`: S seconds for each move, and
  one where it is less. GRhino takes note of it and plays as fast as its level does.
"""

from __future__ import annotations

from time import monotonic

from tempo.lab.entrants.engine_process import EngineProcess
from tempo.othello.sport.board import COLOURS, PASS, SIZE, OthelloBoard, read_square, write_move

START = 60.0  # seconds for an engine to load what it loads
HOUSEKEEPING = 10.0  # for an answer that takes no thought
GRACE = 1.0  # beyond its time, after which an engine is given up; whoever runs the clock judges before


class GtpEngine:
    """One engine, started, and the game that it is in."""

    def __init__(self, command: list[str], name: str) -> None:
        self.process = EngineProcess(command, name)
        self.board = OthelloBoard()
        self.told = 0  # seconds a move, as the engine was told
        self.ask("protocol_version", START)
        self.commands = set(self.ask("list_commands").split())

    def ask(self, command: str, seconds: float = HOUSEKEEPING) -> str:
        """The answer to a command."""
        self.process.send(command)
        deadline = monotonic() + seconds
        lines: list[str] = []
        while True:  # the answer ends with an empty line; such lines before it are left from the last answer
            line = self.process.read_line(deadline)
            if line.strip():
                lines.append(line)
            elif lines:
                break
        status, answer = lines[0][0], "\n".join([lines[0][1:].strip(), *lines[1:]]).strip()
        if status != "=":
            raise self.process.failed(f"refuses '{command}': {answer if status == '?' else lines[0]}")
        return answer

    def version(self) -> str:
        return f"{self.ask('name')} {self.ask('version')}"

    def new_game(self) -> None:
        self.ask(f"boardsize {SIZE}")
        self.ask("clear_board")
        self.board = OthelloBoard()
        self.told = 0

    def play(self, move: int) -> None:
        """Somebody else's move, or one that was found before."""
        if move != PASS:
            self.ask(f"play {COLOURS[self.board.mark]} {write_move(move)}")
        self.board.play(move)

    def genmove(self, seconds: float, limit: float) -> int:
        """The engine's move for the side to move: `seconds` is what it is told, `limit` when it is late."""
        if self.board.must_pass():
            self.board.play(PASS)
            return PASS
        self.tell_time(max(1, int(seconds)))
        answer = self.ask(f"genmove {COLOURS[self.board.mark]}", limit + GRACE)
        move = read_square(answer)
        if move is None:
            raise self.process.failed(f"resigns, or answers genmove with '{answer:.20}'")
        if self.board.is_legal(move):
            self.board.play(move)
        return move

    def tell_time(self, seconds: int) -> None:
        if seconds != self.told and "time_settings" in self.commands:
            self.ask(f"time_settings 0 {seconds} 1")
        self.told = seconds

    def close(self) -> None:
        self.process.close()


