"""Make the machine code of games: `python -m tempo.native.aot.make_objects GAME...`; `build.py` runs it when needed.

The objects go to src/tempo/games/GAME/aot_data.py. The line above them records a digest of each source, and for each
kernel its own digest (kernel_digest.py) and its sources: the modules of the functions in it and all that these import.
A kernel whose digest is the recorded one is taken over; the others are compiled in parallel on all cores. Needs numba,
on Linux on x86-64.
"""

from __future__ import annotations

import ast
import json
import lzma
import os
import sys
import time
from base64 import b85encode
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

from tempo.native.aot.kernel_cache import cache_file, compile_cached
from tempo.native.aot.kernel_digest import kernel_digest, reached
from tempo.native.aot.source_digest import source_digests
from tempo.native.aot_format import CHAPTER, digest_of_bytes
from tempo.native.machine_code import (
    KernelObject,
    Unusable,
    host_features,
    kernel_key,
    origin_key,
    read_chapter,
    read_objects,
    system,
)
from tempo.native.numba_compiler import PROCESSOR_FEATURES

SOURCES = Path(__file__).resolve().parents[3]
TEXT = '''\
"""Machine code of {game}, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{text}
"""
'''
LINE = 118
NETWORK = "tempo.network.layers"
# Modules that load machine code or start a compiler. No object depends on them, though all kernels import them.
LOADERS = {"tempo/native/machine_code.py", "tempo/native/background_compiler.py"}


class GameKernel(NamedTuple):
    """One kernel of a game, with arguments of the types that it is compiled for."""

    key: str
    function: Callable
    arguments: tuple[Any, ...]

    @property
    def call(self) -> tuple[Callable, tuple[Any, ...]]:
        """The function and its arguments."""
        return self.function, self.arguments


def _machine_code_text(game: str, objects: dict[str, KernelObject]) -> str:
    """Return the objects of a game, by key, as text below the line that says what they were made for and from."""
    chapters: dict[str, list[KernelObject]] = {}
    own_sources: dict[str, set[str]] = {}
    kernels = kernels_of(game)
    for kernel in kernels:
        chapters.setdefault(_modules_needed(*kernel.call), []).append(objects[kernel.key])
        own_sources[kernel.key] = _sources_of(reached(*kernel.call))
    lines = [line for modules, made in chapters.items() for line in (f"{modules}:", *_chapter_of(made))]
    calls = {f"tempo/games/{game}/aot_calls.py", f"tempo/games/{game}/profiles.py"}  # they say which kernels there are
    sources = sorted(calls.union(*own_sources.values()))
    numbers = {path: number for number, path in enumerate(sources)}
    told = {
        "system": system(),
        "features": PROCESSOR_FEATURES,
        "numba": version("numba"),
        "checksum": digest_of_bytes("".join(lines).encode("ascii")),
        "sources": source_digests(sources, SOURCES),
        "kernels": {
            kernel.key: {
                "digest": kernel_digest(*kernel.call),
                "sources": sorted(numbers[path] for path in own_sources[kernel.key]),
            }
            for kernel in kernels
        },
    }
    return "\n".join([json.dumps(told), *lines])


def _chapter_of(objects: list[KernelObject]) -> list[str]:
    """Return the objects of one chapter, packed, in lines."""
    index = json.dumps([[*made[:-1], len(made.code)] for made in objects])
    plain = index.encode() + b"\n" + b"".join(made.code for made in objects)
    packed = lzma.compress(plain, check=lzma.CHECK_NONE, preset=lzma.PRESET_DEFAULT | lzma.PRESET_EXTREME)
    return wrap(b85encode(packed).decode("ascii"), LINE)


def _sources_of(functions: set[Callable]) -> set[str]:
    """Return the files of functions and those that these import, as paths below src/."""
    waiting = {str(Path(sys.modules[f.__module__].__file__ or "").relative_to(SOURCES)) for f in functions}
    found = set[str]()
    while waiting:
        path = waiting.pop()
        found.add(path)
        waiting |= _imports_of(path) - found - LOADERS
    return found


@cache
def _imports_of(path: str) -> set[str]:
    """Return the modules of ours that a module imports, as paths below src/."""
    nodes = ast.walk(ast.parse((SOURCES / path).read_text(encoding="utf-8")))
    modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return {f"{module.replace('.', '/')}.py" for module in modules if module.startswith("tempo.")}


def make(games: Iterable[str]) -> dict[str, str]:
    """Return the text of each game's module of machine code. Kernels that have not changed are not compiled.

    A game that cannot be made is reported, left out, and stops no other.
    """
    if system() != "linux x86_64" or not set(PROCESSOR_FEATURES.split()) <= host_features():
        raise Unusable(f"machine code is made on linux x86_64 with {PROCESSOR_FEATURES}, and this is {system()}")
    failed = set[str]()

    @contextmanager
    def reporting(game: str) -> Iterator[None]:
        try:
            yield
        except Exception as problem:
            print(f"no machine code of {game}: {type(problem).__name__}: {problem}", file=sys.stderr)
            failed.add(game)

    objects: dict[str, dict[str, KernelObject]] = {}
    missing: dict[Path, tuple[str, str]] = {}
    for game in games:
        with reporting(game):
            _ensure_module(game)
            objects[game] = _unchanged_objects(game)
            changed = [kernel for kernel in kernels_of(game) if kernel.key not in objects[game]]
            files = {cache_file(*kernel.call): (game, kernel.key) for kernel in changed}
            missing |= {file: kernel for file, kernel in files.items() if not file.is_file()}
    for number, (game, job) in enumerate(_compile_all(list(missing.values())), 1):
        with reporting(game):
            print(f"  {game}: {job.result()} ({number} of {len(missing)})", flush=True)
    texts: dict[str, str] = {}
    for game in [game for game in objects if game not in failed]:
        with reporting(game):
            for kernel in kernels_of(game):
                if kernel.key not in objects[game]:
                    objects[game][kernel.key] = compile_cached(*kernel.call)
            texts[game] = TEXT.format(game=game, text=_machine_code_text(game, objects[game]))
    return texts


def _compile_all(kernels: list[tuple[str, str]]) -> Iterator[tuple[str, Future[str]]]:
    """Compile kernels, each a game and a key, into the cache, one process for each core; yield each when it is done."""
    if kernels:
        workers = min(len(kernels), len(os.sched_getaffinity(0)))
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            jobs = {pool.submit(_compile_into_cache, *kernel): kernel for kernel in kernels}
            for job in as_completed(jobs):
                yield jobs[job][0], job


def _compile_into_cache(game: str, key: str) -> str:
    """Compile one kernel of a game; return a line that says so."""
    (kernel,) = (one for one in kernels_of(game) if one.key == key)
    started = time.process_time()
    compile_cached(*kernel.call)
    return f"{kernel.function.__name__}, {time.process_time() - started:.0f} s of a processor"


def _unchanged_objects(game: str) -> dict[str, KernelObject]:
    """Return the objects of a game, by key, whose recorded digest is that of today's sources."""
    text = import_module(f"tempo.games.{game}.aot_data").MACHINE_CODE
    head, _, body = text.partition("\n")
    try:
        told = json.loads(head)
        digests = {key: kernel["digest"] for key, kernel in told["kernels"].items()}
        if digest_of_bytes(body.replace("\n", "").encode("ascii")) != told["checksum"]:
            return {}
        objects = {made.key: made for chapter in CHAPTER.split(body)[2::2]
                   for made in read_chapter(chapter.replace("\n", ""))}  # fmt: skip
    except (ValueError, KeyError, AttributeError):  # none yet, damaged, or written by an older version
        return {}
    return {
        kernel.key: objects[kernel.key]._replace(origin=origin_key(*kernel.call))
        for kernel in kernels_of(game)
        if kernel.key in objects and digests.get(kernel.key) == kernel_digest(*kernel.call)
    }


def _modules_needed(function: Callable, arguments: tuple[Any, ...]) -> str:
    """Return the heading of a kernel's chapter: the module of its function, and that of the network if it runs one.

    The search is one function with and without a network; a file without one leaves out the kernels that run it.
    """
    asks_network = any(one.__module__ == NETWORK for one in reached(function, arguments))
    return f"{function.__module__} {NETWORK}" if asks_network else function.__module__


def _ensure_module(game: str) -> None:
    """Write an empty module of machine code if there is none that can be imported: the game itself imports it."""
    path = SOURCES / "tempo" / "games" / game / "aot_data.py"
    try:
        compile(path.read_text(encoding="utf-8"), str(path), "exec")
    except (OSError, SyntaxError, ValueError):
        path.write_text(TEXT.format(game=game, text=""), encoding="utf-8")


def aot_games() -> list[str]:
    """Return the games that have kernels compiled ahead of time."""
    return sorted(path.parent.name for path in (SOURCES / "tempo" / "games").glob("*/aot_calls.py"))


def kernel_calls(game: str) -> list[Any]:
    """Return the kernels of a game that are compiled ahead of time, each with arguments."""
    found: list[Any] = import_module(f"tempo.games.{game}.aot_calls").calls()
    return found


@cache
def kernels_of(game: str) -> list[GameKernel]:
    """Return the kernels of a game, each once."""
    calls = [(one.function, arguments) for one, arguments in kernel_calls(game)]
    return list({kernel_key(*call): GameKernel(kernel_key(*call), *call) for call in calls}.values())


def aot_objects(game: str) -> list[KernelObject]:
    """Return the committed objects of a game that fit its sources; raise Unusable where none can be used."""
    text = import_module(f"tempo.games.{game}.aot_data").MACHINE_CODE
    return read_objects(text, str(SOURCES / "tempo" / "native" / "any.py"))[0]


def main(argv: list[str]) -> int:
    """Make the machine code of the games that are named."""
    started = time.monotonic()
    try:
        texts = make(argv)
    except Unusable as problem:
        print(f"no machine code of {', '.join(argv)}: {problem}", file=sys.stderr)
        return 1
    for game, text in texts.items():
        path = SOURCES / "tempo" / "games" / game / "aot_data.py"
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"machine code of {game}: {len(text) / 1000:.1f} KB")
    print(f"made in {time.monotonic() - started:.0f} s")
    return 0 if len(texts) == len(argv) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
