# Tempo: the agent `othello` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py othello`. They are:
#
#   tempo.machine_code           Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.compiling              Making machine code with numba, from the functions that are marked for it.
#   tempo.workshop               Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.jit                    From source to machine code: a ladder of three rungs.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.othello.endgame.endgame_table What the endgame solver remembers of positions: bounds of their scores and the move to try first.
#   tempo.othello.endgame.endgame_moves Turning discs and counting them, as fast as the last plies of a game need it.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.othello.rules          Othello on two 64-bit words, the discs of the side to move and those of the other side.
#   tempo.othello.endgame.endgame_last The last squares of a game, without lists of moves: every empty square is tried, those first that lie in
#   tempo.othello.evaluation.patterns Which squares are looked at together: fourteen shapes, each laid on the board in every way that a symmetry allows.
#   tempo.othello.evaluation.counts What is counted beside the shapes: each count is a number among all contents, as theirs are (patterns.py).
#   tempo.othello.evaluation.evaluate What a position is worth to the side to move, in discs, as it was learned: by a small network over what is seen.
#   tempo.othello.endgame.endgame_order What a position promises, by looking a few plies ahead with what was learned: the order of moves high in the tree.
#   tempo.othello.evaluation.weights From what is kept of what was learned to what evaluating reads.
#   tempo.othello.evaluation.weights_data What was learned of Othello, written by write_weights.py: docs/othello_evaluation.md.
#   tempo.othello.evaluation.learned What was learned, from its text to what evaluating reads: when it is first needed, and once.
#   tempo.othello.endgame.endgame_tree The tree of the endgame solver: does the score of the root reach a goal?
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.othello.endgame.endgame Perfect play at the end of a game of Othello: the exact difference of discs.
#   tempo.othello.endgame.exact_moves The endgame solver as the player wants it: which moves are best for certain.
#   tempo.othello.evaluation.meaning What the values of the evaluation mean to a search, fitted to searches and games by `workbench.spreads`.
#   tempo.othello.move_priors    How good a move looks at first sight, which decides who is tried first: by its square, and by the replies it leaves.
#   tempo.othello.machine_code_data Machine code of othello, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.thought         What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.othello.profiles       The two profiles of the Othello agent: values, not forks of the code.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.othello.othello_agent  What the Othello agents have in common: what they are shown, how they answer, what they print.
#   tempo.search.alphabeta.memory What alpha-beta remembers of positions: what they are worth, how deep they were searched, and the move to try first.
#   tempo.search.alphabeta.plain Alpha-beta, for any game that keeps the contract of game.py and can say what a position is worth.
#   tempo.search.alphabeta.deepening Alpha-beta for play: deeper and deeper, remembering what it saw, and broken off and taken up again at any node.
#   tempo.search.alphabeta.selectivity ProbCut: how deep to look before looking deep, and how sure to be.
#   tempo.search.alphabeta.searcher Alpha-beta as the player wants it: what it remembers goes along from one move to the next.
#   tempo.othello.alphabeta_agent The Othello agent that searches by alpha-beta: with what was learned of positions, and perfect at the end.
#   tempo.othello.champion       The agent that people upload. `build.py` bundles this module into submission/othello.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import cache, partial
import gc
from hashlib import blake2b
import json
import lzma
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
CHAPTER = re.compile(r"(?m)^([\w.]+):$")  # the name of the module whose objects follow; base85 knows no colon
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
# src/tempo/othello/endgame/endgame_table.py
# ==================================================================================================

"""What the endgame solver remembers of positions: bounds of their scores and the move to try first.

An entry is two words, the opponent's discs and a mixture of both sides' discs from which the mover's follow,
so that positions are told apart with certainty. The top bits of the mixture are the index of the entry
already: in their place the entry holds what is known. Nothing known is written as zero.

What is known is true for ever, so the table never has to be emptied. It begins small, which processor
caches like, and is four times as large each time it has taken half as many entries as it has room for.
"""

MIX_MINE, MIX_THEIRS = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03)
WORD = np.uint64(64)
FIELD_BITS, TWICE_FIELD_BITS = np.uint64(6), np.uint64(12)  # each of lower bound, upper bound, move
FIELD = np.uint64(63)
KNOWN_SHIFT = np.uint64(64 - 18)
FIRST_BITS, MOST_BITS = 18, 28  # of the index: at least what three fields need
LEAST, GREATEST = -64, 64  # scores


@inlined
def mixture(mine, theirs):
    return (mine * MIX_MINE) ^ (theirs * MIX_THEIRS)


@inlined
def known_of(table, bits, mixed, theirs):
    """What is known of a position: zero, if nothing is."""
    index = (mixed >> (WORD - bits)) << ONE
    if table[index | ONE] != theirs or (table[index] ^ mixed) << bits != ZERO:
        return ZERO
    return table[index] >> KNOWN_SHIFT


@inlined
def lower_bound(known):
    return LEAST + 2 * np.int64(known & FIELD)


@inlined
def upper_bound(known):
    return GREATEST - 2 * np.int64((known >> FIELD_BITS) & FIELD)


@inlined
def likely_move(known):
    """The square to try first; a1 where none is known."""
    return known >> TWICE_FIELD_BITS


@inlined
def with_score(known, score, goal):
    """What is known, and that the score is at least this if it reaches the goal, else at most this. The last
    one of either end has no room and is written as the last but one."""
    if score >= goal:
        return (known & ~FIELD) | np.uint64(min(62, score) - LEAST >> 1)
    return (known & ~(FIELD << FIELD_BITS)) | np.uint64(GREATEST - max(-62, score) >> 1) << FIELD_BITS


@inlined
def keep(table, bits, mixed, theirs, known):
    """Make this the entry of a position."""
    index = (mixed >> (WORD - bits)) << ONE
    table[index] = (known << KNOWN_SHIFT) | (mixed << bits >> bits)
    table[index | ONE] = theirs


@inlined
def grow(table, bits):
    """Spread the entries over a table of four times the size, the last first: none is overwritten before it
    has moved."""
    size = ONE << bits
    for step in range(size):
        index = size - ONE - np.uint64(step)
        entry, theirs = table[index << ONE], table[(index << ONE) | ONE]
        for place in range(8):
            table[(index << np.uint64(3)) | np.uint64(place)] = ZERO
        if theirs != ZERO:
            mixed = (entry << bits >> bits) | (index << (WORD - bits))
            keep(table, bits + TWO, mixed, theirs, entry >> KNOWN_SHIFT)


# ==================================================================================================
# src/tempo/othello/endgame/endgame_moves.py
# ==================================================================================================

"""Turning discs and counting them, as fast as the last plies of a game need it.

A ray is the line of squares from one square to the edge, one for each of the eight directions. Along
the rays to higher squares a carry runs through the opponent's discs and stops at the first other square;
along the others that square is the highest bit which is not his. Neither needs a loop over squares. With the
flips of the rules, which take no tables, the solver was 10 % slower.
With a single square left, what its four lines turn is looked up.
"""

LINE = 8  # squares on a side of the board
RISING = ((0, 1), (1, -1), (1, 0), (1, 1))  # rows and columns of a step to a higher square


def ray_from(square: int, rows: int, columns: int) -> int:
    """The squares from this one, which does not belong, to the edge."""
    row, column = divmod(square, LINE)
    squares = 0
    while 0 <= row + rows < LINE and 0 <= column + columns < LINE:
        row, column = row + rows, column + columns
        squares |= 1 << (LINE * row + column)
    return squares


def rays_from(square: int) -> list[int]:
    """The four rays to higher squares, then the four opposite ones."""
    rising = [ray_from(square, rows, columns) for rows, columns in RISING]
    return rising + [ray_from(square, -rows, -columns) for rows, columns in RISING]


def squares_around(square: int) -> int:
    """The squares next to this one."""
    row, column = divmod(square, LINE)
    nearby = (
        (row + rows, column + columns) for rows in (-1, 0, 1) for columns in (-1, 0, 1) if (rows, columns) != (0, 0)
    )
    return sum(1 << (LINE * r + c) for r, c in nearby if 0 <= r < LINE and 0 <= c < LINE)


def turned_on_line(position: int, discs: int) -> int:
    """How many discs a move to this position of a line turns, where all other squares are taken and `discs`
    are the mover's. It holds for shorter lines as well: squares beyond their ends count as the opponent's."""
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
AROUND = np.array([squares_around(square) for square in BOARD_SQUARES], np.uint64)  # uint64[64]
DIAGONALS = np.array(  # uint64[64 * 2] both diagonals through a square
    [[ray_from(square, 1, way) | ray_from(square, -1, -way) for way in (1, -1)] for square in BOARD_SQUARES], np.uint64
).ravel()
TURNED = np.array(  # uint8[8 * 256] by the position on a line, then by the mover's discs on it
    [turned_on_line(position, discs) for position in range(LINE) for discs in range(1 << LINE)], np.uint8
)
THREE, SEVEN, EIGHT, LAST_BYTE, BYTE = np.uint64(3), np.uint64(7), np.uint64(8), np.uint64(56), np.uint64(255)
NOT_LAST_COLUMN = np.uint64(0x7F7F7F7F7F7F7F7F)
EIGHT_COLUMNS = np.uint64(0x0101010101010101)  # the first column; times this, all rows are added up in the last
COLUMN_TO_BYTE = np.uint64(0x0102040810204080)


@inlined
def squares_beside(discs):
    """The squares that are or touch one of these."""
    wide = discs | ((discs & NOT_LAST_COLUMN) << ONE) | ((discs >> ONE) & NOT_LAST_COLUMN)
    return wide | (wide << EIGHT) | (wide >> EIGHT)


@njit
def turned_by(mine, theirs, square):
    """The discs that a move to this empty square turns."""
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
def count_turned(mine, square):
    """How many discs a move to the only empty square turns."""
    row, column = square >> THREE, square & SEVEN
    line = (mine >> (row << THREE)) & BYTE
    turned = np.int64(TURNED[(column << SEVEN << ONE) | line])
    line = ((mine >> column) & EIGHT_COLUMNS) * COLUMN_TO_BYTE >> LAST_BYTE
    turned += TURNED[(row << SEVEN << ONE) | line]
    line = (mine & DIAGONALS[square << ONE]) * EIGHT_COLUMNS >> LAST_BYTE
    turned += TURNED[(column << SEVEN << ONE) | line]
    line = (mine & DIAGONALS[(square << ONE) | ONE]) * EIGHT_COLUMNS >> LAST_BYTE
    return turned + TURNED[(column << SEVEN << ONE) | line]


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


class Evaluation(NamedTuple):
    """What a game has learned of positions: one function, and what its values mean."""

    evaluate: Callable  # (board, state) -> whole number, for the side to move; what it ended with where it is over
    unit: int  # so much of a value is one of what the game counts at its end
    doubt: tuple[float, float]  # on an empty and on a full board: at which score 73 in 100 games are won
    spread: tuple[float, ...]  # how far values of searches to two depths differ: search/alphabeta/selectivity.py


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
# src/tempo/othello/endgame/endgame_last.py
# ==================================================================================================

"""The last squares of a game, without lists of moves: every empty square is tried, those first that lie in
a quadrant with an odd number of empty squares, where whoever moves now will also move last.

A score is the difference of discs at the end, the squares that stay empty counted as the winner's, which
makes it even. Asked whether a position is worth a goal, these functions return a bound that tells: a score
that it reaches if it is at least the goal, else one that it does not exceed.
"""

DISCS = 64
UNPLAYED = -DISCS - 2  # less than any score
# Whether the other side has just passed. Not True and False: numba would compile for each, and link them at run time.
GOES_ON, PASSED = np.int64(0), np.int64(1)
QUADRANTS = np.array(  # uint64[64] the quarter of the board that a square is in
    [0x0F0F0F0F << (32 * (square >= 32)) << (4 * (square % 8 >= 4)) for square in range(64)], np.uint64
)


@njit
def final_score(mine, theirs):
    """The score when neither side can move."""
    here, there = count_bits(mine), count_bits(theirs)
    if here > there:
        return DISCS - 2 * there
    return 2 * here - DISCS if here < there else 0


@njit
def score_of_one(mine, square):
    """The score with one empty square; all the other discs are the opponent's."""
    discs = count_bits(mine)
    turned = count_turned(mine, square)
    if turned > 0:
        return 2 * (discs + turned + 1) - DISCS
    turned = count_turned(~mine & ~(ONE << square), square)
    if turned > 0:
        return 2 * (discs - turned) - DISCS
    return 2 * (discs + (1 if 2 * discs >= DISCS else 0)) - DISCS


@njit
def score_of_two(mine, theirs, first, second, goal):
    """A bound of the score with two empty squares."""
    best = UNPLAYED
    if AROUND[first] & theirs != ZERO:
        turned = turned_by(mine, theirs, first)
        if turned != ZERO:
            best = -score_of_one(theirs ^ turned, second)
            if best >= goal:
                return best
    if AROUND[second] & theirs != ZERO:
        turned = turned_by(mine, theirs, second)
        if turned != ZERO:
            best = max(best, -score_of_one(theirs ^ turned, first))
    return best


@njit
def score_of_few(mine, theirs, empty, odd, goal, passed, task):
    """A bound of the score with one or more empty squares; `odd` are the quadrants with an odd number."""
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
            turned = turned_by(mine, theirs, index)
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
# src/tempo/othello/evaluation/patterns.py
# ==================================================================================================

"""Which squares are looked at together: fourteen shapes, each laid on the board in every way that a symmetry allows.

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

What stands on such squares is one number in base 3, its digits 0 for an empty square, 1 for a disc of the side to
move and 2 for one of the other side. All placements of a shape share one table, and so do two contents of a shape that
mirror each other: what is learned in one corner is known in all.

The numbers of all placements are kept side by side, so that a disc adds one row of `DIGITS` to all of them at once.
Counted apart for either side, the discs of one as `a` and of the other as `b`, the numbers are a + 2 b for the one and
b + 2 a for the other.
"""

SQUARES = 64
SHAPES: tuple[tuple[str, str], ...] = (
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


class Shape(NamedTuple):
    """One shape, and where its table begins among those of all shapes."""

    name: str
    placements: tuple[tuple[int, ...], ...]  # the squares of each, in the order of their digits
    mirrors: tuple[tuple[int, ...], ...]  # orders of the digits in which a content means the same
    start: int

    @property
    def contents(self) -> int:
        return int(3 ** len(self.placements[0]))


def squares_of(names: str) -> tuple[int, ...]:
    """The numbers of squares that are named, row by row from the top: a1 is 0, b1 is 1."""
    return tuple("abcdefgh".index(name[0]) + SIDE * (int(name[1]) - 1) for name in names.split())


def symmetric(square: int, symmetry: int) -> int:
    """Where one of the eight symmetries takes a square."""
    row, column = divmod(square, SIDE)
    if symmetry & 1:
        column = SIDE - 1 - column
    if symmetry & 2:
        row = SIDE - 1 - row
    return column * SIDE + row if symmetry & 4 else row * SIDE + column


def new_shape(name: str, squares: tuple[int, ...], start: int) -> Shape:
    """A shape with all its placements; of those that cover the same squares the first stands for all."""
    found: dict[frozenset[int], tuple[int, ...]] = {}
    mirrors = set()
    for symmetry in range(8):
        placed = tuple(symmetric(square, symmetry) for square in squares)
        first = found.setdefault(frozenset(placed), placed)
        if first is found[frozenset(squares)]:
            mirrors.add(tuple(first.index(square) for square in placed))
    return Shape(name, tuple(found.values()), tuple(sorted(mirrors)), start)


def new_shapes() -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for name, squares in SHAPES:
        start = shapes[-1].start + shapes[-1].contents if shapes else 0
        shapes.append(new_shape(name, squares_of(squares), start))
    return tuple(shapes)


ALL_SHAPES = new_shapes()
CONTENTS = ALL_SHAPES[-1].start + ALL_SHAPES[-1].contents  # of all shapes together
PLACEMENTS = sum(len(shape.placements) for shape in ALL_SHAPES)
LANES = 64  # numbers side by side: the placements, and in the rest none; vectors of 16 and 8 fit


def new_starts() -> np.ndarray:
    """int32[LANES] where the table of each placement begins; the lanes of none count in the first, which are empty."""
    starts = [shape.start for shape in ALL_SHAPES for _ in shape.placements]
    return np.array(starts + [0] * (LANES - len(starts)), np.int32)


def new_digits() -> np.ndarray:
    """uint16[SQUARES, LANES] what a disc on a square adds to the number of each placement."""
    digits = np.zeros((SQUARES, LANES), np.uint16)
    lane = 0
    for shape in ALL_SHAPES:
        for placement in shape.placements:
            for place, square in enumerate(placement):
                digits[square, lane] = 3**place
            lane += 1
    return digits


@cache
def digits_of_rows() -> np.ndarray:
    """uint16[8 * 256 * LANES] what the discs of one side in a row of the board add to the number of each placement."""
    digits = new_digits().reshape(SIDE, SIDE, LANES)
    rows = np.zeros((SIDE, 256, LANES), np.uint16)
    for column in range(SIDE):
        rows[:, 1 << column : 2 << column] = rows[:, : 1 << column] + digits[:, column, None]
    return rows.ravel()


@cache
def first_alike() -> np.ndarray:
    """int32[CONTENTS] for every content of every shape the first that means the same: itself or a mirror image."""
    alike = np.empty(CONTENTS, np.int32)
    for shape in ALL_SHAPES:
        squares = len(shape.placements[0])
        numbers = np.arange(shape.contents, dtype=np.int32)
        digits = [numbers // 3**place % 3 for place in range(squares)]
        images = [sum(digits[mirror[place]] * 3**place for place in range(squares)) for mirror in shape.mirrors]
        alike[shape.start : shape.start + shape.contents] = shape.start + np.minimum.reduce(images)
    return alike


def with_sides_changed() -> np.ndarray:
    """int32[CONTENTS] for every content of every shape what the other side sees there."""
    changed = np.empty(CONTENTS, np.int32)
    for shape in ALL_SHAPES:
        numbers, found = np.arange(shape.contents, dtype=np.int32), np.zeros(shape.contents, np.int32)
        for place in range(len(shape.placements[0])):
            digits = numbers // 3**place % 3
            found += -digits % 3 * 3**place
        changed[shape.start : shape.start + shape.contents] = shape.start + found
    return changed


# ==================================================================================================
# src/tempo/othello/evaluation/counts.py
# ==================================================================================================

"""What is counted beside the shapes: each count is a number among all contents, as theirs are (patterns.py).

    moves           of either side
    later moves     empty squares that touch discs of the other side, where moves may come to be
    odd moves       those in quarters of the board with an odd number of empty squares: who is first there is last
    safe moves      those that do not offer an empty corner
    odd quarters    which they are
    few discs       of either side: it may lose them all
"""

MOST_COUNTED = 31  # beyond, moves count as so many
OF_TWO = (MOST_COUNTED + 1) ** 2  # numbers of two counts together
MANY = 15  # discs of a side, or more
MOVES, LATER_MOVES, ODD_MOVES, SAFE_MOVES, QUARTERS = (CONTENTS + number * OF_TWO for number in range(5))
FEW_DISCS = QUARTERS + 16
ALL_CONTENTS = FEW_DISCS + (MANY + 1) ** 2
COUNTED = 6
QUARTER_MASKS = (0x0F0F0F0F, 0xF0F0F0F0, 0x0F0F0F0F00000000, 0xF0F0F0F000000000)
NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = (np.uint64(mask) for mask in QUARTER_MASKS)
CORNER_SQUARES = np.uint64(0x8100000000000081)


@inlined
def number_of_two(start, ours, theirs):
    """By how many squares are in either of two sets."""
    return start + 32 * min(count_bits(ours), MOST_COUNTED) + min(count_bits(theirs), MOST_COUNTED)


@inlined
def number_of_quarters(empty):
    """By the quarters of the board in which the number of empty squares is odd."""
    odd = count_bits(empty & NORTH_WEST) & 1
    odd |= (count_bits(empty & NORTH_EAST) & 1) << 1
    odd |= (count_bits(empty & SOUTH_WEST) & 1) << 2
    return QUARTERS + (odd | (count_bits(empty & SOUTH_EAST) & 1) << 3)


@inlined
def squares_of_quarters(number):
    """The squares of those quarters."""
    squares = NORTH_WEST if number & 1 else ZERO
    squares |= NORTH_EAST if number & 2 else ZERO
    squares |= SOUTH_WEST if number & 4 else ZERO
    return squares | (SOUTH_EAST if number & 8 else ZERO)


@inlined
def number_of_few_discs(mine, theirs):
    """By the discs of either side, where they are few."""
    return FEW_DISCS + 16 * min(count_bits(mine), MANY) + min(count_bits(theirs), MANY)


@inlined
def count_all(mine, theirs, moves, replies, first, found):
    """Write the numbers of all counts, from a place on."""
    empty = ~(mine | theirs)
    corners = CORNER_SQUARES & empty
    safe = ~squares_beside(corners) | corners
    quarters = number_of_quarters(empty)
    odd = squares_of_quarters(quarters - QUARTERS)
    found[first] = number_of_two(MOVES, moves, replies)
    found[first + 1] = number_of_two(LATER_MOVES, squares_beside(theirs) & empty, squares_beside(mine) & empty)
    found[first + 2] = number_of_two(ODD_MOVES, moves & odd, replies & odd)
    found[first + 3] = number_of_two(SAFE_MOVES, moves & safe, replies & safe)
    found[first + 4] = quarters
    found[first + 5] = number_of_few_discs(mine, theirs)


def seen_by_other_side() -> np.ndarray:
    """int32[ALL_CONTENTS] for every content, counts and all, what the other side sees there."""
    pairs = np.arange(OF_TWO, dtype=np.int32).reshape(MOST_COUNTED + 1, -1).T.ravel()
    quarters = np.arange(QUARTERS, FEW_DISCS, dtype=np.int32)
    few = np.arange(ALL_CONTENTS - FEW_DISCS, dtype=np.int32).reshape(MANY + 1, -1).T.ravel()
    of_two = [start + pairs for start in (MOVES, LATER_MOVES, ODD_MOVES, SAFE_MOVES)]
    return np.concatenate([with_sides_changed(), *of_two, quarters, FEW_DISCS + few])


# ==================================================================================================
# src/tempo/othello/evaluation/evaluate.py
# ==================================================================================================

"""What a position is worth to the side to move, in discs, as it was learned: by a small network over what is seen.

Seen are the placements of all shapes (patterns.py) and what is counted (counts.py). Each content of a shape and each
count stands for `WIDTH` numbers, the same at all times of the game; these are added up. What the sums are worth, by
the number of discs on the board, two small layers say, the judge:

    sums -> bend -> HIDDEN sums of these -> bend -> one sum                    bend(x) = x, or x / 16 where it is less

All in whole numbers, so that every machine finds the same. The numbers of all placements are added up a row of the
board at a time, sixteen rows of a table for both sides, and side by side: vectors of sixteen.
"""

UNIT = 128  # of a value: a disc
LARGEST = 64 * UNIT  # no value is larger, nor less than its opposite
STARTS = new_starts()
SETTLED = 60  # discs: the last four squares are played out
AT_RISK = 6  # so few discs may all be taken at once
SEEN_AT_ONCE = PLACEMENTS + COUNTED  # contents in one position
ROW_LENGTH = 256 * LANES

WIDTH, HIDDEN = 16, 16
FIRST_DISCS, DISCS_OF_PHASE, PHASES = 4, 4, 14  # a judge for each four numbers of discs, up to SETTLED
JUDGE = WIDTH + WIDTH * HIDDEN + 2 * HIDDEN  # numbers: what the sums begin with, the weights and begin of the hidden
BEND = 4  # bits
EACH_SECOND, ONE_SUM, BYTE_BITS = np.uint64(0x00FF00FF00FF00FF), np.uint64(0xFFFF), np.uint64(8)
ZERO_BYTE = 128  # stands for a number that is nothing
NOTHING = ZERO_BYTE * SEEN_AT_ONCE
MOST_SUM = 8191  # in steps, so that nothing overflows
# Steps in one, as powers of two: of a number that a content stands for, of what is added to sums, of the other weights.
CONTENT_BITS, SUM_BITS, WEIGHT_BITS = 4, 6, 8
VALUE_BITS = SUM_BITS + 2 * WEIGHT_BITS - 7  # to units


class Knowledge(NamedTuple):
    """What was learned, and room to count in. It takes the place of a game's board: the rules never look at it."""

    rows: np.ndarray  # uint16[8 * 256 * LANES] see `digits_of_rows`
    contents: np.ndarray  # uint64[ALL_CONTENTS * 2] a byte for each of the WIDTH numbers
    judges: np.ndarray  # int32[PHASES * JUDGE]
    numbers: np.ndarray  # uint16[LANES]
    seen: np.ndarray  # int64[SEEN_AT_ONCE]
    sums: np.ndarray  # int32[WIDTH]
    hidden: np.ndarray  # int32[HIDDEN]


def new_knowledge(contents: np.ndarray, judges: np.ndarray) -> Knowledge:
    """Ready to evaluate with this."""
    assert contents.size == 2 * ALL_CONTENTS and judges.size == PHASES * JUDGE
    return Knowledge(
        digits_of_rows(),
        contents,
        judges,
        numbers=np.zeros(LANES, np.uint16),
        seen=np.zeros(SEEN_AT_ONCE, np.int64),
        sums=np.zeros(WIDTH, np.int32),
        hidden=np.zeros(HIDDEN, np.int32),
    )


@njit
def evaluate(knowledge, state):
    """The difference of discs that the side to move may expect, in units; at the end of the game the very one."""
    return worth_of(knowledge, state[MINE], state[THEIRS])


@njit
def worth_of(knowledge, mine, theirs):
    """As `evaluate`, of the discs of both sides."""
    moves, replies = moves_of(mine, theirs), moves_of(theirs, mine)
    if moves | replies == ZERO:
        return UNIT * final_score(mine, theirs)
    if count_bits(theirs) <= AT_RISK and takes_all(mine, theirs, moves):
        return LARGEST
    discs = count_bits(mine | theirs)
    if discs >= SETTLED:
        return UNIT * played_out(mine, theirs)
    see(knowledge, mine, theirs, moves, replies)
    return judged(knowledge, JUDGE * ((discs - FIRST_DISCS) // DISCS_OF_PHASE))


@njit
def played_out(mine, theirs):
    """The difference of discs with the last squares played by both as well as can be."""
    moves = moves_of(mine, theirs)
    if moves == ZERO:
        return final_score(mine, theirs) if moves_of(theirs, mine) == ZERO else -played_out(theirs, mine)
    best = -CELLS
    while moves != ZERO:
        rest = moves & (moves - ONE)
        disc = moves ^ rest
        turned = flips_from(disc, mine, theirs)
        best = max(best, -played_out(theirs ^ turned, mine | turned | disc))
        moves = rest
    return best


@njit
def takes_all(mine, theirs, moves):
    """Whether a move leaves the other side no disc: no sum can know."""
    while moves != ZERO:
        rest = moves & (moves - ONE)
        if flips_from(moves ^ rest, mine, theirs) == theirs:
            return True
        moves = rest
    return False


@inlined
def see(knowledge, mine, theirs, moves, replies):
    """Write the numbers of all contents that are seen."""
    seen, numbers = knowledge.seen, knowledge.numbers
    number_placements(knowledge, mine, theirs)
    for lane in range(PLACEMENTS):
        seen[lane] = STARTS[lane] + numbers[lane]
    count_all(mine, theirs, moves, replies, PLACEMENTS, seen)


@inlined
def number_placements(knowledge, mine, theirs):
    """Write the number of each placement."""
    rows, numbers = knowledge.rows, knowledge.numbers
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
        numbers[x] = ours + rows[h + x] + 2 * (others + rows[q + x])


@inlined
def row_of(discs, row):
    """Where the table holds what a row with such discs adds."""
    return np.int64((discs >> np.uint64(8 * row)) & BYTE) * LANES + row * ROW_LENGTH


@inlined
def judged(knowledge, judge):
    """What the contents that are seen are worth to the judge who begins here."""
    sums, hidden, judges = knowledge.sums, knowledge.hidden, knowledge.judges
    add_up(knowledge.contents, knowledge.seen, sums)
    for k in range(WIDTH):
        begun = (sums[k] << (SUM_BITS - CONTENT_BITS)) + judges[judge + k]
        sums[k] = bent(min(max(begun, -MOST_SUM), MOST_SUM))
    weights, begin = judge + WIDTH, judge + WIDTH + WIDTH * HIDDEN
    for m in range(HIDDEN):
        hidden[m] = judges[begin + m]
    for k in range(0, WIDTH, 8):
        a, b, c, d = sums[k], sums[k + 1], sums[k + 2], sums[k + 3]
        e, f, g, h = sums[k + 4], sums[k + 5], sums[k + 6], sums[k + 7]
        first = weights + HIDDEN * k
        for m in range(HIDDEN):  # in vectors of 32 bits
            x = first + m
            some = judges[x] * a + judges[x + HIDDEN] * b + judges[x + 2 * HIDDEN] * c + judges[x + 3 * HIDDEN] * d
            some += judges[x + 4 * HIDDEN] * e + judges[x + 5 * HIDDEN] * f + judges[x + 6 * HIDDEN] * g
            hidden[m] += some + judges[x + 7 * HIDDEN] * h
    total = np.int64(0)
    for m in range(HIDDEN):
        total += np.int64(bent(hidden[m])) * judges[begin + HIDDEN + m]
    return min(max(total >> VALUE_BITS, -LARGEST), LARGEST)


@inlined
def add_up(contents, seen, sums):
    """Write the sums of the numbers for which contents stand: four at once, in fields of a word that hold any sum."""
    a = b = c = d = ZERO
    for number in range(SEEN_AT_ONCE):
        own, others = contents[2 * seen[number]], contents[2 * seen[number] + 1]
        a += own & EACH_SECOND
        b += (own >> BYTE_BITS) & EACH_SECOND
        c += others & EACH_SECOND
        d += (others >> BYTE_BITS) & EACH_SECOND
    for field in range(0, 8, 2):
        shift = np.uint64(8 * field)
        sums[field] = np.int64((a >> shift) & ONE_SUM) - NOTHING
        sums[field + 1] = np.int64((b >> shift) & ONE_SUM) - NOTHING
        sums[field + 8] = np.int64((c >> shift) & ONE_SUM) - NOTHING
        sums[field + 9] = np.int64((d >> shift) & ONE_SUM) - NOTHING


@inlined
def bent(number):
    """What the layers do to a number between them."""
    return max(number, number >> BEND)


# ==================================================================================================
# src/tempo/othello/endgame/endgame_order.py
# ==================================================================================================

"""What a position promises, by looking a few plies ahead with what was learned: the order of moves high in the tree.

The question there costs so many nodes that a better order of the moves is worth a small search of its own.
"""

WINDOW = np.int64(2 * LARGEST)  # more than any value


@njit
def promise(knowledge, mine, theirs, depth, alpha, beta):
    """What the side to move may expect, so many plies ahead, in units: exact between alpha and beta, else a bound."""
    moves = moves_of(mine, theirs)
    if depth == 0 or (moves == ZERO and moves_of(theirs, mine) == ZERO):
        return np.int64(worth_of(knowledge, mine, theirs))
    if moves == ZERO:
        return -promise(knowledge, theirs, mine, depth, -beta, -alpha)
    best = -WINDOW
    while moves != ZERO:
        square = np.uint64(square_of(moves & (~moves + ONE)))
        moves &= moves - ONE
        turned = turned_by(mine, theirs, square)
        after, other = theirs ^ turned, mine | turned | (ONE << square)
        best = max(best, -promise(knowledge, after, other, depth - 1, -beta, -max(alpha, best)))
        if best >= beta:
            break
    return best


# ==================================================================================================
# src/tempo/othello/evaluation/weights.py
# ==================================================================================================

"""From what is kept of what was learned to what evaluating reads.

Contents of a shape that mean the same share what they stand for, which is kept once. And it is kept as one side sees
it: half of the numbers of a content are its own, the other half those of the content that the other side sees there.
Numbers become whole steps.
"""

MOST_STEPS = 127  # of a number that a content stands for, either way
OWN = WIDTH // 2  # numbers that are kept of a content


class Network(NamedTuple):
    """All that is learned, float32: evaluate.py says how it goes together."""

    contents: np.ndarray  # [kept_contents(), OWN] what each stands for
    begins: np.ndarray  # [PHASES, WIDTH] with what the sums begin
    weights: np.ndarray  # [PHASES, WIDTH, HIDDEN]
    hidden: np.ndarray  # [PHASES, HIDDEN] with what the hidden sums begin
    verdicts: np.ndarray  # [PHASES, HIDDEN]


@cache
def kept_places() -> np.ndarray:
    """int32[ALL_CONTENTS] where among those that are kept each content stands."""
    alike = first_alike()
    places = np.cumsum(alike == np.arange(CONTENTS), dtype=np.int32) - np.int32(1)
    kept = int(places[-1]) + 1
    return np.concatenate([places[alike], np.arange(kept, kept + ALL_CONTENTS - CONTENTS, dtype=np.int32)])


@cache
def kept_contents() -> int:
    """How many are kept."""
    return int(kept_places()[-1]) + 1


@cache
def kept_for_other() -> np.ndarray:
    """int32[kept_contents()] where what the other side sees stands, of each that is kept."""
    places, others = kept_places(), np.empty(kept_contents(), np.int32)
    others[places] = places[seen_by_other_side()]
    return others


def empty_network() -> Network:
    """Nothing is worth anything."""
    return Network(
        np.zeros((kept_contents(), OWN), np.float32),
        np.zeros((PHASES, WIDTH), np.float32),
        np.zeros((PHASES, WIDTH, HIDDEN), np.float32),
        np.zeros((PHASES, HIDDEN), np.float32),
        np.zeros((PHASES, HIDDEN), np.float32),
    )


def knowledge_of(network: Network) -> Knowledge:
    """Ready to evaluate with this."""
    steps = in_steps(network.contents, CONTENT_BITS).clip(-MOST_STEPS, MOST_STEPS) + ZERO_BYTE
    own = steps.astype(np.uint8).view("<u8").astype(np.uint64)
    both = np.concatenate([own, own[kept_for_other()]], axis=1)
    return new_knowledge(both[kept_places()].ravel(), judges_of(network))


def judges_of(network: Network) -> np.ndarray:
    """int32[PHASES * JUDGE] in whole steps."""
    parts = (
        in_steps(network.begins, SUM_BITS),
        in_steps(network.weights, WEIGHT_BITS).reshape(PHASES, -1),
        in_steps(network.hidden, SUM_BITS + WEIGHT_BITS),
        in_steps(network.verdicts, WEIGHT_BITS),
    )
    return np.concatenate(parts, axis=1).ravel()


def network_of(contents: np.ndarray, judges: np.ndarray) -> Network:
    """The network of which these are the contents, and the judges in whole steps."""
    ends = np.cumsum((WIDTH, WIDTH * HIDDEN, HIDDEN))
    begins, weights, hidden, verdicts = np.split(judges.reshape(PHASES, -1).astype(np.float32), ends, axis=1)
    return Network(
        contents.astype(np.float32),
        begins / (1 << SUM_BITS),
        weights.reshape(PHASES, WIDTH, HIDDEN) / (1 << WEIGHT_BITS),
        hidden / (1 << SUM_BITS + WEIGHT_BITS),
        verdicts / (1 << WEIGHT_BITS),
    )


def in_steps(numbers: np.ndarray, bits: int) -> np.ndarray:
    """int32[] whole steps, of which one holds 2^bits."""
    return np.rint(numbers * np.float32(1 << bits)).astype(np.int32)


# ==================================================================================================
# src/tempo/othello/evaluation/weights_data.py
# ==================================================================================================

"""What was learned of Othello, written by write_weights.py: docs/othello_evaluation.md."""

WHICH = """
;B-_*R{#J&68mVB#A$fu=plX>TN)}nor)yp4WI8~TcPLW?uwQ0{I7uiNCuI|t+Jm8Nq`qBD1Lj#^U62ULdxI`ToSod6Q^L??J<?xM=$*cYjNK&Jn>`UZuF=
KhBMIg5ze01?DgK;!mlPBoa;~D#jxPH95&VE8P@1&u1z}DM<n6g^dp-2c)Ml>fDEH=y4~?gX~Yg!gS1~i*bnE5txSp5_PuzTtI@ClJv>89R<-egU%fv5<mc
KNmr1*ZcDgfsdesu*YG66MtP21%?Aag0HYB{kfg;za0<G7mQ2mF#yu9EO%S@y(cgkMawAp3{)}z#p<6z4{gZkKBaaEKV+Z^308N3R?g9|OZLO1hbyZ)G-?H
^!QS<o5F%h-U+7|za8dC9QSd)}P<*VIxKno8o5m_vZto((ZHVcC1eZnfz)lTM#9h9sWrdMo%K!aJk&(s}aZCkrC^?_?pvtBPzR#Al#G8tLLekqoX9cno<gn
exhps9tqv+s3RUO@mZ{CQt|*PlSZAoXlHs)=grB?wp}U<Zw#Es9Hu!X2nBUVgWZ7f8WNUS0?R!4&U-9)p?gR+xxycB{+c2MQ08iGsQUox`A}uWK#aQbL1pt
*K%tyqkx>4K6ZGx>Y3l3{q6q6`+?PI!12$V5ZG{s@}R&P2e#CTX(3;LKyy-Id02Xfn)@8hcjU~?kPXI4anidyCOius;xq;;k@e#PawoL=<;}by2Svl)W+u;
L9RxCn+{Brym0CBQq<Z3;Vl5RUo#R&A076$G6(ar*zzUa=)jGa7827UTt7LN*e5v=oVv8%1=3N&Aa`H(EWTbAAz<m4;;k;QckxD#n1jm_C>*w%HI(S2SHgm
6k=`_MoCwz7%(a}x^jLGk~uv%|YXh9#XH~p#>$ADjOF++?-9~}hA8mfBZ9zqyHP{_%8X<9R5bO9_t8@qcksJFJ%TEF?P=r7#4k9aXQRWrh;f~XV9t^W2XD~
ljz(Xv@DVOBm?(qu*FEk|Qi9<4kB_yh+sxYP(lmqF1)NsDi?2jfKr+Jn(fUjtDm3A-Lb8`rA`((2)#<=(agHie--X~zIz3IJNX@*hAw&?QXgRe;`v?^dK!#
7!qrd(^;5!xU$Wq3;mbAj#!j9u{wqu6Wa?F={&MaXdK1Gec2~kK7jBOT%Ch1R$MdnWj}#16q~sJ$HJnkZ+lZa3!MD955~wsCn)gw1bgpCLDK7(=rO<oq~3`
2@IJTeJ)5*%V}$7*<?gt8V*W!)rQh#2}$F$*x;^kmiFJqlz_cws%$~pRsW`27Trnct}|!q*ZKEZnFIJG9;Ka8pKsbKm*AIh$)fN>Z@Ix4f7qIaDWpRdWvC%
Cqle;L^}0_pNPpE#{Zn7cpY1m&G<u`WNX$~7%f6u0?=%c!2Vv}Dn!bCKO(;F%Doj^+Z0oi&=hfi;$eX$=J7%ryIcd`PboWily~8zU^G&i&E*$@r*O>mRaFj
jiv4zc6oBJE=$T(u*2#L1xpVT9?sA7eiOuO0zVs!UB<L`<EeWb;3uH~v1l8X8kc4PM!RWy<is@4sU(j@8=3?H2k<eh+$|3Bj;09MBGD^eRtBseorz4bfy!i
&-K1^QJJioOb`QVccO!n=Hdhd=X1XVL<j>;wy%^RQbh6vd|khw}=`S&#C*Aw_%WSZ2!Y6pf+SREH**{4L<^Nd-CQD^qxVRzYP(>uqSN{7ueS=@^(RXed(RP
xB4u7W5?`>|rKC0WF{2Hy0yXIgYJ9|5@@o1ua$j=20DGfo`YpReK9&s17(7Rzmg??JNmin*IA!(cJ%8;A8cbvi+o8?RLt^w=?!A7Z=GU4CZ8O*!)A3Vot#`
y6R`ZP{%sPGpKIp>B=X;>Sx7={n<Jw<k^W>MN}LbC5_`t<X@W3`=&cNCR(rR$zExRy@R*F(|nN?2z!v|^8Wd#QT?YTZgH&p3((L;VLSB{oF{1z1@|EpgvvK
%FkS1$*S%xyXi`paQLRbGx<$PxM*mQw#0<)}mFzrW%!P!^+xt+0CIe5+%e}R{oh-50n#XcTp%LT*Y?Z}A=-X>ue9@hzhD~b->981Q0M;q_9mi7i&mgok<v&
D3c>aVb*k=t_^?OXueYu~iIg}UIWdfEMaUlL1bRgNyV?N77i#8W|cMQowws0yIGC+7XODYB)Offb^6bo$|CIP5-sDa35@VPSJ43p9ex)4zgP-`}~(`00C-H
PfXki~@`EJDX0RO?~R?4G9ySKAPI5E|ezNG|<d3}GwUS)dDXf<JE-ngl*q;vRp9BUm@Z*s|6ud(bUA5ysI{fLshmoc>NW4OH+D&Jz48-YNJ-(@dr)HJTxs=
hBaey9?CZiuTD+O5L3fbu`@o0#W=RL4}p21<tA4CbM0*G|Kj?))doEh1|Ms3kkMNi>Y)1bYxd%p_uBNJVzuEV#flHrjf@lzBSK~yo)Jt7sqvByFIw~uw<%;
!>wape008Bt-Ngr%uYFd<}rB-Azlj{%|8Kid>{s3T&w~Ta9yH-qb|)7<sS66%qq_)wR<WQrw?HN%24dyk9=09;ip|lC33n*G6WO`T!4epoJHJW>)O5#KPA1
`;rno<VRZjSUxEd*F)xpH+UtHuPbI>2JH$a&L3H&CSpVD%@t9^{K6l_B?$5h0n6{^*fhp%(i^0nEyB2+H2K%jQ!45yKY9uw<ChZL-(m;18Gu#&1rm*<MsZA
L`^UGy9w00d{EE0E`Z)9lfGF!Vf6<U~c?821{LO%|FYslwREDWW5+?|{;m5Id0TD_=IY}@OKoKm3*pe-BWCLHdp_34WMZrGAUtjQ7f4VQrLiD#!Wxv(Dn7E
kq_fiVHVbyl52v0?%PBUK3k7BC<r&(C-6Z~}pFSt`&;^XX90;DV}-m!pW*tQ%2iBL#8~=8cS->u7^jBSLU<Nvp5os0E6Y#*}-~V*r*PleRU_;!CTD%(gB>m
YOOPJpoyzUk{;(!uMZxj*iHsz<I&rTc&AhUxvA7JPe-=!@G<Pb**Ew`P-b}lPh_vkOB%wqbedo{aP;%pH~VD$2M26v@<s|p1sqs1xxurwnlT_$y9+QA$232
E&HoSFRB+iavy_}2<9p%Ak6QCDoJGP*eiH-5139=-1UgpEq`_a*kbpEmuhh=aaoyjYa)S2)$ru(5gdqu6xrd_|4}7<b_Y1Onmw-JlJ<i0O|^e#3UjLBWiKt
)xUcy;e544HTV=PPo_vTmO;Wr>6!d_PL$##ioU3+qzAqj1`rK-vhRaCS<vGsV%n5J)`3{V;W`pQ_&<h1Aa}@}O?`o9&ua(D(84U~8z%3k}uYJ~Gp)hIGCig
Dp10wIB#}<nXQsDai#zCM*0=2)q_5er!qT9p+RKEwJd1#M6G<@-@qY0i9)@HQka9r@kxNcwh`0rjmHmsD6QHO;_&MLtV$-gv^A5*g4hBK$sF6gsWD9TWpHS
|J@+fzg7{_T#;+THBZIcSm8fU!EleTL~Th@-x<EhIcGLtcu^Kmwjo+)wzo8eFsSA>wpswT#dxLpnh`IlqA68&-b)sg9s9x}c4?K9226fBf9S9%o=-MQ-C?v
WPRvO=M~!brJTzJe5>pON<5lqXW@4xLe`op-2)UWB7W(qgmXo57-S<yTR6`?0cSVi|E$A)1*8iHs}^q3UV0O3_trj$j4&F<v-zDfD<MA=c^bOzrcOVRwJ`r
93yVG7~#4~$WWp}U<%qdlT37NCQP))aY;%gNgzfGDWFC0b!lKcb=nl8TNv{Y3+|@@P#{^?A2^x&g#}?u@HYPzcFu8!;MG#F;)2KD>ZYp`1QR`-rkP>r#~qM
zG8_L|Lr{kir9}B_b@bj6E@XsXluc9SRRK;W4t*`O!vKPA-XO!lb-|0*T+Dr>C(PlT==3P4d3(giRq}}Ab^E?T?A90E&fk9o&wxe!1F2W!P?8PnbTy`b$6c
bn80RS)o8Jh>?msT}lUnujH)*Ev{Pd0}qO{}TOf^>Aa##br?csR(H(GqNJM`B0`C-h0fb^U-9nlCoYi`>dU_bcw@(}ir)DZDN_kmtqcq4^*Wz0R>{aZ<9=U
gKP!}p~csEC5%fbB+1&i}hNH|61#L4odEhyu|rqKxCSe%hg&JU=~iig`Yrw1dxkJLKmh-+A~5-yy2zVMt!(xzVacEur*<`5t5Lt8HeBu@;uGp$N${j(&0gG
F!YCS!8e296Ut(PQwV|u1M)s(R6`m#jx!{V#}M#>XCv8l?;$7u5-P-0<NBxmrrY$xfVnk;1E010KQ<++dBeFWei~b2?SFtT9|5Y#&`oNX&2qmIAGUS&8)HX
$L)LC9J0;m_AJO4H*|i>W5tp5CM?oVTb;iD1{bw#waHaHj3n4uUJcuA5p}m6dM(Lw4QOx?Y|)#hL)7edrlAdMb{@&%v6{<5K&@sMdrJ0S#X>Q=#QK^sFU*^
wCqj7c4m@7E*4&5|9d(2<9nnC*T2*aUSM2&y@JthZ9eXZ|FySUgd`a3x@mSLYaUqi#1j2|7Nenf7oD+SYr``Z*rF({`)5>7`%%Q=Hs0q6tEjhVKS!Ygm&4e
B$zr-x4jdQ>akW_P-yujftWgbF8))7{kVMSbu8^;I{Lj(E8|Bj`b_QTv3MDc}7TS}+flT70W=_B%{^n*yK^cv)5kJGdx@xjTtnRIx|ggkLt>s$5~>scs1Ka
{)sl&e$#^Ri7fPBGb{xUe+IZIZ0o_YVHX|Ih#i{93Vu7`9^>1&vPTXORh5*S7qcuy;I^KNK?9f}y!$+p@h9{FGi@pah2FAFr3|A;--$ud<qkM8D$xS08~ni
hG5r?xE(4@1HFCz5FQ(0<vSdikZx<%q`NO%N)ITvG9rm83KbIT;8(qvUl0FczY_`B!Iq4IMl_1V8xS^!g#0;l6uc_R%+zypJi`^cF_m)cw>|5Cen+>2!hfE
LVx~-c<g093NtY^{M_*m;Aq?%!(~NL+r)#$_rX7eLJNt%N2C`pGzpx9d}&;2SH;MLfeV3Nu}H1P!PIK=_m7}X9o#gaZFWOBnGA{_?{+C@n)z_Lp;u|Zjzd`
K{?E7M)nbCG?%zDKW1yD(d+TZV(Q(j9JPM>-3!~}hQLeFF;IHKaN`8KwH#mR)#fJGQob1)&e~3e<+A4%-2)mSZ2P-|Ez-n>RJO699rXwy@3%KQsNCc2V+<j
AHDA<0nM7EqF=9oA3&3Sg#^>}zz3i`AMw<Om~tREv+`WW1y3ofVWXCbOY`oz;MjGRdsF<ZB4Cj&a|a7|Q^ahg_*OE%Sqf&JDM5yStxt(&hrPJ07hUMAX%_8
&e@Bh&CFFs`QKq>bs`K`hZpOc?}-<L<M9Xz_D5696^Li)YX$tFKCq!4mV`(&>u+uSVcIbP59e;d*_DQu@c~&J+9SnerOT;e`$*v1cC-Z2$mX3uagB$7`X)i
2evPO{?V{*?faO3AUhL^2iYKwV>}ejru_!-VRkVoc;ggcK6fYmmu#(7#cDCGPfI^I%cnhQoHl18UeILvo)zGA7i*GLWE7;v$ty?R3>1iegUb~b;^Z@#ndd%
ZY|bUCyi3CKKvofzF$RUt^#Cu>;{Gd*(Hg$f|pWMKL7oqh9xiNo!|j(I5pkM789wD4QaL%ZE#stWlNGUbPZc+^jctgv`O60U!CTFsY5W=A#9`?f#y+(1@BE
EfwFyW4Io^Hbt?gzz2R=1@M(!so0<XEx^5eZ=@mToC8;hzMnBU(ndq&P9?}9f15yY&1drO3PNBx-(6>L8PZWCbOFuh+gof$SsQ7C^+~xqGdq2o~PU>tMY3;
#?q!qZlycRjn@+8iXXJ#6v#Ja8|PekN{1~zf*(c08P&-IFuCHOjZ@4L1?Zg@cX`(8R7se(>zviD&*6kuKx2?`M)Zh=3>@SZDao={zwPfON@RguuxS;=0)Uq
;5Q9AQ7H7|e^=x?#HOd<Jh#ish8A*b{GySIMWK!XZH}V&t;f=Xzz63~9+4=aEH#%%XNrT=4N=dcWa(7r4Bpt%IZCS;AwL6QY+Gn@%T`0=kuJvu|Q%b|f*LA
XCE@fh(i)JTrVF3oBgHI+_r0-U^Ut7M;QTR%r0W8lp;M&A$ya`DG_;gDio_?bbyLfTG2^&o!xwDC>B!>Va)ErJ*VU&iC~^i&IyWd+k7RQ8dTeqCV!pQYULN
vKPr#rxiu9f6RYp*W8m$4S}!k%EMy5sngrLBSapP(=ChrZ)74R1J1KM3V%BgV2P%hV!`u$vDY=Jxi>Z!C%%`oQ%=9JA%_GR;|yfu7_pz5fCFxld3RY&Yqs=
*&68K>_g-iuBlV!%58<BFMfTcm-`fDlib5gdP`2)6Wwr^s<C6Z5&YgAHq6MGfvlCJ$iz9dJ?Qn#9F_{||Wr5FFBuJF|jJ?N%V3YI}d74lt)?wzX0Ss!#CmT
rc8r0kJg9ek~Ce$^{L^1jE<Z|cuw!!~xZvqfu=*ObhRz9W<uLv$yScvo<NEsm<AH-9)y8{1;tWGeDqNEo_Aq&!)zvS&_s|Uhy&3enXiJQ%MyEF&FGf}`By)
TuZZ`*XOtmX>oZT+(*u#ph${*@~#_t1=ZOCrN|qo<P1V8C!7*Y~nz?~|>6D$8L#Ux9xz#$0|dD7O)iyy&eDlR1pyj$WImRR)_?wF;?j58std#|uP~hJ1cfp
^cH`i%6}Cj)#8|#B`c9a)p>dX`euLvgm%8y3u70`i|syzGm=Fb=TN%R7pSSQCQK6Hc~xLX<b>2D<>udBf*D!ve9vv<-tDY1ZsjDzyOlLOB}&D$CsnktrYjF
r4#T&&}yFxjm_xZEsEoU#RE>LQobP_P5kL)YPVzS*Ukvt7m2&Oyr>OSs@cNO7)&zY$b~FYN@6Wot9!Ice<2xTU)#sX0yR$uQ8RWDNgla$d~@Qed9KeLn|L_
>&ZESHqzvc5K&mRmMtrD+qBl2OYW}bJ@_s+!I3?N~+(ynDIDS@kdCSZ5_PRT04B21~y&YHUcJ#Ssr{`Z&^I2+s#It^KE?V<vT!tNjlD5zVCQ506H4e2`*tx
xt&%2eio`VSO!bJr{L}l5OhpZBS)K%Km7M-bKmI&ZtoGV$4f=q@Sv<Jq}RQn}+4`F3V=*J!8(zz`BGUQ8k69`ysX;v~kob7XD`$#D8N4F<|G3g=-J`Dr{s^
PR@rX!CbKgC&04t{N|KAt|67k=rbjSGNIEPTP!Wmgl;(u<Wa)VYIP2R9@CtED9NtVA6e2C64-go}4C2~mm(38@KXhs8GN4)8?vgM}$c@#-<{qERL4TndR74
*L{HiJBo;B6r!ZfG_+l&ZYKa-sr|z*Bh;Px97Y7Gs&aw^yo-}iEBim!y31y<EO5f<A*^vy?BU&$(G&?W!#^#d=!?`I}VYyl027^{)*!%+onLh!<h!aKn0om
_D{b{3H;6Mj!=W@@izXDhSnQ!3p685YHfD=Yc#MO$O(?_)L2DxH-;U7`BGw4T;n}o*Ll#Qz2>kn`djAEbkHeW3H5P7R}WWktoyNhI<h1AI1nYJKA8cSdb<{
?U21<=6H)*Rp7<>wu(@zyXh6@K-1IVWw9}eE{V93u<*UIe0l+GZ#A&VcgRd=XrijX`K*k#SJ0j#9hq6dANO$6)_$O0G3e>ka3dqDVggdk_G*@7IIxdYY`nS
O#zL<Qru#33y`~3VW+|chXpjHH8YsEh`X*BoEs&Z~lPWN^1b@&8+?affTZT<T6*qqwm!-S3+a(9T-x41GSE^rwl&SWbGSoB)o<45beLpKUc%`C5qN94nTq?
nutlj1ht#Gz^3exH-NXz@y5!pm&kJt_$}NMDm3WIzHW@s`#zTlwF~sn6Sxm$>*0m|<Y@qAMW+CYP!Xdugcph2gO><K=@kGo-^qx%T>#QRQZ;7+qnvxNXXcR
Enj?5Db88H*?hras1h(N_bfPQ*~qrGv}!5<flV?%IWcQXd^3LcX`Kkyy>#NeBV~jralCH963Qd6Btr&M?myt5<43J7JPsR9H$qDW3)^PzB9SAix&~%6JIgS
BEA4z2Z9;4!Nv!o?=IKFRAa?HH8co14Fo}dNE_)k(=|Wg9A>Gg$DD0F6}Y%vjy^X)!>;2cQ?Ttrd7roq_v~h_0e3!nVv+bwyw(i_I552ab3@$lfDry=GP0{
w)^Deq=_oh_ph5?21Sx1?&j6uS&taEWCvJ#In7F6kQJfQ6g`#=+hE?UUOOk*fm~;TCO|v0$wA){}om-Si!mh6e2tO~(Thl9ea%)tplst0_pqvI3upezyIR7
-mCGZc@*Y#LDPSFww+{Y^j5^0zPzq;j1&lCqDr@B?DP5!|e7w#GXICBizx7X>{31*!VL1Y^)`~n+tr<wFCLokHDX`^Xf6<a2J&10$#Ne?2iBE9>?DQy7*0!
@*q>e#slx_eQ0Q8+<My2YtjAD;Phed;|{dxh8jzF8AISc)4on9S`dO4!1N<{eQKp0`>9QKX+K-Mj{l&ohTSI-K7Uz#Jl9@7dSG`9)!ZofIOD2RRewz(R0ce
cBE2TY)&v)ulwINgCciftBtnNpT8Hr1qp1P&=-<*DLi{Jjy72q-M32trtpD45SM)1dAviK<t!(jC+999b1SxvqSYfbVC!!c!{<3e|&2XXu)k=p~l(1qxI`e
aei3@ru^C=K93KZZW=lIWQKDTRbIf>>GyMxys6@Z)4w-+H7eE`fGBo+wnozeyW}VdkP>b(pT)%}Y7;TpeFWisKaMEFxm`C_Kx#`nPe47PF6I<P!^F)20cAt
5ffF<3AlY{5v;X{)oLn}B!5@5_tXpzn7OdxO{$%kfpO>`BQdU%|>>S*>1tNbV(nq%4?3=yS3*)~eRnbIjyTX@osfqri!-4u&(Qybwff=+l8aW~JQUIostH!
>2;a~6c^ccDQuDy}BvSy`j{>5uB4?_=?KdHnvKk4)cOPO*KR`P*X2yHu@YVysLLZ`^s{d@1rTG7&%AOnQ83W$A%iMhTT)npo$jJu4Fv$1```6Tlpv~soozR
SCsLdwz})zuZWbw}hXv>TvtB*a2fvky@u{{e~HVDUpbgt?$vIeRl{w_G4=&xj1<h@%Q2=b_2*Jqy?4{<&U3qCeiu!DK7RxkN^}u%*NW;@GaRSH`4xxec1=>
~|*tX_`zt8C>(7eC?|#w8zuK?^Wohzj;zg*;pr2%AwncQUHbt3gB{4fWF%fBjUL25Ryae2e|Q%?q|N|N!%0g%&{Sw+oBNXUysv{*f80ZNS$(hc-bnCrUBtU
8Z#LgwIHj=i7vw#e3E#PV=i+$(d`X^-Lwq37}XwK{aH2sqxbpuX)LW#u5>i45!q|zTHFpiq1a?9cpjs;N7scx2%bI=nwkFY9We()zCaysWf*=;RZ%SLYS_7
R4mBnN_*{7xD(vxy_TSIWfhrN!z!!#8MtGeG1r_+O>@u({5~g3zCG5vyGmy;k)PRo-i`@twY?Ifpyi4j1Iz#y=7jOW?zh9<^SQ;mX=tLVg7uQBD>`CR9$v;
;T$WJ|TT;{PPLfW@>*N+lHXC32!cI-!yG|oA)jGnjoG?smY81fMLt_OJBhX+3hNL2#=ozuK^r6eB1@so2ffR|o0W!%B1*lxTVd;?CoCLm!&=j<IdlQy5Vi1
QNBss^)o)dQQuQXRdQ3{Ts*xrEGwRRgc?cL7@c$x$x+N3qg8S#V|OACAZbiTvt9{A1<61cDX2z$Si-55V$ey}zi>gloiFSL$p69r2=@UbVW}y!2;~zVjOr0
_#-f0Lyh@CY?4>M+(GFhA&d=^^)gnBb%(&|B4v%vjcY1mAL$aSHUK9I*I{n+oY2|>yVZcW?cjGnwdx!=<v>3=AZ0K2m)W<_d~5rY$|=WUFs|v@qpqomxCmc
v1!ZQfzLLy?Ed5F5c;FlZ@LnnBI2Rs_H_D}Bvmyh&mNJ{^8|~ckFo1Ox`gQ>YkohbPhLmh&lBF$MgOR_wKw$!_5Cc>K%pRtkK^9j{g+9gz`x%Ip&?)N!G-!
lgYt8bR4>gpI5Vp(OuyXA%HS6+W<;0!0oLw1{V4>7CXTiheMzfyLHhFTrd++%LwT^S3+n0t_%aF0jA=@wD;Ea~eZFjPc4cd@3OoupyjG}qI3CwKur}pltzL
TKxB>_5gfv0Wj8r9<aEE@ZeVXamjEc1Tp^n-yAP@uT+}t%>lYzk)Znqdj!<4*hQbR9*#dC~?WHg6&#mF(8`+Xz6%M4@JtphXA%N5J&5=#kxqLj8zHR?skDX
4gXk!tB2>D{58ZDLkWw#Ikt5k5$S^h!74<iNnMNUpOh?(9Hnm=&^$YxC!`#E<JHkbx1^ywrAK>Y!(3dFXw;eQ02+vnxBwtVs><_0M&j9#gZKp~2Q?b^_%>E
mhF1FgLN^D+E2Yg^`6MdZ1x*^I!E@GAUadQsmgC7>^vSLA93%2SZ4EB&;7m09H7Ilyzpk0>sDulWp@|N+iE6!|grs0h2s-kc(E&5D03fcAGbg!@k}Z|28l}
MlMVsON?tl#pT+Dj6+~cBO!bq^K!gG3|Veo5Att@t2BxSgGvCOGkB}hAeY2fY_7pO)ow|q0XX!<u+US2*Zp??65R8cs>MCJYjootn!Vm)=k1F&X{aNBe!GB
toXnBc<m3-uQZgrZO-IMOMt^`4?~}-yd-0D=&UVx-w&_8coEZ50N&Y8*r5r2(i@sMQrMQc2$hCH6%39j$y_39VNMeZ`eAK%rpW_^Nd|ZVf(a@9h|1Cx(>tJ
r|UcliE)4{AmvxL`IL#b&Vdzs^|MqjqLmXknVArC@h)slr&9A_$vwzG3%*Izu+^vw)WQ}&YPoRAdroPbAjpq*QHF6VT1=N#@JYX!JN65k7y_|8}S&3|P7b1
8&eyT=gjs0>lpH-AzC%bGTpG1?=>u7vyQd}1l%j`uIoALX-IkyU9!pyCz@$2Whp{uI)`=XAoGX=)!{q^xS!SF_EH9#K6y`}C7QJC%cuE}0|#nyCq2NgsLuZ
@<oGYQ4y<;xiWFK}kpxab>Cm(|aYX!&3u4%SKd32)_t11B9#w4u})JfuJ=>(Sv3=4r6%;Gr-N<$f<6shGocu7J1y>?u2pSNyf+$_nNGnfz}-hlYsr7JM{ZW
5=E7Mv{I4B3!*94yS0mM_kk08rhrAh2d2`U>~|2MRqz>vAzTbV7K;*Wf8<s@8Ol;#f$8L0#uu!LiOZ)<lg5?xVY6jy7+&hBr;X%>iQYe?a*l|_)RRjLi!=i
Q9B~PfK46pXGqV@f8C&M*fQlDIQR5#Nev*l1N_P_UNdbvaxtdcEdYs*&D1;(G5;T{oYH}Fju?a)XOo;XrZb<>r`C+9*+FhA?)b$$JSaU%}C%q7m%k8`mc>#
p-?<ZoMUpxB##Y;bjb(3_v>Bi~mh7Ywy)F%;7hd}%aE2sI2I*t+M7gTiw$+{%#!3>nj{^BF<r2EQb9Jv0v<1VLBOM%7B3;R()6^(x~NrNZLosZ(dT>_e1i-
N0dKH=>R7}1+-<Gt}i8qKPDym0|bR?AE<*Fk}Y-<-u8i;dj*F^iksox;ep9;Pns%E<9o^8D_-hIu3=9INIPCNYXNyqSvq{Y>4767TW#v8<V!#8*ws-S?XK#
Bjc~Nl251g^Lx9AC}m6$nYH;TXbQJX(IGhj422S9(vZoHvsfP%Q-soNcmbxC{3(YIhGD7B;B1~hkHKWtReq{!cP51J`|$<f{sE|WkL%e;Ct(V_eZ4Ag5_)=
gsHG6WZ7nULDK{S^d=QKA5_cK3%CCY!X-D91-8}`@1(l3N&`JEaiHIIigzetjW=&r^S$;*0SZ1Rq>4Iy@={U-34dmc#g+-`l;cEVF8G7(Ki+|mkjnF91Q%w
~be|HgsN>bdEbQ#cMN9g1+IAxcVp#0ZyjLb$$Hd_f(Y;Xl3*fl#uTwr%^|PNP<E#=T93#9WyuUY5Kt7I#Z0B%N*aRR>Fla+;<M6h&G=@(n*O1?(5G=9O8$0
LZ1a~n>b@#6A`}*8?>$lYAXg{u!6SMZ(w^YTjH@=XnlY}6mH5Q+E0y6@icy#OeLebbk4@-j6h7x5Dp9p5A&3S=M*2BOJ4e=Sk8M?>O``SXGe}3trfkfLLlA
smPlTE>lGi)i{q{}*h?H{*H>m5!6jfAcfI#NBy+d#z5lZDg9h0mfIIvj#Th5~b8$y}PNhw^R6k=UdeIjB++*DKl^CQW4m44k~g_AKf~@Q!BjK+l)%Na%QNr
p&Sx!Si~WEEcKSy02;?Qf(Zt^>3k?^0=fyFV@CS=_J1A1pke_^|q6%G7m<^$R~)l?eUss3i1*LhdD`g+^!w5A;%NwWTnRQoLwn$0D2|Im325G@{}F9dkJHR
4wPKA#%8ltAzbTK08UnWFr2!qTJ{^<e_^*WJ6LgUq^F(E%^k?7h+JL!cc}u_fHm<q($)Bb7)5*KMC`c*lM7EuEo1KxjL%D(rwJnapu2viIwn4Nnuzc2h#wb
9Gw4OG7yEo*gb6Y*`AbG^w%P*_{=8;E*dbxT6V?lU=JmZ&Y(Cji&#ZbZf7KgopGPX7r_|<0Od5H~Jfadeq{iJo`F0tR)wTT^>*{6qKTYFEb~f<Q_@g(ua8&
qWS!Gpa+}k!|+`(%A>m*uaIa;$fBmfCHVN)V%zVUk2tgP*SsPLJ*uX$)e?*GtjgIDRtith8r#!;^VF)QM&P2No~?(wyhNIEof5{TI&uE=vp4TIcKQqk<Z_d
NU?TyVLqZ(}i&7_Zj8`##Pb9Ys4M0Kb^Y8F})0QjRCHVrC$LOxn0_JiU)nNC2ol<IBuB0*jBp3?v-abO*Q~ik`<;-Y6XOQ580WirrSl)Mm<RetDD9Q43XZ)
O>(N&@^X~TahLz!m>-b=%Zmkf26|_MX}ge)*E2(3^2OXUf6L4g!?(fj1<l`h-(HBp1pvny`ijyKv3FW95ZIdf5}WV5DvZe1ITGftgd!nID_$Se7@udZu-QB
4xbcpRp;nMs{sBrQ*EvJ%t>6}kje-%Xmk4Gepi`rwO~5;L+?fSmE0#-3z_qT^NDqMW}KkjvBx*YB9ex)%aPC8K?#uPfW4PKaLwF|8vV(t3;zfIPrn40Jgpd
_0tsIKhwUQ~GB=ufQO><wZpCcOJ6c7DgPeYt<Q2>}Gn7L=dvR(l(2t5g0L%r6%01yikQniu<=KGe*6bOP=WOgRtFZy8sQ(hr(hH%H0vF7#(@mBi;GS)JZ*%
L-^XJW1!K>n%&kBCqYAcbLS1Op5gk8FI?v%exkhq%eC!?8gDVZ`8sXHDsM!{`Fh3x?yb`Swch7dLuOG?Y$a(!-JMWhTmVE{-0%e8Pjn9~6M@~tu$>inG#iR
P`06Ox(TwcfD2>ZCmb_l}7wV?4@gdDBO9wn+-02>e1N23zq8!zKG2#|oOxublEr_jShz=tRHf)dVTLN1AH?sWBg`7Y6eUZ`)>nArKUy?*_R|koZF9`_&FQA
@fL7*VpFmL(%J$A_)({)<uxux8j^OB+Z#!rw9j3Q~-$wL|&oZ_$^R*ktNr>H8;4ssX;7TTpXG5E}k%pBA`K8gSjY5OuJbnzx|_)_PCAkN^LB@6}XKT3m>ys
OlH31X2IzxI2O(=N*&rKwH@spe*9oFrM_=WNpWq<S!p{|AOF|_|9I+<5o=$-%TtMSub>?BZz&)0(<5mNEt_nyq_WEM_pc1bu>0Pwv0~rv^Og=wyo7W-jJU^
48$3gIDrua9uA3$%H;h8eZvgQ8iw(c2rTG>iTNiX{ZO_t5=^TajjB~#M!g->BA}h4BvlVi|4Tn#Z+A<hareCgH35qH=xCp-d)8)M{PqDhk=O*^{nZUx*Bzl
RPz}}3a(xKJ47Xy)|99=fDo6-XkNL+Y{jAgTK9cg)t$rv?G+HGQXvK-N-{L;kPy@Gi6&M*$aa;eiQUR2m`XEX>le~6*~IYte7aYyLVZbb4}zJ`jIb<^@f{a
#T{XHyuA=#&{n_kY#frMHW4W^g(?^;o$t5yy0Z<UtJ80+@sGMHjWt8+6_|Pt(3^Wrz2ZWX=)p#?41CvPvh`0dr)X$sU5Q5r*5=;gNW_a70t)j=>t&bFx8OD
+X9bkS?vLkBojc=^e@{VDdgm=do|eu{)q97J$TtOMS$QB)lVs{9d5f%<RH6>pM!+0UueA$lcvO6KZcqLVe-mP?_-h7h;GWL;Hp{bv?V+v8#UR0gU>~PLK^`
G{zWBAkr<qtv&r@3(9TTi~Cyd8%r=qFC{4=-<2C(E!d`Oiutxpk2R+{^$wJnq@Qr~X(U;0(qTh>)c-<r!qTCeNgcI70<r_*#w?xLP=}l;kx~wKm~i>sOi^c
7Rs9s&K@DR*=-I#Q4jw4|DOOv(H5+Z`b;Xhkl$2C%lDFGu77_y<$X)T!;fh`hieN<#w!{3(;iZE++--*9uVesHre=166Vr}b0$-$D<Ub)n4Kjk>ILOhV+ij
G*MgeukS#}Mb_z?hm09v~wUaA)8HWix@IU+TD$pswY`Na;=%bg#qaBEYN%ztYX71Dp^Jt5}etf5M#+W+snJR=XgoEozA``yYsjflM1-*&Zl5c}v0Ia3e=6j
Yp<r8)!7Jy=Qc2{xqhuNx+eAh56%si+~j++|(+`)0u>!cuD^Cv+1x$s0*eaJb>fOkW{QvJQ7d^($jm)`70sDfSUyj4&QZ*eq=Oc++&e53?tb{n)^Cy|J<qW
8TP!y9PyKY`-Yc9=N%z1PX5=9~adQ1nXEaOKvL+hA+(S?t|c1!)@MX<cJNBO#mpmsZ(~#`rNljU7Y&gn%O#zSG~>zXbUKy`odG20?JN3?o_v@5qH-bt+f0$
5HDBp!@tO}JCkanKyh5>4u%&FP5`5eD8O$Ogf}#<c&}ESd9-a<5Zl9Kxb{1XbfF;_Tgn7&k~oxUOr4!Mz@`NCrMw^*G}*Mwwyf|@(+V5kwDanVeSp&u?-d)
#*jOlGiVkicY<eAp093q=ZaPKi6ws^C$-~#dx@);n9GX}7!Ynn(gUbvpB%zWnMI~t=1{4)sKq2)Umd62W!!(;u9kz(VZK3i3WmGFXC-b637n)wV)U<`lxu@
f;`;yd|3#&fr{r$3Vwa)w5BqsE>Kl+v_uJw`0OuxD)UFX)+2xB--_$JOtqu2w71WXpoj6^_;y~e{@De>mZbFfGC?;-(b4AjtcWP?8oN<&$HJ80eGU+~bAZL
pU1=i2h<j<=n~++k#X7473DZNazoC$pjPsBRv^Lz(=+aeBwv7GMDQP-W^Xr)jX_d2HfOGJ0p=9y6~+c2(<FS={8C^O0C^B&+js2W-8z6r%u{x(2`2&x-LOF
VwldSbUZl@V?y@k<eh}rA|1%EMYe&gXY{?hy`pHKI24y1bi@Jl{@IO#Rug)UlkPXv{@5dArJkXASP`Jj=gkI#Nxe?l6Mvk+(H@|V{J$F>ah>ncov_1Sp1C1
S7aWw$vdZhusIP!zkzBEM^17UhK8XvF~{O(^i^pT(nr391x=1Q>{C^+k^d9r+-Zg5V?J2qHt_7&fGeJz6Nq3L7r}Xd1~-)5%Ju05D2URgJ*Q*L=KZz0h?m_
yYyJKQdjrt076Rpt>|$w<>_l?S4C_FEfOuhXH%OAGo~eX=*<o#M!b?=N$L(dWvRJDoo}QwVQ+Y9~lvVm*+BVvy#>#!!`X!J6HvdyxLRoFW3$ag;sG&>C{6d
!x-r~T(K*j_bstpesg?`%nrOoz+&s~R-DdovZ6uSe9VJk1b5_wb?bkHXRTxyvlQCmk_l_7N!1pJ1dri<E#NU4cAE&<g71!ABT&~fgaI1#QReHmi^<}Jeu-(
_%J;@x;Ic-R<s_|!=pyV=-VMLK7F)2ya;W_X7hQf+)__+sCuE1)FH`mSd1@;o|d?c9iU;JJk6(^#V$4&}>to5wI=P%e8;#d{6A1mViHyxJhy>Z;Ol_`zG!q
Fiq;3*p2lZE#M(^Zfitg@(QC`Wvfgenx41#q7y4U5qclj&YtibwiDW?$drMUq|F#C+qCF$CkQuM|(tn>{$mzr4>4%cc3-MOiRvEdQmR40W5zH*E(D`Ue-rB
W5%+Vku&3tuhSUJUfQfa^?>)ed&3<EqeF4DfAb&U|LC+!k%mqqRzlJFFvu~*AW7yO7_u(m%wvBl|3Qz#>tFj@I_7+OIA&KTo!=!pe7h!zrP~GG74~6NW77L
T(&|9F<#lGml+4V{a>cU&0^=R2IjDdc=<7_cROgfHI=-0%R;tL91orHho@$&kUYO}I?mFjwP^`|=T&*W#>|QzdXKK`l$YbP}knX=mzVcMe<w{%E5cC)VhvC
P$xc#CP>E_~rN#Ww_o|p-X9%oUCrg|k=5C%5`Uq&O@;iAay^s-qhb({e!lw*Qn(}x<?zr@ts(4|*)?n#ow;?5^$7N1!R#}9=laScZl9<wWVQr>5lqXV8G3S
n|t6!5`&t`sF4whCFW%xsP|Tua>HZ*X92+wp-Q7`-pJ&8&TNdk!cg6X=N#U{vU%kuy*koL64yZ>WJamHHdB0$I=EC+9Ou=JWGzC(2LZiYdow^+vf8tbd~sp
R_z%hR>iM7YIgTA7!x28uVm<EJE1`J4<PRboEkkbMYftLbZTQ#`Tz_6U#4?e4XLvC=hzj;v6rhGk#!5+e&#m*GoW{Y@IL$fOd|;$=r>6A1Sl>b9f@LqVF<%
W%gH}1_;m^G>P%0Z?D9Nknp~1!sM0+X@8#}hc_P*<sdsJS2^T_TiuUAW+v;(=XdG*_n#@`HpgJY!)ObL?ul?@RYg2(=nYd*dRU&?x4?Jyj1-c8Uk!vKGS`m
z8Qp#Syto(#{v|q1rz1N>)v|0wRr>_xdJ+#364Nb;%*2o_!LUMjbl(}m2ZD6!OPoryWq!B4YrSt3+w;^Ti<W}R|5BNF?+e6m8sxS8EBWlSrsr8{+2?xraH#
|mn_Mkvwg~{CnNsdRPO#lzC#+)LZZz%$G^N=e_d6MrMW)tP6V-s_3R^$v_vs`pIYl^`|GPTW$ZM0;#5+27F8SFDFHfAQ@iON7yltFVBL<fzX{4OPx5t{bDK
F12f)Kcs+3hwd#LELg0Fgs2)F^Z>CHgt&`XTlnLZuL}19zr)Lw2Wu^Z94xzcroPo_F=p?a~t^0f_E86Q$@Yu`B6%SoV4kq+54*7Dg(eXgAP~0lCg|kPhn~*
}7WtbJ$>7ol!5&hJ^!;bh|t3%e4suPykjyF4Ud!2mA$pnykrNRaBF(>zrcr4bN1jyl2<<0yMw1n{LcHeZZjR@r`SSIr2YM6X$5a(_&UtZf+=RmCQ4QLp~29
Ort{e`uU5hqZ<Fo(3u;N*n2irz%u1H1NG=REwKJ?&9cicu=35dF1hC+)hVEbF^Yg3M$X&`&?NlIB1V%BG90=@Y5ia|Gmc<&T8I|gdGmN(4%m0tNOV>BPM~x
*vKfS^Q14U5^15K5iYEu6hHhBu7HH_dAw=7QMBQIJldjZjyZ-l&WJ;xdRkky}l28#??n_)#AfGc2Pxoe5+j+!l@~4j;TEvx-Mp#v`Hur@?kT6j%M-NSWI8Z
lYM+$du*H@p76QVRb>;BqB8v%F)icu@!?6{OG5K^Q_qjAOqKF#KTh)?xwdAeFK_k+=M77oEZ*0u#*v#p~P4(t<MVMsQUsDoi-V6An<2i{fwVFnUyG$_nl2j
;Q4e#tuuO@1s`H(UlU(JOW<&fS8ud`J)fJ-5+<YC%0;f|rB(RMb^vR|P)cja>zcqEGD`J$5E6Yt5$Z1N$NuGcQX(YUGBGf)_8MCA*hBT2VHTCyy>_yPbakY
KTeYe3Ny`U_?heUb25&W{0nRDj@M9<%68fQNML-Ynh@*@F2g`a|Q`hl{?YWu}{){rG69sHRHboB>vzO`}kHcPVx7iV=SVpZ%=Iuow;3p))7*$qR4@tYKRrD
CCwx(0>#@?OOFbI+Yj6DSrzbyN`%_Hd;W5&a^ab+=rKOM)49L@?zN}xxxS>i^ti1*L$VR=r5LDF7ik=n<<+b1GpHmEMQ0fdBTqo4SDw4xKrFEX$7DoL4bJW
*@@qaT=jkkU{mPtS6@*0LE%&<swh8&WmRo>d^}1=nMSUfnZ*V+IQ60jc%gD5Q6k&De6X=D~@l;5y*fV0kG6r@!8Q;q5j3y)ar4t7ZKPk;@!Nq_M0_&foz_(
Y8D|DOlO@3piHWO*7&0=~cG(voT{KQ^rNE3oL<!+=av$yU2LlP#>%x~SQE;=G7$*8A^{W@0q-~qlWq@8xA1t4MZu4*Ib5;DJ$@GBDPt5&W*1s+1_TwJre{l
9Byt}tYi$XW9p?gJ%l-_AURB}R2kU_<1`z{$Ri)u8F03H2^bI3CFn3O*E4t1eV^#bL}IpsG1gPyoynUAXV1{?r#A>0LC>UL(qz>HXZcK+#7HM6=QIW57B)u
idtni!d_=SJ()^iX@+u4-k}Z+Pl*ZA26XE0a%%Vfp)zpV~NdKRr_%z9{d~$uS(o@t!o*yCt#F=FW_*uo9yI))m>GLcy~&1WtHSO(ZvGyd8Mvr$Ho>#EW>E+
=*8TYK6}PhD?xNOEXpOXO~&`HME|pncSPtF4EO%*QFtu2<v3xiiD11?L=2Cbg4v2Rm{=oA#z4E;$8X&3*k$Y}eFNHV7!q|$Yyn(aMgT@Uydj)KogT&At=El
WDzOhza9|r1p8wVplq*#REuyHGA5F#*$jO0sOf<w8s_d91N&c(H)v*Ua)h{5?aP2YxI)!S-e&iNKbvc~Yb<C{wmOB+vvBE052eKr=^t4`2jVZ0Chj617a2O
X6u20Dn85~rRPnKlsWR``*-==IkxqR+X!!Br9V~g+r+4YE}BjPfH(TCJwU*=n_I!k$IHAjc!4_;R1O*Y%pGI>yeaL!phq2;kKW4;_*7f!Fzj-5$rQ(z7-l4
oC0cN*L*6VhFN^U`|+B68p~EpsL^D|ME$o>zGIxbf_Bd$76>7Np&bu#;H;RDzaKCrLS?@qo)u50xE9I<C%Eb(2DHd0l~c1Ap!bQVMbf|595<D~?yk_<@Sqf
K^;A9&}8XTsv_PQBuSfkUgcoyIcdr4rTrOMb=hL2o|>ETM@2Ko&i_BQArf1KvEjDAaV|Y;VqPkJOAI?L9P<e<RRrX{zhM4A(Py+q-PmHpz9EF3)?__R36P8
+&}sNcDPDx!(Vcu0nboVV3pe95sjUjl_sYb&}ENq+qtl>;a4*1x&rt=w_P`tX-gu5_U{#ty2QC^3jAO0gkuT7*hT6u2E$>nJ0Ud)nCbmn;c88|uqH7+M)-Q
Z=F1dO5HkhfgHySmt?ETmf|rBXisotko?SKi9lQt3yxz!!7r?;o);}|E$2@o<xNWzE0I}y|{F2;1nJ3~C-@&%?-djs+&i`z`P;<-sU<U3O%sigK3V*A-9o!
Z1X%vmmD#xMX!Lk)1(Bf>0<>7?cTDl#@@R&0OQy0-Wvg?AoivJ}~zw9^Zm9&d+oA2H#sVcMs(|9cjx~odjl1E@qBL~_TWIkWXxR`CeYq$lw3;~}~2nFxGlm
QkRRz3eti)&%BQ&s>2wyi+}lzQIt4Pw{rcA!wIEipF-Vc{h;SEiM<NS;MwG%w@TnmZnJstS)%Y<8u;_9`-Kt!R*(0Yydu3@Gt;oSmQ++&%wy7q<upxJH!=$
P}@uq2XDVXoiKu+5w(O%QBl{ghR(#a`pM@q<159z#_DcaD1J7mb|3x3MD#C^~}3C1TFkB?=`{oJHU0}DtR{Fex=Kl8liv5XPca+d>h54Q!x55#VWE(Q{d96
m{8BNBIG8!pwRRv<Y0oRSjZZB&Li!#`6aDap5E2Ybfu#TqaxgM5k+ikK5j<V3@?@S^n664D2~iVp?3dweB;bB_GBbK&MT*L+SVhiv;k0B_;2nGKg@x$*veX
mBRJvVxD%`FwyzP<`$(-Lb=1|x(X!+MfG`5O;y{<nsze_yeIEB*VEohl)zpR8>3U_1=pu=X9cc3z;U2$elgku4I*4LV+0Oy)-MC`kRy(AApOqn6#lq|WIHj
5R?zH_6d`eByVI<2Gr5IVi*GDhK9`j&9E}-n4clX)1ss);ti36|r)Dh}6QrM1HRtDvIL8bfcAxo`#k<PjuD3DX-M{L%&-=uDyE@@MU5yKjb;U>QN^QnJw@*
S3T-DVaIg(WR;Bjnj~Dzlzr9Y5im1g#dnhKK}560_clzivIiZ^@39tUyCh&y3cxormw6Bd#mX-u8U!5{rEs`w9t)fKb(4fG5?3Un3UPJ(zcc`z|<_-n3%P_
;?GpaB?=0*1+cUfamtJ&zR1e;iw7LQ94jMu;bFXEl_>`%DN;-kH|8wkyl__cc#hBd6h>Ag0zK`iGL+n#W3b@{G$1Q6iPynRwEM!`&|M5mnMA)eFXAE(sk$|
CNtk}dz$jLgUQFAjO<qfM;TAZW87c-xtolCa{l{O%^$Oxy`#-OYJ*u>cNQlh8oN3vy|iMhNg1p&5ws_~K4M)Z{6+m;P>}FNNmp9kX`ox5aJCmPENqb+7wv9
)S&g5Y-ut(e>);}h98^RpEOI>oakfzfS;{LTPtSWXB?O6rV6}_=LZNOoe>!K0l8pJgQ4}~ID`+W}$m=k0rw~Kkq5D+Ve_mqK#@6o)WPI+*Zvj1-(8MTLk99
Scb7<1@?Mh^>?%t%gMnGtD9uZ+Lp~dWdnC>ziCXH$AR~`48io{PX4Hhmwn^=G-)AJH<;Dwm|<gPzXY|(g4=Al5GQEWo=z5Qu98oBj-zo>I3hv+L|K&|qo!^
s41ErKt72T|a~uZhV>6cMCkSAZd>zxW3%AagQ&fz>gBvC+qyOv#11@p3di^w>1{aWR!9a}Cq^);^S~jhpY=g7^gS5h;m}*o@lAU?AQCZTJp~QNjT9eXKmVy
Gp%^cUOZKW<~D}M+~s8I5?5<D}ehWGJ<xbHg5l|$H8cD)KgKP;};VgtXtY%Pv}zYH9MJ!6K=jXOAi@8a9bDg_S1qoCs_dJtEHC*3PIlvToQz0wtk_DkvINO
j{2pXC(PIBVWteww0%E{>A_p)9I^Dr$FQp|qXRvsz7?u_Fsy@UY$o~1tet~Wth!((Zp{9ndOs<SO(*g|ZO1oSv<FA!;Z9&uwG2o4|5;ItA35RF)!*7MW<1s
u7xLj@5B+hovO(=R@wb<#$r`js&8Pd?)JC9#*bOF!5igz#0`Bh^0_Oeo$2`0tI#*^e?x;p=GW@4Cr8sP7()m3F?zwL$Wk&WXwJL;YdT!bRA8ektv&*3Rj+)
5iR$nP0n!B_3`sP<;(-ZBuF0R-kY#eqb`uwYm5zzvoHS;{@uGdb8U$PEoR@N=g3Aww37b1z@#yZ9Ha?URiuvv^tqh&9|ks@J*UPrAiFgh+;hQdLvrWr^$+s
`Uq;bmhpNq-TZio}(Rhr;|^9i{n5y7V#E^8P^)6>gj>PqR)A67!XCf?MRmu5eGbC?YFSxYSS4cZHeNS`0;j1x(*RdB{hQTQ2?HFD43IQ*;CJ;~S^%+`uu2v
q$Fay(8MPfNhnuHUkiqT!qFgR&-W8|Fwzo6M}l<xAj^szqf~HiO~-pnpo-N55sJ1F*>7g4pwz<k(QW4ZJ)KVX3+sbS-1)s0#LC487LW5gH0vND43DVMT}L@
5YwuZ)Wm|+%U|uo?EISAOYYQ?MVp>eJ0Cf%>MdwoBHuV^J`t79G;4G-ISxOjBf~w&Vgp>ykQ2dY*|qKgIYUYwR@sSbi-6U_*&~GSJ#!SZ=lXsfQ6|n~7*vx
1QHiXy70Kyn`R-rNSp}%)g%OCJ#R{nBd68@az$$C;`zV+(kyvFR=U4()=nVB1|2(dHFV1pYL90!4$Xi3k%ZJLB`W1?3mTViP)C=vmo{ccB_7@%5to!g2H-^
eiMeXi$LEyGBut+`DZ1G^H(@skF!FT)St-J774q~U9+hQNf0GBnu&te=F3ts>C)@dQRIUB^)=v2<#dg`}+k^m#;@1dzah(oZ_KLZHgGRf>$4Q9I8$HCd&HS
8#qdeSTF9Y^#iD(&!;kr1|>#rR7&KURE-JC~0KrePR>)?=b4?q#e6ms`Fg80N-iKVw(Ewq+S7-Q&Ah0R{zQ{{XeVRlpCHG>PFpSZtu4xg)rqw1tJ({7=A!2
;k+pqWSLs$CI3o3{-IzE7Q)em8AQ4r9#v1y2csLbvDVs0Mkaz%?47%z*@xqs@X}~P6@(2@OW(rHBA?P((^AijwUV{@b5t`d^JTF^ii3SZ~`JJKvaHOMSpvw
TKy;D^%YAb3NR?~5r5;5OXJq%|CU;%q_f~`L&Yc|4=yx&{k(xk_;i|kEl|o(j%025dOjpnFju9O(I$p+!&&=Cl#e<kbWUY?{$gx-w=XESK@k&D)`3UZ9Ycj
B=|A`y2lzap@8BD=+A>D7jZyP(FPD=T4+j<K?yKsbnd?r}#+k=9CAw+)GZ_;wd7~2t$ssyObtt&~XR^-X@?2Xpvshn*C0<bPkaEpg@rJ*j>;O(GbU=39S;_
#gX8etSqD>-L+L#1Xm~rjC2yrtT9O>J*yVfvr6<x&xIf<m-djWW5=F5Ug@CEj2h<ubHvABJ#E*cl%D4yDwrRCl<ouO<K?_oBT=K(jhC<RD9_`9_^-=2k|sh
?%^a&TNH)uNQ}&a|;P;l#TH?zg|#;QnyQ0ThU`5c{ZkiRo~rBt&JG#{U4iDqySTnZr$1Wn2lb_9wBQRF=W*t~D)$g7ugf?<XGRNyca^TKNPkcAryisRKq26
C;K!|EtVJmN8q?PC1)sIYtvJ9xy!s)B1b1TmB<x?(J6y?UP(vO=Ke0|23nCENY0&JF)0>F5=(M(YWn*q9-n{-M7{T;}vUb_;)0I{lD7G%)wwzrg3F-TA{%}
H<#4@k4o!*Gxag_r4_~kdNr*PM2Ssb=Bwa*vj5;`oKa6Li~0o$xvA~(+m62rdASgSOR1nGd?Kl%_e<S!-djbiIW2|f|LRr+-|c4V0xTQ5^hvLmpt)S;rBEU
d<+U0_UGZE%HCkn#?jE-5h!a%(9K7RX2msaiNOm7`vo--3)UiPQo5DL`gtfbbi?@%7I?1@8(G`s8m4`6jHCL2-0)M}_V`nVHS{U5u+Q>wE!!8@zA8tP689p
V{g)9|O>Z*L1fZ_IO7eV8kKMBbOr1QF{dFDY)L_#Z_mt1;a{q@5Xy)m(5($X@rx+;15pJ--J6|j#-=Nkm#)|k(kuRO$~A}jInA&@viN#em5&%*q+nj%Yb>6
*oW_A$+bXtQxDL%c#B^*yKIfxxAvGw|I^%tmbW<G~wAO}G92fZ8yAkBS@8B&;#sB9z@==Z`UWSTphBHzv`=pI~3wR)7q&pS2#gg|dm*c2m~T<ecgF`#G9wY
UaGLv$PMHtfW8U!PWEk@jjcLOaK4
"""

STANDING_FOR = """
<p~h){{R3103@l;7PROKt^J1+jeJbF<yp41Sk0Q)9w@VyvzPk{Cv2Rn7qfW=#L7*u5`)4lkR&h8s{#~9q(Qp;LuFq6o)rk3)omjV>mfv+0KoCE{7C@$ISlD
c3!%6)G&>4sp^dW&t3sM(Mx=e7zmZ<ch1gcdX{L8zU!CD$tQI!DuMbUs?AIbZKM}YMwQO2-fK4(WC*(wmK5Z8_YP_D-xkAe=5)gD8ReSme>dyDeWCA2>i7B
qQ$N!Xg-2zUSXz+Bhc1!oqlh=q$7f?<HZyy`SA8m<vlZiGDcWT9ohdG|&_b|t-vo%lKzVY0BRHV0jDZ6T4QP``f@xG{AdX3-+r=H0Xjkw$h_4UpHhJFWXCA
2@pn(~p->wR-H)Aem7*mngnX7aeeUau8JPFc?4J|rBzz~v*%+&TnXGcgtb*x(@Sw^WcpDo!FC;uF?d3!SJoB@~F++NqaHnBSI4!>eUOyghRzs7I2=+uq}Nr
x7IUIu8ECCa^3HVIo#D4V7LOvbz8Gz?AdZ|0bCd=t@F+RanONG-pCRZW4)VWAD*dZ5HhprfqcrOCy*e_7jXv+kMZR^qLIMKuBAkAZA)>wHpR6ISMqOeK>MT
K9*1f0|}oz*v}RaAZ;$Mqa=fl;x4>(Zqda7Ap44}=#S#lhu(lgmv6cOy9ZAkN2~vv&!KSE&A&6kHXIsfhc{TMh)jYNoH9Q~yb+E_?9CQ)xeJUyUB^8mm~!q
$>S5Yb!}1s#iMBXQ(Dv?2H~Y@Ww|t-G*mKKmxG8ATXKZx_(O=shX`8{>&dl=Hh3bnn6t>%=w%=ix2gP2sel@}NQyi?+wEfs8WeO9UxV3{DT|LC0SmU2SCZ=
wh%s7y?AbnF0t+b>{!AcE|9uKotoEEgg_{rWh``Zw=h3?sTb8;fap<WnV-sxyw-VP%_0PU_g02@9W?yQ2_hSE+q@Ao?X)wnj6CFt_!9Rz|*uky^!7q*b27T
qW+cweK#C>eO_o>VmR?t4BPaSw#Nq-ly}6PO8wH1)X3@p~~Tw{GTy`qz@IOU1Dz)4!PB1<RvM?%N`9x0s`r-DwH!I)aEe6A$Vz(6^OSKb;42d(BGx0`>8Cg
)os<uv#8_PjeC&dD2qbt|1{+a4;OX!A3zhvE{NqBFsAFban6cdJ1yRXN``rTbl>_iqS2UBSP*>YJO4;6vNL6RuwPZHJhBAhD4y&`6#G?4GyQeHx#tKz3gh{
;?_3_V>V1qm+V0Q>SIS+^C>GLoLVktmr3ka<*>n5ef9)RGrhpNCZ*T}i55&8qlB+$plmY$92z~5>*BrRwzh$^f?H)BNOa*ZYn6iB@o`gMx~UFJS&)S)!zD3
=eSXeTPD#Ny?-o%w$^Jsp4W2-3<4{)ihfg&orTq0mmP&#0gFUKIsgZ^;zvV>{fht4fpsrNK1-y2SrVC=EXGXiRb$*Gr;LWLY7|5S;v(NIY;JKu&{pW*K_XC
(inOKUShEucIGHV&XTobdj2(K+wu{_N6ddKi(FT7c-Z06TY7po8QlSeZ!fku+U<X?snl|C~F^}HW^pFB&;Z_Sl<A@Y(#XcU?=0ehS}+5+8J22Mjb)-OV4G~
KfUV?+j3NYRp(G*glCCWo02j*Y2uk@LrbZt1!Bk{F9f5=a{PaBGm?QXhT;yj3kW!MVl&>-J3^m6jEaD!~tcqgSfkc>RmmX8is1I$q(+P~$JH0Nr_6=<+Z>U
b~1ee!qaXPBjlCa=H)HB5g;YchjD~77DZkkaDe~E3R|Dbs6=u0IUTb7Di-R2D+r{;gmxsj?Ly~76bHYcA&mskBJJz*ivo_!BzqE8Y1vEF|LK^`%jwAx~(4u
Fth7Jw6~^TOrB3(*J<{Da2~>N4UYV3FADD#s4}^27-7tvn1gh$`VP{SPK966i5NV1xe3P^OkU@6EH@Z#VY|lXXW4SSY<f~?P}J6i7p~BTiCRaw1M7kAThy|
}wm|zigQgcJ&zsR@7k&?%CL}B?G?y(>#r5~gfh%Oa0dlvp*#sVC++fXS!D3>U)eo2>%9<H>2MLG+2f9jK)DEd$Bd#FJ$T^oWl&Xi5R8}Rgvz7!bg)&4$U<Y
;7+s%xx7ldgFO{x3`G0Bb-x0fxue!>5NrZjtdVRiGF{3m58zu!*~S!>J+C^Uhjj=j5*iH77}?Y6Q-`RS2!EYa>jpvI4SH^R(2kHG(lfL^=yXC*v;eE(zcos
2nI3P1LbO~|Tul#C%ZRRN%V0Ta&Ie}zzJzet4aIL&F*2yZ?1pw;H;iyXOI%K1e5`Cdb$M~hJ?4)3dkW-n7Xxd-|i)L51MM=^~o79$9Gg1}{%v>cQc2kj<N{
_+lfxd47PEg5JSwSxIVkZw=1J2^_9(9EX=WLI2G)!|r}D8So=d48LsE=peSW&R1aNj0cKN&@G?u315yQ8t|Z1B>-F^z`cs>X}d`5J8XIZha+bfYXHxOWEcE
{y^_eJ<Uvg&~|~sNDr2&cAn*DEOB=iN4N(?dTkWnYaHCjhD~rxpRS*0<Cc87ge?m%632uQfdWB(tjm1K0;UX@LYq^tljhKj2|C8w#=GFK*O(|O!VU+QJJkR
$6+tgLB+HwsHGKf$zd6KTV8szo)35@-dU=-R^mr3*YUVn8TIYbxOPu1}W-=`Ijq=D*?u)YizV6J17NlrmazAy=5Ihz8v|Ko*UK$FF+{Zh?SlzgP&5?H4E=%
eX9v<4YzH#OUZ|uD94Lu;Ipk6R1hlh0h+v0Zt7LAK_doh#qV^A!L*RPl-HuJ1&ajvPXJwzBtiuohwJ7pu1b%v?j4ETun7*gsV;oku^>2N|gU3Kv_2-0Aek<
`kJZHdW-a^}6O&j7fGP^cl46_s>M^)Gwyec#r=Eo1{VMZRdUNR3)qOL>&0RF?~#Ba2_)cK2Pd?0fuj4we0S^o|oGmZ>hIsSGp8n&Duh3Y2yaK`qZ9wegOy8
kP)MLyu+9HHoyO9T3mZrwPz7!x#E{S~)w60R}A@s4H7!L1wC=64Rx8GzF9;yFTu^UR7xX2a&S)4>=!ig@=#!g;6V~lD`?hR}J)4w<S!%u?DrDDP^fJnCa3J
&JrBjen!H`0^k}b4W4$xHmCRi9qD{8($S8Ia)a)FOWzNya&6`>j4tK`-M|$DM+JTZo|#+R6smtGj>}j7lwGLuE8&f>DQV}ftkr@NwwzQEN$4tmV&`e5?XX2
_8f%EZe38ZhgP1!nPTT!e2lg(hq86TWB|Ie(^X4Gct5lo+yv=Fi9KxD7ctW=|8HxCWA_H#fUK6Z^@i&fk_h7){op1yhi(-`V)riPFkluEIB+0ZgQR~ZMbz;
L+6vUN)zEnqA17*lfi~LByaQv%U1&C;DUjNJmNhLH91hM-B*#cjwkUhd5j*O(3505Mmaq(V0r;t!x+sOel_L#Vnoom6@W=rQHk>NfGNzr`y1!z;ni*%XRaf
7r2*F-CeD*c9qY?w}CJF96FWzGnOuNlI=Jr|UOe3qkg*iUPy(6OvnXZMMNY<zLCd0hY8MtaBPs?8}}=L|`}{o;k039$-owRvMz4>lXf&f&L=q-oC)?u($)(
30iLPkADms$J-r=vk;!A=<|A*@YfrV`7&;2j{$@MvdqcEP(l{*YarqUWpQgcw1L&e$*?{GLXZ_KO(%k``l}W6PZYnOO58zC@-`52g;aJ>qyu*s=H0u($ASL
cxXAW{Z~HlXhw0@6HWB<mzF~B|9ja4B%ayjg!<qUV;hKMGY5y*mw@s7V1#!Vxbsw@u-Xy9qoZhp>=`m_k@eyOEn0Oa#pqzKm~vAf`M$cu<8axZb?hV51QFQ
F$pCFeg{+AbgbW7IC@V|`?XJ`tEw~fJKb!T{gEUmumpz2a?t^whf0xRZ&mF+}nSrBBJQ#vVzYZtiJ&*7XB$^x)KQ_eZPKHOsg3#mLk7|$+XBVsw)1<ZKBTV
x~*y5D}bjuO=D|Fqk>~L`jS?yGaR?m!31^|?hJRr!B=E&{yXBMYa@d_1QxyyO?$hNWrHyHMN-$8SPIQu5}HTaKYR1U_Xf>vE|B<aJqH2AbrI+n0IAb%dgL#
H#G$4M`PUcWhC^7H(%jOxtvRAoV1rILj!{Mcb5E}#q0QntdQ?`w1GK&0;xPswMMJQ+#iXu8y<AK(sci}o}dwxN+K$lW`u*`!CLy2=P>QZBlMa+#^`xGk)K=
S4CiXS{LX3Nye9ToYPQTq8v`LRK~;72CH4kx_55mTqs~cytq;G<<jMT-=`$bob2#6Xr-D{OA<KNv2jvA25+PFG`r<PY9nZhjbD>2#%y`pJ~4{=+_2NWlt(w
w^s{pv4b8XEb;}FS#@!2if1xYe`?@LGEkQ{T^#gPA9=8NWiWlC;jynFATf%FFsno<$@XUZJ~ewY-)uUu$w0hPY&F)_D07mT;Al6(EL_vVqoc|kLXB{!F=t+
AXl*a|ZZx*cGkzLB(DX;0V=i54_D>fcNjiIpcZHLuD?r_7e^Pw9h>%#g4VWH2Hc1Q2FR$imMmzer8+eUXIs#VaBR&En2rJh%=h&|D;Z=t?qe86`ilQHfT&{
{>7Dqk{5pWQ0Qeq`8DIWbZiby0a4zGi5A4`h%G%I$@UFQ!maEB{S8=<UzK(D0ET<?{sRUqq&`rQD6ytRgf<@M@<j71Mv9xqU~zSGndeYx!HMH2>ZIID870H
<C%E;fQ3`wir$;+_i@qNm(#SubqwsNimUIF-%nZP|eDMV@FqpCg3f261*&>p1;1ndagAlm~HcpTh;PvX(dgISy05d~mOqW0qs%v?N_wI4Bmu)#y|irB&xOr
(U~a7_de-2HzYBzO=8EeBmg`Bm!csqXm8men>A8%uWTeVJAt;1u`q+#Wi0K_2lP9llXj1UQg4?scyWCuKx?69&RaEs&eReLpfzq@#R}+wH!ezhD5@I1b^?+
oTszQ1O7}#IO@(lL))t9hS2Blld%Fvj%#yceIhU`n3`Z+;5M$yAic%Xz`bJGgHSTw0W!3?Wn9IigVx+lHD~y-SaA#9Sy^1RvBjYa9j0gs(OMRjmo}4h*ZJ7
DNjz86Ps``?0&eLPFYwAI9#?Ac7tSd6G(ywr!-vY~A}k99%UbD6XLV8O_<VJ60&~!j486L3ECrg04Oqio_lt#cAYNSYWa3%@$)aleTH<j#!?V24+eYPxaLE
McGZ|<^kwom+mF0;@YY|)0AhC}0>>NesEn#Ro4f};!a3Gf*z1g~RJJXvosR%9j=g-$l%9tVi;!tp&gv@Yi_?%Tgq8Z=Cl9aiq#)%;$78LvP47MNL&j|j9Z-
nFHaG?ms0a6v6s)Nr@`~KI}V^64#L0xcxX=`pDo;1C7snoFDaVc-H=P4Sge)^8&XgJZoVjrf(*TJweW<yDU=M*NDYFD2C%DOuamCBIiX=Jo0p4=)_oT@xLL
Jq#_<=#IM+-Nw_uh8gZcysXX`~&{kno7E=Hq-72CQnRjQ^4h+XDO@h3N(12rsKt|8P<Yd-O`GF)-(ZlKR0%_Q5nqj7>z{hF<v`p`b>z|&xaIMf$?jvm$*gJ
B8W3syy$?G=<Dsse$_%;7<|=};B;do7XFJMpNken!P1tzKZe!vLB2>BA_tM>l_?M`E>`E?ory{mNS>S4>^LU_YJtccY5tFL7vXtcR6PsZS~n5`mL=3&gUgH
zd52Bg$=yn<+^gWR$cy2GkbFZiy_5}n%P1-9n$DLs!soq7<P=?VbQ>Uo<5DNHV31SIPn~8--M3$uhz)VWHcJ88^D+sp8pR)UmSy#?p@W;ycuAW_SnhkkvjQ
6oV$fsTi`HM|WjJ`*9Ib*KZeVET)lQm4eSa!VVKiQQyR9cT<nO%6d;*>ybZ^lPo?}sE7117gyVMcz(4=+p4>W14y>Nitawe-*<N<U8)udd1GwRp~`IGn;%6
pHb3<+`8=JnJW0dS$kEWbaFOt>N~dq@>3v`zJpT0j2Rc?N|8!ECSbdV-(-ZA2WiEXzd(16eDGhqfMc?uy#BwSQBxrRu)SkNJ`y)^>8DN%Nj_?VxB8<m3Zmr
DCx5K6HJbzRPgl3g5X@?F}mLLop;pL(`7Mw(q+qf#>oT+!O*~XHK&$z6SbwKw>x_E7jMCQeM~rv6+Imd0}=&A&+k)T44|v^AKT?uNgR;ETZ8|xzgz5aN@G>
8jhEqDAS$~{{WAbwix28xZ+sA(=H`}FBfE3##{j6nZVxaDYVdCrORvYQGX1cNUf__k7m|l<aUbmtG&JJ(*gf`p}UjnNB8+DZ1@r}T8A2u>kqA#?+&qb7Z2`
PA_eVL&L#IHQhA<583Qc1-`%B}tM%q;`)3wdJHnw6wber}7RnDl9^^1wx})7X3rP!g<7T5cPn4B`*o~YYZxXi@L1h{<*b!Vou`Z5sCc;+sl~}kZHDc-+?6f
k(`K=X>OWQojR?>MPR`Ofng6B-$L~|+QU?`_I{o*22!4;!1+mSaJ)eT<Cg3FZ$I(~ggSltBUN!^T9UI%Q&4K-gtvoY9EdeJJ}*fAR2I`Zh7GV9^=Hz91pg&
aRqdjCJmFLSSVh^a&!1EqHM5tExhw$UX+NbqAaso_bjz>+&+O8$`DXe9>84t7<v;{l4PRuT{hBUod*^ml9Qe?jN$yY*+&;2uldX=UUM`8EY!lLTUYy4h7_A
>AW(-`QQvjD{orr93x29ij$UH?pY`bbzitK#GyJsl?zdi{l1(UF2>NjmQVeM-+O6+TU>klY-{Qu^xyGrHrz#u(2U(iUi#M_AZ8ygK-Yz(Ui#d*TW}JuF=cJ
4`0E2d1Vexu^c$D266U1$@G5%L)|Xhj?is6768<f>dQEKo8A`i3b{JYN1`ovQvcR1DTyBX2V@>iNXR27Ar8ILDm`YP89vfK!-j)AA)Zg&bM0ii%Y;cs)04)
EkobTL{W|NkEccyj27_5)blG2K{;4w$xgPn7`04ZK);kCkZ&mYFXw(Tyyi@`?<p?r6@1hWdzLthJR%~UGTOft)JBrqWkx7ZJNkzeoNcNpK{VGZK{TK&r*gQ
jXi|IF#=hj)nMts9HOn%P{Hv^h8n(qM(<Y-W9EJn?FNAfbwyO4P|mBdtX_B#}r;pEI-dsc_noCITHza8&wlaubYz*=!DY@zw}Asect$5A#9l|sTEsMvj?8t
PU)#gPn&@FY$uyA?2`8LK>uH_!kJQ)oO#rc7K*f#!3NIJgj@i?6fc3{l4%ulia~7Q%Z``-1@g2w->dp`GP@7@!vRE3%>I)kn<(s+w~VC|qo&uiJ*kS|Va;K
i`hoRp%vata+d+Yp2(-3LhSGqiH#dkL%qO@)%=LE3I7_85{5nrP&@F`+hy-f~_j!QuQItWD>qK-e(yS;zA$NE(!U^?13#*j&enCJzWS$c~})uj2@q?$>`;j
-W}X;x^giJ1AuQ@mM&_yg3}3eJcK~dI`2&3S3U#cG#st9aP|UK-V<io)8Ge?V(oa+v$gz0`iNrR>$h>DIa1e2o?xvnUuU2}8M^Oi?D;A0((op|oChX{50w+
-lsUM!7$9qOlTO>O+w=AC1K>1hA6%1M9<T&fOBKIj=@x#4!JUpuyW@;Hh#l>omW-&uZ$&q!)ZdM!G|9LLzZU6WY@)lz``0@Haa0r@^^u_XmPj-xJ)ybEI`>
7Yx+2%@lNEE^y~pRHMF`RDQ|Yjl#Zum7(`+E&|9>F0xZsxx+0zj?1T46jMURDf;cI?-(MIARr&z2r`bRP|5k|d!=6&DjB2BVc-mY}ML|^t{L!>m~NI=N?QZ
O02gwJw)Mi_r-*~N^qYc0OG7kOKPB6zmAILu0(Fju=PB+;Dyt{p$_lzzB4UjX054ud;Eze@Kjx%man7vVnwRVBWv|Fy!3klom?84R3(*X^vvNnTN)4|KWxW
nH;~o|%D$5Iut%<U1!=WLmLJLo@6^HJHghz1Oqu98;6l0KB=<*-W;<8^zAnLW1wAA(!4(IO#1fONA8Xm7PR_i0@4^J}fmU#=JCc^g+&xXtl&AiJyF#l`Ln?
VRUr5&yS^xvE<RuZyaSGAK=z=OZ%_kIo*?J8HJ#IzG^S8$tf3aBZ?$Vo6|)j?+uWr_T%x4I=06c{XldThY=T3GA!b$vgH-1Q>t{eC{b^<ciUD-OuXZFU5`+
B>4`~-yAhRH88Z7xgV3V$@?8>SP23Y+?c7>q$}H@g#F=T8(B)<ydF1jRHzO+mK5W~_xLYe&&szWjz^{D*3Dt$0;IV@~XmpH^%NM3OrtaPN+hswJm4K|C=XK
P!uYlf+{}@hoUMYq6r2KAUtWN%w>;x6z&Cot*CvSnK4z0#_;lk&RfGLs+`#LfN5JZPeO&9S+qh&wGOizh$@O%CL!y}N=URhYC&%Q=3`E4R?QM!#3s7lMVMx
ybeW&eU25M=taLdP3PZdfoQPNhG1G+fB*Ce&r+qZTGm@S{#v^FR&x!#N8rZEPQyP*{c{fS&N#K}}yvV|nX|>jpag6lZFqUDc*J_tugiI+6Jm3S5$XSY@<-V
xny{AcAqk<+LNq>Hqk7k<U-i@OkjpK9ReFz^<^j=N=ZsRD$+(kO{F(MqaK!72fyKn2hV$uyXCS-Wq_@DRVD5Tv{wE-MxYuYOy|LNM<jtJ71$w;lj-Wr|`$;
Vnxw<jxnk)ZIrrFe!BJ}2bccvu$#0E5pg$!lh82S-ymTsU%_kLW)AGTY#k1k`A6qH&Rk=Vyte<cW@rpM2NuA6LpOf)D;~zpggDpHbvYIgsEtKwp*_k}e*Lt
AGMxO<j+uwXB=Y>!plP|*L5vCxlfE8-MlOJxCD`a@8hW?1UBpkmN`Lc#U0x29dSOu8Gvz0V{wK%nIqDIkWn!x-M&h9=yO-v)BKD`{RB-oQI9@N(c(}{9?4}
<;WUW*L&8Y+Y1v7w%OFfAl8!DO?VXK&dcWYj5)cA6=!2tkY<BJmVFZ47iN;PPcCQVn7D+iPNp|;nNI#z3s><Qnp^$n1Au?HTb;8Vnf0Efll(bilw%?)dHfm
h)Hxd_-GTGx)I1feD^+2K9fx;nFa`=p(7*B(6$ALNQzXx|Jy+eX@>tXA)`xaM@MF3;F?Aa^Cy&KSZomAJ?mu9!%Y^R=J)BV11mJ3u|fK)1fO7%jz<#^=4=t
^T!Bk-&Ek0$I^skEwI`k4|x3a6UTv^c;Rf9&eRjD&me~Zm+EM74X=jSo5prJ%|WCvOp@txs7Hyj0EhYYoZijy_}XpGnP8`4u(>27^BXR>4FsZj0^?622`Y)
6*C0}U+9N}4S?XOjTQL)d4XmjKb<m+l83;&I+_T24yAB63(WVBJ6{sx%@`QVve&jAB~dCvZ{~XsII_7;^i!&n|22MaZM_gK{UhIZ4i!g_awfVn!Jmubw5TO
tUj`(QgmDDo$aZ6+t>mZ+JS~?hVE2Sj!<<KL*$=@IG!^mvG9IzUa$K>6Y<8z?bZ*Rybp*xcn1xpxxev*uxrs^{wAW_vw>Cnlp+S{GtyDkdGeigAh0h|}L`U
)*54nqX*}X8pmIC~!=IYT%U#*LBbI)7aJ_qvnE@Gn1LTVB(pGK-f7URd`A6}=Zfj4X80_+hnh)2{cV>GI>tRI22Q-sIAI!;!S`DG2@5u*{q`UlZY{jSgmRZ
266y*ydZ*O_X#*}YhI-F1=;nN?q8S5#mnp^ZpWAKeML7~+3IlFT0DqnwNZIAOADJUoEnX94l4a`TvG*4h@A8kcbIDiWizQN3?55KGCyF~a|H_w;ek`{qQwc
7SEjQN=DA+|h3B|7pLC^i<AaUiSw;B_)`)ds)Dz(gPU+54zM_7~NV;?@{Z5VU1SA^n7v(qgVteyRZ;4M!%|Br_i)DK^<&@T(MV$Q+H!*?Hh#|dl!eF(bhrE
u{J*^(S>yU>z5M>JBTZUEq!7nB}YnRys6oOEVoJwIj6BMKrN%DjLHdAn89J%xK$-7U~oWA##Dqkk$MpLUvvWXjkM#G@a-^k=(AifDK;^)@c(4!gK><9SAoL
*NM{eY#per|I~ER7^2U18FJ}%>(8~M_u%X86>#Q#|9`dB4T!+OsEX!B^dRA8`msoGidN$=7wTPq?x=ie}d8y5G45$nA5*La?z=bMnr}+Mj>wbp1e5z_(OqP
aN6^Z~k)z)J*gfV$Ij@`C)@=Hg>GM5(@B$`J8b|i>yPV9nbT2l0sdz8^oMM-dpH+4+S^K?U-9tR0lDsh~VSxZoqm_%zH`AE4DykkwOGt^XvJoY5>>z{;lpD
<<^=e2-^;KBzbZa0e{CyVDA!4W4r6;f9TX_-^*%IQmatW?CM5tT`bB$y@$myoP4Pnitk<s&*HIW|~rUCt}`W@t`b82~jb6A!=DPV;>GIt#A?sU;B44+@N%0
xD$c;7r&qh)W>hpjC#@#FHuZgIfJ<y0S<ou-rtz(Z^iR2M%7SnM<nX!lhtN7&3bXsI?2>;Hn}G8gZrFeSOPQ&HPYNTk3e&#G%9e*Bp68`s;0W2pcqF7h%Op
fVrxl6N6o#bO&w|zubEsbZeNv+zH<m4*YblzoC_?A(ciOK9)8Qw=a%zsERWy`;LQcUie)z#L*J)Q;wRQR2q(8`GS}i{XZ<$PAjUP?$3*&e1mg~Y4r<Y9x(f
JZA?QI6MlqU(N%d;?hEVS2b?fxpahTaq%p8Wb3eeuDyjL5y?7$*7k)?|MQJJ{e;B4KZt7-JA-A}jpa1WF?R>{y%!d0bcF&B~ozwCNt$x{`iVjYgcI1Mtxcw
|{j<~ZPSp{8d1$8X%;#qJG!~{g=E2kpv(A;`*)s7Fduj)2l5Ij6sW4V7P%^JSCI3uw~4wmrt*#Mu<gR2t|cx<R#uZ~|fqs=V<W1~e$opZspzWk=v2W(4+E(
YFoTwYWXdm8wznr;21!Zdr)BL5W1*o};?Sb-5`(A|pN0LQhu!fi0WwnH8(>~1o$dlK)qb0U_|KHL}Vt)SldGlJsHA)?qnd1ItQ5WMjN3A3&`2qkklH?#@u7
l}>FqxHIAemdxniFj>f5H8S*_GpGKGY;Gq)-pUedIMI~me*S(kgR;hcYWhKRlZA~nn5bK1YPm*8(_!QT8QMgRF-h~f&vU>kB(bJ#8j`3+B{fX--(ftg6?>5
;4X^$8YVeyEpFRqxT$4^4^DUG?Pso(@|nVeb~y$J$e0w;@)}xrZd24YZD&{KJ1d}&z~6GAWi`*nMF23=msgm<c8pyGqcS#fVz3*F_%5n<9W5gzyvjSkHoJ*
QLu5KznBJ2lqn!~_HO9%z>fw%#Y3t4WLJM99YcwGx=DV{Cbqp39n$N-d)9CgGn`NFIES9MZrLNEFj<n)$ysPIlYzRyH3RL6)jBSyF;h4=X8A>5X681-y{PI
$yKlN5P`HkSbkCgVg8Zp8?-Zq4hZ8Roc&_<2I{WFNYp82Zf)hAfI?w({42tP?^paOCcI3}-XZNo9~7pv=OZt;1;6)J|^qxQ#^J(_<|MzyH`og00JE6=WVec
v~P(G^@V?wUKjI7@U-<SsX{y-b>on^!cO*{P~&MB>3bETosxmb`4dwyil@9aHhd)B!JOf0P&4wpqy7VJT7UNLF=<uuDg3leG1cP5P_rN%A$Tnu!H-1TCbjF
oDJdvE5gk4U0Zjyw{PS`}bKd?WKAY-Rd96dikwxf8@O+T0-6@aP)drpG~}6$%4F9{9%uc5f?_v&d6CQ=H=e}fLH9MBo||@xrHT$|3>WOBN!;sFWyYhk50w_
!QTQC|GMBX04^jRFsI{#fNi9ug@+MtdT8m@0&D7c*=F12{5RwaFaC^qzgm6^V3Fba%D-#=&N>pRSAe&jW@P<zhT83UNAFeK=MMr6KywNEJ;;A?p~LlPf$ZT
3e=Yr*b2Mc}ODeHr5Au1O$bFR`rcd@Gf^*GwCs2bEUb4EQ@d(43(6K_=;q!+aiJ0QpkwZXRELKHolmk@P;;}dY1~mcDrv=q55^jm3a3_HU;47qt24_Hq=A`
jOK_T^NZQp$&VJ_B%%nZ=$X(TiVgWTr^w~KU#fVBVjjCTc~)zhNV73+fScF^_|>MMx8zhP5r(yI*Y?E?QMOQnLZ>M$~Xdeb+I)WYtC&rGiy#KFc4(|p{op-
O(|%jCyDv`jFxpZd*ofTU@6Ie&SWR;I0FLK_-ursgm!thPdN?xU@mpNQL<xCCwBxqFJYrJZ~h*TLMxz3y@XO<&+l)~W4M5q;nSHV@|6F?Q&9&f}WV{eC}%;
UEz(vyW1R-qF>D)i=7~wg~W3BAU_{#2CKp=y1<cC+ke4<y}(lA!DyJD7_0+6FrDVH8Pgj%MFaGu9IY}e+oa!%mar+(Cy(<O)t84TWwdV_4SHXWfA>g#>}DW
;fE{--b6){=BC&WndVX?#xLa2er<~-062+1cLOMmu2YD37H&`bKJY2%pQ?&HF3K#>e*+JKzOKtq^*9ZQsPNx%ZC2A_i(>UpTh3Uc`AQ#?iNHqhOph894MO;
RDvE5Ttb2)1{J;%;LnkU1&R6={7Q#F+Y;C}|`OHa1%C0P)>qD%1z|>(55z@3fJqE(ZpHk&Oj}p-$cYuQSCUEd-B4Fily=sVlKVexL&ivvtui=WoDTZ7=U)y
qtCzGMJCtlJw2{~dIT3g6T1zG6SPyZjgAta-`bMgGI^n&W~sCs^rdYy*EO@DtTcX<&^rwlERv`p#qZC3!Zn`~UQjk`w`HNbg`KeP|wT3m)CsFgC}Y30|pP;
O6P4T?|b5mzfaX2f`?&xjj{+Ok}BGG?kg)dhKH>zuGJ@}XBIrTP2S<?&&Yf&|m3PX-xyKdu|p&&cUxX*WbcVV!ICa8?s2ePd~ax}JxGghSbJuU4m15_AqPu
Ac3TlM8&dcIl223#e5-vRo@BBJJBB2q0;I6v@CWcc;BOntrWl0dsYXwi3VM*17Pl?W~5lzw4Yn6$4rX1gQ5=;x`K=oJ{W~L=*XwT`?ZU_!)D)51}D?@J=eE
vZq#9D!>Nn{0U}O%lXM{wEvbiK9={O8#p)^MI-kVAaWgM5bvd{<-?E~52*JBp#)oOah`ak6=sC10R9}SPiT&x0`J%|m-Kw^OO%po;Msq)e2>LZOZ^>v@Z4`
c;gD~R;XZ-BG=4HH>c+kg#&<kCYKVxBh=cuwPIbIK3|dOT8qHcW&Ex`~Bg%?jBYzeTUX=7ZA}~ywv}oGR)+DjI8Y3mxD=wvRgZX27(5eKGE{Hh2(2&aW7KK
!<_HA%y&#Ywtl6*ED8W<)$M8hGdYt%MJU)TRg@33hyZ;nt^v2KU{r?HS(j7C`k44icFEY>?>^8UuV(*D)^*I#$#g-TwJ#_dIUJ30OZANXg^wPZSv3%^z`B5
e<*_Xwj<^rauFU$u_vzL-v)3)E^~voo*EXD~;o8MWZPdCGR5OiaCTEWrit?wchXO9{7>wTt4^xD8KNH?>>Xk+w4`EGgqSFob9HCq%lP8UyK510y!y!ZJgAo
Klv{1i|-+d?W7fNS(OUd#@c1ody1Ua4z<8772WSEwrZJnb%(WJ>$LtB^<?9M8&3KMT-5bmIthKw^y*9i1uqFc7WCj&=%OC{TZ^iSm@#Rn*V4Q64MZ9XXx2U
J;!jFBnr!jJO+oU3NdRVmgbDk7?2HtaII_-T@>IZj5{BltHk14(YM{?iq6~2526Msg(o6ZZy??wQVCmCyNF31Fk*}A*hiqRGRl`uh))wt9478a<-P%$TBT4
vVt}aIkCs5+XQGwh3DaD7yn{S_@`S?w>X-jk3zF;cv}L6=bmh<tH)9Nn_ZHwIjyMV+cSGfQy4Rc|b<KmYc#kbd`t?!t22Yd-naMN)1_LrZmbX$WEb3KS7XD
$I5Zhd#_`S0YWK_s6+V>WZq>A=2M#dV(t;e7i5KnXhvy9{|+4X2I!lSPTKY(~g12w8&5+hfwRnDFHd)-szrPAA3y#xx415EZH{?=wLXt_d@TG6<rii<!8H}
{)(JvIGPiR3^J>fM(1jn!fTlC@DM+jw4cPYK&mst^Z$Cih*U<@s<p@XQPcB&t2COGXC_5yw|omRxkhENuHGRv}y<ww2hZrjazN3;&*xzWeZB+jOV6@X397c
-cnWD)5#!I05#5LN7K5@u6s&!)D7${M*F%h9G>b0$dDul{6HH{<hkwuLwb+!PNn^Jf#P~cU_FsYuVyADae~K%;n&@HZqAx&DeWHO=8Zx&>vIo5~nHTtGegM
!G?q|%D4l}y`BEK3dOln*ioq;Q?k5!a$_F0T7Q%<pY9AKP9x|6X>V~D>whh?mm32qz%QN{l7;%1R0<}6Nq6152F}l+s0U+(@eCYDT5?STk{}4So$@|Hn(YO
thvKN@0ahZ8gD5uw%JvP9V0guD4x&&o>$y|BWf7&L;KB!<*!egTDY(5l#ekZ7x8|s5cfxwqDS3av&LtK%^Bv1`g_Joq_$sLOBnsP6ZpYO9j*k1*WsX=}?x`
YChXn+az4^N7diZB_uA_mJ@eqGy|J4PyeQI~8qe%ktYNu1UfSHteIksSb(;7Q@l<yvur1>wxplU5{udEPb4^n47(g>Pys46tLI^v)^ZJ*hyJvqaY{A>~F&)
NNVO3nYzuMHyI^IVo8nSF{RGx!Ln)r8D`VHVhtCCG1^lIXZaO3=hWn>cfG`rm}r8kGoL`V|Lv;RVFuePv{blq$XjeGnHeH1Zo4GT#!yy5am{REDdO>F41D#
}M4Z%SpQ+Rq<!azC_OiFsTJyhV-~7nqG#VRt87zP{oRh*l<DjX3F<LmT-wisJesIeIR6I2c5_Hj~B(df6q1L3!Lc(va;(qb9AKMp82G<IOb2N0LSw>S4Y7n
7X2Ei7V0sz{^Wkhp~>A5^O|TjnsO)8!fko7tlovSB#q8x)fJiob83+;P+@XSh@MTuKW5c}SrjUck4Rht)m7K~U#`GHC__~u8qp@sP9AgAL4)wlksw1n#*Jh
o4E{RvDSM|pS;v!rEE4Z%3_}ekGg*}!d0381qb<K~F#>QoZ`2aiX;V~NSd{@tpq%9G#3Vy-Jp(`}n+?ip$3AhLDY}7xOL?Upd2ZvWvazbm8U+xZi4XWx*q$
ZLk(qxBnHgE3B!Fr)_irQgcRoJBPG=6-{1d;T?~<^qq;;>XL;Sy+Nrc0vXj(NN#qf@8b_RUYZL$|IFu~CdIftmo3(6qHs7F1n%49(Jy~iYa`e<bBbY$_}k&
&9Af>KRRA0-)!ocuZLUGzDU-6JH@1_12ap<U-NApQpw{F>v(G@DJ)H3Px?5wSZbk!;*;k8Fw4CC$DZM*KC|l$(<?!J*SXlcc`G<{p;VLc-`fwCHbA6Nvc|R
6YVpMM_wK|E8QAA;Z!Q<60SiJkGC4Zfd~mf~AN1SW*fd!<Jd@J{4A=_d%nnR#sKPUQ7MF{hP&oqd%baAmH`5-3`eBnna{y)^_Q?GqXQWT!)+!K~Umyc6@W|
tZE=76xMBEaP92XO`PZ=C9i9)e9U0wgfvF#(&v_3IM#}NMNjJ?2Y^~uljvxxe7g2`Y_xO=t<we(gTG!Kkiq)bp!4Wj+|hfEvT9Jh>5o1@E(ZNeyl<=1-*KA
#n-S$Kc0ZJ2aC<#II{CUJ=|7u&Y@gjj<zH|#5}Ke43xCPx*y4U#n&$cL(t4;3(FrMM0xCCdY=yWySmf9eqfVQxsx^R?2mhc&H?yq?^$!J+{zWI+l5D6t=Q>
aN51U0;uKiLVy8JJx69z6Xu&8|YgUeBWVUp(%nkc)5eBs#1iaW&Dn*mLmPMkE9GcEl_D2rdddLD4eBZZNF!%f;rQ74>Ftsy0Rufq9!)6QO4evV(C+tfwdSX
D5LBC3HX>RQh@4W{MR+d8(T9)_LEK=(y4Rk7FhUA;P_#7ibK&LkSt<o$!)5+ii1>6ng8f97(FR0?epJOL%?Iab|gV_81mXCVcBf=N|CeGz;Q^9168=e6Yak
XD3Yxd~=8^56KWa8$>PqOFgV4+b?H-E>)GL`LTvhvhO}lLIYg!Z<%lzLAVD!@9W|e>#wO{Y`w1b00vX2r3@D1+72iL==uBHn}nkmD~8%sr}8|*3Yf6rhC^i
sTi}ON-V@Xe%8D;vAe>c#pF6iM)<75bRRJgN`;48KxfSyf0vf#N6%QAO|>5aPIg&>i(%i!{jbZkjx--PT+cYz2L#v+rip-x3CJeNDCr5tsFW#cEn~<pC@>|
p^N5pebhqe&O4Zy^Y86t8e60%7xTCm_$8<-mN;1_MF~&0RQ)rIq>fg+zy#q8EZP-`eEr~qdXwgZ)$8OAI`r@HfQADJ#zipvBfC$JuG--p21JhRi0*vSpois
u7Fs)8&9H}z-36AnaIZ2E_Mny-6LQd!KoIfmEgR~xlV&-QiyH}+rCrn8M%rpTrVFB!qSCPpFI3g~Q4FT~3-&d?z3hYDq(qmSbi(^X2tb<F<`#b)x_%wJAUW
k6ry0~LevLP^j5NCYk1DzF^6Rmvadi~hCGBvSFKX$enyIr}n48T7_3NPVM8=eeZR|M0kBaZ)7jM;DJrAn{qgmI`w0y6`nOrobUN|!*E*oXqn3&s(%C^EyUy
O<E}4^s{Cro(>*4-Vws`0`ZT=cd<*v6Q#7Tk<EasHKM$$prrGB7%19KO1ztxIG_j#d39%(^1F++EpoRgIau-aYi6j0F9)#kr<l+lVO>b5Nd>cop%$Y4|OWp
C4nJd<?KSyFT#P{wZ+E?mvY9KETd4>^Z4*5CLnZN`BKXqgW+oAEy0Yt^O{mvS`DHW)(K-`{%yfGx%qDg(#8(rGi{mC?duvEh$6#x!s);jRy%<11C~MptS6`
WUXmgD)8HYRy<^H}S&lKCh^f3RV3DHJYw<1Q*CAn?dGx8ULbXtEjm7^oK1X`hRKbUUrDI6OC*`(^p@bJ$>RtudQF1{(^TJi!(AI@Mdd@hvk7qyb_mOMHwm-
grIfR<h#UY6R+{AwhUtbKeD^%$A_{npQ{w2U+$WXQSc^OZpFTvu&Hc0N7D^&P0mnpl*A%wVI#2f+m|7FP1=AcA33KH>(#hIgvqwLhAyS=7fnAC*Jqou^c%o
zzVfwq3!X`FsIZOhG5;BU&XRiKzRVP-W3e0XIfKEmt&GI$pdk<Y*x{5$V6t&~FslajG(yH-OP(mXjC&2gT6%x+qc=9-AQ3TMii0E!A3$1Y=EgjJ4U%Aa=38
1~iQF@tv~Fh;i&yR-kG<CZ}3P97n}b$=2P6^CkuYD1~nIzuuxryG-5c!n5NP{a-`zK*4joDYD*YzFI9ZgT>p^uvF*DK}Oq+6=<p10fy?=xnx%#$SHJvd`w_
hBU2B+^2K@^ck<8obmYsDY6MnjQ=(21gdp<JB;f-@VJ6td$bGx!SZR(A+v7=o28)<_#!%aT;BFXkGFN1GqLWVLQY(h1;?4|6!DL!NL!};7>u={<^1o#%7GW
>R=;Cq0d+BtIrN4)M^t@V<WQ1*-RsH83Vx=y{?w4=cv-;I-aZ*(8+~AcHWtykX)=50kdE+*3}`vqHV*V#m0d|jW&E@O27!Yo4|Yddk?uFRo9$5<>pr}>+h+
-E(;^3$!P=;Sv~_9)mXs1XgC2WQ;ryc<k|z=L3VgJ?vlR&xNJiZUU^&YeOqG;92r7g=|H<qb(%q4Q`)<8_ePs1eLX};5<9QSa+sEM2psE@i<I0A`NPjZH4<
+1@scBSe*G!>SsGzeKimH-FXgn+wQ(ck(&(!2b+z;l(356Wxu}`PBYxszwu)<chfjRlxGA&?uL97VIDjTgBhA%$m6F-<o>Wf?ty|CtTy<n0L=_)+Q6Z`s8u
c-y>hTQ{XNU?D)tR(K29rebjXRo&DNKMH&fzd#~0b9-#ZV!X6a9rMF-EZysOP6mbrgb<3R0I!}V%~CHlTOtEBw-%hx)=A<5~4GAaGz&{B-E)7goUSO5#D*7
er47K@*aFqE1Ec9^Uo=wO5#&(?$6~eUNHsmkdD+$5zhdQp-|bAn**(55qU~Qqe=}`k@%$Or$hf*B#z1P;+u-Dmi4&_z{HV;$yx}0%u?{`WSM~ES*k!<T~aw
u-JFz%J@WBUkrM`-;toWXGT4VIl7Ck!hK{^OeR;Zlgwu|sU`EciSMm^))U!EPwsNK^^SALyK7v>j?Nk{<c<yeH4X{tKo*`oP%^x@{;@La`99ONFxS&CNI62
odjEV$fjxkfsx8#Q89!)VxI?=Im!I);ykk4u_LINX8zGNG{;<8|G;QERx*a6~MWJ11q#CfT86fV8c`B!lk*33ha_)@i{zNTR8fZzokN}JBR9;*HmYY^F^8Y
pzvB~kQ4t=#2^7*?=+v1yk=`luPf{D@1PoFI=gm*rnVXZQfOakAU4l!8~0JM-)8Hxsz~%#3lTU^R$2)X10SQu6!_pxOc`Zki*crIgT6ME-qFjfyG+Ca4T1;
nJ<zqyHZk0!pFoeDR2Ex$J%zQp2v`sc<tVO4?*w?22Amxt<k{woEHyYGxs3v*RJc#3&NjC$thP^ybqad#`Lfw3t&J03U)Yt8}S9i-~gxC!XNxM1lIlVf9^t
EXQp1H=&tt!P<#^li7u=o_oP9>*Fc0^Je5*;JgB8w7tF6N<arZxrXuh3&X>)x0lY>mV<jY2OR=bgtC@0^|A+#$cM22hx>8>@To<gZTDv|{WqqKMIGX<Jo}@
g{W}GVddBzeNt=mie3WYYg9Jm3uL;Vsk<_DJnbBZ)yy%i}J1p6tVnu2u!26-(o%rQR%$N65Vy1Rry&X~7*8QrQM?D6xT6o19PYD#vg_(Z)!KV7|ViMD~z|l
h}>_FBv?Gq5llEO_S6|CG?0CV|)S7v6cV@Im30>%Nh0h}Q+^Ij*UkZ*v)UIVHS&A35n=k2$~JY`E6=`(zDRjK(Szb(agJwQ5Wo=@{<I&Cv&J@SdA&0R*J*I
1URy_U(pe|#?w&}jRlFQ&8Ul7$HS%kp0kS!3jeH?V{bY&Ve)19;qksuuP~{d4FdfUN>WN=($%Bb1^crl@t?#UE8dePBso_-mE}v{<8k46W_YUV&oXMyQ)=&
4j3lJ+1O1Ii@gcSGTiG1e|PWKw?^elcQW1+6)h$8?Z>abOs6Hgj}ukCvk8w@+-%JHkcza0|QiOIllPGNOJ>ElK-C~>=~L<VN7ZARE&)N<g#lEX)>t8*jlB6
ZsbgP?0jC^6xkuqj7CLT);x1(*EV`rxxY@#V|toGFXD$U38eS2y`mdAkiXY0K~r1$cOIOhOVg=TBeQ`=m)bB17A4@_966P}g}zD>0SS~4&W9^YplLwqsCKR
F$=W(2G|iJ-oQjRM5f5X#qzZ@5r?@bZDyx+^uG3bv<vVwSj;Kdv;JD0Kt}dKWj3B#Lu4nOq4G1sclWha<yDm;#k?MS(3NeU_>!CO2xt0dtO}<W<6(3Ppyve
8sr;*MvXgVS}MffT+^!DLuu5^wI2?ZW}VVV_#>bCSeJa92kr8NS2iKd!rQE}6qGWVfJW|p}Zt`i=2tPJvtf+(&YrmIF2fgc49X^!sh*tAIi)&kJKl~+Zj_C
9{&+3f+GGV2-)dD}0*ul0+vUvPa%xq0!)%<2!JCbL*vls+AIG1}diIYqzB6xhzB-J|Gwe+4Q#ssNobWcbuMCLZNgfq})x@*D`h%OFa~nB<Rmywmi3$T#XGs
xrek8kWh7<;KoDqG;m_Md>o9iu$?YfDfNlKa+k@v(iUo?E=va{CJ?ETuz}jIXDx^L-R1V;+YP@g)Nxg=MERl{lCZWFSa}kxlc&b+*ULNV`(IRhhzhLT1Zul
58B^3idO4MIC1V;%Z1Qzy`fzMmIOjl`2H#q1oX|F@pBA964GelG(P0Yv8WcsyUt}Co)Lxi`cZ{f_02*A(C9{@6}(8zMOi#^uC}14I#^e$hp*P6$G~;V*&Ps
kAF6XMhVbG!Lttq^kS!TkZF$Y@^4Z&eT5Fn0)rb8Bnx}6Z0Kk;4T2W_qD;R5Z&-Vf^DKIw7X5LfysgHFHouQ`v64v+{jtUzg2i|f4GK9QX&5a71XR~yEMFf
BFPFz20u*9#8etv!}x7WkhB(WUe8!2OLTd@<IQq1gNgxj4$WF(LAm~k+_8{HTsmXr%bKytuqBfy&f3lDsgKswX<CkVQ$);p@?++MiQ#04&6+(MsmQ^aW(c^
m%uP`{$iqmMXwS6Y?NY?tac;V+W%kNA%PmO}J0OgBl9EPk<cmYT=hk*MQrwDC9*@(`OI+;7hhz^wwBxq)>cGw>4%9^rX0jN)#ZqCAM5ZNH18%PyLPV7c8mM
3;YH#C!}cX%}Tg7!%?9J}?wIRT|(Z#n(V8`J_*!$hjU^ed+OB(FV9vAs*P>(p^pG2E3DUO2JR}a)im45$-l)u1DGf%Ng@Yc|$n4-X$H(R;i(j#1IMV;|LO%
PK4IHJ1`II=w!7L1`a#TFx)Nqk&SYHB!l?xH2Q(>^yX?<AAbyZGhW4|T|PUw7a`|F?3KVhGmP5kX~j^p+P}~hU5xSpkO}>yo@<{Q)f=;TeF3i5l``TL$jk2
!3FJ7e?#MV}H^vjm0TmA0ueD{3CY0PqZQ^cM@czJt(s^}SqD@1BO2NsHAQ{rFU447BN91jRUH0~;`R)HvdYNb-Xd|tZEwlAhAXdh-+#Apd7fbSo{qtc_t!j
h5Pg#?DfaT34;gN!3E<GJEfi1DUAWd)E)h3_`=*J);{jtjxoum6?_DPkW6k7VNo-%+Kf)bGMM;a6KE(q*%W@|ucbQ($HdG-^d$p&R*0CN$GCg0j1?IX0^o|
=jLCOv=$cnG#yJWMHpPV;jBA;Cpo6f+c4MNHDLXy?x)@U%${@#`?(zdjDk+z^`C_0Q~;fY*^;v;7z)2a(tw=*L8#0$4+gLK1Ec5Ht&0Iy8E$r)Q7bG~mXdp
3Rl?Tm^HQgJ3k^mkW81=NX73hR`9T$Bk8|0^}+!6OzfPq4R)Xv`zv(K1MHs8pMpw8kl$^g{HoGD>jW`9-O@6xe-yryPl3tg>XeOIl9c}&1l7}c&}_EJ@snp
hNqa{SZZI^LW*3g<Vm8J2Tx{U-I9|Be{PM3vgDX$ZmNr^k{R_gj17wwzo}y<`)}nc?04(U)2$l2z2o0=!fpIOn&1tqFN+x##jF<XLWxa60DN+sjjs9kt4A8
+sdDM{b+hB?mpgd8<T-}t_8)p;ulRP>AI#irQzzm&6sB*4gtjp!wL3Gqyunu;%tE=z^Jp8id1}zbVCzhE9xXF|V%%c0eD(|E)e`A+snw79nEv0|tR3RAZS(
_w1`%J4#$VJZK+)CZeR3(`E@n*TKfvIS@Fd0dxs4#`lrM6%y0Uc*A73i!Tn~SyHxzlh2@RK6y-acSh$SD+8xqXI7og}0|8po13FX<rSv0SOvYMRbPJ>IZU$
?<>MMs$rD-PQvWnwb12We?ECUgufhTe8woIhFGY`x;y#LPg(jVqg^7p}o7DWITTO$GKuX5I?na*dbX=Z3g&zt6*KZfTDo)Xl#zRGtD8^<W!v13%=FM#cX3a
RHWTJgy<quq*c>fz<@6y>gQ8%B5@TOGPT~82wugXBX>7C19@^&}>1+SD9aByyyXbAw89VE!p1QrKNRv1%hYkGB=Oqd5SZEnJ_ULg@a(hwg+3ERIUIhq6v67
?53nA136iSMi5dil2S-`$_!dN@H4;-t+g_a%W@qM8}=?9%r{K4ajk)C`jp0|zDViS)-SKtMmChwnrp7L`oSxv=|_b-Ny|q=j+y}KWKUphf8KeL?|3G2vT1c
e_lsXSc@dQ!2aW;4NIOgd+GWD*dT*|z{=*g$j*_%bSGfpO+DHE_ak3#ZLUc+#LPMWK^mVeY-9foJ_xEYJCR6zCDLAQZ=-_c+`orrcbP>$IskP2z3-z1G8FJ
8zPBpu(Lwg3g$<#HPBSu2qs<^?lE=2fk$mh?FoI!@051Io5VO#*Wf<uoqRS|4~Hn2Y0QZMRRC%I~kQ=x6NQD`~9dN6^c-VVMbtperOEXxJZov-NJAisYjX?
<%mLe7&=3$I#4QoUd~Cs^%zi+!tfiHGEiuAiCEg0!Sv+M`Vm@*bzuN5g-xv3)m8I}X17IDAPCdGD4z+{8b_B!>#TnIGXZK=_r|Gi!-ZaLlW_#j!#-gIH@my
eGc+J2eb$N&EWVivO*0(^5;shwaJLjK)ODmRec+1}}S?{Ampo3*<<u{gSiThUhz!+F#phu5wdr6#3q&2qp^yZ5qip^Z>S|Ux41f&#?fik&;KV;XYr<EXswK
Wripw($Ipmc_;hguo2w^Yp~C3uNQHq?>r{dLJ>;@qT{q`PLO(hk-Z3zHoIfr;l04El9O;x)pJl~oYloCsy-Vsz;F*-(PdBdJRRyMdm$+}HV(GIlIifwqy1B
CqsfR$uZ5-T*a$+Q0vH5^84P_%13h@#hTKAUUb6T;xI*?rZn6#Z)!!2sjh?p@z*jvfW)Gu{YLWmt<Fg8-Q!sB%yIRJ<-sB<$Q9rlVLbOPnHLtlzJSBz&a$o
=+f`$7cItqf<C)C{56o+oZ#1As6C$c3kui+Qv)^ma4mK0`_7K;(O>`}o?mE)QvYO(kuOJL=vtb!=0qC_eX)NV#AO7LxjCAtpaOi{U(zSzfisEV7cOE;70&y
;=4V@o3q0r08p?9VoBrV=uDWl_@6ZJ9?cNCDK-=ty+QnXHLZjErzlcUyu`LzXtmV-Y``K&Ya8&12Yb(G`E&6VOUs50(Nwb#B8eT&cIg`!1ifm?1rWIX!H76
pxN~UKlY3t#D)fgHewSD`^6C$zl{8k~z;#P>=+^dS|#Cnboc75UB4qu8&e$_)wj$zOHiz&JL3JD*=4C)Fj`UP{@NXI$67X_Cnv{g@grH%%*9T79H=%n=}Kv
kB|8n4gPhm&&RKu&$S#DU_p@mgFglsyC{8wa|m@t9_I2_@0~or*->OYz6zQ^s>-ZBN#-5jBn4a;L8~J>i%AL~$3u~>S_X^<Z^HfDRBSpFtDpRz*7jhQmmLF
M)KwWlz`=yGbyWc9#PYk@b3gRm{Hn;Kc_l$D)_O+?*Ea~dOzG}J^v$~-7=~3aFF>o9&PsO3EloiXh)sZ_yBnq8mHq@yzHBvb3@ZeVOiB11Q^?t;`1N|Jj-*
bhAi76$N-C&5ls&j_MeFIzN+{ymgSsgc6=P@Wzb+?#E*zMKR01ks?UDUY@>VM0R`#!obrh(cXRX8I?9qdbL!gy|=88B|EVe_tlJK#gs650n*`E0%Gq|cOFH
fs8%yS}fVFFnfhepXB%lWe#8IVlqAZ@^uH%TPQ;L$ozK^%ELHSV~|gKuX4g{@GHpHM^T++0HL{r>-ZQ(O=!>}S---O%72<kt+1=(oF8sszBRVJ7FrP&diaP
HrpsFhVdS!%KD`=$;W@#rm84<v_Lo^}q^Cgq^O&m10h=2>s1*TcQ>=<W~+!61xVVK7em@uiakH$C7C9$&F~{IlZ9`5#<saL7&DS>eN+YviH<^f<@%nhFFTu
89Y#10UN8bS8v};dHWO&#=V$I?O&`2dFuxWVs}sPuB_XNWUrnJgs|;PaeJ`XJyCHk(OT=e^E9e+tp0hxb8Mi}GtcmA`bXVG@g(KkJ3Y4*OK_Zi`ShAf;nr1
Zy-oiOjGw0;hUp}CVBe)etxfVM4*yb<a$lb6ocLna)0MLC+9i473r{8)ma&dwOeKep!EFZ=?1<&^G<Wz*Ym0X6h+t9Kv$Er8-om)f6!9}i$&A)mgY|>Wv>F
z0W^J`14=xamh^593J-8E4|KDtnTS~zKDm<XJKtqJWJv)E|n^NhqdEB`ep|=vW7fOTUgUtPYYtXyd6@%l8_|<C(D6_GHi7kaeUWWf$C|B&VgWxs;=DJHq=l
@I?84%MWmU9-=2aA>PfF6MG*o#(2ils8zyK%@k&H__y64{uyv=nAGtHw8@>8+tPuG!%&DS^{+QLo)Q-3GLMUeRa37Wg=DBuOg0gML4h;ES%(hB8dv{hv06B
p!l0%TPN~i4Q=(`sts!cK;Fea}YWMtxHo`nl7hutOihi`&kn7bIIauo}h&4sEMiZF;el2dOLsvsks`#HGOnP-joq`13sU_wqBCzDQDngaG_XNA9Qbh3ij9A
vgwa9ztTNs(PLr(^ag_VITG8P(SUmIl<{R7miB^0Aed)Jo+vTTwpi?WL+HUV_d~trW*U)%d&5sLsJP{*OMv3=l*>CzWOjhkpOE`(gC<8Rql%ZY7~3jpleh-
${)>ll<BmiTSB6&3GR7rI-3L`5b9BC~<&KTDD*5`j2szY|`vow)PfcdRPISdlNNBl;kxRpfugKPbvqS`--3q|Te2(+bgPpEIvV*&jcsqbcbX4jIXBuA5;^i
CJ?BkV)mT-3*e%RLmLW09f86wO42Qubc>3G1Ao!0_g6_v<TbRe;<IhDx`0juJQAEVTtt-QHW^IH=-)&+cDWkRyFwNF*#(KohMx?5SE3D=zlAa~Dr=<!~3(H
4MTl2qY(l}!L>5hANcX41yt-^C2<g=0sf%(AqGkeppo-@MEiT&$QCq)Sy8W%6?)3~?-QWav4M=TJbr@sCwIe;ik-rK1O-)FQy_zu18v6XDE@bvIe6Ea+w+8
&p)NZ2G1=l58{jU}Im~S|Zk(PSA9QH5-&{r=PnO@|%BFZpiAzd8~oYQx6_3$6!szMopf9r5dv-l~MEVez*R9O7YkaiyQ-K5I{?0$QWnor(*g5uU!D2`L<O!
YAKlbO2;N1;zU}FPgvCU<jCpgYV4ePu;15K*E+)h^`&w>SB#aWj4#N@XDsRlxrHg3BDnwTZb}_uKobDP9!wcx6)x(#H1&P01OC6slFh`;<t_i<e}q+0HlNm
UJp`FcyNq6uangt#3}dZzm*X#Wy^1#T69FS!1}0d9EC%aU@v6*go*|v)1KR8ztswN>j{{^^c(Kk^d(m5G61IYZ3vT!ykMQ(r0YjnaK0>`ib@cZNB;3=mM5L
f|A`>^mygH9D+e*BnLjZO^c(m_C@$aoyf$|Oi;4<5A)4enzDS*pAeQ+pWpWo!sy`V9u0n?Tsrmf5{9Blg;!N7;t8=N|Lsy(iyP}@BT3p7)^C}$JnQ1#P|5;
S5YG@kIj&>#JaoX#hx$4=I76z9bJHc~Dvg)BU-WUR~=)e+@~*cRiy67uTywvi!>q&~R_PNBPd(h>=gUDSWcq$Lti!61PK;3nK-Qy_}uutrFlc;bQx+eUUYU
C1KPH>4OgEysO<4KWz{&l~M6w{DY1h4@Og)^0)DfMX(~l^S~desW<w>P9pN3ji2Q12V|%iws2`CuR;`aTf~opkB-bFYda>I#5^QT3+QzTD}U;zNAdPhl$eX
WP(O|`1Y3kq~(GejEA&X&KBNjK*)Dxe+RjGv1sGesL7fd%dCPV(`R7nMGBn;_@t?p`^4~YOH<(Rxxk-Oo}I;ZchhgHBJN7tWjO%Q!z@><DP1By<I<Od#U|b
*Cytj}HZLUM{+;u@$eKAyxF!mZ4Vt^u9R1aq8v9897a^SHxm59mU{7>DZw<4)`c$r|Elb&6?_ZAC5Ym$=^Da|4Qj~J*Bm$vsup7+Hz8eVv*dqL$h!uL}m1a
&WF-WmK+u{Nt*R&z6$vPW9cu9jF{E9oH+cNi9UcUCihOe^uQl4i0MM7KRP-Y#0?cF(FP1w6j8_YO;AAOQP8`uWOVn*&2uvsS?^7h+6ICB7Y{^`5~CkLktl7
)V9oUfg_+&;a`^pHCcyp%9U=CM8|9xg!?XU8{BA(4A@;mDY^i|=-=`cHC={MYo|uXo(8SBG!m8z4IJUmKi({^ld&<NJtQV*StqO2H2nc1Xtg;Bu7Xf0Bq~U
m%UZC9kgU#k%>!5eRz<mWVL$-IQI76>Kd?51Q|UE<NW1Gq_6Q3ifvn!Ts`oJKoY<pdQa`DkcUlBcl*YO$T}XPIi;YyL7#+xuPWwI1H&ZdddiKpFWs0YODvF
7Hq2WsV7>P>#^y~iv)3m`B?VOKR?;$0%L&?1AYx5uRRZh#GoE9vfG$BpV74jfq~*_d*trP)BwqxtCCkb^%^8DZ+EJ>EV9*z-Aqll1Fd8wANDu!H{^Z%1m|B
uK@ihONV;qShJ@wj@`z81i13se)3t?ubPp!H#|&V~Y*NRmtpHY7#cBLjHFBq46?YNbA<1u!1gyRs%9~$3(9n`|KSe?HDV_;ji12q91O!Z%ik=E>=6F8Xx5J
p&-11g<AdCE}_X~XF&m`oWya5{D`6(TA4!<g?WlSU3dk0;Dc$_dPwcT$v=g4*haw<f~M|8)oQ_61r`t)+E{8E$aNzPpUQ?LDS5-}MA7N}u4fCvt{k=-!yqG
?YzjtL4i3Apv|7-5L?WW4w)&noz#Dn5#cF1+LHtul}IAsR}!x|*4;z4%G0->)8Li38U0VUmQ-?w_vOt5%~%oSRJfc*fiv52jt_B3CJRGvG?y#1r;f*oITB%
_P~8=>*}$AWD>!N4MwkCZ&=33{G;|zoam^BS^J@nM~BGwYQVRe(CG?#Z=hts)o|>f}FeZeH7v=5Rpq1X7nv$en|rzj0m5Xlmq&<C65Ipi5c?K4^)EfTY4Ey
UZfFM%#${HM>oMwP#*n7in&HxpOC*L1PanMohPBOEa$j-YS<1Sl~Vkvvy<xzsl7K-n!WT4fBow_T?x*FL#O8Cf$SsBIk)K^B`|u=GAa4y=&_iCUp`FyZRcb
-oRs@O$D-Z}Trnl8y|3p#Cw*Nnpw)H;h+C~%+5dNl`z3+C!fWuuP&PLH=ODTIQ7G?8$$*V?gSfIc8*mL&#pB0tt(>Oc1xPl$$+NeG&C#RU?k1>M$jzI+cO7
q)rf>GY=A29VEOR0`c5o`{Nk#I=h$ss!x)j_f1|XyKo&}k3n{%}sTmzKf4MkaS`#Cw(SOolBb(@6Qeiz!uN$;7KjJvfs+J%9U-7-3U`rkx~20Jb*Ru!gC6F
Q-Rmg=8KuIV7zKmc58h8$CcM}!46Q1MreOtIKrE8H?+I3vDhY2Lru1SUe-<cAY+OnB#<7?%+#E+aY`muwcq5kA=cFK@*llU599y?fo|1X5*w?$F8)W#(#?e
B|o>hpmPL#m%q{A|Vc^FAllo2}9k_TB_h;RDf#oW`Ot_sL70{umk_d3n3{cm@6DFF+Sjb92l{%4%-XM377cL^U*Dv2<XUQwg^-_u$fM(nD0NRA|V<`+?(SA
O3DaDx4HBbQ}b{O)-(CfNgcFIx;f0uc$B45@#3?U<5R9+ls>ddVD-OQ232LVLlE?}SNLv+GCT-=L@~GF9kg`CCXP0P;!YXjjnea@rgF`R=GVgz^6z<x*9xs
Y#pk~O+5-&&ml5Am!uL$31bJIc?9ME1AiqU1UH-xB0}vhX_)n0b?HB%^jkOAe#6WxTjMF65d1&FC&{b>O`8zl25|Z_<fVrv;er|O6blj%^Fs{0GZ$Dig={D
JuJ~5h#6Ds`7@R8Z?w&xTYh(urg9m<g>@lGYwNnIoZ2+_{LZiWJ5&{oE66bu021V@yh>hQa%M_(fly%UV$zSHMq6-~2ZoX&iNJ%gN==D@6PhE-K2O*Uf1)R
Q8wH86POsS7nx{b%fEK!nfW84NCaB2Nc<qU$F8iQ&gSze%nW@5-b}o~J0~$YL3+{({IEG%}Gyew&GzZC+w0ABbOHl6I^b<S|qdy~donmpeD)SGL{T*jK9Sx
JCXxPqhBE_o4Jx+ntk4xP^F%TEu1F&eP?-@$lA`M|gj>1GSj6pimlz`!bt|HZsq9G2>Cu9p58$EZc;T=<M`xJpdrsZZr8Pgf|@oRwN?bcZqX8pB2A_R-JuZ
F6VsAC<-2v6w=G|Lp+;at8677Vzck;1;y=x_N+*_2cEqUPd?(jCl-=n_HYPR;tKKsJa6d=fTzg@YjGtn4Lq4NToO}y+#P}O_{94@$zN2Jzm}1Li%$keS%9n
;m|#aIl1WEi`tV=)bgRSNOFVf&8CT+@mmbQY*bTXGnsd*Uy|6q>TugJWB#tC8w6y_ON~Gtr4uuq$|CQD<)6R{Atj})=9z61*GWXs0Y1g`F5sOGW77v?x&x?
wf6A5Ui(9gyXSvbt3$Q_SG(2(9au0>jFg+4tbS_1O%z6uIVCea3h;|^`%B!eokDb#4p5#9_vme76AZQuPuf3F^zQ@Zn9aVOJ*8L&tb|5V;FwEOV{t5OD$S8
(gX)+NtcmEH;E5$3>?aA61e<NkcE#r7?YyHcH)XIQ@#+9NGe;Wya`Zi;(ro2`2kAn=Ju`H)R0XBI0q%qrqf>9KSCeuY{!+a%%6r+&+-Pv-#O06$gC*w^mu@
ld(5mu$(>>xhj6*N5l6*gOt?U(vO2+MaDY!k0#546Ruk$|`_sX1t4R^#j2IR%Z+9@X*$O1~`?N>H}6R)1!;u(@^I24)2Ak5(E-d8ckoz{qUW2X7Y31(WVR_
W!rh4Qvj{2gRLZYtOu%Q8;qufzlXN*+F*veTtXV*hQD`>2`RhER%=OHb-dKjU&`5tMfU8g*8M=~2ni}up>ni44gn9W{<gy=>1`2G<tWqW{MeE_V)t)#+~Ov
HTP&T#5g^`pt))aQV+ds8$U<^R6v9b1_MQLQ-}P#9CuKIO6^GlWvr&G!0yEPtn8p%4ODF!Obz0*kj?<%tU8(qiQ<7drvI$>a|2JmDoq>}43Dd)JSu31J{*M
i;>UpRH0I`5x@INY8o;mSiuO-m)^9TF?oT-Gyhf%oD3b(lB6oa5)Nu~C-xwa-{B*cbk)gmOLFfEA8?l~oy<p_&*WB6i<<gI?inrZRhI3(!Trl3y*0gB}G2*
qxzwgz8`lKupsa=SOl2seE78Xrj2MfR(mZ54ucu$FSc89wUrpDVXg8_K8bOcr5h^v93SmFHO`F0DsQgCe{+EV7R9noAF)fR+IJrb6AV6n4MtjpqIq_Zz%w>
A}{QGi}hmYwYi5n>hV9N!(V9P?1j}N@GS1=Uq^bt+I8fM`UfSRBuJu`AcfeOb;=8&cCuX?qE70pb)EBENgshbwjsQwHp8Z!Bm6^FhW?_y5gYwoMx1ECyM~-
=ar}NbH!HhF#-P$?RKtMnMSl98IEzMdJ$SAMdX=+u0uZX%GDanXkMP$-xEl)LfLRUWR%c3d*%Yh%aD6-{!}pQo-OJR!ZzE>@WW?Sv_*c5kbs|gm<y!#pXpw
xx98Z6B0cFH9-(>1C?4;-QAAn;tzhu_?9CY61D;^MLF5a@yL61{tP+veuzm=quovctot9cH^Dg{y>U7PiAyMnso@bQy<OCc|MWjw`o9?C1H7WWa5`t&>?T#
RTIBDBJn4Cf;k6s9$*Laj9n~zQ(OL<t*J&#3=12-cFF^1@0rESYp1kPoxsjg_BGqhMg^nJ*~JxLONit>4n0i$g|tyf+h;%AQ8@Br8vh=Aa3i#dRqExHZ?aE
)R3UR+F<xWUyu$M0u;{vz`Fl>zEU&UqHDnAw+GaQ>ix>%3D?8Ph2M%>7D1tNhgi7Ly&#kEC}CklgBv)%zAX?}l>hlF5sqv*La$CxewKm&~lV)YhQA3m=ob4
_%gG*U>j`oKg_f`v1bg)kN%qVD#081#(nTJi4hvi3c@vDysr&MbF?fRHG}7O#=G2ftS`ed)mLyn$u6Fh0-}ieUUq5Ji$K#*<wq4?Zp{<D_hs4Ucm72Gy&`(
9gZI(&QG)S<ss!)-Qy>i2T^*waNCoG@WS;`*{p7P>%m_NBFNgPSi#5Y{%SC!G26H7NR79xqr8XmTzL>@RJ{BZfrOx7mQ>A@`=l%GW9->aiNo>Y57zf>>!%K
GzHx%jb<p!li;TG8-#!|zgX<fep@>UB&u@jPuA8wrKtO*25PUBg4|Yo&w4JeuAh%qMJ#c~T*&u3E+0Vj?QM>cvs-6%6E&A{Z2VkqCH3{e96kjHDt~rv#bsN
LNpxdYF&U9gHV1S-E;;F+BNz8p?qYxl#fvlD+9B&;Je1&m1PU5Z;T>S`rx(>^kCCD3pOk)j)+wRK7UkI5Yz1`uH%Zph*k~lM!dGy(g3+Pzrwy5_HOPHD)k$
*UsCI<&N10U-_uaB@hw0RrYOuA3uYRc)@UVI$EQ0zI)N+eL;t9`gx*c%DI8v56)RCIRVI;xyof6tu0&a;K{hWQ4$wquPl3ORcRlF&09>J7?=i6PD!IIQcBS
<c~0{ovC-(EeiU0NK(~o~b}sZyciNfX><MyL_lvuLv^{KujiGaz@wM7juwk4lEXH^!9{)(HI)jn??@&oNau(fswjlVDj-FLIV1j5Ef5fEe=om!2rySEk7`X
(X@ag>zAhZwpu@HkK@Ge-lMN9f2V?cxh^oJPILqOL1v@$+cR-Od!iZT-{>H9DCix%o>{)sKkaxK50iqT{7rFkCfw85(@+hoiGS1P+_Zj(RHH{v+$z5g!a8@
+i8&#dQbSJ){+?w+aR5}KRvi&9>+8Q{q8wc9zfV+Al?X6<%l^e_cGwl9@a};_?xjl^E)^c4kPC*W;#H(GoGY55!;>{p!kD^&7BM+W&}iy9;Z&XYO^`m{R{U
ZD2k24CS5qXw?SthuFYZ0Qu7o^R3g7($T~p`-dPWqpkJ@>eVoc0wo@Wzy$o4;Q+({>d%b>SosA>}a8Wcb_QN+v7CQ~E|)qK0I2YDr0$c2U?55iuv=GLF3N3
=?f^a`_iE*`$X*msL-a7^l+V+4$c0Y1UygO|Nv$g}-r>yc2?leq44HA8Cm7e~n6AI9z%;L8W<ATmBKGW!3P@ruddwOP(%QWqVourm~M{`?MOni#g$;Wn!c^
agt`-Z{ad-rn|bE}goFolyCba$jj>moI)JE=sDUibPzXXVp-5NDcETn7jScfE<0eMD<hF<oP(~T{rRX{s4y#vqLL?a3m4dbC8t2cJGigHi*Ysd@GiVYc>F{
H@}M>-vS3q_^LvRlaRK`NN6uT!w+)MlnWAb=wyEd;2NbsHI-sTPd&fx6~g+^{?E?ijHF}O3p~6~$4^Yjq7Tz61NyYjdC4ij_7)Y$rhaw3L-kDQ%$>$dZtW$
v!rfN71_Q=0Y_AftOr7$A0g7BxV{{8Bhs?D;9ZAlB;8ZtePX3u@f<gC^{gpp62az!YO%$?j0t1m0*?QF(CVbLlNYOq@|Ja}iOeiD_IZCGL3ze%f^7T~sK8k
ne@;C<)VKv<$(DGK7qNZ;Ax5D55F9g=~igT~QUS5$4ypD_J6oOj7N}WoymhFeSXrc}s!*H<EK@ezlIkCTC>C6aZleb*&$on<4%d?_D^Z$7yGeh6&nqp5n1;
Sp^QW2V)aVugVwJT1cZ^L%a!U8#Y5W#&^!{}=ltlHL2Uwz#xn=9X+Vt$cQ)As|D2N+~QE5=U8p5+l>*F%SwT{xE9x8tR1;g(>1_lnSYM}ha8X;@nCw8$fhF
Ukq$k$#(Hj*tn@cF0emvXU0bjT*IXh`$6>_v5C<X*kv7H>MO>sJT2wG^*~mg34Pjyuz{}_pRYk8hf9;t_~E6E;z4t$O$*PMPh$5JH3^#=^FXc=y|#pJ(i<^
{r#K$$+0$iMZkn!(!{Bvomk5>%y}$9X16X6ZOpHRx063f*&sj@q&pN_HGnOHD;fEWwcos;J~QX)GNrM-l0?tk{cQFjG}l(z9yL=`vRV{QWtfG!8~mZNDz4W
F-d;*K^eGn>L07T(yDo&ecE&MW{=Q{l+M^wAQlTr-N|~rB__)lbBTIW{XyE{@ZooqR<FtLyiSjxib^sAXT{%}$$n&q2M3Stx<DMq;g7*dZ->V#b*)uWZXKC
@TZxIr{MBSv-Q`6lb1uo2JI=#ZO_%*b(8;4Kg81kS9f%CelhhH7^SzjHx<*dEM^<CP;MuAG<ZbI}#!L*vjEN=t49SwPD;l&uqwp^2Q=E!?zLkMs;rqe`FFZ
4vw(3GO>YxN<ikO#{`MJ(cMm^(&_&NHX%AwhVgvD@bz2IBz;!^9$lt$0l>C=4Uf9a;t3so^=;B|UX{h;$z{jcu{UV)sS<LY6&f`1*UVQ__6UF>oi^k99d?y
lbJ%$<zOpzEdZV$iGz(kwS~55MKf5EXC^@;oyW?9=cLkri4(>jm#p{JTwTFGm=vOWnxMl)a%d9)*V#d<_D<h+jwi>CuK?dC%2{!2x!|(X45R%=7XRZ6Pu2E
dMx`oe(J$T_nX=iHgWS#yx*qHS&a3kxykCNzKH9P<htwpR2$}st^v_~dmb1K;t1x*3}sQy_y{5&$z(eVk4b0SY7ZS(Z4bu!nS{Fl1r0rWhc?e1Sr=!@)4MS
`Ht*z(D5DY-PVVEGc3Ir+7%l}v_go11va3r9NcNW4*xfuoiNUf_OKOwgmb=-HbjswJ@_+cRpB=I&0f)jsD^>7yETZ?tpg{Y2yUvxm&$Xah^i@Z#-EN1`>uv
{^m3-H)tdo%KE{g)bMrQ7@|GXI3GAc6<bs5F9G^`B@GmG4<=jieMgUHsys_KY4YPHr^Dxvle#WvQ)Y<l>WVVwE{E^h7xrA!y)EJACQO|B~45H$TVF<Y@4Dj
{epW0nX;0I!xGUKZX2HG5pM`=mxM+gO3WGa2wY*ZgYCBP4{J^aF#+`uo_vM~N%rhRM-j1m?<~aiHYl(|9D;={UX)Xy+{u+?8X1m}U9Hscdc_osg2}S&ZH-t
^&S%VAJ%OkQX_|(HkQH3j|29b{=&2n<;rdKy=a^ZN-XEGQ4KA8~!%zSpfEL$v^$l{kKME!VLX`o}Y<1T&G<7<L@qTC6@#V)lXN|d3Toy<hAo;JE`zRD!6j6
`Iogo=D<!79!|gpQT7oo4BZ+QpiT3P>ly^Zua?ds#<gGd1PpFXq9<5UBgKe~A)iMFsqe!5mEK!zT}6;duij*4*8xo-lfQ-(D&(%m&m0{)V>Q?Etl;DB5;BJ
YBs5?aGgnz?Dby88ug7!|prm_`L?%mh%hkv(&XeFl_S}y}eH>)xs@?a|C-hW?+^yE~Wlxykd)Mps<>Q#K^4s^E&KfJC3uOU&CCZ1Zs=UAFFMDua@gm;&|6x
TN?8qdD(>~^INv{McWn%LUHgjm)eXjP#oCGWe%=ulz&gtWJ#Ydh)d@75PmeP>iE&Y08#~nD%w|pY)NjmFqChG^i>p2BSb4@o>KnVY{uP-_6)+gnkQoQl@li
k{9ar7c+gs-29BpO1FeM)QPnq(TlF<_~)T1TjDe(u;q&CLSoMMUwG?nVD(7A>THYI&SE3>(8kc=!Pcf6)ufJ-g=J0NfwqH2`dJt-3)?$Gcnrm&)i>O|Sdt(
od<xmpO|YZM71MTr}7!!25lkD**Lm$#&DAuXMsoF=6#ppl4Kt2j}a<^uKaMrrK_99vcamu^*n+DF-Hj@g422HccMU1%>$?2PqCXIqP7A7HY8P0S?el?5Aez
>bF=^eh?7kM?3^S>&*{RXvfv~V%^K#sFP=Z!pNF@!rb%B=V-$}g*JhKv*Bfvsj|p4?fV%Xuc5-fA-q5|<b=zAgWN!Ub*iX)RBoPTnM;u$SUI@C<anmJS9^=
l;nRG1*M_gQQ!biFbZvWVm;KI79xe(TF5{K?^-Q1tR5BLNkmTLcdiN2PT=cZysnhqhDMIv*!eHjs&sLw^;jVq8z`RyOSNyraId;+Ico@cwg|LTD>kW-pngW
6S0*0$5Obf3s)MG%sc(=Ro@bv|*rC{ol6%mz06?6`5unurW8h6w?KtIL8aBCE+T-Nl1x<2nup8~2D-(XU{;E0E^!3S2{r*n5d^c$Xq4QkR(G<njZ`X;LcF;
bLv#qCY3Il|>2Ntn+T4Ty=LKqU<7#j`5;q(R|NP)IO&vz|kw#d^k>79PH>*B2Jr(l!@@#&n$>^Lkzk%#(Jb^NRugnxePH9${eeCZ)L7?M8Vg2?&idc={`lA
Sme4kGb25(U$asgli2yUsaX1Fptty4bxKW)ZJv|h<&6u9kMQSb?D%|c8_^(!iNS05po5uZ8}Yb*s!x%7_hWa)`E^ndbk|nLozDPdS$8u^I*0lfqg(F9HJdX
Dt`=eO{lT0e7{~CeuhReTf+z*p;N>^L&RAyO!m};YJ*#jQ2ngPFnlc}=)N-A5urR8JruO=#i)B_hq^7)!61Ekj9s$f6yE0{?NwyAI|83PqaAEcC_`;6@k3B
Gy9T_}8yGydS%upy`6)sZrTR<qGtUqBdM;wZC+Kil@33%;>l(vb40xy3X)3waa>yQ@<eJSVJyQdCLMCH1sNbe=kPr!Xyq?el&YpE6_i7KJl5>UGwQZoTFZN
xR@dLT^)*Nac!~Ha7ZAhL!_6S1;;!5)W_noM$4YNVM2P_<JoGJHo^{;c<FvmW(f}7hZ1x*~<X_jJ)oh_G}OTNUpCdpiXdH*ZE?wzgR*arpdnrTZ6pxDfe+o
R|(wd04sHjh>tAQCI^WGq2+U{(^XpmCr;CTYH4faLo+zfiT~$2#l$tQV)?0@DSd70-G0&1;~ZA}_6kx!7v`mr`OX4p!Y)n-!(HwV|iNIv<VPTZL(aR8wh7^
3@gzQ7lyp$vS^CS|ePnAk-Me4}R(3Rn0zn?S#A9`TI-zUBcTuN^|O<6aHVEkt@sq%D?dY{xE3X(Zn^+@LHvIKCq@)TwzTgk4<E<w(b`(ZROJxf21*G;)C~w
!??b3x+T<$O0>NMuq)H@;-m?FeuTLaj*F)+t{H=co1vO~1T;j6^0jGj!Zj~Rg;c>hvAf;3+A48<EEzOIn;swA=xD~hxS};=H||T#6;?Op%z`r#w+Yz;jS|j
QyoW8h5kbt!WaV#z5um4oK*b)^q%&7#9!lKO`@8f)E1KHJ(*~gc$0E!nUiuWHPUhOCdIBC$7Sf;^qzD~z&&i;JV9#Lw`qi#_XOwZ}cb6`T9|3d&X-P?%@V;
sc5&_q?!d70=6)5iuA-`7OX=Ke<-|2d-^z6EttE7p-*+dRfZ2)Gg7yF5Q;s07aR!LgF&pj}uu25}i8lvGwR@j4#&b+ZYV6m{lKhgN#l|_WWDaT^}8F%N(aj
Gc*3v8Ko`MQZ_rg6pM;0L#UH8YW8_`7!LT2W<K@B)18l$L8hi@&xhdr>Hx{lfKY_ZX3O%&d<~(c$(|a?PZX2*g<?7yI*NeC`#6Os^nnM$R0SB#f^gnGoNV_
rSBP%6G2^wmftEo<(?#!nykyioV${JF51YTu$5z0tOd8?xmR&ODM6v7TPWAi)Y~xSY`Jou?(|O#}23G?I}|+{Wsg|%y<Vo>9yH;^=?)nhM$Pd7F3<WoS8QM
UeQCD0By4zR>`&Y7Fa+o&pSmC3CHNKtuklrT8i(DMQ)}LAYGI=*i}ute5}TblPm+<e7~Mt)ga;H#@ZgRy*?g34G=1fB&@P1)hPIAx8dS5JDm{q$rpf(hF{d
%4pU)9<+f#R`nfI(E4T%&kB0@5{mP1;>fPQ_XN$U^z094~{Iff>rbGqY8UOd3Xuqz_(p=ME+6u1tjkD?YhHe*@g2(9*dtkIAQn=bZ5-(Y#BM+2Hzqg@>&0*
RcV)p01={`pHIh(N5iPu0o#(*_xLtZ3-D^=2#Wr~o7h|;9qD{NmjC`tiv8ae*U!oqgqW_<u!tu55J?f`P=lOLQ-HZLVAYONlNrr{gbgiZTLMI?_fY6_e6gd
-Nkzz`A#cTc}ksw)Bu&1u7LCVf9YyGS|K@M88c#tm!dn01N-9A3Vp>#_khdgg+MQWYeC7*y#wWyln^Ldb1rB{I&`)|7We@o_HBIPdRtWN0(;Hv<EMn$JyAh
?hnzg2qJ>PDtK!o2)`Sh)rZY!%!yK&{Gbd>Gxd;-1z;F-&=_A=jc)8Tk1YDa&xb=S+pJB3<rkS#aQ$R0Ok;qX54-N1sv?~#4!3?da{&G<@G6adlT~Q<J@GH
TJ9J|!f^LZ8jEcdjb*Yp$IV{u41EA<F_^R%mOB!@_EE^dNg$QNC1tK+o>JKQ%PpOZjXN_uLLH*7o|4lj!mmS1?!cv4k_%D4^V3R2?*(OYFlmCcw^BER>+8x
9e_|cp)2LN&9y#2fT7Zj98fNUBE+#H+0K(t<V~;0X7ZP$zA*Ae1NJf`=L#(kxJ8}4{_y3)t-b8Jj8NY7;AGZgFx5>k<`su|k^8ajg%7|{pT`#-fWwudQW9<
ur-u7m70u%0`)e{L_aUxyg1wjA<87$-HO7c@@NR&Kt$oy`Jb(O}{&S5*5Q{kWB!el!4uFv19Yqv8$0;oy;>FqDEV{U1MyZ3%qdhoE4ET^f_R`qTls(9oron
2~jE)ADEQyNQmQn3jtf)vI2F_FJ*&lp`1?6GrU<^;#5pXCV-yNC+G@ntwe+T(9iD#lBE`NXRG+SuU@&I5m0iB+TD{%w8!=4G#(07pNb8$NqW)T{nLwn-&Km
?v^YWC}-Tvwr0wK|U<dWYwnx7hGHFqw6moJRfNan)K*1?NT1Rj^-p;FdsGd98Ck?Ql15dV<&8UN2CAA+}d4Y=nE)=N#AKLvJ_2+vB?|X$9%)}j`4cZ30^0;
RgX!y9yx;fS4+#?HBoS#W`#}$pr!W6Cc53MOLN_*lby$jN@MO;C@#aOx?9ow3M4S}df_=l&p8iaeek!?&LyXMkfUq5Q;0-;72m6-X!MaBJItc`?GlSI1{Kb
R1H4(36S6HId(_(ItyRKY$pf1#@y6v=1OJw9<RNj5v&~u(WZpXjD62`<S{qv(5S&IdQcXvjY^*P~MT|EY^yP&|e~j1G$#eApmi-;>0+G1>P(&q|6P;yRiAs
MW3tj0;Xzv$hE~6bUz(g1R8;(0Kc1ZH!(T%|t(6cw|afY(-*u3QRP`S}=eV45<;S@R;6^~yx)1rN49PfUSt(~0#$psC}3FUIB<#e=QfYnOFQvTYKqQ+nfy$
_Jkm4-jnK1xR5?Kc(tYYb~_B@Fep_Nj41Hmhl=CD~0pc<5FTT`WPi<m?aRYMTA5fzJ18t>Kp=l9Ul#l3g!Oyc0NOzFju0Mpv`kt27?z2e|`fu*S5jCpQb~I
qzD@oLIivEM7ddGR8$SVG<x*J_$nIYy$ae5i}BhHi-AROZvOIIGQ7>=aDT150ekZrbiXbu`u;l4(P8CfPAg=+JV`;B%OQHPbbWeWrAE;4;ghue%_Z)=X&nE
Rk<)X1qHZm8U3f-j30?*|Kxf(<W6>FiY@>lgv|}wWo3T?2@D(MLV;inpBSpoL6$!edv=k)Itf87BSGCtjN*{{fPEn5V9RSCQ9METugd*|2SN{Hi+j&%x>Ge
WzNoSz1;JDi>|+&d+Z~kFl%BzzlmdS+`^U^ip4!Z=q4FZXRNS4;ay_4_m_DI3w_KS{54N(8=&G>)%T$y^;qU73{`v2zBc@-tjy<l}E(7|OLNp$>_SdbLa_4
jNYy+27y3l1G{e(9z#i~VE5fw!jdQU>O+b7-y3Ln%l*(BSJ%N14if%->ce$pCgA>aLkb`2=x&+OB<tP1n~0)hu&oGkmYDR`#`Ghcno!8fvhV|yq+nN0xA<n
Lc%=lJ6yzt_P90TJG2_?@;AB8tw#^|t?I$3M<Db0xja%cNFxkbgyV5)ItN_981OUtn+D98G--%pK><ldT>=P2ovU=Z75&_F(DjDW+1qaB)pgf3mE*CJ>uzK
q@UX-c%Vguv&bZqiZ)W1e=-K2E%BR8*Eh+P#C@^j<L&euMsnUt7r<?Z=1X!{h9@k{W&#tNFnSs>ibrtE80Efm+z1|NCS(_yqCG%>pE9%$|3yR?$LXx=|3qv
;#DaiAX>4!bYA!Hg;nhwBrjiR^GJc!jxQ-D@hE{+#bHcII5Q4g*Go96jawsn<S;KT<le{6z0PeN5TWP%M^<c(13bJ`4;>2`#V+YW78RGi+lo-zS3J=~0_#K
B<SYJLCjSVAg&-gzY+kq_E!0rT!TaWeI5_T|sr0(+kGh9I$xFW6N-7{r1OYYqgUS9IWu+-!I|Crn4AuAoe49pE0EOe*=z_X_?V6h#^0g!+`2JO(xe~KWw#x
-U7;e}1k7RR&TX#?cwca8ul~YCQC!RPxvemd=tUH4r#is?dV$Z|OnMt53bNC;%ZH*i;W}}IPC=6W`@1B+L$<5ihQGKrQiyFN!CSw<Or1N=48k3%l@C~hyRD
8VBcE70fHju%E>}vhURDFbMa2STsyElW5>et!>WH>Rl05Hh)4l|RHbt`Fh9tbiX|5QDcUPk%G?xx^&f|S^6_|)|SB;EhCTiP=C7DZRL9(?ByVEK1>LlluI_
?-T!AnkN+V+sgVH@$dOh{>97QI}^>toe0*p)(ubAal=k7jUSn_-)K_&u{lP;+3b5K%WY{{J{?iWcsTGg2sZ}&oW$HJ#1%7yXkn~KDapJJF*`yyIJDNVLOf?
gst43fXsa3B@j6?!_H_ECHLvkJ1pR-xzFFU`@bk(?PT}DNGZB-m%cLZ;AmXuH#O~=`Eeg06L@*>3Vn)s5?N(#;WyF!#w9j^KOt~txk2C#@;l0C5-*#(VAs7
|3|2sw<KmWV_#}`|4$IjW>4p~+zBm+Pt}P(FAJH`S+Y!8*2Jso<f=y1X{H^MuSdV2V4ys<D){S(3GB*MsNC1Y6XiOO*uw0!U+?9j<T(i@~qemK-V@4lweM0
^q%<fyiTrZ{6>d`<2A6GBn8}jgAbB~FTKi|m&5*)2W;8(CHfnM5j|JBKhJLdh08YqwAR{-V!;n#-IMz*0@3|tcAFT{wbd$s16lui6N5+sD@aFR8;Ef4&OF<
NN4eu`>q8F+s|Tt3krE1`CJ*{LgOE&0`j#El1u^Y0p3dhyHuSrs{9@M)QqKsI_b>?b4@@5>x%l%;c=H{SjNJL-cu7(|(bp?BF2^kd1`{Xsqxt;^PAm>A{Ou
P<NkR;YTsS{`85ZK&@(jsqf&MsuP)rz5a%H0^;MY%U#sz)!rS##5k5gnB(Sb)u@zYYCKEkQIwh6YNr~UECuy221isM_<y7(*+H0S#N=oRe304IP@4{W2XOM
h>9n3R4a;oDMld*z}M7%4n9s!8oWkdw4J{$w5c(39-(FeX))<$EdgG8Gr!JD0ooR@FM}`i@`&vb;Rtds^H<i1b8C(auK9>eH@NBn=l<Pj`S-{s!hkps=Mes
jQjRQiE5hNr!BLkTETvQrtw#W2Xd0yQKcp;<afA9tNV}^66n(=13mchwBG#OQ8jx?}smSy5E{WUw#ZE(Jprv2Q_o|6hkKvy@SG+{Iv0Z;s#krbyc^>i-9Vp
jVu0zJ1Z0OGAAV#E9KCSM)C{A9iOx--0S<Xh}f6Y|L%wSuQpPPsTcm4?n5uX$fIK-p=wGov4?Tg*9=rUhXSicp=F0}u*{c#0Xhd&yJ6o9F^%NL&wpcQj~NZ
s{wy|gT=y!zbjES-sSu<Oeo$muU}s`W(A?2?uXL&;?Ixgi_j9UJHX0{J|3HODcU{!b~W?%52;Rpak>O$1pxtv3t!TdX<t7=A32H&oltOOX);#DD|wiaHL#W
x#77rSjBG3-o1sCz0}_dF+=gFr@+cc6~N#YMzpO?m)Gs*Q*u?!{gVwMuQEN_wCMJ*V|z|!~OZdQ`6%uGj~%{pafP-FRVi-^RV^0CyWF<t+YDX%2TjrwcUuD
vV~F&>k9VJ9!-$ux(8?Cat<aX6gG^VCv+LoFacsu7c*piRNp160Ai(wNAFT2NH#qwY%FK=8o)l!NOT+YhWe}Va#re_NNo-%XSyHGTQ<fYh7H(<5aVt&0;wx
HJc8J~kbMS=vsKx){QRvg3(Dzok?sFIJ{*S=v1lJJ6Oa96CnWzaM9!W!b#R7+K>bM(Ld`uVVJdY|16Kj-T`1#?4V%U0QP$?F^J`J$e2o4X40#mI6Ph$EW>s
rJonUDl#{>22rdq!jG-G75?ra&(IR_&=M+ysVNS^z&Z*O_GkTTM)!Tsg5<<9A`n%ZXyOX~IL+~zE`ZFNh6XQ9AVLJfFxx+N}5ZS$w_NL7&~-kzWxk*ALxr@
?PT)qhBXyPl?@W&|e3N&SfH&`F|!@u}B^ju)8p<%4Hb@CpU)rMx=ROs#XDeF%7oY5R>qp;3>PsJYl}3?tGl==$5WTF-!hYSw8R7@5vyJ*gNdd_&?yhPAp5B
~<wRFkh|^49cz-a>Y?lj;v3Gh%R^z%Qq3GF8UJeCs9Bdauz_@Oe2X=4w}=)1Hf?nC#Xn)bKR$P!KheV|535^eDvm!X4Wh~l5&9xDMITo<f~KZIEFNpL|(=0
ZD#T3gw|)7Mcjl79I*X>-nAA<Wwp?@D}B00HX}*n^g%dy1}kV*{)ci!dY}WfZwd$w?>NiH*6Pz1x9xh~0^X;%Jk><pUJiXtJ($3xK4>7;C7Gi@+UxChf&0%
|o`Y1I;1zeBW&-*_JxIj$5rf_d>FJ>iuG9=01FLWsjhpTF=y9u|9Z1~Dxz~h2QIg8OrhEUgd%ph8Wq$!%96mzjmXxx`A?-%#IlMnG$pVdAoV>D=lO7cAiQ2
KyA0dOhc(r@u>xWxlyTlcH+3-V9V-p|V{2E-l+A8pNbGMM3>;1XDs&(g<*$&J*aAhk(>UbLfM>!3=enkG2`HXBrJ;wvW)ou-oO!tqrb80PO70f2AcXXf=u*
`A2jx|21_+lhUjwLeFkGQE6VvY<g&`7h<WPZa=li2d))nUz+sj+D9I#+C&0Z%dAk|E$1G4!9pd@u=zwGTpS^Rp_(i+RI=&6!lw=gM`xN!d3=bTib$Q?P%_;
4Q9>*hB5T0YHsu(EmA)F1M3PYaRa{AZVHOOsA`JV?i)=`C(9yc1CWPlMcc^#N7Z+fh(#hpsG+Xrx&b9KXBw|obH<aUvI0AG$H*b%{O{BgxHUi-*x~Ki&}^K
!?@8x2Ab6cT|&^_DczwnR$r?)qpNG{ezyK(T8#%D0TGO8{IA-c_DD7j$E!OcEEy#W`!QHim#?!Q?VY&lMO!J0v}G0i3HS>#m+QD+e44lF<E_J@8aich0sDY
k?Xhpz)7EMmU=NWCOpfZx!ybA&x{xQHA=asIEF$wu4yFr$RxBcC*CS#f2)F47y$g5}AI@<!Rv`-A@NqrscG-5prh8O8B3S0CIxpEB62`G`wMnTAQi5x?#Q>
)uI~XB9#zi8nJsmEL5mE<BwT*Gm6fpx={@DhYutLk8f&0Z~b6k<uJI3BB2#O9BB^Ga-qgdxO){Ar0@rpP2U#yEt40lR27Ntd+p3QGJJ*#JN>;P+${%=mVH%
s(Eq!8434gZ*vvGjdGLcG_6@yu4z6}thDLSy2&yb<PDb|^*GXpZdQn-|Z6tE}Lnu%(wj6{br)fJzw3IXAg$E+n%ifa+BNYPIJ6ZNM5HpSrQW(Y{XF9Z7ZrM
xZt=X#`905ASdU#KB1^w}YI0-n`>yrSc&<Fwb{v(DVE&V=l;+og|YA+}Rh(O<s9)xaDARkP0DHDL8-8g(Jo%Dyz1Jv?Y~ZB1HzTN(_uupJn$-KVt}}BWZ_p
fzUnX5ClqjQ16!PvAyej#P(>_0ewfAo8?iG-_?{NiC55ch4fJu6g#%_)rgLVvJfeXp5=K{tRfu>wGl1mADpMr<dB7F{woY#rhryDAS&098Ya*@FH|p;7Z2z
Lit0LtGVJ%$mtpB$6}*DGpTj<ReHB}@N+A<U6$klUvcDBV7j1KHg?3@f=avXS5Hy8@0^uXfrVrAir5FHj%K$JdN^uH-5K(v<$UDPa&d`C&{8}rv+?1CBoqZ
-2K~N=rgU~ONcz;u#YfMIR>;W!4hStNd0~%$Cll9?Q&Edv;-3BO`B}!p9mM*NC1+-a|>Q)zyeGuIVJyBW12WioDWL^ps0Gf*>M7X=R`a&IMp|;46*l3zW9(
qJWL?xrgnmnmdXHPPaIUzU<0h@8@WrU4B^AjI{WIGFF+t?KfI1-P>bizpByx+~6kC(^F?o`Ob=1p{!0qnhis1_vngED9h;<;jS8kQl#0iKpUkB)?dVe*Q?N
4tJ4qKTr0hsQB1NgDhwojkK6>~au7LN8c6BsMu5Csi0Op&1(k?@$`iou7X<NkJ6%*Vmbj3jHt0Q4k18lt&-)5MGsBC03F&c|X^I6QBu55aCl@wJm=@_f_KP
^I`H7I7&I7ZTxwrrzO+gj|uT(CAp+f-89xpjsIdf&8*~w9mf<{ze(##K*pq9lc|SFUk;gW7ZuF>wi@(ZW;8|fK_E}nip&&8qUsvFHlq)$T0y$i0x2#TN5vE
yte=5J8JoN-NSvlkW&Xv&P6!KAckyaL0{V<VY>lti5#=f3!EmiXw76Gxe$cJD$;{)+6Ro>}G<KRyL^Yy}dLb(NCoz$m76yMBcan&qxnps-x51+D#B}K;$J$
|oygNF&Vm>u1IYOMi9jR*3hp@WH_OxQc9}6fhToQVxAhpnwl&M|w>x5!nM1PxYHhS^jdd%g-u^s)ncKpw25OGMOov_v=xHxcKxJvHSg5=aRcOib{OkFet!0
M!1zkX{<gJ#~-EB9zGBqx9<wEkjaIBzMRa508$GVaIN2PZ%|KM8{Q2{@yo%_6OB{7^+~bbZ8fEXqv7%=HP@Ua@qb>3*IaXLks%4hr0P^7RujMf#sEkC2^sG
=@1Lf~@1pRUs!334+~O95oZWavxlMbwb0XG*dp&D0Br4;`%_(G19cfqu;x)i5fI&i;~@PRMTDd|GL0Y@~So3W*fl$*ax(_n{N&9=8f(jFuhkCWKy(9kOt;2
PY7(PrCYR8AvJ6qQ5P2*3Xn`wG%VLvoz6vo{jMcf76!<P-A^~!vos%1dme=lbM>`ljW}oh5~#kuh4-;SOoypT3Ll@Z8OyP;M<f^mqv;u|ORmbr*Df1ctaDC
vRJ6Su_R4#^J>b+(?hOOBm$57@Pm7B&npWdc&2FQntpY=`0rH^r$O5d>I?V}wYqDeff7?*0_Jtjku+b@Ks7+Zu><Jv4ueF?@1Ig}#`q}#A1#HmIEcuHm-{4
5_&{S=CJYV6YTAwh`Ts2Ai!U=bDVU`NQl;a6FDi@b9LI#@^L%8g@TiV}77L7_1HNr_qXCJybYGtdSL*V8rH4D(z5d$_Y;PAD8U(79TdNIn7iBal9!D$~H85
|fKgq>mol1^(7p%9xq=pvcEhtf$gpRZ>I{z|N8hpy10G91-kr}2~kqh{ose2HO!SzS#~*}h^o`K-JHOe+Dgb+4tQN!Xv)K_rC)Yv4-Mdw7)s<)xqOx-U!J@
<xK9Y6IuvU_ar%1c&S4EF<1k9B|u!#c^$Jf0N@MGNU!xe_Y|8!GQVwz>CGOYRTlBg}<B+9Poru@%QblPR+|0bcio<XhgF3wMlbYVJF_36dA2<db;TY`S&oE
thLDbD>2~PF(;pKZwoW#4P;GlLst!};XUJo!53>s&$~wSsp&}KixQn4Q-zM@JB5@yD#$SQOL?*R63xqJD?0(d>hb3``nGfK=zuMh$|qa0_55h2pEP3-{L15
Kg2asu8{RH+i#)y#R&k#`y?luPZjffQK>UQk>u8aTI^O@)nzb2l)n2vQ(_?fh^#de%{yF?Q`$08ruh|Gaq&#fQ?V(I=H*~N5@*w-32YiEm2BlB*M>4*}vP5
MvU1IVI7iJB56Nt-cv^n!1eC&v$ACs!Gw!|2$n{+RRD5^WjNrea)N$^Yiy*h1vud~2K8ju!yDV+;?Bgr_GxxF&=7f9aR#mZ=4)EUI^&g#zDW!`sQ;q6)**s
zq<e5^@WlBy_BiN$O`VhRx*WndN~dy}I{maUwT$sT33#v(GA13TLrH2lBy7&-(_!M!LM@k3)vlbF4yNQpP;nwGJKK{%1$mc)S3v$d{D(#2M!KFv1CZ(~=B$
D;QK)elLfX}pEPFZi+hgLg?2kOoke|JGj|lEgZVS0)%+PyMI?P`^b1J2D-{sK{@G4l8NuKZ9&}0ZI#AT?SHuD7Z*(ZX?Ew=-J`42fx-UlnY0<U5`l%v&JDn
j1>VlzY6k9@96AzO`hu4mmZG)BZO+uXO|bb;$EsC@sVoQS{<c+wcsTwVgw&6vC6{5wS*TlSuQa1ZQlPaU?wNSh(1_El}4mkRFc;aW)ZuWD-KXce#Gv%{wGL
MKwTh)vJ@Fd(vp!B?+cG2o1f>-&^Z15J%~$}DB7fC-t(5>VMI{Z)5x<z)IvrzNtq|qIM6l8gqeDvyWIe1rp3j&+(}kAO2y84AO0no>><88+h_o<gPF296UP
u?qLD86rgsX9nZUH7z^%@vk2jJ7oH+#?#xCH~C^Z6C-kHNvYK1q&XU<fuZjP#yHjA6gmQ0F0b}v7hU@mX8f4^&b7Eh7;$$xJLv(7mtQc6nu(LBHG5^W@W!x
sf1keE6DDuIith=K)rCc$_%?dD?@rjjg*-YZ@+88H;9_IzGWamAdpahzlMmoVCd)T)9(<WCqHpHsLE=HD24q}+YGs>5A2IJj(ewbr-JV?M(>^V@HkV#74^C
tF@D&FPuX@52$@fU?5126@p8Q%hj$ji%Nh0SFXP>l5sqI1j@!i%&!yvb5&#2Joe!O)LPt2?dITsy?;LH?1q+lf=y?<X`wg<LP)*EKJ<^Vh$+t0=0`{bxtH^
DtJ7_BJr~?kDJeF+TMp*$(I^(H}d&nN{cba6yE6q4pE3)i&$t~78e*s@7nf=5LL8R?SIBSHk8;GO^}9zM<&iakORT4|8M<g0SpWWo~!UI&hTaV`rD*_CE5l
p+?dh-|DHtZo9<yXF4S(m+$jPPhUge_if5+GhVJB<HSFOf0KiD7>T%vnFGm>7aH|h$;p$?4W7Aq-<VZqzuT%YaKA*lm28P3h#mv72?CbSG(FVy=0l!8&>sg
NRIfZLV$5fz9{y}T!dQAqGX5ISpcB^-zwrIhM?gjD0!){x+D>B|`<FZ=?z==zJ+T+atwl@u04(qYdNgMspcQHl4&4-G#(8w{wf-&1mA<AqqCsMMdozw#ee0
3N3N=4CN$b7~rk_l!8i|g`U5n~;>$_b;#JCI_^&25ImtetIKi_8;zR^c1P6Y7)eUF_I{MxmK;`@0(95t4Oq!R*o9q+bku@kP4w?^9e!O7}OKj8FeTgk5G#8
&<8hZXdL4Li5XWkpL(&2@p5|RrpU<F8Vom@R*VC<F4&TJ%h>674?Cek!RZ@vdH)Uhi0i@z@g^NiEAIVEDEkbx{3CkH5>9*=yPq|!Ttbk`V&}3D+YCbuHlMF
cM-XwI%{Ftp^`5!hG!~xC3X3a#1T6${WF&u@QVMqM>0eJh&4y1wZ;jpQ<gw2KPhX?;_OYr^yU1kJ#-gAiwf2;{#T_uKhoj`7zs+OpRFmt>a|w;fcFI0sVtF
++NtEX=NqH%gGTI@&Og%3;BX!I_21#zE9-Y7O$z`OO~>{`e){FHX}(`l3xe5*%Jf=#J4`{sHfbTsZ#V?l4n^ixm9a{7I^LIX+MInG@Qn<|m%j~iKkVv#x>}
3bN2e`1+5L&;Yhq6SjT9D19TIqK;B3XoZZwO$v!-uljDkV0?Wg#nIok7EyJn*FhzoM`pws}rE?U+Rrc|p<SA2cCTjljEnAFjp@5FhenzNf4RPD0TF)OKMGa
XG^CIwqTyDwe#a;HDf_%x%AuCGS337)U<Y7jCaR!D&ClaxzXf^X-4N}|KLSFJF%0t%!L^IE@T0T!Q6d7`)Nz%0Lwa!{eNyiY{H(ORRNB+BtC3A~gm|7~?Yu
`*pX782R^uz6FHgPs5JM|{!HahQGUFv3oSU(v?9Pl;`d?DpsGOT~G8<yMCmz))n*m!Ptp$jXdR?c$e*--0XV&2T9-fB(FxGt*+s+v*k($;fP5_)KSf&fGy<
4m2T|oAjyhh%`I1ND|Ra@IsLxMTaWI$q+Pfo)GZW>%-2avRJ#}aSTV=Ka%y|N>jx|b#6d}z=1_=CL)f=H@C^fgZ(GGNwu{cToGi*+p@BH{M{>(uK)4w6SdM
;gL;E(Mg#kg-*A)%60Cf8YUBdDWK&SLH&|=vdi7qK^5drd&y#UY;G0XAt#sr#p7}fnv|(bVf#Q_pgBl9Sn{d59dVQE(0>FghR;sYejUFeeZ8)6vwOgNWlK1
(_?=r`yE+NwP9$3OVp*KZ=7#62sh^T|?Ip)lKwi5cviFz1LQ?i)7RmI66y;6<&j)jIW9SPGXgboOpo-ZC)?UZlaM^%2UdZ?JwN9@`*`1tU5>2kV=?(}U<=N
2ziU;c`EIYo5|cyHCVcHqm5OZtyJWBIF#dPLPafh(+_Pz17@v-*1XBsoD3bx!o$cCg3_k!5T5L|l)mAjM<$=8ehmIaY>>nkddVF8Tn;?}zXZ9MMuKEX_JNe
d4W<B8Q|7_@TQbJBz<vjuZIoc_A~;p3EcKv$l$oAzr9rmAZ#k{<U1j2{Qu-f|j^Y5tlnsHL-lsm+I6Wvy_gFdwhM5bOZQxbxe~trkQcZKxsfzRWK%%YH2TT
=9pQReOJxv%phxF6w=Sn+N&3(2oR{nWB5Ks6Yl!%685BgdrpZJ^Vl3^jwQ9Dbg0V}*T$j_hHL%=0#EOfr=1zKNevtJ*YL=&Ims-nBE+Iy*@2E7b`%%}6LQE
~=WBtQg5%bDtUIO{j}Y7Ga+LP{bQ&m6_Ra~*r^{M$A6;d-3naXK&$@8g1bRK<?dq`R1IaRaE869PHQI1S)JS?!c{(gdgVjyLgseu9_{1F5ziy5V@|3T+&;|
GvBSa|hRN=5JsVmSDK-BDXmCiPVriR%^o_5MuAFYeQV`gmc?Wijaj7z*h%an}E`^TMoWBt;v8U2&%u?@TlpIW#rev1$y9+Ze2I&7kKp45+Hl*QYs|DQYCq&
V^@veyS<AmJjNu^2q?MFO`OScF-bryj@pjcPZts*xqA7ZjA-SOcMQZ-qI(rhK>?5ay?)qx8P#ShpH#tWOVERR<I7<HAwh$S1mCqZf0<Hu+g)Eo1#G3oLfu0
JwvCwk7?RXg+Ycu%1UPXm)tN<rXmOn_l5#r<DK`l93Me9pEfnYBZj;j6r_^4$qOubbpJAa>Qlv5@q)G!jB52wm<-`i6=3uVhf}%Uv#1Rt!x<BuUiFNoDxm;
g4wndatb^qHay*Xe)WF}&{4?g>0=eyiPiT^g_KVOQx#t6#!^}12b9#otw9xd+p`Lvhz;Y<kMVatNMH=it=R7K*u;~to@d)A#=5tHV7^UI&dC!iXmWPcbNx<
j(Z-!EWtX<4=gPkCjz#VBa9iu}$D$JkU+7h-NT--Hws01JaQ?0m)FFq6`v$Lir>YOWzcn6=S5U7ZcnQiYdA_6WRkh)1`5~U-9MSE1!JFhGQEtsbCW=cf0Qa
M1N^3^Pk&@fH{`p?fYSGk1l*NJc$hJjn(x?6Q`22%|wZiw>fyKSg2fWFJ)4Y3ktT9aw{BP$HKpMPQ0VQ64{nEx7o$?nF>kzA))K{o*`xV(n1(t+Rcu<iKC9
5aHcq8qg!`Gu~8cL#RAgqu?27C_Z=hXGfs?AGRF^+9Z$R@X&cj?v<{GMB0<>t(JMOBTJ7&VR4sGhN74%GcX)arvIuEkN+y*<><l6d%@Vs45$@C2?=02w0KD
f2j3=L(5e%zHI#Q(4YsE!5*s=5*cYdlW0ie%|6HzWbc2Kl=PtQ{#mP3&`y%?>Z2IBema!`1`=S<cG=oR_8*Rfeu40?c=A^C6t2j%*FftiNU^YM3R7swBbs-
Ai+L_@fV0C8x6Ua)2c$x?f05y`y{y`B09<pEMSG#8eD7yvr>@83(|bo3bYoEP6z=SW^@qhf2&)3kAB+VPO0}C61}rc>FM*8LvLYJG&w)JIH*ZMw7)jz>Lsa
P0b3lO^zIRJLW;lXjD2pQ`Q!swQ(VaJxuSw-gzg;=DGfDW=+HwY$#JEXct{pPeEzk@dThNrz<nMt){XiZY*Csm?*h6Vi|OMJyvh~_0kp3FUJSs(&q?e6AHh
j5qz#caR`k^Iqt#qfAeF$ffT}q7K+6D`zJ_`aOPue!^|4hO^#aMAqoUU*A=x1Kgw!`JHA<mEaHig3;+p5J1))Q5Wa9Aow1-8?_z4ns9*dPrEU;YX9rN_$dP
?9sn7PO-jb!~3y{5r(myIFpagO{Yxnywp2`C{ZD>K{Za_h6SyB%e_*M`|-uUOL+bSO^~0<B#VevZa?JCuSAGgu?2^|DYo8LFtiv@=qTBs=JqoP$j!V@grx=
%DiqmbZMBvqpX7qnEJfQZhRlpJ;^LPsjYb5*;JvsZ{}}#!a!RgWoE5e5+>nWh2=MMz?3a_COjwCkAF?R!LW-Yala=0(S~4;+wTRILZ>+YK0S|oY`Lj&5!wU
4M#ID*OdQVB%f7GKvbW33$!wEe}krW{gbgI@NVIMM5+ANb&m?dpcLrVXK=}=vVY`=n?dw3`pxX2#AIF@t?{Xa3o4Qp;`*bj;hFIHs4x|qpx>O@RG<bL>E=-
7=qka>F@}DB4Y{!kUGZczQN}o@AJp1IV&~;MS+ONTp#!i>b)vJdo?Ixv4A3@(OsumL3jI@rm<xUwZ+4J?xjDU<CmzfbVR68)6#3)cPD|(16KR1k^1*zQXcZ
e?C#AxOBM$sX$;ZyfI?es#pY1ts8MRgyfjg=phQV<@v|VjpYjq8mHA)FCO=HIlbLC<{Y5vK+l%_(MIff^3`_$@3b?&*%mn7a>fzf?s6)HVnTyA63gYsmI_H
<_At}Z9@2BH>(ntl?O#ZFn-b9wd|i{*pO-)#KguQ--3yon~2;UPoHs2Oe*7)rk*L=n;%g7GugLgfxj__7(h4Z9M>jfS0<6#CC3^37?S0(x&4v|UK$dP{e#s
c8=mg942bsl9ai{Ns#CMRB1uN885VVhCl^Ny;VK=zbkw2DQu@o_V7|0uY%eg9lTg1-59{I-A5;T+lNJ!`dmLp8-qR-Y!M5jP%PVPZ|^+eC&Q{nMc29<nX$+
yS@}Rbz-Ey{+-~eoi6%zN*Tt!c|lQrAbvz9#-V%k+PTOD@ql^Nu^FrWQi{y9)M(MUl5oDZO{zgH%+uNH?A{}#$6d+KNW4kO)GO*`xI$&|=1Zs@!SEpju*#2
{C`C^+`sc_*G-HarYqkOg$Rums9>B?xnr)fpAEV>S=mpBvuG2txqZ*#<E`C4WhF>B6fvao1=jkT=^@fR<8TBoXe>#CWAY7o9gf>dQ>o)Pf&8|DZ6ISWA_Nm
m_2!UBfT9a_rC)p`d@h7m6QY$4ja8JCf`urc-@Ppz@YgwY~z>R0DL@LxscTvro{RC!Oo3&&$CmVTK^4F0Jxy>FZiYAY0jg<CVtk<FSTb-Z+kYYcAf$dPs0O
A+Bv$*s152iz7<R%|y^bPqF+ND~6k)XkuzdRSspNP$L4B&<~vs4+Tdd!tupAeCn8=T#&v2xhlnY)prj+H#EDG5i{pEZ5E!Q0)-w76$)wkLZZgfQgg>0TToG
R&F{XXA4^(z~z)-Bpu!CLh-L+c#GeMPgZ60L{eMdj}5X6M~B>J{Z_WkK2I=#v)x7%jIDLMicQR9aJa40~e~;oR(lNuqi6+J0xH@4MEC7QZQ_-GfUJw>qcZe
DnmQ`Nv+JGZ&>i&#lLL^3O?8>%g$IGRvio-GEKg7z=!GUBsR2gJ;lo%!rsNaAeRSBPSmaW&1qtEkP|O|jUkAV#Fg`u9%Mk#hWev{g)awv5HQIw+Kd-ccW~4
dI`e2s?8!_5B}n5#6P^sv$W$>d@I_AS<}Z;2?z^`Dp(`3d_L=umHc`&980^@)IV*^Z`_#Bk&<9o--T@Ppa0|Lv4UkcCJ|5<5s%ZSnF|D9g8(f$qBb25YEv9
PR$J+aiE>|rPVmy+(5t}o{zFgWZoWx2ou2D!RS*1lUZvLX=_2Lwym=Gh*TzgN?Tl8g7P~^>}n`akelpd%vADRoZ4){=*Wg!~c8~h@~r15GWV86WpJ*>2=Pv
NRnsvH&hxTkDV)megDb7vw@`#OTsM481UOYcX?zp<J-p8i&VgXRK$o)KsV*JrFq;2Hc{!7i~F2s)cS>HIQtRTyi-G?qVIb02<nl<E8g*ae3LiQ_iWycc9ys
$-5|nPm=MLHV$6E_pHLrFoHrC>Us1joD+ntvq&21wC3cTHQ8H!Wwy2{hJCd8kE>vIAlcVSUcO&F|N_$?_OwoetxcLdh9j3<70T^_33K=b6yIFqoV}R0kyzV
IOeg}JdI5B66C7kcT<%IzA&A>I0nqYTcOduY=V-avZ5YMfqDTk(BUJ=XWJQVd1L(hBg_$0X$f&X@LBGgj5NFZE$xJeC=;64XEnMet_1LJi#<7gkIEPyAl20
<<k7Rh<;pAiDJ!Sn(H%P8`>v!&V{dE?!zd_G{O%xYW@(Q=O0NA2>v!S#fDvQ+#=49qfmFTSA>+40V4G%(<G0ZS7E0pRW7LXs%cH>@l~BM++D@0w70Y~BhDT
9l2DuzY)0&wke7r=$XZT|hq&~`NjM3S9Owa8_bRo=ay99CsdMT3o|0VmwfVIi(BIv)mGlX{Whrr)y&gx~A$N{RX`O1@Zf{9GK2UTHC+wZKU!kfgbO4nf7d}
>v)q(Y~lJt^~rzplDSG0(Ru!M$w~fUg8G+}!Gjw8xTuw~6m(ptR)AZ)V*Nke{vV;0Oc{AY<q%=k2F4`ElD$OeQ>P;@Vb^HSELF5~sRgo9ooezRTZrM!Ev|9
moRM4z*@e^wd_le~8#CiCDYkPnFF=0C0ctjB#_#e&nc!m{=##NYfDrD%wm=B0}mz8?A5X^k<dPruI{a7pZC5U?`I=-19P;fR^kFopbiZF~9JXA?cy@{iq_G
HOxXFs73U#mc}FEBm)09)&qXR)z-0nGU$f=!v0c|=;4FlyNJ3|TbelIBrKBG#*~rB?g391pKZoOQ$Rs0eSS01lH#BiGf2;qzoLuk1i(pIq$TxRLDXD-={{m
n&v<x_7c6(wlrgS6M?9J}YwJs~0Bc{06#`j~dO87;^9hY>3^<z|&9>V#?|!+gH1XVB#d@Lj?!F!$ou$emByRgf<7tKJjQnCg<9g|)OMD+cZuSI!?d5&DB+=
bUtn!_AC>>z&?_3XMGzLM7jYJ}E6T#@N6Y)0W+&eME0LUn7_l@tHGNF9Y#S3p@<xcl2-V`%fO$ML7Y+|}hKxI@Mv1U(|$9a{cuEqe|5Y%qh3t2~P3!cJ{l&
de$Qx(?>H_*p3o$omx(Xr~Q6(HLiT95e^pTnS+;n_T&O0gDM1Er}oaXsRw=87erqL!aq^a6$|VjpaC+E3W2;;T&!sr-8#Et?!u>sq1tO7#eI;B}-3^2YI9i
YUy9>7MwEkqxFwu^{@PN(Kz64k1f(sYBeW50U$1%3^G4N>HU9@Rn#aUGr9pwr#EzYYt~+HQAIz5DU}9N>m%o@~;WxhE+^2#+q@=KjBp_2u^o9dzC~Ck%gW^
gd;Tl6*4l^Vw$a#o{G&MG$ltJ)yzphjU>YzV(#|w`gypGY~brYyH4t4R2R^xJR@NFeA>@Ac}Zs4cC)7^2r%at`~*_ZDXao+%b)&oK5ohYv3rG#Ys+3WSm^F
N@PK9DqJO=|u>YOT`cD$R;1S^wIX9_<u7H)xN1n3=Q2*`<*1I2Jj?JLW<Ug^%Ejs;@^^!DHgnDzN#^Q_`v~-DFzyns$21&>{&<SwB|E!!MP3fQ%%L?hmO7L
WlrmrlEew#;BpLma-ZLs=DGi{$|E2!wwsEzh0^5`Vg?D+PW)wNdz9FUK}Kxhtu>#7xS3{jBUOEfRf(<EnLh>2sLzZIDXG{qFpuRP$iUbUdYY$}LC)vM>ndP
rnEe_l*<#_&iq)M|<_?MKT0ek4)_$i=47iE8xO)_NWw!%X%Rp0kr;%m?mFk1D&kc&S@~U`jQ0Hva4Dwl1bClqBhwh93PjzQB0NFf0NJ!_Iz1+-p@j4)HxB@
$}}lfKVP=TrtN{w6__dR)cPD5;1iai4%Ujx5i)NkPy2FY~B;Kq1*ESCBtWxZ6ZiyIXG9oH5^bwaYxy>ntp3Dx~RzWje$<p`go#U4mQ(>MN3WF#?qBeT2;;=
pSk;oz>n8Md06ck<Qq*!Iz;xmp;wL$T`7<5v8+YW*~v0_w+Jl}xkDHgM5{2(z%lwN@`KP1en%Ltcmh$ZHtC$Pv=4DE(z_n$ZPJ1ZTZeoJRjZn`s&sS1p>?U
r)r9|;6HPTBF&`<GC@<!u29%7sl5L*!8bz=AD+{EvT}gbKnh^mJ8=iLXNwMpmFU9_EaQ{6B(c3+C(3&+*SRi>iD!>U$mWnm1^7Q#@p@E{|WitkDQ#zsUU0f
@%+UPj27DX*Ag@Aalvre}ja?YdJA7!^hhlAKNUH71~#E?8k3$%T65^N`Rp9qT0?QeMy7(;iEw+tRA*swsX^G(~=oA#9S$WfM&w>y8y1woM${D;t@<D%E*25
-!G3_E#pfU<`>psCb1Q++&P-6{E;pQUM!60%LV=PT~w9q7ZT&O`aqS^;V|CIia)t}fG{xOgYc3F$L^<K$ExoBsQ%%3uSf{;uoc@c2B8dgHQlG{Zb93dG2<L
QpxiWE23*XZQva7VREhJuq*Dt`2$bOex?cik8|*%TUtXD=15Rl9++LMrghJ#JN64oTqvu8AYo`p*ms3;o>n46Y-KRg0t>{J&CcE`SPA#MoAi=MNy5%*6C4v
^$IzE)y?|DVU^%}shstS3^c-;nnG3FlqUJUJec`YUcMy!#QOhlsAZjr%Ra&bZRx|vLyhM_!^I<WLi~PhKZfo?vv6$J%E3LUDS#gq!3hDK;#pQY?$n5~s#hJ
AB}6>8$%0wij5-Hy#Zu3xy4G-Mt5}`dE6+@3A!drw<_H7EsYu#wE@%Tqn16b9tGaBIu@injavy2NQITx3j=!!p2R~YZc<o6vfD0A8h}6+#dKdgpjqqms4F+
fWjg}~+<x1LAzQQuNHiutZ$CxW6df$~$J!V_~(igbYIy1EDjjc4Ba1}vcik^W*jeqr>&Qk7BvWK88yoYK0kZjNH`0W=m3c*xIoh1H0imw5-E4xQ?w&e_*1W
C+V47YKF7C&yp_ng-cC{V46m5_~s{njpm3{~$?-lJlQ)jwv#HSnuLa++%5^NHkIWE;<h4CJGz4ZBs}VjKloE2jEiKv_Fr=_TD@(r-E3A(P8w)+L>u<OmERW
-|8LttgFI5PBUSh4viVTsL%vv-%tf+1K-v2&U3zlLOHxpFA!Y^=$wzO+E}c84XiHnx{6*X?1)TCCRi(Vqc8eIy=J?)W9dQPK_i&g(!qP<U!EAD7U{WtKL)u
J@AE6J%yHQk<&gH-lndt<oq^Skq8<#-V4!<!ao0DXG5@dx#^)oP4u3#lT4u~Tb`;zFMyQ-htEz===%jaYhd#63IxG0Ylhf5s{`A0yIG}}9slO>w6OSsH1iQ
~h#Pt&8n18}*^dEyXAv5-2BS5(dPT`YY}Nwh`!Ax^>cZX%T*%X@DvF@rMCklM>L>QTz1;orVhpA+aU|W{g<nr-+2=dbsdIKN6ULmaUOf>$!p6YUsreYH4Y0
y6eBh&T;uU3!EG3|2&Mha6Tb6c0O$P^VC(*y0?Ozm_!bP8TO^rP>Me^cft2Z$!)Bd(Pzc<~pIY?2?2B&aOdH~$A<;Nteg8F@ip_YG~>~u^MVR09%IYXZxX&
Gu=jhg<bNw<{}dJ6ZlM^Z;HNPR0$vf0Y$FLDNoYIZVS2ns;BsZDCEqoq7MJ}ya^;q9~?wDx$vO3Jwn&K0FtXRYoTc|PN=zJ0%Zu-uuXg#&zMDJ_--niYTpR
?hX_h@D-bFU!p)uS943u|5?~y{eL|`83LOB}p(D$O~#TNsb;L_KwvLt%nL!!!g?JJ6s!evwmQ3h7u1VP-Hb%+VG95B)cogArtUt&NPi9p?3kCIgu6!ui3>z
m6PrZJBtW6+I!-GtiPOeMyrT$NlsrY#Uf1%4qyk+8k8u<Daug9k)^K9noO-KgATlRyXHr$eqp5yK9nFWe3tpi5rhd)`Msu6kUUwanq<LEouS;fyqyW3Bi%Z
4H%rdtv(}~PbS`5GcohxY{~>SbQze>rAM%}a3K+GJY&Pu8<=$wb`sR+^p2VJ0RT<_9X{?W;!1VSG(A)E`kCJhl>i+0^8BpSeT=87e8!Fu~`5GV(f@D{}jhQ
j;HN=M5a?`uc#m<6`S{Ge-n%yB8$Bz;unCju)>bg(=Z)n(de{AoMh-QR+FG1!ZlF>rJa7c)&-?<e(ahFus6Vcp6>gct++nR|F<G2_bTYH6W(J?qS6SSLAc0
Xx~SY_wsV%5~U3x8p+vf5k;EIY`tLaIQzpc>emK$+O>M=uq%JSBc<9d=~zm|avuQk?}FPXHL(Y0w{>$2}b>K|fQN=q98KJ(Vn*Bs}?pl^zxBHxeuj>O&dl!
t)o+lB=)@GBi0Uuq#+l=7r0>dvB}T-1El`|NTs><&zxOeF^bz7E2{fFLiAO8C^8JaJetaxDl>Oqm7IdX^M3n?siVId=A=D-UIEO&?@g(!F$M5?~w&IXSvlc
9E_d$m2x6SHOA{*C|;wp+raOFs*(6&F0`Bx4FX<w|KT;R9)w<Jf>?I+54GMijDSu5YM0Vg^J$UCg{>h)rW`DWL*El~?+sKbaA(rctM}dPkHDjx|2%xE-!;^
&G<8npF)SL$HeMm8CzsLBIeL*_Otha|?ov4#yYe^$HuM{9Pvhvuq^9emig=mgbRMNWec!EN->rxK<NPjVy~7PLC{8!rmBfdQvWt<^Lg0j-NVQkX5m9<!M6H
hiy=9udd17VUS5GZ%x(VkTI|y%QNG_?&e+;WBQ_=HgS4y9Kd5NfSh{=NRO^m+TR(}mi$KJhWqC%g*g8wLJtDoIBd5&hCS8Zl3QaN;_THe4!GOE9uW%?DVpu
T-Jlyh5l{qaJZe=Q-nkRS?Adtx7LV3;vzJR1{=t-%vWzV4UysPcf&wYAQ4EhsX2LPVSRF-JVp`Xb|yD8s30=K++aQq1Tg{!9v@xit$2XPiD!6*8ecfzGNst
<x0envR`!j*`MWv>34Z_$q21SS7;>VQG*N9i(oid61ie^74=kY}s!DPIFAH1#WI1hJ!Z#YIjV}yz<T-#{|Km)%vO3R0^H|KAiFcq~&R7kMR&yut*kye#pj=
SYSP0AZ7UT-31}2F6zu6i^&OjnX}8_EzcX4_4x?~J(jQ~zBs6|SOr=X3r0OPQcWa+@<O#Me?78CZJ?S$cAHNcKcAxmRl3S!f`P4THir;O#c3uFtQ79@PByi
9u^^Qb3-tWc8-5$sgb{3$S9Vq|A6h?CIq+VO%+r<NgjOLvb(1JXN%-etVAS!UB0zJce#}cU0m+YI(11>YI(@JMQ&Nl&BW0dKxZdWCR)(-GybW@{Iit(7o5>
5!8JhT^X8pfO!M7;$aS#c;q`5q>*%&1hS`BXnvX-j}c=pMxYQ*tk2WeCW2LRaWNPEq$)d}Mp4dyauZfJR2<G6dgR(3Iqzv|*V6*tnl$HQ^9nbaIu+Y?ju1@
=Xm+wZ2l!weOfmJ>;|aCzHc7;g6!rp))Hjf5>2Pi<5M1%jFizJ8A=%sQoFvcR5~kH1&|ihv&MDjOlM^g>VGjHa+N0sQ1j&51~)c@I7_%tIOQxNBsT`V?c`Z
xNLeg39YuT~0OG;t1J=(w#!Lp=o8GXR1N<-7Db;3`c8=O6qk$fU<x@PG<B(JYX~nMfHqR7B%+!%N747hnR0*QQ9=4f$4Z);Cd+H`G)l~wpPiff(R+;xVlt*
yg*^mDCJocaUZe=Bo0ZO5Aps@Uth8SVN+s?;FWs38VoyF7&NUqg}mbjsa%ZUak30)mt?+REO@!b83u6fckBICXKfdHd#_?ZtUj-sDRjSfM;R%e6<QheKD2f
f!18x6sjCmsPoe$4%aNaMRNwcwJ5?x<6r-Ck(LJ1Sm4u@U8O)aAV}kzn;4WPpVGF_?2hMwn<U`efs$}01(Lwn;)>7b^4JkM^F_Db$N#C049}1^327qc`U+@
CS6E&1dxR4=Q9K;cpZWFDW97hjg9VvBGerh31XfBXG>%t0QEJwS$)a%VJP!eC!uj~m{0Q^1HoS5k&ysP&@c~n(-ASSI?9xldv8g7E9GdRXf(66pO^Z#}3{k
^!O{0XHmg{c?xH@)9NbPH=*RGtRkyTvv5K62-Z-UuV#9ol55LXUasl2ooJU5}`#j=9tdi|i0bVz!{*#Iu%zof}LC4EUO*ql^3eEwiF3YA{1<;p#Z2Py-K^L
KylDA@TS5*yZ)@!jfT>#vA9&z{=BohI@Y1o}LM2fhhtmyoo0$GaC)15&@RZ)=@1SSQmfw@I;nIHETFO1g>vZ31-?Tr^e+SzX=RlR00wek-8hUgjVNM0qxpo
mFv(SfcF0$T5!OXP{IFsLL+ycoC83Jhc12kLjxOt$99vk`F{XKW#IvW=Jg>i67Db>@IoZ@g?|R6mDDq14;Ok~>iKKcNRC8xzC}A}ZFsGjpZ;`ON!YPNP65Q
SurL!s;L<)3W%$Qc$T|@8PiI9#rErPG_*q2hgsBCJYs)K(Lbo<fH%a&xr2)ARA#@+TfZhu#^EtBz*Mft<SsRx397YK<fOb5>0{O;qBE_VZAYGHB=Wz9%Lk5
~>7Q8L~^RI}6i;XKoxCkb)$LneveYhNJqzU6_H(q|(m`FOQG+KK(*><K|3_Q*_Zx5966O*M@`v%|)+!fCL%qKoHcl&99N^wg<_-;u2{R#yl6%CoTL*95`Vp
`6f!5I$tJ4(N04MkzDpsXg*GApE@L6FAGYln%U&aLy`5^*dP;ikVN5s%5i<$_#kp^eMJc_5A<%rjMTYa;ENz#few+`$^M9Ny`ME(>$@11IlZr}qqno`M94L
Hp*z!pW<yRSzKa3}`A=4c-zd*a*E)@cc|(`?yc9CC(Dx=0XL}r%bAG^bNM59OI1pu(l>jY8WcrozJpghTydET1Bvyysg1syN@zfiYZ3k(4s2&0wV=JheL3f
*jc--M5wSU-y8a{vwn7)K}yF=;T&b8jVOk=j=hnWWN#~sMox@0_IJWFOB~Ska?4N%kF-c*^U<dxgkB`JM$CH&M!^w){xLf!;TaS@vFV?6u69aZr)S9YM5+*
NC|jT6S-b>#1bp_k^)&K}7K;)+A`QxilmBBO#6-5j)QLc=TF@B~MI>o9Tg)KV2Uo9J>gwlo4-^Kah@j6Qh~I*0B5q!PS%F2AlEi)s#u^F6rE4RPp599!xx`
_YK>iy_7Bld*FR(wRH%g1XLnf2KI({N=AGl4BI2O~5%^DYYQls%ye&LB3E33h0wnlI+gi~g9vcQt<7(Ta=k!SR6J(=$Bzg1rvz^|f4_1BS<U@U*<O%E&(oL
mE2wE0^sNW2PJZx<hJXPeCFIVP~5A5XpH9GV-!EVXjv22hx92qDbNsHqX^eALoP<--cA$2JhD7iAY^Oz{qG)Psl5M|s(kyAUjw^P!cK=a8KQM=~(e4dKbl=
gsk^H4;dsEuW>s%0ClGi0By^jTH+){^mOlO3sniH~8%wyzFWLHslwoTkxP!iH6X~+tWs~JIikZXMrH|k|q1qA26+>v*ci!L%iTJ83plF_LFw@LQ6WOY}st=
g9NsOhk9?4wn6x*>-{<)57ZLZPF}EjfsC^yKa1-mE!rc0^2ZmZW-V>fB@>W=SS_b&=N6Q!O%)q<peh5%tb>BUbuC^y0p{$c1PfUlIW>)VIV|qOA5TyIh$m7
!qp}DgfyUF^cBj?|gja>%=;tQMT1-=P`*q{AZl|B(24Is@=1TxKP!r9XhGWm=R0=Ynp)61`_P36BC#14WmZe<ttp2DHBhe|RY;eKr%=2PdhmT*zP)B^4oXa
`YHh?jm$l<(yhAPE5Tg^)LTJ7Q03(6{6jpCq^>b!(0F+Gq`qL}MA)vgxB)dxJGwks}t!vmYtU=)6Hvw8nO?H>;6le>pk8>JG51+bUfD;@IaAec+c$>sEWe2
rH$_yaBzc_e_%Yv0zL+#*Eoa|k=3YLyzB<UqRV7W~yrdrljoanV6)IcIO7+XEgJf@{n852`{N3OT;K6%~E*c>fB`3NW#mN=XJ{w+mJeVDV9M!=4YS%7qhY3
%ua7SqOlBUYfPRVC_q}uX+T2?5B8&OXR7f(SS$fe@&5JI*_G<BEMD0wSXq94_W$p5112tTfRng`nU((Q*riB_YTiC1Xb4t+eN2GpcAqHrqm9E9`|uhTAGxg
ni`SiGfs^%0j)ref1>h-ZP+jKoF3A~FYLsByf|^A^*XU8u%<kOktsq~oB}HQdh)ULTZaNG78}hU!7^vF-@RRcAYe&?;>P421aP|5lIBY9YvFs*#Q99s+T)`
N1b=0+8{dt2H*h3TrGsrH5(RfY<z;4`@o-R0zr8e@|4>bg!GWE5k-Sljx)L5L-^=u?&i@keVQP~k^kpb5=CQ1eOe|W-&HeT2Vl)KqYe798%2u-LyXG0eS+r
cBFW2-~vJOZWm!|PlHR17OwC=-BoP+kty5g^uPu4+xme%nn!|ice%x|$eu2~KmymBPFFLK+*q9!1ZBLfcJ=?Q`{9ifn0<l^}C2tj|B)8tO@BBv+`QG-Sdzr
xLTSnfe3G8mtT-&M4k<f;KH7fLGUMbL?Mb$v%U8Vbr(ErPMXgKf@?$0(Ju_w_3eelmnrTUS~a*cX3nXFMHFQpHFtmj3#kcTBfmE25+?(Y8Su?-MW9;Z639#
e5~DrDeVGM+1DIUl`%_Win-&v{e%P(|aSA3yq0QOQE{urj@m6DVIf6s{Ph||63My*cQleoWhX2)D(Jy1H<K!V7~<;R@;)_SbYwqtE|Z_O^|igMF%56LEo>6
b=klD^#N6cOywHQvE&f#5D0Lv-KQZvMyEG!C3Ytw9mq_uYZl(DYu@~Idzers_Met0{Ad$$dok_413gDN2bNTaISH|#f=H<)l0n<JLD#lhUWl!Gtp5Di<2oy
S`u6+~yqhmz#6Y{U5kAG048izDhisk>w(8f*K9Art?T{>Yq_7D_bkMV3UBi6;q_jIV5~Bg6c3xU=w8U`mLQI>?(+DWR)$7!JFTK_&?<Ym;-ruz9vg`9o`#O
&@f2AD(A)fenKUf~|YKa85aUdTt+yZW_Ks!B$tE^mBPZOAePPVPzV&E2wM9x#-`?Du*m!h?Myf%Ss^^2!FZ+RPI+ud{Pll6Owsq0aiy&l<IhLX;G^qi(Xf>
~AQzb&C2ja}gey!s?`VwzH=1<cXPhPl01G;hURL5apv3fqw0Pahc=W8&Yl;YtROiONOV3M7Nxo~BfR3$nf|LP>1hR^qv)*_mvT7zu$BL1Cl%e+~7w%sbkr5
<rf{c>QG_lGBZ%3-1T$5UTKENsN#+-B?n=kt|8^=Fg1&^w79V4{RpWdS`>bOSsilD@7;&FW(tlqWUGx!pw}dADKM{P`n<svTg)2HK-V~8a~idA*ggPJ3L#r
--0iOO*ZHmcA&%cSsaDa)QA$!(a;(cNHpaXSP|L<(?hqIL!j>cr~Zx>NJ_o|{NuMY#Vy}&Ch%?>T<w7I4fuvKJuYuUhg|77l6Rq{oPhW_JL0&KIgD%Q1=ih
v!0ZgU;V&t-^!h9rIgaW}WZZW-a1!0P+EPOu-Dxe-V?Cu28>x{ad?fwd<F2}Y+R8)fU%T%>E#bWMt5z_qXB9Lc+S@xJu>9MaInBwPp6rQ5Q;{%9q8B6?uXX
p`Q|*=EoZNSmm+Z9e6Wx#YJ2oOcQqTI~?9bba^ag8jzw7K%=ypgKj@23-^<F)7n--EcM(DpF5_8kR4Z1i)gTzvcC3%@Z6uL1r8N@J{I}`#ZXNNulql*Rom#
eD>zuQ%ne1g@C2GUfm<Y|GM6LGt(<%siKm!Mn`G#+5y7|-Yvso@_2)}_T#9*Pvzy-QZFOe?DDyLFVQ^&p3m{=x)|+c|AqE&3nlLlUC(6Qc`Gx=Z$AO7(jAE
qu4@SR@YUi9f^1RZ)O8p^c$pk)8|j3vHVR+$K#tV4pH!lX!$&apFD~&Jp?Ymh|HdQHW3p3Th;uLm>G+m*}kF6i2E+ZKlTFyHDIOB)0)w-p4^LCuKO*g%zKC
QC3)QT{{2u!jG6&yL+5bzQSsVrT19o@B^IhZ?tCgrm0o@2RV3+x_C~QD2X8TA9EiIsx7Z5WWg$nq<*pXM|t-&cP2&?a=JECALssa?~IsJ6Yy=?Sz1V@&S~j
#Kq1t-ob^a`vYFa{QU8t78~}yqfC#HysAFl&>Hz#N-ZhU;o4F>%tCaeU#>_K<Ew?T&K)%P4ApEK2rB49*_PWjRMzyedQR@Mf_Jp+$Q)*E__Y(d1hL?O)Zg%
g2esvb({TqC0wb099)mmHS*zmW)$DfM_cP8guYK$CCFAUu@pqTatT3h9jv4v+pnzZ>DLaMV#SqwUU`Lr7+xan-vYkpEyVK>p7>JXPvCvq-of=%)@`v~r0_X
r)>j1N^G^JwzTs(}ybR5vyxL!nO}>0sbz8{tS&7@3}WO1dt7uPfa$eS2m95ap7G<3_0I*pO%xp@f;2>f<IxZ**DxEIte`K)@mO03mTDow4@~=0#hXN^A&XL
~chU{7o*(Q?vNpJ^#fuOrn_!QvX#On&o)Q++K1Or~a!NXDI3Du+nlZyb}T@274zXJ=}JQY+y5jENa96#L_{d1ik%~yL12|r|3TSRrPyz4L@B{kxT{0@-~FG
A?C~bZ!oAv4yJKgAhiU!FF{#iO|*h!I9r6|K|4(yywZN-p%or%Yo~(f*G>;h<^7s|Q-lV2M6mrw9eZ9a74^XHj&bNpd+kqHM5@VjELn-b7?zaDN6!HDGg7v
7B6qONw&nY2fciVr5wPm%^mu+88mY%NWdYB<PJoGv1=Z|$Z&_`CDED0y%@jYTQYaz0qbB*RINOte`<CRzhHeU=Zrvsbh5j#0K5@=BSo#Hejnq}!t95h>1U7
w#p!{PgvycCWZD*^r{*uc-qyI(VMi{*E@yYXMoOIK(+gSi;5u(~wU}sq5-14l6^<~V#NUnQCZXC~}+rxFO1DK>T9QKt1_aQbE2^@8D;57zE7X~Rgd+D!l(M
RmN0m(^zGD=Li{Vn+Bw5mj90^KTdw8f$dIY!-%ckh;H{HvlvNnOCwRt}_8Wl|WVh{XMlxb53DW)(HgJQrxO$WRrjDsWIz!W#$0Rn&YtzHHaES**B&l%U<>4
T!@yG@<S@2lbkkm4#<ISdkR|Sa;-gloH<ZW>{C%^EOuJc*(8vZ-r$EqE~=y9z&pbAo7rWUfgF2HHkz1UhD*kQ5Jt59E0DDTl@doS`5s8V_4q1sS+CTWh1G0
9FxI_o(ejhz=b%R#cxXBXU0}2M5A^lAVrkp2Z_;TsmC64pq`>QtjK|a3<7H0ucsvO#wZEc(6O3*3A?VG(|I0`^=ktlL9~H0H39JI4$aSx@d#Y3u&327RqX?
F(<>1^3I%ftwu$pg+X}Lh0L`6#&XW#6Do22be$O?EC2DMJG0#>Ij0gu7C^~;?>mWLU(%3+0H03V9=G++~+nY^3<YYu8-72?qN*IQk#;R2=|A0I0F->GI@}>
&eg%2#WhWl%WgTJ*R;<VsRzdBWt>R&Yagjmgb-z4{aC!bLbnMb-@=oN6tdiLW%9vJeB@(X>;;$LukC_JavvJX&N+kqczh1kNjJBog>VQE5+*X-AH#`y_A@u
{!##o{$WSN8wM&o|QPfgJHo(OSsBO-|<;M+FS+9A=|MRQ`Suu3xb|!W1~87BTia0r8wxA^qZkC@+tP6%RrHI}~#FV-D*?M%g$Jj!BlfQ_&QE{297@rqTW2X
_>JBGP+1b!`v@h16zfF2#B<u!Cs9g`T(QQ?Z`WiL~O*Gro`gU9CH<Y#9m(|0u*#r2y(kK$nPZn+v&u*_|A-&DphiB=9Ow2!$diceY_Vv4FzJ54_a@N;Aske
1daI6U>98B4*~4bnzZl=HqwQF{mdfL+OdAy!<u<xN%9L&T1_TgdCwN7;y!|#y0HtcDbFWm>`!Q<_Ty~&Cu{#O{oU}A7uA3A$Fseua?}m!<@3m2uM;CJyw?Z
ERcv1@4z`$~(vRq3mH+)FuD}o|6~jViABuJVmjVt?^70401}aNq%D!Q1fo=OTX7BTP0H>Eyt3K2!j|H%ye#*j_GM%qq=+WsJ5h8r<IJ)<TT3(Zc@trl$@Jt
12@YSlXOb)9C|AA1;rZQO3<YZniETK)(M@~17<VN!NBEy{kjN5W=fcL?HFT`)Yr=(^~@X`1%7@L>?&V#>vAAbS{Id$!c5ImTNAV{{Acq3abx(};YDAnclcJ
iSJs2s-vdQf_5R5HKvtXYS9A>_q0^fFu~Mqcc&9~s<u+b#pc`RD=^Y8-*Q<}FgFxSU!-boj2;!KoPR53owS#Glu<DkeHV-p9<xNmA9AtLQx8yyz0&fUqKdN
KGpT6>4mt&+tqE3{!1jQ~M_t+Awx1coL3_`ev7i#f!Zdo+-K{Ouw0nifbpY6uJ~r5e7-~14qjpdv?#!zREGr9l|F;Pi5;a^27!0{?v_3Ud#?3cb2mE(56kM
e$Ecu9FdEfA3>iv`)oBi@8cPWQCx<bGl}Y_>o6$m^_$@b%6D2@e#ml!GZ}0OHSmX~>yGo3-#$?JW*FKY#nEtpz?`zI#&`!z<ewy&hGY;h40}flEKN4T%{On
3y0aB77Xm>j^L@Cy&{iB_<CsD01z`TUYs6x(TsS@;QJ9r9y)|T95}aduSR<S%4F(%0f3!%aVOUT-shN?!B=BUNjjmCpug5-1n!P4cM!vpQOXe&!#x)|WX0W
s3b-8d|+5;r}u+N2^A&78ChQX<_Sd~<vfrN>J5L^NOxKTGK?tXDS<sxewddQfck*(b$HaJAbQuRQ&P%%eElIKgkX{`1vSHSj${Z<J#hVBxi5>M=pS9At)4J
5yYlo}Tc1DMa!QS;;A#T$>E&gZ1_j63DuuN}Lmj*UU0R%%Q>!O%4!a5L-d;a$9_`s{wCE+gaT>$$$m<B1MN9N%r(WnzvPU+^W>yQY0ySioD2y7OquP0*-on
_6g4>UClw)5h2uXxHy|z7~H;yf+0=xZ`EqetmS&z{VS<-}vY^==_hOS{P)T#omhr>+a9Rz=Qp_)~0Ply#zt9^W3Y_8t({s#BrkIA_+-NvO&B>8|9Coo2JmW
9KYzRzsAqy$4oTxp7j{619K(Q>9Eg5{Pl)I0^xHicW|0siEOsJ76j{ilGKegn!nApz@8AU5h?ATuE-4>b)B++>|p9O;Nq`+34d96@2=3GkSbH3{N3uHPH|c
I=WGkjXsG%2i7Wq;@_KWOM@b5)mSQ(m3_&kLL8Rks*!eX%8YvveW46zM-7aWd3q9#RMU7E9!Y0eq*%tB)8zq(#nvyHK@}{A{8CA;uMl0<$U3ZgE_N?-8zQ^
|^_GL3@r}th1!RG-HUJ}9zYeZ+UBGhO7BFl&MC&<x<TJ9Gg=({2U;;uBEH;B8i-{iS`8A$?`Ji#^xrN#)pezol<Ejuf8TvZ7osSx}YSb+CTs^0Sjbq0No-H
~~UC98L4v1uGJXhlSjK0YcuzVlgKwo54HO&mBU8?PV%84#gAF>{>94`^7Xw_%ENynP&rV0rdodUuc`C~<uLhr$B$Z7M07#LOy(%?>Y^)fJ2Nt3)7F7@zGqd
pAv(ke7P|s@cfA_{=eumi$_1oj$yIQH9iSJ$RxS`LBsQVxi03QQWkIrYeb%WThiN;Q3S$JJ--SqqNw&5xuwIaAS(Klv6ZFKP(bjR5!pfrz_mm{}^)X?7q5&
=qeD?95rD;Vvahs`@99e%0<O%A^(-?BqVS;5zS7ddUq6keQ<f(Nb+)Ck4J~<c?k>Y{mjvZ<Gz4~hFndx<6DOHS{?R5l(~5IAQRQ#tFFiJ#xj4vwP$d!UGkn
3Ihn7xSZkM_kG!^agMTk%<{ZSpIs#u;L#q+d=g`aYvzYqQ=jarUc+HYc2d-E@7A!`b;pNi3f(p%b)gRHPjX(T*s-k4cl#*F{cg)?cfc8CXS+DP)^E|EgB#`
NIxFVVBoeHKK=M$8T#f63wYjh_?1+%dV%zcQ@xUx=0IMxXLOXf!qWR<AmH;mD;rlXATQ=7D`Liignas?2Qa1C6q1LqeA=6Y&fF-F-pv@TVkjfT}2K}>6aS(
YKTg&0XTY}0!Kgkbz#u4i!lz(Z61Y~;e$DZP7%>FF@G%Xg+E)p#B%73*IMJeC?Ac|U<UkNzuCrrQzJcs_FJfjqX^pgr$PEo?}Q(A_Y<PEtusckOqt!KfAEJ
@g@sXI#PwNgZaW@qxpRlHNA(R5+3gcW57zxdWGor2_n(7wWFCaa-8Eg%9@4C=Sf=Qzca+{F-0K9nu1W7GfJ=uPk(OE#7^cylJp<>+ETS4)P`VpQt?C$-c|0
B8HqZx8%a3hMufV{;rV0Dm3<*1U1#J<83!bgCaUsJG#C0J5l)}lRs=W9w=T_MsaF28Gv+P=nXtH(QMe|o{O(~Y%=|U<Hb}8YT97L^s5jRGrOrc3hoSK^|9+
>c0fU&TT!MXo&d8V@I?BkUR`fFREodm;9O>~_QF<&ehNgFzbpPZ`cN%#lfwqQH<0q<BTu)sp<#?gHB|wRk)1oPlCYR>92$^|YGqA40U-;J($-9BLnr#j^Yu
As{7Y`79(;hgyze|%<uIG~Xvv1H0cn_cav9p(T;M94Q@Z5x!b^AJjmHOtCvS5;FAWw2=ycPUj4^)?=z{w}$|QSn@yo7*&C9yoX0h&^uVc1SYHp9<IhFAufz
P0gr<-0ObTh<zcn8k@11o7Ue!tiD`Isl&i+dyoa~QPvpvJr_mK%s+(~#}h%h7Eb==A`#c*8sqHDINHin?O4m1I19WW7B@*hw?<g%1=7vU8kdg460L=q(0($
A;z4+pS~_(96x$Hqio$yd^6t61YoKpKuIxi)Xi$tkobg&r8|b)K%s7m2s;nn1K$7uP?}P3W1Zd{gwkMY{LekBHu2{OrO`WoYBd=308IOJojFz*}#_x+f}nj
f{wRM<?-&@l%6l(Op80ns{GRNZ2OCQt#@&my|NnB-YM|QI>i<Pa780t_*(1yBH%{0CwT>EPt(w%fn57<B|2-VYKf(5hxIw&x!<hdbmz9R0`Iv)YPrz3U7Ek
kp__$df(O6f@D5Qn*wYLvD6OYN9^;btrOmQ+nueY1bD+;LCe6kFBfw04PS;(h*$R_7_sUyj^nS(fDr$(qMCJWm2=j2eS+5HVGP4)C<RVFxG?zt4u)33k6x|
E9!KABU^q`J$ggI;o@}4boEzN{-2OItcPp!1qqiF;Rb6X%xAlZR$(-aCOu0bmg0TQwS0M&=Ssvzwg454l-6xHMMLNOPM%VU+Ix)NfOT*MV4N~V<rt_rPPRx
C2zr{Ja;r@2wWjGBdH_B`h;9>gM?e@Wzri0z486tO0vFJWqkgJ+c<^zF^1Illhkx8sPwT1W|EE3w~Sf{I6_u_D)4KMkK;BW5K~?ZHMH3z>qoFK`|r5q<G<C
I;HL-+s&cA{fgjkS(j@*vLCrVxd~P1u(eNm^gbHd~OB~YpwHTTYCc1u)2%lFl3YmKkq$V%^1-EQlQN`$y3*a2x8O&Hh!7GW;!iPgp(x?d-=_{ZewgSbN$4D
5Kd=?JOeq<T3*O!^Q^PILN+~hj12^Q`%A-gp}D8d<r8@}gZrYun#uqBJ)iK=U1$nvV}r<2XU*IX??4gP>7OREF@diEadSu{9^IY)`iI5CfsA_<pK<#J^#83
5vMX!9aXo-G*nA~&K#DAqVK!d82rzoWAjPzqFw&qq<5QdacMD-P-8giWS!Xc>i1e<vC1?(9F_<}DXtwrcg-gc?sOI?8{w6L7iV`UdL~UrNq9|KL1a4UKlPc
#MY7t5gtn>}S(lWCJrg9sM1L9Ef2V25Q0&s*G(r(XYTe0x6i7(e2kxmxFEF%cF^!UCGMllp-&*gVLele3boMt#ghsGq1s=3=}9ht;Qw>n#Y%zlJOov`-}sj
8U2eTu?^1iih)n+xlREo}*pLw>bLkKdp&8cb)K(Rfj}v{~5Gd%?>2S-bXaza>8gV%EQ1F1IVn>B4uY%qC<-iqreD>32sS?ID(;IIIF=6#H}UA6lmu)rP@D1
x}N}?UZb;dbEe5rOVw~`Rv9s)dwiO9`WDuD;!XCI>H|giA8kQz^t_l*s}GE1L>dr7}`u4L7UbmcUj^USq%h>=!iOIwo}pMdM#Me%q$*r(Oh*8wB3iTBF1Xi
G_<m_)e5B!td{JH-9f2)un4c#n6g}C&|xq+!rLP-cR|s(`gXdgU4Cpdu`U8v7k3b3l6vFZNumaHkJPFd6d2<i*nhVFk2BQe6B+${X)IXFg{gyb^$t4`87Kg
v)|<$ka=ZzT|0T`mu3tJcnULs=b2^YN(ek>gOl*XSYP>L~%|eG4C_kSW1^>hypcOxrGsRFbro=dP<Fs@fBr@x5gn3YtN%~p`4mMu!W8vfCOIzWbC7y;%kci
o-w|@v+blKj%WmO^~i?$_H9#87P$)E0w=cSm)5r{v089^9nLh>x5QKKu}P&;&`No{kIUT4Lf{r6B4ypHP%(@nXm7IEa?iTt185n2J7x<wQOSnOq_Evcq9bP
4Biqu4~{?sp35Kh;U+hCpOEHL~zguZx^=al{ucJ`WzGQ8=d-%r(fVZ#ySpi8PZuuU6qG2Vv3aZNi(-&+c*0AQ2_+Ge3-7_k3ZnE+>U=8qO{rtif0#-qT3u1
cYt<|JY-4Rj{g4k@AHA^<n+zAdGm9I&d^$NRINzp=Ty#voX^JI5UV#%@uugddY@Tu!H7eT4u18XiEyXQWMI4p+yw(7$Nxi-*(o3hx69Y&_pq%^{WmK9Tk9$
AVspkiVCv{<&ikf3~aCbvYxUnSg;?W>Qk}lE}~r+RgDf>LC?I^5p^fHl#}Hz>_E!~``^CKce~qABTaT|!}@%X5~(E(Z0%1<cc|G~hUYFt^$18FhvVTY<qN~
4r$PP}q}bo4WtnmDC$N+&&ao3SfJ^?9)#S2O)fk~QJpY%4N_s#|d=)`9*@S={0mP)7LMh+9!N`X2<@HvB08RS!$D2=y>{p&MsE?9m2rMzbs@BaiwK+=xrm=
0`+8w9Yl*wgbU~xGgMMq3(x{9Y`Sgj;0Gtb#3ZzF*v)zyS6I4N2|H=-zy838f&DaRNX^EYD~hyfTm19-wi$nKilrHYLGI+~)vCfNDpB8_FgCW0miAZ|dpk9
mB<rYYtaotzXX)qyp{eP=2>A%vZ4$hmdnFz{pMs0Yxa5WbEN9rvB-!>6ZyYG07T7D_b+(jb{(c(zRT`C%&$QVc6ASgO<7Bb0y}l2W|hHlehrKiY7CxjS7%T
^YJUFpCogq5U_$ghQ)+3tKTx(&OPyNiEi)e*w~{o4AxgQBRlo_T@gBdIirk$vqCj2n^mmpcwk)l2IL)$M*1WkDFR5?3`ZOy1N4P)t36+N(~{Xpp1sv=i<O!
T_kOL<5<}4d=5RTDbJB70%{ab2pP7IlAGMt)9(AShT0@-5-Vrt5wJp4qfiLh90o6e^*lpu5t{t<cCe0(9>ezSd$)w1aK~6tC}!0~G_z|NR3b{6DXM`{Bf{q
p!V^=#&-iHpwsQPB;c%dhJAlGpLDw|UiF1-D7`V#M^$2;K%Eez`H|dx~ytGI(7&-&gc_r31C)xJobrQKR@%jXF{LGJ|NC7aFi^*+D1df~bd7@tY2KpZi(#U
EPK{HVf>Ww&uu(UYi_lijq55o;s^9}bmR0KnBs!NOI6B>vuKE;F)*yg`C*BB;(9fBkgDW5nt0G_=y$nxzK%-bnDhk3*S<7imXW4WP^b41q)K^CRj2-2Xb%=
1&*MRb)BzUo#$CU|WU*R?iNm8f-7wfrsP^Idl^C!5q`F?7yV)3&=BkJdNEMz?_&KTJE+k3=fbf9I2>Z_ymJ?R7A&bt+jvt_DQQ2l^_k$1?8VjnpGcTwQav<
KH}`(pI~t&zU!5v#9uGSv2M=<sa>3wXMn3&!|L8kho9&gI_V{CH37>CrfxH-Uu7Hp(EZ;8O`-GMA=pgXfdC@pqk09OBv-xj<k&l^sMV#;C!$yUC5HH(Zo$Q
%gkLn6-H|btrTWZGQi8+_y6^2%?fNfc=&9zNYxF-IA<9EQj(<aZKV*W`0_DaSLPTldN<rMTfc6~dD67G#ZqyxJsl~PXqgg=lwcd6EyvQgUGiJEqUU-^8Ap^
W*ZYYe=raLkdW1ryfNaVA4?nvPGzjsxsBV$^ce^kWr1*<HFvgH8!+;)kUu!mZirl~&=~!*`tV(A%lljKz$+gY0wJM9-W!E(UNGw1Pf-Q#AP_z83Q^<UWdu^
x7tej_H)f6VDJ*$5ptSjiN!@<2eh0v)~-c3bB3h|b!%&@b5XXVu;L-F{bg&g~uWClnkZ#%D;^Gwx**YT1j$AE>IKi?Z#q}Hbta7MtZj_Ur8)pJyV4WXK7um
D!`IR+MC6w!xu*yLm5Bhda6_h@1wpKL`3#ukwb1(!{JQ-@sZ&$G$`(bY@;M_?C9txVqx?r}+(<s;+qx7@Gi23x0;DUs&`m1iZo+y^l?<K|x`3Uf9k7)6-^d
i+_;s3OK@rpXI-fx)W{o`>-BFL4HWVr&rYO%N-u(cB#Yvlb0K{k|tM61}37A5(k;&Zc~!)}xo6G!O`lgK0`<Zh5c3<yKMA3ozw0bo=n6GQkig_WX6)f|_I7
b9P$B_$u>EHPp@VBQ6h~h1wm<1|sohC0P5~hQbl)<hd<;wsxA5w}M2im5_3^&B|jn=5|w_ct%I^hR>VIsn;R}idLC^<|uZVKa<zd!^Dt@i5I4&3xaN<E#Z=
7CH)T(1>1u>-Z~3o11ltO_C#T0y%M=?-3P!WjqD_Q62w#?EN6}|T8GUS4Yv(=w(yx0!_oKnR}cl>GZO>Z_;JY37u7rbJH*!48j>d|{x0q5S<ZNkODEQBUV~
;`YFZ`e4`p7teC~Ta8IUPxe3yqP%VTga!67{e3oBAXbb9`vLRuKqDMJJ%8wYz$f3|@6#Plj^#JW4wf3YD0sk&qsKNpbSK8`<KgqFh?`1zOG7pS}MxB}rbP^
FOI5<YOw{iQuHOg$w9yz`!lcI|92^E*iG@W*UdXXsf|3!R0uOW;@YbQm2XxfJQ{ziK<+vnj_$Wr(cQbYL1utW)c;0>*wsQoW1y)Ygw`(y55D1UyqlegCtr9
vwhb9P^zc#1}SxGE(LyB!5;K4JwNO8H$+I%xW6iFgY0<R1EIXf+;6ZJ1mPpd!WFdDj}*wIGxRF6})*?mIJaDoA+<?P(2#TEQvyvCGSxJDIR>C&b%VfYBE(T
g5l22cwb$4CF|p6a9O%QJ)VoGZ5hm{)iHC;sv^s`CExcA#@D`=3kOgENzI28G6j7rR$vFYcqgAc2--8b*=J|32kr3B6frd8c@arFN($8SAbIPe@amVj5v1%
Uj*~gCVw}ZXG4IBf%sv{CJd2Oxa~T||4>gDD7AE4ZABoni2d6@ZYQ+quCa@ACQQnlGIXF}K1p{m~&f93gF8zrGv6^^~a%ycFm%_S}ZRq+JnuVFwyrt~Qg07
MV6C+2^vk`fnF{~Wm4+^U)V6aLVEJ{Ew&BH!iJa2@7#$n9I)Mh+L4Ni$|AD($>8BwxRVC0u_Z8?x6M)&zZ*lmJ}jla=XFOS6Q>}8ic9$FC=4a~`HGUVApa^
qs7M@*<3;+Job;EDm|#5OY<SfWzE6pZZ&CTn*^j*_DzRl={ar)%opynH4BR(T3&WQ6~PtmR#T&(_+1-=?i}g``U9D-JEC1%ws6_WJlduK)7pB*<>s?{^>g(
ECLn;V>8Jr<jv}@bsseIZtJ7yjT%#y4X-HA$F>&#kWE(fkfX%8uH5TpUrH`n`WNx2H9Q)j|)E*FDE`@PpbGHcU*C=ZwwzW>qQ1Jco-x)yM=Mn0B;;%Q{ch0
sj68|U`A`;fJQI5hw0lt?h;a)MkEdwbQi3iXPDbMTE6r*A)MUdbF6(Xr;)n_JP@X*idqeS;hFlWI@edmiH^nuc?yW9LxvQmt>c^hZiS1wEyxZS7w6B$qHhl
+csnelg3zmA>h;ej#~_^BJ+__<(;7O>njE)iE;MXY_3BWY;+r=tur1|djHaTfN3&@@!fg!&lBq=GqDxZdiYWi1Ekyu541>BdM^A|b%pGh1fK=q%t}XPKFic
vwfIWVw+1_M%ybA3n)=D82uk`%n@VC=d;+FaRRZkt(ElQkrXG@`Pd62T^_MoPdwV-aGt9Bq<i9fY642hB<tQmEPCiq7HSidq!7Yds+5#^+upd(B&egaCCtb
aBwgbxyahfv8ud8w=3-=hz<Ad2Td1ex6`G=lP9?lwAzX_k#QU4H3CIh(y@>RnZf3vdT5YLmHo1kfN0Su&GTbz}mL^I&H8<FOHr8y<RJ_-6n`=O4-Hum5iAn
Y+q#kr*kA<ONiW<IgTk)4&f$rwu3cI<9k70Di0>=FFnM1Tac|9_&RoR4^d*Mfw{e2X%WM7M~6jB8Drz`Tnkp=gU-Qo?lab{HclSA!?;7C*v>l>pvlsJOsRY
IDdOESdc~f=^S88(xmfLAsew$q}R~>M(*4Wn^q}^gt)yXL>(9?C9Up3MDRU?nQlGm3)CQR<f~6Ymn*NX;lvTcf#6f5;{zau)Prv+7mB3Vm%n@dD^;Zmwd$N
lVWvdjz?jUh2I2|uj2u9#_YTY=M<3*jA8+SexuUkZ`o3L~xkTP2Itlj^l~BaD3R&ZftYq#_9ak+DW73jR4l(S2AfCoEQ_vjp%jw#3WsLNGoacdiy7xP>J#a
IfyIe?YoHUa_&);aHXMP7+hcf=r`5P-Yj9s$6<$ugw4dJhRe_5t(N|oo@?b%LIuGjk}{s-H~k$2MYf@P-so)dA{etclJyB_hmf~YWu1p5u*`hdFCr;v@G1x
i1YaMbs8I%pE*hzuV*4$6*c$;oyv+38WA^=?&^(fFrIzHGh+1vpaX*Nd+lNe3-7jS2N~BLBx7;cQ=4Ln-{?d_<sE1MO#jKFZ7s)TWzp_uoK{6h`Ctvcn^V-
<Da9D1Z7Qr8}iC!iCuT^Az~;hh3}PmC}rADBRrlk+|-f0|+IUDKo`xQaG7<DQTq7pfTWonLb|*i6%3CdQAd7$Q}FE@6WL&vpNt52&4GYPF;7CBSSI1g0RN1
$+?Rs6l^K!{VKoBa+_D?`7+FR3q1Ze=));{`<OBUA^+91AHiLH&h0IbPO!o~LJM!q%+g50;|rc747o9{R1p|c@=Bt|&AA6-|1`7mJU%;RrkTOeY=H_Fd|fW
02*W|%P?5I#Kt6m4ywU8{MeMq!P%x))U75osT$h$(M9~An>tY16TLE4_>%`(E-+(qQAYzCwJU*a9zY@4IC(Mzg?P_<K|8$2qx@B7MKv?T4K-|INe|iaAuN9
{)RHy|T9DLjm50W2ws^iV3>aC?dX%JOhbM9GcLbHiUMf)99fA_sOdQ(54pMAojJ{cXbVq9kCmVWy$s(v{Cw#|pe<#(csoe87xw$>VoVq3IAfY7*C#5Ip3jA
r-j7m{nzyj+m=So`b#Tepx@_Tk<N2;@5SnKVZ^XvL^GV&DMXrpqj7)S$mdg6*te9k5*syz8E8K{$=^d61DOmo{pM4L+UrBW9>Xzla@qgYmnKke(ms;S17mN
NC)%-KPG`xKWYtd!eEmgh|&Op(;P+o4KwJR$)k}&22tU7U2_6RH>@!<FuEto-*@@MuyI0w#K1iwr;u6z*9YOD~&0V1vE&Uby~IzkgIzOa<vaFH<+ctSy#}k
pU~d0hk%g;56!=Dwf%HqX7!2LWuNDrfR!uADg3{_RB+FcTH6BsD=Hr~V31AN`@TyOOmEos%KS!R6jb~b(JUI-v9o<Fd1S7>2w}!iQXmz^S^MQic5`4WmGpl
Q=!XiJ?Ggrndtz>TBL}$*HB=-Y5Fs87R5y3wlkLPII%{P(82Od2br3)mli;8lRGumO2v;{E3f)?I(wa$+NBh>GF`)+u_grm%?MN-w&UXPt(j%sb!mRn_d?#
<~ko}}qmgZqMR)lM7iu`}63l~2^7J{W460b?YuOUIX5tC-dIO#*@03n5|Q|!|+n|kmdFgK57Z6Ob&GL>R02L7cHcrF*EV{3}iBnA0Z@)xzbvQlK6d(^r#OE
hy3PqOB&ceCeLT&p9U2;_Z^nKQEVge%lD?HzV?p#)UsG<}boyCc3X0#T_2-_biM<$8zrH;$a%GTWr&#B+lZZ0aT@Z%m^1(m)&0zF^oCCq7bv4N^e95LvV?b
3<3wjTOvqY!Yif@B%R=g%)8;`Q`<%N#t}%sf6Am)R|LMs*2yahJWxB<0g3k+F=S8%D)&;MsGfaf-I<L;Qf7p@PckAco6tntHZ;4OK+3ERXJTIaa0~Wbop-k
UBzLD8%T6`eO14WyWuz-zCXM_a14so#*?AnQGhC>Mbr1tlDz#)dQs~t$b$0g{AB=kl1qy~XZNvg>ubb73#>-*>Epor3l$jgLeMaI>3AVlp**<EUuKZ6S_DZ
CWT1keO`$z6q|WMr9cuEDWt@fq915rQ56+&%1bz>kn^~_lA%gHd^JvK_Z^BSEp7tVSvA1#MN_^zOB};nZFg=x)P_eC^CL(Olq@SAJ;e(uL7o&u{e`k}X?19
__1|401Ca-Rc|D?Cl<<KaoFCs;I=uITp_|Be-r$tnN_AEb%_EAnwfeoXlv_%uQ$Vrg~aHbaHyYBN~a#vip65F!CL5z^G7#b9e?(ENJ36AX`jNBT?N0<3?C)
-<&m9tGBnTBdG5>_hMfDDa@xGDMGg-{{fNN%ovS|{YlB>@h#CF;mv$tDsZP)x6ioNkL9*A3D`27)EZfsya}Y~|rn2n1RkpJz`I{vBASC7JfT>3t(ae|kEn7
0ChbU`%e@p7-9w@`^sMDbk;kvAX^?p-+X0V60>a6d|IT6Rj+GqZ4mF5)DD-v87;N+2P9M6%LTlQuqoe13`ntNEpHulp5V+XY)pLE3T0(Br|=x>YO?TpW;Ci
Vn&oRz8^xNj64%|^Oc-Fg&-FaJ#%n^DC&jPNk(^vUGV6)#;|ys^d9h@Bjhf$;;JbTT_Bh=uc}haqJE%G;3E^}5wLxL32|CrBJ;o;ObU(&sdS;B66=Nx^v)@
;X3d_PnRtb47Ga-%PEUiL4OAR^+2rd3){%)p*afWwiLQ;GW_{rAF=xD2poq<IU??BMlTN?D;sT#xjc8UCMcln>!h1cmMxa2s2r+&p5pMa8<BLG-7)Xh_)RT
hKKJrn|pMSNHi3E)xAt2dZHy(Tr==p*B<^0BGb^hmzOG>q<Yu%4}N!a~rpF1@8C{c{*S%*$jKXE@930S;D6bn|ikLJkP$8Ls<AiDE02G7FLOrtz?r#nL;w!
0JB|B)fIv;H}Pv6z;U8ock|5O1EA?>WaJ*I5X8u8p8z(iL(#aI)G46a}~yNwn7m()AiF8CLmKO-(9$;a-8#@FE2ff(RtZ8REW2S+NGj>AE45HWmp*fodUK=
M)$(7Y3n<CYr%-JL)UucXwSKoiIub%nl_*$$i&Mx5UepD@X1L#;O*OeW6HbtG+5Wi~;e_e*gVa*lHUY`%f<D__YiA=;QEPZ$Zk51=YuoZ|vdAA#540eu3Kv
-WwpiMJ_%AUOlH0WUNev!Jw%_i;X`U7&oVcniU`!5MBM;Pn45KkgB~jLxIDiWEOd^u!_X%y^PGvO`JymAPtur@pL$a-RXoqvg6b#O1haAx8%U@*bflv$nOk
T%9I~ovZs`B4ghiEfm>m1*z7h27l{)BU1lSyuG#;>M$4(Au1f;RLF6)ZXE*(<J0(s6!^~4ikaZ?>mya|(Q3#s=5%onBGg*YrM7mV``gO<G!kW#+X7^nu7hm
)Ja2Z)WsKe}tyu+^^iJ34?G@-#5R%;H;omI6p>By2-`Fp(#>|q;CrO3O;bnQ^>ZX}U1q?|WrtR7)!s0!u&D(Qh4R_oHIQC$UlbI-|;iM{Hlmp228W2+3l#<
RxzK+uQY2f81ra|ALOZYYv~R!Hui1)t&8s51|7wZ8${KtcTR!fpL9f(h+#XL;4=zV8+v_GdI^fj&fUw51}cwapYnkNF%iH0Sq)Xvf9k1AH<KWt%p^`MtS%A
g86GttZp3<+T$=0G->=C?Ihkr`p4@CqLJSm6d#W>U0mM7JgbC#Q*I|UG(k8ke9V)tsEV>(O}Zk?Q|#Fwruj>jG`mNo@*t?P2_(?9%-IXhm^~oK-qrPhC==m
>)Nhj9i?vHX;|&piYRYk8O6F7ftZzWtkBnq%q_SFdrnp^=E(vQgPSm9>}IjlsnOO!#lMXMq4GF35ONPw3KDxZd$PBB{1N30i04*2R=!B?ty1&_&+;+${Af9
C9!L-UsGn7$ozuyz)M<8=1w#xY#t)0OJEQjS!h=$=CHJVOA=e&hEM2()aSlKr0vq2`)05T@(yTyUb=)m^h=tUNHK}5wJV_J$W_Kc9BXi#hAIME}JKe40x_=
0I!1+m{Iv{yIRS862r5wE&2fgYeA2cQ??^W<DMX)oIOH(m_&T(HQR={2Gyixw+fddAz3bBTmJPf~!s<TqpYY+b^{f$<2n<aFwCM?$XL5F_}3PpWV0ezYCZl
`7y)vrD4jc1J0TTEL_;SiNO4f*Evx1)22D==sg160QZ09N}2I1Ry?W)6byf5H7Hl*nq9fXUP?@QH9Yb!7wF8Ff&=DbW}U_od9`r8-bG-4D{KB}k*WkNF)6J
tTTq2X(EWe>*}_LH=nTz7-;)S<!&c2=MgHM<ChuKDJZq5!4k6bhKW?(D4|`r2At-yAbU$Y~gHq%3-Ds<Q_$T2}T%D@+9a38C}GqJXw?^vp`gL+u)Hy0s;-r
jPaOD&GA}300q3wsQW=2ovQ5@<Rf5viaFj#jx=5~RC@KSuiSa7e(?(D<M~V7QT5bJgv|=@V2e;~(xuR*nwAVSL7Fp#Dz|2z6(dWZLcm`uSSl3GnLQ%msjz4
igcU}(XXK1(qC1FA;Sj=P;f9zt_nU=`asgnzDY(5xoBU9sV-LxJ8{`L$o~?ClSEyU&1J@1$ndm1OC(~yL2A`}3_%)rjtfH?*oLKyAzH}=&Pi&&^L^rx<8CQ
nU>Usv@1ZL^%xQVe61(qT$e4MM9&?PN0q7??cxP1s1bj?izn-UcA=jIu2WWdsQMHw+MX8R*?4w6PcN2J|E!6+Flxb4*|M0Jeq4zfaBv)BkM$C(<5fom2dN4
-6&?e>df69rKF^Qe=HxDx3clBI>_k`Lf58=T!BG!>=YM5xwhg0ISEqE-?p<m3(f6XnMt!<FJ!QM@0nN#AYp=3;+pe_cg8;~3SUJB~*=(AigWnPhyDvx%rAI
TVbi_X2i2n7v5FWOS<})uOo~0;uyPgy+KEoPkR*t|PiUn~^SoL3%unDFX6R?}*PbjhzX1P7jDQSlfQ#G(Kj<fbYwxy5-?d6=d2wI12DfCT}LwW<?`qvBK&9
&%s?I=6LQXZ_vwh0emn13NF%(ov*D73QtP(E6pF_aJm`-he^Rfm!|*}xBwW>?f;f+FGSq8?a57nvlJiyD7*p(snCNa)RU>kbq0fC3gy(T*95<*Ira63@~D!
PQq&#*%8g^(#E`7!?j<QnqXJG@w~3<3(+sVZ@~wEG1QoTY3#ygkrC+^MT&6gx2m8}+*`#nB;cVs6^@Fso_0^yd07_vkz&fD~<IGLR&SVGw2?DxK7oOL;3oa
5`Sw@a1{88$pVh0TM%usgaZQ|mRrZGy<GHps^p9k3la>;0OI<J7%b#688YC+E$pl;nvu!dC6-@LEw@gC4BD4L{D8@!TjJaz9+e7Kl_ikvo>*CmaJ9N}Vc34
mmbZMn|0R=2OVFuU5nA@7tKG$wXc?QeNCzJIPxsFoWMBk1UDlQQyMmhYx1rpI8;%mte11H$14Y}qECo&qXJHP{|;2#_CyWrl$2>25d;SH4jizzLn(_SkF6Q
ivk^awi-}p*lhq-f|NK-ljYyRNEe|3pk6ouqesxW9xbFQ|t2onPpLeXVg8%*JYQ(%=r*~O)V&@gj;de&mzU*`Cs-k>0qb?AbSgX^wyW?;<>S6lD?CQA7yD5
!IyK-D}I1(`5(>x`Vy>;Q)s}7K}L&H_|?2SwA`V{0&K14S)$)3Zd`uFG=Z%&zdcH*;QHwl;wCZ}x8vY2+S#bDPraBGXp44qIB$Vk@S0v}`BG9SqaOT|9nrG
;c({G+Y0aWE$EdJax&+cvO0tL7D06Qt9N=8A*FIf(n^j)W+GHynn-R9fY>=Ak1x%+ubxkJUXX|%yx$yPmtZQ$VOkq~eS!JhWHq%ThO=juXBW{#m<=OI4ljk
ko$qBIsoo;8tqmiiiNedBfZsUs(YFU|^v1nGOB4(nWGX_WP7)Nq$)Ay(>|9dYmC4?h}uBVouCPqZO*NNi}jGJkkTz9~72Yw~9f|h3LBwpgAUw?km`<&+EQa
3LxF8EN??-5k8v<xRa+H6wkr$m2ADf#S7ashISUfZq%{`^sZZoZG6$SLnIswy+U>(_k-l!cV6VsR_@>pI@##Lb~x^b#z1lm>XlGsdrSRc40}k2ewT*9E<fE
+Z#OJQZfS{lNfk{@vS))*ZS}UD|wW2`#KXVLqI4N6BkTUtKH_;oTFLhdfb~T#JZhOLg7VEUu=A*vC80((G3GU_L{?=7L{BCzaGF=^p#vy@jIq@POL+^+iB@
l>noYK9%q-V&o|SW(#r0>p#4N*6*ki@zEGgE`~iNw<X@fHm=O)vA1m0GB(e8dv(^&IaTd`&>=IcjfE+W;Ch?jGl_H30t_cooZ=sXlX<0dY7WD983k3%GZot
a(oZEN!4ie%*@xCz4p+63u&NcQf-sb?m$`k8zX(m|yrT(>#JGIApT_z#GB|C?+j}%znZBwiiCUpURb#P$#G??ICF|z4bLHw#7>R$1jHLGwq)GGwn7s1UZVW
ZLk><hO72T_be|g~86060WQe4Ilo8-UDIYnaM@4x=Cy$R4<B7KLL47o#Cy4`2RD?0&y49;lllE|qj1>R5@Hz50GwWLaRJ|Stb<|rw0a{5=z^g`}#TZCojLx
7y-*Tc@??`_PSMeG2>47swvNqJslN42Ln{_s<$!;}JKEHaJQV5Ik`xbUu{0rJ@p&M5Rz5fVFP^WD}4X733+4e9^uC7JeS5`Z<74m@2^l<r#`TvfJjD%pKhI
+VnTZL!Xzhyg(Ql|pgg&hkc2ps%3q3oY7_13=0z+|DyzR#ja_VeXii4SOYeJ(l4_2SC?w9k)86{Wt=g?b3y#QgICKDVb1~eR6=wkJtLTvczO60RcbK13Srv
e5m2<SSJG{s!hCdTY!iiprRbt&hD&2uwa=1HZVvl6{5aK{va!s9Q>r1G<PZ(3gftH_jj>CQGt<XL%@1c4ta1Jw=hJrG@sIKXib&4+>t~9XNmJ;9c}VmieB)
>N*YE2zDjGBW!!VrmCTgg0QT<$y^7V2K6%KB;}i?(IEkcx;qI(Dxq@5^-gY9j8AXylB3GX8{m<QE7`D``#Nby5Ao{6!ckq$UTI}WSZg%$YsmU*9!{th74gF
F6xbUy&h&HAf*J#tgYSRSzc#r6b=nr4(hGQRAZU-gILW2j05t8J-3n=T~%C}{LDO>PdhgsaDO9<+ms!Z0YIarNxJs`bc6ypDJPjj|1gaI~EA*w#VGNxrf7=
EBb_e#j-VKDwMfJO(O)FU`f`W?B4#!Rh;rF?{BC_CGwS-^rAAQG=i;(#8ic^Y!;xkc$WIow~CaBJ{t=BfI)Ce7R_opsm)ulch!7;Z)75Ld*(@9QJ0GruVAB
=baO5jnW4QjHmvp=T#s^YjU@!YLl}7I^hG>cBqTbcpiMzuV;}EgRY%5oa+W2Qu`LVqY|A3?=2Q1r!(UFCs%Q&c_o}R*-!oVCrFw)zT7@${#n&)@0=9j%U|`
>b(t>5q@rAbUDtjstpG*@e)?Ypqgs94St#bnk4i?TLpgzMS%MrzZVA6C?ElCZ_NQ*GpwS6K_R2p2QCq!8i(s8eO8riOP~RHQkjRmmg-xMYL%@xy7>q9Vq)Q
@>vF`k0TfCQY1B{c)2m%GS6(*4pEgz2l>y|*?iYB<fF91)m0?*PsfcI>>n%+X<Sp<jY20&Si`%SYS8$IbK`UR83irL20eXzP$KGPq|3pDZWp1S4an`>xk7l
d@a$i8j*MZ-RojWfI+idfyu<)r-69Eb3GLzScxqydUK0F9%B*Ii^dMg?OUKp(0D<{q>X_~X8r}{9!WxT6Sm-<7EuoE$BSo8QK_wKs<dhXz|JFY3DUwQ6BgN
&O<IMofw>2pR&m|_JRoE}RkY1R_BHTEm-S?X^i=(N|>H5LAbZ|SGv@|fq@MrYkeq)WimaVK-t6T;>SY*hChEAAi2o`j3YK30U4SF@Tf)l3M20jXluKd6pZ1
L2m(T#z6Ws_X3hLm3zfP~^&n7}8k(MNOP-_!jt`DU_-A)w#4epF6L14f|g)<+X{_l0MHw*0K-JR<q@u&AF3xrDV6!qUy2Z@>t^U=NWt?&!IaRQzvr3XGHEp
my4wO)aLA=X~Lo*Qg;F03qac5#b}%YZiDRsi95ll12rKI8_5`dO}eFH0ZORY-SR}B3N@6Ney40QdtB7n;N3#$!iO_*YD#2_m54m!c@>6p2E@)Ww&X1yZ>4x
zr*5j`p33L*iy)-K8rrE(Jogk)P)0{3b*O98HAhi?6Uqzr`7>k-T%DXr^07#ix<RxB@T|E;omj~Zg37&3I?rTAFuJML7NzQBP1fjrAdehtJ2{nCr(iQMpBw
3+oYKl%+CrlH=135zxrFMTTWVT=685r_irRJTI|r_i&#F{VJPva0lwK6C4d(Re__%}heXYXIy%FX!XUJF;v+jhVik(r>&KO6USrF!HDFK>c`YV9mSOh=(cq
5SjRU2}oz~^eC!}~f+@}A1!kPx%AR}McV+Z<d*?o%o)&!Wp)tW<**o^9-N|Go(Jyjm>~mP~gfBSIDJtfEz#L5ezIky-p4$p*mLtK?Z4#9;Q^nKoPE?!yzl-
gmNbineR{9oS_`(A3ef0%-q>PkBMxtk3y?tAmK50=HVZFaPU+<_bbB1S4+=xv+%xLFpN?SE^n1VZSa)++zg8Ygw*-H?P+-Cy@dbcJ_)USq^XhI;H6Y&J<Pd
nD#rZyU~Vy<vrdmruXqeD(tAW|6~KSIq&XpzuT^==V+0SzvguLK@h*o;q-z|-S>`J0jARScL2a?77L%<PR>5bRYWDTJXsJDRg6jgdVvF-3CyEY-|c4sMEoT
v>#XjJm9Y3G)MHdUkl5Q@mJ*&)TtGqTjrSoubeV}fv6^m!s$_(I$}^MU5fbeJ=tN^RPWzOcv6ts*r-v~KzxO4i0}|r~rXo(=?l_Tc2}C>Mmzu~NlyXFY1z9
6bZKC@#z*(X~Ajc+1&w&^sEl)c>6sNw*A?{*S6jtto<Qtp8-*omk6p64d`N~19DdJmi%ZNyYtvE0Nv6&^8cbyDo=Kip^2h*RZFgF|L)>%Eh#fhhvq;oz@HT
*aqEJ}G>)=XHScC{G(oe&Ssj872$%WyMOaGxU22Gf|Hk97h{+F*^;VOeA?BylU!ZTB6L=7~`IU~W##bWxQThhy<p*2x|FpaA8h0zFGAxK6;tb)IE+w6*+sV
KHzs-FW<)?rup*_FyM?8%LEURPLU(GYET&g`&(nuaPf91@b%c%Xf7Y%C0Z^sDE9$w~jYrH0AY}7k4z8`-Dtx$y~aUlIG&#Wu>!f5`-zeNbQoFa5RsYBkazK
x3FgcD|RG_sYLVGV(MBA%D~k8F$H)%WABojSBjPAH!T_6(|@{K+h~B;hAHy^kqoU(sTpM-{ZUdsS(eL*IU`?n6d7?ah*GM4N@mY0*PAmmz_oWa*X<pouvs_
!lW`eG_{pMyKvsE}PKE?Jx)*~t((v+@fA#?1$Ct+6(yg~Ln9`Gb30ha@9M;s_$SP<Nmfo*ekTSfV4kg2vv=44+W{>Fr=MY!dp+UHCqb1Yy6Q+A2Kfjlhqk%
Mb6SlP}`<dF3q}4xrW1rto*VQ`3YNum^KIPh0V2k!2u0Os~T;;8LJp0MPN<f~pmcCdbQ6hAi89r>L$aH1IVA7SA^FLV}vsx|=btPx#+Hd}qLIm~Z{-K5!r5
-JT=10_lZ@!n`pfsO>=wzSDQ4A3eq53j*ZQg}4gLZ3hbO*PInFV6N?Uaa#ii(t}`ra?XkC*|YZax5H>xn6D0<6p@Qrovq;F+*-R4^}R>E{^+ye_<Bu@uTra
a^4YCEKAnlDjUxBT`<xo7B@F+WIw14AWhmwe<RPo_Sab$z~9m>*>~SA|C2eWgB2tQ%#zy<c|nWch`r35O&NLF})+SOj+p*M*ySNNAeqJ@g=bq^Z|O)D!xHh
Aao`jA|YRF^+p~s0=6M9dM<B_Dhf+xEJP_9@p@fU$+daXY1o(b+Z1i($c$I=kg?Qv_A=|z^>XT$^z~xMGU)E778$;U3+Sgl0PsLYY-uFlWV5<|i54r$xR|U
2#?0PF9tX+h7EqBE*LcZ(!?eGGP2wq|{#pl($23|83d4c>!G@-K%!K;^ZsDhbdldhE_gA_X(Ks_%UZW7%V~5d=HBOi-Eu25D*j+Pm_dRcVH@3!JVy_2e+9>
^qefkGX83h4alpy-?^Q~_jT#9TXU|mwCnu{`W6+IPi_xg2GK~LLb)8Ljr7xdw@n!xdqShCyzSIg=YFuC70e-gJ=AA{^{tIq;3A?E?Wa$?-hNGOZu@#NC6k7
$Hdo~{l*#zlyM&vW`2krBC4SPL_L5W=eS1(jc%;_7aHA35>xFug5MRh=FACTR^1o#Y#UPyoB?fc8H|s)T_ykZmyq?BZ8A{X}dq24ed30XcvpHamI!T>c|}6
#gqF4>g`prqzvjKd#B9M)<&&R|rRkDV373Hl}t^^k;Ay^#olU6?qvAv?#klwLRuX<1C|$d}vMJTy3Pk3deAzK;0{{2(4okZJJfMGQz?TKAys$h;T9&qcuoV
RQSyQZ#kC^fafD&Uc&gWAu}sUo`?afQvm1zdA>iBA8^g8#7X5IemD?OnG6N0@w+!cSCiMo{}s@`86Ee^0lr1ftkj3F$p@K0>mQ=^4E7!)^kRQ#=<cWUK;z<
G%ZuztrQ~oa`1s(5S9Dj;{9>dD&!>(4;cFqN<3rx`aq#jgVHwWqX@#3`^=DjdLlVF~Ku2d-s58xW2dK-BeWmKpb4_|!sF}+(wl7oVAoEL*Bu&wI&K_gEYvQ
q0JWZPg{R!jVNxib_pOtFQ0y$QI$=G%kd83;pXEKCcKZ^guQ!)(mS;|OW`l2Ak&hP{0Mc=buM7sR6@8$S<=|n7s9y*+`sJ5LNYq*0Qec)HAM?=>Ma|+T{O`
DWbr}%w|$^MN?%q88$qnH7kQlRimTaaJHHVVQ@PM_=ht4Hzy6=QWW2{JTg4n^S%A1YI9r~p=FL;RPuLE_6eA@iJS4W$^2g_V(kU9b%V%&5qTVQP+{EUp)Wy
pnSzF}uuf-*Ze_1lihD{=Vqv2sMSq{CSBVsb>6Y5IJtP5%Q~L8Y2vkht2%EB1@i5XnzCt;hWR)|M|Ko&|wMkO6&pKXJC%}>L9NJ6EFfW*DR<^Oj=nj1Y#_^
UsN~z#!dbH4z6r>g3Hq>)6C=w+2@v3!xxnxIxs{>QR<)Vi{^_CJA_G?dhUyUY^^eHA&NgS-|SSJRczj#C|s2CMD0w(fv;keK*I-ee_UsbvO_h2`dxi7$9&x
F*~2?1dGqZNXL>Ol1_jy?yo}C(XdaQv$b8Gq9|YT<C4#E5)vje|k>54@l=3r;%PFt6UEQ7F#El!cSl#{g&2A7>(*bC?5E|CfNr@8^8@s9(X=uSr>lH?^fm0
r@bKivy!9Nc@FF*n|BSzKJX~jU-?<4}jK0=r>YfLi{(Oy1-<-^Pr5fa1Q+Olnd{29yaC64Gz<K-2&fnEtyi)jto7}Ai~DT{0P@6NF=6lRBlWkt>vA5j<BZn
`1Kx@Ny~Q(^TuH7ePA%e;>ycOFv$@GVlUA7sSF-*vNhLA)75m;<K2qdI}dU4Dix?lA;sQuRAqNW0cpvc*fx1Ol$8@~dSs&+2ZMLCzd-hDfw$nd{)A6)u1yW
7<esI16X7)yFEBX?QJ{|0OpIT*};R5V(@m6}i@;fH>TPlv;7(y2B?=m5lg-ibZ?xTMuj1^^h&$-@|iYng*+a0q$u7JF`2A#yp`uJ_nh(<<r5_Y`76rF#A*`
yV(>Fz?)zN9PKca%OKuou)#!(MR!u3Eo7AH)sX8l9QBLYz<NE^A1)iRIpmhiu~1z6r$Q8WbP^9?UauGao;^R6mOMTcGXM4a0HR4`v#>ue7^cF7yG_0M1QBc
0^vkR*?4r^~RT@7qsTHT>imZ){W_v8VhN0B^;Ovwt>|d!M&l0$fq6Pm*Sc5V1w-T>jM9a*g$q*BGK|{R3I89w!i@E1QA-eZCD%6#!Q8CTiaAFY?y3C1uPd9
nj3V{P({W0y0Oc{GmKean<^i9x61tBDiTQZVCvx!7m*ufBGExusnG^ixBs*}Lhha;`5<iMT~|NVG2ro*O?{AKwIGxqUT(Es(g7fmR26gNH^g`lN{4fl|T3<
STo21wAnkW{jc1y&iH{|-HrN7Ayqvv3Cy651VbZ{TC%h(;lkmGZJK;dP4X83|1Aj&NSrc#V1eb)c~H5(WU!xDv3T-y+VXE>iSqz^5cf^o*Sd99)UCx8G(jE
Lx6W{EgufjozogZU1%#trDWh8aJLh07K<3^$y=V_h)}(;Qf*d9eLVYh)yGI+olb!=-|pS4B8ieq<fm?tj|gi$x~cRg{UT&Z8OK8hJHpd8uC&*JMTg||8ZvP
>B5s{07n`r)m9sB?JCSX!7*MEA4^zZAAY!Ltz)C8_%uwL0y;7tgq^^t$f>huGiBe<W7H17g}~%eI752#xm#t9`?*$FbK;<=qxs8j<MvZ~->h|CCVQ%PqP{M
w(up~oytD^+lSpKj+eo4xYRIzeGxCY&FS3~w`*F}6=;EHVhJ~fW+X_kC=A}6|hdpGr7ByQbB`=Pgs4SFNALsaQOYk2i=J_U5A~g>~RB|7-P#vUTv96b{MQ*
WgG~Y(e<4uXyTAP~zqpS)&k9>70zd*sv>G8IlHr&gqT|bF8kR1*w+uOk{gZ0i{K-j@uiT`Fo`zn*h{^dv})qc)V^U(D;{(?%%Z9TB`<c7`Yws@Av5WNdp@F
HCbg6(1f+c)6%BL-ungew$)C_`6=B%jYg=ruHipad9EhUnb=7hz&j`p|5wRFB+YrJ=Bdp(|Q!#=bTvGzTaKlP*U0s*Jy&aA1|-RoK|g)H40bX4j95A+D>Wp
=4T`(RuoxsVIw{U}9~EP~VuwfrcK)u}@JX+dHy5_cpq9{bO>&f|WH9oVxw@Dd@3tTW8ySRpKhuF^CaAbvvV9Ap(2d0*=<yTBUtLL4?ai=uHSO9H=+4%$Lrg
JN#SuKP;v(37buGkots8nCyFpbUs8KrJps`NJgMJBwE?BCJIS0Voq8~(Kx{X#Mx+J%&!Gp1h=|JzL*A&!t0a&SJD+nVt2KPl_iNBH6@ORsZ_Z7h$d!sasTe
63)fdjPT}q)@-c$v#iW(|aFb?T=SMA%*I$3q6mmbpcAaOf#M(<vJMjpKonTZVfW!o@DOnhCEN1#@U536-sfUBB4PkRYqo(Y6_DlrOjC-&fjr7#G62eXDsN5
Qj(NemDYqNm9msFe6A0iUEr+KrMU@`BI758xAo^`r=MtO*rnHDQD*(nYoR0^_`E&_a_vnWN&$n&E|+huMIk7h_w;lhTFb!|qDz-&VJ3G7bVoC2(RR!uLA-n
Yh{D@>631baAGm@lI>bSj~GX!W(UtX8+FTsCXX{#BXV)oB$SG~t}}0*R|bGxjRM4Fms?v7@@-So=64+3By%Jr^~y9oX=*1S3cW=9<4QM$kbNy51@G>$GdXi
sG2`yp@;bWSyTrhVxdQ+4-J<h_M0(tlf0(xOXMT{eZsK?^^X7unQb`#AG{*KB`yI*atR@i=I0v^mqyU(9c@|7aZ(xJ=8?|<mj7z2h=5b+R6Xu@b2xUF~4(b
(VwLR?uY<@)M(p(L)m;lWDaWF{9Wc37k1SQGn^{h_5sr)EZhpXZ`LGw>gUZjRKWb#z-MzxTq5lP@*&y{cuZP;udM^kIAUuB(W`vri4KUv!s?O&teNa^<zpw
L=x{k<jCz#3st-jbhn+4R?W(n>b67cvjxde|{A$T%G<YcloplYjH=<coaUEVhOw$Ebr|`sa%w^Dh9^GV7c40tvq4G)(TLb7$YL&LOgTm8ylDEdMo_6ijcb?
?THD)EW2C<&_)Z_L0Z1}b_d`z!aM)r&www*iNF<rRznAoDD&K)ypvcp!u8kfrR-G*N6P7U1u1C&^3I$TPj6zfP+R+Zei#YHKh(9hs@Kj~;(F0Yql()VSdIJ
qB(R_~I21oL~cz-yuB${t6+qZy8gv8eB)Z83BPRVWF|(pj=yC!FAr7+BVaOi2IF(<0ERoSMAa*L!_FZ6ad=i&!|{&rOQB8sd{OLQvrrjc_bLED{qkAz*8~$
Aip@v%h)K0%e6L!FuE4sQq>dMRT3v-jDfNAndck{9K}NE-Vl-0dh8BEnZfdTg>~sddo@KI9qX3N1N9!aATo;u`$}el52G5RLHiNfJOP*V3yOM&yOgn%aP7O
GP;Na*`BL&%Xqs#X;H*eBDpEf8;g@8`>nirP}aN&2-pe;phbY8f+z3%fAE@Q#UngQC5FSwuA7(tLk98t6rmvqN_bfL285hUMG)qF>kBQJc}-A|Eta_X$uC)
JbZ7$ZUGcj`@h<aGk{f+H<}@2OOCesgbv%wZ9UYw)u$8pbxuLlK%S>ovg2*>`---L!!C29Y$&Ie!X!wVE^?&XwT9C6jYDhCIRXZMd6U3!;39aBO^HjIU@dk
qnPgFRD@-bU9x2|^F^UrOO05pI`U$%-FG+6dU^znCaFVnzXr_kR5w$&y#65r~KzCYvNF5wGWxz6C&v`i-|14JuT0VQZtJ6-SZU!Dm3L#Kv=9tI_vmNnJOEW
*e@B?tF9kul^r&Eh+Cm9&^cg0h%v_U5>n)G;fKl=J2qv8U2MjK`|@0%k)B?q5H5ZXbSoky%u{Z`LyfZ&A`Gwq0&X@u$!^gG~6-emjdgo{%w4NG}mGvTR2z?
oWu(cvkl8o{tn=CACWpj&gVc-l9W&QTBGt(G#0-T>*b2bb}^scPxwkXnqCs;(@a|^==1Knk5<e3Pv|QPSgureh@GZHR1QGa;W`OVf$XVkFXnUj1pxVaf?Zv
*eJVIV;64bR<f8m5kOJW&4488o3nIk5ExtU0iJ&|{~LM3D-o52N(_>o>&Ue21xSpgUqRQ5;C!GpWiijsbrZlHm|ChLm33<9FYlElzy<Ko?g)8Mo7=KF$L4?
{b?Lo<s2^86;d#L)0+ex?d%IjDfcArbw?fGIlM00z|1E}|Ue}T=sf&%5wPtxki|9A1jG<NN)Zm5lk|I^@+diGkp^&|k5y+o<F}f8cj~Kz;s1l-91Lw^I_*e
cF#*#WiN15PW>KHFawItGr6!7$%hPz&luWgHAOR!@9txxd_IkeIj1lgmbmUB<>GvzVvqWXFzKj@L*W6g4TH!Ko%X#0s`U|*?6o7|PrxCCR$_?t+y9;vvu@n
9(HVT_o)jg#nVG>qLh_&6y+t0Sc~r^hLHhoO3Im~8niA6QBoH!@Oe=rSui^mb*bOhb#TFgx6^2U7#_zD1;Y7x^07n$(-jW$qqp{eS?fcdE*ZA`>L`_;RA#r
9?{Rvr8Uh`_M}Pez{^YICRR*#aZ$~&0<Dn08@f@X)rcdSx%8%E7)><AIkjV-5;o05O%nUqUwPr8v`=ixm4C>B7UhX68(1Nw~<27rY~)nA=z!9)kdR0#!;^;
?t%6E#tmn2OjBy$9$Vz^1;Z!b>DicSlCc#uvm=INAlsto3Y)K_$GrTv%z@ut)grQmO2+{xIEg39jb&1P{8W7xO$fPH?GMXJ|4f?hG+B3<-l$qexn>Jb0mOW
ei^m0K<bZWRh9Wfe-qh=50|RW>-pt^l*1~H!bjlh2spNSK>c;&wzB5)CCo+GRakxK4j6~T>GDBh2xrx1r=hnGKJ@B3JP!i`pv-UYia;ae&DR0<q$N$G!u3`
I9TnRtLLC(G~IfoKBIs{7S=y4I5tET?DQtyb<AM>zjrulK7!WT^bk`A@yDt&mBszIVrgocHs{(1EYN@9Hrq3pd`YgN6x(g)B-3)vE5|9sFax_h}0sD}-!S_
)JuH&$<|c?>ttankT+OwQcUbO=?qhqDMr{C!LESH_Jjv?Yw8d)-tg^seY${5p%_)mlXtOGMdy<B-{(FUUig$^3jhEr9YYYCca;x#Rd6s%CZ0_JFqq0<s_GN
-{52Vx$qzV>y&#4TJHI5sG{gNqqm}ny8kS+b5VoHCJu>BGTbGaqQuS^Jl9zV%a3LpzwdX6c1>bCiR9k{CM>}*=T3K4=CD3y&T&V1J~y;kS=HAP05eUI}L?z
Cbqi72j;SD|2UGcZJ4gpc9z^uPUZOcZDz%X(%cl5(?lWF-D4h6ZvEu*|A>atK?(fkI1U-3aD<7*0GPC1j;cl|hxzNtL?J$D%X;Slzw`JgB3O~52_bLJgup^
_{{=0@@CRvsVM1cDvQZ2@ww&bOc=hS-rItAEt|sp^OU~{sNHd1>c%kGKyqi_PF3nIKkQ&>nJnqPqGW}KAl}G>Q89ACI=s2)<Q4IM#v18KfyG<zIOWbhuOn^
lgdR9H?c4gYf|EgCYbC9SHEZ;CJ+!^beAjT3(H@NJu)5p<@Zm1hD*{zoTlbpPDn$B69t-Hp4Z^XBgvuVSyG3qJLpTs&lB_K_VO_b-r8n@(Q2~Wq_yl*tWP8
RBd;&eylU`})4pdRtgwt&Awl3ug&DuMD?+(4dsc>PV4JIS|rF?_D_J4DQN&ox~*UXmp$Nok1j0=3FDx+63ELW&4F-w~yv3tWr#mnO(TANTf7VQ5gJXG|&`f
Kd$5$4fJmfk7_+kaL)A?ZUB<XW~5aFc^lE`cqeuyqExJCR^>D<=FaPZD-}3rf%hj5j##ejDR7|vnwdg0i`hmtdqcd*S8+L6zJoI_}AA(T^H;!<*&3aJb2(s
Ee)d2k6aAFGQ6n`C{{D1R_983#J*>b^qCf3vdjACoj*TyJ#+ej$wsQXC7%GSI5`DPhzY(*oVHMs9@$g`DY2!Qs^*Mvhiz-(fzu{vNr0}A?T8kE;%HA|$F07
i|6Z-8%hwqY5592v5j{XjafuoB6e8*cXdboG)uCaV3>`LV0R1hLm27A*0j0AY(@5aiuSak>Qvvpn+)3j+*5U4%{IoHoqi6fBL1%TfPw6;E=5`v?LPpc?2k*
RCDOW}EPU>WjrH3wwSe~X9SeWuGc7z#X2Ow~lIk9Nz(}pJ3>A${DoYSomYAB3B<k%;}jYCFM)A3FMJXSiNab;(w%P&F&NQ%UJI3K$;&jeLVgU^b@L`aT!u|
zk)F`!3t(kdP4J#DtPz3JL}Sh`Yo{O7fG_Zn)U;_9BsZQjW`UkG}LqMUz1L}ky1C(mMt&Kom(<#={<sWCtg3;XxK+-2M`=-#!KemANT3n_z{h_3#O5V^_}o
7qim?1n!YTM4*WQRta4$*ZYXe=`$_m?}xTAbKRyjDVmC9Ce*iZ0&4|*ZqI#P}#%HYtf68OXIQf^uJB>T@=_0T)~^s0LP`p0om_Fw2nBx7{U!Ms@85?E6C9b
pSt*KNvlvCo$duq!^9b!6xd5`P+F1yh;ODFR{h%^X>dp{e6$Q?<E|fy{qXfmF#+DM=PKqYE#}Dvd^or?6ZO%XyFRKP<?Xpf(zo#5j8CO+XWw1si~^VmF!wm
ry_J&P__M0(KzCfKC+8SSuU+uSCWZ}NM!uAWN<{O-a<44yZ5}a0eAmL>C2^PQu6)}MXO6vEHE3lWhe4|c5Ul|%U4Z_)KD4%+1bFN3g#yyk8s3twgTsyqAgO
Nv@8mrO<zP*&6ZdO#?VU_iAtFw7G9!bz2@W_MO5akk;#wa?xJ2Q~X8fRk6u+C`%paMQfd$y~UMx;4slPCq(ym{&8TC>tocl0h-Rk;6h0K-<Ct26aWT4Mbt8
#5FRkedcW=}e1j+xyhv-0MHV*0e(KIKJI4Kh+hzQ~)=AT66f(b*>*Qx^Z-13^sUC$p2h06?;Boh=CLtOk9Qqz~h}jM!;VeNO*Bw$HVYdQk-`!gukSZ&22zb
zj_M=VXQA(SaD%sdXG1OR_FZ$*N-1p|S7~m}tEqz%OjBejz~L#Yw#LpEzj8$8ApjtKCggL?i%RoMuV4@ra{wAkJ~6th}O|SSrsi4yC7>4R|_83sgIOpYxAs
6QhCd6#*4AzV-@dE+1l{qZ~b31HEyUc+)qdecpG)o%-xGXZ|wj+6yc?TEWVsB$D33-!8++LY2-s9zZ>Yl3Wi2?Oc#h<rgz?fCdaI^XJR~@r<IAfOt<PvZB#
U%d8Oj-tN8QwoU$=k@jM5t3t7MzR35G@>(blv-YVSzKi{twery>UHL{n0USXMG)y6vN(At+*(rGL#;OY`FW^px13unWE1d`|a`Bx|L6&m|Gqy}CwNg^%qc;
akebyl3zFG&_-gUy(^6qjqAik}uhyt{YiZASYUIVHAY?9)nU{wP$>bq0-b>LmN4Fzg{Rfgy>J%blMva;jC<0YopGkmp%_xRJZDx0kb(kgeJ7ZEyl0Qj~Xaw
Ea&e(F_EqP|x>nq&4X(=nOei)G<Kkv3u+=`6MB+c<DOU-xOeF8RhM!JXOeBCi~Jf|b?@(Tk(6Er%B!t``ase;5$0%QZRoMLklFb%xj{k(?7%zluT_cD}Z*K
Pixn2b^)xE#EB_CpoQ&Ca5SyV=y0%e?wIi<SWtS8&c#(L!^CfgBxE8@dliGH)Jgm-Gp-lxpjPW4)9H?bqQ5?ioE{6rz3&Vpm52(<WnX{*qvW}6$zOl74nIp
pU}8f7SNjA&7OtEx&YV)QZsx}VoJW050u|bt>lS(yPGXvpNYneFp%`nhW3f)J<h+ywZm4aLvb1*B@gf8KGBc{mZ)^Z(c8!BR<x@W*U}n;+D<2_B+z^s@<*Z
vCL7jBg`6{;Zu!lZ^>O2p{Rn3|>LqR_4sSvKajWaFle4%{n^qW|%M*^omBJ2&9c_<+&9mDpt^w5@+M3FA8y6%?y}8zUxTzhk(<RSHzwC{Z-5bw%gxo1A9iV
)S7%dQ%@#P@LiFBY-8`*y1`b~pKfK$L(l#_+dp^>=fH;<lXqNlGvU<Id7V2%~ob4;$#{X&_4k4<DvZkff`_S9oMZPj6#&LlcsSkq{dHbKg9fic?`=D6v6x|
S6Cy8l4&4kl!{U6luKgc_L+QumcXx=wlNb_E`V-DfeeodnP*b_&R*X`QBk>p}DJAa)aobPTpKE0?)%*$#j`SFji=0u`iRU*i(4VG{F3d}M{sLQ)*cz|>=2a
5A@xY8ESY^T`{+g&kg&=>k^0_<qA0;bAY_GmbZfS^3cx(gwUd_%Z#;)ge=LrBvSCbU))#Q(9|}#j%s9r0hCR+8o`G>B+BWGY>^&v>EuSm@TmyCl6U*RgDzh
CV?CQD5HIoSRXzrO<CL!+1p3KvP3}|1UTx#iA4FJxlo-ZDi(I)JSVi2|1b%^kR%bcUh0mXoQK%gat!)&N#TFnj6+FD5-CUg3E!;n*Ox7&@B3R!+(2cx=~p-
Jo8_oMj;-ZbJ{es^=M#Y5B4Pcc`Qr&ci{DLG{=skKrE5<y;VeKY@(y1uymXp5GKlw~;JHo=&Jjw;nh$+;YF$r&QOC9huH<@A*p<!ToS3=EZ%5sZ5|kOnbc7
HJjl0)rH^@_9#vx)U7Tt)`3W2io?x7H&#Qn{PukO(>8)$~L`PoPVeYM?OfxV7P_;BRkf&#`%K~yb}DFkQc^<y0aQ>C~RjLC_^BH|X-!DT{al$gN}B4;%yZy
Me9@tWalRd$7%c^CMsFuDQ9BmiEV{SoU1Ol@8Ekx0Lgb}K5P>Z^jGQ0VG^)Ju%DmMx{e!=r&j9bs-u!3+#v$zEw4gF77@@2oX>M#b1Ay%T8Cfpa%RnzD86p
k1D=4AFJ6l>Zdh)Rzx<Y~*VDLR$&b!B{7rJPX8mlRgA(4gxF*+f(se2QTHc&P)!fCzqa*SZ_uT6VQmxOIF2w2+aAu-R2a4nfK)-@G6_t&LOq0h6$Dso=)b5
a=vF&ElN)EinlwWY93HUQ6-etAFg^<7DPK1=*4}=2sspGA1de)D3vy0rS6j`_~VT=%?d9*&Yb3^izQSGl!_+0{BmDt_I-t)W2{$y9kveyi%AM)BT8#RFJ_x
`i@^pavX-n^a8GDUCg+GfQ~FCOuz0ibvWgqWuHLOxz&C}I#|ePD3#%7xFn;=zfF2Rde=LfpcweRz)q?*rF(TZ8x=s|bOr5un*h1MO-ikqBi=CNriK@q!e#R
F2<1i=$iVFlEP1WLVxoa^r?VQ0kz-zhGn*RYuBw!oA%F*i~$+inWwvZD3h|!)a?sX@)L0-2%2BALA?l4)Jx7)R0zTo63ZC=x#b`Nd6Bgd`{`?y6;H%L}!Xl
@bRiim~Ax}^7@F~Y^MXST%x0kx=h`81(dJnJoY55k2Ymv6+}Yk?)*ArVB`zP&&b`IEc7aJo$>vYE4r2bf!XpI-54W^E&0j{?e4;IIL1V!%Vv#D$B3&-%#|e
Juyc34oXg(;09(p%t)m=_pd$sc+#E^K(x6Xu0{bc1}i_|BGA8oR-7O5!B3&2)A3mo;OvZIp$9Jd|p6fq*7CVo;o%KBv0*BlVrtJWp+pWTo3k?=i|I?SrWid
C$r}~TFhj*m8&hKuV9<5M+%opfa*?Hnqr~E-P~jx&}wfXRLS*dq(G`t)SNPEn<wp-@&Cn-JNeS2bLe5m+9!T$pJ%Pm3w1~uM2qF<&;WADy+|>pT3j$GIq?f
}i2N78Asw3aj&r;4*78pjR+JED{a=ezX&YW%^o`wJ(C|)@)^r6pawp^6%N)O;K$IX-ogz_8;o!P0v>I+Tr-lQKqNoax!T^fAh?oJ_h}%lWXFy{WT~^-AJnL
_Z)$T7~lYnEbZ2)`Ri+;|&G09<<dfi)iV1fJKA?-ly5ui|$6EYP$A?xJIneFcHmlByOspyB8-@xZ7EsjVirD#`z0Jzo%7FV*6d`m*<=xA!UfeA%BUUTEY5y
Gtx51Y-Nkb*E2$2AWrTxAlSE$_g!Ayan#nvK`klMNTrDxb21e%+C!s2!?ljBGvzr{X`>58uvB7MfYtSn^ugBBkHo)U8Kz-MpV@nab5x-W&TE-^^$VpQsYVo
?DRnJLk6>Hd^@kg_58uO)V|j|Cpc#wkvse$<H>_M0dtsH+}6Qy1#uCE3mM^7kv)Z=Mw0)xhlzpz#Qg?8A4_rQ4oWD3?HKF&I`$9qL9|rQ7~s_fhrBwPccuS
?&=ETW&a+!pR9{EaJ-F;7O$qzQLQ!!1M}a>u(U-i@`9&Lt{@qc3qaeIPy{Msgafq~$<mXuvCw@7bthKfff&+ENR)IA{(D*O@(!JImQ<{rs>?eP>^gVP!TNY
%ZO#Svq_rYY!=tW9&uz<Sp^(C>G-!s4dtQxmv|AiR`eey=L1P(1VYzcJ4cX<a??3@(OgF{x;z_ZlK-N@!FtEBK>1{ZWPn%Jb?9;-HcTF!LYJF_Dgbtf7*|t
SJFpG|C7d9E{EF>55MLey9;d!^0ObQa=VRnx&8|CE^lDT+6kfk&hE7?y#^Ste>w(UnZ$maVa=cH4wIR3AIZOXe4H}G4_;+IlHDaCY?O9T15R24p{qP4A@c5
)-yA0$*!;rJzp*tb;Hgrw;AS#w$(V{1LNFzSYxDi8XXw?j`JHNMkNHV`=O;DjAb0>kxKIa-PI@qj7K@9kbCWy{z%B{*6u=Y8KR56MvwJAu|zj5?4o3cDKw*
t?RY_A;{eY4Rt8aI-Xk*;)qrW6CAX?m+pz6cG+L0u1#r+!*?%{%NP!v~Z@(;Xz1)LJ0F3*_PcG$!QQ4esXDgtT-fN)7Sjji_IlP)>bGo`#bWo-k|8H!-(1X
H#hN^OgIf}7*F)I9(ryTSW(Qk{Qir)%r;v*#Jz>V?Ga6mh9HW)->{wmqiQ_cuOm!_gQTCNQyP``D!-?_i{O_>1#%j{oB93mAUd`Ax8pc@jH~nkVq*UT@trf
MwJdfBzd{~y0H0JdCom@OJ-@1+MUTR!!!jE3=Cl>@+hu?GM-8_oX^K&@=-`ue0qy!m{71zyilxA2)seFVM{Z&KKsUW4^8q_1N(3Y`*0Ki?ECIaF%!7ZZ{Yn
&#c#KQ_p+on^$ToWymO9u&z_jr{ne@bZ+-hQH@hj!J1T+!$0#y~I_R;8VYI|ggetEv6MV4yFA(}gl84gjtF2K`X<3r5{n{Oh^?7Xp%9#~UNA<+*%`(EM)Zb
h{>UL{r$u-gczEF{jBGGw_y_NFjeWG%v-|KEig_Aci3ig6-Xx#;U?vjhbX%$(XLbcqeoPT#_9d^ggsX!gWhSxuze&N#qoqvBc=$9oBi?BlGGT|ZMeA7x0w^
oViSDzQE+?t^FyeoMyT<ZZ;Sifrc7To|DMz5m3A(o}W?xppGgh;7qv><@UHls#f>(DZe$Ls>V(=uj~l1a;8F$^*0T&HFW&+r^6JjJk!@i~MU0l>6>!m<}BP
d6>|^6b2<mZ)i^*DrXoqJ<#(<_GG5ZhaNCtgdXBpwihr$C>*xCor{>gv#Wdtfh*_^f-lrk$zOciX38?tkSxbbE|f^V3TbzI?42=3dGHWEFR<{Pb0#gEL!Xk
-{8|+IN*;pq%3YAwH)&#tHM>frF!_-SFg^%4U&EbvYj-N9RCum>jxB8k7|<gvPtBYn6OoRU2hB~A4m_^0nKO|BG@c}RvSs{j^YJDG`9OApILTwMzT$igeUJ
(_EQW|z+VOJ7#l2Q8E9dfH<ki3#AyAnoc(F%pxmFk5o8X<n%Z?w;UmY!cU~32YKBd8c0MpV=aN-r;rh$4gxUfjuTDZoyYIX$6oo|EbkLm~tV%6_s%Qy32qT
C>6|03+a8eQwpIj=!-%e@SK`sCyAm5DMNA^8-_TUm(PF^U5M<V<b~DnIs<m(;n>jB5{U9U>}W?B;4x1H!a~b22rkK55`gV~{ru3!db1RZ!8w%+B}+zIy==d
2Cax7|3lcOo{j*p`?F?RHh%E-H#RlI51^AZzgE7vYwGV!{Hx8VR<@sxe_neL&){z_UKATDH!`ZhHm{GBI2i;xkxSs=wSh*w*Qpn3bAO!f;Yc`g^{6sD{2lN
tnyRJ<Ct(0@BCBX$U)+zrGjT|&gz{|N8RJWim#jCPRwJ)PUz-}0Ak)>{!PRAzQ{<Az4^#nr)d6ukQzAvwn+h{z2h{*^cIPUPid$X)PVN|G=PD8$~8Kh@wTu
(ZT<(llyP=pmDdHpTKdTZWZvdbndMx>Am6VB-DNu);MRHuVz{nicuB2=meHtAo9pt)2raL|lVPs??69(F<t1+k4iJp+)<=%3e%>bMICIJcGn?&;ynYE*TEU
UDw^?Xa5O8N|IB5Ox{%LjZQ01BR_G>oORgR*7C+-K-_aE2SD-cr}WvpJ&3)?~v4Y)cCXOiCbTNHObTHyx3ASV5c#eKV}|0}nBj5l>T(XFm@nNd;d4DMuEU_
W66cfMugTX&0sDc{82&Q&$;jg@<%7nu^s2FRiS
"""

JUDGES = """
;2}R2c>n-?LD)y^{?xDmJQ?>BA0Gx_onF=ni+Xy@VD)UJhrC<`!{8dFUXCm2m}xf!+wp6!zeNSKCQOBoB&b`fyD@oJZ1WtP-);sJpB;2XxSh_ngMb9lF?Ah
9yEy!04))vurnOU-F>9P*O9W~R@o7`!4tVVTr2_{)vzD8F%Nl{K<5y~n^ktS&3nMc3>v(;7c`xDN@E-{|NRngu5k+HYKi}GP8kn9t<sD8JUm~!Qa#VF~ZYQ
wMe#cX|#74T_BHUTy%2MHdFf(z+(ID$|n{0BimUXE<vesB=fd>=e3odz~W#G!eL}dvg;1rqDj)pKA!&YL*OTDbr@JzVaCLz4zr?l>lmD!r*kIRn=$UvdUC?
H4+uh@jrWZwnBGGJY#(r(2EIg99{Cnv0l?E4!}?>vLJ$Xw&`jKBf0Ug3EVBALUq9a@Z;(P9?gkJnOIRISKY=x|~gVX%6HV~qaNfLV++>C{Q(6KWXhlmtLst
`dR}=NXe;`bsGg&RW3N(2x=FtoU$h(_hvt0^$^y9oX@iv;im2m=uIcWvzvJ{dx&h$MWO(n>D=aZScsua2=)f-Z#^P>c9gq$KAru;Z{JCEP)PW<u~y9q(ZU2
i-xDF1nXcq+ksSQb32PCmHmv%JwCB>G<aLmG<rpK%1C|}#_weF%$@ZT(b<gGl_{sRJLZtWG=iBff3IhA+I_yJcF;^j^>ZzUa<Tm;)T@14<Iy1ndc(}LQ6+=
Q2T=X_LY;jb+ht+th*GMvmn4NwI)S9M3@L0<nZ3m%T*8;;n93r1w}_OM@t`hvpEBUu_jzTPnu%AumbV+xqe<?Qp2496ewbp~ofDcPUZ$&jh%)>g(y9vINyA
VtBN=9wpnU}uTKLH|Bb3(}GxJl!VXmL1wGi$AK~1bt$VMc3FWwib4!(Q7`XmHOWO!MZc^}b00-f6dkjN5YI>9D;D1%5>sMOg9bguB_pupRdWOPFJ3?>yGGA
_gfByLUjci>)Kh(;v>bmnj!l`q?x;MP*Ixf85ngt_%KREWnwk8#B!wt>RnSK}J>k-1)DSY^voDcFO;JVQOCQ1AjQbU$V-utTL`pq?o1XFfb?0Nao55-Ux|G
e;1Og_x14k+B2xfK)lE=w#nJK#(~JF39&6co8H(?mUe<+lYI!Lf}0UDVA&sC<fCDGL#I9T{BYR5$byAlO)KrJ!ToSMSXf>!L}t>?qHaz7EtWesB&_ta?OiI
nak7v_UKdLkDBbkf9(0CD8E}d21ea!!?0$9auuSDHy++rR{uHrJgh0b?=?+ho(<lVY7@o4yR(@?wrYp8onOG=lui_BmMwxyKEasvlw9~92GuMBCs2kCZgB|
~Craz1+@O8+03>5AXh?EjYXRa}=zNEOVJe#4V<C`vGz^#>z3FyhinUIW<{P#Uyj!Y!^rWO!U$K>5vEmZzH_;Q8-mU;oG!}~+x>^ir?Jd6A44tVy|CoDbQkZ
w>83d|5W(UikwCk@*sAImhs#T;b39kC$s(5Zi%#-k3AauSI5R_(o&FY_n;<D=fYWA9=PLqh1Iolxy@;2k9<geW{KfQiFcp7f9`h+4~CUn6;kn!PdH-ZlOc*
(!7pVo!=9%gMA%pR2ZwXL)kdGi+V$i4}0VuiudKCdO+R;DGZ<sk__&12e-uB5#_tVCg4N6bER<VFIe!e7gKZEMFakZd1(TD7n_I#?W^nzp2!|5oY3k$0=$c
c^~w#IKz<1YX1mx~KnL_g>eMpJWC)$M%)Ing&Af`Pb{!qOPi&S%9f&ky~$B6%FQdwTa}rD8tvi)WX0I5+qPT*P;*|G{^%jt{?Kf+P=%i(`%QgMIabC*?XM2
*E^u85WS@P`i$Ahbu*-><?$7lpb1bgyYEFYp<ljM?-zZQuIO-Oo|<NvzLQy&YVYVu>7!R$a!(N_YR1$7C_weCIb*U|S@j7)tauHT_q{-zXF&C@P3x9l;<Jg
F5oIs(shEgK_(W|w&2gThDIL&YHZGb$ym_CqY*$5?<n>PjdQP-os_;&0rm(v>#8lkWp(8gs;NVJ<yq2XH=1qpSi>})BCxTY6(iPKmZ5&bPWpgm&nhaS$SSx
i@PVI=XOlF}N=c)o5*yvT|Rabg|^3vTdihe-4n<;h+N!gFkq9x$oRnFH{Hgu@q6jl|wdCpZxpcLV+K<9g+Gye{F{*-;O2A(JvUX5~L++NfRD2VD##j!$}&N
jsy7b@R&K#X(K-IvEN2TD$XI=F}hG=lA{u&Qupjma&~j*Jur3E+w<Xs*um<)HQChx>_fDoQGvakzjFcYuC<O*$@KiIQ>=nxO$@7L)00-iY|wHH8VIKz4jKE
vhPj3BQJ4I&SpOnOp0gQ=9?8rq4=;K(1|C8OKuF<Oq=l%#KdMaJRE>9%gKkOp?~<j@}*khl=<O*}2zo`?%U}yZMZ*az?$3()3xY^~3lJc)hQlmA+P=Ydq$5
oEnI*`}PJGr$%FqXEfeaYw?%}?Va}B4D#e#wvI+DupM=LCN*gWa7S)uS%zaM8h}K}L<cQBdA;)n>aJRnz56Xcq6TQcnASVq;;OpgOftL19*gUK3YX6bI+sR
vUD94u8!$cI=NbCkUvhg?#}l$`03Ak}^4|W@UZnxCzmh7gH@lDSZ$ta^CndD;etO{az690*p#CuV@}4}pP=;^~QP-11Lj)8lVTTiGP_sb-0VW>^+CAXis>1
S2r%OVzD>pn2s=sQ{eQ5sVomJTw{v88%dVD4ISq{b|a@M*cPQU@lU)&Of>4NL|lXE%yvD2vO=V)E0f<jKwpRNUsVEa&q%ee3i4EFHt9mOIU_f?$M$xtbjnD
n`us-tStN;C+j)<mIfKcNICSeHAj<xi?2f(rc7C@tvZ*o+*fJ#4ur6zf<*S0CCVNH)!5VkHa;JaO6;qe(XxHPv7<&U`Z%XY@uRrlhN6NGYkloGc!)>w_G3$
(Cvnsy;YmdDX&tbMw3viagkDd)m)%cI*Mju9Dl(0tab5a=dH)_E|sGPEazQ;G<&tXEH~9W}&7POtEYT4vA?Qk45_!(PPaK?6wt=?DS+c!brA*XbCQef41vB
-nc(U@*f1_fQ4Nfa(J3n6{MG<i9rhmhNt8WJr^u7K#m}AF^iQ&#aKg>FKOD~#aC>Jlv`rl&~Ga`plT6Sv`HY%-0a&{iJ9F*`P#cag0K#3sWeNJWKDzI<YC}
y#0uom(=SZ&JjoF*pu@D9_m&ccLGU2&Xl5eiCkpn59d6J$a0htqc1cIztd75N#yj2BJr6~$=Mjk;FDPw_718p`9HwY3E9Yud+*FlNSgA?tF*Y3w7f5eF!=Y
igZm$t}+Qk7uVE+TRP6e<0mA^a>@Pl_wS+WF>-0U=YbK6%#8>^^{xhI42aXsC<ckqtcwTtaNTW{|?Gu+D%S+bW>B2$lOpY~uIe{2D25#@$67pI{g#>LMhAs
fmgvR!|n6-U!0))*3zgT*SJU0)l>rJps!Pwuf<eHamy9Lg4sehl1jnh4fx%sn#SY<02}*Yr6qyfP6AU-C_qlZ|%iBV(ccwy<#lHRH<l)VQ?5?iW38nPB)FQ
JNXM(UlrX*7>hELC0U&owwWaBauNp&?r^u_D>l|<c|}=>*@YG${+K2D=X>|7?GVGmMR_|0*zW~BmU0~Z(1K9h`{mI!1f1*JiqT6!w>p0Re-kCI`J|rxa+c3
7@I$Hzx-zb*^H{T{_amdZrq!X$iGBLYvSeXM39X8h91Y+sqGG^P(n4syLO$U^Yq0;UPZX<vR4XH1<`c9DbrF7Kh-{eW1v*2Tg$F{BD{B&DIy?hGK@k2Syo4
4xQ5I>K<`%K<tU@qecmS)tm3@0+E0!dry(s`P<kUxteK7J2i()@NUk=~&^8qip}F|BJgsY-R+7<OilbM^Wm6ZNYl904*(sp+oP@@z(sz|Qxu$X;nD7wM0k#
(zfd{2Ax|eRT{Ein#bgeE5NS<<*>5Ii+ueq5kX`Cw}0@BnxTfVQDNb4Tj$BlE}5Xinq_%;bEU*ma{I$QCoaN19dQLD~&dtoPc*)1wW2(jtTz)(hHL&{}}$~
pl}&4%Z<%XD&--5X&A^y}yoXFXkUqJutB|5yxi7E5w5kSIJ^Mk`;5cd;QEtt>GIVdwo6Au|EO6gk&8|F<tlxM(#QlL&Vx2ICKovrsRVwanSnuHN+TB|}naH
yf^s`u3u1y(mM;AcR+ZnIt;pQbRK@$VJW*S)v-KpRtkqA042*RZHYFPn;Rg2w`tytOaD#o#q+l*qd&FoZaA2MaQzlOkJHBXUT}vg+wE8rqQzrSC1re(3{9p
aJp0lz#n=*Q^?VOLCs9I-^UsvpumK&p%S!jN`qpq*DXMqJ0F+C6H_HxeX5lG;iN0E!(uXbZnZAE6owvdD#~P=N<B;Z`{Mju(zMZzIt6TFg&CE$mL71B8UCN
teojcLmSLi0Ib!!bPC{H?<(w3n2ZSGSiMKkva;%q?r2qq`wAy1-s&;gHYyoEBGq<gxQaGR$Z8^$a5PY>DI>o`m+6TwyfkHq&t`_tW<andvHpXKKS61k@#*X
rn;!+Nq^8T{-CVFpUOCCce5@0kblkrJ(><MO?_%xraAJlN8M}SjQq6$IrhY_H`)XA?3IZmx%1Jl8j(6gm_4oIB_*Yfm8alH*)q=w>_7g}jXLq^tE>o;Zh(r
=Z^&+CxxMYJ=|A@JM|QG4>AByJ>*XyFwgL*gb;2nd6AJ!OvbdCIIl`rY%q8q{=J{w|Dpu*P5|+ZVZxvo53A43R{OSoC@Wkd{fEcK1Nv;9bgqDF_{x$c$C^b
Cdbqb~BM)TS#($qkY115{=j<qK+wB<k^=kgJFyxoCxj%ij@?K+8w1g{#LIPH_%0zfYk`_w1rv2)9||P8Bz=*F#N_;%q{s_VNh+z6C`rri}&M{w7dA7vyGz+
jB}E`WU;HXtbjM{y$PU-Y3mwrDmDpkPSAXwxG0jgcydCQ9`6c5a|IV(N9m#m_FX|8xjzRBoP)&NV2CABV~_~0sbPpVF%e$O2><AvHzZFAn&9sc44evztwU?
(FvPBiVHVT!O#bEmGdo|=RTK%H*^$)UQAoyi{qsf0_HfbFgxX~1MDrza)ywC{_%^SxxaJc=4R<HQX`;``Xupr-d1UT;V;Om3k~Y{x?f(xfKtvIU=9XBjH{>
qUBUjcA=efxlu}gkc+{w5j;sYLMO_%RXCp~V$kT3x1X)b}Rfpn9q!<-6I+69}JgJksCvU_EOK4x2M3C#xZr@g$dc>8Ua;g>FBWs0fMOe+^uPv9Ih0f_FYK|
w<&j)vPpv-9_WopJ)yyg6(|uKOo8S-Tm=1up8nTq@dXV|vi~snU==D`Xg0A$3UV$ep=w9lwSu*;#Iot|lj>vc}4^Vl;w~pcj@yTmK#g3b9SsCN_wY85RuOO
!5VjtjkKf&;Hq?c~n9Z#VA&jAUY!&jH9ER@Pj-(6r~!ZT2Z8}MqClq{ZHF|Vo;o3BVGV8FrGGl<C%?%W)SaJAQexDW|?G>gkHOH!>IN0CzN;yDs)|)|Gpt!
i(;Q5aKVEjR=KUrhU^r+w%F-W)Z0JW^%2#vYLO2!<tpp0+vy2(a9G7y!Vy+PfloK`s*w{2rOlPWBO|@URl85llua!sL)6vUlc~A?&DLRXg@I4{oMG4B(`go
X>#d%YO3h_Gm$Dp1ykjgvY;ZO57~(?L3{E}kjboVx?s`I4F_(|Mi=AhGc(w7ovKb^KS<u;2C<$emhQc)i-z)AI^wc=MX!}EJLsy9$RY-W=-1t~nN-`p=lW3
<FvF8oJnPocW|5O|xckEH|n2=pF1Pj}0S<Gc0zBP(wDw^d%%NBFKZtKRZ=_`7yD#<8|nSGcz3&C7#X`V9$?BAW`kQt>`8O~di(4%>H=S3wAS46T@FgfyDsF
*;RH{j|Dl=w_jH?p#Zc7UGcusS<K3aU%K(xDLafWj8<0Xb`&7!1P<Kr^M+fteV3yC+ikq>354#t5VtiX4+z>1><sQ-URu?Rjd=zx?-^GX&(l{k7ZsIpDzQi
+C@d6KKL@GdlF?uq}pz;~4BD0U3e}{aDcURsJObu@gsPA<y3YopXGd0UcP90a2G~!pC4m)L&dlT0c8}(f&hifVNLOC~X6{TQ^~k-bS90uw%9C52$wml+RMR
0HX~G0=ve?{ac^k3s`4Q;mmVy{5ca?cQ|*}BzuiGaI;Y)%Q(85JuC@PSHQ~WCcJ(W?`anRfK7<9_ax6*&NyQ6TVS_KzVEk-rALaYj2H*M#G*Z{*mq&)6cd~
ZOosZLepfjl4<M0YFv2taIYXBmDuuUwG-LTCan3#FnGW$^E;_coJV@+Bc}0YALaM8UbI@2=QzjrH<=G?rzoDE}$B9S`!r((DO<x;%_9>W$>k#*gVEeIEL9J
ubDWTA9>k<j|^ul`^O{jAqYv`GywzpiZ647+jwAHZN{N7ifX^4O3qBEm@e~qqcxSv{LN_qf2kxeus(-v14aXT}+B26N_6kVR)#E#a1vtQze);+#PP}RFn@k
f@_+}pNt^jRA*`3!qAnsalJ28UiDrUx<^x%iD@8zh2Q{~t=aadYmVcPhzuL?=#`eU-F|MLvUwZh|wdno0SWDE>J;nxXePE8`uAqvIcKW5C8<mHmf00+-4Hb
{iwEg7k2P5f-HlGamj2eS?Wprx2Dg2qj*|QH%4bMjHSjf1P7n;$p9aF^RsJOF3D{oIjkUnZC803!c-rdnpl>FOmotUofIpecJ}DxDXGZ!IzunO^acH9NqBC
ZmxJR4;*^a7x7mtIfjMnQR)4w<xGzZEkdrs^|s8ytCsu_NR)xURCZiLs4&;hq>B?+nTwp_Ja)K)neEx~u+9TmLAXWogtU~HsZ5J>1!RA{{uG>RN#+UX$niu
TusD5Z8~Nn``0x-nrGqBpEU{Q)y;tq?eAX^((7(}~fX(;$MPzy;;Z{4#ypw;^QDFd3mQng=54Ib3od8v$Geto>2^3<w6y$q;K_E_7CO^&0KE<z3vYTKsI9c
@Lm=9&Mik8k{p0{7~4x267)byB>0|<MK#oNTh&g-mu_!31Uz0q;k)8_S^+xk2q)R?`Wf1{Lx!%de|45JcM{P5w1FUvevXsF?MZn!!r!GOy}^oP4J`^O$-Nf
VMvg*Gi~5kUp-k1=K#S!s$V|I&$x*B)_7X^Wqu0TvauKLMKi^8ke<4S;Rk9`NvMau6ME5JCBJCIvg<LpSJAGPxDX*>OJRIR%EADdlk)rZPE$qG<UjY4#|fG
jA4DX0|z)U$B!3x`VAZKrKIl=@t@5ZXgh#ZUBfoI~<{QHD-=KaL`X5gM1QV28cM45AH6j|CLTMIBRlf#CoVlK&`VgyT>ZqaGSnB?1DL;Z`h6Db#E1OdN_N6
DD=uK^b5;_y;$(a4j~Ci?89tf1;@ZYT8{PL2;gybm)%o*&CF3j+>LmP%j;v000
"""


# ==================================================================================================
# src/tempo/othello/evaluation/learned.py
# ==================================================================================================

"""What was learned, from its text to what evaluating reads: when it is first needed, and once.

That takes some hundredths of a second, on a busy machine many times that, and not every move has so much to spare: so
it is done in steps, as many at a time as there is time for.

Most contents are so rare that they stand for nothing. The text holds which do not, a bit each; what those stand for, in
quarters; and the judges.
"""

PACKING = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]
STEPS = 4  # of the text, in one


class Learning:
    """On the way from the text to what evaluating reads. One for all: who searches in threads of his own copies the
    part of what was learned that is written to."""

    def __init__(self) -> None:
        self.knowledge: Knowledge | None = None  # as soon as it is complete
        self.steps = self.unpack()
        self.turn = Lock()

    def go_on(self, seconds: float) -> Knowledge | None:
        """Go on for so long, but for what the last step takes; what was learned, if that was all."""
        end = perf_counter() + seconds
        with self.turn:
            while self.knowledge is None and perf_counter() < end:
                next(self.steps)
        return self.knowledge

    def unpack(self) -> Iterator[None]:
        """Step by step."""
        kept_contents()
        yield
        kept_for_other()
        yield
        digits_of_rows()
        yield
        network = unpacked(WHICH, STANDING_FOR, JUDGES)
        yield
        self.knowledge = knowledge_of(network)
        yield


LEARNING = Learning()


def learned_knowledge() -> Knowledge:
    """Ready to evaluate with what stands in weights_data.py."""
    knowledge = LEARNING.go_on(inf)
    assert knowledge is not None
    return knowledge


def unpacked(which: str, standing_for: str, judges: str) -> Network:
    """What three texts tell."""
    is_told = np.unpackbits(np.frombuffer(bytes_of(which), np.uint8), count=kept_contents()) > 0
    contents = np.zeros((kept_contents(), OWN), np.float32)
    contents[is_told] = np.frombuffer(bytes_of(standing_for), np.int8).reshape(-1, OWN) / np.float32(STEPS)
    return network_of(contents, np.frombuffer(bytes_of(judges), "<i2"))


def bytes_of(text: str) -> bytes:
    """What a text holds."""
    return lzma.decompress(b85decode(text.replace("\n", "")), lzma.FORMAT_RAW, filters=PACKING)


# ==================================================================================================
# src/tempo/othello/endgame/endgame_tree.py
# ==================================================================================================

"""The tree of the endgame solver: does the score of the root reach a goal?

The score of a position is at least g if some move leads to one whose score, told by the other side, is
not at least 2 - g; scores are even. So one question is asked in the whole tree, and every node answers with
a bound of its score that settles it. The line that is being searched lies in frames, one for each ply, a pass
being one: between two nodes the search can stop and go on later exactly where it stopped. The last squares
are left to `score_of_few`, which is never broken off.

Moves are tried in the order of how few replies they leave the opponent. Where the squares are many, the
table is asked about all of them first: one that is known to reach the goal ends the node.
"""

# These limits and the weights below are those that were fastest: docs/othello_endgame.md.
FEW = 6  # with so many empty squares, lists of moves cost more than they save
PEEK = 12  # with so many, the table is asked about every move, and the ordering looks further

# What a move is worth: a reply less for the opponent is worth REPLY, an empty square less beside our discs, where
# he may get replies later, is worth LATER_REPLY.
REPLY, CORNER_REPLY, LATER_REPLY, PARITY, LIKELY = 4, 4, 1, 3, 1 << 10
MIDDLE_WORTH = 1 << 8
# Where the table is asked about every move, each is also evaluated, and searched a ply deep for every three squares
# more. Of what it then promises, a disc is worth as much as a quarter of a reply.
PLIES_EACH, MOST_PLIES_AHEAD = 3, 3
PROMISE_SHIFT = 7
CORNERS = np.uint64(0x8100000000000081)

# A frame: a state, what is asked and known of it, and its moves.
MIXED, KNOWN, BEST, NEXT, COUNT, QUEUE = range(2, 8)
MOST_MOVES = 34
# In the queue the best move comes first: a word for each, its worth above the number of its record.
NUMBER_BITS, NUMBER_MASK = np.uint64(8), np.uint64(255)
# Behind the queue a record for each move: its square, the discs it turns, the replies.
SQUARE, TURNED_DISCS, REPLIES, RECORD_SIZE = 0, 1, 2, 3
FRAME_SIZE = QUEUE + (1 + RECORD_SIZE) * MOST_MOVES
MOST_PLIES = 128
PASS_FRAME = np.uint64(1 << 20)  # as COUNT: the ply is a pass

# The task: what is asked of the root, what is known, and where the search is.
NODES, LOW, HIGH, FLOOR, CEILING, GOAL, PLY, STORED, BITS, LAST_BITS = range(10)
ASKING = -1  # of PLY, when no search is under way
CURSOR_MINE, CURSOR_THEIRS, CURSOR_MOVES, ROOT_MINE, ROOT_THEIRS = range(5)
UNDECIDED = UNPLAYED  # in place of a score
SCORE_ZERO = 128  # scores in frames are kept above this


class EndgameWorkspace(NamedTuple):
    """All the memory of a solver."""

    table: np.ndarray  # uint64[2 * 2^LAST_BITS]
    frames: np.ndarray  # uint64[MOST_PLIES * FRAME_SIZE]
    cursor: np.ndarray  # uint64[5] the position the search is at, and the root
    task: np.ndarray  # int64[10]
    knowledge: Knowledge


def new_workspace(table_bits: int) -> EndgameWorkspace:
    """Memory for a solver whose table has at most 2^table_bits entries of 16 bytes."""
    work = EndgameWorkspace(
        table=np.zeros(2 << table_bits, np.uint64),
        frames=np.zeros(MOST_PLIES * FRAME_SIZE, np.uint64),
        cursor=np.zeros(5, np.uint64),
        task=np.zeros(10, np.int64),
        knowledge=learned_knowledge(),
    )
    work.task[BITS] = FIRST_BITS
    work.task[LAST_BITS] = table_bits
    return work


@njit
def search_tree(work, budget):
    """Go on with the search: a bound of the root's score that answers the goal, or UNDECIDED when out of nodes."""
    table, frames, cursor, task, knowledge = work
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
            mixed = mixture(mine, theirs)
            known = known_of(table, bits, mixed, theirs)
            if lower_bound(known) >= goal:
                score = lower_bound(known)
            elif upper_bound(known) < goal:
                score = upper_bound(known)
            else:
                frames[frame + MINE], frames[frame + THEIRS] = mine, theirs
                frames[frame + MIXED], frames[frame + KNOWN] = mixed, known
                score = queue_moves(knowledge, table, bits, frames, frame, moves, empty, goal)
        while score != UNDECIDED:  # up, as far as the score answers the question there
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
            known = with_score(known, score, goal)
            keep(table, bits, frames[frame + MIXED], frames[frame + THEIRS], known)
            stored += 1
        mine, theirs = frames[frame + THEIRS], frames[frame + MINE]
        if frames[frame + COUNT] == PASS_FRAME:
            moves = moves_of(mine, theirs)
        else:
            record = record_of(frames, frame, frames[frame + NEXT])
            frames[frame + NEXT] += ONE
            turned = frames[record + TURNED_DISCS]
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
    """Where the record of the n-th move in the queue is."""
    record = frames[frame + QUEUE + np.int64(number)] & NUMBER_MASK
    return frame + QUEUE + MOST_MOVES + RECORD_SIZE * np.int64(record)


@inlined
def plies_ahead(empty):
    """How deep moves are looked into."""
    return np.int64(min((empty - PEEK) // PLIES_EACH, MOST_PLIES_AHEAD))


@inlined
def odd_quadrants(empty):
    """The quadrants with an odd number of empty squares."""
    odd = ZERO
    while empty != ZERO:
        odd ^= QUADRANTS[square_of(empty & (~empty + ONE))]
        empty &= empty - ONE
    return odd


@inlined
def queue_moves(knowledge, table, bits, frames, frame, moves, empty, goal):
    """Write the moves to the frame, the best first. A score, if the table knows enough of a move, or of all."""
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
        turned = turned_by(mine, theirs, square)
        after, other = theirs ^ turned, mine | turned | (ONE << square)
        if empty >= PEEK:
            known = known_of(table, bits, mixture(after, other), other)
            if -upper_bound(known) >= goal:
                return -upper_bound(known)
            if -lower_bound(known) < goal:
                best = max(best, -lower_bound(known))
                continue
        replies = moves_of(after, other)
        worth = MIDDLE_WORTH - REPLY * count_bits(replies) - CORNER_REPLY * count_bits(replies & CORNERS)
        if empty >= PEEK:
            worth -= LATER_REPLY * count_bits(squares_beside(other) & ~(after | other))
            worth -= promise(knowledge, after, other, plies_ahead(empty), -WINDOW, WINDOW) >> PROMISE_SHIFT
        if odd & (ONE << square) != ZERO:
            worth += PARITY
        if square == likely:
            worth += LIKELY
        frames[record + SQUARE], frames[record + TURNED_DISCS], frames[record + REPLIES] = square, turned, replies
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
# src/tempo/search/exact.py
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


class Bounds(NamedTuple):
    """What is known of a score, and how many nodes it took this time."""

    low: int
    high: int
    nodes: int


class ScoreSolver(Protocol):
    """What finds scores."""

    def solve(self, state: np.ndarray, nodes: int | None, floor: int, ceiling: int) -> Bounds:
        """Bounds of a score, of interest between floor and ceiling. Asked again, it goes on where it stopped."""


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


class Questions:
    """The talk of one proof with its solver, which spends the nodes that are sent."""

    def __init__(self, solver: ScoreSolver) -> None:
        self.solver = solver
        self.nodes = 0  # what is left of those that were sent

    def ask(self, ruling: Ruling, state: np.ndarray, floor: int, ceiling: int) -> Generator[Ruling, int, Bounds]:
        """What is known of a position as soon as it is enough; the ruling is what is certain meanwhile."""
        bounds = self.solver.solve(state, 0, floor, ceiling)
        while bounds.low < bounds.high and bounds.low < ceiling and bounds.high > floor:
            if self.nodes <= 0:
                self.nodes = yield ruling
            bounds = self.solver.solve(state, self.nodes, floor, ceiling)
            self.nodes -= bounds.nodes
        return bounds


# ==================================================================================================
# src/tempo/othello/endgame/endgame.py
# ==================================================================================================

"""Perfect play at the end of a game of Othello: the exact difference of discs.

A score is told from the side to move, the squares that stay empty counted as the winner's, as tournaments
do and published results are given: it is even, and positive where the side to move wins. First the outcome is
settled, by asking whether the position is won and then whether it is held; then the score is narrowed down.
"""

TABLE_BITS = 22  # 2^22 entries of 16 bytes: 64 MiB
NO_LIMIT = 1 << 62


class EndgameSolver:
    """Solves positions, remembering what it found until it is reset."""

    def __init__(self, table_bits: int = TABLE_BITS):
        if not FIRST_BITS <= table_bits <= MOST_BITS or table_bits % 2 != FIRST_BITS % 2:
            raise ValueError(f"table_bits is {table_bits}; give an even number from {FIRST_BITS} to {MOST_BITS}")
        self.work = new_workspace(table_bits)
        self.known: dict[tuple[int, int], tuple[int, int]] = {}  # bounds of the positions asked about
        self.open: tuple[int, int, int, int] | None = None  # the search that can go on: position, floor, ceiling
        self.settling: Call | None = None

    def get_ready(self, seconds: float = inf) -> Call:
        """What does the work, as machine code if that can be had in this time."""
        if self.settling is None or self.settling.rung == PYTHON:
            self.settling = settle_endgame.on(self.work, last=(1,), seconds=seconds)
        return self.settling

    def let_grow(self, table_bits: int) -> None:
        """Let the table grow to 2^table_bits entries and no further, as far as there is memory for it."""
        self.work.task[LAST_BITS] = min(table_bits, int(self.work.table.size).bit_length() - 2)

    def reset(self) -> None:
        """Forget everything."""
        self.work.table[: 2 << int(self.work.task[BITS])] = 0
        self.work.task[BITS], self.work.task[STORED] = FIRST_BITS, 0
        self.known.clear()
        self.open = None

    def solve(
        self, state: np.ndarray, nodes: int | None = None, floor: int = LEAST, ceiling: int = GREATEST
    ) -> Bounds:
        """Bounds of the score, equal where it is known exactly, found with about `nodes` nodes.

        Only what lies between floor and ceiling is of interest: the search ends as soon as the score is
        known to be at most the floor or at least the ceiling. Asked the same again, it goes on exactly where
        it stopped. It stops only between nodes with more squares than the last few: some hundred nodes late.
        """
        position = int(state[0]), int(state[1])
        low, high = self.known.get(position, (LEAST, GREATEST))
        if nodes == 0 or low == high or low >= ceiling or high <= floor:
            return Bounds(low, high, 0)  # and leave a search that has paused as it is
        task = self.work.task
        if self.open != (*position, floor, ceiling):
            self.open = (*position, floor, ceiling)
            self.pose(position, low, high, floor, ceiling)
        with np.errstate(over="ignore"):  # a hash overflows, which only interpreted code remarks upon
            (self.settling or self.get_ready())(NO_LIMIT if nodes is None else nodes)
        self.known[position] = int(task[LOW]), int(task[HIGH])
        return Bounds(*self.known[position], int(task[NODES]))

    def pose(self, position: tuple[int, int], low: int, high: int, floor: int, ceiling: int) -> None:
        """Put a question to `settle_endgame`: where between floor and ceiling the score is, known to be low to high."""
        task, cursor = self.work.task, self.work.cursor
        cursor[ROOT_MINE], cursor[ROOT_THEIRS] = position
        task[LOW], task[HIGH], task[FLOOR], task[CEILING], task[PLY] = low, high, floor, ceiling, ASKING

    def solve_outcome(self, state: np.ndarray, nodes: int | None = None) -> Bounds:
        """As `solve`, but only as far as needed to tell win (low >= 2), draw (0, 0) and loss (high <= -2)."""
        return self.solve(state, nodes, -2, 2)


@entry
def settle_endgame(work, budget):
    """Close in on the score of the root until it is known between floor and ceiling or the nodes are spent."""
    task, cursor = work.task, work.cursor
    task[NODES] = 0
    while task[LOW] < task[HIGH] and task[LOW] < task[CEILING] and task[HIGH] > task[FLOOR]:
        if task[PLY] == ASKING:
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
    """The next question: is it won, is it held, and then away from the draw, in steps of an eighth."""
    if low < 2 <= high and floor < 2 <= ceiling:
        return 2
    if low < 0 <= high and floor < 0 <= ceiling:
        return 0
    low, high = max(low, floor), min(high, ceiling)
    step = max(2, (high - low) // 16 * 2)
    return high + 2 - step if high <= 0 else low + step


# ==================================================================================================
# src/tempo/othello/endgame/exact_moves.py
# ==================================================================================================

"""The endgame solver as the player wants it: which moves are best for certain.

First whether the position is won, drawn or lost, and which moves keep that; then the best difference of discs,
and which moves reach it. Whoever runs out of time before the second part still knows the first.
"""

MOST_EMPTY = 26  # beyond, a proof takes minutes
# How many nodes a proof takes, fitted to tests/othello_positions and, from 18 to 22 empty squares, to other games:
# docs/othello_endgame.md. With more it is a guess.
USUAL_SQUARES, USUAL_PROOF = 18, 3_200_000
EMPTY_DOUBLES, MANY_EMPTY_DOUBLES = 0.85, 0.7  # so many more squares double them, up to 18 and beyond
USUAL_MOVES = 9  # to choose from; where there are more, so are the nodes
SLACK = 3
ENDGAME_SPEED, INTERPRETED_SPEED = 12_000_000, 15_000  # nodes a second: the slowest proof with 20; a guess


class ExactEndgame:
    """Proves which moves are best, near the end of the game."""

    def __init__(self) -> None:
        self.solver: EndgameSolver | None = None

    def get_ready(self, game: Game, seconds: float) -> None:
        """As `Prover` has it."""
        self.solver = self.solver or EndgameSolver()
        self.solver.get_ready(seconds)

    def rung(self, game: Game) -> str:
        """As `Prover` has it."""
        self.solver = self.solver or EndgameSolver()
        return self.solver.get_ready(0.0).rung

    def outlook(self, game: Game, state: np.ndarray, seconds: float) -> Outlook:
        """By the squares that are empty and the moves to choose from."""
        empty = CELLS - (int(state[MINE]) | int(state[THEIRS])).bit_count()
        if empty > MOST_EMPTY or seconds <= 0:
            return Outlook.NONE
        expected = expected_nodes(state) / (INTERPRETED_SPEED if self.rung(game) == PYTHON else ENDGAME_SPEED)
        if SLACK * expected <= seconds:
            return Outlook.GOOD
        return Outlook.SOME if expected <= 4 * seconds else Outlook.NONE

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """As a proof that takes more nodes tells little on the way."""
        return expected_nodes(state) <= 4 * nodes

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[Ruling, int, None]:
        """Rulings, as `Prover` has it."""
        self.solver = self.solver or EndgameSolver()
        is_slow = seconds < inf and self.rung(game) == PYTHON  # making the table larger would then take seconds
        self.solver.let_grow(FIRST_BITS if is_slow else TABLE_BITS)
        questions = Questions(self.solver)
        moves = moves_corners_first(state)
        ruling = Ruling(moves)
        bounds = yield from questions.ask(ruling, state, -2, 2)
        outcome = (bounds.low >= 2) - (bounds.high <= -2)
        if outcome >= 0:  # in a lost position no move gives anything away
            ruling = yield from keep_those_worth(questions, ruling, state, 2 * outcome)
        ruling = ruling._replace(value=(outcome + 1) / 2, score=None if outcome else 0.0)
        if outcome != 0 and len(ruling.moves) > 1:
            score = (yield from questions.ask(ruling, state, LEAST, GREATEST)).low
            ruling = (yield from keep_those_worth(questions, ruling, state, score))._replace(score=float(score))
        yield ruling._replace(exact=True)


def keep_those_worth(
    questions: Questions, ruling: Ruling, state: np.ndarray, score: int
) -> Generator[Ruling, int, Ruling]:
    """Leave out the moves that do not reach a score which the position is known to be worth."""
    for move in ruling.moves:
        if len(ruling.moves) > 1:
            bounds = yield from questions.ask(ruling, state_after(state, move), -score, 2 - score)
            if bounds.high > -score:
                ruling = ruling._replace(moves=tuple(other for other in ruling.moves if other != move))
    return ruling


def expected_nodes(state: np.ndarray) -> float:
    """How many nodes a proof should take: by the squares that are empty and the moves to choose from."""
    empty = CELLS - (int(state[MINE]) | int(state[THEIRS])).bit_count()
    choice = max(1, int(moves_of(state[MINE], state[THEIRS])).bit_count()) / USUAL_MOVES
    more = empty - USUAL_SQUARES
    return USUAL_PROOF * choice * 2 ** (more / (MANY_EMPTY_DOUBLES if more > 0 else EMPTY_DOUBLES))


def moves_corners_first(state: np.ndarray) -> tuple[int, ...]:
    """The legal moves, a corner first: with no time for more it is the best guess."""
    moves = int(moves_of(state[MINE], state[THEIRS]))
    if moves == 0:
        return (PASS,)
    corners = int(CORNERS)
    return tuple(sorted((move for move in range(CELLS) if moves >> move & 1), key=lambda move: not corners >> move & 1))


def state_after(state: np.ndarray, move: int) -> np.ndarray:
    """The state that a legal move leads to."""
    mine, theirs = int(state[MINE]), int(state[THEIRS])
    if move != PASS:
        with np.errstate(over="ignore"):  # a difference overflows, which only interpreted code remarks upon
            turned = int(turned_by(state[MINE], state[THEIRS], np.uint64(move)))
        mine, theirs = mine | turned | 1 << move, theirs ^ turned
    return np.array([theirs, mine], np.uint64)


# ==================================================================================================
# src/tempo/othello/evaluation/meaning.py
# ==================================================================================================

"""What the values of the evaluation mean to a search, fitted to searches and games by `workbench.spreads`."""

EVALUATION = Evaluation(evaluate, UNIT, doubt=(8.75, 1.0), spread=(0.162, 0.26, -0.268, 1.693))


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
# src/tempo/othello/machine_code_data.py
# ==================================================================================================

"""Machine code of othello, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "1e47530230cfc821ec88d8df", "checksum": "c30407a44b4ce89b22c40692", "sources": []}
tempo.othello.endgame.endgame:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;GQipHeCQM;DqL7IwrHA{K|j5mX^2+9K$mh_omYw+4T@5^jiRvhsK?Tl2FtwZBE_5)0Nl}?J+)dE<PK}`@Q><E66
MQ9H$+DjS&u#zJb0bb-
}7Jz9LY|YGdiK98d&fVF4$Gw<q82HK9Tm)4APxkFc4*>>>Kr?3Ljkcr^ixngFXK#AJIT{Fx&7wexkPQ{kh~YP0Cj67u&UIHO#hR}O)P^xv^N)<Cf6bcI}6
Q(^Px6H}OdPbvVxxD#Pa0cCbWgB`kZ3BBgCH6go|bH4DwY=z#1@74*9UU4M21-NEf!h|Cz7y5X-
u^9RbGeT$<WHm;GyS!sqvA7%a0%p=T7)aZHC)=o+_VS7W&0RL32aja+zAs0OGa}6?TL=zy#staFWXM}m7nj=#DsmX~$rX^%0C3iekq32YtL@o)KkMRf4b4
^9Y!?nE!VFBS9q0-FWXqXpOz?u&s1eOW>tSn|PyRTlg|_|xuY>$Z=>M*R7$Bm_qKKHaqMtII`54aemcwg9fxT$~NA+_$YqS033MHH>Zh&1RP?kb&-
WB!Uyjt>!=WQY5vN!wQ=c$Zq3#|Fi(r(<rL;d%$YCeE@FoOx)l>&INyY*UY3&+kW>51+O-M>5u%wO}-
jQ#C8Yl)iRG^=R`Nh+?EJo%=B9?81@aJN?M%YBxx`tLK8uqHyZ2#APM7C$`OjOh?y;(@71!NiSe#BCFJt8F)EvoSdgvGg*6ci1y25{iR(Yr%YHT=b4@{`y
e)i$qRn3=Uk3Ap+WUgMEI5my;bFcoNXoTCeS+!<=9IY?w*rexVQ#OK0{^&yyv3-
)iWTW@(AAhF?vPzsK1d6|U0JjW&;7D7971D8s6YQ>D33PlMT$b9&UcAh`<l``97f!cqFf3VqJZ?4U7-
E@X%s1J4jX{Du3S@(t<zXvsn`XSDDLKCz(TOWV6rUr57Hw#rk}G0u(Wb=56V&QifkE9|&~Y?s=n2^0mGdb<Tzv+sp31cIJuoKsIg{Ec;kjZjFq6Svx8FY@
1dQuO^xBFw3%39LaY{#JtM0GFg<dOFRjvYZiVx?Vtf=8x@jj_V==jEe1WaOvXvYL)NR;Z#bUudHutLncgYkfTAio;eY4!kO>sYg~DIhiOykTmkGT$W}7=+
y7u4+?#2hdC!w0Z_CM%p=6%zQC?Z@`sA1rfmP5^9vI=v@<*M-)?8odp6^3Wa9-|4A429g9S6(1R9L5{(X#`oF5OCPN;uYdVkS&oR7h-
GV$T2ayGquq{~kJ&0<(yu8J0KJGVEHgmZW1`ljV9%6miRbPOh>3;6rce_5W-ntWiG37$|}Px{Rz_V`yW_m-C_9Ey>FqUL*?L3zXzww8t(_FRM+(=<~9zvd
W_zRd?ke82tzl#V3qmszyKmiy$zjw%&OZ6DCoyAz9C#<KY4JFipeb$I6t{0k1p0-u*C^bQu-1M@G511%>O{XMvq}mv-c<lx7~LD`8NPN1ksardrB`0a*}-
JY*YTkUM&AMpbotwr$XQjoT7tebewsjby^n5PpHv6H>F3<JW__njgOsN#dXAd!Ej0f|Y+YTb3y6{9cC89BL_5tcRSK-$N#<hZxqoEQ2(fj-SoRJMy*0#2W
EgjcJ)_G$Hff^?(_t)Z<}6{E$Mpk#8g3?4&|kg<=^`m<PU*Oah&PbvGF3@z7G8vt>b!MFFg2%>kxf-
(5j%{LKz7I4+(JoQRy3e?~@8GSB2DA*{Ol_lc0&dW&rr%EMm}f0!S59mxbkL>#5r(0Ja<YH6iO#p8ERfPhijDHzPKoip@`xzMLX%O7O$2M0w8PFdF-
Q&enQSg~)B&bw^+d%1tXqrNjJ*<VOAdGn%4ZiyXSA**DbJ2ya2KNi(bYBRUFZX}=C#@>6$iz}?)py(3O%P88mx_z~2=Ed|9CT}3n9sJ>5)Vd-
bxEL3EawfP4wCGca+ZavnRimcn2yZSn3QuP-tM+d~WpEz&INpe6rifW*2XmR9$E;V$aVkr$?L{zS{g=FwI(OG5BecD$4ao~5XiaI+hQnb1M2SqH3)p)_BY
ipZmS-N(IA@F7lnZq;8-?kItiw^&(a`E9D#T}`&Hj^3!^GcZc<W-
i{vBtLbscZOWZCvs4<VXV9#*@jCr?zFzP;xeMn<E6$893hIQtCed_NH;iQdX~<`CxYs|9u}?=|vWQ<N1&TH>f9Xf6zwB&=&ESr_ZD=fsbPQ$}5b)!=r`5b
BjxK8?%0vD-4$7KoxYtGRDz6RKiY59#idDYJi}!~>xgleGfS)w}gIHxKzXBng|-
&TfnVwAGh=MjVm2`}WdbJ=jk#w;BoIY%`JwYF15**DP4FioxhttM0Dx`ncHcvJ?f@jt)OKA8_~lCMteLF>&#?+&IJA2u@A{XnUJ7TnUc^M$jc-XSTC+5E0
R`kpIFaAD!4VdUFSGMnKWeZf0#3_w+mAPMtD=w*z;Il6Cs3bU}A3ATZM*;_0^5Io5Ymk)4f^`b0};Ve3f$=zk4t$hCQ*l5|Em*9~(sW%<<rIm=mk{tV-
#D3OI#!7JS<e-27<>!2<y>tpFhC-
!*E^IT3r85q{32`f9pz@<s~dOjr4qoaqO+gcyO>9Y39f(_UxBtW@>A($8IhW4=F9x3*&pKxKMYuXYf2Ov_5RV>j`5Whi^GUX|B6;&^%;fUsrGu9cY>=D(I
?tPybilK~Rj~{2K75}C}A%>yCK+y3TE@jR;2>e{))Q2AA{{mfGbHL<}SmL0J6MxO6AungpngNwyqr^p1L<%v&j0#Af5~PsqsCly6JJn!e20K^fMk8WX{@h
lHeXA=xGDtu;KIUAp`F38F9*lI%iyHC?>-h5~8Q>lSrruht7mP-
#NmwFTPo|mP5Aiq>zbEs1_2S#k=n&ki>g878bZLv2VSy#t7YHtP7!I<A%1jE3>(!$?<r!o&iQ#cyv2*9Zgd$Z|f9@&(!b@O%fCKX*yyYf4?C;cbHz?1U2o
7;Q3o&eCufdvlTHsj<Jpp^gUM^%kdHog=U9>_)lmCY~du-z(<^F`_*7N_{?Zf$B53$Z6igiqAsH8|o-
R~G7!1;cBdkE>CA6<FuQm#<h+kNjQ*V}~e5D}~f2!rR+>l=V^)$$F=g_X|a<p{p)$g@<loFLNZ*$^AMVoD6iE<qnlp}PSHj#sDCi-
~F_bohOOo^b3bBAc`28?%)q=vgH-!&J7zrhLO@2tY&7Zr=l-PtQgZqfX5OMo5+bV?%a%Q6I>e?2v^sP5P8=Ji!DYa*9J??=gVzhdLiJNw%n#Q{-
fbdw17z)h!qVes@X@A(IqEGcakcUa)T;!%5ClV`o>ZBeph4PcVxP_KtUxRk`SOKk+W%{Yi!CJ?esxf8?ch=9Ws-WJ8@!RKTUuR~#ipWZ%WZIEDhskZ+c!3
?iD`E7;iAj&hdX`72(RJY%({*@9(+dY2>5iST~R0%b}D#MMaOU5m!lrJyhlJ1<iKPv@b|WhPfqMo91qd2(HvMi1J<pZGP9KhBgTPSCqGH~t?-
B2n+H5!?q<%e1OV-IYgs4uOHQ2h^0H``N~mLNH&-
E4!bMb)=Y|!TD|ra+7bxk|#RM`Ai8MTkt?&)15Jo)IV>clk{pJbMdYM&>BzdK||WjF~#&+gZ^p<oIp4EiaeTP4clE_&O9As6|bQi+m6lXaY1?XC_bow1x)
vAC8s#QAmJl`3I?Yb{JcK?Fiv#d1%EYFhcQzOzQ#@-
MFs)mc^qY#ZPv|EQhPx_?_{;zXz;@r9V@W1Q!TA`n=!L7RA0e$UF(zq*s|eT`X#)7Fi|R7zl_qJw{n|CfLtPhL^`(Ua`JgofswMIfb|!ICSRvrMq<{kB!h
H7lp$LrygLV-<5UjjVR$j(J8QmQm*-$s<=Ay;#ED{+c#;|%Alf^ar*CYLpNB&yxk?zBN(2jVp5<o`63S<Q;%<sJF@$VPbCiaV)FCJ!-
`_Fj?SYBKuDcAA*FD1{A0tRb4fml52*RMIGK?o~00-&~xM$LsV4q=!PTIxPu3|=TdIBW@4rVdSX6`5t=>+!CEp-tR-e=j^-Z5IuE)Q=w&43Caw{{-
3B_oQu15n0hA39*P$E++_%0BQBYGuo#vDK?i-AUAO+0jpl9IagebG+=&)3pj3`SSH7UR1mnu@FgaQj_rdgodJC!J(=gF7-
?JcrU;?W$*eP@l;xh1Z1^Y>W!86eHdbl2^M6F<+TD=>PueT75sBNG4Y7DE@}fzj-2O3y3g>?HMg7Mugtz{rz~|Z5vG#y&=*9sd{5%Vxg;)QY+iCp-
|1EhQ3%Zh;j}`8S%3=m;RxI{DfE=>STIPt`UeAFYhr?I^HP5p>oFvgt=7cqftlw_QPo2)a2TBkQdk)`sQ5*~m%_iwS)=#5{W_kJoXfE^%cFV@a~g`^Yv|8
<eYIAIC_Q2zccHUu_Ds#|U<Owe29?M6OBNRiW!U{7a;2hOFL$tP_m*Ene>0@XU2oQaTqtf{L&^{TA33(OBw)H*L^}&AOS$w@!I-
YRqTij0JwN>qD#cEJCGLuhMkKKeU1TyBfB3P+cfM`@brzDk?0RmP*7udYVX(Swp+2*r3C}FOAQ~e=j-zr&Z9}@4HH>^@&12yQ&dRp6`AL+-
L(fW*P&i(di-8|12H`3QT>BpuAD7>sXW88bIH4&hdNJ`_3Q%-
MgUqrq_=oj<Jm12N@Pw2?w?}kx?w)E}=i`SgDZFslUtcZ9iTo0y)xSmY;3?*{LS8qnn>_r3aSFiYT;fx)aW{WUcg2;a?U`F}kWRX(Ukj;5ck2j;qUF<3WS
`QP4q%rvo{fPA4R&w6OIBA$KXiON3~Wj(JJ>-db=ej_I7`O;fDjn#m30AR;^P}S4j2Ab-sAR5#+vN=wn3vwc%N+iu|iYEcV1WAy)rLE(oS5Cl|P3!Sufnl
?XL+R0FP#BN4e0>CXBhKJjiFGo{QRKf*_UZz|T*TR9w8-
y|F%FgHEVD8KfPvyf8HuAJy~dq**1A+B9h{ej5Oy>BzKMhs+((=r}CrAC{h5{iBU2m_lqNFb>H>iga(?6D{>F$431STg7lwm|iT;GcEc3NjAL&Uq~VMwFX
Z}Ve)E)>SyZ~E4O*sKIN$0W@dTeB3a`}2yYY<t-
yP~J#qYxj)Qn|iJu3j8eV0`qhp7gIY6eK^2qYeq@~T+V+90b^7<e6u|%P%HOY8h%OsDS8cBTj+&Trt+KjD8EGQF4_w=Y&7yCiFe<pRN8W^g${ldk*VU4^n
M=(KDT6q`4L;AzWh`-txyfps+)~#Y*JADKBz(FdkC}dR=7dI#h{+=Z7;zo{^cPUD}Y9<zr@0K6?AFOIKtkpl-rTLnVy`PMn?5|d9A=@Ht#aKTnePd(?fru
25ktj7O)*pgaL1_j04x|uGK^tJ3cF9)|-~j*on~D!eWZlDi+Y%YI*cE+9IGyu$WF}&vR`|ze;$ZP{Kw*5q8L-E*(&OqU!7DiyU{-
`_yTW)+__vt;5(d+K=06H^vAQwmqiDhPd*>qOKp(SD*1N=g?Pykvx@kh0qDDCfz7@DIYAc|D0X!{nPyGjCY~&`3F1Y$+2OoX9y@-
Pn4fdwO#WOl0f{wq+@o8=!S_JSf@+wIYD+`HI&o7!5ZAOU*aGd!vA8_dK{)zO4RPX-z6Va-dOS$iNb9IaOqEVX4CFonO$;G9g`Yvw}eH_>AN!8{3cka9r;
kqxe9p@i&3X(p_IApG#sAHEl{^PvZlt=pTPmQ!MEQJs(I(7EesE20;6_D0|n&Pp*{{tM#DP(p89)^>%W-
|Jc_PuTM<#h=ww?P=M!sj<uUZ}Qq!0jT!zQ9DtytyZ8;MqtgOxO7(kXGtkYeJzWwGv+`0ME6M-2H~R*oL1eu-
W$Qenj*M75gmN%rx<|p@2d^UvZ^?Y0oo(pUnzbxXT=X{oPaXl9*a`lA{s+cR<czYW5}(rP-1^JP<9vpZblh&*&BdJ~YEfh-;ama=TqZd-u_<8m99&jc{Nn
C;quD@}b&C<&K*K$E5>&-
e4k{&M9!R|0>Ax$^qHtI!?x55t5&*C4gdFgY?km3G!0A@pL@;#mq<s@PM#9vHyUT&DH!vSkE0c1x%nTkL630w;Xq?wx1x<wMA%4=sG0TQvX7bnBMkrp!}l
AKk4#>+NQ0k-#3a08`c%KAc~3Pqk?y-+Kk1Wm5Xp~>4D84(HZsGjN@-`E$FhNEM*`^$r1!GS=hrGcnGkgy-fpTM}yOx{BHewB-iY(`RLEK+`JCSzvKAm<)
o%6@BjNnTo1i(p8XD*L2rz2fNWC&;f&g%u8H&SbcIkJ)nzvBxn@}7^c~a(DQ}SSbzj*u$sis@OJPSPc)UDkh3pIt2trK>&^4{&s-
&eHAQK1MP{U_jiQ(Z_!jAspJcNmI3{Cn_SHEz~pLR#m=WB;=ePJ!1d>Xvl57&3tdCSOIh<w^fhgXj(Qwu@r-+R(p0Vi?qQ;-
KtpUihe92q{kMpF1f%X2yrn+H7MdM?bWS>SmEw-i`O3zCZhAw131nbo$TP{Irdr%<%?#)hAhH7=hL$e50QU#}yvCE@-
O&0hHVw*v7`JKBx&k2?N{9h3+ua7N>W<pI0s^Ft|bGpTs1fHpvcMO26ALeq6;%b;r%xgr>1i^9$Y`=|s)PNaxt2y|NMv{;@x@L0P|3R~7Af(|ScM3Q{{9U
_S~ca8<1)+~{)j@_E^{e!ebF`;&VjhH7*xUonEvi+b}?Uac364?JprZ6b96z~d+mH2bcnp@8JqpE+U=ulu3*u9%931%yfMh}fa?F|gZhnl_!)6}bn!-
IPpr3cfip-)WRt;Uy>7u~Em8%N}-
7s5{Uhp}C=mFhWj0Z86o#}vP9aEnx3tU9PnV08p>L+w*Y0>vyGM2W+Cmpbk`bW18g$sz+QnJuj$6|oqnJdlc_^k85Dmzm|A6hg09TBhLBl1|-Xp;-
)Z%y~<szz2$1?jacioW|R9)lx=wudy=%*R#RxAs+E|LAMyWIO$Bvhk~=p=F}kg*g%LVMWMn<xM6Em&w|G$70t-
YZSR+Q069Ff<m1R`CeFLJDF~|^gO&}l^ddTv?NcZKxjkl=Dl9E#{M$nH^2h6%!5Ov_d21uFZ0?)`=_Zz6H)62Zjel35zkHAIyB%W?#%%WXPe>AiU==ibJ5
?A975uQ;3{BJk*0DJ5&mavIAzw<xfc}mbzMKKME1O@+uBVqD$KDrWcW{HkSF`xhu<+$(dl6^a{tO?ifmBW{iAOUrw>qkMo0{1z=*mGJIAXsod0A3bC{GNL
Rpj3?cNXmwKBe34)DHuVV|U<-!vXTd;{4giyjf^-T_&34{-
gfnfLe^(aQW^W2csEx)6o^>^Xe@1;vM7Ma?>DMYL>ibDj<7nxT5dQlG)c<Gz2W(V3tA=7+@x-
_{!&O01#YK!yH3$eyxd?Ez5aYvFU?K^lRj4_AX7Kv0p_g)Zw52$qYnQC1L@ZI@6Nu=S=$AWN4$Xy~f~|rbsauIloM7@c=4>5Y6q6ct1;+IEoRxaw=pvEva
7{OeWW?5Xze(<mFc<Ff`%x%$3H&&o9&xEL9O?&1v*w@_3@U3|}Y`8|^3Q4OHx#R@gr7!!ZWO<K~zLZPMqg;%rH2I*o38-KIYb6w-
E=S+Gz+JS&K+pnLDBa&shKo~(sWGZ5J>)ZWa(dnd-
)u`|;}ejfX$&qeb7siBZcjAZb#%W++)F$GZ@W*eh|G4~~`9S6Ra7m1_cCPs3E1|VIM<}}L$$M8eB{t*?p#ZpI4rK56Nm`whwX7A3|hnVSK3H<jcwvxEdra
tL=j|XT)Mj;@)mtYe)ImE>s*J=n4CI-Q1I1PHv&@g{7gL#AXqIFVCxZRG-=d$~ysdv{=YhZq)w@y7sobj-Axf2=i`qtZUpmx3C19+a8Up4<&X=SamT$Y+M
aDkl@$th=F%oyx`?w=H-
R=ieH{~1t>n7@DWLAWlA;9#5Y$C#6!QtbpRRSmw^N!)V(Xb!+7o*s0O<+)qZ$U{_!<`3Ml&EWL_`v!yxO^vPoSEc=8=z`Z!jZi4AWC*bz`>hLE;;tk9EqP
5-n$+e<|IWhqdFvv?hVCk&gfT_zTe-7|`QTH*>_I&iWlxJs5H)F^$*&X+uk?Z4eWRDn?%wjSkt9PyQ(f$@Tp7k_-
{~*YC%+ASZzg5#Ii6!y8Lz7{niTqa=*Ra`x#5L}8ijR-Q42C7So;HpARB?trN-*N9)NS<ea%`;jKL*(X}{{r1hA>T6M*NOp{-
qy=5kQgW`VNfbOJdKn<_m1nZ$TtNoOl-e(qM5t*K)5KL`&Q-S231+NGCt4_*)BoX;B$)dD1hvS{DE+=^Nog)%5sB6P<Qw0mTy-
|_}^Zd`rUyJV5Gy@ET=Yv+2d@O*fzD*yU!!)ke(8EcW)_olH)qw?qGzu1Yk!pe^rEPL>j1fLO%UUMY(%x$ShjM04+OP8DBTSfynkX1k0{I((L%7aYstr|q
<-
*SF*w4c5gdpu!>Yy&D<T!e`d3A^OIbuS{(9~3}~5FVX1spf0H`>(r<XRQA)_2OvH^@IgU^0>|=q_Xz``;zMgQ*m)ot7Ceaf%7RpDkf9FXL0&p78Otw;lTl
>?x_*NDOFe<X%x0NSF${Af4teBhANl<IpFj+R%93p%3S>hnua+%^Ts2gc^X<x6mLRV>b(NM&M$7K0rYR6y3zD}z>HjI!QM0qo5)q4tZIa+@q~?S?<%}2h?
od?#QE)5#_yEa79=Nkek0Q-
u93?L6T+*n{!n1_42wYUK&<Y5byv6kj&2>^dK)GxHaSCxK~WD_*4IR|<hSnP&>|xJ?UIu`2USTn5ms&OT$St?<4}>l!psFinqP>#xk|gN&=}6Y>f;t^sC2
xkd7(uO2JV6Ub>YkCx(L<xq}PdX!pd`xkqu$qS}l-
6)K1jCVwmhC*!k6nd$M`)|6^M|b;owYQ9J=hG+EqJ1B&jnTCGDaI9BeoS%&*CF<DE71~CZTBeJwKfpRp?qn!TJWV-?|=&^okjB5#K1~Wx7Fl*8B-
B(43^(=WYO)obJBf2sRVMRj_bh!hA+$<>^CCM$d3el6AAr}|WTDJYFD+C~J>TJSt_Kn%Z5?+oY9e!fcBD_GkhK^ggx&9gou;wqwR=gkZ?b?_G2efYyUExP
@OimNSv2cL#V;hcFR#9R2dg<*NJ8Gq2Lgce7JHx1OST=wl7t|9<(l`iaiodO~-PiF7pNKgLlaOr=#nAJ1wuk^(Cn0ecx`wr7^F&nKWF9Rg<fd-CBri$IGJ
Zn{IwPi$_00J<wo;Ush?9V{!p>iX>T}rbv4oDXMAgt(czOt*TrPe;DVq?xdTnlUKS_vJ&0bYIh^=LI5NDm6{71-
F*pV=#*3|{<wc{n*^&>zmEoan%)e;jc`I*97A#<Y=ib;E68>|wSBcd!AA?t$kc-
r)}1AhDBTq^jt_)uUPPgI_O1?1kT83tl0iwaW|^98>A$)&;W+pRl%Dnz*j1pfcA)g^RG%lL?zM)n=?!cceH?@G|G&;A6ZW;sC5H-
Ek>i8mhey#aZn&ou+6mcM}uOo2>4`~G>8NbqnL{3l!fJl^Ml*BC7?;n#H{pEH=Q#-&$sQ(?|cFb~RpDeeQh9aMA-
0(6>Vxg9zyD%$K07gnOVCdl<yhue>tT-{N_NJ{FF|L+R2X0?l?PkaGYB3TL1%{$C&o@g6aDit(i-JG&>v6!+-
{&)VYkFMPR<hN7tllaBL7ccVYt3CJDj5+k@i4iiyCDg`fm^CZ{CSP;gEI8(@1PU6I!aOs6TJqjOZjJ=2rg%I}M-
F|npfr`z6Yp{UT0RdJ$f(U;TYFu_07~LHiWhh_IZFqLwsdje7n~%RC7T0~2L>nlWcUnKO9^oYio6h<Ps+iNrM$dWUOkVI$xN}=Izr`l9U{9`Di<5x^!j6Q
$>-JEr2JizU4(nd(T$%)mx533MA0W{CqX{`;kR|(r5e2Gd6AEU-vnHpfP@G&@k&Xj*c`{hENDHt*u2TM3(ziNClxm-gZZxSMW>U7Ai!p41*wg_;L#|q$%Z
>hGa0x!t~>WxyNJW%RmJxTc|0s)9L=Elq6yM<7GG_@4<YsWc?XPa(S7LG!r%Dh9|x=N{FMp^g~3BOD=@>1ISVH1$j?0*AkcI$t<Uc5i`aPV8yo&1?*Fs9Q
B~TWYcnXujUtIigutw^P$yjKa!y>R9(nSjXh6IV1tPmhycYj@p}g{w(K}lRmg$|#02{sQUq{g#wD)bZZ@8M761}Z>%Kl&#kw?~o^KnsCO=?a*;*QbjRP=U
z<%PvG3ulDMGT}M44`7hf_(HsUDjS9!i`xL&xx2>hY7@zYAZ|9YG8sgdnaB_ZjIah43@7HOxIm_oq8!S-
J6SICpL<A}S9i6Vjp<FOoKj2(O>+SF4k{mMXYoTtIWpxN|MAyTGcG2QRo3UIFnxK1e8MVxtzt`qj8xN26>y{y?60F<mq3VT=RFe10lICv7msWkTV_}gL?r
5QlX%Jc+U#5wIoHm4*ashehxaiC{-08#xO3Iid^!CPEYY^~R_rML^CiRTj%n}HCHLqVjQvUx8>N;e`EB1@MZk;fuw(a57|~!GRyV%Wf-
8IF=xl}E*i~mQJb@^`8(~IqAmI`6&C5560UxnD2r>!LSRhi}>4L)@v-=z=c$2V6R0%}-
84~?>g6)3~6oXZVtspifI^4_TV;xImoVV6Kfq$5%sP@YzR17@$30K22y1(0<cJPEnMgE~)Cw}>4IS&Ggt7MNkZ%q1~dxf0hmI7)!1<gw<3kqR-
9{uwK<^jUxAH6TZVj0E>D!Y0RhZbtXn+q@X9#T7>%ovsm85;N^Ci~Bs6}<{Q)^l*39e;VW8GoM-frMK5{q5AF<-qnC9;HA6!t=x;e>Yu_qMaHg6BL=7-
JB8TMG%A@d8K5_VC6@^%5TRdSMfFCD0(Gs52%G90fR_JbmFQLSPhWRaR!a9x=f7Y4)>xlS11r+D6`rnFg%2Wemlf;oUezW2Qu8k_$gNj+}%TF>P9k@*j3B
8S^f~Ny0E}W%RASSWd0`)#jKkX5rqxlw=$hP-
S;50m(98$K6WH}WAVCA;<$bKarv9}_HFtVp^LaU!?TD1Fd@kB=%ohP|90xt^c$#?&>)e`cp1Q_6q%egk@yZ1qwEV|NZkxZIYq8-
*2f0Nv8p<r>5>SxxXk*c9gg7eU9HWahL;Vl8JTqKa*j1*YQ|;KQ@uESmDl!jh7XCe7<dM2d$wM5O`4{NuNIE&S7v{*5BQ;wS_O@W$R&-
F5r%BMS11QVK~);OhsZ-<Q;1^VL(A&ng!#-
{VAS}49v0NeWzM%zFfN0Nc(AU%94yVa2E1IYtBw!w7SV)<6pW=9RNu2=q_O2*=LDlnCR#)`Bh>XxW3&x94O$$v659l1+Ne=uizSJFg_@b6;s~qD;WQc8qX
M%3=36P01bJX^*asT!InZV7KIq2?N!rlSe6mlwacf>z*R11T7jsyAzS$q>Itv&{;Fi$P^44t6XhF9lFzi~TcZ+*TfeVzy+4^yX&~;P<rA?4}`L>0c-
Q;9W)D;IXDju9z!tJuD#t<6KJ9uHhW?bzzAiDtrCA_4;4o)Yd!E=O5Ab0^{Um2@mo8^v(O73psK-
W690>xhuafa@Ji6qfTq$PpH|8y`E>ZDhG7{kc<Smj91w9oodCT7=6aW0CpUrakvApN1AhYa<D^~RO22NqjR!(lk)SPF8x#sB*O^r}Od$eL>A8sm+!d4v#y
RjIwwrPA;{DlRyjd;@;H)vIqGe0D3ShuFra3bWRPY?B>_bOB^~hYyt>y#6jm<uX@kc)#Iq<{~#6jyfoq?8`tbvcwfJK0HaSl=F0-#v)B>Dgj3&-
TB~HHVq>MC1za8n5lEK0yJ};1R$i<v3P#FM6?EqfL@l0J<5iFqx_fH(vY<CKxGN`{skhZ8F?o83#?X4Q?&txZso(!KujBG;D9(+j{rEETxr^K4<jyIy`0Q
_5%g-
huE_b^D5$(|k0%g*SV?TZ=j^$eoiE)|p?blsB223mjxZ4BUYUfp)j+Q@<gneHhs8}E*_h3@RpCoVyb8HOy9YU|26@{n(7aKCigMRNdN=FoZL_aeoF(()G9
TcuQx1{I@#w-D^D?h29wiA_pbCAVxhPs-T~Vkt20%jMz_T*6=R4h&J1~}^=CCGLD#HiGKQIEjlRRQi$9OIF1R=#I-Xa$Q+n7}YA~bHgnjgCS6%Dw-Vx~l%
(j*Zj_ypR1w-
rVc?TZo5T&r%NQNON<bxYlE49H}7@NdFQ?wL05Gd1QfLW`%a_&g0Pb~zOt8KIPk^+$@{OOEH!%<+XtcnQF|p#_76udq%`Uu7(14CN6Rr!HF%+p8grZpN%O
aMXw!@%<Vl=NdZKJ`kZkw5S0C16p5PLlcQ&N1XW%sr41R0MN<=n~5=VTIFo_`3tP`4yfRW&k2F97CbXk4e5q6H4U&N!&JFt)Y3`|u2+4YZ9&1*laknB$y(
I-rI|2@k3)tH!7#q=HK2*ettEhXE$rrNW8QY+LBIRfG7@0r*PTQJkQ@j<cu710Ghf(IaS&+CHbyOe#g39+j6wKyd3}9>_AXX>deBu(FFHx{0;hx02cI-
?zHV-<L_lsONeR6{S-
;bJf4zgV7;vAebWo|4(h4ZzL>j<#v>j)k&;cr8XTqq|7F^s|PF1<X{nXmaw)R>^3GS~{Bv#0olO1+;>zGil7{0AQ<q6%$_HAXgEVj%EHTgSFl*9+Sv~{-
wFUl5d=NU?v+WFCV%YWX3!bBk>b4}oL8)Y#~)3K|DZ;p4Sg%_IlQ37)9X&*vRvrQAHz1K3RN>vjnWt$pJFuL|pEInz{Lyr0?J0ArUZsCgOc++HGMZJI&{6
+kJIOx$&$L2MXpFkE4$Y{TT1)FLCsLoJ#pMD1~n-2(-l#jV{U9elj_;*|fYzUBuS1s(05XR?OVnRAa-5i-y%O)?TGVl))jv$xZVW^zkqW66a#5h2{nU-
9!WAZag-
~Yrb7Z9ohoEM2JZMOcrQQQHIFNCab{A95Os15*KtSEHvhcTG;ivJ!FYcDuef!*N*EASf~g=$PwrxoSNS6bh~S(4LR+Xq7%3<Chrcg^ZiLaQaC=IeXFQ`<1
y0mF{z2QkPQ7r_t!HRM4E1u<Y1w=Uyqph)NiwyEiKa{bS$MsnvMTXV=fZ!)cOXqkEC)nOY3-HSALZE@158lLG{F=CuyB<tXEkfc=tYwC-
(*RP%?p|u!^_bR}h9+&bzW_2wxn;37iiVhW0qmxct+ejGyaoIb652cDA+|LN{hUs}91s@Z7)t8#rk`mjrt43Rei&mNqwaNx4`A-
hKEoY{hBV;{(4I7w!9?-~E1pF_CX&UwWJ;Zs9Tw6y{((&gPZ}`S7SO-HbO1i*vcgaBcX?}9I3=4D+-
!IN@Dg6{ayf7%8=v_ADA(5tM$>YR*`w#A8<UG<LpzAo2r|<Napkw=Snfap1>fBkFZD_%^vyDOTNzbMQreL9wOe<}d(xl=ng}|#167+UCQuosw94k;AJ63i
?R6{oD2QmGVTBF^P)(W>^VDrmHWAUd<rIo|St<FxCWFlRB)^lV+Wqb$L+N!V7LxgXSfS(>#Cl7|>=xro~X{nazpL5j_#KVqc>UmCD9K<cx`|BPd(wyz`G?
s%fmUsjhIC2iC*2D6B@^ZtDSIbdg6k8<|BF4t#&i9h~RY~tLr~X|YlDV0Do4B(3f2t6y?kW}+h_fxYDN<@tFD8yPFMu;{>kgl7zfxRqrI$x<0*P(gRv_j;
<$dPjh&$mU{I5+ea2JuYoTAhcmx(ij)rI<QEu}I{m1cMBq$mG=?2m*uW+qN~P}J~r`_62;XC`ErQ?q(&gdGfcH-q-
c5QpjnOPm)7@;B*<uA#glDLQJH<BPkyOTzlaEIkVU@r-7Zn^N&(c8&v*xCf=ASU4>p>veO4Zn#Ytne$$h)WDEnO!;1?C0EWdk?YBm(Ntt$z-
x{CDJ1hr<HT}m48Tj=bouT`rKTY=9iqtuZ7YGs*ud*jrwdw3T@i`0uEsd9?zjH*bJvNX>8ug}{SvMPk}Ei|k76Gimf8Q<Colz3oxYkq2TG!eU#t&Ke51#?
i67rq2|TeF<+F#f1@dRGmFHW$q8p~4c^niA6RFSPq(>MMO9#Z^O*DWa!I#L>-Kp6<P`8}y`Hsoe&h`^fj^N_$p(hxy73bp?Zz5zSHv^M-MB!Atp&bJX-
p&St!tFE{$JXG1;$MIa(_%2sw$64w?qr)|a6d(u<TAKpI;$;+I-
1Vgk$A5hDW0#0*eO!bKuN;of#Y0wd1x=Wt%gjD84ioRAn&eN4IhocaswIhfW786&f6yPtei(o8fMJ0@2XO|JwOfyHfTAAcLb26-
=QDRRN3dozqsnKW2v?!m%AXU9=O!}*OY8+;_1w%d-s-e=rgr>7Fm+I^cBa_C=TXKiIlAAOY6GG(5zos?B-
A#UCA=^#{eeGZ1QlFAsys)JnyvMwC4O+#+uL$@=JUzvW2R;r~${tzqpKJ9UFa(#zk&|fYKyWs<@S$@i)R>Za!c$cC0{l$?XvYs{n=^y;?lLT<xE?OtPb{7
^Xq+8@?(axO9(r>*J$tR5%`kmidnKIA~rfU)=W9RRLqy?aAO7``0uPB^<E{H0{+mG_vS6=VGB|g*Wx+Hk#}O>VKf>Vm%tLSnh*JgCfX<O91D}z``%a&*5;
Ji+$Vwr7d;_>Lnp(dg^NfyCPP;oKR|RWPz;+!2o+GpbbKgr8^y4j->I<!SYO7d`r$!hCXu)fZT}t_;RwKZeL_&wad<#>;Smf47aV6ud?}V!OXQedi7foY-
jQOKj9JvO%&G6Fa7lSM$M^6F)U?PlTr5#ldszuQ<R+%mE6zx%NFx^C(}CIiv>0smUF0$XW;(`J<26V*}%0@B~LT&hT0X6gKd>s5?@MGkv|~gC9sR)4O7P^
evW3!_HcM3WA_y+E*xKco48UHmXe=6EeEtQkB(NpY%dU`b>t^NDch9RR_0}KCPQ5O(fY)YkOiJsRVWNYUqRAtQ`K?Y_x9_=%Y2Pp4W_tWo|FMP-Rr|W@{2
EM|IrD)4>_g~RF%-$A9Oj30c(QijnCBCRp2x}hcuN(up*QI4cWt#-%?N#cu&~gi_1VW3SA%vAR(w}?iMQ_&hoYdXq5>nECgy6s6N#IvBuB{W1!izAA-mG)
P?5wiSZy<*N=2_F}U6eL!Azg5#u)unP+7@mXk~nwjb^E=nGYmJ*U6L%bjes?hpk<)&@T=5{(|Hg~(N(dhC<3x*}T$2%xRBo8I(^p=7*MWee$p$A6AE#0|H
<gZWl)ACLhDc!rNMJ1j^b#N8$vNj>=@p8edq)u}yns<w5I@|S*38X-
)}cy}$9OhUj8230N9nj;jq7>0BRDTy|x&VRz1kD%0s2+(^+{3%8K3p=6CTF{crx~^tSs)<tnm`QyK7X#P7$$m@$ZivG93Oz@=B=_oOa(ZIc+%yDqF$QCEi
>qE0NBU=mAF$Ao-zVN3R2zd|*ix6()Z<p#8yi0Z^r9@-_kk7sqtZUwh~Q&`25e|C3LfMN&hPObh9i8hxBsDy-U_YHbLdM&@AQ#W@CHr<7(Hm*S3Fac8|S2
(y}k|xFj>3)pHO(;;W3-
>me1@sA%aW*QtU$4q63GDqas5JDCs+zxb0#7MM_~>Qy$!$qW~!O%asJsme?xXk9MZRpL&P5&QC(Fb$vdsA3DJuB^Fk>vb0=93YRn&e5ckEgAX~)%ID7`*T
8m|!YZCbARfNuM^3PU6#);`E_8&8p&8%8^uU*nGnSLJV+GfSMvfSCyzXK|<L<f%;}H(gD=6`t%ch44eImTAe=0)Ic$bQVq{2<g-
x53V`XxdVQU|pbgzu+sF<tL*Z)Eu(=ohN`vtuoK*fGnR@?xCJ{GyX0a;XutpHcp?_pVg;ygQ1>o|3(4d$B2B$2EH7gD3-
^Mlx1Qf6%0#ltXp1;qBhoK$Z5k?<R}PvjGt`hgi;6e;pYFm#lUv8}xuEAJU<Zh0$6GH}I)1GG5BOIp1nEPGP9oy8la(b6x?#iyJG~FAs#Ng7lDTyWFu!uQ
8}0KdWI7bKwMsTe_D>g4@`(d#;7MH>#k>3|`N`^vbid8&l$rEN<MD>4i(M`PwVgoq7`!fxmsrn@trwd|><f=s&`*bK~MQdNcALYAfzXlfv%b-
G0U&1C=HGJ<xsK+Y{yLZdYo6vVV2%tQyOYu%BXz{prqRn#?$GjNE(2vDcl!#!QhTYu?c$nI?-
m0u*cV<z75gK1yRFsO9JhxkR8B09@n>djJ3c00GKkuDk*O;>Hrgr~nH50ssI2003E9
tempo.search.alphabeta.deepening:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;Ptva09^nr;DpF!zy|X$Mu%gJdl@o-
lDg5ed|pQ1kdJ#~pDir3TYZz3t$G(AoKUOJHrTRM3Y{7BV@pJ_50XO%?}0tDA-(PyE$ry)auy=1%#4?h$j~?v#hiEj=>h!OQ$@`^?YkNua8-GqA>--
_3CC^*>Jx8MK4xe$zzO6dzUN+sh)ymO&Si8wfb$#?nK=krKzxPO-
d$wk32mJblVSEQW+jiynwY8xm{(h8!{3M1OC`v(F5OgPvI>ORt#0`SnB7+S<^TPfBe^ZZURt=J;R7qMyoI$p!48J*3I;6oQ{)(b_orlC_&;BOjk3I~o2*J
33^=xscCS;o_jE8%3~~rHec61*ZbHULZFo#P*hqNLf1LPl%55cZ3m{MjQyOv@Qc&lLAkf>M8l<AfcFhJzHKizji2T3`D6ph!-
&NRC63DC!b3I*M`h$m1LgqI)YzWXY{v<ooN9#BGJ&*NpNCD<t=!?B;X7;SCJXLY6QQiilA60LL!>cPS+BSpOgKGjO8-W~hXPl56>V@E}*z-
!W|31J&kc^7=DzHODy!!x>p0FQVp7#~b5?zE3dBBi|>_8j6>psa@F*dU;<f7v>*~W=0(kSGhbz!HRAa!iv$KCyVW8Avuzj32<9Gl6kMq+&0(qXm~@qtQ~+
ylYeF`}IH9zRHrjaS8`1o~G`ccaYXVW!9bER!Ok7x4S-7#1WA9k>rB3(%u2+R!*DUzJKx!nW{k5}Ex)LsH&IW_S<e7xPgG!Y<*N@aq?`Y0N87Z-
Wau$_>BHEj=go?UUrk09R#XxC0TE@nb@rng10-
bo4UmC}AdD4e`9g6w8&cOtSfRe)&4atQ|PYk^vaLd_u}I9qAp$t`JeBtIBqpM`pSE(BI~ZyMce=1o>!whf@awuK)vZzM@h`l*E!BNg(R?N8Ck4ymNi7dW}
qKu;~0h6tnt);oL|ka_jVt-)9cA7H+{`L$xi35&B^V4|B2FpJJ9%<Wsz8ePg_}WR_u0sSWJ;(|2)bZD?6xQ`H2319l5di`+J`_Q$Qfr2F@WY-
4o}{sw)*+v>(GC;<$(kYqd*hkrcZqVK`Yqqh>TW@7XF&N5$;;rc9GOUsRH=spW2-
<VobCBs%hU<$CmS4rEop1&KNA)t7+a<EMTm#kSn2P>|wQ(2?Aol8aX9MbnQ<5@SwmRrW&hH0k+$R6Lj;MzIv*sT$SvLJ!Lydg*__T``ndvVR*pzB0)7A?!
rQ#7VX4SJ-SQ;*8SyKV3`K}sx&XKBLNuLU+iW3v5ELV%#gjCBbipkR~XvyEg$+J1RF`^%?S+INK~GN>au#eaC_SMa@nMmV}iDSL1QL6!d(|I_{2KsG4Sb#
W9-i;An{ZvL@~VPw|Eh2o-DK4$9J8T;mdT`z|OFuk8y>4b@RT3V|eyC6z1bU%-
RtXZbSPSw0fjBhgW9$w(Z)#=6vD_1a#*afvYKtK+FF7bh$!muq)GV@i_fHO4lt(IYFe}pgQ3uhE0AaP?p$&QUu|C_JR#zVV;qj=2Rqqp>Hh<u*Tpgb#JVg
~6scps25+&dg2L6p@C+j#dw&o3%y6pmaL8269=&3jmHIcrca-
<?2I>lz|d&uxif4g=gq6|I!coN7FG>Xhl*!pE|UU#j@EPoPsq{~T=o3@`}OxMHo(1}~yLt&S=ej9+8M3C<CjYI(G}KczMZ07W3D)z&4uWSp>QGAUKVKG>6
01374HmBB8Tg^yqN;U<324DpF$&SA$~pnM=V=0dmz!<R*tbT!kKY?4lxI-
*0{4G<a$eSz=Ivh)U7rwIvtc;KwK1?{37sOm}9U4U_jh6{Ie@1^FdpptNX=U@JbeAw71P=HW|fbE~acz*d`?WUV_mAV`xYcX7<N;sM>hl|dYq0n$WLE9GR
3W~KDE8K*Pqt_bEL?;|Y;oXqyq-u75%3F|cttAVS7?{b^s${tsMYYmf0f$oncczVOUQ1CN-~VlhCUVNkhxMDW&u;?;&ZA$xe~7De6uW-
`jas&l^C^!q*)VE)m^M-
bzg>2THHG99ocdQ6(H@9bR{4jlC1ES>F)Yz#mJo;*%Y~en`;{|FS$d2b1Xm}xFP=+vvPzSZ3Ph@rN27*u&~9*?(+Sg98vUvGcAJ?fr?Fc8u>sU%LVvOeZf
d>_zySTt2L32jJ}p^tVBc*%?Vn;nH7;#qk(lU<aft#T(D<J{3fB1+vW+`RE&$8*ybrFA!a3LIiTXwrIe|(X|9;q&)#8?1mTgVq_t)`@H~pSbFI$yIyQU2_
JN4Ky55NDToiZ-
fEM?du@xZR@+87saBe9NX9Zn<Q;Q>=v{Z-}j^?*pn)x5RqQ3vb&NWpAv)u4@NcD(<`UvBJg=AojzJ{8GUtp@qz^kc47Pnwq?Oj`VUsqFE=JpMO3I2)zHk-
VFx<#;9Kso=lh*>1mu{eH5y!|d~Skb2bJ^*D3jHNNPuXsHV5nrL(9XJg{--r!h%LFu+3!@^W%3ed-
O=|#grg(z;ai^lK5Ln&VP|D3zZfTs4IbOl?RhnOF{2uC(f<OqX7`dnexiwVCwY3<OL0?nOBI}^m-O-yH|%<zDIw02_MpZxkKfVV)rLZWG2AFinI-vzwrui
XZ{N<NEPU9wqucFJr%Wab7?J5Y8Gu1F*H_47ccHB7LM^}kRU*r#e_g}NgRg~cQ8hC19EAScq8&@CR}ac)P748*=_T#Q?RBceo5#%j>znL<2i8RPO><wU30
xyQtR5=C{UTiS{=O=S9s_}1qCeerqm34*-pG?>low?(Lrt(Y;u;XllHHVAL}r~fsI>{z7pg%5w%v$aK0gOBb7a6fF@!9YU-
5UOcl9TuVTyFu>KR^K&e)=+;?jz_>x)OJ)%jkUb;BAVkZt6*i75(uCEn44S=C{{!IA0d|f<_AuSsZNgrI(hj5oV}a4uJk;`mAl0KnVNsNRacX5bPiE)<tU
m4)~oLK3xr)4W8ZzsSnc7dj?<bxfE;LK{%x&br|PL!+jbeS-)19tI7e!kkKr`1xk~;~&2HM}NlCMGT7a^jFXOJX3y#OF;=Ls9w5`WuYzO-VfpyWMz?)Q~j
u?HkWT^lH_mLwH2$WCXHa!K)U%3{+YcTG`QsoGZF3a>|k{|A`QIEOGxc7no0e$J+v4{TWO{=auF_*l2r;l{C)~xEbu(VV~m>1B_m&Nf|4ghe*kd)2WoXlJ
WNNfI`;mt>vX<V6X4ccp^1d%QD{llSSR*s2J%N_X0`<emA`~BmJs{m{XXA$wi8PV5nzdrFMIH%JdWp>;y(tS95lv$+j5N8ACJu{Q7!ep|ZkrUFFXY!UML4
!LY^+oePnPHlXpc<>eT?7a;P9R6!>r}2)i<VNZka8c_3=8HyB;nXbkIfBO*H|xH2KI}}!cQl_BzleYtakTHG5Uc9T!e|uh3<%ERWzOPv`~st4Fg`%rz=T*
C>V_lK~y+$kH6KKM_FO$>2J~~5)O4$LfNn*oiAKwVm+sk^sD~GY3xSFj@?Njq45YG27AKYrAns6;j^&3VP$^{=a|$;^5P+iiig;pBO`TgU1j^HU?dT7JOD
<evkoFn;%mth%Xs@2810Cc+{7$c%jR`kLVoqae~5%snFt(ENEvlw5jDz0g;)sR&^y|&GqY$oNBOUbN_e^qgM`e)unLb7Sa+60a)qwXU65_Rg}|GdDm4k&C
xt@?{^Mwy9Wq=iK0K!>>~)u8XP`vaDi(>i+*DGmef5fH_HtyZtitL9|2z_A>*mbP3PQ2A;1H}<cW>0Y{I?x|-HReW%S$ozJhZtkOcJ+mN)?-
l`5wfZbJbLNw%Fb=w;VmV_nA;_=^-hBq~9jlu0`nF0q7sx3DM&_cNvcAvZv!Da|NX_)Od33jvpEKJua{WjX@YK{oMK7+W=S>`bU-
n_`pzcj33Xf3&ddylb@U4gcmz^nK(`xMCWnw$<iw6S`Q&H1)_CBpA`tgUIbvCEiMsU-DwmrDj>f+h=qvDNe}dWLX$T6X}dcIiUEG5|9jtPJy37jZ^Xz1!8
mXd%>&$$WH0Tdwb4c#Bt2Q34(e2`S_aZ1n$q1_6(Z8l4Ez(*F_Dz4Gk>gFTJ_(SM<C-xreGjhKmZ#RnZ<hQJtSnQ*R`<R3~D7QY2qCn-
?+9v*5bO!0vIGdM5Iq>i;Z9(=7r{<SSPW3uzoTPqkubP&~Z@(XtT?E0!_-
D8Crh;)Z~Vn?Xp;vhU8;51uweH2}@#tuAy{#TadBoa*&Sj9QKxtbEeyD;uF5!MRc$t-
W>6B5FqOT%!%SsFsx*uhl<CxTu0|%>JxpH8?vUepRpj+fo1|W*|QI2I2|Cw|I`=lD!%3S8DA_Dzmzyo^HG3b1qz;@<+S`HrJhLb;$;Xm+`2(fFr|DLGIm@
pm)`4IXBH_akbJfX#S7BC@*`bj!95z&dEcScT+(Q`-VxFM6l;~aG)}~I+vGn3E%X&ZN->`D<KrxX=F^dqvX%OttDlH=b>-
BZJ>+Rw<2*6(@KD~e@vdR03SR_Cpp!G@LR@Idxrd#{pts<9BH=(?!IC#ZAjEA#=rM)2XS3<DfMW2@xG4um8MD3_uu|^|YT9|Hx*zN)B2MtEJch|70k!wR1
pi8Ggne}}+U~?}^)k7&ouM4paw!htwh}wcv<|7If5aYEK8EJ&4YP3W!<`m6@dLXkC+TZCHQpqywv(qIy99J$I&1@NTU-=aj#i9Q=@~a$=y6-
G&!6YTy(4|4IKW21C7uPBgLzD^XM=}tk~HvXr;vx<j2{^0tmb^RI6k#Ixet`%B?Wt9%5dQBYkPF^XaS!mG!>`$*VI2$?`GhJf<R^p3^`5PmRAi|H6|R?(4
?nu7sBgWvN%}fT%Y^vgv|2W$PAK;S=VI9G$YT|${;;kfY?sExR=2F{(~}C_El*=mXNN-!z$0g_tl*Zui?+wTG2&Gn1-)9NSCFs>-AP4wYSD4oQgz9w;^M-
t%P|?;dyzZ#2AqQ%Y4mBJ$pe=D{R*IxD}RW@j%X=$zU!hb<;4_y3XikotG}5(N)c!9Be9+#C#Vl=q4GtVVR)5($NOB<*8mb3$eLr#9?w^&-
j1Qpld<CS5D!}1F|J153yNO4r=gnSY9_b2){9dUrAzL`Nbkd{`oIRP?Nl&x^P)XPtO=Ks)l}<pCfpK4^WuHlmT$QcCk+fKW^{H5~9N?hk**uLCm`|V%por
TU5mA*lzghx;mkkO^1!qCHH3+X<afaXlP%MeObhDbT<mp+)L=*m_0zNs;QhvY9O%!7<^HU>sNDH?bJ(}Q|Z>KEcLV1C3!nLRK4U2R0v`DH5<iGFDBMkp`f
PaS>3{=cXtUb%(xQLp?uLc)yz|X{$&=PfeM&7Eq650!0EMJ7y@^E#|k!#*KWr#a#`tr>P*4kQ)Q&9+oT#DE4tOVVH(08^g7?+?7Qp|oYb|^!VK36w^*Ta1
`^Axr8>;l6yc3v-)}e$O5b$jX|q7F!aiQ(n1XRXK<oe<E-f>Odk0L812ff#!)1OcEA-
(wpNCZDgcF3IbXmaxu8~utB#AX>)WgnKd4g|zW+c{$FSjS(CT~a_n5~I)$u|ebrgpy9vsfY+!oBDT+Oi-
&lsfNNH=<9Z{1UnRva9u<Em{j{#x{Y?Y!~7PE5IL5vH+(9m`j)%-{K{|w_X4<o?pmWpZO?B_U_&1gJlpoSqO-_EpdE9RNI7cbmw)o-
UWzTy+`hpzs4XI96K&OqwJrIO@o6{92hL_;uHm~`=3Eu?s@n=(N}6ADH2G;Gg8`9dC|(U4~&MW<&Ccr2TdF~QzJ43UWSQdr!EB2`1#(Z1Hj^A1hsp{pHvJ
dsuo}CUDxMWcZChS7005WNav&-Z?s+pMPkjn4ODSw6-
Xqycf@$2;q<he;n_b>OSO^cUPs$BX)d}%E(a|L2o7_z(Fg?yUI6m$^VHLT9U`nj4fIRz7423)ugbC}|KXfzL;X?g^yMVLzVUE<q=Uc?7bfZAr&u}1+b-
4QW^17lKp2FQ4LB3x91bx<TU@}-FlChwWACIv>*5-
j31)mFYBxtm=j`+6lkBCBV$_Whbhhwtw;^^90(3+ljW<l5&ENZ}iSoul^Dzq40bh<hW=<w5IbxlfW4>o_ksn13`Cwbt4T*IKae#mqw^h30(N#QtH*or~9!
-mHbszKYpnXmAl%h|cMkBFm6m4CyK@3*O;WW>b+0oI_!S>4v#L=Dw>X7YgmB1~Nf`(*C+V~@|1ZDr;x8BR4*CfS^MRMjzv&}U}{y#KDuUGr)qJ)4`A%i=W
KYo8DALW=wOYWwp3I9li0<w2lU$lo0O9M<ZdAe5nMztEw5GoLC7+h=PI@^jm<t^TJ3*{$Htcf6os$vrp+@`AF|N9KYFG{6_;I!62DBVr2_b^ghl85W8)0s
;ZTSPmPZ+v&S0)yo#wJdCB$d+Jsa~{xo)^fPP9>jxDpbv>oa-
N0O)mPo9k7*?^J%p=@)R;W{l%FM4v7s_IR<5pa%`m{}i7F+z95pWqN;z;x9Z4YT!UZW%Mz5h5#vUYvyJ*ay(hHuX701od>FV&ka*zi|qQW~vS<t&1(<egY
Ah=C+)m&C=G*-Iw%0}X5%6+wx%=|;j_SBPKbIPY8EDuwDbK-U3d=FJr=TXXcG!GUs6DR$wyOO=SgKsT|^sC$=!XUN@g56=~{hfNEB47jzv*HDBo@-
=?*^V2``($v>M94k~Zpd<2?}t51m*oDQQ{)i@38*K%JoOo-Ec%;X4vT9Elz@HX>8>GUirV*u7$l-zk#wNA08Wvr(c<D~{c&4*n6SAhEv`D-
F*`D6Qi`%vXetEt8j^y}EKWU03z*z};q3B6sdDs&lD5hB#5?;n2)9N>JEjp4UshcO&}BZn=Ph6>x&d13&o)S5uVUwv^Ad)vC$Q7=s12PRe@RPF>vV1WXG`
({oRLAjSF<5|O2tFpERYed_Z}1b2ehZ00qoTNa9&fyuLJ^>`u;Rc3v<VV*Kg1(eS*5Cn%pgy5D_3tXMmOW%SCS8Pr5zja55`Ku;Kx>PDa6Nc^|ua>YRZ~L
rN%S+M&eV5UrB=;i~4>E(Bx9ZbKP|qdk4aY~h}WG#wBM#?SF&M=CIBVyk}Umdpvk(S)W_N3JK)rY|L5o5D<ORK#rrLvtevwT?(@-
;;f(STo++hHZv_Djqpj;d5_N0x1M3f4<FlewX%ogX@eo3@mnE_{eVv2H4JQh!g}M;y^~wyDR1=KU8XIk(%b!YiW~wGk{$^ceo!jthUuMrXThYtx-hHkxeA
xTcDc<fhZHBAeLtP275n1Mf<+rpj>?NG0bYwuSR+fTl6r@HRA~A*7aqLV{L)a@Zane?lMnw*j3bQPDFM&Hr+l~2Z=PJ@HW<XXahCZ+`6?cE=;U(4JXI;7t
%9lK_~A1Osx08w+usKvU~N%@jNI-$z4tG1`x(I;#(VqX}ebAVg!7UaVW$ySw4S$qrgD|#USQmZVP~)s)1!tq-
1lG&hC7^X1X5noOmW=x9iwBicN`Y6%%3_Cz&@($wzGE5aq&eh4x01Y-
p;Jt?4U=il*CAD+8RzZ&U43Ksm)c`YGP%)2EbG@{SA_((_+gK`n~8<t)8}806fHrX@XaK*ArQqB)f#-oPefEpwsO9@Vb8qc|6g6X>m3sQTLu-
q0nD{3ju>%Jk?_tWwLbM0IN4B(a9;fwv8eUgONu+u^Q2hixU|pNPjKW7lYR|B=MEgR$4e3T8J09_SdeylzgTZ)T7e9A}tC<pV-
unEK7nV}$S$nqQwb;gQO|UUIMmg37n7#~bJ|cy_f$SZGW5Lmnn;`(Bf0ka^#-d_VxQAQzNH-TtW8l{w*W{H6C?1u3;F7bR!M8662ws%pWOBKvn%Be&V;!n
CGX_(AOpoTFIp@R57li1lrY96F5$-
xAP_0@KO$hHq*>H`@c~Ve(Pf`1Zy+C7^AF(WhB8&d#1iGkncMO`hQ!57E|;Uc^T!L}y_ol3&g$(n#1SvJz@57Zkt&_mYE0=uNAv*VRBH#wX3=eqmoHL@>a
ALW_#yCWj-{*J{LY@+NYR>g?zGf5E3HB)o!FAcz-Sc7112G+ibmHTj;MKyx*h)co$j_}mv>sxGP(aqcN&7+>q+cG8j%R3@4c@2o!2w7djM1+S`?g}%460B
@+SU_;oXFLf#R0K2M?(Q`H}e-J5V-9=>|-
2UkWV9ID6n!n+fR^wd;rNoY%Bu317JZT|jb1J+3W{QRtX7r<=%4WsYB(^jCT7I_!_LK#Y2vOcU<R=lCTInnALB7YO_57UbdsqhKISn2PUusN6glKe}T^K@
**n*jkiy<4U;j`j;r{`;xzER9uXzNgj>5@@TD*n<Q1KO<?_0<r|)x1aq7V`AoBIjMpHDs?PU+<E<1Gn>YDCjZW_U?;{eWGQ_TVygUW6&#M9!3WduF3Wt8)
BV1{DS>~+TK=56!O$~Af7QSSsmuofapZWX<$!s1gLMDbzapR8Yn~;OiaVK_sW@}^M|QN9*-
vR?S+o1gq29V({Ob7$Qxn!M5}A|rn=WOn+Va>WKip~5sbG}n(MwN4$V^LN1V;{=!ey;=;!kUE<|1z@IwMjQKS9j3SlKF(G)qtql>qb#Wp`yr9#<*=Vo-
ZoP^cSJDXRe_`{+454(Qy{oqS?M(5!%X<%UIYRwD(a*`bi`7th^dNTeffFN`o@j3mM&ag<{gSX8Sm73s8OKLULf?tVG{raL+Pn-UHFSyIy{o1il+~TrW!*
D?CM)yA5diF1MqM=aXDmOGQLh(YGdcjQmk9O<i_#;!<md|r2Wjo!9+D*Vt)sVJr1*vg|CfpriJt5GwXu%Q*7JQRe&i>xGsv`AnGu>}ex~zYMvMhHplD~k)
WZ$8~gN?H2uk&2=PjuZ&CJ$#n0h4+0ElfnQ+wj8OYh%O_W&@j%{6S-
hq04`ZeV=sqf{bj}xttN#lCN20@4~td3wNyfwQD)APRKP0FR1rCfJb9C<?2%r2}94E;jZj_4vOlx_<loGO~?~^synL&u-
gi?DYL#kJNi`QdLY3vKDKZ5cYCCPOIPo!`r`>;%Xt{Tl7*((&P{^?gGJ<D?3Z=-r$~TQg}rRkPV-zSPv&Y*_(LcSRnPMmlnpoDq~od4912_`!t6E&5rH&X
yEC`|%iJQL>DAk#wS-+qA+`hxwC7jM_&2mF!#tHpWu@_?dzqC_!=wNomSbtDCW01@{S5b|9y4nt%B&<g6ZbpeG^tSaO>Fm}1MJksEL0fB-
bRb0waRPzT|=7M%}Fq~bE-
bW+x0U7XaVD;sTvQ$-6)>ojG9DjSlZ(8Z}4q$Y+iGQ8ItbwHej2pWK{cOsCO7G%+bS74-aD3l@5O5bp|M;(kHL<PiEgsjnNt<za|5dP6Q5lP^&?rbm@qn-
ZI)VxU&O))IV@%z&Fc%<UHo&rUnCK=O)kVtt|W?YB!$zq^l>OdAz-
gqo$c80Tsz*9D8;2dLCSjjbL{!WklI?y-eeb|A;j8Y|f80YWfV&xy6nk{n}<dWo6taWCQxt521IIZeSBt>M5S7d|GT!SUtO?5YA5jxk;6AcmzvqPj-VUj6
E}T`o`&DcRW2P7CoO>JCHuNO$~isE&WRc%*aQ%x^-
12PK5ee|3#odokgxS;j}g<FucOQ^+Ei^bh!{}h(wZub9UHhdgxr?nC(5m#1GK>r&5ao6ORMMM3<Z~9B<LdkZZJo&UKd`4Ja-
!8=i6hN!7*_lU5Qa>X2`CEPV(bw5xeq9ITAojE+LWU^e&(w>Y~KuuJK=Nq!(dF3|hpfMkGaIt2x0&_+FmYkNX%J$_jk(_>^_ckn*s!e=75BoFB;8ZRV1N=
kJ2<+x_>^B_^o#-_=O!6;ukWUP<WK}8!(3jjAuq1?fVsp%O77+wdTn9;0y9QPtXxB@<N#%3J^-
mUUDvtutjnUOw`?dR64gFEmSxCyyHUQCMVb(;gj>%Nq+)N_?-
Fc)#})H#17iH4)S{5S+a`cO8CLfi{ct%GI=^UE{h))A4HmEIQLEK(|0njO>w^{QFB4($qsQd^FgdukV5BYYD;Tb{mQ9uJt`93(M(*8q=qt_EkxBNtJw<ki
S&TF#=~LMY2f5y*u<)yF#mH7TYIYXVM~<wQX9NLa?M{L`HioF#500k<gWx}7XkdOT&0j06Zpg6DXmtdxKNNeC#LwU{j==FD5o$h|VWa?=qXfgGy@FKsjXC
TXN6lmJXuI6*yAYfzA$V)Xp(LQCZ68azHCHLQuUp2f7Bf%L0~=g;|^Q5_{lwr!w;C^A*y^OT`$L>%3I2`&o&2=u|;z){j6;?_D*j9}uz^B^N|T|~+a+1m*
*3JO%L67Q_ZQ^)~zVBhk}1(06}^GAh+UEYV<pd2377AY&UUp4<h`P&^=4iY}_yZmgyqh&AGs_^r*D$TC^j{qB{PMo1+0sp*D`eb9Rw}u+*@r*JNQIzraF*
ZC*H6?4!ZhNu6fw0PVWWVdLm$^k$PeDzPbdAZb@w)7S5W7uc-+V>9J2ZSwpP!Nw7$bi`8K!|b_L4SAYINOOmUGqH8-
GfX*&(On1Gn4UmqOX80;vh3T`0POVGR5MdR|)p!vy7t-
jTW;9NyZHGud6pYF2=3<fE5W4!|)Pu&+QBO^LA?3vU@t@>5FcCTyxuv3grxfLM%h?IMYhAnB4?@r!jvWOH<K=aka}hJf{G1eMrnZGHl`7Fns;=e{>af*ei
|hvZD{h2myG<h>$6Vi46tN9R7h3bPVKTLqBOk|xTd;IijSdK|egopR%MIwQbc8Fv`^3qRj=58?*)#~J=IQZ#&2X^y=C7?rKdVS5RIuHYiX<d}0L5`k;C-
NKV$E1eK)1EwlV4xx5=ql>hZ#RMCN!YUw7m)ud3_T)-
aJZg>3#kCNa`oGiu`MQn1s88Evqy%=(iWZj)LHeCGkzpUkFs(LSEXLc&jJ;qpuF=edfwXSF5;(|{>ZFc8C0rWpIE^;0`V%S;SxLXw6@xwde5*<U5xLv;px
8+qX?1sJiCC+<<b1|QNvc}llk_p80_|>#FgkNzsZ7<^=;l%myo3;J;iY>%@#@?$5*nF;yNXdZoMT>CCvXh0OeB<8wF=^qOC;vG_!ZRe!S3QETQ1h8iT{X#
4ya4Xp?=n&#j|tlmWx~C$(Qc06?=#cyTkHi^7357Cn}9T0?$E2Z@-ZcMmaw#CF`*=pmhZ~-
@<_5AVt;>&bB2_8tD2lf1F#9HA`lD%CqpO`9^w@Rg_O2<LCFgRHZ(Z3Jj@?nk2!623|VR;oN(ke1Ot%8)na*&-
c6SBn^KuvQz9%zrSe@IJ;=q`;E*{>vp?t)GkI@gUfEJN6l<0G0_gxVqS9Oc!FI)<CtLl9^ce5GHpzD+yd^}jp1~czn%2c7~CD}Yt42Qre5vS0M`!^=YV?*
;^89@VWY>VQdgVuUDHi6dd6aMB*1P)0!!AsM!MA>tXSCy|0Oo~K=-ADv^0^gIpH`(rrB-?l}RZCozSV$aG*lE>SrFSc1X!A37PJ>5#3%QTMq5|E|A-
;moou{F;_<l?*T!o?-PHks-FShrO!-7ne3z2K6H$}_G^hRXfbY;ulVitG*nA^X#~6+c5H!auxq|n_|4x1>S1}ryydwm;06!Y^%05}ihf|Z>Un6@3jDB8b-
ksiT@%`+^7N0&Eu^-@3w(%T8+SHbH+uh|A?j~d<d>~xz0zvdZfVpD2QMsDE-
~{v`UBC(aFTuQi_exwqi}0qaQkDX{*g9N9v=|55P^{(0?P+@4^k5I7r~o(;9PZ-Go81zOEj*L7sfm>m$1SBhlx+3Y_?XFp0%)^=ASe2%8k>^SO<<9^)FxZ
Bv2w%JRlzNs-$I<@cW}Kz&pit9teZodE668edSm+2rClV@9!K{R|vZnM9fKqT;I&_YAH)F+jWGVj@E9BDeq?Bqh-$?8FZ)N-
S6&Pb72E0^T<t7a04WMg}EFSzOc6$OgT}{gO0Wx!X-3_?y!ee{*bu8-
5UdhDkz2AJ4xTDnGV1p&V23u0Y%S)LB4J6IdwM_n{^VP3f+A+?TW_k=(kNC;;lI#Yxmyo#H3vXx?xa`iC5V_#J9R#9~V~Gn~;;BDS{m3OrPUP!e}w;6rU=
8phYhG%CHq3d=qGgkbEkT?eJ096FZ>()(xSUu?$ROqjvH!4{@Pm0&49ay~A~Qv$Di=L;(@^8LOW`O)2CJ@84%*eQ-
`@YW>S_EoeZKwND0fQ~sEvFp1D_Ic%P<xcA<Z$$Gz;)T0kHoz5$<{ivGB+(%mNkfXqyemm5BE9+OFg}toQgXzw8rIlZIt}Piw%_gPk(AmXy5z5ut`%{3n%
3-B6s5q*v8EI!NTukyQ3MIFfJ(}zbK`f^U;h&rr6bL=<8-p|4mfuXuTJD4P^G(1dR4fQS{}VXHYZi-
+E(T%$$EMo^Mb?b)Bsj5(0(^J!n&Q54z%%tCUWVueq<zCCCNlGU;nutxx77)zGi~n^Qycc#pPMMd(Dqwz>#bZ*!?XC^X1J;%j!9mZrzw3H+f#QaGro%xt&
e#8cnCX5#)e2UzF=(0uF1;b%hCUe$7Mk;>#;knlrGDLEj{IzgNE9J?y6L_UgxfeRqZBmwHZu%;G>)~(_a721U_QEyPqzXVDct<eLryQ&;T%FzvwExBIKUr
QdvDM^k&`MPbL4qi8JJNzddQ;SubhqLSIFUY}$bPt?m2-zO(ncd_jm0<o4<;I_ID^0e*-
D|2N{B&Ttlr*wv;1Sf@iPD&rVDtq==X+k;K138L&T)38uaYE?E8J5wHCK3XduC&p9l`X>5lhaD1<eb4H12?s2iruThx{XVwHD2yku<QN|e?yTt-
FX`&C2Mhz}RY}y}m;MlZM5J|nTD-<f$urF?Oqtkfv+{j=qqFs?D>%w-A`=D7|5)SR_=<7cwh5XhfjTxUujUcq00hnchuktP2b|aYS60%hxi-gy<Xu=!=P@
F4p|4#kG&<qA%|Lv`tdu7Z5M67Aite6COTD88@J~lomo!NQ3<fP0uGf<H(5F)(;z3c|XLdOR<bLs|M1a^IvJH?+)5g)EeOHGM-`S)}e+Y-
r>R~`#SmsH`c$EA)AcYzw-
L^c7TphRX0zbaNa(h*7T>Rra$pF&I87&ub&D0tAoM)>=5W4kGYf$3Fd|3Ri8DdDn_`d+q6NgkNJOk4L4b_R_yD{^L?bOitr>@>)B}Yc8yus1m=Y2MjFRaj
!A-
rabO~UqEH<dMO?RC5X1u?lH?KI7~PHTCOL0~t?fdxe{H`$dNP7U2k+vCFU_?<3(>0!3F4>zc@<9gbdanYQ|?w7Zg7?aE_r0;T)BXAXxeBTm=j;_$jLULvp
0BqU8h5|#cSOpVNVKY>Ex=zX^j<&jJ*cJYu{xqORejRqjEy<*#({Tb&O-1m3GXag|vg?BY$UiA2-#Le3ek7>(4iQ|-@;~-
0ui4GtBaOz9#hHFZ1`x+o%qjiaJD9=m%J*_9p$jMyg4z7i0qy(D;^_-
CT1Gs1&M#wRHpsmEL^g=_JDP&tuyiJM#PD_btN{Y5D(usoi_d~&PE425v=~GvJ<Djt6&1bh+&|K9Vxq}mnlp;?+N;^GhFDH0%OG`mp=pNzNl#qdwN6%vh$
B;EW?T}6$e2!46TMLAGE?(ZH*jFpvXj3_uUfD<53qxM05bG^#B)1_=<4H@Zd0jQh7y@DhcWNqh}E*6JdG(R2QXC-
&WW4>$Zkepf|tw789H`{?bU~l3EW`qPK%BfGg61a5v}3zX3$W_SBshzLzBZ&Td7Y^w?DGniNobzi!9{>40!yq;Ytdx5DXOWb55}fKKdQy_X$VocWOY5(Zi
S_yPe=N;K5OUIAjdMsI)IVsV|g7LDa;RrdnA6d&#quh{(gvw+?-3XL$x|G21iU6XkorvfeKPZK2(pJz(dn{K#?hei<AGC%}_>OjQ)-
#zX6R=sU37>hO;#3j43Z-rlSmE3Zaqc^@$z&V$tx7%+mG<Fg{iIP10kfagX;JAbwr?1@S_*=jh-
IHpqD%capBR%0WQYG=1*(p4>VS`?yd3$Z!zkLlm1PSyRiX}k?%36_n~4^}I2vk)k8woFMyI~MHnL7Sq*H?z?{oA-zpiY96ptA{}7Xx=S(b<?gBCR6sCNv>
{LEA77zE_@U^v6q?GARp43?ejW*QT@8&qLmg7oIgPCR&gvZVA_(6e~E-mJH{GY+@U7fGbj!jg-
W0>ke+r4HD7GBbsf7*`F05Dk!h6)?>%i%PSgZqrxQAz6}2uQFz!(BGy^S0j2Rhw<!cHf2DHT_-N7u-
NO@X1+cw%~2bW$QVyG_*<&Qq#f=SL1lugT+Pd?Yx@5H^!eUmNNQi?NT%0Mi&UxG~u331et6Srx^sJ+e(bIL4%0i?%NNBi~-
{_otKw1N#So8`$FiI!XL7Xc*Cm4grGhfE~Ev*pbyYb`z%VT1r$>liZulol7`bx!P$cP?p~$@b<_OTk}^*3q^x(6cuLA9<~6#*{b&gRWt^7z*PNZUTN=Ui4
AyL%aJM=0U<4GmRzW9g4WM(5042?F+6utMgd0{R%cO!aH(l4V~gbw;m-bHzwTSU{^Tq-
T=Mwc4NRnHq;W7=whW?*&sD_8qv5pk?9eUpr}Y*@CAq&ZGK(}0Kv%YbgAkXL4D_)fUnPU8?*W~KJM|0D#1StdcmN40C!0!Kr9Db=-
tPV()djo?ANqd3YE!HTXPB**oSCIIJG1K3ktXo3YkX|+=s@<eR)bkSOV)=-
87g?j3+K1!TneDS^<=G%<Bnpr+Zbx<HXk_Xg()>pjMQQJYJ4dR#2P(NbwaEZ8}q_@DiZnijn)+;S<Qy>_O9itT;todB^jUP9P!VJ0+%&G^LgiZos6KXsFu
$6Ag_rU3jZy$#v{He^D163>IdC>mN`%C!M-;hV(s~MC3AE{h}TF`eXmL46Wa-_bBh_rE;zw)XMgNr@&~(FpPf~T2wn_1BY_e=Ks3y6TE*bkBCb<CAge!8E
sF#-If=m=q@3gS9yYV?x+ol;wc=-OpMWxDr;-T-
z1%)avYK0_4`AoNL@Cnz=8<e)P7wILp{7HKRnj6=4q{~h=%&?xol^^Lcp25)fu^1NtUEhRf?Ri86o4C?-YTTfhWB7h2Kh@R)DZtuS-
0|dH#!ne>O;{KzV1JEfi-JUB&3<?#+2-x-8FNLC-KYmo><z32o=PLS40$RsE8P5~~Q@?l|Sp*yL9+heAf5Q8*(vBxJ#Ez3nnJcaq<!a^FUhJczH^ET`;#Y
mKOARjT@+EYvcjN9moAj~^nzH!~GAApJ7CG`7~Xh4C6kd#kCVdW6My=6W8B@^F1KfH$+~?@7+LP!rp+{JwTS>a{+<sVzd|zs?s+Ao^*};2Rv3`*!eIMS<?
$G`XP3!N6j#z@j@~@Y{W9RhyI!_xd9<K~wap8;vS^PUAx2di^v_fMIj>Op8erf7u3D<hdv4$U<hc5l`c{da`0rXd<fks(U8|=;2{Bem!J$_-
e3`sLB~mhsSb1C4V$fF$4tblHPjiZu;sXbt2G>h0Vb27PWbpu;<N<fM~WT;OA1W`>+UcO}xJZn1ohf?>^?vU`6HL3IwHmcopk)0dB5^D6InXc30%jS<x8V
cX6n?j_nX^Sh2e7LkN~kN_3a%a%+0OccwniZ6u7XZ#a=iid+FfX_`qc8vwb;+GG>f&~hX<BP91q+Ae&^kCSXJRdy04!mA$^&CS=Xgna5KY7q)PC#;^6(Ao
nib54Bt8;}|#N;AG>>AmNjmB^iC4u8|=wXx!0D<GWrYtuZw_U+)(OnR=tDowkg8<6$!^{2wVoBor>2{PashA9`Kr~Ppv-rrtgyXB++!J3qcx`Q18DN%~8N
+nLu?ZC$salO7L*AxHa>Y8!@4f1XJ@1wg~XKf<U$=lmLp69BaZ*fCCsD9TyTz9aokC{!jy=Zwj_mfS@H#NYa7(s5pv1kKHsO~XL`Zq{hZRNgp$aT8;cXCQ
}ipE~sS&yvwf%YVKofIlJDVZBpHBoD~9~zTJYs>%?2eGd`3aV4mpdWVU(Ou#N@@eJOUrGt^>dQRf6XR#QD#9_LJE(LHqRb7FxqEl#tEqWWwBCV854U*gi>
i6*r}-{tLixCo7G4WPmaw_2uks{9TS>?Wd2J6ALx2A5NtrJ>ewMkVq6AdXgq(cQahB}p;aT8WdI=r{z-ySqd2L0LS37~O@i+6HeW6?=?E6}-
>aywu5(X`gzudgg4X8i!6l17g+rhS4^xtWujd2=jn0!UpLW}7Dvz(*7hi@pmprRT42x(QI2lax{vXWRbqGEIMmvz?41MYY6V@JTdOm#SKjj0O|PHc)p@&g
<?(6(0~6ua%2NVZE8q14!Z0wU>PFpubBRP18IGz{4c5Cl@Kz1qLY%Ee)kZU&k}jK}+>PPO6FpO=7*_mVQR{-
J3Oeb4%afS_3;=YB*heJbJDE;{D8zqu2)0|W>Y20pvz7k$^enP(KAScy)_#+bG;8i=@ey9Rd{3`>D9!xOYtcXX>G@dVJ=mcWjIARLzvAKipD<uB}vPy>Ly
5MIB<i*i5$Z5R?jh~^d48h007zTXa~ipD2+p{D=Y<9-d3P?R}hk1FG0xMXHamHln~<J{_j@ChG|?dk~c4le0=zT>@eMlx6L-
19T@4Yj|2^dpRb9mEIv0lNA4r0)LSaNrUsx)W-53ws0zNhsSJxpLmVmb}SxeUl-fXns!o8YM7n$U;_~X*rDh93Pm{@TOv}UW^LKjnZ?Ah568|@o*PQ$et`
Vm?JR;I*OMfLY|*X_*c%*AhiU72?aF$d35g=wrFut016cV?rL&n`ccGqr}|0cEc#7jymWwivwmh>qj|SCq~jj_G4W6xlooQA=^W)E*jh#{TNpmkGuMS4qY
nXyevH7yi7DdimjLiNuHbc}B8gQd34~W_^Aj212d-
Q?>X&OiB?Q3S$&0YtdDTzF4RT#l3VkeTVpBqy;JJKuIW7QC4<sCyyb1|x`yWLvQ4Uf{*Y;9EqBF*Y&w)t-
fZ%^r*e;>I4h4b<H#N#mowc!H9~jD*T4f<kcZlZ(WQobf;vHe~=6C$0`AUT{=6iT?ZD1qC<Uy6(GBmxY;?RkzK9`4+Dz0=-
Zsgfw_kXB4@u(#|EJ_`Frt%@DS{_Kzt@VelN7LJc2bb>NogjjmFXfFGyh*f;J&Lv#q;vBpM3Q(I+6J_h9WK6(M)dm!!zC*xRqb_#0q*BP|2zPE2UZSo9su
M;hYk*9I`Q-uBkSR8K}a0tA)RGPOjYejk80Lvq8e!RBe^Fq$S*3$?+eeMv{RNpcAi)05-
m2R$_#>ePQ6KFiKN@wvx`17%6)s0YRPizabIm<H~@l=qkf^}M8R|HcJ1{kfdp_A2(|5Hw6rl6*D2JWO3%=}ubtKhkYId9Y$Xi5DDd9>HXw$bX$AxZV)X|y
k?@BUtJiv8GThFr$Q|&kjj<OHc-Fc$ZmwACstD(8wG*rhXYGCScV8~fX5`hE4l<waT1qa4v+yU)t;zHbWj}wIW3d)QGi|0EmQEHn;1Z+IXtC;YbUQu(MeD
G0-
x^@!22*f;W#{2A&!KLwU*}j!qb;IN=W7N&Sh!STJ?&%Y{8?eNtn9$kFGw?U3=GCIwf(Gk{87xJ0g;s5(weK;&A;0n?5EoI;2R<%K*uVK(3Y_S@Vde8XM|9
Rb`fg3HwE=$e1yFz)o$!uad)5PoqrABWV4o{yg!mVQiM9-+9nO1-Cc=lpYm*VUp%2lKgfsZbetVvPA(l*t}dpaPunO-W&zAHOApFD9l-
VDj_55V8k1LkECuv4GypO6u=@&UzOzL!U=?s_vEwE~BLjf}l$wK|*+^9Ryt`o5OQZcGXE}{jq@uX`P`|Qsc2nzOZf@yW0$nR))~kwFB~EWIjp!2;`hLx|<
#0a=5!81on#^251@;Wj{U>w>T>syzEN}Vi1AZM?8hFDN`M)~Fo?7dofht<Dz2IC0+%qtK4K6Q4yhFL+%UOnG2Y(75;_7htatxUZe-jg9Sp`@*1X?0LjBPX
7*SmxiLWnUr`XP$_2uCE<N;6#BfQD9NM|v#`Sh!{^O-
wyC*H6tyAt^SgPE)vHFB_ETU~YsqL3s5alIPT{^U~qc=R9{p+JyEJS4D_sRq)x<4Bdfa69?`qYMRo3X!~oTp*ei|uhxV*0Ymyo4*xU6QV=wp_!XrCH1b|E
yFj@p0tG|tT1z}k8C_?ua#WU_9(4-
JAf`YT%up*qf1X1|46_QrVoE6ucnf{*XnM#mmCm|{b)G^2>_Dsj>+B#yrw{4l36(<~iRFKOe7WRPT|}m4+=tu5kGccYI~)Wnv(#=Od28j77&wHyy{HgrM9
l|_$ZyXSiW5h|_>5XX&Lip32j~t*HpU@O`Yj#UmBclvDYe*}kqC1|Xog+0t};|9QXo`WcC!EF);Dwdy-J5~f77GWQo2zr*i&DhLOC?h-
xA+<zON~*5c~*O*dlV13v}kk?~y79R!!D^kdzMl^87#ANd;QXrFhJ@)W$zXsr50nN!)l0Kb)UAk~O}4b}w%?vC^0dIKuA8nX73c168PSyZlEdmu7cJosm^
z2ZmOjY(c}>ax$G3>xGeYg`sW-G7To1l9L=;05cjHW+L}S=oms$Cj=bVz<`ZTbxcdLI~O($o131Lgamwo-aDL@kh47X#?<RDo|~mzIIuLN%*$L}g@&)}f&
H8S*3ZW3#;XMUhD9W)NMz9171@CsH!$>#yvQ9YMOl<psYS^#t&)jMB{>UU<rB<Cu&)dsbK09L+n{LuGR_OSck&BL;0aEjBZ58s6qY2TK(SD2f@Jc5=Ti6(
Uo0jf<19tVk|DO6`c=*dXiP<bAK69co?U$tOx(Jg|APUXB(>)fd2K|YZ9KcIlS(ma9}s3@fg;pbb2bb;e3tYsgXTmgS3(uDjYGQITc6D$%<!;xd<jU54Lk
@soXoBzVU1(aEDElloxPX6l$LN}!EY7$J9Y2*^7ZDsF&A=24Ruva&QnP;SEB#Vw6jl=i**nstaDtL31EKbDJmpTM(IYRy7k4$dWp&+M-
2l4G_9ZPeTl6H{_+;|h{G((q|C*1#CIv4P^;O1jg#=lNBi$2v_s(r@-
u2vFgf1{*ob$lCPNGQb?i$~6sXD41OV+)6loVMKo9O8NL*P9NEFETw&P<tb9muhq@0#UBpQVY$Wnx~ANWp4r3%e#b)6yvhQzV3$&O?hS&B`(UTA3y_0J)e
cB*<zMCS_Sqr_$S^9L!<0252spZNd=4CvY_nPi@*O&#)>tOWlwbCt4-
3{sPpEUiCCeP3)qrWWRQ(x}lM!1EgK5iDuZ*}<c8SxXWT>l(DM6JCQ{mR!+zgdtQSM8}$VssWTZrE5k6<^^QG7#3sTIrPNluAPfz9D)sNN^bA+<V>`|_*M
d+*{V_aA28q;_br4pbk|WO)AO8svIJ4b9ecBeox}aP0CG+K&+(}m*zv<BOm>o8l(Kuuy>=dJfVu7{)l$33RTgs{Fzj?o+qB=`!j`;Q3o(3i6ys>1N*MT(a
=opeOJk^O;<U`miZa55yM?PBcfZ9(1vMpE;x$=umP4vN5jp1D-
qfjPI4>O&fu}60M>T)U4u?s#tO}S;;7sovJj%g3Q^pXz=3hEaYi}mTF`!`?k_|gl!iY1z4!I3jD$LrwNjcj;_ft)t+QjGgo+FnBW+ePz_wpXzhHVlec@#~
ADXIC`@p(TYJJoU>P&5Z>KJ?LLd{M(20g@5a0|uW9_~-
0Xr&Uyly%`wem7MybTePbe4?lX17|Fv{KSPH{J}q>$77`!hDzEggkH})J*%!T(qsD&B8Le^XZy(bCh+Tko>8HveJX(JlS#nQ?F0e=LZ@k-
{q8$@T)MwqS45SQ1_wqe>T;?UXu^kpLNnup+N=LdCYlS|cE|)kaZGhr*bk|dPoPA17iLu*`Sn_~g^~e;#UL3T%Pk<vVJTW!2aX312MvDe3!MX5@j+Fa0ol
=UL&Z|#^Zzts>%~XsUbI}KW{b<$hj*Vep<K;wKi|v3Q`H>QsTomx{itgA;zM3vFxZ{3u$>L9Za!kFT1Zam*8F=CT0e)Do#BKCEsV6Yx5S>zyfUfqAeSf3t
6B=6E<6QUoHrF%qewz}0I(Kq!&!v5!j1Pseo+2yESX)K2>Lju|BC7DG?(%l&VorO(95v6KN6$X7uibPs_m_7W0Yd@OPlPQfUFk9n@*|UW8DI&@8-
f)800ESGyXyl0|J^CFr~nH50ssI2003E9
"""


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
    for certain. Slow pieces are forgotten after the next move, of the machine half with every move.
    """

    def __init__(self) -> None:
        self.slowest = 0.0  # seconds of the processor, in this move
        self.slowest_before = 0.0  # in the one before
        self.stall = 0.0  # seconds, the longest of late
        self.passed, self.worked = 0.0, 0.0  # seconds of late, and those of the processor
        self.last_look = (0.0, 0.0)  # what the clock and the processor's showed

    def begin_move(self, now: float, worked: float) -> None:
        self.slowest, self.slowest_before = 0.0, self.slowest
        self.stall *= REMEMBERED
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
        by_stall = max(budget.end - WORSE_STALL * self.stall, begun + LEAST_THOUGHT * budget.soft)
        return min(budget.hard - piece, by_stall)

    def enough(self, budget: Budget, begun: float) -> float:
        """When to stop, so that one more stall like the last is not paid from the bank, move after move."""
        usual = budget.soft - min(self.stall, MOST_CAUTION * budget.soft)
        least = min(begun + LEAST_THOUGHT * budget.soft, budget.soft)
        return min(max(usual, least), self.latest(budget, begun))


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
    search: str = "tree"  # tree or alphabeta, which takes a game that can say what a position is worth
    trust: float = 1.0  # 0.5 .. 4 the spreads by which ProbCut must be sure; 0: nothing is left out
    memory: int = 20  # 12 .. 26: alpha-beta remembers 2^memory positions, 16 bytes each


class Position(NamedTuple):
    """What a player is asked about."""

    game: Game
    state: np.ndarray
    filled: float  # share of the board that is filled, 0 to 1
    number: int  # of the move, from 0
    prover: Prover | None = None  # what can settle positions of this game, if anything can
    evaluation: Evaluation | None = None  # what was learned of this game, if anything was


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
# src/tempo/search/alphabeta/memory.py
# ==================================================================================================

"""What alpha-beta remembers of positions: what they are worth, how deep they were searched, and the move to try first.

A position is known by 64 bits mixed from all words of its state, and has one of four places that lie in one line of
the processor's cache. Where all are taken, what was searched least deep goes, and before it what is left of an
earlier move of the game. The memory never has to be emptied, but by another game.
"""

SLOT = np.dtype(
    [
        ("key", np.uint64),
        ("value", np.int32),  # for the side to move
        ("move", np.int16),
        ("depth", np.int8),  # -1 in places that were never taken
        ("mark", np.uint8),  # generation * 32 + 16 for lines that did not end the game + trust * 4 + bound
    ]
)
SLOTS_IN_LINE = np.int64(4)
LOWER, UPPER = 1, 2  # bounds that the value is; both, if it is exact
EXACT = LOWER | UPPER
GENERATIONS = 8
OUTDATED = np.int64(1 << 8)  # how much less deep a position seems that was remembered for an earlier move
NOWHERE = np.int64(-1)
NO_MOVE = np.int64(-1)
STATE_MIX, STATE_MIX_AGAIN = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03)
HALF_WORD = np.uint64(32)
PART_WORD = np.uint64(29)


def new_memory(bits: int) -> np.ndarray:
    """SLOT[2^bits], of 16 bytes each."""
    memory = np.zeros(1 << bits, SLOT).view(np.recarray)
    forget_all(memory)
    return memory


def forget_all(memory: np.ndarray) -> None:
    """Know of nothing."""
    memory[:] = np.array((0, 0, -1, -1, 0), SLOT)


@inlined
def key_of_state(state):
    """64 bits that stand for a state."""
    key = STATE_MIX_AGAIN
    for word in range(state.size):
        key = (key ^ np.uint64(state[word])) * STATE_MIX
        key ^= key >> HALF_WORD
    key *= STATE_MIX_AGAIN
    return key ^ (key >> PART_WORD)


@njit
def find_in_memory(memory, key):
    """Where a position stands, or NOWHERE."""
    first = np.int64(key & np.uint64(memory.size - 1)) & ~(SLOTS_IN_LINE - 1)
    for place in range(first, first + SLOTS_IN_LINE):
        if memory[place].key == key and memory[place].depth >= 0:
            return place
    return NOWHERE


@njit
def remember(memory, key, value, depth, move, mark):
    """Keep what was found out about a position; what is known of it from a deeper search is kept instead."""
    first = np.int64(key & np.uint64(memory.size - 1)) & ~(SLOTS_IN_LINE - 1)
    worst, least = int(first), OUTDATED
    for place in range(first, first + SLOTS_IN_LINE):
        worth = memory[place].depth - (OUTDATED if memory[place].mark >> 5 != mark >> 5 else 0)
        if memory[place].key == key:
            worst = place
            if worth > depth and memory[place].mark >> 2 & 3 >= mark >> 2 & 3:
                return
            break
        if worth < least:
            worst, least = place, worth
    memory[worst].key = key
    memory[worst].value = value
    memory[worst].move = move
    memory[worst].depth = depth
    memory[worst].mark = mark


# ==================================================================================================
# src/tempo/search/alphabeta/plain.py
# ==================================================================================================

"""Alpha-beta, for any game that keeps the contract of game.py and can say what a position is worth.

What it asks beyond the contract is one function, `evaluate(board, state)`: the value for the side to move, a whole
number; where the game is over, what it ended with. Moves are tried in the order of what they are worth one ply down,
and all but the first are asked only whether they are better (principal variation search).

This is the bare search to a depth. It remembers nothing and leaves nothing out: labels are made with it, and
deepening.py leaves the last plies to it.
"""

# Not bare numbers, for which numba would compile the search once more, and link both at run time.
INFINITE = np.int64(1 << 30)  # more than any value
TOP = np.int64(0)  # the ply of the root
LONGEST_SEARCH = 128  # plies
AS_LISTED = 2  # plies from the end, at which looking at all moves first costs more than it saves: a sixth of the time
# What is told of a search: evaluations and positions looked into, the best move of the root, and whether there was a
# line that was not followed to the end of the game.
SEEN, CHOSEN, UNFINISHED = 0, 1, 2


class SearchedLine(NamedTuple):
    """The line that is searched."""

    states: np.ndarray  # [LONGEST_SEARCH + 1, words of a state]
    actions: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] by ply, the one to try first in front
    values: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] what each is worth at first sight
    told: np.ndarray  # int64[3]


def new_searched_line(game: Game, state: np.ndarray) -> SearchedLine:
    """Memory for searching positions of a game whose states are like this one."""
    moves = (LONGEST_SEARCH + 1, game.actions + 1)
    return SearchedLine(
        np.zeros((LONGEST_SEARCH + 1, state.size), state.dtype),
        np.zeros(moves, np.int64),
        np.zeros(moves, np.int64),
        np.zeros(3, np.int64),
    )


@entry
def search_to_depth(game, evaluate, work, root, depth):
    """What a position is worth, searched to a depth; the best move stands in work.told."""
    for word in range(root.size):
        work.states[0, word] = root[word]
    return deepen(game, evaluate, work, TOP, depth, -INFINITE, INFINITE)


@njit
def deepen(game, evaluate, work, ply, depth, alpha, beta):
    """The value of the position at a ply: exact if it is between alpha and beta, else a bound."""
    work.told[SEEN] += 1
    state = work.states[ply]
    is_over = game.outcome(game.board, state) != ONGOING
    if depth <= 0 or is_over:
        work.told[UNFINISHED] |= np.int64(not is_over)
        return np.int64(evaluate(game.board, state))
    count = game.legal(game.board, state, work.actions[ply])
    if depth > AS_LISTED:
        put_in_order(game, evaluate, work, ply, count)
    best = np.int64(-INFINITE)
    for number in range(count):
        play_on(game, work, ply, work.actions[ply, number])
        if depth == 1:
            work.told[SEEN] += 1
            value = -np.int64(evaluate(game.board, work.states[ply + 1]))
            if work.told[UNFINISHED] == 0:
                work.told[UNFINISHED] = np.int64(game.outcome(game.board, work.states[ply + 1]) == ONGOING)
        elif number == 0:
            value = -deepen(game, evaluate, work, ply + 1, depth - 1, -beta, -alpha)
        else:
            value = -deepen(game, evaluate, work, ply + 1, depth - 1, -alpha - 1, -alpha)
            if alpha < value < beta:
                value = -deepen(game, evaluate, work, ply + 1, depth - 1, -beta, -value)
        if value > best:
            best = value
            if ply == 0:
                work.told[CHOSEN] = work.actions[ply, number]
            if best > alpha:
                alpha = best
                if alpha >= beta:
                    break
    return best


@inlined
def play_on(game, work, ply, action):
    """Lead the line on by a move."""
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    game.play(game.board, work.states[ply + 1], action)


@inlined
def put_in_order(game, evaluate, work, ply, count):
    """The move that is worth most one ply down comes first."""
    actions, values = work.actions[ply], work.values[ply]
    for number in range(count):
        action = actions[number]
        play_on(game, work, ply, action)
        work.told[SEEN] += 1
        value = -np.int64(evaluate(game.board, work.states[ply + 1]))
        place = number
        while place > 0 and values[place - 1] < value:
            values[place], actions[place] = values[place - 1], actions[place - 1]
            place -= 1
        values[place], actions[place] = value, action


# ==================================================================================================
# src/tempo/search/alphabeta/deepening.py
# ==================================================================================================

"""Alpha-beta for play: deeper and deeper, remembering what it saw, and broken off and taken up again at any node.

    iterations     to depth 1, 2, 3, ...: what one remembers orders the moves of the next
    memory.py      a position that was searched as deep before is not searched again; its best move is tried first
    first sight    the other moves by what they are worth one ply down
    narrow         all moves but the first are asked only whether they are better, and searched again if they are
    ProbCut        what a shallow search puts so far outside the window that a deep one hardly ever differs that much
                   is believed (selectivity.py); once the end of the game is reached, it is believed less, and then not

The line that is being searched lies in frames, one for each ply, so that the search stops after a number of nodes and
goes on exactly where it stopped: the same nodes in the same order, in however many pieces. The last plies are left to
`deepen`, which is never broken off.
"""

LAST_PLIES = 2  # plies from the end, at which nothing is remembered any more
MOST_DEPTH = 60
UNSETTLED = np.int64(-INFINITE - 1)  # in place of a value: there is more to search first

# A frame: what is to be found out about a position, how far that has come, and what is being asked of the ply below.
DEPTH, ALPHA, BETA, ALPHA_BEFORE, SIGHT = range(5)
BEST_VALUE, BEST_ACTION, CHOICES, AT_CHOICE, ASKED, SEEN_BEFORE, UNFINISHED_BEFORE, PLY_SIZE = range(5, 13)
IS_HIGH, IS_LOW = 0, 1  # what is asked: of the same position, searched less deep, whether it is far outside the window
EXACTLY, WHETHER_BETTER, HOW_MUCH = 2, 3, 4  # or of a move what it is worth

# What is told of a search, beyond SEEN, CHOSEN and UNFINISHED.
WORTH, REACHED, TRUST, NOTHING_LEFT = range(3, 7)  # of the best move; the depth that is finished
AT_PLY, GENERATION, ITERATION_BEGUN, FIRST_COST, TOLD_SIZE = range(7, 12)
MOST_TRUST = 2  # of the trust in a value: 0 as ProbCut usually cuts, 1 as it seldom does, 2 nothing was left out


class DeepWorkspace(NamedTuple):
    """All the memory of a search. Ply 0 is the root, whose moves stand in the order in which they are tried."""

    states: np.ndarray  # [LONGEST_SEARCH + 1, words of a state]
    actions: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] by ply, the one to try first in front
    values: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] what each is worth at first sight; those of the root, so far
    told: np.ndarray  # int64[TOLD_SIZE]
    frames: np.ndarray  # int64[LONGEST_SEARCH + 1, PLY_SIZE]
    keys: np.ndarray  # uint64[LONGEST_SEARCH + 1]
    lines: np.ndarray  # int64[LONGEST_SEARCH + 2, LONGEST_SEARCH + 2] by ply, the expected line: its length, its moves
    spent: np.ndarray  # int64[moves] nodes below each move of the root
    memory: np.ndarray  # SLOT[2^bits]
    cuts: np.ndarray  # int64[MOST_TRUST, MOST_DEPTH + 1, 2] by depth: how deep ProbCut looks, or -1, and its margin


def new_deep_workspace(game: Game, state: np.ndarray, bits: int) -> DeepWorkspace:
    """Memory for searching positions of a game whose states are like this one, and 2^bits of them remembered."""
    plies, moves = LONGEST_SEARCH + 1, game.actions + 1
    return DeepWorkspace(
        states=np.zeros((plies, state.size), state.dtype),
        actions=np.zeros((plies, moves), np.int64),
        values=np.zeros((plies, moves), np.int64),
        told=np.zeros(TOLD_SIZE, np.int64),
        frames=np.zeros((plies, PLY_SIZE), np.int64),
        keys=np.zeros(plies, np.uint64),
        lines=np.zeros((plies + 1, plies + 1), np.int64),
        spent=np.zeros(moves, np.int64),
        memory=new_memory(bits),
        cuts=np.full((MOST_TRUST, MOST_DEPTH + 1, 2), -1, np.int64),
    )


def pose(work: DeepWorkspace, state: np.ndarray, moves: tuple[int, ...]) -> None:
    """Put a question to `deepen_on`: which of these moves is best."""
    work.states[0] = state
    work.actions[0, : len(moves)] = moves
    work.values[0], work.spent[:] = 0, 0
    told = work.told
    generation = (told[GENERATION] + 1) % GENERATIONS
    told[:] = 0
    told[GENERATION], told[CHOSEN] = generation, moves[0]
    work.lines[0, :2] = 1, moves[0]
    work.frames[0, CHOICES] = len(moves)
    work.frames[0, [DEPTH, ALPHA, BETA]] = 1, -INFINITE, INFINITE


@entry
def deepen_on(game, evaluate, work, budget):
    """Go on for about so many nodes; return how many. Fewer only if there is nothing left to find out."""
    told = work.told
    begun = told[SEEN]
    ply = told[AT_PLY]
    while told[SEEN] - begun < budget and told[NOTHING_LEFT] == 0:
        value = enter(game, evaluate, work, ply)
        while value != UNSETTLED and ply > 0:
            ply -= 1
            value = take(game, evaluate, work, ply, value)
        if value == UNSETTLED:
            ply += 1
        else:
            begin_again(work, value)
    told[AT_PLY] = ply
    return told[SEEN] - begun


@njit
def enter(game, evaluate, work, ply):
    """Begin with the position at a ply: its value, if that is soon told; or ask the ply below, and be UNSETTLED."""
    frame = work.frames[ply]
    if ply == 0:
        return ask_about_first(game, work, ply, frame)
    state, depth, alpha, beta = work.states[ply], frame[DEPTH], frame[ALPHA], frame[BETA]
    if depth <= LAST_PLIES or game.outcome(game.board, state) != ONGOING:
        return deepen(game, evaluate, work, ply, depth, alpha, beta)
    work.told[SEEN] += 1
    key = key_of_state(state)
    work.keys[ply] = key
    place = find_in_memory(work.memory, key)
    frame[BEST_ACTION] = NO_MOVE if place == NOWHERE else np.int64(work.memory[place].move)
    if place != NOWHERE and beta - alpha == 1:
        slot = work.memory[place]
        unfinished = np.int64(slot.mark >> 4 & 1)
        if (slot.depth >= depth or unfinished == 0) and slot.mark >> 2 & 3 >= work.told[TRUST]:
            value = np.int64(slot.value)
            if (slot.mark & LOWER != 0 and value >= beta) or (slot.mark & UPPER != 0 and value <= alpha):
                work.told[UNFINISHED] |= unfinished
                return value
    frame[UNFINISHED_BEFORE] = work.told[UNFINISHED]
    work.told[UNFINISHED] = 0
    if beta - alpha == 1 and work.told[TRUST] < MOST_TRUST and work.cuts[work.told[TRUST], depth, 0] >= 0:
        margin = work.cuts[work.told[TRUST], depth, 1]
        if frame[SIGHT] >= beta:
            return ask_less_deep(work, ply, frame, IS_HIGH, beta + margin)
        return ask_less_deep(work, ply, frame, IS_LOW, alpha - margin + 1)
    return line_up(game, evaluate, work, ply, frame)


@inlined
def ask_less_deep(work, ply, frame, stage, goal):
    """Ask of the same position, searched less deep, whether it reaches a goal."""
    frame[ASKED] = stage
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    ask(work, ply + 1, work.cuts[work.told[TRUST], frame[DEPTH], 0], goal - 1, goal, frame[SIGHT])
    return UNSETTLED


@inlined
def ask(work, ply, depth, alpha, beta, sight):
    """Write to a frame what is to be found out."""
    frame = work.frames[ply]
    frame[DEPTH], frame[ALPHA], frame[BETA], frame[SIGHT] = depth, alpha, beta, sight
    work.lines[ply, 0] = 0


@njit
def line_up(game, evaluate, work, ply, frame):
    """Put the moves in order, and ask about the first."""
    actions, values = work.actions[ply], work.values[ply]
    count = game.legal(game.board, work.states[ply], actions)
    place = find_in_memory(work.memory, work.keys[ply])
    if place != NOWHERE:  # what the less deep search thought best
        frame[BEST_ACTION] = work.memory[place].move
    likely = frame[BEST_ACTION]
    for number in range(count):
        action = actions[number]
        play_on(game, work, ply, action)
        work.told[SEEN] += 1
        value = -np.int64(evaluate(game.board, work.states[ply + 1]))
        place = number
        while place > 0 and (values[place - 1] < value or action == likely) and actions[place - 1] != likely:
            values[place], actions[place] = values[place - 1], actions[place - 1]
            place -= 1
        values[place], actions[place] = value, action
    frame[CHOICES] = count
    return ask_about_first(game, work, ply, frame)


@njit
def ask_about_first(game, work, ply, frame):
    """Begin with the first move."""
    frame[AT_CHOICE], frame[ALPHA_BEFORE], frame[BEST_VALUE] = 0, frame[ALPHA], -INFINITE
    return ask_about_next(game, work, ply, frame)


@njit
def ask_about_next(game, work, ply, frame):
    """Ask what the next move is worth: the first one exactly, others whether they are better."""
    number = frame[AT_CHOICE]
    frame[SEEN_BEFORE] = work.told[SEEN]
    play_on(game, work, ply, work.actions[ply, number])
    sight = -work.values[ply, number]
    if number == 0:
        frame[ASKED] = EXACTLY
        ask(work, ply + 1, frame[DEPTH] - 1, -frame[BETA], -frame[ALPHA], sight)
    else:
        frame[ASKED] = WHETHER_BETTER
        ask(work, ply + 1, frame[DEPTH] - 1, -frame[ALPHA] - 1, -frame[ALPHA], sight)
    return UNSETTLED


@njit
def take(game, evaluate, work, ply, value):
    """Take the answer from the ply below: the value of this one, or UNSETTLED and another question."""
    frame = work.frames[ply]
    alpha, beta = frame[ALPHA], frame[BETA]
    if frame[ASKED] <= IS_LOW:
        work.told[UNFINISHED] = 0  # that the less deep search saw no end does not matter
        if frame[ASKED] == IS_HIGH and value > work.frames[ply + 1, ALPHA]:
            return leave(work, ply, frame, beta, LOWER)
        if frame[ASKED] == IS_LOW and value < work.frames[ply + 1, BETA]:
            return leave(work, ply, frame, alpha, UPPER)
        return line_up(game, evaluate, work, ply, frame)
    value = -value
    if frame[ASKED] == WHETHER_BETTER and alpha < value < beta:
        frame[ASKED] = HOW_MUCH
        ask(work, ply + 1, frame[DEPTH] - 1, -beta, -alpha, work.frames[ply + 1, SIGHT])
        return UNSETTLED
    note_value(work, ply, frame, value)
    frame[AT_CHOICE] += 1
    if frame[ALPHA] < beta and frame[AT_CHOICE] < frame[CHOICES]:
        return ask_about_next(game, work, ply, frame)
    best = frame[BEST_VALUE]
    if ply == 0:
        return best
    bound = LOWER if best >= beta else UPPER if best <= frame[ALPHA_BEFORE] else EXACT
    return leave(work, ply, frame, best, bound)


@njit
def leave(work, ply, frame, value, bound):
    """Remember what was found out about the position at a ply."""
    told = work.told
    mark = told[GENERATION] << 5 | told[UNFINISHED] << 4 | told[TRUST] << 2 | bound
    remember(work.memory, work.keys[ply], value, frame[DEPTH], frame[BEST_ACTION], mark)
    told[UNFINISHED] |= frame[UNFINISHED_BEFORE]
    return value


@njit
def note_value(work, ply, frame, value):
    """Write down what a move is worth."""
    action = work.actions[ply, frame[AT_CHOICE]]
    if ply == 0:
        work.values[0, frame[AT_CHOICE]] = value
        work.spent[frame[AT_CHOICE]] += work.told[SEEN] - frame[SEEN_BEFORE]
        if frame[AT_CHOICE] == 0:
            work.told[FIRST_COST] = work.told[SEEN] - frame[SEEN_BEFORE]
    if value <= frame[BEST_VALUE]:
        return
    frame[BEST_VALUE] = value
    if value <= frame[ALPHA]:
        return
    frame[BEST_ACTION] = action
    frame[ALPHA] = value
    lead_on(work, ply, action)
    if ply == 0:
        work.told[CHOSEN], work.told[WORTH] = action, value


@inlined
def lead_on(work, ply, action):
    """The expected line goes on with this move."""
    length = work.lines[ply + 1, 0]
    work.lines[ply, 0], work.lines[ply, 1] = length + 1, action
    for place in range(1, length + 1):
        work.lines[ply, place + 1] = work.lines[ply + 1, place]


@njit
def begin_again(work, value):
    """The search to a depth is finished: go one deeper, or, at the end of the game, trust less."""
    told, frame = work.told, work.frames[0]
    put_best_first(work, frame)
    told[REACHED] = frame[DEPTH]
    told[ITERATION_BEGUN] = told[SEEN]
    if told[UNFINISHED] != 0:
        frame[DEPTH] += 1
        told[NOTHING_LEFT] = np.int64(frame[DEPTH] > MOST_DEPTH)
    else:
        told[TRUST] += 1
        told[NOTHING_LEFT] = np.int64(told[TRUST] > MOST_TRUST)
    told[UNFINISHED] = 0
    frame[ALPHA], frame[BETA], frame[AT_CHOICE] = -INFINITE, INFINITE, 0


@inlined
def put_best_first(work, frame):
    """The moves of the root, by what they turned out to be worth; the best one before its equals."""
    actions, values, spent = work.actions[0], work.values[0], work.spent
    for number in range(1, frame[CHOICES]):
        action, value, nodes, place = actions[number], values[number], spent[number], number
        while place > 0 and (values[place - 1] < value or (values[place - 1] == value and action == work.told[CHOSEN])):
            actions[place], values[place], spent[place] = actions[place - 1], values[place - 1], spent[place - 1]
            place -= 1
        actions[place], values[place], spent[place] = action, value, nodes


# ==================================================================================================
# src/tempo/search/alphabeta/selectivity.py
# ==================================================================================================

"""ProbCut: how deep to look before looking deep, and how sure to be.

What a search to some depth finds differs from what one less deep finds by a spread that hardly depends on the
position. So if the less deep one, at the same position, is so many spreads outside the window, the deep one is not
made. A spread, in what the game counts, is taken to be

    exp(base + further * ln(deep - shallow) + deeper * ln(shallow + 1) + fuller * filled)

whose four numbers are fitted to searches of the game itself: they come with its evaluation.
"""

LEAST_DEPTH = LAST_PLIES + 1  # at which anything is cut
MORE_TRUST = 2.0  # how many times surer the second time, when the end of the game has been reached
NO_CUT = -1


def spread(numbers: tuple[float, ...], shallow: int, deep: int, filled: float) -> float:
    """By how much searches to two depths differ, in what the game counts."""
    base, further, deeper, fuller = numbers
    return math.exp(base + further * math.log(deep - shallow) + deeper * math.log(shallow + 1) + fuller * filled)


def shallow_depth(deep: int) -> int:
    """How deep to look instead: about half, and as odd or even, as values swing with the side that moves last."""
    return 2 * (deep // 4) + deep % 2


def cuts_at(evaluation: Evaluation, filled: float, trust: float) -> np.ndarray:
    """int64[MOST_TRUST, MOST_DEPTH + 1, 2] for every depth how deep to look instead, and how far outside the window a
    value must be; with no trust, never."""
    cuts = np.full((MOST_TRUST, MOST_DEPTH + 1, 2), NO_CUT, np.int64)
    for level in range(MOST_TRUST if trust > 0 else 0):
        for deep in range(LEAST_DEPTH, MOST_DEPTH + 1):
            shallow = shallow_depth(deep)
            margin = trust * MORE_TRUST**level * spread(evaluation.spread, shallow, deep, filled)
            cuts[level, deep] = shallow, round(evaluation.unit * margin)
    return cuts


# ==================================================================================================
# src/tempo/search/alphabeta/searcher.py
# ==================================================================================================

"""Alpha-beta as the player wants it: what it remembers goes along from one move to the next."""

CERTAIN_VALUES = {-1: 0.0, 0: 0.5, 1: 1.0}
GROWTH = 1.5  # times as long a move usually takes to be searched a ply deeper


class AlphaBetaSearcher:
    """Searches the positions of one seat, of a game that can say what they are worth."""

    def __init__(self) -> None:
        self.work: DeepWorkspace | None = None
        self.game: Game | None = None
        self.position: Position | None = None
        self.question: tuple | None = None  # that was posed, as long as it may go on: the state, the moves
        self.searching: Call | None = None

    def calls(self, position: Position, knobs: Knobs) -> list[FullCall]:
        """As `Searcher` has it."""
        return [(deepen_on, (position.game, evaluation_of(position).evaluate, self.work_for(position, knobs), 1))]

    def work_for(self, position: Position, knobs: Knobs) -> DeepWorkspace:
        """The memory for a position: the same as long as it is the same game."""
        if self.work is None or self.game != position.game or self.work.memory.size != 1 << knobs.memory:
            self.work, self.game = new_deep_workspace(position.game, position.state, knobs.memory), position.game
            self.question = None
        return self.work

    def set_to(self, position: Position, knobs: Knobs, patience: float, on_a_clock: bool) -> bool:
        """As `Searcher` has it."""
        ((called, arguments),) = self.calls(position, knobs)
        self.position, work = position, self.work_for(position, knobs)
        if not knobs.reuse:
            forget_all(work.memory)
            self.question = None
        work.cuts[:] = cuts_at(evaluation_of(position), position.filled, knobs.trust)
        self.searching = called.on(*arguments[:-1], last=(1,), seconds=patience)
        return called.is_ready(*arguments, seconds=patience)

    def forget(self) -> None:
        """As `Searcher` has it."""
        self.work = None

    @property
    def rung(self) -> str:
        """As `Searcher` has it."""
        return "" if self.searching is None else self.searching.rung

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """As `Searcher` has it: every move is looked at, one ply deep. Asked the same again, it goes on."""
        assert self.work is not None and self.position is not None
        moves = tuple(moves_in(self.position)) if moves is None else moves
        question = self.position.state.tobytes(), moves
        if self.question != question:
            self.question = question
            pose(self.work, self.position.state, moves)
        return self.run(len(moves))

    def run(self, simulations: int) -> int:
        """As `Searcher` has it; a simulation is a node."""
        assert self.searching is not None
        with np.errstate(over="ignore"):  # a key overflows, which only interpreted code remarks upon
            return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """As `Searcher` has it: there is one move, or not even the first one would be searched deeper in time."""
        assert self.work is not None
        told, root = self.work.told, self.work.frames[0]
        if root[CHOICES] == 1:
            return True
        spent = told[SEEN] - told[ITERATION_BEGUN]
        return bool(root[AT_CHOICE] == 0 and spent + simulations < GROWTH * told[FIRST_COST])

    def look(self) -> Snapshot:
        """As `Searcher` has it. A value is certain where nothing was left out to the end of the game."""
        assert self.work is not None and self.position is not None
        work, told, evaluation = self.work, self.work.told, evaluation_of(self.position)
        count, line = int(work.frames[0, CHOICES]), self.line_behind(int(told[CHOSEN]))
        score = int(told[WORTH]) / evaluation.unit  # some moves may not have been searched yet since that was found
        scores = tuple(min(int(value) / evaluation.unit, score) for value in work.values[0, :count])
        is_certain = bool(told[NOTHING_LEFT]) and told[TRUST] > MOST_TRUST
        return Snapshot(
            move=int(told[CHOSEN]),
            reason="proven" if is_certain else "search",
            value=CERTAIN_VALUES[(score > 0) - (score < 0)] if is_certain else self.chance(score),
            plies=len(line) if is_certain else int(told[REACHED]),
            moves=tuple(int(action) for action in work.actions[0, :count]),
            visits=tuple(int(nodes) for nodes in work.spent[:count]),
            values=tuple(self.chance(one) for one in scores),
            line=line,
            score=score,
            scores=scores,
        )

    def line_behind(self, move: int) -> tuple[int, ...]:
        """As `Searcher` has it: what is remembered of the positions on the way."""
        assert self.work is not None and self.position is not None
        told, lines, game = self.work.told, self.work.lines, self.position.game
        if move == told[CHOSEN]:
            return tuple(int(action) for action in lines[0, 1 : 1 + lines[0, 0]])
        line, state = list[int](), self.position.state.copy()
        with np.errstate(over="ignore"):
            while move != NO_MOVE and len(line) < told[REACHED]:
                line.append(move)
                game.play(game.board, state, move)
                place = find_in_memory(self.work.memory, key_of_state(state))
                known = place != NOWHERE and game.outcome(game.board, state) == ONGOING
                move = int(self.work.memory[place].move) if known else int(NO_MOVE)
        return tuple(line)

    def chance(self, score: float) -> float:
        """What a score is worth, 0 lost to 1 won, as games ended that came by such a one."""
        assert self.position is not None
        early, late = evaluation_of(self.position).doubt
        return 1 / (1 + math.exp(-score / (early + (late - early) * self.position.filled)))


def evaluation_of(position: Position) -> Evaluation:
    """What was learned of the game: without it nobody searches like this."""
    if position.evaluation is None:
        raise ValueError("alpha-beta is for games that can say what a position is worth")
    return position.evaluation


# ==================================================================================================
# src/tempo/othello/alphabeta_agent.py
# ==================================================================================================

"""The Othello agent that searches by alpha-beta: with what was learned of positions, and perfect at the end."""

LEARNING_SHARE = 0.3  # of the time for a move: so much may go into unpacking what was learned


class AlphaBetaAgent(OthelloAgent):
    """Searches as deep as it can, and asks what was learned about the positions there."""

    def __init__(
        self, profile: OthelloProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat."""
        super().__init__(profile, new_game(), ExactEndgame() if profile.exact else None, simulations, seed, log)

    def new_searcher(self) -> AlphaBetaSearcher:
        return AlphaBetaSearcher()

    @property
    def game(self) -> Game:
        """The rules, and on the board what was learned: it is decoded when first asked for."""
        return self.rules._replace(board=learned_knowledge())

    def position(self, state: np.ndarray, discs: int) -> Position:
        return super().position(state, discs)._replace(game=self.game, evaluation=EVALUATION)

    def read_in_time(self, observation: Any, configuration: Any) -> Task:
        """Where what was learned is not at hand in time, a move is made at sight."""
        view = read(observation, configuration)
        if self.has_learned(view):
            return self.task_of(view)
        state, legal = new_state(view.cells, view.mark), view.legal
        knowledge = partial(only_move, legal), partial(best_at_sight, state, legal)
        return Task(super().position(state, view.discs)._replace(prover=None), knowledge, 0.0, view.bank)

    def has_learned(self, view: OthelloView) -> bool:
        """Whether what was learned is at hand; unpacking it takes a part of the move, where there is a clock."""
        if self.player.simulations is not None:
            return True
        return LEARNING.go_on(LEARNING_SHARE * latest(self.player.plan, view.step, view.bank)) is not None


def best_at_sight(state: np.ndarray, legal: list[int]) -> Decision:
    """The move that looks best by nothing but its square and the replies that it leaves."""
    ratings = np.zeros(len(legal))
    with np.errstate(over="ignore"):  # a difference overflows, which only interpreted code remarks upon
        rate_squares(None, state, np.array(legal), len(legal), ratings)
    return Decision(legal[int(ratings.argmax())], "hurry", 0.5)


# ==================================================================================================
# src/tempo/othello/champion.py
# ==================================================================================================

"""The agent that people upload. `build.py` bundles this module into submission/othello.py."""

PLAYER = AlphaBetaAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """The move to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
