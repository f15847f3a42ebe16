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
#   tempo.native.intrinsics      LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough.
#   tempo.games.othello.vectors  Moves and flips in vectors of four words: LLVM IR for the functions of `rules.py`.
#   tempo.games.othello.endgame.flip_tables Tables for the endgame solver: the squares around each one, and the number of flips on the lines of the last one.
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
#   tempo.games.othello.endgame.stable_discs Stable discs: those that can never be flipped again. They bound the score without a search.
#   tempo.games.othello.evaluation.feature_networks Weights of the features, from small networks: one for each pattern and for each pair of counts.
#   tempo.games.othello.evaluation.weights The float network, and its conversion to the integers of an evaluator.
#   tempo.games.othello.evaluation.weights_data Learned weights of the Othello evaluation, written by experiments/write_weights.py.
#   tempo.games.othello.evaluation.unpacking Unpacking of the learned weights: from the text in weights_data.py to an evaluator, once, when first needed.
#   tempo.search.exact.prover    Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.
#   tempo.search.memory          Sizes of tables that memory allows.
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
from math import inf, prod
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
# src/tempo/native/intrinsics.py

"""LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough."""


def address_intrinsic(function: Callable, emitter: Callable, returned: str = "void") -> Any:
    """Return the numba intrinsic whose emitter gets the arguments, for an array the address of its first element.

    It returns what the emitter does, of this type of numba; usually nothing.
    """
    from numba import types

    def emit(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
        result = emitter(builder, *(
            context.make_array(kind)(context, builder, value).data if isinstance(kind, types.Array) else value
            for kind, value in zip(kinds.args, values, strict=True)
        ))  # fmt: skip
        return context.get_dummy_value() if returned == "void" else result

    def typed(context: Any, *kinds: Any) -> tuple[Any, Callable]:
        return getattr(types, returned)(*kinds), emit

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
# src/tempo/games/othello/vectors.py

"""Moves and flips in vectors of four words: LLVM IR for the functions of `rules.py`.

Each lane looks along one line of squares. Numba leaves such code in single words, which takes twice the instructions.
"""

DIRECTIONS = 4  # lanes of a vector
STEPS = (1, 7, 8, 9)  # to the right, down to the left, straight down, down to the right
COLUMNS_B_TO_G, ALL_SQUARES = 0x7E7E7E7E7E7E7E7E, 0xFFFFFFFFFFFFFFFF
LINES = (COLUMNS_B_TO_G, COLUMNS_B_TO_G, ALL_SQUARES, COLUMNS_B_TO_G)  # where a run in each of these directions lies
LINE = 8  # squares on a side of the board
ROW_BITS = 56  # the bits of a square's number that tell its row
HIGHEST = 1 << 63


def ray_from(square: int, rows: int, columns: int) -> int:
    """Return the squares in a direction from this one, exclusive, to the edge."""
    row, column = divmod(square, LINE)
    squares = 0
    while 0 <= row + rows < LINE and 0 <= column + columns < LINE:
        row, column = row + rows, column + columns
        squares |= 1 << (LINE * row + column)
    return squares


RAYS = np.array(  # uint64[64 * 4] from each square in the four directions
    [ray_from(square, *way) for square in range(LINE * LINE) for way in ((0, 1), (1, -1), (1, 0), (1, 1))], np.uint64
)
word_intrinsic = partial(address_intrinsic, returned="uint64")


def emit_moves(builder, mine, theirs):
    """Emit the LLVM IR of `moves_of`."""
    ours, line = in_all_lanes(builder, mine), builder.and_(in_all_lanes(builder, theirs), vector_of(LINES))
    step, twice = vector_of(STEPS), vector_of([2 * step for step in STEPS])
    ends = []
    for shift in (builder.shl, builder.lshr):
        run = builder.and_(line, shift(ours, step))
        run = builder.or_(run, builder.and_(line, shift(run, step)))
        pairs = builder.and_(line, shift(line, step))
        for _ in range(2):
            run = builder.or_(run, builder.and_(pairs, shift(run, twice)))
        ends.append(shift(run, step))
    return builder.and_(any_lane(builder, builder.or_(*ends)), builder.not_(builder.or_(mine, theirs)))


def emit_flips(builder, disc, mine, theirs, rays):
    """Emit the LLVM IR of `flips_on_rays`."""
    from llvmlite.ir import IntType

    word = disc.type
    square = builder.cttz(disc, IntType(1)(True))
    ours, others = in_all_lanes(builder, mine), in_all_lanes(builder, theirs)
    rising = runs_to_first(builder, ours, others, rays_of(builder, rays, square))
    opposite = builder.xor(square, word(ROW_BITS))  # with the last row first, falling rays rise too
    falling = runs_to_first(builder, turned_over(builder, ours), turned_over(builder, others),
                            rays_of(builder, rays, opposite))  # fmt: skip
    runs = any_lane(builder, builder.or_(rising, turned_over(builder, falling)))
    return builder.or_(runs, run_to_the_left(builder, disc, mine, theirs, square))


def runs_to_first(builder, mine, theirs, rays):
    """Emit the runs from the start of each ray to its first square that is not theirs, if that is one of ours."""
    zero = vector_of([0] * DIRECTIONS)
    stops = builder.and_(rays, builder.not_(theirs))
    end = builder.and_(builder.and_(stops, builder.sub(zero, stops)), mine)
    found = builder.sext(builder.icmp_unsigned("!=", end, zero), end.type)
    return builder.and_(rays, builder.add(end, found))


def run_to_the_left(builder, disc, mine, theirs, square):
    """Emit the run to the left of a disc on this square, if a disc of ours is behind it."""
    from llvmlite.ir import IntType

    word = square.type
    row = builder.shl(word(1), builder.and_(square, word(ROW_BITS)))
    ray = builder.sub(disc, row)
    stops = builder.or_(builder.and_(ray, builder.not_(theirs)), word(1))  # the last one, or a square off the ray
    highest = builder.lshr(word(HIGHEST), builder.ctlz(stops, IntType(1)(True)))
    end = builder.and_(builder.and_(highest, mine), ray)
    return builder.and_(ray, builder.neg(builder.shl(end, word(1))))


def rays_of(builder, rays, square):
    """Emit that the rays of a square are read."""
    from llvmlite import ir

    kind, at = ir.VectorType(square.type, DIRECTIONS), builder.mul(square, square.type(DIRECTIONS))
    found = builder.load(builder.bitcast(builder.gep(rays, [at]), kind.as_pointer()))
    found.align = 8
    return found


def any_lane(builder, vector):
    """Emit the bits that are set in any lane."""
    return call_llvm(builder, f"llvm.vector.reduce.or.v{DIRECTIONS}i64", vector, vector.type.element)


def turned_over(builder, vector):
    """Emit boards with the last row first."""
    return call_llvm(builder, f"llvm.bswap.v{DIRECTIONS}i64", vector, vector.type)


def call_llvm(builder, name: str, vector, kind):
    """Emit a call of a function of LLVM that returns this kind."""
    from llvmlite import ir

    module = builder.module
    function = module.globals.get(name) or ir.Function(module, ir.FunctionType(kind, [vector.type]), name)
    return builder.call(function, [vector])


def in_all_lanes(builder, word):
    """Emit a vector with this word in each lane."""
    from llvmlite import ir

    kind = ir.VectorType(word.type, DIRECTIONS)
    one = builder.insert_element(ir.Constant(kind, ir.Undefined), word, ir.IntType(32)(0))
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), DIRECTIONS), [0] * DIRECTIONS))


def vector_of(words):
    """Return a constant vector."""
    from llvmlite import ir

    return ir.Constant(ir.VectorType(ir.IntType(64), DIRECTIONS), [ir.IntType(64)(word) for word in words])


# ==================================================================================================
# src/tempo/games/othello/endgame/flip_tables.py

"""Tables for the endgame solver: the squares around each one, and the number of flips on the lines of the last one."""


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
# src/tempo/native/elementary.py

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
is six long at most. Compiled, moves and flips are those of vectors.py.
"""

SIDE = 8
CELLS = 64
PASS = 64
MINE, THEIRS = 0, 1  # the two words of a state
BLACK, WHITE = 1, 2  # marks in a list of cells, where 0 is empty

# Steps to the right, and down to the left, straight down, down to the right.
RIGHT, DOWN_LEFT, DOWN, DOWN_RIGHT = np.uint64(1), np.uint64(7), np.uint64(8), np.uint64(9)
INNER_COLUMNS = np.uint64(0x7E7E7E7E7E7E7E7E)  # b to g: a run across columns lies in these


@llvm_intrinsic(emit_moves, make=word_intrinsic)
def moves_of(mine, theirs):
    """Return the squares where the side to move may put a disc."""
    found = ZERO
    for step, line in lines_of(theirs):
        found |= (run_on(mine, line, step) << step) | (run_back(mine, line, step) >> step)
    return found & ~(mine | theirs)


@njit
def flips_of(mine, theirs, square):
    """Return the discs that the side to move flips by a disc on an empty square; none where it may not move."""
    return flips_from(ONE << np.uint64(square), mine, theirs)


@njit
def flips_from(disc, mine, theirs):
    """Return the same for a square given as a bit."""
    return flips_on_rays(disc, mine, theirs, RAYS)


@llvm_intrinsic(emit_flips, make=word_intrinsic)
def flips_on_rays(disc, mine, theirs, rays):
    """Return the same. Compiled, it reads the rays from each square; without compilation it does without."""
    flips = ZERO
    for step, line in lines_of(theirs):
        on, back = run_on(disc, line, step), run_back(disc, line, step)
        flips |= (on if (on << step) & mine != ZERO else ZERO) | (back if (back >> step) & mine != ZERO else ZERO)
    return flips


def lines_of(theirs):
    """Return the step of each direction, and the discs that a run in it consists of."""
    inner = theirs & INNER_COLUMNS
    return (RIGHT, inner), (DOWN_LEFT, inner), (DOWN, theirs), (DOWN_RIGHT, inner)


def run_on(start, line, step):
    """Return the discs of `line` in a run behind `start`, in the direction of rising numbers."""
    run = line & (start << step)
    run |= line & (run << step)
    pairs = line & (line << step)
    run |= pairs & (run << (step + step))
    return run | (pairs & (run << (step + step)))


def run_back(start, line, step):
    """Return the same in the direction of falling numbers."""
    run = line & (start >> step)
    run |= line & (run >> step)
    pairs = line & (line >> step)
    run |= pairs & (run >> (step + step))
    return run | (pairs & (run >> (step + step)))


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
def score_of_two(mine, theirs, first, second, goal, passed, task):
    """Return a bound of the score with two empty squares.

    Args:
        mine, theirs: uint64, the discs of both sides.
        first, second: uint64, the empty squares, by number.
        goal: the question is whether the score reaches it.
        passed: GOES_ON, or PASSED if the other side has just passed.
        task: int64[] whose first element counts nodes.
    """
    task[0] += 1
    best = UNPLAYED
    for _ in range(2):
        if AROUND[first] & theirs != ZERO:
            turned = flips_of(mine, theirs, first)
            if turned != ZERO:
                best = max(best, -score_of_one(theirs ^ turned, second))
                if best >= goal:
                    return best
        first, second = second, first
    if best != UNPLAYED:
        return best
    if passed == PASSED:
        return final_score(mine, theirs)
    return -score_of_two(theirs, mine, first, second, 2 - goal, PASSED, task)


@njit
def score_of_three(mine, theirs, first, second, third, goal, passed, task):
    """Return a bound of the score with three empty squares, tried in this order. Parameters: as in score_of_two."""
    task[0] += 1
    best = UNPLAYED
    for _ in range(3):
        if AROUND[first] & theirs != ZERO:
            turned = flips_of(mine, theirs, first)
            if turned != ZERO:
                after, other = theirs ^ turned, mine ^ turned ^ (ONE << first)
                best = max(best, -score_of_two(after, other, second, third, 2 - goal, GOES_ON, task))
                if best >= goal:
                    return best
        first, second, third = second, third, first
    if best != UNPLAYED:
        return best
    if passed == PASSED:
        return final_score(mine, theirs)
    return -score_of_three(theirs, mine, first, second, third, 2 - goal, PASSED, task)


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
    squares, rest = empty & odd, empty & ~odd
    if count_bits(empty) <= 3:
        first = squares & (~squares + ONE) if squares != ZERO else rest & (~rest + ONE)
        others = empty ^ first
        if others == ZERO:
            task[0] += 1
            return score_of_one(mine, np.uint64(square_of(first)))
        second = others & (~others + ONE)
        one, two = np.uint64(square_of(first)), np.uint64(square_of(second))
        if others == second:
            return score_of_two(mine, theirs, one, two, goal, passed, task)
        three = np.uint64(square_of(others ^ second))
        return score_of_three(mine, theirs, one, two, three, goal, passed, task)
    task[0] += 1
    best = UNPLAYED
    while squares | rest != ZERO:
        if squares == ZERO:
            squares, rest = rest, ZERO
        square = squares & (~squares + ONE)
        squares ^= square
        index = np.uint64(square_of(square))
        if AROUND[index] & theirs == ZERO:
            continue
        turned = flips_of(mine, theirs, index)
        if turned != ZERO:
            score = -score_of_few(
                theirs ^ turned, mine ^ turned ^ square, empty ^ square, odd ^ QUADRANTS[index], 2 - goal, GOES_ON,
                task
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
NO_WEIGHTS = np.uint64(ZERO_BYTE * 0x0101010101010101)  # of a feature that changes no value
ZERO_SUM = ZERO_BYTE * ACTIVE_FEATURES
MAX_SUM = 8191  # in steps, so that nothing overflows
# Steps in one unit, as powers of two: of a feature's weight, of a sum's bias, of the other weights.
FEATURE_BITS, SUM_BITS, WEIGHT_BITS = 4, 6, 8
VALUE_BITS = SUM_BITS + 2 * WEIGHT_BITS - 7  # from the output's steps to units


class PatternEvaluator(NamedTuple):
    """Weights and scratch memory. It takes the place of a game's board, which the rules do not read."""

    rows: np.ndarray  # uint16[8 * 256 * LANES] see `digits_of_rows`
    features: np.ndarray  # uint64[FEATURES + 1] a byte for each of the WIDTH weights; at the end NO_WEIGHTS
    heads: np.ndarray  # int32[PHASES * HEAD_SIZE]
    indices: np.ndarray  # uint16[LANES] scratch
    active: np.ndarray  # int64[ACTIVE_FEATURES] scratch
    sums: np.ndarray  # int32[WIDTH] scratch
    hidden: np.ndarray  # int32[HIDDEN] scratch


def new_evaluator(features: np.ndarray, heads: np.ndarray) -> PatternEvaluator:
    """Return an evaluator with these weights."""
    assert features.size == FEATURES + 1 and heads.size == PHASES * HEAD_SIZE
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
        turned = flips_of(mine, theirs, square)
        after, other = theirs ^ turned, mine | turned | (ONE << square)
        best = max(best, -shallow_value(evaluator, after, other, depth - 1, -beta, -max(alpha, best)))
        if best >= beta:
            break
    return best


# ==================================================================================================
# src/tempo/games/othello/endgame/stable_discs.py

"""Stable discs: those that can never be flipped again. They bound the score without a search.

On each of its four lines a stable disc has a full line, the edge of the board or a stable disc of its own colour beside
it. Applied from nothing until no disc is added, this finds most of them.
"""

ROW, COLUMN = np.uint64(1), np.uint64(8)  # steps along the lines, diagonals included
FALLING, RISING = np.uint64(9), np.uint64(7)
WORTH_A_LOOK = 12  # discs fewer of the opponent that would still decide; with less the stable ones rarely do


def near_edge(rows: int, columns: int) -> np.uint64:
    """Return the squares from which these steps leave the board."""
    return np.uint64(sum(
        1 << square for square in range(LINE * LINE)
        if not (0 <= square // LINE + rows < LINE and 0 <= square % LINE + columns < LINE)
    ))  # fmt: skip


ON_FALLING, BACK_FALLING, ON_RISING, BACK_RISING = (
    tuple(near_edge(rows * steps, columns * steps) for steps in (1, 2, 4))
    for rows, columns in ((1, 1), (-1, -1), (1, -1), (-1, 1))
)
FIRST_COLUMN, NOT_FIRST, NOT_LAST = near_edge(0, -1), ~near_edge(0, -1), ~near_edge(0, 1)
SIDE_COLUMNS, END_ROWS = FIRST_COLUMN | near_edge(0, 1), near_edge(1, 0) | near_edge(-1, 0)
EDGES = SIDE_COLUMNS | END_ROWS
WHOLE_ROW = np.uint64(0xFF)
FOUR, SIXTEEN = np.uint64(4), np.uint64(16)


@inlined
def full_diagonals(discs, step, on, back):
    """Return the squares on diagonals without an empty square."""
    ahead = discs & (on[0] | (discs >> step))
    ahead &= on[1] | (ahead >> (step + step))
    ahead &= on[2] | (ahead >> (step + step + step + step))
    behind = discs & (back[0] | (discs << step))
    behind &= back[1] | (behind << (step + step))
    behind &= back[2] | (behind << (step + step + step + step))
    return ahead & behind


@njit
def stable_discs(mine, theirs):
    """Return discs of `mine` that can never be flipped again."""
    discs = mine | theirs
    rows = discs & (discs >> FOUR)
    rows &= rows >> TWO
    rows = (rows & (rows >> ROW) & FIRST_COLUMN) * WHOLE_ROW
    columns = discs & ((discs >> COLUMN) | (discs << (WORD - COLUMN)))
    columns &= (columns >> SIXTEEN) | (columns << (WORD - SIXTEEN))
    columns &= (columns >> THIRTY_TWO) | (columns << THIRTY_TWO)
    rows |= SIDE_COLUMNS
    columns |= END_ROWS
    falling = full_diagonals(discs, FALLING, ON_FALLING, BACK_FALLING) | EDGES
    rising = full_diagonals(discs, RISING, ON_RISING, BACK_RISING) | EDGES
    stable, before = mine & rows & columns & falling & rising, ZERO
    while stable != before:
        before = stable
        left, right = (stable >> ROW) & NOT_LAST, (stable << ROW) & NOT_FIRST
        stable = mine & (rows | left | right) & (columns | (stable >> COLUMN) | (stable << COLUMN))
        stable &= falling | (left >> COLUMN) | (right << COLUMN)
        stable &= rising | (left << COLUMN) | (right >> COLUMN)
    return stable


@inlined
def hopeless_score(mine, theirs, goal):
    """Return an upper bound of the score by the opponent's stable discs if that is below the goal, else UNPLAYED."""
    if DISCS - 2 * count_bits(theirs) >= goal - 2 * WORTH_A_LOOK:
        return UNPLAYED
    bound = DISCS - 2 * count_bits(stable_discs(theirs, mine))
    return bound if bound < goal else UNPLAYED


# ==================================================================================================
# src/tempo/games/othello/evaluation/feature_networks.py

"""Weights of the features, from small networks: one for each pattern and for each pair of counts.

A text with the weights of all features would be long, and most features are rare. So a network makes them, once, when
the evaluation is loaded. It looks at a feature's digits: what lies on each square of a pattern, or two counts.

    digits -> sums -> leaky ReLU -> sums -> leaky ReLU -> the WIDTH weights of a feature

All parameters are whole multiples of 1/32. So all sums are exact in float64, in any order, and the weights are the same
on every machine.
"""

PATTERN_SUMS, COUNT_SUMS = (80, 40), (16, 16)  # of the two layers
PARAMETER_STEPS = 32  # of a parameter, in one unit
MAX_PARAMETER = 127  # largest absolute value of a parameter, in steps
CHUNK = 1024  # rows that are computed together: they fit into the cache


class FeatureTable(NamedTuple):
    """Features that share a network. They have consecutive rows of weights."""

    digits: np.ndarray  # uint8[rows, places]
    base: int  # digits are below it
    sums: tuple[int, int]  # of the two layers

    def inputs(self, kind: type, start: int = 0, end: int | None = None) -> np.ndarray:
        """Return kind[rows, inputs] for a range of rows, 1 for the value of each digit, but for 0."""
        digits, values = self.digits[start:end], np.arange(1, self.base, dtype=np.uint8)
        return (digits[:, :, None] == values).reshape(len(digits), -1).astype(kind)

    @property
    def shapes(self) -> tuple[tuple[int, ...], ...]:
        """Shapes of the network's parameters."""
        (first, second), inputs = self.sums, self.digits.shape[1] * (self.base - 1)
        return (inputs, first), (first,), (first, second), (second,), (second, WIDTH), (WIDTH,)


class FeatureNetwork(NamedTuple):
    """The network of a table; what it computes has the type of its parameters."""

    first: np.ndarray  # [inputs, first sums]
    first_biases: np.ndarray
    second: np.ndarray  # [first sums, second sums]
    second_biases: np.ndarray
    last: np.ndarray  # [second sums, WIDTH]
    last_biases: np.ndarray

    def layers(self, inputs: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return both hidden layers, and the weights of the features with these inputs."""
        first = leaky(inputs @ self.first + self.first_biases)
        second = leaky(first @ self.second + self.second_biases)
        return first, second, second @ self.last + self.last_biases


def leaky(sums: np.ndarray) -> np.ndarray:
    """Return leaky ReLU of all sums, in place."""
    return np.maximum(sums, sums * sums.dtype.type(1 / (1 << LEAK_BITS)), out=sums)


@cache
def feature_tables() -> tuple[FeatureTable, ...]:
    """Return all tables, in the order of their rows."""
    tables, canonical = [], canonical_features()
    for pattern in PATTERNS:
        features = canonical[pattern.start : pattern.start + pattern.features] - pattern.start
        indices = np.flatnonzero(features == np.arange(pattern.features))
        tables.append(FeatureTable(digits_of(indices, 3, len(pattern.placements[0])), 3, PATTERN_SUMS))
    pairs = FeatureTable(digits_of(np.arange(PAIRS), MAX_COUNT + 1, 2), MAX_COUNT + 1, COUNT_SUMS)
    tables += [pairs] * ((QUARTERS - MOVES) // PAIRS)
    tables.append(FeatureTable(digits_of(np.arange(FEW_DISCS - QUARTERS), 2, 4), 2, COUNT_SUMS))
    discs = MANY_DISCS + 1
    return (*tables, FeatureTable(digits_of(np.arange(discs**2), discs, 2), discs, COUNT_SUMS))


def digits_of(numbers: np.ndarray, base: int, places: int) -> np.ndarray:
    """Return uint8[numbers, places], the digits of each number, the lowest first."""
    return (numbers[:, None] // base ** np.arange(places) % base).astype(np.uint8)


def networks_in(parameters: np.ndarray) -> Iterator[FeatureNetwork]:
    """Yield the network of each table; `parameters`, of any type, are those of all of them."""
    place = 0
    for table in feature_tables():
        parts = []
        for shape in table.shapes:
            parts.append(parameters[place : place + prod(shape)].reshape(shape))
            place += prod(shape)
        yield FeatureNetwork(*parts)


def parameter_count() -> int:
    """Return the number of parameters of all networks."""
    return sum(prod(shape) for table in feature_tables() for shape in table.shapes)


def feature_weights(parameters: np.ndarray) -> Iterator[np.ndarray]:
    """Yield float32[rows, WIDTH], the weights of each table's features, from parameters in steps, int8[]."""
    for table, network in zip(feature_tables(), networks_in(parameters / PARAMETER_STEPS), strict=True):
        weights = np.empty((len(table.digits), WIDTH), np.float32)
        for start in range(0, len(weights), CHUNK):
            end = start + CHUNK
            weights[start:end] = network.layers(table.inputs(np.float64, start, end))[2]
        yield weights


# ==================================================================================================
# src/tempo/games/othello/evaluation/weights.py

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
    return evaluator_in_steps(feature_bytes(network.features), heads_of(network))


def evaluator_in_steps(features: np.ndarray, heads: np.ndarray) -> PatternEvaluator:
    """Return an evaluator with the rows that `feature_bytes` returns, and heads in whole steps."""
    words = features.view("<u8").ravel().astype(np.uint64)
    return new_evaluator(np.append(words[row_of_feature()], NO_WEIGHTS), heads)


def feature_bytes(weights: np.ndarray) -> np.ndarray:
    """Return rows of features' weights in whole steps above ZERO_BYTE, uint8[rows, WIDTH]."""
    return (in_steps(weights, FEATURE_BITS).clip(-MAX_STEPS, MAX_STEPS) + ZERO_BYTE).astype(np.uint8)


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

"""Learned weights of the Othello evaluation, written by experiments/write_weights.py."""

FEATURE_NETWORKS = """
;Vp0GlK=n=hNLR2wTiosW5#$u3c$IC1r{z1yf`w16yP<ZwtC?}J324*ZgzdymviB~o%Hv#jFM@!vi4~t{6;bk#W_+Zk4CI^^DcRh(+4BN1go9aF<DX7^9G@
TNF;hvK1kD#S}vDlNlw%c>M9oS78iIr$tfC>_9DhrH$D-FA6q3wE%0}*923<ZC}b<C2IdwW*db*ibchR^h-=n7U1yVUr9TOY&^Z^%5RL&Is|XATSb&mmB3u
=#XGa7|XHT3X%$1fPP3?88LPY){!={t4D}@W2t-+WFB==`awef|!JY^Y<^KI~%8E=8sn$tz~&)h`tm*&lJRL-Nahz8qf3E{+{UP8*fh%t1Ve?D2HfIg%_Sc
59r6;1gM`I_jsljrJ<E9Q5vAz+?on)8V(;O|MY)kVc*>ChI84{rvSjq$3$>p=ol=d*OgI*ZL3t>|*OCP~e)*=IrSu8^)X@y#uAbd!fzuTaj%ULUKWDa)u(+
J+$chspHWV*aMs+!{|gVqh(>aIH)TJ7pCkQa$x+4)`arl)uE*H1x+WF}5KJggWH&OEMzLq}h->JXrk_5xI*Lcbn7Ym>t&qng<*8xfSGd_&eg>^AgnQvJ4^S
@hfA)OM%iLe{kbk>~-uC8COO4j`Uj+icLjx#*gg$ark(FIZe7uKf%k}GB5C-hOnrXiTd`c(JDKv_zn6T?v}6(|DZYGU5@M<tF}hv>U_Pz?Xq*f^#)BQypi#
kH>i_I+k0RJ9h@B0jR{`MAuh@d?!g4X>=(ER8uSh=annd!s9Fspwt|>WP-5^can40jn>&TJ02S)ln8PyQnv5S_p!<+<#MG77-Xylk%dn~$jnxb}n+o#xQ?~
rijwb7;iFJDdJyA<F^t6}Tbc5Q2QB?LaT1&gRND;RQG%JP%Rat_fV?E|mkn9OX(TmKk^#9sHch5uYyl511&-wPk*>3I*w#;CsLtxKqvukxMRSF>+ee))88v
!P>+E&QpamBNT#?c68Gz3VzQb2)$K{=>u(0vx=wPMcz-`iV~I!4`GWfi!&KQ_Wdu1L$1IV%`^eXZH8^VD3dVl9P$?pXFXP^mK;{5>uf{-i8u`dFL_F2h)!?
#A`y0fiKcO<&}^x0)-CR{CltA6zs<#h%#p;lz102*0q<kZ}C0nqxN)DQW7DF%Uam)`~%CjDwsZeC#}1JUM293j>aGetz+nI-^=c-}SctazsAH#AN2*y|$pv
2er$buQ-a+7llF}6K5Y@tzZD-FmJ{9PHdl`H$+RIboCW82V@8ZV`OZgBr%AzFJicb+5ccEh^+P}As3GTCXsBg2~QUjUghoke(CG$^ZIyeB|pMV#`L<{5_H@
(E(3T3vT*jWq`ik9Mq|7n!;$12WH-{=ZkN!^V%MP2)TFO)GiM=eTf?gKovVRdwSQc{&2a_f$cG4PAY&_O+Dk>~!D*NSjgn*$e7|?H`V|AL!u(r~#hc}y>xy
oPr+sAyvh^@Ee0XeOm|J83K^xt5w(|g>#Py2G{UUjzwTOC2WX}^24;y`t>N!1<XX)@FLm>(en_VI+(=y#`sQcCo!u89~5d8Y0Gl*DuMdQEo5Xf%{t8P;N0X
xicSj03|Xp+QVn_b`5z>Cgb|3p>x$O=TGLf{ZAK$kQFZZ9rQT_3@Jsa5;<jJ!P@eR8hABVXHpuUI`~lI=SF19<H@4MrvA*&IzBIYg+aU_<uXT^#*h6N@8;6
yC{DRs6Xf-t~@*PmiM&#p6k#4aHGb8QeVOy6pbw?{;+LsalC*{LP4-iFQ<Ff6!2E#Zncid<It}tBXI;fx_-w3Drg)>qmA74GZ^%pWW&UhEBj(oXyA1yS6zZ
-5`{BoT9J5lM?YDQ*O%?B*$MyJ#hH)k_w6b+L1gS?A<@j4wuR~<F5M%1Z+l6f9)A=JAqY*wh%pPg19BqaBc(#PohpGD*%+Yc#dl8QO3agJN-%!OHIS=*UAt
&ZM4g*p&*#{R^G%$L+8L-YDM^3gxzNCC>OE8RVG9EQG>C|3v0W1)E8GqXojZ946lb25Zk%b=a9s^s|d2}KY+8KIXo=Kpxoq3!bkjG9>bnS$_0Xl$j#s6UC7
;|m*nGD#o`39wg9Qw&x7}7y|7XtM53D6*&-EA3>mF9Q;y9+u2M)Bp$XwcYa>Ev|Ffi^PPHr5u>-O5dU&tH_?mmh4StVQ13Yk1fRw~yFdXRK3{R}H=q}9lNT
XZ<8aTH1C>Nu{SFaWTfunsWh1-i2Yxk%P%fN*Gsy=y}LvC|D5Jmb``xd9Q$ac85cl;y|eVCxSSjXV`=6cw7SC8Cya=>!K)lqrdHAAU$#%$~2qc8#E#olK(D
?}$3Aciw0$4J6fjb*!l4EQ|uPPBulpBDOZh={uujPM^Zli_*O&ro98l=HeJ)p!#=EAf#8^~Gth(xsW$rJ7@8g+ZHf`2X0gGr_vp`rp`4lPYflY=~vjEl*Xu
LWsl~^$FgQAEZ0_9~mUh2*pGmGc5Zv>(-4YAU2a=V#7gFyP#KX@DEH4?O`bFef8FuRt2h1M44MNug#7lmxsas5e#2;NlLJLgG}K2^WO0GH~rdT;!Jx6O?=1
LF!JOQ$<5%PBw8;9rN0Cr9{Z2Q16*O8GZd6gZbM-{&uISwXREXR;cnesj;|crp-jgVmU6PeOp!krLy{55Y+chH-7G)eviN@kq%jqDH=G$EArE6b?szRdCv(
psB|>!E4Raxx*k--OeTxK8V1_78)(uA&H``dW1WBl7MwI6Eo!ouz-uGD6qb!x+#PIVLrIS<Bb66_Gn;jsLDc(qN!J8Vjw9cKR<afMT)UgBm6ad;<V4EkMQF
G(T|4h=$mO5bM2a*qRibLZ$B7Z{MwkT$H&#@VNVb9?Ba4(w52~1!r<+MU@jt>-Y*$(90JLf1h?xcK+tD5Q(6B%sd<c;iD27z2jd3%dl1s6@?M-Jew?3G|f^
7_=)>i##M1BvI{{ZvuJAfG`m$U?qhA^*3GDC(aGeeR1`r<6+)``DWEqF|kCsZj;p^$ku|aEx)|xR*aIgu>wX=_@lEvWmpeGGT~@-4&YX2$WAMR|tb`P{XY=
pKaa{)H=n+156w_S7^db@WYQzJ3Vs9;Q4jkoAxIv(U^le-v;+OAnPvO=H-ZMm;N#H+BCrug5WNH^}-u+iQ}%f+Drsd?8pQwqJZwwu6V=MX_v2~st%PTrWo8
s^sR8^Em1Odl7xP#St-rWKYT;(GtFI+3{`P6d6CF-$l=swZ>}BdXa9K~#kn>!aE0)yr|tR?{`(ESmovWR=tmyOB?6K!Ly<llM%f{x6o7R9=whL$+K7>PAKR
KN1$SGLY>zpq)-e3Q*4E4l!B8~~z85K+X#n^V&0+RoSCRWdGK}kTKFjQ^Nqs0c_4c;)<kqWvfSnT5L;IgG&*>e#`~>@?l@&??5=@X`GrzFiG**xF`Epo2HZ
w`-gY93)R&Ip>!Usw|l}lAhCRgym!ZeZ=Hq%4sSu(Hfdgj1LGui7wR^j(t#2b;1B(P7fU)>V0RIIGNQ?fD^bTbgU@Co`;?pCK}h0`pvKd&QsLw|rwx8GrRl
4CtVo=9J7U0W)Q&wu<cn~Kh=zz+;PQf+pc%n&eFX@|bcR_l-dadCeG&AbVt_>vxETP(JCYcKXMC7;8HL6|qgWcAX<2Kg9LUrHK)sCFw3tc)zG{L6%eIdtne
?gOnfhAI@<G#6on8?oLu5(-8Z(W?19uu?2*`nABjsBjLG;4Y!xP_1{!K;Mh*G;80LzyIkK2dW_VTdj-b5SHYGBM8V6o9~f3%~bzush}UN5hl=|k@;%jVLng
xnRt23JD02iflNz_lX`Glj)jKnwM1lic=jpw^Q9Rt7z$A?87o1&yDEKRoj%UAP@!?A!b;LQ!y>`Y48(Eln{0wx;1R7_6Eo&8@x)MEkJ#>hr8t!*4w!Mx1cH
88+t(lzeC2Wz8SE$*<h>Z>qz!gmhF=QOmjGkA){JNWfNpmjwB<fmV3+pyO1Rjx>ur!RO&rPMT=-BXN*bqX+KT@8IeOv+UWQY^kVml5NI_gw(m>*bTb07|am
h#H+FGbQHvG1B@E1!zG*)qF&YX9O5?0hDK=qvl_9V<Odp>bCWC_Kb50!fD8aYzGG=z@fVBCF(&x#;fnj1f4MftO9kNY5{lqX*a`A7MbJPFDN1=h&`yFxwNT
)FG~4+ONHIQX$IMy;{?rOxZS69o&wrPAJuml*D?Z$3E~y!Ylr0gQ^s$aI&4#=?DrlMddT6vl+fLKt1r|JJx^XsTlPf?P+@?he>GH;cd0ytAl;fl@DGl<8w`
0=7W=g^Kz;{gah37Qcxx+Ta9uGXig)8^7%!>)rPh$|k}8k`+l#`!f$~Ha2AWLXkbii3EGd(puap=~hHhci#RYIAj&mY5p^XX5Hm33W>Kx&oK0dy&ALf4dJt
W8HNJQ3pU{T?Fp^DGU^Te#Kv?*^^R4nEy(z<*LyE_a>s3zm!sDQpL$~nidmS(wGWJVGnzk}fhkjvK<hEB+we7+wYTEc;=>6GCgQhGp(LE{eP(?tc5f)G4h7
ebN+P`1d1YQ*;i;p^Zw%UEV3gmZUx+6ZXy88PHE7*i=N-rM4h;3?t*N-B95|Amm3>IPq#4~Zk>_p@5M+<IS4(s>KVS5LXQ%$S)W4QW?Qs59Hr062X=%4^f$
qZA1*aXA+e9~EiDH~<UCYoA)SKn(a@(Vo>7Quss~#F30hj^Ol0@loA|B<8L5BYQc_1UZLl_#@I&3n+5B%DyP8hH1_HDI>s2h(Conf_J%*?dkaJaURT=ff;b
8OGVcNL_X(Q`!0s_(3k9@E_jxzio#CMy<sqTu~ex66Vj)b?RcjZG;j0Y*Dc8AXusTx#01lZ7D$(rk<~={AY?EIr4_f-MOhQTWGId)()gz+1+g>6^pM><;3I
V>H}R$EL%XQoRvcs!0b4FXW^S=(r?S@Hr@@I!s?MqK<FC5$X5-Fvgs}&r|$qSfWnMg$Yhrp@O-y!8xE+9|DftL2zl~f|O3SgrIwGR}7YNw=+V`-FM??`_W2
F)1{Bn?oHtdqgML?UC%q?GG#X4*1iifyKW#Vrqn*hqFvmhfbew#9Digctj@>QFkxZ6GlfpS)h9YK8)@@f)HwT+z6HaKCce0jopE?H4CBqiuG*A9Lq>J4wDj
392_Ca~KonNQ;zqB+v+q2-_Tt9Ff?*nfz&P{j5#hnu#5m*T_e8LBl2kwrZ1w*s6B>Sdvh3CDQya)DP%C&jjZ{->-0Og8y<i2?_a-d$R0A_Tc_!^E@C5cx#C
`HG)P+GapZc+(N~z+AHDd&9)nW$=3OO~VCNZNE^aAe^7V?B8=f2a(eDVjzNBkB@<CI+m-skPZQo8@#SZW;Yp^Zs<Fi84;*A=88Ckdvy&BztBK!U`6Q-G5LE
@(ALNETHLy6{~Q(f3)5-icEjCSagtWGd#Ozc6pD!6tJU*-sV6nLSnQBF2}?^zFNLbS6HG-slbAT!!J^Z{F)QavLo<zJwin7{Dt=?I{6Xh#Kz5J;-Pu<af-_
vfBZri;r7a2?zp79ul2a2?d|BE><%5=WiflsH!;WfgIehYFpX@w^E1-l!YRx;`F0K^nAlQm#idX4!CJhg`UXvV@IQ3pmC1|)P`4Xhgm$01%<eWoGo3rH&MC
?Cp3%@#*o&9!+14(@7eEMMq|f_UOca2omlo3#|(_4Vgkblv48&(FrHaqh!>FkBcV$wZ;3&@0Kc4s!u}g!U3Is=g{mKS33tO|3D`3EoH-4AHc<kT)P0g&=M<
ln_XqH)wz!Z}HSvjVx_a{!4cnA_`*W3u&Ec*Xnt^zrYa-_~8)$AH_5(R8ZnFG)E$fNRnpyuYet<A$=st&J9-R6;$EUfpK@Lc&-OxQurHaZWngz<-uCJ^J+V
BM69U(e<0{?MwgZz}&cEDInnZ9YiHM<IQnAt6qWD%rd3ePMrKieV?^B_Qv_U*%aQWPguZ(5?!u{y#dhW7|dXq7&T<`k#W1?|{h&Am4JE&%7D=l!Cx_*|<yt
5>;SJU3^nkv!QYA1h8?not9UarnuRTuwy;cFtz#5YN}0XBgdUkD=6|<Doc;44W0nZ*7m@7nwHZFD}#0fmt%vYh2jnJ3&6OC;ZgKRA|PEL5WUh*O%DCEuGKG
F(<|}!RU7_!Y}lM(<u$7V*3$ED|P|^QjIj)-q3#JJ$dh>7ukk7>%J=xKh}>dBiC0Fjv9=?c<g+h)<J@soVhawUkaVXJJS4f^gM4KAT&UI$SWBZdIb_kmU-y
ZDH$IJV-M+jQzF3Q@`?o7u<58t&m5=UFsV3Jll>C&B#jiFBL2NTT$0Ts>Y7zt7O<R6-fI7;O|SACrlL0Y$F*3gBQ|0CY77tL<k8jve{`Rzf+aeSqa93>rj~
%T+{l#NVsdvh9542cst|x1U;v)1wPIs&sAy}`hq-U)wO^O)!jZq*o}w`?K;duP@B_w9{A#~cB=+6lWXox)a0=F(f_vq{MXEQvXXw3cD({&~ZHuHFpp8_}kP
wLZ_FIEB(VkCcbPdvw0VEuynW8LF&QkkH?oe$i-eY6uC*ZW?lS$H5nH4e=N#*{5vVULn@p+jG4oJF}x9R0Xme-OXGt!A}d5JL~#i-q`WlayhUX+jo6+opu8
#0oqvr^do)_S5xVD!*#Q*TwZOsjTmN^O~8<elSGfCUYMFU_K`c*t>oWn7T>@bZjyh-hD&7l~uQlqg)(wftTf1_v&d{CtZ0-ewWhKH}6$aTbwwg@DGS!s>Ve
tW1w{`&xlr0KsROj849B8VI}Q$D4{5u9%O*G!Wul9TakW$7AV=!KONo`6&5WOkT?C99L1apP+32=klH)pJe5j`*vp@8Qe<o?~wEn3Y4eWF9Jk4eZYQ~NPR5
=89@eH&XB4kiEPWaNw?|*&9RXWKicV{h*zvPJ^Nbs^x0RLWRrh{Bbr?uy~QPEhfXQUD)3ki)<H;KM$-9H4Jj%*=|%CF{pHxrg^^tOLV`}y7J)QErVT?61!{
6RtgdD&U;V#KUe#BoJ|V=GZ1TNINl|Ko<gNAO021VGgj9ubPKcdd-;eS{sJQ0VXmdZkeNDgpkgdt35XQOrQw)Drplj{fxH3!4C@e;9b4lZN3ydu;WyI|os?
e%enG%LCaIL2bfx`n1yk<@neKb?z5<%UU0~nuFIW4*k$uUCd1V|5_?fS+bmsQGDop!0_yo!0@K1O%p);3wk=_qY#=UI*C1?!E+KO+PIpcS#Z(@{dM$dliSz
Et!|i6?9S7U53+`CyO!iI$6E3Z^!Av6#t~-ylGPvnl^8@PVg-B7eGoBCgDJxmG_ri{t@~JR;_DmNU%)vD6rMimHUe$1!}Za1!JWTYT`%S}mpb?0^Pj317zd
RxkWku#4}a1VVAMLQsx(5)A+>3&m|Ppo}}kZTN>)pD?xdt}&b|8!y((XWkzmq}&K$lK`24uMRij6H}M0gjZZcS7%BHlW<LnSFJzwj@;o-*;}yaPfyW+gzrp
bf;7hC8BbvaLvSM^u%iqk!5-!4{qYGVFACyHkiilpv{%M}03&hh8egM|A}T-edPzRM0}scNboZ#98|9;Bh&>V@tG%PePcG~s6YlS&oc;=gBmt~Rl8+>%S0u
I$jG9^q9X|D3-bBWPwa&wZUR!l7ej{$@dBIqlszn92$T}zdXY3tIJM11uOW6<zfZ>(7uCaujX{@GEz)B$X(4a-<kCjhbjyt?n5*eXQrGJGZzjOHgUr-ykNz
3VWiH5Y`jK~F&zn(s?gKU`XwylRi>_2rzGjyqg9MSGH3wg}Uk#v3AFcwdq4#V^P*u|3)pRb$0l`z+A?TZsv1~RRUnK`J#7B1%{7!HQ}WV8*l%L4(WP!d@Rl
D&l6P51LhRpjc}?cKwoBxj>ct?rm%>w5a}0;v}c@`@(SzQXt4EN!j3@y@!lEzY6N6Ts){$M=))AOS7cZ@8y8ApB<rE87iJiaBFv<Vq9p9`6P1EMD}yb`oIS
Q5~nG*BUU6@6q(9pUylHK#f!K!YbQ5!`<(vjy#gCxd&o#KatvBrMR3C?bQBb=-AN2)fqChZKuLx6p%@@j2tffnTRt$|39B)LLgcr_oY9n=3(OjXM7evf%TJ
=1!q)z&IlctFmBY!&Ma#yrw<sOSgnnZp-&c}YsJ%>LD4e6dlJlUzFDr};37wz5XKniUfPKB7Hat9F$8!|ub)+~wMLQ3K)^*kD}uDHYAap%M`n>yGQcNgcA~
6+iFt(RxbVEA^~npF5@Ghp5>c!bl~u}o-<TRwX2uMEbt+)$(g>`UA;<LNM_Kk&kSs8aV7aArPV<qtM|Ww~8rF_2)|8g=Y29R-t!t!$8-0OzM}_4NSCE<nu#
Y>t<UWZDT($@@swW3AX%5-S!9aF0$egKY53su`5)~p6${F=NFmBqtr5+}=(_l7KwS49tyBRS`fBjrQx-O5<plzakEBmIxEXRcr+7!A-+%>I0(7>xPY@CbbR
2My2@dz-api56mH`DBEs}Bj6h$A_}n~D>K1@a-a&j=)i?-n*N8VKyEZp|?EwDigTP>3VI$?Jqqy?;AxfwsA;H>jd*NxBy<May<28BqUz4~wAyPzrV6I9u?>
pFNoUtDCd>4ba!vl2m0S-twKFvTsWND&UlcFe%56LzRB7wxjCw3oooE9#Dk`m>=?-l@lq~<hJ^*Cn+V~V%S!g{FP#XC*O*0w+3y|Rbsslg;W+)0=P;4I$cK
<F%)L71KlVb_Ulf58`CWD>hBFA6N5I~K5puF=6AeRqGn;d*U|C+@S}r<UfDwYpV_QKeVQ_vRqd4Y5#7?Lga}PQ@VY46WvZi}3DBKNHVa#%CD@l;`l|rm)&J
3B|97a3P~yxGb5(zoqX&udSZL@ZjPlX-U^dO+egJ?t3vB8OmSPHRAIUD@o^yp*&v}C!4f%W3Ju5b_YAVtNqM)aX_PLk#32d>%vNfTleEQ{#*}K;m%~$hm4Y
-)<X8-ElDi5{{r4`L@h&+@fmNpf+6(G6E@dq!*$BBxQ{CVvO#2_Qy{U+~U83-rf`yyAgvu&#_Us2=x^l#hh`n5?fe|(Fdz6Y690mHf2O`tOOY{&b&iMin4&
KDUZxp0v}ZzaCBK8#9Rd3#FfRbEA)Nv^hJI=S|>lve$=C3%^(RAJAWKO-|5C1x-^E-hy2P9Xgyw76>2^2i8zu+eQ%c*+dYt_SxczN;K-A6<ZpOTx7EE<x3r
i<9x+MAiMp5o8?}J<19B3nBkvwyV>-%7RD;nL+!>z`Jyrr0{(kTW1)oi2|y1P4GN0elA+?2%p_g$)6(Lc&yX~d>7QX?mtZnY#k_R6EXm$03*=5!dyTAfS;!
4yw6o;rYD%~8jeK~!TOB{KS9lIy1XvW`sctPh}En9=D~xc#&&>6<jHA}Iq2L>Fp)26KgCpSmO_kttTb^IO>$7sMGRbG>6)7P)=5<8fga&|!4@)au%NsnM%d
04+`Bn_w;m97MOODlvdB2Tre~jTSgsM`$h{KCY{Yw8UOX0E#>F%p7a86!j`mhcJ}p6*<I5J-zl|M=4mNoZ#f;2rGo20D_okZPkiVYW5&hcUGe^ed`c|WIby
ck!4%__mWO$&V<^Er7Z0)O5JNVZu4k}AI`WbuL`?A2-UzQLnKwtI&+V8S{MkRK)NK@%$_*fg?ws9EM*&(7kT^L=c-PSo1zo!t$Ic1b%-vdwb4E$^t{uDFIy
?Hci;%E_z_Ozo2Kl)<zg2IhppB$4}7OZrCrk3WXj4UO@Ov>Wly(~;5^`9K~$TH~Ez-VshF-)O>aJ7p#pPj8T#a2!cmzhgGg0A2ni~V4@kD><g;67=?b<MFe
0`4XoYcR5gseb}NHx2{^vo9`*fftt-WfEBi5j{D0RP*HQc$1j$u+;FsVVo_HR4Ci~BZ!ex5!w6&217w0q#e&Ue;9)qIvWZIy8{OOb>(Uge@acrP~?{6VkEc
5Uw3j&PycKR6pT6pgJGxv`a%s5tfhc;eytK*%SXJ`z}%u3A+sP0rF?wwAWHoWlpIwkO*d9W!Cr<CEb*`saJS*F=EdFa-~mIIvVj~mLjDu25nJOHo-TW0%rD
p2nPel1(}C@`tdCVahvU&iue98ll(!V{cdgmg_RFh*#Pjd<=OX()dy+lv&X{~-0Y7q_6zG;!_t|EGMa_i=a#gE_6&HY_ogN|3kC3C)NQ5UnyHKnqA}f6vE8
qax{>Wcb@5!@JEbz*GJ=Dm~b6#dZ3esANvStw1q_WokpKaVoe_~TE7+=8Q?HtPmDG4V1>(zP@$M2V~R%+S(bs*0$DyioYEOpHZ)vqS!(Eu++u~sbIE6|R<a
p_GkH1<GD{k&0bLi~t@FE;`i{6(A-4ZvDME9153ACErG;Je^!07v{^cM^NS$s&-KJeJM*N)}cF^TkF#sPh(MFLfB>NnOR)1D810F}TMQ9&}GSR~oeLn;sD0
*{r(9I$g?T^l`S5e1fsogbA{q^NFWY8i7xADDeNmjjhC$+1KkKa`k+(f(|-FH{s%2bUCHB(6Tq}C(<wFOD>=(&$Bzv7?VLEs7aif0(y<I-c~MxCmppf$#Ay
g;n5(qvu>D&YD2Qm+i2L~W%v;(_m|=^E2E%fqLstz;?577U_+>4c$Wzm3dMCuKC75O?>;Hvn%n#YB795iRA#w9itf6|O`UL92X?y#gt+2}F&*jzHdN!2D0_
ra9PBSRT8<J{P<Z<DrFTQOC`980yj0*QCD7ar64o-qo0p%Z5siymX`WIxUD<mXQLYLVeRe>TALVuE!CN`6_$j_8$(zk68vXNzNJ0aMd#@lD*iFp8sf0ck9q
crPueLn@eLjLta3xTR-cS7P4fz5(W=Sm?)=Q5(x)!cJ-^>u7Y;=P)s-j<t&4$n?2Am-!KDYy$bsSzv<YCbKhSwa~W@wdURs$J7Mh)tB03-DUsgPDlwYTn*6
sAOpRkfGw2VxOel0Gp7|6a*a%>a6IMz?-SZShta=y7#TNJbS^O~+-Pw7g)jHszF9lalpMHMxvLJ9WJM-zU3ZOx5{6GFRdDMlFsXC8_10C)D=Ge1*VDoGwHv
{<&3<;H~*sR#0L9xLY$v2SX!PP3?TJ9w+n-SP~i)%WtLJ-8ix?%L5<3uhY-^1ndK2HDfqIUHN7ME}P#w3-axfkqcyWmq>rIL)ERM{Et@E;Z#RZBq}2q7gF<
9>{avYH`qSB&w`En%^7yF#YX;XOw?ddP<(WAGIK7V>zYn4l=5P>X1>6+I`tE@4H1HG<wr2?WV~G2^;o>!x6BolHJ-#u#*ybi@fdOJ{;S{;P8vdBOX}uN4xF
Hr_xdu6!aZZja$CECRu~zv>1ov_5i>dUSORhQ!RMiHKm_%GcLMs;KN6;Bb38|G?RTvPMSa2FW^1JeBGv0zA8p(j0)u9ga(_TSaS(S&J!{w(PT~qxq&Ikf<f
Nu_=c`n3q?t#6muxb6q!j?McdPr|QYi%L0{)BzPy}*YuF;%xo9VWr_}YbFPRuws*1;@b+0Cf;9ADdmZufNBF-?iH0_nmel?~+Iq)@4Ddu=O{*3AQdFhyFzq
X_I-?_{Q>Uj0rg50wi^R?d?H)0shGoM_R_IJg&X^yWrI5#kiMqxpGQw}~D!4#bVh;nZnS`AD5SS41<9*1EF487@hc%#<W8Nm2_Svh@?F2Ez^dYH=)6CnO7J
t0R?vU*1#U$t)FyGagG9plGN}XGGbK9@cdZKI&N0UdJ}EEZJYP05o4KUAZcJGGn$4q7VO4m(lw@7kC{prMS~K7l7p~AX9V);lEEtgE2Ow=cx^oV0LVgcuu<
#4p$j6Kc^Pg1@FOmIsCxd1dqn3O>xT-IkZ$Os;Pel5z2&0u`22YmX%WI8Gqf{LUVQgibcqt9KzN_?m0!mDdz3W%o)*SgDAo(T@vu#!x5?{773?&)1;X*Id_
;Ocs4mo5K1L&Iw+w^I6ZhZy~*YW4VDX7d6b9^yK6IZdouj>s!-GhnT*o&e`<N2S1Ib1TY%|m_OPlz4VLtfP1p%DV8J~V?Q|~edBC8%2J%4vg4R$Ir0+!!zg
b1fpsp3yUDDtfDsv#+o;i<(URZP<h6XET!^&-ft5_zIs*z)G=5_N;G!MH5%*-Q<%vdD0$5#n0t{4RTw$B0S9d{S<C(I>u>qvcD?prY-9~EjMv!2;^%*<8_?
@zo=y*{8Pv5hb8v%dDS^KZlfc>UE#7Y`vDv>Leez>snS2V~8cPY)V{<uTP;tL?FDs}L6P%!Tvnv%$co(el7jk_O7M^;5NvXYKuw>)Cb(HZQcd5RJRp((x7<
x|3&`^I)!vS1~lFof!bvz8q=<m+rqVbC$BN(tA`(duzl33@+<&lexMl6V^0Qo70c~@EJJ^0XmuevM+cUU6q9w2%Q#yQyNS+$8XO7D~ua5dRJfKr3NnQX_`M
ZOO=`ZIp%UAa`)ZcZ$q)wn^MFunl3wX%<<<)V4KpQK(4)zj+l2RTq^MwuW%Kq5`T?$h4J(~+lkK9djuAcnH2x=Wc%3lI~rwo$!;goL1BQj1oFrB*Xgq}q|g
AVy%I>vT-9pCa27xA$)ZTjd+J3u)85^q&{Oq7#8hp9e9bb1SB=%F?d17ts-gVKdbtKK9CcQ%W=~CTs1b0ZQJJ>4W&UJ<E~f?xt4V3@-gOP=%tsDlq@$SKd=
@~o+F5jf)b-3b%5{Re6{7Fh3>beoua%8!deFlz-~*?gIy-V26pst?)$9U-ciCS1b{)|9)@koTM|?ZC(Bu8M#1X}im_enR6o%oa8==9B?0H=(fTx@mr2v}&p
R5}Bee59iSIq|d*rT(MX5JSqpIzluX;!5imxgmK14kgZWiVugz@x<D`pL;LQcW><l>$Fxm5J4IHxwckVH#SX8hlEPD>y1vrUn5^B*~`j=!Jle9z~+FI&jBn
e&mTxhuELk6=3BpGSE>&KfxSs8Y3f9&Ca(SWyTt|r?-n{PM&rn9K2R7lspO#_i3$hh{c1s*#cVhq|uJBj!>H$0n6Uy1`kJsK2>^a#S~TzSa;_{?1o<u6uTV
bcG5pkX`~Wk>k5O;V7*b#(b&5%L=>FFrzsUFQd0F?9DX44lOON3mOO)jT-I0~%MzpB*L)9CCniG8pVwbhoEZ<c-k<<SQi`j-6hz0)%IvUsTU<WT)_mJ{SNK
D?yogQmXP|0;{Caj8rGuk^IT6elZmu`uO}ZW-Rm>nJ8}3&#pgNdDgNNMEX<P!*OlT)Q-@R6krZux5sL`@eY#hWvu++J#NF}DtY=*p-Tvd;DPz>t&4f4E({}
@}h?MPHdshI3il~|6*_Cp3oI%sjNUo4peOXeP&Z4H}1?HLOoag?e-5=M?7(Qc*~;||b(5gz#~6_Pn+Aq2N8?$SY$Uv&lzN3B<<w{zum@7ecFBpFt|Q=Ne$8
<jPV$?|eqOJX9?5J<H5W1E9TOYv{ky_{5kQ?yJ=DT<l`QYx6KfyddJsHenPE6>BmR&hz4O82v*Fs%FrX6xT^d)2kK6O~vH1ZLA_|Coi*WlFGntBF#mdp|cp
v4Nncsmx80goQcDSnN-U8%GFFpbTFw-lwX4*>I7vknfHB!usD#_mL$Vw;bLJL~VZeqh1LaoINm1D`iZQ42RoWP(IKs#za<BHmWm`_*Masm_lgkBeCasxcb>
4nfT><nFXOnfn*EJJ;Zgr$?}G#Nb{Zvm~ZmPGXp!k-{=2c+-<TX+t>Lkrmdko2u)?%&Li*%<ZU*~?D4kEOeBFOtkDcDY~8>4VWv4)TSoGwbp_9z9<)OTJfi
TrTlbn1<Z%mGa!sH;KDLLik4~Ql{T8m5xW4l1dpXyz;B%m`1>@?$8#=KBqZ#=y0_O9P=F?H2j`wMkjt7U4=pH6SysgykzfrUvPU59oz>iE<W~+uIE9@<8y2
6^8_Vq9-m#krH{tBSpJQn`dJq!L87Ih*7COKzZGEF3&vbGyS7tZx6=6oyH(bs9RECHM@_wio{E9-?4OYwTZ(a81AxB}m7?pA{#2{ZvK!I+E)?-d>x0HCm2g
r=5oOAFSDe8}Q+U+XLtY^X!gYD$FFAQIq1+9(qax)Pr_v4|Ke?)P7K7c^Wv)=zE0+R&=?qNe}dH^}Fc7QxHlmmZk#G*46QnL9?uVP_&t5X$0ttzIj**AO0D
sop_hA|f2jk}c>1mQV&!Zl}sciVs{Tg;Ko^RWYy&CD0!Nu0f-&mLH4^%6+^0)!=%5%5P*P$PB*3mq!aj@tC{*0A3Z=Y^a`ik*T-M->%wMQOKj=<OikCR`A&
{`O0HO;oL>>hc*%jZ*6xlMgLs92rAC5zR0EQf(-t}TAaRyOMog+3L8a`$hg}}7vLF<T9jtEo7wj5M`=jv=smMo;AJ>Noj45!vjGsFL(^W-4a(C8wLX2A`vU
&aneg!O<!DlbP`_g95-d5bWE9t;y?%s^Y`Whn>;tngN|JST(bP0K)iyF5N`HqX$zi@-Hbc%FRY0}G&!p6UQq-~Sc7Ms2TS=0xUYPH{C<knbS`gg~OPGN}!_
*iCRZQ?VYL&z8iDYgj1xGPW+rcWuB|W%?`s9U`Xd+-jDNa_U=QxG(7!e&d2hyjMjlHvR4PJ^6hWE+y?598AbERA*7r%k3BLj!?;hBD*N?gv!gKa@6CK-A*_
ez<2=z;U);8jfCRJB%Vt<g7FnHwR7aX35v5;Xzdk>%xrw{0!?E1AzNpHm;*iO#j}A(##jx|1vIy?<2^QCq=U4KVi;OqzF^a^!Z?U=@vSC7|R;WzEj+AS~+v
#xhL3Ll!Pp9R7vB00ev0-658>w+>l3#z0}&feN|paB$83@o;@DT(@PHPWhKw5|4_b&xZSd&mBg<_l<XGs2@mLXV=6`MRJP&-w%m}LfX$@HHG_fh`|ty#ACg
-$dV_k*#4&BXKjeIhr_*SnZMYlq$;vwPig+5)=8?$<@08+W*oA;xiJ45>L5S`EQhW{gbkkFz@<|N<vJt!PoA{L$b!smHv=9mn2=2;c}|Y=k3oxfBykXOB!b
WQ;8^mRTBIOArw5Yt#g8`Wspb85kLTyA(;Z?k&sT9J$w3owcmTP?fK<=ldQS9^tzC_^GL)JgpQ(`Z(8BYuZ#*6+L0&cFTIaq^oTxmN@XSkyxl+vIy=JgL3c
H4h!`*G#aUYQ*(UHZw`3uJs=x0?FUEr{bz$KCYSJDh+CyN%1Nfv4*Bt9Z=%qq*te>R3)X18qDD)Q$uoxko^09~;^X^^wTe%vG~iaT_&j4dz<eG?Q}^EZSbp
(fVU!}SaoSNw^D5`hB0F+l~i{BD>w-o&7lWQ75I9<&JjqRzanb37BL`Q4q3T91I1!l$CgRsfYO$WjadZfPbvhhRv7pmml-<saPBbV?95=2z@Q=C_5&p!ElO
NWcw3Jfl485y9qSeh0PS`O)4eaT&5+ZF`+KuGO5NNw5UH1HpL+<h4qR`1yZF^TRK@@e-StzgqR%ba>uOt}e%K8=W*hV{fQDeHwL!9r`mu={HcZ_ghb`b+ze
ReIUGyCY#MxZqg*5#_j&-ChU-=8ug+Bh>=BskYo}Mn%)MhC-Pcm7w$1^#;Vbx5yDDuWUGc7bwz_IDb<2w+m+#x3cIqyJ@x-^)o-an0Wc=4Pgo{vIZ9bwi-{
9uBN7vPA2uwe@J|n!0`}V+wtZx~Cx!B4s>qF6zvN3^<$g&^WkO0Qtg1|ioWGJtE*i(DVDHK&Z=dZKNSNy8QEY65#k62=i9duPko86&vBvR{hy47_1?5rw6O
TD#bGrsK$oN&!j7x}oGxO=SgZEu2Y3GSWi*WN{SdCV`o<KLh?cCJ`#kTOhy|7U&sn``Zy<%9!{l;j@b#_>kK1L4z^%@eL0Ef!{0~rsvbB~Zbl{Qo)u-NWP(
=&gI#rbB1{01gOf->oGQ{RK3Ul@tv>@pFKRl>=_AX5P3V9T9|MwA9^>3>hvd>g<MqiqSPy@D-Ri~j;wWjzSjn>$50+0rhF&SU00zo4X3e)W@n+-ak_D_RGP
LSoYJ<fb_AU6<-kZnq8nsH3u6q>Vn;5OjacLpE+xPkxW-W<+oNe7dU5Ao(A*mf8UoJ$(x}ot=Xo|Mpbt*_5h@T>vCxmABLjnBiC>6Z97d4;YU1G{QpR$L{G
bs!Ta~P2Jo0V2lVi7M0Emp_`JFj+FSzT^1o!a~{&v6h{&)?H>QzlGo7vQOEG_y(<1&$mPePyIKdx_6<XhySW<q17P$38d_{3y=ioFnGkNkNszA6*-m==AqK
u*)<isDUmf&wB$RjAIOV2UB3r}!ICTHOuJ-Pbtr$04Bvs;3^CT(0w-g&~T2c7OWnpx`5w&A<D8tC6FoeHvCi9-XJF{W(1m;ClT>iNL5tbtzR#*P!R<69(ig
QM{oR2!ORNGvi(5qzq5mBJxxy<U+SWL?Z$XuU?b9Wj3{R}Y4Xs5UJiLF6A$ALQ7e&M=0C!xW}YWMs}2!|pi9HM;`HB)oG-g<=z4N3iA)80J7_OqB_)Wt$`@
Te%iE&rJ+gz8&)$k682<@CK?OVo?8lGC;8Z|v!8<cAS8e%M^6b%|LY#sJn&#X3qTKHEn^+oZTr|Cf+X`KM&@yNFaccV4;})t5Zdg&YSDEeRN(%n&0GClUS#
0j+jxJ4DOW>kLR?QCHU@VEq>WY^^YmNR;L|pW(eGqvIX)P5mvjUkdqQrd8pEYs@;B4Osn0QK5GRI6Z#eXwjfGT*{;bSQPxIlW!)=b$<C7L}ptL3k^30B(?{
7;>GI~P~s*a!_9ii=zO6Dzx~j+7A}5Qn1*1!rcTGeD3;^R^<%Dgh*ZDYY|f1oj}J5iAg{iCwylfP#qyvKF$HRI8nKnFfu<@yLs7A?<A!&VSp;v{(+Yp`JKG
)#*aQ{p!grM$*3xVW!yRGfZdhFnjYYeoD9gZ>Ah%aM-W@M%S=(*u<S*AqOdDgN#Kw4F)Q2-&$JyVf96vl(Iz#*N)t{$zCNH_|`GA)KYJ-i6(gQOaUUKOxr2
F;}e-A&drbQ~EKp-0`Tm;i_%Sb>1=6~$RAG9B)r)mE|R1)tKYnxzq%ynkLc48g!H_7#H_1o+CHxvFeRKe$i>7G}`C_rKu03C<VxnM}$(eI07(6}|;BuYKaC
2c7~f6!WKXy&0NjB`-{o2$S0qW)_)O!gs=^ReNd2BM_Ul419afSo+jF!|-+dxVqmu$V3=)NSFlZTKBf?QA>3rb3MK7G#t(MesQ6G&LAomW}p0QoMZNtm2&b
9C8#SP<7Bu(YITS+)rJQjCB8EP8jldXl$W7fj$ueghNrNRClx4-c7g&w97wjAmP2d4H=eb0l-b*xCdZIkpw^Pc{&0R*^4w-ydgmkQJd-1Ea-hRQbQZFP^>6
H(4T`@2W+~HVkurn!x(*^!=dD8GMW=poZlk9VsnVELMaSDx$+foX_<^3AWB$-0Ms4Bcq>)G^wYG5m9IbFw378rDlvgijgZN_M+_2!&X9hpbV@HXuV$ek3|G
I+LB((m24_<y(KhEz$E(SpAe6=`K;Wt7Gmf4*isjzt?$Lpq7;y@C7{3oq0sVpUum>cEo1E(wFUi?_<Q~Y=e?+<ySU$a1%_mUMj*vMAj?tEJHUa|SIWMIE6K
`(^?k?1mF8i5*w6HUXpLzcuH|r&679%)pR1I`X_7Sinkq;J4&b(2Lhwza>HNf~-bnF9^8`+Bi^U9afr;FC>cWd2Nwf!Iys^xKPB!KmR(a|Q8W!$_Y4~`+V5
PgTo)#ayJaL`gSVH0>DGCWo34y!9kN>s%DOwS){PA4(A_$F=`NN`C?OA4}7)J}vpX7Q})v@iM!rKvFSl1An7QoYVQuBR2bwMd94jv_?|DuKrNy@(LiC#lWM
fj6)CJbM7_${yr1t$#Cd35eb;at(l1ZAZp%rFf(3TX!srpXkwbpgP(&-Ib8u6)zsW>mjxztL@v5BZqX>hR|kXsqt~BcNpaERNdp|`r&Npya{AAaUf#wc0t#
jxD#c;@fv`XkFJb2&HfJ|SbyWi+N%Z_8tqPE-YCZ24$aX`(Xe68bgWjDgl9wF6CnY1zPDlYGgySrQ3CD_!TraHVlEZ@>@VRP?|bK(vn@ypt7YXzQ-~s-n)e
!WQovpg_H)XxDm8ZGv-7j56Nn-7Yk>8kfFYWxT*6$?|Jx{I9D5f?6A`3D;R5xmX<0nb2`UGW0|B!qt{@NDA37>ovZ6{@9MAU*IFOz|nP5G`5as>x+>Xe{!}
W!=!Uz|7@C-M8{;-%;E1Ta?#s|i6{>Dz0(#L|J(5;>?m_m>^2OP5gxN8Vb17ldZHWJutZV_yz?Zr7ubD3cz@~3!nST=%38SsUl6h1jj#+RmorisEK&e(fmf
=?9sdLQepeEXhb!=d*m%srlYO<ti4&X*PU2WUEd1Zb?63z|g^q{;-+LRCqBS~!E^U=~*<Wc}PxuP8xbPa7R}ey3;5c8~?6yKFd&VmceJl*03DVDbWr(kO^n
$dwFa)egw5v&7i~{FAM1RvXYSA!EzB83GzyAv&vOXnC_7OYz1P^Fcc@NQ4FPI`rK0s#vzOBZ@paNFAa2PAkO)^5(>@>|#;_f2Jx1JZN*3Hdtxf?)@+{c{`n
QndPKRVxdRcH42)lH)54tpDt6;HQre~+XJ-Klcb6Xl%(X$)6}j5^p+ZY=Hn^vkenR1fz@zFnOIH7%+aut67f6H!c>pU>SD|_7KKW$y=><_m2HTbPFcMLIdi
T9At+Z6F>YK8o6t)6qs5Gy!ssMF01BA=(|NU+g>F!EUB!#~K7h%L=w>0>fh<q?c_|Mg&C&^!bpYap2IsSMBH4<cF^ZY;(Ue0?8COlu7Xo}i+rtC+1&cN;J6
qS}JJ(OCO6Z$K{R%GwG}(=g__LO35kV$50|Nk)2k!})S-4^V>f$>#*(as>WkWBGwJpIax<=w@_Fg;0gps8TP9=x`^v-$Iq~AIwEHTq4IbEQRN1G+>zubBz`
R&5OUEoy^Ww)W~xta?%wj06~g`hAPd@`5KrAd)Ho~^C&Ssh7tpM0S6dIo9|=UNwdR<C?NmwpRKUq-jG>Us2=xVj<+5+Ic`$ho9*z_}g=cFYgE`n-#!y&xeh
`3{qZ`oZg&ww!$OWu1v9D*^M+8AdJL;e74VqO#Q(>M0#n>|3M->+#h>%K-iXpMH(<8z@6f{c^8I3K7Yrd+{<Wzalfz^*7#wof+9^@<H-K(D2RTL+TSntc&}
V4Du~_I(%mA^FQD0uP+>Ssrgkz^$zwn>Hv??E}y*qjNV>D7Sp_TZS5Uj%EDc=n||SH{*9@E$}8V4b!$pN_$aSJcX}E2T9<Bh%rF}%a#>G+qU|6aDZb8Hsv+
fAt$71uRPV1Hs)aLnd)#SiurtGIGh7Cz#Qlz41`>Q#%j^q>MEd#_st{7QZ{f6!8{p*PU8Z9y%3-=7cv}c6saWt@M)XLv**Aa4F%c6+$t;3M^jay?d2y$rMo
GfoFCJCZdV#>x{GVm019WGABjf=KjPj2BA^>pbDh+YBPBj&shdA)Ks?`o+wtHty!;N}T*RFUq6RmD$olddX?NMZ>d6BgbEOks&H134BM37F0rT0#hb5`&;m
~Sw=)muPurEiZLdM{X|7M~VPFnt=p6-ld*W-bs{sKc@zQ2lp=-AS@in~}sDLuS+mTf`;fg%oWRJHN*yUO$zXK7y6bices0CG|*W8AjA+Tu@aH)O>^5-~|*c
*UlliE=E<`toa?h+cXDbJFzkjNXEgf+fO(9pkP2v=P5nxHO*Wp6wfJd=8zH_J#wFHN>j?*)H<&Y0-c<s@azzdTJNAgmH5MMR%k3K1N{kgGx-XFQ|UYzEFeq
uH#iagf4m)m?}N>Onu=~v*PRGt9;ulJS?@O{SFB;3jwF8z8wVrR%-4?C?us}$-kV80nRrCseU3c>R)VVjgNxG*|8sw-Zx=P1WGo(YEqv}di|61XHC17>sE0
}ftZ#JH@LzuEy&MfL^#yRFv!MBN1YkFZ1g@4pNkx8Uti;-q!_amc&HluOnuhGmW?{-SNWoKMNAeb-XFY9hhPz_0XgHc6O^JP_HzbM~<f8=+RCzhU_fH`e7n
C91!8pU&wU_b?)SMZl&sTA3l%HKXSEOuCCM06B)LnPKd8aQ<0^*=k6I)OA^FqX>&X5o)$o(Nk_;kdt4TY*{KeDTL_-s3<;W9yy4-Ek8s$I-?TQ0N3ik5@Nq
3#HLD~((|lMtJ3Wngc$qALpBb-sW<l8Eh@qOr|z_$p>2e=Jnf^$KZa&JDc!>NRtuC*s(zuAM}u6V)z3Fk1EoKj4{><--#NaC`)#FYwBwy^T87Hb&hMV9WZA
w|~EZr`g7tirkB_rhn1PiZLf{A22|Bg+iIY%v%(iXMDlbo5Ln#M}{4t+TBK=e)sPf|8mw%z4(KaoCUb86%s;U^9E&ilAeswZ`Ql2;T<Pda7+Bo@oZ7;F{NG
#-R*Y4$`2vHEH(I-4#x$^cpRFasG{DmKkXeo5?D1WR{m{loYc|mA%t#l8+9W&K!;44M9(e7uRZ~dKgOZh)~6oS0*B`#qJC47vBqX+g|^iPSE05{e(R^c3{j
Gxyg?8<1o<nNB=Y5THPX3V%Twq4&@94ta1<NF8O@Z5el7!NKCJR?ji?41dP*A#gn)gjenG*Ql+2Q~-@f2+um$sjkTVHkfF5Flw7e2m<;(D@j~P6eLL=Q+0G
e+>J&`S+HD%x1Z#knSI`n{fl$i@)p<pSxt8*pbH)P*`ZX4{Om7FC^4vDblUVhy%0zgZ;2gndBMQoJQPkM=XZcRxb-lmcL7{||?wZu>(2900_uJwgqR|dnz6
gV9q=w<})cJQmA!(7(;T8?E54iI+tdixj)PCP(&cwQP{0D4UbtFysbc7VJ0T1O*JiNt~-U8Pes&^tZi0b^08i%UXCR8?GGcSp!ydD(Ssjy^R2m&_3Q3xy5?
SVK9V=3kvTCtU^U{%(&!8`W}H3fdSLMRluCT!7N9r86K7pT!#M>jAB+&h~Y50B*v9E{7eaP+e!nPgw@tzS)R=4c6CRd;y}LDw8g;q4mM23Y@P6*CeM$&saL
J{~WstVDElm5?399e-x7LGjVD<W~&XDe#4W(4hsz~GwE$>U429SoLf?4aa)8DAH<#K{e}5%QgO}>B~5~k2`kZhBw7~{S;>O%=`(;<HM;fF72GDiQ1)oXPRS
PByD=gko){2F^D01OT>u;qlJ+SHx<Go|WkhPT0WzwGO;h|At3ebUwtD>x_vt8k>#}WpFSgW&jWxNkF9Q;{rbRaAz=kog&z?M>!$<#go4fX>Jy)Fwpu%D`_f
_i_NLxC=xCiRtfDUSA;cp+hHQGCJR%*$=@N@`{j<ZAa?2G|y$7IV6NJK-!%YyDRM4X6%fbF3?2BwB>X>=M>b+J8@NlWq5@^t>WF0)+*a$MR_oEN^$rj&w{m
sL2Xt>ATlMP0xH%h_+L){5%EmD-hdF+IMWTrZnq`kwx0Hek}-(9DnP%@g}WPrpkjdHk3>+SNjaqca|0C#3*Jh&Jh%&jt#xl`HV-wiSr6fDf{;is?(wGBOVJ
&8_3wo6cd731E)TqbNZH{d!cmv4)$Av-N{-zum`IqPy_}JnD1~PN3pAodsIVOLT{Wc<~S7pCrxAaTjay(SR;onTH8z8JW*qc(YK;b7k2B`b?&np5`Vcz0Xw
@9lF#$jWwW#>PFK<lu#foEnYT1&j{-!M__{{;g)Cx80jw^NR4Gk58+x}LBySLVco40E$!kJv_n-#4WxX@h09@_@V+e<epfuY`VScQ>*+>p?@(?}B-7ig$@Y
Ww2La60ue;b5Aew{K*p<OD>P9aOyQuJ=pvaw}QOcj963v);pIcJX(;KjzmfGgkZZoGJftrhh8SFeky8VM1Ne)Z%&yTvTMgg=30Tme76K_1f@h!HR$%qTzqW
FT^Q2hRVAT;{Y1gmTG_!V7Pv!O-1V)3dBCi$!BiPn%6+cEW*V+r&cZWh$aIlCRNmCTI67V&_tk-9q(51kuK!n9~s$T6XW!dBTm{9$(#PlUwzhj#&(qsUDg>
KOYvfbrmN)wDfuwjUj?b^sb~&Sn_(J4U}ym74z8TbSbXX460Emp7VSP(<CMVD`ZQI)o;J>$jl2W1I2UTyLYH_$T^pYsCw{-<msB?EHbg{o6_A_L3Kxs^T31
JGXb{HXLqb81t)5>6kXQYuP+)vGI=0D8lb+X7k!~u(Q9#?&U0i&)i(Lw@m1WOnMAaAZ*eb8WCdWv3CNr``jul;pQOHBLJ8X+Dc6WV=zb>*ah~ozQVKKOYQt
cZbQPH8N;!;FzCou&e%KNM-@x(@S^pGkaNn0On}yEju9;=FLjtWg0w<PCQ=saY;(3KQxZl0t$Jv{C!mfUuwd=ac0^u6ic!f>r3xc8B-cb|rM=Qlp0yarlfB
WG&Ct=KXo8j4^2b$DRGZq?<D?E1M7`k5-9flK@C@ctO%VUbIRO1Z&E9!3aBCEWGF|5o;1>u3rjO&k_PjDhkbP|?qn26yhp8#r%mu*bfo91+tIsJ)^by+BNG
xs2_;O~p7fa8hCA4ySh_omODny>eRu92|yJS^H3t}Le8j<ys*`idcKPOxEFB9<ThXn0LIP(}*#d~90oBhA3mh{~Wt`PI{y%23ziXphcyKHJe#007pJiOSi;
-so=ihG*C6@{&$)Iz)27I9PN8;rm1=2wM61OtllXB;)*cJ!T?L=JMyqoQ|upZR#TUvh}*Ms^qOYbAc3X7l}FjRRZzOC|-t_}SsT)ihyMCu46uPl)AW5~bt8
_FZO{rqqax<d}u1<YVn+8ff$Ygk@<>S%0d&q4XtsU|ywiY=RCFa=8<?ZveGqo$PtvRI6G--@fPTPOD<z7z;;M9Mx@EzZ7$!5Zd#pL<HM|v__(d%`H?3B!OE
FmVqXcK^#Kchl)=4&_=Z}$x>sR-akgEd0i3?@TvY36M2Z}Neil?d^<oO{6NHl_j+oL7oRG**J^&18)dj*KAYUNkJok&SW|FkMyAm8ncr2R7P2Bo)gBkb!Z%
Be;qAOaV<3IWt~n^|Wza|`J(D%{%%I6zn<5FpSy^OCHXs%EI>4S7$(or(V^kX?y6n8GJ*JKFi%3u}KZ^7}ird-+Q>Kl3+7Zm;4T#*_2OF)F94j}#@F3(XB(
k1!ql`_IljdZ+=`ey0YNcUw1!f{2AhP3xct(EChluc|%qymuxCm;pr8{7$7?4B5LRbVYUh0Bs_g$DPx8Oh8fXL?6pioMpWavXKdtTS0)$7MUFonq8?Nn$or
!<qky6ku(sEAmI(2iK`(E9&nB|NIo`G01-N1XrYj>ia!3LPmSEpylndU~s7^N}c{G|(#VN*A|df^xkp%mrXVBFxF;FK6HL{3fN4v&>q4xZX>8_{<AeMR19$
YaB+{BL-&$i#HQ4^ZIuQ^S+k_*@yi;YpyGK`z+W~$=(D#fLU#-{ZZ1S-pYq_58Si{SH`EY6df=$(+Z*y9vzi@oGO7z%m$~WZnbU`Ymy+nm1_6@ww$3c%fN~
;V|Gvdra}zza9%)hjg=!cUEu{J)|fHbBHnM}Z^%qk5?}&wVfah@ZurM4BbpO8r)4BsMDFG3?Q<*)7<2pN^&>}EhBqe!zkPk6opeL(ns(?=0^slDWg4^9$=}
{kvi2RV+?DC5?-#0dH?T4jl_tTEL5{zTu7)%=mtST5WRQJ2HirZAy9`UvfoGSUEHpm6r(nnqMHMEqS_NXqehM~7vE^pAY!O}xSJDWGtBZyg*N4|k+5FfTiR
Vyuxqkm(MwNjqpyPc|wi(RhkW0Y0k7CQ0hox0rFAPXxzuG+H4+iz8-&=1w{6{5)nM9es>RRQ|6~VOiRrVx{okys0n68DF8|ypbF}<uzd(w_8NKcHWmlJ+;!
M%X*o+vChPbCF~_)I3oSjh_C1o_CVMZo_J)!dZA8X*^PHaeymjtm>y!I#`LP&d#P>->-O-A{3Q28+gL<Y>wT0X2_(2p{1p>^o|K>h;!T%avZO7v`<CL9RR-
PTvz!Aw<YRBb@Bfg}{tOwbjXNqM~cR^Nqq-;V-|wFbN)mE)e9!$Kh|~W;YOZV#wj458X>US`SacDQr5wJ3Hw%z+9em`Gg+IrVyKN^)k6`n2KyH{b~ct2hlE
`UOr%N(=QUV19cVLB}J*5bFsr>$lkQU0OYl<)AJP2c+s5Z<!e%yh{*)c&L=gm?+G0?ChmaQN>+k=LvN)G9qFZSv7MF_=Mc^*h}qV36CLGqTs$8CS8&I{Nx0
cxm%~^)t*^hk>HQhSEuky|4NMH@z;r<M6KV_f@;e_|$b#68*l8ejcA4dXMkMtCzSr32N2DbgESl1YU2und8?e|m^lu97tP<8pXRS`6^rHUrJ@o#Ga;?MXdG
jlWw7zlg^hFG4Qx<A7XJ;chN19#g=lTN|5h>ai$G63~IsRfUlGZcMJW5C4V_YK;E2hXDlk_I8xGIoqT^2{m)4p|VppR>QC`)z7Ro%m<W@Bj-P&U3>DNIq*5
Gv$&Q#6@`JYbh_m4X3REn(ox<aMW`+k4r>KfJj7$d|t@PKr*MekG+Du$xf2#=HtY0vzh4hqVPxSG0>>IZ@&YuR-;6N;2JjLUpZ|YCMa5N_Uwp0VZDn$mp~T
EZsi$53hsl$&RtB?|d{(@O+g+RPv$QoyJ__{Fd!5yCrjllnQZkFscIzBF`2%m@^*F*@2~C#OAVoxN!$+e2_(|wCLoEG=8HVxFxL2M91!ekx?)<=u15<v5%&
kFn*Yl0Uj5{g<8m5VcHCihvH}UPItep<MKLSr^%3u-l6yD<5&6P+up>0oC$LXz4oqRSwxfcr5hMFKCPj$BgjgR&u*l75N@HpD7LQ~GzQ_y;QG+%-asVoAH^
0)akG=2+*Q^MxX7kYf9oF2__2)z+CN5wTC(&|tL|+j8zAELV_p(V7USCdns8cF{kI|Hz@MN69xYKEm+5Q*criMv<uZllN(c(!CS@M7UB*d>euRT;*2y+!mK
+yghPQMoD?wlJqoeJL>Isg}dr}LAQWm5wbINr(-+`IBX!)#ath@talba81ugd(SVh<OB>9%$`ht6T~h(+?u1+<%*3;}EVV(<@9kr4R4UhK_W81Wb^n6@FpY
X)bMWB!oGg7GAc!Dj9uJo5iGTc~#zsWUn-c8S09pI-+z%)`|6_UM>}IXO*Q61(vamzyC%?W9tIrexK9x<UX`G&|L>B1!`LYnl4~QfINpl@z1BP(vgP7X1Ta
#-Y3+00VouW5aS*fkga}2n0{dPF=iSnGvNQ;(riIzh)LS#rv;cLBVccBv)6kc!j|sr2{ql&YPhS66TQu=eRTupLlQ5jVy8^Nwhwk+0F`jGUdOD^C?p9H$<O
FITrwAbQ5FqqgOc3nP>gH)|+KHT<F#fR<{eqRG?Kz9X@F$l4nV}?vjH#f9WvGg54)i)|kTRy#Xg2KIW!~@B^KcCM08y11sR}M7?|_g~FM%#?x4pgjEqc2mE
gLT&#0s3@NhnI{rOK(V45xUg>SqM>Rg9hVqZVMpT7PWXXJSbR(+?2^wX)_388Qtf9}ACv}nqkRZwgte=|%BrU2&!>|&jKs4s|Xe487@Bsmtay8qhC8)<C$V
iM*3qwMk#qdvzfpR(kZsLX^_Y4)Tw$L_taWrVAwUisLt{w@5*tKhef59QV(y?_j5Lt=}7uNZ}(?r3jxgNHcX9CK?dEWB$3RWk)<P%@3sn*Lk%nAS9Rd!8Oa
badQqz%0G`RuMuy6gL51l6?^wayOLhT=8Ic;}lIL&+WEi!P~!UxGN0#0R?;)hF%m0k#qp6;r9(l|wHH4hetkID+LI|MCJP{7TMvE)OqEimKh+K>_I&iqlVU
ZVzJ{^0T=-fU9D9T0la2o`qI$O-qt41#)3s;s~t^g_wHWml!B3yh%zJVqA@6H0fifDWo|*ynio6iiV!^1(laT{IgCdxVBRRgoAn`$5l0zhbiuGlAyhcY0b6
lVL57;qwBdKb1TDWP547F(_F#`k#W_^=II6l`RpDI)3y!tYi7fL)&?>^4DFa%Lo_DMb1ZK6d>f|~p=g3iMX--hhk(gv2N;t$`Z-HVHsCp=Q2;$<;P!8{uXc
Pu1Z6Ey-PHKa)%wZD>+4SVlf*GQg*j>DY&LCUf<)9N?8O-2htFpV9ch*`0_cDSJD+;FARZ2+$$-zrh)yv>=O9o^YJcMqZnuuC2&VKJeq^=W_2WhsC)i?i1z
D3;ios?66t4(!dd&F62jXvq{mp~fT!pp4RH1c6C<+FDb)MuiOM{(Pm$sV{5<9|_^O4|0sRh*~T+n8Fr5$L_FvD!E&BdIu&7x>9{$xmftC1B&ov+Y^Ka6nBF
=m@#yX%)M60C)H8!NcYoiJT8(^|p<(QlM=^G5s`&ePWIUzebIMd^u+yX~W(^O-0kW2AEsjZUc8^+Qao7>;FH?CJQzt?DMH8Ezw68CkOWcplhi3t0g1S=u8c
v^UD18m1TW8%*X11em1J%`L*oy)O%R5?X3RLpqs@lXiufXf5JXc~4|}jC1nq-pf){e}rKmVb^)g3bO2o6;Z?xv|>_o_A+99sA`yl=pxUjv(o{Sxp(^i1_=0
hct<zOv1Pp=?@xv+(oQS(dI|<i@-}-bKvqy&=_+v#Lknonfno=V5&u$2+_VNHXPFcreZuXhRsPd!Vz7BsEp@&CF4e!)JPtY9rjt$hD71w2yKykDuip;nmg+
7=VFb3fK}*=@w!0j44aj9Gi26c}p6C9^h`o99s&OaFyg<)YN&MLHi{gqn+u-lVG?v&pD^<(ad%!I7A2xB5k;XmN6Maxl0dOSk-F-^0THPERZwDMHaC5&G9b
dN7)h*!wgVSgqYzBZTy&hb0n5o@d*5Mq3`F6s}T}(=%?7g6`P5|V;xBK<Tmcmt|1Pi*IV*=BG^*yhz)O^xNQAAu$d`0oDs|sj3M4+S_DA!c3Sd+bw5}x#%R
IRIscV)qTr`@7EkiL5eVxV_J;!Ox+CvaO=86{6X<Rm<|0J}I0$2?OG9KvKYr)IHeJ@MB}S~>?}fED{`q!cE1eDd7h(7g_*5*2HFl?pY!EW^Z>%c8tiEyliY
F0bp8Jxmu6{@gXcJl6}-Ri0(KSqGr&D*ChE&eV7Hoc@Ko*3X}3k~fT%0f6TpX=6m_#u2)z1{hJU<Y~#TBDrko(@>h3u<Q5&KwIxKZOQ~^ETOF~dsy%QXmyr
f5+k}9LOAGFudK#bZw0{)p=@t|f2(S4?d#*Anu8H)$6Mg{mh#%`7_8dj<N=^eo}Oy@!Zqg^W;}!hcBnCI{Cj#^Rs$uFSek=KFw-9%%m5J^B+S@@!TKEUb5N
?kk*9E;jVMKp_q95AF8((cDSs)}goe#EN&np+sysJiFY)@VI7r(u%-TK|1#KXJ-W#|`CGPrNia~XlNT5pis3@q|cZc9XBu^AQktErCXeDg+4wuh3phT!XKK
mi8IR<12glZ{a&NUJlz%pxG3Z7@DxAITFvaJZvPB4tkel8Dh_%x9SrNL}@XR~qOsavIQ58=}Qql28pyZZ;8_Q0%Vs-hk8n(HMst=wlko@14eme?6Y`avSW8
?oK*Bv72s0QG-<(SvFsAwfej$ZM`d^Lbpl95t4$i1V9zU03*tKzy4pspc1JUEG*PVm+`FVk^I4CpE+M*+u66d-sj&AJ0x^zixJe;OLkO>84)j9%Z=u#lXqo
(L3~R+Uo?xCg(#)qii9@2e(&f8Ns7*2q2`Upe}}*tV(AbVeRy}Qt!jUGswjI5(&j@&+O!lJt^M9_7mzH)_HkP_cfSH?iRy1wMHMOnbkb0kKVKegdU9=&?O`
vmZ?I4vizV4ig3@O*6Tq~iM(g~oE1ioK*d+hYO`b|6(-+J;YQe%cjQ>gLbs*ZhKf^YDK~L9;@WZlPElD?Y=*A5LO2oriVO^Byh_=(&D!X@>d2DAUeiNIdV-
)p-y{Z}4xgkA0LP7B{W}L%I2jP<_kK27K>k06<uO-0WDv=rwfWEn=GtIO(=NuHC+H*ID+8J`Cx)oICD-2)^cRmkMjb8;*8YK|T%cPr;e;L2Vrk;<Fc;9$a(
(c8;;c06GD<uj1<lvo=Z7wLk{t@S3iVYPDqUvU!Mb0YD!foDaf@1hZ@>9PT%ESk@vXy&gxQc_Mc0&B#fVFq%i(IQNt6eD(p-A|#b}(kV2!e3)rSco<|MxI6
^F+WA47V93WQ&f5#hS1UTR^C!L|NI8KCWkXDw_gHsM#j&z4=wcMkW_38d~`GW<h5L2A>R<we#cvp3TfmUWLryd^>(r9pPPQ7E1*QK1V;5`$)l!w+&>97~to
FFYN=>}~|HS8aolZ*q;Qrax5*B`;&3{8Oo*y^y(wg!Zi+M|MQs9$A}&%O7HgCS1(*%qN<1UwealSb_T$rb??G=^el=hSF6Z>N<1NOn3sT=xcSF-^r}ut|HU
A0^JkXqzZYvGzorLGpyVvR6Kf=-Q@;IW0q5%bBcXVgymBgIM7!F8u!3x%#V=nA!y*s<=Qvyp)s+AnJwj5cIqEtq&-ottGa8<FA)S4NQ`!sU^AK!G~5HZEB1
0q=N-hwE6GO?jF88-Yo9mm)b)RM{>}*8{HPOEr2$85G!&T4uuP3kFv7u97EYAb-`icuR8fGloy`u_+wmmW86Z9mPUT6K`e_-*I=W!Gw(@&ptgm?A1}B^0vT
0LOF+`h%qnLn_gfNn<jsz|FQpoZ2GXAImfqnmVFPsBmt8RxsJ4W2u=y$fb=EX#somsCO0uqWsi)tj<J=G}Is#d(Z5F>A%!K(wr7KM|&)rOwtp<TUg=w&0}a
);Me;vOek_LmKFyV`4I)~qUR&plcehV%FbE~FW3y!1ID;~3OgM;nR|q=H4#KSvCTZRFz(ovH|&qh4hpa-$e5adUrImMyh-nwfl}%i?Uw2r4N1UCQ?4d#cO{
smz|P`l@ol5A3zX>vVF7CxJ!_a~`Xjs?Y^F<0Yb*d)$-!t{MXCVEMg7yt`tlKGh|X0AdNcLw6Mz&HHzT^)Eqt_k-zN@9-$E!LJ1XXWEFb^IJ`@&0*G(f=SJ
-9}Fa|^=W>(Yz@Sf>4dXSeS}>>TsBw&bued~kcMHH_&SYX;Z~V?R={j5#R;lt?5tW-@E_Z!OlO~q=BF<DX*s<e>TwG{Q$qs*4&&mi3=vmSK6P)!RWL;fft=
Ftk*Y(150XDsP030P$_XU=Us0wRn*;sI_<K=h17yWZ7tl5EfGgJ{;5JvKU)rq)y7xi40lkn}Ts`G?zcj3#J?1qN&L2H?G&TfrdKP)bLqP)TPtk9^FozbLy2
KRw#o$s(kprTCJ;uY=E5`|`96o3wWKM{?jRv?>B12hsIwmQ<|6?!D;(=1!Q3t=&!Us0HtEqOony)iQQ`w=$GV}IK4Pn(dvF9A~o{G&A?;7(RN=5x{@UwrqW
0AJpE%{K>8&Df(RSiwGIQWp)kJ>j}7!9064f**Tm($<aSJERGLjGbWy^RKHk6BfnOb=?Y%8dMp<%6OU09)A+dI195&HF0iI4h5%L6z=?0c&NXKv<(0m(7Dm
O#?FKUDESb%wm1C*XxMTXi^tGCXll^H`dd$v%78b)Q6SwhQ}(<38B~a74g&r>9I-mPW=N7o6C4kOn!=rZH<iKEH{L!rzJEdk(=+K(#H~xb7vB96qaD(-mH@
=ESI`Upf0x1PAh{bb9Kg)g~lWYuA5#+OEaK}&m&KQu4T(BxUZUSn0P3?_+vwKil$d*<8)comH`V4aWO)O!)7o5nvhE5JL%sWKHk{n#SVxcdj}s!N39>X7^$
)-J3%GWQnr8^S@%;kMBbPjN>QuZAJV%_R-IOVvJ6_wShH$g(#Xl*raDBsznAMMzyg-27o&<B!|sD}kunyc<CR1+4aBS*`JQ|7z3%tqufZ2Q@6Uwziefk}sc
mL{RHb%M5x#XeqN%M2(7QC>K*U^o=DQP!KSkUWdpn9&V%IoI@UklIZPpJaSCPPGCH_vUVgV257}kV{^4iMH=A+6hYF$@3{sn#Kjmul$EcF6n_tBf$lQrsAc
k1e`3@h9NP#Hd8#KlhiF>cp3fOi&qWPyS~bqL2n&N6YszH<m)4&q1Zoklm*7*78s^yj+Ss!jRdHP{OJ8Pr(w{ldG)s{9dBb0@pYYr)yit%a2=01LjcU^^yZ
MD9+-LeqISl8>&`H-V19OP!HuLt>`MiIN}8Z&QifkW#3?qnUC+_(*GRca|_oVMxlA<;GS=6%l?eIu$BPOCDPRJpW}@Hx5Pfso48X3@K2LfW*T<G^NT7i>c#
+Yf9OaWS$?4UVI@qrNyn@7{y>F**b~WgdLJ2oc(=f-ZGbbUv!>VQWRsYvxMXH*Hi^~m4f96wXQs1m<A6Pktx$JnPO!iT7(_=mA>29q)_pybO%Y2LqY@X<$9
p5WX9P~JayQ3$~`>K*GaMr&W%l8_HIncKVjkdKM4I^PnbH6oTVR6nz>n0Ydb}I{r^vUg!Mu^Yt_7QY5%}kdif-o&8$+tqaZ%{7Qev*I{7vNLp)}inIwu{Kg
YhJ@)q)Y$K^}65MVuZ!fvT1FsA*Jg9(0#Z#qmeO(c^sA903>3#CrXfJ})g)DSccJ7lc>W!F7-E$j?Te0}?Ktk}SV$=aq-bVZrRz?|W(kYj2$zD1Z-2h)gm5
&~}S-KB?7wWN7E!^vpXnrq49PzwQH=<PnGCb$}P{np3MZ#n~DLls`ka0!HhTHQlkmdRa|pXOu|cg`OeQRA>A=L+=8RwM#jj*?hYJ!UY@b=SV7S6Rb-G0z+1
$}nBj0T@7t*$~n%N`rs=tQSMux;W|o-9E>L#td2oiZswKB9)nT5S`)(&Idou55A3`i)B_v1k4Q_Q!^5jcNtkT06=$w&^2|x5$;7j{!P=vFK_58$#TpCY}rL
ofqj;;mWGv|5sQM6TpDdKks|!`E|_j5RhQx8=jS0f-L$pK(FN%7!pGovF3|4jU<|wK5BJJ}J4&;6_LU#_SGyJCk*0bgmL`4nG@DIIRm4zfLXAqwPYe_Hpi+
R0D>*JuuJygBXb*#?0)9#$&N)CR17?9eCFK<c?2+UaRg@m;L77k8RL^t87hTXi|Fd&UC{^m23N#bS+9yefo6PE?)`xMVQh2ftY~K(Q-@E|LYq}^h4w*lCV!
r|Iv;~j+yn0<`OILBZ$Zsp{8!b^{laN_kSs3k{V6ysua&=@UlI|b+n!L7TnvA_>2I}r#T#&231zdY<;Z=#Dv=c$2PZdvPgjO$=d4=HISY@kj%`PL11dRNJR
{OCZD)H`RY<60%k=iY|=%GNLSiIEcW{f#dS#0Crt@%Dgui<5JV_{wiWxJJp!yHS(M-f%uYWni>C8{(gb?Wq((3_xaNgD24Hp`Q1H;yb(U%WgPyZTZ7tu>6X
9xSp}S}KWZ>p5a1yJQ9LdQEgOPSaiT=8Ma0c8a9KfcQz=;(s}hUL|TK^M*HCQfv&FfEQ<>0#fn5?`yP2{ZB^cE`hqRbWKewO8xAumU;^QMV&mHm6!t0Yxv0
#YG3&#$I;v-M|*&WFYEx-mZAE#RjzK9k`{tT)+8-`<}4uZWt`^O{Xu)My68S9N?;7=_|HLcE8C@WV)37B9g1Tm)5?h0yBfEYQr?`H^l`HPM=y4n9azdJ4~9
Bic=Y4E*MREK3b<-x1-k>VJ}eb$H~KVf(G-jxLEK)dN<BNFu(pb2{mNbJ2Q#ftcae@e0xRE_AIXFY7^ia!)`b8ZDRlhd-@r$G=6$@+B%TL2;H)QN4ihwphF
~oWcMVp6MtXtu&+@@ShL(H#og#rr9<r1xr5U;aDU7@aXMMIuTI$-s=Zt{+3~h$Dm%IdIXAsbdhUV$GMtb@~-8LXCfxSepj4+mH*&y)&YpE@hWkkZ)VuODaP
)N_k_}+G;pP#gOHQYF1fXQ1TXc!Ict2Zx_XCNW4+uhmg-O<IZ&KJQ8EvHTvWv<%$!c0d9ss&%DR6fv!N&`Ufu%Ojx%IfzlTP2h1cuf|myvi!@wxC4YKWE<V
unh2|aiRl6?jg(jDRcwtOU;JBjh%agun&_-oz_w5+`Oa6KnWOqMuDJ>>on!Vf^rAD!YHuG7AwEP*^0H5qv^8Z3nXPT$uF7|wK<C|K<P0&9^-6e<4ju5T6yV
ywsl~)KbGiP01~ribF~ARSHtepAn+VwSuy|HE=>Fr7!DH>Tz!50?s))aUF_Mtk_Xqz_`Gb;WSUe_lo~13z5q1YihQ8~?CnSAh0kJOwHiQQFHBHtWgQ~DRK_
(@i!6*^PV(AYy5i8m4wER!+c_(jhd@^{X<a~rs!fV#EJ$mX2qpwxHk1SeVQXwI=Dli0*`T{<k}$ephnDXoCKrstpq-lBcADrT7;T?>@Q;Qba;3oAbDkpiH!
KO!uBYLrKG4!26*gC7`ZJPnQDi}2gKHm4t!P^EYVfe^EhYs;gr1%4l>U7$NOJLqz5iA=8D`sSK;SG3?w{@Z=kcMPx)^G{x+l)1kZREqq79QFI`7*{PC;~}2
9g|#z`OB<gf@n7UdN#yc1UkfjLn<wk1dlfo7;?3LrMQMgk}dc!Q?MMW1=p2?1=K2Z~AiA%*5v5I$KMSyygCFP=d($Dux{QO~NOpm<V*$(w8eN;mTj4)qsD2
Q#wWL?hx?kR|7NQ)o{0&6L0E+!d}#+*U%hx3pNC&org-Yqj!+gah@Be1?$%>$ZfBmz%;FqxmN5pgoC0%Caq1NPMj|%Or{j`iq_P)lhZM+r2p2Yg~3I4q%3k
%p7ydAt{>k8Xqv3~c(lGHNzuP%f;1&(7SD2ohi9zqMDgZPx~v3R{rtBKNU2pfrS2eLU@qVxYOtS1FG|m~MA?PR0^n5nqmgm}KwA_ENp7La8Q<a?Tj3*<ia>
p<3=y4KidN>LmH!pyOj;v_Ei+uJH<El!zrjIJ4`__2WiK_fEif?Ai+6l?u-hWe$bygxgTDejEjM2h5m*}wqKes6%^E>&?V$&g2?<5+URk_4R?Gs@igAs?{;
am-fTP<?I>&veT#mHKWtpzcmF1$nZ2+o<u>_HW42z}5bKD4fx#kQjv9s0F7<=(}Z}akiT5$LX`gi2{LCp%Su~P;|ot2~@ur`Ph>iAMtj549FMI8$w3<&H`=
(6kmH@ZV^_F<vzU>eV00KOp3ME8=Nahb5mgPGA>G-8)+n)@5-&7d~FIT^dAOLZScJHB9Jw<0wVH~CB>+}(Q^VfFW57Chxs1AeZnzrdZrMF=@3!{`jAYj=Y!
$G`qLMzFkdF;SnQm5CEBK4pH0+x9TjkPOo8tfVTEzEZ{gUf3f4#?7wdu0~Akd!dj-;!@QKv!eVQ=<f3IiQw4gOElqg-HiQ5k31VJjM=Tcfk?plq&ad6bLfX
tdm~%pHnOMgrNWT4|KUP!)IxF{r=6Ou5?=38#~oc+uLqSo$f{W)*S?jG0w_-@EQNBwFzu9Tq^h*XHxA{C4r_F%d)Gs%=+jo<^sCE$+{2;J_dvc@I&oTW-g5
(zq|v@;0Cn1>mAv9g{k`1@<1Hj~Jd27sT+(9|MTJDFdsW+}aK^)@e4eW5jwIlyl*%qh8V>6@T7sHSc{j9Hq<RGWaU%#?6+S}80l4cC>j;0kOU~5q6ix!;xM
Y%*3+RZRnYlE|@6{@Q$XOIL-^N~fTV|1<n?5zart))5)<))r3Q$p;8INE{lms9KS+bmVK?%C0D?i&(Nh*)YhuLz0*c?_&iyE5mQQ#fB)5n*uj2B%E&bVDhE
3Rxqk(tA&D3SZdQzt)2Q`G053IVn6&@+OCRyY!=pY1iy(Vr_gsVl&*zSMvn0w}EMGs}c4_T}6!FAQfD{;M_NvCh^p*GNmTWzl%5gxIOwjtuCM$Os~y6QWph
QL1{?8u!PB81OsgirM(yPP=}>szc^EMXPZKn9AO^{+o8**1G1d_y9-S2ZA7I(ECezORpD0b&ZSEalzosiuvz5@zh!GvY@tTD0#=n)F)jsVlmmn?F@A~mnpA
u|K`*;Jg<u_i!BQ)G_bdA^p0c8R584eRVl`m`u`-lf$7%3ze<toFpM|vQy$(9=R7N;iS<dn$lG!upkM|To_LtPEutoXzZ6P==EJ9qkkkP10cL-<2iM!AAGl
1g{RMO>FH6z(kLU)kyQxY%s>bcavw*1JY1qlvNL#PD1(A!g?)596!cicQ$WpUdX~T(^Olu!D6oSs->y|EQuqMM2rQeqWn1Qo+3`R=70N`mBxY+tA_umCL@M
<`SO-s~4!SeZ%bCb?%sPk4WO_30XUu*Hjx+rAg8r0YKaL33o5`{|mL}mEo#b_Mz1bCLW1^u9bocIq+YCXy9ToJ5xbaW;y;vV-g*1aQqZj0qx2<efRsKfw^y
ngZ$^04b766%a3`^!E?r>jaPF)f&7*~&NumP-=g6|C>ynd~SeL7jEDRf3rsOa;~#z=MI%kPN@Y{_D;$l_#h7Ia^~djw@_iffZqAwg+L9-04gjq=JtZs*r91
kDvfEWK-GbDjp+SQh~pm|IiiI*tUL?Tc?U>j?UlTf!})^=|!`cu+x$taoV1<>vc}R#-g~TPA}RfTS!Dr1d<cU#)Lk_xySvTx5h^+V_0V|2^foR_%%Mz6n|I
|I?~M=-JlI_@TR)F(=*`1@T8+7`^1agstkL%UD4q3EO%^Lyi6bCnZs{<s)78}mTg^IL1=3aSF8j+0gosBxAd`rjzZPsxl#_>3hfb{pt7VXjzGUBm$z>a+Lv
G_$)M8(k(+Y7g6OI|kC3!zw#8S1{NNuCQK3vN%gvcEWOv1&KRPoAaaFhfvn^Cv|D?%JkN%)#BxIQwlf;)Yl{-q9Y%Bvpp0ToNG=G##ovjnT=jfJHScF5Ce0
g1}^K2X)$Vg&t-Falt4Y=|j7hn$wX)bO?`A6aJ2_6e5vb_xMf#Y!ir>8%XcE6)Pv`8OK46p2bqDohy8xsgLZBU>!v!A_a>Yen`)oww=e5>Zz0bc4Qwyt<s@
8cvvHMRW05&Qu(SxAAM-Ku+Zvl;Wnu!%+_S;w_97D(sD%PzlFC+wv)QV~rawJ<|!7HsR$jE7+>vFs^iH^<eCsNHt(zD)c`I>x@EuCvye`>s3;>NEwk=&upx
mnEqDBENCPU?p&nFB!GkTU41q)2;n>XtXIB%#GmN8+pVv{u77`<&NDG-;LZ3$C-T)^lO2ahrZh3ua~yPw65+Xb<#z1MB{|!bSxPy4C}&TS)IkzxNI_pcgeK
Cx1*V*?c~fVQ_v11_eXH2bYFn>)=!{y^~DQ5aUb}uoC2MAdDcpMQ3#yK#dm@!iKzHhyc;0<nf@TPC@hMTh^<fpe>QM+Az{U|A+3AgMw=S1isvGzTuB2qFzC
UIVgEezC6`WQl#<5JV3fy^VH~pGvPTD@z<%<K6hAxP84%x^8VWyW0Nn8^;uJl1IzKWJ9CEL!d|j-paD5Q3;=kni+pZMA5#erD`9}cwMebgja-)MOam7|t3u
d*Vdw9Jn+Szc(FY9!uuuoAUtPE2VqFhtq%Dbu-eX~WUSw(YfpCJ@`YAjYN6c&7E)^owlvoOCe+ySrp^z1Pb0sXuW-M{*@qVdVcllV_9e$T@inmr`r9O<!@@
vkp}ixOd`o^pe%tb#%)&~-Pe1yOaOwV9Bm!y4VO2Qp~{GEj0|B(R(Q=HiO7fPo%1`&O^64KA`Re@DR)?!!7NPHmt~oZww0UPBc8GWHsw{Pre1<FCRwR|>mZ
$`L(KR+&dDUvYwD-B(&A4{Z(+P0-(K^aqs$d)?@qEU^V1x?o?JFUa~qK}d)gM@?Vw`0?7UAs-C=HA>P8^JHo{N@b``YTatGMDh@PjLdM(j~mGrp$<CxQSIZ
>%5DlbVjF~NH2RSk1JSwO{sALWzZB+R_K^+r|40w#|7q1bPd-7HX{*3%k`gFBC`>sW$>J<Y=>QEnJO7?Pg5b2dJJ~UBY^Y`hY7OtTM(<#Mvxc(MecY^8+xi
476VR~wfw2+_irU-lSubveI)N`ETN5%+ou3Qn=Z5~{%u?xR8LRkMCKL3EX9VUXlW?v`sZ@ciUJ9}glOgPCg9@7*D`qS7jzfr(aeRe2RkS1;Hwio3cuFhdBL
_u)Mp)QhuFEtuvA#{#0<RgAiZ$q6VQOFObv}c?A@JPLpT$7?DeB3e_2#`MekLVggi}_-*-`?_5g^OWe(p2NKAcT<Q6?z9a|K>2MLU<tO&cN%$Lth<zFcCuz
7C2pgl7un0$VMkLKzic&|%nvvf?EN9ype%+@WU~Nqt&uBs@?A#i18Sc~gdI^WJfz(l|!GYDOi-PmwxCT~VoRbW2PUZa2li;A-XR<-^O^&TWVF0Fo>U>Fj00
euykGN~5q>U@^g?=q1?J1#f8p>lC?FeFj3luYNL6^|za0<{&J`Vr~z5;qB!C;plq9zmUVFXH_l0vVnATSBh#=D`Bo9lo~xb)rx2QHlinhubZ90ywh7nQl6W
Xg5@#*V_&hQE+kRk%;%~B{=jGS6G#p<ufOBSsB7x@W5gm5(i(NBf<aFRZc=EqT1pVi`NlD+-Bs`$X6p=!zsi-4mIiL(!}P0X#ewvJ9gyzFYKg*iW4WlJ)o3
vXq$_6p=>sG)YMA$8g!EDY^SGP@Yzaf>C)GjE#G86P85~z{`D<Yk>R?Ql#$khf{riU^C?zQ0X;h&<jM^}VJFD}P-km<1Ql9?AiOMFZgNS_)t0m`s6_WI35j
ca#@{_dAlEV%{$~Q_9jFRj`0y3RBjF(Y4YgA*;&+}jyFkpK1YY(8Uy0^k$++@jD2^JblW}1UG@F61VBI@ZM*cEt<_R&MT1!=#tkOKv}p98^;qb*vv$5<yAt
_q4@6}^d8!GQ9-_?)=T^lp#3gCa6>A_m3Nbx?qc@bB9qK8<{rpr^@n;%z9Pq=<lDr`3xBgi0|LmiL!7SDRbHU9K4n(dBd7h-E*$ksXj+MkXA4hl04B%`E|}
kX_(oaMREd<&BU-i*unff}Rk7tqdu6qb_HOBUTaaxCSx)embKj+Sz6Bq?!RWm%sm6IXenJDuNx7+kCED^#wK})Y^REp|#GFO=^@9{7TFXJgD)L1!p*N3BfA
XWzLvbu`3KpC)%+Kc+`$S$`DTLZ^4tEvj&762CP__?@NKlsZC&5Df<rzcWm==4lh3Zp1?+yq2ua!3kahVsk}uV3HQXPGWY89l5yHa?<|ce8c#BA(YPeDh*L
jKWTEr6Q2*f@;8UVlI|G1mrVGky?f>d1d0>0TJh)3BBvt57b$dqfI>N(o1_Rt{U}2gnE#Xel?A=*RC{I-Nyx)(7N2niC_rU9fIkeZZGnn}m8VYezbXIcX%*
SCHfeavXq3)J$jSt-y`20NSxAodEIU(&yhR;k{lVR_OX*x+zg^V#0XF3WX=SFaod_Z#2EQIkGAtyos@Q=D{gZ;2(w9jdryFnig|JP-eP>hKqgkU5XwDjC3S
jq7AI2PZj)JpBD-uBkkd|$Pj<WeR4Nz!WyMq<cd^Pf`_*n8U03f}=hn=`NII{fZs6z>C4MxSXN32h6G{AH4V?&;W~3^BQbv<OWF&GD}MpmV<gc60g|zhw$T
z3@VCchkkyp)nm6iE!jY8w%~?rQf!R7!-yB%J`2rg?0XB8t~X^$^ur^fN*lI+PIeO%XlpR#)8j6?e?CB;ICkMr$W$l*Q8>+Z<2rrXP;A-f)wq}0GAY1jpa0
#376AH7>>zTzCm}j7Po~1R$Tg%miKrE>qWp(JDbtyBf?@GDJOf(=;IEI#t-TVX-a0260&a-%OrkG4Uap;L9yn_&l@rzz(oVEfmQ#lWZeT;vcR;c3aO=r*Dx
_GRUZ*Rl{7qa)=cfUZFV*t!+rah^NB?d4XU$_((NuFkxLouJ1+wQ<GtL$kOk=s8=KI1Huzy8##a8urws^u*w$<EMk(+k61XH3RYph|Gx_CMyJS2Dwzj`=eN
Yw$bxy}#Rm)vC+Diip!*Jv;gIL%*NCVTO5T+iCKZbSvWid*QKx#ON%j*au+cBN>`pNb}<GciHV_rwvvWjo;ca~+e!=mfASd1pKm1bXq<~IR<iLNloRmO=Qw
Y_xUQW-a&M(Gtz8&7-UNTcu}IO0NWPBa%$F>(v=YT7;kA&^J^Dh3y4Z1YI;LY!f;{7?9%n)Mf@NdWh@+l<l6uU@<5NB;WcsXaP1B_mt}-nfo2$T54gDN3CM
lb`=!J<=A5)P>k|NWu_>aNoC+vP`T5{O)1R`3{cvB@YsBYwqWVFnZ%u?|fN+sg6zkPXus*M4*3}Q7tSlfo#GS>o8Qk#2;G$^f9F>4_b-xZ_vzV1~=wlC34d
SQ2{2DJs0jE*4l+Vlv1A4Ho<^&j3P6$YI)S5*?Ga(FEuLnGCN64Iw3?LC5?o768La0UwXAF(*W(M6K0HZ9)kEvm?x%N12)Sn5A%2J3lK~*RvR1eE-QGMw$z
OVjPL8RD0z^RAzr|l{&~gtC2J|)6m=XDaBatX`?2XHSEEW24YP!fhq+$8(C}MLDhnC+1k{A%WK=QXB91Vm<I@iu4aWh*q$`%A4nVFt_0Ymvw4jrHE;}Z1n1
iW-Ik^5w@0<b3gacmzH(xvEM=S!pqC6-Uh~GH>p~NSe3aKM=YquEtTq&@b2Twy+A5^Pc#T<pz>D~YI&obuGjH$#M{s8v>^n#aRjW_{SIfW$z{M9pE&c(m$f
meCsz2`2EJ;kd!<l6pNN>typMHKrr67&Br>TH0}^z15t_D|>XwO&<OF_*atQB{<nFto4=5|`2wXYLak5HTxa$H0s$FU(2(1+%UKW;w<i5_!V^sG@a?>eQEQ
;O+fr%bNu*$pZn^<Bc@6Ci4LDDvpeac~vbY+;R&vV-%}XxV5K}2Kim2RQaodO{0EQL4VAQ?haT_rFH7~^mU`R1A#nxGWD#7DK<pA!(O7hDM==juerfPJZ#^
m`|M=C5B^hGa(M-cFNK-5@eNG6?Ap4da}T@>LovjCU+}&)$w^2e@lvHu4P9Zv+De=dsnhP{4PL<RWwm(bx;Lg<+L2Iq5~Y!KoF5X#4M9j+n%k1cf)CaB6JE
rjaafc3Ty^t0?Nd1&X1h4l#hHUC2{+ulc#XyD2viANo4Ilsc?%_g8RgFA<<jPs0Va=r63pmPF82$jrVi@T*?D_2o1{?GdqStTl`^3EgNs@%7)<A-A@8}Ht^
TVN(UV#Wu|m7KDOZTTl{#gA@xW<<&u+m7z3Y%zL4Ih)UD!O&ghJV>8{@A~enj4@{)@pc{^PYg1)`5X{2LDs2oQMn<_bc(a3fCd6jB2#D2=X%g<|Q<)XY_^C
Wi<coB6D_#93l!2K7Df7Z>N2JZNm1Nm(w(JL6dRb4eq1;OCQj@Q*fpAazG+0qVtLD>AJ+;2~Jw3?qXeS6eD9`T<<$4*u9TZi5JYCty)94#5(R5mW3!x$y8l
qvE1gJ2vug4lk}IrY9mZ3AQAhW!(9nwxkc?PJC<!`6zD4F!Sa*(n<oZ$!*ST73K9xo-a6FQFEgXht3e%{|bYz@2YG7m1+F+T?(7Ow+0Yjwhx-k^)HDS%x<$
NDVife{ujL|uWhVfgWEG9QuE7Q0&1Sh3v!?uUDoGlo2SHOudzHkhBoa`aPhaBQv#{p!ogtmBYLi&i&HN5s)4R8rB(i(`Q<+^2z$yT{-OD~ERUgI7rGGAxXW
^)akOYUgh8;quVKZAG#v#G(ioR~iT;&Z?p=3oYvBbT8om_`i&Kw%0SZ=*GD8$gu8%<wX?Yb4yAVlIo-&0?Xk=cP!JZI<n2;!i6dOrh`N$VT#1EU9bR&4M<G
I;!exHP)U`)5ogfY{_^L0BMGs>?v!RwS=fTa+SD#0uE{bT0p`g}#i=7u=^OE#*_Q=rfkOVlupJS19izwSEQV79CTA$S=G{D@M;Go`mDzeT5a(#^kqK#bs9l
<l*y5rZJW!Ff5CTZd^r;1DSFR|>~ihx$-gdckhBi!(KwF&+cRfvQha1AiFtROaSJB8vR<)Ip2b%eC{D%jcJJVxT(#C>5(?g;jTrGf;w6fT_MqOuuEF_s0R5
(Jt9>oETuhxH^dwCb2>7(IeyhUC*(U#$K6}vyC<#0nxM5?wycy4_U}eCS3FPijX`ev>+3Q>VI&uHVtrWu?`rz>!@u?Qr{=HK|KAs+lFBuL3`}Q*TGX73e(r
X1Q;Z-`zdbH?sBaT;nQ9i!(_6x^eU!5pC4MzEu0Bwq6q!^>SiL;v?2Q=loS8_*o9j8*iSq%j#n;-ml1${*wAhZL908fN1{6o!CgP?mZcLC&YjeM=k!K=Oo@
q;8wrauR^e7`dQ(yi^arE0>)>S4@&8tJiK3o%d`Y_=An3ROK)^&L8$?4BTRa!j%{x6=R30ykay#{_XiUdW|Jn}X<V?1)9^2>~HdX=jT%U<70SkTp%PTL?A2
Agco<jfE;MkrR9iHh@`!ItxrUu-6e51zHSM{8nmF$0kgKuDigCtH&bG)3pq3c!{o0h250W=ADlv~KJlRFBrQF+PVms0hC3`#w=vJD@-uzKT<bh%u4y-!W_S
BX}QPfqA1LzR&NimMO*AO1O~gXAO4OS}GzhNt3g=*xVW&qtg;g?Pd4wy$y69vc8v{hSgW7L~Dg+W4!??*|bnD(F|kJd0JK4t%jDSc$@<sX(>FF&7tExLKs@
8+82N1=UPH1ghx7EQkK>=hehf-@O~6_b-}UmT^*|d_>R)EEoZP>#`#kN364ZGvT-Tjwzffg#Z``x#y9zT3<EmDYuHfXZ5dXm{}d)K~9i)MQvh!7%7liBPTA
T!!gCAb94K;5B8ZGEu*MqIT@+tzC0>xT3cN%*HB|}{31{Po&1Bn%{HUdgUQas8z!P!!=qj;qiVjr1m*-U9$_0iu&CdE4ZoU)2L)BQ2Y63YZ!~_<>~xK4?*J
D&d(m@gKWBHyx;5rPQNmd|Ymv`$yY?91_*iiT1DL}2b(aKjDD*fXwHHYQsavR0jScaVDl`?_S>l_p^w+_x4*t`P7Ui4KFffL2)(^d8k*j}}Nvw03$e=)Gao
;mAKxY|Mb3So`aS~qxHt~SDTB9YAy#JQGui!=f-fO#RlV)SFw^sLnm{F?AAis{zm6C4+&jX!IJ_8h;4P3Q;m2~om%3+5}eAW@QLUM3qK1-ccqT?5VW3XqU(
kheIl}@`OZzcg71A<m&2Lz=P*nluA!C@(=6s^*P#SLHQ%6l>BgwIVlIf=*BZ=8d1uQ*iBx8mSJsoi)}kUQGv<x}(DdPF?QbfW;{)|bI2x7%V0Y4ttOma~8#
3<|G1WwA<~f^ztzJu7D;z`fV$?isadYljzeRTkZwcwgeVd#o=#V}nyiH0jN%SaD000Kl%4zZ-%S4~MK=WH-aF1TW4<M_A(?q{uQaapr6B_OJIyMJ~_#TNVa
iR&+M2xUMw>MJzb>X@o;cUVk5oQ_a|{;E3Zt=(t$c7Y<)vyUaWH62Iv6P0McB%!$Gy@uK)%mr**60EKl1LpV(P4@!Z1*N=rqt(T9VFYe}xU5x!uR7|bWuHO
*Q@35HwmJc*L0xC82fncNoTJNKF)(Dq8U*tafLzwNyKk;9%hXmIUj&Hn0Cm=HyBD}~30qjH`vL;;g0uO`P$Mzq#F+Gy`NE*!pQ(K&dc0U462^NivdyB^f$6
dLT+8u_}&kj<#Z~1PU&1?|Gv!*kvxhI(2UR6Gi)9#jz1Sd5ZcY9xB38)Y|RB|m%Zd^e2DNu4QMUZII0L{0seyJj%6I^w<A7r+|mT%?xoOIPjJYDzQ9GPGKC
_}Vm{!0n{AK!t$#(*exTA~4$abq*s(7&E)Eg97Sc!Ql(H|K2xA5~gcu)Zx+uYwsf!e6I_!=+)L%W#+-_zK^;N27oq>CQ8dbeyJ;SNuX`N76q$H$bm{>wS!D
3!Roy3eVGN69HIwMnLqHr>fb{tt_pO36An7<kv4Ot)|$DJ|}n$O8)&eW-whY;oe)~gVSUM3jK#86>NpsXaED0tjENzr62V)MtiaoXU75^ndj8BbfQ?HG&!Q
xSm6$^O@TMZk1dOC#Z-l!539uUb|qh}qiMADNCw_?Xz}OfC)X&xaZpOB06;|&BqEVfnYc=!XWv5iC84ry@7Q`iW#cn2bguuLio%jXmiX{uCYUCO_uTC7%zK
A|L+gH%Oca7;P|L$VQ`|VX+8*ilJx(4+xIP-^B0TjM?9Y5Z;r8PlEFTJoM*Y!KN%K1&dUVXfwzg;4iR!_{k}{XgbV8q@DRVKqpzevtKAHLOoC)$C>oKh465
C}1@WhvN)YM?w$gd9t=UF8mVA{WeV0636Q<d_maEy8i-TviKVmacc2C(M=?Hwn#w@FCllpK(wqRO_c48}TAC9@rKCugD-wSlilC_OUVYeBB^p3E+@@X)_PQ
qYb-kx;HvPeaBflSY_94khv+z7TaYVSW!AQTz?|E-c81-m_x%0JI4_1G@&<_?1t1CJvI8mddz9^M&Q%NyPVR+IYo#7uYD^;Z;Z4f<HP^T2(q#J-;zn;wHa-
?3U*!NlQkgxcVL_Jw-d$d{Y?oeDIAXm-fPMSqlmU&no}W@v+1FkouCtrkb{j><SkYx&wy@8rr<27s~jZW+k_w{N{{YC=j;7m>tZctKAXCc~BOhq)X=v7bZ=
bwQezS)RhQ75&^e>y$e5YP;ov$)B{rT(y`%+bobZ>fPoBg`-MCwr0cja?T41+r^+n=XmX+t+|uc55^xtl6rxk443hv;q9N==72iH6fULYW>KxU2(>-y7)^Z
ii!)`_eg1+ST-lBK*o3ZuV>w^?0TeKm23FCYCQ7XNQ2$$%|tUq(|+E&6q#zo2zH<)gS9Zk>-FfqyM4bq(7Hwq$j=%)eWe5X<DplGi`6z}Xdvwud5G;srh&G
<QZyXsgyO)5zPE75rqf(5Y;gp6lToa+sstqDOC9yjr#y`<GudsNm*B4tpY3nAp^RB85WV!k?*g2B3IF#dcfy*#!{QX!f<HVx<422c)S!yq~3vVc*jg#`Wr`
ffHda^!S8)xt2X1|@d}a|x6uy}VqxQoc#|{2sQntNnLb#ZY6ll839>$<f<Q?Tra{N%m=t_&~yNfsg`D+pon$14PVGm5G<Au0G>q>rUY5f+J2ZF6CpFrn3lG
nP*-SCMEfDIpizI!LQnPsRnCVG3LbG!=ykC49!d4V%ep1C(wDX9d)QNH4P#Oh*ai}+}@~gV;ygH!Y#iZK^{{GSF)d5S8>_o36k)c<d{dNTK-g@$JbV(_!@5
+-Z~HG;KZXpKq7`HbdVQCYeWa=h1R1blqD|2Z3*kg?EViKG4Y<u+M{J;u{6^&zzbW?_gdgy6+@2K>i3~lG`SH}?#Y$L)jnwoSG48QnPt-ODf#C{l{7y<qwM
am);3#@#-jCpeKy|VW}#!uXG?mHar7)JQWV&bNSNvx@X)uD*Gad)v=^)Y6YFRi81p#NxU<SO5c)4`PJ<BNkH6UqHd=khoe-t`tCQew)haj}5#ZlCii7>kAG
s|IvMpJ@lD)7Ez2WKIAkEe)X$hDUFaKU)dRQgGRfrVgZC3ruQg4QCT?o{0r3%(rEpSnmLMlVLNzjgce0jOiYHfnXZ^~ig3e&@D7f@i*592ZG$;eiI0r|EVy
7TI#{N%ntv!hw5Y9ZfJBRHW6r2=$dOW#A9l@a1cMZANn8cJfrE!wduIg#_@h8t3%id0wm93XVR;C%g^Pn3=olyZj?i;>G!H%5#y|2^ytx*o)t7NAY+Fvf$Q
w1ccWiS{?3$kpb6&NP>@?B4=zbP{2RoyBkc!?J_yrZ7I_zN*z@&=}!Nq#xx7G6A+`h3xpRTR|fxZmC5~v)@BdGRCoo^}+x=q7!hLkspaSYIg$&_y8(&MN5W
$g%`om5|Pd}cLa%CMyAdYVQOUh<KvyGriHuWz6sNRn#6FS@-AuoNj%Xh&ZcvDC^lc*h<eaf@RP|s!j66r{6Wne<wmem!@l?9F?U~F@j&3-Ef@KfC3TWnf2*
y*0K%DdRl+@zBNJYS$?x?|Ha3aUjTlL%q$6iC^Qh_Hcmph$cU9x5>ODfEi`sy}R6rxl|K}IgU$8Y~O6y}awnWlYaY&sq-pQNNQ*}Q!m&!<RJiM8J;EmQYL6
R$LkFO6P_-e+GS^!G93+Qnxl(kF!?HU6;qvu+p8J4J)O@j>?(Fvq2_G0lMaLg@CNkoQ297DS9>8U2y|IozizHKb>kenKbta<2xcdxV}uv$i*BF7i7Z966QK
E>A}qkNcXYS}(Txn^>L8GV#xB-`%Jw3sUXyjzTILcL&;m)~^1aYp}IbT>!b-_z*9-cOfmf1{nSI0f5)h%0BW92C#=n+E2mZuh!#R#l#=o`A*;u?;0b^<<%7
Sod0=I-_To)xNc<B=I^x+$pGI^d>4mIQQLlUbPKW_@*BWHyte$xF&uxRoBaaVG=W+2bk+3FHU#GP;iw*GWZh)^93~KP+<Y}w&X>yUaG&wP{of$>nhXC48K{
-YdZ9#jbQqw>hO2`IrBL!dqp^~nCtUD!(B~CkfgLxB5~cLI!=OXYg8#o&>)_XyNfK&<d|0Blf7HMxz+Fj+1>1><%l(ez|W|PLoIeJ3G|X5XFj1xxcXE?of)
AG6%O$38G9UvB}=&v`z?rnX-N(;cWTJh@`loOESbdYe6*e4Xwb67Nkf6p;jYF{zfJPt|DqV4)~p{#up|!5rvXvEt0wE`wR(`2nYzg246xqNH8v$}mIZxS=^
N<LgJmv76sy=-RF^iL6)@rtXOqpmS766#abcj;f3D&Srq>&y9hx^ve^uix%{RpT7j!)wz)mBW=+}8^2k$NzguRa#aii$Yly3OxvN5ke+((6ft%WZA_kMlf7
fp)3?YE;|r-ha|tQ|Ki0$^*FVb_qi>`5vgBHuPo=S>X)PueX_lF|hU02}?AN*ef-cASl-RR0TgUG38Gp04r@POw7kF?086cg31zY)`KcoJ`^(ErZah+VQ8Y
I#pv=&92KYVknRQ@o)O5GkK}N8}Hq{Y8WreHi4VQycxp{xK=6#q(JHV$ztSFf#=Wj?VxsL5ksc)q8xn_ck0a+e!C;5{r_=wk=bq3FJ~*c%;k(N+}{qr?BF5
`z;yY;8ODKpCzU1W51rGwVg)9bRI#?9_Z2qXkaU^$A}XS(82Jh1D4vuj`({gWA6(S8#=#DNgBn#W@|Eviuv<#Ae*l(78=G)|Yn?5AWENVk*EMT~_zOP54+n
O1&}Ag{wKYG3MYpeDNf<s&zX<#a%7dFRN7f~uI9)EZHCYnCL%X!>`iXdFYB)yWA}rj6=5(+<cOh=rrdx{9Jo3F}2=^Qp6(~NKz4Z*A76VaN%xDoqCUR4>P*
a*mHSEK9q+p?9W@Md|5>KM>K$x_z&U*)CI^>gI&`84!R{;>UGG?PN=<6@*p{<oPf5+MlwN8SM9?b#y`Jc)3Yi~eA_Cu?vnzINSKQiGVV#@06_N7Bs$gyFEc
4vd(+qGfIqWY_xD`ve>kxSjS?(E5SQDw12sX@<4!~Xj+@bBBt`-`zY9ZL-UlnoA0GyC%lBab~S6{*Eh9urcACa7tMu`!~j5KLfn^&MXjSGIKMQJ_0tMYhr`
3|+uiKvTy}ab2R#8@_;aJ4ls6dL2R~tP%z+h=g2RCz)|_pd*z7BG31h+^6Ui`@t-^Pks%8GQ#tKu181&ut7H7z%pqm3uh^I7t<1>Nm=$bMzFt!9(N~l)24a
OMu$(|+Z1gRYBCP8_&kE+^P{cMJPU0Q&VCM(<pH2sOJFPTqOn`gtIr4!jJEGU7A|u&hh#GK?8HYvvwoe^0HROqB1(Hj#cF7~_U~`qUr9XCczQ(^9g0g2%W7
pqeD$77`v!dog^1CdR*EPMlg8%M|E&8{yqSe4V3-(VO#FKcP6*Xw4;AlOgpHqM=*VS#a999p7v@0oxKLK&NOoZLrW=)@_{Er;4fmVbgSoaTH|qnv^7eGec4
(UBgq{N2q<PqH6THXSIR74u(aP^?I%(xxKn3oZXM;ZnwfdoQ`E#)PetzCcy3QDt7JL*`NyJ3~-DW$sO28}wp1k4-=SN-;r=;$5M=G4DSfi%#0cOOPdjoLqx
y>T>R04blgT<u0RBHyP&x|&0!kAsUjp+Z-yo1bI4Cy*j*f2=<Cr9z6xJBgX!1LgKnGv4m1MhU*lG2RAouF*r%R>s0>}8A<2o;kJ89S3#0`rb(Mu(M!=S~Gr
#)004WILVyqFkK8+cqTrd!>1tw$ezu=92vNIN^VOhi2}qWP|qUUVvVU%wX9>ydDN#7BU=`hElN)vv%q01@+59W^+`U&2Qu=DPTgQjUro1xF!5#8xm*k%J=j
)lu5_YXSizf9q1b-gUG?HnesFy(Tryc9+q3ACo0!{tk%Z?=ugtx^3V12MB{(()v3ycbTI(okN^tpudEI8dUcEyFLh#kg#F%1{9#%*g5!c=vWJjNhZTFr5#E
?f5i}TCV*sPowLcM-rLQ8wGg~;JsdDmlNtee2T|Gi9b#%!$o;yWg&d+d9rr0d@Y^!Fu0@nKN&guk0<2!(@Vqi-=QxRker!=voo(q2>A-ZR5t5Sytu^)mUCj
?Y9nA6gJBw>fxiXFkLU~<-id!ksNXMFq;L&Jy0GUgO^nk@jePwH}l5Pr;3$r{q!Bdhe1w~SWZh}ivLqyBHBW2O{p8Tbh`p!+1gA*dS9KHkOOkeItlY+(fS3
hSo7I}6;PTckVD2gNl41vo%QBGRA}wS_yZOzwry)#3VBzAN)pvpqm<?O!pn)m7Hi$!P?|h)I`m$GXZuQW+i|Xeq4khJHyk(~VGIr^wP!j~FutVX7nnkKLJ;
^Ft7$;vq#hEo;-QQGrwG9n-Sv{}Y0*dPf7veS+lA+F=HjUNJ1t;8))4s>L3#Q>JbA?4JEP!t@|$v}S?g?~@-V*HNWNL8(dq*cDGy3eEk=4Bhef$#*(m`^?$
ovVXVE9juiAWRi<jUZ`Cc&$?DiREl5xuXd=bqncS8N&`5F)++!aroq`5U>+?`zN|sv2{i5o-Jw2s%LMt*i^mbXndCOl!rVOMK~k<*z@MXEY6jwRafzqeJ>!
?kHlv&Ou1|HONBaXRbCz=#=Z>9}t5BP+k~5v6cWp$Jp(cH8VPHJ%){xfKf~g{ypdGDC!H8yptZALaATJ0IMDN=tEHHUaV=4xuT!Gn@_832)t2geF5%cYMo<
4Pkk*#9M-8<UYYV9m{k-{Y=+rXdNA;$?WHa7M<BQ4>X?&;8R(C*P$FiZtyLx001WgEg8ry>;3IY1uyuZ5XyD*Yn}D(yn!N2gM_^^wF}!NH!RI=;o~FyO7bJ
bagv(8YGM5C$=<W``P&!N+5Edn3wO+$3!qC1n+P+(=dG9ELBP1DQbY9SjxItn0*!v#S>!HOR!Ahs0G5%&!DlQ$`Sr#!Y8b`4l=FE&;O;Ef>E7w1t=SLLD8k
w>EQK>#ZXFT=Gu12hgsdJ3te?;JB8?!HaKG4}80*zu|H>LjQ}+Q?Ch$Mq>0lQjl2m{rPibJXZqeq($k~;zka>w|AsT{sDC*i4h$ZS+xok#Cno(BKlzuR6rE
{h$<r{*6R%T-J=n&-qK`3<PulbESbhK$a8{I_vnICM7j#@fzXpze+~R&WT94NGZ#bNk)e%>2~1a@E^yW7^MxvnuzT&3U3905z@{*rMm{TMtT{-`AhIg@w5F
@;cGX*%P;66ss^B5Ph-r-$gN!NZ6V1IMKS<NI^IelF<@ilqtkS}z4AxX+)DlRlUE*+L4KS~<rl#n@0>Yd%juu`sFhr%nZnM@M;h<9Mc`@5hZpOTOoAx8s2n
CY!W|<{9bo<*I4F~@-+H06Ru~u=$@54$&n_u2I1NGnv($`EnGeTRpkFhWr((uqiYyYifkS`G(kG&1NOiSJ7K3ufxoiX44fHp|SuE%s{WphbBzea^au5tbR)
!~eLBU<!RklMoSU|ug>kuYkL2QcNIjL|L4>IZ53`2DLdOVp-fEPVC6l;up|p8ec{rcht$bi=*5Ym`P87(SGsiFNe}9C_IV-y+D=Xyif*e~^KrdTM4QtuiPy
%+@^SGnIMB#%=2Gj(S^%=#~l@&M(qYIVom0Xa1HXakbi#^`=R)heHEaVSOxc649^x(tc)W4o6sgfd7PQo0Z4s;ir#ebN1hm2f8kFDxkTx2#-p)u~Ru*N#8_
8{WV;A@8SV}a7CUG&>;r)ZzTQgqwrlz+IUXmIjs)|Wg1h|UU*m((!_K8xF=N5^sabj;k#)ZJbrvlzJ{G~VK?S5dS&z^K|8wTZH&H9ilcutr%94Y-vcJlPk?
2di%Ar!(v-~yvW1em>%!#(wspn`;JyEO#Mc+_5*&y9s5$Odh;-gL4VJ@*OFD`?rE`lpyPzh+njx-8MxUm78kieVgcp&^>y52LHHeaE_6YuqEKCEm*i|rK?v
oMf@%|_3;~#qQ)nURBuhMq#Tsb-p-80q?b4M2?DM)~rb;ju|k~cBwE;CIL3p2_ZWuz(Cn6X+PJzqc6)w_NUK&XhUK<hY`A6*te1Ye+hNnZm{AOMt^t8`@@B
qjV(IEivuF2CiE5MELIWsOYf?-5~ZpIqZTWca8JUt+I-Uod#aaBh4dH?M8?#&S{~0a+hJwbWRYp219~A3^?8gURBY#w;nJep*mIK%o_xbN|AAYl;w-1NA)9
A~kR4@+X5-IGL~F<nD-CGTBrycFbs%Xeg}wZPwO&nqb|V9k%uSyl;$X7fZY02ZXR^y9K6zWW!v9JhxAjX1)NG@!GfZ^&i+g;n^|w5<--C&!CG!9mU?3!{Lw
p@s0KVuQ2?`lQ{IxaK~lRwX{IPMc{Nuzs$1)@^vgb4=x(($4SLm<y{*p!uzd(6}}w{=Vv;b?Viw`!<#9DtNV1%5YTPZ6V`Z8E9Oxjz|HKdOoFOBF&i?<>Pn
Xu0~~Dj)g_U{+X>vmeJ-qbE((#HG&nwI!>bkyL~;=M^aIC1Ie+WW?tx{Lq9!`-`$EW$m@zY>{Den-ZQb}e#&O2<Gxq+1a)ppTp}I1qkrWKjdLfP!rMl7^x?
TUSpYt~@hTzAwae};;|6~>6+slgEC<c&fCQreC>U}wR$3`Pi=GgcXAhy^-Z#RS|BAds6TG#14L6icoDQe!$ep`tqNdIhN@PS%mFmn>15<X4IDUBpg^&cdoK
et#P)acdYe$|}Sl=M8o=y1Se0N>*!VcmC7p;9C{v6gT?(GP^gp8ERa*SlqCc2AA<YyJIxJI&nXF-t;hNtc`ZC65<RLN-<nBc}i`5Jw+uG=s=lVdM~4R(h^)
l@c{5t^4*Q!AE2~J+^!dJnA#&0eT;D!_a*PDpk~B-teL!9>1J(*IUdaHy3hWbFzVovi$g}rHS&QI)4133?kNQ*3_gftkXXVblUujP_Q7qvQ`7L%``fEsmvD
%1WxSLdw4!MFLed?JT!sgj<`PJU30E~l<@o%e1ZOce0tBzAoaJu=^Yd`l*}C~)2dXdfJncqC29{JWpvIv@*!4tl4li95-nCrF(y=VNOMTW{t`(mz1kcJUF8
xZ#UB}fs?pIwAb;5JO8K$kM4CzRsK808PaolOzWvR}zM!e7$eju=1_NH%RR$RcUsh46GO((TMKq&wq;`wf>CfSdRYpV(zt%y9>M`7dc~|UL41Zs*PhXAXbc
WccHyjI$qe-i(n9b=3nk?_za9EREHoAHwDT^eyP4I)l1?Yaeo|1`MzkLbJ*SN<?XCG?TRJ2>|5ia+ag0Typ<~_?oqkL4T0bJ_ms@NJtjP`gGI{hyi%8I0hu
C*Qn&w{@)7Q1LZArPoZ%yX<640`yvQjPHA)T=QO@r_!|Z&4)1wmyKIEJ{V@?oNNifXx&@YT7B6sa2=0{^DAkL^Nco-Up2!Bk(Dq6hKGfUJY?xS!R)Hc}Vee
n>LPGf@{J`ZOuZT?q}{R3ENJg8~M!#As)VH>(3z>$qB_qD9PJ7u-Ynu;6xy&$sdPo=%-L7zwDFHLSKi5c@t9WDREbI$TDV>liNxa3FY=|qk3-lKz?;_kY+p
uH~lgeyHf;t`iFmGq)~0yG!`nATwXKP8+dRIv&sXG*Z(*duy=hL<=JGxC7qyTXWmnNa<k53BO#IiF&fXg{f-=*w&J9mc*J>ZQelD=OHbo(p>q?_Cx7hoJNZ
!;(>0Mh-os4FIaAgyg_Ep9G4`4Ts6q{o`&tnS2s$Va&NruYi7eTw2wq{~>$tMQU9Ajp+(5E0J<r>RwMlt=DE@Q~5J0k6A&AFhjcsbZIG(nc=V4F>PLJAkzq
B`r%-*=rkSYS;SwK;=(y<|W>g3Q-B5mKCZ$u&?d-@71UKy-&$r-z|XQt12U(@+FmjFNx^co%sv+_?<0<E>bXzls6V^tNA$II%OwP9wkU)X*nx$FFvn&7fn>
|(N0_P(a>$>5V3jksrggDf@IVurw$OTVR=rggfo8-4CQJ<bQxoOq+d`5x`pY@e8wZ>FZX_d|eBL&q-^#`R2Gtn$Dxv0DzY$6!JYaiwo(Wi2JQ^1Nbd)LR?U
gaDs-n{+vr;4N#3wt}|k*nf*Pa((OjVp+22Z_v}q71#noZHA&7WY6$Hb}th@gG4D?FS318!@zrBGP>Yh7*wB&)Y9TXZbMqC0@wsKL<|E4i;6#oxdqe>`je=
6PAW3I3Uqp8f0O`TCfho31C&HKst$V-5IU3*ixiv#dx^KX7q0QBHMSfKc<C1V6}-e#oEp_s&-D?6_5UM<HU6sIYM%85N#kw9wb)}6lO5reaVLewRNe#6!Gm
EWyhw+NK=p=0IPtvJt|MP$VtOk_%=dMm$cO_)>x+peA&4XJ@lg;Lyr>IOQ5a>@Ex6w@Bk;sd5jm%at(@4B6!-W*v%0FG$}T&q9xZ4dQswm~;-Y(q2-y<@;u
qPMC5GWpJx7qxfDC}8)a4CJqJDd+iMIlN)F2VHU`?dH)h8Ix;_V)lZ{dpr(ad^N=N6n!2eIQIA72CcN75|Sgv9bW`o?HJaI;~i-9GE@2XV-3;x0N{e{T`0o
WmGUFNcvyPA4c<@?>c9o#sEaO9$ofY{N!%7EU+U+R79Szp9fQYt{V^N&xN@uj#bQwE<)lXtTx$o)=<v8PW8vja*q96o-}~H+3k@ns@N!ZJi^7yG<S&&vyfv
J<Dmk*V(%loo-SFVI0WM1T0>$`bzFr-!Y^$aIJ{RHySWNUq3zhwB$~3TR_v{<m<j49NteCTG9VGNCI{IhRGQtplwI>KIvF%0;7A1FdopwXM>HGs8A^+6`ZY
#UBn2rbV6t8y;#p}a%?-7bZOK`V~OafQ6L^@1uT<f$|pjy;m*Zmx7Ir@*Nr(pT{P7QVSsap_TpLGUBK7}0ACo}zf5SN%!sa$1gm0#sxr{v-Y|!E$5wtrv&`
1usVf}pxY>5%FF%-?-=}v8Dh%c9Yy0^OF8%JMZq&3lIZ$a;sj&JIeaLMsvREDtX-mzIyd$94s~>nP92*G6qJY}JO`IARl+ydWPTOOxs_wq-hSTN`7-NMaPV
l@8{TKr(oK50~p~?a0h}ib7MTlMJ*<jw9CL+#96!n<pNe<mZm`qBK6hx6rzg$1EET3)W>GFUMgo1?HtU{Stl~@id!YKS(PijA>Z_eXcAs7LQ92xmDqCQ9YO
qK*|y6I;NYC7^gq5PhIC93X+{e&h&*M$tJs!5N1AT3d7*YbUHlV-mgys39vAGt@2bCE2sGcr{RVJ?D2fa5cblA7o#<~d(yaReU>H$KLFKpEP}IXTC~?9kys
=26sMd(|!MrdUa>oFxonBA{6`IWv5{0uK4^NFCP37W0vS;`)_->$1QD``SB=zYb@!qh8Jdxvkoj8RJb<Ir;b>e`Hddpny)n|LU}!>{f75Y3zdFSq||N&xY8
caYX?|Cro+qTH1Ycda(5}p#b-mf$s2_scx6KzPITT_^9&Sl!j6SydsHp$o9s4Q6eQI*FKxjBa+|isl=g>3ygz-*u2AVW~YIA8A=WdA&<l&0rVe8(t2lPPME
b11l1n);$3sR_>2ue*4B&QziE+I`06-(j#XJ(wBv6cc?o6KsRRw2`}~v1X)^);oxpSAU>!Cvx9dzywstDkT~69Q0-sLgr-}LWIQf0gaZ4Qf?~2&szwM+Lkc
dl0rONvnY(zTYnwxIwq*v59HsBUr@L{y}v?eH^JGEq8Ec5w5DH?#9YOb?nSn*odqo$+N?pjSOB}VAUi>SABC0E{V>CT2e2ej4RtFBr(Ek@-*r9B7j`T0{u1
jl*Oh!}~0qBG5q>mW*6R|75qcvIGVyHIb=c6Lvt&=sMSVUSW($y&JjibZvoDB5X>FX4DNj2NzpbG@VNx?2L;QyA%|Vq&jYKk0-8P|@hn$_F^v9+B^H2vc=M
v`0Z^v^&zD4&4X5&eMB8U^!}|z}%(&CVEqHxxBocf$P@m$Sq-)RLEGy@q39?8@;PY=`yo+hGK|^?y%wcUsf~wJUp6U297z|N4|jR>?maPY@MQYGEqg)vmvt
P9ct%*nWT@&jJPW$#^tC*z1HF^g#G+*#xN}|$dV|tO%ck6;Z1r-+ZkM30*U0_+SrBue;7KuGi6imGFh~OgfS{M5eH|jlL)=L`@qDH@tt)HJTKg(wto(EtM{
m6ROXy}Qm7AdIRG6<rF8MT$@z5!ya`9u4tm%6n&92;IE42J8YWv%@+=8!=&)2yzili0CgtdOJg}N^n0e%vs2s>Y60cjl^WK(4`KEns_QN8ZI^4M+{i&Hs`H
*?$>!giqu0Gj7q=zd~tEt<gud)e|^s~SS4bJ;y`vLjZSCBvDCf_}N2iO;XnZJH3-PJ8K<t-dfOyw3b|Dw2Rki=Q#e>`@&&wI!)P@9LT335*=r$(zw5%Uwsi
$==a6Eid^f;DKeY^_?-J~6f20T4qF7>o+8PS&(0j+B=w2`y8B7G}}@DuM4aO0hFR`;*zXwaIL7#nP-I?O#j+R2FhLD_VkxrVM<&j(uW-vJzBVxY8o6ju9fa
4*@xZ%(g7i*6RtD`@hR-aR!VdC4{~(7ZD+4tG~%E$;`tAN4EF&=%Z2{{R3XyC4N(h!G%5zOp(@Vv+aA;f6=wp{q?IsZ76#wWnQrT_txt>zs5TIew=mSRS$b
0PV3&r=mUG5RLXmgLSkxH>wh3HO!UmfV~7E!@K!v6S2`Pm<kN`ZCMbi11iwf#f8HeZg@7Q=zhh!JFumEr;!_!~#zZ=%j>q(Bi?IZwt?ayMU7;S{C_!2uHWt
zS6y{TLJO*WH7gcE&jN%xE7aX6UhJJCl*9~&yg$-)x-4DT>O)~4(rn`*U`b8+7An6yhm@_CPs<8+OeULziI^!?EU$`Ju!Qr|nj#em>kP6bal!JD`oV-L6UY
Gxb`vvw#ZG}5{0gI;&U?aO-S@*scUrUz%Y3#Dkz@&i>Sj%vnkF$|t!yu<%ET9UtgL9v9bHuA`!zZBdWuMJff+D3m=4z^w*GC%q-7o{|YT12vmt)M}))zg(f
M1!Bnt641ifMVG{fiC=&(^QTM9ORO^H}gp$qk8FR>PTPAY5b9iaqy1F_VX9DD$l|ae+@4W8`QN?u|`1me11sMAm{q5-a{-FLS)Dam&><iyVZ{iFNG{D{#)T
{2HiWZm=pN@-A}Q^&q0N_YOyRVI+!#+$?5JYW9V$5>PQ&e&#~r!a_W_e#Z9=lo)%py@zTSIy@4TUf;*4fmnl(sWX7Ve~fU~Iy0-pz(|6%tsuW4SN7a>Hz&$
??aql?i?(6~W9seN`K>0Lc9WmO5?{YibbM}XgS)U&s=#cBl2;*l@YN@5RBm<<g_(TsIA0v=e9ZwgEPkuyyhRS9kE+jnIZTn%HB#I?zb^o~QN9w{6<sQZ_8F
eC-4pi3R9-Bc^vD;#kl|a92kx$5>+1b6iZ@mc5;@}<ObFMKv_1Ha$su9qwj~dy?n?KYDW*z^Xw*6i91Zq#<!quO_!g{+2kTUjILbgWphMW%;H-#VOklIA#u
F^#!rQqFQVk?zqN4$c4v!l!L~IpN%^<ZlHw+AQE|(50^25{P`6c5JUXRVSjR!agm^`?;xORC;JhJ<zyX~FU!XE*%Zs=m*uR)|>O!RX!@~$9G4WU{*0f^mV+
cv^57!{r#9LYFUFzcH0k*qt)nxbwsr`2E?A)QIXTm$3kXzam4Lp4WfFDu*CS-qp=NOxNmEIbv*$A@>H4>K~Qp+(}=Wesc)yi|JdujEJIZow!Ro+IXC3O_X8
d-}J*suFNicGjkqug{(8Ofbpc+X`PJ_qo9qk9VnITB>;_-Zv&6DoEvMeuhv}gC$1JsFL57AwRm+!vQOOHLk7pCq^@r{A>*Tq-DJFpDxk5JMftgH?c}}%a=f
MVJTs8zIoul;{86o#M(H_=Y6ItF+l9=&PsFuK71aa7Zqr$3!=kh!Rt_k8B&-=$jl9Tz4=UD$t#h!tn++i&m~vj!UpmyDtF$K-T0ZzGI*;J1H95+d|N?8_XW
(@aY&GqXY)c114@XczyS(rQ7rfyaKs{4g3%gE`MZEb(0Dry6zgU;9qiczubvoF1e?yM^izM_p8&`#llH`hjxMX=LwkDHRpRXTtXUUhuR;{@t_r};85mLp2L
0E9B7Qmyi!I6W7kVa;<o~dxQAJ3DD&@|%@WDOF0^xe}ZaGl4gI^wVGtSR<YxCchN1Pn(>xs+p%=|F7?B`HHqK9648%qvSTvWH`_K3jQ0hYJXRL&A!qSLdqO
yAi6FFG6CdmamB@|l9nuC?!Uuh4!>8}h@S0hS@+ky7=2b`2q(^yInLyB6IHn|A9RyD<JFDOeJnoA3>&Ct$eP-_{O~*J1(F;MclV_@;di4U!U<0Ia-wh9yv-
7I3Tuu~l{Q|9QmsaiVD-`gTT8c{tMF4u_}qlV^_x!^TZsXp&7suH65>I+!sa=ATtL-4}ddW*DohNI>1-c|3$M1c!2@%FP`sDG}bDyH$TS#0ag?cLQtU;Sn5
W{adA-&zSxNBsGE}c2Q`pi*9)xX=bSV7=}G5wFh{fWX%$QZ)<|hWpp4TtN0x?S$gEON_jltj|gCVe7Z^*AfWAY{Db9(15(TP3|F)<b?=U4swRl2dr_VTdRQ
!?<uuxFC_SIYn|adO#o5QNm4B}~PtpPE%pO>Sa>axI8Rj7{;J*I;1+A62P=2#9N%6u3aov|N{|op8Y_p;Ogn;BrZ&@Ix<pkOo5waWBWz&(C8B@n3qWcHOt9
nkGSP4t$t_?xb?t<!e7zj`H=XmtB(BF<n9e%SB>oooBvG=LPQ$(mBh-3-hJ&g(nOU;}W)2D3UB#V0}&^Id;89#9`y#8{abXc}t&HxlPZ2vL`CGRTm>{;STH
c44$qb!VrH51r0aZFbf=hbWhSHUL569ANwP|)(~gznJvj~61<(s>8#ep8FJ`+8qzX;$vIMaho_)A~pw|7|}ZZf2y;NH^8Pzzb-qJ9kJ}ao-xa`$=3zEfh!z
L|@dE{5{RGlb-y<(r(fLa`~eUFNvWzmn<|{clvl!d2R2sQG_5*r@<!Y!wldo#^nXzv<tL|^yv2{Loz#c*x@*0X{sW>{9hCv3P6C$&9d-5LNe=0IDF36KG7`
dzoAv=RQ>Ot1DCtrECU>0_6AMUy{kuWwdK--76GjprrC6b2-S@s^Mgd?z6-j893N{0&zhH)s&-jPuM9SR1GAZx1y^h?1^rBT*Z!?|IJNM!_ElG_bbvCMIm@
zH4ua?}qPdt=PJ%?U=r)^IK=x^}$k=~2Gveshza=$`p&<o`3$X^rb+R!73oz8D9}n?`!tp;7j=;gCM&hJYsYw5XH4~@~L)VT!4Zdt-=`~{>seape<kevhPw
khYu{N&%V0gniPhh&K%zchPVTjtk$$+WSK$PGtmhN7Cl=Cv=7C7@67(%d}<kX;k<2L(A7j=2Jr3r$128YF*@6tnQe9~tkJFz2awh7~5Pr`uotEK*|u0wK^b
=iWMJKv-QXT^wsMp=Wo7lf;Q4VI8uqFfS1W}@ZC3$DV}cPYmO-K4ec18vzRG;VBNOT=LW%V5N?c`<1Icn<Y2QZFpA5hqz53}QBICb5&R6{;`~eafCm{pP$o
9Y_<FKiUrY20@i=Mq}S!WXi&qD`^c6OzR|Id_jW6LZ`moRbsD-9C4REQF8-o)T~h<0%(!z73fv@F9J;qi8jkyR`vui|8!DU_B@R7aCs|dsx}RX+|WEnd%7~
3X@PVcBw<tHHy!6&9EY*(V}wbNJ;A$|P7=E}fW47{(G&qwi0paWUBL2h8a{dU_K8l5{Ls-#!XVXDymaHc8eV`(#}I}r>A1j!agr4}7sVJ{yU$(fAa)rdlEv
bOcSPSig;rnY(}3z}#TNXZ8|e4RB?Wr^^Ndx%#*$z9XkwwNtLx|HJ$3#6oj&B=2EN+HJO;d<cRrwL1kZ>zP0$DFS)G_7o+3ETi`4*7{WOhZMgb5Cj4m2MA{
;cfy>V5{zfwT++U749W#PUN)e|z)Q|IpKLt4trW%|c9=4iFixK6$M_j2>!htImo@s+MfKmkHe&8JWCTyM=XFS3w}#RBh(7JUb~=dzl8PKj&(7)0hAmsEeI<
+r`@3On%!_e0l*3VIAGQuujCdA^i~<--FuTgV4@khoXkOj1mJ)FybeWPOVONk59H!yH?TFvy5w|2)bQzR*3a$WQj7J=%&+?i8b?rxjy{^HNiT<%s!|4Zr-&
9I%DZpb;-4Wgbe?nY6)#Q8*B{=bKd$-0Qg5p6L@jQ+)!3)X#b(yI>D|xy0oh47nqpw8Yam`|Pcr)J$KOz<<*?01#0*2qliC0M-U3%Ez7TwH;d8h>6K<qoL%
YiL`oPR##bd0Ini1)?jf&w?7_L;FHIp-x!n@G&4k)VzIK{#uv8Dj!q{K%7cr#?LH#6G$ts4LauziMWDZfF2~n))#$}{O^u)*^vo36npnodBloqZ&_3sy3%?
t62Df1Ku%fwd>AjwzEZPA@hy9x}U-DEdS{EMP&6IcJ=t*nzm{bL7Cro#WpQABsEzsPp=2JnS8o!}w!4G0N`=|EKxY59Yws-0v*r`ysd|hJyE>q4#JGI?d!y
t#b3VjxQa=76Jme~|3Z0NMYO#V$83dJgNAD&hEM;#-j%}>sE-gr(2!fqO}d9l8zMrQ^!lG$1)XZG!`&#Z3Ntc~^eOJlX`x=r$v6`9;jBwK-LMd8FO!+F%Kx
KKDWGo;1S+X$zdPkugk4hq~`=q=`x;vK}=*zS=E^C!nW6*9P!sE7Td9?4;zxpD2Lk2ENW`5L|NlNH<ZJ&j#EcT%xUudYhchv%XiW!3Pilxwkhdvl?qw|S;`
Urhj*Aqnbfbq-5+E8z2tiz^l;BG7vB28O}*JtZyd4;033O`UZ2M?xivJ{f4f5O!+68tqa#6GR7XCyCFbfbd;m#Y!Lk8L<{rVSsZgB$AavuWjW*Drryc4S@`
sriDs=?v#l_-d`Z3mlmOtpJUWdIuRuKI_ZHuMhl)vJp$HR_@&e2sAQ-Y{MqN^=6i&FhJ`TAMyrW}$Z6TN>|nu!5&;AT!+WK+?S35?G|~NIPf~g8Nipt3&lR
hr(`V!{ec+yvJXR#OauAsbd2{1sb-4oHx!z@}Ay~4iAc%^MevipUgxh<|l-alwa;T3DFLJy+C%jn)_?KR9DHciybO<&$8>~H@QNQgUgs-~+u7^@CNSn0hs9
p?d=P?XQA^)2{y^Xsh23dtF=u!*mo{5vZ%IZoaxd}D3ydlIl5GqxlfWu--=s)6ckh=N(#mp=Xm$<6NQDR<ZC7A`gBsaW_;}DB$o{JO4msnUE0?}6tQsQ8KK
<LQe$?$)<LotI`_z<cOKNc;FK`0aH^9**t=>LF8c>kJwBszQ#5;r9Tvq$hmA(vcHGmQZY5w>|9nOuz#>!A`;6s<DB(Z6m(R%=-?Dc86a?oX<Jttu4)X#Nv`
<1<ZGx!X13?)HeJ$8KXTU|a;Hc+^(OI3UUR?Nj+fe2dW}r*d_u$Rq+eRwN4_;Qs1S`yD+djJOt%Ds2o6W58()SUeGz9>4Q0+PmV|_k5l_(e_j7B)S!4931P
FvXI~j&MZf-uQs7|VI*EM9y^;T_xf(a2;LpJG&ZXdBBcqQ0<<+gBL;Tgbbdp%*C}*&KgIRj?-{A)u^<B`$5y+Y0+t1GUk6x^ZVYxft;o~BOOia*rxf(<k?0
$^t_YB_@TKv#-5vw#EYXGj3C@O;TLkzZDeRhr|H7?%v)zR@5t-t&Ye$3e{-h}|c|Gp|=z^3;fky-%{z|ICEdU}8n%=bm+elQ{Pv4@>%E@<4c`wH7D!Pnlh^
;1UVc`b;9=4@!okjeAC|F0jE65WP?q4?7d7)n49Y*sCx!h=^i?)#;B`(G^{sq(aM~FU5UC}S?Mj+a50;#?<rB9zZrg&X8y6H9juNTN>5iH?d#jSj`(%YRO-
e~4@utN+X`CpSJRO*XZK&FCVyO6|7F<%?9UEYj^sozKHG-<}$vHUJD*RQbpD44a|u%nW3XCu&~%nSCfzo+|A@~)axg(E8hCfqe7qM&Os)He5Cmna$2BecDU
Kr_(Ep(1q|5T<&00N@%_)xx9`^$->Wi!szhgxjI2bVxi^T5eAQ)AI?r+Hcg#LHuhwwN{wp^+n?JelN0l0+1ghwk`~ojC?u)M>olIR7|Gb;F%RkD22GF?o+D
7raKzDAP|k9jT<}d?%2zUm^3IZbxRi{3hH}rUlg;a#5_`ZkZeD>G61z#_$i4jsd@3)2^8Qnwho=uq>Aorzcqa7eerHzLWcQbWhd*lf%ooX(pNTIMA2nN%mn
jqo&UO_M?e=iS@tRYS4mpG8i4VHBEGfZl&W3ocEDUJ!&7zlhKPZ%7KKI&w}5Pgc{(ukA5(;W2H|g_AlI&PWt<Vx+n%Xn)85q-9)Vc5MxDek6-f7c@G2wm##
F@1ve*m>rE91D$2g{ruUa#Q5jg$O>r05}v$*dXgYQV4^$vtxo2r@spB}w1PeMo4EBB+K8;C{a(DR>S<l<aLWW^zq$Phrm+T2+GdwtYj0MJg|zMs5PP~(++b
wPQJU0o%IswL-_vYkx4w@}L#5KlUsOhlMg6dYk|z?*}D{DyJlDbi%NB<vm*ALjGSPa%5g8}9Xyy9IG%x1={yT6RSf4#C34Dtp6F#CdqeF|r=PS2HJFJ$)^q
z@Gml`fG|xobYxHz-HA0q%xrDFy5Bk`0p-8c-F;D*QC65;&=Qyu^A%`#fPSJC;rc>mN*00QUXmHAan4v2EgkHwUI)L{`Jl~scC=GWCa8)KTg$+qHG;rV3l1
r6})#yZ13aff#6ISUlaRs6P=xWx6rFYQhiM11z`B<v`rWH-Z(}Ur-(+hopuYYYQc3j>6@1KZ!;BGUDV;WI4`?1y8zwAskWqj91?DK>T006ht)Q_v2Xk{pG}
%FRGat+UQg>;L$uJ6xTBk`<$^e-XV{xz4kx~bypSb?(yl_owrFk%A<{5b8n?9x#pt?((gh4O+X&vsYy1wsj~4$pF(AP!ftWR}r{AeZzeyG!i0PQHq@kg=Jk
oKce<!tQbz1mvtba#0GoLc^x4t>b2om$L8T@)ylKIM|2I@+9WRpUAEpg&1n%ii^0E(1nZgYc#S<|Rhe-gmMS^??_KRZOzHPy-?x%#`c^qqu$r7>Ur(KW$s#
M{eeH0~G4rsNhlDf)~Xgkbk&8RZLI03*n8M-HwMzo_2Bk_UXkxYrGl<#<Pn)qZoH=6hbo0_3G4@WW3Snp?BDCsW@3%yIpl!sd~_3V98@LAW}AYp^JTB)$gF
;<TL_W|AgT#}*8V&ca&B@`AIjJoQTDAAYrF!lq=s6SDGopV`$}G1Mp9+Q(V2Jq#vk=_B*GVix*?cVXH^w{MTp$cPpn^j6hP=J)uqqW1F^Y+TapAWRkfCPS2
XBAtJp=A%O8pwsHHsRB*m%7f)Th5m>?j2Kc#d87GDHw5yd8@(vuVK=TZJ{o?QQzOO+b%cV>XS_?N?vtTDv~78?%#hdog$mq4-gfXzmU?Wivu40B1_`4{UKA
3-_&}>HApaOPN{gM6Oi-sA>H7at4BDy*!-dq&Aa46~#j`<0b|6QWD!a!%Pu1>2mg8qJFudCzw(QO#zz|9eT)jenU(k&9YW3D=*w?ZwIA;vaeqhAGdJyNBA)
7pqfgy0#sAvD_8FkDa-k6Yb)A&JJoCbdAy086}`J4OfE;7?W-0)TgN9u~+{SYC@f5o}Lt9R&qImfxHpQX{$`g>sN?Q)SUNL8UVT?GV}&qkgI<runNHmta#D
^5uIoHscuCW(YyN8H*CjDFE(w#koEC2u?)YU^jEIgdGKb50qt{a*8AUM`d$-!+})T!%j^dybw^;@L@MGrHCq-GBw@f2?34cH(UmGk5)p+muTqB!f{1&0mHG
3fPeK=!JU8SgxuPLT4aVT|w4xZN5rC0g`pp+0sdsey`5_=CcY4vY?%vPLA3+Mg0kuvz$yN=xkO(1TR+?o-RuEh8EO^^S0$VYt60p`-UB3V#`qqqTjG(_Qpv
tORRurC5nAK(&=(D%~*1|9lc7b#?jxhu^SYw4P9BIj=_2`>lH+2E)FFT#MYKN{hZ2^Va_Ri88$?+k3yCJqFZkK+&j@p|2X{3e|W8NE(VN?fNGbH$n)-nbbD
`^11U6(xeU3`{tm-Q?9~gXaqVCn18%0r0azqfNLpYGwPvtelAI@~e*7eL;F0yeWqRmW5^Ohnlt*<rJhITec!^0IWYP*bvLrx<0HE@QW3+hp+{SpA!w1I@$?
(78Gzh{l%{N}YePY1k!+Z6VooyUn4B4E8+4{R2@cSga9db_b{6A-EVn2SDAJ9=CS1xvp^rc?1nS4)Z0rg9~nZrV96+A`ZKtvoLr+3=Xk?F5Fr!PPlxN!$E+
5cW2n{jkHWhrrdDynOqP#v7O&Z<V*YnBBgRX6Y)i0udf5g%|}#*r#Czb1^B$8%2uGx-+5jR`=~(gTpdYzf!jXSwIxR^O4+b0v8jqvKO)L?i@r!N!uVCRSk5
#e35p;5zS1ftA3PAVi?#Q%l0O`c5n01{(PgEI}}ZVV})pI<e~n@<I)$!c>+=D>p*qwQkSPP590(3xS86^m*bY>ImX$BUl!S=vQV-x?|6~=&NSz1_2LT@Uu%
&<}k6=&C(RrFZ-T+9CcuM^5fqs6OSe#it!NXJneqE;RLhT%!oJ=p$ia^{cd^C?Wh*nXVrs$VB^K6iI7FL+F|-8Kaj+p#r*yWPJ;9kU7%&bZ&ZOkcHo$>;JG
t6JmhR<@p2FdC-V8pTK`8Yjd|-;`jg(7)Z_YT6^1pH5W}aGMUPa!#|<17et8-WNuC>$K!XKfaE*NqN{Qh;<)h5C)cvSb?p*#gxW3%GU+JTck)7&QEBq7voW
EDhj&>bK{|r;<6oq7|S#EtaG0|<{q%mfR@~RTyob1-R?DFkKHL0BZNSpsE_B9vMfB;@s@P+=h4bp~+TgAznDG=B1q&v@990rmkd}jE(<AVSRc<i09cWjb-_
#F4hAp*07<kSb#?ZR*N@}aZf+XG^F#of!&K=2IPspgFA+lzWNS=48p-I2!o=0CcXhLQqi5%Ak;p6D04fg@mNP1rxX655iAbzO!uNg9gjTdLnJnFs5TgH~Wa
Y+G=&7MYh<Pn&v#YXNaf$b8W(d^WC0_Es>sf&jqQZ~ygZ=FmH|d-y0|yKIMkzu&S_*;#}XG8cX9&Y)B$Y6v@A&u9iHO(b2Gv1n;+-+2=&S@`a-tR>&nQKG3
_MkA|^JpDw_<f}57JDoirkGhudODj|`Clxe|N{<JE%G|+<-B=arSvQOPQf;`>TDo9M<cLon2i?#OA}Ak}&~S7K3pAo{v?%gOoqxZnV&*BW*VxddbDq#6A6u
vAjzo)zYu>x!3^C79cT+kk8sghJ10}t7yKxXHYl;)+tYRBi{#)G}bXjwxeC^K6=ll;T-1_-bJgk$W<)x&ch4wXn7f&s?*H*caF*Hk=WTzMhcRa}T<SH(7wV
*bKSZ@D>Aeyp2L6Gc61$LA5UeZ~AHg)A=j`X_J=F$F=u+&earurrR*kER8p~&6nmW22^R#S2PNq|9{tKRDmXCC4W-(bPTA^;W3RoH{yG8&545Mby=ZQP#R=
CAtj^sG>txX!Z0U2S4HyR04IfsHh}QQ7wOpw>t#4nOOWBy<;Y3DReeAs|r3m$$3Bgk3Y{6#RT;T5p>2V74YfnFrzNpuCL#mfQWR`D1?+>m@Q_&&>^#D{CWv
OpqMpmd&-xFb|~Q-6c&ht!j$9^PPvbAmpwfTw&nls!?yIz2x&E(+;7Hzdgb(F92;MZSTQu&?z-q#0Q1qSUY1NNRVW#r{86P=r!r2fE-XDdj5kRaPNqjZ#vG
*pzpt7uemA3a67s*QD2geOqPlle-=>&Pc%K;UYzVKV@K5=Lme9v2o`JL%bwrz`7u!S^2-T>aWOGe?Yr@RqpK3CmAk^ScVMy`PuZE>l?wEaMb)w=56fNnL@~
)uV1Z9o(qkhQt|xLuhM_<*zD%wrz=Y?shGzR3RHwW*sVHmCLUQALgP;ZCfBGfb`(!^3#0kPv8ywL*0gYg}tJ`Knw&pS4CUQk5*Xgk_i+8p=;le}3$n?-wEZ
KRV#dcI|^1*Bm@xq7NbaFd?rB<Tk@?l_f0^werb?jN=@W?W!5BDpJf_aOtS0o1Y*K73Ko#fcEv4XH%za_VfE`BOZDNToB7J(G7r%G7Y=#ufKJ8+b&=*5%lk
ZJx^7(^$*_(^tY?f2Uz#1n@N>kG=r#Hak#4MYy9IdUhDI<~zm_l%4`J_#o>Mor`~TlDaAlYSI-x;e4<I_8EH{-(I1V3|9UnOU@=NyC?`s#)FFt}|pkX^D2+
`Ka5kUXXVp;FKhlfoV$MgUZT2d@4cz1Rb6~lkcOnO#<+mg~<?xX}wQ!a2#=fS}}mE!l|D?q!fCV`e0d7>B&W^cmSip!`U1Z;py_`szc=1eY8l)WZ`lf&@|I
PjwX=VF12cHul+RjySXgexq?K<chuJAm+_vHas%{GPMH!elYZXjsk>lumRo;7LMb`I)?1wk1Y+J?H)JQ`A6TDx4<(5OoEDJsvz`lo;lMf~9LYM93_Rh6hO`
T4cs=tR+(W|TB-xyF(eBXEkgz(}A5*r*21wCX;SBiQ36Co_IQzMl&CNjZ7z563=%|p4i$6X9mU0Z?SGZf$tj4{9p}<4^4TA_osaP;@Imb(<D;w2Kdv`UDMG
Zn{OJ+DW9B4IV8T0H*Xq?<ZX61PSQmZ-wU!EduI`ZInAi212;-c_)XjH$@D^bKrO=$R}(9Z9g*rspA2Ck`cB3R6E!PZ2{^yWg2pV#)HL}%&}Y3r75W1)`M5
w~mkg;~SYB^I()V~%O>0Jph6gtqjVL{T}EKQ$>>UUE-!mcV5uIV|z;+V0`>5)hyhC2?r;t8$ynZ7cZY`LZU#+Wbc|+93PGq6nJF1b%V}Y25&uikc336m}HI
$X~|YReJq#E19~}=L;Vr>5cI7t&k~Cur{n%rBWw-H7*7(lWu1G+y@$wnm|Y>ztC<Mn=X7gq&q+iE9RYZl(i}E(+$wa<?NRv>~Hg*Bk$nTJj&>oZjB@vDGRf
tP`3m%FMIRSkPnyg>kSk64LA9er&j~AW}aaq#+oR+bV*NE4;2U8+7^#kbTpn+)hzEtMkpyDl{eCH0y{%Q`nA6HhMF1_Na9)me2718793V{m5B(T<FJqWD`X
bCq&1TVhACSvJ=-e0pLEXXFo)ex$*%r7?UErC6_~c`b-e}LIofnJ^Q$kUTnOxnYpUK?4sKMQeZ~QPCybVIFLREb)6|Z``WwDWOptH2G=e#bKTWFk+4S<JUE
H=hYx>{7n%n$=$y6!Cc*#j=(r0*3W!899y<!&Rhn^`A-*KvR(u-{ZjTXIF(y38lheCZyimst3qcME3GF8{N2CvS}oS%nuk)T>Eby&Je{U(`d{k@E1jz9i9m
YUA*u2IqQN7Ty0dO8)gFKDgM3gIkal>g%ksDGnl;{KguU&72QEi}?SfFHZl2Wufk_FIps;-IC2AnOO)X+V67SSthG<?-wy9H%5CjTS1h%Byy%qS`FF|1UCa
emeD5_z0P4i2730zNliSKH+Ou=VLx@{VVsfPib$l4L<S;JkDAapd#`7-!22Em@U>}8sxwA@SRB9-v4jtI6JQDG}BL!ImESkb(v{fed2F`vO^f9b+w`YyT&M
24PYyj4#RJ>Z)6mzf2%=kM@a`d<HLWn%@Yzqh3q@jaUXRVgNFHxTF`RGpT<~T1N4#m{gy6VaN4&D;`p#POD*~mcepDrxLM7`e8>6EjFbVb9s@$Zq#lYjsS_
C*i9y;#oi8Np31V`$BdxkmJs8ITyMAxK$DF=gwx>1dOSG$rOV&aK1}Du{<s!H;c+{xx@7T36+9NcPtf)BVZ|sz&WVI~~C;l^&-{Q^(%bv^DURH9Qs6@iLg}
Z;uopreyjOP`_)kw5fe0*%SWOB>?2X=xMk!yZ}3}o-t7a%d=Gr6F$w`}5^=^tYYkb`8oZlHMsa87I{RWul4!q(`T*8M;vkK?6SI6DD7Z8M^}|8YO_7*!2*<
j_9szD<pf;mW%WWLOl2WM90Wk#e0yyv85Cugs(<aN)8_{e8I;Rg(df#$8f$ypgLCET#68Bt5>J=<qzRu&Cqh;vcD((R?mB8Px`s>06dn`=+HEVE3A&$f;&D
m`2_zn@`}#XO!<`qE<Heyx<rbjSpaLo4bDs=k<vLN!j2Z>z!W{<kT7EuB(=@v`^i_IsR2S(sDk^Nq>wi0o+-mQ7%A*q*FI~iduaZH?bzJNm;0$#LFPXO8K5
<lG8|XELrSZ>eNPvY`k4SI$e}E>LxE;;1$I8HDmrLRP`~cjW<yW3ZmeuAXHORZ4-w%+$G5*FT5vx*j`TP^azXQ)oQRhC))lxb)5B*M+K@Iy_LBq|78WKSP#
NA0o(GqB9<60vKCqq1r6KgDRBfT0in09)d8=m5m`jvQvMx=R4?{_80O+3ZXSL^$(L4WMc@5iSJ?T9DE;!Si}wxulSe6KOn<;1e6vxgjfLz#-?r`yw7<r0++
>o6_6xl85wFtdc^rZQp<W!N4m+#^#K&eX{?YZ#CKCJUtqU+_K|WK%bESntOG(PYX-0Fr_vMjv^nQUOruYjvB}ZSaHt)PkX51rpcDDl3@8NLahKnSte)=<Ah
{kf#Eg6+eWbOv}3;_{3V(<LD%T*=j4gG*sK(2d9_$lUIbKQ3HRI3U%wxpX>uBgpdieV!@E(j+1!H%U8!W$kJL6@m6fkee#m6VXGp*rZR=jIX)(R+QLke75x
3ay(*0*L7)g20g=Vvikj%t8owEu$qK-SCH!I@fqSRb@&`mt^Bc;jFZFnmuUndS7SKtx(D}3lMjQWt$Q+9>~xDQ|4|?tVu6nOHMpXjqjFBg@{%oDm%QB=g+?
OhlC_<-Sy@M*?WLi<rXO0#E-Q1?GKHKuJM=NXI1LKX_3&ZlZqNtFCjp}T4cU+itZaYVlCW%?CO6@Y%UM8<_7n<(8CxEI_QKyHt*=B)hJV%@k!wecTb3x&K6
up2uS8E^j;k2cGkhQ`jv^?6jN?IV@6Lqjx9Wz(o*F(NrQ9<Of@}Lsx=cJIBw+Ce_IkF(L^Oi*1GH-WAC6TeQDlj-c-}b+*l<uJXKMaU@wxSZCl+fJRO3T1d
<^>*XXBMDob<0NUV9YVBoKvsrMy}egdTXd$I0UP5+2vx%1PRW*V5XC_BRt%(mS#k0QsFMBn^SEMXVgrFK9)F?()L>{3ICAC&k~={!`9r82KnfavbFu==+`x
aC`&fwAnt4p@0Rb7^Uxpv+<`3{M6h1`!y!ApYkg#u6EFVHh*0gj&4x){KzBLa}dz*>3}y@N22vo5p-H+s@L9=G58bc^dPK77a26)ref7<o|ZU6*v1g8M*2l
m;Gz#5|>&47KR0~*Bgc@Mb5mY-@tP0ZPG&Gd3fGewGg?oiRAUS)*ytjbDF*C;dzB<?z_tjmwN*B>XRwRO4LE6ca})%QcYJA!Fz@X;S5q&oI&3Z;2*0+H|){
S;d`;Zxi4)B?iR>>orkGlZ#5ERWe(ql75z7PcRhWbVsMIPNdzT9jjav}w#rPB$JLyWv*8cXG6Xd(Jte+EzGEo`sr1##mP!at_2uJI*z}2YSu(H(=ywxg<^0
vBO9w;lsI`mjRorU=7W3CzNd)*3e|q=H1j&f}tAw#X+jCj?(g7!2#IItsGT{3&V_0=o>>y}TZdHeg`jFg2RWhFOzn2H|&7b%>gsCXJoW?I`HiIPeSW+v2Ul
E;px;FEe&qUX*07xNb+EyUE+Edps)wh;hex7jApKNZ!GT{K9C==C+tp_S+Y^ov02(>eOW&oMa{N-cIxcG4pGn6Y9j<Kf8o0Ex`bbVg^Hkro3lil|dLrvXQ2
ZKOSj-^?$^T}t30`$EA2SOV1k#4{y?Fp-1<nFP<qXza4k+DxuZ3G47Mv&V6ZHO3!KBDL>D%&C+!dufuu<~YusPJaIbT?*pw5Ez{_e)CSs8-gh<pJIe!}tdR
j%)Jiul-OTR>Td~Yj=JwP1jnbPv>tcP5F9^ASZbwTt?W`)&2h~P^*kh(nwU0Q`ah@yIZ1OP95SdNJK%N_&p_<ZIzBH7Tv;uCrc0vnxo>|Du?DEEgMdr4h;{
X|Nfz$iy}R(MOF0TwzcC)?rjlhG$FG`0I>=;SP0n<z;uoLj#BCo^_tq^kSy=gey_}@g90jX@;0cAx=o1zex7)ECg+DrvggRp(2~MG;T>Zv{a|%{coC}7bf&
BIM<KpSuwF}<Jq4Xg1^~BI&KID~OA`cVJniV3O4vtnffR0ADf$1%8QoUBusdeogGc>TivV)X@^CpfYdpign-n!sT@N$O_L~dBbrYIB8l&FD{KaM%mW!Ku_l
kDqoni2_3w;*>b*X$>q8IQj{bBbwJQbKnX{w9DiYpZIzDibg!cM_kVb2;`-=dz1dbFy~g21+vprBIcXwT&;W_N80QihkOq*;lk>h=RFV=Q;wMzhmXUjlqwC
pY+VrOZB%o!7<fHYQ2;n%a1UQO9F!GBsu9B&(!c{1&Zj;1w4)=&FYreLdIO%_dz|<p6g;bRHC;9s>PF!2z?1|4<dh{JGgJIW?Jm*V9z8$W(&@PJLPZI~@_X
pLv;b9WzR0PwjEn0NBv!1e<sdC+V`PVYUzbe2Dmn{W%!=88leXFj-<&j0r39uY-xO8iy%3H}m5ah2j(+Nos_d<ZC$Zr!v<Ro=&Cd&Ic9m;9L>VNj8<}PtIV
^c(!#<yh%Y3F+Q;)eYFc>Dq@0c%Rsy{t&|gAEU(CqMrP3rdNMgsh%!6C%fgzoQlzb0_xD$t6etDcOzWI5CSas=8J-|xF1CYae{h=%0)rv+CV9(iJxPAW-%F
*5G$fOcd$;uzcr~tU=n^>9XP{DWR-7@|II2Pk-$dCJO?9Jz&8iRZF4Sh6=eRrUT)FHr3xBTh5{x2+Edq6jDik?IfI{VLLTel?n@Ll@95$0x;A}VP4RSv8OK
7M%j|S%8NzY~T-&FWR)^6^rNh{{at|utuot-cAPFWp#xbs~uunpS$onjg?5_>34I0}+F7voeS@AB|EMIcv)Z%>b@X8&`PpIylNzM!yda3F{?q?6vAA$7H+8
H46VARnO?*?ESAybC~}JCTC<l9g%$q>O%-`~j-+goNhEuILd{D9{{WCI_>MS=RG0kzjm?xoIUVif+#dpvnI#SWUW}F$}YBQQ0{oa3k<iV=orn@nBi4wS`z@
H)RQ`XLHN8rtfrZZ)L-SPeV>eO3PhinJrU_G6TIZWC7&i4-N?iL(ymX3ZHX>8-MNnV3)Dbj*|twgd3=&;8nRD4X!0L-k^}-gA%DM7wrfmPf_glusywA%fyP
H+#H#9t`mlL3VYu-K;_yzPi%C=k3xhU7M8Y@GrkRXRf~rwUx94)Egi8$Srga33pUpvT+R8tc=_HYM&#HX@SmW$LSBJi3fBxlmE;WMPWudg?M)sMDS;Ho>Y$
ga+wf0tFkOr$tY;Q2!5a8>Z*pyPnRD}e{3-Dte5|~TGBrFlk{^k0jT+E8_7Io%wlB!fl=%@$<8j4Gb|vB~Jlx3P@M|jxG&K+-p3T#orN9wQp0cvtTU4NzsR
)trKlvp)<hmj(URSd(Bhe4l^0!1TG9ZpR?lP!n)tgS!DZKIZ9Fv7g5gG4qM!dlfYM4}(PZTdDV)VA%W~m(BfuEnNhSRiDBlfT6@!Yju0W<V9k1c^fzVC;{m
mde&#tV9a0DVJ%O1S^3_m+KwxOLMW2MsN41-W9VzB(uKt>{_Z`T32YVO*0eGZxbuafBN;&u?Tjj@AcE^PCt;`_j1MEbWMGs9QvTEe(~GQhy=_c`<~OA0@B$
%#bA^SY^k4)|wqbUpgiwN<QQ+{42i{DimW@G96>cJhu*lv;0bDb!#IzmN5}<K%4n&Q*Wx<fIP+stE33m+Yn=m@kBCnw9guU;+R9xBnu1#oR;_BDyiFIG*r<
huIcQm0;2?dePAdIvM2x#c?KTO%b`I<u&UV6RA124)X2c|0vrD-X>Dg@7kYabRmq0U*>!fP#wgWS+!Q7&n?hwjhJKnlV1R^~hRj#Uz)cPaG8T>f?(qPBRV%
dfvbf?LrsfW^p1DT9*HEv#;RW}!1A1x{S8Dzek7sXB>-cY`?Oxsw&9iV4LKa5T1iBYRXoi*GbYHXbr|+Y}EJ<t!8~%r&=M1|k6w@^M9CK5xDMG*!35>l(ou
Th|q$r&9nYZjf*(qS~(!ocU;io|JF)JK-0-y}l$~6G@4pBP)%3Km0`uHdu;Ukz4ajfo_lAtg*5QjBEb6~r0r`2S;(E}0h96*kci2YC3yF8jY36cqZ=D@FG$
vDk^tO;W1VR|J+ZgAb~{Q9|U$uAh9!`(*ef&p+zS`h^6J;GVUR`==M1#76%43e6PqX?jYxKQRRPExE27+BG>;dtI2YP~I5nA^d`C(mIl_w!loTQ*24F1TwH
>nJl}Mkq7I?)sF`KG+UOE^5!OjJgYc9Jl&b%8f|X@}Ee_c6tyc*zD8;QQxvScfaP?#c$hFVI>`sB~Jp&)kQ;pyD1g)@@2)&jn8ICw0RGzZ{3L;X%gPyU<xd
x%7gj+jh(c~U;Ku1Zj{DI(klV@%1HuBLBvfFEa7dHCRk;Tx9#Ql_VTDbnp7?e#{$tN?7^$kKH(1Gc=g1hMRudVI$+#Yg+n1%Z=RQ}A%7V8=GI;}yzf3<q}5
uJ_{!ug7MY_g=j7IrR|=W}>Au=D^5Y3sUi0>N(7g)%*wzGR;sWS<+VN6B!k498b^3m7-B4DN?Z3!o^}<42GbDc#7Dzz^$nyTIh~!r=ZG=HEQ&dkA{g-90Zb
o}S*z+cfRlgf^5LKfbWBaV`*)~xuK~Z#?T{~tg)DS^D0scX>@vj_Bw04~>u-C*tnp*znt)b_nn4zkvxx7E-kV$~iJb+es>^AcvJZeoqbIi4%Rz^6#O|^4cH
C+HIkRozY5slb*t|9;Xc4NT7>Ll7+x+2<&F?8BaJba^+x{}Ok96jwrvKf~H)9wqC6%)$gC%Etyw&y_R$nxr;vN9vivrcWqsldXs$<C_O1Z|0LTWgd-4&n+|
Hyc&HK>?vZYGh6WiP%1(&O}V?O<5qc>y1wV7D1$RV;m{aq9f|#62T2%yydo~Q=RiPM~+QA`;cUK_6E{%UN45-4DmU(B<sx*6THDMZoXdcIM%+O=HW@{>ka1
A)eesZ*h8UZqld@h;K19b*+G)Di-FerF>wr-Vo=Yi9t1ZEoMC`8&}seUfRe-;1{|2mAHkgza9rWiLJ;_Kg4{UH*D{E(r?0B_+s8KjFFbv2Zf#b^r@)8kGm@
l9mKR@kPd71a9Q(b3fO{<GVX2^TU<|YHR41N!^qtO+ps^Eo>C&^T;Pu>cPbB6KFtl61yZByx9&hcWhGWIZGDJF}oht`@fd(h({L>Swp&VZ8IB_Nc2yhr9R6
iLa`2u|Td3vcN+0hmB$K~fm=#TT2o}vdYD*1lFC{6A#SkeZKTr1}Y;3PgsM%e%V;OMHLYlCyxn7NU31^r_<IG4>MAtWU{grG&W%pR=Cpl&;C_9Y4<xE7WAD
L_SSmYsZ-db;Dh=8>Ik82q7j#-VQw<%+Ko)GF4>yQ75gq){K^Kb=j3nnGi!(-o*~(AAJqCP3tiwzE#xF~CVW5n2fAZ6^_tU&jhBrxKfx^<U_oV`5}xr{%vF
)4b5H8t!Mei;lEB)>Bqd_SnjejcngkOzr)W=G1cigpr;J@~Gi?L>AE2@Y1~`#kMqDWYCA_W>i~b{0OD^EN&fZvJ{WQ;r-yP8{F-7>-R0AbxJ_qaR;8qDD<1
cggpcd1j$0STnR#xG!eEj(b2X7WF+M;g4W3~_er^9?PK|O$qUK3jD|R3l?<w&fZ}R2vF;3*ZiNTU0!0(`akRM;!2$NTNJ+N_kek{jH1`i-;k1gJN0>*Y;fN
DUW^f*KZ_rl(U%=nBkqylo#Emexs(HIEV))9^!;491O2|LeQ)e<VzlOkr6=thb%bk6^=hF1(3(SC2AxHmid_xt(O6Ym?KdNQB-;21jg;kG=z0EsO=oHBrh_
t$cp)>vrOC94Nc~|&)9}r#s+N>!o#?`4bLf3Q!m9VLO`A?IAk6DRiji3rMwyl_B5*cq(w*x<pR?w$96RqHAHC{GkcC$n=>VOB~cPj)`e+&_#lWyot_y5%So
;urpL;spvDCqFeDCATkkmDJ`VS88ln;*F_YMqi?5~m*h8EdiU&KH$SriN?xIkW<f8S3G-S`VU$Mk;fD?XH4G05&3xR{7FMc=+evUJ}=t$VGMQ-7pJs)mD!J
%8?r8KZ3e@AAt}CN~d*ds;r|afcJwZJ8TTrcbn!4+Z>PNqXWZejW<^P1}+c1Yjso8MAWEVnh@Ycc|zrvhuv^I@o4ZwzP;L!l=iihq<hc5u(hHcWXc4?(ePD
wJ~9VQ`fg4UDRaxHlwH>Dc&^X=m(*g%#MZpqoR7A`#TUV6739tCd#=y6HYJNTBM0&Vs~q-CnL4JhqVH@{;{5E*%i;?$T2%(~9$WD}`Xkr4lE1pXZ`2URXk7
3x2bCIH1EpRKFt<jkOllbuSIC*QHaWjbGN_GFN=CX?QA%yWF&!nF)Y1~=nHBsD!0vEp;$MgehNtMraYBr)0*fD-i(tystI!X5hq>KTgk%|6nU5A~ImF*1#p
+KL>fcR%GHaNiW7_5eUy#Y*K%x~=hK^cvcp!k*2*u7@pSCH%W06%%A_s*nCD5JCW;b;}r}2aWjgP(Jir&W;;hG4XpZub`;d2QOoRtQI{0TmUAN<lQ1iDr%>
)~V}8c1IU+yrE>XiSMltfUJ)ZP$fNKZNs~RwZCECr!3MjORMh+S6!{f=C?d2l3HhD;{f}R%Eu+C(8?O7HDE&XeocsFA$V*Elp{s!yNkjCKqEd3urRA!Kz80
atw(`&CyEP;ZdJ`v6YJBUG0X+P~TC#Kk!5nJjl%n%wKq%(2{OWySiYC<rG3A2u^2szptmyrC^5($N2_yTfnZIO|?G~%TRP#P6ei-)G9YYP{o#g{~}rR)WZG
6!&NA6z98Tw#p5Aa)GBaiY(|M1(WqX>q+QZ=0WVWto?vi$1^-*QQf~QgRE|&G#zfcme;T+%Q+{6VJMZ8f-g7+4;lP88h88Nq)pHqjbc*Br>si*Tu>O2Ga%@
y8Dz<t=U>x2nCfYGFX3cVjj&3F}MeyI_n2=!T0VSrnoue29keQ@S@=$z?qrL=bMV@@Lj=zeomTGB0gAd9^%6DW28gT$44*0-2Ps`Ib$)Fzw068EzK#-*d5L
N?{8MlO=z31||aUr@<S+ryQ0dE1QhX8229V0bs00=q9`sxmf?QU?0d>wV&^kV_yIa%s=C9?cW)*30EzC)%qTCzuD*8>*1f*36>08r#E-7@`%*BQ6xl3a8$A
GR<loq570l9(`hUTPOa#+TN+F3Z^vuNNlBkj~XH4(&O6^XWflKu;Hy3q3!}+`-zMr?c(oavZ6gqgK>jU6j(aI(8ZskL1lpeiW1rcGo*o_eQv#S8n}iSwPcK
bcm{n;~ajssVLDWvOwb0J{yWsuatSH;n~qPQ|=2!h}R1{jjJ*Bv}H}Q53F(KB(k@VRQ9Fi(d?9Pqmb6-8t!KoY;Ii$dd@OzODQG7FMbS3ZPc7jCi^k{e4t2
^iDyGa0&S2?Pf4@~R(O=fGW-n8w4D*}S&{@kVYojSWYX$=3zA&(8&zFB<?Y(pUE+PH#8yIW;GAyZZec-Qi2@`nN7!ne2xMf-_n*3IDeYIUHA{^fJ)rKs737
$H)vgwXrt~m~Pf8X8oU9Bz_qhP%_!!uQFpfC0hIY@{+B-=d&o*UHKZr__n|0eqcDs>!QSiVm9v&%)B3)(GR3ECc4+|L{lfKI8KfQycb-$jc6-1zwr?KpQ|B
S^Ri_&r?*<?3S(3Vkt9P6=?@7?-Z76DvGU)Jiv?#%oXTqorCRQcKzTW4iEQI?dtjChkF&pr9eqKKvWf=E{F_&Uf3VANgqsz@3g(W<+$0@2bBu4{rkC1Cg>?
#%4DvqyYD9hB##6CF5)Ie+bka<)<Ccu4oQR8&i<K;MJ&+Yg@pdg$tSHU5cK-C<O2ZAN8t+fif>@bCBD%%Ox0p57)nrBHGy0*$<-H=oK8Z>J7Cl%9?)x<JK?
&72vv2t^+VLK77-t>M^PP8%j-xGDY6xf&Zo6a{<%Yh&A_mMxPNmDt<9Xf(PDy@azanSUZK#)Jn+$0<KXi91Ohpz;=))Y2cj0WQa+ZmNprP#hY%J%+5ur><b
VW)lH%S<d?N(x@p^J8}(%JIZJ^li-CXsFrF(p@~nn4{g`lUvrK8dOv#5;0dj|+<2mNtl3mQQu(8u09f$7!Y#)S5w029Dj{;JNedZIXV14(KA7~Jz=w*RFt|
{xil)?)y6vVP`3*tzHk?e^OPCL25jLK(W=504ckuCudY}5Zd^Y<X5O>ZNi*fQdl~bSR9VLcYcEl#QP!IKoJT^Lx8(*R&*qkBWLkGoiFZf?t*vxf;@9F2QD=
W4Y&nv+@4wK&eFo7f%PQ6lq&m8JaTVQIWLS+7wmt@?jCh=aY>(9r}F8@)d!${D0LyEntxLqPq*mzhRSJBjJV9V3+zAtbBp%}j1&As5_=^y~47X0U?3Qk6+a
M`Q%7;Za7wsuqgNSc*vEBgH;udZO|3$t;SX)c^b(dVLfnLUl6h?vO>4Wwy!!;z)+nZs&2yCA6)Uf=4IXvj!0$=oR0rQADAOboH}@wjC}CC=V~;VzC|pXzMu
-<io}a{n8p(5^P^0ZxR^PfCQ^_p!R7%STXWlWChUVS;SSlCb88WFJTkc&=w?9tR^33yaR@8-mz#_Sr}+t!9sbzR4vEsA}HAe`Dbck6g61L@IkbSj0dzffpD
i#h~x^Z7E*WEM&qya#|U;88krZ(DRYyX)yzg!X_x?MvidUm$t}Cn!7u+xX7cB@#khy<~H|ro98xAVjP`O;1#LP@-~rfdT^rRPW?@9Y(^KDUvg}satuT7#m<
Fj>DZSalyy+&VBlAszSRng53)6ZJhisXEiwnpULk(~*I4DoTR|a9Jy!_(KWwTaX7+xd4Hx($+GUhAPf3cYs2jxagsLasZBx4mK>H=7#$DjuFwSA11>v2)6-
FB#!SL)N&CtD{KaWnRll%EnS+37vJArk-+->LO?u0-<uZ>@P^u?mHn5^g3y(=>yd2Q>zCz~)W0<xFMS77e@E==FnsiRuKpG&-O5~X0lGx1e1$yK+wBpZQJ5
6oX&lS)d@L5pzus+TcK(I7ENJs*>|MkYE@H@z32*6dA2N&<1H_nEcLsd36VX~c;rj~gVF4#z^QwVjwwxc|$cyTJD*OHqzt(Iv?xSCT1E(;3HMY!!OR8m9By
pC=jy8*Q^;<6ls>!8T)SFaSs8w;-YWFc{EEdzGPHJ7e-2EixPkk-kgA0Jaql3s(~@`1gc2q^{<lOLV|=OwB@A#za%uTpw;uGH6^qsA{6q|NR@N*~T|lnynG
B#=|Zf6NYsti5i38M@2a(Z_*1`tyM`ysv>0osjg`*+gamU-KFF=kr1+6-*i-O10%iw4`M+k#A+|p=KKuo<TTCsE3D`<S2G6W{)268Uf`O1#fj3IH{M)B(%1
S>3x0z)P#`!c>bQZfv5X|=_IY)DM*7)S-hHO&<_RV8_WOQ<tJJ^I0+c(@tHLnz?WknG2?9&D-d#$i_YWSj#y%C`Wz}rJO+UrD0)nyO?vdx4bReA>r@RG^?X
d-18PvcP9C~Iqdvw+WXRnB9tV7^mWGKVuc~r`8S-Ab5Z@X&rC(G{4ua(1idJBVjNBAHek(d-m%!6!;{#zKa3uW1*xq+e!7;MP;HKEF4mzEpYuj3}!60K>@`
AQcnObMJ3qc9m{i7vURGxwg7{sD^lCG>Q$rYFHW7+{P|h}a7ZjI(Zg*m@viiz7I|X%(hkkq?TN{2~PuY~;4_Z9=NK=tFM+#L5YPno5PtN1coch*b~0;B>1L
dP{pEa?AYFZZan77k65m7hK_6&-{yxe;5||(Fl-_#TD{Ue*Z!lL%m_qLxS@`CI&;Q_O$vVn$l`2@$aSVsC`_SRdNVssl4o8s{+ySk&`-jIt@x$Yl|mD`!@r
d*2d(T!69{2km*y%Jr!fHf|=D;s)jst$jxNGP6mPZ7&^F(jOS{C!`+@oUEe*+$)5I$`<uN{BK|o1!fR1~s#@4iCuhOGL}my}T)5JgTv??4{AQz-jw8_jxJg
+H{`J|u^(%$$*)Z~C+Meowbr=1I1U-Zzje1IUEEkze2&}o++sW<t(I47rfpZVbbd6c<6xqL#+tJ;J4X}Y%I<}?fLiyZXXJJ~31@^>9hZ}C6uju_KI+q-|V(
}YyR5NV${V7o@zihlkO>65x1&DulrgiF}efxJKL=f0T%}FyCA7AZ4|E|(?;3fD#a$FC3pJz|S5CJ!2{olLZl#@gUb!h-dxlbP*3p>LX^i~<+k?Zo`4X4c6g
ft18l4C)v-9jC>H(mC+RMQ9$<(`<{gu5Co=AnCV3LiVsDL&Q~7W!Czx4nJ--phy~kkkSDF5P+r<$3b*YydMx69#+7PbkFnnnlepD_~`mT3q<iG%9GPb%2)7
5KvzaewYgI1$=0Q`{?60U?0x%9M$%{b5m40aK8S|U?qI#!&S=t^HRoUVJRFZ%Nmx(f+5Ml!MqVI$>E_|gva)htIcnytbba28?xJ{T#2f)+YBQ1kcfm?2hPM
=@$o>=s(wXtN($yaDOXevDiKbJIq||P4gH!Bu^vcyDKR2O$L``8q$Dr(w=&Oo{!5$vyWt4Q-Dv{+d=IDz=6wP!g0}V%pww_dOk9@t9+hNTIXd0pacU#;-Af
hu`Hj@neYDIc4jl67WL<a}!?-U{48ZLZfLWKM>@c%M<(f<|5`7iNTZ-p?N!bXWDj(paZz#Gv+$)gu1O|W+b9nSDG^Ei$h73)->61~3MC#DpCV;!(k1v3~B_
nqprK6`3;rH5-#awDd231HI`#_S%&rDx{&kWsgM87UQ&cHhR(widR;}>`{09CWOlM0BOd`rg85Uwks*2&C-rvxOn0t@iB!O8w6n*1eAxg~6jhM5yH9OR`ZP
lu6HTEk7RwlZBv!D3(N@gh<#FwKRtoZWX=x=v=jQo6sR#r?hSKg{tBZ3(yW8FRjml3dwWJ2m=gu`e1*xsG>h)-}E6vU$%?iQ$|trr;0GDvJvaG&cto*$?^B
N`vHbu!h=P=K^>PddTNtQZpzgHp9J@;78?{s>icLzQGkARqwN}G6+Tg0{Ve1-b&BGJE&sAOuh`ctxcf;(jzKE=yErBe?wRU`uoUMe+__cWr3+#QGKpTY`;k
CG1+Ryh_sdH%4k4QHuMov7PT;y97~1a`^-+J&C*jg^P6)kz%d4{*D}LN-T9ssK%pbu?-R17;AgwRC(OYcKpN0yF2rm0)?y^1m6NO&_=R~H^Yoszu?FM`rUC
tlwsGuLI?f%_Z&7S?R=*4<yHl}Gy79PVS)w3m>w9eJ7%2#Rc){g(cW)qz?c*-h-xPw5x}v-kfelHYmb~w$E^bH~`vJU_)uhJz-uF^=7Xw<t*sx#;(%<&~7W
WN~cgX-#bTXb2>4Ak$F3xGxp96~?x?aIPmB_jOq+-P;BxYX{Ol~xCX$KIRAPxUgDN+I%{o-<n!fmq!4-9hunp8*M?um%)hrq$RcfM+@bcNLoQvX<csmHu+;
)yEj5$WdUQE(ZCxBg`2QO||gelaX?Mj6pV6`H0wm`<w1j)XVS7xxskj!z05RGwl3z+tZH9AdbI+^a1<n;8#Wf@Y%Qe>uO#Iu>2qwwrC=#~rmcVGWekz7KM-
gKV01wS>e0`~Uy
"""

HEADS = """
;1fRwr2qg>!SH4=&h{h@_2CCt*OD6{<=~(jPb-TogtCiVtBCvC{K1smRb;~fakGCG7EsiXl2HZh@bjMB;W!nqc;Y&KfB<^}1BL-)%P}73b_;;e=2lUt+%^|
&em0;ZYDIQt3aGMu>vzf$((M=k=Vk=*1)3{8zhMey0>HN0(+D=4vKdNx_#mpA*9Iv)tuNW3)WEWZWO3*p8J%=rpM4c98eO5OpG>r*PTQX)LX6^%esZmPhly
&YZPaR(pv5pGV7d_!z1#9iCiE3H5p`2kS#{7azM|g4YTG3#YvFrAFGUUH6!!0wZof7Ez?~>OCPFRx$2a$O@SOzGXsQ16(ayg%F-}{8U{sP`0d2#2xOhG2bx
3sJGx^p#m9dAdEtPgMq8{yL{`h}}0*|PS3PWlk-9O1`TKrM*AvmBv+8;-EJ7l@T_U}uk)9t(u{Swt^-a(46Tyh)Uz?<QidFsJO1z&61A@#*L{Iji%M5F*M+
tqCJQE&07f08#XE-fS$h}4LG^D9!7uLs?+3+a?UVf<PY|1W=7X`5p1Jm@ufbe9*#9cg<il_=V%K1G*7Ak)xHr?Lc@1?h_XHneN(C}&dEH&E*8Uq<S?pLs#f
H3HkH8bQ6I$(>&}do}au{8DUML^GsQTbApzXRPrsE%B{0(^P_}Zk<*La<o7_2Rtb5bdTGLq|eAz9{?uvZ8I;ctasZCKe!6x{MDN7zMp~ol<)_W6pqy@A-T8
_-clya4}%LQW*tGTO>ibxXFv-*x*q+@-<0ui3M+Nh)s)!OiG1Mur%(t#_jNxxj^5|h7;xQF+l^e=H~hoAs@KPYvAZTHQ{`ty0PXsLAea8Y+QQY!l=1zRy1{
~jj(Q(76Iwv2jaMf<FDIgqc$VqJg)LDnyF#b(Ux~O9^c-?=W;^|hB1E4sbc{ooR<nhHyZ+kmpxHx(MYyJ-yn+MG3k@08;wAPESV=TR#5G>-;ytot<Xztod?
JXu>a<#n4Lbb@L?fGwGN{{syn5*E1t_7}FuBBz=`y2s36f3r9sbE7DK{yT1h&$xA=LX2;NdMsTxiU@)*#<qe)F7o_5)8aI(bIExFhXN>fQmA&ywR+Ykksw8
wnwKooIk^WeQxewS0!w@oxA<4z|Jt4s##pkEDbm6IO@Nyiy}Q9JO+UeLYPK?QHiqfZOGLuK5$7LjgpV0vX3s>{$mf<R(`7R-2Myeu3H-8nb&E2x!Dz@PQI5
$sanL!3qRpOsZy~c$IPXb*>^>$>3>zLOfOkQHi#zHZ2YVCOm9H8qCm$dsAj!N?|c#Ss!GT|BI6ecCwrXw<@U`MaMOszQVuNGzkDIQkLUCC0vY33LYZRmEeR
#VS!{RTU!8h9}<&JBYG~dHn5bXh{x|&lxEawJ&PoY)sNYih$d)?IJ|%Db{f*Lg8od>?t~b*SL(H<F6~fABr-$y6KbH{q6I#3W=uwX%K<TlI7!S@`=NsvW%b
u0LOw!Cm#e-Jr5YfK{h>cK=UH`DFUfVurJ3g(XdWO=;$ziAVx!AtbtO87dv=f&B$j#79}#bGXEJ86=4?6?YFeHK2y0|7j__;0<G8j)vJdXJwfi!r+?suY>`
uUT-zRA^hTOS=`1nP<zZLDR>@fTuaWBswu;uUN!AFfEQNsjWyI*Zzw&Ds3msR&4XuU4Oo29ZQHjb!^-oU9_cEx0{<-Y~H!<BlbRykgt*~CgK;Hg7vrRiCuc
Pl`RQ!H5oCh#Atj#a!Z7R_f!ROo&TK&SC#73dtREdkYC)7<5o{e;7qBXGg4dF*Vdf2KB8KGw+$U^`H&pmG4OZzWDWGo~g3$xBQ27q3zT?5bf@ArfQ*6or8+
3Qg`RMqf*u`Qr-P$OF-24XKk|<}y1o<^q+u(c3~;FaoIkQ7Q42?`0!?#pNl>GkmFs2NwQpjw^z2Li=!HQe5>}B_P?z%0Rw7TaNa8_@2E28&>jW8M%sbDCbE
*l+*`fd*B2CNJ8*hH6?N!ay41L4w*l|qStJQ=9z)Y3*Xp-oIp&jwzXjoZd`lVfs(o1Pt^Z_2^jo0;OOT=z~_9RxUdp>w#H8k{fY1ihS5S_C?t}ZUs}*UQaA
Y7LdzCvfZuPSm;-~P9W}F%UkRm$QTc$YnS>FnuJI1=3X<eI+&^L<!`%%x;F;~R|BR2*1p5Jby(oFO*Jl_3!-BSX@|d=io~NEhmOH{%qOXDjc*|e4Z8dJuB5
RM(8pVcI-~)}}i=b5oIOn44<?F@RRyytn+SBmo7c6y$Ra<-U2VzrHn#lA)UW3}_s$O+xS3)WPzgblv3z5YK1aK@)wLDzgXgqc?NNOQ=DLh6XyK35bT>eJ$P
N9xX@s_Xz^Ba>`(X|`SCIFDE#$GE3_t#kC)n>_RiX%B{m#`)TM@w)_ca35vuml!rmBdw#(;ftM{>w7SJ<zv&Q-GuXfIq~F!3&En)i4y$EdqofiEW>f&ggiC
p;;$}T;7FQzi}Dh<K}*DL`%O-bBfYisF&{t_`J)OwQCLrOeAWck76p7?{53DFnO95PsZmfV<!s$00
"""


# ==================================================================================================
# src/tempo/games/othello/evaluation/unpacking.py

"""Unpacking of the learned weights: from the text in weights_data.py to an evaluator, once, when first needed.

It takes two tenths of a second, on a busy machine many times that, and not every move has as much time. So it runs in
steps, as many at a time as the clock allows. The text holds the networks that make the weights of the features, and the
heads.
"""

LZMA_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


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
        row_of_feature()
        yield
        digits_of_rows()
        yield
        feature_tables()
        yield
        rows = list[np.ndarray]()
        for weights in feature_weights(parameters_in(FEATURE_NETWORKS)):
            rows.append(feature_bytes(weights))
            yield
        self.evaluator = evaluator_in_steps(np.concatenate(rows), heads_in(HEADS))
        yield


LOADER = WeightsLoader()


def learned_evaluator() -> PatternEvaluator:
    """Return the evaluator with the weights in weights_data.py."""
    evaluator = LOADER.load_for(inf)
    assert evaluator is not None
    return evaluator


def learned_network() -> Network:
    """Return the network in weights_data.py."""
    return unpack_network(FEATURE_NETWORKS, HEADS)


def unpack_network(networks: str, heads: str) -> Network:
    """Return the network in two texts: the parameters of the features' networks, and the heads."""
    return network_of(np.concatenate(list(feature_weights(parameters_in(networks)))), heads_in(heads))


def parameters_in(text: str) -> np.ndarray:
    """Return the parameters of the features' networks, int8[] in steps."""
    return np.frombuffer(unpack_bytes(text), np.int8)


def heads_in(text: str) -> np.ndarray:
    """Return the heads in whole steps, int32[PHASES * HEAD_SIZE]."""
    return np.frombuffer(unpack_bytes(text), "<i4")


def unpack_bytes(text: str) -> bytes:
    """Return the bytes in a text."""
    return lzma.decompress(b85decode(text.replace("\n", "")), lzma.FORMAT_RAW, filters=LZMA_FILTERS)


# ==================================================================================================
# src/tempo/search/exact/prover.py

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
# src/tempo/search/memory.py

"""Sizes of tables that memory allows."""

SPARE = 40 << 20  # bytes to leave beside a table
LLVMLITE = 160 << 20  # of address space, to load the first machine code
LIKE_MALLOC = {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS} if hasattr(mmap, "MAP_PRIVATE") else {}
SHRUNK: dict[str, int] = {}  # sizes of tables that are smaller than wanted, for the log


def fitting_size(name: str, sizes: dict[int, int]) -> int:
    """Return the first of the sizes whose bytes, the values, leave memory to spare; else the last one.

    It asks by mmap: where malloc fails, it takes 64 MiB of address space for one more arena.
    """
    spare = SPARE if "llvmlite.binding" in sys.modules else SPARE + LLVMLITE
    for size, needed in sizes.items():
        SHRUNK[name] = size
        with suppress(OSError):
            mmap.mmap(-1, needed + spare, **LIKE_MALLOC).close()
            break
    if size == next(iter(sizes)):
        del SHRUNK[name]
    return size


# ==================================================================================================
# src/tempo/search/exact/solver.py

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
    entry_bytes = 16  # of the table
    score_step = 1  # between two neighbouring scores; 0 is a draw
    speed, interpreted_speed = 1, 1  # nodes per second
    successors: Callable[[Game, np.ndarray], Successors]  # likely moves first: without time for more the best guess
    expected_nodes: Callable[[Game, np.ndarray], float]  # of a proof; infinite where none is worth a try
    table_bits: Callable[[float, bool], int]  # (seconds, is interpreted): log2 of the table's largest size for a proof
    with_score: Callable[[ProofState, np.ndarray, int], ProofState]  # the proof with what the exact score tells

    def solver_of(self, game: Game) -> PausingSolver:
        """Return the solver of this game's positions, made when it is first needed."""
        self.solver = self.solver or self.new_solver(self.fitting_bits())
        return self.solver

    def fitting_bits(self) -> int:
        """Return log2 of the largest table's size that memory allows."""
        sizes = range(self.table_bits(inf, False), self.table_bits(inf, True) - 1, -2)
        return fitting_size("solver_bits", {bits: self.entry_bytes << bits for bits in sizes})

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
# The moves in REST are not in the queue yet: they may not be needed.
MIX, KNOWN, BEST, REST, NEXT, COUNT, QUEUE = range(2, 9)
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
                score = hopeless_score(mine, theirs, goal)
            if score == UNDECIDED:
                frames[frame + MINE], frames[frame + THEIRS] = mine, theirs
                frames[frame + MIX], frames[frame + KNOWN] = mixed, known
                frames[frame + BEST], frames[frame + REST] = np.uint64(UNDECIDED + SCORE_ZERO), ZERO
                likely = ONE << likely_move(known)
                if empty >= PEEK and known != ZERO and moves & likely != ZERO:
                    frames[frame + REST] = moves ^ likely
                    moves = likely
                score = queue_moves(evaluator, table, bits, frames, frame, moves, goal)
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
            if best < goal and frames[frame + NEXT] == frames[frame + COUNT] and frames[frame + REST] != ZERO:
                moves = frames[frame + REST]
                frames[frame + REST] = ZERO
                best = max(best, queue_moves(evaluator, table, bits, frames, frame, moves, goal))
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
def queue_moves(evaluator, table, bits, frames, frame, moves, goal):
    """Write moves to the frame, the best first.

    Args:
        evaluator: PatternEvaluator, for the shallow search.
        table, bits: the transposition table, and log2 of its entries.
        frames: uint64[] all frames.
        frame: start of this one.
        moves: uint64, some of the legal moves.
        goal: the question at this node.

    Returns: a score if the table decides the node, else UNDECIDED.
    """
    mine, theirs = frames[frame + MINE], frames[frame + THEIRS]
    likely = likely_move(frames[frame + KNOWN])
    empty = count_bits(~(mine | theirs))
    odd = odd_quadrants(~(mine | theirs))
    best = int(np.int64(frames[frame + BEST])) - SCORE_ZERO
    is_single = moves & (moves - ONE) == ZERO
    queue = frame + QUEUE
    record = queue + MOST_MOVES
    count = 0
    while moves != ZERO or (count == 0 and frames[frame + REST] != ZERO):
        if moves == ZERO:
            moves, is_single = frames[frame + REST], False
            frames[frame + REST] = ZERO
        square = np.uint64(square_of(moves & (~moves + ONE)))
        moves &= moves - ONE
        turned = flips_of(mine, theirs, square)
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
        if empty >= PEEK and not is_single:
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
            turned = int(flips_of(state[MINE], state[THEIRS], np.uint64(move)))
        mine, theirs = mine | turned | 1 << move, theirs ^ turned
    return np.array([theirs, mine], np.uint64)


# ==================================================================================================
# src/tempo/games/othello/evaluation/calibration.py

"""Calibration of the evaluation, fitted to searches and games by `experiments.calibrate`."""

EVALUATION = Evaluation(evaluate, UNIT, logistic_scale=(10.75, 1.0), spread=(0.501, 0.231, -0.353, 1.461))


# ==================================================================================================
# src/tempo/games/othello/move_priors.py

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

"""Machine code of othello, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{"code": "x86_64-v3", "numba": "0.68.1", "sources": [], "digest": "8c9ee04c48b8ab6c2b6c6e29", "checksum": "274e35925aaaddeaaecacc8c"}
tempo.games.othello.endgame.endgame_solver tempo.search.alphabeta.pvs:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;R_5%>|FpY;DqLHHG;xJkCq)iS@DOAQDR?cD0qOQ&^{2^;~%lcurG)Yw%kds8UO~D_+Jugf4Ur|p(SVO>@A-
P0T8rDYQS6LP<dgmK%#Ljw;-
r)3L<>Z#*JrOW?bj21MK5W^}~YR$}2Bf$Gy{2LxYd3{Bt$l=ve6=uyIWnKe!bBY5msc9^g`nn?e#yw6|d>)plc0^q!L@WiY>+zTI!+AUN=KjC6%ZT`yp;t
{Bz(ky3&+6EtfLy{n2~wb&cXp!N=U#8dz=xdOOb1*wB9=N1rmr&dvGHjK{oS1^&st7LS{v3#*z(HKZ?Dn~QGDtY36Q0DeqjLqp|u~z+wgOoh-
s88P9(5qzwnd~BWIgiM+Cqp6{eWe@#^dvpV{ZHdsrAxP&k0uLdM{PvN>&SgBaa7^Hd6kZ!upu=!@dt6tI(t<N$vrsHs)evSfCuKaS=C1FY%^2FANbiEg3q
(4>E3R@*95OOvu=ff@nRQ%!*En6^tj}EVDM<p;UI5k)S#@sSSWOx(B1w_9y7W=^b7rw(cStO6~GlK0|dXX<Nkxgr&}?iB!~EYnbk&Yw<>l;Pch=|`5Wxqf
u!9fhrUp&j9A7&MQo5aPN{sm^9cd7ep}9RQjBY##tx2u+V|KCXlZs3y{{GIlkajmHWpK%`^}tW+bV)%&timBS0u>Xz0s4$ejLL*b~RxOl)NZ9rl?7Yax&Z
kG}OJ)zd{WpeCocP0_S=$J}BGVaS(I{KiPMX_`^f5j+7d<QO$~q?|;HTWhkKxirG_%a^~S;$ytGdynz3>p>xK(b&3>P@W3S6cF8f03LRQUsTQ1lq6rPal*
JUNVVtY{m^i5+0~u5B6V7O*0ZRMmz{BM<3^pnpJ?B_<a1DX6I|4ukY?sZ!@5T<kVKGyZTc&dF3Lns$L)WkmuwsgnPS&FH*)t|o-
ea4IucZpZwN7+?#GEAVpJT_rhH_Er_KUKeDl$Y-281jx-Q4ARZX@y*h;Wu)S{X>@B)Q9gz46B*t4ny1;XeuW04&4?AG>u+r*G$-
*^7Q#<`SRWfa5i{9GA>Aa0-Cn<-
GT!KX0~7%T?vdv7JftL$X`(+P2m?W7HhajOl(@U?K>nt=8T47gQIi0!2rJUsu(#8+4OO>{Bd0ci*Qw&<Op7nv3QHuGKn;rEIPim)DzQGRqN|L|e!$OQPcT
D0_>8{BCO(p?n*H@bMXkfm#WA3v!SdqdOZa@Jns+&@86%nwE5hOWRRnTlO@y1Zv|CfpELWb358L-
5(3vP@i95FUE{5yx8tQ1I!%Jd+~5J^P|Ys({S50$<+ev*iLI80#nD_L2E=_9vsPCR@9%Rd8V{~3(Tj^Tqc$c^!gmyjrBzu@8F1Clcj0rIlCp~YPWc*F}?i
}fR>Qse38s*OXVbhs`u)RqYiOqg`IR_+Uf}*#Wf(5QhRbYTlHu#GrI7Vp*(ka!jOV-
3k3n&GDoZ`85XP}%9%r&VgUVph)>23!%vdxoiwMdUCNHq1aUn=&bRH_E&5q0R(R_N4gm5RupeE}!x;7@UBTql53^}-IbHHKs_8cb-7sS}>-c%F$VH1S-
p1ogPzf3XcM8Sd_HjT)lw9q`c@+Unn6V9-6I4?jWSmYChL%rMMrL?&kD|s~Py;arsKobw5+7I#)x3@X-
`}78a7rH6m}=hyuE*@F8@flMW(U^@_=qT|VF&|RkYcv=SYLOq2wRag7Y!G~MXF#}5+m=`nniU#twOCQFxQRvM#290Y0%a`1++tt;7<xJF|y@WJkp`<(RaA
#>fw@sLfrYaH1hhBJ9MZPkF5r0p25Lv-zGMjets?^a`SuBBNY)$G>|A>>|*pOB|l2)?|C7Duab2d#H*I7wbt4<_-
Jc;vNfqZf2Savz@1>pou`@UPrK{nX)G>*B<wGpuyPwu9)O;A3qhIA#U}Am2U3_IOnh>)E~}*@cC5~uB^&!6y65=$?kkHbC#VR6`e)}kD94?jL&#(1Hu5Ff
EaKQM*#@0s1WVGuTr1wHC!4iQohc%=u~IPav>N7FP2pR?jYrYgd_xj}<rN$_9w+!6<U7jzZEL2~M&nOtSM!Rh{_i>7--
>^CKRpB98KeX~i^UvZG!D8@;t60@T}a4wgPLcSjDvor+4+!*>_Zs$Zg=Hi7}f;78(5IoX3lMi7+q&jTtdT)ZeB<)k_V5iH*fLiK95bPukAkn%0bMi4tLt*
Yct}3^w;NDKaYg6Nuk!F)}viVo9N?~ZfYjrMyFW&z(o#jXsfHyF_#f(#lUxCrvoyjnbiADi!{DnQKy*Y^|dL1`uTipOU*{O=Tr7@c=-
Sk9wxi8OH9J`WSr#PKv_tENS*vv&iRDjjr|lLL#cp9KIIvO*}~~wyXf!At){8_zt0TYB=}-PedZs_$oF!$gc-BjN@q@6cU<ei`U<TX(YWsGNhLOIbk~Z$j
z(2%|Km)LAXN6Gtsqjds{}Q<?pao7z;mydo&|6XfA9}t_YUfHOWj&&S`Ye5Gi<8i#u|v$@UnLHfUOKO`#;0B!6EuQVViliFV|<Yld@pRav9;9*R^bbf3G(
Y)KaQ#@^Rybo&j7hL3VJ0hLzbBOYF3CP;2pOL08stoCC>8RC;4dTW80piQ=V+uJNQ>9%z&TFevBCfsUC{{0ND!|0OC@ljd5D##WvHq55<wTV;hrEQG|`SG
fPQ$@bKDydC2p_LHYZ`Ixo>-4xkbgFFG21{%&h8=HimFW^@e>e!y6i6rS0wr0Kh4nkyG@?kP>8a+?Ld$61Nid!fSFVMNMh?HK^8pS?PsJ#Ctst_ET?-
%B=ZZjh#5`q56VJjIt1kO7*0y-qfe9zLcm1+6HSy>MGZowm?h4~PpKBYMJ&IA0lj2)#{LDbn5ArlW-
k3eaKY@OjqeB+W~Dk{NYA6Uk;t6axQAOhs#DeHZO^(TrMwdJW3uP?ey0rC`p$QO9SaNANiFjfo7G7}dO?2d1Qp(dN@-
{oY)lL3}KdhT3N`=qjw{KmjRBnZq{h;O7rl5DHD3P8pXc1o5WilDt(A=&S3=^+`_(t1*2WcGUI0<lug1DuEx&>q~o2=gj|$L>AqIK+<l6Ga%EgVKtjWmz(
XkycUv>4=a--owq!B+d|GxJM0a4wpc~FKO;VevmIcP_;)Hh@Li;tX@o0?1Ms~QbubRugUPRqX8(~UGQQQIo}RaFPa^#Go}aBBkNsf^H}agy`n!C7`q`4AL
P5Yb|(yi=MaU)`dKr$W%Fn8{u6Aza%+(!D&%jY=yO#Rtb;_4mmhMAx}0QmV2^obcNS7zyn;UY5w<E1Cm5K7+Xxk?2U8&jbZIl+r=hkREv29>w_ELwYm!+M
6%%t0eE4*PZ}*jhX5YxyH|Ha7Kjxn4>pA@&V-OeL3!Ji)MoPPX(pJ=f4O@+`+s(en8J61M;YZsSe-ebKF-
z6OR#4EttY*6LHpG^Gh%=|Vn#)WNJC)sFNj5V6SV7(Yz6*N?AR@$?t`5KKSM;_^!`r9w;F;mTpjU02T6z11?K5|vBwo*tuNJm8Sk_crHU~ByT8s+TL83ck
$L~CZyq6tQ<mJ7Awnb!_xSV8~ULRbwXxcfVsQ%FwxKtQ>BT~Lx*a}Ao4x&Gh`Hv{%veCN^H?GS%5upE=1P9Axj_|ddQyuRJqT{UAFik1a)slGn2W!o&XfC
!=lBcy|oh%XjqrZrUAk`sbTM@ufmpE@wgs@%VBTz8h7r%5k6ns^l?jp8Tl&-
e*bnMmIhwm>C3lGI?OT@L(;yGg8#bwGz(yOmY_z0m)1_j3(aOGqu8Lk?vo(UVWx*QE`M+<;8Qk;Flv{}=t2qUW0snhNusD9rYkn&dWT$m3j=-
D43h}8yB8k&^v*!c@Zb-
+{`N>~fuGn6VC;CxFmYO;UUzgfM@3A|grYyz5i1V&RGHF}NKe|+S_6Q|6jWRs<j{ekgk3iVg1?#>|#*F4p?6Rgc3=F)i3Bldup2;uBKwBFM)^xL1tTeyCd
;LL@0ENAmM3^6lY<EuG-
b6~`Dv>m7=%*3m+HnAoIL{c<}dd_Bn;Jt3%qYj0j(oZEquGJ1z@r_*R95g*F;N7s;_lo4wnTXDvx&Mk7vpkgO21(0a)}To!PX&U|Ai_(8DSGKE+?pkvJ!L
fA6X!N>2^%vdhwlmo=I_pI*-
Lh?+FNSO;8uA+TvG%zEk4x#;dGxsKlOTCliiXmP~#ca!wy~>WtXtSx)V+Fkt&mI@0(%9ELBN6X&}DMxHwM;5M)$++KW&_mv|30R$9N%<t9CYpe^W+bMmQn
_08#7X#XK)|Cyw?l|2Is=Vr5h3ndO%SO)qOlpCE5h-ySOzX}=F>){Abxj8dvTso)iZvE|NdWhpn9-
Hq?3W^guEr_>sUg+R$jN)soBTB1UTER@!lH_d+){F}?j>D(UOhWc1YVk!b)t|9K-iNzmS#}W4>Y@~$-
0`8!EY!VjwDLMTgyhZI_75#}v#nlrtfx|ByKW$Fgm<_Mk5BDEduR|R%`aU281@5RjCpJTQv>`3f(i2bl8j)4;eYCfol$M*)2ig1q;G`-
>SZkj2#6i)QY2zepW-ZaM?y8h2%}77H?>GaDOS-{74(Iyhm%PYlu7wIt_5n_w+kmFckhQzUvuPWATOpBO-
qf`k8w(C&SIBWWw6YiSHLyAC^epZ$I_g3In$_xL%gi8ly_A%qI6U0Cn-bhVJ(4k*)Uv*D%6<vhh6tuc`brf_GsVt^KwGWn#>e=e&1Z-
n0K>&<?MO8yqW7MMdb=uQCOMQ0fN?fa1<c}?jABh;tO4f`n7cNlpn&}-ReK?2muLm?ApGEeHVF+)SWv(R+-
>{R>12l5ys1E@XYAhh1fqb_#<i@UBm*9$gl*mSu@k8mdv*sE+u4$vSa9ewFJ6hgaa31N@udIsMq~=Pi#%n1#T>Q50TrGzX)t&@{VQM0BJ62q+!40EAG*H%
a!5&foZygXffjJ@};Vi#=VDUL1ujKL(_4_)0M^beFM9c=m1TkA;;csrj0LeBrr7%WZVAgs`c|KY7IqU+8+Lbg0ffN1meky*`GgXMYG88$UIj6s$MAvULNa
7*lL|924sk>bdteL(|;BoctjkKHqM)Ebz_&}cT@?O@*3!9ucDs9j@c2d4Tru*e+=y~>3Qif%OCC?)?U<k@8$=0&G33$&zhQR3Sd(B;bBmHg~M6jqn8V<_B
@?<|Gkvs8mH<qCE!0Kg}eA=z+IlMoZVMT=ayrmL{RD<vO?R8={*{g`))9==5@juBW*G=>+|yz;^>_O%QNA2#s%Eyd_L)SB;EmAbfxK<-
@s5Xb04FXm^{o*8KvWuyLs+_+FD4<N;9FNQEz4~Pt`XUebYuA=aw2<p<9EXw(2KK9;07$@FGb#O)n8$8z-9ipWYz+NUQN|woY9pH$8q1OBi-
4W+c!(IDP%Qd#tUebQW{Ar4xy(-b}a0CYglbW*@2!wKc*zb%heGB{nH`r}M|4{j_QT=z-
^x^L)J<?Ts?LM##Sxn5{GD`&)WUfitLD?4^V@3b#aP2$LNkNwCc!^C9X#ER^$~s;1<>^MzI@PRv2p$Yo}|y|jsI$ZQ~+!8rCE0X3Uhm*5c5FMO7<xci8X@
A<nN*8C@M)2|)%+HFO+@1txTyDto5fR2S(a;e2cW>l>G(&YI*rmx}wrU;&bS$3Bea%4#QDX95~6MJkk6H8{)o6b{cx`hvg!~i>(pquU3sgQzA9wlQ&z^4$
FWlx5vJG^=Tg&6?vWk-PGliVp>w-
I8L0guxmKVgXoympd6f|(hpfr&|*M~$w_$YcSqNsHOI;wrNCLK$k2H&;0m&!HhR3BOVIF2<GC65xg`@HkvZOF?<GL{_4pFfj2ISIgZgc-Q!j;8-
kM?@!8h%C99SXwuB-hS|J`z-
ZQ2HOOW}u#l!Co4`il2bNh?`+K_4MqeM*{c1w=b=C&|<BGv^y%$)Rr*P%+HgPKJiO97jGQ@3ibA6seleMl)teO<Giz4LTCbNgws+Tv&7uoWO3JN*Aj5fax
>n*Jzy?UkBm3PFo9Dd)ic4W&;)hssEcbbW77yb@?`K&Y^$>{YnN3xmQcGnS5zyr@WT9B*PDK7jp1?Wog8xxW%+<A7GyOTKnrlayCgSZtdOoZWtzyKs2(h@
*kX^Y+pZYKpB&o}Q<zoq~yKkY+{u}yMd4?s#LLV*yhSTfd5VlVNU`qK&#pO=+dG0G_}ueqTn0P|}ot0vXnmcr(J$fF}X8X_4=+;G5i^#pH}G1adpvd<myH
4d?ffka>$O#k0U_pITTlBW5}{VHNF89JqKz2{cSZmh@$7O>uc{XRXW$cSOOP@MdqJ~nDL)gpQJ71XECNGKc4$+!2GUcr24>XyCGpYp59aguX~IUXm`JcuC
t>LKhJJW|0@rznj*S^zS1g7E#p`NV%;cj@zRXniR)3jNzrt=ACC$<b1xBS+ej22!={p;K8t*JoyBYO%ASItysev9kkA6hQ6uk%Dnn-4*0CK{k!1gAbtB-
U+|z-6Gy4)p{LO(YPFFw`gI6JEeT3gXeAc-tGsUMC@UR#SVCCwnHt$syTuW@?DX-vz#b8!nMgE+Z9D|-V8;t*XF@_fCf=WbGm=gfg39C&{d+G-
;x&R+7e?Ix$VWkOz|<YS^Mrrk{-;TryWoG_sx0%0zhh8TcMZU-N-{R1><FK4PbY3WbwmwCi@(sw1TWccZP--
<+ToAr_v7%q>LDnhtwSR5)MIl{sOSTIO%sMi<iW)YMUZXlQVvgFY5WvRoCrKpIyl}1TqQE3Fe2kL{)c5bxeCt*?T0*3R~hUsVz-
2k|~k{8|cSpYm){&7AFxBD^dp@vA{N#*U^7udxRN@h*%vr$gMC%LmHokVHT-T(;KU2ca;R?sP2cGc`fGvzG@`)Ob9!+66H}>M@1>|*camGHm-IXxm2sM1e
ek~AhIw6`ojRnZ#n3eai`4wiu!^=q97IX`9mWUQDhfBS#yv02)o`ri`oIrAr13O7Ckr${X{lcB%?t^G4hhXT$+n$aSHYPR!@Mrg;O_K>zu)=I3OK1kQ#>s
r7QMy@jF?U<<#5A>nD7q;R-
5)`>*e;+~`$k2?3NmvKQw&@4Sj)s7P>!6qmr{x?vUmyl9IveRqvAJ&;&^Q;a1<j$p()4DK6GfRcjt;3UN_ybX^j`zX))dz(7yr9;$GBE(Y_*b%m(Q!zjXV
FXuaZ;tMdwZ{?Jk4Oipf;@zjovOz$;Ey!R<HrwM!U?4WmLR~&>uCG2G~J5nv%rd^yR4UnEPp%gH}@FW+%r@28Qg-JPUGl<>t6MvXH`K}D9a}xHLp=G(!~=
bi2UzA!B-q#xLk6!fN$nX*=m{@t#@~o(YeV%u@2JCG#?@cpIP#nLl@uvaV6D&zDd43yRDjoR7Sp8nr}iA`{^F_nGZ5|u~f0`--D-
6Oc@+kDhf}l9i8EME<GF~w0@GjP-BHzhu6vN<AQ&3md09tTVi_<N)6ZvF*)8XhaJ0|bM+%RWYW<C7pSMb5mpD{^EFTMf~H;pUKAcloIa0HV?aKgv=7W#@U
wI+QjkZSz33<IvP7yy7-iB+-#5HlV~asxT53ylwM;=-1mdat$o~>h^68`<eE6{K@rVyO)hN)&xmhh&|6o+q8tsfx8S%0!N4*x4FdO825+Mz3gl(Edz-orX
s*a{a4s2RI#BZzF{0QOh3sjU7)C=p|Pj*?gQ4y#Z4vwC-
+E}m7^bgSVJ3gkvjH`Vxs@Ng#2~Wj#mR)W52YdWbHd_b!UOLdJ?kv37SFbg<sA)m?RzFttABZXqcvj5t$3KAbU?}i4*zNL`hGZ-
6t@Z(}tZ?50zJ_i8V*_O-MirQ+LDY&WzhGWkeI^s*aSLb9^&<vg&#9I86m}JQh-1N&Lx{MjH2#y*4-
f0n+IP#ZsZfhkB>6Q3y3{z1@4UV_@5Flw5%ZrIc5=Dyk#KZ~-220qC`yJo?$~pQe^H5B88@MP;ZVWAlVIGDG4T8yP|Iq^O~e7l0ukvm-rzePhRATb3ourR
mnpHOdG`_nKHh5A)X|!3@gEPT|A{L%PnVcSEKuGaGV^ER)F-_NQ_*IMel#gaz8zkhAWsq-(Dh$u-&D&rom$_#2_Wa-
h{bxzom(NK0Xkh<aOFeyRO)Md5HMfwm)SjZPeExgJK~EDdF#39r)(EdU<|(}X@yeWkAG<P(cSo#I_~FOrqtlw+Ajfnu=`yIZbK6TdFq|{^>vtZaV_2p>&0
ruCR?nJRtG2JvuWbV*}cVsc~MHS3?>E?xrLjr4qsWOHWm<Y*B>=dtm8UCuT=e8In$6^OyPiL()GjFZWoZz{?1zg7HC}{OY;S<@?jmr-
=y*Jd|M`QbIL~%cLw!Gxt_c5=wcVPn*8k5-)_M^2IYuGa)P&-e!~L7y+f%Do67*1&|KjPr2jU$(2&ZH(XZh#qiA0_rVK%RaZw0tLyg=N#(f-
p$$3McVF~29F{@3BoNO7@%Q}|(G6cAZmw0qTn_3>3Cq+tof+5o_*fB?bmKQ&UMs4BVXgu%Z1fYh!OT`0uET<FD58o8+zjaG8LfttSjQ3BFJD-
JfVZWO(=wG(g*foBdn@0OIcF0mzl2fQNda*XQLAp!CE)wz({;n!&xzgj78TK$z3l!r~_4Xp_@wXl8e{(ikWwS?puOZ`6ecr#3t_hn^T?aJfN-lBHD~WqJ3
>=`{-b&VZOj9H0Q=>yU8^hin{zzYJd0*zq8FnLbk3x5kbe#o5!64f;Ya{@u{xpGcW9DEHUANh}<L1tWm<3g`WHVg)GXQxa#O-
(?Xw$3*2f%tJ2iFsx{gpJJCTfzV@8X@a!bn*FqzaW$Ha?~V=bHLP{9PN_K}<a)x$|n?|Jn|fpLwonu?Z8Hu)6b7=by16=pk`Oi`Gc)sP;=&@p<IQ&}Iipv
8CZC3roK|VSF3I(K(C(VrHzVN*>Qs2{8d*JNX!NQj8dg5&3z~kLZe`2{_6jk6Q^mJPR7C59woW0!FO`83q(4`MR?-
gtzfIpuike@;q{3gTF*~cWB@K9tan|fOlD3TL>7=SRr|bGHh#Pf^GP<^6pk0x5T}|Tj-!axHWCJ){-a#w0n-
b69)k*pZ#mYx&gM&Yod9w$JGI~yKy4GfWyj$oe8LXU<rVQ7Zz<JZPXZmw_oq<+xG*HLF5>-
XI0*^UK4i|dColby28PPra@8~XmB_R3F#(F*?ma?jO*I`=1f&*cGfE^`qAQ7&W}xO`qxiH92|6sJPva^9Jw>6pmtLBVx+5YH7D$uP`0GO(7WjEWK<)wjVP
C!%o^@C^c_+^1n~^@7zs@Cvlh(20`G#p<C~YLq#4u^){ldGM~`?ji*M{Zo<R2^$(YaOitht^1W2QdI)|c%Im|l=#Uf6og4?x$!f+eX8l!2J)dp^06DpOaQ
&J0bCfX}k2B(_@YjgO$a%l;tNV^k<)Np@#>eA0D$TZMoMUA=g-ssFD24(QxaElvq)M^GcC~^In`%5FPnrS}KO$FKy9i$oa=3CA3RhZ*Vigxq+pBF-hXwiD
{%}qE`t20v@>VhsEMV&#9{UsGDtpM9*T(wcaja~O#oz=3rem+`HR>VXPNregQPf;@0PxXqdW4?fqZaijlWsEB`vYF*WQW=fd%~kFH)80LA_RfFy$Abr<La
m%r;j*jvwsfj!1&j&BE&B6fb)X%$dpr-
$JT`8L{P4FGa!H@bDQ;@2y0g*u{8fA~%rk~BS<m`=8nXKUOb~GQtoBl=DC1_2=V4~wi7lS#FU)dNfo;xhC1ZQzq6pb$KPaGynb26oib;CsT{(LlZ*R!Eg_
X0gTt;-
3M#Ib*rF~WRGThDmAQTfMLm2pjC)0G%B$cG(fLv;Lax{xy`nE<m`!Qf=Og<s#B(vpFdx5XMESCZ9MqdU9jno{8x9?(dr>``OIX<^pb$3GmsbT3fdDS)PM2
*TEass+GN6kKx=0+QX#37-
2Td_XqQI^O$1%gn=aQ!YzoeFp6tg_ewpRXv?ILbnpT1<So>v_RLwZ6PDW?{nwM8VffwL5mgxhW#9n@*P(dA)3aobPCR;RI;Dj=^&t2+ZcoVsnA+r@$7u@1
S%zcHv&asxu=N<j~_%9igG7>~Ud)n2?*K=P(JB2MHI>`i-
}9hg2SaGy9c+QF$~<^Rx3Rf}R!_APQhG4!84#il{KX>&xgFhC+UR3}1CoWegd(wCOYRG9{sG@HAJ&GVf11iB1$z@4$tSg6<WT_r+@F`5VfVj%vjyIb!xv-
gMp@rDY9tmZrVon=4I{Sej^hz|w=;*;dZ+%vm>Q7Ppw+>tZ}gC87NT74Nj}fS;Nntxrj){r_^{P_(C1pj6un5$xA<;LIO$t9p!=J-
S(8=02{<5PGLk2!Cj*s-Y3*{1~iJ`<Cd`=tm|@)ljxP@vR5J%>?3KaaI=e1Ad+%Ch;ZbSNW%3&GK}!BF5e90ZX^pa|`#M^c-
hn1i&Fyi<!Gm_}7T}Lvqix>wQrrwz?lEcQvVHK0b{RL-tsJ7Q~rfZ@w4ZyG>m~r7$cr-
Zk7(LGb;cCkHMN_&t5a_zHc%JOVfF-6qsu@g*URW=c#v{D+Ap0G}{|$?zvsjebf~EzHM12T=L&$q@Y(q|mPCodJISNJ-ZTTdRizne>qAEGRLGeU!S+lZL&
f!ZV=BKEu}ZwJZ9?vadjX>nP1P`}O=H$;Pw4tZ;K~11_JIcUPxS?fi~z(NE;)^TKLYerQT0#T^hc0j#rN6wA4JDeu($pI|-
K9<XIzli7Sz#O1B~9w^(C>(gG-RL+JX?6{l9)0%G8%MM+cCU|hoW13pej_)7-
akw9s5LtIus<D?Ex$go|f{ONa*iYm3KZ&i%<+gE<b?J;);fVSZae@_%;)b-L|4V=Zh?RW-
*!W;^w`%p#DC@_4IinQuGI$uIEcm?ur~tJl*eNwD8J;J7pkIVA<C2cf@6ngvsN7SYefU~pMaMBl{k{dV5`=%_g5=oS0O{T}T0rT9xan)cMX;FucT133(^#
t0`k4N*{MUPK!s-
9PvDd#TmrL(w;${<oc&z?ETCLgv@>H0^Md2ijZ6zm16%NYCZK!Apd0rTvk`jA}+t<7C%a*Nu5rPmYgr7y;2nkX5$~11zkhtYvy81j?aNLZk;6oyO0d0mMP
B5^B;9oY4(@?}H;vrX>6Iw<X<d~k7nZZp~nuv=H!?mHCut;ntG){s8|C85%D88c68~ZgzDD;p+hEJ@#kb$5bh4K^$$IGM~X7+nUa80m9MrWu&z9;Q+wC-
g8krD~#Wxn6|$eF_skeqawH=ZoF9N(U_%*2lTwt$Q9vP+<Fr!|x*z7mD!$_7U8^ADWIqw4&ftEm@tZLshD4IV-qqROL5zTHve!{r)g0Vf}l_Gb~OTp}LKK
NdKi8x#C&XskQlJkKFA4Y|Z6UiAw!2m?#V#|-
$akxhfOPI@rTclOo22I7mAE=+`oDnFJj{wv)uUH;$r6^uca>V@y*9oU3>MW*G9w+Q7tR=y_khKre(=Dg96Um9LP<U>3n?^|NmjUVM0pUjS;9{i8(G4UJ`9
&tsR1H-4RKgO3>&ptp|34jcxad6Paj~3?+(mCqM5D@aCQ}c+ZfvF~1&b?zd*gX(kgq&SCl<AM6#9hjta^=n23&fi{T!_Sa-afkO{I~Vyvu(DS#^j0c=4*a
}J@;|VT6Ve;h5)uX<--
DEZ7z+DmAWRIN!%`?tNLJi%g&*`{TQ2J7q%s;P*|D!PBI1e#@XPnyEZUp068Ep&bFBisCb>U;(yUfehP;c*nO~PrXmcrz#~?IoyGa<PZn#_W3~uQXXW+#2
T&m)lY0*(F>iU0BF{g8^R`OFL8Hj*{L#iU8!Y8f@gnLMTQDjSvhW=tiz3L(VRWMeLK(Dl+R|o~oF?64<TiYuCc7_xMd^zNAW5wO=|;N*njZ1lh;Sb|Yadz
(k7W|NuA+a)#lM^#-*DMgGm6-7oJO=pKi*s!rkz95M-2Eq0xIYR3n?aLE?D{4)8&X3cp7tPOb0tPCXh`jFP3}p`u;m7ywG*|<X0eZQ;Ab)x%J6eML37S-
a=7W;t$QJE4il>V3qNr27b85PZ#BuCt9X?E_@FK<9`+*B>wP)){ta?(oJpM*wRV+8E5R`bm7RyJJ?9R<0U9G5nO@p;rr?}`;vJ@=^Lv&d*NL%&KTvHLepH
)iK;`=gT-%*qNu;uq_EDD`31{)zGV(kYq|8{$&0A!4^_sfVe>bDO-?j%XqowiX%{ma9~&z0t~S*kk|GMFmn>Wr+Q^BJUT~#L-
&XSX*EN4Vbl`!!{jIa_5Y=l>573S0B;0z?MK)Z0((0Tvc!JPZ6XY~VHs4*ht+$-ZqefA?pYAe??q8Bf)IrMPp9j0Ay!g=TzRJmJpe@Bri<IKLxY4CQ=-
eac?0Hb9zop1g^5a*_A)kxi6|pF>^;>ALRIM;Yc{(Ypp$y~vi}Oc}9BFzFb?hz(n`*!=9zE#E{xPS_LC9nxpew$l!Vw~nN%1<!Il3B=@6~JPD8z9Gg{I0D
HD?c25Duhc9<c#*<Ci{yV=-
3D(}}Qw5m#x#LJJez#PR6bFl6E}DlNR+3w_4P{+Ygc4nF@Q6G&%jkxY!k|7Bv|CYhdW#uT4Bbq7eg_wuuT@}uP1CE0y;`$7mTkI-
Ig!Vu|X(AJ#xO_ufo9#fYSp9I?79?(gNl7dw_ud27yVkb-
an977q7`tYT4?*f(yL_B3OWheXiL>H+rqE&eLRZH31w+?j^>WkRCbIgMXL-1-oB>{(X*ed;Wv-Cn^k-3G-
~@<25AQt1m^0(OGNbaXQv(2v=YJ+rr2$OsR!d-pFZ|jv4@bK@AF&_I-45AMgc$oh2>+Kjq`%>|-vQdgu-{qSuBle~_c)(x8!tF+7@Evi{kOG_AJfzvEA-
o!Xi)_XTkH&b*A!5FX2qxLrSG>))WOYt`=84;)!6U9*Uc7f2~Sxyr@;lY?Da16+eJ|tG2<Xy^psOO5#VTAvVQGVU47^?<2#l4UHvf6?};BjpLsJM6i^|n9
PX)7sK|2+YZc2uo_ymW^SaHuvRV#71=hopX&!B7GqnjQW10=ZujsZvB)`n*!79{wZH@N;dgSL)-
vSgFO%$L@j7Z;DTSRW!rV<&0d{PC8p%#{g>~yz%<1SE{*L7@;$mhoA;vcG%pl`Tl@2;lyw4bez_oG8qikw!qnk~FWA3oZOj|Cs9bPWqYo?0X%T<@@#ZR}k
F5lsPG3)|boLJ67z#3Vs|QUfN>dvH}9X4?MryTQ+G`E3m>#{UnBE@nA|hWH2kS@$Nhx$ZPiN2^gP_6;TVuS~Hd#CLla4#-
DQto_zTD0s3khM>i1t0zQ+0sB^-$o&N3^L!Q|?$#c3H!;S8@narv%@xt4Xd07>`#oBL*oeeXv6`qvgZAph48@GtWp|P=U3+2TUzu*!VOl-
kkV6GnABs{>mh@P#ndbKuD+q~z--O{KBJRGw(W>EF7TZAAxWq04)1+OST($H&bcB+~&(`NefI}G|R)JgbL4Tm0%S1Zw^f8tbvK_`Sr##|r-
)Dzj4<|FLDgObvZrlT?1^e5^X3G_4@0W}lB3Dx6&KsxHTAlohPi6DVsA>Ju-RUiz&tP8i1DZOYJ~pSNq-
r9Tg0Xr1QZ_LrBrp4<dYF9z5TNiV`6Zl{wUHL=8?VZnLN5TqrP4HOc8jt(`OYhHxclf`feSO3Vrh92<!=fdyOiJ~YwFKe$<~S7!;|UdU_-
I+U{p#bziihXCdeFV<3xSSXW5c(=Dr}idi_|s_l=wQhi(RtpFrqVp|OsX??FBaBtpaYw<u4LgJy4MH@MVZuZH=+Er6|;faN)$+;~z$-
zEj&v?#Jyg~ni_*M>hp^!;3Dx8v2CsL_Np7-pCML59TZt|MD2;v&ypN2{qy%mVX88x~}5jE|{|2++6Ol4}?XI1toJL*$mzAIyi<f0O9;Bw`+}WZj|{NQ2-
OL7XV}s3^tEig#~0AG`|a9p?(9P`s>6f;q)2b5`$$dd?|jQIxC~opdeV!>XHQ#k_F&`wRP3y=Nw4culDKCU4I%9MZ+Do0iw9#9)nI135h=LcEML8XCn=#t
Y1?VKFO5j<z8Sa!k_X;4{Hj=h2oPC~y54DlbU$y~Q5*_K_i{UV8_jI?qSTRDTR0c|^=XW?K*|+nGS47S9PuJ(rL7-
<Q?}Hy8=3#Os>3*)4l+x?b%2CR<gMzy${d8<N^guy{_6(w@3YD9kd(t~j9rvlJ)Wo{iW7;Q%+m@30xIjWuqmUk!J(<q1%jZXdz#8riAg!16i_f7AQW+?W}
cb2k&6G8A;dgkhv8yJZh^70JtpLx9ymMMi`?SlXUxn0qT$g7I$L<l4T3pw{rC>1Q%$>kx)if}VW}!k8~!icLkZC&<qN0m1qS?D#rpcKH*o(Kr-
<#5>V7DNn~yk^UYGh591b9Fhd5oi1<_Jc+2H-
$^2JTlP;6v;;*hpD}j+5a$wgPW*W(eoUA0xV$por4)k^>`V^Nn_IznZ*4yORoBsuv43NoX&xPRJLKMF8Qia#Ssb)#g*c|$5b+U#F64sjyDFzb3tlDd2skx
!cD{+~APCy*DP|-
RWFm(O5+p8{qS{{W;u69uz({1J3tj*agyIOqDMn?Mt|zACJ9}uqnt4?jl%NUfcoFtX3uBTdgGG<;b%N)ajYQJ;qQaLLSgL$1l+CuJf|Zo<enTz>6;<ooYa
M8(l>g_0@iV`dZcKp<ZrHMfwEC>m@;yb40c8U}QN^~pM|UTOP5X-3o%SSF(6|1qGoj2zjZFo4=@HKU0VTGzV7P|Kcc=?k1%pni<~jHbpx)%1e{2ALaUxv-
0@07Z5jnr)I6{5dUqIL7hNQ1ex`3>&;|8dO0a80$-Ir8kucNQ!^ZeGAz2d~*3To4zj4yg%8s4u@>#n>Lg1a-
K78}p2>uOKze3mMMVP$=1)1;PugQImR*jDYn?kjaUBMCOTfG9)F+_YdK#w!m@l^t_e-e3O4502TF+G@hwh2p~SwniR}-
<i{$B4!j`>Q&H_o%QIK@(F&_J_8*(T(D!9O}@hzKG-?3wTYB-NUXpQnfRC)6zvMmO?naH_6!hi@pf^j)QwhYPxKvsr9F>WpPNb?KnR^>RZCXx(0qv3UXJP
*{*rAVGO8gfu*h-
Zr5$JMxUJS;Lh<$QPLzB{sqh)LrBmH`Nq{FVi+mX^qB|`e|4u#Ym`D6R^S7DuMahK)zhgRxtwSwr4+|%ey`a|dWSFbi+L+jut++n=s!=J@tYu*sOrGP-CI
e%h;mePTd>aA?%fYKEtiYT%gz($78H7#rVGU!C+IT6iVsHLY`$mu05vq=*>rySC*G$7nL(D$BI&0uJ*El6&j}ke4Y~e;RpDx9XUJy>XYZ0|dL~9=l^l-
XN?Z&7px{iRzz_A5OP&Cht8c`X7INA5mA%(nB6Mr^&b<5jo7i?Hn={EIreskcdg?B%ANqq)Gict}fjR>B9LsmTp!BFp=j8^6=yQTRfcsMNtsCQ^^6b;Utl
YuA?vyO<aL1(w1v`v05C3!!De4*UV0uhOnv8ZKY>nh)gNbT|7{Yd_4TR?Td?cK>6H6!^$LQor}HuLW>gKN+^l_@KnHX+!FNN26j(aX4bx4;7?P)a{;43|P
7mc^;`UwiIixsk9P6aIT(m$Y5v#(}Bj(wGNWs7`-xIncZUd#yh4(Rc+fl|a-
a0^PAfa&A0rQXy5wpYK7<*qd%x;lQnpzKBA5PQ;0O3_hYv)DvjVesIo6bcddr4xvZ$n`Fll3cHkK!mHRnTodF=m|FrvjZp<234&<td!EhnbRhJWm^!pJzy
>#C=MSd`--!m<kzjx!T2C2_WDxCb-inIV!;1JQ)srV$N8zNeO65~O&?&GMCbJ-
aLRW%}e$w5|{cSH{wM;|@2}c&Gs07q-!EIKzg2@4+S!L{5-=EbR@oq~Brf-cIG<K7tA14psUWuU{szYA{H8Okc9UfHYQ?I#}luX7E;5+23Rk11;I@JuDj4
E7mqlSR&TQ>$ZY64?2Cq$XkE>b<(+1iEu!+mgY#|k1AmvY<@tvG<SGYhJ}w=;x@aM40&UP`uo)FdS|2MxYg1@l?%3TH`lJGS8cIVe&**Z=IJun|<zOXHK!
5%H*-9`@I~UCXSg5WA`yMnFlL$-dpa^7|?o&yZ{)R{0-fCB43IJ}G%nEc`)}O<6?aj56nDd<DLbOM{@ud-
&w7^Y~WsJI?_D>!*(LmIB`#WIcw^#Lo777a7o}oU{jf_KwQco?o}bs2Ub$|0IpO)?Y<xx;;rM2{sfBtSG;5X3?UKDZ`NGc6uDRBt33>9+vBc7Xkh_r}L5x
#KVO}*QspIb>mPm@Z9~DZM)0_R}J(LeINM<k+WK-20gYjhzzWMz9+kIyI4Cw;cVz;SpVDDRQZmAJin~Jz-m4$-~&R$1L5!{sudRwY?}_i#n{Vxz-
*a&ly6XWtmQUJk2j7Tjpy7>HLFf_l{3JHjUF(VzJC9&ci^d&DmbllJ_Gq?(P0xSWohpl_mmR8rkaLj39K~Jk=^K_6Z#MqR^S1v+QGCfqR>!5qLK>G)S*u0
5xKd3fpasJjO<x=n{rqN?QUj--JiD3l#MCM&q2!FAKjsSI}l2QsGa*{n*JpK#ov{%fdZ5;&*U8J)k)gzX69>~6A5C9W(Ca5?+P7hMiuYuBeZ$E*b^mBD9u
Mlh*(rP*8_5#xlGGP0#ASSWyUHB58rsPB`}1Gkl$vc2q}~Ihnx?y@Qsjc&LZ+kx5o6cR&o@ns1J8Z-uXASQ9IwQPXV|j{0`+M(!dROOJ-
C9eo4v#Qb>D~Q{}fpES)`tW~NjpB;|_lG97DkEp3OY^5`{0ZD*l<;8kQl;_`0sA#f{09@UzKf$_a(fKY#fwI4_1zCv&VeUHsHa0PCNhbtjQ+>2gZPsP70r
<rU*!npJU1s}QQG9~KfcbT#qev~FWEp5A4E3m+wx;t0IxhAO#F847`@qQ0O8P*H?g<h^*#4mdo<Q4)}ydQm`Qa*eR#_^VX`tLMl`U>SKlp3qHd`W{e<PYd
uO8lf<=e!fqeBjMed{rFcE=|Obo;f(?2=0bJJnUi$!Ufgb?jH$ZW{v#9l#==yt<XQ(u>J_!(gXPHE^QY`+u%?wF5CLz=NlUTB2jb?Fq8!jqI5Ei!*2@#ex
Q2|U|k(Z^ozrhdTRjAM8S4)OT;I}UR;`p4uq$5y+Nl4nt|w8<s!PDFtPmTi1~P#Tws2kAw0a{H;7qLG(vv;0hEV(ovccfRc<|7*0z@9q?3Homdp#M{>y=M
5qVHcn_=0!b<f6rSl|G%LBoK`1bOoNSU&P-
^d><_w$pc2m<dOddmPyQq&5qr;L5;E#$`D39^CzhnwtR|MZ<mtuD7Bsa`bN?0He<C+@sD7dHRU*$PrT5>s&x+?G1p&d7nSk(%=H9sD35aXQ3KjTvE0uUx_
UjEkFyY@v@wQK&<U02HPyux_Whlp)+lsr-pBZYe@bVm|Y?+dJ1#@1tpn=)7!EDfzUS>S@-
qnU#{o(%etT$Yz8C1o*Y13NoIW+5da35h)`1i>IOVAiW_OejqiSo2GC_YF88+p7Y%45ehPx4+FoNgO1TkfW2n;=GHL>u{@Te<jejL!p7_00A~>|0&jFC8T
@G=Ph7bTM5R-ijUzom?d%|bfyRYs(mTsA%*lI5263VUrXcDA#vVjtHUaswMlZ~2w>!~8j4{FJh?}&L^fhJmH6EOWDh_uM$m0rZ3phM{dM)t^6N-
@C1>H}qSa0SpLJyQIL8KtCMrt6_)g@^;OPW(Thx6hPEM)J#606X)~t97SLv>)FQ7b5atL~9}>MP_GP_|kPBwl974EcDf89T7Jp9ewgIJYZ*cE9+8W6JqPx
2^PYtjRL4Dj^^t<cs%1RJz&OPq@Fjf&MHU!ljVXXAjt%5oVo>^yOzdrcIkNPQ0S68#y+z>CLcqN%GBz~XQ&TCwO#)PpOi$AQP2|M-
^qqPV9(Z4iR%IR!mmC<9>8s?qx`qPTpa^n=IEcx4GjiEcV(WUvKhBBZW(_M(4OHOjEAwjAf2OIAs@s&b1UaPquoM%k8UUlq?1wd0%Mx@u1X!poadu*et;!
0^+vg*vW>-
<NJ|gI;eNI4?uTk%0}GgX`~mF;Ycqwx*fntQe6B*xkE>&z;6mW@R;@s4F$5Y`g!*X&!S(hp;Tx>S7AGw&9y0_i4&<+~GO^BqE%ji~B#r{@`blHo)rKy^37
Y`{%MFb9qORmhKNwKLI{Akuu~RHBzUXiNrR@7+9Chc<ceRFw3^wz{6i_TTzy@DSO{%5<u@s%{;ap<|yxF9KdXTtY!rv@fz*|3l2!)!@s5}SP_#~SW%BL-Z
Jb_SM)Yt)l3ZsJItnAkK>KTm_utDV*J_%%lxD|lHyRV8aPs~sis%e)S?QLb4a*FyB6L}PY+2hr1^0*a#1Fo9JI(n>5FQ(i4VHM!<l7P8+i09!`xBd^bx*$
iRzLY{NQgeNc=jIX}jE`ofurj^yhJge+zH0C#j`xt*J*wa~18A9$_wmVg+q$fg6Q9BdNSBQcEs5;_Mo&VRSDZ&Q9&Y`rN3alp!X0$yTL9^%ZQC4=W~Djgg
a9$nMiY+vwp8#p;zqO+MLtK}Rs2N(_Q80nJr_57L^!hU2UOg>JCSBAWU5Ft*hKMqtCG00VQH`FJ4szGjQ^Og?f3F}pc+gEEF)|QrnsIH^7vhNF&WjXV=`w
6yi#wa&BW%SQ}zFdX3l|{R<4y4bEc9Z;=BHBlg>tYa6wcABU^W?fD;;Q<~MOZ?BEf1j=C?PCt=mCamKaLjvHk?^lBImUG;5Z+BOdLwhV$oIp;n$su2Zzqi
j#jb=lIZ<#mWTOM57y1qX~AABPrp`&olxju;7w5S{&DWO`>z^o?VwTR2{KCcP!&NS*`?7NM3iCSWKpdIv&cK{W5_NEqWXpqbCKU(SCl9}zhl{l6)N{Bn>x
ro|~ixb1Cz9jaF4tofD|U4rNrTcxMJBx!D3QBq!ks|Uf~R-67ZV=vrMrXI+66dQ=RbK|IJ)(`LMO22QZ95#JMu5H`reJk)L!oZwwBol~Y-
_={7g4)<3CZ}79nilO)^W5&i;$Ly{hQi5Jg3jXu$E7!v>^RK61~7t@3gnT{&Ti7=zRR6Mc=8g6g5K}FrxM~L27Xv^Xy6>aJ2Lx_4(hs<?of)5oiH}1l%!F
&+$G?V<H_0T=ce^y#gL~qsl7<ph&6Ih({j};_ohInq2v^z6?j|Bb#J1Gbo%20*=Lk{Bcq!7v1^tsh|a2wzowI|j`AjR*ntvtL$rAX=5|V&=cI$J(VSH8o%
P-bKl4DS%wX^?gD-hH?*7JGC;Fh?xv=!u$)+h$x3Y;m?`1(kuRb#@$>XWRhvNVleEZnOce>Z^8s&`zboi!F#cDTuxIBiV)nCU{l+9k{${7NOYej`fPeP{!
SbjOgsu%iM!q+Z!?B$~62RdZdm=A6-{GKg>Vxfb^`CrGn3olIU%ECqR+tPXLnbG~8>qyYk3VKa6_nyI-
u)XP@oGsM+W=lx2pwBW&7vf<&i;Mdkt%U!!K$uVrS;Fy35v^nfeR;565s7$aL2dbLPy`y9h+BDHo=hyw@p=O+Q5Uj-DJJ)TJ%9P>y-1>!Ya(1-
C(u*BcRu$6Y9veW2OH6SP$9;oA8@nhw3=KlJ5dga0G8`sm%ffIgY#VuAEF4Pa9U8!$?CPp(~hKC+E`m*H9Rg5d?10uzZ&OiG9imH(d5hipf|1XKjrgeN3>
zZs|tkp&8QXo0lfmvD5iWd=935YT(P*dZfy<7{uY)$XB{(xn9EDattgQGVuiB#&zXMac{$;E!ftMocU*_QP6f=Vx{y2O=PI-
6!P<^eR&Rh$_^Auoya2&^R>w;)DM5+Ccv%y4=c?x_ei%?F;W;A_f-ne4q8mM+cC4j0Rf;3fw8-
T>puW)%ONJCQ%n}wF2I9#JalEQpRwIXnYSDTGMkF(|Se+5RnLaKEjhUi~4PD(-
jKyaZ%bFh^we83q6smX>K}lu|fA`$>nNMlI7FJG!RK7$#4Pgr<K;*Fc4M8~h8_Vs2Q{f%cF8P3W?+?;+IEVU0{}#e5UAv>tmS~Wgh&23w|GKOU;57Hl{ma
vV2UCXi%9N`J`HWZ~3Gw`$qh=6-kJma7t_Mub%odJ!<6j~Hv!`J7d%(eZ#kz##=t0dDm>2q3iRvPZGD_m@;yQCDIw0BVkkH2kyW>ibql-Dfzv$m;;RBDAN
@ZJ*Hw>B*Hv6p-RQ#8%*2bww_df|O4Ot97J_nJV+UuKvz1VT7U>Swk1l_lhB`ktE^m%{I32$WsU!CC@XepjPn@BF=)d60LGP`AA-
v6P7R*XkPxhpa;?}<W_G+Sm3;6+(2hx~>sTwe;r?olk#{nBa+<RXs^XOpBBJgi5!uWf5&)BG{y+<+8GnEHooU-YXY(Kv_l$|xs_Ic}I7kQk>DO_gKC@pGp
^^0+;+`%9;d93)4@_avqB1OoJeoMECo&Z`0c?FZPfQ=hbCG&rd+_&O3}`{a>~5m50Xu$YxM_<e^0Rj062hnb4Vjj51j{o%GkYr5_^L%_NeAt2R$NmOdpI5
E0SQ9P~Iwr=UqW)0)9n~^(?UHi-+f&5x$zuqCit=FGrV6xf*ht1CFn7W78Nq$If9E~BU)Zt?Hfm-
W^z&*5(m)WnnI4*?jlx7i5()%5pgIAz*3Zv9!>X{4w&04_#f&PYBmg77)rrWkM*}KhtcqUTTt@mB2D(=t|Y!o#OYL2YuqzDX~r*S1!RK}pED<8ts6~#gAB
ZRrl*b~JXA~kdUB#=~k8_pA{2xB2WOkD^_pHS;{fV}ocjkc2HNUAa=bMd=e{hC7gb!su=C`(>$20L*$V<AZ%4FK!o+*kVo3jt0j_GFJ=H=zGEf0;o@`alU
4@1&jG+Z+sOig@_;*LkefQ?2A!a%2zoUp;MMQUyS*-cDI+=Ocf(Cm$!J>I&ZT@nih~pc5!w#!qxK%47s!Prsgw-
`#9+rGmxYRinY9DM503UjV;nzX_A28_5^<&(5~^o5Oj6Uw9%Exnh?;uhF{6U1)*Dx!o5v%x2Jq`C3Bl)q@)S81NZyD2PiRKD?e$@pEOCu3L`XU>#i9dl*<
f_j^Yv&zWw{6T&HnO)#A``{0=qBAZ4>T0?;I+Q(^m+<nny;N*|sq!nLNfSZ8CTIbue;p)T4;age#<7~L4#gpx=S2aCpm!lQ*F!ysu2gj7^VRDcw&sRMoDu
YF2!I}k4qFjc?9Y#4;)(7qB^hcnscQ2LyHq|k-L1s^2wr?mcvPBh1nKr=~rO&h<6Qks#3-
(XN+*hf^`p@}(ie%zmCrOQV$Yd8I>HPXP&{Z8Ug)|ToSHesbN56EwNu3J#yH4Lyv!mJ=Calhi0Y5|`bz`mU*S%OA|1`$paI3_Er{niO2z6=JVp7L3Rsfm|
gUzW;?3?~cApOp%asU6e=-`y9i_o6W_aQ2o-V((r>1M#R1jFY?C5P!z5dcnf7anb#RC~_)Y>+^d_)c6Z>1vjTw%U~J1Kl>$H^~H@yXd%-
UWTC|W>=;zWdskJRahxoekreknkQL4%!>d#R|n6@$KZ{}dCoPt-
|AqL(`GEr&z){j5t@KFxtf7Xm`;b?t~Pz7)65db>{EoxD&`6UIFj2CY`E>b`^0<gb+(hH<fF!dhoSE8_?$dQbz@#)ZCs1aoavae|CDF^{2!MKd<^NAhf&X
d_t-g7*##1{8ZVS;U1sa1A~XkRGCoC|Ku$cXVD2kw$_26}@}o?93Oue79ROkoO(%;tZ8ixIw9~2KmunuQyhO<NSqT~l1vv6DKd-OY-
t~9sJh}DYN6mhHiH1Zce<*tpKpmS5xUQbtcMp)M0k9fDlL#IVUW9U$OX+=o9nFSC;>?ScK+MK3B!=TtDYSM5M+OVJxCe7p9mM*45w%(2Bflx?+yWh-
m)46@6o}5e_X*0PFdq>GJnh|gn)~<%s6NySRtDNc8gf>5wlH!vTErUU)*~<o)bb~Dj)LFEkm$@lqo$1IP5pQ^6B-
E{j4QL8{Y9&MGxran%hXoqkmFr1U)tGp(JOH$X)Wh`r(enj=*WmpjnzwHwh2JAU5Jv=V`8yc8N^$IY~9|j0WU8{Sh`iS`dv)pP$8}mTSkooS+@)sTJ4ntR
uW*S)#GpjDyOUVc#TW#aZDtn72W=paaxN?N}JMR-_#|>0?#xI-
g?2$M|eU)mpOxpc9C&ZkNLyk_G99Pm^l^#Px@|jV#v*NN93DkiM+Q_Hw9Q&$Xs$)CmNgr!G`-
O>?Kkzo5rrtr$>~29ST<^#G1&PVuT2KDQMB+C>9(up*Z8s8}~!onN~Ylly^9V8Kb3Wa>7XG((GI9@dIu>Zk6LZq%9;NZlyS}C<=Z5vH{$AKqpCXBqcEXBu
E~2$p1K`SlO~ZyXxAs)2}n&s}5yUwmMabhW?v3^l0Y-Zber@z+_K$fV*~VJI^+c7JhW8>BGk8o{MJpO3FulmwVI_%WDRiiz>8tGC!Wk-&-
eg4L98+I!^dch@;O4AZ_8IycR+xH_-vjZ*oNOXGCGb75Bn(w}z$vT^`5hBs)Y45>D?&5<fVL>oJ5iO{fp}?NhU+$|tbpX!qr$#wDy5HO))+)+3dDyqUCM$
v*TG0gV0<E=~KwCMvmUSHi*jX-7))_Iyhbu^<nFM)cc%#wH7Cp&!nY(%u-2em#$2o@C-
3M|^UV#z*E>hm%$eB0@YCIR`lQC~|)?hJW1fl$%X0DlEzHPxc5zn=&}?ZBLisgcP)r>=j6|V!WpKfDg$yi-
s?tACx*q+j*6nESsYi);KORdR=3!*=unR(J<fb)NXl(dX4bvBy)NpiP>xTI^lDL@nO@i!)<(E(L6M7w<MK{Wz6_emDpJPc(OO(=bSnCL=My=x!L}Hj#1*;
i8CYPr-#wf*XVuaCgWzj5Xm0E%i7z^f01CunV^i#34_5lz?3{m(n%0*@{3_e_{LUNFix5`l1a7ZILZU!e6Y}jo5SjPi3S&xGCX?$Hss5`Z-
<n+)&FCZ%EE~zFDSZNJI>j3<_NqaFp8N<&2!gA;!`KPHcZ0Up_!N2isbhV2NS+YNO2ZQw@_mVk9Lh!>r9s*p%e(1hz4nfrxvGaEb1sEkDsY2ECM!dyd7Rm
bu*Y`1<ZsbGi5Z43!Egvt-wv-
T|(YBQ^8j&+7<hw?O$Us$G}L}DJ2f;{;0Q=X+tO~h06Obdfv%z4XcNb>W;xQx&DJWgvZfnPIkz6Y`c5zN*<t!;=|b#=)7t;fME)I(8{`Qi1`iWcwneMX$N
ha2+@y7nqEK3hwxDbosAI&^cLI;<y;@z@;*7&tlxs0nNJu&l3-I9Kc3sdnusxnvg`Jg1-
eikIl8mOOYWDoqyQ5E%tJB^UJA`mGP0INPy|l;?*TPn<@}60FLXU%+1olP+%dJ25poX$j2~*#L1^Xvc*+JCa<@8G0y^07Kg*hV6epJ$2B8qnIh<!n*qf8_
;oV42gpvKb&3U#}wc7z*RlX68(A(r}<-T=wNTd}?E!^YS`*Wqv5sg!MAMGqC_N@l6uvV&9`n+ZE)-gCd)F&o%=z8_6^th}J-
TCDqVeOVm(&(gVJrN%cDs%}?ilu?5Gz^8|r2QM=<6uw2cx&)tfr#Ob$V|Q1Syp&D?9>e7Z?K7e-?-;~1P@@M;wgmMcc|r)mO*_8U-
b+Xmd~>`MKFDPN<I+dGTXJA@a&o*2|feXDY32t{~o=Tz-4|q!zoQ2?R~_2)KtuyP%9S-
?KnZ^Tvdn@T60!aw4~0$53r6T(2_@M)mdMC?hoI2tdO)aE~t>qz0k=Y`C6Xg#(dH9H(N3aRd*3#tsZ_;pc(X&FON<n$bGDQ-tmPujn`<*MaLN<GY(8N0*5
Czl<4kq6+Uny<LBV-@st1d{o8QkDo;5yth(!gk6AHqe;CH&`;YW{isII5RcI&fb-
@6vDV`voxeWD|(T=P5ELM6fZ_vrkzFmBeJOqPZXC@72DEiIGUQ=ho638co#Te1ImX_NkG`+$|2-
S*B8cey7+ef$gR>@1@w1?(7yHXh3peI6H#j<S2jo8|E^w{xd2wAol4g1#HZcm`A^b#TOvQRjr_E+cXG%~>G+h@6o=E!^Hj_m{r=)eE~00DrK0gaXfMzRD4
r~nH50ssI2003E9
"""


# ==================================================================================================
# src/tempo/search/options.py

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
    return " ".join(parts + [f"{name}={size}" for name, size in SHRUNK.items()])


# ==================================================================================================
# src/tempo/games/othello/othello_agent.py

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

"""Searches of pvs.py as `Searcher`s: the part that all games share. The table is kept from one move to the next."""

GROWTH = 1.5  # usual ratio of a move's nodes from one iteration to the next


class PvsSearcher:
    """Searches positions for one player; a game adds its steps, its workspace, and the meaning of scores."""

    def __init__(self) -> None:
        self.work: Any = None  # workspace, as in pvs.py
        self.table_bits = 0  # wanted of its table
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
        bits = options.table_bits
        if self.work is None or self.table_bits != bits or not self.fits(position):
            fitting = fitting_size("table_bits", {size: 16 << size for size in range(bits, 11, -1)})
            self.work, self.table_bits, self.question = self.new_work(position, fitting), bits, None
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

"""The agent to upload. `build.py` bundles this module into submission/othello.py."""

PLAYER = AlphaBetaAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """Return the move to play. The competition takes the last callable of the file: this one."""
    return PLAYER(observation, configuration)
