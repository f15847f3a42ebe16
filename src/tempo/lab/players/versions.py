"""Which version of a player played: told exactly, so that a record can be continued and compared.

Our own sources are told by a digest of what can change how an agent plays (not the lab, the tests or the
documents); a file by a digest of its bytes; a build of an earlier revision by its commit.
"""

from __future__ import annotations

import subprocess
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version

from tempo.lab.command_line.inputs import CHECKOUT, PACKAGE

TOOLS = {"lab", "training", "app", "api", "aot", "adapter", "formats", "protocols", "experiments"}


def digest(*parts: bytes) -> str:
    """Twelve characters that tell contents apart."""
    found = blake2b(digest_size=6)
    for part in parts:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.hexdigest()


@cache
def sources_version() -> str:
    """The version of our own agents: of the sources as they lie there."""
    files = sorted(path for path in PACKAGE.rglob("*.py") if TOOLS.isdisjoint(path.relative_to(PACKAGE).parts))
    sources = digest(*(part for path in files for part in (path.name.encode(), path.read_bytes())))
    return f"sources {sources}"


def package_version(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return package


def git(*arguments: str) -> str | None:
    """What git says in our repository, without the newline; None if it fails or there is none."""
    if CHECKOUT is None:
        return None
    try:
        done = subprocess.run(("git", *arguments), cwd=CHECKOUT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
