"""Workers that are spawned, as on Windows: they prepare themselves, and otherwise do what forked ones do."""

import multiprocessing
import os
import subprocess
import sys

import pytest
from psutil import pid_exists
from waiting import wait_until

from tempo.arena.jobs import workers
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.jobs.pool import WorkerFailed


class Squares:
    """Work that needs to be prepared in its own process."""

    def __init__(self):
        self.prepared_by = None

    def prepare(self):
        self.prepared_by = os.getpid()

    def square(self, job):
        assert self.prepared_by == os.getpid() != multiprocessing.parent_process().pid
        return job * job

    def die(self, job):
        os._exit(7)

    def raise_error(self, job):
        return 1 // job


@pytest.fixture(autouse=True)
def spawn(monkeypatch):
    monkeypatch.setattr(workers, "START", "spawn")


@pytest.mark.parametrize("lasting", [False, True])
def test_a_spawned_worker_prepares_itself(lasting):
    squares = Squares()
    jobs = range(500 if lasting else 3)
    done = LocalExecutor(2).run(squares.square, jobs, prepare=squares.prepare, lasting=lasting)
    assert sorted(done) == [(job, job * job) for job in jobs]
    assert not multiprocessing.active_children()


@pytest.mark.parametrize(
    ("work", "said"), [(Squares().die, "its process ended with exit code 7"), (Squares().raise_error, "ZeroDivision")]
)
def test_a_job_without_a_result_is_identified(work, said):
    with pytest.raises(WorkerFailed, match=said) as failure:
        list(LocalExecutor(1).run(work, range(3), lasting=True))
    assert failure.value.index == 0


SCRIPT = """
import multiprocessing, time
from tempo.arena.jobs import workers
from tempo.arena.jobs.executor import LocalExecutor
workers.START = "spawn"
tick = lambda: print(*(child.pid for child in multiprocessing.active_children()), flush=True)
list(LocalExecutor(2).run(time.sleep, [1000, 1000], lasting=True, tick=tick))
"""


def test_a_killed_parent_ends_its_workers():
    parent = subprocess.Popen([sys.executable, "-c", SCRIPT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pids = [int(pid) for pid in parent.stdout.readline().split()]
    assert len(pids) == 2 and all(map(pid_exists, pids))
    parent.kill()
    parent.wait()
    parent.stdout.close()
    assert wait_until(lambda: not any(map(pid_exists, pids)))
