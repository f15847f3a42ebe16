# Tempo: the agent `gomoku_classic_uniform` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku_classic_uniform`. They are:
#
#   tempo.machine_code           Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.compiling              Making machine code with numba, from the functions that are marked for it.
#   tempo.workshop               Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.jit                    From source to machine code: a ladder of three rungs.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.gomoku.rules           Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.gomoku.threats.fours   Wins by fours: each move of the attacker threatens to complete a row, so that there is one answer to each (VCF).
#   tempo.gomoku.threats.combinations Wins by threats of any kind: fours, and moves after which a win by fours would follow if nothing were done (VCT).
#   tempo.gomoku.candidates      Which cells are worth considering, and how good each looks at first sight.
#   tempo.gomoku.machine_code_data Machine code of gomoku, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.gomoku.rule_player     The five rules of thumb on a state: what the two classic designs know, and how one of them plays its games out.
#   tempo.gomoku.playouts        Gomoku played to its end: at random, by the rules of thumb, or by what the windows are worth.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.thought         What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.gomoku.profiles        The three profiles of the Gomoku agent: values, not forks of the code.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.tree_searcher   The tree search as the player wants it: the tree goes along from one move to the next.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.gomoku.agent           The Gomoku agent: what it is shown, what it knows without searching, what it prints.
#   tempo.gomoku.classic_uniform The first of the two classic designs. `build.py` bundles this module into submission/gomoku_classic_uniform.py.

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
from math import inf, sqrt
import math
import numpy as np
import os
from pathlib import Path
import platform
from random import Random
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
import zlib


# ==================================================================================================
# src/tempo/machine_code.py
# ==================================================================================================

"""Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.

For each function that Python calls, and the kinds of arguments it is called with, there is one object as a compiler
writes it: x86-64 instructions that stand anywhere in memory. All of a game's are compressed together and written as
text, below one line of JSON that says what they were made from. llvmlite, which numba stands on, puts an object into
memory in some milliseconds, where compiling takes numba seconds; numba itself is not even imported.

Nothing is used that may not fit: the system and the features of the processor must be those that the code was made
for, the text must be undamaged, and the sources must be the very ones that it was made from.
"""

TEXT_OF_OBJECTS = re.compile(r'(?ms)^MACHINE_CODE = """.*?^"""')  # what a digest of a file leaves out
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
    unpacked = zlib.decompress(b85decode(payload))
    index, _, code = unpacked.partition(b"\n")
    found, place = list[Compiled](), 0
    for key, origin, symbol, kinds, returns, needs, size in json.loads(index):
        origin = origin if told["sources"] else ""
        found.append(Compiled(key, origin, symbol, kinds, returns, tuple(needs), code[place : place + size]))
        place += size
    return found


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
# src/tempo/gomoku/rules.py
# ==================================================================================================

"""Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.

A cell is row * size + column, the top row first. A *window* is a run of `inarow` cells in one of four directions.
A state keeps the stones of both sides in every window: a side wins when a window is full of its stones, whatever
stands beside it, so that longer rows count as well. What a stone threatens is read from the same numbers.

A state is an int16 array: who is to move, the number of stones, whether the last stone completed a row; then the
cells, 0 empty, 1 or 2; then a number for each window, stones of mark 1 + 32 * stones of mark 2. Which cell was taken
last is not in it: the same stones are then the same state, and the search finds a position again by its state.

Even a bare playout, which needs nothing but the end of the game, is faster by windows than by looking along the lines
through the last stone on int8 cells: 18 against 22 ns a stone on 15x15, 16 against 30 on 8x8, where a random game
takes 109 and 45 stones (measured side by side while it was written). Adding to twenty numbers has no branch to guess
wrong. So there is one way to put a stone.
"""

TO_MOVE, STONES, ROW_MADE, CELLS_AT = 0, 1, 2, 3  # where in a state; the windows stand behind the cells
EITHER = 3  # 1 + 2, so that the other mark is this minus the one
SECOND = 32  # what a stone of mark 2 counts in a window; one of mark 1 counts 1
# The rows of `lists`: windows in which the attacker lacks two stones, the winning line, lists of the defender's answers
# one behind the other, which cells stand in the list being made, the stones of each row as bits, and counts.
THREES, LINE, ANSWERS, LISTED, ROWS, TALLY = range(6)
MOST_THREATS = 8  # how deep a search for threats may go
FAILURES = 1 << 14  # 128 kB, which the second cache holds
# What a window is worth to a cell in it: tried in matches of the moves that are rated best, with a search for threats.
WORTH_GROWTH = 3.0  # for every stone more
WORTH_OF_TAKING = 0.8  # to take it from the opponent, against having it
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))  # rows and columns from one cell of a window to the next


class GomokuGeometry(NamedTuple):
    """The geometry of a board. There is one of each size only, which compares by identity."""

    size: int
    inarow: int
    windows_of: np.ndarray  # int16[cells, 4 * inarow], the windows through a cell, then -1
    window_cells: np.ndarray  # int16[windows, inarow]
    worth: np.ndarray  # float32[2, inarow + 1], of a window with so many of the mover's stones alone, or the opponent's
    # What the search for threats writes on, as jitted code creates no arrays. In few pieces: each one that is handed to
    # a function costs time to compile.
    lists: np.ndarray  # int64[6, (MOST_THREATS + 1) * cells or so], in each row another list
    words: np.ndarray  # uint64[3, cells + MOST_THREATS + 1], random: stones of mark 1 and 2; row 0: depths
    failed: np.ndarray  # uint64[FAILURES], positions without a win, by their word


@cache
def gomoku_board(size: int, inarow: int) -> GomokuGeometry:
    """The board of this size."""
    found = [
        [(row + i * down) * size + column + i * right for i in range(inarow)]
        for down, right in STEPS
        for row in range(size)
        for column in range(size)
        if on_board(row + (inarow - 1) * down, size) and on_board(column + (inarow - 1) * right, size)
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
    words = [[random.getrandbits(64) for _ in range(cells + MOST_THREATS + 1)] for _ in range(3)]
    return GomokuGeometry(
        size,
        inarow,
        windows_of,
        window_cells,
        window_worth(inarow),
        np.zeros((6, max(len(found), (MOST_THREATS + 1) * cells)), np.int64),
        np.array(words, np.uint64),
        np.zeros(FAILURES, np.uint64),
    )


def window_worth(inarow: int) -> np.ndarray:
    """What a cell gains from a window through it, by its stones: each more is worth so many times as much."""
    own = [WORTH_GROWTH ** (stones - inarow) for stones in range(inarow + 1)]
    return np.array([own, [WORTH_OF_TAKING * worth for worth in own]], np.float32)


def on_board(place: int, size: int) -> bool:
    """Whether there is such a row, or column."""
    return 0 <= place < size


def new_gomoku_state(cells: list[int], size: int, inarow: int, mark: int) -> np.ndarray:
    """A state from a list of cells, top row first: 0 empty, 1 or 2; `mark` is to move.

    No side may have won: which stone was the last is not known, and such a game is none to go on with.
    """
    board = gomoku_board(size, inarow)
    values = np.array([0, 1, SECOND], np.int16)[np.array(cells, np.int64)]
    windows = values[board.window_cells].sum(axis=1)
    head = [mark, sum(cell != 0 for cell in cells), 0]
    return np.concatenate([head, cells, windows]).astype(np.int16)


@njit
def gomoku_legal(board, state, actions):
    """Write the empty cells; return how many."""
    count = 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] == 0:
            actions[count] = cell
            count += 1
    return count


@njit
def gomoku_play(board, state, action):
    """Put a stone on an empty cell; the other side is then to move."""
    mark = np.int64(state[TO_MOVE])  # int64 as elsewhere: for a narrower number numba would compile `put_stone` again
    state[ROW_MADE] = put_stone(board, state, np.int64(action), mark)
    state[STONES] += 1
    state[TO_MOVE] = EITHER - mark


@njit
def put_stone(board, state, cell, mark):
    """A stone on the cell and in its windows, the head of the state left alone; whether it completes a row."""
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
    """The result for the side that just moved."""
    if state[ROW_MADE]:
        return WON
    if state[STONES] == board.size * board.size:
        return DRAWN
    return ONGOING


def new_game(size: int, inarow: int, playout: Callable) -> Game:
    """These rules on one size of board, with one of the playouts."""
    cells = size * size
    return Game(gomoku_board(size, inarow), gomoku_legal, gomoku_play, gomoku_outcome, playout, cells, cells)


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
# src/tempo/gomoku/threats/fours.py
# ==================================================================================================

"""Wins by fours: each move of the attacker threatens to complete a row, so that there is one answer to each (VCF).

Names are those of five in a row, whatever `inarow` is: a *five* completes a row, a *four* lacks one stone in some
window and a *three* two, each with no foreign stone in that window. A four is answered on its last cell, unless the
defender has a five himself; two cells to complete at once cannot both be taken. After such an answer the attacker
looks for his next four, and if the answer made a four of the defender's, it must be the one that takes its last cell.

The shortest win is looked for first: with one four, then two, and so on until no sequence was broken off by that
limit, or the nodes run out. Positions without a win are remembered by a random word for each stone, since the same
fours come in many orders. Stones are put on the state itself and taken back. A win that is found is one: nothing but
the windows decides, and every answer is forced. What is not found, with nodes left, is no win by fours.

6 million nodes a second. What `foresight` looks for at every new node of the tree takes 2 to 4 microseconds and settles
one position in seven of the games on 15x15 in `python -m tempo.gomoku.workbench.threat_bench`.
"""

FAILURE_MASK = np.uint64(FAILURES - 1)
# Numbers are int64 wherever they are handed on: for each narrower type, and for a literal, numba would compile anew.
START = np.int64(0)
NOWHERE = np.int64(-1)
TWO_CELLS = np.int64(-2)  # in place of a cell to be taken: there are two, and no move takes both
NODES, NODE_LIMIT, BROKEN_OFF, BEST_MOVE = 0, 1, 2, 3  # what is counted in TALLY
LEAF_NODES = np.int64(50)  # most that a new node of the tree is worth
LEAF_FOURS = np.int64(8)


@njit
def survey(board, state, mark):
    """A cell where the attacker, `mark`, has a five; the one that he must take lest the defender has a five, NOWHERE
    or TWO_CELLS; and how many of the attacker's threes were listed in THREES."""
    stone = 1 if mark == 1 else SECOND
    five, three = stone * (board.inarow - 1), stone * (board.inarow - 2)
    four = (1 + SECOND - stone) * (board.inarow - 1)
    windows_at = CELLS_AT + board.size * board.size
    win, must, threes = NOWHERE, NOWHERE, 0
    for window in range(board.window_cells.shape[0]):
        stones = state[windows_at + window]
        if stones == three:
            board.lists[THREES, threes] = window
            threes += 1
        elif stones == four:
            must = joined(must, empty_cell(board, state, window, NOWHERE))
        if stones == five:  # with rows of one, so is an empty window, a four of either side
            win = empty_cell(board, state, window, NOWHERE)
    return win, must, threes


@inlined
def joined(must, cell):
    """What must be taken, with one cell more."""
    if must in (NOWHERE, cell):
        return cell
    return TWO_CELLS


@njit
def empty_cell(board, state, window, other):
    """The first empty cell of a window but for `other`, or NOWHERE."""
    for i in range(board.inarow):
        cell = np.int64(board.window_cells[window, i])
        if cell != other and state[CELLS_AT + cell] == 0:
            return cell
    return NOWHERE


@njit
def second_end(board, state, cell, three, first):
    """Where a stone on `cell` would threaten a five beside `first`, or NOWHERE."""
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
def must_take(board, state, cell, stones):
    """Where a stone that was just put on `cell` threatens a five: NOWHERE, a cell or TWO_CELLS. `stones` is what a
    window counts that lacks one."""
    windows_at = CELLS_AT + board.size * board.size
    must = NOWHERE
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == stones:
            must = joined(must, empty_cell(board, state, window, NOWHERE))
    return must


@inlined
def list_threes(board, state, cell, three, threes):
    """Add the windows through `cell` that are threes now to those listed; how many there are then."""
    windows_at = CELLS_AT + board.size * board.size
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        if state[windows_at + window] == three:
            board.lists[THREES, threes] = window
            threes += 1
    return threes


@njit
def fours_win(board, state, mark, must, threes, depth, ply, word):
    """In how many plies the attacker, to move, wins with at most `depth` fours; 0 if not. The line is in LINE."""
    board.lists[TALLY, NODES] += 1
    three = (1 if mark == 1 else SECOND) * (board.inarow - 2)
    windows_at = CELLS_AT + board.size * board.size
    for deeper in range(2):  # first the fours that cannot be answered
        if deeper and (depth == 1 or has_failed(board, word, depth)):
            return 0
        for i in range(2 * threes):
            window = board.lists[THREES, i >> 1]
            if state[windows_at + window] != three:
                continue
            end = empty_cell(board, state, window, NOWHERE)
            cell = empty_cell(board, state, window, end)
            if i & 1:
                cell, end = end, cell
            if must != NOWHERE and must != cell:
                continue
            plies = 0
            if deeper:
                plies = four_wins(board, state, mark, cell, end, threes, depth, ply, word)
            else:
                other = second_end(board, state, cell, three, end)
                if other != NOWHERE:
                    board.lists[LINE, ply + 2] = other
                    plies = 3
                board.lists[TALLY, BROKEN_OFF] += depth == 1
            if plies > 0:
                board.lists[LINE, ply], board.lists[LINE, ply + 1] = cell, end
                return plies
            if board.lists[TALLY, NODES] > board.lists[TALLY, NODE_LIMIT]:
                return 0
    remember_failure(board, word, depth)
    return 0


@inlined
def four_wins(board, state, mark, cell, end, threes, depth, ply, word):
    """As `fours_win`, the four on `cell` chosen, which is answered on `end`."""
    stone = 1 if mark == 1 else SECOND
    put_stone(board, state, cell, mark)
    put_stone(board, state, end, EITHER - mark)
    must = must_take(board, state, end, (1 + SECOND - stone) * (board.inarow - 1))
    plies = 0
    if must != TWO_CELLS:
        threes = list_threes(board, state, cell, stone * (board.inarow - 2), threes)
        after = word ^ board.words[mark, cell] ^ board.words[EITHER - mark, end]
        plies = fours_win(board, state, mark, must, threes, depth - 1, ply + 2, after)
    take_stone(board, state, end, EITHER - mark)
    take_stone(board, state, cell, mark)
    return plies + 2 if plies > 0 else 0


@inlined
def has_failed(board, word, depth):
    """Whether this position is known to have no win so near."""
    word ^= board.words[0, depth]
    return board.failed[np.int64(word & FAILURE_MASK)] == word


@inlined
def remember_failure(board, word, depth):
    """Note that this position has no win so near."""
    word ^= board.words[0, depth]
    board.failed[np.int64(word & FAILURE_MASK)] = word


@njit
def vcf(board, state, mark, most_fours, word):
    """In how many plies `mark`, to move, wins by fours; 0 if no win is found. The line is in LINE.

    The limit of nodes is set by the caller; `word` stands for the position.
    """
    win, must, threes = survey(board, state, mark)
    if win != NOWHERE:
        board.lists[LINE, 0] = win
        return 1
    return deepen(board, state, mark, must, threes, most_fours, word)


@njit
def deepen(board, state, mark, must, threes, most_fours, word):
    """As `vcf`, after the survey; with one four, then with two, and so on."""
    if must == TWO_CELLS or threes == 0:
        return 0
    for depth in range(1, most_fours + 1):
        board.lists[TALLY, BROKEN_OFF] = 0
        plies = fours_win(board, state, mark, must, threes, depth, START, word)
        if plies > 0:
            return plies
        if board.lists[TALLY, BROKEN_OFF] == 0 or board.lists[TALLY, NODES] > board.lists[TALLY, NODE_LIMIT]:
            return 0
    return 0


@njit
def begin(board, nodes):
    """Set the limit of nodes for a search, and return a word for the position in which it begins."""
    board.lists[TALLY, NODES] = 0
    board.lists[TALLY, NODE_LIMIT] = nodes
    board.words[0, 0] = scramble(board.words[0, 0])
    return board.words[0, 0]


@entry
def find_vcf(board, state, nodes):
    """In how many plies the side to move wins by fours; 0 if no win is found within these nodes."""
    word = begin(board, nodes)
    return vcf(board, state, np.int64(state[TO_MOVE]), board.size * board.size, word)


@njit
def foresight(board, state):
    """What is certain of a position that goes on: +n, the side that just moved wins in n plies, -n it loses; 0 unknown.
    """
    mark = np.int64(state[TO_MOVE])
    win, must, threes = survey(board, state, mark)
    if win != NOWHERE:
        return -1
    if must == TWO_CELLS:
        return 2
    return -deepen(board, state, mark, must, threes, LEAF_FOURS, begin(board, LEAF_NODES))


# ==================================================================================================
# src/tempo/gomoku/threats/combinations.py
# ==================================================================================================

"""Wins by threats of any kind: fours, and moves after which a win by fours would follow if nothing were done (VCT).

An open three is the plainest of these. Unlike a four it leaves the defender a choice, and what he must try follows
from the win that threatens: its cells, and every cell with which a row of his own would come to lack one stone, be it
at once or together with the answers that the win forces out of him. Any other stone leaves that win as it is: each of
its fours is still a four with the same answer, and no answer gains a five. So only those cells are searched, and a
win holds against every defence.

5 million nodes a second: of a hundred positions of games on 15x15, of which fours alone win 17, a thousand nodes win
22 and ten thousand, two milliseconds, 25 (`python -m tempo.gomoku.workbench.threat_bench`).
"""

THREAT_FOURS = np.int64(3)  # with so many fours at most a threatened win is seen, when it is not the attacker's turn
FINISH_FOURS = np.int64(8)  # and so many when it is
MOST_PLIES = 99  # no limit


@njit
def list_answers(board, state, mark, plies, start):
    """Write to ANSWERS, from `start` on, what can be played against the win of `mark` that stands in LINE; return
    where that list ends. The defender is to move, and has no five."""
    defender = EITHER - mark
    end = start
    for i in range(plies):
        end = list_cell(board, board.lists[LINE, i], end)
    if plies > 1:
        for i in range(1, plies - 1, 2):
            put_stone(board, state, board.lists[LINE, i], defender)
        stone = 1 if defender == 1 else SECOND
        windows_at = CELLS_AT + board.size * board.size
        for window in range(board.window_cells.shape[0]):
            stones = state[windows_at + window]
            if stones >= stone * (board.inarow - 2) and stones % stone == 0 and stones < stone * SECOND:
                for i in range(board.inarow):
                    cell = np.int64(board.window_cells[window, i])
                    if state[CELLS_AT + cell] == 0:
                        end = list_cell(board, cell, end)
        for i in range(1, plies - 1, 2):
            take_stone(board, state, board.lists[LINE, i], defender)
    for i in range(start, end):
        board.lists[LISTED, board.lists[ANSWERS, i]] = 0
    return end


@njit
def list_cell(board, cell, end):
    """Add a cell to the list that ends at `end`, unless it stands there; return where the list ends now."""
    if board.lists[LISTED, cell]:
        return end
    board.lists[LISTED, cell] = 1
    board.lists[ANSWERS, end] = cell
    return end + 1


@njit
def threats_win(board, state, mark, depth, most, start, word):
    """In how many plies at most the attacker, to move, wins against every defence, `depth` threats and then fours; 0
    if no win within `most` plies is found. The first move is noted as BEST_MOVE."""
    win, must, threes = survey(board, state, mark)
    plies = 1
    if win == NOWHERE:
        plies = deepen(board, state, mark, must, threes, min(FINISH_FOURS, most // 2), word)
    if plies > 0:
        board.lists[TALLY, BEST_MOVE] = win if win != NOWHERE else board.lists[LINE, 0]
        return plies
    if depth == 0 or most < 5 or must == TWO_CELLS or has_failed(board, word, board.size * board.size + depth):
        return 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != 0 or (must != NOWHERE and must != cell):
            continue
        if must == NOWHERE and not makes_three(board, state, cell, mark):
            continue
        put_stone(board, state, cell, mark)
        plies = threat_wins(board, state, mark, depth, most - 1, start, word ^ board.words[mark, cell])
        take_stone(board, state, cell, mark)
        if plies > 0:
            board.lists[TALLY, BEST_MOVE] = cell
            return plies + 1
        if board.lists[TALLY, NODES] > board.lists[TALLY, NODE_LIMIT]:
            return 0
    remember_failure(board, word, board.size * board.size + depth)
    return 0


@inlined
def threat_wins(board, state, mark, depth, most, start, word):
    """As `threats_win`, where the attacker has just moved: whether that was a threat, and all answers to it lose."""
    threatened = vcf(board, state, mark, min(THREAT_FOURS, most // 2), word)
    if threatened == 0:
        return 0
    end = list_answers(board, state, mark, threatened, start)
    longest = threatened + 1
    for i in range(start, end):
        cell = board.lists[ANSWERS, i]
        put_stone(board, state, cell, EITHER - mark)
        after = word ^ board.words[EITHER - mark, cell]
        plies = threats_win(board, state, mark, depth - 1, most - 1, end, after)
        take_stone(board, state, cell, EITHER - mark)
        if plies == 0:
            return 0
        longest = max(longest, plies + 1)
    return longest


@njit
def makes_three(board, state, cell, mark):
    """Whether a stone on an empty cell makes a three or a four."""
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


@entry
def find_vct(board, state, nodes, most):
    """As `find_vcf`, by threats of any kind, within `most` plies; the first move is BEST_MOVE. Few threats first."""
    word = begin(board, nodes)
    for depth in range(MOST_THREATS + 1):
        plies = threats_win(board, state, np.int64(state[TO_MOVE]), depth, most, START, word)
        if plies > 0 or board.lists[TALLY, NODES] > nodes:
            return plies
    return 0


class Win(NamedTuple):
    """A win that holds against every defence."""

    move: int
    plies: int  # at most
    line: tuple[int, ...]  # of fours, both sides; else the first move only


def find_win(
    board: GomokuGeometry, state: np.ndarray, nodes: int, most: int = MOST_PLIES, seconds: float = inf
) -> Win | None:
    """A win by threats for the side to move, found within so many nodes for each of the two searches.

    Who plays its move and asks again after the answer, for a win of two plies less, is told the next move. Getting
    machine code may take so many seconds.
    """
    plies = find_vcf.on(board, state, nodes, seconds=seconds)()
    if 0 < plies <= most:
        line = tuple(board.lists[LINE, :plies].tolist())
        return Win(line[0], plies, line)
    plies = find_vct.on(board, state, nodes, most, seconds=seconds)()
    if plies:
        move = int(board.lists[TALLY, BEST_MOVE])
        return Win(move, plies, (move,))
    return None


@njit
def find_answers(board, state, nodes, actions):
    """Write the only moves that may stop a win by fours of the opponent's; return how many, 0 if he has none or none
    was found. Neither side has a five."""
    opponent = EITHER - np.int64(state[TO_MOVE])
    plies = vcf(board, state, opponent, FINISH_FOURS, begin(board, nodes))
    if plies == 0:
        return 0
    count = list_answers(board, state, opponent, plies, START)
    for i in range(count):
        actions[i] = board.lists[ANSWERS, i]
    return count


# ==================================================================================================
# src/tempo/gomoku/candidates.py
# ==================================================================================================

"""Which cells are worth considering, and how good each looks at first sight.

A row that can be completed is completed, one that the opponent could complete is stopped, and a win by fours of his is
answered with what may stop it; nothing that could change the result is left out by that. Else the cells near a stone,
and on the empty board the middle.
"""

NEAR = 2  # how many rows or columns away a stone is near
ANSWER_NODES = np.int64(50)  # what looking for a win of the opponent's is worth, each time moves are listed


@njit
def candidates(board, state, actions):
    """Write the cells worth considering; return how many, at least one while the game goes on."""
    if state[STONES] == 0:
        actions[0] = (board.size // 2) * board.size + board.size // 2
        return 1
    mine = 1 if state[TO_MOVE] == 1 else SECOND
    count = list_fives(board, state, mine * (board.inarow - 1), actions)
    if count == 0:
        count = list_fives(board, state, (1 + SECOND - mine) * (board.inarow - 1), actions)
    if count == 0:
        count = find_answers(board, state, ANSWER_NODES, actions)
    if count == 0:
        count = list_near(board, state, actions)
    return count


@njit
def list_fives(board, state, stones, actions):
    """Write the last empty cells of the windows that count so many stones, each once."""
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
    """Write the empty cells near a stone, whoever's."""
    for row in range(board.size):
        bits = 0
        for column in range(board.size):
            if state[CELLS_AT + row * board.size + column] != 0:
                bits |= 1 << (column + NEAR)
        board.lists[ROWS, row + NEAR] = bits | bits << 1 | bits << 2 | bits >> 1 | bits >> 2
    count = 0
    for row in range(board.size):
        near = np.int64(0)
        for i in range(2 * NEAR + 1):  # the two rows before the first and after the last are empty
            near |= board.lists[ROWS, row + i]
        for column in range(board.size):
            cell = row * board.size + column
            if near >> (column + NEAR) & 1 and state[CELLS_AT + cell] == 0:
                actions[count] = cell
                count += 1
    return count


@njit
def rate_cells(board, state, actions, count, ratings):
    """Write a rating for each of the cells listed: float32, 1 for the best, down to 0 for what is worth nothing."""
    mover = np.int64(state[TO_MOVE])
    best = np.float32(0.0)
    for i in range(count):
        ratings[i] = cell_worth(board, state, np.int64(actions[i]), mover)
        best = max(best, ratings[i])
    if best > 0.0:
        for i in range(count):
            ratings[i] /= best


@njit
def cell_worth(board, state, cell, mover):
    """How many windows a stone on this cell brings nearer to a row, or takes from the opponent, and how near."""
    windows_at = CELLS_AT + board.size * board.size
    worth = np.float32(0.0)
    for i in range(board.windows_of.shape[1]):
        window = np.int64(board.windows_of[cell, i])
        if window < 0:
            break
        stones = np.int64(state[windows_at + window])
        if stones < SECOND:
            worth += board.worth[0 if mover == 1 or stones == 0 else 1, stones]
        elif stones % SECOND == 0:
            worth += board.worth[0 if mover == 2 else 1, stones // SECOND]
    return worth


# ==================================================================================================
# src/tempo/gomoku/machine_code_data.py
# ==================================================================================================

"""Machine code of gomoku, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "75d6ffa2af909692eac51f75", "checksum": "1e5327d1caa6277d2fa7f42b", "sources": []}
c-ri}4SZD9nLj>vGK3+H+yqkvo7O~T3s_|5Ey;{zYlck7z2r`ak_xr4ke3-i1HoiQqojyClWp#XLF!^_x9-
1o|J_};fA@!W`3qWVG9hoE@)D||RE^Y^gh2_oO~OkuzvnsU-
g(O;poqo&3?I!sbM86ko|or5&vVXs&iDD@4{vs^U0=O&Lv8(9*V@|kw^o|6o!NRzmD6c9Rv2>}H_y+!IoqUjn$1RoKDR16$B~nZaW2QY4Ye!bccoLGV>DZ
;j3!HUwy82Z+mP$b!4&u3Us?+P-+%w-3Y3<XN`K|wU&e#f2mbu<p81*Cy6hZy{P5;FM_p~L>sE)Q+T^Ho=2Yf79J!9lY)tDk8VweUIlD@4GFoz-#&C-
bm6mL$!Dz|JHaZOkr^#qCJF-pADok;im5i+H16bLc*E!bJJ6tzIZH+n$t#rMkqONMqtvSXDXHITTMYh>!&W0x$CcUxJ?5MIBE!jEnzbRbl9FsX0T4Av`^-
gD%xl-@QF_^P0maAr%oX+aX`<>PDS3<*eb4~4P{84{@9q9&rwoYdz{SZyH7K1ZamzxWt=&Z=q>-
3n%;;>}vDyj_GI+F<qSRd{VXRgtyuhJQ+Ee1z+wlTLN+hM3O=9s<~R4WmHS+CE{t<H8-m@6HoiYgtZ1!6T-I&<~riYj=SYYw-
#y2@;*0t(j|EmbB*j;_LBsnq9G7{7J|U@+&HbzuT{pvrlxNpIAdEjg9?>}<0+myWYVuQz1pW>@57SLakXbU6_m%i?ev963&hCCBKfuFS5?aT>D?Rk@eb6E
Ss0I@RS!!zESIb*tH#Z2}IOZO+X$W>@DDVzW4NvmMTgoGM*KwxPmk30KnsOhvD+GUpnrv#YBOz=wd_m?{jHU(Kj`8gz!p?u?KEI(<czMOUpe=9;Uk2%Ti-
n4H;_mC)U0lV0bDU@s1bsoJE^F;`cB1Tg8UOirT{^M0M?6EOek3TH)SwbPWN%grGalMTGYXsmQNO%>)`lgSxwafRNTW6G({u{bKtKtPUaokO2np*MVO=94
5@B4(D!pws8vb5F`6g~DPb!zko`jN*HW@UQT{%`?K`eCh8LNcny1a_e2z?_0~3aV=i$DwRUPwd~Z+g{RQ6M>~@|pVD$k82^;koP@uBqtz)D3cEPM`$ul?S
hV}hn}zzJLVX*1Q@+A(X=lB=k`;=@>@Lk>=i-
H$e7i57aeZuOTW#9ue0Nt6{@I(_*sVW>RGcVi4{>6ncDKDs(5gA{J<cDzz2kV>nE=P`=;eLs%Q#PavLL?2%{$F|g6e$s@ow(Xvzws-
?Bo7?_1R`YyNmxrTaf&F#4et*XPw|ZubJ&xqc-uZ=l!Ypi8etj)AkACD}rd#_S>6+>{bKx(&k3(E`@8VJ~+?><>~jq2lDIgal*d^>`h+MOPv=|RVDC8D9M
DsWhMFWx4dLkhrcmRRg8ay;!J#$73brlym%Go@#piF{q9b?<xST63X~y;hXwIX>rl7ZmDxE0<#qTQAU7mb^Oo1#Ck648-
ExZc{z`!za+dQnYTFd9IYNs~+Xla*>SKd$EpZl#nqn^K=Yu`&Plb6w&J!GYu$sNe2A#4iuf%B;^NQJBjU`G5H5Mx|s3JiX29rrJ8G~vPRAVrO1XD1mAwdl
Wr<34xTGfN@U-
ROhc>jglh1tK+nw41Fa%~R>gX4c+#U*Vabiw;SP+^}Rg%KAt8Y{bNq0<v&Ud)8rTX!RE@~o`~$c6Wu9ksrMjS^U4yS5Z)tJs%O>|7)^E=v|#8nr86pf=S)
N@royJ~<^<rY*HI`|a!wpt^lnGS^bB<(Bv|mRZ>+{6#*E*irfXuuFRgUvDd6Thoi}O}!0s_@Ezt<lV_L2c3(>ygTidVe%2{OIW8u*4A!^79QkU1Z_VT+=o
pV5#UD;@8cQ#H7K;WpjFIA(ESC_pTPp9bx#tuYTgBinyuf*-lX6xud&|WLM*g9uh_XTkK-V_tDk3EH%;e|@XFyOUsa+OL?{hOzlZbCnWkX3av`crg?8hV!
xsZTQ_%T`KRD0%d?by&dX+vHSg8+=qt{JHubT+HZX)!$iPGyvLa!Ssy>6uRx)JEL8|Zb!-6>f1vfjOfUb~0(nq69)&q%ME2)%BEgg^wN?vr-
0U$6vN@6YA5Q(ZS=Pr)qf2Kr3j1ig{IkqdV7!F}#e`FTfq&&bGwHH1Fly$au}HbTg@NeMyQMkNWWNLWR}$t0Xi!fFy$lW+<Nr;xCQgf%2QorI@j6*<d!_b
&?BU9*Aykd!?a80&5%zE*}1kgZ!EoQU)mi`C1Lk?J0TZk?Fuu*}J*E@C{!)1RH`jzfP|)^?82A56H75^=qR#8o)&IJE6LPCSU5k(<4TOgvuf;r)FoA<0YT
9OwU71%(S!Nqd!X+xvU04#x^lk>)P-nTny@vLBJ=K76s}DkpF5m(pJRL=WfN7!-
U~1}7AhO{QFA`GVy&*RmoYG8n9d>6{%WS3nT`Fe@1LvH!Xd3?lpNXTs7889z)HGM5M0$A-
^B5~#;+NfZUHwTlM=NxXP~#0p}rzU_zBa_c?TA6Zx4(>e0sUd3ep%2N~ymEv?THr@g8GZf0u@7Yu7vk3Y=O>riumg42-
&zSh}*jMr56)W#9(V0u!>nbY>*FTU=^qid4wd-
o{b7$ANYaI2K4Q|)UdROgw$0E}M23__dlex<5T2jV47W4NuEHd!L%U1KIg1QIpD5&{<MX6A5=Nf(S>cz_ps|&2wmBwoLuh5WVC?Z7`IcnEATy+nvG?>?}c
jcH?8md+rbP>Udy1EMKtv-iF8LH{CV5PzG1rj-HYAaku!zGj@*J0vB?$4b{AC=0IZN)Tvy|7kas4vJ}=XO<8);Mx2YSyk^@2D<pXizM0IT~CS9TdHu{#v=
Ars5$oE~dn|T)A<nS1edx>vAk8D*67c^{$Gl`xFc6U3HKKo)4|VXS@NUOAM2%&f(A-qZV2)VtR{tQMNArh%GB9Uahy=oz@5MFx9U#RNh}G*dMaqEmT-
}YoSG-T~x8o0qsc)oh6je_0R_Fl7iCj+t$`^sBl%San!-
@mBuQkdwmu5IV6(iOpRl8MGY42f<L;3TxYee+F{N$XPa~@jgBu`D$d05g<5h9ms4o1+f`MIgB?|_(`0m5%wMQn_xiQY+PZb5wov%^3RmcJVhfH>R!i%u9d
&EhuZB-
t(wEoQuG~<!wze*|Ek<*t`HQs$I~?0kQNOZgZN1A;9orfc?vO<m{dr1<`a(}R>esGb;~HOZr7^0`mRy6e4CXnK>UxQ5M3C>Dj;h)^h%nbxxEw39D@g^6)$
%+tR@OS5ur7xv-
O6kv@9J82rEAiJCYsQ>wyr)RA&gISGBZt9L0c7>4yJiTI=z7=tg3adcTJX#eAie>Vi#A`)H_1GsvkFdC+&&{Dr(%ZeF3yJzAqkF3rw^A;%(eeS6l0xBpGe
uC00EytJ7Z!tGoO}G6TNMM3-
3gNs?VmEMDZbA`gTlaER|ICO<V&d>Q|8K_5<v6F(y9%ifge_}IOzZ48Y|j)~8Y(Yxh;sWIv1Bq`$VmsL%TU*FiYw?lqqoOElX{M#b(DI@gvnbPx8_wSCTT
y+0VY}7t2wCvR8E9vH)SxGnRQpwY+?Zf30tg#w|mKtq7uC~mA_&(=9dpjrY7qU(W;zykSBNgY%Gjjgp@KoKvRh8YQ=3C5I_LE#wuWODz*wo9j+!*i6YwcG
3oNh_Iz^U068m2)YKZSjv^qRm7@lF3JwN*T1_4lXxPs}7Mxzv_?jUZlUYc5vjH*cI~Yc5D>UUrRGpy9+GA?qjyE42+A^9Bd&THJNeb&jMdacksB?7GHpak
IB*pCkJq+qKWYbBRy&ubt;oRn48}(v*C#;}2xHyRcgOB<uTkToc2hZv*G!SlqkW&H0K+;5p9IHkA`?+GheYaDM|bN_pzAo5ViOKXSW}HCXJ^{6~xGQO`)w
^{2@7C--Di+lvaaiN(D}w!N6Qu*PDITFve%Q%`p`^|D((g1Y#RD{)JeR#o#fe!NHS;ufqCa~k9NIObhWbZPsczn{U1wQ=GADH!Vi9LMxv+#xPW&^|+U)e7
}PoLHtE49q3_DS|l41v`b7YV8O#h4*x+upb9)mNUHg4(q*#!6fif5I@HK175sf&pL@)bV5?Kwts0=`A)UH>6nWvY&y1^ZV+%@LP1>17P`gfQ$4y!od0AI`
+{w!x&Z%9gTG}vQy`{%=QV-
M=>19YsJ~xr6W{iqNVWO{GjX3!JVlyx7QVhu5CitC0Up{XK$8wZNv53zEj2qCSkss7oC0Om?3`NEQoU1C(Cm8tbb(m&{26DFSoZu-QFG1nBSp=&=g$_vpK
}GxWzU~4YA%2NLXlYg{3s`mP}&AUg5ltjY}&q#UpJ)Mo;xj(mlS&xV$*EToefbIyJhznZV7Cs)Rpxnc6<*sdv}Nb;Z#*JmvxvUJFz}hGsL8+k_UbQ8Q7aP
D`bNEu}LNzdHQ7y$}=!bNMy#bO)rfGg9A;YLHe7MCMGA&#esX0n|A`{8SYwaV7LAZ`(LUj!)`S)I2?t{P&?yV&IR{Ny~>FPgse|F_#V<4Oy3=x|3j7FQ+*
d{4f@=k^_IZAj(y%avb+u353Q1B6WQ9E*R6Vt48GXOS!~)Tg%<jf^`?^=w1+5}5-Fiip4rbaujq%c%!v6R*Xf{;bqcqoIOaWG?6GGZ#r-
Nfa|mX&YL}3;kMn7o$;Y4TR!t{4eRk%eS#7&gBl6mwOYOEzSCQPF_A$=WrRF@Hz%<S&*~jXF(9dPqW#S<YNYK-
l<SOUH6Uf_mpJ@iiyp2_dS5fm@Jj(^UDY3$*`^hd_7TMq?9jC<lPlqq1!WUDyV2}GXY240n-
>reCXY>O5lXqy1R9KqS?Gn8Jog$%dVi%4X@&e|7M4ec&5hgt86(#2@VkSvxGp0&OZOT+gtDH1#W+-
hYq)nPMtuB;S2Ti!Zd)o6k&tCYyTLm4fVjr^vk#=p`r@3y@Ws&=36K<CMDk=Ux*$s;5eX?zmAYVMuz8BqSiCx!EZtd}Tm;E`^)&!ROrtB}c+)pel5(|s}e
G7{QY3Z=`qDzO%{fDcIc<Tb4q*p(aG`U{RC?;PQY)hVeT`*M<e_e1W`O?+}-&4e27s&ZneM#$rzTENaf@`AJ1&^NW!Gpn(dA}h-
9n|G=t*!HXTA4N#!h)8Azc#Ia+GPW3qH|H(Ux9i@=@fD(`NT|=TStgSGll5;JGJU5s3Pvs4yvTZ1$l1KrV<MRuXaTeRUvT@xtA_T$MYaBInk?qnkbq(j)_
M-eGKZiGdb}nmvsn(I->hRUDSfu!_6DvJtJ!NaX<HW^vJ(W-P3H-PUU=yI)tn?%utF_O2}%riEW-fqS~+OJfC_iISlPtK7^IgNtGEPE1_q#nb4EGujU8Io
X4NZiCZMqhMSM!%|v#$X|STrcmStAhR58HZo3v&bAi9Zbpu*OpjyTU_X-
Q2B0V*6chHQiR{&{O=pAy+kSpbB&?wlZa)>4t5sT^R?^J~=RljfG7m&v(>m_(xK9XOz2A2+{>`jW!(Nt9tp7R!wbKatSh$t^w)#3kfn#xMfd9C!E*P4%U<
<?curhLxgcX#rZ9@cw|tfZhU(2lJ`ZD!X3XY@JpSt!55{}7Z08P%Mn-F=c15A&8ovYkQ?9<;4exW0q>&noyGm7m>ZDsoyyla&j$fvW00CCu}4p0gtlI-HW
7f(GBCd4N!ab_#-3i9r<!sxX*Lg2@<Elb{-dDI}PJK@ACNFgTqAr(;!lOPl-
G*uh7Mv5HO*PfJ=dH+v_cM?pM87PycGDS~4Tp&I0AOjg4yI;<|XQ2)UI1EVVIZJ;ls^$VA@ostt!si!dwhwpg?hi}OB4GuKoswL1@Fz%T1v7e*%*>sHE`U
?ilOZ1@EZ>J>TIj^c;I&cFME<b#}TPo2I2T!|C#o2sI@R(fFzy<wItEcf!_^9_6vW96X)9P4n8`28COIEnjNkFY|<&r>(!d)47dXn;?>(WDIs}=5jlh=ib
s!IygB_F1?T(PFrs2xsPK$2WQxc*J~M5lxx64gwFYcU?i&J3i5=${L=bHRf^rL>XmQ{)63R$Q~a(l@q9-
_Y>R0x=!v&L7y1Q}1aq`ETQV=`6Q!yEYSkZu;If7+zSK4rE+IIRi~(d65pqIqMz;u~s2J7w#dM*sVVWVi`D*f@8Xm-Rgl~R+v1nt^mST)u$q(KwBv^*qA}
i=+BaMuJ4Wuy#It!e#d&NaZ#Q`*%2RX=YKD=N8YnnY0o+Wb;B(hb>w_n#O}(dD)Hsb;h|&gS*M_l<*Y_76W*3rDaq?#cVvo;s1z!a!qcscOfo+zNwSnADK
bf3R1&q6L=~Ath)R+oC7BYLq&zB#MoN+#nWQEv$#f~nRNm8}j!f1lC*wT>o1xRj*rq?hlH3XlW7hlk$dx_*yub}O+pv%A%wdd>yLB<UE4|9@%gE#X=b^{|
ZZFI_1hHjRN)jF18~LV>yit)iFg}s52Fa^r=~YtrRr)O8=dN;Ie1(5e9$b6YD?pqJ?c#nOm=6k5TDNns!h+7o_@Vw79d*JV3)x+HKeYR_v(Vhio^=um&AX
X{n!&1*w;Xl9C(AL885A4T&^D*YO-GhSNLfq`6h-
l4Ss20Gv!c0$RS6kiMkQ+A7%%`mTKyrzED>EFsrg`sr$G&rdKclApK;JIl+ZBOkO%T)3u_DEg93A!?5tGT)WG<>+GpS!n+(z(8OL&4v~7|I+>KA4<{xp-
?$LnJ86$5zx3qPRJlHRb?T`pRzoM=4{2lQB-EFc0!p(k)^6{jdl!5#ItXfiKGpbA2)^g)?J96Boh^F%c&})F}B*9{r8-
AA){j#AN3Vge7*_b{E)w!1J=Rp#&9SIAI-o}Hh!%cv!w|KJje>k;l+6SE@3*K-mH!g#Mdpmx8?~1Z%eGqk6V2jRlo>;k$3m!l=<?*NDK=VO}ILM=w-
hSS5mU-maNPdr>lfE^8iXDEz2F0CQQ3eVb6w3a?07<r&pLZT8(r(%N;|f@R2g7DOM74sZLkomigOI1kefz_I$BD0yeNE3frtVhAXnk2SbE2{j#}2=xF~Xu
g6{<$^P2G4fkYpG4+FPdD#de_2Ywh}WyLgEA_fNI!57D?Z5_bdevP_=&%+Bt3oA(DY1?DJdY1qO3vD@V)aar%u{WeL$!bjO%jma9AFScnXoi@>ytU)`!X(
xH{4QU@UB&D<7jW3`DwzVvouskGW$*j;CVOMCE?F!G0T7NIKn%c~v;SzrDhspM)PuQ)eU`|rA!d^Kc2MJM*Ge@9d@92+V*+g11Xe*U|H~Yk1n=j*+9hJWx
F4s2bkJ;JQyt~nmwE17r<|w!qXs_nSkpDI3Vi5zDcjOsrZIuiRyLrny?yiCRA;Y!_^$FY+%w(HtR1+x`cd8_%Vh#kzG<%6|fSp(2wxJF+(^AQPm&lvH?^9
6iBXC>fKGy*pFd^$*-j}!3=3AtMQBgf8iS;`)3fD#y&%C9V^*$jf7k7YiaRUi}axtF-K)F~F_;0j(j4ID5riY3GjpC2vzQ#m-
4V8%dBqahq?QR;EK1oh5SE>oq3u3RNFIc!1*LZ#5fGbO?xBHZ&lL%Sw0Yg|S>pX!s!zzLSRD|iWioia0LMaLQ`===s;z7^HNs>MQ!am%$R>>GIg3ZGc=QE
s_g0$k`nYU2<2)-
YH9uQDcBRkgXM&_OLl%xghjVM8U+wS{;5>1xPpbhZiTZO1O5``c%eg&WpEC=~`{e=3!G9`IEi9WDQMN&+r4=hWTl1!`*EK^HKCe{a*rASF8)(4hpq$CsT1
IwmMNkAWHkJbm|@rc$3u-AudS~DZhMAj>!2_AMG@5?ZtSVNOUwUBil<YM`(LxS|VBGP{(O>i$sCZ*_$N}(btKq-
h!G8mO4nP<*Gb)oytL3Pi`6$Npgk%s2L-s`3krBxTw3!akng11pGSn5+170QZ%GiLl(EcNBh3im_CZ9LTv1j~D2{b1mC$&o6qUQ%(-
a0_?JYAqz#W*7Tpb-FJ}IzOC3m-46<Eb*!Omb7SK!M&e@mT<GTQ|=|(eUmWM-j|W)X-rXv_XwyyW^F0ZzyjC1ScNOgxt*R7P}KetzAO5N-
(tBQkoHsPs&j!&n~Evef4F-
JP5bCsb`H+RC0L!R!!M@7FK*sp$Rg0Bf$MNR{Miroafi>637ZKihy08y0FiBh4~cxC*`(!{)AO)O;l7SzTkll9h|HO@9ATU4r=UV#tbr9e>s<mfaY>7+jp
z*Igf!e{5Nx0=kv213*zA@@gGS%$2`cm1f9XQbPGn$6_`R>{wlS(#_iXtth-
%VK5H2n@zxfR3%O=eRmFQ=k=h9S+z3BsX>j9u$7!N@#*RBc7r1~JdP3EE7?7sXU`w!2O6Dw(GT3l@)e}~D6OB_KZjcNu|NuvUkC}~2KpjO+VhrBhIpYh{1
i`mBRx_>%|!l6yy#oG}Z3dKQO(*WZfQ`MWfZvWs>P_6%)!Lu!F|9}&EY};-el+Y*-Tnk@`);Gl-Spz_Q$NK0;7aoE62})R~z(9UPdYG#!kj+;1iB6s^++U
bEnt8;Q8L(y^!+i^St_gxMJd^3giWq7HouR5MwU38*%i%|oc#scGz3db1SS09R!3djgs>mK!l|Y6;UOXsZ2D|vC9W(5O3<n{@SlkThsl51_l>T){50&nQ4
6nslm4`Fbq(YAUf@OexEFEvZh$jX#DDEQK59<Ya&dD9^x-
+5^aVIJ=J@31NK?T*Gbs81ak}8c_u<QdSBCtyj!x&?W(Nw!I^A+g8R8(h!J+QR*oK=QKt?@>pHgWTM@aS|6T1jsRESA<E-
eciN*1Hgd6TQ0udZp`TK|I8H27!CchIoFs7k<a+^LqHyh?4!6c4Dzkrh_zP{2!}CTdoELwz+$8)U@CTUq~Ab2AdCazA5t5XdW25Kzb``JwvB5&$cd6!rBB
G0W^f&x=cy#UZfC3Zw|^>w)HTX<Wc$gmRx7_xgSiRkFVwQ!#v(=>YvK%M+8)AKS~qyUA&mfi-QoIDX=^C;?r5+X<P()MYmn_gU0xpU4&&jXd~yC)=Z+H+s
<*m`x#)%Wd+H&0YVi?6$gXTUgXm}j`s6q+J-{?KH%@pZN+SB#tKmD8fN2;BHQY^2lR$9(0U+Xx4iLt$(H{W&@0_Xa1J*eM-%@fGJbDz;yKO&)A=-
+B%uM8JBe+&77s&F_{r_X?Z$5~WPQ~+a1#WGRsLo44@qz;lVf+B$0zDt4`ct}#@xfnbftL!Drjlve0MVLU*Uia{JVl|h_c>eXMrVj7ijQP0|(%TxIsN|%j
sY+S~BFbKkvew$Kj*MkXil^uzBceKhE-
B`SUYRW2u|ZGSS`O{!WCjU?qM^<i!csHF%hQh6sw29CXTK0bq@tN6On`=ouI@*G+Dj@hsoLg_Jc|?Im%R9@Y~Wz^eys%D_TWKB(>R(QlBd2Y$4#^Rv760S
jNE!lFCR{{W>N^gI{r;e)Rdvj2zQ4xmCy?QuYa^d(Vwg)APH&HI<MnBM2;A_>hX<mH3BQrbgT<G%D8kR23PHKwTrUlG%JzWp^t$Dbc6rU&||9go(p(4-
ZKwlsCeqZ`vSX}BFd-OlW{dLG8zyL+U|dEOQ>9lMpR_fcXc;JM`xQZeq_^OixL6$U%r_uTRxes~S3VcssX0Gz#3yCI28+iI<?^X(sKcXhsf_XnMy{b+yZu
^%1l{A|T5VfnZ{Bp;>j(WG?-
?%3Zsu)G(Bdq3N>3+*ia@p%+hlpElV^;}M52rCNAz*FcIDCEfYyQtQ;agTQ3VMp`@4w6g|X9nKGGP>H)Yzz9r5C2=GQ<U53bMW@ieM!|5w@JY*>Pq+88rR
zO_1m|k-R-EWwXMY?$lCRVb#=9M+y80%megt~CbROP%!eVx_NMJ6KiR$@;+*Dpo7GQ`wEWk~!9nf!yl=m#`Tu79w=>>3QsEaoFPl3n{`q>rjrdnJF8%3QG
(PstZ6y7aaq0VK(Rg)C{CiS-?D^R}v+&F+Y(zI#dj6cmC&z7Xl4AVf+BqqGsq{NND*bpPJ^id`dxGm{(dYTJ@n?Ma@1Q!qox#ED;>T~B;GPbb8b6-
BA%6TL--sW7!;H^&59nWKPLN(YEL2LPDe<e|ZYcqd`?V4A9qRb$Z=Dv7S4PDDE;SsV91;J|Y2o;!i1`1Eh*w3#Kc5~yeMfry^sinY|GPiAA%1-
C%y9fQ5%H1dw$tLA1IzKHU+lh>QJ=Wib4Bl4O>Dtqu9a>$=yS*2G{B)TSiZ>6B(CpVk?T7qbB@XUWnbShnR885U;gzSDA!~#T!HI5PNS|OSND}(-
*K1_edh{Y-
^r~oT$$@Txs|${#PywomEHexD?5v6nZpI^jn(zB3CI7Cn^sv{TQiPX#7}OSRD7D&Rk`Y=Fu9?eleq7i5SR&pnGl!>fte7PU(5ThS6ZG*pMPkg)v97aouj7
W3nGLVb%~vXD~b?8#-_T$Re_-eb+zN}7S+_Q9(REV(qWcKhSMyGu6liTj4&gkYWiYYRbpH}*A@4PrsTz^p&?QUBilyi#5}y><5mB8#!FhStcF#F-
Vmt<kqKr@4A+$#u8YqfQ}oJ!42dBzBwyK(tj9oZ)rN;$Yiie<<pazdP-
@n#T@Nazv8txF3Y1G&9GKRw+fcK}_<&xw$T;!%R8`pT$So*bvKj}bP@lcbRZ(ZHTmAj@Ys=glY8-rnu+~sG4m)HbD05kWE~u(^nH3AFYS-
7h7Hn8sbzhC6((PPOX)x<_<_g5IudJxfb~<%Voxx;um`&9cl@?u9MWx<SY0Sxq&PfWq^sM0;m=p_yf>K_$G88b%0mEf{VnO|y3cXxVD4_dNa8rV5@$W}&`
xbo)H%@*(aZ&2z_ao(V(~0g!{#`0Pm&=dMpFy9Q(g#x}xZl`2i++DbO#T(KV(xn@!snHd&(aC<ubLJ89YxH!Xy{yaM)>Y!6i%{~zgjVQ``=BY`D4dma8~q
r_eA;MN{iortEBOhsU$_ZiyGU1fwcJdQ)k|IY4=m7&WL|MRn9+G8P2D<jQgnx-01}FbOLuefjgbRolf9RCvc~~JlyHKC%~Pqy1H<uO}U9R-
_?jaZOTcE%hw8b+F;Us(Q|lX;vD`8oWtj4JHB+>X;W^lrRu7}ohIC4BGhT<gQ~9@bvoX`|Ce+MpM&18uEZ&PPPWC7IE7D~!Y5FtKL_gcL|z{iU(Uaa;ZFa
30(Y9~{p-f>-)Um;<wj(Dxjq?RuAJb@%_R78s|dbawIFWM?j|dDFGbpg-%pa~c5=Hl1U=Wlb=$P$-
UZi9Z=BJ)p?kEODIVRAW=dC&%@XQb<`fDtl{$rPALgs*c42c8y}_=F0-
?hjcP%^VH`yIS;%U$OWS=Dyuh(TA#^4%q?N+pDQw4EkA`m(@0)%b@gfEaV#mSYy=;-a|SUkE_5+2>$B-
(5<?<;>W1V(o>0*tOL0*nqXw&_1XH0S)lJg((g?ID75(a9}*mh?<)Pq5zXNW8gKA-uW58>IWj5`+(Q#u|bIAmPuk6XVa_joVZkE`mQ-MD}}%=zdQT#h)vh
0Do>n2!Bq-^_K2uhVbW#CdQxJLwZ-?nvHok(^v^#N5-
Ekx(NPUQ3!voD2zW>6vm$`3ggceh4JT#!uWGVVf?wGX#6=fp~AUB1WNM(f#MJ2Yclu|&~uzfN7R)LgABx5ir@_g@%Apk$H_X47baIlLdCeRw>N#_`ep<|O
g;?zrWE}r2yMn|Xb+pYrhT{@u?EMv0pXc$Ab4d<C?MTa+ReDr_brB!<e_LFv_C}Spp{0E%V9(VIDU-
`ZAVKAWYhbvk#H*|u@H94H40Z_2w&!B628oG8DD0(TH(5t1X2|4VhLX+vb;#hI!Nq3GVXIxD0RybVCG&4U<SVJ_Kr&*1xiN%X6_9G%w#HDX56L845Y^3(P
c^X4&l++vyR$*nvxI%9l@756b(U#y|`%x86~+h2YxBT$~DHo%Bc(W$Kt`svEFqOj2seDJQz77qiSs`rFVJo3t?ic7kqhtOL0R!b{2^)Rul2owO&bH%eXN#
MMhK#6-
g1ojiE{AM<q#?k|aeY$%{&&mXfF<lL%2sQlunPB9oLyCDBMpk|UGUL?xLnC7H^3I@OWM8s%hR+?YQ~IC8QWq4%E&p4|0#ogO<|!jqHw7e0{=J(}^i6#nhc
6iyCe%djUQT85LOZ~Dj^6?qealcTQ&$*W}PRZ{pBg_Cn!1Wt}t?Hq-
T$@o#Bekfx63)o%r>zDfS^m6+P#QC@J!7jv$v0DZaFNQXl;>m?skPIt#NP?Bim+6TnhiQX6GguUjCzp#7mM}oE=2JBYDT*iO#43uP@`&vu4kA>^8Um8>A%
QAcMeyVXqVVL7j>D51l<?&GFCR~CHie`RlAfiL2v~7(m2H7~Dcf4Ufa1vgM#hn=j*BCAG!BkjCnvTG5<pByeoA<95?sec@#Ici5}w?gNIbbt`I`f&F?e#T
D4yKeSUkD4h$k0;52uU3hZFP^QLgae0$x1e+(z)^vJp?NRZ71{O8>E{<I#sxHQ$pdg7<Vq;L3FqTsgw#KsMQ1k}rlYcl~7ea&i-
etRWc~Wp2_%@a0~Y@a4i%cqqOUrucGJcGvBf1}uj-PD_2J<uH{R@i^lHcI!uRf#tXmu-
u<uQp(73`4Y06m3^YC$d~Z~Ld#L`SxB@ENHDLC;LAOZ5G%p161G*l(ayZ;Tr9%V@+WzIhSBBhmj7}03{+h}-
xMJ!9Zzpyo4!rZ<vxi*m&+&Uaw;;rT&Oh+v0GnFiiVgQQ{idG8m#_i>4?68z@WV&L(Jud@N6Xnw>NlSUU4kG-
10EK+~F|3T$KEuFU$WJd^u8H1iswzD115jYf<=e%OmmSmPg^s$?0S8<qpgEa{DFmPw?e3C%~6m9)&OWCNPTPXneUt(fD$u1Yho-L-
=yn$oO)<m+|G;zyFjOk1K~p1RO68;T#nt+Fk0?=qS3J71V<M5W1X^q4=0oIcSS0hd|5Ov^sm%Ub}djK+A!Y!1BmYO6>!^*i;(Emy`4ah;@}l<H||;0eKUH
CnxCz<W&rgoTLwsS26f;k{&=_#o)$C@}Inl!HbjRK6w=fCr*<0VL6`>4B^A+Lc-
p4zuXOo5m##WnG8f!VF%f>K7umJ^@kAFtyD?gf%t^i@|!;LMn&Fux|ETx2Fa^vEV$z`1{~rnajxaS<BcI{?v<o@J4$o8QcHcR6$A_ps)OSbf&Yf>GsWP)h
1bDkDUmWQQp1nJfg=RDbwC{@uli*?I2qDiO$4s0KLQ6%$T}lS!c}o0;3%FItXL7a3lZp8@8j|D-~<`h)BE-WxNtKmF5JH+N8`dho;)5GjwB6yGg2Rjz=vC
vJOMr&Oy);a3img7wspA-
3|EFedv;HafQGw0E;QVl2xz!flR(4iBxty~NuLuMjzd7Jy$EY4_9IL=!J@x0)V?TuxThq1I2^J#_;9)id^joqWANe1!}xHVjoq~t@!>w9_;9*Hv0uW68y$
xaN0u@r(fDxVNMK-
)iNc3#BlvJ1Qhc~~#upec0sp7?a6t)bZGU0r$JWd@3NyzFGe4sMah<Br!qnRu#)cyldTFq5c2;;}0z^2J(QzQ*)<i+V#boG^GK|K}&?rH|on;@(B9L(B24
<mziot^;Txm%}XY~*aul&o#e;YR{jo%7`!BOHu>jhmD9$Z8`>orF~!rc^tgv*SCgo}>{w?@K)TNQ%`$Hm2i%NmadH+?h~4=%iC=xfxLa=x9^$wZ5^x7b4W
8j+JeC!t~ErbZB!e^Wl^qgfStSeHlt9{0e>m3Ul{2QKdZ168O;J8**=q)F3*lGne|&|(ik0h`)z{TCK58|j8@gj`{N-j2L{_$^pp_JD-QXMfd|pZNyn&fh
%7xC<g=N~)yaQh74qnuCHw!jFrj$ELPTX^8M9<IO=e9yx{JZ@|VSAUTfZJL3S!-F!j<lDj2pJuBnJ&6IHCxZrCPH|`7q&(YNlIw}K-r-
E9upKCD<L_@}{iH3|@brHz8zDt3OtCS(*o)1CB{f7)0$6Nk~XNCU>LB%~80Tm}?eM(T`$|ppL(@7|CvZ#!U5(n$&g%g484RnDVBQm>XI09dA(=f#s%sMq0
uv`N&jm;6jawBnp<r+9~Zs0uvuuIA*!*Wsr2V?dlBF;-ZCpiHGYd%U-
Gx2o8iLc`^Kqe>VX>n~uOzTAShQaPQ0m{fCB@Qsz!2b5`Z&PzRKOQ^GCHl<4B)Sw^qomfFPm@iFyn9hQw(cP<ngh!@yLf_aLd3`y$u<ovjl>jmUpUw9tJV
UaC8s68MpI>eI#cGSGdZ72n@at2w4i4mXtx<xg89f6m6SUY)9iPx%c7$ud)UR-
t#@8}^2FnFJSH86eq3EfFwS2xlyYa{hLEca2*t|oDpWXuzvQ#qyIu@gb#kojAfy>>m25hxQK((~%=$9fC-JH71gf$%BqKomV}6`$kByT32uQ=XB-
5R<YdO82EFexy<@Ec}J)^%bjng0E#bk8B;6H&VqOao<YJv;w?<Xr<MKSXJA|)lolqCC&>4ugmqZ&r5&a<`y`e1YewjM#VPVr6I0G6CqGH()yQ^}_jEa@NC
2lKr{P+Ygq)Y@@;-
*BT=O|B)x+NWw3p>Ew=NA`2tma?tsOL=BLZtpJTE$5&DLxN?m`;CD+@T)B<t>j)Ypv5^yW?v?9mK)I5=<reNPzM8fI=B{%78n<BC{G6$;fQfE{<Fd^9<+-
cy!aa7JfGpIYd)?Qh~rn7`I#~cNTsT4s}6sdsZMrMjXWVAdBO@HsBM(4F7aW#3j$Bl-
}oqv{+W1ub&vk$WWoi|KeT6L%%w(F@V#VuyF!h!%?uhwkZnqXxZk795axY`bfAl*12fV=DJPx~!~wh5XBW?YZkkw@7>uinFltpH!f0x9O#|X!n--
|3a;>8@F)Aqwb7dW2F493}3>`GnLND=gFB8ih5|6(&DWoSykOJG3BQ3G!QYsi`;%kbRMFq+PKe)<>;8&UmB5>y+0n9|DBwtoMRzxTsTsN_+3-
ptv0@qEf$^vg=rp&+;e5BGh@@lIU_p`$K3En^R?9rlb%HR$bNAJtXe$W-Dtc<W*f0RV=?dK}#;-
{ZDN4EwGn|q3Us?8mhFAn$6tDGuOdD@b3xim<YOZydcKYNe~FPCud5cN5$c+l$kIEiD9!CET`w~O$b>`!)(Ev!QQ2Z3+N=igq*|7Qo!ylb~~u-
;ddREr*50;*jlZ#nEfj&~(nW)Kw;vGWN|Khags(Kygm-
{i&HB;fqB_;mjlbU@$+yKnwRN%aM#dl(c(yQSMD7PGB+i&3@p1V<Z>>3i{fiB^Pc1~k<XN0S57l~G<-vku#R+7jN=m0YO*ME^-Z>)aOZIw^aw6WYNue-bR
6te26S!a-B+#iqQ+LxM|e3eWBsB~AG)HYJPn7w>6P*?s97B|RM5Bv|~c7qwGpRO8}va;ud3-
k5~s{e_FXADi@jsMFXj=oen!J3!6@Bk}!%toP$Fa(oM8ye*~(+W)M#6H;JtHu-CB!WbNh+{M|a<g)zI{b4m0HeGJN5*qBf4~WCIXpD!T27;<Z5ON<6EZ|#
Ujo(fCwwpMK?}xq}p>fc+-
O#t8^uN25)PXHBX*|QYj5zObG*uiHpd|%_S5Q5)fF2qL1^9U}1+zerx+wqdan=*C>SA}a<NP|rHMQaN9Avi|)p&+<2seEclGj}_Lz{Y8@9(D4V<|ELJ^oR
0<<-u7!21fxH0>+)sT9P=gH3xB#mjEO03gsqwvvwp*lp;SX<@nc5bN!oO1yyB?n&k>-R_Th@tA$u-
ajzJW|8v|n+&c>^(e>m=zGyc2Pn5~=vwEQU|+=e)7ydiPs09d-s1cNpwIM673t@K?RN1^e)v6LBDgv8oa?(BF^nTlA)5BOGT?>l2K1Bo3x0SckRG-
E5|8S8t;2(y_=ceG%4eVK;>aO^-<o;a%D(UxCw2+*-tZoy));oSaFCn#F5CPOxp~;d`tW?6XWqb7^t=Gud;k+!_OhN%Y~AoNm~n$Zb4H-
KB<hglAU|&aP1gGDKGP;)-XZvpV~%pZJYvr)Fz@22V;}F!sJDx+3+#>>?NNT-s61TyAznNp*&o5mHRGFjq&Oc&x8Zw&rLEq=1-tA`Lk&05`e5-
)Kw$RUEnRl;-MYPaUf(n%kNKwAc*C-7;1=9V3wA}kdE}$;d3w`6_cxK^+DJcP?VbtT9<kmJbv1bf{Y?@>e?zCwpgo=%dEPLtxAWO2y7M!K^Vt`Mxp{-
IWGAQXJX?4aJD+)jZQidUy)AbF>-!C{he8i*JTt&HXC+C75O#~deiQb&z#QN_UC`x+q04(95$DUeZ;4M;s_%6=$NNt~^MH>9<`m4syazc8{fzuM(!Xr;R-
7%CHrCUmq*ew^#~Nk`4D|2;!Lk?1|85<zhai*F(he-2?7+wsu!{#^GzXD+w*kRm?`Xq)$2Hls&$zC`*y%WLNw-
~t@>e`0_1IxS?`NO%(+=y(&pZGf_HKwg{~(cPKOxVXl@fXW7oKY|uiM1{A<q=0WHv%*^w)7{l-)7H&pSo$y!-
O(lqOF_(5WVdPEGZKcm()NIdFt|uju!M>C?H$llN_f`+KDK{tqMd-oGJl2|_c14O(72PpOoH;+S)SrCSi+tNTN=KOoR&Lre<E)t!nKYQskb@etYV+E6KoX
M}0(WRs~s)Aeoc<#4Z_ak21uR|;k!eX6#JgA<Y<jAob$TO}$S!JQ>+!g;9)zB5=Aag1X=1xCQop7y*$T$iUSp*P#`h#9C4I<QtB>#v4~nMwP{&ICY^<<%?
Lrr#+j2X6j%!dKc^&%Y4S--ZAI&D%+b9}t*c=piWdZ|hzf*esd4$kgV2oNVXi(>_8fdyey*Q?X4IXkxJX9E#R(Vh1D+ypH%5F`dhLe+7bc;J0|p3@Xz2*P
HQm3whnfS$c@KpQVRTeWRA+AZO%R>g|<UwRImku=h8XBhB=nA0=roohUAEaQ=@#+Py)}KTvTwL*qc&y}^qH&i`p9iiIBN+0XC?C%!Gr+Yj6dPbPPR5^x6h
=yyYH8mlm>2YH#iS${Ec%7Hi~;so=tI}YFvJ1`FrCD2>DdDhm2LS}bB9hR8D=E5E9y$0`(hs4=WL7agwBVsPt7t!ZURoHVU&(ndBIgC6Ye}wn}E2M}!CfC
4l4O~z6Yq{=DByB1d2R<EvENviV1(48|gRYGvsK($15=_CMg9J4gyqg54V{j=6ree@Wf-
^8^A;EMEE}#bfpgy?&B`ocUz5@JVH#vTZTwh2hHexbeK72s*tAsw1&__O}KJwkGT_1TRRv-Ddgg$a<`pExD=p$d6K5{|UM?Q<tM?RMIk$10BeWda$(?|Xk
tB)KZyD{gK?3Vx43Q5W(DkPQIb%6;Kk|U^)<WHoKq@Y6b4Yc*z_BGN+B76*zo4=F#8Jy_fSM7fgzPIR-
zc+L3dY5Chqb_se?-pmj^p9uO-1^d>ZAVf6_IKt#Z!R_cHNW>o{VUq9aC-UQHQM-iPSnrg_?zC&x$*rv_RNXz*KzsW_<kK<oD<)#<Mngm`*mD37w?lR6*>
v$@_y+<Tfc*M$kpTgJszGz(?2KST0SKuX_w+lze9gNBVESdF2yTup}$+C^r=$(HbZp$O>^jXb&B!0oALZf-
YL~{RZRMx?@&LJnK5+o<{TQoA+G;P^|<nXAf?|HLk~C1rSW|+<$Oc>u6+4kPT%!6lHW@vI{iP-iN^QJlE&eu*Twg5xjH32j@PZ<jvs%^1UO-ccN#B#T~_?
~cW#Owzh(lzmj@^CW0^65|IFV_;GgsEjQH_Cx$*PioTY0gz(1QEKmL~!;HWiCkY3Nk_gDE$gn!Oi5%D|K@zZ}}T73VR_eS{VoEj1T{R#YVR;R`H|5-
7CA5K?#{Pe$`z&~gE_3`VoeP;alS0duCi}WLUOE{j5h;PuxkN>eDx}5n^|67dF=`~XPwA<pxU%N26obs4?Ci_S2yCoW@SdRbWEz#pI$Dfkwt%-
?0sgK4Dk>fWQqxpdxUu}%W_mJZsk=m0H6W@5-czh9TZ)O}ns2DHvKV3}xwiw(KIbP;-t7771KDQwzUgmR?K-uZ_h(<-
gs2p{AU7dUV${NS|)h^<u%#r|?zoI~c6Znjq82K?b;eg?4^?;kJ|6(3+6F`Dj07x*`=)64Nd+~q-
q0sD{E8x%%%FU_x(t!m38t(kexs|!5D+45G&aH47t^|-
E)H%BM6F`CqAi;$H+biq;)?`lL?k2=#LR==qWkOsg#AU+!?N{slHaD@Yb5(l3#atJ4fg819XQ`<G9$4k5A>LHY3IDfOc7N!LJHQP)E;dGKA!Irx+=g70PK
%>w8VQGHT4Epe>L0SGA7rBCCivsmVcZOk_0=mup>?f+bp<(xN(i<qE7%N1VXeziS5X6th_$#1!exr#;(F*8A5wE-
F8&pURDW4RDlI1rky}ZGuj&%g@QQQQ&*e2<+I3xBvCg44L~iGh;mS@7*H`8;KF<6xMelEtAu%O}<SQGJ^%%&l+VGHTP3?NKY$lsiTeEUqMT6e3(pXhfTUA
k0ztZS1tzEaFW|83m%Oc~%!&6mZzazJxaLH;MmqLB^GFL^NwQlwI*RL&eZ>Vwb4Z>PO;peEt+V$}&VSGTZ`x0sqatQTBO@b0DpDSw;6jyHRAgf|QRqgtE*
MbdetM03DkliIyr7^p*!d&4r<d_ZBl@(5%$yDJq<vPq3Q+2hWs#0$>XX}in1@&tx^b4Q_y1TTXs@`S3oZ@0KSGt{-o;P=V-
b!eo&Rn5$n$49J)!9y`&Z#q)j1IG@x}wsetE#BfTPlq?IdQ6d=~=@~Hz_t$)WP2cLP067TWR{@jk%0IBy})KZrQ4<%!aC*%3Ph%Qe|@F=qe1BN_|d+QLdt
qq&CPu4dkc(GP;8h#N`r{Tpc~Bj!yomyL>-
#Ph1z@kKB_s`mCKhxgWQqX_Nbr`{u&Q{m30jqqe5`vG+%$8z()|2d|mH4_wk5`u!O(`O6o^*gY$v?ONrh`aALSuUQ!V9Yu`&v;6$+bzvWMQT3PdS2L5h|K
F~Q-+r!uKHC)G_9w?_zf1al>=+K_(Py(_^6%G9@O`x{+7I6~(zj#3|LAq`{Qx%n-
KF^f{Fm$E`vH{mt5xBAGcUsr;HtUf{QyoG=LeA75Zp;FQuE?i=Y>@2CLRJ?w52q#UAut>o+8+P5crMuIU0CYdx!?01SQ32N+r$;c4{+|$P4Oorn6zLm-sB
`Y)qw?#t_&}y!}DoDeW^P4V2qM1J7#vlc>j{J_$6603WyfMmv&3@4L>F5OfLBaJN_6Cw0M6-~3-
L=~kU02%ci~DYd=jX1n+y@Bi>xyZ%GFc#`*@oNCvfq;Y8^?iM@SItOtz*&QdatbVC1gqk{v-w~hH9wi+G?IlR~P*Daen)a-
AH;LGzeU2o6rqCC^(LRZR#<Zuj4K%P_yMhL`Xw4+gcCC)4^=dOQa3O7vRzco8r5#a7<3gT$wEg7irS2Lpr0paS{1AASU|~VvH`Hz6g|u?*D)?Kb&4<5&HW
U7;w485`gtoPlbQB_S7ZS*8_qPxSxu1;wbVN*MA`z4K;>$jUqOy~__F_ultx0i8!#K$Vs}%9&TAn4%(6<#Lr2HQ33d9LxpYS69D{+yqXNu%Y5(k`<Ad&Nx
l1E5}62OQ;LJcFRwS{BNJwDUsj`n@SZM=9$V0W}H@o5S;k3ZSo^a(*?X1D%3Ly`tD)gf#1*#e(Q#PA?~j4Sq;W?&!{Zw#t~1k(SlLj4fmy%&EJ>U#q-
@Sdt*d7bsnC(c;}Z7MqTxkIq@xy^QQQ1-Xc%ut%gkzV4PKU5-?bt>d`^TDpb#)$qBEY(`hy%vF{G{i3e0#$XozEjM$&bM-
&(V*)Sr)P9jy45QLIiKl1r>AjKvcmnxz*Om0C0@)|bCyv~{FLu*8$<j6yz%crjB?vwuvzNx_uB=_akj}s8udZohS+<)!4A9SLzj6e+nQ0qd(Pwct)BCvFH
02|UgFF9AynW&sKAkdPsd_${H6ZFZfbf9Z;n2I)CA=qH)xie6k^Y?-f}|S8GZ^!*G<^g08V-
Fgy(n?hwdq6zzFDvu<n>;;1!(SFNa~#K84D_D0gcL31F|B4jL7454%l;7oEv9Ul=Z-
=$v5baj&t9r>Xme_e*@~e<3NE6H7(ae(I`8D7pa2TmlJ>VU8NRk5k&kGm`U{5?_XtE3j159HF^1MVN9+pd<=6n3m<<2?a10DS&><wOuZYZOTJR^l?d(WgN
JHTpI6Xn|>?d{}KX596q3nG1hw@Ug>WdV!f3TTVAD<5SY*2-
f?{JOiyTVe5y_g1v!5+;_1WmO{ECrA>0AP{}Y%#>e?YyDzAa!NX`vGk7q_g%o1qP6?pa7EQkXLKAw-@<6LkjktO#ktYy}_f-bEt8c5Q*eA(v)pZqI5O1~}
@y@W^qe=4HD#WzW#o{26HwDR-
?(wdj5K+m+QdB8Kcg|>NWcI&&NgzR8&XU2n;M4X9W7Z=>mdhZ%V=G2;ZKW7<npAbT579~EFMBV+oXc|Fw`6>nXmw+grolxF9dh#d%TG>KiUC>Q&8v!nOm3
Y!oQr0uVP{BbI6q(x5Eso$z-
@K$nmBt0zmWZk}#A^xe<0PNQ>~@=0BZ%)(A9l|YT}a6Klz{#t0%Je^rY`O}+IwI=G5d(RphRbIZNR}i=Lr@jmSZj?zf}Tj-x-
o`3Q56fCcmF0@@|Q*<{hY84ff?0>MR)HFW;X=)rDpWOEXm;#1h(Yj{C~BW9X0hInwZ65QM!i5#VPi8Y?5rJ1667w!b+13eN9*{G6I#evHTx3~Oa)M(pg4P
86Q25GjV;@fUqB?+G&O_I4}rtwhn+f1gR+*S%#E%eAG2`eTqrX=QEupzJccPtXS07X+<2zxjaA^a9G;efU+g-M1vE#Mihi86_oct)>gxi7td8JcMD?W-
zxVzxg0Gbq(rzL`n5&PGQCoGK!khSmX*TyM6EQ+mG(=3xWtK({k3~W7bDs!CzQ44KD@|CA3FLH3%IkrbH>bv9><P6ry)#LE8}cc9_0k_=da$T9mQ={|wvI
0}8lxsEu*oj>^j*QC_?@HT6J|NkRBqH2XQ@7BZ&d{zs1oZ>RbI8C#3y4c42krfTFi;%VBZ72wN(+0@U7)IwyC4ScXuSV+AJv)(%5&~AY9yg$aZq(26Ilmf
~?G4&gA8s?IwgtNeSy7zJ2exksjM?(V0fv^-~w{x?B-(stoH$b<g`U$FXYe-
L|*Xf4>)3(9<<SqZ>ngiv{uN$v_j0rx~eTb{sfbu`2fI!yilAjcsUx#zM&NAvc<@5wcsRLp=D|87y%|>T|r_q{By#AdHm0%s}WC$vU4HR$N08urS#F<{uH
I1_juuaE7n;3$=f@JAh*2|(ghp1t15cE%I>T9H_)J^2<E!w%HsRKN_V?VYslakF6c9-4>qOcjAP!lkUXnw-
(8saIMP9t>Xnuw0tBXv~XgQ%>rvfobB*E(G0C2Xsy$nqC#@7SpIMX9|9fUDGFdzU1Kh|c{gXEAAA*A8@oqPvar<Y|NMZwQuNS1P;9bO#q~$LfhLqSi^&4z
!?yx{F9&YdEHiO$C0-stJui2O!FZAGKx}C|OS%0_Juf_To_`Ri`&NMPWlSl(GzZ4NFEI#%?`H^!R=bW<Girqn*~zBLG*Z(^QM}y&?Gz?JVV*h8ku-
O>O9`$63gz9^@^(?hk|(m6rF6jJ_n*;SG@ccO+B4@GUOwDyIlP1<C80G(rO7j~yYzI$99<y*nbmR~G)Bge*)3{|^MCDX@^IzIk}dpdfbh-
F`_KKFfK=;AtD-
#4%+5>PRktDsiuCEt2dV2=KEKR)DHU1PkzL_i><rJ%j>~&#xh9Ie87Rb_rZdabbggyX93^GiYq8r3isS^yQJ!uuC$~*9wpXmI28h9;hNv$YW#j2)L)}+Xn
VawLvigC1*yqKj=s2o;ryHF^el3QGGd3_!_>8w7Q(q>gxjabRlHDhgBUR?nzaLcrhKMXnWuV9G!p>G1NTgMt4g?)W!MAtjWma=OS^z5aCbSuX2rK^2i!Nd
U}SahZ>lnD!)9IS!Z$lo+g|-
y`3|vfd6?3|HB3JW_e2o)InZ6kIT<y$+y>TBB<ZT`u0d}y^z_VI`s^7?}b0DcOtC3n);5yhxM*y(Gg$j!+IqPzj_};OG=`hKVhQ&Ekl$rbkdHCS`|_jv4G
7XA4)#WeYpO1b}J=5{Y&!7q$O}k=Wa)zi<H}(0S3@ZHi@Vpx=TM4HUIPKa8knj@51@7!TJ9PZ#e_=A3n6f*{!<cQuw~U7Z%Cfwh%wL5jm}u$s?>}AaG4&V
W9Rt_Wvrv!kGF^@M$&!(X)}P_lG0FV1NgfA7s5H=cw+xhiWCB;26gWs8~Yg6};$Dq;k@<#A(zlbriC5bt>`b6ez-
VeCohIk!9<7&@04{>P<9iV}@Tm`ZuUfh<@IZanQXca4&iq!<C%$S@JOgC=Hri)=^%Z--cQ^@<3rPs0~_PENfGf?*w#G(Nz14{RBxPtE9Y`(X9u?jU|q>jz
&4s+B@m~`qUZmadEO|Ncb_*=4Yj}f&RBre4Dh<>A6PQx1AA<n_`uM|E-CS&ry>aKR$Z`d=zea{P_Qe`Fyw|Ez{!1-+0XgI4f-
Y_=@EC@!hKU@n@z^fOj(S;cG5hNL9G%vz@i>x_S%wyYj)c>lc|GFzU<+o2e@e$k6c6B@a$cwZpN&K}RMxaVmag$K}$8#rQy#lZ;8?mdh0#lS>~Fy{_I-
RlB}=rDHupWf=8|*>YuP%f)Tbbgqi~93fm8qdsv3<*Ub)i9c1~mFpq-qKQ$Lu+{u)4NM&TC8IuJ{dRTC6U#bxy=x^hF)}QP`yp4$z?hwDLC{kb%wVx3rpp
x^l}lf#)Vu2*a6Ci=iZL-&zRE#~vh&VGu#Vcwdvn&VUs><CKibS&p9@hdK~Hv7tX*Hfk{EsCfPrd82Mj9UTz-euVqC7b!kGMEQ7M1_or@M1+-
qC*(3*lfh~2k2#@_qVX(YSSv0B<@&?QLZvPh&sL4g@!Z~e#K_z&6QQ!C&qi^FMf<TxFc9HXPUGP^RzY0NfM<x1AR)X4Tr`8S*v-@Z0e!joM%V{-
e*_b*~!TaZ4vedot%@$EA`>6d1o8BB|BpV=(sf07C3Q(cCA=7{~G_L-iOW;~wOp*`JPJn_yX-oIUFACN~3Gt5eQtnxHNcjMPE)HCJ^$<3>p+V)VZ2f;Ugb
8)wdfXo+*!UFY#J_q)4{y(R2`n{ZZBW?(1603#}=y@;CwoVN>8b@QFR5bQcbK(hdAddUdb8)j=x9na#L%{7`YZ)Ffte_SrD~O>_^zW<pLHrwkEoyoRkN#E
E&<9O9o7&uF>ZZPF-y?I8hLDzuE$Is$xe;BYdM-
?3n^Mt#2D+=4OmVKm1BE~e^#)5UAH)>S(_xM{8`u_QpF=HOqfA1{+3>T(a2M@6Go>@br{!&VAgxt2K&>z+nOVp5L)3iK3>g^oEF<_dFLYEsKYTQw-QI;KR
4d3S%pPK+t3XE_Gx5_a*sa6`8?_QG_Ni>>T$Wggq79{3rcGtHULeQ3KMr;re}4GQ{N~d>jo5Mg^zbk_PbbGq`{?|mh8Fr`cyQT6CRw*+Es95)_~k%Gw0(i
ya)|ZbC)tl?qA#RU!2)%2=kVgYJen8H-l<(9Id)w^Y<lvJ%7rZz(}%g>-
hqE426>yQ{ph>yO@;cPY=6NAyX}@ySN>AA)$|bW8KdXXW24qRBsD91$cz2h<Ji+nd^K)`bCIXfksRuMLF{zD6qw4>Ghp5_W*3Jgqf$G1mGR)yHYSKcxmLu
a^li2&i?sY0aa0vyPrBD`dB<fgW?MBsAl4k8I6Y@asb4Cn&R?K?0v?Z}L22*6JCZ?Z`20_@Wr1#M+BZhMHO&kUZ*Yv=PF#fP*d`pAfg>tPG&*VlIq;f_8j
(chW4-?@b4V=3-
<Kr#Oq+@Oj{&QSTI*oT#M7SllQ_?qs$Qc%rtjs&!2uH!?V0yXvCjk~)P)Ixf$O(%o^BOqIT!v?KWS&HZPPisWv_b!FCLYxtk#gx)x2FS=J{b%Numpo$aNP
9j$wM2;44z1zbLfwnY~4#jO`L-q`!?8t2D1_6Q<uBD2=AKP^s?ULQzaiQPD-vZ@RX~rLj#5&<wy=lyvbL3?va7)P1a%o(xOWuSRD-
!F{gp5W5lH@|pWnj+)VN5}otDytg?@*MVMX{zQ$dmz+*E9b>)2<RtPW&O#33KtvrLk!@JpIM0aM+N!2xH4+-!khC*x=7-<=gJkg&rca;hZ>cToY-
D)dHbbh+Zk~&<TR@|Q-
3n?mZ)WJx?MyUg72BfhS@B}Ry^8NI3%ax`;O828a*hvcS@iF#{$aiItNvo?l_<3T?(3t>S#Q(Ong5(3Ovh;1nqTZ`gt2$sRotR7aKX;vg*Jm);u@5g*{ug
9^VUWx?@|TvLz!&`RwG#wf^O052Yt#gQ}&WR@ZZ-E-+}S6kq-pEE786DrD(pU7?myjF*AN9pHRPKM1XT{$u(5g;k1~-
ZdnLFz0g)8MvI3zVhZ7vvH_ujtW;yf)5PvFqeq_Gc#mgEi{=%yUR;6Ji#^oZpi8!K<t>^)*88Uv$?;-
$3ccmBTe7=tBNljANff52E0#+4f3RYL?*Y<6Gm$cF#6$rNiij<3kH8Sy39JItx0^rwDOx6wDU7ZY-
&YCDVQe#AVj$)c!aQ{JrIL)z?Bpf67{ly`0^a0;QvZ0m#_;Y8xkKYKy(3@c*+vZC-b0J2j^k}-
Ucu}$iGFelc=#ysXT`AF{aD4P37=B=@y^X5$}|qk_iuo~ynqJ84QNfVqT~44;ck4DN{c5l<s~$ceHs6-wn5N%YCtY0y-
eD`77Phcxue9=bf}PgRms{8K_|M<W{%^1<*sBa)WbUbmi5tn)S6Y$ZWw-x{($fr!KWfUxmjXNI<$R8d#b=Uw(-F(JL3l##&FR6?ADXOAW_`9K-
~VB^PCH^-gnS_rsWLUW5NeHX@r~wqRo}eH3gx-noZx<w}te5jTLCFLBj>xoJ@K#I>|hNnpG+0#NH`s$ru!jPZ0`2KKhKzN5v6jqt8fe^l8ZgCRMr<U`8IA
kJp{ljAVq>M{U5kq|oF0gpEc-T)hv%Kfe|=EuHLT|8Fx0|LkKZ|C~RS^3P|e+dS6$(G)t&PlmMfJtT}{JeP?##@6MfU)xdr-
}m6fj{XOxM2+$FQ|K5!NiT#6Vm0nHc<Ft_c_V^23L_t_i3982CYi05B1gl;3A+`yL}LAx()*1OHpgqEs~LlmWvS4j1<rnfnh|rXu$^A(g!<4mi)t0Qr6|d
o6;4qoC49=Ib!}QKh<$Ro<gOsohth<TxuZ{I)$emg+ZR()THt4XCu3U1Sq{2S*u{^?T1*^78^`B}ggQ!W(&_Dl_tE+lZCuq%#2S?sgSZ2-
3MqeET<%6}D;a7{Ngq#B7PlfP_JQqPAx+NlZ@-)eVX|LFId@*cN`AR5UOw5|{*qImYRNkyY*U6ZlI}FC(4ZB?{3;yT71UVN-V}tjFj}T=*kr-QJCdE9`AA
@Q49jE(dGALPdRv4&`?Y9)YGYLOoaIgTK<s>ybtf{PSnq!jOYlx~UP`W+Sb8{iX%F3lXptrqs4JW=KZyH%Wb*ywr?5&L*hKEyM$o&(OVk|JdwdwJLa8)oo
BudW?qg|+(b_zfB=}^QxJ%_NuekRO^bJ#w+2ms1#8W?z7LkZnL{@d31>K-fpwK{-
V$G&+>f6|xCeSD3`)2ai5YcLgJ|vrpvyV~ZSiB|EqDtWx+EUc)*6G94)2Ev2Can!D#37KUQ(J`9IcL<gOX{tpTg%4ons%;xs)D-
veze0Jdj&e;Dq0^FjuSm_GcmyhCD1Oqlrzz0pHxCr2VTN7Plv3c#gxErC%C_cElZWIIjbeY(@9r}Ga2cQ%Wu&+xkxTU9pZfRyMSNjbH0oNbmLaVG2|*#k4
=2v^F9Milo251ZnwHn|H%Nk6!wQPY3stC^&u<+x_FOYjhCBK<@+q2cBS3&x~p+%OZnjuJKdAwv${%rdB=)9dBY0#&BfiSVeA0A*d@Kh9_)b>-
Al!cVLsTlv?b$kysZCv@vH+I={|x0@w;6&mb8?A0;$RF1E1wD@ug!?`xUNhuyJnv!1iQZwX62iQvFgosnm2Vbw8AfiCOQOWGXV+P+6ufad#3KC$!XPSMZ*
WG5+vLo_Uq^CX-
9cXO%C8)OXf)n5;T%^Y$U3x7pbp`|M5RzE~T(^^9aJj#uYPe43@utI5>WtzG;xZUIKzM{Za0!B=qX*sYBu!5iUzdYxW<JhimNG|c0!U8}TBwufH0mp-
w?H~&HBB2oBpGH%Y{osZd#+EP0+47C~+TF7<w`I}%t;oMfjwl=zvNi{UVQovcjq(5Z0{KefrP*2vI(8;l#fft1zJBE8{YgKfHwSfpF8=h_CT`Rt`t8gK5+
;bea&d3f6y%Y#Ntz!RvF1c%8qQ>qSgaFxk?T5fz4D>;O9AzA}i^qA-@eBO$+cdXxn_WD>2M<_Zru#UYOFLN7;>uP;bOv7DWXRQ;^WiQxJqYU+VN)^;+L-
m_nY7bf+Wwf#m?<jp1?$Um<-~m#OMK4yvRO`ibkf9}r!yaC7L2xvZJJB3XXBXD9+!HIx~0ZO3^J7EV`F0Wi^cu)-
uD^2pWc$bpZA;_wTqvHHc*F``qG!<SL>2-
%6a@sF1X*_GoHlZ!#I3f{|PS{^@gaMUf>j1+go@+6$pjhdcUNQZ6n|c%g1cZ`+ez;cPtth?&W>Uf;feaTK#{Xf}84n#524+5FFHn^R$x-
MT7i{VO|ruAjC1f__BYAFP+E02*^|=?iznnx<3e=#0U3sNk}i2&sgsV(h_2D3216}^OoL6`nV>jKt8*@le3g*``BN#=VzYSe2#JN#p|i=X;{R-
Y{;hnMDEkTw?g}&a!oy*O5QTSdf%f;VA<L+ycZSfRtkb*_vI~@H>V4oO}+AKZcy;$9idF^*6~aYJG*BoFtuVa9hq8;zPUEem*gH4!e3;YmO|&n|0>&Lgm)
MJ@_<I3=GLKZhEgCU2-f=qZl{ZH!{nwzgN$PY<Z=34msUUbZ4>m!%@?ni#Cd2{2Cf;SxA?qWD0a!Y4$`iY-QI3TNRYpQAI*p5Ee}F*n75z$uD=T@j`9zAE
(OxU{MHZr_SH?b(nR93+Dm*HugL%kE$K&aLRo(=HTJz?U&dX|McuX^CS&!FpwD|@b~!TFBfwnW5#ZY#%(%OOWC^_%v#l9-
b4|w@eg;(QWHfi%E$_Hb1e#F-9kPp^D9ur-+vj~qnzDo(K0&v9q@uE0bHI+<$iN5RPjVH249F3D>2%9lJnr1a(>mC*j@X&=_Lhtzpf)b?WxR!veAeD2-
Kt~sm}Q^)kMKEu-
s|>xcwBdZ{mFZz`JE~d^U@Z0dM9D4zKqUPvewGzoJpp*=?#GylJ<9~II?FQC}}a}Ky^+_Bgl(?gr%T$kD4$$?l_Jy0k~)}eJ3KB9F668x|G(JQ)&9oVv37
Smn8G-iPL#HFL0i&Oc-kw?-^CGkKIY`Lr;zJ<&H=MQfptL^iZxnBufk~g29I6v3Qv34EuOyz}})c%;V{le0lQ-
3UgFk??Baoi0)TWmv{tp@An421!SARA4uR2B=83k_yY<2fdu|Q0)HTZKajv5NZ=17@CUw9{DB1iWCDLOfj^nRpG@FS{x89w{FEHRUak0(lizn~o)sVOrhS
%#Ya?AIx$Zjp{J9kW^i9!tH$Ro)b>EG~$Jryr_kBacN1rC)h|h|~$7z*<B@^Jz9KZha;o~T0#gBh>0=%0)O@LGLa{8Bpv-
59h@#B|G(603p;OYE$0^A?9I)423u8SXk{RDVJCnvxs`ti&!6|cu&NnE76I`Mi8=ETM1zdl}%-
cVJ$u5#`A3iQxkuh&b_q3NSfOrNU{R>_ob_IH)SDj5?@?XL!_GyzL9;D!H{73=FCbkx<8*`rU4(N#7^`gIleIqE~6X^qANXvtq2N+x=QWJnnof%-
`>xxX$TRxEU!F#+axbwbA(5(9HJLB|;rE`F~@=s06`Vv%{3$$JY?nq@X-O2GJD78cbPLWwgZW<>%eZgP}3ePVO_t3ioNIIkb?yq-
GGrcSXbc%H?PZPM$j%(=$uZ1hyEH#rRkQ-$G61<zYIGd^yf&LsJTo;5jc-SU}}<K{iCpBy*uo|*A+^Lq7{hMVV}86P+AsFZ(&GMq2@GH~-Y&$uXV9@-
m7piXmD)E0fFikj~b7$JC?CHOI2*bcp8(e5*EQo9bci?LhUS??~W>0)-
5X0dbeLQTHim(RF9wzI7^?Q~u?1#M%u{xq4wtQ<mvquur@f&vo)8VPXhj$YoEz6@`zpq2l;)4V6B&SxL*<{mvuZtgzr&sU#q7PPzgKeWj=sKj&jtP{NFHM
2cy)Fz(wyg!v($P>geZJ!{%f;LY5<nopQdTDc`c9+66RUaH^A{T1l1Nn9LMA^x7UPx7yz#pL`6aJQ!<ip?cl2sl4#xzwi{uPQd@ljTskB{<Vy!@QcTlTv<
?UpxL?<>S|@~|MjX&ve|yD~dRpu7%$1LWrL;+y3)_enuKWw)GSy}u%c(Pz;bq)p+Pg9aFF@H?tLHt5z8XQ8Mm=7N4c*yH|Gn1?t}BM(*+J6CpBUWwBx<`u
KM8cUQAYAjY_P(^|&3?`FcG6vNosK#Il38r9BLxLI%PA9?Xw5kW)zvjh1@%{_93$uSiK@`PuZI6UI!zFDYbiw;SP;unaBHJoxG*))kLZ>Il&|3%u=Y?l&J
wPtu8zcgP7vMGSVqZqFbCKA%EEz98t$=~rR0}Dcg-
!e9lw28JGTLuvcL3Gx!;<mx3b(|Uu?%l+6d?v(<@3WX?IC=P_d3&y?M=N6bNHYie&pTBGY6fE#k@Q1mSOS{djGVLwYA%!g$L1yp`TnS5ws&{{?fzycm{tB
;>E9{cIG4K{sQRFV1d%Q2YHWm-UW!7t>1@s6PDLl?{CpM6-J`ixiF98AiJxdXInQ-
=aBHq5lf;9?|edONcuf!UWYSH!EWV3RGCT)rJf=$27V@i@ysMBZRhimH2UgQ`e0zCJ~)nEHzB=lBJ{e6(Ca2juNw)yZlv_Ok<#l%px17o*AaK8VA;!h_Y!
*T9@=YmX>mRyy>24(x)Blr5sbP|+Qojs5@5YQm(xyl-AFF`!VjR&^i9wk=^MFVH{Q1Tl%IE$_l%4@SVQO&-
mCDvY9oYfo0Jf=ZB&x5iiA}poJ_*WB&;T3H3_GXa0&@)NLWL{(@A(bR*|!ucmJZ0-8CEN4@uc`fwAsJ;%jB-1<r1La3a!MELJZ|Myh)Vx^-
fr!!jqMI%kw!Sq%NzneI6BXJu{Y2>ro?+b9tixe`=3?>MyWI`03r_buR2RoB8ZlOarC<Rmt=*rqj+v4T>XNe0Mh)C^AG95_QjprSv&n8%EuF^S2Hf+CO3L
^%zEeD`8+|G&1?``_McZ@pK0Yb7X^nPespPzm@7Vm06^<ER85dGN^mYps3GyfOiVa%=AwKH%)xXP^CAYp=ETT6?c0?L*4QPuWEaPmnqUe~(s7V}a*+|3_L
pmNuTot4TTD7i2dfkI`_;yru<E@6y|7xc8rFxSG=s_pdTuY@&nrJ`fST7Bwy?sGF8tf}cL~%g!b90LcJY*JkrJTwGy1-
;M`yANh}ycxr#0p;sN_UP$<1xzJkf;~p6pV&^cMWmXiv$R@oKP7|b8C|8tb$KR9-4&HbAxLvnQNPUi}VnX6MqbcLrbKWTDhJOAv&-
HvwRoBch6Y+)BsIZO088!7r_G@Kbbvf<oO=Fg=3ka8nuep<B0Bf+9*H^AGIqU6qV<8#3>S`NSqaKVPc8=cq&BlUx<#*d*JY%3UM+-XF*5Q=gxM-Pmbwgdb
vvQTa9)81i)#0kC#5spTmE|>6tE<YL_6Drl3IFA<neC{`cT~+XmlxUdVNd(D>x^56iIrB_%V!lhD$l3VT9>o37C}9tUVG6w)q7uUy>r!C>MYcqqF(cedQ;
<6S$&lqx9iZtSv6b_lTK>ihLMft7tT7T!QhPJC@Sm?&XtbU^$jTolwVK~U-#Fk-ceg`Z&-
cDs#LYkN|+||?1I9ju*eZlYh;oUhr2h~D{Jc^qlhM9W(BogSfwnY!irjlqrvWkto)TT5x1*qT@}vL7BsPfY|zny0H4HSMXXpk8&Z5ZSmSZ!j0LP<Wv#2md
Af4cZea!G&MmKQut%rVIAZCZb}H^IuXZKR1>n}mxwv;VP|SuikFl=4w$^c)Vr+<K+4Yok&UiL-
?)(cW)b~6Kon_ZgQ|wGU@eHq%BVgF=rYe(hR#8=X)l8EqztZF=beQw2{z_3VRI1r&sr7e*vb?-$!s+#A=uz!-`a4DL9!-
CDWm;<eUFG<*)8E~YmRf(eO8$OZ+;^Ju(BJhuK2m>oQKJ5C(<gYPGB`NxU&t|C@I)4D<ATStnBN3QcnpuJSYUxws0X{9yfNUdyAr&5R>VuYnCqeV5CZM&#
;=mz9GCXRr8mZ<o8w{<tWh#`YUOhAF2gh9NY_!Ahw6am9y6>OCtsQ#$8K+zjAQ<o>SQfsvwZ6nord$z_sFU~A+ir|tC#TH)BQZ`h0#06R8i{Vrwt13K^^x
Ge*QY9CiLk#Hd_ss@!t78VxFJ(&Y3Lc`Ov{;H~Dq&xqHUrFTBYd^xYf@K9D(%U7_+Ay3*JM=xu52)-
!XF_Y`xIDY0wMHgDCv>AY9lsQ4(U6TFtFA5ds+ddvs%96hG{$YDh%fMkV1ulQpYVfxV@Ncg&h{Vw`Kq5FP*@!Bmkb;(nuc=_Z!hcAPAJ%{kNkB7SKUZYoW
jbC1d*UEg{*6W#e=`xj5XY34ZMf5~9++a!lvUvT`Jk%e}BmL1l)E`yNWBQ}Hq(7R=^ha|^e^fR1cHZqP;mv+mP%w9Jo<lST9hQDyku#tC8j$OTn0{&y>L-
2DT=-CjAAUj~{xka!@q-*8JAa7t{v^wd_xoU)=dehox#;6Dvd48)oCbUUp~3s?4q5-
H$M^cV+zxRb>OWz5VNy#;Ehf_`nT|;vC3TpbK*<T1)KgNA$w`!)gk2TPKGzfIwPsMpjUqx%Ksk2pUTWp1JVrQ*-ak+wijE)2pLg*D-
v6F<j(gp;I+gPx<DpO%dY5K?IHq_Ezd)o)+d>dSOm?r+=~b>vY>l5fzsIZne5FN)?kMX3*6Sx252263z(vWSK6Wuzs@`X5z2YUl5>#a_N8QKmsQXwIdDhU
ZrR!to^q`n7rz`Y#;n?&W_*izjm%+jNde`J6c;=s<!xZm4xo4M=QAL&;9l1Icy*ZbP*FI+0n8pfbuFoN?2_DY`dJ|9LLhB|{%!rY1xUKJMNr^ql;U3cPvd
>M~)v&dNZh-g6-XT=XN7GNCq?&8ISk1!7<Oc_D_Aw3K)bQo8d#TSFdbGrj^gj=NzS75=_i~;9k<&fo5cFBYlUn9a<R?74Ziq@xy342@0Aha%i;#aDuW5a-
@8(WpBz%oSsozoB=wohOM2_DgI|^l8Ec5Dr7T8q3T)&BrwDaauoTnCVKvNJ8nAgqa@T&}dS%D(vu6wSO+u;K;cA0Cx#os$F@C1CgF&w0k@!srTsbs$cI2d
DpFVQx6?r0uqMrrV&XH(5cuDt$J&d0N=^P3MoaXy|`972+ZHI9E3#%tqBTQQ5xjMfeRw$bctR%WL>VRn|V+0k2JUi^Z4=(6?yV(Is@*-
4|>QH6uS!5Qt`LjmIRC$tUdGv$xuWZ^_^gVyK^SMyRgzq2QLF}x#i<iW`uzzI)gW^WCCa@&67Hd}LpZ{K!|QYDZ&45{j^w+COlEfhSN1;tKgIibkOEPQ=3
3tsVVKf3yL?c~j^&iVbVIh^M@`QmhQv@N$UhtKN{99cWL!;#33pvqooc@XM`nzUF`DD;I|aTSFDzCgN2V{WF&GSp)14?7k3J!R-
1@8Dz&wMl*q5Ya_sKl{(}ef7Ym`?It^qaY4iG&Swe-@`}R&<6pDH2#mE`dw5#D)k+ul31kY-
7T2}e^|dfI(Ymb4&ea1v^!8=or^etH^#{iQ6r0tfz~J4vr(B}>7eM<%iReDHm#Xq-E<PGuHzn>gKh|<PC@D-
zX{Slbd?jc1uT4(IsLP73*W(^`0vluKd*S(l-
>~XAonxK%@SYK5@yficC1J{Y0LZEF;7~d(eu|rFS)I64@b}np@~{uUWLj8x35q1mPJ4wm|=bX<b6L4{Rtg?dKajXf92ZHt+*lvZlO^qvKOlL>(IS&z9ZRh
I`g3=4TyPfit2sABe!V(Nz7}5^`*^cL3RKYGC^ceZ+KNqTZdHCYRI)n^K`~T;T#@qU|Q$|%&`8U;ODn>;KF<egpKg~bfq5Tfq9b@f-6ds!$MLVA-Tg)Zat
bc=4u4>n`FqD_BrHTLLtNG)9SZ$e5BRl-k<}?&7Ot^^`qpYRvJ`<0>S@*mK=;C{L~@B!%C};qyZgD1I9+*PDYY}*5!_4<aqKp@}%-JM3PP6qQw3M-
B<aLr=+G=!4u1U!4r$&->p6os0>LnX-~<h`H^-(rS-=;paLs?JjvF0h}-
&W+F0DeHWoIoHjS6s_<?s6FUug)sK}egl3^pZa1rw)7=#ssa{cXTQNMz=ydeR;2t09r=F*J!fsDNA(mb#Psy+~S;?CtuGkPFvzsSw|IQa3(PCoJqLelNew
0ZT{3INdvBCQbFBOq9x3SFs=#{Ck|wIpjQgu5ba!3xzKU%s7fi=bZap?)gaDoi^;akyF^ybVKsFrS?^P8>itl=!7+?1K+FTsPc*ognQaKOpYo>iQqSS8;w
oX<YclCRi)81$TQUbdA0n|G>U*noVjYkDf61wx)EO)FSwgTx2u0*rYDO-
#gxB>|%LYly`~X|2S7re_`XEeoOF&b47JG>~MJI#84TUm^Yk2q@Zzb$GUWsf~^^!IINO2U5|G4j86pVbp=I<enq9%7BTO5RB(M(5nLzn{v%{ryao;VvmEZ
>Ga6IZXpy1hEOgu`IhUl9pzzVjNF>R^xScqdO}$6to_@X5cnE98MP5hlu=I;9+@r1YyxG4DRQzsWsbM*mp#EaKwp-
9g#^!&3N@3p70gF>q2cbE5nqOBagyluq%s4EX|KjQhRYGyJ&yOZ=bB*QXedAN-x07UU?vZ(#q}{LL8VjUt-
<Y)hKTF!4kd+{9AIOY%1f>YtnW#2FL3@HCXr~gPU!5SkEsXc0`WL}}>IQMjQ-%_4+&<D<+`XVldz6oP-TQ@%ow%qOrXEHYwL14YHF6B}du3^|=rOd+Y!nI
BPV>13)lr2Ck_HyLi?swoWjZ>f8aT-D9l;Ya<sX`1H7vqUxrct5&MMh7#9fI<UysMLD);ZqgkSu${qTv%iiW=z&riO%rIX)3L>^B|;ER60+8KsSU-
$!Bug&<m!{T1ACB;*wYqG%YUZ|mSK<F@!d}cO2JRSxkS@ausQQx7n7$h-
%LO>XvvOP8@K%r<()NM$hn${KQjR)KjO$qm_Hk>;WtD?m4u(sW**1oiB%hdoR8n-
*5c5)?~Kj*zOX%N6Ee~uD@8sq0}{VmEW(!1eHfL@?vqd|A7Ht&WA_t4MC5jlg|{HCRYgHd^-
kB^FTN3=>b1&{%=u)hl{t(iI$qdfxFt!@Ds@YYE{5D%@Nfk)GFt<t;hkJ8YCleS^H(C+W+jzlc~rA7fA#~dnC%k;V#ffMRiEBXVBTfp0-
cI3_?2$85}vTS<q<OV>sfkUyH!n0(*#crP#XmSbnXb^S)FI#iJ%JrAzhAg?jJKIYHcdJ$*pq$62iVHyY6m>+*>&5X1mDce+A_$FU|AsUK5e)57pU9PBT&~
DY*$36jIQ2rM$n~MOdUNLnI%NTv@~9u$eg%pSM_KGw$S}()O|xy%%Qo||4ZtP80x}P5pbh(p?kX*RmU+xmQQ>GoW%Z9U;S2Oo{zx7PvY&=7MQ`9yd9X1Ol
Ofq;;wco~X`_*`<<%F96DoLlH3{;0-2wqltFoE>HVI~{EX1}=FGHt%rMWFAM+&ezi0pH9qG-Er3SqT4tpgcACW@%J;j*OlU+Os!d&_yQ0j|W(#JNwYotGm
wcK1a%&*jM62408XN#CP0wn4=6c61ZVIN5fYK76Q^te5C5?Q;@voq2#Vor*+CHV^UMaSFn34&|O=u}an`F^Sh8L({28WoS>1BT9Mpk1>Y!4Pa=$D~V%hqw
|Nxw=$RmsWs7k0T6pw*)h)MbS5$m?w?w4@edq?{YM8Z>=N!bZ6&#H;CCe(ht;m)IHtid`os7|$eD+X;&WmYpTy&Lqi_Ah;0w!r;S6+R^;PhN70`u4Jo6UI
b3$vJ`oQhK3^wbWySo=pefc!7*V)Fa_duiM^eGs=tuy$=t*B<7uf>XjCvHJ*2etDNShjm<WjyqM@oPN7ivF2H%Ki*CP<!|$(?MQ3hHqelEGj%1{bC}C-
^KQ2-t6z-)@4EEx-
1=rjt#!h(xD2xw{`)G50n|$)UaHiHBYi;=>nS`$kJz_hJF%Az83fWD0WuJ=b=3pp?7L`yN2_mK`P*PU)3d;2hf*a;IR9uqu3yAfxX2$6gSbh)rTFfVMp+-
Ti*|Uaoe8Yq1!$PezE+e7!%wcWrFft=(B?1#e0IGn-
2gG_i&ASfFp4~3!o3cCSb!c7W``pWt8X_HkIVdBcZq*3B@WT6m{sIj4kQS%DRvHJ>oGnZR~L_k7cKOiR<1ni`IRY9Hi^}>2a=K5#JWWi=8MQJdZLOSGH%G
pIDPc67(sg*~Yv30Y#**aJ8@i=-k%n<Ibcb&Qzz;5zkJk5yky<3VkRv#(6$JPYrRA%-=7#ewb#k-J+M-
Y_h^#_!7OtqYfFhNxV0^@oOlOyHZWtv_$>aDD(GU=c!Si8$W;lt@>n&4#++98Z_C=$k1^u_tTd(v7fp14ZPHqO0VqL_Se!ZQ%GTRi*r$bOAhBLORZk+Qq;
?5)Gt$gp@>>>*(kLTPf@5fhDG4LJo@WjpQPWs(E4VxlL@Ch=Xr0W#u@wSElwwu^F4_w=VrF3%6zBOI9pNUToTndJGPC~H+P*u-
`sX?`sS|D_04Q0@@G^!Q}>zDIfcHN&ufp<H)9VmJ~k?x1)N&cOdg2pnnO>AP#p#I4)041o=UB7_R8lFL_D0KrhP*A+Z2#m#gr0s96-
{Mx96z|5%}=nx>8b<bm6yIEwXdYF8mnzclcsVQ4C}qrkZ7*UPKZ2VE>!wCz?F>YGk2N_F+4f$b!ZFpax_HhnhKs&cp*I6wRyzuek7dX$*Zt1G8{poJDkXj
4D6ahqh6G4yG`9nB<$auv6*7*e4Z31MlL>#wZ6~Z7H7d5!JoKc`lKiH?wfnIkSwk&FiIu6$ipM#P)yEup%sN#EyHl56W&!@e)-
XT~cWg)bEJq?Q9$9!N@}xC1R0a{=#(x9X@|6!SAw9H2cZ#vVN|BQ7_Q%@=(<8@|O#}#WuoU^-
+w!f&Q2G!YbKtarjcw7qgfjkh4C6+wD?W%*R|=cp1t(2xJA`gsSni_r3^Ss8f+o<k^rlm)pIrR0GYInulDW@II+)e{ZCPd%DXZEdw}=C$G$NVTz381Y6;E
ry0McU0a8dE8EG}G#kFNEIRZM_Hnwy{h%u1{IT32Sg+<b=kL)&vSW@L`V+B99j>ro9&-LX+>BwlA+;s^pDgA2*YHNX^3?cm<B+vE(91DEe0!VM^c+GtP|-
Q?CP6czia}E(X!5etaE#z!NwDuEjmIR9=QF%ibT5s@FRBlT<}ETjuae=(qc8d+KvA<3=xL;lHy?8rA!BNYj|-
tFCJ>;d3P9z6UV9LrS>eeTms8%E#NgTI$~5-
#=3&mW2*G(bay^(mV?WcsnEM$#tr&1n1I?G32LYb1AlN#?#<PQ$Ul|^Q7Y*&S@LC>&S2x1z1cTQhOcA^=6@}M88e7`=$}uPw_G~*lZ6JG#E<$h7`SS5G(r
8#Q$dU+)UD^v`=r-
o67$3_Le<nWeEP%u>kTxu}ER&OCj|=$_q_#zJ(k8uWxv7`z8=C@|vdTM4!@>&W12Qmg;N<xoK&#^#52@olhkMZk4S29fkPargr(SjzF05sU|4;GA{mp%_O
*r{#@BR1mxJV!XKKJ0TGoz85foHm=qJ+ZpQqc&X;4E4Q7UHF>@DW9lIGCiLOp+HUq=7^cDz?kPAs#dM<RCdLNQ4r%$-|-~E2t%Ky9-
`GyE#AY3)qM37TUG_%z$F;*9lEzY4(435pQgxJ<QSZym5d6YV>6B#z8?!i^?V_v^*(mx*nGUE&oCewzf@1Vsd?-%j9khdnQt-ITT+O-Kj(O_N&-
r;)9}i$Nj#556hBs{_-dPZJqq<JeJv{&k%2H(n&zlaT5qhdt}|kD``yno=S>~-^q9~Ss_7_i3CM;QADruDUke~szpow&L$%9fpQQ&|4v5{MMKNd-
X|s{z*MhcFrADr-MUxa(QMQ(eGx^ufGsh`!BW44np)>&Kn5(Z`)uLOL*xd+{5d?@N<0Ic=Q%Wu^jjpKWm+H51B<(7yz>%BY(swu#~oHlzm^224%cV=G}v(
r58k%|cDzN~xE;>p9S+H~784*#JJ)J3)r~1Frg|`yj;UTu=`huYsR@`G#FU=fVLFZp`TqH!>vuAtREPC!cge!6ClgiLr0wpD>JSDq8^#;^L+mJY8=p5UsJ
mg$dOMyKA393@H3IInlf;f^vhcaI<8gYf=;)$nRfjJtaAft>oq;2_T>UD0(<i^_p=WhRW){9Ygg*=&l>Q*_p1tU8b>KZ$(H?c+i0kUTf%i_SI=cf;tlyv)
1h+p^G{53{m^b%vo-3fAPfp@I|40_nJ{ayK6j<}xf<ra5SKStP;{IBFOW?>os*b=DYuD>7(0>gGp{@_9g7;C)yo@&8au`Nn4--Nk$T>Qht%P1fr8LURar~
t50CJLEZtI_9T%llV{=?(&EJv=I5%^v@Z?r5OwM68!fpb4WxB*iAH7eY0`ajgbOSSWdARfc6Rj1+}^#Nu9QXJPfvsmT?%tYg0Mw?eV%j(tsi6VDr_$<;f%
l?qm=kL{6GdippK0X8R&60^Va*g)_@-}5nT&$b8c=E)>xfxwgYMm3QVa|i6vS4F|=+G-
lnaP*T`DO(TFp_OvD=!6k?{Yn#_o~h7`a!8N5<FE)GaNYb;4O5HDi}I?z_Lp#XMJCJcZHJp5%K3_`y=e5XNmH7#0(z*QP>aM5`*k$Y#Dw5{~lW?i9?w}q#
X)hEU4QAb&G($Odg_mBF8fuCSa`85Sp5|1v`)S8~cO)qmh8ceAE}P7>{-aAFS<C+6&Bi(6r*--
oTu%<{b%CTrvBtfaQuqZwG($+Tq}D!~N`SAHID*;q80yHp1QxCcVX6!@ZCU`=H?4`1Vks;`_6Y1T5b_bO`f1d3ReTyn7wCv0UT*FsZ>HwB^4pJQRF6JP>&
ALGyq*=nwY?hw6qu!$jcl(E5JS{1)eVn}R)e!#1hEMen=^Uew^*nn9dWtY<KBKCw62If06==IskqTsONVV7cy)KltZxKkxQwgTdE^cyp`kt<jnkq;4Ktbq
tfq8t@&qn8kBc81*%PesdI6b!mr~@rr0}alIS52G@!^IEl}D9fQvHgia{<U3`;*;Dp8NZqgtcd$okxuB*K!l~ul_V#(-
}+V+2Dk^B~aNMp%3R!X23C1EmAAJ{s=HvD4T?|xUSTHrN(7j51awESoIZuAzb=6dyVMMGApegDx?sm0>|7-
~9Rnz6^0(IQHVCmSQU=lp>NJJs(0C=K_cbKJ#0P+?tjyu}Z*jCDWIs+8I-8G|=MH{m7Ko-ts>Zk9&73C)#KH*=dc@@1PIlqjcanErsm7khJDq$%>6TzK0`
*sX+D7xLZ|2Hu55Xp=rEHGXRRG(35mpnhFYzXpH#rfS0=k5R*JImvW_eIOq9>iCJpz5K*=y_xtQ2pTr>1v7}ha^<*{;mI+4Sm4!iK*(YDe}DpecVJ-cz>z
-=?CbYyow*CV`l%Snop%qN+L_KAa_kk=hjC&Am9rd6wm+$JHbXs7(3b{vood#}K_EqS4;JKAu3w127g_8$q=dOFFz;fRys7TCG~j0zA<_~;`$f|F7p48o(
s>XiZuXsa5&KR9-|_IB+zGDnK2%^_g_T6V?{86ao^}{DE0oE3o=1G-p8l9mtHvnz9u_;=y>1moX8#o}r&L{aNYkm056CBKFyDb}lKBS-
y?UI^>y5>!8;esn7N>43PTg3Xy1&~vb<-v!9H{-K#i<)je}(KpIUb;s@sfpiev0ijqz@@x?px!T8^aFXt7pir4&m=-
;CBfKBQLYOuyQGaz4ck8{qDnRyguNXNCE9X4E;Oy^UsR3V#|A7^cDw+_p6VhL?(S0&cN*y67+RtO=A0?P1-B?Puu|eg@s<z-
UaUBcT}#+7qn~Np(BOT7xGKAllp94Q$H;5cVNcKn)L0dKK<u2e;Rs#XhWydAj)eSX11&;rx(~85<nr(4^w^!>g!NBC(`hYA@m0cRd=wekICi8zoE^m?JJX
VIxrqR?x8$Q>CFD!jO@J&)q^Sx)7AB<8PD#eXSHFu;BFZf_J1s>0sem`+B~cw;emV&a@IY&QGaNiHh`p}8U0Dh+`F0E`YfIG%wCG#C7D-
3o3uYXX&cV35b5N$UPIdP*0^bSrVMt8Fw}Q|{lx4;0}H&<SK!?WSGrAlN5D%NQ=I5N?HwEU^jByt=F7Y}4aQHId~f4+o9+VIx#s75B<Pr<*4GQ>PhFw#!-
$mFM{+#ajFQYR*eQz@h7Rr#oVw6=w0K<|&?XJ&Db2m?PmxYU{FvzNG93=E4-%6x(F=*GnCO8-5hl8YohPFhwjbpLLju2rIl<A~nl9j-
XSe?(n_F9>?|B`&X@u3MEj2tdziE1lO*(<m?AN8C1<9LTEqGU{A!FF`;$&uacN%(Gbz&OK;DV;?Hu~gv^b>%<sgsr$rz*vJ&RqPs<;5bUcz5dJ+?GNTNDh
Urmhts&wA{+rq)Z=9?lZ~qaSKJg&ihzYzcs%py9H}gZqteTl<Ap|)1%=dovv3BLA4<-
RHtETZE7hIj$4;%n4eJ@Q7we2BA_bnfapq9f&BI3^5xoX1e6Dct(*Pmb??Zrfun*~pfgzA7XRUKC=&M&@(5nNh$1SfJ%r{M9qEQ$$1Ke41u1q8+rGG4G<b
mMS?XPQKDrm=p57(v$Dsh=seUcq?1@T>fW;#2Djxv3-
ovZqA>ok`K!#q?e2nwlt7bNZJ`uhy6U{Gg=n)&CpD2rqX6UDd`;Fg{J7n27q;>^a?ChTsoI1nbQqHIQfxdNco;^(1SuuYYms?yfOe?S#D6rm$2k4c1S9~7
`Z-
?f)iw9J$tLC?B2k3@@e7q^IJxa%HQqC|Cn>cwYXZ~m{aE)la9i<hn5$(HYZYeYk<yV|5OMk0cnR3q4g3_#KIKu8ly&%`$4fXGZ`rn26e>qI`znfhD3amfp
3!9`rf%Q9w@c`)o&eJ8I58p+or{T7@Aia~>6}J^nd2HT4aBx#+PlTQFXjUj7-
R8pkpwGwxd`w^DZU=g}XMLS~;7G{xiC+DQvL>yc&g4f|2B3%4abvr6K|0b+Khk({iim{J4}|b#B=$fEwS1C)OxzdnfcR^EE=2rD4{x=ZUuN_W$bWbZJrq`
~j3vApwjBz)eV+B5iYd!E{=Q8Y>vo4t-
EC{qchPONX1UkxWw2(j*B0bDuqNmZ;c@kb4y8#!`pP!#0~>B6%jj%NE4p$(c23+~FLU=0`b3qE2=1OV=k=mDhmjZQ$hPSH#)E?TAhf@qkF>xJp;P98z!mq
fZBmEpHE2ti_PQ|bOTm5eB=_*UMB0N|h0(&ilQbZDvxAxJphR#oJO1*jBR1YQkO$fF+7>pM3Kx2dkKs=|H6^_Ua+PJ5jz-
QOhL#6t0W_JW#1&Jru^xAu#`0n&EB|>?b&2KD7`=ybUyN4H9X!dqTXSKOwE}F#xJPb6!kp-Bv(>RJ!JkbxO(Hv=BudQVj3B*)k{FZ7wipK0Y~$XiiQ8?E@
y?sQaek9Fi;wu`OWG{-AdOeI*%2phyVal<rFYmJ%BKvAkm%-
phCAC_JkQpPzu6VbKuZVgXVjgjHR#rmY7BOeK)TQoD%Mj}O24%tXL~lPUr?nnnPsz#wI!tWsQ!xzRd$oH8(nk^7X*#N8Q9i#cB~prrR?wv20*rXR~UwQc=
rqq{D24|4BaKhs<AWTwBx0lJLch8sg|7sdwDu<1<mPV{<%?ufW5M*fu=tlL=oV2LHz~_C&mMKu?fh8WoJ}svb>PXydfX7N-
GSDkm<T38VhIbgu0j7yrLn(JtrE9N;bdZH9d#=4iZ?3Y~J~43%%=>q@$*SjaJ`=<3!6Vr28?A+y%eZmu%jLLtTYd;6ajG^hfFZ4?$6Xj64%rxb3Y2Z*AIx
)Cvu=mVrZ-O?&Ydc1<rxVI-y<vWQNixp$!k+d%?rc}7iQwP;uq{z2UR8>6qExlK`9{-
ov_J77In`h9BG4Rj2Rlt&(`PPzOKL~=6Uq~F6AZXuXTdo~@3+`#lP1Y5KI4bGFTLl8bi)mj1hL})oYMfMM{OU6;?h!6>i*FMGWym{)8El45WeR!B}%6<gq
XaeswEnwQYW3ZReFT}IEC9Y1Mof)$=zRzv_Rot1wDe@^@^&7yu6*KyF!z!AI?0RE=IAa^i)#fjqS3-
T$>qqK;hJm=;h1_lp>R+M?Aoz5W?B9TWpO1U1dh;pgQHMJcqn~X+lO8}Vu?6)<yfhT8!O|a8<9TDw`a1jz;Zp4(d1xr&%;3!-
uJH)4t$vs*D3)#DJRGXia6k11Nt-a#muaXW<v!$88fr-3p5B9_%w=dZpW9({;C0~ND6Aln{&PF}1?c*Hym=i=<*K-
e+9gj^@qH)+bIScM)RzUEMR=@gp7|>r?{JLEy#iFF0mnN(J&JU$mw2<u;Jhdl9H&xk<K4xEi0j*;`G7N%+hJM^<Q}^xk$(mS+W{Byq3;r+*D7AUl*@$uE~
g_LfeC=EY{-vVO8}IjC+i2|b{F|m(lB*qokJ4q(xH|mFl*!zN`p-P6Jk>APB*N4Hfg;Ao}i3Qns$!yK$O4ZaX%jRBNszYt-
z!gIZD;q`vmg=*ZX3V)__d@dASd7@LuQQbke1w=dIfv68scnH&(GRQSDELknupgJOS-
3j&E;itUX={4gkQ%J%{l?_*(gVonY=0rFL20E^wtoyn7g))<IqxM)I$Vrvj*wJm6f7C<{$R)~p0!R=Yto1Fd!)Au)H2nz_$H3=q7<Yfu2ah{>N3zs>xTb2
G?=+OqibfX~Y)@Ww)K&W(ryO918fhbj@S?%`nt0xtA<vPbSsFG>61+=TOne!TXYFQXuS;+zRR&F1;W18c5ET)mm$>g%HPCR1X(i(MV0i}BhnLCPKk=_mXg
LML2^_Ho#uG|M1r<Go8Q=}6?KB60zU@F$yBrAG>S<P9P|k%uj>9#*K<ufQ^I2;uiQQEu1)6>5S0d5Hcc-v<(4yQN$Sf=`-
>Q6I+scF4}lkl3L*3)_h>hiR6Z@Kk_~-
B!Ve<tIxLGybX%%Z04`oBJRsDUD73sD*mB^fScBPh)bFP8)YROuj5cC%?S<yKr;qXxGSe`j_;|WT5+Suw$OGU8Xjl0|7XI43ZIm?4KC>6V`umJuXUE|82P
b^|<~w-~rb6v7tIgyLR!}(0$_pyvDmNN>9Fvl-8myCQ=d#PmHgu(Z@aV|5Pz%jOs@uz#9SSxp>n1zXl_bumB`K!g&@RXS&B-
Oe%3lhIvk;b46CeazS#cGI@Df#@quia<0qVi9%X<9_~sqL;pzPFYa}vsOpn6nuR%jsrw2PCt$y1&e`W$6}}ViF`}kWZk8IOV{K$W6Qt=r)Pf=n6k9=TFbL
98pN`rI=gU<y=`*<rDx-
*`f|Sz^J4K13n*%6j#|z=3pXW=mztNGobq1YcS;I|}a>x%!EKoDOf#hWgHLiH|iy7una3k+w?OFpP`Teq0?bm9>0A~gG1X}(OwZJX#>aDT`j@$ZZ)cE#?f
v%Fx!?G;OY;Vzf0qTC)1jkwdaZq-Z7-
xmcNt73CW{~G{6?+^=0Xd6#bGHk|+ndTBCwfhvl}Xuc(E&w*XpW1+ck>DZ?^=~?kGm56m{<frG~zGAG4;a&ugNJJ<Uk&igB0*h#RkDVEK2=J_BddHFh-
L>X&?8+=C`=UnK;}-B>%Mv=D#?LfCc8<lFI(Jz+1c`YJVFZ&Hjed(inob;X>o5p$BCf9QtUq;-
MWCmI;N@Q2hPeeIyMArfv9<@l#`eh|ZFOP&BL{1=o1Jyae$>G~<V!NwC9-
dHv8SE85|VpW?*D^H16S7Ol+Fn_!2l6QmGRJ!~O3*}U0dw88;gVph1H#H?^mw89C}$7l-^r)-z)!K`kZH-
{`@>|17w+ZbNtNRD?Q+vENn?Quy}B~~F@<F>@CaWiCV+?jh2N>gld|0<u5^U0@X<LzvKjvHaeT}USp+O37U0-
`t?W_!4ZH~Pt)S?_q>*unC$D31=SO+a(G=Q~jS3nWJ~`QLpagY#%KtiGr{ZgRXmE_XD0oYOG*PSuiS@SF<&mPhSymZg6;2d9_(PqM`Q<}<*dm?iF~s@Mt4
4F(127P!|Hq9txYleQ43$AW7Cjkv8}GE3Y*H#?@6!Wb9bFOog()&zSTFCA5`nX+Y}4Wl&<spTtdqb*zGejmqgfV1==o$Zy+Xpq`;$MtB(5xLzC4ezx?P}M
UC(mP%$TW9FTa8TT%t;k|5e^kqR2izZ_lAPO0Ys-7jux0Z>3Sl$n4+H(AgTYW_qEuz*6`@Yd?m$iljAf8iD?<Z5Y^Wo8^-
fK{eR2bM_iPJ0O0Mvg_rpJs=Y!=4kpMCjp#4WU&zI~R-cNwnrvr!4-Y%HiTt5_~2)TcQIm(x5KrU@hrk_|SRh@#FZ4cLO<6#%m;kv{4sk~o-
DTLj$vk>Te@oE7$0@3$Kyt5Rvo57}KJ#Jd=N+-
df$JLI!rJa%XcAIoUXb&P^v2mq;!CjAyv%YJ?!)aDS7Z7Z+{^K55g>HAve$HbcCbT=p!XqCDInX2~>#)Vgn5oWNd>b~o5;#j|=mecwI}t&pj@X1V4KuOzV
%gJku0}TL@fanpn@#S(+w;BJ%dtTT^Sskx!h-4S7UYi<`rAxb1g?hi2yhUT@KZ$U4v^~%-JIuX^g+<y3ewkJa_hj;`K=BdB<HCiMuw-
g^3s`zgu<1YnPsRYD`&;BY=Z>?pohjb->aVs2!~rMHisya+(QZ-AKQAvMp{(+1k|`8DFkp^=sp(4M=HViNRvPkaLiSU%RuA^x_V35=?WjI6*1KVoB7KSmo
|6Yh>}pnu>nAJxjhtIOl-
d@<Cpn_C>@OLk2_`IU@wpNYg=sQk2%kNc!#WKkquCOb1NDbfG62h0x+*bAYpBZUModZUg*^eAVFN3e10_2iXu&q^P!kT5hjU3c0?#{kr57{Z*i|H!~2h+{
~b}zHwsO#J8kFv9|1FJC&3n((ICqMX4F1He}6q$9(r?82E-
>G8JwH0a$do1dt5}fJ$&dnPe2<v)gv0)!$D?mMaXbuu8%=O^k!QqV3{EMEkGec?!VQqc&!$_Ih*LBJr+|tXNDeQ_uo6^NLoBQE~XUcy*d9U@WlPgwM~Gsf
;q@}$SERB_#B$>t+KQL6Yd^j{sTJc#(S5=9~u|fgkOdO(fY~KO)?t)wtNWGdRS>|q1W();LUj~zCCBY($<<EM%%e;{eMy$Z&PdjP#U!}G5it^j1X@0@dM6
o!sXP3*mfoQ0RT)wH-<KDUMsp55ZuSdah|r5@#h2Mf#MhZApnYB#MosBlzjxv6XeEFc4vstybW-
q9RRidm!j02uw>YhaMfYssG}*^2J`d2Ww&fB+m!$SK)Iddap2!biSsh&5hH~01|C&Po3CfTs_ZZ^Cv(^R38v(IOMid>@X0uAvy1!=JQ3clv^OWNJ;lvBv^
ykY04y)G3NQ^y6A*=+tOBL|mxklpe{ndj{ma(>mfC*J!tHno;DW}tuHfg(^%KK>V`u1bz}Qmhb&LChG_>wFT!xbH0p-
wpXpWklw;DM3q&h@8;O3LjL#{0{Zvp8UO$qE1#l8wswN@}6=REJwP<D%Jj@!(yxK_z>vyexI4z|h83D1{`_X3BZawnmja{(oX@sn!NTLyw<nD?K!fzR8Ed
%#@c?ZroJlKx%xnSKox{aM%+wXZ8xx&8#-tIza3Ys<M^sfug7mhRJ*rJeT6(6<>;cIAY&58;+3?mS|P5CPCUh+*L3c<>_R!AGL1u?}9Yl!r=1DZ3p-
mDVTK{6H5XN(aEcgPjq^+xKx&kV@6of?*+4s!Tupv&hjKZeY*88?;Gr-1NzDDb%`*#DEh?zg4G?OQFP~P-1Fq)INHRoZO;Q!UAvKl69-SzSg=L!?e`al-A
eR)^GpE?OQUd<ec1!wYm30iS3Qs7e2gwMqE4pwNdx@VAFrB?CUdJ?|Eyd{`Z&u(UGb@rRNwAWV$JJJiShG)TbR$eu|u*{N@joKW;?%iE_R!DgO%-
%TJCE^88GkQ;q8O%h~Td`NKITmfy9U{r1WEyqtggP3(7_9GGOG31Jii<y0kppj`j9tJv=aa`|jIzekR=a!MY`lhpt85&b+Vx7#yIjz1{Z^S+$F=sNa$z1#
&K)iW~4$#3NOnVgjWT{%BDDPJS!Pfg1ISf0=1Kr#E3d7I0AyC<^eW||*eO8iM10WFnk<xEz7k^DP5q5Q}tbIr`ec#QvBhUfEBM#hAp@Do?0&j0=7)bSW=r
>D->O-
r3W@5<EqGe?OJ*{)5U{~4D$|Ib&Y&acTzoxi}CI{&wYsq_6)Qs+1SICcJ%8L9KHxjc3LufJwI%z!?1K5TeW=5M<qb^ax}sq@F_Qs+OGkvf0bq}2IWPfVTv
`@GcomyI(2H>+dx9!Z1D{v+3<r_NtGO8#b<1R(wVUR?gR@u|xf>0{+{;_^%MsmuRoT)rkQ|DUo(>Ho#C{Pei|f^Wt0)8g_iarxS~{2yGBx_rSUsmm{)oVq
^^lT-KSJC~-;x96m;=l9=FoxlJ4sptRTDCOVHi{)P$m*12h%fBct|5IZuKQk`BKQ2EjE<d9nmVa?v{>5?m--^rsUR-
{5Tz<S<@|_g%x0L)vXO3q(+qtUVUhZs|>8N$pH<;=FmG`ZtXq-jo7>#o*g6i2uwuL`y&l)(hs_gbUJA+KYSY+D^3zxG8OX0nh4ur|<v1r2=6eec_5o1AR?
cEitYsxXWC;X~j-
QZkVUej=&y}kiqWG)<o(FI*MXT55S`3?5U+M24B_L?e!%os)cn?c4H7X%v8_Uh`D6cm}@QZxpa3mV)0Oi}I4buQ=124`)Jof!WZIQ~}PNTy%#%DI-
}cN6!YIR==&={hmyJIn8~$5x8jI0le!#7Z&W?E)bTfkOn$JhrF&n*%0MOg590tPnD@X>8q`2Y5!A{|0+`edVg6+WIOx27osfRYOI!z}YM8F!zqt^$kv%{8
{HR`DSCmyz;y4(6KQXn4<-qYwK`IZd|m?y1JpR+*!HGUJt)l7FIf3HI<0@P$(w&V%1LgFMrK!M^(PVTv=7*u;;HVw14e7*;-p!hagU>v?{-RcK-QP3Md0h
*PfzYbJ01~OM?Dd>MWw;$a*VB^fxt5mC2|LEu2-
u^)Tr~bQ(rBT2XawgBiJ~MnKh3nQw}(`|DKisI9j*tiEGaifO7SpOsMS?1I9j^>(b%RU?z;INZGnw!Za{QACq4vw~VLtWp+HVMVRO(O`E%R{qMFh}%`Qt_
tUA3z}F#Ht1+UfKOtvB37)N4Jp1Htns*V#sXHbves4OJY6|zx3Ge8=ayGD*rQWw9I<pyI~DhqSG$tu0&r{OT%Zx%*>L7D*45Y6I!;rJ4e>0yo|4WP&xX#O
e<6kXo@b%6?D}bnna!ppcBc~-c|&r+kw287Rn*p2k02JQi=Uo(n(nT2Hppq@l{1a!CP|KQ%Q0>_#x2LV<rudd<CYhcTb^O3exaGE-2B?n6a{B*cW!Xi-
)mn>+ME0_?ac+%-XsB~1{1R@>()9~)z-{LJxy)JowHWgtZcB~11qwyvbwes)*{eS<7~)USy@}-
EMHyIuyXa?b)?P7pEbwC00td!+`QOgF1*=j0hrt}XOVEvO>^enc&ByA+Eq6$MqNT_(XyJ=OI>x<c43XUx}fxH;K<Ah`yK4i$n4o;C~|%pB-
M<1dv*B?r+tl6b+`R)pucBUejDS&D1d?~KYvV%cj1<4gA5`Nh08HDqrO%(qo&qrpD}OYvL7`#%Pa3vRoC93n$h5_hcDr|_HKIC*WxFq0cVjcS~eI>iLxdE
b?iLW1qJIFIOaK=KXI(Csfs^;GJDq8vb=!Y^9=9L`UnIWL>#N{wKJfNSwz11Kx0O%8hd#?*-
^%<@fV&>p7%0~rD>Usoz443!feC|aapZH63N)9y$cAlGmHJEL`5foWbE9_-
v%U!v@NEvC4Mw}3@Cpy+NMYtj<bVlg3hH#xz#(XwtD5=t7{UKE+$g56y9shpHnzGcq_|oi)Y_hI{yyRu^4AAahBIx>hDO>wVZt~%Gado1!9@`e7fOa-
6)1V>*|_2u2(jzGb$ULMXI{;dgpBVf0k-SCG2gSGwN1X-c@a{a5-
jF6cpv>7nSEbii#@At7bYJ`HuVoQ=z@cR8?MKhGkJ<G*=YPO8Sy2Kl@K(y)n+Bj?9eDGf|dFHAB2{kx;l&PUNp-
`Grb;p^{%n`2|XTfs$VkUuj{1iWd0Fa%0gf)2ymlW_v}^EJvZeD&KCLU2ZI(N{r_*tQiff%8g1V<V1mz$cF?rkgpWTSMu{!f1N*Tu87@bkN=~)i#-
p_Onnbt`Sa`)mY1HCU!vRtEl<o(zVrL^6m~bSBq_gW6?;CeiQVJZ#NE$S?oYpIV(nj?^nF)(;(bo#k2dK!bCmD9<?oA<=OyXcI?DH%73`UOpF1<@Ielj8?
@LDcJ~!#P`3m;ECaK)*^7mD$)6f6S^7qL&&{dImkAAf8Z@MBi{JQUC&-^$)3>hilS9QfmoWehY6{q*Zp#0f*#mKS8e_t{#_T6_=wEzDB;)hS)
"""


# ==================================================================================================
# src/tempo/gomoku/rule_player.py
# ==================================================================================================

"""The five rules of thumb on a state: what the two classic designs know, and how one of them plays its games out.

The first that applies decides: complete an own row; stop the opponent from completing one; extend an own open three
toward the side with more room; stop such a three where an end has room for more; else anywhere. Named for five in a
row: whatever `inarow` is, a *three* is two stones short of it, side by side, with a free cell at both ends.
"""

NO_RULE = np.int64(-1)


@njit
def rule_cell(board, state, rng):
    """A cell that the first four rules demand, by lot where there are several; NO_RULE where none applies."""
    mark = np.int64(state[TO_MOVE])
    cell = last_cell(board, state, mark, rng)
    if cell == NO_RULE:
        cell = last_cell(board, state, EITHER - mark, rng)
    if cell == NO_RULE:
        cell = end_of_three(board, state, mark, 1, rng)
    if cell == NO_RULE:
        cell = end_of_three(board, state, EITHER - mark, 2, rng)
    return cell


@njit
def rule_player(board, state, rng):
    """The cell that the five rules choose; there is an empty one."""
    cell = rule_cell(board, state, rng)
    return cell if cell != NO_RULE else any_cell(board, state, rng)


@inlined
def any_cell(board, state, rng):
    """Any empty cell: draw until one is."""
    cells = board.size * board.size
    cell = below(rng, cells)
    while state[CELLS_AT + cell] != 0:
        cell = below(rng, cells)
    return cell


@njit
def last_cell(board, state, mark, rng):
    """Where `mark` can complete a row, or NO_RULE."""
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    windows_at = CELLS_AT + board.size * board.size
    chosen, found = NO_RULE, 0
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
def end_of_three(board, state, mark, room, rng):
    """Beside an open three of `mark`, the end with more room, if that is so many cells; else NO_RULE."""
    chosen, found = NO_RULE, 0
    for cell in range(board.size * board.size):
        if state[CELLS_AT + cell] != mark:
            continue
        for down, right in STEPS:
            if run_length(board, state, cell, -down, -right, mark) > 0:
                continue  # a stone before it: the three begins there
            if run_length(board, state, cell, down, right, mark) != board.inarow - 3:
                continue
            last = cell + (board.inarow - 3) * (down * board.size + right)
            before = run_length(board, state, cell, -down, -right, 0)
            behind = run_length(board, state, last, down, right, 0)
            if before == 0 or behind == 0 or max(before, behind) < room:
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
def run_length(board, state, cell, down, right, held):
    """How many cells that hold the same follow after a cell in one direction."""
    row, column = cell // board.size + down, cell % board.size + right
    length = 0
    while 0 <= row < board.size and 0 <= column < board.size:
        if state[CELLS_AT + row * board.size + column] != held:
            break
        row, column, length = row + down, column + right, length + 1
    return length


# ==================================================================================================
# src/tempo/gomoku/playouts.py
# ==================================================================================================

"""Gomoku played to its end: at random, by the rules of thumb, or by what the windows are worth.

A random stone costs little more than adding to the windows through its cell, which is also how the end is seen.
"""

RULES_LIMIT = 30  # plies after which a game by the rules counts as undecided
LOOKS = 6  # cells that are compared before a stone is put


@njit
def uniform_playout(board, state, rng):
    """Any empty cell is as likely as any other; see Game.playout for the result."""
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    for plies in range(1, left + 1):
        if put_stone(board, state, any_cell(board, state, rng), mark):
            return plies if plies & 1 == 0 else -plies
        mark = EITHER - mark
    return 0


@njit
def rules_playout(board, state, rng):
    """Both sides by the rules; 0 where that leads to nothing within the limit."""
    left = min(RULES_LIMIT, board.size * board.size - np.int64(state[STONES]))
    for plies in range(1, left + 1):
        cell = rule_player(board, state, rng)
        mark = np.int64(state[TO_MOVE])
        made = put_stone(board, state, cell, mark)
        if made:
            return plies if plies & 1 == 0 else -plies
        state[TO_MOVE] = EITHER - mark
    return 0


@njit
def worthy_playout(board, state, rng):
    """Rows are completed and stopped; else of a few empty cells drawn by lot the one whose windows are worth most.

    A side that threatens to complete a row on two cells has won: the other could not stop both.
    """
    mark = np.int64(state[TO_MOVE])
    left = board.size * board.size - np.int64(state[STONES])
    own, other, _ = survey(board, state, mark)
    for plies in range(1, left + 1):
        if own != NOWHERE:
            return plies if plies & 1 == 0 else -plies
        if other == TWO_CELLS:
            return -plies - 1 if plies & 1 == 0 else plies + 1
        cell = other if other != NOWHERE else worthy_cell(board, state, mark, rng)
        put_stone(board, state, cell, mark)
        stone = 1 if mark == 1 else SECOND
        own, other = NOWHERE, must_take(board, state, cell, stone * (board.inarow - 1))
        mark = EITHER - mark
    return 0


@inlined
def worthy_cell(board, state, mark, rng):
    """Of some empty cells drawn by lot, the one whose windows are worth most to this side."""
    best = any_cell(board, state, rng)
    most = cell_worth(board, state, best, mark)
    for _ in range(LOOKS - 1):
        cell = any_cell(board, state, rng)
        worth = cell_worth(board, state, cell, mark)
        if worth > most:
            best, most = cell, worth
    return best


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
# src/tempo/gomoku/profiles.py
# ==================================================================================================

"""The three profiles of the Gomoku agent: values, not forks of the code."""


class GomokuProfile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    rules: bool  # whether the rules of thumb are asked before anything is searched
    threats: bool  # whether wins by threats are looked for, and moves are picked and rated by what they threaten


# Two designs as they were first described, the yardsticks for everything else. Their first implementations had faults,
# which are not repeated: own wins come before blocks, five or more win everywhere, and a node lists its own moves.

# UCB as mean + 2 * sqrt(ln N / n), uniform playouts.
CLASSIC_UNIFORM = GomokuProfile(
    name="classic_uniform",
    knobs=Knobs(exploration=sqrt(2.0), exploration_growth=0.0, first_play=inf, choose="visits"),
    plan=TimePlan(),
    rules=True,
    threats=False,
)

# UCT with playouts by the rules; who has not won gets nothing for it; the tree is kept.
CLASSIC_RULES = GomokuProfile(
    name="classic_rules",
    knobs=Knobs(
        exploration=1.0,
        exploration_growth=0.0,
        first_play=inf,
        undecided=0.0,
        playout="rules",
        reuse=True,
        choose="visits",
    ),
    plan=TimePlan(),
    rules=True,
    threats=False,
)

# All that search/ has to offer, and the search for threats. Tuned by `tune --objective match`: docs/gomoku.md.
CHAMPION = GomokuProfile(
    name="champion",
    knobs=Knobs(
        exploration=0.36,
        exploration_growth=0.0,
        first_play=0.28,
        expansion=1,
        bias=0.45,
        playout="worthy",
        proofs=True,
        reuse=True,
        choose="visits",
        early_stop=True,
    ),
    plan=TimePlan(reserve=10.0),
    rules=False,
    threats=True,
)


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
    """The child of the root to play: a proven win first, a proven loss last, the rest by merit."""

    def rank(child: int) -> tuple[int, float, int]:
        proof, visits = int(tree.books[child].proof), int(tree.books[child].visits)
        if proof not in (UNKNOWN, DRAW):
            return (1 if proof > DRAW else -1, proof, visits)
        return (0, merit(choose, node_value(tree, child), visits, proof == DRAW), visits)

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
NOBODY_WON = 0.5  # no other result is worth just that much, however far away it is


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
        depth = select(game, tree, settings, rng)
        value = simulate(game, tree, settings, rng, depth)
        back_up(tree, settings, depth, value)
    return simulations


@inlined
def select(game, tree, settings, rng):
    """Go down to a node that has no children and gets none yet, playing the moves on `tree.state`; return its depth."""
    depth = 0
    node = tree.path[0]  # ROOT, as for every path
    while tree.choice[node].first != NO_CHILDREN or expand(game, tree, settings, node):
        node = best_child(tree, node, settings, rng)
        game.play(game.board, tree.state, tree.choice[node].action)
        depth += 1
        tree.path[depth] = node
    return depth


@inlined
def best_child(tree, node, settings, rng):
    """The child with the highest upper confidence bound, or an untried one."""
    bonus = settings.exploration * curiosity(tree, tree.books[node].visits)
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
def curiosity(tree, visits):
    """sqrt(2 ln visits)."""
    if visits < tree.curiosity.size:
        return tree.curiosity[visits]
    return np.float32(math.sqrt(2.0 * math.log(visits)))


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
    """Give a node its children, if it was visited often enough; whether it has any now.

    A new node never was. When the tree is full, the search goes on without.
    """
    if tree.books[node].proof != UNKNOWN or (tree.books[node].visits < settings.expansion and node != ROOT):
        return False
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
    if proof == DRAW:
        return NOBODY_WON
    if proof != UNKNOWN:
        return value_of(proof, END - abs(proof), settings.discount)
    plies = game.playout(game.board, tree.state, rng)
    return value_of(plies, abs(plies), settings.discount)


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
def progressive_bias(tree, settings, node, visits):
    """What the move that leads here promised at first sight, and the less the more is known of it."""
    return settings.bias * tree.priors[min(node, tree.priors.size - 1)] / (visits + 1)


@inlined
def back_up(tree, settings, depth, value):
    """Count a result in every node on the path; what one side wins the other loses."""
    for level in range(depth, -1, -1):
        node = tree.path[level]
        visits = tree.books[node].visits + 1
        total = tree.books[node].value + (settings.undecided if value == NOBODY_WON else value)
        tree.books[node].visits = visits
        tree.books[node].value = total
        if not settings.proofs or tree.books[node].proof == UNKNOWN:
            tree.choice[node].rate = total / visits + progressive_bias(tree, settings, node, visits)
            tree.choice[node].doubt = 1.0 / math.sqrt(visits)
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
            (search, (game, tree, state, settings_of(knobs, position.filled), self.rng, 1)),
        ]

    def set_to(self, position: Position, knobs: Knobs, patience: float, on_a_clock: bool) -> bool:
        """As `Searcher` has it."""
        self.knobs = knobs
        self.plant(position, patience, on_a_clock)
        calls = self.calls(position, knobs)
        ready = [called.is_ready(*arguments, seconds=patience) for called, arguments in calls]
        self.searching = search.on(*calls[-1][1][:-1], last=(1,), seconds=patience)
        return all(ready)

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
        """As `Searcher` has it."""
        tree = self.tree
        assert tree is not None
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
        )

    def line_behind(self, move: int) -> tuple[int, ...]:
        """As `Searcher` has it."""
        tree = self.tree
        assert tree is not None
        return expected_line(tree, next(child for child in children(tree, ROOT) if tree.choice[child].action == move))


def settings_of(knobs: Knobs, filled: float) -> Settings:
    """What the search is told."""
    return Settings(
        np.float32(knobs.exploration + knobs.exploration_growth * filled),
        np.float32(knobs.first_play),
        float(knobs.discount),
        bool(knobs.proofs),
        int(knobs.expansion),
        np.float32(knobs.bias),
        float(knobs.undecided),
    )


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
        simulations: int | None = None,
        seed: int | None = None,
        searcher: Searcher | None = None,
    ) -> None:
        """`simulations` replaces the clock, which makes the player repeatable from `seed`."""
        self.knobs = knobs
        self.plan = plan
        self.simulations = simulations
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.searcher = TreeSearcher(self.rng) if searcher is None else searcher
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
        searcher: Searcher | None = None,
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`. Without a searcher it is a tree's."""
        self.player = Player(profile.knobs, profile.plan, simulations, seed, searcher)
        self.log = log
        self.turn = Lock()
        self.last: Snapshot | None = None  # what was thought about the last move

    def __call__(self, observation: Any, configuration: Any = None) -> Any:
        """An agent's answer: the move, unless the game wants it wrapped."""
        return self.choose(observation, configuration)

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
# src/tempo/gomoku/agent.py
# ==================================================================================================

"""The Gomoku agent: what it is shown, what it knows without searching, what it prints.

An `Agent` is called as the environment `gomoku` calls one, with an observation and a configuration, and returns a
cell. It plays either seat on a board of any size and any number of games, never raises, and in the worst case plays an
empty cell at random.
"""

offer(MACHINE_CODE)

PLAYOUTS = {"uniform": uniform_playout, "rules": rules_playout, "worthy": worthy_playout}
DEFAULT_SIZE, DEFAULT_INAROW, DEFAULT_STEP = 15, 5, 2.0
# What looking for a win by threats may take, before the search: a share of the move's time, in nodes.
WIN_SHARE = 0.2
WIN_SPEED, INTERPRETED_WIN_SPEED = 1_000_000, 1_000  # nodes a second, cautiously: see workbench/threat_bench.py
MOST_WIN_NODES = 1_000_000
WIN_NODES_PER_SIMULATION = 5  # where simulations are counted in place of time


class GomokuView(NamedTuple):
    """An observation and its configuration, read."""

    size: int
    inarow: int
    cells: list[int]  # row by row from the top
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def stones(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        return [cell for cell, mark in enumerate(self.cells) if mark == 0]


class Chase(NamedTuple):
    """A win by threats that is under way."""

    stones: int  # on the board when it was found
    plies: int  # that it takes at most, from there


class Agent(ThinkingAgent):
    """One player for Gomoku."""

    def __init__(
        self, profile: GomokuProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        self.profile = profile
        self.chase: Chase | None = None

    def __call__(self, observation: Any, configuration: Any = None) -> int:
        return self.choose(observation, configuration)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        view = read(observation, configuration)
        state = new_gomoku_state(view.cells, view.size, view.inarow, view.mark)
        game = game_of(view.size, view.inarow, self.profile.knobs.playout, self.profile.threats)
        knowledge: list[Callable[[], Decision | None]] = [
            partial(only_move, view.legal),
            partial(winning_move, game.board, state, view.mark),
            partial(blocking_move, game.board, state, view.mark),
        ]
        if self.profile.rules:
            knowledge.append(partial(rule_move, game.board, state, self.player.rng))
        if self.profile.threats:
            knowledge.append(partial(self.threatening_move, view, game.board, state))
        position = Position(game, state, view.stones / len(view.cells), view.stones)
        win_calls = ((find_vcf, (game.board, state, 1)), (find_vct, (game.board, state, 1, 1)))
        calls = win_calls if self.profile.threats else ()
        return Task(position, tuple(knowledge), view.step, view.bank, calls)

    def threatening_move(self, view: GomokuView, board: GomokuGeometry, state: np.ndarray) -> Decision | None:
        """The first move of a win by threats. One that is under way goes on, if it can, with nothing slower."""
        patience = inf if self.player.simulations is not None else latest(self.profile.plan, view.step, view.bank)
        is_slow = find_vct.on(board, state, last=(1, 1), seconds=patience).rung == PYTHON
        stones, nodes = view.stones, self.win_nodes(view, INTERPRETED_WIN_SPEED if is_slow else WIN_SPEED)
        win = None
        if self.chase is not None and stones == self.chase.stones + 2:
            win = find_win(board, state, nodes, self.chase.plies - 2, patience)
        win = win or find_win(board, state, nodes, seconds=patience)
        self.chase = None if win is None else Chase(stones, win.plies)
        return None if win is None else Decision(win.move, "threats", 1.0)

    def win_nodes(self, view: GomokuView, speed: int) -> int:
        """How many nodes each search for a win by threats may take: there are two kinds, and a chase asks twice."""
        if self.player.simulations is not None:
            return WIN_NODES_PER_SIMULATION * self.player.simulations
        seconds = self.player.pace.ours * WIN_SHARE * (view.step + 0.1 * view.bank)
        return min(MOST_WIN_NODES, int(seconds * speed))

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        return [cell for cell, mark in enumerate(observation["board"]) if mark == 0]

    def written(self, move: int) -> str:
        return f"cell={move}"


def read(observation: Any, configuration: Any) -> GomokuView:
    """Read plain dicts or attribute dicts, with whatever is missing from them left at its default."""
    configuration = configuration or {}
    return GomokuView(
        size=int(configuration.get("size", DEFAULT_SIZE)),
        inarow=int(configuration.get("inarow", DEFAULT_INAROW)),
        cells=list(observation["board"]),
        mark=int(observation["mark"]),
        step=float(configuration.get("actTimeout", DEFAULT_STEP)),
        bank=bank_of(observation),
    )


@cache
def game_of(size: int, inarow: int, playout: str, threats: bool) -> Game:
    """The game as a profile plays it."""
    game = new_game(size, inarow, PLAYOUTS[playout])
    if threats:
        game = game._replace(legal=candidates, ordering=by_prior(rate_cells), foresight=foresight)
    return game


def winning_move(board: GomokuGeometry, state: np.ndarray, mark: int) -> Decision | None:
    """A cell that completes a row."""
    cells = last_cells(board, state, mark)
    return Decision(cells[0], "win", 1.0) if cells else None


def blocking_move(board: GomokuGeometry, state: np.ndarray, mark: int) -> Decision | None:
    """The cell where the opponent would complete a row; with two of them the game is lost."""
    cells = last_cells(board, state, EITHER - mark)
    return Decision(cells[0], "block", 0.5 if len(cells) == 1 else 0.0) if cells else None


def last_cells(board: GomokuGeometry, state: np.ndarray, mark: int) -> list[int]:
    """Where a side can complete a row. Without compiled code on purpose: this answers before any is there."""
    cells = state[CELLS_AT : CELLS_AT + board.size * board.size]
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    through = board.window_cells[state[CELLS_AT + cells.size :] == four]
    return sorted({int(cell) for cell in through.ravel() if cells[cell] == 0})


def rule_move(board: GomokuGeometry, state: np.ndarray, rng: np.ndarray) -> Decision | None:
    """What the rules of thumb demand."""
    cell = int(rule_cell(board, state, rng))
    return None if cell == NO_RULE else Decision(cell, "rule", 0.5)


# ==================================================================================================
# src/tempo/gomoku/classic_uniform.py
# ==================================================================================================

"""The first of the two classic designs. `build.py` bundles this module into submission/gomoku_classic_uniform.py."""

PLAYER = Agent(CLASSIC_UNIFORM)


def agent(observation: Any, configuration: Any = None) -> int:
    """The cell to play; the environment takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
