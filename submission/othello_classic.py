# Tempo: the agent `othello_classic` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py othello_classic`. They are:
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
#   tempo.othello.profiles       The two profiles of the Othello agent: values, not forks of the code.
#   tempo.othello.machine_code_data Machine code of othello, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.othello.rules          Othello on two 64-bit words, the discs of the side to move and those of the other side.
#   tempo.othello.move_priors    How good a move looks at first sight, which decides who is tried first: by its square, and by the replies it leaves.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.othello.othello_agent  What the Othello agents have in common: what they are shown, how they answer, what they print.
#   tempo.othello.playouts       Othello played to its end at random: uniformly, by Roxanne's priorities, or by a mixture of both.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.tree_searcher   The tree search as the player wants it: the tree goes along from one move to the next.
#   tempo.othello.tree_agent     The Othello agent that searches by Monte-Carlo tree search: with playouts, and nothing that was learned.
#   tempo.othello.classic        The agent that is plain UCT. `build.py` bundles this module into submission/othello_classic.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import partial
import gc
from hashlib import blake2b
import json
import marshal
from math import inf
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
# src/tempo/othello/profiles.py
# ==================================================================================================

"""The two profiles of the Othello agent: values, not forks of the code."""


class OthelloProfile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    exact: bool  # whether the endgame solver says which moves are best


# Plain UCT as it is usually written, w / n + sqrt(2 ln N / n), every move of a node tried before any is tried twice,
# with Roxanne's playouts: the yardstick for everything else.
CLASSIC = OthelloProfile(
    name="classic",
    knobs=Knobs(exploration=1.0, exploration_growth=0.0, first_play=inf, playout="roxanne", choose="visits"),
    plan=TimePlan(),
    exact=False,
)

# Alpha-beta with what was learned, and the solver. The rest is the tree search with all that search/ has to offer, with
# which the levels play; tuned as docs/othello.md tells.
CHAMPION = OthelloProfile(
    name="champion",
    knobs=Knobs(
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
        trust=1.1,
    ),
    plan=TimePlan(reserve=8.0),  # of 12: docs/clock.md
    exact=True,
)


# ==================================================================================================
# src/tempo/othello/machine_code_data.py
# ==================================================================================================

"""Machine code of othello, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "5176e2349d484d4f03af4156", "checksum": "429b1406b7280686fed0a95a", "sources": []}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;338h4P5{&;DpR+Hn;S00#+4D>>isbc_#23@haF#OKC2^`XS)rfnZ?Vt+PnU_AKnTRL2E)Psz5X8qd+hZDe#nK@2
*ln~c1?KUkoE^?okHFjVJMa+uR58w6_aOijUC`767b-vSrpBenIf^ujse{#d>*X*}Gkt?4RC!MvE>GO{)=8IIP6d=Y-6MA6(f1VfR-BEK9CZK?2Oxj{oBC
34(){w-~Q#st$aGYZ2cUqD2PFrg#yC!1})mcS6zO;nEkEa&?N*ACI3Q<0?tVi)uulz-%n%{!jR1DqK-4mA~NBNJ#G<0c4-fLD-
5f5m{^PMkB#QD~e&AQ^q|G$-5r$khzG01Bp-7N!I>__#of!x_1FoWX9Ucc$x4>%oE=CS#*}hh~;K2PVI;ItF(%m6VXI+ND6Xj*X5}_517no1X`-
Qk3fB2DMn-b<mUef;!lhr#m3J_)Alaw#Lc?ss>y%6Yu~CucBT<Q3v{Jc0S1xeV>$0LX&I~_m$Nn3VGQ#-C4GxJ(Mz1*gHS5do`mY&tq|77eG8FF-Kw$R51
i3%f`^AXDc(IIH+UGIOjwPYd<{Bs5Slc6a>$$oH6QJjTCQf`>{w!0ksIm7>QN$OK9{Uo{N|QTv47h04^gUf|fGrEp`Kgku85STlij-
8k0t1uWl$U6@xTOPYQj1I9E-T3&Zl1tnlx_SlF}Pu$E6n<|EZumKNh-WA)4LSYs-zJj#r8>6Zw{@4Xx>plaXCAHWUaicmqnV)i|r>=fn0X*ZsNgE@--
FtGtyMOm}D+<1Em6Nt-&t7E;qXW;l#L63`XZ|r0n&i-
zzB%_JW`f}{@UE&3)C7Ddyzt?+zu}FC%gl&BG(93gsO(DnV3f7oUmW=e@ajZRBU+@tZ6nRe@fn%QwE>6}tvcty~U69Nss_12e(iX?lO%X4dl1$drVZaMGK
?Xgy?<#9kgHmu|B@7c~UeiO<ObV_S!kvl&obWu%SawFIv2KV&!Xzb-FE|`4qnnSs>Sb-DGVeFCWuLm@n!v$e3~|i2!uC96&7#j~sa~YCyofr(ZzA9}NlUJ
$SL^8l)I(k;_sMr^_X03w5RRl>^?^E}9_XJJ%m5Bl&mE+80Bc~ZptU3F_;_HQahPz_1B%wRgZcOGKQ+Vax{3XUMZc;q_Rw`15NPl+lG_TqamKnM#L+{;r;
?{dP6wtX8VHJ!kE%Zax`XNb=iq4)q2OQe3ZK0%+U`Kfh^e%94o3@baj<Ut#Gs^^J}s^HCC+oMpdi&Pn6*RUh7bdNoXthpZO0WaE*Q~&@%!I*QDSYPNMBcN
8@Y+J_xuCJK!Obbi7etrJ&%O(=e*pRsSlL>9_076dsC48fy|_4uA#2I)B%h>w)T!Bjt7o?g?kHsLk)EJpDx5~!18fgd}vD!1AvYrw3?k-
slm`IW^Y@RY;}CBHNk1t`S1+1CwU1iI{ZqCqC2T=GC^}4bg<7|`m-
&!3d42*fL`6lG99k?HO%uSMCCi3q+KlT@d;IM&s1vM9h~BpVjI2$l`vd7zX$C)g{{@ZKP7P&s0x-8kjKG8mXPlZ5g%(3tIwv-
^2IA@?YsR<(fXlvitJjwVEWQl1m85}pPw1pN)z+O0x1@Y=8Pv=U|kHLx9df`#>q7P8XV>%?n0;mxRbi5{Ii+dEzh%7q0pru2kw&b6UL9)j&X;=*Eag~rG$
l!nO02K)|V0S;{U+Wr%3=6q|ks?h570(x=NXrM4w-30(m!WdoXm(i*7-0wZkMC8W+|4hkX*p#wvY|9FQ&lqOyoNor-
<r*0+7dKK~SctBoaf2l!oav{^%MXh8mT2Zd(I(*z%`UY@t9vttGQy}#or0XJiMP+gE@Tv%70X?vTwMkuo&a5P6@-
wa}a<}>_AUqKx<7>_rDIM~nn?~rVc$rYYZl<BtXi3&5=GF$q2?*%CLjyByDt@f?G0Q=^?xgnVb>x$BBNht&c(?qvaYXR&t^Zy9#nT*rr1d*R7&8ubeSs*_
JDKZZO%b7X!P0f%Sbp0!`n=UfO5Xv4-
>?)`WuTA!Mjnk8&cAMJ{bC&u|Y*GizrL6lLCo~%4#&oSed#RM~3g5~w2(#iq5jzi%8_a4t)5r~!qd&ujm(gm@{SOZjrr3kzH5ggo2No7Pm6MjDg6j7y*KW
=wsn{s^vU}ggaOWmq>7-{7AW}M7g_JZTY9G=fj{dDuQ*}=rrq?$o&*31}YEF``-a=*+>F#WiLq;+gSx_1aJ@J+?2n>}{A9-
63c7_mihn@6}=zyNw6tMxa**F0BHXtmLBQE`XQtNnWt@+pGNqcAI7qH#|BQG-PC#?ddvesU)VnSWwO9(c;fA|$)<{qje5xiQWkhAnJ{}~o3#5f2s3a`0om
FneB<LSKPMD|#-
i}J{NdvbFe5n_&wB8j}t8$f$cCN%ir9w$V07@k)Yg~aU67Zn^QIp0Bf?$Fykf@8g4cuGdZR!Hq?9AYdFm#&NoLQx@M0AftO4mat)W9+dl#(jo7Jq{#S#bw
MlU_O*PF)lV;v|bGpQrsrJRs0GT;*?0H#nw%9_8O*svsfb>q+-
Ax16DET_PSe0)h5NC9C0%;j_$t#Xh8CBNMqDtLL7Mg?nj$<v`J2+#upol33T&Uw*&?fj|ngcE2;g>E)97!>%rvVJ&MWqC9))EIDySvzvep2S|H?q)(el^>
GqvS55Dil%}n82<ck+bA$w)s&xbpIDIFfQ0uh>*Cm!m_Xv8lyGXVab=e4RE&AS!bReLmpI$NU8Cr4N{(e?b(D)aryRwx&X>ptRrbm?v1<?_0}KJ2z4SmrX
&k+5k<AP((HCB6?ml&9v{S&f-WYI5U-
UbcVdYSFhlLq~ezHD9eME<sL0M1>FIZh*5HA@tUa)|8cQ@EHWo11w}^DRI2^2dDNx?=e3ys#`8My<6qFiZqav3j~f9<ju>{esTb!1mE|9i+PZH=%e${@7v
-4ng1F+*yQa5BN9!3!&|zOwc05K0J&Jz`YZlb#7^M(0RY0k)BY#=6|(VGH~$qC^%%PlH`vS?R#vy00Z}C%HQ!`0Z6-
zlpIJj!cR?mcULe~3cV%>{n8Grvagv5)-
`1zeQ;ZM^tB`Q}#Bv&KzR4lQn1nzj(y^ZKOHOzq@8TK8sP*2hP0Klfb)JvePLW3wD$+Oi(O*rGIdkl(tf1V@JQqVM)N@t6`DumV!gAvUcLTN$NF8MkMC!h
$4$RcSl%q3VI-~xJyecEN*B)ZAFibTK8KA81bORyBY?1H3a{+%dAZZq#eJu=7lE(D;c+cyxNmoSh555q-
B>K0;te(DWbO|`;p{HD0T$Nj(I=zBWPn!n%gQi|D&Hc16S9bmBI=F35bsu>eLa$H|b>sIL-wCA*^-
}TtU<Wl#s;5tK0_hX0?a)dk{LtNwRZ~GDlK9tsY1;px!^#>636@c_dZDbkh^OUNlizZE4v6k}sS%Ho*lGA-<RePpc?BiJfvr{N9}GTv!Y^-
Gz#7m?_Vb@$#Q)f7u7#NWqUeh$F$K#8rI81F!sHn05kH~4219^1jg*fayT7GQE9Be1=0``d&^>gZf_n(mbGb!SaKOHeD}~F07#3IHG2P|FWt^sMwPdnh%X
Mksy}fc<BsDx_K(_;F;6AwdDSTECJ`rEgb*SY_49nv;?-
_kv)hPP5c|kfqaI?(q4@DCnHFAjwY`*EsJd8#pF@xlFtc8n3FdV%fK&1BhR;wz(W2CK(aG~4+#jxJN?=TDN(nnwR`-
%3;`3w54P$pMv;XnacH#N~BqynH_MdE2666gl{JqPmR&ZUO2n;4lmmj4%tR<{NHPC1d}Xpzxvzp4*Q4Pc+wSA~QKL#)kQvAn_Ac0gs|kYr-
EZlLLqG2<G-zI;nE%)Ckr4x0O6<AZAjgo@C@`jKZ+t)`h`0IYt{fRrS?WFw_2{v0<#2y8E@5vaE-SKOe9hi2Qb%J-
76p(=Ot2}iYKAkr?Uk+U)jtqe|BJk@+rSAT?_wiAu=L668->@`s7c>ntQ*Qn+K-
KX?V3<rAWAc>sqXbM=|u#p7QY78V6nr)P+Yz5{*>3chmd2qP!aq9Ziy~v_zaF|i?o^)JPim{YBn8fjq2yUAZl|!Z@N)beiM?smxcvk)F?mmtXdXP_hb#H!
msu<qqkuR2!6nrR^I;H4xt9YB9ukxSB;GMXiAJ-BgLUc3~kW2j#ny7ggC+%Jv*Z@dv{b(xin?_)uC{Bs{t?D)4?w}*}9s|Y!dC~%>i#_$%Mqy@I1L${9ZK
qp9e?XxzpuOnoF(gQDH%)}<qT2ai;&>UdX&ijSm9d2CW^kQ;^=rddMG>d*8`Id-89`7n0000000E&I$3p-BlY9fBr~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;94jbrCk6m;DqL7FP%ztu&rfWfGO3>AiEzp^6)l19k;U?vFaA~X(DFuen|fGg7(>{Mr~L_=pWbw*p_cExtZBba)e
BvlB8<8%BhBtxe1}v8MWD!`_1=g)m%Ufz?NrS>6L-
VyKhl*MLkTCVg&;7?C$jw6s}Man8WxpRiZ)lehn3H7mg0(^(KerS#hB}EjS@HS&qZiA*+1NgL4BXqmCNhykR6_JiU4vCrg<4kP%d!ax65u_j)9h^)+70tA
3kB%Bytf3u)6nhK-cE|F_}R9$>~|oX!oy_R3{<K4sxD=Hs&9-
0?3$4hs8C9ofK{sr#b$GansGduZABvHDN_fK4uzscWm<tr4C5NBxMAO8Kf~p0$>>hUyBRBx=CkUIabJRV4*<07T#<%4~W5IP<7;P~#sr=kL~`;Ev_MKpKR
?0w_W-GX{nsF#35Nv49_=E({r8BrKm^*aV8-
9s3s;cNutKFs=nDbV9%}?r7t?vb$fmGzMfOMzz2!^*BL>9GmuLHUzJ6NfJj6BYIw@rPQGnl{l9u5smmBKvG%H8giYTe(#SPMTeZy=cz>E^|61XyLPaOsk#
>cx7Dh4<a?yCUSVr}0+%tmGmDU$r&pO9b~gz$D^AeU=nSj)hDP<fX3)Frfrm3=8ppRjxvt?L9s;x9B_An9&_0Do>OWClwRJ9yj|C-l-1trWtY<?t@A5B^-
I@*sc6ladGoZU=G?K&CZ1Jdd5e40^*O2ZbA1_m_z{0i=Qpm!$nxnOx)dS702z?hV_N6_fLTgY}b%m}Kbq7OX%J$2EY}n)^SO^oS#RxB}&zhR<^ANosmo+)
ENx(q~8JKMe7<UCFNJ0_Oh>!ALKBv2FSpIIuBby?xYM~CIQ%yW>d?~e}0YC%*G*}R8y|@U2+1<kYN;Bn>J$7E+Y<0oC=c8quzS8@E;Yqi!K@d_6tr9srp;
CeNBB1j|jJ8II8n0?}5_d-Z((EP$H-
9jWuZsR!Hoh7F)!}tok4{Ydqj>^$g=rA<@$|*aAZ>^3AWag$HZLUB+nmf@$d(WJ3fxL`Yz|QtxsuAU6{arO9N2B(tN=B4tLWQUO~{_X&_}*r9_E(?$PXgw
0F0<>>|G|AhVg%c%;f%mLcariAo+s4b+cDNjGUct^6ws|tt^Jc$MVJ@{9KivM*M1Cf>`!>7L2HI$OJ^18-
3TyCfdbah9uCStw5rQH`XEp_(m5zW4l&f?2ECEEREf0#G$}X`t~T#%}31!h6=`ammdk*?T2GqvOdKu1?lGYLtsne`rGe~*Tlkam;UHp{1*L(e1j1o=k^Gq
ei3`6B9&GI<%pI~QO&_TYr2<S(unO&TE@nRm%tvG3KrM!Sg~utSb-
x6<leO^8NSM^e^XXA5Alc+kN0S&QpVaUBHCgg9rBWnwITpgKOfD~tT{6S+i1mB2^0D<K5hB19757%Rf2kuTQfe>S^>zX7s6T+h)cZ)6Q1$B+pn|_7nEG$r
5mJ*%^8=}ChI*A*Tow*G{wv>@+d0fScifL7SzEQ!PvEENa~~t#=!p1H-
1I71UxH;k$H%XlsFFBah({GXS`ZzRcHB;_*ClhjA=XZgxy2TZg9ND{|BWBrC`yFBcMzr`Ym-
bVHWESQ+OdWr)SAiB(mFqxllkeF7Pu+Z{)VWKgJ<ng&iP`7%VxHS6VRx`%7V!_$jgk6R;^aJqt7&sxts-pM=S759%E<3og06|23EG14JA|H=`AZX_+232R
ZZkZoT$0Y7TMO+7q>T9EIvD48xt*?LNLS9!f?+AbYWGc>a>VSF6-
DX+R(;W7^nZtg{Xh1a>60ZW4H&>%)&*)@WX$y_sR0TN)IYYyYop40rlcqGhXGq$4f|&u1}DZLb_D%YVW(6*lkw=NFzII@>DCT6aTE*5&JX*D;DpDpLA;kW
Ijb4&QSOPaTwdU?5#$VJX>Kl{u*-
UFR$O>AOz4NB@Yhny2H~IoH8;&0#?b{>vd%sT<QDe!`sgJl?_K<;@#KV?tGv#L*E~K+eaUtVd0lnCVzt(+~0m#q~$sKX(KTD@*pLcswaW=Xl=(5Uaf6Rku
uP)UOKt_~Z|lN_T@y;;|7=_v?n`k5j$NRpn$`7=b&qOFHDY=Tr{2Q_sNi)w}#Jzjr*(2-
1ibALV$%*4#>@+N^O*3W!2J++DfOGhaRJynYxP|34B(=~Nn+d=5%HW~>}hvi+?q27N>HyI~t|)-
mhje)TqT#Lrv9jTR7tHs$l1%9m6SQG+NsjSlP$F_DYDU;?0?Sf+b$nOuv&RbD&L(CCcPBf+2y!)P^-X-Xy@m5mPOajj!E0l}UT3C`)x0V~Mpq0(u77uL$-
-LXedj3kk|RHa)cN<1CQ!>YNu$N%U-V~#d%<?@yW<`Lzw-
03{$LVX|2i9|cxWqIk{YIPg}*d(+!4#$v^0lg;0EU*|2Yq;P;MpC6$LGi*S#mnk{ik1QQB{f&7&0i-
|^P<m@<ZSiW0YO^>gX)de=Hy?#uf}NJ{?YofO`%YKl>Y`|ab%1dMS5-
H_P>EqiA=+qTLr%nJMn+sOI4<%FOqq*nqp?u(+|BXGH2<Ygl*4=LBez7Yu=P%k*5Qk4&D{kh8TD^zFv^4r#N)5k;CH8&h-w-jZd!2rPc)?ic3ng<to*eFL
L+<5{F}--!<^_<B5LdMk~ER0M9mBPtil#W<FtU7yN>S@%J8+4}ggB=r1;F-up2Q7aCwZW$!E-
EUneQr<$MO#_uL6ai0t7g0n%*eGcL0IL=XTUJ~^hNuJf!Szsk&E}USY&PCu%=;vfHNJxv!121LbmHR2pThyu3_0<DvCfRJQ+aQqd>$$=iu&%N-
bDPN>vh=g<vcRtn1x<-
7d53(vG!quWLCuh|^;K4Zqc{?%Z?k6GL&_eodP5ii&FNH2C>OGP5R*_HdIvIuOmokRd+9GvRJVS59hJ0E%(swXCT*kR!kZBZOnp0yeWAOZjgzmkDq*BF7m
816Dj`hk<qL-nNQ>ZvPRPOe5lHLL9LFrN16L3MdF#y>&p3a0#v992nOuo16Vt4X>6)=vgcHWb9gR8mA*^D@Buzv2CRf_X-
?(@PjBSQ`@C3qv<|Dxs>D^C^)RB|`*<4p>*jf`Zr?x&E?NS?dE;^0nR6JQQYVE5+4urTzfmzQL<?JLZAL-
~Rook4pF_~>qR}Ge|ZXuVz6La{QdgxzlGS@jVEQ7X>dIZk^$)CXlFy1hhSF2ZCXWkiXNkYs(MN3EJdN}9i>IwIU?erhF88sII-5RX_a_-VUn-wi^GXU0c?
5mI7fNul#=u9z7&4U97PqH6WFM2Cr;@S@vdW1f<0RLBYUhI>J)iBfpuh~l432z~%7xdwPq7_Rj0vwn1>tV|F;4=g|Nv_Ami+k7VX~-
wX;Fn>3(TFz@4h^m^ZtudET+w|eRp4OptZM9XGJ~QZp1MS~#d$?>9}tm~d&MYg$<<*A(2glyUdQtf9UV`3?5FP}w5W)_=s_O{kp@Tli-OgDTlH@s?k6)cq
1U$~^%ldKUFEE4QeKO^oDEP*efQvQw2?><L0!Z^(!=q+-1p*o!_BZYxcoGOEE((*#%10G<SuyZ2~iqhqJRJsyypdk3-
77&`1XEC3FhZJWqVTJD`Q1}9)ntBULG)@t3tdO@xl$o#-
K1%4tyF7rL7z!`x0|%#d@7hnT<ItBn>(0w!UDt`;+arN*ExLu&BLY48Gt<LY@)`GB&*p8eHHn;527Q%^7=EVpRT2F4PNX&{giRR_@i1NVsr<-
y(^I*)}ij8}dY)hz7u*e!c^Ab2nL!XrO=X=<!2ux;pmSLm<7s50F>4CCWigjwi02L1!vklMI&_0`TbBm75gdMcduu3<n}=-
dT&4%f;;5+dyRCtj&2#;^Eh+9UI69qZG}g6*Fz!=~z3XD8(mqkl<FVtqB^dWWi**qkrP7*`R9_fBJbd@wZ4bAcs2v?ABrsWwu2lb9kTaAfoh7Z`zRepT18
bYn1|)QKvTPR;Q4(h_U|-mw8PpbCx=B<gp1tF^{oDb{&PgWaJK7oe<Fg;fkPlu_C)>i@0Gnm}e3U#_W0+=Lvf0TOu5;|6k6=D4rO7>ADI3%5-
WC&mCvdMjqgWnI?w}TF#bFcZ!0QOIG1xqYtci0S*AV0cCvq9)DToRN873t?A<|)w6Fd-(*Bo<CndqmMriFQ*C^xgk>kW^i<-V7%IZG{lk0`fc4|pik-
M2rFqk%po1y}w3{qelDr!CFWT*@lGh23Y0+52%I;0+^dQAliv^$|L^YByERVFi*R2D0zWvH&YGEhh$Emuw4k@0TE%W2)O2nuNClYjO!zfY&2@Xq!b|$X98
{D{cJMSFXa&*vvce;B8H9z~NWBy+p!G)ew?E6&2Cy;JR`PQ@ETGV9FB&v}0LZ!zQRz>nSz{so$i8L>9O9-+kQMQ@SJm1a-D;u#-
z6}Mrdw?Wvv=y~y;R=_Tm}@rdt>o67F80KlbDeV?F?=rkpdSiMoPVZ4g(!EeL1w(9qf#FGUZmh?#F8IIfaZMji^-
06s*Gfcm%xR{3j%Q^_{;Px#8Ejx1LMJ*u5tCN*A>_B%Q0lJq}fi%&%tp}x1)b)OB|q4X^e)Mb$O%?ameu2`OC~NxQZ4l>H9(6D;5%>T$fAkgZEt{ZsAoNu
px`i_cAz;>>Yy!9uo_?8gsH7@KLU~nIUYg1frrWf@unxf9@v*-i(`-
Od;KXG!gaQfh$3NdZrJnyQ(s`Vbo6J@BpS^oB>Pap`@2Wb`w08u=14s3IYFS{?H)w65(>MG#UnG(%sNy8s)*vwE<?xRXdfuxEDUolnvUKR02Y}@%VT#Isy
xiEaj@aCJSGY!Dr)D&?r4X5$BH&q6?ilh4AK{E0QN1f3ZLbdorp6ZvX^OCSR58@v~XB(%<N0BY`ZS{2n5Y4)BcSVY{P3hBup4&H3kJ)*B@c?|*$CkuV+$G
MQXHVubM_Ft&kIgSx}+m>4y~1TPL$;5^77v0W)<G8DRCU$+br>;yMqJ;vA*7s)?2t#}A*?=NrLkYfJ8oSXdf=81iM+)yeWQ?rq*8uRgo0K$8-
jUE&>4Is`$N{!{iaUaHaYXw=EjGzuWI;O(~)4}@@z<4t4%i{f0_7F>kZanmun8zcaEj?NFazBiLPh6&80HiN%wmh<)ATR@ZY3$T-inG6zgzaO-
%<aa3wyQ>y17`72w+sm}Rq*zcFWl7N3=P0?4k!c?rLZ1Ca9H`0Q6{9oZk&`2Yn+NciV$F<80?A6wkBYjc_{*x14JArs#cp~l4T}%+iv)?e89>c7FpuJOm}
&B&5BMD8-M(?<cNap%Glf$gw3^(zayoCJb)he+PuKai%wmYAqMW8_LFr?xu*Poi1mUS(h4uHJde#X&$#>Dm@vuHjIa_R_+t@RxK)^iVg-
0d&_UT+GEt(?d3gGqeD_UyGhZ^m{V7q3fkV`EH*if4tC)D*Lgv0mgh^K~12O{Ed1C#kY%KI^>K9B6O0!@ALPSi=K)$c6NO#etLi!$&lv$iH{$B`ZCaxZs2
{xvUHtbDug^V%5vxJA+5r~jzftVJO1@#Gtv~$=}qTd~TpR`GF`>NCWI~O{K*8}IBB@_%^l+-
vg(c**R@B~Wd@K_9uc9NrCFs&1jG@&vF*e_36n4@dpl&otGT$LcbXRwvauCCey2gi@}vlFomf=TkaTtF#zcycX#HXhseGD;h}FgoqFX~7eZP?dPVz%*C%a
xiiEJE0OyK1>MGGD@9T5^11!jp(%iZDm@I*uOAA=2`GE{O-x|qdE6Z7OivNr(u|?q0ZBO--K<ShCzT4zMPh7Ina<L87q{^)F;WdK$=;<jEnzq;iLQot~c+
RNwdtRtQ_h(;tA)1v;2gyI74sH13<Q&RdE5UNnyC^BQYJO6C0xv`_)P1ANkI~dP!~x1FjeATNW4yT12pIa<t6oU+_LqRWyxleIg>}MPs%uVc9!TTIji$D#
IqacEr?ch777iXygH0-^TKtJ23V;oq)Jv9HJ%<tX@zeniCxdc$fWt)xAa>!ASMk1EGo#_i9U$_P*y3r+>PkI}}9F9k_+D{Pqs-FL_olY5iOu3b2XXClWcg
yB<X<+@fXsFZ9|F1yqWeM_5(|SFGs0vli6e344Q*5Cw`dvf9OP3N<L@jXbZE54hiKt>F~uzT(GE(Rrtj#8?=ymYxEI<-
t>>uW|Cdyh8I4P)2m)ovA9{OIH~-#CV238e;sJ?c8-
9wPv(XK`BS&E+QP{GV!9&Rky4nZnpHV)04Lrz{jy$dhzbeD0S@}{2`I4FQ4>)Z>R``I^m;&dB7=g%A_+6D2=Uw;}s0<zaIuU0%L5&=^lx8V(5(17HV;l4{
YByW@Uq2(|)M~=s#87Zvx_S37rw&eKa|hcG%n<S&MzYtGn-
!xXU$;m0oV*!@&*YD%)^hp<hYgz5RZrcXaP|^Z}iO^A#|tauSHn?Om@Gt@hT4dE#O8LGc|l(u{|WQKTHOlXB$gvl!3>0>n|a>7`)O9wr};1dFGfLz~4M&|
DGuZvksiy_4eLE~ZVI&TRbj$&$hadz9mmpjoRbnoo{h^zBVH8!`+ZNAD2x(FQBR4&OpLkl>6z=_AWdG<kTNbpn(^#3kL<?_YEF_~neeXZo<fgO>W@HO$=n
&zuz!w2v{wcp$yU{w(ezex}=?{x#m)$r-Xu6j)ZPoCjJ#dA4lpse*e&9QK{29Sb*W_1-2-
gyCrPk33_^Xl1KfVi@bt%U{mH3Ne31M_gqr&2^a&Dv2ZOC_LmuP9fsPI=#LYK2-0q9C$)bGMvg1t~yJ7Ns2KA@}zc<l{NkHuWdHn%=yyl+8QYzdbim>p-
q}2e@Al`l?Z@2@edV3y^8}a1AYbqZ8<(CUh6K5e*8j6V}=0vauT5K`_u!-RLQ>eq^c7GEUT{cVfEnAiSlQ)NjX1(GI2X2W}-
vp5<JJEBR|d|R^LDaz+vLDFm_s0;S|t(d`9|SLRF2Z;Mj}WV;LxuqprCnVXf2yKQteA!Z5lF-
R>moMIwMM>vfB66%$B$`Qd1D>_Yr5Kq&&i$kFCNd|$?jA#|{U0-ue|Y^<3Y)fPY7_(_?%tX5-
|=$l3Ft1xIF;r^h7%JP+$z@tFePsi>+jg&IbfNX)115WtgYc3N`(Lt=Hv;Y{5FYzOu5VB<D7-u2sx6;wn-
r)z9izU>h7@g_?6n0DFx%D(AEVhjdf}&4Mp=HzL--S4jf<jtqNqPDS3cdItW8@8$8^!F+@MnI#iK>;=F|GAij>_(gCZ)t(cWz>GwJhHDMq#q=@vg);b>gw
#WbWX&C^zR~IeQwGl@FP_m7^XFQ5XulNM(=XC1~*zk`xpK^T}U(>;=(C&0wgl`N?i$Eocz`*6RVGP+0`ZQq5{)X}n(!GQmvx9EFX)Z^DEQp!v|w#Gd5K-
y`DA1B-yVp-d+zZ2vB@%%SBes|8Vh7bl^SxSHS-(4+g&uOeG)VDc<o<h@<JJvIUNG%3%4>t{tH-qeS;5p-
7aKwE{h{~$JQ4p(?G7U1W>IgYd>%Y7r6>A%u7r!aZKF7{sE&!AEU{#%5Z(G<H4>xt7>B~SL?PhUR)C3bDRzOxe*Q>SF9q+H+BrI4+p=S3X4e;9TzV?)Xzr
GZQ<GA<hkX-sl5S@{v~eW0Y?XW_c0qju5-
N5axw{UioqkM6Vgig*R`cBO3t++x4W=FveejZAE2hH49B#mgBLW1W;(xVW?%{&5aj^drJxU%?tt$Svb@y8V)8IFsp(OL4nl?njFJ|LaU>ek;nMTER-
WGQYzRsLX5Iqtk?M+`H+j%qtK=qn8Zvku)?)s&p%W2P6UqWOvj`0000000Fr#sk8wAw;wK6r~nH50ssI2003E9
"""


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
# src/tempo/othello/rules.py
# ==================================================================================================

"""Othello on two 64-bit words, the discs of the side to move and those of the other side.

A square is row * 8 + column, the top row first, as it is in the notation and in OpenSpiel, and its disc is
the bit of that number:

     0  1  2  3  4  5  6  7     row 1: a1 b1 ... h1
     8  9 10 11 12 13 14 15     row 2
     .  .  .                    d4 and e5 are white at the start,
    56 57 58 59 60 61 62 63     row 8    d5 and e4 black; black moves first

A pass is move 64: legal where there is no other and the opponent has one. When neither has, the game is over.

All directions are looked at in all places at once: discs of the other side that stand in a run from one's own
are found in three doubling steps, as a run is six long at most. To the right an addition does it: its carry goes
through the run to the square behind. Flips, each waiting for the one before, were measured side by side at 9.5 ns;
with every direction in doubling steps at 10.4, with carries through tables of rays at 8.3 to 8.9 (which takes 7 kB
of cache), in steps of one square at 27 and square by square at 54.
"""

SIDE = 8
CELLS = 64
PASS = 64
MINE, THEIRS = 0, 1  # the two words of a state
BLACK, WHITE = 1, 2  # marks in a list of cells, where 0 is empty

# Steps to the right, and down to the left, straight down, down to the right.
RIGHT, DOWN_LEFT, DOWN, DOWN_RIGHT = np.uint64(1), np.uint64(7), np.uint64(8), np.uint64(9)
INNER_COLUMNS = np.uint64(0x7E7E7E7E7E7E7E7E)  # b to g: what a run that goes across columns can stand in


@njit
def moves_of(mine, theirs):
    """The squares where the side to move may put a disc."""
    inner = theirs & INNER_COLUMNS
    found = inner + (inner & (mine << RIGHT))
    found |= run_back(mine, inner, RIGHT) >> RIGHT
    found |= ends_of_runs(mine, inner, DOWN_LEFT)
    found |= ends_of_runs(mine, theirs, DOWN)
    found |= ends_of_runs(mine, inner, DOWN_RIGHT)
    return found & ~(mine | theirs)


@njit
def flips_of(mine, theirs, square):
    """The discs that change sides when the side to move puts one on an empty square; none where it may not."""
    return flips_from(ONE << np.uint64(square), mine, theirs)


@njit
def flips_from(disc, mine, theirs):
    """As `flips_of`, the square given by its bit."""
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
    """The discs of `line` that stand in a run behind `start`, in the direction of rising numbers."""
    run = line & (start << step)
    run |= line & (run << step)
    pairs = line & (line << step)
    run |= pairs & (run << (step + step))
    return run | (pairs & (run << (step + step)))


@inlined
def run_back(start, line, step):
    """As `run_on`, in the direction of falling numbers."""
    run = line & (start >> step)
    run |= line & (run >> step)
    pairs = line & (line >> step)
    run |= pairs & (run >> (step + step))
    return run | (pairs & (run >> (step + step)))


@inlined
def ends_of_runs(mine, line, step):
    """The squares right behind such runs, in both directions."""
    return (run_on(mine, line, step) << step) | (run_back(mine, line, step) >> step)


@inlined
def flips_to_the_right(disc, mine, inner):
    """The run to the right of a disc, if a disc of ours stands behind it."""
    start = inner & (disc << RIGHT)
    end = (inner + start) & mine
    return end - start if end != ZERO else ZERO


@inlined
def flips_both_ways(disc, mine, line, step):
    """The runs from a disc, in both directions, where a disc of ours stands behind them."""
    on, back = run_on(disc, line, step), run_back(disc, line, step)
    flips = on if (on << step) & mine != ZERO else ZERO
    return flips | back if (back >> step) & mine != ZERO else flips


@inlined
def square_of(disc):
    """The number of the square of a single disc."""
    return count_bits(disc - ONE)


@njit
def legal(board, state, actions):
    """Write the squares that may be taken, or the pass; return how many."""
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
    """Put a disc, or pass; the other side is then to move."""
    mine, theirs = state[MINE], state[THEIRS]
    if action != PASS:
        flips = flips_of(mine, theirs, action)
        mine |= flips | (ONE << np.uint64(action))
        theirs ^= flips
    state[MINE] = theirs
    state[THEIRS] = mine


@njit
def outcome(board, state):
    """The result for the side that just moved."""
    mine, theirs = state[MINE], state[THEIRS]
    if moves_of(mine, theirs) != ZERO or moves_of(theirs, mine) != ZERO:
        return ONGOING
    margin = count_bits(theirs) - count_bits(mine)
    if margin == 0:
        return DRAWN
    return WON if margin > 0 else LOST


def new_state(cells: list[int], mark: int) -> np.ndarray:
    """A state from a list of cells, top row first: 0 empty, 1 black, 2 white; `mark` is to move."""
    mine = sum(1 << square for square, cell in enumerate(cells) if cell == mark)
    theirs = sum(1 << square for square, cell in enumerate(cells) if cell == 3 - mark)
    return np.array([mine, theirs], np.uint64)


def start_state() -> np.ndarray:
    """The state in which every game begins."""
    cells = [0] * CELLS
    cells[27] = cells[36] = WHITE
    cells[28] = cells[35] = BLACK
    return new_state(cells, BLACK)


def square_name(action: int) -> str:
    """What people call a move: a1 to h8, or pass."""
    return "pass" if action == PASS else "abcdefgh"[action % SIDE] + str(action // SIDE + 1)


def new_game(playout: Callable = no_playout) -> Game:
    """These rules, with a playout for who wants one. Two passes in a row do not happen: a pass follows a disc."""
    return Game(None, legal, play, outcome, playout, CELLS, 2 * CELLS)


# ==================================================================================================
# src/tempo/othello/move_priors.py
# ==================================================================================================

"""How good a move looks at first sight, which decides who is tried first: by its square, and by the replies it leaves.

The squares stand in Roxanne's ranks, as in the playouts. The fewer moves the opponent has, the sooner he must play a
bad one: that says far more (docs/othello.md).
"""

# The squares of each rank, the best first; by symmetry one of up to eight stands for them all.
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
        0x0000001818000000,  # the four in the middle, which are taken from the start unless a board is set up otherwise
    ],
    np.uint64,
)

# A corner that leaves no reply promises more than a win; most moves promise about a half.
BEST_RATING, RANK_COSTS, REPLY_COSTS = 1.1, 0.02, 0.08


@njit
def rate_squares(board, state, actions, count, priors):
    """Rate the moves listed."""
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
        priors[i] = BEST_RATING - RANK_COSTS * rank - REPLY_COSTS * replies


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
# src/tempo/othello/othello_agent.py
# ==================================================================================================

"""What the Othello agents have in common: what they are shown, how they answer, what they print.

An agent is called as the environment `open_spiel_othello` calls one, with an observation and a configuration, and
returns {"submission": move}. The environment asks both players once before the game, with nothing to see and nothing to
play: a good time to compile. It plays either seat and any number of games, never raises, and in the worst case plays a
legal move at random.
"""

offer(MACHINE_CODE)

MARKS = {"": 0, "x": 1, "o": 2}  # what the environment draws in a cell
NOTHING_TO_PLAY = -1  # what the environment wants to hear before the game
STARTING_SECONDS = 1.0  # to spare before the game: else it is left to the moves, as nobody knows how long loading took
LONGEST_STEP = 60.0  # seconds: an environment that is not told otherwise allows an hour, which nobody means


class OthelloView(NamedTuple):
    """An observation and its configuration, read."""

    cells: list[int]  # row by row from the top: 0 empty, 1 black, 2 white
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def discs(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        """Plain Python on purpose: this answers before anything is compiled."""
        return [square for square in range(CELLS) if turns_any(self.cells, square, self.mark)] or [PASS]


class OthelloAgent(ThinkingAgent):
    """One player for Kaggle's Othello, however it searches: that is said by each kind of agent."""

    def __init__(
        self,
        profile: OthelloProfile,
        game: Game,
        prover: Prover | None,
        simulations: int | None,
        seed: int | None,
        log: bool,
    ):
        super().__init__(profile, simulations, seed, log)
        self.rules = game._replace(ordering=by_prior(rate_squares)) if profile.knobs.bias else game
        self.prover = prover

    def __call__(self, observation: Any, configuration: Any = None) -> dict[str, int]:
        if is_before_the_game(observation):
            if self.player.simulations is None:
                with suppress(Exception):  # it can be done later, too
                    self.get_ready_before(bank_of(observation or {}), step_of(configuration))
            return {"submission": NOTHING_TO_PLAY}
        return {"submission": self.choose(observation, configuration)}

    def get_ready_before(self, bank: float, step: float) -> None:
        """Before the game there is nothing to think about."""
        if FREE_SHARE * step + bank < STARTING_SECONDS:
            return
        LADDER.workshop.go_on()
        try:
            self.get_ready(self.first_task(), FREE_SHARE * step)
        finally:
            LADDER.workshop.rest()

    def position(self, state: np.ndarray, discs: int) -> Position:
        """What the player is asked about."""
        return Position(self.rules, state, discs / CELLS, discs - 4, self.prover)

    def first_task(self) -> Task:
        """What will be asked first."""
        return Task(self.position(start_state(), 4), (), 0.0, 0.0)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        return self.task_of(read(observation, configuration))

    def task_of(self, view: OthelloView) -> Task:
        """The same, of what was read."""
        position = self.position(new_state(view.cells, view.mark), view.discs)
        return Task(position, (partial(only_move, view.legal),), view.step, view.bank)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        with suppress(Exception):
            return [int(action) for action in observation["legalActions"]]
        return OthelloView(cells_of(observation), 1 + int(observation["playerId"]), 0.0, 0.0).legal

    def written(self, move: int) -> str:
        return f"move={square_name(move)}"


def is_before_the_game(observation: Any) -> bool:
    """Whether there is nothing to see yet; what cannot be read is not that."""
    with suppress(Exception):
        return not observation.get("observationString")
    return False


def read(observation: Any, configuration: Any) -> OthelloView:
    """Read plain dicts or attribute dicts."""
    return OthelloView(
        cells=cells_of(observation),
        mark=1 + int(observation["playerId"]),
        step=step_of(configuration),
        bank=bank_of(observation),
    )


def step_of(configuration: Any) -> float:
    """The seconds for a move."""
    return min(LONGEST_STEP, float((configuration or {}).get("actTimeout", LONGEST_STEP)))


def cells_of(observation: Any) -> list[int]:
    """The board, from the rows of the observation, which is JSON in a string."""
    cells = [MARKS[drawn] for row in json.loads(observation["observationString"])["board"] for drawn in row]
    if len(cells) != CELLS:
        raise ValueError(f"a board of {len(cells)} squares")
    return cells


def turns_any(cells: list[int], square: int, mark: int) -> bool:
    """Whether a disc on this square would turn any over."""
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
# src/tempo/othello/playouts.py
# ==================================================================================================

"""Othello played to its end at random: uniformly, by Roxanne's priorities, or by a mixture of both.

Roxanne ranks the squares once and for all and takes one of the best rank that has a legal move, at random. It knows
two things, that corners are good and that the squares beside them are bad, and that is much better than nothing.
The three playouts are one loop: each draws for every disc whether it is put by rank, and with a constant for the
share of those that are, the compiler leaves of the question what is left of it.
"""

LOW_WORD = np.uint64(0xFFFFFFFF)
# How often a disc is put by rank, as a share of 2^32.
NEVER, ALWAYS = np.uint64(0), np.uint64(1 << 32)
OFTEN = np.uint64(1 << 31)


@njit
def uniform_playout(board, state, rng):
    """Any legal move is as likely as any other; see Game.playout for the result."""
    return play_to_the_end(state, rng, NEVER)


@njit
def roxanne_playout(board, state, rng):
    """As `uniform_playout`, among the legal moves of the best rank that has one."""
    return play_to_the_end(state, rng, ALWAYS)


@njit
def mixed_playout(board, state, rng):
    """As either of them, by lot for every disc."""
    return play_to_the_end(state, rng, OFTEN)


@inlined
def play_to_the_end(state, rng, ranked):
    """Put discs until neither side can; how many plies that took, the sign telling who won."""
    mover, other = state[MINE], state[THEIRS]
    random = rng[0]
    plies = 0
    while True:
        moves = moves_of(mover, other)
        if moves == ZERO:
            moves = moves_of(other, mover)
            if moves == ZERO:
                break
            mover, other = other, mover
            plies += 1
        random = scramble(random)
        if random & LOW_WORD < ranked:
            moves = best_ranked(moves)
        disc = one_of(moves, random >> THIRTY_TWO)
        flips = flips_from(disc, mover, other)
        mover, other = other ^ flips, mover | flips | disc
        plies += 1
    rng[0] = random
    margin = count_bits(other) - count_bits(mover)  # `other` moved last
    if plies & 1:
        margin = -margin
    if margin == 0:
        return 0
    return plies if margin > 0 else -plies


@inlined
def best_ranked(moves):
    """Those of the moves that are of the best rank among them; there is at least one move."""
    rank = 0
    while moves & RANKS[rank] == ZERO:
        rank += 1
    return moves & RANKS[rank]


@inlined
def one_of(moves, random):
    """One of the moves, as a bit, chosen by a random number below 2^32."""
    skipped = (random * np.uint64(count_bits(moves))) >> THIRTY_TWO
    while skipped != ZERO:
        moves &= moves - ONE
        skipped -= ONE
    return moves & (~moves + ONE)


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
# src/tempo/othello/tree_agent.py
# ==================================================================================================

"""The Othello agent that searches by Monte-Carlo tree search: with playouts, and nothing that was learned."""

PLAYOUTS = {"uniform": uniform_playout, "roxanne": roxanne_playout, "mixed": mixed_playout}


class TreeAgent(OthelloAgent):
    """Plays games to their end at random, and grows a tree of what came of them."""

    def __init__(
        self,
        profile: OthelloProfile,
        simulations: int | None = None,
        seed: int | None = None,
        log: bool = True,
        prover: Prover | None = None,
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`. The file of CLASSIC does without a
        solver, so that whoever wants one hands it over."""
        super().__init__(profile, new_game(PLAYOUTS[profile.knobs.playout]), prover, simulations, seed, log)

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)


# ==================================================================================================
# src/tempo/othello/classic.py
# ==================================================================================================

"""The agent that is plain UCT. `build.py` bundles this module into submission/othello_classic.py."""

PLAYER = TreeAgent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """The move to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
