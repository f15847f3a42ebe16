"""A child process ends with its parent, whatever the child does at that time."""

import os
import signal
import subprocess
import sys

import pytest
from psutil import pid_exists
from waiting import wait_until

SCRIPT = """
import os, sys, time
from tempo.native.child_lifetime import die_with
if os.fork() == 0:
    die_with(os.getppid(), watched=sys.argv[1] == "watched")
    print(os.getpid(), flush=True)
    time.sleep(1000)
os.wait()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no kernel kills a child")
@pytest.mark.parametrize("how", ["watched", "killed", "stopped"])
def test_a_child_ends_with_its_killed_parent(how):
    parent = subprocess.Popen([sys.executable, "-c", SCRIPT, how], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    if how == "stopped":
        os.kill(child, signal.SIGSTOP)
    try:
        assert pid_exists(child)
        parent.kill()
        parent.wait()
        assert wait_until(lambda: not pid_exists(child))
    finally:
        parent.stdout.close()
        if pid_exists(child):
            os.kill(child, signal.SIGKILL)
