"""Another user of the machine: real where the tests run as root, as in a container; otherwise as near as can be."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

NOBODY = 65534
IMPORTS = "encodings.idna, http.client, json, os, sys"
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def plant(path: Path, content: bytes) -> None:
    """Write a file as another user would leave it: theirs, or at least one that they can write."""
    path.write_bytes(content)
    if IS_ROOT:
        os.chown(path, NOBODY, NOBODY)
    else:
        path.chmod(0o666)


def give_away(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a folder another user's, or this process another user."""
    if IS_ROOT:
        os.chown(folder, NOBODY, NOBODY)
    else:
        monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)


def denies_others(path: Path) -> bool:
    """Return whether another user can neither read nor write a file, nor list a folder."""
    if not IS_ROOT:
        return not path.stat().st_mode & 0o077
    attempt = "path = sys.argv[1]; os.listdir(path) if os.path.isdir(path) else open(path, 'r+')"
    done = run_as_other(attempt, str(path))
    assert done.returncode == 0 or "PermissionError" in done.stderr, done.stderr
    return done.returncode != 0


def run_as_other(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python code as another user if the tests run as root, otherwise as the same one.

    The modules of IMPORTS are there. Others cannot be imported where root's Python is closed to others.
    """
    change = f"os.setgroups([]); os.setgid({NOBODY}); os.setuid({NOBODY})" if IS_ROOT else ""
    command = [sys.executable, "-c", f"import {IMPORTS}\n{change}\n{code}", *arguments]
    return subprocess.run(command, capture_output=True, text=True)
