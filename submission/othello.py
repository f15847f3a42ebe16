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

WIDTH, HIDDEN = 8, 8
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
    contents: np.ndarray  # uint64[ALL_CONTENTS] a byte for each of the WIDTH numbers
    judges: np.ndarray  # int32[PHASES * JUDGE]
    numbers: np.ndarray  # uint16[LANES]
    seen: np.ndarray  # int64[SEEN_AT_ONCE]
    sums: np.ndarray  # int32[WIDTH]
    hidden: np.ndarray  # int32[HIDDEN]


def new_knowledge(contents: np.ndarray, judges: np.ndarray) -> Knowledge:
    """Ready to evaluate with this."""
    assert contents.size == ALL_CONTENTS and judges.size == PHASES * JUDGE
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
    a, b, c, d, e, f, g, h = sums[0], sums[1], sums[2], sums[3], sums[4], sums[5], sums[6], sums[7]
    weights, begin = judge + WIDTH, judge + WIDTH + WIDTH * HIDDEN
    for m in range(HIDDEN):  # in vectors of 32 bits
        x = weights + m
        some = judges[x] * a + judges[x + HIDDEN] * b + judges[x + 2 * HIDDEN] * c + judges[x + 3 * HIDDEN] * d
        some += judges[x + 4 * HIDDEN] * e + judges[x + 5 * HIDDEN] * f + judges[x + 6 * HIDDEN] * g
        hidden[m] = judges[begin + m] + some + judges[x + 7 * HIDDEN] * h
    total = np.int64(0)
    for m in range(HIDDEN):
        total += np.int64(bent(hidden[m])) * judges[begin + HIDDEN + m]
    return min(max(total >> VALUE_BITS, -LARGEST), LARGEST)


@inlined
def add_up(contents, seen, sums):
    """Write the sums of the numbers for which contents stand: four at once, in fields of a word that hold any sum."""
    even = odd = ZERO
    for number in range(SEEN_AT_ONCE):
        stands_for = contents[seen[number]]
        even += stands_for & EACH_SECOND
        odd += (stands_for >> BYTE_BITS) & EACH_SECOND
    for field in range(0, WIDTH, 2):
        shift = np.uint64(8 * field)
        sums[field] = np.int64((even >> shift) & ONE_SUM) - NOTHING
        sums[field + 1] = np.int64((odd >> shift) & ONE_SUM) - NOTHING


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

Contents of a shape that mean the same share what they stand for, which is kept once. Numbers become whole steps.
"""

MOST_STEPS = 127  # of a number that a content stands for, either way


class Network(NamedTuple):
    """All that is learned, float32: evaluate.py says how it goes together."""

    contents: np.ndarray  # [kept_contents(), WIDTH] what each stands for
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


def empty_network() -> Network:
    """Nothing is worth anything."""
    return Network(
        np.zeros((kept_contents(), WIDTH), np.float32),
        np.zeros((PHASES, WIDTH), np.float32),
        np.zeros((PHASES, WIDTH, HIDDEN), np.float32),
        np.zeros((PHASES, HIDDEN), np.float32),
        np.zeros((PHASES, HIDDEN), np.float32),
    )


def knowledge_of(network: Network) -> Knowledge:
    """Ready to evaluate with this."""
    steps = in_steps(network.contents, CONTENT_BITS).clip(-MOST_STEPS, MOST_STEPS) + ZERO_BYTE
    contents = steps.astype(np.uint8).view("<u8").ravel().astype(np.uint64)
    return new_knowledge(contents[kept_places()], judges_of(network))


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
;B-_@#sC0768mVB#A$fx60VD!Zi<+C3DFy(C6Q03_!K^ZB4S1X1=C~r@AH;O2qFP88RhBRnmh&~_`c8#XfNy0=E+@As<r>aR9T9!7nLQlwgBkgm}RBF3}ko
)t8falUPh;HJAnmuhd}l%zytTY%gEZ7%49HpNJ?cu&c^U%O<}&QN)%y-0SIHVW!;om3|=PvdsR!BEybz}-M7ZWf>>}%gAt5~HUN=5Yh%G`?Am|BLq#fZUyK
V+V2%@_=N5t27;fv7f#-+YWCpKlBw^Vp6ZsoZ1fIYDnj)H+D?^)|Z)|B-q-F8aWYr-l1(O;pv~@R&FSxngd`<|QLr`6@$IZ_<76LZQ!r1Z99l!(Lf=OfImy
AmGA3yIRhPXQsDV(8!p^Ou&16no4#h3^VS#ftlTj7iyv0OzdRaZ=SlTlBbYh>9`^KBX@Y23JrSQu`Ja+J!HEVIQ%%cvaMyr+ymD82A&+(E>#-=<RdYFsixh
SbG<PTRJDKoO}=4!XTJGNqy-A=$vXJ`cdrxC&-=L~+VWZ2^I>xD`->twnibpDmu&{)|@MMZIvB+}sueD|-@{sP|HQ51~#9{-eIRX7j4z;Ee&wrv)X-rbEcG
eaK0{X%q`!-dR#5*V)`kE3wd$GGA91{<MrNDpue{*Agg8?L1mi@>1Jfto6=6lXIa@&FkCNT(+`s#bOs6X@kuc5#aBp+<i=C6$D+hS8Bg}|G#ROjQh8XM2WJ
iV3gfMXt^pbS4X0ANY%&8uvx<Q@0&9A#Y9=N^st`6f3*WL7zqlX4bwSfp8!Re?Gj8&p0{!{LKbPMv_Hyt;n6Dj8SImTzL{h!9k8tUgYd5gu0g~hybLT3IN8
zra;46bm$@~O>=0O|!1ejSXG2CF+tu?$pWU#3)`;w3ZZtL`o}vMEZDy6`jKRq)u&X0Hb;?CPw3~;UQ#x!0BmZ~{3w$I7x>it{_EBZAH4x^L%pA9h@nV=&K5
`F>37X!KATWbHDcVh`FDJfBdk;daP{Yxj0_4&`zC3u6YbbkP8l<H%DqKHtG<Ay9c9r(*5T!Qk$-qRYQja^pp)2~`PzH&D%bKw|jeibC#WO2wkF!4Lb2q12s
#quV=5pFc#Bra(m5=Tgkj(ZxX|WiglQ9!zgeP1PYE8CBcl<XT(0#=4o{d<J9GB28)la{2N_^NAV<?_Cnwu>1)NHpJ-@#~H8kVnG&Qzk~D**<-EHZn0CV>2!
5F@6!ut;R8DE~xQlpVsG5S1)!!D7Lc*F5oH&B_gKU-Pe*j{1e6Wiv;bVIImmN6Vh{0{&d<LvkXurI`j_anP(<yb@LV4o1QNSoP6B(8-eDLLDn)_wNUi!q63
BZfmhW8`odRp9pnbNvWhhhdiaGsQr=o8wM9s&dnda{J|RXqp^sQLqq~gAa1b~=n7{jy;)b>P+lk-k|lXR!Q<T=>{@*&83$>QhF*83Un1|6{FB7ly%$vI@QB
hB>u|@^q9Bz4GbAyr=jBc`beKN&zJECJuO)62N!%jD<^oz!9oaIx1;Z`y$43EC;D-@|eo|2!8odPu;#nz&id`9VfAp+U0>v=XziIqG<>)n{pK{)+AIekCSz
XCZs(54f1HH8@#csc9Ti+DPK}MAGO<OLFOdAYd#Y?_A<E*54vxflJa$ef0BK(w|CjqK0dDPGoAaEAdWy=#n-5Wu3Likqv0r9-=YJc;e{1JYZju-fn5NFq2t
|mDyx1tq91_)1r0ifQ)gr3qJf)p9!MsQf5dxfG|I@v70EJh(l;LtNqUyJ{Hbx)shDyr!4i$`|#ixE&$>NZ`IG)rh;ntC|fKvp~)-&>i%09T9X_F#TX5L^c!
4asd<E0J?VkoY~roS!?e5ot8h-nM*sS;-s6`D_<f@TvuQMUTrN5Yi!Cq8;Gx05-14*6N)`XFru^GP1pQXdW@UeehWu+jB5QwZUEs0d#QJrLnijn<e6OPl4i
}nL)1O`exm)^X>|URIiO_k1;<bsUwe8(?L*&?ZU!E*o{bsg>5&A4J0PxisWe3D0>Hb99ts{%PM4OuLOKa-AMBybR&(k3HSn!e;^3klrtiG)u6d$K1NmH<7J
$aq2`kh2iW6q0T!GIJcX{+E0+GlFv90vqRnSEE^%~W#J*R<i3&M8o@<%q6@W`IW`mV{A%|N>EM^dpgFLP8h!b1VeUa*lQqmr5J5xCR8+4ILX7tzmzdMdez%
#9uaLD@Q&5R|&f@p13(vi~e4K1I%vve<(njGZ+p>6?nV+aT0MO=TSItF{$Zag4Fl5n!Ig&*$=N;vi>UDX{*r{jD*o|u$OIureFi|~ADSLKVbnCK<d1CQO?Z
(A@X6K*S`!YxnJZq}z8mJVt6p~`r&RQVvxjSBjgIrwB7aLL&@cC*7XL!h4U<x+(F73Dcl6E@u8bYd=zVg^f{{l~ENzl!R9n(EGZSc3tERa5CN1`WFD&ve1h
sAD-g8zMLwkv&@wsz6du??%^x?r-0#G*`|`1n2+SPB-SquP6_dkQ+mb_AczN0{$R0oIlZm`(jh?gAfk%95S;O;P1%WHl7c8Ntm3Agq>OoYh9Pi>Q&ZEdK;a
3lt&Q(^ww}(R!)6Jy)17-<5mWzl3(&Kl+d9fpvu=4OTJ4*o0=YRIaWG{Ki7=GthIhAD4Lu30p|8u1flhKuI@+$i7))n@@Yr40h2EIde}|?JdEs6-{(mEnBK
y`I~4nj_uyBJB&%_BO6th9_qXDl6~$dfY=qxM-%e*zOntk?4onLOYP<8upEEdzH!B}4ZCwA#f`dwea7>NK%6eGz>63yv82_2*ClI^JTbWLh5G5z+^jkPrH}
-dzY<d_RiQK6LX#^v5hzIzNKsu`FT1!d4zDLnXw=b0}<X=*^Bx#i1nSPD{sK(mUqpM}DtMvJ4H8epqw#P}|0AP8XQx}07=$!f<&Viqf&;Oy<rdtd!5v~Dgw
Nk#~*~2$;N;H+}Oj3d4mb2mM=H}JJkC_d*#qcQ4$pNeEohQppcJ}NYO~wE5(lQUcx`wxv=dSNo-w2&#5x;Ml^Qx%tfXueh94o7*N|e3zF#E%EfiQX(Sixlp
nV1uctpC+S7$Slu+I{}t<)nY6NBt`VpoaQ}e;{DA6)#u{+{)$qZ338utSUdlV*m0MPcgc9Z-+rum`<~wQpLTUyV9unma}Zz&oIE<-02w4WxX4}1Kzl8<5_g
I{f)+OqzNxt@O_{YL3YE*?&ZMsFM<cvhTapa(ngPfwCG4{ymT<C_|6tN6i;}N{s6}6>F0AZ09A=>T$DvK^(xfyhnA)Y?lvj(c1CsBPvBk|m%5z;2TwRT{)0
OnQ<Hp(2zq)MK=A^3#j#2}Ysw_&S9hwaM>S+7EBkg0P+wuCEh_pqMsH_aB^u&G-RgVJzo>Dd3$vY5kNYTLWbD^+pFh<7ewO-eCS5?HW(YJz=riIw^`{-J?}
evnVy&OcF4=m$_2E6yW%;nO1YL_-ErVoEByQj#9=SLEuU?6IJuPFWNxetJp1W_lnfhg~%%LM%zYkEebyGAhKHqD`bNg&8D~QitTz^HIqmnBsXE}!1osj+&j
G^8CiHgZh8MrvXMxE%4L)Dej?+O1X)t5v=G0WD-EecM6T9ibisJDjmv^{b+ma0f_afJuhh|5k`MfjBG_Y!@3Q|7aHVgu10^3JC}ZO27dM&!t!7RjZ|8$-~M
y2~opF-qO@N18T%SxakuI|+Zbwf*)O`z`kmIy>%FC{fKBi@4m#k)1Jps)1g~P6Of~?(`x9Oyl&HL)2uE_LUNI!f;(Hf~vACqzGGW_Lpgp=e?HEf^v<>no90
9?<{BZjIb_r4ME3#?y>1Y-=h<p+e}0UE^?J;_D-|NhN$St|Nchi+Vu|DL5Iss(VZX*?xn-=muTIu6(Mm*F61)|h!86)<mUycqftELYA=_s=3_ppN-~YBH4Q
M+{NWR_8CJ@WJ_%|5biKAttfjyW0ovZKC|X|xZfYxRaj<}5bP0+JkKq1ZOe2QccNz+2O7pmLN>@KC*L${ujqa%(A!l6js1D9QZuuxg<uOz`^w&^%$P5;5g@
^3nszRWMe`o6~t|+5cT?pSbX=<Fkh^DWbg`yf6FO3;`17?{>7H%o}zgcpm7;4N~ERB+x#D8kT>qkP#9~mtMY-a~aWPB$6hWq9RD&cgibw61)6KgjcUxfc&>
Iy2ITtI`G>S$u!g25JHr@)41x-n$k?bTVjAfxEjpqd>mhLYCJI&_(r10_>!MYbd_YV68w9bGET*w&fCPSx?)8eTsb?3=!HyGO3825J4EoL&<KMs$!zwXKgd
I-#D}a-ax5NI(_TvG6E`R~JWP5O7H9jIn!wgVNFq8ZS)xmryxRiL(cZUH{+Ts|Zx6;&;D+{9cPU1qdT7VHY;U_R}fh>*?@Dp_?F|JtgNYw@Orz+COW!C;YD
;PejrUERcYPp~sR52lv)qvyD_YJ=lE5F0p*CO`%d_!yUTUG7h+J+bnI3$Ut=&U4OIPGqRf$8N{wgu`z`d3cu&Xh0=d_TfNOtx;U7KTocQLU<Ce*T6|;G8cp
yPv~p-J0}^$NP>r1M0A7=7#uuX=kD`{UrPqtq2r9Mypo8XdqM+d6d;1o8PIpt8-3F>X;-g0}gAGP>c8^&(Snu!taS{(U>#P1bRUw5x=9RVn`ZFd8$$rSpWj
n3Mu$JvdMy;}i0TML~#IPbWEUGbPLdHuBr{tJ2Fejpw)8#PiuT23bgl*l7sUah;N|O*LP%Jf*pj9W`gzz*CJun;f1$UDJ_wA`KV{e8}OvM!f8;+$Xxkc>Z0
v}^8PJ^d^qJd&%Es3S`aP?#LYtk%yD<RE9uf?`CRjjxh;JP+H1C{Mm%`*yf+15GmFPyut4N-4c9Mws}4>XF`0(Ey|#vI~tOr0Bk-izzbCyucik0%xN^@el3
g(LV@xVh((f8dyex*Al<(h%T)_uQ(@xUUISqMzPqy5-7sC6$=5j(F1+$a4;s2$Er*b$1xaJ4VBp^9;(q^5E=OyaL@QKD+&+qhe0A$1aLiLyc2=LgwY`xQ!$
XypTU2nJs?lL-1U0hmvtb>z|LS5ykXg#CNYAfJ5I^;Y>7WnLTmq;+dh6skiTCsaSj`B$`w~3&=^ftj=;#=mfA282oLFW{2hOgNY)SEra!G!=5-jZAlYKH$N
yQe>LE<_wqEIy~Wm&{U!0iiL9)bxTV&@Z$FX$^;alK`Fq2<0afjeM{k!vM@pT<Dq|!|%w||eVIJg`xZiVJu8%|Ony4jutrDPXdD@NJ8>MG-J$Miz0O)lWXN
7Dyw~ZF$YN`pXXiI^U+a@nu+IpnggD#AsUIw2c9{~U^1OdPs7tr4ukPP2=Y_h3G!2nkP!jdSv_@eYObRCPkp8fNXMlXL91Ulc<0TTQ67?E0zd%)-KtZqgzd
;_np!#g(O*5@5;baj#=Y7n0gJt?D~yAWdry{4HxYbH5pvv1p0{MwnLQ!%DGS!ccnxlD$FhbuxaBhC{)brYG5&Jn+Ct)~FmotD}bC-ihaH+5YCGdtAYy@9;r
f8~!r3CU6J_|P6e3?9@PbXoqPFOZt$yduohao4v;iTXxAp6#kzrsEGe`=0g}kcGGFm*2A%V>x_xOukkm*;cobVjjZgbGqe;Tg!luWS5BStH)_nqZxQyt(oB
;7tv2+2U|C;JYbRebu(|};y()sO>=98;5852jTCE3V_Of0Y6^a~u*fcZ;Y*Pn#d*FUtk;EW%KJGv5Kl>-&zw}I7?;?n2-f1I4#_7!Y!30m$cLtcrceku_Jp
yP;}Y(x!FL<X);z&cu?IbUJBj!Pj2k~asHmoqc8aKd;)dnETX^;-khWxs+JQNxl1BN3?B1zFfjx#s{v#xQ*=_n!iZlB@#4iV%>**?tC^WI3e^0+#iie9Njc
l&}TyJ4R8Sm8Ae(x_%=i0h3Js$~3!|3`xsa`JJYr8#eg6dKcHz<**o=+MK+iRFO_VLqZsc5Y$F49Q`XpP}Y58>j?RFC#+7@cFV$Me!pQJ}+)H>mCr6<iaz9
_#ek-->QVF&Rd!s~#+D;za2&GAI<O@;4hr!T_@lqOw@Pcxou`3TCn3)U6_oaPZ2CCAK-qrq^*5i?lTdhnh=srGL(><m>tk1N}#oLLU5UDbU(L&9iR}nPB=<
?V+yy*j%tf1#&87T1COD|BC5d`*|dJCu0*id>}RbC$qc@^5!sVaDmJErT;!SMD*I@P@zv&vGNmAtOnmx<EFsRWL@G>#6**KTz78>|MpKfeYRe6?{9~AZU2y
6fJ@>G>O8x7dB&S$DV$KW9V`5MHb`R{1FAdWQzUD6<ZkyLjwS>MmOMnXE;y`FmlYPTXri`q(i5!yexo}Jrqu#pcER?;mH4+x<Ke|agEgZu#q}KK@CMKdIYw
w}W{ZKgCXJd0Put`~Hv;HEFHdG<Xqv2^ZL7yVbR%_9dH=7Vf|*9fpa=f@7eY@6vi(KFK6!u$JIrBIIwEn+$u(S!Z8nC&#mQf=Unk+_XiHSO$+cjNe0alS2h
_##vU@-bhXTDpXq)#~8NjbFd^!Z})N{eMTVv%II-oTLCg~2dnuBEJ997H*N$OCLszIfmL$_pH#|fs3Fgaxe93*;;VMSWEhe|zkqW>ODwU(~`pj{^EuhIh++
=@SRa07?ksdk%`Y={N@^5VP2k7B?)tZQ_Ao)~AvDma>#)u{V=nK@rdKsqQ#hBO?72t)sa6|XXawm{1VNK4-3JlzTqIM4xALrsv}&bx#N5g>r+v5OUnjX41`
%nz#kB@JH25`LbO2`YHG3>N@x0mD}fYOG6Lp&v|lJV~BQ!c$34XE2QswUf{AGyL>o*mgejD*<8W^nO+>vl)Rdl3CVG*1^g%&Tuy}8AthU?-LVl_6a77K1pN
9hD9-~u@}Dl76Z-OW1*g!!7dQw8iM3q9iJP5W7&q>K6;P;X0EFw>k@@~y#u&ku#dI6v(-0y(4>4-)^w&&qfxyt@V)^tWixI0u8hRT@3Ma}N5JCLLY09})z_
$!ajS=M7hUWO$X=h{p#-fWjB-pG1htcO6IiVUsWM}7P<B8;TRt#W)~%0T`Db`8C3ys}HMy_&#=-h3km8-PYxrq(-jw6z5B%+CbrGFrJgQpuchp%zym@S67P
B|B_UsbR6l=l9{*ItQSPNMRzX!Fmg1c}`-l9QH^L$e9BE+*ClYGDA!?&}9eD|J*&-VhGi?&{`;!ZIpJVTJNeW?jsOJJ7^nt_)FYWCF|A<S%a*<4rX=tVxkK
V7(d>+;hLtw)dYA3;e1_^--&a)xmqii{+1^kmk0(@GR=pVh3hR$9*y6FX}nE5eF^gh?LB=-w0SDl;r*JGSgL5#3@^t`CYSn~a|viR&@7BQd6Wh-go(fRCHn
$)dDbc_*PLK%y<vd1=pEITw+WFtbM{A)h2rP0I#`;CCg{8_ON)US~QaBPagqi=p&Cj{zrB(h(NKY83d7zR*850F7z1)7XLH<b>aKo#`J!N!V`j1QRNWk^z@
BQhdeoClsjtBkg`N&f?I76&_N~oVZd4@HJnKBmux*qS%zlSKWq<{<RGFnp-c<EC3Y1cVphZv>f@Ref<Q=;JSsHAl71#EEDl(=ME&>*=x`<6MYo4V-qGBx4j
+lMD4d&RldNO+^%%QY|f2hB<1EwkRk70o<T-+{YJU-J|O2$xgjv}AaY0bV$wx^Q6YTU`XskC!1_vkeKh;OY%rdRMBK(lem9`3eG3B`Q7QcPt}k=fTGFF6LT
+8!tLgQ#%Fq>#?iI^F;;3Z>hkukN*+Mmi{Rs8+5d2s$LN2_aA4C83xTWbwzP3#`H|-kHzNg~Uo+cBq{uf`!f>d{>+$JdXVJ}?c)2f0zLy$)F3&8va{B)vU2
@8EJt{h#G5W$dUt=!jtVkE`+;D5>rI%{-%>S#g((GrGydm((PBY6#4rb*;|sKSm=5aXE#yqpyA@=MUr+z*tq;&+XDz6`t}J&IDS{m{f4f~`zA_W^6$+lsC7
AhYp`Pr#}K$Xq}pw^0o}M7Y7TaS2j+!J*EQ1`j4waHD1&sHC4QzxI8WL25{?|Bjd3F0FAYpO7rLx=pwb&|Dl$Y(XLIY!RG#C30&so`^WSsPX6A{6{(m0O(a
czf|k0Jrhg=6IBuN_tw!0(9LogGx0b%VE_^#0L)*<=7ApX=)W|BX^ptaGFUR$%SPH(mkqZTXM7f$6}NN&puiWpwyq>*p@PK0(nBF5XdMrTKIrWBMb?)9EEq
*+Iku~I{E0FiAU)F<A94Vi-Yp5-*KHL-6Mv{V2GOzzLEsOReye=lONxdz*UM@*jte(bV_YwRqHnGmSKjdLrrrR)6|DIRWvt0v4Xzb*I=FyiTp5T>8&PV>c^
Pwh%~~4Tz!ErSLsgu!a!%~`{jJ`*`5!FC6CLY9I{<uW?0{3}GU9RkL2)^3zc85sP=|t^j_fK3PE)SeZzYXE%7kC({3EU}$Hl$;Lp_TEz>p}W$1?npQX6nyA
^JbIo<teHwm5HZuxK)g2l1R}_)1^#gAk2bpw(xrdu@_4J?{m_<fjTGdQLhDPAanT6$6Z*baBR(@6<8TOxR4J0PhjSJ7mIX=!anB#M^l~w3uDdx4hbp(1lf3
J&ibW-YK0QAfru~?6rqiQBGhiaChsic*zG%<3c=||IF^ea93#!1ABao_=LKV_?<Kr3H)NMz@uRi0b9B1#J3v1zmffDJ?M>&<09c_atiM0;%naoiTOg>D0QL
sDKvSbtPzcYS!Gh<<hSnX=N>$p*{wB)2>m)*&L)fCUf7BQq4t4aRvR5fQNKRkSif|0n4UFx4y~~1B<J9F&#kA(2{IfK!g~y1AcKQg3pOP%t~`5{>jbYJd0=
2<tQ00Oh#)7Eg<+tFGo~*a^>ceQ33Ok!{SLo85^1kPRGKmI#fC5%)au6^ElQ9b(Lf@u&cr$UHG3Zif5-#9ET&*`bL>KByn-*Bv~M@chH>xel=d^rKrM&Wn!
p*pc*t8}4SaqZhrE3Gg4lWNRaMK~t6bf2NaF>c?aG1c$~I2Ur(->#l^jotI#0BcU`ld!m)Tb-v`Mr_KPl*DC?;{kqes1R!JE2m3z0N?5(Ay$X^_c~-bzMf0
3>-_;EZWJ2_q8E=zI;$;2xT24(!dOAxoJx$jO7I-&#`+5b#?!#yqeVcB1zmvG;;PUKUV_W!>CBG<hl)MZN&GZ;^ExPyhgTf2S=~pEIcb)llj4W5kNhq|K+A
W`(DI!Hg%ZIxCK~PL4?dz+RV{kCm5bP>{sZ*_gR%s^TyL>BB^+fUlKw>~`WgVMCK}nLF5D`u65xTuzSO>t)+Z@MepQF*3|5$bzY)`e!u5DW5ZKn%Iy~Dz*>
?ALeUehVxTU4OqZq@n1}LL)x>WxUFckU+A^$J?6&i^U_Q#e6rxhIx-(y38h*nh{mRC*;L$T?X8>G;Y`KaoY-F3g{R?(hyVYL1<4-?N#byPmW|f(cVM^wPlM
aGp9o+IM?HDO8ZH%@%&6XJJZ#G^hD>!i0S6SZGP^qeQfxe91`#|p<BANfc#`lp=_pL#D`aTJX+6PEx`h?x3XHAjNocNg9@`7vUWu~;2yqyu!(3GWGj@ydUc
2Nia>Q+mYv$a)$uzpCcY=Ncb}4kSeN8tv#a;L$8R`BcPB7LJe<!dTB{Jc9p(YX^(+m~IWeqEX$wD4+Gvz-ZiD%0%Si#xDL>F#cqHr)Zb{`CcV#19@nBa!1<
5cPT0sCRhvD*oDSg+sMbLRtfh_H(6ke&2d@o<Xp-=z=Z${Eui86kGgtZFBx`vdO>14a9wPmf7ZF$N)Z?1O3<GsSNI<LS>lZwO?HmYfQ`L;R+!zQEiaS=3H%
DZG8bO^<N#1u<?WDUP2GAL^_fJMS#ixX1Bgxd6JWNdVkmZir`VIP_@6Y(T9%sFIQ-Wj3QRRn2d-V3<HmxF?}WfD&E-ZL*lTK>4#th-_td_@+fyX$=lL?bGi
jo(qdUfW4B{??C~jCJnbuM^RuBnyRJY%xLBAM#j{h*9xGHLtw^n7{Ax1L5c72+_`?}i6Jb%@nbu;%%&tU)OsJ!BV-8-7=lYZcI>Fq3FvhYLXSKUk{nn-5^F
P&3DhymFrI;XX#HqU|E1AgT8fJ_^gH1PS?&^U=H&eI!)+PvTk)uEvlwbboKsy5`~9UmL(Gd+GxgXwpB*=@SzO7d6MIi{ik=A}YyV9BEA;J2+*-Fkb4(5z28
n45`P5hAvu;Dn4T$#Os%E19)>QE655=ysg2wv3V6~Q*W)Pt}oxA)JiOO(<UBwXy(GLViO##%r#Q`k~+)5L59)j6Bd|Wh8opi3E6gEA9<Do|8nCn1KyMw*fq
C+iA|G?0TgT3S34nNN?MdZKoPrd8MYU!1dphwZ$-a)43KYk_v{X^2=yhY&rSK3`0XxOb(8Ak<Y{UCrR`Yw4gt<d7F8;%<Rw6eAE7{*)R#pZFURaM1ILnc>c
7$jiJ-}?vflyoZMNPoKNYYD#{_stchkjZ$_vljfVlZ?I}g%7I|Gdak486ZG_zNQCcfjzKS?=r`)$`Av4fU2~85CC7E$K=2l9hZPXZ2kX(!Swf$I}&lE?#vf
81^qpe%i>Mhn7%>Jw;dbC6%AB$hn_5if%StLeZ%UqEP7wy6WQT6tb>si{JaSp*>I-EwAZJV`yEh#E!!Unmzbe=E^>m#s17crvYvf(dB9eadP~v?sNfW|uL8
hT;@so)r}ZiMx+US2;SLvt_mj&948fF;G`BPfbO~WcVSUib7|?OfED@L{ki}ItAJZKo2C``OS{V-b@kfbKcm+NCbU@^ZeUNHk<dY1Bq0Ew*Q=>OB0FA&@`&
YgFct-lYlZix9VANj|dYq<X!S+I19J};&uv)BjMaIs=NVQ!Rh*ud|%GxkerJ+wY#f^o+GJzQf;p_1LvLywrAEh0v++IzR(O^I>E>69#RaG|jYjaJ!^BJ;7>
nofn^8V1D&Mg#6QBMh2)vM+14<<Ssg+c7{{O*ygDx%>1`SP)h7yPd9s{%N*^OORtMLPlK^n|84TErv!SdH$Y>AW1-tzZtMePKF+fT*6*U4HP!Wx1)-r)$@o
mI+??&^PtPMp5{XY6U>pGG?d&z@@FHSx=tx67SosG}~6h%O0v_y2{v>+0AonYs?N)sc>Ds+ZkgEq*g^iyQ%S~OxBpIbux8SmU06egO?Kw|5q~5!V|v)>;;g
~uiRa>knx^Gc>eZ^o7#_l-#Uxb^f@e<SeZ%6q@#z$O6XsYG;SM5?8NvZ32j7-!OqBrqz3WZfK>)S!Au?!jD5LDVTt;4(x>xzbqpo#4~~@kW1qHs{>}y4&&L
PbnmA4B*?V%y^V(`mAJ#Fn66r()rNc_w%D-c@Q%}+^Wy_O`_QfaSoGzpdD(WCpp|Mo5r|G{{z(P~xJMG_a2A9siS33if(C%Q~CjqWRE?f}T$2r_JE?l<|ue
Zu}Uw+mYda)k9nE%pUs*tP1w^9?0s^#)J#GcM1B|@QMx@>?TzLWUT9pr}#DwHZ->zvSdSP88w)p_;XkHs;p{%44eYIs|ngoBqadH&xmU#4V@$B3ALm#oDeV
G|ehaJF`OG5-UJyT5YljZ^rQ5Q;(-|C6XBn9~XzPsQ1fCUAwII<u$s0n%pS`2bGUqEwM3%DxXHwBo+$8a2BrBSGp}S<=xOG}-|V^-(w>tr(r7s0Ay`V)Jve
=z%O{^yViVmzSqqVK@4%;hq)N51^hI6y34s)|Lx9?A}!n`ayS<F|glWN89_xDYM+T-b@exqNURh0B*H2e8^RLBT4-MQiqQoSO&`W&DK@4>oVw5Y>i<-U#JF
orZ@FiU`L)hD3{VY6}+lyMP0X$RruP(ceiHoa4xK(l1IaH_3_@$^fS?2lQS|BkCqZrcjL+6%EOf^RagXT$1B;Y9+th&-J@M_ew*?<#eqokg54<rHQvxGqXY
dS7Oy5i39Cx@V4p(&pxAU{%dIs8F7~a(o$>3-kdt3j*BH9Jm|wDMEH6wJ&->Rr4rpN8{#l17cCT<4Sn};Q0I!z!q9!;Dme-rAOuTl}4u<Xffo7W#N^Iu59k
gi5?jNV)_G|4`3_3D87+R>-TJ`(xiuJ}5-R<s3GW#z<p$)jhTW3U#wclYjTAdG0lYzksAYjYJJT2DHmALi+mG_E^F@eSc2VrO(Eg&%8md?Zr-7<Y7onDQN8
+0Q9vY_8XkUq9j93RFs2rUo`+%i=F?_#%k8;@F5d2D~RB9{Wdp$MW{49CdzVVQfZzxdV0sBNURldn?ur!&a1cCON9L&YPzCHl@f2+M?Wnr#*L^7tKS0=p}u
g10~5<FFw~?ql?K%=nm}wGg0Yn!In#Q6xA@B1XV+!#-j5->A|<9JS%_&7T?2o?Ta;e8?FnRA-{N5i8VV;&Z!f&33RJ3XS+bizzvQsHtnn2tb;T^W9nd>l33
;YA`-54*_PLw^EsQHc7QJW+gEY@5M0S6G-uXc3w1|<nP3JJRhnRE_<PsvmR-t+m@M|F_@CtW8BIq2sL32p^T}G-6?yoa#<$9e#U1BVoUE<<?}a=XnL$3nX!
NeS|#1T6M^V7;~;5EpML-JEb39@FWX1kcNzVHGYr!t09aUJ87=e#j|g!OV@)a22#Q7i{_4fW^4y5EL|5xnbX9U^X2anHldDC^p{6c#W(guB8w<(g!3DV7Y6
+)YWYx#|JpGL|v(NL-l0R~2j=6W~janjmS^6rG6v4W55kv*>rp5!DD4rZ!RP-tU)ave&N-VQouhbafjdM)<uCAX;ByFdM#bbZ<rA2a{Ly)%9z_8W0nHn=CW
j+Nt7Gi-<ORiUJWgz+#?Vl@j!WW`**;Ag!0`Vi;7PnN0$C!Ks2Uj?WZ!I-MTXXh3(Jo+(u@zj?j9pWgJW|Q@-#_UxD$3+{S`)f!i_PV9yZ3v~=_5^~NZ${(
abPM{<{u~TWQ$+N?AOpm+-JthTk-kN@v<_{RoJ6%gnX$blH}x_z#nkJ$wUw~i#GlAPsbe~HV*NuC|CgOO$LlNBzP$u9j<BQn?-!@*t~05&Z9EbMh|9O$WnE
aA}E_u(_AU~_K+^D?^a1%KN|fWXtWL^3?86beQ)$R!rDTW=AcvIB1iAZn1~lqeL|STEGb0QLT+&BL|B?>iZMXOxQtNpKzp6FP|t|b=0*xXt6FHYtznoIx<_
Uwatx1VDyGCt&r;4Q6MC`iHz;B3Wo^)ZJX(8VNvbSM6Z{!^F_n%v9=kB_To(>ZTx!MY%b6wxJ1zDtFs1N(>Y+6gS&VfWgwe?8^gayTZ`uNT#(W%<1o9VDXN
=@-bj38mKj76h*sw-*EqOdT0P6eQvaJStxz1VKIvM`rPStw+<7r=z)>;*SYw^z(#@LqwVMygPyE_Xoj2aa(Icp?qJi|EBgcrd%XDh+q`uvqG-JV^6_fD8$2
mJetyAQPGnMNIS{Kg-yBCuhywh&rACs#Iiz1aPX>_%nJYhOre;URNJT|l-);i!J>Gz!MAgq<RZKwL$OQL}b`4y2+Ox3XPzkGXqV_C6b!y3LJnSWUrq)m=zu
b=RFjy}EaF<7wCR1C^q1+#4&b7uiohxbMSP-KblrT>-Ht`jBmab$srRpml4HuzoH_g|)1BLo1GIMQgR5PPCz^_M7%=mo5);!VeO<^3U&j9dj-DvFJotmY*n
o5y|y!s@MEuQIoI2mn5g~VAv_%7Tf1$yT>;qnz;>}8g;t-`KYG9I(I1@<Fd$c@UFo(;h9rYH*k40@>YprmCPpcAwB-=9)XQn)Kre*LwspA(Y@VkYq)!!V2d
dX+Q!!55XNin#aPdXLM;M>D!XrFy6_cN2s|!rqB?iGQTOspIFrJ9sH1_a!P5j=_aQ2cH#oQ4A_1@0G}=-|NaM@3ja>RM$KS1v>yUSVrl6ol#mENkbz;zc0i
(l&0@&tkt9Zh&Cvd)cKEikGJ6*Y~2=Wn@hl4c}_i`lAt@r>p>NI~r<X9rF+sem|ZVMWzjk)@vmkA@Qr8<@j0E|3O_Z62gw3}Qhc0?|o?2RV2)vh_>R89k@P
IB>{a)(#YkrwUm{7FB;43mJi0HGd!BLOwrX+}@b87R7exCRkbbg>{bBx75QcJp)hWvTSm{9}r$_+lo*9bF(!h=*^CInPxnRvkI5Yy!4<+KG@4d?pL7p@|wK
7rk$JK$h%o0b5nQjbqEsiY8%=l3W<%r(6~nVS0@usVVlsaHP$MlrRKEr9>nG8G?{EviZxoY6*+q_INB)3cdHvc-jV5vti6UX#ol4jJ?0!5l!d#F6YR?@hZD
!Ymbsc&G2kev$qVhqN{uAociy^nz<#?(c9cm7ol1y28F^H8|*}x&mH!Jk|D51tERwB>0Cw!)jp`rYH>+#q<k>9NOEgSO1dk^*Ta-gvS(BDOhnU$vLj-5^BL
9bVR!?IZY;5Q*P7X65!5-uId}xRRIUy0a;_sdext@9HzaX<Q?UwkWkdsNEx_&ao@J)w>0|A;l!WSihbpl2t;<ia8Le`$cxPz)?THQFA*MuvRNk9NY%c}ouZ
;IdIj&$zt%y|-<0dL9r3jR6k(5p5!jMH17P2czFP(Yww|?eBut^g+_WB)cX<KH~nkvQ|J-$DV{QApxYQPs7A#`R-bzSVWj8x#J9WkkWD5*&DY29rr^P=Z7y
022Z9ZeQ{pcu#lTk#cs+17aUM?xC08w^|Wh%$2nIslB?^v?5B2G^nqXRH&Z7z~z2YFoQvZz6xN-E1!kQs%Jgd@d~qK^+LGSC!@Tf=;MzL`i$E)mL-M<%g`Y
1w`UPG@K;ZnG-k)x319mm`6^Ld*#t+m-emHc#b6^J4J-^kn=FK+4r8kJC1m=+|Q-(c>Hz4N4iGDqLm#tO+1HN%F1>JD{h@Q6|qzt&2n*-d*y6ksb+K3gpK*
U4LTTkuvw?ia|hXM+6x0l?))1~)fT7?k&Cy_>lP}KnC*fl1g3`cVlnH6PPVH*ehOX}tNPKwy|o_@-7V-~bRhi@H``5ZBBMw;h_SRpUhCGDdr`xo%YR(GGjf
W`-Dz8L>2{a6dU<YE7=$&Jm8WZ2M|w*-z0qy|hy*a?c@>H^GR_U{<ga;)WtKK3_gY5OZnM;-Uznj{5qSDzs<6+Xm2?f|s?j)Z%YaiVT9D((cDok@aaheAmN
r^0U~YlM<UGB8Z(D|XMhC7dH2D*_MgNnX?9+W3_W%nyHor-^Mu(^WqE`&kEN3i<HoN}Pw%|733kK0e{e8tu5g`-I4g?78k9gnPwaAgYt>eXEJmDyG`w(GYQ
b7qE<v@R5{ma9W80V~;6V|^Tv*BR`3Zf?!9^lyobfw%V-(au?<Ok&l)fi+!YMH)lTvP$h{sH|%^d6qXO~Vkum=2Os8XYAgBjhNhm-*3jL&I8A6dQjA_URV8
Ec!jqiy?xAW;blJqh5`X)2igTVcra2U}JR$#MyUanRwHzMcP?r*4rHL{a^wF)86aFsyva~3UG&k7)*7{f=z{QMo|KI*S{Ff4RA8=$-UEQ{fCHnQOn~QP~89
fJdu>vZV#792@W$Q<Qg-vqJ*&y*!@kRDKdEk+iv#vQ~Z50Q(NnVGVeOHax*Qc{z;j^si}h9rPk^sGfh__b4xsYmf*glP6?>8zL;2<jVU!2qF1|_^;dBpR?<
JPYKeOQrWevPtv#jjZR?)ZGkkVq+u&iwB3q5&&4@uyex!5lBW|)KW$}hz5>RoNKz-|YQZFC$@OIqN1KHKUnwE(@MG^E393s7*NdsgZRo>}W9PABQmrY46b^
bIhG-tSmihF444`A;6_MX|MdagpiUqB~qVe_vf>~#}X-4^=GE(cn(JCW2B#v0K`pGoYc8>`U{FG=i#5L!2uUWE4o<Q0Ad$2HElkMx0q{#}mP&{mqV&+*#8Z
rD^nz>nTgJGH}A3ukAHh`!5HJo!v)L;;9#`Od4rbUhzK&YJFDv7{qyV`@>m393ORa;5j;Jd|C|*aAfx{DwqAfu#V18eYBm0_1TD5z}Wc|L$^hp75+SW<Va1
r<|D?S~i{hI^hQ-Aq3>GQ2p333DG=x6*=OiK8ju@+j6qfsw|Q5IkyqNsK%bdhN)kbe8A2L8JF|se$p8jP=<(S4l)O)^Pd4iU4&-)I5~z<OB=sEk(s`D<Sfk
k$h<!TK;MQd&kGke0kWOOOgZvS`or-6MR901ozpuEtRAbaY}G2m8W~94IgQLi*SzO{g+PcOv+6pa7#8o%*Kka46vP6<{3s!c#ynD4mjC#m0C-|2gKQ9ivXe
Y<hJ;;<8mRX7HGe`Xtw=}}PP0FKU`eHW!eJ{I${o!_=qFQtYG-tvqWxwoIH^K!YTvoEc-oZ*vD5zuqZ(q$C&-Jf%hB-{2!ShWm)0*pCY+;pJdi)2g#ewp6~
zW-ruELbTB!EW<COji7jgEU?on8*9Jy$(W_(2+04ISg7mHs7z><~d3GY;-oY%Xkh*I)?2VdJxJHBc-9i8~S=lB!B>T4!>d4C34$^zbQ;Vm-JDQszbZFd1Ou
QN1yzE}Li_~5N4Q9rGEYIf~SHZ%n*007^v0#+o_wJnb_cvwHZJnzf~x}Qnn%U1FZL1OhY-b;DoBaZJ74~Zw~G(|(8k;!>cD|j_NlGeMSuk-c-4VivuTvq5@
BuuI`3bOdG$G9qyf3F4Dqo2AF9&F{MNLx&y5#Zb{$vtB7oSPV_GNfn-0>+p_Ts0V}g$!;X^S8JAwo&aE6W@WZVHD?ly^`h|{)r|A27NcnMCe2VE1|Fxz%~x
lAG42}_v>Qdi0Byi|I)nw4D!nq#&U!@tz7&SSU3|(7u2zAI{POrrvSX|9U<oXMzvB~X1QbKvTitnLloMIJ8CByGmNoqnxgg8isU?5+<>zS<4(fOCnw#hGmj
`tbn6o5*x{>H<c9LwdPoT}zgvv~c5ShJ34D#3%=YQ%C?4>`(jl<0*$S<M=Qo~L`mtc**#1_0GYzUy@%)y-Plc;0ir!@0P*@OZw(mH^Zx2jAt*^nd_c_EgW$
%>Q8lDu~?Fe+eJ((rEVQfd3+PHNlxo_@5!R<rJ{gqnsQ&YYC%_6+>g-+%Q(=6s3bcJR&U%kJ45l&<bDzJ!_Et>fn3oSwePqKDwHVY(E4aW(({lKX;id+psw
_ph~qjP7Dh;OGlSuxPm@HD^&QA`g7WbG3y*4py}ZO+78)*eAGV^dPwJq|%=c$>(wqm-z!472YeZWy*aX#q}cl#66TNw*99n@&e1P)I$mH#UP&i|fAA6yy{F
un2rf!~nmYX>nwgFZUyZYS<u73=F4C-%LITYs31m6-#Wdn>pXr&DBB!QS7}|8lpb#W$%<}Nw4Gj5?&m(P02Zq<z1iduGReuIWhm$`|gNy@ueMdE;W3>fC`;
gbB0q3AMrK|5eHEpj8(Bp{0HG5&S_Cp`tE##*Yc*~rpsyOzda=Rd>W>X2x!Mp`o^!jyz`$)BhYdzLyboIA>!Pp%IFaW7FZl32V$^eemXj#<ys9|x)@PG?^S
JOh|`Tc>0@z#fYm;ua<U@NU%F9}CZ_sksL+#Hm&f-_Jh8B`^#Px2QP-enX1|=MzC@eft6~SDr?4CC=r6v*@(%4-ayb1XU#WSt`=u5P|682D7q}~PyvD8o{a
{s>nuEX2J!q)630N=+PORaFu^Zbyog2J~gwfTyZI_yvT|;849g~2?C_EcUK>AQZMQ^r*L=DM~a7Ui_AEC{-&S9Ah_uMQCTNNiugK2dA4t1R?#~L%$)*H%X*
bPv<{tP~1{Cap-@eGUX@=IHs7WDJ5QT-$r-YNO<ul3%@6=?hCnT#)p1Q@g;mXO6Bm=f)e?2Kx3It#9A$A8!`w!LxLJn2A7*fdsAY+q_*;ys}|KyQ3aF%S{R
W=(ko@!m_cCMjbPqxGjE4VhV+7V@`}4R`+gh5A4Bgn_j0p*Z>YO~|T78k*?&HELG^yhtQ-oRqwRRqG#{>UKoj{!D~uApiSs%lAb1HiBKh-R4{hN=MZ6UiuE
K$QJ)Ri7yE8)*tPvDhAyi0QYkGVxUQW6iWu^#a&(a#AzSwhhl|sl;Fb!I}YI;Z$RgNgB^{1i4BK;JNZ1LghJEL*>i?KcY|lT>x;w<B<8;!NH&UzETB)^7q$
H%FkULpjusKGx35b2e&)})`5j0$X5G>v%+U>?*y93y0q2Ot_LW;6K5Mjm8^!+$KEMcj-5n%zPI`f)@|uEdP-r&bppsbGdLLby_KCeH!%GuZ1w5b@`2=#rAT
Wm;0jOj=%F?*|mwz-$@rUP_TFjG+vE5WzVQ%6pv&Rd0v|ef#w~XIStM}VqUXH(a#PU$UQTv0&5|6o=C`{>Em(-1t{F1y7^9E!PU7$2}ytOPbe(tA^B&l75I
Q-%Ck9IDY)Dg+rjRGKYg1$8Ed__xLPQYs4mLuWl@?DPrAVCJGsa?}WjCqh6)`lv}Y{{H%gr4!Aky;NNH|5WX5T@fyhIX}X&zQ7|YNHhVpEs6_vyR6sLpX4c
12$w@JVEZ9E^&jXVmufD%P03%!fxdN3Gys=25yy~5vC-aezb6Cifd>%i-ogQln%pJbX<4o-DMMtt>c5Pwe|YV`5u@ofn(VmL}Rzh@|y=mFJ6Wh_q@yZ;;hz
>o(IQbh2)RY?0WU&-DcVs?$B<ku6HIC3d%KatUQe*w?P<^0gP!vQ(8j+Rf6&(cO&ug1In=zLnw<5o}Cl5D{#fKT6suhQ-~mJfH$!y`G$cO6Q4G>Fh!!f(3H
NRlbpfeBRyffTP22LyhYEy5hmi~?wK^6*JxdR(O@fl_5a8VZ&oX8>9bV1F?6jDTpaKBOe~(~V^DoUdfBLUSQ6s5zGhAszxIZj7?`3Pysh>JVK{`;!q)B#oW
qo_bhGyBNhcoUHzZORy$^at{rFi+=wu0oJTK?OuyzBn{%b93_tOaU|H4m_2CLR9ort%J1Ia?qooC62hO29bD9d>_LR(GkWCV>Zui1sYYMi3?n>{C-K3dn@z
Vv)FX0du145Q&k6#gXGhqKGk@ap5E5w?c#&;gW8#Ok8N2yp_NOR8I#@>1O{RD#4MC`Ok{{de?tfo5mzPz{DB;%8RB*MZ+~AkJ)p_ztBg<bsAkR`C+|`qMgK
UdI(`a#{dOEkXTQNaLVN6xDkc_u)1=Rv-K+6$K6e=hoIPOGZhstph~Qzlb<d#!RtkQ}Hpe*mjC%d9$MJ$@CJsq&A6Jr+9f_=_{G6Ekm`p2y9ih6MX6m2JXK
gRb&2S<r0ZkP?2(d0PSjse@S#hy{(`hJ9|gBNS#}{fVzo1Lr|m0gXS+$73!YN`R`&@jB>G1dzdfgVUH}Z^18>L#w0B%wXFCZV{tF%jDXM|Zd(9?CW>`Jqfn
&4S;9A<x8On(2~%v4^Hyy1s#JDniPKfrMqOe>gf>5ypCLJ;Hxp_A%*$OrZ+qHSwcyA7Bqr)*%)I$I9%kk3?&i7H-xWe)ht4={s}JBu3$sRF4JBN{Tuh2wkW
&iOrl4l0<)*ym1Q}b)L9>wyQety-?zC>g2ZcxYD}jElUJn)eu<nM+H}%X%yv(F|LzhOz8yF_1^2E66ngiR0@nVxtncgY5^)>@EFs9khv*&N|FD&X~25)tyl
;Nem9I7v=L(J>=j+f8Mng0qpT_o}G@ya+B^)JCe&(60BJM%t9{?=xw!Z5#xn^TzoRqA)M6?=EOuj5L2q~&{pS5x$6gaE+f17!8zs2sC1a<pL}B}UKY%eYI3
!ZK%jtWt<HJN84)JD5#I7Yv!ovYZ3;r?_yj+?`7NL=E;Z&2SmhT-u>RpX{b1OwNY{-a6UnJyjqs=aylEfGg#k0BWqZX=?&%6F4?d&l~9?6%cCqZS>E@mM5X
M@1n*ZOFi(4&(HfeEfw){g1qC-86)dFPD+sAA2@<5HS58JLzqC;Z6zE<=%<j%hj`(V77ut&cCsAr7`hx9z1)p0h7WW|^;EC`y!y)_N9jX|TCn_YZ&sJY!K&
J-G)0(3790Y~@RQRqhod;;T>quPMG;YDXE(%ZtjtSD8@+1b0J^_%+II~a3-^EvT28$Vq+ij`eLb*VIvB;JKPn5JvjtC#qNi3M@j<8?hBe_iC^~PZu4D+wPk
QwjH$qExW7t#JoEhW-#Dwb&*sLu6(xt)!iWES@qB)Yl<X%y=79_)9y0iQ~e8)mY*G;;$(&gJS+xN_1ysJH&ypa@1#b@(mPz=%Pqshs6VnD-hwAZ>lC<alow
0@R&>$1yj(u^WEEO_wAyM{lkT63Sde;si@VG5vL6Vj7td#DSl#we_*C<V{Of#lFYLW7vykf5=&7dokSoL~O{%?PD$FIRhF@#g;(x6cW{Am6+gPtu)d#a+7f
CFGa-nomNU>^&}36Ng!NvGB`Yu-R12O4BgXAV2iuO%hWsXki~j-qT`kHNiI(7EWl5Y3!?cy#M&_gtCEJ61nyuVwq-Jb;zqbPpWNhvDH>zKGwFt(#nDsx{d!
nCyP+-_fArP=G^#_dOHc5uZ5DfH|XPIjt7f)XI)(l<}w(5P6^X9*@`!fsyTFGIrOX>;y=0-0ybS;sOYfxPk`(v314t{sMC4CRn>EB*1V-7IWN3){*!gEXi8
V2qNH=Gxq5cS1SZIoh*r{!+w0*7_MenSSAGBqt(M8w5BAWwwJ@0yrC=66ILk$5W_>>$xv7!Qrs)t0SQTK>l%9rfY7%tYk3Q_m4hE0>{8`x0Tmg|F*g?$4?%
@uP@{JnVgu~oDnAxrJPa1m)ESQAD5uEY2!f6fvG8uM|Qaspw3i^BY{YxNu4QDI*BQz0gE`YQweFV-rHt8q-q$=pp+kP*-R9M4Vi*agR{ZcL&?MmOeyL4WsA
@U5Cl9L*EFN%FpfHC_SAbJbk5IwB~{EIu*VGD>FXCx+YA#<tPu`}OA${|a-F<{xo8&XH84Mo<6B8al}LD28$R35gW3LhT_tr}#q0dEfJIR<9n8ueSEb{TXq
+V=$?tX5JeL;S;va<3tYm5L@XuOnZ@|6M9)f>|`gdfdO`@AEvlWpPmEy-{8tp#RgEFWEYpZ92TfTD%eA);rY~VnpfvCm#sNG|v0hGYJa4&T3|{3luZZ>xs`
_8Q(mvd8~G2DN-f_LG#z=mC)Uh6L<aP5jV&oTJ<?k(Fgm^XONj|=%TQCax0eK(7KGH)p=cs%j-3*9F6xV^FQQ!UUKHEI$ZnH3h2E~*TA-?+`ZMQnAo|CmEb
%6xAxfhw*h4v&+cQ!XpSgAdJ|&=?ci+g<%gzr4-*iVx_9Y(7r+W#Vs8_vS@A+KbcF*Xy{Stv6pPpJkys1w{BaANWxmO|e!_o<Gq|Z(7YRA%+zo7FNgHI0G;
z1DSEaOe5Yewx9Ka3vV{M8Qi-7!hkg*Y7XwQkox8!;74D@qeDwgs%ua4(L=7#OlO)YO?S93A&d&HVv57p+}jaWyY+a+gB<wm!fhYZeKNwPm^@Ug~%($buk1
nHpdR~K}HX}1D}uSo}i`xAp*{K7qaV!`1x7=^W%kmJPYF8r8+Z!h8w76b3~lwf4{+l1zb!3BLU*09FLnwfh5)@Q!}q7Vt~*xr^tuETiKp<GkIVBvp7q=8!D
d`}^cB5SCSc^Z-`A>cu8?es6P6a%?#b=o<QsiK(0H=r2yTO7`d6=@SyS906{7omIi#5dQDr`?`qrJ*C7&~MoWY*X0#goOGVi(027My7fY3~|=z*h<+uU{)x
`FpyM|8tle*Z?c$aLm!HL(SpBm*4>zmLNl8(SVC*vP&1x0My>#vB>;if$Q%E?hxWA3Yk72%4Qge|ezW8RZUB)xgH*PyaT=EmD%8crNoHf4W-H4h7fTHtav|
d1TL~%P3AY1rncTrM83fOu+sMP+NED)PQ@jSh3vX477T_`XyJ-klYng5X_sPz4x!_IPDKJt+sQL$@?wI3iw@Q?bb>qAb{kbiIuBEtq(E>|esmhu!4HvXNZi
Mo$++Jr3BKbqInn{EfAV?#k!BN(#u%sBgV!6m+kg8<OSZ+&Uib?ic`Pa;Tb#f~)gXsxduw=zu3=#}uks7Z>jle~v+U{oO3$BTd#%Z~t0A}61#9^vW4=x##J
<^NF4<t!?cxlvNtJv{CD=rKGntU*<)~nQX8K?FhO#<ByU5^z3*i9iE!n?Q}j1oUIghClR|Gr;v;lYrgyGB~@pk*h%vc#kr1^40uFg}3A6;FD(Q?ti>N;(A~
X_-pj3GcmH<S{B^pur41Xq7So`{RbJ0j63x&o<<8f_ZT?0lM~^zoGD1IQb%I379@Tu0a)v&>A8}u<OFt6g-PRw#>}#nfS*jmm%sO)Mp4`q~%V>W2~%B@um=
iNI|z{tW|&8R9JqFc)`z%ykPTZx!|4U1y#5YO!u)hXRP%5uR<jYjIGa16d*gIwD~okV(jf!BD7MXnK8eP?gL&+oAaElhEdA`_W-kVSN1XGVrc__6mupC-M2
!v>Y<6pXx<f4i)t#^ALJVF?s^OOXxb+}0bp_!KCXPka1?^Dy8jj-+5`}U7%S`=T0+`-n@qkNR<Jd#?m2YK<TH<CPUy9o<_fvs&O4lJc5VFSE&p1<SQ&s!$N
!J=y@pwx_7&$Y+sqXb*+dv%ne2`Ul)w(VOj}ca5I2VV`lK4A`kW*5w0ie{T3gw*espRcM54U3@QHk9<@Mr9(Z#=rW?XJC%3b+d0SQBF&2IjZ<>g0egs;xNK
k?|7vE~kDP=t!a4f3I)roSi@^6X9KV#B;8c}8JDrF8(YpPx)ZgKrd2uADe996uZ3p|3bAo0I+b@jUvFd%sJBsGZB)3?&metoT3U0%FtO+F!X%ZF=i7=SnpZ
3&maXe^y<P2B^i2KTv-K=LGtMNd4|}Foxukmx+ls_w?dhAkr^jlokhW-|E{><8_d?b@BPDtN&El2#hFSK@917_1{IKmAY?I9}-C!d|uWd!xR4Ipyu^BO_oF
A)oB^4`!^i`+;<hQUcE%U!nL)`WE5dcY3uG}%5*e5!}UaKzz0$E=8d4zmYEvKBitUD{%|cyOi+9cobw8O|7f_R;0?vXPaOJL0$9nZlM4myu+VQH{A?$@v4J
M-gE0j7p2<fqW+G?Aof&~8h5iCw=xZv>Hse^s(E$Tmt|XnHzZ>1b+=Hye1j9|5jIM2?N;#d!WMimt{62%hwZ>JjIyY(dI-~-&lp_t~m{)Wg6?i>W1Z<L$rW
vHNYpML`qN&f)Z@jh33z;s0@Sz&c6-c+mW`(%c0~bwih7Eub6xL16bXq9Vv!f^GEScop@cyjxZCmmj)KGW~QCBYI>2`&WR*;{I9`hfUGx($w06P&E&T2@Gg
9_b=!@4PD)xXkC+^*SqmKDFbz(lPm^4Q&oPP}!?r8J!hdOvguoQmcqK`i$@W@#RAYkOGga6mE3Ezt&R`a<vGEGWa5Z*5+#cV=JEqPioo{hK3h5+>%+LrBK2
j|+-Cx#{*I?v0@k5@l|a`Lcl|!?|^8nBpB#ouR9U=`#D5ySUBzpdDXDY9oOqs1&tM=<v_q43f~4_UA=)!V}+-fb_q~OE>U_4SCQ*D~5&t@JNz$!0JHk`Z++
h9lYZ51;Gi~(k_boJp$&ce$FZVLcycoyqL0{4<;V7uS}iJKmZxBGHUYJYc1`L3S3JaU@~#iQl+jKo9t;5D1<u5d(h(Fc4*iyw|}ng66?#4bKk#AWOg|)u&`
@aH!HiWphluFw<TG5s#^VrL?gbb18d3+A5<`&A#PVe>Xkczx3FFhqA=_f3o34K!KSIQsUOn(LF_#AVN{?RZD5s<@<$f=$$Wn%2QU$o^cRv~bf4w(h10#)2?
4<zq(v4Ia9QcN8a`z3h$LHPFz9ATKT?T(Y|lnp3~EyLa?0pH#Ry$DTs<1Mrf^~^SlRDawgh8>g=cVo3^i>TXB^AUvKu7Gp8xb=MxUq-ocjJ2)*6wa>S`?}$
mK7tJ)2``8(&j>(1g9DKdYu$d+f8qb>)_4Ko&rwoudLxVRpsVDs>;s!OrD7VCFbTu@-cQLdj&LCyiy^VLfhH?PAYTkE?Za(LI2pr!$e+R38)&jSAW1Tg(hc
e<ENIl{uNuK?lVO1A`q#z>MlAERWi%Gqy6bjKm!v@`uK&U-4ZmBQNSH%bOw_ZAPgd@tZ*;@{Pq6jT#z60&za}^qXN+i=v!fkGy;tlHTC7HfXHSUc`GQ_v{k
*0&67c(u9xA>~0E>og`VugN<W@64=*$4Eu%T>Ql)X>T?k79{oav2&erj56jGsi}Hke>KFzFgp@Ldl=Us_^7-PVoOn!+-M?cyJ7YsK<kDu>Rj8Bq3|+Zv9qB
O&aU}<I7M*!8)6`5tf^-G!bbxeOH1*_H&Ly90P9L;(O?_;j?d{>{bp)WB^&=mUEWD-cAo9YakJD~u+@haLxsOyqmL&xO4w0<VQE*G68MS9{4-gaAk$coCsO
V2Ve3mboGXM|j?v1zK*C)7)nt)vaZF#>JA>fU{;k)%{ll`)okR(bM_aIV``$`clME3fmYRRWYGQw^;cBpVOQjFLGa+5JZ_T6=g*cg9urR0Z)$c@(-M1oO|O
CPvBGZdOFnI$T942e)NAu-wMQYKCD?@(oHnZd0g{mKJcEQ%5l%O+@gU2T?=;RP`o<Qa9dkMnH5eri{pd%%+ey0uhIy!P9jJowZlwj#kzfUvdh2T1pZJK}ku
n~|*tM?M}k0(@iVzf2xYfT{%A(mJQkBN!gj(EGb5fzeu<ZzF=;=DiECP6a>03ZCsAsHO~Z^x;0gyndky0G=T;5m{<<Vht~gXewV#c$;r(tz-4-=j^1q#d81
A6+OkQ**MZVq?Qp|&<#8Y$H<IugTw-^WakO8!k8$TwTpXJtb7c-K@FfLPx>C2o@<h--Z%f9(Zur6V0;eB)i?=w(u*4wUjI;Cx`n;+EvYxs#!*QV^uYa@qL7
@2E{e0-!>_q&P#!s`y5@z@63l0R$XqjBtrEkX@U2Y?0rP<i8(`rS(%AXu)Qw`T%aVR$H!Y<6l(J-f)y&(pVC{Ep>2Pu{ENBo^+w&q`MRNZS*^${z-E>#wkW
Wxx!d4c$K%-p)$utOT9spMNoYV3FkJY6NgL5|Os~L@Yet8Is16zF^`8v<egSKSc>}lYl$zzrVh$5N@jL8MK^$xCwj*VUHZ;E?%7@$%QcMgS+<!JTioVCp?7
4i!)w-^>B3-p~=A+3$_>;(E5Q?>^AlE&R+nc?|;Q5b|1Wpm)Mjx7RMkN0(}GIZdb#CqR2lXwD=Pv(rY4*PENe^c#O{W9Bncnr;!WWW=~hxi7IY}UkIR2K<q
^erbDz?{p~p7M?8R22gJ@wDq0$YWoSoA9RKN1lonA73O~qhLe=|N7oHyIEeM$xt@8E==01xu|kF?)CEBW*<aQ&=lm|$MyHFo-^ve0{Q%;@M4(=C~}J!9AIJ
gmM4*biCNeWQnVx>P7^Vaj0c_-cNpL4l7HKs)PB7#qcGvoIKylgcMG%FlVmy#C{2vT8lUIRzQL)96ct~}q$J0KxmiAY5IpK_@I43uW+i~hKK1-kgzi_Kcqn
Buh!;D<5Fg(nnI5pamDu<%rChpu*<%Tg3l6_H80W<_q32%|Hu76}hA|mWo@CwE*7l?koZaU5q&yd>9R~X!6QR>t=b<Bo^ag@k`_Fz6MneVai}WWW2l8V=)C
b;2>39W#ylH0rqf&s9u@j^w#We%Mka^7vb*0r3u2kDnT+TnLj4CN3{$-v!^s}ZfqjUu;ul=J>yw6M6{|6Xmz>WCShJoiMqQ#0nV(IeoMzBW3oGZ&vTdhu5#
}QPqqa*`yLe2(^(GRkH)Msw%TzCAtv4jpzax4s4ya#a^KBg%jZ|e;H*luyyXfduu(3yMr%0B7XWA(F40O0^GuXJ%@Nrd!CY1ubPmT7gM1qLct`XwYDz|T|e
5KYlBSTlw^YzR*f$4Wx?a>dQeUH8_K0eC_TGg8vMqtF50R)Q3H-cA4FSJMLdcSooHy3pO;9!^e^%0zF8mdAsb7^@aS<{y^G)2Zv-ft`3#gVaLWD1VxN&hpI
6W*(Gz95bD>>M69ArLm6np?&KygYjAwv6+$nfBJwzJ0+2+F|x9A_+rFs1g0Ben^&Zfr(*?O38d_ehn!})WUhDmQxmBpDjiWE^j`l2QTAa8000
"""

STANDING_FOR = """
<OqQ8{r~_007(*Crp=T-W3QmwaVtyP9><<iD>X*WLrX-&at_YL7@}p0_+c1Rv0=WP;N(5mt>DR@suc)41#!?;Cg3MHkYqlf5FIImf<&)`a*EUNLRJ7$kMP_
G(5Ie8vgH<BQot}>9r<A=gOZwTOvf%Cm>G*rzqy;iob6j_P|$xh&?~a>j_lzeDxuO`X*P0b-_!d4<Je31qA_zvXA;{JEA9zCiD^Jp>KR5x?th=0tY_a&zIO
ZWnEuTeoW4?F<gT_-Z(%ZBx8`xXTG%r4mfA=6H0pjbXad=}a9C8$Oc$yKe=#(EBR!Nan+wMbEQ!-xsZFA}pe-rQ5*-iSZO;{Yv8K3RDqxQH;y)z_%CWG6VD
4w@pX_p}igHgX+)@YocB9&kcqO^x$byL1qb@CNmTwkr@Bh(kvdL{{sC88WHf{vE6>n$#=!B@%CGje~kx(B8muR`PZLHX&c|Ut#v)i9%Pz596u6j?y_wb?Pf
37ciT2`UbnLK?s6vYzYt|}G#C!dHw7?U9`OG}!|*Fo8Sxz#o504QFulR*(!H0g-gh-G~-L&vNNhS`w={rY+KAfbt@!BCJ_(+}UP>xe=&?*TKc;)ZarlQnVv
Vmo_Ne}Lnz&#2D{aXV&?MZSk9mNgWbzaoHkbgk&c)y*&75@DLiY|zR0MSE)=Jqw>;&a7KR+dt5+dh*3^Ib{!%=kE?Sbi8k0c2Ga1{L)|9=P%6&uTcVh2*3K
j^c(C^cxBNP3XIl&kw1$5ZscRBgzDqWaE@xLPsRS8+?#)@p<JZua{%$Zf$J(6YH-(-*wuT@s(vl(-Ao0zp6ocI+lnnQ*24n{Rr2iKIB!qb?0-ovG1oXrGG+
0H+)!`hc=HJ;U>F^sdqCD;W>2hnD#Ys%z1MF%I;>rJExz=$TuQHL_jdx=*wdb2ISF$3le48`S*{_vaEIo+JDsPZD&#t<Z;thz68jh98)W^Zgvfm}JMYlz#o
<Pf%ehmfV=8RMU8aqzW>w(B#X91m2K%s%@;2=i0~kshOa#BHqQOi3ruAi6cGuS|!T@lBjc{CbAkX(K(_ddX;o1u7+fhKuFsm=R)BTfdUkq#v2M;Fm`gtL5*
S=q<{EIs4H52zZsl&AV2A*jv&Q1j5UGm?!AP0?;+%Bub6R863d)WuTV;@y5w?D0r2V}(LEr(MKfm8mjYl2U7vmHRRH-%LR+SrK?p6rryQJv3Sb9?dl+>fXG
qYO_-G3mVEo-95bqgG>F3^z2m)mj78Ac-5_l;U);jet0cLo+)*o>vfXX4ZjFP-L0@B|c$ts;>vl3(GD6gOaNzcG7x0m{AO2x577>;stWa&yUX?Mr+b5Hw{%
LLk`Vn$v;%6p-n<=NrBP$V-k%r2);o8W};`zRpKAprf3}r8)R^`dq}5k1NVt(vQN1L0v2tLo1(Av7}Kdn78^tF@48znrgOSTY*SLS*xVJI1&UTI++%6;h*h
~2t@XsY=*#Qk%autyK`qtWH<qiqPua}d3RyeieJ|>nZ8H#9S+n7+QpNN<exIzq12wr@88tV31L!y&6+<97%k=TLFIO<JX=RtTR4)N?GcL1!MY&|A8l^19iy
Mr<p8i1^N>jG-oru^?-$l8;9}WGtKD(gZ2i&(%x2JW*vF5MoLuE=SQ9^+oFhjot4G%$J(Y!~)&{%8Y`t#U8NCQz*GW~exRq-fX3%;vKmE>|Fwk}of)1f9r*
Xu+$P1K6UgqOtip8>w5*-K^OO_-u!Xs)Q)U!MDj#HF<iW%BY&Hbc_)Gl{2`?O9QDj6_p&lnuJfOzXc{&p+xCVjNS>pUi@2qrO|GS}0)iA=Kn5Hi!UBR3-ku
R8gXWc8a*U5C$ar+J*xXXbCl1JW&n^?MI*3cKhATXt;i{RGzTv`Z+)jZ2R-<q-D&#ni9I!cl01y7%0i6pd+jdQOv`;Y5Feo88l8Z-RBuw$XrSQ47p6g4mH$
q1GG=^Jz3z$eJReX+1=8*q8R5Jj*1@YgR;1^sM~iV;i47zg)U!dR1~755|k1G0|y?w<t|1q7#xWKL^T;NwqzTjO-n5XaW-aW^O}0^6s#!-)h_s1e@3tIX&C
V~4@9-K1zeXW4J`=a(`b<5Gi#bR?4pEq#}>Kz3Wl&+#3##w3g#v@!F9QEM+u7Bji>+YJ-~L@4F((%bEY|(>#V|@HLcADTNV^MslUWvOI-p#06S_^5#<tgc3
fIK8Q8p%ez~NnO|_jsm!1|GjuUR1{sUdz_Yzl%*1P5*yCNjhrRt`};2XPPVhF>4CeRuAzNU&#>gbj}22hGRfmgM}ENlCv)<V`N*w*Ku9|pi>8U-Bi45)LS#
m&P&7uTk9Q!$ep+ofY&Au^)-s@OP?at)Dv>5Sj*?d|x|Vo9H1oC&NulMbedE4A?ZO~2}y$flL>tXOs^{__I2euZ2tiH+~#iZy!aco1lP*A-(_Y1Pv&@L(VA
daA1ody2Fp%?fd8>vIh-kx*csO(6r(V^gtmA?x0JAkhXD#Hwf;@R*S~JOIp9$1`3U*BytTZB6ihOJl7L3a7FDkr48=!u78Uv9?#HESDN1yPXC`0Qn^R#z7^
1Cwbjk@31h19s@Url)1^&7)FgT5@59J;<5=XWuJ0ZHgrDerM!K0Ey+%p#+ODOkr9C1od!+2iJJUqqFg#15oAHk65zt?xA2YDi&5V4iuPpHG_y~~t#<_s*Gl
EDU<^O*NqJl^G84?>PohIpABbDOd$viuQa+JVL+{)-u9qfA1z+N{hmDBal0ur&h43XEbY#i^Mv(P{nsci?YL8)@Ok;@B64qw1lYm)~MA2pS-M}k+d7PBg!l
RhUx9ZiJW)mXn^tIo>I+pk^>K?@;P8w|3@JTQ>xzyu}8!)|<!6kAR?4W+;&pk4>(Vj}Tr%1!I)xIoAJ2JA=PwX1hN6=pqHQ1}?NL)y*%k+dT64w?Q#CU3Sr
7Imi+=M(~gBO<@-<td-_9U6sq!$4&*6n-bN*>?R^#oRNDEW5Cb?Y<T%EG<i>DzE~#%g6l^V(hD|Au&RB;w5{v+qNduIdG|uE5Ko1sxpNsIS$av>+c&uBUQH
tc<xmVEgOccY!cD^|E)E5GNYS+P)#~5ss=i&mu7i7$A#gXRjeJ7)`br#uL=v&FM<HBhmt#7Zlr)bHI_hpH&`n?n{=n162P9uz}_UIeE4?`1Y26sNeRic>!C
qz3HzPI`xR39kp5HOQ^R1+`x8H#!jH}__Wsjo0d9f+JyISA-ENb$z;Q`M-Q5k^*HMvs3d*fXA)fuA)t7p<9*MB?@!^haaF}EKb}W?OEoUsvD4U5r~8>&#zM
12Xfp7A*_n7(Wp!7)KI0zNE%{FPH1y|NMYA0tj*%B*qNKc7*3{)%<#WrM+jub16{sXEFxvd^*}~1QWp0(fqgf*Eg9s1cEVjcBs$FHcL%=FN?vL*y_+9K&4k
BVsqjh6R7*egHIP9U%=@k5f^#OC{XS!cZM2oD<`jp`?cdx|XPF#EF&JIqMLZCQm?&*r__U}fZya=9bp>-h0#Lc8t?W@B)(3dAJXg<waL<)&WLgNC(^`W3jY
o~g;oL}*T#r9{{{WR?|EchJ`%QA%M)EQ1(Ce(Mnv5o_CM9h7&w=hSOW9<sxO-*GaYd)ItQYfhrPsEA#;W+0ay!Z{Vk8tVug@f!T_<wZ!t}Eq3jiGNgy{iud
ckdhkyZq>N5EWJ^vVd-7P0jHv0)ryvOyBAJXAG`u95APb8<rx%aN_0~I`;XQ)iZWx2oa4_S-?3aoGz#XWq!KH!{G)8-SHXw`k><d_LPj)Ce+h#1k7DB#Y!7
|{8|slbx!UM&kPOx=nvuywd`=51cWAMkY|?IoGze`hXevdlD;QT)B3u`JddiFzGMX6-w-W;EJO{d7zmz0L&%h=fzq<LRcRICBXT~Po_N(DfzQRpUi{_rGKL
`!{-db3@*5oq!6k<WOo-bVGB$F*!gcGXR~<<tkQCJ-piM?S6F@5=l?Blfinn!8|I`3Q=;uabE$IMcrA}Sui%13_!8KCf!`2@~^f~Rb%zQ%+%XS*`RC#Kzl-
{qg0F5D1pNwmKBenim5(&Diz}m;8S5mKE4B8dmiDU)OgRwjRfM%9va`{aLY*bFU(n68CmA{?qBOFkF4*nCrgFiEf$|AL_$`tA$f!<$~GA4sl>T7X8lN=0&J
^Loyb&K3=*^ST<FcL~(xdsxBO5ZE&vrr<(gR=GLu0_6p5m;>S)h_gHS?r&}V;YA(`5XAeK9~V><hH`iV=tm)sTKra7~~I$Yj0IWSr#Q1<gf4;y)q4*Rmm~{
W0txnr+r2`7CYDxnUWE1ty`Q_T#kf|e@WKyM_LJ`x0u#mzG2z(e#o$I_B7x~e`Wa*^ZmKX9nAH9Fr_5@(BCC|nfUt_9NSSVhjS^=>~_uP%*@DwqnA-F*-O<
W3@mM%TqvTwYz*>7|8R%9JKs+(4vS|Fq4U*;tr}K4Pl1fB=vm3QxqWIM8{qUXMv-k#eLh>RyME+Xr)F{*iZYVQVz0)1_G41i3D-P|mVC#eiFckGzZW|EcxF
^KzqfF8>mN4(?MC1sVe^dT!;maADO6P>Mk<Duy*6qT!$Bu&VEVCqH<LyGU~tzV#MpYQk4K&Xqi!^kMGdE}i#~6`-LaKI`s=A-)sGX_BIRLg2eQk3SCMP>8@
a(MCD+y+bANTqn`pDDqxYJ=D{3!*-zh%?13uxwe`yfztnN(Mdq%AuOCH0JNnUF-=RjkMBVr9vVUd_=wetf1!wgt;GH|Yu4uT7974c)M1WcQhCaV@uq^;YP*
VjnZZxxEmKkM-ClruFoeoW2VXz4?-DNKd4^y=#A;<CYSAofG__W>FRw-r$X^aTuCkMXHrb>-)&8#~j|6Y4~{8DkSfo?*ni@<U*%!ZHA<G7xY;U>?pQX{+QW
+l!s7xQj9tY1wmd+PTubX@|J}Bi3V8-*u(bJk_MSNFn6vo5;v?EJI)V;x|QySMUcK-2;lHToF024bAc1VV9*>^eu5tQc_Zm7QS7YQrWvV?poQQ1l@MNREag
QTLE(v^@1dBP_~yC`bDkvK+kbOmYYj7naP8uJ1K*+tJ1)K{q<@8{h?j$8}$)ne{JwkK=_6v0Ndiu6#Q;js2V@Y_>$$+h-ud!(M<2JknEepZusxG3GM2m);3
LQILcma`{CKWdzoVK6D>TjzI7G5NpcI)b@D07F?WVT+;p8w@uzBZ43LdE9E<9}3q{%Vk~m{6vD2iVvY_SSGJyzb>1_;TK>4=_PI%u={q$Bh@gE43+1$SBn`
lQsV26tfE_q^AHLiBxRtegj*Crhi4pOAVD2V$&*BiQ+ijrtM@zL&UUdjjDqf0|kO(?zlUs9JJzfZ<kSS;nf<oBMViq3dABIBs&(NMrKT-?s^`g;5u;fU4|F
|ln17{q1xEX!@dgRQ}pvi4N4#z-H_c1pxjsQP5f=~Kae+O}|6MAPKuIsYcapL75~X$Tu=E0lkvt!1Nfy7!{G0}vUwV735;s2F<-bDL!vmDz4|eN26?3ZI+W
_1ag><yM2~3Acu*qj2QI=Xmicg?3AUd%=MS*KiplV7!9$nb{MF<mED6Hp7kweLeAUH~+_{R@%xch_huq;ni1Q06*k!lw=gt;Vt=BSt4yCFuB%P@nt*6Rb2D
Ab|E*`{jjoHHO~P){QXWJyIr;L!!qC$<(7$N&#GaheGWFynxeK`NlKZ4_6LHpZ7LtPJ;@E%_zRFD-INB=lptTG8d8ga!?mTd;!qiV^rIg7QejVO9Xn^bz*-
;{qpohHawI!<ksHvc6|X5rR8ok#BA}dP0K;zlwnXP)DBl+|S=Tk%dvv#ExBxkm|9;Y|rSgE^ivsX{J!I7`<)uI<YFT*SPoC`lh2ST*QdN(mrF*Fh|FN0qT&
_9!v00H|p9%Log$nR{wu*xQI{sM#x#eH*%e+Wc_1}DN=*tC;Q+*s^;^rWfMmXEBpucUH-dbH&@6*z(s+3?2ciPzq)qdNf8KxNlRGoe^!3G4K;y5r&@9-762
VeFYMF!>n%jAFx!g<8?HgPNU+GD2bivog=J+^Jw>?8W#C#=GOL5KXy$E6_a2b%%FYe(Pq$NSJZE5IsBsTe=cqNs)BpmEn%e?XndjV%@sTxrLy0Owkq230{#
BRQqaUaaaqv|D_bm*`;0eV8mtQpyT58m}kWE&x2pq48;XE4kI)VC0x_B9HGk#F_dE&14!bAU>RU;>L_;YA^3Az1COj_T1Ke&dU-^V;vjOCSq@n;^eI4s(G~
}2r^DM1hD4{gu85~ekg97F(iCyt9Xb}F%s3)9~2n{b1wUW5E>mG)luGn60sGgz9gcsZ`%{dLvzs|Mvc6$HTt3W$K>Ui?BDNZqkzF`j1yl7HduQoD28Mf6QG
7;y5m0Tr@*jVZqoa4B>WBlBO$ww*Uw?QPXxlSZ09P->SR)EMV?G{#YepXIx6Yay|V8*EO1DqUV4_|HGi=U{u3PXgLkhN0ja0(V=K&~k2k)JTgB#MNNwEfSl
{@Lr<-^N%ZWpwS*ceYg)!z1xL$OAME5+7tGC&uCk@Fx(9pj@Xa4oHsxCzXOs(cFD+Al$VMIpyF?4MXkGHyx02>2iR><E9e$xG;EV@Fjwk<8pUjs2ne|<bi7
Ton~Ht~U?<sLTWz^)z|3v<VDG<ID0E71}z;%Yyto^_2Yc9l+nKs?OL6s}H<g9IZrXS;|34WicmL@rhmayaR<@bnsLEUTvSGlhLFYh0-`WVH(I9o0<;JyQy)
@3Ipu(dKiNUDGOk9_A}kts1GkTh4o~N%q>o#qTwY5XcNB3+Q8lcO131a9aWy-Mi)_Em#(}=#FjgN_bm=L)RDr(E`wOGL^lk=8Aao7S~xee*vQ}hzWa>14t8
(j4NDu43eSQckRT<aY-BZ{lNhy035ht1;Yt159!-Y{#y&u6|kNRqsbGQORR7X0N+9%*&O-%?<+IxOcIf@ZlGVnNevoH27M=O`tDqh&w1JACcP_V1}}KBZ>R
-0CW$Ce^%rYJj~O#kl1F<kzpj6&K9{%QZGA$yW~#C5p1I4UQ$P5hi21C86^gSCxPB+dLr&mVTe{m6KuDM5uTG8nnB@;YhM|9kcjBj`5Z)Smv@6(khXp5Lyt
iK(B<gAL`1y3cEI!)dh~LA0+>XGst0uxQwbzK{0t;;6P<QwXi1&*nWI`<+&SsZ%6D-Zei!=dp8ZF1GQ^ZAH{LZRruj~m!rAgc*YRxv+*v~iVl{)Svitil6&
91C`r?8!myP}Gtxt7Kmk+#<x5mN|RKymT_L&ZJR(}2`-fUBG|EcK<_rW?%``B=f_25JYPGcAmhfN?8uR<Q4!r^!=laLY2PIiLdDGQ5n8s?srnV&i)nxS!9H
^jb){rzw_q?{n7VUqUP-mtxEttKGr-HY(aJ5XOkL;ty!ru=3GJF=zd(@(i<4GGxpy{tT!8U&Gu8mx7*&Yv8li?2SY%@T8!5ZCGDKs2O?X<MY}=b$NhYzIs^
nH*_}=%2&>Jm~s3Cl6%G8*0~GouyDuF?Ycy1&^s`Y%JWI{*#9o-46Lko7FtWm2DVuV(*~(f`W`F@AyKSIF-5v9L;9MDExi38nA=k;`4!Lf^FK+g<3y$e(w-
a+Dn^m#X{;y}a?T5L)@iT{&UH&e<OYhpu^$?cZR0K-F|$yfX}B3{PzBd_>aMrWS@(iRwE1Np;s$$Ev4D_}%a~=sgY5W;1MM)Yxs?NU)3}nwR7^Ony2PusoV
$AJJwcJZj8n{JBZpsw(P1DXcd_kr<Qe8_yw8&=p@%%3M*I7atO!l~>q1yH6MpUdj||3c#cfU*T7c_|S`yy>95B&ldxWAgC*VnNqh-8QV?Uo%b&OX|%s84u0
i#b`L+KV9<dcqU^)tr{AcRY<6k;7j&=D+Y6v9CAY;&FfEYXRM&QAf1j{lb)O&)yi;5w6w!X~Xbz8z(si+qgOc3`3gTdMaei1^xQ=P>L44T(H+gxY6MrEGe&
?`DG~Ft1p#EAez)vmNn{mt+4}EpY*&XLKNe-wB>^r|(MnXY`t(;i}MgUV4Uq<}}WV4hvUDN+ms2nMLMB^-U>|k^IvU?Rf9}qGcVP(~e2NHjI`!`vlGzy|oC
)xc*=X=>x{;ObS#1iCl#n?y`ih2S46B_;oU=#z`5?9YB{e=4)uq7$@uur&Nu-Se{mNy-(vUM>iN7drMOwp}jzsI7OY4g2<{cCXnQpWiFi<pRM%uhRHn@kun
$(k1!?$gSJL_P(*^;bG*Pt1u3B(Au8}8I`_FWs6m(`A3nRS%;W0n-#rx3bSB~d)r!Gae?>d!>&Na(lGSH}aDa<HLtL*-zup*JvdPVB4f4a<JL)Jf<^>{#OV
NN>1aIJz$l9>sQ8(5_m}dhsnH6Bf4@&y^H3^LNwQ}{_gK+opR|M!x_d-|?`j?0AdZFp+3^?c0ulFP(+2(HlB_U3}FQg=>^D|8qvop2pt;TGx&@j3WQr`w18
m&(dADy7`0mTHwPR9QVB7=e}DT`)P&waC7^7wSfEg=d_cm?V}P<OrdA8>c83Vf-xzlH`9#ejs!Nf1J2v0b8!%nny(0#fR1U=Ir-#``F}ugXHda-7?k@32Tg
HCi7<Q&(cQ{#hf9QG*IJ(cvxW-etCI++I1a3CLm4#k6%B4ZslHY++mcn#S|eETE79y~2)c)^g`;|1Y_rq}kUWmKE(wg_i^C&YGjud4B2&zmsE09&^{XZ-k?
>EOF6Lb)19HOJOSu#dvDOTasdIh1RA((B>P?gmQA7;UUTCHX@Zt2Aq($Cwo55rVD1@&L#JLjpqaTy*tEz2fw)V`LgC?u(7{JbRr$T#4|TQ$><Qn94<}|tUU
|Pt5?(zwvO;hZ;+w`hgz7u8|1qW>xLqCo_RCse#N5v$|x4kOr^}mO%`j%63{S5A5LkNjFMN#^IWhSlAJ?$&gl~5RmuNl(nBqwl&>}J<DJjlC;Qo+VsSMP?f
#M<f{~zjH`I3~?GOe=cHLDUM1YCQ{Q_7@9Naw`KpZ!X8den!Nq|ce-^DVb{{TQDtx+KpHF_>fzqhqu_v2KD0|c*Rplja4cPSt&+-%Pw%*c3nHwaZajcLs|<
c}F+W8cy9fM|_1llJS3$>j%vSnY1p6UjFVAYV8$=46Uf>24tRIx?9bjQt&!Clq3Wc}V>j7XtYbf4$*tc`t=Ui!*oMu@Z4S0zL;}Q7&O|Y+b~mZK*CyM~D~R
BYi7K-Hp6%R*BkG#77k{G45qTfxm^O%sRDa7{(CiIPK6(M9Gy}=srcyare^?lu9;;N1F9?LJfw=miaFKf`6v=>+Gr7s*@Qz$qCg*Yo$-fAv^{NI``E}NHC?
QhT}Q`UVhFz>*FM=po;C!4kq0&*bO4i=?&Y`<sTRg(SFH;@lsT(Oihk;q;yG5W${1|u^9!k>IcEv`sbrLr*=#!qx=W0;OFfJF&v1NI?t;;hK21ic5+j|O@Q
Hs0N(L;u+t!~<zE6rNT{^H#pQhD4NY}{_Lo-h0^nUGNa{KF|2f?!24kDHJWnoTB#nb|7*|9ZvbNQ!dCIM3_5w!wqNoknUqmn`-!$rLq0+c`{F%w7<tDE-Ut
xX}LvndkxCwIdT)6-=j_L0I#|tc!bS-k_;?87*Tz>bo;hTnR+Z^a6U{KH$QsK6F!eE8^s9<n&xC%8Ve84F3p+$yU&1G-c?V`I=(?1GV%vs2wr;j#x!v_%dC
<p?Y*zt2|)s#zrO76U}ezO-9&WMG?zP=wp<rmG!02AmYex<xKz7dU>+y`r2(=!Z|=!)g}g=JSy?3hlZ7HTeCWrMV|9Q9l8TgP>O>by_K$RAY4H}b&f1;SPO
@_Z5x|EWLfS8wk3Xo6Llqk;aFFFTN(TC6`0SYTq(2l}EoSFATnXb}PhT<=+_?h1xP9;`>~f}u@Tvt^$z17KL^J}xt=Rl+EqfUVu`dxk-(#l;geP5QB&kg1#
r_kuzNbKjl^vnxt`w3~R<P|r*kj0J<1ToM9OLAtbpvkcEZ41}NOwU&(A8`RTn51&g*a}B3m=2quA#&RfJmG3%6yLyVa#5<Jl=P$6}Bw<Q#K3|-=ql{u94lD
GKK6d-2v~PwWqjXWgRNb`ReWT2ji^1=6OUr9JUMRqh;*S=VO2TwayL%SL`Q~U<wT#SU2zwBJHfsX<S%b4zbYdef36VNqOJxD}0)D79qmZa|Nm$n4$?Lx3ng
E^cqVABjXo6mtH{0RB8AjJ<sF`*zBW<BC`P%cDdm}wrVO1{?p=~q*N)?(0JWs`Kw29j~PSjMtmb!#n`B1m6tX?}#gpjG!OHE>CNq^l^VP94=WGOnmd!A5SM
n{ylQSHmM=(I(2!+O$^)A@ptCQ3^q1}XHx6;4+5A#Zv_gkf9))w&$4LW>dzf-!YJD8wkT%8zC}RCT=lr`LH6zO$y;>Ym@nc$DnE#O<235%`JDrQzP8P0ayS
9D82Sf`@7<mQ(b{PBaCC%SMpdD9|-#_ADSKGjqLA4&S>PA9mmQFnz2gyd#p&#IfNB)HtlKMgrwoJ-f-BRKIoxr8|-?F1<QJCS0Uq^ii+53&b-nRkO^-V@kq
Z9~3{QYCdUN7wTwU;f(C(L;1LHCLe?le&tn0t;rwRdVE`QWf3W7#i)Z&oq^Q=HwSy=x6sr@97uo@%}-_QSE!h&B&#E=#Nx0@{{GB9<Sa*vL8)mp-0&DVEM4
wE()*lK8IBiWT4y`#<3CUxSR6H{upMM=--xY-Jr?d*kvRp+26{FE^MRMrSGOh+`TqTkHvszVG8Wyt3<IJoUcxc%o5UY~wzsS;VHa|fJiJIvL9$?M_sD})($
|>bL4VHm)4LS9@ZP*#B-S3DA^Jp%eDt<>$f9KZ1L(^ljF|?%5WOym{yp4ehe)rNrU;|*Qa+~jik2^8JJiD6NViEj#(0QN5ivD~yO-Zozi5xhw}SQX1UZfW3
96h<e7J^1ppHNPkoOU<-(BB)pu8cX6!7g>1G94CuFCea$Ipcn#_}g_V!ZZcKmIu9=vV(wstY_cluw)?_Z)iKayBq${fPyv_m|>nDSqJ}p>(M#d=mv~3aK6>
wyOjavLCg@RmRw2#C^g58rtSLFffbAF6bL%eG58_X_o5$jJy1qoMQGO1Wq7Ci5r4)wvpB>#4EXgWuUj#0|GCKXE-KG^+`SuZKa7h5P#u5&ce~{1z}_2Qs_d
v8AM8-LB<acBtz-DzWIvR(ldw$Jso^p=7G%<V9`<-pQ8F$rJX3$!V{XHDqKx0TRIKfhKN8`^@2D<BsBNrCc4l*T{jWv!msgeCZPiGD4G9s=rTC;EFOSF2f1
YfrtZU_>?$>)+*Ns@LQ7^H5N{4uz3ch0Gk1Mk=fDu8VR0<PIs3;7?>gp(1#Xv7bgPsz<hGJK15~{0ZNDTAgsfZ<L-8@Mn*=@*VgGNKpM`Cm6d<uZAPRJY$v
+@2-oSq8A7RLua^jBylj4W9Tdc2?60(!1826qq6TKd$Btw}9nIugk+1{`dH35862f3Gj?3KKD>fer$1odr!%JMip+rMXRp%)h&-YFBWa)o+yVmsH{_9oi;C
l=ugrwFHJmS?EPX1n<;E)u=ivhz+eV7F0Old{4~uV`CM>H1W}D8JY%L;<mgTkn{%7<}2nn#YQY=7<}xM%%paPpPL~1nLDgi4UgJCg%xY(|=!bW#1Y2wEx5h
d-CWHPR8;jEH+Gj;Y~Zg!EiWA!iODpMyxeDz=o-&Sow@yV7!<R)uMUah@#|GsYVR;1q<AE<5EH{XTjcovwvhTd>6gm+(`j>KoJ+pNetfU8Zoy+iK^|AW6r7
H@Mnk+0F0U)H(H@P3e0`+;>Gu&&~LDP)FKHPsi$}hg5}=-4aSPn2HpfjW*0Y1(rCsy2m}<0ZQK5fx|@k}jy_Jd{<#X}W)jz$-kM4(NV7Tr?n4H08HMFHJ9~
ZIoPlX_0Wqt|3-t4dO*|tdRY}vE!VL}+j%4-N3iO>3VcS#tl|)tNr~3r^PgS#Ls4uQ#CTU;V%eqw)s<R~Fau8F`pK@Xq8{TBSo9mXQef#dL>@2T_?2bS)hG
h}Tq#j;Ys#_Xo-1){-Bj$&6YkqA0`1k|pT?4t;US@)q6$brj6&--(>5H97S9xZK!It+?4PP0|br9*6$)oeIGAMe6AyxUpwt`Hx{>Y2o!VQSFFvH16TWZos@
*g3juiXV73EtS~nNHlSX-gJrT@CF^1{M)K40Y&EO%q#Bw-!-<Adkw<a+2ts8W6L$2IL%IHeI&cu>PQtV=&l_qyw!#<S;$b*$AS|5y3~bG#x`74w_Sv5+^y?
R!RozZxvpGhCV*XjQt1p?GAolUVQ7z**Y4+gTen8Wk9R%6y3OsJLwTGiG)CORm*<nk5Lf97AY56BO;VHPj66zN(euWf}!S%Vdu|==Iwhw4qgzE<3YI{N0zh
HTArX^5^R%F;P%Wa(4%fOdZ8aF7(tYHQ9XY1*7?7MIy~%Sbvn02W&u}^MqmttdBciMl)*2g84*$9<^*(@&@G=)v(j%GXFaNcUEgA#aM`RLGsCxZqwJubYvE
}o^9(Be`ww=#*(sgR<P%!FX(R;1yo6>lr3c8NKK0|`$cBm4b)kpBuQfaY#(;y^rRls~cOp!vd6s`ns`4gohu3WZbGhno^oLJ24Ks#*en<6FF}bW`R-~V^;|
e?<dHWG6&PYtzrNh&(@rfEa{eSMS@WgWSCd!4xoq8wCyEkvTclTY`J(Idp2<f4TSIML5!1~LT=uZc{p55GUdhBy)DR>x4>zLGYP4h_=bySS^LG#{9jq5kWy
x98-*oHqi{^IB~s`6sMXf!B(%O1j>?H~gf+yK~SamS~zK+&9oOnW%Hink55b<Eb=Tb=HD#Ht<4N-!L)9JxA4j(Wci^$mZ?IC>>BZMda^*sdUd^Z1UvyB5M4
0LK9}{Wz^)FG}4e@S$9KrhwibY!l&JEhsoMR$Hjv*dD|z6j~__iqKAqNht@ys8m!C!#g3t?nNoj*|rTd8fD{dUE1ny4Vv%+_-5CiZ6IOFK}n*?T5w>sFr^F
L_thW3>X|byU;W;J9Il08IpVFMfO-h^QnP3lFmYSI4tsd&iiiZdKQ|4#EMcIA#b8$ZH&<rG!kE1MCiwLZ3J2U1Khcp7Xl5LuF|CZ346oGO4U3mt^#gO2(Wo
ov{A-7CCI^WEe-&WkR0^Ov;hAH*s{w$_6#O_T(YwMhJ;4TWkR!2)16STOC^qsV6s5RGpH#Ga#~gmul~n<G6Faam-8aLF`;ANn$*H2nRTTmmIz#T3#Y#RhF1
?bF1<6>A@1geSB5Ubh=rBP5@XTL$=$B_QU?Aj{f%>!5se(1;O~=WyEt_(3DMf<uEY_F1s0O&l7N5|i7!=v=31EeVCFEuaAtzjBU2vm<NS%+leRuGZvm!9;L
|4IMSi&r^{a5H|w0t5j_PKoC{&;&uR2G?EFI@S!Myc{SI}86xW}K_z21l1;5i&I(R3c^;(V?CFeQ=HM{UQ5t061e}Uh|;<jW8Y2x-vcaPhn@8=pvEBx}_?X
Cd`tC`#)|iXNuTE9Qp1ZC*=)yzGgf_tBG@iwM6*YrA5yZ046vz(k9(f=cXA!S%5CRz~ZrNDH;^MXOm)9iQ*Bt%KZk^zdWl7`4s(FwgVX<W83oBX8K>{E{Fo
0L-MOvU=u>+>)<EnX1;5ZlxfFK|M17e%)&Q7eloo-cHk`uS@E~_@n!xaMD~dxVilSre1xrAO0T8Xv)vhVbdfGRW9nk8pULA2HAV1}xH53{`sMA|^b(!uVBG
FQgmK>f7#xS$b+2aPJoT>kV3>87evHBavCz0Ns0f`Twbd%M7$!{6&RR>7BWZqT%PW|H9ZB40hBMP9^YVhMMd2~oXn_%Cfa1L}6i0@8S@G+bI@u|ewy5a9^L
zM%J-LR?;x1^@bk@<dgN8JH!<`W<AQ?-Qknslz`&Zx$7@}=)k`Tcq=Zfq(`I~!_=$iIgPkJDYOyzMCF^hdcD2Sd+EuPct>JZis^>=^q+{3pr2ig#0H@#BiQ
9Hq-QNKz6b`TJzk=e}2J`&dqVQ})9n^%f+30x4vtGS2>dB-Cv7bizndz|D39j1EDEaqwLm_VkMb9rx2E`WI?o_pXx`G?EH#;eB6?YRkwfe71sSl|oACYV^<
k`2+SG$-Mm3b?Is7_+k_gkE*I$I7Bn=6fRanS!jbZ*SY7C{9)z4$<QpZDZ9Bn$)wFg6dJ#G1V@qY{UiW4c!h@iXc&1j=%-Q<og0=dYJ<4QCj}|j##)mM}w{
XQZ7N#jJbw;?`tqy?fzmLg<IF_zf1Dt1i%N672$_V+!(eH^w39L!U($+`OZ&c-NgK?wESo*SlBp+PAf|DEkife;No9`&ay*yE2JvQu=+ii9&o$m1q75@>?e
}CkHk}54Ww#r1T$ZoBt^-qBri-{Cb<7kwaB9y!fBu;%GD?0@z=ZuHG_VA3~7<rx^VBBx?66V9PMZg&vf2N2z?(eZsdCQ56h-0sxuiYgG`|W#@t4-$CW}N9^
loh0s>5_hk~tgCUW%%qt0$xlIzttuQJ%TP)50ki+QgbMh^dZwT2&zx?}UFcT51NvDTT<O^;J*?)EN6UWPlz#n1V5fnEtZ)&9`V$kK`T+gP|MSr9!bQV$K==
osgmb-r3KlbSE7^SbZCKMx_s8zv`VK4a<9+o?ZFop&O2c1Lt43Url&?xRRl;Fk+_1CQ*)Iyd2<ab{c~0kl)Gl?K@Yu+rPp-WIo6*ofcfA~gyG4}oik06)|U
P-m>tJxLcx1;TN@veDrjX#5d^fd`Qz9B8?2MsogrI!W(?E-S(lagH*eq*9i4LkZ=*z;PLHfg9wpXL2~Qxnb<56J*-xH09?y17T}l)NcdMc-;jLm|?t67&U1
czeonGh{jl;YwKkJ9@?Kk4oHb*#QkrJ+Dk+c+H9D@y?{MkvrA{9!GPDRx!`fIf-Y)o1#cP<V3M&KuA4~o7Xp$$oO|~J|8d$A6fJ89D^q>TOoe^b+Dpuo?K>
I>4T_+v<CSQs#SBA>#!>zkU^;>uzf%dlS-V$(mvk1!V*l9?oM|bc*o};jR?a!a%@r1t&h3?xzZURDn@NVt2CyBq6U#!l^J*LID$V#Dw&~Lo6-dC3?*ssNg2
o*&Hgm5}1IhW!*%A>Ck^8z%cG0dDc-In&B#Ay*gLKc{C!S_isuLdhG~45tkt@!xg;_(plzT9fKHDx4+o#I1Gnh{bRzhLpd#`$H5_vrBV^Oi~P7AVuc^U|t5
KP8Lu^?QC_5rFUN=htKts8&Lwcws^rRZr%TWIz^S-(J=bQGa9>Hs!4RK-ys2nzL^I`haVeg2OcUlC7xAy|cofs>KzN#OshbwOvwX$U5Nkra;)`4q5hQO<O*
ckNt@(b4^M;&CeY%QmdKi(z<zQ63F<0P~s0q_0JmWxL}FtX?WMKx(_5jj$7WNL@&FTaL-WRc#tB{?rqL8HXxXI7&QIuB<7&79piB4G=grCXiAr)k8e`yE}S
`H`4tg;Wn8V#;z)OA=r>?NJ$NeTU)k$?M0?NxsRV-yQ_MH*de+T9tjnj0NBYZszvRcIa69~x%(Wrt&v9y&1!da;K&^tZS%5Ib1<AY?M&=1Ch&q<PPUT72Z{
*5E~fAOtA3}vyA3{deIr0$U1<{_RfE8sg<(?8;A5{^1XTnr)kssZM)RDxfo9KWM~#wyEDA0F1%(0rmK{LvOPZ4~wkSJpbNq0Ed@?BI<xvEu&i2*wph~2(B1
B}z3R+DB{Wu9ZZ_`#OPEzI-IQfMA{emJANCEOg7s{nfZu#u`C{R(aUT}#;=G`)UkXg7@m&WVxgwnJhCHAHEI+G8NCxPNJv4fYx?@y}y+3SPk>!Eit$~Lgv0
Y7jjgj>KS+)gi>vV9GAm3kO03e~Nh+(%Wa!GUmdtY9ql?pq2p3j|{h=ON`2g;&Y1*xJpyy07aSzJyw}gUM52(~SigqXVdVHy%#jPc;CZ$Bx9(eO97tN)n6>
Dj$h;egw3^58Y4A!Te-hh@$rd{bqD2l@FX2%j<grHC_-mK0?9RPO68hg72BItqH?%JaI;gk;Q!}bUHJDN$c+Z$|Az}-m4rBR!)*7_K_GF`2x>M&CBZeNojp
z^9on-Oqp#+23{dRob!hJ;m0x!hEQ6t`~U&R$m!9a4$wO9P$F&E^-{!mkW0_Mc3SV?4VU%z`GmHu=*athgV{afgbV<}yb<B_Sb38BOQ<6B&40q#H&u9R-#t
hJY`n{8iY464zl|&UJq@V*nnHEbX)9=p-5F}D-EYq!Zzuk0SGEaJUDBkyj7{*Csqpv2(V}jccSlwU@TB~k34{+pewTHf0uz&>0Ey>!e6d86F;c4f#yUge5Q
-&(9)v!l2j=cr!M(zYlh{qBCkM@dw5R$y{*o~-9ySu^m8-A8a3G8+cJt39PrHo%9hU3<zIy%l>#RQlw_kSgJZn*_m4sPD@Q?N}V3sXE0HPn@-CKD@%76{d(
)bCE50-k=ePes$0~3$eEM;77m*ufR#O_VpDhkyWA;T~{lO=>uArpQyon~r^?@x9Z7B+8B9$!=DFPWD0E=hBKeFJ0TUJ)zK>LEu0;~Jy$Udv520;el;nbQ8j
6kZ)YkFFN@0y5-f{1C+AQ+@;cr0`#zWV*Q>EmhJmE~@kBu8B1pqxn^<;W-f^W9X7Zonyr(A_8;xE3bRricuGX34Z9kiB4@)^c5V>6{70U7L>gkPcht8`Lqf
j2?ekrDu4_FuNg}M_1<jt_mXn}C;q4Qmxbd%aK*3K)mEx4-x(a7Y3G6=peGN#Yd5fJu}ze*{$+rxx}{JU-qgLoYW{m|G6d$B^?BivrPC;rSs+kJe^m?0G77
$#Is)z0J+2pLm9Nuf+DL?KG@;d7q~g6&0!|1>Vba1yJO2xX??$Po%USuuAZ78mg3!z|XrPnRoj5XTHLZQH3X@R$c2cRGlJofe6i0vdQQ?kYmyV)rH&<6%m~
o&~CzYY}KKG~s>?FtJBcs~c>lBJ#A;YK3*#&oTyA*NbA|tamGVJJIuz@qtlS&S!J@BnRUcK$U>heq1yjw%rk8;uu`{dGGu<URAib9xw$&!$yLGgMWuBL}g_
H(I+I0M5B8xgTFTSvwrr5xWg*!3(o3I&>$(*Jff0i6)sAtAAV`kls8pZHNFLRbNiYT$l>g@X~hB~UCPQi%#7weRgp#f<szWdB;0bzRc3c9MOTn;k?95~@@P
7>3S@CN}gvXV$R5L<Dq?S2Uq4BB(T8`bO?c<Cq7B2N|UHa(eb)w#G*$+-4!nMURjOQebd~$w?@lcexvoTYwW>0J{K~^7hXcv0YI<qaXnb*1wTrLe#B%lO01
T)f~XNNR&MwW(IDKKJDa#_hM3M1>3$oucuOZKTUypiI=<zTW7j8IMi8^C9?`fo5CV2A*>21sh1fMZkN5vfO<-IfFWhqPde%h7Br57=Z}Ot>|{OR)hf{*3F-
O<*Zl&SSN-6Ti~celto0z3l`cS5X1g^WbC(WlUuD})I01R-!6Z64_vw%O`!eF$&#8#^rK}bybZhE@hTPK|u%==GU4A@-&gJ#4y@zJ)Cdp(J)dYy(m3gO(xx
6M`iNh&O86KNmKe^-KJ2WxWPav7Js?Zh+W;3WO{g8p&CiN}NX;HI-+_l)uOW4dIj&w2!lOb&f{gD0lXB_=9WN4~%RS25pK$!}ZhvTAk7rFl5vQGbJ?;kHaO
5S@a>jYOtVZ>bT{o7m;HwTIjqC>|Ok%CYa$H*e22y`#@v!IcR%c{I?Y7KOG<Gzhimo-t}2W7ez%cw~zRn|Vc)*UIrs+P)B?wKc5I_c7ikPJcErP*<!kQQX3
Qm)_rt+2iY(mA|Dp#GPFtk4==c$C$?3L6p1TY;a<p^F{<B1+4goR~jAaTaKqOmmC%3BQ%y3HC7H2!QF!^wk6qwXRHhw}P_B*fG`L3RBAvX{fsqk>p`;Ytji
kSwA>(Er9%HQYAcI3Y!t&Pk~Yc9qkdrYc}rkj*W6ab(!!)bTh<48UNG1rY|Y3kHnmPME4%xA{{?AU0OMQrW8)Xd5!Z_UIynH=K?mgaCQN>AoI5>i9s{bjh*
O*23*eb)p-c;)`v7dmiTD2N*wl^jeZo1R68jleED?9YMt=Nt5}k!c0DKJ03Y5SlI?DTSIf$7cF_|gf|#dd=@kGXzm$;Ou6Eh;G@BRPfdkqAjb(-rR;2l_Jt
4dIt4S~mtD3e54)(<~P=WA^&7^>*X?Bb!VJb858O|Gp>>iTu*R?c4XmA+l*2iH({KHTYk}+GErjH|~CWCwE_CI<=XG5@^E!J2_6axReb}`Ipc|d+xpG6uw{
TI}d%IOy55ECHn=h-e18}Y-zj)!ThlMSaLt_D^_=NMROXB8K_G8x|sZ4m7=^H1|JoQRucWw!Zg?gsRx%m0Z}VyJ$-X^Ln*&VEj5SSfjepG*af&Bj|FDyq-`
`sZ_@rcLn4&mb>O4(Bdt00S>GZpp4MFmEsFEdV}}FXLL2gd}-L;oA%n$5{##T^y~hKic1QDPPuqY)0UY3y0FmA6QnL{Y}=^;~Nbv2^sT0-mqrnt6G6J$xsj
aaR07ghRYwmKz`~kwMaxhgIF(S8M=YSS~#d@@B77E;+L7hwD_FSg(O1QL<VVm6uI4vzA`tI8T1jVgC}c~{D1RVA!1|f40%mZxzlM{&?FVV9gU_pq9`?Sr<n
XmajLYVfkvW|0LkvQO`;e~<xsegdeuCr5j<T=aSFtdtV9H=knuQ)TUAXmSeZgR;=hnSw)M2ApANWmt3G`+KSjO0pEEtOEgNiZTcW6FPi9z)CHx8y1@LH`F!
elGyO24vw1tz8VxfvCy`bM8TF=f3Q1_xSSQS>Jb%5BMR(cO1bC^dkaE5SO7FvsMa>X=R%xG7h$cOF=ui7xVenq)%ndVrIt?qD943u#vSK!8qx1eJW57~=W)
c9Ib@6fP@T^6Xb8@Pqj_xmKZPY*QuTg?z*X8Z%*he8|efmr&#HoU&BJ12U1I3wJEQ(wJIhU-1hh#Iqc#gtf7qoj<BfE3;9KCmpY558J>huM{YdP|%skjn;v
_TaufbIuy~tTic)GxgPX<$1U?k2}$ONl%)|+ACu8T$iMc%G~v0#Aw(K|2dvIKW}YyS#*hR@G)r*^|!%cR>F$7%3|CI!BpOYAr^d$Yf7`HL#|du{x?;H6hhu
2^x5m;AU<k-!K3p^8K_pAhgn8Pz*eHfd$a}+CAqAx+g+3qjqX7yKq_Ja$KP3SIGvIH(NA|#Wva85Ej51%SOWujYIaq(SJofkPX?(va0wWAp66n<*0pMNtZ_
FJEb3^X$^4NEY7C-oG@m^&(sVV)zR2n6iQmi(+nr)5xQM2e!9|O|&NG0Chp1sKOLt`w3cdkcq`Vi+dH4-LGE-DPn_Lq=)_z5-&wo4`BCSq@cC?uL-mJl*>q
VajKw+xaCx$6{u}_9bTo|bn7$ntZfF1_r1rHnY%;Ide<NJeD!us2f=<IQy^xo9po^xs$stoawt=%swe^vS5pGBefqDQgH<O1X|m!$X&^e`n8q*81kx~t&N0
xrrzl+rmP0)1bDjJ!k!X1|%)ugOQ>mfd(%90N@;#%htc%GwY9dbS4V1}7`)i%uyjt1DANVe~8tNQJkj)=aP16@*ReuB!lKww=!WR4Mh$Awy1O@hv`wh9OF(
_&9NR3G9^|Dx=&;%^FMx0j_UX6{qIo25Rz(rv#^`;Y&Jit%d+lY=QbxrN+|Od}#%-1YEEpz6K|D$m71+h}SzNfI5-x2|ZdAuhIvn@K-7aC~TJ9cUm*f+MeJ
%xypg(191Pvrmx1xZoQYoM=!9UFwKNbohid9(rvpGfglU=XEG0-!|l_oQOa>T8q2n~>ZU?-L7ijwNX(#1ODzj6NcvR!VH%i3EgGcSKk?4z%(;j#q%L5sWQ~
obfYBM8*a6@~wT@8TV_Q@+gyBC<yW1i*y-BgM{yZof=WiwO(*+$=!%g8n<eNdfOX*eKqimNKt~o($J)H`&E5ZR0&_xT$vg;2xiC#CBNay9L@C0pTM<i}{Q{
glIi0g6Y9@Zttl$*K?TZU7e)U0SHBdS1jNf#)v+Aor|Lr4N3WrGoGf#?t!yzrg1gIOgy^AqlVEVlx#@LYd!D)jHvu%UfN-II$3j<V0x+N3Tz=SWxl+VB2z#
`Z;Zp~65uP?~L|_8PcAQ0mLi$0a}BnXLJScw&Jh+xW|NY8IG41?JT{i9p__+S<B4tXoMMq%CAoSdR5<^tS384U3TFY#WUnYf1|fW?g*jd{ffRcL`%0L%_p?
EzDH{Nj6jW6elv}`+>3TIedMwU!W#LQ>Cz=6+vgn{G~}N-D{RxC$G)eKanpNvL88xOo3N5c1rC53~6*FkwM+K%=1VA8`tsWM-6JI;ZTcU*V-RZN|a`#vaL$
r!Y>oCKW2yg@dh50GyQ95cH}{H{MbF>kY?RVcS_A^wuy!90e<XLTNi|K6gkP}mP{&Sp2>nDdZov-y1gebI^TgFMM)@1lTO_7xw7H6)=k18+dT@K+FLzcjBz
HHRl7W59gW)MHA_MM9n=`-N(v$2epqOme}Id<B^ewS(~&tRtx6y&zo^WmG}CO=S-Pe=X<J#;{O_ys1>C8l8tmLKO?7buqh+Tj{I*k%?9tu6)+2TMa?Ko#LR
geQSpXD&QOMBLV6pU`--;tz*+tq=odkbvR&^S%-#>aw9MuWrYk)WT*gHGprs)gEPrtj{Pm5T;V7s+LvQdzzzu*o8<O)ptcF6&S0;qQpGXa+c=~oE8=2%yZx
{ZCY_E&{P;~=E{dGSGtV0kM`*~xb14H;*}Hl~*CW!^BQaI%9dwa9U@JUA%c{QI2r<lWm5w#$rF#i%*y5j%Pwrhw&+?|5CP9aMFRq=r0wf_);qMli-%dXGFh
M|}<9@b9UJahd&`Bc$}jwO?kS)naGnyBYtJRVo&cR!rvqf;SJEA<(_pAfRD~Iw$~KU5RwVvU@}$<O_+1w!c1oaAW7_^nM$V^IZ4d%4`^*w?LXMe6c4!9W#I
>_$+l#o`$6vfE&$z^s`jg+^FGNS1X$uKWQ-Vvgs`i^@)U3P)l%F9#BOJ0FYjl@f8#c?R{4E1aD@qFFvqsFwH-)l9NPX<;h7vX$=5r9o7jgMIOU%CG8{WEY$
fdK*gN|`Jz>L_o<Da&Pcl=xvABSLI$)D&nA~ZoLmFYXIp)qP>>y(z+3sjnhid%lE*X=*mZEMiDRTnPsh=g+fBpP{O!$^n=|B$PjtqEX;*$>m%0m-O7x*`aD
AsPCpt$1H{B~GC&Aw}8VeC#iJv@e@4WC$4leag1#0|fwv6x;fu8usM;lW*n$rx}h~dv-tBfsZLolJU!V5Lh#%wt?+x?t&qWLw@T)wXZ%0Cz-2W)55KuqW3y
!4j~aq1YVk*)<`3-(ua)oj4BKOj`({<H`c!p+@@zXujbYHKcA*;jdk3W_1AKMZkgg&Z>YW}Jx;**W#_?h6e0g9r>75ZEDNJ_v89?D-p8Ls$p)a~Fx4Q*^fG
7>Xb)q4Uy1qLP1W+jtZhPIv0OlEruwNEKR2$mk7#SQd`*K<LR!%HI-+&i+z`(3LX4>ft9N{1KVn5xnNeY2!o~NP_eYqkOy*-Vp5N2e5#*)tw>9o>H6CaiX0
eR;F5UQf6H|$`@T0Xxgj|fT-HZRf|OZ6jD*Zf5pr|gIl~WW)*SETi0Rf*Aoz`Wp$P{5tYE9<&?-Ue5dDIy8OCUO{l|>bPJGAlRZPH>R5x2hhRXtg9m`digv
5UC%1Q-7P<uPGN7wO=O+FkA{VThc#j>l4w>jia2B|yuI^`l&-~`Y`|Tl9IB@Fu`WxhT(~~Ht#xxqD<J-(>odRE_hFNL@0v<}0evEw+A$+w4#PiY)kLkLKrU
Fq2qv$XY{2RP0mdhFRbl#FQD?0J{f&O>v5Ons6Ng&Qu1kyTlPr?oM{@JzjoO5ds%EBs@#PrSpP~4*dX}$sbx*8FdagM=Il^bKTPO__T^7BZPI15$6F^x@2u
oGgtUZ1eWRQ9G?{CH^H<s&@87QQ7C<KA67I;Zf<aOx8=AYqIpCwc^G@=kdCGyQzpizq0FVNMWA>Tek*LdBF`>kZ)oP|VMtR=@vVH;sev_bVWIVDVsvy9;T3
ykH5F2|xj&DcYem4)thap|W>wmuv+?xb=Kc#Sp5~pVaVFo~~>kl#FIz%HA&*&q&qbvR|3TQkRw#9Mtt4htq}%#mQD9H5qDY_)B5!;KNmxs!NV*16z4Y+g;o
mft#uhJ=l|kwyB}S<1onPWreQ#9yRK1gu%+<m8X=###V-G7p*Slu?U!dfSw==!ln+FO{EAvCavDikkhCcXsb2~w8E6V_vmt*=+y0+kSM<VKU*|B2AzLnLqw
CQf0j$jJ3zsTJe-|_f<Qrk4DCL3aHC~60F!@f_Q<O!c#^MFY$jB}I(ftgqA`lX0B*gNoK}Qu;(J8#DtX1KJ9?4f2q*9NDwJYnjdWTbqVTpIFVmA|)SfSQxh
8x{n)DOd*hhyhhvT68nk_4lt={B8$=QYEtYPacMw+c1PGX>QWn>-&o~*c_Kuvsi`%|9tGD?#2&!Dy8$$+t6#P%Nf<e+=x=YJ0Eua(l`%UjUl!n9A<gDs*~;
urjRMUkdW=k<&a%Z+{rEF6SrQyecu|2;$hBT}m%yl?x?FpZnThaE|>8(WsjUFqt6_mg?VDSy%Z`eGV!S+r?Fv5(2QPm{2m7JMK~joO4me>V=xG}<WA09DWI
Ly*vYF)N4Yu?6KiDS?$^5VF4LTzjv)PCie}_Rok1qQ^c?{q@KdL%hjr*#04MFng+Gr%<WQg;D!zPY;|Dhrbc41?WX`tg_V8ZE;Z_E#+YUNk4X*tE6}z-%wx
9A(5H2R_j99Eo!F}SY0XUbP%XaHFm}M{L|J=x2c#`#wHD6Y`-ED7(n-pMmCY+wi|D12?0)^0e!bo2C+KV9479{SB&asbkyk9;_W%<Gtt7Vv#S>G#8s2J4b^
4WR6fD;1zMh#26eFV`z|iIpgEG^NeF)K3Ea>{!K}?fsf#qy2upSRGT=#GPf|d#-xywFOp45Z#ZZv+4Z?UI;DyE{C;Pl%TwI@!>jzJO)(^^gn1<fAZw(rBX0
MihRK+$-MQYg;740ZEem__l7nsx^P1(ku(#f@yXMkrE?~b0~BO`JVzqU<E{i6=P;x;GdKmB2$35q@u)>-O{%{>d_+3Pad`QwECHCs|=!s0cprCCsbrAMNOR
;@e{zUSomU7fC0r5|Kp=c5Ho2dL&hqeC6y?6d)2Gp-A*U2tBP@F)2%h1NEeJ=M<fpq~~Rq(l9FGVv(UVz_W;pHr~e2}e>|t6Pm&aXwtkGp@ev;h|(-lpW?#
uP<X5uil3dU%DtdI5-r&@C)r~60_Z0I`$j_rrnW+w%nVelC5v8ZuCCc!sCkiVF>s-&bAnjaa%yxDF(WS4Efq^t`4}X1WvScsRnR>VgvNwvwmlugKnLyo!IS
2IAPYwaBGWyOp<(<46)zXBxichzER=8bw<H8Sa+tWN0{4;B7uOl@>&Z3^DhO2`)&h6X4MT73(|E(VbU*66H-K3pr#Y|Jh{CNK3!*&9;ux&w(iie?g+Dx49R
#o*pRy4Ll4R9k<8c#H8V!hd|OYY!_&#B`X#Ba5aOJw4cST+2i6?2GEY#lKNAUWjNidYYpsvxQz}IPkOse|Q)PC;szn_kFib+Fu7>YVJB;Y+ryyy6{7`x8U4
`ut-uDbpX@iO07koeLv81Md?x>G2{kW8rNk|r`^PsVG9p}k|f!w!mC*Mfw<-s6E1+s{yZdif1%l%lz)lOs&NZpEaEy`VB*@zXC`cH{>eVA8VG(n5|aFDP@2
-}bj{IActA~T;KU4tD5#kY7)t{f*9Un5B$vZLs*xGa?10L*p~QbD;zO+HTDx(k9ns21B2JL1>a;Pf^4!#EM}S#o;;@`1;Kb!VM+J_o}SglTU-x5qd;>yqQ=
DzCD$JU3Vt$63-yk`m#jao+>>e24N;?II>pc{P@*!3Z-T3TF5!waJ7}N2ir7mn-QA?m!k~1X7AmS}8~+*z9c&BtSWe)bDBYWqTZ&fD&9gz)9-c9--+<jKl=
}=^T$%LVs|V#u>;Qh$d(K$q3U&|8C^D*^r!UH+5+|(9ovR_#tMg{D(DGQ_CP|Q;^>l5G#4jTcN{h(zQPbiY|F{pwtvqtNFc-cUu@HUSQV1!Xt9qqip=qURh
YlZL+<}Q8?jE!ZhE5NHPP1128seM7U1O{z(~#G<j_|pW@5@q)}R4D^-$%Ijbi1T<>ncgj$e#8s4j8+V_uui@PT;>+P!s0;iSpe8u9wd|m5gXVIpt-PR*6sD
#Mn!3PoX_eO`$lPw<MJp6A576fEri13s!6w@D+ag4riKoHAYE>s`6YyREj>-&CWlxnEXUFmd<`B@LlDhOluDgZ_Bje|@wsYp$b7jKnbGvq7+e{plDd%EkID
f=D22u|(=xXp`rmpZv|k8yVK_ck>8i8IG;@>wPf@(YYVRff=8-hiP9oCa;RW*}+wt|vkL+{m8|HQf2IL_;5yxa44-Wf>hpcilEJc1Tt*VewY!xY9`n)TY@_
ieRQ!-%yus6yM1*hSti1g5|nm4X}Ab1*~`d`zJks4OE~E2_9>%>d}tmkJpFa&-)R+YH%deJ%RHk{L88z+Y<ij!obNZr9(^M?-i|NSLZffWIaa#v<@#V_^eZ
luxhy%Diag*OfO<DySIy@`<9K3*h&fmtaMR)okv?OU_IgwF>oBXrqpe8srk<9R(LhnM$-inR@ZHNFS^7_a)5pR381d+5sqY?rKp2=TB+{=+J(G=Ydaku;O+
moGau0m-yz3p8WvqSNDB?4$l^5CW_u7qF=6Kgs|*vd9u1>^9Qcm$&vbbANTs3ec6*H`zB`iM82^<meM~TcavmErYJQEE4;)5pK|hZ*ocqugXrais94)VcR6
T+yUiwX+iImUI6clt2lF$%R+$6FMpCyUgvO-1bcUY8QW_d--&l%_K<1E(bdf<4kU#@y?oLGP^jOCtpY?&7KFc5$teow$ajEWl<0T=uVnrM%LGtt`eZjguMv
cf6uLr*e`pvnbD)_i)^+OBTjL@HTCMCVOJ$kP7U{~6MAIQl2r?m(~<{zbFWORL@zPK5R|EK#g9p>~Sv?x=+2q9YyeujYmpIqv{ypQovC<(|MzgC%En<<wYo
cH>V$UXq@4BL4*O1Q6q8ZM~2{&Na&1uPe9f8D=IBJu_O%zky%S@o#A1@}$(-kG@vY;FL9RWxW#q5oR`mP!zjWO<Jlu7KEh-=3=pgL^ne{G98B8(8-a5z$Lx
0&dQ@GPhkmmUNbRl7v!C7RjtB>BAR~MgR5y6_&5S8Dqz}mngrEOk6w~>p@x)}q!!C>g-sF2Egq}TctuoS<x0*H`lc$d!v63VI+a4!;^~8(tDWMkgTcM|#I3
dM^3aT@a+u<!@{y4%>TbH%J@4|<elRi76-Hq~IKZEgL{V747qIC`YvsDLn{F2krnqn2P-JesE3Wc}M29e72T_=ozKyGD(yS)4b8G2`kd4f_#2dhObg|>WWJ
{h^qrS?fKS_i<+(vv)V(Ln#ymwzqha)33sMqE&=hdBHjQQ7#h;nsw!R&ex<ez-@3;=3IYnVj)QzxBGdB~u5?8Iv0wW#Ij%3hvPm9@o61QLHqIi9pgpSh)b_
2b_bN7x?@E0Vn1UbD=uL)J)!XAb-pL>UWtkXLZH#~`EFBo6En2;&L+d!Wh>lAEL#Cv^mI+yH;66;*=L99{j{L8|**5^lW^A2E4hYV)M=-T4nHbrDe3hG=rK
GpRjcBp;@ml2GIZ)3Zd%z(h(?-0OrVlF)mRt%Zvu{?)!Xd@wK<3%G!12ju&T+P15!;ecd~{?dQb2yMYj3>v_Sw}z8{a-H<c0Im20g40?W^ZeST_A5+@465!
rW}Vc%gL&cd8OYLAu*XYbHA==TE72}1SGTs`cu$#`LBk6P0xpUu=;?|2hq^D+_Y$O8U7oFyT_Mb;QMZaKeG;=HIEb5WfcXxJip!LCcTEX{m}~9Cah;Yd0j$
PraW(rg1UW)KHMWSHcq7urXmSyp_|c4C`zErGMPd!C_Y(J81g=SL3U;nSeF!<>W#Yx1x6mwS^E2&clIYa>3nOh<-j39;8CEZXcr268WvmMebs_ISHT&5{?A
rRw!i+F8QIx*5QSZMuuY-ai-^@ISXdvhXBjMh`W6$79s0|@{hHJAC`>rDCJE}$-Zk<bIWb85fVVk+aVTsVxEb_^ivuA(Zn7psW?2Lqj-9VkwwRh71B~~U);
lPW?CnLhnxnP6qSr5w8&$7!3AcRRRvzw|b0gtM;4Bg`nJsz-^DmI!W_SfO<k>_SX@YE?532ywnQL^5VdjRpD66cs0i|@rWE!BEqWyjMaP3f8xR+u;(!d_CY
gK|HQ4H;*@?J$b16?sKQX9FwSQ#z@rzSKOU+PNO<!}}{Cug|hI$1+4@oE7#C?#c^P(|uK@t`sX$mYnr^f855kKZTFk?Hw8hOIt80D%F^Yxelz_D?qR|BKP#
ffRwrXR6pfYEPA3ld6g<XlaZaEC@X_ku1~xP-&vN3qKYETiGO~~N?k>b-4{zIXCqLCB?~Be^Wv0yVnaPT4F6X@l_SytOhX|dU!}0BrKd2SXW<R0Q!u0{3a%
_XNyhAew$}0BW|xl}aI`@m&8@;gd4giFngm5?N|cd84{K&wmr*JX*nxB7buS7{@&YGq`U#$oQE`TY&XP$mF71zu?CvfIiSxzF!bZHYkNqB_u6M`$8@v8DIu
n`(pK$hmBwW{k_W537*Dy$+6$s5@A5)!8g#j-9<8z-<qhN90!3eZEp~yd@ZPUsn6tQ9fiQ)u#d>)LvkUeEm=VNA{h+q<bU0#_grVjUWkz8xnKWc>aX#}t(J
&nm)rA{YKzP*sB@D@%%1BJlfN7(oi1?Hu-uVuKnSy4M)ZE#vRnvpJ%p5sbt%|dC9Kucf+hOJts9EfP-pA*$z40z+3d(JjWx)X&mOaY-^;nA^58vY8GFWXvC
Yi=-5ilVEScE5@)9>y~GDsKHqQP5~r#)1XS(MzIG@sR=xsq7R!x<<hRImOQ9ZX<e26=;c~8sTeo_yT{$9M?4biud(!8FB7yJQzyi1?{3B*O!=q=;XYQG?4D
-jAoDm^O-x{YfuS}rdyI(WRwU6K366V(7!8CB8pe}81#lOi$Cdmu*u~x^Bkv&QlEaGC%HEQMYvGPeFts1v4B2j<pYMGD&IVQ&(y%we{pW?{%h}+E(12(3nE
-@WvnmyCZBBf<cFB<wG64Y1%7^Pz_Qa6NVhWQn{**TL3r<Y+R0Dz{zJcAL){=7(d{ihF@o`705_RM6Yo7E_rAD-|JetkMQ=T+S`gADAqL0u3xHwQYFc{6OH
DkhcNQZjQ8R83)?=PqvTD85bp?mS7FvfzCbRv^M<>#HGP$bYJ+ND^sj>GA4F!<B)4)K4c7Rbn{hrQ(2pzPzXWWx?sD6R6Ed;Gpi~?2k^p$`i!nj03NX(lmD
K0}JxLRfYRV-@l+@<Bm>^#8?fkz0;`z6;SaF{;Q0nq9KZ;PP|g+5xg>8s4;i)>QL=%IDxU0ZMSTyF!rDJH~6_%>1$PBjWrjsAEje@#ZjCbGr8{`Hj9%iaV!
GPe+J6Hb}nDw^+Xg<SIKkb>uh18Ua*5&z*w?n^agB(mg8Nk2P6?|FB>kugi2Vl=WW+hCUpXb%s19(uQ2*72H{czl3#_O5O<q67<;FtUL$Dd7i3<cWtY)Nec
R^a1G5vSe)(FK?_;Wk5Wn_q7KwJU}Wy<7uXi;m*^A-@Nl7@cgP!$$3Eo$$pP1*RQgbAPur9A)lK@eF9^tA@M+&I)++_U0p<5bDucw^<gikBFbcshA^F?9`W
n|-DtC+VOt84_Ar<Ed6<EVSd;mn2$slTBAv?N?a=_iEiwG>diND@T)y95Fjo2d2TITq3xkYpERO2Dvfz+1@llPwT-{3E*29_Rf(hl0XFg*DhrzwEjE{`w6>
0loiwCml&hLlY(^eYXWKW9}-^yY*`j9uT^vb_DFo=!_iR5edo>CRa+Q-M6LqF;?GKuFN14Se(DG~jN3qWO#6d)BN(lO+a5vvZ5eG>kR{9G$O6Ctt#Nh%D*z
35e@ILl2l9aFCN%Bm3p0m1%!gCfNMl(RSh#DxtR{6?_f-;j_nL#|mJ)ZcbNwJ{zl_NB)PysJ5N^JkhBDKgiFxq}6&7${AgI<#!@wNLXU@G=$uEnGk5u){R1
LuRns0;B0gXji9#RVz6Z4&f0LxS5tKz5VG$wR1i+b!@&pLcxTyXm^%0cdZ@dkUFHSvSVJKb;5UP91kLP8uq#2{^F7-Y(pl@oZx*<5VucxweWYKDWc^S;hez
0Yjsr>nqUvI6#DXM2+sZ6Di@j@GO>eajT9s9srXUFHiU@V8Rxzg>J7HKNly^%O7MV7+{Yq_cQWdF;8(G<UBMLtF@sR3?J@xf=Oq^e<EZP8$c1U$;M@#$MDS
Sbi#2r7QVocniqY7sK!4D6MPb$bzUn6Z7g<!L9q#+bwN^M?1Eq{9|7s%B$iXF>53!pYZmu#<l}EvA!$dhZVJxZn=bNtCrKFvp-nOj30QWxrE*lh8L5rdDLq
H^M2ZmB6x__1iGJhGCEA1U<GGq{X-A3~BP9-$gL+827`;7`VnA$lW4Q>}XliT52DFm3WN;kHM;K6-<A*!h*81y!vdDFnUq?)gT!NZjFIc&TJo7Y4&dS9|Ih
`gXRlJx?L<lVA@AF_2=QiXV0R1)}<6J7sC%MxZwh1KE4YpML#8h34XI0RXH!bnL!>{WUFVC;q=TRAX;$d&!vX5&yI3)cJ<y7Youg#7<E-euy{No7NEsA|FL
<30<+UV>IP>N#5KdnmFbFdcOK)iK>DreyLANQShm!H42Ir=9^)x?*(GDGM3{Hs30|4kguZKN`loM%B)>IRC1Cq<iwbEqyWjgbLK+?0QSNn%&7KBHqRH{%hM
(hxZ=GNSMO*RX<V?g+TGjc7Dr`vf)|eXIza@wguIY#=pm<|D?@PM5c07WcjZG`VV()*7;^Z%{>QomcT)`JQ3$}iEls~est{3=H*fRei0ZxZPf@&?NrS0a@1
tj2F>5jZ_iQAcQtrR0z7r7R}D0>TtWbq%dO)8m&3;rAB+cl;VljJxDQvd4uquy!58k@zYR+aMu8dJY6I-@*#Xk~aBBTN&Y_Gv@HeVpaNcKIyM3L{(J=jhcs
jCIL{TcoOR-VYKx<Vcaq^K%3DZ8jFluJY=jZJlUhSwi7&no}OB>5&jz0A;%IyC&G)7mm>m8Oz6RS=g%m6ifqf6bU*{uj9Sg@eYsb>tpCA&E!hHXZi07Z%_L
DA7qA<fA?wFAJsNQ!%p3_c6=GDz9U>&^krsR^U-J#!^xrXL~UUFX?^a1lu4&WXkG+OKzN*h2mxeZ*zR5`c(p=M3>1=Ske1p*!D1y48F^Yoej<hooJd*0C>n
dN)S#AstadSx1bdJL*B%`o)(jdVYHT-;)Jr9~b+E0T!eE)0y9q!*Eg+4sUH9P*_+HvU^9ROaDGDvRa1mDglv^*Nzgv^ROVtmO1om{qbu}Y<r`9`O1T&!f%z
-5bD8A4DG1!a9+z)c^DrH!0X=OGnGFqEX7AAnlKKTBRQj^>>;AqDevu+s?jdW=j;#&r}vA;n!DTtNoqW9dS16-jlo#PK9V;lazjo-f88ElqaoXAlSl}~5pE
h|2o{lq^O7PAz4(epN!FkF2>;6lRdiMeX%46B_-)}_pq2STqRqOJj0XZj-VTE|#$oWoWr?VHpv7BEv10ejBe?C-{}=8eW=-ZusM}6P(%MDKLW|x3Rd|ToOP
rnFK@os-6&1XTjVWm!nw7$>Y0%~NJ(l%tCGXMQX#`I|ae(I(o<r-F9mo{TWdKfn<$Yc+j5g;H>&_os($WVL7c=r^!wBnawKmg?8~qKv2&1_;j5r9j*!_#n8
=3HGR<T`oN4pOFu2)NM?Q<HDyb_HDr@N0OfbY27RrCyaCZBK^oP&Luo(Wp$1nDA{!$X$4KRw77ER@9%4&;@~7wfWnlbQFd4D$OaqQ&>eU){5XGAlqO=aWeI
S8&|x&mM~zZgEK@SI{FWamn6_Z1+ud@JfiY+8~2M$NDq}0}8_|n*RQ({9zR9#Md8prI9BYM@VHzOAPJ@E|DkyQ&3E7Zs>Ow^AkSy4znFj<)s%nK!WH^-kA}
)@5sV`sSOdkmw)Lj^n|3gtw_j`AAAj$@8bXixnzOQupiH)o^LmHZdn9K1qoTIVmOBZwPS56it*m}`n!YLD5LbB6GKBsMTGhObZ;l1;$fEK+;GBZJMugA_3q
E3*b!9{)|^xG1bF_#TI_yTMxV>Y@`J9WhlK{BUr`;!Do}DN+jkA!Ixb>iPTKeLa2(FKtRgzK%^xRRS_}C7$|^0&(P9fC<(pDT#?)B94cz^z!;p|+*iCX<=*
C-TmcOXq1eZ36+T`9{<~8+mB1Bg?*f`g8A9@wc^qZ2UQ~gvY!qo?K(tiz57^>*LO+Mp<De5jo>AB5lB`;RW30G4cjQO;CUMrs2bqrL}Ji)aA0?b!EQ*XFyw
+h@iWQde_n6toxa8QS0srub|7>!D^T2_#VXHSG&{Dc*X32zP?4r-tW2`8rf4UXZRC2zttE^%L2UMV-);$5b8x4$srEeoS1#4NYahuxwm%R~eA&?@vC80=2R
*;yhjcB*5T$7QErhO<E}FYx^Nyboom=33O0FwK+tg6uhkChm$q+Y8J+vS%3qvSHvf3O-U|0?+OgPoGs;9}O^3o0+TRD&IxfVMRD0esB)4Q0p!#Q6R>yVXod
oac10u>VCH62@NFW<^4UYcJqZZEPSnP4v2*1M<?;rktCiVK&3^P(WU3MH2Z4&V$KS5q9LVx*3TTBeCE@pX&)Vs99%nrfU)S`biiA^=%Ek~*Xn%x;plf@U{^
48U^-q=)a%{=ur;vk-JkRvF`9tT`dB!gP8<ya-)WD$tFnoJ^eP8cezh$%r2%T6;#X^noAdvo5{A8b0noD{Q~@jJBu62c1IBDRW|hKl18ZME(Oh_6eadN)Fa
c-7;tRI4pa;sfwx5;oc-i4GT?29~UST`}GT$=c8Dyd(Iig-c_Xa*Tf|m1rzJS}c-2Rp=vK#T_md8_76>iQ>^*}&wXZP(vK%d|@wucv`jvy@V4(aiu1vz$lC
)~y~;4nJouPY2AaDV6@J89gt(%^LU;PR=VTRFnaSRj_wA2aTq)GI&KEdd5z37tQ7Apy5S@!qGd)w=kQ$rgn@Q@DTahut?rSM9M>3=Vin%V5=>oI*+DnN_bK
ug*Lh8&lJ*N(L4RBh1>Qpa^wuj)qY2-k=3OCqNocbJ6ja^Opi4PnKdw91trY(ZRiLK_fltnER9?$nqiE!fCfr_~Ev_3<<0DB4(o0ti-;WOZ>|`Y6J_GV3~m
cbR&<)6XH)kxR4M2TJ+aUKt1ESoRxBi@ao(I%LV4C(K}?%3w2o;&qhKuSy@rHCyv4b2WaDJ%_b3+0|Y7`eU=J@4niwM+$-#WQM(?)8in|#2?D1gD)@0HjvC
1AF;g=l5r9?)wOFUTxA%W7g<D;^VV$_;C%X^@cZQwKaP1HO|5RywUK><qZJHj!`7Ti7y4h=#?0Wfo!L2`Y9oi$AACn#>n~;dNX5%}c@*Cwh)H{AQ^Y(K?PP
C8}jZ<C%Xb{ul%7k-F#(KXx(?AwpWNHsTmF{xNwJgcH70z7nwL9VM_X%`K32h1Sc<3$C9Hj0P_nfR8m3*oqQ6?{45fe1oQA&R-E<;+VHQ$ygR5Wx_(-yFn@
;FWt`h^D$h`N^jsY|kJpH6~b(`L^JAXPK&)<k$ei$?=ihY_z!CayuYg0L_u?!kaUtMa01c^5mt$>?7s1u&RzmQ{J4(<UzAvXlL$L73gxOG$+?@v{Papb|@e
Rr?Qh_t>!55;S}?Uiy+lf0NKSIu%qU4I|hdEfPC}o(}YlVaOA_7YA^;TS<GeCtP@y^_8~Oc!bnukUY1Li|5!!#VARd%J@cpOHTvP1U&5x8nxOe4Bbo3Euuo
E4cCgAU@Qq_-^dZvBQ>?;_oIzNS0ctgDsSwx`4brQ{dlU4ody)QkMClvKb~&R!R&lsl?hSS(}Oe0!q7vz#&ukhJyr(Zc#L|Mdz^rK8nuSJ&?e#c@NPu1D7m
E&ch5F772FB!^*9Kj9c+D{%={b>tKwo&O^WPnFSs~Tx9-_fjrO%($i^VSNO<$AgGev&XkHY=DV3G{>DHirPm!;s3W{9}`V-cO7dDKED~^F-ZxWURkj<UAlX
nrLm*q^^s^?=2pW}q$z1&MpA(1T9S>J~|KdmxT&^~k{y&1(KFQaXVgoi8?Sf#A<dL=DgYAQ{(TO=M~H5_sk{p+J7ePOvH5La7a-)sb_rG|pCn>#Rv=psGqK
mJ4d-?YQj+;xWw^1z6xxD#saD2s4cRQGzb>cB*a^mc9VEWom@<XveJ(U<yN=eQ8wHg9)V^~ABigws10-Zy(q+Oe;3*P;0kj=BvG28Xnc&rI$8*ab2O%Feqm
k3dlVXV;mt;IE2<rI3B%jI6`u&i%$ak3BeN;w)?pL``%*ZMZc^gYUfxP#<n$a(@7HQni_pO>ENL3VNa3B&InJsMx<_$J-hRS&v8_fn;doBltO~LV;_8@qlp
HQ{*Pudl5;QkbvVa+glOc7OYGHY%toAU0r`847mK4#N1Br#{fmtJy4#KN%`iIVyfhl(V#@0lC<O9D?=m?7wiQWJrcIM`%giwA3G`P9O?o&dB2@TafgA;Mqn
!l-S0aj(An!_|Gi8JBS3UWLqsx9YUYto%THRskR~eWRDX8U{T>Mm?xRwLcJm3DlbaDn9z|9#i&<y<%Y)F*L4}~6KHH2X5>NNYJaHS$ER&`{S#L$=j{y9(3P
RvlH&6pOu<i{MYKEc(JCpQ8FvQDya|c~ta$#_3x<h8^46Pl>Yw2XiO9Sq@Yt<G)x=s4=h*vAu*P>R}-6p(Jx4<c5^go{3x&;<ugP78D(jkQWQS<>M+@LWA$
)=tK!*TjIH#dguZl?Pl^WNj0)W$uFHw5<~=V+Wsi*f5{#d9XfSH?mN=C&NGq!yc3>nB_$5D)P(`#~GAd$0-F?*k4f0twHpdWg46i(3gy;<FfWgTnC-ol-Zr
?^SJ_5cJT*7XM@~zC<}L@?lfN-g3XyW+2_2gpBy@p=62S-~;da+MOc|FOQBqsCI_Q_a>*8^$9bgLS*tm9!!L>)Ewh;A~p~5tj#Cb^(V-DI1%0SoL?=yB5ZC
(T<pF)3q({*X3bdmpIe}=v+R4$rAD2WZ|ojM0XrPJf}k?Zl1sE10~zt*+csq3X9N=bbciwvf+aQ(xqE`1mje<bDufGiRVY(Qb&{un4DdM2<LP%=y>wM@N)3
veu7QzfS1~gAjdMVl-H{XZ3Q+U4(F4)56mSW7?%V9B2t&{FTt7(fNF>lc8NyH6HfV(}$7N5`gY3)^_aUR`0&zL$A^s6EILRU)y{IR~)r^OIE3B^>l@bSHFz
d@Z&8A2Qcw!OIL|;M2TW84n;gv*w6%gV3Tk=930wu3EU+e2Fhk*tuOkU7Pw+8b@CP~XAO9mp6zs|0w$1zJ*=gY82MA;%Fdd$3;FMGkf!nDISQg5IP^uD@b{
&ukI<FL39Oz)UGOml!ci&?w4eEn`=mHH{X%3w;ue}4(bh0?j%xPb^R06}o|_g`l4Ifqc{2MzAsQz2aU(L%^D{~ju5p{IKFgE@*JRVyO{AwvT}@}`c2#(X~^
k_^MQw%Ub>sl5O!J#5PUhHNXM>%PKo_$82Wfw4_gMmr(|Za;{(I_H(>Kru=sc-1=0LPZh7QtM$3tE3-YNbFs9vZ3+GUNje#-LQ)CQM)j|{jbYk%)PT)CdnL
qks<yKQ%$~pVt?(YCbHL*EE+m^yC=;?SQh+XV8b&uV+VL1bcp-wy<?ZU$teOPkjYH+%XUxOfl&(mo6eeik7tgur?YB~h0kZGo!w8JoW1(D?|ox2E^mkmwyD
`059x?QQqDRmRTh5+<#f%U6@u&4x078=_|1MVmNlWBnc1CRU=aB7wxcr{0S=)G{!VN>zfTDd)n_#f_OU9gUgq2xM1+!jP(hS#eoY}YIykj3ib1Sw&Mos8#^
Yy*87vo@HSFxqYfhuiIdkpZorrldFT;o@bzXt@gq`6$O&=lZp-Y^<sS9$EXPt{_+@&D}V*!yilf4*D)XiGOBl~2#sJql;z5$i7_iqE6+9cb6B=q{jM+sA8j
mx48A@;+q?mtq4JQs-+Qiz+02eVf0qBS^ntYa+35@)V<kAdL+Vv&!-2ET;)lGW?aiBd)CF=&zmH#5vOVx^YeU#Z<khmrkxKhq;3Eu5Jpv@L)#Zrj^jH}{c~
fq0jV$y>GdX;;3}(BiQcR0BqsaB6<75h)V-3=~z{Xk+aWcu0<RyHGhH4P+$k-xbr*(rZ8mBWUy|AFrg+MV_JHcf(MBEMpmznS3lKdZ_Q)fM0;L2V>dUFhvP
WjS(8+9+TQF(Y|tNLZi3a^yV`+uWUdx9lz-090&q0aTEEOiQqc@Y0$qgW2mgiGtT3_6=UdI9M@XepE_8z_!;M#gSb_UD?luXb|T<gcT_h&O?c0h3$T&_?5L
;83!e#m4>zZ~VHlHKa!j$<YupIccQs%!kjj^H5pNKxwwV`!M_-b5AD9NR!L}oL$zDMjh*#maYor?<E8$F?--Vz>Hp9K@atAIg{~b<fu~Kh)O;`Ttb8`aUq*
+9%E{Ah<Gx$`-fZ%91-9x6988ln3S5ne9Y<Hv!jZ@PSF0sWBnbw0*kl&RYWH2xpWYs{TMd=8!zk)Z9wSkP()<nIU`=m&DHyXj$C<Ze~R(ZCe%|^-9u=LD?(
=x`Q$%2q+C9^=bweP;D`=J)yZyr`9eu6-1w5ICkck8YhcA(>I89L~cHTUY)8k$Ft6-Mi}a`<D^U?(?lE<OO`;tNl|ME<ap;s2b$k__0#FUipK{E>`S*D&*|
ZSl2Zo6>RildMVse{5o}+XdD%F0|<E%8k(Yp7!#Y<LY3%qrV;CvSxTod?D`7Qp(fC2`{>5hP&qazB5)!7A1u8tGKQ7XQm3|@&libA=-(auc47#UF|x;_j&%
W<nf_u%dsBY^dL}}OS{-l#mFNLXri_`OYK-w%}yE;&bIBu8$;BDID*kYM=^I_axu9(=(Ypj{L;V&b{LM;6G(hB0&=77X94z|I~qMLdv^L`y7rkGPCVJQg|k
7m0WF0>d11dSUcS1AMgH+`;>2q7<;iU@5iz-?3jh94bKg%PKI3lG+##&@qbFnCNBm1#`$IqK_?ve48)r<KSp{tMSN=3rOEdfq%rsQVxw#<V^b3HnrkAp!`I
{~gi&=+K*aOdi*N|7)*<se~6WDa`W9t90s4RX%<6gJ_MCp1U)r)FfOFQ3&aHZ8!=@hUgaQ6Vp)rTM*5hY!<t%_Fj1>(H@Ty;d(o=p?1*$6GluoKq9k?Kkfz
#uzMoN!|a42atPw!!(AbB;3G5;KDfCm(*uO=6}70>g*<zF;KVf77Q+YQgc0!MVL$&H)Uoz=x8iC1INS<W*QxvYjU?2C9SPzF0iPgN=e!7-j7XmDQdW)0VVr
z@#pL3mDyLXt4k@a|e#orEw{{ZDM5DrriRP&z90eNwdh3tJZN~{Sb)ZZkob$b(QpvIeTq=8$EvTyxGYTiHa88+c%P^+p|ilxlbCK^)r<OGpoP)8mn4V`h)R
OA1PH+PRAA@Qw%pxQ^7DqI>v(aA@XQ6u+Kl7r!4n-EO)91b_VZZX`f3GUS?q@$g;nZjp{`PV{6xn50neb8R>sJwLalVM1WDDpHw6aC?EVw_*k9kGFxGdzdm
`Rswa5Om00nvNHpukp3i!}^H$w#{h82xdu0^WP?r)S+LaG6B*L$WHI6>WZ;#TNU9Z!n&U9F3E%tV1(Fi~)pgG$Y*RIN~^7&I4!9L=6&7S+gVz9r;;>#h|#%
clKc}9zyUlv!P5Fn8`W}<aoPmq;<y&2S_gvWNL&QeP>4X4?TxH9FSdX7?LyGo(CovQQf{D+-l6sYZSl)Yh4dTiih$BrgZpFh@`jF71v{*n7%D2LaSW&Rkz!
}ChK-75=$g@e;_HVAP5R$Q=8Z-|g-Y^1hRjA$-;_Ar6pu9X(U)k0X@%uzDb@qOrH6LW||MBtu=Wo`iO!2(_rJDAdKo#$-*Og+t5uLx|hzvQt=@1UZ`?8TDi
N!Wa%Q+1AV)+{{xL$W=tfb8cmxbol_f=*A6U23bP8t&2FkAfYt2<?gvFiDxK;x#x8&O!44Cxl$Mn>%_U@{3l&S{b4P<V!ASm@TE=Thr>r>8gnpS{3l_5`?N
%9F4I0P^a-l`6ST0TKIAZWIZyWe&($D$86{R*G+X;=rpDZ{{|5s(&ICuDTn1sCn;9!Y0JcBg!3RDEF=W<`}UrU2xeAS+4XGoJX?w1;G;A_;ju?*aE_1M4Cr
@C7q2fV;UAs^K`02Q>Wq%(Wj&COO|jz*BzUh0X8j3+s!W)Zwuexwak%o|ev%`C01GEa7c763?DqA+DBGCcO1VFHzp7gZ9m|*~`F0nl)AcZbSo(rlz5RUi`?
R)k^|(&BuYLJl^%ytO20KZ;)pvCf0KqsrY=2i6Qvpb2KCR=_epy3d;@+SS%h>BC@1K<O)D4N8sF_MPRP|)?3OT!DD!yr2+JOc7WA#=v4w--O^z2`_J?g>YN
^YvmbVQKMi+9khSHT!R7l{8N^1<{v2h-@iqytR>cg}+2Rq36KL``X$$ypbZY4Tbi()_8)`)fJ|la3acd!Z^3Ov?6G+$!B~1Qg@^y@4s{-0T9G`jhb*GiLM}
`$ShvOJA1P(&ZKO*2mK2sz1z0L)q=btxv(Aog;`>r=3;7NCW#Rg@`IsPH=>J`!Y;#{I)RtRzwV8a|(Dd!3-N-&nwmx&oqAiH-y|&1z0}aoiAtN7JWYKaocn
iCvv~(S#`#|1~}=o>u`eStzk=7rS1|wvM5t=wy`5Y^+s0ah|ES2M1<E(AgIAlgazS%I|>9?=(4$l_<CX^O=*`iu*&Q_J)w`VmEyKVC9q|gpid;erB4a}1il
Ttjgm0P2I)Hgv85r&@MzNx<^AtDk7tM0nUWQJQ*#swJfYX2Uc%0RDx0Sx^e=YKyio_$3!S$qhWV17?Ox&N(JNP`vi-wCbm4f{6!|gjAhWYxOEPD%v#5{RNX
dHHv1Ml9c6S6yoLNp_dFHmw!z|=P!uvfFiOk?`y%^d6zh74^@MVf*#m!uq{(P=z1;lB_5rr>a6BoT1fCtUmr_;J*$SQxIzi>~N(q~W3Ho4^eDF64um>~_Hb
P2-Np_-E^1E<tM^Uqr2ZUyImL(Q=+(K11JEue(Mdby;UsWYM8hM^?nn>mu#&+~n-IJgF@M=9j{e{gp~(sY<lQ3s0;dUo))wU3oyH$_4R9~WZ#zMI1WyowDK
?lWLH42i1UO{Xrn8C$7{{bIX5?9hl7WiNILQE@KinzT<H7?O%HC+2eSc>+ilGDj*biBk2V?(%prKhmO7bQ*M-{mjuQAmT@44oRF~v<wj~82jwbNz~pq1F2?
J*)n&fM{0~=@zC~#O&%hWA+>S5?jcHRv)UVP_mnZ2bdF_S76U_kY)^-cPPfTOuU7w6O7jtuV1pov;1;0$X7|~sas8ae<nt$06GI24X48tHNDg+A_eH^ul{9
YWZff&JrU2Qsgq>PB`3b8Qe0(4Jbqc14!qB4WQ>c(nE=p~MCTeF@Rwgn<q){|s6P~Egn!?x1VGt-;{T=$a8R{wmt(PZQ=3kc#O1NIgPKFFO4(T5ITa~Qg21
5YT48=S5B>f%C`sL=cPV>iP0|P5^0SQ=nk3+b>FkE!&*_JRrw0-D&J7|X3N*gUpX@Lhd?xU^3;;b0eK^o>i5vL>$P8KJ#zZY_iVgAokw;KCXOI9w*-D5{c+
9|jLRXb3!+MxbS_fvlX0&FP$t;jDM25|_64X|0-mMfN{DUhV8=gwtM0wd`pZD}j4U7z&i@Cl&tWawrGUZgF@uBFFj9g>(BuIwQ4UOm6meyy-Be&}6xs(J$?
s@hYq&NX?}s&L?b%-CzLjn6HGZaYY)UgjnNvBs&HWsCw2+vNis#E({1cJwoz^@2ud9w!){{OSS~+ur<1hmv<-`}nBb-f@s6UIfuJLx$Rup}ai&)H|_g{4!c
<I9^P;455EyDjQv{>UIRyaSO|N*b*b_G%}X@6bQ5Im)h1fB^lO7PsK+Xn~l7JjFJ^SacXPtie38dXpyzUoF+r00S9lMa?Cle{gXIO?ZBO5_7+?5RQ5-!f^?
Ls5F<+U11&$rgx;&N^ZTT@tewwYQfQHTL<X^j=`~kc4S4>l3FOp`;$MqZuW0<N;wJkIj15e3B2J5Z0u=L#H&Yc4--=koN435cR}}#W^!NlecO?qGq?L#pNZ
K=rGQ#lM@++}!LrT%)B6kW>$ixJEG>`hkC%w=S-wCmdU;3y@*t#A#4F1RA4A#;BmPzVcJ@`%Spt+&p^$8ny8*HtJ9nmpH?t~+x^Q2%l-TB1M#dADDgPmPyH
=A1{X-47_?Q4&Y#b1~^ATH}1^=;FMAsAL1fJ7{94*rmQHqDIE2<*Ww9S9B+hH~#H+QoBovsY#&u@Gk?0)ZjNJa0SWUpRF$$xJzbK?ZToT-2T?&=W&;E!I69
TIXI7(FF8*I6a9NUf<%b$4;oT1S>9AiP>hy0>ScO@>u>^yTn)e^z8o2?#M|4rk!>DQhp0m(E`60$5&1UQg9z!?gX!lu@1Xy#^6rAzNoqPN;TtfXyq(JmE3k
L_&EeLzwyAouys+b_VE8>5Ya{6t<#~r6}t&>P*B2t%L0?#NkoTwzbfUjEzDF~nb~lE*}^Ru<BRILgn*R*X4Wbh6SAtn2V<H2nTO#gUJJHd2~WCZ4;6+y1b`
BrGyHyVyYpgJCn=VX6c$pykLB@uA-_!{QMIOekHK9-X2IEF8k3GrZs8la><yxavi@9zV;Ej5)+OMTI?4kPlg56M?`r{fr0E2n?s?$H_Nb=f05Ts^i=E2-$u
yS!6LQf7?yX=m%eWKcS=19?`81xw5%zBRo^d_hQp=+RtULfM=R}<bc9t~Z8)K{C5=L+5!)@j+!sRm7a(f76@F0LDQAXQ$8#2tN<84!1rE;D$s8eB&5e`?|h
s5HrPA}JIlVb}6V-<G$&#`6y-5r0WT9!l9d%p1rfO!!Q2++0y*gc^Gr<<_mmb<{n3Qb_QEnNBm&~PGC(O;2-j){txH{0-9faPyNn@Cxp)=IuP<UOT@pqVLt
qsEfzK-MFIxdmflUS4wC*4QETkqQQ(>V~F)lY&wrXq&>ObQ`3K6!T^Yg^sCX;ya64ptOWg`D3DQnBEp+6F>Rx8xeMlfsu>68DPdo)suS7_ScuBpX}@pD!I_
ZM~h$(-F)NzF!HH7+TESCQj2Vo)Rxb`u>AP>bpxx0ZrZ>2BIJ!pRM6{57K{H(F`hx(IcgXMwCX|%c3J|d6#8Vdf$y_yCu6@65rfHuaI?n-a=A8d{w0fmNYa
IdIR;Z6zj~MJ*GRx#T{cX@K($0pjr%rx)tBIXagI_9G9!I9ox?j@!u_pcBR54;r*V%un93UOwZdC4Oi7U-9?P;*Z_wOxzRw&Gzax8Lag$=0m57BpL+8yBQ>
8+5p;xEL5CN5|0zg0b&2mQbf$jv)Tz2)a*2FkmQluV#j~huyLWc`h4BAkjhCFMqA)E&0@BalsL4V#MdM<NA%t?|0P;{G7N#)8o6^hX*-<2T_l@^FOBYrSL3
+PMW97GyvegT-HoA`fvLLPTHUb`r5;<zON;}5NQ1Z^FfD(15-dGeK5ffGpGAOhfHR=!|8tS61Yk=^MJ8R8&5qT7k9Y0&xR)$K|JF@nc9Fr{6(v_6jH#c-ND
IwWI{W@-}rXK2xKQ9V`OQo(ozOBfXYGRz|Sdp*6yaG(WQDGVVv89U?oB*Za0yuvO0luHf1IeuN^=7K>zl6_}l-_`FIg!eKsj7#N>CkSVkFVE>1ehyxvP<da
VL7(9%Y8^U{7gb5fjj9UhIUV_v6?jvy-1;Q2`}H`Wt}mt>fs{xp6s{NKB~cF$lI5-@2isX<qMgC5$fKa>B@nHVcCPQd{g{r}3+4%b(c?Rfxya0jA5v#=2=;
bP8wQaq6q$cJ>FOZVk9<;>2@S3RanSuNMJn-;vP#=dJ-TP*d63p>EF%r3z2xrik}!f>1?OX{ZbhC&)&mJlF;k$iPf3QyR~Y-qm|2<_iIXIjT9OJzH(z79D*
iHt=70Ls2&aR>N`nS@Tvkr=clII&1k3_#^YCxwe-0Mbscat@fB<1{EZnO<6Aj}3E0iC(@WKlwblU}xZT=8LNu_%>9X<K50u0dNbyLpHD}WiDKj|ytveSFOx
CKyA3_Wj*L+w)SUFJcuKkOEs@HVl4O_!X;CM3!jh{QW?J{QzZT6&n=f`C?tmY+Oz)w#q1fP}0(Ra3At_ug)B>SMc8^RNZwOraW&eu+LoJw7QueOSeeD_<F>
70q2~<N0y{$PiwlNz$11c|WtlX@okIKYgL$6iap!jcr;KKSy~)54H78!m(dkcf)e_1eNNf=IMpSUhFF&i^bV#I|-nYOx#IxrceYAdM<WD2cP|`Uy@6@I8!p
wrSLZlkgd@ooIR-iHZ3?oxG>&_b@2m{OC>0uZFZQ(NyFaczg;a5N&$Icc3;u=TD+&_CdD!n3`RKST25`})I0dov1)i?Fyc-(29c<&AfZ`iAl!H^##<Noco=
>J0?jlccv~|ne!&>|V#h&AzSK7nI~Y^)*5<54N@XK{8s$Glzx2Z3w87sB>BC6QhSky&is10Bc;II9BDSr9UB_hJli54}bFZ`%I_dp&oQ*|ePXy;{x(<8Kmi
)F@^7rOomb9d2YN{TUAwjD0_DN7^6wOag=(RBgP41TpLAy^wD&VwD=$x0YH8pZ+4HZ7Nn&u&)!bEOHSUG`<)yEk3i)0$GMO7<#xJvQ3PjFCC2JBeX7(%t<q
AgpI=aElhZp)8#%^QqCzRJhlK6_KFJM;jNgGg?Y5sMYXlK`0rkH<ukZ?}@t%U0=`sI9PN(>V(?d4KKIhPY`SZ%$PZh5WDTJQ$T^z8Kko8ehygj<w8B-z{~O
GL9_-FeBRi_&+q+cbJRhu#7Piem0)RE?JLg?@no`8a&^x!X!%@;4bYg^&An==wn>Md5z&UtGP(rU#m71zb+hqiSh%kjIZRN0NQQcJ%8r)_>w^FqjW>J3(Ww
)o!ipL*8c9r$pggG=-C^l-S}(mITlwkXI*|dQ1^ufpq1!&3a<;E$8n!c)#6wXn~kv6aorRRB(cjRUZfY3WMK%hUqzUv5JMHO;fh4OQ&PScdf&`&HLN1oL(<
P>k?0wzN(4i$S^&mGSdFDPNA^HFKGaLjL>PB=ZtDMk%gy(G>-?*AkV5x}y~#dVgtv4@j;J3lzz{G`5XX}t?t5x+Z-2e$>fT5Ft4t3o9G^K{mgJ&`2JLLN+#
@VJkT7kmrE5BhZ~koZ9=qs^*h83%#T&b74)pxmi@HZ-Y6vRR_Dvd?Zx9joONV?(eT-|DyXpG%v&#A)0SjMCI^qQmv@uXBWTDi_?X-ADGiHJkaBD;C1cVAsE
(ThSZHUi;oySdx2NDhPRw$UUEX%#+@(hMEN?)Fp>Xt7d+I*)~?Hm;$Z2LwXZ!j4TTqT2Rh=n`y=N@h2y^}#Dw?v`J5Uulbksx^z!y9^jXMY#?xfFzuh0wL*
q34Kj-=$2+9Zm%(ZpYOM9$6t&RjVpRQ|i2ut50gLcOQpyh77Ix?bzuF#tcZ1w$fsIweG=ZH|IGnAiiBuyx@Uk<853iZEmAmyN|kFYxe_Qs;)af5P>pmv*!L
}kVX$$4_hHkZrdz2?CNSvj!O8MJ?9GR;+!=63jSine422b4HS%oewNw>I9uf--H%<Roy6#f8vMd{6?g;GaqE&2bzzqB8E-49Q<|#w;IVD$8(P|68wKIvoy7
O}YCnVBnMrt<*nW$C3w>AC)FVsK&z701(Z@tBBq<Bj3%00+oJ-TQWjV=u>>VldF<ik`YKt^TS1O@fC;l)Z-|Us*m}-M|$f7Dk!z>Z{#lmDFzop6Z2t4jTWX
IWE<luGl@UWS`F`~jlI&EsMY|lzsVa%J%Ded&Sic-Y>5Kk-dmb(0KN|z;I@y#}MSF&SKx6HO@rkL8Emlic+Nm|AO%fqI$o&?%{W{5oXui1XIA8m>)E=p0dE
9UY$!<IAsswH!+#!C>hbS*;9uX_9%WsSnh4Im@xFKf{eAx5Jx-QLu?&8nxmvYnx@eoQ~|YfiRk?dcTvMdC*6I&@e;#lx@TAp3yy-HYVd+#c=Kzx54pIEJe>
BdZ0<jA4NNsb4}b3W!8d^!H=Sg4c35#52BQI$yRrZh5_Ldq}dpMOQML-5ECZ^#%M>RJ1l7pJkgnM!_rtBHkao5enK+%W!z*AeI4<c6UH{fk#-v1AORhDQh#
EWN3Ku>Gr=6T?sG$;lm_xV1Fxr7M%t3*FJG6lwCJta{nT?&M|d6{_>c&sp(A+Fzf{zSc%|G>!Bs?xXS{o<l;t$F`HK<6oe9lib?apGI%c=xBRAnw9NH{lm;
y4O$tU{4IE)uc;U>~%c|x!<69(6xw(qQ38PW3wV-w%OXP|ury?zhWU5^PhxGc}!x5l&vpp%j>=PHA48feT(6fP$V?2y>7;U9k{ckC8G7GqGDmjCb{KCZK7)
g)f1*_>dK17jsp642X0^07c#1JtxEKSNdkInHix}3i<IZ)k%F2MpA1;vC#{^z<fMrgYXqOJx?jBO36a>kkp9;@TGB*5^@va0myx#pcLvu)Hh#;&#^5+!jUt
qiy^T7_Fh@Y}J@6Se6z1AfpZ82%Cvg17fN>UGeyxLaH(Jn3+9JF*19)LqvsZ|>wl>`_w<dYQ}J74`1tKIz2ml^{aA578v>(noZt06WmVZrAV{$GP`F1J$#Y
tqbVY6c2re_$%<oyJN9AT>Zj{eeq7`ik(^TE5tgIxf(_dR&$T9dA^dyXsyLS8>^=M$Z60*C#nyp-<DM`ZORBdJjbX9VSQdhOx9bPEd|VshriP33VZA0VnOM
z*%m$gV@fSG2xS#U37S=8vBfh@62e3Xu)2$!?cmC090taPLk4JH&)4UGek^fO_h%$t63{uFcY6i|J~e-_-<nML5;jI=mq7zwO;2I<h)W=|V9%^l4(;&DcSF
ympT6@eBGRJHkyW9t_4lyB^M@_VTcSdarCb+GyN3iDLkePaHM(a-@-i|9XGMTt)6)u})ImX|N6Y~uUxJjAC871Hi*Qx@l)rv#uG$}e#|(KuJ6mAtx&lnI0L
jaZpN9(2W;2H$CkSqJ=_{>fbl8eLbAWi)T!ENo?Qws}Wh=tG@ZbX&X3pdWPU<GagQSwm4oCCP%{+wi0LJSd#`o=q`w`^&qAls_G5&IsL8whQ>o<rv>AfPp8
G7ObQ;D{EcFO4Dlo%e1qlT?iqaeRj?y95nnKTFA%Ag;V08rO@=zZX~k_HvS0R@cnF|a-!E^si9+F!R=b3W)(LHa3;7=C}#D{3exBl%ev$O9_uEuxHybe|VU
ahX>5f1z9bq@Z3Sdwyp{l})=tw~Yujq$%9JVmG?yxi(IjEg{KB2wjiHUnF+>>2S5g0|`6)%G<|LXP0B{ejIE?z5vB-QwQA^oH3?sosO+L?4!Sxe@+E(NM~5
5r(pue?7{8a<pdGVL<ezX_WVZTT3)mVCDmFP!=uCmyrZt`XGN&vLz51jZ;z2DI35#aIKaULw|9kq7U%4;e`2QW@6Xpo`YUeV+C!Bbu1UuJ(u}j9g~F@_0%d
ac2UXc@6Ec=OoaoA-=$|v9<ui6{y*QV5GfJJGWFd3fCu&(-R~D~>-HYbssn9v_H5PqvTiv#@f+@iYOum0}m-$aMLMCyq;Iv2;yNv^i;RQ+TiBcDdR$B|$5S
4@3Cg&+Z3Zk1pox(z})Eb<uvR!enlWp1)3)FHzv|_Ea1c?g#q?aA=%os*_ZmR43jj4#F*bZeeZ#Y-qK-UJFV=4<Ev}wdx^n_$Kws~0Rr#QB`YHz>iBsQk$D
i)~98z<6;s_=X5cV#=g3k7>^tIMTeZ?e<&VtNmlY^2RtN@7XPGP=EkzVYL^tZ$r75Q4It?%!xV^Y_a$y_$7*>bc%^qD2YO;lsRyf_4Bw{|>F>UxtNp0PfT&
!|_Iuh1TA#YI7_gR1$<syW|JWtp8~EiX=73^}_ru<SZFF+F@Q*pkTTFgc*i{+{aIdvsZ9&IUvZUZm~jxA2>A}=*)%=M5}>9Z5z0Lu|w=W)mmGpa^{6*Yv;y
7Iuw(G$A6s|9xWr2mRQ|OlyxTlf7d4C?a-q6=NfBbVCw&kXcN07ZrIgQ`;sG+`DAYVl(>8#)zyu2AS?iXV3+mH3tbT=`xa(}olS)T5dMiMh*(v6sdrtz-C7
*vwOTE(fs6>;W9*47CoP&1_9X4Kr5p+D22~P=xjE=xCsr}4j;PZaLqZ^{VhECBSQzpBL;YkBJU2)#FlWJh#VM?4wiNr@L-H56Wpy@{rrgF59SY_3{eo?wA*
7b}$Zu9{hkta`U5SU7qK~<<MFk60`IeaVvk8V#)Q{JfvYPcPVgmkRUxS`M-?7QrNeX%c&L4$uu!-f@-mtsqwtB^25~dXuOoy3-4QIDO!m44aWgEvt^~%qxi
_c*9M5k`;ZrDYT;z{{7<aEoS!nYZ49lt_-^$t|weI#R=#NKMWrQM)Q2iT!ihzu#AaH>&8QX+5>zF0e-OAKcrfG?wuKJ>P_k;{?aYS|bW&RYjnB%3wX$beZ|
Ji)wc;d|Knige~|QhY!$Uf*!JMA%06I|=5sGqh%HI@JQBwwBuH4Mne2Q5I5FHNC+#ElT$e1@W?p0H98*0=EK;#B?Y(sls}Gs$@ZGXsk*z7AF4eY*`z9e})1
7><L<2n+(XYH?~4!b3nsuprR|5ZY{YKBJ&4CZuE8tNkHf45F0-rjP{F}--nS)pZhctVyYX@MGfcA9`VZj5XM2|U7`DE0xu3gJ&HjYm(F_C$oD>SSVN|qL$%
yKEy!!!>!n(EX8$fIp=9D|W1|J*@InHDs*?OnFiard4Q4$Thbo%SH1#N<kyt#@auGocj1U&^LS?f~A|qSsjX{hDC_==SV8PItDk#gK0joet&_|*>OWlqXlh
+$@tFI(=+7^H2SN@E%FQh6(%^E@5(N@S^4iNlUSLZQA+MEq3+NtzQsdPyn>y2|f>X<VrRlOEOh6K0s-s&L}Fe^!mQSJvBg`Ma81pTGky7XC@XlW@4v`{E(x
7e}zN!bA<x&TgueNf)>y05!Fx`1deuX$&m!<p~!7c)Ys{3yYb=c(WtQ~HU|RN;&)IefMDby8a4Kr%YN&r(~Jve3*G`<8gw^JjJNGb6b1ti)NizkFZ}cULMw
`CT0VA{$In>8&wKrs%&D&%fr#;zG2|(ZD$Yf-<(UyxojFR2+?lKeJn<v$d5zX(nby6wLf!b8sn8Pd}j!ruZ~yGB4m|_Zf#x!-92$QYWC1GEJE^rq~%3O>T)
`SJM@n1tzQM=cK^9tT}9j%y>6w%J%Ti1>p3az!J|q+R4J~ySM88nsvw=GpSlrPa9uHkC1e(IEf%?$tq~}x^MhLz%DXYRq|nY{ixaHk=dOfVv*F6dK)lB^(n
M-dAc7lrkLjLO5jnIO;)u5e5<j+q|f(&Vv}!Me8@CEp?#}h0j_eFR|CJjxfw4FW_8#g4L-$&iHg3DzJ6DQJ8Tst9DBL5oK?yXnO1SGo&`$hg_}{wOmta&+V
LRt>I8Jb4l@!kxkgbOvHC_ZEPWTR!!~W>na7JgVSb867%92GI$Mw{xgq@ywz=o_{VT4zIS4_K0~R&!4DB7-j5j&2{+P0ZTLnco8@F(b^NJu=7E>`(xHs1V%
`#wxoMur@dICWD1=C<y3{yZxMsYNMg-OH#l=989qV(jSI(#_~+mx6>?~xf2Dj?Jnq5)8zXCJjHDCW47<igr+D0aKb=VP660EP1U_&_dtzj6H`5;&C^3(?)6
kF}JFaCp}^0`O$9(K;8r!55+N?|J?=NTk48qkjpiX6WURKJa+Cb3Ysq9}aS<ilXf^F`L+{>GlDVB?Xp!plzhW9-w<<Cc*notYAF#{1|%h%$*Cul%kt@z*=b
mNYSv)0#-)B+DI{<&9`W!1T!39iVK0WJxpvhzuvals=({P?$A6bwVFtbpV*`zH~G`yt5?Mb$AR$s5#h$sv8%?D$)dAxUYFB<M<dNU<Q_EfbMz$5Zc!(ztUB
C|pcR_$dD7%GB4w-M_<89Lfv7SoO=|@=q7Xgdf?*i0Bu28~3;F`64yEBg8;7z|ELVmAtK@WD_}78M#jS$lZI4xSG|^s{ry%gEebzrcn=aE>;_)BEckl;`zM
go5@pSpV=r6Zs&>F+JY+bq7j_kIy?N4eMaJ}_h`!dHr&#nQ&wngc6wo9#w<re2=$E><IH*N_f(5`cS5LG2Mjm@N6f)Ze8Fw`@SIjFR4wjd0l+sLtciVyqZB
r@c4rxpjS+pU%~yxKm7(`!yS`%M$StGhY|-U(h;pxjfSvi^Z{vWD8b)Jj+Gj}*@OJ?ry;aO;6bVNWx?&4)L)gaJMdBvh+dPjVGV+LH)h*4rSag2p87;hqU{
MztRxYhjBZb~5fb8))rmC~Qp_>1*`+-?(4Tz%WGg?*n0xZH;ej8$LGQ5@yWvm7(OdXD^YVXrV;V;3&*-$7DUP7I#R29<k;o<g>Ld80e_GIOpO=;v;IV02R#
C{75hl%ZzHur+aGYD0dKcL5YUvunddcj$976KH6p?;yG$3q5a)vfyH&c?T-)g*FNmKW2G8CltA^CYT9vkB&Thq|5-B;a|n4^B|loLF>^?h%Oh*KwqzLm&L2
uW&?O|Rg=V~k^U3*}tjw%7F!Av6`k2kDA3Z@3)R=$hdY|eDc`2=({k&P1LkL<s$gDIDsGP2PTG=a2$@uElrA%JY37BX?{=hm+4<l$-W56;W(|M{l3#uqVX$
0t0su;Q}7qHM91fIN32JuO!MLm}I7T{-?{U1{+DN>`(+*2UjLHq{BmOU<|L8H`m6NxJM(}@T|*zVCBQ$tF}Co;aas{|nX-^#v=|3Eq5RTP3edcf!MoI)o*+
gp6=x&n*)vOGN;b^|yhUS*oWR>lI(6Tgu1EIJF(*0@_bgbFjsQN70B2t81Z(tLK(m9yi`7O|h?mvAbmNw*a7by*>AFC8SS*@FEgufB+j6fI<sofQsF{vJY2
@S*(OA%$r2#<Py!FfG<aqh*h&Z5pI{$BnI0k^p}4KgjJ}A0$Sw{Dxx;9nv*Qq^4-b*OL6;erkhPRMYa-w9!7f#bnL+6tR*FzI7xLe4vKYaL?kO^yY~bo0;-
#{36jXyv`z2(vl<Nlh3}(6+7st!E#-BM5cV>fRD4lih7Se9^-y1sj1JfLNU%&{=WQXMx?KIrM%euz=H-5FaXK5abj_h`Ne!N*$gA@%osMcqxwS+hXR}1^L&
ukfoTY=01ZG@EH<4mua~L8fm|9Iu<1t9kTL_2O;DQ#+nO3Y=eJGfUatkc6%e7L$W-Naq4=j5YEImjIVt|0DWUQSDN1@$OWpUV6aZkTM3g{rQbVe-@l_^`@C
-Hv_9E3t)TQQQ|7CGdlmRW$TjzNl*BCX-pW@())QDl1bK?M#6Ea%10gn5GA8kSjSC9LD?&IC}wwdU-!W}!{4zrpmo`2Qn)J*;gPnYzD)fwWNSW3XyX^lE)T
`nt8tCt79VHO*L@|X8k4#XxLU$7ydD?w+cI>6<=`KyLxEg#&_1V_Htn7<-2Pf<`%tz3>l{~pnj=e?GA<=3<1o8F^K@m0iArmq3>I_Zn1>(lM4$R+$y?rljG
`Oh+>ATc(QMK)SpbwvbIEhuKG)nQ-YnS2#V*uh06Mk3?W7RxdH^)0|0!@bwzKiLpB5>s`_WTsbHvi6ZT*IWPF?hO_9;WbM5q8OI`JT%PaJTVeT43>gs+yuy
rYp}s=8wK2Q=5c@lZ%6SO@*4s}%T?B~IqTJp=~sYRqV|(h-CbQy!~}$q_0@*p2|i4PH*T!Q`(+PsH7&yBl9LFG2LYP$pxp5286r4(jX;~t^FJJOGR#m=S+3
dT^CGpH;MLnLE6CMzs}*LUzV^>-r;W#`{&L(#fBKSow8hIOngrwRG&Mj8T5bPf79@Ua5g^=rvH=%41`nlvf<hMLIZ*>ix_E$>K%p~qNmi&?#G;{pCBVlV@h
(L?H-Kc>d^<uz#$W_a^W8w;RI=s?<(9e0?3GL_V%md7r5ggf={(ked<4Dy(@mktFy!wF1H-@4kl&DXqf<mVe^7TOX=S=LMwfb%iB?G5$Ym8NXTfxYO9^Clt
%>J=YTMp&jpCWB)s}d*D+Wv=(O|WV%vy~gc0U9hloJk&h9V>$slGQEK#&l6kQp@G6@#uOXDooqpO#*{Iwio~EF|<AI2>Ax5{o+UN?`#dscEtDKHOE_p1zrr
$7C<)V?X8j+c)5%4ouItK}F_aWN!drt_eVY1`&hm0qK#6!%9)oRtQ}Z5$gjHQG{_KM|hhk^ajw4AB&w1O22S9DIf3iLUFi?jMFp8Q9d_a`KLMB7elN0Nq6<
#$+naud)YLoWkU1vR2neN#KrN^8+RAg1iysU(F-DtDTAU}W@w#<NoP$fEo(UV*9&9=$Qi<qrqbG=)=YiZ)F6gQG(UA4j21P2jo}r*blLbkjcb2Z4q7Cu@;B
(?Jz9YV6LoQ9tEP0PGd$*Pgn|jzT|Rd|Ls;4kAmFamD-*D+yePo`+VP7Tjf6L;V2L$pddCbO2z_U=?=DasvC%9Z>+4y8%usqds^ZrMSOobDD=8yg7AR9Z`2
!Mf#pK|pb@RFnZ@a2KIWHFk?&d)(eyou2={=5o0gRqd6`hmEB4?5%>~O~)y728>oQ@|YeC#D-!%p4y?_A}I!Z-91)V}0+5dypSJ)P%m&wgRSUP)@S2$kFh=
B2BR_vo0Cs#w5-*c>4KCfCN*DXYm~63{O5C`e0dk$dPh9+jWB5|4BbOL(aMXGRM%M*_AYB9cWIYuLfCANUW>xG47F>$HF{wZHcBRrPslBc4D4Jk?imnjf0_
HTH0~g{-3Ufy98)1D!e#m3N&AR0SdvNFjMXU(E&>hoi)O<1n11jjmfMn3RuWP*4o#ni;hU^2RF!>Am`}x?R`V=k9R%3NPTM&X)}m$<n}RC~fwUb*WrBuPYe
|3pqXU$}21eOQ6RqOumW$Z-qq0mLYD`BeEi(LWzmKT)WD$`CP3fndIvMO}7ae-H_Cy5Qd;if(kW{m&Y;|k`8zsS&V<nLhi55{MEm^k(z~W9#P3S8?ePiY%F
nV>(vd>955$TPw`Y9(I+w89Fi|2GoVcR{p}1M9etNDPDr<zQ{DA(mFnMDIfsF&XBwXkpy<%y?ej8^8O-w4ODr_dqYCn0@LRd2@h0H5j;~&2X~ceUwA;uqFG
D$(%)bNJtbK&jzwx08u~J8=y!D%@`1KJkTF|mg%pqqii&2q^Z_@R#Q;{Hi8`P~wgevzV{x<R)!36*<Tr2Z$t8EeWP81_eF@5o1qM2F1$15#9P(j~{8_C!v@
whXc?#MW-XNp(wEoJf~o~HgvWq!{Z9y5`2OBb&d>8zJO<G5a{)D)$A%|3+EL~ovMUWTKwf%8L`tU`xghH4zI0;LaIklG7TjJpJdcuVlHZmrtP!5q|JY7O6o
q&hr8dv-+FH&(AfZjaaqBL^E*Q`U(f_Q}OCmVjgi>vq}x*mF$+b1JS|6;i;3Q~_-AVO^7X7APjb0>0@w5wyBf`ylIb66fb=*8-L20ecLQSOu4n5IVL0n3X$
V$0~A8;U2a&P;~5lAdlk!W?fsy6%wuiD{cG6p8!c;r36LcO~um8VDc6a8|yJCK~w4n_Ram+N4Sjqfmmo~JBNJ=1#y3L&nKH^qim5oA9kTRqG6A*p{i|&UB<
t?j$=J{IBcPVziNl%LmmDAq;&Krp@$4S+I&4ev|sudJT#dfdBwCbAlcsFBN$b}C<heH(RL8<f3WvBk_!Wyme!4SWUpUMjxEIMrJOvxdnYA555sf{gtG)l7p
-Mm!h)n^dzq6`Rq3WofagI&q@AmrWJABiL>W^EEU!YR|AGhNUv<xUQ@aii*K6Dh;6I3Od(Ef()gTNj;fiRIsl3~6RXA_L3y#{&pJyI2rvpyNiim&!et<fVL
m$X3??<?|65SoCgc1OLdvE3ZAC7}%&|6VPQ?G16?&_t}@ZAQF3Vc^4w(R|DA+WRqjtCc|NOtJaRPxxI8_1_<myi)i<cDf*Q(-|x4)mqEd^oO725AXdiUhZ<
^p<{~Xf&V|MV=+CT8~}$h*V>X9d}$lN(Py}>^?@h9oov>E;VNAgp_A{(-JVf$`VH7gT<xw&7dM&=AQD~y?-YRL`BneroVDh<(X4!oJB%bN|?|zCp`=UIvTd
$E0^|r^c7+I;-XH{PmP#M?l701i;27Lh%FA$4VTeJqe|}6VOH_+hM{W}rYxwd2FJH0SVod8L53!xkfO#%&j%f3B-%raW~edz#s+Tmblp0(BI_d^#1eEA?^W
ov^BRcz{5;66e=wfxyYk{=D}chWIHrx#sCr!DDf<0qqh7z!R!pMlH!VK5Re{%1KkJsy`Tbd6N&R~Y=mP7U#+H@3D+k^&8%XC!Rf`ZPIl%PshY6|nGV=;aR2
Lj75!2&Ppe5Ax1MMnbp%WOE5Y`Ed!s!uu8cSi}V8+FyjG0Kz?Vo6&ejM<fL1y^4IY;bcmL}Xn%$X%-dSl%DsmH54PWgUx;kvN;Dm&Lqe5Jc!<y=+fx#2kzc
#i9~_USVE`N*;es+N9rd+Bc?@c+vAKyFyk9Wt(AeUjstX*;yPF);0sPd1g<J#T_Fn?T1j5i^i}C|D!48%@!&L{Wcu<eQVS0d2avV(jYSlY%jTm(?G0(M3K{
Yg%BPqxgMPK_~fZqZqzNrhLrOgf?V-P)cElmd7Hrmfa>xRPvQ&SfO`OAavVrnKL($rBGs$i8@wmP56DUfBk3hlJZJwHNWti&a$`?yvTu_E3QYK*I>IYk^=<
Ed1w#_bNK!8?3A+NOuolCI(-Bf4ewmU<Qvw6?YV_joC_Itz#VnlOZQV>Rydh;<c2+%0SU5Z;@P&Y64DXBhtXQyVQt>7H$UX;kBS|FBniZ+&iJq6)v`uIiO)
-jqw8p%OmwZ39=SxcoFkM*kyC2QnQC@KI#mWWvm$VzkvW@mHm9ui2a}B6n@9&|%MFu%vRUYf?$h4+`{q)(7Y(sj-)5kAgN&{S>XRm*Mb)J}3K-QstG_(7^W
{$lDsEafLJaxfrN4NwIv+_9A^7n$a55>MW|0b#L{uq2sA{+dFJA6a|M+uM;6ZZ~)W7qZpn|Qmz)}-^o@PV1!-e+(%h~;9LMiGZ>isqm-m6o1k3(|Sa4O8t-
~2r>z(ngxY+C*27FWQ7_=Y{MQ3hOB#*hhZRnmN23dckSxB-jM%*vrK5{&J~EtD~0f=YUY4{sc8=M#|A+7R{^7^4XX42})J_gepH2&Wvv<(`qcz>0g>zh;Vb
0yiv+<D2@3TKf$IzP1VKCN;3Gg*O#$rWR8Pe2jQdx^PJh^MaAezV9xI6{IOP0St?^xi%~gnQ`fA3xn_E%*k?LK16Yc&VuT2-vR>e55+e**HsEO5|N%bt2*J
8on^YcL>_OM^Bn&6%ye~fSZWXXgLSG!;1UZL(2A3n^b6_B6Lr7k5zL!wtoIx5s^mthrl#e*(ZE~bas}jD4VssGyG1|4RV$>olHE8+PnYQ7P<D^*Jwc9XaPW
g*LGZIed+Ps01&0dW=T&Skft`P@1W}AYdOduMgd!QRJ1UbWDgElJv@Xa_T<L&G)GcGOJ4!szq?~K1GWO=w$1nP5mX*>PAr=_8S*z~oA;HQ+hXE$z?92zg%`
-ha@j*f(c)+S_cC32!u}qB;NsgG@s(6Z~OqEGl9%$`y^mmgiF%)IzG`!VdMOSOWs6jRE4(1G%nRYaL1>?y6Srdk|EzIDFZ6tkY+z*uH%3j0$zW6o8)xFZzF
2NXmtkJl&x?V`VpB#J!Ga%e|M9AV!5^IcBYG>GDAtA|{Sy)9<(LY8gh=VGTd4{r=VEdUCq64r(pSRi@#!0ul>3^RJp!Z~gQ_0T8bjNp+xv5blal}qg>&izI
P4+Gku%-(&6abw1PAmuG%zJpc|2{*yD$i+$mg=(814N>nsGZ9?d9Pp*wXvYS@TrW@^x&BAIEvN;UY?3c2D$v}rpof-(DoE9F|TnB8-Q5vI}~yGPl)*CQ5m!
LBM;u09j8WvzsbV>_z7^CHa|Gk&_U<io+>Vx19_FPaD5IVWWoAxMggFO*|>6Csn-fBDthGnjJ<RM$4fxaCl!fB@LN5HMBF=?D!S^7jNXW^FeF}}vAL1ihB=
xdP4SO!#T^ef=%gzT_+MyTwXZuww7(uznE_U4VYGJM=z|ZCQcWmtqMbF^v{y)en5EqTCD^Hqu^wENN!@(GUl^&(q@;JpU*CM7J^+y*>FTmBw=k%}(UaX}8Y
ILwu_ON}Ye6SbVIz-2xhBBap8V5S7+D(=c9b`qhy+Mta{ddi8UQ-&cb3V*lz6T*<|D`=(T|sSfV_aB!@VDd<yJ=6L{(R3qmjXIL2=C#q;f${?;F@0;V(LIZ
hh9{1d!nKWj$-AjM2PeZK^6TSmC5I*=*?}{dPnLE{+jD?2p@JiRTa5{`DZEqmQ$|lEMScfDQ~5@f1oz%+{tu;y7m=imj7g$mZ7-mZRMNyVp)i5agx-8u3`N
K1sh>g)JYkNJgbG>9i}kMb<Cga}C?kIgg#QHXIAx5nn#fC8@E0K3@WZXm=BpZk$WACX8uL41eC&+kTUfyb7q&WU~dqbsDl7f?nbRo!jf%p5oa=EGlOhIV-s
p`&N~D-x96~k8g3jxR?XQhgOr7e0XLEy6Pg-bJqaeqyt$+Ddvo;R1w_;B}*VwnH|BUQ6y)4(OwNq4KB)oB=b^e5PjBIKr|gUmla^!aDZKxojY5;1EtS@)j#
1!9ofZeC2P8YjmLnVbCL%&C!kJ}DD~P$QPGwpPC-_+K?J^t5|%kT<M@%5!_c<ek>IyF{qFNIh|r-tF_c^fP<KSp$4T~r6Ty{1e#8K(&bBu`xr_6I0?84RAi
SUTS)(O5hceyNWfoMJBlHa?5rCEj`@@ZPEF|aO?x%_sD*@R^Q88-mJ^~3;24BkA{@X92-ga%3bxNIAV5Ri09x@|B<ZsJLPBGW}Q3*AuzzYFO0Y;2DGr^asp
yr2ENAI7AG5*xv5gh>!!=tdVEfT70LV>#=kacvE7mhLnMIhLmc@Kg$1y8a?9n)@7b&0(S_|k4w*we&{c|#ko+{7heC`ts*cl5?9`CVBn;QDt)JoCzDRjGbL
tE9J@Xe=kwfU-_Jav&hTlp?DI^bf9Lw;>h28x9oKg@WTVzt)Sap^L84jBAMy91>#VFl09Eb&j}48Xw*%!)_doFA4mQMk<>kfolBnd0CyGwIBhTj@QTGR&uj
A5V$^$xDMOOJvhl5r!<#Oy`pO@l5ASp35UJ~29GOq<?o$K@&X;ZrL7jtl+HK|>|_{#BP!LnxL--+S=;9v?5Il&*EM&&-anSPEAaqSA|Fs=1<FeR<jNt^VxO
930^+QU?I00mur)Pf!Up!!13bhe)5oT#qYPac)zDx=BgMeR$;s=q#BCe`6vf2DS}quLbFB9paK(_6KMFD(?5x#n+>9I*6h_3rohlm0&pb00hM>cg$@^R5Xc
Trx*XP{cv&Yvk=#P+k<KXcLb;;~{kt9SkuBJb8>)?Rn$rpx2`y#Q6t<8YaXxMCKBl5RoxN0koWA5)pgQ?9z;-DCCI_60@&9#O3M}3po5P3HOu0SidZ-o*}E
bXS#hILI;#ooM<9SqqT2k_99&;k}nCJtBmyz;0!>u4Kqhc-*Lh6l?`he*=9?uJe4wS`j|x@pIZ!B1r<pdE)##cZH8bG0*{O?_hW&^_i_!b~?8(O11R&z#kq
Z|3V$GeUHVo3gW-5g8*8fjMQaE$A_2v6^e<yv}@?kB|gF*hJf^S38=^BH@y!iBo77eM^3|az%}A129QBM75?KyEk&P@yUT&W`oP&;{;pk46HdR#c$zc3QG=
1mo<Ec`BQ|vsz*DN&y8LMxD8-_u?wHzNqO2tb^>1de>|mdDfJm5^iAfhwN<z^%2a@LFjryXVsDS?yUb=S?s`mASFzHr%Ln60iYI%0rr%4&tNR|6wTry*10U
e~43BWOBaQmWl>rh2JK^l`?QK<vdM%LgIVoEj_9UCYj35sY%k>ejt86JH1tpFXiQ~unXad{%D~K!Cb`GrDCl!q<i$qw?MzT>FbK$wRp(N=?B+CqvZq>qO+2
DFw^^g|4UC;h1l`-Gsxv|z{iJ}69twVoTSHAzzASlHp+v+mHwR^)*!iA8i5}A1s*e<L7z;KGvCyz!kLnx-aL8`(x%rH%xp<<))B}%ORKM`}joy`7O6L66@p
Hyiyyp=VO3Clht<oxZ<ZoAh9IrQA3L)h7S@)%MJ!|-pHUW6M`ESk@ome49%?fQos*eU3541(cV*q&p_=T*hKjIUplH|T|XeQ2qb%yCg=HcPNE5}2cBDwP_z
;y;aG*5WM_vwrc>uH-<`_753;$?;wsR7+8XDk@N=F-Gg2A)Re#cEsG!TJ@;^ImIe#B$<_80YHP8g9d_wwQ9o|MA%~GHI4%R4qSyT53Mze(4&{}!-!SN`_Vz
K;*wOtFOs=ieLU?K?NA#{*7AQ;LU4scX^;v$TvO#Ez8-u%?~E2UPQ=Zo)+MbMvd35a8^LbAt`Es)yk%MGYyENq#)Z!tMWQ)Gc#nlP%EVPchCuWp!m-RmBNb
s$onh{~45O1UgNupRIQ5c-3~)nPWa{KLWx{=fQG&A|3a^%qz~>Am0=~d~7+q&Jk?}k7OxAp#yo5!tu5?j#69W=mf_a1t(Q<D4|7GnQC)063ysa*O=^RC<dE
3q7rq^I)(gu6D-_{Q8V(yM_`|^MOgRg(+$7hNWw-?jE=V2}uU4!!do+{JT2k{TTTR7Q=)pa7xI3v_4q0~t(o%$k^P;wu*E;92AuVLwNR?K`k<5eyqq-qapS
Ez=H6+bY5fg9}@9nB$H#UM>&8D9bc?|&*Xol^+nB7>@B-5V4BZ8d?_dh@)LoPKT@9<yX$;Gd~P%x-z8=d4CrJ5f6MIVEyqVao9iDM`>~YryHG!@SP@wh5CT
t_ijZ6A7nO2*RObbk4{i7!J-iyIl!^Hg61DnXi;RmC5J%=db~gEL7pSSt~h4!#5Gdx?F;3U;P(?XF_3$BC;{}z`Xjz6q6)ga`(0^Cg#4l8_frF<lq~3ZNCu
^McClv6<^GH-9mDQyW!(~Q7ue`DaG20bI{HMi>b!L{Ik)6D=6{J4;7)+o0x%^X=5e;(tEv~=zS5HW@;=ZVb9G}c`2umix1_w{#a>ZVgStYIW72C^xfJp6)5
yT?X(TME!d`SQ?Yg2ysu)Lp59&ULA7*|3+cnp62#iO4mA+^P~oaV63H&MkE{ZyC9C+XR%P1{Y8M<oVf)LPA?51amZb|?gWzzf>TTuCesQFz$y+KUy%SPw%M
<U4*ztveY6#Lg?kA3MOjT-eO@@*Q5>JrP1tBDh@iY4e4T46geNoRt>Fyv_ReRlTS=JgoWHoN~GL8N&oYrOHFvH@|Q_{r^aQsdY8ZQSZ<lPi5dWH(ErSO^Ju
b_uT|LbHth(*qKcNim#m(5s+$7OjBDiK8k?0=s5qk0IWHDBJ2cXz?GHh(`!BW7N4uZ&cX%LjQu^spW3LGHg9{@mg=!Tj*vQ9Oggf*T%ekF4``6Rl8%1hT3G
!zZxb%^yifTW~)%U!){#ZNll`jQwVNJ+P(b2Lx*B10LIBu71IMj+n-gMq0B-xvC`8?VSQ}j{K&;uM*ZXQ1+g=(``rvM@NOXyjBCil3B*NR+BU+qeBROv+q5
iadRVO<sHth4{m<?1AFOAl1i!uU1IY5PB#*tsJ;_@HnlO?ahwtRn?bG;%<}K<@Rs^zvYd}`5{BpWLd9HZ5{e!P-gb{F)g!MuI&%|~4Xe4_e&as=hNI-XF}(
J^wWi*nOU}y9n^cO`7bx2r#Gl#`?K!XALj)JcSXt0jU+U<uLSK5S%m=f?En?;!6g_uNrWccEMVbMM{6@o-0am6{{6&(~89=nd<pZi<6~I5>N7K=DPEk8wxJ
}KRzG4e7<{`bg^%Jy*e|Ffpt+LZw2qM$%w)yKFLfYfe{7M@4BW8r%8AT%eX-uSyAf_fV!oOtUhZ$V_aM269duQ3yqc@DiiZanPLPxLZKm3P#Q@D?@T>2Y4U
op`;so;Cs*K4+MC~iH;ykY3v*g7;tIqcq~*1(3N2GpMwM0i-z6F72zZXh6HXZPpMwvbLv(LHq<yx+^xSr4?GfOxI^iG*tRO+jtz;F#&}>bhV0lH;8{u6GM-
4d<V1-iSRzteGuG0&p1!yKwbYqQ0D_p?;!8HSPDbn>3p>+VGA0@h$u3>kQ+dAU&ro{#b|XTtXEig?E`dl?vKqG)lzF6ivm8aSp;gw7(nRUB>QhLyCo|o8`{
vU{1-9fZ3zQ>J)P6S&&mfyG;pWk(!(BAPLRKdZKVJy2MS+PwG=ckP&YKWnW_BPH1w;$>x7h{jbuwf0Xs1qUzKEIHQ_o{aHfg5AtQm3X+lkGT1k!rVjH<^Ei
8P99NJUGF5<X6;8KU9W)Ta320jh+dhD@U}o3aS{t+>d<Jl?Dr-?pbO^}<nGGGS%8lHESt#_zEFP9FoA5j<?i-v`GF$dlP=I6>;9ECVM0HNvB3=%QJ=`?Xd>
X(?oz5FghLT3WJvA-#gyf1+A4dXnY^so7`ZXW)&;^*%3-IrYJ9e6hZzSsF#v2ASp`lo?Jb;yt%8&cTWrRMvm$w@x^1>;!`>IUA0qzRV6~phEpXZ1Z5~9Q@t
t~UmqhU@9t+ajsDp8faX_fcwK9-VqT{PN-2ASl-5E8O>h%;OR2_QjJjH#UGf3L9(vwYqZ41=cGA>7o(U)`ERmv#AhprD@j1NK)@9G@sLtCU7b3X>cu%c>p(
5~pzW#2Lm48cpUybMqh><{c+p)H{;6-nvbLt$g7ddGCNQua&SbyrM7aIpy(9%Qh&V$+4OU)3JO~P6-<9mD33d?!Cs*3`xoMxb0zUU*+6u-3fLwMhzj74`5^
A?t(N(n7fEtAmmAQe^qZ3gl%h>Ryx?%nnK?nqM%@zGeWz_zt%8M{NT6I>5I`@Gqf^y=0N1qsO;q!x)j@YIVf6(yaN^6tLvo&Y$9LRF?<^FqO8X%XGA*JyP>
J?gUC0!w7ZpZXLq)Evk1#aj71;;FX8ia>|GaPhgewfQ=5fK454)UiF@Jgz0<!}0u|E{BFN+|k$FM&8^f?BhGuDI`b~7W20vPVcA2J!i<gxTGGB-$-09LK!8
RnsA%7lmBi^UCVjPh)t=riBE2b<Q16~?*qh!9Ei!Ws+0r{ic!5!J5U4udY7%Jl=0x`Z!r9R#n*nL}AQ6Qfn^^mb5$-(F^qq<DzQ%TC+cvD}^q6zL-15Cf-)
v@j;VJX)&PYMUvZwAd`i(rKjGk%<#VRg-W6tSvD>1U|=pUUz8L*@xD^tE#8hO_cVi4N?JaON@Ox%N2{jTKLtWAsR~F;F*RVlw9m$3~?}GmZGMIt&rVJUX8T
38|FjMeLQbgOeRcz}9A&fl>N`hj_Ebb^YW>8I)35q=I4h-yIh8M>wMq&~_w!ZgaXpR2VWv008jq6cHemQofCAmq$Zr_j=^n4_xCA?0HCaD}MXFh?>$hlHpZ
+(6kcM2UoiZ+%ef$VT36@2b_0MLrnYy{<9<^cWWI~@A(FI?VuJ|Euk9wiJ0!@XETz?pgob~;*)yz&d6?$E}bA>L<RWM0vGG~07+Ns<;_?lE)K!sz7fv<BDa
$I*KNB7ED52LG#b;PjwWq0=JSx3Znz@rF~(_$Ta}uTvM0F+wvlY4U(TVX_m6CNG4#IA*FG<A0^qc}@;}=9C1W~(FsbvJ1GfZEI!`s@)gRaaF3WwP<MQ4au}
fr7*sSUd28$Bw_G;T``^a3+zj$U-EFK2f<McyydFG(Gtx3GSx-&h!vdY4=b5%BqP6okQrI*CXACnGN#Kzli9w}(aN?ph#ZHbLs#s5ocH1_DM2nZtun5?Byx
)7DQ_P+WMZY}WErC4P*Hlu1bAkgw413z^Tl_XVnb5a~mD_un$TIMO{JSRHwI9f4jVLK|X)I>=D>}{TENpo;$$^dG8GjOUJ;Vc2A7_ydQjV<tmHf^dC<KM1r
ReT6Knt&2!c`0!ptC<cF4lB&F^Wt!R=VuiK*AmkEUpHyk>5rr-h3EQ_o&^PNaxq6XI=1NTj{yGMuKs^BPOnkJlT9K%RyT9YSHaC&0SM8RTZu_@>QGWdPOT9
NMrV>dJQMu2iYlqt`v)S`MqRab(;a{<=cN%V*7Yb`NP^$woHyNOcUQ*e(=z@xqd<tTg9#KAF8@`^0NvFlVS}lZ$WO@m`3gdI6+`3opmj@8SZzbxyJAbGcQp
!;`|KL+9M6~b{dBZi%0BC||MYY(jKYscmd;&9o|B)?LTw+EZ_?CilypWB;{bMS1`^mIh({Vp`VgnC4B5@~dJuT#DnZ*{tqsb>V5jg;9zA+Z5ZtIV7vz+Slm
S7u+U7hoOP(sw(M5T*R8p{MUnMud2H008>}-5qY?r`WJqlmiF_q$0Yw<aFZjzWF#Xk8|le3RO57zPKIelxz&W-}LvfPVQ!NCr&cv7JT(Kw^I*Z&G83*2ic5
qn3QHQ^D8%xm*s%~|4Mo>e~4m1R7;?wN?b=u^i%pV}<il*r?kJ<nKK>|(&K5!j?O$Aj$01>cQK`ZrdJGpf*vFtlz#h)LfW`a7`sW>*>DRb*%*+dYK);KNjZ
N9H$r`}cc??_q@`QE-VHm`jOy^U(H_DVIfFDTf7i`|yG7E0yInIl<NLZ7bcW-!FWD)#9IbgqE^yr;NiorV;%4wW_8vFJ1Z%SBJPX-n?GW3;QSKL0h{j!Fm!
?y&jD61KT!>Bs*H8yu>YjE83Ewaohp|k1XBU5j_-i7uPRmawffteoooN_df9qSuV}sQBH~d4d_$wen2`>^cobDS)<59n)$}B%3S5(jqKF=w<Dr_ko%-j2i5
Uv6z5O~pw>?_E6)D}2IC=@rz_m5J;PH7J@48XI@4$N^20Fyanm6h>s%Tqkw|&6cYLBl)KVgY9YHV|@LU~}tVfOA<fgKBcv@e7!Qk?wfe-r}chhh0P!II}W|
sC~!C!{mKV89u&%<Pnjy57~JIa<U7GCVCXp$Q~o@{M+Zov<RAk(8UjF5w|9RGB{Z=UXweuuZr7s1sN$cr%Y>el+zgAaD`ICww-5Y`D-5k{T2H%LAO0HpgBD
KMAd)h&^xN1m~eO!%a?JcObhX145ped#n5O%D2FvZ%`b0`S`^@J_$pe9YKgyexH||4$Ug9<DgSRM!_CfsL*BiL&xu+s~p{D9eIao+LqqlGq-HvYk`#u0=K)
z(%4SB^`-xa{#r5YR#Iazlt-OeL>|3OMbOY`@c+dG~G&)&)0I#yC{YqilsHau(OCSNZ8KXd+aJy_OFfYq=8Fy=c!e@r}fgpeTENXxYedx#7evNrZfRWH3<4
6Yj%#x&w*e1`)U>oR{QkQV1UPC)GqJgaaSe)A9tga1?@FGkrwV4DTDmT937LUGY?2pmdg*&p*|s3mu^tZMB5xV!eRTY(djWjgT;JlWAGg2FnfyLaLANuwH6
Pr9KQjjG6$Y}F1!B}z+qHdEr>w#3eg%FdWwN(h8ry7Op@>?P5!yyO1s!`#@6ckYb)#Envd2=6&^z8Qi+GIM?!t>afwTAERdy8ygpWnxqy(WUZ?0N*p-j?gw
ts2ARyVuYrjW)i&2iFripDmNUCA4F9}lLLkqJLmw}@28|zJB1034C@ebyR3P<s`h2IrfkL~@#O5vcO`MFj~m_67?88P%kTG0lLB)5JbbZJ_s9oy)`u>AgYi
J#FvDH2<#5H@S&RDh&k82Kg$wY{CEyLmMWAf&~l93pi&Muj`sZA_M>GzVY-SL@Ub95iLrf#v?uGg{u(o0O$at($g|LEIo5@fm|3v;H;+y1)$P1WYnwyJ<RA
W}qpYS=6OI2>&br)lzhlgl@Y<t~5MfQS4Lv2_RSI9yWLk3|;YzdzKr>;Wu!jK8a2>{iu-R?bIETo}gYmCB7WzU-X!z4OH4Oi1PuCug&WK=*koF^NPPhI{i4
&DK!7(kwp-kmB%`s{>E3F6Zzo8H<1!^>_$SQ|GT3-y<yKhLJ=R6%fhTx3b3=Qlzu491F_q(>MoJ1Gc@bqe6}^QkZQCcOMfYZB;mwSDr1!GR(eq^x3{D_0O-
nM*dP_OPA;Ar92TWmi=c@age`i{cD6_OnED){&A-mDA27~zMWAj6lOSWYXl0IfmChYeV?8qufadAtNA}M7<SvR*>`(@frqf0or!$~J`hxK9?wi$?&;^Qclx
#Z+J`Dm}PD?A37Fu|=`CbtwDzx_;FZqj3f2!Y(4+K}cSX^Xhyz%ffbFBWK`$K(48Sq9N7*MQ20X>oNO1CL8B$u6TdF9(h{Ux|Q43+cdYdIZFr^K4`{IWr?J
WFDUWKXoC;XKnFacu%9Ppwin3b;1Goj5oI>Rsp<^#jv;ifh@yV<?aF&%?wD$#kfYGPbc4xRL_t`sLh7tR7np-v<19#5UAB>vH1=@;M($yZ-Nk-MIuS<j&QU
1kkE78orG&&@tZm6mp5qiHo?3fF+xMRpjv?Vu|NgH@gx*5*V+0RNw#wnku{nPSb{Xz68x8K?+;?XcQqF&?hBkKOF}andIA&)Rk{>-d7*!(HB*V#{V^X;L%H
Dm+gt+I=U<<P!_YuopC&3jQq|)%_?CSVnx|!m{ZebR`Ho2RRw9g%me>~Wy*dcP^@q9d?j-t;+y*4m``7JeX=Yt4}88rp$>bm>!&(JmbSs<ps+W0yZUHzYO!
H0kL2AZ9&3CpHA8EVDOJ3e1&OUJNrY_(d#V}MWvLx=wRL2l*8*9{Tj|c-gF$0sZI^^Y21Gz}2@T~Fx#ww!?y>;G?5vRr;RBn(`h>+-KS`E*1A>K0`gh2Nlj
m)^=7LThNn8CdJvwTQFk83>3F~N9%Xy`&0PwU&IXwdCkR=Om8-J8qgjYTPFv{yBdV9-Ov`A2-g<WQNCZ}79m~x%UDP4|^CNXvpSqHNb9^a_P8xb=<C{a3ZW
1d@r;qC35G3IAd7V&(+K}6-I<5FsW$#UePG^*|A>-E-uRV9^?^~PUibVGJZV{XY21H<@Fe{V~XyQ}*-dV|ku?mU3aYBL3wizKNgvsC|(y3uSjPAeq)kjO)B
+%|X$qfE09$5vJVjIaSVy;d%-F*axXsX=o$haZ%14UPvkKzl?!Kc{FRuYE@*yEUHgCIQ%rQL2xu-NIY7+6272cllC_;E)GeF5}`PwaBR0@9t50X0Ek(;(99
4G1OOe<D=1Prb&hY>&{y>@c*F6dtKQw80`W-X|6Uw2e@%xuC(Z3A3r~vLp18-fs9PHye26)a1pnoQ2VfOlvCh{9Jlpd)_<Z|$1j+J-gzIS=%Gs~c|8c`s-$
|*dR#1@R&i%R6?bDU_jG_mR@6V341n)wBVnxdhukpyxF!q-`6)8(Rpr*JKnnrxIcdyDP3&e$_SDdCK~spe^<rG5MiAvMi0y0}&m9UJ!zE7hLKt$1FU25ZPs
%mktCkrs@Y7Z#7s(Po0O9^9ONjcyJfpky=EL#|RHXq>Vy;&3#4JJrHBE?LznU&&+;C5t5zPGqeq})<!k3kt6B=GZOQV|JlWW^V2bTPbV@b={uNn)3<)NcU>
SffU&aiC{L77OwqrNM7iN7dke<!~1Z=awoYW*9k_)c6C?eF0og2xR=)&>~y)|zFzvF}Q^FYdP8Oc3pEl4ZTW1<fCI%51b`x}T^iE(DSIS&Ws`=^p>M+xK6`
2OMI@XDW^ZL|bHy{AsfBlw4>k47}q^%*73H5tmj75Gdj7lNOG7h+P4eEFrEtI{IRKIX|&d>K{s^;j1)`vyAV#026-ZQiN3YFvY@3gI!s0c~$%2Cehx>%_#-
FdZxA=(xD6sJ9pp07A5Gul^GRaD=S=+Fs?QPnnQrRxE}QT98qPl(#`5EsiF{c(lKe%T5Mgd!g)G1cH)Son{pERmApd53aJd)dyUonTW#X@<-8)hHcJ-ucvc
~j3OaF)dn)r~wM-QlpKU)0g7>CNYUn_On#hm#vs$<u#JIqAY&-_MG|n7jeQ^3`#9a(h7vyHFO3@#7?8in1-r~A+-H2oIGkpK<xr(XXfs@G~b1=7z>tDFMf1
rLEFzGK5TO&J;0C+B6*OlRZXX<kww9vI}M6-zBjC-=|_$@?$8Y{V!k5kzzt+jp=C69^`SHbr3#)16~LppP;n}{KmfA=CI%Yydt6QIQt1#9=#OUdDhqq!^?Q
W#ofAySh1QU;rULhCty^c_aaGf#JB3XdJ0X5Tt+ORwv1vfPkke5(DNqsFESX?Tk972e`5L-q;Q4&?ljPXLjn`HXdtg?%OPd;q{ub^F6y=Vq|BHaDC!`4D&)
Bpx>(4`;7|1yrj!9K8<IUF;NBJ6qm*>;}S@SlzF=Xby8KvizZwu7ug(ie)s0HNGaynS+Uisl}Plk<km+jv<2!sweP72pggh&DQQ^V{2KlnIV0mRs4mSQb(%
w>9rUCC^L<pwhs9!(Vehj&jgC-59t<H%<`%nh_EPq?EYeboY8NTHM50}v{dersD1_%Km^fhDoUSF^2^r_<;`A~X_@_o7XhY;Wxr0!DAKGN(>Yw(kOCtb9aS
h6lO1Cv{|vxD<DHwG|0*!gSaN+57oq@D*Go`gDSAmIp9EA=$mFpvZ&10o{C1w7%I_#x6%SoaS3y@G-g9D}CY<N^`8&GhF>We5YJgH|Ocv(51F*D}%ek+*fU
Hq6H5<+KUWG&Sg0kGSx134a+*N}W-{MD%Sal-OqTmwvx|P`^=A|eO^)QW(ZBj<>wLHiwi$pE1$G=o;-2*&R_s#<^2(;8uf@C9IKH4#_drRBDB&%9shFMgTZ
!U(`AAT*uOK@5!@9eCQa?q}s2k@Iw&A$FyBFal6KAV}7#i(+6-<ciMp-qr?a6pTgwxmetphIf(F<{&dY%u4vv0%WTt`K})z|HoPowOhbN5m@~T<J1UMuB<9
Gfh8OKJox0YfMh;_50OE0!l0n-9VoQU7D&3d{?uulvV6pLbsy+xoxc59k-QtE0<9yDhWtP{J3Hduwi*|**wVOyxd8-*tshleCU`Zx}uJJFZ+p3wCwXQ?@=*
6$?cYw4tU+F@Xo0%ZCzO)8#{;aTFm9RxI)v*d4*u(TL~FOKY_tJ3uiW%n|9IX@dFN(#cy8p$_HNg*)jeFc9P2n*pZ=uG8t?%FZoL_qO(mWwSN&lYFwX|O)W
-C2;jYlLK!6w0659RTQUB$_2OSFy36u__TZ#qw<b+?Pdw0ba2i!?Ts3<hwGT;qLs0!q*QbV6%dj7neq&2iij_6v02kw1<1*=>VY=I`Iq(}E)-)M0ZmRd@9U
0gvCSvNFFQz#p5J%3SNH|rkBJyOue7Q(2%$!W;cORRcxV8?Yz7lHYwE-q@w_$;?`q_8Z5p!^SMxRt`UWz^vVRvn@+arvHDvf~s-9UeoecW6K=sd{3j2&!dK
^d-{5=`QY3=(@NI-{ox-5!0m4#Jl0mQBEbW95f+NZ8YG5APc!?8N)3DJ-cJrULh7wTXtg<Z0JP=<G!k<=(09_uP19*e>Bli+pRT+JH6+yX`pTFb2CtOEX;(
U?gap%V$aMT7(il^ciXY)wb<steaTiQgz*(kqyFS1%~y6Id@Ln8-VBQxxWEFNs_&}Zn87`=LicKbAn8q@z+m;OM(Q0`ULCRMokk)7sY}3whtscOTyN+ig&C
CM}VOk@`28_%QebvrxGVy$~wfI$1b67)ugQru0e@--iHXj+`7xP(laNtu{w`KRQD0a*Q$tI(-^6JpU_)}`thbh6EO$a)LxqQFLlJvBuo%bKYu)LtbLu&JqF
E9*jstDoK@=*bWNIssUAw0tur;ZlX$<+@?5|c({&d7w(f5THSY<-mmkFY=GhLF)s%G^wi{x^am)eInVvE;@8g12*nA!BV=D?(f4%I9$nNVR^$__cVK_zFi-
JN~95dOpBpkz_p^Kg&0^v>_Z;sRObYGftNS0j$Pa=#LSJnahf`P)rn4|i)uZ_&uz|#e0%B2J6DJb=6%#SjZ2{xVjXxLL|t(m!&;_E$Z&2b{zBy$Kd1vKk_1
d2-r;<y$CSB}9FQpcwZI}Ju)^uilzZ+2M%0<FN<b||Zr4>)+z1v<^v+nHUBgEwNwpMwu^;>b@1e<1&Zmuqc2*+gd3-GWSL57t>LVYR7*jP$YCrt(|V9rItP
L6LPPtk%o19Zd|k`oYh#aS?c71_R@R;aMiz8M^}+Wi+BHKz|J2jH4h8bYTUsC7ibkgt#krSnXsVoU)A*hlf+V3sSC1+_kBbSMc`!Q~$S%MGuFtj7fXy#NVP
=)byE2)|a=k3GGbZ0O*;hAYC1%cIlU(N7(m}T7KlAU}V2bNlx8UTcBY&^8eqTyM_}UJ}sQh5Ki$?ugPYFtD!gw13{1yO7ithS%>g%s2nM9%q49cm9I>4HeS
8ST<DM88qT^lIKP6f+N^(dE(Hnx3?7&9xU*u5TwRO0xASG2^;Ni}aXsdV%t53f0E%Fhh1a@M?DSGNnX>>lG7d*aH8nvuX0?9Pv?R@1nO~{0F^0Ww^Q)8nqr
i`wMU&NQsje@$d2wRFTWo3dJ+q}I&s2tvTfGTc)NUmOW%0QiLE$e+JU$WUyKL~*jJH2>6iO!NO!z|;hFi`)Hij{?N2SQe^*DNMhWHrw#(QWNto9LtsBvt77
IMqGfN?rt46yVRu&;J>4%BF6cZ=M*?zwaYNn{d7l#p)((`jgmMGcFJ_cm24uiilu81@L5;$GX^d-<!WORJMjgjd}2pPLcsA>N7CXQcv2xJW8d-TXL2*owNx
HUfWaNeqJN<;sXUOZ_5d)@BUqomWp@Yv#DDY+l~ft05z#{ZN#q&Uu%LVXfT`u5l0q$caSG%o_Js9f(WFoecgD9&ZuV=u#vS*Mq83ic-IvAt%y}1D7Y`;aa^
HYJ`@k_1skta(1MS0v4SYR3e!j`2$+*@Lq^qg<X|<Yf}J1r?6-8frO^qPQ)r9Kg)QI|6a&q+)7({oNofW__RNhGE2|70*XO{$m#c(;3vKIJVS5tjJ(<Dz-{
lCtj+BMb5t|-d#AByOSJ62ZqQ^gE1x%gZju0h#z1H1&wsyIP|Xp3Rv<iWYuBS`w}v&%P(CfH3LsHJFvvhGPSPED5q#U6e?oVM;6si}fbJDQW4Bo_E$9JGtF
Gz^fjtlI@fN0*a`6f{GYdp_-?<++V`L(Ju^0k4BS^5Tpmr$uYFcnol3uo!+U3TdGey0_^K!VWbaIx|^-+n8QNp(-j`7YBr6(vwA!wRIY|hTdisnp*^IH1Pd
(oUke_pvyJH`{QRu<^!#7V|{@F2A1lu>&4aY+Lt2d`xbm&>7;2;;@0Q)zrblpL^TtCMUr|JcU|3IrMqD|Gv@-5lWLW)jaGMlk!9ebe0`5XQA<JS#}*Ht8DH
^IN5IlF~!y@m1N#EyeG_c_IobGi_#HS7js+?TzS0pJfsNiNq6s*;wlIP~eRFcR1ZG<2kXcy!j#gxFl8vnh)c7Ub9+M-e`-1AN8`T?-p>(*|1PZcUPy9_PC?
yy1@J5^DtJ7@8Twrk4M|ctAw!+%;q+o?O&d9Q=q?Dp+s~M+l!_zf6?{TL0dd((-8%Dwt*gM^%B?r!{qiIkKFh|^Z)HGx%a%<8okUELKaLl@B)v1W(E2#CqI
W5w(X-C#)ZtBi>mL3>=YSA`RN(AkuyOPGwJ&kYgdkZl~GtsL>o4QFFt(5(uw>2dxSgBy?*J4W_-f8-D>uxKDFXW7rB@=$?rkEBhw4$3WoHEh4=8+5}BKNec
soh-@FBGTBBCz#6J#CE8VILH6~5EI8vkd@PD#oc0Gl}G7<N}v=wJIZhu0?*JvJBWFsd2eEJVYrg}=wTl*F6M(AzI&m6=2QRooUrB?0gIU&^<#vGNf)Yj7t!
keiYl!7Fu>}tiuyG>r^V5COc62)!P65KH1bmy`)sa(zlJ;?_g4F+d(uB306l(t3gXp*nq5nj&5!?fa}?O>p(9qr7<7X5J<0zTDuqXw0G!6IOh)8ztMUixp{
lK-L=Blql1iDlJm0J@`=m0<l~Zy%Ywr<+-5K>qG&FaaUf9Ms`BW*<WhFeQX104j@q<)KG}b5!<*iOTBufJlfba+vNMvexu7=B@qxe>Mxqd?>v(L6)>_jTEZ
tgNMk)lbwr(+^1mf|GNsIb*13{NhxBjhXB)K-Mzf<uq&&CrBGJKzM73T#5k8+2qnSd?xDaAqPG2wjoXigeScK5i8N*$gt~UqcI($Bz+H3m6ODV&WT)@$%L8
g!zYTG9vha$JS86qfaIs)$8)&u<c3J^cJ(WF8#VVBB$)9EA4vzR;oI(>p&iGF}+n*{jb}Y8HZUosG=vPf-F*@(6f^unZyx94Ly6K3$tkL=IlIseUg~xVOKe
7o&r{P-r($rb3F&cwNm1|ACn^k;664ymn=wL^0Cc<LWJ_ZfAEAnQ6qSKY=={O`WwKg1w=jgkUL!<<|M%P+Sf!m3k(a&^$>>owH%ZVd$onQW1&8W%?ySGTzH
`5}Z-e}1^XBmzx7UFxD{6@nc1h@&=0A1ez68y5iwVK}fJ`5|#rag+4iHx@|2mIa8Bf6~vCFE2j^Gah8@kOtXtwponuxU<hD8~9UN}G}#-?SzebF_>^e^{Kl
)CZE~&54~(sNZo-G7+D(S&Uv29Cv3BrJdwSP^7$pY+PFq(6)%$=4<rAc1Ji-JsXpm8KUZnzSDD{&?m+PeJ_DrncGW*oAeeT!bIy2o_ew^74uW+o>|H<*w6z
NdHV9{3Huz3DAg2-oBFBg8F9o#ld(oc8tv<K9MvWrZUQot*LU%3F^?j|-hVoy@&pL>MMNN9T$z{|dCTzmVr-oKHF>B5cD}L%80O-_9h|x|xY_f{d5@h5MG=
6JIFs4%I988`k>rJ1qoB1|6=rT)3($PA$&{N(qDe_oD|VNDluE@7g)laP1I5k)<ILyk(81FuQmyS@_m49xd<0L8DKz`a+yhg~Ke6$RFh~yG)WV^YOO2S-bQ
oLwTBN$yqO&m3rTV{}?H!GU^Iovk$RNEp!%?#tOUI;%w{qF4AR5K&k3!y$KErbrrOB8Wa80rAj-*JoB7b2l`L1Mdb&Gc=c`a6Eu#Q4yB<obmG$h{AoqBc$s
lV<t7wSpWrGb%>(!JFkodV#TEG*OrdkJKf&SQw;zhB@m(nf1+RE^@-T_c=K9nRay;YDf>IXUSeeA|`~&ZhQDh|*j_cIpJ4ewV69i$U=81x#?o4WHBJJ^m~g
*oAwg_R0{?6go1L>_PT+I8_LP9Z0rifIA}KK;Qnb<>W!AMxH|JDPUi~e1b~6;iRd;fS{tqlI#A8xSsaI^21nibim}PNld9XmSsc+Hky$8Y`(4rKzRB*j9pa
e9yzS&Upy}qZ+{==%GN9myYRgb4J8B^_D3~4RlUlcn@Is$cv~=(1F1ct6|Za|21fwT{Fn<-<v3ne;O_cFW<N|Zc@UlEitpH;86_hP;sm5V-6sknIbw*2CYF
ve>ZFogh)36zEf)UY<TyO=eW`)w1mN>L{cnVA6lAV2fwRE&$^2GOg0vRRyz+A(YrBt@-!SJ5Kjts@X(8O=eSX|U{j_$Mhmw{>S#Ptxa<P6>&|va(v|CaEm-
Yl9({Va0Y2R3TrB5y?J4L$ZjDM=Nb$fz-mV`iC+P6%qf}kNpDcC<Y0n&7|r(#$FkIOjq=S-GGED!eI>Km_E!9}oEyd2%Ws~#}WI^S~cZ!=-%muV2hbq`BhO
zct!D_v8MigD00EjQiMMY1Y5zYadw5+fcV@$13k;<8#s0x*cIsG<rNJNgvoBnHuYe;q9z{$*LEm2we3$y-%If*MoBBt_V3wqTTTn5^utz{vp@=$*EJbWmIu
#<uyYg(S$o(wQ%tNoYmbzjw5_7m}vhGlzl1YVCpSDBEx++)GbU{MZYgZ1b6$rFmTo@$OWe0oezV>G8bM4@bOaHft7E7^3GWJ709;Yb~oouJe?M``BBcdgyy
04DIRGnvtMu{Jn&u)rc{Dg`&-fu?<m&d~6?0f6v6(rqm?6Y5kgtg0OhZL(Swn9#6V4zi;=~=870a876P!9bDGr67-f#WGo6tXeo-0X)U?P>MRWjIh6(2dpp
^K(rL(xD4<~-heH4M=@n1QM?Q<9G{JGDjQqQ;GI%A!T2*-{VK@9DuVQ`u&bZMa4tDx^G2_YzWsHzD&f4+1m3KI>buVirER8PrP~3oj7E9?=a=UrdLx=ADf~
+lAX7X-br*r((Q#+%n@85mXoG5YE>iyxBr+Fn_R*Meph2??Qh^)h^9V&;M&a@J5;0Fn7QUri?&iz(LKR9ZM)*GL9y^H+cgASvMR32nXqL|y+kArC}dFvnp8
p5Pts8%p|v}ocxfJ#-8ZIVoIZbR;4#g=ds{HHZ0%_wR0M#T!d4ln*P))-M9MyZBdHZX`dKHWAg=^F5JSf2m;CwE`~w*+}@LF&mIft^}MZCAc-on_Z`Nw+Qn
U0Gfoiv%y@N?IFj1zTSQjq|GQ(d6#K|Fl{3ZwZLSU%M|&YQ{qV;({5Rsd=Bz-?^v_9mpz~Zp35Y>5r|I9&;hH<Gp-ga+{Vu%PkkipdYY6547wrRR2h|=5D0
?Z$aaqyvD+O57_HV<85ADuZMDt#s50}N<sNXNm46MxO07UMDr6P)*=12L!(=jakY=KkD+Us2>{i?Oez)DboD%FtHPQ5WJo;kL=kf$Fs$}M2JbF70r0cZk2d
cTy$21clz6=3XP;*GE2S(tU|V`PKBgR0es8&~02ClAh6v=%LFe}Zk2ZXZkBa|Wlya*NGspUE5Q*$jsrqh5xxbSv{Yv-@SM-D>C00#~@#zN%-%?O~?EZX0<1
{kESz$<qa#V(VfDJ<*?d}iV<dbB28m%7Hi63YnA*9W&SC9U>lkb5myBve~716=(o&r00?@vl=0}|v|Z4zW9N_q!3l1ST*h+rNVR(ZLp>7WK!$|_hc^NNlWb
1~b+?QMv6THNvagV^t<D~p}QXJZ4iackA-N@)cK1Z!FpKdB)|ij*n$cr)uWC5#NT%i(1${H55<TGT-+(p?@Dnn)My$ZOJBGH{SVcXtyn?G};NW#U<YO;W9I
S`-<;)aD||^odtJ3%)rk!cbb8YB<%SX}Go^)l|(+UV8}5##yAae7v#yp+BWmZ1dM;nC}CNqxu}Yu}pquHdo?S?~`^^5mBaku&zxf$ul_J4#IVgtN$m0`i+{
cUvA1*JN4u&qs}xG=2f+lGJTYRz$F#z?I5-hwbMk1KYhVa6b7I0XMa%{%f5h%;)-6lbYv=%RGY>F%_o?j=&DWZs1k3m65axeURS9+X-jlq7%0z|DK#H77L7
##q2yi_wQMOlGsCU0BN}!t+rc1TnL5HFGN4*~NcA3}s=l)pto<Ui*x<`D$kb=C=01N7_=;F-rGn{;=W)Npw&|1`L|w)l(w%_EqS<LbGPj7$1p#E%{Zt%jR}
}&=UU0zV|ERfC?;>w@uX)VPUoetBTg2bO0vYL<d>zA^FpaU)mFd5wsFGrTN&Hzj`r`>UC`Dl-Kl&4+>44D=Zhgx=+<~WfxBzF{C(t|f$TYcJNFSO_9{A2_G
m>}Emlkv%p!8RXWng3;?#r9FD=!~e2JxV#P%OVr#h39~ONVJWiLO=lSyAn~H{a!Srx9Jg_u+A(xNCI2WW(%hZY|s$j2{->V%Vo}VuF`DRXZ(eryOL4oa8>}
;YXSab4d-pQf9N!NS=C{vl+_ubVV@8T^1*fy-UAdR!h3!P8zm}yPnBHCXVUMx-y(K0V^|V!KOyREy<I3>Knbf%a*e=Zruw!PpYRrBir~c52`Evj&XiHD!&u
^VJkhKR%0@H*(<kC^of$u;V{ce-h)DTE`&nz%iPE_y4tBTUcmglhZYv{h7MQ^ba~pfjG{zx<gjM`gjQ<=I5xdm$5omf0oe92w*6%IzuUf?;CTO0M+Ppq0v0
9r`!w{w^MC?OIojqUvbi39KzBc1yo?I7pxE3yV)-OiX-#g{qiHBjcM<J~B4p`obI+{w2?vnSSAKfc<!iS`+`+^j&!rf8cCa|-4GrT~AL8`R9omFa^ICHaA7
#h1N3Vc+R#@oYwG}ADFnU`pP4V#5=}LOZtOv5-q29H2l4lNgNWCOYV4+yh9!!p;N0QKtJ+e0rj#qKp%*`~Xznj@v7jSH!ZyvAa`$-u9qS1xFhs*|)Fva|eo
@Kg@3H)V`{-5Zl3V!%{hX#nM0Iiq+T-_pUCOEa=^)t?B7Zy)oG1p=a%EH5Lrj88*JEu31IU=tKnoOM|xW*aZ2(h^}MsPGdp7{m(hw=WK?!6_oV#e`fNjza?
6V}J<d^J0)Tk#XvPHM?@eqLCYO}1glk*=_C9@c|O07=?eT(*>X={h+5T4S+j8p0;L6*94wpWBEKw>@R!8rwP_u{dn3UWA$miZr@fze32)Z|Dgk`kb!btOMW
uj5sX5!FML4h%f@Q-;F;nlZFx1gVrAO8{d0&R3{B9xm6SSiRGTUN$`h#j>Q?%-Z9kBVM`<)W7wm^0JviecE_`)6m#dtFiHSQCgxcKEpUo$a&Nbe$<uaQD38
oSh`3#>nYhNNT0f-1sH<k46$nf5$T9<EVCIXR&_<RKtsotZ+~0?bi`jjr{=nWLpPE||_nL`T^SM(Ly136`u#|m<Z_4axv?2N0L=XR(b{^3tzsm!{dIWw=31
x!zV``7Rw!lY8@BSTNcTR96o?DIIJd_uJO8%zoAd_h)5A##BYVJ<=37#o0HqID*-<1c6#Bn&uHc(Sd_3?)j{rB0$9>@HkPBJKUe>o|9Q0NEAG!vYMF?MB)+
xV?i;=8JIW2O(eEll56&Oa#daYAJmy&d72^N9o(id{y7DEIPW7XxRPk}TtxI(r*_5C%~CMk!d{iC|4f-+Y!|I_c>kfzQ5=1X+Y}1F=n52KR3S>-3e1+EF(B
nB<_F6^=T?w`VTY*kFL6&?BBOgN}y3(@k8Njl*=)jj;(H>VLzDtBqef(GuaGMaW*BUC?{lHsSu5z8f-(u$llLji{5;zjk8;yZ2B1PU3rtaTVya^4!#oRVlF
GdAa?Q4aE7ma{jH2*lHiI@Wems(Qo}~thge!?i|f48p<88m6~9tOK3>J=znq=;CIgCA<E5dJ;#wC{y|eFyQ0g-f~LVQ+;{Z8X7G!e-dMqp5`&9|7&~Gq9A*
MnM~KVLw^E*&96c<*$c^<xl*enNzRI&O&n0A+1i9v8p=Vh6Jo9#dE_-F5p$G3tWJy+iMwtWz>e*6>ibGVwh*K2xw%`tSB$diZ=YoHYq(51p-2~0_7}}>!BS
b$J+w;%B6%6vD=}QVfEAsm%P8I1wxkre<No`xqzbPrbmg*L9cFz&aIgBWQj`W}_Fs<e!2`aFksk^nWqvTZ~-kp_wMbBf=*;_^kIpPHO1a`U!3c^R_F0ZVlk
nTYPk^{e54eLlnmX)$)5VVJLUu4;-qComfT5#04SdBX;?n}az@jm9<Gha6QW0@Wl=?%&|&oA~~7#U_gf6K!l1~tfTYP>}3!6&C!>t5LNF`ciCLAH#Ggdu+q
_5-JivVuU(NW#s{XMPq7B0rbY4N{xVzr?0UXldwYp%@EG9N2A@gR}+u<%~$c-8y9wM6tAJlq<@gN)lh3A6Z8?G(7q`QrQwEGaJF2Ry;P#O<S+q?JK#7hu|M
`!-zOl-y|D>jTJ4joPOsPH)x1pKo1%B%zqxtEhu7v$3i+j#=*u6_<TM*Z`^5Jy5QM|`4yI>-6f4)PPS#>KbcKn8*w}<yiAIdP3DbJFXq_XMNjc?nZtQOBKC
60)JZLp4TrZgWTu&R%NS8s1;f4cVQC9=KfWDg*W>YdnEWi<5^l$g)b1$P39y<==A^mFO=^`$_HvsRsXDH%fepa69}*L(tB7Sl*Jia<Q4_B$zy~iIer46MT_
uG&cEF}sAZf%33lQ)6q3=+zK>j?H>M`(JYy`{dLI8^hGQwRb8dng=qnSEHqd}^(i;-W^vAHg%3ZY|eIKYB`$bEspx;WCC;@gZCrf?hK&^(Cvr`Bn1l!)f|#
N1yxdqZ<Z9N{Q&QWe68q!v*|A4(AG>1?)FPw&YR9kEgqky8PLIqW2U{;_$0c3{F_G9az*y4WUi6DP-%=>6xrMi3a|#n`f3x1h|wUI<-FZuYX(=YU}UMq7HE
=gVugMZ7jDNU|jU+ukK70=&o_zevz^+~77^I338&F0AW<TlW?=*kJ5S`WNJcDpUr$rC9ByRZ%5MpR_!OB)Pe<coqAXwvm69cKk;8vN@Zw!{qEG>HUl}a6tX
%Cr)(SK*GPov4E|<IOiS91x9IBN(%GK!UB=e$d6!<OFb`ZuOA?31y{H{)}k@$U%Gd_KguDr_L^24DU{#o9!QEO3@$5M;2*AwlxLRl8e0^9F(-#5k1z&mt{p
g@0!%{YW9qGKCr7Yx?qTuf0`Ot^1X;p1dJ^t!a{+KwCa?=dcmW{;zH3ZmTE>eo58!vPR-;ppHT51F^7AX78CS%^qdbFGLC3f5g#i);HrXLfEhvQ7|FU%BRV
iWGa{eHwAk6G9WJ;K7v{x@D&Xyg*EH$0z<6jM(X+*-H>jwT>aOI)BCLad6N9@uj84vWv<KZ_-$Piat^26Iz$eO!@0TMGd8MU*kwK1{hKNuoO6M6kap}lb6&
EiSTOo#xyR(~P^%J;IFoKtq&JYY+zU2-OudoL0O(E-d96u$C=+y8J@rEVeeL=$B)NWLzHX5__9j0D)?u`a>9qD>aSr>>3$lGub{kyz&%IXgnHr}siFdEA}9
(67)*F59e;-LtH%AjnrS{{<Z!bW%!*W1BxNMR4GLXR3!De0;8K7&ugC4k2=&2PZe)tEEKAzUTQy2(I3h$X&7C{a?hqV8Y?)kACO!w-6+xFW!YzS;;pmz?O2
)O{37`*m~X@nLzpGezQCgl<Q#?Qj#M-Y-C-&u(FD<h75zMzLt!B?*M@7N}8mbi!c2BJ<Li{!;=Wi_L`(<T}!e#QSO8?bkO-s#H#q?g!rS=wi_p{Y{&=T&=A
Vu%5o1{FfC&k$N-`Ge1qeV<q8^uLo?(1#7)h$q=`V*yu5p!t<K%v(tbL_M_8y9OW)d89xGiZlJh0^=}*;&7pFmR1NAp>2CA)0wZ`0Fxs@Jz>Fn4>-A;I0J<
1*RvoxPUAs6f5w;}S{+VS(+et0k$R1^}@DUBe~XHnXmkBx-hZE4j4j;j4D>{{L5f9+m>9S#N)UXy(^RFY<S3e6q1AkbyB)W$fTfCy<P?+cHM9s~w7FkBgx{
*fo``09Cs#DSS#VI#=0RG~qto7Wk{?k#2mF={gje@y1Ym`tMv-{2_S3>oTOK>?Z&kX-$X-mAss{YzfBG+ScNgCNf{aT_Xh_{7anT_(|}2B@7(&;9{FCLz{_
i?L()Ka&t0KR?MdQO|Ue3EeR|8KlL_KkUHC5GX3a(3;t<um!Dr!}0WX(2_gt?s|3S&$EqHAm9`}0v^VhV(-w=nNB2{Pl6hCC;Yti%L<C4HJQm2i>I0}x1cB
3v?#Sk#1pcOp&p~H52g%0GH!Uj*R3;f{<bc%^IdQnWU9NVmt;H)G)8fs(@mpO#&&{LAnN_1O-nuXz4rx4Jl{@RXTzclMyC<_%%qs?<#18X0>opLIW#hNl_J
e>dqXQJCw1_&2XOelry{GP>X1^jBD=N#^1WmJ2*lLkT~tyTGNJ<}rnYBRTPHptqx%ePNI)a*<_H<4_0L>jTIR688LWNiZM&b#vut6*gi`|(Ju&2l`TwGuM?
pCV-#+yPeCl_me}^||fajMCMm|pc`a0)q+xX)svhFyd3;Zps)aZm+{8Z{z#^<qx@YW`p(`L<YyT*HgTV9FZ;OG^Fn+L{;_Gg2t77>HcqqxAD<E2_?3|Df)1
OfRw$xZhKGkYPR)*gVKcw=<JF9^b|pq1=byG@^FO+`nu9%LjNUsA!9l|8vQ%N)TnP{~GDdKymVlrcFD#V#%Ix?u$;q}wfUz$2rmB&cI?92Z2idAY?9Vl*ar
8AI|thYTVV0+@}WG=PTxkuqR*Q2GLkpiM#H4DW=|N_tpB^b6}TBy=0(z+T|uN;;%00l%p6?|g&v?<)OD$W`2H=L7on>z(LQinbhjW2?|4J?ZvRDD`5;D%93
P*t#jhf4fEFJ&~R&rxm+2I{f78Ig^!g2|njFtb@d%bwBZpwJB*<J*m0=53Go@Z%}upW&T;>J}f6qCp`#@0!X7dm0~yCutjXq-Fc%`^AW5RckdnPC3o1l&GH
R!AU5U4XjAvxkbn#jNp=>xTOdZVCaf9|gf<QOrT>6~rH+6d6lV7!#rO!c_>rA(_)C`^jy{-y$Ku`CQ47J|od<|dn(8_7Y|4*GN6P^mNUt+dS0=E$^ykHmd&
KEaR{Op}G-IhKG}A12`RkUl0Kiq~<Mtq+V&~LV&-=N%N~q>WQRXYyoWuG~(t<Lv?$_-OgC;jRdpv0FBH?-5v0DTl@3{|eC)DS91{-Cufx0*$qCP$W&d^d!n
@n$JzYH)yW=^td^rMpZimICy^1qYY0V?mM<8{vfueKuX<3TX;GQ#}s(`JMqU$^XgI-MrDn1ERb14&d+3fi`k572ec^v~wMGnEFGmf`+u{yOaKde5YNI575B
aUM2NPyw>h2VSEhFpz1L^+OOAnoR{~*(9hFA6G}3H?1tPNHSx0LQwm+<;Lgocho7&3G<s_Qxp0ZzQEx>gn7HcTs>0%k($P%?^wtVSV)q0BJI51M0`hSM{7C
s68ByrhRJSIlmIWgnP7jRv;Z^Ph+rXe&nK55S(cssJ&g{nUaa=s+Kg=sbw?9>*}fFRU`o_vp;*8I1hqB17R856J)d9x`|7cZ`Z;7aqncDTvP#B_FMK1!#3%
__izu|qXt5*Xa~@$dXKD({e@tf=cleP#2!`~{1LUyTfRX_bpzkz5@?iID#YWfBIao{3S>V^(9#d;CXt`1G$!OLnBrN(jQOL}X%(PUr+>aQWU6~*%En$ifxy
u?&h>onKDfUynyV77VR+cv<sMZp?N1$m4BDZJ#+9GYX1QVHzsIGf?T-_K%YqbfK?5QGc&doU@7~MCy;V1W5TD<5tep>s~nE5mSC0^l*rFls60mV-&a7<tFd
GChZj^wp!a=QQ?%r4rjiKwgQkdsc}y{-8>(Cqk6(RbbR+xOUC=D<;62^$3g;;zRvBE6p!6W@As&4@+B3UM-u!l<vyFHR!7I4dBrc7Sf~qQJs@{Ct`E5Y4L?
Q$o!CeVjB{Fja3JWAEL_4EMh{G>c+nXYj7#h~ycj0mnyQZjavL=sCl5@^e6D@}5Obp>L|1paZwqmL+bwtiRX)RPMP0fpju-KjQ#!sET!R=#<wVN-&Jk6M!l
wkw1CibZ?J9!^{vAr3QuNV6HN~EUOWUlT*1hlmMG&O$U_a?cFc*d7#0Q+IP|lucZeBxKnz}d3LFWBQbV%c_1az>oB=vX~3<r3;5Vn%}Uyq;H8rvaew!mQc*
Cl^*fV_|0Q28$ezQ%#Grv7pzW5}1|?h(eZDFbD}yli1l?;f)vYle`cwcKhjy1#%TSm<RhN?Ti>&KD=a&l(9wH^|8UB)l68o>h_8P@asvigPNFh1%dc{0T2~
@H3ongLm^_PBOj_IHsW7>O`A(ZPp{fG1+ZewVbslMAHu#SL`t3~))-32Pp)!SDjLb)iVl{h%}nEi54S<yR-5&p&3nt)zsDfx$v%%3@HEL~1k>su_$E<A<#I
}jj4!kXgwP<i63T<KOL?ll;QA^JGX=mg@l&7?KGH4RSJyRM2OqoQEaiAf8h;5Cq6I9{7+9R=6^=b4P4*fdVm5oFh&z>vE6{Byf3ABj^Fe6ar>N!^#VH1nJy
uq6U9;*35K5_Of>h2ZUr89FuDdnh}ghRY}m1N{OLb0y#_Q*i};0~<ML3-PK4v~l8-UlZn#2ggU;iM8W4ivxbtpX#Jy;_IoW-y5Xh2dyzp=#bTA&<D=ln4=~
HPVocZe`pAXR0JG|_gqhU&p5|ESNu&mP>HdawD|1o3Qd@jVernr(^45OITef2x&z9t1`Av1D|Bh>vPBEb=;&lw>KVfP#iq;nJ#`i&8!udC18+n4vuhw~hiU
&0$g3RF`>0Z)gau0CHgha)Umzl!wA5Pu6QXm(7YvdrD=bRiL2B?EqpqUYeKK{w1do3StGp{`YgdmN^x|9k=d`Ykob$8S<bs+bCl=*w$7&~l!##o+)kKTR=O
N+h6CUhsBK5l%f&z;vo>BiX+crD`R|uWUBkFMAjm68P;>|1zI>L&QjL?6zxUfri<mj!DmRkz|X0iUi+sUxk*rrfQ%h=^B@OrsNoby|MWH1R5;*NR$rDy@e8
si6q-nG~Dalrju<6t5Ql{e1V7P!6_>7BD#E|zb+O7LOru6W`XII?2&h&6>#R6gj```e<Jn!M0B|KZl!X=XtdjT7M_0p{T1n-3?sX5;X$(Q7%=FM$O__A~N#
pi!xA(A7kD6{s<}&yFJIbKoDjlHmHvSxXojo{G(sY_>x>L_r3yf8%f~fOcdGlkU_PLF&%jd_kbO+Od159LinHwbgd(fF;k(I38)5y>NQHrXfs@O$NlLq!Xi
2j=`2qp`86gXWrjwB{Egl%AH$RtT-!^_V^c11u+-h05x4qSzP1`LamU=rO}!lI71SCpw}H^Yxp-hLFr8Ax0b&>oZfqGD_lC3=1=6p1khx|xqr8vLyfN!<VO
SZ05EtsvB_g457BA8pX8CQmb6jq80Sr`x9h$%DsHD-&?Mrg71^Bkki>AuI_q3x1*16a^L|c?6`SCR4X<R4lZIT1GbbkjDAJ1E`ebJN*u!$Z+Ml^1=unsCx=
pYio|MZVa-0E|j2=(Ujl~GCE!bITP7}YcR@%Jt_K?&j&uCZx$%WCwb+z(HZY?$HB(1x#z8|E2Jpzy`f_OZ82MaO&_F#?0BH(#|VNFF+%1=l9!;NAA6aUg>d
X{cSql<JdyfDIQ&i`PMyL#D5h@G4~e+tCancYe1vN-R2>y}f0>w$%}gj}ESidXV4$?!3AnW$)Qw|RzLg+B_4UWp1XpLYXB#oFb_r9z2CdL<-jS@Fy``s<1k
vPxMICA6^A*P1F1#zihgI?z3<qjC_H3CIYmW0?x^8C>U{lWarCVa^ReebCSLR-ZQkG*u*J>mR}VxbPv!yH^b!)#L5{`xKZloa_*WTdxbx@I-l?7kvT^;26>
_p70H__Lj&$kLl2sd|HBUt;P(REp{Exrh-sIHAyoPIEb7!sRnqtnFAcx$ES|pRTLA?&OILH+22@E@a!;`$ROMRetb&8YLo?fi7CH0*bLg{^oQB^<Wx~Tw?5
Artyik*wWElfFQc~>M+Td|XiUr~Z7v?<A|N9nI6I(-zsDx@PR_H-z9Z>`Av43d<O4_ZPjt`fnC5(!Dt}QgA88wZ_=OaNEB#Tquu3d80&&xzgFK4TmS^=ZS#
QgbsJZEmeGP^aWtT-eLO<TcuV>!Gt(h=1EbS`2z%=s>4~>9{lCo!c5euo7w$f^$^IoiUK|`s?aOkAgHZS+LBgt~vLl4il@=-&1R~+x}KDN-|ggX#&Dk;kfp
Arl`NheT?S;wBQ*^b)A5Tpv^-k@;P0`m#BFd;a@yd7Y?s5h-)`sMj|iZl~`po!AUX_)_b0km>phV4~#n~?b}-{hBT!hyW|LpsF>y2iv1>iulKp8mi|P-Ies
yyKgE&Q{hb#I@<!rC+oBGfq$i2D;Pr1=bgLvJI|)TaO*3^O8}zyRpj48sge7Ar?tlR!F{H4WY)%uR<YD8A8J_iT~HQngz6`)Ewf#My3gPNK*!Da-npk`9!3
4yJQ~I0*q6hqnxu}7-IsY8z``t`)9Nm#Xc`|XA%|X&I*}DKEU3JZl4zxD|XlKu%w-uKrenl;psg)5Yj{Lm4c|XUeFxghDRGJfr3`P_}e9!;2v&dou#s-KzW
_#GY$fR8ch|=2knpfjdwP;Qen5u@IZ4I3TxZR92jD&b7;g&HbY62JuM4syi~ynD$C5uC!m3Ohi0~6b_n<@R_f1*xz`gtDM8S_qX~$t^HBYE$HEyD@IEU)M(
GZ$?J3HCb(S4ZewTIk5#5=sW+*C)13w-EsMIc4q=z-#`f>6A#;|euQdDs@hm>=%Xu!KBGemeH7irG9v}c(Q39THA0$Bq@+3_k$1tiA4kj;Z_eX82)2B<~{a
N26hpmll?Y~J?8M*6!bE4FMf_?Imy(;UU?`1VD7{}9a4Wu}t2w-4`B^4mPIe(1r4&lz9%=OjiALc+l`qL+0X0;wb7W&Q$bT6KHi`)7U{BQd2-Kklf=!lctg
Yv}qXi0wn39c<XG3MA_w@X$DVFC7=CEEu)=u60=Y|5a6Nqr?RAynZCPr}|C)kvW3$mhxESXXz6PL(<R1dyQ?3pTx>pi)RWnSc#4DHG<T71H)bUNKPUpq}gs
MH)}7QWJ>@#n$<V0O3Kj-A_0#p`g&IhvwwoOoDe4GM+3`$UFv(BiuZdYttch2+s)Up64}f5JMT^`c<=FW!m(@+w9|Ew{8KJ_HGqxlc;kXD&WCJI(RT6t@7L
UXpiIUC2*AR=(wt|B9rxmW1dSj934bRf8^QmjwyggiB90M~HG}(Oh0T|FvvQg{vv=)e;il}wQ(1u=ThX1ew54MITeu<^jvr>x_waB+_LSVn8t_kh7x_1hxa
n6oo`0|B_rUX~AAakl@)Bd$yJWG!CZ72ee?fm)%fG7rcitZx0b+m)f^6>ZqW@9kAm_KFvBxSPuhBZb0e`KZkErM#3sMHv-g(-^FwJjNOLzm;h}Ivf60I|1a
zvGN`c1RTZ}M<-D$Laz7)_lA9U3y<DcjANFA&ih!xoWkKtI!0E$xln?F~)TO$4O}^0zaAklY!G(883MR(u2s3lWfP$l&YqCNb3Dd?&uY<|1jmNnb!#b_Imi
)BhXvYCZfbdm9aQHTA!&f7Id@>>YQIo(wGNDQ@qyAHt?iR_)OA0E3Ah!C(Me#-J*F?rg)BnDW=B(<Xda*dL|c33p7oq%bz$F8=?5jQmCI12Gcnrvu&L(15D
LMTNClf(g7V3aT>%1q6<i(z}_y)kGWQVX3^mtDoeowxHcQ4NC#v&5%*r<!Y7?(tCm8=BZtRIVsgWJytQO*Ph{0^@tXYC^0?C7JkgSTvz8gc+ck+*_%}5fgq
LLPEO}Rd(P4&naeLrO+3Mo=F!taAPowI6%qwc(HVOUXRe`L<ze6eCwfI>Y4u}r%Ac`2HMp#8U71K1L@v-=N_!PEiGn!Ka2v(L^X?3fJ5Ik9RBdF>?9X7sJd
GJORdROvD$^;*^%niXxR&<5v8`e1{jr22vol>M4+gU)XjsP`h{#^V3?0A<`tTu%nNibfJ$?^$&=^VPy58muWV5Lm=(OKG43PMM*@GBdTD>Bcx%0fa350xq!
5Ng9z3Z6Gw4*0)YVG2`#$zI*!Dx<Z)D&Uyk>&nHMppxup)~fK8Kt(G4a~Syp`)T=@>)fgaJ7o@IxPz^{Wpow5uK1j9(c7Sn&L%sHPr4rK!rGQWIU0z*`iQ5
Lf4@hqN^!zoVWJAQ+BaygbZNh)LqF<{!Ci}SyBcnFR`rH*iVAlH#sVy<MsKG)PCx9O2%5X;h@HXwfr0IeBCEJjnvQbIvCZ79N{YKi*eIle~>Lp+SM_p?;Q#
E&?j8fHDxNwpq955cZ{;%>jug`GP{d>_-e`a7xe4kzJ+6>E6|c{5;iCd6+87x+niA^z1NfL6`>~MbZOy%EuE%_5ScE&6LWdK%RXpD7*~#vs-VhzY}X2CVI}
ev0}~sDoHQ*gC2@1xsYaE5K8LG4t_VG_W7l*#w3nHfFFrsnXcijFijgq{w>{xusgjAm^93Ek;Y{aQueg{(JhQv=r=`nzA25Zxw$O7hyJ@Ed?bi&7N~V)A+M
h>A0A@QAn%$LOP!eQQf6`R{h|DBGg|_z4IgNjjh%R4}<D)!iTEazZ3of%Txr=T#rG&WmC5yMUcGZHAK4$?QK>#x`T_~{=`TR;po5nNv^7bL&&=$7C3fz{Pd
E3I@rZwP?2<hz&x-LcvMClpuPtsR0{6F2NBM*u(@+-9D`>Psolwq}4&X!GLa{u@ZX}2((l><zF2mUS1x4FInYK6YUiWRdWI{*FWdt;h${pg92OR|axS5}iI
!=zUhOD)5FQDq1?9#mG_@m;}KU0!I1dg!bExikc}sX!1>?Mdz)cW~43dymy*2MDqhB!R2{7uK>qfi}EA%GnLp@X~$ReDw+aW4Cu8ht>Xf8+*^_E;REhOrMm
xuUwXUmtf(rP8r7iJowbPvn=oX65fpn+h62k#t-lHIJZ9XVEWgvP2+Ennr&t7G&oC1V^h~1MiFQ%V#8td#S2?;cNfHSIr}%WV?FSUGD+g(yXyI7#ocdon;p
R+4al9Z)9$@fSp@^SZ1CdUp&qgqpg>Mpr=9pAj)m?qrxdS(lTFvZB=s~MaSa0v1Ogx{mw?pf<0i~8?)RP6ylH7?aNRN#1rsBiqyyb8@gb{0KwuXV8vda=m6
loPvaH<Y`n{*7Z|+k*e#=`c%1UDYy!YJRH>8k_EP(=&%y9;ieOjS-N9inA+NNoC7<WHFqs;Sd7YVN+9a!FLV!b;ws|Br;YxLJNFiTPB%IRZRS|c}PqdCy_D
0^QYvyF6CU0L<x!RsG)S-C7@bvlG8xma9g(b3Z71fRK<#ZMXTTxP{3<v+3n(%8gEfoiXwMCM7N<w664){_DGTBwE1LQuSc(w*|t9t^g?4GYnN0zL>F;y37l
y$sa5v7BxtU<*iX(fN8pI|_b;*XKKRHubCx{~b3jO57Gm9T_{|o!qGM#>H4qvuQ>^!UwY>+@u(0YS)`6p}M!YgmchGfbORtC|%?Uf6JJh;?`@`ecgSOyo8{
;wm8Ii14v+AAD!<QF$`E29)t@qFUass-m2YTDdLnx=%pZbOGfi*?%$lk-4r0O&%8Sk$ljD!Aki^{&Z_eDk}NnMY{K21LjM=LBTRHik1jc#%v#wD0qfJpy1)
_%N}oxDjZDVoVSi@A%DQ##UUG5DLqUH)ApI(amx5h_%6`8JZw*%cMRJ&`12h{%2h4H%yjmkH+=n#_Ir?qo>IA^>N>2uWN+RaVe`L#H&b8b@)3k`aGxi1qQS
Liz$;cO2geN+uAK+(ao4@2UH31teKF^19Cd!leJ#?dNp?b#**RhzgS>=7&X((mG6Y+ffar?XjLxXK_AaW)+%*1VbH2*3ZG1fNdmR_R=s9q(*GH~%YHfj^U_
+IyuRKi9icifoWW~dqU#1<MsNcfRLAPPgXzz6ffR7R@tl#epN$ghF^ut;I_4*Ad{<SnjG?)YZtur+u9op$y*;rj>89tU1N^QqI$I7R;cc`(s0vu@=qun!uN
)|);xQ!CY==mY!JCr=K~Ibkm!7?<(zh>zu7uDDS>{P2$o>>%(Ov%zsQ6>BHkmq{->%w(XqzoRYt5Z1-xQb3jJb{b#I+A@mQ0gFTHMWz_+ef$!h0Rjk;zH;<
lb3yo2LMlE-7H&4Vq;J`6&w3wEl7uR(G&tz<+Kj9Y5}qvrJt`%jP5U_#Pn3HVnp;>=Xb3C+mLcm2UD%nOF@0JW-}jFqT^EfE6h<j>-BRm1J^B{Vi)}uH<6P
^m0ecfPI4SR}JtDw@RtDHcd^)^x&q4dpc9<c({7JSfa8TCwc+G?Bpx#_Z)E0_w_RA(Y2c28!dzqdpvN!SSw!Ib}#oP3*9Bd^%%}0mIFPH}OURW)6cwiHMn$
iaT`H`S#>p6ko)>L57$~4DaqG9r;;v9!K;BWmh|Br3)@8-gya>J%z(ku^Pr+Io&2=uwwAXz1Zp=sRdAzRaD%s-0${Q1j;TFiU>#&Wu^lH&1n`Jcn^+3oJlV
P;?O<@y_`-@LB^t{2&$SNiuCR0YNvtngD;)7CgrGK7zeu*+On%(_ru`S$jV)_QHWKM*AB=LmZOO-Tp`cZ@y;Awq755>+*(#3Nxbf->NXb2L9LVAsK?_MJD0
fj`|t<M7Y<B8FuV>el8Ll?S0&=*bo9+j`nH^kz(h*Qe|?-U&bb9)B>-LR2<7rzY{7S3%m!;5(_37UWwc;{?R+#VYu8zc<$hwf!`oLJ7y!5-3-|d28NgKjq#
XLbKS5c=AVGNH>LxfWzAe91(kP;?rt{{eJ@Hm7Ec+(?{MY2j{<OfR1Qpg1fAor4+7?_p4^#)PsjOLh?r~jU}huc;Nt_(n4!paZrFq{u-d5&M-%fvAhKDG7H
|fZp*VSD7VsyLp*2|ZhWUS7T3TJf}>s8#z-e$H>0BI1)cSpAV;tt4=3GaqKaej?j3Z3^cg@BvxR!TXMB!OgdN4f3bW)VOA;1qrFfcBw)&NFfe>E_SmQf)U0
&X3VAOwy-psgAG9P8$^2gy)10e8n;nySm15uY$<f==}g$2rxHE>UuVwiIL26Kp4jC+>PEmppTtrZC>jab~2^Bf!;{M?jP)s7Z1)T*2B;@yAaP{EiTdGB;Qs
3`umnTKruioC{wB>4hh3wUO@d$+E_4DdtQ=963*zn<!<|2&;Q{UdPDHH()nt0kB5X{mHes)Jf0PT{dV032#HpRH$|LQ@)r1UW#LURaciFKUjPL}T*$vHq1r
oKqynCm$xTfv>|xY8OhGY!Nap<LmIAs6@$IM^m>&wLC!cV<XS5O^t|o4CTvu_cvi@c#^?WmGE1*R%A72iiAan|8VsSKE3uOcvB*JPHH&`MT*oGv16ZW2jOP
BoC28M1oKsGimqJ-FcH=$;j1jL%RK{OTR>YxQC0E+9|NL@ZL`ABEdAf}KTjlANl-YnWLL23-*MJ|=QOXc3rwgr#7L?JO~#AkPw(+(wI=UL(a~CIu8s6q&dH
}|2ojbXLC7b2<TQ?x`b^EOOUW;?ghe*q_@zq}u{y@<wEwfQS0rtYdeUe9NWl5m0e!mtJwCF(8Ttk`kTE>pwsOX<R$?9p|K!T1vGmO=BOiE`9(?L;VWECF^q
y@m7X4X;E|1@HjKIf~{hI;KxRwMMv!edE;H!J84dhuXP?|~Ft!v_d)z~2N9kVUI7<op9qTJF>XA%fM7~?f0V#EPPv@3AINBnu#(BZ-=iGnQb^=(RY&sjkDo
4Y*_SGmH^QSU0n;`C~Vi*YaG1{qhKVc3ZZ?->w%&}iJ2*5@_?_k3sIxC#je<O}_jmMxgP7!59)h{lsctEB2Mvu9pupXp~v;*jk1A)9wco=@L;S?<fR^yRK*
vX%j<IuWj#rCPX3h(J7-2DRd&Fd*YX+g(ArDMc8P`v;h_n^qa4dQ~jh+!g4$oAUILeiYxO!;Q5YoZM+=MK;F`fX2}<>U(mW0Jv!>xNKfq(|ZK6-b9?ZSyWq
D*LmvC)Jz!L)??A-$Hq~;;dOGce)rABZWu_m2>=cLvceoAuK)}jG*{Iu2kfW%4sYe=w$^2S1W@s&Ia~(n71`IOiy_)`YNP~6iTG_TzsgmR3KO!VF-ZZT6yf
QPztpfA8qh<}vH%`Q1_sW_(9X@A=2!`>*Nsc;0LzIFh%!u07T+SFHTx1_?;cJ!mT^MWV36;m*(^ah9=a+_{wX&gts5XSCt*WkLGI;LOFcyTQgOYe^F4@1JK
Z&p3xY?C>Nu7PaZyrx4tup1N+_G(^u}bfiw@)ogTSbJn6#UXxC;R8(_5$A^Ejg0)0sswlf1b`_?R)?EAGzFML6LEb;d|sjiS?X^;LxRkz=UA5$LP|#PW%09
m}C;n)E%!>zXMWq2~p6<#&cen-^@}5L!{-^gzu+-hePzLVrya7Gx&x<%$*0a0QTRKhEF+aGd3GKLGAEKq@<-u^KV9X~0+@i|C#qQvsQOPz07)*DbiSw*1Ns
#Mc5Yb9yI{%DvGOIsa;TqIBz39lfdySUTnmX)y33eHUcC00f00>9%$riLZ@lenMc!Fjjs35`}-ib6>Z3?aRLd*zLt5;1%fZUa_v)j<HAO&=vwx?v~&x$b{C
a8_CssDzyjzaTE_>i_u`X+b+Y_`+EYfP3$!!^;CdfX@|#tG96}xn@E_UreJFZ9&FHv_~DfA)Z~&kZ7QoE+KKHrT0l?-;ET%1<IJWev{963dZ*QdUj}c>9xo
$~dVJ~xGb_h{0gP3CpUv8s_j<V+UZt-FA2aIjb^<~~^XRGvA@MHh>?`DHB80laz^I;0US8wa5trQfs52>>l^}vL{0He4r-O;OxRZ$WB`(Nf>1x4|>MGP8s1
tv5vd>3w=%P!<HuR6SEDtGUk{2*Owu|W|7Roy{eRSd|SQt2I$<|qhZgiDPaU`dF4rs?CoBITGYEOUd>ki$n>W#DIRdo!SoVPMc)KCsYA#XDxbrQ)x)s7!>Y
HrK0K<G?}7iqy)j(=`AoFadKh7p;^_lOF<d(4J{;_LLtJl`3}%zxgH{_ud%Wc-`ZGls;`M)WQ5imW$1VrUrV3?Q!s{OWq-FcbE=mQ9~rKNzZy%JAZRnegO*
v`hXL6y35%M@R*sJF=Y(l(#x+a^7NZ4Ly|nPy4xfUR+D@5j;5OG@B#uSA^<c1eQt=o<tH+eG#(2cEt&l<UQQQy7$7&r!|2H<<n;e1G8Q$-y}}k&{5<C`6Zo
d076qS4mmmgtdb_WTMU(8)R6o;Xe&5Tq*vQ&*9Fia52s@SOa~d3)R&g!d|+Zzlfd>Qs%Lw0FEDpWy$R=Z_!YexM<;asMuAW+&$$%MP^NexOf)g-gWTfk#;F
*9zNw1hMDe6KXO@GM*_hq?ckdV7{);m`FFAW>GQfK0RRe>F^^SORg5RJEu?}1w=E+FLBeu-d$mf5*wl7+h@;uK->=7>YRu<Aia>DSfEHn4B4S_4DZhHz7VU
Ugb;D%?I_%9s_X(oSnUA_!*E=}e{`qj1%%5|Alti#lA4m8BNv4k!r1)K?OjlTL(rRPglyR_8$gx(Ddv4-J!*CLC|bTn-|3O6UZGJJAL(jqyk7Wot5l;uGG>
ZiZdEDq%P@aX?9$|xyMPU8Us6=)=Af{f6F9cCX#A2TKk3CA5L&pG~GC9AKn^N8Cox0Cc-&P*~#h{yRCdh?*3R|3wyzTyTx;D!TnDa&q^1dHHGx*^8gEL*Lb
K~c3Rgkmlt6KIe%2j<%RG%t_G0s@n2bu~DODz9)^6{@$t{u5Sf{v{MS%8Plk=g=TN^H)`mn2V!?o%En82m<Vkl55^Vp%h~jTdzHDtta-+p-}3i(AG%wc!T|
tb9BHWUG16?RK)zQ#;u?IOC`d*#a1%*x2&E>`umdMblG~0IS8x)+LRxjV^!L(Gj3M!GmJOq^%qC6pB`@hn?k}>eE!jIB3WsDV^&v05{%~uhc`OLDZX&#f9T
O=Ito-GDWHNl8sAmpkX7QCl*d?ql5M9^rX2q;CQH?z=B3|+TH%fg03}3`)q<u#IvDtn>0Hk3r}JWB`)vkjSE>tOX`8CRB^<QrMab8EJK<n;mSfn~aR_9t#b
IZLbLzp7v#Tjhu?dMH^%B-fN%nC_s~4%m0vrihDO|P7BgCL|O0VTfSQC@aH|)b9l#$y!)VW&PWZF{{GB!9bgVdNV%z8+HbeZ_?5xils%+{XUsSUW)!CuwjP
t6m$yck6VSc0jO{Rf2(p4)gPk-kjm38yQf0yYNAiF8I@-Zq-1w_P9S&MS$gdaF?wALC6&5%3^ad|z6Y)`|ti6Q!Vb>Ix*SyX7X7k{!5l3Ova=b=#mMIqyZ{
m8VCLkX7OiuNS|t@FnDOkh;Yo1YUAX3<8dtErmY5?Ev%`$yA|T&_?=Uh$fZ;a~L!CqG3N9lC`3NLeEGEB%Oe>E?6C^p}?s-Q1=+7SbZ^Kt_rX38NYW9$yXg
}19xL1uvHXl>#fchnX<_J$3d}eIr)2pBUmb!l;4eF$*@-Hy<Rju9iUdl66|B+yvAG~sI~NKNp%4v2Q0yB+QTKBU6LoxZfaPh^UM$%fcMQr`jPO;qf>=URW!
J>Eqk)CauZq7#+U7SFz;lmT`Ci^ozH}kza33Vj&?BqBlH#n8ARcPudsu&x8J@S9qxxdnB!Lc&K}_y|NB9}Iu6^4i|971Df&zuhu=8gvhV0J-Uy?M{dgv+Oh
M?lNFr=dLiVq18oahBl^-(Q+F0iiT!uu{3t*&N`ZN=%9bj^NapqT%=EZ<orGla+K=GDaHfrIp&%caGFPR(F4%TM=G*U|J>Or1_R@u~DR5%ibSPSKMLt}PD@
p?A|d%VlyDjT7}T(#k_Xw(&U?|Ib-a+9^Ay88CJ`&cxM)RjQcthU@;Q*0g#Y^XlD&a>^*Pa~N*m|=?EJw7248Nf)cvKZzBT~onK(<cHMhYMZS`iVr1{jFdj
tx@>lhy_4pC=`>UFNym!*VYQ;Y9+bE>2QoD&Rdom<7qw(F+&KC);t=gjHBdAe2hmcH|)gCFiQlg;Vd%L`?DG&3fhX~R#b)xWu`P{_8;))Ooi#VTG~L49B~U
~avRqcoj1%vfLt^YYJ*qV2^NjyF`h+btXXJ}QoU&d$2e+3-{L-H_CbXZ<rT!z`@Amjfza3lJ>7!~y<*UOQcU&+X}=@U86^fdbFFGjiRr)EJ-&!<zsq&AM}9
ppq>fNJLj4_6y^L5q#XizaT&ZhKFhZU8l}>)Dk@$tQ8nU}7=VXJ}*)B0quFI!^M!mgbXR_+YNO~-Qx|wGBE^G3okB(`b#O5OrT|lz>3y>Y&uB?bZ;!*#a+;
050S82Iue(PLv(3({EP{W)1W1<a;Bk;ATz7cd`#%1#8yyY5*2bNJvkHW=1Ms^!Y1+n{jp_?~I!E^1ycz-3`?v`}c?Fnb-Tffd*-$oX;OW-QfA*K=;imiQe0
z+polK>1l$DjmVnj1B@P_U7uz;GjRr{%M{ajr|Z70dHXk|k}47lT(!e4SP@Z5XI41hGx3Fz1V2+Fi{yxTwvcV>BrK$<FZXA>a9>)!=Q<O7Jrz*p-1RbiH}%
#|5W=1MZw}%3?&CNST14=-bHV=?`Q}JF`e*&p*fAlBBVfyu<xN$&DN;uQml8te+W72*~e;*n*)zO~Unswq?$4`rjWM&M8A6qTL&P5$T-KWbp4Uy!Rw&DY32
1B>R4b`5p~cffe!=;jhF*2yE*;jqHBoajoItlRg=KWd)Fci{OR<%3FSh&O0R!uesW*>%*SuFBqrZ)Ixs<5FYP>TF#N0wLecy2+Whh8YJelPXTCKOwXwe1w0
VozUksY6}rEOl<wHF(rK>ef3>qz#ME=>K=gS)OI-%Zij)ejkpB+h;<;{m2!U!JYfv}V=ACW}$6jV$1VI}d<1*yZm%DEo5O(Xw!wN3eF^ZMUIh{yEj9Kn3&N
x9}ib(k;jjmWNth9rm_%SWS3Mp082##wRw4pIC_0uiu#6$%WBM&~#Kv?CnW)v9K>p?()`%Lz9qK}f(mt?Q_7j8h&G1RH`3pCL_@JtN(8s{o@?a~F?*3nj0+
W`t%ikzQ@Z_mzvp75LbR)aJ)k2c1vB)Sc5x@SnYfKzFc-<5N!@1eXZX&KZFG!3+9E%7(dwd2NqfMJx+jM<H|Ox61?<T`OY0B=y2QC~|+HZdg93g<{usXVx_
h-!A+sqO|W{>OjXqN{Gc-D61OcfA_1%H5SFf8CN=+2)Sk+E6}-9SbMlJ(Ak)CuAihrAiuaN`n~ar?`Tv_9)&Q3S$zyM5#{pRU?8;;H_seBlypA;)gh|YtZ%
AKFmHChLugTtp+weEXiWgv_X&@*2-W*9<s~A+NC%k`wP?|R6i9AYF(<K@6Z)6wDJ~`99*Jj0hKqjXRZh{Rm-r(vY2Wj4YXs*U(UFr8A)7Cp?khntkdMe^ft
OcRTvNVb^yvZNJ&)Zt^dw)Fe)!c6T1cXX3{qvqvcPfb0e99qv;-<sfl9nj%WjGyN{*>=dV6#cihBLMC4mZ%X*;e4KlWfM!02&O?y-*)J8fXi^7?JNpd&~hG
_N8x$GDpE74>5lp}tctvikL3pgZb@H|dx#0?-}wH0VVy#I7&_7Jkch4IGf9NTO{{;<Axegdz7Vsu40uruF&#ZQ1fz$J1fbmEN(36*JLU#hTmm%7`J|J1fj-
+^Zi3dN~%cF0c$>f~6yxNcgi1(~pBf%8eH$<k*+qiXB{t*K8oaQ%07V;f5K&`D3l8C$HiK{Pu%a?W=60X6ZWh3uS_&gL{4Bd+=pP1sT)enYzSe-=i!VASnU
rc&bltZ(=H(JRhn&-n)8Ld@6H5(Y`Fo#pprgh8H<rj3%TH+AP1(|>ttrvuBLcq0_8-1dVnTfB4pg%DyI<GXADk+RHGE0&E=Kk9xAuyi1geBeeLu7T#8(3Di
V6T$lOK2zxYRGzg}07$^KvKkrE7_7pYDlghsgPdy?<&DK^IkOFOQ9%bY1X=5Q;3=)I|96$~Ix?|AsN-paBi2V4j-hqGUx=qid;su6157}X*%5?n*))E<`fU
79@#;I?R^dght8EJYuWJ&|XYV0`E`#+iHaN_5So@&{m}_()jx@Eq4Q3BP^qPiFhxwI$#Jrr`yZ_B3Y!2Ci(f=XISdgIB8TX@de%nzMFc#({y#ol|s6Q`km|
F&+7-?sr_=F=XR7pR!P)coW&Vet@6y!6~u@X0J2Pg>0UNtDBMz$;KUPs-Ea;FJXk<E$1hfRA-Fmpzw)$d;1Wl0iU)Mz^#ns>L-RZyxMo0^&;EHYHize7bg+
wa9N!9etgogbnvf&#e|FY}HQsI{l<p>rUH$*$6g4?>~2nzf7Z!#h%P6bQ^7NGL^m9!q}0olD6Z01Dd<Y1djd*FtmSY`FFlf`%I3hB&vh*+lsm-2J{3&4z>X
NE&^FB|lpaevybzBqxAJUbeGeJEtZjS_S5cMTW{FTNE^<Il9m0=V=@IR;T0o!WEsKfqV;vKLjO-hgZiUEsLadhQ}fgAs}l6I_u)2uLn_XpY#yYwK24pB);*
DP+8GDCqFmAem{P!^~T2yrKx7K5DH%7B<${1e2gvwvKuY^{5GK4RvCjjX(XOoS|JI@M=2`d2&`)#YAbRZ?7)^<1o$MetOp*O&tJ4KL6Xbc6eH_+MJu6mS6B
KBg4IDd_>1VG)bckdx15ZXl&mvJfcIy%%27=p6ZIs|T@-Y8Nvd}uCu;=jm)0Y3@Oj+1OXRYL0mW~jifWRfS!QT!fi{1$z4H|G&MqNM@%R^CI8;+soCH`l!N
H`SFuGG{+Vj(mI@GSFoUf~K`5{fvF_->B1a}HO#JlC7v)1Q;K9k`soZcxjTzPyndRD?{1xajx!Lg+lVPl^UU~bOY5Z@Th7m;fob^7s)!Ee*rn=phA214h`&
7`_VKvG?Wt@y7@6Qck4R}J$1%>}?W@55O2!fgzy?g+<n{%}Lm7yd|LtzRMXfut-bAK9Sd?&V*BFi~U^BFB@YyE-_L&sXf^{lCfob=k7$D=TDLUmE`c=y>ru
(pEwz=PuUi0dw0SVn$8BmRfM*WTG_r34af6)D9m#L?!1Bs%65ocOOb+6JH@+)LFtyv<8ZHo~cNte-6bpWxTqq2kPf}y~rM?DDuk0?l-=_Pm?W?BA%?*cU08
g<BixYV@G|)Ryt3j&}1e{3p5-Y+AIB@7^rsm-RIN}`E9FF*>Qc<T*60W@{1I=tlREly;Ai*oa#i_?xw<5fW=qXU0LfY4C!Q!c|a$*%=|0~OF@Lxno<3${Cy
9`n_FNgQOhl@`)$Lw)I?MT2j}}{$o4nWWY{><6>T&c^Rj?ZE6L4ce}qkuzD}pho(Ck0kh`Kd6pfl6{@`jR5w_L#x@>V_5=x|<N<)Uz8Q}LA#WRKnGl17)e`
?r&e3R4!3p&*NY-FF6H)8`;iN9z>fZ2X4?cB?RkBSxz<x3~SX<oA8{;=L%S~Lm6SHWwC)Lu0P(t-7XkRBCw$4m246zCCEB^14Pq<O({MpL#)5GqS2=(v{!G
{khkuOK|nGy8k-==3k@lzJgi43bt2i@39QfP1N)tXa-UHtBVN>6PXy)_d&YVt2ys#ZzdvWaLQ5A1pN$=VR*-D9g_U5ymNQtu~hVo7_tkaYiuI;cCI?EZw9Q
yo42Hu~>JeMI=Tb*9xRyr5@xmHFhNI_r@upCU%Tfk@k0CjxK9tkwj!lXDFksma@$3RRV(&Gu$E;p1-s$yg8A_*G7=gALP<-WU!u{K&(5~jKHJJFNLxXz5x_
ow3lL*^}VM|gBh2~{hTLs5pq>A7_Q?kvoE&kUpH(bEWxcR1D0Lh&fR@oIV;+v2$xD+E`vgGfo%={6V29nq*PlC#qiGdN!Y5fhikP-Ob!^pez!R0+1X`r7_<
w_q18V!NKN8~Y>}AbAl8SM<z9O632}*m;6%2mrw^f-hxC9F{sW4TOi9Xtq}m0@f1L4yP#XRD10&-<|8NlkprQu^Tm}8hHS9z58_1*Zdv8sCsf@5?d)I`r`p
vcaIuOSDCEI{|F@AU@ek{%s@2l}WN||g8G8POJL50zXW$I+l@zGE;3HuesT>RkbAW<)=3;a#zq+Gt5?qyyE3mmgHj{jW%W8!Md&8>L^G0H~@PFv+%Mbb$z_
Cu@+MG73waonC6;}tU^APp?`-yBG@`3|S_Z|om2@yo^Adhi-L{=}E4?wkEc;K{#ZG%;j?cn?G>Z!eGmKS;d|x<$8ssKKr_>_|ZuHVVWqpq+|^$-Bi9E43j?
M*}wdGzj)LjV+z@Gu~;#!LlMJvxYr&JgF#~hP^9S+{fltRiy@XzhjYhFfqQCvDt@ugv{_G`v)mwLt6G?|2|oLWpZz~v;f0hzkd|nR1hM#7$!b>YZyTpW!qg
|Eic>yFYyXK#lfl7qe$5aJ-_X<hNyPJLx8Vm2lotB!|rsNuW*D(-kCs5P$uRWmsXi>avslL&PM?v=S~mRoh2}eX2h)F<RQAazWtctPnB8)091%XbqZ+1|2Y
uaz^$IjxGEB^d%fVO<Q-7u(?45lIkx|;CzhXdmsJcVTIF*U&9{gtQ|e|VIv1u2=SY<>ZtCG+5S<U5wNrrGbSq4qWs}Q4p!4OTSv5*~s#-*zQG#ISe#|{|Ob
tbROATDu#By|ObbP+Vy%<b&RLnIS<aaaDLc$m|=ilH>Hz#fDHT@KN?;YCL)VnJaDhqfuhJG)5gY=P4;k5IV{bf)i;=jLBK*M^?dI4ij><T+gP66W4iI^|2*
EljZw;IXfF2U9Iwj_hiD#<oB48Ez)l-`MZP@{T3wVEj7<JbL6(tbYC)qDFba$da~7B+|CX(H0z=<Vg4$qL2KH6v8C0X)A4O$o_84PJSSYto7?yofK|mJpK+
VgrJSs0mkAUu&Y}<!!JsG>aq297&bG(YH`SofTf-mi(#fTOaI;DLTsff6O60Fv(3INnK<{T_W?@CgbI;a-O9d7+JiW+=(+Z)8GkfkQ6tum6&$-HP%!`7)x)
&IF)P1URsb?;DQNfmK7UU?c4fBx_b`&iX_ZC?bj?_wZln#ziQJg67Jrew#PgYhkhlmt4)9QrE%)lN|-N+^Q(f_yNKw6^ca4;#x*~&h)GdR98gCJ{Zk=-*|o
2M?yA+YBz%<SnwKL!hVno1$}``f0%$LV?W!(>`wGHW1>j#1LY!=kHvEz11Rjk_{1mIpfz`=j#Tl5*oYA{h3c(juys5X$IZMoz`i0Fh2IQw5Tf*2O67=<B;=
^yQ*$8BfF@e-wJAqB+@k$*TWU0UDS)}uSz*m^JCCjj|-LWwReuG(G19m;>(W*&U*+|=<>mY%qijzjP;C-)yp%R$`^&LO%na{Y-^Kw470Uoap?=GUM$meA33
dv(4B~AzR@GY!@dwY(A%^xvyt?0a^M;G#z6VZW68ZL>uVK)vp15p4A?kzc+-L_WET<6n0RyftSh4%k%*9KtsRyZj9LbcA#S;Z?TgjtTT!+Y#@xCV?kJ;mCb
#_-8ipB$uwfv!IEF>9Cq(x1bi8stIxJg*a?>5;8CBaDi*(HVo}<fz_4A1ctW6*=VG<rfvu4FU38e_w=oSXNs(qV+<52~`%OM4gSL7mB2`8D8U^06X;(9M~V
$3At(d!p>WBrlK$buFW#W|9KWOS0ewk+r-C_8nI$Pp0qYv7nRPoGZ{TJprYJvVy#Hn&YO`9X+Ja6pxlNyA`3D1R7rH1sJ=d8#WQ`*`=Iro_<Z&JB5GC;(=!
HsEzDLPGCJCkZ3)?$31Bdxb-J68tsxWnF!J2Q%vp7@#Oe^?*zgNc8{@j~L){KLrq@_YA6jQ5S;$VrX5a^kyU6h`+zVg$cjg;SV<{%NDjzJ|zxgI+tv+|KXS
pY*o}vps?x8`1F}_VU*4CB{tz%c0W0IbxJjy+#{vEJwlT7QC_^1ojDDX84hh(BqZY|UE;6fvz1G;R9X}hSdf)hC&{A+9q?M@8j=kowDlsJsGy&$no78Sc*D
zES@+N1#WqYj0(fVZ?2Fy7ko5rS|g<U#o$^8&{`s5xn7D-!lF0P^Hw!T*xWIVp#wLKa2=OkpYcEYt_HUUb1)n;1YI*(t`mYkq!Ca!<E0y3|)f1e7)mcIEx0
2bU;be#F@5bUu+?>`Nk5MG7|A%QJq4D}^MIkTR`#YA<`Zm%Tr!#VnzMd6S`;M2vpG)wD#|{4F!uK+c=!Jxqm0ng&sm&sEM+bjNE9CT*>VU3H<4{{yu1=j+?
LcRXS$c3?+gDM6jvl!HKd<2shT&0gk8q%HQlHfZf5Rdfgb=ZPvG-_b1VwdnjkJXRSwNK@}M<{FRR|4N%Dd|N*naNrugu!3BW@mZ!AWiZtB@H?|SGqRi|9sW
q4)N0Sb-3zASQ`As#lx?D$smV7O0(i0h7;S~Sbw(16*4<P#?hxb7c(m;uLXmIr4!dlYXq1kpFJPklgcg1xsM$!UFslLtI)M9mk(xVYPg$&pp;i;I3A9IQIu
!ho>0_SDS*=t14%fMwiAkVP{X_cfrerebR5>2JZ`U3nIB8Yqp*dbod-PNJb*D<?!{U+AkK(sw3X~C%V$FBtLUE$`zV30$0xOEwSn7mYlo`$TD~O=x!?ep+E
S^-Os3bgRguyB!AkT-Q<);$*pK-vo#mC4ML<WIDn?A~voTvB4*C$NEj#WI-VtNZ4>MGT9_RwxtjuPB~BPS*+IomwFMfCaP<nNgx>2{<HY)*{kJue9L$QI`c
Z!5%9NrDAuz?c9@s21HNV>88SAXYVM^m`_zK*_?pFX_Oewa2$2Kt&I@oG<sd-Ny5_9Vm8kG)djfFOY(vl8|b$i=)y&6qI`O@;?@&$a&5PXg@rgScFh)R2DB
_1w0+mtN$X`AcqqlhJ@t2C+8})q#?IjLuE8dM`DeW=(?(#%sW8Q*N=V#3|gs6Zlgu17?^l3X%RB#Am*O);bABY)E_zuDtFK82Jh&WUS<POWl1H_KOEpJqO9
TgFOQ3UrZbO{a?1|v>Ttk4;@VC>pA3(#f4Rl_VFrZl!;57EKkxySgzYz|h<#P&{yT`~{$f8Akl4rSclYdjulT~l0MEfub|7Ng;K%ZgJ@CaAM#N<k@?a(RW$
R~3T0z7hsi_0|l^MzSpW{xu_8@6XPB+aCECCDErLLw%{3rG{*%=(4tX&{&T1XAj1L>N>aAdKD7gs}riK*EmMX_vycm*@4GjwE1Z@{%;mb?F9xP1j-*(e-rN
Oe_$_%eE#-|7LL4px*vB<qs;aJ3NFeiwe?y{{HW{qAyEb(3iK3eX->!H$0iCPgI2Zk;7XYzXrf|4nD#tb)@ROmsROXXm`47<6glbW8iWH&k0VY^e`h1{nnW
IBQR+U<12=Q7jhq4B4`g*i)57vnYckye>_X35O7DK5_g8*+l{}v=~Z^2nTLB8p_Q)OK+-5W<ps{%d@l*f}ClbvV3?iF3<Czl|pIM96@9?4~XHe7(T4hd3&n
Eq0}*@Ap2DeGgWGO?Jr1uu*dWI>xGK70T_Z5ioUW$Tf(jNis3h(g-TnmelF#a688f4d*QP=)&GNhAzhe}ng!l<<mb!oe(k8ZQKn0YPy;ZRH^YevxLCvCocQ
Bybbol-YQ-bcfgB}4cxv9QK3WQ^35ys-a?uNkhx*z<UOw%n(Yg0&t5o>AXfja7FE$Etf=9Q;e@_cv*_#QCsvUlGXDOHdZv`~;cjpfEs066mvqU+ozv}d*k^
ToGW%*}3Myp2inOlR~g0o<^&0ZL4CAZ^YaC}pM)#N5)ma^!hd{e>1?<zM6Wbvwe>`#o{3XO3Dm#zTbzr0JqoUHtUcZc<)z$`1bM05Vj_dS~EwlxmKnu*aKj
A4r%`-=|NLny|0UU@s<H%Vpjg+~jq2Yg!A+)Paod6}naNe$Ko*Wnql)X546b?(MxTx*8=B3fU;XKbc{F{TeO=s2?`dz66rq0&um@lBcu>3LtENa;M%YTN<$
nsK=4&;<2fC+~5{MeUBk1IEbY#G_{TF)hk8M&e@0FWCPp&<!nZp1QQ-?-){gzc}Obe#Y|yv_-&K|4{*BN6<BdUVH>UZ(YIyt?Pk9E;9Agv=|B>9scKiPHs+
WF4!>lm-st-9=aJ7|BIlW<vZeNML5t@yW`<9csf5WHET<MQqcqZ$lCzsrs>oG*o$zEyI!kTEW@;VsGrOmXE7cXD_wgy2P(5-dvknj=^&cs**>X8<jTyKf$0
OvA?>;Y1M621K8)~_Y{#e+t`Z%U$Wy}w644rSJ--rvh57%5Ur;}Cx?(qyQhBaP$iidoRXdzXH{;w-v*i)!Fxr@Pg!AUM%#VtcDn1cEA-P|QP2ACNU{2)Om%
wtNVg|O+yti@!aK*?~Ri&FHIdXe2C2zc*UB``@4BRsIak~K{U-%f!X}1NWZPA}|@`Q3QFTOYQwzquYih=bXQ52`RWF70AH`dN=2Y7$aIcqL_mv3TY`hF3kf
Ai%JFAip&80+cugVNaj&NYooFnfV>a%`3!YUoG?9sDG6@X<-O{`oWCBMC{_`Y7K%SS*hF2X&8Nwq66=1|=8w5JY&!9X4{LvR+PZM(IvZYFGESFOcWmQ;>OD
y!(uXT!M#s5Nxaoz1#Fp_BI5m)LAtM^T0#Cg7zOsY8Im)4m0;cu7>30fg+n!S=;P-Z%q!gZ-=RFKIqPdrrddNOyW8|KL)#J6>hWa-ot}#*7j_j0K7BOX4w7
#nNpT>X>(pB@&h3rmz2pmc4<B9-Ye^vRrJEefE_Lpw;_0rWoj0vlgP$5AqCvh78~o=nu9GE0X`!B6M!ItxrQc_(%(&jD`s3)zBjNWZaxVfy{&MTkT{&uB%v
49K$d8Xi#A5Y@`icsTL8nvoeaI-LM3;(?U`>v_FbPEtB>+8Ac2nd^7(RFL7tb0?@!1n(g!=+RZ$~VtApT>RgU&j;2+t3bMTz!gL6UUqykXfGL_#Kw=g)WTL
H`mu@%cO?xY9{B#7W;e($sQk<7e}J@iQwNF~#$1e==UEuhF2cE!?JcUJ8s1mQa_NU^>O2m98=yV-}5%BKAz4VJxsBkEYRjK(*P_EYh-S@QM7C-$89j0|}Km
3ZavYvp+sth5uXOKJ*9%+GHOP2(|fg-U@?+PXoJrh-#Rc;VLj*0P>-MqdhPw9EJHiBB!J^Xm)}>K_X`=qcW0gyvL9w5#;+K@9EWZ?Z8G&al9*?O)5QEt#+t
NRAtc(MRsQURQPNh32&sq*Rw5^UIT5z8o`0%hCo_oxE!zwZPuxPU!h}F}a5+#WBC%m)`u!i>D5Mg~afpyd$Z)yZkH<y5fcHBt}c+=6tlM^1sVb=$EP?Cp<P
?C9Y6;iMLVb%f{Z}KZkn~5Nx9CvY`AQqil~q-iP;%<N<ehC!ZYWf{`edslZ~Gz;*g6gCVHhR*T}TW?g3kJF4p(1(n@;=Jg9$xEMmkswSkaNJ^v{;9Xmt?J*
4z%mh*ZiCT<dY)Y!86hv{<Oh3}u+cPWosDxPQl5GP{M>X@-NoXF8GWN5W_ki15$cs$F;eVLwqXpE=ugBkRAD6mQiG6TnojMplM;6la(M=+tGl#?nXWvZMnU
W7STqtALnB<U%Q=kxLJS5!F9-;JcSx9>$lxaSh$3p6N^2dihFqSaQ0_6O8zr-If!b}HjsMaNp=9A;A5K|Q~x8fJRG01-`=bsyK)hpRdKOk#Q$F^6uieIYDj
?um_`5Uqr-r>H=aj9UP`#J&v@`&H1o+CCfFHu@9Ph~29va!xdnPAy(d_0BhAR5oRCTB1dyuG+qHV)>n1)#<EnbPj1$Vi^Y|JTY)sQ|oaK6^!^+_Gf7)QWvh
QSNU-49Ea-Qn^Yi!Jz-6OaN%=KbC+`PjGTOXL4y|KS|Ge=tj%<c&Bn>6^1#Md(|A*;pp);y?CW|OXYA5gD>162xj8e)HK|ZQYp?oMR!Nce;A72sO9b2P|B6
U?p}2F@q1zb%vDQ-<r8V=ASg0JIAr?6nPa)HMHD-d82AekA?7C1gwEA2Xf>X#2<(2VD3mb24u(M&4I(Kd+2-k@BDLQ}Wbj)kBKXL{<S;v}6~kcQD7p^yYrE
?oMWK#_&FqK)ae%ouN^A8$5wgV^=rdFGD>jtJ+sTf9c(dD8mU0~mRun+00dXSw=WqutiL@Zt4QibS)Q+3fI2wu68BRCt6mqXqwWhWZV^<@<CFOB{$p?P5J5
do+50m`*Lh<kyVLtS?Z&HQk1aLGSQ3ON~`k?^#yag_24;-3Q*qaR(uhA2m7|7rM5`4i`<)K+<3OusPE`UIlK3h;w?8B`fFvIWL!<uBl;~gP>40D_a9Qe*Ys
~%;#1yb5lc|jeSthr0&a8dJ?Okb(R<<ei2M<}jG=N5Lkw6T28Q+5YDMo0$_eX94eCr3fO)}hU1;+;ipi;<S7@MSPz(r^jxllqCZmLsnsV!qh5LY-n3)sAi9
sv<)11?R77lhN~`X%pg~HBwk&bZQ4V+@Ja=5ESS}1Gl<V?y+HL%Abh@*ElN9j0}aj%MS>Y+#ThE0R^NNqK1TXSl)7Sw{RdIacV_UL(wW~o&@`jzrH)YPb9@
S3wBOxH5xo1I3eGUd^D(6mw;9J$7J{dx-pgT)@EZt&M$Ui{Xt2V7iaurZ<>vreI>~kJh*LvB*cuhn*~oLB4>*A-y8Td%0<+-ScGkmj`8uYL}1HsyH6QgjuQ
h(n&qURD0-fZ+6$vHMyX=XFcNmAe2BHS=0|8}4I<&ZzqxQHdF$!!li2MRyDJgK_U9RsV*Yl%`}@=HO-X~V^2kftvAh^IxW)Y4e`V}-xG#wsA2{4eY4n12Tw
G>!dF=Ajdf0mXGF}spqMt96*$%EeWinnfC~zrdJ4|;=Dw~Cb_G+0S8{e#?#*pdg_7-silo!6rURmPnZp=KZD_b>^9c8aTVbK7XIx2k7)14QPcU01xpR<n&>
T;DRA+^>yAmCICF*y_kZ9X2jqFnRp8yu?T7bOav(4R(uFKi#)W;c>W`&-wp4TOxEjavJ9<u@PC7m}mjMJiXVSd}EQDJ%^d_n<Y4w5o87ln?yMF3yQr9E<`!
wQ9c=4qRZ2pu1W(OyEa^-P26dGG3e*i;GqFwN0KV8SVi6aPLec1d8zSfW+`4r&WO{=+X02+|^2p;wf--x*&Llk;71TI@l)8liDaP=_Kykjhb>$Ca)DHmoly
}f@pgh7Q~<Rs3GB9=bJE_O#a{rT4MWRF_-O<o{Z|4n*2xOIA7SKNqpH=K*~9BFia972;$5PvgX*)QtOeC&v`J0U$g9>XlEmw#xUCjm|HiEHKkq?vP>_-2OQ
-*|A7R%DiYUL=^_B5rJ~NjW$W6_?z;>wcGq?wkix%WPu&2uJ&ceilCsd5Q4#%n?b&J1%3Hc-Mn?|8;ep=isp%)O9@)`g+ZumvBJSo}e-~zkA-`z@Qjp;v0A
DMsK>%Qpb|eQ?TH*g)Z7e{KY6`dx&iFVjL(pyq!?^0cY%I}H5L%|>R4+s5Z;Wx%lv2`kW~<Fl6^0`X0mfZANIv1&HAlPL%;~Nsiv*!<A;Ct5WXaGLjg9qD;
39rHNkPrpPPQ(kOUOl!%$Gg4O<FOuOh0giQfuyeT;fUDtC`V~B_Z6or%F)u(`-T@;Z?R_o~KHIGBMWr8HkLZ`!T6_R33cu%(y$u+tc!xa8dvSPnk<TAz;|w
a6^IH(lfi|#!8ONQ{8$y1wQes60})XXkWimGi;=xj(v7WjcI@I6QQK$lkTQet!tgew4CyC7Ub19`vwj*l<_|!x&GoVJnZ??wf{o3xAII8Hx1&XPqOJI8Q`w
@*IG9Hr>GsMkJzWnMXGq#+<KJBM3^x$zKpW957J`s#`?m*?=Gbqdn^~=8V1aRVAY+qd{Z<tc-2hFO7k-JFaUb~bX4gtu?tUYaGZ@+-}fPNqvHs)k9Z6i-zv
Wnbt}4)OQd^oWx%E8t@M>D>n|cI7i4NW@dD~lcG{3ZU?08Zhs#_Y2a{Sna9Y61%OcMS{IRgHeS3!usNRz3q{Y${u`TrlD;VI6&nBsty;~S*lHZ>Xdm+9})o
XPY!9RNs*TVza%y|*c)d+~YA4FQ3km`sd?E$0RTTvci<78JAGb9^t0W0GPD3D~E8gzW{{Y4iSrM3;Etf?i254Rwqb<1OXNep8cq#0R?#QlVH?1rka%1fX)K
<5omdV$S^+1Ca{*THRMU-Cyi@DqUK2$Q^qmEkTMIWA_$+^#%In2z|s^*1N&#W<UmDofE8*WBE54XylXn<TdY*tFubAB)&87^pW+28ql4&;==%`zg><Uy<5D
;cU$^bi-p|>~1_`K-c|oZp$ztR0{n3Axv3w_0wR&JoJboZVoRz+|)!89=z5T=y`XXtJ~}sQ%!rex0${^b0m~~5}&2Lz&ohaOx~)>_09oG)Uw7cK!o8KC3^l
HjDRFI$ua=mf^X%_uHD5+FSpnawUB|bnF|3{$a^kcbRPa(^0Z;Feopz;4h72Xa2id%+njoKjdW))0kN|;!mjaBo<8qVh(|yVm^&XCGTB6)9<i51>8d^k{&t
F)<iG|}a2^FAji0!H^_Xhr_Z!Vt+FZl=IE5V(>HKiV77t`zVUYKH5A?8|-}L7bnEgs3hjh~eEwj>?uZHd(xo2Hzl@z%4Xw+JGZ(i2#iFS|fhNje7S$K_^oA
tpv=%M6mhPU8dj6kZ8)R=4*J#vF+)7q`hPB684AI#?5j4ThaADKQztZ<sH`a>Ao0C4?D>h}0(D!IazMDY{LEM0oh$RZm?0U@AWWFhN{j3u~lfX%2-KK?QPk
aC&Bn^U_OgIv)YN=+W^o~5S|(S>Z1cR!U&Bq5JZoV=akXvVWfHh=w04nDmF_L0=oHcRCD0^;r;NKgko7|a8=I;-@cxeJcc!GPz@<CjPo6ygeXLU2SW6K7SE
rT^6qgX@15NID6$+~B<sKDdW>#ZC&g4aGo8`N5@-k_^luwj1H^V&&RXRP8s-FPX!UcHQBzB`Fd2GS@2Y9sIny(m|S@i_zM!x(+djNj5Y|n?`k8gD-@GgUs_
lQDB%rQYDYUzblXSHdLcgA?SpOS7%X!NaRj!AY*mSLBRFq@r!us<QNn9n&5cO!f<lpvR=y6tPBI{zIrgc3SU>-efoR(>~{Hc@n8!AVw~cIF7jqQtIR{=a_N
qc_MS5{kidsI<};-W#|R1je~LbK06})7U$?nQvy0gJEmK*`yXzzoE~Dbx5`U<^)sV5GKde{Nm$D@?O&9P)q~-X#vEy{(qlz>1zQZ{CWVqHU5b=9n2G`WnC-
~EPb~cAUU&4cNyN_8&ML#{$1J14nxR}>=j>IH*yd*`$nETd^8OD)1rdVEGvDi$sua=bsJA=ezA4jdYTFF>Ix$*puH=a|3u?ltYtg;oSqiAtb=GiRxG1s){!
s}=bhKjjlTJ)Ad9qaM<kK2<TjQx=VCC+%j(u92HACEUGAZ<oe{*1~3GheoZa`hrjo}5#6b6_j#=AL-*PCp?1N^2LrQ^nu-#|hS055Sd&lnvw?ie0;s?zb3g
C^F6B_-o3cAd|d(8pwsLaMA+|sBL`*4@s-M!7AaNFM|yV^e~$MnX{hb<`&crk^SW4)TGg=e{bgl^(=<OP)=Ou+u`ZBmG4khYyI|kkoS3FK)Sc(rm@*PXu*T
zz|00HvcfI9#WFSCQ2Xu%jOE#y6fGgKh<MceR=uFR6m1}fthGoNI*OHMVnyx^tts-oi%6kPcRIZ6NW*WIW18rwpNnjOT>5tF&pH8%Bge105adb{FE-7#OIW
`x5ZKyAD5js~ONDs^Kq+WPSeR!Y>xgNB82Z!cS)b<JyyOVf^c$^@QjE<>0!Wr(yk6JbNF=-z7R{%c15l{~;dqDC_AwXf7xg?iPy|#R1de@}$v^f7>s+|CQ6
LjN(Y*-4S(t<I@{sQ_7*#vz?p_rs1B9kM#G^H6V5W?Gs(Rm1@qxAy05R>HSL)$SMD!Rc_oc;Xrz?Da2aQmy9hb>zMv%Gb70^K`8+&S>GzfBxIzsZwt%?Se7
aG+&(*0UgaBC-hKBa!UR_Tljj%J9hHT3a<e<;*$D8;fvvCWi&&WUC(d|xVTXs~=*>fo$z!191w6h^C=$)rGZeTlFTA6PEtf6ttI<Wq!P;?I#fxt0_E?9yLC
kiG(Wt3i#0e_+)A<Y{uwK*XfoiAF^)*UnH$E*7adR9OE57BPkHiq3QdjeDR@>s@}#uEHc9fZ@bk8cF>c759R*FJ;arFDJ>&M_}$cMdX9slj>doa+Zu^qTKF
m<Qq&N=Be3!;gbSVseQ{MkHHGMCvw^}OQ2K3MZFfUjF-c0zfl9lTX6wLQZDc}wh-bMiBYTvNrF}>#|+ya#tCH@x}EIr+r*(@t(v>j{R2UuH&B%iE88VB9O5
=R4G|)<Fg=st(%KipU4Yt0giyfX0Ii%}Jw;@6-?=Yeer8i{ybs+2B>V#GAGNC^$avFX3^K<?&DFY=*_EFPnJ?`lFm8^8lB*ScSS8nQ^H@3=<r+*v=rIaN9S
^5)X@IA{-4uM@cS1IYlj-5xNq^1>S-2(En86(C-~4R*&jbXvUXFnIfg7ygw4-y6Av(&~g2UKK=>{n<jHF+)T^)dlZPVYCIf;Stj_cg?B5wE^#{X;BJ85EeE
4Nr5_uF#^Xwyo$ae?fiX^w$ISwDEt4-qqj%ktjt8wPnZ1iJw9--%4u<^?s!`!;UwQr~F;>^v`up=-y%c3jA)_1Dj7`wFtMO04Z#3_EQ74*<K@;R71H8YQQc
Tn%o3-ncs=;^!QfF;Y{EljT%=(w=V;#!0CrVp9UCt{xUgB)nxI*ZQ5@5hjWg<iq_5b@Vax$OTM;U_J;%@|va906E*viR1Yi^c?+kau?*!(^GSGsF+Ciom)u
2*g{$#K4lo!gUU!h0LKIr?|W8#@EWc?h|nq4j!xhD+MddZ7+)$5oN$1_wMPEmzWB?jNHQ;fs3MNNKV(z%N*+0Q5gKl1IWYHg*fkbCQEh|OP47SABn|0U{w{
Fq5Hml#Kw^6He&<Xgf-BvN(JF%XtFDnbYO6a2V-t~EtgA$dzZEZsB3)e8X!6jCqun@X0yxL7^)xDHhX;B~{y94o3DJ)*?}>K=)~g>fpk%UO&L|RRtW4PQKd
s)tExur93eJ%-DNnsy#`0Zyjm2!kDd~4>=Y#JzugJo4WS61?BVQuG>4DncvTQ*Ch~!O&XIfR)zA5zST_|hZy_ARPS`Kzx9t{l;TGiZ9mGkIDwZx%ja}cu;F
0)*+ey?-&KQ}(d@9w&V?+i9?GB(|5Ck7+b0(5&u*>cJ#r9Ba%30_;pc;zY_X^TC&+bO0+h?w3{4ADa&pO~tzuU?eO_n_FPaIJ@FV3U)}YNNj-7<Xjc!BxpN
Mj}v^VyHK|F2QEgz#iz|4~WzW2LuwTP~uT8)(05hYgHqERmVN(1mclA9$U*7w@$@gMu|Y=Z-3TCJ_Uz}cT!Gon^h=|0PK8?VdPRn!TGKPwB<SZel+83M)f6
7Pl`RLhLwa?+;);7G!tE8*RT-V$O(wO#&9P`Y17a5wJV^-!X=R8@H(*rZS!u>T5e3aXu*TL+9%K(_~x_nccnpS>0X^fgKFnt&-|835uBE}U-(gS5p2|+7)+
dNW`vrYYaOGebxamBSMHiZ^IxwplVfsGL6<_7^Yks#un=1rku0;daw(cVy+P3w^tv{AtoE1wZ4^y$E@S`s>-Od4N+Y&%>hmBMf`qjIJAb-`2Us)W7KKd(wj
|=GCl%wAs>BF_Nh%vf4F2Zl%)m1^&t|xLMtg{tSRU{o4Mq8XP&gXxH10L&mKGE=IhatTHxokDM<s`%N-Iosh30aCCPhw%3U2GTJA=Y2buDOiYDc@M&sF2&n
mw4*vF}W?j@4TS`HliL?+Uy%u!pR<C9nQ=^ujah*K<~^(%I86Gh`NgJDkqlWdLG8Phm{BP}rzpLGVD<iHusF=j8G*tHtLZgRQho*0Q!5Iq}HCnGgT4@5AvN
x9JkswKTTBwp-OTU%=Sg?nAqgcM^{Uf>Ip;JY~Lwr%8lP4?w&0YPEq3&p>U3^^CnP-s^}+5Fti^CDsp>*YV<00ImtKBNHpUw+%X8v|XbvyI4k<Ir{yQ;e9k
0ra>#h<dNB*{YIeE8~Lu~E4E@rJCTOH2T#IS)0}er3G2m)eKI=`#%88~Sy@Y5m-2)om`Dp5e&%B?T{2yo`N3AWz3``ni1;q^SVndLQ$N0W{J`G)UZT5H_qk
*24F4~MhjJ6#J6(0UK)!pC$re5!qE}ollO;-K6gqy2-<b|v#ImJOx1D`Exz!9d+rH<|L}2RFJasY3oW2%jj-2)M@|?^y8?I>0eP_?t<=rGu52R;TlY%0Eg-
{57vgSX}=n@S;a9ZdvcMu2jBiuHH!-SFHjbf+8zU#zpA)-*ohpNb5LRnj|NQ|T6OnJ{0YLHhL=S@CpV3!N~x=&k&3^+ky%J3fAftZLKQN)*xdAs!n7qKx#E
0DkIcUoIn9~sz+dtek5WJb>?NCM*L7NWImc6LF)rq^Su{pI0oSKzkU##J5}`6<q+s0ErF9i;lcB>kDceZ)Ms(R92Qz3Fch>urExieg)dc*$^$nT$a)DOV=I
0DOY>&!y+E(9vUBfP0%NJ|>q4YEw4IG$Vv5QPhbt!45MYxc3WN;=txkFf>PHm@jz;4)z_>WWpiYr5(w8A7M2#hdliKlq$u)^Rl&#vXyMEziQQJiUDt6#-HT
ja>C^cYA#ERG4eQZQ!-cuLNjW8(rrDIVE6po;lkzTbHmpo!aCL$Z}Llf)Wy6o6FHhf2Av@d-5R+AQx&*KWC2$}A&uqz98!Om1FoJ=>;G;i>+RPY(Bl}rfPE
w$4>M$xYuE%VQz=FA{C)FL_Uq7`qqx@a0+O>l<#t>a41L?r4t($0VB1xyAa%KskHj3?g=^EZtiyTXaj*ZU)bK*P2^d0)7@=Kk4hDt|6Y20<utcf8L;5_oid
dZ^ryAZ?7r0r>H4tDa)aD5l%eW1V5ieB0+cF$)A%-LDh6V=l!;E@VoxkRXAbpm^IrhbTj55fjnb6&W&7s|$e2;N(PF7-?Ih13a2tGhT4n}2He@|Hgrjy<_Q
;oFYbtY$#))0B`!5(!aw@{+(7%-#W6T9KK`F{3Rjyz_dn_DZ=up-X?-`$)0GD9$ivo&ErlPR0af^UYF?~b9qwvue1u>!nrC9ir7^%Hi8cwUO&SL+0^YQu_u
iD<H`!Ch<1_~n1MRsU{8CMKU-o}g^(pd)WVp?yX7a+3fX#U0P~4H8W}O8NyXZi+CHziukJ!to;4G_{9BvQze&%J;PELGEEKNJ1^v1ENj8(1c1Sm`=VGn6NU
>p%Gn9(!olf7KWSy20cF@68~jOZmYywG8}POeKM^p<x(2MTXPXtnmjpmupTmnmFj>XoeK<Ki7EH8*P=~W1q1x`Kk}?<OV)(aljpI|+_4Gp<@>F51)|Aj4&w
@73RG6PP~*aGBgwk%@#dH_qzNgcpAJ!&;#AffAbptzx}0k)RJ>jf%6xeXYXYw`sD$+vY`M9XR4c+5vSa-TBdnnknxUERhVq?N7*CzeFpDiy`L?(Y{+$%D&Q
ig{H%jold*>0LulvW*u~KXmF&%hf*yNX<V7}lG^$#b@HY*dZ;bMS7u(#rYsaxmDJsf*58$*IoWU~_d)bi&3^qXd%Q$Yh|DD{-HILZpthlQT6jxWQzwmUL9s
F2Uk=O#Y|AO|A7Cu1w|O4v|LlUm=FOPt|w@+k+Mh>JS#MZ*itj?>O@&;tG(l$Lh#Z>ax&o5vB#H<Hm$wfRc%v^vY%DPJ(L{rg~%TUu3~HU>Pj!qky!_`Ui=
m{iFui-m4#i3V^5&fkmJ-2Hg&N39s??&bqbYs2N$LZG0W43D%Sx$c}Q;CiCjsJq_j?<lCVv$m}U68pV@(LZ@{W0uwT2#_m>^p*Tee$m>5<^i|MhcG1c{gkh
@o@cf&8?mdYz?86c7b{PhVYMIuH>1+kfPdA)H`1ibk(olw)@|tK%?e_rXYW~brlA(xjyv;2ek6w==mR#GTftrg+%@YZ8PfmQu0KyJ7J5XEujTJ7SuPEMXOo
AT6IWg{VI?dH#7?G{s9NA`430b7A3!H%)mC3Bdbu7rfTLX%MeuexvAZ52!46jcYTz~cUY8ewkM(TV9kFb>ot@;+kA~elJ7kup)1{jO@bWkd3IY7=-tSXeVZ
}l{Ya$%J(sO8>rL7KsYpoFS9Cr2;_Ye!nmPKNrn|NI<ItE@qg0R=b7&?^g`c5W!109CJ5`(zHk53&rs5qftYFq9@tYubUPP8$$Aa(z4G964z0Qj`s=0;_x9
=p_@zlbB$D#`{3Dm-lKB|m;{O)>-yzIh5w!t@}N4;`i;qY=VfaGdxUQ2&3pDph$)F^l6?h*G~<bwC!B`NQFfnJgz{)>(V6ZbGTYCOt^o@N5t=p=+{RBKm%N
v5@R(!$o-Vyn|oXos)mjJLLFt{(RH?HxfV*4F&O%B}b*}xtgWvFcK{r)dRH&d2-b?Jzq;bXl@;H*zPfE^VkzoM`rr4L``exu>J_CsyLM*wdR^LXs=`@l=$B
8US65d57J;RP&{-yaXU0hcMNPY2;w)^+RT8W(PtN!f{r<Y)vm~hY*;c5FFUSfRlLbC>5nWih3yEAz)#R;B3jK?)C6mYx*u^`-he7LJB4T`6h|s4h)PsD4bO
@3$U4hyQi;y4ax&aEr;X&n6do>YD*{GZb*1X4b}&oxGATNjxbzT`;mH@!hBs)U5Ih})rOA+g(is`!vsTUGoHV3GxEBJEeQ~XNjogagx9&WVk)lQEiIAyYTl
P-b^_IV91ePk+sz|(OB{)0Z-1&2>v0i$Y$_vs+e0J`qGPhQeO4_V(%$1tRLje|_H@IM>Ku=OQu$Dw6+h%Gz%J-tz3#2?!Atvo#A8-DwMLhosy^k&dc5I3qo
u7jV#lLF_WP!NO#B@<Np0cnZlP#N@Yx`|=1H&Ch`Yc<=<JJkiWEKV~N8~Xrr+wUKgZho_r2DO`mIJH=q}(SU!3`c#{(#Ehn24!PUIJ=Qt6yad;ib}i9*%K1
#moJiINFgUTL=1pWupa_(J@;3R?A#k^q7HHa<F`rxViE?stk(q9^!>%X$;YFu<buE9xU~6dHpH1GslcKe|D>_1_A)>ko12EU&TwwpiAoD+<p+5fZTuL`-b{
F7_nZ%%LzynOGq~n$@ppJRvwm7f_7irId4p8{d#uT$2O$b6f!-Ok+$}GAk_gMqHmq?PXKmf^cJ)Nn$q6+8iCVkSvVNo$0Ykfq5GytUf@^%9V|&4oDZIQ6UY
S$B^h_Ql8!X^(?MN76&0QpdX#@6X`u^6kErR_=woecmq*;=tTI6R4ip`$9*8RGy(GLwQ0Q||Q>9e3w|t|pMi?&xMKAtjEuVQ&H&_>5#;LOXRt-~ru3fp9H>
CAP&#t^1i`Vbix_B$@ON%hMvGx=s<_wK==>BVSrnDn6o5N)d4CW%cVBXn5UGgd-^gC_lz_ANiC+BkDA!1|VZ*PBGL0y;owBZ==kGWrjVu(xEz9FAaAF;Sh{
6}rqtdT2WlA)vaX)x5r{c$IdWaqH`VPO_Zr&gyFatAy>#^#d6u<><Zg~9OMcsN65sa4zehMx!Dc;<{O-3`!3F@FwpDTd8{`cG;gw;|SIp*ndp@jQGRtb3>V
-5r>_8sLk#boRc;@Zt@k`gqdkdt$r?5f*!)%aMOaAtVA-6B<DmRDjBmq4SN)+U)`Re+2TTNBe_U5XhJwSm+7XAKBy5|JjG2cH`_wCekZ>7(!CDn(kb2v7Sg
J7YfqrUED(!sXR%0iFHjfq7<6xi}B%#`wOLQ7fQPK<1dj6$4C<~Q1jboYZ7@r)vDG=x_<L_EwOlFk>+`OGDQCzk^NCTpLZaKj-Mci9PEkPtYwMwVLsc$xPW
vlL4bYL^7sfLY)Z55lxt*`z-a>^;yqwq-gP2Tv*wpkiuh=KIWB#~Yy84t1eAN(HmLQqJ*oSGksL1=t+$}m+FvDNuCb|tM&lQkVj$oxB7LJNxZ0LS>B>I4gg
!yrrR0M(7eh{Eg=2dDUQPh+FxYKJLSJ@kwv8DCOia}X0Ml+|3kBGfTWe#@{^iq!*TFw%*0M)vr;cj<ceV#*wu3RtiR$@*Cp%b5-kW#G`Ew;_ZylXJ3A+_lN
f;cFIi0Q|682x_{BH`)gB=}x0IWg1jXonb_?>!Kf@;L;6@sO|huO?wapJB+BAnCk;bVL7dioHzH#!Z?Ly?I!uO7=i^X7U3$+yycqyLfqZlG8v7`9jN+^$Zm
xj*xVWs+Bpx97bBy0FpE$s7_Os7{)F#HYlIq7vOow$QA-3#Zi-WN0TwPu}j3!lcT@<deR`{IL}EbImhoTTJb3-a^pwq<klb6F9*zrMadhrqa~%!y<2V*)Y+
Br-V|Yc2XWN|E`rQc}(ZG5WxJ9?8b?Y;ex`ZoY{`S807ST<!**HP6?UG?(JifN4g_!tLV~*n>~W<kQSpXK=Rm>)&wL{{D*5Q@E>ksOzL$7G77-r&pphobzQ
k#^7KR(k360oQj{qR=6dNL&^QU+H=RmFVo!(Ilm^4P6sp{8AN?=0-v~o)QKo;P|EkZCxIV#AU5w~P97E<0t?HuV7f6emKyx?y3P*SIO#88dzB;6az{j2{Mk
SI=`L2Mc)5b4&Q*0U>;}zHoyDaTBF1<R`?8)S*q>%->w!{c&UKvK}PVAj0SIMes9JY}=n=#%1UwkXZ&WHAY)ub$ei7tZ)7xiMMg&;)HI@~+uI&z2x*f7uq3
zOflp|Z(yrfXUJ_v#df6pt#90Akg)1dO?|R$VxV$}<ibU)Q)awS-)DCJmf>_~uPYw)I*Ez#3D?twdzpSKb1DknLZXHMDyVbZZj>IDMICHz_Mr%w1Yxcc_a$
_L~SgvcV3DY2e=pPkoMvt1%l*R)9$>dlAZr6vkpS@a0N}1Py=pAm^s>K8{+(R#Z2R5&OkS)(tVYvYu?lG|lfIWi~6e>S?QnTa#XijbxM2NwfThv=_cLnoNP
zT3D3v=a45^b&Y*?^E<SU9IkuTKh(J&#L`3U!J#WV_I1ja4SR=%M^w({qtfHFCC@$*2qY2;+$zm`CZ!e5px|zuZ^n5MgH_5hXOxLh1i#FrCvKA+FdSI{B@z
Nj<GLXdn`aB5E%=09Il9P)PbvLj%D05Af7Qcy-q+YLLW0oymC9<LtkrgFd6oLC09lk|vKZX!J-cS{@K!d2s4n_pO(i#xixNt%w<j=VTSAPjimxsT*Q9nb+a
}6~{~5!&&d<pyBzIGTv9o~5I6|+0nhtczF4sRj>{hB$yt9SV1_J-hJtV-?Stoxa(vRT7#dwFG{$92_A27U2A;=#dri3OS6c1YYk;<r|tCtTaO?Fzmr+M${l
mAna$A+j`cjrNr8rYxT@LbXgOceag{Ob@QU<IoZ@KoVi{Hz0J^OO^w7JkU}0I$pZK0cZGC#<fpIAQACtURg>a1A^dW$%<G))1#?!vwF?In_=~<8NcP1?J*J
c5szed=_s*=_q;?IYhp|iyV%PJ;#b@<TpycY3(1od_9V8LI){PhdeJiB7{_#C;T(DJ{nBT$`)>R`j0wv%SHt9lCrm{Ub-x8hAP+_SoC<!llGgcPcrhaZ_TB
RPheRQEj(O|vb_`3=TT~YNk<KEDU^%@b)|Ap^T$g8bRQ~#1&_qD@=QFLG+&E=^N7zS)~X1*mF*ENwJM+th4hqa*PpO`jLZFK8n4N=XfzW#hM+9Ad_y9ivxK
eGt7&=tYVqU0B`}*RZ%aF=c-kg;jPFSfL4RWHoHxI%-vjvkl9Y{ff@u~B#gT{IJ10oiYee39H=p)D8S`-f@RE4nM~ql`7RDGSFv_0v#Nt`ALCKx8kSCy#Y!
LdHI#&UW#MS$A!#SmDA&fbonybPcU3hyDZBY#f9V>DO1R*8Kk;qZ!a+NQ+E_Y-9NvY(6VKQXa%#MW9z2(`{X&5*xST!V4jbdq}dZIHPVQp$(1G4WvmUPn?y
d@8?NG~D+`U8fU3CH;D`N>=-o^!-Z4na;a^1KyJP1rG0Uj##4@j9<%G(Kx-Zf-X%OD16edGVM^BP;LY(1Wi4y$EKA)~~*iQYc7m+<SQ+%l#oDn6xvwl<d?z
CnFWbYomniFq@#x@+_IQ=dx+f$Qc@fYx;~xdpKkpY4b6P9OkNppn30Zff2iy53vM64A;XPGqrl>p4vshsx6vOBl4ePs(`s`O25n=N=n+pbWExMc#^WhjE(`
eVwdG;JMGvwp`O?8liM9i7`Zu50jTF~zG;`r7_H4%G2KJY7=sT!0$>0{Vr4nkA4*2vRQDqP5=aTLY+(btlT5R0PxNQL>FNGt#_ric3?pL<1ilV}oMPC+Y^i
!Af_<v*4jP$SU~HdREes(CO_ZOCpnajV^<EzUMNGWlDB*AZX>?U?fA<JCZJEe;KMj2t$Du-q`rHsFXpyjL=NdGXicZrSp8lkr%(j`SV(R7u)ikeEe@?6_=Q
j`xVU%=@KClj`k&#LkV5>>e=d#Rd5Bn3hu25$~`lBVLgtB^!<zi0P$}9}*R6n`3df5Lk9&7_h`T10pmu4IheNp&Ue1FJgweX0*^{rtugc$y$@4Ti2K4Wu?N
jmQGiPL1O0$b9*JvpF6Z}f1Fc~?H^16aKND)7Bcak%JnvAX#?4;~1Y&8{Lehh3x(tmJZ#>3TsX*CCNKKIRw_^2IgaKv?7YPOm6^Q)(deQW==GgbjRUd@$kl
Bt+LjVCd;kV_9W42)QQ@uSg{Hw%21jekgHsD|fjd9D6TZ<dT{@^64Faj0&NZHfo+fS6cKlg5h$dzWkjC2~?VWq|vHMnNT2lQ?>_&TLOHw?bV!ie)o3)lQlz
4B=l{%((GXJ5LSaV3{`vl|D(2u6>hw+_`wuVX`=66Cj4VKnT6%Vo6-FXut#(jb2rOf*%RCid`I4${^n@<so!3sz=wi>G9j05BlOGj)HZ|(Plk{=PwK0q0K9
yEV8>}4v8jFg=1=HSH^>$=DtwJ|)FX+%&?byTc7(at>6oJ_#gvf2N4g&BokZ-~B(bu235dyn+jIYueG0h1bau_qK;%MD;^fMWj4yI6E*DfHqgm`BGZLmGM|
eedVq0l)XKHDbT3s5Z>&3J>KdlKFjx~UMvCo!17Hg{hzJENpcZ^o{T1s40LR-Rb4b_8+i|xMMc97*tfqOVqmh|y9t-y4oh649NWv(y4G@opDuY}K=!YMdUx
g*=dn46@WeI>34p*IX1f#p@$5W_Kgm?`Ru9^|8K0yGC`mEc{2K+SPWJjK>g#)H&$nAB+nEb681Zo!(FsiCud?svkmabgX36r$G*UXRINc67zx>RDQxd-^Tm
PJ<3o3#Z}aJ6>wj(4k36KF*pTBiSe3Es-FKEWSfb;$EZ90A+o4G9Y6DWR1}sUT6jM+4i7FIz4qR{PEcvrWHlRv3v}*RAW%-O1w@Q@VAJHa65wosSapkyUl|
PW@5!l=~}D0o>@`B(dNA0Kpm`b;LDN2+BTQ0Uwzn+fa@e#g8+|~qlu3i0A$;eOLZLdQ}>151|{V&^W5}C!X`rzAY}bdY-39yvm(7C-TX3trqCrb6g8`IMmg
xXL9S0LA4emq5U{>-2_Jar)*{OB=g|-9&FsfhPD2|(g*h#-D4J*ZL7H8?hwo3zyEuN|C80n4Bxo|B7-Dv>79b3({80FWZlS9MzZ1daRJ8mG&Al)_h%=nc8=
A3`3!M(Lj(Feq_ODA}Fpu$ke7Q3nQLAUL>CLDbTZNf<PU?6sONEpzJa($KX=ElF1ZL!djp8&7wR$MB&gCcH-v08~JpBAeFRT7{Hs6p9V?Pf4cCU!1F|0glw
Fg%OCl7LmoszSWdO!ecRzKGRR0nau2%RkiEf*m^aCJGb%EU=Cb^4}vxH&mldu=!hq;nUrs6_!dnBKuFXWZ}uYQOK(pK$MLb<LqHd-6BOaxL(bfP~=BNJy)W
C^5){$QpvUtSlh(_`-gEbgpKgQ+@oYNfX}vs8~zT5&{ZVo;pUan0tw0BFc+pW*}xz;1TM)ofgFeFs||V^4#1>lj1BGv8Cr%H9wUtpp)$1C9%G~OpGe@>o=$
l=tP;2(j9ED<*ix0D7y)D+VpRtv?Yq~96!#%NX7r~*LX}NpK(6mF>?eCOD5DIl36E)$06!d-G%E7m4oW_%S}2c7S!?1`W(8;z_;1t5pFz2kkBAnRFfOyBYR
K&3^qp0Ch?3a!R0t&SN28=f$D=V#!JB&er-P?p?z39*T5pRRWg++x+&iRBvwFqRSP9!UQlUzm;{0^S$cHIp(7%L7~{1%9hL^~yz~y#A5;ncV&~9ra*@Z8U7
)pl+i@;c<If>T4EMQa5_IiuS%^C#TXj9Rdzd_hrM7XoT`NN7L8si6Ma-p`aMM{r)M+0q;x2A?YLweV1NxHvN885gXjL>>q=MLa@RPerfkD|Aw8hRN{;uJmp
SFFv5U5wC(`5&fX2p9Jo?=7ez#wEZH1M-{_b)Y%M;=Qa9&M<g<)~Unv-<qSQti#h?tYf;ChCjL_Wuh$`2duI7$pf1;{HIS!Ek}K>0oJafPM_c#AQ?Y_5nC8
h2Odyq|;e>i=bawKG0Oo{citjx#Ewl+C!U)e-vJ)hYcc`4ri>VdX5CB?R=cP(W#f8>|+gV{7nS%z=j&HdX{@!#cQrQdfiNU6-1(;{P>#vnz8GK+)U3CR2U<
Rlf)v-s02jf0EP76LWm0NlKk1ip3{cGLU)tXyb+!%xpr;ksb9x-#gN-bAuHI4Vn;qbS4`}(?k5L&_F&KGIh~CJZ*lkA5XmmA(XY2m6Iwbi7Ep_<(ZWXQCEa
I2uIt@-Fl<_g7=Zv!(jtfR{6mT_6WBweZAkQahNZd9Z#eIP#<1llt1<$3uomVK@$w=^?J;UV5l7dkJdSWzj>r({JWlaB0RP^x&V`CyLEWKUSX~;t;i&<$5p
9rDrFnTLK67)IsRW=EdIqsgCfxYiJr!%X``?X|gE2{1T3viPrj@6Er(D-C`I*?qatVHxE4o6pEc#wXLu$glzFBL05I66|VY_N>p@BnN@F2Dk`}#lqFwhP0C
*GhD-x5OH(W$;z8*>8Zcq*{~ana0PyfP2(S)^-A`|9Q+u$MkyFvW(FiqrEO2yxbp%A8oSwNah72f>zMiXzs*SrPcbnR$aABq_3o)DBH(eB>f5o~d+DtrT)f
#|EZEntm@}4D*Z%B#H<TY=%(PdrA)9+riT6=AR+uHp=b&(`s6|<>zBdR<6smjlq?nP2t28oFXg)rE{^tnyNd9CwJ7h6V#dsY~=7-NZ}Uq!O9?Ff3uGGif(J
G&T+n!QLPV0zpqxK!}~ib#zASeC>kZW_lk~gD@M(aRrU56u8YFft}!`O@OsIflJpT=i5B<N{V>D*TQzo`W+#MM;wYb)7upp9r;j7idB3vDUuKGEh3-zfa6$
j)#qMmMmfj6F*mN;-T<rEVP-1y-qp%ZL$!%=jX>`-pb$RbFQbQvjzUzIO(b`2QG17*;yT=|DoEE+POgNA5IOhJ>dV$faQ4u5qy@+~8G7sW*V-~YuyQ|QmUx
P7MRgVkBDp%h091k7r5ur)RqB9@UepC}XrC9VjAAOB+3!77my<tSG>{G`ZBtn-BCB@E;j=Hbg0i~!)A?QdWKbKs6HgQN%KU<XW2rc?HK9lHHgOP{uEZHj3%
}O?up^)tdYXTcYweGQILC=2wTr@{7su&)RS7;QNyLVU*W-ng~#yWSteudlkOW&^)w2D$nm&~hM`u_J5=bQSS;KWXll_g6JUm|~(K5rHkxFW{1tIr=Vdx}fo
p7pYIn4x)9g`V1$(KvZL$t?!{Dxh^iAdA3E9!<yMeE2cASxf8J)I`7qDH*k`&gE+JZe`Lg&)1`K^rOdf<|W_icvS$KAD|`CpEmO`jzo(IOEqnzOmL2u&mZr
>pL1Fx(nBfLj>NftYdP~$St}U2wQ?l#>zgJ^C#`Zc3h|A`%!6Vx_ekTrL6z)IQ=f}1Uyk@ZQPObv(K<#Z{DA8|!OTjwN;(?!c73WjbuYH$LjyN`M33Z~4%5
63E|f|P&0-g(z5~u<y7~31{RS!I3Z4sTlD*CrV?8cn8`^`B4aTijwzq{e5+pT`%aaDu5d3pxFAt))8_!1`f43GuIW9dATB9-VYev`@gNtjm%hG)veiyvGxC
gCI4fjws3^P)Wzc-gcRO6lkJ~fuPaEC==xXQyhOU%=ke8I3tW-}N+DG>Et)y&EWDq0rh--?2sB=sJ)f5X|TJUzesTE%*;5Qpz8v|KQst(4Z2@{atl)$?dsJ
{q?2*^Oo!L_?a#fda}x3#k+!<h>Wpl3gKIr0Gi%<(V&Vmo_DFQE>h2R}neTM`fDLStVGJTL(ElSS-lrahjq`TVA4Fa|Qkwlh#HBcD=4!MY?Ho!&dr-c1%hE
F;ItNb+xs|1uR?<$kA6N;AbsFOSj@Fq$-8kkJNlY={)bFES6f(v0UJgxBy5a>h|p|RC(93Ug`=U{-nTUuIb-C4xR;`Jz9N5VXn_(Mwv32=saY9ihp|&>wm0
2h)#cw2~i{JD1aVU#50(+)BMp4RlAu{N-a1RS+c`T8yAAR?+Lv6HhX;tWY_FSinNHh*fTCZG7%Wy!X303_2k;2Ie&*<lyyBJ8pvCVvtpv1uQ1qVySk#Oz?q
qgv$+U~^NjaXe8eR?L{IoG@xNbE8C$%SkI>#c+@<)Jv~@5g(TbqyjH%sEihRRVgS{HW;rc<LE(OQg0+V9T=Y7UDaph$Ih^`|kLY9q@+LD*@&{pWNwZy7}xN
6Lydsl1puvtw;(|~9*Ip5{w%$l%4&v^wQuV#5nlvPvc_fDyuo+>H+_e?|y3M_My7IJH;f9ONwcqKf<zzmk2mM)W+^0sKcg042#U(A#RS!y4I1p_5oTPXr$`
w;RAF#v{?ba?dP>@bg0Cwyi6_xVmSo0UJ;*l)T0eqO9@UMwE&-rpju&3-l6(2xynX|9!Odp*Xqf^TfT1bheS!5@e-=1;Qj`7tJyK6ukV*y<gB>8>J@#Ea`G
wHj>drw`Vk2Zv;HhlCf`83BO#EP8A5gR%_M!n$FAi>M3UA;bWf01Bgap_ZgojNAn|rBVt7hBdDGNveNl8Z})GZ*=Dz3a;hudm#qhX$$4Jj>X`SoNbrSBZ3J
qMU2b>-Q<OXs%6z021Hc)EsG%-=gWjZ;h@<Y&G73ttRptf8ZN~4mRP)*t*s^fq^C?(xOjVyS@ApHXbUeJva{}RV`o2sEyfoToWfybRmdrtKHU>Ti#n{Q)g*
iy@1~a*Pas{6n7Iyvs|?wOOsaF1#X(&NA^;SSNa(b3^ItB_q^RcqGx|R2k-yJ1?*X~m@p2dPOnFIfJT$Uy<?!z5JOFbk%@q>Ea<+noXb-X$-Sdl9Gb-cY@X
FmggzcC7ZCb1pYZ}|B!t9m_1V(t$A3;Ty_V6j0KUa#Wd^SNg&=mtrO+GAEWD{MvcOv*ZJkl|(CBccbxTEj}p0~W1@H%9V&Gbj%p*?P{j0=%}Kzw@CC#V>kB
ckaqEDu{6j!T_E<3%gal9U<T0o>?oA&=HClPrU7t>T1Mn;21l2S6*#3&`o*l91ehP<78OfkV1NRh3bT?;D6l&yT>vGQnR8`PvwYE+wm|aVR;l_y`yYL4FkO
)sji?V;MIj0A&jNO2wQ@yDtEdQ^%+QU-1ght+5iK`;sLcPx$1hCaX(`SBt_>mP@Y-;Q!!cB+eU&^iUBcb#_?l+~siv%Hck1n-XuGNHeTnrmE=(tdH=Opm=L
j>oY;Z)@EsrGQM#^MRgodZ_$`AA?wv`dH9)~;3vlLR`iDPM?F$&`JJ+{bNn%us4|Hi$KXw~7F)A6)s`Hfh|X<Qs~9YV!(v#Xk!o+@9!q2?7JQqMCk3Z&HvJ
>L3nKbtIE-d;?=!ObtJ4dt?MsrRtpP~Non^}#n?kZB`sCbLeUMStpeDZfsXK;EB@plel5Ovve7-CCg{IR^ecgSIu(?h5_!yZ=MLXetUdL36{-Eh(sVfqva1
^g92&IdVR)C}iFO8KP&1@azr0OpwLHCGyLGqcT)@JUf(h(i#jL#NS^1-gL-OfFz?>ZYkV3Niqdz||A4;nzd%VW&W<nEm7f;VtE4f?*34AxP|eSlRt)^l%Mz
z#eHBg`<(J3zJj&N;t;{Xmg|@erEX85Vx$rxp$lGKlHl!z=+rkXt_NwQxjF0+1`!cOZILXW*^mLou<DpY-82=2PfwKMePQAzBasE((9Y506^Kno%I7G6{k9
i<<y&oSm+PqihR?_R4O4&%0e$Wlm)Jp`hK1sYj2?pRYjRu!(!g65lczjSe}1Cu)#CBz<ke^sk6JeHk5ibZ|g~4x^@!&dR19(}V*03Z|3z$>k}@Bl0|~lse=
@S$ggr;LhB7W;uAwUZf&a^V!dt$k&Bvn$Zu&LG7PhI9drp;3rj9F~*)cm6A=Z?lbBEnspITLP$i4jWKt|;w!hpMMBCEogXJ%Z;Lo4J+?;rfCyc391EyX)5(
0*`oELBD&RK|&L3pgRk}%Oo4(OO^*gXUcA8OdK-aHc7KHh}kJ{|qPTTtqi4+GB3OOw^ob$k*m;29@Aa7GZluH+Wz&^{JOc{#<gddsm)I{IIRzS%^&Hy1v#8
xyD8e{Ke>N=)o6gj@thA#>gUD9nsej7*vWM7bvsNqmgV{N8X5?`V<OB>qpTr@FRPOgBh-qp4pNXD-8%<r~*YoG-3>=M9DV)s}ysebw^mgGI6JYcqCzd3XVK
~)httC%68^5hD0o}D{k$2}$S;*zEL46fY{h4{(9jg3^_lm*otKD$-?^@hiJT(>MBb=CvVf_<9Nym=P+XHZr{twADG##S1;8uWhm1u$5B*Ii^y=OT2}Qbdvh
*=;%cM|-cGnnwx*g-ajeo9hZ$22wgTId8!-gDE2<8>r-gOeyiO;3$#ja*fl%NOmKryDaf?I&<O?ayRmX5#M!z2t&MGtz36|DM=aK2jtg&=hG%knRZ9j=9(K
WJE@a-ZfPzE9|H^tcnvJ9U(w|Mi_IjFav>tf=CY~5RKLY+M>R!U!M_a7e{Htcc&fCLBLZ!I{d)6Br_g<xYJM!O<RWn{7B-uZ@b`z>5%#&>G`T}1y+J$a+@(
KsxdvY9C5WU6)2eMnB1;HoI=*ZMV6P!XBUwucTyl-?(Yh}Eigl=ti}2&9YvgD6aafR095B~%XMH=5RV9DXxLINjSb1>QTzldq5HOV>8$$XSm1BRy<LGS9@R
SfB>{V2KBuXsM1yJ>*@Lv%*!=J`6b;o`~^0EA=BcYX#L>G1I$IcG4hRO+y=)L5-M~v~8K4m-X?t*fJ6%LEPyL5Zh3k93v-C$aP`Z(DWE6T4So1><}R&t8F6
NyQc;~DRe(<;F4x!Ilt=5ojL4l87OY(h&B;TzsYfU0&viB~t|%Wx1DLt;$a+LFw$B4TVu%jeNfZktuJJJcjGc+yk``T!>`fKhwtWGVw`QfAu9+RF#L4-Ni`
HH(w$@0Vu$4kWZyT0cLr9*Jq%SbE4AQWjgXJX}Imbsllk^cLFU8nW|XVDS}|DSh3ha6#nETq3-%4JMM+PsJ?&P~p%d8e5^D-E^TKv%bBo_dDue$ksIa0_s>
K4gqdEBmmg))iZ;SPJk&_n3!1i+D@Q@zJ-Z6xmLoc(2Qu3)i2GF472zxAImPnwg5IX6lH&Fr|T>?)v;?^*3w-SM?c8~#~wBDhFDqcAh&d+pTzT#sjfm{JVP
KXQ7;D#cvM*7$P(Q{-irZ~Po03V?7X<@zheQ!F5{4_gjI?Zht^&gZe&IembEc+L9m>+HXu(mwvw?rf(Hu;G#oU%uXzrRuYhtMk@J(JrO<ihDL=h8SpfQs2H
6OjEh6QshDAalC_v+NV<_f<l><VMqCc;N*c7Dr?-8ADTeRVbf{?A|(>>W;_n9SjWz)tFK97wE=<^%|ZICyz?@HMG2U~371JdFBXs4;@^}^l-T|zpRE7K47y
p>4sott*|_a)*^PKgBn+Bc(-GT<D5kpXI>%+-F04pv>;KSK1zHVJ{RbP|1z!zl{&bbZ+AYd`zs{U2iCo>a7YEg4-5MStbQFvXw-c>Jg}q&%ZpgP${@etCH&
R&Ws@RBenDG`U_VcbHc?<xBky*SK%K)o(_Zy1A7$=#how)dR?~+_t`^+5l@0bKm(6%O<z#%|^SI6C%A>y}7-v!kV9*4Vd+7NGDQ;di3OkY=wbe#S}`gr~E~
=EASDm;Fwryn-N^&Ax*5wiK?c}vSvv^)qmqD_ja9<Yu+%45_T9a)XRx;j$Y2FrXs{VV)zt6+@72}HE*8>8C%VQ!hh4O#n0w%cX1)hZuH3)8Zy*I7rqw3eZu
Ea4yey3lsQ_NjY!qFEUI)L@d*pat-HjgHQ>bj8d5rW#TO5865;u1vAW`}j}zEdbqqy&nW(t$@`H)Uztcf3cE{eq(E1~|q*@rW|0#6E_)Mn|@7Z+htKtohj8
-t(qvXW2k1EVN0FvvCxD}w{O%y%^1=82$nH=dJH_YzYpY$aYirJgTFUnFXe9fU(F@o5s;l0FU3d&mUh5otYsNuf&tI&PxM`nb0RPPt!IN5Q+tG9E|t+Cts=
gO*^2}^-SYXOf;0$H)XL8^$IOgD*Ye%x{AwTbvca;+DFjqpBV+=a<I!DX9ZFe(s~l_5#G)ye>D1JI-JTMu*gAG;@N^!yLedxk+nNP@YKf^HD}8a51*EVM9S
a_Zi*5Y~JFF1dBv9_ZPng<535fCGBvGJD&=mSy$YuKgOJs+B2KkkGz86w-&2%h?fF-(zzYv?bx<cQ@IDz_kh{T3O9|auBs9Vu(;-MCe?N^re%93!-ltJ``R
W5d2+03B+Q@Ge~A@6@FIDIz4ybm7dC0>ArsvA3yII?lXkz=&2utcn>UTTXs2ndUHk#$Edg{NW`sHQ#2r|VT4dYkmSLAT}PQ`yoO|8CzgxtW$M+_zKx-SK*3
B=%X!%*JP|Zp_as;_?8~aF|GkLgNk5{R435+ao~ntk(BJ7e%(AnbG+;Tdlj&)i(@nVE%e_~<hy!&Nf@H1p4AiFW#X60Q3q4pKk!2WUu4q~_{e>+8I<Aq;B(
Sa3><WMzhMaXtCnkHSa_<dtQ({a6yDG0_ue8XPECIJDs}Y7&x#Kl^2__{K88CJj;^4epC<H6D%rN!COE#tyw0$8sVzu0QUJp0R3+=;}tv2gP=7rj_=PCPLE
n9g?Y^+$&35U1_H1C6G*|3I;InQ6PYt@inU$hAfcQzD|e$9#51<PjFUx$K4a}ke%>QZ%(f(m&1@q<IX36_oyOxfHU&iTeWP<=>5t<UL+a*^^O55$$<<aUup
VQvjQdNrH*WGNg(?5V^p_aqKWzyUGp(B2TL;0w;jC02w8Z6$?a8=;<UPn|(wv4xWs^p2D@Ovb}&L*!vJ1rMlYnz_<i1W4K+7w!A6oy1ub4S75Swcg1Jtn**
1aW8Inc&@#$f5mQ;g~1%pIe5_1=Qw>OXmfyuvj)%<r<2%9zh?jSyP%$~i{N~>xxQbR@-QmKO7w0D1Qb~gT<Z-)1%GFAA<?HvZ_o*SqN{kyO#7^Fn(DSNNyw
)g;qioB1wKJzj!)k;LO(^i)^V~<##38f;GZ+MsVu&2ft}7<@n`h5OcE~jO(#V){Rf;Rs#BX##ORUB4Ex?~xth;N!u@if&We79IP)yPf}aR-<t+~nv8*dSBL
`BuG)@^BWDT?`-CJ>7#ga<M5%}^TDgmc>Ti)AoBK(fGRk{dtXQ$hK|E(Svu~zx1r%U;rSVLbBboiNDL9X_xbE;$J$^xr7YxYtql0rC4J>n0K89)Xe1U-k|!
njZLc*RpU2OSb|NX>F+e&~x$3V|}3D(c=C4*n^lMY_TNJg8L`4*nSv^^ZNV52tZ2binDu@1|Z|t6y*nvx=*zYrMwVqVaICG=K+7M&L=MNRh1jLw2o?=dQWD
>5Eiu>`tuP-QtxlArR?hB3=`Q2j0BKM(%G~h2iFzP}o@|EiA1V1?JOwP23z-CY4!FwV?t?zC2GpwY@LiuDCZKZ#K6*{;{s9p8t9}+?VA<I3xlu7Kl8sSn?F
~N-y5kfCT!AsSOQLdm0bU7F_*Fq@TMEJ*jaXq{ph#aE#ts&jzKB`H6?F78$l*?o>B``7!vjj{?5Dx7AyaFF?H>%}~*|bSW$h%V>@T7=5NdMgQE|FCkRPupm
z%lljAK6f9|Dj%Ok``VcfNP3y*KD8lMY?k)%bF1if+FuA9CVA@P@rTgXxhNJ+pjctIO^I%>g?IB@xcD$+lH0Q4I-#Tk1hZF+?za`C0;s&&pGlB5;I-JcqH=
dooXmSDJ=OyGi%h!dmM#*d|UOm*68*lwG99mQ!DLWSWi}%x+{z4}rt`-E?FSKGFq$;EqhdtE}HQ?C;T_5shOA_3s7a$CcKQ@l@5^$?EJkOpb2FKY1*Dd(U9
F&cehfB4LrvHbmwJoy6<>=+(SIt~W#zLmB;iPp~vsdLv<Gm|8`JmS9uoZ4KZr`m4i+^)3VdOm*@*gf;WW;|cKdRzoeJ{UjF=rfcHTT^WqIJaGi7g=ZJb)Gx
w@H!%4g_!LcGKW!NArGKev)YikXN-J<kD_eLws-g(^JvX{iYR^Tq~4lEZQ~zhdYkk6JX6gG?LVy6C5U4eq)SXx`PL8c+b{zRh{6<<2Zz8U+4)@UQgd^IdKO
?th+HsGEMXNUei~*0L+h=^@4-Es3p8QSYQG<KrX`Ur*lXKq-r1+C%nTB&kVViX~%#V-s@@a)XZMwF6@$j=-q1)GY6*o*T`JxVlS;?bz`?!5hD8rOK=|}GnC
(3i{FtUF6tna$*vYgzokET)?ze~8k%WO=MJEJr&%Sx_Rag}az@6`TQ9cL#8q#;MN)5cHc7*7g|dGdUBNuMdTOP9h>_X%NkBgTEwW`ncHUsHbLnJVT&0H`4=
Sc4-g924GtD6)jDL8K9Txb=`W^#|kq^re1etf1RPr5dHXFaE*st>#-tS)M8!BUtaV#Hf+Uk+oXu16F=En(liE7=tv_z^o{r9rM0)EruVO6VfB=?ZS28yp*Q
<p~vo{e44H{%YC2b#?L%}q;AL3QbmmuLmFhz~I3ullcIPxjCV1s8=?(lne~iaQ{RFXw7A)#6Kj^{oY~btUGgSSFdI9$%5RN9OO=#So-5q>|)8;Ae3CNy1=M
I?$0-=L!tgIFBeF$wcwPSY3cW5Cyw9Z-2<Rv^9O=2i1aA5(N9H9(PL|3QhA!ot?kuZ=N_|BDX!?7RIoC#rV2(|BG%64YNNij|M-OB9D28W!0PY5HA)b{LFs
9)n+8x%7c7dSolP+Sm|vzMd>882Cy*`QoVG73>y^^O-oKbak?IbD&eS4RI*Z#lJzjfGvqT_-|Mn5L(ecUOh6XXp?wB{uaI8HUjW~*m3?woqc26Z$TdymF7U
S0`8#f=$cS*j(8c}z#qi0?<|OF6Unw=pnIYwc_e0v<CPQTOn)B1nL7@UpvcHpsH3}s;ku%AAW%DsOY|xTM;~&UankO)Z1g<oJ1ZQ~;7z91gMbfwz6;FG9w~
80<3^StNc@VdqsM(f;RSmmbAA$_&`_;qB?hqxMB0tAM>KoD`9g`aSS16?56oZcql>@JiQuXJa0prjqNmCZFMi#+J6M{J0(@>21J@CX9SXtGZK<jfLI%OB*i
OV<z-tiK&l@t`TDx|J-`tD|f$HP2!Eb?bL<`UO8uotr(=1Fh_>uF7qI38B0-UF3mMGx_hre7jbU6r#m8BHv&ub|B#>S?q(A%Yp#i2kiEdZJr$4Oxg(c(V=T
@&R&5p1wmp#U(px9O#U#^tCG}n%&%k)xCfpo(h+TK)dl8&@nvU+1va*J=y=76CUFwhzO?;%^8yLI5BIdA(Ord|6L#SefEyyr&xEdct2#gI&ofyq(iIOv(Hs
Vtf52#3em=KcuT-9WS2)v;x(v7?jb)~8!7VX&(UJ(wueOTqHxMqSJ`vKnxKo#cQ9x8HVJ_9B6A6r8X)FQ3D&b4$G^u0GTmViOK&q+NW4uNpJvmYqe=nWOT0
v7JDAr{^Vg`K@R$QE>u6Uf>7tQA&ee`h>ulKa%PNI;Q(d~Xb8~Zfh-rM3rxQ7?R0b7_yta?(SoPshOh7Qz#c5-T!K8N@8$!59{6%bXEXMu<cD{@;pv%tknc
A^2&!s0mRVBe=@$wXzRNzgtV@JbLb&Jg+!TgF@`QJ7G#S|em<Lw_$8SVOP??sczzR_f1_kVTMCx%LPZ8@?(Tv$8ceTTj|OeqHD&;%Bf?|}CMyTuIr?KsSin
cRv}S)i!8jM)17C2`epmH)MTX0<E39~Q{ked39Phm&TTS)qlz3evbeMGo^|X8l^2=`>l|cXXwqh27vTbMz|;V}pIKmJcqJfY1fO*X#DR_8+%c*%V4H{w>Z4
k8pbkPoHHorovDm%2uDYYSfZge_5_9E#IVfQ6kl$Ssv0;Rsdi)n!yXLm0()To}XJnp*X!q6yh93CKWK>wI``o=~!ZfO8>S6C%xFo(<>ag#U4DPaYI9!)BpO
Y*tIlJLR8Eba!-Pr9*@eMBBiGSm~s+nng-29`CKP<DHKG$y+&bxV4Wf2ckrf>OQyL8I~mT(NVi56K~*z(SnBia#BwyY?{$|#Ss2WFarp)K?*T{A{b6oYAFD
E${%hi<?}|dK%Wr*;T!eS`E`!zaG}fE(9bWo#f}jEca~&hI!+m7Kkh(1M_2}>$VV~Z8Ee2!a$b9F&X;z%$3i}6zuSX`?HnNDM@A(kf*29yFpN}H@Mr1Rfak
7UQ@jETk0qLnJInup7cn=o*m203>F;PMWX7f<?T##s@viDQJfcmS>Bx@d1gf_)A{WQ!=pYx6$)va6XL&(qd=ysoucHy8`PN8L_eWxyGi<iuK!D^tg*Ea?{@
$;dWs!HUo>h0s_y7b9!A!7g31AUjyB3Au+hi$1-nI9anlwZ(G@LAuWM$(@nsZJ*|*_|aq7za98;=?)i6$p(i@Uu%UA*b_|1Eep}YpEA?9(b&%YFn6rN`zF-
r*zs7d#+qvZiwqbL0VP|qbGps%?*TJG|o&gb4^cO{io9F3_<okw2$)dz29`X>rjl&R!;Fr51{@Mo9EZVpfS@EdWbJV%Se(4;SoF_7);8-Ya6+Vx*EGKM3H0
e@YTnLa=E|Khoo9H@Mc1j7EaNCAl4$^D+|!@L0)B>QVC>Ri;J1(uFW}gGc&Uc9w>D;G8&0B8dEia9FHV-wt$St%O83JA2f*+(reUUx_dl<Aao9^>(WX+)$Y
At8U^-ZZn=bv$VulCikN2g@vQUoqFO7e7H3J75FGj_J7sZ~vg*UWNLO*1EzN@Z^rgF|&W<rT179nsUg4>xSlw6jLenskpyO<C34vr)!TBJ;vQUV@&#(rM0n
hU()RMco*E$hy|LA@Mtr=c0LlaXk5cr@~v8XQ!BQ4XN&vOI*BGkRmTy&ZS6Uvj6un4UTqMbABE;x0j<Y(wfAqx}^Q4M89%h9XaZ9RmO3KeR%SG}8rP%Lo8l
PX9yMnuSE9}XFq%cCkp2FHYbN}eW4;tJ%!<J2MDqD?9#Pt@giUNh@8avF%ZS<l<Cd2C90i&_=`KB%d@&H%9g5x}r>ysj2U+{J6Zsog~=Z%u$tV<YXS{e$^_
%BBw73@2WnHvgx7_-oVUvV%>^(sG3(4!QrNw$N|AX+ikT&a*J4Kafd<Wd`=V3*BmwvEb@aH#Qqc2>{!AL=BTYYSar!r+Sc95>W*DOs2SmD&Gnzf*N!>JJQM
HX=>**HPBt6HLoxn2r;=s&-D7JiTpRy&AaLJ9~pVQ6Q-K$sEdgju#X6<%bLQC3LJo$==$GO5P)X)Zxvx5gfOI%g(Lr9mT-M!>5j|^*$x9#+^lMguI}28-dk
#&>5=E*(*QLHO4jR3iMM0NV~C_T<yb0>L)4y$qE<*T)^obsd$cL_fkOmiTzoKZSr~*+9TWypXpr%#^UWpKa^8E$x6ha}QxLm`Yk1z4MP~*8J;{SYPbZ~NX{
HnPq7@E(5Z2#9jaGP~+zIl)3qgp=XL;4lykvxuOeB_g(vi%SH5RU%A56C!W?Ud?;Y;><37zoEeBl}KqqM5zG$#FqU!0Rv|Fdc)7AePAf+_6yfCU&HH0&o!N
S;vrGpCXv*sm@w4kUbXyD{GfGet3-RBJMNDP_PR=iJSDx7yY}9MmDUc(^srIiker{5nh-@=yo%Ht+<c$@am>Mv=Vocx*gbxvR)MrITg9o2raVZgV`)NJra_
du#s?W!?q20Wmx{H_=^W9pW`)^=7&QuVYT6<viZGIhKsgWW`(>QJHFB`}yKGSQ#Z2fx$UWM_ZCNFVKo*E|rk7r244A0B{P<oTg5B*>;(fAKu55b*h>FF(wl
zQh-qO?d~}GfuT#S)VlN@44r^1mt_IPj?z7f2+8jZf4rSiN+N-Fjq>9eL9H9gPz7>cR{rKA*Kyc#i78ZlKUI8j4GUG?2ySiouF`EaeBgbwe2{FqFM<N_@{d
PaviitZ@WkKd|F~UtzFBD%LzFne|NP;c3@-mV*hIx2LE!SBBxok!a(jAX^}%$p2@PWPH)3MV2BbM-UOgNsGJP!`qO+WE6mIeNdBGZPw<Z9n(7xkH7+)%3^G
K`mS-;_@$$W%k4hZrfk`&lcw1>k=ve^THi}yGW>!cmerSIB79GbnIIlcso5!w4}+Eh)UU<1>F%;VB|NwT@{WE|fELEr+DMF^j#LdXGzKRFQQk1gi^l{yqcl
2{$wCHH_T_ijVI650+Fwqr4z{45_soHU+5%7@F_nOg)L1s6;NaLAF2RvJ=wtQ|@4J~ja0*)u!aYQYO4x(KMJEf}~LT5C!O+hfHZeD53dA2A<y|AEMsD-jWl
d;_68Ff}XiS-LocJfFsLnlE+o`ClQ%dL8A?+#Ye5f}z6bb@XAFnC7gpFNedUdT0xYb%eJ?le5mv!4y;MO+09h=JjL5?_gLS@cIfiYOJCI!o=^=`F41*^g$k
<wb6h32CvLZ2e&3s%52R$=GMlM^_4U&y{auu{e1JGGPWTy&o6%lh8wiNFpSe7xfxu%-<m=>E$sTcK09=YGTE4YX}LZFbSR?mdM4(T`v>Pwr_iDuGP(Hf2tO
b<AlISnq-14srg-teT3fysI`f*U1Ez&BMXseMZm;F|47>LceUteo{!D>H%`<gz1x%<_9-{8oUA2^mcwjhg65)$7jwPO%I(S5EY#MWUN<0umj6#V$*K%A5f7
+us5AX|8Do7%dAt-843P*ob)SqMb6&p7f49_mCY)i4|enTUQXWVt6tmZrmZWdg~Q6CbnMX1&px5O$^{u(x$a%3?p3Fr%#4fJ%nIKQr`eOIRk3Kc|`L|CDXA
c$<7N2a1kaLgU&TRluZlPmHVrgL!3wH`e82fb@234xy{nS8)?&PNs<+n=By!s=V7y-6&2J?KfzMO~SA`}>$11ZNSgIbyW)-83oHeHc49!E);^WWzxIou=QQ
O$+|o+MENRx>?61A8j*dlmO3gu4BWqbc@lN7B}J_dq^oB4}6~cii#Ge^|Fqu1cD}9BtIyvP>Hn)IJK|@&xiJ~@*Y;o?|P%vI0u`<d9cA<25X!#c=2XL_Iq`
ex;|#>Mh##o11J!UO5iK<9OAQj8GbWkk&F<4X3WBEcV>~vSoI`!)v~K6Fc7{?xD&VbN@4ppCCi~)9OVTh%i6vLIgAe;TQT>oTT&jXo?5Ut#7EllwN1U;M1x
4b!iB+~Po_+0C{^um`W_p$i0wX20-zApsjZpULYhk0`z~4`*8;5O+TJ68?)<|z`oR&NKe?pgXFes>=Vm#b7GbQ%uiy&U(Ux_>n3ExiZl$S@QmfS4H+R%o)M
hm;Uwuq`k(9+JM|-jr1JmYA9#hjs2xWu8D-iHnAG*24D9`}4%j{*FXbnn<7t|&u5-H7j24v0`yGlf5s~`G`tRYy;Q*qDu1@B*jx~C1zZvJhgIY`!H-EHW5J
OZ_X`Q&B2u08fj_&OCMS<JY-Ec|&8!*z!tU(W|AlY0iwev`P$N)S(ow``%uIdqMl!p*+i8iV#Mi{l2U0{6o%tpxfLz8NXfetW3x-?t=O9xug>@*u#Mi+8;h
V^Syc5_Bze4~)TGDX{Y=9Be0<gTeFi8-97R{IZ{35pLGDTpA>H`K6A+u}_MXs?f`OLIbVNW`d$NDK`;jP%|<b<?)9^qr2n>$;drM($%Z$GzNQaYCR&o=H%7
$C;(U{cI%iklfwa4Xa=Nw$2~1*m~Q~2o6Nu^u74a=D3ju(d3n!;e}WvH1P`hQKl`a+)$^*5%8o~&g+5Djvj?k9=DE?y{r2fIoMqOszY@X?2IbFbbJf0N?lr
}<<|0NXnpUim{UeedMs;S>62W$~!s3|-Bf&+rER2Uz|5SAWs{ALT8z?VTdw@?GlUIna-haEOnu6Cy92Jq64>H1@BhauX3Y+Op;EZ-A(&wdc=J)*>&)ekhY^
^i>pU)pemTYenA#}Bn@qBLoNw7cAar>&C5_$NVj}d+0&EQ^hM>>OvX|VXbBuS0hUazLeq5XG&xho<FX<A`3{j3_M?qlVoc14IZ25d8F0L9Rdt`wlA>D<d_W
;Ui^WhX)`tu`5!E`^t<k`rcbN_cl4mA*zrRc~|E@6)Gqrr)|Qlg(1Sm}6yRKBD@Tg8H^S$vOjS+!UD1x>&D{8sNUeVn1$r<Sin+a}=Sq-nT0Ce$VGf)FnX1
v8CXBq5ngR59z*70k0rzkUy#iC|JneM!O;dIYx`Qp-MVY-mchEPuW8DC9vTP%A_fj24mQO8AI#-%PT_W)*844jd6PshUZ;xum|Tr9D`OVw3!emO0O6|fpZ`
281ef2U6X|CNr|T={D@l%yqW9JR5j+`%cxC-a!1^aOdbFQ1m&Op+sDf$)^lXm>+ohsW+7t7RdX>yuXBAtcH}oNkW~xRi4VXezPq<`jO_vcOWDW2?nR-}$#L
n^JIs@qIqyjJR@)wsT&h=6$?t^G?MvqG92|-lXcu<X&9a<HcP3on2hnk2j-xh!Py1Ui_!J*wtY(6j4iA3#Y@)P_k9v?^<vHG+Jkt@Rn&NSfO?)#;c#hDS6k
p*DcbOCi_gt{uCm%Tz#Ajt%mJ)*xw*pI?#6V$?u;bzXN(Wc6qb2Dx?i7-7Z}Wl(MUvpV%BsF%5x5)eTvs;_xzC)4i+{0{TsXZ=j3Zsf$g2#jNlyB2<{^EO=
T!_rwL0puEJ$MOm(kudsEDKk`zLaxo+j{Q;+d|1zz@qE=K76zrYnsN$#VTPqJm+THoc0cFE&O?#6O8mKZkAfzq=olO-a|MTH5jgq@BPE)<-7$42#qRj?H<Z
<1%H94Z;l=jUB5pT@<q&6XRg^_Rjk%iFAl~=A(R4B?|+o50>IEr^ut0N=snk!pAbz#K&#C0(U%;4})&^r_i7v-@7*uVURCYChvO>dlVD^t{cL0Ow;}_tWy8
cIG|oB9fOaT(YHN?N5iH}AO4K7W{VCa4@Q3Sg+|0JMQP6`c)!;23!T<`948DRD24@SuI9n%ELJ*ow?aIXx0Y&EYwItfNlhG8gJXgxuezgAhYAIBy``{^+nA
@rc7KJ!!~$+%P~4erY?}F74O3@q(G2qh1)cBd<2mhzDTq6|$>bR@MQRB7s90829DZ(fNkLfP5Tq15h)$|>-s^9=u@21!CxW9YXDkL1{3D#(XE~<mf5J}~f)
phMBVB{euF(Jk52?P<>F@O&lq*+D$06KJ$~ZkP&ZSU5Zari^!dW#%KSwHFqfSS$9vn#i?v!3XIic4c`xvl6Or*9Gfz=D7u5-UC?XJ*~#r4%jXacx_Fj(rgg
sz)UoWCA6Y2|i_Y@p2xAV(KRS9YGoa=@82?=omo);OUtnw$Y%7{O;wxe=c?-$mg4g|2ZovzOBtlkjy%;LSA4?whXz0hl(C42E;O;QV2b(L7>I3L0^f27-AZ
ust-<PeNYuiXc;B+*V;bcc?&$HIJ`8bOSQetK}~ld#;;4>6WSP9Ry-l&RgVr-n6N}9Y<$p*(uK$0Y!e8(Y#|*yNWGH4mUjx4=aDeu^75u7werA3ylhSEZV7
;nmfE1M7eU6dx=jpfmteYd|*rTy8Kgx*t&LQFTqlTP87+5692xqvteX~tl(<aZ%G+~h518susD3=D~gf=1jbYsuT!4LCldP#xL-wTpf+WW(hJz_*ceubSx>
9{f3-AO&54w_`R*vWG0LNo6_nYK*#qbz323t5K;IY$Dy>X0*RtBIPWwiJH)Z_L;#J(u7x0@)@Z*D+NG1Ab-ebV4+NlT2!ijm+&+J;`K_$ySVfy?vJHUd(*w
B^&Ybw~QoYT_ghRg397|`KWm;H<D3D(_ko{Gm~ncw02Cj#k1WeISOzlb3c^5#-xhir^z$YhJ?S(cMuS<u=^QrO35{?k7v<jgF$mYl)QvH<u!3tJ3V+(Kczp
Mg~+RUv3dJf0ln0#aNB5%6KQw(VzAgGDz%YqUn)o2hV&=^>be#8|vdGv&lPk5Tcrumsw)^7QjwOWWIV6a*9<`k4AucpMj~tBdacH@@}Gc(OBlAAHgQpdFSi
1V{50jLewhUmWGgA~4{qH&+Tt?yg7w4uQBfjdu@%-`pZq```L~U0&5tk4j({$yxT9^^`eAq#9Zn*nMjSk+ei#65mR_3sZjPnBoGHQ&-!aGch$bc09vjir4d
G$Lr&y_fs>3>X|dqd=Wh~2|6iM>2j=rCCcW8RmnQSA%=#a5g~4fKB%AnM*(|e+m($3nqFS<PVeUt^(g{ma_jBQ+xq3*T-4}m0)c}o3U51~Oqbo(<ZZ=(o_f
`~Ro4IvdfHsh{X15(1pj8t7xeB-M$WHWRpggjIyUts^mY7Wp>574bt1ax7%v>CIS#cyAaL4mMJscF6n`{F4zva-yRVOR{ME0P+%w7Q@13BkaL7&U@16)Jk*
C&EIp%*Qs39-}hfkFk#<QA!A#fOt{t1`}c3u*g9acd(Oz_Ym!)k};!ngNDz45_Z>7@S4`J`6wmi~Dp{`(gPOt0JChpvn2sOZ*WnS^kE#&E&d6nwH@aRjR+r
uJZm9fQh2ihc~%h#`BJ%cWuE{|M5&IQG-EfawVzO-g{1K8~|bH#Pv@bFNTc(?&oNyr-W7Pg<fReYJp$a^6+G2LEOgv_hP-Ii?*3gVCW{YfHT>nf=M8`xMsN
pQ;@~?9ci{IrC_nP$||>GZrjE?iwi3A91Q2b-i5<qyr(v4F*F$@FDN0AkDELegn~eGYbewmQ?g20_@W;q>C3GdBxO#=W!&j2b*k%4epPbORHZ4lgRUStq-S
$4W)$r^zwuCYwOkc??{t=S0`FZL*80zm@Q@FMz5rZ0V2luwF6_mk$melp;*wDwkrI|EE709mGNk0CtR}%WeZ2~MiEyx6UL@u>j!45F#PG~6LyYGOq^~L;1T
L`)09OIZ@uDFQ<nx{D_p@60s`uuhWHC$tld7~C}El<IjB9Rz2at=9^o)tVFg&mkLU+7BBlmf93M-S3Uduvc(=Zf0(Om36qBi#B3?+NU=-*y@3r}tEDC`!$>
qA8(y6@{`K#tFfintIupEn0^vysXP5a08+j3MLpVl+aG_3ouDKpaB`u^l@qF5a|5dq#l6NrUBxYdVg?L;BFukrd5;nnv8Kofjq>W#@Dh7+a{IBzRiF|dS18
%QYu8v#&1f%O0|8lVj)&kB#Q5MGV2cc*sc;1Knw^YWy!q8Wd>8@*-u+cXvldOcab=(kbtaQ_kquNv+5SQ(r*TpSr*R5#kPUNvDVsK|@K&#C~UIfs&f3+6KO
bj<oM{_J2AFqifonwriu$a|5(D_mJ6^1Z0-N`XCkkSCG9qo{4das3nO{n+L0pF)pX`V)=@NHU79^&tFGLu%_qY`r5-xGY>no>i{e4kEPJr3r6oPi1F+8OD}
K1O>CbNxZVEU)J7OS;%GJAEXYPaE*)Oz9A5>e4+mtYetR>5>yNN>;74i@9~<G%bc3JrSij;X8M=cF?+n*1ryPC_UU3JMc`ug<W}SZa`>&-`}^Q5Li>Oq_9I
M)gO*kn3Y(!?ykTm7Am@z@O$lbukM`Ia2JxA|+E5Bb@ZBVpD`z#!Je`eOP_+sQBb<xJ?u=*TOK0H7j<7S^^#KP`ku10w3B^Ym*Y*bN<3<%|#q|GdlpsKA@V
H+1?X9G2ZK_W3GZVKd9Dg=1j*wl{rDpCNGyd{WwvDYBIVnUElRHag1+YBSDqsZP1$@#sN!jF%G55e^vOS-H{9E$%is)M}kV>|ZVRGPpyQ_o$R*G>ME$@ME4
`EzlrlFROxIHJa(X@25)gPx4K|diUx1&U3L~XI2X7kel7Rlhz-9abrg;(8;AZXt%f<T_d$h7TEciOyrHL%XBubRn|H?}B6VFCPv^mg`zQ0|P+gLwIb1p3E+
=UHV$9uO9e+~z<`e4?}8P|kIc!VLegs7k%<Wo=}N_ra-g@JX0YWMp=_jjyD?3}7Ebz+yZ*+>H3{LU0n0PnKUmh55-rU1h;er5bGl*K1uA&w~WFP%EtV$M`*
DZZEN$V68JXf5-Lmo_iuQbr<Sb^;U%@A&F*&G;`HEo6~jcT3Mqzx(gclfyeu-SR^ADCpLXmh!rSqBvL}qLY?w<1{$OIuk!dnU3N>!3`;UE%+k=LxXrf{-fr
`tvuOyW3J&;M_#_{j4g^2=Q(|6e_*V$23QpZNHOiA<e`yI{#+z&(NaqJl{9|I!!!=O!rRI=i#Y|kIXha=3@y^zb@1x{1=891t&fe>}Il5-Y+u01MPm$xz;_
<%=Q#V?S#rK<xZgj{MtiVl%mEB~DO9t83BKquU(txMk`)jV+9UP<+kvvw}c8E5x_7m9AEGmtAnBD$nM*U}RR!Cjxm?^VPS?0sO#%QGFc4B0Sa-G$2l957OF
$_ykAm$M=j<xR@1j`EYBNfS#8l`g{B3lc9+VwIZ(AB*18FgLgK20#JZSZuo+5r8^Uo<0%5H(V=USy%&_yQMxTCCpUNx>f)wKxcPy`!bMFhZJINF)tef{QpT
1FSleiN5P?lp$FY28yxagcKqtZ%f8$H!H`#4?TH%lA57WDlCnJ*FuY--fVb4AV5TmeRlZ}26W_E(2u>$%fcR*v_D$b=OqL9Kgj#I%toLL&!ZG&u*737wpA^
-6f2$c9Y06B&ycE-8w<}*?4Q7gt_`2}+av$jN-GyT!uR~($!xwZ*=V<~xAQXMYYev9kcc*URsMbX{kfIfYC5u^C_5;}0lS;5{Z04zY!=mL8BxU~>QHu293Y
Rak9UNL9KV;{Vm05Ks9f68o!Hk&n$>_<k;@QGJ*AtBk~!zRtQy|bUyk`RCV>a`l-GEX3LKw_F#JJRkcMQ~rC3PH99<~W%E}-V>Kzfot;gR;_cGHac5tFic>
&u8_`*Sd!MsAY$woH=F$%(v4bsl5Ddp*;T=XZVLt(9Ys<74-@7W}Ca^&|~gK$z07TDD430iC!?)iN-@<%c%IGV@SWa1;I`6wgjlew)f6P}YpHdxwyJd+v-B
pp<LZ!n_vV2Lgv7-ayxK%`AlBUH%<S*gyWxQiQ7!X0QEEndAFu2i+G(JLI$I$^v4pIbCP3(V*kcBmeyL?l#719$kO99QU-GJ|PC{l?0v9lQMPiNKV<X907T
E426s*oRE`y!eF)A3UYZ7oSSg8|(1qb%ac%3GRbx0}<d^4h*cCH8yS)@ZKAPu4NzT{kObE6BdKi$Vv2?>E1RLQ%ulQkypo3?w%+IY+|hU-N9(@`2O9wRtKJ
_LmFK_W!bAj9ZG)1nYD6on!Pnf22Wp|d`%gnVZk^)FIWin$P&V(V?kWco??P_-k5)?P>@;&sE(KgJ%k3HQcw}n`=({BT_UR)@zC6ze{Rg9B6Jc~PoKkQJhs
BWT5s^5P*)`1f_ScvuLqZPn6Wx`BW>+YoA*6d$k2Vbooi^3yGgM}c8U(tAb_2Y3+TuON|sw=TcPX3r<cy+Ay;puRpvEWTIAE2a0+`K{55}9gKkzMlz#>|a-
4LHU_ZRt?>g&aZXTYij4#5!L#v|}3kG6khT9mno_TUzk&kVv$T1qLP8?S+xh%r9{zuOb9hF}vsqWHtTn0sxN74Em<qr<NpC)4TlFCSIA#Uk4UgqU61MKHIb
h+U8bO%eJKb&l*0k|~h!%jD^GR2DA$VSU{M+0235I1ATaJ#jmm=u^WG+PVwRj1Hy99?E5N3a;8<z1Yq0ppI7W-yI9$Immgbqe&SrC=%Nxri<r)YH<Nx(ob#
XCjQ<t&3Lk1&0{jU{j1X0$T%U$39Ivt!9o^s0eoz;KAsPYRn<tYyV+TR6qn6+52pv8h`gU?XgxtR{v-PMJaEvd(3yi!2h>lj@!A_8=^+E2rs@O#_;8_CpsK
@Jx@3bT<ku8+q_8t$Xe-r`FoI)*q0^8^cm`VEzmpd_K8^QU7L8>7m~Xfy_GghSiru*>~GrATOozt{+}uoxh(GeNF_GVy-c`d#fD^tO~r|t#&ewmP|p|400u
<-L}+A@O34*9Ov&mITr<07(!ORz4U}BrfjP0fi_lc(wF(D?ID=ggU#~Rtr@@qPdBNrY&29j#a1rPq)Wpx(QlTx{2ln!C{Yv*|{mf2g@=02BwqXAWHY0l+AU
pRBH?NqF_B1n3fS1jq%rDsM)Vegr638EWq4N*XAOj*8l9NJ&bsfj5#o{`W3~#>`-pzuO4SuS{(zQDyR!E^S#tw3wL#2aLddDHV4|(M@-WBOrnkL_zdfq>mp
Znc#1)EGawG+Gf$uUPl*w`<QlT+kipqc;jHg>@MW=#HaaAoYR0B04e&4FqM7V9vrD8ST@+D1Tk!^Of{3Hz4qJ`BC!kfT2^Gw8Pl#EekpiT%?nEcp;G{*B&N
y~Nm9&;8cJ>G8@sDtrU5TI@(q&1L6DW_|x?0~FV24DF=8Qr}Q2t`~pEF#4rGU#<sy`ApcA+7l!83SOZow_ac)r#h^L+kr3-wuV}_W(_DE^MN~lCT4P3(LvL
M>DYv_no_wVNs}7*ldbN-5qA;(ti|p1EY|G9i=^#y8})h|L*I0=eNeu{;OyP7S137A6meOzCG{S}IjNJ3?Zhj{cEy<pXZPX9kzm%k4;4=}C%twC$R--JTw1
c^{xf2hK58V5B}L~;97$mki<1s;?!mV&G<EZ-J)}kF3-+o4BLanAoGy36RMa}Fo<z>38<09pg0&H1+r>U3zfWmsT`F(oY4W=2ZMvfm%5YJ4C>#Jk@ipa*cH
<727avv$YtB76X4(Vn793L+1wfi;K=FYy(4kV?mav_;*2V+$Z_@WN(T@~8ME$dsnuH<1O>OJu#LOLy^GE?Zu<vR;=XJ6H+Z&9fGGRrE3?*<ojCCmsoEa;=#
CUQ}WnTf>Ij&UkonZtW(Qu7DO5N8h--jA9RIAr}h9Vih@wOk{BTb(e@@;cve6$s4qh1L7U%N@kH$5q3;=X&!4yRIKAB;t;`NmWn@k!`~AEa*WxlMaa-VG5)
4}ir}SE|D8{`njgrdVNRfO}8E&!Jr%uv2NQn%x~{sWmEVRc=**1^R@CKlk*Q#u1vkNvA50U0h$_tK+Z>(IZq*<)tTGWia#L<FSc4&D`fGZ}%ywo04CXd#j`
ghWe*S>&830vcCcrM+k$WE);5jG?GUXfUnjSGT!zD3#>_GFm|g8J#WD>&zdfw!R{fAex~!v6RJGbT~Y~alEwIg<J}gVuq$<p%_V2%S~$-q!8vR}X;x4@ld<
BevB$c6Faupx9r}{o_cxE`qjk({Vn8`+-9Tsz%6~0is$3roDNw);xRh|^1{KF1cQ-Op?PQe4RaP+5IJ3Y{Z@RaU&Fkp&1QEJu&|GJ*r7ngwg)tH7X&`j3Xn
NaYuxj<`t%9!VJvi1q=PD?8`L_AP(HnZme=ainTG?^^d~pm#@-~61Z_~xaKYc&78^3FN1A%=Noo|O6xp=!M4TA02w=HG1^ou7*AV4(^S;Mj8|7^9dU<R{im
f(}c0mo8=lpLh-2~q1)<6Av}K~{9pGVifLe%(IKYQxbpEfqJq>_ISObC;DcnstYSv7t#StIPhzoXlSG{S;JC<D|n@C3*fO23tiPe!W$(k-F_Qae2rRV)KdB
gfX-%uznSPc$YSJ+WCvgkv(-`H2makj*LG&9&?=vR+i<Mir~V*@`)D%tf_5HsC~FrHz|W&j5P63PkHA6Vx_4CF4<QNT<>Q26s{@(X>PlSQa?MbH!b%1t&i_
?Wcdg6h?7}sZ#wU$CSs?)^ya2z+AJ#EG(Y#zZp6J_b*F9?`wFuZ{k*_lQ)0H?ji(c=a-|gAnCaYxf42KVf#*szxKq@QRFDf~7mmD_(>ADt{|Dn^lsEq2!FL
zb2?E`}*kT<K*)hhpa$rO2rontxomstorKMmk6xt`<;(ezz*a0F`3{_AF>+{7?2TCtK3BGNY5kj_{dYRWMqYR4t{;wb5-YGghEy6f6+eJ6yf<GS7Ojl~Ns9
JZJ9np<jESx39oN7fTLw7*Brq4xAVi7qWjG4CMTFTqtvh1fsVh<M6Waqe(OsofyeOKl0iP5G#n)>QY>`uH%?s<3Ma*Ohp7Qb|H%wivO3s)QE{M;Lw3ax+`l
jmALj+m@A(7pK(=jlhh=4j7?XH)5^(T+on&VVqAr4+Q=?pG33K%XXgKUy&wlJ7(}DBjLRQp`X>$|=wdyW2Atjk`9IvB|I)lbTDI**jE4o8mG&M}L6TyB1<G
hKXHH_=|EVco|v<)6=7Pc_RU8i9sNgCOFNo=S~A49Z7bF6{&5>0ZLKweuTzP#!paT;h;u1z;fxgy2^YQBtMXNKSO|Lp$CKmSx(FV@ECN=L(knML&6n2Vg@o
t=`ZIHEE4%PPQFy2k<)4kn_4(gQps(LPEQ^SsD{gqnhj)bA~8YueP%4(jy{gQu;1@HIzFhXi9SRVNh=cU*r`4gjya+?-S=DU9pET1&29rs4JRjqZ=~Z(+=G
>2dlKxIm<dz?Jjnc3Sfv)x`SW7vXdU%y5*<u2jDF@au#VF(gXvQ^p}KO{`s{B~RJsN$IA0S#?AKHh=md2{j{A6`Mt45|;|@A$f6g5FtdClL1<Cg2Z-$&jX0
AwqHIZ5<4qbZSI)8tr#U*nSZ-_^>NX<M(95|<dKVRPirELRPTyy<LOv!OZjDeL98naUr``Tm$0if|GAUa3hnQ?iJ;`R)L29TSiD(c!b+uFE26=EdLF}pfF-
qu59I0ui$^&ILO#$-i~Cd;&uK(IToGSz=eZ0l^tx!ccD`*WtSS7^(DR(vG1%he8fX`rNyRxZlPoI%Z7YPB-;agQi0V^<KGtOQ2nb<VU&xwc$972X<H2EI<e
FV$)7moVA9K3gVqp!wU@Y*k}i4Q~DWaz<%B3mz~(lBU{X@xX}^Bm<HsdI9W<!qZ{dk6Z$xX)WAVy3i?HA|fWD!tR|}hL_@88@EgvMFXtO3KfI7@LnzFKjCD
7i;16IZ`|!X(((z#Dy0WRId!3iZu$B4E%fM%{}|BngTW&jB977`6X2U))lOJFHNE`(L|Kh#<K9-we}Z2*?I{$#h@zu86&Vk}gP+*Bk$%*}gRCxp{_$WY#$s
yi0nVo_jwZ2L`hfh3{y3_S7ae+)P>E~iFFg1`Q5$P7!mDp&u1qJ9vff-xz`*2hrWu)e5t~-=scCme<oWNZFJ||;5^KxKK@6pw$J6HS#VM?SGs5rozzamZ*b
=Dhef(NjjnzVu@T}X@?L7$Ojp$Y>Fr#H{R)g(kk;C)#m2s+8vx~>nE3|rucfZW;D9DXbQd8=oD0fSUJVmK>6S?D!MGyATc<3>@)))$3UddvQak>iX*AOv&I
A=CvW{*@0H=`a)B2<DOQ;30Perg<=4NtAAahH0&Lx<D$D&7}i;;7$h<30Sb5O}3+>;n8pgL8WE?f9bI01c-o;LSbBAkAe3Xl{haMV^Ru#e<L8f9%Eo2E{f+
D!*^60nt64f)=!yyCb7Aft}&f;r0*8FYgje6EaL(A7~V7kqgLJh~<zq8t|uyIOu*h@Ie~hQ^J-74K%a)$=em7V9e0rW!%KwNVp~v$auOBXZ25~U+7&v-`VJ
<L65wlXNa|`zRZ{;D-s``fWTGLwznfOA9NGOFi40NUh$XOUsWVpW7$~gdx!Q31$^w~GX;HGL=vBklxrK5v_svVy2gvWag(R%E>IQiBMG;M`gsLUWj};h>sn
EclOt69IO+$u7$qha`ZD`n{wCiVRC*pHK%}Im+bU+cwN>^2{a{q#N`Af2Vx--^9BBMKzVrX#KAOFR(b*fUhVPR+v{v``(!#Z<d`tBy2Y6{N&M<N6r#{C-b-
gmX`L@ayAAT#>jSy|dv(-!b5<l^RluP*h(x`&$>%N!O2b<rZqo#C<NdH`9DpC~jYZEjq4;9Puv$x?KA2CrTKuKtHP@)a3Hm`6!72!mESgZ)noc<gk%*PwvQ
$^b)6d<Ty6&heOHjbf&$n1K$GU&Fs_?bQM;RtACz{L@?RFc}ZWu0FyZHDuN{uyaUBGQr`UUOrtZUmyg<T?l%AwWHomy-M?$VcI>zb44}k9qsBm6*mIOb|US
ksayy8)8aaMl&m6C?VNHm7Q4(2$j&Jr9}Hc$U94F2oCp?uT1gis*kZ`xuzGg3e!7>OZ>8+Wn(JolsB)$Sy)zWlDhgqgnvj2H!Kh&+O&-Hfn+S@rmdRs1PxC
b*`M>a<Nf($>x@!&r-bbhi_s>oPEk+wLkRc~5_bL&Og-Y+IQ|#nyuy$#ZEGNEi)R|!Ff`1<gl3p4O8P%Er%$FkVP%!yYoloi27L+_Hbis389KE?cEy^K39k
}RZVao{)^kaM%c=ax%KnfgmloUpNyOE+NP_O$Z47f=ncGfBehBLw<*Va%!cu9nRM>EDVD4tR>S*Q{Zb6#GyDUNu+%e1h5`ebfn>&Kead*)6?p|J#W02N|VA
b>I@3m1GL`#*EP`{T81?1r~FeX^Z9We^`bVn0~KlB{`b*i^06LLL1eYH*idi!M*xq^#cBQa6CPrDj<$ZyZ<@{4{(C0}w#)9p72`=vb(XKGuUcyW~<rKuXp)
I^gAm8PT_K4`HmBH^olR;!Z2{uT)<0DZ`R)(bLUCceyW&=ro9S?JF#{3vrS$1a;k9-?Fwt#BDOXD?-*MPUJ9#m^{5v6jXr$)oQ`_SxSR<{FEFo3pplXJ4nn
EgrvszAq3HDm{?yEwmki){z!gcw4_g0gqWAV}(UGyRl666#r^Q0wU0hy0(?7yp!kDH$RH#3s5H35ErIWPh3b0p!iid@Z95Ch;sXSe?jRnsq+c=>01C@p4FB
PW!b#l5Xl4Y)AHidBa}>KeNDQe>&Re_R)rQFL_5~Z>QI^*xje$H>K_(Pkj#r<A!g5#gO}>1IaxJoyYZT#C1;Z|m&RA<hTRfcy7Yp(Ij6FMT_okjTp9_B<Di
{dFVFDkm3AG;1m88sL~&o6>E8mh$L^;<7YlC?%6^02Q~3_&AvwqgTYvJ9Yc{Kx6MxfUYc_u$s7htE<2YgXFI7cZ51C@9o+84>-p%pORz4%oz~J$W@_#S28y
rWH*nrsSDfhAKaCb(HUQ=bn2NVaHHj&cbh0~CFD6c6@TplnGjy2DN*ijOHRe!SCgprx6^pxaiq29MK8<+}|`TDP(D=6#ROB316x-FxnJnZj7%zJB-yGR`{c
4KuBxB0Xgru=f+Zcibmk(A`W{txu6%QPQq(1<d*#0;xpVs6e)F08H+0E86%ExYAw@s_*m%xtXl(OvgCMoG<;i+stN0rqG68bqV&lW6BXFo??7l4L<=`)Lwi
Ax#bTZ?e_K%o|$@NN$w=F!y4zgw+P1Z*S=(=DBVaQKLk)kOJ%oh=kNsc5>gJzfS?S3Zt;%Dls}=GDVofL0(!YQyC%D!tDw_v?EvI%=r|+pgmbku_vPlLrzh
P8^72IQBw>N0?L^RkQg!_JC7SmnnP`n`*GHXoso91I>3gK3yocT*YZ$7!d0h@HL~Ie3ozoD`4+9Zekj8V*W0%FN8NA!6fT)g1DM3_U{B#iCPJZXDeDei%WE
Af!jk8^6B?>BUJmRsyHC4714`sVH>%a{k#UH#>`F5K3c!qa8ldWnF|rcwIn5tVkS7L1_<Gh2We2&`r6P9B1vQ^OQ)?_hBwZ+51C$<NdegMj{uKP_=zrt(QD
2RZekT1QoYsPgCNqCr@NW<`KUzHAbsiZ?+WwVi%`p1h2!8fc+LI0qcxibs<ZJ#usyh-?3Q6Me-@vk?h@dfOAL3mp`JjVOKUHX97YHG<l7j6v-TMjLA6(`%T
Z1hmr&deEv41Sx4wJb5EkW#!{|pk431xn*VH^`1h0v0}=n^c~lRx>(6?*vQcTww;hZaaz+ioEWR?V;nH5dH4@*(iz@7wf@hAY#nGaYtO`X|TDT+!?5XM_Wo
O)&a;pO7EjmGUwrNz`DrlBbc*vmMMiY<{DwU1RX<336q^m_CA|b(Zrezp*OAs^~t*cHjU&%aF@Aqp&}N<y5Z(ftE!61dey2{qf5GHCT4|syj4kQDy4Dm`?U
x=;<z$yjWmQ0iCdOAf5(zP&NCgD^w}Uo?Uos6wG%<c;Tumz^j@bnU|NChTr`5CYEi{yJ`PeSt{qZxXo;C$WXN0>y5Sg42c;cmuRhdZaL|4R^w2|ZrQlrN<L
9L6-*?rc=*v|RjTd^WI=FXPv}ZQex|A2@Zq!|LFQKkytIt>B=WD$ySgNV?oq1t3OMbSr+GFc&AP7h<(kaLR+A^^5kSil!g9zk>Z4UkO!;81j8dUz{|AJZO<
qSvPOu`Gs}BS<>u!wfckvGo4!MsjHl+JYE1#yVn~>jGYWHgvW(=8Kyh#OOb<m{@fI0kErGUKoq5pXG>oOY7fVv{&t4NPVDFH0Yl&ntybE7}&=l?0BAmZ?`$
P@czh)e=QzJY_ptxVP66k~7VScehIKrvREnQ@A{@3sQs)aLucY433rq>a?rCk?6~ziWa<J8GS&?2oZ{9bAQYyQcl?9@i3#CPpI?7LkHj-7z+*d{PMl&IjHr
Sk=jw+mnyK*<DMv*Gp|$I$fi}h}~`mxt@eETac0DbfGaoap#I*^}$|!WjlbW3!*7@l_QP!3C6xp6!F54i&X_2Z1)Pg@T_@+Bfl>K-S6T8iseUxM!h)_#>Xz
5$(~aTB;Ie8hSI<6=7Ah>H{p<;R9Q^*M}4qh-|Or)EL=tt0R^OA$ClGnik^OJhseurz(lOm#K{NTI`c3mqZE#_CN-vHG0K(5N`P)Om0NMsVx=vmjzp18!k4
tq%iiTH7^Wn}m<#Ro3rQqX*8pLVfF*mN*V_7BzKpRIC_S)cVR_d{>Ko%7CUB#fq#dF)NaOCy<bD)UKS=tl=cxU-M%f0RkcvhBhLl{L9fa5%q%vKm)(Vd3VU
+2jYxc&!2EPBV=uTmc9{&P^waY9Lt-E@Zu9}FB%JLg4i5--xA**P6V-YfE4-Fl1aM<hAnmBL95u;<e1nMkRgFwJ=OCz;bEXRqi+MTy45Hj=<R}60=KZh^O#
x*!a6&n=ph=Saw(F0p_slQ_MV_8B%3~{_@#v&FJnaI_r*`!#PS#gsN#N>66)-pYO5DC51;Q)hk#2s~)L<-KWvFc<+qMw>kn%dY?9A)o}d7Uvm`g&d^^+7Bd
kxdk=(r2L_-q@!4<)*qa4swHky0-jwH99^mCl)KfKl4@4sQ?*DzgzD(^4o^y+XuVC=P!rWl;(}$pJT;z^6D8AAx^v_NH?KQA=j7AA7XP34tj@X4?HF&?>sw
PlZ8&FmpeVwnih(Cs0K-Fn)bt~15XAtLbfLmwP}!E;M~%T&m+>7_fT(YM3jf6o_Tc@@EP^?<RD_Y1HGF8{+E`G&R|0cT!sRwyEwVl^!NV_>qU5NYJG#2@Y^
Y2aeH^@aIp@YU9{!vGpaep@Ip2@h@BUbIC#0<s!HV`Ik{+watvW>b#7F&*Jv1ay4~j9ZE%$D#nu}1LB!mc?194Rt%XO1+xUC7isi)&tgX>@vmT2PdsRV>s@
9aYxKa3Mv=1#_A5A*lB5osOwmOxl4k)4gfW8X2q!GPu?{V$O_#FA1MYJ~_!2L^PL7wJvtXCTY#v@nu=l?%`YotoJI?NuOTO{7W#eNVG_$k5xxf&^sqyaymf
i7|=PP8?rNWWyk^?V={Z}^`aua-PfSBIB!59lk9Api#vI%F8IkhWH*+LhE!s@q|f#_yNkN*&3lMr4WkKSNU~`|i(ccW<X?_LK#9zahQWqgs8)lo%j=ml2_(
NP@M5Q@RXLM`&<MyRXw8yy-rC{J|)aYZb%2DVFwz6}9#vnQ;FXME+M>m)ny1n`Cod35c`rrz@Z?tCC21@w^|aJi`XWGjzdGV{)TOUb+i3;FIX5B?%>erxEG
lOQy4rF2eJF#%^DcGh3nU(r5*7Gs}+mO3KSwAHGb02~^#HQruK8Fyr7&wTS?in4n_qNp!lHqK(ABVd2PUl%+fzhva?6aB5SnR;7vq<i@QT9l_JnWTrGgIZH
-yCM+Px<_?&Qx!3hFTozY#CU*^HHgt=wzovKBg_3Hrc${!l|BOo!L6r;U<cb+N=T`>rh$D(;5^O+RdvWnH8W9wT0tzZ_smgQeNxRzz6UI7xLvY9Ob@vg;>K
`ECWLEfuF}N2~)fVQYGN1!R#99B3tI^-;8sZMfB1SDM?YiUt!8`}`<4RTjW-o&X*=swLkK16m>5>Z4?VzGqIbsmaycP}IY<c|eFCSpt39l9&<wDmBV=Jjqr
Qlx=VNZNq^FNo`0oG&m$B$<HhvLm$U2r>jq`LX=1y3QYf2^$`Zf7~MOR7`;(vkZ5XU1uBkJ=4_SuRpaB_<ns(f^K;j<p_H!J9-rAYDNX>gnKA3qX-Me)f&d
N>AM{!_Q|GO+$pz@74>lK@33Xlusag{%<u8)K4xuF<&_(jXJZ`lOd|8MfY+?y*0{^kf01Q2ejS1Ybr-}gYyYFk2+K@8D`nXjj3{=Tfxa%BE?WVCEK*!_mrC
B9siE`33Kr%I+t`QSNi*$hVqsRb#R0>L8G>+fpEezR@qeO0U40n(nuSA58cl$`VxSq{iO1vwZj5V!Dl5unHSw*2XYf;dBvEZk9-8A;J-@lvacU&AqgJ*!hl
IOm_UB(HvSB*L({P4VrK1l7w1~tqFLK473^jT-nYh_C~H~q^uWd}a<n+<Z{Fnn+eI?Ma%ow0t`Fzsu`xD^cYwqdK2GEdn`QX6-QwKQ0+x<Lt|DFF3fK$Ybk
dQSKYZlnn8aDzqKS*LY*=AhTWtW&!)twK#v@mhZ!N=Srs|r(^GCKmdRTRE=KuiV$m?okcU_<b;{v~&Ehr}={#qdC=Ufc&?0;2{<8;*hlHg-CXZ64zuJa+lY
rV$sQU0Y$it??OaT8tEuk*5CCxF%vRYpTFFld|;ki0a=Z1oedfxo4M_Y5Eh+-@uZse}yMn9wnX>*CSfu!~w=d~B`rrmwj$r)E)qXQQJu`KKk-la^+;v5H7#
05abO<Sh#CxJEv;$<B@C_u%8_tUE;`j4+ejET)Z4&A!9^ZPaoMtKE5G2>?K>n`6d%@XX!V0L#{4Y9>4Bi5tBv`k!*pF)sxGMHt#eVdpc>3!X5U{+ljAfHJ5
@hNpsJ<^G9dWK=*a-^B&ST?U~Q3-y<1E5f-65Y#B??>AY%l26JZUYN4CYZU`F#}}g|LXnalp3jg5rVBg_9wGAdK-bwIwg4qjR?&(PJS;mH4Y_fe7^*L3wp-
rsL!J@Jk7b|9=C1op@>pDZeVZHy_(m?8L}B6$D3ynj99Oo$oP<ECrkZU*I`0{D*#zbsm6ywVK-bI*TSX#S6Rh~JKkuivOIh7r_OBDBs@CFUwwmW#Bul{rje
rr%?~lJt)F1v~_`o?mbTF+5$Lqh_{rHFM9l`SzP|3E}pS>zdf6eye9uEJ(X=Ow>Zk9iMA0{px{O|dZTmh!QyO%3HYL0aOwpO_@3hLwuYploWZ2XXUmmD+xd
xA<!SS#=k_G+xCAjFpN=!aodJ)^a2Jd>N<pLA#T)*~*LiR$LKw;x&y?RRzFq)7AxvQe&v3n`~r;3RcFZt%W?L;(JSvNQO;(?I9r(@dq%ZFsjC`l^PO_na#l
Kxp!ibw#rOzXsp;dl;f9kz)zLk^*lY?Po8F&MUO9p+C*A_=OVgfwj-n3bcr-z>hck&t6`E{2Y1RlOkKFDtOnOZlbk<wOONZ@j@7#mOo{)<*?y1+y_99ijj<
UQhHS;D`U`i3uD^aJ5(PE2K{ZTnbGY_^-KURH)DjbrBzD0nD#AeYz4qFiD<HNw6~~koYxP5QWD#JymVqgD)&1wXl9Z-XyJc{O(dkwO@ioDV?*-Py$)=>5(J
Cv5y1bk390^T0mHmWtV?h|FeTVlU?@Md9B_sq>dBs{HISI#nZr`C&fxg&$Y$qZch3`s%)9O<*0GVIOpVu1lizLwQoBxAAO!k$uQl_*^UZkTyTcj6?G=n-%^
jV)6Rgnp6(Cc>fT>(7gWfkcS(jdlvgHnfK;V|8D-*@e7cBV(4+_`V48;ywvQ1EJs2=fEICZauCWkX~POewupL7R*t4aM+O@SDQr)jaN#=a+=w4}X9AYxb9x
+%`oM!=i<1S^?A#~ct<s7xMZi6+Sw5mTWwP(RzBfh6;mq^KBgq74I)l#_6kv>n4F$H?qDL~eXMg~D|Mq25@!8G}U^mB)Lj)N051r}#l`DoeV%;1;)`2QAlB
zMT}AGx8T_?}zBTL|BGv`J?T{cgn*76vXb;h2Zdl2`2drCkWFiT<2h`Ks@gd^y+LDVl2AaAoHGG$}+|Po}-$C9kM?5`ktIBL6+r`SSLNT5Av=RG3!zC#FYK
q0`~<owz=Ifu!ycXl@%y%*N(=BudzcheRd5a@Fx@mZ`~eC1&y^@b-4%Wy9@sr+!Wgd*5Q>*#~7$X5VK(RKfDtTf}Fdj=q#CZs~3A|fcFZdHN2M?=$R<vyMA
t`zDvW>;iY}*BV=-FljXDC8ukOUI~F1>U%2Uf;n!fwNkgBv!OQ;97NNT1*P!JVY<)$TTXO(A4-|8A?)eg#yMfQ2xMvQ9<hkSYXap*dZFjx1!KNiCSQF5+#{
~;j1(suOi~_tusvTQ_qu#7_lIidfoURPZOPCt~m8IJ4@kyU1SIF{EfB4uHTi<#Q%uJ98^)?(;3e!`_x7CBz9*7fbv3hii6uL~Zbyf+~mI4xiK3JIB+X_tu(
CByM%<2cWvr7wPVo9TBRM^TSgOG&JNogJfsma|UC$PieQJI_<9COr@-e7A#O2SYD{gG`nVXdQ2#qduB{<%1g;S@ZL!b0i=+*n~LR~UBm&HPu)9y4aug~Fye
5!bV=P}cAz1CMZUXc#@B;-%%!)-Rs%8Za+y4Pv2y?g^q)ak56~{g+=X6YjWWb?lAafhr<jDfT)G(fYgQ`tjJlF5%rRZXBFae1^lP3@c-lGAr>*K8+d(s#J^
-=&PCRHVSu<!^-dNJ9L!BxLaID90hzFn)YsSx+$2g2UBi+uu2TU+Wu0S;5y1Z=HZV#$e8HpPtIwXAKoUi6GFGjbzy`t$$BtY87-qpN+?bHbJ(mUq|oSQSUR
caXc87yzymPk@}OjC;lN}VUL*oybZ4dw-f=t}5Jd?)r_vTW0<T!dLAZA-&j_%i6n~i@|C-Z+^Q>=CZ4C`&v<#2Rg;QUw3#K4fi|=8q=<r{ey5hDEi>ohR77
~8$pq9xk=$qL(dP1dQ21J?8YZ#V&$~oGtS~%i~Y{Dov9(7L_Q8jr2nxVlJIZ$(9%%+i!Dp)!~bQ8bo`J!5D0ar2R38w3ed9;r=D|e=L$ETwV6@o|>0R(no?
J2Ec^-2PSFUQ<BjW1N{Z~V<`XkFMQI4-t>d~cgq%WX}`Oh<#MDY$Mp|Acg|Rf@`w_o;=|qJ-TUqaISq4@3{sv~0lf?o~DsVs5w6O71+dWcp_v)$-Aq>f(v$
hZ~=O{HTbDp{BCr12gH0Xwg75inf}c>_q(wMMsHHon@df%z15f2wvQejJuaPwsO;}qEe5c6tVhiaEiVwkjk+a`oY-VJ#8udA&;-;?NQy>0kD*!6lrhq7FmD
rnmf4(yUD5g3mQR3>P$H8#8siZ)DpezB4H}On2#-F%|y7}1a=7e&dg3I9AsR#<}vUb5P}ITxB#Av>X;o{Eab&7?R-G(XE8@|)GK2>J51F*o#*XY8M>d}z`+
q?ZD`hQTK6PC?8Fi|w!A}xLBPReB2#CVk8X1jPvv=cPUfpAPR-%qT^34>6(xGB%Hhc-vuff!dDM@km2w3PBhrkT{K5o5=Ki<rW-Vsnx0B3QG$2~!U=ln^V1
o<c>484Ixgo?N)m+G1@ay)yoCOeBW>+In{k{jq5btJ|l14y%&G85<5Jj!57fZMGX|X55GPexwau_9pr+5}>lzhiO-_gxTk#dUs@O(<kSM&dH`zf0ft>_%br
kVajVml=<Y@j-FZzxuJ?(!E{+P}g1o6+Pd$SMAFm_d2!3(evMjO<CUv&qrYlkgPm*z3+1gTLCpNI<!4ay2HkIF!lS(B}>Ic7|l}QJI{UEJYtNiGp66g$5O6
Rh_DLQd>JM^Q6|Qk0=+0B4wGvWR+zzIfcQxgx8|ftTog5<q1ODdUnL4qPeR8
"""

JUDGES = """
;0d1wtN;La!P?JeBNi-47agCjhYjt$XjFYntE9OmQaqR$yG7J-hH`r%mW2~F7bsww76ndIxli8!Rd>c0wY@L?;%|rqWNdT8iFR`Kp%O6afk=l4NLO^%Q(5L
2?dz_PHOm-T0T7RD+2g<y*B1;%rPJoamt=t1eT^D}hP}w>QQcf9sZe2z8fs6{S)HfwHqtq%g{tTj;u-B&tO)14Rz?IpIw1y-fZrvi&m37iCpn1{IBHIm*>}
JV`#b4Bif9+U#b|P@fT^%k*RZyn%Igt8PLYn0@Mb=@g0vyTqwvz~seAeksjZ<5D!ILzLy!fsefbq=><HU>iq*7rLZh0}2<mnK7J;390SjkZJGx=OJ&(TuRj
08_!uv4ZGZXUL3uq?fPLVNR44Mr`HRGhH;`W7}ByB9LNy1<ak^;Nx3W*^+PBv@ANU%n^6wV=+>rrovSpHc!vAz}Qa)-&v2GrQ{zK3Od%vYC2`H--KI!M{Mx
O$!Ne8fM15(#K8Lz}_D$roxLy=pzDpeCMm>4=}GE1iNUBm5mn-_sPOUu(t`hAXf5#qcpM^K?-F%H$G!isuA@bgP3H@fb~GU}S!P@6!UrVV+zv%ZLS0=}Xl>
1j%o_G_VB*PdzK(HdC3mpl`r0STAd2+AEtKVQJsSRpkSS_2xgO53c(tjl|R7wJ3q3-cn|i^&ir-bohiWf~yqi1axZef*wH<iW(NG;cN2VF%Wnok&Bug2p#2
~2rSN~jZ|f|CKKkihs{F4n#zi<3aQ3wd!f}k62f<7<9Vh;$qzy+gd5WMne}Gi$d7<$?ipVY*pNtF*(sSX+f)u;BDi}4>&T%)Rd4ltqA<{O9ak&JpEfgUinT
pm%A?Mbhr=xgc>?#Hg&;BO^cnGzmSf5i51!8OC^4Tm(e;N#j@wl&W<_)?hy0|EV`T?EBS~dPI#<ni<GC`x+6$;vtz%c?U*ZgW$i}6^!%v9W9tTup?>n-IDm
lz<Fy?v21`F(s-%gUutn^7nrm27F;E|{Q=DQPX#T)uwV9w!+;g_9wq$y0BfKkBxRWSBW)Wcli8*JdcYdwCt=n@v2Fzj5;oTbIGM<TZrQ+s<Yp-2f);0AXls
f>@b5?yaNkWnB+F0Vv+A?;`(<jXQ2o<a?#HQGn6`jJa$kyL+R*aCnEP7@uBLN>OOCK>o&v~b`M^6O5+JPR(Npy+cNC?!if>YHgVhcZV#Xy0dIvz<<Mz5<+x
%8<K5zAvRR72EnZ%Z*R&IJ_1+v1*8dGX;8sQeo<A;a@8sL45{nIyA3sI}hW9cOBWB>!Y0a?GQ_d^Y2>Ebohq0S(|B%!dN(PgOmp{hs$`kofWa7R)J=p2|q|
iO~uuJvhI=K2b*QQL|nji)BeaFo8Fz5Y^21*R8i<?%TCYghlz%h<B|raaJIr@-}PE)Jq&71<CDnp;vm6I5<kDi9^qgVCS2raCd%yrx+EBAx_-}X>Rn9bi_8
}n5P|k6>gw|<%UsX#QLF@g&0*x3A;9=KF23!SJewTs6!=l=^1_~+_7DX3UwcK)j*cH9V^Jpta>M1x&?Og%fW<}d=5fw+`-ESRGRT<N8KBlpI=j73(_~@!%J
>NSQXX=8nxB0e#%8QXOp$<{xF$PU4fBiziBwB8C~aP;;-D7_CRsfW{%B*Xzsm{Oi7rw*>&T$Cs$nAUH1NSJcdQjgRgV^qh=|jbCv$pq_}W4<y&2{DFbZy7N
<1?YnA6G*!2b?I;iOoh1@QHfR#~jS2bk{G#cV=C9P-K4>ifVmi7&|<Yt;ek*!fic7m%GPGf_VT1c&)x98I;Nr%|uRR9_c>bZTH-YtHLhM?Ch^h&zu8V6&qK
0n(3D+%_K8kMyWHNBoEMd)`<>S0_$3tOP}xHyI_(I1<<nz=I|At7!Wc^n-y~l<O)vhVU>lwQx7B0Rq&2A_ZZh4p7F!h=Y-3FOqB=rL%$mBUHXiF8NXsgx);
xTg`c!H$}eOR?mWXnyBz`A{ZDnG<!^Y5SR%lYrt*-Pnu-Js_%i?eKs5`{mHD`vTDq&9aQY}{s59*Xq+6~zz$*ZyqHhyH1(5?za+R=`Ls95j1X|aRZaGa${o
js^t3&x;sna>5t5zgrBkc+;Wms@Gn0ilyQV?BDtAXw#KY;$+6~WdBY?80uTY)G*t{syP5q9qwK}&0(`m%)qNe^7N*6i36Qb;$8WVc>Z!X%5_45$pKkxJ+07
rBH
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
    contents = np.zeros((kept_contents(), WIDTH), np.float32)
    contents[is_told] = np.frombuffer(bytes_of(standing_for), np.int8).reshape(-1, WIDTH) / np.float32(STEPS)
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

EVALUATION = Evaluation(evaluate, UNIT, doubt=(11.0, 1.0), spread=(0.254, 0.256, -0.238, 1.547))


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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "b1998517aa2cd9406c48b854", "checksum": "6e2b6a4b35fe90ee6f10e83c", "sources": []}
tempo.othello.endgame.endgame:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;D0SB5nTW+;DqL7IwrHA{K|j5mX^2+9K$mh_omYw+4T@5^jiRvhsK?Tl2FtwZBE_5)0Nl}?J+)dE<PK}`@Q><E66
MQ9H$+DjS&u#zJb0bb-
}7Jz9LY|YGdiK98d&fVF4$Gw<q82HK9Tm)4APxk2Zo_?7ukEGHkdQtS!XotKh~$`*&+?t>55|cK0*b%c?lja0IAjijRB6wY({iM$cyz!q<ZEJd+TBPPRib
p}d=#nMuw%C+s@KaFo!$z63$D`;~8^ZK1xW0VrO6Zfrbhk*ym;8xG6<&!jfB#=53mJiw+-
h9fb2+VmDf>p*kPDPN_$MeBZLi2tVDB@is9o^uZq3?BX)&8+p1{=><2?R?~tIDk?Uab~xVIJ4Jw(X@mRzDfp+q_gi8+c|9C3nsXRtJSG(RD7_8fR{+F&u?
5T!G>Xv?A<#+Ic5X&uxWx&21FB&@y&!hr-KK3)TV{g-
@>6<)e4z>3`=cG4Luy9Q$VIJQ@X)68jdxmM7&Sk%ius3BbC~)`p}jE;0wJnJ4B$=M<%7QzdKM<(|cAb-
j75Uf_#ie5%|_k6Dq~ZijbIp;3>RkT^YRv3lr?7&5>6hYweA<0Y(5QCrN(vJ1rUV08*4Zce4+VM%~|NCXdNQp0{&7MqcENM+rq(6i@251&phV0sjb$z^D3
RNx&MOGT1)B3Q_=$33)lMm?)}YA|#&@_J><E02cmrX!E_6j^W?>Q^oK??_X#@M{e`ty;D7EV<LJV8_z1^b%gNe?PAnRZb>8DsxaN_yMramGl_a74rI)rem
?6*w1^VAYyQoT&)*E7cD;=*u{(Jhx>A;dYi#i)t9@s)avnA{l>}$;Opfe~D~~GX&XV4RU2CgkSL}Ee?gLtkVUy!B9aMkw)RKBHnBGv4yN(?LavHsFGMfN3
WR2wyfgrGf7PDj@%AMs4M4ost+!eOf7g23A009NH-eF+Kd~OhVl!2<s?0+XT`BZ(3w(WC~_vf)P{hi~<Z|YC}o`<;nz^44Ko@G4eZv!oy@umNPeCq1AUT{
}ra0HgDf#brF_5oGBMAWJfvVc1rEXL^54>OW?7h@ofRc+P?8dzV1{hMuK;QqVLWc{rW*~k#<kqbpg>e<_xr}ek<#!4IEIF#u;N_8LL7e+8XckHIzpLOQ9>
TuoFXiFPEM+bo`bzQ*K4HMJ?gU@e0Nu`R7d{Nl)JPNZ(LSxr;f*&*O14CH;|F%K@yUGQ4pG(*AXl<CkU)S8h8AKV@Vqz}FaUQre_dNi9E)mVMU34Pc=8YG
UnN1f{DsG?uAr!|JIX?t<!o&mXLMrAVS<0g`1oO>3mk*SPhPk2k2APKo7AT$EAdLOy)k;sX{D4%BiJ6HE!r#)M-
R9s>1*G#g4}~8)vf}X)01b+y)H*rjy%y|LggPd<x2$wC){BNbpMcrc3IGG_4l0#!BBK2bjmYvuqa5m)0X6kHv!`R~J2AsdeOpqEPuzxL@#4!hJ|~3J!*5!
?c<FF$qZGJEvIS&!|D2Mk(QA}bd+oi`|1Y#$)&YeH+CI7mES)b-fp=7U4743;5Nr8hW4vwb{TGuaY&+wk?y$5vHxj4=?z-
mr6X{50;hpYly;HXxWtODqz=bA#C*_th<ypuBUQo)-q3KGLy%s^=`xto?)s2Ex%-
e3s??uzl$6m5(IG*?tyR685R6a^t|2yuLsLD{%v`OoU2P_{uSt)!3^#$loHK_tI#>^Dv7tCxExLd8q`%<f(iQ-
a3MHa$~3)AEKBa3DqWPk<?&Ga@N{+dv_;(P1v;VvNh=<nt{EuLHxt%!3_d4_Pc8V2og(3_8!pqnZ31<0G&_C<N#JL}d0?4=%qtzSC?@k+}D3Btf@#6+;yQ
#&sbMi>n2{-
j&~<#IHPI%CnLpCen^KwsI4`O`Ztpyzn?59K`9v~g^JMU*?&Ry^PbV`nI8TX0=NOmn_=$Xhe92_edX`pWgJ_em8oxh3(GP<N00Mt<V42(iqJ_5}qqKdB=D
tH`g@9@R!4Z8e01P(K@-
{KvqsP+T|5zL2$ykE$&*Y)7UfxQ+SCgHZEcx~zZttfCIDXf(8J9QVbOZ14)@n!Dre^NgCrqz>eka*fjwoZ%2yIip~WEN689d0zzANsmSWER|2&=a&SfROQ
Do`Y`Tu@sYRg@|FJmz)GKkXRTyK63JKn3xzzTstFejxalOjlDd8fb@Q>YW)r(iY{+!_Q3$K*3`w{tMCZ8E-
t(~GHKotzq=9psq>C~xG*MSi@&K`UDAMRQYV4gvcW-
5Hs|}jd18S?_2%?oJHz&~T<qWk}F+|%Iq@sCe+Y0#$9^MoCQ}UTBOHGVw){7<4sV*koQs|1dMoz$VgPXt$1e7w(<m7C=IB;2#a+{bH3y$G`mX}3>R`|VI3
d#uBv5&;V*84NE3hrFCY$k%)YlZ2`6|DDjqu+a9GA`WfWN&@gxHY+tIt9%rpPsh3fkymm>oEO9tTDFcsTW4Dlu;B+qT5JPE1Tmjf3ZzFN|PK0jmvB|uYra
z@&WF+CPXp$`M!6BH`vSSZ@f{$sx*3MVH_Q^invHH=|uTrW%1F((x-
dfX4`pQ%@yXz#PF+d_ud6vrv1+;)m6bA_#xsi9xA8>6B%$)0vRi<gAkY8^ltowREY(h=~`tIP`W~TTfv97tot^>)FgFmMy@aTbb`LR_LM3hT}m0$9hq(f6
x+RAQO%ZkT%;ixAWcy`*E4fY(LAVw4~1@PR^nY91FvFZw4#w<<*1Z6O}y7k-)HR@bIZ}p6)i=BH}gJo2R@Zh=OQ~Gor-DM_N=AVOWB56D6-
OwsEh*8kr;`r*<<v?BE+I1*LjR*m?PrS7Uz#|`=HrXH$4;4{3CpN=(5N5?!$XgYj`@f1xSwb44?Iv){xl@2ntW+IlT_dF{ODR)8nAotsBU)p*AmBoO>HDA
D>vdS?LrQgt$Gy5!6KYZ9m!&!J%XUKR4S$o{DZ&pm;C~ZZL*ME*4DPs6`G)!heZtizA+W4fctl<OL0=DK$xc^+&ah{@X<Mtmawhis1wJ$tST1r(%;sd$FX
q{RZ!>Wo=%bkqDv<JpErXQDtWBPduIDtI9UE-h7YS5L;Y8??Oo-zECX?Lb@Ap3{0*2z0ZaP&LNog(|yWO*+aa2xIS5G<=@rYH)sZ6sV$Z@ZN=OD&5^>(BX
r3;PGi&m-
(^RpdirbTgh6q=k$^QDS(7Ct<&Np01@JHR=4(JiXe34naV$#0xY?Y3Vn@M~%R+>y*wLI<z(({zb`Q+@7nvCp+o1lecLDGt<fd5&R_lLy?iOz}KDH*|+@k)
|uLa!mU-Agnv*~)!dzqU2!0!3Mmzj|aAJRp(PHYaDuSutbLTE(axOS@eJsn_V1R{9F^l$7Ftmm^)wHIFpbS57P9*!fx-MJpIkKkE)L=u#U`_wsqgA!EYv3
Yt?CP>+<dN3k74K0pwZ!m=)M0n_*q4M!S2LiQ(JZ0nRg1)_Cr?zjks`7^%@U0Z>sn`<0-
9`bWr|W>fHKjDa{`JcaSfN(jkm6W3Zz|Nj!G|{QoKr^jNf}YY8^fz)j6ZN&x9>Ate<pyizk?4mivn{i&bO_~l@n4S8xN50noXw;KmN_E2NP&-
LcPSYivQDUs9~)~xjh~ViL(Rhz9^4kG*3_UIB#Lm|3C><_1?}qsaN{+K;LA6cJNX4QBMWgR%Lj?9Q&!P0>-LAalJctVYY%4uIy;cJ$r-
%D^HhaE;6J9@L8vyvsV^pg_36}Bf+~3JoE{GCA0gPpbx`b|NCJ%AB@6N=#bjb*_vrS@f97}A=ppP96k8@piPs?JIw0X9jhVhW~B<uPb)g()u(KkKqfqtz8
%tlyGE+eg2~ydyah$Q^w%PXd!p`?@pn`Kn>=|_xN@HW77cx<-{Yj^`~6k~SqewF6wv<c#aq%^!#i34o=HOWzkPk2MYv-IGYF|6xjfX}ZDcnykl>8q&_i4Y
(~SWU%EIEU;Jv0<YE1kU6@HF_kR;$diHptGWK9hqIWu>0;9tK}TX^RPFisJv#+~^p_xIHm6L6br!<Wj>>NY1D%V#dd=>89`WP(_wePWv7Se{84an(>k%ES
Yb6gfft7=`X(!qWp*gQfbBDT*;xxfFCJ_9l=|bJ^fAeuH4;6ai1Owvh=Zj4?klLkp=#yL5<>{UM-fZ4)>POp6^tp@C-
_XWNu2;VdM26l7}`I4GKzOG0T{NuYHm(kQsnrB!ua?Wui1FtiB>=am{IX^MI(&j5&Qj08_2d(=HO(=<%_o2XZh_nMb44ZW=`y<)nD+~~;H7Ev|s9SV(kw)
cOug-k*t;Mre!Yu71%@O0QNr;Rh8&n1aeS((n}B2YvIV}0xDhN~VZEeIVt#K$2ZX{@;~5p7nS&$lzgkvN`3-
fO~6C3Cl*@8=l?QkO?^qaFFb)6?r4Z7Jh{_oUN}<S3BJVPdCK|C^@+5G%jBiR`mrp-
J>+v>3+*<AVc_rp)sL1k+otZUxWmy>^Swkl~TwD`w)YM{@>uY;_&HhncNk-=Qd!N={@dS3#MgO?0xD6TWk7S-gTxd*ZEC6f*6PpLi_F@w@D=-
|?m!|NFjPsPET_Y9z~p>rs|N(}_n`WLv(1le;lwxSvW9>-1ok2Lr=OVL5eBQR3&47>iljw<>Spg#TtjCz#t-
1aEe~s4w=IE=}zOf1WF`q+zo&Jn8T$Z#ciG&dWnbxhB*GFJW^PaKGSh=HN&VJBdkYRiP2Y0M{?x8E=FFLz#hf&0l#h!+rRVCD)GTXa%y&P?PLNbNq9%j_1
zV$E+=<AC8@OWX}*^cA2|Q?6+ibk>~$+Q+lkU^d45{bhD}VJ<p<anYdv_ZOS(J{Od{wFGi$@*DeKRnZ9Yxc+2|b$rt97{X;k$;{wUGHonzmJ`^?rTOPxGM
J|k^w#yZD6ic0peS$kH;FbpCMy*?7E*sPuKY=udE^Z~ooW3uEF!kVFnhXIO8E1MQNg=yBNxT|hTT%_U>M*b(%3}MIf8Q#=_O3R0E{G+piQ;jdY;F*#Z)BA
%|3j;|VKlcuAV98N0%A>vt2VKtlwc6)gUE_LYmb@vIIBeH_a5Hmq=3(_40~GxR;@zTKS50Z-jq9*M6vvYnhw$zzj|}E0-
BXPu*LSgb$ZO2JQCMpV^At45Om8S{0ul0CG*L&OLx?QbMT?Y61v0Z0fl(Xy>_+Of3=7YE<UK4b+>p&EsRLgQg&tKR|39S|D(sOFy{Dy0NwVTZu<wfe>H5Q
nDm!y@nf+a+@{D9&A#S$Nfl0byC182nop`uP;U_CsW4&rAUb-
?&6MVq0V)k%hycD7!yJ%~8KL@336)^w3WosKnPw_BgLS16VAn|fa!`!?7jv~);cg1*{;R|dYwVKM%zQF<1ZTCS%@87S{tCA7K5?w%E$ULfxj>GcMUa1u`n
zVvZ?bI9_7BmxVp;WAzW)FzOOq`O%@=qNA@x{AIJ~)Z65vq_U7{>f4-w1kjkT9-
0^_W%Nv3dC>ZTQ+4e6$^<5IxO)t$qLRS|(=%Ge($cJ8}}y$AFxh;P(w5Gjw1q1~*MtMuU!vXzJ2NuHb^*1kyN=`3{sc;6iErug(D99gZhZmr}8z9*>6m}w
ygeA^G;96`JAGjCuO=+c+obEqQ78>UB^AzLrbVtO(O8zn(G0<63<mzh^?JeECz9m|!rU=w47;M8eV>r_6#X}@6zC4URu`q=<PJ@5lM5?Z-
=rDG%1#>s*TL|!pvXOxp;-6p`Ouh21o!22h*rby*y@{V-7GQ!fA^1vO!qW=9SQ=mR|p3x^Rit7Een7bCtFYJ*b=1xQ-pI6#grzUm`v{(RJUY$;~b1WunNa
lvEfgM{z(M#|5L@=E4EV^e15g}~^Z->u2KNMMOR0uvYb=<31PqNCgYi>l`doGG?%DO!KY(1nKi|1LAvzI{2vkCqAFHa!9?#&ZHF?tvyG~0)L0R#Ph-
5=@cm&qUPr^jq+uYVr-yV`YaRbjzYc=kSV{NDdt50OQs=NZYj;PbA0kP7y~SHR}j2M-
thBcvBH>skkc(?p#YY`>6d+AahjsOo_P6yz}O?uUwq1a{ZcT^({|@mlKIbxB1*ERGPe;;;gj>9z>Wgm3Xbl=w=p(W9h1UH3iebedq99K3&FXi3+2<*2q7L
~!xlgl2afwvJrHoGv|VzJF~40>uE1pEK=hwNStlv}N>-!-lNy0*InK5W42dk%h_9SKB@#eZGO%kZv-
61(|TzeF`s0@XYkr1E5X9LbxwOiN4zG>IYDJX?H6Cf&{*A#Sh+Hdy*IW$4`~Js!<kC(?BTX7!uNkTbueLi~of0a#>6a@)z~C&F^(5pNn0kfq3-
OLc0pc9}hDmbwz<MxK9@%Lf$9^Ghs;9?S|o(J`UcK*#8v{G=(`jegzf?u8`$px$M=}d!?CzBPZm=?8D0YrM%2T?s&2N?-
9VG&7a8m7x&?D5Ec4j#61`gskC5`B-!2h`+JbN2WRy13nBo%f-
}Q(XWya#mC%$!QW14%#jlPCoAoo&9eBg<8~lEuSTAJpeUkM`z)z7&h0rLdR*<&7L`CHyzXS??#apU%t%v)~x$1(mRI)ID(@-
1I7^_&x4FnLD$IEawm9O0T4=$hv|1dMQj1sr(ey{^O4>qv%Z%Z_M(VOHXIhE=6_dhVbL1nJT5Y#2pZ6@6v7ayPTI|i>6%1Bx0r3&CIMriQ$(9(RyTbIaPj
rZpavM^O<3ShV71UyETgW~O6>8Z4AY$W)Eyp&tYV*;yaD7xS=wu&aK!JNm(&<Gs-#GgQeCr-SfOn%cE8)LZSLhCZlOZ1kB|FdCbY&+wV$uLGS{GKXKWK<T
ET8vD5t#TKidaefO76!{&r4KWjC1Tf^?{JIGRY!!zKa*UXW1r4r^HjeO&zLm#+;3u4aKvfp=5t^k6`ibG(8k88!{s)Lmx)wgF6*xPL<vL03;?%aABDJ1{^
e4#+H?S_ld))X#Vc(V=N*qvd!tfEmfYd55rW!1X0%Yrqby1eqbT_P9Y)0J7gMhsi0U>EXqGr-
*FM6+#5p4OI`$F=kPvZYty57dm3));=;*^Crtz`Gxos!S#lf2qpy^?1?e2e<{}(uhJs|s4t2}E6Z`6OnZYs1U#DkwYie`0}qN*_-
pii`6qNVoOH1R~`4H6P<i9cIEJo2CsM<8-en_5;~FyHli#oyT9l^1XtfdNohIO6>&a4&qPtc3oaspPp+`gF{X0wa95OG^T^;HQbEk|UT4kWe|H4W(-
YUm455`q8b*L<#+*)A&BL$LP5of&hCok%M{>H!Rd<-
6r*aaF5Tl#Sbjr&zsx9)%w8HD@Bp9Z=x&NT9ouLd&phbhKhoB$>;zxXEsRZm6r$0RV52^GhcH^G=q!zJEGg)1%e@17(`PcEjF*5aTTo8j2VkBsOW^xgwsQ
m7srSm0|mU|w0)e^Vk9i4Hd;#q6EFXvZKi^&7JeZj^^gEKr?=WC!A$_|Kov6g@O}!nIk~j)kO(CX+Pq;|rikT6$YY9(*fC!MwS)PHYYuHS3-
5D3@QVo|ycAwI_5UqS$V=vm!2rsqf?EFYV0@I$Md9B+Lf|1ZOH42rtIw{Y*RwOyV!3tUH9rhgn>?Nulr3l3GrWu9yBSOiy`zLm8PiX*H{n9Z8$PMU&iOOJ
q4(zxGstZ8!|PURx?MFOr$eAr;MpD@Ihph3KQ7ec({fh?vW-
l}6UeU)*I3xJ`JCl={2^*%j(cz%9>+ZeKo=5{c(G881X>*pnk4J*H#Nl4bm3jSugepHDEi*o(kpxqUV7KJ#w9{HCwp)rAp)Y<B+jjQ?s#G@1cf54+x%R}_
)A|GK{&hN*S67+Et&UuIXhY%TasZdBJ-
#~i4&M(PI)R?pm`SN%h6n>L+Fljp+oZD$2A2uE=1@p443l21Fc9$sKi;1j+#qQCOv#EF=AsdcCb1ekiAenC`fzEqCxxxm8kOst*M_1rBx?BB$-
W!r7@^`Z&zz{Lc7W)$JAIlS#iKD<oc*AGQkf&<MVU**8P~u*9qAr?P3|kZ!+CW_;^ElQ?{8>_Sk=)B-
6=!eK68h6+6_!D^cUnMed3f9`r=XiNCzhJ#_H4#OXT%TfL;^7^mZcp5f31p_H2v=6bf=%T!(*$50!{c8Iw1EG&x*exr?SOU$6`nokGhwQ~9L4`gF_STtJ;
b*%137lGbt%Xcz*!S%;<Se=aH%~bku1#&$icV&mWas{M*FoUd<xPc1t`tgHN_`0YlE)UMmdf%4+d^8A9y2%w}u`JKmg@P|MHF7D~1)@4J!<epO$)tM|U|>
@gXus>R@9;BLU$8nrxFqy<C9NxbC2N70oG-{C?R*1fdkzSPjfIrpCA&~tvBT7Wp83T`$X5jG)8TSAjKHE+wXbA=f|gk&N-
Z*>moVHX$VTgtMEv#^w`gEOk{6U~^}#-LSvx-
=(V5@h_Hr3xU7uu!eo4Pxcj|y~Hdb{gKA4d)rfL_fnNTlrN3>0%PB?pD9v|S)`CTl|Aus>!B#Gp6pvp7KPd#X(q_XPecTY$!Fc8IP%aRw-
!o$=@)>ma<u^aG_xvoV5a&W6HHDw2v`N_80f#uZ#0DY!eS}&d(Pm}C>+n_4(tHb|q_8UpyehAi^B91ma^zdC7LM;no#lC2jnzO|u*Kc|R?otbN(+}|2f78
2}U&mRO5Mi}Nb@_*(kjTovbiCDtG^JK{4nIn+YQaR{ZB@m|KX1Ug5{@Et*zA@B3oQc>*_%DFrPaV$_daASK%H?oeK($KWW}<x+kfr~MhkfiLaGqTRjd1AB
ebN_s%h1S)S@*k5tpog0EgKIkUwI%_CmuE>YZE^e57$x;Z4BfcB>F_PQ>FVk>v0Y_R&HH<Jy@nGN*R3zy?QoxZh@dcpP(OZ3fK+4Aswn(<DJ=3T8IqG`LD
Jx9_7PyZjN&pI-Q>nOx54l{5CV1?fH(lyZ+wx7;xwC?rLIN9dU!Ei5F5agDs@Jx5%HR*-
re{Xmw(j!o6Q6&vYwNJsr5t~XGCant5k%Y?7GAc?+W@=KI$%O3?KV%?NuDU&_zxe!c;p(&x!GDN78&<i~$JzlN)^H;q3C?F3Fxc7FSzE)Y;BQ$-
g=oCo()?G*ERCy_uCq|-ur4iotSks04Z<AxJ(JzsCY_E*yOHc77-A~%@%`&u3Bv-
)%@`YmAVoDx;;Z`$I_ROjqcY+i4jvhjqgzc&(h9=my;nY=sni4Yd;|=Aq&K#R)1qGHIfQdIh015@mT_*JSZpq3y6HCCedWNN@pFi2OO`QLsz9mIm$-
7H>U@35byd-Nrp31maTuGpgQB;EnDb0N#=k~iPL<D__`^RjS{~i3Z%E7IMi-
;%2dEtE;v|4*ncZ1ELgl|okuTkBwEzix7J<B&E3*!uMc}OU4PRY8K_rkFUv$XF_P)yyS?ST<uvkm-
xsP4Wg+f1_OLu%T>Qfge5$jtyPP)iZA;)1X74Ll0nx9eLu1|$zXYQ9=cKi;hy|8C(DayaB-_hHG>>NL&^tqzAPfqvZC-$#<vv^GzBHR3!X<mN+lW-
06Qcmm6{ooWlTewBmOL2??3>*Eg8TEyFbw|y^XuK%zJ=U0`Tr^}^_{ui&Fp&fVRn+aP9Y}p_Mw{kaC36sFc$z>jELQC4_H~Gz)n0#mUzEg#)1Y}@+fh@=v
jN!%r{u;onx%i524~tvm6O7=k94XF#Ew_uaLFpYARRdO`-
&o0oo>x_90#)l_12ICeNsHd`pt+enFGR!WSvtq=j(awr@5foI9Ja$*B@_XhK|E;bXRv@Y)+5u(V-
5=U2ywO)s;hIC6pt9q4G~AH(kr+I@+pQRri%sZn<_$S_A0^iH~6X)SvdwSaSrX(yIr?8Hz0E^GVuEKu)lJi04h%8ERrhSD8kyyoKB4O*45=*&+hwJ?YQV{
c%yAR`a(GHKn{DO#;1fA!ku;~l*KVE69Rz9qJ-CPeYX$D0FaiEf(kupHGXYs$!3LvS^<Ogj-
8R_%3UrIJ45Yg<ti&(ljdTF+Bza8o`ami<6sf!Q@*R6jrUH<@QsNXl~kYjCUmGYv$(r~Sj1e?z49%#q+U7^L!sTOz2V<Fyi2}rFtADUEroBev9>;VY$Plu
3ATA%=CWd>-buHrVcKR-w6mMYss$Lzb(wK%{fA?IO0j&1D^v=g3LUa9F>Cq^2$cw<$MQE5S055~6<3RkQqT@b3cVeY-7^9=oe=n5f7!YNAnNF>5v-
#q{lOLea(r)O)&uD;bwT-Y&!2v)zkcOc6B5ylY~A7(riPE{jiggQnIE~0Ol%LE?%8-JFKMe#o5pL*-e5PVQDah4MbtLNPfJPfIGA~-
R<>+)(wq%j+3%C6^-%QC!hi)Tm=?DIP7ggem|62~?qfRX-px*lYRI~Qm?jM#$|43Zz+SljO<j-
EZqRFWqptJ^o|m+jeKLF0BlCxCM)%aP^e;MzEOg%b_W6Yt3^o=2rY!#dzitJDsT_2~Z*PZJi5L{haX?ZC<C7N3fI${{(Y%13V8vfUx|!tq9k$J0b?}2c-
{=3BlNbT-
*MXVCZS=Vwp3E9ZEEG*g21$gUyA<DlD`79=)5TJ{8lm5Iu+e#Pw9vdq1t^zyAJea|_)Zzgq>mOeBqd*E+08?saY(K|gpDKF3V)kWMZI=*ibRY8=iKcmK~7
G3Dxq4!>=EN#r8)YVF}-wIj%I}+!DAEFL%cSs;jd0rLlnv}wazK&8^apiA<L|sZ<~zd)Hfscx_QPgucB>F#-
}%LcP3HSAx!$nTEXDgPdIt6EMzs?VaeK?WR#n|k*;;WsD^J$*}>KOEovCA8;+A>^S*i@*4nf`-WOyfqwo%eP>V%#g+E=eCuM4EX=y{ZY4Hcs$-
|u8tA%j=lO>R*m_?Yp0|wY)w3(ENk#3Is1Cxt5_FA3w{!F%%0XT3HLZ5zgj%q7h5>+KP%xNci^&8rjXb<lbhIC1+O>2Er+!@4OQrjnv{z380w#UrpFN*B!
FviRysmabgjRn!hb9oE@$}Z<1{BAEo_m*KrpHjZ39R!B@<N~fEA-Q&OHs6%kuu)%1DQ##7YGfQ{y;SehSB{-Ri<GsxgUe35qKf4#+>1>Xqwpqnj-
36%6!>XzSpj_$4wG<Yf2qdxyi6<nemS}s^eMtiCODxgRquHN6cih{$XJbH^O}0b@u&juvj8<ZS;C-
v7uYZ~($1b`oj7nv{iI*8e0>pW51ySUlO!H_=%Y>S5B&?OprQD$SAHwSGnx<GPiTHXfppo*D3rtyQ;aLFo^WWbvEJ;3Pj(1nwvbBjgE3ouY#B}q-
<iKl!`$bYfW%ElQ0+uMke@1K9(efqzgV*oaz58r>XQJxTG&*@fis8SXRnxYcE_+yxYE#l5A}fREd|ccqNYorEw{_H>o%khfEBV>0~tfgw|prceU!j-
&I*ew!Ee}jKN=<LG{AerkE(Hy=_{;?=WuW8i%k?4;7h_P7=EW&nh1;&JD)|U_o(W~EMk*Ay5_?ZZ%ZAod={l!iSTRiXN-
=_+jO)lJfCT+D_N>a8kq__H(4FSKYGd&oa`o*Sf~-
ZugM6Ue$v+p54mjU>pT0q5s?HQ8osh(awJ>*qg^b0wjy>O%zoApy}n6@&(iLdOuP5=c^51a#?UEheYSwHB7ftxqdexnG;IaWSuy9;?M|sFUV&EB?Z0Iw2o
brPKKmxSa}YAK%HgwmO=49!@)*P$W>LK45In!Ijz3LZ&b2`%U`m}|ddop3uT>=1ixzew2Vuhrl`ySFr<oJ=8rl;(#-K#H-
{A+tNt$!1d}m?&CUV9Elb&iMBlrTFh6`dxbx3e)BgkxsTP133*>snn@#TgvpmuTZhv~HMy#xO9Pwfr*N&%qa8g)WCE6@78hji4I?P>aOt%WsQp}~%J7tQ)
lsDrwJSBpbVjY}R=Do34|MM?T9oliO^lzP4hHo2g_BGs2GZm*Sa1Puf5>^JAs%6n*->-s6zI;bd4y}dRmgK-h9<*j#^Ys>1q5av9DBy4GJY3-
{rq<JchhPor&q}1R373hp{>_235SqY~Dc90tlQHlT81xzg0MOgD)dUQ+azJGuW2$r;JyUb@&iRbyf9`@PhrBbulKkM4Av5&LFHf3`?dPhRMUDIOB)jRiXl
9jQM<O>FE=05i#bd(0pi{W+3&g(df2l2R)*i%K7VUr6O5T@e7kAzU=Y`N22Sb2d3m`R!v$}U#N-
}te|Xo(yT(dH+$IM;1Mx!?QEBR0K*QL^|Pp8gA>`TKt98>70T6gBMAKNQm#U4q$0Jjy<mJ=b{>SM{bhujr&6`qIZ)9qCdqTIUSfRTIUT;nrZ^XB9RyUkjO
asPu!Y5N*m-5TK?D4Pz8_XChpd#Pt1et%A${+gwe8EWPQvW|c0~0`bD(JP>-
SaoCTGJg|sCJ))&MYNE}Fdq(~v?`fGFyQ$&Rnzjp&4l9FpwnT6}dgq+!C17=XdG#m;aN*s1$4(nV^Z4X{Z}@LLqZ?nx&PAx>E*f>lMbA8VvHWq><(_oi7X
(azQGIZ;Pe>m(>_lA&>F?(B5>Fz{S2}Za`Y{_Ln-(h)0vOWcVhnBh&yPde$9|&L{=;F``X_mlyzXvV6o*p+L#UA!kXyGU3{y&CE}9xk#4FC-
>S|(L;1D2>r5pv007LrkJqclG^ptl-
0*=T6+gh|RO0u2Bs%Avjk)3F=`1V)4n#WR~#^HGxz7#1ATK~Z%^<Td=#+a8FM)Hbb+TdZ{EpAaUnuMSS#IdeJRvz`&XHPG0p><_f(UBUBybg9o=F>dn5I}
Rrc{1DHI_zsiERSWE3_tRo`38MakED;$!Tu^QDU&f^vIusu+72y5Bz*ABNt4rpgs{t<ktLt+h&tzD=!c)X#lc^wEco6@SedU5`vPr%UQtcC>?uS64E}?No
6#FUnmQi5vGB>CQs%jmrsylS#sqb2by_2{J4E?kggDNq%8B|QlLv7w7T5%>?!6!?H#6D;F|vx*&>sx%8phFGY@axT_sdMXIJ?UgURq!^Nozw8t;Ldn)r9)
huYC#wmj&a+$j}8h<x{LB*VUR)I;(ne5SlTU6pYeKswc*`GN@HfGMw!(yRXk#VQycCuCXDh9wFNM!z|%|vV03>v(#=iRi2;0_ce2mkyKZGL`q8$TC?bxB^
KAI=!vXLK!jRQ?7=CTS9M&_{DJj=8(1j@ir<>NdLRlh(H>FWF*NhtKQDyvkM#>j*V9KUTF&~Fv$(S{@9pPmc>D0O71t&vjNn=X<}9`n({uqsL}y(KO{VJU
niV5`Ml%ZlbnF0;0000000E^?uKoc4=9*%;r~nH50ssI2003E9
tempo.search.alphabeta.deepening:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;MS@%5?uf-;DpF!zy|X$Mu%gJdl@o-
lDg5ed|pQ1kdJ#~pDir3TYZz3t$G(AoKUOJHrTRM3Y{7BV@pJ_50XO%?}0tDA-(PyE$ry)auy=1%#4?h$j~?v#hiEj=>h!OQ$@`^?YkNua8-GqA>--
_3C5iR<Tb7nGP`UUSv?WUU49cvgp^PABM#b}UrBlHw>{{1PguRs2W>o=lbMeReC!8M*j9vOXn#E#1RIkKx_dyWT|3`#0Au|gAot|?Dsi?6(23x*MTkO;{d
ed3Gv5A-
ezKx^b<S<m&dGg7COAt|fWNat>b5a!3!VC(M1m4b9s3oiKKo6*9)uK}X>4;onw;@chU6e|(2s<ejmn~uwnDO{x7u|Q_4>N8x`7l47AZ<o_W4DS1dm!Mfgw
+`5R5g7YW#(X&SNb&yq~t&8N4Wk*@V~s!^!-
Kj2Pn6UU#Cvc7KFJedZRZ{^Imd%_)t~MzUtl?t^SkW3}}h5x0O_QI3g1K%N2(pZ#0ULOJlEaD7Eh6NK;tjZeG?X&Fo8Z}(4tCmwYz&+Y)Mp7>kB`i-
@;M0m6}7`rN7tEq253%Y+-)rKQY$BOsVFr7LucP!xG#rgq15=?kI<H9Qc=FUQD^UT-Zrq*J6i%we!y}TFcFZzNy$`kHO^aTRXcQ(Gkcp_at0)cd`lIN7|m
K9ftFtvn&6?Sx1`^xWGlF4lz5b%M&ET;J1LKsKgezQNzD>otlP>TF*mv?P$MJtz~_(G#~1uiKKekl2-d0J^O{TB=v9zxkhWD))<RcnzD7+o~km-
!doC2pKDvl5vC{&YuAO1|T?wp!SajNpeUuMG%3`e7*`4~`5PiMOsuwM#xZ;M+k3>a%q5M*TB8erssRhlYFXsBu2Qmoy#>!^gjwDnDRr^a?CDnD*e|I?7TS
hyjRVRe*Mn*yu|$!sDr1OZ*DPUUR@Of?kkr;oIZ7)!!Mp+u3=X<;_qSaa4kmbI8I87xDU%)lm9ypW2S_{b#UxS|Tb7*e<w)>u&qJN4Pg?Q15mK14roDxsK
cDk{spDgbE4B4|6KcJRv)p1k*l8Vae<MteJO8MzB7YB=nKt5x~1&K4~m>DsI{Lwtet0tc(VTChSd)Zs8?c{FX++$jor;vm+t3E$`X5SWee{W@O4ih}J1p_
RdyfxQ2Xmrq-`Ijm$3xo@cL@IXaz7AQ!)FGTzn$-&LgR;7?m=_1ffY5H7tMKwV)QBvv(V9!v!KW)jc+P+~_cy)8~h&-
3haEJ^c*h=%AP<>OTHVP4~T88LNjp`Vh|Ot{s#yVM}_>wIxv@dokpOgi$O!uCNZ*8VX=ryJ5=13(QR8?op$7u3wSi`pK!-f3*Q1MunU9B-
OsF}N;}vf(p#^W{de@E(e}7875D9exWX_1cP8=a_#dSQ0fGapq^`?VdfHj@T?eS`CnB9;xW}&nT2(5zr=UbM+Q!VKl;mNe09;GfiEn8tFy#k&<m^Rv6TvX
4MtGBQ8rp58D=6r%xcLA4=pc#`o+2Ct}tP%}Od|k34ZdMpd=At9;Dh^hTFrh7KY+49wFl*6KOYZSxNRCw!-
}r{9v8oQY9ed@2B9&@IXYCElRJ&}@0*W;_}o?PXby>tWk2G4FnOPKt^F6nz%r5kHnTTU`#lVl5diBfPo7UV!++D@QLdcefNg#pCI4WWqETG+pj3e`dR}qZ
0kSnH?=xjOZgPvl0o^mBH1O&D8|@?30?q+(FT1UE;0=MxKSEirf)i^@KI)sNZ2bxf&%#^iBM6MMN%gwQG~xP-?Z>CQ@0w!n?uGdiLQ<(Ajte*yIOGi_=-
jf{zPr)?|aiX8(K*1IS@oT&YF!)#A<v=3URsGe*WPIXHoUL?!D}@TkkgvePhED09_T1)(F70NJNp5KFrqN8?_mO?x_~%Cy04If--gb-
Z8DI#RU6g*qI#s{SPWLVVmJ9g1REZ!?&LNSc)Sl6aA23{{9j#1i-
Gcbk!Jt<Va^f1|a6TC!dw2MQSUc9BpX##3Mm^wRZo+KS4fu?`4Z(ewp^_Ec+VE;}rH;&?-{XE~0g+-
Ag+JXFHY;X^rPWW`Z?K!8~k$uC=TnH1Xa>S`!jT{q%)w>QBqv>kET0(g=(Lqy~lp-
6zyhDiHBYFR`*qNE((H^}`BLJa18VN)hxH<T6di1oq((uCsWs&5ZMZX;AJJQG)tW6r#Y8dPW|O4h&e{yF<XIF`Uy+b^t8eIGN@<QU1yUA^ThMkW1<Oml33
Q)#(cfq<m!VG+*fg(I7nHOuq$b{$<<W?FQz{cclsS?`JfC-B55_M5$ai@xcvOW-
3v|NRQv{3kEi{_nw^3#c<QMql8}o~R<D<MP9NH$06L)*#I+6*xAL5QhBT#P18v^}DWlMtJMqNp)Ys{F5Bo=!qC@Gy2dW!a1?a0SKcY<3uhFW<2q|p`LY|G
!EsxAOQ1Dt6aR)l}FxM3QQ>6I6+Gmv*omm<fZx}Nn5alUGix^hGwSReNfH3{fPBL^o(ek{XIXPv~W(&kVi*}Vt8N<7>6>d*z)%dq%Pxv$7VLXN8#y;bU3j
-yOW}n#`|77O=`d3&@E)G6Pf>}s#-
&6S4UrsK*uFrTSmr1^TKQ_peT$PTZC`a(_nry8rCtCh<p*2uTkLF)e)UQJF@$#K=}9&Zr93FZ>q#Ms~7|WqcZP~wX1tUS7&^7{yE230wD~FCoL*|iFpz*^
|xh*2GlR}C{+uP7jtaTH@=<y&IM)atFIdUXs+t|xU5YqTgkxAd!f_zc77AAE3lr@H&3^FUI+=h88Vs<;)ec_Lq%!o*thJwLLj=OY=Gp>8h-
&)BB#{a3j_iHSocEEs4?P(p3MQ=f4&%O(rl|366!0>Gs={T<MA_z`iAKJYBK&ZNwxD8&iDW|de^WKP`{M7S8g82=tzc(*pK@ib#NxwWV$Ixi&e45=IRiqm
CW}NE4xbo?~a$q0AQh98w=65FJ}pGX-QFb?G-
`#R5&wdV_RpPI}fZ0=$UI6_<!f=@s$yGN4A~Q(p}~;M_5RU0M&O0+581GMpD_QVVdz>Bc~2(?u%e5h`T~#4ny&Z_;WcLWC;*Ob!9Nq;Dd0G$qgHg_(nfMT
s_}v7<r$9z%SO8**S|OVO{5`AMbAqxB_j#diyeNCvB?0+DDfFdJNSsgZ(<6j!n9)vxuVoK0OVN1H{vfl!TfNofPJT$CBf&`>Fi(d1x=~i^TT5wVK*-
ea;FD@QC<l<z;IE+0r$)D{3Zr-5F1eQKR<9EEE2H8u)&_znojB{m>t{3M!88kXLvKE_4sxoCO|m-
~%QTD?*M81;{PF91_T}6|6mA6r~4F9`Jd(bL)FY6UU04Z81a^YHU!4FSAS99eQf7GG-
4^1oC3{Or|>zKQO2@`{}5G9>d>ID~TLajj`^vRC<1WGg~;5S{=Ujw$slclJN`;4Y5~waS5W8YqHO~Q?S|(TmG4k-
lo7Ovs0iPe}!K^y(I^L^yQ<W1z(ky#ik+#xhtke`}%xU8bjbp>=Wl&{~tU-D-
j=KNZ*T4yvQK+?DP$Z_4pM^?JIc9yz5q;rJz)X!Y(d7=v50Y4_AA=%bm`HFA;Ra4kf&nrcWuJSXSvLZu9CS6Vy_)W?0QYnzc)F38N)#ybvwuTmI8bs`+a>
_!RdDW~sEKfdvp_k=k3bSIAWPr-kuV`sEYfi(=y7(Wf6tNi9`XP%2a{f-jw3RqfEEzueRO!9q)lwtTxe&#3j}qw6J}G@&auYV_D!mG3lQU~r8AV{(%-
yih2ceA&`BQS$HwZg0{KXTgt%p(>b}6R}>2N5SzB4~!O1>?zzw5a-0<qs=Qg-
$~cn2=?KBsko?;oh6j!s04#5MgQ(E&W{Ebh00Te+L=!%W@*3G8kp;a;sLE@2c1AxGe5QF9S|49_GtcY7{M)kyx-$%(OKh7hrhLN6BQOLUwTVkPqGr-
=PZK|YUu{N)iHg6{i_!?_1YYNJ3(1On?@LoXau^c5&&ttV#y#uB9^Q<btjZ^KG+z{Njr5Xd7j|$7<i7}+vhxmqN1oqj>gIDgn$aNeMqHebY+O^$PW)H$Wg
9ZsE5OqP<OaUv9g-
qSEiW(=@*pj+YbdPoL`oIsmGL1HGblD_tV!;;Bi2zpY@+ZJ&0l_{%@JHQyqT*vkRsI28blJY=DYCMrSM>tV&JAUb}RQz>)Pjc;VH)!LOwuSai}SWXEtX>O
=v{LC_KifA+Dyq<g_I+=NaHg6v>pJvg!3yPOTxhaz@<<cvKQS?)Qt?#t(ds^afhTisf0{}=%OgJa_<fCL6kbu0mC_K{}fSjCC2>2E<S`dJ3XzEf)Ffo;Ib
mU^=fY*bp<t<TmhP0LJ4bxRXSiX6`noA=!)zq9)~g-D^y_-Ex=C{2`N4GO>U7ZsXswj5`i&DXjTPNvx_Kp?U(q@o6{4mzfAj61$3M4g}Mg#ynCIL-
+4kA;lz4zJ3S%FvSh{a?bW+xhW^q|x&sv;~Zu@;wVGc7*qIHCS>`+VW%#1SOF~;xEqlfG!NKzqo!^9Xl>!YW~rvih%uu<iEvmWqX3CgWy_xG~yogM4M85?
QdP`fByY{%hR5HIOuCXJA-JeT}5a3xd0ER)*82%Nx#_^jlvPgAWZ5l@EwH%;2yma@NUu0MOssb(rz)0=eZB*5eCvO@eWMg7-
iR)qqfNFILsVBp<+s@%FUXsxyaQf;Tv2PRCTDp)8ayp_EL#S<dah2Y9OS7QLM&FyG_HGLQ<BY1wBa0bk<(Wx78WRRswD7u%g%)St5~%<SzWRNy)6Mz3z4;
uM^S;p47MdqJwgRtCwd}R5opq?weJj8zj$GNUvMVZW(~%Ii2LK+O*i&qfRW!Z_2+oxw9m$RhGquw8~1mnUcRFoNvgKBAX9i#g+Q|GY6aFq;jgaLo;mIh*?
b<XY_cZ;Lng{R!ouf*)?^^?)M+=Cyg-9(K12IG??LGu}VYibk_gn2@C4BrZ=tZ$jae0#-
caPATa_4H*+M_a$^9~iZ2F_y?3Tr1iN(RS>J4*pc3t!;hp%!#PA?$ZxLJuH_N+&)9;8sj(=bPEt;;`&>?sk;esJ-
l%Y2?aehfgvlE>xJ@O2fI2C!6o3ArZDt4DOdjb6^$n_+sAXX9H5m-xYVCBy<RB4w0(6nxe{GOc?yH1gnQQn6}Qe63>h!c9kG%Hw(HBT-
`a8?zDWZE16=JT%0fQT>u$^7W4sCo6pumx?uk>Fxr7r~w2oX*2;j_F8;di)rXadhX7FT_?Nq*-
Z^*G{_{eH<9b&`GYw#cOCq9rsu;sSRZmREi3ujdQGfuc%e!la$Q=4uu!<fIB)~ZZr4(89|vKHm{pJx&EcRhCLYwcVr$^9hVi1MbergC!7x?(;W_mCV~&N4
nQsNW7Td4k2XrVZ+SWEP4JvTvMX3^>iu4?YT-|7eBYZjaD^NPdCNs*;~-EsBM`z{WJfoxE-
?8j5<F?+2&hy+pCW8!mmWlH4S~ZaB57?hqbf6y&DjsE!@Z1oZ~t)hC#Pt>88Lacyl0#<M-
B*nviMF3?hS6eYm<~0_4!}riwP|#<XkWRt;K6OCWVmy#BI6Xbp$c*OIcBABfS`%tw4+(DQzgw<S<WYJAt4l#vQ7kHto!XpoGz4^P^#s6tp!d_fxyts|cP^
*>a5$BV~ZoBwzb6?0|Lpb=>GCCKvJ}r`F${1lH3hL?T!<UU0MGDQh7DQHHR!9&Lgu0;14-
mHF_XZF*B;VLi*Pv%dJNJ7pNztDpg%j@n&Jc&$NN9(X@9AxW|xHW%#B-i~h13&>s4tI|HAR9_Wc?J$BiI;}%#YC0>BC}(Un-
S=|T&d|&#dCiQS(jVZ)q5A+>nz1U5P)bf=0m{=U4sN}Z;AkXLiV;Czal9y1!bgEzVQr!I=KLulX`t&|K7|rErH=9y9;XJvAYb)hc;zTMy9mebMdl3v)(O7
LSIkAsj@n*s;GE0N9C~W82VXq@U8p&3(`MT-
E7DgoYKjd?(WpCuH^^tBQTvO`CG@HTf^GIKmsrVFfNPDjAc8*k?yaa96u(c1UCKX0%uE=qpqSb}3vrKJjHHUOfX#IeUeS%);C-
hF*4Cvxnb7U!hP9QmFXrLu<wy3f2fhK}*Q-
Wa^5CRTSAk@agUD93pj9HjeR+=tr)REV@Eu0uCT$GcJ=`>}rmw+oJ2Fooyqq<B3xdY(zvy;ne?>e(yOF7Drc=O#b^?OSo^O55JbY3RtZKCx8}OPZebHGmZ
eRqP0{nObc?~t43h#zb=QQPyD*HP&^&M>ouU?)#j&EU7%wH1K++Up3k4)Jj*pGyulx`$F6g47hERj_c;HC-_wg~WQ-%m%;-
?5yFfIj;|{5PE)Hd5QX^~66P-
3c`CHtQfQ7sq7eP1S|{Nc|Sm{~TS)HN!P%q`UE6#GaoGm8M^&>c!RA_)^&HPz=HMnbqst##6W|5=eKL+f;_}nP$DCYuu^dUN6{|_XV<OA6xn!-
YFPSf~ynK+bz7*WJO8@p0E>@cbI@_CEl;T`!t6=j{=F9^#%ZGcfC6r=TbJk%c(#_s}a_~fhR(Cwx`mmkulN05c?s!u+coLUT!!YJi!ptiv~WXG*%QYo)i6
YTWm19O{Zoi?Xg-Uk7tlMoOuh?Lb<;Y<>UbRA1cs+J>~(hWbtl6H5-)aHGZz;*>ray{OLFcBgbjD#hx7UrP-
BV)naPO7haEP6aan)2CZhv2t$wt1v-S`<?SE7RBAiD_3eNgr1@Yn?27oZ6<#uQ+1--
Klj&?pQV#LR`&b&8y8nDab2A%!bw9VQWEsTs|5zPmE$gp-*8RwvD7^7q3zb6&uIm+XAP%7?0ufQLOpswXjJ8lho|TM0pV-yMZ`P=)#JCHenXiZ-
s0lw<?Mie`ga{8xRMz*_O0iW$*LU?0=(FocFR2EDkgs0mQGfcsjPO%haj7>k0{b7zw_<_g{j@dbdt#+*54SDkVwYOpX_WV7z!Km)fHLj5Lkb*ga@}c9s~Z
Y^b0zpwUrk>rCZ($=pf@%Sv$47Tc`2`0uYwI%Tqok<-_vJBRUGNZa^d6fKWrnurTRloTQ@t;*wny%-~}E{i}j;?ngC?qIP3iK(9_|Q--MvVQ4T;;6JKB#>
#kus;(E2FjG!|nlB9)$IeJ)@6+fr4`W#x=7gdRRRg;M=+j;x`3>R{q`rVDBSQGdpRTRc)1@ANSl9OZc$Oy)G&W2%T0_vz(wieF5x+2>qfBE2>(%pHsC+3I
U@AwpT-TWAPG2@a<3B5W=G!1~sF`4}tF+~o*GdYaK#{bKF{*S3wZQYZ0s(JdsIo(<Z&IX*W6{I&!{Iqp&2&GhWZhMQYcM$kXpWFNZL&HVSF4^fBCi7Z;W;
8?4+98XmCmL`(fm%k*i~+5*e9wVCpXF)mX~KoEs|ALYPS{RNp$HIIZt$eRL<rC#bgZTxCsE@2aIrg^{?;}*6k*74Hn2l*EV5gS6zZVVzQ1T@+7LtkJ4xqa
0|I<eZ?K276t?F6IzjT**3Ixwmjk+f7RkBJ+%ohs`qT0i@TaCq%E7*Y0BrtPD?5O`0>MAyCM{P9y9X9m_I^U`4K>NRBi5eDMmCiWZ@#&spO5M02Xw1+D4i
Pg2X|7A9V&D?PyG@%;j?mTsL-
u`;0D08<?X%q8ItL3@s*szZBn|RxKY*zDFdS?rYs)rO0eLTMRch)t&nPozZasy4U*h<3H@T3nzBWYM^Gk@iFDhwKVP<h6&+MMl_Kx9ovcuP31v|i1LBXJ@
7G=}4KlpbdQicFD>e3uCirWgAJE|o9h~<wd#N4hQAs}fX^E1~@FBUO@gKj1zdZ~ATU&(|$67Qgm~dSTwHvpVZBvJy243nPJeK1b3-
h|@>(B78PQ;|Gv38T#{f^T3CqwZHk5|d<>*X0&^=F%i6y||}pm34zygv-%_inaes8PAvbAi>k&}@0-
tSRsUPsSTE2=(9{SoBxAiKrxyu%5=OO0*25qdbQxXn|{~lnC7C)3W;2ynk0S#LJW)BFiiL0e+rnl5&RI^z)1l)NcC~s)ktA59P8G;Z)^QoA37#J@H4f-
l~4Q$TLvH6q4fRnrGhFWlkq)PIx}_B?pA|-RL-gYe~U?I>T7B9uL8R;SVLbV003tDxiL=qLtqkjHSD2)u4$LiAwCmC&^hAXjV-
g{XQq8EhZ}EGn7GTSfxifkdyfs5s!PLuY`E&-oeJ=qGu-
*o)XYfEB6CoOuA<;1K~R6oV$!Y*(L=qL4ZIDDd=*OMW)0}{e?8QdW6y{CoBN;&z0kS0>70U5OQPUxIyJWRskw5d7}9^Q%zVz5kSmSL*d777g6ianlp|i_+
1w4nDsHVh=cBK(XO$oqptuQTF%-}5hjx}{O=)LuQ_YzXTRl>-
i%1RuRetpVVM{jwt%>M48+#<dofK=FZBt#5epaBN}S_qRPjF^E<K$<lBfedWI`t0wq)i)K6W#>k3nnTRYd~0A}F1E);$Urijna*W*6-
{i}q?XYzeV$MQIo;^r)E6lyMrbCbpgv6fG;5MYB6_^hB{dj*i{d;q#pT_=-
NWhB>kp3dH@jD+0R}FO$xzNg}UApb~QDx3$|O_Cy1WVDGinr!(?WGj(3BvgE0%F6m%amyx`}*mqzN0E<{Td!q8dL{UgPdyLko`v@aeRnHWvlU9UE`Vxi@f
*W#?-|Q4NNg#}J`B6dt1)Ci0eX%^9+aliK4Fwb*pc+egmtv4Fb+Ng$G|Q||6#iBeG#KjfBJo4&Kj-6G;mLTSK+K(7n1bJ<2PO(SpZ>bzd(iG;xeu91h-
ebk1NRs*GE(E;@0-R!+5%G-
kIPs)9mC$u|L;>3MgogPwB`8}2I}wPBK$?xv6X9%gn*U_gc}&BabtqdY|>|f(<X<FUeGk8&<z}w3L=%{DbFBDmOoz}3m6ZCe_CBSsk8vlU>`-
Q@1M!rQ9iN-Gp!fvpi{476io|S>KI)@<=X99V)ujYg5kjfaI49ci&b@R<O%Nt$+-
Vc?9CVePaSqE1X<>+$1BwN5v)~D>R64`;BVev$zg(*RBRK(<svJ{f7`T5#9O?<;CO3OOOFg}wN{6wxnP8}P~J8caT51+Fu!rSoO0fhy#weZxCzbNTgi!$;
-T<wyhvo6pDy@QtP4WSW{4>!dL-t94y<I4euc+%a$OugWD28I54LOAmN^GpfEw{OTAqL2InjZU^MssG{2Z2wyKF5-73y=%f%EfqC+u|hE$oVu&-
23wppLAK-
`ibc3^tYj6BGWEGX3(;Tqzbqg)ZUsS3IJ!@NB!uSsKU`)RXZufo8_BO{R7@n*4nh41<eMG~iQgH{Sv4#;m2kXJFPP_}M?dd^hoH2fKFynq!82+n<)xpyzr
S*{831+ZeOH7kiHcM_}z^^<x>y55M0vjN*uE;{ZlSvrBCG-
?58jXIss!75r0lX6RHOTn|VOPK^>>G=ggg<&bw^!QBiz+v=yFd^+F~QPX?4q5^U&X<|<;?xm5)FNo0^K^QEPD7$UK=N*g@UrG>|J2K7Yd(Do1lOR8DQCTq
HZvDuvl|!uU+l`+gm|m@IBGoC|B+Bokd*)5ul6L$INDE)L3S<GhxZ}K=yAYA9OyrITZpOEggo{mU6Ut{rw{~H#^@<Ox5O`x~B3YgsS8TrczHzUc%>T%_>-
a#%gHbje3hZ8ENn4He63V#i7|CeR`1v~jF8hXbmOxB*=Q>(av|*u+p>iF}NeXavk@NkdfWt|p-{b_DWi@I_EN0;98iVukmLwZO8+W|U9N-
FsL5;c|Z}{yDt1#z}ho-{7iO;GA;{Q#M41Vs6J0WO?5;Y6g);lUbkllW0s}K!&-
A$vt`JMRX>?%`mP%c6Jg;KfOtWbsQ5`})??+>G$$|=Y<O@zE9{FH%mAHd43PKY0vpKMg_VriA39NQxp!VzgIP8yv<4AOgWP-M^UgD~{-
Z{>hdH<ZetJV`{XtZ`Y9hkNF;K|@CE<Y26L7mi6)0K_vYUImI{0<Kc%JfB;NaW<|`Kb9tCLAycNX{zOaB;xHsdh06JjD$!9m`PbrBxzvG{jOPI6G$I851`
v4CcnAQ(p1%D+A6xs4ntO8?YeI0TnneQnejw7sPD6nF1ghJct#anr&wvA>fn**TGh|q5`g$-n@_R{@M0{6j+;8!F%hEjS0@G5`r-
{l)<qU53o~+h4Flwdzq_7-5xxh?#B{AQ7<i^rpPGJwOEv4p9H$8FsDY-
=q}gggBoA^N(VWuYG|?Lm|8U7=et}<k&PK$v(Rl1BRb1O&5u?<Jwm*dc(2l)yWh@`W-XsQG<SDQrF-
!|78ms{nJ2gL0HtR16Zs!}gLSTV?*xx@d?^GEPBOtDJaRWMLk<KN-9jt5{0rS>t`i@Ge%-<341~V_TkxLuO?5mst2}5v2%}M0Ht}(!BYw-
U@tq9E1*$T(Hk+*vKQYWe8%-!h8MN3-COiVP2TI=&T2l{wz-z@|m?=qPMqG&VBgb}DeBpg^<g0-B{BME0aqg#-
JfC(T{tq;GwCi{|8+_Yy6hW}aFznQ9}ZEZK>+nTg*`SP(FSL@41Ji$pfY!trg!UVHkh|mPHoa5|jwhMI{w|g-
{kPf8<N1Kl%%s%EKpX|)Zz@rnK0^n_dIGWgB|H)*z<&)mCkB4nZD<Fjd@H&dtl|Jj-C0$)Qum9{wP(Hy=`!p;zRtM#lpV={f68Y-
Z*Z+zeg1%rEP!Pvt??Py0@M^vguXo19Qgru!`V#VNj)x1mf&9q9KJ8pg%##o@J@{O5=%cc6Q!t}@0OXEYs|fcBw;HtD-iJ0{5*;M?lss>J|BsjN|Gt$v*P
!8NEyZAEP1JC|ZTF?Vp8HZ!O_LnnoMVIEwA-t<9_Dg2&9Wfw-
O7Gl>vLkfcOqE+AqbbhXVZS}i<bpVmD60oORT+uN`0aF@(qg#s4?I7|50WmAR1L}!e4!0s}p=f2-
e;X%iVZr)+8kFcWt<<V{kw@l>EECfc?_}^rkQm>tb5qI2SKyWGKf3-
~WQRy;7a=>{S$esTKx1&7j#E2Kp(Z_uY83jGI0n(J2|xc}1KLl3ymoc@_ks4?6Y>&LeS%J+Nk4tfvV;J#_C##rNT4t5)of!%F%|1v_R}*&&qY!q_WiWyHg
Hup?h#V7!)eMFZo!0RwEQ2~0bTrA@eGLTvD=yb#6AO}AVUQOn76zY}&5*X&VGexspg9C&uGVEeG2hke_cG3C9G6Mr>&?{@2uo@UIof|QcxO@w_2XsAjHCf
T7aaT~qx_$8B33_M-
@w$o_0U*wbOK*rG6s$v46bE}EnrV{}G9wGBAc_A%4_dnyj^^^d>r}yqlFcLahx5cEap=r%KfjhdE<bsA)X}VK{0YbGi9yVDnB`bWsf7Dlhz1#tKfH>^!%Y
I<@_-
^gNl$>glhzhGAX#rD<QU`QeAV28(0HC)qI?7Blj2<xFL0jj~wE6o|p^{)R668jWE?h{eiZ<Z^X%B+=Wx@`G5!Jhxxw|)ze+xPe3{;{7<QJAl^?s2(GG*mB
2V}=?{hD1NPUa`O?xw-gKj>)OlnueXX}Nfk7%E#__jqjhtxyu%)gKje{xtax&4PKFdv(#J!0}_s=rrEFPXWgfSMFu@g?Xi!ElPb{i#JkPJ4!n+0*(ow4^7
ucj*NS@rw1y+pZK68fH%!gYOf{7Spj33mHfVPjn7aTFjBr^x~-
+=*J?NHl5TD6LP(D3t2MnwW4>kIu5yKdxNW?xu0kh4NT{&U4DOCET%uo^Ds6COF)^*YwwEedNrJP}YRA<#uIZD>5*&(z%2IC}jBC_D^M%+X_{SXT0bWi|1
a!&6kyf4GdZJVpiQxA$pCi6eei{t?+ZI3e_jW~;c1c)o%R?9(NFzR=@@uxIm@H}0NBwl(Cz#|>HzMY$9Qih3W1h1hmNcx7pTyE;hKAQesTV#RRLp8fm^TK
^?+z6lVI)e$OD1YvDqs`vI|DFgoA{rzsVq9I7Gu~i$Seb(RPxr&uTgpa&;s$JlTUFiWd-PDQj75FjQ3eqDe$AQG7>ho|7a53@<H?=M!g!ftDp>k2WG1^(R
NZ?54qTD@cK7K<!F8Ep6~ldM1-
~@_>*hNUy<Q>h>5nKrVy=D>=uyMhJgw(I&lUc<B}<@5vkpF9j+}M6M#LBIN#pgv7y)1qtf2d>Sv6$O0NN|gZ)0cmnl3LaT3nw<3PUqAMyWjw{#}$8-
VT19tgVo%_UnGgs94g0p912+AEO)hCt(!O96`L^1EAi0$E~R&n>JVr~oHl@b`heV>f6doJs7~B$7pvgHJ|jYO-
X=w7}FJFYy)h#07z<M1);TNA)&KK%Yy%DDav|`jHW=(CeUipUaskOlXH!((E(%Wz*UFBb>U|4A>3R5Qn;4>oOre)I1ObBs-l_*_nOT`q7dlV6+B)e+2KT&
sERp#3hCep#PJ06{@XxWOdsiNn2%HYWN1a)pq1f#mCM-t9rDMvHdv@ye$Y)>hx<I0@@+eh6SynXHxpkS(5sE;BhtB#p%jpMI){;&2=_^{Z|-
uoIvtVn;R|)sooE+h=W$@7cwEl47YHCRSqrX{&rD<RdfgMkSV1m>Jc(=LCQ!FA$#-
_l?}?**l!9l+uJT0Hc)M&CaHT44cZV|YwH}F0`hT|Jw23!5Xdt<2<$`Z&n@t&C3&~B^Z0f=0U~4nQyXjsTF#CNZLul1=C1<Lic}T;8*Cl_$i!ugF}VI}d0
DtEwLuU?iw8kmLt4h3YYlyS|Ha2jpJ|`#q_b)jFq<MDbF0y|5e)c0G=>S>z1yymP@gYkR%?LyHm;{_l*7J;Z(W+t&}_|OxR#TUOBpzEc_XrZ_|J#IPfM!m
dMLk?s_{J#+{R(X9Mc)<Ul&j6M<<C+8{cG^5=+0?fT`U5O|^ifaKXiB#)m{tr0$X2t}&>b@K_KDvo~_>`14$}rlEf7M#^`mE;>8yizcVtzGAN7M}T%j5jY
RSZDO?&ZX|6^ChTxt5d~N>8)WkOzi!F2Pc@@gQvzv%Z6N}x$LK*~B52L2sBvDu5@dx~<e>?Q=R1Sn!Iv7M;E)1FhxjZXsEnp-
gRtGC@=^6-d;n!blFd(GO6;$do({4L_2gk#)d2K>Ajo1Nk5Xr{$f#h|%sfd#*D~rUXSmJU`mo-Uad-
7+u@zN~VJ=gnt;jHeyO1Ggmsgb3GeGZ?p}7{=z<t8CIv2j#v5Hy_Rc|Z78GD&r^7DZcoO1urq3$v?_d>`T1+vCd1xyqJ)cK<7pNY{kO9gDMOI~dU3#v8*d
yX#?IY9Lrg2wl~bTqO0Dc<|l2kVS;)EzPpR%Fa3?YQQ~Z%J_b4%@&rZ`zDpZagW5jQF&(=E|6lz$n@B4d|vo8$s(M^c!dF&(h|;yAEinAnfF2`A=hbmrIA
=rt99P{p%d5b!NSDUk-$-
V&L~qoErt5`pGcS#1lmLTW`M00FTLE7G3l2_U!cZcr}b<G(2%OE<&YT{qIbFH%@zy8BcRkG{VZ!V^Ae6;j0>?E|UaC0``=YlE0VPzW847lGaWn{cO(Y;Nx
8!?y6pgg~FEAm>^EWKYKZN0mH{XX|-
&e&TR{fBVXeoyZ<A{S6`g0)ttKqf`CN?>$E*PDep)5<5ETw^6BwAfm0<i7ksTk9e^cE6?uojf>fwSKa;LsVy;_o6DSh=F8ep{wRZJrYyxRXNY*;@Mj4U6$
w>qqERjf+I_-qOd%vR+D82<Y3pIk<-NgEe1A;69M8!i*W<eFGU*-jWp3S_Raa6yb*{1Wy2I8*pz?3aTTxWjTmL9=YBh-
~I*B^9%#@IR^wx=U5Qg}MKMx!1S|JhF<7Y{oE)bQN+Mp-P{D2f+3Rfc3}lJxll)2hlYg*Ky0ya6~k@~o;Bd4NdPr-
;Wzi^yR6NlVZ4ZBJJuP_rry@9!Z=>aGnT3HT~G!TQGstRD9$SZ5>782vo#A#5yscFiba<%R_62Yn8_!^Q!VO=XB`<@enUUd{i(jea;28}cNjjU+N=m|I(x
Z_rJ?ZMnpWEm{77&D+r}#CTU(WLv58H+rh+QS83tQE!Cy9Ld<lk{RQ~L%qb5tlg?VSpv)J7c&y=L?Oi1{U+}&<CY1?=yb;QByO2c!4AFNFVv6!xKIIX59r
^&2g>C}<JD8se{{q^vK(#g0l&Ki?wQu68JL@*M<f7RdHznxOhA!VB^a?uzg*O31@UM7Ol?*>Xrq2Ym4c}&x1ivK{(M{{;DQE9UcyFr>~-
wbfmX6T?1qCpcvpE=+Lbpyx0QYCXYNDrEUAe3bQCJ#W(B_$fX;P~t^Ti>RrE4zIcDYVGi1ts)qS2ZkRIH%v%9V6saHn|qm!rB>Oh{5*ebNqPjrPp=o2n(>
u9MvvNTu)jg89fAxzy=-*zz`!BoXb)EX(YJHgD<d+W`Y^Cc;DJP@VY!rk;w&i-
hu^Hl)RYD9dhAvw8v1U3&*spx6>Wh}x27dDb~YojQ@5RN&U5Y9T0LlpfOA*l4_kWj&kLe}R*IRv2JNo$m?ZRG2J+na>lNDs6^NuK?U>TW|MX@y&sm$^vS)
VC^Sg2gXsI`8nJ6bAD_GPzMpJysM^^ryJF_%ul9UJRJUYe*OWp=icIPMj~$k@JdmKP-
{|WTtPh)R~G0!^;ExqmY0!0<nBb<o2CM_!$E39?aK4{!5v60jI^0Q?eyI7pnd(kcejjeNE6xrRSf-eP2S(La*pVSQ`h*=TAugJnrO+yAL=|)`85Gc`#L4E
|^I^AYV$fbQE<}g5ZoN^s#`pD;K<+Q$xCUbYnG?g^PQVQdY$%C~^Kp)#wRdN7|F2qdwlNizGFaSZBh|_nJ0AWAg!?$us)%h}uA_U~8)sMXNOz=u!KCuW@n
eIE^Fu^b6k>Q5nx9XJEdC4PJvgH%Ek-cHsYg_<UCV89Cnc(6Pb>%%{r32PskpA8ahE*<6u_i@V`yd>#kHLT=AXWZS!i?l+-`C}a_Q@A-
aC^1Hwl2NTqlTv1VA1^8XDmiZC7&;uBp`NGcAWPYU*B0I_PIZ*8K?MTn^$d!e88d{F-
O9~`D$Dh!>fQy1WR+l;X2~L&F?R)2JNXG<DCv?K=_AyTwHXGOWu;HmA>hQ5uXeEN3Hlj)6%^U<W2sqJdyshw@#?P}cE{p$7M%Y9Vq!v$Xonn-
BNC{Q?Wg#YPRrJP|hEM)p^V8|emTAn-iE!9=<pB+B0{_<-
Vx>+z)B~CwU92IeY2MaT^>_OO8CUG}nacsi5#nO%do7B4jnVx`D{^Nk&^YXG|0Qa3{A2r6{IK}_*g(JAiS$q(HQ1<#B3sJEkOkxzTJRXhh?*?KSn}M-
szu<lDw?}N2KB>?;1Q9bM&R}=&-%j<i~mwEc|~?4zk!iN6Qorjy4-wN&nk>aLzk@0i%|_eu0;F56{7j3ndt}TpGQMt_w(LZY*G(5o9cu*<?}%Z4t&Eq-PL
p$+`N#F8x*)f%l`hhC|;3V?%^EcwD<HFnJ?`=v1#b8>}X69A-koj>5#;JcHODWK5T-
_7OPj|gI_)@9<65aDEM%>(i^Y1Q3uiP+RTz=<bwjPyef|h@MpeSM;q%XKh#ujz?p2r!H;!IY?O*rB6GVuLN*fvK%D`;bqjtfy|@(xStPn*EB#QHCTh)ts|
jM)fdG6;G@%VoIyD(Od;Z#?qC~SZrC`=;HL%UE0}!M9ZlW_)HGZn?oCBfPO=*s2$ce>vpRl#70Ov6<j<p0w)O-
zHhM!B<e0K8fRZ=aAc%L!xIc2{U483I&MaQ)^H^>IK=eGOyEH6&rAFx*<gF}Mni+{`TuH>`5zf3QiO-Gg$1PRrB_MX=QjIQ<Y6<&Q3bDfO++#Gs$o0<CTA
*}TIdVRG&FhdVXdboko5By;iZ2UNPk}+pFU!_d{Vu&%hrVkB>z)6%thAFT$-
|E?mcX^WEbOv<b)zrRfk}A?fanm{E=<x5*cbXW)FYy>v1=x2Z=Y{FznO5I~P=d0$*O(6@P@p}@kkhC>F<~&cR$LiE&Awshz1G5Usf*!r#?BrLRs9M|C3<n
GRw0RV=(E(g%oay(g<=;V=Y${rUAL#txUzIRF%~ajlg@sG>d4Us2{Y8#$6yS2%s>W6>+}$C*XVy#%1!{@r2ccFfbvMS7*7avGrJY~?klgK@ZrO4c!DWziy
?M6?1lGhvl(L1O_V8(+n4MnEy3Y_2d<har4Jns{wfWr^|+ckBn`Nsb(cHk=EZudu1Ga6718lMRFC0PTG3oUgyj^bk;7gwwIN%%VY62zXkIg>h1gWw4i=zm
J;qXRbU7Dr{g^cX3*<4+HPK)`IHHLUqEh<e!qj%itzL6fo6MdL(TBz}`sjdlEc>4z*7rB^p`;YH5NGTcpD#AT;^SgKypvLIeHQan{jTT8NsN3BO+N!XFvJ
mmB1&*i_L134Tzdx;HUE{8I>Qso*thf$4zY@H$9r{ty*cxSqdH%31E;8Uq<ne9qzs(<3^_KYK`q`4zC>dnVj0I8Tqf~m8rTFdi#BHwJd4$Ie+h9I4KL09M
BE1%9+D6oawS_E%375~iDk`*ph=W*4O;X*5ESs<d#WtINVzsBH3FIpu`)%AZ$CH0e-
TtHdT)dd2n>xS2k4<5+7bIL^k83ZPwZ2d{>4V%jK3JZR9yv+@Vu^z$>>cvl*#b{tFe}>R{l;rNlebz#?hHg%kO7i#Q(gj{A8iXCMOluXR8|;V@`}R?NS72
h>2OM(Fve0MT1dZFel}xVLok6B|7i|<YtMJzoPgSk?J?=039oco|CGFd=SHV;-pMcte_GNpo(8C8Twm1e6M6V%aq7W#2FB-aakQ&dHO~7zWaOEsN65NqVm
0*%?s7Cm9G0H61;%WSojM9Hq%sKaJx3@=@E0Qdo^7F%nrfO!~tD%l*`j4`1~y{_D~%pcs>tM&SW3HiltGsFjF)AKrv5RRJ+vt<v>ce4nITzr$?Fctx%sVA
2w=$5T8P0XbO`$vS?8~Z?fwNXcLO%Y~?N<xF|%Cvu-&$OEa=zzDT@Yv-8J)rNM_w?_FD-
^VhA0HZu#X1sw#x(5o3J2cROppGEW0sFfwcRk_sU`)xsCNhQ#2RfNW|2w@~hks1sU_I80LhnN<4aYh65l%0cpsuzX=ff1qmf^8`s)&bsFX_lR4w-
C6F90mJhI~VdK^>lGOkJpWWx#ZUsas&9aRX4!N3u3WKMrjFtoyvXCd5Y_eLg9(5KD<=`jw^9o=t#~9J}yIGqnn<?G)Y|s-
u`^wrgl8$`Oe&AzqR|7N^#fsoZT1^A+u1>H)?Yi0e{19a+y1Si2wiq00E|GtE~e7RvER$r~nH50ssI2003E9
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
