"""The Gomoku agent as a brain for Piskvork and other managers: `python -m tempo.games.gomoku.protocols.pbrain`.

https://plastovicka.github.io/protocl2en.htm, the protocol of the Gomocup. Boards from 5x5 to 20x20; five or more in a
row win. Other rules are refused at the request for a move, because INFO has no answer. START compiles, which takes
seconds and counts for no turn. Without a limit a move takes --seconds; with a limit for the whole match each move takes
a share of the time left. A memory limit bounds the tree. Each move follows a MESSAGE with the result of the search.

    python -m tempo.games.gomoku.protocols.pbrain --seconds 2
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from tempo.arena.command_line.line_server import run_engine, serve
from tempo.arena.players.versions import sources_version
from tempo.games.gomoku.adapter.board import EMPTY, INAROW, SMALLEST, GomokuBoard
from tempo.games.gomoku.protocols.pbrain_clock import UNLIMITED, PbrainClock

if TYPE_CHECKING:
    from tempo.games.gomoku.protocols.pbrain_champion import GomokuChampion

NAME = "Tempo"
LARGEST = 20
OWN, OTHER = 1, 2  # the owner of a stone, as in BOARD
RULES = {1: "exactly five in a row", 2: "continuous game", 4: "renju", 8: "caro"}
LONGEST_ECHO = 40  # characters of a line quoted in an error


class BrainError(Exception):
    """An error to report to the manager after the word ERROR."""


class PbrainServer:
    """Server of one game at a time; `answer` takes a line and returns the text to write."""

    def __init__(self, thinker: GomokuChampion, default: float) -> None:
        self.thinker = thinker
        self.clock = PbrainClock(default)
        self.size = 0  # of the board; 0 before START
        self.cells: list[int] = []  # EMPTY, OWN or OTHER
        self.rule = 0
        self.listed: list[str] | None = None  # the lines since BOARD, until DONE
        self.messages: list[str] = []  # for the user, written before the next answer
        self.running = True
        self.commands: dict[str, Callable[[str], str]] = {
            "START": self.start,
            "RECTSTART": self.rectstart,
            "RESTART": self.restart,
            "BEGIN": self.begin,
            "TURN": self.turn,
            "BOARD": self.board,
            "TAKEBACK": self.takeback,
            "INFO": self.info,
            "ABOUT": self.about,
            "END": self.end,
        }

    def answer(self, line: str) -> str:
        """Return all lines of the answer, an empty string if the command has none."""
        text = "".join(sign for sign in line.replace("\t", " ") if sign.isprintable()).strip()
        if not text:
            return ""
        if self.listed is not None and text.split(" ")[0].upper() not in ("DONE", *self.commands):
            self.listed.append(text)
            return ""
        said = self.dispatch(text)
        if not said:
            return ""
        lines = [*(f"MESSAGE {message}" for message in self.messages), said]  # messages come first
        self.messages.clear()
        return "".join(f"{part}\n" for part in lines)

    def dispatch(self, text: str) -> str:
        name, _, rest = text.partition(" ")
        listed, self.listed = self.listed, None
        command = self.commands.get(name.upper())
        if listed is not None and name.upper() == "DONE":
            return self.run(lambda _: self.set_board(listed), "")
        said = f"UNKNOWN command '{text:.{LONGEST_ECHO}}'" if command is None else self.run(command, rest.strip())
        return said if listed is None else f"ERROR BOARD was never ended by DONE\n{said}".rstrip()

    def run(self, command: Callable[[str], str], argument: str) -> str:
        try:
            return command(argument)
        except BrainError as problem:
            return f"ERROR {problem}"

    def start(self, size: str) -> str:
        number = _read_whole(size)
        if number is None or not SMALLEST <= number <= LARGEST:
            raise BrainError(f"START needs a size from {SMALLEST} to {LARGEST}, not '{size:.{LONGEST_ECHO}}'")
        began = perf_counter()
        self.size = number
        self.thinker.get_ready(number)
        self.restart("")
        self.clock.charge(perf_counter() - began)
        return "OK"

    def rectstart(self, sizes: str) -> str:
        raise BrainError("rectangular boards are not supported: START with one size")

    def restart(self, nothing: str) -> str:
        self.check_started()
        self.cells = [EMPTY] * (self.size * self.size)
        self.clock.new_game()
        return "OK"

    def begin(self, nothing: str) -> str:
        self.check_started()
        if any(self.cells):
            raise BrainError("BEGIN is for an empty board: RESTART comes first")
        return self.move()

    def turn(self, point: str) -> str:
        self.check_started()
        self.check_rule()
        cell = self.read_cell(point)
        if self.cells[cell] != EMPTY:
            raise BrainError(f"{point} is taken")
        self.check_open()
        self.cells[cell] = OTHER
        return self.move()

    def board(self, nothing: str) -> str:
        self.check_started()
        self.listed = []
        return ""

    def set_board(self, lines: Sequence[str]) -> str:
        """Set the board from the lines of BOARD, in any order; return our move on it."""
        cells = [EMPTY] * (self.size * self.size)
        for line in lines:
            point, _, owner = line.rpartition(",")
            if line.count(",") != 2 or owner.strip() not in ("1", "2"):
                raise BrainError(f"after BOARD, x,y,1 or x,y,2 or DONE is expected, not '{line:.{LONGEST_ECHO}}'")
            cell = self.read_cell(point)
            if cells[cell] != EMPTY:
                raise BrainError(f"{point} is listed twice")
            cells[cell] = int(owner)
        self.cells = cells
        return self.move()

    def takeback(self, point: str) -> str:
        self.check_started()
        cell = self.read_cell(point)
        if self.cells[cell] == EMPTY:
            raise BrainError(f"{point} has no stone to take back")
        self.cells[cell] = EMPTY
        return "OK"

    def info(self, text: str) -> str:
        """Take an INFO, which has no answer. Errors are reported with the next answer; unknown keys are ignored."""
        key, value = (*text.split(maxsplit=1), "", "")[:2]
        key = key.lower()
        if key not in ("timeout_turn", "timeout_match", "time_left", "max_memory", "thread_num", "rule"):
            return ""
        below = key == "time_left" and value.startswith("-")  # negative when overspent
        number = _read_whole(value.removeprefix("-") if below else value)
        if number is None:
            self.messages.append(f"INFO {key} needs a whole number, not '{value:.{LONGEST_ECHO}}'")
        elif key == "max_memory":
            self.messages += self.thinker.limit_memory(number)
        elif key == "thread_num":
            self.messages += self.thinker.limit_threads(number)
        elif key == "rule":
            self.rule = number
        elif key == "timeout_turn":
            self.clock.turn = number / 1000
        elif key == "timeout_match":
            self.clock.match = number / 1000 or UNLIMITED
        else:
            self.clock.set_left(-number if below else number)
        return ""

    def about(self, nothing: str) -> str:
        return f'name="{NAME}", version="{sources_version()}"'

    def end(self, nothing: str) -> str:
        self.running = False
        return ""

    def move(self) -> str:
        """Return our move, the answer to BEGIN, TURN and BOARD."""
        self.check_rule()
        self.check_open()
        began = perf_counter()
        mark = 1 + sum(map(bool, self.cells)) % 2  # the protocol does not say who moved first; it makes no difference
        cells = [cell and (mark if cell == OWN else 3 - mark) for cell in self.cells]
        thought = self.thinker.choose(cells, self.size, mark, *self.clock.allowance())
        self.cells[thought.move] = OWN
        self.clock.charge(perf_counter() - began)
        y, x = divmod(thought.move, self.size)
        searched = f"{thought.simulations} simulations, {thought.seconds:.3f} s"
        self.messages.append(f"{thought.reason}, value {thought.value:.3f}, {searched}")
        return f"{x},{y}"

    def check_started(self) -> None:
        if not self.size:
            raise BrainError("there is no board: START comes first")

    def check_rule(self) -> None:
        if self.rule:
            names = ", ".join(name for bit, name in RULES.items() if self.rule & bit) or "unknown"
            raise BrainError(f"rule {self.rule} ({names}) is not supported: only 0, five or more in a row win")

    def check_open(self) -> None:
        """Raise BrainError if the game is over."""
        board = GomokuBoard(self.size, INAROW, self.cells)
        if EMPTY not in self.cells or any(mark and board.would_win(cell, mark) for cell, mark in enumerate(self.cells)):
            raise BrainError("the game is over")

    def read_cell(self, point: str) -> int:
        """Return the cell of `x,y`, counted from 0 at the upper left corner."""
        x, y = (*(_read_whole(part.strip()) for part in point.split(",")), None, None)[:2]
        if x is None or y is None or point.count(",") != 1 or x >= self.size or y >= self.size:
            raise BrainError(f"'{point:.{LONGEST_ECHO}}' is not x,y from 0,0 to {self.size - 1},{self.size - 1}")
        return y * self.size + x


def _read_whole(text: str) -> int | None:
    """Return a number from 0 up, None if the text is not one."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else None


def main(argv: list[str]) -> int:
    from tempo.games.gomoku.protocols.pbrain_champion import GomokuChampion

    def play(default_seconds: float, threads: int) -> None:
        serve(PbrainServer(GomokuChampion(threads), default_seconds))
        os._exit(0)  # unloading the compiled code takes longer than managers wait (0.7 s)

    return run_engine("tempo.games.gomoku.protocols.pbrain", __doc__, play, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
