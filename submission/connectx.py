# Tempo: the agent `connectx` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py connectx`. They are:
#
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.machine_code           Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.compiling              Making machine code with numba, from the functions that are marked for it.
#   tempo.workshop               Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.jit                    From source to machine code: a ladder of three rungs.
#   tempo.search.leaves.evaluators Where the value of a leaf comes from, and with it how a tree is gone through.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.search.exact.rulings   What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.thought         What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.connectx.profiles      The profiles of the ConnectX agent: values, not forks of the code.
#   tempo.connectx.book.book_data The book's moves, made by make_book; never edited by hand.
#   tempo.connectx.book.book     The opening book of the standard board: the exact best move wherever the game can go while we play by it.
#   tempo.connectx.book.outcome_data The outcomes of positions with eight stones, made by make_book; never edited by hand.
#   tempo.connectx.book.outcomes Win, draw or loss of every position of the standard board with at most eight stones.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.connectx.rules         ConnectX on two 64-bit words: any board with columns * (rows + 1) <= 64.
#   tempo.connectx.exact.solver_moves What the solver sees in a position without searching it.
#   tempo.connectx.exact.solver_table What the solver remembers: bounds of the scores of positions, in a table that grows with the work.
#   tempo.connectx.threats       Which empty cells would complete a line, and playouts that look at them.
#   tempo.search.exact.solver    Exact scores by a search that can pause: what the solvers of all games have in common.
#   tempo.connectx.exact.solver_tree The tree of the solver: can the side to move reach a goal?
#   tempo.connectx.exact.solver  Perfect play: the exact score of a position, on any board that fits in a word.
#   tempo.connectx.exact.exact_moves The solver as the player wants it: which columns are best for certain.
#   tempo.connectx.machine_code_data Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.connectx.wide          ConnectX on boards of any size, for those that do not fit into one 64-bit word.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.tree_searcher   The tree search as the player wants it: the tree goes along from one move to the next.
#   tempo.connectx.plain_agent   ConnectX without what is known of the standard board: what an agent is shown, what it sees at once, what it prints.
#   tempo.connectx.solving_agent The ConnectX agent with all that is known of the game: the opening book, and the solver.
#   tempo.connectx.champion      The agent that people upload. `build.py` bundles this module into submission/connectx.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import cache, partial
import gc
from hashlib import blake2b
import json
import marshal
from math import inf, log2
import math
import numpy as np
import os
from pathlib import Path
import platform
import random
import re
import signal
import sys
from threading import Lock
import threading
from time import monotonic, perf_counter, thread_time
import time
from types import FunctionType
from typing import Any, NamedTuple, Protocol
import warnings


# ==================================================================================================
# src/tempo/search/clock.py
# ==================================================================================================

"""How long a move may take: pure arithmetic, no clock is read here.

A move has `step` seconds of its own; what it takes beyond them is paid from a bank that has to
last for the game. The share of the bank that a move may spend grows with the share of the board
that is filled, up to a cap:

    step + min(share * filled ** shape * bank, cap)

With the shape 1 that it comes with: early on, little of the board is filled and the cap is far; in
the middle the cap rules; and as what is spent makes the bank smaller, the allocation falls off
exponentially towards the end.

A part of the bank may be reserved for stalls, and where the machine runs other things as well, no more is spent of the
rest than the share of the processor that is ours.
"""

PROOF_STEP = 0.7  # the share of a move's own time that a proof may take
MOST_CAUTION = 0.5  # the share of the time up to the hard limit that may be kept back for a piece as slow as the last
# Beside eight processes that spin on two cores most stalls last 25 ms, one in 30 more than a tenth of a second, and one
# in 100 more than 0.3 s: docs/clock.md.
WORSE_STALL = 20.0  # how many times as long as the longest of late a stall may last
REMEMBERED = 0.5  # of what was seen of the machine, from one move to the next
LEAST_THOUGHT = 0.1  # the share of the usual time that is thought however long the machine stands still
FIRST_CAUTION = 0.8  # of all that a move may last, kept back on a machine that is not known; half as much each move


class TimePlan(NamedTuple):
    """How a player spends its time. Beside each default: the range that tuning may search."""

    cap: float = 5.0  # 0 .. 20 seconds of the bank for one move at most
    share: float = 1.0  # 0 .. 4 how greedily the bank is spent
    shape: float = 1.0  # 0 .. 4 how long the bank is saved: 0 spends the same share of it at any time
    loan: float = 0.75  # 0 .. 0.95 share of the bank that is lent to a proof which should succeed
    trial: float = 0.3  # 0 .. 1 share of a move's time that is spent on a proof which may succeed
    tie: float = 0.08  # 0 .. 2 seconds of search among moves that are known to be worth the same
    reserve: float = 0.0  # 0 .. 20 seconds of the bank that are for stalls alone
    margin: float = 0.15  # 0.05 .. 0.5 share of `step` kept back when the bank is empty
    least_margin: float = 0.05  # 0.02 .. 0.5 seconds kept back in any case when the bank is empty


class Budget(NamedTuple):
    """Seconds from the start of the move."""

    soft: float  # think as long as this
    hard: float  # never be later than this: with a margin to
    end: float  # when the move is forfeit


def allot(plan: TimePlan, step: float, bank: float, filled: float, ours: float = 1.0) -> Budget:
    """The budget of one move. `filled` is the share of the board that is filled, `ours` that of the processor that we
    get, 0 to 1."""
    step, bank = max(0.0, step), max(0.0, bank)
    most = to_spend(plan, bank, ours)
    spend = min(plan.share * max(0.0, filled) ** plan.shape * most, plan.cap, most)
    hard = latest(plan, step, bank)
    return Budget(soft=min(step + spend, hard), hard=hard, end=step + bank)


def lend(plan: TimePlan, step: float, bank: float, ours: float = 1.0) -> float:
    """How long a proof may last that makes every later move nearly free. If it fails, some time is left to search."""
    step, bank = max(0.0, step), max(0.0, bank)
    return min(PROOF_STEP * step + plan.loan * to_spend(plan, bank, ours), latest(plan, step, bank))


def to_spend(plan: TimePlan, bank: float, ours: float) -> float:
    """What of the bank may be spent by our own choice: where the machine takes much, the bank is to pay for that."""
    return ours * max(0.0, bank - plan.reserve)


def latest(plan: TimePlan, step: float, bank: float) -> float:
    """When a move must have ended, with a margin, or be forfeit."""
    return max(0.0, step + bank - max(plan.margin * step, plan.least_margin))


class Pace:
    """How long the pieces of thinking took of late, between which the clock is looked at, and for how long the machine
    stood still meanwhile: the time that was not the processor's.

    A piece may take as long again, and a stall many times as long as the last one. Both are reasons to stop earlier,
    but not to stop thinking: what a machine did once it may not do again, and a move that is not thought about is lost
    for certain. Slow pieces are forgotten after the next move, of the machine half with every move, and so is the
    caution towards one that nothing is known of: without a bank its first stall would be the last.
    """

    def __init__(self) -> None:
        self.slowest = 0.0  # seconds of the processor, in this move
        self.slowest_before = 0.0  # in the one before
        self.stall = 0.0  # seconds, the longest of late
        self.passed, self.worked = 0.0, 0.0  # seconds of late, and those of the processor
        self.caution = FIRST_CAUTION
        self.last_look = (0.0, 0.0)  # what the clock and the processor's showed

    def begin_move(self, now: float, worked: float) -> None:
        self.slowest, self.slowest_before = 0.0, self.slowest
        self.stall *= REMEMBERED
        self.caution *= REMEMBERED
        self.passed, self.worked = REMEMBERED * self.passed, REMEMBERED * self.worked
        self.skip(now, worked)

    def skip(self, now: float, worked: float) -> None:
        """What passed since the last look was not for thinking."""
        self.last_look = now, worked

    def look(self, now: float, worked: float) -> float:
        """What the clock and the processor's show now. How long the processor has worked since they were looked at."""
        passed, worked_since = now - self.last_look[0], worked - self.last_look[1]
        self.stall = max(self.stall, passed - worked_since)
        self.passed, self.worked = self.passed + passed, self.worked + worked_since
        self.skip(now, worked)
        return worked_since

    def note(self, seconds: float) -> None:
        """A piece took so long of the processor."""
        self.slowest = max(self.slowest, seconds)

    @property
    def ours(self) -> float:
        """The share of the processor that we get."""
        return min(1.0, self.worked / self.passed) if self.passed > 0 else 1.0

    def latest(self, budget: Budget, begun: float) -> float:
        """When to stop what was begun then, so that one more piece as slow, or a much longer stall, would still end in
        time."""
        piece = min(max(self.slowest, self.slowest_before), MOST_CAUTION * budget.hard)
        kept_back = max(WORSE_STALL * self.stall, self.caution * budget.end)
        by_stall = max(budget.end - kept_back, begun + LEAST_THOUGHT * budget.soft)
        return min(budget.hard - piece, by_stall)

    def enough(self, budget: Budget, begun: float) -> float:
        """When to stop, so that one more stall like the last is not paid from the bank, move after move."""
        usual = budget.soft - min(self.stall, MOST_CAUTION * budget.soft)
        least = min(begun + LEAST_THOUGHT * budget.soft, budget.soft)
        return min(max(usual, least), self.latest(budget, begun))


# ==================================================================================================
# src/tempo/machine_code.py
# ==================================================================================================

"""Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.

For each function that Python calls, and the kinds of arguments it is called with, there is one object as a compiler
writes it: x86-64 instructions that stand anywhere in memory. Those of one module are compressed together and written
as text below its name, a chapter; `build.py` leaves out the chapters of modules that a file does not hold. Above them
stands one line of JSON that says what all were made from. llvmlite, which numba stands on, puts an object into
memory in some milliseconds, where compiling takes numba seconds; numba itself is not even imported.

Nothing is used that may not fit: the system and the features of the processor must be those that the code was made
for, the text must be undamaged, and the sources must be the very ones that it was made from.
"""

TEXT_OF_OBJECTS = re.compile(r'(?ms)^MACHINE_CODE = """.*?^"""')  # what a digest of a file leaves out
CHAPTER = re.compile(r"(?m)^([\w. ]+):$")  # the modules that the objects behind it need; base85 knows no colon
# Kinds of arguments and results in an object, by one letter each, as C has them. 'v' is for no result.
C_TYPES: dict[str, Any] = {
    "P": ctypes.c_uint64, "q": ctypes.c_uint64, "i": ctypes.c_uint32, "h": ctypes.c_uint16, "b": ctypes.c_uint8,
    "?": ctypes.c_bool, "d": ctypes.c_double, "f": ctypes.c_float,
}
RESULTS: dict[str, Any] = {
    "q": ctypes.c_int64, "Q": ctypes.c_uint64, "i": ctypes.c_int32, "d": ctypes.c_double, "f": ctypes.c_float,
    "?": ctypes.c_bool, "v": ctypes.c_uint64,
}


class Unusable(Exception):
    """Machine code that does not fit this machine or these sources, or cannot be made; the message says why."""


class Compiled(NamedTuple):
    """One function for arguments of certain kinds, as an object."""

    key: str  # of the function and the kinds, see `key_of`
    origin: str  # where the functions stand that are in it, see `origin_of`
    symbol: str  # its name in the object
    kinds: str  # a letter for each of its arguments in C
    returns: str  # a letter for its result
    needs: tuple[str, ...]  # functions that it calls from outside
    code: bytes


class Native:
    """A function in memory, ready to be called."""

    def __init__(self, compiled: Compiled, rung: str) -> None:
        self.rung = rung  # where it came from
        self.engine = engine_with(compiled)  # whose memory the code stands in
        self.result_type = RESULTS[compiled.returns]
        self.has_result = compiled.returns != "v"
        types = [C_TYPES[kind] for kind in compiled.kinds]
        address = self.engine.get_function_address(compiled.symbol)
        self.run = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *types)(address)

    def call(self, arguments: list[Any]) -> Any:
        """Run it on arguments that `flattened` gave; as numba has it, the result and an exception come by address."""
        result, raised = self.result_type(), ctypes.c_uint64()
        status = self.run(ctypes.addressof(result), ctypes.addressof(raised), *arguments)
        if status != 0 and status != -2:  # -2: returned None
            raise RuntimeError(f"machine code ended with status {status}")
        return result.value if self.has_result else None


def engine_with(compiled: Compiled) -> Any:
    """Put an object into memory. What it calls from outside must be there, or LLVM would end the process."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    if sys.platform == "linux":
        binding.load_library_permanently("")  # the functions of this process: log, memset
    missing = [name for name in compiled.needs if not binding.address_of_symbol(name)]
    if missing:
        raise Unusable(f"no {', '.join(missing)} in this process")
    machine = binding.Target.from_default_triple().create_target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
    engine.add_object_file(binding.object_file.ObjectFileRef.from_data(compiled.code))
    engine.finalize_object()
    return engine


def system() -> str:
    """The system that machine code belongs to."""
    return f"{sys.platform} {platform.machine()}"


def read_objects(text: str, source: str) -> list[Compiled]:
    """The objects in a text of machine code, if they may be used here. `source` is the file of one of the functions.
    In a file that holds all sources a name has one meaning, and where a function once stood does not matter."""
    head, _, body = text.partition("\n")
    if not body.strip():
        raise Unusable("the file holds no machine code")
    told = json.loads(head)
    if told["system"] != system():
        raise Unusable(f"machine code for {told['system']}, and this is {system()}")
    payload = body.replace("\n", "").encode("ascii")
    if digest_of_bytes(payload) != told["checksum"]:
        raise Unusable("the machine code is damaged")
    if digest_of_sources(told["sources"], source) != told["digest"]:
        raise Unusable("the machine code is older than its sources")
    lacking = set(told["features"].split()) - host_features()
    if lacking:
        raise Unusable(f"machine code for a processor with {' '.join(sorted(lacking))}")
    found = [made for chapter in CHAPTER.split(body)[2::2] for made in read_chapter(chapter.replace("\n", ""))]
    return found if told["sources"] else [made._replace(origin="") for made in found]


def read_chapter(packed: str) -> Iterator[Compiled]:
    """The objects of one module."""
    import lzma  # some builds of Python have none, which must not keep the file from loading

    index, _, code = lzma.decompress(b85decode(packed)).partition(b"\n")
    place = 0
    for key, origin, symbol, kinds, returns, needs, size in json.loads(index):
        yield Compiled(key, origin, symbol, kinds, returns, tuple(needs), code[place : place + size])
        place += size


def host_features() -> set[str]:
    """What the processor can do."""
    from llvmlite import binding

    return {name for name, has in binding.get_host_cpu_features().items() if has}


def digest_of_bytes(*parts: bytes) -> str:
    """A short name for these bytes."""
    return blake2b(b"\0".join(parts), digest_size=12).hexdigest()


def digest_of_sources(sources: list[str], source: str) -> str:
    """The digest of the modules that are named, paths below src/; if there are none, of the very file that runs. Where
    a text is executed in place of a file, some loaders give the text for the name of the file."""
    if sources:
        below = Path(source).parents[1]
        return digest_of_bytes(*((below / name).read_bytes().replace(b"\r\n", b"\n") for name in sources))
    if "\n" in source:
        return digest_of_bytes(TEXT_OF_OBJECTS.sub("", source).encode())
    try:
        text = Path(source).read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise Unusable(f"whether the machine code is that of the source cannot be told: {problem}") from None
    return digest_of_bytes(TEXT_OF_OBJECTS.sub("", text).encode())


def flattened(value: Any) -> Iterator[Any]:
    """An argument as machine code takes it: a tuple part by part, an array by its memory; functions are built in."""
    if isinstance(value, tuple):
        for part in value:
            yield from flattened(part)
    elif isinstance(value, np.ndarray):  # meminfo and parent, which are for counting references; then what it is
        yield from (0, 0, value.size, value.itemsize, value.ctypes.data, *value.shape, *value.strides)
    elif isinstance(value, float | np.floating):
        yield float(value)
    elif isinstance(value, int | np.integer | np.bool_):
        yield int(value)
    else:
        yield 0


def key_of(function: Any, arguments: tuple[Any, ...]) -> str:
    """A name for a function and the kinds of its arguments: what machine code is made for."""
    kinds = ",".join(kind_of(argument) for argument in arguments)
    return f"{function.__name__}-{blake2b(kinds.encode(), digest_size=8).hexdigest()}"


def origin_of(function: Any, arguments: tuple[Any, ...]) -> str:
    """What tells functions of one name apart: the modules in which this one and those in its arguments stand."""
    places = " ".join(f"{one.__module__}.{one.__qualname__}" for one in (function, *functions_in(arguments)))
    return blake2b(places.encode(), digest_size=8).hexdigest()


def functions_in(value: Any) -> Iterator[Any]:
    """The functions in an argument, however deep."""
    if isinstance(value, tuple):
        for part in value:
            yield from functions_in(part)
    elif callable(value):
        yield value


def kind_of(value: Any) -> str:
    """What distinguishes arguments for a compiler: of functions which they are, of all else the type."""
    if isinstance(value, tuple):
        return f"{type(value).__name__}({','.join(kind_of(part) for part in value)})"
    if isinstance(value, np.ndarray):
        parts = value.dtype.str if value.dtype.names is None else repr(value.dtype.descr)
        return f"{parts}[{value.ndim}]{'' if value.flags.c_contiguous else 'strided'}"
    if callable(value):
        return str(value.__name__)
    if isinstance(value, bool | np.bool_):
        return "bool"
    return "int64" if isinstance(value, int) else type(value).__name__


# ==================================================================================================
# src/tempo/compiling.py
# ==================================================================================================

"""Making machine code with numba, from the functions that are marked for it.

The functions stay as they were written, so that whoever calls one from Python runs Python. For numba each is copied,
with a namespace in which the functions that it calls are numba's as well. What numba's compiler gives is taken as an
object, rid of all but the one function, and never called through numba: its way from Python to machine code takes
longer than ours, up to a millisecond and a half a call where a tuple of functions is handed over.
"""

# No jitted function creates an array, so none needs numba to count references to arrays: the counting alone was 70 %
# of a simulation's time (0.53 against 1.9 million a second) and a third of the time to compile. Wrappers for callers
# in C or Python, which we have none of, cost more.
OPTIONS = {"_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
PROCESSOR = "x86-64-v3"  # what most processors since 2015 can do
PROCESSOR_FEATURES = "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave"
MARKED: dict[Callable, dict[str, Any]] = {}  # each function that may become machine code, and options of its own
KIND_LETTERS = {"ptr": "P", "i64": "q", "i32": "i", "i16": "h", "i8": "b", "i1": "?", "double": "d", "float": "f"}
RESULT_LETTERS = {
    "int64": "q", "uint64": "Q", "int32": "i", "float64": "d", "float32": "f", "boolean": "?", "none": "v",
}
OUTSIDE = re.compile(r"llvm\.(memset|memcpy|memmove|log|log2|log10|exp|exp2|pow|sin|cos|fma)\.")  # become such calls

UNRESOLVED = re.compile(r'(?m)^@"(\.numba\.unresolved\$)(\w+)" = external (?:\w+ )*?global (.+?)(?:, align \d+)?$')

dispatchers: dict[Callable, Any] = {}
namespaces: dict[int, dict[str, Any]] = {}  # by the id of a module's own namespace


def compiled(function: Callable, arguments: tuple[Any, ...]) -> Compiled:
    """Machine code of a function for arguments of these kinds."""
    try:
        return object_of(function, arguments)
    except Unusable:
        raise
    except Exception as problem:  # numba may be missing, broken, or have other options one day
        raise Unusable(f"numba: {type(problem).__name__}: {str(problem)[:200]}") from problem


def object_of(function: Callable, arguments: tuple[Any, ...]) -> Compiled:
    """As `compiled`; raises whatever numba raises."""
    import numba
    from llvmlite import binding

    dispatchers.clear()  # what was compiled before may have had other constants
    namespaces.clear()
    usual = set(PROCESSOR_FEATURES.split()) <= host_features()
    if usual:  # machine code is then the same wherever it is made
        numba.config.CPU_NAME, numba.config.CPU_FEATURES = PROCESSOR, ""  # type: ignore[attr-defined]
    dispatcher = numbas(function)
    types = tuple(numba.typeof(numba_value(argument)) for argument in arguments)
    dispatcher.compile(types)
    result = dispatcher.overloads[types]
    module = binding.parse_assembly(linked(str(result.library._final_module)))
    main = module.get_function(result.fndesc.llvm_func_name)
    key = key_of(function, arguments)
    main.name = f"tempo_{digest_of_bytes(key.encode())}"
    parts = [other for other in module.functions if not other.is_declaration and other.name != main.name]
    for number, other in enumerate(parts):  # numba counts what it ever compiled in its names, which are long
        other.name, other.linkage = f"part{number}", "internal"
    machine = binding.Target.from_triple(result.library.codegen._tm.triple).create_target_machine(
        cpu=PROCESSOR if usual else binding.get_host_cpu_name(),
        features="" if usual else binding.get_host_cpu_features().flatten(),
        opt=3,
        reloc="pic",
        codemodel="default",
    )
    sweep(module, machine)
    unresolved = [variable.name for variable in module.global_variables if variable.is_declaration]
    if unresolved:
        raise Unusable(f"numba would have to link {unresolved[0][:100]} at run time")
    kinds = [str(argument.type) for argument in main.arguments][2:]
    return Compiled(
        key=key,
        origin=origin_of(function, arguments),
        symbol=main.name,
        kinds="".join(KIND_LETTERS["ptr" if kind.endswith("*") else kind] for kind in kinds),
        returns=RESULT_LETTERS[str(result.signature.return_type)],
        needs=needs_of(module),
        code=machine.emit_object(module),
    )


def linked(text: str) -> str:
    """The text of a module in which functions that call themselves find themselves. Where such a function was not yet
    known when it was called, numba calls it by an address that it writes to a variable at run time."""
    return UNRESOLVED.sub(r'@"\1\2" = internal constant \3 @\2', text)


def sweep(module: Any, machine: Any) -> None:
    """Leave out what the one function does not need."""
    from llvmlite import binding

    if hasattr(binding, "create_module_pass_manager"):  # llvmlite before 0.45
        old_passes = binding.create_module_pass_manager()
        old_passes.add_global_dce_pass()
        old_passes.run(module)
    else:
        passes = binding.create_new_module_pass_manager()
        passes.add_global_dead_code_eliminate_pass()
        passes.run(module, binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=1)))


def needs_of(module: Any) -> tuple[str, ...]:
    """The functions that an object calls from outside: those that are declared, and those that intrinsics become."""
    declared = {function.name for function in module.functions if function.is_declaration}
    intrinsic = {found[1] for name in declared if (found := OUTSIDE.match(name))}
    return tuple(sorted(intrinsic | {name for name in declared if not name.startswith("llvm.")}))


def numbas(function: Callable) -> Any:
    """The function as numba's, ready to be compiled with all that it calls."""
    import numba

    if function not in dispatchers:
        assert isinstance(function, FunctionType)
        if make := getattr(function, "numbas", None):  # written by hand
            dispatchers[function] = make()
            return dispatchers[function]
        names = namespace_of(function)
        copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        options: Any = OPTIONS | MARKED[function]  # of which mypy knows too few
        dispatchers[function] = numba.njit(copy, **options)
        for name, value in function.__globals__.items():
            if name in function.__code__.co_names:
                names[name] = numba_value(value)
    return dispatchers[function]


def namespace_of(function: FunctionType) -> dict[str, Any]:
    """What the names in a function mean to numba: all functions of a module share one namespace. A module that nobody
    can import, as where a file is executed, has the name that numba gives to such."""
    own = function.__globals__
    name = own.get("__name__")
    usual = {"__name__": name if name in sys.modules else "<dynamic>", "__builtins__": own.get("__builtins__")}
    return namespaces.setdefault(id(own), usual)


def numba_value(value: Any) -> Any:
    """A value with the functions in it exchanged for numba's."""
    source = getattr(value, "function", value)  # of what Python calls as machine code
    if isinstance(source, FunctionType):
        return numbas(source) if source in MARKED else value
    if isinstance(value, tuple):
        parts = [numba_value(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


# ==================================================================================================
# src/tempo/workshop.py
# ==================================================================================================

"""Where machine code is made while a move is thought about: a process beside the one that plays.

Compiling takes seconds, on a busy machine a minute and more, and cannot be broken off. So whoever plays under a clock
never does it himself: he orders what he needs, goes on with what he has, and looks now and then what is finished. A
compiler that hangs, or takes the process with it, is then only a workshop that never delivers; and a system that has no
process to spare, one that is never opened.

The workshop works while it is our turn, and is stopped while it is not: that time belongs to the opponent. It dies
with whoever ordered. Linux promises that even of a process that is stopped, if it was begun by the main thread;
elsewhere it looks for its parent itself, and so is never stopped. It has a process group of its own: the system sends
SIGHUP to a group in which somebody was stopped when its leader's parent ends.
"""

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of <sys/prctl.h>
SIZE_BYTES = 8  # in front of each delivery
MOST_FAILURES = 3  # processes that ended before they had delivered anything
TICK = 0.01  # seconds between two looks, where there is nothing else to do
MOST_FILES = 1 << 16  # that the parent may have open
WATCH = 0.5  # seconds between two looks for the parent
Delivery = tuple[str, Compiled | str]  # the key, and the code or why there will be none


class Workshop:
    """Makes what is ordered, in a process of its own. Nothing that goes wrong here is raised."""

    def __init__(self) -> None:
        self.orders: dict[str, tuple[Callable, tuple[Any, ...]]] = {}  # by key, those not delivered
        self.process = 0
        self.owner = 0  # the process that began it: one that is forked from it has no part in it
        self.pipe = -1
        self.received = b""
        self.has_delivered = False
        self.failures = 0
        self.can_stop = False
        self.is_stopped = False

    def order(self, key: str, function: Callable, arguments: tuple[Any, ...]) -> None:
        """Have machine code made; ordering it again changes nothing. Where nothing can be forked, none is made."""
        if hasattr(os, "fork"):
            self.orders.setdefault(key, (function, arguments))

    @property
    def is_busy(self) -> bool:
        return bool(self.orders)

    def finished(self) -> list[Delivery]:
        """What has been delivered since; never waits. It begins what is not begun."""
        try:
            return list(self.deliveries())
        except Exception as problem:  # no process to be had, no memory, a message that was torn
            return self.give_up(f"{type(problem).__name__}: {problem}")

    def deliveries(self) -> Iterator[Delivery]:
        """As `finished`; may raise."""
        if self.process and self.owner != os.getpid():
            os.close(self.pipe)
            self.process = 0
        if self.orders and not self.process:
            self.begin()
        if not self.process or self.is_stopped:
            return
        has_ended = self.read()
        while len(self.received) >= SIZE_BYTES:
            end = SIZE_BYTES + int.from_bytes(self.received[:SIZE_BYTES], "big")
            if len(self.received) < end:
                break
            key, made = marshal.loads(self.received[SIZE_BYTES:end])
            self.received = self.received[end:]
            self.has_delivered = True
            if self.orders.pop(key, None):
                yield key, made if isinstance(made, str) else Compiled(*made)
        if has_ended or not self.orders:
            self.close()
            self.failures += has_ended and not self.has_delivered
            if self.failures >= MOST_FAILURES:
                yield from self.give_up("the process that compiled was killed")

    def read(self) -> bool:
        """Take what lies in the pipe; whether the process has ended."""
        with suppress(BlockingIOError):
            while part := os.read(self.pipe, 1 << 16):
                self.received += part
            return True
        return False

    def give_up(self, why: str) -> list[Delivery]:
        """Make nothing of what is ordered."""
        self.close()
        found: list[Delivery] = [(key, why) for key in self.orders]
        self.orders.clear()
        return found

    def close(self) -> None:
        """End the process, if there is one of ours, and leave nothing behind."""
        if self.process and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGKILL)
            with suppress(OSError):
                os.waitpid(self.process, 0)
            with suppress(OSError):
                os.close(self.pipe)
        self.process, self.received, self.is_stopped = 0, b"", False

    def wait(self, seconds: float) -> None:
        """Let it work for a moment."""
        time.sleep(max(0.0, min(TICK, seconds)))

    def rest(self) -> None:
        """It is not our turn."""
        if self.process and self.can_stop and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGSTOP)
                self.is_stopped = True

    def go_on(self) -> None:
        """It is our turn."""
        if self.is_stopped and self.owner == os.getpid():
            with suppress(OSError):
                os.kill(self.process, signal.SIGCONT)
        self.is_stopped = False

    def begin(self) -> None:
        """Start a process for all that is ordered."""
        self.owner, self.received, self.has_delivered = os.getpid(), b"", False
        self.can_stop = sys.platform == "linux" and threading.current_thread() is threading.main_thread()
        ours, theirs = os.pipe()
        try:
            os.set_blocking(ours, False)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of Python, about threads: the child shares no lock with any
                process = os.fork()
        except BaseException:
            os.close(ours)
            os.close(theirs)
            raise
        if process == 0:
            try:
                prepare_workshop(self.owner, theirs, self.can_stop)
                deliver_all(self.orders, theirs)
            finally:
                os._exit(0)
        os.close(theirs)
        self.process, self.pipe = process, ours


def prepare_workshop(parent: int, pipe: int, dies_by_itself: bool) -> None:
    """Be silent, hold nothing open that is somebody else's, and do not outlive the parent."""
    os.setpgid(0, 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.disable()  # what the parent made would only be copied by it
    if dies_by_itself:
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    else:
        threading.Thread(target=watch_parent, args=(parent,), daemon=True).start()
    if os.getppid() != parent:
        os._exit(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    os.closerange(3, pipe)
    os.closerange(pipe + 1, MOST_FILES)


def watch_parent(parent: int) -> None:
    """End as soon as the parent is gone."""
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(1)


def deliver_all(orders: dict[str, tuple[Callable, tuple[Any, ...]]], pipe: int) -> None:
    """Make one thing after the other, and deliver each as soon as it is finished."""
    for key, (function, arguments) in orders.items():
        made: Any
        try:
            made = tuple(compiled(function, arguments))
        except BaseException as problem:
            made = str(problem)
        text = marshal.dumps((key, made))
        left = len(text).to_bytes(SIZE_BYTES, "big") + text
        while left:
            left = left[os.write(pipe, left) :]


# ==================================================================================================
# src/tempo/jit.py
# ==================================================================================================

"""From source to machine code: a ladder of three rungs.

    machine   code made beforehand from these very sources, ready in milliseconds (machine_code.py)
    numba     the same, made when it is needed, which takes seconds (compiling.py, workshop.py)
    python    the source as it stands, interpreted: some hundred times slower

On each rung the same moves come of the same number of simulations. TEMPO_RUNG in the environment names the highest
one that may be taken.

Everything hot is written as plain loops over bare numbers. `njit` and `inlined` mark the parts and leave them what
they are, Python functions; `entry` marks what Python calls and makes it climb: as high as it gets, and where
someone cannot wait until numba is done, from the bottom up while he goes on.
"""

RUNGS = ("machine", "numba", "python")
MACHINE, NUMBA, PYTHON = RUNGS
LOADING_SECONDS = 0.1  # what is needed for the first machine code, with llvmlite to be imported: 0.05 measured


def highest_rung() -> str:
    """The rung that may be taken at most."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return PYTHON
    wanted = os.environ.get("TEMPO_RUNG", MACHINE)
    return wanted if wanted in RUNGS else MACHINE


class Ladder:
    """What stands on which rung in this process."""

    def __init__(self, highest: str) -> None:
        self.highest = highest
        self.offers: list[tuple[str, str]] = []  # texts of machine code not looked at yet, and what they belong to
        self.ready_made: dict[str, Compiled] = {}
        self.natives: dict[str, Native] = {}
        self.why_not: dict[str, str] = {}  # for those that neither is nor will be machine code: why
        self.refusals: list[str] = []  # why code made beforehand is not used
        self.workshop = Workshop()
        self.make: Callable[[Callable, tuple[Any, ...]], Compiled] = compiled  # for those who wait

    def find(self, function: Callable, arguments: tuple[Any, ...], seconds: float) -> Native | None:
        """The machine code of a function, if it can be had in this time; else it will be there some later time."""
        key = name_of(function, arguments)
        if key not in self.natives and key not in self.why_not and self.highest != PYTHON:
            try:
                self.climb(key, function, arguments, seconds)
            except Exception as problem:  # whatever it is, there is still Python
                self.why_not[key] = f"{type(problem).__name__}: {problem}"
                if seconds == inf:
                    warnings.warn(f"{function.__name__} will be interpreted: {self.why_not[key]}", stacklevel=2)
        return self.natives.get(key)

    def climb(self, key: str, function: Callable, arguments: tuple[Any, ...], seconds: float) -> None:
        """Look for machine code on one rung after the other."""
        if seconds < LOADING_SECONDS and not self.natives:
            return
        if self.highest == MACHINE and self.take_ready_made(key):
            return
        if seconds == inf:
            self.natives[key] = Native(self.make(function, arguments), NUMBA)
        else:
            self.workshop.order(key, function, arguments)

    def take_ready_made(self, key: str) -> bool:
        """Whether there is code that was made beforehand and can be used."""
        while self.offers:
            text, source = self.offers.pop()
            try:
                self.ready_made.update((f"{one.key} {one.origin}", one) for one in read_objects(text, source))
            except Exception as problem:
                self.refusals.append(f"{type(problem).__name__}: {problem}")
        anywhere = key.split()[0] + " "  # where it does not matter in which module a function stands
        made = self.ready_made.get(key) or self.ready_made.get(anywhere)
        if made is None:
            if self.ready_made:
                self.refusals.append(f"none was made for {key}")
            return False
        try:
            self.natives[key] = Native(made, MACHINE)
        except Exception as problem:
            self.refusals.append(f"{type(problem).__name__}: {problem}")
        return key in self.natives

    def collect(self) -> None:
        """Take over what the workshop has finished, and have it begin what was ordered."""
        for key, made in self.workshop.finished():
            try:
                if isinstance(made, str):
                    raise Unusable(made)
                self.natives[key] = Native(made, NUMBA)
            except Exception as problem:
                self.why_not[key] = f"{type(problem).__name__}: {problem}"

    def wait(self, seconds: float) -> None:
        """Have the workshop work for so long, or until nothing is left to do."""
        end = monotonic() + seconds
        self.collect()
        while self.workshop.is_busy and monotonic() < end:
            self.workshop.wait(end - monotonic())
            self.collect()


def name_of(function: Callable, arguments: tuple[Any, ...]) -> str:
    """A name for this very function, and others in its arguments, with arguments of these kinds."""
    return f"{key_of(function, arguments)} {origin_of(function, arguments)}"


LADDER = Ladder(highest_rung())


class Call:
    """A function with all but its last arguments: machine code as soon as there is any, Python until then."""

    def __init__(self, function: Callable, fixed: tuple[Any, ...], last: tuple[Any, ...], seconds: float) -> None:
        self.function = function
        self.fixed = fixed
        self.flat = [part for argument in fixed for part in flattened(argument)]
        self.key = name_of(function, (*fixed, *last))
        self.native = LADDER.find(function, (*fixed, *last), seconds)

    @property
    def rung(self) -> str:
        """Where it would run now."""
        if self.native is None:
            LADDER.collect()
            self.native = LADDER.natives.get(self.key)
        return PYTHON if self.native is None else self.native.rung

    def __call__(self, *last: Any) -> Any:
        if self.rung == PYTHON:
            return self.function(*self.fixed, *last)
        assert self.native is not None
        return self.native.call([*self.flat, *(part for argument in last for part in flattened(argument))])


class Entry:
    """A function that Python calls. Called as it is, it waits until it is machine code, if that can be had."""

    def __init__(self, function: Callable) -> None:
        self.function = function
        self.__name__, self.__doc__, self.__wrapped__ = function.__name__, function.__doc__, function

    def __call__(self, *arguments: Any) -> Any:
        return self.on(*arguments)()

    def on(self, *fixed: Any, last: tuple[Any, ...] = (), seconds: float = inf) -> Call:
        """The same with its first arguments given, for calling it often; `last` is what the others will be like.
        Getting machine code may take so many seconds at most."""
        return Call(self.function, fixed, last, seconds)

    def is_ready(self, *arguments: Any, seconds: float) -> bool:
        """Whether it is machine code, if that can be had in this time; else it is ordered."""
        return LADDER.find(self.function, arguments, seconds) is not None


def njit(function: Any) -> Any:
    """A part of what becomes machine code."""
    MARKED[function] = {}
    return function


def inlined(function: Any) -> Any:
    """As `njit`, and the body is copied into the functions that call it.

    For the parts of one loop: 12 % less time to compile than calls, and code that runs 7 % faster.
    """
    MARKED[function] = {"inline": "always"}
    return function


def entry(function: Any) -> Entry:
    """As `njit`, and Python calls it."""
    MARKED[function] = {}
    return Entry(function)


def offer(text: str) -> None:
    """Have machine code used that was made beforehand, if it fits. The folder may be another one when it is needed."""
    source = offer.__code__.co_filename
    LADDER.offers.append((text, os.path.abspath(source) if os.path.exists(source) else source))  # noqa: PTH100, PTH110


# ==================================================================================================
# src/tempo/search/leaves/evaluators.py
# ==================================================================================================

"""Where the value of a leaf comes from, and with it how a tree is gone through.

By playouts, which is what a game has that says nothing else: a leaf is played out at random, a node gets its children
once it has been visited often enough, and UCB says where to go on. Others stand in modules of their own (puct.py).
A game brings one along as a tuple of functions, as it does its rules: nothing is asked while searching.
"""

NOBODY_WON = 0.5  # no other result is worth just that much, however far away it is


class Evaluator(NamedTuple):
    """What a search asks about nodes."""

    value: Callable  # (game, tree, settings, rng, depth) -> of the last node on the path, for the side that moved there
    is_due: Callable  # (tree, settings, node) -> whether a node gets its children before it is gone through
    curiosity: Callable  # (tree, visits) -> what is multiplied with the doubt of each child, by the parent's visits
    doubt: Callable  # (tree, node, visits) -> what exploring a node is worth, by its own
    bias: Callable  # (tree, settings, node, visits) -> what is added to the mean of a node


@njit
def play_out(game, tree, settings, rng, depth):
    """How the game ends at random."""
    plies = game.playout(game.board, tree.state, rng)
    return value_of(plies, abs(plies), settings.discount)


@njit
def value_of(result, plies, discount):
    """1 for a win, 0 for a loss, by the sign of `result`; nearer to a half the farther it is away."""
    if result == 0:
        return NOBODY_WON
    weight = 0.5
    if discount < 1.0:
        while plies > 0:
            if plies & 1:
                weight *= discount
            discount *= discount
            plies >>= 1
    return 0.5 + weight if result > 0 else 0.5 - weight


@njit
def is_visited_enough(tree, settings, node):
    """The root always is, a new node never."""
    return tree.books[node].visits >= settings.expansion or node == tree.path[0]


@njit
def ucb_curiosity(tree, visits):
    """sqrt(2 ln visits)."""
    if visits < tree.curiosity.size:
        return tree.curiosity[visits]
    return np.float32(math.sqrt(2.0 * math.log(visits)))


@njit
def ucb_doubt(tree, node, visits):
    """One over the root."""
    return 1.0 / math.sqrt(visits)


@njit
def progressive_bias(tree, settings, node, visits):
    """What the move that leads here promised at first sight, and the less the more is known of it."""
    return settings.bias * tree.priors[min(node, tree.priors.size - 1)] / (visits + 1)


BY_PLAYOUT = Evaluator(play_out, is_visited_enough, ucb_curiosity, ucb_doubt, progressive_bias)


# ==================================================================================================
# src/tempo/search/ordering.py
# ==================================================================================================

"""In which order the moves of a node are tried: by chance, or the promising ones first.

A game that can rate its moves gives each a *prior*. It decides who comes first, and is added to the rate of a move as
a *progressive bias*, bias * prior / (visits + 1): it says much while little is known, and fades. The priors stand in
an array of their own, since they are read when a node changes and not when it is compared with others.

Which way it is comes with the game, as a function: asking in `search` would take longer to compile, with the clock
running, for all the games that have no use for it.
"""


class Ordering(NamedTuple):
    """How a game's moves become nodes."""

    prior: Callable  # (board, state, actions, count, priors) -> None; rates actions[:count], 0 promises nothing
    lay_out: Callable  # (game, tree, settings, first, count) -> None; gives actions[:count] to the nodes from first on


@njit
def no_prior(board, state, actions, count, priors):
    """For a game that does not know one move from another."""


@njit
def lay_out_as_listed(game, tree, settings, first, count):
    """One node for each move; chance will decide."""
    for i in range(count):
        tree.choice[first + i].action = tree.actions[i]


@njit
def lay_out_best_first(game, tree, settings, first, count):
    """One node for each move, the promising ones first; before a move is tried, its rate is what it promises."""
    game.ordering.prior(game.board, tree.state, tree.actions, count, tree.rated)
    for i in range(count):
        prior, node = tree.rated[i], first + i
        while node > first and tree.priors[node - 1] < prior:
            tree.priors[node] = tree.priors[node - 1]
            tree.choice[node].action = tree.choice[node - 1].action
            node -= 1
        tree.priors[node] = prior
        tree.choice[node].action = tree.actions[i]
    for node in range(first, first + count):
        tree.choice[node].rate = settings.bias * tree.priors[node]


BY_CHANCE = Ordering(no_prior, lay_out_as_listed)


def by_prior(prior: Callable) -> Ordering:
    """The promising moves first."""
    return Ordering(prior, lay_out_best_first)


# ==================================================================================================
# src/tempo/search/game.py
# ==================================================================================================

"""What the search asks of a game: some jitted functions and a few sizes.

A state is a small array, always read from the side to move: after `play` the opponent is to move
and the array says so. The search copies states but never looks inside. A pass is an ordinary move.
Results are told from the side that just moved, because that is the side which chose the node.

A tuple of jitted functions costs nothing at run time: numba compiles `search` for the very
functions the tuple holds, so calling `game.play` is as fast as calling a global.

What a game knows beyond its rules it may leave out: which moves look good (ordering.py), what
will come of a position for certain although it is not over (`foresight`), and what a position
seems to be worth (`Evaluation`).
"""

# What `outcome` returns, seen from the side that just moved.
LOST = -1
DRAWN = 0
WON = 1
ONGOING = 2


@njit
def no_foresight(board, state):
    """For a game that knows how it ends only when it does."""
    return 0


@njit
def no_playout(board, state, rng):
    """For a search that plays no game to its end."""
    return 0


class Game(NamedTuple):
    """The rules of one game on one size of board."""

    board: Any  # geometry: whatever the functions below need to know of the board; opaque to the search
    legal: Callable  # (board, state, actions) -> count; writes the legal actions to actions[:count]
    play: Callable  # (board, state, action) -> None; plays in place, then the other side is to move
    outcome: Callable  # (board, state) -> LOST, DRAWN, WON or ONGOING; after `play`
    playout: Callable  # (board, state, rng) -> +n the side that just moved wins after n more plies, -n loses, 0 draw
    actions: int  # no position has more legal moves than this
    plies: int  # no game is longer than this
    ordering: Ordering = BY_CHANCE  # which moves are tried first
    foresight: Callable = no_foresight  # (board, state) -> as of playout if the result is certain, else 0; ONGOING
    evaluator: Evaluator = BY_PLAYOUT  # what a leaf is worth, and how a tree is gone through
    sight: Any = ()  # the network that it asks, if it does: puct.py


class Evaluation(NamedTuple):
    """What a game has learned of positions: one function, and what its values mean."""

    evaluate: Callable  # (board, state) -> whole number, for the side to move; what it ended with where it is over
    unit: int  # so much of a value is one of what the game counts at its end
    doubt: tuple[float, float]  # on an empty and on a full board: at which score 73 in 100 games are won
    spread: tuple[float, ...]  # how far values of searches to two depths differ: search/alphabeta/selectivity.py


# ==================================================================================================
# src/tempo/search/exact/rulings.py
# ==================================================================================================

"""What is certain about a position: how a game that has a solver tells the player.

A proof may take anything from a microsecond to hours, so it is a conversation. The player sends a
number of nodes that may be spent, the prover answers with what is certain by then, and so on
until there is nothing left to find out or the player has no more time.
"""


class Outlook(Enum):
    """What may come of a proof."""

    NONE = "it would not end"
    SOME = "it may end in time: worth a part of the move's usual time"
    GOOD = "it should end in time: worth borrowing from the bank, as a proof makes every later move cheap"


class Ruling(NamedTuple):
    """What is certain so far."""

    moves: tuple[int, ...]  # the legal moves that may be best: no other is as good
    value: float | None = None  # what each of them is worth, 0 lost to 1 won; None while that is not known
    plies: int = 0  # how long the game will last if nobody errs; 0 while it is not known
    exact: bool = False  # whether all of these moves are best, and nothing is left to find out
    score: float | None = None  # what each of them is worth in what the game counts at its end, where that is known


class Prover(Protocol):
    """Something that can settle positions of a game."""

    def get_ready(self, game: Game, seconds: float) -> None:
        """Have its machine code ready, if that takes no longer; else have it made."""

    def rung(self, game: Game) -> str:
        """Where it would run now, on the ladder of jit.py."""

    def outlook(self, game: Game, state: np.ndarray, seconds: float) -> Outlook:
        """What to expect of a proof that may take so long."""

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Whether so many nodes may be of use, where nodes are counted in place of time: the same at any time."""

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[Ruling, int, None]:
        """Rulings, each at least as narrow as the one before. Send a number of nodes for the next one: they
        are all spent when it comes, unless it is exact, which ends the proof."""


# ==================================================================================================
# src/tempo/search/thought.py
# ==================================================================================================

"""What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking."""

FullCall = tuple[Entry, tuple]  # what is called as machine code, and all its arguments


class Knobs(NamedTuple):
    """How a player searches. Beside each default: the range that tuning may search."""

    exploration: float = 1.0  # 0.1 .. 2.0 the c of UCB on an empty board
    exploration_growth: float = 0.1  # -0.5 .. 0.5 added to c by the time the board is full
    first_play: float = math.inf  # 0 .. 2, or inf: what an untried move is worth
    discount: float = 1.0  # 0.9 .. 1.0 weight a result keeps for every ply it is away
    proofs: bool = False  # whether certain results travel up the tree and end the search
    expansion: int = 1  # 1 .. 50 visits after which a node gets children: more, where there are many
    bias: float = 0.0  # 0 .. 10 the weight of what a move promises at first sight, where the game says
    undecided: float = 0.5  # 0 .. 0.5 what a game that nobody won counts for either side
    reuse: bool = False  # whether the tree of the last move is kept
    choose: str = "rate"  # rate, visits or bound: which move is played in the end
    early_stop: bool = False  # stop when no other move can be chosen any more
    playout: str = "uniform"  # the name of one of the game's playouts
    nodes: int = 12_000_000  # 10_000 .. 30_000_000 the size of the tree, 32 bytes each, 36 with priors
    search: str = "tree"  # or network, the tree search by one; or alphabeta, by what the game says a position is worth
    trust: float = 1.0  # 0.5 .. 4 the spreads by which ProbCut must be sure; 0: nothing is left out
    puct: float = 1.0  # 0.3 .. 4 the c of PUCT, where a network rates the moves, in place of that of UCB
    unseen: float = 0.1  # 0 .. 1 how much less than its parent a move is worth there that was not tried
    memory: int = 20  # 12 .. 26: alpha-beta remembers 2^memory positions, 16 bytes each


class Position(NamedTuple):
    """What a player is asked about."""

    game: Game
    state: np.ndarray
    filled: float  # share of the board that is filled, 0 to 1
    number: int  # of the move, from 0
    prover: Prover | None = None  # what can settle positions of this game, if anything can
    evaluation: Evaluation | None = None  # what was learned of this game, if anything was
    plain: Game | None = None  # the game without its network, which takes seconds for an answer while it is interpreted


class Decision(NamedTuple):
    """A move that needs no search."""

    move: int
    reason: str
    value: float  # 0 lost to 1 won


class Snapshot(NamedTuple):
    """What a player thinks so far."""

    move: int
    # only, win, block, opening, book, rule and threats need no search; exact, outcome and proven are certain; search;
    # settled: no other move could have overtaken this one; hurry: chosen without a search; error
    reason: str
    value: float  # 0 lost to 1 won, for the side to move
    number: int = 0
    seconds: float = 0.0
    bank: float = 0.0  # seconds left in the bank when the move began
    simulations: int = 0  # or nodes, where alpha-beta searches
    plies: int = 0  # how deep it was looked; until the end of the game where it is proven
    moves: tuple[int, ...] = ()  # the legal moves that were searched, and of each ...
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    proofs: tuple[int, ...] = ()  # as proofs.py writes them; none where the search proves nothing
    line: tuple[int, ...] = ()  # the expected line of play
    rung: str = ""  # of the ladder in jit.py, on which the search or the proof ran
    score: float | None = None  # the same as the value, in what the game counts at its end, where it does
    scores: tuple[float, ...] = ()  # of each of the moves: the best one's, and what the others do not exceed
    priors: tuple[float, ...] = ()  # how likely the network holds each of the moves to be the best, where one is asked


class Searcher(Protocol):
    """What looks for the best move: the tree search (tree_searcher.py), or alpha-beta (alphabeta/searcher.py).

    It is set to a position, begun with the moves that come into question, and run for some simulations at a time."""

    def calls(self, position: Position, knobs: Knobs) -> list[FullCall]:
        """All that is called as machine code to search a position, the search last: by then all else is there."""

    def set_to(self, position: Position, knobs: Knobs, patience: float, on_a_clock: bool) -> bool:
        """Get ready to search a position, machine code taking so many seconds at most; whether all of it is there.
        What is not is ordered at once, first what is needed first."""

    def forget(self) -> None:
        """Keep nothing of what was searched."""

    @property
    def rung(self) -> str:
        """Where it runs now, on the ladder of jit.py."""

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Begin, among these moves or all, with as little as possible: the simulations that were done."""

    def run(self, simulations: int) -> int:
        """Go on for so many more simulations; how many were done. Fewer, if nothing is left to find out."""

    def is_settled(self, simulations: float) -> bool:
        """Whether so many more simulations cannot change the move."""

    def look(self) -> Snapshot:
        """What is thought so far; the player adds what it alone knows."""

    def line_behind(self, move: int) -> tuple[int, ...]:
        """The expected line of play that begins with one of the moves of the position."""


def moves_in(position: Position) -> list[int]:
    """The legal moves. Called from Python, a game's functions are Python: nothing is compiled for it."""
    actions = np.zeros(position.game.actions + 1, np.int16)
    return [int(action) for action in actions[: position.game.legal(position.game.board, position.state, actions)]]


# ==================================================================================================
# src/tempo/connectx/profiles.py
# ==================================================================================================

"""The profiles of the ConnectX agent: values, not forks of the code."""


class ConnectXProfile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    opening: str  # where the middle column is played unasked: "always" or on the "empty" board
    book: bool  # whether the opening book is played, where there is one
    exact: bool  # whether the solver says which moves are best


# The agent as it was first described: plain UCT, the yardstick for everything else.
CLASSIC = ConnectXProfile(name="classic", knobs=Knobs(), plan=TimePlan(), opening="always", book=False, exact=False)

# What was measured to be stronger, one by one: docs/experiments.md.
CHAMPION = ConnectXProfile(
    name="champion",
    knobs=Knobs(
        exploration=0.35, playout="decisive", proofs=True, reuse=True, choose="visits", early_stop=True
    ),
    plan=TimePlan(reserve=10.0),
    opening="empty",
    book=True,
    exact=True,
)

# What it learned by playing against itself, and nothing else: docs/network.md.
NETWORK = ConnectXProfile(
    name="network",
    knobs=CHAMPION.knobs._replace(search="network"),
    plan=CHAMPION.plan,
    opening="empty",
    book=False,
    exact=False,
)


# ==================================================================================================
# src/tempo/connectx/book/book_data.py
# ==================================================================================================

"""The book's moves, made by make_book; never edited by hand."""

FIRST_SEAT_MOVES = (
    "YMZWYYZYWDRZYYYXRfLYYYYWgZYYYZJPQPRRYSRYYYYYYCYYoaTXSRKlJRWWmYYRYRYaZYKZYYYYRYRYYaZYXXYYQVXQXRQYYYYY"
    "YYYPgeUILLQRXkQRYYYYegnUlSQrIPZQPKYYQZYYHQKYKZYYYQfQfgQVRYYZYSEgeLSgRYYZeQoXalPkkkFlOpYWTTsQkRQYYYYR"
    "YPeYYZYmkkJlQQYgggWZXOCSHWCSCYYYKJWfYYYYIeRKYXHoYXYYaPIQYlZZZfYYYYXgQDYXmhYJdJgYZJYRYXYKYXRSCRgKQfYf"
    "XYYYYeewYYbtYYeXQwQsQsXUQYXXYRdfYeKmYYKYYRYQsQgXFYbYYYYMtYNmJYYFYmeYXfYYYfaooWYYSSYZgXeYPRXKfYXefYQP"
    "kJeYYffYKXQSY"
)
SECOND_SEAT_MOVES = (
    "XYPRYYRYSXYXZQQQQPXYYYYDYYYSJYXYXMXXfQQRXYYYYSYYYHSYYQQYZYYYRXWRgZXfgYYXRRXPXQKSKKWIYYXRYYPYYZYYYYYP"
    "ZZQVRYYRYYWYYYYYYYYPCYWCSfWQPQJDYYYRYQSXEWaPlJJQQQggJPfQYXKdYYXLgXaYYYYYYYXQZdRQQdXRYYYYRSXmfmYXPDgc"
    "nPCeSXffYYYZgZYYPDXWDYPRYYYYYXYQRQRIdQJQYYRRYYWYSYYYYYSYQWQYYYaZQQiXiwYYZfWVZfRIeYZZcSYgDWgYednPaZfg"
    "XIYXIZfgQRYTYXZXgggMZYeYgYgYXQfXXfYWQYYYYXQQYYYXKRYTYYMMIkLYWSdkYYRYYKZWOQJfYXQHYPhhIfRYYYXYYYYVcWaY"
    "KXQFHYZRQURMfYKWWYYYDeRWtYOWAYRYQYYYXXPYYYYYYYYYXPcRHYYPPWTeQQSgaXSRgtXJQVdJXQQYYYDYYYYYYYYYYYYYXYZQ"
    "LQJedJesJQWRJQJXSgQRIXYcJObQnkQYYYYYYQsPQgSCQJQdBdPQQTMQeQKfsQLUgQSgQYXRYZYfLfSeXSYIKZZfeQdZeZPfYYKY"
    "YYYYYeSgPTPSJSuZLQXPLQagXIQSZZXZYYYYYYQSQQeLLRQgSXRaoXYJlQRYYYYbeHTeQQQhkdQQdecYYYWXlYToecfKYYHXkkgf"
    "HkgSKQHWoLclCJQSSQYWEeReCYSYYQSSgSgYYYgSSgYYYSePmXTMKYYWEKZogYYSHKZMkZmYYYmKrtXWbYEeOWQgWQZQWSggPIXP"
    "ACsRkERYKXYdvftYKXZWQIhPQTSeRQVKZQYYYYZeQYZZLRYYQfgYHgXQlQYYYXRtYXYQQIRYfIWPeQhlRKXRYaYYWYQYPXYQZIYY"
    "WYYCsPFYRYPYYXKYYYYYYXPlXXQdgdQLgWQMQRTQRYXKYYYYQRlQTTQhaYSCOYYYYYOQOQgJQQQQIYsQZYXieUtYebwtYweiugfY"
    "ZRumYYngggXQYRXdXXRYWDYLeQlgIYYYYXJTLJXZRKYYZRYZYpYtRahgeYoggZcQTRYYZfDYYgeeTcCQSdARYlTOhSgSLSLYLoSO"
    "SZYYYQQYQTXZQwYYSnKRLZhggggggggggggggggggeYYYoIXIYoTQICJQKXVYYTMYSmHfJYZZdalQWYZYYYWVPTQXeLQJkQsQUsU"
    "RgQQWgXPMJQWYQYRYYSSoYTvmYlQZQLIXYKYPYgXlZddWfKIeYSPkXMYggggggggfWPYTJPmZYYkZilMQUQdbLnQfQIaoYlJmKkg"
    "hlXYQWPFXlKDYSYPrYZZgggKCKmYgggfYYKaMRYZYYZfZeWYQPXXRamaXmeCPYYVRlVeZRDYRYYYYYRegeSQSOheQCWYQYYYYYZS"
    "QLQfglEfQRJYYYgSQPQlJQfQZQOYWXSPeYYYTeTYYhdeYYYXQYQQQMJRWYYYLeLSeQYYlPDYXaYRafSYYYYYfZDYYXQQeXYYYQRY"
    "RYgPQYRYYLYYYYgdYfYYZYgSPXRYXfYXRWWWQmaSWggfQKfKmRQWWSRffaPV"
)


# ==================================================================================================
# src/tempo/connectx/book/book.py
# ==================================================================================================

"""The opening book of the standard board: the exact best move wherever the game can go while we play by it.

From the first plies no solver finishes within a move, so what our own solver found beforehand is
kept. A book for one seat holds every position that can arise while our side plays book moves and
the opponent plays anything, mirror images counted once. Both sides of the book, whoever makes it and
whoever reads it, take the same walk through these positions: ply by ply, in the order of their
keys. So the data is nothing but the moves in that order, three bits each; no keys, no search.

Pure Python on purpose: walking takes a few hundredths of a second, compiling it would take longer.
"""

BOOK_ROWS, BOOK_COLUMNS, BOOK_INAROW = 6, 7, 4
BOOK_STRIDE = BOOK_ROWS + 1
BOOK_COLUMN = (1 << BOOK_ROWS) - 1
BOOK_BOTTOM = sum(1 << (column * BOOK_STRIDE) for column in range(BOOK_COLUMNS))
DEEPEST = (8, 9)  # stones on the board in the last position of the book, for each seat
# One character holds two moves: their number in base 7 is a place in this alphabet of 49.
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw"

# A position as plain integers: (stones of the side to move, all stones), as in rules.py.
Stones = tuple[int, int]
NO_STONES: Stones = (0, 0)


def is_book_board(rows: int, columns: int, inarow: int) -> bool:
    """Whether what is known beforehand is about this board."""
    return (rows, columns, inarow) == (BOOK_ROWS, BOOK_COLUMNS, BOOK_INAROW)


def mirror_word(word: int) -> int:
    """The board from behind."""
    image = 0
    for column in range(BOOK_COLUMNS):
        image |= (word >> (column * BOOK_STRIDE) & BOOK_COLUMN) << ((BOOK_COLUMNS - 1 - column) * BOOK_STRIDE)
    return image


def canonical(position: Stones) -> tuple[Stones, bool]:
    """The position or its mirror image, whichever has the smaller key, and whether it is the image."""
    mine, stones = position
    image = (mirror_word(mine), mirror_word(stones))
    return (image, True) if sum(image) < mine + stones else (position, False)


def after_move(position: Stones, column: int) -> Stones | None:
    """The position after a move; None if the column is full or the game is over then."""
    mine, stones = position
    move = (stones + BOOK_BOTTOM) & (BOOK_COLUMN << (column * BOOK_STRIDE))
    if move == 0 or completes_four(mine | move):
        return None
    return mine ^ stones, stones | move


def completes_four(stones: int) -> bool:
    """Whether the stones hold four in a row."""
    for shift in (1, BOOK_STRIDE, BOOK_STRIDE + 1, BOOK_STRIDE - 1):
        pairs = stones & (stones >> shift)
        if pairs & (pairs >> (2 * shift)):
            return True
    return False


def replies(positions: list[Stones]) -> list[Stones]:
    """Every position one move later, mirror images once, in the order of their keys."""
    found = set()
    for position in positions:
        for column in range(BOOK_COLUMNS):
            after = after_move(position, column)
            if after is not None:
                found.add(canonical(after)[0])
    return sorted(found, key=sum)


def walk(seat: int, choose: Callable[[list[Stones]], list[int]]) -> dict[int, int]:
    """Key and book move of every position of a seat. `choose` is given the positions of one ply, in
    order, and gives the move in each."""
    book: dict[int, int] = {}
    positions = replies([NO_STONES]) if seat else [NO_STONES]
    for stones in range(seat, DEEPEST[seat] + 1, 2):
        moves = choose(positions)
        book.update((sum(position), move) for position, move in zip(positions, moves, strict=True))
        if stones < DEEPEST[seat]:
            ours = (after_move(*step) for step in zip(positions, moves, strict=True))
            positions = replies([after for after in ours if after is not None])
    return book


def pack(moves: list[int]) -> str:
    """Moves as text, two a character."""
    padded = moves + [0] * (len(moves) % 2)
    return "".join(ALPHABET[7 * one + other] for one, other in zip(padded[::2], padded[1::2], strict=True))


def unpack(text: str) -> list[int]:
    """The moves that `pack` packed, with a zero behind an odd number of them."""
    return [move for letter in text for move in divmod(ALPHABET.index(letter), 7)]


@cache
def opened(seat: int) -> dict[int, int]:
    """The book of a seat, key to move; empty if the data is."""
    moves = unpack(SECOND_SEAT_MOVES if seat else FIRST_SEAT_MOVES)
    if not moves:
        return {}
    source = iter(moves)
    return walk(seat, lambda positions: [next(source) for _ in positions])


def book_move(mine: int, stones: int) -> int | None:
    """The best move, if the position is in the book."""
    (mine, stones), flipped = canonical((mine, stones))
    move = opened(stones.bit_count() % 2).get(mine + stones)
    if move is None:
        return None
    return BOOK_COLUMNS - 1 - move if flipped else move


# ==================================================================================================
# src/tempo/connectx/book/outcome_data.py
# ==================================================================================================

"""The outcomes of positions with eight stones, made by make_book; never edited by hand."""

OUTCOMES = (
    "#(rYus6$#>u]puZ[7#9sor>uaut,cm(lu<:YtlOAqfALBucum6I2suuu%,u^uuRm4m&Xs`lZJrrut0Ilq>l%oFuuXum,Duqlu)uY"
    "rmPusioZ#9#?*Jrm6uos%>*<uZ=K&%kV%bMkud7,ls>pq`s)ZSururYrussCuu,urcruuuuuuuutn>sucuucuous6>#,%*##>6s%"
    "N],ma>8Y5AR9d43*I%up>r/J],CaQlNNq<>Z,>s>iuorfu>Yuuuuutuouuuuuuus,o8a**##65]s,a806Y]mN)PuZuluuuYuuuus"
    "sZ8Q9i[slr3IYsA+2scussuuus6*cIluuuus<cclhRtpnmcu>uu,6#Z*6bKXuup]r,,uuoosm/fhuuouuu34JG#-%%[*#%o>uZc%"
    "pP,us<,u#%u]cuaZmuc>,Z#,lL%)uuY5s>,uc,>sCLHl)AK&6(ucQ%;Tua-tcu,uo2>lc*5l>oo##8#N3]#cmm;3QSUuurouuuYu"
    "Yuussuu/usuucssZm##ZZmS;+HU#%#a$Zlu>sDasu>muuuuuuuuuuu]]##Zc%]cuuuuutQ$BBo9LBbYuu>uu#uuZ#KGY>m###],u"
    "mGuYG#u5u#16uulu]PutcuZucuuuusomuuuu]uuuu5uuruuuuuucurqluum>uuuchuuu5uoiulcuouurkspYuuuusuuuudA,:eZu"
    "Q+u,;<6cut7u,ucSo>us[uuluupuououuuu>us,##*,uZoWcoCYugTs]>upolGutsucuoouuuuu>u*ss%[tSs,fctSruuuuBcWtu"
    "o>cusu$7YuuupuurtruoZ9Uouuulu4Yust##Z##6,,ZZu]m*<66<#*,u>mo###Z%#mZ6s<#m]>Zm,%mZZaruucs>ZssmmZ##8]Zm"
    "duuuus#cum###ccuZ*#s+>Z>uE7uu%t,uuZ7,us>u_cs]Z8upmA<-m>s%>]`a6cusYu,lb>o<up^,#<>,u%co>WGutu^s>uuu8u]"
    "scdZ#5]8-o<>u>cuuuu%8>>uuZok[socutT>s6;outuscoll>%uuauuouuuKKluuruuuur>uoulf>susu)Y<cnYnuuuctuYusucu"
    "opZ(.8;fl]:uuuuuuZ$aluuuuPYs>uiuuuuuuuuuuuuuucuuuuuutuuuuuuuuuouuYuuuuuuuuuuuuuluuuuutuuuot#?Zu>susc"
    "puuuus<u>Yuuuuumluuucuu*,Z%Z]a,##*,,*####]um#ma#%o,c6a8>*%u6,#-<,uZocao*>as*#%s8Wm<m>=5>u]<6osa##)Zl"
    "G_sluZ:,ru$@0,,N,`##)*c[N*m00%dZrm#7L^,utusPquuuoYutMuu)fu]uunfuQ(#Y]8,t*uZ<nKWYE4mm]3Pp`#%Zspssm+uu"
    "u]WQo*<mm<>uuum##%cuZufmuuucuusuluuuuusuouuucu,8]tosuuum<uuY<uu4>uuuuYuuuutuuuuuuuuuuruuuuuuucuuuuu)"
    "uuuuuuuuuuuuuuuuuuuuuuuuuu%sao%]mcc%,>]ZZZ#,%*#######<866#>Ws##,mcs*Z#o]]#a*#m<8Z#6]uuZ>mt,P>[>uR<>c"
    ">*suuumZuu>uuuruuuuusuuuu)uuuuuuuuuuuuuuuu>6s`##a%c<];]m7*,o8]of,s8Yhi5cqP>iraq9OsMUYuu>uucuqb9sSsY8"
    ">uum7,]uuuuuuuuu>>ucuuuuuuuuumZ*##*#8]uuou>>uuuuuuuuuuuuu<#u8,Zoc+m>>GO72GrVqosRq<ua%cuucus>uuuuumo%"
    ">o######6#Z6#*s#<rfuom>uuuuuuuu#Z<*ururfru>uuucso>ccusuZ##6c>>luuuum]Yuuuus*8]*lOOLuc<#,rW,c8o>sdZo&"
    "4luublum8p]o>]1uYlt6##FsW)uut>us>uul,utcuu5)uu6>9uuu%qtYo*tcruuW%>l`*,c%mo-#%o,coa8us%3Vt5uuutuuuuuu"
    "uuuuuuluuuuuusZu8=acu%>>luscnc)Zruculuuus;uuuuuuuuuuuu]jcol(c`uuuuusX*auu>usjsuu,uu=uuu>tcuuo#H6qPut"
    "4uYutuuu+4p##Z##6,PZZu]m&W66<#+,3Y3h@0=L[uoqYcYYXc6</nsm>uruuuutuuu,+0,cXPcs>uuus6cunDu8uuu`6%n>uduu"
    "lcuur,rYuuoullusctuuuusVtsuquuuuuuuuruuuYuultqip<uLouuj=Ynu>Q$Vd5u>uuuuuuuuulums#ouuuqArYuuccuuuuuld"
    "tqYuuuruuuuuuuuuuoDYcutmZs#<*<Zm#%domluuZEuum>ca7,a>>u6cuo,6a>as>cc`#s%uWu%uuuuurum66suuuuuuZlc<_-;s"
    "Yssu5>uZtouuuuluuufPuu,uuuu0uo>ucusucuuuuuuuuuuuuuuuuuuuuuuuuuuu>uuuuuuuuuus5iuuluuuuuuuuu><6<,o8j,,"
    "Z,<*+u,,%##**Q(>QD,9SntjcE`oo=ScuH%mN3P;=MoqN*#m<>oaso>u]cuuYulu,Yuuuupuuouuuuuouuuuuu,uuuu>ucuccuuu"
    "uuuuuuuuuuuuuuumZ*%6a**m*6[uuu>t,uouusuuouuuuuuuus62ma8%%<9t=u>Xjuupuut`GY]cuuuuuuuuuuuuuu8cuuuusucV"
    "9k0>uuuuco<#####fou`u>ut#6u>uuuus,utGus#4CruurugAGuSuo63ucuum**>uYumuuus`uu=uuuu>lfuu4uuus#>uum4uuX`"
    "fs:urs>suusruuGuuuYusuuuuZ##6$[om*Y,<<6uus$Y]ustco>os[uuuuukGmurruut>uW,##*,uZsmo;b0uuSorNlufcU;uooa"
    "ouccruuttuZ>>0-6><u%^mujtuutus;c>>ucomuuZE,uuutuuuuuuspG(>uuuuui]uuYZ(#-#1Q#Z2_>Z#,;u8cuos>ub5uY=MCl"
    "uouout>uuP_4dD(()d>r$>mu9,5sus#$#,?38=cuuuuiucoos6##&<t.?*4uuo><uuuu#$#X1uuu]G>=uu[Y`uuZ.lusY,uuuuuu"
    "uuuuuuuuuuuusuuuruuu%uouu>ouuuuunZFk>66cuuuuuuusuZ#6>uuukuusuuuuL>iluuuumruuutuu###Z%#]Z#a<#m]6=>mu6"
    "#*#5#6Zc#%A]uqYo]###<9oum,m68s6cuuuuuusuuuuuus<l3,Z*8YuuuZ#muuuuu>m>[Amous<>]uua,uTY;ruu>u>tuuuuunuY"
    "ucMus2ucuuW0&8lcus/>ujuuuuuuuuuuu>uuuYut&>uuurZm##ZnZ######%Zuuuuuuus6&,uu%s#>]]ub##*)5u]gWu^0Y_$(oT"
    "1W<.uuuuuYouuI,u,th,o)c<uuucmco%us3u]uusuuuuuo]umusruuu>uuuuuuuu>uus%om,s>Z##6####uuu#,]c#m*=Z&>cuuu"
    "^>]u>uuuuuuruum#0#3uuoAs>qoSutiF5utuuuuuusuuZ#6<*>u,uuuuu#,u,_iU5u<u>uuu]m#%m#<,suuscuu8um<5uup<#u<Z"
    "mucmsuft]>d#>#*cu>o]uoZsumuo*uc0uB,Zu>tZcuuuuuuuuuuuumu8*8p8muuuuuuouuo??%ocugW%s5Ym%%m#m6o%m>,A]ouu"
    "u#8uuZ>>`9>a>>umcuu>uS>u>uurms>6sr>Z,Yuuuuut+*YDuuuuumusmc<8suoYc,>Z><>uuuc%#0X4ruYn_uuouuuuuuuuuuuu"
    "uuuuuuuuouuuuu]&=*o6m8Z+],u3uom>ucYuouucuuuuuuuuanu]uuusu[;qkK*ousuuuumrmGurZ$>uZhusu#ouus7>uuuu]>lc"
    "mE>DsGu$/nnS&.uu(um>u>uscuum%Z>,]uZsro>suuuu`tuuuu>l]sssk#ZsSm#%]touuuuu<*Zsuuu%c/AAcuupdumZl^um##*#"
    "6)sa,]uumQ,*su=-%#)a33oZ#6suuuuuZ#?5@Yus%s3>s6cuuuuuuuuuuuuuuuuWPct>uuuuZ#muuuusum>k`rrus=Y]uul?m%]m"
    "oZ#6Z,uZ>muuuuuuuZ#muum>uus<>uDu`uuulr>uqturkYuu(cu=Yuuuuuuuuuuu]rumZ,uus,s>Z$66Z##@uuuLY]i-,>8Z*>]u"
    "uuuu]ucuuuuuuuuuos#>]Z]umuuuuuZ%u]pUkDu<u>uuu`cu]]ursa;jruu#ll*Ducu``mYuu>cumuu_uuuuujuW%mu,>s>tssuu"
    "]Yuuuuuuuuc`Zaooouubuuuuuuu6touuuuuuupuuuuum?#D&r*D]]X#)>uuuulorlrfau]uuuuZ,pcuouG>outcuustulrbY>uuu"
    "uuulutrcruuuu;uuuuusuuuuuuiuucm6##Z],8oa,u,>utuuYa7uuuurfluluutoucn(2c^=tYs[uSuAuluuccuuusuuu,u>*#d8"
    "#ZZc$-#&%I7;E7#q8?$_6ouuuuuuuuulsucuuu8Z###%>uuuu>um&.Fuus<s&<>ucuoussuuuu#uu]usuauuuouulcuouu>uuYuc"
    "uouuoostusussu<uuurui8gsoquulsuuuum<P>YuuuuumGuuucuu%o6al/SQus,ucs5ouuuuYcuXobtuuku8uuuum]cuYuu&Guuu"
    ">nuuuuuocuuucuuuuuuuYuuutsuZjo<Acouu>scuuoom#uSuuuuuuutcuuuu,ul>M>suuuYlcpIsuuuZ#####$Zuuu/,]uZ7/pVH"
    "@^uu,uuuuuuuuuuu%Zm##uuuuuu[+up8u*unmu,*,Z%Z]s,o>a,usoomo,ur6so]ulu><sos#ouocusuuu*-g8a]Zu#9cuZuuupu"
    "s<*YQA<*Ma]<Z#<%Smuu,ocau7]ssuususuosu<,cuuuuc<>uu#ma]eoZ##?sc*>[uuuuuuus<G,uu%uu>ccusQZ,uus,s>oo>Y`"
    "*>cuuuuucu>m%u`]5u,uuuuuu`cs#%V9o*rmQQ-c,,bt58>]scW26*uuuuub>cuuuut>uuu#Z#)%<MGa8utauoTNbu$nouutu>tq"
    ">uuruulmZ<uQl+*ro^#^Uo%tcuuuuuuamMB47YuuX>uZ]eYu](6m]+>8m+uu&sc,9ZsYcclct]^du3lSlsuZuuusuusc]Yuuu$@*"
    "38%mu>ru*ZbN-ouduupY>uuuu,ucu->u,uo,#]a#?#>uum%s>#ququYuuus#ump0Uuccuuua<>]iu%cc]>l,@uu>uusuZrc-aiuu"
    "uu6uY]uu]ucZ6%]mutur3uuu>ulsluruuuucnnYuuuuc*,s8s]Zuu=u>uuuuuuuu>Z=i:uuu>u]usuuoZuousouuuoru>quutou?"
    "#Quau>uus,=ul_>suAuYs##Z>>pucuuuc<QJuu]uufYuuuuuucuu>u,us#,*6$,ouuuu>]urruuuuuuZ,u,+%5s8uuua<>uuusur"
    "r+SuuuuuYuuu[uuuucuuu>puuus>ustutsrj>uuusuu>t>>uurroYuuuuuuuul?@]uucuuuuulusou>uuZ#%-#:LYcum#uuuuuuu"
    "uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuZm#Z[mZ>>,#c*][mZ#ccZ>momAu]a`Zb*])*f6-ZqYuts6"
    "?fRe<,uo<.uuq[u6%m]<sa,5tcp*arruuts#%&m%)Yuumrs>[,mpruusW>Zs,``>o8^ous>u<nu]r^t3uosuuuuursu4oc5e$[so"
    "p,cYuu*+ud)4eZ^Yuuuulnu*>s>uuuu5>uuuur5uuuuuuuuuuuuEcouucuuYuuuu%uutWuu#,ouuumuuuuuuuuuuu`>uuuuuuuuu"
    "tg<=uuu>alu]uuusuuuut>n<u,ussuncZ<ouusl#%]scAouuuumu*>s>uuumur+V]?5cuoa:Jus>s$*)rm>kMYuplZ;29O>udPcG"
    "P>&<c%sKtp><3M>Yt8uua#a>,j=G8uGut,,pmc>uutuuu#;8>mououluuuso>>+u>=uculuuu,8,uu,ouuuuuuuuuuuuuuuuuu*Z"
    "8g##*C#%%]uluuutu]uuu<utuuuuuuuuuuuuluuuuuuuuuuuuuouuu<umcuuuskpPutu,qYu]u4koudl3Yls>osuqmuuu>uuuuu,"
    "mouu]ur>uus>riZ6*uZAs>s6-Z=#7*AZ^%,dc$A5s>]6<1ml9g>l<JDZc%IGs>uuuuuous>uuitS8p*3su]]#>fQArW$o%D%uuut"
    "uuuuuuuGuu>%sbs_oouuiTYuuuuuuduloutuuF+,ls,@>(h2u,#1%tu]R4kcum6Xu)uuu8<uu>uosummYurubeg29DZu>u%uu5bu"
    "o]cu%uulduus,ucuuZ>uusru>uuou7uuuA%ocs6g?#t`sYo>uu>uuYuuuusYuuusuuuuuuuouuuuuuu6>al>otBc]fmu6WioK=ui"
    "puruuruuuuuuuuuuuuumm;>8sSuuuuuuu+ASrqsuOXu>ucouauuosV^susm#Q<5ut5rlucuuuse9##6##*Sfm6>ms%5*6uZ%%tcs"
    "<^ZU<1ZtouY,>upl6<%msUXYuluuuuruus<9-<3pu>uuuuuu#>usPrPuuupY#u4uuuuuuuucuuuuruuuuuuuuuuusuuurquuuous"
    "uuruut>uulumusuuruuu&=Sqt>n)cr>u>uuuouuuuucums8osG)nc`YluucuuuuuZo`ouuuPGVGluuuutlum]Pl*,Z%Z]a,##<,,"
    "+uu<#cuu#u?^YYuYscuujuu]s/ms>Y,co>tos;rucuuluZ]btuuuuumGu#+%m>fus>us%gsuuuuuuuus:uupstuuu1lruulYcYuu"
    "uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu5uuuuuuuuuuusmZmuacus>,sm6oss*#*onZ-`[&6d`tucc`uus>FumbsO<+==7n"
    "ZZ>,]>>ua>uucuuuuusuuucuulu>>uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuus6%%8s*<ma6Yi8s<=uuuuuuuuuuuuuus6"
    "%f<s+umZsu=;^Yuuuuusucuuuuuuuucuuuusc>uuuusnlnZuuuuucm#%#%+YOuuum],GuuusuuussJer%so>uuYoruuuXuoUuH6>"
    "sufYuc2u5cubuutuuir%scruutuuuuuuuuuuu]sa;lqluuuuuuoluucA@>uuulmln&mZs#<*6<%ms<<XuQ%uu%uuuuuuuuuuuuur"
    "uuuuuuuululurtGuuuuuuuutuuuuuuuuuuc*,Ysuuuct>uuuuuZZ#%$PcsUoruuuuuuuuuuuuuuuuuuuuuuus6%cujW4oW6uuuuu"
    "uum##uuuuuuuuucrs,uuuW%urd>uuuuuZ<6,uWm##uu%Pouu*,]us>ucsosc*uuufc:tuous,ucuusu>u_usYuc>u;cuo-<$mun@"
    "%olauuuuuuiuuuuu>u]#ssrtltSncoutotuuuu<;>+,uum0oYs>uo>ru>oO(pm##W2mYsuu]uuu>MruuutquiouPsm#<YYuuuum>"
    "O>luuu#u5uu>uucs>ucuuouuu_uutY>ouuWo`$J]s&>uru#mt=5lcmZc3u%Z>,]c#$]%uu#u)m><scu?-3>ZZ,,Yu**uuluuuuuY"
    "uuuuuuuuu5uuuuuuuuuuuuuu4u]##>>#m]#Wuc$-;u8>$3%,>ccuu>uc>cusYuuuuuuuuucZ#<**6p8uuuZ#<*uuPluuuo>auo#="
    "]uu<uno;scuuuuuuu>uuuuu<9>uouuuunuuuuuuuu]&>uuuuuuYum>uuuu##%utZY)=r<cn*;r2>]lm><scoE6,ccuuuuuo^JZsu"
    "uu8u=Zc%Z>cuuZ/`%uu?ulm>>Yursf>uZs,,uuaWs6<%om,,tuuuruluuuuuuuc]#<*>ouuuuo>a`ubYVsrauuuu2uuouuuuuuuu"
    "`bluuuuuuoumYuuuuutum6##Z,fr,u[uuuuuuuuuuuuuuuuuuuuumZ,uuuuuuZ#%uiuuuuuutl#rtd5uu#uu]mouuuuuusuu]uuu"
    "ouuuuuuuuuuotuuYuc>uuuuZ-uttuuu;uuuuruuuruuuuuuuuuuuuu,uu>uuucuulsuuu*ul8uuuuuuuuusuuuuuuuuuZ$<,YYru"
    "uuua>nu>uuutum<#Q9s6cc]coc>sm*8om,+ou]ui8tPjc;mlVYc,uuumZYOrquYuVZPuus7D%Uf*su6rctSn#,uuo=>n@98^E><8"
    "QI=%]#=+Yuu:cussuo>uujuuuuu*>uuuuuuus%uuc]ugsur>uuuuuos+cuuos8Zsuuususcuus,,<u>uus^uuuuuuuuuuuuuuuuu"
    "s##>uuuuuuus,uuZ>u*>uuuuuuuuuuuuuuuuuuuuuuuuuus8asrcuuZ&<?%fs#JZa>uuupc>mjsu4ku8uuuuuus,uus>uuuuuuuu"
    "uuuuuu#st>c,mGcl>klt>YlZ>uu]4Smfu$iluQYucum5uuucuuusuousuuuuuuus%8uuuuuoulu/uiuucu>umZ8$N*$)ut8luu]u"
    "]c,Nmsutsuru8MYurupDurJsm8KubuYm<m>uXu6uuuu`uuXu>uuXlnuq*Llos#Ftlm&uMt]is&c`mYsuu=rou,,csnls/u>ud$#6"
    "?]Pm*u,0<-)Xg8qAfma+m38u_uuuuu^Pmuouuuu>><,##*,aZZZ6,b1uk.Ho#uu-]@>loou8uF`cuutsuZ8###6>6<%?mqpXuutu"
    "d8a,>NcoouuZ#Guuum>tTYuus6,&5uuYrs6YrpqC#[u03:s]s##luo9Y=>]us>8t]16Z)u3P%Y]uY[6Yh2mRZs%co5u,mZmAcmZ0"
    "6#s+`>aucQuaYsu>>]###?#Z:#_Mus2ocuu,m#-)uYu>&&8]cus5m)s%r,uYuuuuunuru>uucuuuouuuluutlucusuluuuuuuuso"
    "JoA3uuuuuuuuuct-)%uuuur>uu>uuusQuuuuuuu]uuuZ##Z%##Z#a##m##<#6W6###3#6]c##$dmsYr]###*Zoom,[%uuuuuuuou"
    "uuuuuouWg>$6cuuuuu*%]uuuuuiu%u^%ufuu*>>YtopuousuXuiuouuS,tuu>AomYuuuos..&,>uZ,u>uuuuuuuuuluuuuuu7,uu"
    "s,##*,*#######Yuuuuuuu*##uuu%uZ%u*=DHnf=k7A]mVG<1-PG_YYuuoruu>uo6ums6#,<oZosYi6s,umYutu>>uuYusuu>uuu"
    "uuumulcoSuus%6#,umZ#####%uus#>*#$Z*#Auuuu]s>uuuu>suu####uuo$s:uououYuoaus>uuuZ##],u,uuu#>u>uruouuumZ"
    "#s#Suuruuu],uukp#.r*#jducZ%#pu&Vo2*>#d*s;)t<%utuu%>m>uu%cu5uu5Gf3oZ9mu#,*<,*L$Z_Q*Q>uuYtuuuuulcmZ8#>"
    ">8Ys68*uuT;uuuua+#]Z>uuuuruuus>uus#%nRW,Yn`s<u_]uugAuuuuuuDou<tmL<uuuuus%ubuuut5uYtuuYumVt8cu,5,lYuu"
    "usufuupE>0=cG@Afuuum**ut>uut5Ys,#<,,t<`*8us,u6%%1Z6Bs6]jZm,%>uu#,ulouuuuuuuuuYuuu5uuuucuuuuuYuuis6#%"
    "6#**m:=>,lUYtFuugMcnouuuuk*cuu>uuuuuuuo<###8,%cuuu###,tuuuuumou#Surutuu>s,uY]uumuuuuYuusuuudusuucsuu"
    "uuuund*jY:QsuuuuuuuusuZ#6>uuuuruuruuuuictuuuuus>uuR=@B(Z%-*;Z5Z>[o,>P>]ppQN<3*,j$%%usl##&mS>um)louuu"
    "uuuuuuuuuuuuuuus###&##8#*m?66%#3ss#6uuuuuuuuuuuiiku>uuloou#uuu######,uuuutBKt=4)uu)%>uuuuuuuuZ#>^*>u"
    "Z%uYsc;Z#*%f,?7*6Q#%###tZa]ps3*>#^/*%6%ooouusZ-#<%ucZ>)#Zm%^nuuWt]uum>rIU8NDjul>ud,-68uusOmZm*Z#68os"
    "utYutuuuuuusa/Bg>#Yuus<muuusuuucusuuuuquuBsu]uuuuus#%,uuuuu>s,uU,ilus;mj###-,3*^Enb-6##*ss$Vuuuuuuuu"
    "uuuZ#####uuuuutttuuuSus%umKPm%uusc>>oYoum$3(suucuuc<YYqs<3u5`j*uuuuuusouuu%>tP,qu*tsYuuuuYuuuouut>5)"
    "uuuouuuu*6m>s]p98>c[uouuoluZ##0HKYuus,buur>u<uuusuuuuuuuuuuu_o7G@ousu>uuuuuoZ#ssucurW?#>dYo#m$&ZmZ8#"
    "*>c*>]%#a#%%>8#h:)uuuuuuum##,uum>ul>o`Z####%uuuuuZ>u+:uanK33*#Z%c*ti*-&%utuu&-A>gc^??u>%^--L;u&Sucuo"
    "mrsumiuum#&&o-,um%,qo,1f=%,oucu>ZZlul>luuuuuuuuuu,Z>uuotuuuouuouicuclcuououuZ,uucuu>>,uuuuuuuuuuuuuu"
    "Yurtu]uuuuuu###%uo#uu6?##9#m*#Zuuu]coZ#>am`],%u>uu>uutOY<,,suuuuuuuuuuuuumm><eqsuuulu<0>sqN6olDU;V+u"
    "I-uuuuuucuusuuuZ#%8uujuuuu>uua?sYa>uuuu8#-s-#uGutotscuC-;]6s>uq>ctu>uo,>u%,ucmml<ZYuuusuYocuc;m>au>u"
    "uucuuuuuuuuus=Fcar,uuuuuuu>uustHRuuul,2*,Z%Z]a,?u>l5<,usCuunVu=uuuuuuuuuuuu>iYPuuusuosu>]uusuuuusGWY"
    "uuuuXuc*<5r>cu,]><>>r%?uusuuuucuuYuuuuuuuuuuuuuuuuuuuuu*8uus=<c*,uuuuuuuuuuuuuuuuuccuuuc]>uZuuuus<<;"
    "uocu,;uau>usuluuuuuuo]>uuuuuutYuuuuuu]*uuuuuu>u%uuu###qusP]luc8u9nueostY%o]bu;]#ssuuluuu>L<,cuumoc%["
    ">uuu#%u)uu5;mY>>lum_<>Zs,,uu;mZ#>>#mcuuuuuuuuuuuss6,c>uuuumnuuuuuus,a>cuPSomuus>*,8os,,cuuu]utluuuuY"
    "uouuu+;uuuuuus%uucuuuuuuuutuuuuruuusuuuuuuruuuuuucluuus5mcccous%Aa<<*%G*>uus%oou<<<c<uuuuuu%uucuuuuu"
    "uuuu#)GuuucrsGaao<uuu],)lnHYrK<;u5m>utuc%uutusnXsn#?pY[sm*Y,5RZ,uPuuYPf>utYuud<%m6=Z=Pu[ruuuusucruuu"
    "us>*]ZZ<5j,gu>uYYuuuuo#A%,>uZupRuuulsDZ##61ZootY,uu#Z<6oun1BK=>QYc##DduaYuu#$$XEuo`_uuuuuuuuuuuuuutu"
    "uXPcu>uuuuu]jmuuuuuruZuufuuubum<##6<6###%>muuuuuuumo&>uum>usu8uuYruuut>u>uuluusnuuuuuuuuuuuuos6,uum>"
    "u6)>Qg?5uum8o%Z#8#8uuuuccuuuucuuo6,o#uuuus%ubtuo,uuascn$Z>6g%6`>dZ7#%>Qo8uYYo>]=V]&a&suuuuu6:Sliuu`u"
    "s,3>GltOGj/usYj_gaY>SuWtu0>?[cus2]%6a#%%>tuuYuuuuuuusaV)3ucuus<YuuusuuuYusuuuujuu`su]uuuuus6,>uuuuu>"
    "s,uu>uuslu#&#%/c%m:>6(3m#%>s,uuuuuuuuuuu#####%uuuuutuuYruu#umHY=uuo<j,m6E,,o6Z`ut><,]7Z*%o8lu]uuuuuu"
    "u[&m>uuZutusc#%%##>uuuum,uYuscuonuZNYsuruubuuuuusr*YuustSYul>ou=u%ouuuruuuuuuussuY>uuu=utEoaEcuum>sZ"
    ">u6E##p%Z6+,uuu>oZ#sc*ZDurcrY>uuuuo]5suuuuuuuuuuuu%Z,o8>u8uuucusaA7p]uuuou8uuu>^YXs`tu4uucurtttu^ucY"
    "mrc7uYuGuautlos*8mt)do;tcuuuuP>uulu]#aXk1>rGYcucuuu6%7tlucuorn-)$Q=n3<<oZ%3s>cuussu]s6m<Yuuuuu$Okuuu"
    "5Yuuuuuuuuuuuuuuucuuutsunu=tl>uuusDFbVusim6(%Z`G8f*,u,uuuus>utccucd>>utYlussluuuu[uuuuuuuuuuuuuuumZ+"
    "8cZ]8##Z$->uuuuX]YuuuuuuuuuuuaZ##,ruuu]sususuuuucuQcYsu/u>Gouur>r>u5%>uuuuuub]lYuuluZZ#%%tG*,uYuutuu"
    "uuuuuulrrYuuu*/uucYlm##uuuuuuutZ8B,uZu8c>coeuou<osuPuuYcsrXuWuQ.=6D>cuus#*uXumiQ>oqsufuuuuuur`>ucuun"
    "ou>uru)Xop:=>kSu<u=suuuuuuu#%6lcuum5uY>us]uuo>uuu*,uuuuuuZ>scuMo>3utbcuqcm;>uoc%ouuuur>cu<8auum>7uY#"
    "u;lucZruuZ#%suuuuu#um>]cuu>uuuuuusuuuuuuuuuusu*`s#6[#*m$8*EZ-f*%D]&8Qln^Y6uuus,uuuruuuuuuuum>cuum#c%"
    "ouuuuou,b/=uooYuoutouus,uY],umluuu>uustuuZuslu,<`uu8<suuam><<*5s8*8uuusuZ#6;-<>c6Y>muum#%ulrunus$Y?P"
    "bZus>rausY9ousu*jZuus<tA]mVA>>s>#-Zuu_tcuuuuuuuussuuu3uuu,uu%m#%7Z#+,5%u*ms6s8>uYccup8>s>ccuuu>us>nu"
    "8uum#####uuu#o5caQtGuuocuuuuoZ*#>uuu#WumYu8usutZoscaZ*6;#uuu>nf,culmm8[5>E*cuuudZ<uus>uctYcsuuoYuuuu"
    ">uu,uuloouuurcrms],/uosZauuuuuuruu##<cuuum>,=uucuuuuuu>uuu>uu5uu[h8c+tu[o=6>uu-#*cu>uud#u,o>uuasmo8o"
    "]`t]6>,Y>ucc]uuuu;uc>)tunYuuuu>utcu]u>c>,couuZuq;>mssuu>ur>uuu>usouacu[lusX6#-###Q-&Puum,<#>9$#%c]--"
    "[>s%usuuuuuuuucuu#8#6suuuu@iprs>8a6>#,%,7Yau>us>cluYu>c*6Yju>s>*t]clumuuuu,sc<>uccuuuu%u,8u]<ss=rc]#"
    "/om<aoua>*oa8u[<9]*m9aQ%Zuus>$]jl%lZ9s:or)%Z%,%ruuVu;us>Ecn$<uuuu,#ruuWc%Z,,`c#%]%,,uuuuuuumr<>uumuu"
    "sl]%uus>oYuu>uuuuuuu]u6>cuuuamYZ]6<8EZ8,WsmW;d%%/uuuuuuuuuuu#%]uuu,suam#66#%uuuu%uluo><ouuumuj,usFEu"
    "i<4+uuuuus`u>s%sautclruu>j#ru>mGsuuaa/ottpuusuuo^8YuFcuu8*:rucuZZ>,]*>u<>suuuuuuuuuu>uurluuu]*f>s6ul"
    "u>uuuuuusmus>uuucYPotuaYjuuurs6uuuuur]uu9<5cs8cuS<>c<%,u]<Pc>ucuuuuW#8uu]uuum)4mo<,8>j^iMm>t>c>uouuo"
    "Z,^autsuou)5usu`ius%YZuus6sWZ>%6cuuu,,)%][muuls6$>us8u[s%cs,c[%]6YuZ]>Zuuutsuuuuuuu#$Z#%uus]cuuuuouZ"
    "uuuulus8u[d3*s#]09`,n%@AlZ*o`ou>ulusm#%uu>ouuuouuusYss<tosuu#,u>?Za6,%#%uum5<#><]$usVVs>uj#u8--sZou>"
    "*oSZrpsusumQG)Zr>sou6s>>tuua9oucj*-#<7uuu2u2uuuuuutuuu5uuY]*/RZfcu>uuuuu<>uauuotubcnmuV>our],uuuutmu"
    "ubHWo,r1Hli<6uot5lru>utYc$Euu`s8u]><+8Z%8rru]uuuuuuuuu#;/8cuu>muuui=Y#uolrq/UZEp[`uX]c##%>Aurs<1W5mc"
    "e2C[au6[+,2rR.DnluutsuuYolom####>us/cuuluus,oD>Z,u*uV$ZZ#*#EQ]uuF,Y*nG*4nupuu*##uY`4uluoltYiYcH_Cr2u"
    "Z%ua&8#6))#GuufsphsuuuYuau5uqZ>a^*X6Yuu*uuoouYaoluufcuYuu>uR>S]uu$,uu+WjKWm]t>uu+ltruussuuuuuup?Zucu"
    "]uuuuuus+#suuu,uulYmGu>uuGGtr##uuuuuu,uZuauu5=uuut2WYtultuuuussEs>o,uouYrsuustluQ>cuuZ#B?8Fucs,Yuuuu"
    "uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuum<##6<#8%##<##cAu8"
    "Zc6<*>#%%u6>s]Z#EZZju>u),uZEc6>uuusmuuuuuZ<m8*,o<#uusXlOAm2o#$usm0%oW>c.-uuuus,cuYumEa9/)VDuuusm#sm,"
    "aa>uoW>dcumpubYbm)uu>=c>uurus.J(RaPSZ5uu]f1H+G3s?,ud]@Yn9$+-$YuqP9,ouuo<.#+n^?/uumP99><,scuuu8uukocu"
    "luu]`u>f8`tuuuul,uuu]urqus>uctllquuucuuoou)luucuucu2ouuuujuu>uouu,uuruuusuuuuo8umcuu]us>ouuuusuVou8<"
    "usuutusWDuu,uu>Qu]uYuuu<,ouuut;(psuu>uuYcG>c<u8llu>VuYoq>uX9uom0pu>uuuu%Juu]ulrum>u>suu>Yu>ulcu>oouu"
    "cuu>a>]ccs>8uZ%ucr38u,au,um-*>,ao<t>s8o-]uuuu#7somuZuuuucus]]ou>uucur>Z>crb^>8uZ%uc><u>uau,ue-*=uc>u"
    "uuuuuuuuuuuuuuuuuuuuuu%,Z###64;##auusr2%Au6>louo>uuuuuuuuuuuuuuuuuuuuuuuuus>uuuuuuYtlutu,uuuouYuutou"
    "uo^2ubc`>,u>sucuuYoulop5uGsuquuusuj7*<,c^u8ms86>o>*aul#n=roZ#uE*[S%S8mbbL1%_A5G#-q>mulisuoq>uhuui<i>"
    "c,>As>q]u=<uut6;uuuuluuuuuuuoststbhMVuuuuuuuuuuo*cSoLFYcQ#B,uu+dVu>u][up>lusjuutuu`ou](uuluSPQXu5Dsu"
    "s,YsuVuc5YuuuquuuDuuuuoPuuu=uuuuuubY+,u>mqk#uluuo>uuXuuuuut,u>uYuuuuuuluuuuo%sarYj*ulut`olG>ouuuuuuu"
    "uuuuuuuus>8=luuuuuu+blXuuosususuuuuuua98iu`Yuuurd#*<&%)us>,u>,uuc>+uu>ud@*92ZtotY,>YZm,ckuuuYuuuou]^"
    "Q>quYuuuu#unRiuuN<PuuuuuutuuuuuluuuuruuuuuuqtuPuYsYu>upuuuuuuuuuuuuummccutYYsuuursuuuuumsltGuuruuu>u"
    "uu,YuunuOuuuru;s6><,As,#&5+csm)u]uj`uuluauut`c]>,uruu;osuqGuumocuuuauaLuuuYuuuhuuuuuuluuquuVuuu5Yuut"
    "uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuunuuuuuuuc#]u8>msu,u66%ur#J?A(tucbcu`sui<W]YYZ]>cs<,,u,uuuuuYucuuouuou"
    "uuuuuuuuuuuuuuuuuuuuuuuu#<86oc6tusruuuuuuuuus#scAu:<rPPuuuru>uuuuuuuusuuuc8Wsuusm#*+Yuu^uuuourNu^u=c"
    "uuusuurucutuQtuuuuuk5uPcubVusuu,outuuuuuuuuuupsa>uuuuuuouurqYuucu]%mZp>Zm,]muuG&>u>luuuuYuuuuuuuuuuu"
    "unuuutuuuuulVuuuuuoZ>ucuuullusPQu>isn>t>uuuuuuuuuuuuuuuu#<urei-uuuuucauouuuuouuucVu]uuusouttmtuu)Pru"
    "ua,uus>uuuosu+uYVuluYuZusuuluuuuuuruuuum<>muuGuusuuuuu>uuuumssruuuY>cuouuuaXouuuuuuu>utcqH.4LmYslu]u"
    "uuuutIi25cum.>luuu[_=uu`ltuuuuuuu>uuuuYuulouuuu]juuuuu]uPYukum<8muZZQlmuuGouamo>umuuo=uquuuuYuuuuuu>"
    "uuuuuuuuuos#ss]sd3q12ucIoAsuu>uuuouuuuuuc%amr>um<btuuu>E,uuuuucu;tuuuu8utsm,uouuuluuuumDuuuultYuupW5"
    "uqGs3ucr<l^suursru>>cuuuuutW]uuuu<,*uYT@<>sYuusuuYXcus>usla>cs>buuruuuuuum=]>cuucuGuu>outYuuuuuuuuuu"
    "uuuuuuutuuuuYu%&#,rt<,scuuuuuuuuuuuuuus#uuuun=8u,uuuu<*rlu8afuuucruuuucuuuuuuuuuuuuuuuuuuuuuuuu`uu5u"
    "YYcuuuuuuuuluuuuuuuuuuu<cuuuuuuuluuum<^ruumauuuu%]>>]oouuua>cj>utuuGr8crNuuuu#>V>uuZus>mcusu>rutsouu"
    "u./tNuutu#o2ueu`uuu>ruusfuuuuuuuuuuou<uuYuu,YuoZsuu>uuuZ=cumuuuuuuuuuuuusscu>uuuZuo>>uuuuuuuuuuuuuuu"
    "us*>jrnc*=s,oYuuR`,Y8juuuuuusuuuuuuuuocuts>ubkuldtnqlunYouumuuuuucucuuuu#>uuuutruu>moq9>JcuiaAuinYRY"
    "uXuuuuYuuuuuuYsVusuuur_uuuuoluuYu]tluuutuuuuuuutt;>uuuuuuuuucuuuuos6>*>]s,#E>,_nm,u%uuuuuuuuuuuuuulu"
    "uuuYutuuuuuutuuuuuu<%luuuliYYu%ZuuU4<4XYuuuuuuuuuuuuuuuZ,Ysso6uuuuuuuuuuuuouuusct>uuss>uuuuuutcuuutu"
    "uuuuuuuuuuuuuuuuuuuuuuhq>uuupuuuuruuruuPrucsL>>uuuu>uc>ukZYSuuitmuquuucuuutut`cur6]>mouuuuuuuuobl>uu"
    "s;uuuus,kYuYcauu<]ju`c>usYuYuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuurn=uuu`Y;r6<fuuuluususuuuuuuuuuuu"
    "ZGuusutlYuuuWouYlmXlqDMPsu#*>us8Ptunsu$YYJ:du,oZ8s<lcuuuuYPrYutYp<.muuclusYuuusPuuuummjr#>tG<cuuuuua"
    "9fuu,plu>W5^nUY[uouucurYYunYjOY>Y]^t>uuu&9uusouuuuuuuu>uuuuuutY>uuuupr>uuuuu,rcun#m##o##%u]urnos/,%Y"
    "umuVmluuuuuVuuuluu>uuuuuuuua#ma%u2<rM5uXP8Zuuuuuu>uuuu<*#,%uZZ>uucl+qTGk;;t8lrqllttuuutlnc:Ouuuuuaou"
    "uuunYSuuusquuuuubuuutuu5WYun+]>*+uuuuuuuu=lluumcYuustrujusuulrucW5uuuu]Zuuuuus>fuu]H9(2olrrhWR$u`uuu"
    "uuqZQ#%#%uuZ;luus,ZNYm(u%Uosbculk>NkWouutPuWMcW#%uu]uYZ#)IGuuK%ou]uuuucuuuuuuuuuuuuuuuulusSuuuuruuuu"
    "Yruuu;<p?$,m,b(a>fAE%gm6%<>uuuuuuusucuuuuus=#6>0>tteiYu4mAYususcuosulfuuuuoZ;uuuuuuluYs^uuuuuuuuuuuu"
    "s,s>GYcauko/ou,9uucaouuuuuuuuuZ+>usu?Zr:^>mcYbDQ=#mYYurYuW=utl5uumu>uu6=JsthKpU`ruuVurPfuuptu3#ma%sr"
    "uuuutuu_j]ouunuZl<uY8uYtuXsqouus,rWPcN#,uu]sWZKnKYuZ#slm[rp@9>Z>>uuuuuuuuuum<0#>susQuuutusuuuuuuuuuu"
    "ruuuruuuuuoiuucQ6cfuGo]uGuuuuuuuYuluuu#>utu[uuouuuc%S>uoouuuuuuuuuuuuuuuuuuuuluruuocoouuuutuSou`uuul"
    "uuouluuuuuuuuuZYtuuusruuusu>upusquuurrsuuuuuuauu>lmn>uG]ucuouuuuturcuuuuuruo<,uuuuuuuum6>uu*utuYu`uu"
    "uucucluuuuluYusruuuuuuc;uuuuoouuuuuulou>uuursj#u>u]osuuuScZ6=ZZs>8s>u6<o]stuuu>s#*>Z><<us*YuruuYuuu6"
    "uuuuuuuuuuru=uuasuuYuiulZY6Gumuu<uYsuuu#muuXllX>ouss>Zd%l`>uuu,ccYu^,uuuc>uuuu>uGXui#YucrutlhU?,u]tt"
    "1pknuts%/uff7:rubum7;$$5u,uuuuuuurllccuuuum>uruuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuum6m<uuouD*>Z><tm>uu1h"
    "K]t/Sc[%ulupYruuuuYuuuuuuluadulsouauuus5uuuuuuSr=tu*Zuuu>u`;Sccuuuu#/cuuuuuuuuYu,*a#;K/rscluY=ltYt&."
    "kU>l%7A-s;u#,%fUl]%u=Sm5u`VTX`ouX*UPos%ltlm(Yis]35u>rc&F8Z]nl#2X#&#%&*1u#GmaL6#FH6a6%W)uuXuuJu]tuuGZ"
    "m####66*-cb#HGl#Ermsbt;>uuW%6#%m#m<1>up$&tnsu#E>mbum#Fu$?I$#$P0*#YAs#$(YQ6><;]sZ###hZ%Z1mZ1IA&0-4?nj"
    "Z,#<Q#*#>$B5cQcu>a####(##o/8us##,s?#5*#>suusuulDuuscus;uuucuutlucu>Y]t_lqu>sNWuuup?5]>uuu>ZPuuc###Z%"
    "##Z6a6#m%]####H8###?>m##$<#>Yf>s>lc*u$uu:,]u5,%#u*uu]ZSu*ur)$YGuo_KWuWYlm%dPrR^#WmYuuuuuuuuuuJm<#a6#"
    "###%#%o]Z6%mZm5#-(?^Z(&@##-,uYcu:G##mo#o%#$QuusuuusYuuuu>>m*Z]####66*###%ocRuuumZ%;+baJ><<um##[u8X88"
    "Z#%sZ>kqB.;E#sdulZ)#pu&%r>*X#$##uu2uZks9luqu`GGo*/[%Z,$(#Z`mrlsuiuuu6#ajZt-,cfcus[#fs=%>,####64Z,mZY"
    "*-6G(M4T>>#C6=us$HW66YuGus=>arl]uutlcu=/%jm&uu]+Vc3,#9*###>%a$Zcm,8d#6uZM(ou6,Yu5]%ursuuuo##8%*#H(%*"
    "C-%?u,u>cu]><##<Y6605>ucuS`3uQ>ut*cu]>uutuuunustoqsY#&$`oGZccuuu##s8uruim.rusm.##$Z$3*oEg@Dic13)#gZ&"
    "ir#.MQYuuuuuuuuuuus###&Z#8###G%uuuuuus:3cPl=>m###>uuZ&@>*c]uu%%]Q?6,E6)s#G]#,#<<5)%,]#*ccluE##>]#,#<"
    "<.*Z>%aCZcssSs#6u`#s8%*#o2fuus[#cuuWBGZusuuZsuV^sooQm#,mcus<DY[####EZ$6##*mYuuuuuuZ###uutWql]m6suhcc"
    "udsQ,ouYmPtrAjlTuu,TlZ&A=>Z%cu]mmupEuuus#?>96uIZu##>c>toouuuuuulm6ZS>cYuo88u3*Zm##Z%6bZ6(*ZZ[#*%o]Z#"
    "%mZou###%uumsWO&DV#6@UZA<#&%OKYZ(Rm_m>o5Z?as+m,8ZSl`$+Z<]utu*>Yu<utfqARY%cu>>uusumu/uum###>#?*$#]8Zg"
    "7A%]usm>uuuufc%=8j,V*_PY8,us#uuYUoZ6utWa--ur]5Msu-*Aus8uksom#_&PC3,c#cmc>u[ls>cF*u#,#W6#%/b]cutu4uus"
    "Z%79%dBS>G>uo#%,m@3s?#>%W,l;imc%Z>*5u5PcZ<,FGum#Zsruuuucutluuuuuosuuom4GRcus6GuZm&%Z#*%pR)Jo[9,#Z]uk"
    "uuus,Guns>uuuuuus#%<6%f&ut>]/%usuuu>o#$GmlYuq*2rGlrEutu%[>,uuuln[A8uPuo,2um<%muu`uuuuYuuluCfu#mc*1su"
    "uus]%u5qZ#s,u_*s$3TuP[>Y5##[*urZ&Ss$W>4cfoOH?lYlP>tm<#*#j6>rrs#1m>^`Qsa6u&nc*6m#%n%##$mZ%s#*$mZZ>uuu"
    "uu>rus>s>Guus>ouuouuuuYuum8####1h,+*77uV]]uacuuuus#*>6uuu>ul>noZco^6uu*uuuoruu2uorlc8<:A=>a538>uu<#%"
    "#,u5u>ZGYn8#*(Z%-*%?#Z++Z2N2####]`#)>uuuuuuuuuuus###&######>uuuuuu;PTr`auZ##>ut??Y#Euu],>;s$.B4,&#a#"
    ">]sKZus8$&&-uoZ$Y2m5/m$ruePuu5cu3j##b#,>jum1uuuuuuuuuuuuu$#&6sZZ##H#6%$###%d#,Z#)hJm>uuuuuum-.&o]ouc"
    "Y>ooaunQ###uum-AR>=Suuus6om?-3OQGs8Pna,#H85%oGc6*_d5uZ*s,#s<#d]btcbcqg>]*P#`6c>ouus#u^u2r]iT>)iXdmC("
    "Qi##@nZ>&/(nf%s####>tlYuus&,rW$sN38*ujaucX5c5W2%Em/uscuZ#$##d##&#>uuuuus##,utXosm][d0#K#],i)mC)ZG#uu"
    "uuuuu##%###>umquau<Qruus>uSoauuk,ctss%,Suu#>puuuodluoSuutuuu$35t;ucoSuuuuYotuu>uquusulu,>u]ucuosTouG"
    ">tuuu$Pu>s]uuuoutc>>Fc6uau]D>u,cl#cuuuluuut]uuuss8%Z&%#9%%36>6#@#&E#gZQ*Gs8m#%uu=Q&#cus,O3)Y>#HsS%]o"
    "uum>q],K7u#SubuuRS%,mm&6umZ#uE-<83*buc%uWouou%cuuuuY&6u,Tolt,us>uuYuouYuuuuuuuuZ#%c#],%ul*6##&:-6]uu"
    "uuu3c>ufPY5>uucuuuZlc3s`utGuuYuuucuuuuutuu>uuuuuuusuuuYuuuuuuuuuuuuuuuuuuu])uuu%i>cunuuuuuuuuuuuuuuu"
    "uuuuuuuouu8uuuuu>uuuuruuuuuuuuuumuosuuuuuuouYuuuuuuuuuuuuo5uuuuuuiuuuuutuurumuuuuuuuuuttuuuuuu2iuqu>"
    "uuuuuuuuucu=uuuuruuusljluYucu>uuuuuusYusuuuuuuuuuuuuuuulu=ucuuucuuuuu]uuquuuuuuuuuuuj>uuuuuu,uuuuuhu"
    "uuulqurctYuuuluqXXlnus%ulquuuuuuuuuuu>u2iuqrYuuururuuu,s>uuuuluiuYuulrtuuiuuruuusuIOuq>tijruuuuunPuu"
    "uqcuAouuqufutisocuuuuuufuucuuuluuuuuuuuuquuuuuuuuuulucutlturPGXYuruuus>u;uq-iut,UYuo#s>u]YunplXYmus%"
    "YuuYumqu;O,*tH)/uuuutuum%>AmGuuuZVqt?03MmYsuP%i>.-[Am*3uu#5uuuutuuuuuuuuuukYu5uus,#c#Z>r,utsuYsYqutM"
    "loluuuum6og0GuZa>uuuZ>cf^T,kq>s7l/u>uruVmMYuu,YZnGoYftlukuuuts<6_P>um,uuuomYu>uuuuuYumYsYsum-&IXu_p8"
    "uuuuZ#,uPWZ5mu16>5,#lmY>gln>Z*>suYuuouuu]susiuuuukY*8a_V_nD*$urus/uT4DYsuu*uZmGls>us`lmuZs,3u)puuuuu"
    "uuqm:kroumultuluu>us_j5`rVs`%tuDl#6,uuunYuuuoort;uuuuu>tpoiu]^jA__,)%uuus#%uYoAT)%3Vu`3cu,uuus###,su"
    "sd,Ku=9nratmE^ujkOguYQ&>u[55s>uuuurtVturYuYquuuuti>um,3akO=um%8lsYr]3ug?u$FYm)JW-IOPq>mtuPu25]%*sd=D"
    "uuuuZ%Mqum<##(Z,]#=l?.0<#;uZ)tus=ucYuquu]uuo#Z)##uqYj=t=I`Oouuus#%%+d>u#Ym=ccu$AluUXAZ%us%%#5($uusYu"
    "us>jA5s%tY<4Y>tYuuu]uuS?#(luPiuuuZ*tV&sPF%mtsD]s7Ysm4t<<luZG]uuur[*Z$%T>mudXtcs8MlurYlZ)usQ6)Z#Yuu>u"
    "uQrQSs,u>cAuuP`suup)uc6+>Y]Yin@fmg_kFus#un+?dpScuum#tot,Hu>plmursF?5s2tsm3>du5?J>j9,Z%n?5>sumu>uuuuu"
    "u#?#gupuZuoutm?/W&<cGurl>55nom&6##.#uu#Apa&##$H#@##+(F##q>utuura##Z##>uu5(MZ#ZScuePJ)Gm7/sYs#Js#?F#s"
    "uts#>U<uputB-#*,]&Z+?)Z,cul#b35--#$,oYgPc]LsA+k,k?#u%**?Duuu#uullt+s5cruZ`rsorhuuX#Z-W*YLuMnu%],0W,r"
    "<uop+NuutYuZ.#u*5uZuuuuuuuu2iiuuu_qquqXYutuuuutruu>tus,%%uuuuu`turuuuutuZu>uYruuMuuuu%luruq5ultF>uur"
    "u%%%uuuunuuuulruu%uuuuuuuYuc)utuukl>(uuWu%Z#&)uZlUFu*uZmR(&>csfl_tdcrj*7uuutuuuf>uuuuVOiuu<Gu<Z?,[O/"
    ",$[Empckm>srcuuuuus+rYrW"
)


# ==================================================================================================
# src/tempo/connectx/book/outcomes.py
# ==================================================================================================

"""Win, draw or loss of every position of the standard board with at most eight stones.

For eight stones the outcomes were computed (make_outcomes.py), and they are all that is stored: in the order
of the positions' keys, four to a character. So what the game can reach is walked through once more, ply by
ply, this time with numpy; and from eight stones back to none each position is worth what its best move is.
All that takes a twentieth of a second, once, and only when a position is asked about that is not in the book.
"""

OUTCOME_STONES = 8
# Four outcomes, a number in base 3, are a place in this alphabet of 81: no quotes, no backslash.
OUTCOME_ALPHABET = "".join(chr(code) for code in range(35, 118) if chr(code) not in "'\\")


class Level(NamedTuple):
    """All positions with so many stones that are not over, mirror images once, in the order of their keys."""

    mine: np.ndarray  # uint64, of the side to move
    stones: np.ndarray  # uint64
    keys: np.ndarray  # uint64, their sum


def pack_outcomes(outcomes: np.ndarray) -> str:
    """Outcomes, -1 to 1, as text."""
    digits = np.concatenate([outcomes + 1, np.zeros(-len(outcomes) % 4, outcomes.dtype)]).reshape(-1, 4)
    return "".join(OUTCOME_ALPHABET[place] for place in digits @ np.array([27, 9, 3, 1]))


def unpack_outcomes(text: str) -> np.ndarray:
    """What `pack_outcomes` packed, with up to three more behind it."""
    place_of = np.zeros(128, np.int8)
    place_of[[ord(letter) for letter in OUTCOME_ALPHABET]] = np.arange(81)
    places = place_of[np.frombuffer(text.encode("ascii"), np.uint8)]
    digits = places[:, None] // np.array([27, 9, 3, 1], np.int8) % 3
    return digits.reshape(-1).astype(np.int8) - 1


def mirror_words(words: np.ndarray) -> np.ndarray:
    """Many boards from behind."""
    images = np.zeros_like(words)
    for column in range(BOOK_COLUMNS):
        part = words >> np.uint64(column * BOOK_STRIDE) & np.uint64(BOOK_COLUMN)
        images |= part << np.uint64((BOOK_COLUMNS - 1 - column) * BOOK_STRIDE)
    return images


def hold_four(words: np.ndarray) -> np.ndarray:
    """Which of many boards hold four in a row."""
    found = np.zeros(words.shape, bool)
    for shift in (1, BOOK_STRIDE, BOOK_STRIDE + 1, BOOK_STRIDE - 1):
        pairs = words & (words >> np.uint64(shift))
        found |= (pairs & (pairs >> np.uint64(2 * shift))) != 0
    return found


def drop_all(level: Level, column: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """A stone in one column of every position: (legal, wins, mine and stones of the side then to move)."""
    moves = (level.stones + np.uint64(BOOK_BOTTOM)) & np.uint64(BOOK_COLUMN << (column * BOOK_STRIDE))
    wins = hold_four(level.mine | moves)
    return moves != 0, wins & (moves != 0), level.mine ^ level.stones, level.stones | moves


def next_level(level: Level) -> Level:
    """Every position one move later."""
    parts = []
    for column in range(BOOK_COLUMNS):
        legal, wins, mine, stones = drop_all(level, column)
        parts.append((mine[legal & ~wins], stones[legal & ~wins]))
    mine, stones = (np.concatenate(words) for words in zip(*parts, strict=True))
    images = mirror_words(mine), mirror_words(stones)
    flipped = images[0] + images[1] < mine + stones
    mine, stones = np.where(flipped, images[0], mine), np.where(flipped, images[1], stones)
    keys, places = np.unique(mine + stones, return_index=True)
    return Level(mine[places], stones[places], keys)


@cache
def levels() -> list[Level]:
    """All levels, from no stones to eight."""
    nothing = np.zeros(1, np.uint64)
    found = [Level(nothing, nothing, nothing)]
    for _ in range(OUTCOME_STONES):
        found.append(next_level(found[-1]))
    return found


@cache
def all_outcomes() -> list[np.ndarray]:
    """The outcomes of all levels, each from the side to move: 1, 0 or -1."""
    known = [unpack_outcomes(OUTCOMES)[: len(levels()[-1].keys)]]
    for level, after in zip(levels()[-2::-1], levels()[:0:-1], strict=True):
        best = np.full(len(level.keys), -1, np.int8)
        for column in range(BOOK_COLUMNS):
            legal, wins, mine, stones = drop_all(level, column)
            keys = np.minimum(mine + stones, mirror_words(mine) + mirror_words(stones))
            places = np.minimum(np.searchsorted(after.keys, keys), len(after.keys) - 1)
            worth = np.where(wins, 1, -known[0][places]).astype(np.int8)
            best = np.where(legal, np.maximum(best, worth), best)
        known.insert(0, best)
    return known


def outcome_of(position: Stones) -> int | None:
    """1 if the side to move wins, 0 for a draw, -1; None with more stones than are known."""
    count = position[1].bit_count()
    if count > OUTCOME_STONES or not OUTCOMES:
        return None
    (mine, stones), _ = canonical(position)
    place = int(np.searchsorted(levels()[count].keys, np.uint64(mine + stones)))
    return int(all_outcomes()[count][place])


def moves_that_keep(position: Stones) -> tuple[int, list[int]] | None:
    """The outcome and the columns that keep it, of a position with fewer than eight stones."""
    if position[1].bit_count() >= OUTCOME_STONES or not OUTCOMES:
        return None
    worth = {}
    for column in range(BOOK_COLUMNS):
        if position[1] + BOOK_BOTTOM & BOOK_COLUMN << column * BOOK_STRIDE:
            after = after_move(position, column)
            worth[column] = 1 if after is None else -(outcome_of(after) or 0)
    best = max(worth.values())
    return best, [column for column, value in worth.items() if value == best]


# ==================================================================================================
# src/tempo/bits.py
# ==================================================================================================

"""Constants and tricks for arithmetic on boards held in one 64-bit word.

Mixing `uint64` with a plain `1` makes numba infer a signed type, and a later `>>` would then drag
the sign along. Every operand is therefore a named `uint64`.
"""

ZERO = np.uint64(0)
ONE = np.uint64(1)
TWO = np.uint64(2)
THIRTY_TWO = np.uint64(32)


@inlined
def count_bits(bits):
    """How many bits are set; compiled, this loop becomes one instruction."""
    count = ZERO
    while bits != ZERO:
        bits &= bits - ONE
        count += ONE
    return np.int64(count)


# ==================================================================================================
# src/tempo/rng.py
# ==================================================================================================

"""Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.

Three shifts and three xors, no multiplication, so that it runs interpreted without overflow
warnings and gives the same stream as compiled code. Quality is ample for playouts; the low bits
are the weaker ones, which is why `below` uses the high ones.
"""

SHIFT_A = np.uint64(13)
SHIFT_B = np.uint64(7)
SHIFT_C = np.uint64(17)
SEED_MASK = (1 << 64) - 1


def new_rng(seed: int) -> np.ndarray:
    """A generator seeded with any integer; nearby seeds give unrelated streams (splitmix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & SEED_MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & SEED_MASK
    mixed ^= mixed >> 31
    return np.array([mixed or 1], dtype=np.uint64)  # xorshift would stay at zero for ever


@inlined
def scramble(x):
    """One step of xorshift64: the next state, which is also the next random word."""
    x ^= x << SHIFT_A
    x ^= x >> SHIFT_B
    x ^= x << SHIFT_C
    return x


@inlined
def below(rng, n):
    """A random integer in 0 .. n-1; n below 2^32."""
    rng[0] = scramble(rng[0])
    return np.int64(((rng[0] >> THIRTY_TWO) * np.uint64(n)) >> THIRTY_TWO)


# ==================================================================================================
# src/tempo/connectx/rules.py
# ==================================================================================================

"""ConnectX on two 64-bit words: any board with columns * (rows + 1) <= 64.

A column takes rows + 1 bits, lowest row first; the bit on top of each column stays empty, so that
lines cannot run from one column into the next and a carry out of a full column has a place to go.
The standard board:

     6 13 20 27 34 41 48     always empty
     5 12 19 26 33 40 47     top row
     4 11 18 25 32 39 46
     3 10 17 24 31 38 45
     2  9 16 23 30 37 44
     1  8 15 22 29 36 43
     0  7 14 21 28 35 42     bottom row

A state is [stones of the side to move, all stones]. Adding the bottom row to all stones carries
through every column to its lowest empty cell: that one addition finds all moves at once.
The geometry is a run-time value, so one compilation serves every size; four in a row, which is
nearly always what is played, has its own branch (a general loop in its place halves the playouts).
"""

WORD = 64
MINE, ALL = 0, 1  # the two words of a state


class ConnectXGeometry(NamedTuple):
    """The geometry of a board, as the jitted functions want it."""

    columns: np.uint64
    stride: np.uint64  # bits from one column to the next: rows + 1
    column: np.uint64  # the cells of column 0
    bottom: np.uint64  # the lowest cell of every column
    cells: np.uint64  # all cells
    inarow: int
    level: np.uint64  # shift from a cell to its neighbour in the same row
    rising: np.uint64  # ... to the upper right
    falling: np.uint64  # ... to the lower right


def fits_in_a_word(rows: int, columns: int) -> bool:
    """Whether a board of this size can be played with these rules."""
    return columns * (rows + 1) <= WORD


def new_board(rows: int, columns: int, inarow: int) -> ConnectXGeometry:
    """The geometry for a size that `fits_in_a_word`."""
    stride = rows + 1
    column = (1 << rows) - 1
    bottom = sum(1 << (c * stride) for c in range(columns))
    # Where a row is too short to hold a line, its three directions repeat the vertical one:
    # nothing is found twice that counts, and no shift ever reaches the width of the word.
    level, rising, falling = (stride, stride + 1, stride - 1) if columns >= inarow else (1, 1, 1)
    return ConnectXGeometry(
        columns=np.uint64(columns),
        stride=np.uint64(stride),
        column=np.uint64(column),
        bottom=np.uint64(bottom),
        cells=np.uint64(bottom * column),
        inarow=inarow,
        level=np.uint64(level),
        rising=np.uint64(rising),
        falling=np.uint64(falling),
    )


@njit
def has_line(board, stones):
    """Whether the stones hold `inarow` or more in a line."""
    if board.inarow == 4:
        pairs = stones & (stones >> ONE)
        lines = pairs & (pairs >> TWO)
        pairs = stones & (stones >> board.level)
        lines |= pairs & (pairs >> (board.level + board.level))
        pairs = stones & (stones >> board.rising)
        lines |= pairs & (pairs >> (board.rising + board.rising))
        pairs = stones & (stones >> board.falling)
        lines |= pairs & (pairs >> (board.falling + board.falling))
        return lines != ZERO
    return (
        has_run(stones, ONE, board.inarow)
        or has_run(stones, board.level, board.inarow)
        or has_run(stones, board.rising, board.inarow)
        or has_run(stones, board.falling, board.inarow)
    )


def holds_line(board: ConnectXGeometry, stones: int) -> bool:
    """As `has_line`, in plain integers: for a few calls from Python, which compiling it would not be worth."""
    for shift in (1, int(board.level), int(board.rising), int(board.falling)):
        run = stones
        for _ in range(board.inarow - 1):
            run &= run >> shift
        if run:
            return True
    return False


@njit
def has_run(stones, shift, length):
    """Whether `length` stones stand in a row along one direction."""
    for _ in range(length - 1):
        stones &= stones >> shift
        if stones == ZERO:
            return False
    return stones != ZERO


@inlined
def drop(board, stones, column):
    """The cell a stone falls to in a column, as a bit; zero where the column is full."""
    return (stones + board.bottom) & (board.column << (column * board.stride))


@njit
def legal(board, state, actions):
    """Write the columns that are not full; return how many."""
    count = 0
    for column in range(board.columns):
        if drop(board, state[ALL], np.uint64(column)) != ZERO:
            actions[count] = column
            count += 1
    return count


@njit
def play(board, state, action):
    """Drop a stone; the other side is then to move."""
    opponent = state[MINE] ^ state[ALL]
    state[ALL] |= drop(board, state[ALL], np.uint64(action))
    state[MINE] = opponent


@njit
def outcome(board, state):
    """The result for the side that just moved."""
    if has_line(board, state[MINE] ^ state[ALL]):
        return WON
    if state[ALL] == board.cells:
        return DRAWN
    return ONGOING


@njit
def playout(board, state, rng):
    """Drop uniformly random stones to the end; see Game.playout for the result."""
    mover = state[MINE]
    stones = state[ALL]
    random = rng[0]
    plies = 0
    while stones != board.cells:
        move = ZERO
        while move == ZERO:  # draw again when the column is full
            random = scramble(random)
            move = drop(board, stones, ((random >> THIRTY_TWO) * board.columns) >> THIRTY_TWO)
        plies += 1
        stones |= move
        mover |= move
        if has_line(board, mover):
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        mover ^= stones
    rng[0] = random
    return 0


def new_state(cells: list[int], rows: int, columns: int, mark: int) -> np.ndarray:
    """A state from the competition's list of cells, top row first; `mark` is to move."""
    mine = stones = 0
    for row in range(rows):
        for column in range(columns):
            cell = cells[row * columns + column]
            bit = 1 << (column * (rows + 1) + rows - 1 - row)
            stones |= bit if cell else 0
            mine |= bit if cell == mark else 0
    return np.array([mine, stones], np.uint64)


def new_game(rows: int, columns: int, inarow: int, playout: Callable = playout) -> Game:
    """These rules on one size of board."""
    return Game(new_board(rows, columns, inarow), legal, play, outcome, playout, columns, rows * columns)


# ==================================================================================================
# src/tempo/connectx/exact/solver_moves.py
# ==================================================================================================

"""What the solver sees in a position without searching it.

The cells of a column are paired from the bottom up: an odd row and the even row above it. On a board
with an even number of rows the second player can always answer in the same column and so take every
even cell; the first player takes the odd cells of the other columns if one odd threat of his makes the
second player run out of moves. Two rules follow, with nothing but patterns of bits (`first_cannot_win`,
`second_cannot_hold`). They settle a third of the tree.
"""


@inlined
def safe_moves(board, stones, threats):
    """The moves after which the opponent, who would win on these cells, cannot win at once."""
    free = (stones + board.bottom) & board.cells
    forced = free & threats
    if forced == ZERO:
        return free & ~(threats >> ONE)
    if forced & (forced - ONE) != ZERO:
        return ZERO
    return forced & ~(threats >> ONE)


@inlined
def plain_answer(moves, empty, goal):
    """Whether the score reaches the goal (1 or 0), as far as counting stones can tell; else -1.
    The side to move is known to have no winning move, and these safe ones."""
    if moves == ZERO:
        return 1 if -(empty >> 1) >= goal else 0
    if empty <= 2:
        return 1 if goal <= 0 else 0
    if goal > (empty - 1) >> 1:
        return 0
    if goal <= -((empty - 2) >> 1):
        return 1
    return -1


@inlined
def follow_up_answer(board, lanes, upper, mine, stones, wins, threats, empty, goal):
    """Whether the score reaches the goal (1 or 0), as far as following up can tell; else -1.
    `wins` and `threats` are the winning cells of the side to move and of the opponent."""
    unfilled = board.cells & ~stones
    free = (stones + board.bottom) & board.cells
    first_to_move = empty & 1 == 0
    first_goal = goal if first_to_move else 1 - goal  # whether the first player's score reaches this
    first, second = mine, mine ^ stones
    first_wins, second_wins = wins, threats
    if not first_to_move:
        first, second = second, first
        first_wins, second_wins = second_wins, first_wins
    if first_goal >= 0 and first_cannot_win(board, upper, first, second, second_wins, unfilled, free, first_goal):
        return 0 if first_to_move else 1
    if first_goal <= 1 and second_cannot_hold(board, lanes, upper, second, first_wins, unfilled, free):
        return 1 if first_to_move else 0
    return -1


@inlined
def first_cannot_win(board, upper, first, second, second_wins, unfilled, free, goal):
    """Whether the second player, answering always in the same column, keeps the first below the goal.

    He gets every even cell that cannot be played at once, for when the first player is to move an even
    number of columns has an even cell on turn: whoever takes one of those leaves another as the answer.
    The first player cannot win if all other cells together give no line; cells above a winning cell
    that the second player will get do not count. Without a draw (goal 0), the second's cells must win.
    """
    kept = unfilled & upper & ~free
    reached = first | (unfilled & ~kept & ~cells_above(board, second_wins & kept))
    return not has_line(board, reached) and (goal > 0 or has_line(board, second | kept))


@inlined
def second_cannot_hold(board, lanes, upper, second, first_wins, unfilled, free):
    """Whether the first player surely gets one of his winning cells in an odd row.

    He leaves that column alone until the second player must play there, and answers everything else in
    the same column, or one even cell on turn with another. The second player then gets no more than the
    odd cells of the other columns, the cells on turn, and the even ones below the threat.
    """
    threats = first_wins & unfilled & ~upper & ~free
    if threats == ZERO:
        return False
    kept = unfilled & upper & ~free
    others = (unfilled & ~kept) & ~cells_above(board, first_wins & kept)
    for lane in lanes:
        threat = threats & lane
        if threat != ZERO:
            below = (threat & (~threat + ONE)) - ONE
            reached = second | (others & ~lane) | (unfilled & lane & below & (upper | free))
            if not has_line(board, reached):
                return True
    return False


@inlined
def cells_above(board, cells):
    """The cells above the lowest of these in each column."""
    roofs = board.bottom << (board.stride - ONE)
    return (((roofs - cells) | cells) & board.cells) << ONE


@inlined
def leaves_two_wins(threats, free):
    """Whether the opponent of the side with these winning cells can no longer stop them: two can be
    played now, or one and then the one above it."""
    now = threats & free
    return now & (now - ONE) != ZERO or (now << ONE) & threats != ZERO if now != ZERO else False


@njit
def mirrored(board, lanes, stones):
    """The stones with left and right exchanged."""
    image = ZERO
    column = board.column | (board.column << ONE)
    for _ in lanes:
        image = (image << board.stride) | (stones & column)
        stones >>= board.stride
    return image


# ==================================================================================================
# src/tempo/connectx/exact/solver_table.py
# ==================================================================================================

"""What the solver remembers: bounds of the scores of positions, in a table that grows with the work.

A position's key, times an odd number, is its hash: nothing is lost, so the part of the hash that is not
the index, kept in the entry, tells positions apart with certainty. The rest of the entry is what is
known; a word of zeros says that nothing is, whatever the position.

The table is made of pages. The page follows from the lower rows of the board alone, the place in it from
the hash. The lower rows of all positions below a node are mostly filled and the same, so the search dwells
in a few pages at a time, and these stay in the processor's caches, which one hash over the whole
table would leave at every node. For the same reason the table begins as a single
page and is four times larger each time it has taken as many entries as it has words.
"""

FAR = 32  # no score is further from 0
MIX = np.uint64(0x9E3779B97F4A7C15)
UNMIX = np.uint64(pow(0x9E3779B97F4A7C15, -1, 1 << 64))
WORD_BITS = np.uint64(64)
LAST_BIT = np.uint64(63)
BOUND_BITS = np.uint64(7)  # lower bound + FAR; above it FAR - upper bound
BOUND_MASK = np.uint64((1 << 7) - 1)
KNOWN_BITS = 14
KNOWN_MASK = np.uint64((1 << 14) - 1)
NOT_KEPT = np.uint64((1 << 64) - 1)  # known of a position that is not worth an entry
LEAST_PAGE_BITS = 10  # 8 KiB, which forgetting has to clear


def least_page_bits(key_bits: int) -> int:
    """The smallest page for keys of so many bits: with fewer the bounds find no room in an entry."""
    return max(LEAST_PAGE_BITS, KNOWN_BITS - (64 - key_bits))


@inlined
def place_of(work, bits, hashed, region):
    """Where the entry of a position is in a table of 2^bits words."""
    page = region >> ONE >> (LAST_BIT + work.page_bits - bits)  # in two steps: 64 at once would be none
    return (page << work.page_bits) | (hashed >> (WORD_BITS - work.page_bits))


@inlined
def region_of(work, key):
    """What decides about the page."""
    return (key & work.lower) * MIX


@inlined
def known_of(work, bits, hashed, region):
    """What the table knows of a position: its two bounds packed."""
    known = work.table[place_of(work, bits, hashed, region)] ^ (hashed << work.page_bits)
    return known if known <= KNOWN_MASK else ZERO


@inlined
def lower_bound(known):
    """The score is at least this."""
    return np.int64(known & BOUND_MASK) - FAR


@inlined
def upper_bound(known):
    """The score is at most this."""
    return FAR - np.int64(known >> BOUND_BITS)


@inlined
def keep(work, bits, hashed, region, known, goal, answer):
    """Add to what was known of a position whether its score reaches the goal. Returns how many entries
    that took: none for a position that is not kept."""
    if known == NOT_KEPT:
        return 0
    if answer == 1:
        known = (known & ~BOUND_MASK) | np.uint64(goal + FAR)
    else:
        known = (known & BOUND_MASK) | (np.uint64(FAR - goal + 1) << BOUND_BITS)
    work.table[place_of(work, bits, hashed, region)] = (hashed << work.page_bits) | known
    return 1


@inlined
def grow(work, bits):
    """Spread the entries over a table four times as large: page p over the pages 4 p to 4 p + 3, the last
    page first, so that none is overwritten before it has moved."""
    table, size = work.table, ONE << bits
    for step in range(size):
        place = size - ONE - np.uint64(step)
        page = place >> work.page_bits << TWO
        slot = place & ((ONE << work.page_bits) - ONE)
        entry = table[place]
        for corner in range(4):
            table[((page + np.uint64(corner)) << work.page_bits) | slot] = ZERO
        if entry != ZERO:
            hashed = ((entry & ~KNOWN_MASK) >> work.page_bits) | (slot << (WORD_BITS - work.page_bits))
            key = (hashed * UNMIX) >> work.pad
            table[place_of(work, bits + TWO, hashed, region_of(work, key))] = entry


# ==================================================================================================
# src/tempo/connectx/threats.py
# ==================================================================================================

"""Which empty cells would complete a line, and playouts that look at them."""


@njit
def winning_cells(board, stones):
    """The cells where one more stone would complete a line. Among them are cells that are taken and
    some that are not on the board: mask the result with the cells that matter."""
    if board.inarow == 4:
        return (
            ((stones << ONE) & (stones << (ONE + ONE)) & (stones << (ONE + ONE + ONE)))
            | completing_fours(stones, board.level)
            | completing_fours(stones, board.rising)
            | completing_fours(stones, board.falling)
        )
    return (
        completing_cells(stones, ONE, board.inarow)
        | completing_cells(stones, board.level, board.inarow)
        | completing_cells(stones, board.rising, board.inarow)
        | completing_cells(stones, board.falling, board.inarow)
    )


@njit
def completing_fours(stones, shift):
    """The cells that complete four in a row along one direction."""
    double = shift + shift
    triple = double + shift
    behind = (stones << shift) & (stones << double)
    ahead = (stones >> shift) & (stones >> double)
    return (behind & ((stones << triple) | (stones >> shift))) | (ahead & ((stones << shift) | (stones >> triple)))


@njit
def completing_cells(stones, shift, length):
    """The cells that complete `length` in a row along one direction: so many stones right behind
    the cell, the rest of them right ahead."""
    found = ZERO
    behind = ~ZERO
    shifted_behind = stones
    for count_behind in range(length):
        ahead = ~ZERO
        shifted_ahead = stones
        for _ in range(length - 1 - count_behind):
            shifted_ahead >>= shift
            ahead &= shifted_ahead
        found |= behind & ahead
        shifted_behind <<= shift
        behind &= shifted_behind
    return found


@njit
def decisive_playout(board, state, rng):
    """As `playout`, but each side takes a win when it has one and else blocks one of the opponent's."""
    mover = state[MINE]
    stones = state[ALL]
    wins = winning_cells(board, mover)
    losses = winning_cells(board, mover ^ stones)
    random = rng[0]
    plies = 0
    while stones != board.cells:
        moves = (stones + board.bottom) & board.cells
        plies += 1
        if wins & moves != ZERO:
            rng[0] = random
            return plies if plies & 1 == 0 else -plies
        move = losses & moves
        if move != ZERO:
            move &= ~move + ONE
        while move == ZERO:  # draw again when the column is full
            random = scramble(random)
            move = drop(board, stones, ((random >> THIRTY_TWO) * board.columns) >> THIRTY_TWO)
        stones |= move
        wins, losses = losses, winning_cells(board, mover | move)
        mover = (mover | move) ^ stones
    rng[0] = random
    return 0


# ==================================================================================================
# src/tempo/search/exact/solver.py
# ==================================================================================================

"""Exact scores by a search that can pause: what the solvers of all games have in common."""

NO_LIMIT = 1 << 62  # of nodes, of a score
Question = tuple[int, int, int, int]  # the two words of a position, and between which bounds its score is of interest

# The task of a solver: what is asked of the root, what is known, and where the search is. A game may have more behind.
NODES, LOW, HIGH, FLOOR, CEILING, GOAL, PLY, STORED, BITS, LAST_BITS, TASK_SIZE = range(11)
FRESH, ASKING = -2, -1  # of PLY, when no search is under way: before the first goal, before another one


class Bounds(NamedTuple):
    """What is known of a score, and how many nodes it took this time."""

    low: int
    high: int
    nodes: int


@inlined
def is_enough(low, high, floor, ceiling):
    """Whether nothing of interest is left to find out of a score."""
    return low >= high or low >= ceiling or high <= floor


class PausingSolver:
    """Answers questions about the scores of positions, which are told by two words. It remembers what it found until it
    is reset, and goes on with a search that has paused. What searches is the game's: an entry with (work, nodes). Its
    workspace has a `task`, and a `cursor` that begins with the root."""

    def __init__(self, work: Any, settle: Entry, least: int, greatest: int) -> None:
        self.work, self.settle = work, settle
        self.all_scores = least, greatest
        self.most_bits = int(work.task[LAST_BITS])
        self.known: dict[tuple[int, int], tuple[int, int]] = {}  # bounds of the positions asked about
        self.open: Question | None = None  # the search that can go on
        self.settling: Call | None = None

    def get_ready(self, seconds: float = inf) -> Call:
        """What does the work, as machine code if that can be had in this time."""
        if self.settling is None or self.settling.rung == PYTHON:
            self.settling = self.settle.on(self.work, last=(1,), seconds=seconds)
        return self.settling

    def reset(self) -> None:
        """Forget everything."""
        self.known.clear()
        self.open = None

    def let_grow(self, table_bits: int) -> None:
        """Let the table grow to 2^table_bits entries and no further, as far as there is memory for it."""
        self.work.task[LAST_BITS] = min(table_bits, self.most_bits)

    def solve(
        self, state: np.ndarray, nodes: int | None = None, floor: int = -NO_LIMIT, ceiling: int = NO_LIMIT
    ) -> Bounds:
        """Bounds of the score, equal where it is known exactly, found with about `nodes` nodes.

        Only what lies between floor and ceiling is of interest: the search ends as soon as the score is
        known to be at most the floor or at least the ceiling. Asked the same again, it goes on exactly where
        it stopped.
        """
        position = int(state[0]), int(state[1])
        low, high = self.known.get(position, self.all_scores)
        if nodes == 0 or is_enough(low, high, floor, ceiling):
            return Bounds(low, high, 0)  # and leave a search that has paused as it is
        question = *position, floor, ceiling
        is_new = self.open != question
        if is_new:
            self.open = question
            self.pose(question, low, high)
        used = self.spend(question, is_new, NO_LIMIT if nodes is None else nodes)
        self.known[position] = int(self.work.task[LOW]), int(self.work.task[HIGH])
        return Bounds(*self.known[position], used)

    def pose(self, question: Question, low: int, high: int) -> None:
        """Put a question to who searches; the score is known to be low to high."""
        task, cursor = self.work.task, self.work.cursor
        cursor[0], cursor[1], task[FLOOR], task[CEILING] = question
        task[LOW], task[HIGH], task[PLY] = low, high, FRESH

    def spend(self, question: Question, is_new: bool, nodes: int) -> int:
        """Go on with the question that was put, by so many nodes at most; how many it took."""
        with np.errstate(over="ignore"):  # a hash overflows, which only interpreted code remarks upon
            (self.settling or self.get_ready())(nodes)
        return int(self.work.task[NODES])


class Questions:
    """The talk of one proof with its solver, which spends the nodes that are sent."""

    def __init__(self, solver: PausingSolver) -> None:
        self.solver = solver
        self.nodes = 0  # what is left of those that were sent

    def ask(
        self, ruling: Ruling, state: np.ndarray, floor: int = -NO_LIMIT, ceiling: int = NO_LIMIT
    ) -> Generator[Ruling, int, Bounds]:
        """What is known of a position as soon as it is enough; the ruling is what is certain meanwhile."""
        bounds = self.solver.solve(state, 0, floor, ceiling)
        while not is_enough(bounds.low, bounds.high, floor, ceiling):
            if self.nodes <= 0:
                self.nodes = yield ruling
            bounds = self.solver.solve(state, self.nodes, floor, ceiling)
            self.nodes -= bounds.nodes
        return bounds


# ==================================================================================================
# src/tempo/connectx/exact/solver_tree.py
# ==================================================================================================

"""The tree of the solver: can the side to move reach a goal?

The score of a position is at least t if some move leads to one whose score, told by the other side, is
not at least 1 - t. So one question is asked in the whole tree, `score >= goal` at even plies and
`score >= 1 - goal` at odd ones, and every node answers 1 or 0; there is no window to carry along.

The line that is being searched lies in an array of frames, one for each ply. Between two nodes all that
the search knows is in the workspace: it can stop there and go on later exactly where it stopped.
"""

# Measured on the sets of docs/solver.md; each is worth 2 to 10 % of the time.
MIRROR_PLIES = 14  # how far from the root positions are looked up together with their mirror images
PEEK_EMPTY = 8  # with no more empty cells, looking up all moves beforehand costs more than it saves
TABLE_EMPTY = 7  # with fewer, remembering does
FOLLOW_EMPTY = 4  # with fewer, following up does
UNWASTED = np.uint64(3)  # what a move is worth that keeps one's winning cells, in half winning cells

MOST_TABLE_BITS = 34  # 128 GiB
UNDECIDED = -1  # where an answer is neither 0 nor 1

# A frame: a position, begun like a state with MINE and ALL, and its moves.
HASH, REGION, KNOWN, THREATS, NEXT, COUNT, QUEUE = 2, 3, 4, 5, 6, 7, 8
# In the queue the best move comes first: a word for each, its worth above the number of its record.
NUMBER_BITS = np.uint64(8)
NUMBER_MASK = np.uint64(255)
# Behind the queue a record for each move.
MOVE, MOVE_THREATS, MOVE_KNOWN, RECORD_SIZE = 0, 1, 2, 3

EMPTY, MIRRORED = TASK_SIZE, TASK_SIZE + 1  # in the task, behind what is in everyone's
# The root first: `PausingSolver` puts it there.
ROOT_MINE, ROOT_ALL, CURSOR_MINE, CURSOR_ALL, CURSOR_WINS, CURSOR_THREATS = range(6)


class SolverWorkspace(NamedTuple):
    """All the memory of a solver and what it knows of the board, as the jitted functions want it."""

    board: ConnectXGeometry
    lanes: np.ndarray  # uint64[columns] the cells of each column, the middle ones first
    upper: np.uint64  # the cells of even rows; none where the number of rows is odd
    lower: np.uint64  # the cells of the lower half of the rows
    pad: np.uint64  # the bits of a word that keys on this board do not need
    page_bits: np.uint64
    table: np.ndarray  # uint64[2^LAST_BITS]
    frames: np.ndarray  # uint64[plies * frame size]
    cursor: np.ndarray  # uint64[6] the root, and the position the search is at
    task: np.ndarray  # int64[TASK_SIZE + 2]


def new_workspace(board: ConnectXGeometry, table_bits: int) -> SolverWorkspace:
    """Memory for positions of one board, with a table of at most 2^table_bits words."""
    columns, stride = int(board.columns), int(board.stride)
    rows, bottom = stride - 1, int(board.bottom)
    least = least_page_bits(columns * stride)
    if not least <= table_bits <= MOST_TABLE_BITS:
        raise ValueError(f"table_bits is {table_bits}; for this board give {least} to {MOST_TABLE_BITS}")
    middle_first = sorted(range(columns), key=lambda column: abs(2 * column - columns + 1))
    even_rows = sum(1 << row for row in range(1, rows, 2)) if rows % 2 == 0 else 0
    work = SolverWorkspace(
        board,
        lanes=np.array([int(board.column) << (column * stride) for column in middle_first], np.uint64),
        upper=np.uint64(bottom * even_rows),
        lower=np.uint64(bottom * ((1 << (rows + 1) // 2) - 1)),
        pad=np.uint64(64 - columns * stride),
        page_bits=np.uint64(least + (table_bits - least) % 2),  # the table grows by two bits at a time
        table=np.zeros(1 << table_bits, np.uint64),
        frames=np.zeros((rows * columns + 1) * (QUEUE + (1 + RECORD_SIZE) * columns), np.uint64),
        cursor=np.zeros(6, np.uint64),
        task=np.zeros(TASK_SIZE + 2, np.int64),
    )
    work.task[LAST_BITS] = table_bits
    return work


@njit
def search_tree(work, budget):
    """Go on with the search: whether the root's score reaches the goal (1 or 0), or -1 when out of nodes."""
    board, lanes, upper, frames, cursor, task = work.board, work.lanes, work.upper, work.frames, work.cursor, work.task
    mine, stones = cursor[CURSOR_MINE], cursor[CURSOR_ALL]
    wins, threats = cursor[CURSOR_WINS], cursor[CURSOR_THREATS]  # the winning cells of either side
    ply, nodes, stored, root_empty, root_goal = task[PLY], task[NODES], task[STORED], task[EMPTY], task[GOAL]
    bits = np.uint64(task[BITS])
    size = QUEUE + (1 + RECORD_SIZE) * lanes.size
    while nodes < budget:
        nodes += 1
        goal = root_goal if ply & 1 == 0 else 1 - root_goal
        empty = root_empty - ply
        frame = ply * size
        moves = safe_moves(board, stones, threats)
        lone = moves & (moves - ONE) == ZERO
        hashed, region, known = ZERO, ZERO, NOT_KEPT
        answer = plain_answer(moves, empty, goal)
        if answer == UNDECIDED and empty >= TABLE_EMPTY and not lone:
            hashed, region = hash_of(work, mine, stones, ply)
            known = known_of(work, bits, hashed, region)
            if lower_bound(known) >= goal:
                answer = 1
            elif upper_bound(known) < goal:
                answer = 0
        if answer == UNDECIDED and empty >= FOLLOW_EMPTY and upper != ZERO:
            answer = follow_up_answer(board, lanes, upper, mine, stones, wins, threats, empty, goal)
        if answer == UNDECIDED:
            frames[frame + MINE], frames[frame + ALL], frames[frame + THREATS] = mine, stones, threats
            frames[frame + HASH], frames[frame + REGION], frames[frame + KNOWN] = hashed, region, known
            if lone:
                queue_lone_move(work, frame, mine, stones, moves)
            elif queue_moves(work, bits, frame, mine, stones, wins, moves, ply, goal):
                answer = 1
                stored += keep(work, bits, hashed, region, known, goal, 1)
        while answer != UNDECIDED:  # up, as far as the answer answers the question there
            if ply == 0:
                task[NODES], task[STORED], task[BITS] = nodes, stored, bits
                return answer
            ply -= 1
            frame = ply * size
            if answer == 1 and frames[frame + NEXT] < frames[frame + COUNT]:
                break
            answer = 1 - answer
            goal = root_goal if ply & 1 == 0 else 1 - root_goal
            hashed, region, known = frames[frame + HASH], frames[frame + REGION], frames[frame + KNOWN]
            stored += keep(work, bits, hashed, region, known, goal, answer)
        record = next_record(frames, frame, lanes.size)  # down, by the next move
        move = frames[record + MOVE]
        wins, threats = frames[frame + THREATS] & ~move, frames[record + MOVE_THREATS]
        mine = frames[frame + MINE] ^ frames[frame + ALL]
        stones = frames[frame + ALL] | move
        ply += 1
        if stored >> np.int64(bits) != 0 and bits < task[LAST_BITS]:
            grow(work, bits)
            bits += TWO
            stored = 0
    cursor[CURSOR_MINE], cursor[CURSOR_ALL], cursor[CURSOR_WINS], cursor[CURSOR_THREATS] = mine, stones, wins, threats
    task[PLY], task[NODES], task[STORED], task[BITS] = ply, nodes, stored, bits
    return UNDECIDED


@inlined
def hash_of(work, mine, stones, ply):
    """What stands for this position in the table, and near the root for its mirror image as well: the hash
    and the region."""
    key = mine + stones
    if ply < work.task[MIRRORED]:
        image = mirrored(work.board, work.lanes, mine) + mirrored(work.board, work.lanes, stones)
        key = min(key, image)
    return (key << work.pad) * MIX, region_of(work, key)


@inlined
def queue_moves(work, bits, frame, mine, stones, wins, moves, ply, goal):
    """Write the moves to the frame, the best first; or say that one of them is seen to reach the goal.

    Most worth are moves that create many winning cells, but do not let the opponent take one's own.
    What the table knows of them is read early, though it is used late or never: reading takes a few
    hundred cycles when the table is large, in which all this can be done.
    """
    board, lanes, frames = work.board, work.lanes, work.frames
    empty = work.task[EMPTY] - ply
    queue = frame + QUEUE
    records = queue + lanes.size
    end, record = queue, records
    for lane in lanes:
        move = moves & lane
        if move != ZERO:
            after = stones | move
            threats = winning_cells(board, mine | move) & board.cells & ~after
            if leaves_two_wins(threats, (after + board.bottom) & board.cells):
                return True
            frames[record + MOVE], frames[record + MOVE_THREATS] = move, threats
            if empty > TABLE_EMPTY:
                hashed, region = hash_of(work, mine ^ stones, after, ply + 1)
                frames[record + MOVE_KNOWN] = known_of(work, bits, hashed, region)
            worth = np.uint64(count_bits(threats)) << ONE
            if (move << ONE) & wins == ZERO:
                worth += UNWASTED
            at = end
            while at > queue and frames[at - 1] >> NUMBER_BITS < worth:
                frames[at] = frames[at - 1]
                at -= 1
            frames[at] = (worth << NUMBER_BITS) | np.uint64(end - queue)
            end += 1
            record += RECORD_SIZE
    frames[frame + NEXT], frames[frame + COUNT] = ZERO, np.uint64(end - queue)
    if empty > PEEK_EMPTY:
        while record > records:
            record -= RECORD_SIZE
            if upper_bound(frames[record + MOVE_KNOWN]) <= -goal:
                return True
    return False


@inlined
def queue_lone_move(work, frame, mine, stones, move):
    """As `queue_moves`, where there is no choice. Such positions need no entry: the next one has it."""
    board, frames, record = work.board, work.frames, frame + QUEUE + work.lanes.size
    frames[frame + NEXT], frames[frame + COUNT], frames[frame + QUEUE] = ZERO, ONE, ZERO
    frames[record + MOVE] = move
    frames[record + MOVE_THREATS] = winning_cells(board, mine | move) & board.cells & ~(stones | move)


@inlined
def next_record(frames, frame, columns):
    """Take the next move from the queue; where its record is."""
    tried = frames[frame + NEXT]
    frames[frame + NEXT] = tried + ONE
    number = frames[frame + QUEUE + np.int64(tried)] & NUMBER_MASK
    return frame + QUEUE + columns + RECORD_SIZE * np.int64(number)


# ==================================================================================================
# src/tempo/connectx/exact/solver.py
# ==================================================================================================

"""Perfect play: the exact score of a position, on any board that fits in a word.

A score is told from the side to move: +1 is a win with one's last stone, +2 with the last but one
and so on; 0 a draw; negative where the other side wins. A larger score is a quicker win.

The tree only answers yes or no: is the score at least this? A few such questions, chosen from both
ends towards 0, close in on the score, and what was proved on the way stays in the table.
"""

TABLE_BITS = 22  # 2^22 entries of 8 bytes: 32 MiB


class Solver(PausingSolver):
    """Solves positions of one board. The game must not be over, unless the board is full."""

    def __init__(self, board: ConnectXGeometry, table_bits: int = TABLE_BITS):
        super().__init__(new_workspace(board, table_bits), settle, -FAR, FAR)

    def reset(self) -> None:
        """As `PausingSolver` has it."""
        super().reset()
        self.work.task[BITS] = 0  # the next search begins with a small and empty table

    def score_moves(
        self, state: np.ndarray, nodes: int | None = None, floor: int = -NO_LIMIT, ceiling: int = NO_LIMIT
    ) -> list[tuple[int, int, int]]:
        """(column, low, high) for every legal column: the score of the position if it is played.

        The nodes are spent column by column, the middle ones first, until they run out.
        """
        board, left, scores = self.work.board, NO_LIMIT if nodes is None else nodes, []
        mine, stones = int(state[MINE]), int(state[ALL])
        empty = (int(board.cells) ^ stones).bit_count()
        middle = (int(board.columns) - 1) / 2
        for column in sorted(range(int(board.columns)), key=lambda column: abs(column - middle)):
            move = int(drop(board, state[ALL], np.uint64(column)))
            if not move:
                continue
            if has_line(board, np.uint64(mine | move)):
                scores.append((column, (empty + 1) // 2, (empty + 1) // 2))
                continue
            after = np.array([mine ^ stones, stones | move], np.uint64)
            low, high, used = self.solve(after, left, -ceiling, -floor)
            left -= used
            scores.append((column, -high, -low))
        return sorted(scores)


def plies_to_the_end(score: int, empty: int) -> int:
    """How long a game lasts that is worth this score, with so many cells empty."""
    if score > 0:
        return 2 * ((empty + 1) // 2 - score) + 1
    return 2 * (empty // 2 + score) + 2 if score < 0 else empty


@entry
def settle(work, budget):
    """Close in on the score of the root until it is known between floor and ceiling or the nodes are spent."""
    task = work.task
    task[NODES] = 0
    if task[BITS] == 0:
        task[BITS], task[STORED] = work.page_bits, 0
        for index in range(1 << task[BITS]):
            work.table[index] = ZERO
    if task[PLY] == FRESH:
        look_at_root(work)
    while not is_enough(task[LOW], task[HIGH], task[FLOOR], task[CEILING]):
        if task[PLY] == ASKING:
            ask(work, next_goal(max(task[LOW], task[FLOOR]), min(task[HIGH], task[CEILING])))
        answer = search_tree(work, budget)
        if answer == UNDECIDED:
            return
        if answer == 1:
            task[LOW] = task[GOAL]
        else:
            task[HIGH] = task[GOAL] - 1
        task[PLY] = ASKING


@inlined
def look_at_root(work):
    """What is plain from the number of stones and a win at once; and whether mirror images can meet below."""
    board, task, mine, stones = work.board, work.task, work.cursor[ROOT_MINE], work.cursor[ROOT_ALL]
    empty = count_bits(board.cells & ~stones)
    task[EMPTY] = empty
    if empty == 0:
        task[LOW], task[HIGH] = 0, 0
    elif winning_cells(board, mine) & (stones + board.bottom) & board.cells != ZERO:
        task[LOW], task[HIGH] = (empty + 1) >> 1, (empty + 1) >> 1
    else:
        task[LOW], task[HIGH] = max(task[LOW], -(empty >> 1)), min(task[HIGH], (empty - 1) >> 1)
    clash = mirrored(board, work.lanes, mine) & (mine ^ stones)
    task[MIRRORED] = MIRROR_PLIES if clash == ZERO else 0
    task[PLY] = ASKING


@inlined
def next_goal(low, high):
    """The next question: large scores first, which are quickly found or refuted, then towards 0."""
    middle = (low + high) >> 1
    if middle <= 0:
        return min(middle, -(-low >> 1)) + 1
    return max(middle, high >> 1) + 1


@inlined
def ask(work, goal):
    """Put the search at the root, to ask whether its score is at least this."""
    work.task[GOAL] = goal
    work.task[PLY] = 0
    mine, stones = work.cursor[ROOT_MINE], work.cursor[ROOT_ALL]
    work.cursor[CURSOR_MINE] = mine
    work.cursor[CURSOR_ALL] = stones
    work.cursor[CURSOR_WINS] = winning_cells(work.board, mine) & work.board.cells
    work.cursor[CURSOR_THREATS] = winning_cells(work.board, mine ^ stones) & work.board.cells


# ==================================================================================================
# src/tempo/connectx/exact/exact_moves.py
# ==================================================================================================

"""The solver as the player wants it: which columns are best for certain.

First whether the position is won, drawn or lost, and which columns keep that; then how quickly, and
which columns are as quick. Whoever runs out of time before the second part still knows the first.
"""

PROOF_TABLE_BITS = 25  # 256 MiB at most, taken as the table grows
BRIEF_TABLE_BITS = 21  # where a move has less than BRIEF seconds: making a table of 2^25 words takes 0.2 s
BRIEF = 2.0
SMALL_TABLE_BITS = 15  # for interpreted code, which takes a tenth of a second and more to make it larger than that
# How many nodes a proof takes in the mean, and how many of them a second, as measured in docs/solver.md. The
# effort grows with the cells that are empty and the columns to choose from, and falls with every stone that lies.
EASY_EFFORT, EASY_NODES = 55, 600_000  # 12 stones on the standard board
EFFORT_DOUBLES = 7.2  # the nodes are twice as many with every so much more effort
EASED_BY_STONE = 2.4
LONG_LINES = 1.4  # how much more effort it is where lines are longer than four: they seldom force anything
NODES_PER_SECOND, INTERPRETED_NODES = 8_000_000, 15_000


class ExactMoves:
    """Proves which moves are best, on any board that fits in a word."""

    def __init__(self) -> None:
        self.solver: Solver | None = None

    def get_ready(self, game: Game, seconds: float) -> None:
        """As `Prover` has it."""
        self.solver_of(game).get_ready(seconds)

    def solver_of(self, game: Game) -> Solver:
        """The solver of this board."""
        if self.solver is None or self.solver.work.board != game.board:
            self.solver = Solver(game.board, PROOF_TABLE_BITS)
        return self.solver

    def rung(self, game: Game) -> str:
        """As `Prover` has it."""
        return self.solver_of(game).get_ready(0.0).rung

    def outlook(self, game: Game, state: np.ndarray, seconds: float) -> Outlook:
        """By the cells that are empty, the columns they could go to and the stones that lie. Where the outcome is
        known beforehand, a proof could only tell how quickly, and that would take long."""
        if known_outcome(game, state) is not None:
            return Outlook.NONE
        stones = int(state[ALL]).bit_count()
        empty = int(game.board.cells).bit_count() - stones
        effort = empty * log2(max(2, game.actions)) * (LONG_LINES if game.board.inarow > 4 else 1)
        effort -= EASED_BY_STONE * stones
        expected = EASY_NODES * 2 ** ((effort - EASY_EFFORT) / EFFORT_DOUBLES)
        expected /= INTERPRETED_NODES if self.rung(game) == PYTHON else NODES_PER_SECOND
        if 3 * expected <= seconds:
            return Outlook.GOOD
        return Outlook.SOME if expected <= 4 * seconds else Outlook.NONE

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """Always: a few nodes may already tell which moves lose."""
        return True

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[Ruling, int, None]:
        """Rulings, as `Prover` has it."""
        solver = self.solver_of(game)
        if seconds < inf and self.rung(game) == PYTHON:
            solver.let_grow(SMALL_TABLE_BITS)
        else:
            solver.let_grow(BRIEF_TABLE_BITS if seconds < BRIEF else PROOF_TABLE_BITS)
        questions = Questions(solver)
        moves = moves_from_the_middle(game, state)
        won = tuple(column for column, after in moves.items() if after is None)
        if won:
            yield Ruling(won, 1.0, 1, exact=True)
            return
        ruling = Ruling(tuple(moves))
        known = known_outcome(game, state)
        if known is not None:
            outcome, kept = known
            ruling = Ruling(tuple(kept), (outcome + 1) / 2)
        else:
            bounds = yield from questions.ask(ruling, state, -1, 1)
            outcome = (bounds.low >= 1) - (bounds.high <= -1)
            if outcome >= 0:  # in a lost position no move gives anything away
                ruling = yield from keep_those_worth(questions, ruling, moves, outcome)
            ruling = ruling._replace(value=(outcome + 1) / 2)
        if len(ruling.moves) == 1:
            yield ruling._replace(exact=True)
            return
        score = (yield from questions.ask(ruling, state)).low
        ruling = ruling._replace(plies=plies_to_the_end(score, int(game.board.cells & ~state[ALL]).bit_count()))
        if outcome < 0 or score != outcome:
            ruling = yield from keep_those_worth(questions, ruling, moves, score)
        yield ruling._replace(exact=True)


def keep_those_worth(
    questions: Questions, ruling: Ruling, moves: dict[int, np.ndarray | None], score: int
) -> Generator[Ruling, int, Ruling]:
    """Leave out the moves that do not reach a score which the position is known to be worth."""
    for column, after in moves.items():
        if column in ruling.moves and after is not None:
            bounds = yield from questions.ask(ruling, after, -score, 1 - score)
            if bounds.high > -score:
                ruling = ruling._replace(moves=tuple(move for move in ruling.moves if move != column))
    return ruling


def known_outcome(game: Game, state: np.ndarray) -> tuple[int, list[int]] | None:
    """The outcome of an early position of the standard board, and the columns that keep it."""
    if not is_book_board(int(game.board.stride) - 1, int(game.board.columns), game.board.inarow):
        return None
    return moves_that_keep((int(state[MINE]), int(state[ALL])))


def moves_from_the_middle(game: Game, state: np.ndarray) -> dict[int, np.ndarray | None]:
    """Each legal column with the position after it, None where it wins; the middle ones first, being best.

    In plain integers: compiling the rules for these few calls would take a hundred times as long.
    """
    board, mine, stones = game.board, int(state[MINE]), int(state[ALL])
    moves: dict[int, np.ndarray | None] = {}
    for column in sorted(range(game.actions), key=lambda column: abs(2 * column + 1 - game.actions)):
        move = (stones + int(board.bottom)) & (int(board.column) << (column * int(board.stride)))
        if move:
            won = holds_line(board, mine | move)
            moves[column] = None if won else np.array([mine ^ stones, stones | move], np.uint64)
    return moves


# ==================================================================================================
# src/tempo/connectx/machine_code_data.py
# ==================================================================================================

"""Machine code of connectx, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "be53bc3e685c1ac2d4acf55c", "checksum": "8ffa78541647ede7963cf0a0", "sources": []}
tempo.connectx.exact.solver:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;6CUXP+b5m;DqL7IwrHAv+cu;2n!~@A|I8M@nk2<t01{XeAw8YM{=|!BPg)-
1z08Fj3<bq5kw)gp8zdE&m8a8*Y4%TJrHZ@dq5^o-
W6te=0q4Hof*`*vwGZFmmfp_FEk)X7scWhsJ!jR>6aH<qjsQg33oB$Ld+)ysNdnLF?xIL{r)R6D`=0Wx?=aNuT<3VvlCQB#Ig5&_Y2XW2>8zdZtfG3v)l>
5`kO0nL0c8!D?>CM2zq-IDg_457$R;Crb$zF4)!rk?sMD=I>=|81jLbb=AYw;WR1odS0=^!uIgcdu3zV$qX7oqpRjbJ%rI6@@^-
>F(`IsuZ)u<>xW(ctgQ7!jFwRp(1aCW#Mika23Apx~aWaeoY6JXBCt_sS@f%_U0fGL02(&tJJ_5$fX9DQTAjzT2)i3#HV{fk@#V#I`erM$8CUe8+CY`H!A
AW|rJJzPNZHf={C1{+PJE*{=_pabNb2nme*jk4r9D<~%<-ruAw4`AW#>iG=__0CpaI`y-zzg>wIp8XZyQ?SxS~5V&vnKa}EANbBtG58+HJJjlS|`Mf09-
OCyRFtNT)Gu&64s?{5*^?r^4Adq5KA?DhM6^z=ECs7GM(7&rxtNss*V@;`7UH^au>LSZ1o+SPTw$ZIXW4(l(jf(eNUr+axe@7SB3EYlKGaCcQl0SNBJ-
*Iljf82`6Q2K1537@jE)fT7laf@4U+qGY2^mx~vACvkc@#F!OgV%?wHh?M9Y);KdA!Cm}qad&p7omxr|Xq=mihcP-
I6estxi_DWewy<;xe3Dq677bl{hkS@^*qY3Kdo1O1cd}eQkCcz3Tgm_AsD=aYpKmp4$0N<YbiX@(a);`TXtPwq~c%7Q)E5nE+SuCS<afZvU8xj^<3Q@u7J
xCBf!GkT31Pe$1H^}uf7f0$0G&%=icIBd1t9MXxTd(AuL%XrpqOoq`Uq}VPplp)j6ASk_>66FxsvOXKTaKE;f0v3Ze0q16ylOl{QVk~V0anxpM>_6S4D@-
-ZRpZ{830%BA{DK3BpBb9B1>*8dRL@104E1HS@{Pt2-
MZ_!e)#8JMd2Snsu<vGz)xcT>BlAZ+e~;k3^_x{oFbzqNNVf`WfSW;+5vVWjAlI=))SSbIDBn?8gV3L7*m&_tat}N=!jKl0qw^b`-
<_y1BVeR8S$PLL|2G5Jn|tN>{;wVZ3<rgD_0<crMpHro&%xazxg!P)h=0CTD^@-1Mh<=7t^f*g(=3sTi~epJ9xdab{h>`#n3>pkfy2+1AwLD-
?pBUg^qVjl+5GHkSD8l+Sa$d?RdU9;bLK&gk0f8-V3V5_q;8EkkJDT>I1G*ps<zK{#ttZ)-
asY$dE?TOpzKI@~aW5%18Qye(fQ=;Iy>K6TaNrM0qQ8_+7K;qOI-hz1sE<BeI}f_7X4#-`-
6q_`({)nI`Orxw6;ogCtFyb@wAn9^oog!Jzw)1sPBPv2l0GWHFgzIzAc^`@Ws1%zZ}dL6QbyPtqvyrbA=q+NlSey4=%A-
g;z%TQc`Pl>nJ=t04W3z%0^>xF2LylwVi!v`>*FdhkLGcQH~Vs_@Ny=R!QXPDM>=zqSVeDGk9?G2?-
OYpcf@MSZ~;G(9C?xIBdT+rGce20kQA3}!dk+Ipbxl$X9d$RCy&5B^lS;*#K$NJiHgGhZ2Ux+DJ+;329{=c&k6L;Fl8cC6Ji3Pm#I$tXIhiq|yEiRBB?-
tB?JHD6!>r}26keQA8iqQVkYhp-29AfUK2#M9<Ao`z5S9CvRsl^{i%X@&NU;Oeqe)y0FO&mb(CykekaO677@m<G+n#z<Mlv{eSrv-
W}IrIdqY(i2r=Q)~&J^qIXnD_OfJ>}Bgx}lji9baSW%J<lW5|eHkK)%7RY^qUzEvY_}n|zQm*<nUDEI}OoO#?GtUP{+%?yzAJN+(WEeoi15Uji>8>=bq{;
U9bUbAq*I)7=U&$M6>3S7Hf@c7lu}t_tv1zEhj2d=i=aC|TBlQ!sng;DQ(+5P;_a?yPL@h%N+-eRf=ZwM{*LpYf-crivi&*+R3Y)ET?R<d_AoKdHKM(<TU
mr9G;JPDSp$$0hN~i;TnrW&|~>9ytISPt+puY!n+HcZa6A2h}Hm_PjAHbZfN|31rDZZj}o>{rKA*saN)~FsHp~l=~+$={q{M{;x3q;}yO4T+gu?)6lb62+
ydkHaYZk#!j3P?lQIRhSGFnC&TO)%}$B_nZV>zU0#qHAuf@qoq>O9W?m;DxvB$j32V^Lw~Gk-BT2UzEyhVJ%hLvc-
7$}Ik^L6qrk`6_AWVhQBZ#ZSvej%AM;Mem3N2F&P(pIt<TjzGo8q29kEUd<mXfWz$m<!JPDAe0WzfM|)x<Udi5+8l_LEDS%w#lL-D$#VZjs*~`-
P2qeS4Y?UDb5YPfC2IlCyqw#Jj%dGFy-upD&hJ<Q6V1^-YY&>*^dk2JuDXAc5<WU{C<;+|-
dygFZaP0{bdp5q0PTskEH2u;rwf>heapaR=h9cHMMnJ*XQX9P|V}X35IWo_xWCnbyzB9hy4;iCR6Z@KTzorTJwiWVd$pA!|z<S~pFQ;48`9m|XFA;$KYsT
rJ&r8_j_9KV77a>x8Fxhgx~E2TUbg-894%3gza-GC&0WWQR|6YXI~d@yi5Mq2Ti{*KOKLmriAKpm^l#Ol92(uF_EX)F~;i^>4ZJM^#I#uT6DPuhJPCo0<@
iR|UQWqX+&pLntJSC$9c$|LFzHwwSgO^MIUDH$)UCG&G%AA~OzI0}r>!vl{3B>ogP&1NBIJ7^BSvG_P8Aqps4a2au%q;y+bbljiwn56T(JhHE?T@#ctJBn
y|Cm8G$|;lbHWeXm7ft8R-H6_?nl089)U@tm}0K*TmK))z#*U<<UQ({>Zq$}FQ*r!H(Grq-xM916HFtKS3%@TcdWY_lnWvk76X4K%wFQejA^dc6UIyt!x-
q*Y+l`gaNz8f__CZEk}TfJt~*)7@fqAJ8soPKxR^j&Im8BhOVq9D?Rs%n(YUk~NZFPa}U_S>psE=E2IUe}R{PCqv8TcT6j!R~7sLxW#GQL+90%`3?Yxu29
TkLin~F*`xBt0K_a0<7QMtGR?eEQtoN0q4!hwm)Fg4Vu(t-
BF?*|UxYqnXQts}BH8h<wSDK6Cq2CKtL?n?M6dmgaLe*lI0kCfM6<RH&sKI1w|TXwDn;|Qp}St_Cn_Ctuu#c%<EcaM1viTRN7u@$2&ic59fU{+a9<Cu3Am
G2Vq@he+`oiYuug}?2ba@D7-}w?gfAEN*Cy}xI#)-
vHt3(?!48xXtTL@K&W(`Rt)XtihY2hX9~VODQ=x<9MSovQNHK*8yt??l89gmHniptdG^MscTsbKS5JvfuZz?Q0o74VIZ)Ii{pM1h`A_-qgTMW+igyK?lrN
04=V8QC2&uC065R3SvMBOrdydr7o7@-
=py8YY_TI>zp4dHxCAvu#VU^U;t0HadDx?xq(*JY`XFGrg6OIs6;_qa3gw>ok!BFUEb@j;Ndw{ureW<n5l=d1Q{7jVbWehx<WaT&-KOS2{-u5pndB~<Yl-
3qgYvw`7W!<{h`NN3h!_^6S6ET@h~%<=&H%S*CUJd<hCKkm_{j2!84gZC)c%U46uA8d$n`yc7$RKuocQfAdf23wXm87HWFaUQJomqOpfbZQ<EJ~}doa{Y(
oP&VWJN4_#}o&;kp0TUbPz>>CbBuC2t^qXfkum<%Z6H5`&Zfy3up@Vscpoj63sd?<C?5+xu!u|X5@Ksi!1@~2-
nQyW^RN_WeLClO!y+%Hy`1;WM82;y<`c;voe^OnlafDs&3a$J#!6B^0+F_>=R#~K$FC+&_`CS*-XUL3$X9-
LGVH%$TklgLo1SORx&J?Lf=J5_5{F@YHmwTh4E>y4>`>6id-_Pqox@gg0=YT@4G-D>j4b-
i=3@gw|P`KC=YH;$GIP!gC|7cvlr4oJLfK}Liu5!IwEsiXmVQRuGd0xV(#NXCya|D-6$^HADntTp;JI{A;H#DN)R$eTeTD{ndWx1HG#5#p5Aa-eF6uB4!r
-bX9a#WbuZ(zEwOlu#oUE?cn=a68EbdI0JoKoJb0`SL9q6;$Lx2!{vcDn6{#kC$BK!0Vii^d~X&5i{#g&x36zt7!40lFqnjf~vARp=<ZXVz9FZNoRzn<S#
?w45npUld<O!;a9A$lDRN3+G1#<Q!@RKJ&6PUhM3Wv0*JLhypCIra(T&%SC2?vfKWqfIDcj!})`DdnbPgTYDFN{y9$BBIQ&RHZVFGPa8*IB}GxcLTvwRK+
4q7N)BbZ5Mulo6y=ZSFJ$Oi$vr-t^Q1CtZ-`)zeKyF%kKK{di{G;!KI=MDCNHezCo-
j?0K#H!g7PZMeegx?H^{phWb<Yo@?Ww@k@ydfU^%O?wuKCQKn?_@Ndzajg=O%LH>j7&PIOs4=7gNP*%WL0)CI)1BrjGa75juWpYwZ=$Nddx$4pf~Cc2jc7
MvM*H|@i;aV9DVuV|{8g10A6t&G4DE?6ZhQ!;1PSHeSW%O@f25QG8i6CW(trA8^Z^=`#x5|UM<Fq%Sx+8Clk7!nZ<5iwN0ba$jHM9V66_fN*QiomL?<y7L
n6u*MkLqSerp<ZDzCZ&t<Sz|c;nZ<+EIw&T8lWa2yWWDsGs@e4Zd~Tdn=^P&3Jf!+Gm^ko$Di<yoo8H-2;0Y28pS0Duw-
v8^<FuoGbo|EYlApght_1+(M!%Hklr|FoJQzNe^S?Ny$3@k;2)mr5!x=Udsd&NRO(rJ|1dl9Su0K{K<vV%-
imrRyzZoz|9I^Rp{!(m{V2cLrW0U4DK2tZ7`;}o~=ocHhMn#yPO`GWzo4-
xuZ)HLQUnb^{)?a0nAFaNoXcKm@V!lP@%BvC!{>apZOc^&{N^W9fVNEHUWQ;+!RYS*lQd+B^1oxz{POr!G>XEwLa~lCbz$Um{*!8F(yj;XXK?WK_8S9&rr
`XX=5N8aSxeY^lujJ*X!8r6qN=uiW$qZ0W@Jz!cY<Y+PhN#*3tN;nXMxWK1ZI=2Y>*l#sG+bd)`!6o(S@znEt_ZBVHx@UA9>0d$r>rcWZCl$l$ud&MlhVj
BK7<9!Nx@<!KK8Vk=(X|g)+cGBa`?;1`UN2p3~m*Hb9*#hE_e&j9%5u6whBw14!}-
uBFhhTS8DN_Uu@jR>ZT~)j$Lrb;j7<E)jTBsixX(Lyq7$b>6qP()iW6_0aE-JQZT0}en;~EBfg$j5&S%E+>s5~Ore^<2q{3yYP&r)15=l5y%JueDn-iMEb
WGC0`osvj-
<(Hcua~pNRxSJEv&m<e#Cic)ud%?(*c$b!o)U?X3Sp~Wt8i#&JCphNr2;DcQoj7lkfE~x$Eknr4L(i**8Xi$Re2VtR4ntSyf2wmu2!(mUcVeVjF;GX`y~g
K&wGI1MJ!flYe&k?mZtl+y+;S07)=aTJ5a|nQY%UlsqWw@Ikwy#Nv1MKa%}Dscd`Lm!rJF^YzWf-)K)xgpuT>_UaN<eAfgzQN1Hly6;k{kLxHeFb$w-
X*!RG{(Oev>2$^U_R^K=M+pd{ePHEtLkXa}0h=p4g+C}5XweR=3FHzeOatp3%@VOmik%H~9D3Lo`mtzAHn9D$+wEX9pdgVuuV9RG#X9t0BsC_K8k+nchGH
v~@zxYh8Go3k#%B<>6C|^!#jH4*lt4o`i6Sa|PyOG1)0KJTg)vHju+0eG+<sc=+#(20mOXqdbZyW6J7aFAllXzHr{1K#4x>Y&Q|G;`q&w>DY%l$gXJfa<b
~|k+4r`vOd|9{w5{oKf&ydC+UaO0Mi8YAh9aFTgWmw>TwFAGJ4Lm*%Cn0L1C-7}(e6!S>I)q|bfVPQZSb<Sy-C-
4{<#9NA3ssu492WEYtdMb6TjN$%=LRkF2E7&6*G7VEd%mcv{CxRyYshXw<toCT<pwK6NQ>=Bb!oU4vh|iCNl6pSoJ`aRoSCG(e%oETUE-
3cFC;|9=}0JY5PANjN_^xY!j-VabD_jyWZqt`&S68pZt}arH(9bT>ZeU@@Sw`pO69Cb6?aopehlUpvvuLkiey7$L}9J3un6eS1p6TE;lz-
04{aWvL9IRGB&OrUrwc#7OeSFxi<MNBA($hvf>Bk|EMQ~*7xrFvw$#uAJE3OeXUe=3*)tyxp-
+37!VT6H`Co{#6JHy0@PQ@aI9e1ld<sMnnQ8?YX)n8rr$zF!6oDM`*o0LwpI1vY3u*|IYj_!0oLR#_5)Axz>t9yA<Ylp4{j85OEgd^?X3}VMI;&Obu!kO=
L!GPS_*9EB$x4JFiTNNa>}q;ty~5B+?Q1#7Fs%8co#uS~Ege{?--6Z%ITh?7FQCGwn4p=w`mp^Y+BQeAF}tk`IR(yMD?=6n5;xstd&A@A{IdvnW%LP|Nq<
xBjLRSPGr{dVbpF-s`qK_O?w(KT6&D<|F&wX5QmUC*Ay*727e4(-
S0zhKO?nSPj1wzr@ih5IR<&NJo)u9n0i@*4>{@pPlnY~Z+@iVUlzvc(z=O;Hmb^Vp9uQ9p^qc10p*1FSDR>*C<GwjeO@9(X;>Ec?6OIacdCEfMkeg=SIdb
D_{*C~H!`m329(U-YfJ3U283b=$*s0Avt-Vvze*Il1Z@U;TIxIj+!^#ZXP9nDYQ?pt$)};nQnbRoqLwR7&n7=UeM<A%j{j)PXi2E1*70h{&x60H*+q|Xj3
kRwZ(25-||518CifiRt#4={x2f~tp;tacO8Df00&fk7Bmav+9bGp-@jx%Qi`W7d(5(-
XJOAyH8N_qCQ5c@mzAfq$og8trl5SH4C21yTD*lR9RS2USjH9o7aL~m<IyS~3s)DJcOCx5?SC6=wf0^L_)9_eKG1d&y^<7mO?brl?#?IxzdVE?O%`}Y7ve
s~|PuQjhi9dWmFVAhDQk6tGv`jhHrO^dS$d8vci(xdbAZGeTm)nJg4S*~n{mdG$U3iW0&VPZmJDy)s_8(e5+!LYaZ*RRloJHyQm6#CzbLG%)E8IM}Q9)N@
^hQ5SFl~?VrY)z{J7ex#xl9<>T7=T?QIMm`FbIs`S9>La{yuRxlv|4-
Yr^1PswsE{GECVeBDnCnK$B(gUrhCS|GAlsSWp>!XpmZUIRkcrZsu2M7wx;vnCWb=-
fG~T*noXQSW3o?0V308#V3b}k<2o>c_B+3yhVxPpzGtZhv3;CK1{TW!+f7~6bY_GF+?I?`7OIh7Sn&w*vmioqZJ^mlqdKaXrK%SV1esjh?|Z7{DCL1;4C4
eoFAbIR2j;K>|1D$9lOR>Kiph!;Ss=sye4an^D~yu!j?}?BEd+TK=)o7hQW>&G67aI3%jc!e(HqoWYz7vk%(LR{8vw_v7>$HAWKxg(tJ3WsySKCTyl;6H3
~LPXsyg8@jpHgZ#(s5Zxl1)d1zM{R+?Jj002Q{m?g~ik;mDSAtYDXlO-FE=y%ZjF>-
ARl<WI%?jdC_#{mCQq%_t>lhQ})f8E{@eX>L2hm*9McCX*j>wN)fee$~7bun1l_6&JUmb5lYj^HkNc1)y0yoDhIFcJZ?zfX<;dUs(g(hi@UY$Y$PQk4(?F
R^pHUZoaM&-p6ZnOaRG1L5gOYl9%IAPwfW%jPj=yN-
C6CC4z{ZAVid$a)|Ok#(=V17>cr*){RM(SgXQHTGd#IQ~dI=wgoxO{YuP;b)yxGXYI>r9+I9i{}~zoY}t}Ky5<?Ar23WZT3zax6C0J$@L`38H44;}&J`7{
SXO@dMm5MrjdgR5P`n#>05Vj8#Ry^}(F%B~_}#V_`T5flj9AK_wm3GcNF!}9bc}hb7QJYerzirmj#_?Vptdy2G;6kyF-
K+e3Dv(|=!OgAZoK)h)bFJ4gJ)Ou$X6~3pc<f|p6K?-GA(SsGS4Osq+x6OXsJ?%!vOxeaec9fx~D^6a%^$j;?|Xg=w-?MeEh(oW_u89*rV~SwEB|?-
p53*u*=NOQNeW4+7{nuwL^T#s-B%57o^uT)j9g-
>B?TQAgDJqEYq6sxbG@nU85C#Pmpl>*6WWUc+Vxwef>yiG?1yuPZu!_{cHUs>#26C$dHGUZbL=TAms+P6XsMYg~HUdxiZ}ccTp@XH-
BUr@RWI8qbj2cbZ8@xJC}WRztWdW-vJ!;x*Jjn#W5cXnN9;)#UP$f@JsBxWQ2Em?{RL-
Au|&nvK1(K{dE^)ywuK(>jXijpQbtr*!|jb`vcqwf5u~Ab=;h#s-Gk#RzDy$Uaq6$bl2Y8bs5?3zBr@{-|lJSixU*HpmKzfe_IMLJla5Kx-
NC@!5B~}S)I+!UJd_PmMS<P%QHAX*p3Wd680##vkjW#o-W)CzQv7S8w~je{c1^AIV%B1u12{rHh91Q00HDO>3skI9+N*}r~nH50ssI2003E9
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;9hSO*<AoF;DpR+Hn;S00#+4D>>isbdHs0=_%S5fe$wDU{h-
HK0}SghDc;E@q)sA>WFd2PDv<+HX6e;FPJ*Mf<qZE*6bpbawXz0caf0OT!p=QE_PWQiA532@R}p;=&~9Z*T!YlYS!*3Y!;ZJ2#8d{Pznnv6f?%?h3YBl&u
2z%VHre|un}5)sA_PuXX9D#ab!5J2m5*NL48<#sN$F3l+*2#sE%bH)wSdQ6DAWEV;G%+Z10<ctC6Ha4yBs}|16IxRgLL-_G7a2j{ux<qZzS)KPApolpJ6R
4qCa+NCbPKDT0FS}W<GIvNw{XKI^VV-
m%VM4a~0~9alPd5fl%hjCP*p=nA>LpG>s1jZ)vH4mK~3HvusCNmCWH2w!<J9bzKVvYqR4Y_uM3M1J_BksgrQ~peJ7CBK}}xV>`}AG5|<&=mM<L^VjzD2E3
cAHC>y_&&y$Hrk;1k3K;Km9lDclA51qj!|a2zlBpE&WW={%7J)BVN*tK&`|l9*HL@GSAFL1qM?}yH>Ln}l04onpFa5Nh-ugd{-
a<KRbQLYjrZ=mIr5=e?VRpLzOE0G7)(|@n^a`bV%_<1l8l9YE{o6-!@3vv12~EQb!LWx@Y@hQR?F}35hzpDljC8-gFCdCo$0U-
m>S_u=s_tg{{FWMXRR76N*|2x&snIAl;WTNZL+?;)8GSoK!5G!uUa~0)+oB3>9Pyc_#R8fE`yV9SX6cB-JNG<y!a|?iK74H;!$%v<SPZF#>8aB?lhjr|h^
{@Oc790%xivU1%BvtRiezeox(~7#p~1>dAlac&U=97`r!Ugkvl+(2lw{P4V&z!v9LOslMCi{NaxIzo@$|zVXq%%f0x#mK@LS021eBA;b|`Zp-
l4GHbrj`A{Q^*zf$vs+DA<K1+&8%Ep}aqmlSnXlvjQGzir7JgZr?aa&j1kbKvdQsDUkr2JJ(5Ou4uEE0_O(Bx6B8j>qBTUqy$W$`*o7%vG-
2py=Q@vezZcn&>`|LRad-5c*mHh>|lVhWkD(6gN0uPO;7W;zis_*;(%q&g2cDM4~W~Z^=n@rR};~_wy-TQKe#Pwe3`q<A~z(gD0Z?CAJ{^i_Mv5{=a?V;A
p9jv$9-LKsiqD#eGzi^#Fjg1_m$rfJ4P>8M*-$kn*5ajM-1yJVG}*WxN2f70FDFu=Gw=W+h~g}N_OsS5vip{9Sq$_@H@@MatIV+vE5xg!0%)(k8-
Q@yVZ`Q`NnCA3(0Hq2spgzXXRiN?m?*!>qC-&(WB)$ly7tZ3irCihEPa`&2$RT<I{>x70&v2wdSeH`OqYw_U+MlSJ=%{Vu7bK-QIK7nTOg{xT&nzRO;#9n
xvP{l<0Lc33a^&O{Qk{+R-*WY}YQfdZHL$I}w&-NG7hf_YYurD!VG+5^EhUT5nRWzto^L)kN>Bvgk>D*Nr1Hy-
H!XrR;fb!R%U<S;d)<DW8sr7*2(fZJ5q|weZVpJ)SfMiS^3q@+<iNmU+Zq!X1DEk!zqY{K9H5>{>KC`>Q<pXG?SYEz57QZvMs15;p)5SdX)G<5+EL2k%P)
sQ5<Jn6QyOV9FAUN9AVwtRR2IuxZG>Sz4Boy{<_1!aEP7{$8`DN$xdy0IAPc+$5Wfr9WW&K_6xs8AZvE_72zp^2_V)z+_f0x?uv%lu*!#0^xoCE2)d7(oL
vj0EkRJX_G$%c$;y9bHYdzNI>9zmFwCd8|fPddN{5-
mgb3MMqyp~?!v@2ve^wpmkqK8lHKrYWwU91=0BWu5}o~bYBFIo&xej&g(E@v6yWdkI%dN4L(s7y0Thf-
v6&i!ZTzt8vJvj)$styzeiddEy1Mn?9sJ*bxS|dSU%!9=9k?nDJS7LC>S1HKfMF2SnnsWVly$t$%vUxyDe1PEU&o^$wz)Z|4`e`*u|5#jEkcvI2IuT>GmR
+3E9+aFcN&+A!_*sE?U3Wp<*<FKp5<X77D_t-HR1n9#Ua;uM}8ll!j==Gx#OAQuV^c3P`kd+Xf9`*5!4r1HW)oo>68bh>AiRlI!ta8PRokbgB|%3=9fUZE
rkQMIH>xSOTLCy(_SzcP?&?|TmFG`VxstO+BZ4vyz6eG8Vo8~Qve8Z^0UN9DI0dX9Gj3s9nuwhfK&yl?qSu%3hI7)Ac`K=$j(q<^N70|pvU`*3zX0&PFPq
CI%riqZ{g1H3H8(+2Xs-te?>|LFeG`xQB=+V6+$r6&5Cs)`@0pWCb1+^5e#t-
QbBWVY3R`6X|Z@qbCBtqj1=8+rXvM@2%Fc%!mr%x@eRFKbR5x|x}mPX$D%2Q#c0jliKg@w>5J-
B1ANXQVtX11mL95I#*%|vhI_;fzYL)ZSwUOuEK;>Y0u^H-
PGYik>n7@9A@=idGkcKQZl<y37#!};sx_40NVNAWSqV;{+{e(9q_JEgYrhi<Pnm%W^`tk7M&E`b$5mW;>TAT!(Y^5grlngIAK)9DR^akL&NTLLg2LaUj_|
2GRaY1?2#7zj`nvRN3p8c3LQYRUzO+uh2_?3-
n#Dt(Lc`Yd(fn!ZLm$udsokt&p=bkFm0%qoGszPwxrMvyF($~kWh<*$WEBEh4Vaua;vbhL<dTGeVo({bg2kIk<$Nhu@=S?Veq)Yk`@TZnEa+r)?lbmaP4K
a946?b0z^V%6NIj$fp5RkO$M8bM<z;kcMmmr#In@0&A|PAaCkiUU@aW4P4NIadF9stu*~oyd>WLY_tgsUFX`WvlMk<x$ElM|Je~4yR)Vxa$vy;$=ze8}>T
bc|q`O7QX0)+~tEMgw7g<$o1c}t5GhXI2#^dXlHsyLi&DL6d=aFsTXvgx8%sC006R5AeWY%c&9E>&-
!IhF+carHfqo5>b$?x(q^E&;>Fv~oUMUe8S`)e=?tiu0E>QR*u*`~0(W5m<-ghR(~^2OQEh_m7KIYBo~Vjfi03`(-
hsZZBGLkmoyfKG;haF?_%Fgv((cUj<m$w>UjNJSpl>@MBuZ`8*uJS~0G3Z%%$S;RMW0;7(O)pR|)l^yP!vPd69L2h&&xrXb~#bUS6ylKuv!eLNRmNPJ*Yq
kp8~#VtFc#hB<mhKmtI20%NJZU#6OvN8oFL&OLduT2&6>AAJU7ih|uwi&BN@1&d24exgXp81=@Oh?fC)1KvPU?uwgEOzF9W0F2U^iJ_&!T9;EO7i2A2p7~
CSg~2?leqXQ%bjF{8kjB24P)}Vggk4OVprmo(QcIz4+zCu<w`-
xbXTfwIYbK1Yk+C&UJO&^HT~^K!6wlwAOuew5c)HfO4X5C8j*d@^;J2zY)B*i4J^TPjTYoc*s;}Z5_UwEc@=)zA!YjE4)0TZ@mv>M5SmWow2{uj>?A`jSg
x{)yQQ)1Lc$eH7!8(jTszi&AE=_ODR+yC^yEvYcDpOz&Yz~Q+a#y3JZjB~PUKgbpZB>0mS$0~Cm*aw7`tcbyH*BzZUl;@KnovMU=W^D#{TzQ5*nk^Ox3RR
&(JPs`D$zQ(~%dUH4;(!9B7-U!)2ijzz6l!1kVU~m|b~k@3&YU`1_8yRc77-
>u0{qfw5eFtCjhTGD((UAaP}4)z*w*TqUsaSH=1qd?xWU8clAfMz*<l1c;dfe>y^8dhv6O<ln&%$T$Xe&bWJH5MpOWR4SKlEqm&`mC#T3`xhRCnblitjJj
51)5HuD34}2B5x-w7ovj2DAFVZ59pIty{{SDNaH{?22zvIvm_e@F#)UKb2A<xc6xH}Bcqo~0GVQBb*icVJjiz?>1v=-
d%lEb#zgK2=m2+DaIKkm4+q{f$CR)lrQsSX0FGb%qx|0K=74ca^p!>&^QG_QNC9arHZX)dOY34>HzTNwo!5&?lrUEC5V=q7P{fHovSuUooM&1I12Rxh8eU
#Tqu*K0nkhx~|sq}$A?bUYZ(3e7g^&*akB!ixaA<Curql|d2|B7idxYIs3DCMbhbwDhg3WGKC2%P<Ca@I*LoDk_GEz2~MU3BNEoli@RD5}$P8)5%t<_QJm
E(O2*!G0d?`sXW4a89caM{lPlSvQIIj|X((EEP?h$YL_l2H6&%jJmQq)1U@2Yjy*-
cwM4Dle}i`3dsR2`xziduFRGJo*E%Wil^Z%mG5Rlh?PHjdKj#l%Of$8(X@Uq$&BdcqD~OZw-zYD1b!t|3oj@V>f~dICJ!f<0z_&x2^~rX2&|u0d{*gaI%G
s}9|Lq&mkBbA2B=OOkYAvwtcheKQ8LLcd_Vit<)zcS=+qp%M#)qKXV{88k5Rj(A+dCE*Cc>fiM>YG)#$5ck^ooi|3+du&1f}Z9T=D{tsWXwn|$>~djZU!1
v+|~)Q!#tLG=xd*L#Vycc9fT0I2vcJ6LVGx2)kA3PO%xp9IEuk(WoQuKB4h=gbOW0X2T+ERkpMuB|f^-F3ZeEa-
?ENRf0cBO$dqGbM^vNJG`L+v1sb0E?cCxt81#CPgC2Jmi^KQI+5M{7dKCIYw$B7Q$rc;O=V>I}l1F71q$25lNfUV&_mp;K<mK8BK}9VH<p*r2JIHcIuHC+
tBvYx>uLozpjb+!Bc(LCyxEelH2$zWBv&UeRuROz5Hy(E#&96qoaY5;w5|tV9{7iK*%l(!z(DmYRJA6ISm`{4<59$P8<0GcBA)sx4-
kTRElyO(iLD24nkGtMTtM_qa#uodvafkFnL@GYccyc69ALTSV4$J@fN2y%PxOfMMuB;cs4m$BA!qtG19)4xr&MWsB-cHB+UI$uR_3)09{)>lR2Y}PFpW@H
c(<{s3XHnsr>JV2^U1HznSysr73m)s<e%JNvwBt9^K{3nzX#lE>FB+3exC2LbljpUYZ2Rt#+HSt`iaVV<;vk=aJ}YA|<msONMuq9KJ98E$&pEJsM-
<m@V@Lk-@se+Yo56;rQNut|Lx5zly(@xC^+LUNJZ`D?Wpq)zC8s8Et9x5_f(I?xJEH=alev{9m0d<Ta#S=!!j{z2NkdqwM(J5)3kp!d+r$$>ldp%-
Cc$H32Z^YSZsqX5JR;Qz^AK@JzZ~i;Q%MV6UD_uUKe?GP3F&J&~<1_k(OV3~SplbmY9s>3z=$gdRW3Sa0n?>M#Dd^xHtmF|Akp<?P^_xfc<o_4Bh~xc!MO
=G42vWecTJO##MjyWGSmE(t{_#ON|255y?|Q65S=@2dq2SzS$z^nr_j#h8tP0zmbk(;M?J<fzO)sg6@bQ;!`cV5d)4!A?I$XH80<Rm?8v<^wJfLf_0=eV{
#UT9j3&A*q;jrU3U{3>ZxHOoim2#vVNIvp`1)1(<AnywLb0G?Q`j3QP!_aZv1Kre_Yb8L1#stDBalQCX1cVVULD^h6_^xSpkkJu@rGMu}Fqhs`@FZ{E_ng
+E#cPXem*f&yC4CKV|1acO6t34`U;vRHhs^P`;+An@EynbsfcobaBkRC(fUr=pZ{xjlFe$I23Kpx;EZG+z}jns((3Ju*=_Yj`U5(QD`~4s<E4+3%)<nS-
~D(&5BGdVZEGZK%BKyr#V5SzC^VkbAi)t+H~p3Sl>RfP)KRU?(pYq&~ZARc<R^me6<V;7=r@!S3dgbKb_{nk~16Xc4}ikFM8f-
@A=h*cc$ZRQpl@&fVQICU=`C$XA=SP($|{I^OgY+c4~NXs0hM{eA-i-muraD1+9`HAHu8jvVh7-
Yv$q*A2w3qKYFRdoYjucY<hrc<LxkDmUE7iL`C6d0s;)gp<41sb=#0$~Jj^5~V7!`T@v4;AWcz-
0UrvVP<ec`kLGBeg%v$jNA{QD9>IsM``&*P1}0l=ak9EyH_V9^A94I=lVp-vOV+R5~H$hr`7QLH0)vygb2%3c3i#PWlc#OpvqDSG8N?3L`BJZQTe2%va=M
(!Y}E!@a}=6Ex&QH=oA7kfsp|PEmxCy_V4qVCRycpEL1YqLkEEXHaZqWynzd16R-
7=asstlF=e^f{T5!3DNDgl>_byU4{jkCunA*P6FUzB3G|c3zyoeC8v(9h5e`w#abhiVY{~KWA*(iI0P1$1&+Eb;%k86o?+IEJb;*7>Zwc!>sL9V}xFv>Ft
o#t515yC&Yn_C)luUA%m4`yj)*KfzA;pc`6F$8(oiufS*lZ$nKUBoVuSN|)3&~n`3^$zM@X{j~NUu%`!{w&s`=<Hrf8h<V(zWb&_$L%$bhdX-
`}mr$v(=~S%Cdq}PIHnx9<LMWVPbOY&$<$=%YQy#N;n*@q=JoVp(4<qX&eazBny(^%>jNh1ALz?8k)m#>t!>`r@pVu4`qIlm;#CVIA+QBOh=aYN*VJjO*8
lYV=Q+Iw@{z}=&U|o7VoSg)(4}HU7WhK;kD!?_f|sTY<Ny<u|5!+xGw*8dPTj$C)HY;)e<K}&6pm$dQV6InOm8~*iROV%Qm6oz`$G%;1neoG*z$%J?Y2ih
6=neP!+%FZix@RU@|>LUD24<KT19=gcmQ7uX<I-)-
AcZJqY$eTSF5bSa0SPx2F=%JI}>pUMjj(T%u5l)llF^e`HT7ZXK2X3A+?Bd^m^o>PF$3LV&4JTe4xx4o&PQ%bDjHrIn}IJ@`D4CfBvWrPq(-
BoqC~M(}}s_%<u`crc>Wg8IKyt~uiYM+AQ76&6b`A{2WSIG4nj%^{p(tCtW0W#&@^iGk)6L~7<5Idf3Q!@m3AiB6OPPmk<*kx$Xb-RXpwBW{qFywRS)%Gk
WqZOm_XkkkREcN%`+TGqBi)#Oshr>3c>Az@2>$y85&aDorY6%H52$3*=-Ta^`p_z-
2J;+L5p6FUWmL4WZ*fCm;ZA$?Hfu5e?gH<AatUvx*^?iF(*$8|?$W;emPrB5<HaJNH#6pszHRONA%(t`a|#U{bn8W^vn)|->NT-
#$vuY+Hi$ZL~4B~(%c8n?Bo6FMWl-c$VG(yKVKdDd3WD1f1oZwfN6uyOi;0000000HeO@Vo&4X0d1Xr~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;Voh?J6!-R;DqL7FP%ztu&qF2F7~H+u^XY&mZsFx{5aZCs(8Vg*FkTqT&bIg)+?{}tB-SFt<tNfjv4h&mSCnbMeg
-`lHd<Tfnn~i&oq@+`~0=PEt($KswUooMwTFV<g#p;D3hA>U>$sIc!XAj3Ev}Xv$mcSBN4BTm>xy57x?X@jss0HytqIgsO03rCacyYi<}87(Z8Ckx+#X2q
P-K6pG$-0dcSuZHiCA-e-*V2`j6;HkhIZ_5p)Y#x<zXkq}O#EVQY2#8=Lb)*H*vTIfKxb_-tp_>>uS8iA^y%u0K3G(E~2?Hgm#6z+_jFH~$(44!zg~YdRU
`j@w~BTVN6dlcI6F;$u7bx87x8;Ohf<rmUl#><%KmVQEE$K;Fe_Jcgza>Jj#>NTu398qXkP1CAW`T}ey-7n_~nDH8>iz*Q-
Mp94FGp<^>1%{Kd+rdB?Z;0Yf?v>i?mlH2Z5cHi)tE!kt=M?Hnu&vdu$u!+Ll4sr4J$x9sN<8}D5xRW}9WN4=AHwE`+k^KwTOS9ZL5kkuL$dcLJ`eWyvDs
eXMFs&acF108i8lP;Y4LUzeGvLP=78sZCXJvh%X238TyWJHDZ3yf2U5_HPUe<t$uCGzeRkp4PY-zZ{p~-
bFyf5sNz0q&md6`HI;u)zv&;zemkn*Srh$NKoSG8jtqqT@=9Xlf2WZGCjtfE6AWY49~ZL2QxbbUqV=RPj&;39$?V?b<#$PqlM>#w%3+3|j^!U0rp{hd$DH
ginYC(Kd5qRlo~WATMUdC_3Ay^a^$Q;l(ZHTC$WkPC#owh?V}Mbt@QE~_;P29EJdFMw6ea4Y{Fdfu{^W37w{9sFq7>gm^o_xVl_Ay;RJ{SxJsUbw*zejWK
(qLNBd-8L0uu<nkv0iyW*TgfDGP5e*~p^=lOF{|>uS?@6>fDm0K^yp5iv~Q?c{W(l@umad+<Mo|%$j45I+9W3kC4j-
dkXIVw>ELeu>a#<xjAIjq>mUEC&9-
Pf*=co1DA>|vbi`G9;!D;}_)o0t(S*HBTi}wy9r07gZp>H5VTUP#)OZlQ_56FZy<T?L5C)ne@|++Lw#P;Y<{xF{5g%BjGpb8TYO6kU;wMjSjSkO@XBK_Yd
W@8$K%cMu^9V*pDS7ZwY4$xxI%gsyjp5K1`6;+sotlzfonr7>sz-Q$%qDHMUt~trO*@(Pb3>;hmUgp_drjO%H<*~ft^O(~KA5H8-
N0ExVe}|Ug*Ld*PRxiQmq(_j`-=WUX)vgs2YbpnAK<@k`%Y#TRHK@$>>=W4{3q-lp{df*o-
8Mg*Zokd?1q5XkjqTliT5NSXht$2xR6cyC*=LXpiW)i+VhKx`O%AAHy!xNspJ3_()aB!*Pdk#bjGuYXFk|6zXHmt@wWW_kSG%vaL4TP2|yV&kPG>0@3(1H
+Wi2WF8L8Lqd=xTg%bEr9h@FZ#w$e*g_k_XN+rf2T4H(>a#@%90glXZ!7^NxQPQcs?i>qW?qCuCE;N0K*51$bWjkBEgXTb;4Naf|+>3YV*Qd&%@vCKQWjt
Uf8|RC}`#|F0h-eln7x#{14k>kOTuHGAkzMD({%D#Oq-
=N)Fz+C2U)YLD9c}}fehu^*r5$>sZ+^&{FwQ!xfvdn<`+A0Fd;?)j>{DekaagOX1J5i1<5ceELnWN!>JA250`D&#YgKrnnJ<<}5oR4XBDp<1z_!yZ7)yft
?yrq@rF<M~`J{SR8H7F1uZ+dHgFykRrTET0X6Q9w=RgcA_}C89bZ<;6*VzWEzxkd|@nmZquwIG;;?^I+@Mx@OBSINu9p3)V%r-
S7`1(e?#mb8yumFf9jj}p)+4Kk;xSBsD7ZTk{<x#OAMe1u5wIM+#zdVI5L2}M#9W&`iHp_HFfuxlcsp2?zH(OyK((JQQfCY7*N7bN@4tU_C)#2)IwUrVRN
qL#}EPRjU*b0{4|8cc1sDGn7-ssNlQ_zPZG~z$|3`MpMkY)Fzw_U$si&&U}2`?mn>=^-
C)nhYx0u$2y!p%9I=;<%thQH|t^YKnuS7l~hkkYnO`sKJH!QO}C>arTBd<JR5_JViFY!Fgxg{Be_HvzrTrc84kn6n5vAYCH@mTF@ZKxLj%ho_$JF(i2F2U
TZ(Sg7gk%lV$eU2w$VKOb-ai`$RM+;MRHftC~HnSzX$w?lY7TCfXA?#pBt6M0bH7R_Psx<Jd?JI5Kd?;A*Y&*5<Na0RV;*akwF7FIV_VS^9UAEg8vQFN+_
T;cXk-k5X6hTBufmR=~w*b=dY#)OeHeOlMFn+~cfs*XY`k~Wp(>1z%h3z&0iLlS`hH(QfQp|WJt-
(r)$ePpj~xdij^5hUX67CBHMj6DIEblJdYuwhzsZ1@s*(A2-
GRjqM0P!o|+$9iB=^PGk_A5z4b;oJSc!U$WD``x{oeWlxQ4<gGdCU$W^iAU*#)2E?4g_uucDE}_A$bv0*XPU~2XKQV9NQnrO0uY*`@)$3WuRVK);vxZWRJ
;uzVI{VC9X8O=p`C9CQ?m`}pO+7Hza!RBrZHLGEW<fu)-
b*qc=l+PYP#MIkMmPaPW!{LIITuZRY?EQb8&1Zo%%Z#uthSLdCz@(Hb$a;I3Wvb|5XFeyadCbk-
t0tOWv_&tug@N)ei=6633ZV9k_gVLo>1z8b}heOXT$#OMr5yL&Dl2eb$8-
6|A@OQmzoEe{@~eFBu6qob}>5uNkp`slxQtRnsUpT6X1+Z%<uFu}cCfuF**HLQtfzWfnaUs&n4^t>PedA7*es$1RyyEE1jWi<9i3sqBZoVRsVD2!JswTEF
^lS}MYo;3sz9g=f-4g%ARWK0wX#1&dI-xL8!ftGDxTK!lZ4VjZ7Z)|D#EM+WluSd$76{`;ZH&(>`;dsexE7N01&8Z5Si+g%1FTEqI^tC<UTvY8P*vlw=k5
oe_|tdZwhOx7O~KBbzc;n>f&Xkf3zdi_i}hI2sSo5AGj+v)BWM`t&O4$|h7;`zR>dpLA4yy`h(^2!dy61~{8Wjw4D=b;OB3dzwVuNp-FBvCMz0yGDUKFw;
+;DGEw6~QoaoNQuGju2g3m9BvOl$?7WoUU4xk1&lDxZV}IuKdhf;d|6J2e^r&_bZ}`r522#cq$m(z^|n5T!KIt#`O!>J+9Uabw{Q7JdP(XtxBt2ZmWe`$$
QM?ePX}E>FH#AX4@rD9ZX#Pr8ki)4)Aew>Ji^ziW|&L{`CQsXlR5^a{cxKZpqYy%3TB(b--1CI}bT~Q)!zYxA+98|0yWgsSV)UQfy@N84I7q+99%78xVDY
+TY8h5OqCAio-=N(vwmxd~;X}XVi(;;i0<u0<SD*g~w#AdP6@Kv5$;B;>Bx#mJYv6^-7v7uTWfzR_xa_mD7PMzG>ntw*ipR1x7-
G9nc2Q#NMN%m&5{P@v1X6=q6Xu<y*6hIXpB6++e12KABk|S4ppm%AEx53^<^+16L`yhzQo+N>hz(mpq8FvzowOFU7d!w~-
CcWDBg+6%#Zb&;!PAP0EOvq#E9ko4z-
k4W^i(lzP?MT!scj+rssvM>BHq;oS#p#C_$JDSH&y)wb~%=y|M;w=X39zJI+zeQH!XZOn<$^XM5wl0pV3Pin)MF!)S5P;IgA<@el3z<&lmQz{@=pLlQGjT
5=zJ<$?Ja~ge(A>i84j~88~HFGaVcD(}xr3y<gH)}zjq+6Fze0n#c;cigsQUaYssHU{c;AsGJu9JvI1V#`3&11~NO*ON^-
*Ulr!SEs1RUg>dZ65xiW~}u)>qCFe6hbbOc?#TAh#`Njsa;WI7lyyyPfc1zLJJq3UN_h=y$U*yKs3z)!q>7@Z?=q(2!AU%J?d29DFC_ubynAc;yyT(dIWs
-B%ztIlq+TNW09(qiy$5I<Cyf5%?xkF_5)hL<<p?&T<!SJxb?0juxd|0xOPxH-hKJ{?(rZSEBZy=xrNni@3fltQ=!d5ek#s6^8d8uk!G?ZtGnHrOH02)=G
OA7sH2Y4<#TwMK-6yz>m4G#ti%SG+n~dbxBk`X>VM^8<obbHzLik5Z5(26tRN5A=n5f`TXJ~&J}52IMTBlNtxBA^sW3%RRPGm+Aoj>^j&jQH-hWy2wyoA$
@4eT$^=(kLG>OLgP8G_K6Pdj{(r^zO31Fa%wEdA~*`c&4wSC(D;NOvjZ7GFRVi4I@*v;h@&0(=n_DAiIly!vG`^=opPlO6V?n0_|xNLi-
?3&c?9)JhpJVw2=IlFx?dLcIg102jR>-
CWztZMVQlvMWlIm&oF0<f!4g_wfZwdwLP@hp7JF`>wezkTrnmBW4s@MF8b!n_+~PXjchb~3VUGS^~GNFkoLnN^;;M151+2$nc3K=4ea#IBeRJ*dhXe8QOo
@4L6!4}N{UB|LcjrsD9LIhpB1ShM4A`?B~>P6lu%JF3?zD^fMVCHIynh|P}G4cr-JM1?qn{vYh;a=nLQ-~*>_fc?3@BD{-YPQVBHnBS)rB4U-
MQi#mIwO%^-9h&Ayc&w$k>a=S9wfb&A;NAR{&>mj+J!h1N33KGs{<`A~xhE-3DHo7o{WJ>58K|)Rhv=b=kr*{*^teaC2Be=;b7kn2@mQ?kQyObY`tx-Uzn
Vw02_q7A=TA*tNawziXEA?TJs3-
l<KX&(r;m0V^V`oK1oWy%Byg|@C5fUj6ta09i3S#DoJRItRr{l{I$)4=i1~g!DDVCB0VRf%CY5c${*AuuJw?hPvV=Zd+jrp5N~@ibc4qNs{z#8#8-
Dg;7Y4$J0VEA`x954)(`o&xiSZS|8uq~fMzn4prgtuIKW#7RhE3(1G{*XB?U?jMdMMY!_zgGC7B9CjGO?P)0(=>Ju4rSib-yrWM^Yfbr@K`SL+ORchfu0m
wIhp3D%U;ht`{HF#FKQ&W`ptmP|XKz00BAj7+Q9N3+k6!lKvY3wWLg>OEfH2F`iA?7d9kyw-t-
<9C^pm#qMo;Cm8r#i01pAbZkqOae4p)&H_`1im1M~A*2rZMBMakS565Yw&*gJGx4-
0cabNFEHxA4hEn%@5pFC!W0vlLns>D1w^`S%>j;Nw?XM%*s0pl#SyT#yDtowgRHbW)^6|7>uX?8?=im?tm)~gS5=h*Vy}}mt0lsBS5A`Xjh@@DDh-
6n63vLA6kXZ;35)Na#7QNr$Vu=4Z$=9+YN5nO=SCb<qX<Ak`<^pCd!2zrd=(=k;uoMHb4wenhph=-}%_lv>kc|K6-
)y(Z(RMx9555BoNUwIug;QJ3XWQmbwbJu0F8CT+jjoo-eFfQaKp^{6vZ$A2)@^Je6=)~qF9a#-
tC2;2ymr*Ql6?X(H^CeS`%{|sdiHWZbD%_P5935Dz!|I@1BTs5g@REVpr<1k#_@~lty8}~zW(@&`qApG6KjZrK;yP<VznM1a`<{t&5nQQ**lRz$e5u$$P{
GSoI*{7W=+;#Y8pE}uE5yJs>g^&EegeDmo%H?8`OLrPFU^;hjO8{)2`hzvGgTx)+D3y=I0D<QnAAw#WiBLdwj)%S_J}_uil#DA|Tk5y)U(TzidQVxW&leI
l_V@Nvcl$>8O)f9E!%y7-wbXfJA_8LvJ=vaB6@IP7>T@RcmF~_~3ctOD9);nwXR=j12JdO%%8-BYdK%0XAMUTtUjpQx(BJbupGm&OXXc|Ng^c8~<!5-
L!^dUcTLWL6P!zBW&}_`m6A@9k7fA`GJEG>Z`nJ?2vl;q@g)a4qcazY`~Q}@}eIVru;Kt3KqQz^%Yc86oK(`hSX}nH|R$?a@(XYij#uu|2Y~Id%JfAyg3k
Pc^63*0RH8e@=o77^52A5gf5A)xfxZ|OvwxM<H{uuPOTcY5SY&EJ{9cSB+JDKv{h?)szEg)PHHmz>kI60i0&t2BIWF2^7)fzEwzhbR@A8ek#%t(_3}s#RP
Q|~AGTdzhiXlx->(<zt#6ZA*k0s0;)33d3w({0bCnZqEW%FKykymkGpg@Wp3mFikeWHES9)^Jb8S8fZzCTVFs3Zco`y`fuF^CTE6!e7M-
hQa!ZM~ec_xo05Xs4&qv=uVp+VrzP6ma=rWZl;w+MUwRg|OiVr2@Y75~scPG&$Q9WNY=^m(1i1`1g5H=;#RRQ;30Hnt=s;2d5NuyA+M&3MJF2(j7bwL9c{
h_pDXY4oL-
3?z<$BxAP91#U@G9OP3+U1p8RaS9bnD=XP06=B_xs$Q^<)0(41#Agl@@CrszVy0%vGvD2GVFwCsc^ji2miG9JZ8w1NQCw_N>I<;ddk8?%+4t{}wG=Q3!hh
P;?kB;e05`%b?4@^ObbS{iXS#DRnlw}nr1ptdQludbD29QiU3OPfb7m6lAy~w)+DkecH`b2DG3D_+-
>rpwh6)%;;Jc*n+w)`Q>~_T;via;~JiD4^_3kOHnKFx%tZE<hjmI@)ZwF)#sjEw4;<VlguS<*=YsRg<bOE`IJ-
W59pzMwd0EQC?!fay$;k0fSAOY+$S^Q)R>!gJij5c)E<PNeRKo%bxP>s+sWs9xt+%wJgm1ZLw+pR=r8sIkm;Up-rl|iq08fU~J)1;N;rV>ni2W%aZRj4#0
{_J%N$5Xlu$mIg;GVwUMAl54}oxr|~kl<g^4ZvG5Q{tvxO;28-I<DVX=Li&PR-`iMZ3k=IuAFVazmrkbX7Y=ypv;CTOt-
)AnsDJyoa~B5SSRh|%FT(Lt^r6Q2sAEVd?p4jNCr?<feK;h!oHqjHanj0=`vZ3bVUSx8%KKELM(|4+VL9E4r{e0%^M9WFk!JeKC)SCrsiqO1fvrO8QAWt=
5i&W-|17p8fPLuU_?o)2d%KGM{8l~*W{%28&Rlo7Y8d^$q`xfE-s=_%1YRm$bbt{7C<yN-
h0;F1iTO;;cdM!6ZbNfp|{qb`=2Ep3K~*>G0`~%P{ge&^nnPb%xAp6^?T**1N}&g`<oa)K65}btCk0pMzF{#?Q<3ui!SFRBCA2C3Ekku&?EszbE1E&>QZ&
Oeoo@TyQi>sb&99~v7)U7@za=Ib_5Edlus?sepZl``D#%nURq~o>Tj5gej=I_77EsUGc(AGK6CgnXn<Y%#|#xD(cYk|*~yU*mI+#@+8y7}6<X2=Vhry=>-
L~0Q(7O@y7GzFu1*X!4d;t<paFxWnVcHi`Kum90^-
uoT|b22K3<ub?s_U=dtUZgpirXMz@S~rLe;wixgIIv`K8R!m(Xw;5@?@@F>nz8X32{>@Sv@a!dq$M5#ZuDC7!Wx18s4{d6AbiL8|yzrJ%keYBoRT>NVgG6
+AB|Ciq!R_K$RbgGjfEm-*5hqOiPvkXu3BqZF6(m{ZRp|2XR3@ha-`2HPaFLK$<|9cej3GJn>?!Y_wc;lJiprP898-
*YCqUPzakeymQr4pFD4ttN9hwFk1V8j?;ERRHjQ<0LLGRQ@#g0Y%2Eni9{ZC{M7ie>fg;<w$Pfe<f07!%b`1_~FArdl9n+PLXov*t=@7hM3kW49QtowP?n
hDW#)y4R<EJJ6fzX_O5G8cpZ_XH{*FG1Om^8t5pV4wJkAI7>Bfq`stdPe@<RK$T!sB0C|0itEG8hcykONcDZFwBx^%KU0};#Kkz`?eVE;VfSI*Us>NteFK
t#^+TA`6ZOCOqP}YL)gYc4p{^C4%vAcT~$g|P&mF<inMg9+iXY^ola+XmDevUDmUxeZfnjAv;Z}yN7BYVC?+Zmm24Ed4sOo+Z`c66DV!;LK3g%jqv{`#PH
m+xWxIP&4e{~6m83z6G>`8CfLuqw9?#{Ko~DN@OpMU9V_=igSB{Y@rl==|^!`^Erv)-
77vsJ%$SreVO?d&y_65E56JD=q`!z+IbW2m^>~`EW{o2tzGJ%m{G;-
visuViu@eE~WyLD$;RH@RTa1!lB#IlQK<?vo%acU!FqFDpot`t?%OQ=XnZU%0ToTmlF*B7nYzf(PR}~;N%r-DZg-
3*g_N4z2i>p%a31t+vG{d6tXkpya>}S3<9+xz(kTU_$qW3T(-cO+c{8B>0WrrT?x+{3b5gc53E4kl^-
830Aueq=WL!}vQ<su>V;OB;1gQ{1y}zbV2c{v<P1B2E5YhrZ&cPxZ_Rd6HRgnidsQtAI{=N17|Tj$`107ps2Opw$KH&|(ueht`5aLNAVPYvnK{!pj2vv6Y
+*R2S?|@Ydk^$8TH?is;5P+3)Y`aJ9`H&OqLYkX4^OccQtjFGOZ+S0tZnm=s~xaO2V~W2x-
#IjYd+1WvKAe;V^wf;{tvLY^0twTbHXX4wXona1GNtmD;z#=ABlt%dxffYAy}Sx8cEe^giqq29l&jx3+N072u&f!>Ls^Pg}zI%$UyM93s?dUuC<0V0RvXp
dIJM+g$8q%QC=SpQ+~#fg}?1Sm-zrbV-O=$xxjuRL>rJ0v@4&fc?Po0@m2L=5rr^-
{Sfg0al|X(9_n%{`VSvX&CDTznT6FH0+?Kbhw~B^xM|bf#nH4ctkr8kT9m?N<n{R~K10k?0-
c5D0{7HvJa*6p7j}4|)XblQ;@6|T*vVR@UYOO;%Zd|K++yE3=wE^#-
qZ4%JP;o2wC46IQicW;c(B>EvoIg9cV<RLayV}iTu!QEBjZ^KHgi|!J!P6dVbrMAy4}<nC7vL8(to~SJri<LQaC&<v2>SWMovRd$c$mi1QP%#$C+c|KRx}
Vff_8gY$(S*wMvS0HoQX`Hr3A*1=vk-JYkohRe7*B#KJ1hK0s9<$(s6C?u}x;71LrZF!C&-<pR6P%VdP;vOuC{XsFqcV=7l%FN7*LypT0fzY62@An`-
j?U)<k2`|}6Rop5jW!zMU0ZK8RE>#nUzCmnD@Us_-m_oK~c&&(l*4C|@xd=k56-hjFG_AeUaAuIOTlmmDEO~7#_BNm`s4y`~-EkY-
@8~R3T?xVHOQFA*z}^qFIL=W;2bu#|?dIEF1kn#2<OJ3!nQ(AfA|k(U85Y$zw0Ucsz(h^92Ezs9z<lZL-
;KkgrA$3Dy`FOCKHS?+T<r8qGFaE8`K@%~J4uxB^wH*5Xs*hcf7uc4YN7oKi*vql3{yA#DfwjW>_HT#w1?;>s8^L1oECBfE7l1u^hw20-
Q3;JxE!cV2@N3Pugsj|1l$;}V&yH|D>rBV!Z3#Qn4L_QEBE<Fd+Scse=)}3BB^xK(U^WPo<}7VCDLoUbQ3%+BGO~iI|GrZpdEi7U@&f1c?XUtl;nm5f3VN
vY8I25s>yEd;~G2C<XVOtktCHe<n|qfMW|u8)k=P~S?Vp$Fsvz(;BHXrj3e4azbUR9ClgI=wkb@Bmi3)7&C!d~DZDYz6t>@-
zr#Wvv%R|V^(J_eKm)~f8(19+NX<@@FBF^ObI1HY@J@y|YKIPxUqf6aS(S7zm)}FLw;}08+@+QMsGo(!1{(7TF-BFg(Qul|;R-
J!?@^v*TWGlW^1y|HAaIKi;vw~?l|FFr@M@BhaCVIQ&oC3x4Ug~INc;Eea^`R*z!sRqTipC$@*Jl!ZFj{tKg<Y9c@<;QC*C^<#PFCzcxD=l&D3Dvm{l^yk
Kkb~NRp%3jwDd^@&bB*_C8zyUGS_du6?_}F`_cH#+<8@7iMh>GQ^61+)}0A_U<QF@ga30xHS%x7CJ852d7CqLs|8#%JI5l=2TgaM%@Dlg+3gV==G2#a25s
MZMo>d?m>D9G)NQYZCiO*(evl0SW^7&e270a@`Z(M-4y%yw~7-
sPOit~hTFv6opc(*RlvT<04Fr<y40EpKb_lD0Qka<E||s+aNNPwinQVnv0odOwMbqY)qTqod1fxHKb(U)s<Q1e?a<kp;KGOfi~Y%h7Yktt0-Xg`+R!-
}nZYma*SD*GoQ);&(a>y`#E25rZ);%r+{op<`o<5w9S%kvGj(U?*Nd#qH3fEWj-NqJz$hM*B2pX(gYC}mc*CJb+E3eA{xZg-
D5r8NmKqAkJWny>6gSbCfa)mq<VBF6ff?yDmP;NZGY4y<IjneUqQNKa5EQk@#a~(PaZfl!nmw;;-
{*AX{21%fn;lXAvt<jkE76~WC8OOj2`_Z>?_Mta9=A_{b8M+8X`Cv>wN^PH&;+8xS+JJR_!{uE4Vh9}N2H0HBW%(n7%?VHO;kW4W5A=5B>Yg=n~BcR(;=M
^ALQ?&j@aiA9vrN^oYCXnWebNo5`KR?5Pex^2ElC7`MPOu+5wtWkBIKRGzJf}+R_!ey_?!>$tX8M6YcOyFgr^1q9fhi>EftYj}wG5AGv4V6%zW_-
m4Y)oD@li2TJ;+w<*8v`^^lEZi($o#}?W+Ai{roisXCybWIEVqzUX3aSDsZa-1}YWyh54j%infS9&SJ4Ou|Zp=owMh`;4%c^ZM30&Q|uHIxgCtWs-
>qveKk{!JZc-
z2KWX1+d^plvUVVcSV7oXKrJDr`DfVZt#>YcBATCv{7h0x!?vQoCfgk2VSzDU+^m2`AceRpA8>9EJ3~ob*VosEro;q<_=8aG&LYs?$M2>FkRWi9!TI<V~x
xF{}0k^7CSa|0#zex*rYI-
SC&AApw-}C0w|VEukgv7U-_{=YhFl0i9`RW|bY)rjkj34xNtl5?%R3Ear>CU|XsC%R0R9>2+A`QMl)HYSed_uhU2{FOrMU%H+=lIH4s}ThmwPG-XH~7aJE
vF?SI?)Vt(-
Y6aORg$d6K;GCNR<@6NGioToBT<vO(`UR>PROp>#gJ6xCvvC8IIx$YCD+h#!*8%IxB_|>D68t8PR{=;tv}5D3_DSkUaziiP*);~^Cgq=+EKJ|FmxkgLrmm
k21|5db>JHkCd=vQM`MEwODWu}%JY<n$0Xdb22JLgoyc=*Mn%uDt5_({-C7#kOSfWv7z=HakL>0&wQ(SX;fuvO45-
#)#EnQOZIKh(?*YM2aL`&XD$dYJULMm6fHO%-U#<ebSfr|%TAomQwjf=!klXl9azSEOf9+qIP-APnBNJ3yrHIXY;dk1gCh$6a^Q{^c}dN2&Crb&jdJSsca
px|c~%P2igWJeo**G(pj-9IlU(&sD@h4LqzNN+z`T}q*()gx65IH7t4fF}9^0JzWAPK~4n5nonsLpv+6e2cX!C2-
9z9ab?&syuFLvCII!YJRA!7@9L_v@f$X`k3F;IF+&-
0`d!CR|mfA6s*DAa(wm<!d3UU;mD70a>)Ce`jMR#lTS^c5JRwMrE+`F*vU+1^5G1?PCJDl5KZ{Fw;g7jTjKx078=k%-q5A)pD1zZae`%|ZC$s-
5gf^?zy+I>Yd}&YN;9A`&59nrpw8uAn37n_-KA3Gl*fofeNnCCUfGDAF|9R|O`DD?)5Wh++T8KTeh)c+=*0bj>G;FPe-SjOlzpEYD*dg87GsWgVXQX!^ya
!=Q-
szw>_6fz6tI^e{6CYF%%DeN<M+xV)7CnQDXrQ;Ir&R;g>RqHi@~#bd{+(svQf1dM;;`77f}PR&@Eu@x<uX+Hapki@7i?le^i3L1Lav+{Q%n^qBe2ij!~(D
`DN-aJKdn<x+vpEg!7)7hrXjfXFvhnMU+3wrr=TM7lRqxYNV@8*P6Apk$>NKM_JrA9S+b8xC%N@WO~ds5-
)(Un|au~EF54clKRTHkiL|GL90LW&6WViiR_?2Gm5mihv8%-TGNkOw8v8`RZsOO$nU(s9^K|JbP4t!->TH-3Y-P};haxs;qu2gB+EYJsr+q3qp-
|5UYU>cl$(9f_de6bvEHCnfOGJOGg?(5u9xj4OZ82!Bd2FPtaYS6S>eQqRE&pkw@WKee)hmoeVvZQ(*%Jr7lZtIdU6yi_g^7m_uaN?@T%8K1X^_+B@+z;I
_<{WEs<Qf>2=4zKPAI7VYu3~Xb#ZQTGsS$h3`9<f9su;YYW0#XqOiJhF_7~bn;55GB0m&hkqnhlO*6X6wA?OStZ;Nl-
zHWGglz(%SKC;{o=J-rtqci2?G=Rq-PBwv$en>p&kBhQYb00+|XH(S>r3VN;~|x{_*f#>Tk6^z^)Bxwra=HoJad{Rp|&tZhnJ~&z<`<?ed~Yr3;23g08&d
c{KCOVPbt9JUwMe7a>x)z#GX^Yy!Hx5K|;i2lz>WBUvDxJ^EI?=Yo0iNNqW}GYgve=Ceq^cfc9t%V(*zi;V-
AWo7g@wC>O&R^PuFs&>88E73&g<z!U(khiANi<c_#4U)uHK!6BK;-?`yurG*F$j_cAH;#GK6W02=eYGDYqNZ5vQi-nX0<;a5eY{iRPP8dpD#CTHJMLiuF7
ToV821X7hEYnz%r49Qu-R9Q%QgY%o6!CP&^lTjoLMm#LUJ9@1^3LL7aQDm;wp+Z7nE}*(su#61QBpj<WBksp8XTnx-VD58sB546A^0GhV!<po}NGlcPC{b
j2zwU@zGCSQY4?wcV_U<D$1tP@8if^t-8zCXmc<BovY{>CigJ?$^bLb&Kqksku(b!h0kLNT-1`oYp_PfKi#qg-
Z%u9iF}vAS+<)QCDLJ+x~e&1KPFr^Ad2d8TjooSt{uP-Nn>+=79Ktm6dF0^YAsrabwW^w@@i|>MtP%*EHJs<(m44E&=lsX^9E9oX2aULZu)yG0jSQ}YQFu
|&dR5yMQ!h7)XXt(TvZYAR$J7Ob1J8O#AP<w!MnBTgTWpVCrj472t<g4FIG+Vo4A(|^3!kIXPFp#I2(LUT5j6&Dty%0Na5-
kXyIw<M58fa8gjj#^PC6TR0Pk_Qe;|L_r}n9VNao{t+#eH*<~z(w9&kH<F~dMOjf@jCP^#wr&t37H|j~f`Xa`-
7jVoV?kNgs#QkNvA!{R&KwAP{bVPdi7qW%R3mv|J!p8n;l#3>awub=K3(^5gZ})Z%S1z_lfUlhtL!)`4J#X4NSl~IFAZ%YLN`k$Gfh#!kZ96Mf7WRrZLqN
J>J~FMgi1vv{;VeLj{cK#op@q<ZF+PtBSwk}f`aZ%CmO6eYlrZ*OcNT4<QP;Dy_D|}p{Z6(*$O&d}Vz(*GALGm$ta_N%l^31xs8+2Q7HkNo7LXe&jU7{qx
l>vEWNUKd^4>-
<2=FTV0QdF95^oGL4m3M)dKUgE?#_Yje`oy?*d>z7@5n~Gj=g%0b5e+U3$RXm6~QCrNeCGMZrjV#QTuJ+jUXA)_P<gxge74YVFOb;db25E5@`7&2Lx(Yn!
HL;UOHt&Wb;39HK@Zv<;F(A?z!|xNu(OGyFU=K)FzMXMQ^2m34hZtEG0H=wWL)2%;zxCT-
9Mupx`E2k9s&xX#sezM8OweYkLO!m3M?>W!ZkVgO(}3x+#zis4ER=je@<wVy4a>&Wi~0iH+J4-
XZkUt0(JOEnj(#Ik34Y_ACddrY0nf%P5Y8;!eWwU6sviFud;dZI&;8%A-uyG~>f%X0-DE(^03F*E*l}7;xBMTKnA<Iop8-
7D<}Pq>XZNAG+oi!LO3{HKBFXHXl+50~7ektyK-ey09SM9Wl+i_>2f7J=_)Lz!iLjy;rVs-KGO0Cf>QB^=h%c(v43c{R{(=Vjd@$?xJej9w@|v<!3(g{Zu
*#bMksB_}mW9$H|G_ceVUnwwpA2`V0wq2H1h&L|y9fHF#QH+lW^p3SuXxOW()k-7bL=I0ae7AD22DLu?GEEbsEfRQsKeOwbtT-
a|~A&gO(<>Y_NY;m#lWEnevY7md3)d4zG`TOXyBMUW^fg~zEA+W#I$zmQA%qTS+uh_4HDgFQso_O5oXKix4$BGrrC=-
Ywpx}Q%}51!!k!~Tu=phOUZ;bVS0V6i&kYT4v>hm7QgQ;@F(zOMeIyj#pEQ5`O%q?x`ONWkQ_44Ai+pf?S~Sbpz5qWU_zp?_AOIu-vFNmhm@evlTfVSX62
SKTO~{UVbImplIj`}00w(}t1i8^`)1*(OzH7;XFn90~6UJM1U|@PF%%mrLJOA>8t%wKz4wD`!&yv2Dt|L{yOy9e-
2#7sF_jd4a=n1h(J!|HCKUJY~?}EH5MNmU6RZ?~Hz1My!p40*%W_b__0nQ@n#iF%r_E7&xZ-
4shyeWJC=zN0uxIaHgAIZ0=7YI^pW{3@MABU(<?`Do4HE2utZ@L)CIn@93lH_(!uq#cb3FPN@N7p<}4HA5{n_ru|`9%6*pfRF7#a#d0~6Pz&8~n*sGrc*i
F!_Y-MtP~~$&j)^g;utK?AOx-SXni?Bw-
#7mTz{^Q%Za62Tt(~3Om0e#H9T=8c9oi~oB$6g7mtDihDHisS?s(`$UCZhCaRWsMpL=X?pu{@L6ip6Q&B;0zG{m0H>npCaK8iXZZs2+G3S`S>K8%U%ihta
u65<FYO_qoT#W%dHKfH79W=#*fZ7pi`crk^ZvmcZT4nt=NzwRMn#CM&!uc&5d-
NN$u$@LVWr>kGZgRmBsA2P?Z07d|oz>&gDL%7TU<W<?N5g8%JoG2zZLPurQ+N8#-
e7OU3vgRFPH$=~VgCzPzVc<OrQPd%7CGAf#0hE*KI>w&|)g55;H7cvj1&4blRP__rGyaY6vzQLq=!x61xhdARuNc%Vb$RWpe~^?^#et>!BW9e{NtCv9duo
%YuHlRrJjT*bE<=My@9V?uG=&164clygb=U{l!VfT#k=omGTNOz2vo)!-
<zqp6@iP<r&25^hFC0f5u(r%q@d{Bo%J{Rt0E9K$s$9X06uSB96<*Gqcm&t&>+ApCU55KV297-
D=v!aSAUF>VJIks&J7urG?`rfQVjT3jo?$5yX~Z$Fj+*$b?x4nyo=8wU`);(#y6<@q&=ybsWTy-
5_RvqLMXgbuM7pZG`~#7>o^|2t+Z7XBcLsHhMjV%k&5i^$A#48Lw>%}x&mV$%0(I#eY(~ehuiC3*q#ZrZC+N^WxbhKpS=hBf+SXH}t&mV<RWWyJasdLO@I
dw{?g9-k-1a8Ak{JuGFJ#<H%uG`uZLuk-wnub>fh4t6(Iqx&^rxtd9JTdFY|8qGAAM>#wXniTlI-HI9aOkr@jtX$#D_ttaMK+zBmGJ=pF92)LlE*zYirIm
L`~d3vd_8o0-NfZ&!_O$s2Fns=_78M2Kt;%e_Wd_tJ+nT;-
=udCB9j+KSs8ZuXtp)TeL_o*AXO1EfPL%Wo)R9+U^uwLCTvs_yb7(*i9<&O4vCuSTaqbqrQ`NGu*Y0YrzV`X@FI>HsPU|(0sm3ZYIP;HzstgSsMl~4lAcR
q|zo8X*;6Lfa+Jr{3TDCub3Nv0nVmnRU+tkNa&&$&?d_gi>tRay{^%%BO{YwfU@UuzzJaz#!9_xb(iUf)H$a3()sL2W|C^TYT|Jei2D-O^n}-
5^6luI%FgJwPyoA0^3M7+lQ667=Zv9nBz%P_lXVVaY{HM>atp<v2?vJL_31o-R%J%q^zHs@-
T{B^V8Q=_^8J`WFOO{)eP)Mo2k%VqZzzCAn=RjMtr1L|UK&Yc_VpCmFp6~E=O}QmpTMxbx10<}k|E`@Xtk-FQD#4DLi$o^u{d0Y;}XBQ;sN6gdxVZX;WKH
Ng!v7#&JshcTWF5%OvEZW`f)!#iwT3lbM0TQvmzc6RPbHd`bcLEwfDvM5vRqkWI=>mqcnrG*cF9IoGLxZxT62Zq%fO)KA}a$UQt75DvcaN-
<u=;GS$RkFv*o8`W8c{3kkhKlefkqH}_h*=VSPy+L9?Mv<8Mg9(QHW8Lc}cx^te@p3mdg6M<c>ld4ug`v;p(LaMPUmx&eIw5s69{%c0%h`|5L9SWibW}je
rr~!E|W{LL=_n&w(c>uUf|9#@Zk9TIOp*NV057m$fa$UAwpkuOp{OeQps+Aqx5T4^*99#qa=h{@t0=-9_Nz&{&mwsFdE1Al2c&xDmb6-fleJD;ozeb!P-
`0|UHQ@_IgnyidzQ)>s3?n0+d?MtL=}ck#`seINk+EOYnd%?20=!TpNa<Oxu}u}S1!7SJ{?4JD=0N6mAZCl^@ps;@amVMcS9xjidf9eJ`Gb<F(6B1*Uhbw
+66Hp(Hb>ClL=tST?Vt%sMl~o}4WI)jBNFMTB-_wZvhZ*K3hO*rC@la000GZn<JtrO#gt*1r~nH50ssI2003E9
"""


# ==================================================================================================
# src/tempo/connectx/wide.py
# ==================================================================================================

"""ConnectX on boards of any size, for those that do not fit into one 64-bit word.

The same contract as rules.py, on one small array: who is to move, whether the last stone completed
a line, how many stones there are, the height of every column, then the cells, row by row from the
bottom. A line is looked for only through the stone that was just dropped.
"""

TO_MOVE, LINE, STONES, HEIGHTS = 0, 1, 2, 3  # where in a state; the cells stand behind the heights
BOTH_MARKS = 3  # 1 + 2, so that the other mark is this minus the one


class WideBoard(NamedTuple):
    """The geometry of a board of any size."""

    rows: int
    columns: int
    inarow: int


def new_wide_game(rows: int, columns: int, inarow: int) -> Game:
    """These rules on one size of board, with uniformly random playouts."""
    return Game(
        WideBoard(rows, columns, inarow),
        wide_legal,
        wide_play,
        wide_outcome,
        wide_playout,
        columns,
        rows * columns,
    )


def wide_state(cells: list[int], rows: int, columns: int, mark: int) -> np.ndarray:
    """A state from the competition's list of cells, top row first; `mark` is to move."""
    state = np.zeros(HEIGHTS + columns + rows * columns, np.int32)
    state[TO_MOVE], state[STONES] = mark, sum(cell != 0 for cell in cells)
    for column in range(columns):
        stack = [cells[row * columns + column] for row in range(rows - 1, -1, -1)]
        state[HEIGHTS + column] = sum(cell != 0 for cell in stack)
        for row in range(rows):
            state[HEIGHTS + columns + row * columns + column] = stack[row]
    return state


@njit
def wide_legal(board, state, actions):
    """Write the columns that are not full; return how many."""
    count = 0
    for column in range(board.columns):
        if state[HEIGHTS + column] < board.rows:
            actions[count] = column
            count += 1
    return count


@njit
def wide_play(board, state, action):
    """Drop a stone; the other side is then to move."""
    row = int(state[HEIGHTS + action])
    mark = state[TO_MOVE]
    state[HEIGHTS + board.columns + row * board.columns + action] = mark
    state[HEIGHTS + action] += 1
    state[LINE] = wide_has_line(board, state, row, int(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = BOTH_MARKS - mark


@njit
def wide_has_line(board, state, row, column, mark):
    """Whether the stone on a cell stands in a line of `inarow` or more."""
    return (
        wide_length(board, state, row, column, mark, 1, 0) >= board.inarow
        or wide_length(board, state, row, column, mark, 0, 1) >= board.inarow
        or wide_length(board, state, row, column, mark, 1, 1) >= board.inarow
        or wide_length(board, state, row, column, mark, 1, -1) >= board.inarow
    )


@njit
def wide_length(board, state, row, column, mark, rise, run):
    """How many stones of one side stand in a row through a cell."""
    ahead = wide_run(board, state, row, column, mark, rise, run)
    behind = wide_run(board, state, row, column, mark, -rise, -run)
    return ahead + 1 + behind


@njit
def wide_run(board, state, row, column, mark, rise, run):
    """How many more stones of one side follow after a cell in one direction."""
    length = 0
    while True:
        row += rise
        column += run
        if row < 0 or row >= board.rows or column < 0 or column >= board.columns:
            return length
        if state[HEIGHTS + board.columns + row * board.columns + column] != mark:
            return length
        length += 1


@njit
def wide_outcome(board, state):
    """The result for the side that just moved."""
    if state[LINE]:
        return WON
    if state[STONES] == board.rows * board.columns:
        return DRAWN
    return ONGOING


@njit
def wide_playout(board, state, rng):
    """Drop uniformly random stones to the end, on the state itself; see Game.playout for the result."""
    plies = 0
    while state[STONES] < board.rows * board.columns:
        column = below(rng, board.columns)
        if state[HEIGHTS + column] == board.rows:
            continue  # draw again
        wide_play(board, state, column)
        plies += 1
        if state[LINE]:
            return plies if plies & 1 == 0 else -plies
    return 0


# ==================================================================================================
# src/tempo/search/player.py
# ==================================================================================================

"""The order of thought of one move, for any game; the only place that reads the time.

    one legal move, a win, a block   what needs no search
    the opening, a win by threats    known beforehand, or found without a tree
    the clock                        how long to think
    the proof, if there is a prover  which moves are best for certain
    the search                       among those moves, until the time is up or the answer cannot change

A player thinks as a generator of snapshots: the agent takes the last one, a lab or a page may look
at each. The generator can be left at any time; the last snapshot always holds a legal move.
"""

BATCH_SECONDS = 0.005  # how long a batch of simulations should last between two looks at the clock
FIRST_BATCH = 16
SNAPSHOT_SECONDS = 0.1  # how often a snapshot is taken while searching
FIRST_NODES = 200  # of a proof, until its speed is known
NODES_PER_SIMULATION = 100  # what a simulation is in a proof, where simulations are counted in place of time


class Player:
    """Thinks about the positions of one seat; its searcher remembers what it can from one move to the next."""

    def __init__(
        self,
        knobs: Knobs,
        plan: TimePlan,
        searcher: Searcher,
        simulations: int | None = None,
    ) -> None:
        """`simulations` replaces the clock, which makes the player repeatable if its searcher is."""
        self.knobs = knobs
        self.plan = plan
        self.searcher = searcher
        self.simulations = simulations
        self.pace = Pace()
        self.is_ready = False  # whether all that the last search needed was machine code

    def think(
        self,
        position: Position,
        knowledge: tuple[Callable[[], Decision | None], ...],
        step: float,
        bank: float,
        started: float,
    ) -> Iterator[Snapshot]:
        """Snapshots, the last one final. `knowledge` is asked in order before anything is searched."""
        for source in knowledge:
            decision = source()
            if decision is not None:
                yield Snapshot(*decision, position.number, perf_counter() - started, bank)
                return
        budget = allot(self.plan, step, bank, position.filled, self.pace.ours)
        self.pace.begin_move(perf_counter(), thread_time())
        self.order(position, math.inf if self.simulations is not None else budget.hard - (perf_counter() - started))
        self.look_at_clock(started)
        ruling = self.rule(position, budget, step, bank, started)
        if ruling is not None and self.is_enough(ruling, budget, started):
            yield self.decided(ruling, position, bank, started)
            return
        if ruling is not None and ruling.value is not None:  # whichever is chosen, nothing is given away
            budget = budget._replace(soft=min(budget.soft, perf_counter() - started + self.plan.tie))
        elif ruling is not None:  # a proof that took all the time leaves some for the search
            budget = budget._replace(soft=min(budget.hard, max(budget.soft, perf_counter() - started + step / 2)))
        for simulations, end in self.batches(ruling, budget, started):
            yield self.look(position, ruling, simulations, end, bank, started)

    def get_ready(self, position: Position, seconds: float) -> None:
        """Have what a search will need made, as far as that goes in so many seconds."""
        end = perf_counter() + seconds
        self.order(position, seconds)
        if seconds < math.inf:
            LADDER.wait(end - perf_counter())

    def order(self, position: Position, patience: float) -> None:
        """Set the prover and the searcher to a position, machine code taking so many seconds at most. All that is not
        there yet is ordered at once, and first what is needed first."""
        end = perf_counter() + patience
        if position.prover is not None:
            position.prover.get_ready(position.game, patience)
        patience = end - perf_counter()
        self.is_ready = self.searcher.set_to(position, self.knobs, patience, self.simulations is None)

    def look_at_clock(self, started: float) -> tuple[float, float]:
        """The seconds since the start of the move, and how long the processor worked since this was last asked."""
        now = perf_counter()
        return now - started, self.pace.look(now, thread_time())

    def calls(self, position: Position) -> list[FullCall]:
        """All that is called as machine code to search a position."""
        return self.searcher.calls(position, self.knobs)

    def rule(
        self, position: Position, budget: Budget, step: float, bank: float, started: float
    ) -> Ruling | None:
        """What can be proved about the position in the time that a proof is given."""
        prover = position.prover
        most = lend(self.plan, step, bank, self.pace.ours)
        if prover is None or (most <= 0 and self.simulations is None):
            return None
        proof = prover.prove(position.game, position.state, most if self.simulations is None else math.inf)
        ruling = next(proof)
        if self.simulations is not None:
            nodes = self.simulations * NODES_PER_SIMULATION
            in_reach = not ruling.exact and prover.is_in_reach(position.game, position.state, nodes)
            return proof.send(nodes) if in_reach else ruling
        outlook = prover.outlook(position.game, position.state, most)
        if outlook is Outlook.NONE:
            return ruling
        end = most if outlook is Outlook.GOOD else self.plan.trial * budget.soft
        nodes, (begun, _) = FIRST_NODES, self.look_at_clock(started)
        now = begun
        while now < min(end, self.pace.latest(budget, begun)) and not ruling.exact:
            ruling = proof.send(nodes)
            now, worked = self.look_at_clock(started)
            self.pace.note(worked)
            nodes = max(1, int(nodes * min(2.0, BATCH_SECONDS / max(worked, 1e-9))))
        return ruling

    def is_enough(self, ruling: Ruling, budget: Budget, started: float) -> bool:
        """Whether there is nothing to choose, or no time left to begin a search."""
        if ruling.exact and len(ruling.moves) == 1:
            return True
        return self.simulations is None and perf_counter() - started > budget.hard

    def decided(self, ruling: Ruling, position: Position, bank: float, started: float) -> Snapshot:
        """The move that is best for certain; of several, or in a hurry, the one that the prover names first."""
        move = ruling.moves[0]
        value = 0.5 if ruling.value is None else ruling.value
        seconds = perf_counter() - started
        reason = "exact" if ruling.exact else "hurry" if ruling.value is None else "outcome"
        rung = "" if position.prover is None else position.prover.rung(position.game)
        return Snapshot(
            move, reason, value, position.number, seconds, bank, plies=ruling.plies, rung=rung, score=ruling.score
        )

    def batches(self, ruling: Ruling | None, budget: Budget, started: float) -> Iterator[tuple[int, str]]:
        """Search in batches; yield (simulations so far, why it is over, if it is) now and then."""
        run, (begun, _) = self.searcher.run, self.look_at_clock(started)
        total = self.searcher.begin(None if ruling is None else ruling.moves)
        if self.simulations is not None:
            yield total + run(self.simulations - 1), "search"
            return
        now, worked = self.look_at_clock(started)
        if worked > BATCH_SECONDS and now > budget.hard:  # interpreted, one more may last a second
            yield total, "search"
            return
        batch, next_snapshot = max(1, min(FIRST_BATCH, int(BATCH_SECONDS / max(worked, 1e-9)))), now + SNAPSHOT_SECONDS
        speed = 0.0  # simulations a second, at best: more than are still to come
        while True:
            done = run(batch)
            total += done
            now, worked = self.look_at_clock(started)
            worked = max(worked, 1e-9)
            self.pace.note(worked)
            speed = max(done / worked, speed)
            remaining = self.pace.enough(budget, begun) - now
            end = "search" if remaining <= 0 or done < batch else ""
            if self.knobs.early_stop and not end:
                end = "settled" if self.searcher.is_settled((budget.soft - now) * speed) else ""
            if end or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, end
                self.pace.skip(perf_counter(), thread_time())  # whoever looked at it took his time
            if end:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / worked, max(remaining, 1e-4) / worked)))

    def look(
        self, position: Position, ruling: Ruling | None, simulations: int, end: str, bank: float, started: float
    ) -> Snapshot:
        """What the searcher says now, and what is certain; `end` is why the search is over, if it is."""
        snapshot = self.searcher.look()
        is_proven = snapshot.reason == "proven"
        snapshot = snapshot._replace(
            reason="proven" if is_proven else end or "search",
            number=position.number,
            seconds=perf_counter() - started,
            bank=bank,
            simulations=simulations,
            rung=self.searcher.rung,
        )
        if ruling is None or ruling.value is None:
            return snapshot
        if ruling.exact:
            score = snapshot.score if ruling.score is None else ruling.score
            return snapshot._replace(reason="exact", value=ruling.value, plies=ruling.plies, score=score)
        return snapshot if is_proven else snapshot._replace(reason="outcome", value=ruling.value)


# ==================================================================================================
# src/tempo/search/agent.py
# ==================================================================================================

"""What the agents of all games have in common: they think under a clock, never raise, and print one line a move.

A game says what its observation means, what is known without searching, and how a move is written.
"""

USUAL_STEP = 2.0  # seconds
LONGEST_MESSAGE = 100  # characters of an error
FREE_SHARE = 0.7  # of the time for a move that needs no thought: so much goes into getting ready for those that do


class PlayerProfile(Protocol):
    """How an agent plays; a game's own profile has more to say."""

    @property
    def knobs(self) -> Knobs: ...

    @property
    def plan(self) -> TimePlan: ...


class PlainProfile(NamedTuple):
    """How an agent plays of which no more is to be said."""

    name: str
    knobs: Knobs = Knobs()
    plan: TimePlan = TimePlan()


class Task(NamedTuple):
    """What an agent is asked, read from what it is shown."""

    position: Position
    knowledge: tuple[Callable[[], Decision | None], ...]  # asked in order before anything is searched
    step: float  # seconds for the move
    bank: float  # seconds left beyond those
    calls: tuple[FullCall, ...] = ()  # what the knowledge needs as machine code


class ThinkingAgent:
    """One player of either seat, for any number of games."""

    def __init__(
        self,
        profile: PlayerProfile,
        simulations: int | None = None,
        seed: int | None = None,
        log: bool = True,
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.player = Player(profile.knobs, profile.plan, self.new_searcher(), simulations)
        self.log = log
        self.turn = Lock()
        self.last: Snapshot | None = None  # what was thought about the last move

    def __call__(self, observation: Any, configuration: Any = None) -> Any:
        """An agent's answer: the move, unless the game wants it wrapped."""
        return self.choose(observation, configuration)

    def new_searcher(self) -> Searcher:
        """What looks for the best move. A game names it, so that the file of an agent holds that search alone."""
        raise NotImplementedError

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """What is asked; may raise whatever it likes."""
        raise NotImplementedError

    def read_in_time(self, observation: Any, configuration: Any) -> Task:
        """The same while the clock of a move runs: what is not ready in time may be left out."""
        return self.read_task(observation, configuration)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """The legal moves, found with as little as possible; may raise whatever it likes."""
        return moves_in(self.read_task(observation, configuration).position)

    def written(self, move: int) -> str:
        """How the log names a move."""
        return f"move={move}"

    def choose(self, observation: Any, configuration: Any) -> int:
        """The move to play; whatever goes wrong, a legal one if there is any way to tell."""
        if not self.turn.acquire(blocking=False):  # whoever asked before has given up waiting, but the search has not
            return self.any_move(observation, configuration)
        try:
            LADDER.workshop.go_on()
            return self.decide(observation, configuration)
        finally:
            LADDER.workshop.rest()
            self.turn.release()

    def decide(self, observation: Any, configuration: Any) -> int:
        """As `choose`, when nothing else is going on."""
        started = perf_counter()
        self.last = None
        try:
            task = self.read_in_time(observation, configuration)
            for snapshot in self.player.think(task.position, task.knowledge, task.step, task.bank, started):
                self.last = snapshot
            self.use_free_time(task, started)
        except Exception as error:  # whatever it is, a legal move is worth more than a traceback
            self.complain(error)
        if self.last is None:
            move = self.any_move(observation, configuration)
            self.last = Snapshot(move, "error", 0.5, seconds=perf_counter() - started)
        self.say(log_line(self.last, self.written(self.last.move)))
        return self.last.move

    def any_move(self, observation: Any, configuration: Any) -> int:
        """A legal move, if there is any way to tell."""
        with suppress(Exception):
            return random.choice(self.legal_moves(observation, configuration))
        return 0

    def use_free_time(self, task: Task, started: float) -> None:
        """After a move that needed little thought, get ready for those that will: their own time may not suffice."""
        free = FREE_SHARE * task.step - (perf_counter() - started)
        is_wanted = self.player.simulations is None and not self.player.is_ready
        if is_wanted and self.last is not None and free >= LOADING_SECONDS:
            self.get_ready(task, free)
            self.last = self.last._replace(seconds=perf_counter() - started)

    def get_ready(self, task: Task, seconds: float = math.inf) -> None:
        """Have ready what such a game needs, as far as that goes in so many seconds; without a limit, wait for it."""
        for called, arguments in task.calls:
            called.is_ready(*arguments, seconds=seconds)
        self.player.get_ready(task.position, seconds)

    def complain(self, error: Exception) -> None:
        """Tell of an error, and go on."""
        self.say(f"tempo error {type(error).__name__}: {str(error)[:LONGEST_MESSAGE]!r}")

    def say(self, text: str) -> None:
        """Print one line, where lines are wanted; no move is lost for a line that cannot be printed."""
        if self.log:
            with suppress(Exception):
                print(text)


def only_move(legal: list[int]) -> Decision | None:
    """The only legal move, a pass included."""
    return Decision(legal[0], "only", 0.5) if len(legal) == 1 else None


def step_seconds(configuration: Any) -> float:
    """The seconds for the move, those of the usual clock where nothing is said of them."""
    return float((configuration or {}).get("actTimeout", USUAL_STEP))


def bank_of(observation: Any) -> float:
    """The seconds left beyond those for the move, 0 where nothing is said of them."""
    return float(observation.get("remainingOverageTime") or 0.0)


def log_line(snapshot: Snapshot, move: str) -> str:
    """One compact line a move."""
    parts = [f"tempo {snapshot.number} {move} why={snapshot.reason} value={snapshot.value:.3f}"]
    if snapshot.simulations:
        parts.append(f"sims={snapshot.simulations} depth={snapshot.plies}")
    if snapshot.score is not None:
        parts.append(f"score={snapshot.score:+.1f}")
    parts.append(f"sec={snapshot.seconds:.3f} bank={snapshot.bank:.1f}")
    if snapshot.rung:
        parts.append(f"rung={snapshot.rung}")
    return " ".join(parts)


# ==================================================================================================
# src/tempo/search/tree.py
# ==================================================================================================

"""The search tree: two flat arrays, a node is an index.

The children of a node lie side by side. What choosing among them reads (CHOICE) takes 16 bytes a
node, so that seven children are two neighbouring cache lines, and where the next level stands is
known as soon as the choice is made. A tree of millions of nodes is bound by cache misses: this
decides the speed, not arithmetic. What is only kept while backing up (BOOKS) stands apart.

Values are told from the side that moved into the node. Children are laid out when a simulation
first passes through their parent; the tried ones come first. From `used` on all is zero.
"""

ROOT = 0
NO_CHILDREN = 0  # the root is nobody's child, which leaves 0 free to say so
NOT_IN_TREE = -1
# sqrt(2 ln t) for small t: a logarithm costs more than all the rest of a choice. Trees carry it along, as a constant of
# that size would be the largest part of the machine code.
CURIOSITY = np.sqrt(2 * np.log(np.maximum(1, np.arange(1 << 16)))).astype(np.float32)
UNTRIED = np.float32(0.0)  # the `doubt` of a child that no simulation has passed through

CHOICE = np.dtype(
    [
        ("rate", np.float32),  # mean value, 0 lost to 1 won, for the side that moved into the node
        ("doubt", np.float32),  # 1 / sqrt(visits): what exploring is worth here
        ("first", np.int32),  # index of the first child, or NO_CHILDREN
        ("action", np.int16),  # the move that leads here
        ("count", np.int16),  # number of children
    ]
)
BOOKS = np.dtype(
    [
        ("value", np.float64),  # sum of the results
        ("visits", np.int32),  # simulations through the node
        ("proof", np.int32),  # the certain result (proofs.py), or 0
    ]
)


class Tree(NamedTuple):
    """[N] is the number of nodes there is room for."""

    choice: Any  # CHOICE[N]
    books: Any  # BOOKS[N]
    priors: np.ndarray  # float32[N], what the moves promised; where the game does not rate them float32[1], zero
    used: np.ndarray  # int64[1], nodes in use
    path: np.ndarray  # int64[plies of the longest game + 1], the nodes of the simulation under way
    state: np.ndarray  # the position at the end of that path
    actions: np.ndarray  # int16[most legal moves], where the game lists them
    rated: np.ndarray  # float32[most legal moves], where the game rates them
    curiosity: np.ndarray = CURIOSITY  # float32[2^16], what exploring is worth by the visits of the parent


def new_tree(game: Game, state: np.ndarray, nodes: int) -> Tree:
    """An empty tree; the system hands out its memory only as nodes come into use."""
    return Tree(
        choice=np.zeros(nodes, CHOICE).view(np.recarray),
        books=np.zeros(nodes, BOOKS).view(np.recarray),
        priors=np.zeros(1 if game.ordering is BY_CHANCE else nodes, np.float32),
        used=np.ones(1, np.int64),
        path=np.zeros(game.plies + 1, np.int64),
        state=np.zeros_like(state),
        actions=np.zeros(game.actions, np.int16),
        rated=np.zeros(game.actions, np.float32),
    )


def clear(tree: Tree) -> None:
    """Forget everything."""
    used = int(tree.used[0])
    tree.choice[:used] = np.zeros((), CHOICE)
    tree.books[:used] = np.zeros((), BOOKS)
    tree.priors[:used] = 0.0
    tree.used[0] = 1


def children(tree: Tree, node: int) -> range:
    """The indices of a node's children."""
    first = int(tree.choice[node].first)
    return range(first, first + int(tree.choice[node].count))


def is_foreseen(tree: Tree, node: int) -> bool:
    """Whether the result of a node is certain although nobody has looked at its moves: there is none to choose."""
    return bool(tree.books[node].proof != 0) and tree.choice[node].first == NO_CHILDREN


def restrict(tree: Tree, node: int, actions: tuple[int, ...]) -> None:
    """Leave a node only those children that these actions lead to, in the order in which they stand."""
    place = first = int(tree.choice[node].first)
    for child in children(tree, node):
        if tree.choice[child].action in actions:
            tree.choice[place] = tree.choice[child]
            tree.books[place] = tree.books[child]
            if has_priors(tree):
                tree.priors[place] = tree.priors[child]
            place += 1
    tree.choice[node].count = place - first


@inlined
def has_priors(tree):
    """Whether the game rates its moves."""
    return tree.priors.size > 1


@entry
def find_position(game, tree, root_state, state):
    """The node of a position at most two plies below the root, or NOT_IN_TREE."""
    if same_state(root_state, state):
        return ROOT
    first = tree.choice[ROOT].first
    for child in range(first, first + tree.choice[ROOT].count):
        copy_state(tree.state, root_state)
        game.play(game.board, tree.state, tree.choice[child].action)
        if same_state(tree.state, state):
            return child
        below = tree.choice[child].first
        for grandchild in range(below, below + tree.choice[child].count):
            copy_state(tree.state, root_state)
            game.play(game.board, tree.state, tree.choice[child].action)
            game.play(game.board, tree.state, tree.choice[grandchild].action)
            if same_state(tree.state, state):
                return grandchild
    return NOT_IN_TREE


@inlined
def same_state(one, other):
    """Whether two states are the same position."""
    for i in range(one.size):
        if one[i] != other[i]:
            return False
    return True


@inlined
def copy_state(target, source):
    """Overwrite one state with another."""
    for i in range(source.size):
        target[i] = source[i]


@entry
def reroot(tree, root, moved_parent):
    """Keep what stands below `root`, which becomes ROOT; all else is forgotten.

    In place and in one pass: a node always stands behind its parent, so sliding what is kept
    towards the front never overwrites what is still to be moved. `moved_parent`, int32[used] of
    NOT_IN_TREE, tells a block of children, at its first member, where its parent stands now.
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
        tree.choice[parent].first = used
        for _ in range(tree.choice[parent].count):
            move_node(tree, node, used, moved_parent)
            used += 1
            node += 1
    tree.used[0] = used
    for node in range(used, old_used):
        forget_node(tree, node)


@inlined
def move_node(tree, node, target, moved_parent):
    """Copy one node to its new place and leave word for its children."""
    if tree.choice[node].first != NO_CHILDREN:
        moved_parent[tree.choice[node].first] = target
    tree.choice[target] = tree.choice[node]
    tree.books[target] = tree.books[node]
    if has_priors(tree):
        tree.priors[target] = tree.priors[node]


@inlined
def forget_node(tree, node):
    """Make a node as new."""
    tree.choice[node].rate = 0.0
    tree.choice[node].doubt = UNTRIED
    tree.choice[node].first = NO_CHILDREN
    tree.choice[node].action = 0
    tree.choice[node].count = 0
    tree.books[node].value = 0.0
    tree.books[node].visits = 0
    tree.books[node].proof = 0
    if has_priors(tree):
        tree.priors[node] = 0.0


# ==================================================================================================
# src/tempo/search/proofs.py
# ==================================================================================================

"""Certain results, and how they travel up the tree (MCTS-Solver).

A proof is one integer, told like all values from the side that moved into the node:
won in n plies is END - n, lost in n plies is -(END - n), a draw is DRAW, nothing certain UNKNOWN.
So the larger proof is always the better one for the mover: the nearer win, the farther loss.
END - abs(proof) is how far the end is, and the sign says whose, but for draws.
"""

UNKNOWN = 0
DRAW = 1
END = 10_000  # farther away than any game is long


@inlined
def proof_of_outcome(outcome):
    """The proof of a position where the game is over."""
    if outcome == DRAWN:
        return DRAW
    return END * outcome


@inlined
def proof_of_foresight(plies):
    """The proof of a position that is won in so many plies, or lost in as many below zero; 0 is not known."""
    if plies == 0:
        return UNKNOWN
    return END - plies if plies > 0 else -END - plies


@inlined
def certain_value(proof, discount):
    """What a node is worth of which this is proven."""
    return NOBODY_WON if proof == DRAW else value_of(proof, END - abs(proof), discount)


@inlined
def proof_from_children(tree, node):
    """What the children prove of their parent: one won child suffices, else all must be certain."""
    first = tree.choice[node].first
    if first == NO_CHILDREN:
        return UNKNOWN
    best = -END
    certain = True
    for child in range(first, first + tree.choice[node].count):
        proof = tree.books[child].proof
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
# src/tempo/search/choose.py
# ==================================================================================================

"""Reading the tree: what a node is worth, which move to play, and the line that is expected."""

TROUBLE = 0.4  # a best move worth less than this is not believed early


def node_value(tree: Tree, node: int) -> float:
    """What a node is worth: its certain result, else its mean, and a half where nothing is known."""
    proof, visits = int(tree.books[node].proof), int(tree.books[node].visits)
    if proof != UNKNOWN:
        return 0.5 if proof == DRAW else float(proof > DRAW)
    return float(tree.books[node].value) / visits if visits else 0.5


def best_move(tree: Tree, choose: str) -> int:
    """The child of the root to play: a proven win first, a proven loss last, the rest by merit, and then by promise."""

    def rank(child: int) -> tuple[int, float, int, float]:
        proof, visits = int(tree.books[child].proof), int(tree.books[child].visits)
        promise = float(tree.priors[child]) if has_priors(tree) else 0.0
        if proof not in (UNKNOWN, DRAW):
            return (1 if proof > DRAW else -1, proof, visits, promise)
        return (0, merit(choose, node_value(tree, child), visits, proof == DRAW), visits, promise)

    return max(children(tree, ROOT), key=rank)


def merit(choose: str, value: float, visits: float, certain: bool) -> float:
    """What a move is chosen by: how often it was visited, what it is worth, or the lower bound of that."""
    if choose == "visits":
        return visits
    if visits == 0:
        return -math.inf
    return value - (1.0 / math.sqrt(visits) if choose == "bound" and not certain else 0.0)


def is_settled(tree: Tree, choose: str, simulations: float) -> bool:
    """Whether so many more simulations, whatever their results, cannot change which move is chosen, of those not lost.

    Proofs could: in trouble, the search goes on, as the move that looks best may yet turn out to be lost for certain.
    """
    not_lost = [child for child in children(tree, ROOT) if tree.books[child].proof >= UNKNOWN]
    if len(not_lost) < 2:
        return True
    best = best_move(tree, choose)
    if node_value(tree, best) < TROUBLE:
        return False
    least = prospect(tree, best, choose, simulations, 0.0)
    return all(prospect(tree, child, choose, simulations, 1.0) < least for child in not_lost if child != best)


def prospect(tree: Tree, child: int, choose: str, simulations: float, result: float) -> float:
    """The merit of a move at worst, or at best, if that many more simulations all had this result."""
    visits, value = int(tree.books[child].visits), node_value(tree, child)
    if choose == "visits":
        return visits + result * simulations  # at worst all of them go elsewhere
    if tree.books[child].proof == DRAW:
        return merit(choose, value, visits, certain=True)
    total = visits + simulations
    return merit(choose, (value * visits + result * simulations) / total if total else value, total, certain=False)


def expected_line(tree: Tree, node: int) -> tuple[int, ...]:
    """The moves from the root through `node` along the most visited children."""
    line = [int(tree.choice[node].action)]
    while len(kids := children(tree, node)) and len(line) < len(tree.path):
        node = max(kids, key=lambda child: int(tree.books[child].visits))
        if tree.books[node].visits == 0:
            break
        line.append(int(tree.choice[node].action))
    return tuple(line)


# ==================================================================================================
# src/tempo/search/mcts.py
# ==================================================================================================

"""Monte-Carlo tree search, for any game that keeps the contract of game.py.

One simulation goes down the tree by what is known so far (`select`) until it has added a node
(`expand`), plays the game out at random from there (`simulate`), and tells every node on the way how
it ended (`back_up`). Repeated often enough, the visits gather on the best moves.

Which child to go down to is decided by UCB: its mean value plus a bonus for being little known,

    rate + c * sqrt(2 * ln(visits of the parent)) / sqrt(visits of the child)

Whatever in this depends on one node only is computed when that node changes and kept there, so
that choosing costs a multiplication and an addition for each child.

Games with many moves may rate them, which decides the order in which they are tried (ordering.py),
and have nodes wait for their children until they have been visited a few times: most never are, and
the memory is theirs that are. A game that foresees results is asked about each new node.
"""

# How a certain child looks to its parent: a won one is always taken, a lost one only when all are.
# Nothing is left to explore, but zero would mean untried.
RATE_WON = np.float32(9.0)
RATE_DRAWN = np.float32(0.5)
RATE_LOST = np.float32(-9.0)
WORSE_THAN_ANY = np.float32(-99.0)
NO_DOUBT = np.float32(1e-12)


class Settings(NamedTuple):
    """What a search may be told."""

    exploration: np.float32  # the constant c of UCB
    first_play: np.float32  # what an untried child is worth; infinity: try each before any twice
    discount: float  # how much a result loses of its weight with every ply that it is away
    proofs: bool  # whether certain results travel up
    expansion: int = 1  # how often a node is visited before it gets children
    bias: np.float32 = np.float32(0.0)  # the weight of what a move promises at first sight
    undecided: float = 0.5  # what a game that nobody won counts for either side


@entry
def search(game, tree, root_state, settings, rng, simulations):
    """Run simulations from the root; return how many. Fewer only once the root's result is certain."""
    for done in range(simulations):
        if settings.proofs and tree.books[ROOT].proof != UNKNOWN:
            return done
        copy_state(tree.state, root_state)
        depth = select(game, tree, settings, rng, 0)
        value = simulate(game, tree, settings, rng, depth)
        back_up(game, tree, settings, depth, value)
    return simulations


@inlined
def select(game, tree, settings, rng, depth):
    """Go down from so deep on the path, whose node 0 is always the root, to a node that has no children and gets none
    yet, playing the moves on `tree.state`; return its depth."""
    node = tree.path[depth]
    while tree.choice[node].first != NO_CHILDREN or expand(game, tree, settings, node):
        node = best_child(game, tree, node, settings, rng)
        game.play(game.board, tree.state, tree.choice[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def best_child(game, tree, node, settings, rng):
    """The child with the highest upper confidence bound, or an untried one."""
    bonus = settings.exploration * game.evaluator.curiosity(tree, tree.books[node].visits)
    first = tree.choice[node].first
    end = first + tree.choice[node].count
    best = first
    best_score = WORSE_THAN_ANY
    for child in range(first, end):
        if tree.choice[child].doubt == UNTRIED:
            if settings.first_play + tree.choice[child].rate > best_score:
                best = child
                draw_untried(tree, child, end, rng)
            break
        score = tree.choice[child].rate + bonus * tree.choice[child].doubt
        if score > best_score:
            best_score = score
            best = child
    return best


@inlined
def draw_untried(tree, child, end, rng):
    """Let chance decide which of the untried children from `child` on, among those that promise as much, stands first.
    """
    equal = child + 1
    while equal < end and tree.choice[equal].rate == tree.choice[child].rate:
        equal += 1
    other = child + below(rng, equal - child)
    action = tree.choice[other].action
    tree.choice[other].action = tree.choice[child].action
    tree.choice[child].action = action


@inlined
def expand(game, tree, settings, node):
    """Give a node its children, if it is time; whether it has any now."""
    if tree.books[node].proof != UNKNOWN or not game.evaluator.is_due(tree, settings, node):
        return False
    return lay_out_children(game, tree, settings, node)


@inlined
def lay_out_children(game, tree, settings, node):
    """A node for each move; whether there was room. When the tree is full, the search goes on without."""
    count = game.legal(game.board, tree.state, tree.actions)
    first = tree.used[0]
    if first + count > tree.books.size:
        return False
    game.ordering.lay_out(game, tree, settings, first, count)
    tree.choice[node].first = first
    tree.choice[node].count = count
    tree.used[0] = first + count
    return True


@inlined
def simulate(game, tree, settings, rng, depth):
    """The value of the last node on the path for the side that moved into it."""
    node = tree.path[depth]
    if tree.books[node].visits == 0:
        look_ahead(game, tree, settings, depth)
    proof = tree.books[node].proof
    if proof != UNKNOWN:
        return certain_value(proof, settings.discount)
    return game.evaluator.value(game, tree, settings, rng, depth)


@inlined
def look_ahead(game, tree, settings, depth):
    """See whether the game is over at a new node, or else what will come of it for certain."""
    node = tree.path[depth]
    outcome = game.outcome(game.board, tree.state)
    if outcome != ONGOING:
        tree.books[node].proof = proof_of_outcome(outcome)
    elif settings.proofs:
        tree.books[node].proof = proof_of_foresight(game.foresight(game.board, tree.state))
    if settings.proofs and tree.books[node].proof != UNKNOWN:
        prove(tree, depth)


@inlined
def prove(tree, depth):
    """Carry a certain result from the end of the path as far up as it is one."""
    mark_certain(tree, tree.path[depth])
    for level in range(depth - 1, -1, -1):
        node = tree.path[level]
        proof = proof_from_children(tree, node)
        if proof == UNKNOWN:
            return
        tree.books[node].proof = proof
        mark_certain(tree, node)


@inlined
def mark_certain(tree, node):
    """Let a node's parent see that there is nothing left to find out here."""
    proof = tree.books[node].proof
    tree.choice[node].doubt = NO_DOUBT
    if proof == DRAW:
        tree.choice[node].rate = RATE_DRAWN
    else:
        tree.choice[node].rate = RATE_WON if proof > DRAW else RATE_LOST


@inlined
def back_up(game, tree, settings, depth, value):
    """Count a result in every node on the path; what one side wins the other loses."""
    for level in range(depth, -1, -1):
        node = tree.path[level]
        visits = tree.books[node].visits + 1
        total = tree.books[node].value + (settings.undecided if value == NOBODY_WON else value)
        tree.books[node].visits = visits
        tree.books[node].value = total
        if not settings.proofs or tree.books[node].proof == UNKNOWN:
            tree.choice[node].rate = total / visits + game.evaluator.bias(tree, settings, node, visits)
            tree.choice[node].doubt = game.evaluator.doubt(tree, node, visits)
        value = 0.5 + (0.5 - value) * settings.discount


# ==================================================================================================
# src/tempo/search/tree_searcher.py
# ==================================================================================================

"""The tree search as the player wants it: the tree goes along from one move to the next."""

MOST_INTERPRETED = 5_000  # nodes of a tree that is gone through by interpreted code, on a clock: a tenth of a second


class TreeSearcher:
    """Searches the positions of one seat, and remembers its tree."""

    def __init__(self, rng: np.ndarray) -> None:
        self.rng = rng
        self.knobs = Knobs()
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)
        self.searching: Call | None = None

    def calls(self, position: Position, knobs: Knobs) -> list[FullCall]:
        """As `Searcher` has it. A tree that has grown by machine code is too large to be handled by anything slower."""
        game, state = position.game, position.state
        tree = self.tree if self.tree is not None and self.game == game else new_tree(game, state, knobs.nodes)
        return [
            (find_position, (game, tree, state, state)),
            (reroot, (tree, 1, np.zeros(1, np.int32))),
            (search, (game, tree, state, settings_of(knobs, position.filled, game), self.rng, 1)),
        ]

    def set_to(self, position: Position, knobs: Knobs, patience: float, on_a_clock: bool) -> bool:
        """As `Searcher` has it."""
        self.knobs = knobs
        if on_a_clock and position.plain is not None and not self.is_made(position, patience):
            position = position._replace(game=position.plain)
        self.plant(position, patience, on_a_clock)
        calls = self.calls(position, knobs)
        ready = [called.is_ready(*arguments, seconds=patience) for called, arguments in calls]
        self.searching = self.ready_search(calls[-1][1], patience)
        return all(ready)

    def ready_search(self, full: tuple[Any, ...], patience: float) -> Call:
        """The search of the position that was set, with all its arguments given but the number of simulations."""
        return search.on(*full[:-1], last=(1,), seconds=patience)

    def is_made(self, position: Position, patience: float) -> bool:
        """Whether the search of a position is machine code by now; it is ordered at once."""
        called, arguments = self.calls(position, self.knobs)[-1]
        return called.is_ready(*arguments, seconds=patience)

    def plant(self, position: Position, patience: float = inf, on_a_clock: bool = False) -> Tree:
        """The tree with this position at its root: what the last move left of it, or a new one."""
        game, state = position.game, position.state
        if self.tree is None or self.game != game:
            self.tree, self.game = new_tree(game, state, self.knobs.nodes), game
        else:
            root = NOT_IN_TREE
            if self.knobs.reuse:
                root = find_position.on(game, self.tree, self.root_state, state, seconds=patience)()
            if root == NOT_IN_TREE or is_foreseen(self.tree, root):
                clear(self.tree)
            elif root != ROOT:
                self.move_root(self.tree, int(root), patience, on_a_clock)
        self.root_state = state.copy()
        return self.tree

    def move_root(self, tree: Tree, root: int, patience: float, on_a_clock: bool) -> None:
        """Keep what stands below a node; where that would take long, keep nothing."""
        moved_parent = np.full(tree.used[0], NOT_IN_TREE, np.int32)
        moving = reroot.on(tree, root, moved_parent, seconds=patience)
        if on_a_clock and moving.rung == PYTHON and moved_parent.size > MOST_INTERPRETED:
            clear(tree)
        else:
            moving()

    def forget(self) -> None:
        """As `Searcher` has it."""
        self.tree = None

    @property
    def rung(self) -> str:
        """As `Searcher` has it."""
        return "" if self.searching is None else self.searching.rung

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """As `Searcher` has it: a simulation lays out the moves of the root, some of which may be ruled out."""
        assert self.tree is not None
        done = self.run(1)
        if moves is not None:
            restrict(self.tree, ROOT, moves)
        return done

    def run(self, simulations: int) -> int:
        """As `Searcher` has it."""
        assert self.searching is not None
        return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """As `Searcher` has it."""
        assert self.tree is not None
        return is_settled(self.tree, self.knobs.choose, simulations)

    def look(self) -> Snapshot:
        """As `Searcher` has it. What a game without a network promises of its moves is no probability."""
        tree = self.tree
        assert tree is not None and self.game is not None
        kids = children(tree, ROOT)
        best = best_move(tree, self.knobs.choose)
        proof = int(tree.books[best].proof) if self.knobs.proofs else UNKNOWN
        line = expected_line(tree, best)
        return Snapshot(
            move=int(tree.choice[best].action),
            reason="proven" if proof != UNKNOWN else "search",
            value=node_value(tree, best),
            plies=len(line) if proof in (UNKNOWN, DRAW) else END - abs(proof) + 1,
            moves=tuple(int(tree.choice[child].action) for child in kids),
            visits=tuple(int(tree.books[child].visits) for child in kids),
            values=tuple(node_value(tree, child) for child in kids),
            proofs=tuple(int(tree.books[child].proof) for child in kids) if self.knobs.proofs else (),
            line=line,
            priors=tuple(float(tree.priors[child]) for child in kids) if self.game.sight else (),
        )

    def line_behind(self, move: int) -> tuple[int, ...]:
        """As `Searcher` has it."""
        tree = self.tree
        assert tree is not None
        return expected_line(tree, next(child for child in children(tree, ROOT) if tree.choice[child].action == move))


def settings_of(knobs: Knobs, filled: float, game: Game) -> Settings:
    """What the search is told."""
    by_network = bool(game.sight)
    return Settings(
        np.float32(knobs.puct if by_network else knobs.exploration + knobs.exploration_growth * filled),
        np.float32(knobs.unseen if by_network else knobs.first_play),
        float(knobs.discount),
        bool(knobs.proofs),
        int(knobs.expansion),
        np.float32(knobs.bias),
        float(knobs.undecided),
    )


# ==================================================================================================
# src/tempo/connectx/plain_agent.py
# ==================================================================================================

"""ConnectX without what is known of the standard board: what an agent is shown, what it sees at once, what it prints.

An agent is called as the competition calls one, with an observation and a configuration, and
returns a column. It plays either seat and any number of games, never raises, and in the worst case
plays a legal column at random.
"""

offer(MACHINE_CODE)

PLAYOUTS = {"uniform": playout, "decisive": decisive_playout}
DEFAULT_ROWS, DEFAULT_COLUMNS, DEFAULT_INAROW, DEFAULT_STEP = 6, 7, 4, 2.0


class ConnectXView(NamedTuple):
    """An observation and its configuration, read."""

    rows: int
    columns: int
    inarow: int
    cells: list[int]  # row by row from the top, as in the competition
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def stones(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        return [column for column in range(self.columns) if self.cells[column] == 0]


class PlainAgent(ThinkingAgent):
    """One player for Kaggle's ConnectX."""

    def __init__(
        self, profile: ConnectXProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        self.profile = profile

    def __call__(self, observation: Any, configuration: Any = None) -> int:
        return self.choose(observation, configuration)

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        return Task(self.position(view), tuple(self.knowledge(view)), view.step, view.bank)

    def knowledge(self, view: ConnectXView) -> list[Callable[[], Decision | None]]:
        """What is asked before anything is searched."""
        return [
            partial(only_move, view.legal),
            partial(winning_move, view),
            partial(blocking_move, view),
            partial(opening_move, view, self.profile.opening),
        ]

    def position(self, view: ConnectXView) -> Position:
        """What is searched."""
        return position_of(view, self.profile.knobs.playout)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        columns = DEFAULT_COLUMNS
        with suppress(Exception):
            columns = int(configuration["columns"])
        return [column for column in range(columns) if observation["board"][column] == 0]

    def written(self, move: int) -> str:
        return f"column={move}"


def read(observation: Any, configuration: Any) -> ConnectXView:
    """Read plain dicts or attribute dicts, with whatever is missing from them left at its default."""
    configuration = configuration or {}
    return ConnectXView(
        rows=int(configuration.get("rows", DEFAULT_ROWS)),
        columns=int(configuration.get("columns", DEFAULT_COLUMNS)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=float(configuration.get("actTimeout", DEFAULT_STEP)),
        bank=bank_of(observation),
    )


def position_of(view: ConnectXView, playout_name: str) -> Position:
    """What the player is asked about: bitboards where the board fits, else the wide rules."""
    if fits_in_a_word(view.rows, view.columns):
        game = new_game(view.rows, view.columns, view.inarow, PLAYOUTS[playout_name])
        state = new_state(view.cells, view.rows, view.columns, view.mark)
    else:
        game = new_wide_game(view.rows, view.columns, view.inarow)
        state = wide_state(view.cells, view.rows, view.columns, view.mark)
    return Position(game, state, view.stones / len(view.cells), view.stones)


def winning_move(view: ConnectXView) -> Decision | None:
    """A column that wins at once."""
    for column in view.legal:
        if completes_line(view, column, view.mark):
            return Decision(column, "win", 1.0)
    return None


def blocking_move(view: ConnectXView) -> Decision | None:
    """A column where the opponent would win at once."""
    for column in view.legal:
        if completes_line(view, column, 3 - view.mark):
            return Decision(column, "block", 0.5)
    return None


def opening_move(view: ConnectXView, when: str) -> Decision | None:
    """The middle column for our own first move: in either seat, or only on the empty board."""
    middle = view.columns // 2
    if view.stones <= (1 if when == "always" else 0) and middle in view.legal:
        return Decision(middle, "opening", 0.5)
    return None


def completes_line(view: ConnectXView, column: int, mark: int) -> bool:
    """Whether a stone dropped into a column would stand in a line. Plain Python on purpose: this
    answers before anything is compiled."""
    rows, columns, cells = view.rows, view.columns, view.cells
    height = max(row for row in range(rows) if cells[row * columns + column] == 0)

    def run(down: int, right: int) -> int:
        row, col, length = height + down, column + right, 0
        while 0 <= row < rows and 0 <= col < columns and cells[row * columns + col] == mark:
            row, col, length = row + down, col + right, length + 1
        return length

    directions = ((1, 0), (0, 1), (1, 1), (1, -1))
    return any(run(down, right) + 1 + run(-down, -right) >= view.inarow for down, right in directions)


# ==================================================================================================
# src/tempo/connectx/solving_agent.py
# ==================================================================================================

"""The ConnectX agent with all that is known of the game: the opening book, and the solver."""


class SolvingAgent(PlainAgent):
    """As its profile says, by the book, and with the solver behind it."""

    def __init__(
        self, profile: ConnectXProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        self.prover = ExactMoves() if profile.exact else None

    def knowledge(self, view: ConnectXView) -> list[Callable[[], Decision | None]]:
        """The book before the opening."""
        *others, opening = super().knowledge(view)
        return [*others, partial(known_move, view), opening] if self.profile.book else [*others, opening]

    def position(self, view: ConnectXView) -> Position:
        """With the solver, where the board fits in a word."""
        prover = self.prover if fits_in_a_word(view.rows, view.columns) else None
        return super().position(view)._replace(prover=prover)


def known_move(view: ConnectXView) -> Decision | None:
    """The move that the opening book holds."""
    if not is_book_board(view.rows, view.columns, view.inarow):
        return None
    mine, stones = (int(word) for word in new_state(view.cells, view.rows, view.columns, view.mark))
    move = book_move(mine, stones) if view.stones <= max(DEEPEST) else None
    return None if move is None else Decision(move, "book", 0.5)


# ==================================================================================================
# src/tempo/connectx/champion.py
# ==================================================================================================

"""The agent that people upload. `build.py` bundles this module into submission/connectx.py."""

PLAYER = SolvingAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """The column to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
