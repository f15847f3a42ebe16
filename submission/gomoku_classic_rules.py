# Tempo: the agent `gomoku_classic_rules` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku_classic_rules`. They are:
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
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
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
#   tempo.gomoku.classic_rules   The second of the two classic designs. `build.py` bundles this module into submission/gomoku_classic_rules.py.

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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "a85a59a589c6990975a3044d", "checksum": "ba79e3c54178446bb91d15d6", "sources": []}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;81rB{#^hq;DpR+Hn;S00#+4D>>isbc`NlnXQ8m7;Cnc7a%xW8av5$5PNtNz`|xrh-2r(qj`-
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
ugU9Lp_w0|7=xUthwZ?Z46ePQj*uc=%xk?Uu7=vc7<-
WST6>fNV!GbDOus#srN~?G#p{d4GB+`t!zL$KHMV(t+Fncg6}CK&58bm6J9hndHlTCb<1_f<oF}Qq{So|UIwHoo8h55!1lDOrtdr_)*g_>EERYKUK-
;F<ygp#urb@%!1H~Nb)f8n}GKquneV3Ej=gQLhi)~lR;`@TI_L)^`lK*vLX8&T=XOHT2$fzy<Q1TE0<}^LNmBl=CzvXC-
=sPUJF^INhg9jR0(WCD~b^Ku|B*Z<slf(=s-
7%IQ$4AHiAra>JG=s&&@p$&sp7NS$REHrD>nzK&S|}XXHO;{8D1MJ53q9!&e^)v6V^N|wsnC2#COvqb>(<VhSLZw#o4pg|P>z?U;u3!Az(R^jkR(0Df(&V
-9$XOhN44CrrSMqd>QJN)`sh3+lF=Do({`x*s`mljd1p|Dx)QBlb~sUW@J)AGgv+u)t~*Jm<wJ=-
9Ihs<7$x=oVITL;lUxolgiY<DhAZRNa%o{Ni9$(xUOQ01on;{B5y=nuIvk*yo-VNcx#n!S@X#3cbG|23F(+ls<t})VCyE#e;Ja!gg2?g9a4*7K#m+?Ziom
qBy-W(N^5|T0N%~p&FtzSIsPJ!bEsIe3fffs-
O1?ZFkRfu4WiQFVhJ}<@WFrKLuD<%Pb7HI9K7ItD@gQ~&1fIn$?NJ<n3|Kv<bIjTx9Skii!zt7&=42)fD?(sH4DO^aSrmEaQ916S^E5TpldCh)p}79k@38
H2?(@rgXbsnj5A-
)NP9uAqo0foTf#=MEbyCD*93h^_5k)q|<&QfjI|#3at#BdHiY%ce)V$JA!=G6NgfubJn*S30*w!<9HiIls`Engky7E5a)4D_&%wsQhKVhb!qWnFdbpfR~8
y>a7qmN;m*L4pM?ab)WyoXvP>S}s>7el?GEM;O*689LUoXTYgYa;XLX<O>)LUE^{ewy{JvdlR^q;8Da1Cz077kmet$TfdY;|E#I5s&dGh*oZtUK&=$Jyuz
{j$#&V<RWnFjC6T%8L(s)Doxx3CUp5?a=}Ek{$)K4Jv_YzccL`M5%htWA4c!!(WHRkY+UJA1f|8KHba?yaO`7rbr)G@g=1fo0EB|;5UvrjUGwV9V?~gl5D
?3c`v%nxoTgIgEZpksCS@1sxr-
w5CX^;wcWHETAMj+YBV(skctMGZ9C?k0KImyWkZ%<8o?k{%Vida*n?(q0YH7Gk_M?xDDH7}uB!<y356PcULE;DCsr<Am-
6R}cX+gcWdmqZg;c3AYdnhWooJG4#AQ^B|oJ_)Ll$w*dg7sk=6AwXQR=2gA4bsbY5Ee3Ru*x!d2hR_)f$pDLEr-gf&StH(nzheKeZ1TMk$xAYp9AwBk0s^
r$S^Kq2AZ~R73ObWFXUVr*(_W{Orf1M$<bU4x|4G(oE_GKmv`IgFcI11;15<=jA&Vrugnn}DUP<!WV==8$k?-
Hs(&l8oZpm~G2Yv37jetpW?G8!dk~d|_ZYjunJ$Y<p7aF7EymEIGD6p~q`sAR7W4ljcvn(-
Z56ALDGl0@K2ZGbD9iAQ?+maI8Bxgz8{=PwEnHVZxV0Ri<ee;L;W}H`(?HbBHV4#0H2@=}b^m$LW}>HjiJhXExE9QH<bv7ov(o&kh!z^nd_&$4m)hnuYI|
=w$X_=F>=kgqBNICFi(pJPzT>km<?*+b{y`%@4gA`p5FD5GSYXXMmvZKYtqqNs)Y|nbJ84Nvd;JJATP_6NqH$hV99DawXP}{B!jzGN6zYdNxuW5o?crZy?
xgt})&{R8@%k2X#s#?(!ZfuBGGVWpDXK|`t+pq#NW}2-r>u(I#wM$N+R+jOGAAxl7*YJ|*=%N&LYG-
=rqC&IRqT#LXLkx9{OB6=rw_~=7k`Yu3T0kUbbc9o)@WCWGmktxT&;DUBntMryXD!bAoj8o5V5>U2KNleaGP?_?js}DbTFp_PvMGTzsSRQFkITwDOeL|7p
Yq#RX#MiLnAjpy2kO7+;^2nth;axQJQqVu*f(dd{B(2Nv3q6!5lK&1wys#rpK$5-
sQE7%MYEEb*9Zuw580fs@dX5cs@rYnmTngV(qo=Tplo@NSsh`@!keN%i>|J7?1>rDXVrD?$gq27+t#*6Vm>gSfT88@}j7pq_EghDaiB=m=`sd4BhnCdLSv
rwzcf$xfHLziN{?o2$E~QetEl`%=nroilo8EY|S-
~wlgVTes|XF4!8)#uv1dz$|C%FjR15!bb5ZOlFIs8%yHgU<z~m#H)!qe#a3QJg7fN)<ieLxQ9D}NX2Y{pqG<Z%mYyhDYzp{fxl*ZW!!>^xC0%mw(g3Ge5k
iwDO$*i8hlOE@J!XvLxC0;xhpOd9&<x&rCrk9H80#qI%<w8a&3w2;#OUo3$(@DXtNkGzqGT6ctAh8q0HImf$-Ja>OuxXy2!>(gSu33&Jn25|yG04_Z;$u-
s_m6R-EDCjdBp*4Ds^cu2L4EX<kp1Qr=reG$8%a!i3kimADP7^2`px|Ams49>hqf<F7GP}6$d$M=@U+<vPy1rpk_%_m2NK(V6d+j+{abKcx|uFg+OJ-xET
a=<EDde(==^)Hh)@BJz;ds6aDs)!7$s;qW;orq-
71}DOi&LBp~U21*7&ET9BXtyJ*gvxx~7mo+B+whR=}(D^2EH#}$c5XNsV>MXa5>0000000EL5_@Ds*e@j}mr~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;j|G`j$HsP;DqL7FP%ztu&qe~-
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
O&ukICwIB$O^6yXSDJtNb%*~%nlYw?n6b8NAbg8DFi$hVpe-aYzkGoGdVz|?~ngby|fUet!xWxzHVf7F^_qD19Gu97+*RRNxklj>b+5JRz-
T4ZTb$a00{#P;!9WeV|q~pf5tH3B}dFHxWvrPjg`I9+ERdFomh5S>ep*|9X48YP;BcZvJIjW(1Lw{Z$ye5OQ<X<R3#B`4_nS-*4iUO3^OXP1-
^1zGx@<?mN)99#GBp7~~#4`9E3r7~GwqzFO$hXN*74woMOxvXg|JrA_q9!OL&BYh^1<~Dns`fd!#pG9`CoDUWVb!?-
+<G98Y5|t81}O`DbaVvHd6BEYUXy(8iF^g}9$fpY?K7=ZLk$YZANG9Zmb#w%NDV$UV$qYKS=(*+b0tmG!H~Pi$9dirlk59kWe17_Z8juI0>~%<CI<v>cbp
U-J5;h$!uO>OsZC6L&FdNhNpxA|;nEf{_J?&XJ&PkK<TL_f^Ku^`b2{uzzW&zqO|45jW`cs&MdOWAQjkGP{4-WcZw18|GSPtO?o-
?OZc*kenKkrE*H<0y;1DD8^67?)1c-d0=Dne*Z{NZO>KC#BkM~_JV}8AYEEGS6Qtw}RIK^v?hMP1N{L2nx!q2Onx5ql62l<J-
pg3*uefiv@fbPpuW6wh}_Ev2~1lP3zN<zuiOhT_FoPKYRsB2g}=r^!=;Rl{a`yhwJGS-P)UqC$-Q3v?`7nhgld5gniS$E}#QdH9*Tre`av7x0ll?PP;&d-
^&uQSQ&zBO{Z5{5Kxrm<xNzE#xcqeq<iCD-barp{>%Uqre5K4-Z5zW1aCoHt?z2Vg2eQS8TOr!P^^;P9@|5(3h(-
n?$|cq6bw5fsiqFMrP}bf(AhHHqDVKAAbj9zfj4t9Uh>#sE{I;jqus{G8S;fl5G<87O6ZL`Kp-{snV`oX3=N{-
gr&?o%SWwL%A&X;gd~#j`!hp{F|+X+;YtOzf$vkF)k+UN6Xb-
?aqTDrbK80A8awvR%JyiX$K<$F%At6w|VaaKY&pv7<G0fL#)2KZY%wa$>_wLQk9QnVyy2fr)=?y=)S!uT`bOh4&R0&=aUuZpY8H+MW=;dha^l#bfDCR_o&
UhTj)^cIfzfwJSLvhA7EXfbFM;wHR5}kMbTe10(Cj%Fel1E&{7k=6B$qUnM4AES$s2EB`Od$0H)apnZ7diF%j*K41-
a<_x(<aM^jWMwV)&8rMCso~W2;jjlk5%F$bxTV;B_Fqy<7w|#nz4Q!wF)i#+`f4$iJ@=x!VI=mvO+~tV{l;ub}Hw?T5=XEiIibf~UGt}E><4@gk%bllmw1
|MlM4dgW7%0*N4XIceYd;pc_M^C7AXCxq8%qTGQR#okD&XyLEz)xSBXTnH>ck%X2v+tfgO!(K<l5rI3rXXQCHTw9Er<C8AYe$o;EkE~6zap8p%eRKJ%gK6
k;)x!=UV92_B0>fyq8=<c62s%od)%caDr5pD03-U=rilbX;)ClZQjoibrp$X0e`Is$|JMkey{65lz3n4WBaUx81MI`|MoS-r1F(FXo-MJ9|r>*bY!-
Xg0yTnDoXM)22yUCk_bR7P`slD#6CZi+i~LpHH5EG6nBENuqmeL?)HA2+35M)C?OBnT0GlY#p)=}9a;J|++zkddI;@<sBV~|C6zvqp|AePa{eS=G=<8PS7
W9ve!KUzzYpIn;tW0yv*LI2c}&!dg8KJvLy#g8MmQcg!REaLkR@G))J9|)SNfG=*F|<QIE(`8;@8QPR~pmvqcKx+NZx4#gqFRSd}qv0m4s8*p1r?|#8<>h
?L5Q6+2qh%<Y8`YZ)cU*mcD*T7}F=3j{@&yq#8g4%b(@dPMSTV0OaNOUsdz0QCG*uX5lmPXV^{J3~rhcXfbGX>?8p=4_id6|DfnaM%29<hSe34;Z_-
8RceL)-6pE>SGm$|SX8tUO03m9C0sJm;(G8>52K;SZ4A%l4N?nn<`1?|-{~+PP-XR$wJ!Q<GEe};BwfX4B@sE_%8VXTrv(b5+>HUIWo`T>g|<ruNh1wUPx
nI*8M3R-)PcGTJ*mi+8_@4X8acp_tzSweO`9?b-kqwz@);$lm1lxs^u!7`)^(apI(H;0miPv7`)IS3#yr3uN4CV;6cNnqc-
(G3>3iVGsnZ|rZmvs>#)ygK7qj8R0ffu?{(maWL?)QB$@K7!ip(u28?UF(XPn@%_S^>RuZG7qxpXG$TmvoFXVg8n1re{;`$@!{M1nSR#QkBQw!q-
lAf#*?6E7@^6?E}y{N|59k|-e`Q$r&@TjXti@2G?S{ttudUH(alD6kUgeq9t9)R$z%J4fkJgR#s5grsmyu-w{hOw^^3{zJyNjm_!-
iCfm5D8j#@)C^k+HTfhv;7pj`6JI0GzB{#|#x4KS4ZpsKxh=+&Sk#i9>g}dHAp5T{T$>-!=k^KeTt`zO5S`#=Wq3^45I3~oBkQzh*t8ymK`E1g^#-
|2T34*1oHdyt8mR8`>t6x<k~xS{76FKH@&G1h7xQ2*6p!1+DiQ;obeq*#fTJ{#Eg%69{wX=dpb*fQgKlh81E45r(PCmjviRUAs~Y|!c#V`##IEzGq)Ir~e
dZ=$!@x>XUk#8~{E;xOT@O|a531+4(qmEr4e`VXRr%l$%Myc`?vY9jy|hrE;Q4vYUYYgnF9wpFx^dCN`mC=}w2O>{dB_#;)`GqC%{&((?aLo5aIV|6R)|D
k)iV0VaRKjZlBmG|0Q+)qO(`2YzfH`J3Yu_7`+Z_kT+Fz7Bm-
b)1@8uBgwUAVhJR!?ned8T7+P`s0KW=#&Q_wwlw4U!&q(n4PJ@hIr!}1yL+p>Bb`n?<gX3E;+HRLs{5f1y$`pv=FK?=>o7TxY8OF_IxirnLn(RQExn|+1k
P0Y#Q$lZ{<hVNn7rm(5h?L!}=q-gyH|%Gg74D3gi=*N7maPz9S+Qj5A?1(YK9z2ULOUQ@fofhwpJlWIaFS-
z?=d+nt#Q#ZeW%5e%1IqW`HsMVS4jhYOuXnB3mJ#Emn%gtFE8|kShhFH_LJNhLK*!nm;C9{`jN#1tkKo$%j+W<$ROx2z0;T&qPl4^S$@6>!0G~`dG$oqpq
e0zbkR!b#IE62F#8@%_4{aCv4DE`u*obT6K#rEp=lbD*@x5h&~>Kqa2I>|yzOWLq`IH0a>sy}=`87o8{1R7n-
Rql8d>vEFXee&GW~(Ph+<{b^T}I)MUMrgp@n9k6fbZK`>#GHNeXM-6jUN};udeb+Y8pNX?E-
s_{00i=^>6!Ac#Y#$gwG|FFMKk>$w?7MXQCDj8@`mQ5?*YZ(-
?X)Q?UXzo=qgaRni9T8Ql5iawwSf^%NfDQH%_bJwqQ)J=f!@bQvOF_!I)?j<?RKOAmvO2R*6^#g?yDn7)WV>7<kCl8jJI_6Ne?)kj<UC_cl1Q#=?iy6q!E
EC?ah^Z1apzBB6&m3ThKSoZM_ljKrk?#8HtDCl|e9JkjkHRVLV6?z2BR0@HdmF~!C#SSK&+93gG}|N;%<h33qHz*owfIT3%h*3F;pAA+6u9Ri&Fj#ho-
K&YD>Z3yxX#6_Nwny}*+F!Iju@8NNcz1x3uNkJBEipc@l@&|JNn^km4eOjrs2d8G`?b0O2m<N8lD_HC!p*Lhx=DAY%LW&iXA?2jX}aXrdyVn$k|~rBXpQ2
7bD99`hirVA3xN!sxY9@oY|{iOK6+QwuhY`)c%PP1K*(Q=05CXLW3yN2T(TughO%#$Okmq$RHdd0)w2p*L2C%AyXA`)!cr>!n_zdYz0ikNG|mhB-nC&1)}
-4w@j039>P5LvwNCT@K)r8>WWJ8Q}h@PH%~QXAEBn={`neeWdwz#xAL8*KBQr(3Y+g;sFh)$Fvw^tDmOh4HQ<e?l2!p*)KQJGg`UpsdD2#h#JqEhDs(FoE
C}}{@*FvqHPwhx-
iwKWiN{&Ix`~8V77`-$FbgW={+zI;D*KjC1^Pg*({1V|2CeT2Pr><0_cZfAa@BFIr5h3-I_syZ_XB(a;S(=>a9>T>w|L02+$bIP70ZaIucrtE--zruGtjF
Hh{|{K_DLvLWog_s$LxI&;$f=8ldW<UEPC@JV3#gs0@9*ezR18A*(DO_fJk*V!KQ^VXrf<Qo|xSC{du-
X{M)5L1sEEj_{3rA7=3zk;9vYGP>YB5xhj(6s1nD{GfcbExG5<|>Ro-CwpIfj+yW7O%V3sAXqBnVz*16=0mY%i?8%Iv)XS#KI?6pV1vhy`hU>ZcH!2FoJi
7DR3uy<wh@y*HV&1+JgJsn!V;8_kc@LPlL2*};X8Ql)0IW{Um8VWn*@_IvL^n6$<?&a(#x-
Re!ey@uD4PR1l>n}yC9vO~c_gQ%;!qeldgReI>#FmHn)=1M2MIv=4nt7(e;(mIG!^L5cnxcbSI<G%-
0TEIdTRi>ss*ZG`pFob$Kjz8Y>0;a%0@I(aFZ^Zh?UV%Y+7D9Q4gGhen5qU8%hCT4-4q4qg>^*t%tYpSeJb>&a!`&uN<{c%G*B&-
O~~&X^HlaK_w~DyOchylPzrM4#!KMW6Pc)X>P#<O|n_$=8Qym+OU~~dPk($3*-
!8=RPCh1L^BD+X{;=yy0;$t>;F%npCfuWu}Y==p{_OsGT6^hldqdp8>efyMnomvmDTY<P`0Z{vxcGfTUS9Am;TxbhX_?K9}S~d2bcdF9b}oR&yKZ9>e&EY
g9Rlzw6-
0jn_wO9%fTjy$z@IpZQ`#z419|mHQY~7!73u+7Z)DzB9%+O>mGlb_|3Otl>$$3NRFda2G}$`N&n=O}nFuW<#F4qNbY%CEF5BtHP8fD+}L+FltF;O_CKU7+
tq=m=ay|5UW6}FJ<@6YLa~#5>UE#ccBdpZM_LjnjWbL-ldyJ2~JEKTWQ0vz;#ick>4J5TY&s8Ifbs8UuBGB<}W=$ZvHM~EnL@}{-
7d1lxXe**+6a8xg4!fK|%Cp@XW?==Bd?2qex_tR)J|-HA_I&X@9ce)xg2W&gNkkxeqabe4Ky4y3C#9p4|RWO@F1+3dwF>_seFTFSr2o-ajT3+T=Ib-sPC?
?+nIKn8jVG^@g3Y>#xdV<)I|Ml*<(#eWb1R_;65^$t5g5lhsT`5jIiYdxXFWzFXC8OY?~YhmDpXFnBT!lK*}#>x2Pj1q$0tniO7N{rxjjcS?}%Xb~p)|7w
QiL{HA?E>=PX{B_8t4Si7soJlx;_MX(SIEjIYscuU&1POzOVgTY(t`}yO2(1;BZX}yJ$x`@PbQ1ozpL#dU#%*bdD<M*0g*EQwp_klY#?J6vxTaIIhHZ5oe
B1*16ag9K)DyhePKVxA;{}u`Q->F&={lirVWmZ`ta(T)4O*SRbr-
>u>R6`R*qyJ~3wxGsl`e<tc&LssDe2~Rnh6wZt}3e5+GxeW!wl>~15NS@$m?M<q+swc`BrK#)2}s4=;Q?L{S9A+2^*j93uIEL)V=t1{9A;P<*B+&qCBW%q
8|&GV(epRC083^OmPA*9CBSAu7dJ4q76X`jA{TS3c~3-j>oo$DPZOa5Dx`seu64D<jL(E*ON&)nyg(iMC7Y9IOYC8xk-
4w!S~iY^z(9(e{^$&8u_mpA>03`yx{Nolo-zIHOY0{=pAV=b}3c&>gkS2aF!z9bfl>u(jH2jH|jPb>1MJPUV8Y=(;18!;L;$am|fq=H@V_fp`dpWVp!`u1
^3nr8t4k9lt*Jb1>yeh#HhU>mN&ceUah4dqZ_p4s_6NVlU?iVr8#S*u5=cHvVn--9mr<m*rFb)Dugs4f+p+nI@9&*P$`sAOsVTz8&m!Q{IT;*Zoc@kIGjp
^2dv8j2Wp$xoOtuNd&N7Z)UWBUh<1g7*7j&BS%%Qz?E;<8J{XR+EM6;jP^b1G0$C$iZZM=W7`e^Ks7xpPz3X<ANDlgx=(k|A*h3(N|GzRe`}@D;Y<xFKNO
rg7u#pcL`G3&JgQSg4Ni<jqm=dOW;9}>xV<<4BQDc1eBwCbD{hlr`&L|dP=VV>1<f+EyAywmvHg8gFItUDXU~4QAcTpJ`;cr>T^4!x|oU?RS<?Ky(!F)7l
G0Avmb8LWb4vb0U(4FLv0(uAXfQj*{*I#;BS86P9U6{Z;<-
2Y0mf0Cf?}WX8xlZkFKxEe>ViqxsA`s%yjbUw7MElJZIyGAe)Ln4@kE+y~<G>^7;3w|*;~B^*z|@$5b-
vhvH*|0O0u1B@Sccju?ojh2rJ}jmxITuK(dG=J?_HFfl)-}J`Yb|Qc@Ca>LNih-16`DR8QKgnFVLDvzd#Rv|2@2{I{$0@E9J~yzOV-
f%45{hkjoiyj+Hevt=>Gajm)%M>^Od9R?E)RM9Q>Y7Jhl9nCd$>@2O=+3}8==9E>yM>LSur*u0;<n~}lCwtvJ=43m^I&T^g1efH*iO6nO~&nrVN@S4sZ<8
a1;b_`kqNEj>Zrz6c5+19}*cVv<j{KrWvPL;)n>KWrvlkgiI79N!-
MXT2wtF}E)7tk8!`15}3M81i`^8qwJWOpjWcHv9j=<VX6hB!Ma4ikpZ2!vWL&z@_XGSNmaH9~dYeM+h8TE%qkNp_#V#F1+&>g}t}P%_3Pz80W}ET3dc9$2
1t7c99h2r>`(-+~gXK?9;g#1jbBRx6|bzEeA+%Nt4n=S_PV?}rX#TJgF9ki}<}Z(J%wLT>)(saWOUnM<{T_2JG$yrp@K#fK9}qVd})UZNusFjLop1-
O;||Ll?zOI;FI${0DKQflppGo)EbBYg_C|G9i5esb`sgZF5KWdxGRw97!7ifSHrFsEX6cqMKC!)m*G_8(|A(6`9Bm&DLK(0kw>EZD&KTVkZv5(l<&b8}nl
E}sqJb0hq4!pt@B=0_Bvo5;)9*pd7YYN$+N>UWC};R%$F83a**9d14to$fz%j22O%kEE(x4eB$2;w!!`QKlQ=ObpJ$9?{414NT+tGJ4eQw4OMBeALDGD>}
#z(|my^99gq1JiYW%ljUTWcd>w@hrhq`JPFkc`Q`a(C82HiYNpe2s#E8rJ}d`nkY@*LY8nq`Csr(drKG00P#kf+A7tl5_z^b6#h(ZzQ~&M+@WuBTEExX=d
ie&vjmR7rH}<kFAIKllFG=G}7QSK$RPwM~O_s(cx}lavr)@LD-xQfd`}yweNgvFyb>ug{1X3TQd9e$D{9`CSCPm(|t)A*O=v9LFe0&}6c-!-
G2+Nqqv?0NzpSX6|;)y4}FCA2nC!W4xjzQy$bg^_+eX#=4GRbw+7`Iv0FZa@^H<HK_!BIj`_X>dA$TRaZVK2dgM<jAfFS`^>Bv)=kjyek5v@$ICV+AX2R<
m2?Va4SV)kCCsvq<4yY93iG(%*%G;pT-ak7OKuTn_#-Zie~pi$z3h-b>mdZ=Eo&JsRyt2(hy*m>l}#QIYkdrpCr~?&DokzDWDm&+X5Y&tnoN-
1`$dpZ<S_&*hVgw=RXyXq<xV%%1nG@!A}~3ct$B<UinJ;tm44dA4-+N^?aFnnHjR0z9p8{W5xV{|H{FfKn28HkXQ`1tB-
!&SN1^wu3`fHB__<`>U&$tp3P2iR7BvFP9Ei*2Lqw9Lu@;xG-Tui*Z5*L4exrM_xeB6^kENa-
N@CNSO*9FRI&=F3?MoXhsbr!#g@T*I<Bc+=fE+TnbYuc+qe8291JBW)>o;BmbW+u~+IA<H?!K!P{*j+i{_nj5*!uiTN9J(@K8j;Cq`uCh{c5ArEcLkeGI{
gm3uvQS(V*<0&##XL*EMX^qL3MWWT&G`T#+TAG}?ZGi=~uUl&KrbeR-gdJ`dpyPSrPc_-
1dpv6<TM7jB`)GW8*UahbVb#JN4|`WsD8Qz*tiTaQqgcl7CK3N>!$uxOx?zPuvfj(&YhVoA{+Re+LH<a3_o=`w*G^*JBoOlKx#QVD#ti-vQd)4N2OX|BqY
+zb{gtW!G~^e9Io8cKKI%<rc5cjP1b3!;fhiON$f&x%*8pI?l~XEMz_JhpT8<Vu6wD<?$ta|d7$VEA0eiFbh&Fn8W*<O%?H|+LM{$*AcAj*q=FTt$DpZN>
0slpkR@y()0vl0ea_tNCBN$R4B+QUF#*8DLBP7p9r{YQ^(sbFJKq=5#>6oG0aBIe}_=2+ktpJ)s7EzxILO9W=St0+b-
k3mrlsX7koDQ&(>_;AeXISFEwif?+xyG-*S-
qh?DO<le%_*LP1jz5T(1g#$JF;Z{hNX?B?!A_|i+$6yl(3#OwI8mSHyiRz+g>g3Js=fK{o0C1|1a<pMJ6iX0t9POEjjGbc36HyyXs!872i=LO#NOI5Fbhp
SdC$1<4BF<?BUgG`e51Z6+^=|D(af<$%`^uaCI+Hl#Mo6OV{1&7-
m^t#>AN0ex^Qxlig`<@8k^R@BrsfRGGCZHcp8UzeH5gRhFRbJZ`U<NC7J*b3WV8+hv2E$`fd#%#|pz;CmyqZf@2u?^Zlr+LelX(3D=Uz=BK)Q}}PSqEVE`
dX;ei*1C4U4y2~z_fuJBaKP%yvg%UhWlDQVgr>!V*Y$2azVorK{fPhnp4(F1{2PPO;~nzx-&UZpa<=Ai^<(<^97J-
BnAGRG`Bs4}fXIB&Y}JvmNF*_}FYJ8e$D-
FU{ATv5c)j#O0{x|t`^Us$ZQBD{B`tkdr@M>^^PcSrTQso1D63;pM3Eu2Q!2WqUnx%2n}$+iiXPzya{PZojcwnC(k&(5n#SxE(&RMJpR^lEFGcbtB4xZz7
zvT??D%w;3zw6V1vX4d&2q{&1-C9C>(rqEnzk^EmBd9qE;yNPe^;evG%v1PIa~-{Qp?akKNEK)PtH|TY;}rCYjqP|D}bVORqgGhS}2k-
e4+y+c}?*QKO^pey17c6(Jl7sM%&Qovn2L&>UoW)O`_w=HY>DYYoWXI6&BwS-aM!~lXPw(G1I;#VDhi)mX;KPj_DM;nRRF=I|WaZws3)sI$x1HC5P=+&Ey
y#hKu$D_JyDxQ$NU7t%b`Wq%e<MVfc7h)W?DQ(dN2mF=3ZL&SospTTVrE@bOOqIoL9K<|XLPxl=hn?rQAN9EXnqPIcyH7Q8aj;~fmqprg{`U?Z4VMhsne+
CNz1gvUsD5_a8DgkXMA>Tsr_aQNLzY|kLfLneo3JC(<FX&+bxaa0Z*?>wfNa?CAWJX;QaL&g<=F;A@;XiH2y??!U5`*DiAVnd^(ql;YA7av@}*UY65Ze)G
)V5l#+^%%(Hz`hc9_k=bKx?-
K(pc$#I=&Q%FgkoE_)Qme<NN;Rbu83q9<mb(c0@@hd20{at0h3^G+f1)=;goB(UnYekQ;dv?{IsociIVy=`x{)5&#SC+wrVjO-Cr13W|cw;MSp^9Wn}4k5
t>@)x%@SWonT1cS_Kl?15v`S`!=COJwCC!^H=B`9~o+e-
(!;E#ARdKhfs}Aj)(Xur0_@6qs_df+J(`r?%wvASGif7FEVndt|AFeXVzD!(cg;p><OytQvHg)a8hI2+XBU|iFPm9QqnGC&NzW{uXhoeU9}}f<C#OAcxhn
3**q*+dtn>v<|d8-=!lUmSC^KbjY;viXkJ^~2ABD=W0-
t1?A_VDOJGt|Sv4=nMsU9ytCckf=;hI#M*&W}4w4$!<kYE}gwKN2%%|SttSAOCLP+K>_%=XuQBN$_hc!)izRnmNUgsnNuNX_WI#*p9mINAN14wIc-
^gA98bvs1Nw+%9)b~Z9Id--TzRt$dLc)t))7#GWwuNe;K?MY#4^JX^GS&)oCGw;*mQWiAm<8cG6=ijBzvn|(_g|l1aXpAU__a^9jVezrQ8ur(dQIKFcG+i
WS9zWsUdm44(F5up!nEF4c<_t3yNm}#oQ-i#wi4$#9jrt>Ku%}zuk2AJs3F04m%8Fs8C4;HI93b{$_8-39r-4}MrAeGh7G0D$-
{RZkvaBtx;3Tc%#bq}+l}EtMXDwqC^rcPSoW(s!s0g0N|C9JOh$`wJ+9Q@9(P8QP3551`BKv*Qt%pJl@b@AeL`=~3Y)(eoVz*N$VT9Bb7T@wHV#_6vbAvd
-U52x1lqnRVG;DPL}chh>ufXQ`Rgnatv-*h0s`<mSrkf>@aypv%CAXHATjO`7T!eUMRq;oVp>8j#B$nyfB-
&J%XJR}lshtYo@YgfCzBlNJj&7091J4B<K%~j<eSnFoO0NU`v|*z`l@XX_`~eD;+p4D<d&$JgSivj7;gZhS60<}Xd{;~T%A~zuV{U}1}d^jr9-
$`B}|vN=zIK+D+SBCEjV{X)?k(Y+<4o=^ZX+K!(sY;Pc%!pCgu(tsu9LJEXCBv4Bc#rRqn2guNpNTt;fNZ-ID1MPXKAm1`=2g)3yDbi;VW?6kp^C<i>@hZ
D?Sb6JjD!E##<50TGt|4>Y<zX@&U-Ej+Kg7YdT$42`KNm@UXO50EG4GL8~3Q?J|Q=f4M9pSfbSkL|8t-
ggx+g+PPFdwah12%)_&b1D%%E2QHaCs0MIB_Xh}h+y2CzLREx5br)tY^vMupnVR@U#bUQF;3~t8|9dP3ifdNtjCfiuR)mkn3&W-
p+~}|ATv8k!W{bvKA|iPJj7hoBGNdW5hy4tIvayPEHZ9CEbrd_VIx_+y0(+7mn!<4?G2jH50O(Ws!Gl%MSXf^P0PFkjF`7!TxuuO$?)&4@otP|(=;jmAIk
oN)w8D{`mrfbX{tnnBV^C8g9iDpV1T!i_y{KO%9vnlmr_E0-
)DXNALyjLchzGdL&`UGK|U;hKIa7!aXLIA9Gf2rw_#gc%Aw6}CP*ZLg)3(4TXf9i5})uEBCEiBiZA5}#2A9v^Oo#+^e+6>y{)Be>qQ>EOU5%{071a<&a?h
!5Z8J1(2*X!-
YZBgC}W5LDhqgG%pd88gBY^9Z{@K@UykEbDIa|1@r+(>B5A1+jkO(g+R7qZl75W|V(?B1R61VP2iWh*%$WZpNuCo0$vA|Z4Na$ura@Omb!9$aC|d(U$E_>
3mCZ<g>WWw7(*}mY%iLPpnS4-
uYSjHbiU<FvwC`;@q70HWko&J7E>j@k1MIPn?xT$GCG2D4KDp#$s6b!DL@o2xw{P;WOB;{ou;T&md$ORCgf$0=3a3D;Zyp*T7}Klm_7j{|bE$>YLitNmzF
-6oDn{8pn8cJFJsm)gItxrc0HOtcf7*SKOvEs?^li~1uU*4&J6kz+^L#X*wZA$Yj#|gwwqXC{K&lN*0o|;jTH#w*)?wLBenR;WhDjRZdW)_?4I2!RJF}@e
v<1pIB4?_&RIdtc2xwcme?09eiojzrS7IbPeOSZQn?YFIy%~6)m4Lrw2Tu+W<6bF9iUl-2)Ti9oVs)gS<d>?b4-DT<-
uJNcK)xV0laCSZ@^xY#K#I1D16;c~X<)B!alE<|>lg5I{>1tqFE%~rU6jrh?}`;D$t<U-92-~&p9W+v>T%?>LB-
}cg}7+Mi4<YN+Z{)uFTA^&@5n)~6cx!=$Oj;hhlhIE432+q*5#}dIGwtSayCYHY#ftJeK!5ZZRX|JQZBc<1M6yNlFt=Mey2Lax+C}b56;tzL-
0W)JBeTjn4^YNU`g9yw6KJBGOZ10Y=v}I*C-3Z10_~9H4I(;gF3xw9e1_}8K;KJaAT^zp%&x`Yw-C)_qK~oDy6n0=j-
c}!*Sx3iHR_$;|FRv8@g5SUZdN!Pqkf7^|%=+`3teEk1sVEBSA)e&UwF;*F=LV`XcMkk^cJy6Y>=r|3CMa;5{1QrTn7jELc|#lpiD<XS1@ZY&Akq>()`IJ
K>;CTY_Zd+I0Y^G`{1^6PU7k>lCo;gbJr~xZYUkA{T1=u1R)v6V-auuN@6S9Y51Ehl>gVRmom|dJJaLfye#w4v_e52>``u85&Zb`Ih|v-
g*(RyBVY?#vJ?CreDMArr@pG0L)I+{~DDcjRQX;j%Wvnq@`KS)XOQX$!`V4tQc<^@&}0Gha@!^$Bxuxanat?cRtheEcA6VAGSz>*y?B@rhI1?H6wiDN)KM
QT+u(?@9Tt;p}4RLAANPyeT{QT4>;+O#GsL&Xk2D6f$*bAALQ^QAe2=E-1!p8ro)1rI7Y|c#`NIYJG{VUxdo-
^68SRud5RExleOd_2F@k%tj&OlTFpWJx(#=(R!u5phYn9WA!LTAi+cOCVMy3r@sEM}lFo8)ESk(ggw97W@Y=EGcX=}a$kN*hgtBwzNz>nb!i4(1w<5e}dY
w}KMxCTVo0dMRNR<b&X2j`9=@)gdW?fLstogA2ws|8wSlT4kZA4?Xk~4W3@_3}~^ZxZOt(O<Y{9?8=tnZCFQ1{gm1~Q+J1vtgZX+=VpGEU$W0l9CYm17RE
;&e*^MC$>QL)^4;nk()gRMhA%1l6YNF&Y=_5FIG=+?#xo6ooW3mFwsG7D}*(dbm%v&-
dXNK~5mL%WJxyzM65|GgulV({#~&x^DGchh^zKi**(7AK;;1!w2?1G>SqceFqIr21|H7F)rZ9*cYNjIR=%W=d?PHy=0wr{k~fqr$xmIio^rfZ>J6LbD#Pq
*;5k+Ev45+JAwJ&iD?ZpZ_5iO_Tcb1bs|Vg6}ini|1nM8a@utvKxNi^ZW5gj#2R&zpQ`u>hkv9id*4~rm)T*&`6R||VV(R;2vC)<jl_<EKwc>zjch>Yd;R
9h4LRM+koxmg3tZYregObYM~d!|y=OYJ@jHL^(46_(EC+#c5`H?McSwpF0zTv>LlI8#*JW1cL9xDeP8G<Qiy(-45<4-
ceSO^<6&zZtZEOtzXz%{^xn$|7;p*R2O1%W`9s&w~!JeOIP1q3d@O_M3;;vAXd6`Nxh04y{&oLdl+}CABY>2#PcL?qB5~rg`H813`98$zde?jO7e?vTE)?
I-5)7(Jdv<I<-bxsNTeV(QA!VgO4=5ZMS8ohc9`G4ba%X9a9gY=JzNDY&Ya@FwAlIk>U?1dO+>UWp_W#*eKWqiY%GEK$rr)O{oax`<oT4~6?-
bpgHott{OXbH|$00rgEs5~jKzhC@0LF#}{Gwz!M$2X!(#2zG?jEl=R*wEX_<4H@@Hc{>sYR4Ba<zQ$=ii!@j9sxTA1nMpr;okn4ilBqJy}X-
ruIC+lX!Z7Jxb?uPcwVdjSU3lqZ5Vm+>!7L9|4`TR%A-?*gmf-
)w&Bhuu4d53=Zvm8WGmSZ5K$IrpfK<r=fjggZZA05u(kn4@+4=TbP`G`F0us!P&}gZXX8_Q-tFt)`zEc%+-
0M;UFBjX{%9h6n++=4AyQdwHxLf9Z(_l2)Q+P2&|h{_Sr7i>*%Z~6mQGD__srFUxG&*pXn|GKgR=&C#c;l<#_g&%av9&T>odWe2GQ?0ils3T;wkHjZi){P
QaKyEem5ZL@RrSI0Gl)B7sojT&LRrtpZ!36CXOT>xIcqh2m7ow1rL!=;p=!iQC=SJqo8kHWc<B8$bF8U_zgLvmXfLo1wgaaM2bcjiQ!7nVYW|l{#hl_W~n
#2kQ9b$WICjpy{VpJiGesOc;lawWkwIRmh0t0fbbh7WjzaIuGpvGj|s7%$LrZR{O|mf7q>IDOonH&N3l+NIP_QkN(Ym4O@N2X?3pehAz05?Y}Bpgvmv(!#
|^${&`deJr}9gQ+c%$LFnJup8-32iDuQe(-Olxn6`++ig*%{MJ=K`?#-yTtCI^{#$Dp3WfdRoRQPcK^%-
bsXFikHjL@L>{T;fU~TdqB5zIiyW!5r1vczrbj^gBiKv*?2!(0@LnY6ADXS0o>=YN^X2X{n-
zH{i?Ft+au2fh7`DLi~FVdn4H^O8@w55+OJGG=nMiWaqP4i`)3%C~Tjp-vui}^3U~61XD3=z9W)v<=<4w^=q(npT)L=;!vd_MrI5MzGup;>PRDKz4jqfk4
Ql+0>gVNx*iESaM|Z~8}x?ycs2-XwE8|OU#@GIx@RW1cvGpPyXvzhgpG*D<hSyKAR%qX<OA1@*R3glmJMFn$c0+qC(D7@)+69M-
Cq1+&`^6M8ln$8nCa~g$7bNE*U1f=>?TA;qCd=H5|1LCMTm7=kK_we9%BJ&_PPT)G}wU2G0}+25MWk0C+Vrfrv_TPk;*Zg={~g^LqU+vTdzU`&iiK~9&EP
XyTkEK4o&`9g*HG-
!negVElBv+BS<L;y12Hy&)Hg#?PE#XFF=W+>twF+GwDy|@^R8Ta3dPD$vGYl6Wy=S;scz_xi>(eURM~RVr)_`RDCAVwPmgnilDwx1*>+=Z}A96x=DQD0~n
Eb$_r4@f7mP3TQ_K3y<XCD$fR_MiWEIodT)5|{2~o%gy3w5y7J4{0it=eW`Z*u60xQn4vmQ|g36I~L)Hkzj&TA2_7$`mhi_wrD$*H_sGSI28Iv~^eH=JB$
Aee9j|!<mBTy$)-
WSFuaygGLNFx|^=hLbDIMjBq7*x`Pyah~0w8=MoC}So4uD@h#1=~hW*#R%C&XwPMqpUkS2!5gtbJAd`y_fCTZbkGx)UFKamISNNL3^_^2)>8)M(Ju`5Tun
kXh+Q;iz7}Ihc{UW)=U@pXoBT#Q}?4-
3*T(;I{5|hRcX)L5_OkkEk@H7`3GJr&tbcYNv_!W6A)5rrr`@h4z6rubmDgJl~PnR;(F8kE)BF@{d|foooIQko}goAK>k$wjLNpOCh*3yG;$V96zx2N^=J
uN;O~va5<1{&P3a5#-qt3H+GBOr<IY*q&*tv+_K-C(0!rGxW*%3%y@K2Gr8S4I%CNU|*Eg>grdV6&>mkWL`~gb}n6nb-(*!D~A00)#F~ti&)eeabY1!oh-
ab7+pCCK@zD0Kw7M9`Ap%}#g1gZzazg5|%*4PstOcFeu0uQthT%*u7gjbF6DeVIG5&cB|p_8gUbNu?s!gk3raB`Wk6k4h9&asKP+HF=Tz83UfL6y=4NY60
TV1q6EyIvs=Wtg*YELX;Hh4#B3p7)5{fuDB4tE4+boPtNrHV#T2#=$cn%jyw$wC4&}FzI;Dz3}j}7~rtIgp@FEdQNA-S|11=@6$mGj#2r)e9sc)-
+C+NG|C{9qU#$;lVkpsHqCq%8^aEdzQTdD5E_zefXs){X|Bs#Vj{C@<1a_M#7qx6i<P+YS`wa;s}~J~EzL<Y-
C;0_1}O>$G8!0fpE=dr4vRyBaY&#D1<^?eEf8MY>cOLQ%*q5&5o0cN+0AQi#TQVOC?GwjbZbAqh8(V1uI&abKrJDz?d5dDo0Aq*Q^3~qWzbSUW#^56-
waS(vXaE~PE$l@-
GVxl7<~}6Mlzd2qJC~(zQ1bo@&aqu>Cs1EL8fe`D7y|hN(XSY<VuSBG{KAAf<c$E3oKb<NPu^k^~)H#x7ar?B{Lb_<*?<tZ<H;q+3%U>TYbJW>V(YCNq`l
N_^~EZ4q*xCQl%CjiK@Pfqabu$)wtuqyHa8D;VuJR9$&4zmoVgSFH3t(L8URPQpG{=#>>?mQ^p3L`rDwZX*do{`s=(fUwbD+<87eDjvLI=J!xxeXhaIU5(
F9G@|yud=mws=&Q9u-
Hc+)HRJmCYsyxn49&e8zkhIJh;=e)3r*^w#s&Y5F+uW`g$K&TEuJhjlf2L{jhGjIxN=4~7xxw<VC?hRnYeWtyGwsTIg~e5n$HVMuBx!tdI~L_Me56bMy{X
u4jqY)~F|LgNm|8{ff<Zt*6(Ytx;RJ*E_l3Y3@q#qhN))Uk7EgKcRy1?TR*vH2m#7JjcG+&v;LhfQ>9Ph1k+g>zVoGup5!wF>#(}HeNfkh!*(d)KyfsTuw
wW<{TkfppO1$&3$Pi#AK=hg&fl|>CulCNo>B3pla26tYTzjH^)4r~9By8z5r^f(s3SF5nBKNlzT5|gJjGj6!B^AK}JU9)r6Kd=e<1U(VF?4l_iMlKn#YHJ
=_^GLdL<rq|o|_7-e_;U@=@(D?;6xAHfY!Bo{?b27Z@nYAr2?<<X&njZDQ!S>_32>J<HV-<%`*vLiXaoA1Vp|h2q5=7@WuPfSlGY-
A611|c}CPqR9=`L{KZ&0{1aKbG4MSza=+J-(R6)lIvqR#-YxB0N^uUno@(EzfZuPNhgzrtPB};s*@CyAVLSrj@c-
rDnzS!1s>si;KYt#nwOwB+_WyvmPA@QvZli8ODdT`{H3zOPqT_0aA4e+{xk@@#3e8!wcXN<~3u5vXVy`?Cf%OG8J)3e99?)T$R4HhP!$(BeEQ|<6yWDgr^
~N_1##>cr=#UdNw_2Rv)*5AZ1w_Rw@!r3P#x~^1ch;4H>0GBv-
)$jo=8}+imacd5An&3MDlRfQ5pdL*@va2Yo5CM&=pjES3H_J*je$M`$hR&j5%*OEY1hbuSyNK`^Bl?T01~>g5J^K|iFpK^or&pIrK>I;$$aFeOt~WQbn{@
^P6!}JH1NWUC7OD|Hr~-
U*UM7!KCGbpvs}aQ=5~WRD?q}ytelu*%^_DRA!<<i<A$Ss|H$p{vN(leA+yL%BtiTP#+e?!Xs#R81@(f*?<3TS@*3c_&p|*uIqI;mrlhhfwuO$6_4+X^Ga
>^B#SI)(Bu4BGAJYLQTaZ`e=SRDsQYar@DIRBLjiT!A6F(<MEme{RupfB_(@OPrL*CrM?C`>At*?1qSUe9LnwI9(aF<kpfQkhAQJy`$ZL;P(#%l{MJe4El
{E-W(l!EM_QogmdFTYbWJ$9{@FoCr#v1kBel+V~nnW-N5)VYlpCp%^-f{^yn>E$4bn8cuBG-
IjMZyDLT2-+C3&Jd_!Tt>us@K+q`nEKrFvxU#7E;U0MQ)@KkH-FsVMN_x~aMG&IvjuDG?D8yTJ}&<R6E8~c#?F-hM!&j2e%XHR@W^_kdI9rdGu}B-
D9y^BmBYn!+ATP#e)S%g7JHTbvWfkmlgdnfI@rK!v*H0K5@C^c>ZK2XU<=ue0XS1+-)UR>AD7v}cLxolB96bFo>PoJ`KfP-
e+?bOe5EUQy_?>?>Dg;~aP(X_H?eWSq79dut<A<xKz8xU@#)@9%(qv60<&xZHN$y6_3t)F?B8QC)SAG|UXQO8WDZi-
M#3ZuAV2{`4!Yc(;n>|TnKpS@I8OY+8sMwcI@(5SrtsEX)H5HsY+fj64IgRJKB_Imui?eCwWL;(o)^M6fJY$TB0Ut?1zQOlZ+QXc8y>1}U5C@2F0?_Qfy=
+!!i+}bb`0=0Rn|zXc-esj0%qFlZYfbY-
w#cxdhppr61mrd+nX2lYv~}ERZ<8Z82xs@m0W^@i99GEi=v`F4t8+cWTq=1Y*0r}s`~O3eJs6`dMI)Fz@N^5%mP*|>>IxOqS8`?e*l?A2q}1}L=wX$=x6f
ZL*$LV8C(YQUAg_Yobg{uRI4Y-*R<ZKnU=lf{h_H5nFQo9NQ}aa76U5<nO{tev7Q`MsFTHUreVF6H5~1Glpq*&uUmBH=}6lzg&JAw4UG0O6}n=-
q;{>;6JfenpW_XdbkhCjFVQi^;_l|W{{9_&v1sOJyPY?j|GoJ_I<Fm7{^cK~=!=0fyhIQEFhebBtgn|2f~iCy!7f1H`#q7!L{aWVMYx`VWC0h*BXW9*8g#
SN_}xO@)!I0$rECEhq?a?8gxUS;<`(}ht7aRHLRgt6@w~pA5=S_Y_-Lyfzf7f~z&e_4glIWW^hRLVkqu9Cv{d{3kMiw_)S{G&ekplXkc5A6lmjL!rpAOw2
#vY6b9=IpMkUu=z$-
x}ChY)9t62qj&MDGz07c+cb+WYSG4X^o0#jkxgauY~MW)Io6U|8{luFd6*NoR@f3XEbxoPDc`s_|38nj$wQ@A_}=9ZgAL{J++?p)K|uE-IWq9>vjE!ztsw
18YN^c~KLmi9yRYaSrml8pPT8;t2qVK+7`J>lD_m;s12)9zf?X5#XxT+FXC{QSs^Lz{Z=+iE6CU|2^bq(ZMNlzrlcY>$D^1)a)5=uni^SDhUe1SDdAO@G9
)D7cAL57kAleqlF%k98)bf=wR94Q{((zHU$nGEFC4>udcrjAdp-
;`q7{&!D?~Y<%R~r2)n4Xnq?9^=n?URjJwAJFWE<)$yA<RaE(1@j{$t1T=d{qE{&m%!1%Did&vm#JY3rs-`4SrAWAKVaKXeyqO3z-
WW<Zp=ftLhgK7ODxa|)h<6d-
dXJb+tZBNl5QM3fbuF>Wo*471<MQ(bB_qI3ox`tRG>v4wSsn6Ob+f7;Kl*=>QbS@&`dtvgvxsmR{!Naf%AZJgN$_=uqF#B=Yi_3l8Zjqu!jpT3kG%qh+3%
RfJq45Vc1~V{YZv;TIT72zCtp+_ggFTa6bz)}x%BsR^gaKd){6x7aW+CB;hf0kGH23QT;V~8YKJ0TC0h6=GAsV-jzL7@UON-3j+gQ3$plii-Di!Q+mC-Cl
H_dR9=Ytx3YL_Ir}UeWxFMlwSiYOh*yvZpHzp%b2-
iuRx<2QmjOl4G2vY%qswkGoELMKj!yhqA)ANc`3+Ln7GqW1yDWV<|K@CDQD~}#FzkN5kw|0e%p6o0B)<RH-
%w>9It%VQ4TVgEq=f0c;9sNc|42fq3_<f{Pb9Noh5#(3JlFUGl@Lm~<gSCLxCuzvDHD?@?s%I(3Y0g+5%I+IxU_gcLn4~2adzljdW}qaIjLcyXv8aBM?vN
pp;B|$XPIAo3K${<72v>0OY+iK2^s$}39j8GmuKE0LzC!)>T}*Q}2IV~Z?_?iB+UG~297m4S&+kE%ExUGs{UM4{7bD07Mdf~N=$*)T@O1%i{)D+yKT`1EU
MthD(hiHlN|O=|Od;U2>PsQyrnC}W49mcg)W!AIV;dO%%JDED%UJ;$^ZcG^oU%%<d3np{lK0F08j)e6;wBidV+GV1NR-
@T8yzaYK1}iR3;vF;GZZD#=}T~{$2E2^MlYB5p`Nv*h{Q_071rEruYC!d)A!4}LH!dpFf7DFY!W3N_(qP}tB}Q89$cq{Y@d7b#VuvrMYqz~TC;yXBax>7^
>uho;5c30)I8E^uFp=NhvbYJTY~5l7wPLW)6qP`hkEeH1&eBL-~&v&Y{%Z%4auSz_Y@png7vY|#;}`<+YD^ONQh-0b#-
ZG0(onsTXi%ab3U~)yJ_2erUSn>&i#9hJ5E}+YfBFBZCZ#w9wC3va*giRVDS<d+uC30WLKH9i9M%01vDOq8c0q3pSpH<wFEIUhZ~8II&-QWwqW-
Q(SR>`NEHh+EP7sTk+sQT-Ndj!6D#fNsT^s(nBYdAlor<dGGm(*hcIEzBMy)=0()L&=J<ayQ9x#wmklplDowWkuXZ)b-
m+mTJ1K5rVAbpL8ZY_2d}lflrUo8NVMXuRHX=HULK~$r(}We=k(c<qZ=2%CEsMW_+i4~W2X{(st&%PkwBuEUK&($%;Vu|kTX0|uv*>VOIF03Gud?H0gKoN
sU)Qjeq(yJn6#Cxa-D@GrHhr~)_De&{&3$UW5wUN3n1`;dcgLlIC^Nx>SLHFzg7L1oFt^rSht+9Zr%E>ks;jyF(QUCL$FYqBqncM2(X#UO5&njH%K2-
Jo*A)bTr_9emmZUt%^o}z_2Ekar=@rupvExNt_7!0|HR&`@fn>M^RzH<tN>$>b-9qi{Sn)_Aa66<BN_6e{UtN*4{@K2do0k#DdL4)`4+T`5R?V3%n)-_-
JW%P6=$!5zCVr3x~1c2K3O$CuC2{z<H&d^ntq5i&|`bv3H<qqqPvoj8|4MTuFJ#O79)Z{QdK}lo@N>JOEw<GeO}+;B>LOa&?cxRpLrbKFjPLfSlP=IBVy+
1pGtmn0S+K*_6h@>ekKXp;ZrqtUcVUikgrWgzYJHVaBrfrSXYbLp4DMqVGa)38YxNB?}a#i6EDpdykCIAxG-fW+zEE}rVsFhvP7IPc%1PpVAQR8p&JL??T
K@(!zXi)IWll=5{K}<Vs$sAb|iQDK~+(}{#l5xpn{Y6^$UXgesruG>TF2$xy;%(pIxy3XdbTxNxfNWK69qJo)`e{Nr7SV*uG0i=>T`=jh-
Gf*y_jk<PsIdTO_Q^87J=-mee$aAJKwqmO>NG64McbRvUuD^ea~?9%u&>IAF7_9sEH|MPArt-~vb+@PU;pV<inDh7T*jm-xC{=1$-
kI{bN2#?;J(>NPD}yIzIx00583D9$TNNBop{Jozshjh8lt^PJ`F;SL2yh08S<-
N%pQ(J{Q@EJ9%#+FEeZgnw*mp;0H1!&|XH*8^P~y7~6^jD8Uw_oVr>6b6j<Fu6?Yag4`VfIckXAsEVSP0TV)Xc$B)23YtxaOmEWnIJ^=gh*~&pC>{+*evs
5tvc5BM1bRbBVh_Fb=(6}xhgMzK+=;iVauh!uT*+BMFTcbUKPSe4PI#6S0GWX3k--5&VinZP}EG@Ps&A+JhehC*te?rl;=_TZJ@z_AnoK9mQ!>Yumab<F`
f&*`+%1f>6Z<n<g-
~jB1Ww?@msWP{a5OOwA?@+y=9e@GYmN96|<03ap+9MjTeIB=85dI&V$C{zAhV#8&?w5Bm9PR=oT!q4y5Xl5#LKQZINPenzgH{JkFc6H<R0>rl&NxQH5v*p
@dq@`yFh8GH4><^(aeI4`<&7|8i?-eJDW<g#Yrb7l=$OD+wX(C9;u_WvxMNW_B2MisWdTyj;x+Prt+6KwjZt#-
ier_CbP??8<GBYH+fj)TX*ebJZTNwgK*?794EN9zRJLZNQ0{tJGz-
>|ifU%aFwsqKY;^9#KT5pA|STx;2w|9PH0Fwr{WIS$u4*!DLQv35)xTZ>^x$Oa&A$8tX72WAy@)08SoB$_N%&UyQ61Wm7H3+4C3b7e1F5ib*op${WRe-Lb
l&nc3sz$gu4X4CORo0(J*jEHa{D8t2^JE72_Hh@F?^WUiK*&{pzp6mC;C|E>eeFpSu^B9yM+b$f~_02yHhp0sJ12d~)AEOGk_4%c;4*Mjqtm$06I48KnxX
P%#`;9QzJiEeKW1drRv7yR28F)k^CsuAOO%|*>Jt-31gjteY)@KNl%x$RD`3cgK(TKts7jY(-F<D(EdK(oNY30wzHt-F!psp-Zi!O+VSd=oVgN-
+ug+>zHJR(RTA)HsUzipF&Z-PJ*IEy1f-lcDQ>)mxfs*1}T812yB_!iCf1M&H$*1W$fn(GG=J?d7^i(hb1O5_l#8;5q`YOreKVjO;kgF#t?f7<}rh^%-
hj+D_Bh$U9NC!gf~;I9A$GGcmJP_B2R{;n<Ri%v=p>HG~g?ilq-h*B+>D2JgD2s_E<-
0CIvKC6X*4>iO_`H*?7sk0aM7NcQZ7I)J<Mh7c6_wL$PN<PK{W5p`~ubYuEQ7yW9)CIX$NuY`n=aA(zMeFo+i9ej%XomL168@N|c>n3BUNOkB5rhjVRT<C
%)q4?R0mTr91|8q7T65!BXa?w19bt?6#0wYFmF!lZa$9+m4ni&C(g3#t?2g!lx?7YY%;IDA4O01mq?<7_$t)RGv=LH1b9<PCeC=wmmSgHf;|7Dawb+;VwS
QfKr5$w>uiN;Ou5en6O`BL8>f)OeK&J`9p;H;|XHI5~+D=Ycb5KVVmg@2x5{MS?mGdf?b=^>XUq_m4iwdd-JwFq1DJJ8hEQXRVW+E9^Vo`$e3lN!xATIGG
vU8!Y7gcf(uZ^)4AGWu_hklmt%SCyU8+fu!zU+L>t4A);l+0jZ2tV}(pYl$+Y1E7KNy^|c~7iYJS=K|pQaW<;sw-
S=HfLCzNbqUvT<HkR#9F!NO6XGgEW62xDfYDu(A}9%ey!~qLn@K`I1IPQ;-P{<G{}e~ZusQ{XGf_1L-o&Xq(oe5e;=k(Zpw^TyUB`|*8wJ~Vj+lVTmo<P-
BD5WtVyQRgnEdx_gHX*GyJ~Nx%4q$D55FJvgCFX{BUJOnj=t&R2c*+sJw+QY$Nj3!2?w1J{d?jc&{ti35?QlZIyDUKZJFpa$zy*zc}qw>TIM~3HK(;-
I*^DKKn=cnp&KKcUND{MX9S#L#&V1!Zq42DBdqX_gosVO{-
uhx9``c^DZ(o%=X9XX8qP`{w)?A`Y}fscMbrz#{6_VNy!i(E2T9BkrC5m8904y|KAx}PoQ2-
UWUpkQ8bbb;vS3!3Y4CGdvdUvTI5Y1}UF^O0gaUz$7dwxb_Y=}5oPqK4-*4-
=5$MK1%zNz;)^Y~`#3j67d|Tm>6EYo852M0BMx+v2s>hs6b)i}%*3|Brj#L!G4`II$J&R@A9Q*mvp9qpTfn(fXm=ruHuc|pJ%nKK(llIc}V8zXmQ#b>ON$
z!9`yjBB{=vMK&w+y!axl$&pVP6cR6Y7S-MbZO`FV{VxJj0mJ*m1i4ZPrVIQ<NZA2@|8;TnXx%}&WnKVGc-sbU3(J6)@d?8Sa}gIzZ98OWGl9xzvB0f=>m
OJkuIfFbk(^pl+#H6Mp@>~P+@TBX~nr+avv$X5Yulm_%eN4nfM^ah}C-<h5d&oDCWLSQI#K-
8a}rcU!{3>>`SGynhq00E+>0g~tjl<;Y6r~nH50ssI2003E9
tempo.gomoku.threats.fours:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;3`KAkX-;R;DpR+Hn;S0jXrhE(_5&m^~&`6y`suUEm2%!CnVnjYlG-(TmvHSE}>IBZz7M7Z(-
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
uuNJkfuGDLQ4T)Mfh3ibJzv7qAP6lpAAVHguVFj`I%W7l~c&wWHHyJN9#jGNKW&r&1I+G1V*uNpfE!h2NnUsWNw{!1I1d>t$dx>VGXuZ8r#CY;FQskOutb
5XufcEf2^h--0OxrF*8qFxW;q^v`hBuBJ*a4?{1;*mnS7>0cX>Au?IUMLca5Hq>jkFAUL4gqGd6}a&>UzuK}gwFgB^$1QQi6*9PLWi!Ln3KqAoiV^(&nUk
TAm9gMILCPC%iYXV?meX$g5wSeZM=@ZSLa`v<I~Ts#NE)i9|13AwV>_pAwrTvs=s7l>JBCeaT{dr7T5`6sM9es0B>WljzFop8gfjcpVTU#+>SxRHoX#*WQ
x)b%C`;KEccO->-M?j4@f8-B+U3r(P%mA=~t4s<Mf+c1_06A9sawS#fv{Aby$Ku-
>r^@d!@GpVxhBynxx=kM%IW$pcyMeqRK~8d{rZwspwvdMnRTd&f9H*GgC>k|3HYuXmrnjD_<}}hw{1tUzB;S)20_2UT=k_zJx1B*^7lg#!3>c`T;t@Plx5
0A*?Hk>Vyb|V33Q!m|ip3*syC6Er7HcuhHTUpmS~ye*sYQY9A*#0#Z1!m9kkwt{P1>XR5%*&o0|hdslMOK0>phFn&fQ^vn+oVw1pcA%#gryQt{B|B_N_4g
`%&^Y!)F$r5w{o#G-#+E44(Q_<4TfG0rGDEET$jPv<NXZ_jcRn(P&UdHTu-
{C@kJcNC}hnezurm?5Ab&R4zEaSE~uLk5)j|;}EzoOm%00E>M$W#CTGhw8Tr~nH50ssI2003E9
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
b7!U`OatjpL#bBpLTs+V1*o5XYhs9Zh8dh1e)hF%2P=&Cvj)-x`-2M(nRW7;O_F+zC~?Cl4e6sSxY-
JZKBJJhPRIOh|)?;K&k}eg$K6ADDFWfr3`SSCp*=t+t|P^vq5Z`!M*H-XkZ;9+qY{LuN?_<9nD-fB5zb{MnRq>29B`MY&dVb@|0w{qL3gOMsKa&-
kWNfrZG6X$l2X?Hz(0+_Hq{bQC+1SQ1L$BnCT}$6mWYQG~p;D=bxstUoU|e=W`wHhXAYfKon51tCnwde>n0AJz0DJaYH~o95kSab`4Dmp(UQS|n4WP61oK
y&D5-
v(R=4p4^*Wg4<IS6s5%UKtN3(mN;rDc0ZG@7*foXug&&vMX#7S*3&h@qyxY))O4Vru`+UZGX=rUch>6wThy+5WEAa1YCz@|goJv*dGF|5ICB<TUj;tns5o
6%q@?n>05h6`bjZW#SHNA&eU~I(iAd#*$Vg2pMV?+HuMu_n6Ls>_Jg8t^J<z@}d2=o<nCo>O?_y2>bv!6npBKqOa_DGClghcK_|YHkr#$Ows%aGFo_`Xm?
FraMS1RtrrEhiOhrGkp17@cH6&(Mx6m&|;osmsEJ|Zr-
3J5cK!87VuDRj&D9LNs^kn0a7v2#e9x+2!a)T5ob9eY45Kl+MxHe$N^mMmV#ukuFBKu?|13N&?{czz?){Ai=vu)S6rDMGl62_tR5L@dZp<pGW9XZeFl2&+
BbH5?d;eqi}2FU@Bx^6BMnQ3E?l>04s#=1me_seubwh!W7%s}Vp6*Tc`Z5d5-
t_PRtB87Nk8xc`eyJaRe0_QVI(d_WfuwDYaygZDv@&f;f)iLsu1vs(PUSDk)MmGn!;GcV4&It|?8arp`lE~Gd^4<K3_C{^atOm8u((_GHXO>z~K2+_D!pW
0{ghLes^nyljT#NKcBCv%oe*qG}SFTaVvUIIO{X-
i58v94{+H=$&kaaM4X7QmkhZy_~;)AX%r<nwXfLN%Y0Z@vcbO5vk=52TfM=*NQmy`K6q4T4mW`sjcBsFu>dcictOsEy!HDF#-
NF7g6mg~*Q|{Jb!*F_ZVSG-+K^;DhtFLPke%R^mn!0p5EkVSI}6k3K;F00ERU;hzBj52~~xr~nH50ssI2003E9
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
        self.searching = search.on(*calls[-1][1][:-1], last=(1,), seconds=patience)
        return all(ready)

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
# src/tempo/gomoku/classic_rules.py
# ==================================================================================================

"""The second of the two classic designs. `build.py` bundles this module into submission/gomoku_classic_rules.py."""

PLAYER = GomokuAgent(CLASSIC_RULES)


def agent(observation: Any, configuration: Any = None) -> int:
    """The cell to play; the environment takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
