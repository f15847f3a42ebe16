"""The access token of a folder of games: the servers on this folder share it, and it survives their restarts."""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from pathlib import Path

from tempo.native.aot.own_files import ANY, read_own
from tempo.native.atomic_file import atomic_write

FILE = ".access-token"  # below the folder of records
TOKEN = re.compile(rb"[0-9a-f]{32}")


def access_token(records: Path) -> str:
    """Return the token, from a file that only this user can read; make one if there is none.

    The caller has the lock of the folder, so that servers that start together agree. On a file system without modes
    the token lasts as long as this server.
    """
    path = records / FILE
    if kept := _read(path):
        return kept
    token = secrets.token_hex(16)
    with atomic_write(path) as file:
        file.write(token.encode())
    if not _read(path):
        path.unlink()  # others can read it
    return token


def _read(path: Path) -> str:
    """Return the token in a file; "" if there is none, if others may know it, or if it is something else."""
    with suppress(OSError):
        content = read_own(path, ANY)
        return content.decode() if TOKEN.fullmatch(content) else ""
    return ""
