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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "80f0f05ac50362e2c6595e83", "checksum": "d050c427bac45c6822ff7d66", "sources": []}
tempo.search.tree:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;81rCBV7P3;DpR+Hn;S00#+4D>>isbc`NlnXQ8m7;Cnc7a%xW8av5$5PNtNz`|xrh-2r(qj`-
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
ugU9Lp_w0|7=xWTSf^wVY_H7gqr~d}s_&dr;?C*ti9%1S)6V+miNVJOjH7-}ZsVS(ZL!$Ro@-
_V1ctt_@avP%2@}AEG%W*8fr3W!=Pi&=FwVV*_w_36=G8pRS;IP=<c52MU-HXyUDhmj@70b-coA=LebXAg`|?iMi8;$(XWJgz%LO~(5<-
K@8v=hii94Vp?@eSH!n9+tqoj*=4k3HKQnw682>%X=-=Q!u)q@Alr1?MgZ0KQC`h1~yyv0+GdY7ob$P0q7>4pAO40dT*U2)bR1BYAO7Y<-^-
gg&7wIPTvDN3~?3*lZLi-6n|rMaKRaVWkrQ2k!WnKUE`rnC+yi2ni;?;#f^HIQD7Egfs|WMhr_@=l-
Xaz9%>RR_dZ8}aIdXI#l0K0Btu2`(M^%=KAZ?a&A>_w|r3+q_P)b#Au#J+azl+me06Nu15rE)MnM-UlH^;^DSH-vxl8O+}<w9QLWJs$2a*NfDL2nko(Yo)
l!2*r@Mo3OdEX05!WUp;n8Oa3A)PUQwKj1@$~NLL>k2auBGLq$eshi79JqN-#I;_PymC=h-
GY)0UtM+`5Lq=AM^~4*#TzA!C#E$0JiLpB_3@xVHNOhUIs@w<NORJ!}(J;|y(b8ex^u8p(oZUy4(j&7_>LoFMT5Ajqivkf<%;o-
7?m*Db{E&q~=6merBHy@U6vI8p&jk4qTboTr#z>hf`5e>Pm0tDuM{epNQ5IM9p=k_+_S1Q|A4YVVQUR?2)_U0%OmjZKl`d=xw$9rlClXNSFcOQM`{Y?OEQ
%7l*1hxUvK*^Jh9`K>y_N2M$ygar{U+9?o)<z1%M?A+xJ($Z~HG4YcoU?mz9ZoIai1@i&`R3xuU#tnldcSn+GLVnp+gtXeNi^G6(J}_D}K~%w}()tji%W8
YOs)!~ND76@PRCrapN(PTWv8TN5a`=ebkAsf7=>V+~IZF)sbwyUPL{<ureo(HdK!wbxZGl4)+>+W>F6cBTV#iip1nWh5KQhCm2%{UThJpJh7SC$SJHFOvD
VHr-
X7QU!ukgdC*ug?F3$brd3$e<%2>^vXQdUS$lI2HfUAJ@atjtdkLTt~CYJt93ka=VK8}e+wtImfk(BcB&F3BZ7K59v_4>1J#bpPt|+%1<SF=vIBc&Yz;xix
2QVE|NdC|r(otPI===}<Ne+!T459X~0hC9NQ+qXlSWSS-(fe!DgPf|z%iK;9babSOjwu!=9sk3Sj-5IU7#3zRwg))ba$B(IW3?q{h?GgULESsi!S(&#-
}NTL*W{m&gP<%KG}!0wJNXP9A7E=bN-IglZ;?a@G9z6)F<aqJ>RH0gbDm)z~R8e#$l2Q&5rw$tE+4vSalh=FP*AtZZtH>S=e7u=>1J~H?M{RH~qG5~vlA3
PA;ukIFCG2_<xXErqh^oc2sFoga&CA_^?B;Nj@arg?<DTBJR`MBAZO$IjxQpl`ZF^t|e>QDwZO&;4Fz<RUaT9u6awxJ4WXC=20Ow#!-
krVED(p+~l{hOmJ=>ud@24vW!C(t4EFbu^$1k`C=Y}Zc=tOPDFrdWLAS#R9Stg(vG2iijKc<Zu7je}E`Y(`(2Mk0Xq#Cl38D=flh515iUoc!*i+wK47IEe
T*x>nHv+GwUK*5w{RH$UZ_0(eh{mA$}8#4U)cKLCjjqB%dORNT2~0*%Uy`t|ih%Mj+8W?-+UufT>z02uO~&op;-
Z^aE@!TI}5U+;P(M9l1$!FnwcKjBaG5H#!TLIkp#e$Ln)PdbY%{H9WCqv-ELH#+tj3xBgLK9VS|z?I%9Zua^jll{kAb9ViG8s_o`^L$6WS2r;*s-
udqTu^O0r$$IA-K+-SVR=WoJ3=bqngJ?lUO0-j<f+c-C0*iDB4LKtBn6vm<3wMcK~HlGEwpUHGBX-|(I|bX-Lgt2W?~Eh1`craEPPnYtUrq_jE2pidyB#>
k(O{h&Gf)y>Lo1Ws`eQPO*wkN0iLiX+}GG$bXC@@yZ`NTxm3yr(rTgH&EZestTNgBEqhE4bHguetY>q!LR%dKQ^Wg}T+vz%RW~uD0kjCBzagW4k~I3WgHG
|JYvc4>n1#w<E0bB?fAMp>jb7@J`a=gH=R4Y?FAR3~sM8skNW!R-lCJM;YWmiiMQ!t<O#hVuet)-
TMx`y~KK=<WoRsxm*D;QH08hw0h<4c*c~zEtfh8?i`@1%7_ABK8mKjv&fJG15Fj1M-
ur>urM!zEq?h<((i9!{GG;jB){su$kIEN2NFNk$YONk?pf?xc+{9TG**eYNU!eCx!O4l2rhHiMqL`V1t$iGNxeGU=Sx1|D~u5N3;*midCAFFY4M&hfWb!j
k!G&9&J^zJt%!jTAr`W&u!q*EH(eicno4g@VH>)8~Xr2jD_drk9OE7I}wM64W89v?Td-
1w#^02XbiUmc$p&W5Gg&u}Uq6stDQ@deX(d%hyTsMC5GaBO{Eu|X~v#3V>oq8(JU>*pyl!!P|Rel<krf;(YW(o#__I;74qs=hOmqKc4f#UHL+SE8a}y8Aa
JxAUhQOuo8R;ek0wD}ci;kg!0SU*)51Q~0a9A1c>wQkV?Uhg;CYSuhHv$vb}deG`<{4tF-
j*53|2cwH}jSCIg^zMdSII7{A3=);Dd&d!g<HtzBL$jcd{^Anpor;rxhVJ{0Oacv1_MIt<6vSTYA3>R66!@6Bm)tW(xZTQL9DncOfu?(3!#3+)Hl_=B0%t
J@r3p^9jnI+L}Y6AYT!~g&Q00Flg_@Ds*`rkX^r~nH50ssI2003E9
tempo.search.mcts:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;j}SRlU)EU;DqL7FP%ztu&qe~-
CB5qWOowsBvhaZT&BJFoHgCPK>|)PGA!sAFQ7c<iABtBa>gP<7_}PLNEa(n+g6WDt`4TCL$d@EwlA33V92K=JLOa0W$Od>N}@v0mWtK1;s8^6^)Ua2rk5U
pwtyO6tvB9p?j06q-R~_-
<!TF!QW)m0DeedJ?Vur{3IVXw>;zD*mhuT+5`fHq`SI;K0M<lgH<CT}it>D_NvFo<(VRJy{U^ISow255LbuC{SdF+F`HWAp1bJKVl4+D{8q8ZS=_%B!cQY
hpQqP7}a$B1!)rl2QY9O&M{>wQLBHo$b2ozYmNwLg8G-*aKJ_@4AXODhbR*CT$RVaO}xjZrh0mP9)4-
W#W*DVOIf^2Guyj1oE{W@m+^3wQHsq&h9Qy}_36k@@*C2z4Q<qQ5Z0&Z@pOby$=2-
^>FzSXIEovT64!3*254s3!y`GRjx)2cREYTM7IpeeyaLP2OZa0090Taw-XCq#7v;spuU4AnTDl088JU_fRgMIxtHIB8-<L;f=N2qWK*MQBtwL-
#YhrhF7;VtIC8V?u3@83jD2S?fJ>;Y+Vm@X3Tb4=|U%*cSkhUdvjLOo{6LuamhYgHf<2NOsuj^*%DK-
%LmQA0+9^mpl1>5uBH}Qdbsq#CxTrR~yWswR9OY+E2y}4|jXCpi6>xmvCr2NS(ft(xS%Mj1yR9<?ZBAxy4ccf3R`=9m0{lqa1dIae^lOU|8V`2a$0g!8rf
Fb@vZM&hGIkebhmOIw@a=05Y_w1#asvDZ6MjtDtYRG(V3C&~mG2<mvN@3J^=m`XS4>2wWM`XyA8Oh}~_?_}i=hatCdUq2-
G$ynbSf_n+2K^b|K+2fXjfkZns8rIs%8F=8b6x!Z*bGpp|icj372k)G%DowM7>DV<U32)pJ{PaINxJF9?5QMuHA3q3(KkpZeH@X%L9Q=cnqkO?s5kn{==M
qwIMv{37x*U6@aW_pvx;1&G;8eFk;fA`q<!DvVL@7B3dP0GBx#|_(mYLYG0^g7-
i2LRFO@fHWgHi|G=G#DaK7xhgMsg6xXhJq&j+oUQKGkeAr&=0b|_>Haq{l_4FFZ)07&!ZQLRdD_&gdvrHnx;5uVX0a|UEJvDmqUINp<35lK3YsPF`s=@V6
(uVkB$(4BJ-{WkV`J;(qyB>@r#>Sc#4*wN(!4&-
tR+<1L4P`2*w9jpHqdBK*En<p~gm&pt5j5PxIleLl+F2BQdX|)NLXj$=$SP(T$xp1L;RN`~r(MAVQf!Oi{zZ^9ho7m;YgA*YNp&FyIJ~+aPO;Dd{(-
&RL&FqUDvbNK(KT;kY6Z5%Rp>97VAU=d<ri(MH;;hn^Y7M<Qa5vZnRJ^H04!iImb)ji)o>lQ9s!bTHdpk;c!8P0lpR2kRq=FW}c;@+4}4Qtir$?P_t&Si&
M<!!e2+)fuJ_VHJ7CE}Yd#l1<(_xN*BMo5Ir>fJ=OaC}e4XT2=;e)za_3!E!z`&$-<_cieP~=h$iwUrVapfF$n-
VA1>BB5joU<qu{F!kTfn&P9$SE@L%%^mlHQONyxQ;vC>%VB#l?1KeMY007isAEuwlY&VNrjv<q#>;8J~Zue=Fy0YMARW7sNq*Mk2UdvbW|5@|hF(lI|lWx
>Y!a`-
wG&s6Q_!HE*s=$$K;)>Zxd;C=xSONM*m|X=u)`|ufh)a(U7RenlIC(|});|Gi{99<8c7gR8+i2hIKRS+0_&eeXBuFor?huQCmsNxyI(H{dYJJe)Ae8&!+C
=D}=0l0bo{mUzjkaM?rj{3-pH)LU$62a!mLYv9(gZj{gV)vQ{s)V^QLS(cgbgep$fQUT*+GDP-
ZG9ak)Tr!d(4k2t<_@SiP~Iz6g~fFDsFQ$O9?|b9VtDQ9+YG~i`^kxW?<U6d*h&A0+_lH_A&NmsEcRZ(DN{zGViYG3%bV@bbc!75hu9a;k_-QO}q&#SSi0
4S>`VCEijF{!Xnvp{LTwbYzCD7%R1lgpnYM1GFzXbVzrIg@WF5feMgNPZ7pzlwCHmm$iEz}iabH*?ml`@Mz!F~2Y*wAqFtqCJ+2g2$aF{Fq;d5+E7v<7L2
A5yx0P7fJ-v~|?P?(bIkSpAxEGG2(PAX?q8*EIf{Ei-nc_U{U`|%3(_R`i|4rS48E5%G6``Xx)WGr{LPAen-GaL^Q7YW@h?}Fk%=MnL<p>@DF+dV~%~3;x
;l&E`+jA}xMRsPa$)#({1ku{-
NX>K8r<WgPQ~c<6XEhN*l!+@F6n1P=;WKdF7dvFL2*#r#0G~SSl??}sMmJmb9ys$4QQr}kOZ@wX|1MAp%fuj*_M$WX;qf6NMqz}3CBT(1k;bj(tB9P`0Np
Ct&!cha{yM}vTHpNaoRjXqv#~@+1)h2Dd(s#MJw9DsyshQt$7J|3X2l!g9XYk}ylk`wv|Grov6p2XR~Em{3WkgUq6T3X4;<N~C99mWH!QT!3!}tj-
L#p2WhaA5N$~%$fZCnESpzuq)r-
uiH{*B|=H0++q11B;MP!4fk=BS^sR)@e<j~NPqeRcH28+KRejT9_@FCc`%)}`2Hww;=cc#c)q{t?}!z^1O<oy4XADI~&k*WtPQuf9^$bq*~|Kjk3J`8J?D
$muDP0Z9{z(TY?tyc&5<9%*6fE+wE7{EBW1k23egHg`SFts%xvK*7I`b6#*hIKD%vS+KPkaD%9^BLVpp$unr*Pm-SdxGnz5o@T=MPrt_3>iL(kRO!b*OBY
1RUTp3{pcsy&|PS7lCnJ`CeLS<cfbZTl5ritT8&^uxj8$EDvM5Uh-V&>>ivZ2)FlWk3><O}o;OpA_TA^^SO=6;bhcD&5qsUD-QDgwp#7QZj2L3(=cOyuhF
=`3-VLVp2J8$Xw~ys2vTZx;ScVx)F1duWhZNgvB>No0jRk;0p78(?v2vqWC9&E;)W?EbMbi5-
C2tByA4%v*DCTvV%D_&O`1|h((&Eqjl8}uhHLLtg!|7AqlC0tfvk(Zy?M%r%{N*9aH}&1UO?dR&u`FXlFBPvlPro?|iJ&7xAAYvUQem!c&(EU~8BMOQ&cs
qRZ}W8+MxfkT4Tc5?sl2rHI)H0+ZU{`e<;s9|LOqho6F+jJs!mk%BW8!7*x8=KUR;t732TFl&PLl*G<<bah8BA&RFUhtvI^4bDN1ml@~ixeJ$yGT1MIzHG
rm6nhb!|7VOS(<oq@y>=kd%i_u_z$K`FyTTYD*feblAzb1GJ40xCx|aaaPIX%3q;DI^088NjJ!wahwt0<R&6Og3aoeqj@9ZW|*WYsz$dwg(giB-ttyxZKY
kMj7_shD_QKeWsdZi#h?q$8zq5&r`o-
zz&Um^u%Jbw3Gizg4P&1PLtP;oo&77hzbDQ>DY`E><5)B+Cl)aJ1h9G=5dW65zzzWFIpnT<t~zHN{ug_OSMMkfWpHoQ=4yu)!48ex)TmwmFx84PL=5bCxR
cr1EbN<uk;S7m4aF94)X|Q@T09sw3o3#n6y?VB4{`x|EZD4XQ@RJ9dEOjmvxBC25HckOx&dx%#eDY;!V*HISm(`kx;azNbIk9H&UW1WCV&<B1%bgW=8RT=
k{|lP7{2Xb&XQkIU)OH2y-
EcTyA^+ttsuq)L2)t#YI=FKnsQW1eas`)1?WNRw0e~FISa$Zvp8J%pO>hJCR#WMF=)}TUMF!6w#OR^)#fiwh6NfVY;mcfnkdmr6l$vBAF1GE!n+qn(;r}?
)gD@7?2KaxMXBceoNKJf{GwQo~sP;tSTVgQo{_ol`jiLN;^A^6Fech8vOlzo-
k`wXB0LGEsf4IUP!vLG`*E%Y5_HX$p<A@7w;iClO5<UglknJ9Ae~@EK$#jJb{hg;bW!(Bh(@Yfm*k!p^b>-
Rzw9Pp`wF};eRNQ966XIgeJGBSFnzySQGpSnuMtY<K`y|j*Tt5&-
6lQzg^xS1zMN#DkOUBoS8DdH{a9mrDMfHI)_pvYiQ%OXq4sn^u?+5NFdt^lhQlED!%U=+*r?*DjjnkOI52Z)x)fmNWLk{<4M9<f&-@9x6kN-
V%MZXP?5IUUrf8SG56bO&ageuCfp27ppL%kYsX#et+yub*4b=CiolLXdKhd(C#Fi=JOIvC2+grJ-
B=ifq@&bDb{)xd<k(wm!66s>4%#EN1{~2er|4JvHZrDR^nwR;fs(#%&oV>Mj5ggzZKK}ADWjBO0f+h2C}5T{EIr&!%1)__Z9)XQYI+)MZ<|Q=1|@z`Knej
vG*?sy9LVH%Qs-sJbgnB_kQg?R@F%Z7S6ABp)m9jF=?R@q5<Sn`EHx|3jqv6!e6v8&$j`D&3)yU6@Ck@1X8XhETNlHN%&tDl+MefcPu2un_Jc%i>sZsF-V
LzvI{*w~sIYisuqS2l|Bvl8x-gTKr>};!VTgm!nl43@&cBupbCCAJ!#e5A-
okO6hS)JOzsl@956eY3K{^#Fk+T+4<kU^)tZC`dXFP%>?APXs7h+%A(X<`DKhf8A51#mV$ze5)7WVtV`9ydk>evi2!p5JbDs|(0jE7rpepd}kSzdg-RPZ0
DdU`0_)RYCe2_*DVe%$%j+M{P1y^1)|m3|vERhyQn##J!2kjNVyEhKrw>iaz$J*KC!&MdVTF?M_bukv1tLOD{&@)aOPA6v(?T^bcFES4baU}<9Ha_uaezR
e{iIccUgukH8LxE1@fGdJOB?8B?G@kL9wMivX=yP=nTRXdzeSc4jTArZEHgEdgYgBE5aEa?kkWHmTL;S>Hv=cXD$4G9;V>ufTo;e4`%Mc?C2J(5JZaaNez
PDyXLl*#P|{FJ54#?Y9~o%uSCxQs(RgF=!xbUT^3F+HJ6b6$-+uXe^MKndyV{2ad%K7r9UrB-
Q7@hX<}IC7uj)&eoC>;vPd0fYOY#_7TMSbAoK`I&oY>L8N75pH9zNBySY57YNCyXrI*p;3<GlC7dwy+~{5Yx*2^8!m;znhN&?*P~_eTbLe8FcSal@9rs^x
s6s*73tjAUUti~Lx+B@Jop@_Ik2>v4jz-Ml42VXds(3}DOZx!t14fC@CL<6u`NYDACR(k(A-WP>iID@r~T@Ooq8;ie=5i!_T2x=x;1dM-
L;fxk##dNK{J<fJ>R5Md%oZyerI+_;C@&^R3*;nkPTf)1yCu@P{wC~9e#az60QZRUoY5an64Nc#%Q?v4b_Jg{X6PI%qjX~rV<bOJ|V3e`L>?0bGCBe_aqR
cdAxrVvymAa->|)N_%XvvsQxcHSMe|}Q|9ARay>=&0R-
DWnVwGV4RRH~EUx5LKC4s3MG@<Y?6Q+qJx6<=k$b31su;k5!`emCSkR!|G?P{@L2XnBiK;{CbobS%b?#xC1gJXwtN`?I!rk>__QO*;)LiLf0(Z&iJCCtVG
U9jJF>4#ZgiJSpg_cG2c+NPnEr6`14MZX0J$^@&4O@KHG8-Evsj31dvZo?DsnY{O5M;&YaM;mc_g9D46H&<-
U(c0at)9THK*N`z_U;w%N==yn3Y$ElVVjOK-
97{pi`fSaKcI|&pb)i6RV=62?(|G&pZ;4Vb;3OhvIX(L`|%C7LBQ5B96EOYBougO$UdZsnn>4idW(+QVT%_DJ8mGi##h@eGPcOL{tzWlE2-
j++Qm&XexnW7|JQjOsWS|>e=4I<Fz;K+WLj?3V)8qq9%~83WqniRrD>R6_~crAmVxphUcQP;V<8#GBZ%m?CrtYdGmASMmFD~bqalErz@fweLrWV50mNgfs
c2RYSJL+XpxXwk;-}q|J@rPE3rYhfpTFiayqtpfPe^7=1alNA;U@EL8QE)Jp&Ma;9B^i|3iQ(k4AjQ~uIBCBbT$_{5>!#Uw-GrE<M#36tw)QK;H|TKWV;R
zeoL0I(2u)I&$GD5Hhr=S=q*<meb`IT4pAr=3aBlZS(V&ZomfK~6ULazCHVP#VD0Qb^PO3?i%JTjhLB(YbCCQLcR8{3HGS~hK;1ZT%q!#eqGNf&^)%F5C&
L}^<ucfdhy>N-
oH$Gdy+O~1aa4Q*w|tX7W=pmMVe4V_7!wgB!D3Q{*Ppz{70OP(u5%ictrZOJ={jggp(5IRvA|zCk^?L;`J=<sZzWc}cvlbeSFJN?&!<8yVgy&a<Y9?Et40
k-N=)kH-IWgIprhgRrEQjN)ZGf&OsJ?@89qr}v3P+)(Hi?_9j8<JHt~YkWlMNkJWCLz*6si1J@(Q$m?{yINzlB-TGgtBC3dUeOn6QX$n@H4zDI1Zs4(fJ0
$!h1+JYA@76hTC;G`(40bYtK4OAN!ADnBa-(i?8IU{&XNk@>xD4$e$!?EK^@Ncz2yyQ_Pj7QyU-
D4lHLgX#$Fuz$52FoS$^%sj1J<=1KF@(rDXuxiF$3Fp;*ssEoi;K`XYD|k53Z@MeoO5>Bt_QCJ8S|06P}vkkR=Abud`JjGp>?Lp63O9LWum?{{9xr`*p`q
s$BY4LHVCE=?OXwL*KX4b!@}|Cp<vVOh@Xh$yT6%d=mQhm)xTwDvpRni#Ne*_KVUTOACHK6$oSznrb)sS{F6o{WJ~2eO9+8_JiXYlQvaO4a<EaVqI_ys%a
kaKBZpu=B>SCB91a42{~T6WuEv)FUbtHD1*Z|>0)~*vL9Ri>R+y&9rGpr|dRlE&`D%JHo&@2s+ITgT5`-
}&3}JzN)EEH#+C%mul`~AtElly8n$tJJ8v`E@c3yIz1Ab=l*jfwks{ixv)(3S)0MN$6pkfu=!o#P|!(eAbqOi-qCN_?PJ*XUZ8VeCYKdqeXZP-
17VJujhZmer#SI&CH+*bZ3>BtA9+_Z-
p>jRQE0)W|Udpyx`&eh@dmKbc7cW#fpFLux3Ogk!k$0_|`R7t(WOiRBr&|PYdKr&!*CygQQfJ1BuaZpMjY~j@r<>j=-^)QpL2`J6pG-%gHY-
AJZd*?~W59<+sF3On-m_@z^evm=$bB4`!n`2^PfSWu(71$_q_nacB<bUe|5wQd=%$y!aaasS#({&kQ8x~R6i0laMN5TZn%>L;38;GN78P1ny+7Sg8{6NA_
of`eqrn2i0;$8{@#e9hPWTP}KDn0@kqqW@DzUhLJbmwELH$i5%RCBkNZIX2GXmd4(=D8cY0HJw1*qH;;Bvo07Mu0Pjv09kUV`;5p<-
d(V7E`t(Om!U{=7}i0uL5WBdSRCi86av#|Kg*;@u_$Md0~HG*fM2ZKUOb3<S)?TF@1v4o0(`0!VYCczTtj`m2$%55C^3I>kYsoW6~R^iMZRHx0N1sv>$Ei
>Ylt86kz?9xhNf5yD1Gexi^YIH+~Q?=M$57_gu7Xl0OdT(3ORK#k8e4me9~PTAFkYBpRYTyNJqzts=LfLBAz%$yzLraM^3fdHg?^$O2i-
YE^pBpg(h66VbBxIk=GS*+n2tuThY}e2FN8bjg(XO<9AEp0UrLg|Jxu(?{!e%JpUbpRK%qC=?{vq@gN4YJrQ%T*~5+G<~5^!!q!4{OB!qAxxA7l0!bIXh!
(XH%<<Vu+MncU+8CCB5mU=ir;frH|}5Y5wluMqo@#>uT5jN>C7^B%x6;(X;D_yCIdDQ*9lD-
75?ensCVR4z>c0|jM^AceLiCo2`itG##6pZ*;z}zJaCs&JFCCaXH(})HwWS>mO5I>dZp?Cogo>p7JKm|vf|H$6Sp?$ZT~T+cn~73z-
BOixw~+S<v06{x)jO`f)BDFt1xSYA}mIBT&#*BD~-FyF34cSidpT0rbJ+RgLl{Eeo;f%bCjVLY3h|N%^7)8bN<SX^1`I`%M=`#ZEYBnu?Ea>^|`c-
nVh_;AMUaip4W{;Bfj0HHGj)*_iiG~*IKhDj5+Wm<S-dQzeE8GI>CEg{4<^E;@o99eEvAwugiCk7DXr82dVTcDA6g-
`L)w^)#y&FI*hV<RF0?GWqj1_uNAl~GEGFkkQtbQs4Rl-zpp(wfGcolwTD3qysPrO^kzi~`%2*RnO#!Dp4eSOu=>iGi($dv&iAz65V4F0CJjwz$qMw{p5~
*TJnmYnJ;(Bg0e&eEn)nbrfDL6i>uk!?z3pUwOb>hE_e2Gq5-ZKdpeKJ|-5KcPA<Mh@&}{)t*tVd%v}q=6X05=s+?r|1*-nsf-
54B1_2?uw`5EfuXs{F7%Yduim!hOH1{mUy<+te+9DIK@IEIBoV9td8lC^KZkRYa*a|A{x*Y|HKugg%QGNu1&hR3E%T)*v@0<m_{Q#-cCpp-VujW1p}^o6P
V%8eiR{Hg;$Xrh2)=@@4!7=v0?9+wM6li!s8Vi<sw!jO4t1@l9G#BhYGlnFQqJ8OkWkHns)Uo-
@mXy{Vd_<AV(^77ZfH@B?olg3m;N(9@)fDlWAT(V?#Pq&&t&E#3?Olos3NiH#x*7!v6A&(U7#o7km9C(@QWsHQjaBAWmHG=u+m1{Y^21&y+`RFpyF{#f?V
N0R7lCXV(G{_Ng^)F2{DH~47NjHCmH48Wi<oDippiUHgx5|<ApRp<Qk>0T?x`JjmADbiN3Memd7j;<)eh<nU|7BD+n7MqQ01!os_y|}RYjbq3lJgQH^Hn1
b<$;XiU?;X<<jfJP(c7UXT#qxrLN4}IL9Pv)wr~xR7jE_DmPnCTJ65jL4xOIuxvyIw2Sbl%Gq3$<z4(NS9a{y(nbJg*+odRA!ISNIIV;-
EPFQdhp(41mq_oq&>V7Le$+5m^huiW8UA%1-v<b-
;>a4z(GpfE3>YUsZ2DdI3`=O6LY6Bl!MuQ}&HTO7|YXG8g5Fx9Yymbt5U2<_D?lo#DOfXdxOvJLAcb-Sbj%}n8<c#CK9Z(TP4wgmlm&fIzR}X~wG)smGbo
F*$HmuEKi6OKp=t0d0H)=O{-Gw@j@x~%uIewA#>dpZyXcP-
&h}v?wiJ;yIBLN^#M2e`_%s(1(BSTmUrw!X<_P~H_yV*CP@oZXQx_hMJzci{sK~qwBrk$Tl<hB{TJeV@!;Bop<Gt9C|oACZP{`#;cv>^gyQ07s3+V(pwWk
2egK+u!Db}A-GT*vie8f)im1WlH{fx0babv9YweDCFz<S$z78pfgbat(qS%`(7b9{%}k3@q7@yx@<Sm}}!}K#>yw5KOyK_|GW>gVgKx37Pw!`$W~br-GQc
>7R@t@Fc>wS?~<U$K~(frOtm+^psT{9!4#I?+y{tv3&6tf&4+novs(db&T-^LTf9<n7w5Y{qlEKn5@kZJ3d!1C_)tr1A8~Wp4TGzn@L0v@-
#L@f=Zbn501W{wmAD$`E!#t6=<IM=2z6+wt!EIf<4`dzkk<Yqb-o>lh@?QCI4qb7Xs??blT3S8!rTir4ka#RWp&2D(W7*gVwC5woxeX-
L{<a>;6nG`EDxFy(=?0Af*oy3BHtp%c9d8kbGchJ=i=&XmfP9M_mf=WWg=Y&~$|Gpjm6#VHX`wNg4u6WK0i(o3aEPC;zR9XQ3s0DbuhobJ4rfaCB0m6$kv
Kn!ZA^l6uWB-ZfJh9d7dq;fcfwpPd~nKon1+U=bmVy_XY!f+88&LxvLS+QOW@aYnjqrVmN_dA)S%3hl4@$VB*exUBtB*&^b6;P*Y=UYU+UT6qOON5c<)r1
v@>KTV}WaT$tZKvJw_HISYyeLnNS-}Y>jO^&ZU^T|yiN+DrWXmf;LXaKd8krJD}pP;}H!&{sq4#w8b(wV^>SmXR-JJ9|+x96X-P_(dJt@8-
^e?7+Ffd9CqOB2EOC+KF2wv>gRMlXXQsmwE(OQE9^@_$|cVmm#+3bVZ2icRv68_rw9L#%LHGuYm2NM&2jBWt_s0C?@s%dPM>YE|kTc&iSXi!hbac003NDF
3WHowUlH5uBF}@C#eWm}N(j^RCLzG39CsXskS>fVyv=L7D-0L_eh_?NAi-(0%CDRI=Qr4i(KM2choLMm470f`pU(j=e9bc6~A=-5-
b;x`eW@68rkKxHTj`pI%dR{vAp6UU4;7wMx%_Izv=OG_4Qk2)f86;Bgr3wQ;Yj>XC-
8X0h<&xtFp!Oi0GTW#G>8X2*{;U77hrtFMAlZ&^omccf)Hr`_5sW+Os{3{@E#hH|z?4E|U<|L11EEu*xg8FQn5&o7H|4YzDAgpqm`8Oea9hvaXRgEiZ{!^
!Kl8s3ds)(|bukxNLQa%2&UoE4rwN~MA=#D}>%F3>J3i~+ZW{28n($q1Q)W#(spdAS#axJ!=qTj|kGus32AmHvzDff}Qc48y_5<8e$Mt+|?{)j}R94Bk6`
h+<=EN`oxAs|X8b^pT8J0GW+eDIQ>C<836aE#UsS*~+L!#uZ>@HNuSCM*5o|(3C^F6~H=GAD2TDz&a?(THYKg&w^C;0W~!?{Ha2>PYCTxeKN+2$eYpWdb@
u8gvv?SGaRGvBml<uBHav~lda--PS46K4ovc*vfziGg5V&Vxu_-X!(`lpTHK$eHE{goN?-2-
lY1C0rv|{@d_SW~pcnwZQ6+?kxoacdnnGmoAceBNhoj7ypl`eYf-^j4jl?kbfIcZE5X>x}i$QJ_qUTP^U2y*=i(EOZK*oY)Qm<I&d<A)#VGXtD)NE}Ia<-
tPClk#!+w|sl(Zr+EJ+hS#SD!Uk0b+O1orSq#75`_0f<~3QQr_VkR2bHsWXPBvxcCGqYI`RpvJ*3RDLX$uqrQUIScIbuW4yNEYdgxOGCFlD`ig>f)uqTG0
z5Z*td7*dwHN8!_E&j}t8g8j@+b=4MX5QJ#YRKwZ7$u|pcZ_Wbk&?cv_L&auOuLQYO9pS;@mC0f(|D5s1XPAe6Gj(9PV5^T{O#6-
;@c#nV@VgWK#Lp&2t0-Pbjy&vFgj>0`QvZ@>-
C*X8&+K71QSM@b?$X{2b!`(X37LJ1%%IPGq^<iK=B_7oZqOSzcp@VJ(;9UzT+0t+>P0H8#n_+9k72+fxsvqgeXt$R;kVKgb1SwrO|lbxdYk9k_{4cz(cVY
SY$UGMIk?!O49EekJnx9Q)n+X!2@7=8dHI$ZginEUyzNEGVhWlAz08&`Fs`PKtIQCgbZ15$t#fmen-
54Vm7Xb4L4DGAoio6?OTcc=m68yc8^@foNok2hfjs`O@(1aOo_bnJaDBB5D70P@NBjBn-
r<QGn<n*GsS+Iitxh5G=d`9#%vMgDoH)GH*ZN08}^l)(GItP#ONSUIK>pj3{dcXG<h`WHJguF`%rJl3wb<uGObs6flh+gRLuNv^J<ZN;ILxl3HW_yS0elK
;_<%9n_&+X|o>kwH!It!%a4h$juV^H)icQgBJlDbQ;p6&N5qJVu;(R4LR{~%SZt^6z^7<81T4bTIdcW`C{=#;xA<ZSxW>GF*D=}y;6f8`^oqcjYD_*KEN9
ylEDI>zM4}Q^jlLlt;jiNG4Iw~*x6U23M%A`^S(pYWGK%lz>cMzDi*InNOr^e%G3GHUXd-kiVVr4^DRr6h5*5#QHjuwUQ0#nL+J?%d^F#Wlb{JUwn*lN;c
Q!^0`@{@6w%4Q4;>{p_mx*pTT>=!yq7-
X1h;=ySWjIa6UMUCt3r*}w`Dt>h_|tdnkuQTn*Cie(6yX*0Mf0_hhi_Wx|2tY&EdhiRMAJu0}hoz){?kJ(7mR)=abz4I;TZMWJyT(ugi-
^@VVZoiRgRY*?%J_;;J~Y$w4SDC0!%NcLTu*CY}$)beVAOIMTl|+q<0%oy~-
7{|I`2fYF(=|C#_z&a5I}>rV_0gyrVx62|GbeM~R##27K1eG7_K&CbJolqo-
~s!6EGX4U|6)xf*%B>QgAzH_1vcY6qfR`vX6x;0LIk>=jgw3!Asb}T}Wou4~t&<V6O`4sBvxTLcWmZEY*=7Gkh<d9nY&WB3MyTS4jTUo}~0w7@4eZ|?5`d
UQ@XBAC*!~uGkYC;z(i>UgE&lu@En|$r;Bi>{`{z<$sIUuvjyi9-
eqrStI{Gt71Wzo{lsOzA2vgJQ=20t^g<XS``RNe{V9ABzcz<3oz6G{A<0b@he2g8!RuVya(j#14t1b%^sxlcBnSEk%rM)t~v;De@={>E7xRS;s-
hiXZ`8hqRLmtn0aALIjN=;Rx(54_GRB~;BKG$8;Pe3NYZRqkg0m<u}j6!3Wy6q*7o{7#Z<>IwnN@w`l9pDDP*vjF6-ERLq9qJ87VBGPXQ4mWkS-
5oH!n>LD2pYV3?K!hx@#n}x?%``E#cObz@&9eSJ94X$*5JTPX=Dzr+K7!d*$l6LX($8i5Bgx4}Lx0LjolI4Btxd9nzBBJEIWwUTX1_yqr>j~cb~!4Y7U}N
T?5X9*wT=_r%|ngZJ-
t8QcJdD@I_?#3j7V;rgbMvuM~!b^z~U#Vjc$PzZ(<kdnbS9LVm;7a_TkJ7zTaLD_58|a7`k+oVk9nq4$E{*O{CD0CW3~d0}W|CcIv+MPfwwcFt*8o#56{0
o<hJ1{KHGp+0;~CYPz>x!*oxIvko)nykRLQWXT+fzRwq`@>Pi~{?9ZQOd-
)vW}2$+3WoNpi04f}pN9+#B#Z%LiADgucS{JKwn%poq*paRQ9Z7J24Bwa$ZN}TD&Q1JbTi5uW(c8d6`63{jZ^<Fi57eauTKBWTVBXVc!)>kAtpQ&NNGU|@
!*`H$QF}qG{39~5ThM-UiN!z%9u+0NK!UL&imJm`f6+PrcP~Q3z({Lg-U-69^MRm$~B%JpH~S(?~I7-
MMBt$%%9agbbNcOG%+Gn;g2cOo;!e37(eJq;80@UV<m})5+@Y?fix<!@!&%V{JI+(cG_^m(nI^<;}6LYcY!r+P{+rpwcVFVaqY*#yxEz}t&PN~9LS)^*ki
SyFw~e4IdZaQQg8}>si#MWgNrh_3<JllDA*aCDp*apZ*l(t=!4a+hbw0Z^H|ERh~Xc_EyJyIA(Y52WlbmV<A$D1BXL|#*(zikS{1b$rPb?Fq5E~swf~9Xp
Z46}Rq$pf)ce{eG-#(Dgj2m+Cc<=I?0#9A2r#TghaKt+O+==7_lyY7F~#2MDD8OdPn(k*6(h)1OrSnvqQgLtqLocJ&w7po-Rssg0UA-JKxWH{r!9j`fBF3
`h$>LbihAz33|QrR!Q?k){MzQB;V`wY>PF5EBjp31kPs&DUZDg6o2ekH<|j11)Q=A*&VWxOfvkT^ZY$y*r@76DdG~Y~ewB$$Xo^X%s}&F3Hq`fjpA<KOWj
zu(+iM6m#v)o}$cFdtzU~mDXki2C+EW!1G<#;qlWIO!{4M$YEJluXK1@+ZU}DrTbO-
=@SO5mUFuCdr8jVB$jEeW?fR8&DbSOK*g_DeEoz#4R#I{=dv{OF9^X05`g?VRaf;s*P5!B~Pd1L7mMjG#AZaO$eG*o~ljcJZ|28Vxi8V9h;I|g1)iEh?ES
rNcwV|!5Qj`xZKR=I<8_Wn@t5^vkq^vynML8*%^k+leD!jahPk;9p!C9`!D)<ycG6b&1C`$}u_EH74uu-
%Iv#4qL}5yclt!cDaHyu;?lJx62c!Wkot6LyVbD9@Yh5z;iI{;<LDz%5_QpS~>;EYxA!2jTYebexBRUp_j3{%3k;nWW|#L`mHi=<b13sH>1O-^)X-
Bk=!PT_+76)=qKrg}bBst+(9<bYwsn{zDzv(FFl=#NzgTSjyCJyMUn3Ih0O(K8juALiD0mgi1K}y1L5O5A=y7Gb+$^w^Bclu`5imtrdNg5;LaOT>!e2AAF
aOQ5KIw;h$Lqn!#e9WbU6-E8XCDh3My$IBD4IwE>p-
^Hn|szL^DM#;A<ij<L813+H8yP6~hml}Wx3HnqSrG6qYdxoa<%ccHh^I80p%yBiHdupeZMS%r0q3CIb$>y(*|S5Q$D)~KMmL5?O3X}bnOS;#Bv-QBjkm=c
gE6eccu+Ag@@-
d*dB8Edqhq9Ob3?)Gq=dGlx?JV@nm!823=K|XRh{K1VwKB%F_xsIq2$x@p~`WT3ZCoQ)$GMVtK0MG;itK&HKQQ2SXTj*VFHbaPbhANM7eDD63#XF8=v%9M
DcmjB~Ft4cA7_zs8DLVz<lO|kjw~@S!mX6J9J8oW;D<Upf=N(=cyGe%`1eCa<1b%hh(`OQDINfSM#s9V$yH=ljR9ng1ftwHd)N<o=V*1<@cT?$Wb3KIRh(
(lR$#n{lU)FQ>?cs7;uhizhLqjVQigtpLMCc4jPSf)do#?3?gV#p`7PGLVDLW`CrU^SMp=0N_V~=%<h+K}nFPg<;s4`rw5aZW6mEiC2{Hh;*)i9cmWbNz-
59>_SO7AX|Vg!xn;+A=#+OUj<J~Hks{++Oc$!jSTIqhRWb4j{`slq>%JM}oPRFn`D&I8e;f!QJb8rqS;fn&lB<Q;RMf_s<h>Y-
)Xu|KsjN9VIZIG$poVzlIKlV{2B=Buna7?)nH)&~mLkC1JPjH@t4Y|T}w(kAP$4FESj6=tFoSIz&>1N&!tro-
f~BS=E@*_SzLLsD#u=dkg_IoS`8h=4_R%<-w-
{Bk@mkUV$gWiAEP6FT>%sfK27N|S0B6w81t_j#{@xRdES9_(ac{3?{niFPYD5T`|g(J_*d&Gz7jr)z`fvhSj4M<8S9;9n<57@2y7|G^b_51=NEJiKCYQ@0
fyFu3FpvT3wf_|7R0$Y4a;;5MbqCrMB8)++)Zm>UOS=SEw`at%8~1;LCzI^lQmc=3X}VY{Hy?sqov4(P-
#SgvT>)?HjpE%aqGt;ky0_#^P5jC_ed;T22$Et+CR<Durv?-
!TsJH1_?zK5@*xIIp^yw}X%RRj&#)Tb*_1;?8Q#{|di#AobU_j7_xl8xu99jDra_@9geuxSr97CmC}m8ZrXJG7fS$0sBJ+M1jwEL3pcNYmz6l!*M15Zl#L
06|@z$hw6(i2Bab<@)C|S9X)m4M8uZL#NE>7fGyAggTyol&6R8DW4)D?ueZm*Gq;^*A;v07$OX|({QV=t9HGOB)@RL*$JYSoz=tPsc*~o$SvKq=Ae~`W5C
JGiU%qU@mM_y!v&ZBAWe_0XxthBbuT?A>*mx61P7!qvT+?3da}~QOhkk<IC-
T3>Gv!{5~vs_i)x<x+D3F?%`4(&<J<=NCA!;Ve3krFfCs!%XN3UXZB!r*x#ewsM=ra%3?k?A#PEEl#BEECHq$SP2_~TZWjXjrHe>eQGt|=Wt`0=jh%>F7V
}xQpP5M&@I`M*{+biXaQ^J*fE<QTkeKKz$b;&qhY{{O#nG2CQERl>j{CiY{f7Wi0BsHIvig!M#_OQ9Pw>2Ai`f-
z;^Bzi_+u9lPgC2)UXA(9N5hNDBoTuu(g`d{@l{%!AAd0Qs+(@9X<6ZoPM*h^n1J|VMcJhQHybZdM+jkL9>dZD>;s2IB(A7rT2ve(AtUj^lljYG9_bCipI
+k>9<P94Z8*LU~$N=OpyQh3j#J4>kPYbk>x;|1V{xygS>EwKSDcd)u1eN5-ueK3_!{r^H0FIG(2gBUwVFCxb;?`&3_+VefbC1(5Pk342M6n6I-
3V?oQ{7KePNT29?6W|DlVdHcahh0KZ2zZOFwnB+?(<!EUJmX_B5PH1gTw{-S3~?Oq{9h6FjaPZ!FOmPsFmg^`I-XfG)!^24DW}Qoj%|o(sQnXACHr!{o!-
}+m{Mq8A9=*SgOwB;XqB<yZg!SDc$e}?w$nm3Du0E1BPmQnOW*9x+4sq`BOUWyF&Z04rjwE)COQcO<WW>;J)|lr5Y7Xo{J)V4}1Fp7X&v>9noi4S@F<6Zk
28Cyc_6`hvIBbOK@<(prD#@q#cAS@wTZZE$XJ~H=6wDq8Tzo{$T@~4XM~gO3_qq!HF(;*66JC${ws7HAEwA!SEXnZk8ngzW)}_Hhz1k34bn}rVv+UPr4^p
Y)yZ7YJ^Gwt+s4dJ;vEV0iris{WSpiT1;w57)qb>K=wsasfiWa9-m;Ggsc?f_rlN*D0^vIP8;5Prp<x#n3isdpA<^$-
n81p5CV%Enj9EYrmd*dSzobmrERCSpKl+@%44AV&N++aW+?ZyBOhW)(WlZH6N(hDaCg7BQ41BT2!>f!U~gQ@Pv<jq-
fP!=)>(iDyV`rk#<p~<9f{>s47L$P{dVj_{SA}8e8H(aB0R;V-%BZl<Cue)uvoBEV~Z3g?@OHg24kJ3+596`O=c!#88-eqL_PjmNS|p2#ZBJw-pomhAQn2
&vz&n+gjUpK>U?Bagj)e6d<agHpP*HYculc3WdS}mr6X2zn`)V2H&irQ`=Yvm96FkwOppYFs{hvhV&l=|7pxmSx4so%tLMUfVS}CjE@SrMdURt;ZFalk_x
CJy=Tzo&4Qd@XDud$CFS^M6zS6=M-
kTqsV%vK62LqB@((K?r_M#1FQw#P10hG{Co|fI#UFi}{Ba|$trC5r3r=+HaU<Vp@HCK{c)6a=aY(Ah>o38<sELl^!*SUv>i{n9s8}DKuPmC+B<GAUoO}QK
~fNzX<5OgsaH7wx!lK7p74G6rl5}B3Y>-
17SqKKj+v?v+{dV!mtnd8ynze0vGGV&fK>1agJ&Ox&dSQD>esfIq3hxQL@25viNZM`qgJY)0lEaNVQ&q_|V`FDg`xdw+0tpgp*vF;jP&nxgx{tD(K>HTEn
W~5EzWaD~dXkpCfl?@{lQBsKoI?k}S#t0aZ7yDiEja*Cug}$ElX-kE*?5->(p{RZ;N3Qd(7a>e9&ej}P8g9rOdDJMV$gcgi-Dz>a7!?uUr1ap?Bgra?vQM
%F&tkEaqirKKZA}^N0#|I}VX3GYoBp0McscQq9$WEWd62u4Mg76-
#a}s*Ey6)^EQL;i=hQWjc#fAIQg93ux&I=RDh_k4Tohd)DK*MxNrm^>za#5h95HA^7{KJ^NI-nh`V>_1i<={#DEMz$N?$gML&bd`%jKz!^<NG;2GxqO0D4
xv@l5jlm2PzPJ9P*XOVy>eB+0Ewy*U?S!GFz;XGcQr)eJ~4rCzeJEIbxZ1Upk9s0U5Iu=fL6T%s%I0%r+8S=of&Ad1EqGof+*3Syv~6M7F;Hl}QcAOMTU_
t(4>rDY(oTZ@)NZ!8>=P4Pw2A}$oOZM!BV-}U;yzK2#4%h@oQtd%QiRNq1ohc@+cnG6C=Uy!3aTzj1$+gY{!M`LY`?p|Ylgh-hm1%evWw)28YiDL#s6v){
N`mP(I=76MmvcFPzNfHs%na>TEE>f9Li^&o@Ojo(c=>|{N)cR<^65#2pjr%^Gm8ja>69OY0(fZj<xMp{9q7^T>D!Sg?@e;MeR3{;ZPvCcvjcCc%M|h1E>K
Vr9k%f-h&uq*>zf5pf@))|bh|a>m!A-
O3Y(^ec1X|>Q))CHbw(pXpzhQjEWyj|Dmauh^i9}2mmg>Bf3!+dRY>nIMb~(bmt%XC(=m5qctc=0!t{E!y$Ov%TEX1%I<OpOaNk&SXmd{IIqKXqw%Er$NV
qItfPOrEI^t*#FhQoVE_l!*e<EkiC`XT8F(;}R=&V)(#SMC|FIk*S5&;wi!M?^gUYhvAw+M`hH_~Ei2kJo0{=o_s*=Pql~6nML1bcV{z5j713#WTK^@wz{
XO@^W*X?mT>S_N=xL};ZuW|N{f#%m>90Vg8SK$X=M(*k-
J@Q3km>ov2!%4QwmkRWCFq~~`vrT?+L$}c=CR01o&dXap=8UxA(b)(5Ic;Kx0$rKoxrN{fg3Bv04+TBIDgLQ<c;n0v{3p&8_V@;uuRP$0YU_$Tr$i5>tng
j$BViR0lQGEEYc$dzJF8tF@BBx_dA!mLxha1QS1CPn91W+!(A^3BJT3b=O-66ehavd5d1eq%f;i86sODjR(z#7C&Bj8quy<jKVXu;Li8AD?2-
XIPe|1;sWHBPm83ZdPqboQq19THLAM5d4_n6}<S&nFs3OLazDN3kdk-wBMt<ocj2qMaw$r^lB0rK_D76E0rwOJd9KJ#b$UeEx%sJhkQ@{LZZsI1tFZ%J)j
EEC53<)KTv^PVIWfZ)>m{fQDz&2O|Uk`qq%eF&FA!(Ioh9OGVNAi)fW!C2ktk>mPm!W1rdIftJ!aP)8qYzXZY2;$I<(*T9-
a)Q)|a;}3=lR*JM3jYFA%I|+eC1ry_NDzfx?jbiLQuflUGNJNdRxrMDk)`f$<Dmx@5anICX7*IMdbn%6(8QM2R`_F;zn##C_GqCMs-
pt>`d-ReglQ)X~*`44-EFLX*rjv$N)qr-cGcDzqM$1!V=yuHNnbk;8Rn`~{G-
i|Lwa>ap!ArY$bKVY3#t!`vs(Xjn)D9)<@*7sc=k9=v>5#RCOGrW^Mf|TOCUYD?msjo>%>yu1wHX_zm8aw0-
+$^v`sl+M!kRqxKYlS0q%M<sfLP?F%O3h2@h4LuYiO=)pD;&3x}X|`4E(ulEEg7Wu6X@svM)Mxu@z!f4)9U{b^7vFBnRMEY0jmBtrJ5R>Pkkap0KWtm4r{
S={4|?vZ>m5mQEn&Mo#g=qKBCs(9+xWlRJs`ue?4cn;rzLfD*JIZH8+E@x_iP^|Nn8zbd}&!?&q>Wd1uIUV5|+MS*7aU;1UML0f^)5RL6}8PR7<sdb=j=V
?-$CsK9fxms7QxAaOXL4bB49YA5lXDO(00M)JKVj$>E4-D^gI-1mbHKDv9)}zC0EfuiFLK*$~a&>N1B}z21?``O+tKw$ab5fmdg|-&-9eupH;p%7-
49mdX9v4h&@Vweq_{~B$So}FNC69sY9?MK@q|!FI<3!4?S~0g~ERCw#BAKLYLvh>Jbc0!<o+W?bnG)0+aNI%%q|)J{nn)6kBM7Nzma_z=>-
UVyr=0MH7G@rGQmGe~W5HDNw`$g*sw|T6N;-_n2^BDj*7TKuo$#D2J0y2@<tQzOagdC1Ri*(9P3@C(-dWOp*8?`wpEB5{!ddx*vEV_DV|yi7b7?-
So7(s7IwGIxPX@%8#AnK7v;Xyx`NXcIl851Pq|XMvPqJA%&M3!iP^EPypAJrx4!n@Qx$tsL_eyXRhtY3@PFr-Q-
+`4J$(W8_E;(GDcnv_4Cb1&wm8zjeU}zqey^2V3QgJ$09pXXWMUm)llRlwRO=~}l5MBu>wF>rSxpylj@*&r(Ph0L}%K&69$BJ!Mvfgp$2vOeO4=x{H2oyD
D2vIa+xvuW=mCKT=x@c{4k7uui=OS4M_ayVp+ay}wVI(*mrwM8zdknl#Yi%$vw}AvG$Tm=loQ}CJCNLXIwW6~9u-
_GVuLwFn3D92Hjx?w+5EiyBznS$l>A}misT-
=*b3wR=y~j>yJ5$>=5egMn5w^FOeiBH7aBoC%Ury=fmXO5mYq5P3tL1}upDncXEa@6t3p!;9Sb>QfRj&cV{lwkG$q8s4yE?>KP>xk?qh<+<2<$iJ+#3dof
N_8{Z|XfTsC_9w3J?#?X`-9^Vh-tS)`T4$MLf@yPd3uB*%RBe^}DI`*r?_Ko>8Nq4048N0=%6SgGbYxG5(6Oz<3*UiW#n~y>UHJUHNr7dd%K){fnpk7KJP
rnEj_}jHRHN4rT^8>-1W6z%!kqYJ92{{_j4YU2Mv8rhQmuW*sY?eDVc=LWoVmkY3KKbl6E~By_PH8heuciG-A^9>DMa|1NbT5mi#GUoa_&g&;kV-wdF>sg
g1})c@D;f5Qw+idLC%8!jNoay0$f0z_u2>%gJ7R`|HhW9+SpUP@eJ^{;i^lJ`@c2<t>tn<Y`ry~E|G4tw=pCPoJ6!<(GKC-
$w36Iz6equ}+aLyR}Zf~<=h*{Ddin)(47bzSd6FqSlcuAG_iUrvvCw1MQdzYZW(C=Z!8+QSB8Aw3zw7Cz5t<$aCl_;)8cs4nX%X8;(Q3_=-
un63<j#A7`#P!*Q@OcoxFkt6jY1pg9K`-
pB`ruk_$|3#mbQ}f7pjGcI)VXVyFS7S1gxImj9qGCC%{^3?gE)1f2qy6AHu!L_cU%J}(H4bm0x1A^9fWO`zP(8iA*ObY{TcDDK=$l9Vk>e3O(uD<4Dt2>W
)_O<&whkSF%HBM{lTUXY1yI*!QU@Zx(*Fh()CwWTPjjPb@)rqk_0f-
)3~uqCiX=E40NQ=j7X6jud@+P|*0(xI7fmn^jZ_fP+!VKrX#fsQ5;OC*FTKcS0KD8Hg*1gEIWr@)Jle;Re&e|xNWGU+_Jb<KUupk%i=3#Zy3Ss9o*BOAAn
9o6u-F&yYM#$rXbEDGD4J-2joYdLlc<bhUBuaxthw#IWf<R(WsRWS<3~F&sc#ZYX3EeF(l^IY;*lk*unOCCbx&zAD4GQY>gp<1;Hu}(x(}9%x6+jxP)H-
9|GSZf$FLasqj%Jh15n#(5<adfkCM&#K-iCpkCJf^6o!X&&tf0}@wS>Sb`uiHa(P7sR8w?dk*uGLJ*?pD-L_s&C!PqEVUoNRS&Dzp>R;k}lNZ5Z&9Pz2R@
@-WIg(|=NnY<~(5@UD?+LDY^(DPXU7QNo8NMpf?G&m6u<w`N+<SW|z4Jv0uNPVf8;cxWIRK;w255-
YM7hkl=5${v0_va?5I9*rn1yKN36*%ZC7lsMF$muUP-Cj-|1X!AGiO@XL@*JKyuRH;KhMGA4D(*cc;L)1t5TufbOS{p_o_Il>&f<~@*+r)bk=(7-
ymOjC6~+UG)4(mFZ^C*Eoo#g*DPv2CqOC+$VPzm1d~TZxUB+B4`Jitbv(GPv{8tn5<7;5<2w!qwamYx73>HH1OaBMIl5mN07+49uMNCC&b%zU2lOGY>)RD
*Fe$yK*9D(6aaEPH2`Q^ji)mbEK4w^c=gE04Hs?UJVN9PkMN?4F!!vS}ml$hg54tZ=<Yx581KnP2i}v+!<(qXT2rp%YimNi=WMZk54WVGfZq*6+XmAP~Jf
lJZlfXzL<uvsR>jHfmu3OS!BKfo1gzWiPSMQHT8-ns=r!F6Df!_32{zrV_>`Fm_@W$ErL!f~p2QxGHl=qHN+DV*E4)ln?4z{Ai^o;prB$&Y;)Us%-
n1dScCn-EAEwIBg2{lDWWjE&B<<>A&67`?QrdgjFR~|090lfz88+^e}ga6Cu)AE7+iG$sDH;b@PPF4$_0Rr2~ANaDOP|QHLIItfns6<SgI>V~KoApv9KFi
M6-I&^FArM*Gp4PTakzuZ5ezJbs%2RTv5x<`!NtDOY!=<81Eq(iD4utyb>L~8nRdD1i+4w3axjLDY_-
1C^QBSbvGH@S5`&*HKtoD@iOjt?u!+OyKO3wUJ7@;VZOJx<T)%FupQ9zUxW}I84yFm3|u{s^ewvv>QhVD)%qC&rq`Tvoo2W8_>OBkj6nDpZC>H>e`^(8@x
No0yBuJ6@a3||9G0)1|OO9U}L#k0Krne0bvQSlh|Fc&4}tBcUy=jwdLXV7FIoNL$wHry7x4=rS^)M93^yMNdxt?oJvp4k2`Orc<skks5OsGZAJEC4qRJ)r
6`c%qdv-jXP^5wwvoeYiLntJJ&XCrS(JEE;^CyGmFkZOmND9T;6a`qfHLw$2ERzT19GA~`?oMk^aCuAvk2ZYolS-
m%EeAN(_U25w=J=)f9ieP++*j)F?`x@9RP1|W!jaVID!*Ym{RqMeL$M#aETj~eL;#KQ;r?)Lo14ii40mk30I|M9gTg<zu&vnXsF3WBdm#>vxSC?hX&MhHF
HBYVlyXy9RPdkwTvV2k={LtN*Q&SS-^=-E!N-
xF9EF`nX}wUilk=FF^>lBMLvf8;v|2FE|Od;5TC<_1V8nPDQ}%(#qEA97@9zk7+`=A$^_>>yM3#}wPyY!ScG96MrJhDu`2{fa=7ST*bzK8<C&r5n+RvJh_
mqB7r536pVr;3+)P9X#`MJ80$55jOQ2$?8{K7lyFPxn?53_L#rp{yXK(8EGBLYWrqYP0^cKOo2p&CkR&(T6edJ<FJVAuIt;F&)*N^jXsVXJKucD5$7_1(K
VE1f}_YRXwkmwaOQCoS7h)!MsCb%@Eh|>xmLpKRhe<(<Nv9m7F+v>v7Ef_BNr-xx$}CHTSh88b_9p@pc=h7r;}tYin@SkSH!1P5>lGl{^ag<h5U@2shZUj
(t=iZk~##L(3hUtuBj;VV`MmQ3j%6R{B=I3a*m@sq#1uyX5!{@_IvJ%GC+d2vw+oy)Tk7Jwl)|;gxpQ_Bp)I)igw&Tc+db>`rV}Q&zEKrk=1Kb?Lcsu$Q;
>=h|I}Q`Wyq#KE!%@Q#Wc$MVG+=oNXRvbe(_Pr}$fDu4+zsk4L39hTgk{C5WhB0qt5mscUR9>q$u;qjSiF@0c=ALP}=Ex|gx+$g}hFngj^YycQzHP>||b#
t`3U<w6%nM7Y}PEe%EKIp)?~bt%Q#u{cl42_zioUs^wO1S98P#Ql508=Fhi_S+&geydL$aZ~fkj=4g@nU_G1q)e$;9UxANS(^lxv40UR28cnKnvpG+t9fQ
j^F3f$FUj{=H$vo%BYK8;w^WvqPzJLp9n!(XR+$)J1T2sbZG}ql?|~taO%^D42Nq(@!AQKaMC1<^!>Vf^X<4;0Bt;cWYrCC)1_;1Ujq%$g4p*Wf0i07*d5
ef%M-
Jc=sHfe!Nl2m|)n%y3nWca&M8Mpl*)+~Zo4+T%OGB|XU;GD`)qAQv)Kl{2pHABku?Sucwp){_Zg50OuB?AAHg!%VvazgKc41pK;aI^Sz7CaQvBK6QO4EZc
qML($N~HI++^4KV^OY`?1mHod$O36Q{$RQ;O#6^FP>H_9I0x3mA~u;)*PgFJa0aDXJ{Wrkg3kk|PMcS77{P_bVy|$))iqg3EKBMBzt6y^qu`MHH$&(m)v2
>$2IhY-0x*&o4b>qT3aXS+r#yi-(6xA2KwJA9ETtZej}wu0l<j0FRxC9fDdTu_gpf+W=EAEZw7b_G3?`3D0_UB9)7(&ipt-
o6<MPw%z_l_+giigpazy|mVGU}=!^t)^n0|dj<5!3^CVcURO>_}HiV5*6Q*p5&hge3HtJC~+c~GSo9W**&-
<Di`Sg1AatGPo{^F0uwk;c=8uHsa+g$HkU^n3O))Kwv<_^qs7KSfI<sfUFMPa%`Y@#D5&?#qm?9~^h(Nn&*8{UW+aF288<!Nf^-
gIm=kx4&RulcgZxMs#%v6~O-Vbh&+n&Cx?7^Q~#`{j&6KTI^iz0$hdunc#!0KKmTTd=FsjY?y+j!PHtpmg#UJ_e8`EKSNAf*-
Swgn>3X##w_yu1Ylt2OJ*a$PZf&Hzh2iip(h`YvQ88X=4@2yBdpp3vu0}o5bK>rO4pExwf?uv#H;*lRH8=|ABk=@>CcDy51<YAe!C923^nHyWb<oSEZf|F
f3bO!h2@v<kVqI#ijmZfE2-
)+jk~BHzA7fE(G6ZncLg9SYHg&75jv}@hV}G~>`ig6J3Mw^cdd+q%==DfbcU(+1$$P2Ntz5g(zQCD3S($SI+5jgDVcOu+p(>P&ne5M(Z8Z9?8?8tV{E)Cu
kefdIk7_G1G9JIb+PL13U5<xm$Y3p;F~6*bpcsv%SKm38E}JoSo3QP2*hEV(e=-#;-vizxy~CA-
^pI;HBRkaycr4DryFCC+A}#7VPa<T6C@aU@ucto_M6_jyDc93svVETBHiXWe}cuZ*Q~h|oWsQEIfZ*UDa9mg#*-
Z=$&eo`S!^Mzs0Rtv7o+A|2L5=R6MsqXXFxSF2e8%&vZTy(`U<d-p`Ps3)!~S||8?Ev*WAy3tF+DFk{MjZLQ5h?=YQ{#mRgT$25Ce(drBSZ0-
Ye+In+K^gJ2vb0M+jf^EOY(N9m>f<3z{D>SY*+IO0xZHq#WPdmBNKr-r4F3UN!%8uI#Hwj?wa<uV4au-
@}0XlFcyq^_(03BS5~KMoH6#2EH;kKetvZK#QmkUdsb!HX4|=7*Y+@nu6HP!@%i7A_(89#tW6u~k*sX~m~vB7eYbwNwdbyB9sQf1@M3DyV>}Gz#hg{n16a
0XVzE^wv`#Z~Se+*IYSjq`XC1){BO6P%S!0U~vnWWMcByToLJ@p`QEUnMx|Xao95O@rSgcGC@oL3rpZNVU#U5B~h6NGM^k~Bz9>2n@U;W%We8BW#4bUXg$
6!nqv986TxOsPD-0PwR_OCH%lP2+kC7E5E{u%)7KLNqgsaWf}En7*?BIRf7{i3i1u}<E#0?J*PuT$JF(7BXfHmjiuI0H`o`lbQz(>35O#8)PLl`84(-
Pl9iLn|VOV;E2gUk!C2G^oFOFCakEniJ^#;1CqRP0#ccfN~G6vmUBMK0scV=1li@{8s-
I>1}jo%1nDElgZ#Niq^^#hRCRaR~fxsn4!+XD4|EZCx*%n{lD*5Fl@C53*Jy!wc%7Qnb-
f@UERj`ap>Q*QKi{Bb3fOy#4&_f=PTxxQ}F8q=H<a9a`O&W@kdw$f@!%)S0b-WJq8QP^>`cX%Le6#|$xj2-
3IF&W|)m#$kPR0#Z*9&6~2bbA7q`})H$AtfR}D&sV9<L9kD!lh2bGpy|TwWOt+4~_1=8XzgefE$DvSkYGqPg?hAw?lY(>iAT|Z-
EIl`^j~2{!!J_Cdk8R0+Zg4h=HjGxPuYU60_g9ERg+pTHq18;%a+lA(V;2d*mOzeW5?-av5vl%Hbl(T-|q>6jEPHwG}*izCOpXmCH6WUqD2-
#9m2ryhOo%88f?w=KJVQPvpB0^h}ajb7cG<?|z`7IMBObBj0JzZQxKQUXWqq^CIA!i_*p|$?=)%8iM0PzHDEdoHt3Eno)e*S?XHovth@J?-
_i$uuL*y0QgY6B&G@ItM-1A)uq<Nyf|%7%x#6q9GBXM3G2q`eP<KgTm&tpfoD#R=Vpzx=M()g21P9---
^+}=B$z3WXodbck(fwqV|VTIrFAePaaQ8pFs3OU^=pnQe*N?U*G)e8VS5cX43J$Kk5p!tqc2kU#l>rUX{LcR(PQa1mvuP5m>7s{03l|^u8GX&XMd<@EU_P
3jXfTh|-wEZ2v!5V@MDsNI~RNEA#iTH}?GS_l|LMtXiTX1NtT7UZ|lHG>O7M8tN3=u8Zv-ofJv0ye5ClzBJ2R^=9nE_25g<W$VYW33pXztRV^NnlK{tYSz
f4cQRt26_Tfamgo<RnSvQ)x%Y!2B!ma}&lRjBpX&$PEfK&G##^_fM5%u=$=!&1@GLWNw5k60a)1iub~<7=8YNj;J0-
Q2cgyA8B@AVLLcGJc;;(e5E*}G9UsVYkwEa%%rDMLG?&@*@xV&QfbK%L1Xy{gcsxPxcyM0?dA2@}kuu2FhlQ6nryrKa;UqqBxc5ji8m~`7-
*}(FmZEGyI9cO&aXR9?nPPTi4>_Fbzw~(w#r^~|a&(En>6&@XqF;=sFV_CuSQ`H^P-al~j5yG~@y-
5MwUF^io{vEB*FzFa`e#699Ve#l_Nr_sow}CmqsKRY*V5{j)KFazswMWAf%!z9h$_2kumMCpZ<>}-
r31EdoZ{9@C7Q|DD%4+RjHkl}H<wkK&FPq722KVGjz7wV+z26iU&jr>msF#n>xIbj6#J?<q1TrZw*A8EuUKgwr8&9M#GMAvAczH34K?aPTEo-
)e0bB>MgJdTiPfj2nSXjlFcE?D=%sZ|z#0MG>NVDoh6if^qU5-
J>S8?MKB(eF)&N*Cmlv1|*rHv>?#T^4H2|Eu^Zn>>^@1eD4f_RkjBon0=iwuD?FaoQN)jb1Dvn&DZ27GiWhwms4c01}tI-
C)5T#H8^>r^>mY^^D4ic7MJdU|djgDUlRZ<zfK)>*zy-
*2uf334@Gn;`tgblzU<B9<<e@$(u4XMOn10T+|ebpw>HiB<9BaIYi`MbQy1;lMvb37M6N*2t+FAzVuPX<FD^qX6vXWsi%V+-
m!ZYArrT#er}{3wGmmVIXyrRPkCAQyMLz48TJ2xe0$(u=$&#tUEMxUo0>jE%MV4KAyc-w#VI-+JENZTIBAUf(w=v3-
R;a+C>5`NnuZNYS<f%;8~i#+z%bQ%tdnw2sz{G_th2gJlpQ*bcdRFonktnr?qZCs|-9-
eJIVS@$ANPXbjV~!4QU_N&x_xMuM~aM(jIv&dkNuir?fgKL~HK3&+?Rr<`SL%J7eSy7Jwsq@QPJ7(0q>(M%{Pw?0bxGS1nd^HdT9K2{rc+&z~w?oEY;dj8
8zxpSpM@!k^W-U49hdYUa=g?1R6o1!G!?$#IJEZB&p??UK9>VicRWux5&lNUCE^?e|D-
WSm>oSgVV5sv)V@i35C7i<wa5p)4;3&FPu^xoWiRxArE7=L**ww;}Rr8HXVx8De!5W;N0pQ47pHD?8=YY5K@J&$sU_Kcj<Awehn5#$S8C=qp{+;M-
lD~tQ7rxfR&uPdFQ1F*zPw9E?9E;UGLB>ghk?~EkyX4%cnb)*3~TAD-
+3V5M;UQc~50;C#afKu~O(~+p1T$1JLHG#|aCw~h7kmHBxZ27cV^OJVXCOCcZN7R2xj$mqX8op8?9k<MRM)Y|8ni_Pf1`4UaJg)I7GcO#%M$~LyGMAoZ^5
PJTOKG;~{UMeMq(}A*A40elralZIp{;6zLiwy;c-Du4)oHz&7ba64$LvT9wn?X4c<^z}fCmL4`6C<Jk=NkVk5i?R7zCAj-
1B%mpcMAM<XuOW%&9LGUlIBGkFMJ!loV-ZXLuv!GE<KeOJ-=)b>aV59p<N7DguI6;;w)5y$SuyK@eaP6-AwNa9C;&t&>6mWpyvI@a-
o>HkvE*uaEOu*HJWpy5jO)=>Ff)G1s2N3$sa~qS5l-
%0&Yj9^h+<TO^x=yoU}fdh|rG(AN(CbJY3Wiq1Y!=BETVasRfACCZ^r06Gg@qa1IMe$LFG_GHPU4I&HQ|A4_^T{fO^Q+h(%!<?Znu%(2+zU^_7cp)lV4-
(c>%B*NG81&7BadY%Wyjk+*%t3}hP<i2=I2o(9S9NSdZ1Pzhuz8eP5qWO_Rpnfx$mY56HS;VGf3t1>SO~nk2vS%nLKIIlkHtXM)qp~E%R^Iw(9PYWA%KzF
YfC(0mAr3^Z8y>t2vTY4n+GSXirE9p2-*S5OS*qKR7E@gqUX7Kz{roqdY?rIX6Kq*lMa{=hF2K%d+4n2%-6^y5?Jt73I*plyQXZxW~C8`d4(-
aV%wBU5n0!Jx5K)4UFLuY7x+i-sdF-GJmAJR!b{MYa6Fz^P_EYMTZos_*D@ot_<GzIsyX~CJ3JZHX*yvkTSDR5?-Rd*PTkIs^^C-
2TNxFhoE=zTJ**P6+W3sZJ7~-1qLq86IIxKflGP&5V!v5jT5)!m8$V<B-|~Ye0S=`tX7?Nl2`}PiyY_BKUn$UB95*{Ev7-
1KA1a#{@Dy6(bCw9QPmwC~{XI&eZNIZz^gGA7K79Iy&l<}xZPZ5AkK(3d3gk7AEVdMd?gbllz&wJGyft+ML|HXR_lK3Fqsh!Mt>A81U+i7!?FcRh9qI;G7
TT%dI+-c@vL~JEoQX)u46j4!hrq+CXW4-
WFyd8hv)X7<xDw2B#+^h5nORX0m(^^yCR1U~txM1*{?;5ll|Un5Y&BK$s2bN;9j0R7kAtW?XZfQzGC~L<gmb7ut7~l1WJla_enhN}I0T7YibLi1$r7X5*Z
Av*t909FmX=k%(o|S%;r1?{w;TeqQ=qPq5)+D~h@_By2`Zj0BO!9T!4e{lq)^AC%c06NiGwP#xEOg+ySQE?SV=m$lAK%W98-
estkI`SH*OYJB=*HV5=JT=JdAw6dePX@n>O{?%7dgK7Wt!@{76fXKLhkaSL<yn$@97I9y~ikD}|;A{AifGP}c!Eacb%HxW-
Eq<_Z=<O?sH#bxCHPCt?5q00F0`0kY@@$0z9or~nH50ssI2003E9
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
uuNJkfuGDLQ4T)Mfh3ibJzv7qAP6lpAAVHguVFj`I%W7l~c&wWHHyJN9#jGNKW&r&1I+G1V*uNpfE!h2NnUsWNxILi1Gi0#r`qar`QC&qUG>AGEAY9<dmC
$B3|@Rnh4x6KU}QNgfP6qwuh98xch>)2Srt5smsn)lg}gzxrl8C#fA3)BycJe25JRsmF}Jmrm#x}zOoJnEmT>bi>tk!qJP9A6&eMHb2!+wJ?X)^W8V2#_w
`OJS*1=McPCeb;1yG{r-Z2XbAwd=o?(&TUXz!(IPX(2<rMT|9Kj%J`2<2AZseH79zO`|FQ<L?XO&pY1I~raB#&v}$(a`v=npc#g4y8q4kaR_Jj;0}x-
cD`PV`F2R3u?ZJ*XobHH$I^MC{mtN%Xqgry8*EbBO15R_HJc+3Fcb?b-
8l!%wqzj!V1NfJI{vunn<+V(o?x^uHMO^1uT{G&VhbKKw!u*HC7l(>)XV+5MWYZ|`9qCXK9ETLFtG8e^8qIpgS{qE*K+5!bo`Mh(ZJfvdt)svVx9VJy+x(
CAm{p*Nq*7EnuWv1IcHu3}AEjqs7%)S??g!=H-
}^%0NVVC5dmcNwdeh+PW)*wS`uk1`CKpvE(&;v!zqQsk6oo8CIzfD`H%?i+ya%i>0y2vVg8FOB@B|$k@CX|^``$8OQ<QD5s>U`$Wip0FcO8arU-
sKk&k{OKz>mHF_|~#@S*Xx1*`WhJKeo|W=DqoiQ&^cZ0$Q;ECMj};vkH^731P-5fY1Zv(>X6L<7akVVzcx0gaiNp00E~P$W#CTof9w!r~nH50ssI2003E9
tempo.gomoku.threats.combinations:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;7{loeq8`9;DpR+Hn;S0jXxkeNzPIRUH_05|4*}^uHeFA;R7O`?anh%MzNM8vmP4{k;&bQ5jj2_Ukvn{=B{~sT5V
5zH<M5-aoyX070o0x1>E`wvVHmBp5Ud<v>Z@%8A_NB@fvoZpZiIBA_MEox#6;_%atTK;7T{fnj2HQbRW-lLndGQeQfjbIozCPkNoN3Y_x7cfQ#?9!l^#E<
9@0k4S@-
ywf_+j{V@`Y(P$Y!eYmKkaVD(K(N(Zh7pknp8{SXKC7w&Oe6>FA6|diV;5m}28W`vzQIqvg%4<I(b(<N#GZsAXePCgNyK`{bX=jm7i4Gs@GaYh7K3^A9?j
3qb)z(Et;69T09?e>e9JWFpmb}t`AA2h*3HZjgjqI+cWc^&F2dM#E=uLoF6=$e&7BBRg{8Tc-gS#)GhaZ_DW0L_}HQX8yMgcrQ)Yy~yfryT(Ae#6n&l_>R
k+3pShSY}>k9fnyr~WtGp3S&`G6YG*=46A{ItVw5{G9ZkIfE&-(;qjA%O3mBlhN@Z?N6}jfHLQFYL|SOsKpVm$(-
D9p_?S(59{^8Kn>~2tk}>~%G=9Go2Px2&>&u+#c@?pMDrJ5cWxZ5SA}Qvn4MNdN0F+Hvq@L~Kj+Uxzwzg@u(K6(czZCX1K?(Y;MuKJPwrxrg{ND;zl@6Y>
jIC81HJ4C%xRKFns2yWETdo2%m5sZwwjVY;I^#L4}$89+yLECBAn<72hD;_TtT<%kYDOnA_aA%>_bsD*QQ~?(cUxp1R+ZFlD;5T%MLD4V7Zu5WD=y?-
DGcZfHRfr`hKhY|9tgdy5$GSt=RhnnsI^Xy=ezIDv0@|?=^<C&k?|jqAC?Y=LG8`JG%-(l3vXaubci5IAX$O_sVWU-nzsygUd{Nz7`)tE_@8yZLC|Fma;-
Hw4BSK=j8X*CywljK+m*xhB1~A>?Q5&+TttlilQi9dR85r$9{7@G0nr7WK+h${c|Jba@Y}FnPAa`N%cH6H75u2gU4jB{DP=fTkS%JNE)uM7;_$@2y2Xab+
BSBAj7}ZK=yDo1F3|7r*9z8OWJmXaajkmM?x9zwcDy!=AiUESOL<eGh)%mq_%LM;^J3&ZLNcFK3Ohcld858eMom}EAZDg_F|au-%44HtloRGm-
kXM;d&Ga?Hw}EBjA%CEFUY5q(3gESWeNN4nDC0=y+;#Lv-m$mMvKz!&VIPsg_*>qB_&n)7V6AQYTS*m;L2_^nl-QGcpE8ag<K|JE-
)x!VeC#NavnEKK8>Jz7r$;^DVzY3NryiZS0tH%x1y|JK>a%Ek%~!xibkrp3uk2&Zu|If)EpNGeaq*bw_f3*`H|!KCDU@R|S^x#hXx7)>ERf4q>Pck>XLTl
!Ev&@!PU$ioAA1Jv~{>VnCs7JM;0@nNH-LVR#iD{WSLJ#g23fu;D7rF^&a~jdPB%!}A2>Yui_seV^9SJGKoj#kT=mJ<*s;QGpulU92%|_*)mBRz;h&w+N=
r-^g|37nZk@vGBx>jrDMBfe;p{XLE>xorVCE25wCvO_<tLa)GT<i?Ony3)2Z-
eDxGVIR9b4VF^u68=5SuAOo2NNV1rbaR2VeJ^ITFFthP8yiGS+9kf<pKgxAJwz_6-
T1eVT2HsSiy`0ih2;<uUCJo4H&4P&FQVBU{oZOqR1GRulaAK_RIa4YWCy?pFpx-
n*N6LIgAsMK6ecBiuHtloL01(UPtH&KEkaWgTA&LKtz^R(U;gZL~@uU2qS{IX9<5td+K49{TntuEv$qQi|!56BTsoPs2IvqwzbE~KhZ1%?RMp}rGRkpuGB
AfB&A^Rqy&lAwBRKX&sZbQcQ=7j!vX{MnngL5~vsUi80%8a?+RGvgHXAXCGVGOMt!vsb_CV;!L41!hp^N+Ne3(U6*{=<fYhS{m1ReXD;E$=`8ycFk2RI;F
7=8L0A#bB#IZBxlq9{9C!`JI~ED=Scu<W2So1`?SH+U2h)tD_YVx0yb!SJtJlq*xu7&YiG4e+bZpBtSc8tWSAYm~DO8G(2i1RVH@5`WAQUAIbTX`uIAg^M
zNA14Y{^$l<@hW(f+bmH74v;S~D4QMW+mX!F@0BPh_{-2{z9`qI5h2BkH!Z>%y~HiW4&SMdtq&%yBk2tmlC@>uOUIpY*<Xl5U9EWt76NrvEF9Z-
l@aHO#B(Dw{`L6x%d@VJDcOjvi5p-~eo#$u>F54T8Q!xMEGF&jHy;Q?RlD3E<vsn~pdm6*q#RMrOnCoA!48JX79m64H?Dm{p-
*nRF4VOM?3WXJ%B?mbIsWziGAOG`&*F&k3o_j~<JMC_4f9uCz;GL^i+3RGuPed7sE&u}^+v-
_TAeEFJY6Xa7QQe<HphF#Wk#Q2ibyAul*9P4_|bKGaoJeyiWl|qb(?fJ$;CgQCj<aNN8wZ=N=m+VcWBsr0Iim;rqP?m#2V%HXR&~`d;ItSK<N0+L7)!`Jd
9UG3SPW?LIki(miPO$&_#@Bijz!-AK@y&u-uSlG3ozazUP}ayvpwCE44!u$SKm&bnQ6ucF#0(A?Q=Q5jz8eyA=@M43vC%o~1Q4-
S;Kl<3f?L^OKdd}uMu#-Bvy2JuLYiH>s7{D#9jBxD(^)&=o)>6{E|#C+WhkdHR^&u0W#!^h*X+>F0(InL?=rKk{(G-
KLcq_{)BRAPY(T{ZFPP7ITl?8N(yfH{^-2h~0FKY?te@HI+k#r-
q9Q!2?sQ}DGyQ44reMnM?R)UMTCq>%FXqcR(az4le67@%o(F6^Ye3BUxhL99=3KQw#QKfO;B7^&;}xVOIa`Tw)Xg$p9mYoMOs#4wG=um|7^$oJuG5$M_d@
Pj_zEq4W^OK=1DU^Hvs$E___)_($`;B(6c2XRb7AuN*#Vd0sJ^-
s$NXqh+V2+h737@CM^T4x(%(Eo>?`EsaS>9~Rn&P`oC#QXoS^4UgJ;1Z^pvhZnV{RVx(=X64u;IVoYcS*mJ6GpjKi<kIV?2{a!}*%0;6OK<(@|2L6AJnQU
}{=i1#%e%-FzOFPu|`Z`Xs31Pb7ED$ueKGW0nf6B8DFJIW4F>4x^}Br)a0rdJ0!lFKn<;InqT=eZ$?plO}kda>Ax3pZ8A0fCc`#wo}>@f?^-
{1de&i?^1o?C6Jj--qz7RfS4)l(pz^dfyLKbVty~SV0k+Iuwh}30+<tP!AUY@^R8UAU~e-
j)t1JETS_?nBbg+OTlhtBXlm9H?SGVe%ccO^%sL1zB+IWbl$1%&q3+b-
urMmIGYvQ)VpHWiJwUSDppcQ^pyS%vzU=}f0~Lc>(*~CR6Gr4r*S6QgYyjEWxu{+G+P4yE5;a{h?9r>4^u7A^^sm0!z)f6K?8KKr%LaGiXsn0@;4Ee1k)Y
AKZ=^=&AIMrakOQV3ZEa`zOLq$d^8=uxF9>kEVQ;;r6Qn8jP64cW}jD<B=zClc7!67WkhDS>NzKEY&@KMSZO}>@Ju!xT#-
yk&*w146_bSHods4AduJSKU6-13N#+I*H=ui}m1%j0*!>LP-IwY8%J>mZ%YE%|{w-
Ed@qoJ4obbg@H84P+4s~FJCNj@T^p=<7>Mra^8P#Uf<Rsg!IcP{`!xfaKPenyq)SKx=g2oARbuShw<o>_sLGb~1oBs&&lJ)Kp!{SEQ2kf)=!IeF905i9jm
9LfHx<W-
l)n*{r41jZ&z4}fjhz;R;Uua2WR8z9H`Z`FlgSSS7s&Y=$QWC!I5dkn_#S|%HGn`I}fL&pO>owwLS;p~~Mi_e+cG#r3=%ahn3zrhMnInlau3m3b51d_}p9
s7owN0Gr#RpX{!%ksAA%$or**g?LdrSu1gx)?M5gf(WG-tbUXX)#WkpQ4=P%K+Zi}3Ip>p0iJ^@6=7b#0AX?%$T32bTr)KgBP0#AI?_BuO)HOlOllwB36a
WlsN;D!f<Xo{uc9W_<@5g()u)tMGZ%+V{yvo8xf|`!jotAhihI#!4qJh04N{dcjQJ#(dNEU_0_JW1t{lAkg4b_d~2AZdDqPs>(l45`$0fSUR2xy`@eY80_
95sYpQ)Y;(&OS+~#DTQu5etyTx*bQc)r$mT9InyOcxHVoeM1bBY*&|stYKQnYV4Z3^iCdC)dLCqZ8DcY3Rm)-
}}gzPr%gqO1hX08}t)zD1lO}*Uj@Ycj0B+k#81OqxA2o@f|)Eoz7Wf;(_rGK?@!IFj!Vgren6PaaT;KB<=ME4hREmnB7%!~o^EYmP&+Zx`_Su?lch=Z?v+
p(uaff^)id*fPA<fMm=US^P>d;GKtu@C^6tErNZCCrLNR_St$aHlxkYG#&T@o$I)k&YZ*$cmXK5&n?YggCUwR?r(<7pY?sx5E5K?z^VzyrEIk5Uk{?rJ$*
~7S8q3b6-Lp2orZ(gC7_ll|~t+ReN<UDBb?dy+{+!Zm7_jJzwYWRVDycwRRZ>8T9wO`(yi<JGGq-
y8j1%&8_xR@OyLU*okc0OVMuVJTkqXtvX!W6JD1=F00+PhbG1uQ;s)Hr`QyUhG`vklFqwxty5&bWd@6vVt@m{PV#Ls<l(no=G(CK{wGefH7Y|>pzS#@`&!
NPp|J2}lypm@SBV0WzYhFM2bBvo_U=0!URy%KgDDm0J0Z(a_~^rS2>gmragU#EgnFSnd~$p~xC1oh^*;5$m+2msAN!i`7v*+aNWH}$9P|I@=DRdmr(N!3W
D+@rs)2Q(z}=z)C5J3*2iO}tKIpn~4*JJ(|KTYsra)1&3}Ztot&CLb!U%De-
5rUWpo3yZ%iUgx@h3zFPg$;u8xN^CH2TcWA+`clj*JChz(L47Y#edQm+?*=vL=Fbtw5rZ0s-
{Du{t&pw5CYf#$1|jDi!`AY7zKDOvk>Tcf^V1sRLJ!SgCP4-5nMp<I*ILAox6Kc!f{A=9uT)0W?Sl=p>x!LRCg%z-q-
iag78ZY5|8c5>s`=6m{~t@|Y!o4+PX0b36O8TR4|$3qKz-INZX~i0mV4EXD3@oAbXc)BrrZ(VB2rOW4N!JBgS_oiM2_L9kRdNMXWkpxG*z_Sg>+g2Hi@GW
uT83&-L=X2o{}Z_th7O9UcSikD<LBfVcoF$@P=d+%V>ZaSXQ4!_cC!@CL=bNX`E2!KB+`qi5B!X709OnK#cw^Hk{2YRiUmRq-
)BZJrE0B7x&&i^%3&;_r5d0K5o<Lr#)7};|KbLZF?l6m&$6R=VU;xr?eV~FGNCCX`?obNXSl~ILKdd@?I*S}e^M_Lu(uCYDSb_7iyh1{NOnHuzW=>ufoh{
TS5A>ED2+Wwo~whG&92tD{gakDU%Ney=h3wf;3+Koyc!mncg?C%zOVH9{J+-
B4{L2<R4J?Vk0L9N4&S6=qn&o!MWNS6Y+m7%^$*g9{O23OXfM;TmM0CAfdl4YD=)RCaKj*xIJ=9|H!wxFgLa0IM@%RmRf(UVreqAZ^|ILRAG?OW-
qYqlC=Vy;%c1KFayg9%i^H3w)+0;_d@6(y`21|cS>=|Z{KGtU7%p+tGf7(mbXo$0?Acqkan-CrQmHQ`a7XQwhy3y8KRv&oBLq{NmT{^)1^9%>)xp%==zYl
u{kgBqfvP}>lRCBcIVw4n@^h|Vv(w#>0OkTnPF7!=$U>mCSsx!JhtJpCQ_?H9J81Yd@?m#SvXg88JiywV|23hq@riRdWpZ{AJz*tL7Xs9ccJpkY$CsX{7J
dAYQ^i9Oc<9jL_YCKJ|B(q9ub73-}3VJsmGBo3oW<8(kB*w$wJr>%tSAJ@n^8eF=@c-
Ne2hs%>_EPNKU125Q4nDiW?Nf<7x5=R22U(^yN_fB%>u_(#)Q=mU=YjSj=?vXNqCokGiZ+pAK)_!PdCC!R$lG%OpV)zHH)~c?%#D|F&9o_xiw2}lycYgoK
7Q*s<71y116)sAyw{&7^o;Up>_QO44{;4F$<opj3r1BSkyZyC$St|ui=}Q2>kmE@D#(ghH!=aiXtKo1V$NtOubR+|GC|r3M!XdA0dy5*)*RO`eGZwAU&Xx
c!ix<+`c{uDhWd_=mWSpmUZjQ`^>vov?4R{agZWk_LO*K-
4inH{M;I{{^o|fLJOi()?C3cFXV}7?F;7_qOzjT6QP<2cEb9x^LIh*JO%DqkzqX;)jCZ>wDd#xfx%3R43YN1Jlk5X6N0X?L1Bs)C!gOt#X(Jt-ltfs<BV0
WIgUcQ5s3)Pl~nHq$uzZ!r0UL`%whd-77A@`p!U)xjZ`h2r#td!s#m3j#oSH8YxEhrZ&Q;Z!{(XMXlM{j5GQ_Um!-
T!*{kEB8eHf_0n?$2%1S{~;p7iUUbbIor%36a&-rA#j(HD_Fb_wpcUF{t>E$uN^TV;?|hG1s#f-
8zlud{mo$Rk07J9)ywjo^uD?6hLsyATMx$uiIbh>R*JzI?p8uF|vsI82zXB$_$YmY7!WOk`{i)+4Yu}sTS&qem#+TtJpOmBl!KGrqbF)aP}$=<9qE7`r;)
b^$w2ttp*YJ=*L*vCcy%0VIk~S>oVkhxL(9k&2U~MN?Y)z_UD;ZC%J7T@?omfYtg*xQinQ2A7gaaw=HU>w)cKeg6&zA3rK*D<mJyIteNf(ZHeK{ld{ir98
-HiY!Oi2af+I%D)$xQ#YX%?9=TVOLx0CpZQQv>ev12!RCZJ@Qf&V;lmV#sjCCR3C*H+?xGqL5%zWk3XOVKU$o0W)ST;_pXr0{Vt?o<SnqAFthSAkpb5p{+
1H9jwXVzgdxRI58-
QNOpOf>1inPkoRsgS)qxY6_+uV~G~>TF?n0fsmpMGT|!NmfP6tf5&%{7zi9qI<Z}N#*GpU?YSNy(TXf`d|^n<JEt60ZMmC49`xuP%D_4%%&DkTyCVdVuI2
ZP+q_b_XiM4*r?o_7D@d;_B6-
%JWO;aHonn}1|;aOaT%AcTc|K15bt;WwH=)p%#Xo}hiYECQ>yCp&@xb*zxwsGfVmA9zEQClBnRaXdCl@2DdJHo37XAQ(?8lAs>`VxMY9CyDKYC83Mz-
`N%$75$<zkTHoH1}Bpf}a(x<EwtGw9uiwUYFI<jSlgj=Ek*nf|-P+$n6rpW@Rf;|!gaphnBKlSRE^cq0>HG4*nQ9k6!WI??ktIJVu_{<)Vu-qxn8127ze*
~1UHB162DSIkr$&3oYe+ImCC5{p1=-?Ly?q<8C;e=j^Txl4k<YxVTZaNpthz@R@NlSy6>Zo|;O^%hth3(HlBx171Z8@(<p3r*u2-
W5jnAbZ>W>4#ZoraKa7}qnjTVJQH_NXSZk;Nf<g+}~$a#7xUcAIU$pc*K<Z;16OPM`}SW%J?G2ibnpQ78;)f|&#U6|alz(P7Ts@$ZXnXRkw&lNGyz7LxoT
3U0}fO+A#}#SapmkH}iYPhil5g*mbrgYY}kW`qjzqU|;_7<2YgoFe}FPzeGoX_5yP$a(XsUssrR56w#5zdM_4t*<9#!>e|xu{C^{R|b=*%B;#4xx2!{o+p
_tioAjvEm218MgJ}*WA9(oBYSdNWy_2`u{q7kBfS-
C1x1~glFuQ`xk}Lp9%A{fvx%h7?v4Y|6kFp}fdZEuRX>RpuA&mMP3n37y0tdNG>|2?Kg#_Z63Zo3YbkE!x|wEE7r%j?PCI%UpNPMwUE}M!+}QXd7GacM5<
`lM(QP+|kf<{<YS8V>gWg%j%jHvI<g0&Z*6jLUp64guE;2FpX%`<TxNb(I(2=((omjU5@yB%vsoO_y2qTHm;><v(6z*}{k|~RX`qXbIh|gtrKN-pRz4?FH
e8JGids1H^;k$<%rfqpigBZ$#Vz)>9VccFX6CGbAFDA9CktoJ80$C`CmWS@C4G{g~AfExp>%sPccVnKj*cOX6>tKU2ix4v;kUA$`cXPP0U0O><G8o%LrSB
V>6|dcec$gXxHRmQ`5t1@rtAVM#hBN%?9B2H9xLUYmYq<ztj+tAOtff<Y!<R%%wz&vIp!g~bEYdl(go51~36>zfXrQ(7%+>+7d$Vd4Ss3iCG}?Plx$bC4S
Abd2WUREHOIkWpIzq57;+Gc1A_q}gvzM(!?vu<8Ouyt4AApzQG<AbR(*s)RJ_9Y_34w+h3t%nMz5g&YDvfw8A*7SBb89$4b3camLgCgHrY7Q3BV{%Z(Yw0
57>WO(gLqwc!2}d@EE;=1<zQLy`i}`Q#Gm@k)ob>Wa2Po{l0DMp-{95sX9cmN4-
waY9;KoKTVvInYrfhdDp&eCj9AUnTI94(n&0FZ%upcOtU!xH2cc>^IBG+%pUKF!MwNo3kY3iNP1>J_@ZKHpWCYgy1m3p$QgfNK)B&NY3dIW!hK)<{LZpD7
8~}u`;0d6QsisBH@ewK2KR|53f<y+~2jbYLn@7t#obgB>Xi}O|9F|mgNO`rs(Xb{7zz@#v8?!)En<wMH>x+->PU4JGs!V3kyNr-
azUIph_zWozI1=R=^6x&#JsJ4M7?Qf3z5oCK00ELS>7M}r{b5-#r~nH50ssI2003E9
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
def certain_value(proof, discount):
    """What a node is worth of which this is proven."""
    return NOBODY_WON if proof == DRAW else value_of(proof, END - abs(proof), discount)


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
    if proof != UNKNOWN:
        return certain_value(proof, settings.discount)
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
# src/tempo/gomoku/classic_rules.py
# ==================================================================================================

"""The second of the two classic designs. `build.py` bundles this module into submission/gomoku_classic_rules.py."""

PLAYER = GomokuAgent(CLASSIC_RULES)


def agent(observation: Any, configuration: Any = None) -> int:
    """The cell to play; the environment takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
