"""Make the machine code of games: `python -m tempo.native.aot.make_objects GAME...`; `build.py` runs it when needed.

The objects go to aot_data.py in the folder of the game. The line above them records a digest of each source, and for
each kernel its own digest (kernel_digest.py), the modules that a file needs to run it, and its sources: the modules of
the functions in it and all that these import. A kernel whose digest is the recorded one is taken over; the others are
compiled in parallel on all cores. With --file only the kernels of a built file are; the others are left out and have no
digest, until they are compiled, too.

These objects are for Linux on x86-64, and are made there. With --code others are made for other machines: texts of the
same form, GAME-CODE in the folder named by --into. With --own those for this machine go into a copy of the package, as
a wheel's build does, unless it runs the committed ones. Needs numba 0.60 or newer.
"""

from __future__ import annotations

import ast
import json
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from tempo.native.aot.kernel_cache import cache_file, compile_cached, is_cached
from tempo.native.aot.kernel_digest import kernel_digest, reached
from tempo.native.aot.packing import chapters_of, new_chapter, packed
from tempo.native.aot.parallel_compiling import compile_all
from tempo.native.aot.source_digest import source_digests
from tempo.native.loader.aot_format import digest_of_bytes
from tempo.native.loader.machine_code import (
    KernelObject,
    Unusable,
    kernel_key,
    origin_key,
    read_chapter,
    read_objects,
)
from tempo.native.loader.targets import CODES, COMMITTED, WEB, system, usable_codes
from tempo.native.numba_compiler import host_code, numba_problem
from tempo.registry import built_in_games, folder_of, source_file

SOURCES = Path(__file__).resolve().parents[3]
TEXT = '''\
"""Machine code of {game}, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{text}"""
'''
NOT_HERE = 3  # exit code where no machine code can be made: another system, or a numba that is too old
NETWORK = "tempo.network.layers"
# Modules that load machine code or start a compiler. No object depends on them, though all kernels import them.
LOADERS = {"tempo/native/loader/machine_code.py", "tempo/native/background_compiler.py"}


class GameKernel(NamedTuple):
    """One kernel of a game, with arguments of the types that it is compiled for."""

    key: str
    function: Callable
    arguments: tuple[Any, ...]

    @property
    def call(self) -> tuple[Callable, tuple[Any, ...]]:
        """The function and its arguments."""
        return self.function, self.arguments


class Batch(NamedTuple):
    """The kernels of one game for one kind of machine code."""

    code: str
    objects: dict[str, KernelObject]  # those there are, by key
    missing: list[GameKernel]  # those to compile


def _machine_code_text(game: str, code: str, objects: dict[str, KernelObject]) -> str:
    """Return the objects of a game, by key, as text below the line that says what they were made for and from."""
    chapters: dict[str, list[KernelObject]] = {}
    own_sources: dict[str, set[str]] = {}
    kernels = kernels_of(game)
    for kernel in kernels:
        own_sources[kernel.key] = _sources_of(reached(*kernel.call))
        if kernel.key in objects:
            chapters.setdefault(_modules_needed(*kernel.call), []).append(objects[kernel.key])
    lines = [line for modules, made in chapters.items() for line in (f"{modules}:", *packed(_chapter_of(made)))]
    calls = {f"tempo/games/{game}/aot_calls.py", f"tempo/games/{game}/profiles.py"}  # they say which kernels there are
    sources = sorted(calls.union(*own_sources.values()))
    numbers = {path: number for number, path in enumerate(sources)}
    recorded = {
        "code": code,
        "numba": version("numba"),
        "checksum": digest_of_bytes("".join(lines).encode("ascii")),
        "sources": source_digests(sources, SOURCES),
        "kernels": {
            kernel.key: {
                "digest": kernel_digest(*kernel.call, code) if kernel.key in objects else "",
                "needs": _modules_needed(*kernel.call),
                "sources": sorted(numbers[path] for path in own_sources[kernel.key]),
            }
            for kernel in kernels
        },
    }
    return "\n".join([json.dumps(recorded), *lines, ""])


def _chapter_of(objects: list[KernelObject]) -> bytes:
    """Return one chapter of objects."""
    return new_chapter([(*made[:-1], len(made.code)) for made in objects], [made.code for made in objects])


def _sources_of(functions: set[Callable]) -> set[str]:
    """Return the files of functions and those that these import, as paths below src/."""
    waiting = {_path_of(function.__module__) for function in functions}
    found = set[str]()
    while waiting:
        path = waiting.pop()
        found.add(path)
        waiting |= _imports_of(path) - found - LOADERS
    return found


@cache
def _imports_of(path: str) -> set[str]:
    """Return the modules of ours that a module imports, as paths below src/."""
    nodes = ast.walk(ast.parse(source_file(path, SOURCES).read_text(encoding="utf-8")))
    modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return {_path_of(module) for module in modules if module.startswith("tempo.")}


def _path_of(module: str) -> str:
    """Return the source of a module as a path below src/; that of a game from outside is not there."""
    return f"{module.replace('.', '/')}.py"


def make(games: Iterable[str], files: Sequence[str], codes: Sequence[str]) -> dict[str, dict[str, str]]:
    """Return for each game and kind of machine code its text. Kernels that have not changed are not compiled.

    A game that cannot be made is reported, left out, and stops no other.

    games: names
    files: for each built file its modules, with blanks between them; without files all kernels are made
    codes: names of CODES
    """
    failed = set[str]()

    @contextmanager
    def reporting(game: str) -> Iterator[None]:
        try:
            yield
        except Exception as problem:
            print(f"no machine code of {game}: {type(problem).__name__}: {problem}", file=sys.stderr)
            failed.add(game)

    wanted: dict[str, list[Batch]] = {}
    for game in games:
        with reporting(game):
            _ensure_module(game)
            wanted[game] = [_batch(game, code, files) for code in codes]
    _compile_wanted(wanted)
    texts: dict[str, dict[str, str]] = {}
    for game in [game for game in wanted if game not in failed]:
        with reporting(game):
            for code, objects, missing in wanted[game]:
                objects |= {kernel.key: compile_cached(*kernel.call, code) for kernel in missing}
            texts[game] = {code: _machine_code_text(game, code, objects) for code, objects, _ in wanted[game]}
    return texts


def _batch(game: str, code: str, files: Sequence[str]) -> Batch:
    """Return the kernels of a game that are to be compiled, and the objects that need not be."""
    objects = _unchanged_objects(game) if code == COMMITTED else {}
    changed = [kernel for kernel in kernels_of(game) if kernel.key not in objects]
    return Batch(code, objects, [kernel for kernel in changed if _is_wanted(kernel, code, files)])


def _is_wanted(kernel: GameKernel, code: str, files: Sequence[str]) -> bool:
    """Return whether a changed kernel is to be made: it is in one of these files, or in the cache already."""
    needs = set(_modules_needed(*kernel.call).split())
    wanted = not files or any(needs.issubset(file.split()) for file in files)
    return wanted or is_cached(*kernel.call, code)


def _compile_wanted(wanted: Mapping[str, Sequence[Batch]]) -> None:
    """Compile the kernels of all games into the cache, and print a line for each."""
    missing = {
        cache_file(*kernel.call, batch.code): (game, (*kernel.call, batch.code))
        for game, batches in wanted.items()
        for batch in batches
        for kernel in batch.missing
        if not is_cached(*kernel.call, batch.code)
    }
    compiled = compile_all([call for _, call in missing.values()])
    for number, (call, seconds) in enumerate(compiled, 1):
        game, (function, _, code) = missing[cache_file(*call)]
        about = f"{game}: {function.__name__}, {code}, {seconds:.1f} s of a processor"
        print(f"  {about} ({number} of {len(missing)})", flush=True)


def _unchanged_objects(game: str) -> dict[str, KernelObject]:
    """Return the committed objects of a game, by key, whose recorded digest is that of today's sources."""
    text = import_module(f"tempo.games.{game}.aot_data").MACHINE_CODE
    head, _, body = text.partition("\n")
    try:
        recorded = json.loads(head)
        digests = {key: kernel["digest"] for key, kernel in recorded["kernels"].items()}
        if digest_of_bytes(body.replace("\n", "").encode("ascii")) != recorded["checksum"]:
            return {}
        objects = {made.key: made for chapter in chapters_of(body).values()
                   for made in read_chapter(chapter.replace("\n", ""))}  # fmt: skip
    except (ValueError, KeyError, TypeError, AttributeError):  # none yet, damaged, or written by an older version
        return {}
    return {
        kernel.key: objects[kernel.key]._replace(origin=origin_key(*kernel.call))
        for kernel in kernels_of(game)
        if kernel.key in objects and digests.get(kernel.key) == kernel_digest(*kernel.call, COMMITTED)
    }


def _modules_needed(function: Callable, arguments: tuple[Any, ...]) -> str:
    """Return the heading of a kernel's chapter: the module of its function, and that of the network if it runs one.

    The search is one function with and without a network; a file without one leaves out the kernels that run it.
    """
    asks_network = any(one.__module__ == NETWORK for one in reached(function, arguments))
    return f"{function.__module__} {NETWORK}" if asks_network else function.__module__


def _ensure_module(game: str) -> None:
    """Write an empty module of machine code if there is none that can be imported: the game itself imports it."""
    if not (folder_of(game) / "aot_calls.py").is_file():
        raise FileNotFoundError(f"{folder_of(game)} has no aot_calls.py, which lists the kernels to compile")
    path = folder_of(game) / "aot_data.py"
    try:
        compile(path.read_text(encoding="utf-8"), str(path), "exec")
    except (OSError, SyntaxError, ValueError):
        path.write_text(TEXT.format(game=game, text="\n"), encoding="utf-8", newline="\n")


def aot_games() -> list[str]:
    """Return the games of this package that have kernels compiled ahead of time."""
    return [game for game in built_in_games() if (folder_of(game) / "aot_calls.py").is_file()]


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
    parser = ArgumentParser(prog="make_objects", description="Make the machine code of games.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="(all)")
    parser.add_argument("--file", action="append", default=[], metavar="MODULES", help="only kernels of such a file")
    codes = [code for code in CODES if code != WEB]
    parser.add_argument("--code", action="append", default=[], choices=codes, help="other than that of Linux on x86-64")
    parser.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="for the texts of other code")
    parser.add_argument("--own", type=Path, metavar="FOLDER", help="a copy of the package, for this machine's code")
    options = parser.parse_args(argv)
    games = options.games or aot_games()
    if options.own and COMMITTED in usable_codes():
        return 0
    if problem := _problem(bool(options.own)):
        print(f"no machine code of {', '.join(games)}: {problem}", file=sys.stderr)
        return NOT_HERE
    main_code = host_code() if options.own else COMMITTED
    texts = make(games, options.file, [main_code, *options.code])
    for game, made in texts.items():
        for code, text in made.items():
            path = options.into / f"{game}-{code}"
            if code == main_code:
                folder = options.own / "tempo" / "games" / game if options.own else folder_of(game)
                path, text = folder / "aot_data.py", TEXT.format(game=game, text=text)
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"machine code of {game} for {code}: {len(text) / 1000:.1f} KB")
    print(f"made in {time.monotonic() - started:.0f} s")
    return 0 if len(texts) == len(games) else 1


def _problem(own: bool) -> str:
    """Return why nothing can be made here: the committed code, or this machine's own."""
    if not own and usable_codes()[:1] != [COMMITTED]:
        return f"it is made on linux x86_64 with {CODES[COMMITTED].needs}, and this is {system()}"
    try:
        host_code()
    except Unusable as problem:
        return str(problem)
    return numba_problem()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
