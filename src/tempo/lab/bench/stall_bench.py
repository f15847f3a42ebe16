"""`python -m tempo.lab.bench.stall_bench`: stalls of the machine, and what the players' clock makes of them.

A process works beside others that spin. After each millisecond of work it reads the clock and its processor time; the
difference is a stall. Then games without a bank are replayed on this record: searches in batches that end when `Pace`
of `search/player/clock.py` says so. A move is late if its answer comes after the limit.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import chain, cycle, islice
from statistics import mean, median
from time import perf_counter, sleep, thread_time
from typing import NamedTuple

from rich.table import Table

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import Parser, run_command, seconds, zero_or_more
from tempo.arena.command_line.progress import tracked
from tempo.arena.jobs.busy import spinning
from tempo.search.player.clock import Pace, TimePlan, allocate
from tempo.search.player.player import BATCH_SECONDS

PIECE = 0.001  # seconds of work between two readings
LEAST_STALL = 0.002  # seconds; shorter gaps are interrupts
ANSWER = 0.002  # seconds of work from the end of the search to the answer
START_UP = 1.0  # seconds in which the busy processes start
LOADS = (0, 2, 4, 8, 16)
QUANTILES = (0.5, 0.9, 0.99, 1)  # of the stalls
STEPS = (0.1, 0.2, 1.0)  # seconds a move
GAMES, MOVES = 100, 20  # replayed for each load and step; each game is that of a new process
EXAMPLES = """\
examples:
  python -m tempo.lab.bench.stall_bench --seconds 60             the tables of docs/background/time-allocation.md
  python -m tempo.lab.bench.stall_bench --busy 8 --seconds 300   the tail of one load
"""

Piece = tuple[float, float]  # seconds, and seconds of the processor


class ReplayedMove(NamedTuple):
    """Seconds to the end of a search, and to its answer."""

    searched: float
    answered: float


def record_pieces(length: float) -> list[Piece]:
    """Work for `length` seconds; return the pieces of work, at least one."""
    pieces: list[Piece] = []
    now, worked = perf_counter(), thread_time()
    end = now + length
    while not pieces or now < end:
        while (worked_then := thread_time()) < worked + PIECE:
            pass
        then = perf_counter()
        pieces.append((then - now, worked_then - worked))
        now, worked = then, worked_then
    return pieces


def stalls_of(pieces: Sequence[Piece]) -> list[float]:
    """Return the stalls of a record in ascending order."""
    return sorted(gap for passed, worked in pieces if (gap := passed - worked) >= LEAST_STALL)


def replay_game(pieces: Iterator[Piece], step: float, moves: int = MOVES) -> Iterator[ReplayedMove]:
    """Yield the moves of a process that has just started, without a bank; `pieces` must not end."""
    pace, budget = Pace(), allocate(TimePlan(), step, 0.0, 0.5)
    now = worked = 0.0

    def work(length: float) -> None:
        nonlocal now, worked
        end = worked + length
        while worked < end:
            passed, worked_since = next(pieces)
            now, worked = now + passed, worked + worked_since

    for _ in range(moves):
        started = now
        pace.begin_move(now, worked)
        remaining = step
        while remaining > 0:
            work(min(BATCH_SECONDS, max(remaining, PIECE)))
            pace.record_batch(pace.look(now, worked))
            remaining = pace.soft_stop(budget, 0.0) - (now - started)
        searched = now - started
        work(ANSWER)
        yield ReplayedMove(searched, now - started)


def replay_games(pieces: Sequence[Piece], step: float) -> list[ReplayedMove]:
    """Return the moves of games that start evenly over a record."""
    starts = [len(pieces) * number // GAMES for number in range(GAMES)]
    return list(chain.from_iterable(replay_game(islice(cycle(pieces), start, None), step) for start in starts))


def stalls_row(pieces: Sequence[Piece]) -> list[str]:
    """Return share of the processor, stalls a second, and their quantiles in milliseconds."""
    stalls, length = stalls_of(pieces), sum(passed for passed, _ in pieces)
    quantiles = [stalls[int(part * (len(stalls) - 1))] if stalls else 0.0 for part in QUANTILES]
    share = sum(worked for _, worked in pieces) / length
    return [f"{share:.0%}", f"{len(stalls) / length:.1f}", *(f"{1000 * stall:.0f}" for stall in quantiles)]


def moves_row(moves: Sequence[ReplayedMove]) -> list[str]:
    """Return the seconds of the moves: median and mean of the searches, and the latest answer."""
    searched = [move.searched for move in moves]
    return [f"{median(searched):.2f}", f"{mean(searched):.2f}", f"{max(move.answered for move in moves):.2f}"]


def late_moves(moves: Sequence[ReplayedMove], step: float) -> int:
    """Return how many moves came too late."""
    return sum(move.answered > step for move in moves)


def tables(records: dict[int, list[Piece]]) -> Iterator[Table]:
    """Yield the table of the stalls and that of the replayed moves, from the record of each load."""
    headings = ("busy", "processor", "stalls/s", "median", "90 %", "99 %", "longest")
    stalls = Table(*headings, caption="stalls in milliseconds")
    for load, pieces in records.items():
        stalls.add_row(f"{load}", *stalls_row(pieces))
    yield stalls
    caption = "seconds: median and mean of the searches, and the latest answer"
    replayed = Table("limit", "busy", "late", "median", "mean", "latest", caption=caption)
    for step in STEPS:
        for load, pieces in records.items():
            moves = replay_games(pieces, step)
            replayed.add_row(f"{step} s", f"{load}", f"{late_moves(moves, step)} of {len(moves):,}", *moves_row(moves))
    yield replayed


def run(options: Namespace) -> int:
    """Record all loads and print the tables."""
    records, loads = {}, options.busy or LOADS
    for load in tracked(loads, "recording"):
        with spinning(load):
            sleep(START_UP)
            records[load] = record_pieces(options.seconds)
    for table in tables(records):
        Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    """Run the bench with these arguments; return the exit status."""
    parser = Parser(prog="python -m tempo.lab.bench.stall_bench", description=__doc__, epilog=EXAMPLES)
    parser.add_argument("--seconds", type=seconds, default=20.0, metavar="S", help="of each record (20)")
    busy_help = "processes that spin beside the record (0 2 4 8 16)"
    parser.add_argument("--busy", type=zero_or_more, nargs="+", metavar="N", help=busy_help)
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
