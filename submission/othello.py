# Tempo: the agent `othello` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py othello`. They are:
#
#   tempo.native.child_lifetime  Lifetime of child processes: none outlives its parent, however the parent dies.
#   tempo.native.kernel_orders   Orders of kernels as bytes, for a compiler in another process that has executed the same source.
#   tempo.native.aot_format      Text format of ahead-of-time machine code (aot_data.py): a line of JSON, then one chapter of objects per module.
#   tempo.native.linker          Linker: make machine code that runs wherever it is put in memory from an object file, as LLVM emits it.
#   tempo.native.executable_memory Put machine code into memory that may be executed, on every system, with what Python brings.
#   tempo.native.targets         Targets: the machines that machine code is made for.
#   tempo.native.machine_code    Machine code compiled ahead of time: read its text, check that it fits, load it and call it.
#   tempo.native.numba_compiler  Compile marked functions to machine code with numba.
#   tempo.native.background_compiler Background compiler: compiles kernels in a child process while the agent plays.
#   tempo.native.jit             Compiled kernels with three backends, best one first.
#   tempo.native.bits            Constants and functions for bitboards in one 64-bit word.
#   tempo.games.othello.endgame.endgame_table Transposition table of the endgame solver: bounds of the scores of positions, and the move to try first.
#   tempo.games.othello.endgame.flip_tables Flips for the endgame solver, by rays and tables.
#   tempo.native.intrinsics      LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough.
#   tempo.native.elementary      Logarithm and exponential, with the same bits on every system and backend.
#   tempo.search.leaves.evaluators Value of a leaf, and the selection rule that goes with it.
#   tempo.search.ordering        Order in which the moves of a node are tried: random, or best prior first.
#   tempo.search.tree_access     Operations on a tree's entries: plain ones for one thread; threads/shared_tree.py has atomic ones for several.
#   tempo.search.game            Contract of a game: a tuple of jitted functions and a few sizes.
#   tempo.games.othello.rules    Othello on two 64-bit words: the discs of the side to move, and those of the other side.
#   tempo.games.othello.endgame.last_squares Search of the last squares of a game, without move lists: every empty square is tried, first those in a quadrant with
#   tempo.games.othello.evaluation.patterns Pattern features: fourteen patterns of squares, each placed on the board in every way that a symmetry allows.
#   tempo.games.othello.evaluation.counts Count features. Each pair of counts is a feature, numbered behind those of the patterns (patterns.py).
#   tempo.games.othello.evaluation.evaluate Value of a position for the side to move, in discs, by a small network over features.
#   tempo.games.othello.endgame.shallow_search Shallow search with the learned evaluation, to order the moves high in the solver's tree.
#   tempo.games.othello.evaluation.weights The float network, and its conversion to the integers of an evaluator.
#   tempo.games.othello.evaluation.weights_data Learned weights of the Othello evaluation, written by experiments/write_weights.py.
#   tempo.games.othello.evaluation.unpacking Unpacking of the learned weights: from the text in weights_data.py to an evaluator, once, when first needed.
#   tempo.search.exact.prover    Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.
#   tempo.search.exact.solver    Exact solver that can pause, and the prover that asks it: the part that the solvers of all games share.
#   tempo.games.othello.endgame.endgame_tree Tree search of the endgame solver: does the score of the root reach a goal?
#   tempo.games.othello.endgame.endgame_solver Endgame solver: exact scores of positions by perfect play.
#   tempo.games.othello.endgame.prover Prover: which moves are certainly best, by the endgame solver.
#   tempo.games.othello.evaluation.calibration Calibration of the evaluation, fitted to searches and games by `experiments.calibrate`.
#   tempo.games.othello.move_priors Priors of moves, for move ordering and progressive bias: the rank of the square, and the number of replies.
#   tempo.games.othello.aot_data Machine code of othello, made from its sources by `python build.py`: see docs/background/machine-code.md.
#   tempo.search.options         Options of a search. Each is one entry: name, type, range, meaning, default.
#   tempo.search.clock           Time allocation: pure arithmetic; no clock is read here.
#   tempo.games.othello.profiles The two profiles of the Othello agent: values, not forks of the code.
#   tempo.native.rng             Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.search.exact.refuter   Protocol of a search that refutes single moves: after them the opponent has a forced win.
#   tempo.search.types           Types that go in and out of a search: position, decision, snapshot.
#   tempo.search.searcher        Protocol of a search for the best move, as the player runs it.
#   tempo.search.move_checks     Checks of the best move during a search: does the opponent have a forced win after it?
#   tempo.search.player          Decide one move: shortcuts, solver, search. The only module of the search that reads the clock.
#   tempo.search.agent           Base class of the agents of all games: play under a clock, never raise, print one line per move.
#   tempo.games.othello.othello_agent Common part of the Othello agents: observations, answers, preparation, the log line.
#   tempo.search.alphabeta.transposition_table Transposition table of alpha-beta: value, bound, depth and best move of positions.
#   tempo.search.alphabeta.pvs   Principal variation search (PVS) with iterative deepening: the part that the alpha-beta searches of all games share.
#   tempo.search.alphabeta.workspace Memory of an alpha-beta search that copies states (deepening.py).
#   tempo.search.alphabeta.last_plies Last plies of alpha-beta: a plain recursive principal variation search that never stops.
#   tempo.search.alphabeta.deepening Alpha-beta search for games with an evaluation, on states that are copied from ply to ply (pvs.py).
#   tempo.search.alphabeta.pvs_searcher Searches of pvs.py as `Searcher`s: the part that all games share. The table is kept from one move to the next.
#   tempo.search.alphabeta.selectivity ProbCut: depth and margin of the shallow search that may replace a deep one.
#   tempo.search.alphabeta.searcher Alpha-beta with a game's evaluation as a `Searcher`.
#   tempo.games.othello.alphabeta_agent The Othello agent with alpha-beta search, the learned evaluation, and perfect play near the end.
#   tempo.games.othello.champion The agent to upload. `build.py` bundles this module into submission/othello.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import cache, cached_property, partial
import gc
from hashlib import blake2b
from importlib import import_module
from inspect import Parameter, Signature, signature
import io
import json
import lzma
import marshal
from math import inf
import math
import mmap
import numpy as np
import os
from pathlib import Path
import pickle
import platform
import random
import re
import signal
import struct
import subprocess
import sys
from tempfile import mkstemp
from threading import Lock
import threading
from time import monotonic, perf_counter, thread_time
import time
from types import FunctionType
from typing import Annotated, Any, NamedTuple, Protocol, get_type_hints
import warnings


# ==================================================================================================
# src/tempo/native/child_lifetime.py
# ==================================================================================================

"""Lifetime of child processes: none outlives its parent, however the parent dies."""

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of <sys/prctl.h>
WATCH = 0.5  # seconds between two looks for the parent
SYNCHRONIZE, FOREVER = 0x00100000, 0xFFFFFFFF  # of Windows: the right to wait for a process, and no time limit


def die_with(parent: int, watched: bool = False) -> None:
    """End this process when its parent dies.

    On Linux the kernel kills it, even a stopped one, when the thread that started it ends. With `watched`, and always
    on Windows, a thread of this process looks for the parent instead: on other systems, or where the parent goes on
    without that thread.
    """
    if watched or sys.platform == "win32":
        threading.Thread(target=_watch_parent, args=(parent,), daemon=True).start()
    elif sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    if sys.platform != "win32" and os.getppid() != parent:
        os._exit(1)


def _watch_parent(parent: int) -> None:
    """End this process as soon as its parent is gone."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.WaitForSingleObject(kernel.OpenProcess(SYNCHRONIZE, False, parent), FOREVER)  # without one: at once
    else:
        while os.getppid() == parent:
            time.sleep(WATCH)
    os._exit(1)


# ==================================================================================================
# src/tempo/native/kernel_orders.py
# ==================================================================================================

"""Orders of kernels as bytes, for a compiler in another process that has executed the same source.

An order is a function and arguments of the types that it is compiled for. Functions and classes go by name; of an array
only its type is sent.
"""

Place = tuple[str, str]  # a module, "" for the file that this stands in, and a name in it


class Packer(pickle.Pickler):
    """Pickles an order."""

    def persistent_id(self, value: Any) -> Place | None:
        """Return where a function or a class of ours is found."""
        if not isinstance(value, FunctionType | type) and not hasattr(value, "function"):
            return None
        bare, name = getattr(value, "function", value), value.__name__
        if getattr(globals().get(name), "function", globals().get(name)) is bare:
            return "", name
        if isinstance(value, type) and not issubclass(value, tuple):
            return None  # of a library
        found = getattr(sys.modules.get(bare.__module__), name, None)
        if getattr(found, "function", found) is not bare:
            raise pickle.PicklingError(f"{name} stands in no module")
        return bare.__module__, name

    def reducer_override(self, value: Any) -> Any:
        """Replace an array by a small one of the same type."""
        if isinstance(value, np.ndarray):
            return array_like, (value.dtype, value.ndim, value.flags.c_contiguous, value.flags.writeable)
        return NotImplemented


class Unpacker(pickle.Unpickler):
    """Reads what a Packer wrote."""

    def persistent_load(self, place: Any) -> Any:
        """Return the function or class that stands there; a kernel's bare function."""
        module, name = place
        if module:
            __import__(module)
        found = getattr(sys.modules[module], name) if module else globals()[name]
        return getattr(found, "function", found)


def array_like(dtype: np.dtype, dimensions: int, contiguous: bool, writable: bool) -> np.ndarray:
    """Return an array of this type."""
    array: np.ndarray = np.zeros((2,) * dimensions, dtype)
    if not contiguous:
        array = np.zeros((4,) * dimensions, dtype)[(slice(None, None, 2),) * dimensions]
    array.flags.writeable = writable
    return array


def pack_order(function: Callable, arguments: tuple[Any, ...]) -> bytes:
    """Return an order as bytes; PicklingError if the other process could not find what is in it."""
    written = io.BytesIO()
    Packer(written, pickle.HIGHEST_PROTOCOL).dump((array_like, function, arguments))
    return written.getvalue()


def unpack_order(order: bytes) -> tuple[Callable, tuple[Any, ...]]:
    """Return the function and the arguments of an order."""
    _, function, arguments = Unpacker(io.BytesIO(order)).load()
    return function, arguments


# ==================================================================================================
# src/tempo/native/aot_format.py
# ==================================================================================================

"""Text format of ahead-of-time machine code (aot_data.py): a line of JSON, then one chapter of objects per module.

The line of JSON says which system, processor and sources the objects were made for. A chapter starts with a line that
names the modules it needs, ending in a colon; `build.py` leaves out the chapters of modules that a file does not hold.
This module needs only the standard library, so that `build.py` can import it.
"""

TEXT_OF_OBJECTS = re.compile(r'(?ms)^MACHINE_CODE = """.*?^"""')  # what the digest of a built file leaves out
CHAPTER = re.compile(r"(?m)^([\w. ]+):$")  # base85 has no colon


def digest_of_bytes(*parts: bytes) -> str:
    """Return a short hexadecimal name for these bytes."""
    return blake2b(b"\0".join(parts), digest_size=12).hexdigest()


# ==================================================================================================
# src/tempo/native/linker.py
# ==================================================================================================

"""Linker: make machine code that runs wherever it is put in memory from an object file, as LLVM emits it.

Instructions and constants are laid out one after the other, and the references between them are resolved here. So they
are never far apart, short addresses reach them, and loading is a copy. What is left for executable_memory.py are the
addresses of functions of the system and of constants that other constants point to.

Only what our kernels have is read: ELF objects for x86-64 and arm64, without variables, called functions of the system.
"""

SECTION, SYMBOL, RELOCATION = struct.Struct("<IIQQQQIIQQ"), struct.Struct("<IBBHQQ"), struct.Struct("<QQq")
PROGRAM, SYMBOLS, RELOCATIONS, NO_BITS = 1, 2, 4, 8  # types of sections
WRITABLE, IN_MEMORY = 1, 2  # flags of sections
POINTERS = ".data.rel.ro"  # the section of constants that hold addresses
UNWINDING = ".eh_frame"  # the section for exceptions, which kernels do not have
X86_64, ARM64 = 62, 183  # the processor of an object

# A jump to a function of the system, whose address lies in the 8 bytes after it: `jmp [rip+2]`; `ldr x16, .+8; br x16`.
JUMPS = {X86_64: bytes.fromhex("ff25020000006690"), ARM64: bytes.fromhex("5000005800021fd6")}
PAGE = 4096


class LinkError(Exception):
    """An object that holds what this linker does not know."""


class LinkedCode(NamedTuple):
    """Machine code for any place in memory that begins with a page."""

    entry: int  # offset of the function that is called
    externals: tuple[tuple[str, int], ...]  # functions of the system; offsets of 8 bytes for their addresses
    pointers: tuple[int, ...]  # offsets of 8 bytes that hold an offset, to which the place of the code is added
    code: bytes


class Section(NamedTuple):
    """A part of an object."""

    name: str
    type: int
    flags: int
    link: int  # for relocations: number of the symbols' section
    info: int  # for relocations: number of the section that they change
    alignment: int
    content: bytes


class Symbol(NamedTuple):
    """A place in a section, or the name of a function of the system, whose section is 0."""

    name: str
    section: int
    value: int


def link(content: bytes, function: str) -> LinkedCode:
    """Return the code of an object whose function of this name is to be called; raise LinkError if that fails."""
    processor = struct.unpack_from("<H", content, 18)[0]
    if content[:5] != b"\x7fELF\x02" or processor not in JUMPS:
        raise LinkError("no object file for x86-64 or arm64")
    sections = _sections(content)
    code, places = _lay_out(sections)
    pointers, jumps = list[int](), dict[str, int]()
    entry = -1
    for table in sections:
        symbols = list(_symbols(sections, table)) if table.type == SYMBOLS else []
        entry = next((places[s.section] + s.value for s in symbols if s.name == function and s.section), entry)
    for table in sections:
        if table.type != RELOCATIONS or table.info not in places:
            continue
        symbols = list(_symbols(sections, sections[table.link]))
        for offset, info, addend in RELOCATION.iter_unpack(table.content):
            symbol, place = symbols[info >> 32], places[table.info] + offset
            target = addend
            if symbol.section:
                target += places[symbol.section] + symbol.value
            else:
                target += _jump_to(symbol.name, jumps, code, processor)
            _resolve(processor, info & 0xFFFFFFFF, code, place, target, pointers)
    if entry < 0:
        raise LinkError(f"no function {function} in the object")
    slots = tuple((name, jump + len(JUMPS[processor])) for name, jump in sorted(jumps.items()))
    return LinkedCode(entry, slots, tuple(pointers), bytes(code))


def _sections(content: bytes) -> list[Section]:
    """Return the sections of an object."""
    (start,) = struct.unpack_from("<Q", content, 40)
    size, count, names = struct.unpack_from("<HHH", content, 58)
    heads = [SECTION.unpack_from(content, start + size * number) for number in range(count)]
    text = content[heads[names][4] :]
    return [
        Section(_name_at(text, name), type_, flags, link_, info, alignment,
                b"" if type_ == NO_BITS else content[offset : offset + length])
        for name, type_, flags, _, offset, length, link_, info, alignment, _ in heads
    ]  # fmt: skip


def _name_at(text: bytes, offset: int) -> str:
    """Return the name that begins at an offset in a section of names."""
    return text[offset : text.index(b"\0", offset)].decode()


def _symbols(sections: list[Section], table: Section) -> Iterator[Symbol]:
    """Yield the symbols of a section of symbols."""
    names = sections[table.link].content
    for name, _, _, section, value, _ in SYMBOL.iter_unpack(table.content):
        yield Symbol(_name_at(names, name), section, value)


def _lay_out(sections: list[Section]) -> tuple[bytearray, dict[int, int]]:
    """Return the sections that belong in memory one after the other, and the offset of each by its number."""
    code, places = bytearray(), dict[int, int]()
    for number, section in enumerate(sections):
        if section.flags & IN_MEMORY and section.name != UNWINDING and (section.content or section.type == NO_BITS):
            if section.type != PROGRAM or (section.flags & WRITABLE and section.name != POINTERS):
                raise LinkError(f"variables in section {section.name}")
            code += bytes(-len(code) % section.alignment)
            places[number] = len(code)
            code += section.content
    return code, places


def _jump_to(name: str, jumps: dict[str, int], code: bytearray, processor: int) -> int:
    """Return the offset of the jump to a function of the system; write it if there is none yet."""
    if name not in jumps:
        code += bytes(-len(code) % 16)
        jumps[name] = len(code)
        code += JUMPS[processor] + bytes(8)
    return jumps[name]


def _resolve(processor: int, kind: int, code: bytearray, place: int, target: int, pointers: list[int]) -> None:
    """Write a reference at a place to a target; both are offsets."""
    if (processor, kind) in POINTER_KINDS:
        code[place : place + 8] = target.to_bytes(8, "little", signed=True)
        pointers.append(place)
    elif (processor, kind) in DISTANCE_KINDS:
        code[place : place + 4] = (target - place).to_bytes(4, "little", signed=True)
    elif processor == ARM64 and kind in ARM64_FIELDS:
        (word,) = struct.unpack_from("<I", code, place)
        struct.pack_into("<I", code, place, word | ARM64_FIELDS[kind](place, target))
    else:
        raise LinkError(f"relocation {kind}")


def _page_distance(place: int, target: int) -> int:
    """Return the fields of `adrp`: how many pages away the target is."""
    pages = (target // PAGE - place // PAGE) & 0x1FFFFF
    return (pages & 3) << 29 | pages >> 2 << 5


def _within_page(shift: int) -> Callable[[int, int], int]:
    """Return the field of a load or an addition, in units of 1 << shift bytes: where in its page the target is."""
    return lambda place, target: (target % PAGE >> shift) << 10


def _call_distance(place: int, target: int) -> int:
    """Return the field of `bl` and `b`: how many instructions away the target is."""
    return (target - place) >> 2 & 0x3FFFFFF


POINTER_KINDS = {(X86_64, 1), (ARM64, 257)}
DISTANCE_KINDS = {(X86_64, 2), (X86_64, 4), (ARM64, 261)}
ARM64_FIELDS: dict[int, Callable[[int, int], int]] = {
    275: _page_distance, 277: _within_page(0), 278: _within_page(0), 284: _within_page(1), 285: _within_page(2),
    286: _within_page(3), 299: _within_page(4), 282: _call_distance, 283: _call_distance,
}  # fmt: skip


# ==================================================================================================
# src/tempo/native/executable_memory.py
# ==================================================================================================

"""Put machine code into memory that may be executed, on every system, with what Python brings.

Memory is written first and made executable then: it is never both. It is kept as long as its `ExecutableMemory`.
"""

COMMIT_AND_RESERVE, READ_WRITE, EXECUTE_READ, RELEASE = 0x3000, 0x04, 0x20, 0x8000  # of Windows


class ExecutableMemory:
    """Linked code in memory; `entry` is the address of its function. An OSError says why there is none."""

    def __init__(self, linked: LinkedCode) -> None:
        size = len(linked.code)
        self.pages = _WindowsPages(size) if sys.platform == "win32" else _PosixPages(size)
        address, code = self.pages.address, bytearray(linked.code)
        for place in linked.pointers:
            offset = int.from_bytes(code[place : place + 8], "little")
            code[place : place + 8] = (address + offset).to_bytes(8, "little")
        for name, place in linked.externals:
            code[place : place + 8] = _address_of(name).to_bytes(8, "little")
        ctypes.memmove(address, bytes(code), size)
        self.pages.make_executable()
        self.entry = address + linked.entry


class _PosixPages:
    """Memory of Linux and macOS."""

    def __init__(self, size: int) -> None:
        self.memory = mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.PROT_READ | mmap.PROT_WRITE)
        self.address, self.size = ctypes.addressof(ctypes.c_char.from_buffer(self.memory)), size

    def make_executable(self) -> None:
        change = ctypes.CDLL(None, use_errno=True).mprotect
        change.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
        if change(self.address, self.size, mmap.PROT_READ | mmap.PROT_EXEC):
            raise OSError(f"no executable memory: {os.strerror(ctypes.get_errno())}")
        if platform.machine() in ("arm64", "aarch64"):
            _forget_old_instructions(self.address, self.size)


def _forget_old_instructions(address: int, size: int) -> None:
    """Have an arm64 processor read its instructions again. Linux does so by itself where memory becomes executable."""
    with suppress(OSError, AttributeError):
        if sys.platform == "darwin":
            ctypes.CDLL(None).sys_icache_invalidate(ctypes.c_void_p(address), ctypes.c_size_t(size))
        else:
            clear = getattr(ctypes.CDLL("libgcc_s.so.1"), "__clear_cache")
            clear(ctypes.c_void_p(address), ctypes.c_void_p(address + size))


class _WindowsPages:
    """Memory of Windows."""

    def __init__(self, size: int) -> None:
        self.system = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined,unused-ignore]
        take = self.system.VirtualAlloc
        take.restype = ctypes.c_void_p
        take.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32, ctypes.c_uint32]
        self.address, self.size = take(None, size, COMMIT_AND_RESERVE, READ_WRITE), size
        if not self.address:
            raise OSError("no memory for machine code")

    def make_executable(self) -> None:
        change, flush = self.system.VirtualProtect, self.system.FlushInstructionCache
        change.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32, ctypes.c_void_p]
        if not change(self.address, self.size, EXECUTE_READ, ctypes.byref(ctypes.c_uint32())):
            raise OSError("no executable memory on this system")
        flush.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
        flush(ctypes.c_void_p(-1), self.address, self.size)

    def __del__(self) -> None:
        free = self.system.VirtualFree
        free.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32]
        free(self.address, 0, RELEASE)


def _address_of(name: str) -> int:
    """Return the address of a function of the system's C library."""
    try:
        function = getattr(ctypes.CDLL("ucrtbase" if sys.platform == "win32" else None), name)
    except AttributeError:
        raise OSError(f"no function {name} in this process") from None
    return ctypes.cast(function, ctypes.c_void_p).value or 0


# ==================================================================================================
# src/tempo/native/targets.py
# ==================================================================================================

"""Targets: the machines that machine code is made for.

Linked code asks little of a system: a calling convention, a few functions of the C library and, on arm64, that nobody
touches register x18. So Macs with Intel processors run the code for Linux, and all arm64 systems the same code.
"""

SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
MACHINES = {"x86_64": "x86_64", "amd64": "x86_64", "arm64": "arm64", "aarch64": "arm64"}
V2 = "cx16 popcnt sse3 sse4.1 sse4.2 ssse3"
V3 = f"{V2} avx avx2 bmi bmi2 f16c fma lzcnt movbe xsave"  # most processors since 2015


class Code(NamedTuple):
    """A kind of machine code."""

    systems: tuple[str, ...]  # where it runs
    needs: str  # features of a processor, by LLVM's names
    triple: str  # this and the rest are for LLVM
    processor: str
    attributes: str


INTEL = "linux x86_64", "macos x86_64"
ARM = "linux arm64", "macos arm64", "windows arm64"
CODES = {  # where several fit, the first one is used
    "x86_64-v3": Code(INTEL, V3, "x86_64-unknown-linux-gnu", "x86-64-v3", ""),
    "x86_64-v2": Code(INTEL, V2, "x86_64-unknown-linux-gnu", "x86-64-v2", ""),
    "x86_64-v3-windows": Code(("windows x86_64",), V3, "x86_64-pc-windows-msvc-elf", "x86-64-v3", ""),
    "arm64": Code(ARM, "", "aarch64-unknown-linux-gnu", "generic", "+reserve-x18"),
    "wasm32": Code((), "", "wasm32-unknown-unknown", "generic", "+simd128,+bulk-memory"),
}
COMMITTED = "x86_64-v3"  # what a file for the competition holds
WEB = "wasm32"  # what tempo.web links to modules for browsers
TARGETS = {
    "linux-x86_64-v3": "x86_64-v3", "linux-x86_64-v2": "x86_64-v2", "linux-aarch64": "arm64", "macos-arm64": "arm64",
    "macos-x86_64": "x86_64-v3", "windows-x86_64": "x86_64-v3-windows", "windows-arm64": "arm64",
}  # fmt: skip


def system() -> str:
    """Return the name of this system and its kind of processor."""
    machine = platform.machine().lower()
    bits = "" if sys.maxsize > 1 << 32 else " with a Python of 32 bits"
    return f"{SYSTEMS.get(sys.platform, sys.platform)} {MACHINES.get(machine, machine)}{bits}"


@cache
def usable_codes() -> list[str]:
    """Return the kinds of machine code that run here, the best one first."""
    here = [name for name, code in CODES.items() if system() in code.systems]
    needed = {name: set(CODES[name].needs.split()) for name in here}
    return [name for name in here if not needed[name] or needed[name] <= host_features()]


@cache
def host_features() -> set[str]:
    """Return the names of this processor's features."""
    from llvmlite import binding

    return {name for name, has in binding.get_host_cpu_features().items() if has}


def why_unusable(names: list[str]) -> str:
    """Return why none of these kinds of machine code runs here."""
    here = [name for name in names if name in CODES and system() in CODES[name].systems]
    if not here:
        return f"machine code for {', '.join(names)}, and this is {system()}"
    lacking = sorted(set(CODES[here[-1]].needs.split()) - host_features())
    return f"machine code for a processor with {' '.join(lacking)}"


# ==================================================================================================
# src/tempo/native/machine_code.py
# ==================================================================================================

"""Machine code compiled ahead of time: read its text, check that it fits, load it and call it.

Each kernel, for arguments of certain types, is machine code for any place in memory (linker.py). The text format is
that of aot_format.py. Loading takes less than a millisecond; compiling takes numba seconds, and numba is not imported.

An object is used only if it fits: code that runs on this machine (targets.py), an undamaged text, and unchanged
sources. In a built file the digest is of the file itself; below src/ it is of the syntax trees of the modules that
the kernel is made from.
"""

# Types of arguments and results in an object, one letter each, as C has them. 'v' is for no result.
C_TYPES: dict[str, Any] = {
    "P": ctypes.c_uint64, "q": ctypes.c_uint64, "i": ctypes.c_uint32, "h": ctypes.c_uint16, "b": ctypes.c_uint8,
    "?": ctypes.c_bool, "d": ctypes.c_double, "f": ctypes.c_float,
}
RESULTS: dict[str, Any] = {
    "q": ctypes.c_int64, "Q": ctypes.c_uint64, "i": ctypes.c_int32, "d": ctypes.c_double, "f": ctypes.c_float,
    "?": ctypes.c_bool, "v": ctypes.c_uint64,
}


class Unusable(Exception):
    """Machine code that does not fit this machine or these sources, or cannot be compiled; the message says why."""


class KernelObject(NamedTuple):
    """One kernel for arguments of certain types, as linked code."""

    key: str  # see `kernel_key`
    origin: str  # see `origin_key`
    kinds: str  # one letter for each argument in C
    returns: str  # one letter for the result
    entry: int  # this and the rest: see `LinkedCode`
    externals: tuple[tuple[str, int], ...]
    pointers: tuple[int, ...]
    code: bytes


class LoadedKernel:
    """A kernel in memory, ready to be called."""

    def __init__(self, compiled: KernelObject, backend: str) -> None:
        self.backend = backend  # that it was compiled by
        self.memory = ExecutableMemory(LinkedCode(*compiled[4:]))
        self.result_type = RESULTS[compiled.returns]
        self.has_result = compiled.returns != "v"
        types = [C_TYPES[kind] for kind in compiled.kinds]
        self.run = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *types)(self.memory.entry)

    def call(self, arguments: list[Any]) -> Any:
        """Run it on flattened arguments. Result and exception come back by address: numba's calling convention."""
        result, raised = self.result_type(), ctypes.c_uint64()
        status = self.run(ctypes.addressof(result), ctypes.addressof(raised), *arguments)
        if status != 0 and status != -2:  # -2: returned None
            raise RuntimeError(f"machine code ended with status {status}")
        return result.value if self.has_result else None


def read_objects(text: str, source: str) -> tuple[list[KernelObject], list[str]]:
    """Return the objects in a text of machine code that may be used here, and why others may not.

    `source` is the file of one of the functions: one below src/, or a built file that holds all sources. In a built
    file a name has one meaning, and the module of a function does not matter.
    """
    head, _, body = fitting_part(text).partition("\n")
    told = json.loads(head)
    if digest_of_bytes(body.replace("\n", "").encode("ascii")) != told["checksum"]:
        raise Unusable("the machine code is damaged")
    if not told["sources"] and digest_of_file(source) != told["digest"]:
        raise Unusable("the machine code is older than its sources")
    found = [made for chapter in CHAPTER.split(body)[2::2] for made in read_chapter(chapter.replace("\n", ""))]
    if not told["sources"]:
        return [made._replace(origin="") for made in found], []
    return without_stale(found, told, Path(source).parents[2])


def fitting_part(text: str) -> str:
    """Return the best part of a text of machine code that runs on this machine: a line of JSON and its chapters."""
    parts = {json.loads(part.partition("\n")[0])["code"]: part for part in text.split("\n\n") if part.strip()}
    if not parts:
        raise Unusable("the file holds no machine code")
    if known := [code for code in usable_codes() if code in parts]:
        return parts[known[0]]
    raise Unusable(why_unusable(list(parts)))


def without_stale(found: list[KernelObject], told: dict[str, Any], below: Path) -> tuple[list[KernelObject], list[str]]:
    """Return the objects whose sources, files below a folder, are those they were made from, and why not the others."""
    stale = set(import_module("tempo.native.aot.source_digest").stale_sources(told["sources"], below))
    paths = list(told["sources"])
    fresh, refused = list[KernelObject](), list[str]()
    for made in found:
        changed = sorted(stale.intersection(paths[number] for number in told["kernels"][made.key]["sources"]))
        if changed:
            refused.append(f"the machine code of {made.key} is older than its sources: {', '.join(changed)}")
        else:
            fresh.append(made)
    return fresh, refused


def read_chapter(packed: str) -> Iterator[KernelObject]:
    """Yield the objects of one chapter."""
    import lzma  # some builds of Python have none, which must not keep the file from loading

    index, _, code = lzma.decompress(b85decode(packed)).partition(b"\n")
    place = 0
    for key, origin, kinds, returns, entry, externals, pointers, size in json.loads(index):
        slots = tuple((name, slot) for name, slot in externals)
        yield KernelObject(key, origin, kinds, returns, entry, slots, tuple(pointers), code[place : place + size])
        place += size


def digest_of_file(source: str) -> str:
    """Return the digest of a built file without its machine code. Some loaders that execute a text give the text in
    place of the file's name."""
    if "\n" in source:
        text = source
    else:
        try:
            text = Path(source).read_text(encoding="utf-8")
        except (OSError, ValueError) as problem:
            raise Unusable(f"whether the machine code is that of the source cannot be told: {problem}") from None
    return digest_of_bytes(TEXT_OF_OBJECTS.sub("", text).encode())


def flatten(value: Any) -> Iterator[Any]:
    """Yield an argument in numba's calling convention: tuples part by part, arrays by memory, 0 for functions."""
    if isinstance(value, tuple):
        for part in value:
            yield from flatten(part)
    elif isinstance(value, np.ndarray):  # no meminfo and parent, which count references; then the array's fields
        yield from (0, 0, value.size, value.itemsize, value.ctypes.data, *value.shape, *value.strides)
    elif isinstance(value, float | np.floating):
        yield float(value)
    elif isinstance(value, int | np.integer | np.bool_):
        yield int(value)
    else:
        yield 0


def kernel_key(function: Any, arguments: tuple[Any, ...]) -> str:
    """Return a name for a function and the types of its arguments."""
    kinds = ",".join(type_key(argument) for argument in arguments)
    return f"{function.__name__}-{blake2b(kinds.encode(), digest_size=8).hexdigest()}"


def origin_key(function: Any, arguments: tuple[Any, ...]) -> str:
    """Return a digest of the modules of a function and of those in its arguments: tells equal names apart."""
    places = " ".join(f"{one.__module__}.{one.__qualname__}" for one in (function, *functions_in(arguments)))
    return blake2b(places.encode(), digest_size=8).hexdigest()


def functions_in(value: Any) -> Iterator[Any]:
    """Yield the functions in an argument, however deep."""
    if isinstance(value, tuple):
        for part in value:
            yield from functions_in(part)
    elif callable(value):
        yield value


def type_key(value: Any) -> str:
    """Return what a compiler distinguishes arguments by: the name of a function, the type of anything else."""
    if isinstance(value, tuple):
        return f"{type(value).__name__}({','.join(type_key(part) for part in value)})"
    if isinstance(value, np.ndarray):
        parts = value.dtype.str if value.dtype.names is None else repr(value.dtype.descr)
        return f"{parts}[{value.ndim}]{'' if value.flags.c_contiguous else 'strided'}"
    if callable(value):
        return str(value.__name__)
    if isinstance(value, bool | np.bool_):
        return "bool"
    return "int64" if isinstance(value, int) else type(value).__name__


# ==================================================================================================
# src/tempo/native/numba_compiler.py
# ==================================================================================================

"""Compile marked functions to machine code with numba.

The functions themselves stay Python. For numba each is copied, with a namespace in which the functions it calls are
numba dispatchers too. What numba's compiler makes is reduced to the one kernel, linked here and not called through
numba: its path from Python to machine code takes longer than ours, up to 1.5 ms a call with a tuple of functions.
"""

# No kernel creates an array, so none needs reference counts: counting took 70 % of a simulation's time (0.53 against
# 1.9 million a second) and a third of the time to compile. Wrappers for C and Python callers, which we do not have,
# cost more.
OPTIONS = {"_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
OLDEST_NUMBA = 0, 62
MARKED: dict[Callable, dict[str, Any]] = {}  # functions that may become machine code, with their own options
KIND_LETTERS = {"ptr": "P", "i64": "q", "i32": "i", "i16": "h", "i8": "b", "i1": "?", "double": "d", "float": "f"}
RESULT_LETTERS = {
    "int64": "q", "uint64": "Q", "int32": "i", "float64": "d", "float32": "f", "boolean": "?", "none": "v",
}
DEFINITION = re.compile(r"(?m)^(define .*?)( \{)$")
UNRESOLVED = re.compile(r'(?m)^@"(\.numba\.unresolved\$)(\w+)" = external (?:\w+ )*?global (.+?)(?:, align \d+)?$')

reuse_functions = False  # in the kernels to come; only where no constant changes meanwhile
dispatchers: dict[Callable, Any] = {}
namespaces: dict[int, dict[str, Any]] = {}  # by the id of a module's own namespace


def compile_kernel(function: Callable, arguments: tuple[Any, ...], code: str = "") -> KernelObject:
    """Return the object of a function for arguments of these types; raise Unusable if it cannot be compiled.

    Without the name of a kind of machine code it is that of this machine.
    """
    try:
        if problem := numba_problem():
            raise Unusable(problem)
        return compile_object(function, arguments, code)
    except Unusable:
        raise
    except Exception as problem:  # numba may be missing or broken, or a newer version may have other options
        raise Unusable(f"numba: {type(problem).__name__}: {str(problem)[:200]}") from problem


def numba_problem() -> str:
    """Return why the installed numba must not compile; empty if it may.

    Versions 0.59 to 0.61 crash the process while they compile a search.
    """
    from importlib.metadata import PackageNotFoundError, version  # 10 ms that a file without a compiler saves

    try:
        found = version("numba")
    except PackageNotFoundError:  # a folder on the path
        import numba

        found = getattr(numba, "__version__", "")
    release = tuple(map(int, re.findall(r"\d+", found)[:2]))
    if not release or release >= OLDEST_NUMBA:
        return ""
    needed = ".".join(map(str, OLDEST_NUMBA))
    return f"numba {found} is too old to compile: {needed} or newer; older versions crash the process"


def compile_object(function: Callable, arguments: tuple[Any, ...], code: str = "") -> KernelObject:
    """Do as `compile_kernel`, for a kind of machine code or this machine's; raise whatever numba raises."""
    import numba
    from llvmlite import binding

    if not reuse_functions:
        dispatchers.clear()
        namespaces.clear()
    # Not this very processor: machine code is then the same wherever it is made.
    numba.config.CPU_NAME, numba.config.CPU_FEATURES = CODES[host_code()].processor, ""  # type: ignore[attr-defined]
    target, is_web = CODES[code or host_code()], code == WEB
    dispatcher = dispatcher_of(function)
    types = tuple(numba.typeof(numba_value(argument)) for argument in arguments)
    dispatcher.compile(types)
    result = dispatcher.overloads[types]
    text = resolve_recursion(str(result.library._final_module))
    module = binding.parse_assembly(DEFINITION.sub(r"\1 align 64\2", text))  # up to 2 % faster than with 16
    main = module.get_function(result.fndesc.llvm_func_name)
    main.name = kernel_key(function, arguments) if is_web else "kernel"  # there, many are linked to one
    parts = [other for other in module.functions if not other.is_declaration and other.name != main.name]
    for number, other in enumerate(parts):  # numba's names are long, and numbered by what it compiled before
        other.name, other.linkage = f"part{number}", "internal"
    for variable in module.global_variables:  # numba's names of them would be most of the object
        if not variable.is_declaration:
            variable.linkage = "internal"
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor,
        features=target.attributes,
        opt=3,
        reloc="static" if is_web else "pic",
        codemodel="small",  # the linker lays all parts side by side
    )
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    remove_unused(module, machine)
    unresolved = [variable.name for variable in module.global_variables if variable.is_declaration]
    if unresolved:
        raise Unusable(f"numba would have to link {unresolved[0][:100]} at run time")
    kinds = [str(argument.type) for argument in main.arguments][2:]
    made = machine.emit_object(module)
    return KernelObject(
        kernel_key(function, arguments),
        origin_key(function, arguments),
        "".join(KIND_LETTERS["ptr" if kind.endswith("*") else kind] for kind in kinds),
        RESULT_LETTERS[str(result.signature.return_type)],
        *(LinkedCode(0, (), (), made) if is_web else link(made, main.name)),
    )


def host_code() -> str:
    """Return the kind of machine code that is made for this machine."""
    if not usable_codes():
        raise Unusable(f"no machine code can be made for {system()}")
    return usable_codes()[0]


def resolve_recursion(text: str) -> str:
    """Return the text of a module with recursive calls resolved.

    Where a function calls itself before its own type is known, numba calls through a variable filled at run time.
    """
    return UNRESOLVED.sub(r'@"\1\2" = internal constant \3 @\2', text)


def remove_unused(module: Any, machine: Any) -> None:
    """Remove from a module all that its one exported function does not need."""
    from llvmlite import binding

    if hasattr(binding, "create_module_pass_manager"):  # llvmlite before 0.45
        old_passes = binding.create_module_pass_manager()
        old_passes.add_global_dce_pass()
        old_passes.run(module)
    else:
        passes = binding.create_new_module_pass_manager()
        passes.add_global_dead_code_eliminate_pass()
        passes.run(module, binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=1)))


def dispatcher_of(function: Callable) -> Any:
    """Return numba's dispatcher of a function, ready to be compiled with all that it calls."""
    import numba

    if function not in dispatchers:
        assert isinstance(function, FunctionType)
        if make := getattr(function, "make_intrinsic", None):
            dispatchers[function] = make()
            return dispatchers[function]
        names = namespace_of(function)
        copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        options: Any = OPTIONS | MARKED[function]  # mypy does not know them all
        dispatchers[function] = numba.njit(copy, **options)
        for name, value in function.__globals__.items():
            if name in function.__code__.co_names:
                names[name] = numba_value(value)
    return dispatchers[function]


def namespace_of(function: FunctionType) -> dict[str, Any]:
    """Return the namespace of a function for numba, one for each module.

    A module that cannot be imported, such as an executed file, gets numba's name for such a module.
    """
    own = function.__globals__
    name = own.get("__name__")
    usual = {"__name__": name if name in sys.modules else "<dynamic>", "__builtins__": own.get("__builtins__")}
    return namespaces.setdefault(id(own), usual)


def numba_value(value: Any) -> Any:
    """Return a value with the marked functions in it replaced by numba's dispatchers."""
    source = getattr(value, "function", value)  # of a Kernel
    if isinstance(source, FunctionType):
        return dispatcher_of(source) if source in MARKED else value
    if isinstance(value, tuple):
        parts = [numba_value(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


# ==================================================================================================
# src/tempo/native/background_compiler.py
# ==================================================================================================

"""Background compiler: compiles kernels in a child process while the agent plays.

Compiling a kernel takes seconds, on a busy machine a minute, and cannot be interrupted. So a player on a clock orders
what it needs, goes on with what it has, and now and then looks for what is finished. A compiler that hangs or crashes
never delivers and costs nothing else; neither does a system that cannot start a process.

The child of a built file is a fresh Python that executes the file's source and gets orders by name (kernel_orders.py).
Sources below src/ may have been edited since they were imported: there the child is forked. So it is where a fresh
Python fails. Windows cannot fork, and imports the sources again.

The child runs while it is our turn. On Linux it is stopped while it is not: that time belongs to the opponent. It ends
with its parent. Linux guarantees that even for a stopped process, if the main thread started it and as soon as the
child has asked for it, which a greeting tells; otherwise the child watches its parent itself and is not stopped. It has
a session of its own, because the system sends SIGHUP to a group with a stopped member when the parent of the group's
leader ends.
"""

SIZE_BYTES = 8  # in front of each message
GREETING = ""  # in place of a key: from now on the child ends with its parent
MOST_FAILURES = 3  # processes that ended before they delivered anything
TICK = 0.01  # seconds between two looks while waiting
MOST_FILES = 1 << 16  # that the parent may have open
Order = tuple[Callable, tuple[Any, ...]]  # a function, and arguments of the types that it is compiled for
Delivery = tuple[str, KernelObject | str]  # a key, and the object or why there will be none
# What a fresh Python runs. The task is in a file, since a pipe would have the parent wait for its reader.
FRESH_PYTHON = """
import marshal, os, sys
with open(sys.argv[1], "rb") as task:
    sys.path[:], source, file, *arguments = marshal.load(task)
os.unlink(sys.argv[1])
names = {}
exec(compile(source, file, "exec"), names)
names["compile_packed"](*arguments)
"""


class BackgroundCompiler:
    """Compiles what is ordered in a child process. Its methods never raise."""

    def __init__(self) -> None:
        self.orders: dict[str, Order] = {}  # by key, those not delivered
        self.process = 0
        self.owner = 0  # the process that started the child: one forked from the owner leaves it alone
        self.child: subprocess.Popen[bytes] | None = None  # a fresh Python
        self.task = ""  # its file
        self.pipe = -1
        self.received = b""
        self.has_greeted = False
        self.has_delivered = False
        self.failures = 0
        self.can_stop = False
        self.is_stopped = False

    def order(self, key: str, function: Callable, arguments: tuple[Any, ...]) -> None:
        """Order a kernel; ordering it again changes nothing."""
        self.orders.setdefault(key, (function, arguments))

    @property
    def is_busy(self) -> bool:
        """Whether an order is not delivered yet."""
        return bool(self.orders)

    def finished(self) -> list[Delivery]:
        """Return what was delivered since the last call, and start the child if there is work. Never waits."""
        try:
            return list(self.deliveries())
        except Exception as problem:  # no process to be had, no memory, a torn message
            return self.give_up(f"{type(problem).__name__}: {problem}")

    def deliveries(self) -> Iterator[Delivery]:
        """Do as `finished`; may raise."""
        if self.process and self.owner != os.getpid():
            self.forget()
        if self.orders and not self.process:
            self.start()
        if not self.process or self.is_stopped:
            return
        has_ended = self.read()
        while len(self.received) >= SIZE_BYTES:
            end = SIZE_BYTES + int.from_bytes(self.received[:SIZE_BYTES], "big")
            if len(self.received) < end:
                break
            key, made = marshal.loads(self.received[SIZE_BYTES:end])
            self.received = self.received[end:]
            self.has_delivered |= key != GREETING
            if self.orders.pop(key, None):
                yield key, made if isinstance(made, str) else KernelObject(*made)
        if has_ended or not self.orders:
            self.close()
            self.failures += has_ended and not self.has_delivered
            if self.failures >= MOST_FAILURES:
                yield from self.give_up("the process that compiled was killed")

    def read(self) -> bool:
        """Read what is in the pipe; return whether the child has ended."""
        with suppress(BlockingIOError):
            while part := read_available(self.pipe):
                self.received += part
                self.has_greeted = True
            return True
        return False

    def give_up(self, why: str) -> list[Delivery]:
        """End the child and deliver a reason in place of each order."""
        self.close()
        found: list[Delivery] = [(key, why) for key in self.orders]
        self.orders.clear()
        return found

    def close(self) -> None:
        """End the child, if it is ours, and leave nothing behind."""
        if self.process and self.owner == os.getpid():
            with suppress(OSError):
                if self.child:
                    self.child.kill()
                    self.child.wait()
                else:
                    os.kill(self.process, signal.SIGKILL)
                    os.waitpid(self.process, 0)
            with suppress(OSError):
                os.unlink(self.task)  # noqa: PTH108
        self.forget()

    def forget(self) -> None:
        """Let go of the child."""
        if self.process:
            with suppress(OSError):
                os.close(self.pipe)
        self.process, self.child, self.task, self.received, self.is_stopped = 0, None, "", b"", False

    def wait(self, seconds: float) -> None:
        """Sleep for a moment."""
        time.sleep(max(0.0, min(TICK, seconds)))

    def pause(self) -> None:
        """Stop the child: the opponent's turn begins."""
        if self.process and self.can_stop and self.has_greeted and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGSTOP)
                self.is_stopped = True

    def resume(self) -> None:
        """Let the child go on: our turn begins."""
        if self.is_stopped and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGCONT)
        self.is_stopped = False

    def start(self) -> None:
        """Start a child for all that is ordered: a fresh Python, or one forked from this process."""
        self.owner, self.received, self.has_greeted, self.has_delivered = os.getpid(), b"", False, False
        self.can_stop = sys.platform == "linux" and threading.current_thread() is threading.main_thread()
        if not hasattr(os, "fork"):
            self.start_fresh()
            return
        try:
            if is_imported() or self.failures:
                raise LookupError("no fresh Python")
            self.start_fresh()
        except Exception:  # no source, a function without a name, no private file
            self.fork()

    def start_fresh(self) -> None:
        """Start a fresh Python that executes the source that this process executed."""
        source, file = executed_source()
        packed = [(key, pack_order(*order)) for key, order in self.orders.items()]
        descriptor, self.task = mkstemp(prefix="tempo_")
        with os.fdopen(descriptor, "wb") as task:
            marshal.dump((sys.path, source, file, self.owner, self.can_stop, packed), task)
        ours, theirs = os.pipe()
        try:
            self.child = subprocess.Popen(
                [sys.executable, "-c", FRESH_PYTHON, self.task],
                stdin=subprocess.DEVNULL,
                stdout=theirs,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except BaseException:
            os.close(ours)
            os.unlink(self.task)  # noqa: PTH108
            raise
        finally:
            os.close(theirs)
        self.process, self.pipe = self.child.pid, ours

    def fork(self) -> None:
        """Fork a child, which has the functions and arguments in its memory."""
        ours, theirs = os.pipe()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # Python warns about threads; the child shares no lock with any
                process = os.fork()
        except BaseException:
            os.close(ours)
            os.close(theirs)
            raise
        if process == 0:
            try:
                os.setsid()
                os.closerange(3, theirs)
                os.closerange(theirs + 1, MOST_FILES)
                deliver_all(self.owner, self.can_stop, self.orders.items(), theirs)
            finally:
                os._exit(0)
        os.close(theirs)
        self.process, self.pipe = process, ours


def is_imported() -> bool:
    """Return whether this is a module of the package, and not part of a built file."""
    return str(is_imported.__module__).startswith("tempo.")


def executed_source() -> tuple[str, str]:
    """Return a source with the functions of this process, and its file; OSError if it cannot be had any more."""
    file = executed_source.__code__.co_filename
    if is_imported():
        return f"from {executed_source.__module__} import compile_packed", "compiler"
    if "\n" in file:  # some loaders that execute a text give the text in place of the file's name
        return file, "agent"
    if stamp_of(file) != STAMP:
        raise OSError(f"{file} has changed since it was loaded")
    with open(file, encoding="utf-8") as opened:  # noqa: PTH123
        return opened.read(), file


def stamp_of(file: str) -> tuple[int, int]:
    """Return what changes when a file is written; zeros if there is none."""
    with suppress(OSError, ValueError):
        status = os.stat(file)  # noqa: PTH116
        return status.st_mtime_ns, status.st_size
    return 0, 0


STAMP = stamp_of(stamp_of.__code__.co_filename)


def read_available(pipe: int) -> bytes:
    """Return bytes that are in a pipe, none at its end; BlockingIOError if there are none yet."""
    if sys.platform == "win32":
        import _winapi
        import msvcrt

        with suppress(BrokenPipeError):
            available, _ = _winapi.PeekNamedPipe(msvcrt.get_osfhandle(pipe), 0)
            if not available:
                raise BlockingIOError
    else:
        os.set_blocking(pipe, False)
    return os.read(pipe, 1 << 16)


def compile_packed(parent: int, dies_by_itself: bool, packed: list[tuple[str, bytes]]) -> None:
    """Compile packed orders, in a fresh Python."""
    pipe = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    deliver_all(parent, dies_by_itself, ((key, unpack_order(order)) for key, order in packed), pipe)
    os._exit(0)


def deliver_all(parent: int, dies_by_itself: bool, orders: Iterable[tuple[str, Order]], pipe: int) -> None:
    """Compile one kernel after the other and deliver each as soon as it is finished; the process ends with its parent.

    It says nothing, and Ctrl-C does not reach it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.disable()  # a collection would copy a parent's memory
    die_with(parent, watched=not dies_by_itself)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    deliver(pipe, GREETING, "")
    for key, (function, arguments) in orders:
        made: Any
        try:
            made = tuple(compile_kernel(function, arguments))
        except BaseException as problem:
            made = str(problem)
        deliver(pipe, key, made)


def deliver(pipe: int, key: str, made: Any) -> None:
    """Write a message into the pipe."""
    text = marshal.dumps((key, made))
    left = len(text).to_bytes(SIZE_BYTES, "big") + text
    while left:
        left = left[os.write(pipe, left) :]


# ==================================================================================================
# src/tempo/native/jit.py
# ==================================================================================================

"""Compiled kernels with three backends, best one first.

    native    machine code compiled ahead of time from these very sources, loaded in milliseconds (machine_code.py)
    numba     the same, compiled when it is needed, in seconds (numba_compiler.py, background_compiler.py)
    python    the source as it stands, interpreted: some hundred times slower

All backends play the same moves with the same number of simulations. TEMPO_BACKEND in the environment names the best
one that may be used.

Hot code is written as plain loops over bare numbers. `njit` and `inlined` mark functions that become part of machine
code; they stay Python functions. `kernel` marks what Python calls: it runs on the best backend there is, and where the
caller cannot wait for numba it starts on Python and is upgraded as soon as numba is done.
"""

BACKEND_NAMES = ("native", "numba", "python")
NATIVE, NUMBA, PYTHON = BACKEND_NAMES
FORMER_NAMES = {"machine": NATIVE}
LOADING_SECONDS = 0.1  # to load the first machine code and import llvmlite; 0.05 measured


def best_backend() -> str:
    """Return the best backend that may be used."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return PYTHON
    wanted = os.environ.get("TEMPO_BACKEND") or os.environ.get("TEMPO_RUNG", "")  # the name in earlier versions
    wanted = FORMER_NAMES.get(wanted, wanted)
    return wanted if wanted in BACKEND_NAMES else NATIVE


class Backends:
    """The machine code of this process: what is loaded, what is being compiled, and why the rest is interpreted."""

    def __init__(self, best: str) -> None:
        self.best = best
        self.registered: list[tuple[str, str]] = []  # texts of machine code not read yet, and the files they belong to
        self.aot: dict[str, KernelObject] = {}  # objects compiled ahead of time that fit, by full_key
        self.loaded: dict[str, LoadedKernel] = {}  # loaded kernels, by full_key
        self.failures: dict[str, str] = {}  # by full_key, why a kernel stays interpreted
        self.refusals: list[str] = []  # why code compiled ahead of time is not used
        self.compiler = BackgroundCompiler()
        self.compile: Callable[[Callable, tuple[Any, ...]], KernelObject] = compile_kernel  # for callers that wait

    def find(self, function: Callable, arguments: tuple[Any, ...], seconds: float) -> LoadedKernel | None:
        """Return the machine code of a function if it can be had in this time; else order it for later."""
        key = full_key(function, arguments)
        if key not in self.loaded and key not in self.failures and self.best != PYTHON:
            try:
                self.upgrade(key, function, arguments, seconds)
            except Exception as problem:  # Python still runs it
                self.failures[key] = f"{type(problem).__name__}: {problem}"
                if seconds == inf:
                    warnings.warn(f"{function.__name__} will be interpreted: {self.failures[key]}", stacklevel=2)
        return self.loaded.get(key)

    def upgrade(self, key: str, function: Callable, arguments: tuple[Any, ...], seconds: float) -> None:
        """Take the best backend that can be had in this time."""
        if seconds < LOADING_SECONDS and not self.loaded:
            return
        if self.best == NATIVE and self.take_aot(key):
            return
        if seconds == inf:
            self.loaded[key] = LoadedKernel(self.compile(function, arguments), NUMBA)
        else:
            self.compiler.order(key, function, arguments)

    def take_aot(self, key: str) -> bool:
        """Load a kernel that was compiled ahead of time; return whether there is one that can be used."""
        while self.registered:
            text, source = self.registered.pop()
            try:
                found, refused = read_objects(text, source)
                self.aot.update((f"{one.key} {one.origin}", one) for one in found)
                self.refusals += refused
            except Exception as problem:
                self.refusals.append(f"{type(problem).__name__}: {problem}")
        anywhere = key.split()[0] + " "  # where it does not matter in which module a function stands
        made = self.aot.get(key) or self.aot.get(anywhere)
        if made is None:
            if self.aot:
                self.refusals.append(f"none was made for {key}")
            return False
        try:
            self.loaded[key] = LoadedKernel(made, NATIVE)
        except Exception as problem:
            self.refusals.append(f"{type(problem).__name__}: {problem}")
        return key in self.loaded

    def collect(self) -> None:
        """Load what the background compiler has finished, and have it start what was ordered."""
        for key, made in self.compiler.finished():
            try:
                if isinstance(made, str):
                    raise Unusable(made)
                self.loaded[key] = LoadedKernel(made, NUMBA)
            except Exception as problem:
                self.failures[key] = f"{type(problem).__name__}: {problem}"

    def wait(self, seconds: float) -> None:
        """Wait for the background compiler, at most these seconds."""
        end = monotonic() + seconds
        self.collect()
        while self.compiler.is_busy and monotonic() < end:
            self.compiler.wait(end - monotonic())
            self.collect()


def full_key(function: Callable, arguments: tuple[Any, ...]) -> str:
    """Return a name for this function and those in its arguments, with arguments of these types."""
    return f"{kernel_key(function, arguments)} {origin_key(function, arguments)}"


BACKENDS = Backends(best_backend())


class BoundKernel:
    """A kernel with all but its last arguments bound: machine code as soon as there is any, Python until then."""

    def __init__(self, function: Callable, fixed: tuple[Any, ...], last: tuple[Any, ...], seconds: float) -> None:
        self.function = function
        self.fixed = fixed
        self.flat = [part for argument in fixed for part in flatten(argument)]
        self.key = full_key(function, (*fixed, *last))
        self.loaded = BACKENDS.find(function, (*fixed, *last), seconds)

    @property
    def backend(self) -> str:
        """The backend that a call would use now."""
        if self.loaded is None:
            BACKENDS.collect()
            self.loaded = BACKENDS.loaded.get(self.key)
        return PYTHON if self.loaded is None else self.loaded.backend

    def __call__(self, *last: Any) -> Any:
        if self.backend == PYTHON:
            return self.function(*self.fixed, *last)
        assert self.loaded is not None
        return self.loaded.call([*self.flat, *(part for argument in last for part in flatten(argument))])


class Kernel:
    """A function that Python calls. A direct call waits until it is compiled, if it can be."""

    def __init__(self, function: Callable) -> None:
        self.function = function
        self.__name__, self.__doc__, self.__wrapped__ = function.__name__, function.__doc__, function

    def __call__(self, *arguments: Any) -> Any:
        return self.bind(*arguments)()

    def bind(self, *fixed: Any, last: tuple[Any, ...] = (), seconds: float = inf) -> BoundKernel:
        """Return the kernel with its first arguments bound, for calling it often.

        fixed: the first arguments; arrays are bound by their memory.
        last: examples of the other arguments, for their types.
        seconds: how long to wait for machine code.
        """
        return BoundKernel(self.function, fixed, last, seconds)

    def is_ready(self, *arguments: Any, seconds: float) -> bool:
        """Return whether it is machine code, if that can be had in this time; else order it."""
        return BACKENDS.find(self.function, arguments, seconds) is not None


def njit(function: Any) -> Any:
    """Mark a function that becomes part of machine code."""
    MARKED[function] = {}
    return function


def inlined(function: Any) -> Any:
    """Mark a function as `njit` does; its body is copied into the functions that call it.

    For the parts of one loop: 12 % less time to compile than with calls, and 7 % faster code.
    """
    MARKED[function] = {"inline": "always"}
    return function


def kernel(function: Any) -> Kernel:
    """Mark a function as `njit` does, for calls from Python."""
    MARKED[function] = {}
    return Kernel(function)


def register(text: str) -> None:
    """Have machine code that was compiled ahead of time used where it fits. It is read when it is first needed; the
    current folder may be another one by then."""
    source = register.__code__.co_filename
    BACKENDS.registered.append((text, os.path.abspath(source) if os.path.exists(source) else source))  # noqa: PTH100, PTH110


# ==================================================================================================
# src/tempo/native/bits.py
# ==================================================================================================

"""Constants and functions for bitboards in one 64-bit word.

numba infers a signed type for `uint64` with a plain `1`, and a later `>>` is then arithmetic. Every operand is
therefore a named `uint64`.
"""

ZERO = np.uint64(0)
ONE = np.uint64(1)
TWO = np.uint64(2)
THIRTY_TWO = np.uint64(32)


@inlined
def count_bits(bits):
    """Return the number of bits that are set. Compiled, the loop becomes one instruction."""
    count = ZERO
    while bits != ZERO:
        bits &= bits - ONE
        count += ONE
    return np.int64(count)


# ==================================================================================================
# src/tempo/games/othello/endgame/endgame_table.py
# ==================================================================================================

"""Transposition table of the endgame solver: bounds of the scores of positions, and the move to try first.

An entry is two words: the opponent's discs, and a mixture of both sides' discs from which the mover's follow, so that
positions cannot be confused. The top bits of the mixture are the index of the entry: in their place the entry holds
bounds and move. Zero stands for nothing known.

Bounds stay true, so the table never has to be cleared. It begins small, which suits the processor's caches, and grows
four times whenever entries for half of it have been stored.
"""

MIX_MINE, MIX_THEIRS = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03)
WORD = np.uint64(64)
FIELD_BITS, TWICE_FIELD_BITS = np.uint64(6), np.uint64(12)  # each of lower bound, upper bound, move
FIELD = np.uint64(63)
KNOWN_SHIFT = np.uint64(64 - 18)
FIRST_BITS, MOST_BITS = 18, 28  # of the index: at least what three fields need
LEAST, GREATEST = -64, 64  # scores


@inlined
def mix_discs(mine, theirs):
    """Return the mixture of both sides' discs."""
    return (mine * MIX_MINE) ^ (theirs * MIX_THEIRS)


@inlined
def probe_bounds(table, bits, mixed, theirs):
    """Return the bounds and the move of a position; zero if nothing is known."""
    index = (mixed >> (WORD - bits)) << ONE
    if table[index | ONE] != theirs or (table[index] ^ mixed) << bits != ZERO:
        return ZERO
    return table[index] >> KNOWN_SHIFT


@inlined
def lower_bound(known):
    """Return the lower bound in an entry."""
    return LEAST + 2 * np.int64(known & FIELD)


@inlined
def upper_bound(known):
    """Return the upper bound in an entry."""
    return GREATEST - 2 * np.int64((known >> FIELD_BITS) & FIELD)


@inlined
def likely_move(known):
    """Return the square to try first; a1 where none is known."""
    return known >> TWICE_FIELD_BITS


@inlined
def with_bound(known, score, goal):
    """Return an entry with one more bound: the score is at least this if it reaches the goal, else at most this. The
    last value at either end does not fit and is stored as the last but one."""
    if score >= goal:
        return (known & ~FIELD) | np.uint64(min(62, score) - LEAST >> 1)
    return (known & ~(FIELD << FIELD_BITS)) | np.uint64(GREATEST - max(-62, score) >> 1) << FIELD_BITS


@inlined
def store_bounds(table, bits, mixed, theirs, known):
    """Write the entry of a position.

    Args:
        table: uint64[2 * 2^bits].
        bits: uint64, log2 of the number of entries.
        mixed: uint64 from mix_discs.
        theirs: uint64, the opponent's discs.
        known: uint64, bounds and move.
    """
    index = (mixed >> (WORD - bits)) << ONE
    table[index] = (known << KNOWN_SHIFT) | (mixed << bits >> bits)
    table[index | ONE] = theirs


@inlined
def grow(table, bits):
    """Spread the entries over a table of four times the size, the last first: none is overwritten before it has
    moved."""
    size = ONE << bits
    for step in range(size):
        index = size - ONE - np.uint64(step)
        entry, theirs = table[index << ONE], table[(index << ONE) | ONE]
        for place in range(8):
            table[(index << np.uint64(3)) | np.uint64(place)] = ZERO
        if theirs != ZERO:
            mixed = (entry << bits >> bits) | (index << (WORD - bits))
            store_bounds(table, bits + TWO, mixed, theirs, entry >> KNOWN_SHIFT)


# ==================================================================================================
# src/tempo/games/othello/endgame/flip_tables.py
# ==================================================================================================

"""Flips for the endgame solver, by rays and tables.

A ray is the line of squares from one square to the edge, one for each of the eight directions. Along the rays to higher
squares a carry runs through the opponent's discs and stops at the first other square; along the others that square is
the highest bit that is not the opponent's. Neither needs a loop over squares. With the flips of the rules, which take
no tables, the solver was 10 % slower. With a single empty square, the flips on its four lines are looked up.
"""

LINE = 8  # squares on a side of the board
RISING = ((0, 1), (1, -1), (1, 0), (1, 1))  # rows and columns of a step to a higher square


def ray_from(square: int, rows: int, columns: int) -> int:
    """Return the squares from this one, exclusive, to the edge."""
    row, column = divmod(square, LINE)
    squares = 0
    while 0 <= row + rows < LINE and 0 <= column + columns < LINE:
        row, column = row + rows, column + columns
        squares |= 1 << (LINE * row + column)
    return squares


def rays_from(square: int) -> list[int]:
    """Return the four rays to higher squares, then the four opposite ones."""
    rising = [ray_from(square, rows, columns) for rows, columns in RISING]
    return rising + [ray_from(square, -rows, -columns) for rows, columns in RISING]


def neighbours_of(square: int) -> int:
    """Return the squares next to this one."""
    row, column = divmod(square, LINE)
    nearby = (
        (row + rows, column + columns) for rows in (-1, 0, 1) for columns in (-1, 0, 1) if (rows, columns) != (0, 0)
    )
    return sum(1 << (LINE * r + c) for r, c in nearby if 0 <= r < LINE and 0 <= c < LINE)


def flips_on_line(position: int, discs: int) -> int:
    """Return the number of discs that a move to this position of a full line flips; `discs` are the mover's. It holds
    for shorter lines as well: squares beyond their ends count as the opponent's."""
    turned = 0
    for step in (-1, 1):
        end = position + step
        while 0 <= end < LINE and not discs >> end & 1:
            end += step
        if 0 <= end < LINE:
            turned += abs(end - position) - 1
    return turned


BOARD_SQUARES = range(LINE * LINE)
RAYS = np.array([rays_from(square) for square in BOARD_SQUARES], np.uint64).ravel()  # uint64[64 * 8]
AROUND = np.array([neighbours_of(square) for square in BOARD_SQUARES], np.uint64)  # uint64[64]
DIAGONALS = np.array(  # uint64[64 * 2] both diagonals through a square
    [[ray_from(square, 1, way) | ray_from(square, -1, -way) for way in (1, -1)] for square in BOARD_SQUARES], np.uint64
).ravel()
FLIP_COUNTS = np.array(  # uint8[8 * 256] by the position on a line, then by the mover's discs on it
    [flips_on_line(position, discs) for position in range(LINE) for discs in range(1 << LINE)], np.uint8
)
THREE, SEVEN, EIGHT, LAST_BYTE, BYTE = np.uint64(3), np.uint64(7), np.uint64(8), np.uint64(56), np.uint64(255)
NOT_LAST_COLUMN = np.uint64(0x7F7F7F7F7F7F7F7F)
EIGHT_COLUMNS = np.uint64(0x0101010101010101)  # the first column; times this, all rows are added up in the last
COLUMN_TO_BYTE = np.uint64(0x0102040810204080)


@inlined
def with_neighbours(discs):
    """Return the squares that are or touch one of these."""
    wide = discs | ((discs & NOT_LAST_COLUMN) << ONE) | ((discs >> ONE) & NOT_LAST_COLUMN)
    return wide | (wide << EIGHT) | (wide >> EIGHT)


@njit
def flips_at(mine, theirs, square):
    """Return the discs that a move to this empty square flips."""
    first = np.int64(square) * 8
    turned = ZERO
    for index in range(first, first + 4):
        ray = RAYS[index]
        end = ((theirs | ~ray) + ONE) & ray & mine
        turned |= (end - np.uint64(end != ZERO)) & ray
    for index in range(first + 4, first + 8):
        ray = RAYS[index]
        rest = ray & ~theirs
        length = ZERO  # of what is left; compiled, this loop becomes one instruction
        while rest != ZERO:
            rest >>= ONE
            length += ONE
        end = (ONE << length >> ONE) & mine
        turned |= ray & (ZERO - (end << ONE))
    return turned


@njit
def count_flips(mine, square):
    """Return the number of discs that a move to the only empty square flips."""
    row, column = square >> THREE, square & SEVEN
    line = (mine >> (row << THREE)) & BYTE
    turned = np.int64(FLIP_COUNTS[(column << SEVEN << ONE) | line])
    line = ((mine >> column) & EIGHT_COLUMNS) * COLUMN_TO_BYTE >> LAST_BYTE
    turned += FLIP_COUNTS[(row << SEVEN << ONE) | line]
    line = (mine & DIAGONALS[square << ONE]) * EIGHT_COLUMNS >> LAST_BYTE
    turned += FLIP_COUNTS[(column << SEVEN << ONE) | line]
    line = (mine & DIAGONALS[(square << ONE) | ONE]) * EIGHT_COLUMNS >> LAST_BYTE
    return turned + FLIP_COUNTS[(column << SEVEN << ONE) | line]


# ==================================================================================================
# src/tempo/native/intrinsics.py
# ==================================================================================================

"""LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough."""


def address_intrinsic(function: Callable, emitter: Callable) -> Any:
    """Return the numba intrinsic whose emitter gets the arguments, for an array the address of its first element.

    It returns nothing.
    """
    from numba import types

    def emit(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
        emitter(builder, *(
            context.make_array(kind)(context, builder, value).data if isinstance(kind, types.Array) else value
            for kind, value in zip(kinds.args, values, strict=True)
        ))  # fmt: skip
        return context.get_dummy_value()

    def typed(context: Any, *kinds: Any) -> tuple[Any, Callable]:
        return types.void(*kinds), emit

    return intrinsic_of(function, typed)


def intrinsic_of(function: Callable, typed: Callable) -> Any:
    """Return the numba intrinsic with the parameters of the function; `typed` gives its type and its code."""
    from numba.extending import intrinsic

    names = ["context", *signature(function).parameters]  # numba reads how many there are
    typed.__signature__ = Signature(  # type: ignore[attr-defined]
        [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in names]
    )
    return intrinsic(typed)


def llvm_intrinsic(emitter: Callable, make: Callable = address_intrinsic) -> Callable:
    """Mark a function as `njit` does, with machine code from an emitter. Without compilation the Python body runs.

    The emitter gets an llvmlite builder and what `make`, the maker of the numba intrinsic, says of the arguments.
    """

    def mark(function: Any) -> Any:
        MARKED[function] = {}
        function.emitter, function.make_intrinsic = emitter, partial(make, function, emitter)
        return function

    return mark


# ==================================================================================================
# src/tempo/native/elementary.py
# ==================================================================================================

"""Logarithm and exponential, with the same bits on every system and backend.

C libraries differ in the last bit, which now and then changes a move. These are sums and products of doubles in a fixed
order, which all processors round alike. The error is below two units in the last place.
"""

LN2_HIGH = 0.6931471803691238  # the first 33 bits of ln 2: times an exponent it is exact
LN2_LOW = 1.9082149292705877e-10  # the rest
PER_LN2 = 1.4426950408889634  # 1 / ln 2
HALF_ROOT = 0.7071067811865476  # sqrt(1/2)
HALF_ROOT_BITS = 0x3FE6A09E667F3BCD
FRACTION, FRACTION_BITS, BIAS = 52, (1 << 52) - 1, 1023  # of a double
OVERFLOW, UNDERFLOW = 709.0, -708.0  # between them exp is neither infinite nor has fewer bits


def _bits_intrinsic(function: Callable, emitter: Callable) -> Any:
    """Return the numba intrinsic that takes the bits of its argument as another type."""
    from numba import types

    def typed(context: Any, kind: Any) -> tuple[Any, Callable]:
        return (types.float64 if isinstance(kind, types.Integer) else types.int64)(kind), emit

    def emit(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
        return emitter(builder, values[0], context.get_value_type(kinds.return_type))

    return intrinsic_of(function, typed)


@llvm_intrinsic(lambda builder, value, kind: builder.bitcast(value, kind), make=_bits_intrinsic)
def bits_of(number):
    """Return the bits of a double as int64."""
    return struct.unpack("<q", struct.pack("<d", number))[0]


@llvm_intrinsic(lambda builder, value, kind: builder.bitcast(value, kind), make=_bits_intrinsic)
def double_of(bits):
    """Return the double with these bits, int64."""
    return struct.unpack("<d", struct.pack("<q", bits))[0]


@njit
def log(number):
    """Return the natural logarithm of a positive number, at least 2 ** -1022."""
    above = bits_of(float(number)) - HALF_ROOT_BITS
    return log_of_parts(double_of((above & FRACTION_BITS) + HALF_ROOT_BITS), above >> FRACTION)


@njit
def log_of_parts(fraction, exponent):
    """Return ln(fraction * 2 ** exponent), with a fraction from sqrt(1/2) to sqrt(2); also of whole arrays.

    With s = (f - 1) / (f + 1) it is ln f = 2 (s + s^3 / 3 + s^5 / 5 + ...).
    """
    s = (fraction - 1.0) / (fraction + 1.0)
    z = s * s
    tail = 2 / 3 + z * (2 / 5 + z * (2 / 7 + z * (2 / 9 + z * (2 / 11 + z * (2 / 13 + z * (
        2 / 15 + z * (2 / 17 + z * (2 / 19 + z * (2 / 21)))))))))  # fmt: skip
    return exponent * LN2_HIGH + (2.0 * s + (s * z * tail + exponent * LN2_LOW))


def logs_of(numbers: np.ndarray) -> np.ndarray:
    """Return `log` of each number of an array."""
    fractions, exponents = np.frexp(numbers.astype(np.float64))
    below = fractions < HALF_ROOT
    logs: np.ndarray = log_of_parts(np.where(below, 2.0 * fractions, fractions), (exponents - below).astype(np.float64))
    return logs


@njit
def exp(number):
    """Return e ** number: 2 ** k times the Taylor series of what is left, at most ln(2) / 2."""
    x = float(number)
    if x > OVERFLOW:
        return inf
    if x < UNDERFLOW:
        return 0.0
    k = int(x * PER_LN2 + (0.5 if x > 0.0 else -0.5))
    r = (x - k * LN2_HIGH) - k * LN2_LOW
    z = r * r
    high = (1 / 362880 + r * (1 / 3628800)) + z * ((1 / 39916800 + r * (1 / 479001600)) + z * (1 / 6227020800))
    middle = (1 / 120 + r * (1 / 720)) + z * (1 / 5040 + r * (1 / 40320))
    low = z * (0.5 + r * (1 / 6)) + z * z * (1 / 24 + r * middle + r * z * z * high)
    return (1.0 + (r + low)) * double_of((k + BIAS) << FRACTION)


# ==================================================================================================
# src/tempo/search/leaves/evaluators.py
# ==================================================================================================

"""Value of a leaf, and the selection rule that goes with it.

The default is a random playout: a leaf is played out, a node is expanded once it has enough visits, and UCB1 selects.
A network (puct.py) brings other functions. A game holds them as a tuple of functions, like its rules, so that the
choice is made at compile time.
"""

DRAW_RESULT = 0.5  # exactly one half stands for a draw: no win or loss has that value, however far away it is


class Evaluator(NamedTuple):
    """Functions with which a search evaluates leaves and weighs children."""

    value: Callable  # (game, tree, params, rng, depth) -> value of the leaf for the side that moved there
    is_due: Callable  # (tree, params, node) -> whether a node is expanded when it is selected
    parent_bonus: Callable  # (tree, visits) -> exploration factor by the parent's visits
    child_bonus: Callable  # (tree, node, visits) -> exploration factor by the node's own visits
    bias: Callable  # (tree, params, node, visits) -> added to the mean value of a node


@njit
def playout_value(game, tree, params, rng, depth):
    """Return the result of one random playout for the side that moved into the leaf, discounted by its length.

    Args:
        game: Game.
        tree: Tree; `state` is the position of the leaf, played on in place.
        params: SearchParams.
        rng: uint64[...], state of the random number generator.
        depth: int64, index of the leaf in `tree.path`.
    """
    plies = game.playout(game.board, tree.state, rng, None)
    return discounted_value(plies, abs(plies), params.discount)


@njit
def discounted_value(result, plies, discount):
    """Return the value of a result, 1 for a win and 0 for a loss by the sign of `result`.

    With `discount` below 1 it is nearer to one half the more plies away the result is: 0.5 +- 0.5 * discount ** plies.
    """
    if result == 0:
        return DRAW_RESULT
    weight = 0.5
    if discount < 1.0:
        while plies > 0:
            if plies & 1:
                weight *= discount
            discount *= discount
            plies >>= 1
    return 0.5 + weight if result > 0 else 0.5 - weight


@njit
def has_enough_visits(tree, params, node):
    """Return whether a node is due for expansion: the root always, others after `params.expansion` visits."""
    return tree.stats[node].visits >= params.expansion or node == tree.path[0]


@njit
def ucb_parent_bonus(tree, visits):
    """Return sqrt(2 ln visits), the parent's factor of the UCB1 bonus."""
    if visits < tree.parent_bonuses.size:
        return tree.parent_bonuses[visits]
    return np.float32(math.sqrt(2.0 * log(visits)))


@njit
def ucb_child_bonus(tree, node, visits):
    """Return 1 / sqrt(visits), the child's factor of the UCB1 bonus."""
    return 1.0 / math.sqrt(visits)


@njit
def progressive_bias(tree, params, node, visits):
    """Return bias * prior / (visits + 1), which is added to the mean value of a node."""
    return params.bias * tree.priors[min(node, tree.priors.size - 1)] / (visits + 1)


BY_PLAYOUT = Evaluator(playout_value, has_enough_visits, ucb_parent_bonus, ucb_child_bonus, progressive_bias)


# ==================================================================================================
# src/tempo/search/ordering.py
# ==================================================================================================

"""Order in which the moves of a node are tried: random, or best prior first.

A game that can rate its moves gives each a *prior*. It decides the order, and is added to the mean value as a
*progressive bias*, bias * prior / (visits + 1), which matters while little is known and fades. Priors have an array of
their own, since they are read when a node changes and not when children are compared.

The order comes with the game as a function. A test inside `search` would have to be compiled, with the clock running,
for all games that never use it.
"""


class Ordering(NamedTuple):
    """Functions that turn the moves of a game into nodes."""

    prior: Callable  # (board, state, actions, count, priors) -> None; writes the priors of actions[:count], at least 0
    add_children: Callable  # (game, tree, params, first, count); gives actions[:count] to nodes first, first + 1, ...


@njit
def no_prior(board, state, actions, count, priors):
    """Give no priors, for a game that does not rate its moves."""


@njit
def add_children_as_listed(game, tree, params, first, count):
    """Store one child per move in the order of `tree.actions`; selection draws among them.

    Args:
        game: Game.
        tree: Tree; `actions[:count]` are the legal moves.
        params: SearchParams.
        first: int64, index of the first child.
        count: int64, number of children.
    """
    for i in range(count):
        tree.selection[first + i].action = tree.actions[i]


@njit
def add_children_best_first(game, tree, params, first, count):
    """Store one child per move, sorted by prior; q of an untried child is its progressive bias.

    Args:
        game: Game, whose `ordering.prior` rates the moves.
        tree: Tree; `actions[:count]` are the legal moves, `scratch_priors` takes their priors.
        params: SearchParams; `bias` weighs the priors.
        first: int64, index of the first child.
        count: int64, number of children.
    """
    game.ordering.prior(game.board, tree.state, tree.actions, count, tree.scratch_priors)
    for i in range(count):
        prior, node = tree.scratch_priors[i], first + i
        while node > first and tree.priors[node - 1] < prior:
            tree.priors[node] = tree.priors[node - 1]
            tree.selection[node].action = tree.selection[node - 1].action
            node -= 1
        tree.priors[node] = prior
        tree.selection[node].action = tree.actions[i]
    for node in range(first, first + count):
        tree.selection[node].q = params.bias * tree.priors[node]


RANDOM_ORDER = Ordering(no_prior, add_children_as_listed)


def by_prior(prior: Callable) -> Ordering:
    """Return the ordering that tries the moves with the highest prior first."""
    return Ordering(prior, add_children_best_first)


# ==================================================================================================
# src/tempo/search/tree_access.py
# ==================================================================================================

"""Operations on a tree's entries: plain ones for one thread; threads/shared_tree.py has atomic ones for several.

A game holds them as a tuple of functions, like its evaluator, so that the choice is made at compile time.
"""

NO_CHILDREN = 0  # in place of the first child; the root is no child, so index 0 is free to say this


class TreeAccess(NamedTuple):
    """Functions with which a search reads and changes what threads may share."""

    is_shared: Callable  # () -> whether several threads search the tree
    add_visits: Callable  # (tree, node, count) -> the node's visits afterwards
    add_value: Callable  # (tree, node, value) -> the node's sum of results afterwards
    first_child: Callable  # (tree, node) -> index of the first child; NO_CHILDREN or less where there are none to see
    proof: Callable  # (tree, node) -> its proof
    set_proof: Callable  # (tree, node, proof) -> whether it was stored; else another thread was first
    is_new: Callable  # (tree, node) -> whether no simulation has looked yet whether the game is over there
    mark_open: Callable  # (tree, node) -> None; the game is not over there
    claim: Callable  # (tree, node) -> whether the caller is the one to add the node's children
    take_nodes: Callable  # (tree, count) -> index of the first of `count` new nodes; NO_CHILDREN if the tree is full
    publish: Callable  # (tree, node, first) -> None; ends a claim: the children are there, or NO_CHILDREN


@njit
def by_one_thread():
    """Return False."""
    return False


@njit
def add_visits_plain(tree, node, count):
    """Count visits of a node; return how many it has now."""
    visits = tree.stats[node].visits + count
    tree.stats[node].visits = visits
    return visits


@njit
def add_value_plain(tree, node, value):
    """Add a result to a node; return the sum."""
    total = tree.stats[node].value + value
    tree.stats[node].value = total
    return total


@njit
def first_child_plain(tree, node):
    """Return the index of the first child."""
    return tree.selection[node].first


@njit
def proof_plain(tree, node):
    """Return the proof of a node."""
    return tree.stats[node].proof


@njit
def set_proof_plain(tree, node, proof):
    """Store a proof; a later one may be of a shorter win."""
    tree.stats[node].proof = proof
    return True


@njit
def is_new_plain(tree, node):
    """Return whether the node has no visits: the first one looks whether the game is over there."""
    return tree.stats[node].visits == 0


@njit
def mark_nothing(tree, node):
    """Do nothing: the visits say it."""


@njit
def claim_plain(tree, node):
    """Return whether the node has no children yet."""
    return tree.selection[node].first == NO_CHILDREN


@njit
def take_nodes_plain(tree, count):
    """Return the index of the first of `count` new nodes, or NO_CHILDREN if the tree is full."""
    first = tree.used[0]
    if first + count > tree.stats.size:
        return NO_CHILDREN
    tree.used[0] = first + count
    return first


@njit
def publish_plain(tree, node, first):
    """Store the index of the first child."""
    tree.selection[node].first = first


BY_ONE_THREAD = TreeAccess(
    by_one_thread, add_visits_plain, add_value_plain, first_child_plain, proof_plain, set_proof_plain, is_new_plain,
    mark_nothing, claim_plain, take_nodes_plain, publish_plain,
)  # fmt: skip


# ==================================================================================================
# src/tempo/search/game.py
# ==================================================================================================

"""Contract of a game: a tuple of jitted functions and a few sizes.

A state is a small array, always from the side to move: after `play` the opponent is to move and the array says so. The
search copies states but never looks inside. A pass is an ordinary move. Results are from the view of the side that
just moved, since that side chose the node.

A tuple of jitted functions costs nothing at run time: numba compiles `search` for the very functions in the tuple, so
`game.play` is as fast as a call of a global.

Optional parts: move priors (ordering.py), exact results before the game is over (`leaf_solver`), a learned evaluation
(`Evaluation`, for alpha-beta) and a network (`nn_eval`).
"""

# Results of `outcome`, from the view of the side that just moved.
LOST = -1
DRAWN = 0
WON = 1
ONGOING = 2


@njit
def no_leaf_solver(board, state):
    """Return 0: nothing is known before the game is over."""
    return 0


@njit
def no_playout(board, state, rng, log):
    """Return 0, for a search that plays no random games."""
    return 0


class Game(NamedTuple):
    """Rules of one game on one size of board."""

    board: Any  # geometry for the functions below; opaque to the search
    legal: Callable  # (board, state, actions) -> count; writes the legal actions to actions[:count]
    play: Callable  # (board, state, action) -> None; plays in place; then the other side is to move
    outcome: Callable  # (board, state) -> LOST, DRAWN, WON or ONGOING; after `play`
    # (board, state, rng, log) -> +n: the side that just moved wins in n plies; -n: it loses; 0: draw. `log` is None
    # or int16[plies + 1] and takes the moves (playout_log.py). Where the result is certain a playout may stop.
    playout: Callable
    actions: int  # most legal moves of a position
    plies: int  # most plies of a game
    ordering: Ordering = RANDOM_ORDER  # order in which moves are tried
    leaf_solver: Callable = no_leaf_solver  # (board, state) -> like `playout` where exact, else 0; not where it is over
    evaluator: Evaluator = BY_PLAYOUT  # value of a leaf, and the selection rule
    nn_eval: Any = ()  # NetworkEvaluator of a game with a network (puct.py)
    access: TreeAccess = BY_ONE_THREAD  # operations on the tree: plain, or atomic


class Evaluation(NamedTuple):
    """Learned evaluation of a game: one function, and what its values mean."""

    evaluate: Callable  # (board, state) -> int, for the side to move; the final score where the game is over
    unit: int  # value of one point of the game's final score
    logistic_scale: tuple[float, float]  # score won in 73 % of games, on an empty and on a full board
    spread: tuple[float, ...]  # parameters of the ProbCut error (alphabeta/selectivity.py)


# ==================================================================================================
# src/tempo/games/othello/rules.py
# ==================================================================================================

"""Othello on two 64-bit words: the discs of the side to move, and those of the other side.

A square is row * 8 + column, the top row first, as in the notation and in OpenSpiel. Its disc is the bit of that
number:

     0  1  2  3  4  5  6  7     row 1: a1 b1 ... h1
     8  9 10 11 12 13 14 15     row 2
     .  .  .                    d4 and e5 are white at the start,
    56 57 58 59 60 61 62 63     row 8    d5 and e4 black; black moves first

A pass is move 64: legal where there is no other move and the opponent has one. When neither side has one, the game is
over.

Runs of the other side's discs are found from all squares at once, in three doubling steps for each direction, as a run
is six long at most. To the right an addition does it: its carry goes through the run to the square behind. A chain of
dependent flips takes 9.5 ns (measured); with doubling steps in every direction it takes 10.4, with carries through
tables of rays 8.3 to 8.9 (and 7 kB of cache), with steps of one square 27, and square by square 54.
"""

SIDE = 8
CELLS = 64
PASS = 64
MINE, THEIRS = 0, 1  # the two words of a state
BLACK, WHITE = 1, 2  # marks in a list of cells, where 0 is empty

# Steps to the right, and down to the left, straight down, down to the right.
RIGHT, DOWN_LEFT, DOWN, DOWN_RIGHT = np.uint64(1), np.uint64(7), np.uint64(8), np.uint64(9)
INNER_COLUMNS = np.uint64(0x7E7E7E7E7E7E7E7E)  # b to g: a run across columns lies in these


@njit
def moves_of(mine, theirs):
    """Return the squares where the side to move may put a disc."""
    inner = theirs & INNER_COLUMNS
    found = inner + (inner & (mine << RIGHT))
    found |= run_back(mine, inner, RIGHT) >> RIGHT
    found |= ends_of_runs(mine, inner, DOWN_LEFT)
    found |= ends_of_runs(mine, theirs, DOWN)
    found |= ends_of_runs(mine, inner, DOWN_RIGHT)
    return found & ~(mine | theirs)


@njit
def flips_of(mine, theirs, square):
    """Return the discs that the side to move flips by a disc on an empty square; none where it may not move."""
    return flips_from(ONE << np.uint64(square), mine, theirs)


@njit
def flips_from(disc, mine, theirs):
    """Return the same for a square given as a bit."""
    inner = theirs & INNER_COLUMNS
    flips = flips_to_the_right(disc, mine, inner)
    back = run_back(disc, inner, RIGHT)
    if (back >> RIGHT) & mine != ZERO:
        flips |= back
    flips |= flips_both_ways(disc, mine, inner, DOWN_LEFT)
    flips |= flips_both_ways(disc, mine, theirs, DOWN)
    flips |= flips_both_ways(disc, mine, inner, DOWN_RIGHT)
    return flips


@inlined
def run_on(start, line, step):
    """Return the discs of `line` in a run behind `start`, in the direction of rising numbers."""
    run = line & (start << step)
    run |= line & (run << step)
    pairs = line & (line << step)
    run |= pairs & (run << (step + step))
    return run | (pairs & (run << (step + step)))


@inlined
def run_back(start, line, step):
    """Return the same in the direction of falling numbers."""
    run = line & (start >> step)
    run |= line & (run >> step)
    pairs = line & (line >> step)
    run |= pairs & (run >> (step + step))
    return run | (pairs & (run >> (step + step)))


@inlined
def ends_of_runs(mine, line, step):
    """Return the squares right behind such runs, in both directions."""
    return (run_on(mine, line, step) << step) | (run_back(mine, line, step) >> step)


@inlined
def flips_to_the_right(disc, mine, inner):
    """Return the run to the right of a disc, if a disc of the mover is behind it."""
    start = inner & (disc << RIGHT)
    end = (inner + start) & mine
    return end - start if end != ZERO else ZERO


@inlined
def flips_both_ways(disc, mine, line, step):
    """Return the runs from a disc in both directions that have a disc of the mover behind them."""
    on, back = run_on(disc, line, step), run_back(disc, line, step)
    flips = on if (on << step) & mine != ZERO else ZERO
    return flips | back if (back >> step) & mine != ZERO else flips


@inlined
def square_of(disc):
    """Return the number of the square of a single disc."""
    return count_bits(disc - ONE)


@njit
def legal(board, state, actions):
    """Write the legal moves, or the pass; return how many."""
    moves = moves_of(state[MINE], state[THEIRS])
    if moves == ZERO:
        actions[0] = PASS
        return 1
    count = 0
    while moves != ZERO:
        rest = moves & (moves - ONE)
        actions[count] = square_of(moves ^ rest)
        count += 1
        moves = rest
    return count


@njit
def play(board, state, action):
    """Put a disc, or pass; then the other side is to move."""
    mine, theirs = state[MINE], state[THEIRS]
    if action != PASS:
        flips = flips_of(mine, theirs, action)
        mine |= flips | (ONE << np.uint64(action))
        theirs ^= flips
    state[MINE] = theirs
    state[THEIRS] = mine


@njit
def outcome(board, state):
    """Return the result for the side that just moved."""
    mine, theirs = state[MINE], state[THEIRS]
    if moves_of(mine, theirs) != ZERO or moves_of(theirs, mine) != ZERO:
        return ONGOING
    margin = count_bits(theirs) - count_bits(mine)
    if margin == 0:
        return DRAWN
    return WON if margin > 0 else LOST


def new_state(cells: list[int], mark: int) -> np.ndarray:
    """Return the state of a list of cells, top row first: 0 empty, 1 black, 2 white; `mark` is to move."""
    mine = sum(1 << square for square, cell in enumerate(cells) if cell == mark)
    theirs = sum(1 << square for square, cell in enumerate(cells) if cell == 3 - mark)
    return np.array([mine, theirs], np.uint64)


def start_state() -> np.ndarray:
    """Return the state at the start of a game."""
    cells = [0] * CELLS
    cells[27] = cells[36] = WHITE
    cells[28] = cells[35] = BLACK
    return new_state(cells, BLACK)


def square_name(action: int) -> str:
    """Return the name of a move: a1 to h8, or pass."""
    return "pass" if action == PASS else "abcdefgh"[action % SIDE] + str(action // SIDE + 1)


def new_game(playout: Callable = no_playout) -> Game:
    """Return the rules, with a playout if given. Two passes in a row cannot happen: a pass follows a disc."""
    return Game(None, legal, play, outcome, playout, CELLS, 2 * CELLS)


# ==================================================================================================
# src/tempo/games/othello/endgame/last_squares.py
# ==================================================================================================

"""Search of the last squares of a game, without move lists: every empty square is tried, first those in a quadrant with
an odd number of empty squares, where the side that moves now will also move last.

A score is the difference of discs at the end, empty squares counted for the winner, which makes it even. Asked whether
a position reaches a goal, these functions return a bound that decides it: a score that the position reaches if it is at
least the goal, else a score that it does not exceed.
"""

DISCS = 64
UNPLAYED = -DISCS - 2  # less than any score
# Whether the other side has just passed. Not True and False: numba would compile each, and link them at run time.
GOES_ON, PASSED = np.int64(0), np.int64(1)
QUADRANTS = np.array(  # uint64[64] the quadrant of each square
    [0x0F0F0F0F << (32 * (square >= 32)) << (4 * (square % 8 >= 4)) for square in range(64)], np.uint64
)


@njit
def final_score(mine, theirs):
    """Return the score when neither side can move."""
    here, there = count_bits(mine), count_bits(theirs)
    if here > there:
        return DISCS - 2 * there
    return 2 * here - DISCS if here < there else 0


@njit
def score_of_one(mine, square):
    """Return the score with one empty square; all discs that are not `mine` are the opponent's."""
    discs = count_bits(mine)
    turned = count_flips(mine, square)
    if turned > 0:
        return 2 * (discs + turned + 1) - DISCS
    turned = count_flips(~mine & ~(ONE << square), square)
    if turned > 0:
        return 2 * (discs - turned) - DISCS
    return 2 * (discs + (1 if 2 * discs >= DISCS else 0)) - DISCS


@njit
def score_of_two(mine, theirs, first, second, goal):
    """Return a bound of the score with two empty squares.

    Args:
        mine, theirs: uint64, the discs of both sides.
        first, second: uint64, the empty squares, by number.
        goal: the question is whether the score reaches it.
    """
    best = UNPLAYED
    if AROUND[first] & theirs != ZERO:
        turned = flips_at(mine, theirs, first)
        if turned != ZERO:
            best = -score_of_one(theirs ^ turned, second)
            if best >= goal:
                return best
    if AROUND[second] & theirs != ZERO:
        turned = flips_at(mine, theirs, second)
        if turned != ZERO:
            best = max(best, -score_of_one(theirs ^ turned, first))
    return best


@njit
def score_of_few(mine, theirs, empty, odd, goal, passed, task):
    """Return a bound of the score with one or more empty squares.

    Args:
        mine, theirs: uint64, the discs of both sides.
        empty: uint64, the empty squares.
        odd: uint64, the quadrants with an odd number of empty squares.
        goal: the question is whether the score reaches it.
        passed: GOES_ON, or PASSED if the other side has just passed.
        task: int64[] whose first element counts nodes.
    """
    task[0] += 1
    best = UNPLAYED
    others = empty & (empty - ONE)
    if others == ZERO:
        return score_of_one(mine, np.uint64(square_of(empty)))
    if others & (others - ONE) == ZERO:
        first, second = np.uint64(square_of(empty ^ others)), np.uint64(square_of(others))
        best = score_of_two(mine, theirs, first, second, goal)
    else:
        squares, rest = empty & odd, empty & ~odd
        while squares | rest != ZERO:
            if squares == ZERO:
                squares, rest = rest, ZERO
            square = squares & (~squares + ONE)
            squares ^= square
            index = np.uint64(square_of(square))
            if AROUND[index] & theirs == ZERO:
                continue
            turned = flips_at(mine, theirs, index)
            if turned != ZERO:
                score = -score_of_few(
                    theirs ^ turned, mine ^ turned ^ square, empty ^ square, odd ^ QUADRANTS[index], 2 - goal,
                    GOES_ON, task
                )
                if score > best:
                    best = score
                    if best >= goal:
                        break
    if best != UNPLAYED:
        return best
    if passed == PASSED:
        return final_score(mine, theirs)
    return -score_of_few(theirs, mine, empty, odd, 2 - goal, PASSED, task)


# ==================================================================================================
# src/tempo/games/othello/evaluation/patterns.py
# ==================================================================================================

"""Pattern features: fourteen patterns of squares, each placed on the board in every way that a symmetry allows.

    corner      triangle    edge        block       lines (three)  diagonals (four)
    A B C . .   A B C D .   A B C D ..  A . C D ..  . . . . ..     . . . A
    D E F . .   E F G . .   . X . . ..  . . G H ..  A B C D ..     . . B .
    G H I . .   H I . . .               (and the    (the rows      . C . .
    . . . . .   J . . . .                same right) 2, 3 and 4)   D . . .

    two rows    thick diagonal    kite
    A B C D E   A E . .           A B . . .
    F G H I J   H B F .           C D E F G
    . . . . .   . I C G           . H . . .
    . . . . .   . . J D           . I . . .
                                  . J . . .

The discs on the squares of a placement are an index in base 3: 0 is an empty square, 1 a disc of the side to move, 2 a
disc of the other side. Each index of each pattern is a feature. All placements of a pattern share one table, and so do
features that mirror each other: what is learned in one corner holds in all.

The indices of all placements lie side by side, so that one row of `new_digits` adds a disc to all of them at once. With
the discs of either side counted apart as `a` and `b`, the indices are a + 2 b for one side and b + 2 a for the other.
"""

SQUARES = 64
PATTERN_SQUARES: tuple[tuple[str, str], ...] = (
    ("corner", "a1 b1 c1 a2 b2 c2 a3 b3 c3"),
    ("triangle", "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4"),
    ("edge", "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2"),
    ("block", "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2"),
    ("second line", "a2 b2 c2 d2 e2 f2 g2 h2"),
    ("third line", "a3 b3 c3 d3 e3 f3 g3 h3"),
    ("fourth line", "a4 b4 c4 d4 e4 f4 g4 h4"),
    ("diagonal of 8", "a1 b2 c3 d4 e5 f6 g7 h8"),
    ("diagonal of 7", "b1 c2 d3 e4 f5 g6 h7"),
    ("diagonal of 6", "c1 d2 e3 f4 g5 h6"),
    ("diagonal of 5", "d1 e2 f3 g4 h5"),
    ("two rows", "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"),
    ("thick diagonal", "a1 b2 c3 d4 b1 c2 d3 a2 b3 c4"),
    ("kite", "a1 b1 a2 b2 c2 d2 e2 b3 b4 b5"),
)


class Pattern(NamedTuple):
    """A pattern and the start of its table."""

    name: str
    placements: tuple[tuple[int, ...], ...]  # the squares of each, in the order of their digits
    mirrors: tuple[tuple[int, ...], ...]  # permutations of the digits that map the pattern onto itself
    start: int

    @property
    def features(self) -> int:
        """Number of features: all indices of one placement."""
        return int(3 ** len(self.placements[0]))


def squares_of(names: str) -> tuple[int, ...]:
    """Return the numbers of named squares, row by row from the top: a1 is 0, b1 is 1."""
    return tuple("abcdefgh".index(name[0]) + SIDE * (int(name[1]) - 1) for name in names.split())


def symmetric(square: int, symmetry: int) -> int:
    """Return the square to which one of the eight symmetries maps a square."""
    row, column = divmod(square, SIDE)
    if symmetry & 1:
        column = SIDE - 1 - column
    if symmetry & 2:
        row = SIDE - 1 - row
    return column * SIDE + row if symmetry & 4 else row * SIDE + column


def new_pattern(name: str, squares: tuple[int, ...], start: int) -> Pattern:
    """Return a pattern with all its placements; of placements on the same squares only the first counts."""
    found: dict[frozenset[int], tuple[int, ...]] = {}
    mirrors = set()
    for symmetry in range(8):
        placed = tuple(symmetric(square, symmetry) for square in squares)
        first = found.setdefault(frozenset(placed), placed)
        if first is found[frozenset(squares)]:
            mirrors.add(tuple(first.index(square) for square in placed))
    return Pattern(name, tuple(found.values()), tuple(sorted(mirrors)), start)


def new_patterns() -> tuple[Pattern, ...]:
    """Return all patterns, their tables one behind the other."""
    patterns: list[Pattern] = []
    for name, squares in PATTERN_SQUARES:
        start = patterns[-1].start + patterns[-1].features if patterns else 0
        patterns.append(new_pattern(name, squares_of(squares), start))
    return tuple(patterns)


PATTERNS = new_patterns()
PATTERN_FEATURES = PATTERNS[-1].start + PATTERNS[-1].features  # of all patterns together
PLACEMENTS = sum(len(pattern.placements) for pattern in PATTERNS)
LANES = 64  # indices side by side: the placements, then padding; vectors of 16 and 8 fit


def new_starts() -> np.ndarray:
    """Return int32[LANES], the start of each placement's table; padding lanes have the first."""
    starts = [pattern.start for pattern in PATTERNS for _ in pattern.placements]
    return np.array(starts + [0] * (LANES - len(starts)), np.int32)


def new_digits() -> np.ndarray:
    """Return uint16[SQUARES, LANES], what a disc on a square adds to the index of each placement."""
    digits = np.zeros((SQUARES, LANES), np.uint16)
    lane = 0
    for pattern in PATTERNS:
        for placement in pattern.placements:
            for place, square in enumerate(placement):
                digits[square, lane] = 3**place
            lane += 1
    return digits


@cache
def digits_of_rows() -> np.ndarray:
    """Return uint16[8 * 256 * LANES], what one side's discs in a row of the board add to each placement's index."""
    digits = new_digits().reshape(SIDE, SIDE, LANES)
    rows = np.zeros((SIDE, 256, LANES), np.uint16)
    for column in range(SIDE):
        rows[:, 1 << column : 2 << column] = rows[:, : 1 << column] + digits[:, column, None]
    return rows.ravel()


@cache
def canonical_features() -> np.ndarray:
    """Return int32[PATTERN_FEATURES], for every feature the first one that means the same: itself or a mirror image."""
    canonical = np.empty(PATTERN_FEATURES, np.int32)
    for pattern in PATTERNS:
        squares = len(pattern.placements[0])
        indices = np.arange(pattern.features, dtype=np.int32)
        digits = [indices // 3**place % 3 for place in range(squares)]
        images = [sum(digits[mirror[place]] * 3**place for place in range(squares)) for mirror in pattern.mirrors]
        canonical[pattern.start : pattern.start + pattern.features] = pattern.start + np.minimum.reduce(images)
    return canonical


# ==================================================================================================
# src/tempo/games/othello/evaluation/counts.py
# ==================================================================================================

"""Count features. Each pair of counts is a feature, numbered behind those of the patterns (patterns.py).

    moves           legal moves of either side
    later moves     empty squares next to discs of the other side, where moves may come up
    odd moves       moves in quarters of the board with an odd number of empty squares: who moves first there moves last
    safe moves      moves that do not give away an empty corner
    odd quarters    the set of those quarters
    few discs       discs of either side, where it may lose them all
"""

MAX_COUNT = 31  # larger counts count as this
PAIRS = (MAX_COUNT + 1) ** 2  # features of a pair of counts
MANY_DISCS = 15  # of one side, or more
MOVES, LATER_MOVES, ODD_MOVES, SAFE_MOVES, QUARTERS = (PATTERN_FEATURES + number * PAIRS for number in range(5))
FEW_DISCS = QUARTERS + 16
FEATURES = FEW_DISCS + (MANY_DISCS + 1) ** 2  # of patterns and counts together
COUNT_FEATURES = 6  # active in one position
QUARTER_MASKS = (0x0F0F0F0F, 0xF0F0F0F0, 0x0F0F0F0F00000000, 0xF0F0F0F000000000)
NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = (np.uint64(mask) for mask in QUARTER_MASKS)
CORNER_SQUARES = np.uint64(0x8100000000000081)


@inlined
def pair_feature(start, ours, theirs):
    """Return the feature of the sizes of two sets of squares."""
    return start + 32 * min(count_bits(ours), MAX_COUNT) + min(count_bits(theirs), MAX_COUNT)


@inlined
def quarters_feature(empty):
    """Return the feature of the quarters with an odd number of empty squares."""
    odd = count_bits(empty & NORTH_WEST) & 1
    odd |= (count_bits(empty & NORTH_EAST) & 1) << 1
    odd |= (count_bits(empty & SOUTH_WEST) & 1) << 2
    return QUARTERS + (odd | (count_bits(empty & SOUTH_EAST) & 1) << 3)


@inlined
def squares_of_quarters(number):
    """Return the squares of the quarters in a set of four bits."""
    squares = NORTH_WEST if number & 1 else ZERO
    squares |= NORTH_EAST if number & 2 else ZERO
    squares |= SOUTH_WEST if number & 4 else ZERO
    return squares | (SOUTH_EAST if number & 8 else ZERO)


@inlined
def few_discs_feature(mine, theirs):
    """Return the feature of the numbers of discs of either side."""
    return FEW_DISCS + 16 * min(count_bits(mine), MANY_DISCS) + min(count_bits(theirs), MANY_DISCS)


@inlined
def write_count_features(mine, theirs, moves, replies, first, found):
    """Write the active count features.

    Args:
        mine, theirs: uint64, the discs of the side to move and of the other side.
        moves, replies: uint64, the legal moves of either side.
        first: index in `found` to begin at.
        found: int64[] written.
    """
    empty = ~(mine | theirs)
    corners = CORNER_SQUARES & empty
    safe = ~with_neighbours(corners) | corners
    quarters = quarters_feature(empty)
    odd = squares_of_quarters(quarters - QUARTERS)
    found[first] = pair_feature(MOVES, moves, replies)
    found[first + 1] = pair_feature(LATER_MOVES, with_neighbours(theirs) & empty, with_neighbours(mine) & empty)
    found[first + 2] = pair_feature(ODD_MOVES, moves & odd, replies & odd)
    found[first + 3] = pair_feature(SAFE_MOVES, moves & safe, replies & safe)
    found[first + 4] = quarters
    found[first + 5] = few_discs_feature(mine, theirs)


# ==================================================================================================
# src/tempo/games/othello/evaluation/evaluate.py
# ==================================================================================================

"""Value of a position for the side to move, in discs, by a small network over features.

Features are the indices of all pattern placements (patterns.py) and counts (counts.py). Each feature has `WIDTH`
weights, the same at all stages of the game. They are summed over the active features. An output head of two small
layers, one for each phase (by the number of discs), turns the sums into a value:

    sums + biases -> leaky ReLU -> HIDDEN sums -> leaky ReLU -> value        leaky ReLU(x) = x, or x / 16 below 0

All numbers are integers, so that every machine finds the same value. The indices of all placements are added up one row
of the board at a time, from sixteen rows of a table for both sides, in vectors of sixteen.
"""

UNIT = 128  # value of one disc
LARGEST = 64 * UNIT  # values lie between -LARGEST and LARGEST
STARTS = new_starts()
SOLVED_DISCS = 60  # from here on the last four squares are searched to the end
CAPTURABLE_DISCS = 6  # a side with so few discs may lose all of them by one move
ACTIVE_FEATURES = PLACEMENTS + COUNT_FEATURES  # in one position
ROW_LENGTH = 256 * LANES

WIDTH, HIDDEN = 8, 8
FIRST_DISCS, DISCS_OF_PHASE, PHASES = 4, 4, 14  # each head covers four numbers of discs, up to SOLVED_DISCS
HEAD_SIZE = WIDTH + WIDTH * HIDDEN + 2 * HIDDEN  # biases of the sums, hidden weights, hidden biases, output weights
LEAK_BITS = 4  # of the leaky ReLU
EVEN_BYTES, SUM_MASK, BYTE_BITS = np.uint64(0x00FF00FF00FF00FF), np.uint64(0xFFFF), np.uint64(8)
ZERO_BYTE = 128  # the byte of a weight of 0
ZERO_SUM = ZERO_BYTE * ACTIVE_FEATURES
MAX_SUM = 8191  # in steps, so that nothing overflows
# Steps in one unit, as powers of two: of a feature's weight, of a sum's bias, of the other weights.
FEATURE_BITS, SUM_BITS, WEIGHT_BITS = 4, 6, 8
VALUE_BITS = SUM_BITS + 2 * WEIGHT_BITS - 7  # from the output's steps to units


class PatternEvaluator(NamedTuple):
    """Weights and scratch memory. It takes the place of a game's board, which the rules do not read."""

    rows: np.ndarray  # uint16[8 * 256 * LANES] see `digits_of_rows`
    features: np.ndarray  # uint64[FEATURES] a byte for each of the WIDTH weights
    heads: np.ndarray  # int32[PHASES * HEAD_SIZE]
    indices: np.ndarray  # uint16[LANES] scratch
    active: np.ndarray  # int64[ACTIVE_FEATURES] scratch
    sums: np.ndarray  # int32[WIDTH] scratch
    hidden: np.ndarray  # int32[HIDDEN] scratch


def new_evaluator(features: np.ndarray, heads: np.ndarray) -> PatternEvaluator:
    """Return an evaluator with these weights."""
    assert features.size == FEATURES and heads.size == PHASES * HEAD_SIZE
    return PatternEvaluator(
        digits_of_rows(),
        features,
        heads,
        indices=np.zeros(LANES, np.uint16),
        active=np.zeros(ACTIVE_FEATURES, np.int64),
        sums=np.zeros(WIDTH, np.int32),
        hidden=np.zeros(HIDDEN, np.int32),
    )


@njit
def evaluate(evaluator, state):
    """Return the expected difference of discs for the side to move, in units; exact at the end of the game."""
    return evaluate_discs(evaluator, state[MINE], state[THEIRS])


@njit
def evaluate_discs(evaluator, mine, theirs):
    """Return the same for the discs of both sides."""
    moves, replies = moves_of(mine, theirs), moves_of(theirs, mine)
    if moves | replies == ZERO:
        return UNIT * final_score(mine, theirs)
    if count_bits(theirs) <= CAPTURABLE_DISCS and captures_all(mine, theirs, moves):
        return LARGEST
    discs = count_bits(mine | theirs)
    if discs >= SOLVED_DISCS:
        return UNIT * solve_last_squares(mine, theirs)
    find_features(evaluator, mine, theirs, moves, replies)
    return apply_head(evaluator, HEAD_SIZE * ((discs - FIRST_DISCS) // DISCS_OF_PHASE))


@njit
def solve_last_squares(mine, theirs):
    """Return the difference of discs after perfect play of the last squares."""
    moves = moves_of(mine, theirs)
    if moves == ZERO:
        return final_score(mine, theirs) if moves_of(theirs, mine) == ZERO else -solve_last_squares(theirs, mine)
    best = -CELLS
    while moves != ZERO:
        rest = moves & (moves - ONE)
        disc = moves ^ rest
        turned = flips_from(disc, mine, theirs)
        best = max(best, -solve_last_squares(theirs ^ turned, mine | turned | disc))
        moves = rest
    return best


@njit
def captures_all(mine, theirs, moves):
    """Return whether a move leaves the other side without discs, which no sum of features can tell."""
    while moves != ZERO:
        rest = moves & (moves - ONE)
        if flips_from(moves ^ rest, mine, theirs) == theirs:
            return True
        moves = rest
    return False


@inlined
def find_features(evaluator, mine, theirs, moves, replies):
    """Write the active features to `evaluator.active`.

    Args:
        evaluator: PatternEvaluator.
        mine, theirs: uint64, the discs of both sides.
        moves, replies: uint64, their legal moves.
    """
    active, indices = evaluator.active, evaluator.indices
    index_placements(evaluator, mine, theirs)
    for lane in range(PLACEMENTS):
        active[lane] = STARTS[lane] + indices[lane]
    write_count_features(mine, theirs, moves, replies, PLACEMENTS, active)


@inlined
def index_placements(evaluator, mine, theirs):
    """Write the index of each placement to `evaluator.indices`."""
    rows, indices = evaluator.rows, evaluator.indices
    a, b = row_of(mine, 0), row_of(mine, 1)
    c, d = row_of(mine, 2), row_of(mine, 3)
    e, f = row_of(mine, 4), row_of(mine, 5)
    g, h = row_of(mine, 6), row_of(mine, 7)
    i, j = row_of(theirs, 0), row_of(theirs, 1)
    k, m = row_of(theirs, 2), row_of(theirs, 3)
    n, o = row_of(theirs, 4), row_of(theirs, 5)
    p, q = row_of(theirs, 6), row_of(theirs, 7)
    for x in range(LANES):
        ours = rows[a + x] + rows[b + x] + rows[c + x] + rows[d + x] + rows[e + x] + rows[f + x] + rows[g + x]
        others = rows[i + x] + rows[j + x] + rows[k + x] + rows[m + x] + rows[n + x] + rows[o + x] + rows[p + x]
        indices[x] = ours + rows[h + x] + 2 * (others + rows[q + x])


@inlined
def row_of(discs, row):
    """Return where the table has the entry of a row with these discs."""
    return np.int64((discs >> np.uint64(8 * row)) & BYTE) * LANES + row * ROW_LENGTH


@inlined
def apply_head(evaluator, head):
    """Return the value of the active features by the head that starts at `head`."""
    sums, hidden, heads = evaluator.sums, evaluator.hidden, evaluator.heads
    sum_features(evaluator.features, evaluator.active, sums)
    for k in range(WIDTH):
        biased = (sums[k] << (SUM_BITS - FEATURE_BITS)) + heads[head + k]
        sums[k] = leaky_relu(min(max(biased, -MAX_SUM), MAX_SUM))
    a, b, c, d, e, f, g, h = sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6], sums[7]
    weights, biases = head + WIDTH, head + WIDTH + WIDTH * HIDDEN
    for m in range(HIDDEN):  # in vectors of 32 bits
        x = weights + m
        some = heads[x] * a + heads[x + HIDDEN] * b + heads[x + 2 * HIDDEN] * c + heads[x + 3 * HIDDEN] * d
        some += heads[x + 4 * HIDDEN] * e + heads[x + 5 * HIDDEN] * f + heads[x + 6 * HIDDEN] * g
        hidden[m] = heads[biases + m] + some + heads[x + 7 * HIDDEN] * h
    total = np.int64(0)
    for m in range(HIDDEN):
        total += np.int64(leaky_relu(hidden[m])) * heads[biases + HIDDEN + m]
    return min(max(total >> VALUE_BITS, -LARGEST), LARGEST)


@inlined
def sum_features(features, active, sums):
    """Write the sums of the active features' weights: four at once, in fields of a word that hold any sum."""
    even = odd = ZERO
    for number in range(ACTIVE_FEATURES):
        weights = features[active[number]]
        even += weights & EVEN_BYTES
        odd += (weights >> BYTE_BITS) & EVEN_BYTES
    for field in range(0, WIDTH, 2):
        shift = np.uint64(8 * field)
        sums[field] = np.int64((even >> shift) & SUM_MASK) - ZERO_SUM
        sums[field + 1] = np.int64((odd >> shift) & SUM_MASK) - ZERO_SUM


@inlined
def leaky_relu(number):
    """Return the activation: the number, or a sixteenth of it below 0."""
    return max(number, number >> LEAK_BITS)


# ==================================================================================================
# src/tempo/games/othello/endgame/shallow_search.py
# ==================================================================================================

"""Shallow search with the learned evaluation, to order the moves high in the solver's tree.

A question there is so expensive that a better order is worth a small search of its own.
"""

WINDOW = np.int64(2 * LARGEST)  # more than any value


@njit
def shallow_value(evaluator, mine, theirs, depth, alpha, beta):
    """Return the value of a position by alpha-beta, in units: exact between alpha and beta, else a bound.

    Args:
        evaluator: PatternEvaluator.
        mine, theirs: uint64, the discs of both sides.
        depth: plies to search.
        alpha, beta: the window, in units.
    """
    moves = moves_of(mine, theirs)
    if depth == 0 or (moves == ZERO and moves_of(theirs, mine) == ZERO):
        return np.int64(evaluate_discs(evaluator, mine, theirs))
    if moves == ZERO:
        return -shallow_value(evaluator, theirs, mine, depth, -beta, -alpha)
    best = -WINDOW
    while moves != ZERO:
        square = np.uint64(square_of(moves & (~moves + ONE)))
        moves &= moves - ONE
        turned = flips_at(mine, theirs, square)
        after, other = theirs ^ turned, mine | turned | (ONE << square)
        best = max(best, -shallow_value(evaluator, after, other, depth - 1, -beta, -max(alpha, best)))
        if best >= beta:
            break
    return best


# ==================================================================================================
# src/tempo/games/othello/evaluation/weights.py
# ==================================================================================================

"""The float network, and its conversion to the integers of an evaluator.

Features of a pattern that mirror each other share one row of weights.
"""

MAX_STEPS = 127  # largest absolute value of a feature's weight, in steps


class Network(NamedTuple):
    """All learned weights, float32: see evaluate.py for their use."""

    features: np.ndarray  # [feature_rows(), WIDTH]
    biases: np.ndarray  # [PHASES, WIDTH] of the sums
    hidden_weights: np.ndarray  # [PHASES, WIDTH, HIDDEN]
    hidden_biases: np.ndarray  # [PHASES, HIDDEN]
    output_weights: np.ndarray  # [PHASES, HIDDEN]


@cache
def row_of_feature() -> np.ndarray:
    """Return int32[FEATURES], the row of weights of each feature."""
    canonical = canonical_features()
    rows = np.cumsum(canonical == np.arange(PATTERN_FEATURES), dtype=np.int32) - np.int32(1)
    count = int(rows[-1]) + 1
    return np.concatenate([rows[canonical], np.arange(count, count + FEATURES - PATTERN_FEATURES, dtype=np.int32)])


@cache
def feature_rows() -> int:
    """Return the number of rows of weights."""
    return int(row_of_feature()[-1]) + 1


def evaluator_of(network: Network) -> PatternEvaluator:
    """Return an evaluator with the weights of a network in whole steps."""
    steps = in_steps(network.features, FEATURE_BITS).clip(-MAX_STEPS, MAX_STEPS) + ZERO_BYTE
    features = steps.astype(np.uint8).view("<u8").ravel().astype(np.uint64)
    return new_evaluator(features[row_of_feature()], heads_of(network))


def heads_of(network: Network) -> np.ndarray:
    """Return the heads in whole steps, int32[PHASES * HEAD_SIZE]."""
    parts = (
        in_steps(network.biases, SUM_BITS),
        in_steps(network.hidden_weights, WEIGHT_BITS).reshape(PHASES, -1),
        in_steps(network.hidden_biases, SUM_BITS + WEIGHT_BITS),
        in_steps(network.output_weights, WEIGHT_BITS),
    )
    return np.concatenate(parts, axis=1).ravel()


def network_of(features: np.ndarray, heads: np.ndarray) -> Network:
    """Return the network with these features, float32[feature_rows(), WIDTH], and heads in whole steps."""
    ends = np.cumsum((WIDTH, WIDTH * HIDDEN, HIDDEN))
    biases, weights, hidden_biases, output_weights = np.split(
        heads.reshape(PHASES, -1).astype(np.float32), ends, axis=1
    )
    return Network(
        features.astype(np.float32),
        biases / (1 << SUM_BITS),
        weights.reshape(PHASES, WIDTH, HIDDEN) / (1 << WEIGHT_BITS),
        hidden_biases / (1 << SUM_BITS + WEIGHT_BITS),
        output_weights / (1 << WEIGHT_BITS),
    )


def in_steps(numbers: np.ndarray, bits: int) -> np.ndarray:
    """Return whole steps of 2^-bits, int32[]."""
    return np.rint(numbers * np.float32(1 << bits)).astype(np.int32)


# ==================================================================================================
# src/tempo/games/othello/evaluation/weights_data.py
# ==================================================================================================

"""Learned weights of the Othello evaluation, written by experiments/write_weights.py."""

FEATURE_MASK = """
;B-_&)&KxN68mOF7-_%D0?u6iDUZTWM5abBXUAp=>w31EG__-nP<e=gtNV$^YvryBzgVl>3v@=YZQhS%w6nP9By)w&-*1}QU%|G9$NWyuYvVN6k(#xq<b-T
O4{Mg7=qv7+9Fot%b7Po9ot>sTeD`qIfbs%e0Rlvwn<mR1-z-^7)#X`j@H8~Ys^{$9g+H&3@ocGMH=sGxl<>bCEPk*%09MwYeCE#$gAHCr1`nPGSFXlj8w8
Vt0}%MW;LKBZ*-)b*DC=k%MczYrMV@VTrr;_b?@`l~v1@;Xs<T_=HGza2P9*FEn0l@sd38W1ypdCaXd%n*ux@qlepy`6Rs^zs=e8-3aS0JMC6Ku!uLPP{xE
&Oop|tGklN6j7B$;~FSP{QRlRSqSluPLZGhAuDkX;>S``~#Ap~Ld+^x)~|t@-7Kpn6~kjn${~zZfl%AUl^|uTDVcS1If|-{18E(N|@OCt0{pvk^7Fcj$^h=
zaep2wEl3K&iEyxPX<zmKlAw+B+btx3vAiPIO#TZ!bgLTzw50T$VxB`DSD;RQ8{vl7l{CDv}8RxKB)hxt#%uG+G$9LWK^f*COf*KM&@{`B$o9=f+SZr*)8O
U8#u#W_zKsK%CSGxsv#6VbEG`9idP@5$74#E&7JhTX}l{SOhPm)@ji3Ef(&1ZGYR@2-{FX(lLwMEhRZ=1r0dp;(&35gBW4%7^&_I4?A=m>!KjBv|CsJF;j#
;<cmN@6y*$l5i7i;f_5#*LY7+<g)kIYNeqobKD`3y+e<^c*KyJBa^q_3yxy96z~cnI!6xg!Bk#M#yJ;nE{GVp3Q;@fMMe-<kIB*ARbJN7Ul{W+n=~uGa8hD
G->#}_?-YEs?!8@DN4Q*~AUJvbLfu~v0SRW*XNEv2c(Vf5JKUbo8*80Gg$NNaQ*=tFb(vi6sT2bN$BMw+^M_8t^a_pH9W!kbtCy>28FWZpxGx-jQhm52>vI
@hXJ|kKhYRQy5e}H9bx0$w9wKrBsD76zX6#1)X6e#uCm00QY3azx+kNQOM%J`qeF>!ZxPu?(<`F0|a-FoM%_|g;4(#pw@b49-S^T~o8tQt0_2pVuzcqkpgL
ZnKQ&_RYj(#D3MOA^`c$%tO8C({J}$KyaK-fWSth<<eN&uTF@r_$tx<e~Y3h!{Uov1#wH&Ae#6aZQ$0YjCWcl(ybFv$Lv5RVqMpV$RH1wOBjz>sT)O_|3wl
8XC{IcZx5e2S{*}yJTWmF=Tpssl607ET(C$4sM(3a}6bBdbiqWpoMt!uD1#x76#q~2mD-v-LSdM=ru`-*%&-LrsWzg)R!!H*N81uR)3Xa%L_y@8qvE(Ip~G
hv=>|=vT_8T-ru*q8_R7dR?-;mM)K<bw>|=gN0)kQ_j`N|q8&oQl-wJ+@@CjIpj?;1F&9DTxRRNwFv}^)4_HRO0vZE%kZxMi6ECE|mm=2MT1wGJ-^oUpNY7
ACbyab}zVbiE9XH#s$nQ2*%`ji8`3M}T#r~ZVgNs$2Js>q>Jl^m;*124V=3DvjG$JvCWOnUfm*x*^I!$We_Yd?nm|~z#phY?W+NE#_DGxM-8Y_y|Ffb(3?&
iSfzE_O#Cmm2Brsrurg|dDY(iO|2I<-=&)th*r-_My<DfJnZjwX7NLh3!<2&*K%p)kYC2rLxlQT4NA0vmKJJFrUu<;th7-Q32VW}tTx(g}T4t2wOKSb(VRw
}IcaUC*v=O7fiOv7LZ&5T<*EAKEMhkAY!I6x5>(DUDRD$elCErn>v6FRVt^^4~$nB=S`3aSVOtHrzlhT^^lPXD7%ci$uv2(>`aKS)tL-{JQt7zCO=JofEHT
{>xzjL_@@-E$&C|$|HzdTo1pQ{agS~SYNpR`&(4EZ)`3tI$7!Y@4G%Ieq6-eF!s@59E+-~YOd~@dc&O#<B%V=Y#7|Bzu5QLu;#Mx3)tDx-qdi-b99N{)XVI
8z{c0ht(k&gT-WyMWs(ReEr)(7z^QNp$iP5#he{1WjD@vT%BTy2#5ToOjR7o(QAm<X-<I!I{YP5_ZV0R_r>}`|f@fcHGWGS~oVwmdQC#j*xA1gZC|q>8X{O
|N%vE1P1uj?QM$TeumY1g#I)u9CXgQK+DH#fiP6q*r$UoLFp?P!oCLqP=jq~*UP`eDnL7*_sK7P)DG88Kp-Wlusmuh!hA^_46N0_KX?i0ZXG_~xk3h04>vX
I0m5(YX!y|awKWFONXVDqFZ@KfmrLqeP}$GZt7O#ebh-TYZF4<7QRCMHGA%iM+4peQ??x7_-!GS`%hyZ|3{RjfSU-?0>Y7f0{SS(9#$JslPjy;;Q%S|_s|3
5rvkwe=k-#X}E#1Opw=akSH-y!>ZrUrQZPr0spOJ6zixKZp?lOYZCo^vyp+SxXS>pY$Kfwz+Uc%M4`eDg{`4fb=juY`4bY>PG*np^gL#Im;Md7-Q4y4?Uw~
7P46OlmCLVh<!(RYE)A#i0td>hf@MI@Z~t=w}6iMhX>QF8e_%pfoIn9JRtRGp+Y2XYmJtB^tp(NP)52o`Q#G$G;OYbMGfcm=I=}CeZFZ4v6YXfP5^w`6atg
np~U8Ms-L@GDz*$MDiewmSD_qnLD50ud%TaTMc(aukdsr$m3GbQGMwj%Z65N!l{NH$aS!;1XFb`q5pfF<pRbyOM{-aJ$vxhhL)hI{KfS}6i6?J~NBW&nv)m
3Gq)jxBSD?EG%+n^Q`)yUYVHTnj%W@#}+jTaD`LYBiKC=Z4h|<N?LUHCL(A>+&4mIz(>!wN~M@td<K!S>cHu5(y&P$mU=-++Q_8h?TE#qqeWcuQ-5Qx)j3L
*g1<>fQ=Xu{3!#`~i(%xl0T;E$UQi)FD@)}`niDe;z+TTL}D46?hT1)iIj+2`)7rf5TiDp!>yCj@z?{UWo;?_!zz(9~BayiWr@4SB(b?UgnrlekPH*i*<pB
oB8BiH>Yd-LYBMPM$P1=(Spkhr^w#I~Im|%B+>MBKStXGJLDIMAn-zJEHwffBMS75wUYb9(?AI(D{42iKirdG4(&b?77NkOygeMfzI!lTZWNi6{2-zo$x$Y
i%rbK8bF;{0@FQ?03#W}XSM$HG0Kuj=8?HZ8yrz%Sn|bpxNL^tVmoHK>;Xw>bCX0^fV?L3@sKyK`XTzE)WQwD>5r9)eIgfYRC)bDY#tti$#4p8HvHZ$R%q&
>0{DiT)3EfkPDqe<0c?QrObQu@lTi?oxB=g)Ax7jOdbW>k>G+qjg?f7Zf??u&Vf1Sn;MBT{TsOpL?3|U3@tXN*73B5zgpH-s3xW4Uiu}^M;pWLL<U&G-Z-B
hgCs<CxzU?jZSVPK-k-vh?TnZH>F^1i5Jx5>)E`6%bMt_-H(;BQyq#UO$w<A0RO`A+=hp(~7q)#c?@U_+v%J)lCuoqVdm8TG>q)*HyF5N*BBK#`J4q|cLOx
>I<<7#tDYFLbO*7oxRQsVKjDbJCb<ju6$ilVGd+HOAI?90HX{623WCKsd!u<yYFuQ0M&$s}?#K2el*TmA_O>l8rh<Jfa!^E~zfi}CVh3?WTi$00C|Sk8uX6
f@&%ID3)Nl6iiV+-QogxB*6<XmGPLhF5xgd>F3S`qx){k7|T}Xp9RUJ_ffv+mgyuYPC{5%jv^pVux)(6`p0D?2UBAW5-+82r&W7BcE-p$2fDuJkf`kznt4A
1fU5<J=nyxy@}qE41gv_J~@se&ZGA~_0t8wP&Y>|;eV$Gkek}1W~V6B4u$*FSNpd_THr%OVx$$b8;EZJahzg=ib2g>-TA)vft4qgZPcX#_^TLVubFs)HlFh
E`l}nui@CBQH85G+uN;F|wE^9Q(-6l;guo|7@n#7(@A)uN5-2r%9B;NBg}gKtbfL-&hUzz_bZxtI-iEpaC8NMv2Y{a7#MP!+?oq{FP#V6u^1u9~5zUf|a&{
<-;6hcskF?dPr5CQAIj2bn-eOM;rzw*LFGT<$ik{nnD2vqNSj2xYfdMu8_Yh8p&O8)JPJUsq>yY)8QV_{0tmduYbDQe=S$o9cff-sh@MneS3AOH&J322^qO
!v)4HzMC41@S(&o6V<&^*r|=G%93*@O8z7I4lX_5ixRI=--yCMWBG)=aFwHzsBQP+D6gbBD?~RKJ}g9}}15V><NPAe>x?I^G@*ZjfvyZ3hj)gQlvk^)*Dn7
uo-^qQ>*f(;L>j*R>W#W5y(p5<F44od_ZI<Gjj_Xdts&fC%{cP0x3JYzDC`JX5`3Y+pTBxww#@L+hJ9J3sI7tz8w6Mh{hqG;Cop$m%l9Z(sBsxJ{?mgRPZ5
+JG{2F~?nhvG@>mZ?(y1rE<E~+`^LBehNSuEU>d@XUB<mSqPC23$#Y9qtMc%gL=GqZxoZ0Pjg#Pj>wa-k#9_GZ=yMa*fKC8R9?yxSc};CnApVV$%a+BpFWl
Iz?h_xr1s1Hz`><;@yiqlA>i;to2Q7e?jYkt^;_E%aXpq>rVqlWMZUD$@=xt~esv-|&n(wyw9PFR6$_au&&>cvs1)0>Uo9avd11>BD32eBS%g!Ji2Y<#gyH
rgAaqcP+MB<q624ql0zer&h)8dJ+-GoU!op#MsaSm7!wy&+5<So3MF>kk8F@a)*D=nN-0e{~8=;oTZ}m<sugD;#my^O@p*3;vCUST$9>v+((lc&nps+JK!O
*5aN%<V3=b`rpDjS$E-SF6&T*mYU>y#*wLn)J0vq|aA636Jmi!K=U(UiT6z?}D7!fhQ!9a5Qo#i;F!ZCM!>k=U{3jbq^uE#{?y-PJyU)>U2-JI1;k5OJOWV
IsQ{Pm4u_IhHB3Q5-p6^$|;^6OCIEj6AUtZPUs;9TD~F8!<BjbAV;oVP6_!No9lx-*brPvyu|agT74O)Nyg3ugpT!!$nq!m4F@EmMGh;)M?@|-$mV|dIk?{
ey-T${+O)|&!#Q>XNd9QP~z*5kxy#|d0&A!S(>Uj0RW0%z<nWa7eR36E<Z;Puk@x4{ZbY@pk-VUp9qN^J5obiCqEB2ik^qZkjRtHuQ<=G1WU-&d+?*8>8f6
tpXDY=6@u8kAj%gEL&)fJtW%Yh1U)*rtv0;~T@nx|j18MKsLXMgcaTlnb~DtnT0F5s(-(c)gIVr;ym|z9-lLAhu&T4}3gCwForN&0qxi`l4{*9!J1H6Rr2p
R!m{7d6_#{t`hKC#?VFroL46Jf8_hSS!Rdhq>s`Gsme5{+5`fnW{TqSVbb_|q(49$D;DlpAEzSVl)?p(C<WKey(L12Ozg+yz#Nt#)Mn@`%pFSG2_#$ZZl1x
Vat*p-ITPLn`l(0$;2<iyX5<`7O|{oOFYtW$$<B0^hQ^ribcao)@;_S$=R%f7tO%;6+!xq#N|;F}_euQ#We0`z8GC3}~3>F|4ERuas3GAdEYRC*qoisncj<
Z}=+`FJa*;SdiQr?WI-mU2_^)7T!({_;l#1EYMX{~kGQ-Q}v8I@j?z{oNNz4+FqXaA5TEStF)RXYI;G{#PI*u6N(eZYo>%SJ26Qaa%j~p0^XUC6RL!O3v{R
jsu^zl8HrigxF*_jShxV>hmBRRJAx8re;8e^cpC<Kv?iX+5BbIVo!||q(5OS+X~TgVvj<8Hr7l%_}Yy`Iv7YOye)h(Kq`gvX*rkre1%l)sThY!yfjX1oGGn
NIG4cl${6j7T2>wGX5Ln@YLGSMVbSK(&Xnd2vBC2Q@4ZJPYru#an{M^P91kpU1o8sDdq88;e5iCGXA)0UZqg)`l!;8Z$XcS3{Z9&g?nvsxkGY!aL*r#dw?^
2MJhNEa_b&G9Ab5TRNZ>_2%2Ord-6K@Y_*6>-p9F27b%6aw+yBZV&y*JYB6zq7M}H*76CoUkbLVtIJL%h>{7?EqLNx(yFJ?_m*={q0Mh`1nxlQT`WrJ8YRW
iAH62&O%%`D2lA~lblgmoRLq4b0^C>iuOhl`0=3`O6B`pK9w`=2j>+IpK<5p6Tb`s|B$v;CBwh%55VqJSx7O#2^1eQ_C2Cd@npGJ7MRxmkRT++Rh^6Hn5#o
cown;f!C{SRXrp!JEEgsZ5$8((4l_uBTW?*c`OAA$jcT2mo)3@5|D7eH|2s`Vu0t2*iRrS)tRWx(JA~g3pbWuQ~JZ>$IzP!ss$#8WqJPp{>P8!jZs3+%gL~
Vgh?!AYNO$P!uPDTxQnR-sX^rHwL@mm66t9bTY&uuKX)M#PashKTgD1KF+^j5T5i)#smu+f>i<yK9>fCMUQayXtY<R&sgO#!xv48K7T{!KW@I%&AtVvc)Cu
^ft3FP@y=vEy{b*MV^`X|8)9>CZTQG#8lf;y;5(#*&c;+4AJE$CD^lr04@Ikfv09x<c8cUm3j4JObub+IF#xF<ZL|?iD0!%m(yfCM_j339dh@{;b8taF?7f
j;!oCID{hXsHKn9#RM^r_1Oa8gQu1052?j6<CG`NXGU!6cYj_qL#0eEpS26^q@d80O+xO2YivxFgovDcgn#s$#q6PrNaIDK?t%)!t`+Jg#|{8(s88D}wVgW
$Nx-fYyQ0=PE>kWarO<yBcY-*mkCvTj{W4C)V;btjd_2u)4+frQRQLloWL>I)GG42QwBAGks@W*r2opLvZcbw^#NJsgEbdWz&rr%UvsU_$M>rqhoTGviW_4
uj}SyRMbj>}Jr^@4{$jrWm+5+xfHEt0&7(>G57DH34iFG9fL1Fjmi2o0%qX@-04t#JYrX_o#`Q{kZx}nb#@ih?5)#dwwjVr^5k{ml3laG!1$C*qK&RuB|X!
AO3LBkUHhFQQIrmmB*O8wfMtbJ?>dW>$7;fH+X*)8z(O#>34?L`u$h}nfu12fEWX2xOx=q1uih6@qee2x+)S-7*rggMCSk9_v#&NEK&S}W7m_bpicgfs8B2
Qz{!%^hy&T>VFqNg$(m`sdOARHOplJMJncgN_BL6N5Jv8U85^=Fvv(H0K?Hgz2#b>A*5y{DK|gbFcxk*9GS;)#&tr8zF3QtX5vEhTgyv&~Im2V!{aISK=#3
yTt~(JgmG-9bgYR}px0p5p)5QZiTAFxYh42i3FWvIt-8~-~A6pdQ9f|f5Nc3<DU=1>GMlxR>X3aRJqCVKoJqhl*J_}0}^|~zb$BMH!FAVhTL1qmBIpfDFFo
;HjI}3R(12$^`wt&7th=je;V&eszlF-7~seAZ8))v?!phE=jj(ol=?8!C`_iqGVTE&qpc09~acN@GjjQmvy#Kn&*yQjhYA{g>K8_em9GuzuUMz=Ok0!xRYx
zU&kcS7KCn<lJqC8JPil-|I9(OO-r(S*4=zt@l^fW2JMJ<VaV^%*L@rD@xewu-F4eN$tptyyU-cfYp?UP)##g*f4LFrK~!UZ_IF`O}4vjFXk>^x|-3xWzGJ
u?!&(ZQFC%TnRdVxAuv0w+(gc)2P4DRdo1XTuwDA1#*skgALLjIQ8QNdz>qJ?c~Q6kIOSiI}|gQN?2{S(tAYIZUn>M4~DTMbMo%l8(rlvj+HE+T~9A{xs!s
vvg}rsa9PNf8Djy>64_zINu+dV+Ut)nx_!WpGz%JX#pa>xr!L|R8HuB-I&q4xxBz03v}~5$`P<||$;8bC^P2zmF8RpzSn88bpKjhW)tJ%i1R)&DfI9fmth}
wE2(UBBLq<>;x+cS!6xgh~s0__T&^g)CPrLv?P3aqDsCrM=I&L^d-`83p3R${4JOP5V53~1{x;hKoF`<aZ4+IM9Wfp=QIGjWq#Ks|(CJ)&P%@un)A@GSB6s
d5&39_FoR9k@cJraB3&Qsj#diT(25XI%deTn;PM&ZN1JsK-j&?#M)pyjjyv;qmQDiY*-ZzF6D1)!?A6x;=7W4vy}U(uSR;Di&So#GfZy4ToK6jgL~J34PM5
EFGwFLNi(Y^mRG0;8<;m>F|h%{3sPu7@6=SbFQ|I+xzm8eF|be4NX~wghEBEjy#uY5t4hfnt8gOG6f%m5gyFP}}A99e>n*HTHlOUR$!PCv_%XvQfd;X6_*D
t(9y3+AX!F1Bv4PJP!-5kFw3imZMJf+Yo1KAoNF!eCJ8RhQ4$uf^}|Pc2cV+syY0=#%=_utQu|X!K=SO7zlqBWmNJxu8{Og9g?^KJCi*6>4SfCR-IA!oXKJ
6S@W<5xa&1$W?mSQs3P4W3>)lyv%DTZT}AQ405&(SVGwsbHoXkG_ab#uF8ra)vh})7yXPXk(bGy)X|^4A5qqo```BX}gpBY<^e_JkMziEwQ<Byy50f8fr5V
Q5&7Vwg2YUM}uCV>Jt;aeQw%~m<83A{S6#?^BbnUDr*Z$2|mA&$|i5M;dh-qU$0d`G+>ZGZIK03I}5@O0zHGYbw9LOj*h0#`?C{m>B81n<PV7S}DfBS=v>D
l)_Bf+%B*WRP<kDES<grB%N&7*oW0!a^LOrM)BUq#=QH6MHKKdOvOYO8jMbtx>!LvPdp-*TV=D^-fH4D?VF4{4JA-UTuBs6<hB^tTJ=Qcm&Aa>Pph7bx}R8
1!tdB95_^2lc~L0;i5txr3F`%y})c=K4&`rouTqn-kTSv$W4Z1AuWELHQ>4P`Fv&0s#9WKz48J)X}Q=<H+c~4nLf_=HSJa950o|?CF1<ehBSD{?W^`sMrfB
c#3R#VKwmbB`=*mh&NpPikZ_vZ+@Y2o@@Qs-kF-}?5+u3GodrltNN~mN>rCI(LKf=mWjGXIT0Pa!K)7FXpN^M=3Wc!Sa!E5HRJ>3H30%uY*wP|rGf<c0ueD
h(P>#rfb2oRo5e#=R|d?~Mf7j}d;Mpab%5dBTS9t61AV$&^t$AtBm&7s4gYv~u~QhfnHgFP2ijU#C&*C4WmS^_$gKKSG7``Tp|5QG?yO{uNv*#cLE$LnU6$
`K{T045ty-_qeVKrY*oK#(FyPzNz3Y@433rs6<(6MSB=0TzSrD*_*H8eUVH`5#9z++E{JiE9b-DcN|0*Z=+*|GZ!B6LLeorqPMd+L7@)U`Aq{w3Rq~|<gmh
5koBhQ+Y<vtJyBUf(*1Yeemkhy7}KFJY~I_7FdV+p>`yHc#Igc?AsvT8&E%h^e3lFT@E(MW`637}SBhN2bcgM+OxyP=FFoHY}teW2gPQ32<uuKwN}Gr3rW3
#9*UKpHMf6nn{W1!j0%<fgj-HcL=6{Hgvo6-(J!tA!3pQ9gewTG#0Kzu=`01An)=JC8w2$~fg+pXnQD-SA|7vep6pvRJi3J*Qm4p{y9MI@Bjt_Z2AL6U-NI
Eeg?Ai{fHk<wPJW>n~*~*36mPB7g8wU11=u8MkM|dBK=gvHvs>2478l;YH#@VibZ4av|KCPQ}**Fc#u67I0}B1}gN${rl1GX4a;_$x%`|8d>O{w1*CIaKBj
kwf<Uy$M?T>Ol3~#a#}R!wt7fo13xw$`LmES87Y+;Y+-tv%A!g@$zRa78Ox-wF1#tGb?2k;11K0+gzSHwoZgZAMxm>fSqgZPcfG+XVNS4yizOH?isdJPM}~
I<*{h=7c3L`Bu%-0wk0Ml^xC$)4rxzr+X2TEDLol;i)>-){&<Rw+ym9SA-StY{kFo2{&ofdh_83EAh@C4cNk80X$v$%@PHp3e(G1!=Y4EFx$Y0sMr6z<TbH
&L@#RlCz4M_xgqrF6iRZLVaF9g+Dgme;L8U^E$INDOS<<0RAXN5CwpY=BTs*(xp!lpt@QOezI>Zv^us!VJN+@`f{l&@+q8c@vXd(^@@mT-3NSDj*$*D6?^`
pQDNAPq(3@Q&ByzCFLkzot0-nVi=0^=aIv`$9mA5zNtb0^!))E8++?w_(X0I4l-Cw3)7A4TGe#4VCtB7G6KOjFsK{M_u;(jY16AP(d4-Md$!gE_Am~I#D#C
GoqZDBw?olB{oEMw^R{wDQ<?5JQUrQo?un?S?jO0ld<Of9>(p_KR(JhX9Ec+*m(fV2?|AeiB!R-Z__gPw`W#B;jug>8(P`I8-=;P?!4P7E30T0Ia?`f2DCb
<%e_O9Q=GIw+cIq`EZ!SAJoAWLNbZH%0G2M{y0g~gGY_i^E|;Jrd*g*5qYtx92~=YIv7S`1GE~I@_ro1oQw(S?weE<Sr&EN|ER3694Oku4C~c>k6iY`rLOR
Jo$t#G2DDo6^57^%($sk!=xKS3B3h2DI2Ua<`Gt8{M^G*T9eYbWHHb1<jAB}q~TqVjuybd-#TDPpAp1Z&TYzi!KB=_{ch7FfX7B&@YiFfk}uSPI-APh%f*p
ukmh3*|)>O39XE>4l<y6<xV$Nb+EVSd7<4J1E0e<1RgW!OE;Kscf_v*e?_!+$8<_@8oFj45y0#>QL%CyfmTmXCWUt+L2<eW5=-)Bi!lr8w~(LLV4oR_<(Fk
GtS`D!6K4-Ia`8ebm19v)vba!pxlh5zZZfOulpi^vpd!(T#&MC_QU3KPS9Wa;MgLttx_@5iKUbfH9QAb)vDv-y2fc&N+mO?LfH2RoYm|AtT4|k=I;=h_K~k
$UhBWOXF9hQb~Rd#u|HA8+4?WzDfo$gPnQRzOcUE%i(6tj8Ps>6$Dk|I;SRf6MJzbej|!vE_Vu^=@_c#`1r_-y+lubyZX%qO}l5UcnGIU_%~u~D{6rXm5N(
wEr9TCV6Du5ORq$OXfjoE?h>IS^g!fn(d0$cJjdzAvHP}Rq%S92&WgPD!@kunlj9bUbvq4uQIByq)BA_rGkj{KR&v-9=9mm^`u<jz86P30tMJ_>ZW1YD#_Q
wAn<85&4tZYHWcCM4Laj*{f*m83zZKVx;DO4@hTY@kz8@~tmI|w@Sow{dC;QlN3IJC8umf>A4t#26gS<VDDadLc;p%}_NPdA@PDt;N00ezVKa`wwdwZz(<h
v}%N$t~`)JSzsN<zCH;ZAclG%{yUDqH0>INk+xo7KKELe%H?1;#DV{i{QSF}mhXowIAZK4<)4Xs>;n2kB4Nydqa3Y|(qPGXU0z`R7poz!@%P7bU>PLma*We
3;6ZxinyCaIfTrsn#fqzc(jZ_K5m+sBWxp9X$}zD-;-AS`d{0%O&wdW@t0|kEEqB9l)R76|u2VWz;)jcK8I=SgzC)Ac{uPl~3j;lUnXJH35Rp#C1n|;PrVr
SBwG(q<YDPeB!l0`~Wojpm1$!2quoQEl)c2JG+>3EC)^IBuUp|_Z#kQ(&YDbM=bbIG%$m=E;~?(c_X2fK&^?A8zmOfl|#;BcSo@u>9dbC3C^6f{lV48-q1Q
Gnd;Wo%;c3)4CeVpsHS7<_T2}ZJZ6^SlL7BUFw6X-a#zqHXUh&wuey|Zk)i6HH)9ODdsV;?A4bgR9rT@?pnXG4MZRl9lYQ(12C;j0YWMtHYF|~kR3|&yo7|
oDQ6K_@#$a$c{C-48&UFzQ0X*JSvN!4+2L(%(0Vkn9EAxNkZL$+h7t$v*14yr6f$M;I*%}BsRcV7<``BTk%_B2)MnT>M%B^M;kx`@bpkzoWja{Ta4K*Rj?s
i<gJV#O8j#U4#Bq2}}HrRWM5aGvAH4z1#(yq)m*KUNkD6q`L==?3M>L(a~auJt?<2mBWmjZjHss!v|<lymBiR`r~vM^<D5Y41juMX>sANuR&PsK14`R_~ng
RtVT$*%zP2+u;NSB9}3kBpcbxKGNi*`Hek3ZlCid_aIw3&MZrm?PL`lu{cnggkyfsq^ZFkoU*Zv)9onoT}PVme}PE_pHSWPXzzZAy&^ien)3Ek64>g+69W=
FUKO?0uC~9^t`88+GF+JJK}9?g`Bc)<kHtyvzj|l%WE*yspDv2lvnsDi|&T$875R*h0iuZdJ=j#0H=>?50DYi)xfP?)-a6tRR6sjGk=i~Vn@L2-Z~D>Gdky
i{R3+C7e=|VqH;RN?C%vUnq+}e12cU9A%oyCgLZpk**yG`n8L56WjDk5QCZ35!ls|j^-{X!7u$C{Gal$7Hqhh3pfuw+acfQG{DO11zJP+2fo-EOC!mE)W>G
xZdC1)0m%YMUD+=jUq5V2?jd;}d15B7P%4GW6qmAfa%*-ACssH@dP+lSlOuCFXt6V27ZezV4j|`_}yGH^H;7@D@%6(46^6M5d3D;Y?7jHa(tadBSA<u_uwW
s$@DS<!nn>-Yd&e?H_bj!bQ;6ds1{J!M`Pt=TPY{+ILva^r^qIhyi_#v6-MG|GY%(0lBILJ@L+FMW3J|K392Q_14#j_IEAj{RiV!3|rL=O@Nd%<6Ho6@V&I
6=9$&wIts1DdEk4!A<3jEejJfgqZk;W?x${7@l#HxNG$ro31CP?)<ZSsRUqk5kO%#?i5M%J;TFOAWi%Nl)xqf<>hDv%E_Cllva9WgV%Y>jF>G%tU2dIzo@{
EFIufBp_mm8d#9dT<>$d#a$RuSgOT!@3Z471IVtoXPZxBF5t;0POcPA@aGTNT)o5^GHmvSl6?GB=bucvk9@9;g4=?a?A32FmN~#8q`QhgxYyq=_mmm2t6mu
D?M&ehHp7G%Y8igs7qfIVx7nv`a3GGas)bj*gn!)JF&%vuJ)f<s;RIqEm(SN4j1>KF8n+P|?kh`6Qo{9K0riR)!4oL_5S<+L9U63=Cq&~&-1_GBUhc8-iN9
;Nz0Fm$%iZGCiXLZV_{auAZFyM-?haoCLqyz*pqZv-+q#Be*T7~!W|Q-5?^&Qo`(-!Wnf@IgL1J?-k*<NfF_HN}yAq)jhTx?Oi}~bATm+oI0rxuedhV|(_2
G=8K5L&9iyNGYM>1FT(l;O>JR|XGmYG6#`f98{JE*S_v|X|oOp=kmuV#($;w30fnVhj!fVv>YzT`C`?$S{w^_LYAZy@9=!a*+UHq1__OP7JxOjl9qV-}x5s
+bv(r+~ovb6@AWn}6Oq4x6$4r%d_m1;OPVe%xG{Q|9n#r<TeX>9v&!+kK}(vsosX>cIe?Ru7bmmJAZ9(rp+je-2gKls%&;^-k>(!i-@@<F>7xj|?n~N-+<U
RNxdC8a7g0<`7rU##(>Z*`YmVEr+|{v~oG{b}A&gk)5^SJy?tY4!njvZGr)|?k`L#>W1F0`<s~q$7?No!aXtHQAht<?BZ5S^0ijw;FKpS)EB$Vx&1}UR%4;
mv|Y&-(GP#7Z@<@elv!u^fB)7Gk7kYdLEg?sIVx6J{Q3fwez{Ynfr2-HnO#1Qs_dT{CZJY<@=D>~>I*u=db$?D=;2gh$XfB&G&(Xz?q16VsS^yjiOERvNk*
zo<&yf7*lPxWih{ujchT`dl2+Ejs$@1mRee5-`c~@e7=4BZ3Pq4jW3qA5wGA%8wzmg&IUF8%j`|WK`$a^Ykt?D1eoW5_)H_(>?dy;!)Rm_HXI@jQAn1iwvK
(cDro@<E<uO1i*0u_+qCNZD4}GXFc(nX6=$0aoLI3skEf{V3+Dk)rXDs7t{PnSlv+tnP>Nk%?X(w<@-vStI$Dx>E4TI{>9-n0xjiK=Cb8KldeLOvmPDF6N8
}Bn2)EDpGQN%^*q^~YU{ew<J>tbi`sj4+x_9GZ{m+v)nmGOW$Y@aY9$URHr9ez=iNhOP8cd#B-Mg-LGkojgte(_J$;*Y-*Zllp~u;LRvxLOH484g7yS-R6!
RjgcPIe&mEHzOFQZMMCRu0TK{tq=mo?h#;x4H;|zOb__9bHAE@urT>aY<o`uVy{T!+1x2%S_v4>OdU+54r(&B&$<TG&l|*{5LFP#4PkgxiGi-O&`AAo0-8z
0ZI&=A!#skt&J60~1SWCLhEL9a*r^^aB=qLzNK4d!r*tx`<N_0rcBFXTh25GD)|ac{BTJ8RyO8|?rxlN3fWPC9VGV6M^F0GL^k!Hu8gGL354pg%=m=ac^j{
-mud7TYO)*|bTv9VMH`?%k(jxoq@8TmtHV*jc8cnO<;Cvj&gJW5lUo{+j313-UR2fhlknZH#Ww-lWBaHOg%4!!@xqw|iNgEVZSJT{^ayu_w9mGp=6^5d-ut
9A%%KklA8hp5Z>ZZ%(L~{qvS%NRn@#i>X#A|he>40#i#M!(?^mOP2@!WHWg0A6k;J57hXhgyJR8bV_qh0*TwaeW^YPA+52J+hb3Cx}JdtW!YJTMD)X?fU89
5GfIqmw-!!>w}$0USYltV&cAHeW7SR@MG}8fEr-?9t}%`0E8dPyWp|p=#&B8dZ4R)pLA`A&a|G&&mU-*qUn4<1{|#2}i+Up+*I%aEoHUKBz}c-<vvWSSSF=
ig~m5!M4GkL_B1Mc?8XT5*Y`8*<Kn9kRu_&uyZ)?YCAa6`HbNWKHBX#Z;da>u5qT$;~i?r1lAJM5=FAd^w6K7Wx3GDKQgf)`6<hR;QHON!MO*3Z_|z68nkU
J<(#jgh1wIymAc#1aIYjc3FFbr&}oe(ftTS+Hi?a@iy3%yKl<Y1`P@yIXzB)Du;}wKS$pLJr?grq8gxU{X``v`{cJb{qZb5~&r#WS!mZz}IjuKbQ>6G?ELQ
7}snDt)e=GkUuk(=i>`d%Krmk-fW4U5M#ALOSImg2vPIC^n=*?Q<PU+oJOB2POk2aP=lNWx2wGa5&POuSZQc-so7_3injdDm|XtJDS29K8sU+oG~bw>mXs{
W>{UrB?^+v?TSdRzz>HLO3R>>Z$l&?~C?c2EgB#+NP?(zKozxcqPg^Pfb(@_}Ow5uM{1c)`y!y(Z4<Vdqr!EZYeO>Ni2H<?ikrEDQ1oTicNV|Ng#Bx6of54
ijum?Zq31FAvXoU(I+yndMx-3j6qRE&@gmk}&stlq;ZKYHra$qxt*Awri6qA}botfVxm7l0v1C_&v>d!J3)VuK6=%AE1MIfry)0N^(mTh59O#ukCe&h2p69
p?We}<$!?>F@NfK%q{jn0iV(6Y?|bvhOv3_+{4z|lthe~p;#XF6ls(0Ti^0A!)<un<|?2cIJQtCEDu!MxKcl$*Rd@hxAK5#!KEvYa>1l#WQdIBf_&p1(K-Z
n4o>$QH;hBpRG%Wf;Ve`SqFPgG?5E=D5z4p;NHF!>RDUZ^AtZrb(<SMkH6Ve)_enSOa_}$raXS5T70r6Zel)B<Lh*ULv@hSStOmfT&7H%K{=h{>#?El4b`P
WZKA+@g#34z<#uu5@*^N^i>@~^R6dkf(abMkn%L`6iYsZUtvr}NfNqwzdZh#)4W2$2X<;G*(YOIrGk2AyA;`T_c!*k*TAV=A`Ck-<SG&IKRmx#Px2WsvSQ@
6^Iob~`uHL*pr8S%ii3OHaae>P-g+49QOUSPo=BxF^q879RV_tP7aY}XZ0@a^oGyDv_FI3Ed8yNA09yq4@os?WOvd69NFHUHKFP?b_X3-SQTi3pEcy2GH0W
O>brwlh%OLAbB*H6aS2_-O9Q{(2$QW)Dpd`PaQ4xjOsC1Z*l5#wFCFqor`Tu*XMXlFT<?TLWS~bo16?_vz;MQt`GLF%1fQ&yCZmq_}jxJU6$ti!^lZ5|@UX
6!)Eyc{C4=|EvWHoe^pCO8hzv7qE63FWoaFv+af-d_VS09(>9_DE0A;9NKU1hyXkUu0e>rL_d)+LAHnYMoqyeJUdjQ29Lm58psG}D<WKWw3Rk7H89aM7G<1
7X_2D)fw?(n8aTW045wj}%HcH~Wi*vF?rWk989%A!_J$em@@Ky!i#N7GhBnwgpe|-E@i$2Wr<UN8nkz~5szgiUo5OsxY1!1o_Q^Kxxh*AIZV>P5mdc<_lK(
$+CW<clo;^~VFYvm4Q2de1Z*VaK7#=f-(=^+?rigrF{0oSaQPqcN-S)nLHTP5FiT>O-Jh4<(61M3CtDYUDCY~BlvZnvK*w+ng-YO<}Ub3261n51=EL|i*N5
v`H8NerpEYPjBk$H2LTP`TqTDt0o_ZV^%tye;0AFH{ztULW>jRU}@kyvz6sA-zA9-R(@4FzN?ryo5Uxzp#)KaLCy8_xXL&IECh(u#`+>|+86!$t}XH)sFk!
!lJ=p50<Mesv{*Rj9O_SoM^VJt`IPv|Rd(qQym4)TA?RIL8>tOh>Ca_`c1ww9AM+_w^yKd)Ds6ZR^RAtn$j>x7-h+H)&OAFmpIjwD##ADSRPTd77^Mh6oty
v;=lUhx+TST8U!aAzdbdZy3a4^y_AXxRyq1@OkbsPw;}cjA#WOS=t2oeY*{{Ei|4sgxDDbgIE!Z*p+Tp-j|-di4jH$&#29;u>ZYPG?lQ0v^~`zvO|}Djg@F
(ybZfj3OyQ-I8QV+*j58>TxBt0uq(~`ud4`xAjUYesZCC`XgS-I`q1aY9EnL*<u9A?CKi-hzs(?8Vsx`LxFjup)}>$QY7C`Hk$(`OJj0*avH9YhmVzdokqF
ktrtkeru;n<U_o#0brz$1FO5fIT^}6b0NN1BnS~)f9W#502ZxC`o46s(zHL;?TZk}nUyio;{aQ7M{t?0lz-?k<s1dzTIOl1Vs*C+uYb2)-wNHp#YQ(mVv-z
Z*e>m;p4-zN2@??gd=@tz5HN{RDRY-P=_ys5~#+T-l8tX3d5sb6AdqTWXpNmK<gEnZ$VGvmN;SpC`+oA_a@P0L5YV3C>aB>~c(_(Pn*aj&`VWslc)l;3)8A
E~~}_?~1FL6tjHHCzZ1Zfb;-k}1su(R7#h{4wSajfkc8fIJfgdbAx8lZ>!Qj^mT;Lz}25%RSJoqa8BV>>e4HgTaQdD-Bi$bg^)#dceE3Ir_4w9`SuUwd5rm
33ik>XT)-v-S9CB?u5sgp|Q0ySY0Y+7jNy;5DSI#jyx=oX56x^?mr5hZp?{;s(r#Re0`!|X%}AmxZwCllk8nE<2(p|con3M<F&x~)fl1{(T(H2CYg_t0XVX
R+hrY7=h!!x6V0)y*P-<NHVts2NV2pnBGWQVDcT0gIkc#%qP*(Mz+C2mRetEnT6>rCnCGJ@+NZUhs5Z%^iu6z+7a+20<~eO&xAzFMZU6lt0Pl<kVLoB$@aD
E(YFD#Jr*eJ(neoiuolr+yS5o#H4~}@FQosML7Dfnpq^=IQ-&*YYW3Y`A^NK;2%zaLAU6}pl)jN<@&v2n5ob3*1#R9R0n@)Gan9%nSvwAWK)KZq=>Kb6}Qr
S?zbog|WqL9_t93hkXAI=HsSpC5{{vt$`q}O{eZ?8pu9lIozcoF2uWk`7_`G})%)gdKZ1@dT~$rUV(?)HvkA<Ib_qmyp0R)uu349iR!Y7qQv>(S@lMg0&z)
83AxZVpEs=CS-En!xF}F_P2uzB*cY4hvNKh3rfHe8yMP<4^xWls5CNE0d{5;IFm^*w`Aqi0j4f`$UnB)uwY&6b8Twdcz>?MkX_n(wx`+cS|`9#@Vy&d}DLJ
9b7(X30fpD1>mt8Ug6Y8DU${nwynN1YK(XYzjDGi&ThdCB-Z`zV$Q&7(yg#+Gc1<>ZDm>O=_FQXv1F6dHsZf(BGDR#`Pzn!C<Oy&X_OT!SD*<%8pQR=IRSb
T<Wn-RqU%<seZa*j=MH)7R8%>v)kk(10K@!ZV;L4Sgy@=iNWtb*ZJ(KktGbbJp4XKjUXO>R4AO942v=H^fL%WtUx+Mjh86KX^1FoA!T`+;!Tad<X!1Nppx6
L~W#7u2%K``vH4KQWORr<xMhm8XuccT6(R=R`T6l`TCPz<jM$=oNEZ>8FtbV3V!m9dRq#wp_^&3hDFE#hQzh*|ZC(F1+Ipw``up1O~8H39DbkKHU;G>P%K)
5dm|M$0W#>swbX%Imj9Bl3lL3tXbhn{RXXOY-{f_R?lOjt#2Dv85r7=~I&ccCuIN64QXjw-zBcy3~pMs}EQ_FdaI@)^T2kmtY(8)a3Xp3ce8CG1F2@D$!}w
|$6c4x*aF$1r(z2QU(qg?qv>mG*y4D)0eADrH!}gXMz^dbbIy8*R*>V?Gfyryk#$kNil%uY)AzB&kO`2#5(Q4K7DH&9i$u5DR)@CPgWGM74=tTaJ~*A$8*2
<kLG3%KSmenA^%j{=oJbi^`q}fdxDz4n=n$bmyOrX|!GrjagLog5yr$?lM#$<~$w;Jftxe6BM}mCejgKiN8+A@3C|)TEBnX1H^!uH-l0)`q3^&KQchscwx-
;KP$6k<S6r?1W}2I^^3X=&o-%zhNeDylb{>OB)Ei*RIpSNg#LLSc1K-B7$SO~dQ^M<ZH}k^ai85E5pCm86`+kwhc}i9#X1(ua3&ttD7GTa)Z`sh0kpC$FXP
y^?eWQ;M=`G@YH9rzff^XRq>vK|I4GgY&``4d>mvCT$&=E%o!lpxVOMtJA0b9@W|r>Y#H@x}CTTuI5qxZlh@UPDOnz>?{43_q#sWvhY&R|dT^8NgG9O;eYV
{cIy#DeKXArKZhU!kR!vt5_8i17%!xOlC_WE)&EO5|K1TH43ME!aSd{h~L?-s+>Io)K$Ggp6RjhJNuj+4ZsLpE^>XW4pW+rhX4#HeWb{BLSDB;r{>@I6aCY
yjh$iKVn5YC5}hi4REOs_Af3>%WySmV)cwT1cR+Um4Iq89@*mf<o9mX&vz_=zK3sFE&Dl3Z?bHef`0IX9>e{gmVSO`SFMHAW7^M0|l1$CUu#+d@&!rxw1~=
E=pMUBj<XsAcY8`bHF@#STnZQ@P#Y{m-5THXV<o18Eb@jCw#fuF(*n-#wn%$Mal336zvhqeMTdz<+SFi)sIj>ghzcn5~^&Un7OS%^k*MuGi;uE#DN9W?`4i
+ry}q3+fngqW|NSJhb&{%XE;g+*mzAwP$lIfApvSu2w0A+!O`Zo=s6VKQ$u&4L72HTIUdDkw}%)Hq$|jIow4-iHt(6hA?rLxI+dTk=m;6)=UXG2>~o26U_V
=eC!#`fht-hsSf?kWUBzj1BouH`lCDEGV(ZXki;mMJ$?%6Us>Z~FIor|E&K(Os5b2XXWYKK!`RvXMle+STaeCczBw%>^uRZvfn8-S0IZ`)Y2e>4h!86Itj?
(?QcymmP4CnUSk;l^ReP5@Js8;Uc{Dh)({iL057`%=*HftD!%N(*|gKL?Si{f#vx5jxx;laFVm}tM|@|358J}I;NIZkHM?bE^xL{`s9Rh0<bl?OZk{crX6h
hY?cijPboZ3Tph=X}<S@+AV(ZW-{#DAP4x_3$r6y%&5<#1vy^#LkjD8UYei1HCLn2!IJpyLPk$<fylOiGx#x*Y-$EQ7ecp8k)OV-~~#Fl1fC&c#}g$O_M8E
xy(+&s0{wD`2bIU4QyarzeeM_%J^e$C}};V?l9*b`LqS)Ev%_mpB`}kvzbp{x=HdSlKgc2LrYxKH`!2WhZO=E;s$KZd}2k(U9PzA%mxxRS6GYX_;i9saEGN
n2*_IduT_H<WFWiFWAG7V@<E7MC*s|qQD4C^3zZ`c#xro}xkWq3x#gWt4!2Sp;7P`h05wV9>i<C~wtm$I0(W-j_Zul8NyUZ3AuvJ)pmGQ}<*yqwe%6wn5A=
w2dz+`EaRy<B<E!-TFaLQD!!1wt&yOg0%9=qS<>M<edKX<n4#)7rCV>HSA8g}6-@74|@`=UJ7XZ@x!C~JHQxOm@L(>Pq-pFUbxNDeURFG*<`aU_?4m}4IL}
1@%7xd)qta^$m%ThHQ%J*fIK-NdxTZ1gcfdz5faEl3fMR2eN%7TKt&WZ$$+)lt_CSf^ekp)b`+Q#6`(Nq770^~wpup-}G#{+or>Q}rH6Sbkn>FqE4Hjy<-U
9?$CUR^58ikclixA$r|v%{%D;$8ivH+9ECKi+q*Afvs3TneK65J^M{tem)<+!G?A=nQT$C8sTvW8DBe)+v~W_$p$^(iX3-lZy9^TkS=he!jKf?E=Ro_pEF_
qCXqvC!%F<=k4^zvmX*Hlh*JW!3OYw;B~ST{IA+}eJYs#b4oTHWT#iv#$*F>5lb!}V<|xWCDYYMA6LQ$On0z~SAHJQe`Ay&kG+$tXNB8+Q#AWK3nU{Yeh${
N+&U<T#oNr_7Dm+o&FIEl#XDJqpKiDf3LVF*s_rRY#C~{;q2mc>z=`KR%=A%6u-tMYR6)kNHmJ<wg6qbcT1gVd8L+M-s&^O4SjI#5hnWHkRZ9WYzsUP9`SL
6p%I4Ji{<*V)BE)nI{!UE-<K!_g*Pzq>_{N1mPD5a^ai+|gEHq1$<InGC$U~o%$|C4@HY($r-e3sopjJqfuXvr107gCK<eC+#sBYFhrh`$+M%iBn9;lD{Kc
A?U#2SH8`bMN|TLgyxCZ@&z+|*i*R#gU>rHL0}nidzJd_On={)jof<In=Li{wOluR!S%vd94T`1Pz<bLgrScrZt&ufVh<xII&%)fHH7Ed>5w-)NCd2Kcz8y
Gw@#+0oxteS`O^zx+5ZWT<`hs$;gQZ3`66x3LzoP^e(h<+-Z~;jSQ_EpxhE!R<t_lx~2iGNjzaD;(K3;SBNEPeYOH5{d?8?>R6*$l;H|z!YEdq6+#oPIUax
v4m%H4U*0l3jS2*jvl7n@@0!m_BhThdUWfs0P~nuqaTMI>Vc&|eg*<XVK|^@Auy;to3ZxjtL<qAB{n#=Sp$VfmVJ|0IS;bmWB-|~M6#<dbRbjss!WjBo|Gt
V5$#kq-@Zy^_+FXZit8Iu%e75toO#<CQ+RqCUD7mPQIs|WfIsZ{Dlv-z=$Pc|e4IG1uyR@1Mk7uA-tBU79`A=fDWB5ggoMqniTS(KMO9bn7qLJa9!Z#?u~k
rI_+s8B=?ZUY4Lk*eP}{IZNN-R=co0;<WVl*i2!=IBEv!MCM#4&EO*w~|z56vqRGcqa^PB7{yi_b>NGb-69OW!k=|D)+Z_K6cg<i?tp;W=6EuhyN4q)VS?d
wIEA))M7Tw|o6ZOva6dINN1V<GmK(f=1~D(rE$6}Uv7YKH8&*3+FRH_OmCJ@w}rU!P5{+DAzz#JP@zyOZW$HeP;&AU6rOr;)KT;liT+R+^Dc>JN&rqxCJSU
J{oKCdz2|?3LBeQDhN+O{`ZL9>Li4)DoRKS0!Qp6$sKw5aWxBK7wx_AXz_HPAx)YjBrQ9%ld=Cw0E8TywFVazxV8EC`%Yf({*7xY6*wrHkPo23Fx%RvB**k
18->xkrfVc{Ik`C_0PFmB0K>^mhreck|vc;a($|s-wSP?QC%4qy|jp>17~#+E|0WEt(aZ6xipX8?7`-Bz&2rAZR06=iA_yUcp^q+VxMevD<0$(90W@c(-5;
goVe7#2d9a)m1R`#R#mK7r#L<FkM8kx#hj!Jjv3J3l)HLH=3vMTHF}kLyavgV=R!};#-z$<5IPwtG@}h2<qPXpXdbYcR0bB^7#7a5`nW(A88>z(vx8?Q@GQ
_0826{(7@^Y|H#5ePa)Mx`wD3GPF`b4`5UqW{T42rVD4XL<NKn;UF%<-&NdpH;Q|=nn?*)T-(%nU>jvnB9y<TOWE443rbD_xbJaBen1^^LWD6)lS)k~roC`
p6gV4i5kt7vTbC0VDvcLw-|q@Jq+lRxFrMsb!#O7l{KvRfm9IFk2(=ZkCD<KWjwXUX?X3ogu&8M<;AwWU1}d2qeRVua-i7w9B{gr!pcO0a8)s>Wk$W*Oj3b
?{e~uv4Kv4LEM#Et~bn%ov;q7pHdAJaqKw=0dnk@Mu3B^Sba!)@ocVYY5R!F=sq;3v2nC933K`9>)$8O_c$wDq%;qjIHNqNk>t(b3Jgf(;?AX@ACp&%y3%<
R|oZCQn7QBWSoTf=4iTj6toNxJ<DvNIGYaatQ>fphC70@7YVV|5ASQ7+<hgf=~r06kn-upgeho##2Dn12`Cr1mXihS_oB0>NV>u$qj>g&XEt%^_1awxNkX;
6+QF<}MUv*z`XYTfGo@1SbP1P{v`yK_8|_sqfOQqFQJmH9gnVV9R0z33M69ai^y41#y=>f^H#Z3htUMazyZ!O6wk<GxVU=egi7&mf<_%|9$sac1T{@GArR2
DYF_Q|zMe><(lL6LeN50W8y9aNf?-kmN*odBo36xQ!$s{zd5J$`SbaqV6vPGwFT)LdK0;R5LTFOq(fMRpRJ|x4GLYqOcuVL@MXV{#~Ck&F6^ibd`@2X^KNs
v%%=MP}QblR66rP5Q+Vw1z?;Qoj{yWvO4z9{bk=ZYgC1`Q3u@>utoIfN8sS%Td=uHagLL<T*|X)%>#zs>4o@oPzx<z?U*DjpPuelk9FRL=#8SZA}y8I0Wby
(Oa^(rU#ytz=_&_`i)B5YgHF5Mt;Dm<O0SGzA~JIfeeNb)uZx9OLFy7GUk@lTdX7<0HU^*xbD^kSj|q{PKFMpOVbR!<L^sJFrP^r3|5qS+0n=FBd;O15%A&
u4Nj^jqNPW_LJvmATIl|*Q)E%yR5&V&MahwldZ84tLe0pG3PWXPV#`fX#Di$mwoh1uVsDNDhuBK8ObO1g7;37K`6F|m1BOdfj_^byOkwl&h6}&DMZX!fKt^
pRZ~WQmm{cxnu$UmA8VN>rPQ}{J}oyhk({IHg@olI_|x4Fe52%I;VleLf?y2g8KODx7b5os;vvdB7oJ-R%6A^RU@Kie>WO%JYADC;1eGmDt=MbO7Uh9BdDl
4tvfXfcT2_RzbrJUDgmBsWRH-t$FsRWe3JrMuO73zt-InD$^$Z*pkaHA*000
"""

FEATURE_WEIGHTS = """
;wkIz{r~^~fI7J#iGMl$k;iKGK6jhP47=L}a`khiw|mv&3LK)EXOjc`H)4B=(_SSuGQ(BjRLg_&7`c8auLz(?>#~jCnRx)(;RRr$oD)~_jGVY(V3IMlPYU2
1ix1ch>z@Nzesb;oWED4oO!EpGysfIo*i09^^rhiWH3RAsgXcv|99}5XSd>eTg{c?p>jX<vK+7SA3sD{RHTLR}Rd_i^)wn*WXVX3jrAP&b5D8juJGtxnx&|
$iiwPG-H0GJ>GB`_M#M^R$1cd{IWCFLGiHC+o5#s;zhF2`1WrP3~y4KBGmU|fiea1eB+Y*bkk?xzqzk|lwPc17GxcLi#okuQT7>tL*+pSid2SboBY-2bm=m
bv<&^0pgr(F_pmXnsb9X+pwfXC+r&PoJhhY0J%&OKA6N)va`q_N^44p(9z_fM5L&Ed;YtGMxD_xisM4V=XT*wCl-(PUZp*q2G_AYFBXoY;+PCg-NwNT9Shs
j?!H@)iq((#)jm@@;MAy{xMrg}eCI#0`iI(2hJyg$yhJOvbQ0IY;CO5c|CNh|kU}K_RjBwK$QH-S#*6dZqx~Qu{hv*dTmV)wET<FUV|m;|-^w|3%S6FVlVe
+;Za<N+>A6xfQ!fqhv}}y$n5D4ht>V;M0!hf_4iqENxDBmF=n*vDAMNb_N_z1+pWw@{sS_-NA4jn1YEPUHH#xh<Mf|#gLYvK+wzpl9+J%YlT(jwR2BNL4jN
kca8(KqqMIl_LLe_ix~r>yG9ODtoUAy*b<|9U@u*$?OCUqkQOIGSW8AsQ6SX_Zr=5O><c(H{`D;x7v82l0@szAtttOW3cMgZcDH{u{$+<wUfDBXZDXvqYAL
$z;_Wls+&Lj<{=JRz#8b;Bh~af0Bg>!xYK&$3)j~z8tvlh{N`tVzJ0(B`Hw-*z=M9Ob(>CCupen*BR`rIU(xo#SJV5=U3EG-Jrgkcy^+;Z<b{C(VpoIWq_+
+28bsdk{a`9fwB}zNySzflD$fL>I#`;MYl&dkN#@ar-yZn$9>Q#G?4eTtjXS~IHfZiIw64;=#0c|;6z~Fg)$g?bLFMOL7YZn92n+-=SI{QFu52CL%O`wmU{
j-M_cZ_|z__^ZGY7;6@6MfvK#Ylze2gV%Qj!(_qU3@;iDjY*VU)v78m6mIS9cVygna<158C)|ZLXNHD=OCX$OWL8dggy-bfG2Ud=X&R4#1c%vB*`4VHzcBF
sl6*|E;I6a{}?SsJa8BIX1#g8Wp1OY?nfbMZ-jP1D$ZO7^T`ldYBr^g5ct)Xcy@DLV}(U5Ok|S#((~=(Z)Av&B7i6AJCYst>@S!f#%J5Rpw`+?di|my0|It
U(ZjmUMlDuo2L`Q_(>1IwVZbDok06q9SbNRK?4MesJFb8K>eES>4}yPYzO)tH>da<7zq<mZvWfhj=VL&Utjo&Mm^6;#N1jP}&#Gz>QM2lC6`VCTp4$(2ZV~
Wnw@KLu-IhoKp0|vThf=CrfP)HING`iP?PC)7M5=t}XGur^KL#hN{&7^ax|_2}qb$U9e74}qKPh?J^N*rHg{AtSy+Jl7bv`nVRbOhP{>cd;{TI11{;u;vNQ
Y6MPH-I;_h{?vE3B9k;OK3$$6YYayFz~<l{Cs(8nr>})SlT7HB`eF-^?Tmo|8Lq{z>#UN|g&q9FtLj9gYU+oHQkYiRFeo%T9Z2O5s?mVew+)v3(ShQ*A?39
uslh7nctnX)(Z>9r!?#o9GH6z`L`5h7*tg0iuN<Lh%z?ze#jXy7rg#1^rR00d2M|WB_qq{IxCjyBLv|nt6)FoyG<S(PH>-r*pC}<U+x=?iWIWXBN=8BOI=#
^&zO5(oB?zVDb5D0<N1y`}O<-k?Ri&rJ5ed#(C|^8%^SAOO&c^22n(rq_M&88zcP!4WoOZP4m>#lbExyN{r)ExnR$gR@w3MG*-fh9lyzjEs2oYr*sJ{8B<R
fu=6r}<?lbo#$LS?0GINbiie1)--*Ca<N)=LhUq%%Gg$2XzdChA`nM-m?}^&ts|J8GIKT9)WO@ZrD~J#f-}T~nd7W!=_~uGKPm<3uN3)zD#~%LX!SpX%(_X
Y2`f3GSbAeW&SDltVErslz)+i`q!cByE0!1UIXp-ArL466(-KVDk#)%NfDuV^8IFlQ@;!aI0ir^^DFsxKIQ)8>XQX_%HtVUfB+`;F`dSj&jCtl)`<R%W(cx
LBwf`%O2+)kqU%Vwld*i+!n6iq1G$2zRY*TU;riP-|JZG@e9?AI*0jW%v9<b-7m^P38ykKo96*u+wL@j)GenR%@xZZt~1A#SR-H#@ZTvv0ARwLoNVDb=#xb
OMSR<5rz6C4ls>g84(fC8!9}deLder;rWqU1H(InyDMF6%GvQmOL)uXt8fl?kW^n7LT%6C;C&9$|iwXKfH892D(b)*qwu+Iwcn>uSziMj?NacZPehV1pyf5
G+4Qppu+kYYu?H5cGNg_%nrwejz$^G0Qisjm00i%?>^M`&QN$HyXzj)PV-~FTsXzfPQ&3ZpQAm-MDwA}12(mC40DCAT0uTlE7Be)42_U!H<*Nd5O5M*sN<Z
@kzds7hjIHbHy4#3eV>e|_+H;!ibSYcrU|j4!FcnFqxlt^29b)>7@!)Cn&Eav3ugsjGgTg@&(D|oY{#14E~2v~E5{i{H^ko5r^t#suLgNcEq%FU(ILsflR3
wN?|}slg?e6UhgfUn(I`a{kbQxUP&lsn`{~eHB+@oJw$kU1(<-StC!i)yckRD?jF8J1sf~~2)+8^2n5t?V;aj-0CMe!#tg>yub}57Gl1FDJguobojP0HCCq
ndonaOYaOsKK0zAQ2%Q*ec@TyTpNAT3W%fpf)g9g>d!G?T8Hk$2C*p#P^J(Yv4o8wvd$$+pTfc(mMiJ_k*xM2zq0(7K8xDr@ct#KWT2ln^{aOGVk>ln35BL
siDjZ)T1^AS5@*h1v=<-I^vI^aA8DcaQZ~o%+0N-0CH3gOQewLTq6eSXqEV&$KCW=|Nv0=zcpfXnEpE!9rgS!uw~wg~2yJt?&V`r7=6=GRW@Tz=C<WF|H$%
ymMFxSjwOxPD$gcriFPqG|z}<%DqC9t9s847Fl8E<xGlzSA2o)2Pwee9Po^9e=wm64q0V&Ela>Lrk)h~J&e@4H7tX<Q*MOcC{uPtuwl2>0}{E~C{wd4W)|Y
?vF(cY>>RZUosvE{TA~&kF+&1~+iQb3D>uH(wt0qZK1wF6cH=}^e^3X}fXpjWFVB165=}y{lPXArP8i}zJTZ|j9p83UU524KGMmi3t<zy>YVDHcpHtcadaL
k)DZvLM!(NO{Ap7LCu<1WxKoPdZEEPmZHUTwSNX*I~Sv&bL%*I|Ca>6Mfi)`hP=5}pMlzw_8Op5x)CES$}j~BSc74v>GaTB2+3zKYO%~3Imz;F1gPyG9aGO
%tTFoY9OR35CSfh9^-b$e`XWZ^E9VsAKW9h--%E6O<73uY95kkxpLFb2GJ7beM}C81wA7YCSFpgOYjT|Jrs%VxkM!YCN1Z0^(Hh<(E*pG0n)QBQD&PByI%H
}szqo}3bjLilld#_`SP^y%W8-At7uMdnF;&%vc6>4k@ewgKAB72TX%=PG66d7+`(7r&WSqb~-~9Ca5BNZZUvTy7^0o`^j?iR?1BEyIs&GzI-5<<vkwN_70p
>}|f3%DPx~jrD{mu8`T%&%hG=Mup!FmD2ethUF-4`1{(B9ZJRe1igu55xizMh4?$=x8^+xFsI~4-~Wt@-ytk{OhpxO$cT(MT2bWUuqGo=b|5HG(3&-y(4mM
ww4?We)eh)GuC2bjzrOQ9KHWAb%$!7Jd=i+1tyCvXa%1D<er=w1ed=aZZNS9&<^0`Fl)Ms={4Mvoixl^b9*7y0o#r1rDo<Dncqjs3wKiA?pFK$YVNhw~@r(
@rM0IL)xT2LBLML_Esx5uUU52^UUpktFi9P7aJ1=(Zho|Dw14PbgOoEo>?=X~t&9ug0_V9oAZ;j<R-%rNIhKx>+svPSJSLYw70J{={AwC=iP+xUKS%S7VP6
QyH>ewZjh_UL&sx1ADk5x8I4=*o7^k;P~N|Ue#*D49_U|<r(#)DpZD@mWKrr<06v2DpvPslMn(7Y2_x0dEv&%%m|%Fay(BKiFv@<$wPO$D|BhE~0oZOz1RY
X?YKFI}#2H;~0tu*N)4uuKNs!v_X*?`iMXi6V9GXQf-I7DvVk?s~Ip22N`r;t_YaTmxpQvw{jS^(!6X^g`#SwDx;lx$cpu8pq1yJ=A(>Y^swpq>PTlvK+A9
$j90>B2vK!mdi*7(86f4_K{8|s5FBpB8+dLe)gD?e*F11Gu>B)h@fKvc%W=7CSWx!GUZgtJyrlwW2V)`y2DA)^yUUb@^%|AY3JHPn45*;fPJC!nQVhwg8FB
LFlei4Wi|fw#(0^7>l5bro=i`5w*4ylXA(HR(N=8QWl=Vh>QT!u_hH*V`7MiPNW*@*pXF9(!D$~EZS5)M4Xk<BW1#<oPJebKAdZ;?`YeeTNE(%K(H6ULd;@
a5p7S3<T@RK+!-p!GVL98g!eyKGKM~aB3Wggi$&;|ilXx7YkP*5bcZpigg(6f50ZP44HGV?`Wq^#a4w`UWrGi$(-pZjsbk`#!Xw0i|X?}!&xC#n5#_y(+(j
b$@<o84QvWNH8_5^3#sMc1J>Oxg}m;)I9y$Hj=@0b_Q?^~G3>}_hzdE%cgedHKrGS_wRNzyO2c$r<vul!?eW9|!meZZ)w4-KCKj&Wi&h45W)@5f3y2rklHN
^XoQ#0^YdZRMe=f^!Hwh1#!PN<Qlau%G8AXvq%dYC%9hD(SHrE1wJAs8?yOVG=*xFdSE|FQW5*Nmn+I;_sai^2cY}jfL(HqMUE5v4PWp(p*tuOC1na5xfTz
I3!Uky${bP<^v0z`>kpa_SeH%9TK2moA2(l+U5uQI3rHo()Mg?F!r|%6s~Ca;9Sy(vYw1q?PRX42L7{wn1V`ZJ)Sn7R^7a|&jZA5VC0kdi*|khg|O&^2k`~
(fA?9#&L%+wOYt{AXHil;o3}l5%tWiWmkapL6lEObb>in(%`p;vlMZX1avYU}Iz5Zj#|;-z0Ap1BWgp_v21L7v0LEuuCF&#tz<%_DzI4Oju&>c`z5{jdQA8
@+@>VDDsq0P0dy#Uh9Ii~3u&v=|KcS6JmRpBHT=>cK+ggsj!4cvpUd+h;QhwgtIjdH=&(t9jnA1g+ikfd<OLYA=c-7_?fIgDb-XG71x&jaK&9BoGATEJ;Fa
n`O`}u?Ai}><CsBmUcb_S;(6Roi{Jatj)Pd(&__Qdl0QamjWAI+%+1uP(@pgD9J&YkZ$hYW#+rfbl06Ngkety1xAGs!->jML7OrnhsdazCx$+cx2(4Cm?(p
x<%xsXqb~K2R(hgEa|!&>&KC-GP8Eo+ZyAW3WU<si)a(J(=L$sNd-v?xMa`%BC_W%y8@_M5Ia}kxYg0(aWk<?ePf5LR_-OP6%vlZ4@8=>qH@2nlGRa{66k$
q*MU7&g*3P5=8IS=P6ZVDoc-1loD*v`Y)c80WN5aFjqdK0c2xb+o0Qnp!=ci@mi7QqPJFxO&L=~IG_k%9$|vezeolVz6C-@0Bbe!gqnR@5>$5kKmswT%iBA
cU~*1ikH(wLXrhoV>%!!$sJ}op;SHdwZ@>6#hux`w5$^A7mEg8sI?Wn3h1cI>+uRlvdZ;g=NoV56y7~P>c5D-*Es;6=&Gg3(wao_SJuX&2m0Zg5SegwxGr1
0{!9uk(p<<>57^C@T`h`Yc8}o-Q7MHes8)^ceBig^=41KiduLO#csM#aV#~RMmWGKuu_I{9j87H#T37?j`*c4i5w6Q_8{ZY+{NuY-~FjH*h9NWGjHBdcREt
Bls^*oqCU&5P19Zc0<U@RM($|>%5Gl$Gs4o!dG^(yOhuu)`{X{Da9Hfp6mKwlChVWl?~w}dB#){9cO0YRA0^cj@u;rXfyUN8Df@|PpDhb3`L=7CAen4N^X0
ce?p^O<jQs?%u|ysUHnrhp*I_-YYc6xLrgv%6+PcN}twiAv}o9xMSP%#2h9n`zWOE&zg`lo|d(F(o-8N@ieesjZW`EkALL<oD<f0=0GM+v7tP7!AYKGu8~d
V#P44eDx*{ldMjI46UBfrVi2uITvFuiiO38f8ke?5&z6P$g2jkw$e&liyJ|1>j|L!fek`tcrx>VM1FnuTeGf6#`N%p4S9@4{(g-pl6B>nC?*TPjINBr=JDW
_UWCiQ61So&7O9jSzcgM`p?+QM@Wea0YdOEeLCGiPZD7W#GDZ{bw@mZ-&c=?DfmhXNa%p$!QlJCjyl_|+%BIZplO!1qKv*$#(a0N=LTC<;<CiGhP1v4ugA5
3lpHBpWNQ(jbT(%21Up@C{Xkdyo^A_dF8wn(J3eFBCx|hb?R7#Lb$Hng!Jm`qSKmp&G+L+l4;M4`HH51=NX?J-b@?GH}ne^qhB>nvM5oF8P&H}arxDyhT2G
|d_8>&21Ue>kuEjJfV<3I$0=W=awZzlRz7*$TvRkA?{O3bbBVZUoN&T%A$a{ASuvqMI7qjSl%IV?SkX=1ZY-IA(|f#EB@r58-sX<Fc|>uy~+Z&Lg1x9s7<v
>Zs4FQ2mR@#gR^J#9(+EU!}=fa{Z5*lXR@z!qwX0oNCd)`Yy%I!D=CR>GZL5|5rxFN^1DVUNv-%qL{?TXj?UV0iX;idPsINNnL&uIbmh@Y1tQfmZP%_k3XA
Qw1(oq|!=)y2pDVA8^6Et(Q=j4$7&$mwa!VDyjU%6y;Xr=3g+9^61MEm+kadqsA^M9q&81gJew~ypTh$_B?EMNp8HcvtS|UmHS4XBJEnRw5t^Xd%xL{;FfD
AS2ZT?>3R2HxW2^TNYx2~R;wW`sD0K--}YsoxY?s}Vu4Dt{7NeFC@>elwfJDqCcI0Zyj!fAKlC$Pnu6s3nw6l!fb~B=F2D+u$Da~GBGbqiEu>}4aBg5FTTM
SNhLluTz#=!=EGGwCCA=A<={zDMEw?=4zNyygA*1euWx(%SAriuE*&K6>xZau5TX|YKw5#)ZOM*RiHw)*bVY@8RIj0+iw2dIj?)`<-O(hgB>+G<bdk+acVm
YYy-1b471N|Q!muE5qsUfd$`>@1ork>uF7tZWG`|jOhORLzB;|Am0_e08d$JZ}vJ9hhwo3bRVQ)!6m8&X_{LzH><Y~gLAXwn4G&=Im4Iy~o#IkGti*+;L%#
YuBbSAUs9AX-0R;!wGvsw@UE&CTB^$AU#rm*iV9u7p#Q5Y8H-4J%{qwofM82J@wI;Y1^RD*DzpKo|nVh_F~HDts<p<vWTj7~Dx9McT+(Iy-F0Rd42mUM3rT
21{B<ziKXvmAf)U;(kF9p+?Sa8k}LCEIAMO94Nrsg4wuu4Sr7wm6R&MS{lzPf{Ezw^d^0mBEnzMt=jqZ?|gMJX!=oYP%DNG#ruN;v1k}PfdIAXDYV-ax`#-
6+JoEdtr&y`od47ahoxcIAh$VoWShe(%8RBaB~9q3UuUdWABp*8r$0AyMqOM?6K_0wUM-%sZ7f0@)vWP_=>mXtpxj#6+h81d*ykEM;S7tVkR~Gb@`uaxfp1
R`$VlcB_*_2pz~rRR$*kz|ms~^p1vln{RqM6X9f-VSf#5MkCHziF)Vv|K1mq!*kZgONE1AJsEt>#=x9+c`C}GiHz+0(@mW$cZU@pEc3ZlU-nl3rmsnbL;kO
}y3D*I5zK(2X%?A_#oSHh@WRlf(Wkfd^B2H3_(jD$L`yNx|e;nadx$oS3z#{5_7C1(k|9l-pX?CgGA{s}WE^Gs7f5O@pjlNPHwOwzRBud2d|`65(kk$S{@2
C&_k_M9OUmvr&}Zv=w2v2uLfrof3yB>ABjz*r2H{$o=l-O!T}|Bqed@_H|74uPttAX<-uxh-4Lqm5fc-eZfljLvA&Gk=2QI@N955`qk^oQAQoV^(PWVZc5l
QT$srhf&VY>9%U{>4zIBmy;Y5EEng3y#DQRIYuNg%1VV{SmBM-SM^?|%0PrnwBhZ@O0FSpq<w!W4|tsm`xcIv0NI<e%F{A^Ka41b%K-1|sc`_xB<~7`X%L<
moLoQW@g_RzKxm<1*oe1wrd{a7?a3*bgH^&0n9EtN57Ii330xjiUEBRUi6#gZ*mn+LV|+C~T-EaUMFPjKVuz(e9m>@o7?8U8&D47WY^R~&^5bK1USjgllN~
-8JbMTdG+#ZNC&Tj=^=+|TUuiS_g3K2)nJ&dLC%Mfqme6{cY(W1Q#;|#5EwM?Z){(W(3!O~wl|&0$_Dis2^Jc#anpxkx5je6<&4cXPMF+Ld=T1hT=xAarKJ
+YK^RQ5c1vk?#k{U0Or=GCT?tsx0wHVf1w^0;@Z4=)~KV8`20XyWl;LL`7u;Z`6tOKN{?fnF<mbA`?N-*Q{!qTNHVgf8H&GcHem6x6^H|WprNX;fLh^jVcB
zG?3lF4@|<GdyX@0_3MHdjH7(h?OXPu-^(KiB%L{-SVX{}zi;EJQ<$VffSIpgG3okGy>dcdDocb9b_cV-Bs*de&Ub%&ukf{T@IIOLHPGa}GtTsxl46UrF-q
je<XkmA@_JJW3EBx#@T8wsE`MGB>E$$3u=oln)RV-wdx!q&joOeu4ogtC3@b<C4ULVUhyqjqbS`b&WZRV+UN-99J{mFy&-5)Y&alX0eADi);%J$rL3t;cd`
JrN0Nv-L$ZdrS-Y!8)tmh00@8)T5W_|QR-4k4g|A(S5r?gFFV+!NM~|XGOOUYF+D(oEQmF&!aOuk&yyWD<YL!Usp!udwO4e(kkohA^)4(?ov&@U>$ukyl4f
R;Y`*nU#@@H$NKL1nD!X-KJ}j#l(&S);C03i#T`-P9XYl~LzuT<x`FD=kn>*NI`0e3K3L9BNs}MUOg$CZOC1MHJmi|kOtAU~3Qzmz~@5zoM3ckrh{~Zq&($
lm!HS-h=Ie|Ji@wo)=Fa-nL2(8m}IX&)mCaKXQ=nF4&9<$BmFs`qa42Er3U~wi$NADL|wI`~cpDmUWeSwLzC^d;8HKkGBqE&3K!EfI?-&e<o>yz-jM*RBn5
EALYCJLY_OScpm@tSF=hKD5Sd<ehT%0U13@P>968`er7Xvw5>SkrfQfkhfVRpzPTrZZcYzNT+?SK0r6W!Av70YJ@5dpKf-fJ?wXTi0}^@aSFy_X{A^Zh9OM
KjI89enRF2Fk0D+qA49Q;pY2=qT#`<h(24CK5<SHa%l%m*KQye8SlTz6^srW=*eUR^>EiF3b2*XK;`o3)6I5WLBrWv-(t3}yr!%!9$hpE=}yP+?*pnj!S7*
hzCm+o-xc<ffZEwF1+nbpf)ge=TR!25iiAl|;TKzDd9+c|H^;wFr=Nr{g%T4&YOeY$Q(ZuB4bbYeum9t*Aa%bpulh8_qbbV~ntw?@^PGn?H0x2JiPtjBW&@
hZxz%z|<gbZI@m+J^ca+XQFyfIj?2|%lxB^_%V0FceD<{^2u-Az*K<*~0SYwAy%imOr9xXQ^zHMsYTJYhwWBRDL=FjFxS%;&hu-;1ZygdjbMaR`iJf)OnOi
**fmDnDA7ngvnZF|)&ZD@Bxp2f96usNEz$t#{)m5fpxJigt$e&0Brq)$>(DZc6C))^ugY1Ov2;bRC4=>d36f^qJ_!(+<}pIu}y3i)s_g#>NjC)?YsMT8E@h
#@=XsL@U~>IwuMi2gZK0O-Dg@hsTVCxuDITTH`=f^MkK2%Qjm=TyMXm7Qqq3di+NT2*Es@0Qq7%x_m|!RYkZC}2i)0v;tP#|?Jfl?U-tr_Sx{1HZ7@Z^u2B
x=KO~lZh#qHml{zDbgTI^b$cKXEC)8p}-aQ3MsWe>MC<&kAYu5rOSlg*?q=kCD!P_PdGl)$N)7WikSALJt3i^{=swlUCO5Tv%rSzn%Nujs%o4KTb*SIgSj4
2LEkU3Gu>wg!#$wKd(443P%11R=j_<;^$SuavsY|yTFTZ3>lIS*9Cln`C693z;YRy8y$cdljJ$H_wfnuAJ+CaG0EG3HwBzeEo`IPWlkMTp3rRn(S&$aTE?c
xbpP*clwHy>a$D*3vm`Q^Q(z<vAK+xnDH3c{r6}H$I8|~PTEL504@k_%Gq$qfiFDKL|;=km32}%UBM29DUqvf?!`ccM9`cJ~hmc!iQCVPfvv!LNwQ6Uf_J?
WhaWi||+c?R1gZ1lNVX&~lv{ir;AVp=nv;9c{Be4Azv?qVVrD~vQM9<Vo(<8E;>6fl+?&i>@?=u!f}Norn@Vs&o<KT2AR@VKRo|3H;AL!*`6X}iY;JX`o=I
b^Oe2PO%=5XKBSwW#rD`;KIO@4jdUm6{}faeH#I^=5V-l}@WZUjqlYYZSy%s#Lt0hV~LPOYBsI4D*z5yJv2fFrv3R`9)=vqK^|ndkWT>fIfskC22JFOc(H=
iH3@95CVt9Ei(wqfnufpLIQzIukfMj>NiGU;g8MV@a?*hhd5QQC|Jowa6el1%pI;ilJGj2l`Fb9waj!!ZLk5x)wzsQ)rY$^pNNrnR?UQx@HX*(0(_wp(Y;4
%bU%Z&P2RJGjuSARAT`O_0@wtc^7PA=F!>9EK7i-wyc-rgNBNTrM=pJEdsfmZOD_rL1au@{`$*<(6CH`B&u`IEMM1i>@{n~mLl%q4cK7d3o4};Sr#f;Njan
)(7!gQh0Xh*&d~In#X~<^75|Mw@Q;ETv11OpvSdt1o?2XB}v+S-4`AH5V47|f5M+g*US8>91^Z%Ka!38r6@-LsuFrs6_90%%nLUhdnDQ_@7sLL*M#*lxcRn
bmj9{tEax6|yJVB_DNo;k2=Lo>V06jf#N*T%z@Sjrq>Be=wsZWm@AR0>eIX~?AU3e$3lI7zn@l-Q+AL3|W^FQZV0ROo(NeXg?;&NyKXuTs~!xPSRa4n8(mN
8ZPW)BB&#Fl}Y}Zx^`0Y@c-R@e<yi;4G6~&OkIz0YY@$lu5IuMTYFb<nrYC&k<6Bfg@Iz0hh7}gW=c)#C-SwpgRscgrDI~-h76m>@<|#zd13sZ6~Eb+Yi8r
YGF}g0L9pWHyL}S90fI+DdPrgQ9s6IU1P^&KYa_cK$_;=<>sjl!b9~`sH))o!Lp@T!h2aK$!JT<O+eRjC7qbws4HJwRDKE~bpVP$I%s5$=qpO09N}%ux}{N
&AjrBLU{d?xC)l}JD7!WJhPpLfe5MG;B%2=D4#Qu@H=k>ae(|e9U8I-edQqLPWjQDIwb7X8s6Kczn2lVA3Ntnu(6Sv_))C7Ms0HufqDx<-mn~4H9l%Nh$-N
s&*eLHV*X&j+iYLx%RA8m`ucv3RV<RfY4jH>=<;9`*dm+bMBcD?C!td$*XUhrzbDK)>R+`DZ1wFYbB4`zY8Ar3gZPK&wmni1`CbqeCV~+?rpNW+BfhR^QyJ
+nLByF5487;*?(;D9Gy~DUS`|C8YGzsnjrx2NWi#6yzyMi(Y$#M$Pa#Q$<bg_{`<&zo>KdW=+!tF!;kZCw-YXEUaOFtc7U5>+*OV&N$JjrmPKkBm0$C$v%r
`jplxS)iJM<4J~*w5!RsS?>qwwyQmdSksS={~sEzXz?vVoYywYBiSTwE<hd179Dm2e4=|=tnvwF#@|agsU_}h#lYA*zdQ8oWyfNL!f+TqGUF?vFLqJE#(zl
sPZ_Dm+zF~z?Z<PmF$n|2t*t=I1CMA1o{dB0~#=c!zzt)UFG4SKn#MJeSkiRb)}<PH(XJGIKv4k*f%Em#dE)Qe{;f|)s7|C$pmuibnQkg1`m?vRt59KZc#x
+A*(9L94JrBcS#R!y8eIj_p^6JWMeTkH~!$GQ6dp1kkLY$;mea;lhL}RPJQ$<8cbG4YP^>R3?SrmpiYDWj@(eV`8w<yVMbL2PGfrBh{z6Wr1Le>;W=v@oPg
EV2sZ58fCsuHIZk-hPzusN-qtx?8S`5vr4T6Oc6ppIhMUoDT0)j8#*jAsBq`*ZmK}m2&^X+>`C6YOrW!&i_tX+GaE=`SFt~|wfkJG59BETEDuc`^h1KTzb!
F4HE~|$0NqHt0Oxcj$c*lBL+l^mbtOjW?&&>FYm4NE7PzKJn<NN<|0vxi-daeg>wf$R+PpsFS0rWdZ-OlY6S8WvcvkTtZpQfzY(!mT27rC!8f2Ww1BY>_Ad
ps8)yL6$1a|gb(fy$}oTVB?4ip|r3fd1=i`f#%%Rr(M>z|#TWBc~IE;JOT!aQ0z$=K`5nI&PYjT)o9XTV8qV@{<zu?vB)MmFbupM{3~5O<Z%%<g1Bg7iEGP
V3#ibSp%y9z#K3MW2=K{Sr+z>!+x>m@4>5{%#E{&8xvuZw5qJ{x#!fm@^t6J(fhfBrJn%jyQf%XL_G^rD`Tk-EHqAQTA8Xj!BuC4acHzLgNjAHH#;F(I0Ge
sCy6Awo_m;UDU%EtG*8QxfSm_dsU}%ELC+?L8E+O@ZiO>22j*EOj?S0&@dxCF4@Ni)_~`CbEW{GTiuxykbn6mUZpo3uF08*M7)3#3dYO-A2qi9K7*Hbdz3a
*Md>b6+?6!d5QQGf)szVIUYx7VvsQ)kPcHwyB9w#$uKo+y+#;NZs!5yl1`DG83Z1%JOiqW9@vtBuvaFulLN)E|;g&rMdC9HLEmP2!bnDH*UNXOy2%n6z^yQ
y#La^>u0SJ(M0LC~iP%y3L9^1MUVx*x8ee4v7Qt>5!fpuHO25RAbf6ptRI3sWTe4t(u&=k4WSe4>#w36AttxSQt6tOScj>X*2nyrO!0%|iarMd~~~cO5U?a
cOXUp((jA2Q$h;e%P8DM}1H2fvz<y=TEPya5~;m@s)Y7^xI>pU?Z+3Dt2OE02%i8g(2&y<Cu0#ZL(?A{xtQDi)qoM0%G79hiY*^MeqIMq!e{x-zGNpMS0lo
z~uPkte;0&kk#GEGAS{`Bfc(3#Q1RX8}6znRZo||+0SXSd=xtc;(C0EvjN3P5!Ipg&U|FTN4rE>3&JPuo3}FEfc){3K5@{u4Usuh^$&(aqgX0JzM+(*dBuP
D$V$B5o>#fqn88|zc8vHUdMz7G_m`Y_xz*&$sP6A0tgl-O8H|0AZTxj7HsS_cx!m>`y<T4)Gxc<L=0aX6L+76@jD|)AD597U&XTdRIqRo_bN09lA1%yBhhe
y-)2XX%M|}k1e_77YT`6b9f4vo@$<PiwRz$Ka$6(uD&ygtE_g)O~8vw!c8hrg%lm$`0N&J8}Zd`E1a^7c~QDdvtdkIoCrdN@-mRw#gi<9-xvW_+}sWedRKq
0!s#H6L8@^j{u)=qX32CDj&SOaSG``Nk?NG{~W8!H$A;ISeY?fEBiofbKI4g&QqZ$WVu8h7dRRvJHAN#A`TKpj%Aya;<WXzAsT6dUZ1vrfIC?Q~g{O#fJsI
6_0*%Z!yH<-J8uryejxiFKl6y|=4mVdrj06hcWv;1*h(R6|`nZ1RGfI-w>`>4Sx?e$LX_ydmCTT%MxwWyc*W@=j0)Z~fT|lo>vfQXHXoPS(xUw7zM8l}o6(
pw3X6l!vQ+#I7V89=uJeXwe9u_eLKyzbc0*+Dy3;i2Yu?A$v->y&IRt=$O|liR!#GNm%`p*d(()&GkjDg4fv#?tBka8-TMsVA4$r|9Vte1xUe-vr5px_?&k
^Wblj^1q=q9{eloxo=1tFw75~h1{yVG5dW^Oldk2-RswLhhefx~QVWa(Ss+pZiSdt@kij7QiG>3@&29v9a}L=DD9s0~g9K?Of=D0d6r$1+=y7iABnfv!tI(
bthOR5!_T^ttdH9xr2dvEo&TpTteptGh6F(TlO4YHB(5fJ@|2pTOGq*dif%pq=U*XYD>sw<Lt7m?uSpa6o$+`I&W&Ye&1DD@4gew`7lKlk(VmDwRTpiD(A@
VJOB5$+Fte-(mT~$|J1gh|BhGX7<E>t^xRx<?#W#}ZcltjY~)&9e&{KYg!r?fQM5JoA*=`hE@BkD8>{21>JSj^6bxIX8L!nKR7?pSWBO4CXa$?}xr%qSu|J
JY`&qhRzL$MSN<n!3q+XTw1bl~-AnvBc0q>h2UIQOeEMvBtcK<w`Vc8yxTGVN3k=OyQhcO=K>vK{NRDxe`k98FL#CRt+g8iJQ|q_u<iG%hr?16qS`Dnemyy
U5E-Wb2sexN!Oq}QYcZ^u^ZGGkL@q=-8Vue7^K^8AO1>CH?(G$;s9x&;owzewnSX-TiAxsPZtiq`^gG*m2~HKlTVkU$B9G<ygW-cEiTE!vAyIb`@`A?q-To
G<`1Z4+WlWU)zw(be9Mbrsy@Dc7(hswHWz%a?k9y<k_!JUxocW4s>Nb{805`ip+bryxn%ewH!dIzQ)cwY+bjjPKv?BJEjqjzqk3Ogi@BpdgW$bW(_q7mgxk
i9t7`!3*sRxgE)?6@FTi=I0j{n=;x(HI|Aq(Y*|nwFn!B|>?}O1EfBJlHq}-*=3AxNZ5<CH_*v9~VIvmHsF0Z`D__mTiui=pGnQR-#;|x<#+id2DK)vc(lR
q=9sV_Ve_nK43HOgywi3@vs)kx5oJEtsPXj^S6x=lB-OaA@|LxL3GfkHMF4ssrO)e=g+D%?$<NcOlcq-~oG0(m4`^3TJ{`?DaS=Z0evb=8iQG7KspBxjGRN
*bCSuo$#>(iY_}VDlb;FS`m;m2&di>9o1Vs7Mt*3vRE26Tc#>pi6<|pzW0Tk<+jux1G?k0FFk<*a{+Sm^8&3c3-hWrB4xHw<L2H)T;(%X;){Tpc-sTC+mli
OP5{01(Dv<T894a6+00C^5-pxvf3?2qyRMVQ?I70MI=$~1YJ+Fhlrq8qtefuV7mVjw>S~p{T+C49_MP_h&r<Zpe@w!HO}KIJkUE+n>4J?385M^S87BRI?|!
(Qdj#sFPK_<*nneJg90xKFV~kY#9Z=fI%SJ7GZeu<?6LUE5^G5SIG2fM%};yf35i+L<Z4Z+6txc6uEN9G>k5Q}3Cn*nHigKZUVa9>$*+tBo63e7zYpLhfp}
bJi27@Mv{WH2oBZJ^)>(}fQN0dmYJHS11?}X8>)F;T_<P?pY3$m()bHxX&vuM?X~sqjs$2>cg56}Z-~5Q-6KYs58+0{UJ4WoZjX@wo@Kn+}9Z*ja2#}-tF*
XQL+svz$c8Ux+xEZsCGy!Y+Az2ZT{q^wsAaC{M&)cB1+G89<|A~ha-gJ9ff<1XTpzz?6wPd*MX^1+tG-M7MzsHE&s>@vQ?IVi5V6oc?vSbgl!o|mjrJ{po<
}CKu)B`TNoqHAo`AA@1VqZ<<*LtcDDZSqERaU?N$|5W%WNNa5nSmj`?ui9D?JoLnJo$EGIL$KGzZJP!>Fms1#HGDEx0FsVXOPk-wiirsbrmPvsp6i98yrP!
8$skBB{+AfKIzeEV6U6{jX2e%#c1r&;yb<1R}chJ@kTg|bP)jTrMMA@R}Z68>Q`(O&&4SpHTS`EXRx+jyj>7p%HSW}%t@$@5DtATgKE88@4xJAXw~7*>d_-
ZSi8Dt{A)ASH2x~VL;ab%q4G$X*ZJ?<ob@bQz^@Lw*y{QST2y}rO5K+wEnJJ&FR0{cY4yL}cPfm_A>&{-+Rm2p29m{fNNWxi#4mBtPA&Jpj~q}JpAyXnfPX
~;s(u>oTVWGtW~d_O=0!0$Q);eJfzvomKh0a|M!u^iDep$VT5Y6gpzo+@Ia}45j7<O=O-b@yIuze|DQ&y~7Hq}A(`(NcUahwQbQl+vM&wZO)Wjus^)_7u25
TX!co7&_@DI(jKD`~#WnoHaA*Ji_7CtS}!a+OUz>ow}-Uh33eA9zbU;e}&6d!D307<f=H4+h^)q{(m5S?*Qa4q(DPRp)(`{q$U5a~hl<>lM`+iQCgS4a<J?
c6d~-eMlRAjq2xCZ^bYHty$J@cE#!0nWH984P;o%6%+5fzlBx8D*LN-eo<T=p(zPor(p)Fir!@e5Fh*{+3OekBl<X9|;ofgv3>Y>N7q4XzZZ0-d#S)0~~>@
F87WA-GK54fv>u~XXAt}cPZ8%joWMQ2Q(AX4hEogFRSlAs~)&FO`TjR`>xL?135gzvfS`Xju<)E)xRmhlJ)?+7Pa)g-xzt6%V+2{lC(P9bb)OkX$9dz^}zZ
{<mz8gx-$=uG8e1?N4CK`5bmdplH$M8YRN8bEHH9}`vzlGR%2iy)cq+jyL27@Ab41sqxZbnF+~@(!O)!+VK{6Z&St4|gkSu>0&_O(Y>WalWYW}e07wC~1u8
_h%c86VkF!7{AEr41oA_`;CG2dUD9vE#ng00V9<QY0tr+;cox%3(h5m9GtsATFR_3MYqdjx%3|ZkO|Ct!dlc)s@pIp2zYqnvz#`L)=RMV7@xHy}~BprqVAj
)$}3wdT;<I`pc{J)ZiQ>!KUv;CPN{$v{<+$Vlj+l4vc>>I54Ca)dgXqey2f%e)ZXaatyfQsBSaLqM#)Lq_ra6CZUm(}htgNiFB7^cnKq%bn{EQHD=>1W?;K
hB7p0ZVjz(A#Z_HK*}kYEz4Bz*lJ<H?F=pK*(e|t~;~##Wc)5hTOa}C~qw<>qe{Ft!ZkfGwY0H?tMf)!(#z^XaU1hmbjcfgh;e0%Dc-8-pExx%S`AyfN)i9
VT&_o@d`EqJl^>+{yPuCQCfjJe6u+Z0+}b1T6U7|M&_>cjGVh@jr|i}|I)YUk(xRLijR;?x`ZS5Q%Jt<OD@E<*Lf(jznM5O7VhDTo5zu<A4{c&ZC)-0d45V
C7y&^OkId-4B{Lwg?Xx-cejG%403oPqPH7P%P@)<QzgGA109EmNF;jd3pv`y6W<WODyZt?PJ!K2|hzE>HPe^Vdws?uF@ydrD^#J<$WLbnK<Rf(3rP%|YA0)
3!DE{O+r|09blu^Dul7PfSJvK)+w_YbOp^1P2eX&|CZ;1HDbr0)4Ii+Oq*%!Ud9>+Nj)0*dI8Xq)j=F!8@sEYBuzgq^4?YHi)0CroxN9R7o*PWcGdgb6tXR
^t=%QmP#n5=uKU?N;{*i4-}-_4L~z%5I?Ghjk8M~<XKjcDQmWSt(88<&hqv8+>)r1CSRwW~uF$-b#&#@4_MGo?OGC-k+bG=?&v8h_domO5T}WK?<%_Nv&4O
_x;)D_z*!xK0jgQe2Owqw}fVjtln>FTngV945a&K`U8&_}?0<^Y7Vf7cS7U*9ZCu4c7ojC^fbuenBXD#Y$qfTQ99$M<aOacFZ&q8!$4p<x6Ru_A3EVg#K+f
WSqUaufrF5Ai&7$0E>dFD0$T<_mOuZQSlb-)%Zi@$^J9gm9pT+h<qdGXjLjg2hPg&k2{m%3>N;MeX11V$@Wd6U?uHbU$!wqMtu=e5-K*5ICs?_TaA%a3I7(
c%|`p-wvAe)2$i+dmfA26wq@y*Dqc2$a=<uxq^8Ii(k}C1gx#Q;u`SV-ku2H0S1iOJzc_@703->u0Rl4Kd&KDIz+#Lhhmif$ssuEzbhjCJpfJBZuL)_PT@H
Q^%+7a+ia>1@GQ<4m69zmBkOb;LJu$boDTy6u&Za3JyjFmHb-iBM|4qbFJk|C``thv%*#?*70=x}l49*<*WG)`WygrR^db4gjcFygHS&!Lw*FVZ14V-OS#*
l4wfx7ovJ{%szEx=YXp|j-gzUhtX-H@3r5vAjdM;%G^X1DPENxXEu7rstntZKA7);|KVR3Mf`Y1@VzuBE|z7>a}bIto>}HO+)^Yb$5(9ex<P2P0u0cyBygh
-EhgOD}jF8VEu)$T8FQpbkaZg8H21QmBwz^G6UwMyLO<1NSj&v{$pcor%sDWL(WVEhAN4|HF$<nQ&R>{L67bzSJD7<BU&J9PmZnGbNc&7Qyp>C1Da;73cd*
72lDMp{85<)xMc-CzPxTzlOZ^F7(R{jMOa*Gh1cU@1lB+%8Z{3(9bdGu#29?(ZVx+7)J3GUL#4r4s()JsaA{W=z)h2rfP|e_G%n}bij*v-QZXLmw@V+SC_3
sdy<Vs$?NKNNiexcuHE~si2}7S!vt&~t`j+pM8WT5FLmQ0dJ^ertX&?Js`%a9=+MNag4gq(R$wuzRg8M1hLWVzj+ReZrVerJdyN7BJ~^gW6nCxSKv0;C43~
dWyMtEa6TTpwjnmaGNW=hw;DSqBbC(`adCL*Kv6~P)GQIB!#J`XG$Ewyf6}xW2x|_tW745RVDsT2;?Nr7~LHu#q8Q1-iy$Xr8v^O&)!~vc%(<_CR8&p;Bku
iOy7>KDOu`X0NP}%qQnz^ELuTe7whYt3=8^{HRMzbMUO`cUXzn9sA!SnFY{-BVF7N-hd>&n}u{(5Y|YrSb9*Rfp>3Sh}QG-{Y$v9#GX;{`s*me1rK=Eb=<M
7KJSSIO?75@fF2G2WEd|3FTPDVWSymrmaYpDusbY!wSI=f8^!lxTM?%(gZVxv-l07;lU-UDgu9;B$k{8K;X&!uDG_2y>J*&kem_d;9#fs(3l^>R16xX_szf
<jM$ptc4M4cj)4Zx`@R0{;Q5gM#$+O5Ct^D*Z8tAC-iQqdb9(2V3U#!N##6?{&&Z0HF|n+A2tBf*4OM^;}CViqke^{T-yzS9%guuUD*>M7)5JwB&vIc)AXn
w{Hbpq!mm;%BecU{ygjgT5o~?vE&XN!4UOnOzKL>J2j+f>;x;~v=l|)!%IpR0N6UyK-$~$AQ9;AR^1a;Vf5U!YD2G3Zb-ZvuH56Tn_krZu@##pc{SyED^_B
mRRDeK}mNPq*6`y6CGz_sES0@wcX1NPEvf<zNL48UJB|mUotvs*&pp>h}vK9P>uu4%@eg>*lSv73@NTQWnUSU4N$7wE(?5!C1vpJRPE_9>1y0K!EhSc!o1p
QG5t7u~&601(87SfNgmiN-i%gO+7%aN`Yfr<omG9=Hri-A0)4Bbi|O~}BO7IdX_+m8alO790w(>fIf)=4_juB=tK{Ciw9(WAVo%&wWUh=?YZmfKNort8dZH
%~M?)jeFD<(PNcAR^AymX~|mI2zjfKNc_;l8?fJ*7oB2Gu({g6BM(-PFMJ}83Kh^<ukYN%TMtRnw?>)2L={r!m-){lodf8`or3lg%e}%S!cpjRj$uEx(JlO
%!cc;XN9<H?xrJGd-sumB|x&$RYfd>KU};!zD!sq>s(M9bd?ka=w(v*XP-QXR7(e{>X7F(E736kS;wvT9rH8DU7Mzi_P^}cL^iPht7Go2To*s64p_P4G#2{
0VOOf6%PkxeNQwEqjICE7RBfk>JN<MAm;o$VMxUJMk7|#?lXw-$d&^T6vY}VMZ|f{(FAe8!FPqe=ojn7a!HEjai-GYis2DF(KeMRhO9w-&Mc1jG-m2sM0tC
Le?wx2@#B{M4!1b7|`F2MLhBscx7^MK_e#P%0G>?swUe|@wc$dIHE3$c1#yL*`gpo#|yN6mJ-*F)+O_7o>#Tvkurtw9XvEFt#4|Bwki*LV*YQt5ghXVHA_q
q^{u3lM+u$y6>XUl21UoDHh*hRE^88T@O#@z7PQn6cU{z2Ek3pnmPzx4>O0oK}@5@3d`x1$%X^u3`u*l9Aq>fQXiM7TvAJ>}vf2>b2%z&@#`&~`|(RR9@Sx
;k+jeBtIfGeE%ljJF_FXIG;BhA!|0u5bj~x_tiHM^*_s3NK{4l>})Y^h>oHN3}aXCgX1W8>V>Rl-YX~V%Ehv+ekXM0DM{{;%<??{hn<rVTYqNMJcR;x(gYf
T3D;&Ijacm(SWf^D!Pn2Yz*y_X8HGDf$qXVD5yYf`yemK=dlh!*9+Ff>)l(|HQUP_4<iU+lqi>>?1XAs2B^0^Aiajk%hnP5Vny#E?{(5ezgSinO$UL;F=zN
cV4{wU9&cYvlS2C?L_3jMCNprPvorC$IiI!pXOY0<JjfCizN}9{mCVdX(%4?N$escjm-m1iKTf-nZc*km>fg)o%YH2HbY*GX6&)Q2HhXfCh>CU_sK~YdAvA
u!ia`vb2+FBdu`9)}{CU94cUaXxq&z1m-F(X-E3sHp8*!@aO&caP2TvJbAMf4M5NtNWW-SLNuD;1juNLQWx=h0eU-`xGk>XyoGTlCMMAAjvWvN+=#6~=7pN
Bh9#BLR)$Y=5erYrB0Cex+jqqFUp$SYj}d_^!dv{umP8)5nveG_|sZ;dFkeTeN#%U)O>VVHTr^)n?}Zhs8`a;{;!y9>)m1{d{gyR3wJH;g!dB=y0zvAi3?E
*GaYJn~U|ZVGs7ZP0!lZ_kkl2zE=Tf6ayh(3dCqJ%rjIS`ev@a+I>6yU@5XW?wkmVTY%em*$tUT)#R*K@SOcbs1HHjL&Mw3bTk0sA&`qNnZTHUv_ID-<7vH
X&5R}Stt?nz4pi4XmGsfdfudrx!Ja4n7#LZx?GjdwSD;B+!5c9ZAx<G#HU3d3Tzsz+py}V69P>A^$0f^haCnp2W@u{Rpo&xT;dX(A(YPQd_y~FtLkO(--~q
PO9`@7^5+@2udn>J;a)%bWojgHLJca?q!$!a>rrO`2>r5lt)k#{LbN)^EfG;!rOttew#`4S#76cYYVy$067PmE{QM=CuGXRt0w62w7d|WS6*sEY?3`N&*L6
`%49|qwQF=^C>=@xS-k1p=XB>ew{bLp;!1fC;WFo*VJ1G+A^$2BhM2k}{JxbXl#BUQHuqe!spz#rsksRJxV@agh)#ybDD!z2hX6o_X(K-MF(L4}vTVh!a7M
3uTI2}B9IstEj|3Dh=w!%E|);H|}K<s%$)k){u;O)C^S8j2}^C0rG^$O{R_-8rxueYfhF_}y6!HN+Mq)`rmf=7Rs^o_=_@%^|Q1Non~GSWGZEm|m0i4gMhX
aL!whm?`eB)@)N*|b=@bS>`tu%1}xh#e)iaTl}CL6uY1(R|nUAaEnVJmZVy!5MEvE<-vj7)BqEDt@qi1Dx4=Wt+^ASQ(jBCHl{{O$M5JxC#RJ;|s_XRuR8M
Z_5Fq04RWhT|_uaPWO>8lHf2E++FSw>P!d~A;$;RdfMnwt)SUXi3fRped5!{DVl=RZ*s_hld}*?;E3v!Bv66QX4KqmoRvI|6(=v+#yo{%)ZNJYA}6L$FQ7_
S^`Z!B!|2h&lfNRHx)%(#pgIEf9~fu3x?GFTLav8C`cW}|3i?51;?97tN?GuUa1li>BAd6X%o%@f4eLELq%}}*OvMiX7C-lS>p3CKp12S#nTs&QJy=tJt^~
uJ&AyP($Dh!nEAmgFtZy~ASxH^=2PdTnG!0lptmK0M9Qaebydi}arLvkXpTam_74Dk7EQ58D^A0jK5|&>$mD=MtJAYhS?@eVY4-B|CmLdjN`MtSiy^JOjw%
#4x#|S)Y=!LP>^Hod3*07C`SnB9q%j)|odb|yy7wqt8C~Ur#xG;Rs`q%9cV=pe@9zCV`olinu3LdE~rbTqlCYsS1@84ASP3s8sO@;CFB(y=`S0Cl;-<htJB
qLv`1L|;JTdBl4$IcZ;cXau9xPI<3j^39_nF5mGy2#nXlBU}=-K2FkKx-?9(!cu@9*s9FG|Ldr>4P4v?%DBp+Chjn$&%voySR*6M#Z<PR75)_JeroeqN5hr
NwvxHRHYuiM6KSuyS*wWm0||<Em^0v3l%wn&DurrkEQTrt6m*qDG>pc<md&vAnf{vf85$^A)qXkWnf8+7K`~!_^hR#L8X<K*JK{xEcQ7pS(;Slfl|H&4|(i
OR9SNWM;=G><%!Neb2FU9IL^(F=(X8iSAHk1_|zT+KWL)j_%dHGHp<wac8ANojyz^AE$wDl9pkn~16jZww1wZGC{8T~g+X1g{D#k-*N74KtPyX@tx{}SNPn
Y1)mT&KfJrTC#mK;CpD<>Pn`d^^sQB7doDjx8SP?x$aks;jhB#ymB|pAnRPEDy^R#<Hl!-6FH}e(%E1kpRnt}J8G)oheNmg-m$Z>$RUOy(`Vl%|HglIL)r7
m5GjUu(Wu|~m*LN>|%JYaTP^b1w}%*E#llzR!fgD&A9WgEmAPCLgRNs0Z;r%g4OC(+^B9jk-RPMN(W%~!&j7@EO9oIJc2jHJ!JVBhws3#HNB{jm&&S1!@lc
3Z#+OS^Q+__7f!u4?<qi|5;>IG%x5`NMo33$@d=UPDD>^R@4-8pkr@Q25V6$;%XRMLnR7^PHPI11MpqVyVZ)fRrL6nMc?S_mN$nh@4aAJHJuA{Q{u-OVHx4
qUg@(e<WZayls@)cJn^=@5ln#*L(436#-ijEnt3ciJYe|t4MCqboKvxh*iG(C!;JD3hZI0Pj;VRygmS=&0-qhng9I6$wN+F^B=VjKr~o0rmz7;EWxQ3_4mW
MPTf|b<O&bt?!mqP;D1(b?<9|(>-GishuebN5x%FDQ$eJej4g#!5P-q(mTBvOL!3u$#Q3gxrHL&wSBb>z--<h*N6jY`(;2XWZTSM+Otmgpml<uJ7Q>}yUVM
%sKq&{4$AsE+bWc_uQuWU3*v}g0`vJ#n&1o=><@)Gz9bCx}JzkDD#D6tNkZL`*iZqs&wUAb11*>n78~sy$Mnm2JDv*^Z)vXH9V^^7!ULoW4Q&kquaAVkrHH
v)+$QsTmmyx9nFZXFCCk*4p{blbov_~Sod(N*eeXq~EC}WUjp4O#^5+$1*{<RLcIK8ehoMNJ8<Gik&KlM05`OE;_x_2)dY)KazL9$khC8V6sPa890{qcUqy
9j}4nf)yfCon(T8`GX~CMt+~S}+#f50j?W6cTXSUzUEL+?8@)d*$~bkVkC9L_Y8}zHyHdgt2$6aEgx{2Q_{EfHeWnV=>7kaN=ut0*f3*h>f$+jcl$lB|}j`
s>)VRtH8r%TQt6>_L%25I$?4T%yT`Ml1T|<(RaV5emScR4iQvi!%AvFqUu^mj)eG23~4g4Z}=tG{yNF;)+En9M-VdZgN9Mnq(rLM;TN8%bo1MFb%PVuuK3A
TqqNeAQJMT7sCSy*lPjOGfFnRp17X!^(02~%a{gA`IF$L(_zm$FVhPA;vCd-bd$^gLHo7`Oq|^$*lDrGjrIiD`FS#eD48%Fth!Al(H~{%(a71&vBYVqeBJ8
LPE%30K4ok~^p{O;#la^nuyi%ZDe_{AI`<qzQJe#{u++An<$l(Lik+7?vF%GWla|lbBaHQfv5Fw!VbU-D(idb~vv1qpq?Zp)b$N+lD+dImXW!|*k4&+OJ?8
W;e4MTGqlRY(JvG-lyIXa<A<l5In*v1-ExY5mlm~pxOf<~1GQq#sqyO@njZnlRBs$x!`*FBwQ0L17(du(}@V8S{t+;6L(0>#C+9!`)#vs6osR|i6L5M@<WM
fk0p!=>kIJJ`RK;Pp1+$dGGSG})To*M3(=%{<xx^&+R9xNRs-GbY`akM8wK{!FWd$3-BGRQW|`MjG^DY<S+aV@#g|v<>M2;7*NAS=*{2n6D};?XO`?OCCxF
{R1ewi>#5rsH&i4%}o}4*S<lY92Y&%$L$flu*v(M<4e(1P}Cqtx1P2foP5AJ7A=9%_P9ct!Bbh8{feKh?jZyRZ9oA$shy9?Jw>Rvwy*o;F4xz$=C?1BG?{3
XSl&wZraw88#R+yUTzRI-;T?%U;gT#|R{EL_RT@q3Pf7Qd{bR!R{zGg#l*|AKA;gp#6C#aE-7IlR89Pt5z*bu8*|*m|SQy&`SBLR9e=pW*i^RE?ld|I(;9t
LXj8!BW^%LIedEg%AA{UlY64u@mQg<G0<fS+tx4v?==2+kzShxpy@l89z5!glRlwu~O-A#@I`NKb$s5P<D0|-23>Wp(~^PJ}UmwIUjl{R&{S>&ld&M*+Z8|
F18LGmYQ>M#`LmGA^TIK**DgSqre*Y|AAlr8Zh6?;#AYRytZOEP%L9u555os2i%!pT(8cmqh0>ixz&3}AcHVl<{tH4=>r537zZS`X764EI-_hFIt@wnOH%I
-Bb=P1(*^g>4#++|B!6M+`=vp7xk^ivGv$t1ha|=7+N*w_NHu$CV7-hjjNsJuTIWPcZX(Q4n@&KIk*xT3hc0wLOWz!Z{CAF?sOa)Xs;~!ofiLo{)YB_;G*h
yOJRaFxQ#EPa)SjY!I?;RuHaeLmgBN-Lr}YTscl{H!D*yAKfzgiI^x-^dN2?orXD8tH8z9Qlz&RmjYi~?ATQ0-bB>cH_E-YiJ7!r>Z(fr<>6$l63ED@@6*0
&ot|8)17aR6$ALY7Je-22CLheKsbSxXBkp0YPT5NtMphT*Ie1H5D^z+>X3tI`eB)1VdT4;F?{O*fi|03=XjIMQ=&gYMP5))G0pl0$qHOp8DjKw5Pe6|iA<6
ZpjaQJOeyzMf%mc!(zXI6HI@q@0*S6@=5tOI5mh0Zb$Vam@2fUODcq`%Y+b_JNft{+zt2SL4#;|4zUq7KGJHXgsLdK(+nN_agsqIB)JkXBRF}*IX*`Z*RdZ
CYJbYvrxrRe*?se`M1p4ra;ica}b#;`kcqi)O5(sLT|LLL?fZnqzx08H%O66%Gr?9r&FbqfIzrYq*bY(1G7U|N+Vrj3NnTeqbtrlYb@RfTlR2It6t)+~Z_H
N$+{2P1v7P1NaBkxcHn!OlrpZOMBw(O;$OCZ9Sq^~yV>h34jjvF)Vphc?%O@vK+zj1-~Gq^V=-i>vzPDBdrMjNg5>>2FL-;JJl41=&#(w`%Er-0NDz_;<ZQ
g9qT_R}MKI6(C$(Kw-+gW88apf5bojfup$B9mB((&8K(Sr3!n9o@#z}RT?fNyBrr;g5T%SIts$xe5%M-o`$4mTt_5+{Aq}!-m=0*dNje*Iz1U7kS+gb?*2R
|PqB|({caH&h~)d`X!4fX2NRinm=qs;h@+5EaYPeHhF?+;$UkX1BcB~Y8jMz(DLDNj0XA8kg&RiN=<RGR@b-6EuiIH=AG~_#d0di%lHl^mu!rfE46VuPCN4
tNad=^h4vzd^t<2ua)YoMY$wf;)#%zPa@mmaRWt6~#GdXmew`X?59v$X^?c{XWfu7@rVPKx_7q&e?1^A%+^`PJBVy80q)0ztAEHoI#;16SQa_`vl0e{fUcf
Pi{fx=EQPUW#PT&iOn9u(>WK1?W5GXfqI_5H5qqM6Dn5!I1sJ$#>0gHYsE35pDZ9>djumu2`ZuVm2YvwomHeJ@gMgZuBaeD=tA4#>^tWNbWUD6U5Z6W)ivj
yJ6QAr(sElOVz=iK`}ih`H!h2{j^r(Yr80SCYZi8`4Atq#*W8V6IrMUVFg|@Hwe`f+HtMA1T_dmRoqv<b-v(?E|AgFS)ASrP`%zvD#w(4Df@F?F-JUf0m=-
-jP^G@C8~}<;53j=0+4z;ksw9Cr|>c7*FuW3<1JF3uN$Cz1}ctR{IAG&fz`R=$=u3F)Zd@>x$ot;)6_L+h|68JZQR}CyX1Ka@9)SDck+5;vfDfs{t57j!P=
{lUlxC6-RN}pPTSNdtF!*_oUL~hpCRd7dX4_KyjG4d)_gECF^{G<10&)R&3ky_CdU=bd72uJ$GFsh_tUYIU{=1Dq@&pQG@CHLfc*}9FnCouuAsM!FUpi7P}
o4q|+!yKg7`k@U7)mb&A0AcEbDtPNegK6WmJJjMkW9@M2vtdc4(*tq#%(Lb}ftV*KEGj{=^f*vMZ{g^8*Me8v0B&kj%~sv$9gE}9Eo6gJp=Bei~KW9nOR(^
KV~VfVMPB+4B+F_`CZN-sIH7@3id0a7XxfAxLeCx5P8+UZj>uj47C_1gGP(887cO#o(j)BZH(W3H2r`tQ`#H^nZ%(Z#jfEJsV+`j8-z?&Q^(j<2b91qE)H@
jEy(8*^8i4Ehiidac2Hi;7#?K*F1Us9{k;Z0j%)2`na42K=Z^Vk7(UbX*5k!wBEnPZZYPHS)VSzB<Vn(C1UKiTfumTd`?AG=SX-1kPVQnkTs?C1l(W*}5Dh
<wmVpU)#Dh72jwT#(s0gYgZZ=u(H#zIS-8)c`2<b_(&piXPwcc9g$zjG`q&6-QRqyV;zfu=gUO<!cr8fzWjQUdaXufW&-{O`7k>Dy=n^HMruSnoQb1{1E_O
XQQD&9ZXMuniTa+TKgAhQ{KMZLU6RV7ZsBx2Dj`Rm7g*`w54_;vA55VC6*dx&o__&gi+%B}KZe6(^^CQY!cABX0z6Ju1QLU#iXU&%zZk3+rkz~+kId8Sbc(
SZnLKP1$m3?>f<C1#A|$HnmDb!&uX_nM*V3c59~U|+P6-|bxBxMKyDIL{%UGC667!-SZ;9O@didTmG~pKn*Zt^vbUQ!}(#2zamBp655tM+~@dy3<s5@;zNV
fE|6@Sz$Ju@pHG|9O{h5IiFlIFbRZVdsm#eJaHpqUHlF9I1_w;Mm;aC?7m9!1Hb?3_sS6pTt2**akLFU5bVhi0rfc{pl#fk6Q?EK(xITsu!Y>M{qA$q2JAz
FmifTNaMhK_n1H{{#YYm|UrT*`YY6<XqO=_L8at>iZ{69}2#7QsP@+uE((S0`R%kX4w%Mvuolb7;sW4#T~p$I8+LW03Vbl!NYn(BU`A!F(`{l6uXS00;;k(
#Y|$Ha?@?-P)0iQU$_PnjMe#WKZv<<@GNT_e7s$keK40`D3|nPL{XjQC@4m%+iGk&$#1-azXa`-y|wN#-+`y**95PmEnrSj3;ccMf}@^+3$U}}Z*BCiLge0
^im#j0?+_Z>*^+bgKI_is$<8Uqyiziv9NU9*ZWG8=YPCvHB->>XnH1_**cNw|dxE+%wc0Z;l^5M9m4gE@7@Dw687KASl(p;>13&Pq2veowZfVJ;0NYyV6Nf
<wh<o`;0ELDkTu&I`M<Ep;q2IKLErwm28&bV3Y#zI)AA-5kE@%0nXhWKokTEvx-cauAQJBYj1=Qv}6!bW#5j{?POe8Hk4`acDjM;}Wz^SVr-}{)TpQkAwD-
mlo(&JZ8aL>{vh=~oKe^o{>p*1fl@+}d}?KTnQ%ZWZ|d`=6_I@-7u+QM}Yd1un<Ug+O|!rm;;`m3XRMp~^Yu><u8u|M(8?o2I#SMS2V5FKWtz0M4#&+xV3J
&#I*mb#$rgoGp9E#^GblCtg8y{(^{5&{$odIbDiCvD-KN=8hm!xYOpecPJ>k^+xss^=It1s4KPLnWi8_@B2F$1g*|KFp8_==T9y2QjtDm~o?R47OunLk#Ec
7DLWNwOp{=`f{KNXs&~THc^z`cObB<eztnE#1(Jw>0VORQXbWc__!M>7CqGk_AzOYn~#GCAu*@Im`@c|Ov;JOq#!npSmD75Am0RJKCk5<s@Es?1Wvn@<^|n
svKY7U9xMU(3Yls6sne&=e<7-vK4`(~prlz?H77FME32Op*p#W-eR}sLC#(xoX^fogJ#<^dVz|aZV~`m1q|M2>BEu*2=twrx!OBkU{;jyX;MNJ5Gs^dH0z|
mIPTG{^>$WlB;lm1MmP*5TBRFYxO>dObA#(>2+*PW$>gRXwhZv$P7sttL^@Nh+iq!v^VzouOcwM60j(*BmO*uj}bi6MvN(mU1`)<gL)R<a;Hm<K-7|D|3n*
?nkf*=@GpQBP!Ym{?<`92>5>egz#lpspk9(zIhrMVYn<>^GTbP)*Zwq5d}>gn5BKrn;!yO`NpH+#fZ;R)|`Pl**eUBt4IEoR+Tmy`0)S6040g|lSs49pnN>
t#C!h=>HL@079c@hB$5+RrBbljI%{qe+OmaJz}~6;~zjIO6P>91^T~{WPy6EA|770RD{3zhYJ!>B*qR_nXU<{g*W*CYN)_C7mj`uzYxV=R*1<<K>(tIXn!W
lO0EBgH#Y#(#yNf?BA-C?3{`2Dulhc%DPui@piu@7S?-Ht~rZM9d8A~+#CXDOEm>v1UI+t?1?LdDQnP!D%EpBDczgLnXvmA6dPU+$0{5TIwV#}19rrW!=6-
AX1<k`IOg2v-5)|YPrat-6m2D|XL&&__0qW?mr1RiGI=5%2MY~#?!7nFrua``31+6~F`>YCs9cktasg+)QE>|F7|LJfQ2E?=OUZy%$TtThwcbJ*jTY-$6w;
OdB&Hf&WGdUJNmcrP+-$E@ICM5tEfIv4fK`f4RntpKjfZ1oQJL<u9|))j273G!kw`n`Py~;P9kf$7Q<tq}U-AI+WL;-OGdR&&KYxx{JXl5qamCL3GrlgWmq
j)0mEH1NyNSiDlq^f{P$5c4H}4Q=H1Z50VZrglzA<()m0HDA42cMyy&N(@Nusb&MeH#3_rd|>u8Nn-z<)@td*20S7uyHq!#+5+e=bw^5bgx$Lx9iD;_OIKR
VHYp+BVnuuHdNcto&L4Eg=46Ahr&b(8(A+MBuMYAKJF)DdpxY9{@a;9qHB$^)NXtlfBTRT4IJoZSQxEo{F0p*x|MLIbtQsU(Nh@Y2zjjUJO#);aEv@LV@hQ
v94nV%_T2Jmiw<2NzutCL~UQ7Rv}qIgk+XZ{G>KiX$tc4)ON(MkB765;6qdiopj6_!5D1Ic)#n!Y1B9cN=w|X3|pH*ouP8h?Vq>o@;l#L5SiH$e^&mtz@Bo
9`<NOrcC|qp#uD5tA0U=)?ui+aclx?o)VVxjV=k6U(s(JSI<#k49Jq5@*XT+GqmTaIfA*n}KlcB;^n$UV9<krlw0<jN(1wks$DE52|L!+_&_GY)_uGEP2im
S%2a#c@k$gt0irc)uR9e={A*|XSO4`ouh`Mm7f<zK|bU&iRHw;bBShI!Cck%2V7?#4jN~FT`5@pniL_PaJTYts+DhlB$`L$O|?S7hti#20~DR;n*Z(!1Y;H
x|hFD|oe-m~u2;1O;G1(FBcNEtgQf{bR6x!_KvK}`Zn0dhyF3oqvdjs=dBMqfJ0%hB4=s3lGFTxibp%ZpJ1{(dslwX=+X{+ug1+IOam)%=uTsVPLvxKMh^K
K>1)2r8~5hy+KF+M(WFbL!L4DFJ9hEc^|O6mLyL)34OoC+FvfpaW;{-+8+O?Wf~UvGG;4y>xVNAm#TV+uEm(;P)Y#NgyjhP7*{kS>mO|LgfyI=C0R?t9BiG
*u+=P<9sNoE5iffOBR@4chzbo&&6dZ57W^^<MzfK#B_<T&lbo-0?iAv2zJ|xgS=#3k`cpe`+i0(xw!GnFg!WP-s`7++OfFb;93V4&d3&1$vO{|Ms|Hi+xHz
@IDm4UQ@>gL`N&WSfO9jC&HE(2R&=r<{59-UrfvKLA*F<9bzeF@hty#$28eLI1&={%p=U|xD(%l?2=#dzum|fguq_n3I97)LEaHiizDb8=S$v68;up$!Z8O
Krw@IC7{mY=(qP^>HQTk##LdP1-N~g?cOY@riK0ovqn(}5n-%L}vNd4us354!~#`EMRRjpFWuWR%=)O}p`ActbH>sBVMTv)bLa0*Eh(jm`6L?psWAtly!2q
NsBqAwD`|6T%RO~ODI4pQW8j-PkAQ@#NFt@Y6mizCNBm)1(Qg|51z?a<{n;7zV9ReRzC{JgY3)+%il^kWOSf#BwpBXEb6WIJMZ7V{#jh}g(7LQ~PoP`1RcZ
~n4Pn+P3H6l3$@AS9)}MUsbM_?Gi$uLT+wyTd_ih5@uAsg&W3k|YdA){Kh(8aWE_@oEc!Rck}Gfh;@o(}H&3^PXeS(V-E}q0ZM!zGUT{%5Qx6K0))}VJawJ
lxAp{qkBbf>1gPxxbY6^z#intD`xYb{>AZ2g(OSA=*kZ2dUx9l&LAK%2o)_Z$itELow#SZeJ*_TwmKU+?W#re-4E>@>)+NwhA^B><KlI#m(?@AP%$1bh9=`
sHu-4NiKjcE`CS@q%ER&iiRy70#<5haE$a~slNd{9+*n5wCF%AjkX~E6r54}+JG>}$RljgEOE7n|v9c(T<=(|egy8zZr6}102Tr`KdprwC?AZ=VHs=Q6&l0
k%!^tTDeW~sr@%ub_dwo5QUcC=S5G7a`Z*xVmQZY<VUVh>Me&-fCSJ?hO0|Ge$YusGqhGF4<h=#CL;`Dj-Na6Pvln}Tb>)Ro)`HK8+wr(<F90o{nMax|xZz
DvKx``)^TFyTCfOx|Sp7ZG*+UHOb@t?iUi}A(4sr#J=P21=}RQ^8$%uOmZ1Kz=X73(_9aRw5XjSu*>JT&XFkY{xwJwZIojMm0ln_<qxt7J*pDX~%&q74yZA
viW;weAjgS`PD*nzuJ*@^S<speT2M3*0b@vpB4m+0++&_|hIdJ7Qas;v!}AjC9IlwYDVk>eCim4EP9va_RoW=Y?Ui<Hn)ef57HLK{X)}6928TyGLEDp<hJt
-b@j=7ijE>r)XRXhr*l_(T@h38+a-PO&CQkU)^y3tTlQXe9OGFwIcbXGV|$+n7xe{qcUs~%>b!8ROFj#Z9>&{C`j6k{59o;us5?*Q;k2mCf8smZn=n)GcmE
5do{wG^naE{seY}M<mSL_*F%1XXxLR`t%Y3sfJN3TEJ3jNf|R2BxKMQCG2mm`$MBR`ns|V=X>qZ8Piuh!(IUAM@VRO35ltP13H3+G$}!lnK-rLQNGgcp0RQ
A?Z{43Rx!YOBTmW^4q{zsWR30L?i*aF%HWlZ7bKfAQ9D0+DafRZEHSC`bm3-9Lw---t%gVJy*=C`byzio~=5Rjl)=>G0?K#sUsK%7p(Pz|=p<3gQpoO&c8|
rU~ceSR(Y)YMxl|A;eRG@gvHzmn}Y?i`E2gd?@wl6Md6F6o(2NH97E0|(db?hw4J^AgCO$>qK{{j`MaWoc;upmqv6bKW{g#U|)?8gOei(~mZc6381)pB1Hr
_YzaE&_bcp@$A1{OsU8HCc%y%**W;+&$cfuq2>Qr!=62RbD7lN_D(4Kj7u)$viW^qlgUDMPUujaA3{f$4kCuuWC4uW5RYCJdNSdHaw~omC-!3K36wjysrxF
4Q*NZ{?d;p;CDWW!o$cz*}5^xa4H=S{3iLP^okZ2{`0p(qwe!qeX<dbm4Kp}dN?@JQf%#+0JD6nI|dhbGzZLPv{d*ylenMMIlNBMxah!^`(b}2X=&AM?Gd(
viZ@1-CN=JZGurgr!~EgL77rnwl`0XROYYI|@mq`oPuN1`o~qXoTUSmU!fZZA(D|#Cf7vBemR5bWdxn}j`TQkSE{+3lBUuI>JKwKRjj>3-53Pkc3t%es5*&
W@R?fhNm#P>biL*G-<^X0|C}B=J;&RNLp=1h@hY^~GqO$fq!z8uF?VD+jHUc=Z9Sx5CX<hA`klDnQm60rJS5$0vJY3yH5dMdAAxk~wSmNog({Olt?!slYZ%
gt`D9QS{zegV&5UV{+F6W0opGVPeU4l_<WWw$<r|_6lCj-xRW4?d4R&02vk3Dhye#8ZtrZ?TN=KR{?u2TtqsmPY(;K3N?`kh0ZmZdM;(kqyS^+=?D-%id<X
4=64a0!$+vH~Og#j4hjl+eYX##J8L$a8y)K=ywHt-O2>i+f=YmURrGj6rq#FiiNSw29DV$7~|fNVN!ba~-zoxQrY`5GWDal_b~w&Hul-RQHacg-(Q-2xQis
y|or0?GQ_k_I>)l7DU2_0|m%g*>HnTI%erAHk0Y&Kp;~;O8^UDdnXT+s!-VqKqXBwpZnN(-#VXV+Ux42?BFuKb_3q77S#;0emp?%e>&0TN&6(w_%9TL#p_>
txzoJ_Mz$HH5&JkDX;K&{Q(WE@(q+E{+mz_yLSzK4#|#<>E=DM=P^mfwWck)Q5_jw!wI;%Z(&lWQ+P-2a%Y*=w=(n({`qcQR9{}8!6mwt^fBnO`SHB3-zHR
VvUz6DbeSKkYjllyBcgssXHI1*`_(*}pAocJg)EDm!dL?#uvytbPaJ{j>0%q7Rc(qG2CM9hS4cYj?*;-}5xROOs1qJ#Ls$J>U+Wr9^gc6O456^qwOz}hTDS
SQFLB)iWGeswoyQ3k0m7Bu7mjKJ)b{usb)#>a5UU0>Iap59tJ&~{R5RO2)AWSs}7@_gIW<WN$oCUZNRcKCTL33Gmaxjp^KDMCb^>mO<YdMngJWd(Xc7TP?6
4X?nraL;d>q-rc2<Un#t&fZn3a`i8(Bf0S9y6h4T)1DxI6>xqdke<X<Ff9G`7OL!F-7XP<Y*1*wlsq`p9jZHe0w&pPd9io=7*G@MkyZOEV+lC_ZexAkjuBQ
qi<^e)!ofDjA6*Z1Qzl6W!0IA>$GlRlAsy1=~CZ~ntG~jRG<~j@7`+g+4_CJt7CJqR)_hV4K|vopjQlpI;aL171p9o=jn*AOopL^S;`iF`DFz9U~S?DhMg-
rB^H8RVwm~bba}#;OYQ=j2$xb#)^s1;%&?OTExY}f1fp$Mq}fu=gp1{RW|3J(4}?SAKKTisTem;6aT5D?L9IGhU4&4oNIZ743{^@Zy?7A>2RLpe@b17~KFS
RXJM1pQem_F!_8p7wj;f>J;A&MiEQbF9LJJIK1|H~8;D1Xt_w(Yy0Lt^v6gpOE^brAXNCQRaxO@G17T)9XDRM9bo1Dxveuwoe_S<y*+NN+F6NEBH4ly|&H;
B(V!t?EEct*!m_3}IpKPy8Q8SaE&_~P+*Y~8?cLZzbJf346v0f7=!H2lxPnkF+hHXK)<jvjr#KL(`iNL+Q?T9Ai)Kpz$fiK6{1$X(?KsacfLaxfloiN4hDg
b{L?MRO}0*wBsb=^kmu*xFy`L2i74^Js0Au(E81XQ<S_=5_qe$+Cd`I#eHkyqE6+d3H4nK!BmFcq!>_FPK7Hd5G!3Ixn{`oqi<%PN60!`8pMMT%z6=IQ%|%
n(bG^5md{o*29Gl9&3bhN$fQS<dLTB7fftuM4Q37TYnE~5)?g=Xbl1z;0QAvxX^s3YP-K|!dQv)j6%#aN}Fmd=9SkU374QsEA&KJ_wQszkN30(+$S8rr6n?
%MZ(+Uhd%|wv1K8qYBPX-)_->u)W=<{ay~L{6!)Z4xVH=-ffFiOdF1tvs3Ov%tAkRMAfz!nFd%*i$<j2*V|wcw<y`LP6YdS@2uT#g!Efsh=z~n4eIMQZv5P
jU#+o%XO9{)l5U)yU;)QHQ-(`w+B9H6yD}5?tw!0>GeRi#y6pKshaF?h2<Z0))P1YA7yYnvg7=iaK_=BG1X}~zD4U)EM#x<GpZSEd3uY})8T;~A8ukX7k5d
X}zGVTrmx+Z2pcvRuf7}tTOpo@hqKN%|{0s22p;wcX>Qi*-;Au-hO+wCc(kuV4)Luvx7TwNg5P)K4@EfoRd>^@WUnQ+10dht@bP};(aLvthZ_%lcOe7q~nD
95)YSFi}_xjoyrID8;V`dw|dttW!V(HQzz?;Ly9W3+?OP*!Q@*<f-o%^tt;zvzGBk$1{H5fEjweI*a(wzIEwI9)=epp`|4DhoW!^%M-pS89f^S>t4e@3~-}
_t{y8iFCMmzs|1FhRcU1$9k8m^uLzzu}1>6qW!7Vi-RgV)a)UyCkCd;R&&cuCWq83M>G36s8+6rTUpAP8GA!TbXQVt-)OaN9}Yf<#Xjy%pE6&6yUk;tMIWj
XlS2_wc=KlVAi%~Eswv>?zsMiykbWI}*x%h71O@JVukdvV>P)bsyTF<!Q2}{+p*0i-zZ$Ucon$r4mO_wiKTr+eW?Diy3{iXz7ZgXMJ~fH-|Max_)O%93;;j
VLx-i4TGyKTK(EC=-ICh*yZJ!0+`B`l)h*5sp{*fT_5x<(u9<>7M!s5vQjmCShTR1XE1xQyW_N|`MnKdCgo@{RNOZTK2F*cR_T9UQP_`@BeUFa*Uk1;(DyH
FW%Tc}g;sqv~gqGtd>+_dj}XU|%QK#qNCteH;5_D54o&CQ#E)a_JW1>vQ2Pc9@hHIAl4V-f4TN@^c!y_FbrE_df}l#C7k{tneEpZmgzL)CEhCID{SlWIF3X
f4APJgb)Egu4$$uenR<xoAKl`teJ7_^$Ak+h31@sLdSLVdYrw<53gj%F8{OEf~5Pyc9RR7UbvaRDstQ9WPB&pFCZi!aivBL>9ACkD#1uecfvteZ`%($O0)h
$2{}JJ8+l5`W|yRMmNRt-AqkxE28l2(Rn>add`x+@TuS=%zrIpF5_KRfNNKkv8TtyqW-%Fet&ErVM-5P`QixXMBT|+`c1UC!-@WcJ({Q0b%f}~5v`_tLOAn
+>?pFcxVpGyj%v<_^Jq0DoO%`zo6vcdbWWHiysoryvl#889qht6R*JR^{5sJ>dpOO7$5x!lD`s(AP$-1=+2(aN8i<EdRQKUDf(ycVHx~xqBQT2cN%|VM(*`
DAcXJ30Z$98&B>tVBZ?p$v`~G@Hkr`-*LNLH1#y;W|3MJ2=G^3jFK)Uks<?kQjKwIcF>T>EW5HL1+TUh=oy3CXEAX_DoIiv%H`7BH`u*m&K>w}+ZsaONdK^
?`JWDtS#(<RHV@~?^t21;tSekq&H)?J{!nIhXabC~90ocLY+5NI$-vpAgeSZ6Y9Za90}ghC@Q;6SLq0zZ`mArnZjrrDUqj?Xl5{r}P_L0FHogy}flCQ>-3P
{9Cst-D@RHRp&EvMW|?$%Bs;ssGRg(dz(CB|RJ6vT8~p&}mjX2Tn?dDGC-1!{+6fL{vTeVvL>bKhnNsJUR)rwAbHJUE}mlC?dvsQC}j6%-N9cU1rNbrGLde
sC&_lSp#JFE+G$id^70TAYnfGi%K1eMac_XkApSQ#Vtm@Arza6m46U0YLxK>d>;w;An$zqQS;zs)4&w5=dH8Xzhdy78gGh?<PQzTMQF_era8kAzGikWj`HA
Y(doAm94Opzkf&g~u=%ldc81QU?t&2gC`kqg$&BGwGbV@D4zUw&NTSl_b38~fun6QiFHv3wPeL$E6%U0owj41xQRSbVZq2}RHBs7LDL~llo(6uRWb$-VBOV
?x>EXMMWM9j|*#P@HfX_yFBel9b-ZckU3=)gFc}kZTikBHZ8qj*h-;hAT|4{+lIx0+E1s+YC2>&bVS9vJ>YV%L0+(a@%Kl3;9WsNM{q;idec<%M&^*VVmCq
$U_x`WS^UOZi(;tkHY&<)yi4D**}ZF*dS3fc~tZ0OgfjC**I)48P_UsI$qw0dQmifP>NdHK?Y0V55a1c=Tke1>tt^?|8HD)mC9m)Q|CBv`oNCbc!N6S1{bn
@#a6m*eDd8WM)A<Z`DcT`(=9LY@;-MtkCg_GbYLCY9s-GN*{N(H&o-KdV24cWy3wZKW9XfzF-}L%OFcNfXPq8FKCAssPHbJd;?5Hhoi<cfGVU_yxc0G!LU+
+q-eUKJ_0=cSp7_)IjuNgorXB(^?cnN)moA3eacefmz-?PFG3OnI4M!3{X3gw<^td>o>~el|>$96HWJ$DuTJD)V_*NyDBpfewSlPe!5VnR8I$!bw$5GBDld
UMRXGk5=w$Q57-NwWIcIT840Nc;q6-T@Q)X0%K%&~52QxIb4<*5t(;%<A#nkBdt9wiEV>nv;(n*1R}ErZM+Hb<iATquo5oRnDfdJ7`fz9(qqc3V$s&h*{g>
o1AMr$eu4977a{=Vu)i<d<LssoOf9d&}H<WrV`%lhs<h}oG+jA#0j4~WoZ7~*Yl4fK%NJF+b@3dJi>6c(>4Q%x)y-F=SY#q#FxU=cVKzh77{Jijc>q;~v?$
d4MT`dlSm#6}2A<zAJrU;)sh1)O_Ej$G%McYfHi|AS;`JyGP16%~gMgLPG=?FFnT?X&;9@R4;)^;@NrvJ%6L1`;fZKFcftwR`Tmc~mMN{LL@;xRIZ;qckn$
Y^OdWWp8@mRn%UA&Z@=uH^6gmAs1q{v~<o?0l>yg92;m|24SfzAY*{V^FBNs)u5@AHibA1@G_@q^2rESI%`}SJ2`vVTY{y24r_G7MkuL0GtrdQg;SsCgK(k
&VTmyNj<+gS=c2qW<;Gdsz!lm+W*(>g+4RWP9*T7Ys}EPxv`rvnB;q@4^0nLFQLeT0~`Vk)4Nr0+hQ~UGWqv#7FA@+Uf?oabW0C1%yRIolZ~^4G7!xphcHC
dr;o3zlo=$gwC}NrWRWG|P;afalp0~VoW@!&qH9ePg>xl%BM7tQ+fhs%3nK7829CSr#ibZ}!Kb))mEo!jA*>ISUP{S!2KjD}>96K~K`ru!VCFcj_8oHBzgx
ad`Mq(O2h&y=4S0hAZeym|B~?rv3T?n1+BEYJ%1ovP0wf#4(Mx)5#K$U+FLhg+blm|~7Ho$c9;jiTho|9Fe=|pOz-AfJRJmnxr)x)g0(jm=6OCKJ?XeeP%W
&c}R|vo`-XW~?a=#{iFC`Lvh`zGg)KR8d9z3{Zcvs!&mJ-p(5;4LAT<Rbg?;sgIsKgmZg8}i$)FP<ExG}UJGmR;v;cQe{ZQ4d+ZSCn)xL4HA8z0S@!o-d#D
10DK(Oi@K&CCAV-yK1E0f}R))m-3Vi5FWC<n;57VlkoL9FZeMEy}pZ%6RBF<w*~#`e+A#Co3rlCV2~Z%o(+ri2#=DLP;}j%^#LKBwyNz>LK4;iKQSYF?C-F
y1eyjk^>WPo2tqlB9quHGxIPrX5PpL`Wd_qU&rit`bRPZyRQB#Jj(yb<~nHf9wT|t?Bq-APJF~kzxAUU?Wy}{UG?gY+heu9qfSRPh$CBsHTrVZJ9*xmaKFh
-Addhd>JW^a>gUbl-jjUpt?OY|>#n8*5=7j0xa0RdDeE=zJ+BsMwV-P;@O`$+GnK1mLsRmNW%)q+y7+S04xi-#Q*g_Ak)?gx>F8i!Fw<F+6Wzr)O{2a{gTG
v2HzeQjF}zV#8UZ%q7iAlH^@q4P^Z;-pv!RS+@M^{eN97!+&HpEihZ-fO9ZH)7`#*%<#S7swMHD}ZkUECJDrihh85%w02X(V3Ry9Bs=u9NQ{xldat5qR#*O
U%U-(hZ4Ke$8uKzAEPQemz%rP=qlkz763`Kfc{CJcdF-GZ#U2Bk1y4D=Wlo_5GXSTRBjVI~99Bt0qa6~RjIuHR9<U&8d8g{}Xpj7B_34pPr6NPaMPqe-iEZ
gD<I-D-hsI-j<J*?(IrVQ98{Rbi>|{l-A)xXWmf^@RFlL$(jmGjotNB=yvY9%_x@9LH5N9MYBP5>e#(e?cN#gd%(?pZ9Ftb31U_ygakXpHsvUxtq%OkyFy~
A_5A9O%MfZ!0j&v>~Lr%_?>ce^f**1<yHYJJC^0Sl)K@g9{@6W3c32&^g&a`tFy<hY-OU_g>Ds$u!prFVtUSizB}1*f85e9YG(`&$tSj6z~MbZ-Ox}3Q4$G
Uw50SK8y~LDd&ZCkB!nuT&~bc;iyt+=VYema0+ETEFkXTE*U--Q3w5stFuNNeO8<6a72}4eYbBs3kqj-OAD_XD*=&RS_Ejr@?R2rItDT?&Ni=OSs^40d$s3
y!TEe9vx^xoU^T4w}b6CY3V-<$NzE~atn>pmPegYJ{4ju27gOUTw;4WiKMFqOy`r|?&x`I{nvV`PmUHA@X9Hhn68L3^eCX_GusTr}N-nU5K06Nj9Z&amWjG
gIzJ+CJAQ}sm{g*;g^s2Q~Wrk8)hgdUET%!uXAXv}}Tao~rhsFf<jJTvc+@+>+jxp(uvnZB#X&3WfQ#{o#43?u;NC}qDTSH-f?HPDRS1|F^iL~~^-!n*HfP
Gi%7tczW8Q9*$+w3upDE+)iA4O-zu3F3$|PnNbF40zA+d>~YEbp%UQ`Ut_O_7i@+iENwnwfG$h;bFE#<0qWheWdLtAjW6c4M)5I1Va)@>ZB#8Pez4PaMg?(
8ob8h`Kop&5pa?#`C+h>ag%ZGCR<ktTxM%WkOg#|7L(<vLlJbcHs>F#T1@UV8@md6^06Oi?}jLRl{SKNUl5yZ3E>LjaKSUT@o4N(xP0kJ8HPNAQZ>c3Ga3M
s+h0FK<x-Y8d2Nnq0>^;EC3Y7S%7QSzrJS2joUQmi@DYiNJbWS=qrytr%YcbG#IB`eVJo?57#P@v@aO-8!<tu6C#x*F7WFpDqg&&?Ctb~X{Iiq&?!$ognv)
ndTrCM|1T12u0+DpMk@jf3o{v=t+_u&|Iz<m(zE`FNpi-Ix=Gd!Z@GY@&d5rg|f($rL%+=lt2OIcJZ!bAEenf}ZUl1Fb;YZjmmD)R<M6>&;=_jV@hZ*)BrZ
L$dk-T$y6R~RB=hMe2%w>^u)I~x@TzqunP2m<G%2+I1HqCd5)KU)Au&ueXik{7T(-KxwJ@84iFtiLL#vO?f<k>8{HM~>?{!ALs?=%|E=rgsl;A}Z7L<wRr#
$rf&*y_uf(tKEvm>Z-cc74w-n3+9a4t5pX3m&SeOkx?*m+&0b3IUt^T0h5<-HOB`s<c_N6<*iY(1?URmR~_9xC*lEn8S1`mjN%$`ka8o#j{36_C|P8TWb~~
WDZK1xxb<)tHG06V3}m(Q;F~t3T4ORk<bFsPiJLQsIIs|&e*DE8HY#VjMbiiY;eB#l|gC3M5y?_9-r?tLl_aFqanrY$Z_-b!%VQ@zQ0S<8sop9kKb6oh^<9
f6^Zi>!Jxm!&HxlKK|Z9Gg@U24?yF@npJ6xN3)2{qWs@77TfDFBcWN@hQMvlUcL0l7vl#P*y5nnr&D1Jvtt(rNkrK@%7*y`5&9A^PB%lIITBIIK8_02X0=v
r^ipf_RkQ%{RTI+Urj7skdc<6>1UFKY9&X@)yHzQN?a3sPwd&t1b>(mWe>6!6Lh@mDn5G&+{L}Wto+x(0W(jvlIdB#~INu9YM!DZfA{>(~cHP-hE5|DosLN
#orG2w#U(?QN}=T?m8)6}{GS)eoHS8S8#D7#u8#Vm3~<ukNV+KqtqQA0{)-XDU>ZmaEiCq}Xmu{@p{H&#J4Ihz<S%N0{T)&MkXHeLCCWMC0!G(f-h{Sd3;y
xhHf`}APSaOG{$FG6DYxv0ag&q0+T!+>MyIIV|a)qb3Zb)53vJ{ltspLc4A4W|f~GLI(HwM+{{$Qvm6bu-CHJpOjhHN8(CYBg#YW<PhMYXd@iSo_>hv3-Wd
5{;j(bo4<)0O7au$XqvM>b@RUcq|-AII`$9fVhu2+^vPrDCE%``gH;V-?!5i-hzKk$_BtXkS6^rTK@6w<`x<&g(VDk6%T86cf|vByPc5-$(R^0kC*8M2#1V
Q0$N6j9+-vda9kUQ*g-b#BGucqfi6|8aY-XF{dDyb*cH|DM$J^->fwtKZL;;w5bus2=DFn|d(jVen>HS}(<R5+P6zmMRt>jx6xa4b9!70VNKwwtz1Zk{etX
DtU<Ko2#DIn)Ki(}nHsv(!Rn`w?%6~O;7lmUvlowZquUljb4Xqx1C=ZfAK?3h4#`SDZW$zEw|Mhyz8#RkKbTa*+5KXd^`nDU}0{ETLo>C*Gx`eyDx;+rtD?
Y;pIR&)!vYR8s&qsd7)O^7#c)0}1%nhEf9fz%mrngRu>iqEdAa`gfyiaVVSvA0FUs9Ws&bRzUZFmFWAn<V%79s#X7|{l`H->~7VV5w~{kL@5HNF^86|r`Sq
;6<iJ)|b1#GSA=Np}^zf3IRh>IKK;$zRZ+$f3R?f}>#hV&CQP=3peXz~{rXCLxakk~QZEFI5L1`=>J{G$UJ|I0_erdqURpkJ6xwR^_4qb7BFTo3-tH>uaYy
WyYYI7BIGA`VW+s_H7l(QIXOi5*d|3-)`BlE)hAX(@)9cI2tf;JNaj<jbBb&ZRPB28#~HKGml5Z8;hz8JA$X#<qI`fzp=ll{O*$))HYV;@PlbJ1-)}4K5&n
;AtuR=3rPCEb-ej2ZYNH?*Adw(n$Kz;)HZVtl8+5Du6U#gGYGb+Kl(&vvT*bB2WcR?4r?xg1!@0y?qe_rS0L=w=V7CdH-g}6EECX4_6+-c!PJ+*8--O*i}t
Z9G{4|ii7q=VeWaVCCD!g;ZA!<lqjYmuj>1X``alUlyh?UBhZ=W#r_Jkz%x@oC6{&iu(P6Rs4c`bB-zHcu-et@*APe%z=gvhhj&s_c&xp%7hHHLJS&BmK<a
efKy%n-WS%Rxm-C;<o5}O9D6f9YQck8^hvI>o*MU_1CU!hfJR6!{$fZ|nF<<To?g@E!))}3}B8215k#3@YVW<}fmyVEyt;h3a6xmd<brQg;59pz&m4Q@$l{
@BaLf_CklS|x$}sGAKc^&8s^YK2^c8<V%>Pwpoxvxh$xtp8n!h8(-cKqs!PCo(7GF?1H`x7iA1mb}ZrivrE^Ox+OYq|){@>5ZMZze$&&W4bULoGapk7D9`u
Bh_NfE^W~V@pUc?l(%TVa=2rx_851)?eBucW$W_S8?m~xYIJNEa$Tx<!J1~PGmie}R~<H$3xz5qxJfum(EaFFv?ZnSV0RoWcM(`sF~6UEDoS7^&mSlg$`cB
O`n{h927tQ7Qi9R>08FJUdU9?;zX)~-D16r~Kekdh94VEkrE)mW1|e%eyIjthVHS^MH@r7YaJWvOrgm|Fx~-3Tab~f7{X14mfSSf)y8NHE#ExSd>APn=()`
csr+`sGV2HF{L6}$TQz<fPLI4jmpA=m~k0%A`_kF#bHCE0f_GxsH%C<;(wlb5^w~YvpGy;K<OY7Tw+Wi^!QU~c?L0l1Jw_hjcuY4OQ&_r#?ljCMT8P(Tf4N
bJP18W??g~6d(*`-o#Qc({Az#`Cqi{zJ0ZlKQVMwTB+96#}}<uU=DwuCtzC!{>wWP)y|Wu#Ddu>8mEDEgR%fK+$rVZrw}7q@KK=Y-9-+2tdSw)LLWZv_m)D
2ANd^z}KjpA>7`Mq%v$_dlRS?;JSRo}XqZv2Ol;EKpVJ^jD!T;Vkb{Mn;~~NwJ9E6?JJ2sRyj;KLso;gRGQ#En1jb%431-!ZiA2B77}AU5@g?0YXh$o8;c1
!*^_{57n=EK@Uxe1Du`wc#l)ZQ8`$&Qx`^c=b|J%fgu<;l)om~NdXwh2i;`lRkl>ajtEmOUVPmDc$(_1T}%7Mh$dztiX%}ICU$ZIdCqm)oMqu*J*m0e(^-d
5(fJ3P*x!-R5yrNn&S?Q(E5`3=#}ZrOfGRw_ACPMJ;Log3{BTXQMWj(Fip2)TdnTSnAuIc?NF-W!K@}fUGx9gg<EJ4w0Isc|=<9!D2CSgWO({?cQjrVDDgV
)zH?7YS^G8HY;OuW4`=`}b6Ig}IS*dRC_VThq%<2C^{|mx^W5!q(V=9w%uzqg>%88H8d<?Rp_LI%DLfO3k1ELWiWG(4n{4?;gpePkS1Dzl*lf!T~e!Sf!{!
T3t%my$-Q*c6a4Nhn=+&!lt|9QqRImT4xnH5RX8=yGs874PdCR}qIC<Y0#^S(#31h$*}rh~;?fM`8zf(p;<l@M|V_<cNwUK&*FA~H)@GWBh8T9Q?KCK_vpx
dGUA@)&I!n9xuXVm7H{KRb#oIr!7##BhpMj|zmNoL(J<aB1Nco1LDIrLkCwtpE7UHq+O$ElfHLER?psaw6ihg_26tl<E0$+ES9p|FAMTCk@Sz)l<^ZRA%<@
H;l>Rj%Gnl$p{Q#RSjZ+svyBZ=2Xqk#bN`7ikh(g9ycelJrV(8evZ9q6^O&Po(?%e&bEkl?`G2|IwXyz7iMDUNnHi56IIS_2b^@29I8)CMUZzh-GX^2H8Hm
c$zbF_f?MFV^opD$KVz*Ypeb#j)f78$ofQJ-<-uDpWpKMQ*hPEqtCs?f4`ASR$Hh#6pu4QafGee{8A+GSej7=~C+0uj+}YSkn@^Y}MoBprZ#^y&@N>{5xN*
|mO~9n(hgGMVb^u6z!dA=~X%JMt<e<U^lMR%MhXXSFS&L`<Swy{`8nxml4vucIK(~?jEw=}|x%j)hsknaCmkyKoyny0!f+C~EUm>#NR&F9=()Yrkt}Z<&sc
zpY&e83NG?z1C!r~t;;_7Ng=tRcj3c`9w_Oiq+whOjBbVW0+?LNOSJx;Vp^<V&N?qxEav{^fD$7X6ZeqlH8^uP*95dTmO-=tyAB>qWW*q)|<DM(ja(-n^iL
e|cp$A{u`wtNgiv6Wgb_Q;Gb6LR_8Qt4#5K659(-FHH*L!-1e!SCidvmH0D^(`fAJ(~NAy(B9=JwS)P+zywsD6;+rh<SxE`!$21pz4p*CLQ3J)~UPL0Jzc$
R`?}mZd4jgD&J(5CupeN6zg^WYR48lk%!!bW_VJv-ebXi!YZK1-5TCgottgOYLz54@PGSw0HK8r8RU-xCk|rm)cnd5nANJT0R<E}HE!o`qLc$)4PYgYt}#F
bv_0=VCS*uT5LbdP1`u3kNG&l+K@U{eb^M2U`zEp<+#wsa>T9fyA;+>mUK~u<M#BV)?tP&-Vqdp#5f=Emauewq{9Ge;(<_QhngP>ou8etf3fjZI_nI1t_I1
=RQGp2oZVsqfMXvHP0?Ni5oG4fD$DrN(`{G)@7&AY#RP75ji-Pdzf1n6?8(en-25?u*W00BTM(X?)SzYqInlXaDY2>kiYFzM22}aH`O>YOD%|!ErB)S_ek|
j*X9)Jg1`Z@Y`3vaTTAU8{^<y_6FOlF}mX-iSZ1egnhu)UBl5F+aFv-(;_5hG<;Jwbs@Fom_S;szF4BvH$lZ;0(xX}5K@3(|ly4~xRjIzS(^ry|Vgja~eI7
02)yaM%ldu))P@^&6EzR_nh2Oq@=F$#)z6gUw0?x%rs{s901|Jo0@ZogquaYDn@)yZclYqr#LZI4z`E*BV;^Z_7iyGrUNmnC|*K?xy-oyAgwW@?SXhkKXE(
{YK7G<u8LDPPlu9ey>{&NS8Y}LBce!3$LRIcAlV>uT-?pjINGs4&Z!5K>I-{RJz&NW8NoVW==f+HVN=MAqgMdgNt{)dSBlu{2`%71TQ&cLh|n1M-E{CZq4&
{qH%`14x=e05=F|qb4bzEuBY&r;n?*vnem;G(3fLWTzN}YfXb;*2MxLNk*cj(pu<Ixgx?ucQPz>9%{>7!xyS)mLe*zM+9mE@YIftY%Y>jnMdQ;Mh5c-WI7a
e;zXf|f+B%n+_*CnVbbOp*5PMVCPf4kpX$;k#7P~kkFihnn_{bPw<sEX;rj!V>A;@P16=2PwMP`O@L^HsK4rh%@x)>r5UZ6Gm%Cy?Tmz)~Gb?OW;4DUvU{W
_rn2mbNZ?m}IW5lzReOcJtA|7K1=H-i7psK-K}a5gh|7rzYwr{m2w&#@AKA~tlA(0)|OrUdtdcqn|J^JKk8N@guhNABh=1bo7kb!RT1o_4p-a5U69Ss81H-
JNAN32B~3sfzlfB*vLljm-TkU3*1U+QJ;!q)H<co-nk%rUv8igv>=&1~hXM_;<-0{7I?r+rqcV{aX~Lv+_)LR&)~TM6oJUIY638-1AB7XJ4H4-1+stq7?Eq
u9COn@OJadxH!%U&tHbz!;pT3!d8&%8VS$~LDk6^DQZ(7S0cJs1ZvnDIQ>I@Z6t1p`=ipZNeEjRqWwwZN4B9-{iFc(!b$euz&C3gPH~QMx*wz$143#~_cX#
yN7LH6e3muOYwBrvGyN47?*S1f6Eprf0fAt^zL>SYo@j)SOEH@9+y;hoLPM$(w{cfP$k1ptt6j+D^dEP)8jXi#+U$JXre>q<ONh1I#U62*>un{A+F=}}0du
g|j#urz8I0qXZfzUq7u;dfrV;tr@iS?>!s{UTgh`rxA`guco3gambkjO1Bsp<#w14R;!3?HEayCUsxp(1*wAD>>?~ckl(S_fkSTRj}U*S!qVu(M1$(Z7%``
9^5Bzr(aDUWzRNn{Srz9G(Dyuqd6jEi0GG1=#ss-#3qPku8bTS~c?5Hk(qS*}C9<vFt@7@-j++X@@ac;;=|>y%}4`nCYhYP+T*Y;3#p?TfLpI$d8rREw(Xv
M2Nth5YuxV#--vr?SMG=WrV&fCVbeF}^bCB_8w<$Tih=@-Y5eW)9Xg=l~1bGo>f^4$61c3+;d%xFy<?!>n5u9^f*%X_74I-!NIj=(X2sFIJzZNm5ozO_49W
5*#AxKVHzXk?f3yb_QZ?*~-_fe*EM6;-hSe=*geh7=%@k3t#U9rts=TTWFY2ADF8(pv+{70y4NvRhOhMRhdxs31(+FiW*lksr83gbt`bn8RDW&l=A0%SsF)
q?BlZkAI3WQ2U^oO#L+G%ld@k6r3MyQ^(}3?dJt_eYYzLv2Et3n_T2RL7N}_nMVw3p%t*Mma|*c{&KerbS@4YclCXt%FK?<loMJTR`;v}l8JIsBw_QK>Rf@
5P`F^_<yZhkDSivPH8859<R~Yw0BA4MVA14*EDe+_9s2tk}8=GMWut#N#Rq@#KK_lHN&RfV9aFx_r5j>r#OfPRg<H_Xo5*CsVUA$Ak?RiX-&0Yh)Y=UB=<j
V>l8}27b0IIx~g**4jOXr$}ZK5Kbmy078ep8eQVkQ>*-bvtWllulbw)h?R70Ezr1q;cVK3teQak{bz12Hr{`R(1@e;nk5*|3J-E?3>nOFwNN-|U@ITeXp^v
ZN*0jO@<RLsY3O5#2NHJM!^KH{qtXi(dbh5K6QL$g+9yhb>-0)edE3W}Zc>2RTM$O4<u@HW$7gd<T1&LeU3|s<c5rBYx%F-oq!TmJX)=DK&5Eh85yT@)_wH
tVg>;jB56w1cuN;{tyJ17b31G%7b~W&uM4<s`umW^|ho`k?QHi#<UR_(9p?j{YyWA{ME87I~}{pRzqadhGnaiL+YfSdrb?5L_^%)I0)@L6A(7#h)@1L6i(S
vlC6BC=}oKjL=Jg=(P2#K{tbyEeT~KlT6lM=b;O?@Y0>3Am>5B6I}njd9ZF5=qG&)aZl#eKcu+qYh(uJq!>>{oX#UnZ;q6w56`WN+bxK7SoM_}|gnG=qBN@
AyLlpd3(Vu$o5^gvO!!OcgFmk{-hKBkwBZ#>ai-q~HPQD@K%kc_&qj(nWS)0YXs>`92vBZLg3c)DIXe!N_?&`y*K`zNy>$AGc;8R)Fu#E|NM}3och~ly*-<
R~xj~jqCvdoUrFTW*OB8ZtP49})IFVWTR@FSS|OLf-}!PgN?*$s5m0OF1MsC|Jxlu?fN(4VH~6jQ;09A+o?BneUn|IuuWSRFK_I1zh-P8TXMGoa`l0F+M5?
&fqNb^BX}0b^UX)e7LmZ)=Y*?Teq)3>HIy7r8c~X^`cLp1a|cIeHec({8a_!!w^scV*L$5EhVhauU_(DT7dXMu_IeH9&BuU5MA+$S@&mCKpap*!C31<X@5L
VnY7++|)DJ(>#Tu(V|mJn0C%vMSiE<p*9h#ZH0Zzj%JuTJ}ykFAHbNz6hy&Cu+$lpys6?<3Qg`gfYfkhL*kaScB7b8*a>Umw6ajI*)aW{!~L?FtL^~cTp@a
S9}3BHp$+p<3nZJflfYBeWa6ggD{WBFhZt!h5@j2ZS&Q_e4*~&ECqzU4)?M`qn_I&I^Ob8tIH7JczoQsb6ghJx8VtQX_#FSFz)^j*W*z027{}2P9Uoqd!ox
DLi-`Uesk5J;?gWDyvi(Py4H2O#FItM6oO++awUGt;Lx{avEBhMH+hU2q+@OT-g{XH?ImXLZ=BQ)w7PQmHV-@kDf7E7)LQu4jY;pa72rpXc!NgV&%ja-rg%
m0`)aL$-N%K!rHe5h&PKo>-cw2n<3ZB_U4L^*u2hyy_^8;b_$9|F$F@3BV3&5F5kpD#)ry<{X|LIIC@|_lz(rRlL2-o^RA0`dHk!M82i*aq+L0!?h1KvY9E
*01mC}haew>ieYp+T%bgEZ}AR=1r)Qt6jhm2FY8nD;A)3hgZ8PcnJ5%<}>qUV68$TKphNVh--3ws}Em4ol!lqdPkIMBZeA#Xh1q^VveAbJD)so`r406;SoJ
mXk@#;H8&O0A!2p!DHH@>ZDPuGf8lV3-S53W6E~X>m5B#gmLB{PDQ_vwlNG6M{0i<AOorPcv$qg?7op9b5)LFO%a{Kk+n?|W)~YRbm{qF`;~E?dF5m2EQEK
JbumZB(6=#mdw)hRTb4AJEA&Wu@%Gr#0$e@uo75J~@553%xnV6%FuF=5+ArRmZd;n4NBB0%BuCjwNGHdG0{%)$VyIgpg#wODK?6#MhNI^Oky4Y{1x|QU6K(
Zomk%M{w4nl1LboG8S14DPJdsVPQjXEtE`hjc02)$jink3nNywm=!*pFU4Icz%rH3`=p;yIGg01nYSjZSVr-D!66KDy0%eKPmzdEu4C5epz$Hxzr(326oVD
aNDi*f1lKKo<W3#;Lgt@E>!`yjhUEhSgm+$2D6Ye2YAXzWwdx@|rq9AqL#96$7LYrQDDfb9Jh3+-|~`lFq@5)BYP&EN@Bg!3zaf*(DB;MlUM?{UR*+4?2L$
Iw+-=ZwWzdKv1<8QK<ua?Wpw*Dp*~`dP8IxW#1=`S_~9RU#V8p22>n4HZRb4dIbukfzcElvoS~zLEMBku~OP(*D+F#J6<Ui0$a>plntshryUeCO^1^x3nm?
@q4dH9!nT>Y}IG)le!AS6{q|LT*XOHBbw{rD)E_6Tf);GCXjU~mHr&uCFUe^&GK3~fmg6}IRpYsTX{(y*Vf>TeWb&;jRY+!T-vYakipl<9HQvMMO#~W#gJG
lgQOK-A%>%8J&)#nsrS2&<>bY`w`jpYI}9`B%GA^*rs&v=-k?a&H2ei?_2lthp9l4A#&4Pq5B{BT3W<up`Teb$N>#Pm{8XWHHgn1Y(ACGWKVm?h&iR*yir}
=|7BnX62>0bmN<9@IsnveB7+jA^(*0TgMfzXVUyn?y36mmUnSk0_)t{v-KMyJ*h{fdpO*HDLp+e3M_kfUB^ls2Tu8d8?1>9@!*YO-lzn=V2U956>4-OICHE
A29eD)z0+)aS0{Z#1uM|crf-(Tr^+04?hiJAb2GOrayUn7lZ#yu`6o4@KSJ~z@pA6r%_#GH=&x&_y1La8H%3f=Jo%d@uC8xOFcV!W|}P8QWdx$+u{gignB9
X>`-ZsN3F^pVcwk@UvUZytiIXn4(>22nyD7$yA1NzC0K!y{~q41hiL9saS;7nn?dhh|p<8t_U~6!>S8>mOImS{RNA9Q=gL6VP)~Kq=cJwA1nyAwJqxs8q;6
m^8<3Hwhz{Uxw8p4+_u{T>xP=*1CS;O5WAg`36aGKeM)}KO_Z)#+^;BcA1^1{hbY7?QgEuz4?Vv!#PqGAV#n{CX#>#55i{O{1`aO?gw#C^1UH}b;+R`1P8n
#T&n7nec@JV0Nzz!zeZmDLUE%P*<<%y4v0toOSOa3f}MZOGTQ0ZfE6h*33Z6G`ebB>1`U_3v6U|P<;cIub~zKc7L^ZwF*Vbv-^)3!6?bPYB2@@duySxg7sF
8ZuiRbb#ZDFzXPSK((idu28kV{LA0c4L=?B*sTvXX5Gf0T$QuLKe$F;gu`EU^n8jS@LVRb(UKSS%8gjw{a^|Rt1AXVgPZiFM{E}@bwZLnqkeH(n>dmOHN8+
M^B=!J$zQhi~3gI!PYb;(YOH!J|P(#ObzfD@K5*a)5Y++ZV(im*)UfK;)&!{bQspT!}(mG*u5hMTx#ApJ<cDv_+m!S%!Ls~}w@(<ZFE;Zf#QKqR@@jasSuA
fg`L>%263EEfR^8NQC56*hd*<!{rf{|kTkb?>e?X)W<{)Yo&~26A)IqM1;qLqVTaV%*mOS?3C`&MT#gqOVY}MNBk2@qd0{4ofFyw<<Zr#)C{94xApGw*M(G
y{Z-klV-KIb&>8rxaajA_-rATYhXvDHf6Jn>QTf!72?tv^$D434bClH0EW5uD6`H0Ovn^JpAm*;bTZRWG;tUX*&Fq+-uhk9J6EJ&Gs4Ey!sG<R5PuaCO1>s
yfBp2~qZUIwo)y2S0n`)FIi9&UDl)LMqE7c0caXiwZHv|=m^|`r6UKv~jw6=#b-L4)o7D_RTQ78__GI++yc`Cb94g8<Kdh>mkOmhHzedpf1$*9L?EBMthsO
XT75t~#=<N3*+K$R2bhl^6oZ$)=tLN5E0D;*G_F6hqz(W>P!RC<UmbHu<t)r^fs?<XUWy|{4gTrKQ7pO|-o0Ipq8%q+XtC|m`gKPU2vj5I*DLZ_vsDhSe0_
zK^uMof~u2wMhV_Y)1j!2IJl7U?NP+`bMZQjs|$dspD<eDg7s;RllPrnBO8U-co^Jr0n035{emZUB7P%$1x7^j7*DWwa=>q02VpOUQ!f*Ri15~w2Xl);g-k
nNJVt{>8)z6`ae3-cRu*RWunUOy)FoLi<tijlj(qGeBKPEu^|dD6tL-K%m2>m}4W)3bkIm6D)x`EUx0N4LD-eX>0EK)4r&qWpN-uZE7jj_4N)pFk<crsL7^
1j0e@a#IrcWw{;p6x*-2g_=w1)ldJ&UZ7QWIIPt5(D?A$s5Q8#VHdAAd37{Z+3ct9op94(ofP9ev3+rOn41XF`L4;-p@<>sO;syPVB1NPycgYJWzy52j=<6
akP+!D{X&1LPun%_Be~VvL7y7ThNPVZ3NkxR>!lOANth7g+6ANSPD;b}&ldBBiv1|M_?q1hJB$jO)=xL)KUPVlkMtoU52&uiWu9(tZQW~3l@N{aP0Ra;8G2
*OwQvFOwdz4+Dga<~EJOF`BB(Ut{}VRprk5^OA>6NmiBRbmPj}1LiQ41sBpxkm%YpmxLbXz(!uN23%nRxbvclF*L4n%BoyH|a>rdYl7UrCdPkP$8V8l<9*U
a(Gr9NF*o^0ij;0In=Bw9c@0Ik&zAd1dQ_2OJrx0w{!E}Atr{oyFN*&jNk8c4w$goIpK>bd~EBLzpr)&MS0HG##n57$0z`vTAbt_U|^PDTF;x*-8lUj~F8L
~k(T(BiOHy3iedM19W6ZXJQKD}b@))zM%=&SOc_OwyfL$r~|y`e0-~3q>hb9Uh3o_c}nE`v0f<O&q(uM&LdduoA6IJitb7Ha(R&PS?${%eGSWTep<1H10Nj
$4K?kxaLn854}}+&}8yuP_UIxgN*@Aez1gr1)iI2w~16Px;bfoRx+>?J{P#+e%kv2|2DNyV2x`pbl~F@mQcnZi8^&`zb8c^y3CiV4Kt_Q54f3RZufJI^2-c
aii(A}&wz{r2;{3PL}}TNr*v=7&gNy-54)DJow(29*=FHPM_e&A8Xk>%>h#z$i(T#%^oK*W*Igj<;%f~;QT|Y<IHi%}j*lrbN)6z@5M^PQFkjQ(*V`Aa5>;
#Q+;@KP1=%S_pZ)ziQ?PSbLTP4Y=7@Yv&LD|#7FNBS3gS7I6x`D85ai~LW?kqwL5Yi_M%c3j*LJdl_ARMDA*E?VdkJwaKAsMI^sU}fZn&ftlUNI7oveP<Wh
v*0EEEd$Wku;gzo3T0;*n1mUD>T%{9B8u3DIf<U3(Tr1ma(ijJD!9eLe$VM)lDu!%_Ri4AL&NR`w6-{-8~t{RubtmHn^$ZG!D5j*aH)2bYU+38Tuh5uego5
FI+clUu{Qu@?YLl|<2^ur05^5$@fZa<NFDEek531OLNuy*@0fxnXki$j_;Wv)U8ma6$l7D#Xcy_0cdqvVma0R+?r(m7ua(6P(2cy37y&q~waOBHIcA!zb|c
PIj%57hfucFKcRmnT?D7AmhzC;@&^_HqaRYJN)-uIGy!?V*MfQKAQLbo-k!k7pl9UsiFb)6Xw=b#<dZDl0u}p8j-41ks}p4R@Mo!3QaI$jK@qk{*_k)OLu+
C-4*1UY!x69JPFA7(gW7WQlM{NGj(ER7UwTy(DridAD+Xs8ck%Z^q;xEgs9+7*<eQ}01jJ<pc}=PsoUkgm_AhMrEIw<ghyF*q&iEVIr5Ez$G{MCgKMZK(W}
ir4*1~z?cF@&iCZBD+jJdBz95_xJ*r|4m`BhV#Tv~3Q%-G-5~%>+Q9dxly+R4{dr=LLJC;LK@}~bV`RPktN9RKmkf{3h>IA9mUaU!h@x71Ut-%ZVKUxahX-
d=IZe{o78XPkjRZplWXABc@U!EdR7f?m!OBFHpyt`d*;FuzC9d@#odfE}HXG;l6KZIwJCuA*<YvvtLl5Lk1b*u)66OOG9nmQbzhim`O`k(Mm9B3uHSz}Agc
$(l~2;n^zZpOougX@&05BtLI>8Aq{$#8%P`al<yNFy{F3+W&)rW)ly4Lm7Ntj=gs-k!ZTS3v{GSA8?k>*9y96E?X3!g6L*^ol?lkjUXnPZ2n@u%=`&fhcP-
o7v|R?0#pQne|s1L4d$Mu_v8+O`8)9X>MKy9`dUcoyW9)t&H4xy^f`|AM$c#wy7C}(CwJT!z(Xth%MlqLN9d91tx<vg*vNQ_Ah=&!%jc2N<&#nk4u#n3@p)
-09e0bpWF%p*g%-~N+NGE`qlb64h5+q#5NdxI<HSD=`~+bqpW`h-C%%iklY~koUPb!rGpe<VC67FQk3PsZdQH<1R9o}6B_2w?NJg6=xH%)!vwkztjbeZ8jL
V4G{xWXWh6L^C9Y{%g9W#AqQs{;DXjr`lbqTM{|s1h-#aht%T4~VRc-)6#NOmNxH49(@v95_;@R#yD1~t4J??GZMFFVDR39Yk00FDP!kXtqvcV@~U(9VD#v
)-f2L3pvhD%J7NgESXWR5Vm-^`gRSADIsqh$^{PN1*Op*ZckmyvTG15uMj>e=#mcQjTuUQr!5L!8lyjmYzps$U7-X$K;ChkNoQz8SQRPl}<Z?KxU77hLSN^
66?`oxJ1-<WYEdpA8<_eQ7q?zi`dZXO*PPz-`%lD(ka!rJl8*_BYA!D{pvsRnt1hbhxWp6{Fl~bbTD$&Zwy#^nyu#j@|5HqHo;4YO8VDBXQ0H<~m&WR>J>b
TQz@POi0E1YKmeYnso8@0=;u;+Iyc_d1e8rE>QFu>DtV&<=4)>)0uL01JapzymbH!wReUQr{bO;x9Y?HvVO`xl9Eq`d(+siJB?JxqEc2pbGSUumS5BzDh$Q
E63RImW<6G5epAq1vD?9)=43@$%FE!nPaht4X=1fTmxd!%SbX&fLF7OZ!BhDR{nt^Q%sY#H12$vPrPq46ML#ht6PjOP7P$Fw3~yf{@{K2r#Z%ZQCT+=9QP+
kruc5j$M(OmR!vQg9XT3G`xc5|3(<?^4G$%$`gi@Nk#U{}_eM>{YZc+IGE1X;`$4L5kjLJfU%4qXkUSW5*SYEI3Ec`)`!xL+HEQlD&hVRJCQlQuG6F(dXjV
N?y9sv?xJ@zD47-uG%p=JtB2ueJvw~gwkQA)j7e}#%FX+?wy>mjmUvxDPe&GAdQvMi~j6qXD<!>X$qky)X)1^hzO@?5Nw3YdAEil>OuMlgH*<<SYJ_A|Ooo
LBl~`-eRmCV7HB7}E;UryNd#&v9NWY+c35!;BR?l{r`_ib&dxRtc!Tr2;2;J%_Jh#%gc-fbqzHir`+JoBB?p>KKD$_AhY$lG7}@@{ap{3K^PR!Rx8kixmsm
i6tL$ndfG^Z8-dy;b->zo$*fgvi(nZE{Gr$q722{6iFilQJNFS!&3UZmS8A0hK&B*iPbC0ZFF0rZi|vIw#ZFNO{?s{ohmZxmcFQb%_Fl}x~b1!Fleq(4*yy
9JY>G<=8N<8Lfu}rn`)dMA6>U{JTxy+E%-QMH_MF_Xy1v?imjOU>{AG;o4j<F*5_n`)Bm3m@-arK%GFzBY=<;U+V)fl5f4BBDioc~CqFuCPLmpUt?M->8ud
q?;4j6!+v~twD<NB=AF8WzbL;zg6j2TR5w!rij~Qmt7pWv84W06(p$2(6d6P*uELc}t#L`be%|J|H2v3s*jLq(R?^H6eWJU{<A(I7`(vgWxsA0L^;BajBT*
RZY^}^8{|FjKt)VGrGM>&!utAa#C>p2j#l8NOFU|Xr0BZJ8G`%&IRtW}m+l{MbM0Yt#&kodmRA%WjmKUQ<Bce9avoZTrXyfUXP8@bx5?uZoT(BMJfY{JLo>
PjvhL^(9yajQoF<BRozaV0QBgO#jNS6>!;HL!R$mhZ*y8gm6s&j%Bbqb!+YQ-5j1u^x@eGv@WQ7vAnm4H0!v#=iv=&SZnJ`>a2`rBEKpw!HG(H)31$BMYjT
{3gOpzfF<ZO&1qDjq%7Y;M;V;zb%ZUkh5VxIiqvZv<0Wn71Dvx*Fws}6gTCV;}-40T`+EVt<XuFAsly=Dc(hb$~?$@8Xw<!_N;Z6*x+@2xc$k7oe>>%oD>$
1$-{BJ>Wd@+KN85!@pvV6+|b*mH5yz*W<nZ>a;xYy|8UYIjV!w}AOnNGuzOSl;tqwt1C8uft7tThf?-AY!fX60fJ-IqkWJDkf)!1^`S^0;g({1Y73OxoE^$
uvsn_s~wlZ~)dF#k3o%S31aFhq`Kyt2qDv%PpE^gDqTjSL=Mu{5u3A^>DAu-zvrm$ko!NsurE&G)QM|=5X97tMJPv~JY-Ed$<qB-|wPHgAUEOkY)-{gC8rJ
e8`y69jIn;ZCF%q&0n1vVn(Pg)|@`Gq&22ME`{d$<T~$8Sr6&1e8g-xUqZAb?{aaUChi$t1&}Oyat7NBqmp1A>9Y_^gPW<o%^Ej+wZc!thQy#$k~*F31Jkf
A}=N63WSIos}Ir-G+%s1GDWhjq%x60b7+sDw#4ma?dD~>-8b;tYAAGnR$sXcC3E;bszyzPVCq3_EcYHl7ILzV$;%khvrU;YNs(l$nwkAmJ!0(>#A|=AxG}+
U`BG2xpYI_R9ER*NAhzQvsD~qN)Gu3Jh|4$+jy=kcSDkliWewXFnReis&^sI*$ZtA{rTNIig57?aFKpkH-!j3J8!szpGfR5(IbW1)S1M1fBhtbqEt%e3qp)
9$=izXM_TBP`pQz0K^+Z@Q;)>F{6Mpe|DuKkm$Lk6R`)m$_EPR+pnV1y|1j|j*?Kcp)n&BD!BS2+sx1WgvoZUQrtBoMInjfX%;HG$^vfA~SSwVbEb5_OIPo
p3qA()XWD6-zZ3gtQZ$<z2@`lC57|Gn9dPRkyd|G<?tP!&#=C-w{ylZVNvYu8%@NaAUfO9tqz{b)PP{W=r)Hp>>gUFgHHN+1{XW`Rst9TiyGDFWbhn*4XJm
u!;)E;C~jvGcT&zH>o+p@pOJ64brgJx-=ApbvvS`dS%<y2vqx+bfh+w{g~m+ZrQZ<gts$thd^H*W-;SjaO!pX-W;_{Yj7rd7k?!220ya06IS2M&cIsV!Z!X
U#uKHHT{>5Nk|J$ttujx{Sh$T{$RfA1tAzXBoij*?c7CsxJ~${bybkQZBGBLmIz1jj!kX<}5y#MKuC~KEVI^Tq&C=?%XV#<u|aKOprM0H#E+tmsTWMF%JX3
3yz;0BxeyhuYs!)h%7%EETf_|x=4PMm+%QOo`GGvV3BFSx|(FLP#gle!{;finL;!NxJlMqgZGeH{m)~?8uZ4QNt!CNt>+NEK3R-@3IKBVjqqmaio1SabH*p
8bKxIhC+S_**CAH>E5Z1dhA-7`GcX*m*U;vdER?rhG5oxhY7M&33@)p^OmzoAM$}!~)VTkt3i+Y3&%(D<(lE2w9MB(^c1`|?08HD#9XiUune$U#-b)CG5!7
yQGvvkg>_rleIUx_CwN1|cACd7!d=>q0_to2q+|Nx^(Kz~a;=d|(uBZ@AKJ1qYspN7{E_j|LQno2%Jw{Q<SW$Lc6mAePBo|w>(v{PO)aD$B=>%F98BWAhgF
d1$5?{-262jw1>R+a#5H3xfj&6mn`tyRxs|Q}1=U6@!ipm=<-mK8**fZh?VWq_x^qU&wYCq-lyiszn9XpWPy2@75leN|)1YpD=!>v-TD0`ns3khoO@3RoxC
Md{{F-c77b@Mz`R~Jm|!dI-W7+-)RZQj^9p*emb&?Xscs?_j`M*n`+RZgdiI_eNr54gMT#B0@!B$M5pd7fH4W@6Uj*SVl<&Rsk73h*2R<1|Cpe7z+<w*0Yq
4Bo1sf|syIf(;)E(e*sm6$Kl_bH=`;t!ksaWO)4`IAWVH+#?;d+5T7dgKElt$+1X&+FWTve!CVLE5w>?vee|Ht=#C`e#%AoK@l@HHNA`@riz<A0YC7es8ag
gaQeuu-aAP6(29<u#Zz42_eS_CcpiB~$$`Wd77C%w!hy>2krgK9bSR$oF}-1T)w@K}pzQK^p%*pv6LClLX`3*Wa#Euw0)<#k9tCQ;b0*HKGw&V>Xd@70ee4
Fnu_>ivUD9~n99u5U2c%sbw;opB9Js)v;U-lZS&sHgjOk!zG%T;n68(7u10K4i*w=S7DY*EjNaIiiqtEn6@=4A=f7dx#wjIwQSIsZc9iQ-ktX$?8y_WWXyy
6Eb=sa$fru@O`<4<2E+m}B^?LH%wzqEgfJ8#|iJ`|ScN?;*n%;Wc0YLZtdgT|>(VtWjmpm7TczFQ{uyp(<I*%&w&@ddd$932x?r*cG*=*24VYc2E&Z*1GZ0
Qn2N()w|0Zrf|G=?jrVE7JC8Teo*IB;~9OMjH~8=up$rCn+zN4(8|s7VqYYsDYGb9Y{9a?7_K815lE3ePlAhdQMI`Y|AbMjrK(Bf^ry?0)`h+qiMw-BTjIc
OM_Eb+?xBIv$VZKC+g3>I-8y|1g$82{O5P<rthDOlTsR2*rO`)bs=McnIsu92`=94WMXIEo||h2gb;s0qz|l`iMIMH=Tg30un}70v-*z7SLI+fq;i5qZP;F
lBNaXau`3Pws~25(CsH-CeNLTFX8PcqHF8Igefh&}53gCgDKz0NXk<kx%=$}8P4t_ywL{td1CK9+;XIBkBB)n-%edu&{R!E`*gGR0+L;ze`f0SzQcr1{<9Q
NRUyo7)Q!XbUx2}=^$QytqGoKr(#iO!+qr`3FJ15PKX2R-t->=2=(9q@N65z?zSee>?)#j3P>pY|ISC(D*%(r6j$n8d{&rk`UwAPA1nn}GGX8bv9M{d=2Pa
HeEzeFl=$&KR8<2mddtXf;>1AbJ?T?kDFq~>D1iiAf2S1(32Q2lL2=p6(0J&ACSqa{`f3(TWdg_mmyp>jll5}74bgLos%CF4yGl;@ZgUa?N^n|!;_tSe$wt
|f!RFgL%<`0jP=k17CDfeFI?@{I$n!{p;}6dXhjllL3`E1t|;aU^qCf$VhK{f|jo{w|H2DT5x0O!i8gUmHDrI9Ii~pw;0m+L_nYg4ycFYJ*}4r45^i-Rh8z
8QUl}j`I^%2=}BD+y|h*k?Lf?qe#Q7C|xit-}lRe&`f4wSTYOS;oR-=m2+%}SYlpn=qthiWp5zz;}d#y2Elu2J9>!Y?(=VdXz6~R-19-va>_67Z{k5Y65uL
Sj!}kd{mv(fimE<84r6flu_Iw49ONb97#$=h<rpO5V|@sb*{v#_l@}l<fMIy9)&24Q*^=`OX!adh3&#22_b|Le+wAWHz&>oNde*SK&{dfw7}Ec|hgXDCJOh
JjZD(8d_1Km1{y^?lHK2e>!MZzydt9~E%8^LE5NYhoS#V9d!!H_+D;A>f-XDq~oXfN+0y}X>ojq0p@5PdB6ZDO*=(1Q4s1l45)l86p%X(@&?r{3~>(`>iW^
7JDiB3V4vn9H9lEzn&AT7VtO=ROPk%Cfso_CF{9X6-Y-?AAcWSz>b8L@RO>E`&i<Xs53WB;V!-49w)0sh_Q8gyw$j!Q!vBY_j{iavQ#Pp3+XVv&S_8zA3U^
yXqckziB#i^UjDzKNXfB?=HiP8>&Kh5b-z2s>s7ZJ!F~CbXW=jH?Dd2a)|>P@JT=i1S68)v8TCdGs{;2Z*9Y0q+@6W<)--`Qa7P%F9T`3G~EBY{1l~tMtFM
&hHPrI^MgBx&5t=C0e{Al$*#~sX%mG%%@<legs7n8LM+L;<&67n)K7lF~=A_WEBSQ-da>Mv_DVSqze2}uD(&CKmi>4HD?%fuecU>V3>jEEMfm~VS-r#ihH&
XeSUj`b4dAYSJs-Ka(I`ghQggUL7f<knmU(V$Ky5vqz~#U6tIWC*B@Oiu9-II94$L|^dBsY5HufaCO1X-P3q`ATgkZjl{wk*`FAKHoZdr38e?<+?F}#om4L
i^ot|SxjoX82q6}QuKq&bmk>_MN_c>KM4m5?Ggh}y9>%;7XYx2OH3~UDqhIrzL{3i*rr-7W!tQbrv1GXIrL+{P1>6|Q5mRTXjK5g4*g{>m^`!WDV6d9X?WS
dD$3S3}B?#hyo*zd;E=<4P*c<c_JCgov7`u2B_>Sdqq^GYfx8Nw4<*=PL_ujol+_tmI;eK(;oYfVC7!t7{AFZnd-jFp%5trlVlxn;ln=@Fx-@Oh(=W`=f91
He$%&>pp!NFT!f<LUL06j#&9z!!br4R!LF9Wq>FFjZTmb5OgZy7>5l=+mQ*N!p=cQbh*nKgPi5_DqT-c#6P_)}-FzSbZzKOUQ73#hOv>7z4rp@X@vWg0Tr2
5g%rL(uRu+9mif9R_n=qPJfB%yazY25!;LAi{tz{<W0!mU=RseC@kFc*WElcHJ1gYT3)QJh;&Vo{$DHL4ikNMPGLi?jFL9#0Qhpz6<k3Yz1`%y`tELp_^oz
Z6Uwx^h~*XMtLbt4nmQ4oa;HzlmO#*!z@4Ty)-iVMXaBKjEXf&rE0#+%sQjRBDeO51BUh8cV5N_Uv>tB1$fYS8P9ZFR3Fw50_eB#nDyo@)j-6OZ>k>$rDe>
#b**t&ULpU_3BOZdY)+jc>HvB7)SK!?f7d<lco2}M=8OPkRTYzzTXXtfm%9LY7_$3FUg+888zCgK!|F%AL4E!U(zGeQRL*cRQ;<UfJLKY4cIPmPRgr6?ZD~
oFn*kK1<-F}1_J=2FiY%U<c1!Tgb&zOWA2_IEKs6txvprAEiO?CTs>>mU=;40T(<CqG^x9xz+4baJ`JHji*_?`SjlH}tJM<1|Zq`sQoz9{7J*rNupNNN5<L
FhZb!tmf+%docmBlv1$GSDhb#8U{gv-FmZsVkl8Hg^Q|tI{>Zhe+R?eRko5<{XgF`^e}ubu>=k5jMO6wh$q{8hcH#_REk4ih<rP6%DSJ0|$C?a#u0a)Oc$?
M%>PVX$Uz;p&{-Yp^4KK+D~b)c~F-)1QR>)W>rnB^;%5a?WpLzt)^leUD|59didUAxyWwy#ZMLIstMB4C(2n|eH{+IDW%6(s5bHb2|BYgnZ%Om*Ed|YA+r&
?cI|D_7jLHrE#sd|da>Q|q{db0u@k;G>^6Qz<=P74DiP->Qwk%iPpb=iQo<-xLc$f!2<YU#5B*R*QC3+;2}Q6r1t2<-J!IGyD2N0f)r&YCyqQxw^(*X6=Vz
zL1u$CUqq0UkA^s`xN_qpqlRUJ)TNvGT^I$anobkUbr4E<}YSc-UUDKyVcYJ;xm3>x$Gaa`z(%1PfIXZWboe_jE<w3Z-A%~|=%1@W-e~@<xgjTe7BPV}B*7
Amo)ojvy)_9g18hW|!X9jQG&8Cbvfbu--?lHsH=;=`00z+nN7d_qaMx>64Nvr0Z-VDS#d1OxUqKCm4xsBK*SR92xdV6RbAeOQvD)f^bjfPa93UWDc(z`#_@
67Fpb4a=;xVI59EO)8Ww^a?TzfAbb{}td60L`4S{)J(oU<MHFit$PL%!KD^G0QwKkPt`kK220(Lky0AvZS*|x+XPkDuaB*OuV4|R-!MA=e#^)q{{U{LIpn5
Fa@Ex!#av1uPJ|RqH$ctTVy!iKl`4gre1c^r>x$~CFYih+CunV=ssFQXxwZ&0%z5;!ya>6k^<nUQ;cR&&ylB>%GrW5?d-*`P+{}Z217JHb*u5*tyjjrF8>r
7gz`Rgm?X^GVd>uLW>cn8lYtd{w%kCOTCHmocxClId#K%|;p-}W#Rp^H9mHiR9yTXzvYp#X+EiiXosU|o3p$iEM>F$qDD!_uKHGn&Z(4*D3U3jjEz~w;Nor
^wdqkXEBR2}MxoCIR>i5)UZoVUdlk5DQk}3u|9?2mGlcbGDg5?OWVMNT_WDqGrYfKNP>cgoW@H=xks_;9f<scMd0&io4h%FKhH`)I78-=o1hlK^GZ0W3SZM
6~Hag$86U%vCY%BcJJN$-6cAUkxwho2v{#_*q<eW$j#&T}>m6cDo<Tt4Imhj`YptI&Li(Ng&os8D)JmQPH#AMs9UeY*TF4(tkoiL1%u9Hl&8n)>ASNd$yYq
p8Vij#<HaJzQf-^)Y#R81~mr)?Vt}NQ_*FZEtqSl(-{@3wFqk3Kc;?4eVyJZo+)EYS1_S_HsSiD^08H_1(jfdJaL59OpNPMv~OZH0V0QjGcr|j;5wxOk5bl
2#!pdZM8|YCY-`tAomUq?>oWeh#TaCM4{90!lbk!KWYyG-|Ap42}7v^05(HUY1vWOyBN3&;#z9)^XQCiSc9~@IuT2bcRU#+6~`9Ks?X@c<5F2$yacANkM)>
S9Z8jlj2J9n$P-&jRze{%#fhbN!7_1>tuQC}7jPgK<YRol?ReJw6lMqDp7WoVdnOv&oxSb1`I}kOvzg8edfCTnuf?hWkKgXk_BYynk_18fp~8HWj`O=XPPU
k@aXJNd#aC)Ogv#lt0Hm}82da~4MV&vF<^iOdK{WXIMH-;^#+6oxj2$2T_3-}jmy(I_LD^5Mgn$Vy2%*j<=pz^!s3O*J3M3#KOMvg9S4H}6TXJWBdqG1ICS
M;ruRGYCj`rswlD1y#5BEz(kSHV<Wnh8$kw?c(alcXZ*^qfDJoF+sH15SmZRB@s<ZIu|IXF15DEE07mE~iX+F*jcE_fHI$=+h~TF$0dDLBigQ6XnhOGO&so
T;cCMh;?_HxaPrt@eAmrA6mO5gMsnCh?ihda5@uf_<{mhy@Vsaq{Nk8m4r{PkwAHg3p5|;0Pf;$eL8g7otEJC6pQdZ;oekGcTu%ZF}sJd=UWSe2#cyB`C|g
4pS+#<cFZm^4=}<8LR##(A2x8Tj!7XVU-=Z#4m&063^Lh8ryeVV9I)dBn-MeIN=bYRrkM<dL1FFQA0qFLOPg5lDK&z?jfq{W%+m8tVZr|G5A;neJm!DwN*;
bfy?9;;_zlgopkt=T4WtJ*+)(Nq7D|A+MVs^nzSC3b?x7KG~8cc#)7^eXgs!lS%vSm-b?2vE$_U#JzN$Luc_ms7fV-071WC>3t67ns~fol;$;|hATPkQ5e!
^sI~PkKBHuD+3rz0lj*-yIn`<MlxwmSM_3U9k)7a+dDh*T`9R53Pt}N|2#1`;mO4k2#1&U1(|AB@#V~Z9&4DW;9GLIg67~5Mrw3v&4b52AiJdwgzr$txONj
fhnc3Ru}D#$LRE;7(US`6HhKP>mg)Sg;O>d8*#ulLERC|0U9JWM}}NS8f<lsV}WcA8dcY!kV1rh?cFZL70?3IOYe#9@2@sC_x2`j(q{_KzKvh3gmwPvzUk%
Q?FsN8D^#eRDQPXVMty%|}O(gQbf@5GNbxzFuB?Z3!prhI?OASc4F~Z7jN2-I!GK*Lk;BdkXOSo`qt&x9)sdm?G*+mYZV%9Z~$X7YxQ{tLIf}Vj`nrlG5*d
6SLO=vx(Bwms{h&iRghy;P{fEl}<4@95KZoamJNF4tUR={7&`+w&;{A?RfEUi^JAH#%3VbqX})}{V`F$lT+Q2DYU<##XF0WCf+_h!u-5sB~K!J^7fYVo1F^
&4x?oTg8+tQG2^NXgPofgzE-KVM4EQ%S-D|n+7sPa!10$Qc|X+;2V))~|Fa@2x^fb%<XTWr83=4Hqz9$=o~O`7F>9LM-Se<QHQ#ES{fjq^B~!<WyLvIG?}R
N2lWiVxLqkE8VEo^uI|c(qWx(k{{P{hN({X=qvM`pSi=_|`tHxV9gEn`gm)ftR<5#L^M0gCCPynR5vQ$XIR%4Knr@M=+r#Mrh=aCK`Ig=HI9+alZAH9^P5@
Lj|K6@4m@1=5pdxiAvm_VpZKe@@|4~r@MC7Q|A>uviE<uxc~%n&K}VyC41dsgqOi;tv^Kghqiv@Xgz=ddR$=feK^kHgN!TO7K`-2me1TMMlq$f6q3kJf#FJ
)ne~rt{xwvXha#h!(C44_Uy^7g>NC7>zteF;@rbrx0-<H0T}g4F5BFMEvM3xuEo`bUBzv++^zUMdoUZphKb^x*`QmpM0%3{5e$vD!`J;(@_-U;6e14ZC)^6
J;}Vi=7c=JUfe7@GjRI*r?WO$@fY&j(dO30(R@0tm&yt8K9WqK_0Ae64zl)o5fsVk)13d%larVizc!5moSNSs#I_m?;Euwq4<4`8Y}Ki)$8Ll(mTLDpNo~?
(W0QkHqXzg#b{kl^z+#h2)bMcMaf@k2>tBK=?A<s~>i`Ve`=MvhOuxBK&yU1&?SJb<0f;-h9&JPMAe|Zy7EQgeqro<*vqGXx&WaG74L;<Fvc=WZ#2B77luc
@Hp*HaMB7s|@-Zh?n(QK-g=s2%oqrcU>jmtr`fWCKzCJ=Z`E!(bZKhAXSYq*)^=eu`6JFu;*SU&~CrvEUk_^KIJrpC89bY@eULWqoTwSiJ|Ciz+2E0ky}%P
6tk>Oi4JSJU<{QG!An<aUc1!VARYtX$=$CY=*8XRvkNfz5k!*P$}2seU|y>Sy~0h<*Zm$xD(qsHs8OGfkv_<Fmu>Fx4%vwRnu{FS-2zQcFFdk{jdiv+M-Rh
kvPq!j9!^|03ePo+T5MUx)Xk!kAdmwuYQZnl*VP55tD1?NF(ARvibfb{4_l4HudrRmthsEVA5b`O(Qut(TU|`iH#>whjxi%Vhb63_PiJI$DSRA-rO~0xJzj
rR;Y?B1NMJNNHi`^QonqzGHgPp|2KyiM&$ClkybCRGEPEy7iHT9+45{1EA{uI-o)9MXn18E&Z5IepS*7@~C_4RoODOS{f7h<!|c6+<68nC{4D_v=o4HxgtB
W+df@8O~nT=)!^rKg$1Bj0e@XWLU6EXw54rq*0n?;)zx%$p$FoST;a_e{EC7Pc>to{N7ep5I82DdO9|SCyKL^1t4-z*qpIYev014?9`5f#rzV%`yokq36KE
`g-g8E?zbS1F)v<=91ymC)<ALKPOK+`ClklG`0?ZJg4~`S=fk{f5R*YH>_gnW*suA~iAif3ybSIi0NJzPH7_By#Lfi4}4n1qju67I#ogMeDkTjisv<wMzIB
}rP%yl*y<Jnnaz8FS8wn*SSm5LaJtv}X^C9G+45oq8=jNQvK#n+)B<@-f5X(HM?)E?gaUf~zzq>d(J907q(Pp4HJg*>P9PVE6)S;d2^_&S|A?`$Kc$V(84Q
_0p)tVVLuXMzzpD?eJwt5%dG{Ttzof0mfhoH;Lia_s|-3B;DmAZG|+T-LiPhqTmqx(^q7*vtBiaM|7*jxqJEW$k>g&ZSz$&J!aj&hKT=nBs01HLrV>6d4%C
jhJS?4%R_a+DTZp3`QS!^U64uV__&awz}1e{F@@V1n7~|Bf8`c@9d6$ImotGG0;OVtdcQVtaIv~Cn8=M6mL+$OY{ukgDKZfidNpk2KO{;fN_Qt8wCsWB88r
$b-wOziGKJy*&fsaDv5r*3Kw#&SCL?zn?t3b1Z?(L_F$N?Dh9@*Qlc(x9&jQH;C@Qvg&>zC)D<+8=PwawMdjS_#&Po@3m2SK+L<*Zzq-`M0wjwPqoG-#&Uj
F%wm7*2LmiB{S)t1esKI8B<PXk(s`_u!z=XjLtrx%aws1+pe3)MW=oS|@H15DRvI6a2x<Xf7;)F#G+&fRw7*z8S9fJ~f7%})}N3je9yEL^>nI=8#?SfaOID
Gz$@z%=WoBJ1AQzZpZK*43Fa((Tz?J-LbFfms5zGJ)H@N&L3x>rlnipVhs@vS<fHAXIr4OFgSK!E;Y{@a}{4yb?zUZD9o^?xMvAUMd#l*pxA$V%faSPVf3#
m4_)8}K$)Ge=Ovy@UuIzNpt<ies$4S&6@Gz#FRy2!edqF*ek$b7?;$sG)+$LBl|mM!8nBR*)yaoZ|%^QMQ5VC=|a1$qRfhGvL33;iBZ0m(s#*8LmI0o@VCD
-4k<<(sR2_opX9fn*w(>L5Ax<3d_y<`dH#FD<=yx&XeVYO)p1upSjF~6w;Rt2}+gAKY?5f)ha38mrw_~yn-8zwr$1H1xN5vu{HX2`Qu|wj*lem7siyqHZeQ
vjj-Kl5FfSoDH$-&tK_ollXVt1C0D;NX{Q=0nK5Gs1lbE3{e8HnoEhs}yE83g-wYlL^iVjKOZdKF+|Btrm<B>5aWzu32vjX8qm+P#2qjd4W%@rY5lxnsMvU
z@3a{aU8KKPtG(EGi+iH^t?2|@yAhHTZn>hrw+?6c7<mqW=>_?4T;c>NPbdylVG%@Xw(ohu<N;S1-3ts?%*V0IX47+;7jJa7KwSNB)o42;jsajJ!Wrwuvqp
v8+yzE~DqIK=colod;<FgO}E@!9OGWZS}i*NK2lO@JA)HcPt6(l@qlE2!^@D9tkdGbOL>lro)Tfc5pQn40Sc~negXr@|)doI<9<LOrX=^u*Bwsm7bA5*Of-
Apah5<beVA#=2y`MjE=0ET<0f8$*5O~1~=4ao;itu2d5Dn1VsG5$|caUPv+lSbK{J4MY6=B-%Sia*zPi|ln44s*}gLp3jkP{!coZUD6z&B)Bal15A4wa}lT
jEI6HECbnOA%FR04^$2u#b`eV`40r~o{VQPNddhlOxFPJJz_zR&`UNl2}&r8dVuuFJm8q9*}DV4MIPlZm(SO=RBibXEO4N${dO~<4b{e7c41h*4=Ol<fO^~
i*=narb?7W_P0l6j3Px6s%B}9g1N_O{RD#Cb4CV<`M5@}n9u161Fg}tTKSv1gRD$j{Rk=4SMD)-+Llf%NvuS{iOi@a^1lv#JdnmS`f&iPXBq7XrJiPpz?+@
lBF*w(<lR<e|diVUv9sl7H1dG@=e|2<ZLDTS!xJ(8vQPjTH$BP4TX8+t<uWKTm5us(TfnSfy5W*Q!=-A};4cj==@g&3@r5-)Y2=s1ua{qX^d`L*)<k}_b;%
YP}!H1W$-(zOWn^_Kbv+)$EIpO<$P8SiONB=AQA|;3butzU}<uipN+V>AZI~<Lead3zPbWP?l+O$vC6GX8rT97=x7v0)^GuL?Lf1CYab$DZCvqY78qV*Tjv
MYND(s@{O4J`7r<29F<xo2!wX97R)%qrv%&wJ{`Lq5~Crb2s-zD#6g#2Wlxlsc%Cx`(1j7efNoMc8-!^Mz0cMe*x`j<Hz|K7;|)Zs-{^1;-|luX-k@!lo9p
;MGSRXYnqGlnKAtTgyTnKMe+aH+lOQTf;K%c^uA9(u%co?Uk|pz{$#ZF{&7k`L{?Xz(G+uCG+P%=Qb{}e@u}Xyo(*I)!8c@EJLTeP(XDW&p+Cx=CF!^FHD7
nNeTZSd3?xAP7Q3?!%!-`&-Fo^!cBP{;3&X4?G<`wU&9Pn#XF6K6zbHZ71TB+u{6f8kJIXwI=yA1uru@E3}`Mr@IatOO?Q9XS$_Bg5flp5pQ46sHIrS5tF6
K#8ceUFL^sszxBvrq?av$W-7caAVjJkq-}21q8fB?W#d@YW{MD&rq^EONmMu&mG`of^{}cJm%oC%5ta~(hD$vlxQ@fweemf<!zxgNnzc~+T923J6iG7Zsfp
)66)iL#wb4rzgkdIJ(30+H^iH_v*6n3f}2kOQgV;YS56U6^Be3C68qinN2nO+x!rRhWChNW0~Tt6*c5C`&^dqwwOxrgl_)cEGW_v6A{;K%EZ3P6gvvdw-mS
C^V~h~C^{EsUV(@Ns<bDEa+cx&pDGEUuuV@>-r?2P=7q5?W{-r`jBTf&I!eO`UTKia8WGw=Lg-4T{ga*Ohww3hECL`k#>Qh9t_uG%JeC{Ky*iS@}?N1LPr2
wJsPfWC>ff_jE-pbT6p1>NpBupbqMtjF-|meDenZvU=dtB8^w@r_KOCUw=)PVegRT{vT4a$9;;Eb(6rJ24Xa_-gtQO2Fl&tb3nfVn)5(8{DRluRznHQO_ye
;-Tu0<uS4XRJ@&FLN=?tIXM#vX@LGYHB;tWPDGF+R&jdrvd#n$rr&*=?tILs+tRpqguH@T#OTj7anWq>enYq>y(Bl8h^cw_-Zz+$eh#8V!CkW4gtPfuXEhC
getFwjPUEHlm(7Lggd*hqJV{7J6G3ft3Is<5@7<{Zuv#7C)mP)o<FX;kE*k5qT_|LjffONkTcDax@rTNx5YjIWOM(X?-@MPz;$}>g($H{L)lk{o*XH7sqhX
xlx7#GMXMe}(H$~JxOdd0bnnk%@2omb5`sIcbP+a1|iGMzurCUgZI#Gnuf5Z-Mkkqf3JF^{8}>Q1~Z<)GhkAYe@laDX{B?sA)oV)uyVfI816kExNP;O7i56
3*N%I#DWYS^|1mMcnR0!zorRU2wrHKL_(SDVsQl7UP<}HdVZjxSI6ev8KuJbYMcLj`Qq9@|bX_^&wAKV=|6`zRwy<vEqn_pU|NJexsYq&>JDZDNr5gwLsWU
TTZ`{ifu|eAqoM38_5#xtQW$CkLb237SI@b6r4%Gg0bm|9<U)E>pz%%{~2Bcd8MEZ_c}gkUKU|j-VAI9t>yriOA2QxXsY+Nv9r1eovLaFa!{fSXJw_l(YpP
b8Z9Cdn~8aIxwinn-Z_9NU^X#h15DlD4neD7F3G*El7rIwK{cFer;Us0>7M*_!+&tN5&xQbrmn-vTc8O?qrr&=9?wKH@H$by5{<e}!#BZtnk-{=*B(a;;$j
~Y{IS_!;pJx4D<>+AH}_o9>#1BNhR<2G-qTTx?OHUgZ>1r=#jES$$=&6QmVM<6nab%Ka!afOq*xM->i{OnW1BqUf)AFiwshYoc-E@dbH?wKK#J8h5wYEu%!
JS6K71zzq=8CkS-PmPOPzQX%m>0wv!1Xf{%E@?On$a@cm+M-^;~}`OVVWU+QS+s_GlgEt+Jp!OFLQu6mKkAkA(Xy)|kv}2}RdvAKa~nL(u<)j<l`_UBWgmx
T3>-Ngbh{vB#`rRfM5LzdA{X$pZC9Dc&GA9GH2N=4<u*Imk=^=nO%`40`Z<vHj1Cx$Mrb81Ro;iD1~P(`y7>z3a$!@^EjEJoR8cRpKgb#Du>TVy0}^v<2dk
K_{t(x8V46AFGMGj>7wCntAEbV613k6qFjmIF$~tr8Y)7!LuCv`+L4fTsvH*0~@#E4*{hlGJU7Z83U&l&4!>sfGXb!vO+1Kw<m6VU~L>hDK#A={w$8a;eNk
<`L9uAQHH;BSpdE+ecsQ2&fucp4O*$*HO<F+Ca7T@wjbHbH?@gsOiPY;1PLby%iYvE=+|XC6Z_pe-!${c?`3V`0n|8T3&}}xB;v99ZA=8&u|6K7dVqXX+I{
shOyr6nY?W}>$Fyu0K=@ca&13|4+*689VYin8JFHv8e0+t5{gH4+tU^|nqL~6DK@-}d>YRu&;2;lPcz4xaGojces|a~2Y%QvAGPpu+^qCCtrP6h#F*@4dM0
m1%?ULL;qUNi6@gwM_nC=PsRj;9oy08Fmk_F$fTq;j<vA5^#^wS_;(w*0F_G%^eO&eZu9vBZD$Iq-@HPYO_y>sq7RBVCA2Mv&jNRUB6s8YCUav87!fWI>Hx
@ja%ySiOs_K_)TpFY(A6;~O-1O6i(bsm4H&bFQpWG&bq%<jgy2O_+hiWe5szY?aucNaN(muZMnlG#TX8V#4YK)4!Y-X&QRcc3=HtnWoa3}Wq~o~J<(HK-s<
NP2^}J0mm3f~<M9<dnId48@!Jh*ulykyGDjxDS&ko0Y=m6CK(teoUWUL4IwW*G(i!7+a@X;SEM$N@^Pwwjk`+9SoU+dE5cgn<4lLmtrl>DtvLkLDZ);eGR1
($W3TL>|KkWEc@v(L%@iVGaZszwVdDX)OoZG2ZB>MFwk#pj7SusoHWD5L#^$tQCqG@nSPSXXlrLIXmQy>p#!4tSeaI*C8%AaV@9Vd&=#TnFDxQ?Nj2xi_7q
+&nXvt@c~&o9^m#hMPzzP7?VDE^9+DY`I1~hw@Q()6MIU}zIKftsmGw_(c7!eO&@0W;2Kw0b2y1Ghg>i*!2_}l1&ll@49Uj=os%P+#(6*LMCsg2@E3I~J3O
e|AT1uWvwX`NVoMF$@MiqyHoF~TMGFmN1j1FqLz{33w3>e!Ghb}k|A{4yRQ&xB5P&!2a%QyuAu6&6K*&(vRXKX;+J*#`fO%>zGo#NO%^0jYED^e71NWME0p
;K-@XqsE_QR_F?RZ*u0OqiJ<&M_A=u%2%5)+%<TUgfJ@ZK}Jj$<sHHIaOF*c`C3KT3Cn0nCqr=s26TCP%&glDCkruxliwX?^a#ju)JPmuNfKuh9T#&jESL#
Sjcp9M2~H(M)<AL;&H4<a>!Defc8XlXP4<BK^O&#KT4cNxYmms-s2EMo%8KIZe4h8nn+z1<qu_3dYOm$1Tf91koU*lVQQ!21<d{JvpD)&8{T{*f2W#?88IB
IOGt{aT+U7Z>D3S)o!>EvkQglfCr_%hH-$;6aHORGbwfdv**tr3hFi!h%>LJ~9t<uFN$oWaBtqDX+P~i~XxbTZ0fRK?m!o?{PjjufA^Bb}KAU1U)2Ln2*wS
)2D=i4w{+igYGP{>lv@bwLx>X~!wFnkyQzDezdfl4>o4>Fwr0Q?2tR#Q~+?0KD5;x%Pu@A6P;Se`xFQ{}os$o;?#}hzLgrH$=q!Mxn!W;}XT{SVMBnDuz#k
VLMX&iQtgl!8}ZT>w`q+zKvKd*aw9_;^bj@<+fn-L}ZTdz2ebO-ZJb9`;8NvN;*ZxNoxXEQd+;S7yB2A51XtBiuZc`nB8F<*s%wBpq_H%^*Qt<j#qGK8KD%
983p8xN_|N>u#QBepN3BNzO=Yx<jAMZRv0z}<L4Z&AnzsiQyO^`Ziw0J(W6<I`u}Xeeb2uS-2gAHlK>$Ic!IMe&%A_R!;q;m)*%77^fY3<c|QL&Wd24ov=k
UQhTZVvh(NL8x|`r6m|al^%tIE6;)ZTrnJ3B`Jy6H#(vzt6<U~aiFrIDy;o01+TBbgI$_Sva1MXl;v7{HLv1JtUeXsjXQSFzHbr0hSC3+{h?&-Wj}>dp((S
*p@Mt4a5LxND%N$xt*mSX)MZb<-bH->?G6mKdScs$ZvZV0GR0{`g#^#dwSCy^0DYUD!Cl~D*&cns)B0L*`$>ONoN{ng`w((FUt~lczp+J)On>o@ukwG!p%B
B#BoM}5`OvzpgVv34iE(=?l!811EDOx!#LT9Q&>J>feuuVyJ`^Qa)<zCk+MZrvVS)|JmTpjC-Rl59*u_!cmd6X2D;6`<tcqXkxBS-RAOn@GMpN#`qc407EB
{WMAgBVV4{!kDOL=F4D4%o}wZtlr{V>M~dwydtF1r0RYR~jBUP)Pq$o4u4Z$EQopS$O{YQf(e*}04M-n#RFFL(^W9|Y)9z4dnfXnv8Jml4@S=kGxfYyA=BJ
B}=>AVpQ{n6da&#)8EO&_F(zEmg>LbK6Q#W26t`5LLim>45M3b@vn%ThpZ&u(6J47D9ySmKsCl(Mj(`*VZQZ57;m!a)0*ZYXrEltC3TZw&nKmM96550S~*j
+aZUC{cKjGsTUX!>5!&0%{O)Tx|tU5%7|&C%>0rX{C83HpW&$xEhHTvD+!27Ld$RTO;yU1D7i&H?DdOXp7jLBXzy5r>nYal&&2yQjW0Sh3Vf~7Cm+F((j0T
*R|+8tch1KLGRKnk_(|P*TscFm5Fljujm=8r>Fn>j*zfvr*;747^DBv(p%OV^xbrqkz+nt%C@+e3x!IKsn_f?Bw5MEc%~<bIF>y}h#8i(j&c_UHIF(I47%{
S6OQ>=kgH0AKGV%MXtX#hOJ(><TbxW|<6yNmal$>UKELcDj$M$PBWIJ(T{ARY|2k6I&n{%ZB7YO^-iRw^qZJl-@I1Fy|D<3nQ#kk))XHy|2+up<XKi~vb&o
5{L>*+bhoowf|&Z9V+oTzMo1nwVv{Hmou0Ww!oAeZ)NHi7b*8b00nBh<&`%dE<H;INAS=)mz9MFV1~CkGcS0>4%qW(&o%;6=;osM+?bAK9W6sgYege{$WsW
GgR3$6b>X^1n?rHQR{v*}Jb=Sny&ngZyMvuk}8V25HH%xnKPvKHm_^Et%X)p*#B@AA~Bzb1a%VtInv!fX`O78XM`W5G+^<s$kh#-(}@k^h;KZLeoPAN3B7s
dmT|<F|&bU`O)1-O(OC0TJ`iPjCN?6gb?&k@$-6eX@clxyFw2q8d;1A60V$}dsFan3Xtgxq+~$0QewQT!j=SlKlF=6R7zKiNUYutEPO#^Rr)`~Y4x6@a`-L
vm>EyflV&oKRIsO&es%+7h`plw+~#x!x%>^3IvZTzTHs1Rs|6~2A3_aN#a)qRT-xqFg6Q@V92j$`Apq9a=OP6H84Lqe{e*?y!JYB`LUFND7zHa8jgny|MD7
vq5!SOfkfRw>x$(yA)<v3clg|OzW$DRmJr>%7OuUOncOu=_Gd3?5=Ra!_>5T`DKoSH2pJr!1PEDCc)5FA#+Cyu~Z+dMZ-trcoL}T%{dfDDPKB@ZQ2$)Z|1B
a4rS&Q<UhgB;BIo1jdO0~;~Oe}8-&QD)V0=<>u+vLq+fBAZuG>{edGepRI`M&*15mS0-YSS6W<Ar$F#%VX*v+aaUVS(R54<E7o+fVm!ZUCfj)!;+>YSe-)H
moOpZr4!ROS<e06pF+lX3??Zgnj|2Ujq#xIU`yIT>tb?7j%k;0CeCHtVYTo2xs85)4cwdiK^rTU=)Sdu*QmEqjpcI&y^IjZ-^bR1J|IPO}qYK(R79hR{cyM
VC;~Sc%bvj(-)Ku9Z1`Sw+)LV2izHXv$<l4#xusdW;AG7Xx*Y#*C_YA^NZmE!IKeVK|Y_>esIeFI{-~}o(6iH7O(HP>MiSszR8{I(q{ym;2YP>j*x^y2bf{
zyH0!eOB)L><zYuJMRGWen8nd{O7uUmJ;RWEuhbgEzMS_+B{I+HU0>SK`k*-0dG!Bgbv@5)_}KRFryI=)9C~svoj>Kr)>h!RNh0u%%9f)?;e{XF0O{wS&kE
E7hKXX1HMpu*#$5Qew&0bgZ=<8;KIpmJgr3R!C*+xF>~?;0_=XCd)ZEt6WCEL+S8va3>^AG(1vVQ!Lgoy82cf>s2T>dQ|Dg2|&R194+tA7+O#N0-%p=T_jI
*&hT>qx{KTrnp(hMbMoc#~MdTVE^ZpG>5naeF)Mkck*>~7^w#{Q?*e+0n8i6UO-?wY<X$W8Jq_ap)Rol^*R17-mKja{CB&+i&yDVX43pdH$cP71GCVWJ-va
ekvM9X3AG|KGmyH+KOus<_6^R7Ro0sof^8h9nNG`#y{xVxaQvhgZF_FlQDzuXw>rtqeRkgSG|Z>`4@YiIQPvt>yiY|8Tg^!(x|FGm^m^D29Uil$*7R%C1++
FD7kyCOmAYm|qI1g8@*iHQ%0R$_3}6c2-pfpWhzquk6~LY47)aU`f>F1E5@e&H6>8?XH0pchrZ;Ag9vDyG3|xf&cV>E5;3Njku&gOfyj_7<Dpf?H}U;>uW1
i$V$Oa{o*02?<1!t7yvT{ugu*ST)0WJ9to?MX>q^U5_s9pt5$$_JCAENWrI)*Z19I5o@O~&iKl3Q#5G`PSS)vt*uM}W$ukD-=_V6Q&KghUQL0Y#rFZnNcs;
f<BGUjtgu*3@CP9-|nTvaPlo_`8IH+y0hh$rf4O_sjXW~-Y?=n5&!xBAsIvZml;lRV2Z%ugc)VSAkg%s6)A;ApQAAw`6@=QWfFQH7EQVJBhq>!qkuX^E<Nk
JiI+df#w@${whmJ7FQSB$-f!Y7a1$f02@Q7r?0fu>Zvaqb~fy=e2ezP*;nzqDahTOCS13B26aUvfDWqqs3YH#|@I)AbWxJz>YO!Owb%M=IvozTW1KS{jxUK
AsS|PWWe;meX#m4)MmAl8s!HDR|BhZGY2I%S+TE*u)07n`C%_l&6j=GF{F3Z_ZK*LeWc;H$G}RomBOx0^0{H;#4*zzJe^&2x{(**7Q3u-cF}IeXdwtL)bM>
zC6b?nn$J+*(FcKauMDWo_~a4i8!IFVGR$d7?InufsX!PRz)KNCVD)93@h5P$8&Go*cUMZTNkwg;Od*c{bl<V?8I&BAX#V{RE@b!*cy<Z%sJWqeKN`6P_vX
c+7VDb@`cPmUyuKXW0ie>v-r>2r<_D0s?u{FL&deNrbT(MbtyYO!o@$Dap+p&M~9e9h!>WBVmg+LAwmXJiI3n%bobxftSm5kGY1e2){Ur7y=EC?Lg3Hmq}I
eOn%|JT6@Zqd6hM^J!W_K0L>>cxEtR?EH($-}!%<hrBtTP#oXifv!my@*D!MJco*&>KOCbBND0*srN}p=t+(1LVH%rbWW;5-QA72xqIB>S!wcx(J>v=oKtz
;p}*D=dCF;#UhtX-jR4SND?FFZcJ0|>>hM+_M|fu4$*OiVc3=HtJFDOE&WGv`t!Bi=0Rh06O8E7MIO3#6jEk-Jqn`aBbM#)$UDM)2_$sORvAQ@!6lj%QRWO
5gDlRr9m^=Evo_k2IhT4p?gM3&pn!j%z(CT&U4@)<q$gidSh1JW)?WB4%KNHPFA?^|6hQgofz*!Vt56^OwSZsd}1#f#>oVx`v3n@dS$i&aZjkaXxDexN>fx
Y*h&=jhZeac<PUyG(QLaic!<w6Lc?iThy{0n@JAj^$CsFGpTg7S*}0ytBE_K7U9nY-nVzjBH$eQTJQK9!myNh+7!8#2x5)0wt3f&H5W1x^Q6=vQ#eg3XU;s
lK!5Z~F?BC0!$~&i^xd@dIIvdMO~iScB4Y~T@;?xzTKYma!)<tDSIPdE5~}_;NcR~ME3*@>2bq+uR`8!IdqRntqd5}^dpyTX4QK#bR^;+FK$f#?e|w7!W5n
!<(+7D-H~(vFid$SWPbPbQ-__G+bU6~V)Yc`p)>D!`6BuwHrP4ZjXWzJ<YPgC<dIjMRLX<!#W&{>gQC(~DAg6w>>i-x01IycT<NZVUL29TEf9_Ne?sAXGZg
3pf+Sy^+5^yk#ppK~da=fz+S|Y8iG;SQ&uWY}(<!=p-a|ke+lS|?bA*Nm$I-7INCNdXGh`$rA)h4frr`ju=BU_SJ77*}*0=7~Pd($<^g>#Pi5K#5w%~WxD8
d*`xiyUoIcV#|}>ztEi32#;Qx?ZyK{tXz7Bx&0r9E)E;^Q$&*$1}umeZEsl#l5yE=B`7#p;SLxqsj$l+xz4=r;dZxW`EQ32?8-8iwZeVmH_tdhjP~o01%6T
qD#jt*TBTh`<S9F0do$By5j?p-J$6ea5<irAD;Q@WTL;QyM$-k3vS6tAlo!yjcKBrJ7gFa8n0sOZ4H&SE^*y(^r3L+`*#`XKNjc}X(!w6BqG3Z)Fu!C8cbN
}NJT`1?{f#l_%qmx&&gmK>Y2Q*zv&w)Q0X<H!^JLjVUcD)zk;!4@<|Q$x8RIuCr+>&jfgx+gX0AG>pX}jgM)w|hOOz2v0${1aiQ}7Wz;-#a)#f7U9Zdb+{|
H|WR+lT6T&9dWP+)TmN&P2kmu!F^=c)Xm85ZQgh*PjQy;Wu{TP}n-={li;X9~+m_~D#-IF~E*rBY5e=k2(I!o#~F*ecK&RaMQ(1U9spTHYAf-qZUow4&fi2
mZP;{V-E>XRB4R&?m^$#5us?e!6JG)s!bzv)lctG&2GtEqtY5=g&rlZ;W|DK4o5ACe<(gMhL>kcX}{m$ZeH+%-VT2v*(Yf~TCvT$(-v(CIypthVg5DLTWfz
$ixDYBX*iA|@+*2)vd`>1iFm&1T#}XVj+G_&p?`6#4DT@1~Dh_k>v1_l5Q2IVw*|uaOqx9KI~!=$xvZ96MLOzg{#PN?Q63M3M~{WsA>as<0AmL&INP$aE@T
vp!jDYAsYKef<PS4}Bi{>ykBV8SXHEYX(w?`D}_oysy#MH7)9i*sH<BpQnb0X63{4l^;HZ;&~<K#xKEox#eYr$;p<rs=%}-lMmKe)~Y|K7n%}Y2?xMq=o4;
1JX2BAsYV!<Z>-)Pauc_4DtDp&Cs*yRxoV4T8Mx2%;W@SL=fk0My9=yTRtirLNoFaNr$KI8cu*ayL0#uRkV7Ht{+~0Q+9DLyqjhapE4VAZ2QF;y-p2y>+0v
|I>ZIN3zORF|0ZuaXors4M&+o;a;J7Nq5uDa9ZBlP5992G6=8HmKx}Wgz?2(ca@MlTg1fPd(^(-M;mLGj)X_eP2#aT>kAL@OR+`tKK$6Qc^-w|I6<x2GNiG
D-C+K$!Q%g?vT1;$Wc>M*V-e;XE(IhWZeRi+!=#ivZ{w?Xr(?^GFsUE?tLY_ykCNc<Z%bi#P^XjADO!7HS}YcWeW#nvQp2Y-VhJ2wbU6{ldhA&NXihzNyy#
sNNR<Xl4)gX8wX8!l{C4)==Nr{9nStI!u^H`)TXlL8zhCbX|tW5+=6LYO`GeGxp~wlNlCV|YOZ*-|21v_ko5w&!>l@2P@^OGm;cxe3kJRWd<I)z~P16Fsc8
pC@$o%nFX-YBSn1ufJ354*M>p3N4tGMecP|G6+dW69-rTJ9`c-k2lGDxt&CTdj^P@xnSBUnIh|&{Uq#V2e)r7Up9}A9@JTJBZ;*F2O|3vm#)e7zr~3Zmbf}
qLgq%NVXh7@)H+1Ky_lAn)thWNpKNxb`Q<?e2avBC9Pq4QYq<NUhL_C26TRlNMgR-}4@(-W4zh#hk36>vfLB4nwf~><`qp9~c5MB21TZULLvFX>@RXk|Z?(
|Un4IzTtWaSTvJW7?=@)vfn(`DR`=o*oyvyR%qm2T8%z;JXCOt1bO&xhWuaumHCO$@H7P8@%RU!cpH;Gt*s-h7U=J<3ws|K7(5hjM9l~cKFPRHRUv6_0wS|
3D`KRa;j3{hmkpyTla^i^^pF4KE+lP2Y_nHa28A6WHsMx=`_)&WFFXUvM)E2}M5lxu_SEjO;0s9iNbn>4mz3GTsm2yJI+fRTOVO&mkT97hQqE{;p)vFwphc
2F22lR5nXSNPv~f#`*lc*YZ;LatO?3*ebad2UF<nwl9DHYw!l8B_jE6Ncanm)Ljwpl~~D!LYEV6iftsI~Jp>T6vl2>ZC|+lAc8}R=W%zq;gzIe4FaC9HTms
<;vhQR1YZ2)(s5hPCa*7uF5+O^|&eze56=<ZPcz{ve=~wOy!RLZvuP#?Ehzf^**4VP8nkT(mqMLf`I(Ll9`<<J%??3rG?R#j>ugtO?c37ryCUuaMtdTFuPc
MGbOj^d?_#aEqj88MO(rb@>nVK{>Q-t8qeHOR6T5R@RET4tBDOz-QT!;b^tNkP2bm=69O*%{R3Wh<dc#D>T}HV$SJ_>D0TsQ9~(O+r{7x0SjiXbpiq|D8Ub
Ub-r$;xMuHI5a%O+s!WpkS1Esof(N=qxN~_C4SI!nlQ4sk07T#2~2~Ou21@6p;Ie5@ycXX1^TsG_665=ZbcInMF?O#<goZ!-fmxoRWCwNCk{r%&ywU!&W_{
KHKiyXt}sNx37V+ZFpUi(?=APtI%*(?xlcfb7l5B%KG;SoEEgw_3w!1)!Y{BlQo+Wg#j>CnGV9B65^e8!gD1#?eMZjs^G*T@p7$R980dbjhq6Q0pRTB`F7Q
TU*pr0&5WdKR`AM-(zfjD7uWkOFDq0<{W(fi_tBw1yCyH#H0brgkt^1=!Si!=weS+3(hqbVq}-%L(>0_7!N<W!?tWJ%{j3Bd1+jbXk`Vow)}__$YRX3ZfvX
-0Oy#L&~TlBKkODU_lEu?O1(cj_GvP)y^NsqLZ)`PF1;-JZYxkCbXIaUP-G}lnSF5Lv(Q-s16YXG2gP%f(KTNZ0fAP@Z-Uq>*-T{j!NT1ZE(tPj5lde>knd
R0~<s9l{btmHTO^*h8vatP1WQ8H~W)TX$t>?&C_`TI0J}S_Y+5^yiDJX4UoSjpnNKw=yg!zz3)1pdJi{|e%>IpN3l!7awY)w%IQ*_DBM6UNVf6T_{h0?|J>
1}BQO;=F1N-#wv94|c5|FFq-X}++YY@YMDysNj-!<f)i3tfW%AHJO&EmO$<{A$X2j*5SR%)g^vvuNSnc@DUpmiXCC=IL6h=L#-mbiTCu>ZBvZoq5md%nLD7
eto^R3Em-jYS0$2@t_Ps1qOFzF7g%|z1L6q%}c{Nd^RPc!S{{!}#k`}^R-R+6>&5pKtzCg2<_k<nU7e|9A~PLDT`i1qI8+4mjEnA9N7T$3GNu%w(&y2vgv&
VV$%6teFoB8Jha*&0X209Josb-*8|=_btTTbX=?x>$iEi^u$aALVODGUdoft*z~;mK<(pfIw13qp~rZwBJ|SE5jykOb<(f=?sa5?Y}&?%i?_8{gDU0OIIOD
u#9{5L-CcFWdW0Vqb3DV%=hEBZ$?Zncx#=InM~&}jS8+kdI@n6HlR+Jd_crejkTI4-@MR<H48HiAcDeCw;c;`EsS?S81~Ox&>K9ln}`V^TE<z@3HCbR;oKr
uNAVX_i%t0NG^Z)T%r$6CHY&5g?e`}N=?58z<)?ZIm^qD$mH^K9!1<FLB$zIPBG3TTW*Oy*lMoLjIFiMQS#?q~p~c(<Gxtgv+lHNJ#|Pg}7o<~BGYUh6#1c
BP%5Deb%eoYj6}OGOm#2|KC;aBzTKj9fAUvi(Xu0q}*Ld=7?`nPLB=Ziu0$TkQb0`1^#6_pJWsxRA?TZv`X;KXv;H-WIDSZwG+=}|><`vOXSi(?f!ufzLbQ
n2WRO!=aWA!R(Pjrmm&IV3pJ?|LpsF_G*+(<j!Sfk2F3DGi^<d##=i&<l>Us#vfYYZ^@tVCs=PtShwQ{LScCG)PKZFvb$cFZIL>kNRR*T$m{>rk*{g#Vtol
^G+R-*@;-Qi2C(gL7E9QiJvxfZAH=+|~C1xxN<?>$x^5XPYU<WNTFIl><wV<Z2IL{p?iDJ;uz>@n*$J=IGz2GgnyYjFtFb0LXe)JZ}<t9ml!(<emBc4nPW1
qGM>I_>~2^cfTs5&L-wQ&e%OxHtb}Z{|0rH30Vis?gf|i7;={?ls~fE>mI+lRJYZBH?06_O7=mPOSY^GG$m(naY+!SKC-E`vO?%5%sbF}j=#U(OVS&`KZML
RH(ntS)52a@U+d3;&hSiZq<`{vlVq2An3XDCA|Vd0z2~z-w*gi`-d*1vTDQnEzIlL}{RLBWFoSI04K!Kxk17^K!<tF>PmBU8-m`hTgDtdgvNBA_#Xw>pO_E
BC63^3k_a9kWzT0a7rlXZH4WicD>cVObAyz5$3Ot(kzuQ!|<)v_Wqcduqe@@f<onK_Qj7?ofT@>0=oBK9Dn%kD!AM|a`OSaFq-~dg4*n}j89AYr39HmPFbv
U&~0aslp`pfMfRGFu9k=eR0^B7+RTKvxW{+&H3>10KG8r@fCbag1NVkP>MA6JuEIA<g$yXl<(Kdy%7u=vGO%EAlLXG=#*`T`=0lp9a2_**oh1?d+jv~YnGd
#MkD3S>5O?%zJ{Qxzx$xXepikkOZ?zc`umg#L7;X14s1vdszwMI0J;3FUBX4_i%V%poUzz*l!3rMGjkV}+`w9<jBCvn1!KzsC;Am6V|MYjh?EDH87%l+p$r
gh0YwD*F0$vd`OJ6Z7CfAl^WyK_RF_N#1UWN>2u5`&I~r#_905%j8HV`xjSr!pb866^!5zNfsPe^NX`l*s=AHMlSHus_COuB;?d1;V3ZiNiyR&w=c#PJt>%
klt~Zl_A5r7ENmA{Pb{^Ilv`ZRDgeLUmTmAO&r}p)w(hTF@s~uT2bu&Aj{C-rX;Ik<GfR8=nDjn>>>p9d`cmv^^=YJGs;pe0)!QoF!z%S<54MY=RStTSdq|
|o7J{Z`A@{(WMHQT1p%FyV?1kT*Ju|8Z63G`m`48#P=4{?|Zu`dcnp;#e+8p!Id;@r>G3FHC*ZY;GV-=PI|IV$|I0#MIJkakWrmmcdC?i+?s3bSJ(NTC_kN
&t*Ict!N7Bb(&0rORg(?8`fy<x*W@bu`h^zpvC4U`onR5b(*&K0L@7|v|fQVcQmZykE;!A|A9EDBnf^IKc{FFPm)V;-!&hSlTAsPZ=!huIB(k*VoJ%x*aTg
}R;A`L%RsZl8k}BLdXABT0S7FimJ?=2QE_VeG#VTKQ<VDt;F1Vk_d!^5UV~GLwE(l6&fsW?O;v8M`Xep`)D-4|**QE@^RRpC!&?@~wKn=K7f-aG91vOKN;6
?mDByN{@(#jbX(R?my+aC4iE=iHDWpk&6Jx7LE2?#7n%~?$-4Jv_mx{j3BAmGJ9*7SUpfa!mh88AQhDob0BJ$Odk#aT?oQ+t!!Qe9N49S3t?|ge*xa_OIS7
$8}rxWa&T*tVDoO8nBE5JfE5vw+7_ta1lHj#O%&9(!x>Ja((KFaWwK`^w{~gNWg$JUmWSZ?i0%SK1~MLlc@E50vzp+};^-R1ea<ynDpd>)v5sn3riY4x&1a
TUXw{m3Q>erX*w*+?#C&YYaY+0%2JWQA?6<-}&QnLydylp!{|nfqK*S*HEcm|Uhxdg}d$>ybUpmm<ngtAXZeZzR54o*PT+g`jgEgTvV_{D`FS5q38_)w{Q2
A3Zbk9(Qz}qLRuQfp-aWHBx0IU0?C`*b=**{`0yi)%34W${kIPvq+*<x!gkdJGxtV|6%RWTeaC4>loM4o`g)s*MQF$gaDzn2p5+hz$`&DQ6cX+85BkVw}FC
;fNEDL%LED&L0OP=Sr61&4ay8o8CJl}DluZj>f~Nw6)Sh{<k@xk{vpuOiRX53|V-rIb=IljYc$&1<?O6xmzzjH1n;?KyL9Nw^$6Ekl9J!ijAv{5p$z#oJ`y
X4lMi$>XOI^JFQR;ZV2DAmAcV+~4s}Mk(`|Wbmb5Iyc2qEGQ?R`?l0?lB<2_4`9@hopEK$g)o7?)SEMf##6$3_k@JlOu<V9N(^05QJ^`5Z^-yvcAzQJo`&b
)v$Owwxh!SiI%N=WZ*I{;m-Ttkb7`cN7T_{q#$pd-9hbJ!S}tM`@YGF8xlnrnwvxhn;E80MF`l%D-7Pvg@`jA_0YiXS1ag#$V)$)5Qlu9nh4j>zO6<m><8B
0k!k%GdFRFDk+rQ1#h+;M`jvU1p8!ttyOyh=3vYIg*k3-Aad5AR4OkD_uF;`DWxI?VbpRx=}0qqU+SD?wPM53vYfd1uY=)=#*II{1!ok*B&_)jKO=1WtE4(
_r)@-9}-;H|1yHns=zZIa=B!nl)(s=krKz1PwKGC4o`WRt`oY^W+8uDAm0R3(T)^Z*=VA)sKCTJO;qpARGX$88Q|ei!mAPg{Msa>eYpI6j>EXpDsIQs#YSU
8AB+z5FHg1zzf{G5LYRz)QeZ9;q|FOOD@QXX+H%Q>MSW0~MkTra&q!iLHMT+JbPF|I>)+d@d4mo{cXa`X1SRsTX#|pONsd4g12e`7r`dkIp)NiP4vXx^x#k
%5fXMJro|^`I^OD2eX2@U|C6eI}%AbVH=;4-!z3g#4R|?9)hgiQ_j0j#+TX>GWR9m+80uWu3bY_P(r9e*Kz{k`_;|4QveqBW-Mr5<=;Y#jhwMD9(WHn>tSf
ibSx4OtQ9+l-49t7mO-<1r3sA_Lk(({!+DqgGe1<tV>~Mrp=-UeG81q@Bbasw%sM3vb<tM2c;>po8;2>>{59JUh*QmE3B;*A`(skAm|6Q#_rhUbxRToyg;%
2fN49$6cXra|%WX+VL~WM2V|Wja{cVSrfcR6jKRzOyS%5+u;=uTUCGLt+$C3JeQ1Fb-(vu~RL(Q$V$-1Ki^7U+#ba>AOy3A?1yE=Dh^6+XOOyTy*y#K+(U`
YAS_bQ3RscQrsQ}slJ>XPkj3;1b9sccoE4e(?4)@r7lCJKcX2tMAUdu{z?Sy|T*9fk|AwuG|F@Uq}Pkdo4+7cbVXODfW+ZWJB-YjXF>q{Hu!uuWefiS-!XW
1PrGsOH2}<-^=%=&)vXt!oStbE3C3@Hs-i8oK17J-P6+Pl-<*B`v~=?|e4gD90QZ`9zv*xoGwg{N;Nm*%vdVJ6nit?7Q4LN2=$^T1>nK1km7}aAaR<tSw48
_2kcc9Z1;))|w{09;r)I&2a`C@iZ(vv{1$TX%P-lv%6r9Z0U%){1)gw!?tmaq9W<ctC<niMW|~%pADPv<@t-}yxK41yX<w9I5AU&gjP)Yhu}4$gWC;UT-jG
ybGGk^6Nw*Z<Dlt$KihU4BMXvc*$}#gxanmGcc{Hy?Z9<oXT41%CV|)y4ZR$kN?Y}%E-=(8_)e@IjGh6Jxem(QVn)yYXx@s%W=U!|F($e}_Ih0?VH8l3ZfC
1#yJT<!cbV?}lEx++ee_FXL{WIlctVQM*YyIuxfM}~MK;Pps8+C1n50SSAn-e)>x)dSGb<wyTf)6uD2i7OaTgX<)0ZJr6sgh}=piF8Q$Ql7!acwRh*#c-dw
Vo5o-R%l%X|^}L=r>3`sc|s#}MOTMV6i3F5_S?+06^|c~_uDt&?8%1xjB$lS{#c=pTi#w^^#6d9B+>-;=rpv9U^^`&CCTD+$Vmd-{xtcqVVHoy1{}!AQ7u3
5?aMzi3O<vF4k2se1u6l(cf7jn`Wm<UriT@j4=%T#xEL3^A<N=HX4~B03^`hgq5F(LnrWRs@!>;Xobw8vX>32N8Wlc69PiF;IcwzFtRvCLSn0f1D{G9p^7L
#MX*+eWHgE0EdwMUb98eKZPe(6V!*$$_xZEKW7{LZC4I$Hw_XHE^wI~2-_rWf1;@M`SkXj?R~lm=g917gxp17iGs<SS0Hp`eHa;O$|oSh(6+bH?_e0Rt|N&
3ArTxd%s8U)-wG(w_($PX{0_ZbW@Msef+cX#j2=*rcY*g0FsQ^X@j4F=BmXa-V|oJy!W$Q!|CC3Fapy^W?=7Iuh$q#^y%Mb)cZZSmP7G-T8%j1joXKTyL!Y
99YTbYQ1WL!cD0|us<jMym5u|rNue)C>``IEhh&6&pDD6Hh@f*nS#ZbUr6ZnXco&yc8*8{TURvp-vbeXN@q!zyAep$TD23W8Kv;NLP96byE1`1LsU>6Jp&|
5ia-laX|W8bpZ9&ZolXkR0veJ$hJ@Q_Y=2+oWcPPRSOl9@E`Fy1nPyJ(9AwIrIvlWLDdj;3k)fQS;7lSuD<hho#+x{kQQz{#Pk)pDed+znie-jlx}H_5rj6
W!cRquw@5dA6evg6dy<E~jzfFrZFjsihLEhR=pXdV62q0Z%Fl_hjl?Fp2Sa+clVLyy2tk_la3Sxjo+<k|A*pIOio0i#o3dowfeL0Tk(5@V`o_$$QeF&5X#q
&Gi3E=NM|!D}biOu-`q2iUvi;+Lb~CB{T^H<;1Q&<rlIRKWV#Nk>xLwJj9L5@@<!o_()mzY&2%-VLTukIXx8u5nu`=BXh(gEg*g(s`*Z*a3nfrSgY1$tEgg
6Of`-9eD~-?L2^Q!UA~j6_~g@3B9&&Ev}Zh)q()7XS9cJgc?*|8nZeq~GwVD+^2yP%ln1?4dQza`Kr$SS(FJEP*(rZnFoQjUhPhq5Y#uK*P#+|EeQD-U?{T
Csne9@rzwe2IQ{ftYjeSqc(s{IQz))&KTQgLE;b#r|lhiNsl_{nH3M?#qv1%;1Cafa}A^0v7#09<*T?%8W=v|S3qPZqC)iDFE61@$<yN*?)z)t_;uj1r1FI
F3?rstOl*pw08g(1-g2%uBFs^J|&vM0VH*yiZ|EqY?T_zxnryC>tDwVcfg$)hD7wC=IJw{C9<Rbg7jEJejcMc7X1^lUagAer~C*$i@t9gUa(;(Ci!{;C7T&
2;wYkRuBD3Gc58>)?c1=^LIW9L*n`Lhdn=_%->A68BCmUTx=y&V8iOV*d`kQ=1m67}*Z;KoR%(0GiXgx1e^3P=T*uqfib4D6bX?&_miAiH*KHg_t>SN?0;E
byC(^r1-mZoBm0PiB-FJcuFv-W;RoPf*A&x79^#7<dM{j10x6k;e;4_?cf05Tv#oQkOX;OqNIZ`NfdhNSg4Le()u;>Spv{ddJ5%~wsm1W;rmWA^Y?k5iMiV
pHXByZY7cLZwKCs|)dY&~H*LOG8~&r0kT&YaI2b}aIT=!#K(|nSGC5-j$b<{`p{3(Les3DisXJ4xWVPRLCwIw(j(O8lLZpp4=QLlO^xI$~N6AU7V_Os?9}*
<eW`w>OGClbgukW-ZZH60!bMUf1Sw&>o?{oTLD;mLcYWv$6x8#JT9Gp;MCiOF|?_nd5Y&dgIL=i@n-$+-84c$?B?6-3ZlB4blD#}di2BywEigY4o?)1~}$x
lC<{>g_}&V;Rt3e5JLXxQvq+Ed)_aAW=ez{e1QTlmuw*h|OsS1KG(?4oeYVMeU81W4}8MFiUk*yM>~XuY#w*6MIg)sw-QHLy<PyJkCgg052~>>|q)7$mSb3
ZC@qC&2c!a)cwYA!eM0m8G9C7b`PiWxdQR{4V>c>iSQdG}&WoE3hR5=y<b8|1Qel93<^ycx9CPx4ip<LfM0<WrJ&Jb#Oz_AHoU+tU7dqt?46=n{QIFvc8;0
skIQURgv4L?IRpOaKs>^AL3Zz)XtZFSvvk@VZX*q+SL&QULA?Y4TMkTFuZ`Hz>RgW3xJ3dXqa|uR;j@h!;0r1j^%D);hs*HimNfOx^DDvayn~EJyP>1l*Lc
P1O@b*?^V2p{`e){@^=T<iqnqHfe`gi`FM09lj<LZI`W~B<<s8X90a#doi-euz;zHk(mig{!D);56FyOQJC;3sSVZ}oJwFlTZz7}Sybzu|M&%imKY|Q;`F)
SL_9f;9VKL6nB{qbJ$JHu~wl?OPBfG#X#`ce`$Qt8b)4<)Ayi#fl=g|-QF={^?IKsh`%G@`Y4}x81r{bq`iUCX%QqM1<iusZ=4N|IqE5MC-qt{JK+j$AQ4F
@3Zvmkbm9jH_t5<crLyx2*Ei^N;dBS~Humgb%n$lrnc+6#v{_nb?Az<PTv;FDkS-*TtDk<T4=6;+LHF4j_c0s5EM6`j(WXdUe+7}+WqyJzj0q9zc#w~ODu_
3I>D?bDO*r)LoCmI*>2Oii9Nla;cRfIzR$=#Dzq#@i)!7~fi*_*G}+s|dMUe~)Ou=zakv3*g7{!M~uqA79|T4!^L0;&}oUCmdw2mJXeN8+A#fvRRSG*vNfp
`fCc-CAnlLi?{Bi0l;@04u+My%OiAgNRS6UHSI>8x?<A(@bf}>eS^;Mlr&uNQd4QUG6R5=>Zxfg-DP(1RK*$RQp0cY3fg}Il?0Rd=UmUeztT4P8Koqt?2a5
X_b@Wi<|0HfJPf!8kiA3x{xyh;%le(+cND{qOD|eY+s08^tz_Bf(8xvh5)hr%FCxMH=$nun^#n!zs{EI*Gf>BaGWI-t`h+l;I!p3`9ZW!yXMJ{2O?PtQCar
$f<(H(iA`G}Lr<TGa3dBnV!L>+ky#HQUj5y0BO-Xn=XEp46WAik!#`4z|faeVmrhpp~OG<%w21&2F!+0<3rC$%h0{sm$e`awIFb05<J9qLXpr#N#bZjoIQm
j<;1Y~?jc=bPb{V;2*XipNV-^h28=}`W1vfS7-F@^UZ7eRji7T_bD2gywl6NgwEwu|yl^C9x=s7HgDf~_h^0Cth(IHf`bEP)^35S+}Ks$o6YajB2FCBG4fS
c<-T%I@?7nuR2A_zdx?!3C*Ki>WOYejmJD+`~rb?tMPin5?@tJPT-lcHH?dP4M1*FdK-TnS-&s^+R?kOZAtd57FHjg&HWZN&(cSIA^aokW!BQFh6edC4P0-
5hl=#|0;XJg~foF$e)Zv403U4XW$;R*Qaa>x2|YDz?Dd>)JgHt9~B^eK7D|hkDdgBVJ_Jnz@<pJQ$|mjXRF}t9&AOw%L8ByA>JOYTNd<rFZKBo^_`ShSZ84
oG$?u2udc5uHq6A9{TZuIxbG8Ja~NEi!~~m7cg0j0YA4{DwRQ-&aLY}&W_Bpz`CAAxAKBtNIa9|hfVTcd&ulBdO<>}A_gLzL^_IizS6Oiegw_%fNd*ux8UE
tf7PV`lsNX<D-I^E*fnBbXSC{d_=}q@cci01e((l+i;SLk5RqN;ylRw&5WNR3U72T=q5!aE4VB0If%=Lvg{wOSiwv(93tlH%;`=qAQ(a|vhq9A{VCpi{S^m
_mARO02M80fz7FM2fWj#D!lbsA47Ozo-N3Mmjn2qqhk1)#u{D~8L;qnKz_gqQw^6p2ABJZy90Tp!%QVK}Z<j&Vd{MEJewhe9(M88D&w6P$t{r|SY|+weQtE
T!nrl=kiA3fE7jalW=?_~hw~{e`@s^qxPQO|~xVH=MAP)xRL^ZMMO;lT)M;neS;gl)G779JvCd31pO|e~3xjV>tU2%mA9Wy{d9=0-L$SO8LPCw5NBCZzT{t
0z8VP?IUHhyfQ+wAXL;)AkT<^(m!nMjwpKp{dR}Bzh4%=UQs1ICOq@l&2CaR6~-5>hzqRo>{COZuA-0)lmANmP?e{|ll1|(1B5-?-$b?4cjxsEMgv~PL()f
Tu?*`^bZrivC-#ZQ9d?BaH!PsC0)Zu*TjnclRtEZE=UvW)ceLjnASYKIqKgQX7+J4Q%UpVBs7OOg)56|Zp6DJgrr5Tpn{M0bN6I?U?CQDQx*dQigIg0hFWh
+an{PzO=AiaLKHs>?5UkgZkX3fm)xjva@=e*)NA@~=8JR^C8};p<QmR{&AKh3>Y-tR$ZVNn;@swO9H+F6s`$vn@^(mbtS@xXCgb_rb0*jT>kTm6Tkd^@S6>
xQ#DC^PYrlPH>=NJ0<=4ntv&`K7CKu?towRjw9<96ON1l>dO_nN^@G*(RQp*iM;%?d<vjCvYC;}-3x4h-K7hh*yVQ|mK<mUCs`&`T}lt;eO@Fw5p<y`}X;j
BC<rjhB27PO((Hc*&+ks^(;jjW|S;E4ZIhrWeOX3b74OZPA-V*$AX(_9Uf0-7E~Dte&y#!8j(g)PEz8Kxer*-da_rSMZjQ|4W9Jzvwlh5K;W7gK3Uqa~4FX
%qrEN1O*65uGQ&L^tUo81KEeHZ_hze>RoHWnxigAG!i`IdB+-8Y=%3zT){W=dsP%Xa>^*n+=@fcqmukS?;&?~E7w-g=)|p}8)+nF#i2w45w@@2Dd|6=PjN<
q=1)_s$7M0m`yH~@`vP;?df`HU0)_tXK`Lkw1!%6y^wbP1cCjBjzgy9*knpfL1m$($g|_8eB23lDiEhO6OwKp@zORkjnNRmFe7`g#^qw>-a)zkNccRbAIxf
l8ttpX%M*e@6XXsD>^=KJ%W(=#Bq`BA??I^?G2l`)ui9~zVf_%$RPkocjr$`NS?bhe^;U&yG1(RYX!W>C-8^&8DYDDtb-ySlzRtQ49gTLiuO#^_QwERJk%H
0UEK&_XZxe(3sy@8ae!}czUn5g$u6a<la>>;PJ$@Q2mF1*9UJVJ{Kpf~E!p&pLxk*D!7+$=J?s_<TZV{&z+c_p^CC!-QVr;oD!4(5`f(QqNHW5-A|W64K2E
r`rmQutqy8lOh>8Rr^`w+HkYH%1oj!dG}h5@YCbo2`bV>z%%WM_LKEq`@`;W&h+#sks2NGgml~8p!L<Vj!wWA*RW|Ny9J|6*J&10N7sXvE3n^()A<(oPTHu
^GUBW(Ac9*@nYlPH?K-nk%2;d4Nx9;`Wrgr+$y{Rg6Q>j<5cz02l<Bl8Gjsq%^i@$grN}+W(bq~$MC-Wxetfq5jdOKQBCI1w2P=%SZ*oc$pWsy(|D@F;kx1
_^BkB1xVi+{=)}x&QzF!|TN?aH_pj{bOAU+WZirJg^XKf>O#<=-O8zs*7WO0ibk{y$a=aS5UpFTv3+JTm)(Stj9iK6zTH7)~0iucvVYibqQ7k~YJK+94O5R
FL8IPvp<Cam?B6Lu6>{85|FIvk?2?wO1<Y-8Xrc5Zu@}eX`!2bC1&JGg?L2&7k=LoIYTh?PgOykz{vu6%&SQYeXhVQGx7NS9)3omx`IbBV0Z|2}+(x@2s%W
$UnPD<%9R$ghXT2&?9%Nx+qJyaHLfflWSlM%bqBAOW`%6CJbmztHPflYO13m=dEz%vh`7wH`ot^|{GyL$492c|(*Q~F0#U?q}Ly$b`RlQx$M*5s#+j%=?u@
4rJTU=2IRCkas$JLUW6@rm@6`K!{&^s;O+0d+jI^I+adUTX~TDDji-ej%*%Yvf9KN$FK%#zbd~8+>8enght;(_W?~r=53SJ)aVREtBPtwV$w$f4Nl6EpeM6
8t!k^Z(-;HC5eHf=C(Iv`Ez|#nkbP)m~su66HI3p(<dTVjS(<tfpirE16m08_5H=Cp=ig>3t*cS>Y0x#`O_EHgBwx5CCXBeogco4Bb~(Xdc<JAO5lkBcz@l
N?`-2YtDI(&9+VnCuN^~NKm<SrgU@nH4EOH=0R1YI8LH;0zyoxhJA&9FHbS=QOv3N}(#f^XyVEo6oJ(QN)WXYROA}UU61f0!CX~p0dYBZfJ22sGiUgk&kpS
P&YHW4TQ>5-X8$4h(apIB*7l_<^T38$xGjDu=PU<Hix>wGgas*@jlHwB54E+y*X;1b@aF=uz<lhfyqszdAZw34+15xG2H{JQnv2%!y4k<tLWBjr-{y6k6)d
@@lC~N|CY$>%|aysJLhbYXam`-#a>RN4llHlFp^a&oNnyA%chNC{buOpw^Q6H#kr_zOdaP+kd@#1w`o+i>5Q5FbFK%G27D+#+q-1rbB0Nz*YI4LEU^OZe=9
Q6|g=^)rbui?8w#n03$!;nrVjCSN=dL^2a!C@q;N)x$<@&GS?_2o@|ubc-@$wLa=zF75p;ijb=Vb&pJgcZdMVbSdNimaw0W}1X!p?AKswg;EOCV}mq2;yFU
QM8)=;1WWqB`*+oECBh+pM{B5$g|6eW$|rYep+$FIu(vEZK7{%^z>n4b#vN=CZe#54l)21*}Vcb+2uEqkR#`=yX|DGbbLZ(JiX00r&FBv_20`bG@%0Pf&|!
R!}ZTY_NtAa2?OGqbornzxEO+fWJ;JrRt-;S>gkHy<1455i6U6SSkeL-Gv9^_V{V(|K3}$hSw%(ekD%tZNr3p*<%LNnU$+)Swi4hxQwATzi`WTy{?o`o9=l
%S9}bAb2zM@h0?}q)ob(5E8Let^ifxUHbHF>I@$9cH0c4{1d&9=f({`w@DbilWOYFq$4)}pG(&!Oedd&E5(!es<Ri7<-?QgF)bPuY(XHE7@Gw)SLSiDu3WC
-9IR^>@dcpeUg$Zz2fgKGNjhi1m)`22+{8S$?g=7~b$LziSwVP^uKs8IUtjU>HF%B#V^SC&<qP*kdP8M44-vaI)R3<2M|@PrVkMDf?>{V>rDdF%wwMXlddM
f?X*1Pl$I^A<5n@7a-N`~^x<GE5p+HN5IN9>_AjX{IF13=t7!9%LxfBhCI9)G#u%HF}UV*s4=3g}^z4ZFU3n1U68GyFpKq-7Y1=kfRmo4qdWXYMh6VJ0#n#
vx{2xf^yGNyvA#F-I4MYtOJ8s;Y1tk?!h48s>s{6eH55k;Gf|nq~$xriY^n{(9k6;91&h3vKjf_%Cj`rZ`VpXn5dXEPQitZ9c0rIR)be2;9RjyN@)_HN5W4
CH<4nFR$*~``leJi&#>U-ud7HhC2@vO4=vQu%hEXysu}0GziEkkHN&kAJD6u`!zZ?fz6oG_O5i0K=fI~<>+z$gwHFXj%2KoO>1)?3@0?4@y&0=YWPKxYGrd
8B9eQnObRBx4ZjUTunx6h1?~zO;2~ObxjVo_qR|lrS=Vtoua0G7x+`io!&9RE@Dd1zh5E}OS4TSSWs3)xFjuCC@pric+)}h$1N^ALjI^h046RI-2Y|<!k_|
+>WpG(>Nk3~6kVR6)$FXiNPwfE&@H%{1c`Kq6FBSwZUJxOr;0I6-OV~OnQ(I$LUcZ26U{M%Wpst%m~ZDm9TFlXO6qY^c>4WlFY|2+rzmz@(*cZkF&CGPT)^
7?dskQ1f!-ngye_lp$Re?EXHUg&GED^eMXNY$<hQp$XQg>7+`SZDV$0LwmJz1nBG<B;B8!mkVy92U$CFo%GfcUYfP+F3YRi~GA(B%V1bK8g26#s@2Asr0k3
8&^{&A5;<gTY{uMB}eS@W3@C)e^d5OB<;Y0MOXF@ZWo*Au0WJ3N9I$QUL*gJ#UX~hTaae2hNQkhAmDmW=Z>RV1%-wRz59U)WHMQD#Tvft3=`vyXUu?vvj3V
KOAUi<yo^5bai!HeRj}yAU9ZuNPd&&ZU<yarBa$%%VBV~~SU#`<`pHS<P{O{+WhnO7QTAU3zpF-h*jR7Ov0X3!o=Myb`5yAoVL;4$BvOmVga*ntfln!T9Vs
?hzw=%?i|QqbSC=aaV)Du)Z3>S5d0C#>H)XuL-De42f2qs^AMk61&ec5D$3xJ|G(wnnru6>c5XzVE>Y~~K58JRjL2cN|+m@0bwcRY|qCPT0vWJ{TuyqP*Q5
ThETu^(DE2R{7ZJcWh!QVmxHgYr4*u7wMa1%;TR)vcJ+Q5B0+*g~;Vcs<~^mdrunL|Q!+Qd^?6~D^v=5pvFs0uFpiRz+>@hRav5S`3kYu$2U2<lgvsj!mE5
Ge$IvBq@WKZIdAX6p^K^Q`IQ`}zsFba+}p2*tQPU)>rRo_b$u>P#XDVlfypg`N@KlAlXq9eP%Rl%8}5{SJFyPp**F&Q`0}K;(Hd_$Sq%V}}Uk+d!w?)Xsv;
YizoIr&|(6dmTqvh|gO+6<d>^S*+e7=dx^St_7!E?JA0@f4N<3i}lZpi?{lzT5cr0XHN|)D(w2bP3D1_;A^Z~Xy$r@QXxo)84!$l53(f@uc~kY1w#r=bueL
pOXE<`nj9RPtKfmVNDI?NN;p)CX$qShM%&7;eZj>h>3@dAqZ<ex4ffhkE32scja8tAgBT{&2T+I9n;##^TX5>t?8W8+F`M%`qWL2yChcq&m8{sSUGYmDcbz
5TAp4rJ7x)OM=30JVv(OwbkiSp5Ou^7%I;yLEE%~MhVL&12PWH2b2ODNRby5(eyQ{0sY{i5$-OHCitzwt%r-=7beE@_py8PQ!N1sS0nkbb4JRO%7c8gTC))
@EIIUfk>{Xq2DM|)@xFU}^`(RsUn*#7PsLYPeYxF#GkUpz7Jh$-dMDL6?b|GcopZVD|TSW3b8VFp>c11d>C2Y$=uxR{mrpbT4P;ve$d%X=(P<FOQ+x3H(uX
gq5RO{OyJFee==d|+!=ld3IFVf8r5n@3*!&v;xkB+L-GS0niX0S1d1I)${YuxVzjQca93M|LMN6XP@pBSNsAz)QfPS;s|VP&1f~c`}OVjDRp}Hcu3`vSOo7
SK)WydE*r|U#L`lBs<PdFvJMxi+zgP*r;NZ9?ObgZwcR*ri{^s2Xf=Zl1U(W#6}g4k1i<&_t1<yQ*-hpQ@V$uepmM2HW-|Md$1-Ewyd6@wu;JUX{Lp?L_bJ
iri)B^%}I+JMOQiRU-IT4{-Xu)wMy$jq@N5mXI180_T(Q(ARgb$Bm)|en>%E82WosNh(`c;PCN|Izs|`I_Sje2N0+)H=g-~RTPfh%C2bR$=j5Tn5Na6OxaM
M!!Z~ph>3Sm_j`{$gf4%80s!n&SEx7@S0UBHkCSKjZDUhtirjvdw|K`qq=eg?<Q=vxfP_6erXt={<tDEjeE!lYn)^Tl@{Ir3JB*aZaHMoS~=Gn+yVMjNN^=
Ly5-c(4{*s~?@f{c2$Ryg@yu*b%xzmeZZmct}R0?=7?45t1NgHiP|+3sN(1P@8c0(W|M2#XIgeD4}`DO<0tK+Np_f%mV~`w?Fg|FPQy2@naL(>svit)0Mfr
;i@uCa>xDo-8q*Ej%QBL8Tlj$B`T)T4E`?kA3~i#nx!e?;xq0`nzF!Ca04SH0cX$8R;f2vH1L-!%S^M$7=n|xqeMGL@op0>c086vA)pB2lY`vEffK>S&qwl
d;CU7|HO#Rtv-bR&rJC=&uTQrK3{a&0Lp5DMeBs?AI0-u^+h+MNdq-$k96`P0(q-6V(&eZ5{3f^l#B*D;?paev~lOD@@STXd-SJ>GwK0v+u<nWD4kaOUaUw
>lXUz$2r7F=oc%IK>sxRXFFXK&^PsM8_HaX=l12JKClsU27;|b2g|RC<Qh~krlK+BuWV|#aPw5y8^Fhgy@t^Mn*2ISt$dPQ`)h=o{IO1%J3B{hgQ?q5x54@
%e5Y{gU=Tan8w=pF;<wjmteC9`d%ZsZ`tsuK;kvi2+rkewvlr@`?3is8Xy|K$Kbb(h(Jl{}c&0Bj8^i+u~5x5MFNAs`XI=xX_KKf@izrQ3jM}(`_Od$SSjr
*zm`BA0@%kf`(sF!#Zh%`3lTKzj~?by86rX*6)8gDl&;a`A-w-b;J_4dbLPw63T?7S9G5jpr85h(vh)Qwg)z^$8AFRFgAOr3TYm~dXE7$7KOw+d2&L*%dM(
ciO`UBzmf8!g{TsNN|ju?<tiWbMK(1brJGGOfLE=NS_lWyl^7-1o6FGKcR28lU6(q>^M4Mf*+K(xZxl_a7~nO5BCH>EBCL_vL)}BNwR|o;Dp*rkuT4o3!gA
m|*e98W(B@%R*oGyV(z0ylI$s0;^wsLMW6LUb)4>!q#$DxNT)d+|fLseX4mI1q2IgDmUFx+xToztL#H>s8157mB*`@J{+{mXxCnb5}iHs5!qD|=LXVIz<93
yJqp9OCR*0fwpp8}y5xUeY5mgVR(cEaHhvfPmli}F2MW&h(c*uW5r}EYD>aMZa-Gq2FS0;#@HHQhnMQOL=A*+Uh>;T*rhE&~VRQ{`vtF|(rTLkp1zwC+W?m
M|CIOl`%{s>p97KS&!m6Qd&3f{*`jr~y4>j=KhaCwp)(u#?l%mW*T@z;`H8@hYvyfCtDfA<7oKtv$obu;_>Jyfkg+u^iP7{?=8o3w{TP)%0P$+-n<FFFqAr
+IOPpx$fg=Eb#KIqbC8f<Z-v%;I_wQ##L#`%VhktGncSw0Rewou_7=CH!6BOVSZaw3x?z_c&SyAxg#lQb!^T*cFMrHS~R%(5+*l&2z3x-6pgfmGTuee|=zo
!h1&52ui!`Ci#3I3}_Z*J7@FC^(u5f|;Zc>rIjp(Uf}=(3MYIV-s!vU-uC9pbR3r$_{@3=_z9yih7?hWhCP_;FT-Pwp1e#Plxq@xCC=YDdS>G#LnUV-4t>q
ND6Q%_4Q|bzbVdVP>t<*E<*kuH~pwjj~rzd_Lmb!K}33loByRVG5a>$QBGJyX6QJ^eMHOd^}@E`^UbEPPhkaoo+{QVN>|I(^mTP_mS{p|_1+Kkz$jxj6l`B
rS~b2QG48I2t@o7PYs?>dlX$#$2rNdpL1Lo1QuCXV-e6{)WAKo{i;m?<CO7u5kUHy)g2hKNOde_yGC?rv*<xd4T_xTQr&^emMJ(^64&D_iencR|)n)b1rQ`
TS_u00=>3<+GWZt_g*JoS(e{bDK_2%ESr$3m=Sza=(d6uzfisS#AJ$a_S$}J4inX!Ir5dQA1A_A_0y4Zgju(zx1jg>IWATd;;U99D=UT8AfNHY^T*+@W=jL
(%T|DQF6n-B>R+EhFVI1y8U2cyy|x~3(xz%?7v?7<H)UD)=6Di02?Y2?{7EV1<vvAF??0q3$6;{&b&@!4N=J)f|B)D6H4FC2I7N!}}vBecLIxY#a?>UEn+Q
4B{IpqZB*+~p<F*1Ci=!rfTf>pvSW=nY`r0H6!$?hTjwahs@`-k|p>q5)((7b}%`{im}$nH-uB>%SN~+>mbHyKlfd9l<TD@YdqW>=NJ3(hJ4j3*!f8eg7O#
`cZ0ZX>Ux81{1GdzY}bqbfERBeiI+m%L4+LV{(|dk{(sOfPY;Ogpe7L02>n;oz7GM3|ZK*I^7yRR{YDXD{h<tF|WO%#z>tiKABTc4XCjndb3ce_G86N*cuM
&=O%{ljy&&W=Vh5zmcC<x|D`G;>DpE#DQZ96=YhKBF{jBDY?(^l3Vyzz6i3ZDp;od|6H9T}b|`n0ttSGZh@pw+C#DL>!W!RI)+DlbZ7r}X{`H}Uab4l~ZHx
{e)rVemVHD!EjJOtm6Mjl~1mz`6=OEkXzn&>r-m>(P+FBMkG82#Z{H@e$@xV+{7;DCk!f`4CIWnVZkp5!K2)zz=L`2%pqU-V2Ke&=nX<f}_IWa$XmMg-6=L
YTwP}=4R^A=E&+@uYV671}?&M;y3HX9_eaz1l6-xBEEvLp-CKo==Tpe}b3j+P9a-Lqz!kch<N<NBt?6p{YKY4oTsk~zBTWg~PYDO6J{kgS{XMJ<y#m&qqh-
0B0JvFHQWxnSv>o^Lo>PD6}s<fBuc(Z*jJhImNvN*=#nyGBG^RB6T6fmUk7X+-j$CKRZ#el+J++7}F5?YF=}MAydcRi@E^OAhn;Ov{7A3%X@3K^T7M;7WI9
x2-R>{4E2+^+U{D+<lMJbO1rNv5vbKlZvwVb*!Kz4cD}BNpUoIS2qHy`FK<hZhx+Uc&JlrGxGgzKK0(Dl_@BA&(3`%@-NsPxcyTWNmbdWO=xcL3d`#8IJ76
vSSnwVtvAh2Y#+yO*W(YTW5b@<S!9Nwp(RW|(N>{6p7IJ2XSGtSaOU{OpC6SSSM^OuWBUka_b9#%8BXD*ro6sym?7N7T)qgq1T&JM%RMGre$*<0HSoU{gs+
9XC8Z5J+`@n981YeS7bx7`F_)_Km~!{^Gw1G8j_@?nlMq?wTt4r-4X8omwqRP*LsJRE;U`bZlK<bVw~^388$NaPi^5Oek~Evjm^D4(Bu(eJu(Ls=hB#*0$P
2@|_crW28N+$<dx*%pp|Yrs&%l(WzTP!Lx&wtxRgSJP0`IcSEMosW&c!k>gdE2yy;9>r7--J-XWk<J&$|mB9>3o7&2=e^GO(-Ez?R(8CEYiSr}HWE2OlJQ@
QQwJhf<f=cwpBVn+-dP()m|Fix?fVIen_&SVse9MtpA?0{$O3>zC_3^0ZZ^TNd7x{wbmh-|EZ#w+rDa6Ul3`w?qx>2mbqzi?xRA8>Fv+TP?`nYpLf3m>r+z
*&FHad@0m;zj>pch}^H8H((D=hTyv|`u*7B#0@Y4m|z)Pr*+>+f=A{$e8}v4zFMD_o`3?+#)hMVC=XVW?FG3X2x8!E>w_HOtxb9iA0nmGL}3noX+^65)IB%
9cBpHW^NoeA+H~KzBLeRC@-R*}tUAoNssuJWqmQ|KPP1JxpcQLR<4{?S-ZGAYL-tTEhmoQLqfy}y?>qg4Fy>7eldE!N-%b-c^0Xdyl-=Z32_fHlb$0W0tEq
k~F))pdKj~G?wN31-dWb611WQ&#<+@5C8s65}Xz;3bI%Hz|Q^9~vDT8tH#2M1bLLtmWaE!LF&Ot8H?jyN$4(6b&MAA-gZxn#fc*<5nfKcEuxD6>;W!Yydtn
O;YdP^3nTiHa(Z_dNGx(h2G9VYS}U4Ug%wsDW~va@#txVmVhVXA%c7M}m;=TVLPIY%ef>bR{_XupR=EBDLG5Z38jL5<%19Ctsl99&FxT8Yp_S3R(lF7WL{<
fmagi?ll8{qvGzHG|!dXV7aRR{rRYrTx`LLY@?&PSHD6VmZL&SL@K0`c!J=dIi2f7-FecRPZ}TwM{F})lYc0<gxzUNBOh|Uv<!=6<fLZIuK5VvTMi$rMvuW
i8rZ7B#!@AkX-1N#B!}j{S#mTeph1fExc#s$MF9G&JqV9o|TB+RtQE{FZ1>Evh0r$7sESgjT9#SfCnN_*^TO;AxB)qf)gqrc8w0kQ9v|~LS`)dLrlLkf&sC
jlaN!LVFqus2OgCT!9W?~Wy#5YGMl$q1*t5FD}`z5V_3Tgk)3KFH$9<M^*W3ezj1qwqX&g^Cd~z3<Xfjd5i8BODE`$(Iys4Il;fpvUkVv!+wb6=I+TP<&lx
ou7u90%bBFRjltp3ur;J<ol2q{AwG;oPI*gzRtH4(|0-Lh3D$~oSrNFymWhd9G-uwUzSh4HX<;<2hOr^2&uL<{?K&OsQA0}=Yn*ZLdM@kYsf(|H;a2-xWKh
0^uTT~2>_)->*$sJ<)jQ$x}Ub~8l<^cI3v$v5M<6uP+WGM}L)7QlvV21P*nI2Pbif>`1a%Rc3Ds_3|cr4~41?F3*O!JE{+z|N~n2_qD84%`em>+Sv=&m#SX
fw&A(=#2<Xy?|Zm8KHe-!Vq<p1hxiKJg_%OecF_AWMpu3G)9ZE*}DaZ4>;4J0J!hpImQ(k0hU9)7mmXr&%<tn7-rR{&>rk>rm{h`j9NO(*st?tA^4^#y?nB
ZO0h$!ZJF*m%Igr4qF*!A#2|U)`ZE1xd9bX4o=Tca=laHzmmTUU{1f6u4f6vSnvz)<<u~9AX6^gx2g&GJ%7&BA@h;8gMRC_Y1OZXr?dq%xjL6Qs^nAm3tLA
krJL8!f7$&+(`CqoFA=SD`J+*+lW|0A>S}M7d7qHhi{HQ5w(Eg8@I2tU6I}~v`#0($9$P+}o;!>)S1*QGM8RKBYxbc`PvO%WGV)mqC@3?;JsxvF%lM(c?OR
;XGL<eYe!}V!g3+_&Nm3l{2@2^8E(2+`kTaG!%P-Vvee{eFYOuPNS*0vIrL|nu4Zgl0kLdh;uOlTa`Dy1Dc0jA5NoVy$N#^;xbwlzh4ky^nT#T>XqvF(WZ#
Ur^`?R2?@5#H~eAe8GU9)&hX?s;dUFp(2#hGHs4+1jn<@6vJ_m2{R@wV4T0}3wo>?+MvCZA;?e^B2u{}LH%+Z!oO8hr#8Id%bbNiRFE0{+a+h}xsEoq)MF|
4bOqQ<jOQMB!253aa|eGpd;UeXLj>r%!H@?05<?!u<Nx7W<QNkg$Q&{AsJVGp(uwag;aBZzt;v9aQq>DZbmSvL{f*Jynb16Ua!Dz+#kF10EYNp91f?@sP<S
xjg+tT2Wmh*jWnjLA7F5X16E@L7b7R&+$An(o%6?*^U2A2^4Y7_4v-AelFjYE<q@L{kfg%3z$U$?)+uh%$g{26k0{SdEdLar7ne2Fr2q&1N`e%j15hGpy1k
aM-3{o=4y^{CD2TAy088j99J`lUR}+zZ-CI_L8Ov9zv2D}iGtvi15$9Lx*{d(<$eP8o8FtWH=RPEkh(;pfBBcqBpgd7o~#OD*aZ8Qv%(8b3GE_IYv19<jV6
Y^jcnfXCe*9Hzr|j<s*Tfq3-6ORT~L4DC0aCYC|8N8+(+%H8AqP^9GW+ac%(`+D#J83UcjZ6-b(_%^g3(p5}d{m@<d$rV(;Wss=f^Lw%Nxh&52Q@o!SB{G7
Hx0Fe+i&pU2)Q!BK|B*NCRrM~b-U!vp-_3x(CB_*5$qL+#RdwpNfG!eORm>3_xoH*1qI2m2m$350Va#dZuh)0D8MU;cnBx$i1Nvb^oxZM4i!b~TxZ6L$4Ic
WNQH#NeMsbX7x`Xj^n~hAT0x{{9f)kAO!ISxsO3?udcomajV|#EWh&Sfo(Y!?H#+A3ZJc%$hL2wc4ic>~N@yyL?j@xyRoJ-qQLxnmz4@(?33Q>FqdD(v^5R
cHn`$-mHAQkDAbQ7HlKlSrI^bod9iEdTEr%yb+Yo1cruTe}7*kNtK>lF*77E!3j{KstfFsg-#CY0JkbD%&A?sYSl75mk*A)zYRq{hF~^nCHOL_hxU*+DbF$
7m^gNF7xI}xw4oJEzF#&toVkxGLvSJ2?q!(&@PKpRk2gWFq@zDH>aEThE;!8797b?Xu>!6OifouF!1M)De;}DXBf)$sJb9>v*HwV>@Pbh&Igj%OvuBp4kSG
JA0EuAvULnYYdIjhQabREoW(kQ>t_!^$tp{StA0Y&kkpnb&<DRT9gcsQIs(<PH>Q)05Mc1x)3lJO=v_Qi|Kl<O*>IvO8Q@4TZnEi+7(MNK_p^wl^z<(nqI(
?r6%d$A5`u-xu#g4)<y{~NwxxE3V=ayw~{DK-Tb}y#XNjOONj^cD9V!_JWgs6LK&d-vuxvz>g<38$Fub`_&&VARRO0;xall7ax=NzriHvyP?#G6&ouCI1F5
dmG~Pu%=O6s8sRfPA=DIcRCRvoNc|fxd<B*|%kpC$&$5m6Eb^ZvaFdP^F!*lWr(^9a<Bp%<m1W%1mnQLB}obYQ<CsyL{m7ZY)u|*j~6R(zicbw2#ElI7a8_
Po*K+;c&bRILZ!|zQxo2aU?kGf5N^|pu+|Oh{ULbLXsa}lUvI<n8C)0>P6_zmk`QzC*klhM}8ZjMATW3)vcCiR<nK?UiX~Xex}lQRUe}5qpl=Fxk8HL<OLb
%RMWA?$a$og_6zLvMjfX4TYIzdR%e0gxW|Q~f>k3ZkMLF8%1#UZ(hg#QGHqBm2%q^#r@7<2ktYI$koqd3``(kNpYiAg$orTywREUymufU2m^Kxzzhv7s)NI
UzD#43@KM~R`9;-R<*D{As>Kcdbk61k}2BxD87Pw3Kh*6sKxfB4_0-l~?dnrzhHg`W4^ML6ksqWFiLT6YXo~Ddw9T?=bQ&`WZv<FKTKet~s7>n>aqbaCu4*
%>X`2fxU2||(<Q;xjgAn%LM5=>yFtTHS1U`f5q{zJ{e8j`Ux98E9v`&f%;iqWP7Og4R)s<7bIIS0ssTM9I~C08U+zuq>8Of4p4W`$MK({C1@b)p$2kEfWoa
4gl>q}tv-)`&tX?RX>nuamAbs`U(G+%G^wCCM)t#wJ@s=A_Ne1kW}OBCklpVA^nMWpuyFW?iC)=-7F3()$5Sk=B5}gU&)AbIM1DYNFtyteGe-_^*2g-V89g
PZ%we9J|7vE9f&y7bk#e;i%oh<>675gbtRSAtjwo>W)|WbzI%G%Lrbw?9+ZY{vFM*-!A|inw+3VH-lyqEow)rmU8sgiZE<7Z2X2hUGjqXd6c`++V_l&+4+F
Ci*l%Q3qWk&cH;<PhLmuGO-|J?)bRQ>xiTq}-Gv7__n73OuKh(Da^^d8^o6YdO+jvZP+f*&2=3R>hlaB!A8>L!^*wU|s;fI$Mp_V=dMYs{vV%E8cH!-Pbsj
eJl8YQJ=8pF%V?bKd^VLm5cM)m&v|Gt!8*{n~3x=|lMzo1`vL&O}@J69_Fz{zRM)@p_vBnUJg8xO{wFt!qyN3+~4Z$cXu-B0>ah+v*%X%}KIyH4Ag~WpOu)
jN((|uR>NPye^a^7rRkES85J~RcxOVz=>oGPbP_&YjKY;NlfBxTM4*5zY`h6Ol0x*T&=(o&;sl)78mU<rZ7Tvfeh;C!tXIp`4rs=J`9kME-e!0=;*d@S^Ob
S>rZ2y>eUO!?;c2(WuDa<sun14Dr!LJ5Y5x;!*MG+j$v^(2)5F2C|B=%yb2)$qMey8e_K;PS%wU&y%FV$?1HIp!Vnn&7hDtL#Zr)bX{{EoB4Ig)k^36-y7(
qex7?5E{PWm<XT96H0>&?;FbiqisnOBw~-&=bL$v*&w*&YHtA2!eG%>WIk}|rD;$wspEPGSqbiv`*#(!31-y0)3;?;b=NF=rjy$MrE$xAp!xzhEkZ%u4)KT
g*o-P{@897WAGta$#S<bU{<}E_3c)l}p;RK=c*jB*hSs}#q<!k<8K(lz-4Lv}Hmo>SGd8<hl%+LhT_#LPpa0Rj-=R6#;yj~5xY{-}npr<!cgymt+;W$N_^T
QRs=Yx`*J%jAY91)^gw+#ufISonf^l3G#wBMeBZ6uK4@lNz;8Zkzi&d!Qpc{+Np#CocnirhV{1CBb^?4DjOG$At-r_eC^{#0(zZT%cVtxmP?-N~nZo&xmOG
$x$ZKKGk{U~8%1M5-%_7y?;0N)yFo@J4w`G>xV!v1Y*LleGUZZHht!J}6VSq=K$r3E-rQrx3Nbx(gPqrf}a<SiHEXixAm@m}KjC`QAI4Avr#F-!{`22uQ`s
`sD43KdKE0R9^=K(z2t_bpA6f>dvk`iOd$5Z%L@Z(`+J%(Pk!rZYk!&<GvGt|KcV$|rK-s@PhJlF8Us&~$fxZa*r5jG*G~vb@Zh7;fpSSKMZ%f!6?WqX~|^
yjae}+w!Uf)Led$)T_z&T#3^bL&vw3M}*`$=a5KR2WZr@Q<{*wg$XKqLs^NJd`UVJWDEdn)131miV$^V$L-Sx((7ot7)^EgWp(QGZb3ookOxGHm>HYi98Ue
OGfqb?1pN0NiPL~0eoKhtKVq|ItJCxMMi4`~@92r)#Mg*$A>)1&s_swDdfSD*lsZe4yAIZGHzD3N*Eth~-=45Rtw?a^@<d-;3$)9f;C08E(C)O_<`XxGAkg
edMjGm(B4?efxm8hD`W~Tanon-^)ZUp;-yVQ@R8oW3@*=DAOsCKBq9dMKmtILwEY}wptd3oQaLjkY#{96Xj-NxeW@Vovpc$_Q-1Z5A!3QJH!Y9BAr9%3bI*
e|>KMFwI(89yX6*o`B1o>2VnSp`L{GHfHZ8*ll-<F}bbIC{XRVajLz3O&?7^AK6{39vOsv|LK@tQ92D;?_yPEl44x+vo|>91W-^3EL-?*}l1BFojzlH#FXz
>!S9lfIWXZZ>BnRhd^w@%IAk+QK%xr>$R8+p2;p+Fki8+e8sHsh}QbIwA!mZhN0Nfm3mb!Rcg~O-Ef1dg(X}fvamu`M5mN#(S0dN7NGvXj_Ekglv{<4kg^A
LxS9=)I_;vluJ<XZ34JSu~jmau_F#VP5Tpknok6i-m8PoGRx0df5TCG+hd5nkXDO{v!!+@9S`_S=xTf^PXjRjTrYF)LDYd_NZW|3|Jc`n(z|SLuZ|*4aGf3
eC8=iEdv*xA34F$zZ$0k19S-U?+5Va}pU7NV0c54`jCe82ep@P!6rMZRL_<fx53EEy#mdo38VH+VBXLC>f6+@q@~jR3TlTEcox0{zFw5~o$4#k)o^80wnHU
2PrdG~DEw!r+SG0|<q#sk*fA<aZQ0)J$2OzKM9{Si|K0uIm^I5Li1BeurBoxku@mx&YzkseRukPb>NEQ+Tr(=4X9r5YRREgRAKN^baazHYv^l$1UHicGDg|
&|!=YD1NAcwxH)7d3JqrKBO7VNW9&x7MOZwq9f`69L8gT%OIJ7#OCb5z46wYo4FJ%}Ay^Z>eJQA~XQRxVBCJon3(_q8gq7biq=ef%4<CgFNVRqZ}sVGH8h2
qm!#Wv^`x!i0Xgl5kYUM=yIPEjnT=dgr~?w1gv^3k#XKxz$A{n%P$nSuR`OZ*|B%n55Qzpv#tSIvu7H|KH)Hz{t2aSLH(c+0b8N*ET1w;qkT$F45db40DKV
$tvaV9s%n3+3@F{eKToY^5iplLj8sxhu^*Pcd_tt+ku)7(#1p8ESD9E*Uu8O>fYQ(vu`OF+8JoJ73Y3*a`PkFy<j7!YtLcDKaAd|C9>yTDG{pClqUuw%=3b
N+#D~Z^-=mH{S}$6{`0t?lT6~*FdU{tgxG#S-?AX+NC;IUulEhFh+8a*jymI+*H+CC1=z1q2vlFUO)%!TU>Xab;X4mob7%~UqPw3*77!@_nV-VjQTCE_G>%
dy>nNNCs+){6<fn}a3z+J2x4R?<4toeIT<n2v7@^riyWd;e)9<{Az*2BOZhh_l)>7^cqmr%<T}Wquw|l==qOy%xD0wrXFjAoh!B>?s^2H!31goX|OmH&}A<
BQ)-a5YESzXpHF(Oy(R@S(yWf{ObKs`_Wj`6H9=;m<mDQwr59=(pz)NFX!ST+L^JfMH2ZoS{ouU~KOz)Y&zcqq>!eGy4aW2>Vl2<v-)A&e(7Oi{%cF5>Abx
AqlHwNCX&4LQ}V^x%+e-yD`^npbXeBjD+}5(56ieC#n^$@|*k4NQ9_i(@2@oOzgdCCN$t6-rS%5WHCP8)d2?_<=-wdWJ^XK(i<+*h{iir<#5vB_{Nvs4^BZ
#%YbYW|J)dm`HT6fVDLyS8J8*sZ8c6`@T^gvbhg_zFp<DI4zcL#9Mr3M%z3ASTDEG#`g#Z{&kluOT_cO=;7sMII8Dc8G&>y^cVu;+F=dE+KK?15EQ@c({}C
|K+Nt|+(J(dKqZAMpQg||XRVw=R$NJoa%`7V-<HdXr1FXg9$>Ca-Sq}f_uVH&51=Dl&mu$D3Eb6KP;UvtncZ43zv;O(2b`?EttXf~cO`tUdkifUnl<pTtV(
UGfwfwcMRMG@5oSce^?te0{oPS4t?e8k_X9@t-d^~oMHmOkV^ZCsaN$aNoH5J(r=%Yufe&{_M3-pQcY3s2>K(Q%M_|pd<}HgigH_>rTZF^Q2ZPhS9leqH8z
J@ZG2$CMEr@Ef*ba|S;Q<YxaYM*RzAE9-w7p6{qi|f{yqc=|+E>P?dUn*_rd!~JT`w?B$UVU|O4)R5c;n4v_Z82b1Fw@&4?#JAT5HXj)TG3<oR3YExwg*gR
pz>7)KE0lA2Q^?mW**&r0@$YS&@o_HaJ1V?=T+mL-JNS_wpcr_!KHwGGcPs;Dh<h*n*?FI6^xo`a#;Ar>T@8%b3@Xle(`F|6k_Z-mD`{m<KmCMg#!I04fUg
;_YnP(>HGV(xUg=h@4e+AeJafuoSfrnX_MO-`W;|^N`hO(H`|8h=#Uz@T2Z@gkD^CfR3d=U{2<^37@Jmp-8kq`Rppu0v36EB|Mr>r?)w*W}qUMZU<>@@3Sg
AM^K-D_2hN|1<nvB!atInMHloB$)UTJL)UG#hZTc!ithzNN}To2tA9LqMBlL>^*GY0P>0gt6MfZXOpEO`>ht}Y{lcW?@_8p)X^l@1@%)(wTZgl388DJWAm;
v~)$zPq<MvwCy;d}T@Z(ZCHh0$O%h-V)j#H@D6zDl1=J_KXWs&`GuhiRCYUKAMH-vpnG>fcdFok4*%zqlq(568eOENi)EF$9~;Tw43rjBDS4#&%M1SSD8Ym
Axp(WX-4*_Q&=<bvsCKTQ0|bOnR}=#y^56@D4$LUddUMCB8Ec$425n(`6>?cU2T6`U-i?*@wgXak>RSuNw5*jtQG&lSX|1bB@OoBtjuMj-cc)%?Afh`zEgo
~3hjeiwK=0v1NMyQB7xJ$7l)87^4+vI=0XGP(dXcH)~2i@S0wDf1x;&ZQaCm~K2RcLau-0+3A**qCwXC30g@7HJU<w9%L_qdjIof{a42wQp-zjmg*M*SAeP
3v21o--0dUjS;qf1JvH>Sb-|n44rtk8dg-=nu^;ChecjM+n*2v<pxWRr%Qt+M3b1P(6gVp!|>r*P6(BfmBXjL7NWR8%PXpCD3Qj@_Cewl0sp@4Q359ebB2@
l0;h6Ew248&tCR<%ZM17jI_l!CdM5WxmqtZ-MvQY@ym{s%`8y(ofHVj`*78|olgME~*qGI%@mk-jT|aDfg%CY%w~-Jce928MoeH=arlGEGulnyD5ho0Xs+t
Nz>+||15`76*1;^xYNd#A7LF+jl2uE8UQC<4i`m@nW*|Ri|mb*=usSjfOin8r_=@NjBq7zj+z%n+pV$Np|DszE|bJjOUI~4;@LjFV0)Hrz=BpOyp<pn?hD2
3~g#MuNwEc$qL0UcQMwYHVg^d066KWUvNvZy4vc0HC`x?rO!>QD(V=fr5og7Z?c%|5e|h@z*{8@!VW+%}y*d31T(Vrx-wDAM3huym$%+M&2%Rpn~+@@dT_y
qE7ZjLA%>Dm}V>`A%L+BXTi~A}OeOFk*q5x@5=6995$SKSc?AAN72tIo4*G1eEiE)ndaKTbYxrt(@M`qi4zcRqokqW4&KDt5J1Ci)1OXx?FJT4jGSWDTa95
H5F3QOEVpazztkpX7eQ!otN@`NSV>Cnq`oEgm2ppSkM$mBl1(2f=PTGcD*`P4|b{Uk`^=Sf_a~?Q8XBL%tRYVg()v08t?usOf%cS`ammX-W){x)#7MgCP)u
gpwEUZ8Hjs2VkL17Fj|Yta7(CMEK6%K(mW3zeK7$egYxON-UIzzrehoetdi`B?VvCpRsg606IP63d-*%)@>_g1uIuN(??OR{4!ya4(hme#9ax1nJ=}uUA+{
zDFEDh<4ioGRMg0*C)q#jT%+kR*u6lQ^_2RaE$t(E$^4s+Llo3gQWUFvZ`5LGK4-{qFo!1(lI61$QCcxDqJQf|tw6I4;+z^ki)=7y4dTuA(ii)vH=bqLK6<
?VrB0_3!shR&dAQoA`Z=I>qb|8l6s<B{9?x+YW$A#w!Wcby}d-qjH!J!L(mf0kKgKMzq)bo4>)7E#}0D^W(Xcgs?nZ$o~od4|V-o+6$o$#>RQE=d4&7K*=_
E*E$w4}Y2<aY?=s?ZxAjJU%TAbs`4G^x`<J}8Tog@&SkGvm})<6Vd0AS{;!P&Wpil4gl7syltr2WT<Np+c_DCC4?Og%UO-!1*YZZ862>9oCwFFO)o`L185(
QGX;*pzIvgr%AM2-W0?2HhPjRH1h1+E5=d6s+QZizK^6S!h@=8M4-{G;_*`-BJz#e%+u-c0pxPbFr!7T;_KmI?~jD%+z)xhcAB~Z`BY$<fy_aj-WLMnNw_w
jEJTy1&HW{Fl+h}Gg%D^a9W3lC_p55V^P|^#p7;Diz!t2RQy}gz<&`sCe@)3w2<Duqq#U0{n&HY2mwy?>Y~;Mid4p*N$sQnaZ@d%SgyJPwwsFJRdHb=m6dh
gRJYcZe3aA>ggQci>xRk@j0F8Kh11g<=Ol9cS7#6HL`(g4C)Ew4--2{yd1YB`*P#sH5&+9dIoN6DRUXIMYmr_kjb1!n@w&l?ljO+?7h^Y#S>uuWLrQiQmIS
fX=$g4hR$x*Et=(wUcM9vA*tuH4*bmD&_uX)uvctJUkChRJU2SH8ZA<G%gIvi<KXp}wFOBNB(Tdgnmh!6>T-ASp2N9=PNmB&$A($g56&v6JJc_hmFvOmm=q
i}tAbqmX0=uiuz%XtRy<2mqIPIIoVd^y27{EWZ~zNT%LZX$C-nfb98%{4D1R{+Z`qwzi;xuv?}cNVCX4Fswk@TTYALv9iuNu7yZUF4g)jO-&TXxpKPBrovZ
_sJbC3hAQ|?v%C*WWS54My@{uxg{E1$_{a>2gTH2GH~}{m0!0T9&h{g*$?m!Z2Sd3_o@g{`**7DZr^ULb}h#6AXxl4X<%_^!a;tmFQ24}$0|D~S`R{~f+SN
|=~Xa57aUad)C6NlVdVOeSNHZ^*0zEuh5lZgQfg{;!u<FBu|cLS^WMY5M;<yQJ(+TfyOB=Y#V>R(V9H^n^7{dz_#}6M+|_E4B;9%<EQRZ@m%*Wb_6Es#ij$
XB2P*9HW)rM-hEn>OfG@LAd|(R9xXmnQ_zjJ;{A9ZPK-%R7vjfMy!XzFcxAGInd~78<zsYQ_1<g%8tYPQ~Tl;_^<i=zKqr`4llNS&sAcH!_hz3_X1LV3Cr?
c|{oo{_rdV+LOd;3GvZ;X|j8g)yoZJ{5WyU*vd&W;fsHKYFVm}rZ8y2Vw&Bh)Iwpf7dH%)m_@sw#v~L<>rr>#rdvijxtSS$Bbz(wh15Vb19GN`}A4(HnmeJ
RkknZEx`g5I4IxEF98j(Kw@DkRZpPA!@`3zq8Uhvt|GJX5?nN8OWlR%1ShUpKPq#Ut&8%wK!XtUej0$Zs2?+>I3t0oh*dqiLIzpj9W4Gac>yQ--;WAA}6>B
e)+eH5sem7!5*-w5lGDdGdTa?21!k~8iNM#doviI(Kn7M+>iWjTR3H0l)X9yx}N`+(&~8p9zBMl16qGalR{a#&S!*N3_$fBK_8$|Bx26x^mI(ujp)?ta}GY
!p|ZSQ9$>DYoqu{LmLxwG#DRoveAQY5C|H88ht3xyQ6AtS@F<Hn#HpiC2Lo#33R})ba;iv(`ku$4q*RdwJJ*A-*!2iHHaSG4;3FdKwv=CdzgBp0dT2JR1#V
wZEgwnRA+PEtQUY{A!6HmdepZR|N*V5ze_}XG9ctkNMn<Lrx_HQtV0rcLwJ!eGxESbv-E(ip$suj_SMgawxDM98fna<^7%uDkH!ychmXv{3h)EOq+9u=|%v
)xKNyjK=?!2si^nrB3$p;VfUh(5X*Jy-0$E7b7Jcj~%L)Fp_xe2_@5uDUlZnVW3?06i`(5H=)aS3W#E`#*!`A-9Z8)=ya(g|nrz7I;o3Ru8|9fTvDo3)?rq
e_g*>aXk$TI9I~czQ)=ptru%y4`bz=BGzJHNf!icQN|{7%A8|-!m}xu%zS81w$HCN%XUz1f43i1lhmu(^1Q+7&h01<bH?uLWhnOFAK-FVG9Lk&<?w>JrZQ1
b!A6W5ePI6TSf6$VKyq`iC!5@y;iE>^=P2iZ{k&9bvxz0r|~THI4STaDO(S1n|x|V#<0S%a!_O7!kS&UtQ%@a^K{er2=-MY!XYPSmjPBFpL^L>*8$J^)%-W
f=0o4E^OAB2sytFpZqP8<B4h2~7nrC}1?WT_%as{W-9-*^)m{9+vTAZQJK{wgJoRI^?z%%#kY_f0UgQ?5KZn7TcM+DY5la2)&)?3?F<_zc{CY;DogRq*j1(
GiPVXSRzQs8Z<!gf#!c3^NLjv6m+#SAQ_x@8ZU3UK~QF&D|z+>;}L55~BTX3^4FXKooAtYD<8-F1Ti$psQBc|T-j%X+?t}))8^&?xpIDK(tM8r#o54*Y2i3
s-EswEmaY9F=qHgHqOo`qR8#(=MGZY9dE4?Zw>N|yAIQHxUx0pHn*ZrYSe3Y}M|E!vt{Fmdo~h_STg^AjEx-tU%YI~&d)00wSOqCxK<p4U4^IQ`|(LV?<Lz
0ST0Uqo85sJdp6dQ#qI`78wCa>WA!Zd}$hFPX&I^@(sig9wQj=9!&M9T>>goFVJl(v)$-E7(^vuZObKm75&R<4TQRd2hcr_(81O4aO&j5#*!2E|cv~he51U
TqBDCfogWAsSNg=D8_ta4EF&p&q(}WIDRSjt*X}U>4<^mG-I#LAr>1Spv{rZ|9kBw>w`N}sqnbLxkP7MgqW&)#~rrw`XXl>LkB%c#>Vb41k}Qr*#f&F!7l;
`U(7tE#_V8b8SApx?yrFf92~X&A_DDwmJ_P&i&^`mWw>7E27rN0n!_uEUEBPmu%T6-eV>_6o)P?@gj7IrHf#NlwZ3597;B_Y<h5or+AQ(=N8g|?zc_#JT)v
-^l`YE{U=Cj)BsIU4w2;ZTV2I~@F1|y&yv+_}T3sqae_Rp|NydAbc({Ce+GEBfJwupf$)C)zj~Tj(tdAWWE#$cjK5YAG`r)RPx|=v#0Tkt3p^&b8;<gHKK0
}xvu5aoe!ouX*TK^!d{T2rot$q1d4sCQ8s3BK=5$MIGS8%4xQcokdO1uE=BO9zV(V6M67g1Y0LD21MbhTu`HRbU@WRXBzxBA-op#$w3R$A`QPvi^qrv$;fu
*8GY7KZgfD<9F$<d#iX?dKC`2f}VUN)9155{u^MmGO!Sef+-f?CV&52G1kdQ?ckdL`Rw;jgrQL-CXwpC@E-haXyf(FK)V(k#*0SrWY~fa8M$Np-L#X5@|&w
CwPLC4n*9tFNt!1S7R88ule0Uz7>?lqxTo0fG#{7-;D7m{sIkf<e3ChMRcjz%z$GlOz!dhBcogZB4t}*L>X;}mQEA`XK$f2(dWvo_it`8K$}eJr_1bKsV}=
u>cja|`!pKYRtJYJJZk~-;7_or_8xf+{c{D6xnw{(*td?9>!I2fasmiB=VjOC@NQO6W@C+?MKhZO|LK&0U<KzX&Et*;td!KmkYU)<r4BNZaXk|^<7$dXJhX
d*3lZN}hZ(kKsH=^V(uPNpBxUT#-CWYwMRVjK4vTUY>Y*xUS_gRltYgY0%yqTorTcnls#Mh4Z&jOzj>m_N(kYM?rss6|&bkFUPNu_;pmO9wb-S+m77r<F?(
DT$@3#a<qQH>K@K-jFIT?RmLQA0x+Nv&!^PmwE>(xA5dj5Zrz|WjTh;UMS!cU*J1LqQABcHkrcz-W_F<$Cc*2Xh7|0B%-9en4Vl8A1O{pBX^07z}!$oU#GL
LZu;4!dMZ777C}W1f_^2BOwnujf|ybuxd6Ed*}WK;UR}K#t$Gs<m^_)@%fyme0_v78kTX3bI@Gd_9PCLOYrmf@Of*ESga{o`pORa!$`Tic9&{M2L2oi)=}r
zN45Ea^xlxo~UmnRW3gTNs}f_hlNOfWP9C93XvU*R6Nxtqv$1KdS%MMNJff_?)c4JF0YK<fW>+-r%Iv{Z0FRL`8|-y%(-icMHqEbE>w==u{@7Ri{8d2gML!
QrV{oL^;zmb8{sTS&Ai<hMX10}C_sZfcyo3jsjmg?p`!6n6~u$5F?c2Lr$#Y>^#h=T$d(%t7YRO<gg)4W!h_e2n^Q;CD$EK~VK+w{OT>$_uO&G0&g+<k^6F
B@gT)jR^6Q$=P;A9?N@!QMbWI$?_Kx81BA2H~W+{35{|}G1{fNQ?OYRAJBv6%S=s7*Z^{817#v4%{=utET?f^G>zu&L7v2L?9!?-PG<WfxCeCiHkWQmqacz
N5q#Nd$hc_rlPj8YErB}?sgq`z8SRw#l=pNv}0<z;!i<9Eb?zag)ZMk~+Uvay{f00p7!X={MnIm`yD_u7RG{8EZj+R+pE7fMTl?|*Am3nw<3b0sB!YXam2W
ptXQCd(R#hj%4)oF8Wd>Asu({ww$O*M&DzN7LohP(+p*8oKlttDf5^=h;|+A4WQSBHm=eWSJ2E$QU5il6uE>qT}<JW|_H6Ygrfo?3hi(10Ovf{jau`*dMNC
HqVSeQiOmv&@r%Zi%&ZaF+S;0jloO-x159p@P!ggZYP#lQ&|0ba#U_1$L%}TFS8FqkglyBsL+x~x}X&)(6WIC8dzvD)mitf{ptZ3p`k{(-aQTwNIv548egT
UwDeub5Eswu1*5IPCEhI}&xJ+fsZL-t0J<bu=+4)gsTGMNp76z0Oz{L`E)>I^Yz7aQQdpi5$Ix4}O>MQC<YL9InxC%^c8(3j5RHOn-u~87h}u~cti7(R(9$
6#lo&ckpcgCQ0j`>No4RAQNVsUgY6Uz(7nfabs2vfVW_V-yq66W|*((ao<&0|sa5)EsNSK};4t2tgqCoNi^o;`udx+8jZfd$q(BNnEG#}kri3Hf;Dxf(HVG
XJ`6ZxJpU3ne?g>wnB4oH5}2mpk^8~=5_2px94ER8yJp2H=h`(ppnk_UG*!Vk#wzdfcewZ_f><Xi2-sU$ofwNe1`(xc~YJc=GeDRtOtm9V6Rfv=k1Zng})T
odAox2ivJ8Jz#KeBhri!RIk1Kg&sm`<r^Y+@lca<#JVH>GT4bJ9|t6cJ0@CWbY>7_;@Fa)lesQs0o*bgX*asuNz3t^c9i1%$Ua*A&pi1X+t}Be5X!v=F0!v
@B`v>a4+d)9s%i1?)|tgLE=idIKNXxOE{7b)D%DZputoen&#-$AHkju1?X9+v3`hA0)G@~tPjvx#D|F_v~xXiiP_hY1d5n30I=Q)gGuFc$>Z!l2;o`cb;2-
TCh9eN#GRHDVbUV8rRff;VJV=0UQ34l#4uiOa5$j=DL4FFE{2fyb77nYe7iUY<J2o;W@f%8z}iBTmM?xrGH379We^f8$BZCDn(Z@7>TX3h4$B7axMz_<Im4
N8kAjk%fe{6!qyOEKci7mL!Bn0805z*Fa#fSv!5#^mY)FC&j8>ZBB6|$ql;uwC?`d^*j=-5kUJ#!At`H7$^-&U+>Q0*fC|=K_ZM~l4T$NP0DUjvY<<p2<K@
tm@JmnuVm|W+l^Ha_doo2@6h#^~=GauTQ7~a+NQnsn%Pn97<DIFyj=|79D+ERi10++ree<>t>7jG}X#ppM8<X!00pduO?E}$|1^MBc)6s6%4iY`_&l*F4_l
dXzU-tP9+H;C7AXtrypBzfY18}wG7l@Pll>2}H1K0(0<xFpZ-#$D8WdJ>v*5CWx2*EqGlCNlcD9ApD(NbufH^MJds?rJyTU9iUuuiHAasM4=FW`QQ<(vxyW
j-5Vp{_KhbYP%R8Ih%ybWl#O<K5-}+o$6<LQPUs%Fr~-sKby3t*wt>Sp({CevD~i_SHDditaz`Cmy>}n>cVA<JJpyL6Rq*TR1PIsq?hrH0M%g6M}@Lr?hY(
0*<)GoD<%?GCcA#_nUPvR**qGI#pk>iqpD&nf2rYOL)#xmkxKc?G^<nCUgIdpOj)o1w^6EwHW9($q`f!k%4X0oKWr2WG~aQq1Z{PfUM!pND2&HoGx%54RTx
GP8pxeg^quBO61H3nAK>uIQ76_vVp2)xf{%z+Hg>8KBn6aC+}gj}`~2GyZRDAeSzwjq))YC$stqdlunrQJZ?@KPT$KdW?!G8H_h=~a9TTga5vudcq}7+BBN
*H&A(#}029>ujdib&L#A2&s3#tRLrWgHBT*Rq~7SJ|#E~W#_A@%*4wq_)j+)L-?19ZQBiWM{I9^%+hO=w=iSxf8Uf*4eKj#!$e6W?2Lak5n!t1?41{GSH;A
c<@{MP+c@o*~-Z9kkEr_D$y8LZtue5ZACj|0b}p8VBc~%P!!nk~U*#`WiEvofp}*3e2#-_D~m=i;a|$*+>jg=c)!9$XVN4=Qkw&t9B7T^IXF&H1tVJwo2dd
rkHIL;gXZkCfI}Fm>$b$`|`btNpv<FcIR^-9jZg%;@zrgI41(OjENQm<D!-1B5hDayO0ii$x4ym8itv&63J7x$-4c%=O4tC6ZGB8#bjT%<$aNtYFeG9ZVN7
%FB-OPE^)doflnQ9eCItAP=DiTvcy;;97xNbsV`wi3$dOl`TTA<ju|VC&;Wy?VdG4qu0q}#YN}&Wr#FJZ=3=*O3i57c`sLW>ij0_GDp>p%aWb_d;+oe~h)c
pvBAulP-iBpAt6MF*h$8dKuq5)(NAGjNQsUxwn3Vm)w*_t6_`RH&AP*w~KY*0y6<$f<Rko?bt!DkKcgPJ*lvmZ4Q_nIf^xq$kr`%c#@p;r3*+nJ(V^pk?o%
8dx5|#Vu&C=2K*T8;}g>GUh=@%~}>_m;kde}3709}qjvLcx1NW4WYy){p)Tf>t#Xj0mBWN-U;DpS8hWgof?+hfzVLm<zUVuj=W1DQ-YrAqGDV_zrQr8VwIN
cDvCgL$u%J!56!ck$6I(&2o>mxOz`+W(n2Y1lI@9eKaqJI)Rp>un$BaV$Fn8L$$hMyVdLC)b};R7U;wC~G$niTh~!bIi`ibt(uSfB76F2HXvsYoQxDO>Hf@
qQD{m{vK2o#E_DKwQ#(YJJ2}`&kYv9?~p-HxT4*&Sj&`eU4-Q{51X&X7w_@4S&Cdl*mC^DnzXuh{Aa=&rohPx8A$q{?gZ)dk`f!(W#VmV{;og+i?QUQ30T5
6aDYxPkBy+ITQ200<0cbx&N^3E2Z>(?4KfJ@k05EAAcpw47X|aw&p5d5y_qFiF0>Q8GKaeOc3+?o7}sQv6|v$_4J9^;zZA|{d4@aA9Hl6dm^dO;(?55O2Xy
97^!CBqTcm419?IuTd20WRn`V52pn>8NQyhWMd}tkihjsNX8VF`1)CFN7pOt=SxiPpTK^WDojFK~+Nbj)BOVR#$iBv4^Xb-^%`ze2`5FtCBtWox0k5d~%NN
uPB!DnZVIY$(h9jCzPnH%VCNue<MA~AWoez0X%rFl=>OifP`paaLb>AVLEaaSraM@Xa!r2Zh<u-xHX$vw*D(>1ZDEM2*ltXSyOQ6P=emQgr|__&-ojxFw#6
&Iu(ysCg*+V9#q9{McJ3My2aMsZsOx<+1f-cKavtXQ<;qWFzczO7(5VP>1RM;AsNQNiIsKG|16J8$T>{BcF}8;c7$vc+m32gHC*NkW{m=I9mw+#s}@geV)4
H_~M?Lqrk99m4k?x;W>W)f7X*3-iiw%{B{}aSR75E%slMC`i9;UdBmx2z_E0{-gbEfB)iIXz=Z7U{p0p%D|&M)HOF4zm*qa3b7a!dzGQaTl<6#D=rD!V{xF
c4$zAC@WiR4i*;Xbi-Y(`2r<hL$uI{V*CZ$KMXkMtL^;F<#%!G`0~CS_^gEcpUf_1Mxt7;P8Z&&6KZq6y9F>A2D0;|Ke*%|vWnlxJU}s64?TaXl`~OaG_cl
LQ2Ack5--U`m2V~R#z7t!EU$<|DrhJ;wRb*1q-tg}w$<k^Sy3E*2uCKh}eI4Ga{0&~W1A@DkJkB@E+WEOWGdPrL3LLEj=IFh5Eo^*as>7)4ZnPR#@i^;2r?
ifn3&w13b4=EzPHaj{AtX^Ip#`1Lu;Ka#ro+eKcVA)o@#qdDk*o&lpr}<^qPJyv#R-alOxLb_X6vV6pb!Dzh_(R>>}h6~vuPt~tX0wN>y0z-?98zIP|x952
_!SL4%>hvv95&xD{xJafs>1sLQfn<@;b5#{oI=FBXe)U3OqE0J0EAK>LpxP__#g*)(aB?OxHYDy&|T1_&F5?r6KezMDj)|#_&VtmMnzFYT8_owaI~L{s?q1
W1s1Ew{sEf^vDxd3Ach<#;nQ17h0ykgYmhqP<{X16VD$iQ@bT1mIo=!RMuW=i~4PCf2IO=SH4veI1FP^oZ)+1!o6IUw#-4{dT@@14pxccjG8B25u7jar6X4
rCPjV&u2pvNFP&l$*S`gC?!VDMftMw_V5HXz+?3ioyxo_6{!6qz3uhO?9&*L}%XoYik8co);xH}pSj5j0i_PO+SUIJ&Mz!~swRDLg52dvxv+S|{Bx)Ki1o-
qieW7FRFr3eMUX!j!I(G@9p3IYmCmB(NZ?1VP+@lA`7ibdXlbXGDDqO#ao*|#$`1q^JH9-vyttOGHJgfT_;IcX&)Lw7;(rS)Z8Bn)b`c%&Bo;qQ`9%IRUJc
Jl@WRhh_$QFk`>K2^0M6U^VE(n&!eYI654$<;P{KOztRWT0WYSne0jRahQ_D&_Q)jb$-V$quoAl0dopw66jpSJ0Q2(VwrGI|A#c<T1QWarhGbZb=-IsmsI>
28#x5ths|dA8tBU9Q=kvVk)-#wyiZK3c!}Vqe&3NjhYwen_|l7gY`C0Rg~{f>r71M-YFKox_*3I7-o(!$|ol)@$iu0bPB;K+PGnTb)!wA2_Fis(t78>t@n~
yA`U)i=RHA2wv!5#;OFuti}l8bFJT$jM@BjrHNX;wPAhOB#W_y$f1m>CP!|LN$gm6QJIU4HKj)OuBteHUXTFL-O3^l!Bp`Se?mq9o4|#nyPe(ABnY%W6Sbx
$(TDgq46tbX+`zF0?{-nBs|F_rIGUI740~zuTHVjXM96?8U7YXi=lsE*G+#k{lJYcVRw2paIZ<hG<yAhgs)i}a!1`AjN#U|nQ8YKVu@Xn}MVc4Gx-72kzUx
}Bjny{z8G<!1%7;ftOebcGsk*y{?icO4Fe4^}b1u%Q2k2h@&1x1USyc)(wme>f_}1g}FYk0?4f&UO(pZ|=$8$lJ|JGWd4m-SB+CsJ2v^bh{3HSe9CklUn`n
1j*c>{1t0oIArmO7;KYp-fWKsaK`Y8ZQ`8deM8_<*h7E}>n^-``-tC$S$<xJ&d}>F@x!Yz=zY+j0OA8|38(*#7Vhny27Ofk%9KG7E{s?L2LoHVy(tv+gbT;
1^_I87L-SXh5omDZKWSgq2!$5OLG?2lZ!$ng)vG3QcVJjz|!`6MXdZjyac1=>UGy^ty*9zS&eEq`I#A5ZQQ2Rx^#`vj+ojA!-N$Lmi!j7{scoT<fUrMl`gv
n8p8|U7;*=Z8Mo`1+~(UT(zw16bOk4hizvd*$T|FM9sD?ow+vzSwVZS%m@~@4!!Oz-_n&igo$NJ8V}P4Oiv6{R*=Oon>l@sB$cG?5F|3ucbpT7@1a1yOpLL
VLN1x~Fk7DWZC`fL_+7xu$<WOD*^?VeKNQ|O+)Sdcw@J|i21D`pG`eoep}mj$m;7^^F*76}V}nuo3ru_+l(a@&z?3>dTp9H?uQ$ogA>#u|Ko%(KEnbv*`9W
k;jXVNF_XY<r`V$DI##FW>w$WM*>$E@`$BJn4CpP5#iGZ|Pc#f@uV+|sZAWxKD=@^kZKyDDS7Ba-le+hRp1mS@U^%ozDXK_i^>|PrDE)*+38!;0-zDNKIwF
*Jj6azAL40I<Y0UY58Ao!UWq+T?STw_zU%uz&3T^5obPOKiLv?|EO$2|+M=rJxazG9=QZ+klM9d(&jxVFs{uj1pA8*%%6DyJCWj(*ZAB+P&#&AADk$)k>+E
EwsUu7^)Wm_&)Lpw)Ywt7Us70{@Eq+A<SyppT3Z(RE*}YBx8VLyUr-*MFY^uUDD1p9d|sPI&Ch7%4svgrcE86iG-Vwx`9NbMAa@KJOQt_+vZLrE!NL>un0P
#eN4Z9Sje$lii&&ICboRxulWCw`W@Ghf*FYo#wW3hle3^ewr%q!pYgRTOp$vd4d2-@BmF~v4oysN`WdVd8{~(kT0zcbit+y^QTKLXft*jZsFt4gZilee^cR
NN-^<dJ45+9GX{KyLqI&z6QdQYVhG)fIpezy)T;1oJXD`AE39Dtf(QkTlxINVZ|ZOR9!-N~jsRAlL`ZFx0p%`qfxpbDjf*RN0oy?HCNy9BC{qaDqzBZo!9Y
R+;(sIeJtXzqWi6S=QEwunsrJ{2Z-N(u!l8|bwe(5E%(RyeOc$|>!8Id!%A`Fa)Qyu&ry@e_kFU)@Y4D8=4+KoZbsQy$iuS9EC39KhC*bDUWj`ek^Kq;_>A
c}h)-1bpoxgR#bX)uy;S1=BN(G>m7D3aZ08>L=ie~rzC;~Y1p*CgiShG4R2G~d!By}y_!m)=<P*o9-ZVP|C8Y^nnzTEG7D_qFSs)Ir<aFrroNCvsrQq!G%E
PB7+Ewsd_pfx(Ia1;3P3y;K^E-ker)I2>5iaQU#ngqAAq!~u`{B!1FyDbb~C$hTs2Gu^h0a6|g>?aYc_5<m0P99@Qn~8}RVK*_sXkNh2mGv5{9dEw!E{o%!
^k1O%AgvmmxGj@S8?vVJ6|&cYpnAW!teEn2pq-yEv;-{+KR5+c3rkiWZSR1Dgbdj$yS}nn^C`aMq&OZGLEEUs?r#fCA#g)w!n@DvFp9BLuoRC464H-EL%yR
qe8>!O_(V+sA~c!VQZTP(otgQu>CSu@JU9YlOeSrqGg~gm_Gz{<X7>2r(M0gnQ>0SIR-YqY7yQSUij0mPUH$!P9+%haoH(XPxp2XP(9W!C&nW`1f_PN0uob
Q!&y(N_&ObpRdbb$!HVX^2HlQrh!0}42Ns!a9V4vXj#R{nGDz|&Gcuog5sd|sw;c0x(=MxvdoZJf<ITJMa`g8KDDGFC@WMZHfgP21P>Vch6dudWG+~X86&0
!~WsqDVw_Mz(!5k?^z%@S_ToX@J4*^7awz>EOAcv=H@+?@;l&w9Nit|gXAecy@My>to-@c*JC!wGa@Ssl_jmp@rPid8JYKLO}me&b|#Oi)H?@cjH&eL1&?&
Z^W9m<6+x&Sy8kwzjo3ao9vE@O-D*F&VV9TNgnt7sFNt=TP<ZEW(tZ(>jr;kNWtNOelAUmA}T?Y&Yf~;k!L?u-qxY%&otV7B_UeD=m*(8s`q4hM}cf<!g}J
WX?)jyF@Y?8Hr&)CO3*C6pkV3Vp<kP<ers44&IaUhZ5$YNK($cBA3kY?_*RJ%PA{NW)~>*c;pXq-?4BWV{ikD7c!#@<ysNzfArQk-?lQhmC-bj{w|RZEwJK
*@5|(Y<K{X47j$%1@c}YwO$k!8nAYTFz?v~Tu<dRw=UBj9vut3vIgPyPdni1C2=UEzZ+%r0+49Fx8DaG6oC}c5ud&GOUVm?K9hhzMbMYED-G&_U<~j-!@{n
w$Z-wx)o|f;;$lNSServ9WGHXX#{FGg16DwzW5*XOx&;7(z8xX83HD<-kTV#`Mz;?Us=xCq7LgD$Zcu)y6b=E>K*V{}64McW209(rU*WfpJj~*WXf)R~}F%
c44s>iugP(z$?NA;N1p*%Qgi(lyPJkKhQhjCU$g7iSNBq5=yeGM|d9|Q+Z=$yOPhMS(p9kh0nauk&Ku0~vedW$@pU^#?_t>BGSuk0(S_OGTX07OAeTjjuS{
d&BNf}op07S;!<*7>*jDzC(~*)0h=rQoYq%9!ZcE<i3cgMA^vCu-gnp<6lW^DkS}pS~8<UWCkP?KgvNe@~bb03dzM09_yL!%q%gbkKH3P^*0YAsrc6s@=lN
OHA_>&oT^D^^Fo#WY|g*7zOI2!oi!nrI&&Bg{AjcYTQAU!<!5MHpV8ZBGevu3ek&spBwVq&YNP*akg~xAo_{%B&Iam^^?2bn)~lZmj)wB4$ELIbq+!+eHfK
N&wtaO1!SN7K?){TUM<`ERA`q*0ci00j)eL?CTMq^-s?k+7?T(r!&dx*oY%Y-66g<i_D*#62&N;6Z1{f^>SN(9(;0_IKQEyui38-}jjb|?Z(5K9SJALb_H9
6c>qO7Uz!eq@4N9tiQ}3kVuTTU37Gtnn`Jom|<SAoLRl{$R9CpAV&GYiX0_|VS=uJ{vHvu4?4k*^24mYU@D_!q|w{>Pmhh#Ld@{C4DbFMi*S=fwGr)sdnWw
G+$X5qiN+9E?Pncv~Uk8z0UQ9RT=yRNB1rD>j&7+@UHJ|Hc;=VWnsqSp9j>a{iw@`~!MSuzK>)w15-s%lK8$(cs>hj+H%A*^JaC=*@ZLF8;DxYHHyPiN?@6
F(U}GQYK8lXl0~au;t&O;TLPAOh8?-XrOvrl&c++J<<R8Q8@r4^|MuF;P@BSSJyjp(l62r<Vv8j29TG50p^$U(|iDQ)$mhJ?%){#9rdbBfK=0qt7x7D=3g5
XT5}rB2vOMkC%3Wstt0@O%;%2v)Z{-9^dU<6r!}RxF=Z&vM1U@J7f{or|eD&R(2#+qDZF_%9qv+hZw$#`ilOuFyww@3?H*Q0#HXNDUSt~=7rM)M#EaK4hc;
A#u1$%kNvna?&Xdl`~ZFpI%wuHY=v5Y3btrduRzaTU8w8MLZNDAQLr$4Jid!iC5*r5QPk7nj73o05@e|uxoW-#C9=QUV2`S=BgAUcMBQ&J^+`=)z|JRE>Zz
`w>zj;l1;yt-ahk+HQ^uQOt+mCDzH|Jpl|IVwxQe+Ti~w3`8CZLCYhLMra(_BgO)GY-l=7;8WiGfEXs=<QTx&q}X}BFoP*7-BzS^;Vl|+n_(0WsYgK_Leu2
jUrN`QKhZ!W?D1~_@TnAncRaZqVxqeyBSeaN+zGA-ug?Uq-%8*3b58BCxKnwi-wL+ZUFrg-oXfADP1&nAcEdsd|n$0+jB+OZp>eOykbYN?AvY=gXeuC6ktM
_$z-w)I4JIO(Oi<^Hp26W;~Wa5w&!frzu8h@efuPTtcAveyy3P6>TGLdi%PAZz1+fjN3HdO6>#L87>K-?4?n$r@q0#DE7L0g73^mcH?LQSbw89I;37^$?U8
bLuQUQlZ!mbvOE4`9nJ?oe^OSOq|Ss2qGm=2X^Ir4r^+ReML55bUX$cPJY$F&pz$!cNdnH&^s`U1*wJ<bq;Z}>0h<bKDOFcB6g$qk_Lu?4#Q+sf2f^(%+^8
CV);S{VUeKw9=P^Fz&Od%h;@KNd*<8w%%1|r`ok-8EQ+=f3u;u$NIf5!CKE?CGG$(fr=f9~liBA_cX@#9$&_lJE_OXV58MGjlYTQ8$xGfBc^0J*xofboeTR
Eiu>(P;QWgY><HvJdj$$GH1^YE~!wp4aNKs*vJhvGsL1$84*>G|1f~br&UID6&3SjMP1<p@PaFNbnpe}U+g^W@1OyR(0{E_r~#39lE(Hqv0J?i^0>LId96Z
x)%WgkJcKZT}-y)!jd;=okXs`X!x3>_dTm6Rf2Dz}4rE9G=|R8aaTGGtYIwrhnMRPCwjqR2fQTFP!uC0unR{4%BS$0F_i%JlW)KdAi+uQz2H(#&JkY<DhH1
%#(D3g_dl4ckqO4E>Z{`{`KX4Lh|o%8pB48Wa#XD!=cc)PjW+B-a`+t;X4HqsoRYRTb-m;y(59iNI1AlR@z7zj1p>2wOiuda(v6v#*LW#i&qh(%MgDOQD_B
FeGQ3uOEzb*Ihli9KYjl^&M2p_1Y^0DJd=MWohb06S{e0s-hr5<8k?gmeacxsf!R8)st&<A(2sqDR|UA{rPy}f<M@h@q2<h>FQmm5?F4WwXtchwqkW?zy%9
%fVY}|R|VjBiJvtGNk)4l{_LGx1Nxs}xfueiS-Eu(wMteOHcV&FP8c-*16SQ$7z?jThR9k{#nRM7@GE0>tpF`n)IR^Ejdu6z)QR|*A=N6tXku|Bv_eS$S9c
tW^|jn6waH^Kn4Vfo<BxPoSFUn;mta`HK|ImNk&<%GTY9VgUGrOgB>$n|WFz+fJTh!!QLJqZNWeOYT!@7?K1@7UiewCwfC(UtD?{6df1j&{*iRT=3INPHH3
6V2#TgaEVk$55vXKZmL4edgsDEyJtNx1M5nWgs$viifFHj0ibZXVR7eVuB7qf--S8e`kgnntM+=2v8Q!d#EUeq0OZ{pjJcT^{-_W-_XtR6&CP=~23jxQjsA
cbHj)3VuI9~B}?ss-Cg#f~e3fMD?GE6rY+6nD0&fcbc$Oov(Ay_Yq(O(n2FzI76n$qU!6ZI0Y1=<oUVmYor#?P9SuOWtk<?N-x06m?(Qm&tnFM1OQ-wc`9F
8dI|wP|FilpQMSo2o3pO%oM$yy+6ap(b$clB$-0~*hV8$&W&o-CBmC1aG16NVwr{bmxS{!jv485`RfY)dYC0Mf{bJ*y_fxU{ebd#rt0-3L6|<7FU_3wuWoH
GKLhA3t(l_h<Pk#?7nPm?D_m~%MUwlgbz9#zEkLsstno@n{nw~=m>gvK-4O{@V@SOWP|e?&xo>J7vpzz03mb1CZ%wNneN>`XStWOZs~nQxC0Rsaq)~=3Zxx
A)T8|Fj>9H~<xhq~7ehes5iQrH+X%>cKW;s4ogO9<udC06b)C^>UxcQon62$;^SxXn2=_EQz)$sHTF9f81^TcQz!)m_66`DNnA@u74YVlH))kPj9lR7qqf3
!<UMQeI-`?-GhEzcTZXEY;o66xS7BrZo13QbWU(cK-_!+>UEmU_ldqR&Zf2wG2RPXmBtnxiLE=nQnbK2p`|f)j?`J%i?J{Ynfc*X?XEro!2_a!-)+@RHJ-u
=2yXI9%G;b@>ap_Rnp|IV2qVu76374XAgsBEJ_*ol#JEcKifhlMwGyR(Q>R8W3rsH?T<MID+D1y0W%2zU`4=+6d&x`O+|P*tz@Z(0mno$Sy=bp}Qa+Yvzxr
+4PM|+MM&b<|klLA;pZgT_ddppU!wyKh%J48p~`|lXGiVGuU6J@e;FN$0n1UDM^-lLr2ya$qZP{q)8~Ecef|slF<95`ZhJQ1)TLjg%|O#sfW>d`IShe-G{Z
BWJEB^1Xo+7^JG&&*htXcK!hLh3nX*;QCwi$(XZx<`}ots1gU;H7!9)O!Ggu$uxQslS?>?ht1Bwog6gEFDy>nw<XQl=4yQd{?zC67B^4j{1vkRvT<+?JnfF
3Lm#k#>1)$xUi4aTzE=RD!X-n(GQdbCTk6pP7<U4DytgYAqbW_%d2Il8vMcW4?6X<sve~`%Y#@E{L!yP=v!~mC`JW5ZpvYC*UEyE=MUQSk_ZOL_N><~B(W*
dXtG;4*TyJ#QkKqi(y)5O5BSN7+h;fi39Ea}C{%1j<ocYNLvu~8t7;2sH}0$T)j^2eA1zi`}_Up3e!dh9YcRanzs@yNLE@;Z&!_4vY~BF8I(7;t_F9@fv&9
Oo3HI3Ug!)^7At@GH5?1vO6Ijwm5vb)wZt*>zhk^_m0i!O+vU_OtXbL#i{qk$JQa0v!^O6{Gdwn;E$Z{v8{4=bJB#vuvlwD>Gx8b?SuFbImn6zkUY%%U=t`
ceet<R(_Ifnra)=dOXGIz7rpna})QawEoN*MhD-r4py+V3*Zw~b6<bv)UF<w3b+jhI>{yJn3mlTQo{d1PG_WA;OZws5@#bqK0=^jAJyqMEd#M|i&x4XZDT8
sS<Ld;OoZKeFh6^d#UU%fELT0!EAw#GfB%%Q`CBpjjEo`oF6glY#}}3+*&p1hXQW=V@e{oAVUNNx-PMYnUOnm5bW~}tNNKFU8Z@hX7SziWSkd#~+)X*jUrn
#}n$Czlb*T_4uE%YkZ(0?fgoB{Zh&kveUeSC7d-|ScRuZa&LA2|6a(7IKh1$;`2X_P@ov?1i+3h_IV3NS=C%F!4*ZRC-?M$4V{A1*Z7REKm2q$C*HnQTPLC
aTj<`0ukW-7^68)GV8$cMWhs7$!d%_+PFQSXgT)H+nkjv6lyNE<P#q2lvddp@I0nq$zb(_+iDpFN${G0H$opJzO^Oz$1|CeQ4q69rhTj*M_x5az*agW<;Cg
Mx)s=F)g8G4No)(J_{K_<O7IKp9I7C}OnnnjfR^#uI47ofqB@3p_doxEIggvxRIsoF-}&keX%}90{XI-l>l*DosRcZYWSxRxBd4=l1KAort^3hbYz*mRtk^
be1+827z|AO+S3<TqYQ1!$}(lJ8cGz0|I*ojr+WlZ=7nAu;f;xDu=1Ypf3N8IPlW-w$oxq*Dpt!OoY7yGdh?>(}Awe?y=m`AVY8c2(&*47-xkhF=rWssU@&
0spsE{_e+*f+Yj{Oxe0gLsC35%T61l5`Q=+vp}qK$$vwW#1%M+gcZ3e-=De<=WwXoBCk5lbX<pkX{R5o@z`^4RoFP-^QFG^h0U^ac!|FNZ4EZd1$NGL_^?I
_rYZ0d>$^Cudq$*9BEI=`Ox8p$SRxYf)nv&dyV0OsMZxOSVU?Vr+l!@SOcc$!RDUw<8p)3_Z+z;}G6qv3=6niQV5U3PXl{7O|3q79d=|{^#RuLgM5BCvn+M
D;kEc?})VS^H|rf$=N<|b<;QgmNy)gn{1+;DRj%7A<S-fnM!$@4wk;5$P6s#3&Pik%^vOFQ$-o?u}CS_{^8R(uT=R1Rxb=01jYx|JywUtL=pYJ&XGaUz00O
m%&v6fCg>Jg5jXjB_~j^D^AG^C4R^C7}-%C?F|6*b3~zz$ABZiB2yhuC~I`5FwA)jiskSr4WLuj|y3pgJr47{>*fdkwBUH@XB|mj&Br!20^t|CtX2H@@j)@
Il1b!DyF9hN-ro_6LPgdp}N~zsD}J5y<^xszoVcNSV#}LWVd83>`gFp)EjRReA{H*<}=_j6RD33vrxRg6_WiKQ2->~erPf}V-ZVdREZxv1r&vo_vTH^QwDD
6pYKQ&t2fC@$u<-$uiRSIM>Aj#^h}rQ2Ln=q;h<R3fJ(*EED$1HFd7}#_;ZjVdzd_VfRFd3w8Rup5ZK@T0A6uF<5KbIvOzPk-ZS&!Oc|!Zy2A8PJ3uln>0t
3a6}PhaI#-E9T`*R#dQ6f|4!c&Mfy2A=LQL>3-s_X&bSILx=YbN&Jp35AbWl`!)o$KFM`CWBtouM7>l>jG>LP2oM0QHa?>^|iHCCHi?uIYo@G#vNrx+W7#O
uiZ{>&Bo@K2i+J~<wY6C$oe1d`CbzrHy&1#%sH3S0KjC#<2_#F}D&jPCeiEm=KtJW@Pe$DA=z)d@36n<mdj_-AO_?0O5W2g7IX!0}vY*-kDY*0Sx0Q#DEQu
HkGU+uE$d9I<-un20zn-7-3vRe;C)IpyN33qasm2^KYF>is1yn480XG&+>2R(L-CbO*@zaoZ|TD5(eb=ms(Jf!f{1)5pqAby|-b`>N_^p(d+P;T}XmF63Sp
TVtBFs^^u531|#~HrYmjv_Z2veOxj;ETFOZoj}M&S`Jr-qmCftir+<0w0Wh-hHE0!$V<r`7#OAPdl{rehfpSXH)7HkOxmE?`=HRj-|h?x=QQ%+z>*%MUh`+
yD&03%7rrAMI*=Riw}3A#Gm;<oHwZBaH}Q05=hhRU9J1!NvNu=@)L<T{1BE~e05^{AgL5r*-y<8;rC5pEbgWKqhe9;980T~k9N%E0)l#IQ7>f#A$|hePq<x
gh&U`ktPNlg`5`e+vMlH~o{%AO(VHb7xS)aXN5v2XU%r-m!>@Kq_qxFXiFMrFz$IkUuh&C_h>d;nF=$EL;OO_3vZF+GS$~xTh2HKbB$a(2K0&Umdz{Ei*^S
q9@U0B;0;8QMqo30c1dwARrA&I|wnz?nHej%1`ZgE){DZ|lxExNJ?0h3-9ho<otFsn?0ch)Q`{NX+CbGr^{skNT#m1qeohP$;{1}#8U&Bgibpp(cBdvI>W{
z^4C{M`wy&RigwsyXoc%B66hhvm)L-h|C5q<m!x|9Hh8lB6nG?h66r+i7&sxIEvGO(j@W^ao19e5;tI0YzI1N}+;F4wmR*o&N?U#Ysp4!oxU8+nr<=D{4?N
K{gg>gqg$nIjVb3h1m}9ftel?F`m<vKc7wxNeme_+WNphuQ^V}^APB3g-5&onYn{#fI&<2Zm%Rhp~7Ttp2s1}Jp`WwaXJ_;#7A9_Ov~@LGkqWML^Gz_p6ZH
TqO`)Fp2$XKAX!1>JadPt$5=u)zh#%~@EzdGtg5E41_YM^>-ha)YuzP;0qownFD*}DYrnAH!7eoIPLg<8jl9)iI{+;K8bER1nn1v!G*MIatdE)s?+$>V6@V
M`JjY(GEP&L#kIr!zQrp#)9(cQ6CKBv!3AIUL3KyDW9oa>JMBnuqkT*=FnHr$b#;+u!J_Y{&{HdRHM^b=F3wxp%E^F<W(0S33AjB<RO?g&o9p`098d_<{|7
QTu5`>a93B84=-wy@VE{l2H(UHd*VR}#xQ`s%)*|II<f?sSM?kVQ7Zj>LEfTmojZd8YDDflQr?)x+z{jC5+OD~RWbVYY-z58pa@);cnSf2xK5WoVOxHEB$U
<PvO0Tl*rjQ0il+ES}dLD+J$$s!fEuU3Qrv}b)p$f(D(c(>^}-gq|Xng9c-IOydW(eX0$d_fJEY{E?)_TQ`bxk1|C*lcEAaqw+)upLNlZrU|M=H*YJXlM{L
lW!MSDd=hO&}qmN1F`vAya|bu%}J<<{)3lXU3%%@wW*-9hp9nZxU%Q@R>$p0*nZ51y8uUs1ZX&tU%b&f9vvQeyn;M7S>=EwDD*#C%wY>MMTZ<;)<iP>WkuP
1`VK?ZNg`8Q@@Pm_w4ps-#(r23p=(K3W%-MKM90=her;%fw*rzdBN^*lvad1{3W)>}I(oQ3)8m5S$kT4t>9Wl)peU&}I>RPR1in*Q?u^SzdkAKL!=^sp)^0
RqFKheYkA^;r#$mSpSi?5(thC_6WIy<)@^5>K>EZHfC`<jH0F6U-X;r-sI@aC6*mm3iWp8}nz1Xs)3&Fe*&BD7C=CA@#88A{DA>ktsX%iu28tr{0O*Yqx<Q
*nf6b;}HP*JF`)^Xs4M!084nw}XaxA&r*)RAd$F0w{_r23(KQG*0oBm;Wb5k`zkC3MqGz{Q?<;ge+pEXXn@sq_Fthb!a&2AtwZp}lo;G52sneLxp5UcKS}I
R_iL03e|52I8QpzK$73g^$8LpquhmeORywq9sYT=5SmvGm?h2`f)j#y<j@yDaWDMga7Vs23%s?E{!(`-M^;``Wvt=3t9$<=s2|(w5wexmLO97r~}hp<7iuP
6s8|phN)4cc-O4)R}3p%WQnC^x)79#r#GNw7Vd=jmviml>9yn|=W_tkO`ikGh~hE3*)H3YU52@tb(5{n`hW9>fVP&QE5wf~QanE?8QM>w#<%o_?%Y#1evQ>
VhSy}_QOF-*+zdvYB<E_~i$SjE+ILtDZ(K*_feAL|LRpe11PmV=ry2HoOqY~(m?^Blo)?_hr#y2YTVX8BRew8jMzeTRgSN%dWBrfrT6Y$NwyHj<UcK36<LX
h-iVnwznWLe=X;05s=i^y{h<m@NtDZlxGT{oBY#Nh5Ks=V9^->~;EZ{7_865`oFn9CyT1@*OTN1$_u{%?Kq7Rf<&0;OHyC;$)yU4brD}!ZtpS{f1s|z2Kz{
$U<^(l6|1oSclE#dzz!||1!qeT5akye8X05eK<@CzQLmQ@aFwJ&GmCZmwI#K6*SI#u6?wm}4>tqX8vKXO#eEni!hOpoL>Xb=BHqpMn2!_s;|Qn-Q-$DXEpy
&F1OK0B}FP!^vdfKV~MN}}}9`iI_&F6-?C+)=evU5p|O*@~edPKog7D65O3!ZcmM?CB&<@yYsK+e?jTT?yP4*UKb`u~q-O-c(148yxD@g_uG-4!3NPOU#jG
t=OfZUH*PE4i2!6poOydi&zZ5HuoT}vh~%cK=DdvA#{IVcz%LIcH8_VHM>Y=KGZ1!Gt;h<C=uf$JZ5+p8A~a4xbdN>eR&OHdEyArzYQa_C`bY(&(wHZr0gj
fClcGVZtK<_9ej%HtzYyDU>yJg<4-t0E-3=|Jp5|`zP(2f!yplDPhiuGfub>gov+uuJ#;F7N3p~LaJ0Av*RDJ5CgzQaD+=tT)?P{T(H<N%T-Ju-d3Rwh-Vq
y~T42%|eYy8Uxt(q%pLYIv&H$*q41{<$>9e2g%Kzi<`y#zF{WlEnb5z`te0%IJsBc~EDkzY>Ou7LXO*?I+<Xt$3q|4ou$Jhu^mX(V5=j19BCOFO?T3LqmUz
iJmx0mp6{l=ks<N3z0ZGIiW2y8U>h`Tb~Mogs>1+Z*TdQ#89{SW{#3YTj->Y+zNViIDA$5b^jt9Ud1;zEbYXgd3nM>NAU7fXK`TD@>!6Ti#>dr^l@Bci<}@
+RBt5g8O(JoMQ{vi45!PllT4se=}1)c-fQ^+sRH1Slxj;hWrSHCILURvY^bQN#~cWfYT;zAC}VWqb%QFVVZO^$cr}_j({zM@Zn<pr5gk7O|LT_?<xTmJlye
;+!iHtkFWO3K?&Ivp8M*F(@x;t6vE^7m_@ac8oeP9S6~>5@N+Dlyo1fsw<ah=WJI)#5K)ChyQ9~&Yf6UBAz8UpRK+j0*D-sFd!#<qywqOIK<NQe|4(~>^@M
4E_^9friUO>JrtOvnJ;1@TTHm;Q3qf}U}I0U@fRDneu<8~YJNgwKe}QXwINsW)&t<v@u~=pUphKIoK7H2q$gr4{xS6%Zg?~r8}=&k6a#A0xf~Z^-)1^-!9F
^H)TslsjTeI~9-*?(`aK1Nl!E8BJKDOdO9JXY)iWD6vedyzW~%gZQPzi*&47<N9_?_a$SEfPnu^xt5r+{xf)ud+NY^6BoI+Fvwbfv^aoP=-(wk3h`9E$N?(
NXj?p%u7mGt6y*o$L4*g#;8Bxjyq2#`S+031<wC!-uF{@Kd5$<ekZ58v1#c9ZFy@QZMF2luKyO4`)_7^gLb>}3aO=lEFcxwGbx*3W$9VrHugR;Bg@bnjxW9
?D1MaRExM45O=Gc*YLMOnf0~>EQqva8lmvt0$R~Q2WA_8^DfTHcYox@m^9VGfgn9<<7qg4=ZbiIARh_!5_SRDOJ0UNJ;tq<uA&_FWiHqhQ*4$b%^AXF5ooT
)T8yavzNG??p53LhnBQ8ZWl~A-vQZD**^C=39aN?g0m*uE##7QFB>521}S{0KTqM*!>n)jXOom@R0kVABNanrob5yt2WR8n@?<SV`0~jPKX4z^PEy$!i3l5
Q1pJ$wx~~B*@y)^J@bD4%NucV=OxWF{EF;Jlu=Xat>D~3<xz_4Q|DGu;_6KMbfeiyq&AYAOD5ZS;=rRG3BC}lQT{A7L@T{^4x%yI3gdyCXsWZPl(tY)vV2^
f_>FnhF&=dWlSxAiwFeOqA@LviZh`Di;C42SHUV3C~or!j@ziF`UtnRQj4>mNa6~mG@r2K^qy-8RErX7Qn&Asy!)bGV_>v~*h164AFzOZ>m7v*8&Vnxfj^h
RuamflkdepQz{FpYW^y6>~f^n%=*qq?Q0m*z4PgdPEhpxs^@&Zli=gQ%<_TCLaz=y_Qd43#*qkq{iV;jIW(McC=PV2QNhhYxx*wczE)kw0+IDl{XHJCsAtL
(b-JwJ1)_cm~7Ml)Y?UnzI_7osCN<pMDA!Q2hK5!oYX2hf+yqYr;n;Q+nI;8^VI0-qdPoMu<g8Q-4^`56U_pL!|55QLV2PODQIWFWN<~!Uf7IN|(@(?GZ-p
rML8J%tWS#Lvwx?n!K|4MZDYXYshmjH^-VW4Q$R$dObqNOB_twJ@p=wW+o~dOZR*t^{Oclgn1@(ht9Ik+hAtDQ$gC!R^UPw6#d>kiz6z@9iiD)8GnT5@goO
BH#q!+A|eG7HpfbNLh;lO`M3KDm)sUNgSX*oiZ9DV*~KHDT;7zBZCsd<6bGT|BBB+xNQv%xPe+d6CJvA!tmhN`($sv$UXR9K4yMf2k**egu^b5ph-UA_w$!
83OFS0!Lcb05zOMwV6UPpBsN0r+<$K?|ut$Sh5GjVe&Fgro)ELS8?2$6FcPdeeS8^OxJ(;x0qy6H0s(R9^7*Fcua`G5}h(MHoXA;IX>O!6Qb^*)!Yu&zI8_
_(>7exgTxc*Kv6I)KjP4a#xevjQOJ~jc>D*Rtl{PirXw<$NjT5VlWre5%TP84xh0#_i&fTSddRu$w{U8uD>GVe^M`?Oq-@ujGPGy5o4L4PB}i>HII2;?C%i
Dn$;VZbe-AP~U8vg5984c1QD+l`s-HkuU^YNh<t24yACNg08&q|Tp_Rpj*nB2hecZj*+xGxt)VcDKja15_D#bYeKMKcl-$t&O>ZOPL{{DayYw%HbJ*I03MN
9%zo{l8&!=bHb5rzZ@iSY0@>*-(fVYDfjkVFh@hzyZLJM({@Lx{$B?^=eL>@XwB+Rjj-v4`tIy4jrOvnW05b32uee5rPx98aRBRkc6%4OxF*}TIAuSZUA^u
+EGz2O85$*6rT+K8QEY3G!+Gp1t!-l5uJBIDc&l8VLt05e9Ay13ShU6vby$p5kUrCp&ADh>Z(Q&n9zzCm7V3*{O6p4-p(P*)id;Y-QPm9T|1qVHTK~Cm$UC
=0RMfrL{!Fvbpws@+F{g_cRRMzIbw0NZ4IdtSU;d^Q7}9&b6=+Vv@pZVB3}I@_mnX!!Y6GI+X@iFR7g4onbR4g1fE1U=+Nm7lQ;7Lt<_(L`LwU=q;LkBI@5
zMO!QN&_7K|Q&#3QAOrh~JPMMo<uV0Aj9mWFu9BRpMmSW)V>#5*(Er_wlhr+*JK+RVwrs1GxiQ>3`1h_~+|$st-H#T%|+FD|p1EN~pJNd8_Yd7L55ND?16a
~NnEM|;uT-CAIh+Aq4cs==mw%J9qv;on#eswR1=_Kl%Y3FmCsbQgCmjK)wNh(){t#2zCBsE|uF0ar(xYPJr|lza{EgcPA0OrP&3=`z@?SHGQ@VVmHK3SzCQ
LGIxd@=)H<-LuK%gj%P}#B}v*zDjXP4w;-h(0Bd6t&cy*08WxRClCWK!ftF<#C4p*=>|t|+PYlPw&OkVlYH4(t7FsY`euS2mqh@rlDi?ckged-(?%?SW~?i
Kf7-f|Llr)7LoZe*`niEhJtbgfg0Bz*S3O(0H~II4&Qi2aowsB0>1_p@z>OMuM4IhpAoW70Ovcmw>r^1eJXlMTe7v}6>(KT=vSho>ZHhMW{d4k@dCNSKQPL
rZ?N*|1eAUFi`)cCcWAU=KK3iH{fQD0QkvU#Mle#A6N#Ios#r4dav>Djd$jY@7?q3PgR{YMuCDHq_(KA|2Ay0z}Fiz^UY{*TSh(exKF3=dN+ra1$PHZp9=4
Ao~l}}c5pmA<WQ~=;G7Y^^ZtTEK)V{mPGrz{(KIg#}sj^m&UBKA!aB>fS9SHY0v9|2QycgkVfeY|*`jq|V$Vt3n4DxKa0-HF|PThNg_wl5g1+-*ZMeIYx5J
?~0wXC45(iHZ4<rPDM<u|DlFO?=<k8=s?Ihj7BdAPL2?$S$X^saC}aiy>Mapo{2eP~Z`IIz6(|aoGJ@th+qUWv>nKfGRYU_XPY0(HcTS6HoC-R2&kB|L!At
gE4UHB94JNkX}q_QlKXu)sARpZ2G1s1ar(GC2y@t%b(al;vMSer>QJ=kqJQz5mN^EOzF}fWbU(OHqE0LfI`<}$-a4g-AFq}nFzj4UV_xknO#3ccveiokV)7
wPkD}3x5Bu)sOn4C0x=rWLhf>Y@EA4hiWCWm=BD22{#CSg`Gy^v6*?RgoELwf4T@m4glrY<l-@jj`SVD6lCI`G$0?>el|DPfP$X2<VZ#I5cPdI?>4R3{^^F
t&vRH!IH*v2XV5In7oa#MWpw+no_Sc0fR2|S>?1ShmP?UVGlFs}@O!az%cg!YL88Vu88L#d%@~FSq8|2y7(9wG3OLWdivZL2cIEb0f&2VA%k1~PgKprs+V9
fTQ%m9~p<}S)HxeR6NizywiJL)L6oVlX77oW`f)8f>k)k7n;`bq>K)s>lsT3*N-S@wv|0`^GWuBgNI+P8l9oUITczB3%F=Gz?&ltj6A@<;tB2vYBb98yNkh
^&6Io;c>m`wXX$Q!pa%q{^q^FxnjBeZhkfjQL;pHdBFn>!>}#Jp6>z)fNL)l`?JP%H!jcmIk_J1p)v$4>}m%EEej34o0JhGSd(a6+N6@&T(>m-U|tr#AL;=
0u5%f<lAx_eTYD7`GtoE^zbI-=5aj5Re@DvqS+)nm2>BNsFxJ#^+Pu77mbLJQ*?~KmgiERu;x(qmU~I7I9p74)a9UcRiBwMesVRD+3EM_@2=g6qox1^{je?
&N+~Nw8PwvcF}6hnvY#--xs;M@m=_Qi20H%bYDerleJrFI-C0d`vlZUk*=)1`hzy)9<y~g`82!`avy&4BqsbZ`)h81iB1b04-t2%?S(8?w(Tby6)UuaT?Ld
G*vQ(Xlr5q2>wRrO!?A}c`$H8MAHjmpvsI62(t7*5gJ3vKrdv-P9)Ot%rPO6yWKld^-mnh*K*+Oq$+PGs+aL93s0qa;bM!&6s!3{^f8tby|1hAew1qzYKMM
t@#90Mv0MdE~ZOptiLOvJ`JU+FeMUi6Tv73ay!Fck7$W0(4bQ&FS%^3tvUr=PpTOOG60=3z{Uy$xom2eeV+5f8h~rnn>QDv(~pU^rf6LQ7r#a=#6Q9DkXC7
N-@7JI36ReFKIFnLL64%z5|Z?@xikVxLfeWu;ME{fWhHjws)u>OIK%HH&8FzZs~pGsxz#$?#d#IXEq|xXtpz9dd)9H_@Pi)l@Xa0Qz>dahpWwFpI-wG%LD}
sXzUlJa&A&^w{C>-$8VR7OG~ws97;MC74<B(*GcAngBy#dSeFtBZt+3Q4$v|rZFz&q&1>c+W|ySoQ|FLID^!+tr>_wchZ(Y^Fvs?()W^xVeqBU{9ufNV7Q+
36QnxxNF?J-8X0gVZ3qf3yKx*EmlE^s&Ples>fHI{ks0INfqu!>L#<%`?$xEQ-^%{QN=|7J5)!gPoCC|{Ny1;}grbp+mLftVk@!1Vac@l|rawnB)>=edPl<
7mSErEnGBg#|05E`pSRgL(;XdAeTUO@$i0@Z|!`BOiue56H8J%UCuPZ6SnKe75<iwGeh`)Y7So@#=xRkJQ4?hZ3M6jt!(<-Ucq|KM(?8h7?Uay$*IP#XY)u
(&G{gdvWegx*gAG-ujhRdCXIL4YN+5>E~O%9j^wbfc9QXsUjZsWm_3*$U6$<q~(NqDlG<p~BM<e4F8XiqDj=%-GywuACFz${tozryIySE+H&_=MJnW~``je
da7}-0KA2`%je09%|D?if(6faA~Odk_XG3=Z!iAl4OGIWTGx|(AiyY!0%hzc#U~*({Evs)B2tI`(5Yc=18jOC?mLP7UAl*W&r4t;mIrul#|fzyIqV&{FuQQ
@6qBgXbFl>Rf#ii{#i4$Yqe}Kl)J^<AoReh>7zEnh*UzBoQM%YViE3Qh3X$pLbeK%CQ`p@_vWzLFX9K}DKU+|1#X*466u&zdo6XzUvQV7_JgwIzmb9Oc^^2
RX(Z0;ZuF<ci;sY!oN)qg{jf^Y<pMuDO}n7ke=H(@jH?0RJ4Kv9m4z?iT?w`0+HH+GCC56Cvd_j60DH}QW-kZKxMxfq+<N!>rWU8mQ2ay@=FY%L^i<G~GK!
zGDWI2*F8*(*e_VIJG4z`5aIJ>6L5d5u6ieb|t1|&^Uh`}~DBYqf`|xH@o}6x!mhY<==U<h{vhf__vzSH9VTeA<dE=t@8m}20$lUYeS@m^NfX?BzO6!0WQ;
THD*gqW@sW%rKW|1)P<Z6=tDx!WsuJ!2L*HUb8^4caZDjG9bP2h{Q*8CHauXc-I9^H1MXXv&=pxHZKQCX#ckU1c;4154R@Two*qhKOvI2BICBgUVJhSBirY
{kh)Bx;OT2yt+)`;LgN0HlVD$9~<De7J{MBYUJr3oMBeT7V7CKogBem*+88u<+w^i7?Bdp8Hs>#E74HB{Ia11qIJ0%5QBD_IlA7sZl`9Js}9hy$0GFkb(L(
nfp=KjXo3{#`)?7u@1<?uRJ$1k)r8q@Nb*XB<{ILn!VS{6aNwBfZBi%F&g=hv}c<cay*CT{^R}q=VY&c;n0bBWOH!ap1-gI2&=hGh@k!QL?KCg@FDTAcCxC
uW$7!1L-`elpXOm8^(U8vq^=6EMSOFaAhNluv0{>cQl`ny_x3dvCF1oNn<75j65kb~@M=rL8f7sA3IyX=BLC$GTJs&I1u;z|8?T6paqyj7>}j56$4$fcDjy
lF5ZwEilO;IwqE{JkQqCb&0l+AjTYvv(s7|pcpApkiNnr~uv~I2Q*(|Cd#HJRp-L_9M6kWwVGkFx5opUNlUFwBROhb*WJz&`jCY8GxffPw6PNTymsi?3bk&
+ScrlfIr<L5raj-;mmr$f8jzZV$6$HDUAuYjn13J#0*5g%;5GGjWai<5ReCuL-{wc_KIPhZv`*@QOD*b}(*8b2?-b3EacA}mO>JOcVhORr>_u>`8wV3XLEw
`ch_5ds&oS2Z~Ed@u4WI9s|`)+f&(Y?t_|a8vDcAD0)ct`>Hyw%ku>a4)G~8<@%pB^K)EA+ZKPWiNO;EBK4S3WSUHARcO*;TA07(56Df|E`pFA%O!D*yK$1
_|`RJ{B1a?2r&CgIBCqZI>Nib6imqMeMb#xN7DbK+nRr*S8r^%#7Uu%#ts9%{ng&9sJ^VEDSIHNNelOJ6Q@UsLv;mH9MQqgh{LbtZ@+m9{>R>Pn<}JqSz$}
u3X!i8+`rmL{}`Hrrv?w^PExTeJi(H{WYTIRw6+3K+ThytULwWb|8pj}e?+a)epN>Dr1lPKT>CwDEsEsbw^pyAgSm#KjW?}Ea8o;epNdpnV_~SC!K_?rYMo
r1sTTiS8avt(i1d9TgN}>SHnXqE#Jpo<&&<^2-!_~MKTJt$_bJ^`1F0)2h?&n}`FC@4s1y*Rmk&bI)+q@_p9GUwr@5@uXCw^SBD`8u8c{KWwhu>3m~jI}V=
0;M-f2m49!>&i>_w6F#?%Nc>5G#>Z>KhpOgi-Z<j#X#d@vK(Z|Vac&mq2>+^|0CJJMyu=mXC_w1OKk^4T<3<Fe{dR@zM}ARvuF?m1#J6cj3*`^F0cmq`k8X
ZCkX6$XR0oiof>-5Ur@hqaWfw;zewP4HM(UEc<#l{q*&-{82>NRJqt@F8AVEkDf`De2q|2Nl@tC6n5tTrKG~^Ih&1o`44f8K*mI4fLkk55}JGo4v9yh4yH;
;Nv!jhcQ|<bXZH_ZH1CZHO_pghl7~AbT`Tr@|D!2yIz>=GKj!Hlek)$`J*W_ybnCEjCFXsw7sp3+Iv1W%ld1Z`B5p;syl<t%Or3|0Ci&nn)eaz?e#tQ-IC%
G0|80j-;;Uu(-A37W+=YGy;U@ct3s_YG#&qmxPP>x{rFc7AcUv?+TuStAu^Sk>O+{#?rh+}SAoAdfBbYeH;9&zE&owf*0tB7;rcb@k#-c@h1SyP>>JoF*L?
a-or;v$s(BQ%-;|tVO0HOZq?CSswwHN6tV7CSO?f!Cz;1*hNa2a6^noaUZM7BJ?*fB0(9X5oQPFuZuySPucyD$UhJ!K)R2D9$#$fKhF;P=+z~0y!%<LB%Wj
PJp0N-Dla~2XaeKu9jmjQAXC$=vB*439Hh1a*scODk4`UQN!u{lwk)*oanDj@bHm}IRuovK3d2(||~s7D-C=ets{8LZ{{w+zzTeUTW?l>Hdj!5R7eNx~<}t
W^HO+b#xhQ&7Dt2fPWhLX6QupXpD)8r8vhB-;mqa|tVGk`(G!juv`VezY~S)3fX$52X9Q6u79Snzebp4AttA&$N!ULhX_*f#GSPVcE$0k01>L*wF(I3}Dcp
u;1nB465zWK2oY?9K&{JcqbOp3Vl}qG)+eP8k@*NvjJtY6~OQs9-Y<rW?;P2+XAtR<C&Cb{w=KW%e1v<S>8f-yHt$tX<PjXhyG%oP3_-HPnn%_VPw(0wsl1
Ftjw3U2?}3Ix;Vr>IGThb`o-T-^kuDeo1|oIiAb-`#a(AZ5fKhJeF@vsmONBw8)S=6jkZ;hmJF?dbu3*vD;~>j4%OP`?Lvn>uck@lBd_UNntFezkHr6O;7>
V!4N1})6vlq8yfmqf<d8`cARY@a^Ku%+1m2;C<+OOC<<mI_JUpd1ftVRhA|;yPX43%mkn_z0NQmS+P+W*n4v9B1wEC-H9aVYe_K(T5)2C8!H5bWH6a^=Q(*
kw8Ttaz=VKOQ|HNB^;07WX-PaGgQ_OTq$q0AalkJY|OF;k3p+%<Byslg#Lf+*t5ig666>03~cE4hK{Ezhg?{8md9m=?%_Ib@AW3R(&a)|K;o*A_FC<<Fs0=
a6c_Rz=Ar(<)O|B7>VCsEUXxykmDoEN`XCw-2h@1I46|(N>4%Zvd=B#Br|q3y2zs+l^VMlM`rsUbe`o^=efBF)Q;V8AxTtn{N0Do&cA`*rB0WD?{k&!?RNZ
cy)W%=K2n*Q982T{_S0YoPT<`XJtjfL)Wm~cz_%Z*Y3Dd-B_r#SVMFFvxExf+7y9^;7d3s)B;N%xiAqSc%$m{Vi;jh!zwgLTlGx2z$Q>@49e&pE^IcYlI`Y
9gv3969zeP(knibrw_?#vU2OH+E6@OnbI}?nLMp&tl12~KO31@d@FpnOuJ1*cU>1WYqn1oy`|nCE3qrK|y8}7uW?6!vbBGX3{KT-LK-rUuSvV~JB`<D3yA?
BgCZhCOJ$+E*z`(<|yE*%IzFB?2XeP+Jq)C@(38y%E#kc$A{-Wv$ZL~$$BGc-Muu9XU3^ugR!X^rTbCj=wd1p`6Tr_*w2}17n=`xxp)V(|96v#KWvcT7Zpt
(i-y)z)wY1OT6*S4!5RNW>|_-8N@uC&ga$c<nmW#bG_;qtWU=GY)Dkw-cu<3R_K?aM(VoWOuHLg^);i?+qb)|iw+eCnX2@!LE+U`kl87Jdr%>;%*LGOvo>B
qXOJJJEWfWYz>4*AgaBhlYv>XK$$``oM~eC!t33ZCfsT)CI2WmP4TSP*CdN&k&=4`+nugI+d?7;Z^HApgjp(LMSSH*4>h4JqMUz)?cM3NsUNUt{vzqO(?ex
{60lxe%+RPrA>ao`?Ht!CV%}jC#(TfBIX>Pdv^@Q)SPpsBcondEPH@=3)gIfFt5#xi&{Hq>+NBs{VR#{d_ySb@vQl}DB8!^X|3wt_Zw*5&1@q;6j(bI9OC!
6<Wj5!aaiP~;c*DTey~MP`-@9)YpTVz#7C_#!yn{7aw&6eru2GVZ+n@1S)7ZAKoutjAvU#KMa}{^%8NOwN-d|5Zy8td9*&3%(;ozjSH?)1oO@{GlTHS~T|W
jQggt5HOz;tk7t+nc5Zi34uYu?q&J|t0(@VN%k++MDT)%SFn*%t$P=BY<cM20J1;6ke#1_?d3H<3GA*gFjKv^Ej^EZZ)Xi%8*j71)UK>m-ty~H!^J~~tW$T
uSe?;0P3eSNzq67C{lzzZXGb_qnNpENmV2&Q)0wzuuCw`Y)T%Lw<<4~KnuC&t%r`v$0VbA!Y6nB!mIpJ1-*FB^WzQ@QzRxQXyd9Maq}xW;{U<ix&{N_<1Wx
Jp-N_yF?6A|M`2=Irfx3GZ-^w@2MgY^RL?&<wW;H4$grtp9(X+j4&j_vA`_>#v0G$xsg{5+iL_+JeH)Ociu|JxX``Ey{<5Ml!yw|H)KE*dR(5dRH&|mk`0-
g&iGn@cJ^}Dl|359JU@YoGNxGQg9_MJ;)(uMP=1%8b437)X)qmy+`pqaBMoub34MxNl1@@2g^&Wq0_zk=-(85tU&*FN1e^VkO?Leu}sqpM72cxAGl?XRmu|
X<s~2I{;lSLjHV*b*1!p^06Yhb;O<F%jb>^COKo2m0_x?*6IaSDc*b6zlXH8AlHkJdLiZ?oPCN2fFP2xCSezrqxiuTYdqDLjf(&=3e~X*VoB&L_Q#M;jtq8
<=j8t}NAP5OQ<F*8_*VODDU#9h#vDqNSl~|4kT`Oz<A6V=L;7ADL&Qp`JECB{7FU>_ujA=mVQ1UXy*+g^z3TYOj%I}KXGu32+JhEkM<T@-j8Mm2WTGKzP2i
tHfvkyb2mPhA7I{Ne}ysS3vQ~No1VfNGGF;~H3TBn|J<(-AXIhV1pvm9ZBAQ-||p>hR(IUR0Cr%R@q*A9DBQg9@7LNV~4({AmnIzNjQmFK?1%}sf*mT&g(@
`yn+9|MGLGhsy)5+mR6a#?Q#vi<Uz&o86gs6vb;al<BhQN#=L!ib)J=C$hn;P02FW8_d<;kBaR6*&OwP{GkNQAO0Kf42Mpj8NzIU4a$`_B`Wdat`$ivST4D
5h+#{>?7b&eA4e?%k;PTCPMjxOUL%exdCD>Jfq=)3HbWiJJtEim_l32ocm04kMgmge-4VG+=3=YP84%Lqo75<MMv!S=HsD8O4e5kXT$VeMt>8i87P)))7qX
tYZNlx<3LCV43^sTu2D+<-p6+JLBo=#Q1QRV2a`+X1_4U{dYaLl<n%^5i`&CzcV##$&KPh(ls4jiNYx;6jse{ZR}!*r@Z!*oJzj&A9)>MvK~+!CHje@!>~_
JAn)i1!D|OJ?HLt6eKw-yG;#7NQZW@1i*b_sVNCoEl11R2LSxBXJ)pf}NxH#^AisDv}7R+kraBm%q)(XBGxH&m;ICc^Y(U=+5+%fUmikfviCTHGJRl`fE*b
1h>g!>@=ckBchGOkuH{7`3uTXndMQ(z%@WQBuBY$6R%=*}R|Q92s&Sz76YAs11FCTgJV?bESep)-HUdn`gg0jnF!6)m4!gjrA)IplFfOEg%OPW?v@IQmGfl
{!07bqjfEe9Q37?uIBGu#^)C=9DUKd3ecoovPtC_a<%59dcGn3Ee+Bf;XAj!9Z}SuKP2*s>m!giY*Z!k4wEL7f1Wf>q0ZcpHYgZkGCjOW#7n9SyHGPqiV<b
sJlz((VKkSrFieS%SlyDi4c7<BFqLwNxf!=1{-fcYBb7tiGES?){Wbn>O)o<oy(sdpOEMTmf%p@(-z%)p*Fam*3wZ}Y2!bm&iT>AcdVl`KHjb)8g`KxP2`D
3a^L?pR6U?0Fz+d}I>Tj0p*5VX(r@k>n$kY(x|FF89}L7`T&$(H_kZ`F@<wUf7zK--lOsg8XFa&M1?dzbiOMOrRuYf;wGv;7_*vpa9h}2Bd2!c@<%f$9(2w
k}=`^DM#PXBrnVD6+7n8GGJb0H&4pGBv5te=8Gd+Kptq~!`xLgnH-@Y&H4&O;a`6cP&sVSyLLP)aWmn!R$1TV&x9ON7eh03Fo>BoM_iI|PHlyMH15pLB`Zz
+*1nR*f>t2z1q{g%p=I$fX>fbLhPZ5L{GHVE2CnoG4w7%!ectWW!plK0u-x>|6+Qc#dppEQ-VqFNOUp-WmVz}74j)3fuFfZ~eX(6QHhq9PfX$;!xd&ySMzI
qtx#$neEWm};xVBJbWCAeO7j%ByL|3>X<w5==yN2r%xQY(=X-_W=ZR3th(RBhbK@%J52wOi$A*Gbgg!pZ&n7Mvu;brSR-D6z+Oo;0HDL20@3qVE@!qaRj)k
hXT~Z0Bn1M+l<5eJrDo<xF7(Fp50lh%>AVMkF3_{!YjGLIQ2s;=8;WH?j!vo{P-y2ppyLPY5C6ehuT!poft)x<tvUjKiVgDT{lTw+8Y^<o;%dP^MMsRo6!Z
ZwU{G^C0Qov_4B52*dAGwLkiD6sLJG5rdna!UtfeHzIU6i_QG?)1A;9%XR6f%%0vgB@ZzwW7!;5LtM~R*n1PL(H}`2zQlS#Y0nK&QXPiPB1B`#T7}d#}#sW
D&Kgzkvzg-Q3bt3~f_ClmDWPEnVw**dY{2^xg;XfNx1me8kAiT0zEL|JwVrytk{a%^=>7|3Jo0<b~VQ~zX@2Z3R`Iwh>a$J!?)nGG|b#0V#71)s*G;ejvbO
M>n4HnRts<)DHw7+za@Q(jxM+B|YOugC=1umR4G#zbP?e$ONZdVKeh8qlH964oB-j{<{mb!pj&F;~kw(^I9nNBWgO#`^ii=GI(b8Hcqmvz>Dm}%`KH6aZ~6
?Uz=QO<X0rdC@@%0<No-~@xBg+~FdVdclK<ihcf_$SF^_m`AoP|6EzQC)}P-Y}J`n$;qFQ%Ur>J|)jSu;kMcU_@p}8lH~<I8&^#v-UH#reQ)#kLIsTvdOdX
o0$2EeF^+Zq5P^d=&YA!_FFb^m3SH+;S4Qbbn(6)@s4#Pj9w>J7|t{FQ#K_r&y9I6{t24O(6SHRq~R!v?Yt=fAhl6c(LZNDCRQN+hQN4@#c$o(ys}E#h9qT
eT7;84NfNv_t0es?jEQ6_BQt-_J{7bcPBJ9B6ihTxq=nYhbAy*Md5*p=XLcsw?-AqyCdV7CRQbeJP<XOsgX{3rQyl-z8d}eC_C5tR!g%+xY1v(Fuy=tm#6r
FsO!if$2C}}{Eow{O#_#42$J;cl+UCg&<xBS=ZQiRLDFAuZk?ii;qnRCHKA(-|nDQM4&|Hefv!Ufv2SxPSzSD#|ic=bwZD_QmmMMF<`j<6Iw2oeO;xJRD_3
{8K%)kT*@Wqr{`R%g}h(Ld&J-$H^UD^9TPeUU&ua`W!MTn|vS7@#4>)XdS6>Keu-s;cWnu&myTxU7l%}YBR7m`!Md2oK|{hwBR!Sg=C7E0{};C-_TM8$GrO
`)eQt^?LARQ3t-vvqTbIWG?{2h|RmF^Lc~$3XFnJO%~=(n3UK=cL0{^cfIA10<=u@i0UEiJkh#ar2z2_?s1<M~U8hSjwy1>MVTq;W=q=n%jOqmf(7h(J5C0
CHatC(Kj?LK3jPn;Bv<Rpv2{6THHynNoOPUh*2~&f)|-@Bl<*p3%OM{*^ttf=9`UOdSVBXpqRvN$nko#L}vb|tIhD9ChWF@GtjaOJ*2dpC#+8MzH4e&Whmt
~2mn~&(8ITZYjX}&2iQUGG|4BqVEz><9=hX2cNn&;bL8_cq2?C&C;B5VD(Pp6I{sR_aQue1QG4JUsZ%1a;oIpvB7L1noV=f^dIxP7Jp>72=osy7$6%rcW!d
ALMRh}$*aXlNA=7Z7qnuNwNiiy#ziDp?N_kA3d?}r0!GMl5b3!6{hP(B$+K&izQ*Am@vL?>n;5Nlko53bsfP8r#w%S&BX@2ECg|9NIVK!JYG}fv^a7Ca+E#
g>A)=6BW+!#*{iB{=%UWWn*Q{CUXPcRaK^6~CGZ#1t6-(>&Ty<rJY28aQg<3wDtLj;OADX#Lv<7-}$Em=JS=f7o|k7umRQ&Mkpzt{GYvwF$3q9W_Ws`I&Lu
=agc`4(#>*7=qi34GKn#+nK24gkKi69$>I`-3Ar!*Q$Rs$T_h9j4Uh<Po#C$JtD3rBz5sj4G<I4EAq6ih*&4!tv2A8D_l>wTw>}hKEK&UWedRYsGZL)HY*e
b7W=qr4SlRmc%;jmjhU%im4&PP>>KDEz}z)I3+wmIiqs5)$%gr^4I>_2JOI=YX(-zUq%cM6nxgZ{>m+<M?FlsMpqMKAhOSket#^inAp}k$HwRYRCc`3_a_1
>HCm4@$c^BvdDO(&RuX+xOB%`LS%~94G{FT8&IC4kt=$?T#TJ#03SNYTlkZg%#r>E=b%#te{CA(}4Slv89bkt^>B56r=FP*q*ou$fDhJk7J}_fuBHpZ~jfX
ri!D()PwoFBa6<0GhLUK&bFdcoC+~JpVCakDSdKENmM3C7~4LU@G#V?r_G8M1cOn{QB9i2)W3KU7cH*uXuxe=(O<01I%19mNM{PB!GXLf6yJ4uQjKW)7SfY
vk-@+x=|iN`!fWZA~H#Ni``q7)A5`mSY8JgtoX<P+G?BjO)2`?NvKG>iICnS4GB(8kq5`^}7j=IKhOwjpmb{Kx`3>-Yu9UTN5I6R6!SdA#TI_^W;g@}V`T<
-}pjMqMXth@}iDY+;DY{($%<k=0bzY`~*<+wJhnhuphSosnbj;TM7#GI`tFiVQ{PMXSmNr=6H^@a$z5j-uV9nJUT_C3@l#2lk!A0Q!e9(l=mTpg+1UAs5OM
Bj}iS70Se%#lfhJHWIM0tC^$KS~QUY&hLWDCu2A>qoc3q310mwV8p=fSJz4{IslF=;=T)K*;vxU;66inETSV)mH{?*?o>d1i!~IVDeEPSB};SDYi8X@CiC&
3Yx0i5voY9Pj-*zi=EP-GJRmuUWUs#<g7bNqTMBM?U$;(Nu~<5}^Q#R-TrmQ(`&^U#RltS$l5*Ukbb^4y)HvFGBAEKh@Wm{6ErF<#lA7fA7wYfX7>O71(Q6
h|gGSFenmA<}yFN2B>c<a5nSD9orDyRg0HT#V{0S5&MZVN`;|P2;`zpS_0Hs^o66@mxuYz=Ks#NT1&GtX`Phzkk>so^gnV{kJT}P{@IBooLxOv#_CdY|_%R
|;c1K-M*FGuYafuO;M#pa)yptRB`Nz15G4DOGFGtPZrqa?zqM~b=;f@a`9+R@HLvSTYPMSwNNrQ}nxX7W^X+=VmFLJdG_j*e&PWZdzp57xMyBdz=7??J^@s
TSKN;6l+dDn!#PBo1!7LfmoMHQN(EF^GFJ9k6z*w3;s~6VZ6z7BKd!*V-~(&>K2Qytx2g6ilc9Z@@VT*xwrV@iY--TMMkd((VQ!n2IP|>EKFfxtSUko%b+X
hrV0diUFuJZs%DO;P>-?s{pUJNzwl=-l~4FRr*)iC53rSV|Vm6;3PGNv$7W%2RZi*3z!!Z{Ur#>y*Ik;rIW=oq|iBz1h{BXtF;(!J`p}_vf9xmT8g%a>#je
Qj^LR@v~pJ}`yQN*e+r%Mr@!@TZP}4T^UciSDfY?-Z1$I)sTkUEA~h;%ApSV=)e%FvZigk=K$aHji!o4~d11b@)-F>Jw(*rv456yx<OFOJH+Rh!^Ekgp*aF
OBQ&z6o58tuq!57y|eon>0hm6=>FRaIPtN!0G&az$Ul8}d~`cob3N-C4WQ8?(CKW=HRK)h4YHKFEBq{Q^ZJ)XHqG7q+Q)3CM6L!)ZKcg$N)6TfG+c_v(=y;
+<&I_Ad@TUY^&R;v^nN)C(G2*SRoNht3C+Z?jA1Fp{N%3NhgmPNs1B?xg|h8d1(ycH%2oam{MVRnKt*saG;wi1*C>CgY23#R*Y9o!}zlxlYub_TS!lA-74b
qvY%@ml)nbzUm7U`{~%-TtLSYgG>V)GY@_XOQo7>b%`AfS>kxyCZ92#%+$|$E6=ps=wbJSC3j!eVSFzD6O>Kw`&$sk8uwwdUcXrv6Ib7A1oK7nSMrc*3)dQ
s-#%+`!KR0EW*-7(Y8wk4T96om#L`fQ}1Xa+CP@rCg=r<*i-F7-QIj5{b*{YxX|O{s|9-Z4hPa(8F2!>uJEO5@ePd)7@^$V{k&AJK8=0YPIc4#obHVRG<R>
V^I?<GV`h7ZcngZGAf~uDL}ouCk#~O2qAnxMhLB^t2r|Q#LmM*zr{i620Del*;jf*m49;&9&<d6FKFxMy3u^q<;;Y}601$!w!JFM{?_B?(4*?vE_M9sx{jz
D~e|Sncty|;|rEz`v`}9!C3*I~f&Lf_jsVBp?p6}0tHQK5;U}nIT5Yz3mqC<Ly`+Wbj_Es%}L@j>B4M&a#gU(VcS$msID@T5f818-1drc&u#P6k)l@z$Ff@
mmFpn|(|Ya0-LZhXhr>g=hU5z)Q+233|LA|H4c6n|_Rk8%V{ZK)rQNha=QPGur7l1M+Lr4z3l=y$6JlNAE%je=KmHdd<?nv<Y8WxF7i4C^8&g46t8rJH^%A
Ec*DBOkz$c0ir|G<UyjpX8x<OeHQCQgam)KKB<hH_=0^>?G^CEsksAMs%dxHUKP%XTgO^wh<}(DUkZ0=zJIdrs36~S<E0yT5Z|CEx8jMTqBUK;aypM_sR%F
KcUM-=<FplN8<*{UqW1{dnc@y1CqLMRaJv58U_zyTRK{WVOysW6AhzOM~_1Xr}?&b=I%r`9x}K5TSWncM!MSTVtPHTSt7L=ySfAXI3?&)@qAwLZkOW71jwK
q-*XRM+adF3yzvvI4y%Ehjw{`eejL@%ca?7zoL&$D)1k;d(Uc>KaFzb2t#GJIQCVf?I!1qA$+07{lwwBEJa!mRRHKo2CJ{>n1=+dNAFBwH5P@ug<X;JU_Rz
xg-GJv59!M#mx0hf>V`vj$kHcUll%{lQY59H2&>%Lk#u2t779CjS?gg|g#_k9lr+To2DrXIrG%m-gP;lhi8Z#oF(;i@A*^$H|f9_m^cg7Jd0G`Kos-Bp)hl
UYC$^XDp1<pz??I%VVg2_QNRmFe}+pQO#gNWIjUt9*Vgi+e}xQEUW?%;9lI_nXGcu4=^ZJhel9`i^!;0Ha|^7q=zIt-bm{}Kkd>tY9nhT<qUJZe0WFRRo5n
SSB?Lf<N6nMqG97(ACnI+88Ald%^0%M`*~oD10og0?x49#X59q?lW6$KVoCz*rFav;CbrKlUoE5=Ds_zPC#YDf~ssKVh_mU_H+rrNE&f`QU9VE&@xjLqeKM
3$-$^aSc4FKWYb}s0=A_dS-n0XHVkxZz2bvn_Lm~Qx&+iZToODrA7VjmJNFO_WXn9N|a!=DNwRto<2@Cc<_Ygq3~1qKGC*Gs(i>ByC(6gF=5gF1ZUw1rFum
;Z`RK1H1IXRM=KT0^l_TQ7M+^$g&^7739-6Qy{gs7ICsBGKVsOzp6I{C^lkZJTbD<U7x9<Pq6VJ`lo81I@@8gUWZ;RRrT6g8zQmhIA1*wrebgG)sH#Fd!6{
t@Q6Dtl`fR_V;eU_P)?o3iWXH{K)p__7kE%nxb^tp^DR~I=M{&ZMFzA0NNca$MI2e4BF>k^EfJ`=;Zfrz9^cA?E;=<CYTdiz58Wx-(ENPX6BmhbWamMN#Mz
;cB?ht*17z#L2W=krGNi^_HffSsoP^jBQXgloT(n>_hRBsFt>IrfjG8u%nvWf3BauC+sbJ$I6OOH=`Rr?<{*Ao;_1G@LWu#Zy)zv;OefNVk!JXH@<1?n8!G
{Yic-3=9whr0(Fm^!4*S;!u+zdE}Z0<BmE=&SRYTPU&8ZVdj`?Y1*PYRm6GAMmtR+<B2eokH@wN)|!F>VhL)+QJqa_j*pAMF8-J<GM8-&;ofG{Jk@auqR>)
KD2YOf(|h^+}>$R%li=-li7L4oRf5YC*I5}H5}*Y(1X+Ir>1ydr+tDaECJ_U_@I*DZ_b`wP*Z|;(%=N0Lq&~MqM_ohXUZ1RZdh~!kzc-f)QP^R-!xg6SBGL
|1xT<S2d78I;9e#!+ex1#J%9!YvFM%w$9ShKI#NR-I!Mi>3uPP<>~Y}a_G%Cpk=UQ;x_e35PluK-@2Z%A!jcE~xD)r=`I)_x3K7Tt^KOCNblu4d72x8TJ}<
{74x-0oM)_bdc~0LC8T<(_;b3~O?9)0qtv~32S>L5dd63b5+PWHT^cxy97wkU!;%`B5mIBR|&a|xHR?U67W*^*yr&H7|z^Go#1(wBD`d=_Y6+})UsD3=E*)
Mq6P#LLp-}g610B=v2?|fuvTFl4CD6FRzr<EwIWO}(P4qlxLnjvw^6tytU`L1s)pAlxuB+4X$)0g>GV$nayb%TA5&Q_svqU`q-VH#k8>8#g9G6zn$kL9FEK
f0sb*o$!pB>EoI^v5Jp;+SZgC5Pnu>H_{fV@?z~zpD#E9F7q!SR}1zg&L20hP&)U+Rc-5Q-?a39p>sV9{2|vSglDpEB<p%5+j&}iON>KsvWS?Rwbka?Nv~<
8DED295uFw^M!OSK}l6>h=SSxc24nKG1Xv5-(ZpE<My}Wsc#L?{=Xt$q3y{4Xdo9ksd(l{_@H)wbRy_TvgU8WQm<9AOuDz4R&9%1&E~4Yn%8h$6`CxL>A?}
hK)OX>3dwpkX^fb9QS@`k9<GDGm<Og_b3RD!scX%#rN#;cxJM{+H(^JG=UW<Dy*8<@Ykd%eC5lQHb4@d_&P32xD}9qjFGCwnwm#@;zzS!^d9U)b{SX*lY{&
y4z#r6sHTgY@|7FXAm(+WKkS*M>3BEGHk-C=5ADVFfSLHs|(OgO;G_#+Bcs9d60yONh#X_PfWuJHZxr7x-FDi%myu{xBsu(rh<w!GWmKdWYID@W2=T<6Yd*
r8r*(+q3cE$Qv;l5R?p&cT2#o7H#pOe$=^2bN`#dT4==vOcXHt-1AJ&6T$(GA_CJCvB(2DF$-Pi-K_Sp&_T!_BU^6YcTZi<c5qJ68zs83FSs_qa0O7vARZ&
}wD$-Qb}C4eG>LgInV$EtEK1`%|>e@xts&D1dgp8rvNiC5{{%$ldh?!c#J4nJ@IWm!)9K+AaZa_C{YJh3+VVnbWegx%9IxmsRRTF+62`<MfreH^Oxi<WOmV
3X{`tRu|^14d@{891oh{q+XGF*<lmY-z^Ala!*J>Xb4FexS*=dx5?*f^aZZ7GCWSds0*8>3GISt@A@Gc%dCTCL$4$g7lN-uA9(`In1$r*Lm>|^|AaF@q4mF
db4N#o)G$tVtA0s>BK1uyQ>uvEwB#17`3F6J2&daZd_I{xa1~TTyzSPf<GCL#XOE)5W<s|BF4~m2_im-5&I57c5;UV#`Jw_9c+PI!|I`}`Mr@YaCABiUuY5
+>Y+WQgC?l$&^n_P(Tr)7}Jr~G2<-AMef^<AB4*d>yk&Vu8`%AW+p9TzJ&$4EDhi%MOLz9^UO}E1~tS!wXJq*6KzNX%3Zm=8NPB~RO#2Co+uDzOVbuwNle;
?lU|AyJwU!69^X%E0ipkWU|d?}aUJ5W5WQ`Pz1M5{Pp?dks=yi(>07)M$|1M7>1E<S^XMRmcD9<0nc7(#%0n}O>04^unTcVTHMKY}KdQK4zq24ni+a1Rd%3
wW0mrVLO5H?oa3rpqx|b`G^s(jIX}g&6<l-RcGUic09=J221&Rc5w&pvHp%xTosFc_K3Us=P%+Yc*$UBG|x>V61$y9jJUBb|upC(jCokf2s!=4WK99Jc`iT
yw@_{CHTQ;p}gFzwNa2PEvwEUOOr3wwD<G@ypPZdZqG-f<)kMM-FDxoipwqzclT7Ay|+R@<P=5edxG5Q9%8L}wb%w&sr_CHTyu`)6XvzQ(%ruZ$7lG1C?7K
_WK$vG3*Iq|+gP2c!C;fjeUv)U-%?V!UUw3S*((~CDbw_Qn6WSo-k)`q5XLBpTrtW*)DKd}*+$1o1n$g?O0~6gQ%Z>jamd5luRRbJ+!Vp5)pz2uo#$?6&tK
V*L0abU9F$H2LmL;p+^8cG8;@HsZGEB%$u};XQTZu#W5xdbD!=c3|4+W3>t#68X&wdB^K0`CUdvHPW>YB-mKgR-9ZGrgzl+G2x!qWb#RCAOV=PHvuiHn0_4
W)}(CM;(Tj+YJ$@QcjuY2@$<4^d1-ez=oa&@Q1KSV{dC}`RuFwvxP!9luNI82zIhYYNvBISVj9Qo)Gvz@{r=&J<Fw4o2+DFGtwGBfD7FsS0bDebjJK#+9os
f%Sv2o7kHBfwvm&3*iwQ4`x5?Ae3^M*QODom!LR*rf)nkN^tzD_q<or`;e!fqI_x=si6%=8iINIPNHNJd7}-TA2|xwx>XK`$V@xE|%QlM5esmnLCh0><QXk
nJ>^q%Vyq=Vx#=|zM=;>r4o<pCN!t@JgDz3@d|37b57C}6JrQiEC;gdrxJ`j`D`z9-Y!II<-J^N$6pb@_N2<pL>VMx;vB0VjflXuk}|0dy?^^|_D!e3RGPc
B`PCY*;L@4NEWU5^ei{TKuX$`D{;giz)_8%t5B>V8pHE!@nLV9o4DOknX|P0ffnXa0mDfw_XIFU}8GBB>ab97o-KRpB3xwM(dC>nt?5bJd>Jo^hC7)(@e^q
1H<1g1E{jSJosG`4)Jm=x>({{RNMB3-Wm_xE)XOtqKg)_MXHd~|MrB<BDKqqD4DG!qhZkSW*-4w_^_C&Uyx6)nh$-g=7eC`AN+ej#Mr2OrBgSffF%5!h-Gr
7*$eEo>i_iKGrg<2THEkC&-g<g8?O=1tKx%dPuwz<D$*;Ja?&?@LLuiY#}0+=Q^k{Ki4f$Fnn#v^G0?#MJm0unlAe{<B?QJ9A*Ih=+J@jN9fBgQuB-!h!Q!
h|Sp04Pm?lK)~QG|+NjhDQs`bV0zs)rwVDq=4oKFVMZ&*rJzGICZOZ#+#xS6}>x@hjij~)uKz1kd-1P7=rU=!WZq;ur6ytFz8O?nJT`qm^qNTx6an6t{8&z
+evJE?j@g=9V3L7N<)^4*#9<3xKtJ<i{8U6!rcYaOb~Ws<r<ukCkZ9Se!uuw$m*)*F6dnx0bPvg2(l<V4=2Epax^4BE;NZC!e8DM!*Pxo?)n8!Afy%rlH|$
&auz|=a8~KUH|H}A4>|uWy8TSsl>0hr1XqPtI{KrWwFGV#=o1cwVd*f9Fxl!C$54{fDIbOSPlg>tvtlrw!e9-r%Vc5wHN=XFUS?L{d_fteGx*UNk~gOg$A5
Jl7f%x$6-R14KvEU$3I`CYzjt9$og0~Ur30476Wp&5#ubTiM9SwHHN5USlj|`BtTrf$Tu6>ij(h2o^Ttg?6R}fu2^dX>{Ge$Fuf>y<4Q%zJ+{VIdoo7fQrF
y4=#`T_sz-_{1{Yh8Hq<yiCS=qxQ4zd5b8}LnDOnBBQ0@FBRe<F9exz`j0Z1}kMFdMO(2t_!-0=1yVOZoHZ`%7|gE@vi8Jrx9X5Nq23C%^wb9#O}=*3W%F!
bb$STTM+}0+)>PwZw`@0oU6^Kl-hF_+zD>%g@$ik#`f#L}7}HD6{Co6xI`Qut#9N3w#piVCJk3Q}Pzi(08}_=pIUofz%$C+KspU-swV##%a-|n~>n+P)pgO
dRWGl@ZkKDCyln)dYxh@kcF?UFr4!9)wH)}Ou2?#zjBDStePrQ-$a72LM$c3sNBO;!QDvl8E7Pa4bGB9(z*CJM%o-+n}jl_ReE&Tv6%^c7xJxVenbO#_<Jj
>C>miNNtpLL7*ctw+Gl<AI=8Fi>v;VoCKVZ65gA-w|8wshW4@}aAMjgDH3IcRpNrcG5J)_{V~Q^7vt;=`W@mJoEH6fjU3?SN#wEfe{N=KOtba!KbZ=7QE?d
)?PT9cq6K63S787?l2_r?fsaJP`5g{{5;UP;ydGClF1}HO;OfM?8YwgL7emVAq<e~1T=r-Qd<}Ba`=kcv*<K@$&_D+sroKtXmP2<e70x_EPQ0u*uPi0r;Bg
9{m)D++lgT%@%#q;}o{^P^m=k)+MyyePVb6B_`U0L3x4#KzVedw$`Jwf+wc(}pD0b<{Pq?^XvRk!6ctP^aI@z;jK9V_P&0^S@fi_}>kX0i!OY?xeQV{g3c{
YU)^Q&pDkVZ2w>8!(xnfF(g7c&L2qpJT&+pj;{0x|tYc>kT`E`EthI^oSG~rt8*CYy^0sL3Vx`i_m>{{z4)?gcI)BnnV`1L5X<0pfVV&%%g9nu<b;g?f4uE
d2Ka6Af5Qezzl_oACx!s^{32#<tFcmKWs{VQ(+TKY%6qKdLM-UFM{K}YN6+hlExLsMjgyq!ZURkEXT8HqZwo;9?M0CMs-{H1$CV1mMoWcKvko~(J-V+Xkux
C(cpBg|M?YiBipN<>YUmO9ygL5(h}N-(*||aMOw@41%dNX%D0>zSGHVj+N9>Pe!4e4BQ_C7c<ZyJgaXiz|A%!`^5dYUyewNL5#E*Sr+6vPc9f8r8=^d9^r0
ugk<PQMDZsbhM&osm0)=`;t5L0J^0zXAb_oP4NX{z`ZU%jfEQ^iV6=Dz<9e!q<zy=@Vc}@sLk!kY>Avt;dBeHTj!t&y;<Knx9gNgHsb)^0I%tnEwD>f>_2r
FsNcpRPj6|sdf6cO1eRQ)yhPQgTboZUz-Mr-&4TPED=(Va>98Msf?*`0TUZIE&}b6$euDHn_VfA-^&H1~<dEZ~#@%ICDesySXNbHdJr9vckSmTsWJ5}f`^a
l@YenMw{6scu~VUaO}twPBa&V1&PtqHX+x6<F)7-=Hw{Y+pN|QkYIBFo84Jr75lk#~>mSFN%&ZD^9X}ML&zMwAgxdh)5~%iRvIK?o;|ZgAn6iOX`AI94a@{
*R<GTT=u@o7gZ|z=3)OS6MTC-F6o=Eik}yaK9l}X0lEqVw8moWtuHYpt2p#D2}fV^sJ3zD`(Ls$dS^<f(JGX6nZ3ZakvjsAQ5V1hd~849@{~|HTSQ-5VCIk
+Tym3$;CLL=eP;wQTkNC3xIHDuZJL(!=DJqF$=~g{_mhXjO1JNe;v_jh@Lch%9wQnZr^L@OYAhG^J~a!+>tfSUi|m*5{U+BGn{jm!9nc$R8&&Dy>%Rq#Fbi
ow7??*UG8z}#uQ>A@Dbo=-TV(IIQgFU3LxLWJzo2itakAoe`iJa6YQ)NAvoM*|B`Y8UPhHt1jmL?hzMeIjbympto%UP$I@0H=e&PQ&RB*|TDJW@9D4wi8*;
2mL|1=IMRNohpm<`_}FkP-;gF?4(6|9bi6{ID4-DJ24mWOMXa8L&9LUUmg`}oKv&>)aA`MfNIO7PstdhG9}%$y!@SR2k5?*Qmk+Ns&QkGwM=RAS_!g4>#`n
>#;!C^iFXB#|W`%RZbHY3rta{HVva;B(`kX~51PI8f0!>&p%pgNJvQ|5L_31R=)qNkZ~$!0j9huIn}EwBXJjK35<V&YDx9U|))2oy39o3^L>Tlk9an;BM#d
m{@v}E@D%zZ_FJXCK--p*&O{(2?+vLfgApBnE?mB>q0&myk8Lq>fm9rO@l!^%XW2Hzc_$1_@yE%3pZ|Zpwq#~^0yT%tmN5d?^Kp3b0P@ITo37W=x3j`I`5i
SI@SUp6*EF|VJu6$Y!)x)Km{Yn4h$is`=%{<vhP@U9<kNa0O<OXY>~)*4|&eu1a9_jHysrC9x(qbD$y*4@g8B$r7G9QwoW6g17+z+67W{t5x~j$f|rdPO91
lIz~HA;Pvk<DCeuxlGlZ0j@n4TN1p5GW4CkQZ%memN)AYzrNKtkr1-j&{A%VwnfLlLK+2IYR$OLaaJ`wJ2YQ6WX;+~d~uQ)GOL3LJFsn)LgcU)g@t?R8HA6
X+Ot&2xYeGBl!X!mj{$(GD^*kdoy2z#*12AFhTk7DdTXfPYrvR$de9-{LS5p3TwG|L|d$Z6CX+5G&e%<ln{%Ij}nq`hAkIWL1!5Zqw3&(Vo|K4<v8JGeud`
3z{myr|zJRq+|dSgqE(G^lx}tIMbqEJQHSa0JNB%KDH{r7lfh+4Uc!S{c7)><i50Q%NDonBt=)!ICajaX_sV>(Cb~Vg{uhGi8)>+lJ)0q<#DNYD!S$>-GJe
I<iy4=Q<@%0Z_$45HhqTzKb)0s<p!tk%THB{<z6XzoSSpW?4hnAd@EWLpUk~z^Wl6aJ3W|>osPl$Vql+B~n^=hI`{UB~8aD+kc;(-2b3o=<1d4$!DH)2q-+
L20>GlEaFj@n1SoW?Kq+-H}K;0QtyJ+(98x}Rk4&yk~!N)?HWi4`i$U6R4*NY>BHyL*D)|4$#r7jvT4D6Wes&kWR(riD9P>Bet3>4K37eDW`mogv7Id<_Vv
6d{S2G1XGX8~Jsuw+By;*|X7#i|6g$vtic7n{n&KfH;Wv|SbkxgAPh_MU9+EQ6$q#3Xc_E0t)uU}D<)nc3EC`2ATgGHq*Y)ZzQyl2Fd~AR%V#+;n$8yJgqM
6G=qT9Y+2VcBI5zO!%N2=@S(;1FVWLm7x0>c67N!<_d<wzx+CthQa*tf&l(g@+!!&`HFmjKq12z}p)X%f#g!>K;a88D_Bn6VHba8Jk9L}zH1K0p7Fvgl^ap
oiVHwHi2H4fEBx4)S*&k(egY6PTEU7d*_kh`4hc7$cQ?BtfBIunapALp&VSExbQ=9lc~j;mJ`eW2yALLP=L_HLo)2OFyJF-AHPBf5QMyMh`;WbXxN?><9%v
WXUW?o%nC=_GP^fG|pgyy#z#e%#x{K`X67U256z6T~h3*3?prqAP@)AkV}DjOK+1U(uy`a(bVYM|M1-|q~dQYSEl|n#0`pt^qNeXjN4H;H`AN16M`-T{Q6~
KV26|HPm!eCqtChX%tm&{nI<j6a+sTDhCBp{Ud`&zgeIlbg;JkVV+cZw?%30o_pm`!+OR=$Or&M17J+Yzl8X{1O3<dQ>gjcZNA*fOMFvtJ#tgUxuk=PfCa(
%r8<!;(=JI}#BL^L_W)GS?MYGI>iGL?siPlLjgqTgE5DM^W*~-5Z8fH>)IZI9bJJ@E$`Yka^qdx0g0!=n~VFKqUgRriQknVP&PBy{~p!>8i<SSQZdqHtzmX
hH#O9wjO=9v2JE7A8sYByO)hnHp#{cf*36@kZHEs#On#Lj@J4VTTU?EM?12?|jEIAM!*a(kIMu+VY0(FGy*M4xn<G=cc2w0oVGQY1OJC+n!QOsqaL9jAkQC
O4;2@d;3X6c=0-W6S8v<|FORr45;**H0@>*Z9LJN}FUuVhYSq>Zh7=96FwF@jV0sy%Hvde)^q8M7cV@a3xT0V#NrMtCkO?i${OZ5hs7;rPZSh#4D7*H>Lc+
es=LT@`zmx9RR#gHoc|~3KJ#i%tNKVg$So8r<B9zSp~J?H0DGAa4Qo#Bar}K_`iOWsKzi4Ha33Q)OEA4%uYVvU8@uIeHwhEOn|1Q`UMGdR^b(3SV8)LTXXF
uSWS>TSF<w=n27L^q8gdB{RCcqQW`IlJeNiXmNO-T2iPSXD58u1v+pEzKW*H+x&d}m2hh>x=S|6n?EJDUETm5`otj}0zz;~1*-*Ux#tFy}3@{8b>^yvxkLv
SaO$24NjbJq1$`UZUD^HJ+Cxh$aQ?dCkTby0rQ&BZF*YCxKstd>*h4J2VR4&_!xyiX<x-oCAA%RUR1AL8cBnRX0M`>bSxsiIM=X`)>&&vSVRKH>y?qDm|YZ
fRxd~U6rnN>3v<4o*0s8W{8#*+zMdZ`Y%3)i<;x@J?wX7gIz+?Q#iV8wNs-Y~YH5F`@Kj9MG!yZ$+|fpv?~2B&DAr_TswX&GwfVkzr#FaTtih@$H-aKku>G
z%4qOcR0NA7B{uAK^SwzAVi&vmTdUSqKb=24g*RAxN5K4Q$R4<o9X10f2W5fax4%C$+1LT0|Yk{}ALZz8G&SRFVb41l3}f^!ruVb0V7f>Fp;#tYg1-GZ6LB
6CW>!!Wc_Z^WVhR>WRg`CklULOngajCU$K`Ru=TpOBJjQJ25uDqy05B2;2+#c4aP)xU~eOG555pIcWp0oT9~MfLaIAi<-CH_4*xjs|6w-CS$O7KW900z-Q$
hrfpPnJ*&p;V5PFX=C}1Vrpy#PUT;Gtzv{JNdf$@{t0g9j6ebz^Nh)^YN^E!&l4YtJ2EDd{UJDVq82sHe04+IyPQ8$v=yhwnL&T+yyPGLm7j7V*2x#`%sB!
->D_O3y?=TRCGp&g^qtm_#%KVZxk@cuEfFXw+VW#}|Dz;E9@L?Mm{0&t@)m+`XiLwUO$NX#V)I}^C)ppV<H1aN&qjZo#P%SR{%h=>Fe2@BQA+7-wG~$4xd-
;z$Fa5$!pM=NB7!kQFofh24TKXuy7-9B!-BH;7AYE|Z5lnS}Vy`gYf?V7##47+qlN9re`z=Gy0k3)(X~a$_>Gj8oV83_{U*NimX^)5leAv*aY-ZF+F#B`!#
2uU5<2v#&zW^vBJ+?;j9w-@J5UF~*Y$N@D40P)5TM$zhIVe7ZBfoY4xJH{z*}?y;#|O&6y(|;H*Oz@RyK0qtOXbBza$?WMS=Hv`#Tv>%%DnIq$5i3&zI>yW
m<_h!``NLxTk}|iQ$-Q_y<lLL3`zNP5RnNi?a$rov-;!N>=(+Z;VdZt-zkqqYZYa3zZ7x?L#rC2JFYkrW{M*^9xLbNb}*LsjnD)UicSpX-Uje1V*Tu`Mw$l
&+VAJO@h(!*cc*YIW*iAz$49XR)jdZ$A|c=P`q*Jdi)KsBJ52`Ym?wiY8}}z^1W1s8mi+AR%*0N^hr&xl?6*rZ2)~X#?w>Z3T3t?O4%IIs&0*q1gPY2f{j!
#aoPs6V$-g7D=iVMtm?%CbfiY&R?EoQ5QuJlEBoIEjAa_^)(qvJ4n>nNZkmtZZRPx9dqQ3A{MHebOziv^YNLGJCrI--vL(kRh<Rw&1X~vL5<X`kHa;=opK~
HfXtaqC3ODRftKBv1XC8s&>*zu6o$r(jIt9wKH;?f}VI~Y)b(zd!hTF<%ZX(wLq#H~u62D*E-0czVyb8THJw;D^~W7CiViZ`pytr4pZ{?6+iiRl<Zvmm+Oe
#K*VujvA6_w6DF?%pET?dYX^1c4LgRuyi72NAx1eJ1NtLxww?I}-efTo>?(4MqhdqPScy%U?2UacAD$qiqL0y=!#DGJ6ZfWmFE{ZiEagkX}^PBoCO~k7n3U
5IyAWhL)mpbm^Vp74uq<5_wgh7`xu2&#lBRIkB!c<5A(dwPjkE5HG=%m}bT-srJT18H_$7jC|1j-YU2;iS}#%1#-3;nda2Sb@S%2S}iy}KjJP{?4M4T!aKA
p7N@7uPjvlwm4dh*DktqDo-}VM>=5#>eSojrHHY7n=pKP0k0ndi7%TUGj%ntNbYLZf`fYlzh`oAsr`}aJ2K*sk6wj(){PH&Bg+=qC2WMM(A;~qF=NHkxZs9
|4tYc$u{P|1x;$1k^P6O#eRM@IY7vg)1G8}21nUvLB6n@ejYTav;g5cf~%DIY)*e_qX&ft>7#m{3vd8D8y11;W?!UggWUHT{GKJPKFJO)N1bi5+OqC3o6=*
)@cTqFG!WGP)8AdV<|O%-9d<8v`ZF_H0S`5H3@u20?$AHs~0cfm@LXd7~&HTw69Ifol6*QowKvU^)YIp(s#4i!d<f@UL4qTu|LHhe%VIW`)npu|s+9GOH<v
XLPS+==v*_J-O(W$V1B3nS+I{lYDPpajGY8&_F`-wEzl`j4E*a(L3htt$oSe1~B}TpTZ#-5%JUc5x8I2o?>Yq*3;vI#Fa<zK_xz1QR;CR)<CMS|($Wc;@X{
X72W4guolVI#WIiB4(V5C3^{E_SF?wxJ+i8xUQ-Y(Wk5e^_!)aXd`pPgidQIW0vOb4@r^9ou;j3T7q&~Pn+uV%(E?w)r<3qH_5RPgv9x4!#yKVAl*FK&E+p
;LZxzge;1u$s@IK02?P$X8DmqFZL8TfolmjR!hyqNA&hXW+Mh@#$oW*8x0;ya_FGlXq_qT-O~am~k%ZlX=J5w5YfV%&WqW@KC*N?KpbF}(@`E6!j=P0{V1?
KU&Se*qsF>#;nwTv3Tk2eBOwFNh$~m)&Qa%{*vrV&G);^F3w#QNGe~ni9>AEaMinywt(JW?HALA!Vk_Ci#fcaMat~GNQc&Y%`GdLI=-emMKd%i)wqTBe9_J
={f;Wx26HD`+R1!TW3qk5^2^J7Cg5&Xn;X)tg#U^(`TVI>sq6vjdKhmS_?XacTPkQAWAFl&KC@coAe6G2_0)bYgy76*soozD+kfduyggb{Q`($3(Kl&8lCu
otpMlVz4d8I>2YaiLe@Ved}RQMtKuj5_+5MR2LKK?G`OfTe|G$dPE?1-7FaxPOX9*1$-Yz))z0PslhY2Nu1UD&sy9ar|aAD!-`e)Q+)Rb+O@`G87=pfl-aj
p)3$%qh9(`n5hExefK0THQrI2=V;NU4*ZH3GdaVWoi|&>U>VjGOVRkG^t%=&Gn~(tQ(Y$O&(Ush>%dUBBvsEuw<9jEc<vZpg~Exm($FmsrF1Y@a>j*FFMY8
s^@3B;tT?0IB?5*giq@*z<<$1LB&;}{!QwE35;=hSyicnLvy)C}S|b1p*7q#oOXiZ0auwpDG2;bS;xn3RqE|?==HRZ1X$4%FJyEBX0u-Sz>opX`NY!9ZSKz
V(oH5H|kV*S*Kdd;8&9LU?c1ucZE?FmkL5bd*hH{o^{wYY!%3n~jh9+u+qqHg|t>*?W?m?0azZoQ*A;}%`@UFXG#=2`e<~eu`Srb6PR78A%UpO)P7)K(tek
1Xu-$fB=F(*rTog*pii_jfe6Adq}>Cd1Dvb+FhpJm}P@YB}dCTzH`sso;0HiE@f1XAjmkszHI!Her^lVIV&<v-kMW{l#0uHy}qV@e(l9O~TWM3GBSKpvi?+
h=WCU%J&!<MBe1%SHM9^#7)YVC-D2&MV`L+Sj@gkt3<uid~K8lbHfK-p7j?eE|uH3j^#Z(R-x>2iLv%RSyeJuA?$<al6}RROG-g7}t)Of2N@SpqWfZNm?x7
%T9PMKVfV0?%J0qhjkvIQO|ok-k|8>E>8Cr(YxZe=27VQwwmZ)s>V=s_zAT+DAu7@7@66RLe7oXvHTPb$qNf6XGL?{&x_>W_EZpEgSroRLOf=t!E5Q4`gkv
<C501aEULDfj&<Vp4q_Wa&5olR_3vmb3Af8FqiK~`0MI#~Q^Ju1ObEOhS`43@jxVjNR({_A9H2Z0xWg7hUw}#m{o~T9NRT)-8uWC=ypI^rY5bcuP|<EYgzO
P*)T-&zsIulP<6BRDl6_fqs;D;D>ea<V)b}GupF&>_NHK-4r(=C(8QP&*WOt%GMYffq#PYlFe@Agkq}n<r>@8vw<;BZ@n_Q#hpV5fR|HMOe4x2(^^iC=>(9
fl`HRu8Z%8ayt&yY&mS4UGJUtna+uDfaU4n%8f4DF9gJIyPa<Z~j5?J~6NiMk9tF5ANL=@&{o8)P=&Zy+EhGM3o(E5Ot|wsep5I{BsZq&2+ErD69@qsjFYO
D>u5RmIfyYBdH+gVw&k-?07ttOYncBv~Lh76aZY#msIvW&>+iXRl|N1slF&xt*yy<&FVjKv)1D6N-v0YqG?Qy_|;gg6JPqnh*QB>Y6ve!p=y<@61@Wse!{?
;e265S~SlFC9#deRD)|}Erx^nQm+W`YE8*M4%Tx{S0Z(Nky``TuaQphvq&86L30e^L%s?7&`jWDa++H5R;P;E3^*!6Qt%=3NQ?c{WJ%9YQL#t$3M;!*@rqX
AX0wgN@2>ml*7*|zhoq+${mzwHNkTY!{+x$t8|l8`0J~zes>~prjqDEqD>02j{e`R|i`YXH0@gZ~IPss<{fcaN5`RCyMz7+`k7%<RrE*$n(W{g~z`$6DqLi
A`4PfryD=jhGBF`<T9Pk2HqEe|oj)$rvrqug{({K-y<J*xM2jb6cp$oLdvwHXIP}~;tnpu!Se?2q6HgI@T(LDA6y!p8oWP#ijDBLG*yHX|-$F=wOuKStK3r
90R&T%~G@X~7MCxo5+PgD{Z=?o<U+bP5-Dub$OcFa*22C-Fg^rFQj!B&A$ex>7)a;<7FN9e4<Lok{~D?MPOB4MaOH@;{=cG-F4_V8Jf=vM=NCk;h9*BOtdY
Q6s}ay0egp4~7?LvRT%i;Ii&H+#W)N1fHZt*1M{FZKl&d6mm3MSZP6Ux4hWYBM+s&FrhR)<Nq(m4&}9_Ke?sPS~lZ#%#$Kc5s?ze*urTxTh+Xq91OE63iz-
R&0L><FLyIS&pHwFW#Fb!lB4fFduK33DW4tB}e_D#w5`-6Y@i>Q5BBLt~Ew8Z#J!cgbz(m^AkpDv+rKTSbrAUl#a*H<upe?lor9Yx+Krn!D^%L$EljgWn(6
dRy(fwc88z&8~3XE<x}jUpJz@O&`UjiY$%VA^ue)K4ZmnrE%g~L_p!ky7IzicLgq$LOs~j67i!{h@M7P=6_6t78h|B~Ph|DU5h)e88*v|IX$_uTU|=sD=S0
)3w_UZ9FXx8<FQ%{lym%PFnUw$;&m0he=1&(Ub_|QWzL*!=SyaOnZ~2kX6o@d@4I2fYhMdGI=w<nmP4~QV7fA*^Ac{qA0IfM$LCD&PC^eqj($04-$GQ=DHP
WeAL<v8PZ87Ab7cn}3y-S-MPUQW&;^jQ=rAUPI0ppx@Ug%|?R>GEmP%ef8OANAj%cch*=j{&u*srKIYg_Xiaj%vv6JiT!EPHaIQNDP;lYZjg1Hg+&XfqN@U
Cc?Ws|d(>{jD@4vYCKc2$0;U58D-j*WEiZePba1<1DdIME_hnFL2WXIS^{eXQfS0;<b}Vx&i)`#4GZ}Ts<W?w81k8FdsQRcU|1b^l#3s5~tB8Zm}{x(j@YS
W5oJS{*Ak}p0*iFYb%lf{r!87A7xm|rIav1u`HRK-JMbRm9{4sPch73W_@vimc0K5PT@QsNLR<AiUnBD_nD|<Cp8L6y)$lP_$ujQv9@)gq6g;E6kle?3SW1
KwOx9xAVS$QaEK9|5SDOM#)0Ye@+6KtNGm^o5v2_A%t%#cWwGStTq$>C(%<!rwm210mgCbq^`Gx>@z*OEP*6npVGAJxpq;SOIK6Qz|EXsIDhD1G!}fmOc1u
{Ns~AAlM;6yih0q*?{hp{yITn-O6vSkHEdtSH8MhZ#m0sCUbPGqW3iPPKFQTr4-_2Pccso_b?4kfW1AT(Ky*YKK=!D{*P|#Lfpl$TV{4rNW0YAfU<~|DWl^
n31Gc<;=M^O?+r5$(-lYrj;<~0SgV!Vw{{7H!TE^@V$Mid05h8K7S(hb8dFszJ|jUy!EFzZRE{^OVE&&B*mtr1N6T6QCg*-9LKzOF)U^I6Y;)5z~*9z3QQM
`=|@Y)J!W-c19*v{^B#l`E}OGoicJ6Fqq2uaSdJ!arYRU9S&c7gR=I3-!hU?~FRDR9Kn0>~E}b=H-MPiur}J4q^Y^UG64>hbP`-r?!wLQc;vH$KSI!qo_<!
Hdu;pcMf|TRc=<lhi-8?0AFFjE>v=UJw{C#fe);tBq?Zet82<n!ksp}#5BwU8}r5d(q!9TzXEBu?7Q}70FeL3A`kZT&PRDCd>TL2OYat``nP&56n@Gz<hYy
l?;^sO_MYN?U+-6(ZFYgMcsn&8tZ{O0K{U?4ZgnTuVmP9!z{JGLk_9Le*x)qDv{KO7ZyOoE3)G7DI<+v6+GStTtP;=KYiJUtu?8pP8{LmJiO#%OKZ(E8^29
IGE)owZ0hj*mMdmhTuUkF&Yt3^DaFblVR2hOSE()ppW(2V;@0!kl(6kq`uWUaozVc`t#5+w2qfUgA6-|}2sj|I?{V>LC_x``pQdJ2{X`df5f*Yq+agJ%)Tr
<h`({F3+^eN7PBAsiLLv<h}g}QqMF@B5t*?uxZl2AsA<Gb0jv#7=k<?3vSE^8U5=7#0p5<wJ>uhrV)i?tg1sikJY7p&KGn_y$FgvalD!C$V|q|o+<sUEk_j
k3rlBt*_n4kl3kr2LThG*Dst*0(UJgY;DYPd*s0o1Tj8Dg8jGpFWAwRX>NUdo3oU*5hOGasAgMdJdD*=S3*{dxzRyHfvS~s(Y`c=BG*&;+YPm9f#pu>w(Jb
bgM_z>pQ+>>mh+MUvliH1A3=_n0%oHY8xZr-aB&IhNJf2y}->oK}XT()}c|VC8@I#^(&Wf7X}dHX1Bgr;_|OiRx)?it)n0VF2Y}fy>r@3(*7f5s5UbmR5a(
~o@D4Q^0{O`GZ8_mI=__5>G+zrs^!eFxePajhhvfWyN!meoQ`2CgX*mpKgmk8nds0P5VN3n&qg)8T*l<)1J;Yr$5Y^JFt~=(nX%5TOJQ@IF)t(IoVRfUf4C
WIbKEc^J66UYdHW+#X;j3PaPA3#YqjtYvkai62Dl?^#Vq<bc&3g1(3Ge6QS8YFUDV}2OmaNZI4^PSJ$4zqe6a3xp9)eH3M@@8^e#D~#6ts_kvI_VTkD<#NZ
}YnE@Wc9shS)na@J`iY;=Qoha0O<qR;lKLT$l~x|OXW-IM%>QjUJvTX`JEF#^H>>V!N(*Ll*`Qv7HuQ|)9kGu<-wNUme|9ao9%Tli{(`&-z5oS)=wUZ}I89
PO);CYObuL<d(cvFCB@ibzZddg)QeG-8XgXca;qBirR^VZ@%P0TP3+gz?#N%YG^-rYoy7<94I(gG!L6dQ&@EmUAC;rFFjMCg@*k4WY)?g!%WmG^Qkwmt^za
-yi3%J^Uo(<!YHTWm`BdU28%AFgn!d!gKKkHiDQt(r!HX<^a;S8@y>pEz6@`9ro67a{-sT4E>x2eeb0dtN_s(4$Vj{OIVeOj#jC0#HgWR%j5Q{{M!mDMxP6
~e%%&?InN>L9Z6^o9Cy$+E~XasBE2k@kw~m{b|R@2=>&a(9^KF6mRz>cps{(v_ViN07(GHPy4x<!>Dh<jXIGzDKH(9<7b@vtCGbr~VQg4k@hRBrv)oc?Xj5
Heq(({;)zw4;-}W+Z;ZNV}ljZs-5*w=>!d%U67npP;P40q|qlO-DiPIMp==0)w$G`6*taGn{RA9Y2*h8W3-_oM70>}N9I)(RgMw<DwCghJtF(UDBhvMlVk*
cjg?-*r8*~=Ju0`yF2dkG2T3o(<MYPKX4$ZRE;Z@%dlTx)Vw&?7_auBDh4g1K0|Np8x^p%3i?upuK)j-dVjtTBr~t9NI0-7kAm1HRrdV$*m!a(>@kmN@97>
!_2YRKM8vtr~54OK5JW7`PIZJJpy&;vU@s7Sw!8yl5$VQ*H%~cT>V#i#rYXG6-Vb*orIJ<I6a1r-$}4Ti}V@o4n{T%W`ILX)yo1DwhR^a}A}*?N((w)#TLD
pr=4&D59ZSHS?+1f&zD%oRtgg0t=fU1W5>D2m1@Xx&7w(caL*y%vMC->=P5!Z!AP`Aut!VX$^i61YI>9W_1E3gmkHQNL7kC{iSo<KV=51YJy!<=CyO2;S~G
32K?FxAL#syeL=n00`K-6t<Lh8xI(51U%C);m*%gA1mg}1G|dw;aiO?G=8B^B61M)A#xOuq3c0!?v3Y3>n>j;F+c-4I*X2SSWxZXmFS=8}K4vppC^jW^iu0
HbLvl2jWLTI8yF>lkr^w~Da8#Vu<73A1;!WH2tx~1%uoYa%&6_EkK&oVXRqdnQYKz3TsEd6|>1LJO9gAG2zv~vE*dl%p-6^&^JUJb)44An3x79&*h@>1Y<F
s!V`1*wF*p|?vI`cXx^UL@~9R(2K0wJFoN{GN=U`r~nS))5Jr-dfHf1}*LSMWK>ioy7@*<wFs^p;H}qV-qk54S4?9LmyR#a~zNh~Sy+Q9(lJ$acaVtmLMi*
)?|&zqW6H+CVWE;nUq;?;rcX@S$qyh@nttI75kSL{~6D5DEyMb8cN66(6h<x*eIts7|9TBpn706*9{m2S}_w%2$-WB!^c<8%*PkDABzZ;YCPc!-Ca9fecR_
7F`{FJ%OeA{B-T#cLu@*K?QJu%|b(TnM9Q9C(mMUD*;Fjx7dB1I@z;4w@#MbESe9E@IzcWfsJvsYlL?YHB;`!)=$`iXY+fWzIYl;ZuA~VnJM&72U&QFKJB7
pSMmQpeGrn_ztaM%#~$WKDjv%TnKQl8zo=hp>rz6aBMj6^fKfUizC`6_Z>Cqfp}5?q$8p6fJk`2L%olT`P_?fv$WISKZ~aPca@qDIL0taMw$1-W^$v_<R&9
iD5zmg|UDDl-W)%lYHVbKUk1sxVzyc?F${8=7wz^;9-$OzH2tb@c$9%?c$^b@K<EF@~6G7^x7T?5*FRn|s8qure3pvy4222)oc~iu;X(GYOp-hC@^(2)tl4
NF{=H}Q|(a>_{#e?*l8If*@QsDJ7M>J*?A8MW2quo>|I?Av@NoEA_0(w}wSk1^qD65mwGyp{KzcB`)X^UqyJt*wjzoaKtb8lpTM{C_k4{h<Mr17l62Y%@Hy
)lG{o@X3I$uo^Q>FbwT$ZXI9QTxZ~eaqY7CUSo_A)FRUpChJ4O>dt#PyRl=``Y!kqF+aovsrg4;@?ted;BYeb=PN@2!XTS(4O~Yqi1*OHhoBG2?~=y_M>-#
-x^SdfiaysF@C_Zv4)cYyZ`fn7$EtSS4F*q$wBJ<y&UO9p>RlZqh&;31$<=~NB6b%>05$~I}4^X42*<1E*^@5>h#*^_Og+6CW1(iX<$h7X9j;rr}{1x2Xn<
QNML_8C}Fe!^m*1!s;~Jf8z=F;9~O8F1AfobK@?pmJh^NML=-}$=zZ;K)Am{gVx12HaF2$Smb^XLx4%U$@&99@!&@u1-HCJBcMehHJgi<p;w;;sDG2-9N-i
p5=%*YVv`Y8BuKp`q_?vIr|HU))?Vj3d>Cq7x1ePp6ibh6(V@Mldw;$E2d_tE_tiL-?)k*byLKy&o@0(~pZy7*}>`CkdF3RDYs}HKFAsdDGYomwJb2Zp-%Q
&aJb1>u8W{H8aoD}2nn4wsEn9fC;;Yh`^?qA0NYM~+vhQQ$fgiLFetrVDus@%3Xnmx~2jz~ax*<AH+piPr*%?;nYq%E@Hh9)MW+JR0_QRUz@j|a@lgnYYpz
v5ZEUku0ulb|LLx)q@NPsdLQqkI#VaqWfC^*N?*Ap{X~&3+cex>1&OyTa$!@L00gPr}v~J;{<_D(L^Z+J_hPf#plG2Qu!~6Mh#*1Rp``d+yRP6sdfnIz4kr
z^?rT6e%HgH#Ty=vN_56hajffC#t);`p{6SQTy7vV9v$P+w~+Mfor^$NHgVNZ~Tr!YX1Gi`neb*EV`l!rZ)IQ$aB(q9uqyg)<S<B$juV;@iZ1X+D_R=qM$3
}v-B-0|1`EoP;l!p(t+Z0ORSB|E!O83t;WuT3n-YG?;7c@bP?jx=!_+rM6EQrgQYnMPa*O!)1mS@5worvkFS%TTK)V|Csn!7vcbIW94U7VtQ3%0O!;w!$ol
99W_g_#L0ul~F2)@11pk9!XoDH5l5bLS&>&#7YD>zFSach_xOJH-Zl{Z&Hhz_(&&Di9iV%_S$a}2dtrke2Nlvt^hMJ&sQ19yZmdmqbdw&kX4nBPdtP{^Sn$
FekcUnU*j_0Qh#!yjB#AdUg&5%i)W!Stn8GqtAT+FH*VznCQsMNVtvD46E6DLHo55R!7o{W(!PvwH!9zpjO!hVjxV^wjcS2iJ9MGQAO4OWjhu{F=VrRfvIk
mJtFln%0sq<5KT))Y58`?wm0Cce=%1el=dj$#*B+@oA~i*ro<XI|WP7o_*Kx#D+`OZz5G&Kei&R%TFlw>|N=UKVfd63^RmSO<*?_~<3`S)mmNeP4;`pAeO4
*>)N6{8dbK;c{)ahjyzXb1rYQ_}eeU%8X8XK7lxOrmi*#{qD|D0`LQNuHfO_23aLrqc@l4$fegAcr_M0vp)Oj=2GcWnf*-Q4d32$#xa-gy1oTAHol2W2~F*
OXAqoO(FxSAvo9sgty==QHAJD{xT4uBQGzKEzn!)RXbHE7l-LbIbKrpti4^f1GADS|f0ENO{06zJ<=eo^CCu`;ADTQ2J9(v*_!@>kik}uz88yyu*RNBw=>+
0Yh!Y^9on*<W{`YGmLhTgLn{UCI#uM<@0h%fQp?57KRK!*(AiU5j_tDdE)2)f-Bm_tcSXD_H@=IaTn!>tv;Zq1*oxv)p42}n|(p84vc!Kui>yR?8X{{@@t5
n!e_5{OKJF4wFdF$QUQLiZQpGx}g5-?tlMh6mK&e0c7C-39l>i<r{;}bfczon{TD9h$nb**KGSLP}cALz+h-QI6^T&80hGhYy!<~vEErIcKvTI)bPKM8|R)
Wwc;B1JoF9>4i>Q{=<qP-F)kAQ)3zS-o<ml|g-L_6AJkMY+(dlrrAgUoVBK`&%Z*+=OCDpq@w2%N1DCaox6Z?{!2L?=wZiwYHw4*kZe-O*7=~B<dS432mIm
=kXL&+3yliidiL|)Col;EpyR7oyZ8OEyAIRae1fqp9>`T!;_+so}UYEj075aGuO|jIQo=f#5;_B3Ov}Cfv+xtz`W~E>2hM-WvzXqvvLVHT1zQq?&y}jD%F(
K&%r)L-3$<gL5O!~|Ie&EeO}Nzm8)y<(*+JM#eD#1uJZ{^wzKNI4~xDGQ7o(J*SAPQSOXRjTTq}X)k0JLMtW$YL2+)DHXMPne-2*VN17*8;CXbzpK||rC~5
B>CNjNRt!s<E!pq))=k36mW;rv^WcJpnlsI<%ehg`XNO|9dRdy-(*>8BY37RQ%wNkuz4H8JX;?;v8kkshm7JIObzq!kFsb=x&;KV_@7Qx#9QutuvbOP<b_(
#?b^w&MrC?(r14!jU#b522~!$l0(Sso^dzL5H3jfg0U+_R$JOmRj46>DD@j9z{cIA;um9j13yL<WyP-gk=Hqp6&8rUe|MXfa%-S3+)qyk}P93If<dTex%!M
Ag9VOi7{MJqVO7oy^wnwOgGhWEDbrN*r8!NR~MkVZ$a^^IW-`SePuR$rCf_n2QefcH~{{^3hICRMiA(`9<UmXEGHqV5#Dpr%zLqJ)7BEgJ9l<Z2+sgNFO5W
-zFM`VfRsjxY5fLAFf%7Y)Ty%ItJY)*Wna8yL1D6!(fFoup<ra{Xr}~UeWAF>h(l?O%`u7!T*OTylEtbVsb1;vCJKyhZ)W`0-G@Y{V3VY5Q=YvaW^fHZ2s3
<%O0ZO5YOmy^!<D{D?Z*YVNkt5EsC5+VuA=R(L0B1tKo7uYRxpS*;l5iK^19+Uj~m*+7CELGQruB<Y|*z-A)CDCzga0p_)b(P!<v#rfS#Q0inm*EA&u>ywO
0scfTSla9u%iJ0`51xlVEWop+zuBor_JJ&_uus@d+A>eDSqW_$b_Ur=I!nYKi0P8$NBDntP|A+h@aCLLS9pzxP`EzttOnv56Nd?I-pF~$+*wTYzP>Xw*~zO
<a#{&GB88B8att}L+!VW;`>Oey_mxn*Rue8lH2e8A720DMggR~=r7f|j7tqGbE(hT?Rya9W%{*prmB(70vasdFG6YAeO#HKPhA<k+a?$?F-_k>w9x0>nn=%
cKJK!ZwBeyzwQp*_-)8jDIO0!d5mpw4+7AzK1f>C!UkNt5k%aCGZZEI7ELuo+pm%*_9A`i?Rok9UwoDgikxV;2M?0`Z{GsL{{c!&4$l~FIRE-p`nU$TApCY
-K0g)qM7jVLU>G;+C8SF^uujg^hB&3XTL5dZN_9sS7e6af*+NCa;qZzexUHoP#)^7L^E+_ZT~d7k{`#rUe}M(SQjw61Pf3s|96I80v|#PGj@fYx+AYG32D}
}XCa&-HB1QBG~m2jzN=yXcQp*$q$zb@4<b_&*ez+6!}~Cvg7F92O$q%-$?E%WHV}7jwlHo<q({2&@>p;!)P~K1?96%(sTC1y`-(yY%x8R~M}Ep>pD>`sWw<
cw=Ml&iwm&m)i)C69kLsuiV`+PFs(V-8hdzT>x#gEN?flg+VO1q5)+Y^5M&lGEe_Kt`vB&(CHDAti|D)E+%*_tmjw%kwIz3t$wuxSlOJC4-U`v*E<VFGf5Y
7*VT-D*5H~4CO4iq9dqO#>Dzz1kx2z&muP0sUj3s$m~jLVGuV7Pz><tem@GZ0_b#DnZedb*i4i8}l`M|V6-^~wmfKlWW9W%C{uCASOeAK8fjPruM)<11_KG
`Dfr#MaoSGmD9PR)H=+ry)b%kr*RXORu%%+VuZ5P1R1q*aVhk!0{8VIasHVmpBa-ZDqc`z5t|>K`i1nw6ng!Uv(DGS(G5jZKOPJS?ZMV<M_zWV7rfei@6l9
$GPkPaI5EyRa$MR2ifo$RK4T)tQ!2RK=`5|#u>=c8I%MPQp{gyV?|>%#E<pIa3yD0d{)Z9<V%)ovLC`^ho91pxHP3+w;<<MlClyxOBmVSehj&T$5L!>A3T=
r*ckdp0*#hqcZ`$ZatH1s*lFWbevA06x1}T#w$Ubpyvz0m;o({<GP}A%<_8)b4WfIlxwepQ?~H0xkq-~5br8H+^<WIFj^7ONcxPDp8o&2#Z6UGLYgP9h&S_
Z?5nKI}8mPhUZ$I26+S2VD;Fef**3^RfLCe;I{MAkB%fRW=m<mWIj%h$zLKBxH)b0d7_vM1qiSbhG4wkvgCB4^?Q90wDz`l#|WT(M!4cJ+s7!bwkIw0sI5q
aOPS1I!1zZ~e4=1FF7StL(JDatS~=i>r0Vv!mJw6Si^zGHh4T;SJ8)hli7O<g*cE>u|PY!~XV!ljDRy10nOErtKN%j9_Yo)fcLwMrf<*Kapz*XW~Nz$+B_`
DSj1AWyj|u*f>T1JBh1bO0u*k=phsm7K?#PHjMyUJv;)(1x!)8LEn3T2RdDnJj@f8o0MS2aN`A8U*j{g3i<<M5-x`Up)S5JfglJ;v>f0F}9pLyc_*h<X{g6
7+>SXH|V7h{pDaTk>UH#+O4QL4s8K{{ZvYz@7KsAqoB$8IFd^2j_YM~AHslIj=M*?CP~H{1e&KdgOkKyK4xM~KxS=1n{MQRl8zJQyT)S?`SffF-A4;3_NVt
oW2H)FQ4Rl1F&=wTINQF@I(zUgUm0Q8;4S4{9%KSljlLH=EkPuhk%K&#H=e=&@x#JGb=UgjHp3@gudWyJt8&~WGlIuPH)9?An;l;Z!R)tn%Kn%_VyF^`fDf
jw?1v^P4RAcR-Qb6u(N4)B8jJj)>S6!<3j0v!8OHQze<7RjaGsz_gnJ1Gb0K`+IDBwh$2IuO1No_QiNml^yq;xy*ziO2gk0e{M1c=*LgA*m(6x;m-`Eot`M
@Z&5nA=b?dOJJ&Du5PZ#t%h4!9eKS=BA$9`?X(e4UC4I=~t|{P1E0k&Ne8I?iicVh$#JUa@3^==}RoGB$pfr2VUrjrH}9QZEiBFuUCV96l_3xm&L4d4H0<I
4wAk(Au~?0I)l2n`IvO{Ta`MlaM|jrnH~$Ul5ucg6}+9N>?FQy*%AzL0GgCC2^uv!m$?sc7%{H!fvQ<Z4<v0%wf{oVKn!kih~S(tF=UUacg?3*0|l!S;44)
Zd2vywDuwv=skH)_1C5V
"""

HEADS = """
;1fRv{Qv-U!SAtNj4OJ<<(C%elewHVJ>0!0H4Xw#a}<I&pHF1GR_mex0^YJwhybt3HuT#!l-Ebr06Voel53@YMer=Sk-o3OcvWdNgkB$$_X?Fqb0c1t{ek=
srJ?{%0g9uQpAGxIma+UeTbT-if=#tKVcQG5dRYn0v@0*pQ93OSmy^i39C;zJ`_vq&A5#LE{o7!D8XV31Ke30&2`+#}zU<>*lx$gFVz&I4UK1%=ThL00rn5
3!z_VW8%u83?%Ys?db<ygZ<=1;(F7*`TX$A0yvF)OX1}wgtYnho8xpCXAK%q8IG+oIuG@XulFat2>DmB{aZ-}1d&ztjK3{-;-k5wj*r=mWM;4I(av2a}z)%
7EUdkV3q6`e#_rVV~Bz8K#8W+gQ|6l~UhEYs_`d@KnXp?WR-Xt6wO_s}Gdvk->a?f}`(dW7f?>x-<R`GeSH7#ubJ9FKTCqQwe;|CE>IcV}BD2Mfq8tG@P+w
|h8Z*TL4kbrxQs)ZCJ8Ng>vSK3<H^@%PmA>~+gvWHaknex%Nz*|91)dM%)<Aq<r~a3-ahCzqt358lK8BXQv$&Al4)Jc2qR3agYHfj<0Q3+T60WOqvjPs`Mb
O9rmPEJ?7h@(TkKp*`zuvct6=`<V!P!t*Q3CHTcFLa9(jTBB1X8(D0i(1%UVwLQRLxn?dx3)JBY(tWL!7VM1n=Y43WOBbqkinFnqe6Dz+<GYC37%-A==2bR
=_aSBzcXl21EV%gdS;yLos)wAho>e%_-}D0a@M=}yv)@Us+3c*7oO+6;hM1qZSlpR#u9aa<Z^&lul3xccl0Dh0(m8!OC3u$F*_%vKI+yHaMkLfX7S$MiNz%
R97n(@EIHLb5cLOgVXSM4!>>jy7^O-{pdu`^HacI3fd36KR42S5&SJ05nnrG_U2He~bRM1e;`yV#n<=N-Zw}cN=9&$;MsEhu{eq~W8#&>*Ptk_~_k@28CJj
HS*8K6GRdm~whjic3Rwd^)LSJge|RFGjFzZWLE&pB9pI%^(%*htje>T7l1!L^?<Lc=hg^_;AIbNxw1C|EVNw{c=_dm7{wZSS{9;>EQGzk`{-TK0VTly&UL@
DfEf)-WYQu7#V~8nzb1<rutQ3h#Bs)$@F{ZOZXfzW-S#j{qAT(W%Z&Rg7K<UT>f&6J9bF`f7$qDNP7maQl^&I)F?Q@v~T+O9c@S=XVfCKXgE`?&O=LkDC>o
)8MM^D4hz)>z?AaqXuEDgt3@{0i-aBC__4gzT+R@-M*;7LT^8};p~ED8kuUnzK|58Y~_jkn#V+}ce;4il~75_E?bY%Gu62`BB~gcd{MM-`zNwSr~WL#3|Ha
F_;N8ua$4bZ;}+_Nvft$7GdU#K!i6eZ2Q4RQoLVSMns#&_Il|F1o1~fSw9IU<%c95Ciy!kwUPWpuKwQ1dAa^^<DR$5da5ZuBPR3>IPb>6xi(mD`L>O~_Hg$
%br-Z!D^R7JSuY`-6a><~?JCWtGlOrW4I8qFdSXf96Il8B}A<q(B_MCnx%H4L|F&JM_Dvdj5N@u$V1)*=*Q^}?{r7;RMmj>981*)mom0PB!9x!>-y7-w1FV
8jOSw*FiH2fgV-ZoDZzElIZ+15kG38%hyLW#Qtp<2hc*wh|p`6&%X@uOpF$^CDGa|Bpk7#lxi;5{SGgNmb)-!189T=wlpB>;Hfbg1uhWmJ=VGllZoV1**27
Ab|T<53}W;SU}lDA-Ni1iACW>c+ShQomx-EK|#f(-;Gb_?Bgvi*bmPqo12e4Z~#ve)1)?sTEAgeP4Uz0!bKLvQ(bVeRBjWrq|t&2yuBuqZL^piLs&X>v_Ji
CWd(K662bk@e-<=U7ikV)?dN;cF2@~2$N`MpC9mN?oSW7;cu((yRVwHMd0>Gbp*0wT+TQvrD5RRZvsoDo2=q&U3U(3ls7C~FV8zwe`otHOQwVXH)*cXxM>1
oQkYa7v8+?9DD^R6BS|wS$whI9P4w?FwjdTon|MdP*I||(_Ra>qIM^qzV4GH(&-)>EBa>F_J)q`(kU+-F78m=|BQbT|Ul_CZd*zA(3rSOy8*Cy|Be_8d=U@
b7E_5YN2jn0b$2nzJA(2e6iP@NREYJM&LYH}GaO-u}X8P*0D@aq(Gck1`l!ar^=e%qTwkAQUpYR7(IU+NmbqJov^7k&ybdJOqY+t^X1113II3m$!fyp88ww
`Bb#s{1{=n7|%r%YV;2{zo6z3w~=5WXfk62{hO)B94lR1+d4UcS5{{!Fk~IjaGgT!U8t5)5k4B_>=5|Lik#VTHyn*PE*a@0Vibj-P8c00
"""


# ==================================================================================================
# src/tempo/games/othello/evaluation/unpacking.py
# ==================================================================================================

"""Unpacking of the learned weights: from the text in weights_data.py to an evaluator, once, when first needed.

It takes some hundredths of a second, on a busy machine many times that, and not every move has as much time. So it runs
in steps, as many at a time as the clock allows.

Most features are so rare that their weights are 0. The text holds one bit for each feature that has weights, these
weights in quarters, and the heads.
"""

LZMA_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]
TEXT_STEPS = 4  # of a weight in the text, in one unit


class WeightsLoader:
    """Unpacks the weights step by step. All threads share one; each then copies the scratch memory of the evaluator."""

    def __init__(self) -> None:
        self.evaluator: PatternEvaluator | None = None  # as soon as it is complete
        self.steps = self.unpack()
        self.lock = Lock()

    def load_for(self, seconds: float) -> PatternEvaluator | None:
        """Run steps for a time, and finish the last one; return the evaluator if it is complete."""
        end = perf_counter() + seconds
        with self.lock:
            while self.evaluator is None and perf_counter() < end:
                next(self.steps)
        return self.evaluator

    def unpack(self) -> Iterator[None]:
        """Unpack, with a pause after each step."""
        feature_rows()
        yield
        digits_of_rows()
        yield
        network = unpack_network(FEATURE_MASK, FEATURE_WEIGHTS, HEADS)
        yield
        self.evaluator = evaluator_of(network)
        yield


LOADER = WeightsLoader()


def learned_evaluator() -> PatternEvaluator:
    """Return the evaluator with the weights in weights_data.py."""
    evaluator = LOADER.load_for(inf)
    assert evaluator is not None
    return evaluator


def unpack_network(mask: str, weights: str, heads: str) -> Network:
    """Return the network in three texts: which features have weights, these weights, and the heads."""
    has_weights = np.unpackbits(np.frombuffer(unpack_bytes(mask), np.uint8), count=feature_rows()) > 0
    features = np.zeros((feature_rows(), WIDTH), np.float32)
    steps = np.frombuffer(unpack_bytes(weights), np.int8).reshape(WIDTH, -1).T
    features[has_weights] = steps / np.float32(TEXT_STEPS)
    return network_of(features, np.frombuffer(unpack_bytes(heads), "<i4"))


def unpack_bytes(text: str) -> bytes:
    """Return the bytes in a text."""
    return lzma.decompress(b85decode(text.replace("\n", "")), lzma.FORMAT_RAW, filters=LZMA_FILTERS)


# ==================================================================================================
# src/tempo/search/exact/prover.py
# ==================================================================================================

"""Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.

A proof may take from a microsecond to hours. So `Prover.prove` is a generator: the player sends a number of nodes, the
prover answers with what is proven by then, until nothing is left to find out or the player stops.
"""


class ProofForecast(Enum):
    """Forecast of a proof: will it finish in the given time?"""

    HOPELESS = "it would not finish"
    POSSIBLE = "it may finish: worth a part of the move's usual time"
    LIKELY = "it should finish: worth time from the bank, since a proof makes every later move cheap"


class ProofState(NamedTuple):
    """Result of a proof so far."""

    moves: tuple[int, ...]  # legal moves that may be best; no other is as good
    value: float | None = None  # value of each, 0 lost to 1 won; None while unknown
    plies: int = 0  # plies to the end with best play; 0 while unknown
    exact: bool = False  # whether all of these moves are best and the proof is complete
    score: float | None = None  # final score of each, in points of the game, where known


class Prover(Protocol):
    """A solver that proves positions of a game."""

    def get_ready(self, game: Game, seconds: float) -> None:
        """Compile the kernels if that takes no longer than `seconds`, else order it in the background."""

    def backend(self, game: Game) -> str:
        """Return the backend of native/jit.py that would run it now."""

    def forecast(self, game: Game, state: np.ndarray, seconds: float) -> ProofForecast:
        """Return whether a proof of this position is expected to finish in `seconds`."""

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Return whether `nodes` are worth spending here; the answer depends on no clock."""

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[ProofState, int, None]:
        """Yield proof states, each at least as narrow as the one before.

        Send a number of nodes to get the next state. They are all spent when it comes, unless it is exact, which ends
        the generator.
        """


# ==================================================================================================
# src/tempo/search/exact/solver.py
# ==================================================================================================

"""Exact solver that can pause, and the prover that asks it: the part that the solvers of all games share."""

NO_LIMIT = 1 << 62  # of nodes, and of scores
Query = tuple[int, int, int, int]  # the two words of a position, floor and ceiling
Successors = dict[int, np.ndarray | None]  # the state after each legal move, None where it wins at once

# The task of a solver: what is asked of the root, what is known, and where the search is. A game may have more behind.
NODES, LOW, HIGH, FLOOR, CEILING, GOAL, PLY, STORED, BITS, LAST_BITS, TASK_SIZE = range(11)
FRESH, ASKING = -2, -1  # values of PLY between searches: before the first goal, before the next one


class Bounds(NamedTuple):
    """Known bounds of a score, and the nodes of this call."""

    low: int
    high: int
    nodes: int


@inlined
def is_enough(low, high, floor, ceiling):
    """Return whether the bounds decide the question: exact, at most the floor, or at least the ceiling."""
    return low >= high or low >= ceiling or high <= floor


class PausingSolver:
    """Answers queries for the scores of positions of two words, and resumes a query that has paused.

    The kernel belongs to the game and takes (work, nodes). Its workspace has a `task` and a `cursor` that begins with
    the root. Results stay known until `reset`.
    """

    def __init__(self, work: Any, kernel: Kernel, least: int, greatest: int) -> None:
        self.work, self.kernel = work, kernel
        self.all_scores = least, greatest
        self.most_bits = int(work.task[LAST_BITS])
        self.known: dict[tuple[int, int], tuple[int, int]] = {}  # bounds by position
        self.open: Query | None = None  # the query that can be resumed
        self.bound_kernel: BoundKernel | None = None

    def get_ready(self, seconds: float = inf) -> BoundKernel:
        """Return the kernel bound to the workspace, compiled if that takes no longer than `seconds`."""
        if self.bound_kernel is None or self.bound_kernel.backend == PYTHON:
            self.bound_kernel = self.kernel.bind(self.work, last=(1,), seconds=seconds)
        return self.bound_kernel

    def reset(self) -> None:
        """Forget all results."""
        self.known.clear()
        self.open = None

    def let_grow(self, table_bits: int) -> None:
        """Limit the table to 2^table_bits entries, or to what memory allows."""
        self.work.task[LAST_BITS] = min(table_bits, self.most_bits)

    def solve(
        self, state: np.ndarray, nodes: int | None = None, floor: int = -NO_LIMIT, ceiling: int = NO_LIMIT
    ) -> Bounds:
        """Return bounds of the score, equal where it is known exactly, after about `nodes` nodes.

        The search ends as soon as the score is known to be at most the floor or at least the ceiling. The same query
        again resumes exactly where it stopped.
        """
        position = int(state[0]), int(state[1])
        low, high = self.known.get(position, self.all_scores)
        if nodes == 0 or is_enough(low, high, floor, ceiling):
            return Bounds(low, high, 0)  # and keep the paused search
        query = *position, floor, ceiling
        is_new = self.open != query
        if is_new:
            self.open = query
            self.set_query(query, low, high)
        used = self.spend(query, is_new, NO_LIMIT if nodes is None else nodes)
        self.known[position] = int(self.work.task[LOW]), int(self.work.task[HIGH])
        return Bounds(*self.known[position], used)

    def set_query(self, query: Query, low: int, high: int) -> None:
        """Write a query to the workspace, with the known bounds `low` and `high` of its score."""
        task, cursor = self.work.task, self.work.cursor
        cursor[0], cursor[1], task[FLOOR], task[CEILING] = query
        task[LOW], task[HIGH], task[PLY] = low, high, FRESH

    def spend(self, query: Query, is_new: bool, nodes: int) -> int:
        """Run the kernel on the current query for at most `nodes` nodes; return how many it took."""
        with np.errstate(over="ignore"):  # a hash overflows, which only interpreted code remarks upon
            (self.bound_kernel or self.get_ready())(nodes)
        return int(self.work.task[NODES])


class SolverSession:
    """One proof's use of a solver: it spends the nodes that the player sends."""

    def __init__(self, solver: PausingSolver) -> None:
        self.solver = solver
        self.nodes = 0  # left of those that were sent

    def ask(
        self, proof: ProofState, state: np.ndarray, floor: int = -NO_LIMIT, ceiling: int = NO_LIMIT
    ) -> Generator[ProofState, int, Bounds]:
        """Return bounds of a position's score as soon as they decide the question.

        While nodes are missing, it yields `proof` and receives more.
        """
        bounds = self.solver.solve(state, 0, floor, ceiling)
        while not is_enough(bounds.low, bounds.high, floor, ceiling):
            if self.nodes <= 0:
                self.nodes = yield proof
            bounds = self.solver.solve(state, self.nodes, floor, ceiling)
            self.nodes -= bounds.nodes
        return bounds


class SolverProver:
    """A `Prover` by a solver, with what a game tells of its moves, its proofs and its table.

    It first finds out whether the position is won, drawn or lost, and which moves keep that; then the exact score, and
    which moves reach it. If time runs out during the second part, the result of the first is known.
    """

    solver: Any = None
    new_solver: Any
    score_step = 1  # between two neighbouring scores; 0 is a draw
    speed, interpreted_speed = 1, 1  # nodes per second
    successors: Callable[[Game, np.ndarray], Successors]  # likely moves first: without time for more the best guess
    expected_nodes: Callable[[Game, np.ndarray], float]  # of a proof; infinite where none is worth a try
    table_bits: Callable[[float, bool], int]  # (seconds, is interpreted): log2 of the table's largest size for a proof
    with_score: Callable[[ProofState, np.ndarray, int], ProofState]  # the proof with what the exact score tells

    def solver_of(self, game: Game) -> PausingSolver:
        """Return the solver of this game's positions, made when it is first needed."""
        self.solver = self.solver or self.new_solver()
        return self.solver

    def known_outcome(self, game: Game, state: np.ndarray) -> tuple[int, list[int]] | None:
        """Return the outcome, -1, 0 or 1, and the moves that keep it, where they are tabulated."""
        return None

    def get_ready(self, game: Game, seconds: float) -> None:
        """Compile the solver, for at most `seconds`."""
        self.solver_of(game).get_ready(seconds)

    def backend(self, game: Game) -> str:
        """Return the backend that runs the solver."""
        return self.solver_of(game).get_ready(0.0).backend

    def forecast(self, game: Game, state: np.ndarray, seconds: float) -> ProofForecast:
        """Estimate whether a proof finishes within `seconds`."""
        nodes = self.expected_nodes(game, state)
        if nodes == inf:
            return ProofForecast.HOPELESS
        expected = nodes / (self.interpreted_speed if self.backend(game) == PYTHON else self.speed)
        if 3 * expected <= seconds:
            return ProofForecast.LIKELY
        return ProofForecast.POSSIBLE if expected <= 4 * seconds else ProofForecast.HOPELESS

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Return whether a proof with this number of nodes is worth trying."""
        return self.expected_nodes(game, state) <= 4 * nodes

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[ProofState, int, None]:
        """Yield proof states, each at least as narrow as the last; send the nodes to spend on the next."""
        solver = self.solver_of(game)
        solver.let_grow(self.table_bits(seconds, seconds < inf and self.backend(game) == PYTHON))
        session, successors = SolverSession(solver), self.successors(game, state)
        won = tuple(move for move, after in successors.items() if after is None)
        if won:
            yield ProofState(won, 1.0, 1, exact=True)
            return
        proof, known = ProofState(tuple(successors)), self.known_outcome(game, state)
        if known is not None:
            outcome, kept = known
            proof = proof._replace(moves=tuple(kept))
        else:
            bounds = yield from session.ask(proof, state, -self.score_step, self.score_step)
            outcome = (bounds.low >= self.score_step) - (bounds.high <= -self.score_step)
            if outcome >= 0:  # in a lost position every move keeps the outcome
                proof = yield from self._keep_best(session, proof, successors, outcome * self.score_step)
        proof = proof._replace(value=(outcome + 1) / 2)
        if outcome == 0:
            proof = self.with_score(proof, state, 0)
        elif len(proof.moves) > 1:
            score = (yield from session.ask(proof, state)).low
            proof = self.with_score(proof, state, score)
            if score != outcome * self.score_step or outcome < 0:
                proof = yield from self._keep_best(session, proof, successors, score)
        yield proof._replace(exact=True)

    def _keep_best(
        self, session: SolverSession, proof: ProofState, successors: Successors, score: int
    ) -> Generator[ProofState, int, ProofState]:
        """Drop the moves that do not reach `score`, which the position is known to have; yield states in between."""
        for move in proof.moves:
            after = successors[move]
            if len(proof.moves) > 1 and after is not None:
                bounds = yield from session.ask(proof, after, -score, self.score_step - score)
                if bounds.high > -score:
                    proof = proof._replace(moves=tuple(other for other in proof.moves if other != move))
        return proof


# ==================================================================================================
# src/tempo/games/othello/endgame/endgame_tree.py
# ==================================================================================================

"""Tree search of the endgame solver: does the score of the root reach a goal?

The score of a position is at least g if some move leads to a position whose score for the other side is not at least
2 - g; scores are even. So the whole tree answers one question, and every node returns a bound that decides it. The
current line lies in frames, one for each ply, passes included: between two nodes the search can pause and resume
exactly there. The last squares are left to `score_of_few`, which is never interrupted.

Moves are ordered by how few replies they leave the opponent. With many empty squares the table is probed for all of
them first: a move that is known to reach the goal ends the node.
"""

# These limits and the weights below were the fastest of those measured.
FEW = 6  # empty squares up to which move lists cost more than they save
PEEK = 12  # empty squares from which the table is probed for every move, and the ordering searches deeper

# Terms of a move's rank: a reply less for the opponent counts REPLY, an empty square less beside our discs, where
# it may get replies later, counts LATER_REPLY.
REPLY, CORNER_REPLY, LATER_REPLY, PARITY, LIKELY = 4, 4, 1, 3, 1 << 10
MIDDLE_WORTH = 1 << 8
# Where the table is probed for every move, each is also evaluated, one ply deeper for every three empty squares more.
# A disc of that value counts as much as a quarter of a reply.
PLIES_EACH, MOST_PLIES_AHEAD = 3, 3
SHALLOW_SHIFT = 7
CORNERS = np.uint64(0x8100000000000081)

# A frame: a state, what is asked and known of it, and its moves.
MIX, KNOWN, BEST, NEXT, COUNT, QUEUE = range(2, 8)
MOST_MOVES = 34
# The queue has the best move first: a word for each, with its rank above the number of its record.
NUMBER_BITS, NUMBER_MASK = np.uint64(8), np.uint64(255)
# Behind the queue a record for each move: its square, the discs it turns, the replies.
SQUARE, FLIPPED, REPLIES, RECORD_SIZE = 0, 1, 2, 3
FRAME_SIZE = QUEUE + (1 + RECORD_SIZE) * MOST_MOVES
MOST_PLIES = 128
PASS_FRAME = np.uint64(1 << 20)  # as COUNT: the ply is a pass

# The root first: `PausingSolver` puts it there.
ROOT_MINE, ROOT_THEIRS, CURSOR_MINE, CURSOR_THEIRS, CURSOR_MOVES = range(5)
UNDECIDED = UNPLAYED  # in place of a score
SCORE_ZERO = 128  # scores in frames are kept above this


class EndgameWorkspace(NamedTuple):
    """All memory of a solver."""

    table: np.ndarray  # uint64[2 * 2^LAST_BITS]
    frames: np.ndarray  # uint64[MOST_PLIES * FRAME_SIZE]
    cursor: np.ndarray  # uint64[5] the root, and the position the search is at
    task: np.ndarray  # int64[TASK_SIZE]
    evaluator: PatternEvaluator


def new_workspace(table_bits: int) -> EndgameWorkspace:
    """Return the memory of a solver whose table has at most 2^table_bits entries of 16 bytes."""
    work = EndgameWorkspace(
        table=np.zeros(2 << table_bits, np.uint64),
        frames=np.zeros(MOST_PLIES * FRAME_SIZE, np.uint64),
        cursor=np.zeros(5, np.uint64),
        task=np.zeros(TASK_SIZE, np.int64),
        evaluator=learned_evaluator(),
    )
    work.task[BITS] = FIRST_BITS
    work.task[LAST_BITS] = table_bits
    return work


@njit
def search_tree(work, budget):
    """Continue the search; return a bound of the root's score that decides the goal, or UNDECIDED when out of nodes."""
    table, frames, cursor, task, evaluator = work
    mine, theirs, moves = cursor[CURSOR_MINE], cursor[CURSOR_THEIRS], cursor[CURSOR_MOVES]
    ply, stored, root_goal = task[PLY], task[STORED], task[GOAL]
    bits = np.uint64(task[BITS])
    while task[NODES] < budget:
        task[NODES] += 1
        goal = root_goal if ply & 1 == 0 else 2 - root_goal
        frame = ply * FRAME_SIZE
        empty = count_bits(~(mine | theirs))
        score = UNDECIDED
        if moves == ZERO:
            if moves_of(theirs, mine) == ZERO:
                score = final_score(mine, theirs)
            else:
                frames[frame + MINE], frames[frame + THEIRS] = mine, theirs
                frames[frame + NEXT], frames[frame + COUNT] = ZERO, PASS_FRAME
        elif empty <= FEW:
            score = score_of_few(mine, theirs, ~(mine | theirs), odd_quadrants(~(mine | theirs)), goal, GOES_ON, task)
        else:
            mixed = mix_discs(mine, theirs)
            known = probe_bounds(table, bits, mixed, theirs)
            if lower_bound(known) >= goal:
                score = lower_bound(known)
            elif upper_bound(known) < goal:
                score = upper_bound(known)
            else:
                frames[frame + MINE], frames[frame + THEIRS] = mine, theirs
                frames[frame + MIX], frames[frame + KNOWN] = mixed, known
                score = queue_moves(evaluator, table, bits, frames, frame, moves, empty, goal)
        while score != UNDECIDED:  # go up as far as the score decides the nodes there
            if ply == 0:
                task[STORED], task[BITS] = stored, bits
                return score
            ply -= 1
            frame = ply * FRAME_SIZE
            goal = root_goal if ply & 1 == 0 else 2 - root_goal
            score = -score
            if frames[frame + COUNT] == PASS_FRAME:
                continue
            best = int(np.int64(frames[frame + BEST])) - SCORE_ZERO
            known = frames[frame + KNOWN]
            if score > best:
                best = score
                square = frames[record_of(frames, frame, frames[frame + NEXT] - ONE) + SQUARE]
                known = (known & ~(FIELD << TWICE_FIELD_BITS)) | (square << TWICE_FIELD_BITS)
                frames[frame + BEST], frames[frame + KNOWN] = np.uint64(best + SCORE_ZERO), known
            if best < goal and frames[frame + NEXT] < frames[frame + COUNT]:
                break
            score = best
            known = with_bound(known, score, goal)
            store_bounds(table, bits, frames[frame + MIX], frames[frame + THEIRS], known)
            stored += 1
        mine, theirs = frames[frame + THEIRS], frames[frame + MINE]
        if frames[frame + COUNT] == PASS_FRAME:
            moves = moves_of(mine, theirs)
        else:
            record = record_of(frames, frame, frames[frame + NEXT])
            frames[frame + NEXT] += ONE
            turned = frames[record + FLIPPED]
            mine ^= turned
            theirs |= turned | (ONE << frames[record + SQUARE])
            moves = frames[record + REPLIES]
        ply += 1
        if stored << 1 >> np.int64(bits) != 0 and bits < task[LAST_BITS]:
            grow(table, bits)
            bits += TWO
            stored = 0
    cursor[CURSOR_MINE], cursor[CURSOR_THEIRS], cursor[CURSOR_MOVES] = mine, theirs, moves
    task[PLY], task[STORED], task[BITS] = ply, stored, bits
    return UNDECIDED


@inlined
def record_of(frames, frame, number):
    """Return the place of the record of the n-th move in the queue."""
    record = frames[frame + QUEUE + np.int64(number)] & NUMBER_MASK
    return frame + QUEUE + MOST_MOVES + RECORD_SIZE * np.int64(record)


@inlined
def plies_ahead(empty):
    """Return the depth of the shallow search that orders moves."""
    return np.int64(min((empty - PEEK) // PLIES_EACH, MOST_PLIES_AHEAD))


@inlined
def odd_quadrants(empty):
    """Return the quadrants with an odd number of empty squares."""
    odd = ZERO
    while empty != ZERO:
        odd ^= QUADRANTS[square_of(empty & (~empty + ONE))]
        empty &= empty - ONE
    return odd


@inlined
def queue_moves(evaluator, table, bits, frames, frame, moves, empty, goal):
    """Write the moves to the frame, the best first.

    Args:
        evaluator: PatternEvaluator, for the shallow search.
        table, bits: the transposition table, and log2 of its entries.
        frames: uint64[] all frames.
        frame: start of this one.
        moves: uint64, the legal moves.
        empty: number of empty squares.
        goal: the question at this node.

    Returns: a score if the table decides the node, else UNDECIDED.
    """
    mine, theirs = frames[frame + MINE], frames[frame + THEIRS]
    likely = likely_move(frames[frame + KNOWN])
    odd = odd_quadrants(~(mine | theirs))
    best = UNDECIDED
    queue = frame + QUEUE
    record = queue + MOST_MOVES
    count = 0
    while moves != ZERO:
        square = np.uint64(square_of(moves & (~moves + ONE)))
        moves &= moves - ONE
        turned = flips_at(mine, theirs, square)
        after, other = theirs ^ turned, mine | turned | (ONE << square)
        if empty >= PEEK:
            known = probe_bounds(table, bits, mix_discs(after, other), other)
            if -upper_bound(known) >= goal:
                return -upper_bound(known)
            if -lower_bound(known) < goal:
                best = max(best, -lower_bound(known))
                continue
        replies = moves_of(after, other)
        worth = MIDDLE_WORTH - REPLY * count_bits(replies) - CORNER_REPLY * count_bits(replies & CORNERS)
        if empty >= PEEK:
            worth -= LATER_REPLY * count_bits(with_neighbours(other) & ~(after | other))
            worth -= shallow_value(evaluator, after, other, plies_ahead(empty), -WINDOW, WINDOW) >> SHALLOW_SHIFT
        if odd & (ONE << square) != ZERO:
            worth += PARITY
        if square == likely:
            worth += LIKELY
        frames[record + SQUARE], frames[record + FLIPPED], frames[record + REPLIES] = square, turned, replies
        at = queue + count
        while at > queue and np.int64(frames[at - 1] >> NUMBER_BITS) < worth:
            frames[at] = frames[at - 1]
            at -= 1
        frames[at] = (np.uint64(worth) << NUMBER_BITS) | np.uint64(count)
        count += 1
        record += RECORD_SIZE
    frames[frame + BEST] = np.uint64(best + SCORE_ZERO)
    frames[frame + NEXT], frames[frame + COUNT] = ZERO, np.uint64(count)
    return best if count == 0 else UNDECIDED


# ==================================================================================================
# src/tempo/games/othello/endgame/endgame_solver.py
# ==================================================================================================

"""Endgame solver: exact scores of positions by perfect play.

A score is the difference of discs at the end for the side to move, empty squares counted for the winner, as in
tournaments and published results: it is even, and positive where the side to move wins. The solver first asks whether
the position is won and whether it is at least drawn; then it narrows the score down.
"""

TABLE_BITS = 22  # 2^22 entries of 16 bytes: 64 MiB


class EndgameSolver(PausingSolver):
    """Solves positions. It can pause only between nodes above the last few squares: some hundred nodes late."""

    def __init__(self, table_bits: int = TABLE_BITS):
        if not FIRST_BITS <= table_bits <= MOST_BITS or table_bits % 2 != FIRST_BITS % 2:
            raise ValueError(f"table_bits is {table_bits}; give an even number from {FIRST_BITS} to {MOST_BITS}")
        super().__init__(new_workspace(table_bits), solve_endgame, LEAST, GREATEST)

    def reset(self) -> None:
        """Forget everything, and start with a small table again."""
        super().reset()
        self.work.table[: 2 << int(self.work.task[BITS])] = 0
        self.work.task[BITS], self.work.task[STORED] = FIRST_BITS, 0


@kernel
def solve_endgame(work, budget):
    """Close in on the score of the root until it is known between floor and ceiling or the nodes are spent."""
    task, cursor = work.task, work.cursor
    task[NODES] = 0
    while not is_enough(task[LOW], task[HIGH], task[FLOOR], task[CEILING]):
        if task[PLY] < 0:
            task[GOAL] = next_goal(task[LOW], task[HIGH], task[FLOOR], task[CEILING])
            task[PLY] = 0
            cursor[CURSOR_MINE], cursor[CURSOR_THEIRS] = cursor[ROOT_MINE], cursor[ROOT_THEIRS]
            cursor[CURSOR_MOVES] = moves_of(cursor[ROOT_MINE], cursor[ROOT_THEIRS])
        score = search_tree(work, budget)
        if score == UNDECIDED:
            return
        if score >= task[GOAL]:
            task[LOW] = max(task[LOW], score)
        else:
            task[HIGH] = min(task[HIGH], score)
        task[PLY] = ASKING


@inlined
def next_goal(low, high, floor, ceiling):
    """Return the next question: is it won, is it held, and then away from the draw, in steps of an eighth of the
    range."""
    if low < 2 <= high and floor < 2 <= ceiling:
        return 2
    if low < 0 <= high and floor < 0 <= ceiling:
        return 0
    low, high = max(low, floor), min(high, ceiling)
    step = max(2, (high - low) // 16 * 2)
    return high + 2 - step if high <= 0 else low + step


# ==================================================================================================
# src/tempo/games/othello/endgame/prover.py
# ==================================================================================================

"""Prover: which moves are certainly best, by the endgame solver."""

MOST_EMPTY = 26  # beyond, a proof takes minutes
# Expected nodes of a proof, fitted to tests/games/othello/positions and, from 18 to 22 empty squares, to other games.
# With more empty squares it is an extrapolation.
USUAL_SQUARES, USUAL_PROOF = 18, 3_200_000
EMPTY_DOUBLES, MANY_EMPTY_DOUBLES = 0.85, 0.7  # additional empty squares that double the nodes, up to 18 and beyond
USUAL_MOVES = 9  # the nodes are proportional to the number of moves


class EndgameProver(SolverProver):
    """Proves which moves are best near the end of the game."""

    score_step = 2  # discs
    new_solver = EndgameSolver
    speed, interpreted_speed = 12_000_000, 15_000  # the slowest proof with 20; a guess

    def table_bits(self, seconds: float, is_interpreted: bool) -> int:
        """Return a smaller size for interpreted code, where making the table larger would take seconds."""
        return FIRST_BITS if is_interpreted else TABLE_BITS

    def expected_nodes(self, game: Game, state: np.ndarray) -> float:
        """Estimate the nodes from the empty squares and the number of moves; infinite with more than MOST_EMPTY."""
        empty = CELLS - (int(state[MINE]) | int(state[THEIRS])).bit_count()
        choice = max(1, int(moves_of(state[MINE], state[THEIRS])).bit_count()) / USUAL_MOVES
        doubles = MANY_EMPTY_DOUBLES if empty > USUAL_SQUARES else EMPTY_DOUBLES
        return USUAL_PROOF * choice * 2 ** ((empty - USUAL_SQUARES) / doubles) if empty <= MOST_EMPTY else inf

    def with_score(self, proof: ProofState, state: np.ndarray, score: int) -> ProofState:
        """Return the proof state with the difference of discs."""
        return proof._replace(score=float(score))

    def successors(self, game: Game, state: np.ndarray) -> Successors:
        """Return the state after each legal move, corners first."""
        moves, corners = int(moves_of(state[MINE], state[THEIRS])), int(CORNERS)
        squares = [move for move in range(CELLS) if moves >> move & 1] or [PASS]
        return {move: state_after(state, move) for move in sorted(squares, key=lambda move: not corners >> move & 1)}


def state_after(state: np.ndarray, move: int) -> np.ndarray:
    """Return the state after a legal move."""
    mine, theirs = int(state[MINE]), int(state[THEIRS])
    if move != PASS:
        with np.errstate(over="ignore"):  # a difference overflows on purpose; interpreted code would warn
            turned = int(flips_at(state[MINE], state[THEIRS], np.uint64(move)))
        mine, theirs = mine | turned | 1 << move, theirs ^ turned
    return np.array([theirs, mine], np.uint64)


# ==================================================================================================
# src/tempo/games/othello/evaluation/calibration.py
# ==================================================================================================

"""Calibration of the evaluation, fitted to searches and games by `experiments.calibrate`."""

EVALUATION = Evaluation(evaluate, UNIT, logistic_scale=(11.25, 1.0), spread=(0.895, 0.233, -0.351, 0.948))


# ==================================================================================================
# src/tempo/games/othello/move_priors.py
# ==================================================================================================

"""Priors of moves, for move ordering and progressive bias: the rank of the square, and the number of replies.

The ranks are Roxanne's, as in the playouts. The fewer moves the opponent has, the sooner it must play a bad one: that
says far more than the square.
"""

# The squares of each rank, the best first; the comment names one of each group of symmetric squares.
RANKS = np.array(
    [
        0x8100000000000081,  # a1
        0x0000240000240000,  # c3
        0x0000182424180000,  # c4 d3
        0x2400810000810024,  # a3 c1
        0x1800008181000018,  # a4 d1
        0x0024420000422400,  # b3 c2
        0x0018004242001800,  # b4 d2
        0x0042000000004200,  # b2
        0x4281000000008142,  # a2 b1
        0x0000001818000000,  # the four in the middle, taken from the start unless a board is set up otherwise
    ],
    np.uint64,
)

# A corner that leaves no reply promises more than a win; most moves promise about a half.
BEST_PRIOR, RANK_COST, REPLY_COST = 1.1, 0.02, 0.08


@njit
def write_move_priors(board, state, actions, count, priors):
    """Write the priors of the listed moves.

    Args:
        board: unused.
        state: uint64[2] the position.
        actions: int64[] the moves.
        count: how many of them.
        priors: float[] written.
    """
    mine, theirs = state[MINE], state[THEIRS]
    for i in range(count):
        if actions[i] == PASS:
            priors[i] = 0.0
            continue
        disc = ONE << np.uint64(actions[i])
        rank = 0
        while disc & RANKS[rank] == ZERO:
            rank += 1
        turned = flips_from(disc, mine, theirs)
        replies = count_bits(moves_of(theirs ^ turned, mine | turned | disc))
        priors[i] = BEST_PRIOR - RANK_COST * rank - REPLY_COST * replies


# ==================================================================================================
# src/tempo/games/othello/aot_data.py
# ==================================================================================================

"""Machine code of othello, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{"code": "x86_64-v3", "numba": "0.68.1", "sources": [], "digest": "d0499a6ea7f65524de135b75", "checksum": "b9f6feaf5b226856405b6d99"}
tempo.games.othello.endgame.endgame_solver:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;AROUZ(RT_;DqLHHG;xJkCq)iS@DOAQDR?cD0qOQ&^{2^;~%lcurG)Yw%kds8UO~D_+Jugf4Ur|p(SVO>@A-
P0T8rDYQS6LP<dgmK%#KFmCl$PR{XJIUpccuzNWKVlM{Y92xpMrU`rrV=9(F8V0$L-
#qm^DQfJWNzwwXe+xA|w+j3uruU>yUKTzfNGlm(8a{%8;$*Aw}r~;`5K3jIcGS^BOw-
A}zIoza7ENc)EoWg3q=e@u|V(*3oHrEPSw5;&ylXy>RLw;w6M8!0BPpLvL9EqXHkt9&(mF$2PQi>oociMS0O8wStw0xA*nX;B5rdX(PtfTiXAwI{YgEcZ*
J*&VIf{KnIHHB!sv2=ko1W2Ao_!YNwRFOp=xj|Eyp$JR|)gpmE+X0?8T!GJ(_aG$Pzg6@HdmX5M#(6TEXdF(ZC82CntY?A_k*Q&}@}<t*+!F_U|2ve-fJ^
o0=9`0r)E2QV2d(F*KH^h9L%xzZLx=yKr5oqCvdl)%5K@rZ4W3tmOhr?-P9*FYb;0rYA85~6ZQ}&(sG2f<6JE(;Mg8&*+LWh<ieklRa*BP=5-
YHV+~}<JmF_Rpi%1qRyq&FCFnxwYEG+4meN9QKB`}lxGvfyS%KRh0R9x})M@#FME_3#d*Yo+q8``>vvolgqoAp*=T*0~Ges0@>SJ7O92|h&fDICLLlFOyD
hqJC>0a@juX7Le!jfY^o1REo#T`dc{imUh*fPtxJYtKaiP`I@Q?klJCiWs^hi^zUR0Y%8{vS2cP&fquXCLtGQzFDl~KUHz>r9mxKJDB-
M?8DGrHObx*z?+@xj@14vWgv-Sv^R%H@~8Ij3(xd&a{!7T%xn{re(y&L?{6-}z~zp<XsTEmBBUXrX>O<diRlnyAL-
j)PCeYXWmde&@i+3O@{+O1cLS}IAdRaCur$UmvOeyFh6hQpe#*vl5!fTpQ^%8{s;WrisXmhrg0o*tj!6G+h{F81?V%dd5<sD9^eY9Z0F}BmA)D-
mdBs9w8x+-p)9Xt_#KK)d-12Nm&l06uiMYCdxYY2JFVZ^wfML~;-x(@3UX5BA^)x(u)>O|%3N-VC^TA}TmmWW8sbNZR`r=^zL2J2r>)-
b8#=Fw_*&er1OkF|<hy{N)2wo+GtDV_fI`u0xlcESDLL@kFy{+-;f#UjhMPyMEj#Yh?v=oIe=>MgZ9Wa$pFD=pb!L>#<;e#cJ;F4>>-
%}#Sxb0$^gZM#%wp3viYXvHO$v3qePO(XlP9Fg`dhGa`1^v?nvaG3?DD8-
*oTjtSke4GZtUx|mHk17q>3U%vjwhArs7iF$w)wd~_>iV*res=~lLyT}Wme#{9t`XC-au~7A-|xTdLVL$$b^;i?XU^(TCHQgU<T-
8nT~bC=iblDur!^z_BX<^4-
uDHcq00tHaPx9L$bsNw@I?hg#HO*B839bweaIK24zQIcb|41hyJXiGe(OK@|B*v#VBLXDQ5G7PlA|#d)1wy;o+;P+iWhRp$Bx^7m>PI=UC%&vC$zpU$(bG
KMXJ3@3ujnGdHFZKEjr;J=W-?JB#3eKK!ibvU+I?h1nL>bS$H|Jgr&pm)<Q##hZpV$d22RaAlB_JLVeQPPzITEIrj`dBRMVLwkFK)$!D8YX7&PRq-DEwM5
}(9z<gk!7&56E5kZw7tK)Mlnr<W6fZh`7Iq5W(M~+=jld&&bJ+lM-
7wy*C3Ow7U<%D3_`mULfVkXxyQ=G6rTdq(@t2fg3wq+IfLfJ*RC&V@#43WtL@)N4r@+4@NHN}njkqRi999OG8KDp6t5*#gun^{2WnoQTCxScMceE1&^q5D
ZL(L{&CrKLebYUzL*<me{_N0A=qP0$v%ty>FYfXM5pp?;b2=PwvX#uc02TFbv_ltp21@}v%`!p+&$`hgjV!+Up9{*I0qxQ@7(u;CT={=EG7RfPJfuQtJrd
HjeObcJHx-<c>aYO&;mRF4+m@8yBN<Nkz!Vj#H&?b9uk*x7Ut<e_#+4*PpBGw{$ISD`X<-
a*iDHIW8gcsN_W(S!dTuO&!<shPKs*8@rgfTJiV^H+1_IAS+9L7e&_R_N@V^_iQz%K-
jA7kTv9gDN$4`H~fjG$Swd1Qkko=MQ1`lvtTofxL#5J=zaNqX}7z!Q#O{rfpxZnC*&TZ#$;>_ZGg4b`$*Z>c=kx6mXs#iaDX_Gh=1xad9_tL8<_J+-
shD91jcCfDVfy-HqX<(4@_XzpYhe{cp@H|GpI{PRHRk-xQrCg<Wl2lw`&dx{qrS<0*o)3zb>(q)o+M}Z_WYp(3K`#PJH@`RJGDiMqK%IpCW86-
?%+jSPUrx#7<D#}#0Bs^nv#+C?v_kVrVnqH0SOSD8<d1cEvuxPO-E8bGA7}$ayB}tX}C!^V9%E9>_(JD>>=Rw%r7+84@f6<rR-B-
(bGT6N8zFmg8rnhxcD`DKuCe6q|L9GNtA%3rTOTET4C9a6vte@s#>Fh)u0XEK8cQhnF3Tv++oM%FY$?MOEb>KJ}4!QYEWz*R1n>BSV#6LZi+p#CDaq~ht3
Z5n~)V!(2`IP!H3ov0C$UP$|5CUZSb!f9nqcya}BXW6mCOc3EepQwdC9ovqJsNmLn<5G*w!Zr*$(;S^`sR3ip3FrvXb~l#F;>6A-
glXyj~9*$^32AW=Bz$n3<YoH>0=q9!v5QlC-
$;9yps9L$cqA7a4;p>t3?<RC1^w<fNDhRTt8ekaw=VQC*|8&!}s9s!iRXbx?zJXSeflrRrjF=P+Q>7Sc_jf;sWzDRL+n90{Wc~hSXx+vu}2h;6m%UEHEnU
32>$yp6@sJ)$`3LVX_E0IhyxtcO-
N}QGg^J`E4`>q^N3~3xsJC(jhg&M){v}OrRx7nHE4Wt_RA6=<L#fS4ArrqOtd^4Lo%k?#B~0i?p|*>}zbMD*g;0rF78~!5ENI7)3z?7fVBx6w?0OawSptr
AI(<l=ypLTJq%L*SZoSeZq?U<__UUQ3(P!0m>$XJn}$A28ILbElaA=1n0==R$xN?^?$x_JFB9l8Gw%2(VfMuz>5h41p`)=h*b2=q5JB*<$em?!87cajb)y
R;-HlV&VT!^SBZh$Ys&asq1G4}1V;hzdWtn!9CBU-ROQZzc-u)qaoek|XwN8)1U;|<yG?&je5}LVpOq!KEg?*eBY@-
JDG?7HMhSRwxX+ITC<0MAgORxfGFfCo?gy<m4lfC$wHl5eE#a$C?kajsnq5SLrV^UucO9|TvVprxaoXi@&XmVvh3=wv=>~<zCHE4GTu{(ZBs-_W7}*604%
|(;hiyGMoh8G!=9|Z<L#!hxKK_W@z&wwLk}5>D#l{3^!QP#l48JT6M~E=cNajq;yVujNB!;KlVbvB$+%D{)BE*Xb83vj}-
qmieUn*!7y&<;SCU&ryWt0(1L0ts)_MX>L0VtqubR`!iMy-
$3Kzs&~wfTgB{i%Ahmqhxlj6a(RY#X>ID1&(SVy67N>TPBEB6MpJndne?h5QuRy9Ikl0tOx~fW(;_>e4|`fbb12idCS5NiHyiJXA0xZ~%awZ~5qGKINoiB
+>PkEd7|VtSNJ`Smly=v8$To*8`$|6UG>!ADPA~hHV3?c<wnH%+@qlZ=?FV&cuiJ?OJX|#CyGKO=(}PJ6{f~R?G<j_9y$Pt-flDdt_L64k}hTw7ra*48Mj
<p!8@=$I2_ZLl4n6XC7&6e0;o0(SHHaJ+9MnMcC;{5XUhvMi9)@6!gTFIx3~2j_Ks%{riC!Q=5BH094VT=V5gdoxz;>q!D3kGW~0)NNp+!>gXO+pS?WA)W
2{6P73_ld^=88{uSiJqQ1MO7(ll5DkAIf-
?)uwHuD3gBDgm_Bi#FP)4QSKq@c@zwExc>mKRqa`kC7Mds&sISxY6YAm$aXBnCtz+k15*VK~gBdKD$f5|<4B630PQX;%=$P=LURTwDh2!36P46DGi4ho3e
fDs)i9VEKnp<G}Q=B!lXme9B-O{&Mfxjt>=>h(oiK4okiPMCAd~%5R;APm;GM&|#$hUrmW~3-Q-
+B3z~u@eVBAeXqbd&&K}jHdmmBLozBs_8Uz_w^W_iyM7$+L{jx})wj&e2V;ex)0V+uX%iPRn)ugXt^y*4_5E6U;}1Jm3IxO9N?<5d?xg3e$q=ZdO*R?Uj-
UaG7&Si_S^XNl{G5?4XeIOkzq3|;?VQS&V-EGt2}+7xr#MzEA#H{bmC+VWJuDSX_+c}b*YSf7^ba-
*Z*x>URe(^$(j<j51P^ufL%sZu=Z+c$Z>ptLG<~S>7YpbM(f>d#?l>qiV1S1AUDFvoom3Kff;WO*eaxm&Ydm{W`B0y@aVDH4oJxaH(#_L}{A!wwZ9hhPVA
sR+;B!r?ZHLAof#sBd!6|K64L@`DgwJmtw<WG`J1$g1i=SlGgumw1ym^`HpFZ$Bj*-{zP_BFvp#Y)aXclxn72QlX$v}w+9*Z)YcyjE44@~P3l$_-
pGyUcyn#B$zR#2U3O$aS)S9|*!{S5Fc>Y{m9ltgj~4hS_YadnTtkGi62U4N3oF0xz5`7O*1hMu9HO!H*>KZbYP=P`?HaGqtl%b6J)vm_XIxAD%J5RC?0)0
^%MUP<56gGtKDN2T^lvI)`&x8h}*nPPe{&td89bJ3@R_np=rj?M0Zp2ibgCu|}SA+yj|yo+&01D0T^WMRKD!`Dz2rnFf})Pi2K7?6j6sB?jVMo2@l_C7^k
+-
D>Ja1D$twd@bI#Wz!f2j@BzL`yE*fBa9$h0)(uC>xjTf>ck@tf>SvH;J@JR1b6s)<N64wyiZw%*!KNAj*AGv|SckfQj5{`qe%fVaQ2W^LZoMonYO{EQvhg
8huj-r!HsAsvfUxfp9tbmXcz?M2EyV(Pcikjm^C@(fCd6GFa2x_a`-kog3wsW%p-
b>k=q>+`?wcQL=n$!boG*K1=M$uIC+13q2eh5KJE(3Q^d4joMz#APE6F>OL{VZG2!)%EQh4S{<kl$&5L6^vteM7%=3ohoAdZqN_>4(Nt)oOdhx+6U(e(>-
~qlM=}eU(^P}t>8;jB>jH=$>K;&z($*_fIYpiT^qBsmQ)h6jn)&IjG@B}uFHz^@v8>_*^^caRBG&$3P9)QvFhRK3$2E!(!!Jl4LJq0igaHMh`rbN2xdvzj
<g~Bv#bwSR{2hLiw<JgNF1u>9aQ-$MOJGZf*deO7U-gGC$zi-
?A0EOg*J!U}hN<yTW6VEVd=PWJ!!Z=`a3hZL5g@D^oEFj+zTveeOja97?(xNJcme689DN3dgx)5siWRcu5#LEc2;m@AvQM?4hDvh<%zip7-
+m!56tu}2)??sd<a_uMswkj(I8x*yqQ&&8m^h^>wBIu3KnG{XQ2GEG<zw5=pO`V%Am-dCRbK;>>GyVfq~VnZ0>9{*VQbQ-i_QJR`M9;1*=)m|P6}@=c(lC
MZT%o&&;vwpPM-z|-n)-apcIXn1SGME?8~oImnJn2mU@J2S!-
_$04Qyv1Q(eP2nrx0lOD&Ux_6~2$1tWj^*63RouCY4LXk+acaQziQmY*{<JT#2H9iss<o$|{dQq9gsmKt$>OFc;ncUe(enn@g&xr9FIe~jmI4xZICL|r;_
OY!%QOMBJCN83$4j>FGc*Q-
@&TO6|nCYv;tf>^;n2~DYYcC_Nv!;E<`A=}(p{?ULK2)|{9)Yj($Uc}z#aaFaituI+awP9AEq1Fqe$PE0OJSs>yQI;i#U(SXZPgQc6-
@2cjF}Uf30jS@V=B~W>YEdhCmY2-
y5AYw1{bU~SLSggHz>G03a`sns+jvw9yc0Ysy;73ad}z6WP{6m9=RDlU7ku>!?Q68Q5STR^#eJy(ph>o#Ae?}VSBGx{|L&DAVyN4wpcoqN{-
W!xNO+zMrWu8*E=BZ_9oa!M*&msnPLF5gYRMJ<mmLm&0^H*g%o)I=>DJ&xXAel75|S)7h_`j!}i-!G-0NQ{-
FkVPhf!|kGS{5@Q~JS$$g!swaW+CxAkk4KcZ_khe{H2P~%o_O};N?1D$VdGMj5-
K3k9|%ST~^x+>B34Vhc6KcGF1G{lmr`H?n|h0=vzv$MnA^0EQ`Os>0UlFltjG#G5RK_4tCC2UL%9!Q`M)4%b`W-
cz^5q`vzzQQ*n_~|Fu6fat5^gX(*WW5dPUEATo1z`@h8sagZ>7@%a46#}=lrUz<g5)Njz9x<+7Rrs>!R5v>cE>O`rK7W*4a$i7QL@UM6gP$*8zoW%@DYlw
m(X$l&RoPCYanU%4%6YbGpf0Gle7D=zLc8zFHZMXW2#AdhKuvtsk-
{gIjQ7P;C^teqH!o$o)pb;1+s;7%@xt+A{J)+bW(TiD2Vtf7wxKlw+J*d2+`C}C=eelxQlk|UFNL}$_4Ih&BI-U3&T4ee$ajyXMr=D!gl^B{`-
}B!iyoCOO1i__UblW2xTj2!@oX~dTM98p6XD(N^Sz0lLAI9{LCLr%LH8>G5%%xCNtd3y?B>zF3{lrJPu+!jm{UyK@r^|KCIOQa(+~W=AKth8SD(fNWUToZ
kOr1^~zHl2rs`>G}|0z={hYa)=~ofB!bjI`36~%0tc)=5i<Lzomyv$LY0SxNyf1Jt;hh>%sGX?T_aD2u<*2@0OhJDOC{2IgYW02EFiz7Q#4rH_{^*%a!<}
`ff+MXvgrp5nL!=4$Zby6K!`jNF@dQ&b-}WV35P$m4-
()~=v>_D`64lSpM%z41?}0AUyZ*?HsxD~Iy?b6Q*846_Om2ules&~F0S(E_8^M2)&ZdY^3Jn#J>4_qMGj$yrj2ZEEEYJSef=@XBIE#_>__MPf~}E05dgbW
-_aOg^<d06eoy7+BltL$RRy@q9yh|IY355ua^)(dlzmhPQxAc(yaV4_p;UX0Wa(zJZ;tqy4md5AEmpmg`3x)0P8O?Gzmd+zsKOW9((KpwL*Ofq&x~JoJuT
N30n;RyPBP8E{@pubYXo<p_2ZV?K3Y41hl5JmgSwL}GQFQQ{^QjJfx>qim@a)oi$T2#R5#PKY<)2-
G$AEH7%ub}z3p)UN36;_DiiycrM3t7kK7)?6f9>dr8uQ4DbCDQ*{&;m#3~RE!ZFLssIZJrz65*2E0_B~xKEUxGuvJ<HjUoyQ{@3EjIZh_A2=15h!CqaH?k
`1j+z2c9(w?&U`<vyRdclKxCsEc$&e_oGn>z$zTiJ2d-y+<ozedeq&1E3_Iii_n#+8EJ3%P`J3O~F$t&|+)eHg)K%+yULj;1S+Kv?-
KEtr8X+3mUg*$^0qXz#-(SxmZO766t8beE;ptx6Qbe^eFIrSy104Ig!qVn=H*vr@#2Bd@x6!_!)8BTFj5l=<^vJ4`$|G|k-
5T$aY9qCDfOOd5p*Nq5EQ2~G_BC?28J|I&}+$;+$Z+*QsbLwT!l*9$BObgqi&!Ok&RAnaEmS}wZ%Xd8voS1fDt!Pt2JqAYVm^g1NU>@@ru<<<TxId#{7LH
29E9~!yE&hFDcNuhHWj#d$8B5P-8>_00u#<vpR-ns5&GV}*K~x8hmo6l;^)&G*xxU7(XWUHk#l=yc`xF>1DViEtH?utE;HCXr<-
*b6da`WW+WRn?DuDw4y1&ETUH)ig*+4QdZ~v>Sd7Ch>y$Zue4NnAFzT=$4Iu$2>f7(n2a_#R2FPm%{ZV`=>ZFL}Y)dyP)?-&}Ej$ZG@_-
Qz31UKJ5NkZ*HY(7f1I_Av;6<RCj1L8>zYm33)3F+yJvpEEA&yY_<<$@=ytdDMOF#$Q@?IDWfMAee_b@Y=h@e7hA0=Sbd|H-
<451^|aoXszwc#`+FqCU)$curZRUw=f#I;3rJ*$bVayF}+j;RLt*Lu|p%Q^wxgZ+c(s@Xjrg?H(?!omY4UzUHlBiw@<zqq(riOmPL0>H^hy(HlMGL<d)<O
DdFDmN@4AXS6Sh#Q>klMlfT)bz~;rb6Wht1s6GhNpPfO_ImXn^n}{_(iEpLle_oL2$@PrAa2OJ^aKucA9?CsPf2nZ#AE2NX=6iRSJRkh{@H2N$s55TVi!{
R;Rl|otFE1M(<qQg&FFg*od&U%h3H`YaM#IO8I2TceAbPZww*v*kJowxfr?WgbtbD0m&jtK9&y?@S1F{AV#59vpVn;XWvNT7$hKld|4&6AAy^g$gkugIE8
pAzkn@BducAhTqFO#j?n605bFu152m>m|yWaC=HOG?nz1_a*rh0=-_UAYO7sZCyzC*Z9GxWjzD=vptctSdrbvKJOsW_U9^FDS^Sk{E=@+Y-
yDzcj1PU?K?zg$CzW%&Yw%sj1h4jd%T+ee(YO4<&c_3QlGw(&0d)Z@vv73S*KJw1*$?R_(chp*)n(~qqBADP|t=S_)xsD(bu5^Hv(gR^PtT$|LxudFSy1S
{~5D?A2+&<xV9l}8W_=7<veIV5gg(-@JoLusC2p>Ey^$kR6F#spMZ!OELcG;IC1ZbTYXJ$zD%k<~f_-
2iJ)(v=r6Q))tqmyuYcVzIY>B=|F5XXKjOcG9!j30)Joy8|N?`{~0HOdct%#O;cdZH}VXo>R$7L0DWrrxDcI{_-
ON_yo*ZcFF^hivm#L%A=1`0K6_Y3AjKpaaXN^sZ|sIz|hCG7JI`b0rAR&;YMHgr+)UnaX@wFGQG$pD@;^DANef?ee0wdONU>%oAZfO&H?trz}SPQN#aNI_
ox;0tB#1qOfHu|ahc?ayLs}tZ|W?J&u?Kb?ScwBStT-
5a<@xOz!^euI>n&=S_3;N&slwbA;~{uqdr_IGyiLbGsGa2KOTa`T@UsHbdp?L)KaVVJ}Cxw>asCZ2RX3Rr+6j~Z4<Cqu^5^A7fFo};jtw!fUGwpr1UQqGf
~r5s}N}I-zbV@nEWiOlcmGwK)pZ(I8q~EF|Lvmk>Ydnt+$lIe5b6qlnnl-yh&FPt7<SuSZHmR#^v$L-
Ev5cW_Q47uecg;NQLVbZW6YP4=qSD!Y;T4&QbHk4izQTLl0&(Ka)N=wiH%XIl9DAO$l~S9bVFiMO%0E$(@GRo%d{`+dY)uIr2JDp&m*7ME8Pv$)It&-
O&Yb`ncCSi1H=^Yzt~bvO|&4_H;G_V+3`Dt|LKOA0=CPT3dwZVwkx=WH|d*fA|O)TGQ72|AzL1yO4ZQmwSz|;1M^9)Kv*}L|-
hCXu1>AeOYOdwOkXZJo)F{f|P%2amNYao6=&-
s&N9U69l4=sLe5$69)1fQ0M$5q9QclJ{K?2Y^C&b3?XKMq^Z5mCt*vh2^`Quf$GwFy_wNcQeiV|T}d{KgPn~gd5VA;kfsF@H?t!>%f&FWH$#f+^)H>YmHl
4osmpLdt8}C~zZ`#4QQUsYMA{u6{pi`I!^V@SDcxp0YU;SD*~{ALbl*vA_llAfe$z}6`L|_qx@<B@in#5X@Q^NqNrxTRY+;W^3K$;D0T6xyjz^n|bHDIv_
i%z?N5#2}WEM5VDd|so5W3~YNdccQ!ZdC&gjvVWu}EcSSvfk#wLp|1vrMIAoUGWD^oRt@2yhV&)OHgI7CAX#+b_~VVvG?r_!g~2+Bmt5JgYl5#h%PK2a-
sXobyB`+P!0lZ652-UfH)^J+sFVwI@cx)>(!o7p&iHrDu;cVe~@`s(cm?-
9L3bNIsG!Dj2grBRwU5IyLlOcb{%8e;!18lef!ZRW<ALMP};^cdR&+HZahu2FD?_*T-
KUUNxi+jOfO8yMB`Xv18G_LtmkY>%2x0lyT4Uphr%19X+gi+0ACBULjZjx6Z4g=Eth1KNOZXM=qziX}iWXR<3=EKnZ<BUVN2WK-
_2_H&DeWI)KFwnx?rmSX&BMQcDTwRvHBY_a?$cyP}rbz_X`|Mm=t#L+klP?iOWG|FXbHrtvn23YvaGt?rK~1y1xkd+dk3^%e4)yrueP-qBD<mCLoM?JE;W
7$c%#EZkJi8>fV1&2}VF^(WVU*n8u#>=Bx)G_gx5w@5_e*i8pbBS@%4&F$r*{AU7y!mClGP`GBqT&kD`$q$y!D04~gZIx22m1eB=tT98Fv^M&Ji<t0Q2$b
A8Gf#e4W($l`iR1J~M*|4|+67nO9$g6r9iLn(t|<i42sIE+pqA+=ZwbNO_lyYNg5Uvw3CUIdo!YaF(V3fF_UmFY=A(q8dgTCuJubals?X$_jUM|2_Npvm<
IUaZ6CmUu)z*`y70}NM*yjA#EE3D{0^B8&lmIc!Mzlr=ES!gYHO`6&F1dP*ZS*-EfxnDoEIH;oylmH`1X&|P+d<u#25y_I`4l1>84H1ovwRx1lE5gY-VlC
4EpiB7saFxYTzYPhR1vo9kRQ}a)|5%`&LngrpLmA5Y-0>4JUWnOo7*7me^)p@#mpQ;ugKUE;|Cpoe&xa5F~O-
Gb*G?8&EU9Lw9LUu(uy<}KZK2I_AB3;p_pqYY8e5{tDP!O2D56`()RaqJ6UmtXnjWyfF*v_ANSLrBkHHEVU+0gL#|%fvIK;QN0<Ipe3Cu8fU&2exUjAj@4
YWaPrdQ_P}0=rxrUlkf|Chk%h#-9HiKHZaj*K0)Oxiev|$hxgeNaAgqRsN4i58D?kjBBc=7l(w}w-FodkPGSHF9iM+zolK@Z0M-
}d9AlUGZJ+X&vFQiwEy`!)1!c3-BPqwKuxwLxUkBsBtuw0{^5_&Sltk=2_L2k%D;AVq3b7}`w{IQD~r>-
~$uKy6nOY=c7|R|_N4ljmNL9qu6y=awN1R#nh%$K$~X^orDzj{<D()gOkU>6GJ2cOr;{UR+(Idqkc=r0d+Nt{v!|Bj-s(83zpurD7lZoO;)H?~BYc-uA{s
{5tThmoCxXx~lNW-
D<8SkDu3!*J2+H;vj(ISZe33YREtuo50bGX(ACcwj_PS{B081pKa`H8Xw}!FbReHgkp07*|1N;Sn|MbUw4E8mzmw6`R#g2w6fRv<TGMikOI7ESmF@ezLdS
MBDIO$3MXlul~Q<*V58=&g+eahKeMvY*u*7EmH;90WOkH<9cxTVz4_Pc$V*vqcx4v0RU6|_$tj+hkeG;wh`;TuTRNDa4lU~@Oxt`B4^uvs>w}*VZe$;zzV
=64Gv5f=6T0=Dfyf2d*J3VevI-)oY^{|KW+tZU?X&;`FKPdU_me>%_dv-
ev@uALoe`DZkgDuZPlyN1HyFl*Jm&f#Z8L2Pa{5ztYOO()&lz#ZAtTo{MT^k(hd46!LRANrHjPN0f&G)=-OY)q90v;;W|uQ~j0$P|V4jeGm7Xca+a1aZq-
uJEZ{bm0JYJ3hOSHOM#hge3;*NNyMalo%Qt{?8El-
s=|5pfZF?0SZ5c`ghzP!Wabgfv^vj;`@UL?W}Ebmv^7`tly(;cGfnygrikS73D@t`_xbi`kEnIo|K{-
FnwS)tNpF+3sv`tu8el!)WEjZ@`JIk|aIJEkle@w9-gU<9J`NC@%syT25;X=$=2*0f+S)3)Js*T=)O$LtL*Z7J`63B-eq{_6-
g{?bXobiSM(a@J+Pp(=JK+ur8Cj3BF6A`r%!(DWZj{L*bQdn{?i4+0jpF#;a4StXd2P7PNC?SW_`0Bmp@8pWg2fs4<XzE;bg){y{bqUJ!Z=2PWY(xl0|#;
IR@#PpW0)|1KpUjD(>s=FQWG|Ch~GWU*IbJ2N6A!RZP?w59USi9l(fB@yT1NR4eoXKrNPV$cq!18$Jbx^zfH1FxU&%Ldh%@3|93u#p$u}jrDvmcRENiIhg
K%=wEKS1t%kuheUI{*Lx00DzXip&83$Uf+@r~nH50ssI2003E9
tempo.search.alphabeta.pvs:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;DDbi;avbN;DqL7FP%ztw4Eb)Cc$V%<0v^@BgR|h^ePG#5@2oNIm*yn=%?D44Q^6(Dg#-
wwmraf#!WnCzBe%?BSvOYTFBbbBgaDE|JUodZ6qNPDKf4C;C6?XJpYqjPw?9<7=K_lEFtLyKMUbu%cZL~W*|sOf$)Ht1utPx`Jb=IR%azhE5#2vrU(61E3
Vp|7(PYTGUlVo_(=(jcDLG~Pc(t%1XsK1f)3$zF|5#Sl#Cy+V})LbW6^TLJ-V{$b*LwsE)_Y5f>n}?P@-
4>k&INS07@x9kF7+p)YR?q#dbi1f}h73@C|T&@20&E)vSY{kV*Q-26$2vD*e@GDQUPso-FL?4SGddaVYWQ1DMeTV|XA&BI54Mxw>ZAS;!%eyvb}i92wEQ0
IIE9R`!@ZTZPbND@DSNE!KHRY0R!hAxw+m=Gc6}Y`TuB8*NX9UM*sZeOd?+4)F`i>OUr|Wv*le6GKwq91Y2wV7>LYV4<bX!sC4Yk=4hc>*4Z%(X^6>=wgF
XW*`2<?YJgVwEQ-LCBRFC4na6TVY73FLE$2HL0pF6_~?N7it6$IE+sjU-wHAVK;&ahaoN@TiSUnlnso-HZoDfjr&*4+C-
fTfq6Rwa`xcM(eB;rM>S*A%KUQKb+=l1eL#w37R=fHff;7>tNXBt31c+~5pWHK5kCNDQJpNsGl7Vg<V<eyi6Bre;<!8HMeQ#^{i*CwUHBe{h28Hm@&Y!We
KUQH!1se+9`^^V4<47~Zr$^Rt^{Ou#;<@Qn+7_|Qssa@{UBl)2X`sd>LB}+|n{C7{=len@0SIs4HAF-Ht(aoVC!OZUq;-
DeAXu!$|0Gb+mP&I2QV9?BUM8p>8Op%dfn<w+eG_m5wwNawiTwREd80%F(gyYOIDj>dxf1%X!0;bVI)vS{CIIJc5uf?<V$V_28Tju1DRneul7<ErDGBI+z
(yQhrCg>15eeE{OLC#l%BD|-
h4b?NVx@Rtz@Dv{dQZvLn!f&XkS34=_g&Aft;O4p!ca=DB*%#OX6CU+Q^;@hgzG%afN@!||2Dt{T<<?GSdD(Ov>|0m>7o%A6E}|u2}KKNFC55ZSpo}J<7|
6KMeQuDUey@0(=-
|)n}}Ui1!UjDIKzTLpv1A^+g)Z0X_mqGQ1i05>zlaLfBJB*beLLXIo3wRk&u_j2IksR82iYB<IGfrFXn9+ObyQ*h+usJHU$jq=J_6rM}T8!fL>N8Ib0Oo2
JHmSsi5FW!+>JFL~A&Y?Vz(Wf9&(cYv~Kf?&R>ix{NAC-Pwui&EjISv!7MuuK%XA!ti~ej}p(IWQdgzfX9@De;m5-
Awr>ICxn>Rm~|NMfkwJ{N`*CW#@lFeQ!?9VlkOluYPwb=J;?hL+i73^U}tpEaKf+tUCKWW+d6$g%_a-
0Ww$cSO4LZHyjjWGwQ4%sV~i`(xiuhtN2{h%er!k8Aup<o8OnXb-{O@-F`Bi=!T%lCPr`KMOieg4@;0$pXu1(}0jWBH0q2>-ZxpHYUWJ-
2NavNka`Wsow2EQmIk?^H_+wnXM-N;$9u8B1d6$J0A_d$+L`#n~Yus6yTvVXk^-d!lI@-
dBe~s~U1()#UR}WaW%_<W8Tb^BIbE<QS9D<s&)l|0mkUwfZQONK4aaVseRUH5`d9s$GQaqTVn)v`N0y(r5E~qsnTxVSHXp<pj^B_A94Xsqz5%~eC^c261A
tS{sGOAB>=USMxtx=<`NUvj}*z+H>djtZt?exJygiT)wWp<OLv);Kb=&#ApmcoRoEN#0GKht@XFEIX`4F7!()5-
l_GCyCk3#M*r&LsiPyJ1{82@bR|$C;KOb6d8g1QAZ^NewGMm;YeU4+13oTh*U}JxoQ(UO1ZPdUb!B3yS^B6%oNNPkBjDNkJY%ftu2c@(%nPF05z0em$i{X
#jsJQu~}L*MvcKr$rp@G|nMB4LOnEOrnXuMnXi1v?*Eb`0Gq~|0`RmIg;^nP}>nW_lwNVcpT#<mP7k6V!ODNAG{PxsliifAzpZu<nqVYsVePUKh)w7Zy`1
<!hGe8CL84<NesJJ3d7ohtXOc918107|Bm~qWv9QB7~vgvlfez8Ri?KT;I|*Ekp_Ig>kZOf829hLH5Z*7pEs-
=DMz04M~}4NOKg^Z(x|4fYqV!4%z5Ct!6<otC5-n;c7-
q#tfDH1W@lO14BNuP^O9YpPUfL<)!6b5n{2&L$LG3qftCnPGK~e9<&$%qJIz0mnqGx;o~SBY=%(dlNN*h>0$y#M6Lc$2^J+*u_N|<`U0?((WvD+BY4E5Qb
W5~Q`vk~-I|B4rx|HqI$ZZy8N8O(yvB*RS1|$AO^+VXs^&C7=RiEO#jGQ|FcTYMYRrt5D++Sqa34Ebvqk*|*`aj%*au71dfy0zS>>Jy!PpX0;BnB`-
@>m@O`?dqR*|j6LqLi`iJ*n*4@wTLy+JKi(YN=$}-
b~BHl%z!}>AaMQ&h&kHa>0Iq|3OQFG0rz*haPBfr6nj6$>oZGa~wd!E?N6(P9w02^yq0@C(XAF%72W{Ja}4rHM;Yl-
*SF#tTuMCIg7x$ZiI?^FSHKQ3U9Isja=dDph!9l`Wn8R=0X$gjLBI3vG8oZO}U+#X?BIu;hjrHdNz|`To;jK%$n+Qty5Lt$J>V!g$x{t4!+)sKid?hQ<+q
6<CNz%V6@t{JQ&?Q)6Tj~RRrOYhAMW`VU?~kPwO7*=E{laT1Z|ecw{;W5hh9yHF!_;TPXp_3*%=Y07Vmxyo@Kw%!Il6>usOdZTAv@BlrlXC}zzSajkaM)@
ke9oVZS?kz1TCWNCzvc8tBlKV`;anZPN`3337W9)5-))xG7v2q4@U<rN~x=!S`X-
3tC`?>)`(@Z@$C_@0qG2L;wmkU29LipYn+eylw14#Plo$}NbGEzC;V0p(RCLaEL(Yg`q^!E&ASHd$}@zrau-@Av0?qfpcg%-
od^MK)oIqhT!bYlq_0OOO8?l$RL|N-1*&N@&IrPR&b}t|@Dbb}N6V`etN-BkzG!$h#dk8s>uHLpK6gjuIb<UR)vrN-
tz#)9VlOYIy*rlkRc*Q5j6#!KH}80hab+npl^>BJeooAUkw~qlTv-Qw$mp8Vd=UG|gqaG=6^@Sf+a~Ixm2oP$ei?pNsGs(*SKIK@ky0=(t{9<7MQ09K|wA
WM0!zj8CqCOi>;HdO!0D|50;ksj=O9?<EiEVj?6ZN|Lcu!V&=gJM^FC5vRIav9{6g;qEj0)W(d(=-
{JB&}tPhUaAOh!QEzFEci6xT%C$cwgBz4Gkj0Agb+{D9A+ozyd&Nh2+||mFmI{Lo!tDxkEXG+C}5+dvvANdLfd1?9CA-
{J3hZeQLK@}xpfmmXihlsl$TL$>U^+J$h?T&>c5k$$h}<F3i*SLLH!0~D5j)tzAS=TSRV`%Y=KOrR%Ka*HI;fzxhkL!FHhLFpo?lq5iSIr@-
bW^M4bmeqL1h56%u@J8uS`)IE!<l30a3lBoSRKG>qqQZ0?CBt4ow6#imxOc7;8HRwLtJ#E5R{phTTvJ0<vx_r^)Nn~H$WaQsVe@D<isMIBd$n9=FNhKiG5
EL6f$NhD3+VC8b<2lpvM=UHRLZ~K0zDXl`GOfRWH8*?^hy7{}=6^U}g#xXtg@orEw?2g>2Nky+hS3tthu1jxi68O5kU7IC!1K6E{79PYwZ0O7!!!j;mmVt
8gkRw)?79-ih`ZYP*WxmTEfwvU@fJ};?Ln;g&ClM(zs2>24w^#hP@W*fNMa47e_<7r?zCC-
^onmW;*>1!8J<X4Clny{y;pE{IILXp?EQx(G{0b>+OyHXeG8)!1Tfk_W0Etv!E<J$X(Yvds_djf5TrLNBTItj*O0Js^-
Ic4W$cf60r{gs!Jk!#CG7DlWqHwH$7X^)7#xLyL?dyKS9Zdb8`?UtGas3H6<X`v6MrB6xEQ`-
gjEk!ewfELWOHwnDh&HV>f<q2}tD03o?bDfcEKF)q#o5b-
HAF`U&u)b2|8%mtqrl*#aCw7=iEAXRg>=BM^kQPLU)+fw$xx5>_+ql>_YaGd&xw~b24<n4`fmw#j&2d>P)y}3O%an#*hOCR%)1_!%ZMqGdWLCDqg=t}G3g
+7`ehmGDgM6sddJTi-hP*liZf>T4?));-
SPZpIa4zOAjRC*3QRmrwF+s^HCktyR%>Io_JC8#!jnl&1b^pcZuToqz{Jl@*pRb1?FGM}uBTaPAelu%kdOP~z}i;5^fS^8{I?6JoPgKcU#cgV*Zb;0BHz1
w!d2bs%Wu3J5ycDVgAUMb(M(X?gsbzdjn(|`<zI$ci8(iZrr+3t=>|!K8ar$z1N0f82cNI9Qwbb~^z|n7DQU36Wq+Hk0~AW<#SDe<Q?=5Eh@L3V^Lrh+k0
M)QETf<yI+<WozQCIEj|BN#%-
%zBG1;WRP@YWKZ=E(t5)x{iPs~7w+asuA;Tv+^NE2R9VFhV2%I}d>64#9M*DbH*#jmSTY3On<0Io1+_d5lnCQ9?Q>!)gIjN@OCR*<Sp>Mkiqq<?T1NcVv<
@@mRzjkj<I?+X!nGyT>=o=1vZ^^0m7)^zu2+i&u9^6OF)hfK$Q$<k*1S&Tx~HzC#(-2ji6Xbc&}YV*X4)As|<qRPJ|_51ymz#{OnK|$z0;(mp4AVsmP--
@3GYn5z%^@ffX72*l}<SM&n*gjB*r1wA)pV`+tk{0R|#%m&q?CfBslm}2=;$lpiqeiMu<9ns9w43<nWz70wpl(Jm3%#0h$y-
56dm%=nxI8D+9ji`RF1W1pjsJ2xmABF5nv#%G;;KpwW|q`=j1n_6-jk76bCjc#Iv`VohiTiQp|I^oY@|MAX`pFF#3$cKHP3#r$}_?qR-ch$e|MiwS<{oD%
d`)|Aa7{j%ilh=^Q?uSFSguT8Bv3q!MYYwmd>+L)bA#e+X|9Mo06e|Cy}Tq(PqA#uHJvgljpeq0#ws8(}<O~d4+l`8htvR_C?!G(k};rWcGu<NRXr|H|?p
9-
<raPqV8hCOXK#}8W35^Q!p+s@%xuLHgTTg&SgBdp$3uEK}tC!wi@tvHrm~3kVuKJ+vGb(^;dTp`eLo+iL1SIU%~nH7K~w(s`!E%;`v^k6+2nW!|>L#NV`d
{x(&{+*cMD6Ko@QRQ=#cWC2#2xs0H_cMU_`VQ>;oMy+|kM{BgTfJ^AWI7<RKK3kMd@9<tnzazv4l6i<=|2)+<$x8*#eoAJ70!Qq*N(#>@MdmseUxtaF2pc
z>C-H>`q3i`YFqITRnk!`xJ^d{;Z;3JwNvQ>Ume{i&A1|d0PuCtsFs<~{I<dzm-TUz&4^#~uJ5OLwEQ=?LIM4P;cn~H=*VR61})7cO*Y_Oz^h5_gDB}@E5
l>&~p0dD3*`K30Wq2+d^asdb=B>`Wr@50qr(|t-
3E$`a82L%~GUwS&g&Z@yd``LV3S)}nk)9;ANzKQDO>i;=nNWT$*EX>HMLT(goYmo^F@a_KJ!sqGZi5ckjKSk@jSI2Auepx=S4Dwp*M+~RL^<#wtF)eGG??
Ud+z85$oU6}Y3M&18?5wIvJor}JP{H@o?bqMA+f5pITM~`fDUQhsjA11(hv*Ci*3(S?l)8j9B8z1V2Fhs5*13Cgb*V9J+NcNhKR_+B(DjQC1v42n@?OtUZ
6yAib>6kYH?gq5v9N_E&8}-
x(8y|hjYbL2gPe>cXqO8@&Y^m04SD=(6Td7EwWo?<uPf~usVY1H~_{0n5z(iBB#Ts34jqt=~7EDXTrA!LN^9aTjXZt?b$UBY?PuUMOVu)Hf8~C>@m5Zwbh
IU-
*aPWgZD+Px8K$&K*hc_4#wO!6SU1IrTiS4Z#V+u4=I8RF!^q?9c5t9Wzb?x&iS|Jygao$|f$WeYrd{}<|)y)kyQ8qiEu*9Jq%9xgX*VUDiIYE6t=re4w;(
uPVQu*5x5-4D%oEXZj#)+Bbmoeq5?kY+EoS9i@9Y8Z;opqp=MYsrrCHVQ=%)a@~B`Yd<q1_3(<(Q10!#0Jid0fSx%-uu-
T({zZrTGvarSXxQsi3kdpWk`u7k>a~0=0X<Ax+fqeY#*P3Bev!J}6WkldjV6X&<SJCO2ksQ<Z&yD0)|NuDU+D^S|>?w6SnB8`gNBmI7NPzLnxIkRM7w#hL
Nv)<bWQNMLu$k5{866U&P)tWNkH1v=dbr}P|A^45!AOeZ$(AZOY2=3gQsl14O-
MkiRzTkk5Hu}dw8JcB|%U635Q<S$IAufIEWi?XG$Hk1UBixCT)c1Tw;tJV&Iy=f(GP!9kSt4`7yt00Z_5JKmy3btNTodVsgqHpp<sKTQHY5+=26P1@vMH`
zb&$Sv@lC6rt|Jm8hktqq~gtfoNUwx1tgFwV)J<Z;D25{1(Ro>qs+9h{%m5>TF4Evvjx$h^VnMMsKWK>Oj4mq^nNlk5kmjld>0ZT;-
F^Livq^M0so2iNj9AjVo?*au_DQL{<>VW5)6HbjiH0}b%!6s9Ba$2TpyfGnm)B+LCK^w*bcEHoGdL`DOW6sh*J~qERDYu<6XSG0DV@kpo;dGJDZ{3LZY{7
M`?NKI3BZVvcvk>8wN^hcBTYK6{D}vb6ANi{9x6=hK)kM9exqQ5o*?h9S*cb(bhp!ySovSz;B$#UQ!*0SJY?99bTF$XrZeA3DeyO5oi)My@hRTZkjySMof
+lrK(5qXYLeU2Xv31PFu@o;g3Xgly*)7Fj59@ab@J>5?dI5VbRA;&1lk{1LLlI`@Rc&eFQ(lur1>K(Ng}0YR61*N>p!J^Rb9Lk-_VlTc&-
lvaE)T>UF$WyfTMBhBkP6;ul@)-
Ru9)#Qd9FJ<LYJ84%EF+6YE%ow&2ytPWDs8J%2t8DgPlTGj6R4}3U1G%Gt;NLW!`7ekCp~@?8L#Y{N!m`<@!O*T)V8)4km!T(`>dToR3?M65A|0qVQG7Si
fyxvXhu|<PFTT9&-ei!V_JC&4tML0yWL}IGp!Ipf}(~fF(Mw-7u=aA9=tFO!bQqHbDMd+~A$U&EEOH{r8Q^)Jy-
?wd)1uMCSO*iyJ!ZiUnuG6`tL?8sx26=^0M_0{Mv02V(bgMfD^NOnIIsO}!AWL}jOxDfZ>xYn4^5M9#?P#sVjR5F2!Gg>}SW?O~{V=l^~w{(XaBm!9EJM?
GybPrpz;bdr1f-%t(Y+Mu~)^(9R(;dJl&>Lq_+^Hd7inj3^`a{Q-CT$#nXf`Hqqtb8CtC3-
|2@bO?X<hJ>%X83C!03EOT&nRPtybwJ*#qk(+G?g#J<@m=%)P-ETJcF!Qm`Jr!rq-id0V{ZReoxxfbaM>Q^~us%_W(2)(lImHZR1`07ZQ#pyRbuc{Utf8@
n<lU|9i!F6V~s<kbxV_Kk7O&WTFOi5gsvjBOO3*^rWmYmzl8OFwHcZ)si~G)&{h7_GIpXI&M`clelsNAVtyA!eb`j+16$Rc_>}^M;$hgxc)b3X>Lo7MMhY
JRP`~b$&J*WknL$sLbOR~@Sq?RdqykI4^D6E{H8d>DcRBjq-
J#(vMNSCJ~K1K)U&YIJ$hnO4N1eR8;z8|2)CF#8fEyz7$3{N|Jhi7=4o;neeE4mx8Z%qzvxg8Wqsf7@uuaRTqT9fI1zd6b3;qOf>~GagCWhnA|T$6jO63-
&;!|!ZxPMoH{sA#?yKJEfp>#FlZRKfZ%@d@3u=9AVMcg$wK_D)^v?|mkj`1`VT6=IG0z-
60#}8Y=@!OI@?|c07C?psetA$wTL{jc3fS0QZdzf~TbrnJFTpAvD?7m3rsVj%_LnWNaf{l;3(6;KrDdDu`+8rlO)9@bK6T!YDXYi(lBkZCS+M(t<GQ(>^l
rXyC%sZw^A%DzW>D(@-k`T&z%fyVk7j%kx-W@&Qmi6QR2VK$aT|hf&0#Z2=*>lQ-
6dp1O7hzx$Z2xgx^AFL*Np6+kb&BO^Te4X#UL$P?^8FqZ~mi%%y*ZIH3jHGr5N8WE^|1D(cA*`GdvHr0}0L@#uq^Ju}B-
y{u__<lUQLPge7PHgsa4u4Ype0tBW<YhfmD*W$p8os@q`2hR_BwuYbYdXTiGyRO!Flws|0ekZblk%JYi>fyvjlWrd)}4ndX0Np!QTK9l*cMMRT^@?t^!i6
n}W9Wm^zyy#$+Fq^z<m0MugeUav9ct1!JS&gf0ka~$xRw+cU8)w|FhnMF}N%|u0mmm{XLnSneeDkWWoIKF7VBC8$!h~YC5x6we4=5ht=@jH55v+ak6V6wU
@VuHUh9q$H%DL?@+hR^2l;?~jh(pmqswB=nZ(hYU#3yd#D{e8#Ugh_FIpgOcjs`G^8JHkE2W-
UJ2|{0RvA?pzcmfnoEOoDztKEI`r^WVU!EDh|R4uXq7LE>1jzq~>n1+7~YSC>@G)QOwzPW+-3(nH!;;OOq_cxtn-
@d~y3w|Z(uT3DB1MnZRih;^VF1d7p*{n?gSh18MJEnks^{H$}9Qqs)-
#uExAWl$8(B!YQdDruXxKUz>#J0yHi(z$~5SSmWZM$L}P*Y6J4_l7|;WX=RU<V9?9;OzM{S`?)_u*u~4FHce87g4R5}c{RUd<exohiyUhgNb(zu1Kf!Ng#
f`O$KRcTWy73uT~HWYsbGiK4Nsh6F9!Q)%s2cB&u5zWP2T!X9p5wnWfdzrzDU^hy92vVAj)Qv;&hDsh+ddwdim2k`lMLkKE~OCHtRfOdjC$)&&MOr>~8M;
60|CqqjLf0Dr*I$8sWxfP%uYu%E9kl3n!nYQp0YV>}|Wd6>b5yif$HCTWR+Gt@y;Xor11qJ)b75W~%)qIb@(H#oO<bhn4!anTUZGtBg_~8{@Z_G;|2xs&D
YzwTG|Eo^=S3IWA#_#1h;Ymz?ZlL)Hdoa^nTl!~WcjdJ|a81yj<RJp3O3)J^Nuk<0z!-
ylKLaY)fOCFv$RkiK8Egp7S*OT6p*ElFK>>H03HX19?b9?T&weOhVtg>T79sI;dot;>+Y^OqLvLMo0j>={>T?ZZS=;A^zNuDrFZ5<o+91WDhZ$kub&UQnP
G$jP-D&A(WUh@3S`Z!;G%75#g0Tg#j(G=jWCd6_<j{v0Y*HKScpg7Hv~rb<hIi%5q`*8yF6|T;Si(}#C^1W8$H2Keon&Z-
xb=E7pSvprv<8#isOQ0m{~o+9w@&$d1ZJQI9qCbsPY;xIYl@@Z)j##E4j;6Z88D=LzW${hUQL9t1GcJXFw=o%L9|x%glhQ+ElI`Ns#$-
@&Sq`gq#avXJQgh7w}sM3p}9f7HoMLZoiGAKR!>vr3fy}reT9`wU~DnT16f|JERcGb10Vz@YtuLC$W7D;dT|#_EY5+bO-
lw<<%b+hVI)#8DPief3HX7Ns6-YOCc^qtZ`Ym{G#uFDBmss<Qs7Su<Xp-UgvM9ZuN}zPRJ;`@_yEmz!@NHT9ry;}7$w?-IGZvsE2DirRE>mIW&u-
W{C;$sY#T!<ZL8IMaNFNLuV{bLTD3G<V-#3qEdrrz>(#K&G>$>D@hJew`7Fc{9D{gFc@>$wGeDhq*eaS(3N!h&Rqg3u5;bvfKNo!-GcF$la7lPwfSrLk-
R->750`3wm^HruIK@g{`V-
n3oT?<&WEj$}=9$#0EvX}7K0D=F{hf?uSNM>sAX7*6C}H33huO003~8ipV%3x{H!so6G#XmfNSHp+#KU=6l$O$I+MG|T)nrNW>x8E!pwp?Rl=0CJb~&_lO
C%_8lsk|=u0UR7t2WZex?A14yX~2+gtSq1`sZ71%88lcQ4^TxKW0VnYr^?QiO+m&ny!w5rxmlP|02r;MV27f=}s)ZQ;(F%QMi_e0Kk|$(BY~$;0^4#CW5G
)Hes8xbaSIiD$lqNSujxGOQL+R44%$rgL5OqT{TN8OpdsM<yku4WPKPl5HGZ>QA<{i6{E*qFt9BWt#p97hK+dqPdl=PW;Btcszn)!fa-
>Mjn5_r4=bB9$F^ZbtECH-e4czR7~gMW5fcT@#Opxk;i<wIn#fuUAprErOH<8YGjPmTg%btd47AACrHjlmY~6o3Nwo*yK7l9LlM=Gs|6q2y4m-
!fc~>@<R=#SS(~#s)IHjHDs`;~nVh@s_2>bfyPhIZqwVA6X2E27op5=<feJX$(zc-
+O_nu72ucYMu3IBSNFjC_BQs{m1O}MpcoPEaC9J<ucKxlvqVYG9f(C7RP<v+fq$6`W%joM$w&@Z(GuHyh{!T6>|WF%|CG~P!rm7&XbriwYM4}m`RrMzkgM
z@B29lCpA<KrTg-e>&)0Kf@8EU6^dy8v$4*R{BH-xfYIC>Kb5ON8yNafwiBGWtc6atV8~{Lc9)r$U8J>M|Z|Q0<c_FPW#%)MBM<`fe`3``e$gP;et=j4?u
^WiGMzEg3}Lu8*Ki1W04Jk<RcVNN!Yn+^OrL8K>H_6uQEi2z84l&|^Tq<p>}%GWl`ZpeMrImXOk>K3vzY0I-^9db<OvZwlcEl|6vx9aQj*#Bf^-
Q%S8RKHVJ|(N$Fc5LMEur1ePHY=8=)g(b`0d^{0dJ6Hkg@z?yfk<U)a9)pP!@D_N_MV^TN84JL-
vdP@#zo)lRDb!y`R-tMxxHyt*B<g6#4RhhT?8BOw!sfs$qc}*}$%Ml@o>)}e$^6kbxaSkVTZ)v(D7UA~>2n*~*-$n!b+1%4_sK9eLDDLfDtBDwZFEeDF-X
fn&W$wZU6t^t9Yn>x)lT0;f$$+>x>$1V6z<K~;k;V!!=hdfo{ZVnUH7{fM)CWi7*!?CRlx8NPa>O5)6Xt@ir%FtmzU1s>-
{<?iy7Oiqt+X|=a@8)=bO=x=?5ih^~YufZ7{$07Q(wFekw)>y{4C$U5x)G>4vy>gLr#*_7JEz<*9-
0!TviurfG^2U+J&t09=%S9~_qClhVAaV%;%UY;83B8>8c%KF^;Q4065Hv<|kgmD;W_^AE{j@iPHRpMDk=(i?l97^yHQ<OBn0QhV~k@Fk<S_mpKPi1-
hTH+0;F37`L+KMLKELf5SpfK`gUL|cb)sg$k7e`5@eaeFqp+p}%`X_>N7@p@DZu;IW&-D^WP>;$vOXW?6FVc#nSw-
F-U{YG|I?-<GD8EReV8VRcyQp?_@ov%Snq1P>12+N=pDcyiDM~4j72~SuhF%Vw-(7!C$x6qvdwnHK0(IJ-lR<%K!*A{=k8JHwJ9Coe|{v-
itoK;b{wBV=wR%z#;a=OTtYQ!xIQZ6Kwg;U@x>G6>a184{2OTQBB7`Xn%IOmKD@p}bPV5=^c9)gj;gWB{D?0OC6hT@4x2@1PqqkctDSiOh42u4Br8ozo&z
%6gysvEqQ(@C#)CvcsgGCdOk=p`@N=Z{~E)=m+x8KSL!fbVdH8gL}_(Ff2PSa!iBV5hjh@zpDC5CAPPbvUT>qAG_p-
=@S}IMgAb6D0`j;L+=4b*CHvPRKd60Y$T9xLm5s7%lon1xkg6|JvU-#^(Kl)u8Oa8~<;X<dMao-
_uLPncC5=#jH^Au`_FrH4|P27TdF&kby|8`m>3q3ucF%`nSXl%JT^l%qD{GJeC5eN2O8Saps!LBNK{H>#iaiwbC(at6FMti4uw-VCQnBbNw>kb5wkbb4sX
74zi;UE%Yj82+E^7f}QC5S{<*q`1bOH>cy|*mt*k7AP#2iytqJ6NS?mfVnyb)7Nsd9{zpMuAh2KCTyuZQLb^7k9qUk=_inH88m$=fhYQmqJjqn`*rx!?XN
f%2vZ?_ARmjQTVR8vSr9ECJ<Wb4L;oTt`!T}+-8ITMBy}g?Sa5U?lO^DK>O=SG?Ky67Uo6RaBtkEaqi@iRxOyAnC?XJ8vUqaQFaR8)#oW|S-
LA%qJlqo5skWm+P;UNE+l3X$|-u7E0NQb4$_IDhqOw0V}9AUg_O_@^l=Zu-
5Y=xwo9A&Nd6bviY)2=#BbL(iI@Oda%`<P%s8oiZKIcNMani7YJu2P@Vw6PtrS|{h6j!jd!7)c2WB3X4RD=|}e#<Hu$GoXgGuqzK)y^@)g(TK}73dsgK{d
#KQ&WJ4-7}6mhMPZ5UWgKksE3x)4i!qFm<c`-@8lFqja`RH9+#-2ZQsazB0~!o&nj$FD`P;3$lO@pn^y|n@yXKRAi#x|^N`aG1fUaXc3h%vnm=?ce-
q{Wf4mzpMb_M6Pqiv8HPLXU>dgkF@#E*{c`KSscFCEnJq7BHIVxya{m~$t8|M(M0dA%dY--@ONxksNV5-
u{1rS~Zej^xyEjC1DL#zox<Q5J3G;)ZXvka{(N@+C=ml2b}WZ{$>iIf#>XjgCZiDH8flbdoL|ddks_ujJPeA!4tjB3%)j!vj`Kg!xKBYQ}DdmU`c+&0X2O
vTd@m!{}#&!x{aKz34O$Z1A_Pp~`WIy+(%<DpPs5(FwGnm*FC487q>q!SgDUOTdPsRd6JwOO+%+@34kl)*X!-
zr%9KP$YG}2A$(B?^A+fnCoF}n@am&auHwmxum*aaKBi73WaHd8ED}qV=LSq!aMYoHk0k^xce{M_4yr}YTE6Byd(l(YyT<n5*ELP_=`ReZ)GLnj0b6g)+i
OJ+AVIB{@PDy{}CGFparCT88+e(Te`*3@8m&z>HduAYiPWg|8;*H+`=k7#I#3OycX<EBk8D0efTFLbM)M-
5eop%OWZ<s2{H}8OZ^Bw+AdsCH6^U7erq4{<=?_#(goPGLK(Mdckqri_Qfpmf8Y3I`KdN(#XGqaQZP14Pf@Vs$6ir<e1SiZcvjYJv!=<{!KaA0GwHt@8*{
wWmHlxHm`9*;Y;M%Zre@Z`5Xlx~x|D^AZ6*@QZ}O;tbE8?tM9$QjMqrZC{`j0?DE%5!gg$9^gR{ZQ5=XHAZa1;)fIGGUHa%m1HONM_BdS6N1&L90uL!&JY
p)8}I_3jffxMJ0eV;+fe{orp!zHixK}A^2_gz^B$;(t1HU>6}<sVX?iM49>?oAtQKXpxkZmm+Kh!co+J7Cq}HkfbXJ=R0B*xSn>HubWgUzm9%3Yv1U3nVn
B1x3r<765#5MopHQkquKeNtqhik&eIbi)y!av(byT_S2kB%%DPRR&Z~ICxgR~H>;<aOtFRSs-c)(f(wt6?pk>63m_#!nC4na+@`&v?B@{54_s-tT&2R$%?
5?fql^|?FViuiya%ald;{J=(7S#>n8YsCCw)UVe^n;c<#3Wv*A?w!>t+eQET0P;rW}*K^{!Ms5nU4EhGp#z`0&tG&!N{(kUG<Np)nN<9`7>xk%c?|>NSAg
%z&p(HEbhf1HAMZm65Uzi|)hk_uL9aqE^5}HuHxOIY3`=tgDpfTP?o6wEO(*r_rWUw?Qs0Vk~Hz`MK>DcW4L}CNA8OVJPny>Smi@#at5`086Pu%ly<3d<|
)*dk^W;Lk{~3n(5A}RTSAuZyS`rR)p@@;|W6a-
q*1e@5xz6iLVz1!G8Vb;f2pcrwp=sa@v}VZRp!;8A%p)Nt=~ELI^ZG>ue*YbR;%sRVw;7gA0ZHlR@35P|ul9^H_{Vl;zV=Fz7CM^{GsU8{^D*tJW0en4Ut
@9H*+{-pJjj?UD<l0kyKy0{?^&9pD#_Oot`xc^|q-!34V6;tkO-ZsWA#<YUn9^%-zW#hjGpo-ugcgW8Kmwj~);Osg>PdcZBONzKNE8O#g5rXTvGB=sIt6H
%+}4$1SJjI^AcXtkO@eyaU{7p>h%V;6u!G{PIkM0%esXqU+>@35%35Ae)5H1$mDYj_ygHP^R2Q96&;G&lOiYSK$Ita?Kbk1t7Uil#_H<s<l=LG(OCjtmaV
M+931c}UbxX+);Kq&g0?q#HbOBQU{f!26oydTFq`9Sc=K!QiX2hha;pwkFFK1eD6!8Yv@kJ2nfCdHY3fAP$J-_$RnKa{j8@0IlaB3)?PQMEU-
nG4|l6`AKJoqhQ{f{3SC}tAw1ZvqFI8$A7Fl|Kk4j5N?Bn_|ApT!4K6k`yI-xPBrc5@B-UI@5s2Sf+BCA&9}#zsgpv}wFb27>1LS&y=G}-
eVgnJx;+@^APW|<^YwN4V9Vvou5mw`ZG4`nv=&QFEIn{|m{}7@B{Ov9KyaP)M64vP_}7?W#*v24DLo&tj=Blqo(&0KO`m|kXcTnd>VMrIlMwNg*2B_DTc2
JTOoJpG$HIJAKV0BtL&<VoGSb}?Xa2;t;WG&j;DGIbThmV&I4?7Fx#dVnZ1pY@(H>(|tHR`0QIg^zr&ew&IAi8#U~eGxuJ^R<4!Xfqv@^efuIvek@OOhsx
7FNGulPbwNYQlBmH(Um6&2Oip7>iOVeOL|)nv(I{x?UnyZQ`{<sM?>Nvb_cA~H|*dC}|bZ=O<NoYrnP!(Cwt92Q?>;!ixwFWPB<oEA#I#XN>WDC`zE!j{j
7%1(03f(cm2vu5zMRaWoS<<cSg8N{^n=+ISUY~EhJGTP!vAs4Fk`I^KE7(W!$NVfL)E&>9FZ1Fx1`}f9O)JnUt=xo@euv-
BtE6ZIz_eQazXPlxEcw*^I6KG@^>L$h9x=_tZK&!SXYMUFRBh^i4L9)15V`t_<EkaBH0000000H$^pn(DaoJEt9r~nH50ssI2003E9
"""


# ==================================================================================================
# src/tempo/search/options.py
# ==================================================================================================

"""Options of a search. Each is one entry: name, type, range, meaning, default.

`match PLAYER:NAME=VALUE`, `tune --param NAME`, `local_eval.py options` and the reference page read the entries. A field
of `SearchParams` with the name of an option is filled from it.
"""


class Range(NamedTuple):
    """Values that a number may have, both ends included; tuning searches them."""

    low: float
    high: float
    also: float | None = None  # one more value, which tuning does not try


class SearchOptions(NamedTuple):
    """Options of a search; the defaults are those of plain UCT."""

    exploration: Annotated[float, Range(0.1, 2.0), "c of UCB on an empty board"] = 1.0
    exploration_growth: Annotated[float, Range(-0.5, 0.5), "added to c by the time the board is full"] = 0.1
    first_play: Annotated[float, Range(0, 2, inf), "value of an untried move; inf tries each move once first"] = inf
    discount: Annotated[float, Range(0.9, 1.0), "weight that a result keeps for every ply it is away"] = 1.0
    proofs: Annotated[bool, "exact results travel up the tree (MCTS-Solver) and end the search"] = False
    expansion: Annotated[int, Range(1, 50), "visits of a node before it gets children; more if moves are many"] = 1
    bias: Annotated[float, Range(0, 10), "weight of the move prior (progressive bias), where the game has one"] = 0.0
    draw_value: Annotated[float, Range(0, 0.5), "value of a draw for either side"] = 0.5
    reuse: Annotated[bool, "the tree or table of the last move is kept"] = False
    anchor_visits: Annotated[int, Range(64, 100_000, 0), "batches of simulations start below such a node; 0: none"] = 0
    rave: Annotated[float, Range(10, 10_000, 0), "visits that halve the weight of the AMAF mean (RAVE); 0: none"] = 0.0
    implicit_minimax: Annotated[float, Range(0, 0.5), "weight of the best reply in the value of a node"] = 0.0
    choose: Annotated[str, "the final move has the best value, visits or bound (lower confidence bound)"] = "value"
    early_stop: Annotated[bool, "stop when no other move can overtake the best one"] = False
    playout: Annotated[str, "name of one of the game's playouts"] = "uniform"
    nodes: Annotated[int, Range(1_000, 30_000_000), "capacity of the tree; a node takes 32 to 44 bytes"] = 12_000_000
    search: Annotated[str, "tree (playouts), network (PUCT), or alphabeta (learned evaluation)"] = "tree"
    probcut_margin: Annotated[float, Range(0.5, 4, 0), "ProbCut's margin in standard deviations; 0: no ProbCut"] = 1.0
    puct: Annotated[float, Range(0.3, 4), "c of PUCT, in a search with a network"] = 1.0
    fpu_reduction: Annotated[float, Range(0, 1), "by this an untried move is worth less than its parent, in PUCT"] = 0.1
    table_bits: Annotated[int, Range(12, 26), "alpha-beta's table has 2^table_bits entries of 16 bytes"] = 20


class SearchParams(NamedTuple):
    """Parameters of the search kernels; each is made from the option of its name by `params_of`."""

    exploration: np.float32  # the constant c of UCB or PUCT
    first_play: np.float32  # value of an untried child; infinity: try each before any twice. PUCT: the FPU reduction
    discount: float  # weight that a result keeps for every ply it is away from the node
    proofs: bool  # whether exact results travel up the tree
    expansion: int  # visits of a node before it gets children
    bias: np.float32  # weight of the prior in the progressive bias
    draw_value: float  # value of a draw for either side
    rave: float  # visits at which a child's own mean weighs as much as its AMAF mean; 0: no RAVE
    implicit_minimax: float  # weight of the best reply in the value of a node
    anchor_visits: int  # visits of a node below which simulations start in batches; 0: all start at the root


def params_of(options: SearchOptions, filled: float = 0.0, by_network: bool = False) -> SearchParams:
    """Return the kernel's parameters: each is the option of its name, converted to the type of its field.

    Two differ: `exploration` grows with the filled share of the board, and PUCT has both of its own.
    """
    kinds = get_type_hints(SearchParams, globals())  # whole types, also where a loader keeps annotations as strings
    values = options._asdict()
    if by_network:
        values |= {"exploration": options.puct, "first_play": options.fpu_reduction}
    else:
        values["exploration"] += options.exploration_growth * filled
    return SearchParams(**{name: kind(values[name]) for name, kind in kinds.items()})


# ==================================================================================================
# src/tempo/search/clock.py
# ==================================================================================================

"""Time allocation: pure arithmetic; no clock is read here.

A move has `step` seconds of its own. More is paid from a bank that has to last for the game. The share of the bank that
a move may use grows with the filled share of the board, up to a cap:

    step + min(share * filled ** shape * bank, cap)

With shape 1, the default, early moves use little and the middle game is limited by the cap. Later, each move makes the
bank smaller, so the allocation falls exponentially towards the end.

A part of the bank may be reserved for stalls of the machine. Where other processes take processor time, the share of
the bank that is spent by choice shrinks to the share of the processor that is ours.
"""

PROOF_STEP = 0.7  # share of a move's own time that a proof may take
MOST_CAUTION = 0.5  # largest share of the hard limit that is kept back for a slow batch
# Fitted to recorded stalls: docs/background/time-allocation.md.
STALLS_AHEAD = 3  # stalls from the decision to stop to the answer
RARE_STALL = 10.0  # each with an estimated probability of exp(-10)
STALL_KEPT = 0.8  # share of the longest stall, and of the number of readings, that is kept from one move to the next
REMEMBERED = 0.5  # share of the other measurements that is kept
LEAST_THINKING = 0.1  # share of the usual time that is searched however long the stalls are
FIRST_CAUTION = 0.8  # share of a move's limit kept back on an unknown machine; halved with every move


class TimePlan(NamedTuple):
    """Options of the allocation of a player's time; entries as in options.py."""

    cap: Annotated[float, Range(0, 20), "most seconds of the bank for one move"] = 5.0
    share: Annotated[float, Range(0, 4), "share of the bank for one move on a full board"] = 1.0
    shape: Annotated[float, Range(0, 4), "exponent of the filled share: more saves the bank, 0 ignores the board"] = 1.0
    loan: Annotated[float, Range(0, 0.95), "share of the bank for a proof that is likely to finish"] = 0.75
    trial: Annotated[float, Range(0, 1), "share of a move's time for a proof that may finish"] = 0.3
    tie: Annotated[float, Range(0, 2), "seconds of search among moves proven equal"] = 0.08
    reserve: Annotated[float, Range(0, 20), "seconds of the bank kept for stalls"] = 0.0
    margin: Annotated[float, Range(0.05, 0.5), "share of a move's own time kept back when the bank is empty"] = 0.15
    least_margin: Annotated[float, Range(0, 0.5), "least seconds kept back when the bank is empty"] = 0.05


class Budget(NamedTuple):
    """Limits of a move, in seconds from its start."""

    soft: float  # search this long
    hard: float  # never be later than this, a margin before ...
    end: float  # ... the move is forfeit


def allocate(plan: TimePlan, step: float, bank: float, filled: float, cpu_share: float = 1.0) -> Budget:
    """Return the budget of one move.

    Args:
        plan: TimePlan.
        step: seconds for this move.
        bank: seconds left in the bank.
        filled: filled share of the board, 0 to 1.
        cpu_share: our share of the processor, 0 to 1.
    """
    step, bank = max(0.0, step), max(0.0, bank)
    most = _spendable(plan, bank, cpu_share)
    spend = min(plan.share * max(0.0, filled) ** plan.shape * most, plan.cap, most)
    hard = hard_stop(plan, step, bank)
    return Budget(soft=min(step + spend, hard), hard=hard, end=step + bank)


def proof_seconds(plan: TimePlan, step: float, bank: float, cpu_share: float = 1.0) -> float:
    """Return how long a proof may take that makes all later moves cheap. If it fails, time is left to search."""
    step, bank = max(0.0, step), max(0.0, bank)
    return min(PROOF_STEP * step + plan.loan * _spendable(plan, bank, cpu_share), hard_stop(plan, step, bank))


def _spendable(plan: TimePlan, bank: float, cpu_share: float) -> float:
    """Return the part of the bank that may be spent by choice; the rest pays for stalls of the machine."""
    return cpu_share * max(0.0, bank - plan.reserve)


def hard_stop(plan: TimePlan, step: float, bank: float) -> float:
    """Return when a move must have ended, with a margin before it is forfeit."""
    return max(0.0, step + bank - max(plan.margin * step, plan.least_margin))


class Pace:
    """Recent length of batches, and of stalls: the time that the process waited for the processor.

    The next batch may take as long as the slowest, and the next stall be longer than the longest. Both are
    reasons to stop early, but never to skip the search: a stall may not come again, and an unsearched move is bad for
    certain. Slow batches are forgotten after the next move. The longest stall fades slowly, as long ones are rare. The
    caution on an unknown machine is halved with every move.
    """

    def __init__(self) -> None:
        self.slowest = 0.0  # CPU seconds of the slowest batch in this move
        self.slowest_before = 0.0  # ... and in the move before
        self.stall = 0.0  # seconds, the longest recent one ...
        self.readings = 0.0  # ... and of how many
        self.passed, self.worked = 0.0, 0.0  # recent seconds, and CPU seconds
        self.caution = FIRST_CAUTION
        self.last_look = (0.0, 0.0)  # last reading of the clock and of the CPU time

    def begin_move(self, now: float, worked: float) -> None:
        """Start a move: forget part of what was measured."""
        self.slowest, self.slowest_before = 0.0, self.slowest
        self.stall, self.readings = STALL_KEPT * self.stall, STALL_KEPT * self.readings
        self.caution *= REMEMBERED
        self.passed, self.worked = REMEMBERED * self.passed, REMEMBERED * self.worked
        self.skip(now, worked)

    def skip(self, now: float, worked: float) -> None:
        """Leave the time since the last reading out of the measurement."""
        self.last_look = now, worked

    def look(self, now: float, worked: float) -> float:
        """Take a reading of the clock and of the CPU time; return the CPU time since the last one."""
        passed, worked_since = now - self.last_look[0], worked - self.last_look[1]
        self.stall, self.readings = max(self.stall, passed - worked_since), self.readings + 1
        self.passed, self.worked = self.passed + passed, self.worked + worked_since
        self.skip(now, worked)
        return worked_since

    def record_batch(self, seconds: float) -> None:
        """Record the CPU time of a batch."""
        self.slowest = max(self.slowest, seconds)

    @property
    def cpu_share(self) -> float:
        """Our share of the processor, 0 to 1."""
        return min(1.0, self.worked / self.passed) if self.passed > 0 else 1.0

    @property
    def stall_margin(self) -> float:
        """Seconds for the stalls to come. The tail is taken for exponential.

        The longest of n stalls is then log(n) + 0.58 times the scale of the tail, and a stall of probability p is
        log(1 / p) times the scale.
        """
        return STALLS_AHEAD * RARE_STALL * self.stall / (math.log(1 + self.readings) + 0.58)

    def hard_stop(self, budget: Budget, begun: float) -> float:
        """Return when to stop what began at `begun`, so that another batch or longer stalls end in time."""
        piece = min(max(self.slowest, self.slowest_before), MOST_CAUTION * budget.hard)
        kept_back = max(self.stall_margin, self.caution * budget.end)
        least = LEAST_THINKING * budget.soft
        latest = max(least, budget.end - STALLS_AHEAD * self.stall)  # what begins late gets no further
        by_stall = max(budget.end - kept_back, min(begun + least, latest))
        return min(budget.hard - piece, by_stall)

    def soft_stop(self, budget: Budget, begun: float) -> float:
        """Return when to stop, so that a stall like the last is not paid from the bank at every move."""
        usual = budget.soft - min(self.stall, MOST_CAUTION * budget.soft)
        least = min(begun + LEAST_THINKING * budget.soft, budget.soft)
        return min(max(usual, least), self.hard_stop(budget, begun))


# ==================================================================================================
# src/tempo/games/othello/profiles.py
# ==================================================================================================

"""The two profiles of the Othello agent: values, not forks of the code."""


class OthelloProfile(NamedTuple):
    """Options of an Othello agent."""

    name: str
    options: SearchOptions
    plan: TimePlan
    exact: Annotated[bool, "prove by the solver which moves are best"]


# Plain UCT as it is usually written, w / n + sqrt(2 ln N / n), every move of a node tried before any is tried twice,
# with Roxanne's playouts: the yardstick for everything else.
CLASSIC = OthelloProfile(
    name="classic",
    options=SearchOptions(exploration=1.0, exploration_growth=0.0, first_play=inf, playout="roxanne", choose="visits"),
    plan=TimePlan(),
    exact=False,
)

# Alpha-beta with what was learned, and the solver. The rest is the tree search with all that search/ has to offer, with
# which the levels play; tuned as docs/background/othello.md tells.
CHAMPION = OthelloProfile(
    name="champion",
    options=SearchOptions(
        exploration=0.4,
        exploration_growth=0.0,
        first_play=0.1,
        bias=1.3,
        playout="roxanne",
        proofs=True,
        reuse=True,
        choose="bound",
        early_stop=True,
        search="alphabeta",
        probcut_margin=1.1,
    ),
    plan=TimePlan(reserve=8.0),  # of 12: docs/background/time-allocation.md
    exact=True,
)


# ==================================================================================================
# src/tempo/native/rng.py
# ==================================================================================================

"""Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.

Three shifts and three xors, no multiplication: interpreted it runs without overflow warnings and gives the same stream
as compiled. The quality is ample for playouts. The low bits are the weaker ones, so `below` uses the high ones.
"""

SHIFT_A = np.uint64(13)
SHIFT_B = np.uint64(7)
SHIFT_C = np.uint64(17)
SEED_MASK = (1 << 64) - 1


def new_rng(seed: int) -> np.ndarray:
    """Return a generator seeded with any integer; nearby seeds give unrelated streams (splitmix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & SEED_MASK
    mixed ^= mixed >> 31
    return np.array([mixed or 1], dtype=np.uint64)  # xorshift would stay at zero for ever


@inlined
def scramble(x):
    """Return the next state of xorshift64, which is also the next random word."""
    x ^= x << SHIFT_A
    x ^= x >> SHIFT_B
    x ^= x << SHIFT_C
    return x


@inlined
def below(rng, n):
    """Return a random integer in 0 .. n-1; n is below 2^32."""
    rng[0] = scramble(rng[0])
    return np.int64(((rng[0] >> THIRTY_TWO) * np.uint64(n)) >> THIRTY_TWO)


# ==================================================================================================
# src/tempo/search/exact/refuter.py
# ==================================================================================================

"""Protocol of a search that refutes single moves: after them the opponent has a forced win.

A prover narrows down the best moves before the search. A refuter is asked during the search, about the moves that the
search likes best: most moves need no answer.
"""


class Refutation(NamedTuple):
    """Result of the attempt to refute a move."""

    plies: int  # after the move the opponent wins within this many plies; 0 if no win is found
    nodes: int  # searched


class Refuter(Protocol):
    """A search for the opponent's forced win after a move."""

    nodes_per_second: float  # expected speed until it is measured

    def get_ready(self, game: Game, state: np.ndarray, seconds: float) -> None:
        """Compile the kernels if that takes no longer than `seconds`, else order it in the background."""

    def refute(self, game: Game, state: np.ndarray, move: int, nodes: int) -> Refutation:
        """Search for the opponent's win after a move; `nodes` limits each of its searches. The state is not changed."""


# ==================================================================================================
# src/tempo/search/types.py
# ==================================================================================================

"""Types that go in and out of a search: position, decision, snapshot."""


class Position(NamedTuple):
    """A position to search, with what the game knows about it."""

    game: Game
    state: np.ndarray
    filled: float  # filled share of the board, 0 to 1
    number: int  # number of the move, from 0
    prover: Prover | None = None  # solver of this game, if there is one
    evaluation: Evaluation | None = None  # learned evaluation, if there is one
    plain: Game | None = None  # the game without its network, which takes seconds per evaluation while interpreted
    refuter: Refuter | None = None  # search that refutes single moves, if there is one


class Decision(NamedTuple):
    """A move that needs no search."""

    move: int
    reason: str
    value: float  # 0 lost to 1 won


class Snapshot(NamedTuple):
    """State of a player's search: the move so far and what it rests on."""

    move: int
    # No search needed: only, win, block, opening, book, rule, threats. Proven: exact, outcome, proven. By search:
    # search, settled (no other move could overtake). Unsearched: hurry, error.
    reason: str
    value: float  # 0 lost to 1 won, for the side to move
    number: int = 0
    seconds: float = 0.0
    bank: float = 0.0  # seconds left in the bank when the move began
    simulations: int = 0  # nodes in alpha-beta
    plies: int = 0  # depth of the search; plies to the end of the game where proven
    moves: tuple[int, ...] = ()  # searched legal moves; the next fields have one entry for each
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    proofs: tuple[int, ...] = ()  # encoded as in proofs.py; empty if the search proves nothing
    line: tuple[int, ...] = ()  # principal variation
    backend: str = ""  # backend of native/jit.py that ran the search or the proof
    score: float | None = None  # the value as a final score, in games that count points
    scores: tuple[float, ...] = ()  # of each move: exact for the best one, an upper bound for the others
    priors: tuple[float, ...] = ()  # the network's probability of each move


def moves_in(position: Position) -> list[int]:
    """Return the legal moves. Called from Python, the game's functions run interpreted: nothing is compiled."""
    actions = np.zeros(position.game.actions + 1, np.int16)
    return [int(action) for action in actions[: position.game.legal(position.game.board, position.state, actions)]]


# ==================================================================================================
# src/tempo/search/searcher.py
# ==================================================================================================

"""Protocol of a search for the best move, as the player runs it."""

KernelCall = tuple[Kernel, tuple]  # a kernel and all its arguments


class Searcher(Protocol):
    """A search for the best move: tree search (tree_searcher.py) or alpha-beta (alphabeta/searcher.py).

    The player calls `prepare` with a position, `begin` with the candidate moves, and `run` in batches.
    """

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return all kernel calls of a search of this position, the search itself last."""

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Get ready to search a position; return whether all kernels are compiled.

        Args:
            position: the position to search.
            options: options of the search.
            patience: seconds that compiling may take; what is missing then is ordered in the background.
            on_a_clock: whether the move is timed, so that slow interpreted steps have to be avoided.
        """

    def forget(self) -> None:
        """Drop everything that was kept from earlier searches."""

    @property
    def backend(self) -> str:
        """The backend of native/jit.py that runs the search now."""

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Start the search among these moves, or all, with the least work; return the simulations done."""

    def run(self, simulations: int) -> int:
        """Run this many simulations and return their number, smaller if nothing is left to find out."""

    def is_settled(self, simulations: float) -> bool:
        """Return whether this many more simulations cannot change the move."""

    def leading_move(self) -> int | None:
        """Return the best move so far, None if its result is proven."""

    def refute(self, move: int, plies: int) -> None:
        """Note that after this move the opponent wins in `plies`."""

    def look(self) -> Snapshot:
        """Return a snapshot; the player fills in the fields that it alone knows."""

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation that begins with this move."""


# ==================================================================================================
# src/tempo/search/move_checks.py
# ==================================================================================================

"""Checks of the best move during a search: does the opponent have a forced win after it?

A search by values can overlook a forced win that a refuter finds in a moment. So the best move is checked a few times
during the search. A refuted move becomes a proven loss, the next best move is checked, and the search goes on among
the others. At the end the best move that passed is played. If no move passed, the longest defence is.

No clock is read here: the player says how many seconds are left, and how long a check took.
"""

CHECK_POINTS = (0.05, 0.3, 0.55, 0.8)  # shares of the time after which the best move is checked
FIRST_CHECK = 0.05  # most seconds before the first one: a lost position is known before the first snapshot
CHECK_SHARE = 0.2  # largest share of the time for one check; at the usual speed it takes a quarter of that
SPEED_MARGIN = 0.5  # share of the measured speed that is relied on
MOST_CHECK_NODES = 200_000  # limit of one check ...
CHECK_NODES_PER_SECOND = 200_000  # ... and of one check for each second of the search
CHECK_NODES_PER_SIMULATION = 5  # limit of one check, where simulations limit the search
ENOUGH = 0.7  # a check needs this share of the limit; then it is not repeated
MEASURABLE = 5_000  # fewest nodes of a check whose speed counts
LOST_VALUE = 0.1  # largest value shown while every move that was checked is refuted


class MoveChecks:
    """Checks of one search. Without a refuter, or without proofs, there are none."""

    def __init__(self, position: Position, searcher: Searcher, simulations: int | None) -> None:
        """Prepare the checks of a search; `simulations` replaces the clock."""
        self.position, self.searcher = position, searcher
        self.refuter: Refuter | None = position.refuter
        self.simulations = simulations
        self.points: list[float] = []  # seconds from the start of the move at which checks are still due
        self.span = 0.0  # seconds of the processor that the search has
        self.passed: dict[int, int] = {}  # nodes by move
        self.refuted: dict[int, int] = {}  # plies to the loss at the latest, by move

    def begin(self, begun: float, end: float, cpu_share: float = 1.0) -> None:
        """Plan the checks of a search between two times, in seconds from the start of the move."""
        length = max(0.0, end - begun)
        self.span = cpu_share * length
        self.points = [begun + share * length for share in CHECK_POINTS]
        self.points[0] = min(self.points[0], begun + FIRST_CHECK)

    def parts(self, simulations: int) -> Iterator[int]:
        """Yield the simulations from each check to the next; they add up to `simulations`."""
        done = 0
        for share in (*CHECK_POINTS, 1.0) if self.refuter is not None else (1.0,):
            until = round(share * simulations)
            yield until - done
            done = until

    def are_due(self, seconds: float) -> bool:
        """Return whether a check is due this long after the start of the move."""
        if self.refuter is None or not self.points or seconds < self.points[0]:
            return False
        self.points = [point for point in self.points if seconds < point]
        return True

    def next_move(self) -> int | None:
        """Return the best move, if it needs a check."""
        move = None if self.refuter is None else self.searcher.leading_move()
        if move is None or move in self.refuted or self.passed.get(move, 0) >= ENOUGH * self.limit():
            return None
        return move

    def limit(self) -> int:
        """Return the node limit of a check."""
        if self.simulations is not None:
            return min(MOST_CHECK_NODES, CHECK_NODES_PER_SIMULATION * self.simulations)
        return min(MOST_CHECK_NODES, int(CHECK_NODES_PER_SECOND * self.span), self._nodes_in(CHECK_SHARE * self.span))

    def limit_within(self, seconds: float) -> int:
        """Return the node limit of a check that has these seconds of the processor, 0 if they are too few."""
        limit, nodes = self.limit(), self._nodes_in(seconds)
        return min(limit, nodes) if nodes >= ENOUGH * limit else 0

    def _nodes_in(self, seconds: float) -> int:
        """Return the nodes that can be relied on in these seconds."""
        assert self.refuter is not None
        return max(0, int(SPEED_MARGIN * seconds * self.refuter.nodes_per_second))

    def check(self, move: int, nodes: int) -> int:
        """Try to refute a move; return the nodes searched."""
        assert self.refuter is not None
        found = self.refuter.refute(self.position.game, self.position.state, move, nodes)
        if found.plies:
            self.refuted[move] = found.plies
            self.passed.pop(move, None)
            self.searcher.refute(move, found.plies)
        else:
            self.passed[move] = nodes
        return found.nodes

    def check_all(self) -> None:
        """Check the best move until one passes."""
        while (move := self.next_move()) is not None:
            self.check(move, self.limit())

    def measure(self, nodes: int, seconds: float) -> None:
        """Note how long a check took."""
        if self.refuter is not None and nodes >= MEASURABLE:
            self.refuter.nodes_per_second = nodes / max(seconds, 1e-9)

    def choose(self, snapshot: Snapshot) -> Snapshot:
        """Return the snapshot with the move to play: the best of those that passed, else the longest defence."""
        if snapshot.reason == "proven" or snapshot.move in self.passed:
            return snapshot
        if self.passed:
            thought = dict(zip(snapshot.moves, zip(snapshot.visits, snapshot.values, strict=True), strict=True))
            move = max(self.passed, key=lambda move: thought.get(move, (-1, 0.0)))
            line = self.searcher.line_after(move)
            return snapshot._replace(move=move, value=thought.get(move, (0, 0.5))[1], line=line, plies=len(line))
        if snapshot.move in self.refuted:
            move = max(self.refuted, key=lambda move: self.refuted[move])
            return snapshot._replace(move=move, value=0.0, plies=self.refuted[move] + 1, reason="proven")
        return snapshot._replace(value=min(snapshot.value, LOST_VALUE)) if self.refuted else snapshot


# ==================================================================================================
# src/tempo/search/player.py
# ==================================================================================================

"""Decide one move: shortcuts, solver, search. The only module of the search that reads the clock.

    shortcuts   the only legal move, a win, a block, the opening, the book: need no search
    clock       soft and hard limit of the move
    proof       if there is a prover: which moves are proven best
    search      among those moves, until the time is up or the choice is settled
    checks      if there is a refuter: whether the opponent has a forced win after the best move, during the search

The player is a generator of snapshots. The agent takes the last one; the lab and the board's page may show each. It can
be left at any time: the last snapshot always holds a legal move.
"""

BATCH_SECONDS = 0.005  # intended length of a batch, after which the clock is read
FIRST_BATCH = 16
SNAPSHOT_SECONDS = 0.1  # interval of snapshots during a search
FIRST_NODES = 200  # first slice of a proof, until its speed is known
NODES_PER_SIMULATION = 100  # cost of a simulation in nodes of a proof, in a search without a clock


class Player:
    """Decides the moves of one side; its searcher keeps what it can from one move to the next."""

    def __init__(
        self,
        options: SearchOptions,
        plan: TimePlan,
        searcher: Searcher,
        simulations: int | None = None,
    ) -> None:
        """Create a player. `simulations` replaces the clock, which makes it repeatable if its searcher is."""
        self.options = options
        self.plan = plan
        self.searcher = searcher
        self.simulations = simulations
        self.pace = Pace()
        self.is_ready = False  # whether all kernels of the last search were compiled

    def think(
        self,
        position: Position,
        shortcuts: tuple[Callable[[], Decision | None], ...],
        step: float,
        bank: float,
        started: float,
    ) -> Iterator[Snapshot]:
        """Yield snapshots of the search of one move, the last one final.

        Args:
            position: the position to move in.
            shortcuts: functions asked in order for a move that needs no search.
            step: seconds for this move.
            bank: seconds left in the bank.
            started: time of `perf_counter` when the move began.
        """
        for source in shortcuts:
            decision = source()
            if decision is not None:
                yield Snapshot(*decision, position.number, perf_counter() - started, bank)
                return
        budget = allocate(self.plan, step, bank, position.filled, self.pace.cpu_share)
        self.pace.begin_move(perf_counter(), thread_time())
        self.prepare(position, math.inf if self.simulations is not None else budget.hard - (perf_counter() - started))
        self._read_clock(started)
        proof = self.prove(position, budget, step, bank, started)
        if proof is not None and self._needs_no_search(proof, budget, started):
            yield self._proven_snapshot(proof, position, bank, started)
            return
        if proof is not None and proof.value is not None:  # all remaining moves keep the value
            budget = budget._replace(soft=min(budget.soft, perf_counter() - started + self.plan.tie))
        elif proof is not None:  # if the proof took all the time, leave some for the search
            budget = budget._replace(soft=min(budget.hard, max(budget.soft, perf_counter() - started + step / 2)))
        checks = MoveChecks(position, self.searcher, self.simulations)
        for simulations, end in self._batches(proof, checks, budget, started):
            yield checks.choose(self.look(position, proof, simulations, end, bank, started))

    def get_ready(self, position: Position, seconds: float) -> None:
        """Compile what a search of this position needs, for at most `seconds`."""
        end = perf_counter() + seconds
        self.prepare(position, seconds)
        if seconds < math.inf:
            BACKENDS.wait(end - perf_counter())

    def prepare(self, position: Position, patience: float) -> None:
        """Set prover and searcher to a position.

        Compiling may take `patience` seconds; missing kernels are ordered in the background, the most urgent first.
        """
        end = perf_counter() + patience
        if position.prover is not None:
            position.prover.get_ready(position.game, patience)
        if position.refuter is not None:
            position.refuter.get_ready(position.game, position.state, end - perf_counter())
        patience = end - perf_counter()
        self.is_ready = self.searcher.prepare(position, self.options, patience, self.simulations is None)

    def _read_clock(self, started: float) -> tuple[float, float]:
        """Return the seconds since the start of the move, and the CPU seconds since the last call."""
        now = perf_counter()
        return now - started, self.pace.look(now, thread_time())

    def calls(self, position: Position) -> list[KernelCall]:
        """Return all kernel calls of a search of this position."""
        return self.searcher.calls(position, self.options)

    def prove(
        self, position: Position, budget: Budget, step: float, bank: float, started: float
    ) -> ProofState | None:
        """Return what the prover proves within the time that a proof may take; None without a prover.

        Args:
            position: the position to prove.
            budget: limits of the move.
            step: seconds for this move.
            bank: seconds left in the bank.
            started: time of `perf_counter` when the move began.
        """
        prover = position.prover
        most = proof_seconds(self.plan, step, bank, self.pace.cpu_share)
        if prover is None or (most <= 0 and self.simulations is None):
            return None
        steps = prover.prove(position.game, position.state, most if self.simulations is None else math.inf)
        proof = next(steps)
        if self.simulations is not None:
            nodes = self.simulations * NODES_PER_SIMULATION
            in_reach = not proof.exact and prover.is_in_reach(position.game, position.state, nodes)
            return steps.send(nodes) if in_reach else proof
        forecast = prover.forecast(position.game, position.state, most)
        if forecast is ProofForecast.HOPELESS:
            return proof
        end = most if forecast is ProofForecast.LIKELY else self.plan.trial * budget.soft
        nodes, (begun, _) = FIRST_NODES, self._read_clock(started)
        now = begun
        while now < min(end, self.pace.hard_stop(budget, begun)) and not proof.exact:
            proof = steps.send(nodes)
            now, worked = self._read_clock(started)
            self.pace.record_batch(worked)
            nodes = max(1, int(nodes * min(2.0, BATCH_SECONDS / max(worked, 1e-9))))
        return proof

    def _needs_no_search(self, proof: ProofState, budget: Budget, started: float) -> bool:
        """Return whether one move is proven best, or no time is left to search."""
        if proof.exact and len(proof.moves) == 1:
            return True
        return self.simulations is None and perf_counter() - started > budget.hard

    def _proven_snapshot(self, proof: ProofState, position: Position, bank: float, started: float) -> Snapshot:
        """Return the snapshot of the prover's first move."""
        move = proof.moves[0]
        value = 0.5 if proof.value is None else proof.value
        seconds = perf_counter() - started
        reason = "exact" if proof.exact else "hurry" if proof.value is None else "outcome"
        backend = "" if position.prover is None else position.prover.backend(position.game)
        return Snapshot(
            move, reason, value, position.number, seconds, bank, plies=proof.plies, backend=backend, score=proof.score
        )

    def _batches(
        self, proof: ProofState | None, checks: MoveChecks, budget: Budget, started: float
    ) -> Iterator[tuple[int, str]]:
        """Search in batches; yield (simulations so far, reason of the end or '') at intervals."""
        run, (begun, _) = self.searcher.run, self._read_clock(started)
        checks.begin(begun, self.pace.soft_stop(budget, begun), self.pace.cpu_share)
        total = self.searcher.begin(None if proof is None else proof.moves)
        if self.simulations is not None:
            for part in checks.parts(self.simulations - 1):
                total += run(part)
                checks.check_all()
            yield total, "search"
            return
        now, worked = self._read_clock(started)
        if worked > BATCH_SECONDS and now > budget.hard:  # interpreted, one more simulation may last a second
            yield total, "search"
            return
        batch, next_snapshot = max(1, min(FIRST_BATCH, int(BATCH_SECONDS / max(worked, 1e-9)))), now + SNAPSHOT_SECONDS
        speed = 0.0  # the highest rate so far, in simulations per second
        while True:
            done = run(batch)
            total += done
            now, worked = self._read_clock(started)
            worked = max(worked, 1e-9)
            self.pace.record_batch(worked)
            speed = max(done / worked, speed)
            remaining = self.pace.soft_stop(budget, begun) - now
            end = "search" if remaining <= 0 or done < batch else ""
            if self.options.early_stop and not end:
                end = "settled" if self.searcher.is_settled((budget.soft - now) * speed) else ""
            if checks.are_due(now) or (end == "settled" and checks.next_move() is not None):
                now = self._check(checks, budget, begun, started)
                remaining = self.pace.soft_stop(budget, begun) - now
                end = end if checks.next_move() is None or remaining <= 0 else ""
            if end or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, end
                self.pace.skip(perf_counter(), thread_time())  # the consumer's time is not the search's
            if end:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / worked, max(remaining, 1e-4) / worked)))

    def _check(self, checks: MoveChecks, budget: Budget, begun: float, started: float) -> float:
        """Check the best move until one passes or there is no time; return the seconds since the start of the move."""
        now, _ = self._read_clock(started)
        while (move := checks.next_move()) is not None:
            limit = checks.limit_within(self.pace.cpu_share * (self.pace.soft_stop(budget, begun) - now))
            if not limit:
                break
            nodes = checks.check(move, limit)
            now, worked = self._read_clock(started)
            checks.measure(nodes, worked)
        return now

    def look(
        self, position: Position, proof: ProofState | None, simulations: int, end: str, bank: float, started: float
    ) -> Snapshot:
        """Return a snapshot of the search, with what is proven.

        Args:
            position: the position searched.
            proof: what the prover found, if there is one.
            simulations: number of simulations so far.
            end: why the search is over, or ''.
            bank: seconds in the bank when the move began.
            started: time of `perf_counter` when the move began.
        """
        snapshot = self.searcher.look()
        is_proven = snapshot.reason == "proven"
        snapshot = snapshot._replace(
            reason="proven" if is_proven else end or "search",
            number=position.number,
            seconds=perf_counter() - started,
            bank=bank,
            simulations=simulations,
            backend=self.searcher.backend,
        )
        if proof is None or proof.value is None:
            return snapshot
        if proof.exact:
            score = snapshot.score if proof.score is None else proof.score
            return snapshot._replace(reason="exact", value=proof.value, plies=proof.plies, score=score)
        return snapshot if is_proven else snapshot._replace(reason="outcome", value=proof.value)


# ==================================================================================================
# src/tempo/search/agent.py
# ==================================================================================================

"""Base class of the agents of all games: play under a clock, never raise, print one line per move.

A game adds how to read its observation, which shortcuts it knows, and how to format a move.
"""

USUAL_STEP = 2.0  # seconds
LONGEST_MESSAGE = 100  # characters of an error
UNNAMED_FILE = "agent"  # where a loader gives the text of a file in place of its name
FREE_SHARE = 0.7  # of the time for a move; the share of it that compiling may use after a quick move


class PlayerProfile(Protocol):
    """Protocol of a profile; a game's own profile has more fields."""

    @property
    def options(self) -> SearchOptions: ...

    @property
    def plan(self) -> TimePlan: ...


class PlainProfile(NamedTuple):
    """A profile without game-specific fields."""

    name: str
    options: SearchOptions = SearchOptions()
    plan: TimePlan = TimePlan()


class Task(NamedTuple):
    """The request of one move, read from the observation."""

    position: Position
    shortcuts: tuple[Callable[[], Decision | None], ...]  # asked in order before anything is searched
    step: float  # seconds for the move
    bank: float  # seconds left in the bank
    calls: tuple[KernelCall, ...] = ()  # kernel calls of the shortcuts


class ThinkingAgent:
    """One player for either side, for any number of games."""

    profile: Any  # of the game's own type

    def __init__(
        self,
        profile: PlayerProfile,
        simulations: int | None = None,
        seed: int | None = None,
        log: bool = True,
    ):
        """Create an agent. With `simulations` no clock is read, and games repeat from `seed`."""
        self.profile = profile
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.player = Player(profile.options, profile.plan, self.new_searcher(), simulations)
        self.prover = self.new_prover()
        self.log = log
        self.lock = Lock()
        self.last: Snapshot | None = None  # snapshot of the last move

    def __call__(self, observation: Any, configuration: Any = None) -> Any:
        """Return the agent's answer: the move, unless the game wraps it."""
        return self.choose(observation, configuration)

    def new_searcher(self) -> Searcher:
        """Return a new searcher. Each game names its own, so that a bundle holds no other search."""
        raise NotImplementedError

    def new_prover(self) -> Prover | None:
        """Return the game's solver if the profile wants it and the bundle holds it."""
        return None

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """Read the task from the observation; may raise anything."""
        raise NotImplementedError

    def read_task_in_time(self, observation: Any, configuration: Any) -> Task:
        """Read the task while the clock of a move runs; what is not ready in time may be left out."""
        return self.read_task(observation, configuration)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """Return the legal moves with as little work as possible; may raise anything."""
        return moves_in(self.read_task(observation, configuration).position)

    def format_move(self, move: int) -> str:
        """Return the text of a move for the log."""
        return f"move={move}"

    def choose(self, observation: Any, configuration: Any) -> int:
        """Return the move to play; after any failure a legal one if it can be found."""
        if not self.lock.acquire(blocking=False):  # an earlier call was given up by its caller but is still searching
            return self.fallback_move(observation, configuration)
        try:
            BACKENDS.compiler.resume()
            return self.decide(observation, configuration)
        finally:
            BACKENDS.compiler.pause()
            self.lock.release()

    def decide(self, observation: Any, configuration: Any) -> int:
        """Return the move to play, for `choose`, which ensures that only one call runs."""
        started = perf_counter()
        self.last = None
        try:
            task = self.read_task_in_time(observation, configuration)
            for snapshot in self.player.think(task.position, task.shortcuts, task.step, task.bank, started):
                self.last = snapshot
            self._prepare_in_free_time(task, started)
        except Exception as error:  # a legal move is worth more than a traceback
            self.log_error(error)
        if self.last is None:
            move = self.fallback_move(observation, configuration)
            self.last = Snapshot(move, "error", 0.5, seconds=perf_counter() - started)
        self._print_line(log_line(self.last, self.format_move(self.last.move)))
        return self.last.move

    def fallback_move(self, observation: Any, configuration: Any) -> int:
        """Return a random legal move, or 0 if none can be found."""
        with suppress(Exception):
            return random.choice(self.legal_moves(observation, configuration))
        return 0

    def _prepare_in_free_time(self, task: Task, started: float) -> None:
        """Compile after a move that took little time, for later moves that will have too little."""
        free = FREE_SHARE * task.step - (perf_counter() - started)
        is_wanted = self.player.simulations is None and not self.player.is_ready
        if is_wanted and self.last is not None and free >= LOADING_SECONDS:
            self.get_ready(task, free)
            self.last = self.last._replace(seconds=perf_counter() - started)

    def get_ready(self, task: Task, seconds: float = math.inf) -> None:
        """Compile what such a game needs, for at most `seconds`; without a limit, wait for all of it."""
        for called, arguments in task.calls:
            called.is_ready(*arguments, seconds=seconds)
        self.player.get_ready(task.position, seconds)

    def log_error(self, error: Exception) -> None:
        """Log an error and go on."""
        text = f"{type(error).__name__}: {str(error)[:LONGEST_MESSAGE]!r}"
        self._print_line(f"tempo error {text} ({error_place(error)})")

    def _print_line(self, text: str) -> None:
        """Print one line if logging is on; a failure to print costs no move."""
        if self.log:
            with suppress(Exception):
                print(text)


def error_place(error: BaseException) -> str:
    """Return file and line of the innermost function of ours in the traceback of an error."""
    place, trace = "", error.__traceback__
    while trace is not None:
        names, file = trace.tb_frame.f_globals, trace.tb_frame.f_code.co_filename
        if names is globals() or str(names.get("__name__")).startswith("tempo."):
            place = f"{UNNAMED_FILE if len(file.splitlines()) > 1 else file}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place


def only_move(legal: list[int]) -> Decision | None:
    """Return the only legal move, a pass included, or None."""
    return Decision(legal[0], "only", 0.5) if len(legal) == 1 else None


def step_seconds(configuration: Any) -> float:
    """Return the seconds per move, those of the usual clock if the configuration does not say."""
    return float((configuration or {}).get("actTimeout", USUAL_STEP))


def bank_seconds(observation: Any) -> float:
    """Return the seconds left in the bank, 0 if the observation does not say."""
    return float(observation.get("remainingOverageTime") or 0.0)


def log_line(snapshot: Snapshot, move: str) -> str:
    """Return the log line of a move."""
    parts = [f"tempo {snapshot.number} {move} why={snapshot.reason} value={snapshot.value:.3f}"]
    if snapshot.simulations:
        parts.append(f"sims={snapshot.simulations} depth={snapshot.plies}")
    if snapshot.score is not None:
        parts.append(f"score={snapshot.score:+.1f}")
    parts.append(f"sec={snapshot.seconds:.3f} bank={snapshot.bank:.1f}")
    if snapshot.backend:
        parts.append(f"backend={snapshot.backend}")
    return " ".join(parts)


# ==================================================================================================
# src/tempo/games/othello/othello_agent.py
# ==================================================================================================

"""Common part of the Othello agents: observations, answers, preparation, the log line.

An agent is called as the environment `open_spiel_othello` calls one, with an observation and a configuration, and
returns {"submission": move}. The environment asks both players once before the game, without a position: the agent
uses this call to compile. It plays either seat and any number of games, never raises, and in the worst case plays a
random legal move.
"""

register(MACHINE_CODE)

MARKS = {"": 0, "x": 1, "o": 2}  # what the environment draws in a cell
NOTHING_TO_PLAY = -1  # the answer that the environment expects before the game
STARTING_SECONDS = 1.0  # fewest seconds to compile before the game: the time that loading took is unknown
LONGEST_STEP = 60.0  # seconds for a move: the environment's default of an hour is not meant


class OthelloView(NamedTuple):
    """An observation and its configuration, parsed."""

    cells: list[int]  # row by row from the top: 0 empty, 1 black, 2 white
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def discs(self) -> int:
        """Number of discs on the board."""
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        """Legal moves, in plain Python: they must be known before anything is compiled."""
        return [square for square in range(CELLS) if turns_any(self.cells, square, self.mark)] or [PASS]


class OthelloAgent(ThinkingAgent):
    """A player for Kaggle's Othello; subclasses choose the search."""

    profile: OthelloProfile

    @cached_property
    def rules(self) -> Game:
        """The rules with what the profile wants in the tree."""
        game = self.new_rules()
        return game._replace(ordering=by_prior(write_move_priors)) if self.profile.options.bias else game

    def new_rules(self) -> Game:
        """Return the rules; a search with playouts adds them."""
        return new_game()

    def __call__(self, observation: Any, configuration: Any = None) -> dict[str, int]:
        if is_before_the_game(observation):
            if self.player.simulations is None:
                with suppress(Exception):  # the first move can still compile
                    self.get_ready_before(bank_seconds(observation or {}), step_of(configuration))
            return {"submission": NOTHING_TO_PLAY}
        return {"submission": self.choose(observation, configuration)}

    def get_ready_before(self, bank: float, step: float) -> None:
        """Compile before the game, if there is time to spare."""
        if FREE_SHARE * step + bank < STARTING_SECONDS:
            return
        BACKENDS.compiler.resume()
        try:
            self.get_ready(self.first_task(), FREE_SHARE * step)
        finally:
            BACKENDS.compiler.pause()

    def position(self, state: np.ndarray, discs: int) -> Position:
        """Return the position as the player takes it."""
        return Position(self.rules, state, discs / CELLS, discs - 4, self.prover)

    def first_task(self) -> Task:
        """Return the first task of a game."""
        return Task(self.position(start_state(), 4), (), 0.0, 0.0)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """Return the task in an observation."""
        return self.task_of(read(observation, configuration))

    def task_of(self, view: OthelloView) -> Task:
        """Return the task in a parsed observation."""
        position = self.position(new_state(view.cells, view.mark), view.discs)
        return Task(position, (partial(only_move, view.legal),), view.step, view.bank)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """Return the legal moves, from the observation if it lists them."""
        with suppress(Exception):
            return [int(action) for action in observation["legalActions"]]
        return OthelloView(cells_of(observation), 1 + int(observation["playerId"]), 0.0, 0.0).legal

    def format_move(self, move: int) -> str:
        """Return a move for the log line."""
        return f"move={square_name(move)}"


def is_before_the_game(observation: Any) -> bool:
    """Return whether the observation is the call before the game; an unreadable observation is not."""
    with suppress(Exception):
        return not observation.get("observationString")
    return False


def read(observation: Any, configuration: Any) -> OthelloView:
    """Parse plain dicts or attribute dicts."""
    return OthelloView(
        cells=cells_of(observation),
        mark=1 + int(observation["playerId"]),
        step=step_of(configuration),
        bank=bank_seconds(observation),
    )


def step_of(configuration: Any) -> float:
    """Return the seconds for a move."""
    return min(LONGEST_STEP, float((configuration or {}).get("actTimeout", LONGEST_STEP)))


def cells_of(observation: Any) -> list[int]:
    """Return the board, from JSON in the observation's string."""
    cells = [MARKS[drawn] for row in json.loads(observation["observationString"])["board"] for drawn in row]
    if len(cells) != CELLS:
        raise ValueError(f"a board of {len(cells)} squares")
    return cells


def turns_any(cells: list[int], square: int, mark: int) -> bool:
    """Return whether a disc on this square would flip any."""
    if cells[square] != 0:
        return False
    for down, right in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
        row, column, run = square // SIDE + down, square % SIDE + right, 0
        while 0 <= row < SIDE and 0 <= column < SIDE and cells[row * SIDE + column] == 3 - mark:
            row, column, run = row + down, column + right, run + 1
        if run and 0 <= row < SIDE and 0 <= column < SIDE and cells[row * SIDE + column] == mark:
            return True
    return False


# ==================================================================================================
# src/tempo/search/alphabeta/transposition_table.py
# ==================================================================================================

"""Transposition table of alpha-beta: value, bound, depth and best move of positions.

A position is known by 64 hash bits, and may lie in any of four entries that share one cache line. In a full bucket the
entry of an earlier search goes first, then the one with the least depth. The table is only cleared for another game.

Several threads may share a table. An entry is two words, so one thread may read the first word of one entry and the
second of another. Therefore the key is stored xor what is known: such a pair gives a key that nobody asks for.
"""

TABLE_ENTRY = np.dtype(
    [
        ("key", np.uint64),  # hash of the position, xor `known`
        ("known", np.int64),  # what is known, packed; 0 in an empty entry
    ]
)
BUCKET_SIZE = np.int64(4)
LOWER, UPPER = 1, 2  # the value is a lower or an upper bound; both, if it is exact
EXACT = LOWER | UPPER
GENERATIONS = 8
OLD_PENALTY = np.int64(1 << 8)  # depth that an entry of an earlier search is ranked lower
NOT_FOUND = np.int64(0)
NO_MOVE = np.int64(-1)
VALUE_BIAS = np.int64(1 << 30)  # what is known is never negative
STATE_MIX, STATE_MIX_AGAIN = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03)
HALF_WORD = np.uint64(32)
PART_WORD = np.uint64(29)


def new_table(bits: int) -> np.ndarray:
    """Return an empty table of 2^bits entries, 16 bytes each."""
    return np.zeros(1 << bits, TABLE_ENTRY).view(np.recarray)


@inlined
def hash_state(state):
    """Return a 64-bit hash of a state."""
    key = STATE_MIX_AGAIN
    for word in range(state.size):
        key = (key ^ np.uint64(state[word])) * STATE_MIX
        key ^= key >> HALF_WORD
    key *= STATE_MIX_AGAIN
    return key ^ (key >> PART_WORD)


@inlined
def unpack_known(known):
    """Return value, depth, move and info, as `store` takes them."""
    return (known >> 32) - VALUE_BIAS, known >> 8 & 0xFF, (known >> 16 & 0xFFFF) + NO_MOVE, known & 0xFF


@njit
def probe(table, key):
    """Return what is known of a position, or NOT_FOUND."""
    first = np.int64(key & np.uint64(table.size - 1)) & ~(BUCKET_SIZE - 1)
    for place in range(first, first + BUCKET_SIZE):
        known = table[place].known
        if table[place].key ^ np.uint64(known) == key:
            return known
    return NOT_FOUND


@njit
def store(table, key, value, depth, move, info):
    """Store the result of a search; a deeper one of the same position, at least as sure, stays.

    Args:
        table: TABLE_ENTRY[2^bits].
        key: uint64, hash of the position.
        value: int64, for the side to move.
        depth: int64, plies searched.
        move: int64, best move, or NO_MOVE.
        info: int64, generation * 32 + hit_horizon * 16 + selectivity * 4 + bound.
    """
    first = np.int64(key & np.uint64(table.size - 1)) & ~(BUCKET_SIZE - 1)
    worst, least = int(first), OLD_PENALTY
    for place in range(first, first + BUCKET_SIZE):
        known = table[place].known
        _, old_depth, _, old_info = unpack_known(known)
        worth = old_depth - (OLD_PENALTY if old_info >> 5 != info >> 5 else 0)
        if table[place].key ^ np.uint64(known) == key:
            worst = place
            if worth > depth and old_info >> 2 & 3 >= info >> 2 & 3:
                return
            break
        if worth < least:
            worst, least = place, worth
    known = value + VALUE_BIAS << 32 | move - NO_MOVE << 16 | depth << 8 | info
    table[worst].key = key ^ np.uint64(known)
    table[worst].known = known


# ==================================================================================================
# src/tempo/search/alphabeta/pvs.py
# ==================================================================================================

"""Principal variation search (PVS) with iterative deepening: the part that the alpha-beta searches of all games share.

- Iterative deepening: to depth 1, 2, 3, ...; each iteration orders the moves of the next.
- All moves but the first get a null window, and a re-search if they beat alpha.
- A search stops after any number of nodes and resumes exactly there. The current line lies in frames, one per ply, in
  place of recursion. So a search in pieces visits the same nodes in the same order as one in a single call.

A game adds its functions as `Steps`, and a workspace: a named tuple with fields of its own and these, where ply 0 is
the root.

    actions     int64[plies, moves] moves of each ply, in the order of trying
    values      int64[plies, moves] what they are ordered by; at the root the value found so far
    frames      int64[plies, fields] state of the search at each ply: FRAME_FIELDS, then the game's own fields
    status      int64[fields] state of the whole search: STATUS_FIELDS, then the game's own fields
    pv          int64[plies + 1, plies + 1] principal variation of each ply: length, moves
    root_nodes  int64[moves] nodes spent on each move of the root
    table       TABLE_ENTRY[2^bits] transposition table
"""

MAX_DEPTH = 60
INFINITE = np.int64(1 << 30)  # above any value; typed, since numba would compile everything again for a Python int
PENDING = np.int64(-INFINITE - 1)  # in place of a value: a frame one ply deeper has to be searched first

# Fields of a frame: the window of a position, the progress of its search, and the stage of the search one ply deeper.
DEPTH, ALPHA, BETA, ALPHA_BEFORE, BEST_VALUE, BEST_ACTION = range(6)
MOVE_COUNT, MOVE_INDEX, STAGE, NODES_BEFORE, FRAME_FIELDS = range(6, 11)
# Stages of a frame: the first move; is another one better?; how much better.
FULL_WINDOW, NULL_WINDOW, RE_SEARCH, GAME_STAGES = range(4)

# Fields of `status`: nodes and evaluations, best move and its score, depth of the last full iteration, and so on. The
# level of selectivity grows where deeper iterations cut less, and is 0 in other games.
NODES_SEARCHED, BEST_MOVE, BEST_SCORE, COMPLETED_DEPTH, FINISHED, CURRENT_PLY = range(6)
GENERATION, ITERATION_START, FIRST_MOVE_NODES, SELECTIVITY, STATUS_FIELDS = range(6, 11)


class Steps(NamedTuple):
    """A game's part of the search: functions, and what they need besides the workspace.

    A value is for the side to move. PENDING stands for one if the frame one ply deeper has to be searched first.
    """

    enter_node: Callable  # (steps, work, ply) -> value of a position if it is known at once, else PENDING
    search_next_move: Callable  # (steps, work, ply) -> PENDING; plays the current move and calls `set_move_window`
    take_result: Callable  # (steps, work, ply, value one ply deeper) -> value of this ply, or PENDING
    deepen: Callable  # (work, value of the root) -> nothing; sets the depth of the next iteration, or FINISHED
    leave_line: Callable  # (work) -> nothing; undoes what the current line has changed, if the search is to leave it
    game: Any = None  # Game, if moves are played on its states
    evaluate: Any = None  # (board, state) -> int64, static value, if leaves are evaluated by the game's states


@njit
def reset_search(work, count):
    """Start a new search among the first `count` moves of the root, in this order. The table is kept."""
    status, root = work.status, work.frames[0]
    generation = (status[GENERATION] + 1) % GENERATIONS
    status[:] = 0
    work.values[0, :] = 0
    work.root_nodes[:] = 0
    status[GENERATION], status[BEST_MOVE] = generation, work.actions[0, 0]
    work.pv[0, 0], work.pv[0, 1] = 1, work.actions[0, 0]
    root[MOVE_COUNT], root[DEPTH] = count, 1
    start_iteration(root)


@inlined
def start_iteration(root):
    """Open the window of the root, and begin with its first move."""
    root[ALPHA], root[BETA], root[MOVE_INDEX] = -INFINITE, INFINITE, 0


@kernel
def search_alphabeta(steps, work, budget):
    """Search for about `budget` nodes and return their number, smaller only if nothing is left to search.

    Args:
        steps: Steps of the game.
        work: workspace, set by `reset_search`; it holds the search between calls.
        budget: int64, nodes to search.
    """
    status = work.status
    begun = status[NODES_SEARCHED]
    ply = status[CURRENT_PLY]
    while status[NODES_SEARCHED] - begun < budget and status[FINISHED] == 0:
        value = steps.enter_node(steps, work, ply)
        while value != PENDING and ply > 0:
            ply -= 1
            value = steps.take_result(steps, work, ply, value)
        if value == PENDING:
            ply += 1
        else:
            next_iteration(steps, work, value)
    status[CURRENT_PLY] = ply
    return status[NODES_SEARCHED] - begun


@inlined
def search_first_move(steps, work, ply):
    """Start with the first move of a position; return PENDING."""
    frame = work.frames[ply]
    frame[MOVE_INDEX], frame[ALPHA_BEFORE], frame[BEST_VALUE] = 0, frame[ALPHA], -INFINITE
    return steps.search_next_move(steps, work, ply)


@inlined
def set_window(work, ply, depth, alpha, beta):
    """Set up the frame of a ply.

    Args:
        work: workspace, changed in place.
        ply: int64, distance from the root.
        depth: int64, plies to search.
        alpha: int64, lower end of the window.
        beta: int64, upper end of the window.
    """
    frame = work.frames[ply]
    frame[DEPTH], frame[ALPHA], frame[BETA] = depth, alpha, beta
    work.pv[ply, 0] = 0


@inlined
def set_move_window(work, ply, depth):
    """Set up the search of the current move to a depth: the first with the full window, others with a null window."""
    frame = work.frames[ply]
    frame[NODES_BEFORE] = work.status[NODES_SEARCHED]
    low = -frame[BETA]
    frame[STAGE] = FULL_WINDOW
    if frame[MOVE_INDEX] > 0:
        low = -frame[ALPHA] - 1
        frame[STAGE] = NULL_WINDOW
    set_window(work, ply + 1, depth, low, -frame[ALPHA])


@inlined
def beats_null_window(frame, value):
    """Return whether a null window shows a move to be better than alpha, but not how much."""
    return frame[STAGE] == NULL_WINDOW and frame[ALPHA] < value < frame[BETA]


@inlined
def search_again(work, ply, depth):
    """Search the current move again with the full window; return PENDING."""
    frame = work.frames[ply]
    frame[STAGE] = RE_SEARCH
    set_window(work, ply + 1, depth, -frame[BETA], -frame[ALPHA])
    return PENDING


@inlined
def bound_of(frame, value):
    """Return which bound the value of a searched position is: LOWER, UPPER or EXACT."""
    return LOWER if value >= frame[BETA] else UPPER if value <= frame[ALPHA_BEFORE] else EXACT


@inlined
def update_best(work, ply, value):
    """Take note of a move's value, and go on to the next: best move, alpha and principal variation."""
    frame = work.frames[ply]
    number, alpha = frame[MOVE_INDEX], frame[ALPHA]
    if ply == 0:
        record_root_move(work, frame, value)
    frame[MOVE_INDEX] += 1
    frame[BEST_VALUE] = max(frame[BEST_VALUE], value)
    if value > alpha:
        frame[BEST_ACTION], frame[ALPHA] = work.actions[ply, number], value
        update_pv(work.pv, ply, frame[BEST_ACTION])


@inlined
def record_root_move(work, frame, value):
    """Record value and nodes of a move at the root."""
    number, status = frame[MOVE_INDEX], work.status
    spent = status[NODES_SEARCHED] - frame[NODES_BEFORE]
    work.values[0, number] = value
    work.root_nodes[number] += spent
    if number == 0:
        status[FIRST_MOVE_NODES] = spent
    if value > frame[ALPHA]:
        status[BEST_MOVE], status[BEST_SCORE] = work.actions[0, number], value


@inlined
def update_pv(pv, ply, action):
    """Set the principal variation of a ply to this move and the variation one ply deeper."""
    length = pv[ply + 1, 0]
    pv[ply, 0], pv[ply, 1] = length + 1, action
    for place in range(1, length + 1):
        pv[ply, place + 1] = pv[ply + 1, place]


@njit
def next_iteration(steps, work, value):
    """Sort the moves of the root, and start the next iteration."""
    status, root = work.status, work.frames[0]
    sort_root_moves(work)
    status[COMPLETED_DEPTH] = root[DEPTH]
    status[ITERATION_START] = status[NODES_SEARCHED]
    steps.deepen(work, value)
    start_iteration(root)


@inlined
def sort_root_moves(work):
    """Sort the moves of the root by value; among equal ones the best move comes first, then the order stays."""
    actions, values, root_nodes, best = work.actions[0], work.values[0], work.root_nodes, work.status[BEST_MOVE]
    for number in range(1, work.frames[0, MOVE_COUNT]):
        action, value, nodes, place = actions[number], values[number], root_nodes[number], number
        while place > 0 and (values[place - 1] < value or (values[place - 1] == value and action == best)):
            actions[place], values[place] = actions[place - 1], values[place - 1]
            root_nodes[place] = root_nodes[place - 1]
            place -= 1
        actions[place], values[place], root_nodes[place] = action, value, nodes


# ==================================================================================================
# src/tempo/search/alphabeta/workspace.py
# ==================================================================================================

"""Memory of an alpha-beta search that copies states (deepening.py)."""

MAX_SEARCH_PLIES = 128
NO_SELECTIVITY = 2  # levels as in Edax: 0 ProbCut, 1 ProbCut with wider margins, 2 no cuts
# Fields of a frame, beyond those of pvs.py: static value, and HIT_HORIZON before the position.
STATIC_EVAL, HORIZON_BEFORE, PLY_FRAME_SIZE = range(FRAME_FIELDS, FRAME_FIELDS + 3)
# Stages of a frame: a shallow search of the same position for ProbCut; is its value far above beta, or below alpha?
PROBCUT_HIGH, PROBCUT_LOW = range(GAME_STAGES, GAME_STAGES + 2)
# Fields of `status`: whether some line ended before the game did.
HIT_HORIZON, STATUS_SIZE = range(STATUS_FIELDS, STATUS_FIELDS + 2)


class AlphaBetaWorkspace(NamedTuple):
    """All memory of a search. Ply 0 is the root, whose moves are kept in the order in which they are tried."""

    states: np.ndarray  # [MAX_SEARCH_PLIES + 1, words of a state] position at each ply
    actions: np.ndarray  # int64[MAX_SEARCH_PLIES + 1, moves] moves of each ply, in the order of trying
    values: np.ndarray  # int64[MAX_SEARCH_PLIES + 1, moves] static value of each; at the root the value found so far
    status: np.ndarray  # int64[STATUS_SIZE]
    frames: np.ndarray  # int64[MAX_SEARCH_PLIES + 1, PLY_FRAME_SIZE] state of the search at each ply
    keys: np.ndarray  # uint64[MAX_SEARCH_PLIES + 1] hash of the position at each ply
    pv: np.ndarray  # int64[MAX_SEARCH_PLIES + 2, MAX_SEARCH_PLIES + 2] principal variation of each ply: length, moves
    root_nodes: np.ndarray  # int64[moves] nodes spent on each move of the root
    table: np.ndarray  # TABLE_ENTRY[2^bits] transposition table
    cuts: np.ndarray  # int64[NO_SELECTIVITY, MAX_DEPTH + 1, 2] by depth: ProbCut's shallow depth, or -1, and margin


def new_alphabeta_workspace(game: Game, state: np.ndarray, bits: int) -> AlphaBetaWorkspace:
    """Return a workspace for positions like `state`, with a transposition table of 2^bits entries."""
    plies, moves = MAX_SEARCH_PLIES + 1, game.actions + 1
    return AlphaBetaWorkspace(
        states=np.zeros((plies, state.size), state.dtype),
        actions=np.zeros((plies, moves), np.int64),
        values=np.zeros((plies, moves), np.int64),
        status=np.zeros(STATUS_SIZE, np.int64),
        frames=np.zeros((plies, PLY_FRAME_SIZE), np.int64),
        keys=np.zeros(plies, np.uint64),
        pv=np.zeros((plies + 1, plies + 1), np.int64),
        root_nodes=np.zeros(moves, np.int64),
        table=new_table(bits),
        cuts=np.full((NO_SELECTIVITY, MAX_DEPTH + 1, 2), -1, np.int64),
    )


def set_query(work: AlphaBetaWorkspace, state: np.ndarray, moves: tuple[int, ...]) -> None:
    """Start a new search: which of these moves is best in this position? The table is kept."""
    work.states[0] = state
    work.actions[0, : len(moves)] = moves
    reset_search(work, len(moves))


# ==================================================================================================
# src/tempo/search/alphabeta/last_plies.py
# ==================================================================================================

"""Last plies of alpha-beta: a plain recursive principal variation search that never stops.

It uses no table, no cuts and the order of the game's move list: this close to the leaves, looking at all moves first
costs a sixth of the time more than it saves. It shares the workspace of deepening.py.
"""


@njit
def search_tail(game, evaluate, work, ply, depth, alpha, beta):
    """Return the value of the position at a ply: exact between alpha and beta, else a bound.

    Args:
        game: Game.
        evaluate: (board, state) -> int64, static value for the side to move.
        work: AlphaBetaWorkspace, changed in place.
        ply: int64, distance from the root.
        depth: int64, plies to search.
        alpha: int64, lower end of the window.
        beta: int64, upper end of the window.
    """
    work.status[NODES_SEARCHED] += 1
    state = work.states[ply]
    is_over = game.outcome(game.board, state) != ONGOING
    if depth <= 0 or is_over:
        work.status[HIT_HORIZON] |= np.int64(not is_over)
        return np.int64(evaluate(game.board, state))
    count = game.legal(game.board, state, work.actions[ply])
    best = np.int64(-INFINITE)
    for number in range(count):
        play_at(game, work, ply, work.actions[ply, number])
        if depth == 1:
            work.status[NODES_SEARCHED] += 1
            value = -np.int64(evaluate(game.board, work.states[ply + 1]))
            if work.status[HIT_HORIZON] == 0:
                work.status[HIT_HORIZON] = np.int64(game.outcome(game.board, work.states[ply + 1]) == ONGOING)
        elif number == 0:
            value = -search_tail(game, evaluate, work, ply + 1, depth - 1, -beta, -alpha)
        else:
            value = -search_tail(game, evaluate, work, ply + 1, depth - 1, -alpha - 1, -alpha)
            if alpha < value < beta:
                value = -search_tail(game, evaluate, work, ply + 1, depth - 1, -beta, -value)
        if value > best:
            best = value
            if best > alpha:
                alpha = best
                if alpha >= beta:
                    break
    return best


@inlined
def play_at(game, work, ply, action):
    """Write the position after a move to the next ply."""
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    game.play(game.board, work.states[ply + 1], action)


# ==================================================================================================
# src/tempo/search/alphabeta/deepening.py
# ==================================================================================================

"""Alpha-beta search for games with an evaluation, on states that are copied from ply to ply (pvs.py).

- Transposition table: a position searched at least as deep before is not searched again; its best move is tried first.
- Static ordering: the other moves are sorted by their static value one ply down.
- ProbCut: a shallow search far outside the window replaces the deep one (selectivity.py). Once an iteration reaches
  the end of the game everywhere, the next ones cut with wider margins, and then not at all.

The last plies are searched by last_plies.py, which is recursive and never stops.
"""

TAIL_PLIES = 2  # depth that is left to last_plies.py, without the table


@njit
def enter_node(steps, work, ply):
    """Start the position at a ply: return its value if the table, the tail search or the rules give it, or PENDING."""
    game, frame = steps.game, work.frames[ply]
    if ply == 0:
        return search_first_move(steps, work, ply)
    state, depth, alpha, beta = work.states[ply], frame[DEPTH], frame[ALPHA], frame[BETA]
    if depth <= TAIL_PLIES or game.outcome(game.board, state) != ONGOING:
        return search_tail(game, steps.evaluate, work, ply, depth, alpha, beta)
    work.status[NODES_SEARCHED] += 1
    key = hash_state(state)
    work.keys[ply] = key
    known = probe(work.table, key)
    value, known_depth, move, info = unpack_known(known)
    frame[BEST_ACTION] = NO_MOVE if known == NOT_FOUND else move
    if known != NOT_FOUND and beta - alpha == 1:
        unfinished = info >> 4 & 1
        is_sure = (known_depth >= depth or unfinished == 0) and info >> 2 & 3 >= work.status[SELECTIVITY]
        if is_sure and ((info & LOWER != 0 and value >= beta) or (info & UPPER != 0 and value <= alpha)):
            work.status[HIT_HORIZON] |= unfinished
            return value
    frame[HORIZON_BEFORE] = work.status[HIT_HORIZON]
    work.status[HIT_HORIZON] = 0
    level = work.status[SELECTIVITY]
    if beta - alpha == 1 and level < NO_SELECTIVITY and work.cuts[level, depth, 0] >= 0:
        margin = work.cuts[level, depth, 1]
        if frame[STATIC_EVAL] >= beta:
            return start_probcut(work, ply, PROBCUT_HIGH, beta + margin)
        return start_probcut(work, ply, PROBCUT_LOW, alpha - margin + 1)
    return order_moves(steps, work, ply)


@inlined
def start_probcut(work, ply, stage, goal):
    """Search the same position at the shallow depth, with a null window at `goal`; return PENDING.

    Args:
        work: AlphaBetaWorkspace.
        ply: int64, distance of the position from the root.
        stage: int64, PROBCUT_HIGH or PROBCUT_LOW.
        goal: int64, value that the shallow search has to reach or to miss.
    """
    frame = work.frames[ply]
    frame[STAGE] = stage
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    set_window(work, ply + 1, work.cuts[work.status[SELECTIVITY], frame[DEPTH], 0], goal - 1, goal)
    work.frames[ply + 1, STATIC_EVAL] = frame[STATIC_EVAL]
    return PENDING


@njit
def order_moves(steps, work, ply):
    """Sort the moves of a position and start the first; return PENDING.

    The table's move comes first, then the others by static value (insertion sort).
    """
    game, frame = steps.game, work.frames[ply]
    actions, values = work.actions[ply], work.values[ply]
    count = game.legal(game.board, work.states[ply], actions)
    known = probe(work.table, work.keys[ply])
    if known != NOT_FOUND:  # best move of the shallow search
        frame[BEST_ACTION] = unpack_known(known)[2]
    likely = frame[BEST_ACTION]
    for number in range(count):
        action = actions[number]
        play_at(game, work, ply, action)
        work.status[NODES_SEARCHED] += 1
        value = -np.int64(steps.evaluate(game.board, work.states[ply + 1]))
        place = number
        while place > 0 and (values[place - 1] < value or action == likely) and actions[place - 1] != likely:
            values[place], actions[place] = values[place - 1], actions[place - 1]
            place -= 1
        values[place], actions[place] = value, action
    frame[MOVE_COUNT] = count
    return search_first_move(steps, work, ply)


@njit
def search_next_move(steps, work, ply):
    """Play the next move and set up its search; return PENDING."""
    frame = work.frames[ply]
    number = frame[MOVE_INDEX]
    play_at(steps.game, work, ply, work.actions[ply, number])
    set_move_window(work, ply, frame[DEPTH] - 1)
    work.frames[ply + 1, STATIC_EVAL] = -work.values[ply, number]
    return PENDING


@njit
def take_result(steps, work, ply, value):
    """Take the value found one ply deeper: return the value of this ply, or PENDING if it needs another search."""
    frame = work.frames[ply]
    if frame[STAGE] >= PROBCUT_HIGH:
        work.status[HIT_HORIZON] = 0  # the horizon of the shallow search does not count
        if frame[STAGE] == PROBCUT_HIGH and value > work.frames[ply + 1, ALPHA]:
            return store_result(work, ply, frame[BETA], LOWER)
        if frame[STAGE] == PROBCUT_LOW and value < work.frames[ply + 1, BETA]:
            return store_result(work, ply, frame[ALPHA], UPPER)
        return order_moves(steps, work, ply)
    if beats_null_window(frame, -value):
        return search_again(work, ply, frame[DEPTH] - 1)
    update_best(work, ply, -value)
    if frame[ALPHA] < frame[BETA] and frame[MOVE_INDEX] < frame[MOVE_COUNT]:
        return search_next_move(steps, work, ply)
    best = frame[BEST_VALUE]
    return best if ply == 0 else store_result(work, ply, best, bound_of(frame, best))


@njit
def store_result(work, ply, value, bound):
    """Store a value with its bound in the transposition table, and return it.

    Args:
        work: AlphaBetaWorkspace.
        ply: int64, distance of the position from the root.
        value: int64, for the side to move.
        bound: int64, LOWER, UPPER or EXACT.
    """
    status, frame = work.status, work.frames[ply]
    info = status[GENERATION] << 5 | status[HIT_HORIZON] << 4 | status[SELECTIVITY] << 2 | bound
    store(work.table, work.keys[ply], value, frame[DEPTH], frame[BEST_ACTION], info)
    status[HIT_HORIZON] |= frame[HORIZON_BEFORE]
    return value


@njit
def deepen(work, value):
    """Go one ply deeper, or, if the iteration reached the end of the game everywhere, one selectivity level up."""
    status, root = work.status, work.frames[0]
    if status[HIT_HORIZON] != 0:
        root[DEPTH] += 1
        status[FINISHED] = np.int64(root[DEPTH] > MAX_DEPTH)
    else:
        status[SELECTIVITY] += 1
        status[FINISHED] = np.int64(status[SELECTIVITY] > NO_SELECTIVITY)
    status[HIT_HORIZON] = 0


@njit
def leave_line(work):
    """Forget whether the current line reached the horizon."""
    work.status[HIT_HORIZON] = 0


def alphabeta_steps(game: Game, evaluate: Callable) -> Steps:
    """Return the steps for a game and its evaluation: (board, state) -> int64, static value for the side to move."""
    return Steps(enter_node, search_next_move, take_result, deepen, leave_line, game, evaluate)


# ==================================================================================================
# src/tempo/search/alphabeta/pvs_searcher.py
# ==================================================================================================

"""Searches of pvs.py as `Searcher`s: the part that all games share. The table is kept from one move to the next."""

GROWTH = 1.5  # usual ratio of a move's nodes from one iteration to the next


class PvsSearcher:
    """Searches positions for one player; a game adds its steps, its workspace, and the meaning of scores."""

    def __init__(self) -> None:
        self.work: Any = None  # workspace, as in pvs.py
        self.position: Position | None = None
        self.question: tuple[bytes, tuple[int, ...]] | None = None  # of the search that can be resumed: state and moves
        self.searching: BoundKernel | None = None

    def steps(self, position: Position) -> Steps:
        """Return the steps of a search of this position."""
        raise NotImplementedError

    def fits(self, position: Position) -> bool:
        """Return whether the workspace can hold this position."""
        raise NotImplementedError

    def new_work(self, position: Position, table_bits: int) -> Any:
        """Return a new workspace for positions like this one."""
        raise NotImplementedError

    def all_moves(self, position: Position) -> tuple[int, ...]:
        """Return the moves to search where the player names none."""
        raise NotImplementedError

    def set_query(self, position: Position, moves: tuple[int, ...]) -> None:
        """Start a new search among these moves in the workspace."""
        raise NotImplementedError

    def first_nodes(self, moves: tuple[int, ...]) -> int:
        """Return the nodes to search first among these moves."""
        raise NotImplementedError

    def is_certain(self) -> bool:
        """Return whether the value of the best move is proven."""
        raise NotImplementedError

    def chance(self, score: int) -> float:
        """Return the probability of winning with a score."""
        raise NotImplementedError

    def plies_to_end(self, score: int, line: tuple[int, ...]) -> int:
        """Return the plies to the end of the game, with a proven score and the principal variation."""
        raise NotImplementedError

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return the kernel calls; see `Searcher`."""
        return [(search_alphabeta, (self.steps(position), self.work_for(position, options), 1))]

    def work_for(self, position: Position, options: SearchOptions) -> Any:
        """Return the workspace, a new one only for another game or another table size."""
        if self.work is None or self.work.table.size != 1 << options.table_bits or not self.fits(position):
            self.work, self.question = self.new_work(position, options.table_bits), None
        return self.work

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the position; see `Searcher`."""
        calls, self.position = self.calls(position, options), position
        if not options.reuse:
            self.work.table.fill(0)
            self.question = None
        called, arguments = calls[-1]
        self.searching = called.bind(*arguments[:-1], last=(1,), seconds=patience)
        return all(one.is_ready(*given, seconds=patience) for one, given in calls)

    def forget(self) -> None:
        """Drop the workspace."""
        self.work = None

    @property
    def backend(self) -> str:
        """The backend that runs the search now; see `Searcher`."""
        return "" if self.searching is None else self.searching.backend

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Start a search among these moves with a first few nodes; the same query again is resumed."""
        assert self.position is not None
        moves = self.all_moves(self.position) if moves is None else moves
        question = self.position.state.tobytes(), moves
        if self.question != question:
            self.question = question
            with np.errstate(over="ignore"):  # hashes overflow; only interpreted code warns
                self.set_query(self.position, moves)
        return self.run(self.first_nodes(moves))

    def run(self, simulations: int) -> int:
        """Search for this many nodes; see `Searcher`."""
        assert self.searching is not None
        with np.errstate(over="ignore"):
            return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """Return whether there is one move, or too little time for the first move of the next iteration."""
        status, root = self.work.status, self.work.frames[0]
        if root[MOVE_COUNT] == 1:
            return True
        spent = status[NODES_SEARCHED] - status[ITERATION_START]
        return bool(root[MOVE_INDEX] == 0 and spent + simulations < GROWTH * status[FIRST_MOVE_NODES])

    def leading_move(self) -> int | None:
        """Return the best move so far, None if its result is proven; see `Searcher`."""
        return None if self.is_certain() else int(self.work.status[BEST_MOVE])

    def refute(self, move: int, plies: int) -> None:
        """Search on among the other moves, if there are any; see `Searcher`."""
        assert self.question is not None
        searched = self.root_moves()
        others = tuple(other for other in self.question[1] if other != move and other in searched)
        if others:
            self.begin(others)

    def root_moves(self) -> tuple[int, ...]:
        """Return the moves that are searched, best first as of the last full iteration."""
        return tuple(int(action) for action in self.work.actions[0, : self.work.frames[0, MOVE_COUNT]])

    def look(self) -> Snapshot:
        """Return a snapshot; see `Searcher`."""
        work, status, moves = self.work, self.work.status, self.root_moves()
        score, line, is_certain = int(status[BEST_SCORE]), self.line_after(int(status[BEST_MOVE])), self.is_certain()
        return Snapshot(
            move=int(status[BEST_MOVE]),
            reason="proven" if is_certain else "search",
            value=self.chance(score),
            plies=self.plies_to_end(score, line) if is_certain else int(status[COMPLETED_DEPTH]),
            moves=moves,
            visits=tuple(int(nodes) for nodes in work.root_nodes[: len(moves)]),
            values=tuple(self.chance(one) for one in self.scores()),
            line=line,
        )

    def scores(self) -> list[int]:
        """Return the scores of the root's moves; some may not have been searched since the best one was found."""
        best = int(self.work.status[BEST_SCORE])
        return [min(int(value), best) for value in self.work.values[0, : self.work.frames[0, MOVE_COUNT]]]

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation of the best move, else the move alone; see `Searcher`."""
        if move != self.work.status[BEST_MOVE]:
            return (move,)
        line = self.work.pv[0]
        return tuple(int(action) for action in line[1 : 1 + line[0]])


# ==================================================================================================
# src/tempo/search/alphabeta/selectivity.py
# ==================================================================================================

"""ProbCut: depth and margin of the shallow search that may replace a deep one.

The values of a shallow and of a deep search of the same position differ by an error whose standard deviation hardly
depends on the position. If the shallow value is `probcut_margin` standard deviations outside the window, the deep
search is skipped. The standard deviation, in points of the game's final score, is modelled as

    exp(base + further * ln(deep - shallow) + deeper * ln(shallow + 1) + fuller * filled)

Its four parameters are fitted to searches of the game and come with its evaluation (`Evaluation.spread`).
"""

MIN_CUT_DEPTH = TAIL_PLIES + 1  # least depth at which ProbCut is tried
MARGIN_GROWTH = 2.0  # factor of the margin at the second level, after an iteration to the end of the game
NO_CUT = -1


def spread(numbers: tuple[float, ...], shallow: int, deep: int, filled: float) -> float:
    """Return the standard deviation between searches to two depths, in points of the game's final score."""
    base, further, deeper, fuller = numbers
    return exp(base + further * log(deep - shallow) + deeper * log(shallow + 1) + fuller * filled)


def shallow_depth(deep: int) -> int:
    """Return the depth of the shallow search: about half, of the same parity, as values swing with the last mover."""
    return 2 * (deep // 4) + deep % 2


def probcut_cuts(evaluation: Evaluation, filled: float, probcut_margin: float) -> np.ndarray:
    """Return the cuts for every selectivity level and depth, int64[NO_SELECTIVITY, MAX_DEPTH + 1, 2].

    Each is the shallow depth and the margin around the window, or NO_CUT. A `probcut_margin` of 0 switches all off.
    """
    cuts = np.full((NO_SELECTIVITY, MAX_DEPTH + 1, 2), NO_CUT, np.int64)
    for level in range(NO_SELECTIVITY if probcut_margin > 0 else 0):
        for deep in range(MIN_CUT_DEPTH, MAX_DEPTH + 1):
            shallow = shallow_depth(deep)
            margin = probcut_margin * MARGIN_GROWTH**level * spread(evaluation.spread, shallow, deep, filled)
            cuts[level, deep] = shallow, round(evaluation.unit * margin)
    return cuts


# ==================================================================================================
# src/tempo/search/alphabeta/searcher.py
# ==================================================================================================

"""Alpha-beta with a game's evaluation as a `Searcher`."""

CERTAIN_VALUES = {-1: 0.0, 0: 0.5, 1: 1.0}


class AlphaBetaSearcher(PvsSearcher):
    """Searches positions of a game with an evaluation, for one player."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None  # of the workspace

    def steps(self, position: Position) -> Steps:
        """Override; see `PvsSearcher`."""
        return alphabeta_steps(position.game, evaluation_of(position).evaluate)

    def fits(self, position: Position) -> bool:
        """Override; see `PvsSearcher`."""
        return self.game == position.game

    def new_work(self, position: Position, table_bits: int) -> AlphaBetaWorkspace:
        """Override; see `PvsSearcher`."""
        self.game = position.game
        return new_alphabeta_workspace(position.game, position.state, table_bits)

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the position and its ProbCut margins; see `Searcher`."""
        is_ready = super().prepare(position, options, patience, on_a_clock)
        self.work.cuts[:] = probcut_cuts(evaluation_of(position), position.filled, options.probcut_margin)
        return is_ready

    def all_moves(self, position: Position) -> tuple[int, ...]:
        """Override; see `PvsSearcher`."""
        return tuple(moves_in(position))

    def set_query(self, position: Position, moves: tuple[int, ...]) -> None:
        """Override; see `PvsSearcher`."""
        set_query(self.work, position.state, moves)

    def first_nodes(self, moves: tuple[int, ...]) -> int:
        """Return the nodes that search each move one ply deep."""
        return len(moves)

    def is_certain(self) -> bool:
        """Return whether no line was cut before the end of the game."""
        status = self.work.status
        return bool(status[FINISHED]) and bool(status[SELECTIVITY] > NO_SELECTIVITY)

    def look(self) -> Snapshot:
        """Return a snapshot with scores in points; see `Searcher`."""
        assert self.position is not None
        snapshot, unit, score = super().look(), evaluation_of(self.position).unit, int(self.work.status[BEST_SCORE])
        value = CERTAIN_VALUES[(score > 0) - (score < 0)] if self.is_certain() else snapshot.value
        return snapshot._replace(value=value, score=score / unit, scores=tuple(one / unit for one in self.scores()))

    def plies_to_end(self, score: int, line: tuple[int, ...]) -> int:
        """Override; see `PvsSearcher`."""
        return len(line)

    def chance(self, score: int) -> float:
        """Return the probability of winning with a score, by the logistic curve fitted to played games."""
        assert self.position is not None
        evaluation = evaluation_of(self.position)
        early, late = evaluation.logistic_scale
        return 1 / (1 + exp(-(score / evaluation.unit) / (early + (late - early) * self.position.filled)))

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation after a move, from the transposition table for other than the best move."""
        assert self.position is not None
        status, game = self.work.status, self.position.game
        if move == status[BEST_MOVE]:
            return super().line_after(move)
        line, state = list[int](), self.position.state.copy()
        with np.errstate(over="ignore"):
            while move != NO_MOVE and len(line) < status[COMPLETED_DEPTH]:
                line.append(move)
                game.play(game.board, state, move)
                known = probe(self.work.table, hash_state(state))
                goes_on = known != NOT_FOUND and game.outcome(game.board, state) == ONGOING
                move = int(unpack_known(known)[2] if goes_on else NO_MOVE)
        return tuple(line)


def evaluation_of(position: Position) -> Evaluation:
    """Return the evaluation of the position's game; ValueError if it has none."""
    if position.evaluation is None:
        raise ValueError("alpha-beta needs a game with an evaluation")
    return position.evaluation


# ==================================================================================================
# src/tempo/games/othello/alphabeta_agent.py
# ==================================================================================================

"""The Othello agent with alpha-beta search, the learned evaluation, and perfect play near the end."""

LOADING_SHARE = 0.3  # of a move's time that may be spent on unpacking the weights


class AlphaBetaAgent(OthelloAgent):
    """Searches by alpha-beta with the learned evaluation at the leaves."""

    def new_prover(self) -> EndgameProver | None:
        """Return the endgame solver if the profile wants it."""
        return EndgameProver() if self.profile.exact else None

    def new_searcher(self) -> AlphaBetaSearcher:
        """Return the searcher for a new game."""
        return AlphaBetaSearcher()

    @property
    def game(self) -> Game:
        """The rules with the evaluator as board; its weights are unpacked when first needed."""
        return self.rules._replace(board=learned_evaluator())

    def position(self, state: np.ndarray, discs: int) -> Position:
        """Return the position to search, with the evaluation."""
        return super().position(state, discs)._replace(game=self.game, evaluation=EVALUATION)

    def read_task_in_time(self, observation: Any, configuration: Any) -> Task:
        """Return the task. If the weights cannot be unpacked in time, it is answered by move priors alone."""
        view = read(observation, configuration)
        if self.has_evaluator(view):
            return self.task_of(view)
        state, legal = new_state(view.cells, view.mark), view.legal
        shortcuts = partial(only_move, legal), partial(best_by_prior, state, legal)
        return Task(super().position(state, view.discs)._replace(prover=None), shortcuts, 0.0, view.bank)

    def has_evaluator(self, view: OthelloView) -> bool:
        """Return whether the weights are unpacked; on a clock, spend at most a share of the move on it."""
        if self.player.simulations is not None:
            return True
        return LOADER.load_for(LOADING_SHARE * hard_stop(self.player.plan, view.step, view.bank)) is not None


def best_by_prior(state: np.ndarray, legal: list[int]) -> Decision:
    """Decide by the move priors alone: the square and the replies that it leaves."""
    ratings = np.zeros(len(legal))
    with np.errstate(over="ignore"):  # a difference overflows on purpose; interpreted code would warn
        write_move_priors(None, state, np.array(legal), len(legal), ratings)
    return Decision(legal[int(ratings.argmax())], "hurry", 0.5)


# ==================================================================================================
# src/tempo/games/othello/champion.py
# ==================================================================================================

"""The agent to upload. `build.py` bundles this module into submission/othello.py."""

PLAYER = AlphaBetaAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """Return the move to play. The competition takes the last callable of the file: this one."""
    return PLAYER(observation, configuration)
