"""`local_eval.py play --terminal`: the board without a browser.

Input is read in its own thread and the engine runs in its own process. A person can therefore undo, leave or press
Ctrl-C while the engine searches. Piped input is consumed line by line, when it is asked for.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

from tempo.app.allowed_players import AllowedPlayers
from tempo.app.board import Board
from tempo.app.game.game_record import HUMAN
from tempo.app.storage.archive import GameStore
from tempo.app.terminal_view import TerminalView
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_types import MatchConfig

EOF = "\x04"  # in place of a line: end of input
IMMEDIATE = ("q", "u", "?")  # commands that need not wait for the engine
State = dict[str, Any]


def play(config: MatchConfig, seats: Sequence[str], records: Path) -> int:
    """Play until the person leaves. Ctrl-C is passed on after the game is saved."""
    session = Session(config, seats, records)
    try:
        session.run()
    finally:
        session.close()
    return 0


class Session:
    """A board in the terminal, from start to end."""

    def __init__(self, config: MatchConfig, seats: Sequence[str], records: Path) -> None:
        self.config, self.records = config, records
        opponent = next((seat for seat in seats if seat != HUMAN), "")
        allowed = AllowedPlayers(typed=opponent)
        self.board = Board("terminal", config, seats, allowed, GameStore(records))
        self.view = TerminalView(self.board, records)
        self.events: SimpleQueue[tuple[str, Any]] = SimpleQueue()
        self.board.publish = lambda event, data: self.events.put((event, data))
        self.typed: deque[str] = deque()  # lines that have not been used yet
        self.commands = {
            "u": self.undo,
            "h": self.board.request_hint,
            "n": self.restart,
            "r": self.board.resign,
            "?": self.view.help,
        }

    def run(self) -> None:
        """Play games until the person leaves."""
        Thread(target=self.read, daemon=True).start()
        self.view.help()
        self.board.wake()
        while True:
            state = self.board.state()
            awaited = _awaits_person(state)
            self.view.show(state, awaited)
            if awaited and self.play_forced_pass(state):
                continue
            line = self.next_line(awaited)
            if line == "q":
                self.leave()
            if line in (EOF, "q"):
                return
            if line is not None:
                self.execute(line, state)

    def read(self) -> None:
        for line in _read_lines():
            self.events.put(("typed", line))
        self.events.put(("typed", EOF))

    def next_line(self, awaited: bool) -> str | None:
        """Return the next line when input is due, or None if the state changed first."""
        while True:
            if self.typed and (awaited or (self.typed[0] in IMMEDIATE and self.view.is_typed)):
                line = self.typed.popleft()
                self.view.echo(line if awaited and line != EOF else "")
                return line
            if awaited:
                self.view.prompt()
            event, data = self.events.get()
            if event == "typed":
                self.typed.append(data)
            elif event == "analysis":
                self.view.show_analysis(data)
            else:
                return None

    def execute(self, line: str, state: State) -> None:
        """Execute a move or a command."""
        try:
            action = self.view.parse_move(line) if state["legal"] else None
            if action is not None:
                self.board.play(action, state["at"])
            elif line.lower() in self.commands:
                self.commands[line.lower()]()
            elif not line and state["paused"]:
                self.board.resume()
            elif line:
                self.view.say(self.view.explain(line, state))
        except BadInput as problem:
            self.view.say(f"{problem}")

    def restart(self) -> None:
        """Begin a new game, and print where an unfinished one is saved."""
        self.keep()
        self.board.restart()
        self.view.begin_game()

    def undo(self) -> None:
        """Take back a resignation, or go back to before a person's last move other than a pass and play on."""
        with self.board.lock:
            if self.board.take_back_ending():
                self.view.say("Your resignation is taken back.")
                self.board.changed()
                return
            state = self.board.state()
            own = [
                at
                for at, ply in enumerate(state["line"][: state["at"]])
                if self.board.seats[ply["seat"]] == HUMAN and ply.get("cells") != []
            ]
            if not own:
                raise BadInput("there is no move to undo")
            self.board.go(own[-1])
            self.board.play_from_here()

    def play_forced_pass(self, state: State) -> bool:
        """Play a pass if it is a person's only move, and return whether it was."""
        if state["to_move"] is None or len(state["legal"]) != 1 or state["thinking"]:
            return False
        actions = [ply["action"] for ply in state["line"][: state["at"]]]
        cells = adapter_of(self.config.game).drawn([*actions, *state["legal"]], self.config).get("cells")
        if not cells or cells[-1]:
            return False
        self.board.play(state["legal"][0], state["at"])
        return True

    def leave(self) -> None:
        """Leave the game. The count decides it in a game that has one."""
        if not self.board.is_over():
            self.board.leave()
            if self.board.is_over():
                self.view.show(self.board.state(), True)

    def close(self) -> None:
        """End the engine, and save an unfinished game."""
        self.view.end_line()
        self.keep()
        self.board.sleep()

    def keep(self) -> None:
        """Save an unfinished game, and print where."""
        if name := self.board.keep():
            self.view.show_unfinished(name)


def _is_over(state: State) -> bool:
    return state["over"] is not None and state["at"] == len(state["line"])


def _awaits_person(state: State) -> bool:
    """Return whether the game waits for a person's input."""
    if _is_over(state) or state["thinking"]:
        return _is_over(state)
    return state["to_move"] is None or state["seats"][state["to_move"]]["kind"] == HUMAN or state["paused"]


def _read_lines() -> Iterator[str]:
    """Yield lines of input. `sys.stdin` is not used: it cannot be closed while a thread reads it."""
    left = b""
    with suppress(OSError, ValueError, AttributeError):
        while part := os.read(sys.stdin.fileno(), 1 << 12):
            *lines, left = (left + part).split(b"\n")
            yield from (line.decode(errors="replace").strip() for line in lines)
    if left:
        yield left.decode(errors="replace").strip()
