"""Any Gomoku engine that speaks the protocol of the Gomocup as an opponent: one that Piskvork could play with.

https://plastovicka.github.io/protocl2en.htm. The engine is started for a board of one size. It is shown positions,
not moves: where one follows from the last by a stone of the other side it is told TURN, on an empty board BEGIN, and
else the whole BOARD, after RESTART, or a new process where RESTART is not understood. What it says in DEBUG and
MESSAGE lines is passed over; what it suggests (SUGGEST), it plays.

A step of the clock is the limit of each turn, a bank is not mentioned: it is the manager's tolerance. Where there is
only a bank, that is the limit of the match.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from time import monotonic

from tempo.gomoku.sport.board import EMPTY, in_turns
from tempo.lab.entrants.engine_process import EngineProcess

START = 120.0  # seconds for an engine to load what it loads, or to compile, as ours does
HOUSEKEEPING = 10.0  # for an answer that takes no thought
GRACE = 1.0  # beyond its time, after which an engine is given up; whoever runs the clock judges before
MEMORY = 1 << 30  # bytes; there is no way to enforce it
UNLIMITED = 2**31 - 1  # milliseconds left, in a match without a limit
ASIDE = ("MESSAGE", "DEBUG")
POINT = re.compile(r"\s*(-?\d+)\s*,\s*(-?\d+)\s*")
ABOUT = re.compile(r'(\w+)\s*=\s*"([^"]*)"')


class PbrainEngine:
    """One engine, started, and the game that it is in."""

    def __init__(self, command: list[str], name: str, size: int) -> None:
        self.command = command
        self.name = name
        self.size = size
        self.start()

    def start(self) -> None:
        self.process = EngineProcess(self.command, self.name, farewell="END")
        self.cells = [EMPTY] * (self.size * self.size)  # as the engine knows them
        self.order(f"START {self.size}", START)
        for told in ("rule 0", "game_type 1", f"max_memory {MEMORY}"):
            self.process.send(f"INFO {told}")
        self.told: int | None = None  # milliseconds of a turn

    def order(self, command: str, seconds: float) -> None:
        """A command that is answered by OK."""
        self.process.send(command)
        answer = self.read(monotonic() + seconds)
        if answer.upper() != "OK":
            raise self.process.failed(f"refuses '{command}': {answer}")

    def read(self, deadline: float) -> str:
        """The next line that is an answer."""
        while True:
            line = self.process.read_line(deadline).strip()
            if line and line.split(maxsplit=1)[0].upper() not in ASIDE:
                return line

    def version(self) -> str:
        """What the engine says of itself; in old ones that is no more than a sentence."""
        self.process.send("ABOUT")
        told = self.read(monotonic() + HOUSEKEEPING)
        facts = {name.lower(): value for name, value in ABOUT.findall(told)}
        return f"{facts['name']} {facts.get('version', '')}".strip() if "name" in facts else told

    def new_game(self) -> None:
        if not any(self.cells):
            return
        self.process.send("RESTART")
        if self.read(monotonic() + START).upper() == "OK":
            self.cells = [EMPTY] * len(self.cells)
        else:  # as the protocol has it: END, and the engine is executed again
            self.close()
            self.start()

    def answer(self, cells: Sequence[int], mark: int, step: float, bank: float) -> int:
        """The engine's move for `mark` on these cells, which may be one that is taken."""
        deadline = monotonic() + step + bank + GRACE
        stone = self.new_stone(cells, mark)
        if stone is None:
            self.new_game()
            stone = self.new_stone(cells, mark)
        self.tell_time(step, bank)
        for line in self.question(cells, mark, stone):
            self.process.send(line)
        cell = self.read_move(deadline)
        self.cells = list(cells)
        self.cells[cell] = mark
        return cell

    def new_stone(self, cells: Sequence[int], mark: int) -> int | None:
        """Where the other side has put a stone since the engine was last asked; None if that is not all."""
        found = [cell for cell, (now, before) in enumerate(zip(cells, self.cells, strict=True)) if now != before]
        if len(found) == 1 and self.cells[found[0]] == EMPTY and cells[found[0]] == 3 - mark:
            return found[0]
        return None

    def question(self, cells: Sequence[int], mark: int, stone: int | None) -> list[str]:
        """What asks for a move."""
        if stone is not None:
            return [f"TURN {self.point(stone)}"]
        if not any(cells):
            return ["BEGIN"]
        owners = {mark: 1, 3 - mark: 2}
        return ["BOARD", *(f"{self.point(cell)},{owners[cells[cell]]}" for cell in in_some_order(cells)), "DONE"]

    def point(self, cell: int) -> str:
        return f"{cell % self.size},{cell // self.size}"

    def tell_time(self, step: float, bank: float) -> None:
        """Only a turn is limited, or, where there is nothing but a bank, the match."""
        turn, match, left = int(1000 * step), 0, UNLIMITED
        if step <= 0:
            turn = match = left = int(1000 * bank)
        if self.told is None:
            self.process.send(f"INFO timeout_match {match}")
        if self.told != turn:
            self.process.send(f"INFO timeout_turn {max(1, turn)}")
        self.process.send(f"INFO time_left {left}")
        self.told = turn

    def read_move(self, deadline: float) -> int:
        while True:
            answer = self.read(deadline)
            word, _, rest = answer.partition(" ")
            if word.upper() != "SUGGEST":
                break
            self.process.send(f"PLAY {rest.strip()}")
        found = POINT.fullmatch(answer)
        if found is None:
            raise self.process.failed(f"does not answer with a move, but: {answer}")
        x, y = int(found[1]), int(found[2])
        if not (0 <= x < self.size and 0 <= y < self.size):
            raise self.process.failed(f"plays {x},{y}, off the board of {self.size}x{self.size}")
        return y * self.size + x

    def close(self) -> None:
        self.process.close()


def in_some_order(cells: Sequence[int]) -> list[int]:
    """The stones, in turns and black first: some engines rely upon that, though the protocol allows any order."""
    try:
        return in_turns(cells)
    except ValueError:
        return [cell for cell, mark in enumerate(cells) if mark != EMPTY]
