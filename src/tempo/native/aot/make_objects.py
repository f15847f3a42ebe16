"""Make the machine code of games: `python -m tempo.native.aot.make_objects GAME...`; `build.py` does so at need.

It goes to src/tempo/games/GAME/aot_data.py, with the digest of the sources that it was made from: of every module
in which a function stands that is in it, and of all that those import. Needs numba, on Linux on x86-64.
"""

from __future__ import annotations

import ast
import json
import lzma
import sys
import time
from base64 import b85encode
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from textwrap import wrap
from typing import Any

from tempo.native.aot.kernel_cache import compiled_once, reached
from tempo.native.machine_code import (
    Compiled,
    Unusable,
    digest_of_bytes,
    digest_of_sources,
    host_features,
    key_of,
    read_objects,
    system,
)
from tempo.native.numba_compiler import PROCESSOR_FEATURES

SOURCES = Path(__file__).resolve().parents[3]
TEXT = '''\
"""Machine code of {game}, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{text}
"""
'''
LINE = 118
NETWORK = "tempo.network.layers"


def machine_code_text(chapters: dict[str, list[Compiled]], sources: list[str]) -> str:
    """The objects of each chapter as text, below a line that says what they were made for and from."""
    lines = [line for module, objects in chapters.items() for line in (f"{module}:", *chapter_of(objects))]
    told = {
        "system": system(),
        "features": PROCESSOR_FEATURES,
        "numba": version("numba"),
        "digest": digest_of_sources(sources, str(SOURCES / "tempo" / "native" / "any.py")),
        "checksum": digest_of_bytes("".join(lines).encode("ascii")),
        "sources": sources,
    }
    return "\n".join([json.dumps(told), *lines])


def chapter_of(objects: list[Compiled]) -> list[str]:
    """The objects of one chapter, packed, in lines."""
    index = json.dumps([[*made[:-1], len(made.code)] for made in objects])
    plain = index.encode() + b"\n" + b"".join(made.code for made in objects)
    packed = lzma.compress(plain, check=lzma.CHECK_NONE, preset=lzma.PRESET_DEFAULT | lzma.PRESET_EXTREME)
    return wrap(b85encode(packed).decode("ascii"), LINE)


def sources_of(functions: set[Callable]) -> list[str]:
    """The files in which they stand, and those that these import, as paths below src/."""
    waiting = {str(Path(sys.modules[f.__module__].__file__ or "").relative_to(SOURCES)) for f in functions}
    found = set[str]()
    while waiting:
        path = waiting.pop()
        found.add(path)
        for node in ast.walk(ast.parse((SOURCES / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tempo."):
                waiting |= {f"{(node.module or '').replace('.', '/')}.py"} - found
    return sorted(found)


def make(game: str) -> str:
    """The machine code of a game, as the text of its module."""
    if system() != "linux x86_64" or not set(PROCESSOR_FEATURES.split()) <= host_features():
        raise Unusable(f"machine code is made on linux x86_64 with {PROCESSOR_FEATURES}, and this is {system()}")
    make_room(game)
    calls = {key_of(entry.function, arguments): (entry.function, arguments) for entry, arguments in beforehand(game)}
    functions = set[Callable]().union(*(reached(*call) for call in calls.values()))
    what = [f"tempo/games/{game}/aot_calls.py", f"tempo/games/{game}/profiles.py"]  # which calls these are
    sources = sorted({*sources_of(functions), *what})
    chapters: dict[str, list[Compiled]] = {}
    for call in calls.values():
        chapters.setdefault(modules_needed(*call), []).append(compiled_once(*call))
    return TEXT.format(game=game, text=machine_code_text(chapters, sources))


def modules_needed(function: Callable, arguments: tuple[Any, ...]) -> str:
    """What heads the chapter of a call: the module of its function, and that of the network where it asks one. A search
    that does is the same function as one that does not, and yet nothing for a file that has no network."""
    asks_network = any(one.__module__ == NETWORK for one in reached(function, arguments))
    return f"{function.__module__} {NETWORK}" if asks_network else function.__module__


def make_room(game: str) -> None:
    """The game imports its machine code, such as it is: let there be none, where that could not be read."""
    path = SOURCES / "tempo" / "games" / game / "aot_data.py"
    try:
        compile(path.read_text(encoding="utf-8"), str(path), "exec")
    except (OSError, SyntaxError, ValueError):
        path.write_text(TEXT.format(game=game, text=""), encoding="utf-8")


def made_games() -> list[str]:
    """The games that have machine code."""
    return sorted(path.parent.name for path in (SOURCES / "tempo" / "games").glob("*/aot_calls.py"))


def beforehand(game: str) -> list[Any]:
    """The calls of a game that are machine code beforehand."""
    found: list[Any] = import_module(f"tempo.games.{game}.aot_calls").calls()
    return found


def ready_made(game: str) -> list[Compiled]:
    """What was made of it beforehand; raises Unusable where it does not fit."""
    text = import_module(f"tempo.games.{game}.aot_data").MACHINE_CODE
    return read_objects(text, str(SOURCES / "tempo" / "native" / "any.py"))


def main(argv: list[str]) -> int:
    """Make what is named."""
    for game in argv:
        started = time.process_time()
        try:
            text = make(game)
        except Unusable as problem:
            print(f"no machine code of {game}: {problem}", file=sys.stderr)
            return 1
        path = SOURCES / "tempo" / "games" / game / "aot_data.py"
        path.write_text(text, encoding="utf-8", newline="\n")
        seconds = time.process_time() - started
        print(f"machine code of {game}: {len(text) / 1000:.1f} KB, made in {seconds:.0f} s of a processor")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
