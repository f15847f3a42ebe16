"""Machine code of built files: whether it is that of their sources, how it is made, and which of it a file gets.

A file gets the kernels that need none but its own modules. They are recorded with the digest of the file itself. This
module needs only the standard library.
"""

from __future__ import annotations

import json
import lzma
import os
import subprocess
import sys
from argparse import ArgumentTypeError
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from tempo.native.aot.bundled_module import Module
from tempo.native.aot.packing import chapters_of, merged, unpacked
from tempo.native.aot.reading_order import MACHINE_CODE
from tempo.native.aot.source_digest import stale_sources
from tempo.native.loader.aot_format import TEXT_OF_OBJECTS, digest_of_bytes
from tempo.native.loader.targets import CODES, COMMITTED, TARGETS
from tempo.registry import source_file

MAKER = "tempo.native.aot.make_objects"
CANNOT_COMPILE_HERE = 3  # its exit code on other systems than Linux x86-64, and with a numba that is too old


class Machines(NamedTuple):
    """The machines that a file brings machine code for."""

    codes: list[str]  # kinds of code
    folder: Path | None  # with the texts of those that are not committed


HERE = Machines([COMMITTED], None)


def data_file(game: str, root: Path) -> Path:
    """Return the module of a game with its machine code, in a project or in a game from outside."""
    return source_file(f"tempo/games/{game}/aot_data.py", root / "src")


def games_of(files: Iterable[Sequence[Module]]) -> set[str]:
    """Return the games of files that bring machine code."""
    return {module.name.split(".")[2] for modules in files for module in modules if module.name.endswith(MACHINE_CODE)}


def codes_for(text: str) -> list[str]:
    """Return the kinds of machine code for targets, given as `all` or by names."""
    names = list(TARGETS) if text == "all" else text.split(",")
    if unknown := [name for name in names if name not in TARGETS]:
        raise ArgumentTypeError(f"no target {', '.join(unknown)}; known: all, {', '.join(TARGETS)}")
    return [code for code in CODES if code in {TARGETS[name] for name in names}]


def with_machine_code(text: str, modules: Sequence[Module], root: Path, plain: bool, machines: Machines) -> str:
    """Return the bundle with its machine code labelled as made from this very file, or with none if that is stale.

    text: of the file, with whatever machine code
    modules: of the file
    root: of the project
    plain: whether the file gets none
    machines: those that it gets code for
    """
    names = {module.name for module in modules}
    for game in games_of([modules]):
        if plain or stale_kernels(game, root, names):
            return TEXT_OF_OBJECTS.sub('MACHINE_CODE = """\\n"""', text)
        made_from = {"sources": [], "digest": digest_of_bytes(TEXT_OF_OBJECTS.sub("", text).encode())}
        parts = list[str]()
        for code in machines.codes:
            place = data_file(game, root) if code == COMMITTED else (machines.folder or root) / f"{game}-{code}"
            recorded, payload = record_in(place)
            payload = merged(payload, names)
            label = {"code": code, "numba": recorded["numba"], **made_from, "checksum": checksum_of(payload)}
            parts.append(f"{json.dumps(label)}\n{payload}")
        before, after = TEXT_OF_OBJECTS.split(text)
        return f'{before}MACHINE_CODE = """{chr(10).join(parts)}"""{after}'
    return text


def is_same(text: str, other: str) -> bool:
    """Return whether two files are equal but for how their machine code was packed: versions of lzma may differ."""
    if text == other:
        return True
    try:
        codes = [[unpacked(code) for held in TEXT_OF_OBJECTS.findall(file) for code in chapters_of(held[:-3]).values()]
                 for file in (text, other)]  # fmt: skip
    except (ValueError, lzma.LZMAError):
        return False
    return bool(codes[0]) and codes[0] == codes[1] and TEXT_OF_OBJECTS.sub("", text) == TEXT_OF_OBJECTS.sub("", other)


def record_in(file: Path) -> tuple[dict, str]:
    """Return what the machine code in a file records about itself, and its chapters; nothing where that is damaged.

    file: a module, or the bare text
    """
    text = file.read_text(encoding="utf-8")
    held = TEXT_OF_OBJECTS.search(text)
    head, _, payload = (held[0].partition('"""')[2].removesuffix('"""') if held else text).partition("\n")
    try:
        recorded = json.loads(head)
        return (recorded if isinstance(recorded.get("sources"), dict) else {}), payload
    except ValueError:
        return {}, payload


def checksum_of(payload: str) -> str:
    """Return the digest of machine code."""
    return digest_of_bytes(payload.replace("\n", "").encode())


def stale_kernels(game: str, root: Path, names: set[str] | None = None) -> list[str]:
    """Return the kernels of a game without machine code of these very sources. Comments and docstrings do not count.

    With the names of a file's modules, only the kernels that need no others count.
    """
    recorded, payload = record_in(data_file(game, root))
    if not recorded or checksum_of(payload) != recorded["checksum"]:
        return ["all kernels"]
    kernels, paths = recorded["kernels"], list(recorded["sources"])
    own = {key: {paths[number] for number in kernel["sources"]} for key, kernel in kernels.items()}
    changed = set(stale_sources(recorded["sources"], root / "src"))
    if changed.difference(*own.values()):  # it says which kernels there are
        return ["all kernels"]
    return [key.partition("-")[0] for key, kernel in kernels.items()
            if (names is None or names.issuperset(kernel.get("needs", "").split()))
            and (not kernel["digest"] or changed & own[key])]


def stale_games(files: Iterable[Sequence[Module]], root: Path, whole: bool) -> dict[str, list[str]]:
    """Return the stale kernels of each game, those of these files or, with `whole`, all of their games."""
    stale = dict[str, set[str]]()
    for modules in files:
        names = None if whole else {module.name for module in modules}
        for game in games_of([modules]):
            if kernels := stale_kernels(game, root, names):
                stale.setdefault(game, set()).update(kernels)
    return {game: sorted(kernels) for game, kernels in stale.items()}


def listing(games: dict[str, list[str]]) -> str:
    """Return games with their kernels in one line."""
    return "; ".join(f"{game} ({', '.join(kernels)})" for game, kernels in games.items())


def ensure_modules(agents: Iterable[str], root: Path) -> None:
    """Write a module without machine code for each game that names kernels (aot_calls.py) and has no module yet.

    agents: modules, each on top of a game's folder
    root: of the project
    """
    for file in {data_file(agent.split(".")[2], root) for agent in agents}:
        if file.with_name("aot_calls.py").is_file() and not file.exists():
            file.write_text('"""Machine code, not made yet."""\n\nMACHINE_CODE = """\n"""\n', encoding="utf-8")


def renew(stale: dict[str, list[str]], files: Iterable[Sequence[Module]], root: Path, whole: bool) -> bool:
    """Compile the stale kernels of games, and say what is still stale; return False if one cannot be compiled.

    stale: of each game its stale kernels
    files: the modules of each file
    root: of the project
    whole: whether kernels are made that none of the files has
    """
    is_made = make(list(stale), [] if whole else files, root)
    if left := stale_games(files, root, whole=False):
        print(f"{', '.join(left)}: built without machine code; the file will compile as it plays")
    if not whole and (left := stale_games(files, root, whole=True)):
        print(f"`python build.py` compiles the rest: {listing(left)}")
    return is_made


def make(games: Sequence[str], files: Iterable[Sequence[Module]], root: Path, machines: Machines = HERE) -> bool:
    """Compile the kernels that changed, where numba can; return False if one cannot be compiled.

    games: names
    files: the modules of files, if only their kernels are wanted
    root: of the project
    machines: those for which code is made
    """
    listed = ", ".join(games)
    if find_spec("numba") is None:
        print(f"{listed}: no numba to make machine code with")
        return True
    print(f"machine code of {listed}: compiling what changed ...", flush=True)
    only = [part for modules in files for part in ("--file", " ".join(module.name for module in modules))]
    other = [part for code in machines.codes if code != COMMITTED for part in ("--code", code)]
    into = ["--into", str(machines.folder)] if machines.folder else []
    done = subprocess.run([sys.executable, "-m", MAKER, *games, *only, *other, *into], cwd=root, env=environment(root))
    if done.returncode < 0:
        print(f"build.py: signal {-done.returncode} ended the compiling of {listed}", file=sys.stderr)
    return done.returncode in (0, CANNOT_COMPILE_HERE)


def environment(root: Path) -> dict[str, str]:
    """Return the environment of a process that imports the sources of a project."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(root / "src"), os.environ.get("PYTHONPATH", "")])}
