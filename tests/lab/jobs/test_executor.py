"""Jobs on the cores: each result once and with its job, even if processes die; short jobs in batches."""

import itertools
import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import time
from argparse import ArgumentParser
from mmap import mmap

import pytest
from psutil import pid_exists
from waiting import PATIENCE, wait_until
from what_windows_lacks import needs_fork

from tempo.lab.command_line.inputs import BadInput, SearchFailed, cores
from tempo.lab.jobs import pool, workers
from tempo.lab.jobs.batches import LONGEST, BatchedJobs, Reply
from tempo.lab.jobs.executor import LocalExecutor, add_options, executor_of
from tempo.lab.jobs.pool import TICK, WorkerFailed
from tempo.lab.jobs.workers import SPAN

closures = needs_fork("its jobs are closures, which only forked workers get")


class SharedClock:
    """Clock that advances only by the declared times of jobs, shared by this process and its children."""

    def __init__(self):
        self.seconds = memoryview(mmap(-1, 8)).cast("d")

    def __call__(self):
        return self.seconds[0]

    def goes_on(self, seconds):
        self.seconds[0] += seconds


@pytest.fixture
def clock(monkeypatch):
    """Replace the clock of jobs, so that a busy machine changes nothing."""
    clock = SharedClock()
    monkeypatch.setattr(workers, "monotonic", clock)
    monkeypatch.setattr(pool, "monotonic", clock)
    return clock


@closures
@pytest.mark.parametrize(("lasting", "processes"), [(False, 20), (True, 4)])
def test_all_results_arrive_in_any_order(lasting, processes):
    def work(job):
        time.sleep(0.01 * (job % 3) + 0.06)
        return job * job, os.getpid()

    done = list(LocalExecutor(4).run(work, range(20), lasting=lasting))
    assert sorted((index, square) for index, (square, _) in done) == [(job, job * job) for job in range(20)]
    assert len({pid for _, (_, pid) in done}) == processes
    assert not multiprocessing.active_children()


@closures
def test_all_results_of_many_short_jobs_arrive():
    done = list(LocalExecutor(2).run(lambda job: -job, range(50_000), lasting=True))
    assert sorted(done) == [(job, -job) for job in range(50_000)]


@closures
@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize(
    ("work", "said"),
    [
        (lambda job: 1 // 0, "ZeroDivisionError"),
        (lambda job: os.kill(os.getpid(), signal.SIGKILL), "killed by SIGKILL"),
        (lambda job: os._exit(7), "exit code 7"),
    ],
)
def test_a_job_without_a_result_is_identified(work, said, lasting):
    """This also holds inside a batch: the index is its own, and most earlier results are there."""
    assert_told(work, said, lasting, slots=2)


@closures
@pytest.mark.parametrize("lasting", [False, True])
def test_a_job_that_hangs_is_identified(clock, lasting):
    """It takes two seconds with a limit of one, and is killed."""

    def hang(job):
        clock.goes_on(2.0)
        time.sleep(PATIENCE)

    assert_told(hang, "not finished after 1 s: an agent hangs", lasting, slots=1, limit=1.0)


def assert_told(work, said, lasting, slots, limit=None):
    jobs, bad, done = range(400 if lasting else 20), 300 if lasting else 15, []

    def task(job):
        return job if job != bad else work(job)

    with pytest.raises(WorkerFailed, match=said) as failure:
        for result in LocalExecutor(slots).run(task, jobs, limit=limit, lasting=lasting):
            done.append(result)
    assert failure.value.index == bad
    assert all(index == result for index, result in done) and len(set(done)) == len(done)
    assert not multiprocessing.active_children()


@closures
def test_an_idle_worker_does_not_count_as_hung(clock):
    """One of two jobs is done when the other one exceeds the limit."""
    begun = memoryview(mmap(-1, 1))

    def work(job):
        if job == 1:
            begun[0] = 1
            time.sleep(PATIENCE)

    with pytest.raises(WorkerFailed) as failure:
        for _ in LocalExecutor(2).run(work, range(2), limit=1.0, lasting=True):
            assert wait_until(lambda: begun[0])
            clock.goes_on(2.0)
    assert failure.value.index == 1


@closures
def test_the_limit_is_per_job_and_not_per_batch(clock):
    """The batch takes twice the limit, and so does the batch before it."""
    done = list(LocalExecutor(1).run(lambda _: clock.goes_on(SPAN / 10), range(400), limit=SPAN / 2, lasting=True))
    assert len(done) == 400


@closures
def test_results_before_a_failure_are_kept():
    def work(job):
        return job // (job != 1000)

    done = []
    with pytest.raises(WorkerFailed) as failure:
        for index, _ in LocalExecutor(1).run(work, range(2000), lasting=True):
            done.append(index)
    assert done == list(range(1000)) and failure.value.index == 1000


@closures
def test_leaving_early_leaves_no_process_behind():
    results = LocalExecutor(2).run(lambda job: (time.sleep(0.01), os.getpid())[1], range(1000), lasting=True)
    pids = {pid for _, pid in itertools.islice(results, 50)}
    assert all(pid_exists(pid) for pid in pids)
    results.close()
    assert not any(pid_exists(pid) for pid in pids)


@closures
def test_prepare_is_called_once_and_the_jobs_see_it():
    seen = []
    done = dict(LocalExecutor(2).run(lambda job: list(seen), range(6), prepare=lambda: seen.append("ready")))
    assert list(done.values()) == [["ready"]] * 6 and seen == ["ready"]


@closures
def test_tick_goes_on_while_a_job_is_long():
    """The job ends after it has seen two ticks."""
    calls = memoryview(mmap(-1, 1))

    def tick():
        calls[0] = min(2, calls[0] + 1)

    ((_, seen),) = LocalExecutor(1).run(lambda job: wait_until(lambda: calls[0] == 2), range(1), tick=tick)
    assert seen


@closures
def test_tick_does_not_slow_short_jobs(clock):
    """It is called ten times a second, and not for each job."""
    calls = []

    def work(job):
        clock.goes_on(1e-4)

    list(LocalExecutor(1).run(work, range(20_000), tick=lambda: calls.append(clock()), lasting=True))
    assert 1 <= len(calls) <= 20
    assert all(later - earlier >= TICK for earlier, later in itertools.pairwise(calls))


@closures
def test_a_killed_parent_ends_its_processes(tmp_path):
    """After kill -9 of the parent, a lasting process ends in the middle of its job."""
    script = textwrap.dedent("""
        import os, sys, time
        from tempo.lab.jobs.executor import LocalExecutor
        work = lambda job: (time.sleep(0.2 if job < 4 else 1000), os.getpid())[1]
        for _, pid in LocalExecutor(2).run(work, range(100), lasting=True):
            print(pid, flush=True)
    """)
    parent = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pids = {int(parent.stdout.readline()) for _ in range(4)}
    parent.kill()
    parent.wait()
    parent.stdout.close()
    assert wait_until(lambda: not any(pid_exists(pid) for pid in pids))


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


@pytest.mark.parametrize(("typed", "slots"), [([], cores()), (["--workers", "3"], 3)])
def test_the_options_choose_the_executor(typed, slots):
    parser = ArgumentParser()
    add_options(parser)
    executor = executor_of(parser.parse_args(typed))
    assert isinstance(executor, LocalExecutor) and executor.slots == slots


def test_without_ray_one_line_says_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "tempo.lab.jobs.ray_cluster", raising=False)
    parser = ArgumentParser()
    add_options(parser)
    with pytest.raises(BadInput, match=r"^Ray is not installed: pip install .ray.*$"):
        executor_of(parser.parse_args(["--ray", "local"]))


@closures
@pytest.mark.parametrize("lasting", [False, True])
def test_a_failed_search_ends_the_run_though_lost_jobs_have_results(lasting):
    def work(job):
        if job == 3:
            raise SearchFailed("the search raised NameError (mcts.py:7)")
        return job

    run = LocalExecutor(2).run(work, range(8), lasting=lasting, lost=lambda job, why: why)
    with pytest.raises(SearchFailed, match=r"NameError \(mcts.py:7\)"):
        list(run)
