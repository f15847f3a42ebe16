"""`local_eval.py play --terminal`: the same board, typed at, where there is no browser.

What is typed is read in a thread of its own and the machine thinks in a process of its own, so that whoever plays can
take a move back, leave or press Ctrl-C while it does. What is piped in waits until it is asked for, line by line.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

from tempo.app.board import Board
from tempo.app.game.game_record import HUMAN
from tempo.app.storage.archive import save_game
from tempo.app.terminal_view import Teller
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.referee.game_data import MatchConfig

END = "\x04"  # in place of a line: no more will be typed
AT_ONCE = ("q", "u", "?")  # what somebody who sits there need not wait for the machine with
State = dict[str, Any]


def play(config: MatchConfig, seats: Sequence[str], records: Path) -> int:
    """Play until somebody leaves. Ctrl-C goes through, when the game is kept."""
    session = Session(config, seats, records)
    try:
        session.run()
    finally:
        session.leave()
    return 0


class Session:
    def __init__(self, config: MatchConfig, seats: Sequence[str], records: Path) -> None:
        self.config, self.records = config, records
        self.board = Board("terminal", config, seats, partial(save_game, records))
        self.teller = Teller(self.board, records)
        self.events: SimpleQueue[tuple[str, Any]] = SimpleQueue()
        self.board.tell = lambda event, data: self.events.put((event, data))
        self.typed: deque[str] = deque()  # lines that nobody has asked for yet
        self.commands = {
            "u": self.undo,
            "h": self.board.ask_hint,
            "n": self.board.restart,
            "r": self.board.resign,
            "?": self.teller.help,
        }

    def run(self) -> None:
        """The game, and those after it."""
        Thread(target=self.read, daemon=True).start()
        self.teller.help()
        self.board.wake()
        while True:
            state = self.board.state()
            asked = is_asked(state)
            self.teller.show(state, asked)
            if asked and self.passes(state):
                continue
            line = self.next_line(asked)
            if line == END or line == "q":
                return
            if line is not None:
                self.obey(line, state)

    def read(self) -> None:
        for line in lines_typed():
            self.events.put(("typed", line))
        self.events.put(("typed", END))

    def next_line(self, asked: bool) -> str | None:
        """What was typed, when it is asked for; None if something has changed before."""
        while True:
            if self.typed and (asked or (self.typed[0] in AT_ONCE and self.teller.is_typed)):
                line = self.typed.popleft()
                self.teller.echo(line if asked and line != END else "")
                return line
            if asked:
                self.teller.prompt()
            event, data = self.events.get()
            if event == "typed":
                self.typed.append(data)
            elif event == "thought":
                self.teller.show_thought(data)
            else:
                return None

    def obey(self, line: str, state: State) -> None:
        """A move or a command."""
        try:
            action = self.teller.action_named(line, state["legal"])
            if action is not None:
                self.board.play(action, state["at"])
            elif line.lower() in self.commands:
                self.commands[line.lower()]()
            elif not line and state["paused"]:
                self.board.resume()
            elif line:
                self.teller.say(self.teller.why_not(line, state))
        except BadInput as problem:
            self.teller.say(f"{problem}")

    def undo(self) -> None:
        """Back to before the last move of a person, not counting passes; what was played after it is forgotten."""
        with self.board.lock:
            state = self.board.state()
            own = [
                at
                for at, ply in enumerate(state["line"][: state["at"]])
                if self.board.seats[ply["seat"]] == HUMAN and ply.get("cells") != []
            ]
            if not own:
                raise BadInput("there is nothing to take back")
            self.board.go(own[-1])
            self.board.play_from_here()

    def passes(self, state: State) -> bool:
        """Whether a person had nothing to play but a pass, which is then played."""
        if state["to_move"] is None or len(state["legal"]) != 1 or state["thinking"]:
            return False
        actions = [ply["action"] for ply in state["line"][: state["at"]]]
        cells = adapter_of(self.config.game).drawn([*actions, *state["legal"]], self.config).get("cells")
        if not cells or cells[-1]:
            return False
        self.board.play(state["legal"][0], state["at"])
        return True

    def leave(self) -> None:
        """End what thinks, and keep a game that is not over, too."""
        state = self.board.state()
        self.board.rest()
        self.teller.end_line()
        if not state["line"] or is_over(state):
            return
        with suppress(BadInput):
            self.teller.tell_left(save_game(self.records, *self.board.record()))


def is_over(state: State) -> bool:
    return state["over"] is not None and state["at"] == len(state["line"])


def is_asked(state: State) -> bool:
    """Whether it is for a person to say how it goes on."""
    if is_over(state) or state["thinking"]:
        return is_over(state)
    return state["to_move"] is None or state["seats"][state["to_move"]]["kind"] == HUMAN or state["paused"]


def lines_typed() -> Iterator[str]:
    """Line by line. Not by `sys.stdin`, which whoever leaves could not close while it is read here."""
    left = b""
    with suppress(OSError, ValueError, AttributeError):
        while part := os.read(sys.stdin.fileno(), 1 << 12):
            *lines, left = (left + part).split(b"\n")
            yield from (line.decode(errors="replace").strip() for line in lines)
    if left:
        yield left.decode(errors="replace").strip()
