# Tempo: the agent `gomoku` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku`. They are:
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
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.gomoku.profiles        The three profiles of the Gomoku agent: values, not forks of the code.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.gomoku.agent           The Gomoku agent: what it is shown, what it knows without searching, what it prints.
#   tempo.gomoku.champion        The agent that people upload. `build.py` bundles this module into submission/gomoku.py.

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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "b4d6a0c8171a9a9626eef8a9", "checksum": "7cbfc038954b9c2597c55976", "sources": []}
c-ri}4R~9{l{YTQilZ2jYl903b&E~3kkF9Tm1J9Lyv2&;_}=)+F~lV)xJ_hPN&+ShwgiT_A*|%qw~j)V4K3ZWPwBpWcX|6~-
#|Bi5@<>+$6pDM52u7c3Ye4+I|{^vt?hhS?>RH~>dUedAOX6M@__GX?#$fzICIXKnKQq0*IhTbSFfpEzP7$`wP$txnp@n32BX7WQ>!<+^zPbP{S9+-
Z^$?4-Db1Vz!p053tR<-80T@_yS9G0i8U1zTHH=cL7~&&GFr^}27|$AuE7-d-B(!&|KE4tX9`qSR!V>6-<RS+>H~l7`r+K%e7(sGkGpPYa5dD|dv0-
AYE7;hcR@{|%T?&A$;Y&AqtRf2);L*{(NgF(Mq6yCvE;iAMoU4y(QPoeO-7U1m2Yx8F~t|GWNc;c$I9Mtuj}4Mm*)nktx<0&AeC-
(IU1a+ZmDtBn(|FXqeWk6an%~lWSCfEjoIb27%lk)@V_Zq>3r5~v^dPBT7$XPSZgr3^J^^zi^2G{878;8w&p%}t^Ae9aNST>zY>2m-
q%37fi+poCejb_RO@t^3Y|`)!(rCfIP?XiJ1j0szTV+9z<8U0fZ3QaEY#=2pqUJ{`FiL^v(uf=Itq-AzX__92%u1JC@9dooo<#j6|#CVlt8Se8h0UUb~xF
>!a{Sj#V&^lQkpFmAR|MKqt;m9G8W_)=KswRfWcf~(nks4ey97E!oqx)MelSw^4+yYLxCHUJ6MZT@6bbUum&^hikS*dD8cB0x$CZFYuyeb%zPMolj)1}L_
(dBPWAZ(=Gba_Zpk;A49;4E%VjEn$*d>Uw78+}Zbt#sHQ(ScTB6l-xE-
cihXuGQP_7~0k#AuO3JM$rU%Z-e^)%=WvE3P&Pc<$B%NAPn4ma!0chnH>mR|sTqo&5h8qFqFAKRz-4wu1faGLThX1BY*4gc#wh)~(_HJ(rU*!koHsg-YZu
mx;wZLQJdA}w|lvPNT#%WZO)3r!|>w8ciZxj<j*tTDpub34qId_!%G(PjSInNN~riJ4g@)?zaK@P`=>mkJA2N~J>nr&N4T5&aeY*K}1hTrB;a0x7?5U246
<`h9EF60Xg!TcK7cxVCM&+3*zFcIsx3=aV`v4db8GnbYw1Z*_W=LSYw2`QYfSoeOrHdcBk#E@j)9>x&h3O9$iMo~}?VWVUM;x);vZ7TW{GO3#OOW|vJjo$
u)m!#{gVJG1GZAQdMHx&xfptlMFC3OWrZzQYB>w{{+DKNaGbt$lnTdkN?3NEgI6xH+HjzObg4d8~(f<n#t;0P|R|SaZ5n&~4}c*d8YT9=3~T?0Ls|-
>YVO-
g%pN+V}2M{6xDTR_Xc$@nu1@=?3gAVP=y7dTB$mZo9%Wl?@NJKzZyQ_&{;P4`D{Q=P}p&NiTJs%T!muAE6=_{#I2K!{6$P6`jH6EOj~l70Pq*QB_`ykLvO
joG)0+TlRXp?3ULV|I1K@ARZLN*R8`nW>0R{D3sS3Y=Yd7P{UhZ^_~#KlXlBV#{X*tcF1YY*Q{$-
cy1EfY`S*%9akS4bZdpXRMeJp;UFLG^?oeO33I;i=mWLP^)~2~?L`%Ct5{UdY;UemL8!T0g+Vn5sxg>Og6SC4ke~*G86=p2K`jYtF*uzBr_-wL_x^?#|I7
!^-73ubt<J2%+E(j&IT)PayJ{|NBcTgE_?{a3{0NM=pw(KL?epEfu=0gmsJ(Ru(k9Q?dVySc-
|6$#7qL+SBW%%C0&SHCa?0Hc#O5XGLR+(L84T3=dPwOmZP_EI<f?R)cI93>vlXar50=ceRqMD#ft)2)=J8-
zKr43EJU8Oe9l+O{E0|r`<@T1orknV15PlTh&MWu37m7u<+btvHBi0wOPNj^k!wxOn&$S7<0WQ1;n=mTCk6u2&EAiKm(B^?wDL;VjFM<9Hm#C~e)38-
@&Oy{Hb`NvCg0sBJ_<skn(C(sg_xvJ`gY2FGp4qj2I){W;4KI0Tg+>seG$j3A&PQjOg4x7Hs4^4UjZ+R^4E|g}=O6yyd}oW1H2NFWY&f)>4UePO^+>Pl3B
9f-^tztX>pDWO>nOdhqx8BC=(Pvvb=2D>Savi1-Gp9yhIgAiI-Ji)uj>iDu7iX?1n0dc?Bal62{Ha($Z4l~uEU;!S=IyenY|u*BYPbe?%~6GydU#(j_|(G
(Ff`XeZqS+zE`h<kZrvRg0^)k5>}J2nuOCyIGuzwB&;Ff3=+;DVJ!)3Nq9O5Psb{9mb2bpmNMIC0sSE<`_3t?JCOKxDG34Ddf4zpq_<G4U6PJe_aJoZ#6*
W>PDXVx<1wE8?8=@b^k-
#kX9)elgj**O*NaG8rE`u!+pgxs{m2=)Sv$$Z<HcS+*sm7S{AA8?!4K6?xG<HpSCzEAf57T+jPN9B?&5%{9LlZw5ozv27iz9*^5$NW_Tndcxxl)x5U?t7L
P6PN%Egv1SYGukDFY&d!J41V*>Q4(1ThG+LdiV(pXb71WS;}dsPsa{57ULr<ss(Lk<*X_>ajx-
MWHM0;=WKCFYY6;f>_A5-({_~{?Pg(>+&CVjXtnjG1<R{4243i_#~VdZ-qX-N}-DUo;8&|S3rE0;#628#mmosRwj?fzDgFaSbk@P-
dy3mx5iPr=Kg%5=M=20zqkG#Z+?Tf&edpH>-
8*e^wh6$Eim10$}e1CGCR$lMOD0OA%Az%0s~*ZWF>DZX}JHklDh9ZDut5USFz<Q7cMcZEU{Xb8*AaeQbWF_j1;+`-
qBFI++be4##3NgZg4I)=wpJ8h6cxj^etOJqYSn5S+d+<`5cMdb@dL9(QpxE$#s}Gk@qvFV&hU-@~xPLZxmLurEE#zy<U%_rp{I9s9U{qjjOh_sYx-
<<7)C;a70*^{#w4a&ha1_l!DZtT&6*3RLomb?{Up5tN8vcjUI>d9>u&yPXnZZ=Y#j+bMhUrq=QM<9wtwN%f%YwR$yc_^$YU#$wzZZN%>0FZg*QBxXskK+)
#60sbGK5dZ*y9^43xdYbbNv>w@N{hE+=Fd2lWEM@i-PZL1sCIy}x*t_JwM+~{<B*Eq4mA(1qh>Rc-wby&Cu{^*+u-
DU$@YjRkO4*hbY>+_b1Q*?Zx4!7Zp6k6}~IO}nw<H~h9UHLB8=PK8`X0^M%;a*Z(C_J&k1r}q?xL!z3R*M^IT@9<(tb|Wo)R))PFJIfRy1rq2TTJfH*B0z
>Y=fh5dEM$pkE?ckYYb*nY|)>kbf_=%l&f*|%2i3a35YeW;6j733MM&{>Kcio#E|dpE@wTNp$!g?Yk7VRserLoo=3)-dbb-
^>ky@1o{!{RTkoy$Oq$R{6S`M7G{z)^@rh4nrpX+%Rk7({n#ZJL4K$&%-n+&#SvvAvV-1O2=%{OSMS7JTH+v`Tiu)aP-
o(BD+8W;%_pb(y*?8eLu5GBVcTbXxHt`~>o|M(G7sKklcp{krf5Ai-
S@lVhT}WhJ;I*O%1SoKb?<p?HKNj@hv?TGPlAgRSBR)QHPb;9Lap?*1#R>Yh{4X;hU0#|Z={}irYV!IfrnNwRRg!e8r2Ly>@~L9<_8HRiV)yNiWL$9HPHf
gaCA4kR6|3l`omoXU=`zXFuj|KU6RfS8gtj_eF|M-Ag7_{MJbf!C?iKQm3*rY{@B=j$C^B-vWAId8%Q>sQtKr+sSoRZKOP}W^Hr&$3Gu#*-
DB9Jd{srBNdY;oT&o@njKye21eB~9PtHjrXCpA{_fHgRf89Y9Ntl%=+inW4xwXL;WQ{1|4nys}Yqjkv@Vu_X$dxg9s9IVjRa>~OTtY>kzLEkl+rNS+dC$Q
_9zs1eksC$;|e{9h`4bMdZ^}ltU$yB#?oyk)1;m$vjW$yf1-4jgU-
*GJri@mj6fMamaW(OB2CxK@<U;9)}wCSD>U4{D^kWtFhfZZhabHUMDg}kBifc8Jy)Q|W^!=69Kt~<FWTH0Swkj*RZRkGcsd;@DN)@d}%_A1SEcS|3$=>w=
s@R$m>QfXDSPvOUV<t}c+8Yw@)xPDIgHYa*?1JK`3W5wDzagY=Y^?#OA_F~)tE=|xqO?J~t*<nts(hY@XlYJCHJkN!@gtl7UC^Uulb*r%-
hisNpy!aO5|Dh6-z)L~=5cdsu@ti&H1a8d<X|=k6#m?$&8hgu84_Df9bO+rS;QWMwxVDXSYcHUFWPv#Mi8AJS+cr%J{+$MYtF~o8O!c-
aLb>t#lH!rzfW{`i89bh84Tfgm{+@V}H0d;aeUBi9?0JJcv`>I09e|Qd+e+H%wkcsPU$t!tlv%fJYFS(DHf>3(=ebWx#JcBBxy!_==Z4E#>z*4eYqdRhx&
;25DQT^G?rd3W^>gRS#M<Z1bK)qaZ6G8V4ld26>+k$cQ>N|NPbBh^Vvj&<mhIWo5z1mV?ij<ZfGw1|@?OV|?}cXX=nOuTsZQte4sv7%HlS{Wm@IYr;7=g~
bNvQ|OmIIo$%G?Mzq}!N21W^q%s8gy#q;6tV9WV1{mn@elM`p-z&*juIS%s-
cPrL1n|_Y{FV$1YY%(fwI7*en9ZJtqF1%OjRZiR|<bBM+_mI|L`flZd@2iD?`a4K#(C7BNHw5Kt*ymlNOWU#i&?;#*kuAMBJ?clv;EP?H#in~gXrnI~e>S
N>M}(3okrMjkm3ukm%j__g88biRI_($oPU3bHr+kMOd+m8gaG%PqJOHy=y<N!L!v(ah<m1owsHc;h0lV^oS#8@hWAfUb&FryFSCibnjxo;Ht>JuKz%<UNm
`5AJ(9c!aW#R!2NYK}x=Behy<H+0ifaxku`6gB!Ud7FC@iZ6ip~MQG9w57Gd1Paobesz7KOMf5317_Q!oA*CrExpMeWwndzVqjppT0$Fq{h;uZkOl<=oAT
s6T5NDkQXTTNz{oY8)3qeUQuy@GUX&GZN^L~sZEs$X;qV^&5fkZg|umtrqxH%>Y)kecwa{`=i3ec_o$&`)y$)oFw(9~_Y~JdMR?3U*@T;9zfMcOKX$Dmet
&GUB*+&|wBJSdSQ1zDlUsR=Tl8OGRbN1DOvq~9{P|Y%sii||>F_^q>ChxC4pv|G#X*50`MN+a>D5oCO|F+K6_c+EHm6U%E|{uFzAiYBesSx9?<tb63*`JO
F44N6w{ZNr;EMQl!6PSn@j!5N&TolO2X(nxXX`qfRi(>>u%P4MuT3YQcG-lQ=xo&Xm!aNKIfWcXK0X8G)*+(NOd<OIHl1b)s)##vLuzSpL7p3RnZ$CyuUn
QzRY)8}?!|M`u{_92PW0=ZB8ukLqv8=?zY_J^8Ju{8%R7KUJ<)xkE*e4X<>rj?zEKVHSdjY%deq;p>20;?rgDJ=okCtaW~f9dCFFJ3#CBglQSDcBoz1+39
D?>P9mdM&rOJ$wmC!S~T<A$YQ1^p$&KJz(#Ep__!_CF;1|qxLwOG+sJa}V|;_)`5+oHqOT<9Ng-GJ5*sFv~J-
NO7QNl#7O9W*237eLyT`iDJN$(8aoX%$RMHAE9jh=ugjcdEjZ$?h5aCFF6-
dI=trj}|wq!lgqcbG@SLe5Se#&v(nn`EFS;L{yip=nVciOKm0RyH<L>Yc0mOYU>JUQ!!@=db@Z_FXKN-R#H$FXvfy!cC%-
mJO2FmG?d>Nd=N^5j2h0;;XT2L2YJf@**>8c57<^HJU62LvjTp{<!82=%G_4bWaYx`psIRL3Uh*-
@AT*cF1KW#pvCuS79f<NeS%<BVNgwiY7C~6U^)ghB&fk)1_@?hP)mYZ3{EG(=~z|X((e5YcJL8mq@owZPb4jwo3)M5qadCl3tUKp6u~JEpc>?BPS?OII;<
Y1lzned38O0OZJ;ls)eD!lg_09csjoQ;hwnKh4&Sin8yslF&PC8yFz%T1(O;nU*>aTG^h+h0m9U`KZ=odNJF9M7Jb0}#T7L9gw^E`Z4xaXanzIEK;qkb(i
3<naR$ue&@KOISWew9(rPDM1cBB=2m#*++lYmCyDI|dmg|{a3)FkCY*JVe_)+oGtCa;S!t}Yo+mtvUOa>ZI!qINiG0cmmp(fYR(6P*%*NK`Wvo`rY_J0p}
8p?@yi!G-q&mC{CfPm+^wSaHqrOW)WieM8H;OT=uTyI^Q9PQ9nd<o_-g$Y!|tTXebbbN%-
=!|=k=bTH=%${A=P%L{ZU&RBPnvs=0%p1+f1VmAE~5X<243>?!v%qAcFvclwnbp;T%x-
k<O1=>iVp~h9@Z2mM^=LT*&#|MwA<adm}78m7dlpXQm4*m}^d*pq)Rrb6?P&eG7(ZtTD1<dvwXGNgsCLTK0o_7-
3Sj}kVGU08tQ$=2fdty`M#HCP^6uur+Y?8TgNz$bxX|YL);*w~jB<k2CLR^vzDan-BB-L?Av{I7v*d%pvNv2Clrt-
c{O>DAeIT`O8+yI?6#<ctymgH7g7&HEVM6T=$7KN_G*@k^=S02O&xmy=9+q0eaKu!@KJPSpJaC>3q0f?<~sz`KrckG*f@<vVG!1%<z8X~XKrB`XuSJ^Xxp
L?o#@n!x6d2sD{F9UJTw~KpuU_K~JY2D7i3JW?T=Pvdr9d*JVOPTFOci98FnP_HZ&pQEy7Tv%>&0y8ZTaI|&k>wbt91@!}&^EWoO-GhSNLkDbmBsO6Ss20
Gv!a=WRRtMeLM3X>7%%`9t^JT;R*0StG<>+z*Q5bTy@PPePdR89N@$pC$OCz@g|(6JK|%Qm*;#SgG{E@$x~JhA>kZN#8OLxNb?uS}+=0)4_Gh?f_ejX-PL
Mago7=la9~h9uc0`1qUDn=p_BQzc&URS=;buKa`FPqk%D{tvQ7>}ZjG78&SG94v9XalkMAP{J=rzD~(qOU6jl9i?LD@hJ1-
?D7WQ+|%b*?1)d5}cxK*GYJH}fFta1$W!4W2ChAIhwn_FmWMyu)7Ax+PF>U*~V`URE`&AEFKlOxdZf<IDGO;eE)ae8Ef{Xg&-P`+2m^+spe-
D<6I)mfz#&q;CzPVuxR_L2+l6Re?eVg)%=GB*}L3bIt-
q+AX_(?11%mIBLE_R4ZsYv_P0S1bKSBw?6a_ocJ=?*YurHHrxUktuIODO;q;b*x|RdMp)EmLe)sVsq6NK((K}Hd)rjI*a7r;rJe1tiwF4Nz*IYXfW~E!xN
Cuz<?_l;?abCU`CuqlP#ys-4LdkEcB|YZF7Iu+-zG^|_$afzIb93$#WwAP+a}u5wP@cr?F26#mi93tQabPL<N{h?c2%VlmWPBanG;%L><R6%J>i-
2);~zCrnYiuu!P^cE8X7m5wqze%t>la*e56CAR)?e<soR;TkKIRn@DRV+DK*J$vnQ>7RdQkXU%U$s&!55Q9HA%=uR{sZT&a2H45(r+N=99<bTz@P{e@cEq
R7ocS(kYJ-
p>DZ};GRkYV$L`ULI@<}xjH>WP$!+trd%aT5f{G<%V5fSpz2wxJ$1(@M#1m&luc>{n3jBlO+aeXe~tU_##8e4uEtEwDfZqoRI566?2V6`pk{o_R|j<9}RI
E^Y(m;#v{_<zg-gfO4@Y^j~Q27+0QK%#IWV8pWT+eN7qnHB=(*k(3Ddw6|qk`ZPJcT&WgJFNl4TzF^_nJmd9+eV#n2-rkdvP9o&J0}NrYtn-
9kkE#d;P!XofDgyK9ag`+K@0+Gji2HpXrb+q$2>WQ?S|uaA7&Z?}oKJCH3et*$SH6MbM+p1?^nj3x8rLy?FEa16CnYUlcT5T5oA$sDRA{Pf25o>B-
zY`RkthU_@hbs+U@6GQYbMkOmZ-
?<N%VmwYLa3yePBttlw@LkV2MUbGO<3eBtuFvu|BXwD<zp&A6PP7N&@;oN4!2Dk4L;dfW1C!)0vg>Ol15bbX^&C9UsUspjbmwM2(Pl7UW{}%mae-
xiZp!Bu#iXNhYP}k4vE@DL^TRO)?ahB%N2Dg6cx|oq_6}kt+(~JSPjyfc;lbB}%J4q8B_V=>>11Ua&ZzE-
RH419!ssFIyZani=hfobU2fKM*YMMD>Hg->1i_xU8h&p5o?jlhs;Cu-Pv5%j$H0nsk0Rg)Ze$Em#y#_b+PG!h(A*2QA@dZK2#tw)ZAssC^(O%h#NtiS7|l
eazZcqJ;&nf1w&zmb1HjqoAn$ANZ~q9C?G`dO_Mxp{ve$HeDvBV19Dv6q@#t)67jc9~WVDoCjaXgkRj8gOEj_NkdoTdic{H?BNccCKEOnQVs`|o)AQ~hu$
ahg=UkMUvA$+YK8Y|j@fm)>IG!ZoaGSH(l`Yb`f@F-
&>8<Cn2C$p)a^uPASa~JHiKXTZHcs5*^SL^Yc^=vK3`Z>%=~LNa&{sEBf{@pb&pM{er4yz?|`T#?F8ZCVTxN%ae;i&Y*2}Q-
gPERt+cni$86dMv<u@Qh}F7Pp&3*kgtzHDbela;9A<v<3^}oqhNjKa4)S+|thmHcRMMzsK$SEqK#7tjI0cQy4n5?r!~Du1ZnKze%=Y`HgD4zc{~f#)v9?q
k!Zi&r&M|ePnd=D-9Rbz)zm#~kh3y}7Lyv9VfrAnm<-sfAEAjfK*eh!QsP9-G`QY5cFh4;Fixe0tj!6%5RSmM)$~@l1Go^b=bI<1<vgL-Xxkqu|f}U%FV2
sXWdZ8kL8bN1pR%Q0{5N|p7a2gNtp{0*`yaS5_9V{GU>rEBeW9kaXFvN@d1<YU<U$<k1-H>5FWEe}DAv=>7UzO6o2I-
;FJ&@tm1Z(nWhPq71u~)DRGLL5Ctrzk5pcchlO#5NIAkR6uqdm9BbRzCV#ir*2w<%FUwdZ|;3TlN@s}U@FfQbmq;)5{8*kUx%F3o)zIxrK}*>Eo`?R}?Jk
x^^Dj;KxCoL)RSU4_=sYeNgA^@smxG?MYp2jN8TY=B<rxj_&QaK0hnUb7&cAL)bN3Hm$>pBhy$|Jp$;)yZ^_rcCfdwP-
8UqQExyER35L9N`OD=fmOFgIr*WJT+Pe$Ig-7id)ansmwFG7O7xuf{Xwf!faZiB6lt_h@y8B%2;OCK{CnX^7Czl?)Y;*m_Q$1$+06m-
e($^%Cn;aDzzVE32Zkn7V_c{MCS_3*4_AYm-
w0&fL_sK7lWWNzG@d?*$&#s8Rf2AqM+N(aDn@jz?Q2@(s2WXDw1jr2Bo7cpnVMO=Bso~rR*Ny@9xdz%&weepw>0b!W~6sm*<C|H;jSS0|C3`@E;@_{+B_o
^d7=F+;R*}`_styz0QeeI15bYPsk*R46xiuOv{yc7>dGAZZB>(enUytS6zeGLx5Q0e}VoX2~Os6%+|B`M7`@F>>u2idnlc*H1|OTEgf9ocBS{%IADYSt{@
wtjQ{9qU<o}XTKv@DKKLQ7)ePSJNjMxY8H$--
bmPwB$Pr}741WOFJalysXZf###krqgsT)o!<GaCoV~nt1Bz{Wd#c|ISc$j{Q2#OONbjqV4V2xdes@oIj85lFyLvEMx4ByE`lr>oGrE!*C#upmID+leW(0o
!psO|94Z;+~oezd3S(>wP73tyzhqPx!i0HqxCJQwce!><ss|H<zLQK6;wI3Pm$)2O^c77xqjy^GpR?{ajJgk}`-
@<CoH?WC*mK=!rB4$7U)SsEcwrtCV~@v5TpFAtW}1O3d-M;e!Dv&uwUmZtNOby?ah+>V}ZSMIg?9>U$bA4-
?<{B2}9_NW;DBg9I;ck=<HV%)jsEkisb40XQiyZIgb@G4TnqU~e>IBT13Z5o-
jwK`kZn?KNP?|Spj_qsm)(cZ43KRVj=>9Uuj@^MQ<K1$uA&FTu>wzq3=X&(&tUZ!O`+FAVUITTiu8{m%hY)(`XRusAlPobBgkR#jgqK0kf9_hrxj`)ikB$
*)22)%=4ba%j?TcIz4@V}Lwob=yHpF_9GXDJ)hkAGJRZq(FxSJ!z~uW8(}G3!oOL%nS^9zoWxDQ#$|Z`ktBTQ+9aN-
?=L59U4uDYmq1src!Zc`@fSzu%yFYP9V?mk$l;zUP1Q1?~Sg^S|85&XGz#=XqJ?%;e|m-
?<L|s>h{&V<wGHd~*XyKV@9{=VsD)O+x(BQheh1*^M*t%qnU`H(PqHAo1x*+nc5sf4Fu`N?$4c&W=kz-bnAonep}n*UY5PlUd`>`0(EzO>#Sf_N$Y}2PU|
mb8BYu_%qiekH7aD$>XoM>a*Sd`PqyK(o2VhDrqz&eihy!CBSjNGA6!LlRW(`)1vXJnE2mkM&r|C;{PQp8lM&u|9@iQ)iLqUWhYPHnVmfSE7v6d?oY2x9^
W@38h=GheC)aHv?S-ia(w0IyJuz5r>^u|zI#>^o9~$Gr3(yf;kb(gI4)-M=NXsO)tpOyHOJ|66~K>6do>5I(74T)<!VlW`7&J1G32`nzU-
?xwNAFi<h(prbDXTDu;6lB&2h5k!qnBAlzrX*bo)AsX^G1ND~*+ni3!L5kegOhUtc$lStL(xnN)U~?sa+^r7+6Mg8bA))|9kNNz0V9Oi9a>wEWw<$a=Yjs
r2~=Ct9Z}<~6wL9G?>t#B51zAY4975Hc{e4vzyv^BU^M-
6yK6Upem55TwH_lZ>TVl3R^zeu5+;dqT#~r%$B@_2O@>Pc#`XJOK@{>KB=TDX65&JXnpNWw4|*%1T&Su!dOehfFO)YOF5PSY3GLnBrFhWIWi^czikIu?7Q
$&b1GER@JXD%LkPOpvBy~dJX85MrU2U6SPTK4VYHnyS8qD@qSjnz&P>XI34!e3QI~Ct;A6&W%HMK91YfnmET{py2`t@&c!zgs|}?w7yTruIM3PWF)QXd>(
?}T=B-`ryr<4p<8{xgF_`swvjc(XYaF%tZnxg8H<*krv#HimW6?VuHLRt^SWpn3lN5OIS)(;DDdq_!mArm=Bw$obj-
@WAGkk#>%xhfbVC8}$0sSSxNBJ}>`8~+Z-=a^`br--V$(;Niq<lU)(LG30COv;EPRyS}pSjWpGbXsl_^X-
p`&T98Up6!0UbiB8E*blrIYIsvGvmLbNI3tLpJ`V`?^wqE+aTqyRZQOgzATzQaSVoL#-
D3Xl>gPN<o&lo8b6szGNe1FiT(FZR`PqOGp@V1d#Go#lHWs>^UqdA^J%}pJ=7GgbP88Gg)5!Hl}_PGr*NfHxYCynS9<N=1g><xJ_TX?wZoOp*XO4O<txUO
p2%m_=fIV=SU&G@ygqdtf5~yBYYeW-fGb^7a2bx{YYPerKcDRYVJj1$N)w1@)0cS|Kf(F`B{_^on}wRoaTpH;7di@3hw-Vy_!O%2mxn5SVO;44Q@GOf=2P
AHeLHO;e%z>xAJ;GA$5j*jxETaLZUw=Qs};nJx*cT2?x#q)@cRk!+(K@zMxf=IxE`C1+^gVv=#4UZ_j9Li1I3&B(G2Nou~|Y@%bh|&q%x<_ZNp+U-
6m{Jqc_y`aUgSeqpocm{U)<@Sp3BIF4<qn#p`o<2Qj#cT&oprx=cYFod{%(i2<2g3*mDlOmT2!usM3WIT3Geg@iXZJB>Em%m=C;h=9!<i2<8yj{%#*i)-
vhh}K*jn!~j{qdP!wEV{V)&yb!;><Px7AB!iqB7!GZdaZPySc2$*&R9im`b+q7%*6O|cjETc+6&;zm63g(GP=)GM)Bp!Ccu|l8^M>8al57aml1rqvWfBKc
9PyzcxGYV4K!B5&yn%v$}WH}R~EsSD~saGl|}L8%A)vkWl?;&vM9b>SrlKcEFND@L#S}J5QD<JPoVh1_?irU47404(h>D!!yp6kRw6jVe!QJa@Ne=y!3&W
qVxeHX*VtP=@_aJ}0j3y+eSHS|5ki;oTH3>Au4NDILaf4ZZbJB_YY86NA__S7q;3Q5@O?{3N%BBE(Agj3an35^$mJm3_CI!o3|&V{3gy%Lt+8+_6^RgaOS
KA5a|A!;=MsL*QW-yHsYc<sg#<Db-f{^)Cbqm-NIFRDJv8ofaVT_45kTf{2|xzE?e&jK9|t-
|0A%it0?6blJZ9XT$qi*D;LYVp^^V}p+4GLr1KNrR#2mqoIS>yqhrPJ|Dl$rPXAb^KhK*}ZfQ{3XvPYA_#WDVSC73uQq+~F0NJh1~OiJ(a;FrS0SR(|A{+
{B3eCRF{J&ZQyt!Isjyq0lcXo{S;6l#(pf(t{F%#BNuE+t8eO;Qw>L?b0p$0iZtl4M9pro<+xj!UAIlBCBbsf$Z8T}m>Q^L1%rlQql9qPQ@Bl5pZ=F+%S*
6TG-
<@VY#9wuBca^)GxP8+tV7?<u_7UnpE0#8zQXLbMDQN8j|5H)`@G0vAVL4Ut#r(yO%SD+(9qx&T}pt=bt13zPGsQg%3I{7abaa~l^2ideb*CF0!g^5Jg8gR
xtN5D$hnnBv7nS&$4HcR+%TE0*brCWmQ*JTqJtj~7>n5|%JPvF>9H2q}se=f*0EAM=RaBn}}I$tnVZ@jihfSwZmP2IKJJj*P>L8<Ozi2EI66+$;(?A*4M+
ClRpXa;I&cW-
+s?dLG4z`>l)<SDO?k?nn}xxGqlY5F`MYi2RiB;v_hZ3*yBczbL%8n_}_ey5w&TW+vdpt)O^urxWqwRwG_q4E~!w2LDZ9DPmmdLnXYp&%K%8#pNSj+%75o
PAUC|>dr?V%G7>OrU>5G9fKR!LvZ5=n*-ToZ%e-
re%v*a;m65M6!L~;;FH;D7r>8uO~Q|hO5x$;Qkde$S()v(UL0^7;xsJ|n3lp+YQ|%X_n1u|Bn6J+BEWHfhDj+S#}!M+aaQK>?y^A6^9UVB!DS)QW+1_$27
({=7(%FoyDOMox^;HtEAE9NJS~5g=Vuf>&Tjc{Z||V<9QvM!Na<vH1Jm+tf*$u#9C}<aL61|D+2uj4VVK$UN?JUG+?X0qF;-
#qH%LeGO$6rbEg3?tFoIVrA+#Ol14ZSD_;E|4_;ClL_;GRaf37V56Y%3mc`^8LOXKk4<gdly$1RP;k6RjtA19|zz>hm9<Hzll#6Q80%bfr}ZfP8T-
0Q$7%H#3l4#eZfRTBKTe~IA7T_NMg{Xxc$WB&1D<#^mUG#=o1aTw>QAkpsPfL2e@<E)?-
3`Ef5j7o}sNtJ{4m~seooK2^<=k2zOpAhIckP=uP8A_>rpck7eqxf-
>o&d3)%6Qy3Nk1TO67b?Ay@0$*z=@Oe0rDyVA5PK($g2cgI7$AKR|$A<lH4b+lHkBe@;)l(bHWk)H+@9dd+w9F0Wshz?E#a4h$`$Ld)^07Mm2i?VcRNI<Q
<4lcrCx_CvVi`jjvl3`)Y{1ipP38CS$xIjuPit3OwEzk>-9$ns=Zymn*e6pk7A6-k>@-J~8-
i*gjJNzFTx1OqLQE(_%IJIGi^^kedcIaq?<F#(R??+ciYsst00l-
h{kUvLsxQ6ylBIRl$lCfw>T2j`2U19Pdq#aXbBQPJsJ1gW|sZTY5b1+hghDao<SN&^KfCff)R^73mY;zrkdFSgr7WgJ*Uvm4V-
?&?nE1sWH%Rw<d*tTNMNSwqg?KH@yV?HaqPzLcehcShX8r3&jD1AtzY#*G1YFhyV7Zg#U&^mIVJzAA|o!1z-aHTXhuwjk7V^S0n!0M-
=}}Un&kr_;2UO;lGikOhr8Y+c**!98$*NzqJ$mxA!Uj+gsxc44HucQ~bBE1f{mOH1|Vm?%~qhvC`a6DF9rTI<heJ?}}o-5emIH*f%>P9G(F24P|r^$hTE-
kZ%bYI;9NflV)g^Am2_ikLD4`w=;t?Q9>o)y%DaoD5kS|2}W1(7shuRH!98Fih{jS;zFwheH`9fOg!T^$3ebbAAx+!jfH$mj`y}o!h2hhfcM5F#e2&ekM}
nHd?Makbk8u*tgGY#+o%(XHfe9MjqWufCw*2zyT(n8Ff9M3e8xwsI`XhCjsHFFfs-rsxGWD`-
2DftP>*!t1~*8PmIoxSewC5M9)kY0wB!0ODqhyn4cQpE!u+BGdHKj2u)gdC2~o`ay1O{{Fy=1aFsAgD#K@FPNx!A?WYBXH3K9t)E|wl!+Sg|xf}4yd2i17
^B!asE8<&9MIEL>^0u*<{aS15y=D78&j0-
nI!iD3)uTosNQwS_aS2yU03@DxoYVBUG%`_Mf3AZX95^lu>AmREi1`@7DhJ<@A0txpYG9(;t`EQ;P{yPE%_e2a7oRIf1L4m8D5Cu*zp}@(aGARlite@vk1
g1CG4RVag?6#2@{J`}i6hAQU<Yd5cO~^Dh!~n;QCIyab;>6jZcL;zkDW?j{$q4OF*pG-gFY%q=1Q4vnC{4}8lMN@nhQ|Q8oLHp8wG}a`6VclRv-
LPABMVeGz+?ma+dIBZ&FF%7>@b_?GyBu%Qf!rqT4_E-HYJMgM(x<TleFk2SkBqS<4g-
8LcTz@X<%t2W}th*+4exK4)`oNEde%~Df81AGC!Tc1w6V;>VKmRJ?}uf&A1XQMz*M;+>w}MzinL-A2r#-F1}{H{o<3S9-
rYc=`al7>N19L{z^$HcLr_<d8&X=tjzXOg&X)wF|(!ng@`pL$Jq8mn)ACPTTW^WY8OAXzC`v(0_xj=s%%Z^2tfa65GUKC=gEEqq~Y7r>CV}e92+DHh~rZ^
b}zbL4EASn>;Ya(M;8mh<A@Ua8a|;WxWN8?y24YIAnz|wQd&YuvR{}UXqhUmVYKQzW824u;~TK)5Snv}ugiw7<g`-
xI)N~id^W+7{vkG8>>q~WdIF|hoyYc!H0w0vIzpmds&)bD)~yX>Kc{^$vnzWsuiT5<yNh|t8K}UpVA<_GJa`*^wN0&)+$V-
~IOoXh%SFy|E&382Ibt2|R6?Fku1%{0#swV8*U7~=TAYmkEVGOI?P4b{zDhXHr+DgGjOzvB*cE1euFL{5sp`5*k3Y;*Cp)1*o=}WDVHptAW=dBV`LNyrfh
Xv1d{oB&Og+B5$3Sa3;R5LY**7}o(I6}MUOK&1p+VVZ1`Q+3v}8ftA5dlpb3R2n(8tn&8R?*s6ORkxpk3^@i>E&`O)N<b#@CB5>eUg#XleIM1L9y>=BcT2
t*10`UQ!lj%R0hrq=Vc9I%uVZUgYC$Wg>S-J-
%vE$WD(T1*WAyT4K$nR4}4Ut|@*YDo~~P!Pkrkeyxom0&fu#zzkGMie<%PS&ZVr^$@$d&;VH~a6QDTEc7O3$_-7yM<#tEueNsKepXaJ!Fy-EojTM_mAHe&
(R(topK}E&E2GS&AEi<J`q?VF_!%J1&#mFo*50y!dP8T;3nRVs3a1)Wp7wNHE)9|8(q0AK&mK}nmrJ;Ji29sW+;8=Ln8qoO!dfd0w~O$b%ulzHEv!=Zz0k
Mh^KZZ8-?NifzHPU3GX7UoREr*31gc#PZ#n2ahIb^}t|BTVV&fAWexj?Mp>d$AzRru^m4NY2<J0?}&;g-q?SZ-LB-Iy`?h#NJ?Uo*oSkCM!T8OHxFMPiFD
BFkUOSB?nGoYn`IFcNku8Q-
jns?A1&{goh?(|ajBle?^&b>L>byD_l7qo*{{#meeF@B}o6b_nlH#X%R9uiz+Q+Q_UdD4{MVN>!*fAPL{wLOr%PSV4%O@bxJ_)$BBMl~-
yBezP$_9Y}F@6TP}{n(`MBb~-<M8EHB-yk^;jK%K{GyV_9$nh<V@#cggX#X?*E=YmJ+2pUi4r6dAb{A)lipvX1_l7lC*mSx5Drm6h9v}|ef-xR~S_rBaK*
)P6G>>nCHGU86+aBTsegOJ*l*U2d_CVi8(*OQqQinFmr17-UW5jufqp9Yw039hHx`OJZ1@zK5C?Lp-
8JGo%)W`X6PqLnXRTs0h1LxNPuB9EP=Mb~WsKGO&1Gwp<ki6=W8QRjv_<ui@9!rr4=nI}FS6%JO_xM05nWp{a0kwkoaIoo)pm^Cq7ytx%$yV~w5VINmF3q
pj9bo)@Q;C-
k+Yi$@OON+MUOZ}_w)>AtVzbBvh)o9PR6oKgd)Yp8!2!x`JG#z!I@}*K{`6KL`%%<C%^O^B5cHV=sUibhxWg{K&X2qUOawP)p7nf(BZhIr=|jtIPY%5BT#
J4Xf60%GhO*<<U*ZwA&pI;1iH8NYyO?>Rn<Iw=L2K?OR_6IPII&xpbJ%~BT4UIm(jjin+f3^R<i=q)6TtIzUU?W-
(Q`sf>po0m+0FR6uyrFxVa5#s%^88_(x}6c{rsFkG+7(42TbdQIS1fBPI-
h26x~Z&r+gbv9sBt}PNQ9XO<=ax>5lMo&dbBa4)fw6$^Hmdt~uYtBgMHex=r5`EbWaJF5GQz8E(3c)(4AMh6LqayQSMMzTL1J&+A);<uPAB3vX7o58jM>Y
2ogeHxGXhJx_1h<NYR5Ts!F}tliV0TVvMyk*+4Mpub6C=x^xst7wmB#-
2Bf>+NFZ@t)$`kz(fg5pK>9EZNCvJI|CJ!OmA6W?J{ENpH)Yzyy9v?4i)Z8m}B=TG3{ko)lSvjq9<`1?4`@*9~2M5W2h<5^;f?dlm)Mm298eJ>EYGng@I+
C{MyXEP8;m(9g)9BmK*?Zo=7OX=i*bDr#lWa<u6xK?yy)Pq6HU^1stS>><eHv~&Q=Cp$251?=KJ7|kJM-t9mz*gLvt-*GKA-
P4|{F?Kr6TheV;p!^jNNIiB?V1vvPLE2&6#ku>S!`_aN=N~2V93bR*gGwUL|HN}G<!g2^M94EkC7F#78vRWY8fCVQ@^enoyY7J^JEh5!F?6a;pi@($ARYo
fQw<zp&dcncD1EvY_=>)*@P3c<-v3ofz4yP7w}hb?;U*m~o~2aEL2=46f~7|g-
)Z<`yuTmNXCq7s$<>>Q7HT6$1n~gb?OIzSh^K^U9b}VfAlLJ4?xkq2p7Jp8c~1srA$_W`i9-
{TAdF^|3U^6VIEp(<*o3oE69T8OD&iQY{1_O4lJ>OkE#jIyTLrz@jz`Queb9mRY@$CJ9%d%(AG<OHf~=@f!L<BdK{;^izZ1UF!TA1_i2im2258+vI((m??
1LVHLjS(u#la1dsf$c){>R96UNP+>q_Sr@-
x)R2;y@FFm1j`2MiaXrap*O~wMgh(#{X*&q=Uc1V`fm1#=qWxuiMD$cFxjEy!k9Xfa)8y90xfg&r*M%)T&K;$bo&Zxf*Gv7yTqjd+9`RIm`t=0BLuaoPVI
=a*D=*v^&g;1}^w<E{cU-=-E&42PeKM%-IXv3Qs0?fD&*D_vm*(ZJM1J)r-7L-
mJfnIORZ`5^;k0n63NphaH#)h!W_n9Xw;}Mj^8!q=`yQU~|z9_FsYb#v|hFpFo^}Fe73v+#l2DEl%vY6KCl_$Q(u<kUv5EpcPUi9g{0yxCXDG`?Xw87m_v
=i-RAJLY8)rvI0nG%YM%~64YRDEeU2|&_#k;4BknC(=oW11T!&cBf+aMXd%ID49=ql{-8d1|1~P@iM|5-
VFx*WiCtevCpKa_T|T@=^sAIUlF~;$qdxMTue(0-a-
u%+zf=0i#pxseH>HnUGJWKntdD#eqmO(j>mzS}P4$tQFHIl$bD}<Si0sCkQ863;M=K;57paicVAq8vP)H7;LQ*`DLXv?B$v4o}YxCcbJ`&?Yklg&8)Q{jq
|GsShg7Ccs7yZ2%tJip3D_sq_6Mwfn|HYr3T6N2dL$<AD16$sj`<%Jb^i_WE^ZHM;U*`1kzjtRP$8n;549DN}w#-
iMxA9juCHLES^X%k)8#msR+;5}irsRGbjkEDSxk{mz@Gb9?KIFI&?~rT8`E&g3O*H+p5}xIgQj*7|_{tk4KatX9{GUkiiks>0Hrel>6u;RJAD?v-
{jOdy9&a<5zsSFn>bW8z{jYAMek5}f=;U`d(fGAV{Yz@bm0vEU-
<&`X$EEoGgmMP{PV#rDj8FedDZWw}pZ@TT@wi@j(m4F%)ye%={wO0kewX&!$>Vhs;DaH~X|ni*dCB8nxITIO9TWJq+&+Py%Bj~TkN;m2_}?tbNgiK!-
Dkr$J3cFU{NWpt$3HOve%f6Vl*1~M`=fk1#{cHbnD}j)<mtaLExCWpyJP%sPK}BG{sewDYqOI3_jF9)XVa6NJpFGb@W0t{P4fC|nUOsH<(T-
ZWBr8Q9F1pU;+xpy@jo`imor!9pT_v~S}A_ocaz6oIX}Lf>V$bF`#<f!IUb)_j{nom@#8PYpOosYO^83i#^Z*_@oSCo{6LPcHOAw6$ng(L?a4`qZ~pFhd=
YGKZW2GI7%%fbeM0=^1l$ujUgmQv65?e(w>BYO=5v#v*s(0)O%b>$R|BhW@UB^2=UTJUgU-nE^HYfOmk(fY0=IAz!#x^P{uaKD?rrmp`p@UyHiZy)sSyI5
Y>m-;sSyI5tl8ka^az1iS*Pn#BLsdW?)nNX7QOlMxa%vl)D$=_hr7N)i@DI5LI_MD1g4zZere8a^Yw)(G~JY}Ov%cWtW3$ul&nm-
w*B&4+vXcnTRC4p*S47Jg8psecIYg14q$*zR~>pw%{Qf-
+g`>!q0jH#HtLet7^i=biJ0;a^7V5^96!fMI5NjlyRKjJ@rwIFrdUCWEq?6>&EQ&7yBsuF&nj3*ki({wFuRPx%wQB&dt42UI#@ES#x)Q2l;Of!=jR_!Q)(
7|+2hH6q4AVf4u;rWBOFMBB_#nbFEjm2Zs4V@)s>EWU92H?+lGifQ);Zf93SvWW{xR-
6O)XGF*P1v&UmcBK%sN(gPv9OYs|9oYe9Y8@_QXktYNv)Sy%6L)HN<Qx=gF@U0b)naKB}NapJLYI_$R<mXt19iGxzg<}dL$8mtW~zrSX6m3M8Oi*FKE8%j
SzC04IVRte+%to{<zBI3yD^BVf37CD#E&?l*^)<agsJZJryM$f#ptDX1Mxyb&Jsm7RJ<1jnih61ypw#MPsn@kS3snBJ%m}+Yc&KlNe&et1F^BPw<*m+O_-
9MV=Z1kAFNO1|7YrO7@&s#V?Zw)k1Z+7V2W^;|BHs9^myY&W>(PcK(I%+I>r=y0o)EEm2l2rMkvr=cDE{DnKX3Z9h-
cn$I48{VNu^_)NKelH~inWdg_&ZN1spR#`O`pH5U!aRg9gK1vjO3?5{%IgT*)Px?gdn~sLCMu&Np<w{PyHqG5BHO+llzBz!bYD9W>4;)?Uk&_{lk58{^b7
Qda|euX>sDc5a}jKuk^tyCh+g}*Bj~guS&>YJwL&Zvm)MJRem1*yX5&-
&5!?%BEha%e*Ws}sPDPB`b+t1m6Nys=T|3hKUYGZ?TTpo)04E{C4E0}42O#7vsE$q_g75teT^;Nzupznw-dkLaCLJ3eog;yasK@_U7g&&pPXN#j^>;31^o
MIW{>ypH)WiEKXUVL8@V9Oi(_5qGO62l2yE0<(!dtoS{itgVERGex4LI(;2GTk8h{d16niO?I3d`k%S|IMs4tnWrrCbti=eAHlVTM^U<>i$2Z1MbPm?rIZ
Z8cyqZ>%0o{0J-Fen0O-1b}DXd1o8IzvLnB?!VjeqF!R1&af7f3>JbeUcz^inS*-
_O=`B;`@B?{VVP4`*!gJA3QPD&YqxgStRaeJG1L1#LHy19>=l<q_Pk~>Ii;Ed`5SKbQH9gAlySml~~cNXLLJA#7^C_Bmp#qzWA*U?+tV{XFaKFqJb^CWi+
r+XC`^J==3zLUzdx4b6Goe3i9Sj-Katu7xLVx8z4_Vb;EcrYa4;qhrlxg;|c=5rS1sNWmW4|z~3reG5i&Dx$sx5;{rP+6s>KfqYz=clt5W~zlHe517!54B
NDPQ772MbzU)_0v~_ZaUd#x+F)99N6#tlDkRone+cTsYY<np}#qZQDL;Nr1@gM@L64wVir${~`alknV>bO`Xd3sb*0vJ_DXkY}5wsfquH(=V(*|BG&ofi)
X%+`)Y0c{EA3#Qv!J|YOq%%*==lB8iwb-
>zsx+Gu{F+7AH<H`f3t1ys>Hvu(a0@eRUDLc&f?8YCZY+vXqyniZKUSs@oiPIH9mx<1LZWAp1Ub9^slKp73Dk;t5NG}S^9j*|ox)gG|`EYk=T}*!omRcR>
U5x-zT7vhF090L`8_StpbFG~3eAx4m+jsuFbX!*la{<#mZeR2IbcOd%p{desNxX2c;VkDl@ngQHeGG8{@Fu?xvBzzH#b#-u-
|rAC$CwrqY1Dh6YZLG9hCA(+_dVvt%&r^<?>md%xBAYWe@Uvq$f7{eT~L7spaO>mKORfO=a>2myQ$?3yb*doQWKPe+@Mu*K8QWT_^SzZ=L9LtTn}MegE-
~I<Gy2Q9J-yj3Pyk(#=2vc!IyD*zZ8W#`xq(%quiq{B|yA#I%rhP{pxl#USKBIcVW1MvNM9E*SpFtenQ<Uyju~-{wqnTJib^|@1-
u7gtBvx%p;KC80M(62RM~oJS91GsR-mqxk8IY?ID^=TZSn&hAQIlfN5FYZBT&n0tL`-dA7)9F)c+%i2*KcvW$b*lFQ(IOv~>iTwg-Kh_459F~<1s!K?Z$!
;HU1V#_O360-8?TRV>po$8GYPC(s7As**$K%9J-zL^wRJc1{HxPF4NpSo<wl*((O_>i+Bkm9+q(6IzEbQxYLHVfh)f{GU-
s5lqiMr6s|3Tu`1j<83kj|YgfE?x4OK_$PUN9Es2MK9tp@P8C>pyBJKQO`x!20D5A0%^_3RG`OM^&H?C+<e;{4YTR(^MveRaAzcgj70p1a5op;%lPj&kIZ
RT(S4j{)O%crpj1=@)Dm?M@S<rH+2tz~v|j?4d}cy<^T>%K1VCjYfonnc!|eo+;1%K_M@3oBsFDf}qM*psj_z)RK=y`3ZR#v8+`dRuXCV$tcn>G}GG?~eb
Xq}toBF1EhUh{<-
p2&YACVOY@Hcf`*V)kv^GUgfs0%7|^41O<%y*VxTw*!qQu13ZF!pT``KFK*oL2Jt86xi%1?t{{y47J{Zlq3t5!UkEX;fWkl`t|h*)W#Sj&nRvts6r>%g>U
A_kkendyxP-
L(y0nVa^#DH?!k~k(Y6P7vtwN1j}PomS9*byK>adZ0$nfxdIVjn5}<h`*>ei$!zJc5}!#FRs9dS)Ggf`HnCb)S;`)TG%71&+XH1+*#m+u%semX%*Czy0;c
Ct-tNJ#n(cu_X%&IyCFv+BX=}CJ*iLi}4B=r6qc(%NwZ*Obv8k(2*CR@5KzkB1j*?N-eu70Vvoc$DkG%QF-
u^I%kSZN#9XV=!<YoMYRnzif2+==#RaAq}lVU1VvU_Ulv&vHRx-
96LLf?+k7YyI9pFoBxt^dE0Y3T(8+&bK@^xlff%Mejs{5B2sERjpW_1m<2Ipan$rsCd5j)iZf`T!YQi}o<%&(=^iax?KDZPN+x<<KnZKSXLFGRP)A+$GGX
-hvr_194P0$obwK<Jz(xg+9svWuTn;1Nj8zlD2}gz<7H1a6Lhyz@Vo>0<?i}6Jxh>vw+`XtCfdAx25_Cs&cDHPh>Z+!=Y)LVSe(K|MuJj<;`svuYZgQ0rf
qIm)V5!Kcav@*6EV}6PjO-bGyNE-gDCJ3!kTsh3$;cEd;dd+$FwdYdZ1fcREsnb+}7O&^BzKc-sbvs;MGQ^1_~JoMn({IR@IqF!U89%hoY|2Gu!413OGmJ
)x<ulBQDkkFz%FW|O84^32w~*vec=Hj9|;tQ$mOD>|1ZAQSQYgxNmKQ<R)$=*m?w9ko;HsG<i@Sz}~>oT#sLdd!QMU8XY2U$MPo=dCYD?cE1lr4ie^C_O@
S-d8w_N$0t8unQF3&77}D7xsQbu=IH{neC?AxNrwnPxKJAPNH_81wGVVMDkk2DXW-
F;J1v1&<Jz@qGtqAYleZ6^|WDNZuej>9#K(sdaYX&)}})#OQ6@VWaMGYrV~VuAK+l-
qsK7XX#+e0YehOuy@2hD$bV>OCD$_CbQRRphE90grAqY!yrs|kp3tV&@xIaXFG_Vd408Xrbn5TD&7)i47U8ELc~g@{NKgh7M+h;D=EZ*Rw%G4gMZYH@29v
@6Bf(w@&F87l9o{k|h&_ByP*R3ZbG|Wn+D18X4B5XXmJ6Ut+~--
1BzqeI_bi7Mp!#9K0=(LL3@BhHp#bFbs|X5CQ4_3PLRV6}*Kp8odBxKT8k>4CLYokMdGvhL)fnh&B}f8GfaDJjItj$_*qA&5-
l=T+;9jXVC`O><+}QSqgXpwVFOeW-@#G^~F9!-=(|3?omr`1NO`skuguHjKs-
wj1sQLgeW`h*%2tALZ6EY$;n(xf{9nuhWbAc*rIx_j$NL(;P_>=alTqBu0@<x%Ko+j#{7G|hAD34{{X&k?&2<Oi3;EZbEe}2OMZ~?tR-qHbekQdM5^0QU)
*|mcR>UXiey^^~wWOk@dJx$$q;ZN)B2p6xRKB4eoy<<sy#3g-LFK6Lj-v`l>(rD*Tm}p?*FeMDVwBw>tN0db@U_-
<=Qb2nTuD{(qDv3}3io7!E2n^DhThW&y<u<2)0rZhgA}WaPV29)8e^CQYN|^uMIRCXc{~zWpr(piWht|4#)VEy>-
)H+^k<4w5@RRG1(^{29gp~}2u81uR)ZRz`mm(^RsXv5(b^{PS6U%z<8V!d-Jh1#Q<F7bFb>E#-EAfTLI7UFl5;8C2MUNtrlcpt3qgJV-kezEXiKnJe8Ls0
q2mhHYThD@CAx2bhqEQ=jg5r_CLv=z7@|K+a-
c_Ny(SsPS<fPA%j}f3~(B$%t@Z#Kd)WVSm3cEpV(D7nbyM}xxq?d}O+GpY?NE%rs<;9#H78EyzILJB@=OAnMr2Fg7W+lhFc{@wOg^@NtYorbIBT{_3w9)C
iLc$rzipN8-O2G%T$#FNnotZp-)&#gGY15O(Kd$_2cp`UAOCJB>1o$kEGRforAw7BgGwS5=FHcP#KgscHA=*VbJdGB2y|<xp`2(xh;JIr-Vai78vO+90J$
MmgQc&x1t##1>DM%fJU&i6Mn9(ra?{t%)NZnYud_!?D1HtMWUC#P7waZ;=2+l=eYHnP{xp86hGQG!fk1GlXQ<%C)@+HH;Bu)>A^gI~3C{mCzz5GhXBN<du
ValHEE1esbd%caG<;btdXryj-e8uBocCQ9GE-
6;|=G5f4T!V2jtBpo)!~HIDDZ9XsniyZ&Sj5?87b1j4ea+nktJf@Vbln$kn#~qM)N)XLJ&x6D8kZA8Z5%C7xaep>1>8$-
vs#QxSt|_44;EDN_ual=VaeULB@eDDxsBLrn-
grbFNQSoYg{Yo#z4L$MH!!;GMW?=B_Z(^e&P-Mh}k?fC3YIj1xA<AZE)AJwQh&eRpVwI1tybZn@de%FU7y7vXa}u=1O?3?`2JH$M~}g*uj=$Pi}{~IV-sx
r7!#9>?ohkN^VElnjOXMmGh~;fF0!l`vvVNeJ9L#jI2kyx7m0yolCrLd+;2;h!{|qRrL7dDJ9)CU!|m;DVIrZRyEWHhgv5Hfw>#Xd(;Hvy<8OLX(q({-
^~U8lEtyRIq^E&xXmTj2k+5yS)SQ7HR9+SjdC*4C`ZGI$H~Dp?i<g>O>O;>yK%1{w`HwWcoeXVT81nm208J+zrGLRU-)mLrWf%TSV0YP(B!hE-
D{?9;#>ASJR4~UX{p?jJ@4V`&_${5+%%>o6a819yLicD=4#yd4`onqti(b=%;0>T=9oSF&2e@#)FL&`bd#LnK0^#_(GD|LI@^0nKHCG*T0sNUT7r_9b&MU
RW}arqphV9uLO}a`XU%gXM~ay(-FT9;jGUJ2B(}5)bc8VjKfR3EL|mXzYtHh3+J??ui8UwMI*L`gOlH$Lavb~PaObh-MqV#&{Uo3jJCA)bGD6P1$uZC#I{
&Ca1bY+@7<<Vi>yfNF@#qo19LkBe1F%~TF#dZaJI`G7MN}zRpl;p*UVNKJGoV@9bgLxCs>_J&P0<m#u*G8b2p8Tx_%mWSw}IMuzU^IK%7$e-
2|nCox19GBFJ^X`9^`#v^xSytymco@%?R)F;sEwI_Vl7aomb&r;A?iJM|xinySy)krt<WxmbZ-
A#SzK)(~e$UeE77D31V2T6*2vMlWEB#Ek8;eMa9^C?zUUr@|eq+UD_WItBa4^zSHNaUnr=~U!i>h9%G~7XW!sklHq6coKCVifo^NrGe*57&4><fc#PRXTy
*J~795$uLuyJidTOaS_^O&3d&K2q{Qn|zNGv7TpC$xM8;JXjL93ct)nLoSPkisDalSEiqn16&_VMD-ph+3;8TV9qzyu`JjS0e`Yc_Mf9yMn<6aCTvY3DB6
`ZIRRZtq%NJR(~|ts<kVeY0FF3c{$8MCTxp=MEAa!}J~@P^LnEO=yiXYokONTO`WJeiJQAX<qeuOur#i8BcGKQoX-}qLc|m#TP-
p>Defk#<a}C<N82Z+J$Q{m_}?x_b`5Xf-
6zK2A%DM_jqn3_8q+CQ}4$dHFx7AI_CpLZ*r8bLw(Zxi5pixIYn$a%J@gfiQx&Hg&f9#h&nhb+nTm>zEO>JmxhwnXk>6B($2JjA9?4Gl4VYmJ_G8%r#7dv
km2>%44E>!c{awr0F4WFD5!0_SxJvrXQ0uk*dAwhiWdm(R(yX+*rQtpKUdKcZhTm);(vebAJ*Hy>@QYcjzS0Sye7`<^t)O*^Pg2j=@>0gi_3k@F!r81%G=
ZiF5Fc<-)7KAT!RubvuVF%hT2T!U8W$uFSE_iN+e4{&~4hipidcQ$X?0^|LY3kyDwQb@`2EIB)XTs6wlWb=VeQL%#5EYCe$w-
_T!vebOn`lI4!0y8|TAMKeW||(c(dlm@N3EY(S_WD>WGL6tR!Y>6Pa;-
nUuQrhOT$440vmVK21`=$36!d5d<4@&7qPa(vj6L2sk%knCgIiKQG?5``)1ij~qm9jurTxSzDpOr%UZF(p95A7b;`D=3ML16Bd*+ruCH7%d3M6h_yD@2Um
mL2NT#HXvpV!W?w8rIw7s?Bpf6z@pp>1-
#CMrT+1CkKr8`a@QqbdP}}?vzZvEy@QrboyXcwy^Pss5dGvN@bL4*pOli>62vM#Mfj9Dh<9TSP^NKEz9$0==6N*qZ9=PuWu3=PkM!WHOj<mVDKDZa>r42D
u?>O7QwMT6?IqF%res)v${isVp~I!*t18BJ06Niwwrw0AsP?2=p&r(eH>{8Bp;o7YZtch$^aq4j2>~_f$qf=?(xZ(s+C7E7v6&Bd+m%6(VM-
3VpV@Q*7$k~Y4~W~paK1BP#{U+&ue6*(yGi&UCykK1M6`L*xt1^#ShxP$Y<ooC*II$*nzUTF-
L1?nM<<oXQM0PVoY*@RZ8<}N@kv5K$VZ=+`KUOGZ1ib~jXot=s$@#G`)1^!#ds}Aqm+!L`l+oJmlk<^pRm!Gh_CO1@Xx=AnpRHsa^QD4gn#xcDgT^1mGaN
0soOfn|G^YG%uhtL^PMD&V?0}#Y>cf-EB|Ik^?%-
j7dr>;pAt95*G!>f`~<zYC5W}S*Wjo32Iq_l;&~YPcugEw_h!kwyb?JYE>4(DxFwS4H<aE(jIj+~C0(Hyk}N=lHXU&GbJX0IV}vdA`X$tdu36M8$ZbMN)+
}?2LM7o-9-U|XLP6}8%O!XEl>I18IGH;J)K+$nJKheMn!Ex(3%Zr2C7fly_qbjBfUL#DA+$w&mPn{0#CDwCB6t_ARM8eyql{Uj@?scwKvp2-
Z%)eHhz+EYT0PRoQ<TLmOG|uUdzVR*bNt&&^B_$2Qj~N1Wvt|-ZSm5{-VRip1XWAk5n)<#RIzlYU4e$DDCSq-$S$Kso%WV6tcB5nbnSWzF5Z#s?8*-
WX6uMdc98czG<CPd*qvXAcA_?=x{<TI?j1~=PqOYr<`d)p4`Q+1h0a6Cbr4H0$1Lupdk}5XgaUPi3lxWOzmH75pZ*i9QU}+QJFzkJZt)W}hw&d9LF-
K_&6(CejgWg&+H$lC&m;*x8X@jVdCSY*J%jxt)MGWdfH(2f4`sz9q7{)<U3W<jC=@6(P^DP4{+nz&bNvMRgnTbd-
WnoW4bg{WlWyiwYQ&1SS=!VY{Cr!6hS@ZIgnHW4a6P28q4_uj@^osCu@2{q+73y*m2_*_C|%pZ^-NVzciWG2niH=o$6Oif$HH-<hi)LIvY-UoMUQF*+SZd
wh?>xgnC7X7^|F`|`rQQg%&=vd(sg8wM0k4X%5Sbxx{LBVbPg_(OG^j1z}#-
&m&IHlXCK|TRdY&mWvSODzUzBe2~1QeK*}9nO)2})Ai2Et$1!Q^!k+g&ECafEUr>XWkTd0bC%z7q-
SV2Jd2w6y!BIQilj8HbD*{DF%Y8*73hxc&J?atc0K3>Ny~G~ug%mxD#hej7+`hOi=U}p||90W5gX`!%f&lS5Jl9pUReuDj$?gN67pw?mV^Mn*o-
43%UUqOxI<DH)dugdbDV<bmHkP^<O2x#Ce^oja8SSVnQ<t>ch>R23>U7I^U*{Nq@C2`Xh4H78%f+WvFGSRL#&(dbI&5?HAfdP0nXP;5E#zKTJG1GOWYmpU
+$#dw#n7wi)YYtA{0nXY#@rk3Q1RiHaqO5)%_PC$Xg|G1uPB~e+-4f#ao28_v`w~?UW}JMu_!S20rvt?_;EUJ&f(pRS<SjiyK)3-
bzW#A*UsmzhXsXua|N@j*^5l7sRfn-?h<A8gLcbby#s@dWW5QUoY)z7q4&|FxR<tCO=nm;h)}ZO*-
qZ=!gqExE<}#`j^WlB*<qoV_n@cM%s<X1cj7BF*gZoKAX~2k5SWdDeh84Gj3ajO81FlFjvslG=5}wki~IQSKI=<#ABXekhAP@T`HGm%z)O}&as}pWw98Eo
z<NbkpALgIW_@V}?KF>WAR#kmic5UX`qFGUasP!9pRvAVmJ=VDG%@GvD#n=wqpfCIX47lbIOep+r5>Yhp|KG|O3L!FF$w#{;$C_``xM?IZ_D1x`_7!Vi=R
d|P)8OAvX|ml8`5#g`GP7gyw}@1p2Xq9IDDJ_87~9%MW~xzv=kWI8+efv2!+{npQMm&CLjn)$84>81KE#tE*Ko?;{!{=IE9W_gMXQVo9g|<GrK$x9MpyLb
&!icL;MR-UK6><!zugl<-
npqHjjZ(kf|!%HU6e_&ks6@5AWvEkX|gGGXD3ZCB)Do(A4haEqxF7b1hJTVrEMhXQ|TlGr#UA&ON^2jMBRsuaSDEVG)C~ARGIU+^3;$MfOAGn)<p_yk(H_
zeAP4s?}q7e<{+f6s*J^C|W9SPM5k{`sCN#kPs+3M48$x<Cz+EcJE?fYUN@!GPMMKb9It0$vr4UzsR&KhR#d=Ri?!V?=Jl1L9IN^t;0P^N`aIh82{tAoi4
r!lba3=GLBJ@$JuvWT>ZS?ouEf<xNyBB&O@s*c*PjKZRhVsu}jW%kaktfmJT~Ycl;gvXgw%zc@T=jyaUvC{2fSflz+%`DU=oEw?W{yudJ_^CK8|5Q4z>_R
R%g}%RYn?%K8VXvG0@za_(?1=&{|Ej@3VeKIes5)yP~A0dsvzfNyg!<L(5KCG=X(?8>>5YdPBVbD&zcQhTS}@|O2_s1+s90lV0R(j29_ea`!&DT~PA6LiZ
5YAU<6`|P-l41Dn2G*1c0fC3?qO}DJYWA4p7t%E)9kX?D!-
j;I+)W$`DoHsC%&)dDIM}3qYv+VKy2|mZqdCfitkL%7cKYfQZze^2bUfKfB?jme8kkge()>=7TGsqM-
9Tt?s(*6z=NA|pZ6>X*hsLm(S2=d~eU@2(bsUggcJBDLSfGFBbH^wBBqp=)cx61lbCQbioLUHlw(qx`JaXMeuInLLe3uCS3edpE8qqmcL%TwcgsUu>5)Y=
y*Jyh!s$P$B#VX#qoEFPpf!yaBaXm8UV<neS$zGQg_g*hs&x1s7lME5JGOFRs^_dA2%0<ulv1f*~RQaAxAoPZQgKnf=yg%gm%2}t1tq;LXKI00WOPCyDLG
KCYF!ih}bM5b^e|A*j2eoPKwzpglulizo_Yi4p>n#X5K_%qUFlB=(#Pf?10>iT$G8lM!e|4uxP&7)F$|2HHY^Jx+u`pkG7n_W_H$prW_JFZC{|MwH%*t|9
)dHju6B#%Ed0iMh+vXjUE>NDcu__LD7&zYcIX`1BmA5VajQ!@ch&UIHOkN=km@Oio>z!9pP@wstz@(Hd^9J&sha*z6TK-Zxo6UEqJQyw+Ha*Q3;;H<y5X7
w5e`blqOSt(kcI7U-
y;(X;}MCXl!hQ#Kl&_%vtG^F?`W55gK%N=VPA8<7^k^xG=@q9JtNb&O}0kn!uc{ck>L960md00~ldE~2wtV$63_d4!zHAX!4viT`zm0ux(RRX>no1elz{2
EOb89~WI^yAdfe5FGpi~2YKKGvj9jmlR)Dsj+ntSN<K^tEDR7P4%SXH0$y(e?9VOkMnxh$6nRMssRD{LLV~u_pGiBfb#=iQvAm#uOspmw@}0@*F?jb3BE>
bGRL*T8E|3Y0$e_L%t*5!WI-1I0_`^)zoM8rG~>(6wgSGho?75=U_7@$D_M>#^iW-kFk^E;pt~2$HVJmFAfinn~@w3?}(ItnJStu{R`mXt-
b1kcz9?>Ab~Z_R#O}E8ER^lL*RknX_jEc^ilir&ILP8y-w{l(B8#v>0tcZp{5I&?b?Ozh4Zz=_CT@H^P!#DWz$XPWfRYKX45~VQ}~nvXh^if?j-
0g5de`8$87E61KCUPHVRtr&-sM+g*C;@V?Ep>r^$`n$AZP0)2)JTJO9Ua`DT=O#-4Ya_q}Si=bg8Sr+x2EB^T`ku}ar3h%ck<(g3-
XWq@AV(5&08@JwaHgDvEu41A!t;fHbdFJ0#{)fMnZsK|xCRTahXx4L3QXRtX-U5<Z+@?3mWl^5fqx*RVx7xR|A-
Y&c4b;kcPv4}h<h_73Rd(58Pu2CqjGuQ;VIlRzjdDVMD5Kr1ICmH{*iNW(}wDM?Icy2<&igx%NS05X6YlXX1)RuGMARq4aek{yEe5cU|YKi?Sv%RRoZ54~
kneELLDhM@~t1zf0K{W=`NiZFQ8WPlCFoOg$FsLO#Ee5BP;B;Em{odd3;-C58xm$%<zop=aVzsVU!js|BHWIqvgYT(1av71?C1|x)X8U}%FRY}u3kZG-
&)9l_T%tEa1Oz3(>)GXjoO1U9v3W^4UT9hd1GT;$Qo2i9_Q)x@D!e?j*UoGOs@sDl<E0dCQ6Ogt-
pD9JY`L1}Mm)L$_!{qPW|!Mr`kHRy!$J5_bUUxy?_MYt-EOyxkdM%NrKOCm!wxOnkH!fD<f@3E8%490UOvDp@z)Su=sIFoegNHH0{s~-QCW8)@3GD~2T`-
wJ!lVMd6n`14y{gMB+A|Mi#QIldj@!B*ZS!k5?(c8L^$y-CzOVy--
~8*IMWo&CN4sinZy9<N%CUw=Mu=y41&IPwirpHzfsMGL(AFlIC@==^tztV>v}@3>nXjiBlNnC((5`(uj_zbdw^a?y<LK3H{;(;=(T5fx7nk^`Hb|sp3v($
NC-r5-h09>4hWVI<Nt-
6cB<z(a)}py0DWe!hu+9u$Ax?F7S+f6oFlw%bo7BbLZ9$njqla#AY@ywf}m}kiiFi9tR~@f5>6*!4GC*VID>>UNLWk4S`wa4!qc&eoaL<dm!-
`1SwMeC%D!_-
>kcHoT}pZ}vxf~&M0yLw+9l~obq_+fPE2%I=44doj<Xj_pg+5^Ckg%izxKWbys0W%I7vfEA#z%$<KRq3TZtq1z@`n*Xw?Q&I0sHB2#n~@75Ye|ifwHZ1Vt
VuRgNXdcL(SC|Kr@z``?Fi$2)rOI0DK@Qj$JErQoZGqouwYqf&hI!K1lrt$j{j4G&?s<J_-&z&Y7xzt`Gpt-aRXYgst!QNll1a1Y4HMOS@FCw0Tve!xq6k
uvfVcF@8Tq&C6dr4`dy;CJ5tsTPl$ji&KxQjYg!+5N|pG~6<;X*Sfm;0_w@{ihqQ=G4Rei;NeWXyd&PL`1JejSC9urX`o)f6x4ybN);~G62@~*}M%GR~XN
&;{n^p{^K~F#$RpdQOCF!5`I`Nw3d6h$NC4^`O0lFD+*s=lU@&}3DWD7DoWGhZ@>iy?mKndthr-SpHI4NOyc>W38UqBSSL9T^o#F!UgtZSPevk4oKIB>+d
7<9OK)VqmeegTryc#&5u?fZ0!qVo+{iI#HQ3ARE0>v^^>(|lkhJ!7wGGv%{UVjuSw>tl=bLAi-(!dIjKEFK=v-
BY^KtXsh1TkZx^idbGJ8GzhOMf@Ra1!*4w)*;YpSZN%ANKGtlA0x<*%IPC@L@&RGIBn_I%jSe&;&lR$yYKQ>yIcCfK^3L#4GYXJswId04&n^0TV<zS?@{v
Q^YssC#(5Q;fs<n;NIe>Z|OyRfiVNsNs5;bkg)T3~RKaGXLym9%md!QDJXzE^$=XH#k$&U63%K?^3;^w%*=Qedn?i(=@HBD52JA1%(S>g(IHU$n+u(cW<#
**3$B%NtjYWtru1)i>R=o*5PQdJ0U55$rQxxs#;ft^OPA)EF&9qG$X(#F<TMKR?dbLpAXh}Ts~s~%UD_Ks&SqwAGKRpL8&v!mp9m>Q)(QxbWb@IE6SI<lI
H?&YxrEOs0MP`aQZRU)z{WKPLYib@eI43lFk{=gwCCNCWZQ*W2Q6g`YE!Vjv=1rbFwmTO1ZtDsG!m`#a!fYOa%daYJNdsdDXcq?Tl%u^>qWXe7thZsr6-
E^{MrBiky8ieO+E!YJFYh=rhyTnbT71>z2voH^-IJoP)mZiKm9^>n=#t*RB5?uSNz3CjB!xm<t}uf^A#yXcqH-
052ZHlPVS<U>WMYmXcQmyggTfSICNZX$Ny56dwwpmEGJ`-
Z#X(`{Lf$#l3Hfi!HEHNz|#8OTs%0&yOPAMqwUq|6hF4uxylk`FRw(g<Ud=`BkcuwT|25+pFmOn}4ZGR_zIqy?E=qgy){?<6-
ZMUOpy@QZGMgKyVM}xWD)FH!!uJPuI4=YPgj5&gv5L{JeMicrnk1jxsyRKZDQRH5z~6jpU&3)=2Py%u(zrl*iDK#x62%PGh&1nX9{JnX^lYU0=3&t5&4*U
Tve|Yot!_TB80up}DJLzKo~q@x7NEPqYI_78~@6Uu6-dAN_iSZ%EkRqE8dLx91nH-
$+xJJXMOfPR?`aQmEH+5O3{xsLSq^dKK6B&82uf%*SoIk!h1IRXKIW_RuCoPgJ`Nl+-Vb*B8x1ebG$P7tKU{QPoVQFPcI6q8UtIG=ua-RWp|IZeIy+_Pc_
DxsCH2q&aA_^!bXM`Q)E~TrkA+Q3Fsv>5pbWK^+$SoC^LED~R|(4vn2Z!+C#(rN;YjFwJyWB-
0G^)fn0BIxJ3tz5d|9eRhYe@6_XW{S0oaI1}}qu)Oe9ORrjdO{dp%eAUsb4qwO6>ll31)2kj|$I<IJ?5be)xt>PvGXpYi6cKs?%CYP7(k_0&lZ2z_#RC<f
=)jTuau<)`{U2(lyH{VYQ#mg%9t>rnmuTisV}i%<1R_=1MuHe(vU{~ouX0^vYy86b6JG7-
D=j*7D_IAyUNgpc5Pb~>E=Ug9v4gop^}ays6))qJpz3lF>N=L9u47r`1;aKiT?0F-
2gPPNRi?iQ2c_S`$HG&63=Z7avoa^a!~U!srfBEM&AN<?Dzen*$YrVM&AC{-
{z=2SG?p=QO%7pA@MtE`n|KlzT0NFxKMeoEZTdh<O6zeB_n?NCeP_xpgRRYUle<^;@}OeAmL7tfYOe7@H46um9~`*V$24{m!<WVGm%d==(h@t;|1$X15+8
5g!+8QkPIr@I&le2OXqjJ-pY!b6ASyZOPNKRWi2Vu7LVj+%rZvIdTicD1@O2KQen)AekGW?NIew$;@RN11%&UJiu)cngemx&)<;^EJPc7bLreGW}uN%tYR
~h`W0!7SS{bDJ%)dytkQrA9<zh_k7X(+fZ9Hf!)-t1qiWd8v;7-L@#(KdPRXdY=sY4D*JQq4%Ny#7<p#|x@+n-4y5K3-BBJCdg~j(-
EjYvW3HVG^4etsDMrrrFt`%uad2?96AgqqoAm_yzairEC7#(&uNhlSZ?n3I~G&lUuom1H|W#X&cb@$sfpB!m->2t<e`=&P$#A_O9p!@3uhqgX7zP6CTgZ-
W2@&j(x~&HsuE2yW<GGmB8B}cw4?{Y4FWELc!x%knMPu6S5r7!q3OE;1lomqsv~`cHX?pIje714(GW+z5u-~+Lqgw!{>Ddx>t>Fb0qR3sImuI9)P-
`CN0(!3Vp3sTs~o-E|4zLn7e4Q1T`D`!cGN#&l=ju%Qsm+ZIT}YJ#-M+&;FBq?>w;n{w(dI6pTTOrlqa=d-
+HU`Vt_K#{Vf)zk{krCBCCn5{vY_yE&8K59^mlM~xrHAsk?rb}Q<qa}fvd<~R8hYGe^E(Ap$>C@S+S9TdHKxjUi2`jwNd>yKmAb=<?#(Vc+QE=V2Z|3KP{
E^lJG|2c0k=Y2MA&ignN|NWWzmlUs=(%V8Fq<#shS>h{N!t9yc*2QVZZFyfgW=e}Sdj5LoCAaClp$J+XG*K(d8&H|x_VtS1vIxinldUfuzwe>YAJJi_ceW
b&SFR1+gDYa-MjC}8d!ZV?4&5Z@JCgmMGhbLzznJ%qsNNgwzD@fNVqOcZFKs>xmIJ7e2_l1f?Hgj+YNVo8L#{=dsWTo7=kRFr(n2R-
hV>5zzq+Fh7v{qtY=l3etMMQY%p9i>Tu~Yy7Lwut$sLA#YtW1_LnEl)A;Zn2uORIr3jIYzm%ppyBfBi_wK|a8>}hB~KTN)6r2$1K5d0r&$x$f6PaPsWthD
M#8qlFMU~KelXCxVDUG6AGj>nH8k0_5KlB^FGCH61qzS4(0B{jVY9$VxK9-
9aMZuf~mWk{MydsarxPqnivt=H;+3M{^MoUQR7x9J~gV{seXSlGPUG+t`q``=f*C4)?(BCj0thm6?51<WI05LOV%^-
I&D{sC=yg94NYJbi!Wf{c%VjJ)I0JTM=s-XD1Su0;znx*%zv$j$sL_}P+nKJq$3((TW*dG*%|0MQ5{tq|EQAXuLbU7?P~?-
I~OBx@>!yCQ7C3e_E5w1sVppkD6bKFYaEm~@QdY3+LO4h-GFd~ez~u^-(@VoA~13kBL-
H{E}OAnhf89`2*+`fH$6oIg(*7nWELYh{|?Zq0<QQMu6%><y>cq+R5h6XxF5lx~xn1%LMiHe<6*>Ja=rqix0xmX<|n7YY8)as~C*HtxB11%EhKRCmG-hiA
?Rm7$4wLkUC*8t1mIPDd%&n(?{ADp}L@Xh+ZZT#(*UP?YFbRC;X|^NvOZ*B2DQbsX>SCQIUVXt<y1a1Wi<c)C)H3?*ld<7UY@Kb-`HPmf0;NfyN|#KCOp-
6HqgTcyT>STip2I&y2JpJ(A7-
!;>l{i{I5Z~GS*7GVzRFUDQF4Sii~_<N`n<{cfWI7M|3nuDkLErmi@UXjg;L!$Z5uC`DmWJi1a$>eRWv7EeUeBu0IlFZFLHdB+d`&C?Afwb)#k+%PLN!w$
x5~S_@neh&t6hS)^)g~xtk5L5eR3h{nV`TS(@%~W%Ecj2{Bu;qNP@;|7M|z7pXE$jN^D*yvPsrGbi<)8TA#^pXbFWq-
$3Xv8mL`iHL&Qu&kzmy%pL;+ZRj43oU@^E@OCVIHqhqQ5103HLJSJ2A!O2#`TrA2x{7^cpWc?s_1tNVt9>=QOw>=Yn@ssvJ5s_sL|0JHDe0^Ixzi*H{mzF
?@KEK)-hD2ZZV_L7<u(-qGUZW+&Q>JUY!0nu)p>sdz_>O#EHa;>M1|wPY>vmAzp|cq5Fn&Tn7@n{tHYY%#Xin5ENT8Zl7wC=q-
4RU*_v;p%I})p+#PE=|)vDIMx?|&203;f>JEC@SB^$oty;Eoqz$t%;5`r4z;BERBlvSh;!WRL(K*>gfZc%OCwGr;&N6Dc$gW0U61p@<7d83z)igVpsB`N~
QfLYkzIhEE-9g5K&0qa&bgA924I3S1z*G$HvXt`GD1NWzC=!r?&aJA6t@9m64EdQlO0UgI2DpSk!dK&^K)TdVT2N-
{Vw@IzYokb8LQO#so|KahqfNK2*V>N}R%KnGlJ}uDX67KOJ>;PV~=6;*&FUbvAa)EcYmI&@$T7`ge9-k^Mkl3@-5izd^$0Jl)M|X)JG@AWu(-
1^3w8woSSBmkqBHLwOQm^6E3zZ_*i(co=?Q7{&1z^hKerWr3$T}2dvEL%YEUPq4vq`Vn%tzJ&m;4sUJg|Wl>?gXNwERitG0#SYquG_qug!!K=xO}1JQ8HT
2wjX`y`%DAV<aX+vdP3#C%n@}BV)^}Hx}<x@bYRB<nuZO0-
RQ5Gy824%vM>5ZJS<$PWei6n^BGwV0RGN>uN{QcJ&0pYH?B<GJs4JQFFs(N$bDVvp@Eg^IQj9iJgISpHMq5LvHNujc}gJkh%501;3NZqf@m3#Pe2k_sTfg
7MVVLqLr){=`F3(6L6h*ax$HWL`pUc^4?Jj!fy!Wo?tOYRw}WDS0Y2xsZYw#o*6}y^2{G24DEZs(0*GI$IwpB9~$4yV2+?xM)w6k>|tfcIGfX%$T+xvXvW
3ge*pF$ZLqLQxZkvt<i3sNO4bdjUBz)sgJblE@r#f%4;jT*#3(+G$L~hpnz6x`7x}^&=#J{!;LD4l3kP}T^_Ay@U2*CIxBpVutaI+p9z5mc)4*P5Gq2taj
gs@GVEB&q;McdKnthfQD+(UF4Y?iE&PQO`?xB_O@c+Zocw`m*EQgf+8El|-
^G&7$ymSP=zy?`VcryC8L=wM)?aRE`Kf<lc?8?<yIt&3De7U(z75H$~Y!>GyGqAp4kv?mtWX;kA)<2M?&q59TIFNiT?)y>ftdP$?doDmP)9zLc=Rs#m0l)
jo4#C`yKKTNN+*cmP25AfIE#9iQd&aFk>~IZRgYVw{QSj?Kb_WmM@p16$MX$z~;Fc&8l;=X96%5bY9Sq&NAAq=<YupVSiF-7FzWkbi4aZpUKT=4dME|a-
Bwrp0#Zn{`%aBmip`S6fq&Fz*KJNFh$HcUe$Jsm<p6Vm6d&^W>_Z@Put)HgHxo|~%n+G4Zqj>NV%4l5K?n!=PO%_Ser;uhF@96^+k-
o*%!UCCdo30*pIvsJQI+c!iT1t&5?x$1eL!mLw^VK<Oh>K+Ye%|%NG=r@cz078l74E_}=;a-C$f!-
?z1fZ5L6O{%YT70x>c37hfB$uk8s!=B^Y=fhPo^k;+{168Q$0q8j%vAwUem;W=GHgxQb#JivSagKO0!I%fz8d%xqZz!oTn_cdbvYUFP~PwO!b8#YQ^=U)J
!}@q1G7QfcNs~cYjTie)D|mo6SxpobsIK!{Hid?5nppom9^ECaRpbu|-wpJC(-
SiW=vVsK(i`dAPp0<23r_mb240cbr_`%vK_QTBS2}pDCSF=$rYx);N7L_7LM-qrzFhsYT7?{-
~}w^jrwlQ9$qTe$>E;)Cy;>d=5dx!x?JYCxm}Ufu&VUDM7~pBprEeo|q6x4-cv<IYmhqevj26JK5~O!pOhF7vdYmGS=bSHkqdvQ6xRs|0eo-CJ($CS!k4f
(M}|?U~xaF0hz&}X3m{6@qh_MB`d)zEj(TlLtoFpEL<2b5nUFe$`AITEfi>jDNG(A`DPXDRC+OnNyT9Q2e`5^T7g$vif4R8bq{f#i)1IvEbMg7R3mNkdgx
%q{_st){hu_X2utg*<6iB9viniIG*w5JQkn(z`=WUZ+Xi|tf)GY~m@AmSc6FoU<{u>ZPxgssKlxAA&k!(r1^Q1OjQUUhW{$VmM)<2fjBzy3kMbT^C2KDXU
rhR97P|vd)?{!yT`G(Dh${;(KbZ%BtiYGha{TPQFG3gSROH)u8YIo&cCIefK=Y;ML02feSL)c;6KUq2>u^X50S=?dyYdW}A|pAoR`}g1#&2oW)?oz7R`MC
mhVLwk4n2f@yxQS@P!(}rD|ZOitGUJbJM?tynC^!DL~K%<D=e4?oxcok!|>YhwlVyB_U8K6@H)KW)c9|skhM9`TQNX<ON-
a^B0@P((cb?KK{KL?K~p4X^0M=9jKp9`u<s;|$0U#EOT0w1f=1&P)dxlMMj4)0%JAgTr+hb1)a(R$8foFpN1R2-
m>S~aJ1B|?1Zb%OP&qKyZUksncs$0}ly@dEc=oz7jeWd%i1W-
vaNdJl4`$EU$Mi4eJ_b)K1`gCf^QGnifamK7w)U{`%;4o$hR5JVLpvqB7RBJziSRnc;B^q+2wwOWg;#$XTiW@`F(?+kYzsSWAbWi-La)#H^6@d!Xjm~=k_
d}k+5=+fX6AAj9}5$ICO+;efR`tbHY~6#lwU_4=kp;*Epz2poAi$5mL9TitPf<$D(@@}3lESF$iTdMlLvPIt&VFvsE+pl?nM(c;K5u$I*{mQdf^$kqLv~4
zs0lm_xHgz;pB6@=ik%gB6<M$+yg_-j7D<mo#~p05(>{tMZ<i1v#1}KiI=j%-
HIe}AW1)&Bri~C0*N9`Y>|UJJZbRB!ERWv2POWJhebP9P)p!;7QBphbAHm-un*ZOv}*g90ma&<6Pn1<?EmBf-
q=EWn8TxaV?PDP=*r@a1A>$ml}%7+c}CWBJtYTBenJkKwpm7Ea$%p#<ZcXKCQ`^a6kq1vr9(IM%h+V%gQ9WA{XUNm%lxx0`Sbs=PX1*c3vJSuh&MLrI3Ve
$F@&UDvhL#bG$wsdB*n#VWjq<Lkf8BIf}*-8qF4D85dJRJ-
1&cF6Os5pIS8MBqoatTp=CkO)8i6gs@E`>jz^eo+9U61)@hi&h@w@%mKft%sozCSt@BbK0~XkQHuL5|a{FNZ3LY&bo_@~rBAQ0}ERxSMsTb&h#oaa9c@ey
9M*j#$9ac%diUg-
N*O&Yx*l`RE+_xBZyhWS2t<Ixu4#~6%UqF_2uF~LJC%$R%tqb4M@vR5nbokbbZ)5On0N?c7R?|^@k?)%ixPB`WN_AMzc9$$%dNNU^P1?@hs19KuvthKcFT
{>QxA1vGg1Qs-tV{8%_~2pkrx9?k8Yi|rpM}o_ZBNm2aa#vHtJ-{7f$r+7+5_FUUG)b0(kp-
IqUZ9q%q;wP5Pulj=>6lshxVfP)PWCOMZ493Zr4?N0w11GwRZ-dUb9v&2yTC-Xnx)G2ygD?JeNa1pBcw_enA$}UKs8;6j<|Gf`c`*SKS<V`u<vdbD;ZPRa
@ZcRcrJX=)VSpP}e6^!AGcOUPzm6Ih-
P}hcTg#<rJOFRzh#0QX1vuIDXQ&A2~@6x9N{Eu29f4|DjQMmLpfq2z(EnH(HpES|W1Nz`36$+yJTmIu&j={hw&yquTj15RYNks#9@~`v9{5DUNEKSuAl3C
ZcgLqs6P8YV~UWNO!d}d=}}5WnW0@_4jD38Ew`KAD;pEX34}FxyBWMyiHkS=jq1I8$WhlZbrv5TIX15nDgMNEZCSKI`oKAX7Z(Sew%^@7?Cz_7cT{Q?;<^
)_lC{ux}?+?37)8>84h$mcpIIg3Wg5vx9rf$Nk3J-U9P-bL;N|}{s{Z%siHg{F~bKy6!rnP#9%oZTZUi2zenas;$Wr_X@$%e3hEX?-
7KK*l7}fS$kEJ(F&OhSgr?@r!S=&_#=fBca3o+cANB<-
#>4Hw2WvZ&_5#x%G%a4y6PW((%<e$N<<s5`SS~;KUhtYX4+Z}v+{eE5;@6K7zJ3T_Bkb!y(pOA1tbo_B4>G=oUk?T<embo?VEO66gP7jVyIV5h+gq@W<r?
pYNeu>}E&mPS!QgA*{=kP1n)}s3f4DC=SU2<~z61^puIUra?{c2^C}?vhY?Jz$_0D_YLk)hd8NeyUdIl2b6MLhb9;o<s=H5WX4bz$fmKzTGgMSM5@ot|s7
<_Y(H}7)2d$J}4sguW69YbWY27HGtX7O|tMsE$EpBzP1UD_sQye^uXT_1$5!?ofLj^p#*!r-x8p<@bu7vG{FIAQVXTQrEqUM-
=v>ng8FWtDHKSTcI0mVIAZB)`QU(pWN%loIGgNf=Mm2eyu|4ZjfgyFb>dW_wLPMw_<<E&mz5o4v)V8D70y(V$go-FLWDYPR@4gPM+(X6&|QG>g)_@x}=5I
WN&*r&|4=rr~~cy1V!i71lM~Tl@%1Sbd3BrPOZ87`Pd_2_LEUjD9P2vozXGXs(pHnY&FRU$*H&iE^Tb=?^Fju{Xy>nj){sg}1GQol2N=A@3cb{{vWrHtF+
H;}^y+!s9m!>bC^-oA8%!T5cHNG5XhS$C*yB7sTTp9Y40XhabDTClmhzLBmGAUk313t{i_dJU)gGv%Ojl2s!Nj_fvrGHVlv*=>9|h-
afz9nLFF7pNJ9JdH3Ln?di+`#~x9A2q#8RIm<C;>oYp%HmC<O`qH4T6WerhFh^0{g&BF3>j@F~B8vfslrWbC*qsNHH__da2K>w-
M4CfrzermDqO^}$IuD@4&B|%#vT_<I$3r=}6I|ncsKB@qD~XoxYgTifRv0zQl*xHsLVV<&`;1Rpj?wBpEC#fD^)igG{%cxJsk-WruBJXdAfKqgbO*9Y<_{
$F#!))2Hxh4dB;MReyt$Ehb0hKQ{$}INO&XJMp!WL~Z|-FJD`XGK@c^BSmn=;4vuw8^eL`_>-
yO}|7Pj$TJwtYN2!B5hze_+Ed5xuol}i!qtIsO!b01RU^#Rvd3QYe==-;uQe^R6sTi#ouw>U_=Uws%QGU=0W25zU2psy}#5?cps(jLKo>?YVR%<-
D`%yt*QuX0^ByH)!>9VwK)mOrAM)MxXW`e1>-4>MNQq;E}C^q)>&H1q(`hIXexl-D-
QY*|xI53n~RfI^-hru-n(*QRogrQsPv=>HL_Zevv+k@Jy1Lz`FITPEeSVO)9KLwTCgnf-ekviA;D52`dwSJ$g%JiCXU%MFVJck__2?=wLS@c$Fh<{=FU59
C{rv+mxB`a|oaek2v!(0`=Ny|;0jUZAs{*$dE{B=bUOllFzjZN~W(BJJF!>qtAkD{dN|FN0ko4E23rKQa4I|7`Eoi}7xSE8Ql&FW{w&2~KpE_P&jK?pw4L
^JU(g2ICh@zPE8ZO?LzBT=`2r5_C*g>+1#c7p_qF5kyMtBRLw}hLX$^?3Be~LmT%PPF?6nTD-
0fXp;u?l;&RcpGYSnt|fZAP=^ETg_rU8(gQCO@udr1itwdV*nT{UVf#={FeLC>m=he$?dbyEd3O7cv$?f3`d-qpn?_iD+5*G#vzo4Mwn@h@D*fs-
v><u2mkZuyYDgHeyfU7d-JOOWR-KpzGdQ~`yM>AzjTQk2oH%ZIWulV3>-5==T3#tqvUjG=&TT9tf#hK5Dj8qzLCdX-
P0IA)<UXG)A2(C<>b%cH^}Dm0vYW9s<u;wTSDBt!I6WFZ((Zaa5mamQLUkIZ)~1#c;kapmhWQnh5!FJNDgvtF4v4N)709KZk}ub8CZIepWZmFLFMHib`VR
|UfzDucTKtDbp-
9|C$Rl|5B8sS__7Jwk=tw8*I;LW34@j}o+4jZVtic0BFHrBov(TL&_uLLyKMolHPxY(tW=~X71S}SDSNQ<Q^&Va=4+)Qq05bH5<|CYEg__wEdPOK*CYoPc
+a)$aKT#GJ&CpK^_Zz<@chItKQ0)q`7}yUHoZ7=bP|m0OfxfkIp508?Sv+e9ms?yfOpCD>D6rm)2k4c1S9~uBZwF_&i~CisD`&N8`{{;(e7q^IHA=^9QqB
+%n>cwYXV%GD;2P0-dy-bTMzrsqzNOG4lwWbKEPcDw%9L}SW|U?<LlJf_>Sek9PN;tm)c*n0|EnRY|AXZE7i0Z7U)v=8F|6M?ga=6XbDj?QeE1GRJq@>|8
R?zOuDDHj%45U6{sZgVyCUqA$2Nrm(rqrh5Bj_;z{m7O?pC0OyVumo2abe1pXk*eD{IpF=}dlfWdM3u9XGdHXQw0G^dpTICx}Q0{Xhs`Lt+nvP|GLz!^C|
74~W0=mqNsk^ze3@`87rlf&7P8(nDdz%2>kHu<cOT?MtlhlucRA@%L>yShw43>P}mezJqS7ZIgT5S_W$ddu>6k18air5FS;pZBv>Qq;GALKDOaTvW(8Q>_
S%#$j*to>t*g9LLaD7x8UwdbKWR=a~OG%x;IDfHy#kw2cZ3Ze54t62<<Wt1g^N7ZIjwuZ$ewbq_>1g-
w5vG$GJy7AkrSxDvTE9oumQLn;pz#2PJ~z+3}Y*9I^4fjXcPf*D|NcR5-
_5d<1{usVV7AkgF^^bTo4Q5VYJ+3!up~AugMejP<x%G?rH~S^lq*s!Pn5#^^od`}$=0+`;3#dsi+@vQ~ht828vMNSG77YwmJvPVi^bNt4LVCy5gCI3q}}q
9n#7vW<oTHQTuNYT|YqWW4icubb7R&Eg}zS&}vjJx1fzZFa<o+hR57Md^KZhw@p&TqL@AU*gU-
7tgcx;BR)tGSJ)x`x$jRY7IIyq#A=AB#<t2e2VoHmC|pm$k|?q>K9aLOlH|2V{Hj(J(mAjg(|!8*o_W4h6{qmp$u$m3p-
Ygrc!qJ1p^t|yo(J(JbZhe2EJbe5r*y(W7XIhanjM!4Q(^=tW@*%{yjXMw}R$$F@M~sLBL+w)Iigp3!(_HR8YT-
!ijM|UTgv~Vc8y)nk+BpGVjL+tkPn`Tx7cLh{nQM+oA3SHm_)ia4(96qLK}-
drdE*zJmmoBAa(s+8pod`RS;sV58Ny;5gCp3h#aRj@$)H>q|E5#i1@kEARlxE&9WB{)eEbKSG{~EZmk|{qL^djnoPavzGpYmi2q^7j{iANMR(VZL)|?qPc
gD2HQabYk6KxVzp>k8NMX${*BSs$K0l<Eq_#Vjcu?VEPXz;>n1veM#>|PRi|A32O>G1Z_@AP3pWx>rQPehBR4U948hi{f1C4U>kx#`Qngk<J`q|DPmuis?
2vI3IwC}Z;`Pt6J8zzPWD8P=cOM$!o3bB+IU2)zO|zMH?g;E<^mFj+Zi%a%XJ^K2jUREFejRt_aDseFSN%5dZpDng#juQKBD>z$7tYv>a<%yz=M_-
j)%C;mKSMxV?nZ9667?@p1rQV+C;K;G<@0fGRc}7wJnV2sV)U~GXwn0yCAOgch?fSVHCXzBYCLbuS>J+xAzZ3mBo7TnoEf}1#5HyU+v<b4f^69a&cmTP4f
j)Tle7s#eT{}1Qtm@eq@jic?z!DK%3Ovvv$(BB2VMvMjlv2N=|8u%Pk^r9$D3EfR4$8~s2%b|72k(KFsI!ALVa1lS%k-`W}3gn@eakf-
0MJ98gRU`(xXV{dX+bu49*Ke!BHyJX5L+Fh`4?zn)f?1xvi#oK<=@768UFPupMwAANnpKdM)GC3%E?!?{YfA5tsnj%7*-?wFE#Zda^zsZg-
PEB@I(&);T1xE*)x_53@!tp)|<kKPM)|?sUV-XOq?=;0em;q-m!c_ec3V9{1y6KXM`T)Cx>`uA@|~y-
zUjcYP!_X${EaUy}RqHt%)LODA0_dfr;<kl?2nyRnLmiE4i`gpB*+<q2qSUVM8CV(sxtFaQ8P?m3M6!`I8_>jZPJD7DJ^c7ZD$<lRH?v<~pn5R!jgJQYBd
<bG#0qAWBOS-Av+S?yZU47A$SO=9j!HFKYZ7$A6ySE2xV0h2!?ew+DK=LV1qwPo?=0bi0);O#lyoSP8^<^#&_3soXq-
9tkP1YGFzWVhU#9+LLMxe4bD{dny)Uq(SJ;+z6K&F1;W{VT6RT)may>RY1p4pU-
$fL$G+i}BhHLCPKg=_mXmLML2^_Ho#uY?DFM!h083(viqdMC1Yx;ZHWNN{<xu$QwX>A`e?$J*-
fzUx8)bAj0n{qTH|pD%1k~^AP<@z7Hh8c1yVu1Vy$HqdtWFZIhjsA+bYs7Pb>%4$~~R;Hdx|yRCu`%g^U0Cj3Pomh)Np_xC|kQW~55lV<AK*vAkfKaI&zI
&IwPF!{0&o&56Z@5argqg5l*>0i+&lY#ET!H#*t7Ma?71q5I}GDt=MvVU&uOIZKK^|&Zu{kP!y*W>zMiw9Ug!iMS`t=f5KLidgP@fz>uC_VWxQd*0;m`F(
|JT|_vMj!Xs|5wGBF{&St0Ivh2=i*84{~3rx!UB-|2<Mq|l<6LKFsZ~H8R9vS&J|e=iv-E3%H-u`8FLT7$hj_aI|^yxnYb&-
4E=({U)<|TQPn4DGz)Y5Qs?C;PQZT2oU_-pEPNN<V?<4%+$=Rl$J)q%CP-KNPz#DQP}~J#gF%oM_;l1xIA5-sNuSA0P##4j6{MV2*eOaJ-
5fwMJ6;Gs`FXx1`x_mZTW!!OmNncoDTn-
!!~!+b8%SQ3P~(bMznEbT1vl~@)~YoylHVs=)&5bf7~re`pFs0}MlEo&y?U!`f#Wtk9yPxGXMab@h9OxNWwy8Iy#RHeY=UF0fH)|-
N{q9@<s`}rHZ#a`xr#jwq=1}xyt&f_<Lyahj}yJ7FUzFtmgs;YK{Ut3;k$XUfp;xSw#Qw8eoQO^AR6(Pp_uw%w%6p84RRol$w3MDrecF&9ulR#BzqjNKp3
ORptO(sV)MIP;}jh3L6ZM=3FbdLi+}~@+?LAzHrrdgIBI_zI+^_qr=>9jU&DpQFG3H>HaPUrXvIT2D$ElKrJ?xymAg9)2BvMe#`uM?FGOd_K`0thkb-NxQ
C@;r5Y70Z=M(I3VqPC~%8GV4;}<w_@%&S^zeOwa^d#8f>I5moR1X^oPBw3L7_D#smzWjq=P@gs6RmK9^cmX1#0gtudoZip=FK6C7%R(caqGf!9m(-
6WP9AdqdhLEs>CW}Yuv_|HEyzOjXQl0LTQRk?qB5-
az6RgY`mQf&~Y8?xC`kdLaVh<S3nd;!)y;1@J2tmGwT`68{1e~7NyZ)wJ~Te_xuQ|f0^WHCjYySWpEyihSe9f$BmD-$K{^P9_KWSze_cLAv`C-
zeQ0yoMpk^%)#mT|C=mvzxfhyC}xR!NEJJQxz?Z{-E8;jLbSxqZqgP4^_YD<pb@v}8)k{??_|gHQW)c+`$e+H-JW2N<E6vOHB+`Mv|+TyA+>y+ZM0=;-
0$M}4RDrTq_aKp84XgKZoLuhI3l;xq2axj2&#GpKzhe3WvdOH82*WSd>679%OBM8-
U0VVs3hk$(c1FfJ7n2#fI`+x|IhwD(!pTpF;S{A^oUR=CbuD{1I98ys+GZhA2!q$y?Upn-
#)nkynD8h9VJ)z%17Z#<oRGJLL`6;1!#Xa=lO=6!}~e#`gGth+NFZI#q~2mijey^n4^4|2ISKA<mzK{q^c7zv#sIU%{=U4+FW-UzmWGUFom$2b`}DCFRm7
VBM^O$#5+qtyBTa+*5Ib)?sO6ix?HWuTUr@uZ?#Fsgw`PP6&qLjXWaGJIO_*CJe+1VbO6C7>p$+1Rp@rt?B_fNVnRD}EIjgokONI(vJP8(l9}qf#dlznOM
tVqhmO&ywPO)f>WED^(=Zd8E|fhz=W1k=9*<GsI@#p*zc<UPy$l<aFwJ{4Ojt0T-GaPEp}*VciojKn9{~=65*9_IZUec_(8+n8LmvcvyFmKdLv9^-
I=|J1gXBCl#K`cpR$e+2kx;l&GqVh}WaX@wmu;{>0QAt<W_k590O4?J#pV!Yl6y&^<6~QI*hq_NpMV-SB!vKO3*E=Uct|A}4{01o0*)DKaUqBtL03;HJ6+
);wIaTC!Djwa#H9^wH=`s}aikwmU2YEr7ZcmB%J^kICQ1il`{Q<5IM~DE{n}=m`7_S5556JmnQH@--
>?gf3&4|XDgl_+L6EREMz573D$nui1&|;vPCh>x*@Yram-FG6L=h&5LUu$bZj=!Ypl@-
nF2nnep}&hL=NpA4*qyfW{!f7!wUS_q%xHk60W)eHroX?DEDt@oC<EdXj||R8S2-_dw>>VP+a5mjoF|}-
oazyct>GZEw<2UXGS|nTA$qed6rfCy{T84QA@|?vSG-n>-kkMx(H^s@ol`<jvitAta^x(Y9T!uw^WL2Q8+iKuMcO7nS-
~9SJmeG+CVV<g_$FCefC+aGGXDYXbmP6l;t!1qtjCh!K(v0cbd!w6zb798wH{L1n&UM*EqHUDjBn4Gue7!DXVG>pUGsZt<2`E4A4;Qk#)e<Tff2%;eEfj3
>v1`CAhunBegFWI(2b#uo4E^J3kdF`qc~5?@%ZzB@j&ql{ty7gFJi1R1j=55<}q?(D7!O6Xx;%h(h7iD^D9y6Ojt5(Nx15;an#WiY=-
&y$g)#5mhDIY0HEA<@;LBsq{MlR^N10`cmt0rr42W-
UsZOPnB%#t{|Hm^k)<y{0Qh_qw%I{`2c8b^RN9*!*Ph~L9oij~F#whqS_PN}r3r|_c2<GX{;Nar?Y}Y<*Z!qz{)O6p)52|i72tx#w~pXfi}Yi|eq(#+DZt
oL=`D-
<<21DHH(ZL6@P6gcduY0voww>g@QgY{I^b=`qla9ZW!?hPGnx`u5yid=QngkvALTsn(@=JbE05aDue+AXa<h;}h7PvL&I!+wiuVAAp?t?7pK~_74q=hyqP
GkL%P{Xhb`zhs2ls%v#M_Gx+a&!5teAc!W_>hli`v(fs$74B^6Jx-XKgvRC{=Nd*VBF4vb0l{4E>N1WmisU%OGxP;?5&B3lRX#gBbQLjt9?09^4&OjkWP|
r94zBO4+R_s_c43&G&a8qO<|*+t?XlynP=h1*udm&Cm>NxHJ9m&%#t?T{p33?@ijIxNZ96xD;w#Mq<E;q~EGj$E8qWQ7ADr)@dKVPJZ2}Q(^&c*_d^^y}s
63jqzD(Yf9_uYwNfCV#~(NDmf*$VpZ<_kYh{ZmN}1XnH<;7f34F!HPG}QOL}_^H+tUPuK(S|e{iJgPw8341No>hb^N^b<fu<OEdNmxOHck%P5DO+%inEc>
AIx!-Ew+ze31GnIHwxb(#zy{A#%Z^g)F^e5&P{^Dm2OYZ;|8d%7IDJO$ehHC@0F#EV=&8SF+!;<@{l}o-R4W$_aTWOKDu`!}|G#l7A}uT_M-
=vYbBm2KIZ6+=Z1?&+s58x61Q2J}Lc(JU_Wf=?CQWiAm{xIXyW-j3oD`V+Q-
}9xKN*q509J#GkZb&{C;>G==4#EC0?;$Ul6^JZ4Iazxa1DJiQZ!$AqD{x|gR;e`I{>_=|;Cr%unlB6WJp#MJ56o+KXRE85iQ9bD>k&y}guZCR<)(~YUq|E
@4~`j!c)(^p)ZI{l+-Qm1ELmOA}c-
!cB>#*EbIu=_}vzV!0c>4z^(o&MvosndV2Pn~|<xYX%=qf@7^&r6;DPC@GQTh%dokEB6n|B>s`Q>QODN%{tv1R(wVNnHBo(W&zn>0|kG;?hg>sq_CnE?pC
s{tsCv>HmeX^z^v&f*-`v)8f)Cap~H)^h+*Eoxk9s)cF^UPu-
t}@u~asql;6g+jCOa^Shs>PT%*_)boGfB>6wci=|&2m)?{gOTQp4{R?9(Ju@!7FD^YRE<K|lmVRMe`h{`nKZr~JNnCn%Tzb4*@}m^-
x0Lj`r;lGd&AF`JUhZs|;;41iH<;=FCHGZR3{LY|#^4+YntDc&Y~jzUGltC6D!aYT&cHHtB$DlU1j?Diq;N&0g8(uTTKN0{<V?U}EU2u#r=q&19D{knujS
PZ&L!nF4fomW8vsBB`O`)KbpBS%8Lt;(euKTTwx(){y{3x5GD66{A7Ft`&Q%nH7|B_Yc?2xyFMR!J1J~y}%kQ=?X>iuo*lCeW8G*)M0~*G-
km&FZYhww82uGM03r1k_*IOaxI+rtUeT=~3uL6stjpIEo5V??Y5ljk4HjaN?s3c0nW)g^H{$7w@G_qpO7B(lD{04h@edV&E+WIOx26i_VEr*I~flO7{Vd5
Rt^$kwq8~JB5^X7c>%<_Be(6JE!$Qhlh>To`8p1aUm-B4HVtXyWVhu=#ID;=(yO2m1{6yx7mwG;l!UpdWDR4}E=UQtz5p1-
8f{+;V&t87Uf!Z*3nLWjBFTq*^8fkkUiQE$cBb(Z9nRn%F;#T51CC)b-
Ar^;l!h8E7K;d+>KA~(ZlzR*4`|EvZxd_|?GyT}w@_jjq@QCn|ssJ?Sqs#+@(dTgFnP`IGpj#av9WTG60ySKm=mzF0@!juYXy|7AIM1>W#4o8FC2}$`&rX
X%t)w(L2r_5+#8QGwt838_t*@{@UayF#+e6Ysj@)-+Q#>!e(jq_CbsNKQ}N}W-@yuluwQsc0td&;R;QNG-jJQsjl!{-
7G<j#iEkFl=4w$^cqY;1^U*!7fj&Uhwt?%Xpe)b|`SonhBck<Dy2&9^(9u*e&dGY<cu46UNJcKI-
3kvjXSIj8BKN@s)ojw*<$Q_fC+9AT9sta5}^j<CuRRyo2d&mXHi%?AB^b5gnaRVULAoViW8!BxM)zKTqkrV)+J`P0}WL8Jy>rd8IhaxSZ_nTEQV+KRiTR@
W?Pu-^;Iv9NM^Z6z#3Af(1=khG+-w#HdrUDL3n`kp$n(3p(VO$=Jl0mrTLEat*njTQjNZPVup_uevn#?5zG=dW6J^E^}`lol<lsb1i!TW%Ltiq!?B-
vL3URM_v7kAfIS@Z%h`Mykp6_T}Z1o%WSZ)jjrmfbyQ+4rGiIph$US8d2Mwrv=&|!v`eba(tUyU#ps2Q|q)(o;hdXH4V=4%DYv|YwuJ|ZgAE^NqDZhho1G
dSmYG2ERrS42BRra#3YE0oUb~6Fg*>IJY&lrsm>kME9?zq8z0e~pEoXfn(t?E4#-
hmQx$g($Y{<Vf!_BIdhzRxS*mL6<@IE#8aat_p2=gwxsu1&JCVncgLdCPfDJq1Evs)x1Q|JkcfJ62dI{f@sLdpJjGXrRE5IX>q{URS1QFv1ME*J?O%W*^X
9my&txAz{8+U5$@+J3F*CeV{Or%IDTw%<gUU+iYR+ii5O}n{t)}5q9F;1E9EU&lJ-<hOMIrCnWuT0eoM6tqi>4t-
KqZsz4)irnCsBB6nS2j3{RCVR`&S~`jRMq545Q?3X>#8g7UT&{&IVM*W6y@g^mFGK(iYm&hrZ^n=j{E`>ng*)ME6lJaDvaie!l_9msq!-
~8taX5Ds^Ovik9AzLPycm{Hn@|LZi{-C@(TkDX6M|3Z}#tF;NMVYO;9qT%mA@{F1+fr57scg-UuMr57ma1xk8Be5Hj2l*@Py!<yW%tlX%yBEJ+UFZu9-
4dg2s@|E;_)nDche|hW<di)>V-R$}3l+^dvqxWnlu(b4~^b+~GxjZpF`L6Cm6WE=)lBD#aW$gKsCU*Z`6L+stx%d2g6Kns%r1Bl*iT5y-
KiZ_{7lo<Icgp39lIJDq`M^oq&#Yk2<a^keNzb$?smqs~q<n7DbJ69jye28%Qn`GU>eTapg<L)v2RbSe@4ug{{AHJ?hF|Ah?3o|uKOrLp{7jb*$0__XP;q
Mi3Cf?jmk%F%eEE`5v2s67(f)q}Wa`1X
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
WIN_SPEED, INTERPRETED_WIN_SPEED = 1_000_000, 1_000  # nodes a second, cautiously: see workbench/threat_bench.py
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
# src/tempo/gomoku/champion.py
# ==================================================================================================

"""The agent that people upload. `build.py` bundles this module into submission/gomoku.py."""

PLAYER = Agent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """The cell to play; the environment takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
