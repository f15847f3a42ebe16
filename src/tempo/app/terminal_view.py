"""Terminal view of a game: the board, moves with their times, hints, errors, the result."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from tempo.app.game.board_game import BoardGame
from tempo.app.game.game_record import HUMAN, OUT_OF_TIME
from tempo.lab.records.record_file import LEFT, RESIGNED
from tempo.lab.referee.game_adapter import adapter_of
from tempo.lab.report.polygon_board import text_board
from tempo.lab.report.text_board import ASCII, UNICODE

HELP = """\
Type a move: {examples}.
  u  undo your last move and the answer to it
  h  the best move, and whether that is certain
  n  a new game
  r  resign
  q  leave{counted}
  ?  this"""
COUNTED = "; the side with more on the board wins"
SLOW = 0.3
MAX_LISTED = 12  # legal moves in an error message
State = Mapping[str, Any]


class TerminalView:
    """Prints one game."""

    def __init__(self, game: BoardGame, records: Path) -> None:
        self.game, self.config, self.records = game, game.config, records
        self.adapter = adapter_of(game.config.game)
        self.console = Console(highlight=False, soft_wrap=True)
        self.board = text_board(game.config, UNICODE if _can_encode("".join(UNICODE.stones)) else ASCII)
        self.is_typed = sys.stdin is not None and sys.stdin.isatty()  # False if input is piped
        self.shown_nodes: list[int] = []  # moves that have been printed
        self.drawn: Any = None  # position that was drawn last, and how it ended
        self.shown_messages: Any = None  # hint and error that were printed last
        self.pending_line = ""  # text in front of the cursor

    def say(self, text: str | Text) -> None:
        self.end_line()
        self.console.print(text)

    def end_line(self) -> None:
        """Finish a prompt line, or clear a progress line."""
        if self.pending_line:
            is_prompt = self.pending_line.endswith(": ")
            self.console.file.write("\n" if is_prompt else "\r" + " " * len(self.pending_line) + "\r")
            self.pending_line = ""

    def prompt(self) -> None:
        if not self.pending_line:
            mover = self.game.seats[self.game.position().mark - 1]
            waits = "your move (? for help): " if mover == HUMAN else "Enter to go on, q to leave: "
            self.pending_line = "over (n for a new game): " if self.game.is_over() else waits
            self.console.file.write(self.pending_line)
            self.console.file.flush()

    def echo(self, line: str) -> None:
        """Print piped input after the prompt; typed input is there already."""
        if line and not self.is_typed:
            self.prompt()
            self.console.file.write(line)
            self.end_line()
        self.pending_line = ""

    def show_analysis(self, analysis: Mapping[str, Any]) -> None:
        """Show the progress of a slow search on one line of a terminal."""
        is_slow = analysis["seconds"] >= SLOW
        if is_slow and self.console.is_terminal and not self.pending_line.endswith(": "):
            who = "looking for the best move" if analysis["task"] == "hint" else f"{self.name(analysis['seat'])} thinks"
            text = f"{who}, {analysis['simulations']:,} simulations"
            self.console.file.write("\r" + text.ljust(len(self.pending_line)))
            self.console.file.flush()
            self.pending_line = text.ljust(len(self.pending_line))

    def show(self, state: State, asked: bool) -> None:
        """Print what is new: moves, the board when input is due, a hint, an error."""
        nodes = [ply["node"] for ply in state["line"][: state["at"]]]
        if nodes[: len(self.shown_nodes)] != self.shown_nodes:
            self.say("Taken back.")
            self.drawn = None
        else:
            for ply in state["line"][len(self.shown_nodes) : state["at"]]:
                self.say(self.move_text(ply, state))
        self.shown_nodes = nodes
        position = nodes, state["over"]
        if (asked or HUMAN not in self.game.seats) and position != self.drawn:
            self.drawn = position
            self.draw(state)
        said = state["hint"], state["error"]
        if said != self.shown_messages:
            self.shown_messages = said
            self.show_hint(state["hint"], state["legal"])
            if state["error"]:
                self.say(f"{state['error']}. {'Press Enter to try again.' if state['paused'] else ''}")

    def draw(self, state: State) -> None:
        """Print the board, and below it the players with their stones and times."""
        is_over = state["over"] is not None and state["at"] == len(state["line"])
        self.say("")
        for line in self.board.lines([ply["action"] for ply in state["line"][: state["at"]]], is_over):
            self.say(line)
        below = Text(" " * self.board.margin)
        for seat in (0, 1):
            below.append_text(self.board.stone(seat))
            below.append(f" {self.name(seat)} {self.seconds(seat, state):.1f} s{self.left(seat, state)}    ")
        counts = self.adapter.count_of(self.game.position())
        self.say(below.append(f"{counts[0]} : {counts[1]}" if counts else ""))
        if is_over:
            self.say(self.result(state["over"], counts))
            if state["saved_as"]:
                self.say(f"The game is saved in {self.records / state['saved_as']}")

    def move_text(self, ply: Mapping[str, Any], state: State) -> Text:
        """`○ level:3: f6, 0.1 s, 0.4 s in all`."""
        seat, name = ply["seat"], self.adapter.name_of(ply["action"], self.config)
        moved = f"nothing to play, {name}" if ply.get("cells") == [] else name
        times = "" if ply["seconds"] is None else f", {ply['seconds']:.1f} s, {self.seconds(seat, state):.1f} s in all"
        return Text.assemble(self.board.stone(seat), f" {self.name(seat)}: {moved}{times}")

    def seconds(self, seat: int, state: State) -> float:
        """Return the total thinking time of a side."""
        return sum(ply["seconds"] or 0.0 for ply in state["line"][: state["at"]] if ply["seat"] == seat)

    def left(self, seat: int, state: State) -> str:
        """Return the seconds left in its bank."""
        clock = state["clock"]
        return f" ({clock['act']:g} s a move, bank {clock['left'][seat]:.1f} s)" if clock["kind"] == "timed" else ""

    def name(self, seat: int) -> str:
        if self.game.seats == [HUMAN, HUMAN]:
            return ("first", "second")[seat]
        name = self.game.seats[seat]
        return "you" if name == HUMAN else name

    def show_hint(self, hint: Mapping[str, Any] | None, legal: Sequence[int]) -> None:
        if not hint:
            return
        names = " or ".join(self.move_names(hint["actions"]))
        if hint["certain"] and len(legal) > 1 and len(hint["actions"]) == len(legal):
            self.say("Whatever you play, the result is the same, for certain.")
        else:
            self.say(f"{names}: best for certain" if hint["certain"] else f"{names} looks best: an estimate")

    def result(self, over: Mapping[str, Any], counts: Sequence[int] | None) -> str:
        """Return the result in a sentence."""
        rewards, loser = over["rewards"], over["forfeit"]
        if loser is not None:
            why = {RESIGNED: "resigned", OUT_OF_TIME: "ran out of time"}.get(
                over["reason"]
            ) or f"forfeits, {over['reason']}"
            return f"{self.winner_text(1 - loser)}: {self.name(loser)} {why}."
        outcome = "A draw" if rewards[0] == rewards[1] else self.winner_text(int(rewards[1] > rewards[0]))
        outcome += " as it stands" if over["reason"] == LEFT else ""
        return f"{outcome}, {counts[0]} : {counts[1]}." if counts else f"{outcome}."

    def winner_text(self, seat: int) -> str:
        return "You have won" if self.name(seat) == "you" else f"{self.name(seat)} has won"

    def begin_game(self) -> None:
        """Announce a new game."""
        self.say("A new game.")
        self.shown_nodes, self.drawn = [], None

    def show_unfinished(self, name: str) -> None:
        """Print where an unfinished game was saved."""
        self.say(f"The game so far is saved in {self.records / name}")

    def help(self) -> None:
        legal = self.move_names(self.game.position().legal())
        examples = ", ".join(dict.fromkeys([legal[0], legal[len(legal) // 2], legal[-1]])) if legal else "no move here"
        counted = COUNTED if self.adapter.count_of(self.game.position()) else ""
        self.say(HELP.format(examples=examples, counted=counted))

    def move_names(self, actions: Sequence[int]) -> list[str]:
        return [self.adapter.name_of(action, self.config) for action in actions]

    def parse_move(self, text: str, legal: Sequence[int]) -> int | None:
        """Return the legal move with this name, in upper or lower case."""
        return {name.lower(): action for name, action in zip(self.move_names(legal), legal, strict=True)}.get(
            text.lower()
        )

    def explain(self, text: str, state: State) -> str:
        """Explain why the input is not a legal move."""
        if not state["legal"]:
            return "The game is over: u takes a move back, n begins another, q leaves."
        cell, position = self.board.find_cell(text), self.game.position()
        if cell is not None:
            why = f"{text} is taken" if position.cells[cell] else f"{text} is not possible here"
        elif not self.board.has_rows and text in self.board.above:
            why = f"{text} is full"
        else:
            why = f"There is no '{text[:20]}' on this board: {self.board.coordinate_range()}, ? for help"
        few = len(state["legal"]) <= MAX_LISTED
        return f"{why}; choose {', '.join(self.move_names(state['legal']))}." if few else f"{why}."


def _can_encode(signs: str) -> bool:
    """Return whether the output's encoding has these characters."""
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
