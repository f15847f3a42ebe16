"""A child process ends with its parent, whatever the child does at that time."""

import os
import signal
import subprocess
import sys

import pytest
from psutil import pid_exists
from waiting import KILL, wait_until

CHILD = """
import os, sys, time
from tempo.native.child_lifetime import die_with
die_with(int(sys.argv[1]), watched=sys.argv[2] == "watched")
print(os.getpid(), flush=True)
time.sleep(1000)
"""
PARENT = """
import os, subprocess, sys
subprocess.run([sys.executable, "-c", sys.argv[1], str(os.getpid()), sys.argv[2]], stdout=sys.stdout)
"""
only_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no kernel kills a stopped child")
never_macos = pytest.mark.skipif(sys.platform == "darwin", reason="there a child watches its parent, or outlives it")


@pytest.mark.parametrize(
    "how", ["watched", pytest.param("killed", marks=never_macos), pytest.param("stopped", marks=only_linux)]
)
def test_a_child_ends_with_its_killed_parent(how):
    parent = subprocess.Popen([sys.executable, "-c", PARENT, CHILD, how], stdout=subprocess.PIPE)
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
            os.kill(child, KILL)
