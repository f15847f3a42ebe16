"""Worker processes on the cores of this machine: forked from this process, or spawned where forking is not safe.

A fork costs about a millisecond and inherits what the parent has imported and compiled. So each job can have a process
of its own: it sees nothing of other jobs, and an agent that crashes ends only its own game. But on a busy machine
Linux lets a new process wait for up to seconds, too long for a game on a short clock; a process that has run for a
while never waits for long. Where the clock is short and jobs leave nothing behind, let the processes be `lasting`:
they also get many short jobs at once (see `batches`). A parent that forks must not have threads.

A spawned worker imports everything again, and prepares itself with machine code from the cache: ready in 0.3 to 0.7 s.
Fork stays on Linux, because it pays. On two cores, the best of four runs: `match champion classic --pairs 150
--sims 50` takes 2.7 s with forked and 4.0 s with spawned workers; `--games 10 --opponent random`, with a process for
each game, 0.9 and 4.8 s.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from math import inf
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from time import monotonic
from typing import Any

from tempo.arena.command_line.inputs import SearchFailed
from tempo.arena.command_line.process_text import exit_text
from tempo.arena.jobs.batches import Batch, BatchedJobs, Reply
from tempo.arena.jobs.own_process import silence
from tempo.arena.jobs.pool import TICK, Lost, Order, Pool, Tick
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.child_lifetime import die_with

SPAN = 0.05  # seconds that a batch of short jobs lasts: what is lost of a run that is killed
ATTEMPTS = 2  # at a job whose process dies
START = "fork" if sys.platform == "linux" else "spawn"  # libraries of macOS do not survive a fork
MOST_HELD = 1 if sys.platform == "win32" else 2  # batches of a worker: pipes of Windows hold too little for a second


class Worker:
    """The parent's view of a process that does jobs.

    `status` is memory of both processes: the index of the current job and its start time, without a message.
    Make it with SIGINT held back: the child then leaves Ctrl-C to the parent.
    """

    def __init__(self, order: Order, others: list[Worker]) -> None:
        context = multiprocessing.get_context(START)
        self.batches: deque[Batch] = deque()
        self.status: Any = RawArray("d", 2)
        self.pipe, theirs = context.Pipe()
        inherited = [self.pipe, *(other.pipe for other in others)]
        start = partial(forked, inherited) if START == "fork" else spawned
        self.process = context.Process(  # type: ignore[attr-defined]
            target=start, args=(order, theirs, self.status, os.getpid())
        )
        self.process.start()
        theirs.close()

    def give(self, batch: Batch) -> None:
        """Send a batch. If the process is dead, `collect` will notice."""
        if not self.batches:
            self.status[0], self.status[1] = batch[0][0], monotonic()
        self.batches.append(batch)
        with suppress(BrokenPipeError):
            self.pipe.send(batch)

    def collect(self) -> tuple[Batch, Reply]:
        """Return the batch that the process has answered, or died of, and its reply."""
        try:
            reply = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            self.process.join()
            why = f"its process {exit_text(self.process.exitcode)}"
            reply = Reply([], 0.0, (int(self.status[0]), why), has_died=True)
        return self.batches.popleft(), reply

    def busy_since(self) -> float:
        """Return the start time of the current job, or now."""
        return self.status[1] if self.batches else monotonic()

    def end(self) -> None:
        """Kill the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Team(Pool):
    """Workers on this machine. Close it, so that no process is left behind."""

    def __init__(self, order: Order, size: int) -> None:
        self.order = order
        self.size = size
        self.workers: list[Worker] = []
        self.deaths: Counter[int] | None = None  # by job; None if a job whose process dies has a result

    def run(
        self, jobs: Sequence[Any], tick: Tick, lost: Lost | None = None, patience: float = inf
    ) -> Generator[tuple[int, Any], None, None]:
        """Yield (index of the job, its result) as `Pool.results` does.

        Without `lost` a job is done again if its process dies, which the system may have killed for memory.
        """
        self.deaths = Counter() if lost is None else None
        yield from self.results(BatchedJobs(jobs, self.size, SPAN * self.order.lasting), tick, lost, patience)

    def hand_out(self, queue: BatchedJobs) -> None:
        """Give every worker enough batches, and start as many workers as there is work for."""
        for worker in self.workers:
            while len(worker.batches) < MOST_HELD and (batch := queue.deal(len(worker.batches))):
                worker.give(batch)
        while queue.waiting and len(self.workers) < self.size:
            with sigint_held_back():
                self.workers.append(Worker(self.order, self.workers))
            self.workers[-1].give(queue.deal(0))

    def is_busy(self) -> bool:
        """Return whether a worker has a batch."""
        return any(worker.batches for worker in self.workers)

    def wait(self, queue: BatchedJobs) -> list[Reply]:
        """Wait for replies; end workers that hang, have died, or were for one job."""
        busy = {worker.pipe: worker for worker in self.workers if worker.batches}
        ready = [busy[pipe] for pipe in wait(list(busy), timeout=TICK)]  # type: ignore[index]
        replies = [self.dismiss(worker, queue) for worker in self.overdue(ready)]
        for worker in ready:
            batch, reply = worker.collect()
            if reply.has_died and reply.failure and self.may_repeat(reply.failure[0]):
                reply = reply._replace(failure=None)
            queue.settle(batch, reply)
            replies.append(reply)
            if not self.order.lasting or not worker.process.is_alive():
                self.retire(worker, queue)
        return replies

    def may_repeat(self, job: int) -> bool:
        """Count the death of a job's process; return whether the job is done again."""
        if self.deaths is None:
            return False
        self.deaths[job] += 1
        return self.deaths[job] < ATTEMPTS

    def overdue(self, ready: Sequence[Worker]) -> list[Worker]:
        """Return the workers without a reply whose job has exceeded the limit."""
        if self.order.limit is None:
            return []
        late = monotonic() - self.order.limit
        return [worker for worker in self.workers if worker not in ready and worker.busy_since() < late]

    def dismiss(self, worker: Worker, queue: BatchedJobs) -> Reply:
        """Kill a worker that hangs; return its job and the reason."""
        why = f"not finished after {self.order.limit:.0f} s: an agent hangs"
        reply = Reply([], 0.0, (int(worker.status[0]), why))
        queue.settle(worker.batches.popleft(), reply)
        self.retire(worker, queue)
        return reply

    def retire(self, worker: Worker, queue: BatchedJobs) -> None:
        """Kill a worker and take back its batches."""
        queue.take_back(index for batch in worker.batches for index, _ in batch)
        self.workers.remove(worker)
        worker.end()

    def close(self) -> None:
        """Kill all workers."""
        for worker in self.workers:
            worker.end()
        self.workers = []


@contextmanager
def sigint_held_back() -> Iterator[None]:
    """Delay Ctrl-C to the end of the block, where the system can, so that no started process is left behind."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def forked(inherited: list[Connection], order: Order, pipe: Connection, status: Any, parent: int) -> None:
    """Do jobs in a forked process, which has what its parent prepared."""
    be_silent_child(parent)
    for connection in inherited:
        connection.close()  # otherwise the end of the parent would go unnoticed
    gc.freeze()  # what the parent made is shared with it: collecting it would copy it
    do_batches(order, pipe, status)


def spawned(order: Order, pipe: Connection, status: Any, parent: int) -> None:
    """Prepare, with machine code from the cache, and do jobs in a spawned process."""
    be_silent_child(parent)
    use_kernel_cache()
    if order.prepare is not None:
        order.prepare()
    do_batches(order, pipe, status)


def be_silent_child(parent: int) -> None:
    """Leave Ctrl-C to the parent, end with it, and print nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    die_with(parent)
    silence()


def do_batches(order: Order, pipe: Connection, status: Any) -> None:
    """Do jobs until there are no more, or the parent is gone."""
    with suppress(EOFError, OSError):
        while True:
            pipe.send(do_batch(order.work, pipe.recv(), status))
    os._exit(0)  # at once: a thread that an agent left running would hold up an orderly end


def do_batch(work: Callable[[Any], Any], batch: Batch, status: Any) -> Reply:
    """Do jobs until one fails, or it is time to return the results."""
    start, results = monotonic(), []
    for index, job in batch:
        now = monotonic()
        if now - start > 2 * SPAN:
            break
        status[0], status[1] = index, now
        try:
            results.append((index, work(job)))
        except Exception as problem:
            return Reply(results, monotonic() - start, (index, f"{type(problem).__name__}: {problem}"))
        except SearchFailed as failure:
            return Reply(results, monotonic() - start, search_failed=str(failure))
    return Reply(results, monotonic() - start)
