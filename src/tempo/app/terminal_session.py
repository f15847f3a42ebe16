"""`local_eval.py play --terminal`: the board without a browser, a loop over the public API.

A thread reads the input, so that a person can undo or leave while a player of ours searches. Piped input is consumed
line by line, when it is asked for.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import TypeVar

import tempo
from tempo.app.game.game_record import HUMAN, Ending, record_of
from tempo.app.storage.archive import GameStore
from tempo.app.terminal_game import TerminalGame
from tempo.app.terminal_view import TerminalView
from tempo.lab.command_line.inputs import cores
from tempo.lab.records.record_file import RESIGNED
from tempo.lab.referee.game_types import MatchConfig

EOF = "\x04"  # in place of a line: end of input
WORDS = {"undo": "u", "hint": "h", "new": "n", "resign": "r", "quit": "q", "exit": "q", "help": "?"}
HINT_SECONDS = 1.0
Thought = TypeVar("Thought", tempo.PlayedMove, tempo.Analysis)


class TerminalSession:
    """Games in the terminal, from start to end."""

    def __init__(self, config: MatchConfig, seats: Sequence[str], records: Path) -> None:
        self.config, self.seats, self.records, self.store = config, seats, records, GameStore(records)
        self.view, self.game = TerminalView(config, seats), TerminalGame(config, seats)
        self.saved: dict[tuple[int, ...], str] = {}  # records of this game, by the moves in them
        self.shown: object = None  # game, number of moves and ending that were printed last
        self.is_typed = os.isatty(0)  # False if input is piped
        self.lines: Queue[str] = Queue()  # input that was not used yet
        self.commands = {"u": self.undo, "h": self.hint, "n": self.restart, "r": self.resign}
        self.commands["?"] = lambda: self.view.help(self.game)

    def run(self) -> int:
        """Play games until the person leaves; an unfinished game is saved."""
        Thread(target=self.read, daemon=True).start()
        try:
            self.view.help(self.game)
            while (line := self.turn()) not in ("q", EOF):
                self.execute(line)
            if line == "q" and self.game.moves and self.game.ending is None and self.game.state.counts:
                self.game.ending = Ending.counted(self.game.state.counts)
                self.show()
        except KeyboardInterrupt:
            self.view.say("")
            raise
        finally:
            self.keep()
        return 0

    def read(self) -> None:
        """Read lines. `sys.stdin` is not used: it cannot be closed while a thread reads it."""
        with suppress(OSError), open(0, encoding="utf-8", errors="replace", closefd=False) as typed:
            for line in map(str.strip, typed):
                self.lines.put(WORDS.get(line.lower(), line.lower() if len(line) == 1 else line))
        self.lines.put(EOF)

    def turn(self) -> str:
        """Let the machine move, or return what the person types."""
        game, name = self.game, self.view.names[self.game.mover]
        if len(game.moves) > game.printed:
            game.printed = len(game.moves)
            self.view.show_move(game)
        if game.ending is None and self.seats[game.mover] != HUMAN:
            return self.let_machine_move(f"{name} thinks")
        self.show()
        if game.ending is not None:
            return self.ask("over (n for a new game): ")
        legal = game.state.legal
        if len(legal) == 1 and game.state.play(legal[0]).last_cell is None:  # a pass
            game.play_own(legal[0])
            return ""
        return self.ask(f"{'your' if name == 'you' else f'{name} to'} move (? for help): ")

    def let_machine_move(self, who: str) -> str:
        """Play the machine's move, or return the command that ends its search."""
        game = self.game
        try:
            move = self.follow(game.machine.think(game.state, game.bank_of(game.mover)), who)
        except tempo.Forfeit as forfeit:
            game.ending = Ending.forfeited(game.mover, forfeit.status, forfeit.problem)
            return ""
        if move is None:
            return self.lines.get()
        game.play(move)
        return ""

    def follow(self, thoughts: Iterator[Thought], who: str) -> Thought | None:
        """Return the last of the thoughts; None if a command is typed that ends the search."""
        with self.view.console.status(who, spinner="line") as status:
            for thought in thoughts:
                if thought.simulations:
                    status.update(f"{who}, {thought.simulations:,} simulations")
                if self.is_typed and self.lines.queue and self.lines.queue[0] in ("q", "u", EOF):
                    return None
            return thought

    def ask(self, prompt: str) -> str:
        """Return the next line of input, or nothing when the person's time is over."""
        is_printed = self.is_typed and self.lines.empty()  # by the terminal, behind the prompt
        self.view.say(prompt, end="")
        try:
            line = self.lines.get(timeout=self.game.seconds_left())
        except Empty:
            self.game.ending, line, is_printed = Ending.timed_out(self.game.mover), "", False
        if not is_printed or line == EOF:
            self.view.say(line.strip(EOF))
        return line

    def execute(self, line: str) -> None:
        """Execute a command or a move."""
        state = self.game.state
        command = None if line in map(state.name_of, state.legal) else self.commands.get(line)
        try:
            if line and self.game.ending is not None and line not in ("u", "n", "?"):
                raise tempo.BadInput("the game is over: u takes a move back, n begins another, q leaves")
            elif command is not None:
                command()
            elif line:
                self.game.play_own(line)
        except tempo.BadInput as problem:
            self.view.say(str(problem))

    def hint(self) -> None:
        """Print the best move."""
        player = f"champion:threads={cores()}"
        thoughts = tempo.analyse(self.game.state, player, seconds=HINT_SECONDS, stream=True)
        if (analysis := self.follow(thoughts, "looking for the best move")) is not None:
            self.view.show_hint(analysis)

    def undo(self) -> None:
        """Take back a resignation, or a person's last move."""
        game, own = self.game, self.game.own_steps()
        if game.ending is not None and game.ending.reason == RESIGNED:
            self.store.delete(self.saved.pop(game.state.moves, ""))
            self.game = game.back_to(len(game.moves))
            self.view.say("Your resignation is taken back.")
        elif own:
            self.game = game.back_to(own[-1])
            self.view.say("Taken back.")
        else:
            raise tempo.BadInput("there is no move to undo")

    def restart(self) -> None:
        """Begin a new game."""
        self.keep()
        self.game, self.saved = TerminalGame(self.config, self.seats, self.game.seed + 1), {}
        self.view.say("A new game.")

    def resign(self) -> None:
        self.game.ending = Ending.resigned(self.game.mover)

    def show(self) -> None:
        """Print a new position, and save a game that is over."""
        shown = self.game, len(self.game.moves), self.game.ending
        if shown != self.shown:
            self.shown = shown
            self.view.show_position(self.game)
            if self.game.ending is not None and self.game.moves:
                self.save("The game is saved in")

    def keep(self) -> None:
        """Save a game that is not over, unless a record holds its moves and more."""
        moves = self.game.state.moves
        if moves and self.game.ending is None and not any(known[: len(moves)] == moves for known in self.saved):
            self.save("The game so far is saved in")

    def save(self, text: str) -> None:
        moves = self.game.state.moves
        if moves not in self.saved:
            record = record_of(self.config, self.seats, self.seats, self.game.moves, self.game.ending)
            self.saved[moves] = self.store.save(*record)
        self.view.say(f"{text} {self.records / self.saved[moves]}")
