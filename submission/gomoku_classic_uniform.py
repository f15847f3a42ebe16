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
#   tempo.gomoku.threats         Wins by fours: each move of the attacker threatens to complete a row, so that there is one answer to each (VCF).
#   tempo.gomoku.combinations    Wins by threats of any kind: fours, and moves after which a win by fours would follow if nothing were done (VCT).
#   tempo.gomoku.candidates      Which cells are worth considering, and how good each looks at first sight.
#   tempo.gomoku.machine_code_data Machine code of gomoku, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.gomoku.rule_player     The five rules of thumb on a state: what the two classic designs know, and how one of them plays its games out.
#   tempo.gomoku.playouts        Gomoku played to its end: at random, by the rules of thumb, or by what the windows are worth.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.gomoku.profiles        The three profiles of the Gomoku agent: values, not forks of the code.
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
from time import monotonic, perf_counter
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

What a game knows beyond its rules it may leave out: which moves look good (ordering.py), and what
will come of a position for certain although it is not over (`foresight`).
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


class GomokuBoard(NamedTuple):
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
def gomoku_board(size: int, inarow: int) -> GomokuBoard:
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
    return GomokuBoard(
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
# src/tempo/gomoku/threats.py
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
one position in seven of the games on 15x15 in `python -m tempo.gomoku.threat_bench`.
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
# src/tempo/gomoku/combinations.py
# ==================================================================================================

"""Wins by threats of any kind: fours, and moves after which a win by fours would follow if nothing were done (VCT).

An open three is the plainest of these. Unlike a four it leaves the defender a choice, and what he must try follows
from the win that threatens: its cells, and every cell with which a row of his own would come to lack one stone, be it
at once or together with the answers that the win forces out of him. Any other stone leaves that win as it is: each of
its fours is still a four with the same answer, and no answer gains a five. So only those cells are searched, and a
win holds against every defence.

5 million nodes a second: of a hundred positions of games on 15x15, of which fours alone win 17, a thousand nodes win
22 and ten thousand, two milliseconds, 25 (`python -m tempo.gomoku.threat_bench`).
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
    board: GomokuBoard, state: np.ndarray, nodes: int, most: int = MOST_PLIES, seconds: float = inf
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "a5fda0870867e827f1010f64", "checksum": "9fdafb5f78c868d0dfbf60b4", "sources": []}
c-ri}3w%`7wLd;H8Nv`pPNJ!TP1{7~R#4>5E6JRaTQe{r=a4fYN-9*-!elZ7Xe5}-
Xe=q>ok^S1Fv#^{Yj3@u+WYJ8UVr_2e`qg%K}$_0<OM2^P!XkSq&^Y`CE{%oUYXxod!I9}Oadw>y`SNuIeYfmd!PMSd#$ziUi-
W5zWYY^nzc16*3~tv@vNy^d#k(9XmYr#YxE|U-d$6pzj1EvjrnH1+hQ>p4TaA90#`vH#(7-
#t*cvMHkb<vS+|odD0CWKCf1T~G#Z_jYD{te{S_7P|NZxWra(nSh4feceJLKKKJe%6AI#0o*PAWyxckO>SAAWb=T;Y6V|G=$3#toUu0mIJKBje>Ohy)3<2
0B}Y@yo}ZLzVM&37A3Y(c)sZ8W;gCbPwrZ+1H|#TTq(Y-Jz7%HDXN>%In;=SHZlNzWFLN;kM1_0H9|Ry%9V`DT-
e)fcj^8k2<#lfhJNaXDENn_mF`o1>M^H&{%p!(y&6T53!+MzcG=hBdNA(-kvJZg)-
f{q7q1E0N*4v9@j%{%E+ro^*r3%v#K(AL6Oj=`t5OohFCFqOW%73rKgcE;e89a2jE}%|O70m@zEW=fj|xjWzjt=thgvoo{dym>ho-
R4Wlcq25?fpm#gn27|fKpeI8K#A>c~7aA-
Mr=hU0&=PI2%VCC;7M2AvGFCfkOa(4eL4INW-y8uLEd^$MlmH%Zx^FEk%y+SRr`wV5t}z)4+?d>9V4Zr09(u!Iv>045Q^5%(m|QS--8F_9x5ET8AI9En{v
th*P-mo5eSU!@wwj(>^G#->v&QIhnG0Yt>uEI$^Yw)e)>30O>K&#+XSA9Qx5HfHV1cUw<r?!H`K+O!pukb^#j6=tPov(DZ%i_us$E8dp^()(+y-
~PqncE#5crI~pwR3#6tGT5L3Ip!akz{Yqtl$vTHNjeH~g;$Awp%x6+EBxvGd6ZQY+u&FccVSYHCbo7p4W;Fq-ns7N^5m%~}d#hR5W#6zFT5)h3vIZij`<H
`Y{}T$aC``6Nk}n3-iZz|{J|4>BGu5f-
VGN`?GSsrarU`YZac@tSD3So%8!Qhv|6%zCHwd)CUOT&rKVQms&Mt=o08;VHE4(#;^xCv{vJ#y_dEq~Y)1>hvmw!Y+>T!O`0~7wkOsdWm7U#L&)st5{)YI
~f0tbcJFOvqQVcy=cC+*d8cWdOox>Z8qI>zNb43|Lo1}%;tZBRGcX24sc?VZl~QT=ro-
84i^mH)_JV`RET4?_3?r1rJS!LT@c^k=6u5Y!kS{{u^#S`(;J}y%wxe~&FL0Fw}by<dzk!t*e;&2=N;#LuUhPR=WXI?-@8-
s6YYXnsp}WSmj%(L8?ZNrnaxJ%rHxIx9SYA>LwK+m$}{YN4;0t`0A_@H9`h|f>7}l7nd)-*Bb4XD-
^%i0_*+%JvNPC}r7pw2LRl_8D$9!TQB}5*^974}cCWX~&c4q0UxqRS@t`2SZXNEicyhZ&p}fvuBjkpJ8lHXCdqNOT+S!wg|JMrakkg#6N!PCM+$6NxbnWm
vu0A&C)^c}=s4e5dK|b8;{aBb2=6vDN2Wyyb*`QN)6qUQJVo@2hqp4g4p{6nw2Gt~}#$Y-
Lrejb;f*K5FkYEM|wIry;;B*q4POG}#`x{>TGao#6n=tFQI*STxTczveU~q!(s=2gHgf95tdur_SBQWBER%>N;%y;|3$`^8>_ST(9n>=Id1#;nir_Wno#6
}5>uvJ$9v{e?!DRVCno0g^vtxdY+Fi;!nAf>ycd5@futJGE4m3!^XHlVsaSTfgIrQ;R{a+X?|$AhH-
t=L)p+=xea0AFt@XWFvM?9F|RH}T;h{3yDESMGN&5{vGzvm@jq))%o(C5)}Z4lUfzwF<fcF1!buFe<>0UOvDp@z;>h>VZ}%KY;FE2>lsesIu-
#!&c2X2T`*Odzf!2IQCV>|2v3<b{Cbo=NEAtWcLj4OxuR(91>m?yyTtb8bO58ko0>wADw9mW-
}L|%1mfCPC0xr_;UrFfB1v*oh?Sv=x<OP!l4z0@Hl$ifb_b7(CY?5uNx@6t|#=mp3>`jO0VmIUVDIEN4;GFyPNUvCiL1fyxZc@;e1AV-
9YGdJtPDoIPX1S7Y773#Q1+9r=9A#0ecE&Sr5=>_6F#U?Dbr@hY#=Ze$3A~!uv)?AFL(x3GdbTUcDYdwhbx>+SaQ`SWUue5>6-KbQ0E(u!e*)NH~LpwIr-
1;prqi9jnN(XT85HVRp;{`a@Fool{zOBJs5;2?5!94B?4LZ;@EDG##n#A?VhLi4M!0jOt>>V?6!Yl|4!5&&t@&5c-
1&w_YNy7m>J1<{X2zUCW94ku!3$c9Dt4i@kiXUoE8h$(-
YYAF82nVJc~_DrtNFfYsp`;YrfmB>{68lw0{j(%c_isJW`in|n#xi=XJ_0_(#<z^cRv1!a>d7hAr-zUo<83Pc8jH9woP<KzknVi0D9l6mw$&xOOtJ_nRh>
4l6RrVE+NL(HQiry&W{W2YpFLRZ_xeW5g7+(%*svCz<dx3$Xp1M3g1D}K;5`rvNGWdG_j6biNClW=0Z75exZg(~uU)>Qgj3GrEqQ(=u1FF*fTnLHl*Dp|Z
@#a-okOS$*HYDdZ12l9!YQ?RP;zPfw8`SspfR|C7w>sis@saxw>V1B@yU$_7iBa3HoCGT3q-
_y9j$d@f$#hVw_KXCiP+V43kgoSskHk7SewA8q2q1C#=R0IE&81vauQsja<M}5r-qh-xnPl0)b(YeB?j|n>J>m3i#w}t{5Wvrpkg)5Bg=SbwPt#f!x#)~L
RuEWHMyq`IhAubi0Z^blxgRsU>Vpv#spV#B4u5}eUYS*k<>#8YfY*ftixEehd91(+o{#voF*6|P-
l!DZtT&6*3P|RCf=W)#|E&txF4IYQ{Ud6lyPd%i8=R^15bMhUrq=QM<9%fIy%VjXdt-
#1=>KEkelaJ=og=MP@cDvj9;O*vy6~^lOO9cBv*1H6UmA96#24kt?J{L4MHLOxX&qM35KNePe&$gyvox|f??W%|0D@;zecdZjU91=;Bsn)g1QHzCp;E%qs
&}}gqYRnGS<j}7$xjt{HI7P=7>TnysNTGFJkFyR(I<8!&)0OXXeXer7YuC8z>hB}9g~AgnT)>*D$Mr&TvRYDK<Eme?b`^Z$qQ1PgZpFI#HFfpl+hTTqzP4
b8V;dX|D{9v?cw9B(TVu4CV~hSQr9*w8r(6wdR;^CbO+c)11s57kl`zSXRM$!zC5C+Oa5?M946S!~Tr2XcNd-
(b@;owC*SX!WT8Ak8ihLyRnmTW_XVQdbn$W$bz9A+dj8A+r3r*&rt%^+t(>x}f!AKK2>%40{lcgiyHC2<?MUL7ASEN@B<7V%qUGadU)|=QDKwIPc;(;~5F
&i%2#&z{|b?!-
$(I#GG)swP1!^N<=FP=zdz+W)YMOJ;1WET>d7kI5G0s#sf;=77V^3MQza9Wc1QAtl;pAjFQxTh6R(zx`5_~Hb8TmF}skS;Gxk#wKTIW>8G6VtMgUzH@?YA
OGgn0%@jy?uuCyx4uaBN-Rmw-cLmPYJEtb;T;WX=hQ<O}b3-^y~U@*#v8=MxnJ<SB$GHiy*$s1yA3`iF<{-
<AV4B7yLlY1&T~u@EAPR*K^Lw?`Zf|3zq!^*WBm1$q;Vt;~8#@4-~casDDAXqMqk8%=3-YAW)paJYR8D=o<0$;7N^DJYWqDWCoAVAS<}c)?%$7UTbS9(-
gO?pJr=Wn9;KIDsiEf6MKccBOI*I)^W<i9IR(?w?W@Enx(=mkteY0n!dr!+N67y?0;<4Jq^#r0rkIioyk<Ube+jk@!`%tl4b7v8r>62;NNjA42!*WT!3S6
&t@kVC?kPqIbZu!PPFNs4qb!$8jw-SQ;*#w_H)6}+l0KKvVitKTGfyEM#G*z$F4iMCz{(|P>{_l?p3ngrF;WxEY@l?%#KRUba!(fv-tz4OYoQqw^C_UwNK
&4d*v=}#TqF;!MJ`-`8FqdbOX@ePh-
W}IdPB_4E2AOQ}$xq0WM9@JxzAgN({rCSg9Kd%_jROf_R<_cL}XEx>0Bf@9S1$KMvX0Q@r>V<NtvYlfX+s{1EpIc=4P)?*wkm328ODfhEqW?HYUYQ4d$rd
~_$>7~uSbg1FXAbZal5eq@0-_lZ*GdE0i)Li{@o{#I_!fS9W7SA}xp_a((6!2yj;d^31F(;5uT!2Lb(Bx%xV`1&3}4B7Jrd1#*iO*#N2nYS-
&t=+DKwS49FDNttZ_Nk?<HQTidTRhKwvQVsj?v%S!tbA^`w59gB(b5*%bEg-=pEC<vDxW)B+EVr0xl*y_x$~SjN@*Ji35J79v+4Rff76(0d-
fBFyrkG85SwLt_H=}@m`yv!a4TRdrLMf!vEzH8**iOfKgv|6b9o0jvI84Xw?IsmI(_h`kb(KuMukjpKQ_yRBTv7)A$bNy35m=&ruoJ5;qYMd`7r&>NfVP3
XXC&<!Ob}i^9*+@)-juZj{PsyQ^{;LDRDSTl*1iL&oVB&SL#(x+$ZFH%)$4N)?oT><AU$2g@F1Nq&4Vsd)^y@@-^)9uF+-f*nVi0G@Hnl-kcuwqh#>KE{?
V7o)B8;OU9o~YS0m(WJ;ujK6&L{PWiH77|V>AA99`c3wbATJBm}j!;8K4yd$_zWmg`6S*_k7<n7@C+7|NhXM5DsNzQ;>dBLo<9hotCZO>-
**ruyVZePb3=j+yRzAj)IXH?9i^<n7eO6)T600$)K>reAkapH00ZG6Cd4X1n)s}8T?=C^p73-?fBg-;KV-
L*Wju}wNoh4r5fU&@3pW^&<P@2k?do#Ae&g{SZQIp(Kt(Hg0-G^yJqdI35`LgB=295dtv%6$@bV#y|$@T6B%T%c4rNlKe3Q%Y)6WkOojq-
k>_X>%cM+N5dqk+gbf!a3g8QOx;v!~Z>M=vX!LC>uuFwdtPXdZ-AG*(aNDlkC@N$@j;uSH$m+ZIJ}|qKWpq=pIYrs(x}Sk8z9s3#{r3sEr9(&09X-
YCg4eNG%=y=Pex?rNzOT%f2`$P$XX$=q0`S>9oo9a;0MOb-
|YO$=3x_70K5H2huNYUGQB+@^yinf8`}w7xWg6Ul&{zzb<&>L@yo)j?Vcl5$d2WSLtkBXR|7GnGhCq9Q?KE1k^4YQ4^hw+WvCXJ1VA-
!^p>Hpxin{G@2<y-`}p&OhFZKmu^TcEiTA&lP;534)}G;)2IrGgUG#jPCAwcdC7@>-BU!-
+;&tv;_FwUemjE`k8pVhFsLWGFVsaNh`rpLQQkMIVIB)||3HuW+cmu{Hr-S%u%J`OYsU-~D5ZqF4x8BS>nE!H%C57Sw~|B9-
etpB8NF1QQL++xMwbgc$p>n`pU(M$xtzF3Qf;`o7~V)^ce@rV+JXmfhNF1A4e7S(a5WeD2V6IxH3X_<e0aAo|4GtQ6L$yA$oK`2b|wB{&oy$Te2rQK(_97
7#1di=J@uWc@MIeH4E_@GxMjTrkI6@i>sRB_p@R9AqU(I7x)jfMOUe0eX)#1pm9Fdz{y0l*CFi?VdcJEd#<(i$N@!Ct#|FJ!Jlo6okCK%Xlm*(cb-
3N)ndgo_KRylRcLpDV(jcRTV>`SjIPoCQ9+2%5dhvj5rNZ-
V)PGjO@3{QT4s)s7Dw?faxE)kg?@3`!kn^1$ebD8W>=U&39?b%TQnXJHtSStuNl=Z!bP`O*poRoB7|bBS3=C>XP>aFoBsd+b%Cqg>-
(UwHAx0{CLHtD0lDS#i2|WtpDYC$YG)NJg@&KwqzNT~yyrRSEVM+||4Ju(&WxWmbWwd(X(za4^0xI=2W#RBWr^MkK_I!;4jo7&u`U=J!b3XbD)IOV!GMj&
?M6(hD==EDEN%+pH8<q@SuZ)%-
J=d*}Xo!QSJ)q`nfyH<{u5IMPLATY{bO(IY|4UiJWGi)g#@~*#g74B5o@^4(C_IHEkfHEahn||GeCWFDNZA^NchBT?QO4CJ1L{%?Q(LZB^D5L1CoLdNE+A
U}=3=5#LJ)~+hQhN54`FA7vLf`)g*&+LexOp?NbgB<@(nAlS$^poo1|}OdG|sw8|W?=+KW@~DKh!L!v(S#ZvIwXF8ti^-
7PS@urwXaxr%ZInuvXY4#gSkE^>BDSH$yokxb0ye*$6|Jf4ALx`)~9gI`vdJg}|+!d5qABBMYXDKyl$hMdixChOe5?dSO5ah3dz@z>y@JdLs=KHS0oL1vG
<Z@0>xcL?f+TQr*3`Lux9k>e~66y3x_$J+BwLK~|Xtz0I&t#Yc!>u^tOik!F<YLdd&ql!&3H!exKlq4-
SNl{!9jg&+kn?#69k|8CT5}TwdE{Rr3k{+9+HZI9@Dalmc*Qtq3)+8t6eS;gJ)5e(QKf{vT3JYV#|BuL(eZiv8^*GzGkL}8X7$JA-
B4$Un(;mnv;)7?Q$PjKX%sc?Gl};6j4)2bA(@);0$r~7-
*jGd3Rl4*lE&3{ZCh&7l6)(QbzaS5;J?~{8&iQt6FAvNIg(<Du8CYRKXXM;%I7&yI@W&EnN73E(fNmz5S=sYWK%qr9a!@l^b@J>H?>n*_<CH^UqXydM7P;
xj(g-PwnW54+ek=<kn0r<<v#_cl<4dSS%^3p*U_fg>WSHfm=K~EN?({WkfKu-y-11Wn8io=Y<{I)qo@`-
lB79I#enNIuoHh+GKELj1_{IjKv`5A<+$LSSBm#HhGobw$?%6#OGPx7vjqm36uF(evWU(C);b)h(cb&Z*{=chTRzSE}Pf|Xfww*HY;9t~>oi>xEoN22vO}
8V*eUfN8-v_-0xK0`@cDa$aIWZ_3sG-2O2bPW*!cd*7$$lOr5j&8uu;?v3$U58v$a{k)OaC8bR!)1bYjoaWuWJ2LD7dflH}@>BoYoIf2L-
0|RM+tpd${mEWK+IiCJr<ohKT(<TIcQMeW#TVKNHLE@pIC*22ruYFW8{CGs`PMA%jAhpA3>@yZJe1fg<hf?jJi~{T+^)?-
11rnhq@xW)4A~Uhi!``Ug&Yne1!&&M50|g^bphB=aUJ`*7^=TUrw=>NBBgB;VBa`$K7Vakss7s$J{=`n=k1=&*|i_~5`)yWs$h%OY{t124<vm7m&~ZEy0y
P_Cdn0$Lh&aB%E4xk+5!+jPH8lCbbmW=B)H7Uqj>+6lK!w54m&zHizIUOX)AV@9NO-rLCqw7|4grW2Njge;j8T4U@9?Xo@Lne)~^NUf%}a%ixG-@7~A-
uw}>`6SFqYEIZEC*&X@%5mi(XxLkZqgXbP)=IRI%D#(ve77x-^Q+G4-;7l08VyJ7Ok2@iXh7QXZ)j^2-VL-
@`(w!es(X=$0ro9<hFaSs!@?e(eaqWDct2#=GNC?!yMnn)bFF$JrQ!~?q*UAl0W!^Aq#Iyo)wpe_N6oZCvfCx{<{$eNRQm{hCw8A}9}bw1_ck9WT4D<<P{
F9EAC$!U?OKIrJ&I?Z?PL6pOUlLVpj=!}0-
#*XB>_+_7Ki=|?H%LFbBo!LqClhg)3~oG<GzMU#J!Rd0iX6Zk4v8>r<W_$jOhijPtq4yuGKSMU)bl#lj`j~Dd{9a-aEh$mdH9!==G?IU<4Imx~w8Fj~-
V^g8u$#3Wd1e_hFi(4}h?b_N`Si!i!<^u*CTk=cOR6IC$k7D1L;%_dyQ`si<)s<M$%-
PJ2?)0(QrgAiil2d|!p8$`;TDc=3%A)EtRI5E;LPpbsnq`FP!g`oK~Zc|D0fuvAS_Or{SkO_!2PtPd>JNJ%Ev2bN|?Nha0@mTILW6YB#@r%OpdALxkJ2ju
aH*9WlIhiy8GQl5#7UxcnJ#jfK6IYty~Xo{#2^3H->teSa1kUm#R`j4au?<UEl6#a22)FcHc1+htn;*zBE%2QBX=)N;h-
7|7UL7eAgp&79M+Nnfo)kpM#Cnde$P1FmP1k|M^vSQ#)82{x<0!1^U{gCq=p6Ukz`%Y9p82o*Dtcq)pRNPbC{Oz(@3kkN^#eP|x?oX4>52w(jJgNnY1M2?
8ty)-c@8zH++^nsXd&&0RBn-6=<Yf7pGBnXW0;-
Q$TNi3!f$LwS#+BvlF5f69YX1kmD+Wj2V7Ok8_EYGpbDm9?i7A+$+%<)!edIKA6VAuQSRLoV7c$`&H|HQ^5oprTwYVPs^!t0bgQv-
a&4rZ1L8T`Ik?o=PiF~2iq~({}_an8!do9Pb-JyB`nKQ>8VwxMKph91!g%vvEUko#GajUwW=nUk9G}>kmY@jWXHY>Za*{w}Rt)b5sRuwb<+Krr@$iRs3ds
p3KQ>tItwdocR)uf#uTs%y1%PB69Pnr!X(a*ciWT}<*=J%M*`+#;~JOr^yw>mU~>Vxn$ori9-
2a3bYPo5zsR?^V4dfGw$j*u0XIEqRd)eNYTMg=HQ(gdfV(b%Df{I!^08N_WCi;dZF|8x+A!y9hFTM_F@#35YM0OK4}H(0oy;Ls6Jt^Z4jXIt3*K{xc+mYp
~#kx?GJ8om;*Z;HLL27vmG^^p(GJq+^`l(0yFq2ieIFjv(eo2|^_T|85=w<Py`?jc)l$eMc;_buqTCJ4spOr{qq5~vY$24`hvKM(Qj!H3g$kPpp$%;OzcB
<Nt_7+Y_u$R1OdLxv$<+%I4TyZE{tGwg;8`ys<v(hS*|y!fh={xwJsmF|HIuO?WNM>EuBLXN!xJIFkmjkjLJ<AYihcQNgU^@2R-<c{{-
5z~pd6BV1D58SRq1=XJS2`Z@NPOU~@_W%<Sm?Z~cjIqUNqFs{vGIU@js<Yu<Slatet0JS;bOTYFxH-Lebh;X?qt}HNN$U^)(P$*&pAW)`-
q`@X(sQFA9^iaKz`bTcJU`M0zZ3L%1AJ;!#r$gru~aA1L7Fnb57nZrP>TZF(z7UTT5yCfWStL(TMlx8De}~485}!DdMj={L#Hy&v@KS_+5{N^G=$l_R7LJ
wWDrH~CX}&E+d(qP<MQ*Zh3@!sKbSxtUd<Usc)ZUvFqJoq3aHe6kR=$pd9jcehafsvV7BeXr+cBVX#waJJ$5k&8sn>W5ti+sjhs=o<q`$mc7_YwuLQPSxi
B3!K&T?A=3r1dN(0)*&~Cm`*H~iM1N_~+rHpCISq^Gl<1E}!WZFDG0KH)hv>pi9*~5R3Z1`UWz0!LK=Wz2eH0@6#<M%ozp5a)S&YzG;5*c8*lbGhK@h}vH
pWI&DZv2{(tgpHTzXbtejsFGuha@<e%Q4%|;uH0*A7TIC#@vt6=}L1SRFLi90(U6Azs3O@{C5S}5M}&FPXkNnS*XQN4eo;<;yTUX&7XwB@sgpK`9(MGJdP
YehRpB>fXzc!2XU7FI#`_h36{F?v@*UMyx)!y7L3GCiM%-Oxe5={PZ2?Jf`d+ZGz6@%>rhpD0zCs`=6cBOGM?c(xrnj`tGzUi?PYwSLA-
L%t_sa3<%8M|AN?AsdgzCHx<0*Y53umXYAm|z?DtX1LC<sHUOxN^A^V^FZV(k(YL5dVq(6<yD`fGoY~H)L)%-
3;7fEPFAuk`~mC`P{8V_V&kL;k#*_5Rb0;S5XvmLK0I{)%e89mU??0lqQxi+g*v}I{JA6cKJ&BE>I>2~E_tM5m+d-ntBQl7t+OvfG-<9~!$3HWY4fK-e-
_dGkqGr~~kyS|&>!4Iz{H7wde7J#$1>(-@_X<MVSb-
nq0-Hxs|?|QH6(;x2bI{L$-U7s$0IVvBwM&zT^J=(0U(CvG>2AB20aPMWBcc7ic&z?hJMY#d)SkLA}C1FLOYw#3$ISM(l{Vr+@?c5`sc-Rqtaf2ii#2KM?
u#D~w_;VZdMG*eC(vy?^+vs!XHu)@Nqx$jhNWo2-YVVp_&ziLjTQ_Ch<*Ki<t-&M6y0s<s^>y`I|9R`C%o-^sxB8*nA3=((&0EWVx^-
U6InD1kYMvTx{m&IcL%Q$!-+V#)|IPd_cd~P&lFxZwmN_%|`T8w4;9vE)^l!|h@riG4B<ZJ&OaI(V8m~!+e_D!9JU{#POgyuS8qv*`o-
0XwdeZi$DaIeJ9h1^mNWZh=(vLUNdvRvGJ;8M|>GNdP_%lBIw?~uQ&Y=C;<ne(C?&sW=nLPf?b;;xJ`&#n&tFHNM_kVsiV}kV3VWCPIO^IKHcS;Fx+^>#_
@6;quf9tepyecOC_nFc7^qBa6$%@9O#l-)gn0R$e{BzmK(|2YkPyfnw$-
n#4>yyX#&4|Wd6%!wOZaXc>Ij|gG@%ipqvHH}Np38U7YGU&pOPzFq!B9BvA_0zz#qxQ^C3Q9Dl3&enI$Z_u<I-
Nu!7DUw%VoKmQ((CaS96T{u7WT7YEF&QP;GWzo~t=d16x>dIj-h74VJ>x)tr=l-
T!p^I@Y|@<$;yPs)odb<A2CatFEi79mgz^Cub*>o#y+To(3t5va%pQb&)kCEmP7mB`s6ZG9@kl_AatsZec2Y{-
KH1sfu~^u3E?E#00UhsSSk7hY3OkrpDoMU}#=_-
MITiwRNk;T^fRPm}Qc&v`BKR!H}OI$;h6N>GSDRsX@K?Tk8`|#tTnCW32i`W?%{`=`s&i!)F;RX^pZ9Ru%?htoB2umN7L}muajnJaf$Ps{t||hSYd`IpeV
w1BK3Y4|!JCt+mJpl?9;1+_z>e=#(aBZJiUeNmvb-*W9<Rc7f>ugMNW&;=yq`?6(&#ELpq?N2SD&ztrQXx7M%v-r6;l-
gUJuzEN0XEQz`3CrQP5&IXS~G0$1Iw!t%R-5Te;wXSNfdtSBCqSsp-
2t;4)sL6M`^=`e<Y;sx5HI8al?{rif*lJTjL3~b9;KgT+*1)WoCoHVs^(!I)lVWl#bvd2!3)Em<!)k{?E+`VvUlM$jPqUKWgWU2B`ZV8g0eq6o$?rkR=c5
zdgEVK-^S9!}{5kZQD}69yf_sd=nn}NZO+x<VGZXH0E28I;vCo+k<X<^6{yU0<^H2Gic1`q-
W$eF=QvMpn<n8avqWKfYU}$Fix%Nc)U(HJ1e=DW&lc^*_x^tS?fA3@^zlS>GhKsw0dNwQhJybdWY*jR$_6yuYP2ozXaHUhY(kWc&6s~j%S2~3&ed%ze*Zo
c4O6TiS5XM&=u5`XWKQ$;{F|PDPKC3<lt~ASj-s5<E>Nx(A<4RW>U6%n@y1L*p9LLub6cm0w+X2E>CP0-
Y5YOf>^Dusb^Z!e77>_m!)tBQi9ttjW6r>L0Q-|>>ROv4dRr<oX(hsF@rRmM5+VT5#+C==gQ5iq3U&fECBKUDL2!7m3f*)5Sh?{gf$%@@ik#ynr6Xdy-
++K}9%QbR6HXXTF!S&D^W%TanF5O0oH}}IC($!*%gsPT1g@Q<BPNCa|#cH}u*pfzXsO#fE=I};c>vsB0X4|m%iSJ#qzmkjB=kg9>a5cGBE829Kf;c)6$Q%
;`GPe%G=SZ01;L2cg^mcP1-rPzFZ*F!PZMKCER6Q60n>!K%HrE~lHisA23?Cs{b8%=6*ZPd^0Ku{7;^sd?dM2?a7=L~&p4`d^o?OZG(tTnHq6a!-
HM!|8;ma`-<ICNJ+f(Z<fG<}{_IXO_K2Isdmn)qBUv6ClUrxsDmhN9h@a0M;#+TbgdRO6@g?Ts9SP4Hz#+NI-
0KQyl1YfQ+iZ53h#g{9M;>(pr@#RXR_;RIDe7Vwid^ruF!r4L$3iCdJ;tS(zGWapja-2v<)RPT^48&W3;0*imb}qrc$@>H^M6Qg5g7IEwZ~n;h^%w-
0Vi@)f8HSG#x{TM-9=34JdvF(GHI8#5!Y^G<@W>WZz_}-N8*zv48%j!&2jYRw{uqyQRuM-
o2l2N5v8!b0I$BaFpWbhcg;Oa{gs5AlRd|{r_%T11@MD(A_%X{g3eT-1kfHFFN%%3b<;6nML1OQrai5Drp<9LkGWSRTGVpD$e_Z-
F&^ZDib59gNCRgFH;O<OrC^G?XE>Eg=1aHoscf=mhmPa7w2!70gc!)Xd#SPbxQIb1z@K-
WyTvGyUoTkKZG#OkR<G)XWi9<q41`~&5RHMtJ^ezv62~3Q&LZImHDK5x|?o!diXk*@b)~d*B85f48$cam#CMhDgFf_^BxFqRPlC;<)MR7?qQWAA+5+N>0h
LmJVY?7+DBw8s+dTf%~xFpl1BvUzGmnJq@lbkGy3-
c!lCr%b4^nNqJi@Of5%VTFtcyUty!Y8t!M|1w3!n^&2!o@*sCH5pl%W!e@O+R^~CT}8earD&?d6h1`N{hataB;2+z{Sz3ouRNWIX^5h49ATBLT1O@h9!X_
gWUdw;@t1>;cmo(v9m*n2SXc7@#3N^NQR9&Ai>5J%k)H(!?Z!387_^-iz`G4OBkS7`>_Uu6vc~kV-
>}ZdBkoKhY*TnH37kRpFokUBzSRyad>e@#^J>cNqBJsUmP!P7KNM;(w?D{2v~8M(>71DglVgqM{(kQE91n~B*lq4k_0ENixWEp2>>P{KP9|436A4}cyY%s
3NP-aSiHC{`J02833zcUDPG*^M7+2)h!+=w|E7<@e-
jK8F|OoC3wd#$dkevf%SXJpHYxosDgB4)&PRTfsr{}@5xlQE1~;yU;KmU)2eQfDntmbtxa%gvkCU4y<PFQfC$rNofFJjogdZ1`!o$g>FvX9vGCOX&IN&(M
X<8C6FN3MngvS`~F`GX~3LM8pfaCrQlTt>GE0&Pstjy!xrGcF15ju{7%R-
_pK!Qc}1V8REgir~0mosg;^>*be?nNRz*+0wkGm0K(XaC#VJLo)zz9%A5I+@<UG=Gzz$9)us9#>4z<J4q!c~EN@W;VZ)77rmerp8l@)mZ(F($Rb)fjN6ih
L9_a;MGb9ZHM_lQCT8>+_ETs+`%Y*T%7!$E6e``{5Vox41V0QIQ%&IYjOB-%VP24mc`-
6$>|gD;||LBaeF24Pw?Y%C%}(e7Kb1AIxvc|c>K5n@%V8S1V8RyBKUDv$@p=9kn!V~fBaZE9ybn+2RL3F#yKiTw7Vpr)l>91E2sqn5%f5dlHy-
d<)A&L90DC@)9LMbyY1p91Ue3+1eQmJQfeRQ#pa4Aew?HyK&+=C9yd<X56GJYyf{fOAg>Z|;v{{5yh^}_lk@=cDghTxlK<pY0v?<s_sOdyIB=4@kIMO+a0
LHN9})JR`{iyx47dt=z-%O<3OmT2_W_hqWjKJaZ51l=4#X$Cmf!S~H)`_6*R6_uHAG&;W4#@dG2ReIiSsN29&d_BbH60bJ5ZX-
m0A)|FDGDcP#qkf7<@NupE&{FExHaSONoqWu^N6H&Kn`f&4Zdac{L#8y~&X68X|Dj12H&nLf$D^60S@N@ka5gV8x2ST!=8o_#aD-_a?}=o&Gl`z<rxRao_
$eJs$V%vGnn{ZzO5x>#_Pk4F227^a=3aU@||fR(QY0Gi}Rc;I~Tj$+L564D{P=Nul3X$3VZWoCNw!FG0V}PWz0|ZyW+v?MB!_aR6b+3D*1#k@m&mzdb48z
u}N2!GF`o;J;A;n1KIQ6~%w!Y|M@|i2wEx#edV6hyxP-
+xc<$Z)7P`9*_SvjsymWlyUfP?F9ereTx6~*7yQLX5jx6|1B&*sqHPv{m`0wxFmP1B==Ja0N16CEKL1vQS3KDp%(}HW@m)M6Cl2!j7|diwmJ^-
Eg?gvl;M2R3{4W`+iB*}JOcT4W^g7-s06$>!j%@sbXG6H=qmog_-^AyrRf_{us2FvXtkh^!+VQ~XZ)5p$hU7rAm4IhA>WeYy{(q;-c}~yy>UtL-
txxdy-h!#i1!xVGYmB8D!9OQ>O`Vd+FNX;dyU9RpOw(AaZ@7<%fBg~@zJ7=Jgm#&e~)|M<Vrm*%L5m8|A8vhBb~Ux4br6fLCLFMMP#vupnuKnxc-ZZm-
Tc*Hb$;6zvw_-KJo^vFMB~k6f?i>F3vrSxr;ZBDZLA0WJ;!_-
%@!p=(!06iG&XqOOMU%8?q3=O~#XhYCL=r!QFt3OF(fP!*?YCio5Z+1Qd63+<I2Vg_|Ma!g1kODK6Y81eT+#8+1el6i)@Ub}!dz9*l>CTOAJxxAFpzaQzn
p30Eyc!aWy(g!>N}5{_s8n`eaojzGaZ5d#G$<b6y~;HoA>fzwMUaI&aOiUJ4g=lK(X=?!*+93wKjbtDEqaKi}256n9`8E{-9GL4Nfz;UBVf#VuEadzk(0-
#IEsl;+JLi-c;BVx`=d?z>o1Zy!$Qw#BA!-
=oqF+eUS7U^(pMNH~M^mf5)I}Xao0u>H0*}(qh&TmpPx*#4q%qIHG{xrH2Tdks2nop5UiK2T@JGSm3ExHMob9V7K(~O9aFOY2-
SQ?2L=$>%4Jy4?qK1)tZfQ@F#{B(xQPiJrek1mt?-
)Ke8JJ4<mt^|vbEvhJYBqrH!TbIU1P4=*huUYT7_~fa_XLw9H3<J2jjA5L=Qc}vDfg3`eN+1*~v!g`e2L4jaZ0&v_V$I1hw*8Rie4Av;NsU46;-
}V^$UaFxeFspLtuY+|=pPN@WP9{H*^huUd}})0IlG!O1jz#8_*BlY7u_!g`?EO10bWc;7Yo7Th!Xl5KA|SK!2Vvk!c&?c?=MhNT0%*(Uzi?fnJTVfwCX%#
+h+*JH(>K2H0KmwmknRZX{GXY0%0ooY=R~Ij||~r|1cES6EL@R9@{h0q|=b=2#I#7+6Aavx73sUoc1M5TlNxOxfi#0m+<TvsKBtm?)DxYydA&Vs@6&F6GJ
+jb7c1AB4@cCeTj}7u?}}CAx|gQs?`DG0uJTt<YF8xPR4(h+r|BMv6B~HC7kC|JasL`^#XD13Nt@fW&xR0b#2q*4-3`FPH2!P6eCYq4g|G@($z&itan1-
3Hlo!74bh)k1y{r(2`EL0Q!ISjgEOV$O^ujPH$CcP_|h>!w56YSrGRJlo`UDPmvDvv2<WTI;h~p<AOM77yIqv>Ca3POH+e!Wf4Z5IzkxD?Vf2s98B{(HC3
+llqSwg%ED|}N0^OtkefgUEws>!eB7f<<PNFFS4|4p=`p0hG#5xqtl5+bMwH1l#V<q!suVxC!ieD4+884679j!5K&7NuRy>x+C>~r7v8xLWkfj3GL#)a|Z
(^q0&=h=R(l_#Is}1+FqWTHmJM-<*p>C?g9W0LClac+LD^OV(Wj6mXjpEnOR?)@J0C9e94VSd^mIl-tJF8z9>7`dV)u8gUr{i*Ih%A@(D(HUpkTSYl!o5S
(=d9v>tM9`!PI(m8T4}glgx_R-x{YjMl^EU&eM3I~_DlXfJ9*{XcD9r8zoMdA^w45Z?W%e9p!XQwk!-
z&sE~+_PjL8&u6l;Xfv);GFMdY?#y^cu?|(uEgs!&-=B}4iUr@S7Kw-4AJsz=)X)9WUs;w`4zUio;56_oqMaX7Ab3Jh+IXGPv=T$ZDpgo`~=Y8GjC5Dd-A
BA-8Ezz!%vWL5%9lY|-0^7y-
m2y)!Xv#g<ly`VYaFI>nnQiAuQ+|g{$s_&6``Xp^K=yh`563nMY>@Gzb_$JZT69KkmCDeUkdVATcY*g~lfI918nX%gz8m@m$$4Nbet($pe>g^tZ()qLBos
mWpYeA=3M|ehf9-V`gF~^qID1rFUQoI>tii&j%k5V|gFW{Gao84&@etHPP`v;`-
eaM8d@HQ+duZSG5GU{h(6^&B4*IqS`ZkjO_ZO2ov`Hq7r<EQP&O01UHHQW0NCD9mR4*-{m&QQ>L0-
(jEKsCA&VPH7^#rWCm~9<6zYcKC?KnM$n9U{)o*^B;O&^8iRhP`r=03*%`>FI;icCOX@I1NdYFEC;2TI5^?Jo<c6~u>wO?L#v%TB@oAka&;l8=U%E$DY?e
wFS3<L{eFynNVxkj}9^-
Vb^4sD0Y*KPrjMA{QVw8Jtu72&e2d^q~t5P;T4Nb<We_{+RKnw*n0xMg7yf!376FpBa!UGQfp9?BeVE$UDG9aC7Ea&n+A=j3Z7Tns<A0;DzUU^n>_Ieq=P
19k>1xj~M!_BSV~cSTJ-KGf#AL<d7g}&Hcp6JpTqKb_;V3`;Ss<3_DXY#Lan|Y59QMIP7Kuc)rdn592C&PKasQhl$wTjIRq@H*yqa+z`;531}{jIvm;0&l
yCMwE=s;yg`_A0RH2YN4P-IeWZ2DxAD}mpAY0T*u~cbW?QZ92tVh%JY0rhUOXh(AHm8s=j(W+I2T5@@w)=s-
oSF<ZhP}^;|;VvSiCYMDEHdgZoBw){cb$3ZyuJ%e8VifS=l~#Gw!8@yJOxw{6X|Qy?KxK>qv3!q@S>MPls-cS?@=>n!JMkCW)cHq0_ISJ)RkR-
Y~AWi<!rJigQPbnde8iIYY2yC#UT^Q*s15UwN2m*{deKEq4MF_${%ALJw=aa*%03n{9eh#0DESV4n-
heVnfwy8Iw?c`qd50y+0C4yY>(eQx)7|0rl4@S&hQ3G=Y%L5`)Lkv~WJmucCIvxRMEe9bCqWzc-I@ftx1J-
km~cSHHN)DwFMGCA1}VEJSRMy`Ne+y|pMgv`4g2nKsc7wtQ)*`|Bib1lYB$9YS-
?JAVN;sL404hn`K^F)w#Sa)&mKIpKwBjou<i981gdETg!$n!t(Tub?yT?`TO%uq>YBZNkOlY~Z@ZKM30lk~28pvX>X@?;F1Y7^+x+#raDfX`F`N0{@nVNa
Ak-3xq0-&A<NOM37BDy820-^g3S(2Q`Sju+2TD&?R!<r#tP5yW@u{}}J@2lUwplR|R!W}=1K$Pqz2Kz6&<RSV)NVOj^-WE#lze3N@A+N-
BL41C^`fmukOYHZ@rgd_-~8KuHDi3&$?X9=5dR%$}v6jntX<CGr*BT&+w_Ps@1lV_`-H{0=u8K@6Bu+EU^kA{btN&CmH41pjkYEUrEzgJKW-
16^)uXHfJe<h;79f1K_wvrCtCn)=%hoI2EuYYlHqh#tLQ=9)WvYl5<`v|G*S<ZJx%``jE#9-
AK6s^(3E=U}D4RI|JI+yYP8U*R!@9>xzRHX5*H{$D7^17X4dx<xnB?nM_qn6_!XXIJx?~_`!c@H_T4>naH&Ge$5Bxx_5C@zP&;0GY>4wLf_R9sHcIFNRSd
C|xPKh8z5&<j2LDgNNZH-$NSfm`9p<W5imPT?N?PN+?j6Qg>Om&u#;7ZRr&h*Kg?FdwsRAO5fd^8ir-y|t5PY~3hic7`-ji3w~j+QI&-
@ZNYtoc$AsGZ1D(%!T`7`n=hRJ$K?P9SE7j$OG~xh##~<ilk$56%5zlb#%X$>*+$$rebmM<59@c4pLSC3C-
^JtS3PY2G@~b1_oUusKwx2Bsd*|OGq#igEkVp27@dKW@B(3HSh=Z!TYaKX;1VO;14^=@k{LbLOQV#)9LczJ)&Qw^pTW4@)`A!Tds6{<mE(t<bS91k&Dwu{
%=Yjxn%mtIawe1G)5o!P}WD@zC!hp>Mu<n`E#N^a)|84oKZ2G{zoe$85gOLRAbkLCQwKYp+ZtTkwTJz3dz^d)@#e(kUkRQLy+A3oz#!uME|~Q|AO$n1sDC
j8Ee*hT&rC5xf6f4EdRxyomzeCi$k_;r2|{vn){rk!u(Z!@ALXkv|r}*^1pXyCC721ehkOo^k!!#_uKfZo09u&ym@wVzm1!2O76E&b5nA^ji%XnpIoKTOZ
b-eOCNH48}E>7#`$yn?M*cOvl5==lTwn$rTB_(OMW7y%lJQ$;uSa3->tIWK`DNVF+M))Ci-2yVm#hvGJlbOC)IOhLi%5QoBEN=O`wzC-
9+QpCG{_<8CQOplzvMBJsg+f`xD9;_&dqpr7}MKFQxbjWqkU>-;T%i%9F<7AFoaBzw(C}$??0i-
%K8_n*bjSaZZ!PFUm_E|H8MD$KN@DU&|d6_^F(Fee(GKHG%)lqMYRMwKse=e6!=TlE)vuF?swG6X2)aJwZ7JWpaO%PsjM*oEa0pU6VZh*QO=+k9kjw|IMi
}@!y-
k&t^?la{r!=3H)q&vXiI(%>@28JFZJ!pRF^J$G;pCe{HOv(3_+2OiX;EA$k0djq&BomHDSBKD}0opZ1;P@mJ4}FQ+PDp2_}C`)`iNCzj*?baVXp%kd|rdT
SHnPZ;8HL*)2%rg(lJ$JdzR@jc}Dho$!9B*Zs;XFR?Lwl_D4pHqyN`JX-
^eoF%Gi5xHUxs?g=GM`(Q5HIt&Nl@$z2E>~pa8s^&gTCIoc15jg?J5sCBg@ZEA<ADqfWZme!c7eKXiE88xDwsl=9~1N&%JF5A@EWo1Ue1XCd;Kp2y_}OM(
3qR2*k=dU6&dm@GEiGSIDw@%jI#`SIAZuI4*~~zCzYg=u9C5rVs*C&TYRm=eGI!!W5crN>-+1WlC12WMxWLrd-
>8d9H2qO{uM%E6=qp=DMJN+qfM%w$=d*(CMm0Z>jm_lylq5xF_`az1v1z5}V@m4>A!`{z0xhcf|2?jD#a|EVb);g^yR<4>H9HQf%>xA2g$DZOsbMU_Gm0A
wdqCQo`&q3NxcgSmSZkJ8EIcum;yW*i*&}Yn`8eJk6<D_+^i$;R}tYv~n=U?i%4h8rhTtyu8fxGr576wpLd;?sFN8vD-
F8^qEs*_2u}0Pcn1N@tc@rJWQ$a_;SW$Ed~mm>mKr~u3Kx7jb97uYFFInXfzmCn4GnBPDgFS3X{vc=Du~c3ycr23rrJ_jniSjy>Ma4;#D{(C5HT^9!I^ke
%1HZuBr5{t99{>!Wv`AXQ;%QwaF@BdcdH+1ht4ba{9c6KB+~{Wi<3jDy#L7RWZ+5x3<AEZ`~T_y|pf~e`KyU<ySi_4!5zuVyvllxb<eU!)-
2fSy*#TjnP?cFj?~TCiA?8)egfvD1q)D&2u(*EMKI!gv`}m_r>Qe9G|xu8mPB8^lpo#+EJ75cI(}GquJ!Lm}?x>tlsIUHn7#Ef`TMfzUZvf*{924cDfA~m
esQbM#x|)aG4773-e=p#;jQ9sE5DvgoPEneueq-xAhBjF{y(|u7ipEG|E4X<fq{abO#}bFG^5ybqu6BdikgR68VSw$+gM-!#!c6&jqt5_s{l9*5v--zCM3
)|8PB7)P}S;@m`2@lcZPr;8hd&cl+zN>G!Wm$X_)-!H=^d-
d<IH9{s!I`B%@6|BfQTu33Km>e{I9xw!gE`D>JuxButYCT~BtkUrZL(e|e&X}?SQe&QGo713vlV)E~=oZ$N!TfBe0tE6uye!u?O<o^8{|KZ~N`)$59xqm-
7zeXL+H{%QV_tVTC@856AIRAd+=HGU5L7ErGy3S=%x9<?xq^qETt-5tI@Fc<XgTQZf&(gp%x&t%-
C8#L&QYLXiuw9p%MqW@~GF^?c{lphRS5qd%Du%#T;>8aFPwJi~X`tL*8hA!GkVZWb^-Ew-
1kkwkx4O|ZdXII6gp5lNgnRtDeyIzV1m^x~agX{WLFN=|PHOC}H`>Mb`QZCk+YRsA#S?t+#8kWC1dYogaW~tUwwn+yli7A0%Nmf%LI|lN_#N>X-
4W7J&|ZRY4;58nMYEpK?IaPqbkC9m&=mUOw>rEx(AAXnq^^+$w(6GCz$TrA<k_mz)3knFE(XqJ?b0d8n<sUn3Ta%(bC+&_JpI%S<GHNu1X>>g&k&3&2>h1
1BRrQ?rCSMqD|N;2SJ36cU$u@4?2=Hlwv&!RgzXXnW$pb2;u{Z;(Vvb;$jVqG<lXqPUrEu{$sKwzBlO0k_@hz$V}e17xN)t|kY*U#OAso4mu@-Ye=&~-
5m=SDKG-!y@)3yx&Ph<m#VX0uqmmN9s6s*mBWScGV=cV_^Ty7OJtOVBctBvbbu12O7jnK}y1n@$g0ReN{&yuw8pc!ytSzS(2FxOchwx)uS-
^Y^1~Ty`pe9V9`rjxq4D&s^@kfcFFLVvwKNZ;582?=2bVbl*qO+dc1-
9R7v5P~pAB`3zrFk6b#euoQ<zi)*LT)!7?hdVw=`Vq;(Q)222q2{;c>f4M)#dqi8Phh`%K6TRJs-J!=g&*Gb%ih&FyHI;HEl>&c>ffdD&3aE3-
=n1J<o|B^F8fjhzo!>`F)5zZu=`XOB4Nmhrk|Vn$4t9?}e^UyuTanw6pJfEK8WS90%_^i{H2U&Ypiss=&zNK+)Y$fd`=ihXy|$OT_1w`U|_M`3<}g`T$ZB
l!M%$MRGofJ;V5`2zBQKDa>3CVOxVZ<;CN^V`&_^owx=@z%Yz;$1H;{<Me(h3U~G~R0c-5M_WRGc;$4^sF?fJ?P|QhOs?<3a0#Vn1h&_^+Ae-V-
736W9?1SHNvS-
(L{#skE|`SUbCAp<kl+~RsI><;m0dg~Idv%y<Vd+fOGND<noC=XDK~}6<M4oKS>EkXfbs$b&~JIR%4IRlMM#MOE^V@mgV&SG;C)Q<?<8DbLcoZx2XryU`0
vH5`pv_Pzgl9;D^(J*^6A?;j}4vbjSNme-9;fD=Waxte3-tO6j?liCxEzqg0i2wY{-
<#Yoz#)vm=n=xv|i(1Tu6vUMaQ+;vj;G7bB=R7v4@}$vp~drS;CRN2iYmh_o(S`k6r`zoJLQ-
%3R<;xX`l6mg*88>CUsMb`#8dHMor&B;`t$656p;2GR}+Z+wE`R((B>|k(bB!i4Z{D^Qj7v9VG?>vvpsjcXKjve(L7a}MX<pH%s-
2=R69z}Nf3I*+#04ATAP~JRp;s^my*+k%4(EV^b0VH^Zc*s#v)-$T4f`ce1GPR?-8zGRradE3Uiwn0e7S&mZ!xG-ZNxqDktu~!j5Z|W0>7F6FkdXH=0rN*
>#R2?HUDtJX^ul~n?jh=e3Z1;Q0|)b+B^Z}jj-
`bBRtt=Mdqln|Bn791{C<YWyTyUpx1esd*q58A6JUh3e0LgE7g{8Y%uGWVOK8VA9;nidp`YbvNyGa<5ca)D0G**|tc)<{jEtMv@xsW<IKPYWa~gu>F)B+i
td(6kYG<}}q3~RZ2r$gHzZ&{@Us%a(?XVJ`NfcH654qGW-
5WNsN>@>0I0|W0R>rmm%C58r1YMYUUeH;JTlNLa&!fEEgI~4S1B=tj15HcQQBu;@YP+$W=o%Qp!x%<w26JnRTlQm9SEH^+l+=LsBxW2Xqp1A^i(GDHw(cH
z^O3#%VGtpeI?g(B)cVNF_zSD1<;4)9fA*@V2B9a#l&fU-
)YfN}CFpfo&^3m>8Ko~6zF|Ls3{_hHe<jo03ktY(xLxVJ4V9N6qP+NR8tPdhmxAlJYWH%cO=L{Py^kCV-
$wNTGPbPtFyqhGP&IN3@gQx}3Gn66Eb2c*Y9TVnMn2pn%%|Rh8Gk)-R5!@^-
W}swvmb>%$^d1cjQRul1m=>qoMT};y?eNxAW>k@Qy~G`K)8vq+qhZ4Z?V<N!=T$z{RCCH)ubn~>kY%9X<J}^^6Y<mZi4dW){oae#)N?SUc}36MEM_4Kp^X
M$^Qw>ugAGv&z|?3bo;{RsbgU~BXkP^?Rxh@Uz0VRc=J0QDZx72r6gz@Hc-56gGAL-
5hr<J&oqu5WSWnGHZcr+1<A5?jGsYu4$;646I4%V>Z_!w)cxbEO}g2nse?STZ7;Smmy*q5W{1HIqOb*>OB0ZZcz(j{80INTP7`$H>X?q&C3RHMgQ%=AvOi
AL*E&6x#Y~&Il>IBVckI0N1*yIJfU7iMdl#oih|c>8$C`DXs|UM4(cQxNigaP`*95lDlgaEb-_C_QuzI40sC5#x11;#G?jn-cYED_nWCFisG=xT=0}wqUh
*~oYl&q%>19Q6<d+~^hs?+P-qOdL<N?8iMh9x5pV>X{4di($fGao&M(M}uS5m+nIY3c=rzKHyXc2;oB!;RNKO>O9e$6caSKghFv-uHx7wT}0Vo_|rQ!(ov
7x2IEo@2wu)O1B6<1<9M5G(v(hm^ea+VKguHd$-
4auQK{Q2{D)q{vQeUQfNL;eeUq=kRbN(JwZtsKF#^Y;AtD>#4%+5npiG?Dsi7@4U+8b2;8#*R)Fe<1r~U<_ZU#XE<ypw=T{RHoT5fpyM(T$c(380oqfgA0
velo2|}9?eR=eJ)YTa1YYUMCmIBEi9CQ+h<FPS$1iVuX?Sp%z+MpPLl5=C*9}c3^PQ65en8lNiXuTXLe2upttuCXq`kFvJSO|IVU{yzn+fnraUd#q5+7Ws
lM<--LY&74Q^E;&>>gEEK)^ud@vyr%9i0~)vSGh(qdE|{EJv~j-LoLiubx<D5ywf;-PZ7?Y-
NBjE!2kS&|KS39qr9a9>L4$k#pP#<<g;rh5!CNueS0N$UC8WEoqC$O?ZThdI}k2jLw!Qw!+Ph^_=rpTuwKr>uiOXGlG14BPnc+6(=a6ry|m+^QAd<TEMQ~
AH&Q@*FRs7cJt~P$|BAda>j(_encL8pBIP!xfC2Q8O(H6Y?lcU?&Hti$oRl#CyK(+&asEHdv!`JG!-
v+nd(^jI4Bt2O!6KR465%H|Ag8q|iwG+j3|$pl7^uCE{x3yT7*l@;0qsU0dM1|j-aQ%)hj?K5Va8v6hU&h%s8-
?&k8zBEiX~)T&Wj#JCMQixoJK8DM<F}cWD-wJp;BDOXAb@|S+<@9y+Vwr-bAA|<pjkee~0RX806WU{od7~d(eXzuH>Z8l8+IfXwc;Hj_~5#cGSX=2MW7EZ
P4*zWxIxaC#08(rrKxXCrBDuCFRAO9s?+D3~`WkB+fzB?n(F8pUp~+ck_0ZgbO2WepX8x=trdZc4?#2ca?-
Qk`<4KVwHjqYLnw`d^0n7{HzIZPtv9*kAGbG+3-Z}o|ZiR!wK+N9%Yip|3iB6_-
E9~<6oYdJbsen*Fv<5a(Eh8cb&JsVa0=M*5bKqL1D^9>as#CG(L0@V^UD#a;<aG0VzlwgkQ$txR}u}J>Ybcp-
A0WxqL%$F#}=HH@KX2Yim}x))JhH!qnWjjC13{=4E=1<6c)34yG`5k>pE;gGrno5b1d+a#5rpWqSFQj7Ku4q{5Uv+gCa_*!#Q<o)yTi$Y`W)c6`O-
VR5ekIW8$y`Igk=xLkvAF{_ORZ~X%<aw)sOn3@=0+E~QdW)~uaMqTwi1#8x>XmH&hZ<=i=gs2su`g$B|);6plhT1q<pm5RAf(p2o-
EL(~%M4Z+knb<3;P1a<!J>ut*p@!Ddg1NFR@;(bqkS=?kzegvMK=cW*%W1be#&T6P?UtkTlk4L@FQmP)Rfq1v=o?JCb!XDW2kXEOs;CT!BJo~OSZYxB=%D
Ldnzlr9c-
?I=lWjO<aUfdyMP_+!tBZIFt=nSx1;oBUz{D~(^<*wC|k0lxV>^d^%t<CY_wm{j?#C+g2%{uw0oP4C)2sa`?d$q@r#H7g+)b=Kb}(3UGvpS>X~x6<YrYvZ
E&b{f)JRyv8+c;K;FwlVV-6}%>Uh7@Gn`MVK*n<fE%~D#QNYpdM?W|ZBrwTzR@Tr6OD2-
oOqlZT;sm+Y~0k=FTDr%`f*#<T8T#i%c*6^a$=AZ|NF{)5dXq|6E(ev$G}Qzkb@?d&Fx+bbravb=i%8%Lr6<yZ1%i|Z$KBNzH`%<=1lZof$riZlbLIA<3E
%^y|EGt1u=v3by{Nf@VCU-(NK%jIMYpXhWiXLutht}T<L7@Dfw&<NNXhxP-_WFX4WyoFg5eEKn5jxb`b*F=R2#P8#z+UZ0*LAq~+waWEZieRiGn`8Tjet%
x2;OjaqY-
1=Kcl?n<mV(biF{)MYZ8&ynNUABQ`SJvZ`tamyzGt=M_&laUc}?oEz?_R#r94I&Ij@qn?HOtK!ysuPbM@ynr{csl?)dw}uZE7^JGqA#KffrYwx3wZHu9?g
JeZP%@q9IGxTwl_sb<ieJS*&|$d_u$Wn;oL@Q=lQmGLx~|Q+ez@@9y@#9Q@n&}Ge5-
p#^|~6*m>(NlA00T=fwf+aqQ{Efm*M^y};MxN{{ruAa;3Q3{B<fSuM|w*~Jmb_|uMFU3~bojR|5{t`#x;e3NO;BP~Bl97V<0eeSliZ+R?bOq=%m#OmTBx9
{|M>K6*C^H*q}fXCQq_}Mr3mSp%DJ*SgwPN3VG_l!|*Ni(9u8y;h}5*J;1rWr?O@Q|7kjh<R64!)|U#vXC`82`V>91=?j_NNH}^G4!+W6-
LmRyEi%@e|*>X`F9N-JmrbHT3b~(4biv?-}=0S-=b=)Qt(kq3gDAz8*Elo{4^GfV8vCw&9GO-
R)h+i$`Q@sMTb2wQrV*ML`%<lIR>H^4v*+W0>9}1WHxtuL-SjW^IxvW2;0N*>9p{Db1_ifay1eD&pxaQmXfNP?R#EsQ4o2H$9u=(wOFXcw8SSO}lUn2GfY
G=pM#TPjDsb*PyeV@E*^%iG2spe(L?0qvmd$MCW{<=uM8&b*N98KXK#gC#Q(bM;ZSJIWatevyj6$5K#w5Wn0sB&Nr&DwrMC?jYbAHBJIo@`H^@2C|Tx2=`
*1Idunq!3mIOI&6p{(n`dL}3(&Y=r-
ItHTa@&Obp{%pitTZBr+9(j9>w>ThCRCF@N+di;l_uxGXD1!|FGWiWq+~aauhmn*L87br{B@ing6UJO2=q{T3qI9g0c79S=OpHa^bGB`8K0Q;u@5gna%qp
Gt?$3?=l7PeVJ{BRv}puf^OCB1%1jmL-tZW_+M8M-+jrlkq?A!k?3CjQaoQ%oR=-}F*AOqm{7lT*pG8=@l{mT;k1~-
Y?=>0{m@nuMvDhIVzS_uvH_ujtkht{Q^Y<pr&pfac;9AmtM+BIGF*;UhP~7(pj);@<yq|z<NtGp<oK{BgWg8jDcQ%i6H7U)Bnng16)U8BI#@9w@BnF{g-
DrpVoHF9Kg8y>S5Oig2do0rw}(IYF<KCiDU7ZQ-
&G6BgV<)gY(UH!ggNMFOD!3N*~v?Cfkn9&3V59hOa0^P9>Y5><gQD={FZ#>W(zS;dj~C>I*+xVdKt6NAo|Hk;Nj<qKPe@%HHcMwits6Q5bwqupiJYSd`|`
#%=2jI+lW>V%R7&q9_hhXnY4H!Q(i<<)|c=PV;cgErxxUL+DoJj%)(&-DtClfgbtUGuc{c^0q8^z+O~0gpvseOg?d;=-
mpHhhgzKqx^*LO&>s+9Ed<o0CpSurNsl(lX!jKQ+7>?CZC3_ChABDderEFtV2~(oJs@uX!uigG8UI`8zLGtKc9ZZyP8uQiLeb_)=bFP%VC{x)8rmcJzSas
f*Qn*f?QUgu89J#vj+#{k=EUA9Z_ODJOivODLO%Mm%tyshWTQ_@Z1gF~QYBNe-
M1hQEyim}8l_|`)lY4;xU|UQdxVX~L|nNK!ax5eYFaVb%YonJ5dPV(r2KR4RLVb}rf%yP{|8g(Fh3E|&UcY8j`3_|vN5(UtN5E8)&F@9UhEurU`pH=UpIx
0@e}momLS&PUW1?B8=NyLi05JC<27+$-CHE{@(Sc=xHw@p<CaLG-
%xrFF~&A{wRDAINU{JGT6MtL&rx$<juE!f>z7a;x@J+YB)17AS+m?N3KfJ;d32r)iv+P>E|=WtQ}&}Y;biU@P+JXq-0^n6)Z`WTS<tOCFXh<%-
s5)h1F{wqhtL-BSt6m15ZiHji{M?fQbk)-jWTA9%8Oy#0a=NZza=SmBQ}sqYV}ATPf-
@PJT38o?OiTS&hc+A&4V!6OHs}pm$8zUw#CaPdpl5m5>zdDM}%q4QN_}ob|o5~qL^QaBfFd$b=sT5uogxO(sdhHT)ZRM*_9s%%(fAk>>%&`XzFf@u{*yS?
L=)#bpyw~?j1~=PqOYr<`d)p4`Q+1h0a6Cbr80fW0v&NJ&0CmLV>!%1&YJC-
$y3jPyY#4se>EHo!A(9XZ=LYVf@EN(0Y?fbEf4_BjnzcwhXPpGf9GvMu@voo_*Q7XRv>SdaNcF@Ft%6p{$rhv?8*q>t5Ic3Iz%cR4G<(_`0E;`PKybgnTb
d-WnoW4bg{WlWyiwYQ&1SSz6T@{Cr!6hS@xQgnHW4a6P28q4_uj@^osCu@2`<+73y*m2_*_C|%pZ^-NVzciWG2S`x1+$6Oif$HH-<hi)XMvY-UoMUQF*+S
Zdwh?>xgnC7X7^|F`|`rQQg%&=vd(sg8wM0k4X%5Sbxx{LBVbPg_(OG^j1z}#-&m&IHlXCK|TRdY&mWvSODzUzBe2~1QeK+2t7O^M;7L2`NPk7Lr-
g+1?mSO#?SzMuv#A!o|>PJA6IJNufaX-
R9<!BIQilj8Hb%L7G6%X~#63h#|&J?atc0K3>Ny~G~ug%mwY#GDa6+`gnW=U}p||90W5gX`%&f&lS5JvWrMR(%Ai$?gN67c38CV^Mn*o~y8NUc=zlbX>Ko
_tH{>QaY*BY%Fyzl!}QN|LSxqGTKpDrY>o>6B#G8*6Nn?zRofJ;0a#&3gb^Fmy1uUUWlmgjO`#<b=c<YK|*i0Gu!sqo5{Vdc4qS_$*3EzxR(dCOQ2WNsjF
GL_!ry)jJY@5q2j|Y<Jd8qn@EDg(SCZ3UQs-`q}4pa<E~wsv`w~)UW}JMu{bdILH7bt_;EUJ&f(pRSxveMyK)3-
bzW#C*Usl|fCYtnOF7fl<V7ac*bGYn_d;d%Lw5GB-hsgevfhMFPV5Z4(EI37+)G=drZcP^L@3$tY$xy9@SR<a3z1{KW4Lujc39};J?LpQ^N+L1o%nJMcFz
z5$kyus1ZHEP9|Ghk<A_~6#`}()<44}4x!qgr;yymS&-xPG$KgD>q4HKwz9ObG@RFsHT!A?o?Q-*juwD^1q{E<%Sznq#JI$jTNXU$t;u4>;zBF4-
+<&3OXRI$-<itlNP0abaig9MaXsem#+4LGUjydgdsmG{WXl%rglCpekOu~M#xR>6~K85$lTeJ7_zBA|T;-
`@f)R85D>}B}X`gELfzMzT=@AdYMCvo^N4&UZ~#>+r`5$dKFEd|E*23{luLSZ)FFDYbO2nfQmF<Z;tK=xyu3kFB}_`uRIPN5^#;9sWTrg}f|%q|ZE2X*0m
9pvKA5dT7y*F-MzaLPV>Ij}g8&0}B`WU2~xjlVA4^Mg*}!@IdOq!;#6#{ZtQgcw>3n%Z4F+xKuk*9;XXX0~>5Y^AQB`E^He?(vOhl-
}KVjnq30ix`{**$f}aeH!{kWIt4{sjo}LvxAKP9jXLYt{KDoOObA+U?uiI(K2~+y2RbwC%@)~gh0_D%G7Qh&(yH9dzS!HD-
*MksU_%}Ym$6P?m;2?MW%TPbYAkWGR-
D<ci}G&YUOEe9qv(53Zw+V_#emZbn#7?+;nJ=ag2gI&c5^F>gWB=1U+)&h3h489$J;btH$VUJAXHdU2?92w5wvacGwZR<L}@{%Rza|gHRmi9iYDB??j5D{
6n5gp{yvs4FbP?Wka1bk@&oh@<7h3GSES5_92{5);~y%eWxstbEkVjkL~Vsto|YNIWNqrLgso1nCn{te4B$AcNdT>q1Q5|E$1$-
`Do+Mfok1K?Ok^EE${JA3re5^cCibkIZAc=ocBpn7L&s#=#~%ERCa6k*>M{g_~5%~o`oO-3WPv5-Le*sxwr7N4)(l5cI8=nYtA818y5$1-oQvcZ};LJ^-
+4vvd8-;_#8jyHTxVqt~<y4^c~XtE;WdGX$w5Ni?G!|PFE&bYvpv!AXD6YSWpg2`#V$|+4J_5x0(x}I-
f`*$cul1rJ!|}hA=zs7>+RkqG&aLJ0_VNjpg{dRo0g>Y5GqSii=N|CiCox)A_p2alY<c7;81}JFjLQy@T9ao*L&%9T5Yh*1kyTp-Oi^mKa<NgN@2#@gUV1
_VCI<d#m;!kEc`eCCfu7%u#W@9aRS+x?e$E;$hIe-
x>S{kZlSlAcYf<!U;&>1f*~RQaAxAoPZQgKnf=yg%gm%3HVZR0#Z1UDV)d@PGkxvGKCZQKLjW8V{!<4rQ$?Re%~c+W^!Dbf0!xZ&q$X^uDzB%4O0A5--
^ejxkZZC-
x7~wQz*sve@((MpGKeBnejL_ZBlUBRmt&N+}C|J9Gf4{NFHB50WMA31b8xK*_Q?nXHi!2_}9OdJf52X_vYpa@Oj>t0QctbHOb>&oB(g<$q8_TMz6m_xH=X
~>iXOjg{xyJOx-#Dig0xdMrYl9)oa!|&?kC>!5|GzWUA;>Q{{@mJYrL>_O2|<BR0jiz8cJ<1g>So`}!*!Ya1SP)i=Pv6zKJ-fw>X}#&DnGUROiZ>nocA7x
_w%UgC#E#(N<?K?_qn>?;JON`!4=Qz&{@6l|L%H6B+CY#W>MmU{)kwz1~a%J51M<}A^DC4N<)Pr>4Teq5-
}h|gw8&43g>TT*<s!qf)ymw?Zf^6)<1!#jnlbGRMm8V6hGH0s?3W4<GwH53#SI0_^u)6}>0rG~9j3|yZaw@z=CaOY-DjvLo^{p7fHj~OP%tvhmka@@K;!^
Pp&4PBocx9*6Pf4M4}FZ~PP)~&ndg1B{f-
Y<bF%~n%e@EK}qK0{!9;AxTIzw}W%@XiH0PrXj<D$p*)&UP^V9Z=In%nt1$_oDgQVtb%i>G{ykwApmidD#@Ro!R_P=@jPV02=)4v^xn3O9bd6#4+3Y_(1k
jyfuPW_H#brePK;8^H>k}$Z2wO_OW2G=5&jo+rj^_UB1C2p0Vd0=Y6kQ?0M&H;%VQzQ^|!mL9EpE3*yUYV>Cc6PZ^<?Ha6*YC_GaQ;lXBdp#?rrT>pbOJC
&|;nd)-*Bb4XD-^%i0_*+%JvNPC}r7pw2LRl_8D$9!TQB{VQkBfPBueZz2zRvhxCYFl_1@U$3aF4~4+cgU1bp{(DH-
{I`*jK$L1o5PuJ<0fgO$?Jyqcujm!gCWEK(xc}xcb<jTg%-gqPC0+2l;TX_hVrW;xLUqSVQbgnH@#tZmU>S#_VV+S3#($Ooc%;392!ePJ-ze)R3SCgBc{4
fk7<^YB4yS1gF!g?)UzN7yrx$&)p`>`Yi=96svT-
67CC^wu#UMAAC>EkxPS2o1oQNnH}@pzOa(s0w6dmJY(wxa*5vH5D+{7uThr;a?0Eb#HOX`c=2dC4Ah1?Na-$V-
Xo{vD)ExfUOTf5sBRCIjF(5a#etlqcypo@G2p778}aB4;A^~BnO$aY?rXe>4+r5#(H*>Uzk88bbcdZCAs?alKT8-
}haFnDAB_kG$dwL3H;U#by?lUI;;$jRcy+|C`~bRtA@pZ>p~|`od5?9@If$BN*n@Tp?5m9bcW507BT?p_U&L{c-
7~;5Z5yU@NO)C<<>16Smrxp#elME0;Y?F7o4E*8W)efCC&`P!pG#mkGYCrB*<vJ({sy%n99m%rkE7QONUs|Ry>1}%x`EQ`dP1-
3DZQ?z^tvACwFl^R)Y~PnyBYs(La#l;yDc6a&S#|84TN6TLqZ^e^WGD7aX?^0jQ<yM+Nqu!$Yopj0rZ)@0eT~QJs0l5+fE<zbB^%7(a{HM34OwQHNID`hm
dW93WB!vDiT(cu$qL^NjRN^H6*Md;S3VaAYm;DYe{%I2~Wo=a_m{}FH4vmvw;4Plzr!v)}2UvZAyB9vd0jfi1ZeTHA~Zx>K=k_otWsb%*m+E9cR~-
K!0{+PZIjGGPW~>{$Rqbmxzm8$tjt04BB=rC+<hi$j#bCCLS;L^8c^BZvk(r$`(%2P*RAT*6BDn(;3?#&VUc5X#+G`wZRn5ffEV>Bl>fNJ`zDoTiZlIk;f
!ejwQ%<2j|ZJk8?-
w)49XFdS_IMGLp1OAK;_ltB9k3ug0hpAARs>{<YRVC$FY}FkGGcl@B;4`|S5xd#$zC+IubkA+4Ck0<`n~kF<C!Y%GmelXASz%WgUzrQw!&O>?2%MYqv#?>
*CSHK!l$UuC@5L<jG^FCuy^YFtoIH!ZmYKY8YtoC{|Ik^!);&E{>mxWah891p@i{GTWB)cjgQk2=P^knqEDp|#x0J={OY&OtWItSEeuO?o+;CP*(+swmBf
zo`}+xaaiot>%wQeU9jsaf#=ACXJQjR*i6O=a*meT+P>0V@=N=wc=htwF%ogoKfv=WWScxRhO?Jpo|)(E)-B2zUD@bL94-
DUSGMw<gB;bjfG^ds;g~Si5f2g*EzbzH|LvYm#?zJct+tSXLPQq!}+*z{$lIOhPrZR<qCT}{D!Tn!&Os>6Aqaw%WJAuR+T&L4Oq1k{>xuI!%<XVteS4GoM
y_0{p{DSGj0VYRa#j-
Bj0gemDakPm9+@x<a!G$&#m5jYU`aV)=+1m?&0+oRN0g3O^s7!^;LG<szVEB)o?vbI%#(shBs=o+s|n*IO8~q3VVZdnPX*rLy7?z3(Mo{{yNn=YU}L{D{o
(sqSiutWkRhp3JMp&3P(Jxk?BPo?%rgttfl2ilQ6A<S}&|p7ExhEt;5k^cS2JBvT2ChRkf}P=V>#VSVlJJXhwifVzwfdt(*-
hJ|C>{xO~O}ma($dRpUHeK5DnHf>LLdS2x(BQ)(QxbWb}Kcb8YYlIH?&YxrE;y%NY}!<oleS6^G}I88P-#Ix*rN;+pe8#;IXnH1`Ko|(?F>!-
<fCWd&1&&kTXY325UqJm1(G;@)|F&zYO;C_YWRp+m?Gp421*A2+>@#=A>*Oz(Kr`Ojha`s62y1ca1`nt-oXQ!_-
r=`}{t&q!ajVq@)4}Bf~*l>N_MTz>lji2BZ#^At|e<4S3!4p}qZ3`aHVtxwX#bbC>#T@ysK)u&;@_vA~+)D7OR}nAmVy=GTUG}%L8@9^(rnq-s-
1~;O_vW}50IQWmom#ofyUXy@7}9MN=Hd4L*+&g4#>khH$FSSdC1aTXqdHmZ*eu^NMJL_-bBAQro)CEjZ-
<xg+>?Dg?0wN2$7E6J<);h??g1V5_kR95rWW++IyPAim+{^?hr~QT@0~eO%=4i`%Wm?c;By}ui@)&ZaL{*iBzRxu7<OgJW9Uj_7ml~4v0KK>CEa%Blu}~X
jBVbkyVH5Ewo&m3QYUyVQNNqe+*L83!!z~x-
b)T5Isqh04SL1@u?W+T{x`zcCG2m}_Xypu^NZJRrm0JwD#fcN=Q(^C)ayBjw`)AqW%p{mifjDxGQ7s+<F;JSv`Lq#oH}D?XbYkzs@(=k>KDiBi)N#~Xg2A
KW~08SYBtjs%_4o#ET%7-Mf#$uS<891uY@=IT|vRz!FdkS9CTRvd_~TD@*_a55@PzO0jQt!N3)=y4hw!l1^<Z^MEoGf!_J@Jyg$KG<NYj{W;-
mBX%_lajO=k86{o;ne{kR)yF=D@>hZgN7Pmv3jrvYlUihk|S1rD#(`!1u>gZL6ujA--9KP!5RgbR|=yd{iRWSQpkE55E0U0-
n2t5Ji*fn>lm7nw|;V63BKm{l|S|tD3#p8JYd)k@qwb$xY&Wnr(Ls{s}nfbk#<T3mjkt%I7K@2h3y;i4Jxh}Cae(L-IulDnm79F~OtOHoD8)rO-
J^=$4C5P77#ax$qpQiPSm*z@Pb-4s}9m`SIu_E%cp;=4Uwa)25F;q^M>2Jc3=(q5(_;eqG1NZc-
&PniuKPQJN+Iez^E+eCgEHyfEEh>6*E)}nR)UY9qWz1ZcLs%0$o(c3Op2UULj;9z6!@qD_-qn)QdV<3}sNrQFm$GYLYYW}D?v=eUsF+WrUqDVZ*Lbm-
g>A_X4&3Zx8oSBiAII*2K5aOpC3d9$Rq*p=KHj{S^8|>T?jZ-
9PaB@lGXEVv=h^i>RC3bYL3KY6`%{>O{Ly$#>w>*EcN!z%YaB}bj?zXSbE6`1{ASrPC+lLFSN~98WBn5SMn2Ncn@@3`TD);gK{H@pH<iP$GWcZ$ikQ3h*-
~zY56IYMu6-
7N&zQjDP;f&yNF(FD*}qlE_xy1%#=ah+ZSvgFJkpHP;6qQRnvq<2{imFdr&Z@SAAI6`Jf}EdB#&ks|0;~v#+9~W5}O&V8~$yj+1aGbPI<!YEM&8zx5B*m1
^3`(>;A>k=V!B%Mzf;|2ZIAs+qnk<#OF_F8_-
9|pUA1fiQERQ(HE}frEY%bq3A{Ij=+)oCw2fQJeirjCHTp0`;gmg$ql}J+cA18fw#l(R=s6;@U`1Q!IN2#?PQh{vYgDq&nL6s6Yut;YhBk)-
rVY()7P5Ad9IT$DmO>la{F@lyzan}H4{4=iTntv?17dCpl+y1i#3HpU#Jz=Oc+oLq>D7>)|o6pEyljEQ-R-hLkD@|ChMn7@?$`TE+YHcf0plu2R7cDrG1E
kCTP*Lv_pRvA8Ero|0L4*KZ5FaQT3?Aca%zEk)C(AWD@*g{qpEg@q;*o1MJf7K>c(s;sD;zCci(8ED{A;n`BQyWqzfDqE|0>CluJYda8BfNvyh#dtfGB`<
FTesf+v+NUxx4nwai?-mA>Xo{gLL4i3eCZ>Ih^#k-~ShL8uTpFwJt_=1)&dp5UYY1&C!-
sg_l(o&6{zZQDQZFzerf>sAj)XMTIR3^B6y`r})0`kCA>vJdX`9<g%bgb!}t498nYeP5QiWs<=Mxn@FsK&2DcgFdSWIyH1XO+}1=DjJZUkM($Mf(q8UK^}
0Z9WTX1E`P*B7=JUt76((q@q?su0@)yGad}*@M!bWLMLE`^$!F;zpVoo<^v#Xgx{wt>>v-!o}dt1QJNSQlH&Hr9fo}C(2OxlBdFgb!_Ab>A?*?h(M3h8-
_r4sR*QSR4kR~w8XC}#l22G^KoJTA{|8!f=!x)ChX@ZVtvZqhbSMoN8+|(&Nd{V%JBE?tiDSrf$wP=F8^cA3{R_IU@F7o0O|OC{miU4v7Qnw-eIig9l4jD
j%c%L0c5bEhXF8w)OMf=O)_9QH@{hE!xP@&jY+h{|FSYUg?<ii4L8eiW_l$)@Mr`3C=D9BjD+uNK<!Mnrezv?p0ZIfOzc+JH#`{1<-
gIg1TL@L}4?KRyl0_MZAZee-&Hgy}@v=@n@-
jlw?a#D%_16jj(Fh`~5ZNOjSht6Ms*c9l63~?+Ybu1hB5c75)g525jctpdUhaWD%GoMRIYDu+TJOINLu@b~nKn-
BN4JkyQZ)8LfezOV_g*JRuaMsj_i=Uo)le$V?<S24OKgO-GDC2;XF}Jg+}QhG38&elR`Q?;b8l-
(w@EF6|Hwr)V~b7d68t@5ZN@H^mPKio2>y?A1@#v;?#Z_Ve>hiEcf$^cXHEl^p^14z2}BAS=XR`3M=98v@rlDKS=04sN6+{~kX~0%l;~GfdTkN&jz<O8rx
n3<0`EUUmc(n&a6jGQ9y+7(bhQ>4O3pmTjgoU=ItdCNos2}1EQ;HRgW1%3MDEGgON|GyW?bZT<bF!Oz`{M!I@_E5n?S|y`xhCOU=Hdp#z(saeNt@td#DuV
9UY!HMRgFGgQxj*g+f?fkj;uiqWLebj!-
3JM|=E8@;294PTnp)b$&NV=H?!rtx4MbDz2zN+V+h~+yA?y?QvNN()Rw$c*jeMpq+_o6BM+^DS~z?5&G3}vYWtozomZ>{HJaZCv7*BXyf*g-
s0}LP1>V;%*)-
cW$eU7%`o*ax`fra*Q$|Ypr0vAlSPlATxOt1ux5(SJ)n*%RFE{VSXrzk5GvEr0aX71j_(MbkSYJ*RI6b=7UdrJMLMfw;~@7_MEZI>j#asDXD0mOr|g3wBF
h^7K|DYC;+9T+-
ynGyErAk!ezh|UiN5d$v|gLBxWnRJrzOQxrfZ_W?VhKhb3f>yj(k)$J~$QzBU$ttc2VD<vlx^xenLPPp0q7CCqSWSPSkBkpqkbe=#Bf`5lspA+cum#604%
b@UXVss@A@^Yx9)=BpSCnqIPm6n?C2g(`XRDDSw3$f*Rx1ZTVM}Rit;rmjJy$$wq_jOKslu5$=J9$niIW*_@_D0|QZcqnD40b4RpF^a79pv#`JODy^A16r
()?)~#*<8SvH#KoAeEn~F!#a;?(4?vK*YW0JPvDxuxq+Z~Bm{-{O)9mgChQ_J+a8G#e(Q!Dxdj1$1yq;}-
aA_$SFX0mL2@8o(wwf=*#n!?j%Kf!LF7HDz__ec<S054f{zsmKO<c2J{z&qPZ1b3@eA)uVcr-}>swVgU5=Jnusgi7n!Lm~)`X8-
y$1Q87F5ueDFVjQf<PTA+vOE~pHrO5T7cX)H>dOB4BnDU4p+I|_b4n<k)SI98SDorzN(n~h;vGu?uzXCE3Y@iMMiS8jSf0lX7_NZ_)x3c<YnNR{ff<K%`g
6yZEOVRswR32=M#AHY|nRx1iciL!VY<cy@;&KXJUQL30UbjGi)2eJ{zfFSKDhsh~(@W4PUukX&%8>%>4kE9(I#IM;JBhGboYH{|AQMH@+;Caa`Y-
kDkA3Al*8o>yXW-nY)XpCxH+J_%IM0ufx%Iyezmv+N^RofO^LBL0$~f6JnLd1|m8_TOE$uTCaGiNvGM$P<N;VDh-
Z2WoZwlp}VzEJ1D=~mqBSX`vM`UPEj3G*S_K#79_AOv&zb}bnXe0B7#<wz<!=}~IeE|@ASlKbo=5!`94(=aXaPjvafc-
}YEbJ2QcWouPZ(zBS4MS>IaU9d&82w@VBIL|NM)5f@icjM4yV199eDL`tzHkP*jruD1{8H$`L7sVM<vF1>PJQ6^Uk00X&fVREr@VX`*z0WN)q9{(a<UW*-
_{xY;#O3%&(UH<!4tP2w}aaG2rS#Zv@#y}e^?ritfD{Ukg`964b&dK$#j61j^P*BAd3o5Mn9BD;&-
uqnK%1;xOJIZxi(9Op<08_w{)li@2#23;_+k#Ha0BLXU&$ZS-QZ+`?B;|sG*+#lCQ;mFN&QN^7&`aMd%IM-LBz0Y48^CyRYaH%>C#)FL2m>#ZhdKw!q%v9
g16K-
0H&)*RUh_)~)XczqoBr@ZfD91ix7FVvGrHi!woZF7#Q!@Pa+T(9Qb+h<mukJ;0H;hXUwxuL;<2j0OKAg$_#e!<tI+<&jV<M?$dz2}K?H17k~ild|sPeh+(
0P8)rk%VY8BKH|E!Os93<B?ra&VS1daRm8Ui@L?y42hX95#+B`v;wRQ*kpz7TX|{1yAE1cz6|NQ*aGcw6)tEEsh%?oxbi^}KYD95AokAZ9jd7mO&r?HOB=
h$Rt{<iuY`5rTHk+()7rsPq?5IOVZ4&RzZu}aG<gQfHHYHL2HNyP;@jNxkv*PFPe^j4L(fGIrUV|o^85ugR<$m#!CiXM8zJZszQt6c)TmM>`WeVYIZgI}<
Ysuj}WvSK6U5a}7jQVA&FBDNLE)t~{;wcKX#xMlDmq-
8j>yq@F7h2zJb~53V=REHX*EnNey~XLIa=t53<=o5`RhjQ}8fPnNoJ*n_XUEpz`sS`P=$qTlP2b!#vc8$EME;CQXX-vvI;YS#^Lg!Y`ey7Q#-
m1svw%~Jn#ui9U32Kk5UQhq-
r@bIfm5j!&R+Q(f{2GR)U;0sf0qJ4tC&)Pjsr+K@~%8NA>th#R9A9}k}mu<t3`H(*@cCXe}^x|H;Or|!?$Lcrx#JgJJ|mw`ei0hxf)q$lzqldCbD30-
>(6g!J%eOm^1N!2}KVp!7D91UJ^r}%)l&M7}pS83!};p_MvSQ5Q8a99whl@4eV5UG1f@MVE?<gvN5WFS6hl_d_;8*ah^+LXUQx)bk1}mZS#8QV8#CM4YB>
7G^7Yi8?fVE?ftTwP`or%N0(As1ob<jc^lgXdN9(@93|@g5p=NpodiF}KGEzaKgar60!EoYKgWYnKgVCr^A_6(f7M4Z-Ua$Q-
V3W_{l(!+NngxjY(UDo3~skeWicOfW#Q!~^8k<)_!6qd&)$0?bb(GqK8R;P(kyQG+ENWPUuqt7g~G2$UHf_>E!>k`4rwvKVJvw;o&{56B&X8~zdOzNE$!M
mj1<{UzMa|don_IXhp>-VIo$WFBF>-59fI|0Zgc(tJrX-
+x}iT2o7CY73+6%Rufok31{>ZshyRPcx&AG@0k1eU{`(kYZ4UG*3=rSe<~2QwP!3dd_P<HcjHqJJ6bYKV?4%nbCRh^eJ4xd)$>aG9FA?2Mqw$OCgQ9t}49
_cMc=G7`{RmLh>;!rmY2(euoJGi(8sg(HD2fRLXsH5FIe^w41ZY-xBF4d#cP24-
_PR2SeY|;y^UOzZu0pN{vuEsM`WJH_gQpb({Ar;1Qu6@7^JN5EXV`dl@bW9eWALJ(ofck8V({ulc%5MII*4xsFMNx_t3Qn`?R@1J6bm!9jh!}-
y)ze~cjkQg_!wz4tQgb?!_-
TAK@8o>Tm$1{apKR!#~lUm@@u3Gi!6)f*U`s?d<at8eEHQTy=l3rhwK|01DUeQJ4?gd_~!#MFz?&sX&peT;~EdD<2`kI(F6^6Fkg@kB)WrMd=@UFWr+W8@
qqp9eXvb9`9|;gkMy|68vs7{z>qVek(_U5x+bH9!t+wmFdy73ItOOrrL6D~MUps>q@PTZ7bt{)L=hpj$-
x*NHTdM9G%P5C5+}*Sq7o~pC2+e7o=3YmKjjP9hwK*GwSCNhV(rrjO=M~Ie|QmZY@<EQ(XqU-
p8{AM%HoX!f|M4OO;BigLe_LWCI>eDwH(}RtBl0tYCf0A-56#}q|k0CzRbTvhwkK8u*t*+Ma_=;eE}bqh38!I=l^4!{Oddx+oaDBZ*0;@K+-Ye5(3-
5oW`W@$)vdWy^JRl6%sU&NKjN4Mf5740=M6xn!oUGY$6gLC<o#5Z*&w<G_)-0d3-_wO!XQD(}@VvEqmo1%?1tA7g1CR*b-
yhDfL^ZsdZikWWWNu&lcW1NNyj@pTncA#M94to<-A0pGERnrt|_mu(%J6bzTB5ThTwlafemXuOY#y!}S?I1$G=m1NSV29dFTAZin-DheI;0!55IFooh7s)
{Spkd^?11>G;-
zZ#sPI#kX<zHh^z>ZineOzR35@2VB3G38gx$XS+)l);yW0(k5+pZ&Zgckl8TS*cW0)q1*VpAwk^@d)DQ6R($X%`O^rv*Gv#Qp31`KqK?PtxwNB;o>d*bti
X|#S9S)D+;Zis>`Slw<q$oqJ2JEI<3apk=%Dux0`J+2-
c|?Ra~17T2adR|+#7iBl&Z5k@c6p*dO>jeGez^ut_OK@FXy=&`uW5J&htyMkoLlGC!oNZ*A^VCp}p$Xz~lGU>RSRw?oxFG9$&LgZ-
M@6KnQhxNEN(~YUahX>6XJD0(%%2`an+6$!sO`8Y-
nxUXJ4@jr)<4^l)3Ak#U8BoB0oq!LuB>YDVCD=)BS5bkq`&lLpTHIN=6J_1CCyyXpT>10U7SpMZD_yH=fwd&CEr1xRsR<IG}-
<1i78gBfjJ?R2YG`wZRH&hS~JW0rj(sn_45v1W8wGkkmo;F~2AYvda52IOtZ8oxj{e!;}?3vx5Mp3pkSQ^TAGPi4Wz4AG%SlrobqmGjLC8ertuyjETc^4=
wSKJQhV*Y%@PV<dR0mS#9`<o;Xe991xMbiZYnR!;h%^6hfv<!a*3$@WLsM^6{!@rW5d0HUxDxFrU)(bzKl0{%TVPZ9?+g-
APOzF1JV3F;OBeV05y@jH%ZHjKmAq#-mlZw+=H?KAcT{YN7Ki}|Q8U@;!;4BlVcrL-5AdB17t-
93SsU(G%esJMK_TLH`E2j31}{o3K+zlQtR*IxYke!|!H;A@0^9Z33$sfN4ZHSB|oZ{yd4fr=l_I1;e@@ZdpA@8sQWnegp(*v4{=_rjzGgV2`$y6|A|rEq`
Xz5C7m>YzW|7aXh``V3zJhX>d7iRQOB&)XDSxf`}geJy(DUGSj>zt#-
klwv&tiSvoQ(asE1d^P)(K*e=4S^}2q4*G+C4)^hHpEekLZICy&y51V8NkQu7u~o+qnXCcdVT)NjQ-
x7h1L!A5QB{|Ah#4=7<`&nxp=)rhxPue;yw@?v>!HvI1;2}LQV^W5c<oIZL}Ra(P}_B-
*QBz_w^S?{y;9r0&n%MP;ty#o8OKTq^r9q8B<cfON7#m6jQid1YgKc-rthQ8+k%$=4Bw63V%03KUan}+Dz)!BS}L_z{2xP2$4fKz*fLr~X~9He1oxaj(qO
0B{U4>_esre0_(v+NYo@pOL6)%gM_QFqyCq}bM(8Gdq}nt3t=P@dXg8s`QtD=Ivqrvba|k8M$r`3Vpm4$792aSdye1dkwi0$L;mn1+H--LpVG-J-
PfCrS8b1wB+$yMF7u2u8U%si@Fu-G!u3JtronSAB$2~fJd~pvyer-=C{s)4FjeNfh;ICXcPGopu3?JrtwHy#~*!}OPK-wJ`$U1Q3PyMg-
`L)j6xnBKbjGWH92T$!xXAU^_it58SF@nljjyc<(&^eo-
9?0lRgSt*N>*Sz|qWTbK<W;U;i@+CItTv>CxhxRw0+_tX?zS}GXBHvS5<>e$()t&reazB%03~i#PCK8K(?B^M%E_JJ8t*{`#uZpew0vKSn)9^7s9B~=&hs
4NBlqOTd|EX|mG`h%&F-
};FcSK2X*s3pszbVp`goswq6X6)$R?RTkkG5g>Ac=(T)5G=aHDbIM&rVb#)bQvjSDwrT*86cZ(Cfrk@Q!{9+cw&IvFonIOXkZw;_E<@oC>0%iI=r@LoMbc
6A7UKLx)_Kp1(6rG=GC5$vnaD(!P0R^#;n*LVsb|6%Aqu%CZcq!nA<>!P<fNW5Qt6eTk0!*B*}r;wnpEo&0n2W-
+_!GGcg*e}fUn)c3h7r&!&{djJ>_8mG>D19M+L_4X^<~8-
f0)Gc)tgK1jo~r0Sow;b}KB5hsPJ<|~ZJ61zrkoyNZ%6=zJU>kNL8z}o<s47LGltOrBUIhNsy-
&?BY%cAueP^L%IU!P@3@EZG^I29cQdm0E>sVyG)!05t7bgAho04jC4#$UNZ9wWpa%H=nP~HnhJ*+5Ey!8->_+{ebxJ>yie~g5DRb{;Zp+hj)-
!t%dXr>c2yN27@Pw^6ze1#w+j0$Q$6Mp3;i)p%CBjhO0rnHK5B1OWUbPhOR=Cn_(mMiP%9!LtcWLj~xF^3tYcXHu&1o=x%H(?+x7&0l(9YGr;v+%FOtrpV
Fn{U_g&#zu#6FUv!Df_Xe$7r<EH!j+598E@zNf|O>VP(BKu>AzW&eqEBI0L6Zx`!ufW7cC5np=XWiq}Tf|nwE=@xdLjAGb6loJdI{1)Z}M{{esfOnqV{*!
EOZH>O?bnK=PR-d-W@YI~9t6FT*35*`UHVrLE-t20@yFv{KLzWjNGPAqW(8H<|(_jYYHf6U_k>k-
K0D)5{EiX(~vL8Bg_T!cpij?f#sk3vN3rQe37`jr%*Hvh_m9a^gKAhaAlI7zTiZY$|v8aA)PE&RZ)~4L16JJrLXAVw}hL3c*UQPtn`n*t`hN-owr9?PxS)
^fpMP)>_5T=TNs<;E9D^&$@>Br>DwOa`&_YGM$`O(YXkz@Tw1+PG7u(~b&!(&h+K19ePc=aNRsHFA~nqzdN8+IMjF|`Mz*qLnm;%?F40ivg=ci}ncP7nju
GyOPZ06f*N!J9o%NfEGE#9ifmAlG|%wLBy|G6KlZBbtwKp1ak|rqC-
w=`zv$()vSUBlHtxanTI@v~a)kTXF|28wS;`Ad6M~3xZQ;_&dt^bU)Cy4$iZO2|G*Y4B>K%>xF44_5uag8}R_Wa_@@o1>x=B9CvZQ%5}w@c5Of1Fp!To<+
VrYm`%zV0%8*<Pvy)RsRgbPt+ykz!Zo6O_slJYrl9<ab7kpkRV!1@d0J4K^$bPWy{PBq`n#e2y-@$VQ2%d+sQ!18>tBlX=X_z4^e3=>=MWws-OqWt<n!UX
2=z4Fwicv!GP~lo;3<zy`}z-
T>^u}<r#zY!3P`uP@IL5MvH%~`7rEPk9`0FJCm%Qx@_eFKf1<2O>!&mM(Uk${VRhWtZk?NsbkmPCUYsN%A@l<wd<ls?5JD}V<PQ_~1w0`B>R$;FKhncnZR
VF4Jp}R}UQG{$6)R&2uY_%f!fu~qeWz^7a*n@m)5W^oVN-
Y8n)F?CTdi5{b$c1C8SJ$Mxelxex<hzey}m<fQjor~P5Hov8_6;{+tP}z9FUz8ch}3@J%m0`r6Yp-P@404(VN4_i*#gb^nT+3L45$)-
^WK<V298t^FZK=d)PLq!}S`pB}{o;nDV9IK6#RR@LeM9L9N1QVctm^5WU&KOm<KrIFTKHdDRgc?;FU2Y<X?-
noNcByv4`xC!U&;UIV$xvP(xJ=MO{6{j>m@Oq1fWDalxmyG>(xA(Q3*JgK_Gd})l{L%uIY%I6NA<lU{gFv(g0wqo4FHz8q8^sd?J*qY$arkf^_olg=a=5a
=lUPMWZNo1Q118TN$@72WZHpqDA&E7DlNt?w-
d~+mi7J7`vtJ~~|6SvK3(2LSL><;C2!+a#Vd7t6VHW$yc_26%I#WK*+0s9$sCu$A4HKZDY9VC!0bbN~S6qV9%t;pG)j_MawX-
sC>Bx7v}X+5g{qC%D3MC?Wv9m54d<8TJHwT&ICMpG#}{DJ|8ZQiAZAs)UxMFZb2f(S!*iLq+zj5y_Z>86g^cvh-qXa8QF&Raoqx|lz1)F5E5Y-
*tCPX<v0ST3mFK;gu=A1^imnXv4PN==sMbD8(!16FCNVLmclcSK|1tesHzBAZt<M7U=~Ls7}5m%XNEQQtuVOOeexCvBd0?ZR}_RIt(N+i;v{d4=~rd`Iqr
rS&D7UcsTRKr8S7$u0V$bpD5+s6R%Yi7ec<*8aCP?m=pWhFMGhLCeOy_zSzH7o;!}(+*igC(+zHPlN3sfwerPCb3#HtPcMu?*5I@*T>wZs4dT^xyBAy50*
Zk+I0gRLnGyp$Es5<{{xYn$T#Wt@P(TRrqZ5`M<O>ceGI|Ytbc>^Wa|)w+o@VBAfE^=hbPJY0d~na3LOz5LGjw{?9Q8~9@&Bv;@yXb_@?ZKVUEV}UejEro
jV458T~vwyIbPw<k^`qTjTrOmfyymIh-V)(pA3!yjwA&Z!@f*naHj;_JuRHqFinM()m-
U@2dLY`kx^nE_WigTaEgcr~(LzPLTZ@u=4r1x2iXvavpWKBQg5f1~lnD)Dl}zf5c0J(Hbm$K{cK?=B%&7zYs3fLnIFkMw}VEIm9&{0k+i#a|PM54V;HVbs
Fxc-XLichWZi>HKg2!oJ>Ov3EY!=aFn?WZRT)0j1IgG{5ypeB+`FwN1p&)zlS%kg{fQ-H&MIfi7LJag<wv(|AqRpfU^jXRn0bkh2tHHak-
a)sx;tu=cGrG&h;X1HW{23g@R*Ls;#`c*bs4jS2XW;W^y}B3xM2X_aySqpkO=TLO%3eLiAd}s~2&Zu;1l$gd;Eku$2w@QELf+QuJhfK-
}&me@Ysr&a87tVqH4avJhsCTtaD($$vsjirwjkmCq)vN5B)5(Mi+JH13b`cRcRL!+zvq=&2Q$^n6FDT6>RR-tT%}Y|<K#$v-
Fe;SJvFT#!z>RP?;H+#$hFF?M4W8xz(3WC$7e$IBDY-
h%k{7RB1*m0$n>eB5&w_lK{Q&({g&UQue7_3Z*zI>@_+;AtJ;r6DB$x_BypD#`uMm58#?RAlus5N5UOMKjQ9*AWtPSF4%(EW`l8Tf7<t(2JP-
8S&f9FFH4YT&OLJKM(kvi~?`W^XA-$D6kMveqX2(;p!e5QXt?$pC^0d-
t>^PAI?oUZ|KKsulX_xViD&w=xH|3H|}43CF1JM3|C(lr8k)p<6Z3P09}mNb_r7U07yUKXAwH#LbQ*=4y9QJQ5)}FWJyONKN*n=K!iWpyed6X&?9dE@rgW
adG)YDwSEPbd4mYQ$B1&n4yaHI^v^@|FZn)@0NX9)N)QxjCPsZ2``aNqFGFI7>MU$0!W^bqZo*RmI(AzHAC{jlOicKzJ}eiq@^9~hq@*-
9`6FiP+1$qvBR`GFQ95nh=`i`S5S{$;>hHwOrK4RV)9K&PCzFBh!@-Vu(l(jed=3O)KQc&00J48>>`Pex#r3!-Vg0w^`q$(7Uylb^-
^YgP9PQc#XG8am`|%p@)+jysK2lnXx|m2wC_FyCvPK{G@IR|!%ox>=NPss0(sS{o_x}t;B4GhYeuVSPJI-
{EyO>nsjtudfNau>Ih9!dJRAut=vW&S0VB}nvxf6x7@NC?bWQKl8;xF!XrKswYG@6AueyRI%6enQ6WX^fTwIX~6-eW{fq1-
GrM#tL7fF?*+`A`drG*D~>vB4lni+nn2C!8-
=&7{xdCMb_0k_u8zJM0uCj&2U1m>n;Kk9?jl$^J%1=GGc?ie(KqP0ArZB(Xrv^ahfbCDgd$)h}k4L&1%_hqY@BjO6#pR<(arD+V|#z$ei1-
%$(PT(90LTj01Yk3@}c|J~nJvS~<`MVaj_dM`lTC!63{D<BTat`g&{a5;(cg3S!_T&`k|11TV90dMYh!FYR8+2cg7>9aB^yDd7PND$3&arkatYT#WflI?L
nML#AM0T7M&%TP@HFxP8x$_6=*$K;>{d{ePOFb|1RUy?lzSRjniWKi12eX;p1u5lU;_aMoCt%CV4&LUueIk%*;zs>a)FOAyYhDNf#;j}b{;A^<h_-
W{V*#?I`8m)L}M}>Jpp)?eKKX)HVgMn!qt~P#Z><iIZauAA!6r|u9ua}n~7DO|C=&1xdoS4@KowA}G&iE-
#Ts;4j?QhY_JUt0^xH>@!G1bFnf|Jdg9Y!l0z$Ipd`+3X?=R_-
<AbpIsFmcj0*&fX5ws~{NBF4%xTik~5d`EJ83)vp`A83zDsw%Mx*&4SwW{sOFTjS2$gHW1cllwRMgq%-
4H5+ed19aQ~JMKa{iO_B>)D;lL(J<S?MZD2Z?#z0|^2QF9mPKiFSZy4d%RS$N>Ypb$n#up}6B(RGqha+$?Qs+1?Qyvy+2fpsiFc?LE{5l1__ri#hqEmDn>
jeW@PCsf?suO74#g~Szfi?aV6HbPNH^ELwh%3GbDOk<Kt1MO3uwe``I1@U`n%aNy%ff{=zfvxaknPe<9O+)a?O-
23vC#!aY!v+W*cqU8uy1degmAP7wK$|d`5%RraP`jJC4Zhc4&C7C4#D+0g&GDO4(XNH->-W9%)4uWBHR>-aFv_2$kgA7Ft{0yM`>A4p7LNng8A2M>-
e`Jtj(3h8_{>#N-a-bih~!NVPK9@56>VqF3+K^xG#lfOpR}v!mn+UwJ?LBY8epiVz7PLjl@<g!6pK&f)zWczrr>80~Vw+~)d;AVtXi8_ZF@OapRhdveu@c
~aFWnA!Gl?N%OkF&(bkji1W<6_`TUO*;#Lz89|)fFlrnkHkAmLAx1jTGrvF<<4{x3=X;4k+-
xn(%x>9P6+Km<SRC=^e?#Uv2oUSZFo4%YUl!jP1b+hBdgHuuG!Cd48(+X=U8~;10e^R#AF?|_$V{gd5dquCYJ$c=?tBqQ)?$8sMHagaHe4<wp=WGdd}6zC
Osab!gaIB?SFfYSNmgZP{K6tRWM<}bao5!YK8tb(-
na$AwL2f1SKqrNZkQ)ouQlaJc&LC`dUHy+DmR7csjq;frI2cHN?p9v{qg^6OmB3QZus*wPfY2n3rv^Kmhd6*yeckvjE|6YsKaeWs<u{q2ps)Z`eqSYM+1_
Hzb7sZVTPV!gxp}7!PRzNCJ*oYH=}$96?u4DLY-^Bef#F9fHmLWr$0gI&MTssNz^Zpt{^13N9wLUzPF8d_t5C#P-LXvT(4M$NRM{HuJ}vXCHh+)-
&G*D8H!{jSIk&Y$^em*Fli5Hb<|OA}Y`G>IIM>E=@i^8fit5=8*G&m_!jKi9&WnC~lS!4xn#wuPwv-kD<SdDCZl6CfJ>}^Zt*38MTvOi_B<%r2#W)AEv**
o-7YNxhMnT6ORneN>@2AXSY2rqT3!m^qeQ4jhyNcjqTwev$rB-
I5OAApdos*Efk<kko^{*5Fz*9>Q}s0i{6}#bkQEOsh!h8kFxvkopR(Xo*frcvh&`Y{~LJx-
X+>5Kv}^Y<UHgQ5hi>lP52gBT7U_64>JD&opj^9%i<4>32elY;Xt&0vUHP-
#=k8e0<|7i+M4GzJT7>19*u9$nXk09`X|wLE?f6s)W+M?nm?3A?Tin<hyx>p8+rVIvm0?abs@I>6#W1ICZQWc8#lWZT?+{A<6}5a+sXLzf$>1`3;qxQ#V=
y4G6c#i1kDrV#!z-=h|s(ZaHJgoweB~f)Sa+o*phJ7VdJQyDcB10^S))bY%JTA002O_o#b)g-
${w{66X;kgz*L*RZ5$#XTPfKFfk`{*FFPN^1h`nKmhn;47S-
teg_^8?^fEI8P}fTW*yoclraF77g`0F2Bisz!cJC!(*BD>@$J7b6xaS`>;9G6e$B$|coE=&#<#BE=S%eC!+v9D=rO?9Qt5Sz`-
3#J?l)Y9lJI`z(0gd6nw_`mKk$S)L^|N+lhH%2Ei!Kb=^0H4tcYS?1*uvqn2&RwcW5ZP#ns1c=9gV7WVu<$BSQz<WaotENX2`B!%)7Hkk2`nUWc$qwdgGa
!7|MIPu#%g?ZrJ{F7fu_qc%zZE-R*AjaeTG+oJY$r7G7mP+one@~kcAHl-@A@mji1Tb6d(lA-
T1qU_2EZ5zZbP273J79j$lxgW#6#qr?z$b*kWRbw5zTqzHgic)qviYl#7sQLabM3fGIeFr-
ujJNOOq#%{5tp%Ea4R@v={#lr+?9dHzbk`fSNpais$#E&vx{Snt6G^{Sr;kga#G+7QYHZLxa*h1DS*OGT-nKdGR(pM|btT4UsjVrkudl7&_RDRXGppp3+=
?~1_d<?sjoaouxNT}&JAd4udu*WTKbQ6P8m{-ewNw9xOaJ6Z)t}OHj0f_o!qoBe3dvEQc3A%HCYGN3<p-
31%&`31Oe|fOl)hF@PmT{_n1*wzQ7!+m94|yJxV@02cP(MReRBFA<@Dt@$#Hh&z$DFu2%{J%C(F-P6U)E#3if-hod36S`XM>Q$|-
p$7t^@XhxM~j$v>U_u8`|lC8y87j{ROIci{@EXLyj440+xrCZ+$gJU_Wf=}mI_<fQZlIXyW-
%(ZfVx@NK8?(yvTIn9qQCH|xhgO*CwX=3^3%fGV|@(*7!7E@yU#lMr`X`3`WCJbTJ<*CybPD~wtF??m}^oJ&=PJitusnaKo5D#*@Hg)>HaH-RauSlJKX;$
j==KR#@Tw&_;MUzsePySiz^hd8wo&H8%>hwpxX8g+s^r_R)X-
KN{+{;s^KY!T>{T!P*{f>;(>Dd!fr}vFZoj!Ynd5{WHr{AoO(R(BfGW(BQlb$+#(Fp0AWD<b%^9OP1TgRr(U!;%a&xuPf(WlP;UvcT0xb%O>8lnFe$I{c|
(hI&5OHYeSx5TAu<I;b0N$UIsm!!_WWMb<6G)zq0pYL6oI^CX=x}HD$Fm?LAAEuuF10&>rH!qfcX<T|!ek}c>xb#nrvGmNi^uD<Cthn@yf>`>+ap@PwrGF
<b{ReUB*>UOda>@5n#NSfV=bt%#?F{FNdV9IE!R)AY)i*4=XC+17G@WDg&CzhFXBER1{;W9*m`ty-
+w1HMAjZ+?wHFW^X9JDGyDJ?Cio(%A!WRw{rvrqspt5#V#mbs;4B6RWET~@D;9OQ-({PWyz5xL<tzZ-
|7jBK5#R@UzH`ps{YpRynYpMt!qeSbQ0f;d!oHM-JtE-n$cw+*}j8ULmxZw0>3QKRUb2*naIBRR{#MMV(@r}SDMzA2!xrU-
|6Kgk(!sDA;8^(NR`JMLI>X?>43XN}ab(mMVK)^zn5Una2-4cE?@JN(<%_R0J6l+@H=o&d!n2a##4fgW-
$`wVm^;LEZ(rzrOhKg!|ZCBV~;vFmN8=N%r)6Qk)&H3ip<*V$_u~7iX8J%nDa6WFFzu3C6p|0Fnxx!u#zn2wOI$SlCi1UysCeLEkPWUf>^$bT*fw8L6Xf~
PhmlfK-cAac>EvrNLCRSQmZZw(7&!<wr7g)6R6!lKCpHsagzptUrA}$WEx3V(1-
qbi%CgU}<a8?c1!=w|rX&BxpY`M>AFvC|=in^yykFWddRPU&*w>PZ3eMPET;YWO}GYSe9)!VU3SB*@J<8b#T*v``Oq)C`oL9G{7DT}DEqSoPPusb0sf7vv
|?W$T=h4Zu-
O)MiDbTlKtCox+Q%T~^Y6rT^)cw9bX0n1of>#A{{E+4g9SV5_?%Bvgf(J3_!Te_#6io46JUCDC+xHWt((Ae#4IP)0m>T7Eqr^&{Kc$QsHN#~4bL+8#vlR|
yZGt*gi{WRIkX468u(+P{bAvxplAIi`wYHO>95sTE>PtQ3`t16uh@;fq0WB$1bj-#w{lvR$h%28H1$|^@$<%MIFXV{ouXih3Ozh)%8z}Z-d8(j5w+t-
l((mbl8xo|p~Bv{no%Z$ppHO>{aH8W5vQ(JMz^p!Qs8tiw$LM*JTuC0V62qe@v1Co|i*48-
7SJpHvTe+$ZbvM(dPn&6C(1H#)ZeCz97v5~N06=b;IbXQzrkS&Dyu-
S1&59crpz@%!XmQQTMXtJPyRceZSx|abs4=a=emgtRQ8;}RGtNU(q?%f9uP&eJw6AumR@qkpwLP;o+ZZP_k;2G4s;av{OS3_S4@kY`_%^k^RyDPz)@h$Qd
*0%!8=U2pcdDvuZ&yuiaMnXfc&=GR&-z*{avE3`$x>v4(Ud4wB1ET;o|3w7Fg*ij{2J#(94l+8;?Ic`P8(f_7m7!o;rm&iSs){aW98j;2C-
2q$G03}%qmr5FRv$7H)=<}z+~~f7g+3_7TD;~xo;o9;*Ms^N*WS6Mi13pC{UeQrZ*+(ED0W?r&PWHcq9_DnBtYV&-
77<d^5yM5hfgG2hao!N|ADZc6x2~vQ;Z<5>+TBQkoRrZOorpI5KQ2%WVs0+*ms2cG8#_r!91r*IVjuPtu&6eJ{#ar|JcwSkd`(!@;^y47<^lHMd`{Y(uA3
HaLq^b>;QW8T9{j)znJZz&NMYt*pGW+Fs#uOsyy=%Fiz<&vz6RRg_mvb2#!H`30szdy%QCyuu7?qQYpdD4d>Dk}5y@qOsl>r&C9!sc7jfD|8f1&#$ViC^Q
;Pj`AY&w1TP%s9;)r5fha#siulI&KC-
o$uIfKSbCw7UZ|uOQhI@sUZA8G#8+BaK)H<PF|4T#E6R;ZEAmT$@{$iP*g(FLAzw+)SN%2q=q``l8Ba*RQ@&3+E%kkK<<IO%EG<1Ly+nR)El*5OzFRwU61
xLel9XPwf;}J8#O}*$;_g8z_mr2LSo;?zmG3G~yf+!W-<$OOU193--E#S&<atSYUOhtlnHBPVQ&sBmE6-
;}C|@!{`P`)E#LHQEO;Wz)a``IN>F56=11q1516>t~_ti%#f5ea)e%*JlXMUW&gNzjL`_eERr|{1}#p(SWMEi63@Uh32FBuan_x%*@|9{nbc{%
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
"""

PROOF_STEP = 0.7  # the share of a move's own time that a proof may take
MOST_CAUTION = 0.5  # the share of the time up to the hard limit that may be kept back for a piece as slow as the last


class TimePlan(NamedTuple):
    """How a player spends its time. Beside each default: the range that tuning may search."""

    cap: float = 5.0  # 0 .. 20 seconds of the bank for one move at most
    share: float = 1.0  # 0 .. 4 how greedily the bank is spent
    shape: float = 1.0  # 0 .. 4 how long the bank is saved: 0 spends the same share of it at any time
    loan: float = 0.75  # 0 .. 0.95 share of the bank that is lent to a proof which should succeed
    trial: float = 0.3  # 0 .. 1 share of a move's time that is spent on a proof which may succeed
    tie: float = 0.08  # 0 .. 2 seconds of search among moves that are known to be worth the same
    margin: float = 0.15  # 0.05 .. 0.5 share of `step` kept back when the bank is empty
    least_margin: float = 0.05  # 0.02 .. 0.5 seconds kept back in any case when the bank is empty


class Budget(NamedTuple):
    """Seconds from the start of the move."""

    soft: float  # think as long as this
    hard: float  # never be later than this: the move would be forfeit


def allot(plan: TimePlan, step: float, bank: float, filled: float) -> Budget:
    """The budget of one move; `filled` is the share of the board that is filled, 0 to 1."""
    step, bank = max(0.0, step), max(0.0, bank)
    spend = min(plan.share * max(0.0, filled) ** plan.shape * bank, plan.cap, bank)
    hard = latest(plan, step, bank)
    return Budget(soft=min(step + spend, hard), hard=hard)


def lend(plan: TimePlan, step: float, bank: float) -> float:
    """How long a proof may last that makes every later move nearly free. If it fails, some time is left to search."""
    step, bank = max(0.0, step), max(0.0, bank)
    return min(PROOF_STEP * step + plan.loan * bank, latest(plan, step, bank))


def latest(plan: TimePlan, step: float, bank: float) -> float:
    """When a move must have ended, with a margin, or be forfeit."""
    return max(0.0, step + bank - max(plan.margin * step, plan.least_margin))


class Pace:
    """How long the pieces of thinking took of late, between which the clock is looked at: one may take as long again.

    That is a reason to stop earlier, but never by more than a share of the move: what a machine did once it may not
    do again, and a move that is not thought about is lost for certain. It is forgotten after the next move.
    """

    def __init__(self) -> None:
        self.slowest = 0.0  # seconds, in this move
        self.slowest_before = 0.0  # in the one before

    def begin_move(self) -> None:
        self.slowest, self.slowest_before = 0.0, self.slowest

    def note(self, seconds: float) -> None:
        """A piece took so long."""
        self.slowest = max(self.slowest, seconds)

    def latest(self, budget: Budget) -> float:
        """When to stop, so that one more piece as slow as that would still end in time."""
        return budget.hard - min(max(self.slowest, self.slowest_before), MOST_CAUTION * budget.hard)


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
# src/tempo/search/player.py
# ==================================================================================================

"""The order of thought of one move, for any game; the only place that reads the time.

    one legal move, a win, a block   what needs no search
    the opening, a win by threats    known beforehand, or found without a tree
    the clock                        how long to think
    the proof, if there is a prover  which moves are best for certain
    the tree of the last move        kept, if this is the same game
    simulations                      among those moves, until the time is up or the answer cannot change

A player thinks as a generator of snapshots: the agent takes the last one, a lab or a page may look
at each. The generator can be left at any time; the last snapshot always holds a legal move.
"""

BATCH_SECONDS = 0.005  # how long a batch of simulations should last between two looks at the clock
FIRST_BATCH = 16
SNAPSHOT_SECONDS = 0.1  # how often a snapshot is taken while searching
FIRST_NODES = 200  # of a proof, until its speed is known
MOST_INTERPRETED = 5_000  # nodes of a tree that is gone through by interpreted code, on a clock: a tenth of a second
NODES_PER_SIMULATION = 100  # what a simulation is in a proof, where simulations are counted in place of time


FullCall = tuple[Entry, tuple]  # what is called, and all its arguments


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


class Position(NamedTuple):
    """What a player is asked about."""

    game: Game
    state: np.ndarray
    filled: float  # share of the board that is filled, 0 to 1
    number: int  # of the move, from 0
    prover: Prover | None = None  # what can settle positions of this game, if anything can


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
    number: int
    seconds: float
    bank: float  # seconds left in the bank when the move began
    simulations: int = 0
    plies: int = 0  # how long the expected line is, or until the end of the game where it is proven
    moves: tuple[int, ...] = ()  # the legal moves that were searched, and of each ...
    visits: tuple[int, ...] = ()
    values: tuple[float, ...] = ()
    line: tuple[int, ...] = ()  # the expected line of play
    rung: str = ""  # of the ladder in jit.py, on which the search or the proof ran


class Player:
    """Thinks about the positions of one seat; remembers its tree from one move to the next."""

    def __init__(self, knobs: Knobs, plan: TimePlan, simulations: int | None = None, seed: int | None = None):
        """`simulations` replaces the clock, which makes the player repeatable from `seed`."""
        self.knobs = knobs
        self.plan = plan
        self.simulations = simulations
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.tree: Tree | None = None
        self.game: Game | None = None
        self.root_state = np.zeros(0)
        self.pace = Pace()
        self.is_ready = False  # whether all that the last search needed was machine code
        self.patience = math.inf if simulations is not None else 0.0  # seconds to wait for machine code

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
        budget = allot(self.plan, step, bank, position.filled)
        self.pace.begin_move()
        self.patience = math.inf if self.simulations is not None else budget.hard - (perf_counter() - started)
        tree, run = self.order(position)
        ruling = self.rule(position, budget, step, bank, started)
        if ruling is not None and self.is_enough(ruling, budget, started):
            yield self.decided(ruling, position, bank, started)
            return
        if ruling is not None and ruling.value is not None:  # whichever is chosen, nothing is given away
            budget = budget._replace(soft=min(budget.soft, perf_counter() - started + self.plan.tie))
        elif ruling is not None:  # a proof that took all the time leaves some for the search
            budget = budget._replace(soft=min(budget.hard, max(budget.soft, perf_counter() - started + step / 2)))
        for simulations, end in self.batches(tree, run, ruling, budget, started):
            yield self.look(tree, position, ruling, simulations, end, bank, started)._replace(rung=run.rung)

    def get_ready(self, position: Position, seconds: float) -> None:
        """Have what a search will need made, as far as that goes in so many seconds."""
        end = perf_counter() + seconds
        self.patience = seconds
        self.order(position)
        if seconds < math.inf:
            LADDER.wait(end - perf_counter())

    def order(self, position: Position) -> tuple[Tree, Call]:
        """The tree with this position at its root, and the search in it. All that is not machine code yet is ordered
        at once, and first what is needed first."""
        if position.prover is not None:
            position.prover.get_ready(position.game, self.patience)
        tree = self.plant(position)
        calls = self.calls(position)
        ready = [called.is_ready(*arguments, seconds=self.patience) for called, arguments in calls]
        self.is_ready = all(ready)
        fixed = calls[-1][1][:-1]
        return tree, search.on(*fixed, last=(1,), seconds=self.patience)

    def calls(self, position: Position) -> list[FullCall]:
        """All that is called as machine code to search a position, the search last: by then all else is there. A tree
        that has grown by machine code is too large to be handled by anything slower."""
        game, state = position.game, position.state
        tree = self.tree if self.tree is not None and self.game == game else new_tree(game, state, self.knobs.nodes)
        return [
            (find_position, (game, tree, state, state)),
            (reroot, (tree, 1, np.zeros(1, np.int32))),
            (search, (game, tree, state, self.settings(position), self.rng, 1)),
        ]

    def settings(self, position: Position) -> Settings:
        """What the search is told."""
        knobs = self.knobs
        return Settings(
            np.float32(knobs.exploration + knobs.exploration_growth * position.filled),
            np.float32(knobs.first_play),
            float(knobs.discount),
            bool(knobs.proofs),
            int(knobs.expansion),
            np.float32(knobs.bias),
            float(knobs.undecided),
        )

    def rule(
        self, position: Position, budget: Budget, step: float, bank: float, started: float
    ) -> Ruling | None:
        """What can be proved about the position in the time that a proof is given."""
        prover = position.prover
        most = lend(self.plan, step, bank)
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
        nodes, now = FIRST_NODES, perf_counter() - started
        while now < min(end, self.pace.latest(budget)) and not ruling.exact:
            begun = now
            ruling = proof.send(nodes)
            now = perf_counter() - started
            self.pace.note(now - begun)
            nodes = max(1, int(nodes * min(2.0, BATCH_SECONDS / max(now - begun, 1e-9))))
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
        return Snapshot(move, reason, value, position.number, seconds, bank, plies=ruling.plies, rung=rung)

    def plant(self, position: Position) -> Tree:
        """The tree with this position at its root: what the last move left of it, or a new one."""
        if self.tree is None or self.game != position.game:
            self.tree = new_tree(position.game, position.state, self.knobs.nodes)
            self.game = position.game
        else:
            root = NOT_IN_TREE
            if self.knobs.reuse:
                calling = find_position.on(
                    position.game, self.tree, self.root_state, position.state, seconds=self.patience
                )
                root = calling()
            if root == NOT_IN_TREE or is_foreseen(self.tree, root):
                clear(self.tree)
            elif root != ROOT:
                self.move_root(self.tree, int(root))
        self.root_state = position.state.copy()
        return self.tree

    def move_root(self, tree: Tree, root: int) -> None:
        """Keep what stands below a node; where that would take long, keep nothing."""
        moved_parent = np.full(tree.used[0], NOT_IN_TREE, np.int32)
        moving = reroot.on(tree, root, moved_parent, seconds=self.patience)
        if self.simulations is None and moving.rung == PYTHON and moved_parent.size > MOST_INTERPRETED:
            clear(tree)
        else:
            moving()

    def batches(
        self, tree: Tree, run: Call, ruling: Ruling | None, budget: Budget, started: float
    ) -> Iterator[tuple[int, str]]:
        """Search in batches; yield (simulations so far, why it is over, if it is) now and then."""
        begun = perf_counter()
        total = run(1)  # lays out the moves of the root, some of which may be ruled out
        if ruling is not None:
            restrict(tree, ROOT, ruling.moves)
        if self.simulations is not None:
            yield total + run(self.simulations - 1), "search"
            return
        took, now = max(perf_counter() - begun, 1e-9), perf_counter() - started
        if took > BATCH_SECONDS and now > budget.hard:  # interpreted, one more may last a second
            yield total, "search"
            return
        batch, next_snapshot = max(1, min(FIRST_BATCH, int(BATCH_SECONDS / took))), now + SNAPSHOT_SECONDS
        speed = 0.0  # simulations a second, at best: more than are still to come
        while True:
            begun = now
            done = run(batch)
            total += done
            now = perf_counter() - started
            took = max(now - begun, 1e-9)
            self.pace.note(took)
            speed = max(done / took, speed)
            remaining = min(budget.soft, self.pace.latest(budget)) - now
            end = "search" if remaining <= 0 or done < batch else ""
            if self.knobs.early_stop and not end:
                end = "settled" if is_settled(tree, self.knobs.choose, (budget.soft - now) * speed) else ""
            if end or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, end
            if end:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / took, max(remaining, 1e-4) / took)))

    def look(
        self,
        tree: Tree,
        position: Position,
        ruling: Ruling | None,
        simulations: int,
        end: str,
        bank: float,
        started: float,
    ) -> Snapshot:
        """What the tree says now, and what is certain; `end` is why the search is over, if it is."""
        kids = children(tree, ROOT)
        best = best_move(tree, self.knobs.choose)
        proof = int(tree.books[best].proof) if self.knobs.proofs else UNKNOWN
        line = expected_line(tree, best)
        snapshot = Snapshot(
            move=int(tree.choice[best].action),
            reason="proven" if proof != UNKNOWN else end or "search",
            value=node_value(tree, best),
            number=position.number,
            seconds=perf_counter() - started,
            bank=bank,
            simulations=simulations,
            plies=len(line) if proof in (UNKNOWN, DRAW) else END - abs(proof) + 1,
            moves=tuple(int(tree.choice[child].action) for child in kids),
            visits=tuple(int(tree.books[child].visits) for child in kids),
            values=tuple(node_value(tree, child) for child in kids),
            line=line,
        )
        if ruling is None or ruling.value is None:
            return snapshot
        if ruling.exact:
            return snapshot._replace(reason="exact", value=ruling.value, plies=ruling.plies)
        return snapshot if proof != UNKNOWN else snapshot._replace(reason="outcome", value=ruling.value)


# ==================================================================================================
# src/tempo/gomoku/profiles.py
# ==================================================================================================

"""The three profiles of the Gomoku agent: values, not forks of the code."""


class Profile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    rules: bool  # whether the rules of thumb are asked before anything is searched
    threats: bool  # whether wins by threats are looked for, and moves are picked and rated by what they threaten


# Two designs as they were first described, the yardsticks for everything else. Their first implementations had faults,
# which are not repeated: own wins come before blocks, five or more win everywhere, and a node lists its own moves.

# UCB as mean + 2 * sqrt(ln N / n), uniform playouts.
CLASSIC_UNIFORM = Profile(
    name="classic_uniform",
    knobs=Knobs(exploration=sqrt(2.0), exploration_growth=0.0, first_play=inf, choose="visits"),
    plan=TimePlan(),
    rules=True,
    threats=False,
)

# UCT with playouts by the rules; who has not won gets nothing for it; the tree is kept.
CLASSIC_RULES = Profile(
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

# All that search/ has to offer, and the search for threats. Coarsely tuned: docs/gomoku.md.
CHAMPION = Profile(
    name="champion",
    knobs=Knobs(
        exploration=0.6,
        exploration_growth=0.0,
        first_play=0.3,
        expansion=2,
        bias=0.5,
        playout="worthy",
        proofs=True,
        reuse=True,
        choose="visits",
        early_stop=True,
    ),
    plan=TimePlan(),
    rules=False,
    threats=True,
)


# ==================================================================================================
# src/tempo/search/agent.py
# ==================================================================================================

"""What the agents of all games have in common: they think under a clock, never raise, and print one line a move.

A game says what its observation means, what is known without searching, and how a move is written.
"""

LONGEST_MESSAGE = 100  # characters of an error
FREE_SHARE = 0.7  # of the time for a move that needs no thought: so much goes into getting ready for those that do


class PlayerProfile(Protocol):
    """How an agent plays; a game's own profile has more to say."""

    @property
    def knobs(self) -> Knobs: ...

    @property
    def plan(self) -> TimePlan: ...


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
        self, profile: PlayerProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        self.player = Player(profile.knobs, profile.plan, simulations, seed)
        self.log = log
        self.turn = Lock()
        self.last: Snapshot | None = None  # what was thought about the last move

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """What is asked; may raise whatever it likes."""
        raise NotImplementedError

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        """The legal moves, found with as little as possible; may raise whatever it likes."""
        raise NotImplementedError

    def written(self, move: int) -> str:
        """How the log names a move."""
        raise NotImplementedError

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
            task = self.read_task(observation, configuration)
            for snapshot in self.player.think(task.position, task.knowledge, task.step, task.bank, started):
                self.last = snapshot
            self.use_free_time(task, started)
        except Exception as error:  # whatever it is, a legal move is worth more than a traceback
            self.complain(error)
        if self.last is None:
            move = self.any_move(observation, configuration)
            self.last = Snapshot(move, "error", 0.5, 0, perf_counter() - started, 0.0)
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


def bank_of(observation: Any) -> float:
    """The seconds left beyond those for the move, 0 where nothing is said of them."""
    return float(observation.get("remainingOverageTime") or 0.0)


def log_line(snapshot: Snapshot, move: str) -> str:
    """One compact line a move."""
    parts = [f"tempo {snapshot.number} {move} why={snapshot.reason} value={snapshot.value:.3f}"]
    if snapshot.simulations:
        parts.append(f"sims={snapshot.simulations} depth={snapshot.plies}")
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
WIN_SPEED, INTERPRETED_WIN_SPEED = 1_000_000, 1_000  # nodes a second, cautiously: `python -m tempo.gomoku.threat_bench`
MOST_WIN_NODES = 1_000_000
WIN_NODES_PER_SIMULATION = 5  # where simulations are counted in place of time


class View(NamedTuple):
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
        self, profile: Profile, simulations: int | None = None, seed: int | None = None, log: bool = True
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

    def threatening_move(self, view: View, board: GomokuBoard, state: np.ndarray) -> Decision | None:
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

    def win_nodes(self, view: View, speed: int) -> int:
        """How many nodes each search for a win by threats may take: there are two kinds, and a chase asks twice."""
        if self.player.simulations is not None:
            return WIN_NODES_PER_SIMULATION * self.player.simulations
        return min(MOST_WIN_NODES, int(WIN_SHARE * (view.step + 0.1 * view.bank) * speed))

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        return [cell for cell, mark in enumerate(observation["board"]) if mark == 0]

    def written(self, move: int) -> str:
        return f"cell={move}"


def read(observation: Any, configuration: Any) -> View:
    """Read plain dicts or attribute dicts, with whatever is missing from them left at its default."""
    configuration = configuration or {}
    return View(
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


def winning_move(board: GomokuBoard, state: np.ndarray, mark: int) -> Decision | None:
    """A cell that completes a row."""
    cells = last_cells(board, state, mark)
    return Decision(cells[0], "win", 1.0) if cells else None


def blocking_move(board: GomokuBoard, state: np.ndarray, mark: int) -> Decision | None:
    """The cell where the opponent would complete a row; with two of them the game is lost."""
    cells = last_cells(board, state, EITHER - mark)
    return Decision(cells[0], "block", 0.5 if len(cells) == 1 else 0.0) if cells else None


def last_cells(board: GomokuBoard, state: np.ndarray, mark: int) -> list[int]:
    """Where a side can complete a row. Without compiled code on purpose: this answers before any is there."""
    cells = state[CELLS_AT : CELLS_AT + board.size * board.size]
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    through = board.window_cells[state[CELLS_AT + cells.size :] == four]
    return sorted({int(cell) for cell in through.ravel() if cells[cell] == 0})


def rule_move(board: GomokuBoard, state: np.ndarray, rng: np.ndarray) -> Decision | None:
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
