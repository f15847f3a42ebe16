"""`local_eval.py solve`: exact scores of all moves of a position, with the nodes and the time that they take."""

from __future__ import annotations

import signal
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any

from rich.table import Table

from tempo.arena.adapter.exact import UNKNOWN, Effort, Score, Scores, best_score
from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_options import examples_of
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import INTERRUPTED, BadInput, Parser, positive, run_command, seconds
from tempo.arena.command_line.progress import Progress
from tempo.arena.jobs.executor import add_options as add_executor
from tempo.lab.report.result_tables import plain_table, print_line
from tempo.lab.review.one_position import add_position, read_position
from tempo.lab.review.scoring import DEFAULT_TABLE_BITS, PositionQuery, exact_of, table_bits
from tempo.lab.review.solve_sizes import MOST_CELLS, run_sizes

OUTCOMES = {1: "won", 0: "drawn", -1: "lost", None: "not known"}
INSTEAD = "review --plot champion shows a search"
DESCRIPTION = "Solve a position: the exact score of every move, by the game's solver."
NOTES = """\
SOURCE is as in `review`: moves in their usual notation, a record, or a file of games; without it, the start position.
Ctrl-C, --seconds and --nodes end the search early: what is not known by then is shown as bounds.

examples:
{examples}  local_eval.py solve game.sgf --at 50 --seconds 60
  local_eval.py solve --sizes 30 --record sizes.jsonl               the value of every empty board of up to 30 cells

exit code: 0; 2 for unusable input; 130 after Ctrl-C
"""


class Work(Effort):
    """The effort of one position: it shows progress, and ends at Ctrl-C."""

    def __init__(self, seconds: float | None, nodes: int | None, bar: Progress) -> None:
        super().__init__(seconds, nodes)
        self.began, self.is_interrupted, self.bar = perf_counter(), False, bar

    @property
    def is_spent(self) -> bool:
        self.bar.tick()
        return self.is_interrupted or super().is_spent

    def text(self) -> str:
        """Return nodes and speed so far."""
        passed = perf_counter() - self.began
        return f"{self.searched:,} nodes, {self.searched / passed / 1e6:.1f} million a second"

    @contextmanager
    def ended_by_ctrl_c(self) -> Iterator[None]:
        """Let Ctrl-C end the search within a slice of nodes, so that its bounds are kept."""

        def interrupt(number: int, frame: FrameType | None) -> None:
            self.is_interrupted = True

        before = signal.signal(signal.SIGINT, interrupt)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)


def parser() -> Parser:
    notes = NOTES.format(examples=examples_of("solve"))
    options = Parser(prog="local_eval.py solve", description=DESCRIPTION, epilog=notes)
    add_position(options)
    add = options.add_argument
    add("--seconds", type=seconds, metavar="S", help="stop after S seconds (when all is exact)")
    add("--nodes", type=positive, metavar="N", help="stop after N nodes of the solver")
    memory = f"size of the solver's table: 2^N words of 8 bytes ({DEFAULT_TABLE_BITS})"
    add("--table-bits", type=table_bits, default=DEFAULT_TABLE_BITS, metavar="N", help=memory)
    what = f"the values of all empty boards with at most N cells ({MOST_CELLS}), in place of a position"
    add("--sizes", nargs="?", type=positive, const=MOST_CELLS, metavar="N", help=what)
    add("--record", type=Path, metavar="FILE", help="for --sizes: where they are kept (runs/sizes-GAME.jsonl)")
    add_executor(options)
    return options


def solve(options: Namespace, query: PositionQuery) -> tuple[Scores, Work]:
    """Return the scores of all moves, and the work that they took."""
    exact, position = exact_of(query.config), board_after(*query)
    exact.prepare(query.config, options.table_bits)
    with Progress(lambda: work.text()) as bar:
        work = Work(options.seconds, options.nodes, bar)
        with work.ended_by_ctrl_c():
            scores = exact.scores(position, work, options.table_bits)
    return scores, work


def score_table(query: PositionQuery, exact: Any, scores: Scores) -> Table:
    """Return a row for each move, the best first."""
    table, name_of = plain_table("move", "score", "outcome"), adapter_of(query.config.game).name_of
    for action, score in sorted(scores.items(), key=lambda item: (-item[1].low, -item[1].high)):
        table.add_row(name_of(action, query.config), text_of(exact, score), OUTCOMES[score.value])
    return table


def text_of(exact: Any, score: Score) -> str:
    """Return a score, both bounds of one that is not exact, or `?`."""
    if score.is_exact or score == UNKNOWN:
        return str(exact.text(score))
    return f"{score.low:+d} to {score.high:+d}"


def run(options: Namespace) -> int:
    if options.sizes is not None:
        return run_sizes(options)
    query = read_position(options)
    try:
        exact = exact_of(query.config)
    except BadInput as problem:
        raise BadInput(f"{problem}; {INSTEAD}") from None
    scores, work = solve(options, query)
    if all(score == UNKNOWN for score in scores.values()) and not work.is_interrupted:
        raise BadInput(f"nothing is known of this position by then; {INSTEAD}")
    console, passed = Console(), perf_counter() - work.began
    console.print(score_table(query, exact, scores))
    best, missing = best_score(scores.values()), sum(not score.is_exact for score in scores.values())
    side = "the side to move"
    verdict = {1: f"{side} wins", 0: "a draw", -1: f"{side} loses", None: "outcome not known"}[best.value]
    print_line(console, f"{verdict}, score {text_of(exact, best)}; {work.searched:,} nodes, {passed:.2f} s", "bold")
    print_line(console, f"scores are {exact.meaning}", "dim")
    if missing:
        print_line(console, f"{missing} of {len(scores)} scores are not exact", "")
    return INTERRUPTED if work.is_interrupted else 0


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
