# Tempo: the agent `gomoku_network` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku_network`. They are:
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
#   tempo.gomoku.learned.network_data What was learned of the game by self-play, written by write_network.py: docs/network.md.
#   tempo.network.layers         A policy-value network for boards: convolutions, and of what they end with the ratings of moves and a value.
#   tempo.network.weights        The weights of a network: how large everything is, and laid out as `layers.py` wants them.
#   tempo.gomoku.learned.sight   What a network is shown of Gomoku: own stones, the other's and, where it has planes for it, last move and colour.
#   tempo.network.text           Weights as text: half precision, base85, so many characters a line. What is told is what `network_of` wants.
#   tempo.search.leaves.puct     A network in the place of playouts: it says what a leaf is worth and how its moves are rated; PUCT goes on by that.
#   tempo.gomoku.learned.network_agent The Gomoku agent that learned by playing against itself: a network in the place of playouts, on its own board.
#   tempo.gomoku.network         The agent that learned by itself. `build.py` bundles this module into submission/gomoku_network.py.

from base64 import b85decode
import base64
from collections.abc import Callable, Generator, Iterator, Sequence
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "70bd43ad27f4025ea7754879", "checksum": "72ddc9a83927bfd818123e93", "sources": []}
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
tempo.search.tree tempo.network.layers:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;24$%_FVui;DpR+Hn;S00#+4D>>isbc?&gH(}&z(uD0HG@npF47`hY*v7ThfGT`OyBX+0L04NIKHl8XGpHPOOj+~
7&0d>gzp~MLylf8qyN--j~Rtks3)s>oL^FXQ<3Q20KBbA$5{77tGan=vyqMRa=zN8>;Z4jy@>_Bkh1SuWUjfi$9PXKgV>izspUsc@HcH&Xh8d*SUnlgs!`
#5<Yua40HJ^IdiQXRvcq)kOX<Q)S78GwvfF$5uGaOd{Fu9@j_ml~Hc5mLKRnFz7ro#IcB?H3bu6wl*r_QpncQU?*BMP^w30WxCv?mTVsU1+1cgKYL~Z#=2
`huFr>(kUFE-jgXISA=}-
^Y~LA$iu$xlvjKtmiAzlVG!DhV|vkI0zEIR<heIn6vU|Q@pyqhh3&Zi?si(+fuFMKoJNfwbN8Y`FW6fn)plj+8C$srsRKd~az?%G>`Z#EDzrZOp4-
>zLL>`EjSV6*7llt8$cULj9KJ5_FY`DqJgEjEJy~hF-
D6a}x@i>gejXF%z{iABTYNWXl3A4pSvyh{^%Df~{g#J);rM=Nq*JjL^I^fyS{IT4tuZas3$VSj)x~%!0}lM24<3Q%JdLaz)IUdANdUi(emoqGeoqA7w3pi
)TwHT80EH;(9fD^LUVimo1JG&K+O*+413X<{fXP5p#)Y%f$I*t~3$fR%lxy==Z@6-
_+yZ$|mU^I(0<s~`oqkn|X=6R7y#1M%_rcSN8cH;|{J6HgnyjN>JxhLwhL}zu2hOVhOY|EYB9LVukAn2uL`EgnCsHcX^{Pqfbw<!3F{O)sU&Gt%$=`6aY|
$e@u~FPY8S0?V$B&KyR&H{C-U6spd`g0A)|^@?m&}&J6EH-
=)437$sm{f_t*aDlGb!&yQC^!ynO;8q!0N;sJ${^66{rv8sM4{1{<@MJ^*xfa$5fU{n$6vjn?RmDIXO@e3f_kN*sIs|!4Hs|258s>{p3R2V2%R2c8KgN<p
rg@4`jsCdq)a(7929kwyheO+=rZ3&t1~g>9!6To?^n3XdQWh-}ftDmGe=P6gp8FOD^v$96R+>yT$NG4XM~}zbk<Q%0HwZl)<oL{*u-jTpSwVXOpUpg}yS-
*qNal?S!NIccNv<X@GdnIswhH$L9UJwPD`&ItnTDXKcrNl~(i2m*GIG1#pCKpy4_L+Cbvi!Oc1R#x+(N(^p$il^vLO^hT4Wv4OSC>q_toSl+l{XGm%X+78
|*E+EQ4wu>AZunIU-BYvfkIuFevc0b~_A{u|>+DhjU6(tK-tj{&q?lz#!X=J@=4GE={tm(%RltD8lrv^N@Ygg_9u{};peuStgY#15L4iPYcw*%dgd|sKOj
r?oC!e~rcF|r&wy>Yyf6K&8+0ivX@ae0YD@}qhQu=-ttrAQ6Q@g0;W*_&`>L-y$r(ST7WWN(y}#MQO`3hi5<b>-
1?l~R;PQPVK9x`_p%IlU_)&scOZWE)JEdb`DNP<RdUK9=RK;0@#l(K8lriq{$+ye}V&$#7_v#4cL;%7t-<DS#_vIp4(gFl94DZU-lmCluR)7B3|R@>S`HC
AC?(fk5;+_w|gs0Zx?t1-!%QO-
0jh<j9RTuofJyLi>xJ&grMUZcMnzZ#hYvnI}T8s`dLg_hry;H9y3_bZsELKiWu*j8fFVK;qum_T+E`^78Vrg#zPI4^nn^Q>_s6#*9&>6FSR=YM~mg?DmMa
B>ND|LA2gO0bKXp{+}1JrTLG$ZJ<4sYZCo?Z7FJ~^++Ufg;3P$L!P1t8neA%9l6(lo0>LhTnrG%gGON9)*CO17{s0&)-
)w!wJ0@;;Ch?+IwADN>y8;yk|20*3OLGw`k_%4EMt;Y(2e}bG1W+xxogr!82yg0Aq`0wuP5Sxq({Ac#=+kbKx<ToCr3siCQPN=P|hintKf+D(NHZ4>r-
f=xidMwgBE;Fp|o0`g!gq`<5iK{dA~lvu{xBz_Hb{#N1$80R1SumB%cIsuPTtJzksi_b=(pM#D=rB9Rwu+j;PqE?C9tsQHi#?+K!@Md8or-Yq@RpN`2s~b
v^(a-?p~Qs>W-QgT4EbsAI5#j-g*mZ)#tv-
^fp{`jnZU8{xkBiuy^Jk{em_oAHIY3$zenOXs*Sru2niaW<_4L@;eZLfbCw_2zq|AbYR4J;Er+*tV@vg+%y>p-B=Mq<Q&%cA;0GpO^jZdLgOh)sv-
5$H_#w1-
Q5(!UnL>c(G{)t5GnDkbm;zew6#Y3nci5&+OX`{+KgBGC*SmmGnLgXMTP>e`oy^v0yT;QND?dBokLT89x0+?;*HTI%P(g$gd@GKysBg_66QQS8)T{U$)`1
zqAa3M|mQ1?87yh8a#Rdsujz9O42eF6#FcNkp+)x6xH4CI+;V+9R6uAq!z=-
V6&eC=yMGUiZC5$nv1SOT(fw}gDODnC~nWZ;ZQKl@cymFd}f0SCJ*U|aU(ci5hqodxJ9npO2ZV-UfSFNz}y}e?&=ZpT@9|cR4&rbD^6ZCuJmTMJ&jOIbKQ
MFBaDXn5_!KZd!q?S+`v-6GwdQoV?;~l2;t{@6A_3c`GQ5R<ynmmBvcDW7r;r^{hkRQZ@!Omx_Jpf?<QFv7H6jd`)gn;I-
}`S!YdPoc%%Qvpa1{>00D{+moWeUTOyztr~nH50ssI2003E9
tempo.search.mcts tempo.network.layers:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;N_n>fL#DB;DqL7FP%ztu&sD<Wj%nIEAY}Xft(&pMG`!i^IgA)g1to*thsrFbEvlXU+u3Pg9aKhd$#w}Gt_BoIPZ
S&l?Lg#d1Gmazc4~ULFYYayh$7vVK9cxx{_Z3cvi;iFUrlAi2+VA77oj1+<Z8rJPH{up}x=^L#ekL9pgkM;;^}e?vere$?EI*KGo<~h~DemnDi-
2mvyUFfTVrP#o9Ev1+vCUB@yW+x6b29N6s;P5QB_Po#6#0a&l0ErotYiD0hq|W*92VeE1G*-hk|<35k+0-6AngPuS?iT0<^Mfek<IfjvONWjNbt{M-
hxEbMc`@qbzwnv)Xlg4&}05?&#9!&q4h;5i7{EZb(W?Sd$pkoaJS0L<%NAtWG*&JvO9@K0_M{xTg7;_vxI5hWP5EIlTaUm=m9Xv8=kUrGRI_q?Uzx+Qq$z
@&V^m#RP~#P=HHnu!0ut_!cq=`u6&S)oFx$UeS}J!{@E2YR^!!G6hGo$~gIH<fg)v^*w{G9hil)%O)0HF7u86pBJA$09`H<DR{>ip7lc=6IpfQC237OcC*
PF6RfBkxva1xGIr3N0k9E1iwGxnkAzgDR!^edS64eV_9jY*+lZ4F<i=+c=o{}VYX~>e|Ir^&i=Ew1~IDpge1jfCx5;cy_4xjBN-
%hg6wwVp~;XRbKo<d<J$4O7bPl2bHew2u%28*vi3=mVdh?k4t=m@v;O3+zAhdUBpCy-
S3~yDUGl6KMIG^3E;%ss+rHl>{t6frnL%LR_lbxgT(aA(3J@jOY+}u(-R13R$n&Hq6WENA%K8X_uQob+9u6bk!9JB#9@Ed=$G5*x8aK!Rqd#1@a3ylT-
)SnkLSGY2TTk-+3c8tybB1suIW`U6&NF^`Vck2-?HJDQMIJ6`99LF|s~hAu40*dR=n8dZ8{Z%5-*gqjme6-
<jhX?|SLJimxVA5l98#$#&xbBRk%3WQCVOVRd%oT%%IBEu?idL9i*WIMS=Ww%k$tmGy>LW<fGu6HL5&VNg_zgwtE&V!A#6*%Pv)fc_BNhE6?gx{IIgCYJZ
t+BgXS>I!KIMB)H%&G_LM^09_f28XLt)rw~d!gP=MV@Z%;YTs9;yiPUq}Hh#JI9<Fy;pw5Tpt|K=>E18KcBK^^Vx&-ACEcb!~Y7p(-
K<+3uo0GVGya8>ljd+B2>6g(7QhHlfKuB)i4y~aw_?C+(Aeo_%V*#}`e!KsXg{Hu8@ey|M+c(Cr?4G%=i!tF~e(TLTk{-a(0f-
frsMPkiDW5(E|Y^>U3{8?cSS>wXE1Ju1fiC`=aO+nuaMM>v54vLr@?Y`->R6mWZ^MbO|O-Z)Xfu?#OM|SSH328wsu|08o8ArFlf{6+K-
YBzm_JW=5t~a~`_4@;>7Tml&KCz(o!F!I!mK}>It201Xr`sOVjIt15`g5%DmCx6?ilW_}v=?c5X!LqNaa_b`Rj}b}T{#CZfhU+mwL#gw=wKT@)^-
1AkQGl&ppBe_FUL{=e39Fzs|7g0$%O6c75qZQ`=v)qb2rnmN7l{a`Z$-+EWz-
flV;RA8On;F(7QL(!xuV+m1K1LYb_u&QMQe<7eenMxak?*jBH|9wGfoazHnKks}Aw)m?cD^&1-y?wf00{xx1zdh1ciZM(eG-PPwtIYvL(V2>`<gt?PX?qQ
7+$8jVCpFmPSm1pc><5h)%Dw%0Y@9>;wV@PIZunr=+>vt#9PxG=!6)@#_NfV``bcjPnvHu|-krh<9}<j~adrv@ybq92(x<P!#@g$aC@g%+R&-
pxT2<@n#rYi9xfHVCu{_+}YJkSZ&oJx`THfy+!4fw%tFS8Z9t_OyLehv>eAlWj=%``}wI|Nlzb5HjKjp+6%G%N%hJ5`8pvras+n^-
Wz}iD$B`JIZkEO8z2+7Mk<ixQbeFN!von(rE7eW)VcV0F=4{9h6)KLFt`#iTU-LI%H8+jij>r^kTKw_Q*KoiR@xP$7?%GZn0Jv`sL4Uw|g+`W6XF@g4670
vN03m6A(^U=w|A_KpstQAFvRC<y5~05#vsI26h7E-
ssBH6bKZ4GAE5EA`BMsCTO8~mzC3aZcb=D(wtJ#w%m<GTw*ca9f6TcfqcyeQB(rkb`z2qla}RAg&DgPx`p`oL~(DA>!HM+#}qRD{Jk5Ki~*O#0n9F5yOnM
o6MF$|S1=#@+^;4`K3eWZq8Cf8^`(CPbF=MC3yLcRF7hzC5R}{9reAdChLBOE{A?}_!(OOH-{$jYiH-
^H7;d@uR7|p!Z_2^#t52m%FsUYe@^UZa5i<k{k%_J&|3Y5nO^;UOj%t~9-
ixX0Umhb{Q^yDaIBMO)e06zqDE!?9PM0=`3e}i=@I9vx%j3=fs^%|#s(d1u^AC+C{@YZ99eCFo{`NZ@Py7QJVE~=?%xPKl@#|Pc-e#8dU-
6j~Tfpt<%tF~14dWEp?My&qa!6xOjfNCdf%6E~j*z^$*A;m!<#16@LnQD=of|o1Canmi#^vk692@BMH5cdo;ANJD9mo9f$6opEBM+=a*gG4vfMuJrdnoIs
PxhzC3Hw4dG?Z++#`q3pslx@uchCLITuV(WX@Bfm&`)*ds2oDrlhSUb^(leta3G_BrYsq~G|&WZvp3{Nesh?Bj0c9SHw&A%aWJjGU)YW(2*kwkMnGXeE6$
S+78<+3qzT!C@4P^5bH}rYbiKY&3BQtcxYkd<GS{?VR6uEw<VyNWllwU{!lJplikEcQ%k5d+V(YSFI*rVh5&y;`USA7vG&@DRgFp}SY+t&~M!22;-
}~AZF9pmG!B=zl*%i{6>E?AZA<&3i5mC+4Ou1?w_w0v#+1-
xwpN8io=LbJg)@~7wxlqQgD%zX;e`pG)Cp?)vt)=65bQcj|8ytN@vs4VDW5zGVhTI|T77d^4aB7QmtYN_?q6?mAN12%{=JGdv&YhcVyeldC1KEe3T|UniK
lftXx-rU}-RMeuw8TO1nF}(b3KxccKp4?qxzv#z@AJcgJhY(-A}S<mdzUYXGw!YYwg{1}B6nA!F61t4MXs+-
1u#sJ_|*6pU1CJWn|i4D{i*5$3s@<z#$(H}r{Vh;?k=JbO-hZEcptR=##8_MdW4+$CK+!z<J$FQ+TbE1Q7{0r!$UOXY>{0W;U>45UgQXJ-QduOFyRr{J73
nlY}x|Yav5ykAWes=_HR?&o8OS(yja_rqkFxwX?#iv6?-
T&3N*?m7h)1WbnIjGfSuedyqr^>OK>3S?F^iSa`BZ>)x@tBJCY=13xNcFK3i9?9eH@+GrNyCSiE-
~bl{CtfLq%g+KiF44*oANwxD3Y$<*+#bY8qHi}_sM@r3b8Fx|7`4;LS@xw}jpr;!&jI#|aY-K9jSQ6nzh+A7-
XW_q38SM8(8vE96l<A*NkC<v<!@^qY(iq+3M#c|yy#2`NV?5z)=tChM%QAY=;)l6ine1{Xj)K@+@Umgwy*Yk8Q*t%a&S6{hlWduV`ZCACimlp07e9d{t7Y
G_Y^&HtEXbk#Ipp3nXRuC{Y!Muxb4C_|kUPB>oX|}#U3cxAR0%&R6x&CtAJ%PJ;=RAf!ClUgRYcgC+I8ghIO|($-
T<@6$cE*dYyt9t9d`lAwslAx}iNuY7*7VmzHVhIDU-
y)eX^~6QfFsu7dj^6!O;z4>KFe2d#rj<w@V5Df=0z<$YfUX<ZZ6>E8tXx(?Q16gH*ES#=zzpy$ZJ@D(_ob(MOxN%ekC>`r#+@XTLq-hry0)jieaekD8t5)
IL3N$cOV&ZST2~Gvx(|1hQ9Jnu(Es}a}5Fr@^)A>k;t$en5+jWn1a5=XRe%DkVfgkdpZIo=+i_uOz|RPvaht&+2wV^rPA=pc9&nCQNIIMN{~)V0~^OLIa9
p@IVSLQq$gLK*}XQRGHuWeCkxodwKk60*D^OayMm*2w-9aT-wT&o36jiQJ-5oz-
N32XWcgs`InxM2Jh*EX$4vi)w3X55rWj0!QYBLik>~#6f5HPJD1df4;vi!f5VvgHKItD{w%y)8!=bhD<`5BIRJK*~lNxhuG3{!<a2*+Pc+dTZwn%Dr3lp5
e)y;a5DE(5IsZIWxJ+!jJ4mI9togYF6ftHuV`2!Ikm|Wf~3Fxv2bjMD6R)naz(jVk3og&PGR{5xzDZF9jvJ0q=YO4iW27YC}oZ5HweDh)&2#Z^&Fdb5_zC
IHJ_v}itf1~<`V*_)TfEx$ZeC$>1xl#P$zn>hiu+TO44n*3#37h$+n^w2-jV#g|0pkN*r<N--we4w!M4j9W6M7*R`3c4xLUf4PQr;Ir+-
_HIv{>p~v9D8jFNZ3md*E_z%9$iO9wuGKX@qG2z{nn9EIQz&t`+-
PW<s~DY<}5NVDLl~EduA0Qc#agq+F)UgA{ggZDN|t9W{ckLDA{EFQRxdtNx(kf`KaCrygSbYYk2s_F}V+)}Olp8?I%_WWUA|uPa|oRGB8f>&EgRKu$1fan
!xyi;D(;oSBAh#a@BXM2TWbr(8a^>S*asZU8ga#)D=!54_147zufC?||zyKEt0UcyLaWQ9RlqXA?{<2cNa!7Z=iyO3BT=F$3xJ-
?GQzE2z5c4UOx~EX~yP>UOSM_n&rS+p1yGK4&LHGBnbcA`H5@ckXDxe;H7He%qD7$ejM!@(p`_ld`{+(8cRo4YY?srABsh;6w053<}DLx?7pA+7kwEd|U!
05tZMz^v&Bt3?=&k+s}A66eW3UJO2k&p%Lh?0c!*HK2dY%fCfIqlAf~;tF$^o4y)ZTS4E#@jE!!FH;n@07-
ZCFBym?`HB=x}v#5XMT^pCd<r#f8d0aP;a0A&W7oMX{PvXC0r~2O6{C@Um>zp)b(TO_)X&hxX8q{%OHE4Oh_-w-B2WKtoA>xic;t$(LX-
t49guXTF*7yaK1l+OPMN58bz<AcjR&l8Fgj?Jd%e=;}l=Dx{Qjt66sWpO|SKbx}=f1?qRADwYBh}D)hY>-
rfb63R4fV<_gM+|!rOIut#*K$oX1u^rsqRJr+1kqj8<r@wX5#G_$wD<Fi4OKc>KgB0@9PkaCB2G>s;_#4y(W=#4+vtLv!SrMX>e8q^?-
m$9iM7FO&Ynyw8^A4LxmPQRCQmy-+i;-
0FD12sP{hw40jwQ$2<m(h^%?dqq09Wcw~pO=NFE5|121_mgwhojF@qX&EsTd6a)xHG+fR;%ymGnJn;WPw6lKBI@vWg{|yLaGW3;X-
apDaF=)C;$<eb_M$Pb&86%4?0)ho!p(Rr<xi6qzmazh=2wK6bd~69IoNQt9T_{t(w|KCCj9Ei~EoxKUh1{G$it9~n^@dQxTyRzUuFcm0NQK{KotbS&E)rc
#n?gsWhqCsyB`>}pweK6@7eq$8H9T1~Ren)*ieu=-
AD}Nb^mknG(6ozhh2?YY688@V59X2TM3eU**(B}l%vZsJ!4K6MI%d9*I4Nv3z7S2QgpUFX?aX}@7{DpqRG$qV+2!_6oIXecjIpoU`WL~OYvq-Jb<mm<QF<
>|wdQ|Oz0O?>qA`(!&<6-
3s9eX!dR!GCz)oZDOxELU#PB2yknzod&6k<BA!z8=Ag0XyE83fpyoRTs*3&TGWQG**wD08EZM+Jgl!cydt;u`=TyCXvO`N!@x(>X@L35ThAILc&WohPTqv
I}z=(RLGU!KSml#dR)vjErSgeZ8Y$_cx8h(Uglb0lm7f@wcOojD^+_Et2p%@oHzmVxT*`lnUY{}0&Py+VBQYeB476tc(t3>==2vEaE-Jy%RKX_5g+VGy-r
z>I2pu)*);vFp$2#;%}o3r)B>H|se1b#07BY=sdda`+DzbiSdu{#b^pz?+O)0RPbSA3uv%$6qE2QntR=lwMQ1-
mnH~*nBxxJii01_gF#fMKinZfMPI)YC}3|p0L?iRwXIkfiO5cOmycdq;w3%Je^ffXkL9#jX8LK1?|NbqRcUB@>#%Cl4brPhIC7s0jw-Td+7js$!01un*tm
V1niOI>kS{)5>09{a_w2ndwr979?3N{=pVPt&pevD*vp4vd1@;Bjghs;`Z4;kp@I6Ry^+H<?}m^|r(+gOK}#-MZXIY`u@QVa7I;A79Km9-
BYRorIm}@Tw9k`zZl>@e>aD!1A9=Kp1!l5q9;128Mg02@+@oY1D{zim0D>ZhRLs%gS}Gs4bO&ScVWP&#+RckPSU;a;Uy{dG{KjM>^VdTn@cOVkgI;{-
ul@$EbKIB7lm^osS&rnxRvEWjFNk2d_l_P-3$^H`;*=wy)KlL#El@fj5XjeP$CR}*yK*n*X%qikJ-
6%gupp$DsER?xyE#=$nDaa$czO9zvu&i_BShQSbM*3cYEls6w3(#SkX6(}K;W)Q@GQa9*srTCx9)*uU@3?IK!f*Cne8IKWmbeiQ9TIFj<2MyK}-
IUh(pgdVhq{2pO7a1F<flZYEnc82c#Ezwrr0=+~vV9orupKG?NXFB3lScqd`t0rveMyC$Q8Ro6Byn5;Tn#wX94gocUQ8N}kMG6jl#Y=-
CGD?2`>AxUHIv+aMx;Ai%rx1LYj2*|oY&-
f{Ntnke8Z37F%pu84l)FJh^sZ*gBSswX4xRwUvKzMAsMP699bEYQ^5cc$1qw|8jW0p~eyeFGcSehz#9RlBPHnm!$jMCwtBIuOwkccXT+Q(w)TL7I^L#_ek
!K>L4galMS+%{wDb&j?!uE9~FNa$*1p`UoVNjbb*v+oj~Q=yJr0iDU1!;mDp*bP*Te0l;6im1oBuq(qB?-
)yP`D)Qe^o_AO}rR@=7<?17N$#V7pTN*rkp6ZG6hp$rSDks?q#Krpj3ju?2+xv`f`Vk7H4CDH@O^~2$K9zP{RbcKX9{l?uKG6*9u8=`<ZQxD+b*fZ<H~o!
#N68~gJ4kPTTcA5pzilO%&gM<cJtlP1^bknjDHjN9_qKV=CI08<E`|F`{!I(_WR8?OCFtQa)z`^hkJqntauC*T5-
|CVeBqE)Wvn^b>7jCXa)AKw6ge!G9T25>T?<q0M}^3}zuo;4Y*~~4FBbwi=mo}^g!v`l6Wv%&%93u-{T++>_KR+{^ZlFp;^{-
Dj6sI#*m76g3*_1@w&tRD0|FM9)wc0aIB(0mj_p`K`j_1z8)Bf+F^^^!60prE`T{){9a{MkjjPVVr#-
!uD>0j{fOypKY6{b<t$E60vOgz5&L)Yq!j0`vVSkRZ<$&gNq~v2|Pf*(eVT~f`4M6?B-
2VXRVO0;$;Bd+dd34dD6mT^W8`I;L4xn0~hxLuw1!W_P9?7rUyE^?=u{llUSp}o2!{Z5HcvNIMcZ(5uF2g0TogO7z28AIM1|lqft~JcMQ>)dgt(URASwhy
X*{`)Yd-EBjdOuALh*GiF_9xANYUceq*dxXpH-xQL%nV9d+;fzu?O~KZq9f4CTd}6+==qW)Y6ZG+9?rwcjn56Ju>+HsC%8#}0?Q4D<rEzD$gG+9Jbnn6e4
<Ai5mM90VqUH*OPi?9>aC}=dBd@?*>zUa%q&>hAAhCgj*!I<^C$A&ha6;)K=yB7!iUXr(`MyM+qWO>X8GqhRO5SR-Lx<bRTu&=TQh=ibK7FZ!B|zW!_llk
wyhP_0rSN7K!x@{TIR5JBq{s<FaZ87DV(~T>vhyCPnye0+H2@|0q|MHgp|{?VujS3i2E^lN-
U<WDRf$t%FB@TrX>I1AkKC@`d@Z6T)4}K3SJ~fF7FyKFPmRpwGGyGygick{Af^TjDk@Cdms0b>f7&E^;ew}ZX61UA5$qtkG}k-
fH*eZiDgGD*>#v7y;+31k`6iF8Q+9fKD$4i9_seJf<b!|*Y5o%*T4yu4Zd040*Du52>wcsr3Kp0RP)p%u(t*iOvPM{K=L_vC0r%X_us-fP2?%IT0BV|LW*
<Hj*z?84sf9&FfRkjGfn-q0tqk~NPZbL2XE{Q*M?oy^GT%I-
2GSsBV(^Z2pcJ|OyNP*8Zn#+xF0*K;LAafae#6k8qZ@leTq(3L>Gx2&T0Cn*=@vSiq9GZgy%a5MAEkC&mCYS*~umPKxVG6f6_+DDhS*aXvBw(L7O)Ji=ex
7gmAuCU*=IWoDIuX7pj;LDtOqd^hMxa<CynbB4ktrJc7kHz-
;&f#83~vA(0qLqEjNjLS!B`kRjBL;%Nfbl@%tgS&*3@vPc!8A)se4JD)Jz>aI(+AV{V;7|@m9*$gvX<m2cKbSjJFN>`11w`9^%zobK&({hiXcx(-
}LFS~}3|`C%n*=J`GF(do;H1F%w9TSoRZ83sWrKk8e-sn7>{RjKNs0yt(-1wl;%a`hM-HXBsq@IL@;BfJh`!^-
mTfwNQk=m9azBU(z(G2hIj~dCHh<|o2{-*gUKqJw`ixiH>-
!cyZ71m1eoeNlz6+6PuPdHtd{aW<;iGR|bjLYTR4f*`xUr%b_=M^bNXK~8e(QUq8a)2H3N}=K;93akmHQ|&+HbVKxXkfS2mb<eu<ya&#2igAs{{dFBgZiF
ygq6ThOxtN14bp!wW$IcA-|E7B@J!?<)cOt+A}jMAZB%PO3;J<yGp-JqBCmg5C!kSe$+=5ZtM$O8sj`v&tQndnwjsFxXzfGA^+)G(2Hy5)cedQKn?O@KZU
Klz}E^luq_6jNkc8>McJxwf>E-EcKTBeN!xMHOqXuBK;i!p6X;00SvBye)S8v>zgx>j&-{vt3O8J`_LWse-ldKS2T#Z#1y_s-uK?TvWls!sT-
E%)oKT137A3{;*%CZkUPj(xrmY&}_zV<B(JCwOQTPN^ZW&@u*V7F_QAlbUM-1jJaC!o=wP>aHa;^=+#m-
1*;Qk%}J2IV7T}lk3&+>^gd<cNUy7fc;_y+BVV0hIlVUW+$u;R>90oa&R*d)X=F}=20#F6H4{V9GduUf{Ofoo!ci^<Ze@uui_rkmHR7K4R`Kr6R2v<xAO@
-M*odk4KkXOyPEtaNIOrd%^*LD!p8N{ejD_O>^k=N$sP5Ju;^1pF9R$lXI{U8pd$gzUXXRAEjmqQFDHdnU*)8A&V$eL##XdQ=aGy*M$w0{%H>bg#fBc$i$
(+qme~pl}gOq>Rh`WN}7^*OZ?MbnwLKM1@z*1j*HyL9cU%4h`2?9XQ(c01F3z$`@RkIf6Q#BgIw&kWKI^$(=Swnb<95wZb&$y31N?ukz)5W3|zlb|KB^*h
ZV745#=9Quost^4sWk)*w;lxhnFQPh<4oZ>*3sY_b8)24GT_U=-JRtIqIYm%B9whhg(`0w_SJ%x+!Gu^mwni%?e%1QN-
O0s3~7%X)(0bOQ9_y#6L{&=MVbR4aU6DDY_k=fun9YzRD6wu$TktP=*2mGLZL8%*Y#%Q5|Y{C#h0j*-
RlqO^`#Ktu|TLaYVKX)y|0*<k2CK5Xc4qAy;6tOANIacKK(TPFHK-MAgcu_d7!^!R%~TDuAH3MtWDKrOgb8Yso~!TCZGg*MuR6fWO_Q~c6#W|TCobzIwVL
E##uOEkwm22sLx#8c~9BTmR6l)F;+hM%Eq#mq5JXCO%;4QIB^qSj0Q_m=c@1SimM+v)g>x<{BEmX((D%PtoQU1&*+Jd_qyZfTDk4jmTdkxHd_pdkOlO!U;
d>4pI|6zO!2^wPW+6z&C5*e$sIt{OhUu_?%DY)%un8K`3^<xW++nU8lK^nYdBM!|^vIBUUoHVD%NqS@3t?u9lAli_~@+>57mk6%$>6m7hoLKlzs<!Ipo*(
cNw{|7Jve<{S`AXFm=wy_xY_rpwOi58J7KZKjEghivrxSq4{jGd{0C;qrJKzDyb+gIW|q>q?0jc)$7jFNe$QFSS5ajK*5{Zj~(gJq`~<-
PIpeanAJZFXY8ZVWpW%Vl3^-skUVP!CA0?pofOtsb=5@v?6Q?OJouW-HTENEKUse{wOim!*g=4H|o)E7}pX64+wf$NNpw|DhCa#y?p!YC=HdN6-
n2)hvnWcbQ(b+|45&9rQgKat=YNWuA!}%8=3GW0pZMLT9DM&d&Rtc^{?KpRL%3LO5t>LR=SpruO-ai_ehZ(?~o%9hHBHyy`!14A-
cjGCR~_?(i;g{;s3(@F{@<Pvc9B?X<lg3Yn+I^=gNy`=5`O|7eVcf7GkZW#UGE@z3@qusaBLGnnOM53?ADXfOLf;Kv2NoMIsG|23M4)BA?%kT3%cSwo3TE
r}%xIb1t&#p;zGTnrZXi0_5}0c&;qAn#?=)h<S=<QxQpU$=^Oep6BoS9fHbIYB;GrDmO#>aH7Y-
&c9}w9^3I>HXUuNR#4e2?gZ%GZv0;Z;ym4@wn2kWLmoILeGL{z50Kd;?%2jp<tn$uG@|Kn46=?W%DbD3aKROC3vR(mCzbY9a0gj!YW>Z%6d_h*PM!nSr01
TkNDkdH4sW7fbd6ngl9*%hJ_+O!9_r09-vAf?{7RxynSb8O7UC8+k}xE-FtR(r8n`y*Og@_PMepBY7^t|3O@S>d^K8~hfLA`3c7<&*Hh}<z`b--0av8lwt
-8oKT(h+u)O~@m-DSOQBJ@;l6hgJh9S<Ya0%-cQ<@ngH?Qq7A;yEcS`oq`+YK<YzGPTLzx$Ip@0r>W87FJ`)AA0TrYCgbYY-
+47rICB^?m`)&jQ=$y_wPurL#MzK6Hfy3<g`;WL=v0T&X0Zd;B$TcW*rCutfy*QgIUY4WI@SiNZd2kK3oEt5*Hpm{K+clvIwj{(TGhpHP%ubomcn8)ZJ(!
FcVtdRRpv@A`APU~z=mG9;tFwr*o5$j|i|RARLSy;g3vAfD_IN>#ICYbxC~?%G0kt<jc=+!#y(nWwe+CTG<ty+ZHO8!JefsTcinvvwC&KFWfW5Hu*SBS|L
fZ28gx3=0Xu<Mg|sixRiIG-DQ~Xr3AzGoEUxivum>U@P-
yMj7_<Nb~V|BDN>^vU+SC5151Psu1P$oaL*FbG>hEGGFkK3+_w+bi6SkTe4oq==1WYb6ob<E_m}5_C!Jqny`Yi;zSuHOC0MXUJVJM9J$(Ct!^eIR+(dyer
6rD?87^Xb46)C+S6x+7#}L!@FqXJ60gw-uOt(*!^wdR?Ekc$p<{e>Pc2!K78l=5S+`%k&WYZ%^TLGup*%cs8uW^jo{P9m5XhN|oTN%lIWLVieF9i|l&`y9
@%pIzRXJFhF}Ih&!>(g)<qeYgqG33#mgeeJ#L)(s+%O_fh;ULhE;iHp*OOmN>pRqT9=m9v40=~a3MCnYy;>#G>D$y7z$Jc!76J-
8kRGk;pOvQ3V>BpFhY%s8NTdEOeRl`@AB4%_Jv;~opIE~=h)b0rA6=R-
JOX|<i!M7jk4m>S)}OrBK#t|y<8>!bzXfK=!N!F7E8vHuQA!K<$zo#oktTOuXQOtc9O#tug-Sk(BPV<qYdFyH$*0ICb-BdEY;xb%;991Y-ee957MQZ-Ykg
}|8e+*w8b-~hA9pQiEyF>a8#}$ilNa9cAb_<yjvVKm<31B7-;YLC$h#Ld9_N=E;9$9?Hb<<q8iuzRLDL6YNr#su7HJYm?$J)|;Y#qN|8$|kB-
4Lxjt8ZjRv(wjsxkpn;1gR2UUi;#Z_0%sqwWoP3o!vSeh&d^3hk={kG-
?dz%z7(D29}6ioVh!z(BN;46!sSu`goqOqL{WpjC+K(SdGmE*ggl4mzRDWrl4#V1oPZLPvS}zW;lxnHiGwQ_`zWdlLZO?i|5a%9I=a$vQSG7__e|GZ&%w?
jTx6q^JzjDzCZb*_T53zi3jtWHem#A?(}Hp&jMLm^KweCjF1w7e{!o8Gc6tTk(^Vf@Gnuk<F(+0&b_h;!76kc40{b>pKN_F>o_P)?Y#}Ps;&@N!yc{PVXh
)Yc^8OC8OWd(J~S@ha4>YQ0Y8Mc&6g3XeH9myf)s7YRLsTx6OO2jP!sPg2l}WyO!?vZYuw0qoYg{pMn{89BnKg)O#W6R`7`~7H1o8KQ!fx#+x@f&rOZ!Gs
A*|`cwUU>aA~o7H3kO&GWd8jU_=eiI4FqX#7|`VVV9$qf$4zFG#8R3lc|+vJ8W8--hcugEAFHSfjZPrbwk%>u%K`C$u}sI%HTg5OE2Beqx5it?hnYE)Ydq
vN!prlNUbC$!XBS8>E8r<kbBZ+56`L7DVB#5Ezw>z<Cl1g8FqpZKQE)8tAZw6_%yvM~G^Y4@+-
)+435AnYOh%;Q>|0kO&5(2O%fB>iez~;9|3m4rHiI$3T(QmpTqO*OY%rQMe*9;mYuTczPfq3JZ4Sm}gzz?8gBCxc0%P7Ezk!#iJOn0cnwgh^436-
nyUlu{7r0Lw!w$mBXM4S1Oi??7ZUPb);cU7M`us6)(wvxElP5Bo`?w?Gx_OB1Q@5j0)eyK~#+4u>(9D7uToKzD<Ce%bQmTt6LKYxX7dgDPbH=>uz|c%YE~
sPftVwEnWC`y1r=O!Id*eQw`1Tjg*cfBUf6SUM9V{iEm2<2!Xywwu~^}t#BtkuLF-
9Z{RALuNU_6@gTnJcl3aiv$LBiA1K$D^Bl@ge3S;F+p31H51%jVGx_WvtZ~3_^&1E6wOCaD%2#wGd2C04OZ5Td5;oN`u|fkof8n)l^?SB1ELvWh+w56^R@
lxU5!3@JFHfpt$d%nKANbbeL6*BbEIi~5&%3f7&8e3=``Cj9NFj!|+5V|EgyD*p#S0|2y`^eUFqkRv<l$QJ=!68c{u@L4?8P-
VjJ^gtU4O(GxBcchGG=tDFT&}DeAqeRn1Vjz2_Cy!t)A-
zbj7=S!8lFpoE)cPbtv*ihY9k$30NAPBTngr&V=a#(N#6)4cNLNDT>Zfgj3*AyCJt=QWU_UHg(18tN$>_+0`^_$OB#pjSM}{+6eWoYbqxi!@+Q>nK^9ygW
9g)%&xE^I9>gC?BeFiGCnn)I2uy$nPH3$1kY}S%N$L1DP45Y1T0blgQiddQJYF9`ru{L7Y6?Q9l$9obD1|Lu8uzw@OR;e)pHbqwbihS84Iq%)0*X6kP_O?
ZH+53llgkcfj!ZO-
+6kFpd_8+ko;IV&)$jahOxFt_qF4w05D@^x%qAHLR#qX$_Szj;rp5_MBsn;E~?vaA;K&mib5A>|E{S0fsXhcx~&BEocHA$_q1UXv(EG8tZu*+8+wPgDr8N
*SYIdp&raoRo!EzgXgWy@=9Fbi%0*$8_$F(=Wkd-Q-R2djew2=Yr;|^9Xp1S{E<{ZZ$W|o0bspdY((=wxgw$dtjz3S@uwdLK&cVMxM-cYER?-
=f$D$NAA+z%DE@hq=|G*o*O$g7t%%YMzA*d5}@sHT6o{J!iTfps<M+u9qs4C+J(G3YJSD(h$Jm8#Ml#u@|PgEnDbrYRt(~S<l*FH~yu<B0CFjmajagd=?2
yo362GgysoDZmKvi3X7=p0*Z*VONxY<u!oxo7T@)!GrFkmc0nZ+3j}B^div2Qu+>tbrF$MGwo0(Qe_FrWRO;?teSnmgC!=sXf#ufPBNFpNa<g!3Y5J)@O)
_hQk#t&&0b#ia*A_!(-
g~VZQS(i0TZWTc||x;S07}_JPq9R~*l%9*^yMpPj`P@fBr`DZg_gUF@2^QlB{o$*kL86d5bW8lt8=CuupJ7&>{1&a$TnOx`;Z!S}8JamX8}%7R*+Ayhg-
mHZ-fbw@sPSSI2WP48RdTohwRKx48aJ1c?+m8g%j_(+H;ibdn~@F@Dbh0Su8vs9siw^NYfTcEj#jvAty-79sYe?|Xg&2mK-
?^R(^cHDO3=gBQO)1ZZX!Z_pC3`xQRjN&$4Fmq18p`S>kW^NO??I5QE>Of+N_($6@EERoy(;6Cq7;xvXB_%lf%3f1`=mzHYP=1s5;%WBSzlz7Jygpkcvyv
EAkfI{qEeOVEqHR{9NG|K$9re~RR>XT`-6;!#DJfkFaEezPu5%-@yVb__q-
|=2CGfI(CbqS_9e6L0fdc0d6L@t@9_|<Y_x8cxqHaFl6qn1|I7PkW{W{TqLHCdXPRS>ba{8RxEzN2d%=qi|cUnN3HGGp-
#nGz2mulQzVB87Q^zb~H@M?i=o|Z;S#7+flET&>2jnu3wS;!*+@`E(=;$ONhC8W>0*6EGn42|b_7*A-
*7s_@!6n@U@kK6oEo8>}kO5cRfa8henDS(r*JWgG^d-DdjL^yi_bs&^;LSE2|>$l>sq^3*QEzFG^-
LkStt^(O`lw3;V{`e0SCSGrm(B2+G>HMf2(bG$;RRRUjNvQhw&?Lxo%09i11ZE}N-URbgxSkR|LB;C;P!96~b5FkaNig=CMbFV0jL-
z;+BBGIov_}Y=}BGVn=6ls6`JtbPVP8ux^Y9@Gz1-
g<Z}D`mp&K0gItwZeP&X6P>jF%H7A#=?TLzTTTb5#H5g(%vxs`7wq{4s7WZb~<cKX?hKzZ)6IC)ePyglA%u7SINU9|VnLiRi^VXYp8oFgN6_R6jKV^el4v
5Wj%$TP@CPJOO--1$SOXtX~7mhMSas$TkOT8aes8Huhbk0}dIYA?lCAPk(m|C;%bw#-
@oR6!VN=4Sth8$vdhYwTiH_W^RZrkGXweS5%eOondGqV{mknL69>^@!wSY)m*iVtZRyheFShxtA~gr}tSLK7fJcv2@I%?$7|MEwz*3mT_&1)Yx)Sc(o!VY
Zit_NY_TW*iq+`JPCN7c!e<w{&|F>Qo@%9@Ol0=WkE-
{pLM`86T8z%G9YKG>00EIu8d`N3GX|3M#HTDSQJYR+^!w!is;m6wo48{^q*?tl&{(C<~&|f4oi<-
fe_+6K50$M_kr3(<@CclO?i(Bu@jeD$iFVGx<@LIMf=YA*jfI$HW$bjW8XFHQ#nIBccN#rKEqbq#IFtWgJ!pDeQIfHt$+ZPpox~U$#tb>5_+he`{p;Y)#8
gpLuipkn3VG`811WKrec(s%*QFZ`#d|6evcNof=~!bda!w8z}A8&x=_vYlF5ih-19}fz2Qh3+1n-
#bHbu$XxJ0SMtIXztO=Ydx};s_dLg@!#84`{h1H_c@oiPO#F^a&iw%@V^S3-{+-!<&V{>Zf;}Z-BQG-2cgO@TidGQ|K8*o}2&}@-
tFqkb7jC_)$sx22_0iRSHsn&_5Y1igPgJE~qkBivDXC2&Mtr5Tw+e}X8V)2=NkcFw0q3>~W&8OpAqo8#0wdH5D*XNUX7n~=4bTGmhjZnrLK^=)Asgw4pn2
Hn2B>9XT6u?TH-$j}GH3bo_kAVrn)lPXyxa;>vp?ZxVz$Vsl-
?=dLjM6NKJ^FtAqx>0j4^1QuK5bDQ0<}HbdN8w5aDHJdi8}2#&3+zNg|Q>sdui}{Mzd+uM9f!v=*!aZXiW!>&QaD38=S5=Yjj9abtBXL*Fv2P$^{aXz2n#
qJgJ!+NY+GU~eqR?jscm(W(^|&V`w{{*nBO-ns~H+~!|3V!LnUNw<eCdpz-
m$lnxzFUTukO*)}b)6d0Bd<c7(A$39^c!dUk4`|hCcA8*n#JdYE#x^+H)nFyw6u-
f5`GCI+4|Ci9fKl_utzwg(eAt;>_L<pQl=UW6m0ldqTkM&vf~qC;f?UyZ!YK^_dzL>hExF)*{e|FcS3#xQxXg~Eco%upk{BZG!k}A^fP)~CpzkL%ldC#j6
%$H+G>S`EBmnBszMA-2Yw_3W<<G7(!CDSwCzqVy&}I)d1z5>58DbaM*zHXL1>`8$kA3E6f!ylO+p?9&W>-|WfQ!>$(7PBG-ltht7|BWVELI-cE&X7*IY#I
n8ZR2YV19f`K*O!fQ<44itvlo`BG-Q8Gb9ra7(T}a6~nLl#dhMH8ha9Ip8Xo+R4sHjeAqgw{(-
P8ik%|YB(9VSNRck~Zq$hAChtY%q1l3#f<?|&S;!sKlt!U2*^g|tdjXYCrJquE&_Fz7`v%S|T}DfKhy-+*jCOAjox&sT=>{#Xv2XrdkJt261L&FY%-
k6qcq4})MSa066&xcVp}pC(jT7V(n6-n?1F?T|M{NP+W-eF<^!u5~=vZ)_-
JE`Q6xJ?7n%aWe<imR#O*v`x#(q@|u<h2D)s@E%0K^R<xB=}tmgUghJAZypK%N&T95tJod1$#h(73^sKd&hhfM%0h*q*Zbk|Q-
O{Go&XP8`M7abo{Iw%Ftpgg8=tHFAwyh&>qVFg*w2kyrN{(y!;6umd!6hNC5gkV+d?Wl>uiN59Z?SUn6eD{MGt7h2p(d}_+i26<*Qc*~U;gO;@U@S_2I_K
zWll7@Vqgkqt|yr=j!6)f3@Tj9mp!ze4=&)6lNQpH6}ojD2gvJ1QTQ-LP-3&Z!+06{~Y`C&Q=W}T7Zot8Qhw+$={pB_8uowXY#3+6--
#}x_m5_j*v`A^pG_h`2}+rZnQZePfHSl)POCR=g5!dnZR#2}L)6Xm<e<)1p<vXA?m{Vs`h2p6(bwhBD!=@^A~HKn5bF@~jekK14D<7?r57$j-
L>Byp|M5<Ob^oMRWYUa=w7)(JGTl}@OR`NkU0tZ3Fl9Hl-
?ZQdsFUXG~fc}3YI6tnTR`U7aIHd8QA<6)IZUYE2fk621W6fWB;kOOqyi9A|G(Z1jiiK9eof&_87aT0cQ{gnSIS3ou@Qi+;-
#4Y~l&RlZZhtC9i+1}ujJpWt*j2%D<_T9Sm7$`vJd*WWf=xCYWvg!j54Rs;{u0QQ{H8;4Il3o@kmByorlML9opYPn!V5?sn1g*M>3l=vCLDIQ3~tX$A@gb
9*MG-cEh-
v^7cJy}K^xe2Fc{Sb$B#Y;tMN}OpG%m<2bfZ#udm{*N<ZLVip9;i^Qo`@HaXqTsj&+V3tqdyWZ*F*yeH63GVH46wB`qXXnZa?M>vhv&!OrrPbPbw`5C=F+
3&W+RA}Yb&V5uD+0DH<+4~N8bo2{VpC0zXbkbfU>!wIf16~g#lHZ~E;!>t^`wdq#BH6^6Ou%4BC)D!K8$-
n~6=BQLFrF^C3(K0@b5GOvm*SdIgKsm&2Wf4o%iC$m-7>F*1e%>i{u@iCQDAQ)qzl`W57&D*xiseeMb+i{f9yl=KCKCVMo!Hq-0l=-
ShcBw_Psl<nvdsLuDRTg+(ETcd}js$EZ@RI^q|udK^Bb_ST&1RO0Vgxe#?P3@K9h|-
r5Y8tXu<&&B7+rK`J<*(s)65c71qI>o)GRUX5lm@u<hZ`)4@Jy0aBVtM6Yypr;^^N+{{lrhA}|uzG6Ssh2X$`er6N!}uI-
g2n<n<!GMBvgN3fNekk{x(eH;3e^$2`UhCU$xMv(hQRbzOnLs3{I5&Y|3KP`Y7ukXFLe<{KRT8uo+5@`+4)y!qL9fGI1ES7cUH9>nxVboZfJ6iW4P1jRsX
6hwf>R|Rc!s_6{Q_de9`kZ6M!G&OI!KlZE-ryIN7dH)Qb7vfUJcxFwNxMX1NiEVH>#)jlb5yR)NctpR4bumQV{-
q0Y=~(IA@>=>9dFy)cP~j9j1AWx)1`himX0Rm|+t1EZHWKSsBP(1P4O2hRBfmWuYAbx|IFz<zj!RGg-
B6t5TK#;hw49ErIDST_8n`zxtYQ|Rm|t~gS%m_K+8g^9{u0D(8TOpzaud4h0YUhe-nFUNC8GsZvr`1JcUv4_6ZQih=ameb(zVKDMXP&Rx1BXI8oRU1vs3w
uI?;s<XiYjOO#zcxr*L^^Q=I!WrQk3?zK(%-}1VhZ#^A*y&QLf3sd2-92>#%#gPx^DGU1g>>%R(_VFEyOc@JT-
@Xm`c59I(6+Mj5ol+Z{0{@u!hIWqZ5?IAGw35{H4?m2b+=Ud>R43Xr;qSG>?e{8$Jm}q+(Zi{qP8$5{40u4V@qFLB&ROuh0*A+O1fUTtJ2t<Cp^0k$Q_X0
XEW~DZ>tnDeJ|dYWdu6IvgRXS)<q^-
{=wX+YmyadS_zepkw>0J3u?qiF@DUeI3GLQ9!ac04UF+5$h=sA_cw$;pn|33Oa=8Jz`y%)MxK?)CxsYyP=w`Op&CvkVzE#ocbw9oP)Vy%zserD;rkI;kFM
bJMq?i4mL3yqd0k~zmt*U<qDYAEPtvo>=-mo1{zxH#&3g8xNxS;)}NzIT*Q366(Vm0J`M}7)Hg-
7o`sfj#50+6_pQC#!#G5_TYF*n?I;TyhNei3WZK!{6EmkBFAb$|8vV!&9r!o0f@X+lQt=2`a@g^yQc<Z5Ta|Xafco=FjPu(qiEby{M-
0j>(}_;f8&s_~3O?N08q%$4|M@=nn*Jl*$%&$eztP)kkXan&e+FGDfb*3&H)bLOE26f1r&;CqDdP6rOXi0J<GEF~pf@lVyK19{km$~A=_B`+U!i)6F6Khe
ROURIKpjgH2>d|P*@PzXlas~6vXFh7jb-HRGbMR}dY0K}ybu6}65@5*|8UM<bnZ0XTH>NU?MU6F3)C7-
7y#AY_oPet$(A6!mXNk?*t&(f^5?t!F4GkCR=3d273)5HTo{5L63uY_7<;RBKy8-2Z)c8hxu9~>GhP(QiMKC@jwNo*67tln)ryjjUe-
~!Et0;s+kD?He(MyhVH)im(!TQoMS>Y$?zL5kEHcPo6zYi8@oYx<4boh@O=rFb-
A6pjMvL7+@5L);2cGVu<V5c=Mw@6t;V+r<i=jnwm0NbD^eGNds$Qd@r;Dj34GD%hI*wzb3+SHNl}sghmd{Qz4k=dQb|zG?{$}eOO&#}n&>Q<D=IjABvi-y
C_V&q|1r2YH@56Lv0u{lJ90rYpXASe#`WxKlLqx>Ro$rVy4~l@p#E|0EXC&ORvYx5qIvq*4Ik;B>|9|!;q3=TsF&1<3@Lh*cSRg%90W5C)=aJ-
*Q3rm=mu?^q7y?dr5L>x8735B_MEC88L^1OkGzKH*d!n-
Rn`oo{K)!VaE9oZAwj(A~DAx1(oYXe|LUsd)l`5|J(u4{1b$5*bFj{U>sWQAr6Q+27lO2D}a#uQXOS_3k^&V)AbKG|5Ys~B1nbGT-WH1tw$)U7Ay=SFJ=5
&+i2W}(X*rn+66i+Ni=abMiy~d@)9AMURjRExqi>xFA8*w*T5Vw9w(%So58v)O;+r~mKFVSbH#hq}K2iVD<)vTnS9Y*p)_la=Ek_GBb*1$-z#sg}~-
c09{%)3(0))X8RDP(If{uyQS{eGW9Dr9^nb&#hv&1qZ`qMx>s8cf6D_Q&}Hm7ze<|6J-BwL{<)%<&Lg=c-
Hs2~J?qshW!A4g#6~L_Q`()BqvrZ14=AlJ}F(I!sF_1Usv<WE|$Gpg?@V_>5wRHo@*LP5df>y)wn|%xiM_^c}!$p-
+!1U9mgH6=2&l+Sp1llo)0@g?RlZ%5+VY0_&N-U2y`sYrDd5+g6kmKMB(A-
zdzqq~I>oMIJDBYz7D6GH0PB6M{ZMlhp2sQ0D&A?6yLx^{bRo_B0rz`&^i#s%G46KVS6K3KT|I{WH_@7gQZw;8oUE)s<&u1|d(n>&3<l25csbNsj9Bkn<n
_00ESBpvwaQP~0q!r~nH50ssI2003E9
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
# src/tempo/gomoku/learned/network_data.py
# ==================================================================================================

"""What was learned of the game by self-play, written by write_network.py: docs/network.md."""

WEIGHTS = """\
UoT=b4KMSy)HK5|y0J4d$1g@M+91_2+q3hkC9z{N$09whEVO;Cj~U^u=Qdw8JG%<Gb*q7}k1V4sraA7l2e5NF<}wpAe6eM?B`c>W
jJ8U%CZ-CtF{l$L6C!7^RWiXe*e+eP&NErDur#-|;WXKvskXANo+Q#OJ+<hyLM;2R1}zOVX1HxFh&EZSQ?vs#Xf4MyU9ac2vZ%qZ
BQzl_S-4=fw=_UA)Uvvb!7%?YtTcHo45)^!p)~=z>Zzh3nztG+^0JyVT&W{7fHoE|th5TatvJA_ShFZ96|9Ri$|12FpR)ongtZzo
5I7OIl)98M%Q{!JthPupe6(h<ZLh5{Q?TwWh^v9L)2<S=a~S@$)V0MoilmyPbuoRg;H-%-1}-nQax_e`qP5MmDzH~LMYhx`v$;o*
%rp$Gx3cgocrz3;LpgRVQnFyFFs7s^Afaq4b+~ObA+kcY%`yi!LNVYf`Lw7zvNRO7D70)RCAcyx=CF!3A~id^9wSh=>oqJZ+A*%R
;5cJBuC??pFS7=qz_$B1E45LsSuyCc8?6JfvZ+3{tgvdVAFtLVL9PTe<*wDK7qgzRzP5=m7`FAZsxM10MX+MId@zbFh_@Uxdb0wy
7AT#oQ!Gfh)i`dl8@QS>lCSPAKd%|3J}vjNJu?HbqqLJIzcAyhnzWoUvbcY>zam1n#~`ny%QWG%t+E_1j=CZ|bhF8`m^93yzqqh6
kTlJ(0<JGH*|e=NKrAz}ZMV>@tF%`&CMqm6zA2n7Ewmsr!Z@3*Q?k6OBC&k4<ta6;tv6@{=`IvCYp$v{z_L)Z(68mFdAI$ca=2|b
>89DT*t8n3!mN_D=(PN+j<EtY5;k}p4KW|L%`!NlD=|el6}piv-L+9N0k=u9Q!I-zVkSDY=&`sof|q@`fHZM1sWdLHYc#2~6f!%p
F*98?+OuDzrXpB2lrw?0;xO|wsyTYNxv?BKI=5!FgfVV4BD2FW{U{AMC6Gup(X`{MAgB{IFERqOMl&2V!>E6)BCLhD2P^?Cp0w*T
Q@7)>60uD=M7RJl1~msTPBvM!6}lHRVYc_KO17Ofoiwhq(ljk8@~P$|Q>>3NpDuN;UNwfYA1;9~<2PinrZ|KvBdjd5K{72Q<Fy2~
?Xfnq(KS{#qBNo}k+7yDxHPXh-ZcBIeIh2YEVSIKEG*?XaU?xAw>Y{cN;sf1bg-x`&mZ-yKCCAyqA<9$X_^nXkS(V&|0)?SOEMU<
8m)6NST!~<&pOPfRW-skwW(mVPqyqT>^00SU@Hu;{4uh*^(@UGPq)oEX1Bk!XtwM%y|f}TL^6sk`L>6$b~xg;Z?x>HQ8ZpH>NBym
3N;ckLAV<@9Xc7bz$A1x=C@9{>$VKCEV6nsyDg=*4Kn{YVm3)N;~qaXC$#}Ia;FG3`7qG6b}4^02DbOH8MOMhAT|CrL^Lfeaikk9
&a=cclQsD?s<E*q6RX8It1AV$KrjV4PcyMJC?Z0+000000000000000000000000000000000000000000000000000000000000
00000000000000000000)Uc(lX`!7aTPs7S8!h;ygsY1z;jBlqr>z7a8?>IM7N?xA=&$dn)~UEI|0g%FkF16(4ly4np(ge)y_cA#
im!R8&oPy+q!WX$dm+3mGo{Kauq(wVlrSeOfu=*Nf~*rM=%z<A>M)d~1*d{A2C>no5-r`V7O8%x3@hFtN+?<?92x8_$E&HYy|7cT
->H5rZX;r<wXLM7PN)Z}q^}dHZ7t2QBBiLY&m;M(kg-f4*)XLbGA<gP!Ld6jcBss+Ff1P?o2j8Jr>xy71g)|u->va4Z6%~HW2_XZ
dMr`1v8{tG_9!?loTdaS%&Sqag|OqP+o`vzyR=lXuBjg;EUK-nD6(WR->rQxDKOY29IB)tCa#br2n?+$5-p!FB&d-sIjqI3n5sRk
IxX!i$u3ct+9fNhBd*0Lx+UkWJ}RZKqocX1rK!iQ6fFrVP%e=n?5+!_Tdu??WiGxZiK-W<5G2a4z9G~j`l+F)kRo}ke5?*ES0rpO
V6Dxt<}CXx5v=yFDW1Nt->2oVx23(Yyrt_eYNpsLIji)n7_e9^BcM1ifv%{fEgDQOy)bF3ORmDO;4aOfajR6I^|HONw=7pDFCd?-
wkeu0(5{1;HK~v$yP8O({;cqwA*)8D1fgdt%BlybZY|HHzNS(vsU%w(7bE4aTPVverzuFV1tk@&)ukyPnXcq6#GnBzRVwr@B`yiD
k`BwUDXBdxuPm@GWT+Y@Zyl5_CNM3i0W~L@L8uQZ!YhC&K&!JaXcz}DN-yoMTdj7j*d%)yNF{NsSSVvJIIobT?j%N{k)*6J!Y*<w
C9Ll;VJB0ngr{Mto-q_8H5|vWxGT4<8Lnk2t*m1#>MhQ&U7|a%WuD9|Sg*w}?WSX{@}VUxZm-{zYOhr;;vu=HZ7uk&WT@aU8=@jF
fFrG|uBF@@mZ*WONUQ^}nji2d!YkmgE-bB@y{~y5IxJQxfh+ASsVwK5oUtpcBPTqm7Aqwzs~Gh#Pp#Z6L8(Qo5h}>4dMs3~QWcu4
Zlx`#AFjzNzOGcQs4N&Q?JD0U2QrMV53FUavn<FZ)-4$=D5Z6*VXfOS6fG$#kEe~Ksi!)pbFzV+JgD9!C?t6-xR@*~-m>$pkT8_4
LZ)LY$gGYlv9BbtDz9^}aG4dSv?iIYzA~+#9i6r)f2HH9ARf~!^eXc#DylTBPcdMn_$a<BgD*v|K&il}uBLagm!QA1ASRzFL@Il(
3N5LunXX5zlC1h7S}dTk+^NMZFC<zi1F#P*FR%_ILoWj{bt$tfc&a0*JuYJiZ=r^-Z6f3<JgjM{H!zzcD5emuoT^o&O)rD0$uRV+
p{IZ>Af;}sprOeqldw&ts-RD(*eemL$ER%?#w)m_3ozHL-7b@?^`gWldojl>RH*JQkEA)Q$tVaQ7A@VW5-7zg?j`b=ajViS+aXIS
e5Y{~h^<T?6)f)`l`O3$MlTMeU$C7h45Kow@+zbyz$h1|G$d^$yD&_vDwD$}nXpE%$1%3BA}WTg60AwF&a5viXs=o-uO?zK5UIT`
zAPT5Z?Fb1N3RX3wk-55f~<C#gr!X`t}@}U<1C-E%@pdbP%#-J+^bWmBdP=>zoP#t8!&q-imp|#2dthgCZ`{(<{^!*6s~e9c&65<
$0j|hQmg2wZYmocU#@qi>MH#(7_K=dg{5aK%qZF~iYd{lzo}CwHYjB>crZe)c_$gKYOwAr<0*=*VlX$YI<EFAw<Ou3xt+!&^`Ts&
4zVb&gerrp(J7ZMlcxzLiZN;{=`a^C1uVv(eyr}TFe&~hbEAeVbE@nu)EYCIet|WhqcTjekRzimrz>)%q%gCs_^uBs!mn4dwJZ-T
&?_^k&LbwRpfETr>nk&{PAvE@eJ(XDI)zK8Ybq5e3niJRd@wq$x|cAjfi0mgqb>(5d#{Z#gDIh)R~J5~g(#jTucz9w{+Sjjohgi>
)+l@}1gX+5H?g{|)U1WFRjsHlpDrgLmoOY9PpK#++M(Jj0<cvr=cte@9I$z)sUFWPey(ybCMle$elB7lEiN)L87!Wuil{d#BqnjJ
AgdZHLNWxixhsLBC@i5Yf*fnDbFcrfg)Vud!>R41C9i-c2rm*YEwDx}6RaAskFF@KzL0^f2e722Au)cd^eECE7c&sC*e%wsQmP=J
Kr|Ap39;)gdaN&{8ki#>LZh}NA}Ee5kEs2ttgTWi=bPs#zA1k&Z6pIMYOcerr>1?bTPqx|)*X(r<gGlXho#4`qaZUa>M91SM5<J-
xGJzOoT-PfL?n$XLbK-~#xY<l-ziEcsx1Yrf~;96PpgF`8nFv3ge-I$1S3)~$F1M2)vbuAWvx>h@v6J8BCvKY;hox~i5Lf;2rU08
N~&b6%&n}hdN1RwVzGd%G^`0Hx~#M*B`Cr!$1#~RG%qi%P^d^HgfTcPYc6b~Oe(1>-l!!kwk^V<ZY^ans2#!qo2Hwpsv>2msHPyS
8L$AY1t(9g>8fEc0xo5%a4PVsS1>=S`5t30YOM7xT&xu(PNt2Y)goA)ZLOayuq)v%V=pVO+b--bt*MAD)i1xPTCc39ax)4gdah-q
O|3$x4<OaDuqTTzHl!7()h)rUrLJqQx1uyCyPw@DZY)eGP^`G6s4kVQXr*(gucN)KGOy7x3oV+f2%R`9Ri~6HkgBGqJfGpHin2Ht
l_eA@O|4ibnk2Ze-?0@b7p+(=wJ|rUTdVw&Gb<0Sq%KJ<4J*Q_<1CUaXs(knX{O*Om#G^lFfLB4YOu|y_pS`AW}$kW;x1~fh9_#N
NH4xJc_w!-sHsG-$F4T87_A_sA})6;@+gI<v#YHc;30P<?I#7HBC+$WXRL-WkEk;%&o3P(F{nYNbghae1TGXR9W1CTSTVz@xgv%u
r!IN2lBsi~eyxQptRy?AT(A$XL9N;-fv$zIzpqfLb}+0mBB=>2c`w>7{Gjr#HL3To7bPYv46$sSJtnFyS}#T{Q>)ykY%X`IHk&Fi
bs<%+PNvc-52P|K)-Lg?U#WATX|4z;v7<07XR5KR=P<FXKdR8HfTrWDt(%3ba;Uv0d@K7X+N(V%B%z6*n6N1;^`VV0)GG9?Qm-Q}
s;o^bYo?qr*d7Zo9xv;t^``PK)ex7gc`oHL1DKI7_@Q1egQP|;Dk?;x<0V(A#;s(n;gMghLn%Zmq$#PW4Iyb7W-sci%%&fsa-K!2
`>Dz;5~@Tko-r~nqOgH1-6@eOCa`WSZ>>i!7B2iU&!)()@ht)^%%+(y1T2ZJDyA5y4V-Kx!>Y`o^C~)&cce3=y_)i{w<Id993zOY
J}p=#<E~mJb*uL<<0;vz9VY)6xh{JsDJq|>lPtn9fh(OD>?FFZXeEHH#URzD60GYgm9Nnlw5|~`bTQ&AKQR$2hANw<X{<0L{HWxo
KrA4g_pfB4aI4{@fvvzUKQWc9oGTG4W33J&-Y?rMd@$*)POF3`YbYNd1gDCp;;CmTH?wIl5vf|QS}HoPq$rE0&MI{*B`?sZOQjhZ
Q?J4*Gb8b?sxEym)2@Ij-Y%^y3avx0;-2lOV;J<E`6;8RkfHxGKA;vX#wJ1~x2)<ZK$w6miZOa5GAvZB1tK#rF`A63<|O8#rKESK
Trr2NE2!D2yDodB6E6fL#E7l0lP&-%j3^tRIH;zsC@nB1Hm858+adCua4<eBA*#r&lcc|_EFg<02P>~AAET-&oUDSJc`UakqOJq3
JFw$04zQe{`!MM(GB5k69V{C(u8hPe0;U-kS}2t-o~&-KHytD;xGx1PMyhWrCNAS9c&3~y%ckP6N-wdlW~KwCaHe0Sg0J!^`W){a
;4K9%OD_X4A}I&3BPI75A|M;8n5<<iQZ3M}4k`truBVtQ2$-L#4j)0W461FYRIfrLF(x*ud7@q`y)E&pizk~c0+tS}39PNAcdcVF
1F9G(10>ce6R7I0Uof4X{vbvqyDl0mLoQ=1kRoy=>Z>ZT6Q#GU=Q1fUKrY;=e=&-%aIPq<8m+h?D<l~)R4s)rdnh-ePOAm5p{xw3
6fAzQN3XXemaQ-+V5k7B8n5J^!mEa=$f^M(ULujO*`h%xi!CiIcqACE8?50heXDsb%Py*|vna@*Xfb#!a;aD-<*aw2U?gB7ktWux
@vy$9!mN0!voSO-aigWL?5?#Zv@Iy6#367cuq_0!ry^4*5iL3>->osK5wIU58zgoqEUgu;5irIhs4%c7%&$x=mM+hzBC#1O{h{n7
Dzo4yR<oe2x-8zX_^`~VWH3)KeX3P0Eh>>Ek0-yYL@cK*Gc)2WjIwa93nz^o`LHCSy{Dp_ZlU5V$uB)C^R1z*9jh~)ny8Sc@vI6h
g)9;+GoQ~W;jC+|*QqlqfubC)t{-|R*CHdUOdW=({-)EP0xaDyCor!nNvNHsvZW+0V6%WFP_apk5HH-U7P9Lu1Tax4vMxxhK`x0f
)GGfa*e(e!{i{JQ@hin5^e*r$^($+saxCesWub(yjIg>W|DHP^P%3vPx~xPVxt)xuP@&AH?5ZNC10{elTda{O%db5!9jEOf&@M$S
^{?zH+N7H*fFjx}Iwts`M=l<)pQstFBchh5QKCDk0;yuKZkm)PT&e=A;Hr8s10*9TX{J@Fu&f<0iLhoS8klsYEwGlZJS}Fcuq-7j
E-DZ#bgmAmJuAGfa4`6(eVur%&L`BXETt2!TP|C$&?pZjt0;1<gDoX3&mycQx1!uCVXW&ZRw#w9|FQs~<)VKs>Ksq0L9d9PI;!HW
BcY=$>K~Y``zG71HLyl0->L8|qb5zPt|aL$2c)U34y#tIOs?gwfhg-OxTi8K*erf9^P_a9ekdv+awh67l&GI1Jgv>5FRKcyu%yGN
?I%hs_ODtk@UcfFlq>P7<D@IB#w<IuF0CrD1tjh+TP`3gOeGeqfG(ygfvnT6wW`G}tS(P5Bdo2bU@x*H6D$m`;iqJkji+j;TCiF$
TOz=(#4Ro!xhveGAFTPSm?tzWVJQqNf-Z$7b}a@j!6rnUSExd+60j{VC>MFDPB3CEIv|xTPohpJ`!MG%$)xcsl`dtSwWldD0Hv|6
h9pfglPi%eiLuwH|1LkKqc2)2i7C-A1gJfy5G8&mEU-l{z9&|h2`rDLDlbeVlPv$M3ZiN$Q>>k-*dC)U!YqU>o+y7Ub1+XP|0$Cz
0kKRN$0@BWKcv|$jH%<C%`la&5*i1Z!xoCD2P`M8fUYkp)~y36<seq7aizwSvMJiBfuT3AI;85bN*Exh!7(o{m!DoOK_}F$QnD;A
sVEn*LMs?8+Nx_Te6Yl$4<1`AoG5c8MJl4I1~8qbWGqw|q@;@~4k=GB-z~$bqA7$S8LYXj048jyL9gMRLM2ZjORnvyZ7=q#eWo-r
<0m4iA+h`>P_Mv|iL7j}axnOx_bdP`uB$R2ZKp3StSD-yaWI)F{3s@@W+=(8`Y89T{v+3=@+7e*x16Dz?ynHBx-K6o<gXVopR02z
i728VekxS2E1GMic^}!O*{aQ}xGaXOyeD@jEue%b$SJL<EGHE)wykug7pzM$d#~0I^(>*R&Y_sACa(~lLn%P0_990sTrQTbg({$`
2C*ir(<+H3*{w$~N+{-?$f<ECBd7{4t0s&phNj-HoGD+eh@jS#D6G3InXm3INU9$#-!7G`(yRU~?jryn+^}7+v?-o1hpU*ZaU|_1
_$jQYDY3jSM5(GSN3q~1O{u}HB`w%4HmchyvaOA(GNoLn#42R2AuS#)oTNprOR`s;m8(`DmaRDpHl3am3nnclAuS}Vo-58GX{bW2
wl5VWaH&iloe+SjMX!+}#iHe<HZAF{1g+~LYAk&!wkyi9Mk#S9Kr1z?Z7EPKKQMPC`mQb=-YR@45it^^Q>~w>11m19a;;pfYc4e<
<)()$SSuB+Z!B9SXt6S`y(K>>&80G}e<jMW0xHL$UX-?~bSxRNeXK_+JFCqvt|-^5^)0!bX(}|T1**?0o*|v9a;!Tmy)ZVcmn)33
6|a^nO)!oiJSuc1kS%qsHY*RP8>WjJkfM>RRHV492{7m@qo-3a3@@)K7O9CQl`5GpU!iHKE;5%dwkMISvMDSsLM)&x6Cg(}&8Zcr
xTry@M=@2f4<_%dO|DBK0<dhGEi#myPANgGjVY(E<|J^R)iH&f2B)8?G_Er&%r9uCzbh4|cPI}jey;(n3@rn(a2Nlk+N@X|&L-L^
^s;?0^r)CEyPy-QtDHJCFfcTy0VM=3Ln_A~xTCVI2rTC<^)bV#{VK7TxGn^s+^T-Csw)K}11{95>@tF@gDH3@=q=---mE~aTr8F#
V<%Ru1|qE_lq$@x7p$BxF{mk@K&bq$y{+jdE30TR{;w{vE~s;^T`!ENf+>-&3@gGalrD@UZz;|q<1BrsxG5^CaVs3A2&-4C%P%gl
_OGxiUab|WV5to<N~_STLa4kXJ}Kp|ttc@u$*>eE5-eFFO{7e+UoHx#g`|WoLb6PrOe&u%aVl*w@+D|387%9s9juHo*rn2)2(MVD
0<VIq<tcEik*Xpu0x5qfO)cZ8EU135(JODH?2gf`n<}j;w<A5Uf2{tQc&r^LT`dT#!J|;Ce=W!?88h4v`>bCm^`sOeqb?Grw=1Qw
rY*}M5v5S6k}qDV$Sz%}T^zJ0YcY8xI3@O+JEmN!+A!uXHLGGHHLe#ec`IijJFF@!y($8u11uJ=Ija7wej$A@UmYYa{FN}Mc`fWI
qAx-%My$lLO(Hq2cdyy6zp56bkQ8|_ZLWiinXX2yJsyZC)2<>e?yMv&1f1L~7%Bv&CMhGY>aK*RS1<0XS*mj|>>C>mmaS_YTq=v4
7c3Gdoh@uEm!YRD(lCf7f36=SHKgh?2rTBU2BgX_HLgdg#fpcbW2#Xhk*`Cle5$6VpQb^TxTl?{T_?6I3N1da;3UH<8>Yr6AElZn
9<Z_~U#SYL+@>Tg=`7DAd@Pu##I6dl#hg*2UlS=CTrLc)M63!i>nj4Mg0ZixB&gG%)gpeS^DTd_yr!3{=PMl|1}t0~^)yo}GOWg$
rKq_p04;nceWY-!G%(RE;j?ucnXEpjb}%NcrmcT6J*ict2riAOmlzZ!doNS4c&wnI*eu_w>?nMxH>k`m2&LvTswV+1>MJI&8?Z7d
=B?PNE~n(IP%bDebtC*K)~u>5iL5FxAgk-CHZJWd7_D(CWrIZ)ohp|qaV;w;1}8P3|1Tu08!^=}%Q3N`pfM;e!7XPrV<a;wsjla-
UM8_9q${{4NwFO$3@$k^0<E>IQLDYGPOv?zJusrJ`>@=lW2r+c?yJJ1eXKOC+$SL+)0}`QZLEhCOC(D!5wV`9z9>4XSsz9#5h<Ur
dajSN>MCL+DlgU>C9bnA7q3;4lB6Fj)-0N+=&Q?|K&lQc_9t#H_%f=jfT|HGKPZK#oUqI?$R0|ra<Y6c_9iEYnXRv&J*c;`DKn=i
f2TRElB#_&DkwFtzAQv3lPLtEq@!&lwWOl2Z>{)*RIoat5U0m0f+D1*nWl&+{w&q4C$JK%KC(%yY%Dk}8!*cpKO%dozNz;m*eri2
eX%nsbCQFqej&pwb0PMteKh*2(I~MlyR5q@s;nHQFRZXIg0EUB<rQPGoiJ6Z4W>UN{H#Z;>YUfCw;r`Fk*!g%mZBIa{3-&jWU`zr
ZYu&XO|8-?OfCPgjxCTc04k0tyDJc;)~^+<O{A=>VJ)Dj(4o(;0VvF?_%E%nbtagoBB*~b11+ztSuZ=QBrLYDW~Z~JiKkJpBC*Gs
Kq~hW#itjrJEk$J?5nIIdm<1h@1>Eft)v^La<J{Ef3Q`thO8i~Eh{3YWGRy`6d;u+rK><Jwi)9ZC$1r_b*r-;uPq#~E~qP~0W#R6
2CAtm5w3bEi?C8LSDxUgE3dYrl^hPNG%lj2j2(9+94}v}WE-|6MJo2N0xmbA^Q(cJFR?YOA|oX)S)c|etEPc0bEv#1fu}&NW33IV
8!kOGnWO`(iYXN-$*CAIpDg_><s42SD=l@eQmjiK)vsYNtE!o(=q3g*UYi-L`>ggPFsfBDw=O!g^{j~}EHY!Ux~Od~W~&$;SE(v1
-L2Rc!>=|ibt*WTP#UZl;it1A)F<DaSgKa2<fzyvm?A?lWTS8%wyIGezNnR~<sv>Xo~-k##hPd(?=I`A0-{2!vaB7c|E;Mgj4i0C
s;l=d{G`z@$Fl;Yjji&jEG(lfKBU|%9j-eixTBk}tSoe^Rwy{EVj@N=wU}C|Gb#lnxu|s)WT3RCv@De{rm51Q8?7;~^(|Ga<t9+C
{How6<S3^kFDObRLoIwT*C}<Ok*!>*LZ_E6EU;FrmaT>?ovZS&h_M+aYp}a5hAlI$;in0c60pUtC#!d!{v;l;HYCHMn5JZ@JuM3`
U#Xy^Td>Ti)hbM)qb8H0%^a>O#4AX#MWxlVS(6T`imDtiNhkCzjVgCAY^9Q=F`$Dov#7imP%r5$P^qOb9Vxdjbt)z-?5mJ3daI8f
%q>2r7$K<<up&$<{jZm)f-yF+%c?>w>9CosNvtj~qO86uxT+!(3$EF(|EO25hocN3TqqMTkT2w|0IY#9xSSuTwJofw`7Cy(<}N;>
UM!_8PB1~N8mN%3nXpi)#v-mRa;O+Fx+AeHex<jrI50e>>n-u8J1Xy@c&CP<JS%vvIITD>=Bth)JFmy2(Jf~lJS0!3cOS{HWw19W
!LZ^kZ!Cna-?4<UDJJls6EDmt88D74E3I{;qpU=y$f<^<8ZR)ahpr2&W~qd#G^FCF%`LnvGpr&lTQ5|Vnyhvx9H84KzO9Zid8COc
cdA4pBeMFgoU%bJYp*G=1}-+K@S?*lP$}Fd7%MBW_bw?f_%MyJbga~=nJ_&n$uJBlnySyP*QuB<YOJrYjV5(3k}}aQQZ2HueW!t^
?jqH!UM$ltv>~^ph$KoVSuB36)Gv}8t)h`DORL2!#xc<-vn2JX2QVHk1h7Ia5UWG3{GAc2HZH!d<*pO08=^=m)~(2^G_Y8tf33$c
ATb23iy>tw?5RhnyD9;url$Owi7w2g1}NVogeza9T&Z-c+a!k}vZaV5Nirxb>#*i7z#(|8ATNBMVlASom@P4;5G_+IFs`j9?kLKg
#<0*O0;g3jxverSbs@qsY^@C~&8Zx%u`O0Ai!D*Gajr2ckgNeOZZN8$2^m=!K&Ez@`J|C39jA|}XQqg%;hw-Ld@)$CS+CZeV;QQO
{xIIKo}$UFbf$hOv#)k7gRGaWWUzOu>Z@xkDzJ<seJo(587yS0YbYP5!Z8k}Vx~_hq^U2YI47$tTdFP{OrvotVk}Q6t|iAXrmS8t
zbO{5jUkG!JE3W@$}2RiXfU>`%p5zfXQ9>`ZYh~EXD~D@)TZgBV5WbpODi0k&MD-iGAO_>1}GRUTddrmPN&ByJtwiMMktsg2Cz*T
t}bD$G%g-2PbHcuv#U5P9<PM0wkl<<n=zg!SuL|IKBjIVDk``jd@vU-0Vi26&?CPr+a;)?Ypj8)vm&c0Yq7PaF)Q$$ZLRdIwJ-{>
bEVHLA+hu;>aV~pN;6Qd?SY~wUa5*I<f>Gu0j#bRz$u6=ott2-eW=%{45!^H-kx(JmmvL_c&IEaiJDxUxvd4O?5Tn(lCT&oxgtKR
VXVC=FeNsz605(gwwr;fEGbE;Ri(i$l%xu&N*&9tGOz@a6{?4?0xfMT`y`pE8>ADen=GZT*Cm@42d<kcJE#0GLoTnJ0jNZ)udBT#
q^~b6bStx=04yOgS0<J)L8f=ASS=i}9xZu<AgNU!z#ykCeJn{Nw4@5HKP29=CoTMiZ?Fd{zO4DE!?69U&LTCRDkjaV`zh+L9jX+w
v!?8+SETwW@Ge-cXQe{1)-c>I(<o*xg)HH!mMb|fMJ%kJC8$&~$0gG#d#_0=MJ1W6;VxT?>MH6eb*n5UVlU>ch^^hM<}2^0MJ5+6
0j}FG&=`cH6foW>1+OQaAFQM$2&qJ;8!d&f_az0T-6mAB8LeKZXE3#{0j?jUz9x>UG9O;BfG|U+V<9v%1FE2|NUd}*5Tq`wRGKQB
UM;UH1}G;fOsu!ARw$n-SR*JV!YUK4G^d=b^{}%k(xhG}!79+K1~7sqWG#j;5vh)<w<GN>87@GvsxQB&Jt+^bw5-u5!mv*)zp3aY
QzGf90WUr>x+;^fG$GNX+blgDw=rcaVk%LmzN|i<RU{oLOC<TFIvnq)N3Ec&LMgo~pQO~G)G5-TFf@E2imBAFd?a@*&zzqwQ>sv)
>7xRy=&u#660r;{QKN03AgU8BgRFiq$t`uON2InYtu8vOQ>m^p=q$)AC^5k(-l&|gnJf#gC@Vy<52+%St*+InaIA_Ux2~6^R4;ii
3o&jeSf~Rhlq>lqye|Z+YoraZeW;x-dK~*JkSHZBb*!~1Kr1XRa4$`%qOaMi4=+ruSFirA@2;>b7_6zP87}@Tvn&;?i?D+yt}vOW
&81bepD;kArLYX0TB@@uzA;Ozqaquq7OUwfATY5gji`tz3?*4C;;G>wWiWvjHZ2^J2p;UKnKNWAOfD@hajgriy`y}v(yVPPva!vq
aiA!mHJTW#)htl5XDAG?%B!26NHF58zppSYY@dJ<_9<5_vLdCib);1mGp>BC$to`;*{uF4sv+vG>7@v-p{!&kj;^e(0Vrmz<E3w<
0HX{jrl=>Z^{6*4`7E%UlP;Ajy{!r`d^5x+RImdug({SwZ?SNoY^K7df~X`dfT*4*7_msLw2;KCs~RVq6eI<w*(yY@Kd2TkZKxbD
iYEr80U$^)q^9hxW+}WYnJf^nPbe`SHKhcp3Mr4BhMQS23mq@6>#P#2Pq54__AtV#)+`3BT&u9KXPuBPxh|P0&!uWEqc9w-rzMk|
<f=-pbgZx-a3%C1)-GMExvovFI4HrXX0Y!pcrUmk-70ghi?8n@c_baADyFomvM-XXuc3=AajhpJ;-Hr*g|bwpFs#xo!JGlAx-8Qw
Y%Rwv8!Q{DT_#i}wI?_y>mPThAD%p|%B;96(Wc=azNuQUN2pIQZlFf1WGgGFi>fTJl(23n*dbFIUn}XT92TRjnydk=CoP35Vy)Pw
3n5ReE-N&wH>WnI@35}0pR7$TCo07#xT*@N%NnC460oJKA*}W;;;Ck=Pb|r(?JP2_05QCuk0D2;#hjcII;WB@39^K)7N`iKqc6-U
NRm{nH!+$l$TIz}lrVmvl&nP|;vmMR!LNv?-L6g_NUxV9ai|h4I;=yli?4JgJ~eHx(W(+K%_^@h9VYK6rWh2i*CSl5St?$$r?D-h
H5$S&ysYyn2C*M9FSC^|_NXGULaP)kyQML$c^e#}B`nM-ld9;fb)bQ!-ylh@Z<sKxXDIq0La3gwH7#4MwW<lFj3sKTE2}iH%Pi2U
j;iso)T`br<Sa|B=$=3+EU<v794aL(IIx?pe=WMH+9d0)g)Ms}*Dk=VMyoxqR<Gl)E)>_TiloA<d?KhSWhxpgVy9s#^QddBvadF!
jUK!&7OUkhq_Cx>&@ou4tF26~jWOOWf~#+;2ea*_jxUL^4J}3~#4ie~XCkUD9VmY)a;W~LMXT!<`<!W~_pu4E-J-@VJFTOtzoE1&
IWQF@1E0REd?pg8pB+1`SuIPcTd-ZBYp%;Eqb}<xBBkc67OH$PLoL*;Z>^Cg+!;|E1}Y4$kE|yx@FgFno1uv+&n17WV6GS}qOM{w
Nv_?hsx6o=)Eg|bL87LypQ&do9V~Gm*CcQ%Y^XG-R4(`^TrMFf<tJ7wcPoc5Gb${pSEwMZmL#OB4X?T?%r8x_6fHv}jID*MYorr0
z9cR%kE)d|J}g$NP^uIuK(N=E`>wK*XDB`^9VkGg*{PeXn5wR*rKtrYVXH*21uGe>e6RwovZoxS4<ryV9IreuU?MH22(pl-zbd+|
A+Q&(N+Kf^F)(bYCM>G1UZu1x#HL6o^{y?gBdRs7NvWzYlBLTe9WZKuOQUV6-Yvx}aWQ={1+Wb)qcPGZG$S0YCoWm7?IY%<6)AkE
U8tHZ@t5>0_o@Lf$0?&OJuE7)*RsDY1F1ErYpmO;nkL39AEwl?XDVtYkE-jgC$F(Cl&WtoRHd*i^Q^+IQ>3M^EwB41Eij`aYp{Q<
gd-!OX)+BlV5Xfh7OfJkt}mFa`l(DXWvEpzt}An>04o|Ue=K&aAT2|(mZmHm4=rFXM6VF4)S)}6!6(crHY=c~M>I^XjifCwY%EGF
+%8(9bs;q_a4@#6GO0lv94%n3RV~S?Q!J|{A}~3vzbgBr@Ty@g>8w30Nv#>K?knXnb}8Ph^(W4y)T%Be3MzgqVy$m5^`%0vcC5o8
iL7=c)U1LnVk5DoIV~EkNTVkzu_yW(m@LbwpPJ6Bl%HL$XRgwkp{>~~3N7a;!7DQ<9<ULvXD0Klnybs50wzqb9F1!%aVOs|N~x|c
wJ~NZG%ZUl-?6x>vn}ne=p~yeq%NMKhAi@$DliqR`l<ORW-#d_@tpFibuFu_=cT2l%q_XBrmSEi5fcco<*YHQXc4NcEioD;NiJL_
h9rP10I2M+UMME4*)IL8L?HnIU#erMUZij$=p=R*h?)YjJTD3>;I5pk!?E(SJE>$alp#kX=o}a-(VTp&a;h;aTc{wh#woKT94|p2
LlN4bLae+cl&OoYrl6%CpC=wG)G^?tDKCqHBOy*KmaH3}NGrdu4Xxg&I+_wJ<*s2bXDeVTMzO{wH>|iTY@oQP`m98y2rFl>6|A_W
j-)NApd(Ekq_JKttFI<54J^H|?;kTSS1(H=FRW!Q39tjO6)cFZ%PGXI)~YBjB%j7AEu`<LbF25PGbq9+ZZHTYqoqzMuP?K&aWGk|
PpsTB(=F4flq^6mQ!CpovL}lv7p{G+6eKIJD=QnHPcFqQV5l#%x34t=b}{P}J}Ot28?$sOTBQQ8Y%4XK-ZSj6NUS{^7O3(nz$_ps
vmIuu(<8?$Iw6>`fiOj>wk$}g$t~`t`!D}4)vCs`eJ4PzLoF02-KPnygRI*xD=mbi0VnS)tfS7baxliGd#b(}5v{<j>?D1ws3>SC
PBC|-U?8Wda4uabLMRt8hbAZ{=dPWwNvRkiysZJPB`nyf2&&wsysfq@z%Q#UDljy$_AH;EelMS@e=OH9@G4#-`=BH$<Du`ZKr5Lr
<tQ31;4Zr$Mh)Dnd?qC-o~)>(1};geS}epU{iG=^Vk-g`aU%mM9x8h&Gc0|mA~55ZKA>bT!Y#kBa2|s!r7AwKs;X(LiYpE+wJ5n8
%Bv(Usj;LgMJpaCMIN*y^(#NBP%OG0OC#p8xUP<(QK~g9nXkw$r7Q&|jHu(SCawpo_8Y=07%UJj$1TdL5~&9+_^ZJ!${+@>WGNUX
@T)hnNhf0|x-2Ux@Ty3#oSl6w`k5=PO|aRrV<mPeoUz@h;4g)-BQS+7?JNN*8!Cq@l`x2{hOip3RwmUg?y5>D6egK2O)NtxSE`w&
A1x0hWH0imb}jm#FDYiQ0W5W_sV?m-2dWw{HZasM`Y!aP5ilvP{iKN~2(aHSoGX5sZ?Ph(!7SY?PpoXN(IB|36|fL6ULU?FFr$Di
j4k?}mZ$utEiG~+@~w6+Js=S(_b)Fhzbtc-C@V27{U{if9-u9x+9p+~swx|(r7i0t8>&YsV66-^oT@gS!!I<cf~?c5M=qhQn=mCS
n4L&2r5wDZU9L#4E+#gy1F-0?!<jFyE~Bn8iWs0U9U|YY9jYs<R4C;t4I+`KR;<LR>8xq2Z8CT)$gQE70w(jHy{lIyU><`gn=Njt
u_3dm;H+1wIU=8`VXZ8zXCE{#hAvC6j;Eq2+o&d_Ev?%iaHGYn6e&I}vnV&N<|NuHt}P}m$1H@T6)6WRG9ODOiLJ;b@u+H}YA`4y
_a)-0@vnZapQmJ{&#+so$(VDjOQ<g&JT7V`(JyGPo-SLY4J{=x+$=9BATUj-S}nOJq$i51pe9Qv6q=wWV6WFKo2AVp&8n}b@2Y?<
YpesT2&8(hbgcv=wI#YMekiD{k*!fJ%(0Up>M9E^4KIo<_b|+`m!``m|FIja5H2UHE-j8KDlSSamMIo1qpW2x@T5Yl&nQu^crimV
P%hA{{3u^0MyZIU7b)AQ_7G<uXRg<!n5S_tT_h$cmL}vK;v&77R<Y(Fys4X{p{!`EAs-H?bs>Hxs2%Micc~7db1OWc0W0Dm!!5Y1
fhXB4M61grZz!*uMlEnC+M>)XwkVx5;;+{vlor+;AF&}KajEz#imj9|kd)h~7bl0WWvxRhWTqk?@3B9xh_Fa78>ERYw5B>OOsa&b
S)^GOda;6^Y^@8d)~76~pQ17?W-VVZ)~f=f@uzU9z9}~=YNCT6TrU2iuPrtN@+jgkgsBH8zb;%OFfZ0J!!PFzx2xtQ{ir^xJ}kZ~
9I%?G`K-Y!-zaA-2pwrEBP_@o87+aZ$t{|$@TImUP9){78X%#u1*D0n2r$5<jjKYdW30V`og_stysjlGTdyIe<}GC|e=O*!4K4mJ
F|VbmSRj@q4=1&wv8uo+Y^xKZGARWqzbpYQw<{Mg$F6E6XeC9XE*ya<?WKV+X)#2o(=F00kS2$qJt_kw!l(-^P$fz(VXj`Q__H^s
uC1{umo1MX2QA5}H?DjydMz0&3Z|be@+t*0+_EUHxhyIy)hDi@ZK`lEIW89{-zb<c{;bZex}7ks*(~)d5iGl-x~bhLV6o({DXk^1
*&64qL@VH)O|WvZ@G!L|oG2}+B&`rHI<9c27mu&3*{R5>S*Z;$fEp|<wXFZC)v7nJB9fx7P_EjR(Irr<h9NjElP|q2-=?fCN~X4^
4K21OJSlOk(xtE_jw$FVwy^UtLo8OTN-hVX<ELaW)U8IXgRJwZRWyvKI;|Td8!XZ;ZmdW#ha_#R=c{-r8XPmI=_5}v<1gT-Fsp+t
c&*W}{;cw@(y#5LJgiBlmnX8R%CG;dfh^Ch7p`e239SvSG$jk72C93gwk--Lc&m!2J}}FqkSD4pRH>jN0Ig%CL@r69BrwP%yeUE=
maNt-tuGQM=oz7;n<?8Z`7AyrjT|*2W}%U-cQH1s@2t8nj425!XQ{UlLo9GJ_9@dMT`Tw<4y?7XgDI-7axRgn@~CO9$*nc3;3bo(
Fr+-H@hDm+ekiuBfviNY>nbj@&M&y9l&dNs1E+nc<0hpkG^!pjP_IHPOC-asODw!DR<Ot^N1}-%m#_sY|1AL}#;Yo**Cj=zg|CgS
8n82z#W2w>{iR~1yez{ieJ(dBr>NX1k}wA)Xff2RDW^{)tf9m#Kqkd1;xBiuj;22`si)Gdovcf)$)n#Sf+oK!+M_Kj#4Vh!bFHQ*
ZLX3nys8qbgdiU>Fs{;`EUd99!=po>f+*Rg$dDZ=Y@SA@;j9rT#2==kC99RGUaguiJt{siudr9JWhKR=VX5V+O{Vv<XfoiZGNs!r
UZi{`Pb&p1ktxzG@-0##Bq}MXf-I}9D6g8U@+p?7nWg_Oi!lE&TP_SNp(-)0dL>1RFD~XPVXOtD;wtSWbEy(7z_95mB&>X|-la}1
5wOak9~pkAB&brLr6kiYJ+r4J#w?$($to@_G^mCpHmZ)Uxv4m-`z*Jr87sgnSuQ#pd?_TXTdhDaxh-6+i>#6`k|s|s0Wh<n@+=*$
XqQkdZ!gdo-zi$G`z+zEFQ=cO;H*xnai$zC%qn#!;U_vM0j=hynWPCU%O>L~F0M5&xT-d-^%=A!K%~Vl>!~KG6|dSZ<EK`r-LRLe
*Qur_yDZ2p608&?^)HqxS}f8o?<wja#4?_*$R(94Pb2*u;ifDuld!X`8n4!>P^m{Kdo3%h;2xtfWGof1H!K1ofgo5YzASDhoGof7
4=tQ3NvxW$CoxB?dacSWG%jqR9xoWF1E>71kug>yBrF%O;VGN2ZmR7o1Tc9pg&Tja=qR?QQ!E%N<uK7Ji<|i=Po&zXG^tFYps8gc
c&{O-6f1J83$67q&8XKf;f@I^3@sU|tgB-piw<5aT&P&8P$oUAk*s$oL#N8F;VhD))v>9ohAliB%c@=_#;V_@TPW|W<S^E<53u7b
ttS#OL@O{Zn=5dltFSnw3MoD&t*l5b2B-_I(jd{63a;*~Z6wSvf3i)oDXU4Sb1XTqktX&h|12-64Xhrd7^&f?#;6-CETr9`3M*=)
LneE#i6YA&^Qj7{2dtAWe4VDM6soeU=p|Al@v9-LxhBZ1^e<;4La87oudq8R<f%C=*eu+u>o0Mo6{W~6M=dF;uO!N;r>wH7eJG`{
tR)GoJ*Ay4<|sa=zc3fDs~s6F+O9Gw*rZu7uq+5F&aYghX)sPKORE*6s<62sGOc>AGOZsh4zO;sqA|v(&!`%%87?;~_A3D?#Vmj*
X`^2)6D7B)dnXjJF(MnQ>8~FuK{2K-cq$OAajz_=HLLq1lrU&4$0s%@1+cv<FC?U^4V?z0f+`QG3@+Ck_Na(2BBB@;f2~t4>5~pB
l%-21t*)i0s;*<E|0_eOlAU5Caxh;kO0Xy|aj?;^jU*&6IIL%`3a5=CBQLETIjDlDF(L0LRION~vn$jw+bHm{T&fu;u%{m`{H1j%
?kEwd!l?zQ=dCRlgsX^`$*nOkQ7JMn^{OJM@hI&kF(xo98!7uOz^OVdt+a(Eu%%e3;hE&1yeD(5iK>$)sHv%_S1HmX5~@3_eks~3
VJb-}SEgmGa-Vyn*s7=`k2900*QYfr?5nk?;i$BqDJ(`Qtgm3FXRZ7tf~j{c{xAlopCY>}i>u<Vs3^)M39(e6+NnaT%9rA=ov%JF
0xI^QI~+PC7ncMwp{m6xNUj4adoWj^Myy@1qb;zjXCv<_CauXB<1Uk|yru?@QLxsik1RVe3$1h-6DNeGm#W^R)~I%@Vx@MX|FPU4
e54c{NU<X^UXe<$k1cj8->G9RtSMBjAFDzrNif2wQ!mpZv8(bf#jG!+n6W0OKP;)P53m(5z$)RZkDd=PL#`z)xha|_9iJX7;jF43
H!tO)gCe~wTCj|<T`$ijM=6%5)*U-6*`DR8yQ~1Pcd}!s<*0-*ys8<l_AuqEZKp9URV`;NFe~b;wW_|T<|^c*=Pf}d2q?s{fFwAr
1uem#GAy(!KdI-c1ul9ozN;Cq`YcSZTo_ofCN9<}?xroSKeJPn@GD{_nyyYPZ72w^Td>fq?k@MK<S-mBMX+q6j5NI-MJ&uH0i^J%
<0q9VUMmAFaIK20i!3iC>af48kTMRYQKXzG<|z=b!m3p;+^lLL2r##rTa$mRfU9aQ>?#T;n5dI5>M+nGC#-<2K{6XNP^y+CK(Ps|
PBDor&n)4kLan2vRxZaVm@AztVXJ{7pR94M#wpjXDloq#1FyWPo~>Cepej!wnlK+AMx?f^H?FHFrY!TCLMNvnxiG#Zgf6+ESF97T
sIAs0Jgo#S^r!T&3?wnB5;21-Vyze;p|2;fVxF=oR;ey7<gfrLO(g-arYNPRUM@4RHY+No88GHD5UBg5M4%#{VJ!u!8LU^Gij=f3
=&6pXC@O*}f~^9mZm;<(kgS2Lu&5KQb{2^&UL~6`lpvR|OP<=Q+AM0N$|kI@0<2^p2&greLNMR1v98xH=OfLlj3>=36RgfGgrj6H
@3HbQAfYubiK;d!-z|_IU#QWmxvM)YCas4nO&a#3b*l-fYq6Fp`lyO7G^}H+oSj*yHLiNGnXKKaPAknTh^-VXkF9>I!>HD*?kgTJ
hOG-I_?8|iEvl?83M<JehB0ZYP@I}8h%K8RIV<8XWTPsj4IhoNRVw!>RWVbq?Ix!vn=4hW9JHhy!6nNjF{^H@FQ5Uf39Z{D@+so2
;;?kBT`Rn%Un`y}H7;wXJ0YJeny56b;w=j>nXIoV)+pB`6R2{mQLZ*Edx9`3*04t{9xYWSg)yBZ03!yi*{TvL=O#QZPO3~P>a4S)
#H#hNCoJu($E?^PNUkKU=duBtmns0Mzb&&b1}iwHax01}_aNCVbSQ|f@})u^u&&UrDIDY|oUIlqRIR$Moh;WN_ON!agc<g%)~vU$
(53@2fUrm~1FgNTK`eNtIj65JCNbqE4z4Dyi=zN7aVLNznJpNyUo4*t(wvMZtfw5Vg|Xu$)vkb|xUe*!gD9w|k0&{-#HlPIpPHvA
q#qJ3Q!uD13oVW(sI7@Co-FCDL!%<F+$Q%gwIYJ6&n=`WQ6y|EtEA8^oUy7YV65~fH>_K*X(>6cgR)Jf_AazA5HKLIT%KO7k|Qax
eJWNXy)I)enI2xS=qXvNY!@;vII**)b*(KVgeYhxBq)2Vv8o243nML}FRj9-)*(x-E3ND(1u}{uAFeMji7BM5qa_w7Y%LqDhAnNV
l_jUHeJ(*H*{owIY%BRJWGox8`>na4F(TToi7kmJ>#)(T7cK^|b}>dU0Iz>1L@m#+OR>E#2&c}lVl7TBC@0UO(yi051S<$AL9nQ;
B&~m{E2S4NdY&*X#G95Z{G~}Ox2yxP{Vb)g>8@Qb45@OQX(ApdxhylN%B`C$P^I9ij44zqu^;`hO);FKE3mUDcrLar8Yb;0C$X-x
EiMfqb0CPYH!ujSi7PCyF0v0GK`7d;NHQ0z<Sv0NF|YtAEv@1poTTC`Z>%LLVk@*Q!>scvX)AjzjIw62im}nEa<A8^;-?}lVl1hu
;iVF>(yQ>M%BuV@BD2A(_Mzk}MkVdA@~!(Pg@t1+@+b<Y2B~{0V5}ynlr7b%f+s_>=d6#QmnhGrubeEc6{H|5w5<iO%`BWS|1KP?
{HLL*>L`&bajdW@QYLjT9i?+6^ss-a{V74O<g9?9k*II2<Er8)C@+dE=p^edOt8N#)fdpBldFoJ9Vo`DXsygA<1f-Js4c#$)v45|
@GyL-11=UU)T~n|887rI(j>GkwXephQ5AqIhc4f$R2gV46fWJW6|E$wFDHkxY%dd~VJ*ckzo-PTov>LjXsb(}hp+jm79}Yu_?)n<
m8I#XMlRH<<gVE#8?DMN&@OqXuBe$Rc(7kB<1S4kMjbAz!K|bw2quN9M=dR=8ZBw9nI?TII4!@XP#B&d+bz(n@TAVLTQH*|lBbZN
4lFLGawW;H-mWSxPZ?gYBOeVc9WY9)q#|~#n6PuL<(>qp8K$|ZlOyUezbQd2H8GU0v95ot6R)T(gsya}|174g4JA%2N~=XK<tl0@
z@j~^CowLn$)#JNRHFkbFRWjhAuYwN*P6(#l%mokhpY%Oq^~nBF{6<tQLSAnaVToAtD`Zccr2Z+$Scn#4lpaPBP}|!3a>Y(Nv_c=
ovEiCYn?$W$*W*3fuwaPV=7!JK&%j|ZK~)b6(rNKkg*0VF|MU3Rjl<VX(ha^D=s`Pw<+YX39Je!^(=X;<+6>f@hWGmp)WG0OfWL8
>zwr~)2x;>elDV@8Yy_EnWXwI$|HR+&z-I;g(^la7N^80RVdD{T`YqpL#$^j`Yes8Dk*O-i6>MYsG|+7hb=v#_N>OUe3(6}38hk#
Kcz+}DJ{;ZM<(;BC@edr*QF*V>kEad<s?Qc?w&KMGcGqBm8|rv!=wN%YA#VLcdi<!<1SV#2PH%-yrr`zJSjY^XDyzmFe@RgyD#H0
qN$fF)2s<G=&r1$J*ky2Zms1f(k-PXu&A3RK&b{RB`WbG^DKg>J*Gn?(J8&C3o3#tb{$}%6shJe?W;#H3a8+&=_>gl^Qds58>RRv
KdyGIQZ9EXf~4FpjH!4r#jEutvn0+hk19$j+$te0ku6cGSE))REwFX4TP8Rt^`|wg&#Y%7gD?lEBPiUU6{ZI)FR&)6P$tYCL$HD{
P%^Tr*(}Q_<{l-lP%9-T{j44>wW`i7V<D-ibTNM~a4XBK7O3(mqN(YsrYJWi+pc6Rs~K}KADe@rpsS!NEvKs>q%C4EdL^i(vY~XX
F)y$x-mXxt-KsM%X0INgJR-EMlcoSL9WJJ?I4G}_(=B_hJ03VI=dIM7_?=29fU4gz)hev5L9E-Ys~;~Mq$_hKK&#fMCMwn|)~;fy
S1hoq(IAhk{Vk=Y;Hc>+u%SsNs4l-3I3XP{OQ2Sw7%e%jl`b=&ZK^$}G^^|@=Ba40yQ)wt<D|o?uB{0!A*wYhSFviQ#jG`^lp(pO
#V6e@D<3+p7%hjZ9+{XeVITve#-xp|o2Z(ub0`j}{+4|$J}fmRUo3koual}OPcN{gQ6)F9d#sEgfT-3a9;W1@+nk%K7Avo-LmRCw
Jt2jve5v~>6)R|~r>aIVcdP+02PDO+HKmcKmZ$3{g0Pt_%P2*xD6n-fJ+NOU*ePqSQZ68{yRg2lf2>n4kgonPHX}zZU?~)=q^7+n
Stvy@@T@?uqOK;dJ*1Z=B{9z*%c?6OOEIFU!>j-)lq;<(gepue-Z1Pid@T?tT&%gOTCXgsXCiPcZ>~QtJ){A#;3f&JzN`<Q2Ci@#
q$1)i9IchE(K64f3om=37^t%`iY&aSTBXS=oubDn^`<GJ$0bywJ+HtZJFP0H)~Kef6)_30SuU-vOR26bQWZ)h5-|fSsV-V1WgZV3
UobMXPbhmSfw1r-Bc&&;E+iGM(J$$)ajx8`7@5Z^Ehgt2^s?=!YoPTkpsoEUYp7nVy_yfD!yuTSu`E6;#H|7_NH2~o+ao41)~8n`
2(3*dS}tCwT`c~ruqkyg#-s?I04|R$Wtog6FC8^4Ju9jvd#ly2_prJs88q4|11+GLoG53lejzKauPS-2l`S9{vMb#vNw1Es<SqFq
tt_=M5G;Q%1fVaflqCZs7bu}D?JPhq3a34)wkg9bB`BRIJ25IMF0G=dnlS4uBd=<#s3;$%x+!+8j~8?&LMwM7oDuApS1Qjd$EuF2
(jtkigrsgVwJDsaAgSo8e63%l3M?uuWh^qW$t3}-$0B;3L8qLqP@uG!7%46s+^qF4S1^pG1+OkLTQCzWEU=m|>Mf(HVY16FaH@eK
f-5O53#4W%b0-L)Vk$?YMx*bb4X~lA->sZ05U?#VXd?@l%dS?bWH3t|M6i`CXfOt;p`0Tyda{)+1*>o<qAqSM)G7Ne->O0+?5mh3
5vlpC^{gK)x3D^|3bDzq8nJ1w!LHjcTanGIT(O6&(Jp1F3oHyJ9GnKIhNTp#R;)gq>MY?XVz5amJ|+XJAS|sZ!!Y!*3M)&lavZiO
dM|w;x2)JJuqe<iWV3IU7_<r`%b?q=SSN)cTP;N|ARE1<Z>&`=#-a43Br5Hy2Bz|x?kwl6lddkS3apE)S1bRivM}Q;BbY*?&niqZ
I4D-FCxv)4Dy<Wz(G*0g2`^Zy$e}1H$SJ_32qD#=ptP7P&LhyHwJhVXoi3BAPpz@7Y$q$Li7UphR4yW=)G#q9)u<V!C$ZY4=dNz6
sxjHE)hTEx{igMyeyh(g$tia&*{}?x8LrAL)uvdiWF5~TH=#K&C@sJvN-7zsy01^1d9v9o{-`>!2OuIdtg8m2?kJ3|6);n%*d~lD
)}g2?MzEo;4kUuB+NySpohlhGGcn9BJ}qgirL2RlE2u3dlrcc7kSjH*XNaY+y)v36MI5prT(27~^C)R8r7+(t8mJYdH?O-g@2*rY
Gpsx)sUWDVxGljfx+QrnC^34i1gNpD{;I^IAfo{!!Z2YiAf_KH6{+AYH>VPuAFrvXpE0<yUYm5PaH$I~0<0&nPNb8e6f2-F-z%Uj
Cab-y`6bIKZ!Cu?E2_k+e=fQ#9I<yPizs`n-L8i$t|)h}yPj_@&!~zpfv*iO7^Oh10;i@d6|W60WGiyA115zo3aml1Wh|*JCoo#A
?5%F9)-GYK4;-Gb0x%_-g&?Ffpe;fwuLEABFtFP!7o~orV6fpXs3Nr^U#UPU?JS!r;jP!OIiYJQ>asDd`>8P)6fV`M=qzieLM>RU
?3lqUshF^`s;9pwISn<gAF72bwJgUd60BRT%Q0lGUoJo(^(l@ggr>qOX02AJ0V77UK`*AHLZ=<BtECsPHLg*t+@30;M68~wh$)t=
(Jvt?4Xo#{Z5Ti;jvGP~P_XbTgRTfL2AV=JjVhS2Nu#$ZW-pYa%P7sTiXs1{11h|tcBU_+ODcmetSrzixvc}RJgyzCSSgO9J*OTr
)TXv93K%J_w6N`}KPZ1G(=M7R5HaMd$E!>%wW8uJX)rb@NT<oNW~H|#Ot0oB=Ouk4JuOKvhpot=ohM>2{vc{A)grJZVJ3twXew4M
d?QAsm6xL}KOz~hZz(yh5whW*t}v}EtSX1B2Cm1gj;JuK`yG2E7Oib553<RsU8+s2gQe@G!z9!v*RaDZcPOVW#V@}w4KLb~2{1Dp
T&E@>4lw~Pc_fe>k*qo`<Fq*<yryZY-z?FkFEF~U-7zGp4lLxUD5@15CM<ZVsjIQ6D6j0U$Rmj?R4g8z@FVK7rmP&PS15rfrlCI-
=rP2s{2UyqSgUTQoFOQz2r(?ABBU}fB`^vvE-o3d@TqpDGpzqF8!g+cuCHgX46o=QO)8eE|1XcF0Vr>-J*PLXmXbCs3Z-<TJT3>R
;4NS#VXNY-&Li?H^rSDZ4XXMqh$d;Jxu0G!KC=+7%q{aORw#?C<Sb{bh^h*$(ka%i!6{{`>?%H~VK6bLa-u$}qpDY+CLwdMD6B&r
ZLFW4M=Yl-dM>>wTrYgEI;(iC)~b>#Z=q$e|1hB}u^FhTTdhW}psoTdQm{iRk}kENSuR8?Lzt7CnK0Ne>8=wYTCiZK$1Xr5*Q+Qj
n=892LoMGWmnDuV7AvVT;jK8WEv*o-q^-ZMZ7akq2(X`|)vt=IKOirtyr=grSSQ1*C#`0%z@?5ZDJ?*#qpn1&SFk>_N3)ue53Q`Q
jw((nr7nD+i>yT|#jdfbZY}h#mz~S0tFJ~db+4_g#HIf%k0tM{U#(awwWOS;VW3MR52!3IJuyeEGO2VcVJ0Q2QmqH9aw<+NeXTMi
m985u$EeV%)vZ1$$}H5cuPwf;9;tn-@hku_DXbzb&8CAez$8SfE-(Zm3Mlt1ji{R^peP3@%CJnFhb&wy2&v&7jjE-p&#to|(kt&G
?<>_J?<UY5RwV4Lgr%{qQ?45^aIDO&9<`>T%9+NosHGz*G_JWU(4w#?wyc#LVk!13*s2h!6E3W(XR2?Xzpb7vHn1bC@hFv_<gK+T
E-1Di^sI6wY_V!AsVeWV9<W@kBcc^B5T|M`l_=h!rmg8LA}O-3@2gNQimc%*$|mk7(WgEbs4gNazq8V;(JfK0cd3c2bS}89_$h}e
p)lGhD<Ui>#GC1$!z@g(J+3w=9xzHCL8uI;qpuq#s4dAWXDMMWlcNtR`XDT=52iAm0x%mUvm$^m2Cz4<s+c<|MJAXjuqRfsP@sLS
fGj91wXJWcw5^mdd?*Jn!Y$#PaV2f8ewjt3r>t_Y`6v>te6&!gm@R%S7bn1~9h?>@6|EnwK&*VFrlq~C<RuFq5-i8B3okda;}|k2
>?{~6Nin0QNU+YbGpTQ<53nUH6fK1x&>cswa46a>&!~;30j`57EUmC5GOjDB4JSdT^N>=hv9C-lII-8LG%6jalO<fP`6z}iIU-@N
TC6892P>PX=&2MU)|3z|%O-CrN-%Dyj;|Q1=PjBP=coCmSFyyMK(072Ppyruu&V4TO0Ewcp{-dmfh^;qFsIli1+Y#d4KNh2EUz@L
iX@h*1R>lm(<d;f3ocl%2C7voHJw*6L$J23K$jsL4J~FU!z;il46b~peyNi&z95<{Af!bl11bWn&#Hka?I`0du&H<~cP$~P8mzRd
3@C)LhA*?RuB;WQ#+?$Z(XYj*RWNg;94&;cC@EDiI3%yF_$|>c!!0SNDxw{zqN#1NSt?thbFh&rg0PGzNGotJF|diGLnsBU>?=yD
+%4-MIW3ea0;>ll1S!5JKP@XMMlE}*DlbqeSg1fB8m)1wsVrkHbEQtPVy$T_0000000000000000000000000000000000000000
0000000000000000000000000000000000000000M<}2uEv{UrWF{^t!l=!p7AFs^RjubLVjkA6O)eZT-zg%c;vvN-KB?{}g{+I9
MXx2Q9H^bK9vCSmC@Y~U>H~(ZQ!Zkr@31Yc9Hn+9OddEdD6rY3qpv-#AuTPHzA$$#pDbi6K&)V@N2W%r@u9&mvnSl9L8%NPB`<6t
%BQg}4yWy`YN}_cu&je4WiS?_i?C@Z%_;z_v8)>`pfLuiUNK8BgebJ9^RSmCMXiM{#HXb#zpB$JWvG!Xtgfc2Laarg2r>yKQ>T8c
Oft1G5)~<~F|k-JfiKXkhLuMs1}mMd(y1}4imxIlc&gzqY$$lB<)YfC{xbWd!>oFz(y4~5yDDiWS0oxOlPz4RHZEi+IiRK}+#6r6
6Qq!^vMK(p+92;DD6Nhy*QuT)K&-VaEif`EFe+lJBqt1~_Ai;LS}G+a-Y;1zA+bR(39V@?d$8ddFe<XL5wI;Xx25(lNF;cwwy0F6
u%R_7Mh^Qfq6~Me94Q5-t1T5J_o;y>Xsa}s7_Q(kL#Dm03bL6mMKEn99jxjjG^)O=G$}kQbF4@$T&W+lIj<xuVk6TmqA6uBZmpUu
V=+yr!LI(F0x4B12Pz&ki>&XfwkyV|&Zx*BQ!s?8a<2|34k;)w43Z|GWTtkV#H<#YsjiMH<(_RO7pozcBdXOf`zbS}vneAh3nHPe
>M(|!JgBs&IxHZk)+wVUYbkmy395Rq{iv}c?I^$~W38vCt)@$`maqmdovxapovR3;_@fG}Sg+ir3Nwi+x~c&z!Y;<F?486Zex<pn
04vL)`lidLgeRLU7pbT&9<%Bk9V_lIq%X*@UZP1KGOrV_eyr@OO(=CCU$By_v9Rkdjj64tffLTDz%F1YDJ<2c^eM2b0V^gV^(?2V
F(HPs*RMPnP_3_`@Gx|&>?}&G7@m13|E46W)GXjG3$F^Q9w^5zk}*r9+AZ8JY^o}jeyM{ibfoJk8LZ;110-OfM=*6NZZCT*<t)On
Myyb*cc82!FD#BDB(h{MwwRkHfu|TPbSrMIU8YJagDclA6r~j>Se&;cD5$wD9j&w^CatC_`y=);Myawfkfv%ZWh?HjFeKM41g=Xj
pRZaeJggL~J1qJv6f2yjOer{`94*_h)+Bo_?5F#vORcFMA*V7d5Uz(Ny{gr(&aL0DQ?d@MlQCbcRV4zcvaUxaU$BoYRjqa~nJgqF
R-taDY^1OzFDiH>%%^20-Ky>_>Z*M#4yv^&!XQm2vn{-(%d0t>JTAa7si-osh^%=nP%9lU11%&mB`$3%j4@9sswQGCWv*JOSgC6$
Mked82rmIEfwKN78Lfw|Jgr?ZfvX`bfhLzS>?hBuQY~FDT_mC{!>qNg;w|P9Xeybh%&c;#&Zs!1W2maD3n}HS(z2Kz-7Wwv2P`S6
pRF9QE}Mm-6D`p%(yoE02CV5P&nQHri7UdZwl4)Omo8&2a~K1%0y5{W!>K1QOCty)dM*{QMJ$J~;itAQV<>zlbgs%IgsTjzGA<mT
jVOqyCoNjAr>-`oQ?N=TvM6?>jV9|HSTa&7Kd{*=4zLa{M=&g~gP_T(JgGUXBPxF-5v+x>i=q;&Ycaf``6wx@Ub4cZ)37rxaVWDe
{it1}voJR)Eg~=^Y^f%#&YnZ6TCO>(eX7Z?N1+ZZG_5ZslBsE|=^R_I3n$*Gw5eecTQCr%h$)b&_^kt`n=6?oXr)vy!iy;|Bdpz=
ET=!2)+a6}L#&3cSF19r=c4N)l&6F&)2KzT*DlN~dZ)}RhO-H&<FEr4)ur&E8=(=Z;-y`!P#p7?hOV739j|bzL$5Hh?WP4T>@8)e
YA$^yAg2PbmM%FkQYxCM&?%TDS*J>))v0SN#;j?v7Aa#Ol`Ji(79}1oVyVWhM5`Sxfvl62o}V@<1sw+~;H-`?KQ##@7^Kv%)h#Nm
D=kkj{w-)QrLKCgsV}V}y(eX?s;qOZov;!tNG%sBk}OfEHnE<pLoPQhjj8?-IW5~8r>sJ&a3+wdn<{Fi^CuFjIwR^Rf+`^_?=fj9
Nu#_an6UMyZL4)HNF;eLh$nZdnj{;nEhx_^8l?28ZLQ!b$E`aqAuc{4Kq~bv+bMvY45^16H6`yIA1dFlHLf16?I41y%Bf2)e=+JG
%B#n$0U@!lcPEdnJ20`TZ=_|d+bnvoJ{l0HiJZQl=bbhvy&yXr#;TF6{;X!K39;j)HmMS)11O{`(yBhH_o@gk>7|#hYpc&K9w|E<
%_I-6POC65U#yj$CoHwBQ7G%NBdLF__O0Tq)T!XIjVnv76fpfHR3tDiwx@_JBd?(=H?0LIi7fvpR;xlRBCWP3&YfE<mMzqs!mN#~
WvQg7*ru$cCaiO<q_JYE7%wHSpru2sFR&w>yrnoOLNGM1bu^MH?<emoDkNAg2(1;cLaw!+f*_!&0xu0L+A8QORwwB&*sYQ;sV(5J
dZttv+%AY6$sLra)uPWXKd0)fx~AczSFp6J<`^j_X`z%XD6PgM86j-4U@Yq;P$S?f=dNF{A+V*a7A|HhjGcw5D=U1kw=E~Cttfw@
QmzOpt}zH9(xY^&aiR<@rLepw$*u`13NCu5vagD$bS%uNWU0xiJuSH+ydr9^6EIUP!mjnOiJG>i7As?+`!7i@VVQ@a6)#O8Fd7gk
ekq?XfUrrcimVnfY$}8rX)P|YAEr;J_^{-nTCGW}A1sS4&mp`h39L&jFDa|50Iw)4P^rqI=qx6nzcAOLQL`;AyQOxpZ5Y?3ZKoG8
Ca~$L1+Mw7ASBr;IV?jRx3Kvd$RSU!U7YVPzb%!d6Q|0bIH*M|jIRQt^B^y+u`N+3&n=}WU#uFe@hvB+Z7yCaE2dr^Y%D|>JE;~f
^(JF1ETl3fwyK4!gQ}daQYfe*^DdMt0j{ni*eT_*%%@YKU8n6Yxu;((|EvikE~3ybVW}0b>o9n*lqQp^0+z5T(y=-$`=J;utfas%
h9`}y4k-#LS)y~TpRH4@e5>}VYOMmQajax7Bdv#_s;=cOY@$0YLaxE4q^_JV;V}@T&?*z28Zc_7F(;&~;H8YB=`4FEfvIOHAty$x
45$h#KB%jz;x1m8Zk?4dXsV+n%dX}tF|G)(ryu1Z-!T6r6R0w$`l!Mw0jhJVzNeBbpQzX*GqDgPcq_TBQLsWUxGDy)^`xyK<1N%J
ku0?@tEI6ZBB=~4Dl+pWRjF36SuTz(vM*Y&NGUw9-LW&N2C9In5~UN8%`dvFaIW62ccdM$CMycAOsvDLm7KY)O{X?0ye(EP%c>M6
)UFRFg`LHx*DNqD@2?^z!>D;E#;Ca>Mle7uZm(J}9I=+INUJ@Y8!4b9ZyeN}ji`z!S*&+32(OW<eK6A|PptwhFDzgl`iKB9Dy<hM
&>Q`*!J8Yc2q~{Cf-qXF9xwB-uC7ineyA%af2z!|_AFYeOD%4ocPy1M;w2j>X|D$>mal}Y(W;&t;;y7Bg|AsKkR#!t7aZ25*CFAq
o+U0W8M6kl!!TVbhOODGZ>)f=%PZEY5w0h&qM{EcqcBCWcOf~jxGpfU4I~{bBB*Ap1Sfzl3M{E8Z!rTU;3bW$XQQqwH>|IvGbjqF
G_iIfn=GuQL?{`s$t+c=E|%u3P%z>o+%Y_<peT?io3MPTj;L5L)Fz*-GAQ`4nk3R6Z!e^ri?D|(=P~xGrymZi6Co$CY%Vo2L9Ib2
!l`{A?=2uKMli)FWhS;WYA%B)JE#aMi!KW+;TjYl`XFJf60Pp9iK(bB@FDfBQLF;73nW7=F0H|=lcdrp+$SuSoGL@5I3?~cov5Ox
MlJcKVH6RtnyOqB?IyJ=fh_MR3nPFkqbkuaiJf>ON-)DLyREyVhnS5a2(DJJax7Ym%p}yRb}clkSTQ}J12Om}VI}1*s-AZzgDefO
A|-gGek>`eIV{qt#;hTzO)!A2RIIcq7_SX1_^Gq0EwFQ_el7B+@g*54X)H*q<0^eGTp?Smua~#3Mky7qL#Q?^5U$9jvMiFWnW#>p
La#<B<t#xgHLTw)iz}6)+bMLXha#6PJ||Hw+NTbno2+3W9w<|?B(GZ}Ql*WsLa4znf+l*eE2Q|a)}*wk^((Ha+N^wyNimVDnJR>=
{H**WT&Q>}4=TAT%9xfcA(G)KYp}DCJR%k;2$wP|@Tm>0aw2D?j~tA!L9b0OZz~5V%`Z9{4=#78x-k^8Rhm1p<s^A5t0+1oR32=n
gsEL5UnJ-+ohMH!jwjivTdY$q)vaGBT`VoD)iAax4xBEh;x96<1u0dg3@{xeYp6Ib`=<mi3@jEWEiIs@4lDksd?uEztS%+7E3QT;
X(Ep-`mcSd!6x>ldK1VfTNxUyj<6W2=dGHsXesn8x1vHX_bxOk-LUYaqAx_Lq%7PjaH^oGrX@PB3nP>r#j1{}@~*0|!mScAJ(rai
$Eds~crTc#^QX8eFD8vDqp{bkI5Ci`GAg_-`YVeonX2`%Or-iM>L1l6<Efvjr=^W43o{xY38%>-A1ik#ff@^|4yNZUQ!R(BvMgJz
&oNOcFD+e^rXvq9a<Pu5OfQ0{k0HOTbuZkoa<W1rEGTWN{jl031f8s%2dtl~sx8ed^BD9YjVp>Uc(KMU$)hQ)v8F~QaHrc39h}&#
0V0Z>d>fM~5h<CSw<ba>=_S)HW~<$-5wSQci>7p^*Du2?^`=#&gCsC68l6reudov-WTeQgAh72u2eA1u%(1emHn3Nz&@cb2vam2H
F)Owq?y!F-0IolxgD^&}{ViH3Ot2;~;;q}F8>y%)x~oL4H7*dT%OwgZ7cC5?U8s<uZ>6Fsex#eNd8~LDULeY;Rj2GA>m)_0L8}5T
y{#{x945l57AwlF-7SwR`Jk03nW%LuSuK^T-X~k5hc5Q3`7FL7J0ypx2`twya;s`BSTU)w#V#WyVX5=3FQ^fodn}KyzAPB5xh@i)
TCEJ5ysEw}&83T~aU;YqH>Q@T?XLJNudTPL)u^*2iY%b6Ijn~%^eNvcCNJYKM5gGj`K_|4C@G4rAf|XDnkil|9x-*YQLK|Kj4!zn
?j<KClczB)ZLUbI(k=`l_O0Hq;V=;@KCXPMH>JZYb}DVKE-;cTho&{KiKV40KCMkGOerL(K`FQ{@+DQQSEanFaiW$l6Rq_zimn4R
8ZX-vnX9`fC$f&Mw=k)q7$AMJ5~*siKCC^giLEd&maK&$_be_i-6$ilPcB0tpDk@FaVf?ai=sfV`>ur|M<Q1xZzw6Dy{n$BTOcf|
;jH_opCiSseJTzyU!<BXd@8-Gt}$<!8XK7#6(t=hw<+(H7N=w{^B|3`a-e!COelA#pQ8`1<0Z~288H~F$|V*bsIeC>5H3V13n<8=
u_xdp*CpMoGqIhp3oQXL0xmU`ovw}|rK`~<9w4=@9W0_M3N2_L{irG~>l`gCnw+n#P^j;&<E)mbl&S_Y@T^FvQYdpVnjI-B;-uWH
zN*zMl%V|>0hzKcIWP(wMyVI5#jhu(N-Fs&BdT_lNvQN1Q!Sn)(W^hGOsfhZ4W|;XP^w@n`K@ZL{v~5Ef+lvX*rpRH;V%L(aIH<L
6Qy(umnuLf!l3gn3?H+vz!LMQ@}uW4PbuQAIU?~Wlc<?27O74v7pg+6hAiB#W-%<HYO#E-z^vb~2rvmVYO6OXTrtL|7ArI@Pq2+9
@hw{+KqQbZC@%t?7_rQzrknN|1SD0f_!_3K3^Ev}yr@$zKcZqJ;4#9ii5p-i&@AJtBB_P2p)A0sxT#Pk>n#DS7_m96pDCRrS**?`
DyS+Jf2?4yA0*T$6O>c1xhhI6a;hDo$e^O97@7Jk!zs?N^roYv1+KlaYAoL;J1C&0g)VV0PcBj`N-#JiO)8GA#;0v9&Mf#U(42j+
gsFclORxzi5v<6mDX#o3-XhAFjWT+x6D5@^izM(Nn6F-|5Ulg9S0?hWDlO_Pq@?T|2q^ZgbENt$4x^bb6Dx406Q|WIyP>Zv<gw7G
GO$@Fzn^L@#H?E{qb*;nsV|i+D6MZN-5?7nDxK0TyQ2vxBc=PP@~|@~qM+y`SrSOAe64z$DzIy;795|Xb&d0`%&F|HPAyBFYM{U>
aV|Elye1{BnXLJ!>Z{=^2P7`8^Qs)G(Ji7b6EbSBfTct+MIl`%;UVOtX)y(^c`>7)S263VVxRJ^f}hnXc_nitDyZu!&nx&c;Htqb
P%vgN^(Ma}#3*qrn5BIsaxKFxkR*kyc`IL}DXh{cXsJT1K%wKXx}Ci!4yO90Ql-i*Au<oGa<6SI?ykJ70V<B6vaBF12e7a&sjLzt
9j5{>7_CsOC@Tgqpq@%4^DG;jR4XO0cdP;{^&$AINUHrUhpz{$`z{G9#i;tEm?$i;_AjWd+oVM*g{ZYJ<e`{^e=u3Ac&UvoPpwIu
hAQzSF)W#vizyPWj<29G_o0F?r><9`%PH6~1~7lCsV^Ta^C&ejRwFK*gR!wH%dZ|Sa<Db3jxY<PhN(p?aInfO|0NYH-m6upiLe7P
Q=D$Er>F_ADzF-;AgE!h`7c1M%qc*utsgtFG^;4DkS@Zd=d7(QcQBov^r-qM*C&jvCaokiSgIf@g{5n+1t(>x2&%*{k09P4E3)1u
$d=Koq^Ni)1+5RB6tNDh9jl9=!!l7cJg>|zfGv41>Mfd<2P%^-OszwhJ}B%k{VW!(RVlled!$AfeW#Htdnz;`_$mCX5GwvDBBaVD
!>iOKB&;Gaf~gcMMxa$Ko~eQ%FQ;D&8YpWrLoleU)+JUhc`uGEge9jXT`Z8MP%Jep%?UTJ{3nH|Lni~JB_!;m+bxBxaW6k6Ri;ZW
moodT+o`=I5G&0mBrFA|CNIw<gfeld$sMF7+NFdo3a;v@s4)qjxR<*xh^lk28mRrPoiLRsv8YllC@u7^peR$UQZ4%~DJ`ugK%fLL
xu_yCXr}$16|kZ$<fo9KuBOQ<C#?XkCZA3rf26^wYcgA_fuKz%BrjDbU$gcve5AypNvPhZGc86b_9scC(<)mlr=vTqkuXjzi>+xU
LMzlQ&MbPP6Dfu<mn0Z1T`tWjIH{eit|(w7w3-gE->u~wRxn|z9How|;xJ<^AFflSh^*`#L!x{zqOCxx+@$WMp(N`V#w(SuQ=+7u
gfY)1tgeP1&a7G|d9C;=tfU;SBB*^Z$*%;aV=BljVXILps4Y*Z@+{@9J}urTnXOf@QZM<c5HM9MASmc22r5z$=&jr%6((t+WvwW!
x~Y7iE3DQoUZ`#-_^g8_3MUdHk*y;uZ>eT0im211qAc4P`y5KG(kXE$oGdCUIVwCXsUU%?KdF|cZmGkpR4Q_@bu7H704X%4;is{&
)UB$edZl0|-KFg;uP;NZ1F+Yst11C5hNP`26{eW7S*|yz#V_KmOQ@!yh^O0_qA-iE%PTo1YoPF|eySEQNiTk>@2Zg=c_>gRd8s9@
C9prLelAR_cO{Og2$Fv-*(yYz>Lr1#6|i6-{H(O20jd0=PcUpLJ~2WfE}hMy|1q#DEiid6u_)-GeXJ>=@-5OVps59`LM6Q_z%DT|
kgguCX{|0P6D_PIB_b26jHceGZz&P2^(VI>R;^B^056#?t}2!)TCrBEo-aiNLoKo|S+Xi5;VgZmZZ5o_aF;<Q(=2SJX(^B**q~Lc
aHr6VIk4ic<euOpH7q@>%cv?UlPHp?w=jpVE2CQ^;HzpYt}jh0g&%Dz=BDf@3@n5#$*`%b=_p|<Mjef*v!M;Gwyjtx)v7_QO))X1
fvg!B7c_F8l`X<BqbvujTBBetEHI?98ZJ?!W++1~WT><$iZb>vwyuyWC9t8cGb|3R_Nd(?Pb+k;lB~R(2(KF~s4U1XI;`p`Xs@A}
s;tH)W2Qr}!Y#D0*Du8_9WCu7Ju4rpgRDxjAt@%WD5{IBQ!M=?X|Ycy7b{|`cCHsD<gGNBODM)JtFf)9F|b^tQm!?yFRSP%6|HNj
7^ulHpDoX@mZ+^MLoEO>8ZM5j?5995%dGgWxe#ZoKdAwz#VM;V{Hg+|SgE_J_9<$tb1>Adyey3|S1eknhpZW|MX1c6yQ_vRL8$|t
5UFe?i65!2d9TYVTq#<m>ac$)n=5lMK%@zxvMxcYKrHL0v?%v1MXXgOW-2zTekzbEvZzI^2rGA{lp`ZC0jPB^Q7vXD+pQU+xgs(j
5~IMcxU#jX6|vr}KB@L7p{F0L$Dn($%pEJNxtw2>VyL4qx2anq6f1=zSTc2~4W&J$f-IA))u{2P&MGY_wIx6+6D;ATHjS+*)i55c
M<bA`0UHG<m7z2;IVlRV*`|7|pE8oE>L+iiyr4j*5vbd&s4n9uog!>46D#eaLMJ{b4zAp;YN2ec<}C0jP^_CN8>uiZdaL@aDly5h
av<@ovna=+-7JAD>aPl`<F5CyYODRMrLPh%#V%~9GAg_<!=1XRP$id`Z7s?id99tQIi<<1ji|V>XDAUYlPO-Xp{&y+hO?9we=7DW
Ag-+~%`fmIx-7{pPA!zKn=YTHps3KT(5b$xPNY99ld8k6-74rY?x~xv3aP~^7au9CF{g~Ai!HIOyDgTg5G?&Ebg2lKM5SaP&;b4_
Ij{k%N-*QBHlqWv!7+L*v@IDd(J!Pde6Mk>7_cL)lPgH5?V9VI%PuV`DKX(Kf~!@n+o=#GcdDwcFD$R4(=g1YMlg=51hKlR<S}+F
8!Y%C46Kqc02C)9V5wc8fg+qLoh$wzWhuU|oEYw_y{2j~ucrvC_9^kLq_0jW5g#h7Y^_YL1*_09(W?%vC?J3?;;}ugaw&AGASjQi
8=gz85vYwIE25q-&>xMgl&y)c&l)2raVo&EyRd95Au}K?Of06UiK)vcf2`QAgCuFL1+Ig#J1NX4CI~F8MXZFUI360Qx~k}?zpW^)
oFHDS7!6!1wyY#2!6lfX$S@G7d@xWg`U-h0)1Y}U1S;z=wyPAY12dZ<z^KHn$0y`03NDi)cdYp)L#JG@jVfBK2dic(bfb!^>#yE0
M6iq~HJaP4(xe%pxhVT25ic_<Jgw(0^CWYy=`Sv<d!~sdD=g3?e=sVoWT;=I)-XRXuda_R(xUgWh%C*pZLzW|_bNZ90<IR3o~-Ys
(5dmGX09ZxWGOnZGAV%{j;$B2Qmy=`eXM6J8Lf>al&UQ$v?|H1-Khp2mn<tCuPXDVQKr1EOtC+$@+liA9H~Ps=_qcn7A#PlXQ+Xz
D<$|U8LNLL<*z!a3oQ05y{UsN6sR_rJgdeuY@=qS#i>j#QZdP_ek0|m-6fBx*)U_ML@l)~F{orOiVjSv+pM@J&L|$P5TB~AGO=ne
AFo5N-Xu}1@u%dd0;%gOYbzBg*)Qg-M;a$E(xI#{!zh)nZ>feS{3OFA+9hJHs}(CKg(So-FscYKXD)^;=ctw_cQ5uVOfiSBRI5v}
lAymR-JrTHAucnpW0Alb9I>)2mZ=o6bEOO@0HpCHYbGkKs4B{@u&n>D1uXzGK&neF@uHrq8mVck{HN-y0;(dZHZHU)u`ky$7_v08
=_!{e!mCN4JFxMgz^n>0t(d_ob}@@3MW>7(+pPF5W3U^pa4rt6c&~)07^j&iC?R<$jxO}A6f5#Dekl+tWeHBC%dD)fAT0|bQz|;E
y(UI0vK(Y8NU%pE*RTqyDkt78*e-UX!>DB^{w?7vlO<lJ)U0W$y(F(GCbEepSEPR{?4n~WDyd_uWh)-0?x`%Yl&uvqY$A3Y$gGAG
Rip+he=5wZimkV*r7Y;Gqb8Uw^{y$fovl}^voB(-FDCFQ3oF&GI2%N*3a^^4d#X#P^f0C`aIr|J5-LkAM=?tu^ed$(1}&(pldnuL
u&#9=x~w81m#OA01gspYNTvR)NUV${FDi5}!K`^MjVVejV=O``&nbN{J(>j}-=H-th%l?LKrdG-l`;Gqhpy}`B%{_S04%RCKdUpc
*)0>Po2CJn;H(NJ44H%`(y^kh`7-aX3NMB&395Vyl%z_r*RgOcW~rI15UqMDoFJAM?49bN60V*kI4*9hJ{=>Z|DQoBGpBN|T`Wqk
1FTM_ekUZTS15cc5UH}Plc!~@4yC*?@}YpOzb%F;f-PsS5T=8uqALQhhb@w<qA+Tw@hpTXfU9<{*Ovg2Ng=1LDy?;}o1Eb-StMbt
FsNfFo-fj_i7GLprK!m*v?U#@1FXC;X{-{dp)z=+f+(CSekkjpiZKwaY_UKx=BnPUGcLw0BP!n{46LIpF(|UF!KY`Z)u|1!0kJfp
i6*9~c`eqkAf*H=@uknMQY^+If~6NQOR&MKr>8C~YplYR!LYKMg{-%){Gey7VW}mjv?CLwU9E4X9k7M1!m0`=buR)kbfg}!GpeF5
JS-R|H3zLJ0<a~o1tI3EmZ`KMKdnJ1Zl!M{%qd``C?nUZ%dXw4DJBf5Y9>Q6!KPRzl%=;TFPc@XmzAy@CZg+}C8I+p@v4?8kR%4J
?yZR?G#JS$6QT>EF0f&)<0km0E~VBe#jX0RM6b9WWTfw~>M<`W9xX#5fh}3BORt!yC#--Y7A$$GWS{V;sh~G4xGAG72r{A~`6hQL
XQ<aEQ?JRcr;$LM38OhGeknmK6`0tm^pt$C_NrQ_MX$`PNUTS&H6>E1cP(wK@GZQn(xla|Lb0nWn5kl{nk8JY-6v2U{vQFZ<FD@}
Z7gCbGb~gd!K$<^Fe#HRfUA!m<t#C+HY)F<Rj(hhUnyCycPxJ$`KU-M4=GHf%dDEPfg#bXg|FQb1FlUlk+K^s!mD7iqbwb+moiYW
c&aHab*#%WKqsoNyO2Vz^(`(gDk?Ir7ob=#)2rXE*R4}6DlYV|J+9WT(<*YTMk;P9yro<)RIBDJ?5c#SN~~8d7cAK-{wSBFIxc7|
ZX%yEoFvh$G^^Y!Z7-cL94@e`1sUfrFQhImIxyfZ5HQ;%yDXcsi7kyTI;7<-axdj3F(`1VouJdFPNWU3PAz*WBdi4!WGB-nZK=GV
fhSR?SFCNR&MW4co+OtlPM<j@)2u|Wd@T~MsI4)WuPgbdr=^*pNv+N;YcT5|d!ipGHzLBSw4m4|Vk)Gt+NzhJI;(IjbtM<C2`vh)
&>ssT#VJ#&tExXGimVB&VJVuixGlo1eJls3;i+A)04%?-ZLI;UY_er4Uo9ylMyo(Dt{tKwVkG#f@)<R;_ZWb#tu0#^mnhDv94r}{
yrkDBgsiSG+^$;@n<`r`qONkVyQ(cMm8cyXwWh3<X{d!OMXaGQ0IoTolOZ*x_p2x{Fs=u*zb;CsDl8i=N-o-{Td$g(DJ{V-nz6ns
0x_pCfHB{xhpluIGACN6;HV@j5}-3A8Zc%mLaq5R048}Zd8wnW?=2FnJf;AtZYzN(eX8fIk*xVLNGt%W&Ky^yMWF8|ucceBeIP<H
RV}eBye4-dE*f7f@+b_Yg{J_ehM##Ul&sAyOfMfKGco$C8nQ8~aG_bSwJs;FnX+y$zO4kFlPGAgpr-1vI;9~V<*Jkzo33N9Qzttq
SsNp*L9OB$RhxLNP_R=c>@Gep!K9t7V5Rx7gQaDydaU8D^DI!YE~8GaAgx>|lMqI%Un_s7V<2mpTB-`3*QBBl7OX!lt}42yzAUe(
fvnOQO{F2MR}}A}>aC)x*)a2@>L9|dku6K9$E>KU=PN?1F|Z6RTd2>msVLH=->O=#87h7%kgCTgCoVoMiYI`sF(Bir2rMctzM@<%
XfYcfBqb)MX)WTZtgi+z=Bo5AODIAoNHD9VLNE0&1g*(3nknWk`K|!1-YCqlFszZNR5aA0X{^?;2&;Ulx3H)zSu7N)iJpTq{;sz$
%Ba1pJ+X)^ZLQv#teVrUuB@D}gfStkv?(1SbtcC!)~<J~cdlbF?XAV8+b>b98y}^m+_1hXpCDYW!=P5J#w?~PuB_X#gd=?|*d>81
8y@DXe5#NhHZH~}Pb5k%sT|NLr!N<)tE-nRJgMxi9HA>P;;k92o+V8sN2m-OKCK)vge7aP2r)`7Vi^W28!gDFfta@}hOD5hXRYrX
udM!?Ae~q&7P1R3budpWbg`r-dLLM_bgj4}KC@gbi>E{|C?|!i_$eW-<*h|8Kq-x+<fsKN=Byhgb|;`Rv8awQGcZ)FC8!+{Ri|mD
;3zz?NU#bm{V*4<WvErB9j*>8)iE)tm?fpAJR~5oL@)~^ttZhO2r*}^7p{=4$14jkD=_jdxUontOD+>8k*uMvSScQw)~^pJXe|w|
B&b)eDJYz&C82+)(kgf?C@y=YotWCBxuX)1bFbyDks}qdZ>@SM`W;s)-l<X~x~!KeQz)mZ(yvgii6f&Vv!n*92dWjV_^|dY2`WP@
f309JULBVy%B+E`BPMVg5UBhrhOZ#0F)a@$$Sqf>mMT&#0<0?@rYz(vdn{YB?Ib}g|F4)Kw<(t`M5Az=eJgFI>MUa@z$aR%9U!Zt
2QE9Tc&=8gGcVpLxGD^(J}h}Bhp%y{%O>?GM6D38f+i&|wx@0>Aum9zc%>*S@hBFiUm&L)rLfMbU@&qe3ah=S9xS^kEuTIr5v5Em
dn_cR^)Jn=)+`+`w5ZFhj<4*kJgGjd+^YL8W~^@{?JT>b*{O0Yxh{6AhpbpJfFq?aEU9H75v}vAMx}kN-z^X^pqE~tu_+|2W~&D+
)U63Hc_&@4V=!DN6t6L>z^XE|XfP6{;VuHHPNYz$-yiNQ0jrIs6R}mXS1$IY*sv!l-zO6oC96!UOsC~D{;F@RQ!Gy}v?m9tD5O=Y
ZmiHLsV#e@8Z6r>e4*4XXe}bG3oUIYyDBxX<gN#-ge(Cq+OM%JAu9r*do#GMlB{B=-zT!Lqpq_hIj{n#)h(&7V6O8hI4^iE_pD_v
IxKXmWuB=e#H=|gWuy`-r70qyxFBdRRw(zRF)Qw?DJuIePcV0z2`F1EJhBwARjF&GEHDi*$Ri^k->4QO2d&wmA}AxRnx)FAl9L7}
TPz(bl&caXiYF~7PAP<_MIN!RZ7LEefgqDDYN(i>s4i13HY=*6BQIktE3fRaIv`*%W-PI?P^_P(F0WfK%Oi##rYycCm8}A($RP+P
9IFX0FEU;pQ6Qcn?kZR(-LeQWKPc<7d9dfOi7_{<Fr>99Ca!8A7OdPHM4a6%(5^u(rYX2A)u;WbGXaLEt|~~bODy*#_OCcB<t=R&
{;j>QJgChh9hZ!uRId=KY^=|%{;HcY3b8F7<royNNHAZhW~=w85+HY@Hn68GdzC~lurAH3ldX3x#i@L(i>zF#d#~KA=qUd#6|KN4
j41D=Auu>F*D7JJ&aF%@l%CcoSTT|<cO~F1Vl9On{jR4li>)l6Q7pSHr!Lg0;-MLokgy-Ecdovxsvz;GhNqLQ_^Q&Z?Hu<k)2-aA
m!o^EQ788=co}XjIx(p)p01-L+$A5RR3t#B8n9@vez7YlLaxp%`l)ax$T8KfJ1P95WtbA2$ty1)1uVv{aV`g+XRa_L-YuIbKPEUT
3@wwY0xPkqTP_}}n=i_txussKO|V<8UoQ%*nj~zf`mF@9ry+tVDy}cFJTlg*->tE!7b8n7J~6;0QmtSl(Jp?ey(|H*ged?i>@N|i
W+lWh_boK2y{dwwo1>ShP%R!L;V_J<k}cFLbSF}oGB4Y&?XILJGBiCdL9GWd{3}+h3$U^rL8qB4(yi4g)-B?x#I4ybbgODCXfZG(
pe(y7jv`Mj7%}H4Yb^$(J0tQcS|*_;EUYgpVk%`X{HY$P!70ojW+NjaEUjOjWUSXGxT~}*^{n+QqoU0simdOb!Lh$36)bM00I{g6
1TRG_mZlM~$u86@)2`4YrzuP=sG(DuTrmAC_^%tKa4HF@%B*pz=BSyald4{^hA+MkDkONQrLhvFK%pZio-S>qtuVB!Y$-6Zk1(Gb
bF84HqMd0nup&vQ!Y&Y}qNSxQ4W>sLpDG!w6)W{8<)_=E78=T}gQ~$Nx+|5e7b$n6SFC_1XRPiq^Q40y0k40jkR)L+qo&+0L$JK1
IVdR_y`fMmAF<c0gE2xdd@D<^BP=YipDO_$?W~qCH7M~ZB_MUJ*Q{D4IxE92O)ci2W3bsJnW)&PQYuC$pDy_y3oPR>craI~%%h~P
4y9MI1F;GuG%VXKC#J8IUo7%4dam8Cm#DU}Q>0ZR6{u6H45~VT3n(9{7^4~@EG?m@_?~Stv#P(WIwln`WT?C>(3%D*L9qcV>M$29
;;2Y2f~r}lohaKW%%4Xv8z}0pmM}0ZMymI(G$}(Z95Cc8Q>;9#R4Jb>5uw^CN--6z6QFJ~;wYjfzNE9Q1h9au(I<&4q^sK`;vv$k
L#V+l`k+6otST|5g{jw{RVJ~mZ7+bIq^mI|qcM`H6)OBFKdjcMC7?p8I;uq~j4ej6MW*yHZK;f)T&R34<1O4NA}xn5{3rpQ53TF1
aIY{Za;VWKd?$P|G^B^CRVXN?HzQ1|%rAK;NhT~Ml&Bo8*Q^q#&n<i{r>}D^mNEFJMJRwO`6@cB?xZ>;)Tk4yTqeLR-m<5vY@%T(
`>7ePMJuu+pBV5YsHHJ5&L$tPBP<NAwViR160q2<?<`BA|1aUNQ!Lq~k}K&2cC8Dp$t{4e{;$U^`7Sl23a|$-b+1z^EidY?xvo>J
N~#qw<EY>%DKS#8pRYcw+o}~PRjofK$0^9E+MiRUVy_1+p)X)9%&8`;Cmc_$U!{7hf(urz&?^e2O|6416QyCPlB;<sN3LTmQ7%?2
HlT{F^eLOA2d>L5HmbmpdLR}tS)vWFsjB~~GqG1KhcehK46K?foUW!WC9DOkktz)++$skwgf8Wp$E_5w?j?~iVl8+hsVrJ9cdYd-
U@AbW2&%QJ1}gP3+^(Of0kF%c46rLKa0+;;Tcm(3@hB&)a-@2(ny7cMV62)dC#s>Wxu7?t1f{;ODlQBv!y|U6v9E71_a)4+0Vl|=
3nj&}7OF6=;3>Q-dZ}|Rs43De^sd;c)v!pZ{V44xP%Ts~ud3Q7@h1c@ji+_3m#31fHW_v$pEBj6gC;q#!7Fg4!m3)ZmnYV+&Yo8$
0<5Gk93?)lJuq)F1+d7RJ}8G8i7f{uw<cyR8?P^-6S6(6$E{GQ(kcV0k|-OhwXw0SN~~$9iz|zmz9qA-H7r{&exxicteGRE9iav)
IIfi@Q>y1JxT;p8P_3aTv@U|O|0bfPJQ@J0cdSt^G7`D1IIMxM11%dV1F`6=t)gcjkffEY7#wh)46GR`C#@;4HLZ#;H>)kCWv%oh
`K~;##;i!Oy{|$ouqS#bx2fVJBCyFJTps_ejH^DZ-Y)&DHLf8p$||j`k}H5I>MUuii6)MylQ77ypshTlyQ@8@JuPI7CMC@<My{bT
Kd%0%2rASq85l${?Xx5*N-aJy&@CY>hA*nCq^zeJsHG>dLZ8_wVJ!tMx1vCyU#wst{IR4guc$jE$tOfCM<!}9Ppz@6`lUOaG^P(4
4y`#e%q&N&iKG%6R;|e@d$2bx1)XE2s4f<+m@QwV$t-9kEhr@=fiA?Xbfvy5Hz|M~gsOR_60n3J6)n7;bSNz%*C;|P@UD}r)+$Y|
?kp0mwkrKA605eMKe3c8<f<F5@GbzVWGp|WN}XC1D6%xBDlDzALLGIIkgt`n<|xjh87{u1yPX>+=`0s2yD%Xvh%VqLG^jWiMlH3m
5-_o?EgKrKO(+~Jy_c4&#GF#8<fS(%J0(*u93i4039S00A1GL`+$~(E{w<IxRxaYKEG#M=jImCyk0ybuyr4m`N-o(b;w%oTg`L0@
A1n?hw5%31(k<pNASBEu;H+D&m!0LU!!P+ObRmB(o}i+zX)Wn5cb(Lzovr*Za;*t3sIM)pfT%qysVz$>hpq*%sVRyr7^rfsH6+Eb
V6S_vtFYXyS0)QAVk2&<(If}0BLKK5bS_~dZLBdX*&($oMW|D*%cx$E!<*=^zb;Rx#;Mw^O026aQZibqrY;n$h$;1>vM@-lM6u>2
OD%Al=B!YipemiMq9}PMk}wb_q%U->yCse-8z%xVhA|tf0xm<WMjl5jG%bNB>nNhFa;oMlj3i(gqpwUXb+3{zn=!kr1f!)V39vaW
g0VRo<*4N=1Fc)9`Z1HE+$o-}NU1rhAE~h@{1%xW0xst%eI)lJzAnh98?4nUr7e*w@F@Q&yf1C7&a3qxuPJOU_Z?*+d!Rrpr7SWm
`7MtxMWP-qFtO37EGRoK$|X`N{HDz>tE$(mz^hrV*DaMWG%Z^ccdS<_94jrcS}i}SPpQnU`YzQiuB3aY)-W2c(xkPoR4t9LrYNl~
YOxL_p(v;-@*G(zoUF<)*CZ&Vtf#*x5S527LaIWi;4BU)?<}(^1gqGuH!PnhA}wjEKrD|ail%HRCa|+HiLEKEI50LPqb)qBqN({V
Q5Fa)5F;ToVl2rq^(}a;`6|6DDKWP$bt?#}r6dn7<E3(?Kdj`d+8n8*4IdOJE~(3|>7>mmf2#*6S+K(;xvhVst)rVS#;Zy!xg-lL
BcvfNaj!-yHz;x-kS-aiG%isk>8#%-?ky%Ta4&W#)v2qTR<J%WIWQY7Fr>RI^{&k>tRkB!bFOYHIIxzk;VelhFt9kD!L693BPZD}
wy7hmEGo>DhbvRA(3r_C@2b+TFf9|RA}unlRjc7FPpG7@uCQIH$*mKs(IzY`94s-dmZ&(X%BrZaJE#RPW3GLz4~>$aOt6P7$t_l$
zAciiZYuY&jH%<R-L2>)ewJ4-pDB^Co2Nsquce7C6enLJA1I0<9w((I{Hl(rCaqc-45ZL0<SBeG+8u|fAhY)@W~@vqo-NU<vMi{v
A}n>3xvifpge(&<9IPiV&#-qTM;pwkH!LSD<F2A5JgQ49O{kMEV6L?<`Y*2_pCqKOt|_XapsA!N@+{e;04wL8y)FQ*J|0D}5i0s9
3NQ$)C8?yW+b*0jAgctR!K8Gmek@5SS|SWBa4h|<)-La_VlCOI3@pQ}r7MUn`7Vp9IvqKwWhLDq?yfa0_$yATkD>;t*R5D6NDBa-
sx2)e<}6^PMK7?hSgW}!+9kZE{icDcsVi8amaWMsKrHYpA}#1FEgkZt@GcWETcNcrnJaOy!mXF89;_ZQQl}Ox#3$P?f~{pQ<EvAu
L?<vW*riM^11GboIH~WWA24FEW+}F*tgA+#CMp!M-z)bi88CjZv@Rm6_^t>mV<o<@KC<Pn!KRfi{wnIG?Wy4<2CPP?Vk||gIxdBx
0WcdY!YkOMXRH~l(JC$^#4Ic+KP9HC39S;HfTx!#OB|c0Y_P?w%`rA9YaW~?i>Lx58Lu@bqb@Zlfv<2Zdnjik`6k+}(JqdxSSc_m
!>#`#p|9kx2dIfKmn!0|lP01tSFWZXrl(CKaV4>(pP;-Z-z%jobtbYY{4c^Qw5j8)D5Y90fGS;@+M@EE(yIlozo`tdPN|Bh93HqD
?I{y1i>z0x?-MPmd@C$1l&&u<d#~}RohZsJPA*EX6RS=v3nywSf2me4yDwr4)Gi+yjI6{R?;!&#aGuzvs45Mp-=j9D(W<44jjx@j
lrBN2W+#iTpeWTWl`0yrG_Bz%6Qo5ee5{@=U!)PREi6B<uo|qdZ6gM$XPGH7LnY3te;LTGDXYOJuq>&o(J|ktk1AK9P$`q0SS8gc
C>}p1GNHPniJhY)5F~OcMx<>qHXOsE^Q@7q%B9XQ6Q+ozBQEJ5BQRsH_A9z8?yN;8OsxATJ}ok+iLb`8qOZ}Vu_0@)izg^E2{1b{
MJ_xsRiu(GC8(#cq!5^;ZXgRN+oN(FPOv1XKCFVLYAgq?VJ#9ZiLe8usV$5g|D-dlpR7_U8X%1&U5)>&d@!1+J1rcc=`T?s&aN~d
ww`(~9k3R!d9Nug;H_FJ2_sCg!6=z4P_fLeM;<w+_oz0Z6)2akXs+}vVkY~q5;MdqAF!sc%_&bWRjQw+DyOWm1}wQOEiP24@~q`1
c`(M9t|jpy{jh5)U@eQR!m-JxVk&DXS}oYEpek&s*Q@ZaUoXq4T%>%kPb^I&qod|5V5v5t&#MoqdMG}upfU)hp|F-HgsLT^^eFtT
$tW(dCo$eCBqB1ZR;<}99;nc)JgpS0ai}6J%A47%|ECbI9j^+p7pz2*A0RC!CoNB{;VXeK;4VKXcP?8nYpBhX9;LOgQmv9K3?luY
BCPGKcQJY*v!_rj^el?4TCjbf=p{EPW|VrZAt|9GIw)$aODr0!C@evxbR=Y|04Y%|o3DE)1g^U%oT=`ulBffViz?i%6s%e>6Qsi`
BCy*qf31P5zby1F&Zdnl;i^X`Oe71ckf&%I{H?{VLM=!xz9T^-AtZk(kggM~$|`l81}Yseld-_6g0LT%<1IU=38Drm^sWOeLamdq
5hb-S&#kW~*{we>1FPaIR3GV_6)QiacqI9)^Qwfa*D1!bb)*onkuC73M51;ixGgHGMXAK5ex;ly#3-E=&#XBl>MDM$=A6~2&#b|u
f-cD$z%3=PIw{_wy{~+*<e87G_^LWCsG@YRHZWK)eXGW(@)<iF=&l$sYb<>!CZ=PkvoSC$*e#5%u_6nu{}rh$ovt#Z(Jn$MQ!3l6
%%`?2d$CX_>Z&@Z2r?HcW2Jj7^s8Pcb}R+1AuFM-f~?yv_pf3q@GbT*3M#%Y5UsB)8L0Ov<er%&lbMOGnyuZd$gu&kt1%q0!lxV|
zbgSQl_5~9%qX=m^qEjB`7V*HDx&2m<u4<pfuLZnE~|kmk0`aSV=RIsULpM<OQiIrG%blO!6?2an<{y&#jRb86P@j_cc+^h?lPgS
-L7*eDXLvAUa-n0AF6q-HY+VGWG(h9J*;b<%^4Of*ez@;wJ2S&#-qk7|0Rl`=`ZIhwxC)u9j+oMNhvb2I~g9SjH;h3wW(GX3Z|a0
%`i?LI4z(oIw?akSRfW5#UwheJ*B57p{_wJWS@ww=B+g=-=#Y+Bd_bKogzc22PO|9GBS@Z)+9TkIVHoXY$vy-D=P@7S*>y_R;kb_
RV?Tt#i7Bf*Q+`y|FP$!cP@o3dn~yyBPrr12C6JBSF5=u=Pgq!i!V@~&9S|w^CS=&DXSBw^r^=zd9H)3{;&F}_NaO=9;UJ^I4=jW
JFc>?^d-w7)3A=QZzuVwtF3OTq@qbDpE7=~lcB~ig)E9JSF8~w_N{j+K&W*irlU?F*Dl>CyDYpiIVI^RJ*H2oXtHlAt1CAnM<VGU
C9VT9x~R9OOsra|6fch~yRNGv(IlEQC$OofAtnc{_oRiWo-Di?VJ$c$b0E1dKde0~J0l;kH7AEFLzSB@A+RkdN+%*NgsVTTlbW-y
s2!Ls+AZZH)va``<1J<@prv7@XRdXs^sN9gT&Z0os<DbKQ>dM;{;E<aqbb;|LaeK$fU3cv4jCh&__HLWpd=%(AE|+`)v6k+v@qB%
N~ja4u%*wV%Q5XR^s#TFW3hQItF82w(XEu7(i~zUP$p@s%&AT-45m1+^d%{-)2aY5@h=RYZ>+X3Gqa7a2dZr;PqJF6d8zC#t*)>%
oiLoG*C$Y&BPY_XU@fIA>m>~^9Ikk*Aum-T%dPn?OszyPx-45ByDgBcEvm09*Qlo~<SJRH|FI6Cu`PD4i7e};sI8Zxr?CDinK8{O
r4NU!e5jHv7%BvugDm_lsIF@$)vuGKMJhTkU8EnX=%_d<CZkQMo-A{#U@(RjnXptXJ1Vsp86>wL&aZ{ATB4sQ#jf-vKcKg+a;;;m
tFJ4fIIl1)38tT*3^9qV$0_ixyr&ti7OdDTq^pjvuc@S<DjmWYrLx4Cy)qS~G^ZRX(y@`OcP-y0W32J04Xt%6t}O$w2rU??vMTZ|
j}_D{C8D@1YN_!jLMTwGgsteTUM(4^T^*@0Ah5QrRjB2Qw5PQ&M5_+1T_!W7_oQZ`6Q`CdF|Zsm!Yx-R882C?pcYRqPbH8bEG)UE
MXqhHqM$q|KCe_MEiEW81*Q0}X{uDPrLDiM7BG6P+#S9tS*<oRC#oB<Wv1+{*`;=;Yb@a<u`&RzU@)mM+@n)6&nyioNip#$qo@cj
)SE*ra4d4Hqb2hy{H)=yPphRU4l62<Vk(X+IIF81HmKPuB`z5(j;V+%KP<eiCLTbmA}C)k*Q-gbPOvSfwi^I3^sb>HV=DwMdaSi6
9<YC@3MzN28KrqGx2z|vz^vRW3M#a%E~+q&$SLnC^O`fKcddLShAsagBBxU>Hz;|q#<XXw?x&Y5o+v%4F{_m)?5$X$SS<pgyRN>i
6s^Ul^{||yU!^%PGbsMBd@E%s^{_oEd!HH{i?3s>I4%+`7%SbXaW2TNZ>*9kU#<}w2C$B>m?})JFs{EQ5u*Gn?kYZ{8?4Q#Xr=%u
eW<3U<SCq?+o<iTtTBiv3b55Am?L{EQla{-{I1TTEUHtg$0{zU>?W5dqABnxIxmo~t*#6vo+>UbVX8N<j;F?`=BW#qyQn@9zo?ij
V=-`{b)?WNm9Ac|Sun=1*{?b+zAgu_Go~&ehOn6-qNu<yEw0F>*P&gia-2v3E2$nURj387;H~;F#xBpMVv(Yy8YY4*psb)UKd4Wh
7OHzLfvck{2QOBw>Z}qkP8&3@oGvmjn<=v^l`xMfJgs)9PA(IwnXK-dpDGWWmLOR!{jBt)?x`%Ud8mmd5-TU0kf5Ze5G(>F+ACQh
NGEJ42(1040xr(2J+9}m9I;X@udGU~E3XDB2Pz;b<*&Oef1)R_x-c0lXQSq_sjAeiL@`n(`zG%#gexT_izN{(s3oW?b0?y&b}kMe
+p4E4?<L<TW2J{CbsnZJ2O`BOe5H*foUg?#AuOh!tE#4~P$^q3ov<aWzLpv<H>x<Vsh#dCG$|3OpQ;Ek7OOogyDoF8>MWx#uP3Ue
qb|H5F0dvegrwszyfA+%&@W%GxGajIsVW3A<R@e+NUv9{<S3e}ttt|*MJ+KQUnT)AF)l`~pex~`eJlne#w)WbQ8169$*^Rlb+8ep
g0cLhQ7A<#(y2hLSEUK7KCxY^cOfGox+^W4gPf!;`>F)1WhC3C(=3ZAS*hr*F|ekuy(wm-ey?9GlPXxK=P|vqT`cggSS$%G6`*pi
PbvbeO)vZ$At@v!R57%oJF7P=?XtP9b}{oRPo>5%IWO6uRUua~7A*aUKdjaz)vC-a5UrQ1Ypx<GSs|e)AS$jXt0Hl)_9}2Db1%B6
>nx|P#ivOq_A3`LR4gH^fiU|eA}Sas3nucdrY09E`XyPU^Dm386fLMR*B`1ZX(nGS2%nCtov>l6^d`|HA+2Gg=q+I}A{_Ct0UU}g
4=qX;V=T89@-a%Vub={~A+2SsWUZC7i!#@+D65jKEU%HEJgDF-rK~I)Xt4?<kuG^8C@}e@^P(oHWvMu+GcA=c&7#h!+Aa?+I4zB&
Cam!+5HWw7KrcQoNHF6c2`!*5hAb*Bf2H%O=(7MU6(@}?%Br#}(<v6F&ZzsY?x&TgU$J1Yp{dv~RVi(-(5y}?ge-HR3?c-q4=oNb
l%_x!Y$%>AC@;w^P$z?~ysNXS_NUV-U$1SeucW>)5-_qO9VPN7brvG1@1Rs8Mx?JS8>}EF;jY~!-K<q3QXl0jhAOor(k$4jzc5Ly
rykcJzNnNeQ>!YbYMNB4mYnaQ{Veh*S*czi!7O>Nd?(B-tgbz<W3Do+<FGF$B&_tT%OOo9^P(LO<t_6rM=T*QKrN{%N2W?FR<DjF
rX)S8V<^8S#jH)Lim<PpS1fp}KO#)4k*^Ufiz3ReB`Xx5`>$*<My)O_b1Wq-?yg%b88KL_t}h-fcOadq3nZB^g&Z0yGNpO2OtEJ%
R56V$Zy*M!j4+%gk}f1IKe2nSL@jqGudci;m@5pVwJe$=-zpj{lrXR*eJt1~BB@!gP^nubz9Ge}upTuk`=ACeN~qN_m8JzV6)k@(
Ei7^_`loZK%c^uKb|@Y%e6WBdc&qa<#wmKRAFKwlaWDWL>#JBQh8vk1Q?1OTE3hOh7AAkH`L8D>*ew4n538-N6szp2*D7-&4J~~n
)tq-JwkUU~=_Hr16QXXg^(jBE)hFnr2bIjQGpubZ8LLLD;H<%^6fNg3#ij(N;3Cr;2d<8&2qB`Vrzor}x~<5pxuTD+k}qc><tK(L
r?HqMKCZ$bE1-_6bsWqskuKCHAg=}~a;uQ3-6<I*q$rsx3!LjLJEAzSB`gxIUZpcDOE3Ycm#o65K`=&`bDSL{izdIXj+wVB3#d^W
&yoJ5aIIme-l;?@doZ1_ho(fNv8)?0P^Db3+N%sOA+2?&Dy`+N#VDFBJg>qrTqHNIswq7pgQ6fPY@*~QLn>gc?=Wa5@v9`PXDS5|
(5HN?Mxjs)HYV*ZMyfLyYN?B{9jqj&E-nfx6tTxL0xx8(38>dBCM4n>lcDr1gCH_64yWLus4kwTEvVigHLH%L1Qebo@~@w*VJN9B
lOg0En4@&1KP(C)hoU{LfF-7@gD%6VC9wc2ZxT`{OCXODK`o=GIjl*pcq#ue)TU=DD>HJafv(M^NTKzm_#I~{oS8%~fGh^3At?y4
*(*3KvoFc6-X!v(O0FI&M5%u;9wsR**e5kACale>h9q|?BCIZ`_NoZ1T%+c!^{PfLJ1ph0r!2TJnI<!$1gBE40Vdq54Xacvey0pB
^(^_XlPqB;@T?22-72M_eytC#Vywh3HYo$F+9}s2V<Xs}gCGDYp|OapE3J1X+!kf1DJ&wXIjV}MMxb@F@-Pgbho6e7vMIGI1f}nv
%Pnm!dMZM$j;HgYzOr|+_OSpiD=0##GpCv<FfU;sDzDlkt|_M`G_W=x4y>WB{jCKg2qxkrS0JXUYp~%gyerzRJ1s#PkR*|@;;MzE
YO3rZdM%nTCNJ)=^DOkN8m%iWT&Ql9a<5#fDWvi#DJ(=RRI;k5-Kos1z#K`ZXRXSus-qG#yDlTJ(WF_R1E+>A@~bka%PLbM;3i3}
Osb|UJt2)SBeAQk;445b$SS@lgQ|O|D6XWam#^KOJ*zOMIjqJiKqc|4)hTqLG^`!4<}HJ(s4Ragcd3meQ>?fhrmCE(r!KZBgQYN?
*DN}$n;$ZsfvyrPim9Hl`y_3rX|c+vPcDZfi>*s3s2Y(a^CvW|)~kRp4K1uKuBfV}=_iFOJgZ+YU9i<1^r$PcKp-in*{(sUB`3@*
#jDUJb+0xh5vv>|&o5;y(yxCRk*!In=`78zDlUjB39X_jKB$?dC#Q`tf+z(hg)DQaM=jta3aqc81}LZ^g)faQX(<<^A1Zbwm?F!p
;;iMUrmteGP^nHV7Ni9+XECWE*C~Y)4<f!O<0{6a6|C1S4X%YP4Kn2vy(D+1|E^Z2&#z)C4XBJOlBkxdrz;~ZORNnk&@l0?!zX8`
XCxIYc%M+Nfh%1Ma4<nCCz5X}DlH?fz^a%jNGZdqOC)70ZX)cgp0ezz@1ba_NGL8S2CvH{@G4*|$089V{;3EssVbN#Vkr|X%&2*=
LahZbJgF=w#3$G;Q<oPlA}&Lzou%}T@TsgFx1lO8vna|eBrl~fh^YoI9WVl_Bd{zdd9oWIV5bNvnXGi8nx$>6Jt;~lvn<T4<Q#Ca
`KsZh=_|@7&M~;Cps1B04=}i?ZzLKiE(zMLj2pVCY_9euFecC}ovS{qoGhOu6|3y4M=21n87s%B0IcdUhA`={8?Uz_Q!JjMIjnM|
6BrM#p0C%i_btvTjwwr}sVz34cPvM(5GnsD-zaCMSgbrIFDL~md!uEYO|FBg3o%QYLZL?~X)FA!P$*j$E+I}OEwR(9F(Mo$&@f~x
nlTry#VnmM%`NvUc_t_>9iro|@vRTDW2Pb=60))`!;qD&iLH~WyDY>i0u`7goT&<`+bG{5izb7jye)+)ZlN|WNUj#K4zg`1g(VOn
N-^7r@vVz4imp$s-!cR#)S*==(5x&kG_74E`mlo~I4ia=#4YHh#*zmlC#a9B#F@n|bgyw7886?gh_MhO00000000000000000000
000000000000000000000000000000000000000000000000000000000000>99>G9;omo6R$zAOECQ}I4Y&1L#Pa|fut!fWT>+!
Rw`Ggeyq=}%`0NEnJd$%cC7O&8?KU(X)pS!6tKgo@+f(%VJtPVZ7MJ>XRb;lldkiy&@H;HiLeSCJD!!QHz&j^Q>V?UV<*C<TeEzs
9Hufbrm&za?5}Vwg{-$N;W2Ejgsi-+{w4A(HW{0&K&`y2AgYbAL@eB{JETA{U>lRKSS;<K4X>OlYbL5JaxU+%Eht8<@hzpXVI;CD
z%N55b}#~_fvoMR0;_nLcdwVF<0RrST(71hh$~mB%q;Jyi>MMUUMMcJzO36E(XqHJqA)Bk<f{y>`m8UmN3Crfv9E2M5vZ1<YoueO
yRD_E_o!4RYaoUx$gSt4BPD&PkDNs=FfCfEk0c?j3Z>n!<RSE_03^;W=c8>Wq^e{ruAk^JJ1_yPbS?6$jw*35;-LMo$)}2~_NvP(
3^4aCq^OxJJFzJ-Cn!K4RG3dP_9zjn7o<C`tt;Iu9<6;SB?cTV)GRJ9ks{u&o~tRSd8~pc0jU5fC8|amvMk{+AuJCiZ>qAYFD?Bh
8!d96k(~>!_NfdhmNAYnLZ;>>A+40HVX+}A5SbXW38?8X2PjytJ}KlWRjgjFE2h(;Wh?xw6R3PBc`j<A+9z-@04zEz-K`ZU?yRV+
e=XpvFC}atxvVv?bF#py3n6T*H7lyEPcj3oPAT~qZKXr2lChnytgN=NyeSB<tRIP~J+784!!O;eStyaF`k+xJ<FQk%daaPB>nOmm
b1StZd?E9!SS1fBfF#l_<t#X?`~`d?t|1h#N3ZHBI4k_5DzU|;>#htiTOmBCt};2So+D~4NG;#0S*qJADyJqc>L&sx^rRlAx+ga+
pD7=#s-Qov!mYrr;ws-Ti!FI0$F69t%`J>Fbu2-x8YccSt|hLigq;5@X{8CUHmP<eG^(PpG$ySg$gqyF+AWkTS}0X81Sc`ENGt!U
o-D#I6Q%$u120{q6Ro7E>#UP77cBXxs4MF+Ln2l%rLcCbq^Q*@W2L09XQ!Gg04wRO^Qz>dc@UT=D=NCNjwuPNJ0_Z{bTFT+?5nD;
XsutHT`xJUZz#SdNiv|YJ1%!Ir77#I;xNpnk*)JDNUDu3KPdzxMkHb@9I;-oYNjDDKqp9;NhRQ`AtEm;*eh}`&#Nt|{3?tvK&rDa
tf)Ao$u3?W3L?R+ET0@PYNWX&60nP!dZ0F{YM}a{iz79tYpC_1<gBl&@*sk!i7Az-axRl8x-bo}X|W$M*{hVUCM|+66*G@8C9FfM
P$mqm04dw3_bOwm*RhPMF|F;S3?vY#$|8BFE-dV?qblqso~<D-hb=QJ0-hrysH(3RRxOgPsIE^aB`iXufG}GzAF(#9k+7&Pd9nQ*
j;_bBA1<C4HL7)~b0(oL8zIyxV60Q2nwnIwATLd-4JV}*Ixk+X*%2%xMW|0LI<H?TJ*hz?=dBzo#W3BXPpYY|aj5Yr1h8<d?kTx1
B{V52#3|t}YOs_m@TO_1T%}m4)3ZydTP+2uBP@TO0U*ek@|-EG@TNX6EwXMUeJ=U0x-K!PwxR#7bubSqcP@S_VkS~8gscOl%qqhy
<(bGJ@vIp!u_7A^hAs-I*DKJm0VmcV+$2gbJ1x2*C?qMQHKog>j22|B@F+>J1S+zs8m>etNGian&nG*oxGq60D3=*4gDH}yKczM$
1ur?YsjO8iuO06utEm~PeJQrCFPxh%z_9)&?yYW-G_9;Es2>6>+9-r7?;`ZDTdg0iT`3|lC$ZHl%cwA_y{RUt94+=G{+&apCa{#M
B(2h}fEXL8Lns&=`Y7F{kSHRj->`?OI4T*f8Zgr`a;c>-O0Cl{+baSv-!MrhS}r@TX{a2l^QeH7j+70jLMn?Yl_NJM7AU8&WvwnU
A+duLJh08NktWip$gTFRc&c<MVJPLC=`znHDkj$|0kT!8W30BRQm#WAm7VJ>r>;{dxUXs|2_#W1r7M{(n=W{%3au0>Y@lQ-_9p+R
tEEM)W1;h_*cp+ituNrLnz3sr%d89~=q+6#AFk6ZcAyNZgDLMLhAb8)04!!OudjWu_$VqXtDwswekznLkgaGT#iWC);H?QHyROcx
${S&=+nffY87V{~*C(baVK5G&T(Yhpy{i5&l`9x76dVDlOQA@j!?24kF|DT~GO)lYX(X$vtE1Sk^_I`6@-r8*&l`fKqbS-cRxq=y
1uj%9(kZSpvnensTch2mk*#YeM<Si7S*T;Dh$eU_q^H`f;2V=MqNwgFIw+s5VWW{DUofX7CM7y1>?yV>3#$sQTpY|Qpr+!V0-4(!
t1$K-Eiw=<<F31^KB#aL5UfHXMkU^^wJ8LpkE|&wC9c^pW~aw1t1u6)f~N5&F(T?Pz!`2Os;Iv!JFY4$L?qm<G^p?-RV87rLbBwq
i!b-7hOvw)TBMvU6{O&)JSw1<a<Mls4WM%{#jGYRax5LNAuL%XsIf*S8!oe+8>_l5Cn}RK#43g+?WYl`&K+JdIhLC%!mQb$5h&%Z
l&SYDLo!Dzi=<E}6R^sv)~!OEGbWO#SgZ3ek}%>VsHi0{IWUl@fuMD+Qn5Iz94#=gWhf3L0<gxAU>~_5A*Vo~6RaAlpr}u&OQqx*
3N7=jjhPcKVK9v#XCxUgqpgV;EDnsOyD=3jL8}<5QZbS$tE6QlqadTC9ipiyX(pVf1uAAOvnhfy1SpR#OR9XVvn-jXFr=WEjjb{!
Dk;RNFQ~k-jwxv@?WnM<KqOo-N-h;ClBb{~)htmm2Ov8z6)Au#Tde)AiYNiB5u^*O7cd+ghOfe_YcHv#7$}6UdL+ZC1tsRKZy>QL
60WN(8K|lxQLn?VV5LDVi>=xx`>s{7Un`U<7$qK{EiC<>F{zEKXtIH%O(`6&QYgnR%cftVFfK$eu@*Y5d8LyhYb>EJrKiawdMC9l
?y=RJLZ|91h^wh6YA;Z%TdrHKr=jAm;wl8D`6a=i<1eZ$JhAI77$jS&IV|)lJ}A<lx1fxtC@rC`&M*fs&!v}{6elDrd?O92maW35
N3J*|YAT&EzpH+%7NUEn{j2FKCnXS~Hm+Q*r4hxXh^`wg9H-%+R2&$u)2ZOGRx2;8?yY93-YtVD(Jx6a*(KyGK%ft@D=H!-PNw^<
R3x0OoGUFWd!p^HMjYy*6{xo?^(ktyuqz}j?W-A~uB`tpHLN<SeynS$8!AGuMkisUnhA?7o~sV61Q-3Re<p;aMXg$&iY7U*HZ4)D
oh%Ej+?LK6V=!eb`>2s9U!MJ)0j%Mft(@Mi^diowA1)fP^eJJl*dqa(c&#w3Z!Fp;AsinpT`H3y&?g?LVkaf6CYm3h7?+-y7%FQV
%dV!aL?}0+XQ%}$i=lC+4jP;-K`i7gm#fRC+$(glJT88);;-7SxvbKs7%{=7iI`ugR<b0n%rb8$|16ZUH>N_QSRsEW?H&#w)1e@+
Hz^RGH7vp=KCWvnezBgd?jx(CN~&G0(klC_DI6&+JT0X!CaXT7t1vAq-5PbT!=&!4_$)pp!Le_y52~{&t|f1vp07k9{VsbbY$-IS
#ip<&_Av?`Jto?$JgSVbtShNAw5heIv#>QG!7fawGNYj|WUMVN=cXF4eXPwWZ76;!TP)rs5h-k;;xOQ@uB=`$ODxSVV=BKhuB)=H
_o|PrYAv6waI7n>0Wl0HeKSxc6|8`)-?F+f=AZ>Dd#M#HR4?kPtgzWBGpM&Pz%5&qou#}mnIFEV*e-}HY@&EFO)=pl|1P<#oT%@l
S{`t!{jgIoWUV@<a4Nm4KrCw&<d#CI-7GLGM51~kS12o|$)rWFN28&n1fT9M_a=Lxzbr>8&MYx7Ij|D1#VYBnf2YE+5-F4|mMbDB
oF8tgR4RoO!=(bKP%-eV*DbvsxG8y_t(>hbMJq9}-YDpug)$AVC#=<}4yYI%-l;4x(=3!IdMt}1$DbM}oUZmCBds*5E;4<v?4;o>
Eh6P9A~9waG$70&STH9eF)n*7!mSjiJ+Ij<?=CJbmahw{Q7s0pbud`05v}K_H6>iDpq+7}2`Fi>%&*w0<)V@-voG1Nqb|xK5iaSb
t}RZm6|V6xyf9ZFgRbhV*(zi%NhJU*5~}g97aK>ce4F?xsG~+9K!A26_b6j0StS{$lqJ5PTCT$;E3N3P$|>8d1*!zDNF<u1VJN&I
%OTM%K`fZ5D={>$=`RAP{3;NpXsm)R&LvJQxh+r<lBl;RRxP!$05Tnz+b2yMSEWlRmZ&tV5UT5^q8CK4<}664-z}`Cqp;X44X>cE
qp`iDQm7EG2P&-}cBB@qJg%86E-=rqx-VTV*)XN7RjOzf2dt<iQZCpjQ7x7*L#;h4TLB-eai*jwm?<tNwJ>BYn=Z~PIjl7?rKhB=
B%9Z*_MYCO>LMhs{xPU9GofLv%N&53GO2&A-K|ctL7^+K<SMBp(j+ahIxNsD`lXaEORh;R(Il{{;;8Q=7_Gji|0$)fkgRd2k|Z0h
hOGvyWUvvS5GWj~7%)em)inJrpRB1TEiYNAdaeN;ODPsC_ns>)8Y^@v)}8e#awmf%Gb&FoktD&WF)dK6%cYqlgeWE$jVLLuIj&nM
d8|$*dZm3ahOu-pW-0wA(WucbEiCb^P$o^Vld+PhjW4(@_^r4qAgElV>=E6prZAwX=Bk1sRIRZc&@HMjN-bX|FDVMM#jqeI0;Kw^
@vQ8svaEJ14k(Z;OCZNAqb<9z|F6WVo-KMTi>m^#ceD4Tm9O2d-!F78&@Jn#>8~RsFDz%GnxqV)6|51icPQp78z@$@Kq^8nk)R1H
E-XT<fG(}BD6Tp(zOc%xPaUkJv@5O{+Nl~S#3b9RgQ$8jB&CNgVz4WuD6gBZIITIFPpxSqCaBG<{iK|)Ga8+%!L4zmhp4p~<snod
O0M2ALZ>gWWh=)mW-2QzkEk>!q$SKTIHV9G@v3w%s+>+Le5=i=2dwEVBCK67tF1*Wh9hXKm@2m{V5#^ajIORI)}TW$TNsS4SrD|E
+^U_jqN;ABaw&8&rL7#Mo-8pen=T+UWG_7=Q>)o0^e*)y_#@b(_bHvL10=00<tz`N4=Yp^FDjCq-J%998mxIL_A3vqPOD?Dw4`vO
Hn60iI<6M2yDtc&=O$+#Q?Y!kGbI5h9;J0H<fxf4MlfZkwlSS8{;b8OHz{o_b}qOsYAKW`crENCsW09vMyofYtSkVhyQPP!&mg;q
-7TaoF`{Ou;g^M|b*x*mg)eulf~~HuRWV>Huqt^ilPV4^`7K>6!mXAhv=lNdYA$Ur`79HqCMJKWU!d=$D6T4`yQp3-8mNpYIV{>M
;Hrw4e=wV?PAx&LvM)p^nJp+Nf~v%=pD6dMdMXZ@a-&)=t)z!18L8eTYo!d4$1&Texvj&eSg<Ilp{qM3(kVPGy)G`F-JsK`V=M?U
<soUQXD3J~2dfS&5-?}42&kx~2rz`I{x1uqj~L0Qi>f8CB`LI_vazqAN-W_pb*}IoS1((uR4S#b$g8ue60WZ;mnFq060Hug)Untm
XC;EE^d&VeQZ13Mcdb2~1}t=`5hYnIV60lR;h;*R>ny{i<E(=rpDH~nSFOG;qpebwBrtm}y{#*u?J=M$l&_aA2CW$^M6Guxt0oL8
J}cm*7Or+H`YT-}TAkG}RWJ)HDI@2pdNB|%Z79jJ&!j=7#;|@W#iA0R#4)?4z#pb4ZZ5SGB`9JsSE#&{+#=tuh%PrI_O0Zn6smYD
p(S!E@-V?3Q>0s|nWaOmS1da)6eda>95N8604GK(IIxkbO(+qr38!^12Bh+)yRe@uW2hIYVWLVb$1n)7BPh->^etE^XD(>1KqSE_
kft4_hb}567Og0!0Hy6L-7C<q&aZ@~4J6&GV5-w8y{{4^V5-q6@~+sjLl`kGyDAZ`c&zj$Ix_e#W~N@PW-o)Vw6FuOcd$$(v7Di*
b*|y6?JYW^aUNfxhN+h>HzjGNAg@lWovn+k+Njkk{ib>)oTN7?X{@Fyw=qgA%`KxA87_b=NvZato2fG{1TMp@ZZUl$sjgY9cA$|c
NujhY4yfLsMkuza4Wv^mWUaBO<E&|<NtL1=Un;9CU?|`v2a@j~V=WOZfiNktq9z5b2C(w5x-71z&MZE%<DtK;6sCzU$EuvHBCE8n
9<freprsWhL>;oKwJqr^V=+D;1}%Ul%Pq2`XfZM{Kd%d|tEn=n3#~w)3oa-jeyrB6!7bOSq%SJ1QYzaaI4Zj=RH1(`S1<%7lPkNb
qo-CdHK&g*5io_W#<R_@_%BYV<g33eK&eS5_^%PMwk0jFf~e=MW-%9{Xd|00+NA_22rA8}VXC$+#H?c~ez2~v>Mk)9d?*<(5~YY8
5TqlmXcs{+3^2u}3@vso{4sYkge{sZ#T{s_ATPqDKBo_=8Y?y~wj=VZr75(m7A@MYYOX_>jjSlFd7;-TFsW279w=I=gQ!NaqAMJx
k0Yrd2`MqKu(8%F-K<oo&Yj0Cb*!SDkFr0OC?=I48XWwv$Q?YV3#xD{1hB%Xu_TM3f}=06s4s}H!Wq^qVxgKU8!aO&6R_<k5GAfK
WvDeVYOq77k}~Bd_AF&B)GX31v9M^aUZ-;)02G}YZLc<)Ag+I|>y$^TgQQBSn5`0>(V*3?N3e#blrKD|r7DuG2qq`9Wt}6i9i@+~
FDW!H6|GXRS}xhIn5{IREvyu$X{`9E>o6Lq=BbY^QZMc)*eORY8!W~w;H77&fG#*FE-)K06d+%yz#uFqP^}s=FffuP9<3^{K`d>k
^e25QHl<oFov!An9Iiwu*rv|0J1@T}POHVTohDka?IK;MuPn=~T`!g|9;sum1gL?p;2mGEAtsG5)3B|qQK<eMe<VVzHzN$Fr7T7!
mMPjFizpH(=c>9Svn^Sv@}H=a?x;(pK`LLaBPDJoQK-kM6t09X`>ES0nX){os4P4xk1QCbRWG_Gsih|<*QExeVXE&es2{AX(IRlM
z^IECoUPKO+b683PO3*G8L=T8Y$;-@<DRgqnI`6|9WJb}!KAYydKaE94KENeF(I3*;i?lS=PdWB-KyEFA+hBvOETH2+Akrl3oW9h
OEFF<?4<&%4=jkRK&<Vs=CO?@$suhphb(EVovjNg87kHw1}sUh@v3;Nlrom8>8abP#;&2N-JOQ56EUbMtuXto1gN(wPBDwFrYume
x-Q`^jWAuCgf0uAda*Gvb1<JL>?e>fS~27^iLw+EEGO9*2Q6!=v@BPy12JBoF05&#h$Eq^8L-o>A1<aTn6O{1eKN@~#wwqt3m{M^
HYi&tvaG%_tFGFjDXR6Qye=%P&MqPx$SGf_O|7@D{46CTKPCDpDW4Ri>ZT{Fizyu~%&+32makJT1S|y^8m{&(HmyxCJfxH^t}gwp
1dHjYF)li+zbOhG6PcSWp(-b-SE@p<TAk>x6E2Y|Tdvh91)@VOK&Npmil%#~_pcZp<D)06SFOmYaI9yiA1#9_->qD)m?9@B2$J8T
`X_NE<SI0*^Q@CEZYY~FO(?l4E-fLjBdl;O0IZ*zAS&Ff@0>CzUMHod!Yz;_^rAN<{2co&m#CVpU##gc6REc>Or$BUu&QdLUm*&x
XfocdQ87OvKCAE|%PV0czA0uaSSpyPnk?|Gel4*u`mn<=Iw_2%d7e+MTr4Fjg)xdG`>b#<LoiRRvM2i`e<-^rx~bNwxGrrb2_`G8
CMhK_H7?7kx+x;1ORLW*`z>!Rk1Fu2N38)WdL^l?#3e_pO(lh>CMR$$Eh7x5XRx@eR~Drv6|9M@4KHe@^sS$yYN)|3swr-**)6q|
GNpE-8JEziudCmz*QyV!%b`Xr<FFI0lq)$S_o(ryp(z8c_LYtrrmQHiwjmL&b0ToBJSab|;W8hsaxZ1BQL?EjRjp7enke6^=cmW7
t*+s%k0za-w5;#0kR-6EWS}0X#VqTvd#q}$t0UT~V5+jLL#92hY^{W(cN4}gsh~<Cd?_<3NTYM5CKQA*m#Hfu=PN}hRW0kPjHcx+
(yC=GjW9H(Pbtc*-K|5ZQ?bP@0VpFc5~BUB$)xG6E~@^m0I8X!SS=K;L8jlX_pNm&2d!2fK`s=jAgFpMmoSVn8K|0|)Svw-hAZ(N
H!K9MNiJ5ZuPnqW->0W90iJZJ<0~hvoG?l&HzPBonJ#pzpDzn8Y@pw<u&YfcLnUu2V5zAkFeaj^s4WMjd9sV9>Y?4Ikf?qrl_c|}
RIG5YqA3im#i*?*_N*)>o2?%(_>}>vOtQ?a^(s&<m@R9nb*sZEA}Euo`>FM;>@FLkBAU-HaINAgg{e+3|1n-IP%6_XW~J$>!Kd>j
WGjWRHYLKaM=fojS2Xo7<)lL?1}w@c0IzPP>7H(&9UY6Q12ZD0x1?;a1*j6O=Oliu!Y%8o%B>!(Ca~?PEiA*ZN2leW;<90_VWna!
8!eQlZ>rxYr7)<f2rR^;+p7sNrmQ8Vwy=AvhAw`v1TDs-Sf<>pZy*q^k*ymqg{(iV_^z5PdZR0^<{|GN`znMn)S)1(7c<YNaWEPw
o}SY%Z7T<)KPs=KRVi#Jr6o-*C$n}cS*5un3@X2?fUJX|dmwEfK&(X-e5&%UrlwM=QY@CMEUb?y60TXROs5<$QY_#jpepmMMj_a(
3oykcA0UgYQ7m|>6{>|DRju5p6DUoXX)UZL1~2ro4Wvvky)Ky~psvKOI<8hN>Zob1Q?GHZi6eciGb4R1D=8c(h%T+Ib173R=%iV&
XsCWG<SlF~*Qwhm$0eF86D$iZhb%@UFq$YWs;WpVMydZMs3$w9JfZ_H5HPkX?l88dxTvNiSuFu6DyqsO2BTM`z$r<uGM9iZ+aLU}
^sIIyBPfKSVzAaN-LS{551Mlw!zg^QQm~FHq7@vd1tid|5T#r&xv91&!mQD%dMvCgA1O&1mMFiWSP&kpC@(s$qatCff~xH)7%V=n
6`VsaXejHiuCJD{K`!>MO)f>R?=01;_pI=-q_0e{=&%SWr!h;ilc`rG-KXoMg{1PRoGO*3Vx&H!OfGw_#i{xv*r`yjsx68mBPVYd
dZzL&tRuiGQYuZX2Bk8pVKaEBB_KAdp`$7-6DMA%$t{E~rY_{Jd9AUm2%5|;=dBVdnJb1V9jmV<cA%>u#I2Aqy(Q18${ORPo~<US
3@rGi1FT@NLMvM@qo*q=&nncS3n;Lt*rXCFPa;vS)Ts0?z@@9Li7sER8Y*ry!Y?f*7A<ozjwXUIc%*8v{GtV_s-AKyPZgUcqA``I
8ZP#x6EPDn-Y96K-Yb}}Td=UEv92_+Mx_TZ2(Aw;hA?KGeXZ{hJSqOLBrZKHi>lQrqo-ypxuX9hk|_ZxOs)#6p{y&c@hm~GqoXb<
Nw8P1B_{r_v?^CA@hs>kzO3ah;VP%7G$I!<EUG^sx~sITWGLgR<S(otHm*6Xjj}%_tSs9YZz}>Ol&-9)K`3pkex-A%Go9$DEHDQy
BQhtbMx<6KE-`APTB;N+-K|#=x-c58nJGIeYOHXjWi6+xBp3ZCHl;JCxhR>hdaP@&d?%nG$RZ-C2Q4=$rLUr+U@a1`KCiPS9x!e(
yD$l}UM3YP@U3UC53CiXdL>k_7!e$)n<RIl+@xHhM=qT)Evj`TZ>*WC2&!1I{hi%0MWJvn2PGjDcQB8n{UX1tekud5V=fje@FIaM
h_F?lk}fT-L@=8vLZ!H_C@cvjps=y4o+-F8Iji}pGbh3$T_sE{VX+;ZP^aB0(w%Iue<s7N;;FJI)GMp4t|449YA|-K|FET{s3mJ6
LoPZT(~@B*iLdD=;H_V+E-1j8J}P-8vZO{XWh~w-swG^ZOD#hwJ*FzE-!0xPuPY|8gc{W>gR=20R4HO95~eMxf+^`K0IhqcA1&W1
sVyq0W3TtDiz_!PGNgB>&aI^^?W~q0c`Vkj(WnVBQLZE`FRJz}2QWt~BBVC03NEoIiL6*3Jg2*@Y9IqENFBqUg|Lhz<t<F4aj8))
aVYX2Vl4=+QYn|M60oeV+b;B`?<$M1ixIadQz*SKtE!hJUZk9`lPcz|BCRy7dZuflA26=0r7K)4F&iGFCM^gjcB{mu0;>=%b*izj
(4&ed2QJj62B`0@u&LE6Yo%SGilgZ$xGY7ZtS#^ypsH@BsWDM0L9EfPQY(Ooi>}QrYo}2t$*z1Xf-LtgB{8fm$||%m_^4zm5-5Nx
2qbJBQVSj*6(y>qBCHoCF030Yxhi_3>J>Pf*s2vJV6yis$gUbGaUpiB#W6jxGnxUgU9lLjavX=TC9IXGR;TBrRVv;tnJl$1)2Lr4
vZnth6|6TeC$L?w-KwgpE;3ChtSM-y$t+B=1S?%8m?4fV$gPm1UoBs$$)_nVuPjz9EwPs_;0Y$B;V3sS3!JR3tQ@7Qbt_x0@~m>I
1*@tmjjHCVbQo5!Kcl;t10>3+m8fPQIIHF^x~zI9+%fd12`<7Yk1n1t5vai{W-Jt_g)a-O@hFI^z8wT1N+r%O$FQcb{wAC;c`bvQ
^q4iNxvOg-hOO_Zi6{LoUaaaW_bdXZP9$6<v#Ad)LMgZ`-6XFp9<3H6C9Ke_Yp49KF)9fz^ejxP6Dn1$3K)tYk1Xb(d#pq<I4#$l
Qz<R5Y8Wdg6r7Z@+$)r?4lPS2f**S<`!4k@*|5B>si;Y>y^#_p=`SiNvnxm`Nv>-sny;~>TQ2CTKdxvj_pT|P@u`WiIH;>H53qnK
9j)Z75HL+K8>N=4?V$$=g)i`^<uLoAPNx~Lm?fbnGOQw-ny8$qSR_6u$*`I(?JWVNGb{I|r7a$*d8K+T+$)Q)lB$0&E3x~jSuAHQ
E-2Tkn6S*JTd7m1xT(t}La@B6HKm0qG%gpR*D0N^ATooh+broSnwzDnIVy;#&!x(!!Hx_lTA7?11T0RTG%yCNk|s*6NGxEip{pb;
RjQw-@}s4y9<3rUU$HK*fuwUUzc3rIn=uR|+puq@l&xZ}*rDGnGA!aMW2~X3U@nKPL##}%<E5^urlp%M_N_v#$ffcnha3+vr>L%<
T`9t=Rje@+5-cRDVW~bSgs0)FUZ!oTa4g3qnlP{?kEW?F{;cz$b}+FmEv4BnpC$aR1gRD*7Akcpk|@|GS|dj;xgf(Z5hgpXi=|R0
1+0&+MX^{Y(5*fyR<Fe^SS2qhDyaFcZ>^jxFQ`GV&#soPs3lU0>?|xW(X4`}2d!%-hAo?~7bxv0EhT22)2YKNu`60CBB$Xi(<p2y
4lY2g7$wgtzpq9xSEo}W@T$-*udG<8?5=<>(X5mu8mnKf!?HxGq_0G-Xr!<ua4g=b2BcatPpTL*%$^FO&@fA?o2d;XktFA<Qn8^R
@UC*J2%zgNr>f|zkdk#Rv?v>>sixqqz@oJ$BAUpqimHGt?HeDer7#;QcB<_#Rx0=;(JkmOYba=?y`a-7n5$+i(6NuNf~kG5`<0#)
x34L#;}k6_JgTaok)naIWuxq_!Y(%_qO2IHwJENz_$!mFwy<8Lb}|Php(_0&944-o+oO#jqOD{lswfhw=`VvTgDhvTm90Oh*)3z7
IU=>N;G^H7_$B2esja`M$0(~V&7k0{%qd4KcP73ln5bhZBqi>w(lOC2NvY{18>haf)-&EQVW^KDP%Kv{zAO?f{V5cxG^>pyCNAD6
g(eZLXfWC&TBu+pn=G>>aw(0Xnkg+Uxul;dTe26aF|RSL94P6lUMcM=<17!W37nX%q?TqXFEMhYxu|ERDW?~p;;jd=I4k+1M6MSw
@+c%Mqb$0pZ?3kZeJJ217A@2*aIV~^tgXW+10>%pJgn6xEh>|#M5w&5R<E5dPbcfI)u~{ulB_$h&Z#f1h%M(RGb#-%3$Bqc<0?k0
WvF^1#H!n^)uLT5gDLzlimt{kNUq(hG^i^sWvJpSDzL3Bz$zvxvaXdQWi6d1y{<$rN-%)1awnW6pswpMmapikyDP=3MXtx74Xx`P
hoK%Q_pR!zXfGnLLabFT^d``*F0gzowW6gjZ8R9Hn<)h|{vTv5w5Wb65GvKAeIwT)c@cK1+bN5!UocRv_bhZEk0oNLh^t1Y)|!5=
tFO5v603?AQm(l$a;v=^o+$n=e4lEvQ?K?g_%4niA}>g#jV>4}oUoHE`lno{6e^Rm_$?i*q#SK045@)7AS+BM9WPBR`Lb6iSuang
*Q%?d?kj(+1SqB`XDxZG+$uDxlpLZkyeHbIK(9@&k|Dt^{I8~}#-?j5rJfJ29V<$!tuBQmlB_f_Kd2EbdnAi36|Z0_%P0aXEUz#n
uqv0ROQnw@T`_H<0<J+RlY&wy4=wE{{H-*kS*UHQld+^P2dMO^Zy~3yoH5=g_A1k@`>7|S)~w?mo~1aX6t8nD#V{5qQ><mBi!5p@
*{*pcPA`6~Ah513VXTHJcAYjcqLCXgA**n$D;!)RASR-!87CSpEh+e;$*y>ge=f=|g_>}x2QU&YJE~o&Dys`DbS&g7%deU!4JZ(&
T_|!XpD#x*N-!og^r-2e7N~5d0;MgkeiKWj<{~Jp2AlMN-XpNEnlR#`iJ;c2f~=`6)GpGR<*^Q~&lmTtUm&TdZY<z0;;ft^_ASOF
1+MNeCMhx|fv5|pd9alzPOz#lFee8rGpN@pxvGpJ+AVdid?=cv45>;j$g5ql>MBzs5U0v5Z?LMXWvvXYDXCAY)Ga8PL99hCEv@k?
9i^_Rwxu1c0xsDofGDIaE+UShWUp4Nk}RDlVXTEL_axLTWG@aRTclDe*Rh|k)2lGB(k1ILY^Sa+j3sxmaGmC)z^J;eDX<4GhpiSZ
&m;{g4<#QZU##9J*Qz6>2P%Q1W-MzkP%cX-WT_=BlP<+2+b+|g(ynN&bgG%6x2DdkH!E_Y%cgWLG$@yu?JN;6rILE9kgJI;ha^Oq
rLTRd6fyp#Zz>)og|2}rIT?Sk*DWS2nIC_pimSOV9<c2#aw_Q&!YZ~f(lAu17qZ2#DyQSDtR*-l^r#LjQz%!bfUJWpz9?TMn5wLz
6)d@<J1s@75G~TGoh~*fho-SCjxM;QQ?jrw(kO;0!Y;feCap)QGNccxRWSW3w53j*6)N^D1FxVV!zlx)MzHuB=&RbHZLCk9N2Lxe
5ip9bBq)Zev#!OhWgR~&Q?YEE?ki<1?kK6I6EY5}fG>uvVX+`E5~DV;6|5yJ^rIQDgq`#!aHG^LMJ`kxvaL3$qp7-|Aum&;rx*A#
bfYM#EFVLlZX``BjEL>2NGw(<gf9^!^DTieA2cqhQJ{n+e63m=oi2p0POF=&wW=DeVXIRw@2_*P{h|gKhbs@QhNmGg8>TEKXRIf$
Tc{^3PO5CIoT%+EnI{P;VJyZbswaJy8LQ)(aw%;pMz5YQW}&IAVJkweI4u+~POb*6Xe%SJdmIa?P_GFsR;6s0<0@JtVXsfDJThOf
ZK)BgWgy=y*eRr-3n>pIS}MaTm8i+9fv9gU5vp%6Y_0E`i>fFXEvsv)0jPJce=Kt<MJd59I54LtNUj_%-!1m4!YlNxAtC;&Gb9?T
@h6ik8W{5^ORQqB?68-uqAt*_C@F*;(yz!X1Ss1f?5;+sx~T9i;ix_>t0}duA})q3N-7tyb*R9YO(Cu^3N1yc?<u#Q@2$D0#GEaz
DK5UP!6`u~wI|du%dBpv>oKgOL?x~;@h>_sG9!ko^CFL{FeLw@CaXy&wx;i_I<5k$&@i1TsV`fwcqADt)Fe)-m#b?i%chDf*eC?1
!KhuQxvqUO<uNIsATZ)0)1jWA8mbB>5+ob0Qz$Mh+#okAM6sx^FD-&0xGFNT!z{lkqN_-)0U;%(53Wg|up+0cc%(Y08={!77pqGt
0<uG?46P$Gm?$l=7N7B;UmnG+S0FN^Lof!dMyf0zBB#F~9WaokPARFXB&Z>;TPvw3dnzljLa4ne6`k*<FsCk-@UOlkE-QR09IPZR
oh=hF&mm~2<(*5bA)zWKrmZ2RN37VUQz~aJB&bFr5}cr{6|L!!<}4Z_KruF^!lVx?HZ2A%GOL%b=POqs5iQp(Z7V~h7$yIxX)gRK
Osmu&B&|p*Y^zSC1+1?pBrs8|CMRaF0x(Q0o3IV6?5`26zNu;~wHhd}3oz*^b14QaF)D^BJgx7qFRKcq?ks$&0xLHw0H-siDI|xj
Ln(a>mMXQb1+5}0@1w${Gp<gn%PB>wp{$WGMzBmU1FIY_jv>`6t*vD*+o=Sv%BE-~-6%w`o~g*JN-Wu@zpIw7lcrp%K`y4KTc$WG
>n=DYs;U_$Ca)_hwXuYr9jQ&MPa<!rk1&6*MyfI{Mk_Qk1g~)|buQ8|-Koo|lpxD6POYXQldin7ma68P+pN$m<t)u4gQ|)vwH#Zl
xTPkpfF&I(LaMweN1@W7aU~Niw5H=Q!YwGU`K*X3_^f9#1uPaQv8{@<t*582p{IQ&E(pyu$*yuCR4Y@e(J(wJ7Z{=|5iF>&k1cqy
;3(EEGcXUb!>D{Dv#<gp$rRPC%pvTrN2~6j&9Kp`v#z+U$E+_bGo(y0iK@>lDjuk+F0Mo@ASjS8@}IgSgQzL6doB5|*)b)i6|2jq
8LXZtF0S^R!>DgCQ!(<bdZ+|1Yc7SHFs>^vEvLt-MXZ1*7%TuP4=(c`uq-nq^05A~y0BU-2QLw>ttC4!OfI36=pb_=dLC`82q_D!
!Y8>fqA_Z%ATX9J<+4I7qANd>L9^ATE;DGSZLCzMg{P6KR<ReUP^t$Z{UwqqhB6#2CZNMF|E|5L0xT1v^`|T;Cos>f+$lS-qbu>L
rK#K~e4RX}N-eLiUo2NBCo6Za)hu5v%czkWhO2$7IHWBg)uw+a10-86_@=a~6)RFNys{#lZX__Oaw0P+L@7_MTp%<u!>{kG6fHNi
Iv{x`t0knSKd%HWoTyJP11v|Z+^V*rlq$O*AgFbq?x;~O=%uQpR4tjXEh_)1Wipv5)~uf?o2*Nu{uSn}Uawgs2P+e#@~KIyF)Q4z
Yb-7;1S|(C>>q_Dpe!k;y{V|FQm~jM-K}FRTBuJc&oJmDEv)9UNhqK!9<iK{si!|10j;vHd#XLKDlPJ^Ca%RXH>`}Y#IE471FDHD
Xsvc4^Czq;xFgLiDX`z0&?il@s4TlIucbOIurahRyBa>E1tv4FpQ)^*S*!yosIN9C5U)ioeyFXh5uRi%L8`1N86pO-W+m0Ah$v1i
#H=BubDyKBbt-wU$0k&&cNjCPxvrw4DkB6eSu8-QSSS-R`>3EWxUo$wz@oz@Y_NPOlBFb`#H-D)Sg(npE~FPIORQzAD=%U!BQ8BG
0H&}j1+OzM?koYSzAzCm<|Mo!crN{}TPo2d0<TE0e5HvjK`mu1vZ$mg8m!Z>Q3@9_6g5+*eXE<KuA(5V;VkB?gCseti>OH}MJ&Ol
`>+<OH>K<+Rw%M77@2scL?vUc#wHu5_ADeZN2UWXw5gveAFb1(FDjcc2rN0PV=fUVqbMDwk2B^j3aZZ??I|=Z`l#5cgs3^FF0CS;
03}fxORPgA5-^yp1+d1j%dAR?_?|5))-X6Me4&^i1fonR{iaNwkg#|uDyg8b(xj#=J}f|>(=3IoF01FLDy>~88?9TFSgT>IZLKG(
38--_tSttnv#biFVyY1)gsLvJU9h(;n5-QzrmssX$|x=%rk)oq5TSjg;HwuY`mtXs@vPaVdY>UNu^YXfw4*<jPM|d?QY_oBW-45q
bu4`-G_o76y))jViKJJmy{>qykthKzcADxPVJLa5fvl`2+bKpU6D<cS6r>=nwX5o{S*E<HC#x_msG`p<s46k8A~FUigQ(OcP$dVk
sj9rGYOSO#QlP-BhpTR@IHaYd%ca7oUN63+A**yS!y)M_-y^iFTcMkkEUVD3LaqU(k0E3v0k1<W_$iJUAgnB{rYH0=!L4mB7%lm)
d8I=reI-LKn=fauS1>-To~+0vp{l5@Z7d?7im#b1njTdhYN&&-93sCU^Q`x*PbE~T&83AZza>pBqA)?InJa{*6{P&GpD>9XSr!$r
!z1;iDkbr%IG<mvlBP(b5-rQC4XjZxsI9A>39Lz-4=Rr)=rCY0wX9dK<}lKut|<1R>8G`>&9K5KiXK0%mnLPXL8=oX53MAuLa9ES
uO$8{vm>an-mvs3E+a>!Nv&O|Iww@CNhrN8A}e?*FE1n~)GBu@j;j(W+cM}UH?Ib)Ae+6XDW*oSF0S~fVy!+dM67(GkRchKJ*;gd
I-v0+=B8^Kx-a@ILo7h0GA`XLda7_CaWFzHp(rFP{IEYPRVC=C$1m!m!>y{U1Q?Q~|0@eDLocTyek#!*lPEwcQ7jLscqob?`YSFg
CYr04U8+7LNwBIg(<gbW7@yuO6DlApIIKJ{B`EW)r=Dn~04STHA*sTv4yV|sIi+H(z%pef@GbN$(=5Cy+%2v$KCT|GBPw{bVW?j(
eXn&a4zIK?`mD~JsGH5I*&UOjTOF${_N%p|TOkjqkTKP(4K2tR^(gqL{h>KA=qnej^saRj9jfptVX$>44XmRt0wV}6A}{Q#-LT4_
L$H0FF)T|j@+V!YH=d!YWi6r;1TgI_ek=v4(l5oIOebkALM=t8zA)LXS1=MQ?WM`7O)v#8#Vls904po8xGFoYz9yG2maYAwm#RUk
4X=?fNiCZ#t*XzYjxeMwo~X+(N-VQ1!Y+O$s-hz(L9S}8>a9#3tE+LTMHn6?aw3r`ydYgHTBH9h6fI&NWF(}bR;l!-NUWZ&il@6P
ZmA)#AFwT{_M!<a2`rK(`lFAqX(*YkX(|kv5G;K#1|0S(Brd%o<uPHdj2R2C6*AK<126z8uOuR+x3KyuqAftF0<45F+^RS)0IEDG
Pp<|tKPhPxSuISgw<~TaFt9W&!YH*OtE$E;ASVv5cCXx-yrVCz_=--k6Dh;4oUaTfd@)rp%_9n@5v+hNE-CdWIV^K8_Ymlz3Zw!p
wI1;?R;psK0j&Qpb}a`XoUj?Im#SGT@T{|~Ft2K@sVlT8$tmw5Hm7+eDysagej5)cfT}4jP%h%83aU}3=B9Y7dnq`i=Pg1Y=&hfx
N~uVv1)oqYNGxnFuq!>V$1r`Vtu6u_39vODt+C#&v!wQ}WvO&6N~A5S?W1BWE3fx3RW0_WvnBeeL?}_HCZs|iXsiUSKriU5_pM(n
xU9;qx3OiZ1+Fa}8Zc)QB`zl}Q6>c-Z7%7qZKpLX<1a@mE-vM)rK;vG8nNys$1(P*DyjygL8K-p%qXQKU?T;vWUq@YXemalL#4wb
ZZ8ffzAHx{kgBIKTc@}%U!>KnWg*-a(Wwck?;_QrpCoFi2pdfpmMe{>YN;10LLa>>G_h<fXCT=eMlgRZPAal0`Ya4EEvIdiV<m2|
ey+Nhji{C-$*mQo!k|1UVxB0ceJd}np0UTR;H-lwzOg*CVXMWKKrf}A#-_!Wou7!Wcrw;4(Ja)gCM7Q<=`)b4fUJzFWidT4B`gmk
*QGYE7OQ+L!lMkOW+-^B8Y+%3Ei3&fi><I4R4n@=bf<VOX)p|{PO0#z&#i)~GcG19N~RO6*D5csC#Y>LZmv=+S*O3S@GLSYN~>9?
#jIE_9;BtAI;%S^=O22gETw%cT`XcOs4e@V2r#uOcB#53FSBbY1FJGHStHh<7%tZ=gDG$(V=hA|W2&1WV<<1ID=uR#wy7$xL7-rq
oT^?ckD#$FRIkIKgD|JB)h_#_MKQ9j0WGa6e6mul4y6Yy$*ce_cr6XFP!vWpQz_IZA})F-@2LnZW-XsBY_1ilWSoX0$RsPV4J_KQ
axgn9xUAQzbFEM-2d+z@z@?llx3KM|gCnOWBrMaQp0PGCsv~MD7ObcwD6@;F!<gf(Ik3tw6DKdIS*psZIH8~<f2vz0ZLmTt=&*pE
$tbF+h^nh7oF<GbucZGg=P)xIn<=U+S*B*C5T~yz+^PU4y{6@`0WgZG{w!uCiYQO6d!~n}p{Ss)?5QU&s;OhAovFGmf}?}3L94Q?
1TTRpq!b!68Yh(`0Wj9Ed8%);5HRzrPOTd;xGMf0ST1BN_%XkzKQJIDKNF^{H8Aj<AS(GMt}bz{yD$!~_8{#j-7E&AVk4fXFtFXL
5-(<^4KY|NDXl;*J+Qqk3ov>rSuUTg{v<Ci%_zSlaxcU&P%eL{Kcs1)ZzpW29;6*45T+EVsIj`QwlLeM6`xHO8Z5J_Mj_6ny`bu@
yQdnmeW;GGF)p(wmM7Vv_A7`d;UVxQHlj5iB`4mnzb(fq#wb7@vMZ9RE~AvJ$S`}bY%l{EnXL+^04!Il0x$$DpDMR7@-WS;W~z2B
$RvE8YbBR1B`-&<VIw3cKqM0}DWPqw8>pl$jWM;a+$1_M8Y~7af*Wu#C@G;V_Mjm!F0AZ?x*Sd`t}Xnn$*Cl+r>=6Y;jWq~>7sa?
)+fcSWh)LCbSC;R<E@*k{VG?mZKy7+ZLF-W)F(48M=G==xgZB6=%x&x?XLT-4KPVB+7g;B0j)WxbtEn(Q7_XdW~i|&TP;Ge&ZhC6
cAr?T)i66D3$XI89468$aIN&BDz9*?hOLgMu`Wa`lqCnIX_-qc>=<+*L#xfOv@is$Sgt=UL$35GeXymX4XIM5m@h*o#2~93xUk2l
`Y42~r=r}f879Fg4z4;Xpe?YmtRyzA3?L_{7qD-u0V^t}a4#0GTeM**Sg$Xn#;n*e!lw2o!y|Yr|DYcr9;gB?mnyp=yrB80S*)t5
8?F+pEwH&B6{-`gnxqmiDXM!b9weSEGLD(B8X~wP<}E<2i?2N?LZ5xHv#dX|;V_P`o*GcDN2w5=EgzPjbEzw?F|O?^W3Ni31~J^K
oRwfEO{zw(A}SU!8ytNsg_ww|yDT8An=2M7tEC+;)tD%)U6#?O{VZ55{3(2+Gc2Aaj-<RELaCUoGZ@{lJ}iu;d8<RMVJIc6PN++u
@TU+d;HcRm8K_~XZ7%yQwJBaD{I8m<EvPE1kuSxqIj=^iN2PJBH!s60I3&ue9x!IITpDw&9kJ~wohsBR04}(&k1C5Sizphg`yvpa
8J+g0?yR`3IHcgO3bTB&Tqt&|#4-4)k1M}0tSpEqk1--EyR2C;0IMt~M6K}|eX#tguBYCpF(h!UpDDko;w;msA1|RV{;AR_S*_)<
8nEE5j4YrgTOMvIV<=D?g(c#rm?*cYNiEwL2Cdqqfh)Wy2rO$Od!3dkII00Jau!IePO4ES@Tg!eQme`)fUPGlPc9dx2&{W4bF6YO
cPm09!z4SWNUyu1k*060w6G^7WT@e=AgxlZHZUtGdaCZQ{46jaFrBq1hpbhs<FGO*(Jxjgq?VB?#3Mj3NhXFX=&a=?1flV!D5e%9
Y^lYpb+4fxNieOl?W;C0X(-XG$EO+~Ii+-*I3>EM03AK2v9Q;nA}ZpnXDr7rk1R?p46v;%Z736<VJ5JuNhZLquPyO2Whgf;psA)X
d9244z$>(?%O0jIe>BD{fGwb^&@d~mDKH8kw5|!Eqb2Dl$t7qa11OQL8YNAtGp$Ul9k3~{Q>3{ovoM0GWGo&q11eD|2q?TTBrC6`
%$8ZM`7ZM%G%21TWGcoeS1!=BxUH@$$S-Lt46#t6S}{beeJNoj*08FUG8eV1rK&J4(4i72o-%u_Af=!lC#X59tS6A4*(V$!N->?P
W+%oYMX1WM04*dgv@2MxNiQNSD=PgN4V*--+b{+&_?Vk8OQeUc+8&IoeXNKu6R|R;DX&K`7_WM%zb4f$yr{sd;3N#LcqPFhvn_)Z
OBq|KuOLw<UaI@ByBq8)j;773S*lX1N3emhQ>&I0Ww5p<eHdvWSgP%?P%7Q7UM=XSjVSZ26)jCG2Q2<91uUQ{IVzMWr>XR!Ju;`P
l_h~K$0>s>eJO02!!D?&A+YJGV6j)CIIk)xPci2)Of597A1yAa#V**ZN+hBr<f*41d@)8UJurVXf*2L8MXfLwM6bgcWUg#1s4i!o
s+#+y%Oh$i8Zbg7?xX{)Z>&hId8%e74zQQ6U$49-Rj8w&8ZY^<@}+8}&n%iIHLAg@hONLUMz5x;a+{ebuB0ifBd1%Zu%T(BwJwh#
11RC7Y%<C!>aHR$M6l$rF)Jdl%%pdt4J%lyL@peiMWmk~MlIN&ps5QmF|gt+$t%qwEU!ncQL#iUSEVH^qbgFZH7AxXoTaI!?JEAQ
ldI7IHHvtwJ*kbZ<t<1s(<q0r%qc=3H>tj|(J0y}6B*qv_ON0xiz;}rCau9Tjw=14qNSiAohr{N=qh%sucn_Vi!U!N8zRiE)vd{&
IIf1U9WJJ-#VyS&nlGKM;IWyk3?ZtmqAbg-W~oP`FQiu^%_f^H7cfk!rZ9l3nk~j9@h&i}`YOdHpDl8pOeYB|&!@XGXRO&SC@P#S
wx>3*x+ym<kFQZ8=ChG8qbk0iMyQ7_FR%%pkTA5ElCIJ!4;nWl$*yvw1FNT~LapU3f-jyg6tTjq!K}iqz%4GU8Yw8Lel8U)W~{*|
8mq>s)~iA-rl`BENvIGh6QhtXIj-g`KcsaoT`<_JsH0k_1ur$K<f<Di?5Z;+MIPoUC$Ekx;;A+*|E!IvYN&s%4lEln7cIJ^jVxEF
@2yOx{iM4X8Kje?w63<T=Oo#z0;mcpjjcl|vMh%!QlkSUsVL&4ot*ugt|Jbo;3&wb!kAaCcdO7TK{1&xUN1u{Q>+0ZbuJ?@7_fk-
ldmJG_n1(r)~0x$U76l2ttc2Q6|u4zFtnAi7bpv%x0P<L6r542;4desn=q`fHKgDuQ6+LHaGk|0=qTeQimYWRjxKO30H%+r;-bVS
U=^>cilSI3-K4rQ!7CxL`6^2&WU5T5doB*DLN046KPDcjRI;-y0k1tRkEVmJH7Tft(5a9tIj_m3r!a~sNvrlS{Vl98h@_?{)tEFe
Feo%7J0*Io;;s=TDx+Ae5~yu0O{v4G*sQs(RWE@ab*`<e+o*%D7Nqg1&#6JIIIYnw3NWp%g{TWD3@h2Go+x6m8my2j>!>HKX{9o+
R;*(!t1XQyB`HJ`T(Dm*V5vZ*0I=;V8K?!YCn|a}<gL;sAgh8Ya<R@PZ!><abu9R&P%L?%I4Kt+nyxCMNvg%LogrH+ttR}ZGASyo
Xr;0+*P`~QMK56`Gpm#-tEhLbs4nCv(=1J_94KC@S*|E3CnadGPAm_wo39zHB{V4{RjDN@oE`!r+%3B?E-7}hE+Ce!=PNs|L#-;9
ye?NMbELkky04BfA1qp|kr^AFvMnQ@ET9)E*P+m`(=PWbTrm@<NU8*{wxoKK#~ki28>}s)LL3PwSgp*dmZ(ggYAT|wg)dSmYK@~N
&a8$oAulYdDlfDsc(BH<l&E(uF|3p+xT=1ut*j|1awTmns;Tubf~7C9qAs;7+$3f!(<#*?cPUt>_o;g-m#@Gsx3J5tin0(ZcBc*~
Yb^t<Pc1>Ljxbpu9wrhlrx-}6b18%`A+r*dY^KbsY^)F`@*{UDdZ}(BXBbbNRwBVI7$y*+xFyyvtFbq&#wdUq;;<?$JFUm4YN+z6
v8YxrTdhzg$s-M^Hz=Mg8L!kR_$AV+6{)8%ey(mWC7EKFys(w0;h%f01g*I%p`$*lT&0;YEU;Ln#G{t3I4er7#i*I6udiaBRw=V4
rJq5m=bh0dgDOHSiL5rMcdA#ZLnUx4+^cyh*Dd?6AFcr_N2OCP?XLAGjiw1Igc~0%&ZMOrs4cE4QK=TKudReEHz}~K0I^>wJ|Y&P
8zwEPlc^A@tto&kKrN~$4Xf&`sV%3fn<`kO7%=xO-!VF@%cPE^+N>xpiKn12Q>HQ`I4%S%?4%X49;zuUTd=9Djgr17LoB>6f2(_}
*B>q&k*m|352zciKdzCTkfBm2DXaOdT`#8~`l#)#WT@9K2&ibW{3!9D{v}l_l`mf@C$3m1$*fSSQ6(HN=%Z<=kgz8&lP#<)X)4+d
+AZ-TK&;0p%OujOmm<m{3oKfvZ6wGrYO91KOPDY)?60}1-6zT`HZFy#T`+E}(W@`4jH$Mw^Q5mWF{TVM46xQPZlOvnFtnX7wW_2g
lq%XOxv4HKiml!wj3#0*xh!F*LoFt+Bca@?f-d+cGps3;*(;nPkS+Wd;-|DQ3a9|8eJxiYbs97()hNcP$)ppnkEA3ig)MTSGNn>9
J&?hzim|hz$|S0s;wqz{Sf}JK*{En8|ELGA?<qei3o7~=Ppl#+>m@cU$1BCGvzZ4jkDgd9<*zd(=A33J!79nD(X5uJ_^*^8=d7hG
W2Nq|yst(k;HsG|K%;uE7^`zEp|2Df3a&yHd8uQt?4{8zB&<@f#ix-dLNI0^wj@un*`l5;3M*M9nJmsOmn`M2ov&Uem#OqE1Rhr^
n5}21dMx~`rm9ITg0HVEqp$j?m#Bp=IVhl=eI?Ve1+YvXOs{V&3oMka9<ctXh${-LIi;&2;4Jegy`^;@Q?OeomoLYyOsOy{S}v3-
>>(~GL#fy=p{%5=!Kp2#JS-Qg5G1}TnJvyBlde!FsVv1YM<s?L3nv_~94c@q0w_o!K`*th6s!2H_OTBss-=9WD<@~C7c?uax2heX
2PJnYLoDbddaOt&{3C3rrm73911Q?12CT9#DXmj3`=Bf?buGfBBrrp&P%Trh2rSquM6LL(BdiK1$SBUOo3CgxOsGw&doZ*hjHN*=
ur4*QfT~_8*`{M0e68p!C?MP|l&}o0tSmvO!6{%K=rGeOY^$Xvz^{)i2d3*L?VW)nNG%B{5i2OB2(T<FYp4gA8=Yt@9jT-(-XaDu
3M!8#?5;;JIjj7ocPBZaA}G?TA+L8YRWCm-;G+~OxvB;-cBhJ$j;460HY`4@H=+$Loh|($D=%TJx1_Kr8<Tq}e=by^4XxZLX)L^`
=B!pMHZV=47_o6ISuf5nF)&^wdM?Ex)~P41o1PUSK`lO|EG9~=3#>S-C#|s}oUV8)G%;i|JFdvBP_1>aIxwZJa4;#WrK^;%CoEPa
9x#8duB*nSQzVR{`7R_a*(pD;9xaEbhbGmhRV_E6e=t@pg)TQKlB5N&AFx%dcBqal+bpIkDz9Lm#V0eW&M)dLPb}UopQkUd0javE
Z6~#}Hmn`5V=N4?`>m%T-mLSj<|S|=bfQC^p(+ZhU#Q<FnJ}Ryjj%<jilE}9Tru*kZY@NtV=P3hK&iDUR4n%~YA{5sOs<PDj4Rcy
aicOOfgIZ}fTg9Fce8mPV=6wYYBPT;a4xngYO*+`)i402My(*A-5Ip4xG;>ciXi1BSfqR{S*39;fT8jwktwMzIHky`HKP5X6eWnN
38xY*i>$0GmoOqKtE$Tv(jKR<x)|6k;3xwukEs?g!X08RTCF0g@u|=&1Qtapd@c8`+b;g8g0KWGVyW3K&MMt9*QofgS)rV$^`?X-
V5_>U_o<F8ZYb+BA|z|DnJYvsG=#{mCoJHtRxLHCwXEi&iZbG$j;&lVr6_$EWe&rcDlJqiFsjfj;G<3{_OKDHJ}EXXL#dFFZzw4!
+$|m>)E*fot1PoFRwlwI_@dXUTQ6v-w5}$eqAlhsAS2EvZYS}e6($9vcq#av8L;iEfFnR994zLnK_0=YPOyrotRu>#b1Hx;h_Hz;
<|$&Tfvz<sff;J7YMpnk?yY~PU!rNIqAENsG%;u-G^RqV@t^#wAsojqN-j+;Sg1>-k}NPOzp5Ir{UVJj>8mjwzN7}N?I``L$E{DW
GOPix3ne42Z>%sNU8n1)zbPs%RxGukU?_~LFf7)oFD=w6Rj4GaVzI2D5~-c5(;pBeb}Isw#Hd!UFtHmZgQ#mH6(p6KpCtb&uP!qp
KrIF;yeRt~QYW9Nk*sVbgd6WO{Vo8mLoC^$i>My3BbDH(m8=`2BrT;e%`1Sh=`3ln7p<)=xDqdwYpvX<YKiHr#<1<7h^0d)^P<`#
00000000000000000000000000000000000000000000000000000000000000000000000000000000-L)pO$hYS#U9H?OQ7@3M
pR^FOhN~~D-Y878O*1&LKeuQ!oG;*{Q#3WKn6x}B1hUMuRkEVC)Tu-=;IZGcT`-NULNq=!3ara2*tDZCH#8J7NVWyFIkX2C>z~22
g)!DNIXE%3#IF#wAt~fD6R=XKTQ2`H!87wVEvsFye6|C!O)ldjaWt^DD>WIg-!SDf?yIP*?6z)`!?%&OeJ%<)vbI+-tTDeg-z?Cu
n<{j#inhA2>9nt$*9dyHB{YFE@UxK_e>4)cm#~7i_pEj_$fFrJ=Os2PC$eC%l{Cew&nRg)xHc=Xrm~`(oG%wJL^B#VMYI1fHmk;{
0000000000g_!uEh83ox<eW?(ZycMXyP#<xju~bhR-2Ze1&vB0pC#8AwSzz&SQM+Fnw@N%fEd>x;-9e@v!X#CE{`Oc6{N@^?;zcy
v>R)f%pyFTbd>v?3Lz9ElNl8tA)S64sv=#W?+XYZw4qEQv6f~bGaVfuWgg+8>6-Nx4k2nFGb67bs+WTb)f_JxF`WsbfFY}-SDp=`
1R?&JteKu1`y*_XYNXN|wj4B}E|stx`W`Z!_L}w`hMvM6ot|8t02Cyi6&<w~>m<#iuaX=cryF*oGoh=P;~6d-teCH%o}Mk6Rvt<p
5Fpx@oSE4kK9)<E2_d7O;vl-5Fp-TQ0i(VhZ65a<x*TPoKNqka-<x@(gPkZIh@h9Eh?!QLC7YCi7?|>$R3XA4$DpJjy%l1j*O<@~
*PiE&Kp<Y4wi+=SqM_~@1D@)a<r7L8;T=+(0-;--0HI)%7@fHy;vWwkZ<M{6nI4Ox3Ly)haF*>5;-Q5d5S~6DeIIWid>IxQW2NGl
`GPK$XrFZ;mYGi<=8ArqyB+wUFd$77OQ2wwDIq+fK#C+GNEz)Q#gPY^lb!_^L>{dk4-X}v$QtOPClX7ZksDEyx1Jc8B%%!`f+Z9j
HkMzWav^FPlpa@-Igy|s%b%d6>m(K%k0I6-2b9yCf1cW+Js)zRz#s#RD55Q!-<XY?vmPa#A)xA;q#PC>of<}*)*%U%aiQWEx*+W$
h8g!H*_hxZHyat78>O}%WS=ykC?_SM>7a|04kLb-q@lqa|C|yUTN4r!ubRso)SP#qMIq^;DWdI`-i;+57^AkH-4>UirXC!l36#zq
EFNN^l%n9C5}3Uurkos;sFHgiNE~I2#~8DuM5G@f=^*12ADZf%b)_z!>;#G<7@YGPJs4jeCz@&`q@(mA_9E4obQ*J@LLEMy`yL>n
;G&5f`5q)7_!wy!MGQg|<plARCL67jSs{X!6ru;9R-|DdwxG+TX`wwJ45JbmiJPL8pPAeul%UU^8X?sfRh@*JikxDhL!NV)oen~t
8X{mEyA>Ov>>Lf8Lz$qOrJdIzXPjCifr#y#TN<69^BvEic#VP@EFbY81QxRz!<dj9!yQ<mv70Uy!k^|G1ElI3$e@IqdK(=aIU$l7
SDXx`a-7>0g`qPM<eEJrub*_GSstDo51|1jSDs6qv>gN;3zkqJu$0`Gevpo!&l<HIjiT@*`y8312PJ|UPam-(aV0SlQje3Qc^ECD
52r{V|C)gv2OWhVkQ*|lf}U9%YaXi+`kh`I*qR+Am7|KGFbGbZR-T<C9U|!*0Up+uzZkV6t{XWWMj#}iTb-+*ZJW)YN}#|L;-Kst
Y@B$cQ60V<CzfNFp`d!A>YcYDR-vAwSfEm*i6CPdDIY;0(j;Y+-=P5-QX}Lbo*5*eS|r3B)SY4&K$(J^1t51Kju%{^=M+GkwwdW5
>6QVJ2O;I1@S;y7^_xDDs~*&#Ba;!Fq@p09Zjr%^nWK&*{~I)<92>%z1Q@j)P8&xeg_g}27NYi@*_J1pTbc770i*RIFChh;1Ed|E
0-YD1Ssp5&^&)?qiJ2%5gP%YgmmZ%HTpk;u&=^aaSED?hQ<5&6M3j@64J8R9Tp?qj>Ky?j)}*MOqa0I}h@I4(sh;Pd$s>WFLY`k3
4wRgnE|M`2HXx4-@(Q;im>f$SWS(sx=M=advz-DW!hk9nwW1H4sUSTXS{`c~Fc~KzY#4Q;J{2Sq$($A(Oe98?(VRV^{-8^r(44EB
E18lUKBF8SL7Y~UV5Br8w4Q1o6qkP*$CW7{_97e*V;`@iG8>JcGo(SD2A(gJtE8SFcot`lz@1(qq@)_87>-ztaT~~!q8mLE)FIQN
Tp5s}GbD>7Tob1q?jRx}b0R69U7CxZ#GJgMah<Uszo3dE1{qcr{h${h2%&|bPa+N>`y8YqQWkWXYL<ba6(bfNA*7?A@*gc89UwO#
*`P<CDkCnJH>9N-;G2PvTb}BiKA%Sy#TauX7bHU%bD0++6&bG~^dh(&b&>)JN+S9gfs$pIfTBti@)}{FI3c(pXquU#BqQXa$e?*3
Mx-;CLmsl96d*Sh!v-;>%pwgN4<F(nFd1wg-<cE}GoWXohM}6GqZVYIYn||*be^&Zz@aiE7#~$2-=gi9LZL?^j-HpCo*bMYM4tAY
@}C$Tp%rkVOCZ!BMIq-N2%Mf91*9S%XrNk?Y9Ci4ES%7z>L4f*6_s_P(WHx<d>I#^VWz^Fe4%|GeIKL?JDfijPa9JK1R1fE1sLEM
l$0(VQ<*{_k(i2{fSw7V&WLFk6qjfm+aI(UI3iu0R+_J!BOs@uc_5D)9-mg7SfTF`tDVu9mZk_K0wpD*pp$}}389yr)}PxXBpvaf
$t3ZkjUQf_E+EDi`V|Hoot}draUD)0G9nlqyBdv~Z6cQ<Iv6XR*qs!fZX(B@f}UX*@FG$ete2c3r5F<(`JEUej~1bpZy|J_Mi&aA
&LM`HJQk0nT_N=#p_)6IAR|MaI+P6+OPv&$>K%|G<ei?Ps*#l#=AkAg_8s>ZR~;IlO`$0xB&1LzjGp(UXrcxr&zdKhBc34|jvDWZ
cA#gLgBZIUADN{fx}dNXSDpf*Kp5hj(IAwZ{Fw!!WT85utR-=mMjZ^FpcNsUVIIO7z@6`*nj-8Z>7j$5fux2S!XQ;3N+35FuayOu
s0Sn;TOGO{l%C%q3>CYWW*svhAe#M^6rh=$7$ZTS*&fiCzny`NHl4K@Pn)eI51qOhJcg$t5tQhiw4b*jYl`3?Q6Y+%7L_(4v!9%x
7M5BVt(<ui8X#mKf1KSIUK&{%Q6lf2Rit#GAt9upIvS`SyBZ*wjhuX+(VIyipd)=CT8mDh7bJ!r^(FHaGM`KpQK12*kr^7Eryx<F
tfCDf_ak<o&5-LH8=tcuvKBj;B9!DLD4-Xk7^Gkr%_6g$6Q8~k^d1Hsl_J&}U>qPL$q?G3Ivjx<FCkN(&Yh&3o0o!`Se!cugCS_4
ETniDMWl%ps~IGcdL6@=il0dd4I-B$ryO<{f*AXvWEwx7$OFq9V4*4@8W|U%TNqv;*_!MnKboQ$JE2k^>>CrMTbt-0U?7O3&Y`}U
2O*!Fx0qz49igTjWg*IsRiStt<RG~n52AM&{v!8?2qGjBmYE==Y9I5Zypk3Lbf5+S+L(Kj^P(^mwHovgTpfa>_8z;PoCw>X<em?p
VxFWV*(EF>7>;QjN*^vDmLH&+cM=?<Oq$l1iJ;3RW}Wz+WT1qc1)iB61sD;U8kwLMES)x==br-<r=EQxJtKghW1UeQOQGi^EF-L&
<C={Wavv-uWFUQwc%A7S@EMSyLLXh9A&gKJY>ITC_!Lf`@styym>*H21Eydb5TMT^?G+#iEuy#_1tt@iW||(G?;aPLWFY&Mq@kr4
bR7Z+NgNHA2Ol(|I-ED7{T6K-FrWz+37C15mK1OrzMvTt-kmX(vzfCRsGz19Mxkn;A)X7Ojv?t5A|Sz>#~f3U8KEmA_naFRAswL}
Rv&+Y@1Q9dQ6FU`HX2);%aKVVte}h^9-WaE7$)~2;+gcKs3Id8QKD}cn~f!&oSw-PccST*+n^zt3?vhzfgR46GbB-<wib6KY!`JD
L!geKES~b5W+9v)L?G{&N}fF%R+dSc%%W!=c^-lv^`A$f4~+evI-{DP9u<onx*TsFq8qEB?;FD!#T2iY#Tx`55hT(k${70|bDYJN
Y#|z;02&FQ5FiH`m>@eB4<#O(*&yQ~<r!g}honFpkD!O66_Cmw5hNR;KbN8+(UoKnPn{DS!l0s{XqtH*;Fx%o3mX2PoS_dHQzCa6
I~?Mi&K?UMF&WmMe;uS4jG+~k^^h(jpCneIC>2qmWucOx7@%(<7@2&dWuc!KgO~Oo798yy*`P?3D<eUZrx9}?f1=K!6eK(${1j&*
7YS}2TBFLND;({h1)JKTXB^m{AR*VHk04^6P9Uh9RGYLPkfGZjRG7A*5}@s(m7p!2ZIvvbD5Y2h-yrCqW*9#g`6F2*XPliKdzyh5
Lm|$h`yj#~@0DyB@g$_3z7}_-%9_v~%AJ6qH>BdA<dx=_8K1eLPNHO_K^QWfbqu8!M5Ef6!61$jY9KHdSDsE4y_^jhDj-*(Zyx8Q
EFvGEPN3KwX&hf0^B4l8nVvQuVW9LLho0!22b?_@A0C00l$eMgs3hEz;vE_l-WuYcWgwFtj2@92Dwvv-ts;b+jgC&Cd7cZLtBvKE
KBtEpNTlJJGMn!q(IH?Jq#vh_z8<n5y_KAykEkUg+!=|XDw$j$(46R<+!dFerk~0s`xaxI_?|YQ_<|ZE9Fx!$$e=Hq)SGmme40=s
Xd|Q|#+pwZW1=4<yqr><pdgYQbRXm(ZIl6>GonExnIoj0kS6}5Ng$LUqMlJ8+aG_L&>)nQEg>PG{+<0D)E@&N*__fDf}VdLn-xf&
(wV9nNu+F^pdrJgz!_2=1f+qXtfG>lCYsBnmmKI0Vj2&h=AmB{L7FC#AELjW&Yu>bp_W6NLyu0EN|`|)nT2a0a1^|nfD(5YDUnH=
I-V#M{Fvz_O_?nm5gaQbyqr`KxgkZ48J;Z^2oGHvM5mk(1r5s{8kpUmqm`7Ql%$E8FdcIlA)xpqAR4_QFdjIQG@HDgP@jE<h@>$P
6rcg18KWGUmz;$aZyv~@3!ki^2_qz?P##ql7#Ly^$CvM*G9mz?gQA%lXB~N_a-0Vp38T^*@gDvnOrnAsHJSAx^B!;?Zk~Z5QWyNB
%bwI8rylVYgPneuO&N+F_nAtdB%azI(U3i&vZ4?i4xq@Op9J}#q#W8D#GYN6)tT3p01%}W%9i&G%##o!la*5-j2b_iwH$Dm#2&Jn
6b#Cp=AfA#nw_^F0USadrydI?Mj#5EF`!%`_Mify#iG6>4I{Z9awB4(T_7DIyddu(kQWpnKAYkmiJ*R&;2^V~AsincFCe?1{3x^<
$)1{&VWNr+VVxMD^B~D0y&xolDwz!xI3$uFE}a;Rtrz*Chalmjj+{rFXBZxz4x0C*NujJE$s{73rkUOyEf!^&BA|;UaSm4<h@Lf_
ft{h9DVdTTa34*bYZ_FduA&B?0HZu2ZXh%pGa>yRXr;UlQXRXXof}w%TcF$|hZc7kG@hd!+#K!||C#Qde4*T!-=fW)(Vom8iI@zL
2$I1WUXaWfn4i8Jb|8|W9ivy9agBhQ{|g=@y__(mO&LiT<q|w21|Tn+Fq$u$njGsO52b`6)}Ys%Y!*VG$(XMk4<O?lm6)KFFc^v+
YYfv8l%&=m%$@rhQI)Hs?4b1>4WY)G;)?`^h#eiBtf5(y)}2(K4xapw<DwiP2pXmzNhEV1=>a*PEf!K9zL>tAEhCa3a-T*VRvece
Hzm@aHKO&Pnw$F?<(vf{*`vxQa~isfzaX8R<)0rP>==+BIv;MO?48acv>zp+*#`5P=o(rgmY!c70U=4EPnVdHbsrZBHyP3z=pv3D
Djq@<&XsMTZlXM*r65_I!kt#0TA|Dx5+JdX?HZIJ<Q0S-&zqqbB_8`5(4ZlqG#hglBpj@uR-s0slozldlq60g#34=~nI2@C+Z{KM
g`N<eji2%ykqG>eTqUI;tD$+7K%uuG%9}r*LL+OSf*1HBf}p&ir6v7?upt*9lo+I)iz7Fl1tHU)q#@)QT^kdMEurKfc^oK`)0{ve
L!O_WS)4u_q9LIk2qK`P6qfIz*&%kBcO5Sr+YD40@}MD>9+*&~6r5lpW*ZP1YnsWK2pS-v2^Sz8X%yca_aM2TD4|IMsR0lphZeM%
CL$%E6rjin<Rd*6ZXo5MAt59h6d-;fks!|<Eu6@kn;-L;;vPaHbf3!{#u+CgyO^V!PoZO=Ntsn0xFEfs86IC3JR!p)fFX93fFK(n
`y8GSz?F@mHyL>l4H%=KBOTA66BB2cqYWDw0hC6bD494HtQ)l%CL<}F+?v0kksq!cpcXwLR}kA7_#2WCUZL`z4uX4{PNTD=qLZSd
$Q-*Fu$~8zK^nlFYL$<i5go4>Z<ZA#PMMS-6Pg<yzN0QA4Hr_H;UcXfp`ybddztr(wVfE9)1b7GmK%8-Q5dWc78+Qbyc(+^;+oE&
H4iVHDjlkxa-g1;v6&zwjH5pvOd@$C>zEFd%NAmob|rrxn;^d#{u=@w{~@^_NS<0CcA2IbYb4>M;~Yn$bem9?G8q9BDIfNg2B27;
&5AuEkD)~s=AE>lA0W>ZbsEl|=N(NUzZr2J&=6~!!klrOmmkxhn;G&Lt)wU+&LZX@X(T=+#uXzKy(8TiCK{O^|Dg$?mW^B#xf6_&
lpzVB-JlF3G@@pmxggx2d7S?k8JMY^QXGMx{vmFlbERaQogVieAE3J$u$oSo29+ioE*&o$7#s&3_Z@^JXrqQ9FQZ@|1RE=mz8A?D
x*U5Sg&><FfgJoI8<)zBwwXAfM<Mnke4l@tPoq&FzN3zsHzCg*gP$cKp_B}x=c30QV;D7=BOcikB_!pV{h_d&N}jkJ4I#`83LuXl
Dk2Y{QJ#()5+R2iiJ&JX{~^$qU!KID5+T``MxAmYjGdex5*yhXC?zAE-yC@!oT7sv86B#er<?Peu^)^aK%HnK{1eI`79STBke~sb
92{nzh8gFb6`)%qXPx~Ch@sON9To|oVV`H7P@vzNZ5{5T6r-A>nHx`--4#P2T$)c7K%GXSloIlr%^BCAE~2m=N)>&i!=mXS3!qM&
cOSQ(_n9x9Y9uS6jGrlrWR`Xz<{Po2G9ERd5F9-YuA+09!l0m_93vzkUY;?M<Dk|Vt)!<T$0Ca$Y@T`?OOSD*b07tn0-Q=6YmqLU
j~iztqM9(Eubc3f-x^7yKN~)Pf*xp>lA>^*03C-6W*HkKnjHilJ0iZJaVAWgNEsv=453UUAD|H)hN4QG5*jp`z#cM`jh!l*TageQ
YZ$nr0G!yOza(ZFVVocwHY5X`)S<H?ha&PCaE-(nhoBWAw3yA6lqWVK)tn3_{~+R+(jm5=Q6HI`86cS-@tq``ft`AuBaecVnV1G3
bD$@po}MxthZ$L<xE0eDU>QH4au7S10wUI-ftV8+LZD3_O`!RmiJcFgF_x5^<&XE0{-AH1sUDRWUl<3ZCmXRI0U*C37$nA{4xTn3
BOd#l`H|`%u%&1oJPIV9@fyIKryR{8Dw-sr!lC4$3KasSG#eS9s2`0B&lk8J#-gs9W1*ZN`I?Fr8Xb5Y>6Seme;P9zaURYO`kq-F
P8uE=e3r<VZW;TYEE^=A?<6WC=b816n;=1+P9cdLq9G}yoRL)@Mk1@E*`(W_zn(cFw<2vIeH1MiYaXbaeVaq1yqi}c%^uO44kKot
FQomWN1M2x%a_=guAn3ykemCXc%c!Um7r!LSeNvm2&5XCR~#*$M4+%C;*wyP<($WzO`C`qWgw>?JsT;aAR+9Yw;kV}{vyMk5~5U;
lN#2cL!EJ<iJM8Fy`ak-o*dF2pqzx1O(3Tdvz(tEo|+D$ot<ou`4~)~3z^fLM;(qD8=Y*SaTf)i4;WM#ouD3}-j@}eZ4{#%^c>|I
J0LI}TpJl7#H8t<9~_Dzzn#yatD^247NBq+Wuavy4y3LZJ|2;jVVqB$<e&c^*B~yS*`B(b;hoYIT$EOy<rEyDubxt*2pDx9(V-L(
m7dok0inDeK8zC{Eu8`#7#~`d|DRYRVxTD?{1wWY@}K3M1sqEbnvR&ApCZp8V}j0}O&u(rE2Li?Jt8_DTp;<QYMvbtH5^QwSsIuf
O&waDgNCP~Fr7b{oTMD3!y?oiy%=Pj(uZ;y^P6fKCM3|Mv!bw!y`jCKZXfX?r4Lr6nj-^<RHFKqV;Nnfnjp;}HXw|Q(V%3XTNI@r
jvmYy^PlM=W+OHx+Ld!4MWFW`0S<{8?jcN|B_Y|IKqdJkS(+cAlo^B`J{07dJf!LtP$VrRs+;7NZ>0I2o}D)w5~Q%6!J4lmRG|i%
X&O5hd>YxCl$pjI_@u-f#G1E~7oL|M@F9hpo*bAQNS-nwF&yfp@EvC&%9KK*&>b$GR~HbV(jHnNYoGL>V4!cH-W{-{2_RM&y`n`I
_8sn=f}VRKlAnB*Y@{_F@T9Jp-yox;3?cv*%bQ6Ui6LznL=SV7Fd!@-lo+uY5gp_n3>}>z?x13zrlUxhNFHGw|C}hIlN8gQkP;u7
3?aZFa++EoXd4+J3Z%X!NTi7$m!LHr!J5^Yahb8B$)kZBG#NLdND*BiHkw<dxSJvxFdVlfCnCEO3?k_eH6YZV1tWW)Tpb%3OrOLc
V<5<*&KX{yO`mHdjG_{vKO7yH)1eEMNt#X{ilIJ`L>*b5DWdQk$r2x%{uua}m7|X!3YRjHpP_!8;u-m%ot?WJkrX$jXe3x5(imop
cN|I}wVk7#6`B&6+?muEP^A%})*y8v6&nH}U7BAT%^yb@QICloW}V5Qgqs_sc!TMoI-J2Af}h``E+Zf!@1B$(w+jazsu!`FWuM0(
#wJ^zpO?@e)1pYAdKW2{R3fk&qMI}z!JB^^X`6H*H=L>)aUpshSe`Z(wH~%27?X&g?U3f1eH4fvgPqeHHly;IPok%yO`($*aiOZA
Qw?sPycJiOY#73!&7<p_o1(6mb_@xa8JTe#6qQRP-lO51{TDKz$DCapNStGrqZRs@*qS;Vp`sohz#lgu4<Xf(10cem;-jdf>K~IF
@)=#B`=Ed%<e~ML)R~}^j2pKi{2YuEAdx|zc%XTmXCL>PNF96*HyvT1r<~Ly*&{fX${tc6#hZSi9u|L)E}|VB<fh6Kp&;6o<Dmea
IHQ>!jSspI92&kK6`~5G;UN>CDxH-a4IJbiqn+6vDxK}1wIQIAewe19H6kgRRiLGuo0c1#Fch&O!5(-cP7Ti?<{ZPFg`wOYnjNKq
))fPvFQQc>(IccFz8!86wW3L)Mx3IQV;IyLJ|Vgr^B}{VupJ7VcAz<wyr6iPP$6O$oFa-9bdt;%3Y=x6gP9VWtsvc<6q!W^?4AG_
j+u#&)1behE+Ek%IGx-Z%pHy(?UJ&S?-7NSV5Om+sG)(94<DN!3m_hutDO8H$)Z4<^q%va!=RNOtCH#(rV&jUcb(rG8J%01LY;IK
iWnCo(x9>*W}fPr>z;(9oFT2CbeZ%aEhXL>ogsIeypK$PHi(v@;G^Xl6dCZ0g&u(vjTyC|@ETho1R-+^wV*a0j-Xl~V3}s4`y^Nn
qa0Whub<wXaiEwQNu>NBY!cKXjv*E$j39v?SDZ?nEuK!5$s{2jU>2R9DVf(B4I=xYwI11@3Y<lcx}&<4z@*q3ke$aJ5F(PH0wKqh
jve(Mcp^?8d7=Fva}&TJg&UigJsfHv8>CAe*AN4on3}Vs3z(~;L!<g2bO`j9Pa|fU9}rBK4<Ij}?iAggVIayDt)Vm@W1Nkm{hb=5
NRfyl2q1o(ixdGL7Zji*PaSX~D2($Sc$ux2l%JxcPY{t2Ses~}W~L1vQ6r;`kRkPyDxKb-o1bT-@S`{%fujDLawM!F44~GS`W-Z(
_zhQ})+6MYrykxSZlJ@LHKl@&g`kF`r<Qu0OPJ>&51Yy$a~!NC(iyLw-=L!+>z$Y&!4MrEt0J6|M;h`V8lV!Dc^)_*4J1#UN1;ok
>zxyvk{@%V=9t|f!5{^qqMFj8cpj6SS|MU19H5kl>k87Ef|{$C2Muc^#Gn@=Zyq+D+7Z1V2pJ(9u8t0%A&{b&HI`TsvmKOzJ0Ovr
@f}Z{)DZrjJEIJvCKIb5fFI8mi51Ns`U|b0!5|nC2p?paw3uC?NFV~BI2*;G%N<;vRU7~uPaTq&DI)2U&=n$~3LR6R){g-n@}Myw
4IzCWqMT)+%p)40sG#neTA_^_nxPUPW+81F4j>Ak=Nya~+MnMYQlP&iXPpL^6&*H<7#)V9?<D>szn}mdAeYFXCmxC%I47thZyK#7
4V=c5CL9-)J0ag6E~IOoaEOu_r<R@~ccA;5NFX^JlpL+1wjc<geIKV0Xd(BUKA$5UpQ1}49-VljZyao#*Oe|LMw|o%Mxk(=4F#Ye
CY}}@|DunbAfY{<PNEr<|0Xx08>F(GZlDK{@1G$g%AdU$tsruk(i~tQlc63Hj*PLNqMiOAup{e@&6rjoOpTo&6rviUnjUMT(3VM|
*BV3_dld_x37JKjKph>8${aHc1D*Ms+@gb}DWM)5*dhBLr=q)|M<nzhybL~+E}-_Kd<hPn6O>_{W+2%i`k&MxeG~DKNFA-2bfFj$
i6I|}QzcuYwx9+ZwxmLl2bQ@cRUOxz6{K4n(U@8xTOh8R3J_!)P95o_x17bFzM&|gj38$ol!PoGkfAG<mmyi8RU?xmBb-|v-<<NC
<eiKd+9LE92%{RI)EqUF9vifoL?0EPk05Olzaz?(MWsxe&6`dR`;`SD>J7pn6B)uDUY^>aRGF+0z@5|}+7!(nuq1XN?G}(7D;#we
h9K}1N1wGB5REGq%Ny^JsTd|Aa-t^^S)qubCm^GxAsWvfCZlkmBbMotJsE?e*_t4r8WpshfFf=nrkDmEyO@t8C80JYDx^f9(V%A_
+?t*sm?X6f9U*&|)twEVrxP0^OPdy&Vi0hZ(;?}hrWhe6G@l3}A|5fIc_I9sk&IZDk(_Lv%ABB_>K$?xr=8@VC7-gPu^42P6PCoJ
Y>@JSe4PfIf1x;^EuNO3Yni1WNEb4r)*_uGU7a?an-&zGG@|1i^cyFlB%}tJ*%f%6-<k9o*q{&;(Vfhm3ZdMg_9EA#KOsqwkQ{&n
tClVlFoIAbD4zZocMv_551>hrogt<g!JO0_B9vF8OCV4k#~y$dD4{+aw4}-+C7=!+H6A^d2&A=~Kba#U2_&bL%^AxexTN(F)usNM
_oC>a6_}r$GN7EE0Hiq*CIAN_H<a@ovLiR4YntVrq@^IBTAYX<V;2gWtDKi2_!pp=?I9i(ZX4z$$(;ibL7ZD6kfB4NLZ#)T@1V99
A){)d#h|Ak7#eOHr=wq<AD#Z8hMaDnD4^q`PoS9^%N|D{gbvpk@erDv_MbN&;}LA2W|SnPHyFyC-j`G()1LL4iX-cvzM6QRf}I~2
)sQEjlOj7J&mTP^_#CL4ADHr@6oRZ7{u)1)-yZK7HXhHN;-DZLC?x(Oq>9fU9UwiV#SyfSMWL9KF(AjB`x_!1m>G?mlO1&&z?IyW
B$6y3R+qFPRv~{N{UK8#s+{ti`JaCybsq+rE|}pRmZ5y02c+m3YZ34sJs%yS@D{O}t{ah^5tCY@Qk^%WgBzBf#-cu$sv=es5usU~
3=3x(t(f?p6`gh-0-<A{yMY2HeItIJ!We**J`*Y-Euq(!ogD=spQFnlgrRJgC5e6(rJZgZ5}pg679j*2nIMoJQ4}2|+n?m3Un8ZX
M;~^enWIf0i4}tqC!k9Y_8dkYXB=6fgpz5b3>gQUY@uw5*`9oru%Fo)`I&vB7$MUbm7Gr)cpciMo}gtNeTnp;>y474haWl}-kH~x
K#?yU%9#WoTp}tYAr@1iFC3DRTA-$zm!ZL%BA6ne;+`~}kr<qyfSNiS$)hEhAtJb?Asrbb6ObF8jv##>MjL-4?4czhT$0ZrJR=1i
Cl-vH*qDW)6(Lg`pcWDsfE#Ee&l~KRogJ;5NfUn<4j|B$y&h2(?VuE${1mh#Xp0jMlMfZ7QllD(tPri7cO1f+VIT3Nw;iA&R|nsu
Mw#=a3?YD=ydZ3%NtS$@bR6s=UlgI4HK6Pma~;2&!War1H5a4^`wT!O=OCIMY8I}RN`}r6d88kiIhO9B))-)%>4z&M4xD`>TA)K5
#2zV?OpFtqJ)zj1N~4XAh$J>4WSRA(6C#$4d?7xf;-py`yd6OuSE0M37@1ihgQ77VE1(ago)#XWcOP+@wj|w^NTBMLTA&7?q#be}
mLyf2E1xGHU?tI@W1$3|G9w`tSsKNlb{>o#rj;|10+b-5)E@60!3`**8lCJ82BET~ER~6$NS`;J0~ZPxnj4RrqM0rk&mYesgrH#<
^_5~BlB9Q(k)wwsc_fn=2qfDb+Zh9#Gndw%?jxoiSD$Ygp%`-@+m)J`-ykcPMk1IUnV<s~p`8OFqnIP3qZ%Y4xQ=BY51kjBhM>5g
2AS)WWt<8i#-;im@EbRi+#U#>CmT@;x1bTE>6mGpwjr{hwH}@UADj0WA)I$3#iJM@E*b0(n1zLysF9x`OC$uEBNwBXc$ws*S(jxV
f*pUB#u4TvT^mJ+=^?$K$RySv4H{=8pc9v%TcJmw6CL3jk))C!2OJk8BP0cuWS%IW-yt`Y_oJksJ|u}7l_Ap=`I+^h=pQnr%_C-_
Yo7`n)}ZE}a3d@jw-_{`_m{yQJ|Ebj?wlT^7o5PMf|PwDA00Ixj3Nsee;NLz9~xvHS0IBKixl>jUn1xmY#s-r_aW;eaf@-BN*}R;
RU&j8`WddDP8P!%2OnY?4Iv*QxtN(8a)?78D4+`>Zk_@lL!mSyiyKW4jHG&^Qj#8_*PqIxuNhGqiXIN2z9O}o`xn@l)12m(uos&l
h#FZIo0mr@CYDl*VIZg@@E8i56(CY0aHEwRBqZaTs~}vPubJ2*5*!{C2^M-IP@S8af+C(HE}~A9AeVlkTqA86#+ksNe3IlKA);KL
lAP`#I}(E-gP`Id0V9~9SC_gSu^b<yizK?4Kq4HGH=EI%#GS>Ph#*0rIw3tBu$@$lcO6_EN}m*-6d_`i52B0?r6TH;F`~L5Aetzo
t{ozyFdj%8n;wT5;+S$J+N04Jk)KYPvmEf4#vM(dR-f!5HzbD~gn)1)>!nv8jwC-JawCr#KAj?^YZ<^DSe@;l=#<`*MjsoX9w5(;
*C0HfC?EKmo+HQu?V?wmArqz?Lz>K-Q6d){y&8#`lbzohX`Y=8C7VK{Zli!9?-#-zTcZ9G1f64{GNV)-J{K??K_R-3*ciQ_!Ikh0
-Whox*CPs_uA%fJ>K@D>A)p)|pBlg+Um)`%>!kLW2P3_ZSs0z6L6wi74;7xFrJIW#2%*WI)}JVy6&&=P2bl^T!KEn~6B@&vVVsd1
a2@&;_aB+0Mx<FCavv`rUYkCd4kY@bT@j|BdYq~lTN}BaoFK^}0H3cH^q~<RPaqwi3m~tQo}~dHb{3+S=n<J3@}T3Gxg0YbT$<UN
ULbLtn;~+gQKBv+D5JHZTB9B$Xq7h_J)kO>be*If$|A}lv!lzLrX4jROPXJe<{v%+&m!HRhM<t4aGkxI?HhQXdKlxGd!C;h&m|h6
ikViS8XHfZCnb~=$DmcC5F!j93nN>hqZWUl0whJE<sgk2+ZWjsVj2w|$ekXZ5}Ah(`52yy+ZzEJLm;La;G)5xU7D912BWJVVxYJp
U?8;`jv`keH=e>FD5V&lj-quOMIbVw9HQ2pQJcb>D;g&vnj}vpm>$BI*Ou6vaF^X6GMXEnAQ+#Y_n$Ky>YyzmxuNBqzZs93mmXai
2AYVUG$eT&ZkN-Xn3?$px*i@F(wT>$=AO=^L>;Od*da-wh#?XnIwg3e0;3V5+76zP<P3C}V34gGf1IG4(3^myyd1NgkC+sR^&h<;
S0Y7<>Xfq;RFJS7@SGr?_@U7ZN2D2*xtfk8IU<LctsvJMG?A^K&lh5(8=Qrao}8N)=%GrNJDq}^{2(}?<saaoo1U8<=#QkF#Tk^N
Oqm%Wf}@6<n4UQtN22=|a-r~{Q=ozzWu3O7pq;50SP`$EKa`9l#vgwpCLtP~&mJoq)|OP3cAqt**cjIoE2Hcitt2j+tc=K$T9aoD
<R4rekfETWN+Sav`Je|5!JRlCav2>I-Hz@gNFCl50G+a*$RVSap&T?IAew>}pq#s;X`11lK$(ytz!+vAl@`dFx1i^oke3Ia{gf}9
h?~2eL?N=34WS*Q&>(3QSCAkdvZNcIb)amcJfZd)3ZjCWy_7Bwiz7@Vk|L|1yQCW;eIhHOxt+rpIiT2}=AkW-UZ1HIwV=q6iKL4i
rXB$vts%#wK_e%j=AI;>WEu7$X(ZzlX`zvn<DXcO{~Ycib*0D@r6Mw#$R0_W5)~VfG#;rPMW2!!Je)$G&z#Akk(@uBm>5c&0}iy6
M4pzO;GDapnIG2<zaO_1i6816m!$)oX(3XW*C8b!!J+w{I+*F8J(>a&P!c5;MU_;PGADu_o1NGlK%wZPd7_aWz#+V(#voszcO?HF
RTy^@@Dop*iI~zCaS`g9f1y7d-JpXM{+1{kLX1qG7a%^MGN3o350);U<{cfE&KhGJaveMzP#NGFe3t2)3Z--#x*!!9(4aURXQaTL
ktL)b$`mFT7p26XVIvb9iX5LIq!g-{$d*<h@t}qy8k#vBP9{(pWSN1XKNw~q4<P%Za3Fdf*OnorP7ouZA|Yg+AeW>bG9bX5pM$9v
7o9Dik(;ra_!4R%5|u-N;fFJyt)A<dXeApIU>^w`4<R(2YM@dW@E8pupp}oKtevSH<RCH@Lm76KXp{;ZW|`lmav##1eWakFU>i*(
@FCq6-JK+$>mqZS86M@FTAZYpWE*>)03>yt3n8%`TN}L|U>u*JejLLj+Zwc`5Q_I9iXKFw1RXmcU8Qsz^dS+T<sxgKOd%7N#Tw5T
0V4Gh^`0-7wV8M%#i8jMUmn_+XP<o_A{eWR^C12nd>iVV?iv}Q+>I6_Qz4NZQkxzhcpYOFcp@krOCIl@4j~MlnUv2S8XKvdrlGVW
2%%G=`=M<ff*D~Tst{_W0UQw<@FOvshMaz#Dw+(D;vDB33!%rIgCX@9I)J+zX`gDJ%N#zQOO9is&=~xo37t5fgNVhVSRref1t0;S
#+P~#F_X}s-yidyvLFPUfFTYWN*&^tWu<JKo*XWsuAPD%?4b~tlcPwUydX0iA|URery;14grl#TSRxOcmZ9UIXdD3@XOoQ^4H+q!
?46_(V<e@byr9yRZW>Z2gCrgwn3w~eot!J5&zgS}|0MXJ92=mNn;~zY=AFl!5tcujAsi2%^&qO7j-fOmr<}{7%$qp`8l-_C2Ou~a
O(4Ras2IMOxgJ0mdL1H^0;0MYPmIu;8JbZb(wVRVCm27UKqJf}Vw_5z1Ee6N^`pz4mY`fB{h(YPXc&wgY9aWXU7#MJ-lA=z1g7gC
ET(cAx|m>)Z6AvpnxNF5IhYV0&=7i{-i=%*w4)fKVw=?>Y86x>7@WeHoRu~r6rcN+y^QUjrGsssqa6?zJE7Gb2qWtvVWcaa9~@mA
C?#m1TcJlGMx`H>%@~3v6qzU_d?BD8j-;C<QlR4>S`$7ZrJQ~pIUZLeDVC9?T9h@Rm!9w;WuqVtyB|!T^#uZ)nw0#WVjIkta2s)>
)tg-%{U1A_@EePi{+=A7zMMiFQW#sJ2N$0h1e{8t$(DJbv6`76OBzI<>YGO-C?0Gi%AipppP@h>E+mE+Wtl-FS(%L>6dpZ}5*m)8
fSJ-DxuGbOYM(Hl_!!tB+Zq}mG9aX%JfxnX03$gi03Iuxpc5#h44{V_cAYSv&Yv8i@RDB{*%8GdU!dQhAsmDs=9vZ*R-FH!!=k~Q
8YJkPe<6?u=$i5wsFP}$mmLD6+n(eVuoiZVOCCs?j3Dt7o1t=+{u(46w4CasRi9`Y4I-P1ua~i%5v2PaDkjGmah=f==AOMFmy)`k
z!_bj`x^t5-Jn3A9U7q$+#^LH7Mo|GtQixDw+;uM1fmOvqol~2Sfi4lr5wni$eq0+dmg5riyKLlC7IqEC!@WUEg=OREFIXR=OE)3
8KgCxRT+CA7oF9l3KjRAdZ53ZZyZb@bRy>#Jfm!tD;>ld{U0`?rjR%w)Dc&s7Zq-w@Sp}4P9NN*4J3A*?jhnF9hPRFxEkpnyq^ps
))0Ulw46DfIUyJu7?rab2p%LFzMUKxBq0nPb{v)wu$_aR_nt7KgrtF?FC7vj8zg(3*P~h;YabOM+Z^_tfS(wr7p4oKqnb*Z-J;VW
3M0oJLy1?OY#zTDr<?GYTqJ&^GZdv9>=lcaeVHB^k(4Bz<RGpa_?|PRd>?QnXd#acVVjkv(Vm+k-K4i89-<r=;v0w-&=#<mTc9Z;
&KOf2z?8BLjHI2NR3Q|TmJ|Y{si8retfE7orGa9cdn4H#8WbWNq8Dr+6(egL8l#b;E+Bg$AECvfgc*&bWgb7CVx$oo*&<V+iX|tQ
dL6`>jvC1pUY?+!zZZg_;2>I?iJizCXPtbdr<`6FR+9N1B^&}Aw1If0a3O{uXB~l(0UOGkpCdAzRg8cX92%_~2c5kdm=0Q)XCEx0
$Q{s@iX57e4wgFzlOG499t)|VY#vG)E1(;k>Y6GYL6%~j^B!K9uA!`zbfDOy%paejxE-CHRvQqWS)qM_8zKamVx(H0c_K)mr=!N6
JE9349Ty&&fE>e}0w4C2K_O<LOrSBKzMr+DU>6dR6C&Rr-JztSdmgJ4sG-!A3!p3|d6*Lx{}$>P`5-wV2B7$%FC)7c)}@l1hZF~;
&mf+kouLn&siCzU#i7a`CnH9njERmShnT;g<Q(oHhas;U9TEH*h8L8dH<~pe;}QM^fTBc{SrR9fV4*^pNSG3qwvo>shM2V>Ihsxx
lAZG)rksQ$-WtOom>n*lGM@Gf4y1G)-=jGmW}bW@?j4RBxFwUI)u2b42A~HIA0cZMyCOfDI~lZ_NTKZ=e<CUxjhv6Am!7m9@FGc~
o*wQVp`)yzs2xcXI~YhDMx6(x=bR;?O`3ioPaIVoX(S$}sUxhPF{COX8k($|jU4Wh{2+Fr-lP1XOr4)2{+=-u#GKEZS)GxarxhO~
kRfEIM-{lCL!PIjd!W@Kz$7rCSQ{UqkRYH5td{*D#hrx}beK9BUli__O_&InBcb|~XB&+jcp!8gJsh!}ZXr{o(3ET>uA&|r4;BTY
M5Ndt$Qzm*x{ZjVgCXr7m=|3mD3+leo}T}k)FW0Tvle6@7b6=B9u_2!mn0yP`XZ&E5TG=f%N}kWpqeO^9Uzz$e3;uD@skD~G#itl
dYERQ=ab`|)|w}tiyQlymLS#~gq9Sb79$cEDIi%Okes6&vLxXnITs|L2$O}CS0o&swHzoP<((j)nWA@=pc#0ffFU{?>y>DrtDi}n
yp}DWLY#=4BOnZv86Fp>517*z${^64vlxvYs-ZrfJeN`-avaAK)D=(?mmFuBR-oV@3mBy$J&<x9m!q+r)Sv_*38SeX(4RXYcp)*H
$OKuSQ6beAZyp^Qz#p(27^I#Nf*PKj6rFAwkQ2li?G61MiIx$ef|7<E$)i`GP9abV)RH8bUZn?~YoPfcFBo_rpe5X$xEyRIiXvc|
9U;e~;~p)hRiif}3Zc5AqaQpOxg#Q-t(>ouLZj#)q@s14Ng`$+P@N8-Xr#!W#~?T$8J))lWT93cP?A(0{-6`2%^Jg+93)trOqmCj
A(_$`jFe-ZIhp(xc_ILhb(6xFh9b?Q5t`*8zMw9kZKN|C;hyKByooX&Fqml|`iih0nwcybfSqZP(U@5wg&d|M{~Ao0wS%A%`I|(Y
x}wh^^O)u!NER?2dmK}oAtE=LF{G23_?b>3$D~alDx}aMKAp;yF&7e(|0BPXzZr*-Etu9HGaV0_l%s7NOP?ww5*2+PcbW_ukeA3F
{U6w&rXZ^x*PJSt3Luo6p``JUWf~ri>YntRpPcw34;f#d%al2vk0I_J^q;UBAsShtV4JR%4xQwh=cO&4C80kf`J3Ms$RXdIM;jy~
Y7%0e1)ew+6PN}fb{-uaA(@z*>>6L8)0~qWL8H1Nxdz#w)u9okV4&Eb6%^JQ&Kygi{1m|+>k&bu8K7StF`(BWMx5aq_M#x8%owW@
a~;5wZW`(!S)<ULL?Nw|n;~u;n;}4*L?7fM<sp)t&x|dgS|J+{8ybb6tekKlYb9+YDww&Y$DITXTP3_9l%c|+)*~GepB7>uGNVQs
2_Ar)R2!Bb`<iSWL7r|J&6qo&Tp+j@EFTaQ;1Z*o%nQ*SXr$4i1{`mqETEH*QJXrROrX{x#G|(!XdXSHwV>4?B&5Eb)tn}tQYS4T
!J;^u+n{hDl%;Q>kePcQSfVPVlB6LbCM2Jn6rM>J936n5zM?xI{F>h))DYU9SQ;87qbJszeH<7O>5eF!0-+=tz#u6kMw?%t{URR?
av&a@>l{p-VW9S*Vk9RZ8l-icq??+a#iMBlnwcV)FP<e8R20=8hnwP=+YQMeT$*E`Vx=CV2%WnXm!13^+#y(`iJoX63Z3I3Vy7IK
b{b6^#-iz@{U3WAK^#(<)1;=Lc$l~#$e;rx5F#8I+nxKACLx)hrUu!bb{wprogdwmZ5RO`9~%gt79S&+AE33J?U=NiJD?91?;JrD
NDZtUGZ_dC0-z0@Xd#iI=$s^-eINQDIv^$@XCh)Cg&rcIr5V?rcOPXRA)l8RWTG9NDIEx)>XVnD=!JS7X`rN)uOeHRIGzL<G#Eb;
`<MA5*^wv_O(c^TE|}LLNg$CRk&xLQWFTiAiXHkKJ&(DZVj#gE$b})Iz8*%TN|42+nH<@gA(^5a?wcEl^`0>zH=HXWB^||{L?8vA
Vi{u`h97q#bQP|jo1t-+F{LOSmL1ZfVx=0QS|C6eG8`SESD1$(<C>Wb7N8=aag{WnsEp>Em5liw*r6;ODIwP)+M5ZO?hh@YeFR4!
Go1PvO(7VdSs<XDt0Lqf4xzpt#TkVdb(>3}!Xj{^f*_xjsh(w~G9gEo8=`@t*q#|C90Qz}@1kEAt`uY$B^i7o-XOi9tDQCgG?H4B
W+ic;wxviMZ5_v=K_EJxc9)%@_?%gxMxc?SR-LS$Hy&l6rWd82)}wWp{++877@~q53l(J@teY*N1*AG5%pEP9Rhnp>$CgwWGaG)J
xSli`RUmC0z?3Z?SfEoHjUYB544uXz$eux(A{$?w)f46sCnfqJ)e}Oajvz4^Zj;R*)S%y$ZzDP&HltM_86x1GKORyX<)EOJFB;$=
;2D@1=_E59d?VG6Ng^+z?WDyVXrc0<>=+6k(Hv(Wv6!VD4xCb&0vPC-ejsv{1f$@acp)gAs+<KU$sOJpp&Yy!{G!7TsvRmCmYg(}
s~jnxNDlEH$)Hf8R;2fqI-tRwfFYEk)S`}@_?tH!uOUSuupJs5u^qu0<q^!ISBiY3Z=f5YexU~s;2cgNV4^Z1V3%zgEFCEw10dNM
EuPJt0wJ}QCnSoY1{6}DX`MZiG@|pIpdv6FCm`A+-5=hCt{?at&7BDx`-{<=(uoh8&!b$OKpKspW}OkED4!UdCLK?n!kM^}e<NHN
#h`bidYrW+HzdECXrM<16roBYmK91N`<<2|1tXQ202$pRY@8vQ*&1G-KAw}KtRc1^K^YDp<CX=YnWH3~Uj{*=#S|fy)1lKGT%2_u
njj0DxT4P+!yz)H>=~dUOdRVSvWV3ezLbfVaGx9?_?@2}0;Q}Y9wi^1${@@hh#hbndLFPNdX~MCBbp=}8KZq5qn^MNFdy+C0v#xp
ADC7gwH-nt_n@~Jf0}He3m;P(TOnVfC7f3hNTf>~_9dqyjU6kXS0JIJ2OMUgcA;CIM;1pUdz~$$CLj?ZhN9r1IH1v+z!|Nez@8l(
l%oKUDx#~K8JMLZ&Y_>0)E=@FZz5(L%^*!9H6R0?#3IU};hzSVE}nN8kD?%(PL{D8prQw!`WP#qyQK;p!KLmTlAU2Bx19nY`ywHg
w;DbfTb47Oo&f0_7oDyirlpS?pqm9C2bcyT3?50DV4QWHq!}?8shFf0PM*}9&LIh*G#x6OJr#Qy%^CO~_@N!3k|DSn`4_(;85b!J
lp2GbJsUU}T^Bl`g_oP9vXMO*mJt7-%p&R>uNF`dj38wiFcxB)$)4I5#2_`Jm?Wj3rj|;cNS))H*A;9Wf*<Xn%^gOg{vM*BJD;?Z
E}ieA#iW!F7ah->E}uIdg`GAYqnnJB@gS?1o1iZp2Oh+mDwoHZ{*weCETqAqRvdzW5gfjt{GctNs1-RR(;;CX{UmCho}zJ|GJ{|v
?i_y{r6RYL6QD4m7!Gfs*cYA>KOyZ55f-r^78I5qr5rmUVIuILR+bhRBAr2-ARhCRY@dLI93>7Uln~?`Bp}L|<{bbXjTH0)Y?=_H
+8tvNdX|nLuo?;*UKiaQAe-bB!XvSy4x|vASsfXUM3wfPd>>|@4Wrc`m7_Nr;)r${92S$BiW-C=<sZEw+8Pic7nkNBhn(1*DxDCW
2^5MWf1os)5{yM6ryua7DkG1Y&L6;@aT`*T7$UHlZlZP`$C$q$q9iUPzn__#sFvg-qZcWm4IwC*m>NiznxSVMvY=y~ZJsS08=@o}
9UQixyq*OblA8=4wIQ~ZG615Ur=F!1Qy$!$-Jl<xq#%(WU7*UE>zrjG4WEUdpP=5Hjge58!Vq+m;1XXB-V}o%QyyTTf}rH1E1^pq
U>Y+bLmMU~ffOYl*&J!379w{b7@s$wE1)hQ#*;Z9*&aZjI2swF{vS;s?;MbvTpc%`*BSn!y9gl}wV$t}c9%nr79l|x5203~k)ev2
CLN6+Q<<0{g`t(AYMxmk3Zh>iIG=G9cM?4!_L)eVb|Og+;Gl1y9-z(~o)t=>w4fRtE)*u51SD}Df*D>PHW!`=`kEUd2pS8bIw2k;
@E5%tYMwnDL!pf!I3o0&B$)~!RFHKZ%px(NVVSs}*O@yLZ5rgG+neVlev~<)Js^3V<ejr1O%~Q6KauMZ-JBI2P$H6*44zG%6CM7a
MjXy1TB72jyBVMmofj$^=cH&21sF&o#2<yC%$)t4+9OC9<(l~<OrFgaofZEejGyx)M;<Aom7E|Ml$_0uLL{UeGZ>;Bh84LT9HC;N
@*P|mKBlRpTNWrBg_m(5Un1fobB&&%r6HB1|D1NE7?!adn3zbSubf~Y_!;dTU!=RBC7jhHp%?n0)*xOY@}d)+fF9tOl%F9Xew|Jw
iXmPYQxlw<cp%ysE+Z-s<&GDmBOV<X5umXe8K55^ohPB3btG>ZP@z|!#ha5J7n+wL5+q!p8W}8{>K^o&i<q(+9wCVwz8*{>U>r#x
$s4yJew;+0ahxF=5f&kp1Dw$ydm@=3`kr8-j~@RXupzpi1EO1(@E1yxxtom^Od)Nc)uV5cmnAnG=%5gzW0{E|#Gl)u&z@ME@}P7a
_#R!Qg&pypej^m1y&@=_V;J_B{v0zQBpq!VYaI2Msv}664x8GXfSQsR`5`2g@E;HwFB^&=9Uz$;X&OGDYaE!HG9PuLi=Y>g3n85w
;f|7$9UWt!c_L^Gj2()JnVwgh>l`4XT%bRkVVR^C_!@N}tQsyG=Nzw`>6R4|2p%n(dY}m+Ar|E!pQO5#UL5k3Uj?Zirjv@G-khR`
6CNI(lAb0aBqE=q!<tc_jF%J@v>34-9Glx6#F_#iWt*^`44yHb!5pC=Xr^Hx-XJZQyb~LmKqeZXjUR83uN{G!E)s|$%qIVv0;QD}
0;I<k>7fUtKqm7P9-y(CZJ$n^Z6m0fWSlvhOQGSH$sEI<pqe`zAs73b)FVG4Y9+QLzL9YwP$9@4O`IN=b)n%RD4J~~izCyYq@P_2
J|MLnnG?~RbQ>=rMiJm1p`NRqVk7D!`=O$nC!4Yyk{EfNh!~EZLLrkH&l;^IdZHX5J{;kssUDD$%pN_IrXJj#pdCIRbQ*FTx|rJ?
EF9<#%N)_8yqUQq<(z0A<e!(2*`V2y)}JLFcAPaNwxZY~dZBoloSRDs6_^H_C!GNm;gfQRf1>D_BO$;b)1d>P3L#;ly&O=RPL{!t
^&umlIi9^BEuP4qgCeJ$VI&fw#veSP6%&0T%AQRldKNhdl^n955|z@UARQf~E1f(f=$-zN)F9xVULV<*;GWzcX(4<e#+Ip@R3rMM
TOs<GF{2R&{vu18+nm9IEgLeJd!MtHSe!>3#2locf*b%HA(h*t3=?}Hd>pGB#iD|x2%r|EQ=&*DG?t+rDxnFS(wgTV(46C)M+_gK
qoKDWADfUQOO$>d)1se{>YN=G<fQf?=Ocj?N1p&6E};IM_!r%s1)UO`4jbT@>y(d{$)yP(SfCswAs`zW$D9}>f+SX*X_~U2gq%pB
ej-yGA0bbaU7awXY8|v51RX>f>zQOBEFo|rpPreccN<%s{vxa-H6Irc-Jz=<=ph@W;G-)dBpG!W^a@6xI;P5qJD_=-L8aUnaikd@
oS<5wxuG(d&7Vae7oiLyA)<5<vm0BV{*?lqV4)-;N~7bTppfMt1(#@`f1Cm&beyG-jFCK{*%u%h0g;!ONu*z$O_`RLyq(pLED^|!
!JtDVk)WC!-kiFiyP9jH^BtlZEtSck2N|@amJc}{*c>37ham-`ULP@}(;sLDfSiMxAO#Yb+8Zw*T$#(2xs@E4bDSNbTc8pi5TO8`
9V6<T1Ep4<Z<<COEF5y0D4(8{7oilOv6yoqMVzCdIV0N_HlXj9nIJ?WvJxvFMxA_&sU9vK@SB^DxEv~j4Hdc_b0SM2P!>y_VxS`!
h?CKxZ5vylZW?2v9GvHyI-j7J3mu&x3Lsh;$(ih+yOFY?iX18-q8PTGVje`4yPfusAfmk@ksgJjm=!i5NSePMEU0j!RiDtJ$07!t
<C!8DD;}Gnz$f^h7N1!dRU#*tL6XQJS{xmp_ML_t7@{|qr66pgo}eQk2b@JAKNsC1MV^iw&m69n1DdlMsRu6|gplV8i<=k{xuj>8
E+dX3ex6*EaiK;GYZ73HWS?~$yB%>GyQBCb0VS3pB%DYe>!5v;oEgC&HjrbPPNOfM&y_Blqn*8;EF%G*MWWRrS{-B~0HHmiuNt4B
T%a2xq8;m@aUo(P?jC8OSplt=ua-2F@ErA{a~#1U^q|_J(VCH<2c5SRn<Pb~S|EiO#2hW9gQBY<t(3+ecpFBUd>-r^T%yODWf|rn
10AuWHxrkkgrRhvi=k4SwTN^X&Yl1yl%s|eARt2**dC)9iXe@f-J8`Mw3$UEBqEL)@)n_?@tjVeRhAZ_)Sy-ux}GQ(iY1zv)t;~;
PM}mBqZo6bV5CwLupn$1nv!!Gr6k3itD3Q)_ab{8y&d@<Ri8|v6C4GahZ?4&VjsDhlcZV}iJml~nj==AV;uyd*Btp0)0e23=L|lX
4j^G5%@m`XBO*wW4xw+E)Evnm*B?!pTA#%s`6EOfdK-z2p`fc9cAko%#~c<SC86OU<R15=@0{wOJC-IKj~`_tB?OJ6$siLPyr7mL
9gz*A6QY+Ilc6aT(Vd<k*d*p2&zJQc%cWR_>!1Q0Umgx4{v8yavY=TUza0@8I3uv5dYxpN-K2Y+haNSc<Q&$ah9tI=E*Ybtil7x5
Hz2Gc8KR7$JRpOh@FC?UTbvY{5FMhU4j@&c(HK4;dyucC5u)*)0HX4iLnU&XMH$Q@3>=CgmXy??iI*moPa^IK`y@3O<D-M3@|;?t
JD%<wD4OGuk(<DjiI&unj-KVF8yK0P<(;M?(VsA!fD=z6(jd+u#-hj!RTtMK`W-u^&KxF^_n8J5Ln2EbC!@=odz3>P5RagtZXh0=
t|D&`TAi&QHXT+aCLuDQs{&9FWS~%?eIOYXPoVc5&Yq|wG95#oJsGqi&!5bmm?GCB51fLUW}BFx4-7LLJ|NGT*cqOg?Ic*A`6FkP
#TS{OSe;lR%^{hhs2r0Xw3S(%>Z8A$#w2wi0HVJc{hN!MGn|5<h@38-awHv}45)pb_MF3*UzjAAk{}qO01=xSJB_d$$|P%~t)e@j
5S-2-b_)y{RiU+)78X1lvk$AFaG?jB-k@xtSEHp4^Pr9u85$#)-W^dP+W>2%Y$Na*J0%O5-54Y!r63=YOBH>hW}F@wLm$zg+MAW1
swB7}38KIrT$2<Sl$ni@79Pi<QkkkC3!tDJ79^(>f1MPgAR?KXGa>(u*b3Yu9-)Vy91SUwQ68q5>K&XE3l{sNjGsB9BpJt^rX1iD
F(XQx?iFYx4;#QDzY`-QC7;0}j~sU!!kA+lI2k9HjUG6mN*Puj!kn@k6qqobHJ}?I4Vtc@5f@gZC82>I)u7WLFCWJoXB^ZY0+c+P
F`BBBg&8s#IU#Z;ETl3VD<KS@)E*Kbmmo);wWHdW?H6GUa3b#@wxWR(Od&Feo1;h^BA#g>Zlq%%R2?5C@tkfM384HObCqMA7n(*B
nw;zzfE=$Gv>D%?QxK4#t(qR3g`lq+?HuGE^OqSJtrRkv0~WBKej_@c5~ThhsUL_Uw4luwH5fdhTo|OF<Df^FN}|Ohv?PcYLKb43
sHBJ@<Qs7tEtFCjF_WN~prD2xcOX_Heij%O7!8dU@)V&P`=2-+2p>|DuA?59SfXH{vLn8t8KOU%c%Awkau+?Fm!3(U!<aWDKA-L%
Djv`!*qauhvy9@M@qn+J44^Zi0-1;*4kG;>bR1G15gcwGPzn5=7@0^Mv7ncb8=^-O${cDULm~baFdL90xFjzkHJhB8%b7f!2q60&
Ya%uxupLYxC8HV=$r&AhXP%XyVH|Ft?;S}T?VTzi^rM6zOd&9u@0wH>Ri0m#U>`c2r<rw?zK&j;<DBRf!5~PS0id}b?VWd~WhFtJ
fuY6~#h(hJh@?&-;GriLKcFHOYnfM@w;y4jk&%8O<Q!uiw4P9*To`Je(-&iv{vxa*ZX2JTq9ebhW1kNi8k4=Ekscr=RTKy#I3744
lAsZx*pz#p0Uj5j;U7sM4Uz{PwjCoBpdI%TX`T)wMIVI}YoRNe;~7j7-I)@c^BGv3o**cemlG?ZMx%qGqa#C{^&+Gp6rkIod!VY7
#g*C-$eu@^H5_yzlby$)ZkV<eNF~~v5RqS=R~}*>=$*PCV;0sRP8X}CWuS%_a2_ii2B9t?hagOtvlu-as-kF~U?Kh=8Kg#`Q5;Gn
QyJ$No1t+Y2O_{BNEoA;-;_0`(Tnz=KbTn@e-*VITp(5<P@HL?(H*y*I3DhxDjVXVte*&_JR%Sw$`~<}MH#mph@)W`P9V(-eHRCr
F_0Y}CYLLmAfBA0DV~QOdyz$<QXS}&TA>0Rn;rER8XeIZpCOqYnIc7znxT!LCXX(lU5*7CjUBg_HKco;a2fLx=NXlulbIS8GoAAw
cN2ah0vKhO44_n=(4d8(a}PeIxfX?-%pqK&M<1!6j2)jDWG6Bmu%wKfADCSsI-d$3s+CQmPbKuAsGNQvouHi=EF*8EixJctRG<(g
k|Polq8^x^bc0<UZ<)rTs+uF5s~qSRdmJm9?x4LOw;}wZW|DrIP8%woJfP|l;g$#%AEB!d?wA!CRUlFkoS~Z-n;|kF8y*j#(TpRW
$(}Tmn;(Z1!X(|EvK>4lk|k1<&Kr86!XPdo(;Rsmg^%YPIvL~`&7Be%mms+uhak?P(w{{g*`J3SG>tc)44kT=_8-p`iJBiEIUc#1
r5F+=K%sn~r5z(9JR}_%D;y4?^_r6zQXx|v=_5@XUmUWV%AlJXqMqxQ_??^^Wu(v%*rlKuiXeTHGauie3Lw86|B*5sP9Y{E!I)8u
38fFB)f^z8+@lhpr=tKRg`Bb?{US+^2_Pz<%OCHQrXZ&uP$9t^KN+}_SRx%18lV=KKBKQ2l^hb7ogIc8J)XT3(ITRwCZ94SOQYqH
R+Oz2!I0b_-67DHv!>&q4522Tjh*Ni;2vuc@`;9|cB8=`kD%`q{2oo3dz!rk%9K1I;u*6MY!q!F84$je8lwgvGb1;g7@~ZfG9r|p
)FIKH=@WgPnV_qaG79;WA0o1&j+D$Gyo??s<)ojSJ|YVtkDm>tm>wOY#gvR8Y8`Y9ubXuqavd!kkt5@tO`Rhj@tOi5*Bb7aaHSU>
aiIesA&ey-njQY1<s+090gLV)i=?R=r=BRDO&^1w;~xVb5*jd~bDrfFiUfh2l%SUvBceDU3n6qL2^(abRFcV?-JMh(v>0I-xEp~W
X&m05-6T$)SD&n+U>SOVADq0G4kbJ#OQ0Mad>kGYHks!emJueSL7rn0)*t$qf*fk1zaU+ebEL8*WS}dN)s%1#M;U}9Lm@aFQXQh1
;G`ZFcbT6dq?+fM5SC~lX_>blO_wO2e*+~O+M-UFZ=m|1%pFA^@EQA{iJS?cOCSLpQJ=$|6p?BZIvpS(UZcUD9HCer=NDU?A0UaO
)03+dG#GB5#Gn_VYn+E6fRSIKXCxjY>mLiI*P5;*ei;lPPop!V&!h^UY9(GGeIcrt!yoLQ-J8geGaApMj~oCWfgBwieV&Y=UWTL|
HY9eU)t|x_^&ur7A)o>rEuM%P^?}6<l$Si75}{6>29aK!QKFI~a-O>$<qq;8D3GR|9GuFaBA&S*z8&a{KBao0U7jDJ)E{{n;-q()
lA3*x;2eycWS~_ZcOV9$Z=9H&3K-C!bERV(Ii*D;>zm3Wg_mC>wiWH0&Y$(186hK}Oq)U<{voy`nvxSBv7INJRHLdJjG@e;f1_2I
Tb-DqXC6Tr$s)I;up5sbAf443GYTFZIi1*>8lF@i8668DT%V5=`W<$kOCEM3KAeM{bfE?do)YAptr~+My&=w=5)e|O;Gk=uav~QR
`W>m91gK`A6rm}P0}WQ9${!k>qMDF^Ga(=%U!f`(v>c!xhYeF7Sd`ox2%-=jK_Xuwp&s2Gl%YzXau~3jK8sNmY95lKJC?H~hL*P#
a2UT9<{(d-a-k!lJ|s<{GM!K(QyHY7<ejP_Dj0s4$d-Q|Y@kdfjGS_vV4*S~FCiizewQ4Yc_EseZlTAZTOFaI<)JAXc#z?t1e^&W
Z<~@5{+%h8qMZ+(;F72z9izgaHX$vfO&b3m`Xj<5r<_J3RuB!Oof#Av2_U+gVw@lx*C4_pryQi8suLe2EFSkAJCe(cF`{c8QK8Zs
u^3b&rzAQQNFVeaARCE{>mWj$^%~5Z6`pgRqaFU97onx0<)RmuTNNN3f})F^<03dE4VAT(DUe;9kdqc6mmcw<Mwx~i?jchn$)Qsu
%bPHjk)zoir5@j-j2bf;NRy8t-l7(a=OJmKKb*9kK_p!zl^?huNuLrOy&!=S${0nX5}-Jv&zI&U;+k@xx*438y&cD)Fdc~*IG#5k
Y@t9JFrv{SNtYF!{GhNR0GQ#SAEbt$4WfIYsi7?-44V8E4v`8V6r3&{^&X&`)}ADvWeAy{PoNzje4i+xeV|qt5SqsxA0QAN9-oXL
h@*fcN|o6eCLqip>=a!ZULMdJk(t#Xa-nvknjWkh%9gSsJfR+>!<%52x{a3_svEDOwjd9gji5Q8jG;dgr=SBNI-#eZVj(pck|on1
yc%vJ(xWquvK)h*1)@G0lAE*)ZxL9aW+8N>d!7>wi=k{7-lcyKG8@FAe;(tSjF?58-yD${MHoON#-YTXVImMCh?`}kMxOzhjT$VR
QkbzM=9w)aVuOhuSC|T&{S<_p(-kzOp(Fq#RwFW;YYR3L5uLu89wHVT#1x&QU>|a!hog}oWf?vmm?i0$cbcRiuq3^pOB}6`p_*ic
Tpb%3h#{RMhLY114hLGFn;xGbD;~q8-JO^rYMSesG$cx&qnaTa+Z~)BF(RoTVIjz!{iF4uew7v>J0S@q3?Y6E#Gw_Zav_}{rlTwv
sGhMQA0m8|NSM4FQXmhbiyIju8W~;~TcmTK`Jr|qHzAy$5GHM*Z=Zl1mYX`GZ5#$BJDfd`2c+a5&!Zt9l@(bc3Y;FCKO)$rSrxsb
kRW3v;~4#*v!8K_%9WfQfh2sPNFHJ!V5E^7o)&r}9~NhrOCz<MjG$Da)u3;n{vfKG$%2O!z?_GntscUn@|+VMVVOxENg*62=Nd(!
lb}$S8KwZ8Fri5iRG25Bf1x&=J0hbT7#tcGs~{>AsUYSX)Sb$qNg!;Z)uAV#o{Sxwq?k0JE}W&9GbCpuT%vrPzo32<P6{>^)t*!&
S{<GrtsmGN>l(WezZ)kcnW9V?`xyzCv!D(hx*DXSi=8i=3?2fYG$B%>haNs3gr^ZC_Z^`b(j0)I)gVqG?VH6InW6ETi6adllcakd
6_a-(^&Z|LaUS-V3m}XdGoDJL@|S^{f}LiUiW4g&#~CZ51|66q5F9b53!U8^Ae`o)f}LfUc$<JC`;qmX6d~3hWSZe8c$+jFpP(F^
<{|->f1kM^HzV^OdmH*9x1x&`C86k}0UJ)8ke(W#P#f7CbRYU2=9J)<BOO;HWg;LXDj=Dfyda~Weh~H)AC(d!;~YSlIvm{~+>x^z
$`%?G%9zj`N1>gc>L5xWhanH6ah!D^PZ~y;@tOJ?;hsC7m?8F<-IpB_k(8gDOrC%t=8yxHNSZB@=$<ef_Md_t9h#4vb(jnwb)p*{
UYXyccAP?>e;MbXkfF4mUZMMmB%Zq+8KPt(h@R!3MWJq{E2A+U;vK>di6hFRD4|#)6Bsuc2P07=93$8t!XW${pP##)51LDzNEL6O
jE^lKXrYXm0UJajG8`|Se4sp>45d*UK_j}Bi<{9NTOjqE3nEq`MG8(KG@F5-%^s5x$Q+rY)FR*<ilE{k&6ZxB$)LoH^P$v$1|%08
=^}feV;+he4~=k|AsuoMP$a||9U*BUS|h)Un<DI<Lm`hCnjZ$Bg`$9&vXSqR){WbpU?Yp2uo=#u1|5-<@tLEX8ltiisUcY(-l0nr
A0dwtwxJfJOO>>mh#?dmB%ZMteW81v5TJXZB^3gg>mYs_0gv|@eV{iMF(HK@x}Wh7h99*jD2Vl#P9Yp4(V<Zq%NVtqXda^!2%8Kg
ry-Gmbe+^0I~!J-Pmvv*@*D7=9EKPicAI{XZ<~7|!5+9Iy&g`a>KRRrm>`Ck&!IpQETWztD4xqAD<7K_y_$rOOCaGLjvx{s#-ekf
37k108=Y968zj_;sFfihcA|=#V4Z9rOCKDdot*8R!4}>jeVYyyA|WFhbf0aNyPJO=&Lry~_8bo&J08y*vlbi~oSh0L^r8@<@}5Hz
6`ewuprme*vY`2tn;ur8(VT)HJ|kWnb0ila=$^9};~hVkE13KwyB_+R&7KjXj3VfuoF3$$c_8+hD4a_m{+b*hk{+U=(;Qz5AD}WN
b(Sw8dZ6W;&YdTqsGFppz#%J}H6cQzJfJBZBpaNddmeP4`5vJl-IrJxf+4pcekG8iz945EDi_3|1|AwDsGbR-m>qB$0U_%bf&|i`
W|Dam6Cp4iyqe7oej(!`Hzu(nh8cXKuAI}M<D(p&OquH(Ntm*r+MI--fSe+o8l24*Fd@Srw-vz`#}thjXdGJ&mm934a3B+(A)GlO
LKh04Cm@j=;-#1){To4{z!=z`;g<{|k0Dec>6yTswi|*OIvshPejjs<V}}@{LY<YFbfAfw*B&vP$Q{)qYmd1fSe=9ylb{`*yq(V>
kD;cN>>L50AE5`DPXIL-{ubz!_M0pqS08O1E}he%bfEztSRzdzYMv|+@E*6LilI~tMja8O8J^IZBOOE_uoq;L2^4A@;vrHPOdqnC
z#W(mxg-{(IG<3X$ebgX$`}hEL7<)<prA#XCLju?il99u8kQTKMk4~7#Uqa&Cz$ymI-yY@3Y6Oy?x2Go^P`QGIho6qz8Ddl`kNji
y`p|0i5#Vk8y*Fs)gx^m=biGBY8^Tt2^Bw`?U>7%sUWhPWTb*1&Y%6Go1nL%Z=k{)d>;N586u3J$r{v>E+HM6t)U(mg(C(TEgGsL
FdA4ItR$J6r<tE4F(d<=RF*5DAD<Q+mmQ6p&koa|wH(Tnl#EU!%Nm^>-4rsQOq7t5RiRlSWR3iiM+*j;*d-(-`JIKKJ0LfpoEQh5
vz$Scv6#f3E+Frufe*EuDj7YWB_L%YVIYT@*&I|MsUj7iw~1b+e<J)HX%mj5ESxZuV4u#UIv8f5DH<9eKpiultP-^#>>iUO@t6G^
GMT2H2N^k`PbBOXMhLwYOCt89HkcQg5~Nxmav))$L?3k{$rakAC8IVO>ZJ4)Ih=(ds2Oh>3>pC%N~OLW<CpcA!J|u^wjopr&Yc;a
=o~E^K^s;h0UMYhRvk{7ubV@n`V#aYp`bscT^iLOFP7>Uypz-wDI)))Zy0N!`WYJ}J{*ad&7RmDWF5zhq@ZV<GNi*Bt)4)gY@I-%
nVIP#)1gfh#HF~QO`7nM7!!G&z#u-EPZ+%(7$WDKNh9kaha=CP5F7&`q9B(ZT$v*ugdPr@mYY!^IG=(c2p^ssG$10FH=Y2aQyMBF
e;_WG=a>o}&lo(Kgp1Cek)5&~?w)@k`xSE|7b0MwG@)}CpB@&Vz#*6<su>BRR3W3E*O$1VI}}!rXP9lCMjE0Z5|t2}s}X~sw-|;H
u^<<rGax}6`J)jXlcC_EKc$a`ot@H|G$bUTHJrzjOcMVcP^P({Kpd5$MxGQNZJ8n;R-*+TyrowjIvtXkHlY9=3LelPJ)`)cW*zVs
ji7;@+aV05^rM9#MxYj;kDM8x{GZvOFQhdXBpFT~0t`YQkDu2dr65qCz$4!xTA3)J8XU<7&!F*|w3^<Nz7e;Qu%k8}&K0Pk4WI;>
rkLp;&!8uzO&_G8-xXFFK%W&Gk{yPaf0!eqPmo|8QyQie%OHW6+8WfIsToqFh?!WShL?O9a~=N~NfdS+l$e#9_aK}e^dDUx52iMt
Zx!^R@R`CP2AJ&{w}?;@Y$Dj0x1eVrCLO08DIvub-W>uVTpPHWG9K-eKN!=b4WGmna-!Fu5F}C_<OBtr*c=}pFq&~92BEv52_$l(
93urKf1y4bpdt*OT9bwxPnhDBo1^d?=AjH286=S)bsXv*o*Ao|bs%9N&XtIlyC7s5ksx=HH6_rPLLnrZydOH86(P2kYo)gt;t$*t
*cT}f8KEbZQWv6}o+0EOGnD8Z0-(f}Pn{qa;FgagtD&VMeW2)|N}a|ZW0^;ys--3&tDJfyikyHO@to!yrK2$z1|hv12^nS+;TGhZ
#vo^)DH&*@eWLi8<DGDxryO^XOqi>mIH0khFr!DH(vO`UOQ2Ao<D-rtjGUw#5TK71x}Lcg1rB>67LU=QU?LhAgC6^x<{|JVoRvSI
cO~1LK%`cqZ53-FiWFHJNFMkexDH()Y@N-R@1^n>nj3GO9Uw~;sTe(;79#B;x}YhSVx<Wl&!L_fG#GCsVw^=9@eDg8g`sB<4xqe~
GZqt`ItgSAP#?yi!XbmDv6>ejwxHykH5im0)uiQ_=O8I1I+`XVBO4K&3ZR-DCL%<fnwZBPdn9TcNS9=XhLfnFb{VoAbeo1GW}KHD
6Cb1uikW$(D41Cu(H`>~%Ag&clb-Gz#3d@8)*HVcbD<iW_#nxgY8t_n(gtsvoSq^cx*d6zH=qBaRGDfDiKCYsP#}&NASB@*sFS~-
!=MqBQ=oz!zZ&Nsftwm46eMIByrLK&OCPr(CZZA{)}$^W=pnr$;Ty6XIGy;TAfsxeE1Q`hqm`i{7NF*m>KkMqLZtH<vKY>s5+a<O
2P9G<njfegyQQ2T`68+#oRSQe8JRDk92nZ8w35T1mmOrHvm+iQPZ_%&ZyoI#ZJit(Iv^sBb(DIT<fPu74<ni$r=<R${}62)F&}26
xFF*lWSvfyh#Z0;#2m$>))uK56_`Mz4<HSlIHCFw%%b=eC>=wjN+A0h{T(i&tRDxXE|uUBKcjf4uo~MP!W?=d^&rh1(4hSmtf6e7
C>)`kKA&J6#h75C3!a{rqM|?-ye4>`Eu^}c(Vqkr(;RN0VHTF6dz1{N3mnfFKcz<<L6ftc2$rmwm!F8GS)vLV0-%fzj}_XSx|B7Y
gp@`Z8y*uQ!V#Pm^de@QPbKplb{r$2#++UukDZ^Rs+^q~SfLCeGn?d*JDISa%NdKJjF~*1E1hAY|D3rZP@@qbPMsDc_n~~D{UO|;
9ueP^&m2%2tt34LYak6A%cOcCxtB{MQ=kr{3nMI^0iPuyQld?s7#jke3L(!QV<0u4mY*;f+9ETcP8oip(;I0c&6>-cpc!QmhZ~9{
9->zxh8)?HxSZvpV;~D3ycszlc^o<<j3G)V3mD)VV4X@HsGyx69iEb+fS<>J85<xVC!jN+brWJ0{UBJPK_fk+3y_bT1(+5N#hk*L
HXkIPI14Hw9w0NKU?9^XGou@wH=wQ^JD%Z<-5ukW6Q0r>)R;4#k(@gs)DGDr(;aXXHJ#ZQ_8eOvrkoj#4-Mv+R3ZEpi63VggOrXN
0G(2u<eYaOBOSCIQV%qoB^oiK{vGTb5}pzp&LXjzCY&FoDV&oWX_yrpiymN(V<Ok0S)%owq@*U8Mi{&q@Def<4;?t7f1K?cO&|)2
vmGB7znv|QW}ku|@sSyt@*?>dIT);&s3YMbaHF&!vK_q*cc7S{X(3)0+aR2x2_h?)qa5uNADs{!#-kD(ogg=)WFJPIbfZF>KpOrb
!XiMVkRWiJ(IIXaNE$1hv7BQZnHzN>5t#%bwjiLG#G;Fujv)-8<sAQ=^P2u5$0TGRaDpiyV<M%Z@)o(JAEdn;3#Gb~pc&VkFQASi
%b*dJcAFfYsidwW%AM&Ei6HKtUm&j(yBkU%Go)@F#1pcgACNGb`=D?ddlXw7_9U{2uNV~`nwoE!!=^YPLmHf(=%MWee<EreB^?%?
td%4ffD}dx8<u(*2Ntg)&LEK$oSqXO*qkFAJfpRqY$U`TaG8u54WL<}&YJU<z#fE-TNf^sHy+~|gdxQuVxT!1NS{cYQJ*&<864sz
vm0%jFqgF%iXyn76__HOIVCNa%oDC21CdOm4j+mpOdv|2aiWEnU>c*D(w%h@RG@X3KpcdjVxWZ`D->5A&lq)`>m3Li2OChH5F*H%
dL-?Yv!I+IT%M_+=NzmWQKk$ZT^Y5XCK$dD2A_wYw;jQot|C05lpUHJs-?OfA0dR8YnIre#TYIm6q_FzX`nX@<r}1wJ`mTO%_Mdh
P^6t6bsVgm6(wyMI-6CP>Yb3H6d$DyK$GmA3m3#4k)CTINSjL?V4`*$dmP6WW1w6hRGe6#1(_cttduI9E*tF{@|cjAbtID*SRVx(
9-Z);f1ipOMxZ96>KTR{$evf978OsQAs&&Q93yHXtDA<RC7_WM2cZa`2c%A((V1nO%bc;AMHR`SC!{u_(WIT9+a8n~#~3)DSRp1B
I3Ky3@f=MbE}b+Y#~g^CMkD4S1|#MmFc}UV;vOO$E*xx<=$%0vPn&U?SfCjlOce*9ydct@9h!2YA0Q7Lm6|UgWgKRrnxQ<6*PQpE
_n{t?pq<_zwHjoi`<dw^&YhSWbf6fY*&c$LV3@%lcp=vvCZy^kt|ih8oud02K$sDmj3dIFYnsHMNgi(?7N3<IW}^|GSe~sN6%dCR
6`U}c#-GEPh#O|1gdj~B_aP~kQJ&u+(vQNFBN&z#Cn22=yPsSg${Zgdtr5ASVVl4p03OL7=$q3WiWwi8u^+adf1duCW1_eho}dFD
BA~&fYn(<TrX&`nz8_PYj-iX8+MCuOR+e!f)giB!iJmVQaTyXAla~UZq@T7N(jWF5Qye6lq@dxPq#ie-OcfXq=bC+^DjArS<Q0{l
-J58ZYNVD6aiGBi>7-JO1Qnv7vZSFPt)b}}%@`;oL?$(yx}NxxXcz1vHlqF@=A470LYxMlW}9xF5u7-josnTABOcEl3K^6j!Jzjb
R~BX=KqXa?=pUe>JrKB`@|oNhfSWU(Jffc>jfvzMTAe(eA|tsXHlehh_aXKmp(B$TQJ;jLbsr}k=M+vH03r1rex6+<!;KlCp&@Ra
03utP4WUF9Fpz8^tRB&T=pRTOA|GpzU!#qlL?NW4?4T7L+ZBx?CncLBxtyJwhZ<#~6`eRC`J|Ykh@f1hIvA)QSqkWy9*&HWDx!HH
TbWA|bEL7L@uLAByc`XhZ5z#@t%S}RY>+t_XBcFkZJ#b60+fg!WFU|rjh(xgO&qKlA{vgEw-u0}pP_Obzz_Z-xfL!L0-!u7${CRi
44(L+`H<)m=^_!GREhDIbDZs-J|8<Fk)Y(EqoTbZ)S7D{D4rsmwUvSrFc7F31s!!HkeIR_uOu&=DxO6bH5c`o?VZJ!E|_2<`kkec
RT&qNLK{yX0HV8~j+#!8kr*N*)g3DjhoO@kjU3Y->4_^J=oNb$f}w^ZL6LSL#vMSQot|r;%@%hW@{|r7of_;K6dKZ@B_PkB@Sq~2
Cmw^KETT4(MxlWna}&{>$e^#8?wnVU{1RIc`kX2xz$E`0vYfo7$Dz_8wjj?R5*#fg(;69@?3^K?^&X?3M2H@oSd3R7LLgA0m>o?Y
wxMSr^b*~qGn%2CVxl>d5s)vX+8lnL$R2)=K_nHRFdTcNs~}Yx6`Mh$03q-pLm&SboF9rE79W6??-o5L;~BY`iy~tk7b10-SEDVA
=pFJLd!3+_?;CfWeInZwBBK{1<sWMvD<zX4jvyQ#Y$Iu&t)?KJCz!yVmLi~`mz*yi(4LAR2B97tp`Q1l)Sx#X!<i`{_#Gdi9;KNX
+MWa*+8mrBh9*}bP8(RFNSODayd6`ZvmOVWcNzJh?wu5*X&mLBS({=Yv>3b(#-mmtt(Q!ivmVPNr<j}{z9MIz8=}h~E+EJih#iTb
GaxD>wUhaw0G<P#$eO!|j+yr(tt3RFuol0hU6_X*I3Mk$?i$1&E+ZtKI3Um=_8$qDww?<b{+D_mjuuv(k)c<f0Hgk$grvKpx}%Z{
GnsH4-kc4fU7Yiw(IUekYolh7gdwS-D5J5UBpZ67&7xnUJRTaHWT1fyN2H~lXAXQDbt7Aoww{-utDhGdhaC}`yc^q~`JObO%#fLo
+MuhM3Lt(Ze3l=ce;{0(e*rI`Q6L5!^%_eZt{-F>;i9S`Zxr(tZz2XB2pyy!@uhPeCZl4AR~+M*Dk658NgnK<9S@owG@!<qFCk%|
cbktMc$q^V>7AJ%TpaZr(k0@btC&O-ycyk;Di*?`2%p{;P!&-l6PT?WFQ4lm{h&Uc@q#*_a-G+lA|NiLv>Pm;i<M)R(-M~;_mmkR
;T{eW<e{S?=pcNcu^t5-Vx<TnB%$UT*P#QQrkC*wV<Lx_5g|OB5RWDtvXO6;S)enZgdumNf+3KY^&LQ<J)S5ZgMccamLuX8aUKdJ
CZ7kM_#R0NI2<yV;-#&gBq6CIG9+h{<P_2XYob~tg9=q51|nOXI-og(fFA#%U88IfVVx|XV;k)jLn0!XpdXT*(ioQ?mJ=(RT%9Z+
q$9W^TONlTZXh9^)Ef92s34sm)ge6_a|}Nk))tnDS)vr4*_*8)C?VdVZ6lYQ7MG!*IG;11M;SMnQ=^xcpc)Alt{*9*79i&zCl>3W
K^{FN(HyZJq>+1+BBR9_h93i^Z=6#f9T;~c454A4(wjO9Zk-C8${Z)7^_F-W^P<5WGa2h0{veDU0uTKm44b!{6`Hw~&!I^pI~*qw
za%CWcp>GTi=fdXL>nR?OrwySiXibKO`zSK+Mg$u3mhRLh#={b+$8Q6eV=)u4x~sPq@I=_$e)-Mza<)jXC*J77M${)1Re_%?wlu`
GbRWci5J=!+8!dH<sDWbWFTOk(jitDxgilAaG}`^#t1>AdLHy3Hk(iyv?CClQyhn*LZJqf>XO_X*qXbRsv^6b2%RsR(V5DlLm^k4
fgtD~A)!hjHy~q^-5L>`$DMVPi4JI)M4-)>_K{Vg;0(~8bfYn#q#*JlJ)j4lqodj&0~C~?R2`@r106IRC!h8m%b@rm3?SbaYa9fk
*d0EcmxSV+7aV?^ZJ17<9-j4;E1YB;ULmgzup-2uz8@B!ucK8S+n_L?3zdBqEhE7g1Egk;t)AQ_&LF~~H=#(MUz~IvNS+IzG#h4^
IF;WSA|k1p(i?0ZilJPdB%n5)_97RXhZCfn9w9m$Wto7T51<qzCZNBdwv>e>9HV}kftkpdks&)GZ5+Fs!J+b>Fd)jIQ>IUwxS~p&
kQRlUU>)3{Ivo)sZks!y=$ufRe-D77=MefLX&@@0d>lcJ<q}^RgPd0+-kgCV>JZPHP?9>L)}TU~o}C~R`yZvC)}Jb+Dk7>R{Gex^
w;cu`MIS~Yl%GbM8<r^@u%QB)93aS`)SMRw)fkYQKq7Y=v?RA8EFZ<3CZ6{d5udgpC>;)*c%GD-2cXT6m7&ic7@)r(Hl0nJx)|{u
xq?ZW&z*`76QF>c=Nt;8${;8bfg--4mLTCB10?dI6d^yN2qCs0UZh7Jpq-DOew7X#W1?oHn4gIWO`;Yd1)evVgPS#=C>=wbH6P0m
a2=7L+Mnm3V;^sxVVks}7$YMbts91=QIrUxiyT}U<d_&8P@xGU6dk!D85SNMjH0Td_mgy?%cQ6xf~4l5|Dwf}gPpvf)t<<WYMtDS
C?R?ubRo+fESScf37oy3iyZc!*&%0%OrKB=q!}w29u5ql<RUegUm3@ga-aqzx1Cms_Z&?ZM;-f_VIqm7fuFUW6CdB5w4Q|<8XtNU
93pEN^OjzgpCvvYES|rW9+<!!iK9NHDIW?LE+S-<>LB%>EhdndT@+%O^CEecS)!bsik3v7At2J2=^%U@UXl=;mn6@fS0K8hkQwck
w<M|~>7dw{XB}vms+p*rbCvj{h!!Owjvx*n!XN^oIi2PkMjql2<eoGbWtX@iKbgxT>5{pf!X)FFP!hu-O%_fa^Bu#DAS5^=V4!7`
YZ`(kF_zk*^Pd!-Q<mSBH=j8ocbx2!#h*DK=71)ltrVIbDWG{ET_evKQ=!`(b(>Nk(xh=Cm?1%;$04E}f|4U5lpK>HUYp#Try!;i
*B@#mRwYvw92RJ!dm*<RB_2tQ(IShb^d4mlWDh%{OP{|W86q(j6CO$<YnUOKlNX*JQyaUOVj<6;9~rb6Zyc4Nl%V$>8z#}1haftf
)gsj(ryB90-X0g2mzpygt(Wi=d?Y`bZ5=$2xf1ajQz7l1y&`!RS)KnN!v<FxDV!!D9hm>2WgOC-d7JVcz7QxIL!{{s-k@{{5u`Gs
QzbE-fEZn*h@nuKY9sp~2%mzTgc-LYI3cVc+oAKDsEG5A*PWT5ry$#$WF_^AI-UL=gq(Mp79@HgsR?YNIhyvQSRwwVk{MMaMIOkS
upmR0P#{qX4448TwwgDbFQ8bJIg*VT(vT-1Tb$3I(4fnuf+B37RUTfC#hg=`FCSKxz?!9`_7)8t4IfP%Goi+z7Mxe4DWV3TJSKvp
<Q6L!m7GE!p`XVS0v)0tPobzD3Zjsp{Tcn0Egirn2^5beDH!aUHXVQ?rJNC-=a6}ueVx`7=^CIT@|=Yq&>(#vkR?(fu^dGoqa6Al
*_Z1Zyd9vKG$02SV~Q{%W1sP#VIJ2Y(wYC6H<Nl1+mBL-#v{#}QyzmGaUuzvFCYOP<Q)AS@}pEAuo)u|z8BUWxSXt@izJB>BACCQ
Um4e&ADjvt5}j5dcpEwwDkY7W>l7axNgMYP<RXJ1o}%-iN1Lgi2qN2|(-pCx8X!^)SR-8*4H<qL_8yWSRUc1^lNEs;E~UB}jTfLC
&z_x{R-|5>Wtpx6>7QtynxX3)mJ|!6ub)X1Q5bTN{F$VkBOj<5b{;Dw*`5rY8kJonG>~tMdmkyHyPd3=xSwu>U?k8ar<89O?GpAG
o+1e(_Zh1lh@4QKFdIN6<{5ybeIDBpo1UQ<i6GdWq?autLZFSEOCwMic%}B0;2SQW?H@-Rd7Tdsm!BM(w;*_<SRu}v7!r7zd!FeP
hLF3U#ULmmLLR0RXqPgj#~=n9;TDUa;~(*k$eQOHPnANU!lK-tM;fl2o*6HYMw>{J)}RX_VHKAj?H$UM-yD-2jSUSVF%;_==^G3r
2BCE%9-R~<>!SG%a-{ttoEhC5iX&Gd?vS&f5}k7vdZX2#dmf&Y{uPHD8IemLdmWb{M57@hdLLD#5T&3XuN;Y<>mq<36dscp{F<vJ
T_S*-xuG$e%AO@29V3+@10Bd3c_0@SV;?~so|`!xb0F~^x1Js%;vV**H6DYVEhKQEft6JqM4QK<8==x6Ii&xeyPTk)(~{bt@t)Bk
03F+#3L{q`C?EZuupH|j^CO8N=Abf@lOcg0Hk<ySqo2{CwINR*f1I2h$e<XZkeUaYy`s_}-HU^um6jqO?i*vERUJvAZl%f~Js|&^
mmBV(BcR5j!6Cn*J{J8XKOnFh@)ebuS)4W#*O&(ujTG7&8l>P5zL`p)oS;4+NfZSkv>=(FXA!WRlo#ijiyjD{EEEfzv!8$%s+uC9
$sM>NcNVOVoFtK<Ka#2;#U37-`32>mjUe@&w43*uM4fA!HlREqTA)K6<Qcjmw45uRbfgrV@e`h;-5+EK!yxOUBAk+r?v^~7N|LD|
#384faV4pw939aV2_zq#CZNch_Yh{HDJ0Suq@E`st0EZ}-=FfLcbpm}<Q<<8XdaFr8z2!N^P&l(BBR}$svxPL4;+A{X_!|XVW9z}
aT@QVcp;b{z8WtiloeYeqMvJ^Tbfp!T@eHvEu?Rt*rb9epQ7#sha)2teIU6P6&T@|h@piZA054xG!FqBV4u67ULCTZAQMd@@gaem
4WNRav7rr~&LRDv_oAU7l@!mMu$pNe&7#g5grJ2WX`sI(>K8#D-W^9B!XA;BM<7@sm7gu3!5O}!J0H@QftCCn9HRLRHy)y#!y8nb
Rh%%KKOh$x=^RxWQy@JY^qGd4JD++U#UfN3&zGDb7MzTjRwCFO-<A;qdmSU12OaMV3ZNkxy%@!$CYci<MjW~u1)$2H50|nWI37)&
y`WbjZz05>sUjSldLySBHJ-Jbh@K@L6CPa`9u^}X#};QD-ybre0h>i1%oy^Yd#FAkSe^=-MHiD1SsiVjoe~J7c98xg(jPw}h9I_`
osm2r0Uu19ZVecuM4iE#ho5d7Jfj>VE*WSb&J%^A{uToxydC%-%%Cfq93R1%YNC^!MwM}%8X_s9<e<hQYa+X%rVG`g79xk7I-eUN
C7isHmm!fO@S*mXW0OAvN*O_<v!Bi)c%nU=&7f-{l?eR?EuyiXdlWX650nTLij)tZdm^Qw&!9gc!X%-U=ZL=}<f2I!aiD6QlAe|x
aU^({b(}mN4I#RmYn;fO$)EHS6d|XK*&8>bQlg3-dLTw4wH}q21RXDt8=u%9=^pnUETgCwmmL!%lOY})OQ6La0wA8DPNSNk%@~#-
Mi-qVTAartI+JXlBM&a3FAxkJZ<ym9AEJaHFq!Ba+@d_4sv-=VC!vz0Ru>!~z#!wHj~aQJ1)#~HnIlOc6PzL(ISnTj?V@cV(w^3s
Zj?(M#~yx^S)9rkMW4kNh@hPvL?texVy1tdf|XAg9idm5Xcn=boFB3wbfE7ZC7yZ_VIXjoNFTN)Iwb@ak(gQ=^&bSDJs=_=s~#|#
86mcS(-Djz{~r+_gri)fnvt5IPNG2?7m@!RFeF-??3u8heV+g%)E`Y6Xr1wyzMx|ixSqik86MM+!ytT<CKWaw1)`81Ort5BK9E=-
YoSdeFOj++XdJ*M{**?ddliR|y&RUJ<Qat@>zp=@9FLPA>n1oKXPt<lN1j)mlN^H_Z5j?6`W=g)6&w4Y*Pm0M+8hiT8la|$!JK{`
To!7SxFf<7uA=&(Qyqs5;u&V2sF<Uo-5Zw_5tyl#qMbt|J}0ysJ0WbN=OOtTz80Duq##0+N}#KpbfH2V?iZ6ISEQpIs~s97DIY|a
B%BK)1)NwIF_pBMSDCLKv!F|gC=pks-J<=NbR0mV4wy70;GssI92%Y_Tc5?C;2QQEBa!eOA{`<j&>TP<HXNds%%BJ);2qW<Nf$sM
laNXpI3VaE3ZI#s)*)3Kb)OHRa~S@l+#skTRU>90=Nz??LLQW*XP@I8a2#|FWt`0&be@!%J)OIpKA+H_QJrX(f+1icdXcT7;3VrB
Q5K`5X(LvU;iKdvR28`(L89uUU!k0#>Joe$d5<0%hnd%x3XP*0K%6xo!J!zT?VZ0J%OH9c0i1grTO6R9D;Izv?;rJ?0gYN1bQ}Yi
RGFHj9if4t0hM5peHIawVk5yE`ynMD_?;-Ex*rdopdy8vT$BhApd6*1@EB5~B%jS8`y=V3HX>M^3>p%mo*<YWvJ}mn^qYL4NTFz)
;Uk}*#GT}!(wuM>{+d6d5TP2I(wPUIeVxOhjF~JQh9m75C?o%)t|3gH-y@DCLZPf54wz6LXr9=kxFCX*BcB-~T@r?*)DDmy7$CGH
*PJ1tg&n3Jco<_Gd!*}~)gGpyb{Vpv!=V2X!wWYQsgxk27bAZa0hNBFIGm-UC7vmsKp3DOMiew5OdPwK?j2_w2_(v(bO{HWz#>l{
ouk?xla@anTB7nH=OLG!RUUv3T8_FIb|+<;A0kDRFr?3-Um_+SeWDy7x{I<K+#_!tgP)uooSdGYjH5;zH>47ravIGYWFSPGx1~0s
gcz=%FQhl4!JwQW;22RHJd@I)Z=K<tVWcdWZx!*OTbYcYwxU8HB%e`=7#FJ^k(l|J$saA7Y!EOcIUV?<K_JzbqM`5@cp;RS-yu&N
K_p|Ac_f;n%Nj}`2BA+S;GBk-2%{7sNg&-EcOfK=nj*EGriIF&PngJ{o{y)K)|?)gK%-fJha9<`|DhiR<(+k*>79KXUZD7$6`*Mz
#u)#d@t|&<q?|_~F`<DT&!Tyr^$_PHkQ){e!yw@tES*gsL?23>Rhq&c5S$JkCLlc{%@;@t&7i6n9-X6~e3`fzq8mh-<DhpOgq$QD
2%V-N;uklYF(9j$h#-TIO&+eC_M(Xr$qrs2=$QMTtsqU9X&I0oTL|}&Y$P)ll^GtS&!i6<fgq5cE1aRBNhB;Gs+Lk9!6ObJ{~el^
>><^o%AYhMJ)r8DBNE}2`J*SCbsf4OB%uSLm7pV`ik&MTVj&z7H5^}|QUjNyDVf}!j~68*c%qG(@Ejc$*BmVoi6t2qwV)p&ryx8a
tDPnhE+2S|njrO~kdba30HJ9Ze5Ar79~S<cBqh!w1ffS92NM9DwwB`_YMnwC&JEL<2a|;wCYTl!B%+>>6Qkgx-5EcXHyI3|m!Qs}
3MKoX5v1lAXBrA5K%K@T7$VaiyP%UK=pEM~tr<w7bDb3+y&}dSupsLmw4OPnbQl*MD4l>A2p%qt%pQ577nf5bLYp)pEv2U+(4Q|I
prySGq8tPos-2r2{+&3UV~Wq5-xT*8cp@mGK%YS%Z=8D{a~wFFS(+~jilWP&(W9-FV;s&EU6cWo$C`hbMH{&ohNM^||DGzJ%^kFv
Lm_RT+97hCnVq<kbs|BXO(GW}C8T1M!XgG4T%ISGw;TGK1EOdnj3FzX=bUVwcAc!4yd<_FKO+Sd%$}K}6P!|@r;<^daTA3j_>khD
Bp&yn|CF<&zam_jHkKl!MJ6VaWEh>1r5;NdIHCU^kR%|YUl5%h6(H4^gc^>e7Nlq)ks|e>6`(U6-62^UOCEEe#-jlk{i1pw)tFBw
ogn)htCqx|sT>`mW|?N8+$KMvv<?H6@*}02!JPseix^sw`yfOadKnF#si4WG;-I*oKOAlyeUHAOV441*%NY3~(H1?LJRuOBD;Y>9
-<DsP+99tRv?FgE1)$#<j2FnEw;{-(h=2kckt84@8=iq6EG6?8F&%RQ4jg|W$r}!w-i(}pbRY{LhoBQCP^8414W;=Yv7B)qq8aR!
dz_#OshsbgN+gS>9;Csd2B3tXcO=yz5SU6J9U|x&U?8oaAEYZBpdN9et|Ge}4IAQ=9V2|CS(xb-AeB@aXQSJo?G|&ST$3Fmilkzk
KcVoVw44x)EFV-Msv^*z{~&0f51<Amxud!w3YQ8TPoCZu3l>|2+K>7h-k&HO{T>gcx0<LC&KdO`RFdQs-5f%W!JQSHog<^4j-=rs
wi?c-L!l@TN}ytqvy{XYIfw_H_#u9vfgD(&ft|sjMx0O`m>-9tHJrMjqnVr}SDjvwMjwryyqzx@HJ&LSM4K+4A{aZNnUXi679tv>
3Zz1m3mk$Xh@SWrbeOLoX&81GyPu+?DWIhw5t(2l6(sJWC!Pl(1|0~UfS+|ATp<dPBb@6T@uHTSaGhm_$(~~&P#N_g+Ms!x-J};F
DjtKGqMrn$1Rgdev6@;TZlfC^g9~q)3!$+Zw4F90%9Mbea*#NgY#!{OQ52OOjvKKcvLB+ONu3;+=py=_^csO1+#ntzp`Iuq!ki`{
Yo>1{E+7a9JRt2G9tp`BDkbb7fT1U!=OG3cQ;=>P4;(b0Kpyp-fgxfQ4w=3s8H%!><f6=>iyj>f^B@)>(V|Noprmx7dn5{?HzEa`
nIQ5Vu@u=LNupDr-XfC=Qz2`YTqDz#c9rBIW}!SB>YZQ}lqJigIius4eV`eou?hp6Q<92=RGA(cy`8`f_L8Eaf}g&eZ5}Wl2cKr7
L8h4=FBlyoDxL-!?33P|Kq1qeYnv>hLmSJP#vD5u-J0E@_ZYFCVkEJm8ll-37a)5cCY>=LTcZjgrW0%)+92a16&}?91dte{rJkyq
@t*k|6(K+*1faT`{22729w3pPIUULyOQVyZ<C~<QSQUUEHYHdg!<{!BI-LTcIwbHUrx-IE000000000000000000000000000000
0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
000000000000000000000000000000l(NF8a5%oLeYcM_uqlMKoUl$a%d};vg)9y*e7F%ZY_=3Gq_j)8Rj7QhtTkFURWyJ#$+OI^
vaJ%eJFA*BUA5~k-n7FiOSe}i(zm@eZL{_>K`czC|F$(T2{N`ble+A(a63!11+3$!fVo{J6Sx4d>6`zw#<D&#t~VRFEH<*aaISJM
8MZ|&G_M`2!L`saN~pJ_K`ih#=b%io1vd9E95li*oiGWpptVl6r!qG+h%33Xe6-)N(l!$<6|gm|Sum8d_py*Tb1%Iwd#(Vgi5DcX
t}Vc{?X{IO%QhpY<tk`2*Q|H6UMuCd{U?qr!?s(k4zLiiB{t5m?XQ(81tce{cQqh0gE8YVR5-9PM6J=dZnME6H#Q8n1GW>lfgCzE
UNz-08@B5=F)WR-I;r}!?X3JQX|>R<aWzk}b}(N!FtCZNcqx=L5G#H&Au{T)cP-PcKdSVoptJL|jyT+=S|O4!d%3o$#5FLjr6&Tl
G&d!(pe&)V7_l>x60qMiOf-_OE4M$j2`ZYj60L-=9XLfWtFBxk3oszHm6z=_U@);V%A&WFOs)E~W2jm!B(}{ePA%lP)G!pX7_dbr
C^0i5#H@xfT&dD5cr*AdRk08;0JjdX-n478DlkPX5j5wvvaR&Au`jf-4=3lSZ@4u!5VN|m00000000000000000000V<;1?5*->X
x~nLuk}mEr^CwlCcd9=pM5b}8QzR>>$EygO7n?jMfFZ&pCap*;pC+xW+aU6+KB&O42&oLFF()0Z+oi`GVXVrlAtuhNzNoLL9VZ(m
Eh*8X4yNa*9}m2v@u)?onk>j7KPC?#5Ug4$W31ei+bKsYb02G^e<+x&V;Cr?PO8tYq^jZ=ku0*MNh%$xW2d<xO(DLmxhR7juNq#g
7$ESi)*&#f6&|vzmnfi?B`dwD46F#M@}_bpA0+1{mm=YqU!S`t{wWGE`K<G-1gLPa)FnbMb*t{3te=RZ&8+XOwkV^ly&iuq0jr56
A1yl=Y^=qo*{XXfudcl+oTccg`I_7*J}1R5xFtQOwyT67!zEOp=&<)5Bdrf1t(_pRAf`?z(5pi!cM<!S3oub1z!-fb_%0GHv?~fE
G_Ce5gC|lbwWcd4S}Vn=wkW1011&Hn8LJDaSFMIHqO9+%f+&M6sVoL6V5DLww-O1hK%$Hj0VKa3X({n2mYn+~SR|9GKCl_2o+S^d
V=jp##iV7N3b2(XW+a8A+KnNqvmNmfSS&iQg{}#xp(RG7s30pMb*fsdN-D6HtsgM33oKl%NG-mqN+?z(fGTw_JgS_bH>0DbE3G*v
#Vm8C8==q|7pWbuuc|jMFRHz*&?*G1b1lOl|EQ=fU8cD!3Z|4U(WtvE1gzqr3n45j%BJ0fim*kem?$?X*C!X1y`R&QmM4TQGN>D^
c_QJMxhm4Cz9iWo9V~RDi!Az^pDM#7Zz*}HJs9et-l~JDBd8=SpD2l_cpW<~u_sO<{jG5$s|v;>Fr*Ev;j6%@zN}lUb(F@gSE+X^
gec%K6|dqPSFEKilB?FF#i;)$*&o%NLYU#Ph@il#!m5<4G@!{0h9tQf)-J1|bEu*%+N-iFwTA#94J>J>iY<335iFFhprq9-8Kzbx
b)C#AD=3kqF|7}uGoOp4QYhCPU@gcb*O+-Fizx#gL@InKNGk2Bysvks$t^@IW2kB?e<pIJI4n`7A*)}h7A?IkSgDjQC@wv$`k)`I
GOakP+NzZ$s2x-slpgpXfrcKO5h_)zf2%8`lpH@Qm#to^S*B~Cld2%7|19b-5-?J!i>B`=!6z0l{Vc(o|DwtrRU<>1M<GY9lq6!R
KA;F5m#Q!=Yp&xkBCZvvBdRT_%pts@VW<MH6f9w_p&tDwF|G8f@t}CD<1DS2Lnq0m<0ng|Iv|3qIilbtNv|lSJ2Ba(F);b9K_x9L
qAFr5Po^j;nX148P_87bxh_Q)Z7AcZ?<YhcdaD+tday#I?5b_6b({jQXrx|~;iFq5i>Rd~kf_+E(k%3>Ixy2MRW8Y;C#B^mXRJb~
Wu?F`?4)cc4J<q+`L0r}YocZ+<*i(;TA)v*f-Ynpk(%|WU!EPVq$usHa4UhYR-u8d1Swi5&X9U4IjT{vM4|kg$*8xNza;CZ6)bA6
i=3t|<g7NVHLi=RGpP!Zv9B|zxuC?W)Gx)S9Vl2RLM!quS}V}6jV{=#;Hw!WFEBSKIHudH10%Vmv!#9^I4OW8E~uldSuH4~|CCy;
WUXp2RU~{Ylp<^<nWm1dktuJd^)9O~m#)Yo<Eq!Ige4Iu_^nT-wI`6JMWhZXm@MBVyryBO{i&&`b*v+#@SV4zg|Pvy)-J~+UYU%j
0;!EBR45&#rzkBi1}Rl3up;o3M<!aZZ6}y7Hy>G@ydfVTV5YgMg(-g|q$Fde&#FbQkE3|0h^?V0S1(SO-XPmA#w-9Nj;nc}k}o1C
7$#M$Hz~KNbCHE50xWZ@s3yFiA1a|I{|`1L^C-Nn$}Au+Et?>!*C_ZXb)@;DY9V#7+o^Lb-Y9>YHKw+$Q!S6M^eHVVKAz7eG$~am
Q7B?4x~T3TfUV{zF0S^cwyTaU>#KXKfv`U)&7}yi3@1G%GpmcI&>it6GMFu^Y$X)1wJpmhPB7Z6iY^l?Kr0|6Fsz-d53*#W%B;I7
xvKuJ6(mKf_Nt(+yrrP2>?*IQ#i!XUP@+yLWGjoO&n{3MXDV<XL@76%SuY|cOswZBD6C8^?IbrM-Yj{gLM+3upq&;a_#F2uR4sfI
5hW(9vnCLzyQnfOt}RNj<(&8`tgQ+wXt5nE+AWl=Pp-Kc*CErW>L^#Pk)r1*e5AA+86@kgCY@}n39f~wCZ)qM0W0Sv4x<{W&90y-
GNgneSeAjUB`a_&s-;dUxT|@nW2-VNt|axQ0xkS1Kq_`B)h?c=XQ<91imaclKdDcoD=W9D!J<(uWhi;6IU~-RSFiLY<RR3Xa4sFJ
S18P@52{-%j433lJ}AYhXecf!J|uV^Bd*q_ohdM^^rjW7Nvbg_<SeeJt*o&q1+0LuzMXk2?I&-b(;xdF7OL|lgCwdZb*f&g|0{i@
1Fe6h;iU5|IxRD)IW9CMIw9mLbta4}O(3$S)~q<Ln=COcZKDOSnW^3<@haJ;S1X^WE35*a2Oik1*e%{G<*l77v#N+JupsCr;xPps
$*eal38Gdk!Z2;An5+J-y{c)j-LFKdrLXxL%9~CpZ!N~Er7CQ!i>;|5ZmJa~sw=Fesixp2ZKWhFSSK?nuqAFNA*$6TA*A#z$g6ZL
395akucT_JWQR_es4&~7>nEb3&M1j12_SQ)m;-Mtfhd?OKd_T6>ZLKJktm@hDWq>B<0^?O>8xz2kgaN$(;^)vg(p$4?JY>Diz%!o
87x{SG%B~JBPSv-f+(h%cBj=QeT-)zb*s86g{fbmiZHAw6Ree~Td7E^zbNb-UaVTK$E<KI-l*#uJ0s60bg0274J6zgk(ZdOD<qq$
y(Hlbc&R5P2&gEiL@ExcQ7oXVuO6$V2PG<;RxEiW+$`=SxFrTLOsgFuvnPhCQYzA{38ZJM-lj*VhOg+S`zWs%4k%@<WG3V%W2o>Y
y{8AI2PkDH?<#XFLZFxyx~I#mNF-<|FCaRu3n+7~uq+y_Co54cs4(g&%c*;+ovv1_uqQby0U`J;f~mhCO{Fg|LnuwAOCjbJVWwpz
Q6%T5cOS1S%cwCMb(*^-P^g10V6n`pXC-m1pDv0g_bQ*G5iIQ}ho>E`qb}d6m#EjRTp^|<o*1>O`>l#4D5^!Nwx%PX8KkW%%dEw#
N+3fo@~!A7sw##Y3MwZrsj2N9ysi4MO(nuDS}RvBFC}p#h$jvpxE;zMLoAG}v4FCqSg(#O4y({86RMOg9xyho)hl%{IHTGr!X)gW
CZt3vP^y}&2Q0uWC8ewx4JYR-nJe%nx|!cAt|)7vi6|wh{j4dZxU51e^Q{#t;i%N2FE8h(f~jvTGq9g8uPE{=b){1XqAu+uKqy70
ogqA}&?ua(7A*N9T%<TJT_mR<a3q5qbTIv@U@u6i+^O=YIIMH5^pw${gewv#|0cesS+4!6kFCKbDk};f6scV)DzHndT_aB_BPc>G
q^dWj&!%Lm0j;y9Tqo8jPAoMmv7@h_BcyOB2_u^!pRM>Lejy(y=d7qI7opFflPn)4p(+I|udL54DXCi~f-vJLO`|L)HKM^GVXnI@
v8yI2s4e&u!xm?*S+B3D)+}%!8!m$?Q7lg+8Ybqe@g`!dwW$-SexgJxX)2U3{-ERp)-d!fPnN1Ec`42%jI2)|ud2GH@~i+JP$Y$?
e=6#!@2rw7im4N-NeAGnVXN&Qc$~p187BlQZ=&F)*(?pKGO+=y+#4_|o-Q$|Osli2R;|V?(WW4;WvYuDA*FSuny1h$3MUCCJS)o|
1*EMmk*o(Rc`G3xB&Dn&?W~O$EhjQ8Z?3Vi@1lk+c^NvNC$HTot*G*?YA*9CbSD<9sVKZB)TXYc=%oQL5R*+L1gjD&TrBS_Catn7
U7TAe{3rUTjVUl3<0>C1OD?^s_ox6Zew-(*uqbgW390U+QLUPvh$%&@MXS;)GOgF3IVdlntf)k#EieqJ0x09B4x=ioOe||GkE%_Z
wW58Q&L1hF6Daqm-60|>W-HApS|zNPM<Q{kIhG|IHYQ6eOr?vkQ6}4}@T#>dq9yGm+^m1D9Ix~o(Iu)T{jgc6J1u3YT^vO#gs6M0
)~2$gaxEk(XRA>t_%B?n4ybA_(=K?hjh~$*i7Kcmb|M0=kSi%G*Dok5mZ)|qN2#_S5FY$39HBoiVku3ZeJKnq2d6|F5+O-0EUvpM
IjZ%jR;vdq9V*$a$f$0sm#lRmWutE%RI`kvDyc&(WURg=!Xk;POD;Dot}Gz16`;E=t1Kg|1*LT*At^{F#;vd}1h2j&cPlQWJS@MQ
Q7F14h9X9*G$zy?+^LGIxFHOu3oLt_gr;MxPpvehF{ON`Pbv$mvaGDB7cDC+XRXq$zN8YV5ure>ZljkV`zV;R=&ScAZY)-&86_~S
^(5CN$|#^D<EGm#`l1Lcgf3w!D=4EbyP)8#9VBb3YXTptfTZ-DC#&eL?j-A~&?e%Q3#L&dtEEdSG$j$Kp{*+<o-UK82&-<S+NeDx
v8q9#$tt~%wJOA*3#=$3MW5#>7%P>iaHRAn6|u-2YbrV=Lae?kr>sjaZ6r@Gc_&>cMIkUK&!^)nwxpD$(6PXyBO`dKa3vZnIH)Bm
H7h@<&!V%ex1^Xa4zary>ZmoPk*HO(Osl{z>Z1QE{2k7%wWOURz@s9lupZE<2Q7vuK&NCdeXN+GIi!505Gk##@gZ6)k*e$@m>yE7
7#qQ(0VGNyBrSR*h^9rS$)=hv79&v+p{J*;z9~AU6C-`2x2x`*c&Fv8r77_&d?*j3CZE<Oj2N>eJTfFNke&;xk0_EZMXh%n`=}i-
6sf8w1D47zn5vwrgQjOF&8hGwt|t#MG^8&cDyfpEmmW*6ou?EfNvI^M^eFc$pCgVcd9NfWuAh`CFDToi5GsBwAgswPeyl*D$T0P%
8mi)`aIFxniJT2A@TD}V)1&;H7cmwX{-rf2UMXfUg{|c!jx2~K<geNo$rv@6;H)38Hzwq(U8q<oGbs0`e4w5uhotW_a0x4_@2(>(
<thZO2&zFTZmNVNo1sCiydTz`HmNwLLz}>`xU94)Fr*cw$QSmQ&8cH59ju2bFRgweJ1bc)6)ZujY%Dab>!iLX6)d->Q<_6C5S>ae
_9}X?MX5BYm#ki_{w?w<z^E*yi>(o+oumUO4yrCNd83jmfvD}U(=9+ID;tF;Y$o5W$)?Jto2j-Y&8({||E(z{-z#UU&?zverYdZq
LM(xqR3xG(94O!`FDJ|-LnL{byR7djZY2vbMXLd(?;@=wWTw5QrY&V9vaF6OHLT;IaxC~K4kW^#6Dc_?H?3EobfnRjW+pwVh#}&e
JR&71t}rMsL#aoiIV3<Z)2S4nL>eomU#z_*F)M+n8>-czw<fkMRwNLuM=pVvj;wK@tR?s#Gpg5|yez`2|0sX0ZYR1e>Mb)W(I;LZ
L8@#hEGjW3si&DER4x3aF{KNv%^=;Of~?~#U$GV{k14q*UZ_8#F(^T-J}et7k}MW3Bd5D4)f(TK#VZ4=fhc0AJRqO2mY0>V!76;H
Uo2-PxUGj5>MJQ7iKw)y_anNetR)Mj^`IQ7R3~|=y(}Us-yMmtqbrN7NTgdYH70>5IvIH@{w{&3{;A)jvnV2~XQuQlimR#<M=chx
{wPza&nT`S5-o<Pr!3|w9kI3^_agN$NhGeU@Du=`S*cZ{g|HH>a4ZNZuO3gKFfi?_>nv-k4iI^)nXG~^)20L|BrCb7>mD&Go~XYn
tDcah5hb)GHmV7!vkUVi{Tl+THKh}-pB!#5m8<Bg=B?MMwJ#W`WvEIm)-0^9D5w&h<fYS+j4Gk0Go)LwYN|6O=cxNEe=Mjb>8SrK
#413j%PrI_Af(qVz$Bok?J2yhBq77A{H)I?B`YJSv91)Wx13q011^xF9x1;q(ikEvkRY<GLZzuKOC|Is&M7D>Ag!w@gs21@qblYY
f*pyXdo6h?j;<3XhOONti<m2{5FDeBFr~kl<*GC)NUf0|nXoS|>Z7fdHLH^>9i7gqSFQOhY^J}ZVzO~1vnH0TC@8n0udHAm$*<5L
m?BjxGODbZ%BL?d2rF!-@hA@{Qz3+;QmSICKBhUW5+Vg9n5t)@%b>rgZW#C{y{sK7WG!wggCCD7T_ocn1t6WAQYI8FS*33xb*y17
hbTd${U`$_AgzZitSMnATqGK-{GKPN>#RX7DVk3y{wHCodaNp<IIXrYKPL*O`>p1tg)NDu)UX$@^QLnuajAMGbE0P`=%Bc+eI)j*
$E{K*<SDhVJE{w*S0RJ0VXf$^6eM3S2QXu;*(ZJ_+b!lG;+feg>8Z7uDXhMwEFcM;S*j8)Gpb~wT^t}M?H-FLWUMYD->ZMFAuH#a
FReqW*C?qhkenm13M}m@6sW~9U8|R+!XRTWLaY}kF{tn>Bq_@%Wu(n0$S+PTWG0KFdz>33ek4Mq_#)q@5U71E3?X<c!!3Xv;~-Ee
M=cMa+aMw-$}S5j1f`6v`7q$24koy!+b#_)MJ_fc8?Z4VU7Y)>5iF7|OeP>LJSO_1*C%JJu_`k!Gp%i^RwatCOs!EVKPt<u2BF8T
NUd!up{p>QLL^}=@+ONPPAs7zgDkWvv#0E-1|XUw{UgsSexyn$Fr-~1?*IU&;-nd@#VvEGwVao${Hh3<{3*jA5hfj`I~px005Mr7
cqUe`kS8)M{3n#I4lBm3!m8$zIGvcPS0H|>?yCi@Vz2Wmb|)^VJ0lY&3n<yB7AqI6rmoc>6{w)0C^4NaXe;U{!l~#lyr|kJ7AHff
Qm`^HJ1|cna34!8aITvm8>yBg2CTTOf+;nnZz=KzcB+A-{}{8ZcC2EsN1**JLmX1ARj4kf9If~(6)+&B{wtBDjinW+IxLGU$*LkM
sw_CM^Q{1@=A|U2Y^xU`JfFlYd@NG2k|Z-IeJz8k?j_8pOs?%G+z<Gi)F!^6^`*cPm#oOG(<-g0FfdOkIVi-Xm<<;(53ky-J*<PJ
lP(=B*r~y+E3byGkuHp*-x@Tj-z@#BFf0e95h$&W5wJF_hNo>SUoCGW3!)^iT@F_*Z6q_QXDFL0Pc5*kPb;M$?60z`k|}tn)hx>_
=qL-E3$C9mQ6j~xhpasy{-=*5J{8I=b+YX!BOT)?YOhY95-iP|_os=fWhhT5#xBLIGpcB;WtuQ62Q2NaQmiv6aW9{n{wUlfGpabK
i6*P7m6{?azNr$c%BC2i&Y%-4IiIAg>zd)7Y%6Ri=qlQ(h^nKmyD3jBC9c^gzN*k9TO~QE;hv1BoGU>t?k?pjv7_jnm9Gjbt}C#s
%dQ+O_^6I50i@EOP$;S|;-<JPr72^uC$1E!;G=9Vf1-=5(i+*VFr?BXt|Y#vMX0u=5+&3usV&$i1FV9pVk=3gYOt0qlOzYQMXGQr
N-Rtu3My};nJ&~a@~$YH!>RMGNG+DC0IW|ZG^-b}pQ=AF+^jk&ZLZ;|DX9b~JuXA9F{HY#?3>!Fw6H~_6D<cDb*4HgkD(E+zAo~l
{34<xTqg=A{GRS8S|m@U;H_6KMXYTrSRu<TSEz8HB`De;s4U~A9xV4H?5Q!6WU8wxKqM%yb|4_7fvBr1J1-5B|1J)xf1ca3=PG9^
xuVvoRiuC^$E)X-V5|Qt6tMTNeyKMf;41hk?5kra{i%_vX`c(HKrXp0CoIdWpsw?)6DwP#_N(nKI4907QyhDzlN9ExV5|VCBCG$c
GpS%K!>$b=k}Ce4OQH;+nyZg01S}V^v8iAvYASCna4CW)nJs~&^Qo#TQXJ|i9I4W#6RIDs^e@D&d>_*!s48|Wf~ZTJ%&99WDX$Zz
|0uB;A|eN^{H7PGo+=ZcZzN2pt1K)mbF5&f$}EW{9V%}qyeY#WG%hl!6DB*8!6`SeNicjcq^mL}9x2kEQz`T;7b)(l;2#{DcQAo0
SE`~LL##_AYN5)hTB*||wxi3bDkzbqDJeoIk}p#&L?}cnZ!7Mn$eS)9*(ZRfAg@^~x}?&m;HGvY)*ZK|A1lzP;w$wpDz3&TKPYZ6
H7%<vj;a$X_#_9ff*i!Aqa$4|$|4P=45%g#FQ;%Q(UjgS#UcSK0;~}!7p-U|Ni1Nekgb>}J}R6r=q@a-NGmC@b)O(FD5JD2-6T7#
CmmC)SR5lEF{{C&FBt!$o~x^&fB*?9(x>{W8mvw)G_Xq?X{U;>v@CTe2Bv~0O{AwKzN##ssiHM0u&mvx2d3u~Fs?x?lqjh#$EH{q
b0^>>O0X3yimh)gk*v+7og%9%o-1UlHmLF|L#;ckF)Oquu_x-RekIW=vJ_mRQ7;InIVwCLhOhIccBx9H79dHcrY~NvZmZ9&DX<c(
iK-!|>nEnF0VBvNS1Wz6`ktqv<R}cN;3tSIAt)24Q=<DNEvP}Q;wzG`q^fkOw<HA`zAUM#T&gr7!Y3)HkgU!t^CE~DjIb&nb*oAp
aH1)k;SI;CQYfD(`7Eg^R;drLF)SgfW31UF+onLQ_@e=)3a3gbvaVz(8Z8&8fvkM0#~{J4=B@rMmaB;>vZ1c5JuD0@hOFoqI4*21
F#(FAVK4--X`|mGXBl}c8mX@<)gjO=ovAvk3LX}%%dT6g=q%<f$0b*;y0M8O5TgUIFe+FmUo5yP45p4IDW{(;mM?uKpd+uOZLE){
zodAs3ar8`5v1IuoFw}q^dLK{KC(M34XAmgC@k=#iLFMg*r=+L-<9H}->r_NZ?C^2KrQW}jVGwA5gi1rODIn*87&?uVk_1x;3qGu
@+J&1L9OI2#HPxoF)UXr%p{AeG_1v?#;U_CW}yPAs4u9WNv!88$S4e}jjAgxE3m#Sryvff+9M(=H!+m193ob%_$7cUU!}gFv?TeP
GN?i+GAK=@RiKfl5v#*2|Ef8q@uaCOz^$$^a4aaOpDC6tr>29cbS#@J+bUm{*`jJ7=B05k(XAnx5id2FBQV;S3?ASot|k5~(4_RM
YAEC#axf3CR+>^OtD+JayC>-}e5}kSTdx@#{wR?t(5#Lq-7RRWzN?xj4yXdI2qJE(C@E2@udOsFnlBEiizxIYAtzTbW~yf+Iv0bb
btzLXKqXzFL8(bA+pU_dbSs`CVx_37U#G+<C8;hb{SX=>udFUEs4oScC8|^_M4;KGN~vk9wyzW{7AQiR=c`>9IH{N=RjAdZmo6fx
qOS=jSSoj`85-=C&MCy2x2sMlNvt!h@+DUs79vxqZmGs4vam@icPKM02_ML+pCWmzRH(eIYOEM6+pNB<G9W4~-j&0ss-e6k^CT*%
>ZCBK7bC(PVJWdGTO!t}$gHQY1tMLdoUXo|&niYNm#Ld9WuTg=Go{0+#Hx0s%bt0vr=#_yjV#M45h=W;x2{GhDJ3ndNUA0-P#j<=
_LS+RCMG7Vwk0H#$)}vD46$|}7bt(RPpU8}?He5@xhv(Moszh#@)PN*9v;XbRjOvDVK9-cTrGYq^&NsO8>}y<l`vSY<STJ4Dk!8b
jGv+%j4b~iw65VV{3<o5Y^cdDQ?k4xU8dWsbS65Ii!5a^mn^!c->5aGN+x};<}3dt`K>P|FR*i_>nYT*+N%pNl&st$PAnU%X)9^0
^sKEQJ+5XaYAiA#Y^-ptC9T1$04AU;WveBt>?RDJ)~I8x8>u$1&ZH<N@}`oik1dTUw5h5j4=^kk_biDghOCG%C?2marY0_`*{G7G
MjyE!60Y4T6s<C(F|Lj)5vY8t39dgb=&M;IR3?tEzb|hkX)8OcX&m1u04kxXSTSQHjI9ooVxZC^t1g2nX{b%CAs>k;Od2t$ATgIA
eyLC_ORWSL4KK#2Un%-0a3q(irKc*Tavue!gROe1&Z45GsG0Js94Ztc?4<!M)TJFKH?F*@xu<X`ogOl%ktI7WWGv1l_$S*Xf~q#G
z_4p0e6Kj5_AIR&%&qdQ%PcG>4Jy(r04=MjVXtK!2Oa9EYpwJlVz3`AF(i_#cP>aOHY<OlmnSQ!)uE^#-l$0~_N@=3RIz%d=`Qaw
FD0~|9)X-GZlD(+j3zRmW~a|Dc&`yEkf}$bgQ*lM37Cs7x3HM29jR)n_$5jpZ>8U<Fd!4D$0ui`5T)xSNuahY8YI&vuPvsdP$pfR
N2!FEda$go52J=ELZ!1S6rW9?85}1jk19$gHm#5)yetu<m@NsTQK@k$sHjk?%%aFJ{Ugq(c&x~)L@p5;@Ffx;<|~ybsVNK~q$CzD
!XbVt^DTX<t*$kwtS7WCZ7Ys0+Z_w4{;W^0|0Qm!39Qa7x~NT`FR8z+^N~iRW-K`>2c#LM{;goDK^3Yg2CNt+!le_b?3V7KC8sc{
_^hd{?4M*RfvWYX?Ih_aSsoLhGpt0Wb|qM<_@H8+jveo!Ij;00qA*t^m?}7`FD&RT&8(N0X&?2XS*!GzJ01X~l&^U#eyr1`;imzm
I<2`Xh$|wf%_#k(1E)BnUM<loJ1*KO%OupLE~0}ilPUzRmMerR_b*5;#v);n{VhBu;;eBj0;K*CpDj(Qtf1{A2oij){Hk~+JSUeb
wkJEQ@uR9F;w!PR(ykk<3$Z*YtSFx$0x3eUucqj%VyRpzb|xS&1|rQR)v4DhlBKdKrYb9`Q6!103NR?B#2hrJSu36#y{Seo|0p&n
7OC+osv^^-M=yk|jws+LtDW>AQ=8VM4xm@0!Ja88eW~apv8+U|v#i0a128wJN2VGtJE{mQ*R4e)V5F;~$}Rb#?5D*VJ{XoLq^v_J
#-W_4WvjI<;VAN}Y^hhG0;gcAv8|1*1*|wJGbYh2m8|6`r!F`yeXAWTU>;(pz9fqz)uYR%R45Fvbt-@<@2%yW%_+<#Co62EzN{`U
Tq^&kCM*suOCTDm6(egX<SY>(+bX9o+8|6VpdhfRc%-K&HmL!qXc$1K;4D|6f+xVE1}r8kq%6)R`=&!3s3?`K?<BXV7o%z};;j#*
m@1~Kn=LCVLMtjKeWm&>GO|o61gZ@sSQSL5jxEz7buG)L9~zCWVWuc7#i)O#;Ha;uz^e=*%`9iC9x$<_Mll&IcBV=zmn>5s`5-(k
e<~NPpP)^lR;{(HdMQ93=%<e=<1QvAk*v?FX)HM`xT=~c#VflX3Z_7<zAIuVu%z#<*C+`nB`%t(Vk&?ufS`P*Ca?-E`l)`WWTZJE
7N{$(+@lz#el1EWBcRGFr7DZBL@I(Wp(CZPsVe5Jg08=yuqN`VE3KL*Eh?0z`>7VFtR=Us&?j)P)~gYy`!JL+3ass|#3wSWKCE#s
^&H==9<UXImnNzpcBWRWF|BH^9jpkR?xDt_FR9!R2{8I2Y$>szx2P&Fw4h-it}k~Z2_o684=_+8rmAr$4j_3i8mFSHcPy@{crouT
V4=_`@FA3~Ost!#o2>RM5HO3Zpst&->nyx1Bdjqde<Z0a94HQ^J11}{j467mbDh|zF)Ye1yQDp*1uhG$h@}f4F{xlI`jC_-V<jM`
jx6mW10B^auB(_FD5lmN{-*z|!<0!Xm8htu?UEX-9jM(V&m8_FqbVgRAT83VWT@ezN374V)~=`}xg?&fqa|#sNi3-$NUBPviz-|#
o2B@oH=wB~xTEGOORGV!q#$M~iYW!GjUXVb1g&DMZ>;K~V5|6{1SQ#~)iTB?xg?dW0xMFf5UqJ96)35yfGqlyS*~7~3@N9oofnuU
EGdgAGa!Gdzb&*RF_x(*Ff2N*KP)XM7cEe%ZzxNu8Lj4|$D^K!#jO@A6f5hc5343Dqbw*PG^4JrL?v{T6r=g3^sR`fQ?P9)cdQJn
fGuAnfvZ+645_HANu2{G@GNPZfTqKs=_&=NbujUt)1JJoyQrEcC@sF9ktwP!UMP;LbSZJH+OK%7!K)am!KIq4NFMR7Nv5hV<gUgU
o2q~WIxC5=N~ss9{vhutJ1!9|bFaN8y(0CbBP+tB2dbwj{wdw5pd{m#axF}u7Oc`Nt{#ag9jwb4#jOjgh%XW;1g#h=Zk`CKtfir<
!>OjIr>jCM03_$7MXSc66s+njoG8FCZ>YQ}lp_$V@sAG_{izf!^DKd*ouTKdLokmcl`J+U$}o?li7j=mU#;vaQYP7`b0=!60hk0S
dat;vW+WD_)F^JNL!bXH9-IiQ(<Z{I+$K>0#v}bI4w~?+w5GT!+aw9D(khQAjh{3u7o@GNTq(08v>kIHhOgQ$b}hCc@T?3aTBS20
9j#@oWu4a{VIJG5C?Q3t+N-y$wWZ&x$0$3dfGS=jk*y~sgBOn}d9V&3Ua6U^U9Kf5C9GL2;G+exGb=13kSSU#Su9O25UCL>ZZ21%
-Ka1m2q5Vz9Hhso&9Fr%OedYMtumr6@vTv##V2zaPA?Uy5G50>QW;_{`zm%TrK=q$&#a)Nk{6IINi3hIFe-5@^CDFnfUNzj5+vRz
4XxxVATPBn{-)+Fm7zSRek-w|LZ?10)Sw8NFD;Ux4lAA;fu=yHIx3y8k*RVco2#Cr$1Uh237jh@C9C|dttvt#KBzt*u&kjePoU>3
>WFBq)2bYscOoILCNP1hvo7-}5uH_?Y$cYSC>eY%Dk!ckMyOM&+nmrQ-72)IzAO<PA}BGY&#hUUTCD&s1}f|*wW}B_gDL|lL8^Bj
qo|Xq^{gMK@*C!uBrIzz94xOSs4LSY2(4Q$M=`h|1Fo(hQKPA$q%G8?D<?>+gq2z?U@WLD5h|alFDmmeeJ%_p>>|pi;G{9Esi4*?
nXL$}!lHU1@F?ygnWp5IVj`obaiR~VqOA2T2`{az@vU^I)h~uEt0^<9WUT8j6C^XKEfuw@H>(`3qpLowx+`KVkejQkXC^(ZwWwtz
E+w+83MpJ3Nw6d+!z@cJ2rT0;+N6@LJffm4eI{%!Cnk=iMybjx`5e%w3Mf?=pCEIl;H()fAStII7ATY{Pp+S*qNnJmf~uA%cCVJD
D6p$A;v`F`K_E7)sVcoBO(koq!Kqv@y{Im%yCPhuN2b{$+9e^YY%O&uNhhTmfT_u^H!cB|eyClpew<Y<upn2knWro(Uaov7g{+M%
Pc0*+jinBvtd++mxGHoYi7ptbXs0M81|XLwX&S02XcNG$;v$!-ZYo_XZKD~mYc5u#bS2HKPpNjSU@8kReytR$)2W}XZLC2ke52W^
M=uaBI;m|ef}+@-$E52k0VFQ0Sg`f2!>^+uW~QMZ=adgI&Z{P#!X|sCt|Ru7ECz8UwXa~L?kaz*#gr+di<a6d>#D~tX03TG%r7%3
P%ZBv@2#&Ex2aT<C@C?aIwZNRv7Aw^M;>-4=P=4CEuKj%G^GPC5T01D7OotUOrBz?6s9&RQ?C-G+9)6@IV9Vxjj(d3$*+wV5G{x>
g(V6tGay&2B&f5fVxrhDuPzp(c_b+<n6V}&tt5q|jH1~nM=Cxf?58EE^CjP;wxwsJSR~r72pZI;qoge^m8n{+Iw=huI4p81va3F<
D5i<760F@LgDga*RIfcK9HnWd)GGKZeyWct_AJmLTN@K7C!IEft)`i()2VMQ!764a$1szuN}|{=fhY$qt);dt^bx%(&8=svqOYH&
M5qz4b0se*F|Ug%h^N6VD=Qcsu&iDyC@;$}kSf3}ge*xMWi5iP{-|0oBOuMF?H8b_6|Dj>`6Ozn_bvS^b&zK&|1g)Y2(1yNovrc?
^B|nBtuEE9!zlDD_^LE71G4rk;3Vp)uNN+(u%=V1B(H2LE}h;iTc#7J6_*Pq2`yVL^OYbk&Mi?bfv0W}yRV=prGxRMMJj2itt^<N
cPF7HaE}2f@+1K(W3cWUHmx?OK&Id-bD(=KudXR7b0!ukz9Q+a1SqMmAg%8t>ZHu9t|}HLRU><<4J{-rL@hHIL?g$n5u^PagDG>O
;twYvK%9puOd#2*2c^2E=By7Bp)ED1imG@gV<>K|g)f$zCL(mDM;(MDAfSez!kva6YOh_be5|A=j-=0|bf$|eORf$qvaDyHX{Yfj
WTO7Bjwx=ht1y$Tpsw5`RIp{S6fBY=87ht@ldb!#6)qjBVWL(nj~OE<%cypyEgZV3fvG>M1*s~e>?Yl=_pVYav8&A{v#V1e1}QEo
d7G7@=BiSz8l@4Us;n55axCej-=#1uMlls9AEl?Pd8tGsORJS4k)x`mEUn_B{Gos;5h+(Ly{LmKH!C3_7p!F}g(Y7oAT25{K`aff
b|(v@kSshVAT2y6WG3q=kSk4=7bwi3pC`*A5GhJ4HZEYSL??x;#HpVroSf7s6`*pJDI(sbtF6PVYOhtQ+NI&F7ATjfQ?ARUrXq2z
!>PzGhA9WFJ}N~m>!!`2mMjde`>@C@rliRoh^)sLH7X?>1gx#5*eU%b5vFjUTqmR$iLS|zZ<bXqJfvqVNFDtyAs$02aU~V03aaER
ZzxSIK`(oyL?JaR&z@SI04z?d7Ac{q2&x(`2CizVoU*4NW+MwJi>kY^Y^L%omMm~7LMk05GbPn1iKlHK2`<p0zN}*_3$W)X;Vn%o
eJork<0dOBDV=DsQmH_zkS!oAsj$hU2dsUh2B6g@j4Wm?m@Jy2lB%Vr7A>eMF(;rPKqPW3d8<(l#3xy)Ng+Nh_bSh?O)uLlCnWQ(
ZLD*szA2;@39W{uB%xR>!mKPL2C>7g?;QUwLM06<3Md;Yi73#ldMslsVx0k|-IzP7`5_7@p{J*&2OQ3(n5m+uUZvr!IjPE__$w1D
)GV^87p)a46tCnSc`j(KC8ye~JR{61F0ODbG$lZ+=_Vqa&n12!axM`cnxOkE&#nrrXem4tLoGF@TA!^c-zl*#ai|q4QJ@T}elpJ|
?jwk=X)gIN5SsI<nW<JF3aTTd6{&tFd#<snStON~W*jmgF|2u_Ni7Jhmo1Yj>n_!)rXuXDxvmZ?`m3(0TO^DhH68k!9i<vA<*6wp
#3bLIAuBzm@2zVr$S8~|4k(8$zN&|&t*mt%Nv7>1eXKGtup^DJZLAxtGqM{gzp7oCgQ?o7krex;LNSD_j4baiks_Y0H7v3uai&kK
GOSJ_S))p*G_E-?IH-H4$D=c^;TvluF{ofG?5_)?Q>kUA8lzyVStm;<p{9={{47za1Fg%ct1OtVfg6*lG%R4O5-7SWjVL3sIxYXC
+b4ahWUs9z_8<!<EUtyCfh)HxJRemsZ6q_NZ7AI?fv7T>v?ui?n5Lts$R02)?x?`4cqPXmsxTOxr7wjbkt|^*Xf8o0!6Ol*1SwI8
t*W}KN~><LPOoRLb|=Q2tu3S|6)YsJt0@L0(5nL~SSHG=y)CP%{Hg<}N-y0VPaj7v@FpP@_A0O}fFVSzJ*Eb!2r4+QWvMGI0h%H*
ORS$Kk)lGWXsYcfP^Tg=4K25!4y(i}R2|!`7_2C$cc{B0n=hKJ<|(YJX)afo6CFsWwkH^%uP|h#*d@{>G9{}h@)fx&E}?`Z;jTEX
Qmd*XLok^sG9ZnafTHCmU8$TY*(BwsoT?0{YAoI^daQ}8<t|01+p9n&P%M!l&8|-?fh>V5FPs#hp)I8>P97^QsVZ-sP%DZjt0M2J
iY<>S?5zQ<Yb<#t>n6M;x-BRlTc|3h3a#{{N2vWN$f%j7izf3hM=Uj^aHN$cO)8O+AtDJY->g}emZ(e}hAbp01f(>gFsm#s&ZhpQ
PAhw@yRhLb463ZH{U$3gq^JfREu<$gVyiYJL8Zti)uWT311!O;SS^+-)U8IQ8zg?H9v@mDhp#p;->G;YLZEvp46J$~$}Y071g@u|
VlF14b17(_cPE0V@h)L4fURt#Ca`QU(<=icf2=I3WU8mEfvzg3-l<`!B_qEmB&KkxM69hXDXm<l=PuYSJ13s3?j)G3Q!j!l-zv7F
${3^_8Xz{S@GTW3YpjbY0VPqT@~H|g6)DoEye(L%yR7gpZ!OX%G$RbEAt?f~!X-nme;_=q0xBk{5T6^cfS^LI{H%_pbEzSq_MZi)
lBOT9peza~lO^saH50lh3L+#K7%=%AP%KIz;2?}H2(U~fR<5HQY7Kj;VxPCFG^&0d$Sd)vL?zHD?x_?e2B|lyb|TrLjVRcyS1{2m
II#e(&#cv^-Xuz}Q!PfRk}CSAO0It>9xLRnN2p9GPOiWzPB5LI2CkSST%?z;xTsVxpQ$J*NtDznf0U*x$*5?jX(hBNsjJE@Bdf<O
WT=27tSu6(@tcgL%c!@j_N%g~QYdq!HLVh^vnnzuXrv3VdMCiB_$_RqU!~om04#kWUn~N!ZmAKfT&yoDzNu|1nW~_t=Oq{}QJwTC
Brl~LxF0L6cdRR<GpyV!=oMxro~awB-Yxj7u^RoS6tA8vl_QQIVX3Ggnz4ea;U@*H#;jkh`lLW9%aRr+Q5_PdAuh8eH8ZFs*B=#}
y&Myv^Q*-ojiwYWZY^jg0HGeC0<aROF{+O#=BQQ#{~v^=M=s_fFQpi-S){)q=Bi&O0INBy@Gbixi>S&W5iF=LU#bZta4uOa87oz&
4zU6ygDiWX`=t0Lc^?ZPOR8NhpRFaNLZlZQy(!46?xoNu8!SXGwJLNX4XJz`7q0cEODhd5J0;2`ZYP<kIx2fF5i8#;n5ZkM3zf8}
k)p7xL@Z*TJD3S1&973d3MuibSu!1|E~cL=vM>LwC@>?ef+y0bi>w+ifGSj}=$wzHCoESj5ExdbCn|p_944@(s-~W$e<|@O6&%<j
av~0&H!NZ-7OOTEz?~zkV=PXrw4ec_LM2%!v8x@MeW}EzDlR-2I;g`U5v*4jh^SH~GM>7sU!N_lovT0{y(mVg9HWCJG$nGdyQTH2
GcEHhrlv6}r>@~ErZH}zj;S#ug{f_=S*JuT<D{^pNvyo7VzI2RQY?0=Tq{8%>8gmXN}NTk>naH_XRe$g>Zwbmh8Rb!>?vEG>mq|J
=BP!k?H@R(iz!U3^{j5FycDaZIV-j*5GdTB7A&VO8>!H$y{?U``7LWHbgSAfy)7RvJ*d#9BB*w$Cn#GTB&@n4^QvyFVI%f0aiL+P
j41&usU;$yb*50Lt12%Y!Kz`LFsT-+R45{!9;j5P0wt=fJR`I#4lE)pE2$VDYar{Nx+NE=aiK;e`I=!U&ZllIQ?7QTV5qq&7OjL9
<EdIB&Z&1BL7S4Mo2XHyMz4_*1SZ%g0jx)@rz*6nwyH<3DXo#HB`tTUy(%lJi>Ohhohiqq7AX%PmM+?$+@gLQDX9@C6rftEPOB`d
?=9yp4xb_~U@UGYV=k;H(jeO>=%yQ<iK#@W#-b#kg(rZpiYh6q?3~;%<*k{c_M`eKM>4-8o3dG}DxE;A=_9J11u9r8Vy*`#_Nl)n
x2bHZ2`5l3ld8p_pe=f;Ij&ozE35q~SF0x>#;tO$fUIvQ*eW8YWtK>-PbnKL-YP?^3@=xtf}v=q!XhK1_o$92<E9R*-mUd1;U-Td
lr9XS9GZ?PHK3^+{0jUgb0qI3?<dTxT%x}$LM_{#Kc#P?ydmQ*#VzeC$Sk`b<E*x)Rw!~HC8^ShD6G>h$|CcXATB;E`=m*oHL#PY
TP7cr=qZw;*d!>V@v5gP^CM)e@}%@E<F17(GbBbWgRD0&`71XeLK>H;pr)25->OxqLM5Cd^elEOxh;&WeySKS+OQh103dKC0V!Ug
9VI_4IjtWm_@l%tWhsZOvLw}@6&gDrO{-NQg|1?zDlV3%t0+w|)~3`V8LT{~2CXU^Zlk}TZKOV-5))*l1Drk}+^WT-|DgjY{uuKr
YbBZ>2dAZ{k)g;aMyg$`N-G8-J1w)SY#)Xx)F@acMx>FJ@~6cwNTyt=Q66QQ>?k#xt)#Z6{g8^RjV*+q>93=y^r*xwH=z2a^q8Hj
b)Y<?qAfb2XRU)4a3(~kiK@u360H0zB_szdq9~9slBON4dmUmZ3awTuN2#_bGp)IvbuRoL{4PT&f+$ZbN-Hm|zNjZDqb19zWT%*{
SutlQA1KGGM5fs*St-dVxTR~Xa;H`q5+`abov0-x)FOzbe5yIHU@QhKwJV&iW+ZN^Fs%O|EiC@2;wuL#YAwzz11pavx2*B5H!0ey
izR-bODi)jekl8`R-~AsY@ucuDJUc`oTh26{U+C?1Sr$2CZ*pfP_I5J&z@!;Brw*i<|k#XvMXw?609&VHLD-5&#8c^6)J$NK_RWG
NiF4+CoDE3&!j=HHlG2oZ>td=o+!7cI-nOQ045%#!z)!T(53$?w<-UmdM&=KOe|5VVH~inXsgR4-m3hfU8E#15vUHYLMPs^`4IxJ
DV+=|eXVPecdCgZI;r)lPo~MMi?I1D1FU{2XduF@KqDHg4=}4H#+l(NbguxdEuRys8Ki`$zMgO}?JW@`t}q`iFC@S#r7p`UNv4A^
DJUi>9j8XBCoIY$5hkanm9EpK*C$D<392Wlrmy_2{h*kqU!`j+QzwY2_#7-P*e4n!^enR+hbogPP^M{|U6#Wm?<?pkcC1(`<}Ayk
Qz+>zd#W5Jq$lGfDj+2(&6&0)10d9_Wh<O8rKXH1#UimP4XiJ$w5AE7E}}^zUmz%~?5t?0&#b?oX|JLzWFFtGL7oDj$EeYsg0I=H
CME)|t*+cG7^;P&=Nd~Y1*_(!kF1KT8Z1dH!l!L50j)NyfiBA_Cn|y|kE-3Q_biYloT}(7%_OCzqp#&ENU&`t0jQ!YMk;ToE3FeP
R;{h2Q=lC#V5CbZ1uayta3_s0VI>5l=b1q+c_`?RMH*bCAgyjG6R<U(Uo4L%Sg3s}3#;B8SSqG2j+Q_yQkfj5X0YR_oFgcvtSL_z
8n0KbJSM^<yPP|%a4PF2<t_>?zbMG6mn!NgrmHw9w5p1f5}fL)Y!_Ury_xwS1}==N&m^9pXDVy2YbT(q7c8qNm8rh4mMdf@Y^M;Y
kE<W5Kc@OD3?6kVOQaHzAf4wgFc=ChMXc~9t*M+RX0QXVFQ0^(nlPI!t1q&rYOB1dyeMI?&?>R4i7qTHqb{zb))_1?F{_{@;jEV|
o2<301uS%~l^-6cNht6u{Vi^+Fs64ceJRu>{3F?=2Os_*<Sn2m9;;F&e5AxGA&m1bv?UfW79`afd#Gw5HY(Jsb*byDUZ<NWx+vl)
<|RcbTdY4Qo2lm~R42To%qvQ;IIeG|ksZmY&@0j+?4{nJx~w0j&?uE4T`LGAL@I!;Tdc7m8?9%i1uTy!M=@Tm4jBd}&@C64d9EuZ
4=%K+_N#HLz9p9|3am&cT`4sw2O{08h%DJDTCGYfa3(S;Nu@8Na4a9JxFrQ7z$z7-v!~sl$S%k#jwB(BU#H)wuc*E(r=>Tq9;GWH
Y9no*;w%>|q8S|^8Lc=MsxV_Dr7Rb!WF(|5o~-Ysk*+4P-IFRQ|EaE~>>uc<93%=aIxpNDlByOi*`C^xVJ1+hGa_)TH!9nunWz#k
k|eO88m#y%l&F`kD6bx;8l=dhpskcE4ycPRn3?geMIeqa7pp5S+^uyk7L}W;GOf@dS*ZCb@vdyCUJs@q)T<bwm!$wNY%Ogj0;0pD
s4W*Lo2%ZSH7mF&CniBDlc}<x1ut5sKr3&mQ6?{)bFn!q^A3%uD6U{FB`$WbHY^3Ngrs{e*`czlD5<!qKCm??BCR_qm8EJcDXeI$
=PsG5c&i7Y?X2)A?-1N9o~h(0swxpJ-Yd|hW-0!xz^U}8GA?}~B`_MK!=rmEd8@aqmng2Lsv|NhwXc{hZLXy(JtLVilrVLz94keh
^`{Uo?53))8?8p7F(H4eL9lr)eX+49xU3Gbq?VK>T_r`PSEy1Y!LPF>gQtWX7cA~AeJNe2zpDu=1)>$I&M8?caG-NA-Kc6POtB!O
QmDR{>Lo{_vm|gV_ODznpewH^JgUScYc9X3;3lK2xhqJjpDD+p*C}x+pP)7?)vlB%lp{ecm!*az>a4CSJTY6Tz^7&_)+S7=-JD&l
OCc^P4k5s<*Q~^@)++}hX)1S}J}ZK+z%V8*QyVBLxGR_@K&X=~xh4IpVl8$n3?n!lcqQzugD-`rQ79!MB&7l<peGrjKB&$u$D}E$
8m!E%<}9<W+bDJ#cPwA3ZmMjWI3;r=u%v3MRHY3Xj}~01tT5!Mc&*o|{h_<5&alHI=_d~;m@K%eyC!uU3@$DzDJ;#b8Xi5VnyR-h
?IfiqQm%F^5U}T@nyqRm?yxr>C#`X!87udwJ1#;nYp}{BP9;$;?WR~PY_Jll)1D@($1PkcLacc#t0)$$`mAcHL@381Ags5rV;{>b
RjceIxu<d{$S7(mXs*Gh!LK8&F)Dzl=OS#bF(z%OE-DSEPq4lwKdCsWzp16GUaXg#F{q@hXDlqG7$Z@rXexdyQK5dXWSOO{cB|B|
eI5m{tE{~#t1SYlv8fat-6OptiYUygg|DL`)uPs`ek~Rqw~g1Y$E_KyZ>>Wn7o`L#+^YMgO{82T`K~@JX)GNsgDZEWK&`1P8mg8l
N-AR~8m(feX)O0FX{iY<#46&YP^E~fBCF3RPb)$p)u@3e3@p~1Kd_#qfGQLwr!X+7XCzFbtE9@QD<_Gl?Wi9w2CN~hh9ul3Gp<df
oTuS0*Q*#8$EHB7L#}hFxhb6}lo_e5fGD;sq!p(nU#aeqRH;y?cPQ|!@}4g!5-JfcXsU^+>ZOh@j-x9f<|fu7sjVBVX{QRW<0Jc|
t{qjW&nagnwI>oRO)u%Dv>u(E0Id?P2QYRiXD*MY-7rzA4<x`Os3x4QKci_X{3|D{W-8by3N4tZ^P>kFa-`^&Xs{_TfvX%Z6Dh+O
6{znmH=R5wY%5<S=%!XEl%+Kx^r>8}T%@BhD<v7AFDSw#cdRWS<f{H7sw)sI115<qqpcFDbSdwpAfO!}^_<EqxUPOI&aS{HECJD|
8=E;OT&Sd}1uz~Xwx-UR<f!H+L@WlU6{}n-y(Chg=&Z1>z%NoQF|11{3@9ul51<t=daMGeE-PatPAmj2b1EOEbey;+$SZ*;53bd#
0HTK|<gFg9`lTkX&>~={vL>Xk-zj;fH!W-xi?16bE~i<jh?uRSs-&H%-6~M54J;TZ9;{0%HYQt~aVr5V_^#+76s4}ImZl3OL#}=)
fhbt1PA7jIohKrzFecumNvl1YBOj$3H7whwzNF8l=CIQxq$|HM51}qA<{bvD!Kr|$Rw)52b0`NWt|Nw}xgm|6*Qi=1p|1|1<tW{v
hol^?Dk?D+gDj+^NHH8HoGg~BE3Nt^OC%z)*(!W28mBm+x~xE_mn~$gf+ABau&NFzPnC_9A}nDoP^C34B`Pl|t1vn#At2$VFfGNU
1g(9lYb^JocdSV*BOfxR@T2&tY%A}bTQIGpw63Hb*(l~H78KH-m>fT(qo#l*wWX}A4XrRG-Xe6WTOi&ngRL+yL9diAD<e%FPN<)n
+9^~kh_E`aD4d=z(yX*4ohgbbys9-Q94g%=Rxz6<Xsykr2dsCh6(X51A*iRS_!f(#T&UY7T%JcNK`Mc&wIjALrx4Yq38+0CY_LA7
0vq9@)G6;OhABOuD51EfHmU?HP$dj3wx;MPV5prege*8NhpomfJ}euaz^kIF9jG>}yexIDbtIT77Nq7VmaMBR#2{cU4kgSi7@lJ$
jHEOn?yk@!7BEkqII2x7o2(G1V5GV%bt7J{eXJxYH>yLbWvluq{;<2Kb*H2$;;c!kSSzBW$)Lh36Q!1>*eR4LA1Iori7eTuf~In?
0w$NIJTDF*h$yisF{rpJwwm0dAsKofNF%SJ@*`=cCL}(obQ><DU?-X}=_3#%SgCQW@+H?83aEs!3o6hmrluMy+^WJWu_C!F%p}bl
@}G7H2(0m?iLauk=qOqY8>|bLA1q+2eXx0{EGPD%nxHbQHK^UJY^XY=)-WY3?j=L1m8sdM9w$YoJty-hW-61Y;hUDMtSkZ}Be0aI
+9*w{^c<QhDk)B{v@qzXbF4HaUMwK52PB%TQ>qlOcBZ);AR(VFZv##vxGT`DF0BcvW1=4_`zxTP5HB?>HY&*=ekOXX0jE8nsHQ})
E+b+vz9<BzH794J7$A$R%p^1^HY!;wb}aHMfhQKN&a2+0GcA4{g{Et%I;_{F$E@+5eyJrT3#=_FF)y~GPNfnr?I!Z2x2*6f;xOGQ
aV4Lr)0o;UCaeG}&!Zr(Nh!;%K`x*ya;{M;-lV^*vYAGx$0yDrnkW6Jp02?raxBg*ohfT41FbNcI-Itt5iBRLJ)sGvUm?dT*RO>j
qou5(^r_6M_87&i|E`}eEG^utnWnxkLYMZgFe-<dDJq7n$|~O=HYWe9bFUREB&0|zFe70s{isbZ3#9y`R~$GfSEqTb*)F=MjjIBv
Q>Qel@+v?g_pKAAzpW9X?5kKS*^zauxvgO>2rc(2Jt;XZ)vQGz7_Hf?m8@GD7^#A#Z4-~B@+-lh0VyM<XebLS!z5~~>7!69yCq$j
1}F!pJ|_DpjhT8T{i*@05T#zFY$<oFPARk_tgD8g#G`8~3L(0!%%vzHC#;qz&@b97Fr{#uw5z_Ux}Z5MlPn||q$85A39k9CQ>*kP
rmBr8nJDTiY$*F6VXY>stE{RVk)+!wgfPb_`J?tI$e42}lCHI<fT+^0zNw<7>8V>T)FkMqVWJ$UI3uYpLLI@ReI-CASR~{nMy@%l
0xoW+Po^T9cqu5Hzn@g1C@Orc6P-Y$(<Lme^C+Jx3Lt~3kgJZYj4jrmwj}1Hi!ei(KC6``o+y!?n5+LW8?9}nx}y0dMx}MAbt&#D
Ev{OobRV;(1E@c(buBrpNUSfcc`j=yZL2pg$E7Te{jR4e>MbND(<{#fH5Ce~ajgw3+AeLS6Qv?4*c<~T4JFGYbSvGfC?^mqPAko<
QYihb8>{`AJgohxH!UI~`Y7C_L@GZXU?EecsUw3aNS>@GqoMn#Nu#<Yx}cD&1g~MKouHbpS1wy3ry{Tt%C86=M<y4kyrC*0a;gL+
0I<3!0V#8+;}$9&o~xfM|DYJELMBkC9I$&OQ6_b**{$@fbFOQt6r(VqkuA@uJ*N37rl;*B%OoVMJ}t1GsxFHxkth5x%@tQFA|Au1
a4ZicMXk4@6(#(tCNOud`Y$4$?JLHnx2GDdx}$O}oUSCMM<|Xc4X|b%BrUS6TdJ%ecP^YM7pw^}P@sgYVJg5NP9oVRRjSu5@v0)G
@2xf@ubS4Vh$1_v9;%NoDk;6J5hih@&@8|uN2KAY#HW?311{<<-HjouP$4xhKC8DaqYZ>ARjl@{gDk`-jG_dq^e&kwKpWo}fG?<!
7q7)3kDvjlS{c@)j~zIxoS-Ktn=rR1Y_0RGbRudbRw(YOKA-+82&(od&#s&q+%IXaA1($i3@fQ6{UxR<-l{b#1S;jL(J!$mW2kee
dMPof<|q6iovbFP-zc3X0;e^s4Xi>Y%qp@ca3r%CAtA@9BAhuMO|Mg|2rGUM7NlqwHYVU6t1I@HBdB4mP#Q9?R4PI$Rx0KyxG2RV
psfd<mL@+TuP9C~{Vn1uzmd|Y{~_C}b19&uTB!=GFC{`T4l%za%aPBiz#-KqNUeh?jIE$36)ps<rLcUg1u8P41gV%PmY8BKxUc&r
3?}p}#w2npL#(wa$E;VXWU!kl(JoA`G$xrOYb*$(^rVHR<|CM@S*-dm0VxhID=kVZQYXox!X}F?K&n8jNiZ-geyfKs)urVrORGkh
mMcu9{Uv`V11hB|z!15g+KZ>95TZb?zAZs1&#nz2BP^P&ho~>FGp0AFk|;+jj2=3yilh^%M3+S@{g&mWO(_T^>@b=XovXpG4XlH#
9jq~}*qX;4eJ4CC93&qlrYE(q4k|{g$1dfgT&s8`sVRpYNT&L*K&K(Bubd4gsVmwmvab{=-Yk|cK`VQnsHtBZ2bDjZHYyk?&nHMN
)serY{v)6*S}ez<{vYop0jn#mo1Cqx$f(pW2`vPyr7XcH*()Zf?5(q(iv)42B&dBS&?c~`?x{;Gk)A`Wwkb;|!m3WDVXFuv=PeN_
r>*HHsHoVloF$~B>ZVH}&7?sm(J#~^UM#h-5+qTmcB?}#<R!VSYb>ECe66mieko_9mZUkOtENn(3!suP#h^c@11TJ+%B>fz5+w30
ps!1)S1{lz`KbJ$)v(qscq>gUE-DW!SRFR2yr3zdU@R6O@u|J2hp0_0RVj3=79}z$J1{^TB`hGOgQz~KSEw$jCat8Ys4S!;rzJnF
Z7mI=`=mM<;3WAWO{|eEv93>~0jkg_Q5ZHYN3AI!_oCY<qo|TC{hR)%B`DS`dnO;JV=Q|m+8)y*6)Tyk2QFJHC#UEtyrwj!2&Eqw
JtAHzSg7%=gs#vo>MNxs?6LGHKrKO_HZ1zAfGX=P_Nh3k{G6*QE~Dn1Gc3$4N+s~DO0X&>jVI5jpr9U{BdU^~TqJregQG+*7_6|S
#UP(7nI{FP5Umj<_N^VPz$J4Xzo+XeeyP;1f+!}alqcUTu%g8&C7Kqg;;ag&+9+eKs412!U@E5~45{cLS}px7ey=1eJ)*!WKq*A0
`K67hmZKrAEhyZp?W)=;1g+eymY6dy=`k=Qho-!wB`VRPFCba07c2*v^P*|3<)(+E7O~N(5v?JtGba2mZLq>7ouFVV+^e7{?Jc&f
Dl1#42c^=dd@21bG^NO^ohquPA}uE?DI)GHtE@sUPcR@XQY0HCBcgIIuBDhQc&sNSt|?C`5h$!Gvm_=4-K-)m7q9)Ofh~8ZLmDik
P9&Tu!X-$i6)m)|kDf)Szpmq}2qgR`hb|1Rh9{aU>#amA<(q^mT&hkg6dP`&Ofa#h*r8meVXl=di>n-@M<+h6cB(P3qptHQc(B+o
Pc0)Wxh&+K6D~!sHK59&%Bzi+x~So)5Gy~d>@JzC%_<JAHY`>wL#1V|lO&lNZ!e}J&zxJN0xUeOqN@)uGAnnhk*z;0+N3nBZl)d`
6fygx1ge#+zNJ2*NvP5)n5ej~c_^i*8!tesP9s4r_bdc0_$7HR$RjE)1Ebd{=c*g7rl}Pvr>mqLlq{R52rd;b`YZMzK&vmM=&(63
d@zKn53ZlCe=4k`i>NuJ*DB*I0-3rm(ktblvM#u*1tc3Nj;O&Yq$vNYAgyF4+o)QrYNIwR*D%bZ=_^$%hNTU$+b!KCZXKAT1guje
MuOoel`2fG`=msz;;Q~2J*ifvMyzA1EiLaY_bF;99;~b>e=K&aE-qy(k*;nmza}KEiy_4=LM+}b!6r5+U#~JP;4Gt{Nvygk5ik9r
LaXqk_Ag+oVWl>xR<Cg>N-2M=A}}W<-6G^D5g#xxH!A!s>nen&Ql{y!u&Q$~$0@}j9xz|0=^i5?^scxmv@CzFU8wk~GA)xX0Hj*1
OsIM)`>N_Nucg1IcqcEcSDZZ+_O5Frk*blLup&XG^`wz2pd<~Z_MMm|Tde#oj;O*bN-UGCxgISmBq6se$|a;L8mZH)b}n`vHzf8Y
)GL3iY^@lpc_D79TBCg_m@8K($sUg>T`A@yjV$aQ<Se%?7NS*`x-G1yiL8*ORx8LKMW|1&*eepJ<fuZfW~R6<3Mu*{l`Rvk8!T5Y
MW0HZUnF=PrmfW~buG&)<)Ox^JS)Ge4Xn;BsH-ul*(|3k1+Nk$aw)tki>v7-87|$DwJtF%pehg?TPQFdMXxELaI8bE;4Pyq+$;pA
tg5ap=_GTghA$g0P_A1X1f?FE)UbiD`zUZD$e;cy?5mEgy&|%qXe}tH$&qXp->IXZZ!pdzjVf9i0hmS;TBb8F?<?gl3a9xf+pM6l
zN`x^zM;OWHY5q1#wE_A%cwJ_EGJl~2QG6iWh$>G?WGqhq%KM<SFEz1mMH5e2%JK!My$Z5_@w(Naw@2vLMlcnP9k+Kpe^eup(3gr
WGB!e2c|44nW$SK^fB_SVXO?OULwM!_9QYSEv!`)iYKNXd?j<Qa2pDzLNInI_$f6Z+?$CiW26<T$S@6`P^cWGLaHt#Ybm6zsiKe)
nx~Viqbo-*Ag5iO_a*`?3NM7C?3imTMJ0MH9U~YctfUMlDXSBtwyql@I;<loc&Ku$n=FecG^<ykO)hAq6Di-UdM=SFwX19;(JCD;
Z!94$zA2_CgC`s*38^}*4k;X^yDxSoOezeqge49tm?;RVs~feaf2_17up!$jWGPuME~=)d+$3!%YZoq<1}(HG5h<@D<SW9cI3^da
9IGfOi78VT-J&Wl7bpuR1FZ!tA}u8^mMbQ&Ypj;7IIjgH4WI(4*Qi;j|1TA$2$iHB)vLp+mKp*YyBa;I5U${=X|3HZ=_bpl$t`d$
P9bxr9~i_fji`jEHK-%33mzq}JSiG0WSkzDrYV0gDy~u~Kd0)cO(nyr+N`ssd#pex?khzo#H}hMc`|+?86DH06Qv6(M=0$q<uFL2
z^{+0At_Cog)K24+o2mAkSiW2jw0fsyenI+>8o3zz@;f3TB=eezABQg?kxu{2`z}N`6#9=Jg#vhAFG+I(k|2>x2A?I4Jl<P0H>|2
dnA9Kw<tuYbfXZiswwOvx+tb8q%4{&$EeC9X`d1#+=U_~`Khn2U!emo7p%;y{4LBV>!`q?2dp40A+7YL{jYthGA<^t7%j>vU@Hiz
cqL&ZCn*f2;Hc0dfuH)TG%d@h94*1DZ7U0)8Yc>?1E?h{yD15%YA9-*POo{U38@jJCao<gKdO`)wJ6XpRi*=~;GwcE&aO$Ti=uU}
C7v#<45i5=S*}p0QY~n#XseN^_pBWy9jl$HyQzMu2Pr}+g%+$JJShS$9W0Khajh1qWSlc5t)1hleI~W3e<YQtsv9$*c_&#ZjIKMX
&Jnb(2`p`-SglyCSgrV`Yb)6+H>~)g`Yf=j0H<LsQLCh?3oXB-JEEefb)e&^=M@yJj3<4pDJ@c}zokK^-lM3MY9@21K`H;Oy`@5~
g(yNP0x;OEr7n7?BP=y311r?1f*U8TMy@9<u&;ioHlm5GU!E+k&!Ryjy0TlL{V4~hb1f^YXDXhlfgxJ2PAFcYpcqu3d#h%x8K@hl
HLY|ha;2Or)UAprOeR(<EGgh74ydl96)3@{F`8hfHn4)E6|I!4W}-GN!XT=udnyvGy)76hUNK^&D5J)y;V6iyYATN=5v@=s9kLBE
Hm$6#ZmRYo4Jx`XRiNvs6Q_l+t}N&;44@hq&Z-TrXr|GXsh&$K-zl@G3Ml?9)hiV!$)S#|{-RYK0jc~bM5Yv=rmn##7^Ma!nJ+%0
%&GGz7%tK&ADf6QJEp6uqbwON=p!bh8!kq$WvoIhFD||y?<~5gLajxxKNcLHA|RQiv6Bk03njp#4h^>?nl0q7(xwHinXI#=bS<GS
o+ufpg`j*cs;6Tt94#EBDXPD!->Nhvt|@S+J)ps%0kIA)oGDkP(61|{2{A1zw6GYiz9*2X5G*Dr(I&hmrlVq@La39hR3$8|p{eMc
Atk;fC$D_2NFoa#si)5?wW#N;d#V?pa4LtZ_ouKawW-c5>lz9rRH=omI;tzDx1>3+Qz%}jD6Fj~zATw2AR^%>)vPP0G$^Yg8XuO8
t}bvRC#u^ldMehh;iDTWekuqq^&;=BrJnUERw?ZytE@<><}TAM6`(E~39k;W+$=(@fh{j7#w_$F5g^_oLai07$R?z%C#V3b=BeEr
M6BYaCXj=wSSd*<&?wWeeku7a04vU{?JU?L)-D4dH>|`XH6>!Dxvi3{+aS>{>K2z0E~$ST9;#BU-6durSSc&4MKB{SoUX$ucB%8J
My`IH{iv}m1f`U&ovrh%7%}h`Z7cF3&?^3_N2v~`cqa3#%%ndni>M>8OeL_dCoTk~i!MwkCaQWRuBnNrxTsO6x*u~bJ|9&r>M4$>
B_=2(Whrl^W~?5ektRE(=Pl(d4y*(#(<$7iDW&`-tfeq17^}FgADg}@hAhw|7%g?IXs%=^HY_)-6(mtC5vlB_2QTHU<tsq0O(*87
5tF7FPOgI~CmWwBYA|vrF{vLPa49@2&kzH#04yb~3a0%ls;uoQz_4$n?xz1GqA3U_*O_vtIjG>4Vl1XFI;CtVfg@ohxE+%#@2q{G
Kcq&e`KJD<DJPY!z^jEUxhRjU1S{IEPNx$vz%FO3{;Sm<#wk3i%$zYQS+26MjV<D+Sfb#l`-Y3GLY&?vGN&Y|ekpw*9VT<D<*Ior
K&L4yRia2N=%ePTXQK`$y{uEK#i@lUe5`M)y&=}8=PPb1IjXXplN?yB!>qlfk0QP(7^ZzJZY2CG5wEK)bS2y#<Slh2I-<m<+bVIb
$RVjMcCASuC#);7yCs395UhA94kD+c6)Os(L$H)CdKxvPdZ~&f-KX-S7@_tocc{84Y$(8hBb;|C<}vUlDXlpy!zscj_bn4HJCZP}
f*1xRtE1&ApD4Ga<R?8Y@GZQW=q&4_F(n49T_Cloq#m#(ej@`d0iju-p`_!iUL2(^aIZb8lAmNLq8YF(Dyb?h5~MaT%%n=IMJuQ!
-lYMq+^oT^RhuFt7cBU%6e%_?&#O?VA}A-P@FUqP`>Ft@?H(1Z#w=kXfUe*v9w$1W{i_V3(W)~kAfY6wET*xf<1DGFXsmWAw<<^;
39DEveW&oPM5F#JGN{I^_L@R0>ZmL(Z>)E&Y$)2Tzn%A{sjaiFc&J{cCoDKGXQd^j*ebiG#44mFrKrO%pC%umUY$THc&LpiSge7p
z8&ePBBzzH%dCB=u&RnGxGm(YC?aJbqA01OErBGfJFRf1^(=iYmnFBQ+Ne;eu`G$Lb|HB&B(4~&eyS%c*r0Q$Nt3oKkf{Kz)h@EA
fhf%^hNgBXGp^XL2`UUFY^ATMs;yzJkE^+<s4uf4fuLh6gQ~lwsVRpX)+eSZgDSQtn;mH*@Fy598zJVbxF3O|POR6fPpKO%9V$kq
cCGR){;XyxR;pw!@FK<?wWa7ODkY~VFe*hVt0HA9JEe>)XRhz9n<)LDNv0RBo-2wb-maFb?k@c;8L309ai!ucj;Qmn+$b%qlqaYw
!!Dktuc@`HtenFrzpJJ($|cC6!ktyAwya(%_AS7ur;&E7s;2*{xFdZd5vli}BrCrxC#7(uEG_7u_M-SAmM3+u(yoM^A|e5;J*wg>
{Hq!u@g;+=h9|73NUIpHCYrCN3Z$MQyrf?zRUl{{G%S;^mZ%7+Ag2bK6)glU+9`Obd#sD5Fs=eDuc%@n0wv8T@+fMddnb*j7@Z6q
{h%|bJ}?3t2BXxes-<xz0IaGhC8!ar8zjZ1*eC{|wj8gmEhc0q11vM9!7DT@Jf@l~bQ7m7eWvH9y&^%a2CXBiG_GkRL9TMB2Otxz
t*hV$UZuh?HY)$04JE*!>a2SveW|~g?kujU7ARb&>=NH2N+oilt|$emRw|LN=_E+1L@?>0@EzuxLaG6&*Car)RVp{2IWDZFjiB2o
`lQpU#HcAEWUZU3Q!Hbw8>}%b!YG579xcJETdcFJ$1hnQwJlSahLu1p=Bk1xRxK#2OD`_1%Ov<EHm3C?oF#lAoF&AkKCde-CniIr
7^ifqMJjTtE-*)i38*3iaxGge9jm>cS|gM$B(3)-VWw!Pgr}0IQY+&rwkkj+wI;`^9j+s)Lnbq^6DLb8svRz@EU*?C?j1NIxgR+n
JuOSFx}i8Kxg%$+HYw$-#G@RmDy%Ujd?y~KlPo5qE}(0oJE>YI*{+Z&7_i1GrmVXtd87EPb1Pq{i>U4~z@xUUJScvk2bj02NG#bD
I;$k9<0crd)+-68x2|%YS*vWX9jiGlZK!Ll#H}Z;sVa#qr7ZuXvm%Ws$gn)9(=KhTxhv|Z2CQ}~aU>A1ge#J)rz+{F!Y<S-5uyyI
L!C@1j;pk%d!|7xn5;6Lx-0J@&yx2h6DKSqFDu@s|E*W3UZJC`qAX6VZLbuo9<jism@JzbMJFh&*rMR8+^fYDU99n;iY~w!UZ3$O
U#B&s0IDT1K&mYs%&zz-pfI&Ax2dqH5T$S?E-95HWhqo1X)Ts4&Yg!T`7Yn52rR-S%r4|D$t>6`i5_q!@uyv@!7MeT*d`C9!lVzM
nyaTGwWgjVbgX!<Tq>j}_9|_wC9cXQn=jBQDWOQEXfE?4dMn|l;jL;RO{Fr8nJe-qODIt%!yxx4HLSlXBr7Hs8>t5@mZt_E+74+g
4J3lExi94`l_^dsr6wDyy((s`;;de*#iYP1Z>vKnj4Ae|v?jkW6r}4X6(<C&_$pc~d8RWigC8{~bgdY!iKqx8%qe1~<|m}C#w&Lt
nJ)J%w<|HM1SyOqK`|;Na<bK_>8!yo8>?ZcE+;pjj4q@smaU?pnIy~^#jfor=_eDWJgiSGt0YgZ;4R)J&n1|s<17j&hbUegWG#^<
Mx8gL>z+F%sv<rkA}Ca>)hwYV)+YZcZ!49mlCZrW9;mgeNFK5uCNK9Y*($oI_^Jl1RW2X0jw(|uyRc552(5G~zNb+e4X{S8GAuAE
IICkV_^WHJjwT5y053fpA*;u$m7cmS;2QL<fG#C1LZVJ6ouNW4RU-7CgA7lq-=K{w|1GqrBB9|aM544U7_DY1C9In&kg(w`MIdvl
R4GEAIVuw-e57L{IH#>I^DJwwh9UW+exSpkWvqQAvL}_O%oKJZs-1GJ6fM>-3ofG>w4#hFj;c<siz@-Drm%mjf2;v8JE-ocYA^$@
-4=T&HK<}C9Im{hj3arjLnmgIbCj{C*ccqIKPJj2Mjj2IT`$5L#HjtGH7v0yAuduV*`#=*OsHBU8!!&6Qm82@HL72$tgAmBn=Rrj
(W+k^=cvN1^Qn<6J18KrIjWB@Tdnr3iz{NSM=lc}fh>hA$SWVL-z54bj;_J08?9!flqZa+Bcz9^dnq`s(yqR(@S@r!@+M_08LSa4
@Tqa2F0d@D^re-km7z&3VXjQ7Fr<Z}&LoGdSe%Hcak0ZC#Gkw*Kcg8hv@V{nC#rfS8z(-g2rdW~6Dw^Y$121yp({|Y;-2Fo#3uBr
Xe9|QPOhvhDyg@i2PR&uvJE*Vw5513QlMv}v#T$xJ|-8b)2IO`(JUgcBdH~<Yb&}WQmTxzI;|Nkog$4U&M#CcODPtvTcs+bGOK8;
tgDeMSFvlXKPCF9iYMl(F03~x!Ku|L1}RS^*sCn8G$sVC7^GGy6)>nT%^^LS$0S&%52f^)?<k|KuPEp)hAR1`t}baL0jJ5W=Boj%
NUMP@ASY<7C8k9oek!-H2_(O-K%IT5Go^~3DJxc}QLP=W%c@)=pr}G938+!5ld3eJ7OvnfZ=n#a)Fj)e*Q5on_bXDXC9TjQ5iF}N
ohrQ|{Vh1E&a3aQ0I&Y1eWN?1&8eIqNT%8-VkMiZq9?GeA*=<iMk%K$`J~&Ep`{Hj4lGS0vZ$LJtf^h1=&&8Ho+(ExysI&zK&W9I
@+A%&KPN#hJSbi(Y@?Z}V53i<94R-E{4X6UNvzSMZLlM(xh+bk=ct&a?x#4V?kbS3b)Lg0{3(*E9wZm3?<#UCh$SK}JuDNA$s--8
2P%^zqb=Sn3a&>j6RzKz=qr4pE37yvQX|`-_oneI>Yd@I6``9e)1eb2L@E+09k9kM@1Zj)ULON1*R0y8h^&UF3?xe}&MLSki7qy+
-L6)mMJ(|iC!t-Zouz55?WDpf8ZS02gRbE#Stp+=)}>P^CL{<SR<0DL{;WErhA6KjmYs;A9UO3y=cPKVK`MW)Mk<W3tu3ynSs*u<
S+Pwp#H^UBpey1gB%T_o8>s83F{$gU5h<`CWGmgT2&Jj3pQy8^t{i8r{w$2JpdhX;-JuAX9jx4~%b0_rD5VJ{n6cldI4v`)`Y1`P
PL@@rMy&rTqagzrA}i^mbR+L95~%O2Ev%fZ#x5bF-YX_3E)aAlVyVg*btHl*x+M^<5txpq!>xaw9wv|~h^<_vL8e-!1*zX3{3w+n
!>L)JS1ea7n5L2^u&WrY2BdH(q%8}rH7}yEFQA61r><M25FC{(U8<@q6|2sq$)tOb1g-Zhsjh>o2%c0bv?=W@U#)+zjj0Tt9-iMV
cbQJDaiVamPbR&oRh-@|wj6FO!VftnFCv*IWhB9x!>Tc=3n*PF2CXnDXDgqqe63QWbSva69-qn>yr8zO+^oJOj4nVZUm<-Syer8o
{xEN;0<CbBFD}}yqA189eJc>9-YQ@sI-w$<GNpPf*si0iEvxt(C@J+L`luwRFD^bXPAVa%f+sUDRIK%*OeCJIXDT(TORU18Gb<FW
uqhW9S*RJUH5}Kb)1?tEGOJH0Q>h%TrLYsCf}%n$DJ<Zv535+Ez9o|#9xR8ZDJRmYZ6xlO11!=iUavkcu^gzWBA_2E6tU|pIH^pk
a3@<C_@tAof|^q;kDwr|&#Zzh$SYQ+`>7i&9IZ8?S*G`;x+N1SC#N+pswluOpQ(o?f1$#z6Q?={g)Bd+9i85+MkQ=4DycUn5u0l)
!6qpkStcr<Z!3DP%qC4P12H17&?WmA>ZB5=zpL~t)F-PYM<_rjx+z_vNhD;Y3ZG1%x2;;K)~Ku`kt|j$J1NF2RWP@v6EMax<tPg-
XDczMEUcrTL$8&q_Nq)TZ6O|}D=WDon6J03gRC{9swK~-tfA4VLMgnVfu_W)(V>ehN~?*fVW~N(xhBJ`8Ld96@G7Dr|0J-bim723
yR45aLalwB)-KO5Tq$-bD5}(}t}uzJG?kJbpCjQPekFmcQKr|H?5IkjW+lU{9;+rUMk$Ugv?dZM2%-U`KMf)-53Z=B;uJC!7$mtX
gDB;#@Sm@#YbXF6u&xcHovBAK)-Cj_W~OT)tfhP|b*U_^|E#_xfFpk@Hzi^$F)r0FWGI}Txu*iHRVADzB&h%)+^M@TN|rt@gDz+$
3L`?P7Afqf0j&0@BP0hUI46}X__7cpI4v%xa;vtchNRb}Eu(d(04jYi6Qn~KFEI2d!<A|zZz?J-1S2D;OPrylo-QygDk_+$!mK+m
m9I}PjHEj)#Hm58)TMr{U?|fqogv1gRV>b?VWk+Xd#voRW+=fXe4pB+^rw3x6|7_+0j7l`Tq_(YKCO8xQLFGB(W@{i7^Mv@v#n7l
PcCb$nkQ{3ODsgLaVIXU?<{Aq<0j>nH6$7+mM<S9eWr69i=^EnkEl4QM3~&KKQ0uhk*U@rQzw}#fh-LyjiiPqODMLcKPj3m6{^QA
&L#e(BPk*;9;M7Hfu^gcN1#C{mZ+L86ea(wR46{C@15}|SttatDy`on1gw21Yp`aa;U$!#psRB${3U}d=PL0l)gnG6Poevkc$kr=
imD|rWh)k*$g9OIiX+Y?&?Y3OI2+2bjHQjOjVJQ1&8tqWR-q%R_ow$9IvqSI)T06|a3!)Lv8k!BdZp8)awD&w*s5zI4J_=DxG-I-
+^(Um$AllP8LUdBY$@k0YbNU>xEtUq`KZYxNh|3jz@DWgf315dBP``31g>%}Zmh;8f~vHqvMo5GSf1u2Uo6C^Xsq%jn4pTPb}bpB
yD;bxE+;fE<|pT?04aPZUM#&N+oa&DeJZc75w8)g=_1Umu&1spP$Z@+j+$PqU?vJ8m8Zucku36=$*2UaQyN{ZQ7n=wg)DfDCa`+3
f~at&45OJJzpc@z_@;QMA|`#Rik$?ld9BnOu_Umob|LdDM=E5cjHfmyrzj3BJ*izJDXE(z|1AZeu`AIhSFC#?@T(6g)G7@y4kP2R
MioIW7OVUvCY-FD(<Ujf`>y}3?ycmlW-R<ECnwzvYb?*G`XE{*0Vc<xKP(X{0xFrTp`Z4xcqApP_$_xJ)i2L3aVd-;k*Q3mrLK~x
*Db#+Zlj7TXDukO`=#e9#iTB!wXMStXsIBvvM+Qjy{kE}3#Xl*d?1%6+Mfof#Ut0RqpIvJ5UYMJ0+W8AFRekW!l;a>m8qSmoGXba
2c%^#M;!Gm8Ks{gqK@yS7^{gaSSpGvH!w7yQ7G0b7$BCcc&zKM%BE2u2PUi}MJY9|_NciofS3XxxvAZz3>)PwAS_9v`Kw);B_+A6
FexY|11xnb^da}AJ)P64;VTR&<FL`HZ7VgbZzfDA{;3PAFRe$eqbQIn3M%O*j;zTjQnB`>=&N)r1}$Nz$*AHfMkY(H;G!ua5U!6c
xUESj(y3Q0BP)5Nw5^vX@hom85UfF}J1r<HOQ%7kgQzDM1}b_gg{Oq9>n5kHE2M;|TPd}uuP79<t*i;LIwugGWu?k4CnA-sC#2b?
53KK{nW$!?T&m}(vnVN-o+pK@S*j-}iYhQ9Sgk9tCM^Fb^q_DdPMk-h)Furrb|CaEAFaA1uc((Mp(-w@6|JD9P9a9DC@dTyKQ3=A
53AZNKdyr<46KH%q@l*8TCeXS1}7(~U@QQkbRou`RID#7!K&6Pi6b5_K`0uTE2NCDA}KT}&8c}NRj!SuK&<T~11fB!AS`hz46UOZ
Ua6WgrV9D0e6DXS#wI5$hpD)tPpHVBNUL$7fTZjtXRBGHb0jsebe`NJ`zU!S$}Vs$kFBDeH7vg@<S1FI>YsV6QJKOeFQnWp3M_0V
pDxua<sv(+qp+zcBB-LQlqqAVg)A&4v#KyFR<C)j{w4^l7o<iab);=6yBQQP5UgP;L!Tch8?EY{-6v0_lB@Hi+bmzLudC7}E~f=9
gDmtZb|@bz;V{T48KROedMoj+e6G5qiy%vwY9$S;q?pqrcdWn~O0A%z+be=A9w+oAFDUt_`y!UA9H|4W4X6a69H>_)w;^ezyCN8(
(W?F?9jHhtM=ZvtWupzP`Yem3_$WE0`7XYl{;Llwa<9ZI8!mY&OrH;*TC8ZQ;vp?4jw`J$L$2?rBPuK`?<`xOrz+2)KCeI_kSQgi
lPd|V{-_L_1TSNv!KaKR>K_pxa4g6uA15fSx2wP=D=fIIZ7}{S3o8buHZ1QcKd$c^=qe(v@S_f}=B>b`85oeP)v8dfrz(XdPcAkm
Ev)*TNu^qxX{wy9u_h}km8%&lPA}Cj$D))b8!P>xt*L0CK_=*;Ag7Zbq^r)WYp2^K-V`UOY^jbZETz#clPm`%L82_ITd`-V_AGdv
hAe0+P^n}s=C4~Pp{+(J-=~!*#-_R~ek}7S2P;@Ee5mm%Wv=b3@~Tj*j;=;3R;nwhJgt<gK&SyRj;_)yGp#D1_#@$?#VZLSH=r=D
$1Bkyda9AEy{Sm9(;z!9Cak6?-Kh{HTP?XEL#$n_JS?@Ok1Bx~ajBo4P9&tQ&zjw=+bKJ*lB;qdY^w4qbtpG0*)Xr86DZOr!>v3f
9IDqUSgi=B+${X8;-$Z=7Awx5l&Huo&Za#q5iHfJ8m)085h)2Oudptx&m<)z9xRito-p;Qgfms20U&ECnyjoMk|-V|R<MJoHmaeb
Vi=Mf4jr>BU=y0HtgbXE9IU<=6{(^o@G4^`<)-u{qAY|eJgJ!@Ii{4a<gBeKaITQ25ug_&11>ov(5-c@395;$TQ0P)YA&TM60L18
!kknjdZZ<+ZY}GbE~gTx0jT*M`w<?jH!YTz>8$T0?VatbrjpC2+!VjCFej-fM65Tdj;C=jMy;+c7^RGtC@fkaIi~BTW-Rm*fUFa!
6r_2qS1E<5fGw6Io+q*-o~SV?Q7UsV-Yx#9y{hK1rG#fM9jd1t{Gxj;45*<Pd?XE^ydg}b%PO5C{IC)qEiOYWKdo~qe=gjx4y`&V
A}@z1*ew((NgWrigC5{1pQekTU8vir@2EVa6R_bOPc31oIIeyvl`SK%7#Aj_FDXBtN+t>=e68yzeXJ%br6V)2Ev?@sStWX^NT;SI
XC=R^$R2YkzouWS8=4rf@h1hXBPndBU9g|0x+HL>%B=bwCaugV@f_nSUZqee7%Dd@a;JYR@GYM#(I})S%q?9hWviB}mn!@vi7tGk
l^%|wIGphmbSCt!@1{4d1}1DJ%dS{3u`B8@UM<3^jGQYju&>9R6{c1!a4Dj!2OyR!P^fAjW~q-KX%qRRUMUrz8zcZM7O*d)b1q7(
*C3Xw9xA;m$)uhv*`4k#iK_>n`L7cs<gC@Maw@JUtSK?B$)oHi4k<UPZKf9>JEaMmEH6Z=uCN^~`KvLgXQ>>gv?i&omoWdR`=G8V
>?k;|i!Dj3&naFgPNadHc${!4k0(1U!?02*Nu*pUf2^7r1gsq->#YM8Vx%b`genv&n=Hbd&YKdPhMdl@kEr;d^Q^KN+#YTlXRCHA
<gYm`Sg$grV=6!`xuyd$5ESYmRjFE{8K_n&@uD>xRjzX^9xx%SFDZN{*saf`WFQnS2rB=s<0}8D79?vh^d-tG%b|>@9;_j+l&WAb
*(vfWm>{PqCaShA8m3Gr=BJ7&;U=pog{ASH%cRhs5U6|}rzFlSzbyHXDJ%P_A*(hX;4o}2Fsf)R{j5bO5hju=S|@8Q&8aA)yOUfj
t*eTuC@mYT-KyQM5hyPy&Y_d2oiH(?(yFSd*D5ryAgjcyr6|m=WT?C-zb;xV9IOkZ3@B`?2e8hjawyj$!=eZ)dN5$A2C?<2ZYE+X
Unue>xv2#$oi8Y$Z>DFhcpVz31gqn$QJ#S;h$q`ADJ;9IT`ayU3Zj55q$EYH$0ALoz9yieA}_6#+aMgLK%EJxN-Pl}ldX5ETqy@7
Go~7(Ijs+_TNd_=03)9sw5>_5oGjh0XRc2$@FiTP3!KI)P%6)>TP8OkldY<*XD+QM7$fkicrD$kE~hb~3Mq^*SgZ%G0V<CpeWs<H
P^jH3x~07&!JhM(xe#+GKrF~FTPw<;KP}TM<fy`;StDAlDVy&od!`*OX)1W7uq>^qnJ7P)4KG)pY$P46WTn)u-=w*y5Tn?ubEs)9
h%96#E~mpV4+_~W`zU^?;i|Z;C7-q^*e{i;E~#j*&aTy*dnbM{FR6|gV4$I_*`$dh8mJzo^Dn5X)GSt~ovcDBnywD0GA)Xqu_O+k
D=BEC<*kh`t11?l(I}*#D5{#QAgp7li6r8zgD&i%_$HO5e<)Nf;UbM652;qE{1LjOB`}_z&@Uk_>Lf#`qYSI4`l<P?Tdr#?h9t|V
BdBVvD4?FKIVO@QnJ59EohYoQ3Z(TMQK<GDmLmi$2^a(@r>?}L2&a!NnVmzVN-5td{h;uqP^%;;7oQuZs1!#lTri9u4K5X@{G_R=
@TkG2aGwIDkR^R7$E<@XLoP8ZCZ-dv1fM4w94gMFj3p$nU!s65tthxG9jXp0+oi=KIwobXG%T7bM5ThPsVaf4n61yLbu9^~l_v%;
$stpz!YR(Hb1k>7QK>~P5h?Vmai!oUUalN2Of817q^^N3BB|;gYb+9}PNtM7%BZ(5<0}LonW+P;%q;t*4karjp`tOTJgok#bR5kb
{I91WbDdZ$iXZ?jP@Q{|0<yrblOzZuAuKp40w>|FmaHQu`52}w$1bI$(kz9pCm^7$tEFbDcPeczbtj^$yQ{k@%Bef2$F12YwXDde
X)CTMb}Z2+<0-fytgyVVkt;5o04b)bGOlDWm?~AId#=PQQ!6B-7A&Bt=`h47qpt_2voFsl;+*~|f2lGnF)3TDldc9Ja+)Hq9xRL~
ho-R>@T)p4^DG}KkRli<T(IP#_?dPe7p{%17p*@aiKUw&6`m!mG_H{;H=?|vfGF^<1E9ky4J4YdMj|D!4xla>Y%O0gIje0S-6Sb2
aH=_^nkUyK-67hjXDL>y6fZO=vaFJ(RIXqqEG;uA5iIDg8zgL=_oFc`a4h7kE|O*(wXTaM>a97ge=8R))+`02kR?MfrX}60y)GIi
Ijk5WpCNcEX{buBC9Jn4m@Wpa@U7#mrK(J<l%JHR%qK)4pDvs&JR_{Imn)kZVXK&@1Tamk2%;>gv#a|iGB9YQY@Ago*r4vLFc}}C
tft>8VXNV%)TE-9N-LHnUM{q&yDS4Lh9~T&<*b+}^r|i?BPWF?geZwB`Y0kS!kLXK3M|(x!JgqL9GwC%L95#w`X$<_ND`|ibSwiX
38<7MLaQ#PL90P360EkV5G%Hjh^cX>-LBoGrmN&ChO6qSWvRcS8Y=yyzA%g;B%C8FPc7c5ajLT}5-CJ4cCCV}Qza`f?49H&N}6A;
G%kXrdaP)iQLqW1yfBC$P^*M0LL4_G+A4M^ccq9fXe@82eWXS$j;Z+~mL9?&G$bZ0B_jf=v8^gDwI7Hq2`rG7Y^T?;)1G^zOs=jQ
IH<#?Qld2|eJKK{cdD!>SS`CAwJd6+J23jI)~<4@w;~~<`6*<o*(IebvnPBk=c3{;h^=9z3auR_t*BTeDyh>ifucGiuPr;Q?I_qP
>ZD95j3AmWA0!_qY#bn`^(HW^WGs0vUY}8uaiNnf!YqiS*d}kQtu5goR<8S_G$GolPAyL=YOaBx>a5}`Gb#2eq8(nMtRwg+l`t7G
)u=V3G?|Je>zymDBP4z=?Ij7RkgD$}@~m1Z5wFiJwU}!xeIPBYW+?uvyDw}i|1Ov)Su7AITd6Ol4y}GDv#dU;*DRVS$E{$mt*H<z
#wJQ8^Q<r{x0n^F)GOnxSuQTE$ep4mp(-yZwIpaP39HJegdedfbfllH1hB>^t1RT5*d&~+Odj+nAgI!;POQVMk*XH50<7;Yk0vjt
q$0wuE0!ptN+Thi7brn35~&g+prpdA$RtrP{hU3f_$Tr$Y$_6>8>zdiE-V5pX)OmV>nkWNqb9v4CntU$u_%<OimqC$hbvGp`YjNx
IjlV_fTY`wyQ@R4TcErywWX{eyeT`Z0G^g8#;R4QA|V~B0hxIwZ>BsR0Iw@4TB4XOPpR!L-K_$nj4(VYwyeIc6s)YNnWpKhu&BWx
4X{j>9jz@ecCU%9ZLK&eBC)iZ;ix~LJ1}=J2_PA+Iw%w*vM?1eL>yVIE-LLQRiHSm$gUZ!{Hb8BpQxZ9%P(iAP$;h=XQr(!%AVsV
E+$bNK$^v`f+!lS1u9}EP#{GzCNX}ej4iSr8m)MlWS<qSv8f88gRK@Q@v6M79xsKby{s1|oFULFULCG2RxeO0w50~E{V)2e2`q{%
lccICdZYp+R4RijPOiWxSSi}5Ua1VOx+=h`P^~E-)}~A?i7X|jn=H_)7A@K=(W>b!w4@>^jUZ{L?w=SgMW|S-dMneVoT!ehk1j4F
0~ySiyeJN>q$VUJ1g(axT`l}5wV_9-)G#ckQy@R9&8+dBvLqBB*_6$zsGJt4d#JD|>Y?Kn&#CaMDxelAH=~m<@S{&HHmtBF@ho!~
M6WI_>z|4pOcfp|MK1Iwf~Y?nE0!#*Mi^72)+>D`g)a!0*sHG|Af+y?P9_*B^Qo1nVyo9KJSVOpcA0sqHz>iU5~+NpnXHMd;+Qop
ZY~flw<GwdrX=AkAEM@{;w7rAXeqWQ1u0xE+@F%DAgl#0s4nLsQX|`}q%F3m52{8f87j*zGo^T~XD#(Bh9HQrfvpWOZY@43iLe_i
m!=i1Fd-E!^Q+nzoFqN0bsz~S4;HDe1}R)9+Nq-{r78)mh$U7pwyI97@~H!@rKHNLi>WZJa3xHvPAfyG`6TeI5Gb#$0;b3;b*P=F
(5Tj+ekoQf;VeR^jH;NdF0J0F>Mp{fXDo#)E~ytSE+O=)`6&aeks@WSK``5{&?m4hJT77==P6dC6eg4}xTL_N?yZNVaH!R#rlu4t
{3utZb|kW}S|+TT6{`v*W2^-!qAHlFRUi1PWhNf1(ylQfz9<8zq%1Qj>MKqp8LH4NY$&CvUZMe*>@fT(aH#RD!5fdNI4vlo(kj#_
l`hp3t}G)f@ScsUI4hE^P9}+=xF>Qe2B?#)`4t$bU#mN)kgLh4o+Cl3d7}F)gQ)4NoUG_5vn{c$gQG^QUMKk_bt_shm@w9$kS&R!
H<4*Ew4Hz@EGz=1M=7i&+^{YyqNBhhBPvZRCKLgxt|w2e0;rEEd@i1yTPzPPr72aaP^-c&KqgF}{iS9Zr!Ii1HX;2kI3`3dg{CdB
tt(@xc_S&LzbEn^AgeSisiSrw&8%^)B%mi5;4l5EFrtC1C8a_q0jJ|GC?x%>11kC@fh|xjf~&Z(mYhy1!>_CqC8(Mxp_)0X%&G>V
y`Xa}AuhJ8QLHl>%`mC0sj5&cV=m&Hk*xSBp(g*PFQ>CAjigg3il^D2^Q9rD@*4}PrL3_iy(&;HO(ktGrK?Y==qqihVk_SRKOMUy
`KsHn?xnM$dZkV*Gber{sh-oRC@frqU8e{p&Y~<SfGTFGDWp3vMJ2T*JtRY$8734koGmIWSelEg&ZXI?L8rp08z06g3^2<d$*MM?
imB9~cr9Zg#VU&`NhQrFX0DO0@+j$?O)x*I$|?V<Yb<FhOdf2d=&DkwiK{h`E2r(K+ATh;&!w-eqbvohI2^++FsQz;@29aWiJWXH
d?#)iq^LYB4X?c?JFDfUV69)NSS&CjwkgFhf2`7*+^qQ|)FECjrZCQ?4JkpM87bbO)GXC1{VBIDr>h05=qF1mN2z$J<1GEI7N>_V
ttdAsXRP@klN^<u9HcU(ge*%eC8Q#$2Bwgmh%RlQuO!|py{WJ)ZL6ptNUgvyKcq3L&?(cHQm%;}^c-ldk)@2LQ7Ju=>mwN`gsT;!
SubLvzaeZbzpR-jzN;QANh<WB6{T&ed@4*Woh_Rs$1NeMDWyrNo+vpm`l~ps6)wuGd8S}3CoGR3FdL{W?=1JF94o%AgQ|rph#9Lb
UnY~6E2w6ze5^<(xhY*Ki>N{`tS99lR3lX>vZz=o4;#&}$}RmMC#f{BRj?i-6Rx~0NvZ&&SD*zgo}|Q}jjed4DiJ`fOQ`CS4<qI#
>Z+3_jv>D#rlb=hCM=Yz3MmAqlb^S&2_OzD_#=%YJ*^3)Y9*hpEvm1or71A0b*cv{^{OT;FRNs#C#gE8ZK+@?RIXVZRIa`s8!lWW
$*t3*VJclLQl~ha{3xQKMXWX<BCV<|4k2Ww<tQs9oi6~fE~VC_VjG7rsI5h#BCb@M%p97p#-<{x;HTCo%b&z8@TiL?nw5gAGAk0M
t|?2bYNT-@0k5bj#3+3$2`D(Mm8g#;@~n|4(wvSiCXXZ$>o4vgUakeH461Q046mE1d9R@;St}-}pevgtXsfpwPZ9X1L#{?E`=wT`
y)GB8-K2XMWG%ri1StTm3#1~UkS@k4A22;4z@@CE_bz#(G$yy5?W+c>iLBx$TdNWxai;gIhOGvwjj4#D0w~ocgsdo@cB%WI?yyg(
M<ma!iX{7uZYDA*_o&q=JFIu43@Xx{$tV3J!md>$J0kzA7A#&Qr7WebN-^7|ZmB`6q^rrK`71uGH7IQ=8z$MJ5hi3U39VbK%^p)L
o~~!0%`HYOajeL%V3ba%B%2B=RWh-vJSS_O@+)8`JE`87S*1ZO-7fmAg&-j)#i-z{@~Am19wiGfYOb6iEGHZ+*QeVpOC%H*Dl6Hk
X)HIbD5Ip2W~i;Iq$ZrH%_wN8e4&l5HU{)5Nv()12dzaYc&cwGnJ@sZnJ~#E;wxROb+1h(kfwYtNiPm7`<_)J46e#AC?=7qpe&@U
u`4qzOdcLAr6rA_$|ISiY_91mXs?ncE~_*pm8-fUXRLxCqpD9PcrC-M6s$lY5hu2%FsGWREh85wQ>%3(l_fQXv#uJdjv#)n;;3FN
k|xcO_oyDOV4<xjz$TfHY%Dyd<fO){gDluF{VNbGv8;(ETq}{P4x}_L1THM8FCOA6H?g-aN-T;YFDkPXNi6lGDI+~A@UD8P4=b1_
?HUUyuPTMA04;zhF({v;$EuF3)f}uM-zak_KQIiI#j8!MxGZ<2s;PISDJ-NU52{P1Y@Kv11S{LD3Mn$F)+)0q9VZ#4FsRcfyDHJF
c&E-APprNw!mL%TX`sxaRw$>bMlgFTC7|=3#UJ*k3Mx#j(yEFstuXnV8kS`$?5>@hDJv)}5-0U6_@u_Hp(V~90<r`wG^j_Mk}Pzr
SS`V-B&+bHGpzF_7_MHQH7P=@<RxM(+p16`$Ek~;0-z2jZ78iPqNszXY@#Zm9IGuS=BYiW{is1I)usg~03~&wI4=OLmnjjf#;+r#
?3}QufF~6!+MV$t8?T|HVih8(Po#RNlPox?d?ypF%ck@z@GWte>!=B=QJ|hK^s6Q+n<I-W!Yv;q6fbQmA)+s;{xC<aWvhy%m@i!`
axE{MIjpyxdLO^7xTNT+=q;58sidbVEUZqTa<1nll&}~pqN@$539n|MIjp#+eyx)zLITzuH7Dt?DXKjzd9A3d)TrpH#wI8rr5lAO
aj0c1V6D|84XmZA8?7Fwy)8JV3$VK`OQ`B4bR>r<9W5FxY%i3ormdNsN*{Ej?kf!<39N4`m?<x!Po0se6)4i8g&`lG$(nK^eJp*c
TbwSi2CE6Ki5LYg<SH$zj4O<w@~o;Tzoq7@IV+T}?WP?laiu}2VkvPji=xCNMK1BIy(E7z=ACh@`YRtMyeO=v@fSg=yqry_!zZk)
c`i3DL##ll=BFSkfgoC_vo2At7?$WPA*hcmi>&*rPbuXp>!naE?VLj`PAkx_ge_?-vaQ4&|0n7#gr`0zoG^<h?IT1hAtGEVu`q8a
m8j1uM=8i87#oTy%Oce*X{!;U|EGGXl#LQ4M=bEC%ql#n6)c)2wxoHdp{FUC3@CD~11kY2&?cfRB%Li7IxqbwDX{P*S+KC6tEfet
6RaH_E3GXbN-Nx{*(PZ$nXFZ*LoSOcb*Zqg$E<fAdnltJwJB#USDlS0oh}Tl9xyGfd8J<|2P;P^S}eb-Ijfi{=c{WkMyW-qL@igR
qo)q360zMVV4Yl`Jf{~J0VUR?RH-N@lBs1aU8w0Ov#duiofm2vo~7`w@+^EC-Ymf_7oiO&ys4Iqf~$_ECZifGk0?#7Nh(1pMwP;>
K`LOaL8(okp0K$m5w2G%rXyl5{;9+*ZlZ{+Xs#HjIjj_*E2h~eMkjYKEuw-X6E0#Q7NZ#~mn=Xg)g_KA<Sa0*S}80m$fhGM$f;o^
9xhI<ovqU>;iwvp(xJboydcFUg(yX_Rwb{lT`T;ojj5U|`zK_lSumBLo~-ht*QxI;VX1K|?kw}K@umkJ6s!*=jj7(GT&~clqN}|v
MXn#J8L8?ksViJ4kga$yoGx-IX`T<M<Ss0(>8>QHFeu}#WU+xN$|*UIq%KV)5S8#LcP2!oW39WX!X(}#6RjU5TbafyvMAxBn;aOc
`X%h34KP}dZ=iE7xT!g;Q7s!P{HQ`OkEvE9lr3DW7p)vC5-l64^sSLFk*OXi<)!v2uo)N}=Op7KsVV@cO)Y0FCM3P7Kq(oUJuhOe
mzrjxeJW`$10XgnzAkGaw4;Bjf~*y$h$zb~DlD-qg0RvkWF^y~N~tw3KO8hGfUEQ<tD|<HbR~4HC$Ao(d#6GoTClCEvM2GV#V~TH
n5q;drY<L;)2e+a2_uv&u^=EV(kxpr6fp@e(Vn0!)F9s_f2^k{H>y=D9j7a%Bcmgz4;{@Z<*H>WCak6|xvJK!btl6p`y^2-A|N;_
{v&a)F{Glcz^algWG&FFm8|uv8!fph>n7f){;ahpG^<-BMiVHmvZ`4ykFlC1Vxx~HiL9)yEfQ!Wu%B=#5w2}7GNBNz!=c}$sU|)t
mLD>yu_;-pA0QBy7OTdkL@#<R%_kZlgDa{bvL@0kvla}fHYG13fGVjfKc{ggnXdGyRjA$}g{fMk2PQZz<FAG->>`J&@u*rUaioT&
2rNUUW*0Orov4PYl`YRH2rMnEMI?2o_oxOiXQ=#_!YJye{Hz784K2g0Z<tr2$EH9V8mj*#10`Fg@0=2+hAXofhp1_-HLA`p^sHqk
HY^CK9hsJ%*eFJ-7OBLi-z>$e6RkcecPTQdA*2{8T&L!u5-unpovA#ilB$0ncp#ZBGq7T)1T7J!6EI(}iKY^$IjeCeG%QA{8lj6a
hAE^SL#nAPSuWHS7_h`5+am5L;w#&#3a?`)=p?3~6D`Ft#VrIZ*C~uI=(FOiG9G-QDJRY?AE*H+s;K#>CaQR<SgiysXQVVQ#iunc
hcNr7OQtj@0ii6c?I{u_IiyIeuq|XKS}7f_vn{o#_A2%g<*U^vSS)R*+$Pv36{l~ZETroyS*@cf^`!kBVyh}Gf}`Q3*QpkvksI(L
p0Pr$60jqf79|HM{VOS~BO_F>-YcxHWhoh{C#{2^ucr#EV5~hLPb}uDqpKyTudKZw2{8O39wGv;aVVr66R(q@$1OCZuPj2Y^c7pJ
bfk?X4=N3(UoAYXpr73=wW}T|I~))%At|-3auXk@Jgh$+)}%nHo3N!Ncq;27G9<O7(XTeI53i-E%${l`eX_VLMl8v(qN~&{5~?yP
38U1eJgH!*XB(%efvEDVTO~HIcr4Jct00CbcO;J&!z3G`HYtUzcqSFAeI1~yEU#24q$HlHWf``sS1XGxV=7E4rY62EBCnP$eyFi7
Fecz1AgdX$@g<S2Qy`5e0<7?>shS}tMJB>6h^4$LOrd%!Ca={g53+}%`zLTHu%XSGb15LNu_de}V5$tDLaJDr*{o`&Ql>&Ai>V(f
H7S;@NvVb_MyFq_N2@L{hbF(H1T4^}%`D$2k*WkGv!Y+Dfhnpf79-*ysHaz<TP`dnW*$c*K%^in=Bk^l+9I+nPc5IM)2*DWg)yru
JgI%G4yyI3gBnsKWEzGYc_oT4@u+>OWUhskt)Z$W6s7#G9xnE&^{FZyOQj7lxSVRPB`oA3AuAB9!K%`pr=(D*n=BTg7o$s|?XP>S
qoegCsVrM5eGeuq2rY;&{VInmz^s}uK`F#6L!s;`S||Z5aHtot-lUEv%cbM5lr0J_SFDq+@h(ClG^8IZAgJCfqNxWex-2BDo~Y;~
Ij%%5Y%u_>45{O+MW~7;ftxq2zAnR@XejL~wyaO7^rZr@(5&+)rzsUJLMTnDW2{gs2q3E}Um=(*C$Ac;44ELX-mL2&hMiWaOR86>
xu-y=?<^pxSSQI6jvO$pxU3P6p)6^p3MD_Pcc;{!MkrM-Tqf!xSf(Z_$*$0+fh{_&%B(XS#-6pX$*u}2T_{K?HY;`*xTr80=_WTN
!>=VQ$Sq+lt*0@pB%dj+7%+IIV=d6E#3yqmk}Y$pt*@$~IVcdI*(RB$`6VYT4k4i_!YFK|KrH?xmaCC2YpJ=We4s=mI<WdI0V!Uq
nJ0lJt*><_ATBSjc9eLqTdXdol`3r{date|tEi@tnx)PuS*y$_MJ+q6=p^Zo`=B-%V5?Xmx2eIRoG1XSYpEQRHl?d9^_>E)1F68M
y&@Z?>lzR!XeID0%&E1hNTdR*yDGvZA}q?RMxykr*&tk}FO&GNEgoU3&nbYU+9`)FudPd|`zm3o7A`g_KdgJP>m{-q2_@YvPN1PE
<|`JZc`&6QA+TbU1|>SAB&edSMlJ0lFs&3RLo0=*m#uvorzGAapD7t80xb8cOO;%#nX2unYAx?95uNjzEv9ZQo+>XUnj_4oW2o(@
k1HdrETI;p)}~`0Ij&hO|18L-7ccZEyr7jS1s8d&A*<LY$td3}n<-Q-U#AkRMxl5hz%JaXMV;xW?I<Ip<Q|))?5rIeY^m{`VkS(f
HLcK~mntkQE-ua|9He9`NgO_<F0d>q`L1`R{HsB$Dy!_8d#^mNYbVYt->=>-$u4><yr`lmTCkI)ex#YHSEqU@s1XdTo~VZ>X{pF7
RhpA15TKqU$*ead&8h#eSf;Qnuq|01KCE^tD6F3%j~+~{vZXXE!7(H&oiO&G+%Mpm@+;ge%cub(sFB8|l&n#m0T95hL9ak7VXvzp
`lu?Qh9?!MQz8YfP^0lH7^zPsr!2c8kt!vmt{ID&-z?LtKc@B+o}f9EA1Y8V%PM)H{3H!74Xh<5ekwGIN-iZNj4c(Z#3Eav@+X`l
lPsq#5+oijOen~txvwcJA1vx3k*k<32Mnw)bFEjTQYl)l5}zt3*RRek&8WI8u%INVi!BSJtt}6%(kR@k2dG`8?yLZzXr{0rU?jaJ
Zlz4911tC^Ah3F*{2Dbdv7U}D2`m6FKNqPixG6?1`lybnETtAMA1J-0pDYwAu%&J;2C&;1B^3dm8Y?lb9w>yYlNx-SY@gaIbg0WF
E-#ps2`&MozpM1CvZ@%X-K^#=*Qo)qaw<|LnXN=F<*50Qd96mOeI(7SDlJkkTdC--l&E<mNiYznAt1&qG9?<P872@c-7Qos@F}P)
wXNtX`zD;MVyaxLMJl<bSDu`%!l_IkwI#`|(6HYiP9R+wVHCD5Yb(2|03p0CCLKzu(jbtS#H+m~X{s}-NGW+NdYuocNi0a2G$zET
lBN@?wW(_?Kqq1>jH$q&{vH0J*eE!np`v}RTd7T|Y%M-6btq@1Z7T_)Z=c#Frn18*>#1-taFP}<y`wlMm96Egs-qUE?I{1M-l(sv
2o?FL(IRspks}MD;~~qZM<_xmsE~h|+peXjy{T-WDI|a;fFZiC%%qQ~dMqHOt0o$#60LeDh%EXh|0)tFTAE`nH=ph)I;@taQ>ien
^eq>lOs%OMh^>#QgRAr`m@9`NuBs5AVI++#LajupD6IY?^DeTOX|3Zgz@kej9Vxx9kDvu6{wcmJpDy-|Lo8pPsx0dxQK^Qi(;_Xf
doocbps?RA?50*KP%QJH5i!7`Z=8lJ*(paJPb0{zvnWrjn1$vT@T!m_S)wkfA}ehpv?H`DBdO7;Sfqcei7aKVZzvwDA0r~8Kc+w`
_$yv0KBo|^Xez0sBP;Eqb*2O=E+`<R3#~0KH>@@*YApCCCoFs(wkA|8d!>6QxGPd8&a6uv&LIh?$0t@IOCQ{;v!M;F=%0ft^DIau
!KlHfny3h;ZLU47=Oq)Xz@tMX!>br2W}xmRARx)04=(f=CZ(sWmZ|KmeXbO&oUZ&V_oUIK*s1F&sHJ+K0W658YA=B)gDaV#`ksic
o3Ed&k*sj21uIgTR4J=2fhhVYdJvAQ*{u>RlB*;nf2J@gA|KwQAgv^=Z!nN15+tdp7@&Bco1xUIK&vJ!bSu`V4yt}0c%s57c&Hei
#vzIp^q@*DbR;LF>l_p)J{)^32&_yh!>eK>7AAVF=OXqKgQuDv{VAL#(xMeFoiRi!{U!|~DXb_dOQ^}Kq!==yAtWs(JE(cD5hviQ
|12~qm8I03sjUdDDY5pfBciphZ7nLN|E@Bwv!~FYj2)+?d8;rmZ>S3<z^$(+{V!4|B_*3I?I^|?Gp{tB<}k@6V61qkW+aoW1|(gf
oGjlhD>28SGb;C|dZeW<q%BFXgsf00fF_t5sIG}GswsM>X{-;dk1Q1?cqmV;RiJ?_Hmp4#u`9`$^(Abg)2-H^Q-|QB2cMNEN2s}=
Wv^Hv`J<{RN}LQU$1aqux}}OH|DoKjtROY3AQMC`)UNHU^C5gN(k$C97^w-T5vp{l7NlS(cq~C6KdCq<A}4&Ue6Dt(b*yP9iKF46
pC-_!xGM}TRw#ui0jYDQI;>@=ah=YP;40507p*8P1tl{fu`1l6`6FeYEh>Jb0xTIKkSswTTOy>Y9Wfy#52dlBLZqy$+pL|YcO73M
im6jC)vODv=Bb$}h@MKR@ha~uE2+<=O{0sagB<prs;7#bH=&=Tu&C=Pq#C>=wk;g1>nZptS*k&)QX2QEy)i^8;Vqe|1}lV~7OjOV
At@TKFd%HJbtW6A@h)<qi=`r`BP0VO8ZGlG`6?bIh#uD;!K@7`j3!R2lq4RdV<<x&mYuw-sH9@5XQ4r<tr`3-1};1$(Je_Qe=HTL
Ppmwzu_s$4bEwU!;iOEi3oo%D4=8`96fhyB!zP)n=_(T=R;FPm@gp2AB`9H}cBqgmL!FBj(xj;<td_4Wimcu!4=5C@#4Sf9vnhWo
8muRwswAqc7^};l%pOs!t*$$!n5-u(^DG;%OQ3D36qo3*&nMO<Or?)7nXqT7axAT-;i-(Qy{&|#Rxo3&yQ++(=c<e=xTuk^_^5U&
mLB}0gsh3B$|{+x=bk~K@+-cg;xLgQ#i8J+jHrsNkfvg<A*ZOU8?SpTU@TFuBckRezAmvUTBz=;B`!=MFB_8{6|0Uam8D{uRVPd#
Yb4qnT%&lY=O<F3AT6etsi8p?rLAJ36)Kk=uq)oLzokf^ur9+bqbU>}2rx1&<EQW-<}Lx8_9?Qhhbo{b7_FqMq^_AK!JZ1P`Yv28
v#&I!W-rCB@vWe&!K#I=4yCXv*B`^J`>dWJbE)Z~#h9+CE|^0sj4GI_$|y9gvMx`gN+yJ^5+OCMMk}AN{3KMdbSR@KoU5a&QYpfw
Dw>S3C8!^*$E~!iEUUIBBB~{&AgrMxO)Gyb&nz?_C@~8u04@S3bt2O#d@HRg+o;tj3aaug4X5Ivwx)zEu_{X;kEz!uLa)sz+@~?F
Vkc&-@so%hUaPaK;j$*KktiahS(q0oA1$XKJ*Fcnlq7Pgwk)VA4y#wBRH{NR3?1mJMy#%+-7SVJ9k7k9Eh<B)9IS7wxhhW<?y9e;
%dHLpOswLqkS^OL#;frv8Ze+NOC+5j#~>OVp{)oQxGsPxmL)DIkR~mr(j;^#5HRSj`6Zks2`mCH2rSMhtEhvlxS#&2tE~T|ysmGp
xuc$<L?$aCQ?1gga~uGeg{!5jt|ADeS*|9V9jfjti6sH438u#;g&8rdPa<2MRvag*w;ji=+A0C4cq0WaN2+P5H>zx}K&%m_5v2u(
z@oIAtgMZtiYwfm*dN)aS)LFr^QZ79Y%3G2_#?-pH>G!=E-B%wPcSYZb0)nkq%1F@yDSQ+ou<pH`lAc2a3PqibS|<dw<_r_JSCqf
Jf#7v&8=RnDjdNiuPX+ro-D5*3NO?sW}$nmbS4F?QJTRm>ns2$kE%#5YOE%$mJt*tTp=i`@uWzsE1J?RO0L2fXsc#`f~nvw@1@wG
geU-|E~;{?B_@ukMx^+wB`Lg|_^ll%I;SqJva2U6#wx=rD6N|)ULKdHLMCRe(x7xL)T@{*7@+<o2d&aB@hWgH!6O^28>Ubxm!#mH
U#6s`{i6slrXa#Fhp9m<s3&x*rl{_&%(3h(0x6iK!lUD?mMDrWqOJEY{i#zbrz|ci=PuPCB&|y*p{r3U=`9Jb$|(LV8zBNJKPi<g
k}Bk`eJEO|m?Al|gsd|t)~0DC94sCpm@Q{5d?w8%Q?7@dL@r_>r7b!qzOeHuLoxfD04`M|W~xRfJS7Y&8?V-*Qym&9cBQu`tEjiC
;3<u+Bdo`&c_b(*hbhCXp)516Xs%U|xUO3$tDqjJmn|ZyhO4Nq5hv9qimPClR-i>H-l}pj%d94(Sg6h}-KU5zJ*lIhrY@Z<Xr+p(
NvO-RuC8byG%V09e=1<B6RvrzTd=35u`70|6)n9hI;6;~O0i2VVX09q94I?4SuND3^{iekge{$_3n(e5Pbf1h@GO`khAV6>Y^$~@
2CGpiAT4&JBP?~TAB~KwpQNv@sU#{ca;{6U#GBo!Tr8~}ej=5q*DQplf3F8IYN=%`fvh00m8CYWldk=$;;5J;r>wgzEufI7Mx^Yi
QLs=ayfA<$f~mMJ3n(xk(=92aK(Jw?Yb-k?RHzTAa4k=*GpVkwgeXfS^d~E^lOPnV_8R*u!6w}+SS|Un+Mv^_h9w!JlPJ6?gs&;6
e=P;5sU;08N2+zA#~7%w?xvfQWF|`}IUJIxD=)AUF)-aGStIPCE~xse>z;h0IIK}BC8#K)axEFHO)SqOZ=fGBZKmoW$uJA7-J6G-
BdG+f;I5IR$}Pnyc&%u!xT`5I?yPSp3ajm`qN@fW!KFr+Y^`f7%Pm8$U!Geiv?aZyP^?-c@S{mBQ6RP^e<}4WuBySSo2vgX7%6Wl
8X<nHh^a#m6s&oe1+dVoOf7gH_?SzqQz@Sy^d9J`=_^UC?I&w5;;N)7d!acjZ7V0So2^xx;VX`)(xay+W-DK+9;GBM9V~CFtR1(f
nJE}6kf`RUWGBC<awg3xM<rjGwyEkLK`-wljj7=&k0n#2PcZ7L<S{3!(<=h2a;|J4_@p!}52bRhz^)oD)F?A81TJJNRj<^jk*7H<
*f6rCDXcjz=PvW3>MDD#(=aljBdxw8ArW~fC9prHs;{4{sv<M0qpEc+t(*`mWv#6yIwOphVI@wgZYB&XW~5jxOQaX9-Y-xu?H^gG
0xCHu-L5~dbR};kC#=1yG%Y|V>a6J)?j?excPS+$iJVy}vL6L6>YR+M^Dez9RjYd~q9%$hjioRqN3PzSNG}MktF0iZFeN*yRHo9W
(JBI|ZLNKtO{iz7Ev`x|h^E1)$0e;R5V4gd+AJ<81SRVjBq~lV*QC9xPb~c;V4<TFogEIRouX(drXLR`^^}{ZHmI*CUYwGq(3$=x
-z_MpY$%JYIw*rOUnw1+_%5y}IwgiLjh?-$ET{^oprkaYIId6!DJtNsq^*oCk0d-R)gY0Z?x;Mgy(}yuh$$$kP^>*Ey{us;f+AwA
MkqBf<E4A8VXTp*GA%2nv@M$=x1C=qc&VJQz^N-JCa%F9rl>cqO)X)qpsB#1O)YpYQk%>znkxgVf2rW60w6D_MlJ51o~el}AgA7`
11{PrR;TzWZ>h*0vLg;K$uOCpx)cs8XQ@RfW-Oqp2Q36Jl_?u6!>qt6117pDnJBd=+N>BPCag@W(Wp}_J|qdQ464W{CM-RpRUW&k
hbmvMA22VdNh?06eW}{4p(eYpn=p|qASW@TO(lOQ$*S5gJ)o=;OCcH|td$n5xT6Rxld0LHfT%8@3nnNiCowjn?yA+Nh!*dqzpRU}
b}N0U=_hrlz$ULKmZLZ&peFOI#U%u<KdW&l1~I27d?jzJ4JfNEH!5zdj3&M&sU$Kf?I`1{kSISRs-OlabEsx1XsM5_$E#2;#GpAT
wWahdr6=#KBd@|Pi>yMV1Fe7{1f%;Vz^mFWtEdE@?w?Yp3#zTBlq^cD7q3qnkE!aY$*TdR)GtvgRV56fd9gK`0w*=7e=6>vu_Q*N
7b^^`!y2<Jc&srQ%dPdNe5rl0+Nc5@11dBlogo(^4;_3gCMjU4<fn=-TO?|yE~~YsrXY_j-z<hHxF^veAu9!;@~~JYY95-Xv8;kE
X(_|505IaGZKOn;R-P@ToG9j@x-42KZ6t=U@2KG{=B)xL(5R&^qo_<NODplAGpXe!m?bQwr<AxPW+Xl;IV?Xc+Ny0NYO2X90x8s{
^&W<;*QigWj4O;LF{K@)ny;p=mZ|8d94gQw110`1Ypfuvj4cczH>(dQ>MG`}8Zo7-rY>tO5voxu3nhUs)hX?%3MXMKnyWXioG(|U
8ys9Ao2zi8BBpgKeW^<?Wh?F?R4j)b{-u1UH!A$6%dQov-zWyAj;6ydc&fxK<)%}x5GzM6)Gc2u<}YQj<|SsXUaD-dWw8S+4yu@}
vZy*Prm452_!{f2xvGq?A*Svu$Rir0Ff6I8Ev_0a(<^@}o+7O%?x-EACLgaUysv<xrXkR$geGUKW~gGPnkoXYJ}Qo@U?w6c_%3>;
QYM@w04Fsl;iWC6IHT<$Dyyy@{3~M*kE#EuMxi|_qpg^*Gb^d3$E*LW$C_3wz@?QY#3@EDtsyC#QK^<44=ie=MlJ80gd18QaH%(}
$1R{GqN!^ZD6Vgv7N#Moi6E4l*00a3)U3&?1}{M_^(M)#eI+)j4ym&(|E2~ojIKE<CM}7ng{2rNPor(FT&ou@%$|Cy&Lmx;a;OWg
sjwC+qbv!g@}_yFhOAen!z@G})*YCt!!Cv)JTUVdX06UBf~hhlgel=G9;9HNuPg#4_?zpVEFmMIr>GXHO|54m+9*^i5U{$dt*Wdl
xiZQjW2u#|_a~nmKQ59Z8>&*M2@)W!Z>Dpt5SaR@3Y=dhTO389#ID*Pqa8-Co~RS3@2)|nXDxUtAtY}rM6gpV;T!)e<*9}sH!L`y
Vk9XsnkIEEe<)cnz@khml&gI$R5EC%kgRZ_1~8_vBPo!ljVh=tiKtf=|EH0x0v&p>=q#ZTO)5sGC#%IOIx*=cQmy)`Kr4A8V<P)6
nWP&l$|gl1&KkKVucl6_R4k?;o-VDa;hGjM{4Ua=qbv-kimsfU*(E?Lo~I<Oz$^|Zg(~o_1S-KT;i=NBAE^JSE1~ixOD5(qfUT$&
2co^92QC?`H!ByQA178YA}by&*DS6nL#RBY`z?DSR4s=rjW0hjo+tgR&#Nw_S14E@M=8Of->N64rKcIMz8Q+DNh+KxLnr1g|Ep*$
vM!IK^r>wk5iKdD;HnF%^riHu#w@t0_^LOrK%p}waje@XEv0RkfGMUZUaOj?BBv{$ZY`EBe<aQ<P%nQM2rQ@@prqia+9lVmO(e*u
!zhR;gQ!=pu&Ml|@}>c)nj)L1*(((&?jeq?1Sdf+A+1)ck|Qdu<E#v-JssGr-={hvHm2k&6c>J}!!E_9jw+lgcLvca$}dc*HYjr`
`>3vxTA2VVa3xGFPp;#oOQ^)I2B)ehYozojuqz;;Q?A)Cwx^2{OCW2ft0+A!E2(uHxui8Es4Xh3%pMS<+AMDutg2Ngdn>V}$SN2u
+7f)7tr$)v?k|$A2A&|NmLIGw2`;jxwk;JeZ6k9gTrLf;r7Wi`{iGfx&L=^mk|gAq)vQDrEv^|KLm3Jg&zcCNr5S6oTqj1T<E#`P
mZ%b|RhTEFn6E6YEf?jjd8<6I{vx$65~#4G6s&|O>L}T#Os#Ars;xtyPBG3Xu@0jwY^2ky(j`8r9IlKj8Yn@id@05+ohqoJ;3ZQc
02kw}lqqy1i!Nd)i7VbM1+1zpi7b(*{HE!u%dQEiDK7^a3a*JQJ|RgcO|E5||D^b?!6_E4(5#&t3nt_%v?z5k_bzv=ger=tKP{ZE
xvT@4bg4Y8Wgr!y#w|B22QQ$kAS~yq4<~G=Z=%Ysps8jpD6GIQeJcu{VJRi3?4q@;LL`o)-z&$e#G+I#Z76G`?WNNvdL{#u8lVg&
KdjIkOPmcU!KuL{=Bs_FoUQjP=dH>s;Uy+5<F1UVswrZv(jze`bFjy#oSoV$`leE)8mxaEmn}i1p(fBP;T-3uHLcdDn4@T=d@JE2
3ap$k{jOu6_^p<%PAkbCf+@Z#VXYS}Tp?qu)uj?C&@TR`1FjDkpsRhTohj$8)~y050xpHCS*cno6)`NWv9O4sD=2-SuPq8I3M^Hs
1g>bI*sgY;Lk|3-IU!Rie5PV6D=cR$51k^QUaOO-POEb$p)D~W&@6K!7oi27`YIVG`ye|hD<^ca=_KDRE3IUxXB<f?xv0G(*sXc2
ajE((ucu=w`ln1Kz^c!yi=^hT<}GTit*1MvGA_$4GbV$nRV>4yX(_{|d@Sawf)xX>Rh^M7NgvrT?kq+v%PokYbELYZJR*0diK*~1
ai%$>-5I_h!LO4nV<^WaN+y%6f2<Lz&ZxJe;wMh6cB~XCn4}4(vnTtX0i|Ov5ut7`5GVMhQ>6~5l&u@AE27gTg(+34H!9^Q^)2xx
yDU(yjxSg$mZ~bNBdKp79Vt;RDJd?Zw;IqX1tB=5!79F_QYEIWgDv-@7b%ylZY*CTo~);+xtBqnbE)X9f2~lhWvVP5kfb9f`Y{it
yQ%Lh7%4_6l`YJyX(U@KA}cTxpDVO1WDrcPtfuuG8?5@P0vsEmKd65xBP?jAS}aPg8<qYg&M1GWxu~Y3pC?AGJgQ2Z#2NQ3o-78e
#3SzyJ0?6N=O#-h2&r-|8>O2qe=fr+x1pLUps1y#_$(5sdaBnZ8YQMB_?D$A?;*}E+p5&ADkv~1OpsG3SRMAS0<OX(%qyLsEg|)&
h$d~Jv9YkK!KR=vLL=6raH$I}(<qoEq@Hgh@vvkW04jMP{3>KAc%X0@yCF5L0vysJvz~jTf}|rX%$V`5O{`C%l%^c5Mv=H7sj06k
5U+d^(<>h&m88urHm(FGVV}RK+Z%l^_bsd>XeAh_W-jR>@hV)Xl&lP;y%c1o04bR-Jgw5KUoN>NbSSef@TgoYi!HaSuPB@*398DM
cq7~>dY&Pyb)H@-6fNE(A|E9%=B=15jjb~s8LJbo!KkDiz^SAuAR|K`DlO|S#wf-pR;i>Xyr4g*+^O{_^Cjpl8m}KNi!IWuiy(oh
KCRcNhO8GMQ<Yw<WSs7#b}k{UcqJgHJ1xL08>%WR{3k%KcB^qIt|`nd5vj>6L8V+S3#Wc8b1NzxAtR<H;~{h-rm9FS_aNRYIw!xW
@h!2fI3CI=P%Jepz^{@qQ<SDA>!?2=mM1tSn=SvUNis03pd|>bN~gytFfUxKPpx90m977*a3N$Z@2k}zfF&+1IH;wn3Z?uf&8X9=
ekMjNJtrZo*daG7hb>ty0Ub7&*{SZWq%07q*PLse_bhj*FDJ>U9jhputt&1qJT7x3g(@qiP^Vcez^=3^aH{$%YbhNso+KnM_bS<^
Gb!(>0;g=NN3d<GgQsYznkoLMh^Qc+-zXBHUL|!LV5;S=AS>f43#ExD>?HUp`JU=2As{E2Yb4IA6|i6>h^g-kl&iv^fhAHUsi$f!
(W>z$p&p_iJFzw;GqB;Ln62-sshBS<bR-9@d8ENCl_yy;F()!CN3a*BPNIXT?<!5Maw^R$#V97Duc&^bM=t&@CLr=9ktj@~!==Zi
$}RGvA|9};)+t-AlP&M6hN#UfX``bgUZj95Z!kwF&L7MlIjoGVIjFs^mM^m;oF?!ty{CjK3#l<Kt0-o$P#wCSA1m&n{Hq44#GU7*
5TiIG7cH+H!!3udn=X2*SSqq9IxIe?h9I>VTrZa}dMQAs<DrBnLn-K~3#%t4tStsB|E35cMxarg>ZL|3uc3CY&ZrwGZlqwKw<`>!
wIDB#(j4C)w<{^AKP|x}p(v;#KeCo9wyi0o;i<~0P%bB|3#^hU9<Avpl`KoBkRukN6|HrY7ObMIIjvEuY9#9~A}t6nOD$}k`>ZM(
Dk(lDoGId-{hd9jX)RYN+O01w<E=g#;w7XbNvvWelP*gp)SU(`&Z%*+Kdd9Lxuw~yRWJ@Cmndr|-mO6`DVvZmW-KbKsV+3Ei>BbC
StyK|AOxkT|EJWb>mqcbksb!HN2|ZAsvKmja<IcJSRP23?krH9EGvMnq@zkPi=~1gT`aS#AgSJ~wy0{R87<tZAt<*RZLbkAg&w~w
oGdx0*QW%iYO7?d^{A&R^QUqdPN*EN(4t=~UoIjl@Uf{L+$gE4yspu!ijMm#v!TB%3N6f~IjvHunUx1DEv#Rw2B|}+Rjscrc&o`Q
G_dZW4kczM!X)4<P^{FZkE#70yDHr$Cn;F4j;_HSn=L0Pz!_4hxT?Rcz%Q1dBP<jdIjICJj;GzAPa#VzIVGW~l_+E|h9b(PPpAB;
*Q|}J$14b*VX2!cWU%=vJ*g(C2dB2IH6E#?3bDbM@hI39ha$BvSEi<>dL-7B-LB6lR;-jNaG<iR?5V4%3#{?0f1zJ4IVpG{Q>S1r
Nve^miKihcLnZ!_P$UPb!>g<+mLz+x2&mDZv!!e;PZdcg(Jf3T1}{*gy)XhPGOE5RA}lQ^=O}w1YN3Ut?XBsYTrB6S7!i4;lOlpF
mL>$NAfo#snH;vRpes=>gD3|nR4L3U2df&c*R9#EV=HQ>Mkj@@2eO!|>#F>zVkyxpYphQk@+$}%@T>wW_oivCAS5)dS}$xbuckq%
ORV%JN+oluK&&qwahA0!!mNZWK&<4UtElxPIwJS0VyybBLnK!%&?{&uRUAkw<*ouPk*G8*0W4fB4x|~bhbV}kC9DmoV5$c&*%*tf
a4Hh4^CR4=qAhWx!zZh(nIP6Bny@FK1*r5U9~^zE_^Q+&^CyL<$EcF3EiQB>gfHSHzp8vJyDaXm<t`qr)F&>i-W=yF)+;%o0kE?t
^{6!`V=2TWR4q@ZHK<{yQ!6|s@T6I-7%j&vW~ryE!6}|BSF5Kft1q6f)~C-a)vrx1HZB#U4ydxKysV?BJtT0J5U#tg0xjdAfgua1
G_NrlHL9c}!lWN6)vHM>9jisDbSyWlS{$1qv#MpSqbdKV04YMKC?2)1A}@}vs;)pR`W~PnS0>pa(J&dMahr541gohjydM@AL9i{T
r>#;Uf23F~BdB64fGq!}Pp+jT4lO65vJ-`>dn-^b9wNc4qcDyv`4+Gs7^oSr)vfZVZyX~m;UaV$&@U*VX)cVe*s#5;Gb<6SARN6d
ZX|pukSk*(7^ncDy00`UgB??vnI>i{r>WL0wkne<za&zucCU%0prm{%I;^6n$EdC?DyWI8$|;Jc<F53giXT%ft*eJDkuWKwFDo@H
+Lc5l{3$Liu&8(=ZY)xzJg(9lyO}Mh?<^=StR7e@ccyWmD=n|Eovf!MkeE0qJt`I_k1jSFSuL2VVVI^SRHfD>b*LL8jj0E!z9d_y
+@m8PU#cIid?vgiMJkagR<UxYrX}^MCaE>404onFyQML#u&z<5NGi^%iK^e8wIc8?t)~2;ajA!^<)xXXh$;)7nJN~nIV@qRk}hwi
VyZB!Iw~t7O)Q!ym#dnjA0`Yeo2C$~g|1+%^C?~~&Z@X2CL^+}9Hv&7I<L{Cx2<Cz(5r^46s=pM1go$kwJ!oGEi7ZG_%YnDC##wn
&7{jKk*rawk`KtJN-UJAM4}lh<1Rm~Un|cnW31ArZz?RT2B+Pq=#d8^;hk_QnHP?yFDMtJeJsPTPpG1%H?Jg|6s)c)9WJjZI4$_B
VJy9@WUYZP6fG4lb0%}2kEU%U#3FdAr7KdYu%<z;F09%pBdS%XTrr)kUZr2GDJv--5u7&^04<uSt|U}1wV}48`WD=-q^&TZ+bdoq
xvmead?+rceJT1W)S1;NJShzy1tHp|*efuqZl8N4_O8V&127^h$)Rwhv8WLy%_~zQiKJ+!)FyQ*%&+bq*qtn<?kc*fbFDurS*qeF
(x+3WilY{=)2m3YhOBI$geXv~Yo-M&k0<1<FQg7IA1v{kL#B+R%&H@;NGr-HO)T`O2q0LdKBsOljH_8KI4rF!*(S9l6{(4=0hmH4
U?Z$8-6z`>a;|2kBrM^g!zG@fjiuO>H6%HzLN0<V>nJpzQmKU`3M7s%=A2ZmQ>_)OGNt*i{3ueP<{052f2820eI_O(^{i7M+@(z@
u%h-R0Id!t5TiD(9;hp=>>e>F9kBAJ#-@oW)~2W~S+E<AS1Appa4@AMz?~m3HkoEGZz|d+AFeGUv@9R0U#=sls3u6LLm|(uZ7P4N
do04JY%HHJG^pSinkOWwFeKJ0Yb((#=N<kiCZSp^^d#adlPRMw)2-{OH!B6FQ?3vi-y`Cu6Da{IyryU`do0o>DWWha_a#}cz@{)P
$RgdE@~(NL0xTILZY+bWYMfTB(57;tfh+nU|1PzzO)U1Twi-tnUak|TJSa(;Wvx)EDhnp8zN~kfs2!uMMWp2@f}epS@1jjAgDEQ_
axQ4BuqIh42Op%DRGBWVMWU#v3@yE=ek`4<I;83<{hH0C`YE=cK`TTmC@Mp+xu6%PVI8KXKP8+as4N<;N-eG?Y%l*QL9p?sYbKN`
51rqx0;Ml35-6IZwyb-d=&bCYb1;Xd<f|$v1g*y<sIlfFmLqr|6(|&~O{4v-O(%7vDl8K%Bdn<^P^fb$FRbpMTq`%HWG#L%Jg(_3
ttw0>)Ge<rHLc<*7ovrxc&fT7%q<TsvZnwd+NwPx`YeC2xF)SDkge>cl_id?=PW|2^e<p7!Y8ndASnl=C8rB6$E|Lz(Is6Y5+Tbi
m9F#{M=Fr4j4O(&GA?kXs-v%?zo^NnE~@h-=BD_ltDsq?e=jboz^LS%uBIp<pre{76|TpqBB^^JFsfXwjix;?2c`EW!L0VHpCRO=
gRZu)K%S2-u&6UGA1?8xCalsacBa;;`Wmb(mnhJs$*6QN52U4{!Ku=#ZKwyTPcHH+zbc3zY^(wrV;&<a5~YBwDy}gg6EX219;tXB
&Z}CeEGl9vPbn579;R5VWU2F|QKyG0?=UAQI<DR+;4SB;>@dkAbFSqj9xwJJ^e1Q}+$>nFd?nAUQ>YlE>nWG1hpcC^5w8O*LMP{_
*P8|?3#I3aX`IimI4O;!7$!WSdo4<@A*5X@m#}-3@v9IgJgZ<SAt#U|S1-AztgGLw`>W-xuBt<wO|BCtMJ>djy(iNmK(4K>GpWd{
x2J_IT(HoiAt|vb9i-YL`JONu>=|UGt|;QEaV8+G+9M#WC@i}zORWO0q$sf^uB@XbSS-~lttXwT{36Akh@n%hFe#~~c&Be3*Cqb2
N~p7;Su7ANkF0p9KrLt`Y9T14+#E2e2dri*Zmr;>)}3Fn@T!Kci!Tu?c&#@rnkX76+btd}u`Sf7Ew09_`YCoMXsw|w<f5ml04)-!
MybWFA+6x838X-;#xV7(JfUMP*r-&O$u7<?5f)plw2!y0xUUeUHX^7jYpNimo-9}@!yyMK#i$%EAgw|qOf9UaG$y+&h@5{YY9m`C
La}Nm@S>Baiy1i`eytTLDyilvSugyhODt9;7pns${Hj^0Z7ifH@~d>N;Hy+9aVM#*rYkz8k0%+hk}OLq_@HsGX{g+yNGS{~6eL3|
@~6rc$eqS13@eMG$F8uXBN28h3!(@p9Ijlg>!K4dTO&I!EUWS@ixyBI2QQK-&8W?-^ee%tWS<l;#j1>>ZYbj`=%E24C$AtZp)Iy3
d8sZe&Z#yeVI!9*NUa(q8zmzxcBD=#lNx6s!>$%2uq9Zi(5P)GC9M@MPpn5MtSr%}`Yd)Qv?#eIx}Zp;C9Ghj6RpuKEg}4=>!yb-
%$$s<JFji1r>g;*39U<>G%1~-;-w!d8K*R+53T7a_pW}Z7$T`8s-k1BO)77!8L12+GA(VdS(Lt@=&P}&lPJis)~s_dG%FpX7O)7h
m8b_R>!=qa$fkcH2Q8f^;in>@Hlv^<o2^PM888c;3#>CIKPX0>L93RinS}tZRi<qz&Z@ksULY4M9<8mb2_l0qYajM2qba2=k0}x^
1SKvmmMnfF4;%%oNi6-E6(sPkov4ziz$GpyJ)kfwjwXJhB_n7l6sMb{8mv699IIC<KB|7A!=}qEn60)fBPYS3+^7|%ysI&vnwbEq
_a_Y<4XCm$(WNpaE-YWH04z}}51i<!G8*VB2`8!{ysx?scPGOs@U4HGOd7qYR3>>Yl^}>OKBirud@MaGJt`xwxhuk<39vh;uB~-2
C8?#J*(?IBO|4(7E28ThF{y$rzNy(9GO?{6hb$K;(ICsPU7#{8#v8|`b(V!I9xEB9wxk>^imPL+nk;!J52URucPp2#M>3l#%OKv6
PpD+Ctt}p_#w-^s0j(;lZmiEF0Ih*7^C7}5t}V(cq@OOV_NQqpOCX4)PA~4Q_^l2tK&U09#3CvxeVl|Ov8%tPRINQH$Sg3dji<dL
5UgJ&C#F-d3@|}1JuKFtN}(GT9<G)vF)6L6v?OJxpefs}5+dj!rX~_5(kF*7Nvq?mV=L$^7?ZOo3Men71uJYRS}c_)>neDsL?%6&
si%)DbTC#bUaRLZ2P~{5ORu3UE3G!8bD+4bU#?NE8!R-Y{UgDxFDRrdZz5_T6Dr}S1tjyU#ikFbLadOeZ658fT`ZQU6fCbTP%WS&
mMt}$qAjSWlr4ED#;OdT%&o^Pi=ud`=K$%f|Ew#W&nXP76Deq+52jZv6Ra$$WU33J@GDa&nWvO4YbFLRhAZcvO)c##LN2DOelUQn
E}zUQQ7CII<SOYcE-lI|sH~i>HmM*hD6IIeAt(YWajeZHe5_fhf~?l6BdV~e6fIgP0WoMIyek|p!z~~sQX?E7lQE(w4jPamz^Xee
d8*<ez%ae9Ya>=E{4LWdPB0EC+9T;DiY7W8w=A!y3Z-kTQ73eyL#kV=Ij2G$C#e!ChOA&5eyuSq$tvwF-=&f-5GqkF{hT?iG%%d7
NF$*wbEA8z&YQ?79ip!$Zl7T&Ln?=z94Qu_V6coRtFJdK87sS_Tc`rDK`uNWnj~i!Qy8Wp&?-eKcc31uQ6_n&<gIfenX3LO!!Us+
HY@_F7OXU?>KGueH!IaAFr(<KlBVw=(JC0JLale9n5@C2>7mc3W(p9cQlPq@c%@}7tt{i6K&^<cS1TAPSSxIpI4&|Qge-k5QK?n1
Qmjg=79b`lCMeP>IV~`$VIrz5q$LKeZy@@q!ziMt0VzkMzbIxd8ZB5Wtt@aVUMx|kdZghjA}8!C1FF!iCn~@hIV<lek*WTrD<uS~
JgbnO0Hn+*<ETg|Kc#&rR~p?TC#i<0ZYgjn^Pqm18LSy4ev+K5xtG5xWUG86EiC^jk*I)|B`AoYz^R@kou(_Q*Ck0F(;FxtjWUxd
K%gI^<tRe1q^htj;3yQMDz1g5J}nBa3MC&bxTN5yuC6gKI4-CaLL}fFy`)Yq>m&Rs!XcukX{CiB;VQ}^fEo}g_M8qU@F^jv_9<qs
X0Nj>oh;z5MV<Jk$t<*}N2@R;GpgsEexfQX8LdpCizM$QIG#47DxbwD3K6%AMK2>JM=xC@iX;rKGbl|dj;ES1`=t>dCo$Bm*)K~h
wJQRv040Pej;oC*o)Xoi)2p^AZmt5b!=pE?)UE0!+M!~tB&N!(AgL)WNvWZ#q^xDDg{-xiuc%`z+$~QsS){lvK_uoTcqI`csU8=q
=%%2cOP!go1En6VrK~9{yf0NPEhYP_b}K<8Bd9&3qOawuf~eRqt*SgL#HyGof}d!hUMr|9uc7KJe=PZ|hONJ)Jg|1H2Pej>&?VBZ
3a2ouF(r*9`l&Uo0;d(J+9+iz=dI(Ydlsp!d9XgI&@G@SKqHu?FD2!vN-pgsO0A9{f~^&=2qlm#!7Ht$?;#kf*DKAXSS(&BG^?DU
N3AxVUn-=nRVl8ZTPs+eax4q5-5f@wVyd5@>#TFGh9`%jFQ(rp3#gi`ilSYhKrH1iCZh2sYn$^g0;vHl)1<km$u1xz%dnL#o29^}
>L_X}mnZY805L=(&#K0)>K!|&Go&voy)5)Fuaem<LlY7%z9_mWt1HQ^U@n=Z@EVaUcP{lVJ}@z_@T<`&9xRI=nVtNr1uj-6hozON
uBif~dlk2;i7K|F1}tze3$1x5R4vM%W~|;TO05hR_bgd2xghVU04n&B9H;Lo9V8wsuPSCPGMr-|T_EfrI2vKEz$~<_AgThXY^&!g
%qnCpT&@kQNh8iMcp4=x@~JJYVxvW_Z!r2U38)#aiX>bu7pg)eR50eK)}!c|lPm}`bf6)qyB`xJw5V4okS8LWS0az4F`RZL7_NaR
&!|qPBCU*?3n)3TKQ4PKaxChs-z8D603rk!pCN&-cq>e*jIrXSO)E7k_^7HaB&}jB78!FV`=vN6ZK$#;_Mj-NQKu*?m#uy&6ewV#
(5s*;ku3t2nXuC@Z>Z^~6)D)JN2#Q&Z><2V4KI)!#Hx-WnkiqR!lYKKQKV3*#T-SedaJXlNv<gz)}at69Vf`EB`cU6O&|^_NT`9H
KCA;Glc&+BXe&7|2&nz5+otBNc`T-^IIVQ5vM2B-d@Ok=$*Cc$WfV0qG$5-hsvzwmLYzA=wJ^%8@}=IDo-e;Gg`s?&2QQ;92q!J5
k0(YdB&=8@;igqABdj#AqpH#*h%8U7WUT(7YAg(;7%Ocj^dzIIgCv5d6D-1{ZmxT$YbCQJ-!D_CX)K!}z^+NIbuB$E+bG*DEhXr#
k0=Ew2rE#iLn;xd7o|n4Su0g4qbY~1<g7FxwI2>J*DDwuH!1n2|Dxk6BP*4yQ!A;hD6j{oFsn1Hr!7;fBdqcqnI(@b&n#;xiY5o3
&#V_JilU09wk?FKDJZL*w5?Pubs#^ju&B?iwJZQEfhrlMq^Q@cqAja1`Xp$qT&Ei-l&C5uVkLnew<xKjv?Sf98ZOrnzb_FifGXjv
J}rEu%9#YP$|mZqxuvBl_pN3m7_fRP>Z$}T>?<50At2c-iknQKk|#K<KrK|LJfsAxnG_eR#w`z~4KGTpC8u1ix~^)bS)rG!J*Fz9
=PuHf=_C*;;ixSoq^UiwwW_(Os3G#B1TgKV39J|`fTr7|)vYqCb}aFv6DwyfVxGdRizM5l0<Xratt2?694&6IGpGHbGpS`O^RS7i
S|Nh1RWQjYiYh`Ow4f*=GbAA@ku7>Jsjf9F2BX<1vaNZhhpnzCA*=_m*Ce$n)EA1Y^s5^yqN}wi7^!%xbfcmpvL%BpUYyV@1+Ma<
)GA!3xuy0hbuqH26e05=Y^&TRh9!ilgR-)#1Enb#Xe|z|EhKFzOC_$aT&4;viKSj7TCOA_5->d}1ugKf>?%MitgyYQysl><@h*j}
=cR+D=b;d<Pbz6A`YSOGOeLSGV=SB?MJXIEc%vY!ft?+sC929C-mKfIrK=jPP^I;u`y&-8<E(YA2`q9e7@S`#MX4DmARJwyJt=yt
FD#obwJZd%)1F{2r>LSS-LTUpPbeIxgCyLit|~_?FD9ocw=B@8XRaG5A1qv|ysWjIN~FIlhoGP@PaR$?eyI{KS0Fg5xh)YUd#G=t
4=7<A)vq=Y2B{;b7p#XcTdg##ZLf2j#2Toi5vmU(SF8StlO=tiX(S;oE2pX`buJ(vwI3ERORVmcrl%a7TPRi>a3CPA3alThM=q2r
2A`p>S|OaQ6R=7WrLQ8cnJMKicOsfCMJNKU7cIt|?x+DKeyATP&8}Un1u8bE*Pvgkn<k>I1~4%wzN9uQ!KL;nBqaW<prbJ{MX6P%
x2UwPg{-43@hs#l6{ig>Yb_iu)2e_ccPhOiQmJ<>DJZ=x!7fc4Q!7%bNie0MyeRCb>?M;ew5`XY?W`LplPF{%U7&X>g{<YQ&#Z4M
{;9$$Xs*JZawm-_Nh^A)=bP9ih^R8E6ev`xEilk6C#AF_ge|cf%AupMUMzo|QKSj1Ix3YcJgu3oI3)R~WGjdi>aC<COsW7OgsZ`&
D;<t0kSGJD04xQpXsk>u&@YlQpemv$(xkp3!I?lO(IpY84lNp`z9#Oc2`sHB5-ag6T(eLso~iJv#I4J#6|5a8swfeoRj0?T4km#Z
1|~tQ_NXEtWGk7jRVQsLz$nTnQy}iFNhS&_GpZ@9G@%PCTctBDh^spm1|JHeY_HX^2`kVp<t+@T{wXP=L@Y0@f+oWxye=@U5v4yY
WT`qWx3DRueX(M$l%)bG`6zm;bu71^c^`bHIjUzdL@1b{Ris?4t*2WrIV`uL0V?Aqu&7fVc(DPi&ZGgSQ!Fnic&tV(g%dg`fvo+Q
SuEBo$t%33C!=+(NGLrhJSUtUxh}XYG^5U`04W2lE~vVse5W@sSC^2Z!;-%#RS_(rWThl6Ev@~S)~5O@RwJaH_AN50EU7Upi!5TM
$gv_Vgsk!^M=BYl$ElVnswkK)TBQXsQ>d@1#3j0^ZLRUD4=~p&6Q}L0g((jr`6W%EpDazJIjWi|T&-6j_9Z7L+$PE=-KeoFSSnj1
2`6!+b}3da@+?Uz(JFT>OstqJ-mXZa8z|E#JumGj|0yl7av@MCPAQM8RHgMJ7%V#+3@wBvjwKc<V=QVYK`flFtRXzDys4TX*Q{qS
IIxy1UogTUe5lH&G_7DLwl4Fk;V#yzL8O?f9jONu=^|n+i6=EI2CU618Y^=y<F2eKvacX1+O6NE4lP3@#HqTer!Yq+1}HHs5UfS6
^{CJ&=qO#N^QgC|SEv)M&MZhTvVcOZ;H)5|Q>-l}4y}W!v7;O+Sgd+0rK)hKLL%@ilP+njBP4OG=N$7a87xvPPbiiy52$6LbSb_r
4l(5}_?)n?voLTdl_<F_K`1@2hbaiIeJwDeB(O)PdnSn}upD!#Ag?JffTV;chNbhMN*&oJwk#AbjjRKn(H=gq_Ndt(AgS=AYp;|r
g)hgb0j`ZH2(BosFD<yO+OLVE5GSab!y)D<5h~uQe=aL5m>plRA|SY}$SVh|NTt0hS)~4;9I832o+`;O?kupV`Yzlfm?k|ez7kTb
%Pc{r0-<KA$|Png4=fL><0?KY78gvdye8}_xuM-5p{SuLV6F6_D=CpE;H*+31uKrG>zstEsv_1fXR)m?J}on>v!C5A38D2UPAj6L
TPM~ox+JqKK_=m<N2Q1+lcD_~ZJ4C56RtQWvMie>uPwH%S12(p2`Le+tS>?=1F7_+l&OlV?yDUst}7O-8!9-heU~h(dNA9nq^CWo
w32+Je=C2a(;h0V;V{RkIiZE9uPpJZj~&}4GO=td^(jpy2_~8*)S>k#PNrQfWiD~7SFT;I2c=poyC_vGb1!2cXefLu87Y^l9UoSy
!6VhMJg=Rr%_gues4Z3}g`+quuCH7yIh^gP#UpSpU?twFnXHs6NUqzT{w9d1zAe_Mm@w;_Vx>|o60EPP(I;=4?X3%!u&mOXeyw>R
f}Yo@OR<Bev8g_p2CgJ1gdUn49-v;WkuFEAn<RK7+OJ@)StO<z8mgPAw-y2{urHgaub_^s+pQ)i&83nnFr+oA%%<q8a4c6ZvYdve
StPowSECiIIvuwvza_w^*(GbOgdhAV94uU?ej_`pp)6%CJfZ?D6)^Uxn5ru(As_ps04-V{p(;?PW302Rk*H9t3Mgo;)U1agTPVLG
pss@`L8;p>?xoVIBdGN$Wu`POxhNN=Dl2~|X)1&+z$UmCAD!=}@g~fsMkeH}TPfqM#V@|6>8!n{45s=TE2?WK>8M^VNv;<sG@BPK
aVkbFawc7+K`t9GTcp>lpeg>O_A13Dha8tG+^~ZvE-XAFSt<OfE-Ni9T&b=o)+d4|R-RZS=c#Y3YAe^KR~T~-!>pI2vl@V=+^N5;
5G=$isHhI7JfKS`;j7xI)Tj$A-XBRRY_23EuqY9!(<KL`CM-OuYOUcdOe-?0^Q{6cW~3#mU@jY|w=1ouv841U>M(>TE35@C8m#uC
6s;U4cqrSOX)QP>`J-Skza~|x8!B8YN2L9s#TP;*UnG|nD;+JS2OS_TL#Lf6H>XD`z@bPeMkqq62`iHu4y(y0E+pqCi>Ab=&Z{(>
#wc(eZ6#N%uB_)N_MA$pldM54NGPhOE-(ce5v*k+=_wQ{)u%Wvs4H!#EG(!a<F99_Zm8-kV5n9raIDQ8*DJs-ODu~fyQ(;#<so}2
`l_O;6(F{jv#nMZxuKpW&nT82imYiEa4gZS`>2+qm#2uQi>Z&USt)}gm#g_E!>Dhm&8T`Sy(S5+dL}R^nk=8IY9;Y4Ga!>Ft1Of$
W1yZYnVNJbhAi2v$t(OJq@l2@A}r4=>m?``VXhx6b*Txi110|?U7$Uzbtb+hE2P>et1O}_wJdQi=&UcIiLT759;mo2Hz=DaiII+~
>LJS>Sgi&wk1Hc7W2?@mysEUIt1f%6qpJ!o@F|lqzOS+>8Yy}qgDB3Q8X+Aq+N!jk6fdE$k|v#_sjgG21*a)0_o#my52_<A0<8fk
(X6SaM6CO!w4+TdnWsRgm!UuzYOEqGLaLlBFfRzFP^@OJ=OpT$N36;%UabMBKPXtN1ujYyLnFkY+9hDG(<t&SIiTpQiK;yqi5O@o
lc~6<Xeu9~LM$FIeyOb{{U|&q+NtEI?xgV_bETTBpdLmdF{DB(`6x9UJ}E1z^eqM`_$+y+6{gs!HmQv(awt3`+8xs*LoWZTUaHro
wxldA)ukw`mzkKZJgMX$A0}8TE-B=z@1%XLD6EL5=B?;0&80V~(jM6>iLCvN1)|HZ`=T(gKdt&BDV@PCfhmS2NUHZO*ri%5G@taM
<D$#3I4W2#StMAmfhj(xIHk9#=A*i;Dw&t87%OHhUz%kvZYoVC$}Iq`WTl(0<R~|-gPsqrL?(|a9VOSOi>HdGi!0Qni5W*K%O*Xj
1+O=x7_82%5v}j4$Ddm%iYv9Hy)Un#->gF->8;G7fuEeQnyn0|k|v&{b}Y23%&J>1pq6Q=TqE<RurYY4@27+-up-`^^DosTb}SvK
(J5lDil<l~IH^Ldu&Sn?XD1yXZKFJ*^e3<|{iq)y;;(BgrZ12l2`KER#w@_3b1-YHQ>C;lv#^w)QzKs*kEYQoyBCZG8LKra>nkiU
?H&^<W2<s7AuqKe!>Cy%vMlE;7Z!A)Ml7c%-KCqPeyU%lJt*iYXD$Au)Tp8@-zIA*dMfxLI;JA1+O7<*gR2`G4l2$g<SNx5BB#nE
F{xoM6s#bu?=BcEZ6Ok@vM<;$cPV+Kk*pCYAh6-5ccLmOT&)MNL?F2+d#Dd2qZqWE#HI-*y&$uq=b-8&n4w;&r>uxC9H5D)2&kek
@Tc`C!6Txs6Rh&CjiVc?h8bU?E2v|z*_^{6(Ws!U0h@^^btIgl04;7R@Fy0mrYH_5zaTC$RVeW+IV%sSBP>{<nXOErQL8m7SFqJ6
CN6a-rZB)RZz;m8(5(I~ASzNQGL@YySfd~!&ac>@+$0twZY7Z{rz~eEM<O4s@+@L2kE16jkgRGQa;gU^9j!bse=Mi3At@6qD5jC8
39oG=VkAPWfvK~q9H{21gC*^!_na&&JSCT)dakS?)h=ACUa&eSz$=fWeKGkYJDVdbqpH#`(Ww%whA6He9icBOXRMvA*eG)({i^FB
#+e%#$tme1g{%o7FfCWCeX@<K-Y9h}pQ7@fKBJMaNTBg2eyqqP>8&0n&#0`VXD-H~kF1j@gA|0N&Ja^96{>KelBw(wEu)yOc&f1~
k*EhA03eF2CaveL|F0n?Z?N91aHq&5i7<Mk=pliulCRky)fE;n1}E<=8ZTb0w=AkD?keG_*BM@@%d4XkjVv!O6{ZC+2O`p~?=6^^
%^ymvj3q&yIWI;fW-cqEb}54_Rx9=>*(w$=C8!`RYOI~9W2l;}(WJ4b7A0pcKP56R+AJBJuBjR@2OUAKg{>{Db|}THPB2F$z8;LN
%`7Uc#VvrGp&5CrfGusV1ui2Unk<_p?;?*b46605vmYEC$SI$tTP!Sr=`9W=dnstGl`NSqO|12&d9G!uQmOW(d7+;j9VX_AucQpG
&nq;U9WCQ93a7{^kFBP!xT$n753pt~WtyZRGcD*Fv#Clcye{h=q%AV7wJV(`F{fQDHK$)D->63?LnSz<CM4o12ANh7rKt`ovafxj
K_CmKMIcw1oUV{3W~v}9*{I{Hf~xnSzAOc+)vDJi(I;S<u_!pNCnaqrRVkJ#C9EnZ-jgdW^$_u)L?dLYaw#t^M<?;1U8patai~SE
l&QxbN2^w=rYe;zf}U}!OeK1w_bQmJyDhRQd?~CRGNn1Gk1L`q@~BfPp{P5lWF;S@g{(p#3Z_LL8Y*F=<gHU6mmYv3-7AbB0Vo3{
+beP?<|msdfgU(3i!RkF6|U4PE~qmtPocdiNUO1@O)Y+(cQ6E+ohpy6?isKw*_;R^uPj%X*Cwf?bgO<Wr6ypUC9k!hIx3Z&QLvA#
7b%1-6{iX-WU3FTfvL)^wW((+7$({%4JiGf@SDpJMJZXBQYQweFfI0)Os>o#=qGe3)2+I$8zrnJx~!QbQm&&Z;;l5M)vREq!l!01
&@fr2<)M=<xGn6e2c)PeIj!j_BO~V~ohNUpwxi;u3#-7Nm?ZM3UnvJ2$t;<x_N)yZ11<BVX{MQ{3Z}IcX|6;lRV81beX#qi1S_ek
44OU@v#b}WtF22cpQ+U<s3x+kkfdg%sI5q_-YQz9ewte>2_%oAej@T9g{1o}wV{=%Dxpah4lpjL^)5i9n5x>Spf5h1iX?<8yCGUE
QzBEUkta~5b}v+(_#Y21Oej7fO&S`k8mjjx@+a0AR4u-%U8>cm;;p-|UoG*k3@r62Z7B;a$Sk`rwkj#2y{15*ovS9YEhnp|5v|)9
swVF!5~2*QPA>i~KP+{ulOZ!KcAZBlVJ)SkcBnHb{;1uov?hKpg(_w+9<1vqyQCs8@2)1S3#k(+s46|8VlM=%k|O>VGb#oxswlN7
EiKxtTcxL<$EZ=M|0YHzeXJfJ7AglREiig4tgSJyj~vD;Js*RvzMOt5+AJs~`6>kzH=&~?Tq_i&m#Kayd!nQzWUhlO1E6^%7A1fm
^{Im@o2`5&LayT|lqArqvaS5AksLxW7OF(9b0|bDi6ek6!XRNLaV_GiwJc1b#3P}lkR{|OlO$Q9g(F8MTcuPa6rA;}2r4s~C8j{8
JuEt@3n?|Mo~c+TB`~}t`={A1CN2T6F(8VTb*X+Ruq95WuBfsoC9l(`JFR)D`>eOHJ|okm)+7+9bgXeH^(mMui!8#U^qOB9K`mOR
P%jECB&FCUN-Sfj(4f$+wJ8QL2qsLfQ6NOF5G)QPu%VWm{Vy(+VJOliX{4kuXe|+^Ik1T^o+@Z6$0d}h!X(=zZmioF^{4+Q*D#r-
$gF0mWUJUGovDr~3n|L0)hwT>;Vz||L7vMm&ZU&8$*@5w5vGu-t}0Qc&nqIV-J>?IPOaoD`>8^z^DP}K5v!i9GaxIfH3}Cg>8Go&
sx90kFR5rMeyMA$SS`*aWt}H1S1GxnJgjpf;HqJ)N~emXu`J#z#HeH`_o#U-e<(vNmMpra-kTXI`>k3dfFg=3<eo{a2r!Z@S}-vz
xF%1n$scg4PAdMd*{3)zN}OY;JSS8sxGUqSnWPl3Xe#WcNuPBqKCLL7(w_|_)syZUd?`#SQ!Ftgsw#7-$17y6iztk&JFP;JaVg!f
K`6&CzpiQ@*QUTQJ0$@eUn<(Bo+Mr^J&<KC9W7&|xTfT!t1Rp+KPa3mx1q8rEiKHeLZfb_LM%ZnB`c+-l$cJTDJTUhKrGlWf3Ewg
e<-IZZZ1%$|EYDM)tNsmBBhG0=quHxI;1QtSExoRF)Jjbzo^ZsouqIpSFtNEqbv0@QXp*_NFuMO(wYGqo+y?iMycu~V<y8as-fr~
y`-HiBdh+Miz&Mu{4L!pS+7W`NF+rimn#vbUZRVrh^6JQm?XZL*R3_JI-&@ys;slEEG<VVvmjO|S*(;IMJ6d86{C`^*Q5a)Vj*!G
G9$ezC8-85yPqv8ovFvH8?L=3j3jrcvMk~)(IQAFd#Eccxu}h+J*+Y?IjwCci?N5HDyCMhm!S9~+oeRUa3wn~#H}G9P%C+{k*N?Y
@h!!lp{^DzrmG~a@h^UyA}zcll^tLxSuXFc$gd0`->6|N!Krks<EiMUBCUQYRi|g8!7Z1l;H>Q_;;1jC{iQxEo+zp&hpJque5lT$
K`+OaX{nYTU@GdZp)IN`PNgucx**N0KqdmHQzbPVekrh}2&j!D?=JzQ;3Fy_&n_~p4kG}po}-m4ZmdizY^Qpuj;*e**Pf{^i<WYx
C!~iG2rcfZ>Z|u3TcP%=!YpJi45;s=5h|9Q4JDW>J*tAJW-yE*7NV{tS}`&t5vNV9(;{CeQ>pzR7O6NOFt6Dx(5RCgDVZ4|k{s9{
04c;K6e?n>pe!?_f~?D|b*TiclCA|JKCXi*Rxiq@4X{I{)houS5v5b9(5sauZzfX!(xrGO`kRp|Agre-pse~N11Ll%`IVY5e<Yl(
5GWxlBP?6152bq&YODz)TB=H}QK>Sj(yy<pA0=`sCox&8_^tP>W2RN9=_#M1t}0<I5S+2CaR9R|qnuMF7b%h~!L2wjL9aotP$~ee
<S4%<#HmKB#j55ix*fTxEuIaljxbuNXDk?{G8J5^TrPvH4Xkgi&Z{0R+N+|c_bk<>dMd`9FoeLX2qj-EF`>yLRV?c&2CChi94$E}
@Tz2@QzsE43$JjbIj9Y(HK^DpcC05SpDk-3jIQ`Exi0G{U8IYtIH~q2@2;7rC@S?Om9L7YM4>RNBrWwQvZ#$H{-c&CW~_xQ3#t7j
uqmG?T`agMt07t|b+0fitgODOx)~}imM!I_$|cmK=BNrT)G4?r*{6E11f`iNp|Dz|@-E3KF)pwyoh!Mk(JWXj&>)*Fr6Lm{6Q)_L
j;a%>x}y-OqOC!x^rj3VwkX=BeIkXVMW=u%L9s_Hw=Wniq^&KXiy?0&c&X|x{UukM{GpX893sJ~_@w=*dMF^P-mtbUxvig_kS=^A
Ff3TC7$=u2iKH;A)~b9h-KhR3$fr^sd7(up|1DOZiY+rF8Z(b2cB>34$SLZo#;3`n?<#UD`KfU%il}xd9-%=cj4vOkYARo(Tr1Kh
m!zPr1*jLS{V77Clq?}5oGpVZF)A~m*Q}B&a;QVGa3-fEDXk4AbS)LADxq2?C>|i8W-E28g(=dh5+)Qcg0IJ_cB-W<R2e9!<*K<X
H6`e%9j6{GaIK^-lOfM4pQ~gj6fbZr04{W?$*7|!#hrQ>pD22-04brNb}Rj(`KUprQY@CNBBlT-2_%-Svm(JIL#ksckOvT`9j8K#
DkxzJZmonUDWh;LlbtxMb*@#ZH!zDS#ToUEtEZf!Nhk`giX2)f;Ue^`2&_^q{v>y+2QD40a-_*EpD_!n+$qg1a;{b%hNw20UMATs
daMzwFQ{9s_$)J_%&8lt#VG@>wJX=J`KRk9G%t!M2`~~R6D+_hU@5IE8?BSAnkk|%!>ie-kt<E7tS^D9)S|knji@THTc@$0QXeEJ
T`apCGp{cola2!}KqGf5Y^;kfGAIeE!K?u&9+{P_1hBHG2`IfHUN5>Vaj3i}imbLSoUZh!JFn!MRIAFHXC?tD`>69Mkg%1kdL~$@
xhUc)PAlXp>KvshZ>g)O%Bqm7x1l7gfhH8D^CsgeyDHI@6)i%he<dm{g{_XJWiA6MXe14)Xe#utuq{8W%`F`sEG(Na^{1yC3#cWY
s43eU?<$g}&#E3MfG>(LH!Ni+H!3Br!lt(?g{?s$T_vP1GO!{pLz>AYC7*&Uk)$Chqc7>HeyVRR-6E8zU#t%yFQ=xgb+An=SetOH
mac`ZEg{3I@-IXvW2NpQ)+3%RzAnEeA*)j?>aeq>$*nu7#HN(94yrLOHmI(zP$WI9=ph3tmooP$PNH0xcq|^SJ}6W$BCT<y>kVKq
uc<IDrmoekHYLfY<feu#7Oo{K7A(&j=dhBfe5C3t1Sl#m;I0oLu9ikC%O!HI@*-v_sI7mg@hk?bU#f&LnyeR~4kW-T`zZFJh$R87
K`D(Z6D(1or<%_v87oYsCo2*hPOaG_n<!hWBNscSXRCgpYpe#HA16*6Ri#=lBQ0(tzoA`_A*a?YD<rn8cdJ{W2QW4)f2`b;!z11-
D=v>F3aN0OG%!)8DzW>dX{|Xj?k$I|mY>(B6Bf;_?j&NS-lWMc7%0UmRIsF|TdqT`^rb(mLMt{V=_L@X6`>`jB`O@K^Rce0r!3hg
ilosfIW7G#gQc#l`Jk|*{-8*v$F1EdnyFbJ)~W*`^`C~U=dT8+Y@{6|_!HTqCaRe$p)Ad=3LrBjLM&0O@~U^JK&W`6tFCsQKOzXH
I4nIZC>?FA>MENeII06Aj;TH(c^h1+iKkZ`o+V4HuC1gk7cWXM*csWJI4u>b>7nYXsVEnxwJR&2)GS{m44!r?xTJQfY^%*ID61$P
STFRen<z{!RjIbHB`+AQ=By!{pQhI*D66+A*Qiphm#IxKL7cp*IWd2xORDuQY%GK#f1>0lt0j(_mnQzK9+>ngAQmX6Fra`iS0Xa7
L#}O`TQ5#8d#z|H+!{wI_#~LDX&rMdey)A0{~1l3z^h^>kSK>G8zEgP45-2{KrEA|oGX(py(`A9$O>(g>?c4d%&h4uwx*RRS*T~O
%q7LIIINj1#4n7m?<t|K|Et(2wWV(^+a&#}d?l(QXQ;9$k1NubhAjuDAgeDQgC;hlm!94%ld7qqCa6;=bsv=~aVv%@i>;F`hpJ_y
$1goCgCuV+C9>BkNuaqaXe{w1fhJxgGcBbp4zS%D5iGqbVyQkUpP>XP60owWMJq|HMJo@g;wEUYg{~EzMJ*sLW~_H8H>D6KvYd>p
S1Oq<FrZW(9V?w9rYz_r44<c|3#MbOUMjGs#1{uHpD6n(+#%zrXeW6k7%w&^<fsR!)F;CvHmhN!7Oj6Ug`8!jhOf!2NUJL-YAP@+
X0E9z>!=1MHmnq?#HVPKP@SWw^(8c@t}U1yfh~Zj^(mUCDT#Be>M1;!?kd)!^rU|(Lm@dQt|$^OiKiy4%Px5$8?4za0jNqV7^qSv
J)q4d!7BeLFRa0qwXUM8dZ;b2u_tGtt*fRd`7Qb_o+dLWAuTtlrl$=n4=dV`cOT!Z<tQjAbSa;ssV#@AV6P^qIVi8GLo>0kCZoU^
6DYK))++=cGA&dnG#0)vP#_noA|N@a$t)Bn4z5F~Z7g*s>!U89JuHbFK%)YzYbi0N!7mmnTrEVPTBih}HKNHVqAO>o*{WzR(6FAE
qp2q)PbFh1<Sl%o@~o{V+^FH4ov5a$KQO+ivmk4te4O&El$Q*xmna9HDyq|&@+?HHt}bn)a3(piHK@|4ahXReg(p)XYbgRMhNo;K
&7{02-LA|h4lJ9m$S9emzn-uo(jeQc93=`I%cgs+7O9pmsH*`me<bIm4=e&N>m+obzA3V(0UE@mg`#4x(=D_r%dgU}Y972K-<tm@
*ClePf+58)39z26T&_l_>88~#Cn=>VY^)w76ex`;5iIDbjwgJsP^^lnA+I(p2_`A7Z>$Ebj3eqN5gs`wD59UJ`>X~oxhbG2)f}*>
<gM!|`=x5Ew=9}1R3Xo>t0;)3WvQo{9V(it6D!mtHJ#j|K&o3Tcp(}eJSZKf{2)>;p{xO{$|OoHW+l+9G$YrmTOF>Qv!FVx^(-PP
FD}QeM5jHWY$ZA<(kP0k4XL52Ev=v~D=ca%T`jaF5s6VKIV{^RYNE;|zOHetpr$G;ku18H^)Jb&T%TT?a;o(x$ftCm?vpeUMy0i{
L!$L0HmqkZQ7ru?1uJ%~6qThV-z`p@N39pDrKnLUvn6z^tt^r&f+$HOVj*cJ{jRkx(;C1mVyH!@;jeipZ74e`oh=8XlBBpFTOt81
u&w<nE*kEf%_I6O$15J1L@7inOe*N5Hm=GhZmuq=B%C{#Uo77(93=^<NHCkCeyfls>m?8&0HXCJ9IGC#gdk?AMj#F-h^sUxhaiTm
eJfkAkFbfK2CcrTZ>JKaYb-OXDiy#l2rKxmIW0CXRx1Y&2P`tFNU1TU7B51j^P&4KIxg0sRwF4V11D^&_NWo5)+A#s>Lf#?2c(>;
_^w{BPbUGRN-Q=lEGh~uc_bvPoGwD26so7K?5^vt(khQAucp<d<uN0zeWc@~P%Aj9Yc66aTqlvSW~nKqpr$6TYOLWG11C!@(j>GY
psA%Ls4Wtrb%Ix@CnPhgFC+*KMXY=*ovlJIF0AD+%d5m8^QYu379MaXu`UHEK&&3Cp(od@X)C`jcQMT?U#$)<TdZO&?ky6k_9Z!}
EhrGJ>nts)aV$uxS1)ZSZ7AKUdau%{$g6^(G^pAmIjhC1lN+5Jrz>MG)2(47o~<=3$fot5s3R;Zo2iN{)1mF8)T3^xx2y51F{Y#|
-m%dk^&I0YG${wD!=w$Q4I{>_FsM<ju%%N3JFG3J>m*jIuqpVj=`I2+5hr1c4~(~{H!Kt#qMk_}$t`=CiJgzB^P}D`N~4&bH7#=>
5~H3TaxC5@Y^$v)psXLKI;b737O9w|(x&YsK`e-+x+}-11uU#2XQ@LgQY?cgohU@0aHhU2vZ+%mo*~I8=O;5Tou3J+>n<N4fTtI%
O{ZS0V=gAFqNk-S{~~rJ605JLmLcpcnyn5kK`76t38XkGEv-x_Gpz0&rY5<sh^|hho+_##`xRFvXsEBQkE=7E39yAOL9lM77Nlz?
H7{5!MyF#cV=5q_oR=OehOIm!Z7d?Koh$0B9jg5&qAi-NN-N_k`z@BL=%x%Vx+?=O8?XT#g(-TdW**C^X`;%kYAgn>*QukR{uw<X
G$b)Cm$70k&aIp)nXA;Sts>^EB_a2uODpK4jwzQeGO+e2jHc}zK`C&kR3-W?L#)gvYOsDT37{XJ%PlXf2`%>|%c5DSuPlJ7l_Z!c
A*L)SFeLP;STF`G<Efpi871?q=c)UorKH*>a}k)QV<>f~oGT+BZ7FW13L^<GA1V5+?5qfsVIerIbtKxLy{<qjPcL&TqN3t3q%HQW
lpvj_!>YTc*sQZJkDyqr$fts?K(O<p0h}l)FRWZHrzj077pf1ee5TSb{48=TRHlxsV=tzx{;u_&=dej0JfyfQ*C@3q@+uiEX)Ld+
s4j-A`W~^Vdzck0<tlq8gsO0`?xdtGIjspW%pwdd;2)1G;iH<Xf2)eEI3}{I$uKr1BBj->+^&-+6{8iZhA%KBe5q@&;U|S9;;I?2
;H3v9H?P8_#iYn6(I_;ojHTA179cz=0Vnn#$0|6mo2ZPZDkmu{-zZ_OWvk(({3Btl0IXZ3Un%UBBBjqPcb;A+Y^}T}PA)aB_Mwlj
RG|?pMJ4quXeoUspsd&=`>TK!KBOe1;GImM)UC`et1U(#Ngz9?@1sm5IH~al2(ULKHLhbSTAcqVWg>Md0H~;-x1o+EeV}I`^ehuD
3NM_eBCUiW5UG$X!7R-y`6U#ljxE9|ldMiEW-iRD$SlvG->Imx)+}%>PN$_NfU6R%daS!I->Mp}8>#UlX|5wI&oEb~Eu~T@VX-`;
)vV4bnxx7e3aenFU#SNPiLa6*YAwgE<*A%53nyQoDJ(**7c1Q@h^Y6WfT?gT_$m>m1FZ}!rmm)~lq{Sne5)iXzbbUCP^(`p@~y3^
-YR7zsIDmw$|@8kDJc^hfv*W5_^vgmS0G8TkEW@h0w>=bfuSWX&YZQZ{40hk;;CG#va6XW`l+K8v?M|%f1n&C<{$5?v9FY<G_W+Q
(j|~4l`GAxlO<dp0j7tib1AH$>#CfRxTljN0;yK4WT+k+oFoS@b1B~~M5*~MsjR50Qz)+_-=qj7fGy^uWh*JDqN#5x6Rd6`SFm-d
2CpWn3om@8yRZHxttBNa6R01V_Aibv=&X&W*(_@>A+b0gDlILtF{p+mnIkZ*!Xz>&|EGYS)}|ma<SyB=^`~&8mL}D&*eir9i5+dJ
MxrgL+N^-A=`Sk_sjXcxOeb!pD5-fY7pPPuQ7&Jm4kfKDp{mI&Nv!9ZF07WMdMkP`(4|8y1fyV~)GM?sS0{?8#V`RadMc1D1h9~+
Ag95qWUS>SEh`VNDX?`V)u4YS%`BjwelN`_iZO1jz^Z$tKp-}$?4;_e)h+NPfvlLQrKGQ`RVWCeye)|-uN;!4>m%VP@+&c^;Vk(u
>n(pR`Yfubdny>B6r~O(btx>Pzpe(X2%U{0lb}y5peZ>h4=>Q8;w!?a1}<$VfvW_tGbo#@h?-xmMI;EU|0TF36C@ff%_&$A87ZKr
^Q@n&aHzDU^PM=bhp59OYbUHPIIMiC?JP2{@TVoEBq%bePoP$vJ}}6s>z%WvsiYj72`6JJTc`slLMorClq%9COe}<_MJ^t&fu@3@
2Q5UMuc)#n%qnj!7bzns7_1B>lcrZA38!PI=&DdEAf%S4@2nFrku0Jg*)GtfJR&8lz$u+6{VCHdwyQy{3$U21rL9PqXeUUfjw*4c
YbmWPgQ*xTU8aht6Rf<XJgy!stt^(Vh%BNnWhi+pNGUh4gd`iNVWRGs7OvVSZ6)HN!IR}0&afOTm?!F|iJYb(qm@*hB`lOD@2QC+
E-OVUcOdDh-X%sVsI68Y?4)m>^{5CI+bL8mD6n#`FfI2ebtt5=IiiInxF%k%-=pv(CJQew@T$0}TrrlaKqV8b0x2h~DJ;6Ar6&L_
o2VixVXug(0ic&C8mVe7W26D7E~yx%`;=`hjjum1UMP7k#3`yIRIuD2$F2piP@>M50Ii-aU!*vsy|Q(!Z3&DUvN46IYc4hy(l1Od
R3?%k*eVbx=d92ocP#-XlddKsN+s>6kFJU-DJPkWXeDPT-KD&y$|ZI#C!*q>)hmN7+^_MX>?3KgU#OHV0x%>k_$RZg=O3{qfT{YP
ZXX>mA0yBn(<PLr<g5*>$fybw-L2cKoGy5#YnY;_qN2Jf>mo%gkf0kaPa(FjqA7NWRjY`nJfwLobfoz#Br1(6ov0ot7b<C=!>&i9
zA3{j!lL^uo0>8t46TYNH!boYbS-ivRGXYEZ>pOvwy6WDFQ)D&1R$;`0x3tN;4Gk}-lcD;e5_olRVSdWcB!2xH!u7t#Uku3J)mEz
)GH4y3#KBde<XsXajP+?$t)x!fU4>tq^Sa=BP5|M^C`0_JSPt!Bc_R|9;nJAVX0@WP%D}#{wZ>(+9kiOULh7J%%mQrGA-S#93G{h
IVq&5=cr<@$0~TCYmO%@KPe|H$s7Z!Gpki8;IRKOHY~ZM_McB1yQoto{;W`;CnFgl*Qy>a^{SyP0ICM9@g%e^sw6q7{GiS*cpnq7
_oyZ;EG@?)fg=Z~ZlZxHIvhJH0*yPaq?lnLQ6*-iLmr1J{;F}PFt9lyXDlkJ+pKacgCK7ty)99roF!weB9^?Mz9?9&^&%%M86iw8
3Z}-aHzPMKj4O_;IVfZ-;-#OS=%^5>B_=wlX0Z1qsVAf>c_^|f6s%Gt_@IWL2qhY+mM7S%<*CIgCag{;kcDZZ#ix>~si-v<HL7_p
6r?;AL#zR<m8Qt1-Jj4d86+;S!6SA6KB++{R;HvY)++rj%BfzVF{KhL2dN<`sHh&WD649q;;crgXe6|xcA_4rBP(Jb<gQ{aTqz|j
-YDfJAtxIuL9OtfKCBn0W2+Ld6Q$Lv*C=%=9Iu|K8LVj}4<g4aR4J>iv?m#@PApz6nkQx>2da%Sz$`Sa4i$ziFs{iZBdsSaKcuQB
7^r?O@S?${I3|RkIILnXIwAF^->9>&m8LK$GN#y^3nBKXn3RhqW3Z7cy{QGPe;LOlryf}>$Rx}vnIt<Xb{rTf)vC}fO_~`mjue6{
8>~?(im|99dnJ^nMk&*$Y^*_~il|{GV5r_J`l1UgG9VPI!k|_hi>S$^GAjn6p&>dd8=;h+<tV2ulcspC3$U#y(4@s5aH%6G7B4ET
hA6ldj-(2v)h$LNORdT*!=k?|Yb66OAuN+GlC7Ym&anL}tgLP*lO@q7*C7zBkgqeTdLoJ+{i#|g5-G5(uA-tUZYs~KdnsY8cqk*U
1g&AM+#mrbB`5bMnJD<GEEvZwRi=|8e=M;loU9QpeJ<86dM-h%q9~9oEG9ax8Y)^Tc`cHu(y1;hBc-*X=OnKl^CfPt*eV^Yl_7Pk
!y>0C9Icrgx2S_A;3hk-DJxJaSD?2g(UA$1n5+&FYALoYjHnbU+a%>7&91zrfi0IUF)I6|5vmg^k*KdKUoih5E22=YQ!v6VKmlm1
^C?0ul_XB5yD3JRew<LFx1ydXZx)22NFe$w2rfk;q#{Nx7%L^J*(GzSkfW(3Q7J^Fgs3zaNv^AqMJU}UsH!8L^)0rlsili4)}+uV
_NMx%fSxa?^rm<&Z6y&dBCHo6+a%yHL#zHK`>3HMk}44`Of07*&?TC$JdX}6ZzsN`&997)F%0J<H?8q0Ag;D2nXZYYD~<su8zOzF
`5m0G>7Y;@fg}#DcBqyrRH}chn=0(9O{8@$Rjpy0uC2we&Z%suohT5m-zc^yrYfti04V34x+{s6Pb%6dl_Yp1F{B}*$SS+1f-83{
@U26t#vmdm$gFm#s;yKe->LMlPpV+88?DqO0VvU}L9y+wL?m4-jUo4`C8|TMh_8OB-=%Dz7p}st$`e2<@hg%kgsWYuVJx1kJ*?9i
_o*71JRyjt?w#l)J0H;=c^X40xglFEimf@Vv#7u*0HG16ZKZ{t60FXll&p2GEUVup`7oa&_bltIS1ySg1FHM52P>f|f3SU+H?Ht3
&Ze#@w5;tWMJ5g-tfbMXfhrNEO`Y$d$D{tLTCBCHu&y#KG^vOs(ish{#v(8z>L^YnJFM!fcOE<@v#44wE-ia5kthwS)+M_pB&2p9
Osa~eNhu$$B_?K=>MUF*!!9VR9xN2CG$k#rCK~`O{~@8Td?dOiiyaT9jVCg&t)X2egq$oaL@j@+(5RuPvMnmB$)G2#pe6h&O0C+c
R-{EN*DG(OQ>&RAwyk_9)u;_Co38Ds940%Zg&Iw)3bK?VUMmbKV5V)TWGsFqkRTx{w=60st*9~|Jgbc;MX#Bp`Y|n|fTbF#gQ>VD
z^11zaHayO6Q-&xw=D6fbg03iP9;JnpRCp_M=a+r?xT$))0tJGIwrEHK&aZP?I+hLBq+|T8zMm>K`k68CMqW^IxdQ<u&f^_SS2_v
Dy)62QmwwHMIm%9n4|?Nyd~wMpRWR}?X8@#NhaPd_^q6*bfyojbt-`&C8ltssUlyc<R&?+Hzs5*yRF<FRV~1$s2-XiOC|HGaW93d
Y9%G6=c%Hs+9gG)9IVi)V5R@5gsQBtWGVD1WFC4hU#JYJ&#sCgOr--TuO}BLpe;`!iL3vnh^#5AU@&x?L9lor)GD$l%c>D7iy;@P
S1M~M{wThwLo7C|8z_XP+Nx+RI3>rabTG~?E|AqMJ22~{_N4cxG^)~_C$6on6RDUkpPS7b04QQDg{1{8DVSp?k1UNcY9?PP@2TA^
I-x8f(yf!KU8)W!3@hX$N2GJ7BCHOsPph}CNE#d<q@V~PkesunJE%4&C?n1#VkIReDX7n>mZn>+f-2=AwWq$SOeGK{u&aX{>ns->
-!2iSnX1Ms*{UraNUe1&m#bN*BCgt&v#l;H-j&oUi=A958Wtcf8z6=(*{c?-O055)c`T)=M4^<aj;sJH38mtzq%0e%hN+~RMJ@d*
*_((eS*c<w#jqnJF|fp=?J2-17^*(0$feROSD~mdeH>|~D5;OAYO8G^t|v96nW_dXk}bNk@to@^#;7BzFQJ($pQwp1w5W-QMHk&E
c$=rNIiv}!rW`9NNhn990idid%%gUx5+|H3Zzv0=6ev0)ehxV)Pp+x3im5A_9UuNDh^mbwjwyO6YABQ>*Dctqb)d?qm8Ci?U@Af|
5iVG;4Xf%R3aoOdyrGY#*RHpwE3yKsjV7g~Bdw~SPM9pKDXW5{Q!Ia@HKV~R(k;)ei7o6ZYNxC$(=Jgfy{oq<ajDU;ogECU<|N}T
^`OBh<C=ymIV6-R{Fkhlqb3liGcBU5YON?P2d`Ty0~-CV(kX7H7N|Wa=B;fbK`VqXNvA?AL##q6*CpI67Amr=k}7c{8Lq4+VwgNF
$Sd_IE2u*+EUoq_6fdYHZm1(FhA!MLAgY`!yrJf#s47${Mxd0bjx8Fe7nOUX!Yr^O^(7!5HXP|CA+7Bsex#%%LaxcJwknh?!Xgi+
U8dcvA1)oHz$m?><gJ91wW~oax~w28W3I$5R4%ckMl2L9N-e1?5-)kIf2i#&*sOV_A*W-oimMVO7%&Jf)GJ;k=%P`q;;Q+kQmj2A
Nu!M^DKOJ0-YelG>#h4Rdasu-5->)WCN3~67cl3oc`Le~!KVc%0xMA^8Kb-|$SiH7+mTl-2Cp70>#i5An=2SA4J*c{!>XH~*D#{4
Ev)_^Au4<%7ps4xW}g<OWEvW!?;HrHo}Eje5TocT@}Fib7$m!(V5SP0Vk!?StE<o=G$)atYBC?F=PLHCx2m`<HL8WD?5`gwK`HC7
G9)fA9jRd-DkjM)Pq0ra{GDs2X{*7nVx};qH>;m6do6Y)pROq?5TmlEFQ%8NUM&%+kSaSW@v&_z7Oq_;J+Qr}3@SCOhpDzJI;`*~
1|$ywmZp0vucbvMtSjFi8Z5P_(=X&HdoPHc2QA;Lav|V_hp3aR;G82JD60gfBco?6G^)}lye*d~il?`t52i@5N+u96h@z#bXAJu!
?I@P094Y}Sp(w4Y)2=wLF)g35x0^dHW~NRkDKOft3o9-u@+fAh>mS;gjW7SFJuxk?&MROhX(iYukg7B*Eh+*k94R&w36jSpOCR;A
a4mDJ45k||JuSAZ4v`10?yJD8yBdzH2_)~Re5+U~SSbz+N~JX>|E`Itp(kFUf-XUt!Ks6zFR7%UpQO1Oa;RIW=%IG4#3y<!J1GY&
H=iu7<ed&Hd7!$dET-h3Q4MP?LnsC+)GGlgt}N-LAgHXQys2ra;4C30RxcW-BBLLxb|`r&o~ObrA|6*D-l?=I_$gv8B(BYxZYZKA
a30Jf2dShWV=jL$pQga9HKu7S*{Bq#*`aX_e<v5O&W^+>+oHCu9xm6caI2*+(WwR|;G9vIJui1GIw|L!YO5VE{V89q#4WF<uPsTf
7N~iuTBNrqiYfdlTP7AHwy(jcLalYJ>@A}yx-5t$O{|tBA}t53zOBfiho+|^0jBV;rL428wJ;$iktxhAdZMc?DJ?N8Ss*AX$S8iJ
+9#zh0HqQj!!NBUp`%5u@~KN0KNhvAnWzvbGALiHHmdQXb|{b);3~i+T`b$F6D`!Lc^LI9tSiqTK9;L4jVPuq5T=f;4lD30H7ISR
GBEQi|0pk|R3{rIWUH&9J0?dd5FTzQuCA4+=&25<3!u0pD6QM1^q^;`;HQ_Y6Cq$GBdu&Gjw4nqA*`gS^sDS8N+1>~z^TD3WUxP|
4Kehp?yc=8a43i^MIoi00;pXrMxc`}Hma>AXCT(2(WWFSWhg)<oGDGHUN1DO1gwrJwW<xP!Kf~(tg9WR1FhMhww)X?1}vE<ZYl;Z
T`FCtd@CNWY_Km7za^;~kt#r{?yb+O1}+7uz7nG)0<0-4_AH7e@GCPbU#iO~GpdRbnWrR~rJ%zuI3$a#n4k5g3oL#t6)GLC|0pc0
8mo#haj2jv39rg2PN;V%=c@@QDktMD$t~BUMzN?P9-SYrQ>;=gwWoL~{xIdP5G`&jF0E*+s;+@1-m22Diy?$7yDthX9;Uu2oGg>1
@2;37nJuKFiYY0f7b6fNLaa<A*eztH$0?$vu&kjeAuSs$>!;nX$)Ol1)~Hjd3NApZ3aWP*SFUBLkE746XDE`cq^}LEyf7oHY^PVJ
8>Zo@CL!1>fg#f^k}J3_6(~0^&L(p$I48`kwyQdx86Qrq>8V?-q%GI37bLZnl&Xjl7N+VasH82fDuQXHGp$Chtt;8A2Q5Y*RiJ$-
nHwLb?=ASFAFB_d(kLRVLoV5@Q>p1J94OMR#IAv?7a`>!@+yHUa<F`=T%<RovaZN1i75UnC#i%PMlB66bTRi3J*t-|!zSgfa-|U?
^CeO*mnpz2^{IK9ORk40HmkR=6(kj{(yd^f^Rdw?LaDANr=GebJtWts^Qs3eoGdXccCKG9tElfOY$XdXRiP^`87OWoa;e#@BAKf$
!L2kcuB|Vpn5}86bD{+#a1ZC9B&?CGn;g<DQn1XaPOBuQX|U6%29x2gP^RUt)|jO%5v6aPV4*o3ZzQU$lB(S%Dymzl*(0T-SuMPu
0IkC<voS!Zl%zhWX`i2|<1HF19jw5k{;+SEZ>IySSE;e66`wMywj_Nld#UrSt+1M=#3%tSWH4^0EUOQxm80w_f-ESJJ|;t|2r%oY
{3s5lC8roKEiH~QN*qWohAVii_pFSqkR_s>ODU_Mi6woblrE62POEw?L#@y+->86?;V<~71)~bAZ7ggqHx?SOVXONn#GO>AsW74|
T`SNm^(q-5l_zT?f2QvxC@TW2CMta_7$NehcqSF8+NoPA!6)^l^{X$f?Wwydqa`@2rXz!^^{XYW$u0*eqbz(az^oai8>#awJ1jw=
t0(~{tSm046S2}Nv@1NWNvoTwAEw-)k)%E=sVFk2lBEkNhA4=x_^mu6-y)QuYb+ox1t`y}mMI3Wr54I3vncs5b}XkLL!eL{a42D{
d=ZPQSR=}=IVAF&z$iW}AgqC(cC2(1)grkl>Z_V55vjVTPn`&-*Dx6^Y$)<8A2HId2P3;9&>fa4oTU*ZizJOB`X?@>dL<JhOs&@}
aw;@1Gcb>;@+0ysI;1PCawZs|gC*poE13MOH!b}kVJ!Bma<Fi%gfB3p5HQ58$tX!JS*eJsR2*)n<E#@eA0xaZaVuM@4X9|TlZ@{u
^qxqiilgqUBd+hLLzEz{K&-DT#hi<)NvbfSrlw@7sVJ^5&nlp;7AtQoGOIAG7^r$E(=Jh~)vX4n&8xO4=A)jY8mwWgX(=Tv7o^J#
DXCni2OyBJM5aBf6R(CWPcF=+K`c6~rZ0Ugaw&}^aV44yvYpQ?JS^g@gD-e6!K+d&Ly$ryV5tHnSgn#OVXDm>@+zXJBclhb=B-|t
!>75SF{Lgf_AS{h@F<ok11E_h^`R%QK`5;#7^VQN<{;&)N+`J^3#;ub#4J-N5G=i=jV{Hdy&piV@}oT~)}#O|IW6F$F{bvcsx7Rj
T`KdSwyzkM1+KoV53Q}Jb1bf^X)FjVgef*0(w%^<cdCCRnXGvrI3#bV5iGYSL?qp)P$^9(9<FDl6si)eO(poLnyY-QZY40NUoUSQ
6)$h4%%G+$M6Qh_VJqGl|Ea+)IIKA;cqVWuAtNv+|0Nl!%oZmtd9P+9lO+1A$sz!&%cIn&O)4HR%cMA_Osj9HAuQ>v#4vxAY$iM>
!6;a*W2oY!JgB%SGA|k@QzyeK(5f{l5G;V8MJ%kZ5U#kdGbisSb}8?ouqpd546vK4OfWj8KdmUM7^HD2DyBoLuA$JVc`SpgK`9d-
(J4+YDI`g(jV&T6%P1=^T_|%X)vSc74y|D>Z>20Tz9D!id9Y%maw3S9`YDnppe75iT%xTkucQX5ZL60j8LWpZil_%HV5*laQK^Ng
JgqV)04A3zP%rS2XR!FIKpr2d9H>;PIk2~@O)s=4q$~!kE3YrBpR5`sbR=*tN*>uKxG82Tcql=vMJtu4wWzZ!2r0~|NGVvPrmqeq
_9`)~xh3o_daDJja~kBRz9O`yl9$*jekX*U{wx)t0H-)CQYcLwg{#P^GbO(*F(<Dt_Z+e%YA7J5cP%%h^erQ>VVpIVo+%Kb+9Wfs
X(Qb%pDFmL3@~vfTQ7E%-6<m?xG>nMwjJKA+a;DNgsM-dl_p>=tt&gIZm=e<SFJ~@L8_vzh$dSdouPH8<tU@Ax+v5p;u=q_fh&3?
_oq0pTdPYcho~whjH^Vc)~q_KTPX1;f~w4=yeg5QJ0la7oh)mvpfCBWMXqufN2ri2%o(LFfu!E1njvbgdmh0fk)Wa^J*osDohj@p
4xfXcvK~w*eyq(d_@kn!GNl8g87fDvm8kctZl?Pp%PqPbtf2#`nkH+mt)NCLdoOz{Hk?_eQmq*(4x}2cb}gtSv8#e1LM@ssfi0G(
yRD`y128MC%_1-?Ng@m^gE8ABw3EjvswB9ofgdn1O)QzF`lL0c;Uw}XMK2yGvMYtHRx6e$@+AE!b}gu=-LDcZ1RvlmTO&86Z5lW)
0wYN*cqs0m4k@XucOwNZSEBzYPzV$)oG}O>xhQQc6eX3M7A)(gmMBdxge>Q!ybgPx^QT@c04hu@-=W1E_$4KuJ|inCDKYMw`X6^D
fF%nZdM!S#7OW$r3@jw4uOw0}WvQR8=N*@>i>=Wn;3%)H`6~Y`wy!8H(yn-`>MoC;Zz|a-A){z0|0S&!|E;C2DXCVkaVI$<-X&h4
F{E)V6D^ggC#sz*A*w1RFDC0QkEF@4iJyV0OD+MMv#k%Q>M5G3)u|^ahNzAsY$}~6ZZBmUq$#2U5}}MNIi^4=u%=<H$|O>#ST9N{
eyu_!=c;v{e=6mvY_GvAwW=X45FGd(*(VV&y`<Nj94bPjKqfXV+O3bRG^n4i^_$GA<tR%mDxz8`9IPQRiziekQKCeuEhX%xk*p~!
fGGDW521q`e<9K?3b1P|;;bDoDJ&zbGNE9n&@EXiBpw_rel4e(ovkLSDIrKK-6`R!jV%EpeJ)TgeJD0BHW&q>FChaV$gOFbAt~yx
1}lNAcBtzZZ76Rr1Sxv2v#dcQi>;@kxhotjlb%W`Kr4);da#nEhnA@=SSaqRTBxrnN1#10%P29Xo-E6&Xr&!19IcI&94y|b!KC!1
l_&zHWux*bt{jCOQZ4<h#Vo9;)Qg)Z5-u?)O{P^UE-+fF>!-0P{-^;XJuWaSO`ssD@)-)DnJkYLZLMz{BPe01-7d#1%ch7dhNteL
`yjq8)1eEfe<0tbC93u$T_OyvOQaw#o~YHS(kN@CS0_=cnk}9$_N*<Ulc((^l@w_vN2w#Qs+yG}wICj(si79B<RIKBRV?SPMy`S@
SE;fkWUUIW<1Ak(uPDZ=Be2vW8KvqhLoC0m`lUA{d908nim3IVV5=uBs;tkP@UE|{G^Pb3IIh~E1TbK*%d5?(2%@hjDXw~{l`BcD
VJt|j&MIZBgDtA2OeeFgQlI4}Y%KS!ge?*#L#!|<n=C}FNgSyyzMB=TaVjsXMy=r>zydL>S|Nk0pDPwDr6;j2rz}IRT_0<ZeJByA
N+w9JpQ&l3@hk<Z?yUBwqb*~oe=5Q(Gp>uOSRECpa~X!EGc5QpLMW%6q$8OtJuL028>T}jTC2?_nJAg6cd9WfS+1+C>nD1wnHAuu
uqo3dnkxmQXQO?dPncn^pCun1FQz%E?x-uUGpJM!%B-d*1F@Vaur1`M_8T%O10_VP>8iggn=96>f+_hbNGT98zZJzLkt7c*2q$J5
1ERPUS1NF(SgBX8-KX9u%aScBoU90~ek}Yb!mM+wFs$^b%N*^k%qVmu466?>ldKOaF|f|6iL5fNDI*&wZ!D&+MybRXrYu0LuBbw#
M=@8e?J7eqG%S9b?W)(V?5KpQ*epFM#;Kexx~n9t+9ndKD4eV;)hwqe<fE^qkRtV=5+aSDy(%oJkuV1_(j|R|#4k%PydUE!cCI3*
<*cW%VI)MH#4S3igq;#BgRC`@+9N8jGOa+Uv?w?wDW#PlrYj&O{i}&9NiC`-3@xv%HzedP;V9Rn{~Y5PBP<@R3Mf`5Ni0z<aw{I3
H!JS010Qj%B`jN^^&6}v-KV6e?ksq*>8DbxNw4-4B`~wENFOUKQmoc7YAC3vd#OFFGpUXp8mh~tV4vU->MLiQ$uLGOAg~Cd#V?zs
QW5zqHK~gsYcQ=YC@Na4KdMcv<0%BJ$*Yy9pP+K2N-Zre&Y>kO_o|(yK`Ak*x+q{I79mNkucIucg((RotEncea4MmdUMPyJNw6R=
l`IpkxTQ#;S*WlrwJ1}l;31c%qpR>Jnl41Hk0q)dV5m$iU#Zt1vaB^QTruyR?x_r`Hl|{t$|+$gWi2$J6D15V7^1hTFs@o15t<we
y(!`?4y?Evb|+k_KCDtLf+ajGb|n5ECalw~ovIftCn2G#tfKdw#iyDn1*Cc~Q7ls$^r%I!GA^E}E2zsQ<E)Y{4JxdsYNP_2#ib9f
3>B;<xUTu4000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
0000000000000000000000000000000000000000000000000000000000000000000000nj&H%pd@FSHK9DGs3_+mt097=ex}4G
d#HJw)RiBmexfEQd8T|RyC<QdhNW*L%cW$d_9zJ?nWPM%BqKK>_@n_Pz$J+y@}d_a$R86KV5l-C&Lq4i{3P5arl7J8G$nAIEF!g|
1RN-+ofiHekRe*7Eu*g@@uAhFWT;>W000
"""


# ==================================================================================================
# src/tempo/network/layers.py
# ==================================================================================================

"""A policy-value network for boards: convolutions, and of what they end with the ratings of moves and a value.

    planes -> convolution -> bend -> convolution -> bend -> ... -> features of each cell
    features -> a few numbers a cell -> bend -> ratings, one for each action            the policy, before it is shares
    features -> a few numbers a cell -> bend -> hidden -> bend -> tanh                  the value for the side to move

All layers are one thing: each of their inputs has a row of weights, what it adds to all outputs, and the rows lie in
one table. A convolution of 3x3 adds up three runs of inputs for each cell, since three neighbours in a row of the board
lie side by side; the board has a border of nothing. Several rows are added at a time, and for two cells, so that little
is read twice: faster than copying the neighbourhoods together for `np.dot`, and machine code like the rest.

Numpy and numba alone, and interpreted where there is no numba.
"""

AT_ONCE = 8  # rows that are added up in one go
AROUND = 3  # cells a side that a convolution sees
NOTHING = np.float32(0)
FIRST_ROW, INPUTS, OUTPUTS, WITH_INPUTS = 0, 1, 2, 3  # of a layer: where its weights begin; whether they are added
HEADS = 5  # layers behind the convolutions, in this order from the first of them on
POLICY_CELLS, POLICY, VALUE_CELLS, VALUE_HIDDEN, VALUE = range(HEADS)


class Network(NamedTuple):
    """What was learned, and room to count in."""

    weights: np.ndarray  # float32[all rows, most outputs of a layer]
    begins: np.ndarray  # float32[layers, most outputs] what the sums begin with
    layers: np.ndarray  # int64[layers, 4] the convolutions, then the heads
    rows: int  # of the board
    columns: int
    here: np.ndarray  # float32[cells with border * most channels] what is put in, and what every second layer gives
    there: np.ndarray  # float32[the same]
    sums: np.ndarray  # float32[most outputs] of the cell or layer that is being added up
    next_sums: np.ndarray  # float32[the same] of the cell beside it
    listed: np.ndarray  # float32[cells * numbers a cell of a head]
    ratings: np.ndarray  # float32[actions]


def new_network(weights: np.ndarray, begins: np.ndarray, layers: np.ndarray, rows: int, columns: int) -> Network:
    """Ready to be asked."""
    channels = max(int(layer[[INPUTS, OUTPUTS]].max()) for layer in layers[:-HEADS])
    a_cell = max(int(layers[len(layers) - HEADS + head, OUTPUTS]) for head in (POLICY_CELLS, VALUE_CELLS))
    room = (rows + 2) * (columns + 2) * channels
    return Network(
        weights,
        begins,
        layers,
        rows,
        columns,
        here=np.zeros(room, np.float32),
        there=np.zeros(room, np.float32),
        sums=np.zeros(weights.shape[1], np.float32),
        next_sums=np.zeros(weights.shape[1], np.float32),
        listed=np.zeros(rows * columns * a_cell, np.float32),
        ratings=np.zeros(int(layers[len(layers) - HEADS + POLICY, OUTPUTS]), np.float32),
    )


@inlined
def clear_planes(network):
    """Nothing stands anywhere; then the game writes its planes."""
    for place in range(network.here.size):
        network.here[place] = NOTHING


@inlined
def put_in(network, row, column, plane):
    """Something stands on a cell, in one of the planes."""
    planes = network.layers[0, INPUTS]
    network.here[((row + 1) * (network.columns + 2) + column + 1) * planes + plane] = np.float32(1)


@njit
def look(network):
    """The value for the side to move, -1 to 1, of what was put in; the ratings of all actions are left there."""
    first_head = network.layers.shape[0] - HEADS
    for layer in range(first_head):
        if layer & 1 == 0:
            convolve(network, layer, network.here, network.there)
        else:
            convolve(network, layer, network.there, network.here)
    if first_head & 1 == 0:
        return ask_heads(network, first_head, network.here)
    return ask_heads(network, first_head, network.there)


@njit
def convolve(network, layer, inputs, outputs):
    """One convolution, bent; where the layer says so, added to what came in."""
    channels, width = network.layers[layer, INPUTS], network.layers[layer, OUTPUTS]
    across, run = network.columns + 2, AROUND * channels
    keeps = network.layers[layer, WITH_INPUTS] != 0
    for place in range(outputs.size):
        outputs[place] = NOTHING
    cells = network.rows * network.columns
    for cell in range(0, cells, 2):  # two at a time, for which each weight is read once
        other = min(cell + 1, cells - 1)
        place = (cell // network.columns + 1) * across + cell % network.columns + 1
        next_place = (other // network.columns + 1) * across + other % network.columns + 1
        for c in range(width):
            network.sums[c] = network.next_sums[c] = network.begins[layer, c]
        for above in range(AROUND):
            corner = (above - 1) * across - 1
            add_rows_twice(
                network, layer, inputs, (place + corner) * channels, (next_place + corner) * channels, above * run, run
            )
        for c in range(width):
            given, given_next = max(network.sums[c], NOTHING), max(network.next_sums[c], NOTHING)
            if keeps:
                given += inputs[place * width + c]
                given_next += inputs[next_place * width + c]
            outputs[place * width + c] = given
            outputs[next_place * width + c] = given_next


@njit
def ask_heads(network, head, features):
    """As `look`, from the features of all cells."""
    list_cells(network, head + POLICY_CELLS, features)
    add_all(network, head + POLICY)
    for action in range(network.ratings.size):
        network.ratings[action] = network.sums[action]
    list_cells(network, head + VALUE_CELLS, features)
    add_all(network, head + VALUE_HIDDEN)
    for c in range(network.layers[head + VALUE_HIDDEN, OUTPUTS]):
        network.listed[c] = max(network.sums[c], NOTHING)
    add_all(network, head + VALUE)
    return np.float32(2.0 / (1.0 + math.exp(-2.0 * network.sums[0])) - 1.0)  # tanh, of what any machine code can do


@inlined
def list_cells(network, layer, features):
    """A few numbers a cell, bent, one cell after the other."""
    channels, width, across = network.layers[layer, INPUTS], network.layers[layer, OUTPUTS], network.columns + 2
    place = 0
    for row in range(1, network.rows + 1):
        for column in range(1, network.columns + 1):
            begin_sums(network, layer)
            add_rows(network, layer, features, (row * across + column) * channels, 0, channels)
            for c in range(width):
                network.listed[place] = max(network.sums[c], NOTHING)
                place += 1


@inlined
def add_all(network, layer):
    """A layer of all that is listed."""
    begin_sums(network, layer)
    add_rows(network, layer, network.listed, 0, 0, network.layers[layer, INPUTS])


@inlined
def begin_sums(network, layer):
    """What the sums of a layer begin with."""
    for c in range(network.layers[layer, OUTPUTS]):
        network.sums[c] = network.begins[layer, c]


@njit
def add_rows(network, layer, inputs, at, first, count):
    """Add to the sums the layer's rows from its `first` on, as often as the inputs from `at` on say."""
    sums, weights, width = network.sums, network.weights, network.layers[layer, OUTPUTS]
    row = network.layers[layer, FIRST_ROW] + first
    whole = count - count % AT_ONCE
    for k in range(0, whole, AT_ONCE):
        i, w = at + k, row + k
        a, b, c, d = inputs[i], inputs[i + 1], inputs[i + 2], inputs[i + 3]
        e, f, g, h = inputs[i + 4], inputs[i + 5], inputs[i + 6], inputs[i + 7]
        for x in range(width):
            some = sums[x] + a * weights[w, x] + b * weights[w + 1, x] + c * weights[w + 2, x] + d * weights[w + 3, x]
            some = some + e * weights[w + 4, x] + f * weights[w + 5, x] + g * weights[w + 6, x] + h * weights[w + 7, x]
            sums[x] = some
    for k in range(whole, count):
        a = inputs[at + k]
        if a != NOTHING:
            for x in range(width):
                sums[x] += a * weights[row + k, x]


@njit
def add_rows_twice(network, layer, inputs, at, next_at, first, count):
    """As `add_rows`, for two cells."""
    sums, next_sums, weights, width = network.sums, network.next_sums, network.weights, network.layers[layer, OUTPUTS]
    row = network.layers[layer, FIRST_ROW] + first
    whole = count - count % 4
    for k in range(0, whole, 4):
        i, j, w = at + k, next_at + k, row + k
        a, b, c, d = inputs[i], inputs[i + 1], inputs[i + 2], inputs[i + 3]
        e, f, g, h = inputs[j], inputs[j + 1], inputs[j + 2], inputs[j + 3]
        for x in range(width):
            p, q, r, s = weights[w, x], weights[w + 1, x], weights[w + 2, x], weights[w + 3, x]
            sums[x] += a * p + b * q + c * r + d * s
            next_sums[x] += e * p + f * q + g * r + h * s
    for k in range(whole, count):
        a, b, w = inputs[at + k], inputs[next_at + k], row + k
        for x in range(width):
            sums[x] += a * weights[w, x]
            next_sums[x] += b * weights[w, x]


# ==================================================================================================
# src/tempo/network/weights.py
# ==================================================================================================

"""The weights of a network: how large everything is, and laid out as `layers.py` wants them."""

Layer = tuple[np.ndarray, np.ndarray]  # float32[inputs, outputs], and float32[outputs] what the sums begin with


class NetworkShape(NamedTuple):
    """The size of everything."""

    rows: int  # of the board
    columns: int
    planes: int  # that the game puts in
    actions: int
    channels: tuple[int, ...] = (32, 32, 32, 32)  # of each convolution
    keeps: bool = True  # whether convolutions that give as many channels as they get are added to what they get
    policy_cells: int = 4  # numbers a cell of which the ratings are made
    value_cells: int = 4
    value_hidden: int = 32

    def layers(self) -> list[tuple[int, int, int, int]]:
        """As `Network.layers`."""
        found, first, last = [], 0, len(self.channels)
        given = (self.planes, *self.channels)
        for number, (rows, outputs) in enumerate(self.sizes()):
            inputs = given[number] if number < last else rows
            found.append((first, inputs, outputs, int(self.keeps and number < last and inputs == outputs)))
            first += rows
        return found

    def sizes(self) -> list[tuple[int, int]]:
        """Rows and outputs of each layer."""
        cells, last = self.rows * self.columns, self.channels[-1]
        before = (self.planes, *self.channels[:-1])
        convolutions = [(AROUND**2 * inputs, outputs) for inputs, outputs in zip(before, self.channels, strict=True)]
        return [
            *convolutions,
            (last, self.policy_cells),
            (cells * self.policy_cells, self.actions),
            (last, self.value_cells),
            (cells * self.value_cells, self.value_hidden),
            (self.value_hidden, 1),
        ]


def network_of(shape: NetworkShape, weights: Sequence[Layer]) -> Network:
    """Ready to be asked."""
    layers = shape.layers()
    weights = weights[: len(layers)]  # what else is learned beside, nobody asks for
    most = max(outputs for _, _, outputs, _ in layers)
    table = np.zeros((sum(rows.shape[0] for rows, _ in weights), most), np.float32)
    begins = np.zeros((len(layers), most), np.float32)
    for number, ((first, _, outputs, _), (rows, start)) in enumerate(zip(layers, weights, strict=True)):
        table[first : first + rows.shape[0], :outputs] = rows
        begins[number, :outputs] = start
    return new_network(table, begins, np.array(layers, np.int64), shape.rows, shape.columns)


# ==================================================================================================
# src/tempo/gomoku/learned/sight.py
# ==================================================================================================

"""What a network is shown of Gomoku: own stones, the other's and, where it has planes for it, last move and colour."""

BARE, FULL = 2, 4  # planes: stones alone, or the last move and who is to move as well
OWN, OTHERS, LAST, COLOUR = range(FULL)


def shape_of(size: int) -> NetworkShape:
    """For a board of this size."""
    return NetworkShape(size, size, planes=BARE, actions=size * size, value_cells=8, value_hidden=64)


def original(size: int) -> NetworkShape:
    """As the network was first described."""
    channels = (32, 64, 128)
    return NetworkShape(size, size, FULL, size * size, channels, keeps=False, value_cells=2, value_hidden=64)


@njit
def show_gomoku(board, state, last, network):
    """Put in all stones."""
    mark = state[TO_MOVE]
    for cell in range(board.size * board.size):
        row, column, stone = cell // board.size, cell % board.size, state[CELLS_AT + cell]
        if stone != 0:
            put_in(network, row, column, OWN if stone == mark else OTHERS)
        if network.layers[0, INPUTS] == FULL and mark == 1:
            put_in(network, row, column, COLOUR)
    if network.layers[0, INPUTS] == FULL and last >= 0:
        put_in(network, last // board.size, last % board.size, LAST)


def symmetries(size: int) -> np.ndarray:
    """int64[8, cells] where each cell comes from."""
    cells = np.arange(size * size).reshape(size, size)
    turned = [np.rot90(cells, quarter) for quarter in range(4)]
    return np.array([one.ravel() for square in turned for one in (square, square.T)])


# ==================================================================================================
# src/tempo/network/text.py
# ==================================================================================================

"""Weights as text: half precision, base85, so many characters a line. What is told is what `network_of` wants."""

TEXT_WIDTH = 100  # characters


def text_of(weights: Sequence[Layer], shape: NetworkShape) -> str:
    """One layer after the other, as many as the board asks for."""
    numbers = np.concatenate([part.ravel() for layer in weights[: len(shape.sizes())] for part in layer])
    packed = base64.b85encode(numbers.astype("<f2").tobytes()).decode("ascii")
    return "\n".join(packed[place : place + TEXT_WIDTH] for place in range(0, len(packed), TEXT_WIDTH))


def read_weights(text: str, shape: NetworkShape) -> list[Layer]:
    """As they were told."""
    numbers = np.frombuffer(base64.b85decode(text.replace("\n", "")), "<f2").astype(np.float32)
    found, place = [], 0
    for inputs, outputs in shape.sizes():
        rows = numbers[place : place + inputs * outputs].reshape(inputs, outputs)
        place += inputs * outputs
        found.append((rows, numbers[place : place + outputs]))
        place += outputs
    assert place == numbers.size
    return found


# ==================================================================================================
# src/tempo/search/leaves/puct.py
# ==================================================================================================

"""A network in the place of playouts: it says what a leaf is worth and how its moves are rated; PUCT goes on by that.

    mean value + c * prior * sqrt(visits of the parent) / (1 + visits of the child)

A leaf is asked about once and gets its children at once, each with its share of the ratings as prior. Until a child is
visited it counts a little less than its parent is worth to the network.
"""

NOBODY_MOVED = -1  # in place of the last move
LEAST_PRIOR = np.float32(1e-6)  # nothing would mean untried


class Sight(NamedTuple):
    """A network, and how a game shows it a position."""

    show: Callable  # (board, state, last move or NOBODY_MOVED, network) -> None; puts in what stands where
    network: Network


@njit
def ask_network(game, tree, settings, rng, depth):
    """What the position is worth to the network; its moves become nodes."""
    node = tree.path[depth]
    told = see(game, tree.state, np.int64(tree.choice[node].action))
    return take_in(game, tree, settings, node, told, game.sight.network.ratings)


@inlined
def take_in(game, tree, settings, node, told, ratings):
    """As `ask_network`, when it has told what `tree.state` is worth to the side to move, -1 to 1."""
    worth = np.float32(0.5) + np.float32(0.5) * told
    if tree.choice[node].first == NO_CHILDREN and lay_out_children(game, tree, settings, node):
        first = tree.choice[node].first
        share_out(tree, ratings, first, tree.choice[node].count)
        for child in range(first, first + tree.choice[node].count):
            tree.choice[child].rate = worth - settings.first_play
            tree.choice[child].doubt = tree.priors[child]
    return 1.0 - worth


@inlined
def see(game, state, last):
    """Ask the network."""
    show(game, state, last)
    return look(game.sight.network)


@inlined
def show(game, state, last):
    """Show the network a position."""
    clear_planes(game.sight.network)
    game.sight.show(game.board, state, last, game.sight.network)


@inlined
def share_out(tree, ratings, first, count):
    """The ratings of the moves become priors, which sum to one."""
    best = ratings[tree.choice[first].action]
    for child in range(first + 1, first + count):
        best = max(best, ratings[tree.choice[child].action])
    total = np.float32(0)
    for child in range(first, first + count):
        tree.priors[child] = np.float32(math.exp(ratings[tree.choice[child].action] - best))
        total += tree.priors[child]
    for child in range(first, first + count):
        tree.priors[child] = max(LEAST_PRIOR, tree.priors[child] / total)


@njit
def never(tree, settings, node):
    """Children come with the value."""
    return False


@njit
def puct_curiosity(tree, visits):
    """The root of the visits."""
    return np.float32(math.sqrt(visits))


@njit
def puct_doubt(tree, node, visits):
    """The prior's share."""
    return tree.priors[node] / (1 + visits)


@njit
def no_bias(tree, settings, node, visits):
    """The prior stands in the doubt."""
    return np.float32(0)


BY_NETWORK = Evaluator(ask_network, never, puct_curiosity, puct_doubt, no_bias)
AS_SHARED_OUT = Ordering(no_prior, lay_out_as_listed)  # a tree with priors


def with_network(game: Game, sight: Sight) -> Game:
    """The same game, by what a network says."""
    return game._replace(evaluator=BY_NETWORK, ordering=AS_SHARED_OUT, sight=sight)


# ==================================================================================================
# src/tempo/gomoku/learned/network_agent.py
# ==================================================================================================

"""The Gomoku agent that learned by playing against itself: a network in the place of playouts, on its own board."""

SIZE, IN_A_ROW = 8, 5  # the board that was learned


class NetworkAgent(GomokuAgent):
    """On other boards it plays as without."""

    def position(self, view: GomokuView, game: Game, state: np.ndarray) -> Position:
        position = super().position(view, game, state)
        if (view.size, view.inarow) != (SIZE, IN_A_ROW):
            return position
        return position._replace(game=with_network(game, learned_sight()), plain=game)


@cache
def learned_sight() -> Sight:
    """What was learned, ready to be asked."""
    shape = shape_of(SIZE)
    return Sight(show_gomoku, network_of(shape, read_weights(WEIGHTS, shape)))


# ==================================================================================================
# src/tempo/gomoku/network.py
# ==================================================================================================

"""The agent that learned by itself. `build.py` bundles this module into submission/gomoku_network.py."""

PLAYER = NetworkAgent(NETWORK)


def agent(observation: Any, configuration: Any = None) -> int:
    """The cell to play; the environment takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
