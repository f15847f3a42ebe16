"""Jobs on the cores: each result once and with its job, even if processes die; short jobs in batches."""

import itertools
import multiprocessing
import os
import sys
from argparse import ArgumentParser
from functools import partial
from multiprocessing.sharedctypes import RawArray
from operator import neg

import pytest
from executor_jobs import (
    Journal,
    SharedClock,
    fail_at,
    hang,
    hang_at_1,
    kill_itself,
    kill_itself_once,
    leave,
    raise_error,
    raise_search_failed,
    sleep_a_moment,
    square_slowly,
    take,
    wait_for_two,
)
from psutil import pid_exists
from waiting import KILLED, left_after, wait_until

from tempo.arena.command_line.inputs import BadInput, SearchFailed
from tempo.arena.jobs import pool, workers
from tempo.arena.jobs.batches import LONGEST, BatchedJobs, Reply
from tempo.arena.jobs.executor import LocalExecutor, add_options, executor_of
from tempo.arena.jobs.pool import TICK, WorkerFailed
from tempo.arena.jobs.workers import SPAN
from tempo.native.cores import usable_cores


@pytest.fixture
def clock(monkeypatch):
    """Replace the clock of jobs, so that a busy machine changes nothing. Workers get it by `prepare`."""
    clock = SharedClock()
    monkeypatch.setattr(workers, "monotonic", clock)
    monkeypatch.setattr(pool, "monotonic", clock)
    return clock


@pytest.fixture(params=sorted({workers.START, "spawn"}))
def start(request, monkeypatch):
    """Start workers as this system does, and as Windows does: spawned ones prepare themselves."""
    monkeypatch.setattr(workers, "START", request.param)
    return request.param


@pytest.mark.parametrize(("lasting", "processes"), [(False, 8), (True, 4)])
def test_all_results_arrive_in_any_order(lasting, processes):
    done = list(LocalExecutor(4).run(square_slowly, range(processes * (1 + 4 * lasting)), lasting=lasting))
    assert sorted((index, square) for index, (square, _) in done) == [(job, job * job) for job in range(len(done))]
    assert len({process for _, (_, process) in done}) == processes
    assert not multiprocessing.active_children()


def test_all_results_of_many_short_jobs_arrive():
    done = list(LocalExecutor(2).run(neg, range(50_000), lasting=True))
    assert sorted(done) == [(job, -job) for job in range(50_000)]


@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize(
    ("failure", "said"), [(raise_error, "ZeroDivisionError"), (kill_itself, KILLED), (leave, "exit code 7")]
)
def test_a_job_without_a_result_is_identified(failure, said, lasting):
    """This also holds inside a batch: the index is its own, and most earlier results are there."""
    assert_told(failure, said, lasting, slots=2)


def test_a_job_whose_spawned_process_dies_is_identified(monkeypatch):
    monkeypatch.setattr(workers, "START", "spawn")
    assert_told(kill_itself, KILLED, lasting=True, slots=2)


@pytest.mark.parametrize("lasting", [False, True])
def test_a_job_whose_process_was_killed_is_done_again(lasting):
    """With `lost` it is not: its process may have ended itself."""
    for lost, last in ((None, 4), (lambda job, why: KILLED in why, True)):
        deaths = RawArray("i", 1)
        work = partial(fail_at, 4, partial(kill_itself_once, deaths))
        done = dict(LocalExecutor(2).run(work, range(5), lasting=lasting, lost=lost))
        assert done == {**{job: job for job in range(4)}, 4: last}
        assert deaths[0] == (2 if lost is None else 1)
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("lasting", [False, True])
def test_a_job_that_hangs_is_identified(clock, lasting):
    """It takes two seconds with a limit of one, and is killed."""
    said = "not finished after 1 s: an agent hangs"
    assert_told(partial(hang, clock), said, lasting, slots=1, limit=1.0, prepare=clock.install)


def assert_told(failure, said, lasting, slots, **options):
    jobs, bad, done = range(400 if lasting else 6), 300 if lasting else 4, []
    with pytest.raises(WorkerFailed, match=said) as failed:
        for result in LocalExecutor(slots).run(partial(fail_at, bad, failure), jobs, lasting=lasting, **options):
            done.append(result)
    assert failed.value.index == bad
    assert all(index == result for index, result in done) and len(set(done)) == len(done)
    assert not multiprocessing.active_children()


def test_an_idle_worker_does_not_count_as_hung(clock):
    """One of two jobs is done when the other one exceeds the limit."""
    begun = RawArray("b", 1)
    with pytest.raises(WorkerFailed) as failure:
        run = LocalExecutor(2).run(partial(hang_at_1, begun), range(2), prepare=clock.install, limit=1.0, lasting=True)
        for _ in run:
            assert wait_until(lambda: begun[0])
            clock.goes_on(2.0)
    assert failure.value.index == 1


def test_the_limit_is_per_job_and_not_per_batch(clock):
    """The batch takes twice the limit, and so does the batch before it."""
    work = partial(take, clock, SPAN / 10)
    done = list(LocalExecutor(1).run(work, range(400), prepare=clock.install, limit=SPAN / 2, lasting=True))
    assert len(done) == 400


def test_results_before_a_failure_are_kept():
    done = []
    with pytest.raises(WorkerFailed) as failure:
        for index, _ in LocalExecutor(1).run(partial(fail_at, 1000, raise_error), range(2000), lasting=True):
            done.append(index)
    assert done == list(range(1000)) and failure.value.index == 1000


def test_leaving_early_leaves_no_process_behind():
    results = LocalExecutor(2).run(sleep_a_moment, range(1000), lasting=True)
    pids = {pid for _, pid in itertools.islice(results, 50)}
    assert all(pid_exists(pid) for pid in pids)
    results.close()
    assert not any(pid_exists(pid) for pid in pids)


@pytest.mark.parametrize("lasting", [False, True])
def test_prepare_is_called_once_and_the_jobs_see_it(start, lasting):
    """A spawned worker prepares itself as well."""
    journal, here = Journal(), os.getpid()
    run = LocalExecutor(2).run(journal.read, range(2), prepare=journal.prepare, lasting=lasting)
    seen = [seen for _, seen in run]
    assert seen == [(pid, [here] if start == "fork" else [here, pid]) for pid, _ in seen] and len(seen) == 2
    assert journal.prepared == [here] and not multiprocessing.active_children()


def test_tick_goes_on_while_a_job_is_long():
    """The job ends after it has seen two ticks."""
    calls = RawArray("b", 1)

    def tick():
        calls[0] = min(2, calls[0] + 1)

    ((_, seen),) = LocalExecutor(1).run(partial(wait_for_two, calls), range(1), tick=tick)
    assert seen


def test_tick_does_not_slow_short_jobs(clock):
    """It is called ten times a second, and not for each job."""
    calls, work = [], partial(take, clock, 1e-4)

    def tick():
        calls.append(clock())

    list(LocalExecutor(1).run(work, range(20_000), prepare=clock.install, tick=tick, lasting=True))
    assert 1 <= len(calls) <= 20
    assert all(later - earlier >= TICK for earlier, later in itertools.pairwise(calls))


SCRIPT = """
import multiprocessing, time
from tempo.arena.jobs import workers
from tempo.arena.jobs.executor import LocalExecutor
workers.START = {start!r}
tick = lambda: print(*(child.pid for child in multiprocessing.active_children()), flush=True)
list(LocalExecutor(2).run(time.sleep, [1000, 1000], lasting=True, tick=tick))
"""


def test_a_killed_parent_ends_its_processes(start):
    """After kill -9 of the parent, a lasting process ends in the middle of its job."""
    assert left_after(SCRIPT.format(start=start)) == []


def reply(batch, seconds_each):
    return Reply([(index, None) for index, _ in batch], seconds_each * len(batch))


def test_batches_grow_with_short_jobs_and_shrink_towards_the_end():
    queue = BatchedJobs(range(10_000), workers=2, span=SPAN)
    first = queue.deal(0)
    assert first == [(0, 0)] and queue.deal(1) == []  # nothing is known yet: one, and no second
    queue.settle(first, reply(first, 0.001))
    assert len(queue.deal(0)) == len(queue.deal(1)) == 50
    assert queue.deal(2) == []
    queue.waiting = type(queue.waiting)(range(9_960, 10_000))
    sizes = []
    while batch := queue.deal(0):
        sizes.append(len(batch))
    assert sizes[0] == 10 and sizes == sorted(sizes, reverse=True) and sizes[-1] == 1 and sum(sizes) == 40


def test_long_jobs_are_dealt_one_by_one_and_unfinished_ones_again():
    queue = BatchedJobs("abcdefgh" * 10, workers=1, span=SPAN)
    first = queue.deal(0)
    queue.settle(first, reply(first, 0.01))
    batch, second = queue.deal(0), queue.deal(1)
    assert [index for index, _ in batch] == [1, 2, 3, 4, 5] and second[0] == (6, "g")
    queue.settle(batch, Reply([(1, None)], 3.0))  # the first took three seconds: the rest comes back
    assert queue.deal(1) == [] and queue.deal(0) == [(2, "c")]


def test_a_batch_always_fits_into_a_pipe():
    queue = BatchedJobs(range(10**6), workers=1, span=SPAN)
    first = queue.deal(0)
    queue.settle(first, reply(first, 0.0))
    assert len(queue.deal(0)) == LONGEST


def executor_typed(*typed):
    parser = ArgumentParser()
    add_options(parser)
    return executor_of(parser.parse_args(typed))


@pytest.mark.parametrize(("typed", "slots"), [([], usable_cores()), (["--workers", "3"], 3)])
def test_the_options_choose_the_executor(typed, slots):
    executor = executor_typed(*typed)
    assert isinstance(executor, LocalExecutor) and executor.slots == slots


def test_without_ray_one_line_says_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "tempo.arena.jobs.ray_cluster", raising=False)
    with pytest.raises(BadInput, match=r"^Ray is not installed: pip install .ray.*$"):
        executor_typed("--ray", "local")


@pytest.mark.parametrize("lasting", [False, True])
def test_a_failed_search_ends_the_run_though_lost_jobs_have_results(lasting):
    work = partial(fail_at, 3, raise_search_failed)
    run = LocalExecutor(2).run(work, range(8), lasting=lasting, lost=lambda job, why: why)
    with pytest.raises(SearchFailed, match=r"NameError \(mcts.py:7\)"):
        list(run)
