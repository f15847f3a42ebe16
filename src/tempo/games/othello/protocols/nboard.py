"""NBoard engine of the Othello agent: `python -m tempo.games.othello.protocols.nboard`.

https://github.com/weltyc/ntest/blob/master/instructions/Protocol.htm, versions 1 and 2. The engine never plays a move
by itself: it answers `go`, and waits for the `move`. The clock is that of the game, or --seconds a move without one;
`hint` and `analyze` always take --seconds. A depth means nothing to this search and is ignored. `eval` is the expected
difference of discs for the side to move, 64 for a certain win by an unknown margin; the depth is that of the search, or
`100%W` where win, draw or loss is certain. The search stops when a line comes in, such as the `ping` before the
position changes, and its result so far is the answer.

    python -m tempo.games.othello.protocols.nboard --seconds 2
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, TextIO

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.line_server import run_engine
from tempo.arena.jobs.processes import is_readable
from tempo.games.othello.adapter.board import BLACK, EMPTY, PASS, SQUARES, OthelloBoard, read_square
from tempo.games.othello.formats.ggf import GgfClock, play_item, read_ggf, write_ggf_move
from tempo.games.othello.protocols.own_engine import ChampionEngine

if TYPE_CHECKING:
    from tempo.search.types import Snapshot

NAME = "Tempo"
CERTAIN = ("exact", "outcome", "proven", "win")
LAG = 0.1  # seconds of a game's clock that are kept back


class Hint(NamedTuple):
    """A move with its evaluation."""

    line: str
    evaluation: float
    depth: str


class PipeLines:
    """Lines of a pipe, read without a thread: `waiting` polls and never blocks."""

    def __init__(self, file: int) -> None:
        self.file = file
        self.rest = b""
        self.ended = False

    def waiting(self) -> bool:
        """Return whether a line or the end of input can be read."""
        return self.ended or b"\n" in self.rest or is_readable(self.file, 0)

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        while b"\n" not in self.rest and not self.ended:
            part = os.read(self.file, 65536)
            self.rest += part
            self.ended = not part
        if not self.rest:
            raise StopIteration
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode(errors="replace")


class NBoardServer:
    """One game at a time; `obey` takes a line and writes the answers."""

    def __init__(self, thinker: ChampionEngine, usual: float, lines: PipeLines, out: TextIO) -> None:
        self.thinker = thinker
        self.usual = usual
        self.lines = lines
        self.out = out
        self.board = OthelloBoard()
        self.clocks: dict[int, GgfClock] = {}
        self.running = True

    def serve(self) -> None:
        """Obey lines until `quit` or the end of input."""
        for line in self.lines:
            try:
                self.obey(line)
            except BadInput as problem:
                self.say(f"status {problem}")
            if not self.running:
                return

    def say(self, line: str) -> None:
        """Write one line."""
        self.out.write(f"{line}\n")
        self.out.flush()

    def obey(self, line: str) -> None:
        """Obey a line; ignore unknown ones, as the protocol requires."""
        name, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if name == "nboard":
            self.say(f"set myname {NAME}")
        elif name == "set" and rest.startswith("game "):
            self.set_game(rest.removeprefix("game "))
        elif name == "move":
            self.move(rest)
        elif read_square(name) is not None or name == "PA":  # NBoard 1.1 leaves out the word
            self.move(name)
        elif name == "hint":
            self.hint(max(1, int(rest)) if rest.isdecimal() else 1)
        elif name == "go":
            self.go()
        elif name == "ping":
            self.say(f"pong {rest}")
        elif name == "learn":
            self.say("learned")
        elif name == "analyze":
            self.analyze()
        elif name == "quit":
            self.running = False

    def set_game(self, text: str) -> None:
        """Set the game and its clock."""
        game = read_ggf(text, "set game")
        self.board, self.clocks = game.board, game.clocks

    def move(self, item: str) -> None:
        """Play a move, and charge its time to the clock."""
        mark = self.board.mark
        spent = play_item(self.board, item, "move")
        clock = self.clocks.get(mark)
        if clock is not None:
            self.clocks[mark] = clock._replace(left=clock.left - spent + clock.increment)

    def go(self) -> None:
        """Search, and answer with the best move; it is not played."""
        if self.board.is_over() or self.board.must_pass():
            self.say(f"=== {write_ggf_move(PASS)}")
            return
        self.say(f"status {NAME} is thinking")
        clock = self.clocks.get(self.board.mark)
        step, bank = (self.usual, 0.0) if clock is None else (clock.increment, max(0.0, clock.left - LAG))
        start, last = perf_counter(), None
        for snapshot in self.think(self.board, step, bank):
            last = snapshot
            self.report(snapshot, 1)
        assert last is not None
        worth, seconds = evaluation(last.value, last.score), perf_counter() - start
        self.say(f"=== {write_ggf_move(last.move)}/{worth:.2f}/{seconds:.2f}")
        self.say(f"status {NAME} is waiting")

    def hint(self, count: int) -> None:
        """Search, and report the best moves."""
        if self.board.is_over():
            return
        self.say(f"status {NAME} is analyzing")
        if self.board.must_pass():
            self.say(f"search {write_ggf_move(PASS)} 0.00 0 1")
        else:
            for snapshot in self.think(self.board, self.usual, 0.0):
                self.report(snapshot, count)
        self.say(f"status {NAME} is waiting")

    def analyze(self) -> None:
        """Evaluate every position of the game for the side to move, from the last to the first."""
        for played in range(len(self.board.moves), -1, -1):
            board = OthelloBoard(self.board.start, self.board.first)
            board.reset(self.board.moves[:played])
            if self.lines.waiting():
                return
            self.say(f"analysis {played} {self.value_of(board):.2f}")

    def think(self, board: OthelloBoard, step: float, bank: float) -> Iterator[Snapshot]:
        """Yield snapshots until the time is up or a line comes in."""
        for snapshot in self.thinker.think(board, step, bank):
            yield snapshot
            if self.lines.waiting():
                return

    def value_of(self, board: OthelloBoard) -> float:
        """Return the value of a position for the side to move."""
        if board.is_over():
            lead = board.lead() if board.mark == BLACK else -board.lead()
            result = (lead > 0) - (lead < 0)
            return evaluation(0.5 + 0.5 * result, lead + result * board.discs(EMPTY))
        if board.must_pass():
            board.play(PASS)
            return 0.0 - self.value_of(board)
        value, score = 0.5, None
        for snapshot in self.think(board, self.usual, 0.0):
            value, score = snapshot.value, snapshot.score
        return evaluation(value, score)

    def report(self, snapshot: Snapshot, count: int) -> None:
        """Write a `search` line for each of the best moves, the best one last, and the size of the search."""
        for hint in reversed(hints_of(snapshot)[:count]):
            self.say(f"search {hint.line} {hint.evaluation:.2f} 0 {hint.depth}")
        self.say(f"nodestats {snapshot.simulations} {snapshot.seconds:.2f}")


def hints_of(snapshot: Snapshot) -> list[Hint]:
    """Return the searched moves, the best first; without a search the move alone."""
    line = "-".join(write_ggf_move(move) for move in (snapshot.line or (snapshot.move,)))
    depth = "100%W" if snapshot.reason in CERTAIN else str(max(1, snapshot.plies))
    best = Hint(line, evaluation(snapshot.value, snapshot.score), depth)
    scores = snapshot.scores or (None,) * len(snapshot.moves)
    merits = snapshot.scores or snapshot.visits  # by alpha-beta, moves that are hard to refute have most visits
    others = sorted(zip(merits, snapshot.moves, snapshot.values, scores, strict=True), reverse=True)
    rest = [(move, evaluation(value, score)) for _, move, value, score in others if move != snapshot.move]
    return [best, *(Hint(write_ggf_move(move), worth, "1") for move, worth in rest)]


def evaluation(value: float, score: float | None) -> float:
    """Return the score in discs if it is known, else the value from 0 lost to 1 won as -64 to 64."""
    return (SQUARES * (2 * value - 1) if score is None else score) + 0.0  # no -0.0


def main(argv: list[str]) -> int:
    """Run the engine."""
    def play(usual: float, threads: int) -> None:
        NBoardServer(ChampionEngine(threads), usual, PipeLines(sys.stdin.fileno()), sys.stdout).serve()

    return run_engine("tempo.games.othello.protocols.nboard", __doc__, play, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
