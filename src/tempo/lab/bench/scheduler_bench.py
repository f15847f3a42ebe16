"""`python -m tempo.lab.bench.scheduler_bench`: games a second at which games over Ray saturate.

Simulated workers sleep as long as a game takes and return one recorded game. All else is what `match --ray` runs: the
driver's loop, its messages over a local Ray, the standings and the record. A few actors hold all workers, as a process
each would not fit on one machine. The first games are cut so that games end evenly from then on. Timing begins when
as many games have ended as there are workers, and ends while all workers are busy.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
from argparse import Namespace
from collections import defaultdict
from contextlib import suppress
from itertools import count
from os import getpid
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, thread_time
from typing import Any, NamedTuple

import psutil
from rich.table import Column, Table

from tempo.lab.command_line.console import Console
from tempo.lab.command_line.inputs import BadInput, Parser, positive, run_command, seconds
from tempo.lab.jobs.batches import Reply
from tempo.lab.jobs.executor import Executor
from tempo.lab.jobs.processes import process_tree
from tempo.lab.players.player_specs import parse_player
from tempo.lab.records.record_file import Recorder, game_record
from tempo.lab.referee.game_adapter import default_game, new_config
from tempo.lab.referee.game_types import PlayedGame
from tempo.lab.referee.one_game import play_game
from tempo.lab.tournament.pairs import ScheduledGame
from tempo.lab.tournament.play_games import play_all
from tempo.lab.tournament.standings import Standings

WORKERS, SECONDS = [1, 2, 4, 10, 30, 100, 300, 1000], [0.5, 2.0, 10.0]
TIMED = 3.0  # seconds that are timed at least: a whole number of games of each worker
NODES = 2  # actors that hold the workers
HEADINGS = ("workers", "seconds", "games/s", "of ideal", "loop busy", "loop", "its Ray", "Ray", "workers'")
CAPTION = """seconds: of a game; of ideal: games/s * seconds / workers; loop busy: share of a core.
Milliseconds of processor time a game: the driver's loop, Ray's threads in the driver,
Ray's own processes, and those of the simulated workers."""
EXAMPLES = """\
example:
  python -m tempo.lab.bench.scheduler_bench               the table of docs/how-to/cluster.md, in about five minutes
"""


class _SimulatedGame(NamedTuple):
    """Work of the simulated workers."""

    seconds: float
    workers: int
    game: PlayedGame

    def play(self, scheduled: ScheduledGame) -> PlayedGame:
        """Return the game."""
        return self.game

    def duration(self, scheduled: ScheduledGame) -> float:
        """Return the seconds of a game; those of the first games are spread evenly."""
        return self.seconds * min(1.0, (2 * scheduled.pair + scheduled.game + 1) / self.workers)


class Node:
    """Actor that holds simulated workers. A worker answers as `CoreActor` does."""

    def __init__(self) -> None:
        self.locks: dict[int, asyncio.Lock] = defaultdict(asyncio.Lock)  # a worker does one batch at a time
        self.asleep: dict[int, asyncio.Task[None]] = {}
        self.work: Any = None
        self.stopped = 0

    async def begin(self, worker: int, order: bytes) -> bytes:
        """Make ready for the jobs of a run."""
        self.work = pickle.loads(pickle.loads(order)).work
        return pickle.dumps(Reply([], 0.0))

    async def do(self, worker: int, run: int, batch: bytes) -> bytes:
        """Sleep through a batch and return its games."""
        simulated, results = self.work.__self__, []
        async with self.locks[worker]:
            for index, scheduled in pickle.loads(batch):
                if run <= self.stopped:
                    break
                self.asleep[worker] = asyncio.create_task(asyncio.sleep(simulated.duration(scheduled)))
                await asyncio.wait([self.asleep[worker]])
                results.append((index, self.work(scheduled)))
        return pickle.dumps(Reply(results, simulated.seconds * len(results)))

    async def stop(self, worker: int, run: int) -> None:
        """Break off this run, for all workers at once."""
        if run > self.stopped:
            self.stopped = run
            for sleep in self.asleep.values():
                sleep.cancel()


class _Method(NamedTuple):
    """A method of one worker's handle."""

    of_node: Any
    worker: int

    def remote(self, *arguments: Any) -> Any:
        """Call it as a method of an actor is called."""
        return self.of_node.remote(self.worker, *arguments)


class _Handle:
    """Handle of one worker, in one of the nodes."""

    def __init__(self, nodes: list[Any], worker: int) -> None:
        node = nodes[worker % NODES]
        self.begin, self.do, self.stop = (_Method(method, worker) for method in (node.begin, node.do, node.stop))


def _usage(nodes: set[int]) -> tuple[float, ...]:
    """Return the time, and processor seconds of the driver's loop, all of the driver, Ray's processes, and `nodes`.

    nodes: processes of the simulated workers
    """
    spent = {}
    for process in process_tree(getpid()):
        with suppress(psutil.Error):
            spent[process.pid] = sum(process.cpu_times()[:2])
    driver, workers = spent.pop(getpid()), sum(spent.pop(node) for node in nodes)
    return monotonic(), thread_time(), driver, sum(spent.values()), workers


def parser() -> Parser:
    options = Parser(prog="python -m tempo.lab.bench.scheduler_bench", description=__doc__, epilog=EXAMPLES)
    add = options.add_argument
    add("--workers", type=positive, nargs="+", default=WORKERS, metavar="N", help="simulated workers (1 to 1,000)")
    add("--seconds", type=seconds, nargs="+", default=SECONDS, metavar="S", help="seconds of a game (0.5, 2 and 10)")
    return options


def _time_run(executor: Executor, simulated: _SimulatedGame, nodes: set[int], record: Path) -> list[str]:
    """Return a row of the table."""
    workers, rounds = simulated.workers, max(1, round(TIMED / simulated.seconds))
    schedule = [ScheduledGame(0, number // 2, number % 2) for number in range(workers * (rounds + 3))]
    standings, marks, played = Standings(schedule, lambda counts: False), list[tuple[float, ...]](), count(1)

    def seen(index: int, game: PlayedGame) -> None:
        standings.add(index, game)
        recorder.write(game_record(game, index=index, players=(0, 1), **schedule[index]._asdict()))
        if next(played) in (workers, workers * (rounds + 1)):
            marks.append(_usage(nodes))

    with Recorder(record, {"kind": "match"}) as recorder:
        end = play_all(simulated.play, schedule, executor, seen, lasting=True, enough=lambda: len(marks) == 2)
    if end.message:
        raise BadInput(end.message)
    took, loop, driver, ray, others = (after - before for before, after in zip(*marks, strict=True))
    games, ideal = workers * rounds, simulated.seconds * rounds
    shares = [f"{share:.1%}" for share in (ideal / took, loop / took)]
    costs = [f"{1000 * cost / games:.2f}" for cost in (loop, max(0.0, driver - loop), ray, others)]
    return [f"{workers:,}", f"{simulated.seconds:g}", f"{games / took:,.1f}", *shares, *costs]


def run(options: Namespace) -> int:
    from tempo.lab.jobs import ray_cluster  # Ray is optional

    ray_cluster.OBEY = 60.0  # a worker that does not stop is killed, which takes an actor of its own
    agent = parse_player("negamax", default_game()).new_agent(1, None)
    game = play_game((agent, agent), new_config(default_game(), timed=False))
    numbers, actors = count(), list[Any]()
    executor = ray_cluster.RayExecutor("local", 1, lambda: _Handle(actors, next(numbers)))
    remote: Any = ray_cluster.ray.remote  # its types know of no options of actors
    node = remote(num_cpus=0, max_concurrency=10 * max(options.workers))(Node)
    actors += [node.remote() for _ in range(NODES)]
    table = Table(*(Column(heading, justify="right") for heading in HEADINGS), caption=CAPTION)
    nodes = set(ray_cluster.ray.get([actor.__ray_call__.remote(lambda _: getpid()) for actor in actors]))
    with TemporaryDirectory() as folder:
        for length in options.seconds:
            for workers in options.workers:
                executor.slots, executor.actors = workers, []
                simulated = _SimulatedGame(length, workers, game)
                table.add_row(*_time_run(executor, simulated, nodes, Path(folder, f"{workers}-{length}.jsonl")))
    executor.close()
    Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
