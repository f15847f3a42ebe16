"""Follow a tutorial: write its files and type its commands in a copy of the sources."""

import os
import re
import shutil
import subprocess
import sys
from hashlib import blake2b
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
    told: str  # the output on the page
    code: int
    output: str


class Walk(NamedTuple):
    folder: Path
    before: dict[str, bytes]  # the files that were there
    typed: list[Typed]

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        return run(command, self.folder)


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command line in the copy, with only the copy on the import path."""
    unwanted = ("TEMPO_BACKEND", "NUMBA_DISABLE_JIT")
    usual = {name: value for name, value in os.environ.items() if name not in unwanted}
    path = os.pathsep.join([str(Path(sys.executable).parent), usual.get("PATH", "")])
    environment = usual | {"PATH": path, "PYTHONPATH": str(folder / "src"), "COLUMNS": "100"}
    return subprocess.run(
        command, shell=True, cwd=folder, env=environment, timeout=PATIENCE, text=True, encoding="utf-8",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def files_in(folder: Path) -> dict[str, bytes]:
    """Return a digest of each file, without caches."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    kept = [path for path in found if not any("cache" in part for part in path.relative_to(folder).parts)]
    return {str(path.relative_to(folder)): blake2b(path.read_bytes()).digest() for path in kept}


def copy_sources(folder: Path, *others: str) -> None:
    """Copy the package, its programs and the tests, and other folders."""
    for name in COPIED:
        shutil.copy(ROOT / name, folder)
    for name in ("src/tempo", "tests", *others):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))


def follow(page: str, folder: Path, commands: bool = True) -> Walk:
    """Follow a page from top to bottom: write or change each file, type each command."""
    before, typed = files_in(folder), list[Typed]()
    for block in BLOCK.finditer(page):
        path, kind, text = block.group("path", "kind", "text")
        if kind == "diff":
            change(folder / path, text)
        elif path:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        elif kind == "console" and commands:
            for match in TYPED.finditer(text):
                command = match["command"].strip().replace("\n> ", "\n")
                done = run(command, folder)
                typed.append(Typed(command, match["output"], done.returncode, done.stdout))
    return Walk(folder, before, typed)


def change(file: Path, diff: str) -> None:
    """Change a file by a diff without line numbers, whose place in the file is clear.

    Its time moves on by whole seconds, as it does where a person types: for Python a source of the same size and second
    is the one that it compiled before.
    """
    lines, text = diff.splitlines(), "\n" + file.read_text(encoding="utf-8")
    old, new = ("".join(f"\n{line[1:]}" for line in lines if line[0] != sign) + "\n" for sign in "+-")
    assert text.count(old) == 1, f"{file}:\n{diff}"
    changed = file.stat().st_mtime
    file.write_text(text.replace(old, new)[1:], encoding="utf-8")
    os.utime(file, times=(changed + 2, changed + 2))


def check_outputs(walk: Walk, refused: tuple[str, ...]) -> None:
    """Check that each command printed the words that its page shows, and that only `refused` ones failed, with 2."""
    for one in walk.typed:
        assert one.code == (2 if f"{one.command}\n".startswith(refused) else 0), f"{one.command}\n{one.output}"
        missing = set(WORD.findall(one.told)) - set(WORD.findall(one.output))
        assert not missing, f"{one.command}\n{one.output}"
