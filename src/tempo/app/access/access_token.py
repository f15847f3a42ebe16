"""The access token of a folder of games: the servers on this folder share it, and it survives their restarts."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path

from tempo.native.aot.own_files import ANY, read_own, write_own

FILE = ".access-token"  # below the folder of records
TOKEN = re.compile(rb"[0-9a-f]{32}")


def access_token(records: Path) -> str:
    """Return the token, from a file that only this user can read; make one if there is none.

    A draft is linked into place, so that the file is never seen in part, and servers that start together agree. On a
    file system without modes or links the token lasts as long as this server.
    """
    path = records / FILE
    if kept := _read(path):
        return kept
    draft, token = _unused(path), secrets.token_hex(16)
    write_own(draft, token.encode())
    try:
        while not (kept := _read(path)):
            _discard(path)
            if not _read(draft) or not _link(draft, path):
                return token
        return kept
    finally:
        draft.unlink()


def _read(path: Path) -> str:
    """Return the token in a file; "" if there is none, if others may know it, or if it is something else."""
    with suppress(OSError):
        content = read_own(path, ANY)
        return content.decode() if TOKEN.fullmatch(content) else ""
    return ""


def _discard(path: Path) -> None:
    """Remove a file that holds no token. One that another server has put there meanwhile stays."""
    aside = _unused(path)
    with suppress(FileNotFoundError):
        path.rename(aside)
        if _read(aside):
            _link(aside, path)
        aside.unlink()


def _link(draft: Path, path: Path) -> bool:
    """Give a file its second name if that is free; return whether the file system has links."""
    try:
        os.link(draft, path)
    except OSError as problem:
        return isinstance(problem, FileExistsError)
    return True


def _unused(path: Path) -> Path:
    return path.with_name(f"{path.name}-{secrets.token_hex(8)}")
