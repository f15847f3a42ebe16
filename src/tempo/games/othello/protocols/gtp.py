"""GTP engine of the Othello agent: `python -m tempo.games.othello.protocols.gtp`, for Quarry and other GTP programs.

https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html, with rows counted from the top as in all
Othello notation. A pass may be played or omitted: where a side has no move and the other one plays on, the pass is
understood. `undo` takes back one command, together with an omitted pass. At the end of the game both sides pass. The
clock is set by `time_settings` and `time_left`; before them, --seconds a move.

    python -m tempo.games.othello.protocols.gtp --seconds 2
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from inspect import signature
from time import perf_counter
from typing import NamedTuple

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.line_server import run_engine, serve
from tempo.arena.players.versions import sources_version
from tempo.games.othello.adapter.board import BLACK, COLOURS, LETTERS, PASS, SIZE, WHITE, OthelloBoard, write_move
from tempo.games.othello.formats.checked_moves import play_checked, read_move
from tempo.games.othello.protocols.own_engine import ChampionEngine

NAME, PROTOCOL = "Tempo", "2"
SIDES = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}


class GtpError(Exception):
    """The text of an error answer."""


class GtpClock(NamedTuple):
    """`main` seconds, and then `period` seconds for every `stones` moves; see `time_settings` in the protocol."""

    main: float
    period: float
    stones: int

    def unlimited(self) -> bool:
        """Return whether the settings mean no limit."""
        return (self.stones == 0 and self.period > 0) or self.main == self.period == 0

    def beginning(self) -> tuple[float, int]:
        """Return seconds and stones before the first move, as in `time_left`."""
        return (self.main, 0) if self.main else (self.period, self.stones)

    def allowance(self, left: float, stones: int) -> tuple[float, float]:
        """Return the seconds for the next move alone, and the seconds in the bank; `stones` is 0 in the main time."""
        if stones:
            return left / stones, 0.0
        return (self.period / self.stones if self.stones else 0.0), left


class GtpServer:
    """One game at a time; `answer` takes a line and returns the text to write."""

    def __init__(self, thinker: ChampionEngine, usual: float) -> None:
        self.thinker = thinker
        self.usual = usual  # seconds a move without a clock
        self.board = OthelloBoard()
        self.before: list[int] = []  # number of moves before each command that played one
        self.clock: GtpClock | None = None
        self.left: dict[int, tuple[float, int]] = {}  # by colour: seconds and stones, as in time_left
        self.running = True
        self.commands: dict[str, Callable[..., str]] = {
            "protocol_version": lambda: PROTOCOL,
            "name": lambda: NAME,
            "version": sources_version,
            "known_command": lambda name: "true" if name in self.commands else "false",
            "list_commands": lambda: "\n".join(self.commands),
            "list_games": lambda: "Othello",
            "set_game": self.set_game,
            "quit": self.quit,
            "boardsize": self.boardsize,
            "clear_board": self.clear_board,
            "komi": self.komi,
            "play": self.play,
            "genmove": self.genmove,
            "undo": self.undo,
            "showboard": self.showboard,
            "time_settings": self.time_settings,
            "time_left": self.time_left,
            "final_score": self.final_score,
        }

    def answer(self, line: str) -> str:
        """Return the whole answer with its empty line, or nothing for a line without a command."""
        kept = "".join(sign for sign in line.replace("\t", " ") if sign.isprintable())
        words = kept.partition("#")[0].split()
        number = words.pop(0) if words and words[0].isdecimal() else ""
        if not words:
            return ""
        try:
            said, sign = self.obey(words[0], words[1:]), "="
        except GtpError as problem:
            said, sign = str(problem), "?"
        return f"{sign}{number} {said}".rstrip() + "\n\n"

    def obey(self, name: str, arguments: list[str]) -> str:
        """Run a command; raise GtpError if it is unknown or has wrong arguments."""
        command = self.commands.get(name)
        if command is None:
            raise GtpError("unknown command")
        try:
            signature(command).bind(*arguments)
        except TypeError:
            raise GtpError("syntax error") from None
        return command(*arguments)

    def set_game(self, name: str) -> str:
        """Accept Othello."""
        if name.lower() != "othello":
            raise GtpError("unsupported game")
        return ""

    def quit(self) -> str:
        """End after this answer."""
        self.running = False
        return ""

    def boardsize(self, size: str) -> str:
        """Accept a board of 8, and start a new game."""
        if read_number(size) != SIZE:
            raise GtpError("unacceptable size")
        return self.clear_board()

    def clear_board(self) -> str:
        """Start a new game."""
        self.board.reset()
        self.before.clear()
        self.left.clear()
        return ""

    def komi(self, value: str) -> str:
        """Accept and ignore a komi."""
        return ""  # Othello has no komi; programs for Go send one

    def play(self, colour: str, square: str) -> str:
        """Play a move; an omitted pass before it is played first."""
        mark = read_side(colour)
        if square.lower() == "pass" and self.board.is_over():
            return ""  # both sides pass at the end, as in Go
        before = len(self.board.moves)
        try:
            play_checked(self.board, read_move(square, "play"), "play", mark)
        except BadInput:
            raise GtpError("illegal move") from None
        self.before.append(before)
        return ""

    def genmove(self, colour: str) -> str:
        """Choose and play a move."""
        before = len(self.board.moves)
        move = self.choose(read_side(colour))
        if not self.board.is_over():
            self.board.play(move)
            self.before.append(before)
        return write_move(move)

    def choose(self, mark: int) -> int:
        """Return our move; an omitted pass of the other side is played first."""
        if self.board.is_over():
            return PASS
        if mark != self.board.mark and self.board.must_pass():
            self.board.play(PASS)
        if mark != self.board.mark:
            raise GtpError(f"it is the turn of {COLOURS[self.board.mark]}")
        step, bank = self.allowance(mark)
        start, move = perf_counter(), PASS
        if not self.board.must_pass():
            for snapshot in self.thinker.think(self.board, step, bank):
                move = snapshot.move
        self.charge(mark, perf_counter() - start)
        return move

    def undo(self) -> str:
        """Take back the last command that played."""
        if not self.before:
            raise GtpError("cannot undo")
        self.board.reset(self.board.moves[: self.before.pop()])
        return ""

    def showboard(self) -> str:
        """Return the board, drawn."""
        heads = "  " + " ".join(LETTERS)
        rows = [
            f"{row + 1} " + " ".join(".XO"[cell] for cell in self.board.cells[row * SIZE : (row + 1) * SIZE])
            for row in range(SIZE)
        ]
        turn = "the game is over" if self.board.is_over() else f"{COLOURS[self.board.mark]} to move"
        return "\n".join([f"{turn}, X is black", heads, *rows])

    def final_score(self) -> str:
        """Return the winner and the lead in discs."""
        if not self.board.is_over():
            raise GtpError("cannot score")
        lead = self.board.lead()
        return f"{'B' if lead > 0 else 'W'}+{abs(lead)}" if lead else "0"

    def time_settings(self, main: str, period: str, stones: str) -> str:
        """Set the clock."""
        clock = GtpClock(read_number(main), read_number(period), int(read_number(stones)))
        self.clock = None if clock.unlimited() else clock
        self.left.clear()
        return ""

    def time_left(self, colour: str, left: str, stones: str) -> str:
        """Set the remaining time of a side."""
        self.left[read_side(colour)] = read_number(left), int(read_number(stones))
        return ""

    def allowance(self, mark: int) -> tuple[float, float]:
        """Return the seconds for the next move alone, and the seconds in the bank."""
        if mark in self.left:
            return (self.clock or GtpClock(0.0, 0.0, 0)).allowance(*self.left[mark])
        if self.clock is None:
            return self.usual, 0.0
        return self.clock.allowance(*self.clock.beginning())

    def charge(self, mark: int, spent: float) -> None:
        """Run the clock ourselves until the next `time_left`."""
        if self.clock is None:
            return
        left, stones = self.left.get(mark, self.clock.beginning())
        left -= spent
        if stones == 0 and left > 0:
            self.left[mark] = left, 0
        elif stones > 1:
            self.left[mark] = max(left, 0.0), stones - 1
        else:  # a new period begins
            self.left[mark] = self.clock.period, self.clock.stones


def read_side(text: str) -> int:
    """Parse a colour."""
    if text.lower() not in SIDES:
        raise GtpError("syntax error")
    return SIDES[text.lower()]


def read_number(text: str) -> float:
    """Parse a number. The protocol has whole numbers; fractions of a second are allowed."""
    if not text.replace(".", "", 1).isdecimal():
        raise GtpError("syntax error")
    return float(text)


def main(argv: list[str]) -> int:
    """Run the engine."""
    def play(usual: float, threads: int) -> None:
        serve(GtpServer(ChampionEngine(threads), usual))

    return run_engine("tempo.games.othello.protocols.gtp", __doc__, play, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
