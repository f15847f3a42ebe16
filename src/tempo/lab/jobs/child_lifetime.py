"""No process that is started here outlives the one that started it, whatever that one died of.

Nothing heavy is imported: the check's child process uses this too, and is measured.
"""

from __future__ import annotations

import os
import signal
import sys
from ctypes import CDLL

PR_SET_PDEATHSIG = 1  # of <sys/prctl.h>


def die_with(parent: int) -> None:
    """Be killed as soon as the parent is gone, whatever ended it: a game in the background would cost a core.

    Where the system does not offer that, a process ends when it next speaks to its parent.
    """
    if sys.platform == "linux":
        CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
