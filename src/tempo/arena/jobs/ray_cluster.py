"""Executor on a Ray cluster, with one actor per core: `--ray ADDRESS`, or `--ray local` for this machine alone.

A run promises what it does on one machine. Each index comes once: one actor at a time has a job, and the job is dealt
again only after that actor's death. A node that dies costs what its actors were doing: a quarter of a second of short
jobs, or one job each. New actors take their place as soon as there is a core. Actors stay from run to run with what
they have imported and compiled. The nodes run the code of this process: the package is sent to them.
"""

from __future__ import annotations

import logging
import os
import pickle
from collections import Counter, deque
from collections.abc import Generator, Sequence
from pathlib import Path
from socket import create_connection
from typing import Any

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.batches import Batch, BatchedJobs, Reply
from tempo.arena.jobs.pool import TICK, Executor, Lost, Order, Pool, Tick, WorkerFailed
from tempo.arena.jobs.remote import SPAN, CleanProcess
from tempo.native.cores import usable_cores

# Read by Ray when it is imported or started: no usage statistics, and games at normal priority.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_worker_niceness", "0")
try:
    import ray
    from ray import cloudpickle
    from ray.exceptions import RayActorError, RayTaskError
except ImportError:
    raise BadInput("Ray is not installed: pip install 'ray>=2.9,<3'") from None

PACKAGE = Path(__file__).resolve().parents[2]
ATTEMPTS = 5  # how often a job may be lost with the actor that did it
ANSWER = 10.0  # seconds to wait for an answer at the address
OBEY = 5.0  # seconds that an actor has to break off
LOCAL_STORE = 256 << 20  # bytes for objects, which are few; by default Ray takes a third of the memory


class CoreActor:
    """Actor of one core of a node. It works in a process of its own, see `remote`."""

    def __init__(self) -> None:
        self.child = CleanProcess()
        self.stopped = 0

    def begin(self, order: bytes) -> bytes:
        """Make ready for the jobs of a run."""
        try:
            answer = self.child.ask(order)
        except EOFError as end:
            raise BadInput(str(end)) from None
        if failure := pickle.loads(answer).failure:
            raise BadInput(failure[1])
        return answer

    def do(self, run: int, batch: bytes) -> bytes:
        """Do a batch, or as much of it as fits the time."""
        if run <= self.stopped:
            return pickle.dumps(Reply([], 0.0))
        try:
            return self.child.ask(batch)
        except EOFError:
            os._exit(1)  # as if the node had died: the batch is done again elsewhere

    @ray.method(concurrency_group="stop")
    def stop(self, run: int) -> None:
        """Break off this run."""
        self.stopped = run
        self.child.stop()


class Actor:
    """The driver's view of an actor, with its pending calls and their batches. It starts as soon as a core is free."""

    def __init__(self) -> None:
        remote: Any = ray.remote  # its types know of no groups
        self.handle = remote(num_cpus=1, concurrency_groups={"stop": 1})(CoreActor).remote()
        self.calls: deque[tuple[Any, Batch]] = deque()
        self.ready = False  # until it is, it gets no jobs: it may wait long for a core

    def begin(self, order: bytes) -> None:
        """Send an order; the actor gets no jobs until it is ready."""
        self.ready = False
        self.calls.append((self.handle.begin.remote(order), []))

    def give(self, run: int, batch: Batch) -> None:
        """Send a batch."""
        self.calls.append((self.handle.do.remote(run, pickle.dumps(batch)), batch))

    def collect(self) -> tuple[Batch, Reply]:
        """Return the result of the oldest call. Raises RayActorError if the actor is dead."""
        call, batch = self.calls[0]
        try:
            answer = ray.get(call)
        except RayTaskError as problem:
            raise BadInput(f"on a node of the Ray cluster: {problem.cause}") from None
        self.calls.popleft()
        self.ready = True
        return batch, pickle.loads(answer)


class RayExecutor(Executor, Pool):
    """Executor with all cores of a cluster, or some of them."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        """Join the cluster at an address."""
        connect(address, workers)
        self.slots = workers or int(ray.cluster_resources().get("CPU", 0))
        if not self.slots:
            raise BadInput(f"the Ray cluster '{address}' has no cores: start a node, or wait for one with --workers N")
        self.actors: list[Actor] = []
        self.runs = 0

    def run_order(
        self, order: Order, jobs: Sequence[Any], tick: Tick, lost: Lost | None
    ) -> Generator[tuple[int, Any], None, None]:
        """Yield results, see `Executor`."""
        self.runs += 1
        self.order = pickle.dumps(cloudpickle.dumps(order))
        self.deaths = Counter[int | None]()  # of actors, by the job that they had
        while len(self.actors) < min(self.slots, len(jobs)):
            self.actors.append(Actor())
        for actor in self.actors:
            actor.begin(self.order)
        try:
            yield from self.results(BatchedJobs(jobs, self.slots, SPAN), tick, lost)
        finally:
            self.break_off()

    def hand_out(self, queue: BatchedJobs) -> None:
        """Give every ready actor enough batches."""
        for actor in self.actors:
            while actor.ready and (batch := queue.deal(len(actor.calls))):
                actor.give(self.runs, batch)

    def is_busy(self) -> bool:
        """Return whether an actor has something to do."""
        return any(actor.calls for actor in self.actors)

    def wait(self, queue: BatchedJobs) -> list[Reply]:
        """Wait for a reply, collect all that are there, and replace actors that have died."""
        waiting = {actor.calls[0][0]: actor for actor in self.actors if actor.calls}
        calls, replies = list(waiting), []
        ready, _ = ray.wait(calls, timeout=TICK)
        if ready:  # looking at all calls costs milliseconds with many actors: once for all replies
            ready, _ = ray.wait(calls, num_returns=len(calls), timeout=0)
        for call in ready:
            try:
                batch, reply = waiting[call].collect()
            except RayActorError:
                self.replace(waiting[call], queue)
            else:
                queue.settle(batch, reply)
                replies.append(reply)
        return replies

    def replace(self, actor: Actor, queue: BatchedJobs) -> None:
        """Replace a dead actor; its batches are dealt again."""
        indexes = [index for _, batch in actor.calls for index, _ in batch]
        queue.take_back(indexes)
        self.deaths.update(indexes)
        self.deaths[None] += not indexes  # it never got as far as a job
        for index in indexes:
            if self.deaths[index] > ATTEMPTS:
                raise WorkerFailed(index, f"{ATTEMPTS + 1} times its process or its node died")
        if self.deaths[None] > ATTEMPTS * self.slots:
            raise BadInput("the actors on the Ray cluster die before they do anything: see Ray's logs")
        successor = Actor()
        successor.begin(self.order)
        self.actors[self.actors.index(actor)] = successor

    def break_off(self) -> None:
        """Stop all actors that still work; kill those that are not ready or do not stop in time."""
        busy = [actor for actor in self.actors if actor.calls]
        for actor in busy:
            if actor.ready:
                actor.handle.stop.remote(self.runs)
        last = [actor.calls[-1][0] for actor in busy if actor.ready]
        answered = set(ray.wait(last, num_returns=len(last), timeout=OBEY)[0] if last else [])
        for actor in busy:
            if actor.calls[-1][0] in answered:
                actor.calls.clear()
            else:
                ray.kill(actor.handle)
                self.actors.remove(actor)

    def close(self) -> None:
        """Leave the cluster and leave nothing behind; the end of this process does the same."""
        self.actors = []
        ray.shutdown()


def connect(address: str, workers: int | None) -> None:
    """Join a cluster, or start one on this machine, without Ray's log output."""
    options: dict[str, Any] = {"address": address}
    host, _, port = address.rpartition(":")
    if host and port.isdecimal():
        try:  # Ray itself tries for two minutes
            create_connection((host, int(port)), timeout=ANSWER).close()
        except OSError as problem:
            raise BadInput(f"no Ray cluster at '{address}': {problem.strerror or problem}") from None
    if address == "local":
        count = workers or usable_cores()
        options.update(num_cpus=count, include_dashboard=False, object_store_memory=LOCAL_STORE)
    try:
        ray.init(
            **options,
            runtime_env={"py_modules": [str(PACKAGE)]},
            log_to_driver=False,
            logging_level=logging.CRITICAL,
        )
    except Exception as problem:
        reason = str(problem).strip().partition("\n")[0]
        raise BadInput(f"no Ray cluster at '{address}': {reason}") from None
    # When a node dies, Ray prints a page to standard output in any case; its own debugger disables that in this way.
    ray._private.worker._worker_logs_enabled = False
