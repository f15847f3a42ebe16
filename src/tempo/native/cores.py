"""Number of cores for this process: by its affinity, and by the CPU quotas of Linux's control groups.

A quota limits the processor time in each period: `docker run --cpus=0.8` allows 80 ms in 100 ms.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

GROUP_OF_PROCESS = Path("/proc/self/cgroup")  # lines like `4:cpu,cpuacct:/docker/80f3`, of version 2 `0::/docker/80f3`
ROOT_GROUPS = Path("/sys/fs/cgroup")  # that of version 2; those of version 1 are below, by the controller's name
QUOTA_FILES = {"": ("cpu.max",), "cpu": ("cpu.cfs_quota_us", "cpu.cfs_period_us")}  # by controller; none in version 2


def usable_cores() -> int:
    """Return the number of cores that this process may use: for a quota of 2.5 it is two, for one of 0.8 it is one."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, int(min([count, *_quotas()])))


def _quotas() -> Iterator[float]:
    """Yield the CPU quotas of this process's control groups, in cores."""
    for controller, files in QUOTA_FILES.items():
        for group in _groups(controller):
            with suppress(OSError, ValueError, ZeroDivisionError):  # there is no such group here, or it has no quota
                texts = [(group / name).read_text(encoding="ascii") for name in files]
                quota, period = map(int, " ".join(texts).split())
                if quota > 0:  # -1 is for none
                    yield quota / period


def _groups(controller: str) -> list[Path]:
    """Return the folders of this process's group and of those above it, the root first.

    A container may read its group's path on the host, though it sees that group as the root.
    """
    path = Path("/")
    with suppress(OSError, ValueError):
        lines = [line.split(":", 2) for line in GROUP_OF_PROCESS.read_text(encoding="utf-8").splitlines()]
        path = next((Path("/", group) for _, names, group in lines if controller in names.split(",")), path)
    return [ROOT_GROUPS.joinpath(controller, *path.parts[1:depth]) for depth in range(1, len(path.parts) + 1)]
