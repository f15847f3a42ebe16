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
#   tempo.search.memory          Sizes of tables that memory allows.
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
# src/tempo/games/gomoku/rules.py

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
# src/tempo/games/gomoku/alphabeta/line_workspace.py

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
# src/tempo/games/gomoku/alphabeta/line_searcher.py

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

"""Unpacking of the learned weights: from the text in weights_data.py to the tables of the kernels, once."""

TEXT_UNIT = 32  # steps in one log odd in the text
LZMA_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


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

"""Machine code of gomoku, made from its sources by `python build.py`: see docs/background/machine-code.md."""

MACHINE_CODE = """{"code": "x86_64-v3", "numba": "0.68.1", "sources": [], "digest": "5d36ccbd6e97dc434e217bbd", "checksum": "c77f44b17324a232831c977c"}
tempo.games.gomoku.alphabeta.line_search tempo.games.gomoku.threats.vcf tempo.games.gomoku.threats.vct tempo.search.alphabeta.pvs tempo.search.mcts tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;#S3|v|Ru#;DpR+Hn;S00#+4D>>isbdHCi%wmn@(7l7zHTK>J)JJ&-R_-
(iu@CY(hSjDGZe^~NGQ178Ws9Yw`p<tjyc@kU!OuMl?exGW*4Jch)hh=WfU*ai;@M)EynBf83(L`!hmmxAmafdD<DI*)HXN<}6IH@m{INu~U_t+n<_-
c@K8Pq)msxO?(ZT$ZY#QO$mO{IV6%ua@7ZUFumsQ>=8JjWY{XU=wgy^3`r38iz8A+VlgQzLmZ!$Zo=P>Wt3bGIiBiZ>-
ZQ{^lg>0~Ew6YaPe`IsiKoQLSTnX~PicPb%6zcY&>!R`80)B(#8sao0UB>m*b+A(@?0+gkxgxm!}O;_@_Da(lR2|gJ6S_&Z#G~QhAVc|Xi?J2QUvBa3nBb
W|!pOfEo&L!J7TjF5*yvni*<btO!CnexI>uGkREhJby57x1i5h5d6N{ZPd%rB-
85|BLfbnwvG2WEiCAA0cEmVBT7r%e{l=(9XFyGaS%&dc97uJTbH!Vb6E7AR9iSajz>j{8mtnX?{fvi$BDSneTrM_8|0z=HjnhHg(J-
HMabsesH5R>(*vj&ZV?xpxtsle~Uqa0V5BYnn%bokV_|L64b9$i>|xj3P1YYkoZ|rvE~~!5eOH+>ro8)04``b&kBz3OlB-Eu?9$0R4NxDHMPd!)tazI5jQ
podX^rEgFq)b~=ElJYB?XMQHLQQ<nBwM3?6$A#N<;T!y+XXM@ktrXmN(0XwZ8K^ipIkv5V^*oo}5+k`=03V(k3Vai5{Af5|7qW`!6p0^|7&*ilYKSmPe!R
zR;zqHU=06IgNNS#O8pPG>u1N+%dQ0n=)c~G*)>gIMjswa070HqBn3y)aIA{jFNphb)$Q6ehYD*y+uF^8BO-~T;!-
zX2Od25zIXi7xAfyEB>_tlExB3Du1MYOeE2psIiwbAlHfnw+J%Oyg?Ei7aRIk*U%FE{nq2^%jW>3O-
Gb~ieJe<eUMiRBK$KJYY8VUbpAfmPVFs*;z{BpVzAv0Mxq>_Z?-f#f^#yD@{m41z-
UBjdH~4^jUxv$RtAfqGrFj=uPuL_}xmzPV%Gv*0Ng)5zM2UiG$s!rDO~HW<)qE4LXY7Ei?VvG<BwvwW20JG<x(DblNP&}*f7fHi?QhdXqKzT<07P6xs6ia
0X3=VH#w9a_A4rURZWVLCL*?zqnm&Ef@i#72we0%pJwn#$M}v&Z`iM__y=yWp^mSvuMkDH^;s>Xd{W)$=^)^^P~UE<8F;R8pO5NJOe153pUCmIJ0L&8$a_
lVc9INcW`PdB*+7s)|`*7V<JZ3f^!*@ek{<0he#jZ(B5bnqjz&phe#je*llX04E-{zC3Fv{;(}vSyWkys<AO0r7-
ht@~^)pvM%Vv3@AwjIBQ%kN@Z&YsnH}Iz+*Zf1E<8+laX@nW?C4YKMdmhSGv?ZY%s5a8IsTj1z%ReNz>Q_H^H6pjSebLT|S|=&Ly=XXdK=jj=-
fPFdj|aFNMX5FobW~19h~!hA}$Y&LnWobgS~DbO+?D*vLxYspAjc^0E(RupU|KMSSNJBm5CjJ5eL<8~M{COxuQR&G$vCHt)q^Zufl5d@wKK-
p8~rC=)3@*qL06fs?BP>~|_$;)&i%iT*bq+ri=9inW*U_3$t{@JExyE}2S*D4vzf<tW1}n5aG%7|2tj_JGf<gN<QAb{^Y(+t>LLyAyo+*OA?n(06Z$edT`
+hsE`oHb#m34l1p#ucOq9EwSyCpV>NOP(N80-daq<2fPrEItS4L1z^H!QNaGGyclJ@WatgNvvV8iBT-C58CVh9XqD2SeG4&Yjc4`6b24-
`MwDYXmx?+(#OOPYWqO1ECYhG4Hy(i|t-
@#W>1)cGePwD(bhJA$iP!7L4Ir9FZpWuwMTU_IX|L;ye27%_aZC~jJL^M67mAC1v(n#{ydUgZ;C8IU(FLYeOa5tVIwgw(kCh$I-
jddlxh=UTeRQl!u%*HQHeb1f`85G2#w}#CL>75`A<1qp&}VQm8qQ^0b8<bBiSdl|%YrblvI)cy;p9l<-
AEkmk#XK{39@*}i%e3e`^&Qi7b`@U%gOguyw+p@Bev2vg9C#`<qbb;T&~rVa%xXicqOvI+q?S^OY44$h{Dyk>6@MAuU%ifSjtJ`5nz8tXHV>#L99xoXzZ7
LtHE+yknrSwA_~0wJAgn)VI1NbO1*m_aul=0)N#$Uf=G}W3BZL?sC8e@c+FiPWI!=8xi4uU3bi;!Au9P}137NaRip<okK+Cyl*0fkJT$XNN~;1HeY`x$ha
Jiy1pkJS`6$-rFc^ioOwur2zj$6YUj_1X2anC2ePgv7JpW|VEx4S5>mZWZfrL6|VQ2N3co;V3Rt{x&-
n>NX3zApf`1>CumeM>tiQ9r!7Xeg!Q%+<<1|&j$>kE)fY+TlbDtQU+`;civg1+L|x1=~a{~4=(ZCzBTUH{q@H0ph0YVqvb=6v>tPXj2O?)Z?C-
<zuOUM)QZvXSQZ)_`)K6KiHV{6NlMySv5Q2YdiRCRR$lH{EZ?meLiA6C~Ns88SQK8{wETs%nWnZ%{z=+6gd67p?kkOgLX1tLm4|z_~cQJSbV9M5k-9-
@~b2KeBMFvEkcM_C=JFv=yCh7WLG$8x2LssE*C=$qIU*D7k>hNIPH$;|y#Xl;^XUqEgV79lFbATc;AQK3>qf|1p{b5Mmoh!n@a*4tUX+rl`uTUT0he%(d=
H0sKJ0vV!kMPtDsBiZmXt^&I?ly?LryoZXw<N(an*^QC8p`VDyyNo|0lm_BWs$sIP?xBOjjRy+U4JVrzQ4dI7{^Zyw~iO9(XOc^ph2PW0qwh~Cov9Oc8b!
VCB65Wo7vabatUUOIhr>-<6(?B0;?EA_3A^TA5{~kY*!p#KNV+;gHsyqI)U^k0q_IMcoFw};ccV9HMJ?-
=ExN)j_K^CcYrdX*kY*;0M9du0MCxPQl)LAg?JNF}9W9gv;4cv;TFLF2N$Zm8DHS!Y$4z<$!RZ_QGMje0fMJy$H0fj=aWk2CFy4(ngjjA3i*nm}2^K3LRE
2Z@sE7J+K>f>#F!2jI*WYF_%eZz}MJm-
a`fdkYJR1+;hs=}9a@yFbYiMoUDoZKLEojl{&JO}#pCKRUT*f_}thpZ|AbQp}0;cYE#;nBR<@@Ra!MyQ8aZReP$PWk{NgszPCo(PzaM)G)+zCO4ukVTnH$
B=b#yZ;0dDhCBNgVl*uy~ZAzV#Hq-%D%PT1=vv#8|cuzf?Z-PHZY)SvnEE?wQuSUAjZpTue>@E4{?EEYN<is8JqxF5q`j2E)kLYy+q-
e{Md0TYMc9nSnn8ys-?PDANHEW#kiXr6=vwd#+?XNm%p*X;{k;acpPj&OF?Bpa}g{a05{inNu3v<u8%;c+baUn3!|Qk-
E(ds(hF%V2u7C%{25dV>k`COkd)%mFBg!703DTJ0Ww6vv2)>;0zr^vS9hle1Ap=Hlm3qDW?nhsb%iUD1u3KO_vz23R~Tun!beB3WyhUv)aoBAmvSLl$l%v
7D*(zaeUVU`eaRoopGovC0)NYqd$JGM-W{xoe}jSqUlrqdUTyYezKgFkt%I0pAKbev<$-
92S?t@M$sWf@MJ<0+NetlLgGuM$Z@ntFk<L^rWQL|F`KjNLKyyHX=7h8ht7ez=k5ab;oV#=VAW$?*7SZ(T=+8Ozd1<D?ijGni%L~+XfI9(~?^3=4k_=Md#
R=EbR*LDii0gDHj>Nx%#2Gea=lUEIwGHD(qDZRKt`^ekTs)4QjG!EI=YfK08@Fhr$K1$3QtziY0YVE<n=mob^d#dzcZJp7Z@NES1SbqUa605ytpJs$X-
zM|xK@?<`W0=vDOl<&^;CHC;@<FB>J3$I>C}<kNQROnkPq1ieNTaUr4OgFZ~=!0sZYquij7lG(EHF(ut>$M<~klE>u56J1V|Hc(6RRy=9ec>t?ZD_PHFXM
$Fs*EH&TajpIP|8HJoO3#JlXz9|9bAxMszkcO&JOA}1QgH;#iwMqhh%mj82NVtn9azCi8vOrKFE`RA1I+bD|qBlc~_P_ZqhVl{>~;p7kY1^U_rltgNT3yk
^Yxy}ZxK@Pp$b)nk71sA-
N$b}T5nECpt7AME2Lk;;Pc3cuZI}4U7*||{zAZ9?`#@D@)aJ|S2%VY7S79Bl_{IoH0D<^5XquzJ1ws~W%v1Xi`;y8X+2eeyZhD7G!&K{Qc{p;EY+LPQ+5L
k<vtmj9jeMtk1BtAprs3;KC#}PsSV%53fFn|3vH1Z&ndQy?mf5_<Y(|Isg^8s={pr7avuIQAPVhxC=AnjH^3QtdnZPN>LXfgI2eV0|w-
vI#&)>~ATN1UW2x_XoP&rK!foTzVIyh|HBU{7WtC*dnSG!d-n>ydcTeJxewqMG6$pzKJ}|ILW<XIQHPz;z;3e};_!m<g-
Z&tl`(^QuUHkeOUSvfRZ*zYerDOq%*pUlq^}33p=wPa;BTc1nlp%||}H2Xm?FPGTv#Nlaojx+A#lImfO~SDMpMSD0B&K7#>6HWz>>to>3Uj}z@&GZ@n%T7
n?8rx7DT=_KwzF89)m5B^GuV<GGHUc*}pvDMhARePMnw%%f1y&n<T#I1eb#5IfW$`w&OLgox{1WGaWUl(JBMJHiYyQh|V!aT6-
GQ|n!cPGe8nu<TyfuUH#>!2`*x;)RDj&a<H)hFYXd9qjt50{~)x-
G;yh9URYf=0OY5gM=1D1fNM0yMP}P>WY4;&4o1&o`iI@QKrPIBc!%4GUQmX_>eS1luZ(r=zj6bIJXqFX|4>jLiE3rnhg9hu2TX!)fkQaGon+Bu@Pq9ld%q
0K>+D973+RX_iA@I31zxS*=t$7AWh^oUv6gqM1W}W%wBHZYsRGPSPT`iS7)LSS@n<-=+q9SrxsPR>&%tTk-
%$`K*)1OWV@cWbBcAfqLsG2rJe0J24zB5r^9_>_zfz2Fw6K0L4ckS?-2F^1ESb$9+k!n4vB8=k|$yd!{x$@ZnAua{-
zsO^F7d#~Z;V_AZ0Xdil9)wKn!h0t3CvxL^7qw@8h+BKLR21gLEsHEP@F+2FH4{A|4pTP}gEMP<dm(`(S9E`*?df$9lc%;PIY5jM%WPrme58J)RbJH}uJ{
!Wg1vJ*&BuPg@_)YjS#FDiwt=-
9CD43MJ2x54{h=dK8c@H?tUuN(9NOb7_O7m=_B(RDZv*o<`&e*)n4j`Y1&SjR(xE81lQEQOky=<qkvy;t@PH~e%WXnbEkdDgTDZeNpN{5~kV7GG|>p|d?^
x}D0DC7+Hi7UA5VwZAzW%XF_YY9FU-PqaSZ6}G8uH?fX%u+Z$4F3sWnZ(0CV1?&NNoL^GgStTZ$Qbyy5FLSY`M)thOUpBryy3N!fF#LWo>Ea{ISZT^7?av
K`8(Ubgr7Rr7Pk26=C+ySvi9`SVkT)n>TTdQ5b<N!BKgZA3p>TK8MH#f;GUj9V3H)Ls+pK?-io^dO#<J%^%4QwQ$kEFIO-
<nHhh<NXV!!X_fGt)zP4ThRZ;7qSpocyhDebPt1>4xKlJGbUKBJCma9H9!0F%oJe?;P3Tw<iV&gDYo)-
d$}v$E9ok7>iY6VDVd!O{12rPR}2TE#HAGVMh002C-
U=H6#=zX%o9sw<{3r*sa;3!9uzLFSm=DE!xf6|i{wkKaUsw1d2Y`TceKvVQ<SqcS|kswkJt$poKx{IBoAhVSPE<#v|uP9?WNHnj3AQ?cse5)wjBpg545el
eEMU(rY$0UiVSn^Q>U2KCwIQrERUlUtJygJ49prKsu){zjvBFYd`iIscR%J67^{Hm4jS0WV44vjGcFeSJd!he`xOh2~zQ#CMFZT={$nto~5Wxod9C)n$8R
(0^Ln$=iR8-
q<c<A2x!)ZCf35SBLqIjq*pS*)65enPD7L9qoek@O6xxq$It&d`U^!D{ycz{i!JWU$x&qBcJ=!Qt;R%k*i+}KQS9X$w5p{GTZfcksGXJw8NuTO4QV@1DcN
wp{aJl0qX^opqLMAGoji)m_DTkY;3Y5ws;0=mDK(l5vP7h@fgu1!13EwVD=`#C*N&Rl8yty5S3V|JLp`r388~f^uTyX@)~Tws@8=h*T0G{Q6MG5Pgej1$5
|pOh+#Fwqn1k$h2pq=@FwOIgeP=VG%InI#ZDgaqM@KEl?+iDhrLSKB|jthe-NLQ8L>5rjq>uO1#0E#ZE5PH4R+wL>;&5VXVjJuajnV%r&d<ZpcZeY4&0Ip
ld}Z%GGSv~PQQ(`agz4a))u)F`(~NRexAI6T^-
TJJlbvl{RfV~#^J@xB+p1^AhNB|6YLdeYlv2fQ?QguJU2Q|>B;1KAjayA<PP76V2w9pTj#>M5X8)$Gacai#AGo1QoSZe!~B%%aj0C(Nv<|aP03|WBVD89(
CL!7JF-XF4I$M@JuPex3^iP$75&LtlT)rC;2A87d8AK$cn}a`2IrkqAw^LW8*tplP#)_RH5HG1_jL=Jm?={fypClMoj@vVeYxVgu{^ynNaxSBg1s`IRPDY
A3pv^YPtv6s5mljKCNNdxARQqvj~P6|8*yry63-bi*(HJvf<_KhaguP5BOI$v*Ae0o7!=y3B%}tZKPPW|w$2yaI!_5MS(XN|_5SQWE|4D?n-
38RiAZ=2d;4Sj=7SC>4xO+bH^G`s?0(4qx;Wzc<UdFg1G17x5OJ0fkway^M%4;8!50`<*dB*#nX6Pfy!iV-<NO5}x=4agXF>9+C(u$jxK#L}+8%G|MK-cO
8%vPBuPi>TQ7QF{G&-Y;&mvj6Da{__$(*6DjM(%er|K_aMX|I7)&)a!0?P(CE2#&@UgzRVOcElGOi3Qicmde>%qMY?aqN@1IX}7r*{;fE6wR?HE?l-
w|4f8Tp-mby_Hndu)&OiRG}lVpA4Y3lGAy<oZIb_|=v8?XYCF4BtwR{YM=;ns<Tr|dE?^+ceG7Dpgvk$d+}WhcVe{fC=IZ@#nTo5kIB~7Y#@SwCVPynSkW
RVs;LO)!0rY?RrEZ(E6A4vDkK6!K=3(!Rr#77v71j9D*0(Q}Dn&a}TFNfy$S+aE6?_D6Oizx|e-drRUAYL0HTX6Az(MyvAHWJRt03s!Iy$i{L#i+N&-
@0&l_c_zpSHD*P>M7~?u7^hl{4gVa!iu^cq_IZRI$$3Kq?QnHyy&p{NYqqvYf3v<(%Ap3h9oRgNWD5$KU}RVefJt%j6go{S|+{_k@20Rd*QBO*}RJD%QDP
iKA!Pg9Md_F?jjK+%m_r!jR#>^i8?}Fwu%ksv)>u)5joxiYJBn`EuoFvw@Qc`H9Vx&JemyfbpfQGkGrJz=04$z$Rz5*vH3le<03)qW8-
!`qL2UK)YbT^JYZfk=#}60k}AbJNE(Db9S(Xmy>AJA!`=M6s>cD`@RD=_z03XQS$ObmQmXGamo=O+&MA2nek@8{%@!KvjCZaI^&l^UUw!C{qn>s?f|f_-
O5|r``p)jkU`yhKr5-zWM*7-
KOP7SC6;G{xi_mi+Wg4C!p$(Mo84Mcx>S_&Wpi?xE5F$@Fc1L#0}8C0_wbYanJj{M3*S*U+A{ua5HaBqmdbci=o1@>kFPQGt^3=igylGE1f<@LS>2Nfr#g
}EAP)NUFAJP;Q2MdiAjxZD=ID0_!50{U<9RJ}%_EzxXYYdLP1Zc^_5EL$_dADg?%d}k2JNo4BQv?v<P5`82%3b`RV7^eXfa&1da#cY<9aej=rG(azh~!@u
L>mIo3^i+myv?Vt0y3?D1OfvORt8qx>8g*ZvAby9#2ho{|T0Vvp4TUmG^PzFfe^%pTwLu#8f$YEahW8;}%NAw~k!qIZcpnE{HIms!cdqZdntv8w%%@D~*f
lZNekB0#<iM(`0Qc0vvWV4a79NF{$c{g5|g&INS<goJcMekM_uKE&U5*{<6uF>`OaDEJZZ!I{kN#z?8;+yQMO?jX5aK&@}=_yqj8@pqdv*eRgz7#+m`R&i
Q-8Rr{2;$tnhXzqn-GF~VN>=;&fcUR^~{Wv;Q|{*3+3s)X#tJh`_Eb#IaQQQf`opM;`Tw``MI`c=IdR~e}|g}GcXG=40Vu#t&k(N5K3WJ8>R*uVUSuUH5m
w4+<j+HrOErIhd(3+mspvOAd!1&X7$AEpD3sDB0+=vV-
};#<O)Iq+CbL`kEPP+jPZY6aN%49q?HUc=%=mgEh3bGXf77FF@!@I=F<YiU_4XS6{~(lc1K){jGAETojQoixkuKJUrGeVHw-
KcO1eImnX=rDaO2j9ByUGfCG?V>Bs`$eB;2g)T6*_qWexYcg3cuaCM-HH1V?QH}2-
cv{G(JGdt=?uo=mOO*jnZM<(GKb^+B(X$(}p@2N9Qd&k8KZ|?H;P%Jft7vUqn82c@u4>Bxq=`j^@i^MB=69yt<`X3w-
t!eXe<;~#H6b>3t%jJ9LF=puU(v!dza1r9cuz!tfmAOB>&OxyEXJEDp?Tv$M2KOo0b5?-yE6-
lxg}c#mvAPHandbQrgZprY?bP(IVAb@uFbbZ85I`DS6JH7?qtsb!%e+Pg|~`eh$nrbxkcT>4Cd-
lGNmeJQvRW!SR*p&2x*XRgA!fRlHya#m@Wbv!ir0W>HQJY7sBy-GcS%A!QUg(8=)=F&oU3+`eL=%F#c#`TW-
o`w5h4F^0U`2w2eRFNr73XK5$ipTtNcw_@*!f=G^2*LMdna0z8tMu%hp!LE)!GxqT0|ImPOyaU!PuK)8RW$6+%)sqg>k$<jb&6$>E;0rDt-WW3Jb{<&wAD
yC8RjJEaY9Ce<~Yvbt4p{PLrv>BYQUHAeND`Aa-(qOA-
3ZQq1yRc@#_b+t*yQSzpv|=535rw0y6(}hMxQ)I=vEC=cagJtf97m?rd<<?sGcz7m3JYQ8c*dHVnn@iR2L1%XG8OUpv=GkBe8UrKI#eX!?Aa%nMyXS^^gn
7CNIC61=B?!dWTIpm#o9jvPfqN?raEwyDvg0Lc9=bC9yt7e2N&a{db{2N2QRKGm=O!z$v5RC<3?`wbLzT63(1C%3y7l?uC64_<DYof?Drsas<H+PR+i2G@
J|mYy#8na=s`BXGuC9u_o6>x@>Sz|izCbgjx^XzNm40(LxR)mB~pqy_qgJNBz%rtTL~xEBA#xlZ%rLFvv*ih1qMdy=)grC%$~qQ_Srw+{KB6G12rBH;I0@
@5t;9I(MrPks9trl!VP?^n$r@#t7LPqdbj`%T(>RFys3wmF~Ei4KNUBaQoH}7P+)d2!VsgVRxJjh#ga$$DZp_e{WHbYyu%iBcXccS_tl!=kc|%pFjXx>$Y
GQ^6(>^z=2Hmdd*pdx^bVy7=h|@oV4Z+tS(K&Rj`opj(m!RjRT9xsHvtNz3rk|U!soyPEre^a+>b|19U)$8So&d35CYgc0&ijHHgkz?gn~8OVCYOrTou{a
!B&;6^Y5Am7q(pZ)&zEpD9E5|JVl_#SlU2mXXi)yVg6@_cSw7bHy>=POV=X2lR_O8eMyrS=AwQO^`avulP*p@Zi(@*%0#BRI1h?89EA0)5159rs=bWPbi&
+UPl}ZGflT~(Svu^TQ0k6fN-<JFQ}vpEne2P`R|ZhW4tW5<+&Q_`2%tgNREsO*Ab#8uLK@SOy(jYOR>Pyw(Gtt)8#+Ib+LDnwQ0$W-
2^N4s<``T8D7wAk!=Jcuan1ZF7X%%pa|60C<i~ZW85hr**DhM06zI_z2pp^(r>#n;`tYaFdC0p6-
k)n$09L$ZF5BME0mRqdM?;r$jCr|0Q*R++=bZui*5B*`OcDj#&nR6a{&eqR<T}$jV3lW)q^5tukIoEszCv)LAQ{A_@Y>iA!QO?oPz6)e(*5k=|BY?tFYM#
q<o1CJ3jS9T1gcar^!nIx$LN$}cQ(_PGuQ@nF3k|(4041Dh(gVn-
B92?VEJ{WV!)Z_B6pDSH(xg8pq2iI!IV5XNoZ$z#aiutIpqrelXwH4!MEipPsa1>j8GjS@wBKN)iPMZ^O7<zeNolVp=oVZ|H~dY>cIiPbE&(f7T%|d%?oA
uStG5?zk9`6_X0QEU8(#so&8DGk7IQ&6o7tPT3u8(1b^7I^52h9Wu8-
TrK0ItjmEB#V?fR+ja(!6Bu?mV1ZEk}6CFF#LFS}M|D_d?otO90Ra4ba4k^<Lx0Spw$^dG@p>XOv(0@<;=e@GA4bR-<aY8U|@BRdBj~#Yt!xc^_mC-
<_n_5eRVVT91!830Mw7OIyP5U3;puTR0NotF9F>O_grOSX6a8f{H?uBtlwUiS{R4yFVa%~84T#uTmfLeI*^z2V+J_S9=3=0dxWQx+z&4j3Zh?0`a^%OksY
gn3&wOiDi0rFn)g!Tswpha@PScETK?^|_Z?@S`^|05nC@B6~WginX-
7NY}zLstxP|NbzJdr^?wzGD^}m$|k(iW5aG4%=r=)7i#O`ODSXvRdVJLk_%$I`RMh#c7bs2^18k%|AD_^N$mlrP3ePcOQg>cLV21r{9eVX`kmQNoxo!SYl
-QM4R;9eeH(;%<ycA-lYRYh<bfd&W*tp;-
Pa<kL8?2VlEponAL06?04HFVl`%8+jm{w6UHkQH()&#R6y2Kq0FPB!pl=(adOIN4^K+N>b{!cUm(#MBdT1IYMZAL+T03!!$iDl(CV%6xw^^StTJ1I&zydm
#dI0KyDKqPgaQg~gP@6JtYY=Cispo{T|?RdikSnZVlXj_d_z92e&f=@d?#_-
%*;kcQuj+rab!ZY({&XQ!MOlRIWVqKX1D^QS@=}ZrLV;)%5rw(q_Ms3|Gbm{(v%D-
tN@X6cjy!oNso7UX4%7Ol`j|WSZZrVq!VzRmxZ+ez+;S?C?gw%s)6fR+OHqI(Te{(k(1Equd0b@e_yDDR{ypgQH4KUD49PbGm#28t(d~%9IUkPjS5)Tsd_
|c$ReAEwNto7d^ffoE+THOh$~qpU!K*%-
2Dp)J{zQ9vr^AuiZE+tDYlE!iD87IVQy#7L<ne!4ng4?XK>XCoc<@(9_Pg_E+3L3Vgw*V`H%)|6$)!;grq<T^h!a1=qrF?>|eHeYp&G`KHMF*2vx>)KLtz
S-&isy&>ZE|l%<Y@Nl(7J(^`5yF9fINIjohP$}qRME4oRYkU)K?Ve=8>+KBSvS5paq89DWs&<>;?7GPl8&jj%~FtV9n-
B$rvo2X|Y1b2uq=hD)!1XiYqXIuZWqi_f4S%%kK>;Ob#<=-k$9^p2`k)rDTtJj-
niO@4lq|<@9uex>-k4mk9h`fzia!TGM0omw5CAU#6$k9(YFh5rmf0BgUY<Ih}9tH0u&)G39HyBF2W9Z{A(^bQQjs-fnFea26tCARn9(ZOgy@L~+1|%$O9I
Rjckf9B2dj^1y!ZB1`haK#d^3~7o`N9=XUro2w7BKTO1{DNI<Fs}HICRvxs*BIvm1rzH@VFr1RNmPPUZXY#h#dH|WNwUAA?x9=e~Ef(Co%VtR`RntNe+6q
)mMJwCyA;vJjh8a3+QupIBuur@e=lMY^hjKG+`njuG^xSl)^rhKqNH?m~I>WfXH6*)4|YmtJEa8^5X%zE6k5f7do~cVR9A63uwj=E#-
qHyUqG=o=5@qv)|0!^gRE!48{{RD@`Y@;yQ)YjYsz0GH{s8P@30=a_JTY_U2IWvHUnxx#EF=Et9}_fM9<@4Of6Xpe>yP@`P>Xgo}I0rOYPbDcPD{JhREzd
u45~z_-FIY%;{edRT1`<c~;e+coaBe|Ee_1ale34Lu|=4{jhZ@R=@a5_Y@*%#n1QyH<OQoTsYwd40=9gK<$oKV_n&k7Hs}k2nc}XJ=#k%Ig$GdbE3>J=xJ
c;tIJvZi(8Yj7J7MhxMy(88+gd(R_Ban41zynyJ_}NniJpex{DjB@`qT!qY741D(@H$5Tz-J&UZsB8@b8T43G--xg_v!cpbFWFO@GQ}r;zO5mqEIJ(cQPo
;w$A^_QeJHchsZ|EG56KFDU%zArV0FnjCOjN&;64UZ(7(<BtXno)%KIQWvsgUei$0FMH<>V6oi>1>5SmJUA?mn-
%gT%4bn1+@=nmL$_dz7NQrn(Y;>KOQLC>W1@l`*teHD*#o--eK@S#cTgzZ>4_m|91S8^i0We{0n?G{PTHc!_mov~dxf{L6Jwfqm4wPjXDR6#S!A3Cm{#{@
uAd%pp(#RXo``sQujl!l{D`*m^A!o;mEDyUZ|WY+OFC@Ao{zuN<qIqnzz1Vnf^Jkl;svj-D5qa7jG_@!j-
CmDiys%Gnt84ShhrM>dLt^8*0ISbqOqlWtFjacgr%u@=6Z0ol%jR3d5gE368zEA?4^%O=;q)`X~p`TTu!k&cJ(J4l6B-
k_`Krc#G)OJ+3Bc<w@uq*J07&&9^~i~r;pld-XkNJ(}TVx0#4D*@QnCWLB?%%IYFK}S>bL4||`GTx-
(Up~kN_&CE@+hajuls+g^*<A#{#G<37l2}i^d!Z`axAf~8#>s#qDN8x%Cjkq2IQpRLwphswX@?toP$?<ka8;SKKf*CB@(Q%?*s;wEmT25>id*c7Y_XVFRW
;SrDU670;QU~JfZDz>b27ZH40rtlY^su|rm~n`o+Ns?OX4YDf+a^;S08%sKezx3Sj{kLlF;TI>(KiL0jEIHOIVo>gVoBd6eITM_JfvHW1j9Xyvp6l$fcDO
Kw$mLW{||eVDYkfJy^_9C$JQ55+d;sH!y1tfAh&jrivSFCbUJB+dy?)rD3T73N1W#e5E4gk+M5pk{FEJ4CaL0tC7j26#K`XCkO>IRy%b=xOM$rflkbYBgP
a#U`oeW6o6q?nni!0*!y<uJ)JW<#DZ<_-i(3m6d=kq-2C(zfP-
b0jB96M(%0E#jjpnaB~{L<p}%8pgO=dyN~I@S9)7V7=Q3eL$`xhP`i{V9rPYuT)ZM#>%;HC637|JFOYes4V7NGxmQRnP@t1d*u`zfevh2frt3{pyZxZBk8
r|!bux`oEq+S8&_`n*xCNn!w`V>dt0+{KXl%lvz#`l?j-WVUM%6oXqC`KP^lr{J1pGD%~_*`IfN=%pGvHx)>^#==H9<Lcv8FGplP|#$-
eKoE6oLZ}7@u7c<Lx?%-w5D#bw|*H&(ZeRj2T<fP8c%IN@6H{V$`N8l5v0$N#wO`>7JBSONTFZvbxpaR`i7m`cj83~o`-
QU{_Wu6ZSQJ2*c{9c6R7+<%lata|JS=LYIOtvB<j4_W%XKxYjvWG61dsdeGtv!z%%}WSVISj&}7f?bM%PRRtom5#D+!EQiy&9aYurRd||WsJ5VoLdfD;NS
M3w+1hz5SQ!f1vEhrLkJD5L+dtI#mxxnxjJ1zZ49Je1I?u5Wp=dFbojDj#pHG62c1_~cG!wx+)`W?uuDODfn7RgwPT4|xn%e@KT-
8N~+EXW`==}cE4QF;p++Fe6}Uz!%iN8{)%y4F7!Ladb8V%CwCHGY(_e+z%~ZKCuTfs>jmYJuwi2;x#gL2+QIGCngj9d=e6BicRGs+8_8G^s|omT0Ku%EDn
EkxOV`EUjTHg!r~T)PMSRCHq9*C|J&AxRI}pQcPZta-
CiVP}gpjw=j@<+STxj1r!-uEi7r+%I8(GfgugE@rdI%V?*q=HbmObt|;=fc@rKP%Z<YOpA<Od&^7Ox-oLBd+P_LEoM;M5P&>Z%DG@+AYQEEMdwU@IEnGRo
K5+rUeB*t41f3GFyjE6@<AWdM8G+IyZQ6HAPW=$es8*9CIu_b|B#J~Z#fwpE!i|iH*Jz-$a-8Dk1c6|dS4RO0c|N!$cONfxoQF%I0e(xG-
*BS!0~GkHDZzr#qpQELD1S0nEF8DO3hKGiX85CaWpxYGv+4NJhOkrmElIi`mnW(gbVyvd1mSw4$w1&cv@jzH^8AVC${TbU5v||w7t~hBm;rSE)fNnM-
Td)S^*STPJZ_<+F+eh_5B?7i%(xB4|0)atWrUd1tSKQ466wSy#wbJ;2y(PQebb{Zm-I@$VNt8XC-IeEGJfYx>}uWh3e5BapAs#}*hqIV0V1LM4!)`vE2*I
M0^h&iDBr8sGHER?PghN_vigX1`20x5iVYKF#P`^ogCh5$=JYlVnG@+@JQeLBF4M^BG?l!{yY&0rH>9tb%afBWkI4z1SVQ5$X2k3uAz)4`pUv9od=?522I
J8c8y?t1KQ?#_4{Lvr4-#{-Cym~%8>F*MZHUGr4;)3t%5bZM7aOIMci{*sf<3(w`s4?fLICQ-Gp@NT3lK90W;sz#1Rqzb%Zdj@3D_H)wUv_=TDlXI6r_7Z
V>L`no>Zb!6Ihi9IjHLWA1ZaWr}dCNoa+6xJlhyJVYL8Y0Dh%+^jTa|ncTy&=46K%v?1h+hti4hib;B<dkttUB2kT%%MdJlAA!(63qRZ?5;Xn;nBG)|5eC
)D4g*2zo8TelvHMcr#Sc)s7j?A$@_~F$`4?Mx_s6x<_IZ5vIVlah-
6z12|2Y8D23SppQz?wMlcE}p>gg~cUxQoIwCtq2O#bGvLq!rm&1Kpfb^XZDP=+61nHcM;xIlpG1VobAnJGAa<sQO0jqWO({fZY?F#x?GTc+(en!0B&DV-
@^SmN=(Bm?y~+Z4pft5J(;2-~Z-8HdX*R`uW0<44FUKfM0K-
*F?uD%3npys+M@XXWmC`Dst9_dL%FL1V;;OD0*A&FL;0ojQpOG&T3xB7?aiY*;&yMD6?R)A{`5d#@rUl#nTY-koTWHK^4XJoc9>x>!oe8-&#03R+-
g3)J1hEven5gD)WkMZz5?G@#MA^-sXy82x$#&NGE!51{GiVGgD=>W0iQtf;A-
Y}~*PoaCa*LMR+zVI^|H2osfCY^N={Rhw;AA0^vUqGtvR)p%J!@hCtHVv*p@x8T+Ts4<b&VF&S^F|Zb0O_7_}xr`79<|z&-
{I*|ZKi0p(S?rP<Dt;Ln(mAX%datc2Up1__1W}=kuZ3ir0*Z=-R}*hcBpc?-
(v1S^kAcZXEsmp;yQMkB#spo^O$QtaTj1A+1>I|m{;^>1Yo5EUC;~nbs~a$^UUj`m>*3!AeO>L+l*ehJnjTZ~^Zrr$e_eobc&GI^4%gr5%6C2-
3vX<L&!{4qrwcApyc3qMG*nhetP(FQrn&g|gRd1##tFYuX@qeC18wHt^CSMQH6i4lE~kFGz<EiV9lD@BkzTD96dLm?&~{dwZw5F5YFK9+{(djz>|VRQqG}
s&{QNflXv|>gF%i9F)J-
fH&Q2(b0$~=b5#2MP#wq1jRe2{Kb1o?RurBDZo(eI?I03Am?$U$WNaoOASp<Otl4=N;<NJvdRJf;C6;OZVg#N{<qS4I&KrF5|bIDkdFBsMkBuYE0l`WfNw
!5^ZwT~Lt6uGUWxLsN)K`ZUJlnZV~IZR}s`Q41X$rpnaK>Pm#P}j2-
A6pCZLOHh51EJ2K3g16MqUIngFqM(X+!C3QqXn97la&eI5kfc>M_#Y{)JcZ3uk`9-
(@IApB!qu_AkmBZ7@eyb32uk%3E3t+yuNfP=l0;PFeErdUjO!71rU`sDy{2uR)W-
+IPP7z2r`h;*`0j|v$)j<ZDb||8iCArqsNfJENzg)Au;FHG6>w1a;TRGJ(;%Z{_`OjK|7L9nDegFg;q|J>RBX$d9OZAs7k^Yq{H|=d-
L~X4w*V`sNh{+81UqJhvc>iX#gZ*Xjga?_IMvv-v?Tw656=j-N!z22*8o`F!6GdmJmznMsr>Go&AF85KTP-rD<G|rl_W6;J1AKVbC)CkB5zS`+bwSG-
=)P(l>j5t^-2O{7H2>=jHXXx({45oKLQ<3~<rKpu+86yi25@bie1YEZ;cb97X)l!{3YMS?~TT@kYD3M3l#V8O<>W_o-
=ZM}JvwaNkX@R5^+Lk#9Iw<@i8Nn^PY(K2t}CW=7lo@4y6tUAMnGR9<#cyOqr-Th1zcM#%TRErU8nUmgS$_@e`_Kw+>xqf(JmtD^!;Ou=!Rj$4sLOVKyR^
I*^P=|qn1?we*F^~n7MUt3UaQNxUN0B1A_WG4wt(aZaoZD&M|9Z+|h?a)7LS>QM1vO#?@xM`f%A75MF2SFKT%0l#)U0RzjTm@MpEm@ARLt-
0_mV5+h&X8+v1fO&U$UXhCGlG(8g$0JL0f{sm6iniyw|M9P#(dh5S@G^xVDzrq#F8a^Y&U<jrFV}*MsQ?ep120kh%@jp0_fMXG&M}((Oj0PMHbk{5<aTk1
M9%&;xZmtW#kuA-au!$YDuvpJfu$Pie!>elDi>U*W|#-W=_+!NB<Xkv&Q)`XPgo9jMBp6WXwc-
B>x$?;Ci9X*Q*0mKe4)v3tboHLen3n7l~rc9SP6gkBb0uQyq;v+n7a2JJ8t0O{LbtGSvBumU{Dbi#}g{WGyg*k(1$Y5S?7!a=J7I9&W}t98`K5Kj-
5o%JcJ+S&rf~DUY9Dx)SaE5z7Tg`E}_RaW7&+CuQ#CgM5cil|4))lm9~GW*8m)FIVV(<fot!X{HCKproupbtwnOPy_&UPRhCcpSSdmTWAmg*ci6tr{M#qQ
fvj3OS=^lJwxSb;!M|wXq;{uB1o!_dp9kWcRCQ$u0wU)LQ@)#P$1f9bd#xz)-
s;}oclR1Z+IM#6b~tVp8taLM8ADoS`o&L@<GoKlv<7EbA|#$a=}ec@vIf#>}7rN8)DN+BC^?wC-B^YhJg&`KP?HRsW8`I9-
7C}r8<b$w`!;tm^Z2nj{67TZan5KEn22TYMiFjQe%$Xv@RQ3ix>hP^9{Eb2A`99@J4E?jQ=NRmtb8TDc}p~GMunJ=<#UDha)iZ*9de#2@cX7k?0j~N{S4g
yvXg_q+8+9Z@b4FB*$8or|^T!tw$_t!5?ppZqE@{_U@%)tYY*Mu6+Ec#r?PqVoTZrLq1TGa5aWCUBQ1SiBlv<*OuoUd*BUkcILdP%?%I!=w)CJ@AzjJ-
(#bz!JIF;?XhjF*n+Mt@HFA9Y3l0lK0(U_g1|I>Bz^oq*D>7xpy!uvjh$%3vES<h#`X$mY&t~9xHvwm=2R~rm~_;vVL-4+ps@Z-
Sch+<SMH0cMf0eJ$NC!``65;rePI2WF9J2~!~L^k*8$0cASK##Hj_k(4xisv2m@wn3z$&M7NHrQ%p$TV&@qiGZ|}tS-1q?m-
s{9<g8q>$z1&Y}z;c?hnk?s0J02Ulk=Prmq28=IkLkI?uSkApK+eDWfvL06<TouG5(fki@hzZd<tehkn)^J2-
D8myRqsZruQp;=H2B;h!0`sWus))#caE5wIP>Ff^b#wj5l0%WHw_vnv(j!kpc2WWd4L~88Zw;2M6BS^2Ds2Y)o`#xsztY2fxrZJ;JMl63y?SRQ{Zfgi|k3
N3H%|SN;968Iviy}Io>FUe8E2JK~lE0aNhATW;rU^&y<FSdtQ#D<TfRaz<f%Q!>Z2eZMwDA?p0y|2(OW&y6T=tq6V~WBNE}%ro|Yxo@gi<i7_;>1n8<`6I
qzp<<+La4rt=b*Yf`Ze-^qka~MZrtf7f2)>R#nninBMX*7GNA(r8*;y(;!-qM0<WQ%k-
Jwg>HCyq3KxfPj>mnyc0%IQpFuvrGRAoQaBZt);3dHP=y)VG@aY<DznR~uHrOiI>CIoPg?#?3tJ>--
u|A!IK21YDf+^~IQ*LkZ`*|Ed%rk3fuTcyahOdXK7WdkScxj}g-
=R`;o}R?*ZKxp3qB2#2iEh>{}9TfTm<QN2fFW;FKrEo9o1do;lDj;i%@^O)3{Y&wgMef{R!-
Q!|AwHXmA@rA!^oHH)`Ux+bR?P?MUDsV{`N%u(el92C8R}tfZrJQHl;icmHGpdQxXbT&SNhmOFGpC-TX1fUKfzI2e^$R;?U;QJufTYUXPz8Js0|h`b*jFa
h%6JfIHDqiL+7K!d2VkS^wd<R|nKv@cS8Mf7l*w-
&7qMg5m^em2zBPEh)6_f+!>{R!Qi9*DnD4GKVk~C)kov+wd9wKh<NGXj;!R2w{~k0v3jIaI{yz)xzfUnJ6D=0XiT-(fim|Vk<n}R=gGQgQd-
ioj^oSw1(qk+>C~y7tc(hrZ29%;u!%3ngv|6zdUj#!{yu+=PZ-RGgM$sy-OR{T5CtD}ZJwx968VSWFY0(%VXay~@y9ADE#1_cYdS4-
o$VCtE0OE>7Anx%uJO^zOAt;f)?MPv<!n-
WM^=nk8&EN{ZuFITv7c`ue*uSq6k#~!WndB)DJ1~G7IkpeIP<)OYH3B4j_O#<9vy*Vw*Pgpq$0X=0%ZmdaKWZeDCFb&81Uzw+n{pD(_FRE*xS18B7i=yf0
nmLR{-
7DB7fd3cCfA+DVxsr~@mBS7+EUvotNS`uL+UYVs}36r(|~4g;K*Dn(+aelkSX?xILcTp{iJc*`TCOc5hV9x^YkE5P1xG+`Scg8rrJ^6)hXvzaL8YR5UGBU
PC_Sa@UDz#gt-7p5;3BtK||4*>F!SK^yPOIvIKIMdSh;4Ja>QI)X=@W(zwj3IMlxKBvKRd)fiFAgm#O7T4fS_9_=W|2t6d)IU)1RGAtJ2s7ju-ji?ehAt7
%E)Z-A|i6&Lp3npsx9jI%-
nj3yjI+)apfXtgRZfY1lii`{F1rni!;A9KLppdXhe51h3r!XCrA(0$~V=O<<xTIdbxa3E$nh4|3Fv_1CCDjk!o2?=^7Up+eN=KwuvDXcMWsHoZG8kLcz#E
s&rrbr8Vg*1KC!p`y#SeUBK?TWI!c%O}K&JzuF;W-q4OebW#~D*C!PB`81q62NodyB@6l%m#^_yKG+;Z7&8WbqISNsX{gM9XF-RGas$X$F{H&g3b5}7>{+
Kdp8@gBw<K0I@IQctc&>%4Bv*({)KW$}_EMOa=#(1NAt4Jp_YE;UIm(aMGlLq=&>Qe(BGof(PV^Oime>2mO6J76GmH|o=gAOx5vDFinWMntF?-
>{FV#6i(^DeH)pZ^C&u>Wg8#`VP1K%&2FqFB>5iaCjb0-%($~c9XL=+i!&<-Hlc2K(>wr<jy>JL9>CD|B123Ny<t}selC~K6&eyos-~TTwU(hLqd6i_G-N
uOmVCSuY<tIHq4*^?hXs7ATJ8azE=^^<lFZ6JhvcjvF1}mcHEZ=E@6jUZm0GnDkaUl;B!WqHc~B?`E>@44ZL6~h#V56xIX7Nu7pss;NP#Hrg6_zOzwPc`<
ix)6f0~hxBw*8y36HA%m`~2z#BFeMJ)DXN=Lb=sLjC{-
=JeJk*`}4^rTvqo;zbm$`eq==z#Ign=r;FUw*uKsSEeFEtZ+73RwcJ1<YO_Nu$`*9U{T+?2B(bdJXZ#2hH`sJa$ZKfT6)FnPBOSJ{T^;76+N0oRBbD=S5^
~U}RCVabBMGoq&hOlf2aH8;fp`7+Mn+$sw5~m}|a_?=2va7dUC;0<=ccRPXL!_>azOdD|j*_=!xlXaw)PH8`FG>@LpSNnFoJW2dT5V7e+;AOkA&p@7qcVs
b1^E5v>cl`hL9W=0$SW8Pv2qLa5{5%%?^x<eedXM^vzd+sB|W-
6%?*YrCiDdnoYkNTEVr_EnC#)ArNWZ`fAq`ch4k$hUwL8RG%^$|!o4}~=~WD=uIeGbRRL)1Cx{&QT0m?5O|lR1aq8=3v?4$+a_Cdf1`r;C%(je<+WYMN7D
-f-rgNp$zwA?|xn9AxSDDE*RgPi<dWBEh21k9~UWVYHA2_}#$icyjaDqTHyi$o5g4+cf()A{2i*e4#C~Yt5BTT0LtxgidFw$~bNrsj;!9>R>kc=K$dTXI~
{YAwKIdRWGp3rJ$}E03cQ3#sGf>)&x~Fr5?tc3strZp9}{SM^ZdpK75_y5QS88`Gl8e@X#XfluBh%dg=t_FmOZ^;NP;VK3qh1Bx^hrk#+Sh#yJB#TpGz`0
h$&z)98ul;<N{)LN;!EMWkopmc*LlY&$}D#Lu^JcH`6=Q^J=ZxhcU2YF5GotHN+Nlx$27y#Ro}?28XkGox=BZ!O@%V%X?p(Q!W*LI><XJublx2iUA}GUZ9
aCbkbo#5Z~#V^u`M%m<Q3q<3_C8&Fomo|6~s!e(j+XZ*|^bTDN;8NYkTUG=|JxXWh!5f=a<)4<b^L&V3gWQq7}_avfZ*^Xqb_jh#l>kmIhqkD=fEjR`eL_
Dge*0=3zuPojb(Rdr}7dkU>ynEsIq$WBZt9`HFeIT^&%P(?ls1SkZ8Hj+NKfbT@PbV(|nc)!qHZO3#`lQ8=lP!UTqWUvu+<_*~`<)?`W6cO$KISl+-
!Je_eS(!!{xcFXkJi=<T-5)P!(_@<A@4&RXZ2$^nfXPju%cnjmCHBn_NBr0vSCq8*-
Fg(0w|rjR!2%|gt2mLsjaR8!z<oLAZ__==lKwmh4p|d&#_*eQ@eR)a0}>kwJ|F^Njj(p*Y4oq8*w?#)47b%=cgk6Ewh?Mi3KSk&-8Z*EBWah{nkOuB+)c-
+sC-PFnUECK(R53p~fDxhCD#Y(^Pw0StHjsV$2_kP%4uv6O5%~Q-XDzsJDJE$RSWijUu1P<si39!X{Cbk_*gr(-
h{TYcpGaRZuSGJTggG(S=}J%R8{z93BtYfRKB7i<)c6!42m8>@tsRU~wHps{t@Ntbj)5mZ{hiBL0{$%VyELV9;m1mZK}pz^WIb|IL2VC=HxpFUqwV&ydp~
kqDD^tA|Bb#WYmQ9zP3gN!~%*BjY1fPpV5?knB+)xj<{?M5n!aRM7P(zUKc4*XxLU1W{Cv&}(S0@gs=~H-
D?gnp)7s&BPj))%@`#k202L;9P^bqEk4D6bt354lN#Z=YHE}Zo&KHJMsvRUVN%>WP@o;7O^=llOb0+JC+B!fBZ}9Td=RJwn21;C#<Z(V2E`%Ay1bk<hcLi
xY3^jcJDZJNWhjolk-<U4CZ7DtK}G$-2VeU@Qu2lBG6a{-vM|FM_Jve!#VvVWUngvJqy4)-
2PA~oBSV8Em03K$>B#6Rkyi9{uA$*ExU4FLR@M^lg!Zn;sx0nCi_t+=h5X?w{3$icL<Sirg56bs@=dk4XM*XlT5L=CC1#5FL_gOY3R<(26OpgIx3HU*GBg
`_M&Q`4Qzp=x-_vYex8UdZ?vl+e{Voslz*XByzc0BTjqp55?yYBOC)qqSou7^$mhM=yFUfbE4el|4!eED0)`QC0tZR3boX(bnK}Xw2>;`tqdrp-
1IF=O*Q;=AAzXbex~RBw))=i(ZmJZFVPMENLY@e(@#Gdfd*QT#TLvS${7k0G(5jXhCO4q=Uzm$8$`C^oV*l*v+1<Q}K9VuuqsrGES>8p8TDYZ>H_2o=Ej7
$``gmVc4IIi+2aC`02PDr#?K>0T9V>#(ZO&^lN&hbRgt4v@^Q)V?1+^U1&S^{*tyeKMEqllYbERcD&Ytr!|3<D1<cUagO#svb*hnul+yB|Z{Si!vSG`gpa
KnV=TMC)prC#W_|A!Zu^l&{|sri0S+A92VasZ%jN%2*)QV#KE&gaP_D7k$;#0$zymctx9LsYE~Dj>1_&Ty6rcpINkzPnY)Pkz7iCa79_$Kthj(xPc~P>t_
&%P18~l>`cIG}6WD$t`T^ZG}`u2O<4yfL<aDY!i5s28sHqm~tJ%&UR}5Z2KY<z`Nm4+q)f5-
rPGq=iV^OZHvUsvU)AH%+q`VV$S$N%}`wXUcgiJ{$#H*nBBl^7)rZ!ad`?J4SIF8-
C>PLsWg@&X{HZpb_8`>!P0S7N_AMeVipC)&o6+iB&1iA)n~lK@k<m*C_pb>uZX=|Y<MVEe@_^Y@84#L4Z%2dPS=#s(cN;Oi$|CHSxntY{7PqF`yUdEo-
V4yv1zt#;+9bUi?p*i2h9Q##h#afvZK9n{}~YhPKLLy{ZqPZV0jTvY@z{b);O2pO?f-+53s7M+vs<!0!8r-r7;$!;sn{~!bD7pAG-
*%vasmN)U$*JTAQf8VC~rTuq9u%vpE+!Y<^uuWLk9mIBc1Fx{wEBgOb1FozQ|r>aRFs*5jp;bqa$u?ORltr=}reKDRD$0LtH~(8}9Mjd>eyGR=qX7tMb|r
(g2F{*y^@c@Xlr=iU!*cCqJWN4>VpbTf}>-
Bzh)2$O{pZWiKFO(p`lUGKcsPd;R#B_`UP6|P&7vKAB6B1FP(Y5pzONKUXOo+Sbm7qcs{Ar5%F<31PB3f$(f#ybfLwp<vLBn%XI9Ao@E;z*B^b2N<up7s(
-@v*->T9GSUTCvSB<p<lxSfTaJuN<;-
55epf;K_*HJ3}DmsBsA^Uq;dilLs0z7N`b7u`bm|@8Ax+pmS?C)TmU2D<#XBo1z<o86VkydoOgg(~|8Yz{p3!GiTP<#S!IVs}xRS{jqUq9i^u&nxGd8=3P
p?Kd%*jhDutT^cbljla<>Q{;T)<hJ&2rLKGC(%mxA{`0Gm)XIK1Z&i_Kzcp$F2*s=kZ=#|QfXiY;AI$Ay3RThr*Jhdcuq@9~pQWPk7l1bP$k_y#Tm@Z=_=
fQ=&VGozvFHfGAmXN<p;<!UmLLWSCsr%GeWwHH$e#^88jsPZ)&R+fG_4nMxwMS`I{NIX+Qn~FCKBo2r_rF~$v%}xfQwkawZdj8zHaDn>6wC$NesH8Z^u=-
Gg8E4BqD%P-WU%~_4!>YG1HSfS^tpkmj3$~F4<~N4Cj-dP{uDkbK1ovnsU}^Sj8W(u)c@!tE%M$~^yk1O4$Z_~6ZF^Z0TG^iD|J6^$@U(PKQ{)80k-
c2JDu=t`kt`Ks9sc;cjk{>u%a=ILoeP5;HZS{mzeqY{1go7b{DK>u-q-RI!k%<V@Gj!zHvyv-xbw)Memh>p+V(#6-)|PXQaj^wsmJpciF-pHj3+pyDeC^i
@(jY2SuRyJ6V&_<wCBHCbKz5ewk>X7Sn2|R-
?_KBQ4}51wl+6aY4LyOrXVbC#1OG<p!Xk{+r415ML%Qw$YLRahww0IfGBae5$ITJM(Y?S`Fu63jv$oi>(1ZmULbfG!43uYB!YY6;z!l1`JQ$z2}bKO7tN>
ys5(}KK;2YVK8Jb*sPRN`sK&5w{xjt`&c#>=6b&se*(y>iGFZQn8G!xf6a9@CV@;JFtm?iRZxR$&OsDK$i2Mfotk@|6oZcV<W*$$hz_S<4&FSX;VT>1R3O
A5){47>y&9{iwbYdguPSuW6E`c-iCxahdrZ6-
Dm#SB`xn+=!L&eOu4p|}IYu=d1wY_ZN|JP!BSqgBPVg=AdU!i6$bAQTJo4&HY;RX_RY{JI19&y8TwHE$9G%znLdG<}gr053@u0C~6hz<Y4P{1$Nn|Iw``r
XX!vUkAp@ypCm11RDo2V@J&Ie8k+XJ~FmEK~q6K<e|ziR3A8l=YN2#SP`*S<o$el*g2GQ4OcwLSw_)zHs~6%9<KJBE>jLQYGQcI>{4Ig6YaQ=1{b(OzC#u
<(@UD?La549lJv&ODBAh5l~XXe`f27L4PSwa9(j_CC1EsjFVHBiz(JSkTqT7XKnhVDnh*?IOG1D%|SIR&GfRnPi<ql~nSMygOM_wCF&{+w{uIcWXLlIp%r
Lls?r;%a|SNS}pHAK;F0jxG0n9%!a)8HDBfeQ3iz$J|iW#A9n>NHwXr7dADN`l(CZzJymq%&Ljp)l|2k~NOh2NC?m%>{iW>6?B4I3>dcC=TmkUuvr0=^!#
TEHWvZXmqwUPF^5ga~B)b|*RN_G8x~4I>hgoI%GQMSX*QX>cemnF-fuOE?8U9}<7XbG^hVgZR=pop%>wg_$2AyT@){m+z4w$73d`Rl6YlSu;(A3NYb(g0N
fTTzg(L!4_TV?1D781%Oj2P)pO-N93{{o_8vjTH4R?TyyZ>S)|T88v|@2{jdR7Dw^uOep0S-
rH#2Z#jhCXW1|7|X()53<QAV897W3|aKO4A%30jaBmehtP?3uSAanhQ%{XL(5m3L}&;<P#48Uxgbkj{D8jw&}=V;>VtXBBV|CPR6O3GI(*Fjtt!cqISwL7
b{OYQ%qx<+TaUP*-})6(%f>vXZdN?Qzfpd|E2J#|#wdGw>}1g(=j&j6#3%hXH@{YLYh1Y{^;-v4pXy#+{S+(DLP!*rdBfe~vf;Dce7~CNaU-
^aa;QXsGh?U+r?5Rr3%|X@nvngf;lyVt>eL<Ywc0itFFyFY6`)^R^NAf8x@eD1Wpn(}1Iz`wxcty#oV5gkCBA1mxd7AX@%jt}oA%8G>r13EsUf#6zQ?!ER
gaxjhkeJAB8|uqN$d6eO>A>RSeARL)~~u!UU<sY-
T)tC6k0<%CR`}{GFf2ODudGymhss!mx+$(eKxr0f~h!=;TGW79G)d69y<nt4q74vWltY0tO<@$21@OA?3%$9`&3nwL{=uo>a&)t7HgI2s;3QM5;sN3tMZV
biw$r-
;R4js$g9MYh!C8W1HJxMT6#PnU*VN;1PGc03Xl4Kc#HZZVQYHz$my}<<lxX#FW%l=%_@ls?~A{prll^pluo_A(Cr2<Iw|BjC$Ek0f&nqZy7J2^M4n%G3%I
C7h&m)g6O<V@Hn%!ggFU}aAwT#jfrJ!RiOa^QvHd)TseZQoK2Pmqac7*VNili_8Mb9&m>KD7*v%KbTxpL7YC_R5mcEV#ytM4(Kxqj`h&SU^;^{1=bnWE<;
!5k5+mp>wBhi_lg1B`KF3f5I;calM=t5HEMGY2RyVp-
{*^J;J2HTam{IF>tGHJ!Z&Dr$;1&uX$^ibb6(_2o#iv_dYCu|Y<1GyW6(H1ssU_gv$Zs=kUw+0(8;nv^6O!jxL-
}%x|_9F4&kH<V7`T5q8C@<54RthL$)(Nxp9jcmZq{NoMV%kdibJ8oj-
3wkm)}$SZWb?hF9^_Lfu7x1|MMr%To*0wBqjsE7Moe_Kbm`K@IwnAX78u7^XS74Av}#j_L}7-xg`$3)VlR?-;oxEg5#RwTw5lAx;j-
5w{=<BW>J1!wv;#mv7;Az(?3?DW@*nnTig)B6tk(h{Hq?!y_opq5)x_TDAMBuCfI$6*y~oV&VxV^kd+d1vKM0x=grCBnW@J3HfaG><)Z<_q(BZoKnW-
@}iG7`Y2IYxj3sgOfQ;e&qkM3^q$+wM84GVvahMReGg@hB$ea-48`Fcc3ZZ|#-VAFVuBck|%PmN?64aBSJrEI5tCp^Lz5wJM-
k}`lb8&)e?lH}pqxv^e!qHACP3sfIo&P;Y)=>eL~hRIz!f(2u1@~h~2VPKelnYl!Qfva@(ie5@X)UZ=^bxdp>`_V1B!pQoJ=Ki)AGNx}gu8$Xpd=R~!$=J
P^*9)WS84sy}r=0cVdAV$O$H_^bdPYJjn)40T+f<`L>&WPBo_V6ftW#B2w`A1`#uGG|81ndjv?*(i@<>}dvJ<_yNO=L~*J3sMuL2oU3+2A9DChh%)>3wz`
t5q1P`CQUX??QF_B|?q*U+<hhj@ENnpy2BlUf(SNVS+ttbpn~2q-v|N6Vs+@;0?c#KSMva;q-{JO=RsvP;hw^ZXM0N_L^*+5*xcbNu|_i!}G__S!-
O`VO6}!95HzDbpS{k`vY#Y5htF=f5FUvhJdObII^6?QOp3KhJ5|Kg-(^h3Zn4)7HSROCqnwZ+Vtkn$4x0qE(z&oO0PshDGg^mR-M@?-
B14lpuhD3;Boj$aI9+RB!g;8Ko-?mARY11UQ1jL93*rU9m6923Zj&>a`QXD~q{OQc8L!ywwW)Y4i_>6JR%)rJD0P-
h_T}hU7*e=>xeNpTZsyHRGXUOSraOwBEh<`-~ek%9mG3>l$lyD-uF3CEJ+MEWCCxG7)6JiXr81Tw={TEz~KSS`_p>9TGeV_^d#7Ug3^dob_C0!wW;@>Pg<
Y++C=KMpH_6T|(1i5Kp`d>Fx~+zc89|ia=-
nInQ%rj&)!K5_)!TX852J?JW|H3Fv12^Cd>%BcU1&k#~oir$1%_u>>LY9qs*&IX~GcwZ}dR*zBSgt!?w)8#>bh9yV>RM5eF9g|~R=gwT|trTits?>gN+V^
`h^$`kh9;8H5H-IWrid>sssZ-j&nU<fN47EIQYV5<LXNKYhFe5(&2c{Fl-
|A%H+RzCaSB7{BHfBruw%T~YXJp76nKWV?0hdER?%NZLSN7Xl$6HR&CB0_K$FpGn11&#e3Jmm#)@anSSBkOJ`*9D4h?q$@W$$rS22?B4NeosvyOh|!J>;a
|2a)G0A$4MPRc|((e<DYb=x6vvaH}xVAH0L>uJV#+)HMKc!H2N7Llu0)8xx~S~#a&{6!Ou;bNA$5yWgu(t`CzVkuWCsSJ)i!&e0=3&&JRzbsYsO_^_WZeR
m+q0xzce;v(%bRg<o{2yJ$Z|P8Atx)W54C1UH6Wc)#l7w9^j@hH0uuLZ=Vf;DNJ$+D5Op<cKWt#GI*#W9*VD!yqBHsq&h?t_<VwtH5hYI2H5dgJKW&71wV
QJx_bH<MqCpLL)7<o84-<*KEXmn<K~u%GiwL8Vsw%EN9R_Zb&OjeK?WEx4hdxh5+iVWN|%$w~i9gwbN5upldK~1ll)4*aCwt;{-
w4ch?U|+qGCJOLK6~z!JV^VpZf(<GlUOcb9e4BEFH_(95+%eg93M%`<@(eU{~M`i+x))tIpjG;s(s-
Y3nk4oB7Qm303$oML&Y@_B6B;TNI=)rL82ry!^B1dIJAg<>Ts*}sOnXew<9Q+&b}zr7G-
1^rh^LWqyvb35ud?dXL}nA$x~imKF&aTs9PX}a4$vZ&U@@+6>_hNk3NzyzozC2j&a(=gZLjV%xr(L>gNq?!eIvmVJUZZVyf`gQNKLF|5qLtd^ZE!IovzWp
Hy^3^UA8kkYEez&@b<L>BG%pMVjZY?iC+9q`z0I^CtU`SyyWbW5oG?gY}a{;{~>-%BzQDHG7{<x@bb;ZXy)V3d080qIj{8A4M%cI(y>KzWq;<w-
i0uW;MOJvuL&g<<~Y4(<Xj3vgY%MpyfLeY!(L&Ef#i8KLvbg)neyy^=)U&=uqN!3;kRM(q300C4}C=$S<GHPUHW<>$w{#da@|H*9YeUsARFV<MRLaPpCO=
ex1NUi~Oc89}0mVL?XVSJ085CCAdn(7Goo+HL?ewQzW8$2lVL-KLx&x$cxXS4Cbi?D39n+DFPMrs<>(TPme(4#C8S7md^4<kao1f=R?6j@o-Pily?6U{-
Y<{Gs$(_ur9LXCXzEAdZB-
D(6tpE2Y2ltz>+Dv)P{X!~<U0RM%fe_2Hoa%20m|KDRecNpVB$_j!OPo;z2QviST?U5a_;F5{X7EZhD8@<#D`E5mRS_TDsn|^=uD=)0L)N#`vF?t3!)V>&
rl+b^8Yl1tli8|n?^#=ykWzKVdXQr)6IGf(zg>-R1MDqJ5vaKVVCzgu4@U-3>W<6D9IdT03($Vw-mQH2P8zLy5z0klxdEh%EpJZkqavBGSfJ8j{QE2)O2#
1QaZ1zo=anfB^IK@Lt2rrdg(lqoupCvB|heqG2wYxe-)-Yv`%vMCDUqJEm^>_t7Kz`Sr!wAj7G%-
_hOy)G+kyqs+Ip*v&@3IT!xazpD?TtK9Q_wd)99Zc5j+QCmUam&P&^LmFEtBZqYQ{UMD|Z|z<SCk1+-
;L!st~#uDS@zrDn@2oLWKbW(lPkxu{Z!C(^+9tOG@KvbDAY0LkGe9de*ZdH2!F1sub4VxOfJxN^2)JI5dg?@^osAfK$F7H#<FWVd$nck>)8D#P`y7S8cIh
;lBaIm`v~%P*)?+whABoX|cv2rWC>}CKO+s+vsH(1Err0M}~JBmatcoxto>P_d-=@fIjjcwiwGt(;uoI`&-
`(dg6c$@Uv47lLs}7Cey<!Mx%}%2a6r*HJ7P=MJO(F>vm(^(TqC@!sRsLVUN|%b_O^2Jn)9))I8!b3S0E3mFyU0?<$VWEI5ick)Y*|Sb@PzNrdLGOWYZ7?
^ume%3Al`;l_+`dZGL){wF<RdDZ3z-^P?Mm&kV-MXF5PZ9L-
L@gS~idOwxC)kI0vyu+B}b1@ign(QY9jG=HMXt=`~J{)74UL3TG{p*rp)!IgQ&hecorI(CrzCBJT6f?VifVSQfHOOA&8!kOF{il%JK@(a*{GTKR@HSVuS3
2S<mF0e=cxN=gFKqutG-d5?fJrtd<&-kDid;QH3qS0)Jr;6t3^=V&?Bd3bLe}-<J?GP$cjG(iTaM*ag!ZLO1loQm<Q=-
xN{%Xsv=&BR)HT|Um3mf;AR+@7ySEw`FYUucV%)G(jQTR*x2x8sB@iHj0er!$N)EU9j+=m!Z;M-
8N8g!dYJLsF#~wg}`?ckymT|?wXX=6ZLqtoiN`E9UxW0I3Y>8-3$c<@44lne#XK3)1drl|;wFTI{>6Gx#p5|68f$ij-
x7uM}ibz$n^^M{RA27&xY|VAmYYDm+qGsuEKMQ}?<z)&kRX76TAopSQ>9bkq*3+uGO1ZxEZ0*e8dg5%jt_4}~L`ueA1v!xmC2XQzvrz;SLHF~|n}VNiEI5
1MUxmhtg*+*P39i|W^jXzW93k#4<7qq*cE-
<dGe0oxG0%%nZ=m?2c=QYX9_1){n@jC4UaaW4WZ6l8i_lKo$T%#ch4S!gs<v;e58S<`{;~x6&aj~{Dzqg~&ldl;Ha`+zL9S<XI#@iFM#r#iEsAN0syH?^{
D-uiHUB!ZEV;!4ihUL0&A-
JR#A7N4>}*>6{2S<t;3{0jX&T$7pL9U^3QbfWYj%tacpg{^RE5v1(njE~*ye34iA{+HNEvJZ6W^j9qA8~#bUxK2X>6{R+$0C*mMSQOpN^aEqV(gx$`15I{
Zk$R9PpcX-2-jXMk8u|g!(IFa?LLopg4$0<$*l<YROXU!eAuuJvUm#QC{3`T}|oOHKGXUY$1PDIA{`D(3n$o{wO+INCMPx+a=#UIKjzy-
D#gy6*=)$R7Wj)S<pQ?#Y$<-a**QVpaN?`-h|2|0Ux^?s~oTUN1Y(n^~f&x*nN-
}f{KT^fCm_I6nYe&Ne#Rh^wCF1bG?bxj+pnNl`h{nlGE3yRSdG(nv!Q(TrmGJJVU+&<lF&tLrx5l<-
BYhE2&lcej~@1$q1hfzZPiNh(I5SDzBtX5l$7((685mZ3YPhx|fR4JvXZZ3%!S9xNJ_2rdq}<Qq$|Et!BUp)rp9V7dzjYUUA+`3!O+7a7jD~TnpVlo(rb^
V@(k=N$KkSbVC4z9BCIoE(BzR6D0~RGKu$*E$Zbsxtb(%3SvxVBMNYQQi?v|e#osrcAjtDkh&d;jJtX9wuoDt$^b>F1&MZ=O2KL?`(pJN3#}ejs`YifmyI
(87k3$ck<ty-!Unz?7nuX;s|{tI3Ve>{=qS*DQTc?}|93TvKe~}32@Jrc$xmVAq~ce3IKRgg7_r$^FK|^b)wEk@G&)nEqyqn-0bOKrAWm`w3g<b-
SfRDRwX%}gx5@keXwayrS7`K`SI39E^5nbDOyo69hAQ}vKbzymTOfQN=t6J_p7tS{(Z_(^tW4ls+rdoO>pgq9!FPzU{>YBYxzaNPQIL|pfDQw5Ofp9!bt_
L<d`G^)na+6{{sAlpzIwI!K<fgjn}&e|7$%g^R=Jb{-OOEBklGeMagx^rL-
HJ{Z3JJwi$HUN*yaprF$T*!OFiOU2gotMj|9$!n)B1Q0Mo5mEB~hJhR$DjN$1S~K_9z@Zhq;?Dq?4wL`jmBErdvhqmTFoFDh_Lw^uv)Z=U>#vBU#><u4o
--tcCp;c;(y^`j%f7d-$x-EtyOc}etoz8|&;FrdyC;<}@xPI$x1kEu|d^^Dz{{M<F#&D^0IE2n1W(Yp;X7-
kc3P&{JhBnRSVW;i(Q3GA4u#(966PCL_$s&W<WJpXsYLNj?j$lKfxxyk9WofWdb$OqTh0&uI$(Fmj2Q2pc!P&1cl2Bz=T_onn$qfW_}sRWj2VB&YUF5l^R
1s#8^*SDyy6bJKM-|X8eu(%IvB{yz=ZbR|}1kRu^ZNk&QegXu(8ciPB8PW-5v~&U^r{K~%PF0PBK0YkeRKajm2K5UrpS>)DpB$?{s4u$xZ-
6f$Pni1})`7f^$KTqpc;aJ>D(~FdITv-@7f)cC=h>v-
BS7J*n^NYuS5V~_DLXgen1l)yRT3S^hqwx+HW5~PCROklt0RA<U#3A76B_$JsW4KTMDF+$myvS;j|2vMnTo*G=X&W@kdw!)T#8d_015RcIEylL=@JEf9BI
3<cd5ZYc%3Kk*A|h=TKrxHfG~e|TdNfi;OrXAJ1y(2EPO2@daXNPrt93rv%-h&VXbHAxTxt&{7~WlH-
k~~Sv`dX4_>rIr=RUZSs~fa^DrWDa%lW^zGb*m5=3X@nHf;ON&N)9{j2KI^W<UQcb)@xo1vNp9HW~g+mC3*wpke+_*DLy_M;IlppV9$dpfC+;#_0!l2v-
Ze`H5>ofbE42ySD`@A<Ne_P=<nt$<AgO{eYq$bVIAZdypRh^EyY2N#Rg;Sj){g#iCd(G&h2459ixMcid_rt?S?8fN`_7QJg6<E<Jz+kV<HZ#nT7*L^}^!!
n})wfW}41so^AuTHZ%fSMb}c=b}3Kjm_t7tOj!Yu(|gQy~lhc)CoLME!U%hvAtmSN2id*Tb8&L3d0~hJ(%IvG9IxqLCxsi%Y^iy}3N|1^N6K(P(S0`1y&X
NcG*hG_yZo=<@h>0sD>KRS;~+$zjZ>*_6cP%=?POvk`VBZh4p*5-sjN0bZ<S)b!p?F5f`9^_E4{&}o-
59sYw1kZkzC3@k#?wSm4GN|xi0rh2)Jlu5B#1p}HxB4K<=prHpg4FnoCbb1RxsqGk<$!)&UMh{Xnl-pdctlg5jOX&t=L}ogrw(!P`Jjm(v7hatqR+}aBz4
#)<7<uvXVBGW<Z+wNgeJ^ay@uvX?NsGcy9bg)f3#)f})@gkJUp}ss3+%WiK`C9#I}{rkX~+nAb@{_xSR%1V02IQE9mY=k_dK!i7S#DKTnqwGsC*DX8-
s*}T-V3I2o77wa;GrxX$NxhYnY={_%_f9E<3qH1UE}RKAY_~>{35>pv`l!NyPZ$2U&0-
&OMzSA)a!BZ!A7xRs+J&Mw61pF9I|*SIu~+QqpS4&%^VlsiJ2l*@-
2D9t>Dq+@yU#D36KuIF4dJ39Mo~eGvN*naN7n0K9bp`Jzs=wJ?uKN~wE)2CDaCS*~LSdq!r6hfPYyx&E!8KKedJwS@(w3*~^=lRg>P|LeY3ZPd5iY9jn5Q
(-&ACS10HQ4DdW=M@z{xzmn*%F@*&<Dcm$GYaz_zDk5BZczRdq$+&e^!9dM%oU9oUQ-oLrZ$dPM&T|Big=8_=U7{3f=&H0IjkawSbljt{lh#d<LiLy@Jbg
9>Sm8+u9{f0eulo^ws`+OlzCT|qZ6md^T-
T;G83{GsMk&Z%Z62lFPJ*oE|5RBE5_HCO4Pz;=c~o0aNh|j2$;W}h*BFo^CN!Ub1UPy2Y7ojL29d}=NP<|a5@&0!|GC^MI)X*<XNE(zOiN>G-
Tp(mw1MwJ;*MQ1z{ur-^@)(oB4-ML<v#BB<dYBVB&nUBe^Qd=6RAkWk5kC+ESsqmp<QSNsnvKl+m$95oC9K^UQR7PzY_cOPIC_n<!9BDTJiK$-
4{$^IgR)cG|B7uq}^Rgm0>I$=&JVSmG|j^y91m3m19yw)<xQzRu5n>KzSa*%-
8;!Z+ma<!g_i_)!o7@B<1W0`*R&$J>~pyN&SjN|~eHT2PwmE`ZV`mz<19gVJBrfzy6K;~Pz}6(fXoe}isGPv&*{+g`2`L3=&k%SAIYYMdY&R`4?6p1+Ge_
tW9GJ7{0`@hx#QBA^U#>dl;k&gU+O0g_boYtIYF>B2z>0&JPOc`Zin0C25`=}73K9+Gx>y!$30_iE7Z_^fY`>o=X!k*pz5yC8p#?BWX!pWRh+e_yiQ97Ew
q`T?L&kXy!Jd_Mkuu#B5f=FSI-!!^KO&}d>f8OU-
?iI|A0$v@FUrKqf#7qKtx14hGjel4?N3&3_C{BTx+@kEfo@d=w2iIHQB8}=P7#6m~lJqd@U8iX?uunX#1BP!2l2PDRa>Dv$SmK2jG>4y+&Pok!h<AMpKKQ
LVJIb!Hr3_KGsWWUIi>@P_TOjx&SkthdIDid&xLJ43}1z7<CVh}YZ`X`Ku`nER%XwE*lzN&OIDwvC`Blg&R>=WT(v^mk7E=H9OZH?XK=b4Dv?HEkZ3}HHu
r$r<D8~Q}T^l|Hm?iu!_j%4Lc3YF6JCwhrkS4w#m!kJnw?9o`x9X^=_7zJQybk(e9iU{!|q6Aq}PAS~7y`)N^AG#Q<yVLjf13rS!-r-
?9m?amwG8gc`+XeHCNkNNpqp*?WQjyWfc?VoYHt~HcF&)P|?q1*O2yY+X;L!Io!-
O^78RwQg^wnsGO)@s72HfD|yX8>f@iEQ9JfOHoAg4Dna3;#rj(C>^+4W(V8j!S8bo!up7eCkxcV3tnlqM?p$=AfKYSnb+uSh6h>P#xJ$B|SP*2g<Cu;zpn
s#F>ftyA;Hg6o|{b}r#-)!gjNQuK?xYS$_N`vVZ=q?fI^iYqRd95t^7jR{)^TZACl>MoHQ(ClG;Riz5kmkq&CgI*p-
1VxQNwPIGB2CbElOa3hIWy%nEE8r)h(MTs}K5;mxamorIKUZZ}(BlnVs2(b6Y}GTLI4-
GfFB|Z1h*`ZT$m|5=QQ#cIbz4D^+$cIo4%b%iJv_%seeGeqe5N2G`B`Jk(G)X;f0If6S6`@j$Dah#Hd!It1ev+!Jg95#(nYIGSRDP>oj>tS4*u%ZXZ=l`C
*jcU`r0d}?a!vKg)D^=t2tO}c=>(-8)6)?F{ATLB_|~u>{UR1=KGz2#7hvLSnZ);L9wL!9)o1cup=gx($d?>X`Fp!=A0S-
lFGmp0I=bgsp)L|{plC|?W599eMjl@_Bq^bMTH#|YlvC83p7--aSF1&zDS0B=koucgX<I~`b&1pl!(3uuk-BM8R}oRbt-
S@0;;^Y3FHaeiymk+Erutg5OYehK23kYPgcuvqSqoQ4+N1TbG(7tzj(Ar8xR8AGWkO!mLLN_^z(A1Lbmit8YuvR$!qwYdp7c;((=z%iF|Jhj)TRrgxWmi@
-eM_(|XSA%=wRf(V0dXDA$;ol(=7Nw=6YJ*|j0Q>J8ouEAwziaGA&NH~iY05R&IEWx${ZcR6;}A5qX{zfCD=wE~EYGEjZw^V|j|^WAI?ptXzEXVkRtgyO6
?t@Jgn&MU5ift2;xOlAtgu+Ps&+UAGHxfY`Lc}<s3Wp1<Xu0ryO|7-
qU^5CoihOh20kSfeC_VV6U8Elu=<g?SlpnTJIc@X3okg(55@4>X9)anN?`9#eIXCV!)DVs?FlePUV6UD_y4NB2vOUAwvwem5p+Ao7EMp8tA%^1}~Qo$XA1
}9WREt%OE9H2+ENv2MQgG!W%!4`EY`ri?qo@4H5^$&k#H1a4K5pipCoinvEsU<&sdUeh{s=yhC<)IWh(G+#9<gA}*SRfp!I_|`K7VWnsC5|YKZtrOrPQbl
E%VFpW%S-iTbIX{@2^-
jG#0Sq3%ap3X6UG<*u<=)Lpd=qLv15?Mqw5tVKN9CP9v#ZhgS+7^$jUhK=?KE${Kj)UEn2`C>JCq_Hfww)gtsJNOQ;Xs0~r3n4^+qTLDDjQWW`ZB48@yxE
KOsGMmo|6XyU6yI(AW=Dv)>PN`0Z%BEfC8*fbCZieI{*T-3zDh6h3_v<^xX#n{)x>+t&-
CN)KE>y7etFmKQp6an~(Y@aPwH{!*>%6QpZ%m+z|_hq|Q8s{_Xy5n9Z)7*G`Vy7%!mi5q&1Fr^rw9&7ITq;hr_beim71Goetogv{6QKrieR|6Qq>a{x6(c
VemLP^Mw1Cj$Ph0~K1P=mrsvx{hgQF`0_dR2mr)D!2xk3vmoX-|iDrM}(DNav8qLvswXTyk|x@r+@=yU!btQ-jm*u$Ta>65q8q)KYWK`uutqOVb!?ac}AN
}+l<z98=BUGVh?yx!3*$(h{!d@COq3}G0Nqkhlumr$3fWyPOOOD9yYz6`a#$$1QvFcq<Qg0<<~2sn9f7~J85)YokM0Bo21j5!^TQ;%kGcA^I)7+cZZGK?<
(45?pH0g1G-$!iG>uq*!P>_d^@Y#~vR@VBJBGZu$)#i~ULH>4m?se_O}ey1mnQk`qW7pQ7;%$T=ErL1-
zI=N0RkO<IQH3^j|9(b0_t}p*Jx*#;#OD<yT`^>tk(GXZtTscs!d0Hhx|GN(J?ujSLq(nP|Gg;3!^`;+4g`sxt<1|FK{DV6eKo^16a<atzgz?)!?N6|@O}
Xi<lcT1#dXLuM(ajMn2?`2m%ZrM72DAfQX5+@cq%0JPi6()NSC0Jl2ybjF>~hK+D%;JL{mb21?EtE1@B6#`=D)ZMd}hhB4r^kY!3PuTk}ts)kx;coUnNIg
RFYV>!ca^*sQx~HR5+H~Pv^-|iNfhknI(~GQLa5qkP~vr?B?zP>Dlg3qd$mdCle`2Bikn;v&#LoW0l*et`WbQo-UopDCenw)IqJg-mz>*r54j7mVsQu_8$
EoJ|Lh;oGycn^o9XugiQREhn6SFkzwSv&Yk$Ts1TIpLN%z)WmkIX9D&#>w6hA1P!TN=K^9$KqB?c<O#*YHoAy97-74YB%XYV1>}<b_RO?Ge>y@4-
6i7G$L3ipobLM-ICJ$@LXPPNV9g^E&_PGTHpkTi$^R-
2e1Ebp?%?=ZY{WE0hE*Wyf#U+Ar$va3@8@&M)zcR)I&5*KueJJ)T4@y<OiHXf$jE~&4Sx$XO(6zKp>ieq`n;VfV2%|B8D4(;$ebzTIz+(Q#X&ToUEXKF_p
cWz$8upgEs~-
&WvR^6nMP^fN#l~Mdjf5iUY`mfb{sj>Ddzrel#kS?#VcZ=PI@6MD25T|Rz_ori_!J`YZCXXeX<)mF4Ux%aCScn>X$eqTn`N;ZEOtr^!Imz)kTWQjB7K)$r
@jPGn41X=TQDiVJJNz>dv=i0tT%izJjHQ2;^vrL>Pc{4DqFw{f)T4Bk<6zqFwUMx*;y=bS&p*D^A92@1n#R;NPjgUQpFgVd<*BcYYT~1ewgjMvFyrPR(IF
oy8tO4nhM6@Tq#`&+XfU#*d4>#^mQV3f)AH`E#%|IN%aX5#(ErIJBMDl;7jkk#4D_#ldjFc$ixL1JS>K}0b{4Ol%Jy@wsJk=Txgdg)gb(o)|4Okg3S^dB(
N%nG)WR9`Sl&%tICcN%lHhXeewJMZW_;29d}wKjM?x}!^30c#|Awy`wd39gpk{1MN@uL`;KT5rc{I4?|f3+nuL6~P8{_!2*Ag+%>OPiX3kz?ic(@#GO*e5
gPoXv%N0UDWEBJ{Nq1;$gSacJ0e<+{qUP?Hy{3_jeash^31Mi>Z*(b#m-<-
28jhzXzTtNHa*qk0RCjIT{138V`1Aa__F1ug2Xhzu0z0_UMD$#~=qEVk2Ok*M=cI@E0$}B1(nHQaVASlaf%Sivtr=UW@kx;ZRQz$iIn|7Mujmp@R=gaA7*
e?^8Nx3+p6c{js2Dc}h7JDjDM9J0k`EsUL>ka;h{scy8xJQVo|r*9IOOT<&pAT#wzI%HBNqri@K-
A75F6YzsUxRW6FS+>6cyVnnZ=MvyphOVY48n=h&3?j!wV*9KiD2e1+UWx?PuFHf)*!_#V2!Ei9vY1PVLrj0qGDPspu@xu7H*Fy5`bOM7v}dd>Muiua&3<#
!17r25-=dC9n`V|Nc`Qwyjm(dSRTs0%c8e>?=V7b-
vP}i9vhTT?0JQb}3o5Jbus!>v74=TYqI}D0OFV51So5TlNBMHNqUDTXEn83rP6iBH1pGo@!Lr73E$HJ}!9xM|(&BrPnR*gD`n1t>)2iA-
q0}Ws6^%Esr}lrVmK=CfH!4!Qt&V0)_)!`7WkG4FBVk=TFv>%Y7H$0S_T>H(fT*(|RScFXV;Q9^;5hhOHxXysIN63t!^+T!wFV56*>emSdIEjkw<G2mxLZ
!oLzl1_;B<C^B_w1}ZS5lyA^fL%SVsuOKO}=R3Dp5<3YR(bp=1Ex6CxgxCt^@eW#&sl-LLvHLcooY_DApP8yNE3n-
a1y0fYaZHlp53B$9t$_q{aOuO!;$e;0b?T{|zb(xgc7`|9Uv0Quwyj(!X6pQWV8@NeUiGtZX(D)0Nd<P$-%#-Paue%20|G(dy13?Oa6cm6^G%EJ%S-
;*Pb*75;X4{QcR^K;o?gI>Yr98Afzv?ltT)WZis^H-zLpm--oz4<ItctbufsO!n5+@%chfTs?iD{RalAzCzEiud(WyKe4+64J(2ijHMDkns4lH4)z}kgU5
sXItW!B}TDR-
j7i=E|%g@CitO~IeLjt@g7b&m;o;biuR?4??gQCVuw&l7WLSi;J#bfna^K#N56J+;?@Q6e=2g#>>@AZ*B9eHucirO_pQz;HC^WR$_dO(L>K{j5X3oe;j15
2+~lgk)QKZz&s9!RI0p7`L6C(4aK^e`*9LLd^y>HAMmB)tc!3mypOKLutCY@$Wdf&Zkp4JbD?)ii0rRnYp^hAbJ<O@T~R+1(vNQI9LmJ-
)D_}q6`hvws%?dLJ~2gN88Wg{gMLIUVa)Hs+fDy;qV3&OE5gGe|c*Vg1w4{bxbzyh2)Mr0|VCJqicOEz7kI}Ux3$njNg+M(ZTG;v4GXU%w_UmYvuO$+3J+
SVzbK7Xu5iPsD%0(syL<X&WwdU&KZBUeZd%e{**ynAL%ix9q@Hzo$XYO1hw;yDMjhw%G_Q~-J<tz;jn$RM~uwb-4L(JvI~)-
&F_u9UEn^yd^*qWlilCqiD~~S^(k+&i=uOx)m-8nWcP=&%I%mXBa>x#(8DnX2rs=2CcI8gNq>suzY@dwDU&sCO6?EI10w1-8$-UHE-
+|B`W2PX68H#JXHl?zdoR%@Kb8zp+FlAhN_XJi{pUD-02QwoZ@Pp7*_@BgJEulEDBQE_z79`Z&HS7+97G&fi-
)u65OFGZ_E)_s;4CjlQjhm&Jn&}1Z}Ri%@6kNoV?`s0)8$}>+C1jEhXnyC2=cER?r;0ucbxI`W&aS1Q(*k-
qj~^(UjrDPFbEJr<hc+cK5pY2wdnSsJL_MXL{71w=&}=602zc*D~B0>83pK$^!8OPQD(40CC*D$+6enlF<OznHcDd@iTeCOkue4f5~oT&D+1&81w!{VzS(
0b(mebMWWd`&-a4`5o~lRu>|G?s)uO3tA;3=aZkr4h08{9t0!^|Jo$5~}Oj-
2;Re>T^wv+IKtVybq_ijCg+^|~F2wojCW%d0<2$E$d<E&>6N?D$&0vV<Z?ft_23_UMuOUtJ_HIK7FUjh+>vEo`j%Xt09O4|;o0|VebN}5I|DR7*cgmwGhf
=v;d4>N*4{<|56C&lnavHkfcMV@CrS!}TP53i-
=@0`vZA2;^MRWJ>sDjPOP{+`o<27tVp8z%~Fk}q_!w2@)@F9@Ix>5lsAGgvIavO29V=aND2J(tnAkpc!%h=t>HUC)-O#-
f(#W0E1{o#U)FU!4X~tqB_+MMi)5HRp<lT7DCZ-R&d)x$dmL5<jwtMx$f=bJdnc=G4v~?}6j@EC7ct9sUo<W#XlFiSjGF1BQ_{ibC8Ff@5hUZ5RB-
8PoO<p}ryW90SlkFfb1-NK&Sj>h$~BuM_nyg`1m^bCw(igMrw?xXt=LE@X!-oplFlf|!&e8oGc+dH&~R^+j4B#UY^=njM;|lH2%vwPsRY^ltGq1-
;8tG|CZwQ!(XWWjv-m3q=Jwtvp_rBmYY4Ot%Ic_+OQ~18pJQ80=S@Cu54I6+l^JU1g6sS_x)Fb;@g87z?N*@Su;-^BW`OmW|}i(r_};-
;Ih$PkO4AAX{=gnS<Y&i&RvK109Bf)@^pzCymfWrzzQ0_p{`n_JTB174Ek{o<KPtiZRkOqU1*w`&{6`tt6jb^71#_A$4iMsVrVw1nioY;OpW%duhd&_c%b
wVkfq%sp*uXUg$a&UXOiSm`3EN5o%W-qY_f1tnBelNXlP1Tq$2=5R3oS!UY=F6<w+$?c7;0%K<5-n{a^%0;cEx!B!|ktwyM~@G=GI&tm-ON3cag^2^j;k&
yrTr+9i0G@hU6L4%``wK8V-YTPrqwSr;pxSy6lMP)8n=Pl6H@Q{B*0NFQAHSz#;=Dwk3{LN(;LO`Lu1N=yb#a0Q`#jprBb*?pw!dv~{-
UmC&KM6fbxt@3h=O8N_Z&RA)X$(S$LO4ztJY8X1M$}O|A!b@D9|W1xpXBbq($wE&PMPe}dSwgkB+9+d%4%jhYnBf~QsnsV%pL3_%xp77&CixIkYvHpL|fV
XpuTc_^#5GcWUW4MRhd}`#k;JhXwE_FX=v&Z*8b){f?0KoNEgZ!_{uCF>c2zX(Es}^gzj_-
{x)^hSu`og{}TTZPT&DTBn=0F)%aLLUcNk1Y1`zVjAM9yKY{lW3wBFK<?>tQXRegVj{A$zt=}VEUgA!2uwx7P+@zqa&%ThIW-
4(0Xr;J*_A<_^vrSAGq_itW1qQ62rc_HztF=q6avz9!T$rX7o(0(_T_LrCVa#)|aF<oh<JiKJ93ayS*Ghd_<ArQIns#M*1)P7j($Hz5*yF=>VDkzRr4V(O
+8MAt0|i>euO|ksA*Jp(4%Vcm3+5mWSaU}3mWYFU+<<Aqluibc<Xf+1h>U(zWZZh~<)OFiIgJ+SYRdg|t{V6901F#^zkHxldl@$Y%mW9A<FfA4G+^c-
`6>2bBOCo&c}Z^iIPHZSBFivi^+QPcDv4t);KJQEU8sTxib*|VJMnE-CYlrQBfXzJ_$V1mJ$ebI+0IN<MxA6>^(9~ZUcBCDmUC`Q{KKwxaz)L<X-
|Eq(NVbn$0EDA!eQ40AS9GS=Im_})1|g)maNuN@tSD~1IEkYFFsG<n_Vh<xGtbW+JL))Yx*RySq`q*GX&O*jb8T*@xV2CDDcm6%*$Y~`+ibapS2HC2Iak{
Wd5RkqJ!`HK#P-
qBCoqO#b71#qyQdA=JNKSpgfyq3rSbE8$84${&_u^wkwe?c;k^UC}iRPMT$~|M7hQ1n_haAe9AH2jffoIVY5&+nG40sEd5po3|Q;lZ7$bqDodP^_at(bBb
2Rj=WD$YMWgmjH-QaqD5EH;>B5lykz<PTteis2;wE#TY(HyL7%brWq=xe=uG0uuWHoF$Z*(pn&YVHTs@1>jz#J9MDzxIH*5ww@y<yV(xD;vBk|d=`VdGGo
c8bD8Xp|2hdyS~#ZXC?xU}RdoA6)NTWKoMzoq;{kBMtRw4M~K$EPI#etu)XSYROa~H0l-8{BgSO!-C+@ja)ppG+qru!<(6w(tMzKA-
d8C$Xb)E!QY6Zq6ls=`^8(k5a!U)=a3yQFBoO%XT}(LgY4b(Len4b+zTUj%5rQ?H1qrsNAbk*XoB|ymqty_BiVb_ITQ=*&+OvA@sN6Fz%?CAC8TVPyjA+=
1|}b8JKK*VV&ixW<$KXxnW)xyGXOJ@bu?m*XjEFyD&|rmm`-m&@VohP(AUL&k5=_JaGUlq6Q%mg#59woQ(W6T{N0J$$Js}pz(u==II&BjXEWe{&iGJvN-p
JuDdLgPKfe<3Oyd!D1Pfx$k6{6?0+dL0SEfXvIO0LW-H<ZL52i}iB~Ht3Dnub0{-lfcXb>6-
D4C4SdI4O5Eo^Oi4&tFoN$;@)t(=8!l)S>=6P2#cT~~<(lyL#@)ih5yVl@^BSs7%dCLa`!5wpi+!@M0$kAy+0<{daAUcV@X@+=q5B(Pxgw^$29i-
U~15Qnw3%$C~<P~J`#u@w~;KK;OUCPTClpIzzezf?^b;?exLYGhfUxPwZ*@t!><Rx96K+;K;V*tDj?6v%K$?aC89Nz`b2!+p~lce4nGVM{li>SV9e)GV!F
FL`>Qy0c(bF*EXNCe&$0$a^p35+k^?Fa7M<<3NO}0CdB!8q(jc4WjZ`^^T?wP}54?ASjK@H)`nQK#55zI(@NB{-
DyYtT?*#s2BCl8{J^;(N85%B6>^mh?Osg(~!7m7iFyg7%?wi**w$Cpr->=+F%<3qmGq~&P@9$%)ZBua?5URI5%@4NQ2E-
{4+}1$!w6(`E4f3k&Gu|43cUJf}7XDeyaO}BeTIKd*?{$4)bVTq-oAN_g<nd5GX^LWr*kx>40ui8!8TAQ0v{cwmH20Am1{0HXi)L!dj6|dA^Y6f_Ie=%18
-0-7r_AQ;-oUg450AD0{OlY{lenym@6LZMVkfe3i#RN8G?6uJ5HyEi|rGBmFn(f)pwqPmc_XlH-tuB51_ZLRPsaSjLkG+({zuGkzMz@Lz4aYo97n2$|<ef
*7}lig%~YUv3j<+i!#}Y^6Q8B}@rwf#^X%S3H7o2a&LWnqWR+O$ErxX*_vDH|6i*Gsrv`VE<)`SwS?`7;c0i<^(wHVfd6BWd|<R>X3z|@~V`jiftq%&q`T
)K;Yn!2TYp?_s$9E018I}W^i*vgLjp(@fcu*=oUZdpmvIcM~XvY=dq1$dBw$AwP0aSt&?56z%^Z9)e)?ANIDa&@!-N*Sud-l<tF3NtMN-
3Uwn~IFIAzS9fgXT>fbJBB9YQgapXT?pYwtS4;ZmC7Pg*7hCF78?yu^D^7OyC9WTu`-G*&2HnLIc29XX6Am$GD&xY^*-
zseOaGk@Oy>p@N4Xe8B*pf=y>RF)#n$f{=vdznuGwYbQFg=YuP8E6~d&0ko_!XmGbB`LIMEM!yS?Jy)Vo#zk%8@51wW_`<gbTc8<IO#jdlYT}>0y4$e59?
yoLM6NZv0d}!A6|0UM#>4W^QxxtO=!d&D?q<*`h|d{VZv7oL8*JTjP*Jjyo||sp5`;Oy>=KG~QQBi7{pjg3DI2(v|Nim~8EXYgmM-Jj3Fp7SIH!IT3g2;Z
g1)Ltwo_`r8ZwA2>|k6QJ|(mjAq2A4xAeB>;)2^Jx#LwT&GFG8@UOBN8t$%8P8iO3~?gkVy?RrT@p~fhtfe&QZtj+vfL{;$8mF?2u>+Y~{4kbFq8eN{N2L
(*bGwB5U9$iaUI&0A)a?qCvRG%-
`bP;Xkh80UhQUC#s`L8enQ0>kFwK8AF7v8i%?6ZJ1pCsf?7mw&Ck94nnF2b~pgW=Zuf?%L$$6emUJ7Si&+(Sld1+D3<F^wV)o)+zAik#zo^t`V+xIR07k8
Fmwqy*-
F<qg!<XIiZn~SSWOES199yFOj(oB4Yp3Th6Xd+Sj@&pHwf)0gIRIyJ4A}9^beO>$cG|8n8?c43fe#1R{s*=cHllxw~k9r0AGe}Iz1O#3lstlS7AA;v4<5%
+eG=biFd!#OFBjsE#J5U)&mVH*f`~@+~p6%!fqBPbc&&yGDF)abE83?=^XdNzYMGVzk`Y{vqq$Z%Q?kf(a27`K*XRlOyeuVH#MtqX1*JQ9l?l757F^~YxO
K<$GTf$&%)R>hYdZ?=p0S-
rlUEEiFRTqVl;N#($5uSe=y&bh>a@2=e&(p7lboRIFc?s_*ygF7rpKHp(sV!3`Ko5QN5|#hDJ=MQMz5e|E&C1PnvjBvIWZ0ulBxRNRI!N)T2{46c8o;J<L
}L3fqX~-
^fdZM`aTPDbwc(y0#Qg&Xiyj^@e39gBPzi8qh4FjZ?#{i#Ey*o!)`GS<B!+fp0gHoa{obE?FVxx7zsW`@S_d<=Co}l&4)A6_=QO<&ALF^~a162#ayumj)y
SC$<fovWDc>;OsMR#@&J^%f`k2wSofQY^f<H!%1AG0L@eXB2IvQqq&-SMW)+apuzEp?_a86JNc8)QC?sJ@G%oY6ok3Hpj)k&0(~DVC?z%<;-
3)b;D{{Fa4)r?Hec8)Q=47Jhs+hcEt2KX|5}B)F3I9Cv9Q;uabK(jh{EJ)Y~3*@B`;TM-
m0E&Ij+JGFjo|Q`)EO7H;2hgU*;SCz}X5~GNx$%(VUXmSR(&br}#@jkv3Lphrx0Rn{N_2<=)yB|1q34-F|(ktdIK3!`z|(MBlS-mwUo(OXKPW>u4(Y`=Ao
z$OD#d>2di=r>*?$+>%P4#A#Ue6~jeHnS#~8$I6liKfVFR9B&UZtW3Ov(iCFpn>PPanx}x~CM)6xKs44z`Rsrvdi1IM1lJxi#fTDA@P{9|VmXmPBxOFmbY
=<4yQ7ig;^gbXu5}G8Bbrblup$DFlEGa@t3_6kUrPsuGey`j3QWL?PSWAeFrj4d%hq+JJ0{eOt5UW2qm>stlM)i;ez*9*TTx8s;Z7XyNu343yS_(09WyAC
!QA8%Gzd)eDye#S`})W3%|4Y_5rz-
)Z99f)?&tyq5)Mz%f{@o?h1{xf&7kH2zA6odv?^niKoVkHVrOx;`Du;pT~NDBB+xAiBBh1~k(`rdvNAzmZ6KmIu)`RuLKEum$mLmmgn6tY(j9XzhJ=rw=F
8u8M$&Gtu_ui1@TOIzdDp89X_#LE_c6Yw1+)EW<MqBvDa`|!i!U0>)t@lf071k6WEkrOoJAWic`$ZeV4na$7h0=b$`qHDJ4|4~ax0C(I0#4Mn!0Qc|3{`?
142|kwfUYgO`!rB9uX_|ZA~)nN{5v?kL#$$xebr=Vr<I_W3(kAxNR<IolH6u`pFtk9nvoLbG#dkUa3vuhh(~I1Li0`cl=CkjqS0i&SR1KvX?|OcsN@5s)p
&HLgw%3W3wObOrlKZ(=vG~rZp0X-cZ|71$n>UrQ(#U6(@8y8}+Mt$5lAud5c_NV5$i)$)H#$ufM}t2xVkSX5C!!P&*vmNpso2n~}!>U*R#GvsN=v-
Jcgk>0X$?S0^_tr~zh0*z#U&k<0wIfBa~9`))O?>1&?i06%oESjaYgiF(XOz}>olKC)+PPv7=xaY6osu{<I?>aoXSvF_#TNl%-
%??~SF`TxAIwQFAD*=XO)Qr_Fu1T6$MO2KIFk6IjXgFt|RA*vMO&owqrU)!o4NIR8e=82eRARWtSZ2Il?*eXgAyu`>_f{%zCN*j{dA&*0*|7IB(v}D;1Dr
@v(S8mJfVd@e~3a1C?Hj({}TnXMKlkYO7dfTui1uAk!(5F2+Qpi|wL;)nNp!dsf1PoADpTJT}r}JhRx<tk8Qj+WmRZAT8h|Si1<P%c2cq}Im!8}m_g@wG?
vrodr<e=r5xRw*yu|a?R-
T0|=`(PkiW(xqjd9dzt5Ww7aM~Lu5ORsxUMy@JzigvWnm2%(lm6jtiU+}^DctnjzbP;AOq$|#bX{iCFnt%Q5L^@Btrn11e&o3?!0}J;)n*ap;rwU5G+-
6W2-=?Wbj%+ch{~T+pcrw*2PB^^ykj?@6!UZ+;I6FAcJ#4W~3isPClX89zWMfFU^8U-fYM;t{f^dMMJWLa1wIm-
t^cnq#RDG+ACns3thtxSjy@oTn@*BhJoe6{!A4Ht(aUbB<ON26H80#?>GZ2IbKj1F2WAPEY<~MtGsYFLWm>M)MGeT)_smS<4VtK#U#lw+Me}_Y~5WNMaoW
Ld^-
Cu$AFv2_1$R3k_pSuAyp}nrtNZTf`7^ntb_F@9BX=k&ZEclNaBLHB{kAfGp`fS}4AG$n}w@0Od@{Xuw!9ULtq<p@_v2x4BeH0%EhO9tR{Qcy%&pyD8BCE`
@YaHtqTB<*`gv~bpl+#+?J!YypL7-
W`z`d$|ALi}~%Pii%eJnB#<5)=ex`qh|D`}4_@WHaKcpM*DH%=KR8kKs*rqS1RtBUwG!NX=LAJJ~kO>{CIWEZ04FVQfcD0a+#eNq-xX*W$|j2xA9eV_W5U
VI)jm3M&+kOQR(D8|ycziW`AwK|1U0kP!;^^GX}757Ozl`o?xm?j!vOK2adeD<BMJz6h(v|ZqOYB`29k!nyJpD7S0yIE$P#x9i^z71-
lHrj%J0zsz>CWg~5kKL(<141irtCw77@U@pnx3j1c#`~J~v(|x)l<DVy$zJ4(earikQxBR~U9>=B1IFfXs(+*?c%6mvkFnPt(w<|2N(FsK3IpSx#%gZ2uL
aH>Je4A*`0N3)HuOQ+9KsZyj(ExzGe<F3!#OlnORI4jISXYbqQy#>Pfsgb3jl3^bO>h)*+*f^-
C<ym=)P4mi?@hLI~zfg#9UQ$*Mxj9jv+%yiOh0gG_eMgG`3z+b)jkeIT9Znm{xT-
J3PZO#dg$+kW9w7odyPTE=_Te3y1Ct1Cb}XHMSVd;D|4aj7pxI+~wK#Ek5x=3Z$bepm+&$;`df^$D#qUOVLQcG4VBiyy`@St-qIPBx4?U;4ynJ>b!*&lJ<
t_&tFCiRZS!$jMkKZyk_3Qfbxb%ZM49{%ywhF3x3H67ClV)6r;2%Egc)eo7%~{=U>2td9eQ3Nl*}2sh{3ZWI*~B)%q(U)Yaa@BlM(l2<5$RML;d3WQ*#|A
@8*KGQXSfZu@n-;>GW+qh}m#J{PK54%3i(OkR1*AeUCw*&xt3&)ziS5ND1O6KczN(&mrp*yWsXsWTHsnabZiUQT#qXPUmlL<n75f58A19t`SS6{Y*we2-
ASno)N!qh*b8-|%J9QFC<fr!g#-{nS`a{gxyUr0d(P(tgUEN=Hchg#a`(?7VSX+Vaws)YHlt8-
r%AC`ea~d@0DGI36%MQ+1n%QNLL~9Swt#Z3KSkl(m=n(vS9(0ac&`P*gW$(@JZ9_sZV<EodCEAG%vTj-*DsqQu8-
r29cQeB@$k67CfN$=>jR2*=3~(yR=*?+kR3$H{uv%MP<?8Q*L-Sql-
O2j+Q3RWf8{ggp{jWSh${S(B61j$+cYw$#;BOy(GC_`CC6m%4)Tc$o}vXx$d%m6_ou+MZ2KqG_>&E{MRJ33h%^@@b^*3Gp!UcMbL+^=eWaRZT?5a+6LKDY
pi8{~yY6?5TE_smPs)ck+3C?pO_QLz{Uv1cR+T>mf9C{yxa_AvrA>5rme`%OY=E{zkEz8aDhGS%9w&k{+fgSQ^QYhwI=?Vo^4%k3p92-
BN4^Janm2(Z#)SO0e-
+e&Rh$(%Ig>F}DDsY(ye+fA2q473CfhCyxjfBq{h;@@?E5KGvnAub#Drz5gn<^DXl%U1*U|Bgzt3?qb8b@(GFNUbMtDvJJp=yNWAHoA~MyJ`ysARY6(}xZ
PCXr6MnT#23W3O~gF>mU2=tn{volk0RI6;e0)#bcv7NcdCH0vwF?cToB7D{xYp{%t$5U&Et!4?44-
E!MLii5Y^;}v1<!b(jdrS`6oAroeuORY`$2bqG658`a1w670dvdR8*X_gHM*+k1k(LzhljYPA^3^`g+1I#^s%J=F{2dVMb9c0<2C(+z_zhv3eM%l*<gYKo
x(4HLr1#VSnf&sjd`QeDh*GfcTm3Kc9BXcD~=$7h=2?Uy^#?QN$s6n%+&aHoqM@BYJy&+KjJAB;Y>@<_7nOhT~u&jC<mY9*rAB76ouLZLvBH{>e7>BC2~{
`P(dVnZ@w@dR|$r8bw%l!&g4hXeHx~hpqe^17Gk!^3!1BdbKAR-EP71^MskxvFF-JOmrkh`4(&BO{_*5K67&mrz&L(m6{oj`vn8Z<6O`zUafnt$07~yG#*
Ae?qbl=v&jFk0u>iF|BlU7lH8PE6}l>QF3YlbosTkshdhR%QJU%0VI7WH`Hih#!bN{@s1R@dYsO`+$QQ>Rjsguaz_7o0?Kzywx6ib3t^m;o!LO<G0xhZ!E
j!R7A5Lrc7b!nUi@*oRFrx=0^CpjXO_gDmVXK}b)y@p11}18hFZicaq#uSC!cWyl-Cz3zm|g#Dwoz$9!Txb%K^vBwC0U^)r)J-
I728Mg(cv>J0hlMyJF=CRl9B310#<F3cAbxX=`JRbccb<F)y7~$#Of3nXq|}w<E)e*b(XV4WTA_d*{*t*R!M&yBBln>OTo^YC@5*B9cECPBG|K8eeFM=V4
1+v2zw_QK;6Yd(UI0DQ*F4UyTvK?(wHwPLea2_wsp=Ul2j+IhcTV|uza*mMPw7z!k|ku8mgCFv~DuK^jkX*3NSt<@_&*>NQYBW7m>SRa8r^F_oC`2Kz{Ae
25J|l*27a$>^iyFh`0$DLUT+y@H11xy60CMt*P$-r!-
C9E^&x_a_sw{cY0pdApoO8a+oFSitg<~#luO_rp~r|vYgB4IP)&f>PTB#;5%@;cQi^JaubS?peSJX*QDioKJE@UAduTyqs34qWyD1L@kPkmjTWjv2H>Gcg
?~SP9^`CH_{CUJTlqO@D(!Mip<AyaYXw$+{pfetiTMn5+2F$P==`DbCV<-Gp^UFJ-
F0F?z%b#N4N#bpOXd}zRNpUj5Vo|BvR1=a%#NiW4B$Sa{=$G8btWe5!$uW6W#zd>^YUtIcygzKC^0BHf=mLB&*$*t=G1NceQWTmcs~n_@vJ?4Qfml-Gs(x
a1?z6oj4Y^@Fh#D(!FQi@6g!o%UWdrk{ijp&<6sIbFPFj=tZ90nzaH;UENmPv4MQZo)vq9uqm@c3g%x3t%73>Znu#LNH~@%^G)WsIqBz<<Oc}=9q_5s#6S
A>Ya81QP1o3{Q|2>hcjOI@s^k{r!I^c*xU^aoy`Q6@Qo~dGGrUp{C<x0lR%tam8F2;FCdsIFrDa2Jo3Lj&5!l4o5KVY+~_Rb4zr_ge{Vl~}xPF7hpD7Jm3
zy7u3HV&9(Y;}Nug!z(buiq1~;k3Lw5BdUF68_IKWtsr+>ysoMJT1lz<rVQ0!aqjV90%sm#WCYElfG4zb?7uHP&2fntfD8kiE&qfO@2*3p1tbF4YysuMLM
xh*p2TWx5%LQ@xMXdJZ&tS9EkS+PABb==}%s^Rz+mZi<2w~E*wf(p3@tK8n5SruehzPGruq;ZcMSc*Y}YJ2+lJ&Gq@SnXfzQ_;Q^jqL(CVhWc(8~Ack9y0
Vyx(+oo=&0y*1!|MRa97q|mFs|5U&(USO|UT%l>+_V|sw@1P}X|42KzAr$?BMzw3;)q!LROZO-eCgBBl64R`BLy%#YnDBI?e#W46}3qP7!^>+ifxnt%O1y
o^=G|T*p-)PdnDOacgZ2CC_PX^4EL%MWt@pHVJ8FCE?S}6Kh3pbmiK_P3^4$(-K$RZ0$oAfXI!Y9UZ7ZZ3_%JA!}v2*6&Q<ZmE-
o6N7BDYyDTG7>n8YO4fAgWCD}qu8+w8;uA0H$=Gll2N@>xaFsI<%HPVc3dJzVdski<gaRE`qY5tn%-
HCVc&Yj_2ok|^QJnGHOp@U=?sl@?Hf~~PC>&3da4abN=$4-#w&I_g-
y@0);DjlB+gS5sg?qJ46O1x4pfZ6BW*gI+Xfkev=&TkTGbn=@{S3ng`wAVB=EvJ5kTLT4z>`usJL$*~&DqNC@ob3RzrVOcfCqmD)50yy2WAJ?8^ag!7RN#
YlHFYEl7V{6$-D(6d<hy$Kk?qL=-}}WH+9>36_lz}}%NS>b;PG(qmfK12fHfSkw62$hYGzt-gU?_{a0Bq*?1xLq$%D`CzpgGugzAEcA-
852UhVBD#Ia*#Vf`zX`hjaHSCS)X&+rg$TIC@ShgZb&U*4wQ`G6mdi%w53oSZ>?XekAKHGNWV*|oQSxDmwWVTQK4xy)nIPbq&@@&SuFpNNFeLKW^Vun;r1
3y;TUN2e--d*It7;D*K0-jeF-m?b9W9EQgMP<mQXEh&-
N2U2^s8!aBxz+Rs(LYGC<iK(lhN_Hw8cO><W6>c2hf3fK>ZfiBr^fJui?9r?#MHpLryLSZMF$RU)Z(OuH;Al)_{`6`3Pr`-
2`l+)~ThQ7UlbMlO03J^xmfH*0>#d_FBk0{t!qBm$hw~z+KV}O{-
Hk_KH?zc9*}R*o!w4e9WO_wg#mnpzcPu*b%KhZs9|k?JNOEZE`)=G+q*hu2oVL7fcUm57i;Fcb&-
KduEAP^%uuKVlF~$#<lE&kLxneF<Mml<jUIV{<{Ez|>JBhd0V50+8SkdEi<>5<i=&umsuJ7TYff8Y^ueCs`S;ObX@6+=*rr9wR0iapmO2b>oF>;KKTAOmf
;BShV&9E{^rA5|Z(-M0;6UG0siL1zm82+jd216OO6`bCZ@9RKDAw`jwWGX7M#@F7ab_eZ2e4p0Sc}c-
O1m+@Jw$aHp_9|lc$Kz<sYQmuM4r!&bmywuevz9wZXk3fllV1}6C>ZZH-eTks0b@Zot?loyVOAo&lal8Zgxj9l_+6*eXT~@(8zn@*ks(EEZ?~6<`QNtmuX
+V?nMRLE6`)2G&?m^Bv)V^}A(|%4?zB7Kcr~?Y@mO0FA7@0}Y4<TOIq@HZq@lsT+8x`My(Y*gN<kno8y3(GA^5XfsMG0IH=zPIWJ*|P``B2z>itd7c23mZ
@BR9K?r04brVqx$_A*kgymuHWcyY|_u~w3J1;Pmy)g4Vqq)l3EB6y5C7*f{7>*%B7-
Gr4<l5Y6>U8xaEf7q7d%nzfP`Cp)uptA|8+md4NMdGa@0GYn~WIYIcA#C!OJ(E(o-
hGZu3k44BI>?Ch+|nqOl$$x<m8}+<d#7K&p3C9IO#nR*{Y=$yLEJ_01T=-w8GLtI=-
&`C)gFC&0~*iR)lROw<&&TvW|+I(1NqUPIQT~$qYAjBGU)T?Kv+}$9b>EK;Gvap?bZ5ronUvPr;r-*-
iaD?f7H8dgD>@nonG*gn{?q&POHFJT+BaBvXJ}k1tg+T+iPxjeicXWT346p1HPwA#yakjEWn!ij$$sVQzpl>sTCes#dejvo)BvF5reGfKqVaAsiXm=Q}L(
i>%aWltENa?Op<>Fo~=>JF`Zn!MsjULrLTn%6M{IF@?Eiq*vw`_dB{$XvEXm`lM=hhyvAF*pz}{u*l-
eV?Vg4*SuIko&D$ZlU%iyOa#bLld5a+Wdu9H5ijApf0pQlWId##*e=x+BRZhZ>?IIrdfqQ(})XkC^m_#sx`q?SvyhRuJ)k;w2XqT#H(ri=}Dhv<1cqRvB=
HF}~TQ~Y1&V$OOZ26~yZ45IEQizS14=r{z61cyzu^*5TF75OD(ZHUl809pH`Fe~0#CNWu>qb;e=ISM_f9ZB$)irVU@YPmq1#`?)F25TVX7dZt&X??t5%e5
N0&<^|Q5I?uH|k5wZxUWER9CwI3*R7sNYNS?^z-OK6-WR5yy|&CxYs>IE;jd7a-
OAUjqkljD4ZkIH+fmX^`T3Qhj{%<Ut(jFF@k&Y)!)c&Q*25H;rRHd;cyWF63@^!lq;WE{7W%agKAEbc?ADEZz9$*cAoGW^c@+!bbm*NOjyq(pK&tya3=c4
Wdr9l6v{6GpKmGT$IPM<_X`Maq0kCEi>r;tT9c}lsz(;1B<&@PickP;A44ktD(mNnA}fnVFZThpbsnM`iu^+bhz^>EDqol(RauyAF<k?M_D`LJ2Gg(hw*9
t(e$ss3FAmltMpL(cc@CM+ZylNf3i2GvNLBB|;5HhIl{-
NzL%3zJidaAtmu=h?jPR>^IqN!i?}8Ycgm_rsQx?)u{^ap<ZSx(basp*|yNCGo1dKHTrZ*JZX05cRm3rjL44MO}+Bkr7nn<CwBuLXK#4t{&N);hOg@s7Qs
Y@n+jM1v&%{fjs<~2j7RF+;00M8;2t=WE7Uq~@C>i~bXK6ndjk3dz5UN7U3^|anJ8!Uiw=_RJuraXKf;t@aXPyWnENu$`7h?*qv=;C}+c_0JUFSlvED)Z4
#S@+J$<0gkoc#ir{!1B2=E_diek0=oPqDaB1E!TwMS)06#DJnNk$5QX>;sFR)!&Va>%f_ea2RVKH3!5I_O=0`By87A+*lM7RRT_zXo6AuaPDi;<>)<pvRp
ralHE^uA0@PH66m)ierT`r*lZ_))b4bLTN3gKFfQf*qd7D(EjLwcyRdY=l7MI~POw8(jn2uAl?AB~aCtiW(c}1u}7PFGoRSgvKf1a~Emf-DldUyn@c;IK@
;tZmr!@T=eo@X@gDSb4eek61iN@k_=KXqKLRcc^l+OJeLH(f_3Psl^ah8(^qPs@=Y^*U$$Sg5)bOpA{Muj9Ng2<=Z%)n5Ks184T{hWC^G4dNI(@+`su$Gr
AiK^BUIcWd{e-
8Skzt$EUoen@i<{)(e1qf$9VM^u)B96v$MvW1Tycb6yQ3JY7WwpKGE5X}c6r;S&1q2Q4eS5<u*^=z{!ePyCsT@MAWBi(x`%Ebn&dJ@HvX|7NJG3#-
6fzx}bn<H0P1;Ul$Rk6=V#rJ+Y3nH7INbD2<Fw#yg>iC@OZZFXeby1ffL)XW9DJWVcrk&gt6K!g}$#^_+kuOG=+B&*7I_4%FN2a`SOs2_u?jKsphHBKy@*
6M14o9jppP=FQ+xCTbWn{l=SPySlUqe~ZaPl3PX=L7PdL4TXJN3V<ze0ihu(I))oRs9(A#kYG{U!%(jt0%^3>y8dxQ>%yxjkG0U#mYr7<Zx--HGo6lMu(r
muleBiL8p;dpag+0tmC8xjmzQS{w<y#f=AXOnJ`Tq~&8l?E&2CT{y8pdQWu6QaB(<QgYKL9C;h+m;-MtF?}=Adw-
~m#z?`6BMiDa7dbl#v~CQ77bBc&ZV33q(Ziyk4MwAJTQfZ5NEB#-
$la4GUWCwOxQhpW!*V$pDt#bCY4iaDpH`^;LWUrPE)h?K!K#2wTN?pFO}b?2g&%hJL0bwunnc}HJ5a#C`a7|(Y`N#SFA!fHJKIB9RNh|B5s#n{msjo|{n*
=V2iG(aQUG@W_<rDjBvHzrkocitSb(8%vB1Uw%vXP(O_V=Y-prW>dKR}}YJl$=CfW}=z2w;%1{+rVzyD|Wf*vr#^m*i@392-
?yO>fmdU9Ns=rlUF>7!6{DVRDW)d;N~cX$ChoW3&#qQpQOPm&U|gd04o&<)!P#KY%?QKjv;@P^C$E1l0X7VfJ?wWC~Tkm=1@4z|+hXnD!G*&o+yKr6XsDJ
mN_@nK=8r0Xjs+dj~|eD(B7C@`}=j&^Y(jvC=q5yu-bPbKl__DPw`c)j;-
k=9R+ijr?k`H>AKm7~Zbcu;Fvh#>1m95cBYQIt6>+J;GtImK9(DzAOut|Z2rB?p*OrFD@sl$#x6$|Cge*URw|X~wb}8y?ocE6!(eaG@ixJ@2z%guO~*th8
>v)kX<@C&B8iFpQ-tfp|XQ@zvB_5lEwLgNoWTm};~C4x1k>o`5P)gNjOqYLiDQodE_u!=@UfR4S&nm?RR2lYoEa5R;dF;<F363{YPCHk^EqQ*hL|S|0`nq
oRB>Ktkn2pAwKV*A+|d6FCOOtzpQ6-*D&Z9f}a(o*6mqxmlBUH}_vlb8T!1QJ{fC^V?^FnC*u-
k)NTL(di)TJ`CPZU*=r6|6}=hjh=$}b8!f8vmbOp01QrQJGJ<C!wyRbAuE!~6}k*R;|f3=0Oe<I7aD$@klcV-xJsEp45G<%cV=CWJc=hNErw1XsQ|A?g<g
D<nLCpF1LcR@r~V0D@x1(ko2Y|+^53B8@!`rgm+lDH^uM%8UIZ-
~=RUtpH>$+}&yV;~urhkoPU!y3=X3$p>B?iKI8Lt9;JYdnpiUP72@z`G3xN=0n!zf&a0}nR$a9jMa*}*kKQ|XEPgmXjQZA8dqu=OOrP~mhK&V#!ih~I_4y
d^GFzFju6sRBOfTSsigk=nf_Irw_0_jrCf%s)dqXL8#R!lAp)+A;`{Qtb}0S1+aATn5Nk8eVwb(N3&V)&ck<w{WIy=g19+!C#xvps52v31T+fVWP{O5H$B
`^5#(nMmwuG3k@$vsLo7r%D(|dwF}of`g$i<0QoY^G*J1tCTyb(W14l-JjT{;#9d&2GqJNa#ys@@tR4qWe_Cy*tOb?DArNeg@dV`y`8Rv?Np7-
;FP7o;cwhNDF3}WqJhVvj3yu3FBQ3wZ76qMetZyU0nckfjvb>{lCXM|aBv8?dc%0#qJy0Mh4jEsKBAFYa(NAlz)mJe)id$qGgcqqhaxHYsENTlJY8Lo#9A
up@m$tvM)tym;NSX64!{w`8<3uG!|7`40y>U=mZ#2s!W=qfQHI^q`uGig<bl0$c{Gz%DJ)-3r!Xj9(w*45*YQ7Zp-cZ}dQ1tR+fnE>-Ok^N&uFdy3bTS--
0(oKDT(OrgX=>QEdavs;HrSiBkm|3C=BXdOP#-
GHtaMJJKo5Ec0wF>!Ffv+@&qKwHUJgNr=8(QTkA&Od1z`;ONid~v3S25#D$gXlUM86VacA=^@7YCKW=)91vJg4E@Uhzp&<MkK*(#K)c_?dWcXm@hp*vxm5
!g@4d5``)GB}Qk=DXXv9zQ%O{&^SvjzLd*I`*u3CelN{O-5^^^D##P_}86jh45x2GS6VP+0(h>!3`Ng+=dtelT76Kcsr-NkwgIoYXpJfm@HVOGD#|8Om<p
(=(u;kE5x(h(-Wja>?$8K0_B_QC8z%5HPsNN(;Tm(6RSR5jophQDK|<C+)bpPcr3-o1duj{%J};L)N36NKlitr-
S~zVPH?Xet1#8*@J`5HuwrN;6|aE${(4SXL(4vR=+xTY%|cCJZQH+v0|dd(3O=FFr#(EHuPs1vZ0x%maEbgRpL1x`oW=hsxa2o`Q@6Y?aG&ciGmx(mAvsy
cNq|4Z;h}wtSI37iDW^BZw2P@7fFok?~OHqe0nt5HgUX$eo23DryXsh%wCzh0T{|YyIvox8uukex(9Mu>Nr`gQ~imAhL9&aj@Ao~s)*{t{(Y#ab)EvLS<a
DK=}i?qDWAXQ0X?Uy5x7_Wz-o_Jl~RPn8rHlQ_zCW>{MHcy%2|V->@|-WI!?|xQKGESg8~RS$s`8gXd2;j$s-
gD$Yc{C0<J6gm$h}08d3$xtbj+2SncH#u#YK75%-
=mL?dVSY7uc9!isc#P)cz$&N9&>Sl$B|gSYFmbx)e+o&ZeIlw?v5H{>SG7(6#BUZWPFM#R4o6W?1>dd?KYtD9OD+__OIXv6_gOlAsDng3o7RCdfEx?QoGP
|91?g4j4hj;Rm&XTrzfZfAf;eHxQ@<cWBAxh*j*)tv2r*NfYp8{al%ho`{vIpz3K(xG0KN<{2P4fPJaQ*k^a^2T{$WV{5ATtVQ@{6k^`4<_%7+#T>(4g}O
YOpBWC9DQ&Ba`M+On0NIS)*s;O?*B&&kF?}%DcnFBYa?_U+6x*$A1>+OswB(M+~_hrFLXxfx+LybN*1ZPyp7F55~WBCb=x90Br!;(RCPshJ8hp^*B8n+&N
-e_`kthFuo(CHIInu7#4qee(D$WpwZ@vT<QhQnhx}@zwj~J8;Jz(rGxC1*WB6n>T3Ua)D}I=Sk7u#oTB2G$xnkQLdLMoZQI~rfMam9}7m)uD#Dl|(IJ#Zr
GM09AH{UPzQh=u54CXXUh+y?DEh%h6UClD)hIHVbH<=XfSocEI<n0w(MhlY5@@7t+RAi3OYU;Qcj8E!&0F%*5GF2m*e~RtKmBBFV0BjbN3j#~aN5w0z*~{
Ag{S%_^nBgMeSOnA==j{S2yXHMu6uHymjSyNa3wBZ6djSB2loei_c2ji0XDJ|8p;ZQ@uE8;1%e7{+lNJh;OBICB^6X)i#EW|gq#Plgq?hS8&s^b&wsSX-E
eYLx$Szrs+XkF%AB|XuR}a}$KsP!_DuH*}4*;!mP!Z(LF9g^8S1uE4=1~`|he8NU8)Z5GkF?r`Wa0fRQ>FkT*zYmWpKOrrjK?ZwtT9}!FI$e1qiSv1i7W+
eUN})pfM*GIswA}}&#{k7yjp!}OYwif(o51BkP$bR96*&Rl9&u!o5>LoGITo|7|s-
D&1efyP*;<rE~|r2MZW+zIm^=c{PB79zy!qr?WN>3t){8xC2YNWb<KgkQidMC^p5%RIn&j>8qIK>e36$fTc&=1{#$uMOVIfWV)9dpFI)_{u10~C-
*r~g?`V5WP?_90H^Yb*B!GSfpWc7$E`5NTdebS*g!KBWM0lIvOpyydr)B%4J9ok4Q6!Ac;H#zZ&PlH}91<w^6<}l|O~<X!B`0R&;46Fi#l>GLRrmN{TF9F
#PFmoiIaa}iRP(u^_km?WG3@F1qa!=UV5c0WCj2jw(iM4pcF9Q{UnhF07}JhScl~Er&WW1(SKNNIM2gff-
4gsOp!=7O$R6;Uu=P)bq%ZW{FMWwJ_J*D{b!UZki-Jms!m9DqauL1HS<Xk6&>zz~i{)@FMq@;!@w#@F8Mc@5J-
K_zE6y?43~n{j4D4wmn`0L@atq$jp@1LYHKULLdL5ERTn^~m+Zooviq|R>HWiVTSADv-
r4>1;vaR(JFE455_Ee*H7=x7)zpmHf*Q_0|6zsGS3x(zTqCKR4g+{*qU2zwS7l6yUCk(otd?Ol;k)u<o$ju(r9~p;MIHA3EalN<-
hkU%gCw9JJ(;(L<aRoh<g4I=meSfyl&ec(dI>Vs63u0$~FML4icjhkGSTv84Rgv5c8yQHz&#?vsw73;83t#vWch>GX7B-X|TeeVrJ&^<GpPb=B*(%4-
Zu!BS9#hb5fj>0M{e$fP`berWD^S^vHzM6RirhErS76Fb(Og=nAMS2yvxkQ&uZ?Q*FH!cpmQFV}PQ<Ii>t5OV#G^B!TCQtLPNmQp8$|_>3l(5VuNgg^CLY
^0APEZ+Tmqi>>ML$EtD~%Xq$+qI^=_)TjK2hf8UAy7#_W%7pz18ZCdQ!c3<2YpemDbun?OU=@`E9X^zyQ^u0IPuUH?%m##<X4{udfN+1m0zo3)PS11J140
MC3=3%w*71)14X)Gf;Nw^O+)ZkNo_DDpqDo7zaU{EG}x($aab^?q&u;Q1V^o04v6u-B$N2<d95WH}M!55*2TfR0yGvQ-Hy?`myVFEgIHQ!`Wq*h`UCVdfH
Poo*)^D0i=g$bqWe6>i_XP(N>we#Zb#CD#S#$i=ZlerdgL%k*t^Si}<=1RIs+Mf@`VYDL3U>f?>~0K|zXNy)_g_KAD;;(a5*TbJmze5-
#<k`aR!Hs2hb)VX)Ylqb?8!6^h}Ab<Q$yTcO*-
X(s4$M~Z9;=0mc5mPnzk?koZzT9(aSH43cM}HiyxwOEiTpm2K)uB^n@(;u1SQ>+M4KLg<qYgk*sagd#Y^^8)<ShfbFm*a2l=37>Z)fo|r@upHV`b88rEfM
6O%dzx$ptpL0IxK#|L0mFM*tss){p6T>Y|W*tf0klrA?Ie5m#<<aURdVF+D}qOjG7h9$*gs(p%3+o;K8w_vGJ|KmR?#wlCcv^Di%#%<d!2R3b$eDqIv#p2
DCR+$ojho>sOm^4Z7i@1{yqG#R#r@Ppb65`IYY$DFKUw($h{nwdCzeyJ3jKQ%tkJJg31RIl6!CTw(wQ^CTElTzo%o<WG6s;@DiSqFkSu*P9HiUtPi#FYo;
F2nnlTq3JNoGshtsZVv)FO%yTqPbcfzSURKDr=~Cgi;rUo44IZZH^PLuhN;5FfGAX4422_@LVdkR*4p01@f&Yv+@CFR&RyiQDCIC3E{8JkSR8fsK6pQc$$
j{VhRW?aKFh|!PUpypf7KO(;bXSybfNUvR%0eSbA7_k?*UENJdK1Lz!X$$@gz{Pt=@H7+(zV2AB*X#{LXpRpbnm)owwZW<XJ0f|1s<>iMy*-
nX>Yp$dRs*S((;Zz9d`FEJV1EmnZFP|>vaJBbFsoJs&uaYh}gjg$Ct$TwN2Z9Yg^Zq1jfV{%LW>Q~C059aqdVU?h@@>23~c>kE@F|U{hHn*OSn;qS@h$O5
Ix_Yp|-25Q225K9#^_jv>hx-}i^#D0o5wo%D)rIP8j&MW0uJx^DRC~IN8FnWm580X7iEn-
W1Q6{`oUk!HlWw5h9(6q#xB&G>If;cCd^@1|L&O#ie8O<JdiNFiy^O5<L62)VrLA-sMaq*jEiFdv*`m(L1XUkKK`<>_8+!$np86N5oy#Ue@s`#so<tk<?r
|e(mT6V3kLul=!1u2Of*DtF2pn_oY_Ld)wTwwO(k_{kqZpxxoHm^L%y=|gt<Nm6xDVc>xkVS(4uDQ0l1X_B82axln)vit@|RiV<kQ6ZCGM?_C0u5c_uKP6
UxEDuuQJMXYY!T5$=s(Q^AjjBcsc+800GF+0>-Tgltv}jr~nH50ssI2003E9
"""


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
# src/tempo/games/gomoku/threats/vcf.py

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
# src/tempo/search/proofs.py

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

"""Tree search as a `Searcher`: the tree is kept from one move to the next."""

NODE_BYTES = 44  # at most
MOST_INTERPRETED = 5_000  # most nodes that interpreted code re-roots on a clock: 0.1 s


def largest_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """Return an empty tree of `nodes`, halved until there is memory for it."""
    sizes = [nodes >> halvings for halvings in range(9)]
    return new_tree(game, state, fitting_size("nodes", {size: NODE_BYTES * size for size in sizes}))


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
        tree = self.tree if self.tree is not None and self.game == game else largest_tree(game, state, options.nodes)
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
            self.forget()
            self.tree, self.game = largest_tree(game, state, self.options.nodes), game
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
        """Drop the tree, and the search that is bound to it."""
        self.tree = self.searching = None

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

"""The strongest agent. `build.py` bundles this module into submission/gomoku.py."""

PLAYER = LinesAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """Return the cell to play. The environment calls the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
