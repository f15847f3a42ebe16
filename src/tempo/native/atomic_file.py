"""Atomic writes: a file is replaced as a whole, or not at all."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

DRAFT = ".draft"  # suffix of a file that is being written
OWN, USUAL = 0o600, 0o666  # modes of files for this user alone, and for all whom the umask admits


@contextmanager
def atomic_write(path: Path, mode: int = OWN) -> Iterator[BinaryIO]:
    """Yield a file that takes the place of `path` if the block ends without an exception.

    Processes that write the same file at once do not disturb each other: each draft has a name of its own.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}-{secrets.token_hex(4)}{DRAFT}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
            yield file
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
