"""Limits of a container by a group of cgroup v2, where this user may make one.

A group is made in the own group or in one above it, wherever processor and memory may be limited. On a machine without
such a group `cpu_limiter` limits the processor time, and `jobs/isolation` the memory, as it always does.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from time import sleep

ROOT = Path("/sys/fs/cgroup")
MEMBERSHIP = Path("/proc/self/cgroup")
PERIOD = 100_000  # microseconds
EMPTYING = 0.1  # seconds until a group that was left is empty
_numbers = count()


@contextmanager
def limited_group(share: float, memory: int, root: Path = ROOT, own: Path = MEMBERSHIP) -> Iterator[Path | None]:
    """Make a group, and remove it at the end; None where this user can make none.

    share: of a processor
    memory: MiB
    root: where cgroup v2 is mounted
    own: file that names the own group
    """
    group = next(filter(None, (_new_group(above, share, memory) for above in _groups_above(root, own))), None)
    try:
        yield group
    finally:
        if group:
            _remove(group)


def join(group: str) -> None:
    """Put this process into a group."""
    Path(group, "cgroup.procs").write_text("0")


def _groups_above(root: Path, own: Path) -> list[Path]:
    """Return the own group and those above it, as far as they limit processor and memory of groups in them."""
    try:
        names = [line[3:] for line in own.read_text(encoding="utf-8").splitlines() if line.startswith("0::")]
    except OSError:
        return []
    places = [root / name.lstrip("/") for name in names]
    above = [folder for place in places for folder in (place, *place.parents) if folder.is_relative_to(root)]
    return [folder for folder in above if {"cpu", "memory"} <= set(_words(folder / "cgroup.subtree_control"))]


def _words(file: Path) -> list[str]:
    """Return the words of a file; none if it cannot be read."""
    with suppress(OSError):
        return file.read_text(encoding="ascii").split()
    return []


def _new_group(above: Path, share: float, memory: int) -> Path | None:
    """Make a group in another one; None if the system refuses."""
    group = above / f"tempo-check-{os.getpid()}-{next(_numbers)}"
    try:
        group.mkdir()
    except OSError:
        return None
    try:
        (group / "cpu.max").write_text(f"{round(share * PERIOD)} {PERIOD}")
        (group / "memory.max").write_text(str(memory << 20))
        with suppress(OSError):
            (group / "memory.swap.max").write_text("0")
        if not os.access(group / "cgroup.procs", os.W_OK):
            raise PermissionError
        return group
    except OSError:
        _remove(group)
        return None


def _remove(group: Path) -> None:
    """Remove an empty group; one that does not become empty stays."""
    for _ in range(50):
        with suppress(OSError):
            group.rmdir()
            return
        sleep(EMPTYING)
