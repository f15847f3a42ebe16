"""Worker process of one core on a node of a cluster.

A Ray actor has threads, and a process with threads must not fork. So an actor starts a clean process, `serve`. It
unpickles the work, prepares once, and does the jobs in processes forked from it, with the limits and error messages of
a local run. Messages are pickled here and by the driver; the actor only passes bytes on.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from contextlib import closing
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from time import monotonic

from tempo.arena.command_line.inputs import SearchFailed
from tempo.arena.command_line.process_text import exit_text
from tempo.arena.jobs.batches import Batch, Reply
from tempo.arena.jobs.pool import Order, WorkerFailed
from tempo.arena.jobs.processes import NOWHERE, start_module
from tempo.arena.jobs.workers import Team
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.child_lifetime import die_with

SPAN = 0.25  # seconds that a batch of short jobs lasts: a message over the network takes about one millisecond
STOP = pickle.dumps(None)


class Stopped(Exception):
    """The results are no longer wanted."""


class CleanProcess:
    """The actor's view of the clean process."""

    def __init__(self) -> None:
        self.pipe, theirs = Pipe()
        handles = (theirs.fileno(),)
        self.process = start_module(__name__, *handles, os.getpid(), paths=sys.path, pass_fds=handles, **NOWHERE)
        theirs.close()

    def ask(self, message: bytes) -> bytes:
        """Send an order or a batch, pickled, and wait for the pickled answer."""
        try:
            self.pipe.send_bytes(message)
            return self.pipe.recv_bytes()
        except (EOFError, OSError):
            raise EOFError(f"its process {exit_text(self.process.wait())}") from None

    def stop(self) -> None:
        """Interrupt the current batch; from any thread."""
        self.pipe.send_bytes(STOP)


def serve(descriptor: int, parent: int) -> None:
    """Serve orders and batches until the connection closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with(parent)
    use_kernel_cache()
    pipe = Connection(descriptor)
    team: Team | None = None
    while True:
        message = pickle.loads(pipe.recv_bytes())
        if isinstance(message, bytes):
            if team:
                team.close()
            team, reply = None, Reply([], 0.0)
            try:
                team = make_team(message)
            except Exception as raised:
                reply = reply._replace(failure=(0, f"{type(raised).__name__}: {raised}"))
            except SearchFailed as failure:
                reply = reply._replace(search_failed=str(failure))
            pipe.send_bytes(pickle.dumps(reply))
        elif message and team:
            pipe.send_bytes(pickle.dumps(do_batch(team, message, pipe)))


def make_team(pickled: bytes) -> Team:
    """Prepare once for all jobs of an order."""
    order: Order = pickle.loads(pickled)
    if order.prepare is not None:
        order.prepare()
    return Team(order, 1)


def do_batch(team: Team, batch: Batch, pipe: Connection) -> Reply:
    """Do jobs until one fails, the run is stopped, or it is time to return the results."""

    def tick() -> None:
        if pipe.poll() and pickle.loads(pipe.recv_bytes()) is None:
            raise Stopped

    start, results, failure = monotonic(), [], None
    try:
        with closing(team.run([job for _, job in batch], tick, patience=2 * SPAN)) as done:
            for place, result in done:
                results.append((batch[place][0], result))
    except WorkerFailed as problem:
        failure = batch[problem.index][0], str(problem)
        team.close()
    except Stopped:
        team.close()
    except SearchFailed as problem:
        return Reply(results, monotonic() - start, search_failed=str(problem))
    return Reply(results, monotonic() - start, failure)


if __name__ == "__main__":
    serve(*map(int, sys.argv[1:]))
