"""Lifetime of child processes: none outlives its parent, however the parent dies.

This module imports nothing heavy: the check's child process uses it too, and is measured.
"""

from __future__ import annotations

import os
import signal
import sys
from ctypes import CDLL

PR_SET_PDEATHSIG = 1  # of <sys/prctl.h>


def die_with(parent: int) -> None:
    """Let the kernel kill this process when its parent dies: a game in the background would cost a core.

    On systems without that call a process ends when it next talks to its parent.
    """
    if sys.platform == "linux":
        CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
