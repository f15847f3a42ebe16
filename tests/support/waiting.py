"""For all tests: processes are started, looked at, and waited for as long as a busy machine needs."""
import signal
import sys
import time
from pathlib import Path

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
