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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "dfba1d1ed8426e07e84e2090", "checksum": "e6ae3447bd60e5fa7219d8d0", "sources": []}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;7a%nbX@=~;DpR+Hn;S00#+4D>>isbdGh+2o&8s!01(qfJxTxk$#c=`1K78Nau`(53br#kBkNPjF_g=DzBi<Gw0l
_efIJn@Q#F>9a2Jl{B$0OvH6^VkyS(JAmgO8gX~5vG2eITl#khOoljv50rt;GEk8)BkFVp@RdYbam92=!oj1!U%z^H5J2nXn+jXrN=l|e-
aAX44Ac?Q2dsXYG34MZmBp9j8;yCJ7XBGDIMxN_F_BzBn1vd&W*WT>n?8s>Lf^WiIq<oI0kEEoF^08MK^;;k^O==X=eZ!hpUHfdWR3#I8Uiw!rNfRXJJ-
qdnlzbXEfYCrQ_>5&6~fW01Q@iNy%p-GMy!6Ji)938*~#W>EBy_rUg6#ZjD5uWFqo4u_)Mizq|QnpFDR-SO0-tZf{Y=S-
_o*AXvXITot3&|9Z%Zd1fTFcwN97($S9=xZ<&NLsin9te3sC*~_;WQV!=!;Zqa|rvw%8YRJFab|IW0Y{Bmz`y4Y`WVY(-
DGncel|09R^GY#zd86p8(1uGtHiK%Ml46dcEFUZgD*q|3MPFY;Z#uCMIADLvbV_z;4F`$BiY2R2tsZqvvy)CzFxw`Lq1@WliqL={JdgP=%Sq%Qt^JN^FBm
niT;MaD3{iY6dNNT}3`St;NrJeV9zS-GS&o!?Cj!eX1$iJ6eE;Oq2e;6Gr9D?CiX#?f;!4SM%(Wy)S6~-
EA%pfc{*OdQ>!P?YM+7b4R9ko&01(0O>li;=;y%nyMAix)U;9IR}KiSzmilwf175{$05-
Xe4CKa^eZ2q)|cjrHpMm5C7m}87Q37rZy@}CTufuB!WCEG7+`)9@?QSsrj8Gu6r%KBBiwE+Kl{sQIDGVfmh4;fh<(Yktc_i(x#?!zz`3>_kR16l`WH;riZ
>oPxl=IWc-#MfZ-t@njKI|;Qmakyy`GLJk>$Aqwsc;rMYEI2Ik&rz9;r&XpFvX;@Es`_LPnrjxV-e);srbM~<=DK$F}-
&pBF%JKn&Too$%EeyV;fZjE_okJ!4ADn#{!J}M33+hjWkNZ;;U?dZLjqJa+<DMpPyD1OK1oGn`x-
xs=VwJ>M$mM7=&O`(UzQTKKwQSu8M^BTCa@+Of!ri)IyN<n`70%Y+_TvPWo#YMkF`psdNeaAZMH8fj1E<#pMF(lZS;C-
Vh)kUCRgihrH=x663n9$uRU)YkwBQ}V9;ly$>(S4B-
oAfPovx+?qZQz~Sc73H_evzUnSQt}>5ycA5w@nn%J_9vBwlyWmHW>S((7cNb64!rv*pW}DXAgq#q!x7#oP-
|vHX=qidHN;lzqrFv6un0q74P#7fg2_Si+O6r-AGe|znZ!-?^rY!`oJ-
o!;Wpp+~z0g8<l$QqHg8YPsD}T(g(;p<;2lrV|{Sb;o_>KEyu&161B*|D9;Z%*4vF<d^qx-iG7l=5D-
XHz@gQ}pVV2wS?tHVYZg+=K=nW~Z#FHKe}XzY+5YaoMpWhNwhkYv-
)gy`*j$tX#&jqxmAQR#0DD><7X?<JZek2|yNjX^<3ngV^$0Q!ewvZQgd%0i1Cta8ZZwYQVh^$eHoj+@+FcMd9lRx0mXm~S@HFM<G+c8iGa6NW1-
>>~oOLR`j(TrqU$uBBBC<RdyR)i(_W8!Hw>h{%_`t$5SePxB#An`ZUx<TaIT)FWuZK%=MV{i%j(9Ef(6hSVd#Qy<g0^qk#s{+}5G@>K%J8eb3SC~m*07wT
JA;l#pA%xR(2(qP13d<G&G@R3<U|PscYIPR1Jbh2F(U@vj;uaEo1U1LlUi%AyJk@(eBAoM5_ue!93Z>k<bkF6>-
Xwa$Zq;pVRDU51^cwYtx+3vQ~Kh%w`L6)50p{+x)8SBqe#Ogzp=MM;%LNC3l59NWH@w}S*$meyz}Ivu?zMk)0H9izT?1%fKy?(;3}`<pn^-
GY6_`QK&S=XRd>@aAVVDKxLiJFEm_447jt$I_qt%MmNote6EvZbO;BpTUw#BZPC`vclq1Y=S{gQDGb8C?9C)~414r9K66@J%$S4n0G?{&3C8iSNDq!^X-
$@RxJZccax$dL*%_xe*sr281H!%-
~w*O}Tsm7n$t(7e;Z+$ZuqhnZwT52zk*<0+sL*C9w(u6Iy$Za3#Hw__U%4oc{W7XKo{f<rYc^7{sk<>pErbI;W!;zjd96f76S<8r^GBB<S0+kPnqyTw==Z
^fEy36Iz)C(;(eVuKa1J*tvBg7pIN?U3Sy#&p`(YiOy4I0%?`X|r<Am5mZRGU%D;4om1Yj1{K_6XRB&hD@S(>1sA-
t1Ne8AXE8y19JK^e5BNjy1@n@5fFmHgHQ~ZBE+{d%q_Kjvl|E8w&8m7D!vEwxd&vZh6<apW$_9v|tAwCrB320Gfvf6niR+8mXB?bI0x;mu2V(Xhv)Bp6j=
cGs`TNZITq+jG!97-jTy-uBeqcC+qIoWdXkz5V_{`wHQSgLfj@WQ7iMc#%ovGUA8xoV;qI;@*+3HW{KKvoCEFqDer)Mb3$OACv$U{@F2^}*%nf%MdkW7On
$J@!-kV!5`v+y;_z%U<n6-6{>c5aZodPx%O@ac+9fxkJ(O+m%!=@ITk`9Qd#FO5nanbENLn{Lfq)qj(KHgBTMGE;8-2IDBj8e24(7y8cG!PDvMKcc-
=XJ`MS<7*oRz+c&8agj-pRLvvqeN6zHSpfjwqCTZ%B%9TQbOC-8Y^|z8O{S1+-2W{4}y1TVert>P?ZgP8qwfbRvr)v5}F^f-
v_apH+VawQ`DPcAG276A4N!aU}^YPl<Tl#@AtRUXW}_L%5<xMNWRc$Yf_ra!kvX9Yyz7k0)?5BfsglIvD@P-
AH}fZHWLR<DA%fk>y@+L;qx<yR~8J_J`?YV}~5N(=5;ZrY&J;veMS;wOz2ZQJD;3I&;B2-b$kYNGcHKoQ{E+-=6DudgdHFU@Da<C>*qI_-TLG`_`XXxwV_
^nK)q@u_|#QI2M7_E$%u|-kDseyf<zXUJ}L9y62aK!6Z?m^4r?|J9U23^sc0<-#{yUqn!`7&xnQ8_Bq7h5Vr-
)^H%zDE#Wzd+erjETMAO%KIActEzyH*H|s1{$U&gT{g>Tf(@S44+UwTWtx&}3Ot{B)We=-
C_)%YInd>tBB6*hoClzg2>ZKc~gw3<D2aTR5uM!q5LX8r?gp;76I0u0fZp_qQ{`X0Rh*!<q5vqW35@k^{&dqiHVD(&-R0_@0>o|>_`EPB6D-
gIk#p*J>ov^-
KA){E^AC!0Yb5<dJ#h*Z2>H6I7;@7Y>9L`HY*EDvI6Ma*%=P4Oq_V9NZZA54O6!3)#8RV!0E}0DSVUF?Rb}xvi@!7JMV$ts>TBg@oI4PUUgJZK4m+0#VrJ
|{*)*<d7lZ~sl$`TlZhrs|9vzHkQT!V~3Z=>QqPB?lpg_%#J3Bx^%C%#|ir&yy$m)UA4fD^G42w4Fjl+aa>eSnCU`v0X`&05J%xW{#V5a$;IXaO;ebhVRH
;D-
pSC|s}C2tKBc{UNQV!7js?X(4w%Ka+uE!I%k;WEwiLk45bv(z^~GC7i{%Si4G2E+*!h{ZihOK2bSvr~0^!!<37Ug67Xwh|s?xeD3YMWFR=Ywcrq0zvq3dN
&EsI{_2y{S=oX=lbvQ)(X5oDaH=qbG}5#GlaB`{pxsOLrP>?vi}AZOQ$u!0d)CLiqzI?aq@{pmT@$zu%~>ezptOVk%LZb>rDcR{s1J6M)u`spkl*$;tF#C
_FAuR-
_3nb&{tNaISjEObXAZV<2Lfwvx5^q7d8v|Z0|#JP=nfwV61qjZCMe<OoL237dR*N@w#)yVrXW+N?mmT~XaC!_*)0C}rPBP8+Q>Z&XrS)_x<ok>IJExl`EL
;62@^ih2uti3<zZO?>p3&42!WQp1)aF_0{_*GcDG507v<E0wdex;j#GzMl_G(a%Hw<PKF-
<S{#u@F7+YWS{^O@~K4&xZ<kN`dV(Xqh^Ceg=BC1j$*AH2Z3c|ea3=(jeXhN?k<0QE@NXSmZd5Aq;hgVZK#BUIV$o}dtT1W;NS&!vN?ImU)e|M#~aGu}En
lVI%E%IK|4yfJkp}0nDlr&vHC@pSiZh%3{pPq%WD=eEXdm?d@Q3_!)*r7dRk}0r|16cbn`y1%O#(8bY9l(FcFKj8za$9~8qsB;QD)c=6U#|a3Fz|y*uv-
Q<Xoia!0nD0H@V{ib5oMe!gPfPWQw$d?KB&pjd-dd!N#pTjg+o};GcLG<olgG&0bq{J0`dYeT{3fpk)gQ{%VeG8?xmGYo^NXQo!PgB>PnJMvu(FBg1uYf(
ca(H&cRpww+r#^W{n?Ud3m}iW3>)by?Bmav5~^qVLJi_%qRSt$MFGw$Z5sX6R174>oc(3J0donW+&e~NfeU>=ix+Hq(B|C+`u$}Tqup{kzLW8Huae*AsmQ
Xo7W=)_yI6ZnPUB-a7F+C00D>_`IP|xjP@%(r~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;Zf>O$Xx&};DqL7FP%ztu&rC)d-#TW8W7Ba3*E?gUzIn>hk^~JGeREwlB&nkJQH6AU-
cOo5{NO5zwFxx30WHDGM0gSOMc9p7m6-hd}SxA6<g!;EBOI$TMORO^0$u$-O|~N5G>O)DeN*iI|t7is3oOSLS#DRR-tB%(spnplZ*pxK=PV)PD4gljXD!l
$b4uHfxwOgo+PLJ-?B*058;S3yK3wfQ}4CoZBN(GqA@9Kh!L;s+`rgyBlXZ#vOS~T1#Xoq<iu8m^JC6(X)hO0qAb`L)Wv=ZkoPq-
t!ylpNJ^Lh@vw{%7?`HR-M$z%czlozN?d}+SjM*-9LcA<)>Ps^|L2`ZWZ!Nj=TClcRoaa?6O?K#(eTbpIdX0*AAXgcG@%Nq{6zLP=$fmg$}-
%}t47Edl=m{c$34CL!m(g$81|+rz84BM_9z#v-iD|*!Y{k9OKxbv&3X-
#*RViOb$e&Lr>NcWT!d$P;JwjbnT%IyXRb5WxCOPRb=G0*@@Ho)pyGE_l(jS9Zh(r(DKr|L0>x5YpHlH<n^q0hhbb!}*ob)Ne?e`L_A=OfheJ#QKSV&vO@
FnYLi7jkKZTF)!+TuSSr8YCCqL`wqNX*JIfcIE)2@dt+(<H6g!;@GlAJVky9Ko>F8cvNSp+QY{|u4l6O?4%Yb38s{MgLEHKf!$l-tXot-WFC@TpSFwf5+7
kTGYVKlC!JU%8R`ME%sfo{ih$m4+>cMVDUTNn58Qhm&KedmPwyuN*{_g!am7GcORR_gl-
B|Btarhc?hIB}maQE+|p`Om)rPA&SnCC!2DNW=|0)uKnAZSUh5UHXg=;2ZjFk=>hTqCr8(Dm|?zNdUnpKVn+TP@>65XmJPztsV>XVo_FU~z8T8avA>fLJ+
7R5>`&opM)eDWWP6O{x1oNa`@gKJFS%)x?6``{hn`@V9k=X<-
3YT<(~Yl^t#5nVkp6Ca5mrY^9L?u*=F(Z)#^U@g=);6(Z9#X`!RDeCdV8uIe^{+{t+x?X8%NfCNK&hHs51SOY{a%s8$by4&i1QTl&l`}9n<y=c0`#Z><bV
-qL+kV^yOZLE9VI4!T2pNhI_gyxlR{jks#0)xjJ@9ThI?)B?FUsuK}$-D$G-gzcQ8+@$!fN?k`!o&8;-
MgK06XAsPE;a799IM$}OY!}#10T3F>{P)#(rz@$0|h1JYbg3u&1ZG0&{Ocl&}Ng|{)H|pY8jO;#vl2sn*=MdY;ue2nb*3o^7ZE(6ND{l`j1J=C}x4CeGX~
8qz;je<e5f%O#JqUbikq>(gLbGh*^>vYMc9S*-^Wnx<7h6?I-n`n0{QCy+6BJecQzEj7t`-
<P`I5ljzpV=&Oz$4`kWq^YN8=H4JarLX!4hB>yn&xj@yQ{DRTwe`8bq7qNU+gQe$6hPauE3hczYZ@hM-CsM1)T*d(-
uM&{0+iXc!H6=;F%rW3{J`79N4$#zk~ekp+M)`XT`LXqXAs*60LDXQhLkW6#Yp{#A<VWio$_-G-|w-
qXR$#<3un`6c`rgKtn)F4IP#4V1|*5Z=%r<uv^j_DdKH#m#LL1=Xxx-5MYx_9$l+)LNO%1#4YSGGV-lNNhp}JCYCb2V<>yQBQedmD&P#s=OtPjioh9aJU8
S)=MUo{|v<g6A!YF%V7h<ZNC?)@LlssD3RK8m%nim(+F`$4dBYlKX;;FVy$h40w_a>=y^P9vgw5SS_5F6M*m2S-
>H$yLnhv~)9S|OG`}$6@2FvdB&*|6@f*kl&^Rh_57-%|p{pw1x4^QVD#8^G@i`A_rOG;)@oT#HBzfkHQ1a9J-
15v}mz@VbO6A|tfz68EFR0hga!M2(!9N1!?heBmEwCY_TG|(cZV<W8F!N`a6nk1^szteHjb<M(Aw?|e!Wsm1b1vkXJWFJ<QU5r+bELSA!??q-
^B}+bZp+E~F6ZljA<V*47hgW(_(g5kf6ICO-hG&-8yKEC1{eBRB9<0hcWU?IfFyE<>$DyuDb4eSF-wz6K$n1M(p;NYtfARXcWQv<PRU2fO`_KKLN$eGtDA
Wl`}<g#>xjrfd`9s5hfatg<*1J)JS^RTZ|YkQ8w2^C-
YYQNU_vseG930tM=1IJdsKa*(KE0Q(b@9H$o(&V7hUA`^pu_O#X2;>7TtHT20fHBSL>`QB4lq&6Hmfp=UqXLHjPhZ-
95r^G7sM=<uadA7YjcYfu{Mc(^6)0C|iqZfIX!s3Erva-
$XkdluBKq7=0;%@9Ck}_zEs<m|vO~`J*1cgh)5&(gLDuskhlP6%oi=l~|UnypE(2+oG~l3UlD7cw#ZB75Tq^$b)V|k$I50A6dFKBT-
{Yu%}k$dzC!L%P?xzg_BzyPu+0)!Unon)4b|z?R2{@Tv&;Rv`(y#f1EAYnLPGOW}u~7#AFw;ayFn|H;f3Q<84j8VS_-uifJUFjst#gD9emAsbyYby&QOe8
GRcXXGvQ>gQq6+gg%31w!jKv&5j(yv}b!|t5UK2|3qWhe$V1dBSTVc-5Ns-!Hd3~+rk1A8rGnjZ4#%-
OQ(TC(80SJ|5O7ik~^8u`&EcgV{|^S>AHjH`!yz1x62G2<vhlvQujX%l&iH;oN6efBZFZe6D!z+wvvuWWCF}}QeDYWCDzO?$u%O0t5N66J=hg|$jhf0#@x
SoJ25qwBzz@o_HwLhBl#rDDq_QYNIT+ZITUkkR+!OD&)!?+nRetnTY*nZ**M60wtmhx>g?~geGF9fZ`#V5ZL0MEHFPF?hhWxM==W6k4*A)5H@nq~Qh2Zm<
8&0BJeO$KC?}b2wkb7!Cz3$vxlkV)Qdq(fZd8c)fXrAuoCd0B;uh*H5Ls$5Ars(r*OWC5GP*>V3;buzF&|P#U@FRR*T?5qg^Jm0Kg5bodS#Ht@YNtnDzkw
JsMau-EF1;f@B$-}cZmO&CoB!+s&$>DMW;>|?p$`<dMXu4Xns#WqC$<b+Pv(dE~A!1+j>VkA~~1N+m>two{{XNfur_9t-
wTS=e#=yV9SK;?v^NiNeXiVyU2rYzG!!GAB`fG3wN_Ax?{ILZ@i71Qv@z5&DSF>H+rIl=Bq^XL$I?fd38mYDR-
#HL%u6!Xz=q!9L6=wn(w2iY8;y~S$48&j9A(V@jV}H*`wC`GCvbbGa3*~_yw~`%A+~}Q2F7BAH!!m;6ammX8GU-
7AVc7IK*<x{P244Hrx@DSK9QkSdFt6@rSbyZh%T=_+omYg9}3+^UpBLo~H3+b_~kvH##W^LM_g?dTafWe2T)cr;^UZHvClZRo6zM)N5PH&n@^y<OZ}RMWK
%#(>n<5?TkU7Y(3#UyL)z8$yZutTA>X+2QhP?_&I0yPCHeZh^mZHD7y$WxWs@yw<7(M+NLtRAYVib)w{|T_jm+h!&@<!5o?#r(=pmo5wSX|$nJvC!e(0jv
p39mllV?Nb)Or@AHaY9OvRE>N84adS}iP)!D-?_7}hW`|IDQT#Dr#J3N!|^d<5T`|3t!#3}$2oE)JMXiP6j&nwfIsem_{d@ki^L-
^DV9e?opLH+<<h5bJW=_Q48cj`>#AzTr+G(D8ON)7g4jsp-Ms9P7cuWaL3wZLxAYJd7W!wIrO@r}37<1i@EXX@iL`^9gMjkQf*H7I&bO)0Gb40?NACh6tN
ATJ#awBm&A3xy13<BL2r5?o@y7PupI@s^eqzwHxQiz&T8}qkRESRWz9ym=XTXAMdom7h?_!Ra|^)ZVOR2jFIAE)y?v-
<6>DTVKUX|HiZ1HTsxWb%1g?<^)3k{i(J+??3&#GAOhwr9EE*E0^1fL%$2>ZyGEX-JVAh4n-
6%+kPxOZ&Efpu*ij!t#0V#Fm=`Lv?1W|*Azj%k_?$^#9V;Kf{2d7d9h-
5{@b4#)0M1?~^ElG}fetye)11}$RfJQHMW$8Z=T#nYqAKGXC=NXflY@g1H)=@ZeFe^{FQQcMD09QsM4WnkO#RQoS$MNrFrlLH(R8$&3oD}As1gt`!WGHhE
5nxg^i`&qJNEYX9|ZJD^}I%G52O3eX9`FWCV%S%E@5vI=U@Bi7id*s59z{on;9KN0ME4@K$S)4jM7_F>iNWc&fs@7U>E)GN^ynBv^@G=kB*Oo7Z@symZHY
MxVI@_P`whj#%AL1yRqUQNxw#bE%VAdtIkeYGE{^!X2;aj0H4{bStdX7dXCx~M5HIJ1qe4m>bCVx!yXYI!P&L!z@_AvT}T7$94EkNAL_&gn(-
y<!zu3D_le$_A)6&h91Z_^#Am3BQrYH9wne;V*ctv*R(GiD++VxAGzU7x7A?==Fp(G~xcBk%Hj$o1*X{9_nOTS1tfC$3ss8Qxw`Kf9&Lv`r;C&kDL5Grt`
+JzYf<ilt55zsP%P`zyZ&}P|Isb9OJ#4z~Z8M#10MNujmOO-1c-FoVXm?xQdXqy%bvD*TftA|?Nc6>9^0*=fXmMXnjgzFdIhgbB9*@qw5DTx-
1=>sl%4hjx+H&exY8W*vd|TLY_+K(P+uNxt4zHnmo`hj7n`vvzzZq?6Ta<wb&>&;2o%%OXsOwv@U=$e|+L#GpVB|iUpgr8JebP}*#>m?8ld#jFe|K)FWHv
zzoWoa;FgcA<9IVS9m_~(5>?{3*=KCh@L8LsnU>P=X)jJlTkeiv&{*uM8lMcg+6Xn{?_d0{WT-ix*qMauN?@7lL6v#afBBft0N!+JEIW#hB6CT#RkT7a(w
e7d<FGMsCDfDuOGAFdls<T>)Nc*zz50tIL%28kQ&y>QS?cgy7B#V_|l@W@@i7ScnGlquqG^RQwzFJ(?%{Qur+_cL-
J~~X2De;iZgLqzZhdoh1X#f)OftU8sk1v?XAFOlp5~Gf#VPMsPG;a6q!<(dga;1%m4YI`QnagxN2=sR^1hrIi4iBWv<}c&%z?g1sntT5#Kcr#uYdF264;t
NHD3Qj+iu9l;)GTiehFx&iZCNG{Z%?MdukbX|iTQ#n|A!r}HE94e(Hp#0Y8K<CTU?DvUHTNZ$enMaXp9z?kmge%UP1~Hzj@baCoWTK(%;g$%?ca{oraltJ
Co2?b~SGBGbmkfLRxbS6$rbFQr{Xmltf~!(rVTXjuw^^fk+9|DB|M?UFPd+@GPTh{_d-
?D)Q*N#BP&pD=0)4@+lhVj821y_tm!(6B83+aK&i5W2~eA6iy^2rMq2E{Wj^3gc?~&zYg84l&eV7J%43nD}Gg|J0<>k&n_5Im{`T$jP(XaWiSzE``Pdl@Z
SU<4spYGvK?2H?IvnL8rULWKp-ARObZLut=rJj%+=GW1z*z_7kk%D?AN{?8#4vD7G)I8=EEetb^GPHH@z=QP6*~I&oO~M2%4DC7@oV(s|dC;Yo9JlA=G&p
mlp?Z@rX<nFj=#T{1bW9d2gmj5+QG$m5oLB3G3@)C~l#RZAFf1SECJD4nXWxGOqZ$`#DS!Q}EbMMfXJ6{ZUE1P7DJMR;Jb=g5`vx0yV7D>ZqM(PaPYsVE5
)B5MPM5zE_$<O0qRF$SOlRAyBOX8$K4Qlg8yo`C+E8tGC@KU&uTq096w!wvuPbAG>%f&mXh}f$4x0rZa>Mb-Gksqh_<^ToYt*#iXk~0@OZHc^31JLw@*ZE
?Rr~_eyVzOGeVLqRtnn3$D9DRWTmT8yz`Gpb<Itw{B=_fSBg>cExFbF`RQ8?8IM8+THpX*Hek3P|UTy)$9NMpKmwhSW$f;8w3L)s{|@lG3PBqB<iBsWsP7
#u-d)or^z}-e}sB%cW5fJ8PC5ef41~Xk=LLv@447{%VH$pu*}r!Tx=KQ%cwA!vBuvz+DrUBw6(-
6!q4B55GAaUc>tVmYSKL68PAho6{|I{qk_ZoKDq%GjDbufo5Jd>urU9ax-)moeZJ5La#?BFiWaY$P#BKiXQe&h9G>3UwyxGj#L^BA1R$-
QRMo<{7IEiztq@sc6`#=cjGXdLbM=CW_8dIzve~!zEIxlMFzewr3@YktMB81EY65ujwiC|@Y5tBqR^(;Hg|MsIe^zvA%$<>ixjM+OV1b)rs8)0H-
OeC>V&Jnb`ZDiMXbCWh+p|Af=mCa~FV)onn}Hzyag@mYZ<<}PvaLUeT4Jx|*@Wgo-
+{Miu?kI3m`#RvoYVMQXp{4HxdtoVRdaG)wIL2=nrLQ(amPSJ2}Z;wX`}4BpxFHv0liSm4wpy6DP)i&HkH3b=AT9>Zg_sb$SuAEJs#C_Uk|Wq1JWqgL%SG
U`eKA5VFD$0^{k+eQq&2SUcKa7weG3%9R}+AXtiZ?(aYf+Wcm$>W9;12;m<83gw}y}KK}pHHo6)QNNJ(oNjO&qvXB9ezMYfWI703KqZ1MaOY|7nzFMK1<Z
p-
=o=K{p3fFaZaHVI)a)J3=<S$stS1`)mzAb0j{qE_niu%f6<V_<JWtn}+d!vD0RM8<nI1?<Bvkj~I5apuOa60vv1FOBSud{mjFNAp~3j%9F%uPlcVg&0`f>
0lv%9#mD#ioJ#+J!Fp*;VAmmTxhHDVOB7zHAFFU51E%{yD~rtt<i(7_afb<&}6tffx)}5dh?Uo0W?_I?>tF4GBK#q?J@oq?FaArg7K^qd-S_>C7rbaW2p>
&ZQA&t7x2kfZ+#Wze$ESuBAA-3^4VjdAwKfeL9!{owdZE-
}z`ffF<)1MhYst41amP@7U~GU5SRlm+x>AZvblww(5d;<6wzMs*U29r`Z8K_$QmRb&XQCnq+n%oafScWQ_2N4|QCgWU|e|9Ds`q{b3eOj!VUa*5)*sm~C#
dPX=019MSQs(6gX20WGe3y&;}=cIz?}H5@j(+mul*VyAo>;6uf6iHmlbii&kll#UcO+}!;5-
6Lm}Q$JriMEw^`0{sw6?>fL*%j*K{Dos5oBaT}ZHT@ppZx8X=N|dF%aCXrhmcBS?d@9^tpLvkW)5@G2X4mxzI$30?u=9&*KQ5&??!K3mN6JHt``AtxsN~v
`#DbkhI@hb=K9M(S^R`WsuY5Yro*&6fE?ys8IyF29#9sfP>gFqO%1?+RGbPm%N3C8b@KQ@*mC<;UWf<f(N!tAL8g$6$a9@DqnI5x(INy0MFXi3<1{;X(Yy
^&~lLUd)<H(`mZGfHuzNZf>^0X9GErB?9zAx?grrS2o_P(jZgnI1Fp-RIwwzR{Kwb*@%t2pu38L&Syw}PrpY-
X?1?y*BTq8gU0>UwF0DMn_3cm)&qTp!yF{$<$A^DD!+_NV%g<{?rQXpbX}FEBO_2Lo-(t)L-
q#`aNUWTlV+Od<{<Ii*z`RG{tOeqJyiG{z+I6~6&tXNI*{3^a0E)<_y23uSy3&@zuRJWEHdzy>r(nXvYXsTrGwhmC3wj`vVEn7Ucu(}ad5q9lGCNag<4nP
tB>@{=ow%k<pT8XE+scVTE-La*I2IZ25)2#YmH$QPJl(20o(&@o>n7!S*`kK^WxdAl2{qI8fBdjl(J-
gOMHAfhAaX0>YdIkgy8e~FFI1Jh9|zj?Z2@FTi}vLx}EuwWx3LEA$_{@^H%2Pmz$HO8GVzouEq9aTw_CR2+g*Zz2>(DZ%=yQ;}Cr-KS1s^2e7E)Kivt~Ar
APMH5z&i=(JeHjsfI3T!AO}<kIw+T$MFJXo)#Lsfp!FxW$1pvVO64OIboqk*|a4G-
68QNH>&PIG0*oV_0g1l8wzULqr05arY(WWP4p}@|bLbEPKR%AnDbc?|keac}x3E&Uy#h9Lo=+9(UdYW-z(fgv!t=y2^I6k|SlMnO!pV=0@&qIR-
2{Sa&2(bfr%~eZ(+|(by#c;sXI(*;k<RBGw8N5J&p#oRU8e5P7z%lKF#*?j)jl2uQroA1zGQ*21mk@K)te4lgMq<`hXxH1`wbtTB{QLW${`>Uxsji*gHBS
i|_U%~I>53t))l%3-l5CAS1-;k+OG5;--I&$?HcD>)t}H^<-MmF2uGWmB3Peb}!P3l%c}S{i2tZ7|A4PChsSEPnHvIB{2VF`ku!l$=!G6H-
u2o9AzECvs{8Nj)YhhZMz=DsFrlwtoo+ja`bsP}5Oy!8F+-zPwe-W<XLh=#?8DnCs4=be!Z-
t7p%dAJB%)128wHjvv|G$j$z#qph8^inM3Jz`hvDb!NwnFQmM2R{URmUl0G^ZCPfKFZIz32v~e#KjbPZ~ieV8lzYcKg|#585CnIBqJ<)BF>E+k=vT8zrDx
ViFk5$F&@A?ayXiC%BjjwXSsv6~VS>_}nSx1N=7UQWPbTTs2OG`}-
>}Bo~05YWubn6%yQG5Tq8IciWUW_1XtICr8+d@?%7gz`Izk{u`b!{NWc6Ysh?*sL`n?+d-FyVYM;Q!P$7(EP)OB0HXOJ&K(JV2&VaIAt8e-
1TM#z&m`MLBI;eltr%h44$;TgNL8R~a)63;qbO(o8J>Q-4tA|L`5qt_#F!mV-
)AZt(3h#)2*fr?41m@q7;kvZgu64Md{Gb9Ygpg%InYdvWv$4j!a%+T!OurI7R}Brtf-
e(iXem4Pv`?<tWANUs(dbQ^ouAIspp|BqP^8uI3}QRfXj>Sf7TthYQ7AJ-_5GXivcjN=Hm^Blf^Jh-~q-(+dreDFhrPl5~e?qwbSHJ8{HSIH&j#-
k3o=Eh}_W)p>Ix`j;@LtG;qbl&<{9IHvVIyk7pAj86o&jrtI1L80e+p?ll*M!Rxw1sqdIy#>%^6(C|gQX-
wMej=OPORmF^p5S^;8?GCSx&iXkIUNKY&Lg2IVKh+U1LLH+CPy3v2YyHWmP@*$2A57#@mK-zP%$;OQ?Oq#OsNUp}!!hsaC>MBA<lO3A%2FSpGJjpyJAx(Z
k`W)JX-`iNLqkSyw33eB`je_zIIQeV6l>2=h_@ZgkF}!K{zpC^e*aSAwivsF%@Fc=DN>1q3Z772419q?;wY0vnGiqiUI81-
te)ZpEc+>$&;Ft122b$LvCoiegF3oFeGc3>IZ}nzh*=^!9WF08Tlz)K)2tBKWB)+j_RR4o<|eMm_&7Jlt61F~lfYsuE!h%*dq1crh)WJiXuC;F8u_v2&#H
>f`hdlD{`}!lS7m>SyN-@z9u8QNQX$pD?~#Z>{_vf3BHL-
#JGK5Gngzap1WZ_n9gcR7ZckiYNc~CQkD~g@%o?g;N`gRbTb3rn4&8&rWW8|cX0fzfeVQ_M7Ue@Yq5IzdJqFDj$JciHVzeRHFA!f*@DN^z6ko`v#lNN0{9
5%#@sd72HYXohh6+xy%Q8i2BB~7oN&Hlx_8$R2wsHSne|r74c*KW&ihof?#qi@Oq~Cc^qayj`Nb2o>^|5w*=jjy6<>t7qhl3(m;;t5Jxy3Qs%p^SS<YeW#
9Hrl0e-)kby6x9FFRT0H3n<P<=hoUH+(VYmp8(A<|6dD^=?<>7W}{^el*<lk%k5)L0j}G}g5NCY>p}8HRDv)4C`R3n-
!TT(Z7WY6LY`8VbfS79&Yr?m9Uc}2t?i>t={v2#%EGdIrd^m1w=S7R&ol1O+_!)%?-
q{@b)WDp62ZK2?u1d2^|x41@<Y7WSkz<kzg6H2z_IX8y3;;Pb_?Df%qRL^cqBq`_P^l@J{blXp}~z6K+n!?U7sE6wN89v3MAD2wEv_LaSCHhAFsmfD))n*
(t8e*%;6cBh@z1hfnn^FTgW>s#cH?^te!=R0BwY{c1A1(d3HFp!gyp9?%^wM-
F?0Y(D=6RX#5I<0RW%zI>zM_FfU&#=z8ZMA*vEfAI+$PQ;9Fn!!{W*(Z95L6rx>$Y5Nl}o|*SRy*CCxmp*>XQW}E5$Ob!}jP5cry&JytBNa)i^Am_!MPdj
*c=TAS`qh4nKH<;s5_(8nR5*(G5T5BCoN)z(O(<n<Fu8nWF4~2x^$3UsS8rs_-?#{WG^|z1dN8_wEKS@3XMHCQeZVZ{dWo+9M!`;h)_M(SKdN-ehH~sXT^
T-J?oiVlaoh%~m_BvfIX2HVKHj<R-^Om{3Q{-
9`rQ?oYkeywkugd6)cO0yHky8k+Sqe}hNgV<U(iK!DdWJmg}ScH%+*Y%HHICGxmmgc7wx>3RqF!8a&4(L5Ln(>Zyi1fD<~1H2d<pHwyleNt#_YQAY`6qD3
AGLz017mN^MdXVjRgn5TqfM8|=uOU|SJ54pfoyEOefUy8GQ_Z5rpFD7vhSO?LchGWbIq0Sf@@IVXA`#d%kG)sH6C>=`k72Dp=G=8UDt<doQW0(g_<%F&#b
gGYSTSIvP1p!a@D&CRbEQyG21(6XD`DlkFRBMu{M_m{NwP-dCA=f<e&HV_2bhiRS+TMoc@nKcW-
0rnQ<%&G7jnY%>bCK)M}M|Y5%V>#GRV1GvVV7$TU7}%g2IX=6Qgn`F^>GBRSg}s(uviL*r;5$8*vFP5}EJ3ONB!oBX>pfs7?<P$i>4TUpCj4%*oryew;$b
o+AifTWK~Ev|Qradxd@`eMc*%hf9ObF?CyFRE$fdB^OXy9ucbiB}Mo~D)9PEjU$^l9F^507DY|y{GPj=SA>3`2q>Vmy>`TUa*D*__z!tQRdL9Dxx&XxgDJ
FIDv<2b4)v5tJ28Ek+N_t5j&K>2AexMRv!J5G_=Sj*QUs<Rtn*GmIJaQ9Q~>fJq}ZC{*@t7T#<qyS8I88*LR0Tk_vclBZhDAI#l@?`>)e|eY)7l|}KA0dT
AxMJ6uoXtKn4H<|$V#D(VFo?m+%oE{e#p${m#I|=jqB-_S{P7$2(#CWcF3%C{L=UYKPIj$90WcS^iJ%Tt37M_NKjwekd8f%Qi|$vyK){e*(pDeS$GCQEDj
5k+iJN-
W|9KerOB+U!n~R(A%7}<76s5AF(166t#TGapW|zqdUZXOghyxtCi`M_mz@z%M0){<ccCVg#z*<J8=MrW7H@W7ADom+k(+mEjz|`>)nkHtmHgWpW$ne4T?%
y{{w>71^u6b?Mr=(tgN3uoW$0q@Wt590#pw-
>>D^b^|JdYAoFEATrHw{r)K1f9y$!lrN^9(w(B05&jPH)D7sH?y`|I?F1^CI9RyfP%(C&m*52J>*UQ194beY_4gy~ygK+4dpzpCiko^??|dQag0X!uuw$g
5$7I`>WrX$p*j_E)YCe1rEvRE9Sk#5bm`Cc2dgY_$ye3lj9pU{NtIVK?uB1nOARwR1!O5LsWbZMVZ&n;4sf^+zV}iOwG>}qP((DqQB&pH^`o#BIOh_FTwe
Tw@Fhv;X(gNqYi6pITa6GK6KM;^-a?bsM;4@5$M0%4?C<@WV?yqxO3x-cfl2xDOT|}gx>jV1y*|_?qt|ZWI#)~#q59o$;RDAXxHp|TLuJ-40L?8hN9hT?-
#0!^Sm#{S87Y0C<(6^4E{}7%XZWe%tp~nW3BE`cwJf~j5%HK;!Ty|w+pulAr?pCu`)?6-
LK(EGLzD1Yxzj`h2)FtPu~khj@w22i5hiQ$}2&l%PJU?hOLa_=g!XOEYgUKnIiF^g09l8hGc^lxM9@6CMP~Z{g`+X8Z`riHMkoh12-
2=&wquei<zDlMMGD9vsa_TuCL8pJeRje@Yu>6%*Ci3;By7lUsGs<pvxuY0hK8oHOBZ8#rm=Qgc8!F;L)R+MnMU8ZAMR(l$75~sHwtXL#~|*40msD0Ml<^b
5Z5FWp{(IUKnLAAN>bFohg`7jSx!t8!;}{wF!a(du7mX&wKH)MubplzMkty;-
4FN+J&N>S^vbyBpw;7811}LY|EPSZZN3so2||CENoaS?_1zW6gb$7ur9<0R2eM#4)wj24cwPCGGFI__uxL(uq}_2d~#}Qms?Kr6?n!`79x2Gr?nYpdI!#A
ER`x~f>#j0$9;5*8vnO~=TEN9rKr%d4LS7408SbPTUMHh!UFB!MQg^5i+B<nkj+6H7j8_!+DGz?b%Be*&@f@nGFAE3Ids(BI%Cj2^{_Csm#`BEGKgF_tZb
6vAEqTB4Ij!T%lA7Fu@swa@a4Ur1N=hFTv&j{kY)GGmwg^s8{)Nn#4nOj2K9V}x+HkpKFs&SyOlxS$5{RhPVP(qHGYdysL<bPvV~strKrg)J|#7I1tvXCj
cB_YCmt7=(2oyIJ|6|MT4KKm!{5Q`@E63QA1_YXEB;jphUW{Fse<|AShz~yk&g^$JvEt?I$V;|uk;Lqv0$5)F4(Q!6xbO^xvQ|A6KjwT49UO_@#!Ud)4t8
p6oSgIr~p(QmNvd-J~GS1k{cfm-
V3sI{p{*sDBgvew)G7;B1#UVGFc@FE!2!cr!|+Skh8moeELCaE?Y4vxGrbGCJ#kvX+*N*Qw&1g>NYp*X6TJT=T_6wW6!JXiet&)^|Wa@&2fyPH4uGX^OG5
=e`_xFccVJz68Y>~!Okzy`SXf#mTg`p+O!)QkZ87jlKZt(U%0(OC>3tP5}{B;#1DV=O3KxL?tW)Iw!2R@j|wF@mk6U91LPJ)X_y?<s1>X&7YoH)nyuf@cK
tuy)ldpI6x3W(Q4QW{48*~=9yaL3?rCRObh~%UEFf8>l^(<I{T!u!o^ky`b!O^{S@?cWY?!V|0R(V%n@0a&BGwoPWQrQfzm;%?H{oLht+MrzDRiytiRp^X
mMWUY4m%<{B;9vMhB8+aty8a-S?I8VuoM_pij<_58&O`Sn>PNO6ilc&POur5AvJ=R<Bsdtg@%3wKunLP6SB-UI0go2wCjx73^!S;@Alk@z6A6<y7cdYXjx
6(!dp*g)~b7F^+i&0TpN+`IJ=HVd@h7f5dH<*(aO2+<@zms6X*K#>v3T@Ol!P*YFF1^xKfAUz>JaE?`N__&I0Pe#;^_{Ld=%lW3AgqV+z00rWwp@?g9HAq
Mw_ef+D)hDd4;sF3CJl7-2&crpToA&(|kTzo(g$T7M869o<IV77!<2!5kH21+(v*zZIw*Dd_8k(9aTrV1)Y>RqB!=B@na?fMMzyP`oSl-
O7%)JO1C7UT2N33~V17ICwa2T4pY{JtL+)LXI>kR&360F$w|npL8MS;SKWkZ3oTH7#3;j;I=qw!5!d$DNj6u(VsaWN{|CxM_hpgu#fBW@na|uv1l{i)#d2
?$K2KQn}hhbQe`wQ(ZQI3@UmM2;pWg$<mEhtQ05lX%jB7@)%+GwM_K<OpP}n)nU4N|A?iF1FCq2*#$m@IB8Gym(VtHx*|PJWHS<kN@Bg&B%s83ZKIC*P3)
g&qC)&f)77uEtAyA2Q=0KWeP8P`lcfPB1W)?ixWQ~@1iNx0ovQRC=BJqo~gLK&tPmU6)?Lq<nScBYh%OxCPdK1#COD-2u%*&b$Wz2Ne5dDZA-T-
Ld@mPGa?{8NiuSWv+MaVX8Wt9NZe?{Gw2cM+B(n7~w&bw($W=gKDT4%o;+>9#x-Vo=rXcJ|x%D?=K^b&Q3Qr4X#BHd?;E?cNIRhy9rhw>{eU-xZHZI{<ni
ZarfOR!K5*N}8I_Y40vqLtc2Z96;LH9CVnIt19EgN2eY^de+i22Zr_{{dNh!}5YcNY&woWmi(pg$u0q;71&tu$$Ay`R?v7IZ$2!A7MAM*+!59w~mAOOw^N
6l1k)7)7fz*_(?6Dxs3cC?%(Tf)Po)2Wg+XR=yOftYR0$pJ#$TOm~G#J#@nT=K_TgEOc3P;l6rLbDm{EO4T->KHzgCvhFt-wBY0izvoctmpU>MG^y9#2l<
t)*&9IZn^wVTAn4rf<XW15j2h&x5^gZJ2a509eE>F@Y;ciJCO;RMoQSMN}7}p)K-
+0Ge`wP!ZxY!eSKL8FAUE<i(&T??~i{JVsXHh0c<fecCth@L?B^P?8KQU=L`X15}GqJnY)9<iR<ve6{xsZbF<{-
LB{9jp(*Cf8@&*sx;8=Vf*kUCeQ)=x@`N@Zg)fInuP9fAVq*Hjf*D%oCG^-
iiK@qyprICP_G1sobO>&Dj8q^O%kp^)>vRK=S6j%At5s6Ru5D$yOeCEdPv3Ex{t6a3JPP=Bp4>+1k|wTMaUyBc=*(Tc?RZ&(SKXo~&>ISDAqE~P`x8&QZ(
PhGF|Y=^3`EAMsAwN^v6){LIZokK?fi#ub)@}X{#Sy}q+Jd$Nvdq$%f2!iYo0xe9EB5@7C=R+(`X7jjz@chr*bSw=>?wu9uzS3JxeGTZXtr8YMyDP((8Hj
A;Ep%#r4*5TzO463*AlCjC+T>5QWWtYlT{h@LU25Hau(m%I)e?0lX_)csDf{^bBT!wkJ{z4LqbzWgKGjal40I_WhosCM)B)qOZ{&MPISb6Bnn`yGg-
V?Etv#`LLIoeCrnatC_W7*bfPN>4_rEkQd6)HE+qw7&hwhj-
)e|w)d<*b~6~S!NtwC{IMA`UZi+<;N$fk;dwx7CE{?yxgvbMSX*e8HMe`H^Y=8K3JgdKP&ge7uX3Y2|E#5GpCNNjq&a;9cuf!Pkk9^n)$*JXwL$BmS=gz5
IwV4=gZXXw?p!vT$rVItSt<cU6r-ahD;qX;7F#c4tz4|U}%S~rJgKYe4o%E@_1pWG-
j+I0&Ly67y@&C98WHu>P5$5uM4c0#TK>|+lt?>OxhuDRVcQUzWe%HZ&Xxdg@G(JR@v)rutPR1`}GYP61gc#x*Kg?*WZ00^1$$-
Cp*Q@5^aV&RdGFDUj~g~vF#664hXUE-
z?2O53lMPE~+Mj?K!kR}Qoq3!viMV~ed8cbK?j@=rG!v4FyUu>ON*{MgvXCjs%_KM9BS5ma|k;xCRpiJKN#CUwOJu@0#P`3D+#~64|zOHK5sEns+u*s$BS
b4xtD<_U+^rs?M5H4_`{~zqCg|1Z&Ns-!_p^<cj#dq8IO5Dm<#Fe92fzGtah4W|JYz3`&MtoI!Y5d=}r*}(SfrvOFSg@f44@EIRhI?2uc(-
L*O2bf48>$~$glEl;wOPsb0=E&Yzxdc!KIe~MTW1AFOtb2)BpEc_bAywUBjDUT0iak*oHTRZ%{z!z3eEV%%Bu(s;RcvBS39F@camtmNLk~LfAzsXCJ6a3s
F*u^1pl45RgfvZ%c#?~#_72O>rQE>M};PlAil{i^S<e)&&(Bc9a1Z4#_{E(h}0yhEt%@$!n6>znUyjiDe?G>etGnFM9I0o%TqX548*o($2AE{&9l_-
R}oGgQ3v%D#h&wgEewCXnwki9-
)76+`U^h>X#a`VT`quP{L`Y?vM|d;@u+;qM6X(71tj=BQoG=`e<z{;KBj>5mBW=q&HfFAiKuB)cjqM4Ab<y%EPL`0J5**Aq$KskvocYZ1J;I>GP!?9?ZMt
>+nTtzreaKKAH+y5Q+2fiz3Mg2%DSfd>U<s?)9x_gkwJ;QdKutsu}=M4G!<`9@+ZbQ83~kM*h)b=B@JT&m|wrHJQns1qD#P>d2l5Q<8a?#GlwD*TzP|FDp
Q~R16OwdNqg;5m$Yh#I%;8@Ezx`?n+8HH07dR(ed4kbW--
UZGy72OeA)~k6VVfjUJyDLZ8-qorrxfVlhLeMI%&kYrYUr!Yi$fF8i^fG8eBc_K^c#R?eAM{73~@a(oR66laPt<O{rN&{t&@Of(4Jtb#!}g`YDr-
gok|{US&LD8g^#H1xrcvDohzJfZRlIZ3y@F@nPfz0}<u3`{Q}^LK-jP0^q=1!|Cl=Y~z*iISOmTWKnhOC-bzEagR^SlRAD*z!4Y-
En7>nx;%&YLhIxofiRiPfFdeUT8QpMt%wj9Oq5{43_cD)t5k$3JmYIRwpV!`=HE#35U!Iwm%$$i$fB!i0k2Vp%CC3G!?Nomez{ti(^1)UxI5+FgNybP8{i
@If(h4nK=Z+riUL4{OGU)L;_AK^1moe`+o-ZidEXZ_i4JdMu~I+y_tdb5GV;ktxxG6Y=?41n@PK6o{L7ub8taqNCJ0H`!kQ`Z-
~mKLJ7<*mxdV9HfAlx>*nBXW0Rsg+ew^$yS;g4@F$Jofi`Nq3ri@9m>&7YBj=4vv3t%fQHs~1_b?2pfCA_QiETsx>r?w~Vfx?W!@!!ayFtTe~o;P&Xf7hq
u<a+c+%aY&6;_==CH-
EppI=8kRb^ymJ&Gh*3vHFF#Q=mWD334vb@Qk_{t2|8JXWT;+vke8#XTb(18(D0sz||nvGfdZiXJfj@=FoBSF}%21R_7{_xchFdV&?MPJ;NF1UH-n_Bjn91
Jbe@MnjySxmN7&6Yy-&6>|BfcLcV2{{2XpXW0{XUv$RpwST4enwy%>oTF|kID>$cij3O|a;dMg}@s|X)H&Woq3qBhlNqGG~c6q-
=r#4EtW<K>Y!q=Y3&9PK;bS4o~rwxk!Pj8?Lm3iT<ub5FhEDE1>ciAP%%k#G}fPZ_-bdGKTzX=V^>*2gb*Tbifw4v;Xqa$D6p6nr*k;(yM2|Dq20)V+?7W
NH*YBt$9af+s%ZlKPmrmOK`gEM*bzbTX(4(@7!8l-R*6{K<KvvYm>Hl+cq--
($MGYFbei&&6k=K#<ul<j#oD6uwe`(VePAj;%Z&F5%~BhqUHUz;BKMeTd=eV{{ZlIwB@?kHJ)N+D3jC~k{b=WCg(E4p*_`G;XA{<+it;wr)#dBztPvJ?T2
EB9yK7Rq#B7hvR%mC{<-6}_*$F8x+RM1B&JDB$p+Xg2QdL_IYyt6PxH={!?{@rOV=C-
Ugt>VUqmApkiXT1cz`+dMk&n{J!>+)@8k#G&3$Lbj6K(2oq;nM9+AhrRARJ*qKy*A31H(TVu(lCuS;A*10v6m<`<OJ80R+>vAx-
r(h3Bw&l!acyWg`5;+8Su*0^B>AMc$U6>9ih<1!3zrC%`R2mKN@cHXO&c~2uo+4+!0>sbF&$3ACjFRe>8Yaiwz)`pr3kRXj`1ogn(1{mOjPZI>I-
b5Kn2OV0*O>P?<Ow(Gvu`=JjDCQkGJYz@95OgE<E+VES#*{ANVij*2_jX?y0*h#1<xH8emhw?GKCcUNoRc8brs8!hXk8orBG@)a@atI-
&<j*Jv#;`Uu^AG77B7*MXR)+7Wo-ycNljZ7QLL<h9T|+1b!5Q$Jerrd^-
yCGEDRQy`MX5{$ij;#vV9%)LAv>nZVj@7%Vx>b){tnzw<_>Ti4W+hP(S?bfOoS6tJC_kRTVO(BeeSMYcT)?!$JnnN$RPoWs+9Ob+FYDoezAQN@Jw@B?DnB
4N`d60j$$OFp;^Ki8Fm9Wsm>OC}CeC<;764kLXQi*g&>W^{x=x6{@w^Uc{#po@U8>w4nc10%vMT7V;X=Y61Ct)wZ?SoSIIjgLQdRRRm-
$Vjr87NbML238ptj2&QjV=?ai<BdCe1oe5WKfhT%89aAh_XcfeH<Oj|I|QuoddrdIn#eaCdZ0W7B*E}6h>YgEcsSq;a5pN$KFu62B&K!_+UP07y`8d`2CR
3Fmm~`z9v(P+WHJdfF(^whd*nI${E#yHFZE?nUw!biNq$T&_C=;+=%}VM>oX@LpF_dZHGXdh7g@lyJ*}$A2aTb)xRVc6rD|^(UPB1Gcl*Z3wH@=1Y0OeL!
ZN#AVb^=hBIQm(Xa=XIEw#?<QBauE>G+Bp<K!R0S~XiP5f+^YsUn;ZgaXCZ5lv$IKmK}a3*XN(?HCXtQv0KGh3<xA4^6G!C9His6nDFHMjIuvuizc=qG`I
5GVc}GFB{bz^@@j5~!4VfAjBcJWZTRs|WG+t4y<s*9x1gH~!}egT2EcNC6$3LL?5u7(SvzrMFY6??>t>l9aoG8P`<LL<1p^OAvFja*|-_YULBGlV-
`zT55az^YEe4lbjw5B<h3O+PKZ&_}VNKlUtX!@yjMOtzOET&H4AQY6OXc?ce58O?`WQ5ZAw*J`S^mp?rB?6#LvmE_b3aX7FkyF=-
i_^B<AMnv>ae(~oSapQXR-Rm;<#b~%6?Iy%XxZe7SS<6``e#n+;T5jp#w0J#kA1YQU31ZLS!um2u*1Cr`0EU`piMH3o~5C%4s`kC5ledbIZeI6c|y(v5r+
r+R6Hx&7JP@Z~S*x!u0VNq0(4};?&V>Zrv#~K5h&$l~?Hhi8b6lI@K$1)JL2Ga9r8>yPDmOQSZ?T?x%7rlg%HS$`&Xw4YDE%K>r6JBT%yLvVVE(8YD4VjJ
NDtQ*U!Z3k0=_7mZK$9?-
u5g@xZfYlr_4eIn2sm@MM6yd)XJC;%wkX$;OO||WWog9!<FFI%3IEaj@VceJc&Wbw7ivDAjNB)(SFCNGk8hJ8Rz+_9r;;15ShttMgYK@MlnkZ7dZ!%bDff
OskXv66a2s%sGg5iFhx(XtUSn9FAbz%E#Qw{Q?Lcz2gq7M72IPrwbgcma!Z4@ML%~sjzjP5ID4^I*duJ2c%E23YL){~f+yKK+mTBZB4r^<7y5|jmI&K>mO
J<uy;Ji!Um)7T~-eSL+#oHD{UJ{0V^wy8U4MjZ#_GO-B#{!FG>5YBDxgIzru*aKI^V*d%9se-
5DOLJ*EPoc_@=QPb%L{BEJQl5gDiV{MmnK~Ympv5(89MZiO>fV7`^uP@{jZJLPTysBV6r1Zr<Q;0@{TplK#(5iDN1e)2W|bORb*=6`wP0fR8_yJsrGzajI
@Z%t|?py!MgNgl;hqWhOG6rvW6?vni510w!We^LT$gy@G%DTwIBO>%L~nP=h-
bJ>4mzLfJgm}EbTDNS8(pE0V`plRihp9*E_w*caS*`@CQkDP&2@5&Q?p*oPBBISOlsH$}vrRl<D}9Hn|Frnj9bo|7nn%oA(d7^PJdeOu4`?YzX7!b^a|DP
VOE_P+@%rv52nSlW)v8T7&=&Y>vg=?HQb;*lgc#%_Vt8t=l6K%<EEAztPOG#z21qO^xjqLq1N!R_7@*5Zc}FAMdo)W!%ZqIYHz`@akdw-QJnWjl3c4D$6!
=6LusWDRi)+TH=gu`*=1Rr5naxSQ9s;^4krcHbewIK9}t3(Ne;n1NA?>!rxRAm;2jmWD}r2^NkeP;~>?3tXubuI`Tg~t7}nxfc$weVDRD~Q5yQBLjboyL%
jxM0i9?L_@zmJLIhpFC83J9If4F|5GnjFZt#pxgOop3<iyXu6;X>I{cyL&^2^rkp5g5;UkW#t!@IH63|B1rnN}D~V5%0GL8B^U$0muxz!d$S^!{b$WQ;e>
VonBOvo-7eVsCG}OX(-)!!_-I>zRqLACX!*;m_x+U<H-8-gI4CxZ9ZjSj~`=x=8CQACJM|_tX!5X&*c_0kC#@X#USHKVHSz>zbPU^PL-
i+P|Bx#?E5y`ll){<+x2dlp#OuRL9Ob-Ibl+ue?XHkfU;t;`3J;=CS?c1h!K-_2H|zl;_T|rGJ{psg~2&+X2EK`8lqEk%;Cc85u6a3z}h-
1JLj}>3~(*JLx5X0a^y~;7(+98rV@EAI_C(Spcoav%N7%jqMyfhTc&@SktqGWk!SG_$&2_|88Vp2@-
*WN%1kWgM)5g?vM%0QS=;LWya$zq3!cyk1~KdhkagG7iiMI!gd2#0Il6Z6=DV2ry*_YiEdl4bDYh5g)gig6KD|17_{cK_iF~>qv&~`rJsuLxJ+*Az<3?aO
^fMKr8dFtiPcN3EKE81*Uini8PRylza0_$Xo?2$2GM%1N`uu!Oz+%2*a%1@7Wz5^{M7msOAd@}!XiOl(#{}Aqr-8knGau~(g-
KblXG;)4QNW**iD)gytec4s4=y3YSU_4WD2PsT6m9-
cs4yRRyL%XD1l7mOJ)|LD*+xCCS%!ph68e8Lr0I>H)==%qFmFNxZI>4Syj8MHO3Ux_#d59cWEe)Lr#78g+h{XU~d|(DdiBKJi<zT4$IIw+U{{xtU9YP=Q2
=p62t9)=ZDtGjrA_Z6Uz;w7CWmdomK6*euxd(iU#%6LADj^P&j0sPuiueYa8z)-ngIZnY4;8mCAEnjsxkQ@epO`CCaIFxT-C%#){wu?-
jeV%(1aD8Iavg92`j#7X_TVSC3QyA5xym1?wv1yS2m6KB2bWbifhAll$uQchD-i@Z4=Ao&7|h;C5{H2k&@@)X6Xfne)qf*F^QP&3*lmw14=qYfK<pl-
`mN2IAPmux?xQxHkj^I?kmjBirB)E|->9`UP+>N25AZpW)*e*Wkkg8*fO`?QAO<<3JD5LDyH8a`{4064N|tZ-zyC8}n-
XQ6c#Q8ju|c6NN>6I}mxHEZ_|_`ZUaeMtk3%V^-2Zx{t!n*L{wDE2PeUqU8k?5RW0A3_21+!2p<)Y4hy+G!#uN){;>EcTTH<x9Q-
>?`kb&*Y{vn{GO88D#fdxgfN<9I%&wOaLC}w=QTTnPg%Y=;f%shpDR7Lj7cZcdFAFn-
1o3=R{NTtNM&A{?YwV6dr>&cS&wp>3>Ytt{ado6jU}(ALtC*%MA#*Wn#vo^y$ZD)$0i5o<Xt5>9)R-^vnPie-#QY{h(-
7GZWLYcA~@!~>N261n~6Xdbt~{3K*KW=U-recLA3Sqq-OK8zq@RAhs{<6eSUYCpR`SnZT)r`gvDB`mdI8-
`to`uW@pu8)zw18v*WB)o~&U3yqL0Zd?(a9VpWZdI;D0T6=oS}Ocx*jT_$Df0n@O_CkAWfW4Q@>ng>SvO#h|OaAc$gJOw$5FR!d?K~VgKmv>P>r#vM9%BO
@8__^kyTT6<N>f8-x&SB4eLQ^B8L8_kecbEG*d&aLWnmm<LN$7<s8i-<FlN6cHeEgH-
l3QmX_ki0OWZtcMQOzNR{2d3{``kjTV9%TkP$iVkMNYVnp=;J){!?VMA@cw7OZLf=2R6(+^bp<ts9uPA7>d_eH98*S|9p}gv>CEQ6qX8qxnfQ)ihfRDOsu
PR>XZfrJ&SoWjz)s-%6(OvG0XC`my+*rdM);u?5rukg)PSBNNk`fsR+54SX8Oe?k%+9tL34_UVv3kE;7Q<d84Hoh@6JvMAe-CD#10?=(j-
jNm=#eoK>n5N90?%6R4cLk_lim4YNvK11+#%7tH3Xm7$r~dBp1dJy*pzYU*3&MvB20b#P9wyWNK~JEXOc07XlC^&@|Dz{!48t<3LfwqzLIZpH34opa}A^l
$-
qV7Mu$@&w~9jKl_Cb(YWxVnQz%kc0L%)pMdYl`7e#f6Y&`Y|N!`eM1;b=|H%5M<Sl6?I+8<$OgOjO`KF+VPrNmTLp7*T=;_ay*lxTd<eebidw8w;BuN0pD
E-IxrL6#Kt(i}>`=ODTXj#aUR5(=<4gPF6+#I#Z7!u?hjrK0*1O0#f*Ag5$z$BjQ=}a79!e;B!s7@ce^gRq39#uA0%Z6u{FYlAaL#wz%Gt`)oa8hu9pL&^
Fj8d$z-RK?(w$M?wx1_{$5lm-pQ<Ikw7>9L_bKCZ9exvZf&qcXv#-T<sp4xm<z`PGtv<qhg+M(4r^oigtqW^k*-
D+IrQtx@2uHwkF{$K{l%H#f6j*b4!|YAraWqTsdI3G&j5BKuaeDbf;m8&(8t9*AUEFbsKT_FLNm%>p8KoTK?vWu^cxAldDc^1!_J&`>BPP}*bVAq`J*fZK
QQ6md8y~DCTxe*<)Ghmj(}8)>pmZXx;c*VP?*?Q0I4FI??4CuhLu~TWc^iw=l0#Bx@cFTjb9um4Ml8X+?|`q}RioX7=mkaDa@0^_+;A)DD{HwdhKo|0RuK
iZyz(j`B<-ybvt0=my;|AF_bz+N<s$sJD*`1gn`K_En0ot^=dsKpNYL4Cy-UDq{Ond{R@UD6Y8$geGBmcbhCZLS*b52zoZ3T|<}}RQJorA9VZ89wuOBfV0
84{8yjfNV(w1k@0j0U*y6zY%o!mlvROTM`s+=I?C9nr}-Am*BFJ022L~1;UmyTRtz_ziKk-
l3kNWEfIZ~)nYikbnI=&xc^m+0#@puJ`J<}Faj<?fl;m<H_VU%%H|JSZ{PP@tQJ@}_SIR}y@xZ=LiV4=L@@A%=bartEftCKjf2suQ*@-
zaV5ua)fh!E=P225gniRWPz+o%T~U>s!zyR`9d;d3Q`NBryl|p8V*Bl=_pmI0n{0g0Z=qkq9|I=*JGx;LkkMeZ0(3b+o_B4bijOo;>QvqBGN9Oeva$w8q7
u_?@?yVzfM~J@PU@nDgHp3Oma3BpzJ1{SlGv###?W_7J{Ygo`P!7FyS#1CwN9QvgV$k+`jZM7~crIPx>h`H>-
(C9`r$`UC~NgkSvhxU5e@f}nR8(+AQJPUuU8<gCMp6AO=Rw4<WbacG1DzzC1?NBJ??Z_(IH4MwNq=4*gOn{R|{1cJn!M`u`Xn&wxD@YoqWyC0>92^j6a(4
&elqcz=ILtLY<L3^%<P>u@d28iSRK1ZHRcw!NsNj33wApei|MDElBy2pUylC<O=Ff{8hjA3nH#h|2W`)Ssfahy89O*EB5XLqml7(Zt`_!7L?w*iTxc%-
f>-B%L?+043~>WH2J-
!nJQIysKJRD~)+nh2f8SDc&T7X{z#REAuM{^kuj^lV(JYpgOLY^H%Q*w)0+_>A9_XvuE7mTu=dqEc>#AU`gnI~}r|T?hXjYq3E^ATctY2=k)OPp~m#{b4d
E$RG8{>F8#UP=UYD7oL3XBs!rHy#p@H2p-Y7KX8#$&u0QDaPHYJW(K)(#Pt;0TUSfqsS-
=bDXg1e7XBJMQ@JzW{FVtU{$lph@{OVz)8QUdRIpdZ4g2uUl(hauKxoi#d*r+_ei91Z+fFlmzqXuSR(%*f^Qo3O%N5ji`LKr_>{+R35>VLtlLd?1KX#7Le
~(_x4{7VV)&>XQIA8WE9(0ZkRA7+#i-^j)?sgx}n~6HPUx5`cUbncZ@yPR`PfR@0!x}^Fp++zfvAvYfl$X<#x|^w2l!vTjvFuKi0AHNOa1YAQ&|(-
r+Mf(2=XF@|15t0!&F#amWDN7k=jv6Z-
^aYBvg$95OynBnqSWOH5kIl#!Xx4EpgEbnx`!j~p%Mb)2o4?ad50%8VyX)AH^L%vGQ~!g!t~O{3#H7?#o$$C?cPZ;4-
038Kq3Xtao8HV7SMHz+q?<<eW7kUC43TrLbrxfQIJ4Ek(=Yw`N_S?sV9va4+m_}|36HV4GrfSJ#ajXYY+QG?4xiQrKE~ZU_mTFjULI9z@h_R0{%tPQ4G)u
57dpa5zk<D*~ja0Jq)3#={TBFOF=v73y}`x?9?jHjIOx*qIoC*j@)X<4Vx&4`(FukHom(opsruYGEs)@SPZfAZ)?AcY{|0~)e=t`{-
ocgBcw+QgxRe7S$T_E{ILR*OuY}Fx65ItA?TRCO)o~AEDIy?ufa}j9%Ih&2AX$k7ki7?JetmXYLupE^*&V5gpF1=(66aQyQG2?j(%hDP@$8lZwV71_VoB-
QJfxy%`txv#_I%gGlULXr~2@X+Zu_$b;~g(NcwLg3gb84gC!$W#&!4k1ng86H1)}K7r-
_<9j1@$P+;FDB;oC*b8L>gH{)nmd|)gdh3a2<Cz%R0Ro9!=lFz)+`YJMQ_iX8*_5@)6;fy!~3|Bc_$8`bsl_(dB#<di_3Fk6~jcs-
R$EtQ=GLCLS;FWebb+D1`xv@-<!NjiR(Ry$-)PIWzUF3Zq{t*OjjUJ6Xvl)t)--
Oxb>_BWh*pBxVy=h%DQj^T+vKt#AA`9}2)4Wj5^rwy2rJbQFa*kc5RYOhoAxR{Ir+KekIgQV2*s+#O$uPZ}F`l9}=9Jva64r(ym0x33Dq>I{pjSIAgCo2}
a)=RW{td{uK*%)M!X}|EaI9d9sg`EKAH#sv;$SgstW35m0UBxKfKVtosvf<q7Fbq|Z6X*x7Whg*h=_vc2TXmp+hem8T+tkDYZDU8NpeDPD<Es$tPD5;iU*
nCaW-{6)zjM+Jc^2RyRYs1i3A>dN-mZyV`}&w(iw;qf&~#2hkA)udp;JJ1l7N$GWR)3c@8F{d3pXm#40<XdKvM)9sJb;>Ed}1e$)I(lYUw>hs4TXJBkt6v
@7Ns?J=i-z1~PlOE1d<1;U`njrc6Ig)8JeAufg0>-bzY(4-ofSCZ$<onKG2niAaifm;uDTkrzCL5QYWh$N)f*~sls_^y-7kA_#wt-
<+C(P5^frEBZilRpw^g^A{j%Rah?96)~-<f_A`R*OWa#@#>2mY5~GgZi3D!;BRV7FH0h*4H|61s6c!#3mceCf0*e?_!&F9{th42>fka48J?o3^)c{-
pln*Wy_Xw7hllCIP^7ARq!YBr802qbZ2YzE7qY58G1?aDol*YE@kqn%zCSB#V?l#O|_s#vxlJhY?~u2*m{X7T6$xX0!jTLjt3W;T3NHOxifDGAZc4};xB2
++9UN}&WbuSXxW9>;(w4v)KpDmatyfU6y5~}DADcPYl$TD-7dGN$R7^eUk~WYK2G76t;><_2n$F;F9f`)0r7~A6LEGHkz=yDGqp8|2$7ssHB?b-
&KISGe4)h~$stvC6y|Ag+a17+r|B2-
EBzy8AHR_<8N)?%#(O$M9qfm5EZNJHU1yG2?L?;bTeh2Wvb(NRpl<IhRW!L0w&kA3h#F8XBhO`|ttQMD09+`NnT$&FkowSWi9a;bv76|bV8R8p0nxIPv^N
eqC0Ne43NybuQSpB<N}Pi(VG*@-z|eTjacBE)56x-
(RU?^DfE_&^21jcLam3OjTjO#qZO2MAgloj6lSxCkKh(=h{OdR9W3ee7<4Xn}j6#HT#fYXmXo@=4yOMvdK0A}LglPsAEFO*z4bZ~qT4!En5;gR6dwF_~TN
Gs#YUFXu%|`cWnsYG@_DX1Li_@^^3w7Op=h@2ww+l0;Nb&GI%w-u~Kf0lDxX{yx>8-
?p0@Z)6`TG?Bafy~C*}S%d?h6@<2pbRJv|for?f2*0xj=}ndPAd&^x04CAkGAb{v3HbHP3JJ6#<1ODPnzWBK7Q><P4llt9nD)Fa6;Qu!)EKej8rox(wL5*
Z)DAXCjUCA_yN2fn$13DY5NuoOfOEh3|%sEodp?8gAYHofhH7MC~=x^!no=oJtoqBzlT;#bu(yT(N_k6yA9fx(~}t3#B&Z>0j!!G9~FzC5a1lCw(gl55Ms
Slmc~NQEza88-%xB`y^6G6TK9iq-C{JJZ|^l-(3F9_?XY=s$5!%C28ghhB{#%AC7REHFqbeg5NrqC4EpTVx=icpcUkNQeQy(Hc+(Py#-
z!lbtt@R`SHh&P<%#2jj!w4Bw|KwzlvgDBqEZ%3W0e@Ym|F<$jK00xg!BSg`QmRV8%a9d;6C##Ql}K&#*&hra|&dhbjwmt>oY4j%92T~x~j*zsSS6(Jyvv
e5--
#R^9qRf?}GnGG!DR~^4ka=5!*_&SupddbW7l{#&NAKr&E=gDu~NFfbq?4Jw6WhVCKPP;1s5H!Vc9I}qAn~5JAak2;mQN3^<nomTBP&hp^t?RC9>w7qP_4&
6OS@lNpq#BNhZmMY#ED7=9paaGt(dQwm`tmD#R<fj>=A;IG5FMTvQh|!(aef2c02Na^F*TR*R2abW^-
WWo{+6PvH;eoHv(|+QWwau8T`!hYXKoHI&@N0B3`8-59D4`*72+}rVHRKZ&oi{IF<#vc4AEQSGl$Ma(A%-
DP1avQGV%CbTCZ|B1+A(L!``sTYcM0jviVoaCD|p1&M(dIlr%%q0@4G2bZyx!rLg4-
!?B1=`#1QLAiz~0JL$}9&LvQDR|mQRl8ko}g>P;n)cA=)a&`Ih!H0+i52@*F7YJH!2d^LR#Hj_uC&%}<!OeO<+r>#QTpi8Rl9eF^rk2wiM!I`B!MRSAM6+
DK!j0J1`M@|GSPv&H<~-L^ID+>fBL_1rD+QZ5-$zH4YGxpbyHFjbdJhfPLvHB6T%SaR9s@6XSNrpGAT-
8q+RasRK1y2rVEJI`v#IIRj1|o<g^TO57N0kyni3xyL@OBKF)I<V+R4n_Z%uIUL{t;w%j3rz&-
SUsMeT1TB&tLOb0znhvn^^0wbA59#m@Mi%eb(mW16W|j87lNa;eM3G+`r%$qM4C@z<PsI}=oEar5K{TspT}fC0l45otNm$4-
oJ1W7`T_{TZK;}?|Hp^P+Y16sadcExr&{bnqZ5E->wwo`zZVYA57OUp1R^x1)B!sJA3(V=<X^q4M?D8b-67kb+GinDd4)3<G3MIh2-
)TqR>h{ZD~%4B_%pOik2bGcHb{q1V)4`Dcq)YxpSx5X<KI={|=n}3#Qhx>~0rZ?n6zI2DuS7|-8^V)0xSfHuQ#q6*#x2--
t3V=g&kS{S*4#0(C-5*s(6Y@M=8)=i~mY2ZR-FoaMt@S{s{l|&;7uA2{^k|P2SAytti2zd#QRg4@jkQXu>JP36txzfPEio1FsfOgLshVq$ogNv}Kf*-
1#n=y`jwq%3%8TIT&D}bazp3XD>WXkHfiT%m=1o1k_Zm-E0W74Q9nr5>%F#Ln?)HT9+OSn;TX_jpv{%2Hh-&(>)x%0h$=C=ad@-
;o7Jg0xp!c&P+qB(_Z2hlxjikqzqsz|G^A4Vpp~n%|C=e$RhXC`{G`XtqL;J9%o_&XUzD;gs8k5cuFM6=b15T~T3kW;Ys+lM!L~XHW;`$aX1qW{?6iWixq
yRdQwQ=qkR+?_Uc*qpF@y^Z2Slvqi00G>e0qdg$$@{b&r~nH50ssI2003E9
tempo.gomoku.threats.fours:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;3`KAlU)EU;DpR+Hn;S0jXrhE(_5&m^~&`6y`suUEm2%!CnVnjYlG-(TmvHSE}>IBZz7M7Z(-
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
uuNJkfuGDLQ4T)Mfh3ibJzv7qAP6lpAAVHguVFj`I%W7l~c&wWHHyJN9#jGNKW&r&1I+G1V*uNpfE!h2NnUsWNw^OlTl)%>B5#8;p5Cd6W&Z9FC>98K!0G
JghZc1NJM4)eJvS(pKHEx;-
T3?Zx=+rRSzoO;}O=g70!T5B1tyuimnf1D}DNd_Rsp6rRx>eVs%*Qa=q04neQBV|AC^BAmvX3MOOf3A_!*HKt0%6vkhYV^7h1|^XJBJINkJwfHV1%dA*bM
SLWz>OTV4nD~eDYHV0Wfo-
P*Jo?SQRa(^>hHyL9JDzY&?K!MZs@E1;X{WcsN^Q*MKu^4GBV8yu^XPq562t=?VLf>;|LoVv6}(fIh8N!rdA%;(#cLIR2*}gORD(}2DG^Y42?xUdm^~Zd^
$>4!=;?(z$vgae6YBgQ**lry|xeHuwJRG(#mRU7kFX!3<fR}^!Dra8AIYu#N?t{9f*Ck-egy=4NIk=UzDv#urnQWaJ5)CX~3Io3Rp>5Y%96U(xAA+n9&2m
idnXb@6Amx8DkHAdO8!Y;etdO&drn1cId1CE!nDWf}=v3g<lXEC3f5pWh9BxSP3AL!qRi#76Ng}TFtLX)jruAy=`<neW2mWd$HPG#a4R%ho%Yeelk^k#G_
6v=Q_t_tcejli$`!#!aC(>{+meSO&{rCn(lfZ{dlqO3HB06uq0A*LaaNL$*ao?&36zSZ8?ZLZWV(ED!iahWl=Dz(o+*rjVS5p{lZ4?qxfSkqTgQ0`$0$fm
gKGbpw|EZ00E~P$W#CTof9w!r~nH50ssI2003E9
tempo.gomoku.threats.combinations:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;7{NgfL#DB;DpR+Hn;S0jXxkeNzPIRUH_05|4*}^uHeFA;R7O`?anh%MzNM8vmP4{k;&bQ5jj2_Ukvn{=B{~sT5V
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
b7!U`OatjpL#bBpLTs+V1*o5XYhs9Zh8dh1e)hF%2P=&Cvj)-x`-2M(nRW7;O_F+zC~?Cl4e6sSxY-JZKBJJhPR4-
63t?kznC){H&?vu6_)TE5o=|Ij^w&(}No_kAf8tJ%gTxnP3&2f8)}mo4$xO`eCbfxkUsg^2|JSi6%%5(zzMrLWy6;V4&!^;@%S8OlH}0mSSrX*ty0lsi`S
kW(mO|0<A%Cu`C#54xFj8oQUjPt0afOmqn0d429D><M<=?I7dEIV}EM_dDwLv9^oqSOkF3&Qz79*Ml1@Kn11nWB2844Sj!SE#_Z^SPiI5b?f(wo4=U#=R-
J=#s4_4#3_aAxtuG}@vIIYypyAfGNq8PWGubLf9tbwIcFw3*WZLv_W#DG$B@Tj8PJ|HLO3hrymPW&Emc2Wt<jx3Vr6GA0-<R2jih|0E*O-
_s$g{R0Aqsu&qfIw3+M4ZG=@g`qgwmXK)E$)y6~Z#~S}Bgdk>OG^l|GgsgeUq!n+ds-|MW71q{hw)^h-
_Qdsjr0H2jYv9RjUIE$|vAij(51KPs7I1;n8PGd%i|StYnlfsxrleH4dS0HQ;T7+aWNjQeES7B**tY+Hhtb{^mL7hUo=`C^&AGi_C%x<RV?#I#8;d(tn1p
z-Mmd_hbr(Hg1oCl&UdSn8p4I>{MJ5Lg(u=s83bv3h3#Y>X5xd9?EY#&E>--Hvo0TjmcQbR8*J<)Jj0)2wG^#e>fD>}W?k;V|)p?kj#OUtiDE)oU-
9XudT>$Rv<!qfNWP20TDk+Fw*p%^{edKhB!kE!IT#wUf5HtcStp#U?;s>>A)Q^K^(5d*EA~a-
+_nze`ND%xD{1$;{}x!_G}@Ex7&aBsFdYz4TIpj66gpjXEcJ5M;v60^@taR$~I$t<t|BvuS))sr-
P=f3#5u#o(fm(m<wIP)^Q9;x>~D4m$_&gjcFHOr)5w^DoYGSgy}@2dOm7OZ-wN7SVi2s2RSe$Y>!Q(;7}1<%8$NkY*F9__l;=A2{L2unXf7zM&46tL<!EW
?ied1eF`>WD~17^>kQHGJ&i4{(Q1Y2FTv6UD@8#<s)NH7Po12-rE(Q(;Zll9b7`}I+BHbRfBH;00ERU;hzBj52~~xr~nH50ssI2003E9
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
