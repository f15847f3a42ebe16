# Tempo: the agent `gomoku` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku`. They are:
#
#   tempo.games.gomoku.evaluation.patterns Line shapes: what a stone on an empty cell would make in one direction, and in all four.
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
#   tempo.native.intrinsics      LLVM intrinsics: functions with machine code emitted by hand, where numba's code for a loop is not good enough.
#   tempo.native.elementary      Logarithm and exponential, with the same bits on every system and backend.
#   tempo.search.leaves.evaluators Value of a leaf, and the selection rule that goes with it.
#   tempo.search.ordering        Order in which the moves of a node are tried: random, or best prior first.
#   tempo.search.tree_access     Operations on a tree's entries: plain ones for one thread; threads/shared_tree.py has atomic ones for several.
#   tempo.search.game            Contract of a game: a tuple of jitted functions and a few sizes.
#   tempo.games.gomoku.rules     Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.
#   tempo.games.gomoku.evaluation.line_board The position for the learned evaluation: the shapes of all lines, updated as stones are put and taken.
#   tempo.search.alphabeta.transposition_table Transposition table of alpha-beta: value, bound, depth and best move of positions.
#   tempo.search.alphabeta.pvs   Principal variation search (PVS) with iterative deepening: the part that the alpha-beta searches of all games share.
#   tempo.games.gomoku.alphabeta.line_workspace Memory of an alpha-beta search with the evaluation by lines.
#   tempo.games.gomoku.evaluation.evaluate Value of a position and ratings of its moves, from the combinations of all empty cells.
#   tempo.games.gomoku.alphabeta.line_fours Wins by fours on the board of lines: each four leaves one reply.
#   tempo.games.gomoku.alphabeta.line_moves Candidate moves by rating, found one by one, the best first.
#   tempo.games.gomoku.alphabeta.line_table Transposition table of the search by lines: wins are stored by the plies from the position, not from the root.
#   tempo.games.gomoku.alphabeta.line_search Principal variation search with the evaluation by lines: stones are put and taken on one board.
#   tempo.search.options         Options of a search. Each is one entry: name, type, range, meaning, default.
#   tempo.search.exact.prover    Protocol between a game's solver and the player: proofs that narrow down the best moves step by step.
#   tempo.search.exact.refuter   Protocol of a search that refutes single moves: after them the opponent has a forced win.
#   tempo.search.types           Types that go in and out of a search: position, decision, snapshot.
#   tempo.search.searcher        Protocol of a search for the best move, as the player runs it.
#   tempo.search.alphabeta.pvs_searcher Searches of pvs.py as `Searcher`s: the part that all games share. The table is kept from one move to the next.
#   tempo.games.gomoku.alphabeta.line_searcher Alpha-beta with the evaluation by lines as a `Searcher`.
#   tempo.games.gomoku.evaluation.weights Weights of the evaluation, and the tables made from them.
#   tempo.games.gomoku.evaluation.weights_data Learned weights of the Gomoku evaluation by lines, written by experiments/write_line_weights.py.
#   tempo.games.gomoku.evaluation.unpacking Unpacking of the learned weights: from the text in weights_data.py to the tables of the kernels, once.
#   tempo.games.gomoku.aot_data  Machine code of gomoku, made from its sources by `python build.py`: see docs/background/machine-code.md.
#   tempo.native.bits            Constants and functions for bitboards in one 64-bit word.
#   tempo.native.rng             Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.games.gomoku.threats.vcf VCF search (victory by continuous fours): every move of the attacker threatens a five, so the reply is forced.
#   tempo.games.gomoku.threats.vct VCT search (victory by continuous threats): fours, and moves that would win by fours if the opponent passed.
#   tempo.games.gomoku.candidates Candidate moves and their priors.
#   tempo.games.gomoku.playouts.rule_policy Five rules of thumb as a policy. Both classic profiles ask them before the search; one also uses them in playouts.
#   tempo.search.playout_log     Log of a playout: the moves it plays, for a search that asks for them.
#   tempo.games.gomoku.playouts.playouts Playouts of Gomoku: uniformly random, by the rules of thumb, or by the weights of the windows.
#   tempo.search.clock           Time allocation: pure arithmetic; no clock is read here.
#   tempo.games.gomoku.profiles  Profiles of the Gomoku agents: sets of option values.
#   tempo.games.gomoku.threats.refuter Refuter: does the opponent have a win by threats after a move?
#   tempo.search.move_checks     Checks of the best move during a search: does the opponent have a forced win after it?
#   tempo.search.player          Decide one move: shortcuts, solver, search. The only module of the search that reads the clock.
#   tempo.search.agent           Base class of the agents of all games: play under a clock, never raise, print one line per move.
#   tempo.search.proofs          Exact results in the tree, and how they travel up (MCTS-Solver).
#   tempo.search.backup          Backup: carry results, visits and proofs from a leaf up to the root.
#   tempo.search.leaves.rave     RAVE: a move's value from all simulations in which its side plays it later (AMAF), mixed with its own mean.
#   tempo.search.tree            Search tree: two flat arrays; a node is an index, and the children of a node lie side by side.
#   tempo.search.choose          Choose the final move from a searched tree: node values, best move, early stop, principal variation.
#   tempo.search.expand          Expansion: add a node's children to the tree, and draw among untried ones.
#   tempo.search.mcts            Monte-Carlo tree search for any game with the contract of game.py.
#   tempo.search.tree_searcher   Tree search as a `Searcher`: the tree is kept from one move to the next.
#   tempo.games.gomoku.gomoku_agent The Gomoku agent: reading observations, wins and blocks, wins by threats, formatting moves.
#   tempo.games.gomoku.lines_agent The Gomoku agent with alpha-beta search and the learned evaluation by lines.
#   tempo.games.gomoku.champion  The strongest agent. `build.py` bundles this module into submission/gomoku.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import cache, partial
import gc
from hashlib import blake2b
from importlib import import_module
from inspect import Parameter, Signature, signature
import io
from itertools import combinations_with_replacement, permutations
import json
import lzma
import marshal
from math import inf, sqrt
import math
import mmap
import numpy as np
import os
from pathlib import Path
import pickle
import platform
from random import Random
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
# src/tempo/games/gomoku/evaluation/patterns.py
# ==================================================================================================

"""Line shapes: what a stone on an empty cell would make in one direction, and in all four.

The *shape* of a line is the eight cells within RADIUS of an empty cell, for one side: empty, own, or blocked (a stone
of the other side, or beyond the border). Every row of five through the cell lies within that radius. The *class* of a
shape says what a stone on the cell makes of the line: how many stones are missing to a five, and whether the row is
*open*. An open four has two cells that complete a five, an open three has a cell that makes it an open four, and so on.
The classes are computed by trying all further stones.

A *combination* is the four classes of a cell, in any order. The *kind* of a combination is its strongest threat.
"""

RADIUS = 4
NEIGHBORS = 2 * RADIUS  # cells of a shape
EMPTY, OWN, BLOCKED = 0, 1, 2  # digits of a shape, in base 3; the digit of the first cell is the lowest
SHAPES = 3**NEIGHBORS
DIRECTIONS = 4
# Classes, weakest first. The figures are the numbers of cells that keep the row open; 4 stands for more as well.
(
    DEAD, BLOCKED_ONE, OPEN_ONE_3, OPEN_ONE_4, BLOCKED_TWO, OPEN_TWO_2, OPEN_TWO_3, OPEN_TWO_4, BLOCKED_THREE,
    OPEN_THREE_1, OPEN_THREE_2, FOUR, OPEN_FOUR, FIVE,
) = range(14)  # fmt: skip
CLASSES = 14
COMBINATIONS = 2380  # unordered choices of four classes, with repetition
CLASS_BITS = 4  # of a class in the code of a cell
# Kinds of threats, strongest first; kind 0 is none of these.
(
    NO_THREAT, MAKES_FIVE, MAKES_OPEN_FOUR, MAKES_FOUR_THREE, MAKES_FOUR_TWO, MAKES_FOUR, MAKES_TWO_THREES,
    MAKES_THREE_TWO, MAKES_THREE,
) = range(9)  # fmt: skip
KINDS = 9


def class_of_shapes() -> np.ndarray:
    """Return the class of every shape, uint8[SHAPES].

    Shapes with more own stones come first, since a class depends on those of the shapes with one own stone more.
    """
    digits = np.arange(SHAPES)[:, None] // 3 ** np.arange(NEIGHBORS) % 3
    line = np.insert(digits, RADIUS, OWN, axis=1)
    windows = np.stack([line[:, start : start + RADIUS + 1] for start in range(RADIUS + 1)], axis=1)
    own = np.where((windows == BLOCKED).any(axis=2), 0, (windows == OWN).sum(axis=2)).max(axis=1)  # in the best window
    classes = np.zeros(SHAPES, np.uint8)
    stones = (digits == OWN).sum(axis=1)
    for count in reversed(range(NEIGHBORS + 1)):
        for shape in np.flatnonzero(stones == count):
            further = classes[[shape + 3**place for place in range(NEIGHBORS) if digits[shape, place] == EMPTY]]
            classes[shape] = _class_of(int(own[shape]), further)
    return classes


def _class_of(own: int, further: np.ndarray) -> int:
    """Return the class of a shape.

    own: own stones in its best window of five, with the one on the cell; 0 if all windows are blocked.
    further: classes of the shapes that one more own stone makes.
    """
    if own == 5:
        return FIVE
    if own == 4:
        return OPEN_FOUR if (further == FIVE).sum() > 1 else FOUR
    if own == 3:
        return (BLOCKED_THREE, OPEN_THREE_1, OPEN_THREE_2)[int((further == OPEN_FOUR).sum())]
    if own == 2:
        opens = int(((further == OPEN_THREE_1) | (further == OPEN_THREE_2)).sum())
        return (BLOCKED_TWO, BLOCKED_TWO, OPEN_TWO_2, OPEN_TWO_3, OPEN_TWO_4)[opens]
    if own == 1:
        opens = int(((further >= OPEN_TWO_2) & (further <= OPEN_TWO_4)).sum())
        return BLOCKED_ONE if opens == 0 else OPEN_ONE_3 if opens < 4 else OPEN_ONE_4
    return DEAD


def all_combinations() -> np.ndarray:
    """Return the classes of every combination in rising order, uint8[COMBINATIONS, DIRECTIONS]."""
    return np.array(list(combinations_with_replacement(range(CLASSES), DIRECTIONS)), np.uint8)


def combination_of_codes() -> np.ndarray:
    """Return the combination of every code, uint16[2^16]: four bits for the class in each direction."""
    sorted_classes = all_combinations().astype(np.int64)
    found = np.zeros(1 << CLASS_BITS * DIRECTIONS, np.uint16)
    for order in permutations(range(DIRECTIONS)):
        codes = sum(sorted_classes[:, place] << CLASS_BITS * to for to, place in enumerate(order))
        found[codes] = np.arange(COMBINATIONS)
    return found


def kind_of_combinations() -> np.ndarray:
    """Return the kind of every combination, uint8[COMBINATIONS]."""
    classes = all_combinations()
    fours, threes = (classes == FOUR).sum(axis=1), _count(classes, OPEN_THREE_1, OPEN_THREE_2)
    twos = _count(classes, OPEN_TWO_2, OPEN_TWO_4)
    conditions = [
        (classes == FIVE).any(axis=1),
        (classes == OPEN_FOUR).any(axis=1) | (fours > 1),
        (fours > 0) & (threes > 0),
        (fours > 0) & (twos > 0),
        fours > 0,
        threes > 1,
        (threes > 0) & (twos > 0),
        threes > 0,
    ]
    return np.select(conditions, list(range(MAKES_FIVE, KINDS)), NO_THREAT).astype(np.uint8)


def _count(classes: np.ndarray, low: int, high: int) -> np.ndarray:
    """Return the number of classes from `low` to `high` in each combination."""
    counts: np.ndarray = ((classes >= low) & (classes <= high)).sum(axis=1)
    return counts


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
# src/tempo/games/gomoku/rules.py
# ==================================================================================================

"""Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.

A cell is row * size + column, the top row first. A *window* is a run of `inarow` cells in one of four directions. A
state counts the stones of both sides in every window. A side wins when a window is full of its stones, whatever is
beside it, so longer lines win as well. The same counts tell what a stone threatens.

A state is an int16 array: the side to move, the number of stones, whether the last stone completed a line; then the
cells (0 empty, 1 or 2); then a count for each window, stones of mark 1 + 32 * stones of mark 2. It does not hold the
last move: equal stones make equal states, and the search finds a transposition by its state.

Windows are faster even for a uniform playout, which needs only the end of the game, than a scan of int8 cells along
the lines through the last stone: 18 against 22 ns a stone on 15x15, 16 against 30 on 8x8, where a random game takes
109 and 45 stones (both versions timed in one run). Updating twenty counts has no branch to mispredict.
"""

TO_MOVE, STONES, LINE_MADE, CELLS_AT = 0, 1, 2, 3  # indices into a state; the windows follow the cells
BOTH_MARKS = 3  # 1 + 2: the other mark is BOTH_MARKS - mark
SECOND = 32  # a stone of mark 2 adds this to its windows; a stone of mark 1 adds 1
# The rows of `scratch`: windows in which the attacker lacks two stones; the winning line; stacked lists of defences;
# a flag for each cell of the list being built; the stones of each board row as bits; counters of a search.
THREES, LINE, DEFENCES, IS_LISTED, ROWS, COUNTERS = range(6)
MAX_THREATS = 8  # depth limit of the VCT search, in threats
FAILURE_SLOTS = 1 << 14  # 128 kB: fits in the second-level cache
# Weight of a window for a cell in it. Tuned by matches of the moves with the highest priors, with the threat search.
WEIGHT_GROWTH = 3.0  # factor for each stone more
BLOCKING_WEIGHT = 0.8  # factor for a window of the opponent's
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))  # (rows, columns) from one cell of a window to the next


class GomokuGeometry(NamedTuple):
    """Tables of one board size and work space for the threat search. One object for each size, compared by identity."""

    size: int
    inarow: int
    windows_of: np.ndarray  # int16[cells, 4 * inarow] the windows through a cell, padded with -1
    window_cells: np.ndarray  # int16[windows, inarow] the cells of a window
    weights: np.ndarray  # float32[2, inarow + 1] of a window by its stones: the mover's alone, the opponent's alone
    # Work space of the threat search, since jitted code creates no arrays. Few arrays: each array that is passed to a
    # function adds compile time.
    scratch: np.ndarray  # int64[6, max(windows, (MAX_THREATS + 1) * cells)] one list a row: THREES to COUNTERS
    zobrist: np.ndarray  # uint64[3, cells + MAX_THREATS + 1] random; rows 1 and 2: stones of a mark; row 0: depths
    failures: np.ndarray  # uint64[FAILURE_SLOTS] hash table of positions without a win


@cache
def gomoku_geometry(size: int, inarow: int) -> GomokuGeometry:
    """Return the tables of a board size, the same object at every call."""
    found = [
        [(row + i * down) * size + column + i * right for i in range(inarow)]
        for down, right in STEPS
        for row in range(size)
        for column in range(size)
        if _on_board(row + (inarow - 1) * down, size) and _on_board(column + (inarow - 1) * right, size)
    ]
    window_cells = np.array(found, np.int16).reshape(len(found), inarow)
    windows_of = np.full((size * size, 4 * inarow), -1, np.int16)
    filled = [0] * (size * size)
    for window, through in enumerate(found):
        for cell in through:
            windows_of[cell, filled[cell]] = window
            filled[cell] += 1
    cells = size * size
    random = Random(1)
    zobrist = [[random.getrandbits(64) for _ in range(cells + MAX_THREATS + 1)] for _ in range(3)]
    return GomokuGeometry(
        size,
        inarow,
        windows_of,
        window_cells,
        _new_window_weights(inarow),
        np.zeros((6, max(len(found), (MAX_THREATS + 1) * cells)), np.int64),
        np.array(zobrist, np.uint64),
        np.zeros(FAILURE_SLOTS, np.uint64),
    )


def _new_window_weights(inarow: int) -> np.ndarray:
    """Return the weights of a window by its stones: float32[2, inarow + 1], the mover's, then the opponent's."""
    own = [WEIGHT_GROWTH ** (stones - inarow) for stones in range(inarow + 1)]
    return np.array([own, [BLOCKING_WEIGHT * weight for weight in own]], np.float32)


def _on_board(place: int, size: int) -> bool:
    """Test whether a row or column number is on the board."""
    return 0 <= place < size


def new_gomoku_state(cells: list[int], size: int, inarow: int, mark: int) -> np.ndarray:
    """Return the state of a list of cells, top row first: 0 empty, 1 or 2; `mark` is to move.

    No side may have won: LINE_MADE is about the last stone, which the cells do not tell.
    """
    board = gomoku_geometry(size, inarow)
    values = np.array([0, 1, SECOND], np.int16)[np.array(cells, np.int64)]
    windows = values[board.window_cells].sum(axis=1)
    head = [mark, sum(cell != 0 for cell in cells), 0]
    return np.concatenate([head, cells, windows]).astype(np.int16)


@njit
def gomoku_legal(board, state, actions):
    """Write the empty cells to `actions`; return their number."""
    count = 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] == 0:
            actions[count] = cell
            count += 1
    return count


@njit
def gomoku_play(board, state, action):
    """Put a stone on an empty cell; the other side is then to move."""
    mark = np.int64(state[TO_MOVE])  # int64 as elsewhere: numba would compile `put_stone` again for int16
    state[LINE_MADE] = put_stone(board, state, np.int64(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = BOTH_MARKS - mark


@njit
def put_stone(board, state, cell, mark):
    """Put a stone of `mark` on a cell and in its windows; return 1 if it completes a line, else 0.

    The first three entries of the state (TO_MOVE, STONES, LINE_MADE) stay as they are.
    """
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    made = 0
    state[CELLS_AT + cell] = mark
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = state[windows_at + window] + stone
        state[windows_at + window] = stones
        if stones == stone * board.inarow:
            made = 1
    return made


@njit
def take_stone(board, state, cell, mark):
    """Undo `put_stone`."""
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    state[CELLS_AT + cell] = 0
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        state[windows_at + window] -= stone


@njit
def gomoku_outcome(board, state):
    """Return WON, DRAWN or ONGOING for the side that just moved."""
    if state[LINE_MADE]:
        return WON
    if state[STONES] == board.size * board.size:
        return DRAWN
    return ONGOING


def new_game(size: int, inarow: int, playout: Callable) -> Game:
    """Return the game on one board size with one of the playouts."""
    cells = size * size
    return Game(gomoku_geometry(size, inarow), gomoku_legal, gomoku_play, gomoku_outcome, playout, cells, cells)


# ==================================================================================================
# src/tempo/games/gomoku/evaluation/line_board.py
# ==================================================================================================

"""The position for the learned evaluation: the shapes of all lines, updated as stones are put and taken.

Each empty cell has four *keys*, one for each direction: the shape of its line for mark 1, plus 2^16 times that for mark
2. Its *code* holds the four classes for mark 1, plus 2^16 times those for mark 2. Codes give combinations, and the
words of combinations are summed over all empty cells. So a stone costs the update of at most 32 cells.

Stones are taken in the reverse order of putting them. So an occupied cell needs no update: it is empty again only when
the stones put after it are gone. The journal holds what `take` restores.
"""

SECOND_SIDE = 16  # shift of what belongs to mark 2, in keys and codes
SIDE_BITS = np.int64((1 << SECOND_SIDE) - 1)
CLASSES_IN_DIRECTION = np.int64(0xF000F)  # both sides' class in the first direction of a code
# Indices into `sums`: words of mark 1, then of mark 2; then the number of stones put.
VALUES, THREATS, WORDS, STONES_PUT = 0, 1, 2, 4
OLD_CODES, OLD_SUMS, PUT_CELL, JOURNAL_SIZE = 0, 32, 36, 37  # columns of the journal


class LineBoard(NamedTuple):
    """Tables and one position. Cells are row * size + column. Mark 1 and 2 as in rules.py."""

    size: int
    around: np.ndarray  # int16[cells, 4, 8] cells of each line; the place is the one that the cell has in their shapes
    classes: np.ndarray  # uint8[SHAPES]
    combinations: np.ndarray  # uint16[2^16] by code of one side
    kinds: np.ndarray  # uint8[COMBINATIONS]
    words: np.ndarray  # int64[COMBINATIONS, WORDS] value word, and one in the byte of its kind
    ratings: np.ndarray  # int32[2, COMBINATIONS] of a move, by its combination for the mover and for the opponent
    threat_values: np.ndarray  # int32[THREAT_MASKS] value of a mask of threats for the side to move
    zobrist: np.ndarray  # uint64[3, cells] of a stone by mark; row 0: of the side to move
    cells: np.ndarray  # int8[cells] 0, 1 or 2
    keys: np.ndarray  # int32[4, cells]
    codes: np.ndarray  # int64[cells]
    sums: np.ndarray  # int64[5]
    hashed: np.ndarray  # uint64[1] hash of the stones
    journal: np.ndarray  # int64[cells + 1, JOURNAL_SIZE]


class LineTables(NamedTuple):
    """What the weights give, the same on every board."""

    words: np.ndarray
    ratings: np.ndarray
    threat_values: np.ndarray
    kinds: np.ndarray


def new_line_board(size: int, tables: LineTables) -> LineBoard:
    """Return an empty board."""
    cells = size * size
    around, keys, zobrist = _geometry(size)
    classes, combinations = _shape_tables()
    board = LineBoard(
        size,
        around,
        classes,
        combinations,
        tables.kinds,
        tables.words,
        tables.ratings,
        tables.threat_values,
        zobrist,
        np.zeros(cells, np.int8),
        keys.copy(),
        np.zeros(cells, np.int64),
        np.zeros(STONES_PUT + 1, np.int64),
        np.zeros(1, np.uint64),
        np.zeros((cells + 1, JOURNAL_SIZE), np.int64),
    )
    count_from_keys(board)
    return board


@cache
def _geometry(size: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the tables of one board size: `around`, the keys of the empty board, and `zobrist`."""
    around = np.full((size * size, DIRECTIONS, NEIGHBORS), -1, np.int16)
    keys = np.zeros((DIRECTIONS, size * size), np.int32)
    offsets = [offset for offset in range(-RADIUS, RADIUS + 1) if offset]
    for cell in range(size * size):
        row, column = divmod(cell, size)
        for direction, (down, right) in enumerate(STEPS):
            for place, offset in enumerate(offsets):
                at = row + offset * down, column + offset * right
                if 0 <= at[0] < size and 0 <= at[1] < size:
                    around[cell, direction, NEIGHBORS - 1 - place] = at[0] * size + at[1]
                else:
                    keys[direction, cell] += BLOCKED * 3**place * (1 + (1 << SECOND_SIDE))
    random = Random(1)
    zobrist = np.array([[random.getrandbits(64) for _ in range(size * size)] for _ in range(3)], np.uint64)
    return around, keys, zobrist


@cache
def _shape_tables() -> tuple[np.ndarray, np.ndarray]:
    """Return the tables that are the same for all boards."""
    return class_of_shapes(), combination_of_codes()


def count_from_keys(board: LineBoard) -> None:
    """Set codes and sums of the empty board from its keys."""
    shift = CLASS_BITS * np.arange(DIRECTIONS)[:, None]
    first = (board.classes[board.keys & SIDE_BITS].astype(np.int64) << shift).sum(axis=0)
    second = (board.classes[board.keys >> SECOND_SIDE].astype(np.int64) << shift).sum(axis=0)
    board.codes[:] = first | second << SECOND_SIDE
    board.sums[:WORDS] = board.words[board.combinations[first]].sum(axis=0)
    board.sums[WORDS:STONES_PUT] = board.words[board.combinations[second]].sum(axis=0)


@inlined
def first_combination(board, code):
    """Return the combination of mark 1 in a code."""
    return np.int64(board.combinations[code & SIDE_BITS])


@inlined
def second_combination(board, code):
    """Return the combination of mark 2 in a code."""
    return np.int64(board.combinations[code >> SECOND_SIDE])


@njit
def put(board, cell, mark):
    """Put a stone of `mark` on an empty cell."""
    sums, codes, words = board.sums, board.codes, board.words
    journal = board.journal[sums[STONES_PUT]]
    for i in range(STONES_PUT):
        journal[OLD_SUMS + i] = sums[i]
    journal[PUT_CELL] = cell
    first, second = first_combination(board, codes[cell]), second_combination(board, codes[cell])
    value_1, threats_1 = sums[VALUES] - words[first, VALUES], sums[THREATS] - words[first, THREATS]
    value_2 = sums[WORDS + VALUES] - words[second, VALUES]
    threats_2 = sums[WORDS + THREATS] - words[second, THREATS]
    board.cells[cell] = mark
    stone = OWN + (BLOCKED << SECOND_SIDE) if mark == 1 else BLOCKED + (OWN << SECOND_SIDE)
    for direction in range(DIRECTIONS):
        shift = CLASS_BITS * direction
        others = ~(CLASSES_IN_DIRECTION << shift)
        digit = np.int64(stone)
        for place in range(NEIGHBORS):
            near = np.int64(board.around[cell, direction, place])
            if near >= 0 and board.cells[near] == 0:
                key = np.int64(board.keys[direction, near]) + digit
                board.keys[direction, near] = key
                old = codes[near]
                journal[NEIGHBORS * direction + place] = old
                both = np.int64(board.classes[key & SIDE_BITS])
                both |= np.int64(board.classes[key >> SECOND_SIDE]) << SECOND_SIDE
                new = (old & others) | (both << shift)
                if new != old:
                    codes[near] = new
                    before, after = first_combination(board, old), first_combination(board, new)
                    value_1 += words[after, VALUES] - words[before, VALUES]
                    threats_1 += words[after, THREATS] - words[before, THREATS]
                    before, after = second_combination(board, old), second_combination(board, new)
                    value_2 += words[after, VALUES] - words[before, VALUES]
                    threats_2 += words[after, THREATS] - words[before, THREATS]
            digit *= 3
    sums[VALUES], sums[THREATS], sums[WORDS + VALUES], sums[WORDS + THREATS] = value_1, threats_1, value_2, threats_2
    sums[STONES_PUT] += 1
    board.hashed[0] ^= board.zobrist[mark, cell]


@njit
def take(board):
    """Take the stone that was put last."""
    sums = board.sums
    sums[STONES_PUT] -= 1
    journal = board.journal[sums[STONES_PUT]]
    for i in range(STONES_PUT):
        sums[i] = journal[OLD_SUMS + i]
    cell = journal[PUT_CELL]
    mark = np.int64(board.cells[cell])
    stone = OWN + (BLOCKED << SECOND_SIDE) if mark == 1 else BLOCKED + (OWN << SECOND_SIDE)
    for direction in range(DIRECTIONS):
        digit = np.int64(stone)
        for place in range(NEIGHBORS):
            near = np.int64(board.around[cell, direction, place])
            if near >= 0 and board.cells[near] == 0:
                board.keys[direction, near] -= digit
                board.codes[near] = journal[NEIGHBORS * direction + place]
            digit *= 3
    board.cells[cell] = 0
    board.hashed[0] ^= board.zobrist[mark, cell]


@njit
def set_up(board, cells):
    """Set the position to these cells, int8[cells]: 0, 1 or 2."""
    while board.sums[STONES_PUT] > 0:
        take(board)
    for cell in range(cells.size):
        if cells[cell] != 0:
            put(board, np.int64(cell), np.int64(cells[cell]))


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
# src/tempo/games/gomoku/alphabeta/line_workspace.py
# ==================================================================================================

"""Memory of an alpha-beta search with the evaluation by lines."""

MAX_LINE_PLIES = 100  # of a line; deeper positions are evaluated
WIN = np.int64(1 << 20)  # value of a win at the root; one in n plies is worth n less
PROVEN = WIN - 1000  # least value of a proven win
# Fields of a frame, beyond those of pvs.py: whether there is one move only, and whether the opponent has just passed.
IS_FORCED, IS_AFTER_PASS, LINE_FRAME_SIZE = range(FRAME_FIELDS, FRAME_FIELDS + 3)
# Stages of a frame: the search of a move is reduced; even passing would do.
REDUCED, PASS = range(GAME_STAGES, GAME_STAGES + 2)
# Fields of `status`: side to move and stones at the root; nodes and their limit of the search for a win by fours.
ROOT_MARK, ROOT_STONES, FOURS_NODES, FOURS_LIMIT, LINE_STATUS_SIZE = range(STATUS_FIELDS, STATUS_FIELDS + 5)
REDUCTION_BASE, REDUCTION_SLOPE = 0.6, 0.75  # plies of late-move reduction: base + slope * ln(depth) * ln(move)
REDUCED_MOVES = 64  # later moves are reduced like this one


class LineWorkspace(NamedTuple):
    """All memory of a search. Ply 0 is the root."""

    board: LineBoard  # the position at the current ply
    actions: np.ndarray  # int64[MAX_LINE_PLIES + 1, cells] moves of each ply; those before MOVE_INDEX have been tried
    values: np.ndarray  # int64[MAX_LINE_PLIES + 1, cells] rating of each move; at the root the value found so far
    status: np.ndarray  # int64[LINE_STATUS_SIZE]
    frames: np.ndarray  # int64[MAX_LINE_PLIES + 1, LINE_FRAME_SIZE] state of the search at each ply
    pv: np.ndarray  # int64[MAX_LINE_PLIES + 2, MAX_LINE_PLIES + 2] principal variation of each ply: length, moves
    root_nodes: np.ndarray  # int64[cells] nodes spent on each move of the root
    reductions: np.ndarray  # int64[MAX_DEPTH + 1, REDUCED_MOVES]
    table: np.ndarray  # TABLE_ENTRY[2^bits] transposition table


def new_line_workspace(board: LineBoard, bits: int) -> LineWorkspace:
    """Return a workspace around a board, with a transposition table of 2^bits entries."""
    plies, cells = MAX_LINE_PLIES + 1, board.size * board.size
    return LineWorkspace(
        board,
        actions=np.zeros((plies, cells), np.int64),
        values=np.zeros((plies, cells), np.int64),
        status=np.zeros(LINE_STATUS_SIZE, np.int64),
        frames=np.zeros((plies, LINE_FRAME_SIZE), np.int64),
        pv=np.zeros((plies + 1, plies + 1), np.int64),
        root_nodes=np.zeros(cells, np.int64),
        reductions=_reductions(),
        table=new_table(bits),
    )


def _reductions() -> np.ndarray:
    """Return by how many plies a move is reduced, by depth and number of the move."""
    found = np.zeros((MAX_DEPTH + 1, REDUCED_MOVES), np.int64)
    for depth in range(2, MAX_DEPTH + 1):
        for number in range(2, REDUCED_MOVES):
            found[depth, number] = min(depth - 1, int(REDUCTION_BASE + REDUCTION_SLOPE * log(depth) * log(number)))
    return found


@inlined
def mark_at(work, ply):
    """Return the side to move at a ply."""
    return work.status[ROOT_MARK] if ply & 1 == 0 else 3 - work.status[ROOT_MARK]


# ==================================================================================================
# src/tempo/games/gomoku/evaluation/evaluate.py
# ==================================================================================================

"""Value of a position and ratings of its moves, from the combinations of all empty cells.

The value is the sum over the empty cells of one weight for the combination of the side to move and one for that of the
other side, and a weight for the mask of both sides' threats. A move's rating is the sum of a weight for its combination
of the mover and of one for that of the opponent. All numbers are integers, so every machine finds the same value.
"""

UNIT = 256  # value of 1 in log odds
LARGEST = 12 * UNIT  # values lie between -LARGEST and LARGEST
KIND_BITS = 8  # of the count of each kind in a word of threats
MASK_BITS = 11
THREAT_MASKS = 1 << MASK_BITS
VALUE_SHIFT = 32  # of the weight for the side to move in a value word; the weight for the other side is in the low half
LOW_HALF = np.int64((1 << VALUE_SHIFT) - 1)
SIGN_OF_HALF = np.int64(1 << VALUE_SHIFT - 1)
NO_EMPTY_CELL = np.int64(-1)


@inlined
def count_of(threats, kind):
    """Return the number of cells of a kind in a word of threats."""
    return threats >> KIND_BITS * (kind - 1) & 0xFF


@inlined
def threats_of(board, mark):
    """Return the word of threats of a side."""
    return board.sums[THREATS if mark == 1 else WORDS + THREATS]


@inlined
def has(threats, kind):
    """Return 1 if there is a cell of a kind in a word of threats, else 0."""
    return np.int64(threats >> KIND_BITS * (kind - 1) & 0xFF != 0)


@njit
def mask_of(mine, theirs):
    """Return the mask of both sides' threats; a five, and an open four of the side to move, are decided before."""
    mask = has(mine, MAKES_FOUR_THREE) | (has(mine, MAKES_FOUR_TWO) | has(mine, MAKES_FOUR)) << 1
    mask |= has(mine, MAKES_TWO_THREES) << 2 | has(mine, MAKES_THREE_TWO) << 3 | has(mine, MAKES_THREE) << 4
    mask |= has(theirs, MAKES_OPEN_FOUR) << 5 | has(theirs, MAKES_FOUR_THREE) << 6
    mask |= (has(theirs, MAKES_FOUR_TWO) | has(theirs, MAKES_FOUR)) << 7 | has(theirs, MAKES_TWO_THREES) << 8
    return mask | has(theirs, MAKES_THREE_TWO) << 9 | has(theirs, MAKES_THREE) << 10


@njit
def decided(board, mark):
    """Return +n if `mark`, to move, wins in n plies, -2 if it loses in two, else 0; by fives and open fours alone."""
    mine, theirs = threats_of(board, mark), threats_of(board, 3 - mark)
    if has(mine, MAKES_FIVE):
        return 1
    fives = count_of(theirs, MAKES_FIVE)
    if fives > 1:
        return -2
    if fives == 0 and has(mine, MAKES_OPEN_FOUR):
        return 3
    return 0


@njit
def evaluate_lines(board, mark):
    """Return the value for `mark`, to move, in units of log odds; neither side may have a five."""
    mine = board.sums[VALUES if mark == 1 else WORDS + VALUES]
    theirs = board.sums[VALUES if mark == 2 else WORDS + VALUES]
    mine = (mine - _low_half(mine)) >> VALUE_SHIFT
    mask = mask_of(threats_of(board, mark), threats_of(board, 3 - mark))
    value = mine + _low_half(theirs) + np.int64(board.threat_values[mask])
    return min(max(value, np.int64(-LARGEST)), np.int64(LARGEST))


@inlined
def _low_half(word):
    """Return the low half of a word as a signed number."""
    return ((word & LOW_HALF) ^ SIGN_OF_HALF) - SIGN_OF_HALF


@inlined
def own_combination(board, cell, mark):
    """Return the combination of an empty cell for a side."""
    code = board.codes[cell]
    return np.int64(board.combinations[code & SIDE_BITS if mark == 1 else code >> SECOND_SIDE])


@inlined
def kind_of(board, cell, mark):
    """Return the kind of the threat that a stone of `mark` on an empty cell makes."""
    return np.int64(board.kinds[own_combination(board, cell, mark)])


@inlined
def rating_of(board, cell, mark):
    """Return the rating of a move, in units."""
    first, second = first_combination(board, board.codes[cell]), second_combination(board, board.codes[cell])
    if mark == 1:
        return np.int64(board.ratings[0, first]) + np.int64(board.ratings[1, second])
    return np.int64(board.ratings[0, second]) + np.int64(board.ratings[1, first])


@njit
def find_kind(board, mark, kind):
    """Return the first empty cell on which `mark` makes a threat of this kind, or NO_EMPTY_CELL."""
    for cell in range(board.cells.size):
        if board.cells[cell] == 0 and kind_of(board, cell, mark) == kind:
            return np.int64(cell)
    return NO_EMPTY_CELL


# ==================================================================================================
# src/tempo/games/gomoku/alphabeta/line_fours.py
# ==================================================================================================

"""Wins by fours on the board of lines: each four leaves one reply.

As threats/vcf.py, but the board knows at once on which cells a side makes fours, and which reply they leave.
"""

CLASS_DIGIT = np.int64((1 << CLASS_BITS) - 1)
ALL_FOURS = np.int64(0xFFFFFF << KIND_BITS * (MAKES_FOUR_THREE - 1))  # bytes of the three kinds of single fours


@inlined
def find_win_by_fours(board, status, mark, limit):
    """Return the plies in which `mark`, to move, wins by fours, found within `limit` nodes; 0 if none is found."""
    status[FOURS_NODES], status[FOURS_LIMIT] = 0, limit
    return win_by_fours(board, status, mark)


@njit
def win_by_fours(board, status, mark):
    """Return the plies in which `mark`, to move, wins by fours, or 0."""
    plies = decided(board, mark)
    if plies != 0:
        return max(plies, 0)
    mine, theirs = threats_of(board, mark), threats_of(board, 3 - mark)
    if mine & ALL_FOURS == 0 and not has(mine, MAKES_OPEN_FOUR):
        return 0
    if has(theirs, MAKES_FIVE):
        forced = find_kind(board, 3 - mark, MAKES_FIVE)
        if kind_of(board, forced, mark) == MAKES_OPEN_FOUR or leads_on(board, mark, forced):
            return _after_four(board, status, mark, forced)
        return 0
    for cell in range(board.cells.size):
        if board.cells[cell] == 0 and leads_on(board, mark, cell):
            plies = _after_four(board, status, mark, np.int64(cell))
            if plies != 0:
                return plies
            if status[FOURS_NODES] > status[FOURS_LIMIT]:
                return 0
    return 0


@inlined
def leads_on(board, mark, cell):
    """Return whether a stone makes a single four that may be followed by another on another line.

    There it makes a three, or there is a cell for a four already. Cells on its own line are of no use after the reply.
    """
    if not MAKES_FOUR_THREE <= kind_of(board, cell, mark) <= MAKES_FOUR:
        return False
    side = np.int64(0 if mark == 1 else SECOND_SIDE)
    line = np.int64(0)
    for direction in range(DIRECTIONS):
        found = class_in(board, cell, side + CLASS_BITS * direction)
        if found == FOUR:
            line = np.int64(direction)
        elif found >= BLOCKED_THREE:
            return True
    threats = threats_of(board, mark)
    others = count_of(threats, MAKES_FOUR_THREE) + count_of(threats, MAKES_FOUR_TWO) + count_of(threats, MAKES_FOUR) - 1
    for place in range(NEIGHBORS):
        near = np.int64(board.around[cell, line, place])
        if near >= 0 and board.cells[near] == 0 and class_in(board, near, side + CLASS_BITS * line) == FOUR:
            others -= 1
    return others > 0


@inlined
def class_in(board, cell, shift):
    """Return the class of a cell in one direction for one side."""
    return board.codes[cell] >> shift & CLASS_DIGIT


@inlined
def _after_four(board, status, mark, cell):
    """Return the plies in which a four on `cell` wins, or 0."""
    status[FOURS_NODES] += 1
    put(board, cell, mark)
    plies = 3
    if count_of(threats_of(board, mark), MAKES_FIVE) == 1:
        put(board, _reply_to_four(board, cell, mark), 3 - mark)
        plies = win_by_fours(board, status, mark)
        plies += 2 if plies > 0 else 0
        take(board)
    take(board)
    return plies


@inlined
def _reply_to_four(board, cell, mark):
    """Return the cell on which `mark`, who has just played `cell`, would make a five."""
    reply = NO_EMPTY_CELL
    for direction in range(DIRECTIONS):
        for place in range(NEIGHBORS):
            near = np.int64(board.around[cell, direction, place])
            if near >= 0 and board.cells[near] == 0 and kind_of(board, near, mark) == MAKES_FIVE:
                reply = near
    return reply


# ==================================================================================================
# src/tempo/games/gomoku/alphabeta/line_moves.py
# ==================================================================================================

"""Candidate moves by rating, found one by one, the best first."""

RATING_MARGIN = np.int64(9 * UNIT)  # moves rated lower than the best by more are listed last
MOST_CANDIDATES = 40  # moves that are searched, unless all of them lose
# A candidate is one number: its rating above CELL_BITS bits that are larger for cells which come first.
CELL_BITS = 16
LAST_CELL = np.int64((1 << CELL_BITS) - 1)
NO_CANDIDATE = np.int64(-1 << 62)


@njit
def list_moves(board, mark, candidates):
    """Write a candidate for each empty cell, NO_CANDIDATE for the others; return their number.

    If the opponent threatens an open four, a move that is neither a four nor on a line with that cell loses at once,
    and is left out. Neither side may have a five.
    """
    is_threatened = has(threats_of(board, 3 - mark), MAKES_OPEN_FOUR)
    threat = find_kind(board, 3 - mark, MAKES_OPEN_FOUR) if is_threatened else NO_EMPTY_CELL
    count = 0
    for cell in range(board.cells.size):
        candidates[cell] = NO_CANDIDATE
        if board.cells[cell] == 0 and (not is_threatened or meets(board, cell, mark, threat)):
            candidates[cell] = candidate(cell, rating_of(board, cell, mark))
            count += 1
    return count


@inlined
def meets(board, cell, mark, threat):
    """Return whether a move is a four, or may stop the opponent's stone on the cell `threat` from making one."""
    rows, columns = abs(cell // board.size - threat // board.size), abs(cell % board.size - threat % board.size)
    is_near = max(rows, columns) <= RADIUS and (rows == 0 or columns == 0 or rows == columns)
    return is_near or NO_THREAT < kind_of(board, cell, mark) <= MAKES_FOUR


@inlined
def candidate(cell, rating):
    """Return the candidate of a cell."""
    return rating << CELL_BITS | (LAST_CELL - cell)


@inlined
def take_best(candidates):
    """Take the best candidate off the list; return its cell."""
    best = NO_CANDIDATE
    for cell in range(candidates.size):
        best = max(best, candidates[cell])
    found = LAST_CELL - (best & LAST_CELL)
    candidates[found] = NO_CANDIDATE
    return found


# ==================================================================================================
# src/tempo/games/gomoku/alphabeta/line_table.py
# ==================================================================================================

"""Transposition table of the search by lines: wins are stored by the plies from the position, not from the root."""


@inlined
def key_of_node(work, ply):
    """Return the hash of the current position, which has another side to move at each ply."""
    mark = mark_at(work, ply)
    return work.board.hashed[0] ^ work.board.zobrist[0, mark]


@njit
def probe_table(work, ply, frame):
    """Return whether the table decides the current position, with its value in BEST_VALUE; set its best move."""
    known = probe(work.table, key_of_node(work, ply))
    if known == NOT_FOUND:
        return False
    value, known_depth, move, info = unpack_known(known)
    frame[BEST_ACTION] = move
    if value >= PROVEN:
        value -= ply
    elif value <= -PROVEN:
        value += ply
    frame[BEST_VALUE] = value
    is_sure = known_depth >= frame[DEPTH] or value >= PROVEN - MAX_LINE_PLIES or value <= MAX_LINE_PLIES - PROVEN
    if not is_sure or frame[BETA] - frame[ALPHA] > 1:
        return False
    return (info & LOWER != 0 and value >= frame[BETA]) or (info & UPPER != 0 and value <= frame[ALPHA])


@njit
def store_result(work, ply, value):
    """Store the value of the current position, with its bound, in the transposition table."""
    frame = work.frames[ply]
    bound = bound_of(frame, value)
    if value >= PROVEN:
        value += ply
    elif value <= -PROVEN:
        value -= ply
    info = work.status[GENERATION] << 5 | bound
    store(work.table, key_of_node(work, ply), value, max(frame[DEPTH], 0), frame[BEST_ACTION], info)


# ==================================================================================================
# src/tempo/games/gomoku/alphabeta/line_search.py
# ==================================================================================================

"""Principal variation search with the evaluation by lines: stones are put and taken on one board.

- Moves in the order of their ratings, found one by one. After MOST_CANDIDATES moves the others are searched only if all
  so far lose: a proven loss is one against every reply.
- A position so good that passing would do is not searched deep (null move), near the leaves not at all (futility).
- Late moves that threaten nothing are searched less deep, and again if they are better than expected.
- Forced replies to fours cost no depth. Leaves are searched for wins by fours.

Iterative deepening, windows and the root are those of search/alphabeta/pvs.py.
"""

FIRST_RATING = np.int64(1 << 40)  # of the table's move
LEAF_FOURS = np.int64(16)  # node limits of the search for a win by fours: at a leaf, and for each ply of depth above
INNER_FOURS = np.int64(64)
# Futility: near the leaves a position that much better than beta is not searched.
FUTILITY_DEPTH, FUTILITY_MARGIN = 4, UNIT * 7 // 10
PASS_DEPTH, PASS_REDUCTION = 3, 3  # null move: least depth, and plies that it is searched less
FEWEST_CANDIDATES, CANDIDATES_A_PLY = 6, 4


@kernel
def begin_line_search(work, cells, mark, allowed):
    """Start a new search: which move is best in this position? The table is kept.

    If the side to move has a five, or must stop one, that is the only move.

    Args:
        work: LineWorkspace.
        cells: int8[cells] 0, 1 or 2.
        mark: int64, the side to move.
        allowed: bool[cells] the moves to search.
    """
    status, board = work.status, work.board
    set_up(board, cells)
    five = find_kind(board, mark, MAKES_FIVE)
    only = find_kind(board, 3 - mark, MAKES_FIVE) if five == NO_EMPTY_CELL else five
    candidates = work.values[0]
    count = 0
    for cell in range(cells.size):
        candidates[cell] = NO_CANDIDATE
        if cells[cell] == 0 and allowed[cell] and only in (NO_EMPTY_CELL, cell):
            candidates[cell] = candidate(cell, rating_of(board, cell, mark))
            count += 1
    for number in range(count):
        work.actions[0, number] = take_best(candidates)
    reset_search(work, count)
    work.frames[0, IS_FORCED] = 0
    status[ROOT_MARK], status[ROOT_STONES] = mark, board.sums[STONES_PUT]
    if five != NO_EMPTY_CELL:
        status[FINISHED], status[BEST_SCORE] = 1, WIN - 1
    return count


@njit
def enter_node(steps, work, ply):
    """Start the position at a ply: return its value if it is known at once, else PENDING."""
    board, frame, mark = work.board, work.frames[ply], mark_at(work, ply)
    if ply == 0:
        return search_first_move(steps, work, ply)
    work.status[NODES_SEARCHED] += 1
    plies = decided(board, mark)
    if plies != 0:
        return WIN - ply - plies if plies > 0 else ply - plies - WIN
    if board.sums[STONES_PUT] == board.cells.size:
        return np.int64(0)
    if ply >= MAX_LINE_PLIES:
        return np.int64(evaluate_lines(board, mark))
    frame[BEST_ACTION], frame[IS_FORCED] = NO_MOVE, 0
    if has(threats_of(board, 3 - mark), MAKES_FIVE):
        frame[IS_FORCED], frame[MOVE_COUNT] = 1, 1
        work.actions[ply, 0] = find_kind(board, 3 - mark, MAKES_FIVE)
        return search_first_move(steps, work, ply)
    depth = max(frame[DEPTH], 0)
    if depth > 0 and probe_table(work, ply, frame):
        return frame[BEST_VALUE]
    plies = find_win_by_fours(board, work.status, mark, LEAF_FOURS + INNER_FOURS * depth)
    if plies > 0:
        return WIN - ply - plies
    static = np.int64(evaluate_lines(board, mark))
    if depth == 0:
        return static
    beta = frame[BETA]
    if beta - frame[ALPHA] == 1 and static >= beta and beta > -PROVEN and not is_threatened(board, mark):
        if depth <= FUTILITY_DEPTH and static - FUTILITY_MARGIN * depth >= beta:
            return static
        if depth >= PASS_DEPTH and frame[IS_AFTER_PASS] == 0:
            frame[STAGE] = PASS
            set_window(work, ply + 1, depth - PASS_REDUCTION - depth // 4, -beta, 1 - beta)
            work.frames[ply + 1, IS_AFTER_PASS] = 1
            return PENDING
    return search_listed_moves(steps, work, ply)


@inlined
def is_threatened(board, mark):
    """Return whether the opponent of `mark` threatens to win by an open four, or by a four and a three."""
    theirs = threats_of(board, 3 - mark)
    return has(theirs, MAKES_OPEN_FOUR) or has(theirs, MAKES_FOUR_THREE)


@njit
def search_listed_moves(steps, work, ply):
    """List the moves of a position and start with the first; return PENDING."""
    frame = work.frames[ply]
    candidates, first = work.values[ply], frame[BEST_ACTION]
    frame[MOVE_COUNT] = list_moves(work.board, mark_at(work, ply), candidates)
    if first != NO_MOVE and candidates[first] != NO_CANDIDATE:
        candidates[first] = candidate(first, FIRST_RATING)
    return search_first_move(steps, work, ply)


@njit
def search_next_move(steps, work, ply):
    """Play the best rated move of those left, and set up its search; return PENDING."""
    frame, board, mark = work.frames[ply], work.board, mark_at(work, ply)
    number = frame[MOVE_INDEX]
    if ply > 0 and frame[IS_FORCED] == 0:
        work.actions[ply, number] = take_best(work.values[ply])
    action, reduced = work.actions[ply, number], np.int64(0)
    if number > 0 and kind_of(board, action, mark) == NO_THREAT and kind_of(board, action, 3 - mark) == NO_THREAT:
        reduced = work.reductions[min(frame[DEPTH], MAX_DEPTH), min(number, REDUCED_MOVES - 1)]
    put(board, action, mark)
    set_move_window(work, ply, frame[DEPTH] - 1 + frame[IS_FORCED] - reduced)
    work.frames[ply + 1, IS_AFTER_PASS] = 0
    if reduced > 0:
        frame[STAGE] = REDUCED
    return PENDING


@njit
def take_result(steps, work, ply, value):
    """Take the value found one ply deeper: return the value of this ply, or PENDING if it needs another search."""
    frame = work.frames[ply]
    value = -value
    if frame[STAGE] == PASS:
        return frame[BETA] if value >= frame[BETA] else search_listed_moves(steps, work, ply)
    if frame[STAGE] == REDUCED and value > frame[ALPHA]:
        frame[STAGE] = NULL_WINDOW
        set_window(work, ply + 1, frame[DEPTH] - 1, -frame[ALPHA] - 1, -frame[ALPHA])
        return PENDING
    if beats_null_window(frame, value):
        return search_again(work, ply, frame[DEPTH] - 1 + frame[IS_FORCED])
    take(work.board)
    update_best(work, ply, value)
    is_open = frame[MOVE_INDEX] < frame[MOVE_COUNT]
    if ply > 0 and frame[BEST_VALUE] > -PROVEN and frame[MOVE_INDEX] >= most_moves(frame):
        is_open = False
    if frame[ALPHA] < frame[BETA] and is_open:
        return search_next_move(steps, work, ply)
    if ply > 0 and frame[IS_FORCED] == 0:
        store_result(work, ply, frame[BEST_VALUE])
    return frame[BEST_VALUE]


@inlined
def most_moves(frame):
    """Return how many moves of a position are searched unless all of them lose: fewer near the leaves."""
    if frame[BETA] - frame[ALPHA] > 1:
        return MOST_CANDIDATES
    return min(MOST_CANDIDATES, FEWEST_CANDIDATES + CANDIDATES_A_PLY * frame[DEPTH])


@njit
def deepen(work, value):
    """Go one ply deeper; end if the value is proven or the board is full."""
    root, board = work.frames[0], work.board
    root[DEPTH] += 1
    deepest = min(MAX_DEPTH, board.cells.size - board.sums[STONES_PUT])
    work.status[FINISHED] = np.int64(abs(value) >= PROVEN or root[DEPTH] > deepest)


@njit
def leave_line(work):
    """Take the stones of the current line."""
    while work.board.sums[STONES_PUT] > work.status[ROOT_STONES]:
        take(work.board)


LINE_STEPS = Steps(enter_node, search_next_move, take_result, deepen, leave_line)


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
# src/tempo/games/gomoku/alphabeta/line_searcher.py
# ==================================================================================================

"""Alpha-beta with the evaluation by lines as a `Searcher`."""


class LineSearcher(PvsSearcher):
    """Searches positions of five in a row, for one player. A win or loss is proven, as every reply was searched."""

    def __init__(self, tables: LineTables) -> None:
        super().__init__()
        self.tables = tables
        self.beginning: BoundKernel | None = None

    def steps(self, position: Position) -> Steps:
        """Override; see `PvsSearcher`."""
        return LINE_STEPS

    def fits(self, position: Position) -> bool:
        """Override; see `PvsSearcher`."""
        return bool(self.work.board.size == position.game.board.size)

    def new_work(self, position: Position, table_bits: int) -> LineWorkspace:
        """Override; see `PvsSearcher`."""
        return new_line_workspace(new_line_board(position.game.board.size, self.tables), table_bits)

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return the kernel calls; see `Searcher`."""
        searches = super().calls(position, options)
        cells = self.work.board.cells
        return [(begin_line_search, (self.work, cells, 1, cells == 0)), *searches]

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the position; see `Searcher`."""
        begin, (work, *query) = self.calls(position, options)[0]
        self.beginning = begin.bind(work, last=tuple(query), seconds=patience)
        return super().prepare(position, options, patience, on_a_clock)

    def all_moves(self, position: Position) -> tuple[int, ...]:
        """Return all empty cells."""
        return tuple(np.flatnonzero(self.cells_of(position) == 0).tolist())

    def cells_of(self, position: Position) -> np.ndarray:
        """Return the cells of a position, int8."""
        return position.state[CELLS_AT : CELLS_AT + self.work.board.cells.size].astype(np.int8)

    def set_query(self, position: Position, moves: tuple[int, ...]) -> None:
        """Override; see `PvsSearcher`."""
        assert self.beginning is not None
        cells = self.cells_of(position)
        allowed = np.zeros(cells.size, np.bool_)
        allowed[list(moves)] = True
        self.beginning(cells, int(position.state[TO_MOVE]), allowed)

    def first_nodes(self, moves: tuple[int, ...]) -> int:
        """Return one node."""
        return 1

    def is_certain(self) -> bool:
        """Override; see `PvsSearcher`."""
        return bool(abs(self.work.status[BEST_SCORE]) >= PROVEN)

    def plies_to_end(self, score: int, line: tuple[int, ...]) -> int:
        """Override; see `PvsSearcher`."""
        return int(WIN) - abs(score)

    def chance(self, score: int) -> float:
        """Override; see `PvsSearcher`."""
        return chance_of(score)


def chance_of(score: int) -> float:
    """Return the probability of winning with a score; 0 or 1 if it is proven."""
    if abs(score) >= PROVEN:
        return float(score > 0)
    return 1 / (1 + exp(-score / UNIT))


# ==================================================================================================
# src/tempo/games/gomoku/evaluation/weights.py
# ==================================================================================================

"""Weights of the evaluation, and the tables made from them."""


class LineWeights(NamedTuple):
    """Weights in log odds, float32. The first index of each pair: for the side to move, for the other side."""

    values: np.ndarray  # [2, COMBINATIONS] of a cell by its combination
    threats: np.ndarray  # [THREAT_MASKS]
    ratings: np.ndarray  # [2, COMBINATIONS] logit of a move


def zero_weights() -> LineWeights:
    """Return weights of zero."""
    pair = np.zeros((2, COMBINATIONS), np.float32)
    return LineWeights(pair, np.zeros(THREAT_MASKS, np.float32), pair.copy())


def tables_of(weights: LineWeights) -> LineTables:
    """Return the tables of the kernels, in whole units."""
    mine, theirs = (in_units(part).astype(np.int64) for part in weights.values)
    kinds = kind_of_combinations()
    counts = np.where(kinds == 0, 0, np.int64(1) << KIND_BITS * np.maximum(0, kinds.astype(np.int64) - 1))
    words = np.stack([(mine << VALUE_SHIFT) + theirs, counts], axis=1)
    return LineTables(words, in_units(weights.ratings), in_units(weights.threats), kinds)


def in_units(numbers: np.ndarray) -> np.ndarray:
    """Return whole units, int32[]."""
    return np.rint(numbers * np.float32(UNIT)).astype(np.int32)


# ==================================================================================================
# src/tempo/games/gomoku/evaluation/weights_data.py
# ==================================================================================================

"""Learned weights of the Gomoku evaluation by lines, written by experiments/write_line_weights.py."""

WEIGHTS = """
;96fF_y7O_YOGxc#}sG1l#A!Jf8j*_B*I47Kg27;1<UzsEc79SZ4t{lJeCQIgNA;**N1F-u$hbh6wHZ)KXf7VbzKw4&!&&p9v3@__KvN)<Bd97iX}S-
6DQN?>iR+bSxXDUr6l_Brc_g<&JBlr<wR+AzLr{!wUkWm3^-;6+AN)a@mEDfy~bhA_#tiCZ>dWVW<9t}C_)P|c-
yl?s1sf$2^MTQoe8egz0Y(i9IvMeEmu$DX&5{F9sbK3EQst+9XR>;)DoURrpVVB2Is53(?n$@Hes*Bec*hzTr2U4jkdU*(w_f(n(sgQs_=p5?atsNy-*-
HD<@ZihmH?iE(tJJDD4ar5~IC+Ove*{EpHKUR8;}&W~zV--u(o!-yiX<nsNf$Pd}(-
^VVbATFd5}nglYWa%_OC&jAN1+4e@`YSSPE*6MsEKCBgU4@~t;$h7XZvq#<69{SIjA|MO9(CnlBn;?+KD~)#}7r$6m*dv7g4LWHPqCQ#TQ&wEb^NpJ!2NG@a
H-itiZnPVk51Ms`u0oCHGgDLNf}zr}G_x206Dr6sy5@1W_>C~6yP_36%VZBw8(-Mz5JBcAGnN-
)hr~P%85MtT;6MRmebJH%i;Czc`dKdEGNkQdDf~rU0a1!zS?*WjIDx27gegH{CqH;3Kq9m*g8sJ^4|@FQkC*xmbEGUW5Cl^|q7CgqmqOvep!=52?#RYkD)IM
^4e1Y0oMm)Pnfm-qRi>l@7UX*hyFUPzhsfk>BWyPYECpe$cm*Q9sz4%<dgpws6Lh>DqqLKZ`lg_-
;pjIFp_oAv2_@ANnVSp^AU+k$@x>=kcFPeoO0#q_<y5pV;3(B28{{}4)lh9Ic4BW;DF9hA3Kn2b7Ibz6`E*Wl-wtOnD(LgAp)AhOL{!jDD%$X<EMaH%`TvAI
J@eVwkAM&<3_1DD^j()rVkHD8SKq2*(mc$hW|OfBq`8{n=0NUc>6tE5CGycjDc?;Ktu?c{GIg=rMI7c9uKttNFtR3eToegly5Xj5i@80}y+IQN?`GL-
PtBcgD}P#2tbF`^?8YzIdp@Wdd}}F#D^Bc6uAA50fQL9;3jvq3UILRvo|e~P<QZYgsk6h$u@!Adn03#gA3N3q3U8^uK@D;MH}-uY9XE5s<qlMk9Vgyum-MRx
C9=WUEIr?I+USgxQDB(WTy7(jiotoru^0z?+?Ab-
*+WU|_43(7K`K6sA@ppNQ@!$$kg_AryblwLKRqfTrzYYy0eRzcehWBc2wjR{3u=Jt+TK+K<(QLRbM)qUIse+)5;MU!hry4^xWKm>@;CSC7wc9)%>5RFg>6hz
aQ&=SJ%-
}WhGce`IFoR!uIb`3cRyt)8NbdP+GafZ_ym@6Z2MDNX6dm$R3VCD9$tf7Q!z}`BZlxa2mKPn+R7l`+O+K{9VfBCx{LKx@NhGYc6Dz|Gd<1U{t&&xVyS16M=u
xd&dV>9R)>2tR!^LHYBsz0K*wV0iccr&RD-fY(|dc~II%iAO-YAwlyXU02SaCa+Xt{x=yJirv*Nc$MvOe8Lhi$-
Ka)&|m9j@e4gJcvG35J~@&9nm&fwjtt&jaZ9#fMDcx{a!3V8DH$}B-Xw%)%=GT~4_QI^^_!#XeLtbePZ2o-OY+FwU7vBd&;i?-
fc`(`o4ohyBpQ~5v>aH@m!K0t8tH1OSilVYHsF0rIMy(+jWQ6T~gAhqEs`EKK7tdqaNcgNDqrezXm_YHNKKaPg4e2Lxm)%2}$>}A?T)&B1dl93rES`RxK-M-
rRY!ofyRW{J-Y31rU7U0=dxVD;J&?P;^E3S~QQ<^_QP0rwlc7|6}cGPS~JMn6&ct|n9-H}}xnlf6p`2*pj5ch_-
52Eud6UkXSaPoLL3x;+Z8vWq~+onvPvlQ&CH9qEhLYlN}Jhd9=Karl^ui>tIzN5_pGR_WN$b*7rf-
1G@3%=PaCDs?X!MpupRE81b^psoFzDmR$I>#}2az$d?GlW&+$PmSjrb<QSO?#E!j6xMF`iIE+S)S3cz3iyz%bLQn(&lCKogib6Sdlb%u}SQFp;18e<j_8jd|
CPFOV4xI2ch(<TG&(6BjeZ?^xi6ozzrfx%4l266)oxyJ!g<`K5=Ch^QIm~@;~}X9|!;uAbu(8YpCM*#Y4KHI?3F9G~cx!Bzv!ds%y%f{7TI5TQqI@I}@E0Zf
u~uZEnXlaDRW^y=RindT%4{aA#5>G72%kGmzs25lZ<7*_UDhz`ENR%68r_R>y{S1KVE6<<{0H4F~5Q12|28_#s^28K>LEt{lNJ@1oWNA@B_Fzy19SWgdGsn}
XBA(G;%kBXJBfl0ZY5DY@zH?&*M7s1Hm5jGKPd^D&Z7kzhe8gcmt3a8qOI<h7xR+tkPC(>K#v0Oqp4r<mhADzw>qJtmA#LNVZ29X*YG&^kJ=LH|lA*CxhciC
z#FHLyA*_bm(S8gOYevvM)u3;3S+9>AOXjY?HZIi@(K{GL2$Gq*H;hLvlMykB`aEdJWnHy=i&?DQ)TKif=j7xg`@bqScYVKq0w27T&+-
vy%&Y63sSiJUEBtv@rbV3@x^#H&qqaqJ@fGk175g2D!Aon9}+-%bhYsqz%sBem5%tOzew`@@d-^xsvRkx7Wf@*k*q-m&`peqn1J-
F#D<yjkmOB2LU32{}JLp{58FE0@TOdT+SAFvY?}GPeV<XVc_cQGmC_cvYRl1_9<nAu0^3-mFz+$rfI92t`INW^Jlo&vu3$G9vMayEz+-
i$Sz^glh>uzgtL|c{mk*`CODLN?MUdDjW?$&&p;~BDj~xCWlt73=_FI{}_Kq*?b<HdEob|uCEDR2tUD6vT>lRFSC&sb=zPUAnc7Cxu|Q=)~et0_pTP2IaAUF
7@}g@f6m2|PmnB;_ZGL1<)+!i2Lld+#9UY#;658mDG?KrU@?&5I1bqDaH;5)er0mJKTi?>Hp6^Y<I%EN6h?8GK25)=MYTzCNy8F^2z42r&2inc{3DR%-p4!-
4)5CEVCv0u2b*C?`oK4UVM&P#-
FG$4tu&a$HLNGzABW&_sd@2P=v@Bbo8yNdqaYbkV6wV^3ByqXE>r3V%OHD}S|w+iGfmINv#@uW6@9b8_CRBuBybOIVew{ZH$`gUiT0{OP1U(Jn~H6?<E>T`q
e0D2$Su+)3IBkIt-cISFDh1Ja8<wkL-*+g?0!gJ*-d}e==Bi_EHl_xY!E<48W8~lnI!}#z^$12F+BMMEL+E4q%?y7hEE$JN2zS#Hu619jG_*d=WqMOR&@ur-
Z=P%!HE9OPfTRkZHtz8tSZ8g7tO(+^i#i>*=!voUB5FSIALA;AUzsx&jKRHriS%_)-Yz#&8g}ZQV+u6(ea@#fulR4B5r-(6yyVOhDa-
}UGgz^_Mr|0=5(B69pViqSi?O<iznOWXns#X9O!YAfw>J9U3xvd8lg0D5i!CM<3|w9m+jQRc8Pd_>kiK-dl7}&KWm~4{P6&x;Pvfznt63PGqoTZ^=z#>{&iW
X)}lR|{(yBK^y5rl;B}bA7=8`ummNsxAA6NSsi_zYfkd!6L(~mAMBH_vOc=@2fJbh<^s2f{sXdfiK9WnpFzaEyl``MY{5@;w$SX9U)m(Yrf7*iUpYvdcy=^L
ee%&BHBV$$P2DLQRLzyvn&@{OIVXytX2C0JSD=Z2RG)anYpP`ZUl4+<QaXHQ}Y5$qb6XFY@)Q=VB*)(Rp?(Y<z((a}qkZjgO9YtjcX2hzx&Or}5{S4_W0(yT
ZAjyYyB1&H}{w|+<7hku0%Xv@uCGwZCNfs+2qzGpGOz3;d#OYW?4~s`4!^pb#%&`5fM}t|7@T&^nl<${KEJ~%S11;%?ihYm?S=aF7myjz1&C)$v`H?^R?)?V
p|Cy9qSqreg)g<_xd{nzKk9x$lX)WaaVd2XoXBn7+7=pXxw&H4Te{{%vCQvdog;#&8u~_okBO7I+;q%X7`raNZ)r|$0F!>ry)KW7?98XwQ5q6z)gzBQ)pB?u
|uW#-l`?DaBW*WB@8Z<k$x<L2`1t^WN5&HvSa0Md?7MIl&>j(x)U?J2kXxgilXC%h%W)D7^Zm<;0rtnu=2-
<CWzVR;O3^ucoAK8`wrfxebkbLhkVJmvmtY5#TK;cUDO~70I&asIU*pVrMt{<V(?=SC9U@UI?`3ZKHHqGqZq?glh(*x988U?4xog(vL5nD~J^Dy=q!@bvjWu
P`^=lUf;7PBIT)k$E;O9RPzk-^?bDQXEySh<?h33MB`6=NqorcXzFn$+)!0-jq-
L(|l0SdO#cU8{4@;h7foVjuUnnpwz6obDbKe0f4+De{E1UqI37Vzq`e`Wd8D)Tge(@%r)#+~df*i(}W&I6|pk8v)##FsCgMPuhB#dqC5#{8vf@3GT~`KS+W~
bX<f$+x-phBfkrMwIl<}p8w|y4o)UnUmMK3#jvMsQs8{tIoGOcDA`($a)#q5vb#(EQUbX-HG_H>?mf-
e#5l(vh<s^dP|Y=3P2aSsX#GF??4kBv&;KOqk!HsEgy%BaK1IMVpOdO-
r+2Y=GC{u{>16>NC*s)WGfMv2N@8YBHr`*@^G{t_%=FaL9tO4ob_eB8o$hi=^B0sP8GOj|FbjF3zR+Aq6b!sZmoB2g!<fpwLl-
y`?e>g;4;RX^o<EW8lnUgKg*B2_hWFYUA>@d#K>7ayJ>@7?vqa&mcUdddaefEWNh+ryr7tD@7R?XNqMH^<JHslZVKhjKg``O+f*SzGm95{gyRl1~%$-
3^??tCrU6&>F*GG#{5Z9E8_1`%nu82rP98T1@c+hjj4Ji*47-
LqL_V<y4lOnK!D=m5wKt()UWcj)R;B;HeOwg0CVl<c0s|3*s;zRaYBA(>k+~oSK&fu?FOpV~9{~IdM02zmm9SLILp3Ytf*Nzz4MIV>v@E`pY-PjR;?#8+K*|
U1NJkC%QBMNjDXw5A)ENNT>j0-RZgasK)!XKfhm)7Q#4ge}#r1e`_{n`_N-
G(8q6A1tL8HY`FN1*en6?4WihbQQUKf!Y1G1&t3df|pbk~MQKC%0?7qU1$Q0`|zt2WBapp%;mrl{!;pJ%r~vVC9@*6zXL|@y%6Z2fH@wHLt*Ny&Dq#EmO$k#
{V-%a-{E8Y6sZvwlA_Cs74SU(3uB7h?SEVfu}SZz*;Q6G{1YUBMIHd=I<pgi3$xR-70ci9PLa6YL!{g-UR*i=wDa$*r{9%V)~EjCIm*8)-Clv74k=T6i$3>-
@f~0q?4<0(b3JGLW{7QFHGp274jSMpdE8STH~3*Mmc5xJtOseyQ3?X*hU!`Lrw<8t&kx<EV-
l{i!90LZ%ccHeDl8`t9GnbdhP)qV*w+JF07nCPm6q*C2dM&B9eO_<!wKx+4Nhd>t}iiaatC9+b+<=R|qq#Lss-@P<eMV-wxHwz!Bh*0@XY{d^X4-
QBz$$Tdh0zED2%NFy?3(J{UkGOKMVWl7vOW_RSMj1UYD`n<Gpy`zRQF@Dn$Dy_of^JhZKyDXG}cF;1MKD2^D!J_|)&Sfn%g3W_+9>@;Zp;IO1LL9-
62>I6A#PHw?FSSCHs6{D05>)H>QSIgPu0|VFGn|a6wO3K;x$mZB9Rb>xdT`55Ip?)-?IKz{}&8n2mWhD>*i#-
ATy6n%&^im0mjsJQHur_wv!4}tvPVum0+@83QR|_1#L+LDT#JiAvD#J%?o$;tHLZVj%v0k4KP?8PE6(=sTa0%-
n11U#_wb##U@R*K+*~dRl@BbL@!hX~5kpMjDE9Qe)D*P8?=w;aa0f1{I!+KVo#T&-KzbaQyZB5PVAQ%2`0!4A7J5!eR_}Y6_z`P7UO9}|1UeONo#Es-
>c)NqvJ1Q#rrbmvT{wrHP!QdMh-
NkucN}V&i;LYrxk>DOp$0)<c-hvVz^}HQFAb)5`Xaw(a>#i&^k^C0aAX1p4(iIC(;Kln&EuzRNc+c5A0PPrzx(?oI5$9_a%LcW%U3g(g6iZdl-
aiIcYm<1t7%B*8aV*JJRa(tP9Vex6&FV~D<)(B(L+d$J%*{1-qzigG0?>ORA4yC8l8?)?%v37gEviXp7kAdR=@#CpYH1R>jMwPD(&wrBsf(8lF-XaCg5Rwd$
XqswI#S1cw**A2Un(0rq7gvxr*Lg%lwV5PPhE6=VtSh*FXorJ8n`3Zz<HF&P2z!^cM0Gxw{6LuD@caaO_|DCJyZi|4-
&R!sAl;wC@8j@UcZ&Q=L~=yiJa%pU`6<zJ5&=2VcQE1-nqEboW#ZEf4(;B6LYFK+1B5bgUENl9eg;`iIMRAcJkL6-
&9uU|5l#LF$j?dQv5C)vx4DnT$M?ld)Uo90Kp=@zpfo{#Vs7R1D6iZ=<Nfzz(a!gd*+Gf1Jc!OrHmR9RamLR9m=aGVcOl`4;yYQ$~(!WM6RHxjCfjH@{Qpuv
ZIAxaYZ8M{t0uN3`reJs`DsiUBgy#zrV~ltR}ia;`-
5e_t!($VNj1vf+$g#!usv&A+F?B)^5+FCA?njpoT$yHH<IVI38$)5ED`gqS!yq_66XkX2=u~OQin1USMmQ``^t+ibxZ@Z|F~D85Z<gylBQ=b^WeJ2B;rbkIt
oHYXM{ZJ|d|!|4Qw3rI<i;-
Yng^<#iGr7Rfb1PUH<S(;OIw($Pt}?>L^2qo2i?aGQ3#^4QvafY@5JBD(LLdjT6<g9RoP{Oi*D<xwMl(`i;=zA5s5kUOT}XZl;mI@9Ie{<W-
ydRvJRd@P@6>(tu4i#qc*UF^`zYWejOBgyj|v0HJLE=zfjAT;n5w|qq={vUf#pX|J}X)(GJQ7>hG*btEoGiYEIOephXhIYfgaxsF01khG@4gQ$I6j<{^(duq
NxE>g2q^i?zK_j_uH)u?e%--+^gtN}To)}29#u$AKI3H63P$Moa$B+(LU<(+MsloC#KBN5f!yhCCn*FnZ`tm#rkihkfTx~S#R`1Ff2;nt-
F#o?OywIt;044_E{E?r|Pizu_%I$+M><#vu`y@XI{|Q923WnHH!VRVz{3;REQqPU|VE!2C&eEsXPIq4f2VtOA{i*#1NhIH+5bBgnAuf9-
8=@=x{7teF$JpAfp)4?&!wi?H<nX@NjkC!ua165OZKAsjM(mZJ$aPTXw`+0Qkjp~PjuKw^P$*?B<mCVm0V_wX3EnGw!`>rZ)Z_t)gJ}S?2kAr6n6E%f@Z$0-
un3G1SdMMyQq{!{1-#HtDpb(RAp&tNnHKCQd>Qu|NY#k~W*2h;^n$AuV9Hh|mqMg1Nn5b^?~^IvwOu3RB-
k;4i|glcmBQrBCrlQ1HtEZ5t&4#tG!J?%*Asrcm%NPT+iLhG`Zrk!^|jgd$)L*4*dr|&!+NbIR+~1WW?^rxG@_%a_3EWd_XznLPP6qw763*xfa7x&XjrH8+S
H#~I8ZakS)0V`9y!oWeut3qIc9?z^@3bSbO9Ft70H(Ak{_FVS0cb=z;)|wp>soa3h4PRl(()-
DQ}Soy#kF)iLcbBwwynt?$ChfR2KtFYJQ`Ltov6n1Jq3fh#iz3T{5nKZ>UddzkZr(h(qsH%+eXHv&92C{$99KKx_h+VBx2aWsL_^BexIrjs}#CvT$>ZB1-
IIWW$XE8+-~g;$OM_d=wMZ^7(nHl-
(_7{3shV?m6d2y5Vv9s$9R7Vmc8fT=Hljw+a2;J`;@Oey%{#54&RI<kXjg>9{g@kt2*m5p^w*(VejzqD%(}x0xNCRXe}gr{)nazk~#E(STfu@z`@I1Sjs5^_
85c0nGR#@#kTiXm@8)(;0?-ozV#yTcjr6!AmG>DWn)yGxz!66J(b~BVcg$Zy`Z^7g1tsfj&L@fD#i^apg&qhB-jWH|<9~Dm8l6uThZ&)@Z|;<UscM^^t|hSh
>U>&4)~N|5HLFi4$;Ua?_H!0|)?p2UYTT-
j~!dIFXqFCA6@o#_9rg{Vcy1ctHq^yqxyJY55xqe@~eBh%QcOBHX@`Nti{UOeY81N)NTl#hv7F`(D`umi4NkD&(VBG4jY;M8gcXuHU_>ko(G=navhCwdqPHw
6mUhG;1lm)swCE3A)RF$rS`Kcdf-gsmaZK)@~kl$@J3MJ`P`L7wZuuI=ZhX26*j8>FFt#q~^~uP~we9G!=w2*bwgxoid{r+CJZjFt;}NUiW;@Kz&?#emqHvQ
N6QQ!A}^=g$`I4y#AkkxP5z0g;|&b0r9kWh?$VE2G9~76AX>WH$V_uqYG@rMGLa*?5&)G_ZmtP!fBj}i9@=UdbT7kOMK0Z_O#1;M_9KXjH?!(TyjTQgM%bR(
Y)GFK(Se`*Yh{EHH=@>fF1W#a1w555UT=+ysDU_X>4tRjVs?lZ$UW3<M8jd8|k|OE0Fg;z1wo(4Jwt_j|h5@r7d0Jx3HthY7bnc$SooOsc{6<&v-
XA;rjnEYBX&Eevv@VN^en`K4e-?*5KC|OUh`2Qg<0z`@@C_YiEtZ&{kyi{ju(LzAFCNYm{vk-
p1eKWL|W#cRoQ3Wz2yoQs5`&|9k<!5KZGvEL2>nCnV=|Cr_(%>PbUZDojMM>9zzyCPa|vlDyT)mOU>))5=X6lxV*=aRYPU_hDt=`^|Nm-
&_wK@`@IakQG9ygUGAo+g9J9in@`K`6NdTbD5p~&`~xZMbYSg{b<Qtq6x<}*qVD4$BG?a6vgW1;;5om_3sCD7uCYdVRLH=a%Ng$98xfkg_uX-YL~x*zofig?
ofzn2Aj?tvNUD;tGni|l{Lq`7GCnMCb1`?fT9+K^axC=rA*;qZSDXi=XEieC$d}8zDy~t`ne)&<QFCnq^}MqlSPTsSiUwN)0bcRQ%J}6L~6hxx#QW9DQi%Tu
7%5N&dFXqt0GunI5#OtMCvJrf2M1JX$1VU()1{q5z&vI0j);Q2QW0om}|s(=wq_6dbGjRD5>kV#{gCgrFo_@0sr6AI|8ygCNW`FFXRTwdqior-
AmHoF+Dp}7@rWDdC`sB-vS^Cmshk3RA+Zi)o{l%lZ0_rHaHy={_6vbXO9(ZR^uLUwK49WSC6W%Vt4_!Vw9Iuj(v}^vp99>$nPKfT<>Lg6K5e(5lj1Gu*5?8q
iN|j4=%ZtbBY6scjqusR}}#yB2-
(>d4VLpx1P0J+16+=SXd`a+?Y?aPA6S>M|>}7y3F~1VRnC|yC<x@zQ;(g3U06^{uAq6o=nZGW!*759K%f9Qi6jcs1%03w<Sm;G8UVZ1*;=Nn#1vBRh1ic>)D
f-B~*;eCNKv0yU~!Eq)cmyO`5>czXyaQSV%GmYcLhMyV_{NaCMpC?a>ygH_NhNZjqMwndrH-Yu8%{W~k(6`C@bDFqT|5NG3J&u_GD=2!m8RS|shGT+C`MS6$
~x60pA&RkQB%fQHV-
&F`CUhdHn^N{(@WreZp^#rb<pX6;!GrBwY+B<;@+!3YGuQXe?CE88};%dG9{dt70B9G_Dt_y%Xj{C~t#zt3%|RB#Zi6hx%}=zyYnCWI_ivyO9d;E2aGq-
~A@ha3r00z6A`n<HzEWW|1uWxiDkT*e^LNk<dBcDBA>_WNKn3B)}mk!Xja!92OX3^%GAqK^XLc)^{<unA9@MhohVJ)8q9yw)6%-m;1X;k_rdU+nk1-
)Kj){HfW8-^>Y;absNnbYSb+B9U^jmK3@nG;IRvXbkP@XD=JAQ^F}!OR=ZGD;S#PZAgcCI<>@Fz$H_|5$=lK#QGwjwS4Ui@Ny9kLXK-
3I+Q}WF~kg@o{{Q%`LuR9G_X|{4-{<|0ZhKj7f}8!DHP6a{I6Tc1BTvCe*^TvOe@&mxBV^-A4-6r`IMtF2-
<=at~z?Yw#6k*Z5}0Uktb3_DubJk_S3zK<`i#}I*JY?)noXI++dUfD;wD@1S2&9sq!w=z!~p3GhDj1!)tX3O=S3i37!B`aH}Bh9_-
&}qV}>7aK4qJw>!_P#8|VfXJ>qJLW2BsyXN)}1n;0dL@(eJe_Ws9sy)$gsIq#y!dHv$_(12V=|v!VyX~*Vaz>|Fcq|l5I4KI{C|KZ-IVs-
O2?lD`U<Pkrhu%_MA-10mKb>ZoTHzKL+RlVK+;_VZOBepwPnExDh0uFe2tA5ch1MydU-4K*Z@I(zHua+dNZrW2%><JC1_Pur!d;=-
VZ1FUJL>!#c)(o&^KX#~&~r~0#dKGMa&+17dbo!~98t-
RoZZ@CpV0<}>g%e>!Os0g*QmN#Y3+h)7i=V&iKyy)^{y+<Lv%sbS8rpTiuQ}Rcnxyg4_`_nQ;%dsJaTv>wG^0OVV<$L@r}FF7EQ9N8T@ppdGNpm45+E8(}-
)_y6INf{U=mB++Mw$1`xlTnnKuQBtaASEe~G(m)Oz@>{lUP2Om-
`vkToxI+fBXH9Y8<<2Et0%k5p_!nqSxN+h4$0Lq%gVNT1PK&spIv*im4NLiPM@o1L7$kTU=rWw2rDhlJuh{k=_ww5B3ZlXLHySR-CHwsn4^0YiRELYU84)GS
6(56X3B%P(pu1(L*Ds-;i8v0+SRdL>(UrNyiwd1#A@KXg7ysowMfQ>jA!pT+}qt`*rAP{Am6hi*#N%v0X51*$3)Mr%K3TZye!b!wSXUi66Jb(ZI
"""


# ==================================================================================================
# src/tempo/games/gomoku/evaluation/unpacking.py
# ==================================================================================================

"""Unpacking of the learned weights: from the text in weights_data.py to the tables of the kernels, once."""

TEXT_UNIT = 32  # steps in one log odd in the text
LZMA_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


@cache
def learned_tables() -> LineTables:
    """Return the tables with the weights in weights_data.py."""
    return tables_of(unpack_weights(WEIGHTS))


def unpack_weights(text: str) -> LineWeights:
    """Return the weights in a text: int16 steps, first all low bytes, then all high bytes."""
    packed = lzma.decompress(b85decode(text.replace("\n", "")), lzma.FORMAT_RAW, filters=LZMA_FILTERS)
    low, high = np.frombuffer(packed, np.uint8).reshape(2, -1).astype(np.int16)
    steps = ((high << 8) | low).astype(np.float32) / TEXT_UNIT
    values, threats, ratings = np.split(steps, [2 * COMBINATIONS, 2 * COMBINATIONS + THREAT_MASKS])
    return LineWeights(values.reshape(2, -1), threats, ratings.reshape(2, -1))


# ==================================================================================================
# src/tempo/games/gomoku/aot_data.py
# ==================================================================================================

"""Machine code of gomoku, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{"code": "x86_64-v3", "numba": "0.68.1", "sources": [], "digest": "2962f5ee45762113bde64983", "checksum": "d5b8e69a7b90f630f9fbf33d"}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;2(7f6<q)=;DpR+Hn;S00#+4D>>isbdHCi%wmn@(7l7zHTK>J)JJ&-R_-
(iu@CY(hSjDGZe^~NGQ178Ws9Yw`p<tjyc@kU!OuMl?exGW*4Jch)hh=WfU*ai;@M)EynBf83(L`!hmmxAmafdD<DI*)HXN<}6IH@m{INu~U_t+n<_-
c@K8Pq)msxO?(ZT$ZY#QO$mO{IV6%ua@7ZUFumsQ>=8JjWY{XU=wgy^3`r38iz8A+VlgQzLmZ!$Zo=P>Wt3bGIiBe=(4hdhLpdvLbIGYt+ODL+dua*d0a)
*&-
o`TU;>Mv(c43sgYQA%Ct576oqdq)9ibw@Pj96f%Otz#*+6Jn#AnHz058@;#aREm=IM3WsiV~PDt?uRMBmuUvi*qrcK~<JN0DQaWmD(hOl~hHXoaUk1hOE$
Q++RKtXzzK_Rd4nCysk1ahDd^9m7I(|Q8-R5kyV_p#-<B1IoI{Kb`->s{~qZ-=>TnVgJ-)&US1{R;iDKUcSHwp-SX+4xqiVzNxXskSsW0yG2IdG6e#?-
=`(<wWY?!0jocb*9HU(d9c~dRdqr#{ak~dN#me&~!u&o9XLLji+MibR|)cVcl!cux@s#yAC<vXb+#K6|ex|6q#!9)w2{dIuxPvQ`{S+7{)flXM6cwLw;KJ
O;x%Ti~nlLdcVsjv7sp-
^6Ei4PLStLj&It!j7O70H3;?2m>xv*={1BAyT3RP7=oC{vlyE(rSo7ft{qB`axD9%!Ea`fLF@7bSsCR^1jT+7(>z0!DTprrL1!|frrvbGADA<x`sYe-ED;
~8<zLmeSL38nnuz#;hrfUGW5oIBkqf+NSmh%1dYB&t85NJ;-m%FNUQj)B1Y=)aE2+kh7v#j>3g-
GS&uaDE2)e<+Wy?=;4#sHU0wPc9joArm2dl2Ap+*%w?ng1*twB7Igj8^f^J&sFay?BDI{--yJPua-
6OSDTs_wnXSC<ZC$J9%>IN+IlnA%7k8YO_kU^ih?y?erR<35(`(pJ(5mK<f<Q%PU@t47e|_1%;EN%Cj~zR<LnikMB}?S`1M^G-
!A*MQGP)K2Sbviz39NarJeN7X?47Zt^mj9ZaKXK+M$65*GC3Fcs(KyOgAGYz9&KJ-
?8_^Yg|g~i;R=lcu%6szxwpk2RZD7d&8^b+?9vli$LikPdMl!b&I_JFvE=!#3E)pWMiTZdH@I%2l|698_vSXuii<7O<@v<P$qjb|>!E4w`$D0TMM=cb<W{
W@dBTVu$JpoE^q1AGxFPy&Q}#kfmcEuJ5>2%H|itDY?*p?_N$1>_#fXRQ1U71GuODXCEW>EYU3k(cNHi|-
U%;Fg1FoI!a>rS7;iLC;Q2Tt6mfEQ<0bi!P)_=6BVlvFY6_Vj~aua3IllppQh_w&{`<$eRd6g2fjIP`Vccp3{TrZ_rVzO<_D)`k}gZ8v^<P7;_@p6{L5jq
9Hk!yA+HG{fXIrNZ-=o9G4qRHJ#`@hGOXu&?$S`;-r70a&bM%{jSjBZs`Szs=A=BfS0ka-{hU?!y-
GYpxs8~8owUDtrM=f{Ur*5Ty(gIU#AQ_JkgFy<k^O8OUc2nZI6nWqIl1@%nq@7`itegH~{FsQ^QOwVWMRJLey2{o|7`EMO?DKG+&F8u9sL}f}>+4UI~}3p
kBBtpsL%d618gSP0&Hq4-
zZkx6SUFnr|J|eT}k=5;4Dd4C?$RAc(!M%8NzmkAzaeRYYPs&`S4(S4y{n*!*w^XK>p^<74I@6f_1@!x}ntJo#UbZt`a<IcH)@dv0|ir}Xk|b&}!U!vLA_
P?a-w5$FRZp#>5|l8(z6K<j_hT9pgU8I{;X0<Zy(8I==$&`y&3tVJq(7O_4pvDq{;J#U8z+MgK#9`=J$Nv~nJtLb`sWOJAT)I4r1%w?-
_Z#>|<f_FzSetD=C%7t-bcV;0E28GMYVCJ5VH070}bI#dGMNu1mzQs5!P#RU}J*-**XpLKYsbT%La)SU+y5zF!>_~_m0JAVnI=@ecZ{;8-
F+YPOPVAomx2HH-
s{FfeK3D$uTs?d^5okZ1rWUjr({tlYBVfqeqh&R7De4#R81Bf=@bu!7Zx1^t2fdn`%ip_S<j+^?hszY?+5>AaCKo}#e?J*Angn`;&@XR5Rd&Pr5%X(N&nB
W9!V?&sVgHqeg>czwxUO=?El+DFqx{v0WEg;XaGrT(v(hEmU)ie7yP#Od5bi)zdu$<^ay;z-
K)Rt@OKMpLDX#7<mD2h_O<(#Mj`PKwt6jUP8kx7MlOuXKZ5!iZ=osvW88oNIWPJc#0*(y`?nH&pu)Ud_Y!8@Q<KDtH<*OwB%C`O%L7%*!cL7V{wp)j*xDd
u+8F01%tD$Z7{mtlobI`kOzWQr^Y*VZS;4zQ__(s#WTo@fx?*iR{37|eaXdn}kGupJY+Hh^)Bg-
<QEUt!6v;}LUax;93Pvc|+l|oJZ5TYFZHOU8G+5S9b*7Y=R;pM5|(t9^Z<)4}+5mm4*!G@M|S=1#;rLCsw(IVo}u{}v-
pz$&P7(^<wBEfp8em$Uw>xu(CH9v>;_0V(nL8~K23cdDT$`$@-=-
WlurNi8jDzcr<my|`KA57+W05k%I8k9e!KsH#;%3Qclq}l@qnn`ax@eV8JW;CT#q>tky;@7FP-5HX9TA{<9Z-;S+OHcgD)Lwzd>U~-
12e5$S^)T#SBJQxyiHP0kps=VCwwC(yoR?*F!nHRVMXBNL;|9ty1-5cFPsy^6j))#-
gZvvA@qHPK8pWcwqgD|nNTPw1s*{X!4RHzq$Z(~fz!+Ti%T*<vv`$@w)vtnOmK82e+?PPyN?v9{9?Lv)9n+w@+4PcdEgrg@33_Oe{2~YUI(<#lMLOSFc6o
u|f|zatvC&sv+`0!ao!vj6RnWkGY_YuR__q4iW$HK1moiW~hH>b>G39g6w<<eET|3`?VBh<P=x$_;1{B6Y_~q}|@Si>=N+n!^v@4I_h1tkzx{_C$8SAc@)
G@q6sSvjS0000000F5I_C5dr_|cwfr~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;XB4=f?WVD;DqL7FP%ztu&rf)+5Cnj`ln0)F>?2qA=sv@y;xvMHMTUMINm*19{0!D*~mi1jM6tj+YuwumFJAHV}~
#_{p0VqN0X(_)78zzDdRw;45mL8Kl=Of=Qwm%;gUC0{mgJ{pW0#oKczzE9i+*>VY!s&z?`d8-gxa(Fi8OOMI$L6Y|EF}B3O_U=y9lr?wUG3)N4-
i8CT5>1vxWaT<}v@p?{RPZcj`RHls^lg5EebhUtG0j?}D1-%m$?h9K-F<-
&@Fp;g77*#ml9ktoGn3X%ZBP$9FZ3etCME@O7x;01$Uxc1D|ANVtuL4^h+!UAo*_=r#a_wgwYjprVDo)%ax_MGOw1T`n8?`A(#uCuc0vck%5U+*kkZ!&SM
Mg1d8O9QtpQzXIgwI5aJ<*a+%8!M3@ueSN6Cwht0EYmm<`gO({mJLqu-e#}geQKRhr3p@uNG9bjV(;ME69~DvMtytuw6-
E1OD=S0W!2rB+_Mxo5}6PNAfU}5;tW?WNkU%4DL*3W_tu4i%!hVFelZ5YBq03)2fy#n%;!)d3@-
K(6mzmPe4>vNaICSH%TvGZV>5i;L$z>;yx+)0?8O(?(N#5KuupN-
n;E=Zv<eAg9(4*H=;KiCnq7%z9&ByL*c=1I8<rND#==C?c?y)yRrHX?sviNdIk4&Yj;_fXg}3CDgH!5OkSy}9Qyq!;vH`7@)<79N?edj#l~GU_jELU#RWN
DXoC#KpqVE_$c9v$@Vm)WOSvn0d{Qewn_%jD@xiaa3)xm^-w1)ak7RsJ*5m6MCZ}+2F;O9WJ9-
*2gc1)o?NTz7hPri!}!SJammVz=(7~R0|3g;m|?Fy62o2HA`Qb#8ydZ$zvUKaC}_+Y&-
&(y~W9c~r1)=6YzNqAGMsmbBeRsZbCi*F<#sdj^qqe@BD(JWapJU^{A?|Dj~4I={p((RGsn;uN+LQja>rKN@-_m;8?;&bJ2&ddgHTeZM+RO-mSDW*7*qIQ
R0UMinMxbYGF;gu9)Qj}*KP4=f_&H_pX#|&Jwal5n%dAGYs%%X2KSG2rGfs@~J=$HX(uXy*mvVC%KNah^V-
8ff|MkC;9kL7gt%UWw*PENbEcdk}Fp~6oQ0ek^Bfe~`w8Wu>92CZw_YFxT4#4=-
%ZKbfmw)3GBuoLwg!`xuUX#vHox<OvnKHTk)T?2K27JL}~VBHKT4f>e(-
(fE$7%EGLO)7g%_f6~qgNd1bHNzcC1klH82ckoSnd*nc*5m97OzzWKVxk?ORglm%DG~^H#A>BMD24>sE_pMM+jtQGX|{vU@SR+B1JLLy<YW0yz@1$5g8X^
E4?>lt+_1*H6Yw^HELQdqNMAQuYlp!@|I&u9hC&GUIId_{8znOKW>z{g!AZUfAwLq?N8p`d8*4ynLLdfmlRG4kRmpc<{?3c`H&WgWWCfm~=@F#Pv)8?Je#
dgA5~J@GzXE=EkUn$0_dT3`%I3+bDWkJ&O>X^1w+4OcyQ)dO8>)VFx{ARUVG%Sj%EGDRr!}C=O}UY^t6vo1qDXgUg>t}tUmB}%N@y$TW+Y#iK%FRi^v8$A
v8I4d_0`wkf0aC)Ls8u1segR5_`Sv@)Te7s1bD`tXcLL6p>MJ<Fe)ym6d|-(;6J{my|_3J8I$Ovz<~1P-
YR3MWXu!0i|tqJZ`JRR?>A9`ZiG_sCN3#YZE@4DL3y4x`o<KVXIU1og$i)y;{NbbnIwLUF~3fvxV$Wui+_cqqR8HgcHVkv>JZffr4QE+@oy>(gC=DQ^4TV
h5=1iI!JuY3tBZj1395U!`#1JJ$dM{qfO2i+@?bCk8NZ?u4M$1gjwRfqjm6UhzH1q@trv~e=N+>_2DSAX1@rj$E-
0kIS5}R<*E5m*EC0sXR2GODvRVN%Vccqe<5`-$O*X8o*fg!NM7<WQpnXQT3-
@h*P?3{BTrCichI92%;p3CoT8V!2VS_HJV=4+Vw5IqG0tCY?<C7vMPE~Mv)c&MRSX-
9hLy{Wt{!ZstShU`apEt+q+A;4P;E02WyQ1<1qb8r(T8Q`fku?m`;^qbtoK@ISUv74<;EjD|FW=iK^U&Va>#seV5^5!e<sCKl**H2><l$>P4oL<pJRZuVs
6bIlnE$sy8vZ3)^YbDc=?<)tssM$vej_5tNy!4sG9!=pa?76gSFnArnq-7v_5%<`(3eDPHJOaU;;v|G8+#7RP-Kt6UgWd<RGQfUvtXTk6k$7`#2EP@nw8t
t9?$BvRn?~=&Lo~vcWe=Wg#o}~sVNneg!NeUTj()u>jJ%q1Rz>>67b=|LdbmVxtIn3b@E+jHkXIQ0aiM5L-)ufgn^MxX-
Uw8<Cwu*nM7Zhjw$V0y78${F}N9V7{$CUNrKA+a4Cm9o?nibdKeRp87mcpQN0}g&;yU6d@Nat*iAG3oGz(6M3~Uk;naf`?4m@(gj!KNq+Btff!js-yFUcs
ABwxtB;<r?Z^=Fz7gV^(?Fg}SdKXoX?H1NiNa(Ak8eT4^lHs2;<0t&Vcp+kFK7~Sbl@Z-J)E~6GvzSFlieGqwjOoVFrqKks>>J?<{Q-
$9Qxx5E#QK4Qgs}VJX^rKGL_!->+=-R5x=|BQgH<zM{>n9NE<@uf5QfPWs58NQZ2*8E90NPzL)z}7Mn^B~(3*IGa}Vd;HN-
b8>sGYKCCGDB(IWCX1a%g1XwLsji5cyuYGTHh<2)r=`g7>jU)52GITxbeACMpk25*JhdKCBn9USc`J_%M>T#Yl_Q4CiXySBC?p?4CFJ2BMUu&6Zt<%{QGi
GsLZ?-u3gP89GAjs=^cnZIC?rgUf#DX;O0%X2h`0O*L|wfz5t-
su_$l^_0UhNF1$e`{Ih3lb9AiC0FkC)7_^4z`dLCGN7)x*^!>Kh2^ep)||mxR9#DH<jo1(YvT}wSp8*!0*gGJO^17+TGVs5WED(!t~0Fsng^tt5EYe_WEU
#*7qA+QQ@+byXIC7*TMget@D@V(iQ+v8<c>psOruYMNz-JZFu3|DGT|uYdByX5t4QV_291sLgfV5x8{kaRX^%FhJlZDRCSS&e6JhY5lbM1V996x>OkZk%B
AlJIMZQ038X8(d>p`fT?_|b9JncE91?hG43m_bHb6axJ0Oc_bE=tSVYU27#<A%s*3Rm0ICAacFn%ozWZ?OKdKu%RbgJySruQ305N?kTKfsrMcDuAMzPo!p
FErM9=TXq|R_^Yos0d?|3_fr_Id;xD5ve}`6I8B>kN#j9oU}}O+Bq6W^}oXPz%H&BkY2N2=nPN1eC;;Lq4l%!ud=<3g}1tOc;=uTxV{;rO6106{%F*9y+L
ZY2Nv^^9W4lw8n2n(z3Zl_JCxA*!+3(4+!K^4MsnKQ`mni=*ypddCs0K(xc-
&4A{Rom1j6exz8<X~5MNaoc#`&wX#*f+vPptiLSNy3=%<Yiho&8_^W^>*yI-UNqAGiY9(U?TnA_Bdp{7mm((m4h=@^jVat2M=o#I0Ehqorq!DD7IPWUk9v
3qtrN&i%MwrH<(<_~|YzlCI<@KAQ5Ad&i^9%4bZw(mJ6_EL6fEr)>?_<qFte=KDNI4P1#AJ)_KZYO<&xM4E33*qZ@4I4CiXV;YGcecwhtOCV7NppX+@15|
!-3GTNEXP~!+b>U@W@1@t<W?w+!);{>i7+r(KE$|(hIj*-
D+)+Z2%;8GEl+U7ol5Ro>37A(fhc2&u{&jL=b!$7$q8!g@h^h|Kz$emn)Cq*Eo;=Wkh#918BN&>*`AIf!ON0%{uEP=4RSh=`EV{_BJP#`J`>YDujMN(vlR
x!3q|_>c1}q6ijJ5&m#L-
GA{A{5<erDjYfEpED=F>Q2hmx{q3jtD%)NxzCSh@K$%RmE^v(k16qHpw?|>N5^RxsuG&I38FKjkNH`))QtEYKh4<dcF$x=|TaTMEKEb;xS*A;_kuS=?eL4
kCVdQ$bdw|-V7n2cN!(=v*;rP;vf$*x@@w^X>@Y@nf?rsVJvNV^)r+o&OVSaHDjlK*pLbvwm$-
yY*<6}w`ex4#lyzEJm|uPp3?OpL#t$Hv9mL)O+CxmauaTV^CNBEB=qWYB0)oKWSE9kdO2O)wNYj@74>U9^~^2*UjbdvW4<E-
!eVvz($FxT!aWziWcZ6xPG8Getj<G_BUAi(u-v&y9((za|;pvNRBY0)y^ALOt9BMZcZq;QYAT!AlA)XQU-
?U4ZVA?vT`0T&6&VoyzQLXeu>`=<KFWlv0O{@6M{%=RuvNX6q5C%Z_-JRe+paRO|A$E2}pdJsyGb!%G^>nlg?PWsy3J+TOMVw({Z3fB0m~qI5QP8I2&Cbj
QNXrU(sTqbRVNE9UwJV?|^39j+?hZWeNgtC~0qaOR+)Z<<@(oZQRj=k0hEM<pMSM59Oh@S4*kV!$jNQZ_t1W$BUxRDA_56>s~$no2Z`a>?=(5K#ZQ%-
(U63PkIZ;{uETvTpuFM1y6*lU>{FB!o5#uL+tJ)QAdw(0GM<lFy9dx|wS2L7N42?RL+)iq(7B^u(#ZWbIVgju*XjSCa6(gqmFB{g41HfXJ^QXhF~G6shzZ
7W?1qRDzzfG%er9ckWfa#y<Sgiv-T0(i{RZ^eY27L3JhV6icn@4-?*(KIw?eZ*9lcol1i?-
LP<RzhwGxX!D^OEolkugciZ%N^3{}o?&Gl{JT~|MCL#S$6;{)YU~RchlHR}W|g=&VupI-
$&u5>9^hRafdDOJTAg*fAh0KK6YmL1G3j*Wq*ay5u)E#Y(`}+6oRg9?8!nTci{jG}ocT6h#Oh2wW3y}MJx~{i9ro=(mgDQ`6u>y|UitIGqlqNS-
<<^3vZR%pWvR{rIwh!uQYqc0{4ywR=wkwcN;~y|*1A)=thU{~8K`l+KkHsKXcc&`PjyoBFub)b7x!n?lk<3LI%5`53+s7J&vf-
AB*oT+R=D5{?_I{yg4E?{Lb-@(3#ey09Mfblfxo+qaencIke^d-vt*fi#C1Ah7$O^RX?{ldJmhhl^7uY-HWT4(TuY$W(3n(rpF5!nwYgy1JaG+^&umoQP^
Na?{MbzlC1BKfycf|O!~#8$u;WoSs(don@OGzgv{Aq}m$?D2&Rtb45suV<MF;?<D&9~DdovxpA13$#1wab%qP<YAL8x1WAfe+1fri_d*oA=e?7{L7W^CL>
-cuem5-k4ovM)`Me4zV0%gwIlW*OR=xa;CCPVCXWEL-
|x&<lpeS(mAc)3o{`jQkC=Ag0&x&^25?{fIprR5KJ(eZ4cZ&^*;wS6?L<96?Q)JbGnINyoI|m6vb_nT@{b03?a(Opu&EHXxfZaUGnRR?~u3G~IXrIDnMkn
Bl%?9m|25Pn~t|;z~!VwAWE6ThY=Kb!jz+Vn<d2GME9%NmqV8Z6<&#QTSKm=87XDr|Q)5SOe67T00A1nn8;hW`d2*P6q5C@@FI>-
AsK=^_BJFKGNR>r8_YlRjrZSY{4>CWj5DDgh>Q?;-LE&FEc>gTlk{Mvx9XrG>U(jE_rb0<4ddDWedgrs=;6wKR*Q=S40pw-IZRWe{o|il?x8P#$bUJtfDu
Lf9!{{L6g?I3nZeh;APs*Qjlp=^Or0H2&XO&bZt(VR5hm%>ArGH2tTFDXQ8D?E+V-@2Agl9I4zS87c?&C8iB0Rhr@TB^?UK*9uA-
t{=vCwUb$19NYY)U9Z>6R9pK#u5JC{sJn^Mv_PWU>6*2~C?Fot>h>PXDL(&$4M<53D2mj?7&E3IDE=*0P+hj*oWZUlD4PYb^uQdt`*anJ(M~~|R{1r~Y`4
|^sjuRIny^XH_hAEK|RH%96cYaKCAU?u(FDXmGjep9kjK=y>7&BUtmb0P#@PyVrzi{-Ba_#Z}#c2~pr6NAvu5@Cp3|%~UV(-<C44m0dv)y$#KP#~?-
Hn5P@}{NkJ2&{&j^;BFz|wuaRVXn64@Bdz9;n-
gw#M}c5@YVo^tH_YQGAB%F~8FuxE^%EjLA?RBQ5Ar7}uJJOzUyD8MVJbIN@E3LS>C&UOqYza|GNe*q>|7FGANGvhmX<BzMF^;Mv!iJ4_6(l}c^oub-Ft;)
MC8)rsFus$8t~%mhu$fk{-7;vNhRl#z=Iwc+?o?`dD1V0=tV6|K-=fSl^JS1XwK_CW2b*n~lx-59<PDxQ!3O>O|$8&>|B-
;64Tjue6E(HL#=2|d8K_+^(xQK&4PV>O9Jl!KK8MW5D<&zkTU(75NX5&CLK1I4OD!9?!LPWv;713Kqy&oFkiEwwWV@{o>*xo4mpSBXeB(=mZD%GsvqJx=m
SV~<rR(P3=_@}2F_eYF;uTqia3pRRUcKv)w{$=p0q{Aykx&7{!&g&5G#@>iK}H%vB^L?1GICn4meiImGMfPcF7-M1=BGA=*1RGo=l%Z^G>0{P-$V`Bn5-
pxl##=PzY=|9qw%zthXrbW*e(?z6`BXTu3ZTwLq&(y)EKTee`PpAPP{<i42Uw<P1g)iqjs$yw$=d~vEC~`S<G8JZy&Zi5n(1?zra+W(>v&MDm{L_P)5&;g
AS1r&EDHzeWWAWv)6*%JG>Ir3OCS(sDYNeXGQJ#-
lwdYWSx$$600qOg5;xnv`s1ni!%7y&Ii|UrT72<ZgWm=}Wj`SIF{bL`l;#{*!;RWSl@F+*^%SvfDwpeSj?t7@K=|p^QR<`;q1<9WA&3yjS7q0j`G4*{gx7
}h*C0CVZ5!&>>9P&b<uC)G~TlmN<)>{M8w{G>Ig;SE6dYb+GBk2vsmoLas&I|yp783~(R>I@((C=2g4?{rtpZ}Fl>n?W1pzGgiZ+@^sR><>dhrLv#o0I<+
{!(;<NdnS{j6dj#V7!Sk<kz=2ur61{RF5XB=J3aAPoQOYVg+0Tv&0{F17Y}EhmQT{4b<rF<2Lq`F`M;2#2urNE{=%q(EHT7X%QfYgB|cI_=A4wI{n|2h)v
3al99wJr?@rZpy`r;6^8C0_c9fuBdEY?BC7`;o(!VnYFYbHvmRdF;93y(#@8Wf^*7DIk3&45?_A?9$4+rS(swgupFo2;R?=bl(&I4!zHz*s-
B@LYzYwdV_hd$@_{N?1VVD6L@Q^){JSCoCXh|VimF&Sbfs1rD{qy>Kf~R9T^J=K8C$cj4#!M240c)Ilwl|R$Ns1!AH~zBaFavX)Tl)E=Y))8abZW<%w`?S
P=+fr5`2O0KYAF1?u#JbW#V9Z!yJuIh%ANhsyK~tC{(lo|;IvE?wIvm}r+?s>=@Do!ASXxCeciXP8!J8pa!XJPYz~G+`hXy4hU-
k@?ikABX&TY?^Km10pHs+<Y2e+3*x-zNfE<0}$9h8-%g?#$JQG#sx3r09-
U>?3f@l}GWBI*MFwXGIKgJBIP4U1T*LEf9P82`VH^@WtD#XHy(p=cA+W=f>u6#)Frgx?^u2mWy{!&-
){+Kz+5oG=ZBY%1sjYE=T<vz?FdVOterB`{8&(fa%e+!GXG&_~tRY}h&Y6lpOKLwGj(a%YbX2&>XKg(Ez?#Kx6w@)&!G(pU$l!AnYK$dH4X}pZLm5e8l)r
(Ll(KCIuBsTkAKy^uBOzdug@N^f$Wm%a{L4S<~muuPp;HfK3j3B6n<IopKGDElvB(kjRSs(xke?l|&63e;CRPFk2Ha<-u65wS0&KJ}wY-
|U&eWj90pV67e6BIOn3O>cM`6>l0-~#eOA`%doK*?kxZA~RiMxFFh@y?s4KXyMfA^c8XCkU@b1U}iUJ|q-
{%);tF&a(UU0mtSB@WEgSbYY|=NGH41dAgSRZ%yL5*l$$OCq5Qumnu{wS|?<Fl$h9qQz>1(6G^Q0qn+RAc-K_v+Xe&M4LRRT@Sro11`+>u<;6deicws%?l
W75YH8~++?Ta6DI&uD97_!w%h{=nyh$FK8~u+2d+%~MOjhSB(m{tWr7=hTx&z;LGk-
3!2p1z&GtbfG8O`G}r$nXTlzD8;+yTc?_fvW}$X{<&PL$=rA(<gVNmk7y;-%^}Y9U^got~N2fEm6#g5TJ*Mk6(o0@D=YXdYoaP0f#WAKP-p#5$-
W3NbF&q%e>W92oxisvivPm0`S${scG7kJ`3j)^37YUdlGF?d5e`DRyU1GB*G8ARfF2-
BDw_(zQ#|ieehww4PW6iW4&aYB84nMueyvaMaYcjo_+>NR!X3=TETg#+fr{b+C0d=Fdwp9I-H@(H;9_2ZP-
6;5LmwdfjB3TyPnQvj}Jp0FZ;_lJat_9gNI~-
W!d0ZoHQR3Jf}KF>VBe{ky2vDgrvykqNG4hjA~=B%;%XC6*Kfg7kuDORYsxA&ywJL}jsdq^*9e_ojQ$Bym@D8`xt@njY?N@GF0&J%b^Hjoc6J-
p%7shQf2>`DBq7b7O6h42#KyS7VF^nrm9~B7rw7dCqYLvb<})$f91Amb=8FhAWuruM7+|01CQhw5XY&r4o;F$uuSN07<1QXjLX15`ln+>{ba<uR&As5(1;
~fZzqr4rf!<cw};@vNaC67k0{1=miBvp7{dxN!~OR!o~cC$2rrcLnzU?aJ$2I(g0|z=>xiJA_if-aB4J&SBvQe5sdSw>tX*FML?`)P9$1$7^hKkmmip}-
%!{Uy@F<<q(~Qen&D_p^XA3+Izg8-uL~WLhw(Ng<U3x9mmDCrmrTxiLb{sl*vK-(^BlQnU7bJU&f;85HL5OOtajqwnekZ-tv5e0;ccJ+?jVVzcgEwEKN1x
~2(hvp#7&q$Ca8n{hxjq}8FOia_2u!ZpH<+5a<(QHKSbhj2gRn!@5o^UrI2tVxSdb<Y$ULODY)|_RsuA5E@3{}t3m~aANr184NR;kE#x1zRHARZWL~d98t
4@X^6$yeHca3Na(-^6BC#zbb8w;2$Y}p-
;Xn|n5}z+zXWFwTmF>R545HS0=dSlsKR@J{Q4cXTOFzGjABWC*rvI%cO!EN{?)mvKAr{evQ*uAYnjV4>!DdfvJkCrY*s-
V5oi)9fj#Z=k7T<FOM<5%%><;!Dey1M*=GlE|iUG|4t&kl3U`m6`$PmX(LW$FH9>_tkf(a$Ne_6u+!*$f0R|a566CcuW0Hmx3j{}+(fT>@3u2f#2ZlXEs1
<q%pi@XKmdC-
e2*8`%FBEZ+$(q>mgu)`WC)4_!fHcQZTBN{Uoac<WgltuwkwbFTH6C7%8cCKF&>4S0~Fy9$F#Ulq`ePfOVS!Sbc+zyV_0LWym?nDQ@L0PVJHm2@|fV3s>G
Hrlv0Bs8ISjZ^Y`_>TaaGFY=Y!L0f5!j_Rly@T7uAE0EYHefzZK<ZTJ|%Ru3P&dw)ipx>AM@&@=rr8*J`h2(rv85h)YimJ=s1ccM}b-
+TCrxVucG6$t~`yYgvr^)W2EEZi1!JA&Eqgshy?T_5Ly_pHoz`BOr-XX7O!s~Ajc)e9AQRD!mQqby&-
l1$m>%&>)M0%uoPjt{P_J+_BQetIjhXrFECvDlaB2qWPWzuRJ+YfNr<e?frEgkw~FoKYm&Mm1r6Us6g?3$?W7IU5u>FHmkDEEMAb1-
PfPmbe}!(?u>4(DE4r;xT31vlxAM*l7yrj$WYkIQ^ZC>7eS;Oi&D<$O%Pc%qxNEBR9|NNbg^_IR6fl~NB14)$IE`){B8$z;>!%FDC`VYfzK}5WslBIv&Sb
Juq8caJ>QpGhK#qy8io05FlNjw!=0`!3wgbC9NqBjnu|IOjIX3#3r2o49+(G&ER19lC6Z;$`YoNfu&wT8DXrDfcB@D6?GCc_b98;NyRm4>k%UOPAudL2yW
bwAK3YZ3@vJ>UphXP@uF=94)x87M-
b2Ltwx_BFY^1Wx+noNoPhH5!h7AN=DPz1wBN3!K`Kk_Y65xfU!nM@i<!@G}ppkg%bX%ouKDMPW2Abk(uM<0_1hIJ!mrJLCTx)J_)=-
uB#xWxn7`0{Re5@h<@S44ae%W(Tr7-
14*j`Xc~S1>{@yg{EFe8C+g1=n{c?lXu0sGU7xBmLucXTf(D6=F%f05tS@?W@}&qRgB89G5cI+IXS9%2A%G{BnR{9G8SUyb_>jKy#)l(4Qe4I)dRasXl`Z
EE_>hLHd1F74JtvVOJD9e9o?SPcV#I*~G0MuOf^H0V__U@_m@Xs@g!J*R8(c{Fvj9-=mkN=!pDXG+-
cS%wnxWep&v<P}IA6*`J8!xw~Wm2Vhpwa=ez0i|Ow@{@JL1<OL&PG+akBN<ImV4`E+^Q0=&|=;M(G8XK57$^D(HTjr0O0NKR85wbJnaQhl04A!NRxTDjv#
!m{hg>6&#@s>YL^Sm0C79P8&1;f)9-~)dyqmtpBTyKa=)yvEt!o-
&S_^}?qJQVFYyPU*?qw$waTjCf@U>MYwEZUNX(x9tVk$w(@b*G@USkhh1oAVPBVtpw2JN7CUWMCQ>`;BCb^BM?z`2O(h`COZ5dgkybB&enT2;G9%I(d{9A
z|bGWsD`h-hwyB034}vXm04B;;UM}8z-VQK=f!J8q)us5m!;$#acShd@19TNzuqMLu0eWX-v(S52G*weC6f2h|-<*qSZYpPgwITsS>#VPBCWP+9-
!8DQBxtVYAH4dbwrgU(JD<*fpnu(T(FNsa<~a2e|gkL1sLUxErJI8oV)UBcx&FP{c=tip4nX@iZ{0jJ{*j5?jd+Gq9_)fk+C3Xw8IYMi!!Jq@C2&L3hLfW
F~vD(yI4;0wBc#sndnV?fs6!9Za;pzJfrE!~f5U6px3ItEBekxG-
}ywZ`I@$x9IoTD#ItS_dnR33v^D=g!GHuI*8$Z|tZhc>)FLk$uGS7NVPD)`(bppC*Ox@@hG(HRAHrql>BcDCCT0ZBR62^V0))p@e-
YWL_&&&vYK{jOe8dR*Fo`N5HLl_c(_>!D&GfYHbPJwi5RkkL{$n4@~$VS@9H2cO_GQ)(%ChHkW2v-
0r;t)M^fJbs<Rl;TfY=jmRA%dk?OE&yB{=SD|wc2qy=68-e1AASEJOiXq8|uF!45Mgvp*&?|ia5DGAlxvZ5kH4r=iW2B0-
Sd@m0Negf7ZfIkd32=x|HZkJC+gtR-bC!ODf;8pDZ2lADD^WWn=ow{e7NGlKy;O(Gb6~LI_TGK6J1S9C)OHDUPgCwg*~@bJ)v(H=1!L>oS?ls#_!?lLgmG
&RnGq;4sb*>?F$s%={u!D?IjDz6Ar%oopDMVn3D~o{p25NhBRRB+E_^bzuX@dg3RV_zOb1phvPQE~W0peZh%li>6J;=75l#KjiR(HT#2BZG`<SY2>_h)nK
eevP%J_LyhF9KMiHE?nOtEWDnJ7UK0VN?tQgfqS#QGu(JFI~)6O0ip*NIpQfD!HtSWG!;X=M5D{un-i$j-`vNtdz}gc`tbp6KC-iP=vlOA<H0%cOvk{uR;
?C$~+Pj+q33V=-
}SLA!1zlle8IZkmioEIfh;4q0I<QiG+THf`q^GcXeFP~8qkeO?j&Z&g5^*i2#`du5wTBBhqq|6rBe<VYGxkT~P$8swQqCTu_N=ZCE6p~9zQrgc7fry%CF>
jb_8%B7wBijd^Uc{7OZH~Qvq3-KJQn|1qpEbN7cek^<D2-VLL^DpZ+M})KgB~NY~OwIQx1qGzto}QjTjkNpDA>ZZBtP&28TMt`-
f!ll9To#pNiMMa(70*>zjUDl(L+O`DRw$Asl;^v{_kSMx$*V2??p{<4+lZ|t&P`Ydb}UU~<`a}Hriw-fr{0%=kMWLg?l>P9@F!3n+6moN7XY>H>*0KW114
DoAId`*PH|P@XIa;REB|xqShb6Dw`)Msc`cfezx&veCr6=jdZL6gd%4Z$e5dV^R><0P$3P{^Mz1)TQ}R^9wHtIWxW_P{FY>ms7uPJ_(L#u(Ah_sP&-
GQ5!4*+V%^_L0cF#P;rmg2b_@xQ;3r&S_G%o>I><_|^eDn0GI+&cnT%oELWn5;1Ox7rxV!z*m0RbzDY^o*tM<5<i6c54^rNY*QK_C9s$ro}D6HjfemRazs
x8)_A=b@lKWEyvNQ2!2luL_`bd$L3OrD$IsCk%&|OngGw$Ag2s&0iu)`CPdLQ2>*$BV#>DIVksksU#ugWFz3<7-
fL_hP~pa1&)j$#Pqo*>B)KI_^BAlmoL&i)JFlZg#`&j$um^u)vriX-
&r#8QC+R}#QGq}_inHHYhbH?s~x_zBouH!o^=9PqT5LXU$RLf5mTE&RVX0J^lH8ul9l_P@+ZR4%M_Ze8z|?kwra7-
(2<T&(ZW}<7@%Ump7BMl)nw<{)IHNteQ!*wOtP>w+x)OFME}L8yub92%liI9Ja;$8xXwoe(;!VC0V8`!3PYU2k0RBQMWln5<j`~G!w-M4w#jwgo?G-
nbHwKngSX1ZyU1YQTcpP>Ew&lqOxGY9>F_&!4|UA~aO5&2@1eg=-F8UHHhY>U%2$G+qhR*A*Enqq-
z>i%l+fPgi@k|yqBQUM$_uX7n=7qb)3ihz*e|XK17p|kRr6v9>+EnTFu-
)&j_8d(^W)C8NGV~k5?IDEhoLvyidIvP*;({j%GMRy5oR~Prqt<cR0Cms($D2N!st7OC%&qWM-_`!SgUIvt38-(OU1%eEJ-
v<SM#BBBi=N4$$mSod5FbzD*+}fS|R-{HKb-zgGft{gWh%&Tc;z|3ntJs^D&3IC8+&6^vlJUl{@eOF4wo|92^OY9NFji$hrWLbVWJVDCBFIRip3e^OUBHr
0_zOvk?@+de~OUd=!R)@E5nwx#)QT5-
@Kl?c{%%^Vr^{CD{AJE+pSC3nca!NsA7v8pm~Cp#seYFY}h%>yHJQ8ksD2E6oy9L&6;JxyaP$95wLsQW&1D#0kWv6-^ur6=Wdr=w(^y&DJMS0-
aYe+P1RhvU`Osrpu80jxyQojGiVXe=Ftu3URAvl&svTelCeQ`EAlxN!W-
IWbu^UYGc$%u;WY>U%I{uyzk#${yN<4Qm+z;(*>_{Z;=wz<S8*Tcpf2F?AX(iK%0j=wC`Qv1KBa>g?GF(m0{DQ52^)=pNJGRO*_oPKi6wbaQoyp)D2_P%2
dEJx^9uEGmFqu9r3*k?E`;E2NN*Ns233q^`vmquKd6v_{*@v1?4))hwPs}ip^#-
(bgHYw68TNB^Vd|XNQHKeN~wMx?CE>$S<5^_x(&Hj^^jrP=~5^9<k%2aZrNt!iN9?x1-
5ky_BMtW}UwvahHe!odv<llT@N?V_PJWw|6qBYvea%DtcCdV3e-
pNQubjq=%+u+8;lZS{G)_CIrIrDRAm0Ex_t4%I8sV8pfk^cI@$klwNoNFW5xikmhyu0nc7ceoHd2ezCPr!+)rhki{^w1B#(_1lVjemN|;Ra}5_0j1g~8qn
MUVQ>+>-lsTLNs2io0pK8fN<)KAw%!*<n`Xa-AlzH&OPi`2&N{zCi)u0=of5Y$2ja5RNDB+-
=(#d;_QKjtn2?TS7t^4&Rw=3X&;j+aJsXpdOsrN%*5<tEq(daWcbMji*ErJ}^68Lf*y}w9yRQ|uyvs`_1uiqrtcCTjx`z(8rzs+?CB++GP-
mr$w8ifooKBGD!T7U`QOxi{PbU`!5rb-p*TrptjjJ!*qxWI6oD%WuSL}qNuZ--3Ih4ElCf9un3KUb-wP+!lksKtKMQEV(sj^UOdS=jC9{TpmkqTYiMYNaS
Ryzfv2#}Geu=JkkB!lgiG{cj&pFN(;^FaNfw!9)nr;F%2P39&=sAjK|`;0ayuA7onoAkm5br&$ye*d^;_yJ|Uq@d<pv5XYO_wWD2`uS}K=L}VG;ZQ!+_m-
dT(#3Ua=dxln;J>j*O9)~YK+c&Adr?_EH{ky*cphf?7X4MP>{iEylk!57}m;lGKmH0yYqXn})N0tev4)}eZqb?ZyLa1^d7|@j4KjJo!Ibj;IYKcFeea7%|
LOe1h7E-+0K+WpV5E&C84>6B&276~wq$6QEkjD??tN4%q(h7Os2A~wrqU5RCWvmDO;7AyW?5>m28SI}%+!M3&F4k}=U4r}<CHV=Izp3#Sc0w2^wVA${-
u_M0F<Rm{X6@bu?gukQ`*|N6a($3XrgTt(^w<W}Yy90)Z`QL2C73eF8%zr2V9TUAiqfUV+;ao9|92+Bn^|7Pne)yNH?+jC;QBeA4Vpzz6vouRmBDSrP98Z
-NuZ+ZV8UB%h&6_2_0ARYh@9y_x`f~x7R`!{|6QIblo8_PDlTwuk2%RMKWYdvub+{aIo^72ik^sJ#TNWsIReYb#*-
@SM+>NB*KeqVUSSJAothRbq@MghzXa6vlhykoHtMXcd`C0<Fq@S*H1@P$qsAtC%3iTyTu|Ra73$coqz*>cn!g5gR;}9eWKFh;Pw*Zbo&g%0Js{tLE%eMw5
9|5NEGgZ>PeCU9Q_~`dm8QD-
>C*i4ss;y>z%GVyfNQ`vh;ckhR{Rwvf*$+yP^KB2U9Kr#Vj`sxwV4m<{Za_|LvMCnq}!46+F#s&U(wZRxogYJ#}cf?J<b{T#N~H!S{A(uE9I|MD~kmEgmG
E{eAXAS;KMw|2uhA0$<fh}oJ&g{(o`(h>iXF)Y_jfcLBNKe%6d9Cd3WENv}YWejT&jZZ!KPC3vMoqTbLYwLBHXgm1t0H;y7M6U@3JxrH!m=5a$dq@V8S7^
tP({85HXP0zY<_(LyX`t#LI+-o=BY5V*yUv0;1x<=Es%DlI2Sk<!F#RU)~?AYmD{+u&^~(+1x6(kvA(aFTSaJUhj{rxNA4l7e)Xy;gRai6-uo--l#Ekegx
((tQSl(F{f)sjN6hafo{K@q{`ojUd{rM_O9i+E;Hg9<KY%a<X3l{Nj*c29KshckrJi<nVPUB~E?rWRlADbdmVDiANpykbfl>cs<Tct{od}IT_CoFR_m5mV
+5w$|m05jSOwD-|y@9Fl2Qo^|z>)hxOF-d_6`eAyH#P2AcP|8Euk;XDK(xTh}UpO<=F<yx@VnBx+d4lJN)0J%=dI>>>9`7;$yUdG4@e3}L^(+b~cU3;yah
61e-
W)E*NBkzLFyS0<0$U}&X`h9qyo<C_Heku@xR_&v`A7@I(&LHv;C{4D<StwGWaaYIue+3!ECnDrh@*y)iKKb(<$6^M3T*7P}EeD8mxdAEz^GOU`=UD9w14C
7Hr8gvz-
|AjP8IO3U0g$I9`qV4G}Aoi}3KN1m#h~StYF!V=+QS`3iUIu*t*{7I#Dbaa0ba<ey(<g1{y8b1%j_qsW()<w&g5{X}IB`|Am0~aj2%VU}bJhr>r5YL#9lQ
%igIAG1uujEzn5Ml361XoxnPd-Cnt#S{>xJ=AMdVj{Txr7v+!cc_M*8|i-
M<RL!pbX>xxr%L5KP^Yg?aS0&%l`E7fGF2_9?z$P!rC$;k06T_2l18p$Lo3$)sl<g9;D0dF_UC4&XCu?GB?<jQ&(>9J(JZVk}*PAs+hn%87onk0}z*2_1+
D4yQq9wpYU*qvx#XQ#Kt#i4JU?3HFh+!lv&O=(RV2y>&+1WA1nvL1f7_ijFU4GCR`?SBNXm_m$F^<8fApdptC^9dzK>UV5RDQ2ZU;t&0(r^oSpufNDe)c~
(?Zn=kG++185Z`oy4G`nt?Irif&$dm>pPuuhJ@b#9tR6v%}~5q_0SM)fec201hUA)E+EEi+_P$~_vlYqe(4+Fi4s&O6hCs*b5!rQ@SGnhL^OoSv16u=FMi
=w{_K+4m(>-jc$2O`U#s>YMZvtYuY`eE@j70_kW=GDUCi!x0C5GWaDOmmc!+D6z{pFzYSDO(d{O;?&1F>=w)>PA`fRtZ{FZZ56WeWd*&U9-
{u_77wnG3p!NpnJBr*4QhklcQo`My3N(g{NOkI3ZcPq!CAThf|$@kW47pl?;Qw1$n5FP+3D#07Vkj1lV0V)hU2ZQQDNy>ohx&zx|JmkuHfWmbGB^Qo7F8#
qUKIRU~DpL#j4z6c!b|WhJISxav}}-
Jv;brFD&+`m@E&(9<jh~2zLnA=RgiK<($hdj4yYf**2D_@)3vc4t!!r<b(@ui6#|H!wrlh$I)RRQ_A_UAR(;zKe7xP8PRPl0QP^nt?_?AYX5|rD&Fm{y_*
<c)e@MJYsro&RBnC_N*Aq1-SDL|0fuD4CvZUZ5Mpp5H9jh)z%t5LouM_Hmb+`UKReId%cVNFM}oqaBu-
p5JG0JJ*v;+AtZuKIyp<;r<0bM#Oi@>`SNnFy+eI+`i;)V{?Z871*nPk<(Hn=#n*K6D36yEO+n5%_;tljgl-
E>_7%xfe;rbW|=mmK(MmEAi&smyY>;mA&iUf!IvcD+F;bt8Qa8ga`Tf;wBj+s12NnRoss7B6BVMxVVXt283c}<NE<qB8E4nPznV8#J1!gku3hPz|Q!%a%}
l`NbTKLP0&UoBOO^DzYLUU2e`x}>0XZ52dLlF!IAcdN{xHftPPX+WH%dl4{}nq8;MANtxviI%bQSfWJ1IZvccnl~OA0(xAX`LQ9%9Nytu`ZY`Y6;op`PwD
D6Nww>l69f)Y==|776^j8#`P7I$YmDiuT=zo8v))^Vtrd$re(!Uj2g;#6nx0*|X`vb60Ul#w3yd$$(e^<-
7Sy+Q3XXj{wOF9pDp(Rcp5{5EUJZ)6h(x}j>t*ujPku$P6LsS*cEgo-
)QU3z2$dO0H0^Q6YPhU+CIN@4t<PwVBvPnVi)7ZfmT9uO;P<DmLTO(bktkv6nDh7Mh6cXPjtR$0h|NtdK-
m?KBvRVnxRkpZUQ=ZbN;69Y)+TS_Q4Mo6UBVK;T;$GcKZbd=dn8?aXlStW6MxLss~%*<r`&V`IPG+n#F>`;06A!LEjyRiq6m8lOjgAJFX|5Rxvf4bVs{6@
zDo5@eK3H8-Ab;%KTu*a25z$)ni2VwxzY^C)U-
1PaiH{8Y1s}9d3yDrP@W|qp1!;1f<=Eb!TOe{wP`(H@6Q>}PPpy4yZc!ejvfLSJ{@x%;O^Nk9YYY9vgdSB2Dit%Ft1ky9jBt_Um{|o_U=KB)c`lZYV_zG-
<YnCIYLz-Ab%&x|9$U?+~}Q08eun1dU%S=|05s`*rlBGmCU~S%xVA`^A(}Dnk83UNP%%&f?dl7JJ(CT+;3BWO;<W${FC@s&b(mAngvN|HDV;~J5p#38)pN
#0CdNazG6$`<B&Aifw3|n`qw3#H_VC_JqF?`Pv(~uFnv?47FS~*iSQ^)4!~qvg45?1j@^Bh8kT#Ir}*Qdc&{m>06v_cnNoD!s|nMP7ZTR?R{Zo5PC?nQYW
dm;QE?nQOmDAtCXR$Gsu~g-n()S%$#3ywg%8q>-rL>JEi_wZrpz=4Wc6FdKj^Z_c>3rr7x($PK_e`-
UiNsR3NKq6{BgF;s&5kI{sz}zBv(PLxw!(zeY7e_3CADzf#li?9Ysw=VgCiIQ7T3u(_L1>J*i2!(cCGJX?G8VDv+dyj9J+&%RC3A9ok*rX)BGvOaOK8H)@
>!fAk2ow;oh@y@d)8$Fls((-#5wtp6q<k5@T*Y33yHQ&+-(PiHRJGRLqAl@Z5x6NGU^1m~jjBvMF-
hbb#mavq9^b}Q8nd;6k9)p8mhw`0)KUeBxKz4gG}I(F}-8h8k{5K~IDMfRRNdYu!Wkts9af~g-{)L}p)yj60ryztuXcCVa6t}Ax^>mj=5DK-hh`XauZUGx
*)`b7Wk2|=w<s#pGiX;;tBbp#;|dRvM%Y2uj`MEHmCusd(0SH@VyD}{c^xYMGEQ1>FY^1EN*4{h;Osl`}uUpF>5V)(+Dx)tkNzYE=;IHHo0NNao{gdQCRH
`hc@7q00}7fz8-lR1zyEpbHL?R^KBbm+`nxaz+d*|{-?Av&1VHJGdNHj5DeVB-1N7wQrAOiGLF?|mg;<Qy}Q`U+9atTU4O70vY}hu5-
2R0Cb;>@tXP<Lzm*F>pk;_l+rR8nSd%-h3c{atn6_&A+N^GPW{PK~>(_og+bJ8`gb+@|$3mvZ;9$n1}1>US$p7j^IG6*}0#kgX`p-
in2PhEBbB+;ZE(z5nrHvW%&fFR;&y%oGKo)rBu$Z;BXsw6I;0`LHm0nrj22u8ti0cequmkgTY`z0m8#30wjlxUp&EF2sR9+6}LtU0QWGj82igAnQwEFjex
j-knmb5npj)@ZsAuOB)i-
%pz*Hy{RltNiIDJpn6D|G1f^pDtyhbj8v2V2Uc=1~y)5#ZF$&b+br+c@jF8;TKxVi*0MegphQE2H7&fhT9a5F|?#IitWd5h$kwo8-
a9@e;q6C~$bk@()qX;}WK05CAKMXgV+m6jFu}X?tJZGFAbla*VFcVDjrOy&{R17S|^A(k>#Wj6mI^IZ?{I59VF`ZsnQAAke5R%I6-
rM!6nQS<LkX&Cm7)fTcf93>_X?R3jS;{JOLey?CNd6`2#tO7%sm;2~`9`W+nvlDezkbDX%G5MXl4_Uo#9Bot;iv_zOFGUw2K$CF*2U0gVw#DL?CW({>{w-
gt2mVbE2=qJfGU@=H_~NZp;QFg!6RUrlO%-)&J}avA`62>vwi}zJyLLC>#sZ$ts5UTo$-H^A}pjI`qicnTM}<0-ryeDxq~SBEjZ#heJ81-
s&y(6HdL+XTg^2WV5H5y+qpZXBm&L6^YJNWdS(B4{IH2Y=%zN48g<QkAdv)Tf9%%qiYBUHd$VS(9c9?mPiSZlP;UgSt8+g61>m|_S(UJWYOF@W6?;sB71!
XGL*2yHsMOhHK)ArW6!IP@Mr|GB3k7?=SO+yac~ij@Hg=LQrLZHmIvG%YL5m*@75=wfC>Ydw!sIxN;U}{6=T~UM7&epKiB*4YFUQ<6z(Zw<Z^v*|nzWLqX
ZJiWPJ=A5hB=Jj=@wD}+)rU9l#tL+CHv|z$bgtWtwR&meB(gquq)1OkVnEpYrf_ZBg+QO=;??9XVY^bA&&N0v;3DU$(WoS2UP>%KG+x)kb$-
K8VcmSK&YG8Se;KuYl7{~F{54XXhKOZ1L)fjh0JZC9f%NTI9v2fMORsaKAk-|lOBXk&A%UAD{wJ3W9#PEVBW;rNXC9!Xq7dic5)H-
bjWJAHMBRudD0iHeoOTOY{mMCu?8UWR3eD4l30GXlp)7e^t1_+>aXy73>|ULJ2a;CQMo`NV;Ts7o{9H(-
L#clOSolqn{m;Vjp);)u$vx3h?}4PKe?~$*je#*j|&?-
yPivMKJ1#G#aK(NWxA5NtFi`(bxFcZ5$PaKne>U5=97B64f|3xyX5P+WT&r<0HMx3ZbVB3?8kJkN<bP91^j631ITNq&t_yF^BzM<QY5^;c*V%-
abIX?tRKoGw1c5jO3NnhHr*nF=heNUE8y1x><PYh%?aKNhm#bQTst+q83dd1>uKIrI=1YDy{&vbiNsHwVk@Eh<`IvMURj`%=Xxe7?Rep_X&skwd!>+8zlx
uHz_CU$zN&Cm_`F)d3MMbkgN|igV=;jw_HNzKdiNmpH0_=&p=wwti{&y)m8Jf|@2L^$6{Pvgxx$<HyC(UHry*gW*w3eim&IADC|zlpIBszl&`x{4zKLt>b
_ijiw95?pMyZ%RB%R0wX%QarekQ^29U8Vhg<*h_yfCvTzQ&?#h0jBJ`=l$wx-
IVJxf_@9rau<Gie$UYfL6&zVu=?e#=HKVYYC|vCY>!h1O#+}vy7R8o0^18+|tI_izjfx-wlzH(&AxyyuHp`&dN@RDYU*i*_n>ouA5uo?>ME%0=q=rQ|Am>
qKPm2z+qrrh%3{Ts`l8jBh6dI46N%^Jx3ZIbX0-
~e0BRX3%uc;=}tiOI=5$je`OZ6vw@M}yY<){`P0S1)<Hx#0a2=SUW*>q!kA$5XkPE*#r#VK03U=49*FCSxj1nl#p}>$#Ys#vwZ~;L{v@NXWgxZ54!bN#z!
xq@trMRe6Tq$<Q^-uGpWZB$j{Rk91RU9b0q_9$?i)2W=`&+o8#gua=SwrN&u64~$eSz+N|-
p7uQm!?C?UJ5Gv&lyF0Ott&}MzS3LN)xEwrAXdYLQc$7N%am5Z@Mb|_MzW_FwZmVRaK<2o<&azD#-{C@1fvpt-C5kZWqF-?=}v{vT;Je`?>rYSk~sM{}H-
=Re;tHFd_LC+{4$OTeQv{IVW1WcM~2L<LDKds#co<YL*_mk5q?I9T8Vw7m%gATw<)_I(E+Q`8n!X4VSSZ)Rs)(-
#5NC+M(B)aVa_E+i$tskonY99iyN20K5Mu{QB;RCU_xtYa&Z$gf-X#wZvaj^W%#S=-
Cc+VSE6<ShyeR(Ejy3F+fQ8GhK=UBV;xt%ihb9cKNy1a*OvaLKu7@~B>i^N|;lT^JjwJhDCbq01BaE~}nvf7A_@b{+K`f|^X<A)QMg~(=^kp&>K$zTPJ!J
eUaCL<llM+B%=ifvyM%(DcjlZs63j4u%WF6+qCgaQa7F;}r)OwasvRN;sydb%!R)??}JZ>YmM!vKyy{q9k6IID7#<9u#uZ9FuU>0l5&@-
Y@E<A72wv};cb<Zz}7k8P%i2Me+h@=(n;^b50iTi1pyu^~~F@HXkF)EN!Lg5Zy`Rw`!u#YVHOm}52#jhi_<P+4DqF{OS%dcx5R=%SR-
8r$t6W57R}_8lrj&dU51hP^)cdXWrSF3kWsT9xMh!LarUgg~+W$)P%0GUW?)ZV~oLDrnDT^Mx{IQc6ViQjlrS>2CVvTD{#Fve1p7+)Fr&HM}}>Pvakfs8&
D9A$8KdssUo2Jj5XktQT%YUv_FDkRFZ%t11qT3Ks2(d{CZ#u42h-C-iqAtc49kv~&CyCiK9w38%@#T^tkxc)N~?`m`<$M~d$7KpypRd9{Xx*tbhN<$cERU
pq|l1<(y!ao8YAw$bD^3MYc;;sBkEAH`jOQT~|-YW?n^sCl!3uDh=+^}9pVavOeH<0|dz6e-
}td+V4l=7ovW&;cz6Z{2up;i>n}YJ1?JOXUUsAeGGo+$KlGNDL0+zAq)RGH#KFvcq#{NMgf^jFiVuydbvZru;J@)xGT)(nJ|wlcUsc;LhOxEtZ8+Mn>1ky
QymAt&(mQ6R8g9TCoRj?dmg22l=5O$-%%jU$$Kt7uTF1>zfDkjmgC$7-
%w3)0`x46lqSx=`Qgz>}nb@A+e*ASlKO8=jqA<X$#yEMt&FZ=`TadExPcvC%CC_aYLKlp|`$903;@EFEO45(aPSh@v@f9K#O?@rf8P4+a(F7M|G(aD$!k7
>FdP(1J=4%52URWfDHRBF0QI`boOjG8)dADx4W^IbU1^2-tUaS6<!{;%5`JLoCOo<3`JaxlTlW5;a{E6ubB5(<n+*vZKeh_-pyxgzxX^Ye+aHXFpBjzRBI
(3rM1y>${lQKeegJHE;YJR7Hq;7d1p(VNIT)H5lydklPMX16!~DY|1}0Ob@lm|Du4+8g)Yq%$|vPJ<y?y|=5axnx`}o^u4gEz*Ov^$;(87$d;)+bgGs=s!
xB@#L(wjHDT`W0o=9dc>fJ7)#|bTg(U8s}d%22vr#XoezYf7()!ZUC>JIsLoN^2;E7SUvnq{-U4wh=k&t-
haDVQBKb{6gBDKR!A*G#lMHkzwMWc~{5K2$4Lk1r2{o{+2Xq64PG0qGy-J_XPN+G;^)0?QRoD*uX<npc;X0JQdJUI8sg0-
$Lq`~pdG8xp&TP~C56B1R)cP3u<7jqj34kBca37Ic|=c8I8_dKuCxz%tMVoDuxNk-
!PA@PNyLT}SIg#t(@F#vx}3(_xXHIjQ==%rc^=0V5b>WyzQJl1!$m+cs1D7EwG=nF6x|x#(3=2*8z)-
`y>9{XrP)OmGJ;truXf^kfW*aqV<UBh(^AS%{KXoSDuQpabXezzoCaqS?&1ct=U+sma;;DNP%5kIdPJ>Nj85-M2>;Tc%biL)+8gtjoX1Jj@7Pgs(5S-
(d(0USfgx2h1<_Zy>PKv=Z6vYdY-
<wF!bcsZrfZTn^YE2K@B+r8(wOScOG0_(7(F=0)9VVmN>UYqJFJVf>7V<?vo0ta8;s>e(d<n!mM<e(1UztFuN{i!bI{Z8h&M8=JK?-
E=Cl&xv%aHw_|k<u?iP<C&c!oUP!VN-z&hW^fpV!f`rTKU2{O{2U+mia-
X~JZUq6Gi^uwMF99{NBy*aWZ;nt@1&RzE)#REn%Sa$3=<5S3$e9=@4Qe7A;Db|nU>jces09~7CcRLe#*i1ao<(2Z2shP0Wzg~|Dng^*CD`H;ho7nG_a~E>
Y0g)bUQ5R_*L2e*WWHxu%PomgsU#N+0>&~$>|URC{7MK^UBaBeJ0Q|*21yQxn#b0*-
O8^RJInEW$`r5te>jI^6)!dkFHKf>!6YG&c)bi9hSB~)r{j2Q9*9Jon|u6e7s4aPh=&x#xsY8Am_$*>^OsT_o(FhAqRn_=N=41AF+#N&1zbw+fG$?9UJRS
6dfJGsY`&-gx~qOOo%c}v@(3~t8<>>iy-iO{UBWTn4Sl}48j{NBvij$Y!g`M@XabrM4%o&y@r?PtPeKk{EOb4pLV`qZ-
1x;<(Jr#lV8f$XL;0jt#QE>`<E76CQvXlB0lym9HvBYVI4ZzHj=V$2oJ%@6K2wsr$i_@7`pJ|(LYxwXT%o(-iScuc<R|EsJ#0#HgWq-De?YQ4X5qyje7n<
akpvUEBk4W7xznOn{fte9XyuHd@CI5pl&5iC0814OYCJCmOi@ySR6OpDT@KQXZ&F8Yw^PehgWyhj7L0}`lrNEUtNWWApP;G2Tp2C;6SgHPHjkt^+nRC<J)
zb0(AL~KAD=03$#Iyd%@qjM-VEMqP$4=xxP6MT+X)$3w5tMPMhM2WFXgtUw5?K7y&V4*qC)QS2FP3miLfT8tZeZV^~!@WaG}!wPNb0c!j%v87K~!F82yk$
gb{-QLJ?NTES@`(jqD2r4YHtYK7fZCO!tQAMu{Uid<7P@KCNKft!~#DzIY1hUJ0n31g;W0RuH<(1C0SL@)CjxRtp3&gH!1<462Hx2IZ0&{^COi~>G_HXI-
5a8R)~;Z-2psF^J}bbANjw30<h39%skO@fpEdyccuNEDwlyefD-2p}d9PddOP5Z-
w~vbE&fY4E*E%T~jKzq(EU$_M@HYF%&nms{;7qo26~!JtpKDovu+(592_L)yzh*UNAfl4{g|pq}7eqybRb-
xjmJ)UH<65|=CQ&BD1HDB#~YNK8>a)1)~?=3oaI{lrA(iD=R8Po2hzeX*feZLQ7)Ld39Z6Fgjr-X-lb5fErzg?pHj8FaQqVm45V2i7UzXgjf`%PHJCUuBs
VCSFM7X*0o)jv=QEV4ullZClNNo&D{tqol8Q{6ry+L%hQe-&#-
S^32j3^6LJfzd#eF!k<r<^~n|S`!d@^=^Q|s340DBY0!%n$Gg$)I(nMN<Ohi5)=HBAtsyb-+&ixDQxFNP%-
B>LCOAzn)Z48zBG^H|v_a)ahLkZfO7LS^Qh@H=)?+a;>G*r%MCVJpM6qaOYjPKt78^mWAa~3F>UJBi7U5__aEDQk`M9?frH`860Up1!l)Q0Qw^jwmG86V>
s8^-3WT32}7)vrfPo9{w+<b#tZ^kXpi~lg%ZFy{=nAVi;-
~h=3(v?s=enpH~riPM{2kJV*sjQH@uySIP4k6mTW^zGGUO!5Dr}~9TYa5$qU8z`ipESOHl~nbRTnQY%^6kYQxjgYi*J1mVLpZO@=WY%1<H+Do!}#;~l49l
j0ejI({I;=hKC5wjadALMX^ahACQE?sz;jzMiYaDFz@rpXUt@wWg4hed{`dlot8E<y&9LMV+uq;j&mVJzm@P1wwL_a2S`&!CYgL+Xc={ncN{#2*w(*Z>NV
pIF0t*0pCMO?J{ZdSfN|&|`%N)q5q*Kp5U*6(1P;dTkA@hp1leQf*4-~bB!n(jIIHlr-4WI(us1;wZLbeGRUnz4ad6R!j#}DUCpZD`-
kQ1fvNumC}gRw=Q^<H1Yov(WmrP3OEA$8}HLrVlKVNM{3NhjOjo+uJ4*0lcPINtY4kKOv@1Bu*}%J%m@XXdxu!o(&)y1@no3^I#46M!=#p2pmb`{eIt&2m
vzr}O0z54V{kJ$;wcp0%uICC`iZ15y!d1)#haJuR_Ej>w+~;}pVGQW3v;wwjJxz1AiJ$<jksD#<JU@`@4g!;qI&V%rEz2t%zVBuH|xfnv<HLr@tfHf&0iN
`sCY#2gV($VSwdva&s#$incnjx`oE3NMpTM%qNnfOZ=*8><AHfeEDZrL);EI9xw~-Iz!}-gn_#)J6gKML`p}d`f1Y-
D*gN$W^yEi*krjJXw~!@Hk809SKLkSOb8sWV&P;mH!0ysJ!Z1b7zXn5c;I}OlT6-!h}6mC(2xro-oQnfgBa+U0lK{b`%f5n(>w+S9fd58dByBc_(u1z0s#
GUHcAP-_|J1$<^Z#c|oax&pYWU2h~L(Hj$?@vR@-
(Okgl{g&6l|c1ndw&gE0`!F;Nb`UTM?bOetEF+B~2lga7P9G=&5dKwU!=>mK@ye<=AaN0?ZHNZFcASccDx&Z`l=l9$mhxCOul${o-l9*GvUM>-
P?>1V}IJ#4q2tYG09#%FQV|$vKV-GP`wH3Ubn|Uq<Q0BH5@TAb%N=JrXZ$PiK<NnuN<*EJi@IeTKi;M0pZJor}a(OUGO?UY2r3BJ8N1?DoX+=ofZqZ7QPc
sX8SO}9l+6{+P_Jj?Fu_P_=)zh;6&inlQDr3mKPJR(*fo;ccY6&DsSs&$QbO)#4c+uXKocCB#{VzI8Is9rH_9|L%x5>Zozf9v(#2i&yFz7Azz&l&ly!qTt
SGV&yC4ySNWI}n}RphJTMA=bZQQ7KD0a=x;QoxSxdUJ0E@7?w_{OGt7QKvf0$Us){GMk|Y16_@2RXg)(nD6?`yk(rqDiCX^aNhI0#7mvfgJ0;-
3=w*eJbg^1aqf;B;ez^U3AS``FV!MkjR>wr3d<Duc@5NABX(mBTe8wPh7}bGiS52O7Pn``p9gCxn%mT-Y^sdQ|5L*T<r)r-5MPr=W}@aa>m+o=lft_D-
!n6(q~6_bT<fkMk@$`X#@0yM`zdFkG;W@Kusg}g)3OA3hY%K#hR?b)(iK$%;*Kb|53<=|*2b<g&tuN7q8k;Hc9y(b4xPw-Ih+VFCxiR~kFQ_vKO+EmF?>t
9iq+ljIz1Plv25s8r`8?z1Ys3vVMfAxQKuSVScfgm9&O17x7dj*8&Okh>gs%rUDX*qvKU5@-
<*U6DT^%u`o}3WwQk%GWdjwa;KN}oZHm{t>*yKwFCa=<09?n)MLHE-9+ZJVEIuXBP%*OglK28-
v>K*(Um6q4)rH@Ug!!h9<Qq@aJGh!M0EbJaTgs&j&hb*pW)jo${}OkWiaQeLPI8M)Mo~AaIlEus1~+Aq6}S1S#3+vpu7#dvwK_12U8&~(j+iss>LolExSQ
voZQx(a{r@2sYil>nTdt%brlvo0k%DqxomMULUn0i=v<S{po+LT=xt*PlbuJWEj3NZT*Go;180Zfb^T3u-TFn)3<rfL@wCw$<d&o=-
ka`3%sfDlU!I?)L2}`*)$kaNdqcF0P14bAbTC{M{oWuCvkBobRQ97D_i;03@^``;oZL!uahJG7t+!^LxI51=*kF=CjUTd}#`Z?;ByyQm2_MKp=(QS!}cRp
t@zm&1|+_d%o&gU{?9fi#W)F|BaS`EG(BD9e2mSJJi%gnDt$WLIx&dA$Hlp6Q5;(Vm-dm}2I{!aR1JN6d4r_~H*3*;wd0Y(%VGF01yZJ+r=C+`u9X0tVZ)
LlFY&!v!4%2~k^uS^5jZ9_3ixUtF_({_2#tqlOI$rC{iz>WHFyP#}d#`A*C1)Lg-x)K<pt8k%!iEZ3uegaA(#!$p-
XHhvUuLe$5I&2(9VYiZue`xF|>cT<Md(z+DZ6CHuDJv+yx)L%GUeHm(f2f$M8dj23q+b%+7}l!LXHcX0cW8)0NDcCQWdLCHm0B-
yH|9v=k(|<ai1CWnDC<sndQxeohh{dQ(dx^^hzIHhO*T$@A_&5M!xmS;Objk%I*HbW=eT@_+vOG09<2yAB!9#b%K=Jq=^*g-
7xUO%zQ*?zYMC}nIgu5?I){O;zBpJ@4A#7jdV9dq+8cPd0_6#x8Vaci?73A^sNu33XSfH&dy=%%Xg!XaRBG1ZIrTg4a>)4tLa%Sj?S68(xZ_F6F^Ywa4ig
!o%m6TVT`eZcmRMf|uDe=NiUN~Vkc!^0t!!OhWf~d3(57^=ioc1fjuO-
9xY*AZ1X{3fwwSr|71?=^C!b^VinI}6)P}r(=&Vcv65z)>WLwl@HY~HagBTuMnU^}n{j7y*y2k;r1rkHde2J7d{|*DgKVttRo`m&coA{H9)6T0cT7OWb+H
_42PdP$3FCInqwIyadHvf={3RKa!pNiL$i{cFcnZG2d{P#!>Z*{ff(n30l8`o6k+bMMQ-4YcxTbhiL$hd58;S}3u9Ao2p=+HxiGtU*2qYGMGL=c__-
0E*+h6Q!M#5;7eymcZSBas!z=8}@71?Wqvm+g>H=<ePZ=HCfVFSP(?_5!kH3{z0GOe>`!7LhGiAn_yDbp6^gv-
4DM<KwjWUk7|A`dPahXQYYGRryx1q&j^!zQdsEU{ODv<+yAvpc~gvPqInAP>KGfx*Iodf!#VGehQZEWMV6CjwD??M}9ynIh&yc<<tZ7$5|E4Ro*b^{e>Rm
a{b+Ot*CI1*Q5D$o@F8Zsj18LK*Ik`%+anUm88{UM|Q6ifya;xJ@6v)$3yw6s5YLyeg8-~${(;-j!+Uh9-
A$I!y|}fpY=szLxjAJ%;{9X0y*b(l980ZBjVb1BeIifc-
?r|kyke;x}EypR*OB%(+WlzIZBrcadTzt7k(OO|D*q)k2*lKOVK98?>r8|k>Um)$3;t9ArWzEA3#n2Qx0Q3w*%&Yk7w(e%J0yB=q0GKWEf=WI!hK^^xIAt
sSK;G2w#`<A7k>GyB2~iWGgxF3}-OxtP1Bpgd~8ETOWQm-zPh43KUD|3u8iN^F@u-
4_*+J#fnXbJ#zkExhM%J!b#$Ap5}PYFj{y&{LSH!qmNzK(9XEFJwE}v#jP(}dk~b430A(`WHSSq;>D_Qm;kZQ{wWRVmn-
L6=kB5;fz5;}Zy*ZC|89(YK+pRdg}XxuQOGhf5)pPNsjfPTDGu?TU3-UFe*c~O%xt!3uE-
c*y9FIul0?|$rX9y`7WvIR)YK01k08W%g(>^(wmGNi=P!E?xNUf_|EE2KWt*a|cC>=-
vPfT$Y20K)w{MEwd)y25zUd;v@iJG~yK;uumP9aJ;FQQhXAqqN`HrO}`^E<j-G|gc*NPaWxMjeCmDF0jZ%d&II6-RUjV_mf>mI-
D*E4?c#34HXQ380zto_npRQy9$sph?-
FL~EQGxns2;*j(&=C#z7mTN+EWt2G_SKt!RcbJ#EZ|i44Ewm<*{NYLm95xh7d`4>;=FL2y!VSXiGP1u^WRjej`~X6>{q;+FHTs>p<X_@z<7*je41dMQ{@p
@H_b5I}G$IKaXXYG?8AAS0<K+jf;wE3<t}o+*`i>IQpkuTQC}eYA?I_XGi>SNVE-Cp4Q#^qqcykKw4V4RUkQ<=ZvG82IBgY`cMgxrM4W9eDe@UKK|I0v{E
hLermQ@N-
DH+d)(Hl3@J&or}G{*n8F{)gZpCj4<+DBiN7UySh9LRTLM7%r|c+~1a$o6yyJQ?O_>d};2_S*CU?~``qJAkBD(#TMJ#c^H!$l;`Gi)^A5^c<etC6Oa^ECl
{UY**jTa?jZSG0C{7+oC{qJ{Mo}Roz$o0TQhQ!tSBeq;UgYDrnLIxChEy^%HFDk&VHM62T7sBPJGYQ#>*x5gEwW8g2hkAsfWIaOk|k@_unkcVgC)S$wSvF
KbH53!lNhtKYo?aIexpcw42V{wkP;Xc$yyPa;3gI*?b2TgSt)ux_X%t31W`S}3nz+-
77d4Xw?jzh3SLgZ<NUP~~CeQ(8So^v&wxAKBGWM|(ftjiI7OoK!YVMG-Ocy4~A~B9p1B1Vp&U$mq_d{V&XI_hGm#`Bw34Y<fkyJVbWa5-
3QXlQm=DVmi5g>(>H0!Z`Er^maz77LqK&v4$Q4{JxYQCWTXzY(c<8JCmPGnsc0|IyhkK$L)BU7Ma^wfCi-OB4k>bjHE@{O2nbA7T>;pb%K|uyCwf1IPS0+
@3JJ@)HhZmZ(P^qL!Xv{S5$dfyj#(*gmB|0GE!E%u9+T-
2NO1_yLZC~M`t)U6m!t1ZNaZ(LCwio37HWYvOFo3G6ole{_O)D8DC4fd<|N%DXVupcl*Hg1aVX`<^htcuP7}%v~ZSW@EJXs!6^ChmucCI4xZ&q)`}%i=>6
&vsz#Us%+G;6Pjl|>lyPR5pnbsyqraa9X9n(TXhLu=N{nf%`S*9#;o+Tv5VJZjv11`)$(G7c1L30Zx(!1fCE(VK_>#%_z0#NSl}9X;RA2QqA4n}p`GnY>N
#he0mjieH?y!s}%c<5?ewGaw$jzW*KYLDH@?xyjxYwZrFR5AB+YU^a%BRpybvM_3{lPV#-
WC`$j^TWzVo9}9Ws&!b`Gxcpp9dn(37WF0pdU}nj(7Rx_n^lRY)uyxSmODN>|kT%1j_c^)|T0?s0&+p=GHJVy$JH2RUxS>BH1(yC|14ak{HlqlpN`kgemC
|C%sa<*WLf_eim0=IJ#ViBmxL!4NJdt6g+J4!c4Iq9pqjRFvPkl+!C}gOddZ6-
RDi~%#*<(8YeIZMo~?(f(HmCUb!QXt?8oQWa10o7(pu(FXeN2O0Xky3mGY4MDI|xOmH_CLDsbEnU+IKUNAu9&Fnebm*7Xm=V$~MfOdHOCku=(gDiA{Pttj
%6$buc#2s7w-zCI6&}-
q615SntMsP2;JoEU<_0n%1SQylGwqlh2iSxGk%!8JpS?#Fp5BP?_$}w6r_uB@X5B3Ha8dW4;VGReQJO+>#ABOSEr~WDQS*?LWLuTmS!iwR+XVLOON2LI}Y
o*aekxS*5-Re-ruT|N?-
c3SnKMkIUX6_Juqo|B}FD08%LWj=mYu~XnzkV!}c^<gDi5pU68#ZiHOVLQ?z&q6adz?0;XU?v_$n&szoQR%8f#;WI*@pwJ2287q?RHabZ!9C83$oYKN+|~
z!IRbvz{;7p$5%FzxmRd`D!uqY8qL6cm$N*e#VN=|Ut*MGE-
*G0tdj?2QZ25_M<$Wpfd4QT>G8%$fk5st)D$Zv<Lp_J*)7z6WJU2zwWO(06f%Hx1CO__4fMZE%AbA<qEU>vb@D(?PT-yXPEP=+K#f$fu&u-
mYkY{V@Dc)z^SmwB>)sq|R_=Cg)8PlnRhbAhCq5V1*?J79Rkh?58$HDm>;K_fX=U2-
x~!*gkX_O;&>a0$tR;$lJgI$~6w5qx3bIs3()7_Tc*VUY#bX{U+*5W8S7{HXF_C5)n})ugT3jnRS3LdB=lFgiA?I6#c$r=15fvWH*Q?ITlopk!ZpLYw@;*
048Af?K(;CS1kvq1@!)u_wp8R^=f%>SX?V1JCaY0H}U?4GAy1zkvQCzW>G%iO80Aa7yRrIBKHr6AcyCCgXED7y#h%dlXPiu>^x|6wM0;>#L9>anf)RZq&_
i^DbiF)JZi!VxAxJvr<CX9dV!(|_GFD)$IJFdsKi!^8{(NS-tYi8|^a&7g-T7#(IR_-
X_kT5adY#S?fDZ1s~lU}ob(sNjf?72-*t8V~cxun(4-I++^cYPuklX=l!f3{^C;}Lotx?!=w*|qQ-yt05NUH-pn?`wrs&IloO*HXcwXVlSYgbkrA<^L$Bc
TSjA8Swa?KxSCCL_4sxobrejXRfNO=X&?nG{GZfWhK&jw;^}4E<pZ~--
FJ5G(>`6Ts23$$O`edztZ5E25b#6Gt!55DLY+nWK8KdYDi+L{tXz`#DpNkm~s=i@wsE&2J%*zwYs(FJ6X!H<Abri#vI%74~SaYY%RNxs&UlfzTHngl&TB|
$pe6b><n0mG|npbM(Nn}PQ3b|juxVgF1ww*u?}bf<d8m^<!#ruR5Rcbib9m4B%)KYd~#CAf5os3Y#|N2q#9!QnKcTrTgLNbdt`%M6rXfH2<>u{jn%;#EZ+
ylu=z^JBsMR4cS%~*=8x&gyo2yo$AOjkEH#?~?^JKT(5z;P6xM+3`2902;;#oQj|8grR!5rz_YL#Y4jth~z}SHHjN_f+8)&sS12L*?!1w5G{cVjGhI`TxX
__U`2p*glO{-Ebv%%Xl`Bq^AA=Z3+9E&CR&vDqK6yg58$lk=rk%zROs97o3l)TKb1yxdgMC>%FVM%$)GTarpH1}anv@G-}-
Sn3&T}pGV!lOY}uy$X*9yCNNK0W3(86#2k%2<HPCWJglv(#N01&BhJtAC`mgWa!}h@5CybdrTGV&4a+tjJ)@DEUW00}tsW$BWP)`B&|4U+0Dn?*GWS{%wd
#W6ToJbl$7X&4Xme(9HILY~7+WDFa9Yx>s>Ci6XiTyIcKQ5lM1&Q9&VFbZ*XO7E0Q~)2Pwk{Xr4F)ZpiB%Iu>rFXC45&hFfWqfX7i5h2>5+G|VlF@a|vMC
lN`7`?WRINd~w()$_Dm~@iCw{mc%VmO_+?Vk>Sdf&c{Bu9G>;3oH=yNJn<6j5i=aUVYEq}2;MQhlnA(8DVdk;yfS2}-
2S+Z|bpg&qOqM#fO#bdBW2loEE@Wn#HYS7Oi<B-
W<3l{oQgh=AS%=jYalYJQyi84DvDD^nSB|7z6f3Drk=#SOXFDhIadJluK7q4%!1qPsVI5J;4nIiT$YiIo5|{C3iCp&_#*kSu)K$~k)Th}rn=ByC(ma=uIi
)Lnr2pM7gMY&>D#WSx=ydeEy;yd2(yV;zP3zuq+1k(((w6-|YrDM<ez6E1B3Ka6mJ%|3~f4-
66$A7bhmSU;g)T6E3@4ud~oMd#=@;#~812t6T$D;%Oxxchsbv^c_FjbV+Yuv4UV=9ib0?3(fBI-sYw)bsR!wW96H!UGxAY<&`29lpBqK3AT2OqE5Cf?D1o
%q{@52P8vUpacyfdcA|%gj<`xVUoetcaR!xV;43J&C*Stx7nHXB(9siqfS38o)XI7cikq10+HSE|IcLUqy>}UgrJc}0u~TaQ|hnlcGVpcNG<9(wbim%T8K
o8bn;BJBDlW}uSE^zx1kaNiDKhf0(DF@M;SvYIqyccex&93=U6MUBO3f8c`{;)u9<nTq@fJNX%T=N1@<a$J_#LAC;2RH0)4V`K;2bPP!BP>9*X%48hh*3F
GC3=G%mGX7jUsEq4RJPt+eU#pvsEXbuhJ$EE0Q97QU@od$ljq>bGhaT~b$DtjoU5Xy{xFG9n6h`4#G@*RC7(K#<i#keBDnw2sfBqVuH=f&&p*3@&S+xenI
#eQ@}%kfPxsWqodH<bz>RYIOqbWwV%f9z2pWw@oId%;f*RR3O-
_q5%=Bz;E8X?r*Q_C*si0NlE#5sY{zT;j0&Rt%=8)tQRn8Ym{U%{HZaBYdE;;=ey7!5LcfUVLPZMz$C*$fkkNflG}ZXLrHi6KkO|OfxO`UoQr_WBivBP+x
y*cGp3SbVq-
*QzxP;;Ht_7q4H}rWuf$Lxg%xIo?;M0k95+^uS*n<?Aj;`0!=~M9;;|c^22F^==KXVBLEH8J#5~Y`**~Fx&kicZ4D>v~!7aA81!2%^h4U1*Q?8J8YTJ1Os
?2|fquTFrCVewBYB#jX<3gdnoD`*g&zh-(YX2dGb6OgIcMg>-
&0Gc%<{C58&U~JZ^Wb}P4l5?}sMVJp>C2Txvo)L5u9No#Ha18X%q1q)y8`VPU>X0%`8)ba{GxtV^@WR9;8SCgJE0dqyFNOwZt|Hjt?dhnKw|45IOnTT8_F
GQ*B|8GKWTlQap@1CSu#1nutHt?OPCsk3@=xx&P?=B1BCe688U}+Fb+PVL<)g94(OsuePH`D(xvF+yVpfX%uY6BR$r`CaGx7{;nPg>&D4Rbso@RDXf=11z
bZ}XgByZyRY999U#_-9vf!8Gsm34*W_(mO_G4+JJKZ^5=`9VUHGUR^TH6*)O?X_0ACBQKC~_EWJduHdBk1RkG->ImZ5@6-
0QdF2pNO7I#j_p!Dz_Q=+<Rm3zCl}<wrFSm`{qV4!;4Sva21}xS0hr0w2D<>VY;_zP-7dUbR-MP3Q6vR@;#L%5(||qLC3UwXh%R0_WOJpCyWkI$<!M*0^h
)NO||N9{1xJxV{EfGv2DiXYU={#yHlw%k9Yu!NtseK;o4zp=uBZKQFvKnF-h!!f1%PWM%-?{8Y~}|w-
_pta&&@)1Vu~#z*Iw)xFTYBd0$shmh!%a=<(e@*maC?J#N?}YoW6T$vbjivNZ4eRCRlmxh-YT7PzQhG?Qp^awm8COJhLqMgM6f?Ne^Lt)YBKy9^{Q1toBZ
tL(j_v99XQ`FU?e1If!<lRNnC_dMzOWrA~TbBI;ztOO}1R`#Oyng5m>&Kc)=GxuZ8;&}hqb-25)+tEfy8<HM&CDtizP*G&!U0-
JNurI544fpD$^lCbDOiiKWzU=Ql^#DKeo<A|&tn>~X95j0G?-
<XP*&Z<dooq1pMyy9*O&5k+L6SHD2p81(9|9mf&(}d~FlwFn2VXgjh{UW(dfmy)8(iG6y&VyIRumP>e3C7dAqmOOO%+Hp4-
cmrH+kT)_rQq`gSHbz8|#2M4!tatnE9qj6upMs=#y`EZ;+{`L;XsL{-^#&c~Iij_FA;I5;1INTWbC9?E4(i($L8x#tc-
S5LHUr&Idos(!s0K{(V7d+5&e<RYYbKRQS0F927wH+noJBtp{v<XKH~T2)fe{c|^oG;@@Ts*$RD&``j@m+25uJ6-qCr-
dibHBt}HmRt;3rB=dZMr5}dT;Yy5^p4Htu2Mo2sll3!b&bzH8f#53j4B6&uVv^!lm<sdJXww{x3c~ecbmK`SO-Ub6*z_{HB5Gc@0EyjRi>NW6RH+cAsgIU
LtQ@6ATyc1BevV~f#F+6M*<fXc3vIe^I{Y<HaN5V&D@Ak0>*>i<0OU+oo1i=Dn9l)4UleplzKsgg_MkVYeh4vH^9hlV(I=#<Zr5TR>$4v3BnIP^KXU~Z<d
8HAlIReda|~oSrN?2O#}3(jN}LB3>EW@U;cV~wtkRHlHz{=qmE@}Oy)UrbeAXL^57p$c>W&M5&q+zzPv5lWlo(2`3*DYkf3X8^tG`!M=INzFd!2r@aiE<B
Ox8QMYgA)#{OmXDp!Kvg4y?LnjjpO$Ec|#3;_C};XezL(l>yeIvRRAcaeng|Zk$#kaAE)B4{0)dzUg5<H7;T-R}S(8&X-
<|D+eMFr_IZYC&<S^R*9HKN;66pqRXiSSNtgGV1X@iqE(14*<jhknvc4{!T`%<hjz5@*PeK_%vF^U0%(Dji@oRbUQW0#hWWqe>tWj8ahAes6qZ8R03yv;B
oJA7x17AUCHm<-Q-
FEeb?QPhbw3a_WE5qQ(}8XT?q`BDxtx;$y&H)Yo7XQhurdNxV;>DtY0@$inLNMwzH8vaN(e1lohy}@+uvB)!b6|(^caHr5UCte(Zzm;n~O|2I;t!ix(Q!l
XL5wTTm`lfT=U$fs{~2eReM-pE#X$D@jHbn!R*dVcLd6tJ~Y2}7;P)=*H<|IfhY7wN4O&zAfe8&b~ryZs;=chdx+O@d{y>WB4dNpnxPJ-
3nd8~)}Ywg+KE%1&J}xMVJ3}+&5ZMe&P+ul2t|D4ve~Z|Mni)mHr8<f_&emDh&sSF3o2!>J3&0rj&~?4XJFz}ha8a^Uflf)(BY{i`L~u8rzL*V=rwh*N$}
=jzb^Tx@vZN$6;~G4!upms!#yZT78H?C#78UeV+B`|OXXc(km)F(4Ed+dk93e2;Gd<qzw4=jCe_wiHmpHC<V;;nWVCc!8@bIBcT3xHQ?TsvAY?Ba^+)ik+
=R?9lu4&4MGvq}@Yq=jRzyT(C5b^tQ#yR)W8g;o033JWriJaQ7g}BLIK=Tf5E{i7fgZW}&QrL0VZX07U^^0PAOHXW00EZG0mt_QDp@0Gr~nH50ssI2003E
9
tempo.games.gomoku.threats.vcf:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1v!E$6Wv|;DpR+Hn;S0jXrhE(_5&m^~&`6y`suUEm2%!CnVnjZ2kotuhd88WW9TZmC_T{!F&N|mBjVjDXfH(w(*
GA3$RrhH$nYFVLiCa)G;e&e>W_BME0*ls*19>0>%VGkS$YDv$ZS(NshHA%0nC0ny66&G$GX(aW=#Iq^H7!K9T&oqT5D9E;Nmsbp2}?AiH-
2;Gy9_i^gO<r3oY+<M>*t+f6Q8O+qocQ6Qb&mw`RlwkF-k0CUB?bqJtD7>nrUIhAD^k<S65_i}*jzoB&k;oV~3!hQE?88z2LWvq+G?<^vewYpmq7{>P1F-
_~zx|xs;$w@^7Ot<mkk?tddGPWmN>g%hu&uf+cyZ77A89=WNTs;n1xHu9{!>##2LA6jwXnvfR6h1)O(D+qybD_1O3M@AG2?jNGttY;XCe`Ff4$R}SiH#4F
cfv19$(m1O!UAA)Py$}Ox!~#r+S3Z?D8}O0uNU7{@eupn@hn?wo@Gn=s#RP>*y4}a2A=}nBvZCTvN;Advg%+zbo10?pDkd++oxwBc%tFKv0QwIYJvoG!!u
*>a@bNL%CuoyeYt3;f_#9&?@&hnj(DJrsjK#Lz7zjjI(nQQgnjZ_tw%0n3!;#0YC&mx4)fCN%XGb&*BC@)ZEY$&T>6p0G?p4AuX{)W!CU4aa%~S7mOML)0
|N0@bfE%~U_(elj6D~TIPQXG6)ISwiv1{BvV@P`IpM&ueBV;OB@8?FfGEVf$^|ie=q$Lhwh-
_1=LXG^<MQq1pmad>69o97@BxPft_e&}<Q~R|bq%NlWTAbfrr-
+E+C@95(BGsgf4@2@#&quoze&=&+Ot2=xNv{_%J?8e8sczT%(OfkH4D`xt&X$)pLH(|NbdOGt_R-nQBbN#o&4-!G7s{-QC1bwwy{afck-
_0Ipl^Qu_6eyp^SD2^COgn`E84so@tk}-UtFLu@l>9R+U~QRg~cz3-fV1cn!-
32eHxA)MzE?nZ&~!$m!fQ1tXOJ4IAl}qz_mzQidIh%@GdW`u@tRm(JU;5<=2<j?!T6mQ%d@XqgOs)i?tnBtyN%hj`^tML%M{c^yvw>*(X`DfYvDGthe!7u
@}j+TpI?O*7*B%m87%E8uRDUonOx?J==!a%@YQ_Ct>D#|4+kx8KC_%-)v({pjLXa7bw$<1Y%f+FU4IVgC)`Zl&gzs!8`5U!p#_?iaha0!kCof=g-
irl=qR(9DID0{%uht?BvOmt&0uZ0I>RYggtdW{!@cQOZ{yQ2f#4{Yq2YV9r|@MXwp2CasL*uFwR)_Y8E|SLplyQOw_m*f@>(r27PK3~j^ZCr_JNdI5`T3m
{(`LDLOv4L~R0(trr9_cD<>ia_C2WWKh(S;E`7LIItqqo4j{vSYQFSentfHZG^}M{$41h3}NO4JYn1>SlesJw?T1JFF|xC8jymPag1t3FAT`QffHMub9Zp
`+|+q8jr(3vFY$7t-
qA&c>D3{LPxu&6gthGYuTbg<BxVJPOJs&;M*+mA+BbXmO|!^?hz2s4|Y4x4V>e3H%jqD=aTo$TiD19W6<5gTE69<qxEw~Ckk(yhoYUz4UWk-wfC`_V`fZy
-!D|#TM}V{>2y*6K?N<};KuPolx$jW&?)`vG1!q6iVnorOJ@mPlUe@tfDv}pUy&{6s@^U-
G=t)Pooj|CapCyPeU^)dpNe1>C%vt>lta&UIXGZsk`e_Y{m9*-JK-T3oJ%KXv3v=-f=13xC99>tKQi{-
X?=g9O=Ho9>i+O{uxy4x!Lh6p7mAhHpuW|#b+C%UbLLdCO4D_NyNISmg~=;8_Xw1u!*|WF6{Q4?VpYJn-
n*&^{QL9S@~vOcdjed!nX{rqI>HsH0{3Am;3r9o+ewi<u4I1#6z7W#MW)<u?Tbp(aj<hzgbNoOyrUAhwZEp7LZBt~0XWB4Iwv@{?!vliBW#(tPk`zUU$!L
!O#%~Q(d+z(f_0zrFZ5}{$o3WTX{`kmwGns0Rh3j#03D&@&8yWKH>R?7N*29;apf0&n>MaYpbYELneaspMc~j4n#@&A_EMWabc*hufa`BNmF0Z9MFfZImF
5hpy|?NHWnh<giJJK#zzsfl4Ja-EwgR28)xnnt8ewSp2|1G0j&!{d>Vf8)$iEi##?4Dtc<lt?XVR^0E}aGDL+NSCRfbis!I4~kb_WkRSG2_%Mx_jU(RePY
8aqIa!k$Yv1?1nho7l3)^^a*V5}Gxe^K?)9<|eF@q)T20bUojK^jCu5@Zo&cb&gT1oVK6AF#UZi0>QhhW-_L>fb9ez?Rz$)sXY?2A4}Q^grm@?WtI%p#aH
3pSa;Trb&gO_$6~}isAkMPE50O|&*|@L0t#%RzQ0~1)`;WcE3B*-
zCfIAhSgQ1KM=TXN{SyLgMFrfW=pC>0>rYB$b(O$(+P6OB*|kTJ16}b%F?5$v9QqEqW@qgjip<{^^puzw1jg?cMQFp*d}E&ZeTn4JA`K@h>x+^>`_JsZ<G
e@$wxs5nfBy<Fa$c4+bD#1bQcrn@|A<t*`piuKE!#g>LiC0y)}=XY1|!2FUf$(fJKjX8>XLB2dgia;%YjZbi#rLNVTz(#KZq_INkq$#<t-
ll{O(ZZwfZSor_0O+Yn9dj00Yx2Rv(Xf(S-A@aK8j`C4oPrSoRzWo923AlNnRO9pus5^bt$^v)9^k5TT*i9#w>r|cC)-w#)*LdLN~D>VG-I<!b@Md|{-
LO`PLgbu}78ER5b{0?yLzYoD=5J|Xi9t*`}Y%K3sdA5rF&SPBVDH?a_m&;l76<Zj3N$7t-
w3n^AhKi>1uo<6U3s9ZULbV}~atb@ZjX$^{3tW<lShqp=Cyzc3a?)89od3}%i|rCBS^YkVJaO{s1h2UbzS%vK-
CLHBH-2$yhMM&xQ`|<p9@S#L=5#fHON{nXHB_31HXDp-qC1M;S=iivhGUxL63cQ?+gJ@4Ll^<QYhvx;bM?`%fFBfV9asFUl|UVK-
|%DV>jZ#d013qGx%#d;bweG>mQ<ueMk!`uef08IBo$e52)>yCUhfL;tI0mga{)=<MorRu3tn;&>so~s=v|Y@Q{9L9G%FQM141(kBhcXqh&?~p-
9i;lfX2^%d=?BLnN=Y1sGMAyc?>gtItdy7hE9<aMNX4^!XJbMFc)q+ai<2ED*rVt{2KTwL~fH0zA3|^uHu#}_XxX!u)0TTU(8dY^^Le#HT~$!jO(;Fd=;M
|{23`P^fJqb5f;+WH04~sY`p8Ztv3r^Ct;l0qC>M@WThJb(bh37@+JzM*x4a_KrQ>H(@x=L(CWv9xgTI>0K4VNt{v(BlXnD$;KIs|mQ$1_`9mf9$&$}8fC
ONrIf8^BE-J&<M~5j<Ysfnrv-ih{1F?U1i*LT&{eMyS)tosc4-
;%(Zs!@Nv_P25RAJ(m7aVLI0w+*FLc$yOjHI>D>*tGKsCx3_3}N8~UAaCI6=PG#>GadAwMLqEoLepnUQ?^#Nm0PTO4FbgMjj{%L4-
Bl>VBg)b;;QW!gT3fX-hsifj7GCqR0)i-V(d`=*VcNiWcG^dzQvXq3r+w00G+-k17BFm_<yJr~nH50ssI2003E9
tempo.games.gomoku.threats.vct:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;4*I(09^nr;DpR+Hn;S0jXxkeNzPIRUH_05|4*}^uHeFA;R7O{%HZ*(>&w2rBt%>mKh;DjRBJU5($9aGt!l>#1m9
=eYW7lt#Jc~mB!<}EmgUw#I{pxbq3@LVt@;G9VdpNmkSG}CRUR3HM+Z+C2Dhh%Yk&M0Q&VPR0Lc~jC5);*VW;O#%@~;zs;(Wx#jN;L7@e1^>&^mgYvMu0(
py@WA-k&pN-
e?XX;7APF3bly9Hc&{OQxEWowgFvb(HNnkXO@KZ=@?V<W`)M<|@{I<#*R7>Av$TML|V9edTB2T9nVAG}TPH$I;hsEtAp~<rR^{<iN_)w6nQz$aKV;Wu2;3
Vmluu32s8(`j{6FTc2!RD5UGZLvd5NX0VwjPu;mP!F0kVOghkH*NntnAkcp?E&A*%aPZ~+S)pGp8?WDaIpT)>fYe=@MG?7;8Forn<wBOy@a$vP<dgnzr+w
kRjJ7|Wf#|>Whs_ICume1z)vSz=r;s_BeVllQWO}|c>tgUm9(=;WHD6E4yN?Ff8p}-iE)`XS@^BH}4$QD!X>J^r4a98VG{lq4p@j19wc-
5U%fFE@re)MUy7o4nN6!CARr!SLx4K}NmbpZYn;kH5k#JtCVMMv84~M%-v8kRA2Udcwtgk7GwtDkWCq(=Pe$-
oGMd$3BTtu=wAS;O;YU1}*g*8%#J|mS1b)j9PP9`6pU{v6{LKplL*wnW5VykSUa4NF)_G#;eO=BN~d(UJ17lu*vq26!KnM~o!o<DdP60sS&B^Q;MDc>kJL
A7!_bFA@gy&AnB1tJJO^oTgHpn)1Z3+0Nyq@=_h2bMODZnkbMFtH4C{R!**aqPbJfmOsPc-
1AC(tOUWHYY&tx>!k7fS<~yMAU8N7$bljvyW&Nvr03>Ud$T>2mS?gvdbZW`(3AOy6By2bWY>Y7f<|>RSO`Es^CthpM4-
A(lOYh2Su+|DgM?vQIsbw;9jmG3<f8?)A6^7=2(e#{~SOLhw(k&TDQI>T5Ab=N`qf!B;LJ9p1Ec@-
x6BER^6|Nvu+fnJGX^3a{<T#qtZ;W3Ir2d8@UOUhbuef4wnwme|pyY0H7+{hymXuiE&o3=B=3MuGMN^bkoa%2=37W#%S8}^6@++z*D+{mioK&GN~Y~25`u
nzm%t>OjyOE5TNxy$1;WV1!}Xa>>u{8U1K=~TcWH2yLw_=-
%;1a0p0Fm<ZAYRYxad`idm?Vp_((OnUS<02Ma@LElZ8yQiR^XY86H`O7+tEzjO28*#IAzm7cEzl&{Rzd8Tm-VtqgvGjWq3*W~fB1w&TxN{0&RyDg*PUA<9
sV6fdV<gy^ZMJXT`d?2f>FcF*>mUt&nP^=6CqHB0$DD&IKYcdLy4<9_{zn&YUa!-
+?&$<t>Hy{oa76*3vxa4@`7>KLQRM&LqUkEZRR_8NPycD{?TM3vp{;y@vheOR7{+ZjD9oK1yJ#joW3&f4Kb7dg;XzpJ4tduF~zCRXwXon!q7HlO|Wb7)MS
<+~Z#znR?R4*yk<*n2FpC+{NUPZ=r;ap{U1;$q@Hu~afM~meOu|tC|ud0u5FqgX^jF}n46=KYzf7~SM)sJAUvNGTTyTXm|$@YLeVH9{jZT3!oE0@dB$xBp
u+59)MIbQMY*k~7jFF6jtI^%n}Dltf+S_at*wn+Tpb-P2&prs+k{Q9Hls()~UAO3G0i#A?=&^)8{47di>3ZuE!#ymJxe-I`tDvYsRUG-
1ph?E1x`(Qw#i_Djo6ET+dFAseH=x`=;H;!gh&z4xS;+G$vNOILlf#=*+YACSlI-37ghK$bc9&qbmk{_Ea#)H&TnHLa)Os9~d7E|dM95|_R`#;o#i-
1FDB26L)r`24SlXrrbzuc}MQ?5CA<1O-(II*tGT-qBtOsRyLov(y-
o!r9TLP#K^3hCV@Bx<wKWqR611BT@N{dNR1uEn5N?EU<Vy8M@pgX6k<eb2}d7=~Yyl*kkQcj*WXg<4e#iOpxj_n%l!UQTp6vI3>jC>PBAE3lzZoA^WBI~t
*L_Zk+x*@<~BRG)!l7mAlOg|X!3+nQdnZ#sHXqB!ktKTH%!r|V%r-faTXCdeo30$GZNk}qY~ac$Ax--u+FPQ``JnvCJN8RZgKn7X-
Zf@N(3Q`WJuyY8G2ZGxWXZ>RHoAqB{DS*ESmg9vO+)DBKUr&P+L&iBN*4aw42#aGsd!pltnqN5tfcIP$6QTwJ9LSuVPo{KM5$GiIz|3b9X_?V|x{mwfcDp
LN4gc<`}X%p=ZoSn)xieQ@x2d6Roi*dO&Xb?I&J5%}WUb<QxFbi(WO9#Fq-
G$2Wwl77(Khy1}xqYFl6|18i9}z#=j+L|M@_EKccoHk=?J*Cly;VeMk^J;4LmmxCz0@@sS5QZX!Z9(xV8CvH-
P|wMhEUyi;b#}C4nUjF*gjgR6(ZyH+3$grip!k?knyaUt%~A50VTqL`K}BJnSy{UU|W6}CSfU9>nW#7Vw1sa7KQDC#bAM=h*kJb#rkZ%DI%aVINR-
1CvOJXL41o$a(_$>VyCw~A7XNo+_q_cGGAmp<>)J7fd*WATP~_(w+Odm6)XB7x_tZ`@*|4|8i)N=99%zN&Sn1{#7OCs_Vczl<>e1{TKkH7(V~TA?bIm<u^
XJ_)FG%i<J;OHpN|JwY5_A<cMFI8IzFIl?4LTbXNs4B50ovmN4NY2ApUH=1%clO8_-
d!w=sLeRCs;=bL20OA?*}pArsl1Svvkf<8+vRWZZm&3vbym3O2j>hTbKl@3E9GL+O?1kpMNPbZwg;lv;%18`{UfnfOvcpDJTe++mavB(PLxwgjZKU(dobT
r*(EDw(R*4tu*gE{eUU!(5<pVqvpZ@Z$05hemPD3wP~yi?ERZ%ZY7nEE}w<(p;@|W93_Gi<&;W3o@paCz^4~-QDm=$;xF-exl5*!msOvUDake$Q=GovMT8
`-<VY0j3j(Ej-*v`JAHhFwDTJuy%j=Q9+W^6IM#~=3vc}@Xi#IxsNGxi!V-
kYKO(zCOWb^$bN8&EwyDdynA72X+&rfc^8mk<X|64)CO!~flYF%$iU*}2y|@_fsjS`0>9Rc}2^%p(Xe|D?LVdfA#vW8pYwE_#S9W&NA`$ga+{{W#dBkzIK
MKbz%kAVX#<wQRc&ZJmI~Y&fFM?%V*O+xOfn(o9`nuJVy&1S)?t$kJ-jT6kM-|?jlrDyGk_ws_G@25kVC1F}AgAH#cx4`y_)gtA1>eg9cj)g>hHF%7#+9-
>7=-LGNPLmLp18K^m$)m?LUSVE*$ss(o@s&y*VSc%mt?)am0YzppotwLj--04w9T0q%iH?SYX(_}jQ7`dMuxZddMUA9JI791*ZqW7Ib?xxcUAN$c>FJSz-
b+L0Y{n0I4ZE$o)^b!mz+f7eOKX{c&y6sTZ{tnh|}{I-
0agPNJg95yrtmUr^h~T=qJt$5y%S(X1tYX$1TM&Rf=ug#2lc9<?eG4AEUBCSx^fk5sSs(yG*?AFUi4yp1TBq<-2tU&#Is-JSqH74~TV^q$k;nc$treHGt3
4EH1?plm>XQ3{oQ$dRs!ET#ZumhT!+uQ*GN+Y3|u`GzWCw0%;G$K_iUGG3p(!di9obmCEM~DY?sag&)E-
ko`|8j!Nr80y|i$B%dL3(f&3be}di53Jca*Wo+M{G@hIMyckkm<t_bML``)l?RUyp5j<79x2~*g2+R5p0DY)yvP)|{I<9rOkygGYEfG1+?Wrwu*}EG9=Na
<N2<j8OV$jFD>BgojRM<S+`nR{=9;@q#Zi613g@JHs(N{R>z!th^wHqx;vtWB>O)apuD5X)UB9Idw*@~6-JE}$=X9b<qXSwmKJ|o8-
L;4Z1?)rw=n1#18$K0GE5JCL-VmuiJ3|oESp<)8R5zm!qj>XKdi)j-#oVG1?MYy|&HM1s?r{_!c7q<2mrP&5^&Flfvjy8Etg8-
kq&gW)NPGaC!tb((R`lg)~b5i?pU8S(fnpD8PgeOHEG}oEVID})%l|VGp@L@s2z?IM~duOUh?ww*#h3?%(o)PHV*v_XQW#I^iOrxs%Vnq3f<E>qAkpXX<f
FvJA`3C^$F}{=$O4O#SlKBMY<tECNVnzDeXf(ZNSUeq<K_`$InT7n=Uy5v5jO>s?La*AZv#Fm)EFRCt(5ej&Q3b9=hxyfXkOC@t0?vL45_&@KP(9{kk0}k
tZGOINV;S!OPf>S(hcICc(!OeI(viwWJeRvUQIxD=%Im1mU_)l#j{-
09qYV*wWjh9Sw|*8{6+KkP`7h2e^`*9+Pk`3{<r$AjO*}QLD#r^%C7*XM<mC14Wijk7;Jgh_BuTP2v(dV`S%Wv1ysfCDH{Ww3C$hzE<8lZww17}wph|}Xc
byU7Bl)Fgvr<)tABp&e;oZ$}y9~dFUU$f&S@@{i*HL~>3hq63zlcWlt30`ye)?C+8d4G9dsEw@maWVqtdbQc($EkDJvb<C&HgwZ@Kk9>eBX=QRD1NsaQN{
6>yHLtfIfjhssaXf4%>N41Q^tbaWiDdrR?82-
RNPV`(RslK;a#Qx`FbXU(jVEIqyaiWN%$`P@lq<7*pU^M86@A11cn(5B`Y{$4sr+??*VEH&A$RhA1SL=1(WEz9FU3^>y``UQW5*x;gKk7nNZ#UajIa?-
W?DHAh~soG~N`)8hKCJ#Uier|f*GD~gt)s(~2jx{}eRMx#_Z6X`JX3MVcdZLFq1gp0UtutpkJdz`H)VvS*F`DZx3u`M>sq0QAR2hBnDLcOOFygZMHftoK>
x*&PH?Cu%^R|x=yg*AN$|Lx|H&eerg*5L(rI(nuiW!V+4L~x<nJ(wwIm}YP_1A=M4;d^FF0g!7Ch-Kz^z!V#}GHO;Am#WEesVF|BI!jbA#YUN9(XN_7#PY
clu(dF77y2(wC^_0VqYP`pZx|#pCsJ1Aj*T4-
TnAF>2{Z4iM)fX7WR$%Vell8M&AsBw7T)yrD|5>0Eug`xnMat>B#7H=3eLjK77c&6Xk_sp>)1AL#M`1INV*iSfvs{P71&xQQ(&b_(pk}fU{A%ax5S^bBF*
TTL-Er5zFnTuyeKcUEvL|kEZnP?>+BT?tOvi|K8F2pVw7OEhZxFkk7ZNtib#5s`i98Z>m;5VUBSxrXm4vJom#MF<RQ4`qm_ofaEPExcPp?yYuS?@=2KD~J
O~4xBgPLw&zvS;<K2a&p_6LY-yF`&!7Lv|OM_1Zx&<;-=zse_FZ-G!82a!`VPh&aOsv!p-
TTxu2sZVUe=b=n<<0ZpIz0%)GRKTjaTR|xFj%n!?0prx6H#P^URCM*LS_Bq%>`Lx7MO`@J&85jwag&|0fwu9{|#HaI44lLz1y#=D{>?h9D&{6uD3%4B?V8
b?sp~7z|TcDlUaF;8Sj`%58z7Ql4@)x&<AmO2k|C>Ah3kSNSgIvT5+jz@ug%~AOCQ`*((}A#bmys;dmI6Y+<!qX`c*US-
#`LB+q&G1KL<~yC3FM$@(yizqo0+wC~5de`$vq5F*~oW9>ZbWR$5n7!FT0Ov33SxE&;v#hXVK<|E-
gYCfpM#xIGTDJ%jFN*eaU>Z(N^iG6nEnOr!5*b64U89!khtPYO+&7nn|4$i-
cS{EywYP4(7LSk)|pe9=#(AqC8_Bn8$Ipz)&h>gDS(zkv%4!gFn;pv2=XUV!1SQ&s!Qw&ZC4BB*{I<<`40yQCHlz{{LDDR^}eU(DYb9oOMa<2qnc{MEo?x
dy>yfruoRJF~NCOcq}<!El;Q5j5SaLjTu7Xq#%*Yf||-%scDy*BjH&hj)_e{>zAbfOq{@`wdW()Hu*h0!0amLnP3^|;I(8O-
&$QxtWv<mO;?JRR*H9yxYjov+^qfSkv=epOIWAv$>!2hPMM)YAge0iE-91OCjiT8bk!!a_97BhYRU=*;52Fn5>&k-
QtuPZu#FC%2@@D6*WbRh6Pe>+)8<RUyPXxWc}Uxm`7@pf~Bql#lzZeXjysBP#(V!Vr(%?WEYG>)-
xRdu?WKF`%REX*^GO;hsW^*$EFYlMTrQ$CVpl(;)Q}pG%_Mebvqv-Nx-
Q$IDYib7!n=vSG+CAUh6G;={C=rXnR8p>azRun*v5nySo`ke+ZBbLzV=2;l9V1Qk%^>Tm>ERVzZNQyt}$+jxn0!5Y&-
c}0{5`oIyE{EFBSA6y4R&jR?(a&?Ce#_%^1RWP!p-a;)HBng4qrXzs}_!S)kah|6>*5=jPs(p23S^%f2$}EUf_*++Mhtn)-
PMH!8w*^av6rHXF>sww(GSMp7^b()*u;fbgzN5X`+bI+qDnqJl*Op(Vgwo+`!9&3hshapetd=V6gvDF0T?8w|jMjDy&Bc4MVif|4W#`*><U$*L*vJ3m-
>E$bpGC3+E#d!RlrAt!$w(Xg*0Fny+(HRUT7XK5qdDM{xqtXd5i&B315#ri-
{9NuNQ3bU#j=SB?L>FdWPRE7<5~LOBi)AwyZUjC6}dmm3uIlX=ys$UcI*%Z9qKa0=f$qMN}u!8>sEq(;b#c_6?JGc5t9g38{$$43b?^$`}r}yu3=yJ2rGm
>$Ks5*g4C2_E928qe^fwI_WhgB(;%*K&0c@8Qlfh==^8v|7i}KhJ?~&FNp`@MNhIS@<5V(Ed)a+Ly~6Q~o^F_LrU0!i3Zb?PdLjDVg}X;>A(&c&%O*ID)I
o<vxJp@tIBs#wW|~^UNS?HTt93(jx@$T;g8~P?qxPz<-S_~cn!dYo<;*XE0?nOA9_G2kH-
(8~@ea^)`L8OJwgnu+0kD7uSn6abO<jUN1mW(5)5&dSAX0Bl#qu~~-Rv>fln4d&xwR4<mr)A3x5>LZM?;TFz7_KADK>2e)=)N9-
j3xp1NC^!c*j+BOG<bit-g_O#7!a|X-
G+{FAP@wUz~K}#!fVk3!sr*o`i{|{mlpX(T2VPhw}_54IOgPKv2WHdgxG~#UwPt_67nh&H5aoP<@)xjDgV&xC}U;hGbbWS5zX>pWmLhPrC4mReLA@JWw!x
Hc{0X1h(rm;w5`0EB){gH!jn)6aWOWH!f*3=4iBbGdP$f9F=z3h%g((BI?u>nqdCraXfE82qw1M+9q3;Pi&#3*4n#+c-D3LmD<gjr@$3-
Wr)9^8f7Q6g?@5F^#}}mfg@5O()Mx#YLh>6JIAwvN>e>_VIybH1UX4RE#&Myi#;!C+hJFrdk$5gnt$MH_{z{b`JAA|Lj4QVO~n}j`~;a>@<X^m8_`4Mx==
idh>qiHhoC9s^hL%#U{tY%35S3H00ERN@MHi0);BANr~nH50ssI2003E9
tempo.games.gomoku.alphabeta.line_search:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;2c;Dc3l81;Dp3wGXuXioXI5>s5D^SW-lC7V6a&!y)*<z;uW#jjin<cP>EG;WDMz<4%&n?&0e@5K-
{E6gKN0+L;dwUITt%#KZk1?LuyRWcR>xytY?8Yo%NI>Vlrq#u;7X@W5GmVcP2ItJ}*Rkdq`}@mo5Oo^OB+>-
5)x8sSd+hKoSIdwN8S6(O(@(M($bDTW=fFJ8lk@r3}dvMhv5KiY_Qku(^Rd#f?6qsUGGZr{OT^lLypve1aidD89;+hp@hJ%LWOti7zis9DZ_-
cA1e#nG`buyGZvK$SWw1`~ddPt4p{pFuwbGz95-8K%pk4#lBmJv^Oj-Nkwe|OnRoj(o6x6fZNru-9WZHhmj!3>a%s!E74y%Z~|IssNz|tDM(Uj_hB)aLm-
APoadl)tx(b#sO1PEh86zg4pokv;A&(;0#!a)eIU6i{os=Vm@hR@Z0wi**29TwF*R9KZLA+47>vM{vwo-
Ut>-^crKWA?F?pT9=;Km(dSYA5&21{XfEkmmGU@#nNQ^cztDL?JfG1U;kI0=vqkJtR>Jp!)Fr5y`KOJeFbwRga;Cm-ans#YQiA0;$?3gtT{|D4>ohp+ZN5
67&9;3E%rbKhaHu+%Jgu7r!*`a~tSNv!N-S$0i3#X=r3-D?jRyH2>S)DVahF%Sg*`>`8h14yi3Nml?f%gV3j*uSvg9_HJ#x~kbJFjRIP@9~TUjAc?MpQ6-
fI1)V(7lK*^r^;8`DuA_BhQ^gQ6aIl?nPg#TNB~nG=f4~=^6}z{%7y<ww!w(<F8aKx5NpCm~HLCh>SxRHYQ_US0>_D2k0Q9BW#tAFOg$g<ap9SVC0Y!V>k
6gtG=38TzH!h`GcCM+Y}sa<-3ms13t;-
AjX~%gF27bT0TCe#{9QIlLsk#1%Yt6F|<2{DZW{uB4b?G07A8y$p29tn(9ULXFHCdVUIz+s*rorg=e!`4jfj9P1f??^eU)=(vf8HBn0l=4fqbj>Ab3cO{X
>xub#_qb$!WFh08u)s4W=Xzn|}<Ma$%ZxeuguWSc1-
t7@|%?k4PUOjFuMAJ$8%e<<H;jXp$+2>5e}4ybk!Dnc!4H{lWSK1tHnkLw=OArj6|9fm>`DP34hTNRAv_4NXKE^KdWTXtVld)73!VYprkW}DHiuAvGAXr4
cqxhYAamc)bO=FwX4cclpE3ZeaM<4ydpE~p?h&AhSMrX>FoU~=<%A~6liXiu8eE@=XH#2^e;z?DK(Ou7IIW+sY^v~4qOnF<>8%qnmbv=;0)+_6WDkR8uE<
p&3Lu?^=l{|)JHK>PY3`Fkdqt%|tOD(E_SI{4E6^}GelIJj|=U19fF1Z~%ZfpIzz0VxZd5z>9<EIH8ew>?OUM&n$lN!V-(7{N@iWG4KmRKkn-
6`*FEeOfTG+fP-bmaP~*WxY5W7DDOwEm3v97W{T2b$kcP)=7&X=>-4Xv7(ragD&>QZbn>QDy;bw?pP<S5a&Sz(@@lhY-zxA>)l#+AU9RYg;&+ktpK-
0e`L9XkO}+iFR<{K3^ka`FB{&ssW|^aW%*@IQj))~NAy!ZYXU|jTyZ<E)(MB|<U+C!YzGA{b5g;QO2Bp1ZcRMnUa%hrw)T>q!y(v<DeYo#Dv8YuO(JKqjz
I&6+uuktZ<|>U=d3`(nxe;5&L2IemWHouU%b^WtD9wpZHS&kn+6Z6VVajVG%Lv%*<r#&{tGeFLI@?nQS692)c6o@;v}nDafOnP01`eM9>1^?Io`57wWv3P
>J0QX*X29Zra^}y2Njna(^y%tJ$UG9>^G7r#3pU1(3^$J9I{2^u3LAOt$-
Z%1JlN!$K8?!l%}8U6nqf1=1q%zP)t(mvP|R$7E_y`*#r0Gdo}k!Ar9<fL;B+uUSCuxz)7jm>MX@HYR#;6wd~+Z_{D3@{AmYtG{tTp#ndTTaT_%3Wyvh&+
p{@L;N13I69~e7af?mFS}9xi=`_;Cw<kTtY6gEgIP>`Y$ozlSG!-
9Z^(u^3m^kq24y1uZ2csbUvkJiw7No?M_gaI<3(`&e=!0my#o1}=<qsmcC4T#4MDr3W#V450HE>z)QjR`Qhy8UBKioYk?p8B@;GBKYjS@W@tnfvs4M~XYZ
IkbXjJ{9$ZccPQ?^Rl^lo&bzmrLWFEG-_WN9SD~+MfuFfCq4)f#p0HS(=oFjs)oyKXL><Py!&>HSU<C6RHTKiT>caT-Ou;5a^7ifN2)#I{is0t!2~Ruhs`
jwMA%?Z?@=b*P%(R+t8T0tJ}vm_|yoIhsaY~)FJodpzvkv;MGe#Oon3x$-
VVTwh{EJ^2`pvcFg<9IKp9(Z*3izTFRKSu`7vEYepB8yVPeIF~s>kD>lWvE3_>)rloC0{@J7g!kQyedRl6+0>8Dz8*dDqUd)oF#Lrz2NqvgWNq*<uF9C|w
`M#zJtW&eQRMr0k*#U|pdk6Y0*v~{FH6p2y{k^}O?@*ebRl*i)bM%IA!)*Z0jN0Exz|NjUB9Uw*8BSgBXSyF1JnqVj2J64Uph9ac4G#Wbji6`ZGl9J}2g+
Jl(Utv+V8^hyZ^%+NFY7=XxT)ocYTTSi)Zu7vZAc<{Z{D1zL4W%`lXFdUd6=~DT>a5u+?OR4G*~j=F(9?o3n4m{5$5`);uU`}C4E#y3~?eiZsQK6s}eD}8
wuX7))~^PlyU}Y=>pzz1KTl^Px_fNGp@5WptXFZz2=Eq$Jt$gPYY3i*tYiFW^Ih9N6Xtxu;_n#qo@v-u}-
qscfC#0%`JN>fRk1zkrer#pdMmHa21aI%w}m_^M$vU^r~CS1o&cuTRFsWa_l4oz~*0RACqz>g^jL54aq8BSDc@oHrzvN%w+U0qUZpb=)|eMEpGX*W&(GKx
}=m#G8ReGYt}&K5$S4G>Q@O4b4&mduL};_hih59y?jzX_U#VyR300D1|lC1;vs-
K#mzV!A?T|umfp8?RxA!0oUG!#AGX4e(H|$255r^iCMTM$;Vx1W#|PmHdGFQNXhc##m%B!js@}`~#{4u?4Z!eb`2{*zR*L<W`D?K=dJBJWdrzOawBy)t@Q
gci(1++{DYM5>n$gX1YJU7VV)e*L(8LB6cX>^TgBb0N-z%z;;YWtt_l^JIOZ#=2xds5nsC%v?{%hgSA5{&a=|{>(stCE4&Rzx-
A?25*3Wsl`owI!c0XAMzno5yTV{DMaWE@J0im?PJQi+wc&qlu2we(R^X@FBsh>J!?(798xVVCkL5RFV^%IW1@ffg9Jr2}(U4RE3EBd;;IBjkCFll55XHot
;fnR}9i=ylKx#r+4Fvr#c0b`ei27`%#1lws-SRVlb5r{Y?{@k4SS^jBWSw%_+%co$o>@pnZPTU<2Tcum6|76N0gpBTevRH(Kaw2W1EGFeL_UU)5q!kMi6%
Fc+a&#`?v?Z}W518?2FpMZ}3=(nyw%80ba9j0d%1o0MAS_W$US5iAc;2?GPD7=zV0P4RdnZ7MsjL&}My!o+Jbcc$PyK86^-
P@|<e0*PWT#?TPryEy3|INg8QS3`0FhrVDO{LFGf&+u7!?7j2>A;qgvQ2Sr49W@F0`2Aes3eQv5{`zF3a>m$1d`4=<<s}Fw$otfH&FwA&$p`_wZpb~Sbvv
gMg8BOe4oGP#*%nqm%6|r`!AXPBE|RGhX&v5Nw3Dk*?GvR(53+~FH{z5;zc>5nlL}b=n<0+`kYLORVM7nMaEJs0T7f3s=`fzr4|R*SCfqL;Pyieqk`)CGz
2D+Upnv_B4!eytDp9?`U)(hji-B2E190;$e{eu)1KDgqPTgqiaoR<Wx_6i2h)t$vh4?`p5LBY<Oq!i6QlX4zH4`K-g3%*cNBVL-
!tVGRXhV9yNB5Sj{HF5P+A%buFx3u{73qq#A~NAPZ`cZo%}60NF%ZfQYUR6aZVWIr#}})ybpQ&gyZ#qeOTkr+|`yEHbus;<jYTB#S}O!fTY?UhZhf+6c~C
qmBv0Q=(vw8CVm$I<Es7^F?g3`uZU2`DQMKn=5-
Hu{sfb4xgf>(OX&HH(joU^Q@iI!eD}jmZvH^b9C|D4fwuN>x1RkbcK^j5#E(hi)IKOyJ#3tGcghQT8ad8<W#ik@GT$*`p%RJ5o02f3l+f@+X9Hh~d#ZxTz
)Hi{YW+MGDrye_UJ-
+wf$gKsW2K#TkMAW&1{&7b7jKA8SRCfe8AihYLSqZ|`YQ6Be2T~E<7peZtg^yLiI%^daGEc<ffp0N(b!a3|3EOC^QXbtb7AgIIU7J179KU5fn!Op<}gCe-
h+pD`cj`Kq@nK_a3uu5XvUgclqgV@JH>STkDF8VZ`w3L-}c8@l3V6#SO-HRnQmb<?YO0^ld*G=ux6WqRqc9_p|JBS0fstI6d>@~BoPmF!*$<-
MkS`{R4hU4oq*)6N5hxOY-J7BT%p?QOg;(Wf%89mL++ov`bzaA;=Q`sIV9@cYzdP>0000000D{{**E|I%Li&2r~nH50ssI2003E9
tempo.search.alphabeta.pvs:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;Fq;4lwANV;DqL7FP%ztw4Eb)Cc$V%<0v^@DEa8D@6PpMP-(=%Lr(=+Pt#1G-
wX6E2Elz8V()1yU04D4upTD8>{lw5O}StAU_1I0se_docp;ga@n1L!4wVHP`GL`KFHnR29L%H~cSplb_B4N%GZ+>NJE5I87ExVly>+OWwy_z@Yzm4kR-
0mjaZ72^3U-Y3XFIJh4S(D{x9lrJm=$sTTKW)LsZklc@V~BXlr8t&FtV8qjvgh8`7VTy-xAv?AWW>*delxS+DkU2hEa&f&PW|x0KlF4{zTWM&p8_}RE!R=
z|RlO0W)Yh>o|4uU|0`1?4QtUnm^8I0SuL=9i{+rp>X4N_n#iK6u*%b_c^$;1B&CHeb+0LA*=SooQ3R_b(F@Z2GEw;6gl}4nMh7@9;5lAtBT%=2^amVd0}
Uta~^egL1va!uS=4FD=bdZ!~vkBJ5v4&$xv=v-7qqp5v|dP7QWFCetUjf^%PJPym9j7n~X6MrU{w!>-
8^%nAyw&SN}5IBjboA_?$=}Mv9&k!2kDVUMm>dNXY|G>t@HJYk>=OR{8pLTyeZ*^w-U;EEzF2`9WWxBe&yTVu3=54_gKXRE-
*DIe#${7YQ0mC${c?EO1Hcl}^>q(M0%8BoT#6HAM4mk!4Ia%U^iLwD4_5NMFH?JT!)Ik}fUvPw(Q=bMq9oZVv%mp)I}d_{DgEz6lV{oNcmRhla<FB$^KB$
9oyfNt3M^HhWFW`1&28GFk^@*^3fUm(1%fUi^87(69bDkKo%t5C@_%!EpNcHPps>9qL_-#G?3+RFV(h7y7Sxv}t3UPe5Znh@Wt`>8y4`1-
PG6YGVbwoM!k*@ZxF#1r`vP(=FVZQ#po*a;%p-*dfNjKL{IaD?x@L!2#2dbC;z~@d8nBP9Ys-^V2K2Q#0-
*@W`@us=+d?@E5aGDYcpML<vSs_@g|H>yzMzDKxJrhqwUWHN4Jb6)8-
khGzx+u=l=95rbNIZ>Qnt6mmuGASbSa_94Fw(1J7t)C=pldhMu0I!|r^(L?Dx%64m7X;el2c~Q*Wx<4-8Wll?_0Jz{4j(anz?)--
c`r{?Q%W;Q|YIjMf&%bn%x=e+G+esyO0#E6pQ!g|P*9#%))D|-
sEm?McbhV<3!dMF~ir(_0q7dM3Oq*z}W(E>GiK`_%HEZ~WX?R0;JUC0zF~)pCBAP2lee}}+{YqfX*$=$I-
oE7zI3(#`>c@jM06ek1j%R8N+?ag9qcWHru~^^^`52LjB}&UjAwM-
u&z&BLm83D{@EA!|f*fgoFvSrvwHDwOewG4ZLY|VYO=<cSg+Kq@YD=?!O+1Mn5KLK4D#i%XAr1c|>r?MTYn5D(^Wz<3_jhkY^~n;>4?t76Az;JjH5lh+Bn
i32PElTU??_;$&-
_4*EUyG;uPh*KI<C;#>TS`0s3)H{gN+X6Bfwe6&08LYNCv0r{}Z;)idQNe@eZ<E!PevyHV#j!m0ohW|I&R6D+7$JyAN#J%LoIY$7)OqTFT^5yp%`~d2Z$k
*UiWfJq>Ufh^Wu+Bts0bvQe=zk(SIJaz?Ka$uc#TakjmU>H>m;@4%I7U_e*}fQK5AZ}%iu_Ohq?!+-(SnLYaV;}b+xVoD&i(-
m$McNHh&2N~~V87W(RB7lxTH%>`Tz_rht7>2K2pUk8Y-lw53;O*H$`JV$a-
9A2VdWO~g5uY_C9gAQga&mt!`rftTK@F5aEkwsCuyb{Zod>?#$=G|N0WRXS>JpX2Z5h%Jo0YCr>(xzx>ha%`HQQNO?vbgilD1Ka>0xbHAWY*`m6}wIYVwZ
HJGf@g4hRgF#sPl}x64#~AIqB(B|<(Pv^g3}?%q!n(4wAVDUdSItU_8CY#ZGi`~(f0DN#S~`cAS-
{I(gAKaV~w9t_5&SF7o(?D778yV+;Oj<WsKHRp+zArWhTFouCNS62AD9@TX6R&kFqIF0!Yf$u1Ub!ua1=t@gtC@aBllasM=R78#4r=|aGCTO#QxJ?w&W2c
%&dI76yvR>{cp#GyjgwIt=B+t#lK(886uJx>v<3-1~8AHp{Pt5++SU9lsirm6puT>%0!ooS{&8M|=%d7%f;S;Y+qzy95$-
uVLC6o^LrE?SX=YA?d$Qf%8ck9W!bJV!N2v&ppxml$xu(W|X1!0{Bqw4i94;Mj2pN;7lEMn@*kJGB?g4}~nPf^3@bD`p?JR9O@;r=|~3Pl%S4L~GHmZLD3
;cj3aW@}uv0ula{tSU=s6I_#208&!=Jb6qlv+Fi}%9R!SmX0oxa0cj*%zCm^pI8~0HvbTl3n9cALKHky3_9|bage<-
FyU`&;khw^dq_Q%=L}H?j1hDuXGO-qXL()3_if?L0-1g$qG-k+JTzjW&VcH%4%8&XeEdZr;J+u}p}bizT-Lo21_H*apEnHraERbKAiDI`^8XJQ^V6TvkAD
#3_aR{apXFY|qwz1kv>se(?TtIr@oB0+b+-<Z%s-
U|dzBEDi;lnfB>!43<zmnH4xgOBJk4>xoIDKzHQbMets%<3um$>f%w~Xwhjfi_@?C=4$Q&fZLELlr@F7XqRQMX?j)^L!^NukSFh;brWqOQRfNHWc!Pxybp
@aSu8A4k2W(}6{sXAL$!&QNkYmW?rM(rFWuZf!1%}Jl<mnyQRh@d=Gd!o3G7-
B<*I{sIiHp{yBjGW<Q$1Ae{qJMSgBO%}0ZU;4wOv~n)8RmiQ{+yD;Lh<?qmorpb4Ru=CQ=pLq?x(;tV%+`v0V%d2&=?EEtpn6VL<R#6t7o1dyPe_{^a2sz
T7lQ1B}X=7<^qJq$F$#`THpJ1J^+g<*<Ma7;l3Ux<zL4ZXwIDaUT=XSkn`N9Q%=BQ6bz5fFILNTdsbXihd|h0o3>!CJCm|9R8=&EC(XtvJ=(on-
d<$OTKdsK_Ge|b(R!XbY$o!FUqL?894}~UwKO{pV*`vXIC-
<+<BcG*UEcaUI=JW||6+MrR((MDoD2PN8d@)VybUp9cfxb70DSFvvz9IRpxdZyUkrM@K;Jav?A)|T9kZErv+#9?>c;-
BLpqX_R%nX;`z%L$)Ify25vZwUIYY~{6EOSi_<By=SUk>{;8|&sKi(ar4~0u8W}D>(d*}u3izi%L#DNH;KG15Tjsb=Cn(S21?Zg|uuxWo-Fq6(no*AWvU?
hB9>HeFZ17-O)2D><^v|^MVqfYQTSb-
2<L?iTtQ5G!D?S;*@3&%JgS1fBxv0uF@RMD%`i;O{H7~@ZbazTrbtavS~Y3Ew@V%0Qh1J0(ogny!Xh|hn4<J#J`xNp<U`iQQM5u{!vNOtUcD>zY0@;Q|nk
H4{WYF|NSEGB_T!D0?}0mp-M6yxd{K08U256;VV-
l`)a=^Fh=js~7IA11`(T{xF7#;!JFZ0F3pZzeL5E^65FS1b2Z79zTo^p5j5bl8|MRmcqcoTnB8=p`hF;?7WJ2>@>0;iHyv{78$Xg4g%_15xk%e=sGr?Rl4
+MK6qkT0JL7=-
g&=%DJ^2Du1Zz>H#hyJJ$fhva^2mB5iI^(JL^Repev<cNFW_zMeHo%Cyu#8W>_V^hOS})3qoUHu{8Kh{8#%xkFR%B{!E$UbjU1@8iz@K^Mt3o+9LKd^ZB>
5R9B~(@o#IMKX!W1Q!=kE;y)ydk&KaEv}uxyDSQR&#13o@CF}CoL$JCcn+xu7bB7d2O|1mDs7r5<pB-HgQ{MwgxI3z5QoLv;>&m;AW?cFrWZ64%|(k<es-
)7XVUj>kvcHXW(m_Kcq*$Otw-
=BWd<)a7VXb%_YH#&Wb{D(?PEf*Zp<11I$vr!Sz9b}mtQU_>v|S0w=1(W{xGOeGIt(=qth<T+U_(NOLRy=sCVt~y7wqH{!?EBe}D!P25@)d%D)bO_3Pe<U
UjPu%Nrn<11DA_a*ol@b>knJr_B=)m*5WFFn|#w*>oz%aL07!d5vCCaxx!{%Lu%gwc)eboXsK^T^;+aVCh3z-fGFUm*;t^!DeZ*rLJhbeAW0-;J--TD}cy
+o+;h6R9bQ+O;!d8!CaZv<g@Lbg?CBM8IY08@hY^^r7p$5U0qzEtTnQC)VqIzYa*0o>#(>y$|AlLn8;Gg2{aV92GIZt=)Ov6qeFb@qD5-
@4nvN@1?WsaPpeQ|=k`O4M%koc8Y<A)-E<8Ee)7OcBRr5Fa?0JKW-5^3E+$7sq;<nba2f+NL6n)^bI7`&J8dhVX4SY)w!#$eF)DV|OO<Xd-PV=mRoKgv<W
~S(V`#}}nI};;f%2J4yxouO*aYpe)O>D_gE)N_BCaCIt~ykfF0GNzz|Pf%>FIniSrSXrxQBRyd_T`>9b+`w$kRugJWWnWh<DQ<z+c3T0!aDtR!ob8tT0|a
OvZk=xGr6`5rES!aVU#E-wT<zNxVAU@A+60IO^BU70kRI1ZJZg&Eg@>GzBM&BJv{+)yE=1t1gklm7?~BKu@)FbE8Xp^y>@8np@D1QwP)$Td8Q-
q|iy3sk|5Z<?Udl?WoR}>v_;(Pc&w+LN|hR(%bnuCI=o)1MqXqmd4brf+C}jOOfT(J{#LWp|illX^o;w^Or7Rrl6ToE!S05X<BAmq_V|kd$|&yR0+3Sbso
m>l8<zK%dWb}q8sShKhtC}YsikN6dO+g*>KL)wi3z*SvlJckN0w17s2+?AG4@e{FG&!+@!oXC-
)pL_$vaTq}Xl)AZ~vF_>YuxT4wvDz>a*|{qV>&<IdMy35RKK>Yvbir;jR!BZl1+rM`yude}Q#dlF0)m_#Ia_bL0<go`&gPnpxiHAglE=IJ|C-
YVmv;JeP2N=5B&hgdpUE4MSa$Y)}uReZmXTcZc4G8B(t{B(WCh6j8rZun?MshczxHm3vjk=5H{r!0+%mUykXUy^+McMxKg{`%bxyfW1qcg__NRyB|)VbCB
qii7)qJ&?Q8f6-j6^vR;QKe{`%_iE9p_-IWZESlQ8@F&jngQf5$6*#k&l&7u;#$9!JfBEX0C5X31n{F!xh~+Cr#sLC7fa4U(s&APNv3GC%VgfIuELqKLfT
D7!3AE}%-nml0ul|p#ip%%=IQ?y)D=w}Ur6<c3sJ?zda1bypSgcmgJ_%g=Ks(&3rz2u2%jKFdIp6D|$q<((ewb0GP!yC9G^A6P`UI9g-
jIE5%|kDk=@VIf2`&u3_wWG6(3Ie!^dPX|!?8JOlIb3{p&zF1ChM1$P`IzULje0N^Bul0;{`8zyCO=Ib$}I)JncFaSXPpPgSE@~VwCX=WRMG+!0QS(vaF!
ar1t_I`32q*8v>&*t!-a1dlV!VYCHZs$AU?5p%ltD4dc@p3C`rB1SjTjWG+Phti1F&=O@2EltebP>F1bLHj*Tv%~nr(vZHan^yraFd2@&oQ1-
)}qaU6Y03CkLB;pAHnm}(AU3uewmTSbDoPd?P_D%igC-HK+{Y+LKfim`64Q$6Q(3y2sIGcsB;e0qk=BO1jZ$Pld+bXmmb0W%W78StS=$5SFC5Tv**~XBhN
2;A7(x#SzUOTi)=kK9cutkN-
5tn`84ej*@>fIWZUkyAGq%=}j{i=_e95bX(Vc@>QL8LE;A)89LLFH$`U4h2Ja<)Z(Fb*@DhNig1i|0ycu3P*Z|5*O(0SI;>Wg(K6&>`Hj=hK0G_mXvNKB%
qOB=nJuIO?STO%c)1#_m}3#UARUH2U)<KGR-Sm`%Q(6M2KZzTMmxFRXAZYEU;UO{PA05jkpDn~-~l=@6P#{qZ?`VVircW%Tl($bPezRGkL-
W!y!(GF}bGduRjpxph_<(7JTJ!+lmJLSk6PC~%fi%HsdZzp$=XiDxIz>dSWGiPe_|o{L+32%qbkFA$Xqv3eOHxE#L9F%9tYYjJ<!3;}z4DyR0(?AgR;Vn{
rb7`hul0C1B$SnFwnNEdjC58c*I|5&J7s-
+FTFz^e<yRzt(%`{Kt&G6=!a%cy$Dj|C)by;QJs#;G!{EF+!$&R%n^}o7qr`eifhGgpjPz*%!%Z6Jd^6m(BSj?v8zYSXYhUw=xq3m>9GNtLvwRZUx7NR&g
dzy}l7H~wVXbU<3<O!E0F!KHKP~RSxm-tnmRq`^*0H}E9*9OAx@)$LB-gV&69D^@UPNWQq88|a=49#vI>ch3n;J7D0XHo9!V99TxI;V__oY26U78jv!WN}
_^VQI4_dXLa7%M)nPTkFl<jiJP1-
hZD^>Vg|S$6WEu6TDF|mduoJW_XV7fPj?RU40BbV(6NYnqa5yeC*aRtMK>??dfB}s$gw<pYrc21#_BXH9(5rwK=fR^?aAN$iiWq_Kw`+v#pPOJH!85QOD1
Utk}B`@vuEETFC2p9|6U&Hp}x60Zj7WlZ^)AlJ+V}o<E|<;O?o&&T%t(&-
nprEiU(j*c(?;@q3jgqQ;Cku6|05hxNt5{2;f@lVw9niSJ0<l6HWIm2%S%*aow^SB2*&a=+pj2*TR1&*w);msINHC|o7zdgQ~RY)ga2Q~<nK;4L0=lN5(L
f|O3$hS!I0@Mfb(l3-4da%W7-3Ok?!oaqkhKYj_oc$9)R8m3jN-K}k!S`;wH{(j1Hqm6hDj@dqc6cHfU58LTP$U^-|-eXP!zySl-
>SEohDewJlQ;S;1Caolnz1CY*EM4q&;Zj8H_@0Hs+Ye1=Um;lWEy(~rVSehfy`nE6$ZA~_l$d7ic?2BH_|YxdVF}CSm!HjLZpYl@Gfa{Y_(tCdB(+$Vw@q
czQ|LI-&t*b=6ng(CMnoQvkp@STify^|qlQ(1;N`piA(!yOCN>x-
jJUz2RFG#YUp`D_$p$Bqmw$y}wy0rx6>Q%Tq`$PKITl5vbrG@TLCKAuZqHjp5q;MuU@I8q!<1~Cz7es%`~(v>6|6}!uIZj__5ti(nl%n@>y;?UE{~3%ObP
8OYSU80<({~sKU8%vHo0Y^)o~>GUvYW&WgfUkC51|p+V-
@+#c+&qt{!SIuD3&Ll9<`F(vM=V^7LiAY2rcc<pq0acCV9+#O?>nG#j=jt~+_Mn^QN_%f8c)<uvlK6ufj2=yur0A9HsJx!d><C&H)tDAu^!X=Z^t>NI@-
Rm{c$*QNw(S%tHw2JffLMFb~FVuwQI2z8z*EpS5MDE-adcn&xFh^1$$=`eN!(!{m0)jydz5fT=OW6ajlpin+34%E^hXD8<W*!CthIPyV2a^X8cJnB#(%We
}IM^XLcqgerndR(t;!o~TmMQL%>?@U_-50xJMJ05bQuV9yqh6CaLWG7GCLFvHCfi&_8P+{;>J(C37L#&*MGzknYUTqLt8l-
F7WIQdDo80$*qcXLBE|F7G(<qxIqBuz34JRP~_o^yKvA+j-
QE_rcSS8DM#v77n@zf@)TvqHfxW@3gH`WWojZn=raR<{XLKRPUl;BYBJ)EK^1g*fmC=O?gpaMo(K#r|Z;y#BIC(e3|#$F+vv`i_4Pd0{eH7{T6)-
`puWPj2I&nAA80W-Uh-FJ-<{_{xM%}n8Xk}l3IRS7n{Z!+Shb8$(E@Kz=J*k~p#+N3H9i&EMueNK(?*O_p`@f@v3RhY3jZfRvLqY1O-
qjRf^U@t6y%9zcMh!4FNoQ!hlEH!(!z?14RtZR&;_SWj*xu^T_LAu<7J5FDWR6|~pt5Ed|%?amLKQd7zuo@$W1aK-
u;hwPv4|o?=h=GRB+bT)8lK|@Q#%TAP*$mMHlwwv;v6e7X;Pau1mvWQnA5C#~UpY7XEvMOB6dD{Eq8S4t13YZf0SOp<)}kpvgy@U;Uw_xiBPWJao_8G50Z
Z)p?hEm<^kxM)CZYsuHTZMfc@N0%UPck*gHxLo(FYvMb?v(4ff>2yC7L^_{6rA4c)g1eD<;IcfN8XDwPn8P64l~{K<jm(f4pFL4HW@D(_$(9G*lVsFz`b=
^V02l|HV_bQ1x~oz*&$NXz+4+>!(AJH=P9U1I!x#t@BAI?uB2ZpDwq1G!-EgN7N=#u1tB}UW3xh`}WikSHXK)EI?|zl>V$+3RcOCtfO6|G4jm-
x{3Ax>)z}CQ0S6<!KIFvmLbAZ)9(~x9g1Fxq=-
~Hrmm2z^Sx3Pdxg81Cmk~irs4ZSLr33XSFc^JjTO4PD%6LNTpLP1xQntF$96Z!4Qni<`HLX(5n6@UG~^dcTwOi{rKaoO;nPQg+_L)C*L^$3B(jL(r*T*oT
(S`xjL>3S<iRpzR+-
QMmiozpBYCf7z1|u+?(qh39{%1#E;~7o#zUVeVClcH=BBL$$7{*Ybg?whKti=yJ5B5Vw}kcpon=fwU<>Uzz;N5r3zk54J{(0~U#e=30%;E#Ey`IC@HqeF5
xNHo6FAgJ4of`*)I}Z|rxEETu7yg`xcq`%wopt|%=YeXn^rtM(VLO}f8XmtN<Xd}PCcwqg}|%|`8K`q(9&7pMt}hc!vib_8Md9JK2s^bM^QD6O=n%fnwW1
ns)qcKye{((?Ib2UUN+~|W4}QS5?g>Q0j>g~gZyh_zY0-Z&t}@@)R^stIZv85G-cm%r@7b8`YQ7@-
LtJsM~2Cybgr@XtQA0>4`JvvCq>fnI8WIEM7RHlJf~|(jqacX0tM@7v;d+eRwU|pd@ijLGjQo1zme;n=Vv_cdEt+ug6aXW&)-
C+g}USpjfS!uiK!7Ucat0!Lh~LUzX{`%HKP1GQXnXT1n-UpUm6!ys><+J7uU7<egAWrbTTrJseA`5xtEe^FmfvSG0meZ*B7V_LDfyT@-
Z&eY60bb4R<wE(i^0~=;9m0y#0R4vzwd?R@qLn-~U+eWD*Gz>?G!hfk_>%ykn$glKdSDh|UD=#Zu7A&32S@Ua$)4H-
z(^`pmqOAmhKP?GS{{e8UMdedG;zQLiR%ikn(&Gn^sMl*1Bz_m#?)_;tk!v1%X>g?e7y;hc9&Y#$_N<nj?CQlPzu4`f56W;7)ekHQ~8H4B~iH+N>IU>$jF
*?SDa?pba2I!L)9H^1;!XM|zFT~}Df3ES9$rN!KTTJOfg|7tmr>qpRBFTp(kB}?V!g#ZQwDdhq&z!gbOA24$KnCcPhjQ(7{o-
SMKHNSHN?i=~7?=_9=3Zhn@9We0H1i)q}ZKMupw*#J>fhBF5w?w~LM<CL<Xi8x{fj4*N2$6!rJro#aRe|YpN}q5x0Z)pnE3H~V@_vPz&V%e@x#j4hhy!3L
a`Yti5p@+Z9i|iU|LdRFwb<RN)jPU-
1=}CHF}xftggoDzT*Q$YEmTQU&beLquau>E#1oq^!g5{t{v1SREhl?yQk5haB#?(WFF<o;Ok4v$19LUw63QVPCl%n#0G;6Wm)D^M@72JDzDmy}dte55mJW
5vD~&*FBZymzT*+=B_lsr4``rEMg&ql8siX)pR>o&2X<9ET?D=2_GLzWUqc`U@Zb?#zfw&QE18EFsL95-
^iF~TpZXj)QDykNn$>4LUIbGlUxl8+Rrkwul(Z1>QCx?Jxvd;niZ@!vgbqF2$T7-*i{2jo|jj(ySd$t%k9MG)<XCU&yy`Y_0h;dI6@-
#iCjIPk?nPO&eq1B?lXXE`_Vepxqn+qL7tG#^2{@*&Z6WSDI?*EmhANYj$xm1$^r}H15#@iV@=_yb}=a4DVZRscYfNdHM!!BA1E75#>r7ew0=pyO`;e*o%
4b&w;w3kRh`v0d&4onM%06gDB{8-
tIOx>w!*e602k(K~m=D#hp4xzXu324t8r}lpHE}De;FQlT<Ys?*tPL)NR`~TGM?)X!9NO*yDq%*3Qgdq_W3)L25Cq`{TvE+RQOIIX%EstoxRmK%lP8R28r
H0j)q=r9Fg0FcW^l@vikBIb0Nx32J=mUVw3cKi0rVqU})?p(bBXWnN2fKG3n$nFr%t1sQ!e*(j+T#9p8aZ30N|8{sD9axO#H}<TUr5h?2bAQq+{gF)KG5C
j`X{MW50y9Ldc85G2EzX~$6>V5NgPHDMMl<)G+u$0a4Hi$?Z1Rh10$$opB!dZk`@5+B=Q-
X?ONw&SZl}x<i0$yY*UkGWk`Wm1Z}holmJHG*?>56sQDa(k!K~xe3twOAN%HM)&U*1R&)4sWTDhX3N7%BZ05>gM1XIs4X_&Gc=;-
1IihI+8m&@hrMTKgYMK=C2Jh3^p5le~__1D|(gHx8X^`=s^zB!mxm5(2qblUUDDNmAiY9pd1CK{5QON|ZPkbp(xfuiMh1%4fgk>c(d{5xu0}(+k5-
yKfkW7m6RcNfHE#QiGajWO0S9v|sdPL?6?hOIZRK`JD&Az(8JX+HtFaV4)Y<s%D&YprtRxiRIMb1Vt)Hc4^G~Wg5#xnsZ3>2rk{i^m1CgbJgzG3SsR3HWt
ci_=PZxQ^M8}Y1X>l$K|wc@2j_llY<$`NfpA#@|w(>lY+ptR^X-!B`^?#;{*Tt;OY^NdXI4CNMp<z8$mhLH-CmXrZ_NqMMw7gvyL#2H+O@%+m6le<kb9g8
(lF91w$jZ)ywT^eAB;)FW{JHZ;WR1kHzpV$KQTf_#+=dKn5b(4455g$K1Pi>!u$p!fH`tL6sFK*6_df`6cCY%{c$7i|N-
PM#m5}+dv2&71Cp@pdH4Xd;8IU67DKmCWPfPj~~rT<?ae~#R*wa)Ida@1#%|5Czkpg%(zzI*)P>#-4DEWs}|fWG_tJ4R{?9gG73xKdTm?`kiPZJ4O3*%E-
euv8)DSUn*7v=Mj&q*~q^fbGga{CJbrW9*~fUpfIdw!LK)?9%t<^0|#2$<7(hmL@=odwHa{QpC4Roe#WETK#nwc75u=z<|jm=R#csyTn8)m3fs+=M6u<^l
>!xLi60)?IoAnJLoGtJbVYpd)%ZOv>iky?;~ewC#Vh&hj@nXlvT}G8`U_f7n`L`Pn_tx4B}e%)TR}stcVu8*kE^T|2*ndUX%gTWM8{=8$ti^P3cb-
(jH>Ckzte{6WU9@W`rPTbV$I?0qTL;eP&&5Ehksp(Ij22du>Ibap8TF+YI0P^l?fV5r-
_uOYD5YIc7J46v@9$E6f7#QwK!22$LS!OAktCM%nh8^RCH?OBxDSf#L*zoAcU%)Nj$zw9LUCC-lVj7$pogeigJVG^9=zAP50?nxps^i71m))G&|j=@}m~r
oo2;6@18!N$R!H8Y_<nC2P+K!D^^O{*Zo{;DJ_D0@2$2K*#<v%baqSoke3xe?9THNSQKfe&0aH$Gu`K^hC@^t_mFe?yFq6C0Dg>M2hbAo^pJX=-
LDXx%_wQu{e{|b2k^Ued$@|d^orglt+f;gry<dN2<<Gg|$G(UHq4v^eXoReRk28|0>XBKLo<|RU7>227|VfH(3o`vIjj6n{)aj>SUjg>^yedmG8o(BO=Zw
wOVE5TV#BBmZ=MVT6T27Ud49(k!7GKVj%PNtmGUC?C#~Vs~lVqNRc3Mtuhd`keIBPbT04Na}4kPEf)TITTink>P@G5#Y65-
Ax&I&Uj7TS%@9wUKlr<_X0d2~zaT;zre#_5&3*X3n8!ihL9a9@lf`HpPXUe?N`y1W2Es`|ZMOGC(SGBx5yMb?bxL1|(*&p$4VBi^Hr^=7?EE$UN~2ii{E6
I^)Fe=*r?*C6KKjA1_J}eZIhX0#^h9<~?@Os2#fnjk<HRxSLbu*%M6K0xe-kAO*njeZ&redIx1Veyh2uB-XL@S@!z7f*1rst1)n6t|eV9ivuk3sn8xq^d9
}3kRafsOt?$$C8V$!ej&eadiSjp`Nao&{e|LI^A;=g617^|&*ncR%|Y$UWE+667V2}tp_Mc<vn3tCbm!JY>=0lbZ;CyB79i(M<$sK!9@DX3?u)Ym1ok`=^
O#BaWpkf80YF0F2T(Qv?SFxF|TlU86ykj2{IU&2H}*N!122H;y<t=CuV+q~Ee-
A)|~|Kg`8W8i~g?pi>c$d8XfdN`EjWKPN)IHh|+76)|8wzkE<$Xh`4;D5J9N>gpAaM9=X;SmhoRB`Y0{tmTehLYG2uC8#G79O%+XF9U5k>faMyeBsDT~gU
t)>lB@@0NKl-0EgcSsWqDk3K{hB@JCHF1W+onGuA>JajrFqvr|~njCN9?_*aLkB<<~AOq~i+?=(d-
_rr2lnRs9;jm33aRR8bb*Ho#zYM?<<5oJZ8P38F;p!sG{?-}(8T>byu<Yt<FQbbh95Q~tAaRuFX>9#-
sBo+b<=<%qN>=<S#xtkdKnJI01K0cb#|&mhZ3N<2!HMQxdSvHDvSuB<=4sm_Vt6`sYDKpQTu+pP)cZ0#HKH&x<0u+&(4GsRzfyA#(La9re;GXT>rjsHs6)
lFfyZUc5rF})T^b7L>sIOA-J5mN{_2i*S?*JEBxc4cw;f+%B(87SnRrn>IA4oM9A*^2u5im>f-
6Td&<QcG65CQW;$C2I1>WaG=UVnXYN8U4O@%k$`8dzkdO;DdtcK%W0DO<MFtMou@S=hYGHd*YbY`=%8wUP^qOPC}(^VV15bNKHtfzRtqr|k)RSn(6)}H()
W=!_c7{Z~Lr8upavi|IzD2D}|iM+OB(|OB!WF&RniD0pel4Pn123${z`d0^vHkzL11c5Zdw5%BENL3*Dsg%ZXR2^P!hbffuf21l0xQ<(6)B*M@>~J}L;FA
+wA%;K5jZt7eW-3?8y;s(n(`|qw)^mH5M5X!)5U@_x3InSmt=G72(HPJOE^6UFR#TryZE7>R?-
_`kYxIf3+P1~VuL$Z7nuPJ7_WzN$6sbN0T)^c$_iCT1hi$TfJv)HrPmwTUEntHGMPM2dVo+|p=cB2I6=O3@-
Uh!)zdQD&RKTBhJF@HIfyE<bSXM(0DK|Z%uwd2&KoJT0pkcY5Bh&vpyEM#EInVtBvY^7jveE1F;U085uB=KbKt_*d>QS!E-
0w)oxT`+y*?hiJQV1tQXz^j*qH2z}Hig6D2n{-u=XmvWMTdxva*f!|j8_wHb6*Uu#$=hpp-
+BCRr3icvGf{Hwcqi0TBVQRV`tsH55g;8(TDRLW&JZy5^Z<A?j!}rD?hUKLs)z)B`E-PSXwoKTi#2?#Z>GMWao}oyvz^5-KHeav42dM4hXd=)-
<JIf4x*D#k+}m^|F<Xow2rwW<piCkPDq(eJ2+o!KcleY_|WT`Xg41RmWFAn#5B1y^Zs2zisU(TZ9Z7?6zk`o~|vVzdHGg{o{PZG?%RpCLO_;cwzk}6T#po
|I3fQ;{wq2OwA}gAur`dAPI!&drcS9|Kwc@jdT?puc=St{q%K73NI{EoGZP3Xn4R^jn8X%{0NmCn5oXBFkZ1u1=b|%l$w^?GO!jU-
&Y}(8PUj|FhP#&S+Q%e$|D--PTl<eK6EAIbBNC<LhWq0=ogX;jM#j9zWOXja@-VZ_yhRPdIPwJbIh`*K}3Cj1Q@jc7B1?p84M(diMjrkkFEqER-WlfjYXk
14iVoFe0!s>G3D`W(t+r_)7E_jDAs$H#N=B!paubr3Wi(A$3xwov~HE*+)uWW$yzrh0ihe151^`DDS$c%W7LU2y!bT+5FL2zoMj+=DtQuDyO3G91#ZZobz
9Oqqaycrm8+0EOGi?>qH)<&=FZf@h5MXH?>5Ob3^|0kK&vHvVLo5nl7(gUwnLT#Ey(r~JT%C6F3c8y*e%3DU&8Y=W77#jB+I_-s_o6a#D@%3zaT1jy%ihk
V=Xn|gNAmmVc>W19nz}7Ua)uY>Be?P*;o2nDs~;KQ{)@LlF}-
6DI?L<k|dv9$FfD0F#*ZCo3rq{!n^FO+(0n_ASF<aVzq>LS9TIQ>W02|i#q0jnDQ&Hi7Y3;blMo-
3|G02g>8=_u2gK&2cA;v7^9yp6?fF)c1e4RF|!sw9T=7srO8S6^5<aK&pWlT>TzmsTVD4Y<|QLhKAL7z#ks(3K=8Ab7ZQklb{Ke<`%fk^{=4z&G^f*fLSD
gxbi-9;s%42^7kUfUwK};^TPhJ5N$PYx5g^$o)G<PxXZP>FcbEb=ZXQs;Wv53vaRxn7t%*?2;KNMHy75o|3F4)IcfAexF3XX6p=<00!tV5-
d$q~1acmHNI4C_*;^1;=puG&N6595TYXlx;KvVrGWe4BRZc;otz&m}dYnnspleLDkNu6!{*H^mz!}3SlalcPtqGjRE8`$&P>Fmo~@mMCkxw~ejXaxnfjBZ
1HNq4;J6#)^DkYof&MC9O)bpUAKteSr_YD0h~%WI=zEriQHFdln;1)wx$a1K8zM;6L_a{>UvXz*Na_|xuO#RN@a=q53RR0l-
}GVv?LzK){#Rz5HOUw(eV{(k@)+r*rd^$ywkgzBf0W)GY_ah*=hil}()W?8-8k@a}-qcT(Tw(T5yAy@}@|BQ=@vGCaR<EQF&$Aru|9?hx!Cc~4-
THrAO7{V`L!lYa!sGWrrKq#(bMF^8ElzFe%zJl55JH-
?xLbYGj5wf_}_`}DOYH!}=V4>r>{c#KSeV!~3RT|kG6$1mX<k&q?S5$(g%pB~taBlzr00F31wyy#J96cgrr~nH50ssI2003E9
"""


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
# src/tempo/games/gomoku/threats/vcf.py
# ==================================================================================================

"""VCF search (victory by continuous fours): every move of the attacker threatens a five, so the reply is forced.

Names are those of five in a row, whatever `inarow` is. A *five* completes a line. A *four* lacks one stone in some
window and a *three* lacks two; the window holds no stone of the opponent. The defender answers a four on its last
cell, unless he has a five himself. Two fives threatened at once cannot both be stopped. If the defender's reply makes
a four, the attacker's next four must stand on its last cell.

Iterative deepening finds the shortest win first: one four, then two, until no sequence was cut off by the depth limit
or the nodes run out. The same fours come in many orders, so positions without a win go into a hash table with
Zobrist keys. The search plays on the state itself and takes the stones back. A win that is found is proven, because
every reply is forced. No win found with nodes left means that there is no win by fours.

6 million nodes a second. `solve_leaf`, called at every new node of the tree, takes 2 to 4 microseconds and decides one
position in seven of the games on 15x15 in `python -m tempo.games.gomoku.experiments.threat_bench`.
"""

FAILURE_MASK = np.uint64(FAILURE_SLOTS - 1)
# Arguments are int64 everywhere: numba compiles a function again for each narrower type and each literal.
START = np.int64(0)
NOWHERE = np.int64(-1)
TWO_CELLS = np.int64(-2)  # in place of a forced reply: two cells need a reply, and no move takes both
NODES, NODE_LIMIT, DEPTH_LIMITED, WINNING_MOVE = 0, 1, 2, 3  # columns of scratch[COUNTERS]
LEAF_NODES = np.int64(50)  # node limit of the VCF search at a new node of the tree
MAX_LEAF_FOURS = np.int64(8)  # and its depth limit


@njit
def scan_windows(board, state, mark):
    """Scan all windows for the attacker, `mark`, who is to move.

    Returns the cell of a five of the attacker's, or NOWHERE; his forced reply to fives of the defender's (a cell,
    NOWHERE or TWO_CELLS); and the number of the attacker's threes, whose windows it lists in THREES.
    """
    stone = 1 if mark == 1 else SECOND
    five, three = stone * (board.inarow - 1), stone * (board.inarow - 2)
    four = (1 + SECOND - stone) * (board.inarow - 1)
    windows_at = CELLS_AT + board.size * board.size
    win, forced, threes = NOWHERE, NOWHERE, 0
    for window in range(board.window_cells.shape[0]):
        stones = state[windows_at + window]
        if stones == three:
            board.scratch[THREES, threes] = window
            threes += 1
        elif stones == four:
            forced = _merge_forced(forced, empty_cell(board, state, window, NOWHERE))
        if stones == five:  # not elif: with inarow 1 an empty window is a four of both sides
            win = empty_cell(board, state, window, NOWHERE)
    return win, forced, threes


@inlined
def _merge_forced(forced, cell):
    """Return the forced reply to one more threatened five."""
    if forced in (NOWHERE, cell):
        return cell
    return TWO_CELLS


@njit
def empty_cell(board, state, window, other):
    """Return the first empty cell of a window other than `other`, or NOWHERE."""
    for i in range(board.inarow):
        cell = np.int64(board.window_cells[window, i])
        if cell != other and state[CELLS_AT + cell] == 0:
            return cell
    return NOWHERE


@njit
def _second_completion(board, state, cell, three, first):
    """Return a cell other than `first` on which a stone on `cell` would threaten a five, or NOWHERE.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        cell: int64, an empty cell.
        three: int, the count of a window that is a three of the attacker's.
        first: int64, the other cell that the stone threatens.
    """
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == three:
            end = empty_cell(board, state, window, cell)
            if end != first:
                return end
    return NOWHERE


@njit
def forced_reply(board, state, cell, stones):
    """Return the forced reply to the stone just put on `cell`: a cell, NOWHERE or TWO_CELLS.

    `stones` is the count of a window that is a four of the side with that stone.
    """
    windows_at = CELLS_AT + board.size * board.size
    forced = NOWHERE
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == stones:
            forced = _merge_forced(forced, empty_cell(board, state, window, NOWHERE))
    return forced


@inlined
def _add_threes(board, state, cell, three, threes):
    """Append the windows through a cell that are threes to scratch[THREES]; return the new number of entries.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        cell: int64, where a stone was just put.
        three: int, the count of a window that is a three of the attacker's.
        threes: int64, number of entries so far.
    """
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == three:
            board.scratch[THREES, threes] = window
            threes += 1
    return threes


@njit
def _vcf_attack(board, state, mark, forced, threes, depth, ply, key):
    """Return the plies in which the attacker, to move, wins with at most `depth` fours; 0 if he does not.

    Args:
        board: GomokuGeometry; the winning line is written to scratch[LINE].
        state: int16 array, changed during the search and restored.
        mark: int64, 1 or 2, the attacker.
        forced: int64, the cell that the attacker must take, NOWHERE or TWO_CELLS.
        threes: int64, number of windows listed in scratch[THREES]; some may no longer be threes.
        depth: int64, fours left.
        ply: int64, plies since the root, the index into scratch[LINE].
        key: uint64, Zobrist key of the position.
    """
    board.scratch[COUNTERS, NODES] += 1
    three = (1 if mark == 1 else SECOND) * (board.inarow - 2)
    windows_at = CELLS_AT + board.size * board.size
    for deeper in range(2):  # double fours first: they win at once
        if deeper and (depth == 1 or has_failed(board, key, depth)):
            return 0
        for i in range(2 * threes):
            window = board.scratch[THREES, i >> 1]
            if state[windows_at + window] != three:
                continue
            end = empty_cell(board, state, window, NOWHERE)
            cell = empty_cell(board, state, window, end)
            if i & 1:
                cell, end = end, cell
            if forced != NOWHERE and forced != cell:
                continue
            plies = 0
            if deeper:
                plies = _vcf_reply(board, state, mark, cell, end, threes, depth, ply, key)
            else:
                other = _second_completion(board, state, cell, three, end)
                if other != NOWHERE:
                    board.scratch[LINE, ply + 2] = other
                    plies = 3
                board.scratch[COUNTERS, DEPTH_LIMITED] += depth == 1
            if plies > 0:
                board.scratch[LINE, ply], board.scratch[LINE, ply + 1] = cell, end
                return plies
            if board.scratch[COUNTERS, NODES] > board.scratch[COUNTERS, NODE_LIMIT]:
                return 0
    remember_failure(board, key, depth)
    return 0


@inlined
def _vcf_reply(board, state, mark, cell, end, threes, depth, ply, key):
    """Return the plies in which the attacker wins with a four on `cell`, answered on `end`; 0 if he does not.

    The other arguments are those of `_vcf_attack`.
    """
    stone = 1 if mark == 1 else SECOND
    put_stone(board, state, cell, mark)
    put_stone(board, state, end, BOTH_MARKS - mark)
    forced = forced_reply(board, state, end, (1 + SECOND - stone) * (board.inarow - 1))
    plies = 0
    if forced != TWO_CELLS:
        threes = _add_threes(board, state, cell, stone * (board.inarow - 2), threes)
        after = key ^ board.zobrist[mark, cell] ^ board.zobrist[BOTH_MARKS - mark, end]
        plies = _vcf_attack(board, state, mark, forced, threes, depth - 1, ply + 2, after)
    take_stone(board, state, end, BOTH_MARKS - mark)
    take_stone(board, state, cell, mark)
    return plies + 2 if plies > 0 else 0


@inlined
def has_failed(board, key, depth):
    """Test whether the hash table holds this position as one without a win within `depth`."""
    key ^= board.zobrist[0, depth]
    return board.failures[np.int64(key & FAILURE_MASK)] == key


@inlined
def remember_failure(board, key, depth):
    """Store this position in the hash table as one without a win within `depth`."""
    key ^= board.zobrist[0, depth]
    board.failures[np.int64(key & FAILURE_MASK)] = key


@njit
def vcf(board, state, mark, most_fours, key):
    """Return the plies in which `mark`, to move, wins by at most `most_fours` fours; 0 if no win is found.

    The winning line is in scratch[LINE].

    Args:
        board: GomokuGeometry.
        state: int16 array, changed during the search and restored.
        mark: int64, 1 or 2, the attacker.
        most_fours: int64, limit of the fours.
        key: uint64, Zobrist key from `start_search`, which set the node limit.
    """
    win, forced, threes = scan_windows(board, state, mark)
    if win != NOWHERE:
        board.scratch[LINE, 0] = win
        return 1
    return deepen_vcf(board, state, mark, forced, threes, most_fours, key)


@njit
def deepen_vcf(board, state, mark, forced, threes, most_fours, key):
    """Search with one four, then two, up to `most_fours`; the rest of `vcf` after `scan_windows`.

    Args:
        board, state, mark, most_fours, key: as in `vcf`.
        forced, threes: int64, as `scan_windows` returned them.
    """
    if forced == TWO_CELLS or threes == 0:
        return 0
    for depth in range(1, most_fours + 1):
        board.scratch[COUNTERS, DEPTH_LIMITED] = 0
        plies = _vcf_attack(board, state, mark, forced, threes, depth, START, key)
        if plies > 0:
            return plies
        counters = board.scratch[COUNTERS]
        if counters[DEPTH_LIMITED] == 0 or counters[NODES] > counters[NODE_LIMIT]:
            return 0
    return 0


@njit
def start_search(board, nodes):
    """Set the node limit of a search and return a fresh Zobrist key for its root.

    A fresh key makes the entries of earlier searches in the hash table unreachable.
    """
    board.scratch[COUNTERS, NODES] = 0
    board.scratch[COUNTERS, NODE_LIMIT] = nodes
    board.zobrist[0, 0] = scramble(board.zobrist[0, 0])
    return board.zobrist[0, 0]


@kernel
def find_vcf(board, state, nodes):
    """Return the plies in which the side to move wins by fours; 0 if no win is found within `nodes`."""
    key = start_search(board, nodes)
    return vcf(board, state, np.int64(state[TO_MOVE]), board.size * board.size, key)


@njit
def solve_leaf(board, state):
    """Return +n or -n if the side that just moved is proven to win or lose in n plies, else 0.

    The game must not be over.
    """
    mark = np.int64(state[TO_MOVE])
    win, forced, threes = scan_windows(board, state, mark)
    if win != NOWHERE:
        return -1
    if forced == TWO_CELLS:
        return 2
    return -deepen_vcf(board, state, mark, forced, threes, MAX_LEAF_FOURS, start_search(board, LEAF_NODES))


# ==================================================================================================
# src/tempo/games/gomoku/threats/vct.py
# ==================================================================================================

"""VCT search (victory by continuous threats): fours, and moves that would win by fours if the opponent passed.

The simplest such move makes an open three. Unlike a four it leaves the defender a choice. Only two kinds of cells can
refute the threatened win: its own cells, and cells that give the defender a four, alone or together with the replies
that the win forces. Any other stone leaves every four of that win with the same reply, and no reply makes a five. So
the search tries only those defences, and a win that it finds holds against every defence.

5 million nodes a second. Of 100 positions from games on 15x15, fours alone win 17, VCT with 1,000 nodes wins 22 and
with 10,000 nodes (2 ms) 25: `python -m tempo.games.gomoku.experiments.threat_bench`.
"""

MAX_THREATENED_FOURS = np.int64(3)  # depth limit of the VCF that a move threatens
MAX_FINISHING_FOURS = np.int64(8)  # depth limit of the VCF that ends an attack
MAX_PLIES = 99  # no limit


@njit
def _list_defences(board, state, mark, plies, start):
    """List in scratch[DEFENCES] the moves that may stop a win by fours; return the end of the list.

    The defender is to move and has no five.

    Args:
        board: GomokuGeometry; scratch[LINE] holds the win.
        state: int16 array, changed and restored.
        mark: int64, 1 or 2, the attacker.
        plies: int64, length of the win.
        start: int64, index of the first entry; entries before it belong to positions nearer to the root.
    """
    defender = BOTH_MARKS - mark
    end = start
    for i in range(plies):
        end = _add_defence(board, board.scratch[LINE, i], end)
    if plies > 1:
        for i in range(1, plies - 1, 2):
            put_stone(board, state, board.scratch[LINE, i], defender)
        stone = 1 if defender == 1 else SECOND
        windows_at = CELLS_AT + board.size * board.size
        for window in range(board.window_cells.shape[0]):
            stones = state[windows_at + window]
            if stones >= stone * (board.inarow - 2) and stones % stone == 0 and stones < stone * SECOND:
                for i in range(board.inarow):
                    cell = np.int64(board.window_cells[window, i])
                    if state[CELLS_AT + cell] == 0:
                        end = _add_defence(board, cell, end)
        for i in range(1, plies - 1, 2):
            take_stone(board, state, board.scratch[LINE, i], defender)
    for i in range(start, end):
        board.scratch[IS_LISTED, board.scratch[DEFENCES, i]] = 0
    return end


@njit
def _add_defence(board, cell, end):
    """Append a cell to the list that ends at `end`, unless it is listed; return the new end."""
    if board.scratch[IS_LISTED, cell]:
        return end
    board.scratch[IS_LISTED, cell] = 1
    board.scratch[DEFENCES, end] = cell
    return end + 1


@njit
def _vct_attack(board, state, mark, depth, most, start, key):
    """Return the plies in which the attacker, to move, wins at the latest; 0 if no win is found.

    The first move of the win is in scratch[COUNTERS, WINNING_MOVE].

    Args:
        board, state, mark: as in `vcf._vcf_attack`.
        depth: int64, threats left before the fours that end the attack.
        most: int64, limit of the plies.
        start: int64, first free index of scratch[DEFENCES].
        key: uint64, Zobrist key of the position.
    """
    win, forced, threes = scan_windows(board, state, mark)
    plies = 1
    if win == NOWHERE:
        plies = deepen_vcf(board, state, mark, forced, threes, min(MAX_FINISHING_FOURS, most // 2), key)
    if plies > 0:
        board.scratch[COUNTERS, WINNING_MOVE] = win if win != NOWHERE else board.scratch[LINE, 0]
        return plies
    if depth == 0 or most < 5 or forced == TWO_CELLS or has_failed(board, key, board.size * board.size + depth):
        return 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != 0 or (forced != NOWHERE and forced != cell):
            continue
        if forced == NOWHERE and not _makes_threat(board, state, cell, mark):
            continue
        put_stone(board, state, cell, mark)
        plies = vct_defend(board, state, mark, depth, most - 1, start, key ^ board.zobrist[mark, cell])
        take_stone(board, state, cell, mark)
        if plies > 0:
            board.scratch[COUNTERS, WINNING_MOVE] = cell
            return plies + 1
        if board.scratch[COUNTERS, NODES] > board.scratch[COUNTERS, NODE_LIMIT]:
            return 0
    remember_failure(board, key, board.size * board.size + depth)
    return 0


@inlined
def vct_defend(board, state, mark, depth, most, start, key):
    """Return the plies in which the attacker, who has just moved, wins at the latest.

    0 if the move threatens nothing or some defence is not refuted. The arguments are those of `_vct_attack`.
    """
    threatened = vcf(board, state, mark, min(MAX_THREATENED_FOURS, most // 2), key)
    if threatened == 0:
        return 0
    end = _list_defences(board, state, mark, threatened, start)
    longest = threatened + 1
    for i in range(start, end):
        cell = board.scratch[DEFENCES, i]
        put_stone(board, state, cell, BOTH_MARKS - mark)
        after = key ^ board.zobrist[BOTH_MARKS - mark, cell]
        plies = _vct_attack(board, state, mark, depth - 1, most - 1, end, after)
        take_stone(board, state, cell, BOTH_MARKS - mark)
        if plies == 0:
            return 0
        longest = max(longest, plies + 1)
    return longest


@njit
def _makes_threat(board, state, cell, mark):
    """Test whether a stone on an empty cell makes a three or a four."""
    stone = 1 if mark == 1 else SECOND
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = state[windows_at + window]
        if stones == stone * (board.inarow - 3) or stones == stone * (board.inarow - 2):
            return True
    return False


@kernel
def find_vct(board, state, nodes, most):
    """Return the plies in which the side to move wins by threats at the latest, up to `most`; 0 if no win is found.

    Iterative deepening by the number of threats. The first move is in scratch[COUNTERS, WINNING_MOVE].
    """
    key = start_search(board, nodes)
    for depth in range(MAX_THREATS + 1):
        plies = _vct_attack(board, state, np.int64(state[TO_MOVE]), depth, most, START, key)
        if plies > 0 or board.scratch[COUNTERS, NODES] > nodes:
            return plies
    return 0


class ThreatWin(NamedTuple):
    """A win by threats that holds against every defence."""

    move: int
    plies: int  # at most
    line: tuple[int, ...]  # of a VCF the moves of both sides, of a VCT the first move only


def find_win(
    board: GomokuGeometry, state: np.ndarray, nodes: int, most: int = MAX_PLIES, seconds: float = inf
) -> ThreatWin | None:
    """Return a win by threats for the side to move: a VCF, else a VCT, else None.

    To play out a win, call it again after each reply, with `most` two plies lower.

    Args:
        board: tables and work space of the board.
        state: int16 array, changed during the search and restored.
        nodes: node limit of each of the two searches.
        most: limit of the plies.
        seconds: limit of the wait for machine code.
    """
    plies = find_vcf.bind(board, state, nodes, seconds=seconds)()
    if 0 < plies <= most:
        line = tuple(board.scratch[LINE, :plies].tolist())
        return ThreatWin(line[0], plies, line)
    plies = find_vct.bind(board, state, nodes, most, seconds=seconds)()
    if plies:
        move = int(board.scratch[COUNTERS, WINNING_MOVE])
        return ThreatWin(move, plies, (move,))
    return None


@njit
def find_defences(board, state, nodes, actions):
    """Write to `actions` the moves that may stop a win by fours of the opponent's; return their number.

    0 means that no such win was found within `nodes`. Neither side may have a five.
    """
    opponent = BOTH_MARKS - np.int64(state[TO_MOVE])
    plies = vcf(board, state, opponent, MAX_FINISHING_FOURS, start_search(board, nodes))
    if plies == 0:
        return 0
    count = _list_defences(board, state, opponent, plies, START)
    for i in range(count):
        actions[i] = board.scratch[DEFENCES, i]
    return count


# ==================================================================================================
# src/tempo/games/gomoku/candidates.py
# ==================================================================================================

"""Candidate moves and their priors.

The candidates are the cells that complete a line; else those that stop the opponent's line; else the defences against
a win by fours; else the cells near a stone; on the empty board the center. The first three lists leave out no move
that could change the result.
"""

NEAR = 2  # rows or columns from a stone to the farthest cell near it
DEFENCE_NODES = np.int64(50)  # node limit of the search for the opponent's win by fours, at each move generation


@njit
def candidates(board, state, actions):
    """Write the candidate moves to `actions`; return their number, at least one while the game is not over."""
    if state[STONES] == 0:
        actions[0] = (board.size // 2) * board.size + board.size // 2
        return 1
    mine = 1 if state[TO_MOVE] == 1 else SECOND
    count = _list_completing_cells(board, state, mine * (board.inarow - 1), actions)
    if count == 0:
        count = _list_completing_cells(board, state, (1 + SECOND - mine) * (board.inarow - 1), actions)
    if count == 0:
        count = find_defences(board, state, DEFENCE_NODES, actions)
    if count == 0:
        count = list_near(board, state, actions)
    return count


@njit
def _list_completing_cells(board, state, stones, actions):
    """Write the last empty cell of each window with count `stones` to `actions`, each cell once; return the number."""
    count = 0
    windows_at = CELLS_AT + board.size * board.size
    for window in range(board.window_cells.shape[0]):
        if state[windows_at + window] == stones:
            cell = empty_cell(board, state, window, NOWHERE)
            known = 0
            while known < count and actions[known] != cell:
                known += 1
            if known == count:
                actions[count] = cell
                count += 1
    return count


@njit
def list_near(board, state, actions):
    """Write to `actions` the empty cells near a stone of either side; return their number."""
    for row in range(board.size):
        bits = 0
        for column in range(board.size):
            if state[CELLS_AT + row * board.size + column] != 0:
                bits |= 1 << (column + NEAR)
        board.scratch[ROWS, row + NEAR] = bits | bits << 1 | bits << 2 | bits >> 1 | bits >> 2
    count = 0
    for row in range(board.size):
        near = np.int64(0)
        for i in range(2 * NEAR + 1):  # scratch has two empty rows above the board and two below it
            near |= board.scratch[ROWS, row + i]
        for column in range(board.size):
            cell = row * board.size + column
            if near >> (column + NEAR) & 1 and state[CELLS_AT + cell] == 0:
                actions[count] = cell
                count += 1
    return count


@njit
def write_priors(board, state, actions, count, priors):
    """Write the priors of listed moves: float32, 1 for the heaviest cell, 0 for a cell without weight.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        actions: int16[>= count], the listed cells.
        count: int, number of listed cells.
        priors: float32[>= count], written.
    """
    mover = np.int64(state[TO_MOVE])
    best = np.float32(0.0)
    for i in range(count):
        priors[i] = cell_weight(board, state, np.int64(actions[i]), mover)
        best = max(best, priors[i])
    if best > 0.0:
        for i in range(count):
            priors[i] /= best


@njit
def cell_weight(board, state, cell, mover):
    """Return the sum of the weights of the windows through a cell: lines of the mover's or lines to block."""
    windows_at = CELLS_AT + board.size * board.size
    weight = np.float32(0.0)
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = np.int64(state[windows_at + window])
        if stones < SECOND:
            weight += board.weights[0 if mover == 1 or stones == 0 else 1, stones]
        elif stones % SECOND == 0:
            weight += board.weights[0 if mover == 2 else 1, stones // SECOND]
    return weight


# ==================================================================================================
# src/tempo/games/gomoku/playouts/rule_policy.py
# ==================================================================================================

"""Five rules of thumb as a policy. Both classic profiles ask them before the search; one also uses them in playouts.

The first rule that applies decides: complete a line; block the opponent's line; extend an open three at the end with
more space; block an open three of the opponent's that has space for more at one end; else play anywhere. Names are
those of five in a row: whatever `inarow` is, a *three* here is `inarow` - 2 stones side by side, free at both ends.
"""

NO_CELL = np.int64(-1)


@njit
def rule_cell(board, state, rng):
    """Return a cell by the first four rules, drawn at random from several; NO_CELL if none applies."""
    mark = np.int64(state[TO_MOVE])
    cell = _completing_cell(board, state, mark, rng)
    if cell == NO_CELL:
        cell = _completing_cell(board, state, BOTH_MARKS - mark, rng)
    if cell == NO_CELL:
        cell = _end_of_three(board, state, mark, 1, rng)
    if cell == NO_CELL:
        cell = _end_of_three(board, state, BOTH_MARKS - mark, 2, rng)
    return cell


@njit
def rule_policy_cell(board, state, rng):
    """Return a cell by the five rules. The board must have an empty cell."""
    cell = rule_cell(board, state, rng)
    return cell if cell != NO_CELL else any_cell(board, state, rng)


@inlined
def any_cell(board, state, rng):
    """Return a uniformly random empty cell, by rejection."""
    cells = board.size * board.size
    cell = below(rng, cells)
    while state[CELLS_AT + cell] != 0:
        cell = below(rng, cells)
    return cell


@njit
def _completing_cell(board, state, mark, rng):
    """Return a random cell where `mark` completes a line, or NO_CELL."""
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    windows_at = CELLS_AT + board.size * board.size
    chosen, found = NO_CELL, 0
    for window in range(board.window_cells.shape[0]):
        if state[windows_at + window] == four:
            found += 1
            if below(rng, found) == 0:
                for i in range(board.inarow):
                    cell = np.int64(board.window_cells[window, i])
                    if state[CELLS_AT + cell] == 0:
                        chosen = cell
    return chosen


@njit
def _end_of_three(board, state, mark, space, rng):
    """Return a random cell that extends an open three of `mark` at its end with more space, or NO_CELL.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        mark: int64, 1 or 2.
        space: int, the fewest free cells that this end must have.
        rng: uint64[1], random state.
    """
    chosen, found = NO_CELL, 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != mark:
            continue
        for down, right in STEPS:
            if _run_length(board, state, cell, -down, -right, mark) > 0:
                continue  # the three begins at an earlier cell
            if _run_length(board, state, cell, down, right, mark) != board.inarow - 3:
                continue
            last = cell + (board.inarow - 3) * (down * board.size + right)
            before = _run_length(board, state, cell, -down, -right, 0)
            behind = _run_length(board, state, last, down, right, 0)
            if before == 0 or behind == 0 or max(before, behind) < space:
                continue
            if before >= behind:
                found += 1
                if below(rng, found) == 0:
                    chosen = cell - down * board.size - right
            if behind >= before:
                found += 1
                if below(rng, found) == 0:
                    chosen = last + down * board.size + right
    return chosen


@njit
def _run_length(board, state, cell, down, right, held):
    """Return how many cells with content `held` follow a cell in one direction.

    Args:
        board: GomokuGeometry.
        state: int16 array.
        cell: int64, where to start; it does not count.
        down, right: int, the direction in rows and columns.
        held: int, 0 for empty cells, 1 or 2 for stones.
    """
    row, column = cell // board.size + down, cell % board.size + right
    length = 0
    while 0 <= row < board.size and 0 <= column < board.size:
        if state[CELLS_AT + row * board.size + column] != held:
            break
        row, column, length = row + down, column + right, length + 1
    return length


# ==================================================================================================
# src/tempo/search/playout_log.py
# ==================================================================================================

"""Log of a playout: the moves it plays, for a search that asks for them.

A playout takes as its log None, or an array that starts with END_OF_LOG. The compiler decides by the type: with
None nothing is left of `log_move`.
"""

END_OF_LOG = np.int16(-1)


@inlined
def log_move(log, ply, move):
    """Write the move of this ply, counted from 0, and end the log there."""
    if log is not None:
        log[ply] = move
        log[ply + 1] = END_OF_LOG


# ==================================================================================================
# src/tempo/games/gomoku/playouts/playouts.py
# ==================================================================================================

"""Playouts of Gomoku: uniformly random, by the rules of thumb, or by the weights of the windows.

A random stone costs little more than the update of the windows through its cell, which also detects the end.
"""

RULES_LIMIT = 30  # plies after which a playout by the rules is undecided
SAMPLE_SIZE = 6  # empty cells compared for each stone of `weighted_playout`


@njit
def uniform_playout(board, state, rng, log):
    """Put stones on uniformly random empty cells to the end; see Game.playout for the result."""
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    for plies in range(1, left + 1):
        cell = any_cell(board, state, rng)
        log_move(log, plies - 1, cell)
        if put_stone(board, state, cell, mark):
            return plies if plies & 1 == 0 else -plies
        mark = BOTH_MARKS - mark
    return 0


@njit
def rules_playout(board, state, rng, log):
    """Play both sides by the five rules; 0 if nobody wins within RULES_LIMIT plies. See Game.playout for the result."""
    left = min(RULES_LIMIT, board.size * board.size - np.int64(state[STONES]))
    for plies in range(1, left + 1):
        cell = rule_policy_cell(board, state, rng)
        log_move(log, plies - 1, cell)
        mark = np.int64(state[TO_MOVE])
        made = put_stone(board, state, cell, mark)
        if made:
            return plies if plies & 1 == 0 else -plies
        state[TO_MOVE] = BOTH_MARKS - mark
    return 0


@njit
def weighted_playout(board, state, rng, log):
    """Complete and block lines, else play the heaviest of a few random cells; see Game.playout for the result.

    A side that threatens to complete a line on two cells wins: the other side cannot block both.
    """
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    own, other, _ = scan_windows(board, state, mark)
    for plies in range(1, left + 1):
        if own != NOWHERE:
            log_move(log, plies - 1, own)
            return plies if plies & 1 == 0 else -plies
        if other == TWO_CELLS:
            return -plies - 1 if plies & 1 == 0 else plies + 1
        cell = other if other != NOWHERE else _heaviest_of_sample(board, state, mark, rng)
        log_move(log, plies - 1, cell)
        put_stone(board, state, cell, mark)
        stone = 1 if mark == 1 else SECOND
        own, other = NOWHERE, forced_reply(board, state, cell, stone * (board.inarow - 1))
        mark = BOTH_MARKS - mark
    return 0


@inlined
def _heaviest_of_sample(board, state, mark, rng):
    """Return the cell with the largest weight for `mark` among SAMPLE_SIZE random empty cells."""
    best = any_cell(board, state, rng)
    most = cell_weight(board, state, best, mark)
    for _ in range(SAMPLE_SIZE - 1):
        cell = any_cell(board, state, rng)
        weight = cell_weight(board, state, cell, mark)
        if weight > most:
            best, most = cell, weight
    return best


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
# src/tempo/games/gomoku/profiles.py
# ==================================================================================================

"""Profiles of the Gomoku agents: sets of option values."""


class GomokuProfile(NamedTuple):
    """Options of a Gomoku agent."""

    name: str
    options: SearchOptions
    plan: TimePlan
    rules: Annotated[bool, "try the rules of thumb before the search"]
    threats: Annotated[bool, "search for wins by threats, and restrict and order the tree's moves by threats"]
    safety: Annotated[bool, "search for the opponent's win by threats after the best moves"]


# Two designs from the original descriptions, the baselines. Faults of their first implementations are corrected: own
# wins come before blocks, five or more in a row win everywhere, and a node lists its own moves.

# UCB as mean + 2 * sqrt(ln N / n), uniform playouts.
CLASSIC_UNIFORM = GomokuProfile(
    name="classic_uniform",
    options=SearchOptions(exploration=sqrt(2.0), exploration_growth=0.0, first_play=inf, choose="visits"),
    plan=TimePlan(),
    rules=True,
    threats=False,
    safety=False,
)

# UCT with rule-based playouts; a playout that nobody wins counts as a loss; the tree is reused.
CLASSIC_RULES = GomokuProfile(
    name="classic_rules",
    options=SearchOptions(
        exploration=1.0,
        exploration_growth=0.0,
        first_play=inf,
        draw_value=0.0,
        playout="rules",
        reuse=True,
        choose="visits",
    ),
    plan=TimePlan(),
    rules=True,
    threats=False,
    safety=False,
)

# Threat search, then alpha-beta with the evaluation by lines: docs/background/gomoku.md. Lines of other lengths are
# searched by playouts with all features of search/, tuned by `tune --objective match`.
CHAMPION = GomokuProfile(
    name="champion",
    options=SearchOptions(
        exploration=0.36,
        exploration_growth=0.0,
        first_play=0.28,
        expansion=1,
        bias=0.45,
        playout="weighted",
        proofs=True,
        reuse=True,
        choose="visits",
        early_stop=True,
        search="alphabeta",
    ),
    plan=TimePlan(reserve=10.0),
    rules=False,
    threats=True,
    safety=True,
)

# The network trained by self-play on 8x8, without threat search: docs/background/network.md.
NETWORK = GomokuProfile(
    name="network",
    options=CHAMPION.options._replace(search="network"),
    plan=CHAMPION.plan,
    rules=False,
    threats=False,
    safety=False,
)


# ==================================================================================================
# src/tempo/games/gomoku/threats/refuter.py
# ==================================================================================================

"""Refuter: does the opponent have a win by threats after a move?"""

WIN_SPEED, INTERPRETED_WIN_SPEED = 1_000_000, 1_000  # nodes/s, below what experiments/threat_bench.py measures


class ThreatRefuter:
    """Searches for a VCF, then for a VCT, each within the node limit."""

    def __init__(self) -> None:
        self.nodes_per_second: float = WIN_SPEED
        self.board: GomokuGeometry | None = None
        self.after = np.zeros(0, np.int16)  # the position after the move; the kernels are bound to it
        self.searches: list[tuple[BoundKernel, tuple[int, ...]]] = []  # with their arguments after the node limit

    def get_ready(self, game: Game, state: np.ndarray, seconds: float) -> None:
        """Bind the kernels to a board; see `Refuter`."""
        if self.board is not game.board:
            self.board, self.after = game.board, state.copy()
            vcf = find_vcf.bind(game.board, self.after, last=(1,), seconds=seconds)
            vct = find_vct.bind(game.board, self.after, last=(1, 1), seconds=seconds)
            self.searches = [(vcf, ()), (vct, (MAX_PLIES,))]
        if any(find.backend == PYTHON for find, _ in self.searches):
            self.nodes_per_second = INTERPRETED_WIN_SPEED
        elif self.nodes_per_second == INTERPRETED_WIN_SPEED:
            self.nodes_per_second = WIN_SPEED

    def refute(self, game: Game, state: np.ndarray, move: int, nodes: int) -> Refutation:
        """Search for a win by threats after a move; see `Refuter`."""
        self.get_ready(game, state, inf)
        self.after[:] = state
        gomoku_play(game.board, self.after, move)
        plies = spent = 0
        for find, rest in self.searches:
            plies = int(find(nodes, *rest))
            spent += int(game.board.scratch[COUNTERS, NODES])
            if plies:
                break
        return Refutation(plies, spent)


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
# src/tempo/search/proofs.py
# ==================================================================================================

"""Exact results in the tree, and how they travel up (MCTS-Solver).

A proof is one integer, seen like all values from the side that moved into the node: won in n plies is END - n, lost in
n plies is -(END - n), a draw is DRAW, an open result UNKNOWN. So a larger proof is always better for the mover: the
nearer win, the farther loss. END - abs(proof) is the number of plies to the end, and the sign says who wins, except in
draws.
"""

UNKNOWN = 0
DRAW = 1
END = 10_000  # more plies than any game has


@inlined
def proof_of_outcome(outcome):
    """Return the proof of a position where the game is over, from LOST, DRAWN or WON."""
    if outcome == DRAWN:
        return DRAW
    return END * outcome


@inlined
def proof_in_plies(plies):
    """Return the proof of a position that is won in `plies`, or lost in `-plies` if negative; 0 is UNKNOWN."""
    if plies == 0:
        return UNKNOWN
    return END - plies if plies > 0 else -END - plies


@inlined
def proven_value(proof, discount):
    """Return the value of a node with this proof, 0 lost to 1 won, discounted by its plies to the end."""
    return DRAW_RESULT if proof == DRAW else discounted_value(proof, END - abs(proof), discount)


@inlined
def proof_from_children(tree, node):
    """Return what the children prove of their parent: one won child suffices, else all must be proven.

    Children are seen from the parent's opponent, so the best of them for that side decides.
    """
    first = tree.selection[node].first
    if first == NO_CHILDREN:
        return UNKNOWN
    best = -END
    certain = True
    for child in range(first, first + tree.selection[node].count):
        proof = tree.stats[child].proof
        if proof == UNKNOWN:
            certain = False
        elif proof > best:
            best = proof
    if best > DRAW:
        return 1 - best
    if not certain:
        return UNKNOWN
    return DRAW if best == DRAW else -best - 1


# ==================================================================================================
# src/tempo/search/backup.py
# ==================================================================================================

"""Backup: carry results, visits and proofs from a leaf up to the root."""

# Stored q of a proven child: a won one beats every score, a lost one loses to every score.
# Its bonus is tiny rather than zero, which would mark it as untried.
Q_WON = np.float32(9.0)
Q_DRAWN = np.float32(0.5)
Q_LOST = np.float32(-9.0)
NO_BONUS = np.float32(1e-12)


@inlined
def back_up(game, tree, params, depth, top, value):
    """Add a result to every node on the path, from the leaf up to `top` (negamax backup).

    The value changes sides at each ply, and with `discount` below 1 moves towards one half. A draw is stored as
    `draw_value`, for either side. Return the value for the node above `top`.

    Args:
        game: Game; its evaluator gives the bonus and bias that are stored with the new mean.
        tree: Tree.
        params: SearchParams.
        depth: int64, index of the leaf in `tree.path`.
        top: int64, index of the last node that gets the result.
        value: float64, result for the side that moved into the leaf, 0 lost to 1 won.
    """
    for level in range(depth, top - 1, -1):
        node = tree.path[level]
        visits = tree.stats[node].visits if game.access.is_shared() else game.access.add_visits(tree, node, 1)
        total = game.access.add_value(tree, node, params.draw_value if value == DRAW_RESULT else value)
        if is_open(tree, params, node):
            tree.selection[node].q = mean_value(game, tree, params, node, visits, total)
            if not game.access.is_shared():
                tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)
        value = 0.5 + (0.5 - value) * params.discount
    if params.implicit_minimax > 0.0:
        for level in range(depth - 1, top - 1, -1):
            mix_in_best_reply(game, tree, params, tree.path[level])
    return value


@inlined
def mean_value(game, tree, params, node, visits, total):
    """Return the q of a node: the mean of its results, and the bias of its prior.

    Args:
        game: Game, whose evaluator gives the bias.
        tree: Tree.
        params: SearchParams.
        node: int64, index of the node.
        visits: int64, its visits.
        total: float64, the sum of its results.
    """
    return total / visits + game.evaluator.bias(tree, params, node, visits)


@njit
def mix_in_best_reply(game, tree, params, node):
    """Mix the value of the best reply into the q of a node: (1 - a) * mean + a * best reply, a = `implicit_minimax`."""
    first = game.access.first_child(tree, node)
    if first <= NO_CHILDREN or not is_open(tree, params, node):
        return
    best = -math.inf
    for child in range(first, first + tree.selection[node].count):
        visits = tree.stats[child].visits
        if visits > 0:
            best = max(best, float(tree.selection[child].q) - float(game.evaluator.bias(tree, params, child, visits)))
    if best > -math.inf:
        bias = float(game.evaluator.bias(tree, params, node, tree.stats[node].visits))
        mean = float(tree.selection[node].q) - bias
        reply = 1.0 - min(max(best, 0.0), 1.0)
        tree.selection[node].q = mean + params.implicit_minimax * (reply - mean) + bias


@inlined
def is_open(tree, params, node):
    """Return whether means are stored for a node: it is not proven, or proofs do not count."""
    return not params.proofs or tree.stats[node].proof == UNKNOWN


@njit
def visit(game, tree, params, node):
    """Count a visit whose result is not known yet: it looks like a loss to the other threads (virtual loss)."""
    visits = game.access.add_visits(tree, node, 1)
    if is_open(tree, params, node):
        tree.selection[node].q = mean_value(game, tree, params, node, visits, tree.stats[node].value)
        if params.implicit_minimax > 0.0:
            mix_in_best_reply(game, tree, params, node)
        tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)


@njit
def add_visits_above(game, tree, params, anchor, count):
    """Count visits of the nodes above the anchor whose results are not known yet: they look explored to others."""
    for level in range(anchor):
        node = tree.path[level]
        visits = game.access.add_visits(tree, node, count)
        if is_open(tree, params, node):
            tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)


@njit
def add_results_above(game, tree, params, anchor, count, done, draws, total):
    """Add the results of the simulations from the anchor to the nodes above it.

    Args:
        game, tree, params: as in `search`.
        anchor: int64, index of the anchor in `tree.path`.
        count: int64, how many visits were counted before.
        done: int64, how many simulations there were.
        draws: int64, how many of them were draws.
        total: float64, sum of the other results, for the side that moved into the node above the anchor.
    """
    for level in range(anchor - 1, -1, -1):
        node = tree.path[level]
        value = game.access.add_value(tree, node, total + draws * params.draw_value)
        visits = game.access.add_visits(tree, node, done - count)
        if is_open(tree, params, node):
            tree.selection[node].q = mean_value(game, tree, params, node, visits, value)
            tree.selection[node].child_bonus = game.evaluator.child_bonus(tree, node, visits)
            if params.implicit_minimax > 0.0:
                mix_in_best_reply(game, tree, params, node)
        total = 0.5 * (done - draws) + (0.5 * (done - draws) - total) * params.discount


@inlined
def resolve_leaf(game, tree, params, depth):
    """Store the proof of a new node if the game is over there, or if the leaf solver decides it."""
    node = tree.path[depth]
    proof = UNKNOWN
    outcome = game.outcome(game.board, tree.state)
    if outcome != ONGOING:
        proof = proof_of_outcome(outcome)
    elif params.proofs:
        proof = proof_in_plies(game.leaf_solver(game.board, tree.state))
    if proof == UNKNOWN:
        game.access.mark_open(tree, node)
    elif game.access.set_proof(tree, node, proof) and params.proofs:
        prove(game, tree, depth)


@inlined
def prove(game, tree, depth):
    """Carry the proof at the end of the path up as far as each parent is decided by its children.

    Of two threads that prove the last children of a node, the later one sees both.
    """
    mark_proven(tree, tree.path[depth])
    for level in range(depth - 1, -1, -1):
        node = tree.path[level]
        proof = proof_from_children(tree, node)
        if proof == UNKNOWN or not game.access.set_proof(tree, node, proof):
            return
        mark_proven(tree, node)


@inlined
def mark_proven(tree, node):
    """Overwrite the selection part of a proven node, so that its parent takes a win at once and a loss last."""
    proof = tree.stats[node].proof
    tree.selection[node].child_bonus = NO_BONUS
    if proof == DRAW:
        tree.selection[node].q = Q_DRAWN
    else:
        tree.selection[node].q = Q_WON if proof > DRAW else Q_LOST


# ==================================================================================================
# src/tempo/search/leaves/rave.py
# ==================================================================================================

"""RAVE: a move's value from all simulations in which its side plays it later (AMAF), mixed with its own mean.

Every playout says something about dozens of moves, so a child has an AMAF mean long before it has visits. It is biased,
and its weight falls as the child's own visits n grow, with m simulations in the AMAF mean (Silver's formula):

    q = (1 - beta) * mean + beta * AMAF mean,    beta = m / (m + n + m * n / rave)

The moves of a simulation are those of its path and of its playout, which logs them. Each child of each node on the path
whose move its side plays from there on gets the result.

The untried child with the best AMAF mean is tried first. It is compared with the others as if it had one visit. One
without AMAF mean is worth `first_play`. One thread searches: others would see children that change their places.
"""

MOST_ACTIONS = 1 << 15
AMAF = np.dtype([("value", np.float32), ("visits", np.int32)])


class Rave(NamedTuple):
    """Arrays of RAVE beside a tree of N nodes."""

    amaf: np.ndarray  # AMAF[N], sum and number of the results of simulations with the node's move
    log: np.ndarray  # int16[plies of the longest game + 1], moves of the playout
    later: np.ndarray  # bool[2, MOST_ACTIONS], moves of each side that come later in the simulation; else all False


def new_rave(game: Game, nodes: int) -> Rave:
    """Return the arrays for an empty tree."""
    log, later = np.full(game.plies + 1, END_OF_LOG), np.zeros((2, MOST_ACTIONS), np.bool_)
    return Rave(np.zeros(nodes, AMAF).view(np.recarray), log, later)


@njit
def rave_value(game, tree, params, rng, depth):
    """Return the result of one random playout, and add it to the AMAF means; arguments as in `playout_value`."""
    log = tree.rave.log
    log[0] = END_OF_LOG
    plies = game.playout(game.board, tree.state, rng, log)
    value = discounted_value(plies, abs(plies), params.discount)
    mark_playout(tree, depth, True)
    for level in range(depth, -1, -1):
        add_to_children(game, tree, params, level, value if (depth - level) & 1 == 1 else 1.0 - value)
        if level > 0:
            tree.rave.later[(level - 1) & 1, tree.selection[tree.path[level]].action] = True
    mark_playout(tree, depth, False)
    for level in range(1, depth + 1):
        tree.rave.later[(level - 1) & 1, tree.selection[tree.path[level]].action] = False
    return value


@njit
def mark_playout(tree, depth, is_later):
    """Set `later` of the moves of the playout, which starts `depth` plies below the root."""
    ply = 0
    while tree.rave.log[ply] != END_OF_LOG:
        tree.rave.later[(depth + ply) & 1, tree.rave.log[ply]] = is_later
        ply += 1


@njit
def add_to_children(game, tree, params, level, value):
    """Add a result to those children of a node on the path whose moves come later in the simulation.

    Args:
        game, tree, params: as in `playout_value`; `tree.rave.later` holds the moves after the node.
        level: int64, index of the node in `tree.path`.
        value: float64, result for the side to move there.
    """
    node = tree.path[level]
    first = game.access.first_child(tree, node)
    if first == NO_CHILDREN:
        return
    value = params.draw_value if value == DRAW_RESULT else value
    for child in range(first, first + tree.selection[node].count):
        if tree.rave.later[level & 1, tree.selection[child].action]:
            tree.rave.amaf[child].value += np.float32(value)
            tree.rave.amaf[child].visits += 1
            visits = tree.stats[child].visits
            if visits > 0 and is_open(tree, params, child):
                tree.selection[child].q = mean_value(game, tree, params, child, visits, tree.stats[child].value)
                if params.implicit_minimax > 0.0:
                    mix_in_best_reply(game, tree, params, child)


@njit
def rave_bias(tree, params, node, visits):
    """Return what the AMAF mean and the prior add to the mean value of a node."""
    bias = progressive_bias(tree, params, node, visits)
    amaf = tree.rave.amaf[node]
    if amaf.visits == 0:
        return bias
    beta = amaf.visits / (amaf.visits + visits + amaf.visits * visits / params.rave)
    return bias + beta * (amaf.value / amaf.visits - tree.stats[node].value / visits)


BY_RAVE = BY_PLAYOUT._replace(value=rave_value, bias=rave_bias)


@njit
def draw_best_untried(tree, rave, params, rng, child, end, bonus):
    """Swap an untried child with the best score to the place of `child`; return the score.

    Args:
        tree: Tree.
        rave: Rave.
        params: SearchParams.
        rng: uint64[...], state of the random number generator, which draws among equal ones.
        child: int64, index of the first untried child.
        end: int64, index after the last child.
        bonus: float32, exploration bonus of a child with one visit.
    """
    best, equals = child, 0
    best_score = -np.inf
    for other in range(child, end):
        visits = rave.amaf[other].visits
        score = bonus + rave.amaf[other].value / visits if visits > 0 else np.float64(params.first_play)
        score += tree.selection[other].q
        if score > best_score:
            best, best_score, equals = other, score, 1
        elif score == best_score:
            equals += 1
            if below(rng, equals) == 0:
                best = other
    swap_untried(tree, rave, child, best)
    return best_score


@njit
def swap_untried(tree, rave, child, other):
    """Swap two untried children."""
    action, q = tree.selection[child].action, tree.selection[child].q
    tree.selection[child].action, tree.selection[child].q = tree.selection[other].action, tree.selection[other].q
    tree.selection[other].action, tree.selection[other].q = action, q
    value, visits = rave.amaf[child].value, rave.amaf[child].visits
    copy_amaf(rave, other, child)
    rave.amaf[other].value, rave.amaf[other].visits = value, visits
    if tree.priors.size > 1:
        prior = tree.priors[child]
        tree.priors[child] = tree.priors[other]
        tree.priors[other] = prior


@njit
def copy_amaf(rave, node, target):
    """Copy a node's AMAF mean to another node, if there is one."""
    if rave is not None:
        rave.amaf[target].value = rave.amaf[node].value
        rave.amaf[target].visits = rave.amaf[node].visits


@njit
def forget_amaf(rave, node):
    """Reset a node's AMAF mean to zero, if there is one."""
    if rave is not None:
        rave.amaf[node].value = 0.0
        rave.amaf[node].visits = 0


# ==================================================================================================
# src/tempo/search/tree.py
# ==================================================================================================

"""Search tree: two flat arrays; a node is an index, and the children of a node lie side by side.

A tree of millions of nodes is bound by cache misses, not by arithmetic. So what selection reads (SELECTION) takes 16
bytes per node: seven children fill two neighbouring cache lines, and the place of the next level is known as soon as a
child is chosen. What only the backup needs (STATS) lies in an array of its own.

Values are from the view of the side that moved into the node (negamax). Children are appended when a simulation first
passes through their parent; tried children come before untried ones. All entries from `used` on are zero.
"""

ROOT = 0
NOT_IN_TREE = -1
# sqrt(2 ln t) for small t: a logarithm costs more than the rest of a selection. The table is a field of the tree, since
# a constant of that size would be the largest part of the machine code.
UCB_PARENT_BONUSES = np.sqrt(2 * logs_of(np.maximum(1, np.arange(1 << 16)))).astype(np.float32)
UNTRIED = np.float32(0.0)  # `child_bonus` of a child without visits

SELECTION = np.dtype(
    [
        ("q", np.float32),  # mean value, 0 lost to 1 won, for the side that moved into the node
        ("child_bonus", np.float32),  # exploration factor by the child's visits: 1 / sqrt(visits) in UCB
        ("first", np.int32),  # index of the first child, or NO_CHILDREN
        ("action", np.int16),  # move that leads here
        ("count", np.int16),  # number of children
    ]
)
STATS = np.dtype(
    [
        ("value", np.float64),  # sum of the results, 0 lost to 1 won each
        ("visits", np.int32),  # simulations through the node
        ("proof", np.int32),  # exact result (proofs.py), or UNKNOWN
    ]
)


class Tree(NamedTuple):
    """Arrays of a search tree; N is its capacity in nodes."""

    selection: Any  # SELECTION[N]
    stats: Any  # STATS[N]
    priors: np.ndarray  # float32[N], prior of the move that leads to each node; float32[1] where the game gives none
    used: np.ndarray  # int64[1], number of nodes in use
    path: np.ndarray  # int64[plies of the longest game + 1], nodes of the current simulation
    state: np.ndarray  # position at the end of that path, an array as the game defines it
    actions: np.ndarray  # int16[most legal moves], scratch for the legal moves
    scratch_priors: np.ndarray  # float32[most legal moves], scratch for their priors
    anchor: np.ndarray  # position of the node that simulations start from, like `state`
    parent_bonuses: np.ndarray = UCB_PARENT_BONUSES  # float32[2^16], exploration factor by the parent's visits
    rave: Any = None  # Rave (leaves/rave.py), or None without


def new_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """Return an empty tree. The operating system hands out its memory only as nodes come into use."""
    return Tree(
        selection=np.zeros(nodes, SELECTION).view(np.recarray),
        stats=np.zeros(nodes, STATS).view(np.recarray),
        priors=np.zeros(1 if game.ordering is RANDOM_ORDER else nodes, np.float32),
        used=np.ones(1, np.int64),
        path=np.zeros(game.plies + 1, np.int64),
        state=np.zeros_like(state),
        actions=np.zeros(game.actions, np.int16),
        scratch_priors=np.zeros(game.actions, np.float32),
        anchor=np.zeros_like(state),
        rave=new_rave(game, nodes) if game.evaluator is BY_RAVE else None,
    )


def clear(tree: Tree) -> None:
    """Remove all nodes."""
    used = int(tree.used[0])
    tree.selection[:used] = np.zeros((), SELECTION)
    tree.stats[:used] = np.zeros((), STATS)
    tree.priors[:used] = 0.0
    if tree.rave is not None:
        tree.rave.amaf[:used] = np.zeros((), AMAF)
    tree.used[0] = 1


def children(tree: Tree, node: int) -> range:
    """Return the indices of a node's children."""
    first = int(tree.selection[node].first)
    return range(first, first + int(tree.selection[node].count))


def is_solved_leaf(tree: Tree, node: int) -> bool:
    """Return whether a node is proven but not expanded, so that it has no move to choose from."""
    return bool(tree.stats[node].proof != 0) and tree.selection[node].first == NO_CHILDREN


def restrict(tree: Tree, node: int, actions: tuple[int, ...]) -> None:
    """Keep only the children that these actions lead to, in their present order."""
    place = first = int(tree.selection[node].first)
    for child in children(tree, node):
        if tree.selection[child].action in actions:
            tree.selection[place] = tree.selection[child]
            tree.stats[place] = tree.stats[child]
            if has_priors(tree):
                tree.priors[place] = tree.priors[child]
            copy_amaf(tree.rave, child, place)
            place += 1
    tree.selection[node].count = place - first


@inlined
def has_priors(tree):
    """Return whether the game gives its moves priors."""
    return tree.priors.size > 1


@kernel
def find_position(game, tree, root_state, state):
    """Return the node of a position at most two plies below the root, or NOT_IN_TREE.

    Args:
        game: Game.
        tree: Tree; `state` is used as scratch.
        root_state: the position at the root.
        state: the position to find.
    """
    if same_state(root_state, state):
        return ROOT
    first = tree.selection[ROOT].first
    for child in range(first, first + tree.selection[ROOT].count):
        copy_state(tree.state, root_state)
        game.play(game.board, tree.state, tree.selection[child].action)
        if same_state(tree.state, state):
            return child
        below = tree.selection[child].first
        for grandchild in range(below, below + tree.selection[child].count):
            copy_state(tree.state, root_state)
            game.play(game.board, tree.state, tree.selection[child].action)
            game.play(game.board, tree.state, tree.selection[grandchild].action)
            if same_state(tree.state, state):
                return grandchild
    return NOT_IN_TREE


@inlined
def same_state(one, other):
    """Return whether two states are the same position."""
    for i in range(one.size):
        if one[i] != other[i]:
            return False
    return True


@inlined
def copy_state(target, source):
    """Overwrite one state with another."""
    for i in range(source.size):
        target[i] = source[i]


@kernel
def reroot(tree, root, moved_parent):
    """Make a node the root: keep the nodes below it and drop all others, in place and in one pass.

    A node always lies behind its parent, so sliding what is kept towards the front never overwrites what is still to be
    moved.

    Args:
        tree: Tree.
        root: int64, the node that becomes ROOT.
        moved_parent: int32[used], all NOT_IN_TREE. At the first child of each kept block it takes the new index of the
            parent.
    """
    old_used = tree.used[0]
    move_node(tree, root, ROOT, moved_parent)
    used = 1
    node = root + 1
    while node < old_used:
        parent = moved_parent[node]
        if parent == NOT_IN_TREE:
            node += 1
            continue
        tree.selection[parent].first = used
        for _ in range(tree.selection[parent].count):
            move_node(tree, node, used, moved_parent)
            used += 1
            node += 1
    tree.used[0] = used
    for node in range(used, old_used):
        forget_node(tree, node)


@inlined
def move_node(tree, node, target, moved_parent):
    """Copy a node to `target`, and note at its first child where the parent is now."""
    if tree.selection[node].first != NO_CHILDREN:
        moved_parent[tree.selection[node].first] = target
    tree.selection[target] = tree.selection[node]
    tree.stats[target] = tree.stats[node]
    if has_priors(tree):
        tree.priors[target] = tree.priors[node]
    copy_amaf(tree.rave, node, target)


@inlined
def forget_node(tree, node):
    """Reset a node to zero."""
    tree.selection[node].q = 0.0
    tree.selection[node].child_bonus = UNTRIED
    tree.selection[node].first = NO_CHILDREN
    tree.selection[node].action = 0
    tree.selection[node].count = 0
    tree.stats[node].value = 0.0
    tree.stats[node].visits = 0
    tree.stats[node].proof = 0
    if has_priors(tree):
        tree.priors[node] = 0.0
    forget_amaf(tree.rave, node)


# ==================================================================================================
# src/tempo/search/choose.py
# ==================================================================================================

"""Choose the final move from a searched tree: node values, best move, early stop, principal variation."""

TROUBLE = 0.4  # no early stop while the best move is worth less than this


def node_value(tree: Tree, node: int) -> float:
    """Return the value of a node: its proof, else its mean, else one half."""
    proof, visits = int(tree.stats[node].proof), int(tree.stats[node].visits)
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else float(proof > DRAW)
    return float(tree.stats[node].value) / visits if visits else 0.5


def best_move(tree: Tree, choose: str) -> int:
    """Return the child of the root to play: proven wins first, proven losses last, others by merit, then prior."""

    def rank(child: int) -> tuple[int, float, int, float]:
        proof, visits = int(tree.stats[child].proof), int(tree.stats[child].visits)
        promise = float(tree.priors[child]) if has_priors(tree) else 0.0
        if proof not in (UNKNOWN, DRAW):
            return (1 if proof > DRAW else -1, proof, visits, promise)
        return (0, merit(choose, node_value(tree, child), visits, proof == DRAW), visits, promise)

    return max(children(tree, ROOT), key=rank)


def merit(choose: str, value: float, visits: float, certain: bool) -> float:
    """Return what a move is ranked by: visits, value, or the lower confidence bound of the value."""
    if choose == "visits":
        return visits
    if visits == 0:
        return -math.inf
    return value - (1.0 / math.sqrt(visits) if choose == "bound" and not certain else 0.0)


def is_settled(tree: Tree, choose: str, simulations: float) -> bool:
    """Return whether this many more simulations cannot change the chosen move among those not proven lost.

    Proofs could still change it. So a search whose best move looks bad goes on: that move may turn out to be lost.
    """
    not_lost = [child for child in children(tree, ROOT) if tree.stats[child].proof >= UNKNOWN]
    if len(not_lost) < 2:
        return True
    best = best_move(tree, choose)
    if node_value(tree, best) < TROUBLE:
        return False
    least = _prospect(tree, best, choose, simulations, 0.0)
    return all(_prospect(tree, child, choose, simulations, 1.0) < least for child in not_lost if child != best)


def _prospect(tree: Tree, child: int, choose: str, simulations: float, result: float) -> float:
    """Return the merit of a move if this many more simulations all had the same result, 0 or 1."""
    visits, value = int(tree.stats[child].visits), node_value(tree, child)
    if choose == "visits":
        return visits + result * simulations  # at worst none of them visits this move
    if tree.stats[child].proof == DRAW:
        return merit(choose, value, visits, certain=True)
    total = visits + simulations
    return merit(choose, (value * visits + result * simulations) / total if total else value, total, certain=False)


def expected_line(tree: Tree, node: int) -> tuple[int, ...]:
    """Return the moves from the root through `node` and on along the most visited children."""
    line = [int(tree.selection[node].action)]
    while len(kids := children(tree, node)) and len(line) < len(tree.path):
        visits = tree.stats.visits[kids.start : kids.stop]
        node = kids.start + int(visits.argmax())
        if visits[node - kids.start] == 0:
            break
        line.append(int(tree.selection[node].action))
    return tuple(line)


# ==================================================================================================
# src/tempo/search/expand.py
# ==================================================================================================

"""Expansion: add a node's children to the tree, and draw among untried ones."""


@inlined
def draw_untried(tree, rng, child, end):
    """Swap a random one of the untried children with the same q as `child` to the place of `child`.

    Args:
        tree: Tree.
        rng: uint64[...], state of the random number generator.
        child: int64, index of the first untried child.
        end: int64, index after the last child.
    """
    swap_actions(tree, child, child + below(rng, end_of_equals(tree, child, end) - child))


@njit
def shuffle_untried(tree, rng, first, end):
    """Shuffle untried children, each among those with the same q, which lie side by side."""
    child = first
    while child < end:
        last = end_of_equals(tree, child, end) - 1
        while child < last:
            swap_actions(tree, child, child + below(rng, last + 1 - child))
            child += 1
        child += 1


@inlined
def end_of_equals(tree, child, end):
    """Return the index after the last of the untried children with the same q as `child`."""
    equal = child + 1
    while equal < end and tree.selection[equal].q == tree.selection[child].q:
        equal += 1
    return equal


@inlined
def swap_actions(tree, child, other):
    """Swap the actions of two untried children, which differ in nothing else."""
    action = tree.selection[other].action
    tree.selection[other].action = tree.selection[child].action
    tree.selection[child].action = action


@inlined
def expand_if_due(game, tree, params, rng, node):
    """Expand a node if it is unproven and due; return whether it has children now."""
    if tree.stats[node].proof != UNKNOWN or not game.evaluator.is_due(tree, params, node):
        return False
    first = new_children(game, tree, params, node)
    if first == NO_CHILDREN:
        return False
    if game.access.is_shared():
        shuffle_untried(tree, rng, first, first + tree.selection[node].count)
    game.access.publish(tree, node, first)
    return True


@inlined
def new_children(game, tree, params, node):
    """Append one child for each legal move and return the index of the first, for the caller to publish.

    Return NO_CHILDREN if the tree is full, which is searched on as it is, or if another thread adds them.
    """
    if not game.access.claim(tree, node):
        return NO_CHILDREN
    count = game.legal(game.board, tree.state, tree.actions)
    first = game.access.take_nodes(tree, count)
    if first == NO_CHILDREN:
        game.access.publish(tree, node, NO_CHILDREN)
    else:
        game.ordering.add_children(game, tree, params, first, count)
        tree.selection[node].count = count
    return first


# ==================================================================================================
# src/tempo/search/mcts.py
# ==================================================================================================

"""Monte-Carlo tree search for any game with the contract of game.py.

One simulation walks down the tree by what is known so far (`select`), adds children to the node it ends at (`expand`),
plays a random game from there (`simulate`), and adds the result to every node on the path (`back_up`). Over many
simulations the visits gather on the best moves.

`select` follows UCB1 (UCT): the child with the largest upper confidence bound on its mean value,

    q + c * sqrt(2 * ln(visits of the parent)) / sqrt(visits of the child)

Each factor depends on one node only. It is computed when that node changes and stored there, so that comparing
children costs one multiplication and one addition per child. PUCT (leaves/puct.py) only stores other factors.

With `params.proofs`, exact results travel up the tree (MCTS-Solver, proofs.py): a node is proven as soon as its
children decide it, and proven nodes are not searched again. A game with a leaf solver is asked about each new node.

A game with many moves may give priors, which order a node's untried moves (ordering.py), and may delay expansion
until a node has several visits: most nodes never get that far, and children are what uses up memory.

Several threads may search one tree with the same code (threads/): the game's `access` then makes the changes atomic.
Nothing is locked. A visit is counted on the way down and looks like a loss until its result is there (virtual loss), so
the other threads go elsewhere. What is derived from visits and values, a node's q and bonus, is overwritten by whoever
comes last, and the next visit corrects it.
"""

WORSE_THAN_ANY = np.float32(-99.0)
FROM_ANCHOR = 64  # simulations from one anchor


@kernel
def search(game, tree, root_state, params, rng, simulations):
    """Run simulations from the root and return their number, smaller than asked only if the root is proven.

    Args:
        game: Game, the rules as a tuple of jitted functions.
        tree: Tree, changed in place; node 0 is the root.
        root_state: the position at the root, an array as the game defines it; not changed.
        params: SearchParams (options.py).
        rng: uint64[...], state of the random number generator (native/rng.py), changed in place.
        simulations: int64, the most simulations to run.
    """
    done = 0
    while done < simulations:
        count = min(FROM_ANCHOR, simulations - done) if params.anchor_visits > 0 else simulations
        completed = search_from_anchor(game, tree, root_state, params, rng, count)
        done += completed
        if completed < count:
            break
    return done


@njit
def search_from_anchor(game, tree, root_state, params, rng, count):
    """Run `count` simulations, fewer only if the root is proven, and return their number.

    All start from the anchor, a node that was visited often. The nodes above it get the visits before and the results
    afterwards, in one step: that costs less, and several threads do not wait for each other there.

    Args:
        game, tree, root_state, params, rng: as in `search`.
        count: int64.
    """
    anchor = go_to_anchor(game, tree, root_state, params, rng)
    add_visits_above(game, tree, params, anchor, count)
    done, draws, total = 0, 0, 0.0
    while done < count and not (params.proofs and game.access.proof(tree, ROOT) != UNKNOWN):
        copy_state(tree.state, tree.anchor)
        depth = select(game, tree, params, rng, anchor)
        value = simulate(game, tree, params, rng, depth)
        value = back_up(game, tree, params, depth, anchor, value)
        done += 1
        if anchor > 0:
            if value == DRAW_RESULT:
                draws += 1
            else:
                total += value
    add_results_above(game, tree, params, anchor, count, done, draws, total)
    return done


@njit
def go_to_anchor(game, tree, root_state, params, rng):
    """Walk down from the root while nodes have `anchor_visits`; leave the position in `tree.anchor`, return the depth.

    Args:
        game, tree, root_state, params, rng: as in `search`.
    """
    copy_state(tree.anchor, root_state)
    node = ROOT
    tree.path[0] = node
    depth = 0
    while 0 < params.anchor_visits <= tree.stats[node].visits and game.access.first_child(tree, node) > NO_CHILDREN:
        node = best_child(game, tree, node, params, rng)
        if tree.stats[node].visits < params.anchor_visits:
            break
        game.play(game.board, tree.anchor, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def select(game, tree, params, rng, depth):
    """Walk down from the node at `depth` on the path to a leaf, playing its moves on `tree.state`; return its depth.

    A leaf is a node without children that gets none in this simulation. Unproven nodes that are due are expanded on the
    way, so a simulation adds at most one block of children.

    Args:
        game: Game.
        tree: Tree; `path[0]` to `path[depth]` are set, `state` is the position at `path[depth]`.
        params: SearchParams.
        rng: uint64[...], state of the random number generator.
        depth: int64, index in `tree.path` at which to start.
    """
    node = tree.path[depth]
    while game.access.first_child(tree, node) > NO_CHILDREN or expand_if_due(game, tree, params, rng, node):
        if game.access.is_shared():
            visit(game, tree, params, node)
        node = best_child(game, tree, node, params, rng)
        game.play(game.board, tree.state, tree.selection[node].action)
        depth += 1
        tree.path[depth] = node
    if game.access.is_shared():
        visit(game, tree, params, node)
    return depth


@njit
def draws_untried(game, tree, rave, params, rng, child, end, bonus, best_score):
    """Return whether an untried child scores more than the tried ones; if so, it is swapped to the place of `child`.

    Args:
        game, tree, params, rng: as in `best_child`.
        rave: Rave, or None, which the compiler decides by.
        child: int64, index of the first untried child.
        end: int64, index after the last child.
        bonus: float, exploration bonus of a child with one visit.
        best_score: float, the best score of the tried children.
    """
    if rave is not None:
        return draw_best_untried(tree, rave, params, rng, child, end, bonus) > best_score
    if params.first_play + tree.selection[child].q <= best_score:
        return False
    if not game.access.is_shared():  # which shuffles them before another thread sees them
        draw_untried(tree, rng, child, end)
    return True


@inlined
def best_child(game, tree, node, params, rng):
    """Return the child with the highest upper confidence bound, or an untried one.

    Tried children come first, so the scan ends at the first untried child. That one is worth `first_play` plus its
    prior bonus; it wins against every tried child that scores no more. RAVE (leaves/rave.py) has another order.

    Args:
        game: Game; its evaluator says how the parent's visits weigh (`parent_bonus`).
        tree: Tree.
        node: int64, index of the parent; it has children.
        params: SearchParams.
        rng: uint64[...], state of the random number generator, which draws among equal untried children.
    """
    bonus = params.exploration * game.evaluator.parent_bonus(tree, tree.stats[node].visits)
    first = tree.selection[node].first
    end = first + tree.selection[node].count
    best = first
    best_score = WORSE_THAN_ANY
    for child in range(first, end):
        if tree.selection[child].child_bonus == UNTRIED:
            if draws_untried(game, tree, tree.rave, params, rng, child, end, bonus, best_score):
                best = child
            break
        score = tree.selection[child].q + bonus * tree.selection[child].child_bonus
        if score > best_score:
            best_score = score
            best = child
    return best


@inlined
def simulate(game, tree, params, rng, depth):
    """Return the value of the last node on the path for the side that moved into it, 0 lost to 1 won.

    Args:
        game: Game; its evaluator values a leaf that is not proven.
        tree: Tree; `state` is the position of the last node on the path.
        params: SearchParams.
        rng: uint64[...], state of the random number generator.
        depth: int64, index of the last node in `tree.path`.
    """
    node = tree.path[depth]
    if game.access.is_new(tree, node):
        resolve_leaf(game, tree, params, depth)
    proof = game.access.proof(tree, node)
    if proof == UNKNOWN:
        return game.evaluator.value(game, tree, params, rng, depth)
    if params.proofs and game.access.is_shared():
        mark_proven(tree, node)  # a thread that had not seen the proof may have written a mean since
    return proven_value(proof, params.discount)


# ==================================================================================================
# src/tempo/search/tree_searcher.py
# ==================================================================================================

"""Tree search as a `Searcher`: the tree is kept from one move to the next."""

MOST_INTERPRETED = 5_000  # most nodes that interpreted code re-roots on a clock: 0.1 s


class TreeSearcher:
    """Searches the positions of one player and keeps its tree."""

    def __init__(self, rng: np.ndarray) -> None:
        self.rng = rng
        self.options = SearchOptions()
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)
        self.searching: BoundKernel | None = None

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return the kernel calls; see `Searcher`. A tree grown by compiled code is too large for the interpreter."""
        game, state = self.game_for(position, options), position.state
        tree = self.tree if self.tree is not None and self.game == game else new_tree(game, state, options.nodes)
        return [
            (find_position, (game, tree, state, state)),
            (reroot, (tree, 1, np.zeros(1, np.int32))),
            (search, (game, tree, state, params_of(options, position.filled, bool(game.nn_eval)), self.rng, 1)),
        ]

    def game_for(self, position: Position, options: SearchOptions) -> Game:
        """Return the game of a position as it is searched: with RAVE if wanted, where playouts value the leaves."""
        game = position.game
        return game._replace(evaluator=BY_RAVE) if options.rave > 0 and game.evaluator is BY_PLAYOUT else game

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the root and bind the search; see `Searcher`."""
        self.options = options
        if on_a_clock and position.plain is not None and not self._is_compiled(position, patience):
            position = position._replace(game=position.plain)
        self.set_root(position, patience, on_a_clock)
        calls = self.calls(position, options)
        ready = [called.is_ready(*arguments, seconds=patience) for called, arguments in calls]
        self.searching = self._bind_search(calls[-1][1], patience)
        return all(ready)

    def _bind_search(self, full: tuple[Any, ...], patience: float) -> BoundKernel:
        """Return the search bound to all arguments but the number of simulations."""
        return search.bind(*full[:-1], last=(1,), seconds=patience)

    def _is_compiled(self, position: Position, patience: float) -> bool:
        """Return whether the search of a position is compiled; order it if not."""
        called, arguments = self.calls(position, self.options)[-1]
        return called.is_ready(*arguments, seconds=patience)

    def set_root(self, position: Position, patience: float = inf, on_a_clock: bool = False) -> Tree:
        """Return the tree with this position at its root, re-rooted if the last tree has it, else empty."""
        game, state = self.game_for(position, self.options), position.state
        if self.tree is None or self.game != game:
            self.tree, self.game = new_tree(game, state, self.options.nodes), game
        else:
            root = NOT_IN_TREE
            if self.options.reuse:
                root = find_position.bind(game, self.tree, self.root_state, state, seconds=patience)()
            if root == NOT_IN_TREE or is_solved_leaf(self.tree, root):
                clear(self.tree)
            elif root != ROOT:
                self._move_to_root(self.tree, int(root), patience, on_a_clock)
        self.root_state = state.copy()
        return self.tree

    def _move_to_root(self, tree: Tree, root: int, patience: float, on_a_clock: bool) -> None:
        """Make a node the root; on a clock, clear the tree instead where interpreted code would take long."""
        moved_parent = np.full(tree.used[0], NOT_IN_TREE, np.int32)
        moving = reroot.bind(tree, root, moved_parent, seconds=patience)
        if on_a_clock and moving.backend == PYTHON and moved_parent.size > MOST_INTERPRETED:
            clear(tree)
        else:
            moving()

    def forget(self) -> None:
        """Drop the tree."""
        self.tree = None

    @property
    def backend(self) -> str:
        """The backend of native/jit.py that runs the search now."""
        return "" if self.searching is None else self.searching.backend

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Run one simulation, which expands the root, and keep only these moves."""
        assert self.tree is not None
        done = self.run(1)
        if moves is not None:
            restrict(self.tree, ROOT, moves)
        return done

    def run(self, simulations: int) -> int:
        """Run this many simulations; see `Searcher`."""
        assert self.searching is not None
        return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """Return whether this many more simulations cannot change the move."""
        assert self.tree is not None
        return is_settled(self.tree, self.options.choose, simulations)

    def leading_move(self) -> int | None:
        """Return the best move so far, None if its result is proven; see `Searcher`."""
        assert self.tree is not None
        best = best_move(self.tree, self.options.choose)
        return int(self.tree.selection[best].action) if self.tree.stats[best].proof == UNKNOWN else None

    def refute(self, move: int, plies: int) -> None:
        """Store the proof that a move loses, and what it proves of the root; see `Searcher`."""
        tree = self.tree
        assert tree is not None
        node = next(child for child in children(tree, ROOT) if tree.selection[child].action == move)
        tree.stats[node].proof = proof_in_plies(-plies)
        mark_proven(tree, node)
        tree.stats[ROOT].proof = proof_from_children(tree, ROOT)
        if tree.stats[ROOT].proof != UNKNOWN:
            mark_proven(tree, ROOT)

    def look(self) -> Snapshot:
        """Return a snapshot. It has priors only with a network: those of other games are no probabilities."""
        tree = self.tree
        assert tree is not None and self.game is not None
        kids = children(tree, ROOT)
        best = best_move(tree, self.options.choose)
        proof = int(tree.stats[best].proof) if self.options.proofs else UNKNOWN
        line = expected_line(tree, best)
        return Snapshot(
            move=int(tree.selection[best].action),
            reason="proven" if proof != UNKNOWN else "search",
            value=node_value(tree, best),
            plies=len(line) if proof in (UNKNOWN, DRAW) else END - abs(proof) + 1,
            moves=tuple(int(tree.selection[child].action) for child in kids),
            visits=tuple(int(tree.stats[child].visits) for child in kids),
            values=tuple(node_value(tree, child) for child in kids),
            proofs=tuple(int(tree.stats[child].proof) for child in kids) if self.options.proofs else (),
            line=line,
            priors=tuple(float(tree.priors[child]) for child in kids) if self.game.nn_eval else (),
        )

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation that begins with this move."""
        tree = self.tree
        assert tree is not None
        node = next(child for child in children(tree, ROOT) if tree.selection[child].action == move)
        return expected_line(tree, node)


# ==================================================================================================
# src/tempo/games/gomoku/gomoku_agent.py
# ==================================================================================================

"""The Gomoku agent: reading observations, wins and blocks, wins by threats, formatting moves.

The environment `gomoku` calls an agent with an observation and a configuration; it returns a cell. An agent plays
either seat, boards of any size and any number of games. It never raises an exception; in the worst case it plays a
random empty cell.
"""

register(MACHINE_CODE)

PLAYOUTS = {"uniform": uniform_playout, "rules": rules_playout, "weighted": weighted_playout}
DEFAULT_SIZE, DEFAULT_INAROW = 15, 5
# Node limit of the search for a win by threats, before the tree search: a share of the move's time, in nodes.
WIN_SHARE = 0.2
MAX_WIN_NODES = 1_000_000
WIN_NODES_PER_SIMULATION = 5  # where a move is limited by simulations


class GomokuView(NamedTuple):
    """The fields of an observation and its configuration."""

    size: int
    inarow: int
    cells: list[int]  # row by row from the top
    mark: int  # our mark, 1 or 2
    step: float  # seconds for each move
    bank: float  # seconds of overage left

    @property
    def stones(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        return [cell for cell, mark in enumerate(self.cells) if mark == 0]


class PendingWin(NamedTuple):
    """A win by threats that the agent is playing out."""

    stones: int  # on the board when it was found
    plies: int  # to the win at most, from there


class GomokuAgent(ThinkingAgent):
    """An agent for Gomoku."""

    profile: GomokuProfile
    pending_win: PendingWin | None = None
    refuter: ThreatRefuter | None = None

    def new_searcher(self) -> Searcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        state = new_gomoku_state(view.cells, view.size, view.inarow, view.mark)
        game = game_of(view.size, view.inarow, self.profile.options.playout, self.profile.threats)
        shortcuts: list[Callable[[], Decision | None]] = [
            partial(only_move, view.legal),
            partial(winning_move, game.board, state, view.mark),
            partial(self.block, view, game, state),
        ]
        if self.profile.rules:
            shortcuts.append(partial(rule_move, game.board, state, self.rng))
        if self.profile.threats:
            shortcuts.append(partial(self.threatening_move, view, game.board, state))
        position = self.position(view, game, state)
        win_calls = ((find_vcf, (game.board, state, 1)), (find_vct, (game.board, state, 1, 1)))
        calls = win_calls if self.profile.threats else ()
        return Task(position, tuple(shortcuts), view.step, view.bank, calls)

    def position(self, view: GomokuView, game: Game, state: np.ndarray) -> Position:
        """Return the position to search."""
        return Position(game, state, view.stones / len(view.cells), view.stones, refuter=self.threat_refuter())

    def threat_refuter(self) -> Refuter | None:
        """Return the refuter of this agent, None if the profile has no safety; a refutation is a proof."""
        if not (self.profile.safety and self.profile.options.proofs):
            return None
        self.refuter = self.refuter or ThreatRefuter()
        return self.refuter

    def block(self, view: GomokuView, game: Game, state: np.ndarray) -> Decision | None:
        """Play a forced block; it is worth 0 if the refuter finds a win by threats after it."""
        decision, refuter = blocking_move(game.board, state, view.mark), self.threat_refuter()
        if decision is None or refuter is None or decision.value == 0.0:
            return decision
        refuter.get_ready(game, state, self.patience(view))
        nodes = self.win_nodes(view, refuter.nodes_per_second)
        return decision._replace(value=0.0) if refuter.refute(game, state, decision.move, nodes).plies else decision

    def patience(self, view: GomokuView) -> float:
        """Return the seconds that compiling may take."""
        return inf if self.player.simulations is not None else hard_stop(self.profile.plan, view.step, view.bank)

    def threatening_move(self, view: GomokuView, board: GomokuGeometry, state: np.ndarray) -> Decision | None:
        """Play the first move of a win by threats; a pending win is continued by one that is no longer, if possible."""
        patience = self.patience(view)
        is_slow = find_vct.bind(board, state, last=(1, 1), seconds=patience).backend == PYTHON
        stones, nodes = view.stones, self.win_nodes(view, INTERPRETED_WIN_SPEED if is_slow else WIN_SPEED)
        win = None
        if self.pending_win is not None and stones == self.pending_win.stones + 2:
            win = find_win(board, state, nodes, self.pending_win.plies - 2, patience)
        win = win or find_win(board, state, nodes, seconds=patience)
        self.pending_win = None if win is None else PendingWin(stones, win.plies)
        return None if win is None else Decision(win.move, "threats", 1.0)

    def win_nodes(self, view: GomokuView, speed: float) -> int:
        """Nodes for each of the up to four searches for a win: VCF and VCT, first within the plies of a pending win."""
        if self.player.simulations is not None:
            return WIN_NODES_PER_SIMULATION * self.player.simulations
        pace = self.player.pace
        usual = pace.cpu_share * (view.step + 0.1 * view.bank)
        most = (1 - pace.caution) * (view.step + view.bank)  # on an unknown machine, without a bank
        return min(MAX_WIN_NODES, int(WIN_SHARE * min(usual, most) * speed))

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        return [cell for cell, mark in enumerate(observation["board"]) if mark == 0]

    def format_move(self, move: int) -> str:
        return f"cell={move}"


def read(observation: Any, configuration: Any) -> GomokuView:
    """Read plain dicts or attribute dicts; missing fields take their defaults."""
    configuration = configuration or {}
    return GomokuView(
        size=int(configuration.get("size", DEFAULT_SIZE)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=step_seconds(configuration),
        bank=bank_seconds(observation),
    )


@cache
def game_of(size: int, inarow: int, playout: str, threats: bool) -> Game:
    """Return the game with the playouts of a profile and, with `threats`, candidate moves, priors and leaf solver."""
    game = new_game(size, inarow, PLAYOUTS[playout])
    if threats:
        game = game._replace(legal=candidates, ordering=by_prior(write_priors), leaf_solver=solve_leaf)
    return game


def winning_move(board: GomokuGeometry, state: np.ndarray, mark: int) -> Decision | None:
    """Play a cell that completes a line."""
    cells = completing_cells(board, state, mark)
    return Decision(cells[0], "win", 1.0) if cells else None


def blocking_move(board: GomokuGeometry, state: np.ndarray, mark: int) -> Decision | None:
    """Play a cell where the opponent would complete a line; with two such cells the game is lost."""
    cells = completing_cells(board, state, BOTH_MARKS - mark)
    return Decision(cells[0], "block", 0.5 if len(cells) == 1 else 0.0) if cells else None


def completing_cells(board: GomokuGeometry, state: np.ndarray, mark: int) -> list[int]:
    """Return the cells where a side completes a line. Plain numpy, so it needs no compiling."""
    cells = state[CELLS_AT : CELLS_AT + board.size * board.size]
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    through = board.window_cells[state[CELLS_AT + cells.size :] == four]
    return sorted({int(cell) for cell in through.ravel() if cells[cell] == 0})


def rule_move(board: GomokuGeometry, state: np.ndarray, rng: np.ndarray) -> Decision | None:
    """Play a cell by the first four rules of thumb."""
    cell = int(rule_cell(board, state, rng))
    return None if cell == NO_CELL else Decision(cell, "rule", 0.5)


# ==================================================================================================
# src/tempo/games/gomoku/lines_agent.py
# ==================================================================================================

"""The Gomoku agent with alpha-beta search and the learned evaluation by lines."""

IN_A_ROW = 5  # what the evaluation was made for


class LinesAgent(GomokuAgent):
    """A GomokuAgent that searches by alpha-beta for five in a row, and by playouts for other lengths."""

    def new_searcher(self) -> Searcher:
        return ByLength(LineSearcher(learned_tables()), TreeSearcher(self.rng))


class ByLength:
    """One of two searchers: for five in a row, or for other lengths and for interpreted code on a clock."""

    def __init__(self, fives: LineSearcher, others: TreeSearcher) -> None:
        self.fives, self.others = fives, others
        self.used: Searcher = fives

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        return self._searcher_for(position).calls(position, options)

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the position; see `Searcher`. Interpreted, only the tree search is quick enough for a clock."""
        self.used = self._searcher_for(position)
        is_ready = self.used.prepare(position, options, patience, on_a_clock)
        if on_a_clock and self.used is self.fives and self.used.backend == PYTHON:
            self.used = self.others
            self.used.prepare(position, options, patience, on_a_clock)
        return is_ready

    def _searcher_for(self, position: Position) -> Searcher:
        """Return the searcher for a position."""
        return self.fives if position.game.board.inarow == IN_A_ROW else self.others

    def forget(self) -> None:
        self.fives.forget()
        self.others.forget()

    @property
    def backend(self) -> str:
        return self.used.backend

    @property
    def pool(self) -> Any:
        """The threads of a search with several, else None."""
        return getattr(self.used, "pool", None)

    def begin(self, moves: tuple[int, ...] | None) -> int:
        return self.used.begin(moves)

    def run(self, simulations: int) -> int:
        return self.used.run(simulations)

    def is_settled(self, simulations: float) -> bool:
        return self.used.is_settled(simulations)

    def leading_move(self) -> int | None:
        return self.used.leading_move()

    def refute(self, move: int, plies: int) -> None:
        self.used.refute(move, plies)

    def look(self) -> Snapshot:
        return self.used.look()

    def line_after(self, move: int) -> tuple[int, ...]:
        return self.used.line_after(move)


# ==================================================================================================
# src/tempo/games/gomoku/champion.py
# ==================================================================================================

"""The strongest agent. `build.py` bundles this module into submission/gomoku.py."""

PLAYER = LinesAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
