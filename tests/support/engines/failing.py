"""The ways in which any engine can fail when it is asked for a move."""

import os
import signal
import sys
import time
from collections.abc import Mapping


def fail(way: str, answers: Mapping[str, str]) -> None:
    """End, be killed, fall silent, or give the wrong answer that is named."""
    if way == "exits":
        print("the table is too small", file=sys.stderr)
        sys.exit(3)
    elif way == "killed":
        os.kill(os.getpid(), signal.SIGSEGV)
    elif way == "silent":
        time.sleep(600)
    else:
        print(answers[way], flush=True)
