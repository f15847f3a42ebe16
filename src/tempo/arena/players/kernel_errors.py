"""The line of the source that raised in machine code, which does not say it: the kernel runs again, interpreted.

It starts from what its arguments hold after the failure, so the simulation that failed begins again. Not for a player
in a competition: it takes time of the clock.
"""

from __future__ import annotations

import sys
from time import monotonic
from types import FrameType
from typing import Any

import numpy as np

from tempo.native.loader.machine_code import KernelError

PATIENCE = 60.0  # seconds of interpreting, in which the error has to come again
DIVISIONS = ("divide", "remainder")  # NumPy's names of operations that machine code refuses by zero


def error_in_source(error: Exception, seconds: float = PATIENCE) -> Exception:
    """Return what the source raises, interpreted, where machine code failed; any other error, or none, changes nothing.

    error: of a search
    seconds: to interpret at most
    """
    if not isinstance(error, KernelError) or error.function is None:
        return error
    end, before = monotonic() + seconds, sys.gettrace()

    def watch(frame: FrameType, event: str, argument: Any) -> None:
        if monotonic() > end:
            raise TimeoutError

    sys.settrace(watch)  # called at each call of a function
    try:
        with np.errstate(all="ignore", divide="raise", invalid="raise"):
            error.function(*error.arguments)
    except TimeoutError:
        return error
    except FloatingPointError as problem:
        if not any(name in str(problem) for name in DIVISIONS):
            return error
        return ZeroDivisionError(str(problem)).with_traceback(problem.__traceback__)
    except Exception as problem:
        return problem
    finally:
        sys.settrace(before)
    return error
