"""Number of cores for this process."""

import os


def usable_cores() -> int:
    """Return the number of cores that this process may use, by its affinity where the system has one."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
