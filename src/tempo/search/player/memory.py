"""Sizes of tables that memory allows."""
import mmap
from contextlib import suppress

SPARE = 40 << 20  # bytes to leave beside a table
LIKE_MALLOC = {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS} if hasattr(mmap, "MAP_PRIVATE") else {}
SHRUNK: dict[str, int] = {}  # sizes of tables that are smaller than wanted, for the log


def fitting_size(name: str, sizes: dict[int, int]) -> int:
    """Return the first of the sizes whose bytes, the values, leave memory to spare; else the last one.

    It asks by mmap: where malloc fails, it takes 64 MiB of address space for one more arena.
    """
    for size, needed in sizes.items():
        SHRUNK[name] = size
        with suppress(OSError):
            mmap.mmap(-1, needed + SPARE, **LIKE_MALLOC).close()
            break
    if size == next(iter(sizes)):
        del SHRUNK[name]
    return size
