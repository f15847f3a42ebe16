"""For all tests: processes are started, looked at, and waited for as long as a busy machine needs."""
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil

KILL = 9  # SIGKILL, which has no name on Windows; there it is the exit code
KILLED = "was killed by SIGKILL" if sys.platform != "win32" else "ended with exit code 9"
PATIENCE = 600.0  # seconds after which something is taken for hung, on the slowest and busiest of machines


def hear_ctrl_c() -> None:
    """In a process that is about to begin: if the tests run behind a "&" it would inherit that this is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def state_of(process: int) -> str:
    """What the system says of a process: R, S, T (stopped), Z, or nothing where there is none."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return ""


def wait_until(condition) -> bool:
    end = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < end:
        time.sleep(0.01)
    return bool(condition())


def processes_with(name: str, value: str) -> list[psutil.Process]:
    """Return the processes that were started with this variable in their environment."""
    everyone = psutil.process_iter(["environ"])
    return [process for process in everyone if (process.info["environ"] or {}).get(name) == value]


def is_running(pid: int) -> bool:
    """Return whether a process exists and has not ended; its new parent may reap it late."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def left_after(script: str, end: Callable[["subprocess.Popen[str]"], None] = subprocess.Popen.kill) -> list[int]:
    """Run a script that prints a line of processes that it has started, end it, and return those that stay."""
    parent = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert parent.stdout is not None
    processes = [int(pid) for pid in parent.stdout.readline().split()]
    assert processes and all(map(is_running, processes))
    end(parent)
    parent.wait()
    parent.stdout.close()
    wait_until(lambda: not any(map(is_running, processes)))
    left = list(filter(is_running, processes))
    for pid in left:
        os.kill(pid, KILL)
    return left
