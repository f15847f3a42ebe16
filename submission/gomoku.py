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
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.thought         What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.gomoku.profiles        The three profiles of the Gomoku agent: values, not forks of the code.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.tree_searcher   The tree search as the player wants it: the tree goes along from one move to the next.
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
    index, _, code = zlib.decompress(b85decode(packed)).partition(b"\n")
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "aaf379b3b7df6b654fdb6f3b", "checksum": "3ab1cecb89b88f833dfdd2d9", "sources": []}
tempo.search.tree:
c-
rk;e{2(1o}Y2NiJRs!fkoQtv?mf6sYTl&k7xX2j;Pq!N#4}sG~0yhT?y;@$4tnr69;<?VUx?Y=R}*4YhYKsE+<vm?rC+0PCAuHQIqX;MGT|~R1_BJ4!S>X
X?52IQk5Tn(1b#L-}mf55|RKRUD3)TnD?DG-
}jyG_xnEI@x0FyY}>X@ZEX+xJEHMctu@;IR8X+0R!$75s)G;kHf7zDmFuj6S#>yg3ug~mZHmo~`!uDkBkG6ipvu{JhZy1oF>DorR;$IX+OWpXoed4}cjwO
g5*ivB^5>cBm1u}RaN4&0$x5r)YJ+Cmx|kA+MzyCDF)S!S)fTiXid_j>v98MV7EyFqL!7{ic9p*!u_Y*4RSPfLth{Qmr~)rI6sw?yu*L&AIosJ?*x7Y$N?
Tmf)`7RYS<E>-ceX@}YB$^M;Jq5Kb7l??6&2BH4umXLvmn64akqU}?Yzo`%$BfdQLI+p9<VBw5N{K{7PB=Ure-
b>63t;VZ+C=4WP+?VLA3^h0>?W9&a4Qx16LFwEO0hQH~<h8%ppPLRXp~g4}5#+k89*w15Hyi2TeUq-
M+egytMkZ?989P1)5u3&%6G{wbj+sh*G`mi$;n<sX_J$Xyw#9>|>;Tokc~s|8>?;gs*?anhg}?)2F1&)aGMbhOeHj;jYziBg|SS<r9xEy+g$mRm%*O)vC3
d%ACHmlh!`*F^4^Dxit1}77kzE2($O6poMgqJ&p8kcGwq^SrgL#gfiL9$37alI*FJ!&q(PtjVO7fSk^y48?H#ntjWpzYz)0T{SpMg{4C=%P4~;}ko238EI
EGc)35ugE=tLh4qw$xk3OCJumnG1MAn<w^RoV)tb5oAUtgBlYk@4i)Xff2S_zlE&<FOo<M04yY`Y4_MrLg<$<pYJ3S&K-
<oZfDH`P1g++6?Su}t?WqZglLZzXP;yiVLSdtXG!j8hU%Bu0JWS*G_rup#TemG!f(Yhw<ra&!vp9m{mWXizjs;>pCPvVO@YUSfKGLE(f<qhvQbLTQi7DGx
gW*K_>wKw9h78okVmvKc8mp7>1OkVVPt)b22|)&ofys;*aEdbO7s>aI6{)a^B3(MUui7K@2kj71X>O;{`?Vks8Oh**Zjaw3-
JTs@WerKJBs%G}s2um2V6Fko++*>MDulljnyie4eOkTU;k#5q3)GcK2vxtO6%YBEdzx)Qv14P$IdjAtC+A|<D9y57b?$&CCe+W^?|roZb|x9HuC#d4~f{a
cu*o+xOlHGRitG*J`V;G<9Ym^T4+$FXIUYG%<h>F+kWn19ODrOWhV!GX^;_B6h|zn(d~#_Q`l)A_iR&A>(Va}s?@t<|fa^NF96hq&IxKGiUuBR+`m6iUhL
1j-)AAxz0|F)pPg8ed(OQyN4?e+=n&Lq4-
^gX^6l9My&!(6ydB&a9=7c#`S;cj$$<tG()`YJ_08HX$*Gd&&_8UNhX3LiHwD2WuGm<0zS{G>X}aZlSUQ;>IP1Z(Mkd%GDpfK*=wh7#io}MlL()=dyR;wF
l$1hv2n`;I$`**DiwBt{h&wa(L|myp920rxK&Gc$DcqO7J>%?WjXzaXn+a_7J>wfg*t5X5v$yJ|T;fOz+QUbW60q#F>IB8v}f<>49vl=|b5tDSJHenY7`Y
l$@H{9U=IH`$l}<*aecO#{i<I%Rpo!k&Q$yCUP;6O++>kxs=GIL@pz88IjA0T#j8t;und3u3?7O1O70SlQ(GBFb3aYngGZ%#$^|SUacN(EXJtY18H3xblB
!nsGBt(cjC`Sk1c>d7vs53@COCgl?T_`7+f_QK7!c3jr3Fa&4|{&LkdsQ$ED19qg>QWY7S*SF@kZqgv4uDFy8;f?jS~forL>rTJVD1rXP@Se{{ES4NHf+B
Jtu!jH7f{R!+NUTu@+}l-
z9lvUpN!tOJn2WNli5e7LwKWjzB`K{NaQ<3=`%U!N27?O!ka;)ik}wS1Y`_xUuafFHy8pQ6dX@agYQ7D@X1q*vDM+{iXpvunHS2QL5i(W%`>siltQQi?KC
SF-c_73g108E###FUhrako#5C)vPJsKhwTOFWirFwNO9hf1%#&s86&712yfttmHe!))H-t{xD&UB_c{(>_}+-
xE5_!wg|f{7V8$l5prnHG)YRW^!J@xERwgeMH1YxUEg;{wgwtx_j5ZqZ%b{XrN!-
X`S~#Xsj=8Bb;M+y5^Yno*dD*d(b}%r1ivNZx0q*%fmke%zsuQjU6ydJb^9&iGL+OvG@$X8d$2X*!{SPb`_|&-
Xo*%A){)|JD_6t0?QIDy5R54HK%}*$T?yB8c2XNPrBl1>q;OpB%HI(Q>>=|a6z1ito0mAXu|29O8|&(~J{8vjp&wEk<5~=Kpxx7k+l3}9t^{JC9fB596po
*>tiUtIIks5M3(r`i+uOqVe5z~r_k}pD1b5cRzCErN<bX?Z)rg$6F3_exJcX$fZz*bfI&ezd4O=~}@s5BN+M&eY+Rum7M0*J59F+1k6H!_M5o}z8leyEb2
19lmFPeFq+0QG>wTdfo0i#0TL5xNdS}2Mqd$!$>jS~Wv<=IWNx2n-t8}Sy5-{~+PxFZV-!|K^sSc$c^x4<Lr>B;R;e@Cn}8k_e>yHzxsg=NKp6OLmD#Ql-
hxTb{XN8<?E!gEaDk9F`DGNr^@TXtx78WzCo*@o>Fz6t6aL$y8s)|ds~=af)11|5!AKvVqIAaQ^X&(skgjH+r}(V)xhw_<pQqluulq@s{hR9j>5S&A?}bJ
ZL<wLmVa*?Lgsv-CJiPB9csv};T0k>~P3(pwvd#FblF<?g87B~!605J}9>1z_vWT<mIvmuCF#F?PhFQFRHmT!{DR`hu@I?p|JX53V%x0)9ZHdvtvXwY&W+
-sLt`4L_3bhIpD<n#846;;_T_aM1$&Q~B@Z-
qN}K^SQ14bgr*>UcYnRclXRuF;DODB5FatEL5_vzw>oB!+662dOPyt_s<$<nDzbsSiZei{_b4qUHLn`n|(u04YE!{j=Xaia%5cvX?xl8c=-
fttWG%<VV!uj<&gCcQD%BG(oe`$7iIlpl=;|*($zf5d<3oWJ1Erj*Cr|Dz_t&dzBAh6T(<9w#Go&wboJpe<Ii)H)LY2Jyw&*#2+mUGt%gS@SL<gpmrO4Gv
@0`Fk-
7L7S;<wToMp29ZBM_~<m~Ty#MAFC?QeWkcb6f3T&_BYV5Qc9=>JBruEnf_d30)(0aGIfaO%4M3ax*IJw$krSJ{KmK9e^7%joqAWB=&&RR$@0>^Ee&yD7{b
VAB7J*Tk^s>p*G5VD4rZrM*NrgpwmANcXS@Cs$*B0|w^D#BiGQ^C&a5S+2V5O_%*!%J_0}Dy#ir_WBbY=o|SpMMx}klF(lC2iRjhVlpv9O{Q|S?+ml|WAG
*OkpWYxIakZxzz-jvNpT8$L|?&u=MnusNY~g2$oE0)*a*@u5X0dAAw-YkzSF2kW)Bipt%kdX^d|Q5<P(HXk@cG>J1VEb>=c9|CEqpTJYM#QS0(+AOz(CYt
H4cJ{{-
^~l77Qi^(m(4<f1S;@ocDh(B$j;y@qP~em|Te2v9FU5K6t0qxjOsm$&Fo9;jp9@(h~X`1}Z*n+8jvr+M(v$;!F>q<$_lVe;s|%UrB*WhNiPJfD7vgftCLK
Q8N&zN!ln#3w^Yr@@ji=uSljX;{-Y4Sox3Mg~jjQsKcecfU4p#jQsMuBvr<)4;X5{>Z>oUB72w+6|}c?*68MFY5Z62X55q;ene-pUPnyfCSTliahN3W54X
I@Ep35hgZJ$9Q3a89Gbp`EasKrFEJ(XY7SjhXK~`kA?)E}nIBaci&52Y5n*D}#(wBoWh}n%6Bxj(eTkX@+&>62z?mt(s>?GKcpFHh;+Vd-
Z)UR>`fg@(*C=0@NPhxP+yS)VBGegXEjpOJui^aX{iK<_JdLNLhQ4-$)}BY%6Zxzn{e8LWGX&4WScCF?6J`F-
D5s6z!&rly`>H;W>HoqxADw!B1ji3i<*SKMdmF}#`^e<$qe%3y2jo=lCeyoycyQzvl5-
#>_>|}qh<=Z|hHcKOj~Sm%$yJvyErsYmN&2|2>Kx{)eDrCkYU7YxbsVM3`pLr&jTy_y$h42X>rl^7#jLTOLltA5aw8d?Jn|(<zH36sQFv)wH!%BRS;%t}P
MLlh0R)rhi?n8>U&QY=DJ`r<^zX3iaBEI|>(eMZmIEt1dV;WQRfOOsi8EmT%i&2C@Wcv~9Z#Ih&)aqMy$H0)n>U!B{4wW|5nIcrJ&zZ_DFzDC-^Fu=-
v#vhd30jSJQO_1iUFnT=p{5gd_`W>W2gXK!;-
p{w{$B(w`fUS^DSL7gm6Pj9&w`NQTRJ%gv1(|ePR}4*TcSn#z@L$^JR;YWxps|m?!%VHJ2ybpZ_7RU5xk25iRrA^-FKQ-
tV&CmfQLz1dVNZ%l*Q_qOh>|<}EBb^Gk=;yDl9b^uVi&h1Lb;{CD-iqNTsfX=>?p!T#c<*99fi!s~+5#rL)@c$!*xT`)8L#T8l?6!!HC`}&1_{ldO}VPC(
nuV2{LU%7q#7Z%yq4?SG_`u4*9@k6<<Z|4j1^7Y!+x7nAwug@3u^;dph-(ps6ftB9Z2cs5c#rO5?wvaifSe9j%yge4#)winFK)~`%+0|Eq_JG~|73}I`!-
Au*t6w1B3cLFEv8%t>KlY)hKg+)UKNj}&3;bPyzbo)}1^%wU-xc_~0)Mx{{N3Lz!ruiSD*leQ+Y3C=L&)Fpc3WXyzE=DlZ#OTOzq1thyXEnBp+I}MH5|~C
_<TZ4FxxG{3bS`sMNqA_m1pm;UHkG_!QIiAwqws?^c~m@311C;N0_US5{b;qyn_?0N+|F^1YS^yYyKRQb*Js+|GS(;=sRLnEYNoa`mR9V-
4A`Y*ne3={h9c?m%ris-Twm(d$OJ
tempo.search.mcts:
c-riJ4SZ8omUvzoN`S~~u_`(pZ6%|i$TV$%MyfWD()Zwn7C}J=g?>fQ3fLxEwIWPX<xL58XK~iuadve7GrP`=yErq>0Ln<xHvIsF0*XZxD>~W`m4ahG_-O
v;+<Ra0lBR&Dv(En7pYm?*yYGISd+s^so_o(ZKl;(tRprH%rOR)amQ`$@Hho(0)SRrGsqnmda@y5XO<5&5<)!8<^VDhZe>Ubh%I{yjYU#A>oaxi;S!T1{W
Ve^*l$gq=W#&vZo3X?L4-
^%_{|`Lyl@dioMeJYY_t$#Z?PVno*vphwNWb8pA6;Fs>K^=2^+2WL>boYVnWkoB<lKcX7#wm;rs>nmrj{4yl$2)|mu6sLQ+8H%iG8{$r??bePS1(Jp{z6~
vvgX?^o%TXX?FRvjN(jliD_DK);}B^GIOToWT@dVy}Z1v*j`*xX3w6MF@4%Jf)B;hO<7qb<@W62oax!w_6Qt`O*zxDr<F}JmzU&BvuBl;Wt5wy7n?HwVc>
9o`TbSp4mCuwGc!!n?z(IA<N4BTEyrn;KTdPACh{xt*Ev0s&SU?Mfs(gb7Flk$+-6z0Kv?%_D`floCjH9z5++V2FELvEr;-
;MlOQb_1^Cx$lmuBaRtvJjI8l&mjEe==c4N^9D9>+vdb~y>$or+b?ZzC)vGRX@*{Fwv02$pnjYg_-
8#~E!gE2{m`EKLl1bl8VYVi5W=@9vQTnM!avfKC^R4eeC56K;_PEL@m#_@vOA*8osGDGlvpu@iCCAn3Y)F-
<7^!!hK!cA+jFF*C_Ti08SBL&aQCMn&E9~23$hSO4dgH`srI!9v8GXJTh8xR!!)<r$onGDvMJ}q|gMPnL3QuI{Zktn!)X@b1L_yTswBTU9Lwj;Q_2JGm1N
avdl3Gxynl-p#ihu^`Q_^a}unrDsAz%Mb>D9w15Kx$}k&<}aHbQx6V?s1G$I_0W1X!zPCkZr5=@*8JEzt+|mM`|2NrnbPp!Z&vQDmR%`lNSJySGioMlZ-
|DRT}@9Bwd03bdpq%2LCQB$b*a}1<RUzk0t9YO}?6B$&!YTg_b<bTVh!TW6BfEKBr$axAN{oI7+NbkXtQ1-
W<miJN`{k+Vl5A{Y}1yp*HwXFPIygp9=C`(cI3ve~I71<hW{#%QTK_gt~>sW$-
)ddwxrHf!!i!TZE8T2<>zplP38DSAX9_<uD{GzBk}|gN5HB6=)$PS+tnck)#fji6ohbNj*vGF*%wfM`O}Jk_JqUCCRbaRnhEqK92zINWeMBkmTcnum2W7-
Yracnc$-&pAdXUbXW#4Lg3m3-
^V&vO`;xN(P?$?`KFHo9Ly?z6(WR2n6SZ^gJ_hniJ}u=sjDU#r|<V1PG67X5`o((l+FQI!Mx*_PyGwL5o!<d8~+s&rZ&?)2~dHcgzJ>9sxWXF7pY&~Bltq
M2oqq{F&q-$Y4hj=t7neZo-Z4!g^<r~an;-
kjk^DpU}=L+FfTM_@NO^S3cgF!I8sPLuW?K#iP0KoN$|O|)DNIb3D>RHINQ$N7cQzVqoFT(u(Xwq)!qX?&R#)+QbDBuwO9q>Q3fK_c#UJWPzTRoav1-
GP=gTK16WE2={zRNt)j2*7HNW;wXuP<VG!-J<P^X=UvMWbz30f{zftg{@WPBu#x(f3=H_~s-
h7ickUEA^23p9xjZVc$%XUmywvwMSwv&(ejsFD55;!^<=d_LA=z?DsSUj%I1VC(ERT2^kpbFTFz&Lm*%Kai>iR77oTJ#;&D(`rA8BDvBK*^C9Y7k#l$fM|
L)Y{VbL*Jyj3Zq`Vo@Vk}QcLG~a<3Huu(tGLFvcakL8%koE-BTL*P#}5iPWePI#R;bqE#1}991Nd6-
iJR$&D(aXGL`CB2rY5(X7Y_b&(}eMGUM+qPj>$RFSc)$Vk!Eq*oWKQHqJKz*+#>0AKs=KqzGCY2bMGkC7_7e7V8PaJ3<fZQNeWP{2By-
;z>l^Q7jAzEe<T&|V-
fyu2N97nW*CcBoPPrjxwUkvA|u>Q~+5RU&(p5P6kyInZ;*5>ehIZc`@Lmc9#+bB0acDFX39W=i{ZQgk%{Fj9YHIz(rk(8qj!OYV<s9^>Vr?=)2UDO8$!wE
#VHH6)4V4(Iy{9}~E4xmpinv&+I*BxwYd<)mOi6g^g$5v)B6(Abbg3m?7)MKzNKfB=|;x|a#ToF_Xz){CJgSG686^>#unzYt(x$f04aAq^CPTH>NXIw)~K
T|0F`sZ|ez&ux4G+E|lW>!mA+7d9BZj0JARr^oOU|H&lXx?q+)hTpiZ^ZNT9>QdNtn1!EO?De0T5C7lkRRj=W!n2f)C%jAvxbH*VoKkC+ejdMLN!C~!Qru
^Wq;m(zH9&O|1i4x0JuJvRB3vX;hHvvM7%+vPI~QR?A{3Du5V5f8dJ%XXa1Am2Ag<x2=O0O0IO-#R-;@JR?V}5z;(ble-
@AC>s7}b*EAa&<{709z38CFcrd+-xoM<rw8GFQ#PYmr8UH#nSFRJN1HpkiupkRkBSfRR;ix+}G29@$p1W2()andQkNSnFwv0}k>GW041tVF-
Xp~DEI%e&#5R_85`+$6}mP(Be|C%MWS;6ux6WcqoD@;;n9Y|D@(xEhn7Yvj9;kM0R3*yKiA-AJ3<0Qh;4&D3C%+eKg3NSmph<|UK7%Yc@piQE@9e)Bt`FP
J8A9U!G4fPDkEC_@s`4-
>3NU>p`2<+s!%8eqLxM}2Cy%GN}KeWqM9>QhlZK=56~rPB|`XV4PAV__m8d5FmTmKk<eh_h@<Ba|9tV;gU6%|}7$<QdDWY}C&h$3x*cp40`{-
j5P(wV&}DkHMORg7*B{eM&(A3L+op_QSy5GabUZ3AcvKLQl$_{L_tAPwLN`N}lgsVyreDvhh1|@3hs1`1St*mBGRU+^cvDzJJ3$TgHU>J!OSjc3|i7d25S
ke$Uw)cmO`AA5xwW>Oj`yYb$g^2^F{Mm{4&oB*-
#*g`fn86cTb!luRi{+)nw;k2^I~`Uu__S#Jnvm@p~*u;|Gxw0dT0VODexF}6P6pm98k>{&GL<K0g);bJ}r7nhL)2p5w{0)&e>!9RjL8eN}VP6<~962+T?T
H~TxLm}cmCPYBf&e}oc6O{5wr)sghB=2MLf?23@43-
ymJJMOdoyV9=BBj3%1ffuod4g|8M1)Kb5ymPa0{_%eEo1Z#jM8Z2J+4m@m^=W?J_1_{Vf3wPG7npvFK}H-Y{wyT2a)|qo;yGe2x={4x_Gw}iFd-YObTdJ)
gZrP^W348<b}o@kOoBgU_MHYL?8&y-z<;^76E^}bVzw%ftI{Ji#)JEM@pPc9$1jbiVQ6eEYPzeL(2mTMzbPA%L5AxtjN&vz=E-
?2*?8s(ei*YAJOsvLcPao%;A)k$h&0#T>*kl^rU7YTa!S})Jy57fG;k&yj^0=6%hE5GNDFNjFsq&Dxo7KKqycb>5eLrC~_yDy8ynE(A|?tM}eKECJR75+!
v1|LTg4?E_jy71@E9-Q0UPW<ST-KJ!bwF7kY9pkH8`IMv=+~lKK6Jd=U6UqFTf?F%kEKFym!Ktc3#gHn~#~r#llU@gS_0?W5*+be(hR46xzeDZogC37aVO
V(gSsFzCG}HQ7}&S|8C7P<hN!H_HGUT=#4p?kp$zU40;^{RY~VeZ2>Hp%u9O2)gT>Vl^gV3I2&YN6@nC`uS^dJ<h@Il<wV@1iyqyd*Ks_77bpE`{6I{XcP
AKlLeawC3}3FBM6z^;9m)Up`Wqsm)-S<PUE~-;CI}r-
G;<jFz@GUt45$eKi2>|blyD&R^psGotMZA$d`6T#te)Nq$M(Dt{I12SCeTl?Q?~+dHgS$k+KsW7-
oJS=vu6t?)B{(t_N04#tF>D!RM_%A$X>eVS`BYGylnC9cQckh~Kyya2Mu7l9w2l2gg%+5Z)$=05+Q^FT_9b;s9=!*woZHyug2Z$&O3zLm`by22@C+43r3I
QmLfZ+W<oD3jCh)p_(Pf%5QmKEU?0!HP=hB)wnue?#4Y05Y7QzRgTc&>+S&2`j4=PUMAxY*a2eoTX9mtvmCexT8Wl7<yJ)kKzYZq?&H&s!}<gvEL>qQPgN
e)st$Owg@4*F^7%XS)6S&rx26RxX@^j6A-bA%gfT`|@-EUy3^szyP`WUwQ-pl;-
p3O};19L?_@^7NN|3=ql=gyHu!#w>M|AVxgKkmYBjE=&`E471&<G#wfe!}aevpzR%5SjpZ$WwJbPIg&27GWP?gte~@WoEa9N?cy3E|ux4H%H!sm2fc1!c`
CfOg!f0wQXn)a6Cbd=3RvTl#SnQ0J8z^pd#^h={}&?u9wV5ktRx`DwcVfJrFMhFW23@9NivXRYQ6A~p$=S|xz(a;XkxKRBE1Kir2RnY?=jFeg$N<x0oZlH
4x1x`BF4fPArcAN-Dy=S|R5pO*hc11bTipu?7o?-
QMDoo+yeozpTqYFP+`E+n4`h1TyCJR_8)u|6<xnm{XRKSP(Y$nTh=g}n(90vHItaRF}2`7NV~pm#0uSboP|vdE*p7we`+{U!_OlZymXuPFDS*eja)Bot~t
PL@o~qC8!cyCFMG;x{+q(>}{pGZW;B7Mtt?iSZ4a4BK{)Mow}&(uja=Jt=q|;D9VIoRx?Q5GqLO1elbD0*~RRO(nnYU1+S%H?;wMx7W|*ccd-
`v95XoY83e$j=Ml^7yzjU5;pUJS2==J)?FZ1I``umt~~-
dI}*tJy)DQm1v4z?<7AP9Cs+XzUwaXtTL77#GG0_SUc!<6l|OJ5BwisPx^VcA0>{z>e)B1OqTKZe!Uq*|k0jEa=5FYqxk2#U$~k|D6BhVS4N-
{l?nC`R5?W>%u&Kaq_#v;>2d+CF3Pp2<JpNyrQS;c_fdrWs+kwmjsC~G~f9cChJC3!k?dPJw;Jik~EO<sw3BNe%7}L|hIZhBp@u>hnc`68`(Z7F*HwK@9F
bgeSl+Q$7Y!br48tnEG1am9z3I>3ry1d%p3{pRc?a=5Yr0c=E+x%bL*#;zhjt;B#pSlCN96(+OwThwF3EDsL+W-
o*9}sQ>ETl7m@+&0qux;Ksr!M;gfo_sSxlK~G56VtyJKc?YQZ7SsFt@ZOSuc4CIRB}JH#AKjK0J2=(fubit*csWNG_1A$@-
>sk0u+EQ5`+j#_hDY9zpHhT}YmgQ`eE@*rMg#>mb$Sb6wYtSd5x`(cCTaQg_n_uIt{%hL@8b=58SyzzHuKS0|8VTV}NS-?_uM#sAKoANjwyd#C@<-
G}^NEZ!C2kDJ2$k%7mM><`Z0=?^U02h+WiuiXN3!T;p<$gC(eK#lc8LFNc43XT(iI4wpdN7V1K-sBb5HQ`~$k1R_pcUkVXEWOL$_fR7#CduQ2?_(X!4e-
w`01F@dZ(*k>x6o(zEy`KSTHVt(vg8JRiE~ATW5vp<O&gN$EU#Q;UGd<GsuinN=2up(s@(L?n>Hksv7EG$htnQ`5}Rr_&3kgw6xBJ+AJ*!h>#O_krQO}eo
89khGyLxIKicCQ=V<aZ7xp*ta*al(IUb75pLGTPs~c4Q_~kS|_RWo?{D?v2yDq2s`k4IpS$<MX{#}>jnbpWh|Jd_iNPc46@g}J9mA{j$d=dMd5><ZWpz<a
tKTe|!|GxBc`aG4a8PrGo+XDki)|?0_<5He`E{>mH&&AIdlH%t-
eo6fNahJu<zieFmd_?$o`TsF~i1O^PP|IeM(W}r_RsiSyB2|8qK7RQdMn&?qs{B7BMe-
9>`Tv$2$xl$_|3;OsQ|13YC4Tv)l=$UezchZkPhJ*3f8Y2>{uouhMg`YVDtt(a$ye}Bv-Hk+89DQu_m>psuY7PSIe(sZ&#L=Z-
RGQI>8vQPGOu<zmR31dtt_9J{b1(QoSE4<r8$l{3&rx;;=R=~GsU?J?h&(RRX#X>R>f__MbfNWmz(C^GkZbiJ+my9rCDY0Uw-Da%mPwnLHVlt%N>;uFU`z
ZvC=Uudue9r(##B1vbeIcn7uVkqgk0{^f_y3ruhO2*(+8RJF+s*qb{WnLl<&><x-}oQs$`^EF)G)D@^&OS<~-
#I*Lmw%BL4sthi@od0BpSb=>KocL;J;RhE@ku2^}GX?g{;vkIoAxN2#|iYiBW8JU`C7cw<w)6|0E`^%x*!!u+K7j!(l8bLCv=r-
$$s@27g(&goq@Ox=isolA<)Bzk33ei=vw4(f;;tH(X0smxFPq&wpPM>O@nv*jvV`*0Th1R+n=Xg-
1CFPl4r&7R~(p5OwvGo>DyRgnWSFW(Hs=S}{77;SK;^|Y(85!BJ6~{-bLWbPX#Cf&6a@Eq+l`B?N#sPfRg^gv<qKX6lsZmvbmD-`d0IBk-
756N646fK*9t9@z^vtY<mE~Bgb0s4VD)hazycB2wBr1y?<x8iQkPc*(DeEY!WR=}sRqlYSjHOc%y~|cPOB`n{m`w}XS5#K13c~zE7t5i=is`7-
<zShs%9%20!O~UEm5#HOBkg9DklfkD6;<V7sG0_?-
m`+@!Qu*MEGz)G2EzgcT1VBn$GEz3)hhd0iqRpSXV>GBI@9@(y02eIA;4d=(0O+KEXB;`>;>fx*l*lZ6<cud4`pa2t5#JEA{OzBo6pKVv+pl;RIxO&%dD)
KQ#0bT%LTLM-ea=a?3Rb-XG2#@9>|w$4_oe(iY=mLm|+ex%wdK(%rJ);<}kzj)*0qGwu|33KV{87Jk)MgGo`Y;qIim<yxMV2HG;{cqSIu%I(=A^@a<_5s@
U9=6+4PCHKlTuX3EM{j`Ar5^KQGL%28Z;pQd8fJ(?+1j!O6vo)6zoo|UWcle0``4r5(arl~Q^3}<zk>B6L{;dwp3c|FIHJohrpR10Bb9Znryhu`{qRbB9W
Wk*Y*WX8<HGxqJx*x9y__rS)_l&O|X3C+tGo{zuVe5}O8^wQN2JC?6nnWG$FP6MIl{uL`h#LOzKSXBzbC2S6|SKPn4VrJHZri__cL(flXv2FhJS^0DB!HL
N?O<mw9uC!F%bKA-
l3!SSg%EfAFMP`1!CKnhbNLn{*&Tg@(FwiNbRgN6Zl+slzs~l5SuPD8*qP)aupHh;UlaY~AoMF$&DJd?SYPV<DGcvQY%5$>Iic8EHrNt#Cb4k{;Y0+Pj3e
W%3NDs0#Q>0l%V#d;NB1=hRevKxkR4p$yDHVki8Jch6FO*Er%VPiPzfYgi718;zwu3X1XkP4zYhKK`Y3#X}@^@1bJ(tUi{XUgG(^!L}+1Z<NF3FDLH2W^6
?T?H3e(~ke=a|Z$F6LP@#P`cCk8Vd3b1tep`Em4nZA`hf?E5m!*~fo4nSLKT2i=!PpLY-S{lVn;@LR^_Pr(v|-^e)d3npvg+Jlb2B0j#vmK`~6@YvPgPt-
=fGsJ2CeC<>9_YbyDHN@Jd_9^zMor-
<x5@Me^p4g`@Blf9flDxsVm0bFBle;WvtN9FhZX&ni!ltX$LW|W%&TWMjdSiv&E!%EfOYK?j9?z~W<}j<xv=P)uEolV3`I<+r&;QD}K7rnV&4@B$#Tz?yF
Vi;p%{}sQ*9RQlq)fx>Iq7>bxtv_vldZ-iN$wlUh?Q3vv95;nX_9sm+Z4r^mEN9=wP#(%>{%x!&|&9@o+S^3jafTX#;jhIF)Ln-
F?}Y<WyZYVB%$s_V>`Jg?-ypgNFWmn3En+bZLhj4Y_FPs8N08@On?9w%gIe*X1~f0ZNGXa-
r!k%4*S&tV!v8I?N<w^{c6Dw_N%MI_N#bV>IK@QRc*goFtq*Zb^=|EV*-A=mgX}19L0XM;2id=1!4Quf{6WULBxKwAY#8-
5V2n^h}f?dMC?}!qU~4p1Pdoha)4RJNa?#J`KV$ULndEkx+=(YMja_I$$-2?c=>w|-
u@%@HR;Fk!qqahsfqJaTkU6#@2M<I@?hH6j5d9Srjeq7LO4gLZ9~J7<v7pPXx?=hv3Hz94O*Wyu0?~#?{gF-
+oKIB{}OFSSrmmXd+|2$kui#CEUhUxmENCIn`_LAHGy4Z&^T(s_9;JO_9=@L`;<j`jpGKA7_D*6W%eoR`qU<`P}sSDP;*gMu8Yt><z8l>0&P3pgUUx4wGs
oBdm{!aX&Ofk8nmVblVa>y(^<d6_N=z_4x7g?FKog}>{HsKO;{0%YsQgTQh*uwxnh=D6JwUD&o>>4XO7Cd?`LMHh)D6wP!WyFj7b#VmC4VCg|Sld<o=M_9
eiRhkR7~1_13XcOI|B>C$vOrR0$m^5w<&_MJ7iTNn}M5)J1Zmis)Gpow|q=Rb(_PGD2NsNmLO7E0U-
#QV~^TEGsfnaQXG>Vl_&!h~3GX%nnsyBlP|xu}8fWuj3-
HnLR3lFEo(?5Ka9dH6Q(unxjJQLWCq_E9R*5O(%JyBX7dysPt7gd6mdsB}86PbJX&4n4{9Joup<bsdwj_dQ|g2i{CQ2s?d{bQpP_^o_wPiYDRk#o4Fh9P3
VBBJ!*smDQ2nd%q%re!6#ZAmJQO(P(idk>U89=gaFDFpX-51QF~N7c2WLZMB6aA8%-
USlS}r0C8iF`h&^f`${w|2kUeTQvq$av`u3<3=#_RU;YGTLfE3RywNB9&@;jDHp?0XhQtVL6;@Y8h#IZy53vz?R3{1lOli8!P>;C7oM?HF8_NdpY?NR+on
}MVld(>sr9<@K#9(4uUqpIvnGgS7al8IWR=07q^ly}?fi9PC6v`5{+%5P`oKhZU<dnCzlvw{(#t6622+CuD737G@lWUEU&mwoD`XR}XLhA5@?D25di6V73
u`WCZKjd0<f_*|IUr&{<ex1670D%yb+da@V6QmVN-ky!qG9M>>a2pgup3yV^*OwD7KsTTg}<^oUZpV2gxI<J62^?-
u8mBc>vr)Z)PYM#gMFg|MIUboMd;c0$XS)UQ>RGay4&elLF6bF8(FqU|717CY3u}=Lg$~rZVSf}d9>T;me(8F(hJt5jebpQyBgp$N2!t0UeR}(YJ_Y@P=>
0y5u%mVa)=*gWMYoEF(VxPJ<VxJnt|0gT_KgK?l)TgpfT@+=Xs<akmpSnnGpSmc@K2<3nW1qTLu}|H}*gvsPO&h{Kby1Xk>f1ml=0@A6wny8i77_c@e+%2
Ej#2DWUsdc=`5%AI4Yo@~^DaS@dvJ|P40j7Xh74+*Y5}pJD{P&b#ZmiuDjaxK^$^okt1-it-
e{AL6Vp`S5?CLZN;W=_i?fR&_Nh!xfLupWv|TEb56GJsdsHSDkXJEws7xLpuVU;^nH)e~#n_!P{!d=T*qbuGPhQ2bGiCff!sk;%Vf)gIFtc|&pnw5wOp9!
u>`cO{5J0x{kD-nwrgk(7Ez**Az&_!%@}`r#(UCW<X07^FH+dCpOL|1HAw@ea!LbNvd{&s7yBRlcKyI#ds?eibOpHmPJ2*co`%xTUc8vXKWFJhn5~D|{CH
yEmQi6~h1Nta_)uq^zDlVb)gyHJCRCc6N`U!;-E{khIO6}ob$BKr3Xu-
<6e;VJOR8sr`xZfGVu5>)LEB%keXuHy%CJweMB}IeZQ_BM?`_g5JL)e$XVt!nwab6<wI~FO1r3;NYeC^heD$~+i;+mE&SDBVBJBw*)1~V<4nD7-
%O9eEDYechXxeMJK5nonUgvS?UU-~SwFU2W~V_%w~vM;3!Fvh-gNyNTXu<~10pnd6Q)V?$$U+!Y|rDq1&my)f_ylDH<K`0RD=A!INy~MusuhhQuy}=a*vw
{9o`_d3I)!dn%_K79!Kz`ale%cq*z|^k`Z%o}gBDSRjL(k8w)W%B(hOj6_9v#P|ba|9XY0L*r?1M9LKd50QrTzR<>BOY;WZ-h-P%-
wTgeuKZ0jrhR0Ooyd`_VzOQuF<YF)2kZG#$-|vL{vL^X{A|lhUigCZ%a=lhXM1q|2E->9QDmQX#HAY5HJ$(y?b^?MWj#Lr;ydNbtN&oz&Ga-
C`ZpH6kT_iFwmOrA7$0e<Qx)W4$i?uq=xHJ?MdpYxwc4JaBXOUnoMYYeGdhaFg1H@FyT=QFyb5M#Z&W-
2X+`%cE2wtKuvCzce5%?>z|n%U0kJdHgS%^U@CB*LiCPIOi-CPf23(E#)Tx$F;~vnEk05A8Wm9lF>p`u~&s|Jbny~M}dqpLsWqm{c#LYuRh8QQLl^I&nkA
O<C)#55PE~!ot{9$Rl2*8(hnlWQ$}srDb!^LqD@YhN1L23JBP_>=lPhNmMA8tzYm+7{+D8MDw_W$^3vbJrl!xROiiWq&xw`kk|C{3GnkdB!YbohnZo{g#!
$w(fo9-
iglE_Fs_c{3^iuoe^kZi;Osz(uu~uc6+85U_wOWuT2Hz(RI!HYWv7XVvJu&(S)p?2QQ$Yg8nupvphj_{q<hSq`AWe{SjkveUKtz_&n;yUUC<r4nwK%~<fq
muHE2;k|A09hQB=XFj1iBSlPVoO((h-{{_g<8aE!)Y6u7&NKO+L!kqQ&_(qNahZkvv+OQD&TI^OPBZ&XUs-AfrhNJsq#m)A54GVN9a_{p!%OCyYA>cY=9H
7PXW*qSF)kuw_AX*4Z95`7O(>=U;sI@f99torW&lU8)G@&pC>@<53~xSO|z>;kV>#>_A`g_)X136GGGs0&m>|WzOtiPRzC&bI3e?VR?<{Nj$n+0jsRliRj
?!DIYGjr_K<41e6i$5~=3wBEjS%8;GML1=CIe1P5PdvS4Z#<wSJh<~xdB2;Rac^aMB9w<T&E1u^{o95p4x)TH>GY=Mz!qXtI1F7nphrcm?%Htt8)VDj6FF
HCY;$-PZnBru<_u%&;*6v}h=Ky@vi>>W)<+Ink@dQ%T-fz<t-
$L}!AMA>?MCDG@23;7)>g(9~T)w_kF`6P6pM>01$4+Q38t93e%hUiJL5!W19eQ8KpE|cU=p|``*)5O6yO+uZ)2!snLl&eXIkf+A8(VxXOd5=wQ66H4t<@o
|nUGs3ikf)_9KTRP4NmO**k%2#Qs7&^$9%(`z(uBo;Q1ukA&hufp9TLyb-
}oqs{yF^k`#rkWClV@<1Zh{_fJ2X@;AYH|mjF*f8V?dih_6kCyjPKDNRz%mJjhVvK@Q?Uksu$H<bX}?w8{Nn87CGDPsVo(F;?lqh*9fxi~{7~Yp3X_aGgP
M;tUfOCMq(*M8t!%7(7@{D?QK0y<9AH7=HY3qe4oe3KjU;X>5x%kzzqF7hh8RT3DbRrU&0KB>1I4g#^xAM1b)ql;kOb$6}S>A+(S?b-
^yORS;Upt+L=d_)%JL1U{1J8)dh(1NB)E`6M4}+-^kKltT@c(9%qH%PuN_X;4_{<2T-
&K>cG))Y8pQ7owua63SoSTHw*GZ7SK;+X|A}KGCBCk;j{e+of)@UD~Ok`s{8lvRy*mA<A<Wd5^{QNrJ!~g1uG(s*A8q{>jZmg_UpmDENKl{M*gq2Q-
P?VVk*$cfYQsQgrtm5ba7t^Iqo>A><S5#t{(`eQyyzUqn_tN%KHfeOr`oWRAD`@#*|;06_3En`iQ)O!NhzyB7pTo4Lgy&*gXI&PLJJ6*^OM$g~g7muN?bG
N87SII0hf)kZ~aNZ)Jo80U$u=EQu{XQt1BMtgk(bnNqxAI2ea?@DGr@8*=D2r!g;aVYPLP~bd=BJ!KhkfHn*hmua<CAz#in<wQ_CWqsgB(slqqjU;`s+oO
K8I{(wFQy=QfBGEn2hRFF3^aa2C4j`VFF?)%)&9Xky!(>@a(oMOTpv>fg+K51LkX<Ts<iet%)x%O7N<=sr29lq3LssB9xEHGj9&`_cH9TZVVyZ3Lec<9-
AqV1j|8WPb+E^8p|EX1HNCG3VB1IY0Jbdv+i>|moKNZC1_d=<;2c@F?r=7B0#;xo6-
0JWt+awxng<p5M0qrR0##<1ysFh5XFmbEE`D<ZuCI2X){D!to8OqF$1|jMRQhOG)DE&jYxnW)Ka8ZuQe*+Td}mMx(r4p75<U53nRd?g=rqJfoYmNY>}4w<
0FY=Us^mjKz8?L$&RAk>=iU285-)<*yAlO+i}MpvK4cr!_!o}cSrk0vPKHpbTPJX>rhVw*4}@DUy5@W#)Tx?(3-
O<4`YhuA@}S@gfIQR1I?^SC8f^00V(<GvL{K^NlH+=TT#O@5<!T!psqn&a8TwiOSFyJ*m=d-
Bk~>WMEWO==d_Xca=kd=p3*?Z%XGuG5;s1P4kej7R2i%9~Z44Wq-z`i!%&-3#dtz?pJ$Sw@atCl1Jt@eq-;IULjl9c`qw75cE3O-
GE(>rjfjTtYBTfq7m9;LLCwq-FsU7|kxDLUSOYZYZ++jR*>=ZqzRW|u8iQimd><}lNQKrk(Bg*^P{Ug}9rhX5P6eq*%R^Kd{y;Wu*)NHHmslI~t2dn3T61
UT4ZnnvXD;x2=zP3l1^EDIDou4;w9qQ6T&8jz#e;heauWfUF4>8V5;Do(<A$W^wzaIuQc?Iw$g#q3G^l=p8N$T^4LD0_QpKi%Z>&@f;+$&7#hAlfeZ5R3c
4g@}TfM35;N1&|$f%p81+=oIB&LS7!*QY12ix4)muWAj#T;g^Mu4VxFUI2M36cRkC_s#L>icI_L_QC!a@p`}~5_b&NVeUhMnKq*|N8rn^--
xTl?B!jxT6)W%_E7aWi314lmduS%|MivRJ_K2u<^~}7L<6IAz$Wj8+3ZH*?FEEE=ollg6Kbu-7aSL3?pR#61Z-
oF|H|zQVtXZ%kAKET0oI(Cwi^I;IE<cuVd&XK(DQ07L(l)lb1m*In;azQIa<rEjSw7tJ`RrZoBPB`$50OF0-Ur_oIIw&Q$q}%W>-
n_exNf;fFexVWonDyr+ua?_ezcPW&*wc;TZIOjkF~M!w6LyMfnuPQUR*tPD<t$Nq)cbFVX%)L7oj0DMVLi65dej?U3YlqU~B;BFQJDQ4K`N)RpGAQg|%_)
e{aLns<!GPY6u)R=Imf6olD~VBrpig?*@5!XcbuL-3ryuE+xd_c;&(jzZe?9tnMvq6KJr@rW6)4*<Bz6zlI&gq2C*W8;Fr$a1SReC;1Jlmf5+PeNB3c-
Joo>-VB3>-C!mz;{dBK7bHZ`oqds0&Ce-7X{ngKPBqCJPISkvX=zcNgZEXj8_cqIf<+_Qn(xn2j7CpiUlt3{v|Ndz;E%G8APPPuh-
)1I`Y~pm|Kar(86{U-{{S8;4{i9b?;-N+So=8?0q#$5NBG^4=dB96T#(x;QJW3-
2rm`fr85kng`tOfGB4QzR%N;Ewln;zrY`Y{EjqfCr~RqncNCOzzNjRZ-w5}lwwvZ(lSL^e=c?^06Qh@1i#}q@5UcCARfR<09so`-
r9^zW@}I%;g~??A^>)e>Bqwgg`NEqurpw0gw2IIRWPqDMaX@6icW+=VU!7Z6Y>KVC=qu~#=vw1E~WZfp~a7=P1$1L^FH{*3tUzL4sG7!c$6gdm|RVgqcK@
dk_JrPNs?nRSxAyen6#4QI82&JG6j=U=mmceADq94aC;)J0Dag>j$hRK3wB~7C(`Z1M?}6FmPdx=k*_F^T>o8{M|Q=^BflP&N6t?k`JZ8V<QtPmPAl@r7b
<z=6Ga|5{2i4?O8##0$h)!f$bO=YIjQA0{GS#`MxUoZQi7lh4k3{2M}Z`7D1l@&3M7}{U9b9oAbCXPqnua{pVd$KP=9}K|K-
r$%=2z<{EC&1@_WiF(}r$$?$lR)a$@-nuXI~C7j$iUZ}RVRin9MV+q+Qz?6z;Yyz)237~lUp^^-o>(%U{UzF+v(YvcQcUo<hkU-
)g;#`g<<>9z6w!Y`YMcIR462D6iYfHk!78nhwT5Aqkk_gY&1C1w}@EGyE$@{6vazh7X6_?uY1<~sVjj+IYh`SqF6`Bz;_+s)7nw%d>AkN#HH&t);?Td$#h
>eFKI<n3!|{_42?>-B@`zk`*pkHLq_Cer-
Qn0hW@?JCCiO8Mp=Fu(a+boqa~HrhXaI-7@ox;Van{Ch^n_b-3LmGSehONgJ3{u1Kl-=7{o|Glf?=Pw_^pZ=a9{NSe!;b;F3L-_Z<Gc|txlUIB-zx*l2`1
zU%@$-K^L|lQ|A<CP$`2Ox+Q2F=2T$TT_K7RR2M#cBPf3M2F|43E-ZA19+FH4ReKcILBKmLxC_~oA;!oPpRrSbc-
X?*<rU8?+x)o}=}i{$gF{AyGD{Kqn*>zT~pZ_bJ?Z(#YOZj7IQ(TwPNmc*<xCB8!Eb<uuKl>9fZi=KZa{}}7HAtwJ*Q?%a^C4Y5RG(AxA%d(>Vdnoyjv+<
<H<k#Fd*uMylH!V&a1<Y6IUq(!ReT?53C10U)%VP2sI=4C|U!ikn@f2n<p{p?Bg|EEQlu_wixwN8u<vk8`bDU)wb{6)n25cC@=k$;fG_o>=y@h>OBWRd&E
-ZpZ*04kHZ{8tzX{oua_?vbJ4wYsVe+v%5OG`_pU0A(@LVS1JfltdW$;r(8R@{L@)#mK-Z^0cnR9tK?9d-
vk><)Z5e#YM~e#Z2v7aBifm|YID%VBmo%r1x7<uJP(j-
GL0(KF1$YMt+7^bGv!oFO!#6n5r{VxWPg<rNh~T{j#*<J;8_U3dVENZ^yKC@F*}^|FSS<99LWN%Tr1>F`P$*28}Hr!49RS!mhA^zk2I-
ZINqmMsN=*0CJ+6*zI3!;J0QWo(&Q(h5g;WpM>;B39ro2)8Mj=axe+d`eBjYw>?!N=;vDN{5O9W*&~l_Z^D@cD9gHSs9tb)Ae@_0d|h4Y*`tm;VJnpL;)+
Vju!<i^Fi}B5CrTy7K-cwuLNZd?|i=9D?xGjb_RSJC+1pqN!HYo;+$f8=Cqv5vXWwZMs{|wJ$rh2jyb!mEVH!4l$A3zBP*N4T$^&X_;O#Zx;Vk<&imWx-
+{n(tBWh6!rNWwV7>+nNguLUK)|xnoXpZ`CDSvq%%$1o(=v)P%_XL3#aWTSdssR%5`GVVn!bJzzORQ+ksyB9os4fVl;6`A$B*OpjFmoDO+0%Xw~pkq$MO5
#jI+m~+do7cy0y&Wq?I)|W{5a`3D?Gt!?$F{`Ni?mUlafP<ulGNj^A%D9wLq(`@W1j`}lu-
as2TMv*^>SiHtun&iEY{4-p42mp<2@BM#uIA==lo`L9>CuaDFIx{Kq-0j$31{Ne!q;^O#m0G03cy2y9qzeXIu&gTZl0lX+S4&X$N#R0?!G$aCGk^f{eb-f
J<xA9qG$&3+1WUFx*+F36~)8#x81W%B+Qy;o5ZleM=Ot-4i>s4v5D!o>f-
WpC@jnzt~o{NMLe2In;%t|L7>YpW%Y0xyShy~Bf8$lgHt=7>vM_XAKLE^6bmCkS&!98eomxnO~m2iO*(cp53aDi6|o;jUTx=--
T9M2*Jc0@%A#Nc;+@1l_ZQRe+ziMoWoMiZ#h^2Ox$i^jFY7V~8iFwW*FdoWS(=xV7Mn$@^k^jOlcMh)?aHFGkiJBf$3nIw{6HwiM+Mj|yDFw9^VnV0RvH+
t|UwcRE*+DH6c`J@>e2<T!#g}#rwNYIfFt|E@&X}rPuaJ<34T}Axa^BZrb@ddBaIP|8rz(!miEUw^fVL#WWW8(^*PAbE=f;Gvy*(9#uY#LW^b{;;;X2**w
$U+KcV9yZ7YCqb2B(7jJ)JDzxe9lkFhyM`?D)<5+4A&?D2_ZM~y%JY&_BrAT&JM>FoE?cPI6D$oaCRiF;Ot0T!P$|xg0mxW1!qU%3Stn=K871PN_@dC!Pj
?-
AU6sVo~16m(Hr;&I_&>q;^8}YwBY+tH`7%!L$7gMWI7Z`)+=!qF&qT(%AK%*%ot*_t46O1F6a|VEhH4zY8qVdP`>H2K+{Dr>(sNI`NMsgtXH%X%|mm^#po
+~8HpMcdfB*@y2Zbs2k{MgwnB>&h94L5xb18&(anB!YLvI=IjPh|tRS#}5QvN#;vQ5_;;2fV)XSwA&l=Yz(1J;8QVG`hPbLAqQIohp%@{PEJ~a3Zzwv#Xb
AHQMyQ^P|Eui;78itCuHjrQ_-7LZbF)8-wehei!zIGgmF0#a!;qP1IHML1VqbCNh4*NX-
y56ZH?8xvl|B0nu!MuxiHxY8W6Akp?{R=o2en<B0O4O7I+l|#&g6kE~wH>ksLRqud_`4UinL@!E!+s;|`L$llHWvD81L?HHx>)Ej{G@4J<zmA+A=Dz6&+z
V5=stqqp<9F0aeXoTDuiEFponQTf6nK(c!7*v<=kuWb&Y6x9zI+f^plYZo|IqE!E7gkG4;?mcMNs}js&7)@PU`(K_rc>|G4mYS@ZSaAw<K220+0G4Cotz7
xu$=ZG3(sW>LuKT=0KAfzEmbI>k}YSwNv<umW6sqO1R^HNUd-_$YJ|2y`?-zrSxv3;#qD;q#|-RU=K_z#p~bM_QH6<PBD!H<WFiVZVs2O-CLZ-wK@YbW+M
j|EG8FMQ*b(&HwJ*$4M#=QXfF7V&gLZn|BBNr<0-B>0}2KIh~BJPbb4G61dmg>f9!n8y$0c8dG`qO<L-
rd~3KZmp4^N?`S&m@c34HG(UnWyP)Mhs2gh1VNHPmakfxLf)a;gzYyjhY7^uJQ%}&L%-
@T~R`hlu_mS|UvJc}tw9~*2#5;z_9c^0oNV4uH$jV=!F)<Af2%%<-?W9Ct5fZkO>P2YEo-
a!|2Eo;kMCKpXuVDUycmGv|a2SPU3yFw|I8fWeyB);uL`Y&X3ta*>zR;(1Q1Td9cLGi8s;5}joyMwH^H0n~cQtaGD7T{@2T8^dhql@_C2G#R{WL6^jh}ZI
hvIuA$?yt^lXVhCdq7Nw+|MC5S$a)JFdIW{C7iaUpTNjlT7xhHddY8m7Xv2&B?$-
P*$<V8E^oKwDGY%;Fva@H>4$zC_!GK#@XY0iw{@G`9T5XJkWnbI7Y5W_jUEv)2KiMvfWa+brAX;-
OWYp+kvnw%BBeKD2&W7ZG_DQf@dy~eale#MgH+UNOtZ)Zdefm`Dqs-
r)<Gu#!iFdOC+=>=h4};s8^Mo=>r{{j3dSk~SCYpE#pw2x4nw&$7?*RlR^;A(g#>&!0eP1qz09F;Ip5I>p+<}AaSY5^P6Bft!(d_(jS=;XDllh#oWPuVlm
<-dz?^9#C^;TKLLHbh=PYqK2hpqO=$tG-Ny3W^H9x`VoIfPdIe$o_bN)Mx&Pg{GaRYRs2pm5^C#^jkm$N@QF6Z0dWL!?#R7_mXO>|pCLUZ=ShUUCG5}MP-
OTDpCId6I7CQ;r);y__s&Koc;XC#j2G9`{D#^szYx>{86IQN9(aX#~n#N%Xhls*teq|O?TQ$bM{my=1a4O05au;BW#BDjvlP&M=T9ny^$m~)!lHNaW6hQm
=vytTy?iixpBBju%H2xiBEL?S4Bayk?;g@6@>sfw_Pa4;LUQ{p$jm2WzPHRB>*O`>ud=3Dru8w)%sKW{4eP47Y@hTWs|7LYId4jWKB7MHVeF27^4L*o1xP
}d=u-
%=<94J%>ctpk$zy+~ZnA?0npwpbeu${8hd^G_9MV|KqFZLeq2ws%<C{=X${k4}z~w)Z8`9rpStK|2Z6CMal+Rs`*MBJ}>zxc80m!}Ol$J9CRP;YAwlS=mQ
=ay#bM>5eHe4MB!@MhR$`;AWVL!N(1HR}F_8<NuK`jusNeaXN|w4^Q&C`na${1xW)9we}(lr2X;`aUF~BQ~rq`C(=rkxQ>-
^;yRL|L&kN?ixbyzD~s#6Mn@D+NzU;izhj=3#=0|aAPN+|_DK@o(PCJ;o%9_#i$VF+0HHx1pHT&QtUpVT$7L+Y<KnL#<Po^quSt-
{_k))Ly+FxED?)jj=kXB##7|gY#~c#aabaIySl%Gfw3Q&70#g-
%4491lomXm2(vu)vBG%0{fDCvi26a5NW{QNEWR>4{eS$F^L28~XvJi}aAVE2C%z;9V(Q6XdG0?*)`U6P@5ymFBAa|BPi0mZ696zMN91lfm3Qn_!{eS~a&f
}l<!w%pLYucA-zPz-
6B@K9IOP=Uz)F}j%cYBFe%8UE~vFI7XXu5DbVySgxrvyTy+4pz?P7w_4X|KfR6E9NRs0%ac4FtVdD)HSmdADe8!^n^5;fjCS2W{_$q61+T`z12W!qV*NHu
(*k`8dXL{1V7K27bhTLfJFa*&Ohg7sJBQ+|r64Cczh?IY8q$it=aCaU6+EtjLfQm=eg%g2P5eMweH&CL%9*1da&u=^Y}OI30TTv&jIh!T{Yiy#bx_=BG8#
xQ?wLd^p=sw5^#yuv)?hjuJ-ng?SAY#;pH*_rAzm-hE>vh~pW~aW!&d62$Rp62$Q>_#N{-jpGP--XctRnQ^jBj6Qs<ldYE;EG;wR1aZth6AI<6?~jV&n0A
JG(X3XYM^qz2({n>Iv=?Xu#`Av+GqmpjL;FphilGh7A8OwjMLok+hxY|Q>@j>}n6o(?(TroLz>V-
73EY^gVj3(CqY}3<edxH2WBji!_6A2`#KtfEuVTc;Ly?G$jVkql%Xbxt*x1p<A~xpO>xT+Oh!v6ejYU{HiQl-3#&7&L{2INxV*JK{vOi<-
8xKauZ+s>?eq(*y_>HeNw6ge(xZ#KwzwuDq_>C9omH3Sb`f&WlUZA7B7{BotHrT3)--zoUxB9TdjSAoRSN|7_Uym@sO<^V&H+&;syAwDP|C1)-
U=i4Gga!Y5FOmn<*$#;~HCXZ$kWef`La`hP#p;+Ct+x-yX#G|mx1B3Gt7RHl_w5`NWWS$C#m%+UUncLK4==W%c<>6!Xnf($Nj}1wEV5{bBhA*{-
vcNje~GIF<KdyiH+jUlbi_$qJRR}$xEfLFM|6-r6dL2*C%&eJIEV4~Z(To3AlPCtFg6>ja2NjuRT3RC3B=<`sr?Fy<o0-An-
s188UlWQ_?jB!*=qRxUG>RGVv_hL-
h?K%QZjT>$N%^ZZRBTKWfgkijiXn#*MC!*W$c7tZg3R!G^FzG!uaatc168>PW>{eFA(A=$4w)_GJ&Tk)LKTW>JdVwp5U4o{pPo=Z#Fxqa4PWb4+m?Uv9F%
oM51zjAX??Tl`g76@7XlYR@6A>g*DFh`oa3<_H*c)n=ee?+&;9vnXW|PoJwcXeX4Yhqi+_{TU7dH?4d4`Dx5_GEovtBg>}t=%>m{&8NKlKor$k-
j>JaJ2}kR?1nKN^ET;NPs_@8o`6D(wGA${|`rx~?78VVx9Y6N6P|F+0i7`4Fra{>e3^^F-
^tZ78jgDK2kf>(v`;}Ow<boCKTp!bd%wQ*E8c|5L8po3`%NPJaK==NFmM{ya#^kj_5k0E>(5E;a`FB%=$&*CBc^Gyo-
6V!sfA9NBI026?Kan`3?joG$QjXF(av1MPon|82ye@LFVqfr<$o@|rP=uwm*l~~UF^ZF2fcA#fK%2x+gUB70%$w*o&^-rgo&&V8NHl-
pJc1FVE>`PrLS76bm4l>fHXvBY@fnQ0|IBM_&-=G|%ze3yJBIPA9!k_Wcfl%od|dEyqAzaoQ5WH%HKX_)PL0KU+?foGh~_>ZEAS>zfv-IeVIVAkKRWq#Pl
v48{EnJ@Ei|8R?so=)d*t@LU7-
ekbGu!>4d!7a@yk3LKx7Ib1QdREmhoF!bgR*!HbOudzN0Wa^Z@p8vfcHVCgk`b>kzD0bF<@jHdrk7nJ(y0$R@WsgQB_L@w4F8d{Y~yHU$5Nrkwv7T#KH>Y
yWEmvNpS`1~!)%_t%sCXPo7xlD6Kr$!vx+k=c~UY~tBAoz1qOCF*=9W<1$!JfFjS>K-Jc@k!hv$-
IHh=XGp81<`!Mc?2kGN)$Z}H4EnBjvQo6Rj9lm^VxSMteC(F%~vLL7M;+YIHAeG@i0Fk+nGe>v)h?u>JiKXyt@de^M2%d06kL=)xVf~=zLmXKAl=<KHuC2
^SK+Rtu1Iezxnbh!=v*>hIZEZS{#|L4xF!3biNK@ip&?L!t>S3f{SJ-
*Pv*KJ{EFW9e6f_T^}PF4WMl({s@x1D>}gJZD)%<dv7KSb7)y;xotSw<KN*S%FRmHXPf-
C<<>58z7YvBnoL~8*TCe~h6po|lz@|ZzV;BO4pHsFBWMgjEXoI?!-(E?9-&6rjDNNGq{EM|{-
B$1Of2g9ZDLp*L~amZ=;=`yKLNG#6H!7D1UYALSW!TPi8K<roE$u&ND>Fn8s{8E0X+%;Nk~2NSg24hN9D@(96c{5I}e~Ti`CK3MSe#n33@F|`U3VLJH!@U
4?RG!_UOera?(uVH#Czy%(0Pzsh31z!~pbt7=S(;9T|j`7nr7t60%>BqhHj3)yG6nM!6e^Sq_RX8AN<3x>t|!aF<hH;=^)l^zU!+VOem&U*7(A>*P1{xXm
Vij(B5}PXm&U7)_A0lj$yYCn#Z$QE~AbZM>+*MPXeOp;sBmit_H&6fO7%14Q%#<)Gy(M*BZt_rqvtS=jab*r+)*us|f^aZWexVmq3(TB<KX+JIYPj2Xtgg
PK~$RX_$Tu={Kf%>8-%Pg?}@33xQ;xqEr{pYdp<$0B<zle&Q(SX`YW9hX9)-
U^%FlXk0Yc$f%It<KMdNwDJ>=zC}h?09qP`7Mr<t#&#4VN8H5?RZ#=sSZr(Fx82vL`-#IN{^{-
OpV4=AEpfamh6+57%RA1^a99pzhQ)u3mWL|vV|Vr#1K`oN!!sK)*<vIRgE<D1n5=hW+8n*<T_x_x(x4%_aF1({-MeB@K~w!rDS|AY<-
SAm$bH%XIZN^x#`G?>)V=++;RPW`lg$`=_JpJ)}&;7c?f?PTS@w_O&^x$yvsFx=*-#4H63wYzpLrPGn%%Jrsvl@ZV*M6FG(`*c0MVXyLtBy&_n)M-
u=(ygtQxmI~E1j^k#qmO0rk2Z+iZbRfdM9BM)d=o1TAojln_#?>0L>CKY^yYUbO>rW^0p!HNa;Fgoy8mZOBL4!ns<>6o~3wfm5hbnzSi#Be2p;K&Cf@GeI
h7YQn7^W2t*S|X(6-
89}5>^>~68#TDy^nI*_mz?7o5RYNks@L#OdjYeWF=UV<nP!g0OgtPM)$GwtvwC!YA~E4cc`fpB%ie(8?d#H7N3~i<d4*AcZ<Zvik*|Fakhd;*%zXWr`Qyj
TPaD<#g3d99G|ap4R#rZZ%hM&vN$L<b1P!(-Xn>Kd(i;WYFL)Lkg!KJ3kMqiWQ^<d26@hTmk;m>J_o)1VWBV-Ibu8=q%DW#Zi5m!ijy->bee^VmjYk^gg-
I0m0=GOa`uerDQ9cp>J3ddA`jf;^3lttFa?K*wAe!Ii-A|DCd?%BtMw`5Vrg+p`?{7QSW9sqyj)j^m=40L_i|JUK|FKo=N_$N+AIo0yU{}-
3FAI(|mHc4(J581!9D3J(!<!%Ye;w?hZ@cmBM^SG-gtsC3wlC%_<{BS_WY7x*-^I6wno7Pu{YaDL`-cu;ew*NGPJ(xD!8Vq!eFT8&_d{F0n}YrRH-
f!QA3kR8<@~;2kH3HQz~`7~`k;SJk7Ry_ccb1&k~?6V)YD*aJOD3N;@g#d2vV%4FB+cM8{N#Nk}nJPG?m;my`jl+(;=V#FTozc<<<H9Z}to3M&~<2H7Uv+
0=8-&AV=1K@36(povCSR*w))*^W<@gsye?_8ns(8H#px9+=y$%<sU1gza_{O#?HVg1;2A|RS=wDam}q-
L}QPRptkdRPqxO&tW+$cy5;7*pIc;~#TU?8Mjg*5Q!mNlctU+(>j>NMak$^TLZ_MQ$-
V;5ye)Y0Kgv7HldGBSF|dmIt#ZrWWBGD}#dj2HI+;Ier)^Y&B+nmj3gMpfN-cJ(#rH`9?ng;%Hmqx=C-
+I3QFEnEqttF0)i(>e2`@?Qqk65_&HQjTp}Bn0&9tprW^B`m66HiK)gO=ulAcs2(G+>IooH<(?if&3Ryu}jghgnRKc#`#$JdM8TO#)+{3p~^U`(vHc=sKr
!{MfCy7a=B+%92EO;-
~B1A>N)BjG9WSDM)3!@7gxBls}aqvL^)574lvHn|lDsJ7|IAA9%o_;il6xgNtr0dfRa|Cw!x<e)^_C2=1hU__0h7)!Ripm%JAdZ3^;0qQ!lRZn$G%@Ws%1
qF@s841JA_1z++cOWH9gYnPt80G`;Cc2svfS*~!P(xr9iLoAiKULmKPdX2x#7)1`718gs@SOnPu}<){51|6%I;<r8eNO|&yIWw?v``Z7eg*N7-
+WX^0A$2Ukp$aaHOmt<eC;pDa*EegyF8in@lkf82J`JL;mDhT{U^zNz3BY}k;qXt&k^M}kQ<Cg;l7)&)_lAgv7KxpIR0s09>1xDoIq_KK~<6yQQjArNJY0
IzhYaEO;qv3R8BTe{=oWHPxjiThPGayknIw`xdFO73nnhnR{I(55;FLW|4BGaeh5poTh{jj3}sArV`BoWnQ=rBih`;h(a$Cy%s2IjEsgjCRdnOXeQU(H$=
HhokQnCiJB;%sbEh-
M280=bHo;9rA+}AL<C)wuPhRNPDB~7G&A~_2^J^|M3eFX%wlolZW5{bW`yJQdHA#!$I)nNx*O@ac%Agbi&UYV7)|y0(^UdH$7Ud21g&@bA5#-
Os7B8Z>h!IF#IMLQG>838+euHE_!q;Y#L46dwEcU)zsL5vjE76yx7K^S^RKIpAtS{}I<H`MzovPLL2R<KQ2pjpH!VAGvdk}?(2QlCw)Pp!fA+v!%hIcO^r
(>x;Dpa-*Gs*z!@8zSeBe0Op=&HuS448U|78~Oe?!s-
wYp27<MxR4xV3u19Pz)fbl!HO3;zD|LL??@32k~NT!AZ&7>RfIkEc6yz`UmqoDPOX4m_k{%6DEihI}ODg5=jo=7Zo;-ptZ>-
$hk)Pk$Ij}_EoS@HteTg849rEhTyzN`{BBrFQXRr92L;E9GjH7_}W~=M30bgwhsfB5sl_PzV^3lr$rDLrB}cUAZ_=No3cH;yF|+@Gue3<K%nVJ_lef<<al
&`Ds@a=i`PU@PiWarV$Oumvp_rsx<+p)C9(Rdsgh}8l43`ircr4g$!2{q)lA6&-0bBMy(4TjR--}@^-
8yg9L9_oCCH)$|0w#JqW?p>r>;q(qb}60(I|(Wwcf{#%JK!&nv|qL%T?VZpc%pp>m)tD@$eafb}+f)VKX&ICx!R9L(M{HC-
1%;@3Qebav#9$*HI}PU3Z>G$FRFgl(YMgT)vL=O;i+EFAk-@LiV6s570BbBs&hE3S_q-
e{933=kJU}+?R~4g2zCSoeSXam*96E2qSOMyr5zfLEn0<@?O^m9GVX}$AB;bwFQ2Q{rrm}t=Q7vl03P7!uz>nD3Qq@2S?#{3JH2mVV%^{XOnkfR9Dz9%=2
XLn(N9vtZ`mFw?%iDi-dfImv~O<wRy68V1XY7h!xfuTH<~BALsrw@F<}TZ4RTv);2)4ur9R=*c%c+G2I6sKLqu)Y8+$8@JxX%An8EWt+eXntQ;;}s9M)uD
5qlVR4mN9>k{et_f}-@?Wi84!B4jn;SMLIi##igi$zz%fVlUl$ie*oh0x{!EfF5JA-UkKJ9nV|&^oCXNyS!>QT8$Jy_MhiGP&!SvQTg}BwEPHs!iS-
99xg@6+><O#v6%tyio;)mkME*2tz##>?d+Q)H~NRc?sH9I1_F1VG)foCOC{mHtw*E-~1(>77K-
*)GE_wRKB<IJF@S?SlK@lLVo*9&QK|uKXV3xPtw??{N^^qj;$!kJVS3;EHSq7Pa)_6m+8=49ndBL=qZ7{h20&+8xcPw^!7GA4zL>%<1x_%iHVr#ghUP|I>
c?K!x**~<pg6CzXh1!XzolD(dOCZJ56D0tM$I3r<O)oeZoTHOLOWbH`wG;z*x`JB;W~>C#6F4EaxC&!1CI7dhG5ncG2pj1c2b&x|C+}$;t31Fau{!TV9)}
6z@ED@spO<a+Km7@r&~tvWP%(C~!T)*ZcA0mSK|uJ_PPdvGQ?)0DMtMKPqwW%&ALhz}ggRI%$sro;e5}tq^K+?v9?S$I}C=wN$N5T8f^>jSDfDdRrJ#Ed)
~~KvmoU5tFJ+_VshjxVD~5%A*6;^*)b5ZaQ+j_n7Dr$sMc?i|>OGC=z!P<Pkjv2}M+*_7Jy5=tu|bI;LT67f7))>Gs9dpv4PBFO%K{=Lqs1z`gBEKMn-
|PYn;FWlvaA1T2<tSNSN&^=^S<L&7T~fDB!d`8e->kfUb`-4c9VD4E}Qyi=-$exfWcnW3K+{+B*WTEAs&Kj-wrGJ^H~V=_-|!Hbpq={}%ut-
O0D6?T@)8NlVH>P7Yv>;(#}v+x4FVs|BUgYb4}jw`oU<GgN8i>{Z8L|MnH844Y<$*BWCY*g}8>YSlk;A`>pc8FH^T0Gx9cT0guEJ%H;rKgcoK+d}xP?~iQ
gs5HAtE~PGsDBsK|31|J^8r%-`?2*e!TM9bu*rr~SifTcFOcrz-R<mtI1Tcw<u^4Ty<_Z(--x$7*6-~-
xUQ`;L~nU)RVW~_=0bbWmzV$_(HFT|fFAB#vzlEv64Sks$8f5!PUj<c^1~|w(8Fq<)nc8Sh;-
A3G+vq@AtCeuA$$XgJrF{j0CTObANK_UAb$1F#E=i^;hi?~8<ZXb`43i;hr)`Lu>@DZwnJgJuh71eV#;z>+uO9$ZnxUF4qKg}omi`FWxZ}Ggf)Y`wjkGmH
9>3$PjZj9Dou*=m$pfNwc$pxklbx)L{|>T&IxxnFzz0($z76sM09l~IBu3asg%6PN9x1&jR!^UAhf?%2sOYCp^foC;EFrxHmTM5CbT6^dP|)2H_>(aH2>u
LgtYs03Zn(M6KO#5r1+EQMG60Sdi`a;Ju=<{$b)R@&GYKAv*vknkK<3gH6_0Za+PJfo{U`h09x)P3!pB0f~uI3jrF*iwU*bCX!#Q{)kT*}p!6QfeKAxym;
bcjYD@zl>qOX!@lV}~gjt>*70cURALY-cg8-
4<Pm*NnaYmG1M@fuIWE+fq9NoBgYgM}qa(L%SSv#jrmn?+5b7WnzBp)QE+w_VPzsYJeNb+H7L;0ey2#Id`=eV;?!~1Mq_?wzoHZ`=ueuis9twD#DsK#Ii3
8V`swh!yc$tS;c5^sAstY6S1P?=>t!`eKe^{9AHgDSi6*o}5_4HpEB4@O~Io9MM_JSwG^U%V)Pc$OFk1bFun8TdX4L>OXAj8$W2q)8|9*S8knU8#m`y}JZ
*-wK-36XB&#(I8;2Y#h+^&3+UCmWkW}6i!V0(69-}gk@V;YO=hF|K{`7gI0Nou?U&2E2OpX);6enq0J*1L;Rm5V@}@s-
Ja|}qrQU(EIBsMoP>Fvngxldsi31ZG~+n&<Q39Am`3h`UmNn)@4=xi$5Y@wBDWZhk^4Vn77fRVXCe!~sj>H+bvuz-
;lZq>_mE}XF8qaEGl+5!iD@en(TQm8nWx2ekic4A;)qx+8LNX=s_bt}-X7{Ug|qyL<7-=CJy?3YobwiP4UH&|+*Z9}{0~HOyijM@DP(ORb1Ls#cO-NR)yI
&zH5(4_?i4*v;fthND<Gc)Ee9ts{{Y(=jzUMokYAedBDHyQS0Y=G1A^;=0iiDCDS**v!IM3gYUhr_UdAvF@9yR~+XQ-
N%vSpmzwsBUJBJh4EnV&a@NVT8eUouHfkaBBsV6w99_4ED-yGLMeUmE(>wgA-xZH=_t{U|(VFeI;I+po2px<ZU-
m21k#&OK<3PtE=Gti_*QA=z={gEK|hikC(_&L09%v;}r{{y&GJBd8hA99Qm%mKdk2(YalfE5%=G4gI6)oHk&IzXgN80s5jr~$<uav~XOK;$>?#8IYEw3)+
iG1<`^_?HSRh^GJimL3th{*Yj<0Z=Yi0ctw~RPIA41oMjh7wXHJ965Ncs=)juj&~r!<#q#AslxHjNem;M^L4?TZFF1|@Q=`F>IGM>G32~NGVgOF@msRz1G
&fU$;3Z{g6)6{8PInb(QCQDE##A6zsu_hjsO5)D;w~k))FR4(UbK6al4QBQ_@m(=4!hvtxkkm768<UODHWe`A-
RxqBh;I@+r`|M7%*62AXcBX<wMX<8?m)_9Nq<r&eInMfQA7_mF7b=ln>j(;1P;zry-(K=3%`ClXyMdfr-Qm*J-ru~@~%B+eH*L#BOdc>>y-
uWoN)q&=afIgIDH=P>OH&S3ZJM02+!w=jLX$mjP9t^s&j`viFa$-
iDr1yCiq&#?kg7McoGF9l&%_qb#RTJ1bS#N29*y3axk5IwooD1cr><<F4MW`5nV9^^t@q53}HD+~n=%=4tqLKIj4D8DyQiu39k7*J-
wi9SzuvfgwNX+M}2b>Gm3X0I6x1@RNdROo4nAk^-wz8-
OP5yjQFB>8Qs#CRXO+D8oIb?u^@(g)H{@Xt6q!7Mx<haJjRHbu>XXQ3q#iTp%FE|?<xN#UyWNI{SEKEx;DVasEH6{_<obD7?c^Y<K~+^_@6(gFQ*6Z#ix4
<y2NOEC$8Pqq?9{Q>s3l{qg%Vu$K1Y$rq=rde*qTLF4%t%48B?F*tazR`!}+pPS%`yf(M0tNn%g}OHMP{hbcpmG%YD-
7QbW5z<{=9kBCA8sz~Em}sWe@<Ry8;Ly}?3gEPV$|jY5P*HiASnSzx!u$gwf=J}aZ$qhZ^rd+!1ez)USRzQ8(M8|(ak>}x^LQtX1w)bdU6F)S__v;NJ$_#
MqOF0mw)R2X(G%R)sIMk*8<Y>YSR0ozECJA0?7~Y?s+Gv?r}SnN?f4<ftSd=BCBz+C_6Ms0$Y|5_W+cf>yx&jkQOY!T}e{lpNaU3dtEuK`Xn07tW=-
e@dFemV83Ke-Q!#yycg{lQB%m8C5@45ZR7w=lqY*p3yL&QY6P*tD9Q`HdeTlXgH=tX&)6nN8AT)&<<u6~Dat&t96&K!Erbt!pD*V8ja-
?lG3u3*HQY2Qm;8{#0yQ%jiM%YM#uZJ!=)oKcZp3?7i_S<%eh)iU`*%(`fV0B<G&TG_d;&MuW3aLlIDX^P;lsDz_qOM)A7HX5J$nn=1#ms=2#&S_;vjRCs
5*s9jg}W|W{~I7l=C={0#fG-
<_;%}w=3RxoaD*=yiiVQ4i6~g$KyB^zMGdA1?TeE^SEo#kBLPDL?irVAfkSl>&bSo138e#L`u4ax?H1Z9+2donDaPbfiT8wqtZU^i_P!wwNr7phlu>wD4O
4M<Nymyy(8ZF+gwlXlJNQ4z)<IJ2$tFaybWfVJ_|g?&fw5TqZKdhXs}EmkbvUv3D=PX7?`f=2GeJzo&dQ^4nom@f)sr1&1?zchj@%1cq!@}PD<~APFe9B&
h!}qPR&2r`CGU$cUROo+-
gw{P}Rc*GEX*7N)S)sU|u4paJNTJ;T(7hC(1|hEKHiPiJb@2x^13Raw0~*rDt(#gGJHsiJZs%7SH2is*0|HoyKj5oW@OIr*Y@*K_EdnllxD0L(a=?&8pAY
03FxDjysFoL};;Q=`#t%(bBVriv*L8xHIb-DVSPmUNXrem(@n&ak=|4sQy(VM^pLVb!rsv)@o^e;q$oh>hrj?q0ZwR#_{)R7TgBUiSYm8@Hw1i;Xlm9=>`
9nPU3#~Ip9#_B<{zW$PLWLjSAAub=73yN!;8zT^3M}xibKb_>F&~Cvm+U^qO9r!?^H%k(|ff8Fd~f$j1~jQ@Sj4K|GB^YPp+kwApFg?^OH-
I7>Iu*)DcRgQ!in+>GZq62HT)6+D&@s(SiBdPkG88e@kY^%+k$B8##7kz;!Y+#jKmoZm>+mgj*1%ld-_s7#;v``#X+gZZaKlv~S;T@uuZ*{#UwfU)!u)k=
S_7aM8~o8EEcx0f}5wr3mYRdR)|d=$Kr!Gq?Ap(bP~K>LsI?!VD{c(((uPXrF5TPB*Do!5wRh`4_P7-
cXTkVdvAlTXc)%gz8~TY{_V1=z*3I`1)k#`Y@!LfB0^vVgwlt`LDE5c(ccJ4?ZHGuX7O!A;A3i9|5ybhaRGX`!UO#U`H;Tl~mZY<&KExa+a;*7t3AIn8Qp
2ZBvb|8bA3LASeRAMZ92CbT2fA|M|K*zrh=>9D0|=~100_ik)*DR7pyz$tQT?NkVrI#L}%8X&Q89P{*?re#NZfHGEN2L*2LyK_9ctFb{D^E{IQVE#mE1$l
!)f4347f$O0>PB;ik_$eZFE68=m4&J>PeGv3Cg7meExOEW7{jF9UB=25H7#ZHyN>8LB5(-
xwJ(eLYS$Qj#r5h{|0NrG4b3BIGfN;3AqA*06<N>14@zSj~Y@{X5E272?Ng+(Ph1g>O?N7-
AjI16Dl7M|SC*1}jhu_(iPj6RviCPg;ov@j|3UO(D>nxOnN{;ses<ZY`aLK0oRfb>YQ<8izvOjKP!oe;9?Q0us=A*oOFT6w6Q)B~_U*Cv_3&4|X8WEV+A&
{^(gw0A3mFIa3B1jOI$KD?eHKIt<>3AX{Q3Q!Z!5k4v8yLdD>|0zlg=qg6xGSXGZxribciJNOJ^^ObLIhi6Mtw97m{H3h{r%14<e@7KWk7u5mBHDG8pjW)
wZ}!o+QW;U^F%x&C-
q3CmY|=Wx8lt3<hVXE8<Ho*f*i^#GQR~VM6mu_eTvs=$&<Q{7}{eo&M`IcEVX}cdzHCdq}Roi;({mjUz?tPWU;OeP*ybic{g#22mqf+0KSn)3jlCeKlLBb
Ml9ajExy2rrgivbuqj+WIq4=cn(!{W1Zw?2X=|Rx_`K*zeOBF`BSUGc`kHV%SFQOU(#E@_HD4fsv@<67Iu48=+|c6(oLz^@sU5NHTJ!?|n1pT&ZG1r^x)u
;!Cr9w^=F{r?f$B-|iM{|#icgaF&`H@tX7dzrW60bY;%wdxIMM<WwdUuN+!3{8=#p@*#>P=clUWb&`N*<^9hPm6ngBq#ZN%fie-
S0l8@yWz5sWtqs8U*gGyPRo4uCnGR`VwS$w!u+CNcq^j=(nCiQj?egFBS=W~$m#+^j>p{R{(OdEu!5)u7Y?QP@T+P}+ZeK;8ap1FH6~TJvkt_L~-
d%j+;Nc=*=tKe5;_Cg?M@1)c+p&6nS@xc-`er~6e`p(MOdx%3{G$<g~(y$4_50z?PA^>p}>YXjpgAU)$z0{uieUj?aJCz?<4?!#m#JEZE9HuG-hawa#6>E
xh;Zn9H@bL8Azz+p(a(@@Samm~-9lM2aG2!dr$@SVCvNZ*Bfz%;_!bC20%!~66zLp2utNzfKPUstMf{t3S4&h<TQ%dttRim#nP>}d-
V&iZBG5=xYvsew)XxTR6uM{E#7Fg1_$qm^}p2Nxj^J`z@qwF<0K0V<W`lok|K8eiaq-
gZQkR+#%%dPf+o?^RNeM$_B?&A^5`$p`<lC?K7;u&5Td=wjk;7-HjEaQacv0ViU9Yt9~*LWxD8#M4--d-
_I}+@M!tM{U}Wd}n#(D(ec28oz2~er4sV%1!^gX+u&O%SkJFIPDQAv8i^`yeBtJQML1jwfg7!>i&Cacen9o_dDARzq|a8_IUltzrc7dle00N$MH~Xe%n-
a)RV~H1ePEB=JzCj#GvwHSbl6=l`pbser$Y^SEeFNwVGvD)8Far!<pGMzkM-_bHefkmcQ&)`g=7CEHf_~=O{9jN?4jZSpD_a(cg1f`4pDl$ztT3VMBR=^g
nS>KTorEJEzg#C9Iy0Sbh<UN3w=>!At5HIS4+#WblcN8*>HAPm9Udviz7ZJDQ^mp0Oc*_9}3jO@F(_usAOSKKi)$lQ3wuG@7MTY55}dJ0+_8;3ae8RE&`m
iPUlzo6lD!42~&7!cY7le*W(OFv*$|q1ZS&t0u?K*H4O{UvO>w{HY1?^NSPX=YP(}&;QGH@$*+E$IqW@il6`MtoZr93Gwr{{xE+2gemd!Z@fBwKI#GE<s+
Somp?)uKfgs6KfnG5@$)ZDi=Y3qQStL{7!yDLwz2W^w;ST;|1Ld#{#8T3e-
Rg<_edHT`w!ii7(ajE5c%szM&e0*PnBOkGJg3SL!^AFDnHNg|J%Eo9=T~SJX%Uc4@m76^#dpZReOU`5@+%uA+#U;P*H*HZmYs6IF2)uZYG(=p6$$yBN9J=
D|aNg@DKO{g$w1xFW`ze;yB61lgZ3xcZhZm&SC6%=JjjGk6+t)9gpkfe-iLD0ssEWg7UAI_(cKNu9o;~0=^~S7X<vhYxVNlwR-
t4Z`7BE+^8?l^_%rLez#uFkGJaa-)_~{|DOxw|N5ZBZwmN#N{PQI;D4(nep$f(5%4Plen~6wbpc-&@T&s;j)1=<;NraGdd>M=1-
^UKp)WjS(o9c+hLrUDc$^TMe>yLMXj?zjRYjf+-SR1ulgYF(IfjSv2y<o>Tb};eE-%e#0f)%voEVamHaTg|h^i2b;>dGw<new?T1&gu(tsINL-EiJB1qX2
F#8q;ggP)HFK|Lqj^ug9XU9=~9=bx|0d@$DBh0PFl8m&;$g-
2a6$B$M@E}cTK{yPZ7jeQ5{?@ggq~(lg$?U`)jj3QIl8&>YqdMrbpXk&{t%Xm=G)c_4AjTe!*-)R3E!<uV`Am7{#LP~{Y(5t&>_$_i-
K;>*g8C;ICTL*AiHDOQ>Z?}B6vb>HaWSiVKS&7Wl@Cr+`L?RvheON?CONQ=1nG2?R>{uplRE(!L5c=AVc#8q{BeZRmd}LBc~+{LvJYiq`YtkiSVssc4!|e
Ync12%N-
3@=g#c=B6{W1nFw@2JdTsY~h2`_gDKBi=9Ov{}z^Ll2Z&P37O`GM=DC2}xI`4GIe5O9uPIWW$MpdKRvP9h{QSZkICP9Btqtym8wA!Wy9w#_eIgawKS!la^
7_pv!MR+CjT%J4d3L^q;?E3^$1}RQ2ZQEWvcIi?<Jrm4s`bd!RGb?6gVlcZUQI6TTAg5}XAd1HkT_(r#1ujSL!I0piDplu9cWG4|!f;%z3)Z&g>mpr5r{w
s193^q=FA>Xbv0>3``#H5qKexJ2(fh6_)UfDF#B5vN$CNT7Cso1uFU767aU9Nd7WLxG2Ty&7D9Ph&tOTZYx|yULE#+t_M@u<c%F$AemaUGK$2_UGJ(%X%P
Zv1~ny)*PadL>K+^J?t?@g=Tn+hpW8ZpsmN(XUdrhb~(eP#raL-2EEkpP7;Vz$WoQq^RTgW`z7AR<mM9HrhI0Km4M5ylGOKYg@igQw~i<K(OD-
3QP2w(spcyR$zX>^w?+33sh0QSf*?3h{%<!$7-
xf;Q4~aX))$MA2mvS<Qpg=_WXYU5Y2PGsHvI{~o_~rwY?3?npAF7q2}tB{@ZGDh$(DH;FslD5ki3|MMpw5em^kCye`@E};oa$-
?Q7he@0!Swg3kPc4b6&(1YdQh|IQt5sT$88J`smV+Nep7@r70;E~CIC>uQd*c;%z98ZUhd3imu85p}(y~RY2*ZRAe{%7+{eE&~Gb`iV%;Xzj=aRFzH^g(d
4!1M;W@U?<9Y5{YXC0lK68YNR*-$dux0McCPKqu`IkUd4m|^(MIGypiSjDbhBMzNm5Y0MWbna#WhpMs-
7SoI1XOGOCyPx*Ck45e6Q<!We{fe)pc`4wet`uo2Ggc{vpB3X{_RJbY{ZERA)h;5`>WpAQP5x<gx`;j7(C#Qe2O)OHe%IA3MX{jbTb2vGp6@HZqUiuzx(8
jGnT4y`E-
)%7x$@>o%hIR@FGx?sbPnmA?!%qk2f)cAij(1>z(Iinj%x+36}ToU1zLw2xC2$o&<)S9v1=JVz@CCt6RH|lqONdTT{3`bQHVUE6%mC+(hQVBKq+vg^Z#6v
jdCx$c)f9ug}?Xe_rVv}FSj%7Vg=tU_JP7#yt?Q2=iAxdyv+)34YKfuwQ?W-
ny^2!*gyS;p5?z@N&gbg?&mD73ze|9ApNU6y;ZH3O8D!7^q1W%tnTN&TnRty)u-
QFkpBHj`0YlPeyt++b)MeqEU*8kdHQM_c<IjWqhFMMZ=;^SSI@Fg5&nnaQVoCJ#(bMfuYcX;|HDvR-)zj^yO@6S^)lVtHTnMsGy{{`
tempo.gomoku.threats.fours:
c-
rk+4@?|adY^?oOp;Azv1l(kxiyYod*sTwJIgNYDCo=>HhzO=F$DalXS?eKb`3TL46`=Yp|h=BBt|ekOQlkzbK8>|Rp|*Sk<LxxlsmHoSnTBPT&{8LUhisK
iH^-WiDNZ*Z3njB_huF_M^d{zx2eP=p7+f+?|tuk-{0S?*tP4KP)l2r|8QgIn=YZ);Soz31h?DcDGdqF6cs!p3WC#J>JF5+n@R#fM+x%O;K7b|f1?--IfE
skpjc8IY-(^fl!S`i&c;%lap+J@4g5QF=%I+rGm`+fU3-
cO1V@RxWY3<*k9n2nvn&=ab6L1=aSKli*WSVfy4<{f1!iuOc1YW$ZBl(5J#ixiE2(yd+=Nlq=Egs>M~Neg<A4|-
H3l(AIt=18Ib{$pkyj03h+H%XkN^bjj}m(}j%P?gHhVEl97uE*MoA44Js`K)AO=aFL7XNpvpFDl(jbP&G!RPvFuBUcL9&;PFOd`zKTMux&!<TtKF6cvs%e
6)deQf*;?|FmuGX49&h_;_<I~=kWA8ud6W;e}H{{rjRX*W{!OLU3Z}|9gU#Hr;lz-&|lr?S2q9Fe=?xPKn%gj)4UJE{hq83y%Z-~6X7{laMHUW-eym*Pch
(u4`Y0_;FgJh>c3=j`nGe{i9+$bqP;<LPA!m&4}Ns2T5!p31T%|<vT$0nX3BL*=<eqazUk>dujo9u;qJt>E~LJHt+B~%|~hobr!W~lMhk!deX?;Q#M0qq}
P?_}*MdSVRYVVAU9+9UnB<lplazQhF-JaCg8@bTo85W6<;Yop9ci{dGAW2d4iq+HP|iAUCcO0^#HH0>W^#}G!m!g(4QCOaWgEc{=_%K5=K?fsBHIs6rrtd
c@>IL$H)U!G++yw73;09phcj+XH0-nqU>-F19y^!)7+S-
Yt4uZ&jdwh9`F<@kC(q*^_3@F)My!ltHi)<voBPKEB$kiLnV(Ji`bH4=6juOzu?xP00buP`IW-
@*s4FqK@*uPx^k@m)Szgj!@P#9qyxBejZnHSF<eH|1Drqq08Abi|lPPgm(hGu2xCIF~uMoSsO2XOX=Wv5C-
di&q#)+EBin9`T9e>K||6&lO2DGMiRE3`J&V&*5B|SJG5>9SB8wzMI2^|2ese#>Y`R+TTNRsW?lukL38s9B^dbdy_`s4PW^w9xHcY|4~J}&iA_5q25b=b&
3Dv^q5b4U-fL|&#ei_k$bqm6uCG16H|fPReISjP~ZqC@QcJpu-B6HhP}{Cy;tCE;xI-N$iZr0SZ07(hL7%M(Y+={`zs+X;;d{XFy*xmBG<Fw?AET;-
~nL<b;l)%w=unc@>!Z)$LP9`KpF6I+y>LYf|+@6s0Do@BUVM6;G_SBC4fJtY`&|Ali_Bc_K6(3v(dNiTD6}4DVu5eV5?@m01jf)K7(nh!pJ#X(dyG_mQTA
S$L_+a>(%-
ib5(MyX8VP)%C;G24kW7=_Mev(J_7<Q|Ahc!FLf{@i|;MNNYrWe7cESD6=R@xitqg)rb{M(!5|Tci#a}e0NB3X89v%zmgT)TYB35H7`uM+*5tf%bn7^)b$
Zcpdix56^tDUF=$OoT&{=lHa+O9>7Cve><)PJK-
$FZ^0tyr`B61^_>OG{8>MGeu`|F8E(Gm(sC|CLwLepnhFWJvY_0smVN*uuG1BN+BJL>Lde0hhO|1XL@z%c#y=(-
bQTo$$jzW2MP*9&Ox$T5;hUkI&d?VP%r_FJEYnn9ndd^VRq`RiF0cHrEnsb;|d9NW35f$(cNnx3HP3w(6@EEcD8WrwJk3V)zzw`nZBQCat!YTar^_q43JQ
dlnEL3xEV&iZh2=yUtci5r)(plSnTl8sT;7G>=njL_UHqx7UKM&n=rB@^w?pd5;xf4r*Snn%+kRhl(V(XP<+c?!bbz~~>WBsN9+HI2<}RG`Wr7E;!Igq5{
G0qN8DtWDtSvC&D$C(C&T7k~|Q2`X6Ro<)KthjKh#_H0#n-<kRT#+d-8k3A2uepjWp{t9$!MOzM#i>PStdH&?J#|*g8$29LDb|H-tMli?q-
DHl!yI0x4r=Sr|y_wA!qEQ*;*}LAp$<4YIdga;MZ)1L!<928rpO(sWFx1LtN%{C!#<6+sl`WTm{#2NfBWVjiI4Ye*U!27xm;Mp&UcT~5rM8>Yc!giWoGgj
2JP)$#eY!%@{A&vFl=uBicfE%F_B`(D@#$6B)p}1|4t7f8w6+O6=gS<UXOKoTgR5=jeLu&eHY3(!AXT@0j0;oDi?&Zt<W7kneCzhVp15!|4K1XeQ0ewBr4
w)C6RKvDwWI<|CbJ9#;b3B_vv8jm@gT2SyuybFSh|ycxDa39zL_XFg~(d^2MgajnF~{AMl9it2wrY7@Di=eMXv$A!Wst<$991h4=|r<7fxJHZ#3`#^Q~yR
#7FaU4H$`HD<Sw4*g3hLUt4LQStCY45jj1sJU7H#&qq74t!fDxxi&}p^S=i+dK|#O7OdgQx=$dNY}Hf*e}>P~c#Hv<-
uL*Ef5oEY5=JIn5A_yLZMg*4*1#tS<(io#@;il@<YT8GKV|Vh)USiQqR!vOA9IRsJph29ryKkKJOF{EPlXKqjr9)9?M`u4{Wug!&q|m>oR3!~6y5fnP(`F
iLi|FtJM$8xnQ;r%E&yHu;9Z$uP!sJHxsz5Oqhf;Zy$)z%25be>@(Ca15zax+J9!C3<57Rgj+#J&(DehPkR3H4^RHaMQx+IuQ^mh7grF7n{SC~16T|radc
waxBZKNksMrIhY+hujVbf4$M-Z&>{MzFNUIM%}rh2OQbFR(er+D7ES?R2K-
k(8L>B93?<;(|N_#G;`i27t=9DwdA8Yv^`@b4+&lxpW+ch%DLD5|Ha4Az;^4zb_>-
8BraW@@SD?ND#|Toxl>04Sx27@}ryR0gNbKyf>OR=k{L!0C>VrgY?hlsd2)O2!(-
pS;0v{4|Bkr;z!E(Wb#@qYFl}ZW5;E`#+qshW5^MuLeykp)J&eycX*bS)2;Lr}SHi97)Z-
Y3gtZ`hIN=!}7FWC3`~}JSqn4$aqMx#FlzUm|Ely+^=@=e)S9c(fGuCoc|cVDW;Oo0scjvEZ$VKxEzm}VE7J=%)wZhqS_pm|J=n@03q>|+JYeqTcx}G@C9
f+rif6h!`C4KhFJt)oyQ1}^|EgGc1b?T;$2S1eBwK5A0RgCRye$Yms7LSn`Q`H0=!m%Ay5Y)|4)fV^lM~pF5`jlDq$pX!PExZ2uLnieExKdiUWq8<`UHnn
&wjgeBFP7vAV;E)pr%`UyLUD@2DyU&Q{%eQP%RIi;gB=L+>Pu;q!<_?#{kpx@dyx^-
>NN`9cgXa1lNlcFky%36FItjHj0wJhVZET4NbsuDgT&`vI%m`J=Sh3iU6_>K}eUA2)w?KsYFC_we(R^)6WQ25Z#UP+!)w`;9(_a0>T<0UxCowgZ)$%@{aH
+w1OU{7whyQ40U^4h$t_8^-_KNz(%}MqoJ1UtDsn^I#DL9A}QjXwq#5@cTOy&ob-u_t`5Kq1r79Uov$4pjmBhK>?UzKN1;@XuB|TU;dYMVp2l>PhkGrF#n
Iq;w{L3*r+2Ex7I#L-4~|dBblC>uP0x_N-J5)SSd*)pI9smVDI<-mRo4X2!F8vABUjl7nj~$sdPFiL&;C`(dxSf_8m4*NhCc-
c?E$bEZ!+=Drcu=T4EaYnTEo0o@+mgAT7BWzvJzRzhIxO_W)OD^U#|i>f$vq?eZTXoX}#jxaQ~K=Hz}F8Og#gIdfaK8P!slu*$m2vQ{*LC>(2`@)p1bB5U
;{xon@L!xU|x&!t<iIT=VQYir^H05=|loft!yy$IEFUv#Zn&2d)llk`%)8~9o99~Lyc8gh*BPfh+vuJIgs!WiwqU(IFBua`{nM>dYj<8GzR>0D-
PwJ*<iXD`pEPc6^?Ys>O{L=MaG`yX4L|FtKU=l_ado*&3ro*%a^&%d>5c|Pa=cD2J(9X{9)@U|Uxv!AF-_O%~uKM*cen>&L6waXo94|jHn?Cw9((zeNUxV
YH8$?a(Ls8#iH@OgQE_a>*jrEZ_>s^~miSFvTE;PZu~BekwBzq8?xSMeQ{zO4i#S@JqdoST{O&B6AALACR!-|1;-Q%hWaXQSWgSVRUoI|Jrhp~PT0n~br-
?-c(VlR~ZS0kzoq0J1VVeEy{HL(dZKn<cs>oFjKBErM65C_NZf0}ZXg(m-
p=zP4bKw;Qjc5A2+hreLrmXn4l8$>mwzGqn}1+X6L8#S6{CmVM9HIrmjalE1hK{$KISL-^&v-
BNtGF@!#GiYq>Ols<WIj|h&gU}Jk*lRwzjgr0G&WXq$?mM`#(yEEJx1dphJ13`b6+TIpq9w}b&$fNYgL!=74Qjhu@gRQNsu{c*8^MB+RBU8kVu(~Ku94qe
lQsjwvFx;j3v4}CZ2rIz&OX3($<_~lj1S?rdmq+N82mey(3U?k39%T*1v63qPn@(v%qO`H&sM_4#R@&MEt)yXpNlTl*D|kq7`imP|+ZzL|UH;;rPzo$R;A
Az>($?i~IoM$!0DxwO!$5)1j#^19-
XTcflRw*3BOiKU)AJSkE9;InSJYzqcs<+NTI$0ctwFh4X>ocVB1YT|!F|Th49?P(5cwa4NH@1Z4R)*ChPHM!xM6ekwr_T+fyM*ehAy=eq6NmI2XQQe=a#m
8-{QXbZxp$XK&L9OyMz0kT(|Q${B`lSu7ck;#^+Yw&tLkti`ViDUd|GJxj9zk-
_N%%nfIGKZrQ(wjN~t`@6x&HJZ{mijtf_xx&B4V!aD1s-`$=z$NvP0*M{u
tempo.gomoku.threats.combinations:
c-rk;4OCRuou3&-
Bxce_5}MkSR!CmEdTLz;2Arv!h9?m3gExqQC{4^FA|pfug*S?)RL#!JDR0L|Y)f`~cGGRner9uWPSUe(npmqd2n>)f#l&c=iIR_H9Fw5g0Di#R|Nq|i_zE
VbO*Uqa)0X?*efQ&k@Bjb*{Xg!l_uqeqr>1UQ`Ibug2To6>Bi+6@)44b^BXiwi#~lk(?r?b)XI6PCvMSRmGSe$ETv#VpZQN8}?yAak*zJ|h#Tn}|*R4yhv
^zZM>5htYY_WNBaWVXF^XAX=F#b-5fIs&?urMV(E!~;+zyou3<V$y3%x07EGn;;7ns}S|jkqVCbM(Knpyj>7Dq*E?uTWY-
d}p1KBJpXGlE=>{@RUN7SBWC?bBU78li)7iX)&2du#JDrjHREihEfXd;mhznlE)|DxJ0#fVkxN$cNRvhi}1NnkrpM8poJ)55<Yzsv4@G$O~M1SiM^XB2TA
y?n~D7(QEr!l`}h=?CExzGhntsYGKt)Q**J6}8@icKB&y6O5akRB0)<i#XqDh8t>i(Iwudi<zCvj+Je9$dUI?qEzF)hAu=1-
y=~Wa1Ymj9Rbqs=Z1VUaXGAxk<dUni58A4eqbR{j?al5E>h`!4=aDl`zO(Q`YPa;%;W4DrE5+9p`{Xlq1Q4Z%2Ux)L4VYTpp@K-
|l0|$3clHZ5UI#C`$aC1<Eoucw0N-xazBtJh6CG}tUlsJ@BKmVAn3Mg7@*n^+nZB(kln0?6JLwx&qCv-
69aF29Js_mJMwZ9!cmczAmNw5H1BDOe$#7fF)elAX3#<iY=3Q;*EaZj}us@6Q>3&pzw?-8XL#kQ1B<XSId3-
za3NB?h!U(0DZr`nW`{&T~_sAI=am&`p({~}=xe)ba*eCVc17Qu>qd!GdAhcm~LJ@{M1&GS>*-
L6BNe*^AA91Kvz9Y`*gTtJ&QOH|$v!((?zckbb<Ew~$gx&*hHeaskaxso(Yw1d&Vfq}SrJE<1C-
tcbEw`;Ml>H4Te+^$hMXE}Gku}$=iY4Up>!8bN4?4zwY=^arSz#Ye(E>LT|CeKn|b5;EK?n_FicW-RA80o^5h^{fWGAu?yz<SNi<&O{_mU&~6q8U_)TD#<
WoeQMWm7j<uO<u349dx@+%FaUWfbGY`cLC|~T^JSi>*Ra{>ytdWzUHm*CU0N#B+N5qzw|A}Z430kM=6Mm9A~dK#<hizb!l7xITJl%WkQoi854@Wi0?4%lz
yE5?+t{+QNpL<B-OF=SrnA0fE@rcab?Om-
|0Bw8?!dr>?iDfqB0nDV8^|eHTv5@QqLEv4iKR(Y@o$%+f95CD{)<%m}!8n^FZGAi*DCJ?<P?>CWc3V%WQ79YJ0s<$qoZoX`{=~NM1=F$FRLDsmm;)a$F2
wfIho)$!OChBkA?!inW*ZwQk4uJ7dLD<!yXa?-
MYTdD>7@hhTHcyNuDez#>>Abc_3R3Zik)6u^V?r^PYhrP7~3w05HP$loI%kHw<vL+|@Ud4qtQ6J5?lHT!kK<T}=;>(3Ov`b~%lffJm67@I3+Q40yyfr&ai
LV&K0{=xGh;u}d24kR$K8X0HqxV3Za6o=pZ1M+x^e5%&Jgq~*3e<uQ7BriSDfSaccxbdA$AnHE;SqeRScqf&eQpA&}q=eAK<)DcpfU9eOt_Mx`mS{3x2Cv
m|6m78(N~gYG^M!EF|MiT;U&NpT_uWRVoXLV#jtl(I#xx(fJB}lP(2kr!Uo-GtURfBlrW38Ra7kWzf{q$Yn7P)MM-fv<u$kGrL`iwafX&!?6iX`5L0d2QQ
|WV=T~y4`|Gd#;x<WTPLG1gw+#54Z#Wm9?nq8waPLo5We;40^5{Wuja3iyIs1~!hT}$BA4{Oc9YUMEDp6bOVvu+@$U@H@_;xP-_faGpNx1YxMpzV2*v5PN
*#!B~hwY#9`Lc#`cZ7$m&=l|mzoVJhiNAN*;lxl_q^n{QeG@;a(qOVvS$IuiBlhiGAg-&W^LIhzD7V|g)N@}-
ch8@~RNdS5y;^Fs6@KL71%5iW?t&;gLu6YpVcrFenTo4w0Bi6lCi#a#_h+s?1y)eLQMAP@j*EL3zJ^TpOUdKtQ(J=CE+-
K!Y64n4dLg$~y?sKVs@&RD@sJ%x-
RA>t$iH}j7vVv0#{9&MR7@touclsFu?o1N_94PDPzc3uZPl;@JYE$;6z@Pp2hszrTkEa&wa@>Bp1}=9<0^*LD(4`*Ar?XnPyhE^wG6~8&5!Kalya03v!^e
e(dQNF3Qy#Ez)9`Wj0?*ZwYNb25QwJu95d3^MdT3wYEoxnEa~N!xnZWjQt!Dus(cH>lZr>uliyG%YIUC)G^WIm`8zV&LkSABkljBK1g8^%|f5#pg_xEiA$
Xt_+Xd#a|sgSrL-ZSV~6=P4_ouXj!pp@|_l_12?#|<1+Mi53H*J1QA6Qec}VHEbxi5Lo=;iG&4tV1XP{l)#&nDFSuy%a_#Rb0CT#m}z<rNy80ao~w$il3*
<3_lmnX81|j2o?T!XE8SaYTP^DN1u_$^UX8ySXfp3mF4RHzd}?x2DZ$a!sFX!F&_VlI`AEmvJP_%ejYOy(t;6583oQy^~3?XchhVG00ANz1}9vr$x6Mg$^
JYHlR~j^01W`q{b00egH&j2ASgT_`{hxJ?1YorXmp75u$aZV23rs4wx-OZNW~PVWM1BWx1^jh#%)1*%%{+r5Ca`mt6=Y$LJxN!iGVRfJPUiwjuPT}*?Y#V
yh~#-Wl#cB@ieti$8Zotqyp7;ngqcbWcVpmjmM~>qG1MP4NCs*8PN^p9=l8wk1>cVi<@5Hddqa>{P@?;r=TGFd5m+<7f9siyW&-!^mU-
<18}vBj0hJ<woH~g+Zy5v$D^5FgPbk%M64?y1`22p3+F-YrtK~a-
cjt_=65CTsbNFxpzmgTAGMzt2dyB1p{AQ4GV<h^t&PO>nm0OKpA6rL>J#Vxca$cr6HG46su5Q=;g)x^97Ir8C~#MZnxkR9k1F5KehyJ;bh`<C&q?y`@>4g
5^Y;%!c&}S?uH_YY1KMn0&v#Mhh4a6MRa!`NJ@4&_p28Op^b{IQT~YO8H&1HB2r*n;Pi_Pp3N#w%QdDpMmOaGHyMjM~o16lBVx)$sS3~_FbRf~S;T~3~hD
m&r7_`n2m*mY!;99?iR6^eb5}~V&EkPC-
>O|dBpqd798Mb!az14l|HtOLL#nw(DvrTl{Kol_8o0QMO3FjO6uTwZUDthb=Oq{~JO>RZD%mpN2L?{Wdz1YTZb><UgPV9*(csP+C!<8jk*nTDGf|q7y?lU
sj9eA5-ePTAk%**IsA0q0)F2Ktiq9(t@61P@jK8Hflou{1koi+oAnk8uYtT!Rw{$3O#9`O%jdg{WR`VNEvU7{}xANyj7dOk_?wOib-
SLNpA!PSRH+$<+0rgjyn*(VBp*~2F99fc9=Fm8Zb>C!*q4t7I}$Z{olSkywxgUN?y>iSQg-ZlCYmPe4F{#p6<qTuTHpf$}th^gTsH3^66HOV*P;=J}~TRc
YX)?PMhSZ}9~nuMeF!l>Ao^H;|+lMzB^*<@iN`YS4;wS1ZA>lhOcpB2q7aQ=8qYxyo%o*Q@HxxB+P>d0HrgMuD%b5HfS1Mi{Z8{%5eo0uL9K>H%qwj6dfU
f9cMdJ9v46Zr<%Ur~D=dB?Rj(*{Q;_UTpH#QeeXpkr9Xtla@UO}398G*3)Xpf23%S*l1sjmP91L@?5w&3v)jJPcHgN~k7<>cZ_1P<VD1aR-
{c2vSV}2n9U3=A><I*GJxgXd{g`VUwqChC49CJ$wRlX*E`+VIeS~G~pSd-wxn6w-p1CeqTSP&S-
{3pqm9dZRP$N{XVx^lz`ha2oE&%Isgyz@!=Fa(4&lFZlz!J^<Nf;UuV5NyWPr5qV|%opXG6g%nud?<xJD0%>aXpd*SA!OA}k}*b4EAv^^e}HYV(!%Qj8s2
c~t#PE#6R7WU6K8lU>K#utVCPNVU$Pi#zlojIskz-=oRm`_Ez4|&dZT;DOyzmsOv8FM9lG1KzJO0O8cc$Yi%yl6hNJebrg`Yw*Tl@G@gsKd+Eq*XX;Lp-X
SFKi)NuebZ-A`TNH`&xeqwf4So=@x#ULI=t_E^v>8K~T8X&ALN|(B@WGjpeoUs!6}-
SQ;Jf6V(z8Rp^)yerpyc)lVU=g$zazpoRF_<FU!0_}m26T%gBNG&=9Yj{^m2l86r@U{fuaHU1WhFL9GZ?I4Lmd2xNn`QO$<h`|Ez)b0~qeLGH(01%MFwRI
9#DSwLlO?yttnVlES-h-k~Gkb5qA)<FeH~V|Wp2ogCo)0xB^>tcASCsR=$(+E_nlXrmC-TyJn2@R2tBmAyz9-
OUd?tgEntg<U+7CVsYPi|m%K_91l_UhUY5r!-
3^N%!C{4`B1(w6+%{(g?$bfI3K6BJ&sJSo{F*6Bd0>Swo!F0OvIw&_|4Fbmq*yE&?S4W@shgaB<J3gH*9eEfj(HnshG;jVcG`sX%2W8j7wY3Ara;@KmmzK
ju%7aQA_8p+dG)QiHJi`w|mtr?h;B6T2_J!^Bx+00G?L}(xiwtLDpioCpp@iS-
i+!_DO<w6)8p*pq9?3r<hA#oQu10V@0^oX5g1HH3+<hRjR9*|Y1IhQ1z=@{61*!FzZTGodC%tE4Eogxbxs^_|=4jR33*MniDWHc>ur2ReneDc{<i<2I;Na
;vITvg|mZT=Jl(o|D*)1{}+^I+0=1cBi@)2+w3)JM}SSh9+EQnZ7uw#}U?<+8!xZqXy0z9s}%>C?5y8KQnn0Y+~p43TURZZ?pq_I|V=Ul4dj-
!%!NYC#ubL38asVL~k0&>pj92AvTAQTk#B~Y*<{m5ez&GtCHH>sIXjpO*bEW-Xo*8an3!%b}$XJGb~+xa>#6JJ*f@Y*W+My=e#_n>4ev+bct?io-
>^wsWV^01meWLOL`31BDev2vLC3_YSb>JHiti+DP<SBLZ?Xw1=ZU4gCxHQg_uFR=rB?>D302C<!TzIjZ~gLc!BIh>;M0(x=@I;M`8brUw}Yy#7VX~3PG1w
rf0;06~c)|(~eIMI4ADT&@H*OtfIBzABjflpjaBhvRVVV7d$W+kNyKX<fupYO&4N|@vrJ*f}bhluZz8Q~qrapu!^tHinY@WjHhp{6(njV<*3Nj`^WhHFm(
ZMAr=yNhP_Fj8neeFM(b#*(YxT_)N!93e!{gI4on1in#MQ|W^ksBdqaj=D&UwBTZXOZPI>y0fGGx#8#0r^vzSaCh9wh;cH8RJqL~pm3dNBi4xKqwxF@S}n
~Cpum*<xs-A9l@I1C53Er!s3o+q2wYwdj9uzhC0^s6k$7iL%S)=`nU40JVd}{^-
D*Kxk=k4mkM1>Ft*r~!`8bR4hwvFu5qsNmTByrijUqHc?VRlc>^MTXXroSdnZUIj9De<wUYeE#m=K0f2oF8aGPbLEo2bMPw7T{4GwRx_MHZX~K~Q+w3{E<
FMNP5qOvop&Z-||In}z=}bAfKqKVc|j_TGgkiBbfPZC(O%)Kb_fe9+d58GPia()&<9i*fca-
nwi@Ie$_DvhYbdY#s=o1T)9(WcF8Ip+qAqty5a^BxOD4Z=m`XCBD;RB$)It?9m*eItuapO-en7v11W&0YAMx#+fY!EWf5wa@08S+eA;#kAltF!#9~(I9AO
ZhX(sl?1tS$>k?i6BmV`Ax3GcuM(KI+=;#5K<(I}J)w;nW_?nx*{v3(TCXr5h&^u(Df9w6zpnrCQYgGQg<I_fkXLWtXTLM2p^Cdv{SBP?9d<0>r(@d0J!s
WdR|BKRGkA)o_%Qp~k6axLA?L)9v&@74P{2UF*`ncAkCOtNLkuEig8$#~f#d4qKs7McA+E|RP+6uVe**)Nfwfx4wsHy%Q_q!o5!P#4hs~NVkdeTPi(>E%6
E67BQGvYNZ<aTw)PVkN#%UmDfdch@qPG9d!fGUl+-h%jXq4T~#Tn=8oDcU*9WZF%9*}Ufcy5#DU6S?0xR$x{F$WvsEd8Sm_@%|3buAq2T6LTq-NS5Sr2~<
X414cD18pf0%FlxWfs38Ei4fMVQ4XR~+lSh#@#lt8iuxmInVi?zYc4{t=ZQ1~ATKmMNS(jq+WZZvp6l4D67N8WfF2$aFvvn)@h2FQNpp_SWBcu9}kaU!&@
``x<j)}~#@hI>rVWd34A;}z`&LMl>RDX@-YmE6yC*~vUjs#`?AJB8@i!Bi&A$D(KP*NgdB#bVw$mL%kzA-
5CMu;+o@SiXl1@QhvpIn0?3sY%L<!<hPb%*2vtoHVU1ni>{An6ynL^Zo9-
`*3uNx$zAcDr7XTOiJ}LfARN?t6?(n6RVZ?&P8flz_+|j#kp+^|3L7170wo(O#VzG$Sx_%H;KHVay1n=^}_-
<jnD;>Gx4qS20<ARZ?EV(=;jdO(YcsXSr%UBq~WGqShXJ2DuZ<5S2sdT|TR`sEeqj0u2}Dqi_L>@RjYWG@g=S;*mOn^7Oc#CB_V_!OMy80>X-
Rl40$|+^k7If7&_e9A8u};rT?%q)d>coHmk57&IZ+Vb1k&mYBs?;U2v9mB8|ZSO_airdE8eh44iVe(e_2OVShGS8Oz}YlsO3yJZ53WF0@<#{qVZXWCTT22
9s_A{HH||ABsT@I*OJAP^vTw&`ed9sr=v$g+VUT4^7eqW{?qsFa}pU8w&y)c+l#>pbW`Otgt*fj=Gh?R^jtklo{WayufeV9usc5{=zBd9Xl;d-
$JC6UG>`i3q?uLFl>3(0l)gro}{ne2w!LU1XON_A#%-r;QO#LdO!%rA0+HB@$gNQH@&kjY2q2NTjK)*fI=S5~IJQ?)D|{D_DvZQ?W4JT#}I-
R*tb70b$XV{Ia(?_8{?v=&ezGS~?jX^r9!1dQ4OnhJYp?VxV*ouM3JwX()lt6HC*FX5Q!YDQFwRB^8zA2*ia7M{~01W>0eZuaHj#buXKC*{~U%qbKP>lRc
Er0?jh&LOl}B;o2euBeZ?9n8BKllN<hVj-HsMXG*};5j_(%K;x(Uv6gPtu@k+^kbbie+@oBSKYFvUluzSY|BdDo@-
=LANNBl`t2z{X9;C<ag{tEgd`P7Cbg5ZUj)SKzMh@yX3S+l$^Kwj*>s8LbP`^Kz2&m7mkX)y{PPZ~>c+V|*(zuCb3Wti6(oU1HZc*!s{bcg}FxNVscx%w5
u;KXBpXijo2XXB};p6_71}@(QkFR+<`cLD|6U(5xMv3yiepL`m-
XO9ae5sFcSqT&KgR$%90uH*Uw`1S%O!a>tf^)mxk)6vSuC4$nWcKXRxL+|`pl09iVflw6(f9T1f|L5Q{laYu9EY#bEi{#TNkidp(S^T>o^PzCw>^?+u6{0
w&}-SzZgiT@`1<2u?bgOyfCCUM0qxi&`aH_%{)x+f?*lQw<%o^m-3S@&U{RCuy&<dQ>f-!=#8{a-AT7Hnxw^g8Zsi=to$l1rMQYMVEFEzM@6rK-XtT@EOq
S^581|@jtHk0~&a-
S_KUnpTj3kC)JHmR|mSM|Xv7(9j$H(&SfdR~)G60)PZZpQ>0@)~uDvA4~j?r(h1Sc1G!lGX^XSXkj59DHu^KY=Qw6cG#4%2I>Sq~d`_qxZKV?@O2!kuLJI
EGb;!ag&-?yBQ4Fe?#Hb?KeGM18y_b__c|(YQ05GI4RQ8I6Gqs03)|)K6o_@9S-
{;C(%zR9LCWe456BB)t$;l}xR;c8lV#3ZYj~4E)FY^bpp#u(y5O2n9krctd?bv=$_q<XgZZF2JnMlDq{8T<aV91wAw+iWvp4qim9;;O1d`NVHzgzjBnGcV
=%Ut`WSyG|XJr|1MIkx^xeSiem)f@`WjfeovY{@z?TAlgVm2r%kVKhk6VA2h$|@yY*I9{+(X`*gW>`yOEVY*Xz^1&)(O@vvQwaf9mV(J#+&re+~7wm@MP-
9nc?(V7!}6=d}dA-YENTo4GzSZsvN+H)pPY@`jn~|7e}Let*);_5Wy|xgIxtruu)qdFJ|(E3E65gqiDq`n8$s>*8mw|Iw{8*WZ>nbNyM{73Q5gbG@njzM?
c|k$2<Tiu}4Qne_j&l(oKoWBms2V!67ZszPqe^wfJB8eQ~n`PQ1crH(BbnORFS(<+^EL8(}ExA<Vw(sZ$~WWDIfZP-
$hTe#ltc6)@aD;$mG>1#LVOYUvLeNu%W3i;_->C5Qg%c|-(R>=+9%F~@Sb#j)YJiW3!J#ErsMMFb{{?(qvs?yi7GPgY4^(Qp))YezX8R=IsmO;an8+ku-E
BlmIu1o>jh>cQ>J>Q<Yc%xUYSX*1QxT3aZeO=YM{3iTuyK3fSt*ffqRK+-
xxzypDnKLVLYwxWnmU8c@wim9yyCi*mt{{|Wtb_kv=gVi{%hj;Oo?cnMacxaqg<Ml#*J!uv)rR^woY&RoT3{2?o{TM(9^^{a;_IsOMe^iNP@MGInnt<2qO
NgkRYN1?k@Gr_zEHinYOS%SHC9#D*R3nBs#`}nbKUTK>71Evb~aXQsA??7k5!aKS=U+gMY8BKbI57@qXN_^xUN877I!imytP$;Xfo(ad81rk$JE7fogrVc
x)`PgKFQn4E30a2X^eB7F<-
8xxHfs^NqS<x&W>wBPh1<l;4LGFQMROC4>GSYd+(y*i~(a=uIqa9XRzlpC`MMJw_!`wHflSrYsD9<71NkfhYyP@H*J%v>+2Sy{MWC2Fsr7nys>JtJ-
s}mvbMgmqPDR-qsqP*s>&gxlq+iL8p~@oZlYR}k+Ial7zPA*R;>_R8LR99@Z`r!i^a|NEWJDT!Mu`f)wwHBLGqpV*431HH`P{&O;SyIe*V?VNaotA^?G*h
dUE^E)J)SNxvEJvEvl=Rs}?OQy7vc-az*6^)1pSX0i*@WZ5y%t1W9qO_14tNAO~6XwdETtnx=}1g9=Cb7T3~@D+6d{g?q)~-
28&|R50wBC2~cB(6D}*fLuKhHFYx)k+H>|_Bl|I4O>%FxBf?_O%)At2K}3E`s9B>jyAH>ziFmF_qTDb32()G?3d<XW%oCy)=&R8<yOsQb@9{cbM*2T_Nn!
W)7m{S*EHk5Q`cvoncnGby>m^IP9rCN$MpVXmWh7xlg_{9>gE3el{0}a
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

    def new_searcher(self) -> TreeSearcher:
        return TreeSearcher(self.rng)

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
            knowledge.append(partial(rule_move, game.board, state, self.rng))
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
# src/tempo/gomoku/champion.py
# ==================================================================================================

"""The agent that people upload. `build.py` bundles this module into submission/gomoku.py."""

PLAYER = Agent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """The cell to play; the environment takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
