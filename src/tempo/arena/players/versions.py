"""Exact versions of players, so that a record can be resumed and compared.

Our own agents are identified by a digest of the sources that can change a move (not the lab, tests or documents), a
file by a digest of its bytes, a build of an earlier revision by its commit.
"""

from __future__ import annotations

import subprocess
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version

from tempo.arena.command_line.inputs import CHECKOUT, PACKAGE

TOOLS = {"lab", "training", "app", "api", "aot", "adapter", "formats", "protocols", "experiments"}


def digest(*parts: bytes) -> str:
    """Return a digest of twelve characters."""
    hasher = blake2b(digest_size=6)
    for part in parts:
        hasher.update(len(part).to_bytes(8, "big") + part)
    return hasher.hexdigest()


@cache
def sources_version() -> str:
    """Return the version of our own agents: a digest of the sources on disk."""
    files = sorted(path for path in PACKAGE.rglob("*.py") if TOOLS.isdisjoint(path.relative_to(PACKAGE).parts))
    sources = digest(*(part for path in files for part in (path.name.encode(), path.read_bytes())))
    return f"sources {sources}"


def package_version(package: str) -> str:
    """Return the name of an installed package with its version, or the name alone."""
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return package


def git(*arguments: str) -> str | None:
    """Return the output of a git command in our repository; None if it fails or there is no repository."""
    if CHECKOUT is None:
        return None
    try:
        done = subprocess.run(("git", *arguments), cwd=CHECKOUT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()


def which_tempo() -> str:
    """Return the checkout with its commit, or the version and the folder of the installed package."""
    if CHECKOUT is None:
        return f"{package_version('tempo')}, installed in {PACKAGE}"
    commit, changed = git("rev-parse", "--short", "HEAD"), git("status", "--porcelain")
    at = f" at {commit}{', with changes' if changed else ''}" if commit else ""
    return f"tempo, checkout {CHECKOUT}{at}"
