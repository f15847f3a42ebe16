"""`local_eval.py play --terminal`: the board without a browser, a loop over the public API.

A thread reads the input, so that a person can undo or leave while a player of ours searches. Piped input is consumed
line by line, when it is asked for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import TypeVar

from rich.text import Text

import tempo
from tempo.app.storage.archive import GameArchive, save_game
from tempo.app.storage.game_record import HUMAN, record_of
from tempo.app.terminal.terminal_game import OUT_OF_TIME, TerminalGame
from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig, Outcome
from tempo.arena.command_line.console import Console
from tempo.arena.records.record_file import LEFT, RESIGNED
from tempo.lab.report.boards.polygon_board import text_board
from tempo.lab.report.boards.text_board import ASCII, UNICODE
from tempo.native.cores import usable_cores

EOF = "\x04"  # in place of a line: end of input
WORDS = {"undo": "u", "hint": "h", "new": "n", "resign": "r", "quit": "q", "exit": "q", "help": "?"}
HELP = """\
Type a move: {examples}.
  u  undo your last move and the answer to it
  h  the best move, and whether that is certain
  n  a new game
  r  resign
  q  leave{counted}
  ?  this"""
COUNTED = "; the side with more on the board wins"
HINT_SECONDS = 1.0
Thought = TypeVar("Thought", tempo.PlayedMove, tempo.Analysis)


class TerminalSession:
    """Games in the terminal, from start to end."""

    def __init__(self, config: MatchConfig, seats: Sequence[str], records: Path) -> None:
        self.config, self.seats, self.records, self.game = config, seats, records, TerminalGame(config, seats)
        self.saved: dict[tuple[int, ...], str] = {}  # records of this game, by the moves in them
        self.shown: object = None  # game, number of moves and ending that were printed last
        self.is_typed = os.isatty(0)  # False if input is piped
        self.lines: Queue[str] = Queue()  # input that was not used yet
        self.commands = {"u": self.undo, "h": self.hint, "n": self.restart, "?": self.help}
        self.commands["r"] = lambda: self.game.resign()
        self.console = Console(file=sys.stdout, highlight=False, soft_wrap=True)
        self.say = self.console.print
        self.board = text_board(config, UNICODE if self.console.encoding.startswith("utf") else ASCII)
        is_shared = HUMAN == seats[0] == seats[1]
        self.names = ["first", "second"] if is_shared else ["you" if seat == HUMAN else seat for seat in seats]

    def run(self) -> int:
        """Play games until the person leaves; an unfinished game is saved."""
        Thread(target=self.read, daemon=True).start()
        try:
            self.help()
            while (line := self.turn()) not in ("q", EOF):
                self.execute(line)
            if line == "q" and self.game.ending is None:
                self.game.leave()
                self.show()
        except KeyboardInterrupt:
            self.say("")
            raise
        finally:
            self.keep()
        return 0

    # Input.

    def read(self) -> None:
        """Read lines. `sys.stdin` is not used: it cannot be closed while a thread reads it."""
        with suppress(OSError), open(0, encoding="utf-8", errors="replace", closefd=False) as typed:
            for line in map(str.strip, typed):
                self.lines.put(WORDS.get(line.lower(), line.lower() if len(line) == 1 else line))
        self.lines.put(EOF)

    def ask(self, prompt: str) -> str:
        """Return the next line of input, or nothing when the person's time is over."""
        is_printed = self.is_typed and self.lines.empty()  # by the terminal, behind the prompt
        self.say(prompt, end="")
        try:
            line = self.lines.get(timeout=self.game.seconds_left())
        except Empty:
            self.game.lose("TIMEOUT", OUT_OF_TIME)
            line, is_printed = "", False
        if not is_printed or line == EOF:
            self.say(line.strip(EOF))
        return line

    def turn(self) -> str:
        """Let the machine move, or return what the person types."""
        game, name, legal = self.game, self.names[self.game.mover], self.game.state.legal
        self.show()
        if game.ending is not None:
            return self.ask("over (n for a new game): ")
        if self.seats[game.mover] != HUMAN:
            return self.let_machine_move(f"{name} thinks")
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
            game.lose(forfeit.status, forfeit.problem)
            return ""
        if move is None:
            return self.lines.get()
        game.play(move)
        return ""

    def follow(self, thoughts: Iterator[Thought], who: str) -> Thought | None:
        """Return the last of the thoughts; None if a command is typed that ends the search."""
        with self.console.status(who, spinner="line") as status:
            for thought in thoughts:
                if thought.simulations:
                    status.update(f"{who}, {thought.simulations:,} simulations")
                if self.is_typed and self.lines.queue and self.lines.queue[0] in ("q", "u", EOF):
                    return None
            return thought

    # Commands.

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
            self.say(str(problem))

    def help(self) -> None:
        state = self.game.state
        names = [state.name_of(action) for action in state.legal] or ["no move here"]
        examples = ", ".join(dict.fromkeys([names[0], names[len(names) // 2], names[-1]]))
        self.say(HELP.format(examples=examples, counted=COUNTED if state.counts else ""))

    def hint(self) -> None:
        """Print the best moves, and whether they are certain."""
        state, player = self.game.state, f"champion:threads={usable_cores()}"
        thoughts = tempo.analyse(state, player, seconds=HINT_SECONDS, stream=True)
        analysis = self.follow(thoughts, "looking for the best move")
        if analysis is None:
            return
        if len(analysis.best) == len(state.legal) > 1:
            self.say("Whatever you play, the result is the same, for certain.")
        elif analysis.best:
            self.say(f"{' or '.join(map(state.name_of, analysis.best))}: best for certain")
        else:
            self.say(f"{state.name_of(analysis.move)} looks best: an estimate")

    def undo(self) -> None:
        """Take back a resignation, or a person's last move."""
        game, own = self.game, self.game.own_steps()
        if game.ending is not None and game.ending.problem == RESIGNED:
            if name := self.saved.pop(game.state.moves, None):
                GameArchive(self.records).write(name, None)
            self.game = game.back_to(len(game.moves))
            self.say("Your resignation is taken back.")
        elif own:
            self.game = game.back_to(own[-1])
            self.say("Taken back.")
        else:
            raise tempo.BadInput("there is no move to undo")

    def restart(self) -> None:
        """Begin a new game."""
        self.keep()
        self.game, self.saved = TerminalGame(self.config, self.seats, self.game.seed + 1), {}
        self.say("A new game.")

    def keep(self) -> None:
        """Save a game that is not over, unless a record holds its moves and more."""
        moves = self.game.state.moves
        if moves and self.game.ending is None and not any(known[: len(moves)] == moves for known in self.saved):
            self.save("The game so far is saved in")

    def save(self, text: str) -> None:
        moves = self.game.state.moves
        if moves not in self.saved:
            record = record_of(self.config, self.seats, self.game.moves, self.game.ending)
            self.saved[moves] = save_game(self.records, *record)
        self.say(f"{text} {self.records / self.saved[moves]}")

    # Output.

    def show(self) -> None:
        """Print a new move, and a new position where a person is to move; save a game that is over."""
        game, shown = self.game, (self.game, len(self.game.moves), self.game.ending)
        if len(game.moves) > game.printed:
            game.printed = len(game.moves)
            self.show_move()
        is_over = game.ending is not None
        if shown == self.shown or not (is_over or self.seats[game.mover] == HUMAN):
            return
        self.shown, counts = shown, game.state.counts
        self.say("", *self.board.lines(game.state.moves, is_over), sep="\n")
        below = Text(" " * self.board.margin)
        for seat, name in enumerate(self.names):
            clock = f" ({self.config.act_timeout:g} s a move, bank {game.bank_of(seat):.1f} s)"
            below.append_text(self.board.stone(seat)).append(f" {name} {game.seconds_of(seat):.1f} s")
            below.append(f"{clock if self.config.timed else ''}    ")
        self.say(below.append(f"{counts[0]} : {counts[1]}" if counts else ""))
        if game.ending is not None:
            self.say(self.result(game.ending, counts))
            if game.moves:
                self.save("The game is saved in")

    def show_move(self) -> None:
        """Print the last move: `○ level:3: f6, 0.1 s, 0.4 s in all`."""
        game, move = self.game, self.game.moves[-1]
        sentence = adapter_of(self.config.game).pass_sentence
        if game.state.last_cell is None and sentence:
            self.say(sentence)
            return
        passed = "nothing to play, " if game.state.last_cell is None else ""
        moved = f"{passed}{game.states[-2].name_of(game.state.moves[-1])}"
        times = f"{move.seconds:.1f} s, {game.seconds_of(move.seat):.1f} s in all"
        self.say(Text.assemble(self.board.stone(move.seat), f" {self.names[move.seat]}: {moved}, {times}"))

    def result(self, ending: Outcome, counts: Sequence[int] | None) -> str:
        """Return the result in a sentence."""
        first, second = (-1 if reward is None else reward for reward in ending.rewards)
        winner, loser = self.names[::-1] if second > first else self.names
        outcome = "A draw" if first == second else "You have won" if winner == "you" else f"{winner} has won"
        if ending.problem not in (None, LEFT):
            why = {RESIGNED: "resigned", OUT_OF_TIME: "ran out of time"}
            return f"{outcome}: {loser} {why.get(ending.problem, f'forfeits, {ending.problem}')}."
        left = " as it stands" if ending.problem == LEFT else ""
        return f"{outcome}{left}, {counts[0]} : {counts[1]}." if counts else f"{outcome}{left}."
