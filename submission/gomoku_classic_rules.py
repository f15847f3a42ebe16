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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "bb6ba78a01021574b9602bb5", "checksum": "497227eab485d2888fb6f26e", "sources": []}
tempo.search.tree tempo.gomoku.playouts.playouts tempo.gomoku.playouts.rule_player tempo.gomoku.rules tempo.rng tempo.search.game tempo.search.leaves.evaluators tempo.search.ordering:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;4K^om|XxZ;DpR+Hn;S00#+4D>>isbc`NlnXQ8m7;Cnc7a%xW8av5$5PNtNz`|xrh-2r(qj`-
wU?gD%SnWWifuw9{`8?hY4!Un34r=h0u(X(gnOcZfykVv0<w=ajFTM!gX4+S_AdA#6C;Ok}SuZu*<^)hRQfw@JVerggU73w$HlmG|Tc#*B!dp(nt+V7Nl+
^)_T0cja`-
3y$D<a`bC7CvzHQQ8F_dte|YH)8h9YnKRa^s9+iO<iVbs<np*+6m)c=+pHd>L(#b3d?GQVC<MW9r=<{qEZ4FRb*@mHbw}*0UL)Yp1IoRZr9F{wqnSeML}w
jg_yOjA%NK@I(hv}Yfk6HN%a6Brq9LV0RU!cp-otDxj4+h>(%HBv0)_!6fSa=L{V{alM?d^7C7eKykH7?nr1!%=#GWXG5Di$fr~$TsNJpsz~uj`mGV~yUF
Ok{*xY<uW#YTsfY#FT;K3A9ag;n*h6qZQzt`&yNVGm360R(ojI~JvJ5p_VuiOuqQ&h&QRfVoH_Wn<ELRF&oCp+`cYqR~){%`3~))#9M>9xr#)-
@K5p**GJn_pb_0Yr~t%>sd67~<Dx4p-yOS_vN^Y(Wu!4mK2T^>A#g!}}AFR7DoB|L|f-
##Ct4qFAgy1kqq<Drf8eODbS|G}7anOzI8_jB3bEq&Wd@biby<p&Cmm4!w0@{7$X^RXxf&{4%B9Y0lzogA$KuB<_G`Oi){wAk`EUpscUGv-So#D-
p!Hyn|a<s?=Ehg`U-O=$U<`0wkyoD5&!8LhQAuZ^<yqt#Jb9tB8Tq5k<c~nI@H-Lpy&KFW>#k)Fn%AQze$<gw(u%R4KJ&0X-
yg>+01No9qI;&%T4mSMC4$qe(0gobq*5-lTUw%;LKo69>hL>D~<$objEABpmzWs2g}8{wvC7l572#@J^20Aw%dQvK|t89{rs-jHI6cYOs9sL+AdtofLO0w
c^_)<a*W16HaG&L-vmOf*_)0W?|mWy*je&PRSCjOyvhDh20E?yXcUl@J-
M*_TK7aZ}#^!bHtAH#a&X^1#nZp=bch~_`h%Qta%=CN^m3frKK9Q;aP5pO{{gCQ@hfrHY(!4h4VqBp8ojBMuGw|W25+W<R0QvI1a!pqJ|C3bxkb|rD2Kix
vk_SXhN%i88waqHUJh-SIZDWv54A|^E&&cYv0I4==xZpvGIMB8o~wv-GBC`HteL*xT1v7`w)99Lk~@}Hu8CjivFsb<rZY2W}|`?gW(n2ZHA8(TxUFBs543
#R5}SS2Q54A#WTQAKp)#fS<Z3U@lpjPKJTC|+-
aEOWGo0?5I3O}zj~BE8ed@WI8U)e3^Alnhl}DP^X)xCTJORu?#&*C1tH(&dQ&T$9S%!*j)}z+5!1v{kiZ9rq|mbXWio&Qk(>BEk5i@+gRCLxJI9Oy(w0#?
0w=%oUc57+=D|r@n@J1_ZKK_Cqqt9P!!e_%_$J7Go{I?W-
^*~@26nk_+AT*YTgpM5&@FQM6OMF`RB~8%iBRkXBlkNma$x9`GQbh()*l<g)w70^?g1>_iD<?z5SrGIPX}U}2VHPW>u~>%sRn*`S54B$#WY>{^++OyA(7>
iTcyRk>liWWBLb7*p^}_<Mq;DIXEWF$Y>jExdG;z#`lV25Fb0ZBP>F)AFK96z(ams~P13Pn(%=Fe>UEYeTfk&?d=e>Q^tX<3WnoheOpQ}hbz$EdnhNdk>y
0?SAoUUCWp)7Lzf2?}DIQHd+PF6oxZo()uEpS?$W<Pm2d1)(ris-
9Pd9NKF(=yFg*!9e&Fj=*0S7UdqX+e*N_nERKv)Zz(bJH|kdVYM%x`7zf+UdedVy>XBfD@{=Hm~9k3yu8MU7rMKYVA$5Z>Kxk_VXIAF|f5VJw7*7sK0qTA
L|1=EE@hodWp%>v2*R+jT)UyA0Nn^cVE*8YAy&N$hs9+TPbiC?kr&X`pS^r!@2s&QZp;`1!L%@X9psv!52VC}A?$5EIvKBd^zAV8r`_MAiS6$tw+A7P3Ey
G*ICpOH95dErvvih+}F<y+*|W>UXS4QTD*`g@*@Z&b?szfl#zRW*w*r1qijX<PZZMt8H@<>0B0dumNE)%Fj;DmjM#)<WTCMI-
S9_Yp7Sh4&W#AlmdJA9mA=eTx>()vjE(W-
xb79g)t%o%dtU<8pkn$jqs~V9eVuB%u&sq@~C}qCkZ4rd04Fjero?RM=(Pj#xh!rZP^lidUf{WlYrtr<JeIkHThOOQm6!)#<T~9a%2y}W_Axl##vVt7U?j
twd{?XX?=sf^Vi;c{7E1w{@Etsq@bj=w?TB=am2Cs$hR{OMS()ePBnNyrf@w)q9@@<K>RT*t+J??<I&?-
CNLtVFx5_({#sWkc8m?0g0orE&%JYUAHe!OsVJS2)!*V>1S8Rdwjb%*xI87G2n3Z+Hd9acV7Xq3!tOk!*#w(DM~5oim4*8ENxMhOf4t0ULCL6RU{<D*j&(
7++1XBK?99|k%JyK?+q9Y^#!lxS5p$#9@(oJ{p9ADTOA<9)nVTzKzIQGlV2Z(8!E?20ABb~sD?Z8E<dxbvs~B;CdW<U;FROS!eK7UwSzp+B3D(FKIm1!Mv
Liw~Bm>W3)sQ>+I(GncVu=pxO7!&~S5<Ro79dQk0yyaP5@`^H)x+=5r~HVN*k1tK*|U&?ROC$wuJYSmrxeGj3)uo3Yvdo~B2r*v*JovVc!${G2`V(mw!?`
=_udj#jCIJm!w_kNmUjXybG`eUk!QUSaSuPSV7`ZOr=(&wjJ)3gl|sBbpfJ5Un5+k9=L<l&;qYGgiV0?hLKMjxSQ@OqbOn^lF@P~%U)G||ya$NZ^2qc600
FEKomv0@Whn~Yr~nH50ssI2003E9
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;0(<MbX@=~;DqF5IN6OjbM_YVib5B!{2loTVyybqlPn5KYXH}dE+ilBZUaytm(?qsWOO2U{9^?se&AnAnM9Ct6Zc
e)&rM?Yj`m|R@wG#TV2?U!gns%@S80-
|&$C5Su8%hk+$89d=@lZA)F)BQKhm+%S2fkmi4<GMOc8n70^ICupTB&iren%!Y~!D7?>djEU#M+nA)iqZJemC~gymu0386=H*z0s4S{`fnaVE;Y7)}tPF$
{b6rhRMuRK-Zw@mjrryJvqWP_pjuN5+OiRT3<gTORG(pQauzss*M^--Wm14-
ae6L24v_)Fw{9AQF{0Q_+39ptPW0>JN|jAPQGAj<5UM*uO*k{YW2dKVty3J2+pL*m?Z$VigG#NrYRXH;x_Rx=n)3!O`<6mMhm%r<s}=vj2Ks?l4HfnS18%
9v7#hz@Y%XKX!^3^3;23O<t9QttcB|__qKjcBR|dW^BG&$_(-3;y(kiYAg!PB)w)*-
lTZP<I&RYSeBqt#nau;$)BqU+)2!syL)<dm@=R~Ib&LZ=3w@cHp!=1zxu?;?(J9BgU_G|Ize+P6n5v?izpf7T~}}=8yCi%PWWjNILxWOXJ9T1MbnwyAyC3
goGP6Maqzc>A+4CKeIi-
R`X67Qq;Nh4v?@IfvYQPhV<b4U_uKFw^fG7AUHo2A<oWI<5qWIBW8Se{EMTK*D7abm0$Y54&26J+aXJhm<Dw_Jy<2DC?S8}&OrfZ7jHX*;XD+$a=}oRy0P
oV(OD;QZd}-YpaMJ>uauM?>to?=|AbLzxP-XSi?gu@zFTI<s1l6wrWU-gR)=tr#PEXWn_ee4UoOx--Y3t0}^YS;T3OIA&f3Ou=S26vq?T$_MUDXZWxwb&U
BwEkL4O#Y%3{Rj#*6MD-
g*@C$Dq7!>gbwGD!|}(JAIg6IcZ_8a*~;kS>1`N;hkm~P=zL|@&Mb|K5KRi?!OMANk#Lc#F)*8bSSbIDh3NZ*%T<w;fB`u}jgaIh^###=I#w~8Z&fjIdRY
(N-
C!W3cIArtUSP|Etl6ZgGDsu$=@Z$sTxdR#b(Y!7Q8=y!S(@5ViYvQ4m%L>PFEQOa@&q;HM3rW!;w=Ma!8u~ff+5e`VC?^>`QnSZ+t(^<`JFLO22WRzco(t
3zz$Y1&X#(Wa=WGesH-j`6zlqa>;v<>g_DL*$;Z-4{CSEkE7-
Z)o<GpAk|}&~x0FyBNhHsJK0aQlqVHz?x=v!~QoZx8==&$yL<+Q#?a)g`UhFLJYa>}=zG7r-8R13vzhC|tguIJyhsZohKehr28>7UDElzRH{=rZ-
y}6g*)Aeowih`(Av?Z0O9{T_9@7~f|C33tksNBGRW&H^|{~r&qwV)%MN^5rYBjJP@cU-
wBBTdggVA2XLI7ED|I}?XB;(42Gl=0)%*M%EaJ0@YgO{-cdO>X<P?WQk@J(1+XaH-
fiVe@F#xE{1CzLCCP^Rfupx%!Ui8@2(QkL^74PoX|mGn+;}+82&yH6h>Y_-hKEPe_ol2}x-^tCT(Z?LrqivVd-uGQ*rz6<Dfuzu%u7F{5+R2W)OXS#uATQ
rty35{+IVyj*rMxU^6D_@7AZr<bOJ=z2b@OR9dmRiR^G1Nd!o0o0ZwZA2P1UzjFa|D5!+zoRLSc`4pEDN&+KUfcW$HHi)kI0}75s0OqTiG7(#ZWl}OtW4o
V8dX6S`9vGri~+uFssWS*6L6uJVRdAxP$=+AqA3X2pAC{^d%<jq^+uOh|H1*ZzoyaEKwl|Bg)bVfFgIarMk;UnQGi8NaT2SU4^q`v3s?7o;={5=5@VrLjY
q;Fj1~d~miGeFPS9Sg6I+>f&1%5?s*2;mo656nUb``RDlVOlimhsvIPJK@{@~!!Jlw9X#HESO>RMpRsedH$k)JYS@s}Jh2T4Q}$_Pf!9L^xW&uaC<AKhBl
B%EOttNwumXZh%*29wt%QfS<EcEb>nFCHgW0s=o`wAg`nx)IxPhYWFJ$K3Mx;Tad~o=`Cykz5?iSYwm{kI3s2Ut{e(I5>%^p5m!iD^Z9zuHYmiOiReoH}v
$oe-VS9X-6yR#6(<IK+(rfr_@>xuJ8?q-Tit+{0L~|JkD+a#u^kqHg{C`Q#5+W<F2BOm$K`32<KP;00D>%&KUpz6Nf`gr~nH50ssI2003E9
tempo.search.mcts tempo.search.game:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;O>Gcuw4Kx;DqL7FP%ztu&qe~-
CB5qWOowsBvhaZT&BJFoHgCPK>|)PGA!sAFQ7c<iABtBa>gP<7_}PLNEa(n+g6WDt`4TCL$d@EwlA33V92K=JLOa0W$Od>N}@v0mWtK1;s8^6^)Ua2rk5U
pwtyO6tvB9p?j06q-R~_-
<!TF!QW)m0DeedJ?Vur{3IVXw>;zD*mhuT+5`fHq`SI;K0M<lgH<CT}it>D_NvFo<(VRJy{G26!YHXF&OvV1AJsPtjBhgGt=x77^6MFbTNZ~N`$fa2VK5d
LjNBlv-5=c0fy36*m>f{n?Y^(gR4Hz=DSp+5Ezd*eD7nGkJ;jW-
4=nH8^7ejb{b5nd0l>w)MOWa7=l(?urvYM)LPd4QeU4?d6TiX|1G+SoRVJ3TjsrqX+kI$qS#S3S|lWo1#g7lhHq1s!=w8d*jGO76QBJbGG3T|+NTHB0M%X
%-1a7^Ck3Z>~7xXVK18%B!XA7Id-PX}pgg)oIc1?#B%rcOzD!1_JaE#r#Uou}L{g9U4wvp0k#{gmUiDj1AF^|@7$lDZL}A;*)0W?B0Wl53G)y1%kd9EhyQ
h<(es?FlJQ??c*Ob0>UpzhArg(UU!K@txCNnz8F4ggbY_P~WZ#QYL+<lB9_2)(Jx0&X4uyAg-
(iS|EQkR^zbGiT;b7LC{1m3n=BP<tj2G;&FJ6wk<!?3EWDW*Mf9gE4ggVR7=Dfam31Yi#|zYH2}Qni$M^gje8~tFd6KkAr>`c1%R9F@r;Js@aWXe=eB3FN
wWpvc=Ok^LODs5sS8g%3OGoRXB;vhuv&r{@wfu61`HZuADtTnSDF#MfgXe#a41hMks|vf`CWF3%g8e`JoA$a*xTdt=~G}ud$AUMT^JxvzyTpIbQ;xikpbN
;N1OZ4W|**(8M;#Tc>6SjQPFl2M+&8NBeK-yz8ry9M(h*XF<>`#k2(Cj-
cQ^MPB*56lgb(0wG8(rgk4L4$$0{bj+!t&>N2oR4e>Ryl#`m>EK|YMV8*=fL}@FKxB&^=D}m`$jErYp-Cx4@@ZLcC=aN#vhgZTIN-
!+?1I<j25)Z<r;DLU5a}uo;H#rqiB&kR3xQ1H}Ju$~$Bve0F;QTK3IKPzXq0#>S9OF1%v&SW4(iYnO2b4d6eU+WR_C$Z?yH5FbH$yoj#xo&hcC|}-
H?l%>pBF{1fteYqYoQ=HRvvwxCshmsaYDs5>;drGsF-W|&Mr4|mwhtd;q3R~?ml}S(EL;dVoYHIo6;yTI#gbUlq{|@Fb412pWF^CC4jq?)D!nAL-
#D3E+FT3Fb|ipRX1xr6+teTdJT3dmmPm#zPT9b45m_6=wZ~e!V33l_A)CJ38V-
g`3;PlevW?SZj*>zf#el2ET3Xa<7xmceY^nh`7FCb#|L~PwYpp+Y4n?{eLNc#Jxrbs9^TYf1H>PvEdeN86Ad#SESEO>G1MRj^QegIjXlw3?Hc0~ttwr3L;
D0VAGw)IcCNl{17eK+ly`d$ak33+spK7z$^EpZ(!#TN_eTapJWN-tg?eYQATe0#L1&>E68~?@rNgB|k&o^V-@ZMWlgiq6em8_jEm_+`(A!kJR5!;M-
X|p?YUiY<v6Y<_K2n{@$Y$*v#<ZHU{(!%J8vnTRdy#LzuIL%;G9e4Eb!m4`+{2L@nU!yb+z^kG!o<5wUO_&EO&1o^Lt?;{wTH`R=Z=Wn*z$=2HpO_BU-
0bk(B;asx6Qu}HCSm_ks}~U=LXn(-yMOQNc8f}->6uG8S3s}KL3Z@Zwm5E7d0Yglf4l}>8>_-
iapDlbr?mGPS&y}J<cJVDtSmFjy(st=)Zu?94uuoPrVuabI%p2@RNPdg9CbF@YKrf-
Z!nxF^}?_uY$?sCNyj!HmKjww}zK$7q2fNiy8yv)RIVf+1g4C@4@3V!U0S%r{WeI6)x~7iugY-
<mJ8KK)><I=K$4SoRndyQC$hgDFCCMyTp6i5F=)1iuzTpFVlDV`EwZeXGC8qZrJYE@*intTkr(SB6(DhMLAia0R8nJEzT_ua&-EEa^pa7+?QO>xcF6-
ciiX1R4BfwqOIAlKsgS}qKCqS<#Dg|U^{2Zg*E%N9KprgA=A%Mm&hPq(%`!H%%-z|y>?Z-
6&5P=QXo^&k8rx184CTbl}wZgCHxLhXJuVH8gOKDgu~s+Vx$md$q&FFvsBWL-kL5#WQaU+w8mzftUoa$h{NEfg(>xOoQ7khG)IVoQ{F4idiU_x*ZrycWeR
o1Kh471eq%7F#92_TE+#Xm>~qMVe37+8GKE$kN|&Gst<!hym52PCq_(KT%YE99R8I}=D<Xl*2({r;TKmB`-
fju~j3tz&6@Px})iJ6yGtbH(gS>$ts8xLq2PyoXyv_N;LH3f$)mw&K{rb${X3}Mi3oJJSTby5U*p*+YWlBj``_W(8oBzWQO_p8;{6@>WKySKSAI@JH4tbz
i!M3fNMLXvLt{@8BGq3zs1*plVu=619*6Y&vmLPXJD<gE)VO)-Vs!T)(L-
HGuOzS*BG#eZl++}HDJ~*=?wC&l;RgClD`XcLp1;;p%&wQ+}?vUG>X(R3yc!*I;5b2MGUPQ<MXky=Za)T+%f(R^Is}dd~7^FkPacwK-_U{ilfp&P9$7Tio
1ZZgg^L${Zsy>E*8xLR_`C%#VbE4b<>Xe<{F<gD%3P@*Jud{sv7X_aM8YggCyP(O`j>W7q@!!)MuP~F?S*?CP0HeaMphoCLxOlKQE^2;B?X;s4O&rQ23D<
5Wo@clhHMOFL=UAcDIpZRW<?j%5&v@M8K+#hvnIuKDmKGA`(HFIvtR3q+S~C_kL2V4B4U3-GT8Lkp!%k5C-
m@ZbkKr~(lI}z61+21x_h(4fG8zaky3`Eh)HTDQOfAvgQaS43JILqw&}3Ek)*Tjt_^T|#Y$H^O?fNJLF?(e~Eq2VcTYRh3kAcR7ZPGh8wXLOPU(-
=_%8*!{Q;?6_iY&Z+T!Iv1LUNjq`RR2xnhEpjAgb;u&m%uJ>|xVC&n=YGvzY^%+32;&3eJ>{AJ$KxFPyg`80qc4x9>f#jB#677I)iyl7hD3O+eEQWZ<SwL
<sK==w6!UrQo!oj^IV4^?n$%R$Z+H_7B8oQJD+9`t8YOW!|Z+Gcu`nmQ{A;ARkQ%5T>e>Z}pDbyMwa6?-
dXC${qqO`&9V=a$z#|_c~Bm2n!el!i8INH`K(yRU<Oc@uld_%`dVQl%w!G*!CrfvRuZnjA3(SL|}SF`^J<n&%b*5tO*nm7@3sQP&dM2Qru9>L-
&*L$DN6yyr_9zNbwa%{_?b!p0QIErCBY-xFZD=%;+=xL*i>nACC`9hEfWgPWEYDOeuFdhyp0ufxUPP`Fe^S7?UJpiZjgk7D6?q(R1>_UJGb^<A=5<HD#-
&lhiJR|A3m=D#OA}mC*v!Ge?cMUK(S>n42oP(Wy>n@Q0BaYatbSmYqanIf!_q0A-
ZFqyUhPBPx9CuFgIen5A&<P53uPyLnY@`6w#&3Yjq}oCQ8uRra0ErLv3=WWXorA2-
G;y8q@!JH%T{1PW&F0!bNFE4aGsN7|)VIrTyw(d;OfTTvH<H<EW5vnIQgmcojVdAO}54~`x7yVsKcQo)rP{g|)o$OPmA9nq>F%KUV*oL0-
|e*Ouw^RB=u$L+B*3>utVYG`S$Wv{~SXE8$K=DO?6{+hB&zssS|?h=)Zn|*|~G!iSuQn1~e*8f-lQfVH)@er?r;&#GK7nNql?(iAwz%#*rnxBaVLr-
?&tL&K{LI7M_>IfX}PwH_BC{o8(VdysEM15=T=G7(`G}yjZKY>J5tzH@Ef0<%m*}}XQP8gfHVm4%;b_AWbVpo8{L2wH>;e~+L)#>Pit2x$AMyMiW3}zT@#
dcg9H7%?kyaj3ZSHdEV91LRm6*DMnT+h30`c3>lWoIV^I{h1F#9#JJ$$UCou|;<E!AnGaAaDm=kHiaP-tlDLNMZ%so<p{g(oNbI<4035e9lEtj(vPfgmb7
DSYNL3LHVSXl#X|+HzT16N?L3q4i!g6j<sJzFCka05n5bk<c@;`2V_HDb`J;no>^`hb)-3%uaJCt4(?V|aX8@uUZdc>P5dx==!^t<E4Cg;-
j;oDV@3@y;usq;99xM^GaFsL%+98N9IdLK7g}0RSF}?u-
eqe5(!omY=wDY)2gt}N&yb84;a)=yS&sRSW<D|x`5<^lhq;|&)Vwglgr3a^@8VuP8g<f!m>JG1vaZQBX5sURD#?g4PiaxeB!oBO$D$~C)>oo{+>>+k2eZr
qhxC1*E<`DlS%P*#c|v5&{g&|E8a{|!Ug>a41U)WHE>`Q0=F3mpYq~8Xu4uVTk-{HDH&|G=Xq%Awp7c<n&zSC5$lj?!NR52CJp}*G8-
RH6r!@*=JNeF;AOw&IYBKxMVE~YQ+vYK_S=z%=J6I6U<9mV=4I_PqOM>oK^t7pVqF2foB*o(n8LPi%oFq`bxAJR{?cDR=#Z?pTLogtwHg+&OM9ialszTuq
=li|d+5J!>sGWo!g=H{Q)l>|dI&H+?be@gU4Iqi)Q*Hb<oK+%c+Oom2eTCO%JB7J_J|U&V3i2V5XT%MuTrRC2#dSoBAfij3n#RMYNEIn<9sq2iUyT2l%e<
A|xjNR0V09nECeLuGH@Et2knGATkR*^X)@5jvW*s8d3a5(RX|cCmm2d<6m?&CdUNvXd3iK$%*1P9NUHsbrzw<((P1Rul*I8$cnR7ypVe@1O*L>fTd#mAZM
Sx99A%%x%_*l%R0todh1!A$CGqn*AALPR}gbaH}UB{p$KH<xpZ&zl|W9znWxaJCBJ90Klk+3Wa*6<_hHS-HZmp13*d1h$rJotpAGld_3D_AR<WY>y*YrR@
+T@KiXJqKL%X?G(T0ko|+RP=}Z6jZ=PrjngI)0XGsou?(TQ3PKJ-
a(<$$*)6rvQaLjb=Yz;5{IglTg+_vDm|1q<%{APp@`;4?$n%3=#M%hH$Bi~B(^xVVBCXqk7|<uMxZx#Ik7q*e~5TEQ^MS&bAn=!sy%h*q@ZP;EPsGn)hwg
tNJryGkrgBJd>N5Wa_d0ReQy>YFF$-VF;HUr#tR9gIGVk@k#25-@qKK*UaiHdb-
(+b>^dvO9mg00$rK^<J5B@3>8NbS&i)bThpPeMG`BvO!AJw`79!oewvpz!KH&%F4R;>~=#<P*AYueUBRjWVf53euLh?b}St;Qn4bmz}8*lAO+rc@%zBY*)
qCZzW?9jg4eo%tFVUAsyLhh(Q0nmgB(%PRV{_k#G&UiO3Z(S#?fQi#<oEb@U%Z$AfoEyhCa(7UcmtPzhpi-9-
+6{E%F&!V0Y~kITi7EkNo#SgDr;V}Ge^Df7>2@l)zxU3Z%v-U)^rjNND62*33(3Lx677z>0r>Rv`!|$Lwkf)4>04S-WYrJ97k^Hi^q;?-
RmV@hUvaN;c}iRjcclexTSA_HugKnAPZ7PER<^qw&kw{eS=I-
M;t5Of4X3@J9Lkj~45D|96Xb`AG8_CwXrvtClgha^fk1ni$qs@>qprIVAHa>TLelL~z!4I=i@K7L)Fhe|e8(-
!VOt7qdNu|D+R`4V>36B1%DIC_n^ea18Iqm$Fji8i>NujfY)*^B11Eo+FiI!6K^UsO9yE;T$@aTboV9HvC%Tw3{vE7)-T7%=`~E{K?tE!}d+4eZovz};9-
*f^{KjHN-q?>>8_X!W0-DTwRsTywP`Bw|kMsN)acgnaknCc?D2<37H_JIdkPTbtS>*3F@<etZ?h6^V`qQ@l+Ym9O6!%M)5kfRm<9Xh+JvJ2uo{+w+rN-
b{#0g6D8%`aU*b@MJsk=Glyik7dYGe7){MCW3WJ)r|Yu@;OY1e_$&A|(j`wRHW0!jognLtx?2Vcu|F9$k(4%W!y*gwK+IGXLiEAv7bRKFCKS?T)C1x<NIH
Tdk9O`3QCYylo%L&QLQefq(17Ya1ahcMzJ8V-)GRj#hGazz;;d)sMzZ<i2F{m!1iA+eATQJ~AMh(`+@-
sq{2srt7h^Ap&=t7%><ye5sfuyH+{$@8Qb7EwMVG~xJa_#O|@RI;w~;t87QRm0pv<XJPtOjx}DIRbm|4$H@3ql_X42~czMnygH0IhjH!!*!&(oCvX$)JBm
Z&2U6L<*lwXCQl2Fk0|Lr+d4&%#cW3CH0=n_ELxkd@nv{4bzo6h17|-
<9QT?DgI$e6gi@{}VFC;7KzCWc_cpWK$w5Dw^&F?2WXn|xPI{*4K=9m_ni2HH<RN!Nr&aapRN_sTa~StID78XQMO@9ukp|;8;W!cH@X5&*ASFn%d`IrU2N
cWPnVkj2m)uw&9c8S6Q4Ei?ee;BikgBLBqk3cjR`s0#a@dZ3kot8|o4{vxtd60%Wk|9p<p9Uo6*EWu|L_jtuzp5_d9VKgg(e^dRbiSU_oOO-
E`_(*V10SQK)tWapIBxw;h)5&@1ZjUIJt)gt((|}M1HWEWA`Q7260oPv5hw7l?=drbW#h=@Y0JSe;6h}<Y0FZ%qR0kdHv^~%liXDYK#CR#jjC4jW8y6R>5
$<<40&6`0eK47(WyY`UX4MP@rF%h~C|YL|8b4Pk%KO&IhO~&CwN(oGAbQ`L$~P7WF}ufJznWB6(dFe)dN~`WTL8ZZ6Wtv-xle(oVos9c}C)R{9jV!~Nk6o
-}w8>OOO9L2ZZQ+}a3~(uyYNww=FVH?r~q<ZdNO#%OsAC@j-
@3RDBDi)s^x#<MLegIeTA*#K?(P`5!%HwWpmYQ%Mn{Plw%Lg4n%$xO&okL8*nWwpLbvp3qrOa%a;Edwi2P2geR=qMs+Ec6NTmN8*0$&5;#(UE)zuk9ugS{
GAqik*;WHA0_z-ld%$Jwx?jv>N^F{*$A(VDdz&jgIP$9G-
K1t1ma^ZQRB0w|CB;fxon@98h!Ypt*`q14D5|oD#sjl!7MvHxLO*tSM=*yb(L<N;Cplc4A0Tp%WNAN`&i=FsJC@5?sBQ!z+GKuX=DWqH<+=35z$}ZAcAV-
i@$>-
ud}i*m%Sa5_H()ce_tyN2Y&mM`&8+5O4kT5nCt14O6PoX;moo%kkGSqGf+4zsqh+$0&@SQ%+0qd5059iK@JfVBx;tlRGrj7n0cR$M&SDp_~YgUhQ`5Rb-j
D(`>Ev!1?gBwymzABp8hiisI$iVG6G~TxRz4iEbb2lwnbSSZ4dpN4H};7#xvOVXLskZXg%^mI=1?Io9wT^Fr&A0wUn38EA5Lzm3LlD)YBFYI89pc|l2Ue^
nUE?nXijSUkDF4A@S5v)#T{Y{8TQhBBatb9vv2E*n{4f%untyxQu3okku{Ld&XDo3+TBs-
zwA82>%(f>|n0E>9@ItM=Xw-p&hia7%**i#7#fRe8p`l?mP8K~C2+zI<YxcAxBMt@n>d&ozIf2%J8Q`nkeT21+avXfJ+*fHY-VP_(V18n-
Rdj(YfUG1*JX$woe1o}yRkVa_8m)pd&>&H{SoD9sXJR@*mC%M?mEt%4HOZwA;J!w3AGoHi1LD4E=H+AX{21QaHmBh}@i1QP(E(^`&Z?pqM?<-
I@7{SNI{3y#nH>)>ap(OsqNd~N}m5IUCD?(i$qXQeu!newPCx~9^f6SRMU*Owa<jZuZ3gp>%8Y>J)*{vsp~4%2AjaX`4m)H>sC=pd_cPnRa=p2_4!0IWSd
DbELaJFkiW3T2?Rl|X*E)r?G79OhWQKW`76)+~;PHTK%cf~lQ^Un|WA&20Tm2_*Tm-Nv#F%y0H`Rqzt*z!98Lu5>Aq?y1Ma6^};>>~obpg2<M`^nr&8R2Y
~|HNA=G{3$QuNF~j9nU0sL`la!0_m9&~`6%BNJfZ}UM`p{$n?r2D<T1ZO%am6RBql(YDzF5wZwH089zjU;I6{>kKkDs&tbi3;3op6QCy8v=;%iNp15UXYI
p*;4F%2_C@}S(P90+|t=o^J|TjpP>j8$Cp1sd*QQ?q>_|M}XG0itTWgFcK|)8`&!l_#q`vr(S0{?qk#Dz0(3Wa%qFjzQ2zYgZZ5Q!H@?pMccYlr4jDLa^;
Y&KD7PiismeWzk^#`$>)cn_tz$!hv(>e~JQr^3Bpaq^yiQIY(C$Tk(y_VDSNtqba`4URGXt{SjQ?z5Gu>=CloLL}bU&6l9*p5AH)K^7{5*96_uWdJ%(}-
AT`*P(;3F56~>q0WVrMzdL<(41H7r%LOV)?*rO&+J{&wMDj#05+z%&gR*VtSX;c6camq3`4(aiKd_gfv^0xda3$AT8Tt#2CpNU<taTIYq4C`?s|*;iUS#-
mm{^5$EAsjtbvQjz%nFU)xTv0QGDCgs!+i1J&b-m-TZxzRnsq~H#R+Y)@Pl;enULX1*9<PVAFu2$)*4IX!z)F=Nr-v1Hui6%yK||wd*qF17Q2n-
&?a~k#t%OZhru{xLHD$aotW9QNwuo#pUDayt#RMlo9m@79TX<~-
pc+;1aG{`#sQ^lgfiswwoJ57dLlrtKyt)k@9zGzi_7UU&*q#EXARRdDyF8GsPv6hMI=aES2M6qK7vd>1jU)p>In;ummZ>@pUq=2&Qf{H$%sN>dF;xb8;O5
@U4vq>Ic^-
1%4&s$zA5|BWo6w`c+Y5*T3xhHiKw>YOqaA+Cmz>rlxs`_jdtD{Q(#vJ0$sh28ZwdcX9YsYuX9Br`<sW#R#)QHVlkfdmLRHg`GT>JCL`<+PiT4GIE!?Z!J
uzr|C216RCG=)>rlvZYZaZ)PKhrktgXln=%c28w+C7=33OfGOe)w*WH3vBfXIQ4Z8WHaWnXIM50?t7zH@9sxV$%B1SyTal`)W|*W0fcRv5Kn&zqpdAWtVg
T~<0tuLX+B;y%_$^_*xZL0ZaJF)1Eu%rq3xY5+mMtmIx1XRefd50@g2tQcUw(k+;me?nUDV#f@l14(sBN$=jxmldq{D(=oATEEmk_K-
*s#TH6Yt&`mVo%jV8O*U8&?C+EX$wHdZYoTK09wLFnf<zXhi!ZAzLrc3Ov@moqO&#z&#VDKy56=x^xfxyj;v-hv85~PYTE-vH2?n<N?Z1Xba^G3pa!^z{g
Xb7hUqeX-o>{V8q6ISqKQk9TxCfgath8M#nO88kwh2Ve!T_-|*36<`J3z2W{16JabP=!;q2F!=%E~A;c!i*g-
@aOuB5i2tZN91{RzYjVuH4j#SP~mE&v$^!vNh8DK@LV~rq+KFfM7yHE%1ttF8Dn}ZMX+$%0Sc(?6ryBCvEEM*%_$Lx;OwxaoHSl@p7}c)@K<fq+!lj@K}-
^F=U8N=~b3d^0e^SNcv^fa`L6{qKD3xkZ~`K6h=gu9;3U_0`L0OI3nUZ7Bu6{8K3heqc&A_w*gJ*D=wivq&#;|0LSGn+@v_B=|(ASXO`gYlYh7c;+O@7sb
;Sl%i|c8=TfvyFB#QK<IH!XHKn0R?uqN=jF4;x#FwUI!z>6tpZ!VvvY-*24y@<zP-zYMJ}<UK=jFP>@|%QLg0PIFfz@Ql%&Z1V@Ip54o@qB{QQh(Fg!(Rd
ZQ;<z($J)Tivu@P|G_*|o&@gCK!e5>mbaT|0q`6O{!PxeqJIV)NeG&^_t@5h0^C$_{)BKq?);fT2QC)2QW7BTE>lH)Z~N;j{tY@(HckLcj_JWLJUIg+<3L
-7toTtt*wq>v+mHQb(!tLQJ;iw=R^%d++b&8>Yv+q#6Y4PRBEzEwceH@kFUS_QmKrdb8yd1;U1}A+QAc@5%vV@=IwuhW{3R@?0n60AAd<|Tje@FV1ydjZk
U3MXdmH*Ee)`Do7aIlpU`Zpi^o3f~J_jkoy5L7%T-|`?2W{nVn0b?R8iLNPM=rQ4m2E+WD#qHkUAW8TJt7s-R{+rC<8A+#T%bX!7(G=Til?!cG_uhe$-
gcU3S+6~ipVedOx*`=6z_avJ(qor;>l8p@MI=#T&QruZvR*}U7!z+zZ+Y=dzUWMQe@};A&5qO8^(nR^xpe$)&tkpEZ7*QL%E~axADf>jVYSqERMq=B8CLs
LIcMUMn}kfFtywg(`J!9PkKmt87k-1-s>IJw)C}B$idT;F!1hLv+Uxpf1?_3)o*A0m>V^7Apf+Fu1O1cY3!p$%)h}TT-
L#sM)lSpe+vxydbM<Y%1W4%KZ<9E;ae~39+1}X36VT;|2C_8r_{?5wozLU`<auNvy~ZKghT!U0`fyAn5pqu<@S+oB^!L6&uJtE2|^p`2MSRqztnWW^s0i>
hNf7i_8&fZJSu4ma=hc1uQjV+00b1olo#+LK$Day(pq`FLnq=Y*|x5r!xPFQ&?m^UF1y__^wFBq8D3}H#(<v+#i;nl2WYWZjEf^`sJ?9p>hUr@yNh^1&#3
P`CcvEM$smBi1R2VHHyNV^woLPGR!Jk+Ek7Y5&pV>2>7A)2?#|j2qhah~sdBaa#oUgJv1o^>kv-
n?VFnEIor5Y}9~<LiRJN9vc+9)b4rnNfZq>{H=lSM?yO>S^&Tgw}>{+`WnVS*k0TX3Sct^M;#Lfb&!BbAlNdhP5dG|Xyb_V%uH+9XHVz~n|%O}W{D@3B02
}R3dcYGe5xz_LO>s<i24U3^A?VhbG?MV)*wRk#}5h2kDwvwe^m2WyRdOb*`pG$_|L%(*ut!6%J1gbEt=$vqmD7AR(*RO<bnj$hL^Vb+Qk@p6~NO93=zSiU
#mXDuX7@J1GJ|+K(iF~SK+7b}X6!DBL@WnK*6O9xWY<?>b@yMTbe*DUHm*uyO)q?2ZT2vE=C(E#~f7bzYA`Lx`SZ^z%TP{sa4}d`6zV2<5Ul}*#4sI-
@`AQd`ZW&4iZb-b2kyT!;FBe*({22*WWyt?6jgCvE<y&xLb6hxqt}u$J*%%~eVw#FOGf(EPHtvgBE0x6@5%<lLbuJusU-
(C4hOWE2B9z`)e+EzJ6IB`l3@<?#y4l(@Ewj7Nsxv!RSKw*F7jJjaUpU;Y$^3s(qW?#ejt;&L6+?;y0Ce|FJbdqz55;jHq{Se9N-
`3iS>BXa_<xSa_Vis~Oj_$9vD__*pfE!ZA_<rO??MU=jS-
D?Fi?g^+Lvs%15Q&|{qn<^yR%!HI&D3O?Dh`qkd!<K6mO|vN>m;%v3#Q6(%E%7^b7smVQ{HuU~9|hc%N9b-~o|r$mPyO?dO8*3%rZzW>D-
23U<m08K?X8i~NC6`RY<o%XRCIpJED1E5z+AU1CR*OAA-sxr?Sp%kq0Yalk=&Qkf_OOnY&FLoXkRPdLMMM12U`cwZ2=vSy-Dvo_cy${Vo8uj6YZB(u>6gC
Hss*-
o5>&+DA`iA1<!Kn_1)!Aqzb;8exEm_{v7@2bQ)`?c@mi|V=GNtVozQAS`fk*quG1e+VRxgNUPH4$khAi*;sqY%*#rcaw2i)D6w6DTU0LCF1f3_Nk;>|37t
+SJ7>8|m6^>=VRP{A{58w?$`SXkXoEFx|DMPd$BCth!kM>?Jo7v=5(Sj7lnXn8<swL^~PS8q5UDOXWLu-
9PnQVtC7iMIyk0h$CH9@!uLci(9OyJxH=KC$kc`ssl*;iixmN-hWJHhmp-a4G1AMk07H%=M@ueAd1ZRW+WphltC}tf-
F9!mL4XfE2U5yafe|P9L=ar3D8y5ri%>h%w20UTe|kTE%fNQ!q3bvdGBu6;z{t;U&WUgX)bAi2H2=5Y6d{;ab;R%p;@pnv8mS)q~25KF9O1`l9L%XMl>Md
ok?3Lc}O5TkHi!`?^pi0^;nPm2RP=lXnLX~@?@AXS6THKkjh@N$8m!X(D7W(BE6HcFla$g=iCv}r(w`)qzlsF=b+?t7$6VnDv{GOY(WmG-h-jTCy6eQg>d
6~S!^_#t9hZ^B5V}uQ(4v+<G9>I4to};`8nIV?$@#{r}%hsqLeGEw(KMdzu(NVWF3&o5LubY>oX*ev$_slbR#ZU*pG^wgBIjFOxa*lA2LE*tjiWUH=shf^
(m=J;woKHQuM+ROz*OGe-dImBUVIS&YU#nuoptW41}7UC!g9C(k^jJd*u~gJ8`mQDOE5@IQC8N-*9~Iz_u6?VmMw1&74p$YtU@!l!@wdsIHac2`jN{MT-
j|EDQKh;}_xIu{r^15^};kk5i1;Dv8rv471H1_-
4ApuhK&ym={{_XoA!=<I~H+pV=T3K1#;dH+v%gTz;=uM)w<g1uWcwA}E^@4)D#xiQJj&>F#%X#(}78A29c9k7>p>i@r6d)`a(Fna@>Qnx`6q1Va3F5T741
DwLj>pB&(oN(>=;KlrYd%;S&gobw?Aq>cSRF;!q7Q?i!8)EJ`);M%QczRH2G2p_JpTy)U*Gw9>Of+a8G-C}8z6gWcnz-
n7V&$h>e3#11(hEXxoX9gDqZZ9eEsjADia=q}!B;T$3x6R<V>A^_e3{wdv<2D^O%x3ZAI^?#7^5VQ4X?+F8biVN9bp?W640M|22ZQ#4+33E1iPHQRnhk`>
K(Od><5R15P(^X6FM$Nh>@0)laAd3|^SqAX%!6D%?<_G%Vo~Nsi?X5gBEosgkdVn(73pu|Yw@E!^KgtwVbsJ^3f9S_#4KKioMx?PW)wk&M;-
AZ1*vK*pj^jJF8GgyMTT!1Mqt7$+R>ZUy-alN#%|qz`FV;z{Z?u@wa-ULzr=QvyOM@I8qfcL!`+HKZ3((h&L4HjBeKUUYQQ0-
&xsrl^>~tEC{w?>&o3?>TkJn~9otT}8QD(?LUP_+Xkl(-
jcD`hx@Tyy0!B*n%t6CaM5f+5z{Sg}FY$8Ao5RuJqyH+U?C;|8t~T+gb++)}+FEOXGLJpzF_>rYg;gyfJGi)z&90k-
29V+R5f{YjMOdC7OImQc$|L6Ed25i4wjBp`kkF~GetXLXSBm8P3pU@}6Y9JRE#VS@IDOxp{ft2$V36#CS5Ti}UF?`VWiWE;V`^cgA-
2GJv{t5V9@YVdBoL%m5_Pl}W#AhIKwH4nnd3pVkqJ6*k@1&Or4<^Jk55!cK=OJUT)Gwu<2~&4q~gw?6ZFF<%@2zZzMg2oi0nLQCStN-
s}lV_@_(Hf)08A~MR5h9-PzB`f+`MHS}$OT&8rjXB9!*tDT^lK`IQi{&?Fv#n|nwnY~ZRRgD!=yHX%7Gze6D(Nww-A8o23gndCp^gBS!2*T!<s87g-
ON4c>Du^Q>4;^dN6s3Vn(s-
CbGGnCQz5}g`|y*bj9G#akC^oZ@sTNZY7=HHvKyh<?(+I@Lq`QSYowG>2Q$$u{)CSB3_+*I5^>v4lftxs<Dp^bQ2o7jiIAUdUG;VyXg8)<$KH<^q|u}J8x
*I=3^o$sA8L>BV)PRhS>Lo?fTvR*AX<AqCw+^_NVn~|duJ@~tNfr47<sSxAt@HJ$`#*Z+FrcIa!{0gsOwgLFkB4rjxXz|;WCr8?ARus&(J$^kIZaH_L5*?
_Z&!yDE*wKqhQWu^gs%~l1=@aWH?XM(CU$4g8W`0!415Q;#zu|t^a5IR4m58v=ruVwhVM<jpY=!hM6@a5o_cJxS%>;mB1B>uO_u3q?km_15gH59%A~cdyh
&|EEUzTp@om#5__$|!jfMpmJ`3ic3lot`F>|2^lo}}O2zD0JJe_NAC$IXxwxoSOjVW7W#(7EU%f&a-Pjvja2I?26VrltgOH|%B%<3bzbFa++REMYv%3+d-
6_c}38aRSbC_GHXRwP>(`Vo-#I^AA%A&qfDRTroIBo6DzL_I5vqsup?LrGT35@^m9`AS1Ij`$WF?-=tz+OrOLl?;Xf-
{Kr#8MoEXR+!@#o1zgpY{TgY!Bd0j`*@VKj|LBK0gK4dtaib3#bvrdyI$i((00G2PgWUrF5z!B4r~nH50ssI2003E9
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
tempo.search.tree tempo.gomoku.candidates tempo.gomoku.playouts.playouts tempo.gomoku.playouts.rule_player tempo.gomoku.rules tempo.gomoku.threats.combinations tempo.gomoku.threats.fours tempo.rng tempo.search.leaves.evaluators tempo.search.ordering:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;1-St-dzAK;DpR+Hn;S00#+4D>>isbc^$FD*hy!LAcbQoSObf$R>;t`1RD_8AsD)G^u2t9_$9z$EuW>I-
bLu+PV_q#UX&3R=GCkiYL+>+dX8?dgnktLzQG%E%sLZfzk1~aCB}h1=H7RjG(#KXGU;wYS(CdK8TAIStSqe|vuh{Gzy@625-
|xm(4GObhRA|&9k6y27k<mrdEza~%A4!s-
>0=Yu|>m|;lts1mA!(*g$U+C(+xG{o(qcFnYHu$iaW}})Y*T*$JzT9FS442rH!jnZL%Hk&U2t|89yg5ktky8ya!;F2);}+>0*>ewF-
4j+w6$N`xBS#S=Z}WG8V4KOIsm;=ARNGLeReX{-g$=0Ys4QOQiK-
ofQswj5w2beGd=Z6>+EI&SE}^A2rO<-Aw9RyHAKopSXx0SOEP@&rP+I9`T=`Yf#XQlKqG(o>hgurw7BJZ`YY91&r;LGY90aSoct-huuaHu>o)*qHs!kF(c
SQdCG&tq{b*W45PChU4kI<VoL_CO&?UGhwd4U>+sX8Cj^!q9gNYw|JQ|xc9h#E35LdV(B(oPk~Pm1OsVpp;sLDFOI32#Wf?D1qSLqONY|bF#@LQJYw2={6
c7J3k`th#P4Dx0G_AB3GCaj1wq4>I*)KO0UAZsgsvUr9+~Jg7I{?Yk9J0*=P>iyQ=;9n6L02%b@q8xWR=*kgXxN^49*+dMU=)S`dp@d=X!@=iaK61T-
7iJeJoh{FftZ>SXmEhZG#a#1PG<R)7VSyZ3<vh5&W+sWNM6S0VEiOhX1FXqHT|G9su4%i1r?P%QZMi@p||8~9F~nA@200lJ!}M_ru%nGa&KTGOY)RHzEup
*@vii6t?b}x_hPPp!1&N?qTtJ6RiYP$gkoS^Hqi3k7QCBgNtzM59<i)<bofV1si5|N##J=)RW_L8MiXfFPVY-
t4WU!wxA;4+@<j>@CZ$Ul&NqwIatMLbJ6j{3-
FGj=jJ|l>fqQ*lNxlfQ&w+2|X7nqnH?a28PhCmMZBs}i+%ViI;KW<HjRO+oofBzh|2@T%FJ}ImaX1~Fqipu!3`{Gs)(O3JHF%ROw=>NKT3g~zd2<iwHv{f
y<T69ZI;Z@k>69d~5P)TZk6tyDPSv6}r^-Qar>#yN_>ZH4lJU}7*feRuTFIT$!q-_=ShOl9>b`Kw4Us(9aF-TFRx8_9+tE_DNp7d)pi-
!rBb3&3hYaO2Q$ct_l08IC+TROX#L@p~Pi_p>v2WRCS(-c}U1dWOoW+M<A2BDLvO!sG4yIAzRIN)6HTfVGn0Nh%mrDt^Z20uBLdon-zdP;d_C~;G^gj{|A
<I}TOV72{=misI`k+7@s@G4NPLTJ<-
{sUu*I)A#<xf~1P*^}40FJv8M6w|C&yQQfGo~j_NEb^vk5ax24jyO8N}&h9sPYaCjRaHsByb}D*Eled%(>69MadS`5gvJ}B0`}XM>Ro{=ik-oo>v+XWtb`
dhNwb6C55{_8+MSdzmNEWc+R0_1olCNlXryu2s808_0^?w=AXNfK`lINR{tUSlt@5WX)WgQF5+dQqndueo*4#;_R7LT_HZ-
31U&v(rfn&03ZH8E6o%I)LtCd|Y|ur_6|waN%=sfe=4%Z>q~8)|k^M;X=htXoW|=1oW<lO;)3E<k^R|^3R0KHnyUOUb<#;U~Ksxt@S|)Xn4`7~3MR#M%Fo
Qt%MXJw4*7|bnH;DfN$C80kjew4x-b?-gAm*>6`(i!@u-
`7NvkJwdhun6V36={{<NJb@YBJ)a1OL!mB&4<x49HXD+_2Z4Fmwf*eD1J@Ldk^ppsH+#^yNbomy^FawYBD&u2~gcZU|UpjcL}Ni-
r{%YuT2<Y=9dYc&K%S*8|h+_Fe5^^3%>=TR08(G9Lh`b`3#B;LFTsk)?$k7Zv51F&@D5@lp6~$0|Od)46{N+=@a(<v6{<JRe(C&m6#SY%Ezz4Rm2?#|P2W
?U+fT%HA<iaBQK9{S8R|TV0;A|70gFd;y|}>mQ7wjGL^ggeCsBpz6Y&&;2Xfj#KB%U^*)z<P$XHlEy^bae108MouEBQ@wa68`S0#+cgznynLa4`(u91Fjl
#ob2fO3ow9V3kjF_55jLiKwDnOMt~xnu2{rD&{T5(x36#cj_18oSCD-n#R(bB~jOg-$LJZHk{}5f9=?X5b!;|Hny?C-xbSHSc5>KSvV-Hhj4u!XTaU8V@J
mIR0T!mkEa*yUT7*J!+;;Y9w@Cr!Ys#5^IguYt)9(4dUUq+Z!L&jdv4i>4l@ysuOW=WQ8y0OM{l&I05@ZNe0lSl<%a+h{uF)?tRm}4gJOPy5y4`R3}bx%m
J!5Vf$b>Yt+n5GablbO4cDwT|45SS9x5_YtpFkGQ#M}<3RKAHX@H^j!&>=^_JQ<W-=T&bQ*RVzv6$ynb-
7Ox9>$g<wJ0ojNeRoHVCi1I*Md=4;?E?;>ubw?Eh*xDj8zu70EBLF7dHM(yuCX%F+T>(?v5DNEAP2oU0`nxp3<>Oz@u`*rC-
9+C+SN!Z=wjzF*rRLniIK@D>xNX4)`0b?0rnrHt_Z_9$r80$U(<lL$x3=ql4C7CdlWRQRogHn(9smFU00Ht3k1YTIz=-gir~nH50ssI2003E9
tempo.search.mcts tempo.gomoku.candidates tempo.gomoku.threats.combinations tempo.gomoku.threats.fours:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;Kh$KXk7p;;DqL7FP%ztu&(}ZOaV8Nza)FD{9|LYsTO;_E1=hp7s^lym+JXWHIgCS{C}kzm705<F-
@M#)h{vndu~|w0&IA2di*5)g5qS*XFez;7Sk<lk=UmAS63o+NwN#=b+tUAVXjNJ;CkFO#H^=Byv`$mjl2M6WGtz1ost7Ha$)L3tPx&h$hqOA>+4<WN2YtP
$k<CI5n$(0sJyJgb$?$H=6a)mVtXUHdqGDM|BoRq{@ugglG9P*w2QLO^p#$-ThzR=_L)`=IP=cAkmo-
0V#*YQE%=(HB1oQawo|NKqNeI+Qe{mI*!RmEa)g{t<-
ZG(Nlxg{ocaC7!j9f&A5Q)!K75EU`C*siN1C>rk$!j?uxA9z+?Vb0KQfsA69Vo7U*XB5HJOxbu5wzwy2CA4u@fi%JF>d@!JP+<bT6IiB!-
EnlQHl5Sq7bF;U`TPm!!-iXhTwd#2eBe4%xir0%J)bWm;d9779AoAmgn8+O?}{L~dzmtxBj2^6jx&XB&FFg^X1Vt7TTjThz-
b3D%d~zN^2R$3Y>hv8)&ur!ttg@Nwa>t}Z{HuEDSR#>|yDNxmK;mBQsZN{F5Azv<h^h90vbH>`4iotM{8j=2p42h~p<fI_IK`}J#rz6GRFCTsj|W5~COw=
r_l>RW=4I7uOH^?tm9Nz|(WO8?K?tT=Sr^}Pg?9MhT=?j*P@c5H&u4|yPvQucHxtv3leQHxQ;y4?9gdAjHQUx~swsAJju$Iis;v0;)}!t2)AqO@fnK3kll
T2o4hX8rWgy407wt7IVpb09noK9L85>ZqZ|wbRK^%!e)$Nf$Bi*SHs)*1GXmBYoz=<1L5`@bL}nt(10=8v6F328#Cpa`H+(pYa(LYL%m5>F!g7G=tC$$%m
v+CzFE7mu%-dbW8gzlhY#qg}1l4{#X$%P_8GaG>Mk7wzcGnuBe-
3=V4RBry8h?@c#ZU>bM@BLCE%vXERrs0w)VMVnaXW*WLD#9L_#<<l*6S(PaPfK7mJQhQYOLc$?Hg$jE!cgtk+9FkQj|-
pJu>2rBX^Wdi?uR0>ev^}T~Da0#Ba7n%Dc_-R59=H%}54*=b29>-A)O=FxW<Wjko*}u=`v3c3qN^)bO#ED-}<}c+vqmP3~-
L;4o$At{CP=l!n1A9qcX+h;M^&hVnkKO|%SO<k7%cyIOc#h&bkOk~Ue5d7qm)ob+X$MSG!>4(Ty##6PSGz#(okX(`S_;HR)?=T7pz&od#tsV}DRubrW~ab
Ex?>H<?al6B<@_RTQL%11ii|-_2-o(Jy-J0)B*oE@<zgs5@Et|sfWP_U4$&n<I;8l>K$*}6!Q<NkhZ-UUD<iiY!IfS-
&#)Eo`!1AU%&hB{9Jen5ZhkU8Ph<*6L23`QxjjM<`o?EaLovE*V>`a5)+U~9^m^5K>N+AJFdpKVm4cIvK1owkja=1LuZ>4~D<!z$g*2g=D>f&mfHox>*?_
mcgQ38Tw7F80j9-7|I+O@v`*N$*-
U<8n{>ZH8OA#kEl=uy?7;kDiA4flD`TGo2BtTnrWY_(~o#S0KY)a#!=#F2mYGW=7?W$+w;#UG@l=)s@OW;?H<+I6a#}l|jg8p$HB+pd6Ly#7Y><EFgaSp&
^Zw&CqQJtT6bDbBKvPyYJ%93y{(`H5R%SwGW8IT_YP<>KIoLNO6uvX6%&%&FBNTyl%$zUDB`@uC{dh}X;SG9W?5~5Su??&P)Q#ShO7`{vKyD&1x*5~1tvI
_^~a|ECCco8h(%;KlQ{_&&u>q*KaR#5hASy@ReEtoJIKLv)5Hw5QSr=kbFb#H20w{!6Fa)e9wVnpE$ICOO@36Pu2z|Q_D2K`mP$!E@@oJ^>CN~+OU_!+)A
&1I|fa?^;23+7H-
V}*l44=;<Q?f2>bMW?~%M|iO3dRcocVPqe$tlJ4a0>Jol1+DHdN}T}Jk9mD!h(?Y|N2%Ar{>*ZhJH5#HCbG1=9_%j>QfrN23dSrYIr>iN^B?XZ<i`#lLvu
-(tqqeV=-Q7Wanz1GfW>&?8U*Il*Vd>`(}T=VRp@vvI0$TS<$ja#3$MpQ-
k~Dy=*cWjiz$g``qDZNxPg=F6&|an`X*#LtUvUWHmm&*I}`Iq>13kR0NcC4!#K_|B(KN_8$9qhekmE=y%c-US$=*C!%A(qXtdx@-
{ahN>g%ZpZjqnT({n1f5@rSosF)b~lmcrd#{)7cY%Q<YWqULyf*_=Ear{cQ?I19qSqUi5A)lfH;Syh7zt&BiE_+LSJFn9iF5b%Xa_I?A*3ai~_G;A>jao(
?zt@Z9puQd=nmUAeLZksLKn)#J-
T+CUL3Lf}e(^{t^umUzRe#EcfE*8UVc1exzg&WS<qb2`*6S<C`t&0}u(_{nn{aFkGGF<5lyIp17zPGW5}g9p>h4otEdN`}e9J}cgt1DHW!G%9Y5D(QzC~H
Zd}W-
om@<SgnICSYZihlmkT@uY%jnG!$>h2sK(BneM!&5vG!$~yuf^~rImdxK7en8Q%F@Z}u@6a>HOY|`5$vlg&(^;ajc#kE5VKZc9H8`S^Px3+W>m_O#anWO?+
(KkEH44sdAL@>f*zz|f6@j&qIYGVGf!Cm9Q}9C`OgXz91ET4{Ufp1g0Nr3rjZ0(EQP`ppz@mO-
}?U}!G%TiCz0<iO1U4pW_Dl}x5?(dz~%=O2Bj*aFyojopEs=(rL>t18^HnLAB=>57m6sM>T!8a8D>TdFfrnx2J+^(f;GA9>#v>hXZxt(fYY)``q}$r*83P
&#<(nLN&jRD@Ic=6x)N*PI3ekQILk<jf3nBZFn(PV@e9A0#&}U4*Gc_W2AZr6t_jRv$DUd=C0K=Ihbc~<;$@j&IOHlU4Y<i!opp%O$>kie9|a1j#W7*+g_
rFY$gu#Y>S^2a!`O~kvjZ8C#NSFaDkv?xDRw<G1elc1&9+G*Y;j}ZO3rRSdmHKPBD<|~a+zN|V%Pkw#6p<cVs7y|<D%}3I?8|LkTonO1Dj-
F7m7rvm(4SPQzh^^5ou+UdHohqPqki-c7$r2O;6>rCG{Q&li&2KzbCNW3%Ey9(z}BQU?7`eCQvHnEA|o&@NG`0-
yhx3s{RFQ&HpU`l@(@AGUPBZuL;8QZ39uz9(<oPtv>U?4JRG)AT<`*nD18R+(6agqY!H5$-
;K0WWSGYU~016705{`fGvHy<KW&g>tP6ZE;hBCUYLMADPZy@O4Rjvr9j(&Wbq~TV&9v(c=_<FX{_2M2i7M3rKR@!m^W4+sLLyQAIMKau<}1zD8xbBdR;|v
82GiQDpy74P2Y_K#IwFad*J;H%<Deu&EGLqyMZbuB%j4!>R1EZkb5eMj$JUejF}P|S-
R@pB_;z~Ic|9^#YoJ|n2NwPK^HYt96~;eY(?8#B?|L#2aK}smOtPcN39&pPb7TcdTr-
%SW^R#WS4Y*_W=<yAy+a9Ekfl&yo@?%pYlun?gBi%7tmaFv9GPZ?$Z&{tK&G5Y$7_8v;WTwL4wBirRf`_FrePeOB+N#d2T~3V4m!u7B)Q%e9~{R;|Dz|IM
_rgp`~q*aLncBFS8-JsP(1;#V0qU+qLJ3|3CV+62rF$GCJBig#Mdk@1<p&Wwi9aR)j4Vo!{>^aVrC>53P-h%*Vg=S?r*9aPyhvVzrAqJJiBA-tl$ydpib#
1W?oA0tk6~k`nR)`4>?G%Hb8XLO>MKjRT#O$$0`|tUknS0e{1y_*DRtQ9!Z~$p<<(S1z;pxGug{iH%V$jak%&QeYc-
T}25M$|Rd)=AE}WGs?Ek8u*2!weVh%t55c8oQ2=G6>0;vVJJIXz%X+}H4xy1e!U9v;dk(lgChdo@F*&5rb9XW^^eN>TOjG1^5g^dVlo1rfy8^K>J-
|li0sB5jH|#hf|;v3W+4tK^cRB47^T~@(zteu5uxJr!^HRM)zC&%E&mxaD#(LV7T;Uhzz1lx=@DTur2h+!+1a6>4qeqMXFyD#mS2Pd1b5Ur?e<br4-
WY_z_b>uD(4G$E5qQCw)o8OwVAeRjxCIC8uNTA(w=?&UB(UpHEUmOV{cu)>${XSP@vZHv{oe$w5kUjofh?ygF%Y(Z5qy4txQ=(`*mRrw7v!H8BvWT0LkUo
K|r4DV<s5R?|mD)2g5y(jZ*bwzuM9gT~h?5)4;ee1T_RnMIi0=r1};*9CbTCV@nz%QRNp@<g)E5W0+Oioyd9-
jKw`Xhp<W`S*&)l1m?J~OyxazZ2^SLtwkZy8KG&r$ljkSU1<(lR*xLxl)}DfNlG@t0Aq#7Iq0|^pYrl$nS`#L3y4oK?>xI3;(9=ND-
ACSU?`muaKj&#!poNEDZ{cKrwaI=Fqpgp0&Y;m0{{Ft%y;Gm^_7(aZimq44kj1^fwg|LpvN=bQ-tv0ZKYy;0P8#4(z1v&u>G5TIhLMW)u>dzIFtKJ1ZY#w
i(x-
Pz**urRu@{w*40}_GTGAXDz=|>|Dgy>7V7v?VV3d<Y}yMySU5#eAhUj<7ZW?p_J0o$0j)kz<wwcJ$V>k9h^IkabQ$X4#Kg=ynpq<y=D>2&;X;5U{csaV<?
1tCPmByBnz28mPWEH9L#&cBJGw34P!@T`5*<xLNjkZ1hT<|FpYqQ&cl958NbVR;5^_%I`-
o_YZT~ae`LF9*9LZpv?|tTbmx&>@_xa!)Bgj8&Gyr603K(m)9?Otp8b*zeV~cK(dw=gw;__#Rx2lqUnA8xOuDh{kHFGmOm=mVYsHqL>Y<;{;%mZi+!)4XZ
l$<B*A2EaA@;Um=;1Q&2LU;G>zhZV=BtGxN2HD_eHA6(Bv&YfV7LNw-%bCa`mk<tsN<M6I@!g31)KFX9SF5XcquQlR!~f}zq%DK1WCcPx-
0z=cA8rVtfSvjV7N%Tet3qxsB@qEOqgfre5mgw<5|{Hp)N%WNz%*mwyem$eV9sd?yHU?e6)d6k0}1MTyu-
Q8+lOE>F)AB*VpIk9r7TG}^a%L*;q=p79y=s1nKU8YatK!)Qpttm1VH;OjVRF~wD)yh9VgwTGCHbMoU_D)4h{tyEGX5&A-
V+4nRM0>75|MJm5vC3FE7Ks)06byHfUUw6p|S6B#^p_nwNMxZvA^lMRYddK~LPG5`MsGNeIKz`HBdMBy&Eu469s?PU&g1o_O$Ll#qjm{^snHI13sqdvIBE
Ed4=Dn$^|_p`>5xO9KV$zRpinu9thrUAHn=NS_60=aA#|+(GFvp#1(O<;Xq}*?LnGg%PAOdk0Gx;kb3RyII2Z-
hw|37R)E@IGk9`G+2m(QqM*La;~m?9;W!H95a9W3wTN5JP^jEW-zKmSVS6bFZA2W=mK-pB>eR8k}#@lpN^s=)Ggi+Nb9OwB?Gz+;S~{oNx&z9USDMfYEzC
t!T<zt^l-nH2QU7ulp$f}G#4=H@Xk-?1H346*>})3w{QSg$gZhs#-
F8cR5ZUrN3&!$ONeC66yVM)U0q;;?~#6iEgf7d&8}FkMO_$rzzGxWhPHhpU+{Bo>fFAkcmAYXRpLGV4X{?+<|}1Zt`<9Vx{;B4-Aq@xe&-
~FmrsT#^+Ijz2yu|i&#z$JE4gkWA7dU=-
fJ%VkRV^WGp4`nKxj)H#8`37fISbkkXUzUg{k}kkG4=|glQ=QHNEeH)F81iu(d|$29(UaTCO3&LAeuc8p{vk?Wu99nB{&R+-
Qnv6w}^s3!yt@8BD9Qte)kSR}6M`oO126&us}af|&T8`!cAg_E10Aa%B5FmFfEwGZG<c(4Jk2R!@$gPIq2oMNa@(N^kEjs!v;1VKvOkfGP#P^(MR8E*19J
$2c1%61-
_KfAo&$NS$Qs3)lJo+pbb8w{#h{c$EeG)Zfk#gipu6c`^WBmvWaGs}99=C8&>n|0@TB0J0NDDo>CjB_9r##$|p%U>3KP=f2@!dIfB={gJ^p>VteO`9%K|B
Tjh=N!%xGrg`dep-fMNtfUyZ1q)P1Y8gaS3}Ehiue&F~6Ba{bmQ!nk!H_J1*besj1!VYBC1UHna};-
JCXp<DagN`Q;Waf#AXM#c$wzcoS5i0Px8Dy3aIuUl9z`K8$T`bwbO#E1vpJe45HRB$q;Yk?F8`CN<yMza@AL5butG&;Bt5CHM8ca!w(tyo8O0wXgRR(nso
>H2xMo!O9U2m|G|7M%Ks?(I7s_LQ@-LeMsG7*$-
(O;ssyo)|M2$b8BYw@9@pek<S{ku448frIk1m^OqEEE=vU_#_%Mtw9;AytMSb_n>|JwjR)6A$GtK1E=eN-Gy)<w<6XsbXV;eKme)@!Ls66+5Le|evNO;7N
*W8AwtXyyWn9~F|<%LfM*Zeb{5Drt<A5g3_bq1UiL-&^^Ev$$%fn-2!*EzI(6d)r_wb-
0CR+<7MpXHC6lZ3crRZ!}Dy>s?^zJ5n(*(%By>qgeZn99PlOQp-hjN4RJ$1J6ooUuLwkd4*wl2zru(G7Gh33r?_TY$>5+M>p*blZT5V{?P|LjE5yr`sp&z
5ew#2h&F=;!EL9H3Gll34VjyCK(96zqSmSu2C4p~$45PWb2SdGa)kQ_Z<z`Px%Y6Re1#w_PcmN;`o~?uj{E?E?+YC7`(t2Gd<+jnV2W2yI&97BunaGyGxM
_7$i7TbH}!nqg`aBhiQaYIPazXB#V9$Ds!==e5U-
B^YAwYUbqMBhaKwME0kKWIw+E!{7QH7!G=HH+^_S1VY;{$*KNk^ryCCiOnrvDn2gz$;C87Vm(d6a`)(rw(F?tQDQTVm*mW&i3HwwcUdq<P|D1YPBI?6snH
VxRc@T*vA$`K`($NWS<@=$uL9nS?)$S=SHpTRDKpawV<p0t;TQG$)VdHHWBSpF&p!7cqQw%{mk(*1xQt_1iKLtKF|8dcOlZ@{>#4TEB}o)^ckW3VRlXb_S
z9;|24#lp*UM_EUkCbOllra(}b*50jbqcX1v(EP4@iq-Fr7eN9*!ZIYJ4fidI0^yvQvF4K9m%AHAV9Iw$#u8*S#$}FKM3YH=q3}yj0MWc@wYCO>XAq7cZ`
I;*!yaopfGVvQ;k5k-)<eurg%y2K-NxTs)jQ(BVVi8eRcrJU@C)M2E&HFz-gD;hbU?X^Ht;H^evYp=L`^N)L_0)g459%@ESB|3$=jd*Rgn$3<>^rW&)vI1
c*a%rxhKAO-)MG3ur~S;=gt}YyL9?1Fg&MXakP+K)48$#(70Hb$rEB54^J_meQ}AGIr}!DqU_vDy5DDC?klGDIw?#chBiMvZKK<Gs-mO@-
_i750=j!d)VEQ)6F+)ycscvo3Q_roZ1jYMf(K1;%(Tkz&Bx#_o9fJ}@M9#ClUk1U#ss6acsgG4X_qo#p>h4Y?y|f<524*7ueK`2qLnSpuXd9FlPx(DAlLO
j|F14R9fSs0X6|q#-N5S&;VJR(gB%s5_1KVj{y8f-u8)NUY0s15``L^KbB})<#%3#*ssnKyJks-cqV2+u10R-
g_eQ~Q`dmKtN7Pv6!EC_A2K;=%&L=JRJgy;BI;Xfyh*)nvq^g{MxO~dpnX>*1U}ul>n>C}xByml?E30CAd1oQSeNG&KOm*&pzREZdrl!c(VFQH%Y++le`#
ywwoSunY<$EB1oQBUykt95hcJJtUF+WES@P>PfjQNj#WH{LwGq<h{i`VWhpB33rN#C#|Le;;x2t%{eFr-hj^L5e35yV8E5He>ZrLrPiqCnj;zord6$&aD(
1>oSOGEmajxjzG@^h=LkQ!Yxvy-
W0b>!a`px_m*9=PA^07Kq^=DpG+Z1OuXbK?SncoQj{U`Yvco(RS|CIG(4I*?Y8$;q+YHeGN>&y==bL@$v9AxRb)@BCc+$TWU%bbP*Ft(sJ<^cE*u;^d*Dp
ICe#H+h3Grrq9^Mx4_WPHnjLmd$$%Vn5`7m5t-(s&W|QHO3iFnLb5rVVe^au;@>w(Wk0>8cpCcsli`UM(wo-FDY0mqh|?DMu2L?LhIT~AWLyL^5et8x39k
Y*Dhi5CYq87eb5Q~J>M8{0fdz@*YgS&Re5x8(rju~ZkZ^tlxJU@aPUFyp(R}B}@cddOVfjLK`Rt|rd|C_BcXgKsYq$ITaDuSThHo7uHd4^|$E#q6pFd@Lt
;)3!LQIQuA5Mgvn+V~IrVNC*hzKt>mx9=T?qsOWwxXp`Nrk|kI+h)*%h=;TWrQF{a>m91V9$}0mVa=fj}9<Z9^r=Y&$lQ`UzcGQV1Z$z4QrL#j;8Nco4mD
HuY5=>APENmmBvH}>KJ8WHC%+Mpflr7gajKX9oMVVB!ywKY($%_?<#wESKXV=p6n}4N8NEg>&=JVqqnAI%=J6RSWB!7A`idh`Va-
f)N4!I2E_6g3=#ZRf$&MkE^8m&EhN^FV}MDYklL5}ZkvIt6tjJlek3Sxc?fT+ue@V|m#>RC9OrKL$^TqCW)u8}n2dJi#7fjMSGD=8_T37k5ippt1UYe^%$
%UZLIc)CDvGZIJi(M{J#dtnlW^4!Ksw?Q3we9vHFvMHPG!RdZE1gBxSgC&`p(m<Yd>~@>+s-
pvlgVk!yfg0=$fMH0JVua(PSnNoRfXq;4a^LUstGuqGzfn-xLgKnyEJQCX7%mnFoi?{oDym&M{B8w_cH}YMVM&%VD#J<h4ONhEq6dZ2y%|Xh!y6TlrjAiq
)z7ffkm05m;Am-f0?1$0J7c+(6j>C`AHJH{S%O`k<2slj5^>%Z}wvv6Uz@b`-uc(7}|i&vKqkzy8qj1QBx9PI-
@6YMvZe+f>%W8jcQq&Ig>$eDJ1Bh<e7{-dT{eR0a+~6X{W3X%e&W3`?@i<r`*fn$>kVpv*XGheF-
?foI{#&8en}4U06{@=pEHcsdp|7+kIDsR1T=p_QzCqv?kaik}N&#pAsfOk(gdk#hlaq=OPb<S$U+IY)q0P}pfVdwVFbBwtfSX5|uH=r)$f!Mz7HCTUvvKX
A1n3nT*@xZ3?aUBw+3pTW=KYT`6&TCJG2P5DiJjCM2u9qJ>iUbWv9)RconIO(uO>>>-
F3PB@H*I+C=bqg@&H%sKtSN=%I(WC64w;vn;;KsyDpVTa89*=>|06i^IvC|0dDBlGMxm8t?*u>R@<2Q>i63fXaVoTkVdW7mHP8$q6$^F{EL8AWAs!z5w=O
Gj#IA!zAP2*nZm8h&!4%X2yA(8R_cBZXFzegITl_%sRrVLe7%0)jN`(D^FTJD>Itd^_UwH?lOo!maY`EV#^Y_jvCWAvB~|4$Qhd2@!MR+?kFoW8>2j~O;!
)I$^uz%1e1w#$-
QvAjbZK}A)&Rgn?htTH}bz=?{okwcu<Qn8>dQt`0_9N?WFVyI>HHjM6@s*=jYWQaZSfS(a_{6AEDxw6XFF~Q4FYQw(Fm>n&8ipuvBxuG{7tMc5htE8Q1$Y
A+7F?Ab=4Q`9b@4rdbJIH}fjKWGPx6WcEsZ@d;g?#$9brDgSRs|GR#8pm&)F+OY7w>r<oG&r)AOkue+B3Ud9Cjb5(gS6oddR9_WnPA+_T!vaW3H4zPxkgd
@@AF^+w2yRfXB;FjL$q6EhLwWNp$M2YnjM$t{SJTK7L}D5&V6?7bo|{rssgcH|C*gv7P-
^Cxmixb&s&Gd$=MO@<Bql?<L>b88T;|1Dxnl?^H`<jKeSwiQ3d>Ri!Y6aIG6X5y$gF_07^zvc`mwS-
N(z{`DfmoB`IsRR#B~#<n}*i82wTFL<WQ+^KExA}dUqV^k;n4a(F5Sxz*;<)c(M;_#R%hrXfC&Y>&3;gU-rhIZcCz<KrhbP2~PfT#sJC|$wE^3J$)&8FT!
$T39L4QNLG)$$L9IWvo~`9(fZS^G-;T*<Su-`1S*b-
$$kf*=gAXgTq7Ia)UT3nMz)7jeqI@RL)n5tU9p&`78J&MBtj8@Ix&SD$A&q4mje7UdDfTmY#Bl>V&cO)VCVlX(ouXe)u*FrDkE3E43ok?fzMB~HkC%SIC`
eiWf^>t*r^Q6OjTPR+LSpf*LyT;1SSlMH|*D*!-o_8tDkK4BY$2T*!vDHs>3FcWigBy9)nOnV@|L<Gf&-MOX2-
ey<_XYKCM(dQ%GGXrgn^d#n1hoo}Hj*QedJftmQHV>(k--T>3iCjTsjSSmaX>1bclNw&j=}#D#H@hi*57MHvn+!6vX4g&M<T=+^`%B>ZZl!V2Q8)uvf*09
`e^=4j#)WsNE+Hm2%6O9D3v46Es`N2J0Ws)7Wz#9#n~`~d13K3|E*%J_-
%UDsZ6Q~g9qKi5iHxt6w}o1?HKZ8f@SjoV<B30v=OIP^GFkZS8NTx`Swx}r07NzV*mlxDI6#;I<Kq}asW+<UPaiBqvC980P8>1nDFCX79rJ>Jrh8>}36&Y
%>XM4{6NI_vTj=;|$_GBz|A2IVqveM{D^pL{Po_m8<7TM<MfkBEm%qn%@`it&l6zm$5JbWrk;n|H7F}_IUeiz%TJ^0=w^)KU`fAQ$k7^C|U%{{%_;JACSM
Rf1cGh30uW&~9o0-qekSqUL@vwWI#HxI>6yIfTa^Y}MCanzDKKM^)J-?^|)@8u!%p5cAC2@AkpL-
Y^&%IL4;wS?Dg{5@W5Cp!j2;3{@hzsoaNw}hP`>cG|4OHo9$KWU>Nul{fbu7Sxbm~d54ebGB8k26aVIAsrYZqycC(X3z8Y2w6b{%+@mFqhe{C5tcT-OP~F
|-E7S-_u_Py;ya>d6g0F@dKFk>3)Q5u&JjvLa#UF^_h=!vsI`o@JTmF=nw;U4(*?rjr^K!%@i+3!T~`?~SX~77{&&karPh!HB#-
8(XB7ds;`nZKH=El%K?be6?oJ33XusH4*D73MqrQg~N7kfndvu89CcZqfcLM4+`Yxk%yt@bi!>$*A<9s*L$g57!5w;qS65dJ;O2Pc4ccsDDu(jMd!Oj19R
R?#1ni%+|o*s$vY0Zs{?L+aUlYD$BJ_SrwZCm0~r7N^r<kv6zO%W#isXL>IV{#N0Gia#>+K^GD((ApeG&JORqF{Rd{K@HJf<m5~nmk`BH!Mn^9`goHt(l_
iDrUutY3Am`NhmEWFyAj|mN%*!Mwq--t_e3=umPsomhfklgQ$e*#eb)MFZQ`Aw7%*1$=4|7loFk>yv6H;@XE5g_c0#HC4mt6$=YNe2QXpI6AZO%tE^)P-
IyMTgVKLvr>tCe^6jSY=u-
{+oIFk@=sx1PkiN#(P(dSW%J`#pKpzDXpdTnot&~Tq%$VF99S)DC1#nQM8QlC*Y34eZAwVsUAj6cmY<$6$+%S3SXo#I%^#~v}8Pqz~$K1)Dkf0{P^*m+XH
TlX<SCUW$xP1XcqWE)JB(=whMz~pV9`xDjG{sM=YYQ97mOtzUUWJouWlYATc!<_7Cy8hTeK^qdzt<;Ays~Pv|tiA^DMB-kpl!ju>BytX`)6`X#9^<lPtPG
DIWr9t}gBP5SfS%J>yA`P-
Bkm~6`*c1g|j+wGo%J^C8eh(y9$Jd1fnW)F0n3qIyLnAph_ZhDsGum|&%4o>u~dV?A{&pnS;+1LYnbw}VcDn^%_^GP^44k!`W&WKSaj<ty%?ymCc7LzA&w
>+09ItEvb@<Rf7sLJwN_6_m^%l#U%I6exk&-xzlK2It+`3xX(3I(RQ?^=2!#TWpi9({H{%aGWmRawD_(vgv8Ptb)p>JEEtw%W}w6Wd-wRgdUqFO1t7Tuu+
TPnqWecW#VJ!XH2W(f8!*c~-7LGP`ajQ2O&0TA=ZFGk8@ZO98B&Z;ILnj=p%=cyPb$f3T`A2EBVbMC*2$har216w`~EyPCRP2r796&_|uVGrd064-
{_(f2;TxR7v>)ok+t!xWe-2ps_4Zz{u+4u(?A%XgRsk%Lv>S=-lE5Mr(!>9`E1Pb|jzt``V}&XE7nSIvu|-
942;t|C2V5N=U(^J?(&rB5wdEOb!zLmfZIYudmD_k5*}F8UU}HTkW^3<?7X)ME7~E;&^T<sM*$g(Cyux+?S5RQG}S3Z9D-eNkGY}-
!5T?e={#nHK!1jg<ZC>9WZ~YM9NXr-
P;I_^#hB1Y9{5x$e_0M9Q>dEGo2R>dTwNaQoM?wnc(85gYg}t{ZYo|%T3X{ese3f9tW5)i_k{V#IY2tS7YkPxe>qHDf<BIJDrG~S^z%B{VBQw(ZIvH{);u
g@IkVsnA1|sZBp+B=P&z`;4guregHb7E2I@7R`TprrR$j$Yend$HhMY@etniyzh(sLKjW~Sd<_LmB*7)Spd_SMayKEH<7I(*dv$(kL1OCGa{B84Fn%axri
A53^`$gK^Pw!$&Pxmz0$5zc{k$Ak>T1dcCr&)RlQG2Tn;mma3H$I}Q%%hv=$uCjwVqHksXcgs-
w{Qs_YI6|{I~>L^FN<!BT8N+FG%MZAPc<qFRA%TkD?(o#43MHh`J5F)&Gs{y#ASwm>Df5cOzOx6PLjkDUO!$)guIu<poi&;;vG^bc-P_O+#U8DDI2BBi56
!)_d9g?AAw-
1pY<hBHT}>(NzIfrogdFz{s&E%;gpr4`Od;Xk*Z+ZUnlrHe?yJO#%>+My8#0)A~3Gkd}5!XQvX|m}QtVJyFu<l(qIwmHUp9?tz1`hYJW{qkfN~yWQ77HxD
8cm|#4#8ymNIOg><TVl-zOcBGt+D<%JlnmTiiP09dOgV&tAx{2Lg`Iba<!^Lte1bomTZ$0&U;{6bn*{<u*Igao8%!k$OJM6N_m`L~rM3?J?Z6S?mJ{=Pp2
|wZfutTr_IVfd(vg$Q%z%q0%w-
v^jQ}Zv5zn<O;ADr6#bC%~WnLYqBy&ux5HPRKVo}HWSdY+yPt4I<Mtx`WK{w))+6gf$r7>@`qu#qepuSX>M+_?Tu$m|g=_3%DhL|)Jm>Hd6^nS??zcUPTA
kST;rYw4X7ziNV~=<QrfP974<<jh@1tCx!rBa`f|vwF9;VNMrMFn5#D7!=9*i(V^F%I=#yS@p&{o`!qH1*-
>d|1>4Obl2{y&_q;aI8^=JEm;>Vo8WJa$!u+Sn`xE?7q}oV4HF-WaMc#nj*r@mXm|d9)ruAxmP`~0EYZbUH@z+aX|S}C*wvS6k$R&qf0=mWN6xJgKUZWG$
u1e@<mxA9U*!BI{ulVFr%}OD?I%srx^%lxdm%r0gx3lxL><bqwmMb^ce5%Ulg+$!gc!S1oNiiZ>OeFQrFZfkj-6pN-nKTrk;kASE*-
J`eg>)V++!NgxB3&ZDdy8$X6xFNI-`O1NW`{(2(OQBc@N+ddZu7U0m~o}creqo{DPB_&m|QN2`N7x*Jbxw-
2+RYM=grkpkvuE*v1fez<$D4qp2*P%~O@IB9BIYDc9A|`J^mp329^cPwEiTA>Fs@-T~&@fCvNMaE@>Ef!utLatQYk_DX<yRC+afDsm;Fx`kJ@Dp-
PRP^kyv!eX*$jYAHx)D@u`e7S|W#IN0n-jpGwyTSA4r&Pk8T4K^wR{PSXs29GsjuFq<8OHZVVC;vC-@OD+8{bPH+g&;j!V6&Zdxn^UD49!6S(MF-FA6I#S
SDpolFtsgX8pJ$jIo6v^%`GW7c*ioNJ{5Vy&Hw&;|8i1b^^$md{4c3&yaZ)g-
_i(@ai=2uB+mrzv${^kXD_T#?x!>64=iTCjGG$w7R*e%|i>rpK}O(28on-
h9JWucKlS>8qPV2%!Ho*gxmIJt!f&R)V?E+iCll@+s#TT5Ms!J9G7xW60?Na?vV?vz~yJ#2VJ`Wc{H2LCP3M09~L$YpzXm$1o?0o0xKCFUhLQ9&Wp8g7fW
>25AdSoJ&A}iS$?PCvZ;`<%Xg96z=uE8-;OiGIP&ylj|Hq0MO<>6yq6~G?pbFRErMYjO`oHLfkyXov`HXhOwyaDwoe8)w_QKP0P#3+pK{P^GNC$W74~~-
K*;mw2%+HqY6tfP?|B2vy7zI5AcD&<_C!Aahk0w2dc#`qxXy5j8EW)*ZJ7angDk>d|4!sT%kCpYpt_XrZG&@=AFca-
5LMiAFlg+QFAugS!dy*Md5Lvonv{{&$I;YqSK)r<TMty#>K`Q70`jS3qAA}G2(O8@$<$6WpjMbz<(!mlxZ?uJqP4}wEn4jUZrmAgqXu9FPdK8Tby{i6!9k
q?wNy6_CAECq**#t9K^gP&uBW0T;Kvvwvz+7TyPHdWRn9hT)^mF*?uH#_JlQV+Gf8<CsY=gi_nYj(mg5sLELmxP+_6)_8b%esT#8n5<Ah8B2l#*{`SgSD-
{)x$FucKNgQ1!y7M-O3sL5GN`Oubm2uqFOaKh@9_)3IUjpu@^)InKXY<u2L*W+}x-
Rn{L`6(>G5Ns#puW0WMvnShT1l@6udr8Oo*eDn}cL(rfYe*5>Kh_dX`Z9E+s{m1~dIJkl!lE0MuTMAE(=d=>>ApBX$w9xk0MK}!P`fs19@e7T!!4Lu-
#WoR9=v`a=54hcSQ0#9%rcJ@(Ec6}&xtLy)-
{)<zmZ>;%4$dDH|>NF#mG?3W}`qRth2t^{lRZ3Lp;D2avZV;M5`>w(2;aU5?Lp=jPy(x*7S=hCDx_D4BPB+^8FQj(H$4}QsN?U+G)V<sJK7He#iKp(6?c-
_52AP0~8BwpYGLMO1I4TR(uTctTcl7B$W(=#f_#`FVV>7prJzj!`32Wsvx6&X`HkMoME&Lv83;(`I3(433*CQe<=veTme$sEQFKEQoTOtaue$XsXmK9Dw0
;YTT{KfYa_HXIC>%9gY=-loFhVorSo2OAc_@f(yeqt^ZA}4A!V_C8!;=K=NftNSd=;Afq0wnnxiCL`M=t}X2$-
fHh}`cDN@ZOvZEJ=+)l5aD3Rw^!suUo`>>T$BQ7!V1Co}garNAyrSU{vASNqBLCrL%6!XLjY^ptB+VjIldBqF;B6O#>=>7^#`G+!oX^l}{DJ&L*F;7vrmX
zunq_HU)fP;2%-
}xK}Hzg!)6Cq+Co;zBT8<v$JhKj;TF4vi0)I_r(Ri<xCIVL5I?@6}}Xjk)z<|k~jJr4AAP0Kq3S*<y2pxCB?z{u{D>{5n7xC6SDpe9ORqUF>uTkz2mt|_t
TNjq2?R8=J3x3*{<dY0lqe@-?#oHXdv_Bk3@NTECFZ|rClD|L0E0b4gUkf<iycRySkr<Nq}cdUephGY>Gssoj(-
X&uteIhBv7(#$=&Pey&xKSx+5}Aikjy&?=?dycA8-
N}Mvd*a6DS<G98Ucb&Oml0VVm9vQ&x(77v@N8px!){5UiQ1L3g868$XK?XPf2X@<KW%(WdCmFD%1?NoU|^NMsr3~$AVaf9t7(63PSY&RoNaww~~9YqT7Vc
!;(3bMl2dRHXASZr@hf-
$glD@c*Km@etCzWur&OSXGkuxEU3fsk9?zG9pVLX%57ZOW>{GdVeH><kc<b>|GT_u$g4!HU5R1C&_!TUrix6GLJ1){R>(sz?XAXe_}^pn=}aaSlKB6&c?i
J|^)xmf@U@UNQ$CGS&m24X%P56de2*j%fI_I-KV<;fhWbLpZM#COe@c0=u5YelD>EqgxR@1oy+;vTUpTr_@anckCO=N?j(2zH=HSyimNYF;1^XIpie^@lQ
(lQ+fary<+WGgT294lDs^f8X#S!rQPU0nz6sOPDqm1gte8c$;21ncmG}UJ>-1DhdlZ6lPi8M1-
@d~NT5I#~&;!0@ONfTg2Yg9>HDsKIFYYa@>epRuI$#?jKt@<}if8y=J)I?R*yvrn=P~k>r*^X%vHa=jj?PvXDzF(7mx@c+`O&?PRW{*h+<B{*olaVop{`f
;WQ|N~fmqGjSS1D9StTG!cxzk*BuTHaS87JtI@Rzq@MA!E#J87z5#@XO9o@QG=V`X<>ct5h^hg<27f(JO?S0m#tvP}^QXF6Cg<7Dt<0~#oI`s|AhQ=xBEh
cNMc5b?XZDlYjT=ccAf-1nU-piz7~q#&+ydJg?iCl64p_d}_hP$*{`-
GL!EszobwrcXMiZ+px+;2(yzW@DWLBks8vxFr4AugRIDleZv7DMd@UGmvg0VxiJ9Kzg|_scfR{6m|bNsoWR}2jBu)xzxq(VwYVhmYA>h-
nna;4sm~Z<>qlSXsJ2AKTRG42q&#ZFry<46rRJuRL;D+$adZMnJG5njpr~P@DsFJ(LPhsJ4%4%fu*bP(^%38^i;QWe%I3VTFK<ixQWF?FpSfjWUM^t0l1;
UU(>eIR4T?I4Iu9~uhQP9Mu`jXUzWd6IA8B6MjGqnH}5~0fR7@B19Ss}`;OJ3bC2q1DW(vYeZXDR<S8lRMlUru6XPg>=P#oKPVR-
U^r*SoT5QJMgl_7d^fTo33M*&X+9xAkML0e6PM;nE+EckQ?8M3PRr^Va+^r-53M7q|xzkJKIi`V>LE5a_jYSy=w@~ba;WK=)^lrfc+?W_-qHb>ubUc=Q_`
slH**?*8a@PCmcpGMQoxrajw{A}AF>2;GpMzl@X^xEqnoN>T=jrvhSxp@pYmHX<y}4r-
zWT^<R{x<}=D``h@ga4@Up>tIHKjIH2tU?4tH6e%olPkA?Fcf7+a4z7L+ncI!Z(3MX<cNokaGy)cdI7^moOOhs9JK|6+h4lN3OVd$D2+c12z9oJs#r1tEW
z!jE8?s56Fl%XltU5w&fWO<DIb{1y{yd+*AB9!|xt04VL*(ohUYJ(n%T7C&xK>5G5&9mCFw+{=L^(Uk52a*}l(qE7l#4$nN8J!ZE3giyzqJU(cH60%j~v#
M~HwM~FTwZd0QMv+4WqfCP3GjREZelnPQoAS{zcoNoyo<?~{5!S7r>Bc6mbC3R^_6=*AhHg-
L5Eh^$j;dnv|OqTmsn3^fyM59RYJGJ_c=e}`}n<VQXr(v1<_>IU2Drv|p^*uBQeo-
{zV>O<RZ8|noL<}4x#HO_(=2gZsH5^FVD<!4b6b;)dhRQAfyJ!ywr|%HY5fMo*ATa%RI01$M{ud&rVaqu@-
%9;TVlv%XRJwY0t5d3F(wFcDJw;w5mn*I%Nr0R^U@s~I=XN){J5zDA@zlu7_mcfETQT1X?U<J%*FONQ5OD<c`u45f4~sQbYY0U_OesV<f`nm?8E!xT00I1
Fkc$HVRLOeGr~nH50ssI2003E9
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
    knobs=Knobs(
        search="network",
        exploration=1.0,
        exploration_growth=0.0,
        first_play=0.1,
        proofs=True,
        reuse=True,
        choose="visits",
        early_stop=True,
    ),
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
        game = self.game(view)
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

    def game(self, view: GomokuView) -> Game:
        """What is searched."""
        return game_of(view.size, view.inarow, self.profile.knobs.playout, self.profile.threats)

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
