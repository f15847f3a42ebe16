"""Files that only this user can have written: no other file may hold machine code or a secret.

Owners and modes are those of POSIX. Windows has no such modes, and a user's folders are closed to others there: all
regular files pass. A link is not followed, and nothing waits for the writer of a FIFO.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

WRITE, ANY = 0o022, 0o077  # mode bits of group and others: they may write, they may do anything
CAREFULLY = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)  # Windows has neither


def user_cache() -> Path:
    """Return the folder of all caches, ~/.cache/tempo or the one that TEMPO_CACHE names."""
    return Path(os.environ.get("TEMPO_CACHE") or Path.home() / ".cache" / "tempo")


def make_own_folder(folder: Path) -> None:
    """Make a folder that only this user can use. An existing one stays as it is."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def close_folder(folder: Path) -> None:
    """Take their rights in an open folder, and in its files, from all other users. Links and folders in it stay."""
    if _is_closed(folder.stat(), ANY):
        return
    folder.chmod(0o700)
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_file(follow_symlinks=False):
                Path(entry.path).chmod(0o600)


def folder_fault(folder: Path) -> str:
    """Return why others may have written in a folder, and what to do; "" if only this user can."""
    status = folder.stat()
    if not _is_own(status):
        return f"{folder} belongs to another user"
    return "" if _is_closed(status, WRITE) else f"others can write in {folder}: chmod 700 {folder}"


def is_own_file(path: Path) -> bool:
    """Return whether there is a regular file that only this user can have written."""
    with suppress(OSError):
        return _is_own_regular(path.lstat(), WRITE)
    return False


def read_own(path: Path, closed: int = WRITE) -> bytes:
    """Return the content of a regular file; PermissionError if it is another user's, or others have any of these
    rights; OSError for a link, a FIFO or a folder."""
    with open(path, "rb", opener=lambda name, flags: os.open(name, flags | CAREFULLY)) as file:
        if not _is_own_regular(os.fstat(file.fileno()), closed):
            raise PermissionError(f"{path} is open to other users, or no regular file")
        return file.read()


def write_own(path: Path, content: bytes) -> None:
    """Write a new file that only this user can use; FileExistsError if there is one."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)


def _is_own_regular(status: os.stat_result, closed: int) -> bool:
    """Return whether this is a regular file of this user, where others have none of these rights."""
    return stat.S_ISREG(status.st_mode) and _is_own(status) and _is_closed(status, closed)


def _is_own(status: os.stat_result) -> bool:
    """Return whether a file belongs to this user."""
    return not hasattr(os, "geteuid") or status.st_uid == os.geteuid()


def _is_closed(status: os.stat_result, rights: int) -> bool:
    """Return whether other users have none of these rights."""
    return not hasattr(os, "geteuid") or not status.st_mode & rights
