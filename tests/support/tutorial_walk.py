"""A tutorial as a test follows it, in a copy of the sources: its files, its edits, its commands."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from folders import ROOT
from new_game_page import BLOCK, COPIED
from waiting import PATIENCE

TYPED = re.compile(r"^\$ (?P<command>.*\n(?:> .*\n)*)(?P<output>(?:(?!\$ ).*\n)*)", re.MULTILINE)
WORD = re.compile(r"\b[A-Za-z_]{2,}\b")  # figures may change, and moves with them


class Typed(NamedTuple):
    """A command of the page, with its result."""

    command: str
    shown: str  # the output on the page
    code: int
    output: str

    def missing(self) -> set[str]:
        """Return the words on the page that the output lacks."""
        return set(WORD.findall(self.shown)) - set(WORD.findall(self.output))


def copy_sources(folder: Path, *others: str) -> None:
    """Copy the package, its programs and the tests, and other folders."""
    for name in COPIED:
        shutil.copy(ROOT / name, folder)
    for name in ("src/tempo", "tests", *others):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))


def follow(page: str, folder: Path) -> list[Typed]:
    """Follow a page from top to bottom: write each file, make each edit, type each command."""
    typed = list[Typed]()
    for block in BLOCK.finditer(page):
        path, kind, text = block.group("path", "kind", "text")
        if kind == "diff":
            edit(folder / path, text)
        elif path:
            (folder / path).write_text(text, encoding="utf-8")
        elif kind == "console":
            for match in TYPED.finditer(text):
                command = match["command"].strip().replace("\n> ", "\n")
                done = run(command, folder)
                typed.append(Typed(command, match["output"], done.returncode, done.stdout))
    return typed


def edit(file: Path, diff: str) -> None:
    """Replace the lines of a diff without positions; they must occur once in the file."""
    lines = diff.splitlines(keepends=True)
    old, new = ("".join(line[1:] for line in lines if line[0] in signs) for signs in (" -", " +"))
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file.name}: {old}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command line in the copy, with only the copy on the import path."""
    unwanted = ("TEMPO_BACKEND", "TEMPO_RUNG", "NUMBA_DISABLE_JIT")
    usual = {name: value for name, value in os.environ.items() if name not in unwanted}
    path = os.pathsep.join([str(Path(sys.executable).parent), usual.get("PATH", "")])
    environment = usual | {"PATH": path, "PYTHONPATH": str(folder / "src"), "COLUMNS": "100"}
    return subprocess.run(
        command, shell=True, cwd=folder, env=environment, timeout=PATIENCE, text=True, encoding="utf-8",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
