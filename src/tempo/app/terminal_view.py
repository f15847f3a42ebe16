"""Printing of a game in the terminal: the board, moves with their times, hints, the result."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.text import Text

import tempo
from tempo.app.game.game_record import HUMAN, OUT_OF_TIME, Ending
from tempo.app.terminal_game import TerminalGame
from tempo.lab.command_line.console import Console
from tempo.lab.records.record_file import LEFT, RESIGNED
from tempo.lab.referee.game_types import MatchConfig
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


class TerminalView:
    """Prints games between two seats."""

    def __init__(self, config: MatchConfig, seats: Sequence[str]) -> None:
        self.console = Console(file=sys.stdout, highlight=False, soft_wrap=True)
        self.say = self.console.print
        self.board = text_board(config, UNICODE if self.console.encoding.startswith("utf") else ASCII)
        is_shared = HUMAN == seats[0] == seats[1]
        self.names = ["first", "second"] if is_shared else ["you" if seat == HUMAN else seat for seat in seats]

    def help(self, game: TerminalGame) -> None:
        names = [game.state.name_of(action) for action in game.state.legal] or ["no move here"]
        examples = ", ".join(dict.fromkeys([names[0], names[len(names) // 2], names[-1]]))
        self.say(HELP.format(examples=examples, counted=COUNTED if game.state.counts else ""))

    def show_position(self, game: TerminalGame) -> None:
        """Print the board, below it the players with their stones and times, and the result."""
        self.say("", *self.board.lines(game.state.moves, game.ending is not None), sep="\n")
        below, counts = Text(" " * self.board.margin), game.state.counts
        for seat in (0, 1):
            clock = f" ({game.config.act_timeout:g} s a move, bank {game.bank_of(seat):.1f} s)"
            below.append_text(self.board.stone(seat)).append(f" {self.names[seat]} {game.seconds_of(seat):.1f} s")
            below.append(f"{clock if game.config.timed else ''}    ")
        self.say(below.append(f"{counts[0]} : {counts[1]}" if counts else ""))
        if game.ending is not None:
            self.say(self.result(game.ending, counts))

    def show_move(self, game: TerminalGame) -> None:
        """Print the last move: `○ level:3: f6, 0.1 s, 0.4 s in all`."""
        move, passed = game.moves[-1], "nothing to play, " if game.state.last_cell is None else ""
        moved = f"{passed}{game.states[-2].name_of(game.state.moves[-1])}"
        times = f"{move.seconds:.1f} s, {game.seconds_of(move.seat):.1f} s in all"
        self.say(Text.assemble(self.board.stone(move.seat), f" {self.names[move.seat]}: {moved}, {times}"))

    def show_hint(self, analysis: tempo.Analysis) -> None:
        """Print the best moves, and whether they are certain."""
        state, best = analysis.state, analysis.best
        if len(best) == len(state.legal) > 1:
            self.say("Whatever you play, the result is the same, for certain.")
        elif best:
            self.say(f"{' or '.join(map(state.name_of, best))}: best for certain")
        else:
            self.say(f"{state.name_of(analysis.move)} looks best: an estimate")

    def result(self, ending: Ending, counts: Sequence[int] | None) -> str:
        """Return the result in a sentence."""
        (first, second), loser = ending.points(), ending.loser
        winner = self.names[int(second > first)]
        outcome = "A draw" if first == second else "You have won" if winner == "you" else f"{winner} has won"
        if loser is not None:
            why = {RESIGNED: "resigned", OUT_OF_TIME: "ran out of time"}.get(ending.reason or "")
            return f"{outcome}: {self.names[loser]} {why or f'forfeits, {ending.reason}'}."
        left = " as it stands" if ending.reason == LEFT else ""
        return f"{outcome}{left}, {counts[0]} : {counts[1]}." if counts else f"{outcome}{left}."
