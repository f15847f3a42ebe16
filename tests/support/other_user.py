"""Another user of the machine: real where the tests run as root, as in a container; otherwise as near as can be."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

NOBODY = 65534
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
    attempt = "import os, sys; path = sys.argv[1]; os.listdir(path) if os.path.isdir(path) else open(path, 'r+')"
    # The interpreter starts as root and gives that up, because its own files may be closed to others.
    code = f"import os; os.setgroups([]); os.setgid({NOBODY}); os.setuid({NOBODY})\n{attempt}"
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True)
    assert done.returncode == 0 or "PermissionError" in done.stderr, done.stderr
    return done.returncode != 0
