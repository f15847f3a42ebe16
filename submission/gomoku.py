# Tempo: the agent `gomoku` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku`. They are:
#
#   tempo.machine_code           Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.compiling              Making machine code with numba, from the functions that are marked for it.
#   tempo.workshop               Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.jit                    From source to machine code: a ladder of three rungs.
#   tempo.search.leaves.evaluators Where the value of a leaf comes from, and with it how a tree is gone through.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.gomoku.rules           Gomoku on a square board of any size: `inarow` or more in a row win, no move is forbidden, a full board is a draw.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.gomoku.threats.fours   Wins by fours: each move of the attacker threatens to complete a row, so that there is one answer to each (VCF).
#   tempo.gomoku.threats.combinations Wins by threats of any kind: fours, and moves after which a win by fours would follow if nothing were done (VCT).
#   tempo.gomoku.candidates      Which cells are worth considering, and how good each looks at first sight.
#   tempo.gomoku.machine_code_data Machine code of gomoku, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.gomoku.playouts.rule_player The five rules of thumb on a state: what the two classic designs know, and how one of them plays its games out.
#   tempo.gomoku.playouts.playouts Gomoku played to its end: at random, by the rules of thumb, or by what the windows are worth.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.exact.rulings   What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.thought         What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.gomoku.profiles        The profiles of the Gomoku agent: values, not forks of the code.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.tree_searcher   The tree search as the player wants it: the tree goes along from one move to the next.
#   tempo.gomoku.gomoku_agent    The Gomoku agent: what it is shown, what it knows without searching, what it prints.
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "344046c908c64536f9d49bdb", "checksum": "e1a5ff8d09ce84c038e2347d", "sources": []}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;81rC5nTW+;DpR+Hn;S00#+4D>>isbc`NlnXQ8m7;Cnc7a%xW8av5$5PNtNz`|xrh-2r(qj`-
wU?gD%SnWWifuw9{`8?hY4!Un34r=h0u(X(gnOcZfykVv0<w=ajFTM!gX4+S_AdA#6C;Ok}SuZu*<^vmNLT(23_Y|knASLT%vf$WyV-q-dMqT`td<IY?~w
GdE^T@VCl>Os;<Qf;!0y(>kz=eXXmMO*Pi^Xn2F85bmI9NICgxF#xWR^aCkoPK}>M(u}UX;TvblQSV-@+1pxvV7_LYNAH?C<Q3azgH-
9z%ej1$4oxDZsEkN9=R+_l5+$_b`3}faYRBTBD^`|!#XJB#{I6Vn;jZkxt8pXy(J*cGr`pAct;o6EQ+CLKxO4uHJUQa&4XwTK8(Qb4_pg60l0%Y8M`2ML{
igmjV+L}w&KI_F1#^G-go{$jpGZB7_(+5Sb9kF?jF@6r+zdu-=OJ#Rwrk54T+p@#7zO9(sh=?NeRpI?Y4?eC2J^{P^k<<2EU4&xL7`K!@XZA#)KRIp5-
vYToWf$fJ2Au$)0NH_!s#Ru@PlGBzgt1ObT*16F-=vR~!j_ce(Ad=;wjo-)taVL1L&Te-YPYFkN6>(3zAgcCf)TSxKiQ{D+C4+cBx~)_H~z&!;wLe2}#z6
ey>B+IymMZN>8n1)u>$=fJbf<HKU=a}EBH))(E@7ot+JkfL3{SumH!>OMWxdi&=bpP<`;vjyq9-
rY`l(1O^Gpd38~dO$QPX@WFi@_f2%6w)B59k1>7zFl88D`+R;))=o5DPONeKA>J`nvil~h)sR`xpYg9+V-
<ex!(jFBLghOdz6oS9hmmS!HG`HWP+IN0ayY7c+c4)MRPS`(z_Ms)Ctup9dhlj=qnb$RdmdXwYKwW;^mNJOjjcZ9*?jg>fv%UFp<`HANkLMeBGnoAmr?ZS
l!>3RfB-1VF{5ii8uEnfCd}Ere9Dv-
8<0`UK4P!i5IEY#G0*4V{_mEF1Ao)?KURFJ4m&Wa$_e|9|W=f;$WC1tx9~ZQ^{45S!EQ1b|iuj5@VkNH&231d`5Xiuy`zTk@xE<zH}7}*X+L0ioXxrP{|*
s2^n1PcA#q*OC@`4e6Fcck%0^KKt(}FckivDetJmOn8XcPZ)Jap){NMc*XiGI5E}pL*qWxL)j4G!wHS?FFiw>)hjeo_uGV2F>a+bs_!5)NpL;aX<|l;~Ry
_g4#5~+OKY_RCBfs|X(+Qp3*kb|>?oH#bkSsaGrOLjL7uB!lA9z|;x)zTohy|1~F){&6Fu7@H#PPKS7~Q^qg=FzWQo{(?HdvWoMu4MbfX%>Te>gusVrvF(
#4S#Yy{ikS*^PV}vIiE-q1KOK4tVaIN=$O%G5v%DQZJr<VQ%XN8)yGxz!>-
lcy|JFM)AJA%kn#so=TgELquC!9>f3l<?sLu$}Dp^{y%gurn3Ha%EeOPdq2x4lLFwr(4)kO%D-Q0IV2eFe8hKE$;S#r8-
pl$hF518U3Xh*7&pn&`||oPpjVv_d?Ak)$f}Bc^FTrX^z73fvc@pLyCGy*^@K09{oCqSwNPl?4HFi6x7#kKCC?4LzojIKTD?8zn&%?A?=Eh?F9jPTD2{z_
i;g?n+kI=tv|xjXY6{^}id__n*ty%}ek=>hNY%NZTQ`FC-
u@HY6%mFeH0>ts^kVfWb}mguV=TU}(QL3LaibHM&$%AW9%HQ~U~20PxDq)k1=#NyxUdpTdT!VaPG}#F2{<o0o`!+GI8Kkn>bxP^#T0Hfk^DbQ&=fi46&~Y
ay-
Y&Z5?(+W<vZ|Cv^LO@Um4CUyJxIwAU=TnqLv%_#*5Y^GtCPG3nh_N3}SXMBxNmmJXN|se$?m?Ti*RcFe!5U1*IAwX&z1!X$Ouu+YMiwWo1F8`?D6rE`+Ib
ugU9Lp_w0|7>Pw4spR5Ge3r*wF`h0Mh;=guu2T6P%<tk}Fw~B23i|1bFa>Yr6bvMt?zM!sLxC53W0B$M<B3oz8gk(v&NJAJ$sSe9vT~dQ@Z|&d{I+h{=Nb
fM)w5v`GMoBdQUFJ+tw#va4ffHr76AdogZ$U(Jvu@glf;jaRNv5(r-
OQv*k|>OVP;}tRSvU72^np>q2CGr)Cy@M&Ha?u*7Ho9#)4!qx7DClWh;i_haoho(h9R(@gc|=b+Wy_PM(MmFCIocb$Npve{R(MWn=5D)k3AhR4;egpq6Zc
n6UG_Z2)xSy)Sei<mR9ragYLvEL&{uWP}R7olD40=#@h&H3&{S*_G>wz;#8wrwEPaDlu1Vd@TUOu*x1!lE3U)?A~8jlZkZ?Ty?Zg-
y5l!@atUE)Fr5RUwgZTqkI`!^f-
;^)3q+&Niv~d;O2|T#Yx#pthPQfLum7nJN1CcBb}ME8F)1@Wcjs!1yERhp8mFO(rLI3_@ln#FxkoDv`3*OfVtQXbLzPuaGuoajduIN5f|cgX#e5Gau~5gr
mz`h;Jy00o1r)SVG~-Flt`(~7O!s~I8%IQX#I=U)PaCM5=X359K&e{FKpk^rR28<bzDHQy#bUoKL{6O=0w?NSL;F-
h^2jab=G3bo^rijT>&?p&`LLSWI?s4l>cM2SFgmvHsDAdpm-WrL2;2%s>$11Ian!W{<ZISH(>b(TE$&DY2LaVlhDG}PM8ur2xbNG)t~7F4fitnf;kaCWfJ
5M>$MXDI4<;j<{G_!v=q9LMA@u)jNT}}L{eIWzbm6>{b5;&MkqD9>Rou#0KbWuC(X7wNj4I8CclEps4_>!)7^nD1BoUcb&Cu}aE)NoAHdA|HPvETKIHgBQ
7K(eWba!l%3xONyC_}tWyLn{O3%}F#(cyn_%=Zjl|n5O8_JKU;Jr6|`kqoytH~)6Mf&nvC{9a-
H7`yBd`Q@~(Dn2A@x3UwzuLey$&g?Xi$u8EgoWu}VkMiqE*^e5cLao(AnNDUa@JpO2e(%~hbET}#NRh+qQjD9fmip3Qp*eJMk5j3$bw6VK<)e=wrvl8JIY
0ircJ-xwPF%$MM;~ltXv~iTxix%s%yIiUGtCLh4*VtYIyXC9o>}Kze?wRMnPm+ivVaxKc=~)nb`1;d?B<d&u3zB+Y?x5WJekH5qk3bmNWcmEK2~%G&!|c;
op1<sn3~+t#_RY%E2jNrdc(zh|=<5b<s<h9OaW8L2}=exG`9mM_R^7+#(sJ+b@mn+P;1H-
>Lz2n5rOwi59Mzi3x)}E9K%QAT`E|i$MeLC3kTm!5xN{P$qG}ox8HMxp5Y-Nn~L+3D(R$DnWjyckkOjc{J>Lqwnsvf~yTBt>(Mx#3vlZUQT6FBFr${Q-
&hQuT>D%XCf+73G#plGPQ3|Lwchs9E09JWV6R3`6~%0>k`LlxcrUWrUeWwKIWBf*4~ZCv0SZM-
`=^w;N?3>&&FVBKDUQO!d`XunMg|^`U8(|jlS(^awD+aeo55?3t!Y|W=KJ0$YtmVbp`DbS-OAfk!1}^btrS#6H_lIRSOWnEE6bg2oS$UC}hp5sg+tdG5iF
`u`J|dTTlNM#id0~qu$&sKJ<-
Jpl7;LYYeQaLkMz*;)B=Y<?5D?&c(l!o(y+1A47@*JyE^drF+wmV#zDrw_BuDfnBdGfdRE?`%WG!l=6v~Up<@!rZ+GML=6a~Ee@cV^7GVMG!fP_VG~;{ET
7<qzxc9=7}MN~(`$8W*bX!dFTBKc8VU2#AIEF1G!FjyjKxIGrr*&lYKy{%r8uU**TmM*VxZ+;Q?K=e1~)F4e1M@$rHSytdfb-By2uL~KLVGHi&wU>v|HIM
LtjFL3*$Tz^PD$zlIp};8(JzMKr>+8)*Q4?)~3I>A$qfJN!>+pT>OP8&Frq}nju@~|4pyl7UUuJoX;|x2IFKn|9?=qWfVakA+$wiC=SNL7g~Dn8~X6hmp|
tUUJc~`C5d~;mYtesOCHfxG-
H{qw$Ggf3aEDEeO%R|Pi%T9W=Sy4K$6h2e?hAo`K@TnTCSL3j!j(KdY14@sXU&{SGww&xe5WU<Ar08<mj<tkj&B7QMID)qHy#8^suA2&6(%kS&7Ek_V>2b
4$n><=3d=9Z&HK>!UMc`#L|$V26*O#*P@z!TmOc<@hDkI)2Lbarmy(pC}~~Qs)2qoVZ2y}B0R=p4`l}8+=4E%)WbBj&ZfW_*jT(pF#-
gGWST^|+KO)U$3i*-*z>!qPr{um@$>!xoc)nE-h*p8d0c&u;sZZ=y+Rd<9(7WRhyz~TE>47(PH^R-nPA?^GhFBB?!OKAzy_A-
;NbzGmA&B#5_B=V<Cynm%_IE!JOgp9%t9^O7(j?NIt$E26nf5@*;;9A5EB=^=zvJneM?}D+pgMDyou%r{D6!N*7=7e@4~rFpZucoM_h`dj-
3j5?#;|2>2ZC^BKb^B^@f?3JL};FfkN;Pqz%+}Ob@PaQrZ~Bz2g^!X}I$HIgFsU@X7P&83ZXB0P~b?YL3*lDg|-ZVxKN0HEERF#dzs-
<cAI9ax>^TYQdaCdWB9=(T4RIDlGJ_Z>U?Hx*V#-
>LDl!7^csCmqavzS?eY3BopM2F@G6$^kS9Xw@r195(X5iGchz(tY2U2j3un`Us0`QQde0kj4T741nWpN(K9e^&#6z@v(AC~S`P@5u<(gdgyiq))gv&LsJD
6uV%Pg+OCXN`0000000E^O_@Ds*YJ4TEr~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;j|G`u3Z2v;DqL7FP%ztu&qe~-
CB5qWOowsBvhaZT&BJFoHgCPK>|)PGA!sAFQ7c<iABtBa>gP<7_}PLNEa(n+g6WDt`4TCL$d@EwlA33V92K=JLOa0W$Od>N}@v0mWtK1;s8^6^)Ua2rk5U
pwtyO6tvB9p?j06q-R~_-
<!TF!QW)m0DeedJ?Vur{3IVXw>;zD*mhuT+5`fHq`SI;K0M<lgH<CT}it>D_NvFo<(VRJy{U^ISow255LbuC{SdF+F`HWAp1bJKVl4+D{8q8ZS=_%B!cQY
hpQqP7}a$B1!)rl2QY9O&M>o)fg$&`dC=#=~j4#RYOz%}Qt$hxgI&D@t)qp13(s+KJYo;^WuReqMGOK37j30>SX(#v?M5UFHVQR0du&zE&0_{EPlQG8)&-
Zm|b{2GX_A~+6`=l~MdaXKe0Epb4==kO99SH5V#z*az)R&_V6kV-
+3V@4ZG9ezBm9TJW5Hm7UX)%U&&OVZDNCVu^5=MPiJ0U}HDC*ZOAqK6dxh`y^^edk78>*YkDcutd^h~5fhom`>B%X>px>Nt*4QVqI5`YBWNw4qN*83PyZN
Ec?`@iXF5e+DM4l?uQts0xMm>d~~}=-96S#;I&+@~-lri@c>w`NHN?9K(mC@YU|DPa^U$olHY)@C>vyt0upe%mdu|pdr>KisuPFWX-YJc+4o;q887<a_7#
E`J}N^DEQYl>{HgP(m_3}=^^_t`-cndjp?k)-
JW|#;IU6PFee);tmnUQhgn?%U%)^_d!)*F!P*j2Nav$a+ah$xc4mW`!IIXJ1TDbPC79OUv%kOcckXs&h}s3c@=^E1%bBfTJ)zi<Q4!+0y}zSGZXx6FwX|q
Xaf;YgRLNEdaO+?V>J}v_z2M8#{LFaiz0*2Jq{PBuouH(h9wU;(FY-i3ux6tF!8Y|b4H;t-
paXFoH<3Q97QjMnM~gbebxPeYVFfkePl(tl>~Wbp@Bvni+mkrhx8T#MEfO!!c=s^L{G10JvawKWgH6OBvNzG(*{C47#?zhjmauiiWZ-
U*y$0!+YD=9`%Z;4}za`3>)%7;r+T0k@t>f?CMW;tTG!s00aXn|g3(PF(pf4dG13+0p7)T)7!02bzWJ&u~$wq2>OlLKmkPt(Tr)fqJdiHuSuN3H~GXjoI9
hCJa5hbx@!XQmocqbVSdrd)YK4ilCl9$cv{*5ttH$5!G$HNg0_d;WNPKnVM2V39n9v@W#swi$jVBoMFQBmf?Y0$$*K@>JOq!3D4;1k4axR6YR7!4evGuqv
T{o4~vUDi{RYp_5y3rrb~BypvvwEwUYmu;LI4?Gy{lc|onU*9j}moLK$if$M{g13)lKu?bzZ%vLG4K3A>K4-
MGU<ZX7JLAuZ^Js_$homh>rmW0;M$@9J3o#6c`I3@TL8gohi1n5O|BPRGsv9GJX}W_-
Q+)<}AJ0GA@O;b<N$(*NxHR7V?p3<92A>P(VPhl!N#HW#=noV%Q(~5V&o|PdtX6$_H>0;A=GzEe`Q9UYpD|dUv*#^x--uZO_w$2gnZ;kDlQ2JeRpBWn=t2
Jw@bYE!=Pl8^JW9JvRAjDSm>S}W%$1qDbft>#2P8HSiUu*3HKlK|+pY=NLdo#t9{YxjBuxFQLT7wvtmD3l0=7wCqM4xfBv99eLuUM?#e4T8B&yV3ngaOyx
Y0<BES!j2o;ZjejE9-
Zc<syriFV^P##HQT7>?40(Z*jC1DL?FhT}rMmRBOJNFU7AuQpFH9?##8{)XEKXkA`$4|LX9B0nfxGaZm}?A^Q?+El%LX<@3j%X=;HfT0$jDAI;n_l0u7`t
@!V%Df4L12(8!N4Qvm{#(wGc%y`3Obw0}3KeB7TWV+@VZTeAb&o*}CUUeEjF$~^TB%K!r**S>wpnl_YJ4`87jUB}nrblN{7L~0$z<97qr$yc06Qx!;C>W&
;8IwDA|FI`H~`_@rk|XRj7VuqjwLc03e(DWP&YD}Q+ks#qdk))I2Nu6Y|JX&Rg;4%2pnbvR>w0~{CK^=EImO%*}!f=<JiRi0>>xgsP+U6Z+Ul}j3ersr`k
T$P1e=>>2JA6^#wfS?bP*<f^_V%?7p#YOXR<-&T-
<ukCXEg%M<md!VxFO3trQymgcMJ`ONK~Iz}eqkns?pwbzn`x}pF;_3%BhrfOmjQ5!&7zzuQQk!T=(d}`Bl(q@`L?1IHfbtYJ*uqQ?5X>XcU!+o`~2H12;k
<Z1kq_|wq=^$EDt&sC2vcj534sl0(&$a`AxC;2Wq(C}@b4oI{Hp5W_or$i0r-=DDaMEiA5)PF!)W(0VLN)__?H;d;O@nAIMdQC-
T$^af0_kdo6n$a+M%ZFm;81^{1cGnf8*H*&gaP>RQWC9EjBBfFs%x#Nl>1$chN(-
9ul#iG>JSwedn0axzr{>qYky<mQ^OGtC%X9J3^(M5`aMAEv+$S>ktqwqdczDN521%0>?S<h{D)^x_SD(XZqqL5A<Gp{#YkF~)_yl*a46{R<O;7mx`hHZyt
w+bGp?^mU{)66DJpZPZWjnPbWC$wyCHr(n)ztIT$ytYoV|aKcc}#d9dN6%L`16j4Y~^<19ib^Q6JudA#yXGPHY|Nq%%Z(wmA`W%sb)7bavMMS!BSpiAtGt
a8@8Deb!&}zt>ZHx<czu-_Hr`1SszzjYb2(F45RE<<?gv%NHo@u<BX$&@)HBTS$XBan75fcERp3E65n)>6R`jeiQoSOI}>QusKx?LMK%Mfys_~-
@L93uG2HwA8CD^9zm;$c2*)EdE7nq_nMi`(oGhZ@nj75<?3dr;2AYVX-P&%Jm{I(9|)&_BhQxRV^3nLfo>k2NQ#q1$VQd2cdCc-
#$Bd1iP<#YWI7aPdSfcBw`+_u#A(T}Z`G<7emtDAVy%JR^X4M$vZQ0H3~Dr3-
I?s6y<s`;<^p<$c3(TRS{E4bXB{>H)gw{_OJ6{gNO>Wa#12YB2u8pDIA>#+hM^=XK^)e;g;?iqi9XD9R($&k>5{|v5ru69oS#-
?CFDq=r`@FuEJ_y~dxmT0qj9)tQ`kEX!U@{B7#%}(<Wg_j8g8c^ZwW&tk_`2AgIXWxAetDGS}u)5Ymqk&;eRdNn8*||>@8M@@w1L>dH1SJUms#gJ+i2(Ez
VU#d_a@Nmo;m!GaCCBIorS?YyNfQKZW3vg8&9fgNrwP#via}!OB)?FDFIC(B#8irX;c#pE;1K72C>IsZyEc0~4A-JT@7-
PcKM}`r82fO9bTRcX|0zwmw$lr81oMmHI5c+`I?yH;iSuSXBxquDv?JY<+=*<}pHfDTOt$NFZMtQ8rkR<Y>`q>=uBB-
JssA%w#NgD`X0HJ3$gb&btNaCd@55@(PxHQGtz44Z6N?c?}jm{(o{9h4=yICzSGt+@wNR+U8@-8suZj#3a%nOJ3>c!#??vbzB&YJQy-uy2%YLyuSqacC<4
OkHA1|BBFoNGRiLHqM7C{zg&dR%Z(-NZ(7oQ*w|~%5rAuYX|644ac(||J2z3_Af&+JQzKdgyaQEBY~ZN_^_BFQ>-}-
wD{QKNJ1}*=&c&Gt;Pop#{7nyuJtxwgq0nx+Gdr)VC*noz2e~Wk=VM?|NC-Ov6IorHZ}!}}0}$*PX?L<(@lH_R*nVp^ATaA)emn-
Z=F%9D#1|M6J;sS!OtX(W)9V=#u8Lkaw;xIR=ZM2KYd!>cYlE7N?S!;&DhF*G41x*xjXVSfK``<;uNihc(>pPg=jOSJQ`dwSKpZ5HOA)ewh@N;jpwqo;ao
~Q6kMXZ66<tJt;`Oj_LIKRmI&$G}Cy}DZzd1~JuxzM{49o`tyY@|nAg?>nhJw)RZE~GrcaGw@Kfe?ajW4#P%Z(nfo<d-
}JU$+oR`gxMnCQ6KbEXs(utg+2y|W3#i1Azty#;6$*_7LBn^mr;YVJic*hPUUIDbzC+sl&CNgqD(XnU(=_(v^d0Hu7yzvSq$p#aa_v~e|)r>cOPeQT96*5
1#+s+@&<`tbR7G$<CIay@YaHuB{NyL2qKqwK*m)LwyBvBSgm{Rtfv(@?*gRQ^S2S*nk}-xV33*tjLi{iW0T14L%3yOht;-
l9@Qbz`H8u4I+UmH$rs&{ur>&*ucMKBKV%O>rD&+w%(gY!d-yAh-nUAA|hsq>6WnDfvlHKqb#x7Au^UJ=*W&+n&oQS2d5B_0<3&5DyrK*rlcdXuR9PpG;0
wMkg$1y3z;!8fxU#+4K)+C`XmrNHiI9oYVdfFAD!Gve7mRG!mVfMl677L|nJsCwr7^5w~=r?MKexN~QEm*%Q#t-#>T-z&R%iGkXv@R@%oIA-
R(*lsvd1hz*YUb1ca^@~M$j9+Y~qrf*ZOdk*dz%x++xS~f$qSj9fPFn)PS#AKXEzq=$~!)V0Cf_f8xUaZ>o^j`pyxFv;`M1WyKcM%NRm8Oq$Z78?#YES9D
52=UJ?>JN|o*zt+F6NmDS<}rUE%^IsW-
K7Y2H#uheoe+Loj_XKv!eT~rx}&@a1eV5Y{(Kp=@tYCD;xggnA+MagDkD{v1gycEKX?ewKz3FUDQ5m1nTgp7Fo2}fq)8+VB<idxB{;oHMcxW_y_U5%$=c1
Pg_Ow15nCl^#%@R+zx=aupfInWsHVOGHiu{ozE14)6N5s<o<t^)$p~%H>v-
@6)MJYLJuY=ZI6tJ5d5_F)qTC;%hbtd=`3iD`5EwzkmPaI6=22aiR3{OzR?)b+I=hvbQDZ#Z4L;Ep9*e@QQ@RnPy?+Xd9W&O3Lz42_G3E2%7ZWc=-
*A`j2&v$g3~y_2Mn+m$0T8Eb{P14e;UxRkPSKl{UJUD-hz`bRIw<SkZlp#){c8&Ro<MFEDBU@-
2LSK2khA=G&^PxfN$2lZx8svF7h(L25x}$M|X0$d7>k~MLY{;DK}mwTOL0kC)7dKtB~KJNg2<BEk*C3dO+k`9R_EzfQ2fDnV{~K5T?cF|CBDj#}*Dgme5)
(ydqPV^RA7yZmrt0sWm;gQT@fSDyMy$?qxAjTKo0S)VY&IcnNl!fN&2r6(8*<_p^bMlNp_A@O)evm~>As+IvW;w)6kPJF-
|#C^Co_;$VOv1Zu)ulDI7GcH#6W6=Y84Zj)2JsS9=nEYa*<@#O3j{j0YjX*5#gKNP4=ZqxLq@l^EIxQcxzuXpU|YaC$NEfZ)kC2++g-
IFJw7Ugf40$M9>A`sU5Zm8JNqIYx=fu4{<Krk2aOF39EcY;3$z`oMO1zr(_NI@u{lxG<V_$>lcac}RSrc4CItx$-
O&ukICwIB$O^6yXSDJtNb%*~%nlYw?n6b8NAbg8DFi$hVpe-5CyHvkd`4zsXceh1DawIo^JH0F-`2&bADu-U`+Al{-
&qJQsB#+~~wValr|L&{q)PJV16%?@VRIiTv)qA5c-
)hXb1rLT_MEWfN!r;hzCH>Ew6_)Z+(JtIP{huH80rJ&^2KH++PhODWIavJ<tF{vj?`F60Pn3dPV{>dXc{Ex3Yl4jA#R`^tCmjr}~*_2-
@12&5Xy{OjtuMsUN(F^}b)=E`9`jZ`=H52WP$G{{fVP=MX#wUyd&nwyg16vX4#Q*_)LkZ_Fu$~5?_`j~}&w<W>v*?O?;zxYK{`KzAsav-4>Zz-
xkoxrx7kBttqzh|ilQsx|&=98%+K;QxMTf#mL;nl9s3<_Oh-WjSKZ$wjbVIwelf|N=0}w9k8{?^JR;0b4np33g3DuiHQBzjD6*}H)Tdr9%oWH*TBG{TD9k
P*w#FCaj!fu<q@9%=grqCtoQe18-u|lk(XU)P>A2<DJu4eKc6OcEb^m$oFy40w;(<1TYEKKLlcP6GU`{-
O+Gb!a!CR^MWi+>4MUc5;9Ra1<zyFZ1s6s&ui7KYJ+7`omXP0>i8y?#J_98jpQQ{NiX$_=%qLIUkZ+gDU_H5RJMYlIo75UXJ%^OsUJd}){^vNEvIy|uaTM
uV^$u)h4(nls@~QX^5`ZK>yI0}Wf&4c{Fz_Vja9iun1rzuVgk-O-
}6nlBRP507K@aCqj8+t_@KT%%YnKkTLh)tqt$FJ_W^;^2(;R)<8*)(hMgz=iSYkJyKv0mG4;?{A2Q4Wv?PVSq|l=!cw|e0*r)&<jLhC)$5y__;0<9U621>
J#RLzx8Pf9d=G}C3cp)&x^Z>-);y0_OB?I^Na7pFYpjCI-GSW=qmM3D%4-kNjm4wxLvW%Dzpp{zN-aVLf)ZB2wuoOTnJfCZRJk%|4TipQzxLUAP+*XJRF|
p)S{Ca!aT!~q10j4%kG7mizQI!!~Tk8_Cw5=$o}@1Xxm_{Ke*w>=Gy*S0M*XSjs+eJ_RoHG_J_6I8v~SFHpbn5$CiKg(19J^5hJ<awbX(+;F+~nPopgiJ%
Iu=yRZAzL#llSeS&yJza1Q6Pxh1?yB3PDd^Z6=DocLpCKzng=EVa9f|P`DDBoj+{sj~|n`u0Ez2%sxk<RNa(XbWf*t_f463)h;=cqZcv`ofRy$H`NX<WcS
%oncc>+w{aQho8heNrYpF~Ji(gN#R^&{iCTQ1W{CHAPUXHa2=5+<x*5Bt`@6G=Mq_eN}IhB65V09_%9Y&>I<(LQ&#kYuq4$+S*r!4GW<!^#)sP{;;<8{+0
S18EZtPCwlt@9Lru6g=Z#6lHWUNaH>33zQ1%RcH%3zbEjf?kBUHNQ@Xxp^F(FJ<GZpGzeC?Zh=5CdLyHiSwBHi-
p$i!*e*i5#(Tin&CQ3kEOrNX@i&Rr<iI{Jr!75^ATFyHu=$ZWIVC&-
^>ad7N)tA7BW#n*n=Z*J);RgN|r@Y=ixjCPZ4JI_Mg(y=v^`D_R3PKKkWzA~Xq8>O-
1^3pd5|xrM;ho}`AWgX(S6v}W7K6qRroRm=2WAdLcrp;+3yQ17{xfZs#|A~JP7Ck#M2|#X?~0xQqc@fn$_WrH+JJAi<*ad0yWOyP8uO0XX-
SvXzNF)K8YQP}jCU5wY#d8=KT(xxvMzBLLGTraNZ&CSMZ8uyXe=H^XP6lD`Ub==Sv<6NQB~^3<%jjY-BTL&!g~&}X}C9(spn*~6=tF*SD#bSmtI7Nt4&&h
m5OQ2K7bQ2poAa)S;h@4?XXRhw2S7Rg=##&j`N{>sB3+{zS4?ZfeS7dfM-Z)6i5{f-
t5%y%!*1DfJ95AP4J;HHScLqD<0;#f}HFkI<fR`DIAILAsC~R7=p8&Honr9O15lGaadH1vJ^;Cd;i}<>=k}_ki<EFxUeLX2|S?BQE=<C4xL}Yf95OI(Bb!
1<D4-
LcAn;G&H9iaa$i3i@s+jkECHvk_R6k|yqum(XGHkp3H`L?Dr=p(qc4oNgcaOFZ<c=8jbwzkg&1r<=)XGS@@F2!EKX4)`mGiN+b}oA&L;AFStmzOjj^y)WM
C2eGEE{Sot}!!tk3!Cp5492&Qp~7x2pzgVpXc%87K-x-yx1;`I{LhQuGYQ2MAXQ>|4qBbs>0JxlV5nM)`G$Z%`kwf5rT!opM4|XC0-
r_QNNN9G|7%lPsm`n(?c%j}~48P@{?8gf!d<nv2>FTwzhOZ=nGpt`U&O&fs1L)o<|6k^X0Obu@mVj955=UQ(TY>mXru_H&Ho!$r&fPH!mdBM*V@jY62Fge
8r*affAb$Q0}CFHbjst1UHIe3ZoT2Nk^Aoh=~MydT3^iSJa#mi!2{cRBVad5cm;<^4WepL?L|mXAk$JLzBfLW7oXK8QXq9W&X^BjOh`ySE1T4hw07+zWkY
CjPbsI@v5PG&s~S$aM;${L3WA6Gn1e{h@R0!yazf7|%CD6P;HqTwm4#Y`5~?>AgieiNdzs-alLEk(xYPcB&s1E40ycL{64F+IKxkA&O~IySAXM%Kguu1Q+
{B!%|;*<3U+{WbXYF33ikgtZduwh3LMi6O_wLolQ9fWG|U4$C;})vc)7QWiU~}BWLtq@2wWB52UMpGL|Pbw5CMG?UVt@mOWAZpxV~ueF@>x;rWy2!zA3aV
ubH_{14?;*0BrD@w}-
AI2l73^(63kct7=VHVm@!PTxww*wRbEpU5cnM=ROwTJs7r{Xq}xVFTIV9?1w=tmwX8gyT&xI3@g2zd9X@P=9k@!xRWRO6Pt24K~EUWHrTP&%(vvHKnl0n3
*XWW_+u)siy7t4RM8HfM4TW|H`~(K2vf<P>uQ@b7iybI0qx_6e{9lqq5z4KCOX=QFMhAy^@3j?B6@Xs<A8&F0q{6COboJYV;YlKyB>UTC<Z&eqj*Ur3T_q
F2%I`r--`{*{mU#lhoh^8s^>FvX~QUL^h4WpZ4UgO@Mam+N-_b*Zr}e0<E5Im4G`Y4|IVghTw3BjzKguN{Yc2upZ1!&kfPP6>sxk>ZxO0x;Pz2-
xByn^XZDk(<$eou=TXfHXvk%ywX92F{jUvR^l=DQ9X+?M(>MGdHJLIQT=gn@1pED8#KHb9pTym#+kt(X>Yc+OOvi<eS7v0wbgbcCUP@u@Iwxc1bN#tpW7V
R^7IKC>OnmxBf%bX*rWksRq8qkX~iw0JjR*63RcUxPK!y$ro)pVdeD_EaFaYGM&xGmuRZOje)#lh2E6qh>u@gB9eEYK@Eq0A5Bz1#Vx<DFuwA&6DLo`0;c
kDpniC+cxxCEtR&TJw9tJ#^S9IIEOZx$YJ3qlmHIMpD?B~^Rtn^Cg!NI}>5yv)R9B=&0QOuq)j_1lcpMF$W*hF}P0{`UwQpw2z0~G?fd0EoZZ84R^ccChh
Uv=8*%|5Zj;ErAO%A@Wwcbi_%+O8JwdGOFZQjly^``qttg{SnixWk9G1QQ*h;$^eTnp&%+yYcd5TtZL*aL~KQ8#6B#w1&5kDKL7FlgKKrOBjVsc2}l8>1t
5CF56sDl@8DEn5`hFG0+Go{om|aTJNdGlQzDyJ$p~uAG6Z+6GWl+Scj`Wyy&x;0!yCneg1ZV%Va%?q$kcKzZ+xLWmO$gdD{g0PcJHoxiy!`E`NW`p&XLpX
FVwaqNF9+?7@%PZPkoy>i_02Jao1GMkZl27%OU-h24ebp0I1r-9~oKp9dUvh&#-ol~wy|kTVemvox46Ir-GWM(z?J2QrgkF;s50U2qgwb?{OC;4HgVO2~%
{vJhAwqn_xsq0rJ1lD=<~ot|OoCqIUcR*ej<y&2$*UDrje3fOx5+cUYi*UW^gc<T}LZBZf#ceYv8Zuwdz7i4EsNJxFikk|N25fa>=qyp$VJ`NbCVaQW)<f
v{3sr-t;$74fB=cXaL{5tEqz|8nt#>x~o))&hFhP3rJ;(@mq8>J5ow>w)ZlyvBn@%DJ+U-
o{e_d~1>+T4qV1^}1hwtgYGAzz4J8q_sj8hc2klTks&{~U+!Cl0InRUVSMy|B;f<zj^~QivcC&QR9yjJw@At0G}`mGi{0P6pcOOd9gZ(Zd1l+%wUXbQ$P&
dCqm*IX&#x)ch!=LZQ<F=75(fhY46Tkj?MVhPPVSNi^719oAJ4-$VH97#eE)=~c-
8dH7k4Vba<ikaUW4Vrvo(AgK)t&=!klgCj*{DU{jqgH;+*b7r$>?6@m9N%>`T!BoiC)!%PGr1gkG+r0q@3ZV^Hj&rm|vqmj+Q2(xMkxRjfcHpks!e@Ntm=
&EcjkzIRFSr)9Q#NnQqzGYo2skSzVr!4QWb2%$N9ae-NP2Fy5-
mr@a2<+U{1v_J6##gmN`7+oNi`ul03clL{B@+9?a~%9g?Z&Bqo=7ZO@wX;0b|hc6cIzM+XoZ(Nq2+o%g+~UaiSF#1JhftvHr#ilxwX`nfgW3?Mk3!h;`C@
Liok5AMPIH_KU5z9@&aEyFByn@}JfXmZj;;Xtx_2I?P^m4=phlwdkwh)RcXT^Mxq)p%2BUu@I1xa2ySXYNbYkc<kSLDP^~*kv>p@+dC>=^c-
c7FsTKWF$qFuuHzcCzEN50Jq{b;P8)euSUB#lNj+MVz#1LcspU{By@u)k8unSl0zX#hT3@yTMy)|6jDy!Rz^MEL@SA|FM<+2kO(6Y(HvNsa4Jka0D4+xbo
MJ3tM~~9L4nOebCEn(U^3u$umljtH+=RCPs2u`Kf>s$G!%<eYPu`C+IGA1@G;FhTTN6a*R}Tc2;OR-Pro@>(A_=Wn-k%(7Xd&X-
MsP4{jp!1WB|+eOx*EZRIQ?k;YSj0ND5zB<&x6<A8HXn~{m=+3BZfTxds-
u4F~vmPS>$&B+QKk`H3sLC_c76thX<3}8tIrj*5~v3n(k%sbvdVi;6W_o`Nu*0!6^b0^z`5Y<&@#e6^T@l)t=q1{>MJNbO*j#Q8I5oGWl`EJc4WaZD-
L62Psm-pj(D?Mg^<-1xckzXl&bFfJ;?+PiLJ3GViL-
;5=>So=}}GkIjRA>jv!zK2pLgdb1*Rce%EQh$LfzHNLH$AULf=W}Ge66@(ZBIS8sjGg`8Q*`&ko@DL_|lh_5au-lu19-
e+A=@D$pIQyw+q=})!!h$M2##y9dbq7ww6Mz$K93I$u&jWCNXwUkEP)oL$K!GC-|C8VDb_ls%|0ppQTyXUYvo~Wg{8NzAq3Q**=UC7f!-
mc84om+VTl9nAW*{kR42=(^Z$f*#)~D!M275S<g2;Fg0;=k@U};unp-
p20hr~uY*y1ty>&^Z;SbJo{9XP1Lab3DEHEvIvn5={xVfBlo4!Ujs`10ZqK1*m{NI5)*LNhML9fvH0=g+e1l-E?)-
~irPJc>PM5#`AB*}8GJ@UJ7fWk(=hcBjNn-7`jqH-
*X@Qx4HZD*+LDXCxgb3!|2fG+BPpN`rVl&}Pe#W4eNx+O^E2rQnS}|Bwc{viNSIpdM0CKA5g8_rTG{?-
}vP1S~Uf=?W$Ju>xDZF_0Wx`XtUNYKUZ0$9Md@FQO!ysL{0SdjQ|B9-QmScxp#5$52fF!qZ}IU!HwFgEHL-
{QAnUdui_yNfAj(8h_){KQm=c)?Nklp3WI$!qoMimGNAsPTAe}Sx5X@4mk5iUMF&xjo~3wpD=ZVTJ0N5p7Pg7230d}4|oX*La!>&Z5GIuJ|jJ319S80sD9
^-0vgaB$}Z^1s29K)T2{)&U6-k@Z0E1D@_#Pp_*!=y+n^=&gANJt<i?v-g6?<{<E?P(GeOlzM~he*T4fScud##Nu~Y*6&-
!qI^xThH(YFxiApt}n+804Xg8SaH|8SzLBO}~H;c;IJQ!lj^s|iTi><XMg#%(kZF=#!ZHf(2~c5dZS=mOtHI|w<?%kJgHrC%{J(6>51{i3o4n`xPT7g=&v
nog7mE*TvKN+IMAHu=>LPAl8WsCS1b_^X(EeOLZW1(YK%*0yEA&AI_7oQ4L4n|wB8MPE1I#5d^QoJTY11mDyIB0xo_od=6C(zHI6h^x$)A308x|9RWy+E;
&@TG>!Opf=NlRx`4RaJNXhg=vM;wJy?7;SCo79#2m%wBB|4%CZ90-
YZ?^*aq)AXXtceZ#_cxRc)*XfMCPiZ$$M2uBTqab@N8u(EL>B`A^Hfed&KrA{Qm!cwU9ZubGo*mMFWzl)lTPGgQ+$Jnm>g8TeFnDj&UJ$NcO6fbLn=a<Go
gm!qnwfuA7tA@}bD#OrWYl<9QSo%*D%+c4d=zjTinF<s3JBs{hs$m*gw51>1lm^t3A8@%m-9_&mk3Mf(gs%aEm>xF?qYAhKo%Wr#tiUQ1S2K*GADto-
~0V{l7x-1aiF)2#=?|CZ3e&$it>pr1T1Mt--pGc@|^eas6{!;PLc1B{N2VWpsP&12Q@|m>LAmM?_^ZLg+(0+R^J)Q27ziiY<|Bkkdn>zv>3nl}4Cft8VB~
Hv;_vaBq4EhSYER9_qReY2b3~QjDFt^L7EzLYQR=50r5HnyGk&E5bCY@<y3CCy&BMymA?>Oto{c_if%?5uvwtah2-cq`yfR9G0kCM-
SA{&!E;+>U#u=2bHKO-Q+^zK+7`%5I1;3sY{J;+wLjA&0i)UY6%@L3endnb$eWR~-U88LZ;#S#L1I!Vfc!m;^L->Rf2+HR4SnIo58IdiTJX-Uoy{IM8a1^
EMY)>I395)6ug`vEl@Gljkjn=7h4b#*JzWZtCOW;m|s^IDYrRwgAyO_s3}$svc?*2)czgVB66A(W-
E48~O`*yjS+FeDdhGK?@{X&JGC$Enf{&LG)~5tb5Tn+iP!Z|<ZEizmN6?>l*9LmD`3TaVQ|uTnhotxL+o;I6Wpexu)%@&txJue>Ssai;_>*x|R#p<55th-
B^*NQ~!q&tf)c-
9&Gom!S6cgU0f=lh*qZFsIgs<7gQ&hU<}1SOZlu*0ZDgdc;h&?EQdRFw@wa*WMa=O`mVMm_QLsP80K9s>w(^AscscUl5gcc;6q<P``h{AKmn<GnY)u7sPn
d_7Tn>uj%s<4VJhadQLEz!|`CgCH509|E-
>M1@N9RibRL_Ck>6yRI;u*F$M6=fQxfvg`;l6Z`r9~qK?>)own<}HH=XHHnd*=>{`CoaOvNirdU{|(hIbZ6UQ*hugV)|^1N&|m4IGxsA;Abk%to7?9^PX0
lwSMHG6fDvGD+kLb9q(KA{(5iuIn&+(+PN8g2>m_s3t!Iu<4FH?`qFh+3<NzoI*hMsD|yNoFrX6CDGPyh<z8gNs6!-
Pp#^V#_5#Aov7DnSen|4KI&;2p4HMhW=86+6eNpF#L!pbrQkn9cIv*mJE54$uxP+lHMm>r^0`HD4*#vd@T|MJc+r&i?|m(^WEF%E)cU<P?Cw8<Zj%1q($?
ueVaIJ5IqV^(XiT7mwzu1T>m0kLo1>S=I%LVk;AS6^C}+0+!dK#KXlhNZymh6clGhtf2s04R%;h>qyZtdx%^wKYg#BDF7r5x5_-
R(Isfb*gO%_rm>v<An~EZL>E_6WGN9)>^y@gv6RqmbS1)>KzaZJ<ywE9AKkL1-FSUE98x!J`NnFe!UzR?t756|+-fG>$P<z-
raL=v&iQ;gJ8?W(X67~rVnjy#XX@#mKS*8~iVSP_h&azuyP#K3S0>tA#@6V$R<Q;V1MpFn4wyhYIpRV39d~VfhjOjbC7_&b6V>D77I(3{Tv@SM&NE|f_GR
nTKq0%wU`N%V>JV8Mu9D5;#7W|otJGE>cr|mzr`GS@BfQNAkv#TRAM$td<J*>gFGe+QStmEv1wN?$fSj9|e3hu)FAXu?Mv&s9jXu)EVgJUP;>7?gjxB!mz
ztrre3MB&t*kEJz(vqAy1Ld3g2gq-4!5#v1-6QXQ970@&hFm}%JLW$@dPSaX!#;pyoM0BMt8beyK3y83)V3eTO-
KSFML4ghgqxUnO7yDicl0>5G<AIsvX)Nz_-XUPCTXrZOVCA?$Iu&Y?51|+=an0y#5nfO$PNTGwq7wCtp-
1WV9t69oP1=S0XWO~ubL*kul8_#GH7wNj9$f;FH*Nl?SncMi{pcLpxov9;-
4r=yR3(t$~lNOMul=zt5b2iGwrnC5Gzn)`)f{RA`tnd9!vBZuf|5m1(dZUGzLGEfTW^>j=^DjC}!%=>_n7Igj+6s`V(k^{PrGGJBe!T4W`^YA}!Fe5t%vQ
z`dcUT`eU*MIth7@%YHeI8~nf^|-AiQwGaaG@qZjfZ3Fo^T0*=wOw@R4NWmn?<d%L1{ljt>)uW)l9TBgf^Bvr-_LNF#>&evF@y$U<dj;EBL}b+!+;tA?;g
SIyzgRgbsX;Wo)B0wZSSTOkWfG@qEI|QU8niKHCDbi3z@15zt`7KLv3qCelnf23(H)-
DEepuq=0rE@eNX&fn7GZhoyJg>G?JGZtEp0_&JNkUzvv<Bh3Ux@nA0Qg~efQ;TS%hCfw4yf>aGXX#4Nd0y(~%ts7Bt9{J@`^9H8OM^iI68EF5C9eG>ONJU
+$<J4wxxv_V2>XUY^R@zv1Wq^$*S)Bx*M07}9Bqu1O=jyw^{wTW#{()hC`gaAZHfF;`FZhq6&LxdW_Qef-
;gD!@6{i!z>o&)72O_5#2l{zQ0HISXB36%hSR`=EW)>ry(CAFIF?GTGRQ2OUTxT*;QI=I6ANJIeOuZ?9;8uYeNavjFtyS!8U$}A*Zq>&!6so~ou+8vt8e1
$irw}q~J)RiVFu(1-
4eZ$Dob>`iLIP@#2Y*fkx>h)f?o*C$cZ>}rl0#&7Lk4B?|3C#TP;G&JR;D%|C@LohC4&_Jom<|84+ak^!v(u6aN;qOGapP)F6}i%h~6Gr62XPZ8i!KULnL
#Am508!a3}w^Vqxjb?zfv1jeQ65K3kJV8W%9TbNF>-&7?AL|EUzJ98NxxHXqCfST_#h!YrW4-
vVx_z4>@G9i^yr(TylOhAA&|6`2w85)V^5WLM#77O*7*S;fU-lC%E=&0-
O=4SNqo3bsLq&1t#fw`K{@KIMEJ&~f7BHB{8mq*wUrzdH@bRa<XA2jzO`cN2$>gmLK~lGpKTl)fM`prm-
!%D6T8clARMJ{J6R;}=2zEJ2GZ%~Va}<@cJJC0fWC34Ob^gkho?>u+kg9cO&hmru`v(2ir}ps7cOe!vGi^{^CPVx&`1qiW&eIAd5zZfAA0@2nW(=$niSwI
0x?vx!i;FH?zQS6HdQJ3LXJ(J>v0EwGED>Q1*+ng!<)M)k^0Az0G?;R*E+r<UM?P3vfU$trPkC;ctvr10Zud|K=pu<F5sDc~q*P^h*$SUR?AoC7*m=xZmI
2d+<Y$`)<0ejW<zd#Fz#!UE>%9EC;-;@C)v%2Kg=E0!Z1j^^Vv&n>EOgz=95d+G{dZs<!__t9?t|9;=-
0mwD<XeA!@ZS;F1_oHz$l|m6B%yKR$pEo`&oGyp(R^pxjyFA1TpWJA#KK8?t+}xx8$WzrSi6E_+-
Gy{%i?p$`cI>NbDU+X+e$RFoSLy%qMAdxie$zWmhakL0_G|P~_44j79ZlKko!7h6Y9jw^X|QRr#XjMB)abS?BH!brstdK8Ujt^(vj1`s*YdlUaWVlR+GU4
9JTcE3*Wl{HEOO`40dCm=)PkvM&}8PZxD&HO<=(x?hoW$_d>mV6cID6fzOq2WE;}w@YLX03tkV!7D@rFL+|M-
3A7+uDl=IZ9`QC{<$UwG@@eg1F&FaCsA)nOOBPk#{zQAVStDjYrp?@<=J`|lwhdQv7YUn&=zH9Y$A4nn(j6^M#PG)|p!8TONH&ZSsGKECeioZe=V&Sc_uJ
p*8D7=#0_?@9@16Eu#(h2HH?%#(7JQ@_~S;Z~cUly#12s+ZvrEQO3l4+`X-
WQdN25a=>t|t{OM=!j!_}hV46u!>afRQsY!hJ<~cb09>S6!R1&h1S7S&??L#fJ9^nCRlV>jx|eOVfUiJm|&O1#spPNQ~Y8JzTpRlE(lr+Hbq%mk%y$`dag
%Cmg$>z-
$*rQ3=B^sd0S%8YSBZUS;fUVAP8H^V`>#@&~9#M0|jOGW8&f0;8~BJ9D8H<Y|yQN2^}nITGvuzifPg%M?v*R!R;_fuwUdyQebJYA>FNUar5_wYJ(o-
5t)q7A~+AI*96m!jdMZGcb;_SYx?QiZe!3e+&38&&Y}#kO^!u_v+j~Awf*(nj=>QN*ecMe}zD4<29Pt8WNN|TOyLCwB!mC<Y{RHnf@PgyDDa>#pzxBrqmr
<N}#k9pIMhmWYn&>-
5V!3>xq`_j|)E)j?&Y7A|6tR^Bhf^+##*ex%!W4uzzPl4|+jj`I<{f_Z+@z5_POswdC2Y?A>vPBdQ4D;mGQVG=uEP^eWyGk<wRiWjc*IcH`#2%A5C}xJyh
X><zUNNx+zY2)jrjpW#INYO8Fg1#4z_t;a03!ZJT*{^1CkkQxxX%A>_wxt4w)R$N@K!|dN?*IU%;T87R>5$$rVDywL`s$RYMkk8xB@&-
M%Cm9ufD}}6hQBC0(g;F!V!5}o1>$(ftTz*L+o(D&|NtE^%0r<OO<_XIAYsCt?k<3TsY3LchcSOFeZFaOrX%c+`WI-TwR3GH!;H2$8`%w7UfsRnSNcwB<+
FhZ!9d@vH)s(zDD_w_!AATaWtpb=NiF38S2-
IV06Gbku<6Oq(bfpT$xwOo1iUM0M_{CjYvG>7{00v)$lBe1?&E0cB_E{kS#0m%aK&QRg9Go=|2!ynUl(v%<#3S3P!4E2%Cl){_yoYp-
A#?!stpT|AsglYA66Qp4fXF=!nF!F<3h26i=-M$TYdYW$JQ6EVp`2#%u2vtv!6w-
E?3x+*m8stxOLR?$5J(hYe+A1elC#kH!_9!_H7{r1KiB<Tyd|7OE*{BoO&z1KjS^^wy45n0XQti%)CAfZAVVe_iJy#g!JOh&tNfs*E@W~sluiF(FqL02J4
F2d@L}X!8rCVudcx0uKe#tnvohIkfV#;&<2-
#rGCyPx_t3LxbTIVhAloqebn^}_62}LY$Ippcajm^5?bJkt?Wb=xW8EiQ&I}?sgWFCr2d_rZPsa=xgAA|GGWbS4n*IVk3ZXgR??<rpY|+ck<&;(|^(Er;K
ckBp!VZ?nfGm`vReI@7hHg9aqB@g~Fh=A`9Mle8=%irc$^2_urh;Xcszun0*9Gu6KG{E9e{!yyG55}SeepJ2NM}2~L2*9XE+O6EiX?wa4Ws8SKvJ>tNg=Q
kcn9Zo?;B}t#>qV^yqa}qy<>R`Gl1CJsy6p}*e`Wjd=sj)F@S@;b6z7TFbf$TT+4K}HqXps;Sw~X&t+pCLBT+AQ#aHRte*Ix(0rFc?H;`Z1-
|gRp8qSN1ELrWl%8EN|9cw+x<E$9_E{Cat;e1e40JtoNgvCMmL0o<6>>G#ejH!aep4?AkItPIH4qV}_Tt1-N--
{5rlOoA#tifo1;J(>4wbtM5}=nE%;`?Oq<2taV!!x!(e*KU7Ic`j5A8HQZs%(RJo|F5FR0H+&SyrwN5;zl=@UvW;xOavZC$-
5d!=M&BJZ(Xcj#E4Qq|>b#y0<{k}&!KeKt_;#$~=#NY>-
pi=gujPd_PNE+lPQ<k~m4h>`YlH@&>`Q{FYPxfwrr0qzzVZwE0L4&M2eB3PYc$Xy9EdFSNH^z^{jb(D^Anjh6D_47s650x`YmXO-Mb^Sg%BYoEHoGMdxPr
h&V$F^v~35w~XqmK%iC$9~`4R=!reeg*4qRjhslVDJgNtfM0OX#zdf#nZDEs>ObX<T$Jx<04<$850}V5rArB4#$>%LJFvY<|&g4(=YWb3WW8ZF$*Z{OVJ6
Cn_5&l`XG@&fL)&pZP(ASCW9A@h(zw7F5z?^jpnjJ*vz3iX;~}l1E)|rUobb0fD09w^T8g7Py%|$%@`7A*@>ntXG;Dkp6*IGqADjHK;-
?Pr^r#R(pWV3lB>mKZbBlJLp$v+zZrZ6E}S(S0s)MuN?0KW*Qcjauw@TzUbM3*C~hHl<6cBm|VFLdQH3h_gzF95Zoos`O_Zvv0JP@p#oNT1gh%Z^<x{6Lp
Sg*#IwA$d6ifC(Y8r8dY7PwzcCGJYDJxw)JQQv+%i6lIS0UP0dq0&bYl|u#g1bgFak8uM$|O?Y9*%C6lXUNo|b4Ey7A}ff2I|j!vyp<Y7h2{K5z|#VeCVM
TYzCRX@g_Qf4tH(mT@A_CkLL<i+1onH#-1qsQIn10&QN-APM&ULJoJ`70)vkoQ4ZsCIW|gLP6R8{{fiKu)JmKo4rDy{b*{2t!8xGpu5TNC7b}M3xqjLWu6
uXppYNJj#N)*?FZ86&wAwDzul5$JLrQVY-8CHY^F67`2=JeME6$>Nt=&eBB-Yk(UdcKzQINC(*;nnxA!|(aB4~SGK=s&!Wr#?_d7S!IBB%Kc^3+rs81Sg9
!a{{zj)PKhNT7(2gF}eMi74qM|(tk3YZLJv2MHf#hAc`q{#R6;2RBh&W&Kajeg0?m&vr9@8tuYyUPC8B6(Sfd-
x8>;R5<;!|l=JQkYZ7X)1c=VlVUwDb3Vu9!08AjK_R`UFeA&kjwrB_GBJOQ}GzBl*Qs`U`IP@z3H$}<#y2lZNd7H@~}Qgk(~A|wPy8R68zl7f%#&Qm_LDH
X7h$}mJ#@lR}=9z1Gtc0SpC%lqj4>w<<UKSH_Y93o{D-
v<A4XAnoKVOswYq^QQ$pNk&1njNEmOb?av?}VC9*a60rJ2liI=v%!(Y9Uvy~{hrNyu3cQ&)$KO!v!F(480mJZjmPdi?%+v*AUvj=Pu>zTiFuHKPt-tVU6l
2!cv%rk)q94k7`Ta)$S>-
tV?{d{sC5qhCMhh}+YQ=c=98F=xO6b?=4l6iB)l$c2$KZd^q{)d3FksF8^93@WRZ^IZHLh1Ja~2nsJ@et2@Jb(bxOE{x>%86~ob_S(y1;>nxe??1;4?ET)
8qn6`RvC6KEBtCnKR^wov;A``=>dZ3yA3|E!=CnaPBTBH94?rnlV-JtAMC5+QcHZ&wrYK4RB=(FL-
|B74?Wpv%mXi65tzPJ5D3Vnac}0StMb{{_a2O_A>{V1ujj(Dc86^B%MPq4q9GsBi<p;<NMVl^?-
n{M_z%O{BxneH<uA2#W~5L=_}WEzD)P`$;WP!F1wghx!5WDrQe~{Dx>&xh1$=E{SXNdH1F{iL+ycaADX_5iw5WExyz~SHR4LN9MMRG>$e&z<sgww_DD0H+
gtYnS%vt-Ufm?ujku9smBiY<FFAvHMsqvkJVJ}r6g%R6k!Q#ubA%q`RLmh1ynNQ=ny2p98+W5mOaQ@l+l!-zeCk-
JkRQJgeKW1nyL#@0XQ|9_)_~PuCqK_ks%XlmnB*-CaYOEu78eYMxZ(cEoB>o|*||qry>3l?j~q4wRl5V{DHv846>X-bacn%flQ#~R*3BUwtxB#Q2eh-pq;
Gpv7eEVwn>+0nOh+wZ(lOXm9wThX{x&-
CiES;`)l>0Iq+Jen6cHqpXy$gc=nED_TNx!2U@0GC9m<;HwA&uZZpI7PYc<AIjLosRIvjFaK!^k1)v`(WV$~swkTN3~m~!w=R!LJF@3OK_VC)k+zJ#I@S{
)gM4inY`DZaJCY#ixCKJ6zJ>@wPI5F#{cSNVs2J#@QtyGE3HgjbWKnr7El4Pt_CpZi?<l+a&#c8S;V++jPks0Ajz8azEK;m;lMBnzmhDEePy`EiW~##jj<
-H{VPejblLh5LTtT^UjQDiLRR-
L>x_ibOQ13Ro25)*x4zn8dywzk*`XF6W!c&7(#4=+)u~L8wq7w9^JQ=!k|hLPj_yia$SvHcDP^nH5`hT2<U6Y*;pF39Ri`%zQhhqWJ22v`k<J)|ohSkE@~
-eFOg)OP<h^xPi)b31}9m*ASG#C+(w>n0syb+L&3|b#N(O)35i~0!_DTatB@|eOyD|g7r=s>nR=<%<8HRC)*lxFA9NcMnnNr=uRp1YlFdL2ZiM<f*_`hT9
?&Ir6*5@_hru{y(Svht2D@Dup+L>%;HLM3hR|do7s^c(DQh0PNL^V3I<MOmL=(e7rpC2O{2ARnnHvCo-
9yKSCTjoO4Bh^lc{^(JQa|V?SuGgGVfsF!L@tgwC%8u-J>OOc5t~udWv#cm`^@DcqG`8kA?!uT4{*8UCs#DA2Qzu-
<)~wN$zB6Ku=qL&~)oFRX~2t8WPi`5ql6AjogMf8THE2avPZ72r?tugE>2<^p*C4X%8Uuf<WDMaM@uH4JkG{t)m2}S@?UjT4y3WtMc4YiY~Xo5hn`fu<5p
4khQDqp`c#GmGw?r<6@L{qsvtA*Yo62{hT{Aq=n-}Pzl8li?#{?OJmf>loSC3(6KvJ-ys~%ar!))ZE~wGL3oB0T>DZhmC3%Pq6S;tjFq!=@J^>*5oQ}f*c
~J<6kOR+k5T5pDP(l~xyx#*r~74gi5|YJ@YH9S6qp2k;*Af=1DEXW2oG9#sZ6nVA1}Q%#zKLn=E!g$87E2_ZD*&(ual0x2)g=0ewP9Dc=#iuLhT=)B^;SO
Y?4E-*@md+-
t~x*z&ySfWL&d+#<TlOeb?iU$FUpGJE})QCuO2_)iR@s%#4dW)w1RBXd;js7TP6|LMPWi*puUi|5tCG00E2g02Np_oy>?U*~MdM`9$thqM#@VN2lEUsKXr
4dz?2Iht$ZL{}{H`7Q}UN<@=3!WLA}yR|N_UAjn}cjY<^P@6X=1Wd{`$;b6`Im8Wb{h5;~_erSyE8w>_8Yl5IgZ`|LrldlN?cDlbyG+0(yxdtMT!!;T$I;
>__$nX?GCl6*m;ZwM}%<8V7W6`zInJ^}@-#G23Td$!e$gBjBrAvFH0t+j=rW0>pbK7usX63PngZe&PMb3eJzS$}(*k0$PX-iW{loCD_SY*-
xQ(%`pQ&y=1Lt;Vj7zwm07At#ay{$ITxwfHBN64f2YOlS}Ve3fzS4s_KC9)@Rr_>sWm4^95Xo4Ef32U*Pu(Pr#WwZfI`G_(d0y7!DCOHP?5|J&C3RH`B;G
PwRg~}&!vW)P3B}I%!Ay`yuYjy19q6_(HhQ}O5Ed^!PldaNTd=(anchJ^pR&Ew;xiFr6$=g}zb{M3R*06KpJC5+`Na7`hwyf8{^K=EDSbikx)KRf-
$WRqHJiF*Z{#$A|w%OHrLFnI%e%UO09ox;03MoxaOe-IJO64E|B`HS1&c~w37f5ZpoBJmwKx%y@#?nk8lNDje(0_W}U2_kcAG3#RARWYOxni-
cuPIyE;*_l^(-05yyaE-h2I&C)_^Kwk!!J}gpAGa**wX!QP#zN_t+Yu`0hTrS(Lp=@1_v%vxh-Lg|4Y_7ob{~5l)DqOKyNmUpd`>BPoxCgMbvMpwtjuO@8
~^5r$pS>*%!x9!{)-!!|Peyod%z#hcxn#;;H7*O0@Fv#l>>{sBKGAQt$YBZ65Kv7WXn|-g>9-
x;AJ(b^W9@!TH9$rmje~y{`TEAHsTB+5bIm5gmNZ1Tv|iLMR!#qK6h(r{B%Jbpi#Tp0-
Ex=C?TlJWG{CfT!a)JEl|DuMOoJN(i&dqu0@xAoWZH{9QRPqm;DL43&RJWu#Oi@Fu~ljw(j=R9)R(jxARF><2X89%Y@#Y$%G1%cf*pNxez3S#^)O);w6Nz
y-JN(BUX&ZN8<kk8{se#A{HAeY)hhlS^DQ1YnC%ef^2x5Wrvs_D>ltz`!+}XB~PV4!m1!@gZ`5h~GWXxCN+m$aLF(<J%7{)I;v>#XsqSb3>jvB4{_Whq_k
zrjE2r*{2B^AzThv%HZ;i9)Z0<1^h#+7JUb7i?S<udXbyQFt_Z0sx@N}V+uG_J7%v(a{Sq*!Z%1WvkPIwn_h&XnXX?6cE1J=RFSU5KOI~cDqJlZUA;wEu9
@@G623I&h&^IbYT=Ia`@42frqqMv#a7OvMBX?&2T1o<ZCVByyBg!7+TkGgV<YDE>SA=$QrGR7bg!vt;O2)XN80}OVEQIoJO~m0Y-umcTucdP&d0P#hh-Z_
T_$~kG|3V<1$RNy3zbL@i`sp9j}6Ifgsve~{WAZ4>hCjTsoSpy17g?kODTdj%A#mFT$3s6Pgz{~M4@rnBwf3tmMso>7Ezfv;~yVFOj=lB*Ebp`!gGWJSi=
RwRc*Lf(pHtg9?!2<jHa}i4Z^K#rHFab!SR3>7&R1S<kVPM00eEwjD3!!DL>+rxL_>Bb%_C-ShMQNF*$9DoQQ;GA5rvq2NQ3VT1Mmm2O|YDbUA@;ONPWyB
1eBV+#jSXBgzr1p(Umxr$x4*RMkMglNn9e_4Kg$B5-AQW||{lLswK}JxK+<gUpN)1M391gOhvIYHSQ3NF^0pPq?8=;qff>p#{yd#mcFdmy-
G=P*CafdpW+%0Q*7oz#(UicUN0H>M0kMCm7&5jy@JCErd$pq@Tz>M!Q`M5aiI%AmB_Ab;$?s_nxrz@zm?Ry%+85%bG{Wg>}2StbM5CXNc@?ZAxbZ2(B%Kf
v=j0tddk<!8^nczp$eQfBy@JTnH@_$Dnb%o72e!5Ln$waCIA+T;FTHxl;F(gVCM9s%Z&QQaWPd_D39{xT)lY!Ji^_i|cu>DRt6M^}W_HO{Rlm6MJ<DTWtX
qIf9#Stfl3EU(KaS!(1hVnBrHMT}V0xs?Y<3Rr-
aEXnVQZSl&T^^RpBm2tKHK(6=R(A7^1pafb~-+#E}v@5gdJA<9L8?2!m`$=aW}o_mLw%EdG8NjsNT9*HWwMUXI(ka-kHh7E2caIlg~FwP&#+Og{Es6eRi4
7eOK<%=x%l$g(z|M(cznEw<5S#hHq1&4Gi#bBeBJ1h3gcnEJK%xUd`IXRjUI#QQXA6Mq+-Gz2Fq0`vp>_`oynZF*ZY6fiq8@j^oCI*N*ZLcF}L%?9|-
c}!~Y8}%DXXAmatfhvk&?^OV-LEOK4ue*{SHLFO-TLDABXe#8^H%&GqoqCR75{l-&XaISc}wrNLAT8bhA-=v!G?L>VuiaP8Ep-IxR(tRWIGQ(&^XdS=(#i
BEZ)^RF>d{Id3HUQ&Vi=?O1`XRb*2zn1C!Q#-tKVjnO5`2S~M%s^Ivz&%hvbU1|U33WvFo0aKvRGL*UV=RxV$IH_=kibwtRfm1Z-
9uC_{jtti$mk!E|+^#wBBUadxW6bTEAb;_8iY&uMFJ>U!KhZ7@BxffAA$}~RPCzn_!Bs`9EteQesFSES5;|3I~@8r^Bc(kb@t`*11&;RnFcY1>%70OGCmn
EmZ(SHKp_d_6_lqmvKfR#6s8COM>DSEJB?#m(SH}Dn4(THjQz`RW5k3ihfyQ;`lEWa)(Bw`EW?=AS>Wsv2FxUZgQr;-
=Vm|bJ}Z!yV}6)BIdu|JMXq<DHGlX}@$Ym~~_XzOnyAXN$m4}e1U+k36n&Lxp^s<I<CR3SOyY^k47PEWq8jL*Y!&?35zoRooT8K%h2P@}0bS&`YP+`6yVI
?y$L&~Uq~3iI--rxqZ+E>Jl}MAU790u;+p7L_pNc9lDHbFfu+8Y3}g){bYR6(|CA)$x@^*0XFz0tV=3f=5+MX-
K7l0ZWg4YPS7)6Z{lJFv6J*6@kR|bL^Wj4ST0-KRHVf!+xt5Zh&Zre6R?jbDD77h)-~T=1gFX=U{?768%$YF9YX6SN()luORG6-%pjD@KT;W-
*E#+OGQcc4TicOg>1^t#_%5871`l)ObLmRa)(|ApL{mt-$`4sm^s3<Nc}X^@8p1y(fK3}GlQuX1lg9Nc_tu5c}-HpS~Cx|JANyPx}C+N#V6L3PYmJt-
@ruA0!T%a1Pyg?j;yPI7G$qYOXO<TqqOY*i%s-FcZT+q6Lwr(m61h1_~)Z$dSJeg=U-AF56xwQs{kCfj`UZ$iv>GYXu?m!gv*;*X#y#C0v6dmEa3?QA-
h2p$Ya8giK0U9QL1)wfvnI8(vJK9LTJtY`Wd_1K3Cqqhp_ju$Ow;78_GBj(|t@ZFMW@WTsV2T8VbPVY%W0b37!;Y6NwveV2ai!44{<Z_ekBNT(~O(e(hEW
{K1S;WAAa+Z8Cp5J$8aS&{*cmmd3<`Ff2&cIpr4*d)JsL0jQwljr-5fS45o6CIu608_dP`-
=C5`2**{w)a@nDkK^F$)E|?)lJuH4aW;L~8_)ff4j=^WU%Hv$vbR9aehx5kgV5Z$?5Mpf41N)Fh)Ue|$1Iioi&BsM?*pBnx!3i>P;Q=Ij6=nVH19D5=3@z
YVZ4!hTLpMlY8S8Ph~X8PZ`~s!luK>T@i&E{_`#G{)$Z!mXe!-|^Tj0i!AX{_4%V~k@~E_>-
_QKT+KNrebXY*=a|W?U^sgBuV1}$3;!!BtY+@@qZ&UO=(b@8=NExk53PGx2z%bmi5s=@(;t&t3w#7BjnV3}9iX?nsbmo2Au_9N^yzy;3K4b8R1dn5gzLnk
o*`Zw4lqp-DuB$-10$UrVtbp(l%~hjEYgXNnTbu=2XIfKY?Np`~5bk|%62X}yl>0SIFM&MGr%wcn^aBoBl%^W3*M<9s#8&ay%-
`(_A%x<)kv3c_bz69rW*ICXE=U6xdQw-
<Bp)nW;Pnc((XQ+$!^8l99K(A*3c2*79<~E6y8X$f!pQ?1Q+L$Avm`teLc7;<j31KE^TSEB?P*uwOF1{HrshGENG#Ut^DCoJa+9btjuFVBhID7U)LXthY2
4~Jog%Q907N4$b{~-62@-PuOsUJLEb{)i=A+m(*EzwgjJODiCa7ZJtU(Rxsc-E&*P8R32Llip?`Z>4Z0VusrCGYnG5LW%V#6-
w!Loib&aX_QaAx`)ovNTF=2!htvbH5CgA}}92V1%ZyU8b$l)J60j)E=sYWT@4n(+hmcS?0$wQzf6#V^#tm>OZR7?nB-
|2^k1#7`ms{cdehK|u}!fajxskU}b|`AED`Q82Pp4wB8Y8I;)~TPZl(ILJC*Vo-qu09GL58RtujE4CI$;wNt!U@v%F^E-
BhFmMd(buX_AIuDxyJbUmVzCn9Gi0K;#7_QN_beDlT*?iNS&<nR)aC4`lR?+(@?&v%*W0IT{G>y|%@`6s}7x@&umZ8?>8jIJRJr(L29sU`HlsPWX_&J<&B
VI->faQ@A3Vo`I5f6=v7SS*EX#?Bdpkh&R>;<ETk7{y5sO3nLyvK`mKBz6PxD(_8)UlG?AZ-Bsi;#23ljq%`vJnD5%yPSZ&Cub=8I!H4jW5ACYq*fY#^$L
875eLMH+=lga7%3vFrcw?QI+__1+ZqpMXo*JPim>yVH=T$v^alj0**M$!rw+!k(~=Z@F~xRba*%3ujYw3*1LwjVU{$i;$Lx3-
QYLh<0l0TLjIS7@u;BYGG&|USrKSdZ%-
|SwLC^hx~d?nJF>pKH_xE2B%X;L9f(ULNbV;>E~SCeWlWk5r$ZuYf{HBTxx*CULnKz)sk#yzv9uWb46%u*L{QfNx~k(IP|LylY2xu8SSI5xH|`Lmm<4ILW
SSphT?9E#;TAQFD$0nLQD?2&@SuIWwG{qYyus#_Q9Kdhi4HXtsO{-jH_j|-xrynCr`AlY$b}3{ADT(Sks^ob<<zHqtg$pi#WeBcKMcx0ho-
>b@NZp@+x{ntz__njpoZd4&qrW9qBoBM6m#wQ#L09+`|tq%8bYrteAM)V4)CnG^O0$lcpV(G8`1mKGALvqqV1;~EQm4M#kaR|tXG86?CEp$FR&Z*C~uN%0
l)g;6IQWvc{?NbmP*%rl8s;H$S#A@!!M7P_<tpNgL~UdL2Wt-F4Ic~=%Nv1O!pc{Z{bm)9JMnSMaS@E2bHnmUZs;8%-
cJfP0xC@6JcBMp~&(lloG)r#lFN<i>BJK9$nx2X`s7F@1_@ME@<G&*D#pWJ7D9HDJ3jwoB{1&jXZNT;*yUArS>Tu)g?iRJRt9jiaW5AO0fn)yY2GkxwO6o
gaFB{Hy)pLu%b%fTlvKf+im?e3cdaMZWS}jIYs-
6a{3(BjiRRNUo4#?P=rh^v}NK&<i7S=kR*ye@5VVi7RJY<?=W;vDR?FLkiGmWMJrB8?9Ykr5K2=hzRlmXZN^f6sDQL5iGm5`Uj9I+!y1lBKaAxa3E6ESI|
7Bs{U_(gYM)i{>y&%XVAC&jmi7B_wmoCdRlWK4RJAE;8hq$!jk%QMCYaUtaV=#-
)p1}sJY59U7Z7b3JHy6te=_hY#OG^OaJhfvP4qIkT*Wg@iL{@(yvaKj8qD(O%knGWJxksmPqk{G{Fl`|nO$J`c$1_#dYj=Q!pQiLuw|zrL@Bro3$hv=7i&
1r808z9gnW(3+Y$W_m8?#R&Er?Lc-TCNsx=(uh1UBXRyp*F<FPdhjvD_enbU51vCv0BgWuiJpF?D8-xj@>yF-
#^$U6bUPJdnO>gAJ<<jBFtq!k1EFWkp9vs&-
sCkj9aNVqv{_623)Og#4NLWHRhfOT1rBvDQ0gx>2)?=d9IH{+gcMdISVeZR_*;KWB(ExH*<xb3VJQij`(qDXbO;^C73G2SG|_p>F0{-
o?9V<JRu*(V0Qf)d{!zcwaWhUjU<7#>~L>Mdu077!*mTqA~v-d}e+?X&`QkO+7PBhmlDQ;-
_QZ!@KdFrlZ^DfBkB$U|;HA>m7*Ib3s#)G!k?f?z6k7>OF0PP|KwYKz@2beGXREVh0BFHLExsj20qy3&Uk6)`z)?{X&o@Zk`w76QNi<wIgt(}2=pv|Pd^*
_u$IszjG*4lE?nq_N44ZwMRJKG<<&pFy~U9=zz(`K1M^1wHQt)|RaTH~d6?KKAb_3d01+TF2`2I^DArOn;RyM8pH^c8NS=^Xh2uZ{wx^Ng`i9W|Txd^Eh;
yK92{|AgR&#EWiyFuAgQY%DcAS%fs5gOc;EW+R6#ibDfhu(>xsao|Go#L;VZurLf|$+`kdl&V08y5?*Uq5v!03knHI=W~2KgvrpIscr}$m!Na5nulDW(Hq
F#IRt<=`@#8a`(w7#LS)&M0EZ#eV-
pB@I6`p2>>8wxiq?}5D7M8B6rou1@&84GYbKDxlRdv3-?Xq|oKJ_U~$0%TZQAaqN#<EbXjoKmTLs+Tmr<+1JP01!HO<L9Dd4>?q7Sx(Ov-UPJU_39zD|3f
5weqT!qr#WSrRY}ry)|cItIhH0@~DM@R#}&()%?Jpeil*qh`i{<LW`r(yXRk{B9&QFvtZsg=kKTmEMJ3*LTU((I{ccbo2D>6vTz$vh1pafd68$fkYPy0`K
bEXb~$sAx?G>xS1VBz#AO;u9>Ba%i?QcQd6(XEnxbgba3aTL<O&)GD)~Oc5R<FA-K+@Pk4Io6J@*^4*njs;_LspirSb~Cp$fgJX^a!NlE?kJxGFfvq-Uy~
6^D~(W||HK^IH~oGz!s1O6dQrmg~f2(TXIF$H9FS&rkfoyMN$m6qfha*1%WB$f1Sc53iEnQny|2py*I3VT2KI@$>|f((dXoR?(6%Ut6PvQ7UA*aaR6-
_G5@i@2K*x(C1c264;RSs3>b`@Wo?i4a7v5M%4zVx_Uy{uD3k5Oahq?_#ybR>_4GX$u~+E?HZ}kfB(6lDz;#&`++|;Y))B)d#s1@ZvYT^#}qrGPD0D)zQ!
euzh;}CV9jqZgWW0*cpP3md2ux`vWP!^?o_Py24tzDG)(Wd6^f}40q_Cx)ua>@a<tB8k#{q_L;^VShcb84he^fcB!{`iW#aT-
a$@*S0u6|G+od#2f;GdA(J2V&y4psdXy~H74g4srABJ$xRv82Ggvk1T$v>xYePGJ8fQ0ii$Zh3W9|p}bEr9}5v*^pAPI?t<Xy9Ony?eUOdfP9%YS6lEdHv
GCI!<#$H;@AF0#!<*Y*NYZ@{i)-hYVcKlmHuK=mbGVXq6#;IyMV-
54@|6jd*Wt<+i0uexLNqb>gRr@YrvYeRkpH6NzwWqIe{U>y1grZDbF$n$s!j9$=QGBC)c}ip!lgMctNWwW5-
8CU?GRU5GN;I3H^qB7epcy=mxeju2k369o;n<WT$`SsV$ow6Z#0D5rMr1psnHE9k5_sBbvA6O+fd%hy5-
ZmF(43Ht3T3~S5aw1zV<01z(Y6zc9$q)eU|B*p5`h&f0In1Jy=$)>ZL6viKgSnnI<{J-
kpZ4i>ITBr#43o64CnD)^tbHFc0|0FPzokQe^prJBU;%S$9mri5&hy7$Mv2rM6t~Eu#H0yBINN{pw7>I){l=ND@JIw`!XU*lQzL`f+)}!rWon=<UK<IAJt
s(u|ap}B|ce!8x4kX({%hF5QS6SEu#6tc(7TP1f<_LT)(YzTJ`Vb%%`$D{<My4d+%h@h1Ke0vEb?_wz2ULKTEcMu~88ChyuDqC96pSFZRn-
y8AJrzYn*uTMft&~1La~`iyc=1<0rvg&wvCMOcwk^wVW6=R*)ayW&taX5w7l<hS;KvQ=mr=G;T+gD*Z=?k00F|M0g~tj&i|ccr~nH50ssI2003E9
tempo.gomoku.threats.fours:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;3`KAlwANV;DpR+Hn;S0jXrhE(_5&m^~&`6y`suUEm2%!CnVnjYlG-(TmvHSE}>IBZz7M7Z(-
iDv?xmw&o}n2j&1sOYgiRf<@ude;xj94-Vn0K0};AyV121@RL;^S=|P0{^~aVLp>yiGj#Je|)*86%+^8b09U1d{#4h98b)T2MU75%^82&{(WpY7$=p<0$-
Za)Z?LN!$7}1vNaWW;c9!GBy=7oqRK?E81U`ZervK3t2cWNr9mF7aS%+g6ueJ$O<x<{Dl;dR}IBn@yXLO#j%fth-Bo!L`(-
IzqFYN?<p?`fA_KY9M}_Q~dmY7#tZ-
!ojiq7l0Y>@HE^?s0E;^=ihNF0>USc#=U%2F%R1Cc=bE+_oUJHb0mtroaCiZdl;DK3M}c)zoBoI1oXdO5{`;cvo#<p&qAX3RV6^$R{wT2yIDWfCt5n>9xY
~+cZFESGgI^U>&s3ec;8XXU#DoP4>D#6f9B<mf|IAJ%Kf7+jj9$6vFe<iY0lm=Vb;fjMfJ;qV>Y(%)CMxV;$WSG?Ac5o`%$)Lwv-bK{}eXb@O$)*5g!5$%
0nA6vDVcmVe!pAQ)kR`$BBU%90Lrckj{c^_d=NrJWrGliRBOF9%s;zcf%Pcsy2D*I;?;;?KexzI#IXDZ+s<$7Z3r6)R#GntiPEG5iNRZ=9CJBsqSIvhGYW
xG~afmvTHlS!;bjkRWg{`F24gW(1^FTk7cMn<>UPC^=Nh$}>b0V{W?qSb5NmuSVLc|1-
2D)>cRyRj>*36Ac&3`VTcQke9d2P_@<B9949c_uy3mtWiRVo#!A+D9GfZ;4MTZK#%u_^cKujf9Yt+g8bFOMZq)y5((9_#F@{-
g#0=*9#)mdg3dSxkZ<CPsO)BZaExYIN>jG^>s>{j7B`DATy%1b2!|-Zm_;L~nurT7w3(^)U*+15-
RU*TqYmEWM^~z1Vtr}y8<UG_Fsy;3+&EQZO8BgUtgmqCV@NJR%ql^;g446Yy=$}>5oR3I^g3dwmR0g~WP&giN&P|pdq`GQPxk5-
=YAMlgD=U4>+iJZ!Jkc{h<83)hV*UERx;0lCSG*Ib~5nr3C<UDhDwgbe5VQjd69J-(2fCQgYj{Ozy<6_7h5P9J!~EwQ1>{gwa6C=wU$91P>>Rj-axmMdq(
<7k0oPIqo><}#m-xxa752kD}sJm%6{v$Ko7CyhFH{67B*3sVE*}Fv{%rA0Z92WNsbZLe`;Kr?!V(@Js(jZPhU1=;JA-i@z6J9x-
AdW_{o*uLk1e?K%8YjvtmNDK{{Lo39E?uY5=oyV*J^=inG+xcdiLjuvSpLKvrq){xMtE{Nj^tGq=bK>j$KL-g6?U-
)W+x?4uBxtq0Hn3T7m?c(mb8d&?9YyTgM}TQ`ATOW=Q#t8>%UKmnY#I9*6+_x9%OFBM$Uj{Zh2lpQLcgZrC$((2OSnX_HyHR=(dnCRTn$22DJqK6V}O@PP
vlqR%<VQTw)cHtwgm(sQymY7m48v35%T~+g~)P}-)<;;d!ip7(zPreju;fCG3jpp_U0E23Gg@ce7M5!Pi-IaWa0h`itGpz7*!vLs3bDl>1$0tVd`bpXx?V
z!{?${=FeT~(3TK4b&skFhs*O)n<+3@@epw_rPepZr~`WxrPUhTs#U7F|Uzswxp0tP4{=q3+RGW8g557h`e{sXpWPeOT?Gvm10){`xq=14eNXCh#aglJp>
-c`hS#u^~Jv!doZt^#|`4#BuRiVZ|w(71v#f>R23Q%^4^32$xA52Je<0lRXa9}2MVuLQkdv9Uhc5VcVADHu6ogJGO<e4i)a=qF(sx&Spc>n^;@NWz1(ii|
2uYgp9bqt<nOZ`n~$X(z_3)^ol|){Ni9*^D1mJKZkZ5Mz$zB*|%*{n2S98<^kZ-!%Un9H(k3#Da|7s@v$ZL*K2(wW9^*0LRZ_N``$jf{GZhV7VqGEA)oF-
#WFreZJ_)q5ag?#jZYTN`w7{a)q!pEYQ#6mv~Uzw#*g2yFV(R6NV1b?HE6R?y<kK;U+%WGEFpQ4Fv<)&DzV3?I|NXTvmB@4zF5~Nh8e9GF3LY?58N6=H*%
uSF)UR^I4Bt=sdJwcVZVQ<<{4A1K;`Gmsh95bWiLbl9=p`Spa<p(s6z!<GqFvDK)A?0or=3sOXo8Ya981ARa{RXen~)LAV?LX#0h+`m}P|m|0rMykeL&ks
(sdFx<mpLJnR*Q`^HLJ7YQPllitFo6u`FfRQR3*vyR=j1CGki~cjAK_lLYAWo3Jw{fo(11wy8g$T$vo$;R`sH>*aH|0Z~lm^W4wSnok?&)GujitTsNB}k>
^ebUgJ$Y}6Wg0z~^!`#LN$4m<j2Zo{{Ny$^wAQ69)C>#F&y$TIAk*W~of45<c>)a0FF~i~%)N01mnLv8_ebCT-
o7vJ|9Jjck~P|kWIDUd15Hf9(obQKMTgS@VI)uidxj5&q7PZ#>KXahf3kX-oU#$g9Si>1e;%G_e7?!btO7x&TCT^y)d$Ca2uxV+J|#n`Pt8*N+DyUX6|F$
%<5HU1uU+3%LO#q;gWW64ac)#SC9v3&rnyE4_JoNfKrjDzzQOcpPaa2C2gV3?Yh~{+<-
4DhX6fezG9d0kJXSwtY&y%J{FpQVRcBAauZ^7>7*u;tQb97J12%<YdkC%hdS#sL5%on35e5$^N*rUo6ul*B7QV=u|F=({>A`g3W+T$=Fe<$O*0MzSi!GTG
g43{d%PYVUd>%Xos0HC4=i?0$L4iFHc^T+Py@@9zzM7$<)(MrlfQpLseYKkE0Z4`{6}X1mYwW+Zq9&tcneMZQ>f$a9x7cqdqR(EnHu5x?Tw_MZ(wXs@7Ba
<M1yu@83EN(f=Sa0^@Nqz;RTgRWeKbP@@-
iy=5>NE_zhL!1PaAA!iwTUDc5ml;DM!y}wyq3%LU$^x1L4MJ<2FD(;BVDWr*p5kww<)ick7yIRei3}{jTp+*ALE&9X}d)3p<P%p`nqE3WaOJ%O_@X@4ctG
qCIfrFgNbUtpEgMjC01LS1L9Rq)a`91!IMj(bTW^Hn&b*$wDI*G}Y@$PUZ_Jm*hd(et}Y$yH>ph1Yo+j9KM76sI*%%C*rsmHva0V@MvBi&Dy32p?d$()0Y
;x=B8}V*jk8~9FcuQa_n({>D6UWDUSM{IZK<hCfnRcp2BBbsIzd2LpOxhhF~|50(XjI>3M7loAxc*eawGIty>PL_9?^(1MxUTkA4V$D^BnsizO^)lDB5<9
1%UCawP0Q<vL?OW76<kc1hV|1*}(G3{pWAYf~A(i?<S}uNe(iXm#$~0UmGVuOtFNM6)Pd1NP{nD`g4TT}%RrjD@?WCTv~AbInB(iYlplWT`{jb-
&|t%<reN78_fr?@CL-
5L?sHD${qado0b#^<s98YJnvg9dN?<77DG)9qkJ@eJF8o+BQzV{pcBU^4i+nzuwN`#F3aSPYa@!Pe(=!8Co6a_tlM8=l+Z*#uu4|AL2dxWtU4Xjw&9NSix
OPh~zc?L^CHU*P~q?D#u>-
)(ocgU?`ckKS}H8mG*_)*8lH1nfvF0%;g;O{z@C<K7!GwRS4KGPozQo)FBfpP!VSX9M3H;p=x{r>E=zK%A;gl#_bAT4V$#EGaM_S$Tp4^Gqze+wq(Vutt5
%(_Ew>S!xG%+l)B37K@c4gF80JL-iiBPe0u4Va<X}0fh4`SN~-
uuNJkfuGDLQ4T)Mfh3ibJzv7qAP6lpAAVHguVFj`I%W7l~c&wWHHyJN9#jGNKW&r&1I+G1V*uNpfE!h2NnUsWNxIEQNd4N{~cDO)kH<^uZR3?Tist)lh|k
MC*`4<EU#GE&0v%is5q+`VNoab=tvn&L-WlCCmJ7*?nVd?*4VJaQh8OkPn~A!NC58d?&NL=>MV{P07$OACc#p}D7*s|12G>3gvYX0FFkyNkm*-
B+460?tq=#CREUGJPJrOQzUV=r8EoxLFwk5D>w0Y{d_x{$NL!zSE`?<$xA|jg>S5I4qpgM-i$dNj#VVawqo3R-
(aL7L7151X_h;{o&(X3|qC+dvYe!Ep_tTi}bgfAxsN>`_Z_@0pY4+%BsdtOTfqJe~=S6Atmh;Fi=YsCd@&t*$;y%$iMEu#!BOeWdAciLA2DDF!Y_hm?SU+
1`XndyL!vP56cXG{@2~2aBk&0mIjEFpa}A)8b|!X(Lp5B_ldlVi@?o*6TM!m&xN(9Ji6ByD|g`Y##@NW7xT>#p+sWX2%9v)p)7-&0-
Kd?h*_A>Log96XCV(l;;FetR&*|1A{9<Hxh{k^eTzYa*S!fsPBWg_UoV?fsHfs4d9X|lnk^n9rNNWm@4gs_z&6I4SS5F<8(}~h1I+&Q^(DPQ<Xir4AIpeC
LoDN+P(Ls|jc&kTA78D%{a9TTe%lBY405w=hb0yi@otQr+7<;Nz&6s8Q8^2r^meak1q$wEzOt5@<RYnVE~OTx>NH^df2JLEun>VKXPyvWecE9F00F2Q$W#
CTNTFu=r~nH50ssI2003E9
tempo.gomoku.threats.combinations:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;7{Nge_a4A;DpR+Hn;S0jXxkeNzPIRUH_05|4*}^uHeFA;R7O`?anh%MzNM8vmP4{k;&bQ5jj2_Ukvn{=B{~sT5V
5zH<M5-aoyX070o0x1>E`wvVHmBp5Ud<v>Z@%8A_NB@fvoZpAsdmXXtRKIXse#_S|gyytZgOSam`>7sYBP-
|?=ORdgcwSq18GkDDzu2!k=@uqUzy>(f~?qUemThFGQf5ZoUR9ZjC&lj}0l3heZg(IwJHso7P(w;+_NbqQWG7?-
TvuM@LuBq@EzEg^!4N@&Oqg1y}nfIgcZGb>u*yB)=h5X-
;y&QEVzAAS<WO7AK;__6b1S7E`D*II(h0{AMVz2R`KC3hND3BmUzIQ%hJau>+RQpq%wCQY6@6ML1lxHzZHgOP8Ji8Azu(n_O{&&py5a_e94vz1%-
GcO9)l%Oi^OPZ#s!eLh_U!HKXrmy|fkeIJIvSK`^i7Ncy(s?@N%~xvsrUPe0fmj;#H+WQZKL^l|3IzhArX*QlfH_(cXHB-
L9j)47Dq$l`dVVI8VaxD5?j*k6_JTMzx3?t=;2?U(-
Z2{gGaU0gmi5@ibP$UEI0~Tb)3*BnU25Dbjo3IiCb1Y?jG3FI+%z$31845T`5t`w&R4Ix&HE@#0h(BK(E>=ym>@VT{ol{Rf?v6VwuRPY_A8rmjy^cIoEkH
{G`-C{L!6r%1JNx^^kwK5+i7~>xi5IvKm3-6!Xv`PCdoGT%-
^Hm^8mGR`Tx#25rF|`x7mVf*n_{aU_Qz78f6=jkGG5kI1w*h2jLdCeu|kMbU2(LtcbOFi2H;iw??lX=5iMrp$&G)3cR$WN_`u|AWRZbQvnze;Q+IdEf-
e=e_jOkVcSzr<UtVJcy{L2V*P=E4ombrvYjBs(>+`_ka~hw2Sk&6X8f^Rz#Zu7tz7_nqoV6vfdDK^aK?+DLRjop?DmG$y!FM1%cJ18ofaBWs1R)E1>dN2T
BYt?n#%HCCX~f}#Ai}({aXURTjqlFJU=hlPF4W&flU*-qWVQUCI{0dtC!-
n1^bx1sfo3aLN5xctH)l|f}}V&o|i)P1)0I^i2OUrEn2MQLwQ5N<O~=Nye7?=h0qSC%;X?ud81)s4`2QVzFCLwnUpjSp*6MHIrw7DdfTNtYZ}@{%kH~#<X
G<^td0{tq~D2sn9|qgu2z&hMP&3Ij;V)2+P0=tORks{!%;JdAD;W!Z1%S9Xo>}a=KC#nkUMl~TK7Nf%WZJ;&Hw=KMKK`qDu|?I-
fMWP({8n~dDs2zO|%t%td(e{)*i8jnBssMG$f;c&a8go3}jfm$Mncn*)crLFbO;kpHchFyafbCuh!hL)coix5&&XJKt?6@4HAuQK*v5aT#W(6_`+`lNtl#
+;)j0G?g;<-3MSp2hSU!N40$vtd7B9X?-CicP#r-rJ`rzq3LEH<4u5uySz3NM6`8~Du@ue72uRmY0dUQFG_@$}v;D{_vwO;FbDJoE6-
me7C!~`<Y+K247cIY5qTaH$ADDW|+15Md*=X7+58w$Hk6nq-a-naWe3OVJi14J|`EB@vCwz9DPyJdnE7;IWJ8%F_zX1>LncA;FDIYcA?ANo}`PtWj&;t;!
+}>56_-
7EDVkxSGrRzD8_);SA@JAtmSVaqu#3kQG)vkIJ+lSQNKKtAfa*sRZt)ue0E`RjlO`>emcDakN`gScBO(mYrstV3fAG!ldH#n}Kza77S5tkAhijGO>44g7F
lTlxzm`bulg^*_*S{_)8ftT2?xaKih$>Y6ncQX61H|?^BC<MZlyp*7be}x>Z|3w{d$;HN}t65O)g#&8thJZ@HK-
;?PNrI2`HJGxAqah1e_|gJynmN!j!G*!vJIU>369b#275d_&5zk0Ft4s%EHCWWjVS7`eIf%0nghabomL-
^>jnkNTdw<F*;daI)=efJ_JD}wTKL#_`W}EEBK}~%jB~eU_p<J9i;(M9J&R2avKaYhV9l0*$l8tVl-RM34hyyD0EVvl2KSPv&K<-
=~7THG%qS9q9?mY>zwIR3mxBpzGj~h&nVV=$;wMTvBf*EnK9xb`YmjpiLv8vNKzB8PX3CA0Y{*%m>aK<f5j24C#H1OUX7?;AY%fS-LYMo{bJgPuh-
1dfu8f|(sZ4^25)s#6G+D1Fi6cwiUc3K!d!17=O^sCTIYr05UpXroVKhsB7>;}jo^y-KroLyj(C5{|x;^QG!@C&lDE>Mjabu0XFjp+1rd-
~Z_#|*f1zd)I=S(57`@(<uO8+0g|e3Ryr|6j6x30>_R+rfG(Jm{-;=K>@5D-
UvU6&A?euxm<&iOWqln?7;<A{oWk_9l}JW=PiJOf>kxzcAtWomSd#OA*0s5%Q2svwmAn4#YA5`3o;lt7sFGib`PeLJNqjC2Z}%PAr&iT4H!fkSwVh@v<hT
L`C?qc^DR?h`leOGh8DR42Gu>&I!$Zg;atu`6`%fXuNNhzGGHPat0=Cm?!PJ$8|@9fZ)U&Auf-M*V?7{!ghAJB4jz($43L)kVChPUQ4}O<)^)-
B_MZOd+A}o>M(1HJNWZJ0c@XPPteEXmal9MNG!(Ld~bbZlZZiMT#ME)!3ROA*e=S596wbP{6R8zEP(OY8{~|yMw{wXJH#dzL)l6&9GQa!yg^Klj;u6-
Z_a(66$RRq2Lk*n&b<&-
r%9&^^z&7tzH&@JsG>;G9(R66hP4$+J=IZ7taXhSV0s{ZaH@iOEUu0dw`yZBtEm}4$leBpS);!t^VW$z!j%+KUwHv>|BTmmx!LfTq<Lv9m+L_N7f^8Tzis
ArC!x9jw~^211sLcZzogJU1%?QqF_92K9AWC$csS#u-
RZZNw?8lpV44UK(F0={axG2I?vBVsr1;5yQ;6}(Xwvh{z@xwG{>rP;P8{K~x;j+%*0#*kW;W4kY=?mvrRS)&aGYYh1``Pmid?2}=JjXdq~dTjR!lG8Bt&*
5?BTuZU7HpQvh!Pf3I98ho@zDC4vsXq_x0X}8OAT;%v3ZO0RKtCyLk?G$B<@=Q!@#m<}P3yKgRyI%_=o8BN>wEXo|NiPIF(2tEC{f0{U)`hT1rzbQ1fPOs
hpcufJ_ZjB+VdkbYiYlPZ(RarmHA14EiLY2{UZ<!O!}^D_04@(`Sz`quW}Z9?2&^=MSyx^D0NiDQ;f3m+LSBK#oK>kFl>YB7iASxg2Pd9KFI@gf=r@5(m7
R~0FcmVg7tzbkh1hi6Af(?pUugYZYb(Bll_7OTwmN<0DnIl6E*=uwGL{b@)F`?oWeo7zbdy0mmJR%?$Cm+!W3Q#YeyDJCT~j1-9c+>=*|Zok&_P&p?f-
=}VKqhK{#ZOXqU3w6OK!CN<)E_FxwA~TDqi9pk5@-
&9&%_sF|D|P{`HNa!VM9RZ3p6{_Kbhge~?OqbbFbHo!MMbX)uH*q@%`9CT2k@a4EM3MVZgQmh13rL$2>4Mnt(TFPQ&e!Z!UFP5){FxZj~xX@S}9*B$O1#M
zPlM(CRFPCcdIw>`&EPveg5WYkX@<9r3#1Vcyb;Pdh8ND2w1qd?09QRrqoT!It+D1UW~;E3&>^m8)C}CwL$tW$jui=hOP3!xO;|4$h&i5&P|E^>gr_fEIP
$&Q1-g$9ldq{Lj%uPxx9e+X}0NsMi5xUb)}Ud3=ye<QyJVa9wO>W*j8Rp)O4f}LB*^enJ6cA+4%cY-
z{f*ox)Z(mohCa&zZ!D9sma0yY<EVpGVLdVpMt13KYDx$Rjzr-ju%wnF*0_ic(cZlxhE}(kbc#&Z?BrCw9!Vrq;36p*=$i>TS>8#@3h#VL5-
r#|M}Y%~7<n*ia}Yg_F86&(^33I>R_-w<XqR)i`5+pM6p#k(N{|3dKj^>GgO%lI$)_{fLL0&4J`Gz1?FMt?Gjz`x(SofBG3s5e5bIHQ)@Pgv|dLbWA#GJ-
YXB7m+N)q$t)JDcA)-F3gAC@`SnYz{}gmS~8m@r>--~vbfw%NN&ay^jv07TX2<jD-Ke6iFR%4o<lUO-gc)a@B59U#f{1wIlocHt2X#o6<=P6g+P9eSVpTc
F=yr%jv-7IUwYTNq?E`p&iJj{>WOuqXe=~C${I;B-
cEKxG2(cGIZN~9g5SwPyy8X&CUp$oT*lr_Iy@lQ*Y?w!;q#7qbeq44T!_r2P82ywet0m7=hUgf%z7#b9$k?HI;2sQ_j&?$cTuD{m9VV2fFs+9{>8J5t~qF
zTWm!vIB*u}3S^#vDR_OO=Jv7Gr!e$0?)?axy#@U^wC;0J(=MC}GZW^P7H{tDGLQ-
++=BZBnEE~`aSr(At=Lj7hv`UMuhC@azQV<|?FZBYT1hfDPDV#KPzKQWgl}mp$1Uw8cf=;p@hhof4E-
9;mz>bsmOyM#da5U!&h_`nKd?Ic^i#CUlh_8Iih@4$y;zeRmQGp}V$&AT7=FPB=iLkkTh#;sP)stDMYV}@sEFQq5n#ze-
4+Cq3Q9ICH(vNVey?Ku1tOaHy-)_?kwk>jXY3+JQEQ#&$*jkB>;|tM@0GG@S!&$T$!x59h8*Y5Bd92BnHa*_sofE>p;)bRW80QgeU3YgFy4cmrS-
74$+j#>rSeegRC24CH`#?52O-b<CO|Sik3$@J?<r!r`x%MkchhB7UTHDc#G@705>R@l-~fjpr$%mNnin7jlH5{i8`#t_qQ8E+Ue?2gZ4FDF$p-JOPqu-
%WxBRGtP@Cxt+wyg`o$d*3vB{poEdQQ-sH0#)f;47<i#^`g5d3Kax>Sha=`N5tsrUT*r@{46j!HvjEEs|O|u+`yMFjNd4DVB#wrENGi#qMNm#>T9%fRr(f
5m6ft;hPKHcaw);UJF2|~y)kRm4xTnKON!JhF91d%bsy`_hX$_YNnHBrO}QK6`*nFwjg$Z#nR*%<Kp`a2tQFGq;R3aP*71|<=Df?5`!&&j7y`QAr)@F|f%
pn*S}VrPGo$wCD^Qrb}1AtYn^*YTzzf<K!*6)2;!0aRS>3^;bX7i#>ZAK4w`ZH@K~TZ<Ct0abMo^47z1K}=bx>C*-GCn)gP)i?n9O1Im_$dS--
+YCf8Aq`%36Ws;0W}heEWVkXbHi&V8lUjwsZkQz52vurlr9E>!%Rh19Bls?+KjAKrwuk{IF<k)tjXn${Kf#|_8=rcp*9j?Dny~j8AoJY}1^<-
3elpPWgXS$FY;-
BW2q6i%=|>{31H=5iS6etqYdUqEBpAf_FZU2#Ke6}}2U1rYy|T$VtRT%dAf;r;k*|W?%k9nyK_z|KmAXfi(kws!{%7{`z1QO)lMd7vFSV|XXQCU9f))1g1
5N-v0I`=ry5>bIE4|%7#Wed+AEh<2Nb7xa)7d_I8xxLgkgGp0`TJ5@5~ZepXo!WI_>6q46APlDP1PSWN?hPe%-
r$C)R;|@GsUh3H*=6mDsHLG{mXb+yFqZwuX*{_`|r86YVM!>bvf%R;o*Z3-l5GYIW70(N@ccj>81b}RznNM4XHLbTgRE#^X`fSf$m-
y3K5f#0FXQJ#YOJ{o%Evcik<6aO=p?22gmvM`n5ttS?L33LbJNj;44)k3=lBgDbGTQr;V%0+(RCO`+V4>b=U7}gb!*`uNY@@!c!;KTI+c&-(9T4fsoXoC-
6tUxvHCub&KlTlG^Nk%?@;6;Qg~-`CM>;^Y(669so8EFVK+1K5HReuVNT`ZQ1>jnP_sa6sx|wHzC*pG8I5G-
rREgGV8=#gU;Ye5LH8abS8?)&4<gI7ODsO*{cbR85ql0sR@dzVCvW&I-}p=cP-LndB)41jdrn4k{6&q8+ei6@Qe6$7X&f=IYsN7tS+hesHlp&-
9+Q$DbU3x(OCaRQhRhM`g<oMRkyt^UWkEcC>hyN*<Wz64F5|y@||Rcl4Oy;T+oGUd*zQ#(Qdg2fj6P7lZ&9swQbF6C8rr`7S>+=;-
e*s8O55P&lx6g@A8Xh9!d%ORD*D`k^5tu6TpOKWm|$ah9kpzwuN6Hif2R&ZN{$E6)dP6LWo4pP$IBkx!2LVy!s8-
+IJaSu838RVjc%zw*p(y1>dN4oKGkMolPkXr}xp%I;Nykb~YVl1Z2`QqSZvaq)mPr6oV9DNER9G1b`|bu!`Y^t09H`@s5P82Mingd3QT4wcx<6Mr-
p>jn@g}t0Hd+C1#Ou$k=}C%*1exAO$+ucQ!`+xKAE$oP8#8yCUrm!~2?VTX=41e+3Y9<Yg50ITA~Xgb|BNOAZpL#B0-
Q<id|ico$R1kPS<(nLCb0S1%)z*;Z;M8sel$fqN(<N$?dq&PLIa3c0JH3t8~iUdSI*RDOw(ZAo%=iBrF)`_DDdr!^Hp$h4r8rpuvsb_~*Ef_!5rY^Fm`4#
(H{0tlmQ4Q5J~jwxy0N--35a*m?a<NjG%nboE+E)5<tGK_z|i|eIK{L6}5)P`y!jiZ5^W~=-
~FjiA9>1G0|Fr~e72$!1G81oysAfuM31Hr)9w}dsUPi;U2WT&yY$bjJQ<Q^~>?Gqk8mbQttUYS|D<1R;au(uq1gLw;aAYVkUXgwa<KFS${e2OcmsI)CJRm
84VdZJ~YMNOdRp0GvD4Om5@o}cJLN6ucIen9KWxu6i%ldY^n(b@%iY8gxR?cT-M0-
h(4OmnsD0x>+>!@9SUniAWO{j`xn#2t}=oU(LY(0$hn&d}Ys;Lm05OsFZwu|I(hqMrlWc%mo4`0Hva7shUArEZg^sa?9A-
#{&uu<evc>4lyOmPG_3IbGP$KKvrV(c4HpdVw_+elK2NSxC6sPfziO?H$!uIyx95_0C<Yi8b3J|0wrwYpnxEYqZL1L0TokH~6?S(~mzfp338;ujh*ZbVeG
C315e0u~<A>skZFhz;ari9)5cG2C5|a>c8j#0z9X%0X=M6e+lz{(MVj~eoqSJx)#q+UiCV!FP%={2j32VJ)@xxQ+gx^%><$mJJ~c?^tslp^Y;VW&Px+5KU
S*FC-F^db71hw$q6-lJCW#}(=VPX5W$51ROzGJGH%HwGHMudmEcF;gX<EW*-@L09L9^QvH79<3Y)kUn$dI>M`jw<1yjjR>kJ+#VXhN?x-
>X?AkmWep*#g)=Ze9iPO;tz*Nt;pYEH3<(xdMuOBlT~Twst_hKu0xPml<&9oqf+TeVLISq%KAHV~t;^ZSL-yEu&`pUb)qZeT&Hn1lZ!hUBx%kK0E=UZLg0
X%AOrOT0-
~BJYzEkZ`W#PX0t^Ha%|Gm;m8@B`weiHry^(Vd^y}miQ271Z=dP)4*p|=l>04jgK9Y#wW+agMqezi;B#N5bK2(MKyd((oik;k?}~f=VUTrGIo86W+(XV2s
b7!U`OatjpL#bBpLTs+V1*o5XYhs9Zh8dh1e)hF%2P=&Cvj)-x`-2M(nRW7;O_F+zC~?Cl4e6sSxY-JZKBJJhPRNjk)i%dcP-MGI_+*nx^KhdK=GrqZ2F-
EFTv{%e^iSgn6CaHHCKkFtT8*B~Wm!=Go(3oeuADa)7U~bZlr)4BEs}dIa6xh~BHU)gCj;o`91gC|Y(G8`GdZX#{-
^b$rk_jpdi=oJ3?*XFI+j10Q+g;h`Wssw{0r;wy*q%^?ai%i?EwB(Y}WAk=xX@;nhJg09!HBctyU{6Sa3?$K}u`X~Tcgv+1^ZO=Jyvyl?B5*y}SikXNF(%
<5I0na`Ry;F42UVLM{5h;a513w-Ps2iVhLqrHL*Pg_vT4me0R>L~0O~=b67WNl2!(K-XVs1e{#-^5xp-AaQC@*O=Eiew|dwC>?>EvYvLm^8Rv;qOnjXUdY
Yew-I7Z20{k<FJ9_h+#-r1&!SMn`kR5OBP@Oqm>|ktEwOY288#{4$ucs*}3L<-
h*ZYO#;OUY|+fBp?Z*TMic^7@$y{fj4KSrEji3?!0uv8XQ5{aRfvN0DKH}SD9yn7y27a`vp^Y2<)QB%eRZB7U9A$H5rkU$!O*fY)VGTUeNnpsw#HI%`m9;
AJym}zvAI`m^{MBvBH?;oIQ=>h*||Zv?iS2!Vn*)B54(x;c9G+ramOJJHxS7Dnx~hxm#~@e{oaLzzS^rxBUg(;X<ul_Y@9-
xm05V9QP7TN%7x<df7tpzrp%9$@GD;*jryYm!S!@1Q(&u%+X_i?l78tlsbR63-
E&S`RU3wnau$ULZX2X#P<cdWBfvG2d5lIK$ZVGR4qWp{^zc1N<qz=$ufG^(}F2lh9Q}xz&6w23$$y+@JYGAee<~ifpFX=!cIx871Pk-
+Hx}<Y5kBaaYPO`$E6LSB;>`BD|pt=LM7u5Yg@<dr)5)7*MP&!B;NyAGFIaxp3L?uAH?J|<Me8c6_3H9j~ctt=llI~ZjR4^qWCe?o@ViR#ES1s{x+2-
8p)IOT&M{cHmui+R*D8*rE@Wr(^#6P1Ue{Gf+10J=Yj>(#i#SU?}5LINex$9{y&6OpJsV$PDE?|nON8ee>MOB00EOT;hzBjx0<m(r~nH50ssI2003E9
"""


# ==================================================================================================
# src/tempo/gomoku/playouts/rule_player.py
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
# src/tempo/gomoku/playouts/playouts.py
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
# src/tempo/gomoku/profiles.py
# ==================================================================================================

"""The profiles of the Gomoku agent: values, not forks of the code."""


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

# What it learned by playing against itself on 8x8, and nothing else: docs/network.md.
NETWORK = GomokuProfile(
    name="network",
    knobs=CHAMPION.knobs._replace(search="network"),
    plan=CHAMPION.plan,
    rules=False,
    threats=False,
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
    if proof == DRAW:
        return NOBODY_WON
    if proof != UNKNOWN:
        return value_of(proof, END - abs(proof), settings.discount)
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
# src/tempo/gomoku/gomoku_agent.py
# ==================================================================================================

"""The Gomoku agent: what it is shown, what it knows without searching, what it prints.

A `GomokuAgent` is called as the environment `gomoku` calls one, with an observation and a configuration, and returns a
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


class GomokuAgent(ThinkingAgent):
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
        position = self.position(view, game, state)
        win_calls = ((find_vcf, (game.board, state, 1)), (find_vct, (game.board, state, 1, 1)))
        calls = win_calls if self.profile.threats else ()
        return Task(position, tuple(knowledge), view.step, view.bank, calls)

    def position(self, view: GomokuView, game: Game, state: np.ndarray) -> Position:
        """What is searched."""
        return Position(game, state, view.stones / len(view.cells), view.stones)

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

PLAYER = GomokuAgent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> int:
    """The cell to play; the environment takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
