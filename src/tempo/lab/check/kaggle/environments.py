"""Environments of `check --kaggle`: made by pip once, below the cache folder, whole or not at all.

A folder's name holds a digest of its Python and pins. A draft is renamed when everything is installed; folders of other
pins, and drafts of processes that died, are removed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree, which
from time import monotonic

import psutil

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.process_text import one_line
from tempo.lab.check.kaggle.images import Image
from tempo.native.aot.own_files import folder_fault, make_own_folder, user_cache

OWN_FOLDER = "environments"  # below the cache folder
INSTALL = ("install", "--quiet", "--no-deps", "--disable-pip-version-check")
BOUNDS = ("--only-binary", ":all:", "--retries", "1", "--timeout", "30")  # compile nothing, and do not wait long
MOST_SAID = 200  # characters of what pip says


class Unavailable(Exception):
    """An environment that cannot be made; the message is one line."""


def environments_folder() -> Path:
    """Return the folder of all environments; BadInput if others can write there."""
    folder = user_cache() / OWN_FOLDER
    try:
        make_own_folder(folder)
        fault = folder_fault(folder)
    except OSError as problem:
        fault = f"{folder}: {problem.strerror}"
    if fault:
        raise BadInput(f"no environments can be made: {fault}, or let TEMPO_CACHE name another folder")
    return folder


def environment_of(image: Image, folder: Path, say: Callable[[str], object]) -> Path:
    """Return the interpreter of an image's environment, made now if there is none; Unavailable if it cannot be made.

    image: Python and packages
    folder: of all environments
    say: prints a line of progress
    """
    target = folder / image.key
    python = target / "bin" / "python"
    if not runs(python):
        base = python_of(image.minor)
        if not base:
            version = f"3.{image.minor}"
            raise Unavailable(f"there is no Python {version} here: install it, as by `pyenv install {version}`")
        say(f"making the environment {image.title} ({image.contents()}), once, in {folder}")
        began = monotonic()
        make_environment(image, target, base)
        say(f"made in {monotonic() - began:.0f} s")
    remove_former(image, folder)
    return python


def make_environment(image: Image, target: Path, base: str) -> None:
    """Make an environment as a draft, and rename it.

    image: Python and packages
    target: its folder; a broken one is replaced
    base: the interpreter to make it of
    """
    draft = target.with_name(f"{target.name}.{os.getpid()}")
    rmtree(draft, ignore_errors=True)
    try:
        succeed([base, "-m", "venv", "--without-pip", str(draft)], image)
        python = str(draft / "bin" / "python")
        succeed([sys.executable, "-m", "pip", "--python", python, *INSTALL, *BOUNDS, *image.pins], image)
        rmtree(target, ignore_errors=True)
        try:
            draft.rename(target)
        except OSError:  # another process has made it meanwhile
            if not runs(target / "bin" / "python"):
                raise
    finally:
        rmtree(draft, ignore_errors=True)


def succeed(command: list[str], image: Image) -> None:
    """Run a command; Unavailable with its first error if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()] or ["no message"]
        error = next((line for line in lines if line.startswith("ERROR")), lines[-1])
        what = "pip cannot install " + " ".join(image.pins) if "pip" in command else "no environment can be made"
        why = one_line(error)[:MOST_SAID].removeprefix("ERROR: ")
        raise Unavailable(f"{what} (it needs the network once): {why}")


def remove_former(image: Image, folder: Path) -> None:
    """Remove environments of this image with other pins, and drafts that nobody works on."""
    for path in folder.glob(f"{image.name}-*"):
        _, _, process = path.name.partition(".")
        if path.name != image.key and not (process.isdecimal() and psutil.pid_exists(int(process))):
            rmtree(path, ignore_errors=True)


def python_of(minor: int) -> str:
    """Return an interpreter of Python 3.`minor`, this one, or below ~/.pyenv, or on the path; "" if there is none."""
    name = f"3.{minor}"
    places = [sys.executable] if minor == sys.version_info.minor else []
    places += sorted(map(str, Path.home().glob(f".pyenv/versions/{name}.*/bin/python3")))
    places += filter(None, [which(f"python{name}")])
    return next((place for place in places if runs(place)), "")


def runs(python: str | Path) -> bool:
    """Return whether an interpreter starts: it may be a stub of a version that is not selected."""
    try:
        return subprocess.run([python, "-I", "-c", ""], capture_output=True, check=False).returncode == 0
    except OSError:
        return False
