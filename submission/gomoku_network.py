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
#   tempo.written                Machine code that is written out for LLVM by hand, where what numba makes of a loop is not good enough.
#   tempo.network.tiles          The one thing that takes a network its time, as fast as a processor can: rows of weights, each as often as an input
#   tempo.network.layers         A policy-value network for boards: convolutions, and of what they end with the ratings of moves and a value.
#   tempo.network.weights        The weights of a network: how large everything is, and laid out as `layers.py` wants them.
#   tempo.gomoku.learned.sight   What a network is shown of Gomoku: own stones, the other's and, where it has planes for it, last move and colour.
#   tempo.network.text           Weights as text: half precision, base85, so many characters a line. What is told is what `network_of` wants.
#   tempo.search.leaves.memory   What a network said of positions, kept for when they come up again: by another order of moves, or in the next search.
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
from inspect import Parameter, Signature, signature
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "a08bed18ae31551d02b421e5", "checksum": "8be5cb72c3f3a83aad3b5f23", "sources": []}
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
tempo.search.tree tempo.network.layers:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;2Dkx9bEt|;DpR+Hn;S00#+4D>>isbc^LrY@g?HpQ|MW^vA$;C7TJkveWW1r&ui9agvnSp-DmfET#-
xDg)+6_m(YsNTfE{hdNkx$MSd16`PsR#9h85|$<)8ju&qDpIg8>;hRCEjlb>~jK|}dh8PGkiHsVQjnLs?zc><B&XBxG&ZAjkjsk?N*>G%jjaBY1{`Nhy=2
%&{XNILr$;`J!3rc43gb7iOp!iQsl?6F8yJ1sv2odcA#2SA5XaD<A4p?;A5qW2L9%WIl1diuC&w{d_gZkw=gyQB93PgU9^8Xt|_LjaOrT4{3pabtk?k1>;
NO?eE!?KZ^;bH+e#6GppuXRe=(K*2H|@6ND=cVYXr+^=pgbRy;2B(PbfZ4!4f2>^w3R`lvew}|xl5P)J&xhmei03NAOcmvSHOpDbv@!9jQI&yXsG`-
|v!2EgFK7nU}11Izyw0?;Oci98#e8u!Bp7TN2dQvtJ=GHrZf~=?dmFKJny%iUye~UrY$8zR#bY~WtR$+>FHT>kuAsu7bJe>oVO28zkUOHM~U@m*et2-
@%D3HT3(j2~dIy1Zj;Y0a8%sn$(erSpFhkBD+zlX1E%W<fQ1j3o5hB@BbQ&pE6K?UDGa2sBXQg}TYIMG)yOEG4k@92jd94c|8r<bHRSQ4J1qn8ZRI)+&nF
NxKY{5aP<q68n&Lc06p3uWsP^#g#VNRJqUcU2-
#%Y}#NbjljX05mJ08)=N7#_5HXgI#it5&w5=M#hMtUq=_in7ieG^W`;|U#yM48A(P!yXQrX_VqD!!fO4L&*zSoF@~H(d`E9qxfRTY_)!cZ2|UC<1|y})RS
6zZnjyYa*x15cO(sJ{Mroa~Snxxqxe{k~VHI>Bl~y-
3<wnUtp_gOsC>MZ{T9>8aR!Kg`*~k$he4gcM&KiDR_G(X`+ZlZG4M_FuXX;{RY8$;&dJgDy;cUljzkYd3gEZNxpJ@Kr2-
(^k>$nC3==1_{!}h6WGJ)%?)!UBn$>*M^x$i7%HX54S{69}7>FmuRK+CLoB$Q^rdcuYhn8lhM@GC<#ff0pf@Oib4u=nlsTSd2Abs8Tc#&q|x><eUw$Ei@`
qAOt_YL*8Rb2q1~E+3qn!O!sZvO=v(+SUu3C-
1FDum~to?2dYZj81Fk7xhHAJik#|X<13vDx6pCV&J@~QTMw>`ycx;QQv_eM|6}5^J|vBW>DhSqnDZfh3y<mmQ+9Rr^THgDa2eO8qBSY$gny0DTWy}y#&4n
Ao+_(bj^AboHXX573sLx963(pJkQyoYfU}x77<gH@(?$)j3y8>RF))J+6lX<z1IJCe`=gOZQ3(u08k@2OWa3UKHoWse*^S>c?d}%usM%llpQY=<2RF9YbW
_mvQbYuS_vv%u#Ja1#Uv``j_y$FsIRuhf_nxa0eP4?1koAt|9=EH`RUq(hlVGNpFKWgy1|N&K?1q?B0c{AStW|t!9y3`{iQeOo`KL*$fB02VUkL>n8pE++
|nbmWca{4FO)d1O4F<@P1;VXearJ%n!bU_6LYFV`_9NZUBo$k`ZhK5v22^vP=%(p6$Ii}rsRK2jpDL!*@+`T`a^!VgCOK15XiRJ)mCy{Xo<s=k+ILZ1Cjf
nuuP_GpagXGuZGS6V~z<|n<;2UDE4kAW*J1FeSU*aW~G&cD&v)=GFex!J<%LKzwI-vdnK}@W)|toFs|}@n{Q|}^_M+9&tqt5Y-
&9$U)JxNZ50UCoPxWU$8EirB29|s*AZogTz5Idc)n3iAF%_E&~SOqa(AtyMNVZO`=P-
Kz?zwW9k&VEu!Pv#HYO0nuMFcA$GQi>?(4q!aGwaPe!3Q~{0PZt`natJFpjCalg!ZvRs9Lw%%~SCOrVAL@IoX8+4>Si`vE(l_{Qu#KvqVS?<etSI=+Q>Yk
jlYw(a(SJbY|ov4S;Pd^+w@nVw~p2tl~w94}0i-P4pPr$GE)P^TMem{UWbfJzCnTJI?=u*C%&oa3Y0`w_L6-
7`oqQ@q^7({^m{8@!Woekp(qiIy*+K(%N_5WeF~_2Q-QHDwDp9Era0Ec%j)BE2>8KLHqnr7wzg(m6SjCU??Is2@0PapJH_BS{3GNKfa7F-
7e+**JXMFkSC_w{R5E_AANGKSRY*tiWM^HKSP4tz3P0`E{h6KcO7R=I{AF^UeleZ*h_s|2}a~p$Zw_bV+FVEGc7Bqf-
o{hWuDyWFGJfb+3)?VTd3@pg#I><z?iOSCT5T9FF;!h0;cPqAh2-
TiHBN!h_L^V__(`^lQTu^QOu<bh_203vkrUD5%@HO~Al8=nK}}w8oFRw1k23tgmKQQ<?aza}-?+3%QOo5?bt-
m%sf=J!^sdqS6ixKtNa64QWGHwfA3yGrSk9H9rR&RFSF2gYuL)ZYvNbICw8(1v@Wgp7P|Vh95|oT;PEB<p+;RU*WZZ0{Y!}$9)~Grb&0*@-
j*7g`I(OSuj+_J2f#Yju!%F`O3RO>d&pa`Pb2q7|nloU5fJ8FaF3n_VEqZS!vD{1o*JO<Jpy$ae$tnb;grzP~6=CT~vUD=92cJD3BHDrhC^GN<Cq|Vc1Sn
fwUqi!-dU~Ot*i4Ur3k8Z5)x+q?DW?;uI1k$Ak<_zRqoLTDL9$w(!weP3DnR*3xempj(H~pbX$xNie-
;D%^~|gMjb+wU<SLmwc%&0000000FTOk23%OD}FTLr~nH50ssI2003E9
tempo.search.mcts tempo.network.layers:
{Wp48S^xk5{}S0j0stWa761SMbT8$j;Qtmu8C?J^;DqL7FP%ztu&(}OhfWv`G))66e^*#G$gX9>;|St={x_p*OcvN^s<E)mu4gUgS&JushE)YSj{D6SOfV
9V^nMOaV4e$gMY${sBUQLBUDIurBbA6d9?QA~aVme0f^-bvUw=T)mVv-1Ycy%|n64_Of8<TZN)5-UL2Oj0aoZ}9?e5-
HXI2RgH3K=YwpXOF@tp==te8=lS5VG!qph%}!=mu?LU)uBTj&zkYf$`$A3D+X`+&}`Lk^m8WXW2vuOI$IFnET2Kp9uvP^r|~VU;YuD|zq=wtGruY)RN4n6
BI>cTs=i;W_>kL!?C)*nT94t}sM7c=7|jv>HHMM+s#bl}t$adON+2NgumIWEp@HaY^xj;6hNPSGSA2;(Di+XwFGP6>CjY?gncvQmn{&VlNzM?7(_NZe+hN
X{GUdh+12I*nvCK7h04Jfymdv)5Y?3CQ=|I@e7XB3iUSINmEAv;V;b^h-
S>fo~WKUW%pFBvea$|`HNGtJs*v}IQoreSqghl;*W$9TIFL5SXfCa=~VYnCkUB>=^MPOv?AISdyG0Mt0EWi#;7#c3h{v)Uq}!!feZG`sjI#zA&t$}+QnGl
Y(>bel=z`fJbygUwIS2^i>Zz6)S?m=j6;cEQTe)Q?tE1ij#Z^1Qyyg3`n)+$0f^KWn3=@>Uo#O%@(H-
BxPdJ!s(j_c=Wa!ZdoQ{3w7qBTsV+=gPq*P;CN8)oZWOF8phU0KoG|#kUKRsNIO;MkFwohZ)p;PKy5Mff?>{sny<l5WhzE_G8XmJ%10d9SBcL}^m0xppy7
WA=5I;YiJ3D3-UMRp>+&=gHa@R91F-xwu^chq=Hh4DkcW^a>9uL6sc-fmP>t-(5`tGnm^2~+uPdr+_eE0(<`Q5J-i!J-
BIISsW7BB|o^3Fh&ps}Skrpmyvl@)#mw{}@kOULo2A)vktc~_6!JWb}_Z5biPH_F7|`5`8ZP%Da1gEYb~@)U*M7KX7-{r7LI&x8l}m(Iw5Yi4I93u-
|pG|8A?tkh=XUl2s@2K98DEIKEIMsQc~MAY^+$Kv_^JdQBavJ7xFwl4YwH!tugxx!j%8FKwBsAW+oE?$Zum{EqBFo2=&9vM1LS-D){8cE-dq4kGJXqLm2u
`M%|z=)vMAsjdmhhO(y-
63LHRQFa>5pKlyJH^Pr{{LbvFv;>Rw%mD?!8>yWd9n4^mIb;sQ)pdmOPzgR8SA7wlH6TC#@bCYo7{dagv_d15|{e0T+L}5C>&oawx>F$9qFnf8w5nLZr6I
Oe#-Efi0z4Q6-
mOv4bNmPbaU0wx12v$tV7on^x+`cSg!Y<MS_dO%e8OB%C6(Q!Osy_)9Ls0*eC~)bQhIoW8_+>(PtIomMr4=dRTlw9A1!0R_*v&)Nb{JUYo=5Cl_=Ho<42&
Z4adhO_=A%s8LZiWMU42y3{Xy%-m7^rn8^eJu{YOt2f6W!rKiH%$tx&WXr--5lyq7>Sz|(t*Ae?mnIbi#+~lGD{7*1JKA(78xS<2Nq_X*^e-
_={*Ri%(;WEf#C{1z%p-SbVZRLNcs_XQs+praXLW)pSxu}T+X3dfQO=-
0snYsVf%;!QVv3ik_rD+Obf$}^VjiSrzMWArU`s!C_RRmsg5We~L1RiSi$O|TNv*H*bYWL>5;zAIrq#nbuzSc0SZ^|r;3FFu`v_1<m{-
qD+0dH#OiC%V^;FfLb1{C1hza4v=74n({oXTIADQMDwX$g04e5TcUn)PewyT>|2w+MjC#DhpAX6=$PUYh^Ha_DP!s0dZa5SO50B<`&pPb=R<+5tY;v&sR;
4IF{_E4T7R%k!UEnYK$h**Uf(Rp((nKY?)5OpV!0{6c&MzHzEEwh5xow^TN!%wR!Bc1R^j0y00#5oxWNt7bu$qbnmFCT%Eggh&ylEupYHKi))aHHB0FGiM
hI8ko(e{(HRU4U79+_ti)+TI9=P0miF+6%A4X-
JYeUoXbT!b(=GdB;b{62sv=#5tTgB6)$vT#hq@@h+uma>QTnLn|mK&7~4pZeU`4(=k(e9w6g;X{}E!XK384qejK)SOXC|UI-MOsnB~7d}*#vsKkHZy@9BJ
bb6@3uX`F&O(ozE2Do^-
mmx)r=F=VMixMDn<N5ZwF(bRN2u%gQY_{blaG54GAK~oh??FC)BwxXgl14s}&k<rBfisoU;{E{h`E6Zu4h!Xy+N>zRU=ZUaKc+%W*q;zKd_@@lUAUWmFFT
1{e5mHDhgRm`5j#oXe|7j3FCiE+ZvMV;K<G<ZLqEF}6@0PL5rfCdN6;-
mF%kRcDK;1N(kc`EUGr)%4_?HPfqrkN&XPOGT$fNL(f@XdCvl2%NAa;Wl(dMS92~}$((h$#VETCycSY7ihhH>En;iljg8R}lOjO#`y^;9@2Z27>*lw-
!`ZZ>Qtywehg<g+J)h!G;R14|l<y)uQJPfHsxlJb~fkBd1Mg+o#G>Yu_U~J=)E6vV`juW3X7d!p60XzjHM8MOQ#J=qymvFfIRuA6;V#(gP_1uP2C#MH%`;
}Gt_$Hy>>G0DE)4`+`<w=;x2-t{=kiJlmOU$oxy|qVAFK|I%9^@MxGaKYz(=VHCw#|L!@jtRUiM;>{`}J~{c)?N;BHEw6-
KhL@`?>DzrRim!pp62KWL&yfa4u##2&Yfxmb<qq!Y^+4=vSDXf@;G;J1kqoJ8$2MN>vS<M$Ef?@4qL_H+2u?Q17?4f`7xdMY}O(-JTSJp=y=X-
Izw5k2@e`Zc|?plRtBFHnt~D)$A30A?ChsGA6!Z1Se1<*C45nDQd#{Zj|4Uznu}e1y4mL`=qHOA2^W-R-7Ep-
{8zllU{ElSB;o~cLo^OG>j@&tS6r^JM+Cws3S+VrMOM1!R}fOKFGR-
K{3~oD68$>^0yp2$UfP~$S+W?6k~oC*P}$~u3}Kjdb#HviEL{8?h*I_Z!2p)qOSjuy+m(S?32&Ep++7)<;W?#Df=TAdzA%XK0|esQlhHaEqtV}P*3a~<qV
Ry+lp%)OjmQj&aD&q-Q9w~oJ$<-
wd5ecX@jjAWY&g1LYB(JyEFD4d%DJnEC0OR!utyUk3w9rhDRhge4rLPe0PW(wBkmx6N>Et)2*`>NBLz}M2MBA`4~LAgq8xXKVSeDlCgzImR4sKPouoH<CC
hbqTh(7>%EJpFIb!7<MerEtj@NS`)8?IJY0M4so)6FkT%Uio_}pC-UkrqM*JdC^*g~J<lwy3BqoepN}Cney9sft<2suV$bCkq?QHwZjTG?6iK1|@u`Tm{*
D4o<)3gNPjw<kQs6P-)7541B$U!2RE)c#MwDUjKY#xV;__Rw7ALu0+SD<=(FwI8asY=LmYH!-_^~NdOBUlapa25Ln1BRkK4?U04OAx`I3DL?JEj%MqKe_-
PK<an^iX4oG{Li2r3ixZVOawDlRT+)jHzn)&TH7}F87WJABe>aHRRGn@7|qi67WYg^fDLmL?{*AOdXD&p^5l~JdY*mSS(}k(8LP18@M2tohiB|kvyT^}3e
@-S<XP7*gkSj3FYPh&csB7OPo017Ee1p<l;y1)1NeP6JI-Q>VWRf8(V_{wgt6RD1G<5EBPLhHuQ_CVcZM}bJj4WbX37EMW-K8?7s{T-
RQ2dlpobl&6+wxArmU@`d7#>_!94>n{$^d1N4F&b)&vmUO&7J94p=!sD^6SXQF$enie4B5rPejcp#N=l3gV0~1>OdDxy1d?2V08Mcr7ue_H6xzVh7lZswa
y6a4f!~gsj7G{D_twH1fs45%WoJk_*!=Z5n2@GFgK=?dIiSx8@9|ofOlZ4fY2_B?H(66w=Fx$%7e2l4)0eagXVGjiaQCL^hXYfH&Tl=W_ess#*Bw1#qzX{
0bnGkYf%9x-
xIx*@y|Z1^A^MK9~t!FMceyTXBf~HReLL3<Aqp4c!jNX>S#x6&_Ed`Fu7<LVQ%Y{|UjeAm#fGmKnR(xaRUVppXoy@k#u}Joj{+S&|)?g42xv`0iTA7n$`t
I$)O`GKf;cJn^I0WN<4o2foY&Q66#8%+G7Ns)#C_!X@Cnwh$??{a57|Ug{Ar<UVOu-
S`Ku!l{aul1x6Ey@fAtL0GE<>In2WGLu^X0sKPdnX8uQw<C)h$zSZHYmhcR*3#Q+ccLZFm;H{(#ijLQiMf?8M!ZuB$vWMk10VsgPwZ3IYM7^9evfhY<tBO
P=9IgU>Cn%hm;4alNhS_lY9hofexYtPKcg`zb^fNkBzm0aT{jpUlRGCB*7V5BJJo9Q3933kejW`R?#MD?H_b?BG`>Q#8XK9b!tPT0{#iAcM^>CHf!E0Irv
aR6S(>_D-rCGnhTdI9&X;Zd!%k^c5ictQOUs4$t#}H9PeXX&se;Ov%;tyXP<dw&${BDJ_vKT#91QWno$pUMOh(YzLYUwCGhGT8Wh3eyF$voI<BZ$3o9E$i
?80Zxb-=!)qf8)|S|v}kES%3r-xAK8^!qE7N_cIw{K4my#VQW|<J7Mrk+c&P#_pQ9rawK*!ImNnoJrU-nd*Z6qP~Y=w>Hd}75hgQCtboyAv2T;JJ~qaJVi
hh#znaKe!B1FZv@gn^tFca1fxHX=T{`-
6_Mg&2o{*!SwmbQO24^`^U?%H8kl`Y>))Lv*CoczdclG3M&W5{0idkD_Vgr078PJ<KW7>Hl(fr=^+wr96Yg{lJGsor4xK=JV&Q2gza6UGx`EJa*i!|#7Do
E*&$ug56znBB*I2j%z~RbrJzv2rCA$U%Lzix>rh_luKhr4{Zd3c>&Lhd{d`ou6Yg?R7e=S&e&NmPz`Vh-WwoWoPj)}g6g6*X$@A{F&yBueX=n!K@bpr~Id
a;xkF$_5l{o*g5z*9d)jO>yaEkxS2i0sD*;5xOIW>8AsTvAOd)ezv*^Z0tE2Op|2iI#QrTUYD>Dt9UjI?DQT?BxM#zAVUWwPmuyvT#~C{NW+Z>nslf=FcB
0Np@+`*M$^(^nslSgJLsaHQk@4(CtKz@=2aCiOB~=2U<>2rZw-
84m0;e6_~HOYMRfzte@>&O^0yCDgX0meF8>~`R@w8`j*uGTG=f|>()^yL|NnCufB{yzK^Q{D5}f5xc!nj4s~r*u>A8+`~KVx%hp*wU2gGWtqWDa0*T#o9j
x_XfNy<a0BFSrDITFM5?-4>m_x^*UWPJc6_CM5jexSOT`7@6Yr}y_`G@l=3KaGUU(RCmAkVu)c>nG}{<2s_y-lFn3)z5ZbDRQ=eOyTN{WmAFzLPNhfp@t3
C4Tqmp2~mg<G0LbO!DL*JsY`^ppOpK69`w^M$=Dc`a!PZJjd8QA{y}HYT$Yu1WdU;37X=(DYGTM<lyq4`nCE&bG-
Y3mQ+p|1e8o}Wx|qV#2@q6oMw~S{zFsgT9l*QxDKwO@6uT@bc4py>Bt&Wv#0UMKl2=MDHda6bF8A`54B>g278^gOsXY*Vt`Y3fvkgyzi1e^S$>fwhKW{ei
^MUbo(PFaVj+1|qA>%IabtcBL@z8^0(q?#TB?FFMXYP-hct_S*>*8RBHzKH{wz^~*BH8+w${Dco!$mMHz7}Jis`J9;N1P*L^QI0>*4ha-
KJ096RbNZ8ob@9cK!e7JSoe--sDZn7GnS@={ow$Rks4aFwZ^5W*!^~CVP*ds2s=T2C0?ejNg+Wrg92~doFdVC*zXhE|QTx$RtiEAzG1%elWc&kY#>h+>-
tAc9(%~b`V9MCHNw$%<+-
@AJMol5T#(_7xbHr^!(MiB4v=R%$gsme3V;kyq9KnzK{AcgLnm3mjZ;<e_u~p^+YPW2xBYTt&Iu0V*fN&%s=!2j0E<>hl6jbWpOQrZ%3t)11fuU+GUtu^K
5XtX2+tL`oyxY>0Ec&zhPf%xAPMnmZ5HqKa0=wntb}f>sgIiw~d^{Q$do~o6cqKEgJ^HHDh&@oZ<wWGcS5|JnK#l{U5lj9yYd|6P@#J&mD-
9(I}qG1o1TM^{$r>XO@D^&1yt`Imfr$AATdo_>!tQ@OdhL*Wk_i<d7mJpM=+|1k=2aFs&oPpzwTeY3vp83E<P2pjLw&v4cZiyB7#sc;1O4r^Hf9Sr$6F%G
1{Kml&5Y@kwXAOLOK?{%5KNGwgFf9H^-Hne_8UEZ9zbmc-MzK*8B`!<IH=g{G=eDJ{18_U+B;I;H8^lM*-
aOShsh!C?aMIQ6l(vx{Q=Lw5CvEF)~e@ZR8B)XR7wepx5b(g%H^gac!jElxTHNqUUxNl(TMA@1fUlkM^xi}}lg8CW|uvyo9+!Q4H+o~e~?L0W`7j^ir5V5
BK?lhG&i8A_gG^C%5VK6TLmf+snv{MD9~yy6riB8$I@%{1Xi!=6;$fovFZCgkiZi_oq5D6K8_Jf(>H-UJ4$02B8xm%p^<8H+&7g_x!-
>cqhzVs6C2vxW9_v8!-
@s~HkQsOu(Y+oxN}dB(3zg(b7GmjFb1B<(x4=`9_W=Lp9b!l(j<I@a9v+8^m5#>w19|K2YvUE0b>0(f8h5{^T7YvVZ?O}va4BAL0dQB3<)%i%)-b-
;*~#z@jp69rKH)By?m2I$8EbQM1bd_<zj%eGqeCgW;Fj7#j7eRXTQc+Yu&j?XphqjF4>6H|p3hoF?@qTnQwy@ZZTAU;gO2V<RvlsW8#Cdm^c-
C>d(LJgeU$|eu+e&LMbKuflDL%jxm<gYb#UjU)!D|iIwOk#k!evW(*^m)PHvvZor1OTe0c0$p6gXey-_%B(%!V^v4th?-
lM0!USgbvcB#7#)<Vs*r(jPvVgc3qAbxq+YqIZw__uqQ?p`XLt^5R;B>KgJ%%Ccr`5$X$Hlc=ueU>X`mqL44SkUCSw$revn+`^BuJJO4F-
(K>%D<zR00LWroNM>%6Iego>IJxFW+hQi6bR-x_d165lh?Y=bAt^@{AvEf_k9C#UaVe<Dch2j>_0$*Hbwbd#2Qk$(w9N^!KNWjN<?+=CWoCb}^b%4oyGEN
L^e=v#m#_MV7Hgi4AE|rCB>h}|QsxU?TV**3oe*Q1W5S@%Qc}a+o+@pxLOE}gNRDjF6$LT-
??S*?ZnpvXTfux1k&@i_&oh3LQS^_rq9Z5FaHo8qK(0S@qd7NV@Bqi;VOwma~3By8PT($&R9MDfO(!bA6y$8xF=}uk`-
QAacZoW#siwqH&8x4*H52I&{WuY@z7%Mp%GRpwdraza}^-
dpM#QdX0!3ZQVid(qFU_Qkib5ee@Va{tQ)n^i=(`{?*F|Nd~h;;Res~0@N!bQ0%)(SFfF0|{af=5S^`f9Pph`(;f5w#B-
29U8ZJP&k6O(WWCy+|BrO@wk7(GhA76R_>Day+lQEMHX)f37wG3U7Ty2lDZA3TC9vfLT4u0x1&eb<3T!Vj!||nbURt5yzszZr3mTQp)SVl<udbYdHC7F@4
5hjqiIZP^MHZp{i*JcvI0WC1n0C&Y}(+ve$qZpCX!1nSw(OrI+IvP>>58ye5IO*E+*>3x`_UY1B_)Mk_K!mIkKW>U%xTDP!ed4KrC>yiIZt{s#+bNY3nd^
q;IN_(t7ylK$M^TH_@{YZF2~MatTiua1ZcSb2tvRHZi!JRy^<%>%RmTB2ng)Rl4wFf?c?kek8{+ko;ykX#Be=8as`J)cddQJYe$+**)%d0Fu5)AWNak~&u
utuZE1q8Q7qXtVLm*TFYd+c9h>T}Vi!$WL0LioiY5H1V$dyWN7y)(!G;R>1{?-WB(cRo^L-4TBq$h{Pt~Se%f-
!aWBlG+YY`l?$SMXvol^u_8t5Bm_Rd6HXN#2PssA{Zvi_I^gaR?0?NRq*hQ9zX}!sn9Z#b^2gP|l=(`KN*BXMWQ)#m)FU>9Qu$6dD0l6F*JZ9U6uUL|em8
P!H38)FP;e%^nEoG`ANsi%_E0<HKwV9bi5#r3r&njZ@wRX+Q<ee+XW6fQ$Pw<oWb$3J_Xy6<k3~=tI!UNYO@|oQ6vNjn505uCrcgIbGxOkD7oqTs4!neUA
SOxCd?MTv45k`qF7X-0-SYr!gikv)NIVo(KNu-ArgJxL0@7c$@Qn=7(GIi+%n9R08QfS#qqb7YBJ*!d+~`uO9Fg*tK`X^pxNQ(Z$^mljv#xg=V5&f44TA2
kRv(V)%uq14fpyzxpFuU6Xz!)^ZaTPJOUYoWYCvFv1R>cf>uum2!YZkS$J}lZHkjpY_)r9;L$n$~10T2e%3qVt686XI`3e%j)fP!yb+bOxaTqRE+hsBMtm
r`Yj7WDIbR%kQ;~^ub+j&`bK9F22P)Lbgbqv?}V5`MK7Q(X~!O1+)R>HS1ti);-
r3BXyExL+h@ii0&M*Rah9TFFsx_lZv%yk@hG`XsM*oGPxAMl(;k()cp;Q5zSjy+6E$QZ|51(dtlS>Okbd5s+^w<V!r4l>hJ&l#E0XYfD-PZ+q<))QF)n(U
~RE#qN~7Zyy0(7T^zt29(=`AT<;LbyTKMA;rFkZ<rN2oFmkeYs8)oa7HNrcFa4>!#uYHa90w%-11vZIU>f-
G*4Ceht)U{K2vjCk@HPg#&(yXWvi5&kUs6FPxJ5bBu#z0kLE)Cnbc#BME)h4cK%Y90jj<r&r@)QDaX%`T$s$Z_vXiPR$}*2BI6@C7`WUkTo{mXpjz6$a)t
vSoI-
P)cpQ6!EUPy9+_<dF*2bPbT$hrHyf13pYuqcq1cD7GGimQWY4dhHv9OzBAGbrL!i`XjFZ#hy0T8E?jsG0q4SW08hP2Z=PMZ};fli*41jBF<6J?=r9_-
vTK^LLWOQR>y&}LvwPs`+RU3?TpTiIl>PYggWi8S;NwW3Yz~i@HOx5IlYmj^j*SGCZw@L}eCsj^LhKu}kj&aVNIE83ygY$<|V$9)FB0!Q-
;ob?!p5UBTS9DeRuAX1PUy<c(m^Xqqinym!U!F%0eF|KyFlwo$Rv<pqUsZ77)nv(5`iqxuJOmGY+`SIT24=jc2huZC^Vz_Px0o{+L%)Y+AIdF-iFrVR7!a
yo;P4N>L_ZtK-~<o44gi`^00oi{kzh@nt<kVs<@x2t$YlewY(P~|A>qfMd+xbvYe4~^NVsBZA!R+-
deWoF;<ZQ68K40i!+Q}t;zw&ag3YI$6_BwYH90iOWggAn^fRXG2LECwdx3{7ohtEyQTV;9k0Hva8y54Fd8q$ux~*MNlJXGa!FUEmOHo<7?Ml15!t4<Z78j
elE<rvsulRYqPCFEiKU0P%HM9?WkCdcp4<y4$=c<R%>s?1H4B%WV^B|h(sU=I;IPQQo_UokHh3mFiU~UgNfD9u$fm#In7K!oa_AY{CVaZ|0ohNgiELTqwW
=rbbxfP58ZWEdte+hCFcbCaBO>H`u{_dwN6PlnlJXEMy5o6L@&HP0_Ak@1NzH)HHdV+9|({dAx7dYwEjYz=7)Q598FY;a#F8&gP>=_*}=FVaQW?ibbgwK8
hm;t!zS4@)-(b}6nQ4U)V*3dZ*vTt$+)xtzuP126D93N+>0Pz=y6>W;Hksf&g>?pHlbP5jCTE+kNGLtXgckoNXmP>1rK?W@Ug4^JfVBKj<eO?nc8-Zc!-
WElGd*a2YOu!R^rnxu#{gfbLam}ArQ9oz;(p<;G99XdqV}e(#j95B29DaC7{P|2X+4o9|l@H0(RW$euKqzfq8_2XK0})uVA)AX}hE;@af2TN{rSHRnevuk
9v++<pr}K=toO&l3w`o>r(Kk^_URl|5BHVXRY*(%FT;w8m*CNX_hK|8Q^Cb=jt)&3#2NUy1vCs7TY&g971s)6^s{cjvtrBbhZSSA|sTQBGWw$Iyi37GPK!
A0Gy}b=IH=PxMz;)?;g5w_oMRo3;YRDCx2|7rFknLvvO_TOlVm;w#n&53Ql9)cGj<u7npblKTx&w@<Y86AHvrFF%;QN*Z?<Y#*!FFdLCL*DUvNEiOrX|(l
pJ&~*X}KW9WW-
7%`2$mJq6jtJ+J_%Unx27udu76rUmrtjIx68bN6{!}e6%0s6d6?DCh(e}&*S+?r$cvfTh9k~3}#oZg~~8uT_X4LWxshu+5Q;%SPz2!eo>a$N_}VrjhU~4u
kuLD^+!*WN&aG0`>0wE*`Q+ZOuLH_GuRqfu(w!7x(pkqMnDVd&|Oyj4bnZm6fzBQl&O|O!x}YwI*Kq(1WRj1+!R@cnt1T6r(PUz+3fzY&^U4z(c1$ya341
yo;XK`4lBGZsWVPJ%B|SxO(>Z^hKw2g!0j6{W4gbxlH)ZBD1$icKvg%e2%UlkXfIMY1boaNYta0>CqluBa*@FBECb{$A?yxVPR4llx<Dv96*qCIStIU<jC
`*v{WSe?ZOWRXzL>y%7=Qg6-tTxS{Hs)-
DO$llGkr=$M842AXLJp2@Hvbir2uB~xQI6qYnzh$&_nllusH4o;2uiOB8(c5t{zk8K)#A0n4BH7$Es)ou0NJr`0e(ojr_OgkcC~md?vvOErN5-
EjZ;Hvz2T1?G11V*VDEE!azYS@7;{^K}Wka^Bp>N-
@3q{`87$oMi)Y)I^MhgjO{bKq}8#2NPTY=t;mg%d4g||4Fi9$V*9vMnQa*0SLMF*t23JP80~fgK>FCPEK%IU|Cc|__LjYeamvNtoNdp+J>da>gwdS=YMRR
09JK-Kotn=vrTk!C1Pj46BmHt<$-PuMXRu2zmYg*z&-
BkjOsvoogB{Zw<t&>k3(bH(Ux8FT_)dUt!o($4I8!NR_8T`<ytF393H2PKv^zV~(dZ|FJkI$+RuR~#S;Bxh;B#sRyL4Xl2*!h(MUKtw>e=N&SJ@l^;*S-
tW@lm`d(Ylls^;?(r2X>U{vhhVIcn6|7^4|2yL*3EbF@(uH5~l`E&ka-
Y0$6$e7AZql(_(|<liF|1y_#E9G1WxN&#$_7Mx;2;bmKtdDL($p?7#w&7t%4%wfx`X7n_alXIF6+sHC7#PlzAmtIf@c+q-
Y4&*~QkMGppCOQO)_?Fl~Ew>*;Cu}dsZ{CbERONU~93E9Y|DMU3_%P2E<XqX{_AL+#BIvPR4I6i9ht2pTZM<)H#}u<W+lnkM=I_TSeRHM;QIdFnjghjft7
gW3z^f)hHcuK#eUOSg8#|VY?chC=9>=KnK}u5TOcCO<wK0l<l}%C4ROOiUCH&y4UW#SDar3qy{5*GQe0}YYJ^<!w1x|K5q5}EsMrWi=lAWPhkEkv>q!6(j
mebc3XyYrxJpd*08q!@#>b{s=!SSOkn>-
hD4+|6zOb+|3Sh6osY{zZ5tabM!J1csWkeS>Ru$US~UHN96g~%Wn6ydgCfn4n|``kuFAfIaxO`$lbKGlZ(&kyDWr4TATsW(t)+kw?<F4M&!l9S8>KXvgde
Kl47&7pA5ZtS`anNcZvC4ns~T0wG^fd%1F5}EU2KZ$E3#lR1puP!Iin%6Dh54ur`2Ne*DW|4PHQvpy6W~Kn(kW+5l&coNtTAcIR`S0!k*|$6`tG7ioODhf
y4+tWZJ%V5-Dr>lU8fwbRl$I^d{?{_xl&s6$m6S-
?GJgGF3tSqTVs^VN{{7!6P|_OxB<XP4be{y~Mq{Wpi>vGtPC2^|Of2)^OB{|2^EdmSB(=nn`pzPpnkh*b^H_6-oHmsAs2DSVIwpZ`(<9oQcg5-
3DM87B6ev*=I?mokKd&tw?}n3N3Xe?SCcZ6PN@)Y_7Z5!aS5QbIyx)DPz?YSkh>(1*^-
FH*vHYRaT^NSqX)lUGFyONh#OMV#*c7R)ABQWN>!k`+Z}Y3b#U$|~wJlM>1j0bse0&Wc4D>;s7V?Cft?Z&1oId+tet-
3fB|kl^uy6oYds&iCl}u7zB%K+)W)BXF9HU|3@fAs2)a)NdmY?WXA}#2eL7u#|-6#DFSKp-oR}4bpGtuzT?O<hd5LU8i(y(|q=v|E%{_BqeeZNNZUQ_rqG
{3D9jq`lV2y=vMvtKI=<B!i#E_G!G*{Gh<gyoG@oi}yFcPF@FH@5<FdC+%pLv<U<)0@TO@q5(OFXEJ~YY&uS7RjT21jdeo5T`%Ov)!(kc?$<=g3lG`=Bw<
gm+JaWabncSNLpRTprK~71w!(f=0f0u8mdRmtdPb7gC--MkE#5Xm@@TGO%7TzDd;5BvQ_1+RKfN?@EuJo+#+ZP`)m26S@&k~InG{cic)^Df?+1}?Ozxa!E
LEU={%Q)Q1!zE18kW0Xr6|(SJcS^5H(!w$kH(zjtq~C0cO6&g(d83m5(0Bej*ZZ@s4ttyonaGp}*n}My+hsjsz`p0eE;v#oOqx*H85X=67o<QQzg)%{?L(
lvSs4AtIa-
B3bN|34d;b`k6Hfyl#JSidO|xzqF5P=WV0F`{hDsB{f=JuN2kl7`;7((Y;BF7uwZ;=L%AoJZo&G#I`_^o<)?I+Le$=StT}J*t3w}t9`CTzK#@uT7)*;mfh
8YgWAJfCN_Abcx8*5fR(4UDO-_9>_~J8llGY45naZ2tX{^2D^*#fFemL_2NJjsc14vu(%}e<<LW{UWZo5;5RD4mrbgUz;(WIbn~0K)1u;+P-
H7ZF$PEhFY<u^}>?Z1-iKW}J{CkrMHw63GzUpIFIMGEF?&c;WZUH?}{)EGX&t{*5PLh}ZE8{i&lA{N};K|-}-
L22QQJmOws*GB_waAL`6lg$6VnM1rWZDF(uAtxfj>?&3x`V#V98)y7LnEoN$o>TVgXmfhxdmqoWgYzhbIxlPLo=&O@ziPdsN_KSyOfR1)=LyNh1}ZI(F93
qRqe8e`d8uT(0?34bqUN*ZH<+8UG-`DS=um3F3ey8;WUWP1<_%=#Fu8#=SFwWIUr{Om-
@gL@w4bNs@as1HD2<FTzEw}^`_q|&<i2ZF_YJ;qpQiCNwHqn|Jtx}K?{Y$94uw2GM`A}(A~sPmt$2Y-
SX(rlKwXOg_ErF_8O;uUjDElr>vy#I;__J#0I<>ez=AHR<^a4zZJX;1%qy6<X&xjU|f_Gt-Lbdrpd%~lL<TJ2(})jh8W9;ij$J~W;QAjiCyQMuk~Rm?_t0
pz+r5At>_Bt<A%m!-amlh_Z{uGflV;MBM8Q6h#ubUD#oPQ4(%5AB@uvJ?xk1fj!IHFGb4Y1Z`<Kv)-
k*7)5LYjP6aIq3Y`NWC#IgL?(7{uJ%3bZo3pMG80bBJJu7{d+AeV3>+Q|R;4(s`+P+#cl0eFTY?VgIHduc#9&F_!bSMuB=DhwSun>`PxRPXSiOgz|#FS7-
0opt(rov!f1#AlB>8)|2g%eV<r-
6S0vj?wJi=`o2=eB)RyHc;L&nMUSNz@*n@)u;kJwE=RC&Mdbx#KO>of4#+UzKQO;j03nPpqzOba6?Uz^5Bgud4i>eV3ZIVlnVF8HoCBA*C3GEx)BvsJfd0
BPpd5Az@4NItaKz6A%4Smh=Vox;$12IrkEW46Q8wUH}A7@D5)?^7_8kmNUaW0=2ct0`oko%zm$e)<2WT%T<9udJC9U7^1Gdl;tQAF1($JWrcQd|L?Dv5Jh
7tC@GWm-}jV@-5z@*0wPdqR7(%)qDXnTl7Nq3%OrS<Xm_){F84GBRk63KsLxXdZV7CjLOb_oAhBs2a#N|`(D^=l1(RMa`Ev~>2sr-
f7c(yXgmP5|9d};$%CV7N$IN_b3jEBf&xT;^YzU3P-QRv_EFc_oH)n&=YRAS&h)#*vvEh~km%9@L$J-!pV~v*KPR}4(>OV+oK}SD>)5E~+-
Is(=NAzycc^s@a`>?yZ>eJ3r0ev)}c*#cj1CsX6A#R>^ktHj4gwR&w$bXaEHKpS{hCnd(F~G|@wOypmCAUumB5_I|hW&^cYm%jn>e8aT-
C~(Ik!jUFZ77jUU*@~xUZtR7vWANt6nfM?r=d>ggr80j^qPDiJs{H}G-
r&<Ke^wDJOJZrb)P=~9VYhzU&JgC3$|_w6vLWicT9M%YW=Ki3I;O!{~2drFS)jf$GF!zqX@|U)vVMXuS0u7_9ydmvEiJpkU>Q|(KJ|SVefS*?9HolHLU7v
O+R??nB?q|=ZPKH;|*##kg{{Lo{Jp9lRQVK5*9k+sAQTDLB+8_Ev7LBsDBUlUAk4}i8wYrPquP0gVPtDMvXMHpR_OkfKmyW%INR@Am8knKfv6?N*z$t)5M
^Qik<xPy4ZK`&atk$v<8Rfr7H01&lMV8r!+~aG5JlI-4AUUhwb9;sxA?nAt3Ruok?K0XE|if2aM9kQ@=nwU<7%A9qc}T-
ukfhMni5v3$bPSOB*&nj%<WMCFMEuTnVy!{9t_WMORu}YDE|5G*iDG2Sv@Mh379XgqOTi0WWA%I*fcxyYqSa=Af;7{azF4w5X7!GALUY(>k|jiAKh!_lcy
k_T<6rWF`4Wf+w3fbhm%DS++gXuQXv@162g^ooA~ShI`WZ269R^kV7%R%DHVgo=75)O!e5#B%FpSZh%d<gicirUeB6}$q^0oa#BJouY6a*=zD;7?TSxz7G
|~2vEGANG81z|nMmT?b;DhWrikXs)Z^}=@%_&)V~*ILdEtUgjRRXyinW!MB6GQwCf|sJ4S${D$8f(&5_<|nmf5mh?@0FfrfTP$CD^EzqNipUwx}NdiGyG`
uqF)leZf0D!F=p`yr->lwzfqQ7aIrW#m4-l(sh5bOb<ZIpMA_E^8IH#b=%5l5a=z-LvdI@5Zbv}HxxC7vhq1WA2~m3a{t%$0oD-
5xx~Pnz}5)gV2e8xI+uk$T>fFHSSA1npZl9zibAj+MX4GMC9+wCq65#R^XkGE{*9G8g!GaJk~&He(Mj`9jDikW$@Zq8DxZ>UIJ_9A)8QKYxASN8o`Tvl+i
@fMwp~p!zz?ZW;9l+ilqQi!#liKZ|N5FFyBU(GZVFJpqgE-+7`XGr6+R@$6wY6J=7KpTz|C@94DdhRkWov+8Os7L8~FB~IoRg!crpZcqTX#WS-
4b}vfuY=^)@Mui>UUA3&sc=eivt9=`El@Y%RaJfo}e0y~Qw1mV;|Kprb8wXEW`bk1=0_eRo=F?vMmbCc~?Qzst|+rH3Hfq#wnzVIFD*bc8uCDU`>okof8H
ZU<4|l3AcBsMj(lim7t^O$hC$(IA!d2RnUyQ#)}^N{)xeYt;mr0*{I3dzgus_}Ta6y=XSTq-
v@k&8lx)>g!}u6RgU$yF`sCAfWQ@f)LDICi)sW{>2T4ZTdPgHw`g?-$pV?;0~<6kqALE&Lc}>?MXHf>xaCEW=9~iMmM%m@P|IxifwC-
qR_@!?x!qWfH50xdYh+)C|qz$P!CYuq_A`betCqnX(C~3jO#vn`RjKjOV*M>WZ-
HA(**lVzB*?x1`w0i<82AK(QK&~RpLY`STh6@x&MyfGwx~C!rKb(-Tq-dBK<fJ#vqxK<MF3M3+t@~K?<sciBMOTMsTo;lpn+;#Ux(QS>pce5u`^J0>oRv$
3+is3Qb;fF>}(Kq~_yxP^A`fh#FL?w4+KpIuZPQkuXVhX*w>mP-
^8>)89w|%Om9Vd>Q{kkUTBG1{&;GBo3##C`0_5;+nW+ggY1T00=g>xKv3f1fmDmRYtk({SOAcMWVWlB*zA#kVZKL7f%haP2+1?{Jm^jsy0!1X*EOPHt(EC
4--b1gbUy7Zp%6CfR0!q8gX<6WgR|6J97Zt<X+-Ud59&$9Qs`)HMIxmo6FM%OcGF*5gC4da;0jJyr#L==(v@G;GF$+%7z2lnYn9neR`9Jl%q!lmp1S08h-
GcC~XoB$u65=B2+Om<oDZ60o>5#m_t-CF;=}G^Gt<mDpv4h0%$%2riDG&!;G+x_YuamI29<X)=F2T2!@LjxC+y{--
^R0^kYC5*S(eT+7K_ULI{2Kj${LDmJpY|?L(pL?qwjfE2=X*6UN#<wM{t=HAIja7wYmUILMLU`Fy=exHjzI)oC}SS~8198zQr!1S3*^J(1`kVI?HPHl$2C
4}Y5`-
y|8!(n0(RsbO)O|1x_v#hb_R;(No}Wzja5k~!oNUttrg!rZ_BD?~Z=tbZl5byOb#?zuc>cOt9*h#wI>_}Wqu?6Y~@BVMXUq$j3j=%E*B(yPBBY2hF%4ndN
U@!g4klh$mM{sfJktYTM#v++x-*+*VaLj_%iWY-rRU~+f1(cNrE{@scFX9gOL@O_FxzdB;dLS0CfUI$`jH)SY`UKI=u6`E_6VX@6kT$Y{f5`+6>`2qG==4
K<bS3K+jvX>zhqR6Ml#;)`~7{Ylre%-h6tdcSncO!?)!0z0(BvCiMKxg?2DPNem1X2FJkhuXf#l=UcYDQ?oi-Zg0vKk>k4!rzR3lDT47cgmFfQYZoBChmb
q5g%~W2YG0+Othr4WR&du1QIJr_!he8}G?ZE1%D1kg^`OOS-6|@LXvz<E=(R?nSGU2oB@{+nb2z(iJB!QWoY^W{NWBB+4+aftdL7vb;&ADfp`-
15=wp3&T){{%ELmGqE7?sOxnC_CM@o&-o?Oyw~Th?RQ(!FQxl?-;FCP!U&-{g+N&(Eyb|qEZSMkSH7iY`e=Rn(xh7O&fkvb!5K8O9Qs`Lwiz>73Z;m-
r*NRw-L<2d<<Saz;#4t%L|`w5YYf9(D0;mRp<Pv&u9FR)4y-t&(}T-
S(aR|VOocduq(g0+DiQ~He5Q(j0SfF#+0o@B+))t&QflWM;3AA?zpA%!EB(P249uKuEB7YEBQ<fi;}i&A7-
E<LQv$wm2Nd?}^DmC$`}5MQNEIS~=MB0^JN+IYq{7|QNjT_#QLPJzRew7wUfSk@FSTVFx7;2e$J(GG90qmWzXJzMTf`56=Ce#^@R)LK!%6ys2GHiz4vmy2
f)c%|`47YrOz%NR8#bpURj~;He%Ls!2fG9ley<6V!qCxhKPDbh%!T>bh&MYYb+EJyKd-IIWhJo&?#7k>UTDs73;7xz+nPds9Ymuq$;x#~7*J<DQ*rSz$5;
YRT}I|D6kuII1S<=lkxCvu+iDy_x)?US+vUR9TK(ry&Y-
egz`<Esc#o(osk7{B|9f8Hy*vl2iznaR7_~<vkomU^RpNZcuAq6}T+F4a4FU*sbU;kqkC$jXF8ZI{!mVsfai7jktFjPn?B22JevxYp`3xojycr26Z?M}gA
YrS7=NLMz<nHnFlEB$FJjao70q>8i4{L{0D}bFZQbN{-
Jnp1xZ}om_NgfJ%8x2Z%b%l!V06>3QKkYZAxTgl3elS*Bg4i=?6^i^mW0mn~qQzye`wGsaV#vu-
%jP0%pROXY4%YkTeVd_B580o37{Rub)S+lKxE*yiEN^M2n6I4$Ck$_deb<~Y@fjLc^tH?%AoTAM$a9?W?M`If5ADjNG!K7~>N=>etnB42pu_`zvRaS-
7?2L>UHzFu*ue}i+)O19+(&BV2`)_D0^P&>>zRm}^GgE9D~<>hJi3;d4#5oV+6K4x311jtBuku7`?75q)uea2Ps;3j4Zi=C5p!MfqgtpjC{5$3txd8C_gS
K0S+92Cbcz^oIC+a=Aw(0|2Cb?`&b+-9J~%{P{fRS8MjYX`#T6=Q&3$GOc>#6@q-~P>;1LneK5b7R5XiG>G?aPBVul2UTAA_p6jBeZHs-
v$$05BenX$aQ2|PD6(bc+z)E=HgD>T-
YH0dyt!u)?9k`xomll{(9Hz2v==93eijHHuX*j<bgyu%V|UPp!}&gU&`P!(<s)0g)KDls7`3u?5rEMMxf5vccB6<qg(B1Bh9^g+Hw%bD|s67gFC!1l1dEb
|SSqqNl~p5q;mc8UTjIG!<<G)fn{95jo_Z<YL9NHipSNeqdLws%}rNo0)^Nqx;9XcSx98mpK8A$|576hY6E-
l+v}w3y)uQ^Y>EdIFvaH1v`XKnrCNfwq|>g*KPFDklxL^ieFlNV*;V*nK7~yE6NpuzFfepv&R>|HejgN<cT0>?a<LJgasKtyH+&7FY<x<@ySqT`E_>Q(2v
PB~?@NShjnjWO%0yCDfyLU01Tdy~S`T_wC6oYx$vpA<pvAvrAdIhcI||T*yQXNE5W2`71oyp!nzzl+6)e)0C8R9*sHo2YT{DG2cN<e_F!1>7Oa>rg1P+T)
Fm`j~>cL6h2Ruj(fuSP7yQ4FzjVBs^QZRpNn7sLBr*GZ-Gi~x#C?BX^2asxz5{o{9gf2F$H@3IkdB6`(eB!AcJVE=v~w2Ls~wulx{r%vd>@7SG8Bm40XL#
Zzx$324uEOD);X~^t$m@tmlMUKMk0OVi3Djh4BWl_s{9Ev%0h|h;A{ag_;T(Y1@{NC`eNC^E1$q^)@Nv*@*q;Qict2nK$+kiZ<$F*Asj33jomVndvf0!`x
HkvC8+Bw>LA)G%3*?`9Wm}5p%1Kbd*A!p2L-
}kB;TiWblQeR6t4NG3j@8r7vRX$^N4`2UFc7@#fVyfq33AM2Em{U5kXYON72m{mTi%pzFTnF_#&bs4{^InOBytTqv7*C-DkgKsHQ(dyTiZ4<w{d-
D>PRV~D$f&gIk-
4;6!8p+1T}i4^3D@QIUq<6OKY;Y9laK9{(insDupg;_k3jV1K&#f3<mn;MgQuFJO<`fTA5eyD{@f)S)_FiKTa&Q%8aD#UQ5DcxBQontp_M;;16(x^}<83X
&R6FlJ*@1P*Ye}oDAzoOoWe`9OlQ8AK;K;;ZO(rHmp#J@i6S<M<}s(dtI3BY{x610yEzO_Q5o8d^Q#*i&Po_RShe4+Pf!QtE{-
7f1$UFfvEN}LTOyAvnEAg-c?mP9jWNsJ8=iZfWpcU+`(KeFI0U@~nVT)jSM6Lt8)Iz-ETAz6i308Y0%aat9XXL5_F-
084Fs&LPTAUdd%ia@sXo$Zh<(d{SP47M(&QMiZb!-
#Xq8h_G$<oWk}t(i))v{fRXK)!nye`<FzR6nSeBU7n!TS%NS+q4#pm&1|TENVpsp@u}j!P_xdgfhR`z=3CE)+Z@mlT%+QVPd~Hs`PF7sG$eADk($+4GUYH
{D9He`u3vU2FY6zqP`58e})niTe@J@7V%{GTz4)uFxvb`alsQ5A0-aa5X{Sy6urWCnnn;&W5`OqXUZp*_h#LktPU%<(rshSa-
n})jYP&F#MHuo7D^7`KfpMALiI0&m^N<+Dn#0e4{m}4@oia!H`1#~YH#yL+Frf90ArQM;y|OvCQz}mA-
#zMc7t8x^lim7UjcyJnD&O&l`UXvOOmXr_d$B$jNf%%2&mC!#oEytaWi5$>Kln4-jkd`ldy-vps?&ZWmd%(rrqm@$v8-
RqU(N6U$)^;pUu7%Q2GRsAF*1e2tY1-kMW;-
F5qTzE<S|a$5<_|ECp0CdftwosxqHkPB0XyFDem4mXTxv15Mj+$|WLeJ$2HI(PHGA@f<Bp*+^r$G!|PxIiizBW!4&MAoqjSgdp*lJ6tm53pqO!oE5`AQW$
o`z!Rx^niu$)K1$<^4wlGFXP;epP!jmxD3xr}p;8sSC0v5yvWL{c)W2(;W&1ey@Q5o^<ePpx%@H{XMU+9J_^K!Nu=A7{{S-0kS;^}g-
~UDe<Z=k{Vk4DqCFTi}UKyhGR$C7`l~_K^vFCizAO~10njTG56uSnF9YK~z2wzmL?vjWU;U%*WH_TeQVhv!$@hp}5SaYAPZonbDmx_5D93M3nYtL8IscI$
5Cr&-#8;*V!@L!u}TIIJ(8(R0#IqIr#vncSsKp8$rKAi@8wi)66LmGB{lpGC-
&o4<CUkBG~cuFF+0iVKZFIYjSD7?vKG;yrV%tI3KtK!dR_%SForrs96O|q4cs`(8w+4Kr$4*9z&<oS9GKh#gBLq!dpn26tS@C#ZR^vu)2nF|tcYoRqlqu!
X){x$)t>#=`$H9qqGQJ|eQKA1CUg^d-Zo8+{-I72n`Q6}tP)rIe#Ob5>Zh!M|>cE9HBUE?n)+9%9~=gfu)oc>V&UTL)g5YU=&-
VksVw#S)6a<Wwqh1kl5GenATRC%a3DMR`*0DRg}Pc(y9l`yCKw$C<xUxB2M!HT3C=vFt;A`!wzh-
<}{f@X7P9Jhm|wK#hFg*s?6Cs79CD23X5K0kQQuJ*xYxXm~BdFD%e(*v;ZuvLP=ADJdDpaSde;R~)!-
#k4`FB@XJPC+#p2Foix(>2!>*}HKyWhH3_+wcPVau{)zRPQs(+_~%mU3HYQx&#w*WxEFU4)!$0l)q-
F3Bg2gPQA+N;`x}N;wUPTQMd|ju)&C0oyB0E4~<dY#yBIh(CY{W3V1z^qcg4)&jUv?h1%M8oN+7?ZL~9%cb&}rc_7ga8rdZj@}2F}9b*?6i%Q2dWPf3*xs
Po}7rS2oq(~nrx1@97Omv`Ls$@jblgORz0v5`3tb&b~VrsV?+!v*U<&HkQjIv|7h}}r^J%8!Us13o!2h)<Wcbuk_3`bQMf8ZWMl~sg%1CJqw=o?x&P*!c;
%wf{B1kHUm+nQ~wd2$2&!1ph7jxR85wplmM4`x=xP<JmR!ak7RsetirCspnS%mJn;90@E2?HAl;MB;q0Ozdoml*3k4qTiLGd5G@qP9s9)mpI%nc;dq+k%3
i$e$Ep{@=Yp@1|s&G@Yzt@<9L`RY*ig;34!49Y2lW4hA5Yw^MSpj1bAj7gvPF8yu*><YC&D_p&|1}qp;|@N4_QPTj!?X6eB$QhcL)JkaO8tgMS@9T*|3n^
F-12n2Q0DC29+&I$e11FMD>yOKBf0b>BDLOR5F;F;U5ov}L>^rOkWH1QeVX%IrU)bQwfN`;-
=6(t{;1mEg@z43H_4rt14X63J!#N0pS6+>J}>82ZL;CpS7PAJymy$VC(9AC{42%Kgq)9ZBnUCDg#trFudK8astLd4<w*R1RFeESgqdQG#v4Ao-rN$oN71P
hx1&his+tPC|+63rA9AAa(4|GCCe4lA<~HKBd5JYI)@YFDi7t_W98n5+%6AS>Put={14N%H`@hNy!?MfsDY6z-
Z&i+aBKOA~V>$Rr9Qi2#)l$^e1vaw!e~<(NFnTGRtPv8aa!;8umc>Ojj34fooEG=S^$CSC6$i->TB;U?SFq8N~Mr4~-
jqUr&H2XlZuYejZ)_PDgmu<UqsTCFTLZuaSFK?g6xT&#J-_yiPn9y_1FO#FSFzLkGG-{VlH(BmAl4Tk#4f%-
%omWY4@A{>n>O20UT74`LNNJ{@<%F77MG)<R(Tjc3SfQp9NyOKiF})ST&g4uc?z=4b0Lv5Y7m?t$#u3G1DwAD`|*r=4lLFSh4wp;4BBVUXKNy1!W=XhPfK
<#6pzdC7H)hxb#6bf{j}m147Dp<^I~NBJr6Euk<svo^XI5aK5iLPxWoore2m#>~d2Whzs(DB#dPwyPChDV&?a#P8YxH%7-
h9ZDRha85@#RW{Pw&J^CjL`gEN%~tD7Q#OGEGqdVt=lYyZ5LE=l5khLv$Xd^gbc_U5R=;D7^?-
rA{sXn&(7Qb(G?}FoKbk!TFYF2wiX<q)0$3oAo_0NhUP^!oZEnTV;~D2qx6b{I5TrUH4Hi;f24lHkNc^&!)!%gB%+U)(ax*Z&kg398;S)ueydvbeSd`55%
J!IK@=yvA&59epMEY~@FAZ`TM~F*0&W*uDj-VJ<raj`Q)A23#-&b+CeeI*#P2ZwTH~4wo&b=pK0000000FIn0hj&*hG8fEr~nH50ssI2003E9
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

NO_LIMIT = 1 << 62  # of nodes
Question = tuple[int, int, int, int]  # the two words of a position, and between which bounds its score is of interest


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
# src/tempo/gomoku/learned/network_data.py
# ==================================================================================================

"""What was learned of the game by self-play, written by write_network.py: docs/network.md."""

WEIGHTS = """\
{wK#TQX+%1`7)9;ak0&!&^G-oBrRktY@DyFm#_aWIjqUD3ann2Vy;{*k2y0fExaVQM=hc+7%F-rOgr_eK`ah6X0Zu0HL#Da?JU)_
g|*eM=CGx$@FIdRkTD3VuOI9u{4jdBTrTVstS~gP|2DuZHMxDMt*jz6;J3@JTP?(=941XH`MDIMaw+blYOK^X<1R=mB&eCRn~`uU
YcUj(MYXB2@iy@-d#{TX7b!ulU82!1T(f7LZZ)8|*DPeP8@HD)#V=B*88ZnfDm3=4@v_gbK{vFYKdmsVhAIXzUM<x#9k8k@fU*-U
S2TmHd9nH=Ks*Sw39WlIgRGjZ)hI<Ys3<Zo*tQWV4<pH`#3mN9h@`<c?<8;`#5fI|=CGMC9I5EARxu*DC$<T-R3HvIxvIq~1GP{l
Ml##1fv$+J11jGwZ#u##q%C8t)h+cXcP+OWw5@Y8-MCJ(4lZFW9-`we?5v<VS2E47U9kPGOs-QWG%Rc&IxsW5B(05~Sul_=>n=;W
!8a>7)3Z)0#G>Rb(Xg61^rZ%^*PxiD?4}B;G#)moU#qk!X{oQM(6CQ7_Nm;i?Ib@eb+%2Ri?~d!oGx`VjVM5^JuV|Gp|Y4Z*`qtT
F`rK;D>P!c#yPz%i;}x7N*sD90WQg<QZlix*{L<D`nf8j<}ZmbVY%EhWVc_s95imc+o;~K*f&42Cn^&)z`B4vrLvi{4L6=KM!L;4
wl?)D$}q+<E2g0_r!oe!7rGp-U$xsakRa$b7cg2S-nFVN?mI;!<TKE*C$yop<0@{kB|7`A8ZRa{jW33!ptSt7&a-{8T`X-aezVRr
xh})0&A2%n9IUsp+N=((JRux4t1t7YxGFBPg(#OYk1}O6%(sy+zp;@od9UWQ{VdinjiVi_-K_^UV=pGTO)bPQXfv^`5Hz&4T&$h3
*C?y287=N4$RQp#d?<9dcQKnNZ8`?E5H2z{*R21nSt4OHsI9=M7Bm<##wf=%Vyl-eB&caR`7F-3sI($DXe>oAy{~J$->W7pM7NzY
gR~T@iLHt?Ww7fp?KLJX7c|4PO1GdiYp=7bRkEuo=rY5x<(n<EMzKUQyf)XZ+$FuVt24nPA~1}ob~-k(cr$UaIIirk)h-h=|FX=r
(xF+Y?=*!rj3Lh=@Q;wJ+A)$igex|wQL~4%HmPQ+T&^!THKwRGuQp(;lQm^Abf(CxRj%EyZ7{v8z$r4ZD6ML`WUh6l53F}E8!dpa
NG}X4@HBTR@H!tYi7QAk*rf=q`?V7&*DxwE=PG=#B`oc+iZP-u@wc!#SgskagRF%y)Uimg5j111v85WYE;O~V&9dpWNGT|?I-9bn
>@R^R{jLW%@i}6sF0gMgE3h)R0J1r)vZ)xRs5i>7sW9s|P&SP<?5Y$r1U30I6(%7eI<3zzKC9q18nmpc-L&_ur7;q*yRwL?&M<PF
aUbU?@ib90+pdB#@~o6Lld)^KC$?EIWGn$NWwar*yEbzqh%y_oeXwJ$d$CKW@Ui8yK(Gd|uCm4-GOewuXrFMdaVV`W?67RLsVhLV
T(YCHdofkCRIh-u{;|%hD61|g_%b{yB`)2m3Ax;%47hzRNV2=M{;x!>+_K5D2&yBo`l`9JFs~gZle1y5K(IzH<1JsT${B7i$+7_@
5-20DM>Q6#1+FzLKeQk)U#-lbn=P0vi7>eyF)rvXlCmAG>$e}UFszubJt#CVL8+s*jw~>!HKY`=8Z7CqO)noZeJ^4$GB8c81iUt}
#<{nr&?v&K1hJ#9^Q>F5K(-pP?IrrT5wuLS@F`CuXt-vn<t`1iRwyR5hcp?bbgmJmL9t0E8?Q^RW~uEY6|e*(R43dnt|jFyO0J@<
4l&oSy|*kZ?iwd4KdDExFEg;ZCb88ZFsV@?0<dhcf~XCuZY;s5m9axMBD1fuHMQWai?I->RI5m+y0!T&3lyp@5w4yrOQrL$d9XGx
<F4l=PA!Qn)v}kckE=p9>ND@QP^gHn0x$)wK(Ly*m!=J*z%&}A$gvfz^D=q3fvkhES~6C!w6YVinKZpJ45-9560F&=TC|3)0W9t@
a<Cm9Dy>1S<T7n7&9NS^<gbOS1F@{O)2yQ{125OGII$P4_pFUCMlh@{gS6MQr87A!BQ8X+|Ft!>4X6t)Q!?hYoGWCllrA<b6|>|q
XQ<ycL#<G(FRY`i3$uDKoib4`fVL~N<)jCkm^2Kld9%N|?0}vxbryfD<}NX&XEEcihO#fQT`#J!lCxK{I=29<M=2UHdnvRn&?>>O
mb9?3nXnl$H>;K~UpG@Z^D&mJ7%i!<R4j3>Bs2CSg0uUri>XtkxhRmbo-wQ`d$VDg+A4D$s->W;_Ad`IEUStw&9{57b1;D|IxpX-
C8(LRh@&U4kFZp*7ok_NjxKSmo-Plwd9tOXHL(XU8!*|dT(3)>6Ra#Jc%+3W!!DewYP32tf~w4_cdmISlP-a-z$lun@UTawEUl6+
95B(bo3KEtNDVg{R<&NVaxCdJD=YQ0@Fw`GPbF8dz%zCrwz4v{Ni(Y`ptb8Vv9BGs`yr69k*stwBCU=vE+y2gNh<Ly1E;dBYPV)7
wXe{uDXr$M6tMTKJ2ST}L@ZM&M=i*;3bP8U(xeS7@h*C&$f~NR!LVO6S}zzggD+#KF0HP%m$jF*S+oqSey?UMO*Q#1*RqAO+Oh{P
M6XsLTqT&dk+Ti7Ah5EoK``L39He!u^s(5k45foIQmx}P=q^1mjw?Mer?ir{GA%N*<fP#&V=FAN>mfS4fUnQ9J}|ws8?<gDyQi75
Y9fX;dapXKnXEJ|SFe9Bv9Y(T)2%5h-nW=DH@LSXpsQ1*F)zC+fvohb+AfbL!m_oofv@!#oh@Ulm@uv|h@c#_kguSq2qER7sUCE(
9y7l&avr(1O|09va<zl1*tAwA4ls{3@~t<kcdV|kD>Y*-z%Z<|O0PZ_+cTN4@vKcW_p7Hc7cD0!S~fMc3Mff4LN1E3#jPf!Z??a!
LbVm8h_H|&{wg{uMx7<A)vZ@78=y8X+_NRF0x%CI{wsVj)2Ui451Jt<DX>B&RJ5M8#4^AvB`>-!RJi1^W~@FfOCTGpWT&Jqkhb|K
B(8I_B&<`jKeD^9Lb0T<`K?{75w9z>Lah6^|Dd2RATVXNIX2@VmMPR47rHVq@3)LFTPWKz&9GOqlbm=YS}!fEQ7*-{)v&>^w6RPq
FSO>X+^r)lr7y#)r89P<rli0x$FHcVgf9mrKcK*{tFm<{39uWYr6FxHpD@^!yEV?Nk*wP-tEp$JlQ5hq>N7$ulBKsUfv|n5Vl1(>
BC|)eJ+Bfn!XV=}m#8@=LZ?+Qz%I$9JDjbgc(qoqwWxBbG9Ce@HYq(Jb|O`;jWG8pMlo=;l(DR`CoWpAF)~%L+%ssd_94Qu8@tLk
P_1sQgEV(6xG}t`j3|6B1uE__6SH-;->{IahOaj=LAAKGwJ(Dw_ASvfD71Yn`7=whaw%mt)i6;rs<rSaY$%8`DYY=Simc6{OfrVD
87XuwT`Xd-<E;y_=`XON8>^71q$`lM<E{*}Y$8%K+OIq_$FjT~4>2n!xVVif^R98Tma?m&h85PH0x`E6>#)KqB`r>^QL--&c()?B
fiH|Gg)knn;In+SceXz=l(dqtkTDmy<(Or;ceQaN5i1rqR;psHp|6`Tfifh#Vzp5k0I#XA)2PBISuJa{6tK{=LNLR&60j++)wJ5C
%r8bOxute6D6K`b*0~Zb3%0E@Qz!DJqOC%+@T|wUGcZoAL8@7;)3x3!2CYOgrMHT&-5kBK^e6%-PcM2fDz1XCIyB3(k1&b2KC(}<
_Ncls5T1Ffq?3QBNv;5|mMjo4!zekpbFT%kcCn-`EHX|lJhBHg>Mlh$3@~@CjjOh>sj~E~1FB)FJGT?E2)A)EGO%H<Qk*KR)*P~|
*rl7T4W+5EP_5vu6`8Xsudr^arL4uL__5uwI4W^Cv#pn{&@Py!Mk_S1)~%7H{;dWtRjDs7RxFyUIjIDw7ch{ikgLzIu&(*6Ag)xk
nKCXX1gO9vNH5wm*|8(EX0I2u`me9BWvs6y{Itcig}Cvm@Tn3eU8TgVajq#XsxpeRD6BdyeWdLz&Nr+&8ZlF)9<xiWnzMwqC^h4;
<S-4g1}uoS3oMJO&bB5p2{<+?#<YvLwXJ}tqOTYy+A2mYEUr4R6)W(s8Ls~^x3qe+<FKB#*{*h~0i_l;vMh3^ZZVA({jj~SI<yz9
q_B)J1+h>p)~QFa9k{HsfwGIL<|^E@(kYs*+o(*et*tSsf~ID$oT_*-LaFjC9<BPYCahX1+ORIN$gzf{E29c8ez1kG0WKu6G_Ovx
5i}$%Q?L@Q+bsF9u(5HqLa?&0Q!2P4P%rT?3bvW79xwzcJTUIF0kUJQ%&MX)JuFx-e=?*pOQ=t+9jv0V9w=#{0H#B*R4{9>{VcdF
;4{gxMy(Gp-77&gUa2~?psp9N<FJt_tgP9xn5`Ny2{XDaX|1v+cP{Z79yOh<ucbq<XS3QeQntaXNw4>-uQG0~53As+^Q|nj5wNK@
Xfu$oDkt(a{ICx=lq#{XPB7CoHm+f@R;y1YRIJyqxiWRFOf5^b04_qV4X}ML^DJ+vT^TU2#IQlQceEfd8MM1IfTlDruPtw_`mmm`
IG?|&QnlbShN$W#MKPAN;3&^3sVv(vEvLRLORW<uQYeu$X{wbR%&8@|7c6nJFQ>G#tt^AGMWqU<!7&D*f3!WZ$T9jUSd<8?m$lNH
z_QjT-=?m$K{m=PaT-Q4xh=9Rp0MmLx3My*m85YjL^GeV^e90y^rfjV8M0d~y{(ij;V7Il_^pVizBIS9bS40;Gqp>s@iPjr4>8BH
fhN+jJFsG~;jwD41F}V<PpD!cPbrTiRVh84x~;>k^PE{S|FA!`FQ`$j#Hl=}KCLOGCbS11c`qd|B{I)41TqJj!y+NDS+hH|#xUBf
V=t~I8Y~mGM6&L(H8r;`tuLjhEF|%+U99>VinDSoj;<e*MzKG%L@k;aH?C+hxT`TPU$cZQShtEOt1&sSJ}Hqi12USNl&m%^5H0wr
+puse39oLhi6x38u(iCedN5chLa|7<@3eEVN~+<qADX|h5UE2o)+jcmqAI(u0<|tMQ?)Ct!7%@{I;i_EOE42M-!53N0wFb`D6T-f
@G_vWc&|9OD=PY^HmevjOEIvtVIWi}8z&Alv#)0=v#>s|Po+gDelT4xM=+fwovv^sHm7~5$r6dCH7)@yo3w!`*RY$YZ!D&o)v$G+
Pb&AQS+N8vP%^<RATLs?+^&u?Gpyw)#jrM+BPj?e_^lKy)+(B)7%pKf8aNBDo3Ju2_^@gz`zqVBVKJvD$AcFiFsy{Jh_Y<32DNXf
{4T?^xG<_Hy(?t0o*o0WJ*hV|fU8_3$}YIDi?iRk+Og>@H7m%qLolJVGO=l`+p}~qZ>F>``7p&bF)$Y}R3$?&4=u*B8J_1W?yt2j
>9R2)IkT@Ze5=c@*Coa<#H=2zbuAq)F&}d-#w{T=inPeGTC1|GXfz!)V=<So%`|hfPpD|7x39OPd?0TqOtBR-eKK0G#i!`8kFylC
m9i?P+pf~IHM5GNOdXOV^`yrstEy+NhqL6U5UP8naxw{~>oI}2;-sa!doE?C?l8VFO0ZWi`<)1`a4?{%#iIZ(53cAigR-ow&ZWk%
TC;E}Zmn!FLNqKj1gG1wLA3=TLotvrXe@#<&851sb)+XA6RfPV=CIbS{k9aVQnWd&f3H)tTQTXaswy`x0<E~N`Y0x+p0W9}0H<j(
{;#nppe=(SR5A1_X|TAjH7gG?U$xUQh$INGzbCJ<KrsKY1u<DFte&W|f-ylU3AKu_Q>j<7x+|`&E-2Nr?k#MxOd&V4uPJM^5UYi$
2Qtnx_N(4Bgs#A_6f01%mNFl(t|dCGRI;R^2eA9FN-$_JbSkzs`85$X6tQV8gS9a*akR!Rue5+Ma4w;+u%)stJ23aE#4Mt)TeO!o
BP_`>zb)pp4zk!PrnDrjxHOh7Y$O&a8!8U1s<L~pu(f3^qb;2&T`a<@F0ptq4Jb@3|Fq$!2(WskbTg7MzAgo@=B|9GUa-}r3p9wT
Cn~8a=%jEgy)YNEuC&Iuz8(iLt14%)PcR0c@G_mN3$?H;QmF?lX|UF@>b5Mho-TB!1+HZ@9W5-RRUw8jM<e5^4YBpDPc!?f3onkb
)HTDh$)~TZ1|?*)cQCN5Zmmu)^Q3Vzt*pwhX0+8SFEwl`9kCg<YcVb!f+_+qOsNgBqO9{V<}bG%ZL5K_qbD&n2{bFK{4vk3<0tX6
gDmkL<gh5S36(IfU?AnVhb%8F5wl^lCAIP?STvg>a<KupNwCYZf1n^Rcr(s3UNIyx#W7GZ{3Y$M@g{C4N1(v4&?q!B0<G$*)U6`9
o-(4Wa<t5_(6uzIIIVOfxUsyow<*!Gd9k9W>oCALG_sPgW3ueAFE1jnS1_8jd9!0NelAroGOQh~S~*HFwwQ^nb+0ceb*MeAKeKeJ
)-b-T`YB8>E;GS2k}le{y(fIIJu~Vw6f(6oe=W(bShN!{PqG@k2C<wiMlCS4_%80Ko-M5*8!Y6jjH<<@zcP3yZY&(L3AW+2{}}Kp
Jh2NkJTD@p#;^*sH7cqm&#ALAk*fwYHLbF(x~x7YWwrw-l%Bvdfv#Ds`!B~bIIP~PN363NlB#_$p)kEN=B&LiBDVjokuc)4J1?KG
Hz}zpn55Y<zM{-A2e>P)Q8ryDg|O+aWU&yYQntya{Hmp}Z?4TO4=GVCF|9+PEU~Mlge}A^Tr}1!I;~VO1~Yu9qpGd6Gauovm9gJ2
%`J?wRx<XmaVzJhlca(tWhqp*(Iz~jBeJ2fw<PT`t1At*tgt#P`6Y*%q%Jfsc`*JTfUyxNx1{Z`l&0~ky(VI-Ah9R3BB)WXIjj&Y
h_eE--?O(SWTrW=60+K>Rxp;W0kAYKb}dCQ6|IvlGMNZ0xG}}B2`-bcMY3J2nYU=M->C<(l(WIC*D&=hp|5netRcj)f40gkl_d47
$tYf{fwX=q<*x3t@gS_Pj<9B~2{3dp@g`8NG&MG??JR1rbS;%I5Up>l+$*pw%d}}NS&DTpY%K~dB`z+s?I`)JO0hbsWFRv$7cDEX
DYOBs94_3h(XS^lq_N$wOR*(3^DA<;uQ6{b*0sm2nx}Ly^sBC}HL;zp^fKBmQZe!^f3haD9x=SQd9dTRLa;J4zo7>-@34@v^si*I
*fPzn53xWmv9%AJJTM=x=dO^iKPD70PBV@)y|ERvj4~mtASmv%BsKfCC^3e#-7RjfUMz|&+_8t5XR&Ot&ZrQvn=}NnJTgP8C#zMh
=Bl_hOsbr%04mF)D>0HI+@^oFMYO=QW}S5+8MOJR2(O&6;}zzzP$z4$zcI_EkSE(Wl(7dOX*4UUr6IAhMYlSt^qrodTe17Gvakjq
zb|_-X0)5J`LoTozp@e{UNn3$$)}CBqp5SVC$X-s$gl9Q$}MxUhp^fuAG97W>?F#m4=OdaUA1PaAFt^zt0rZZdaX*eqb$(5D>PKI
>m)EQ_%O#Z6RD4{QlSkomLUtHIIU8$MY7zis<oA@EG<Byk)^0LbTw2ps;(ukAF!n{a4cP~V>0%+My`h}2P$zd4=*A#J*gijLNWI(
ORg2MTDhgOd$3Eb46B+cBe1))x-e=fHY95&V6vPmcdRlW^e~{V$h5PrIw{g6?kOKEj53y`d8#EZOf8QW@vW&Wu&gey5UvocS)}Kq
X|V{cajZtDKd=9>9<y99ATZ{zOtgnCFE;0=m8{ev1}$_n$SS5TAgAT9<1~Y}1-1k%ySAXQm$5*sgD{w``>>6>{V2h;LNKSbJ}pHm
t}v}BPcXbA<fsC#7p)aF-J}LADYc@qC$SN&Ex1xN|FkTxtg~mYzc9?IY_RRHl`x^Uk0_C%imfi4<SX(Z*fSBY9<mLul`st~aVTT3
y`&JP`Y+3_ou_^=%C@m6l&ktKilK?Lg|6c)ceAo5>MKvOL#++3@UdFArZ>+mD7G}M)3Ylw8MFd5vae>U3Nb__JGDiv46mf6lB}e)
F}5kVgE8B+7O-M0H>#+tU#++(tgi#Nf3P;T0JJlyma&8$s3&T=NGM{u{3&)Xgf9N7J+YK2grgoM?lhS&`LRQ=GPPZ)yeSzcTC{Pm
1hL_(F{uDCz%%MC<S4-)MX)!kaj?X#ZLuYue5j(Y$}Q?JIxZL`kFPr|H!vS5OQ|ooex(nxw5%+#nJmUFrZ@I1R;-+^J+Jwl$FQp?
(lO#F8M95RW}NIVi7B_Vc&mUgsjfsYx2{X88?TG2OR%vf9<1pvKCRFsV67Rl)~Hc1wIo%qgtOtW9W%_S5VGMcd7dw>kf{nWGNlQy
CNI;i9<gI9(jz^j9VOzf;Iw_Sfu+`}Q!eVXg)GH146F37>a0Jkm9iYJ0Ij;P-Yzh<%&{agovlN+qbj>4)-jkj_$}8ltgj)V%PDoW
_ANZI?4Vt<rm&o#S0)Rd0W8EQ=CJs%Eh!f=6|WXB2(1;f(YEn3mM}~(4XtpfYb>=Oc`7`vL@5xl@HI3Y#H;BWxu7U3{-<lA=q+NS
EHBiob0?Ow3@fX-?Jy`XW44wh*|hqu9W{5V{;+<j6|66;0<F2MaH1Kk=rcF9eyS_5$SpuDv8&9pzp4^0XfFjcVydk(F)z$6)U$Rl
{W6d%8nidIvM^e>1~aub$fiLs1Tq*cs<1JzOD@Ya1hq%8Z>&GGRuC*J<0&UBS0|>h@+VR=RWq+N?FY!JLbI7D(X%rvrLn-T$dtaW
4=;x@mZ&kXv$8L!FfgUG>aR((t*lS9^DtGhWFfmRKrf3fN2=|jcCbk<N3%t&X10?uq%a0DJ{nszDJ^_5a<PahfUR1$IiHWDqN~I%
fVX(DR-E&zOEmkd1F{V<AT4ev8?2isWwb`Np0yAqB_Ibhh%a3-A+yUa(Jhj)Brce&TD71sM<<1{J+b++60P;E)3QM*8?yhiFf^8}
XtY$hpsO`Aj4^#Old!Hc5~{zDVzdRK;<B8tv#hbJq^uOL$uKN4gsIT6hcNfFrl?W2<*In3$+Y>d@uZ8YiLw^5q^g^<K&F(nr7s1o
-m>Sa#H4{NPp;oCCoo&D7&Ty{_b4MU(yYKCo-oL*1u)h!IIcM?-K)#7O{569LNzQZKd_aoUnJBl<Tw<u;jLLFk1pV><t(VIAEh~{
ps(*McpX<I4=87}!n*<}!znqew=u;n1uWdLa<6Bw950nDhNYab`yv0O^{bVl3^HG{lPdct)T!Vo=P*92-!9cFkh27z>8A~`N~V0O
!LjA5!m(4b+O)H>0H24g$1psz>#Jw1cCRb0Yp>X__pz<A(Y55b_bgVtJucp=*B7ZJ=`3M0<)mG)VKsZQPqbvQZ?a^xptd}!3@-jG
gDh0BfUIRKhq0NelepZKH!c4%t1-<o;Vt8_0x<b2$+B3nsI(@nyQnm@nzTeP$FjO8lC;{gCoQipATR*28MJb*BCRH@3a>OEin3U)
!!8jr+%H<NaH&JInYo!Yhpy%>Rv`him8e#-ceZXU53)`kQmHtwe6xtF!LPBYk+8?H53ot9A1Oz(H!EMIsVw`lWwD(zV6EpWAhxo!
`?W+h3NmOS)*~jU?=vc|6f`a`axdPp<FdQ2v#-Q3!m2VeR;r$?LA5ii2ddtjJ~F#5DWbu!MY12T9k|S<ytmUSHK-{pV6j53@+jae
xwCU0fUHC&(6;-ruc=M0{W0XUuc*BjNuLC`{ILVCg|$AcSEXn)m@OqJ`YpkqsUdPTWv~pi>8MStCpaav2P4R+Fe)x6LM@oEe=P1Q
yfDowoGNHBB(s9APOvVqUbJzpZYd?EVX_l7o3VqjATsnU3!2fViL)e`wl9}3*@_)7=CJ6UcCh%c%dHzCv!55TbRlvxRV?^3u(-IO
EwVbW9WgktfG;2|DYl6(;<5xL1hiGHG_60hintA>|F6R&ld>!{5-=kxMXNod{jU$QR;;n7znnI)QzcibaWG4%-70V``y^H()3K4N
=P!S#LZwr%Ql+$@IJy|LfG8-bBr4RfF0{(Aj59wnk0DSk6RvNpo3a<U&?q0Tt}a70WHg8;YbHf6Z85vGEwxIocdlqIxTJ`#p((|;
m@B@bo--sXd9nttf-!F#A~3)-xvI`DJfznycdxxF0I$oly{Gaj%&wWN53-{)U@s9Z4zg7(>8}=~UaamfG%<NJVYNQ4GAO0AQ?OsK
IxDTVVi`KF7`BG6hB1k&V6cX<s<G)9Y#o!Gp|jwtd$nk-wxzwTZ?gEM1}fDjrm~PMFRPO=$*Tk^)GdiL)U6}7$EZr7ey?&bW-_uc
S*h2w+p$2fkS?<*B(M^>+OQ`swyjO9?w)cj!?=C6*{{PgtTk#aBP~6!L@^FA{~`7>f32x0E3hCPLMp|qa<IHEwl0h-PO1yEdbIc@
aWJ^J$}(p!3#fUli6xt@gsVrLoGmV}6|jk{KdCt=mLlmaXr=urR;(v6-lw-Lq^SKVwlt!xLZjNWzqC-DR4Ump%O+DRGqMM;tFZMn
U@-BktF8a7Ah9>Eb*NIbFs==-5iK>a8?75MXEOS&1F<zEbg6=>2(fdqey|d!o3`LBk|^e^JuZi@>N5Vckuf@obu|<=ZM4m>NG*{b
`!0kuhps*@d$cIBDz)@6=Pit;ureGgw6OJ~X{Ir;jj*Yu_ar4S{4L0>^0_iId@n1iwyTV(*Q&>{ov_U)0+l?kSTBa6psU5KMl`;y
b}sw1dahEhxhQHXdakrMY$!>v0=3Yqv#^t-H6_b8_Nhj$0I`~?uPscisxr;5uB}A4r>wOun5V$2!7)9gjjTH{6fU%|GcT{PMz(n=
`?7$t=B5_1_nM!w$TIG-KQQgBxiGpfDyML=moE`5rZE*Scdc45%PeT3>KOs5c(Nq2OC*~yO|n3!cCiCAeXRpDwJ3<Rr=mTq?yJ=@
`zuT_OS_>i7_K3&Sg|s!&aExH!=NFdtuWB1${i)CHK5tBa-MrHL#$sg_P7_fW~>!5AumR=53hW%)v<QA4zmO+#WbNS<*-n+M56n#
Y$$j#d$W6}<+T&9C@;ye6Qw+?+cB4=R56#XinaYPx3&8%@~efg#;;?rE;HFGzpkAzptam9j<7$hT`IILi?%eia<7Uk3#fFhcdBNw
<SB<Q7O=0fV=&CAuB>9UbTC)0U#?BA4Xh!oyR%ui5w)c(E-|?!46zEVuP_2DVJ&krAStV`cdUsj-mCH~%d$MBQ7?Kh_$&l0WU%_K
Yq04kS2BFFt0e(4ATEt4@v<~A_Ay(tRWKZ{Tdj?oS2Ef&w<tEW(X_E8X|jT`J}`H&vnUjpE-?xzMz{U2`LoL`94Y56JgBX*F{qBN
Tr-)mjjGl#*&#Zwbg}`mWvEmp$*9CAi7&me{;-UzFf>i68>%2Qy)&UTzPJ#sIWMWNRwy+z(4a@ChOy(Q{-H{s=OflFOsy)e#w$fF
Qnr(;O{>?niLA)EuPh!je<-c7F)6GtKrdscJg=RpR;5a^%BdElvo7Ya8#LK1zc4p5p{4yLe5@g_FrrTypDJ0fn6C{m`KuPGCMVc0
4=<@JQK#^=tFI5V+pYtr%Qp70gfD`%R;wSdc%VtOQ?#fq0x2vq6EO6v+p(!A2&=uSs2@6_-!Nn+?6hR87cK@a5-0evj;|6hIJh^j
d9!OIWH6qv_KLN$u(*J-A+-pnpf4LTKdhFpw6G_%gsi`$W~q*{8LtGcd9A;&C@qzx(k*ebB`l(?rz*Op;j(zM+_LL1Myt##aj8Km
LoAP|a<E7<wzBZ6)vG|Gha_OE4zJ`UeJ#qZUnx8t*c49`G>{W8A1iFFH7`1{)+C9sqc9Y)sGlaXGp+u$E2|=~lBYMSRIwMaT(Gvd
7&R+0pReMygt7srp|K?<$){bmYc*{yTCYo=tFN&%$}TrG1}F+D11)T@im%)?>Mi^)QnnqaqNT*EC$uCfN-H_H>?EwLORv@~i7o7y
+n(*P$Evci4=}>1mnyxhIWWE!xHAZ(`>t#%39nwSfw0c0%_(N7R<X{l?Ju;c%`|~5wW{?iPO-%u0<Lo|Sg)$EzAt#Rbh6yAD7fIZ
6fM;+F*3TW(;i#1mMjOiavbfkh%$q)Xt6k?H7kZ6lrs7%<|it$G$Y5g*0&U~4<kb;S1<dk>!Gx`6)={v(Xj-oakLyRIi^FgvaCw3
M;&~!KD4bc2(SXMOfsY^3AJLlXRz5YH#M-c?H-aSX{~Lp2e6N=ATg1(=`TgGE*eZPv9lK?0i)BgoTuNiO{PsPSF6dd+_0W96|{*e
(k!enxvYn=t1Kv>3@Xnen58wYCNVdyX0|xDk}%M)X$0Odxut=!)vqqHe5`}A@h(I$g|YuK2Cmk$`76k%12gQhYpo0|=`U|Av9P(W
Br`8Bpe~v*=%aF{J~xA`p{@raWGXB!=CP+JZ!piL!XzRxKQF?w<uJ*tytat80Woc;-mJeVlP^%Q12@pA@hcW9Xs^yPMKCTjiKkJS
w6nRbuC6FDeI$piHYb>}L9zamO|EsUN44ss$1ww`mamqwAFK#3!>1FvpfKm8Qk^}sn=T<ONwOZWYacf)t}Smeb|zr6Yc6P~rmo#0
Rkb57^{%V6HYY);X)9ByBPr>r0V6r3hb;uO;i_`2+$!#{JDen}tR|$TL#^Pi5UGf(KQQ&Hkf>gy<}xy_%CXcoWUja?St%^8pEG(W
?W~wE8ZcO<SuFFj>?-{w_bdY&NVFy(7&L{h46z`yUbR-Q%Cs-CxUdkhIJ6D4jV!RU5F(H-;Vnq1CM+kcNvi{@7NyxJ3$n?#H>^T1
(J6>Bf-NU6DlWJ%(V}!QRJ3-mptMG(z^aR|UZn0UBC=&G5vl>TLbRo@*rLBNxv7Y>Eh`H$k+kBo{4(^T0xyTM3#d}GYq3qRqciX(
QYgx_JhKC+JS)?%Jgs*ujjp7psjYFDA+=qsfUYj75hKvGmn_jPz&3^~*063R9=RyAzN}ZUhNzRZi!rUNwlIjQ4=}Z`{HX)5Gp>-d
)v_EnYn}lvk0x*}=`Jj^ATGEkCos09gRRsp!nTI5>NHxle<)QaN-t)w$1k<1psfP67OGJ$_pQXOili;2ShfNzP9>Q!UA2~_521M{
R;Z~k->R%8G%$Futun48Os?szU8_|r9jYHPel=to;Gx|p{v>NKQY>JzJE>$Si?6jXZKYTriL}@(ZY`K9Loz3+3J^E2EVDc?VJCGo
A~3nCIH}z%XD;WlB%{NzS+USEHL@(JYO5Bh^qjyY4=mU##xVh^kSV;XTO>~{2C_)5w5lq&jIn;I)S?tH*fABi)i7kP@+bo-k~2s!
+b;*LKC|31OQiR(-LW38C$P!2!l48$9j@Ulyd)~32O#t!JgnWX<E<Jd4YyJ-$fvr8wz4R%9j{I=CNTXpIJP&gJ*&Sc`?CD2iZS;p
>9atv6t`d?fG|I>c&FDSFtaAL0HNV4+NOFhsVhh*(K4khubU~aT{1u{r7~8qp)rapA+O9ain3^_^DE=7NuGkZnJdsJlC@y4G_N(a
MK$88@TvN&*s)iz|1s7uKeYlSX(>*tD=8VbPA{o0My|0iTQ1MFbu0_4EUs;^b+NWGOte=h$1M~uQn=c)j51NV>#<rYiZK%~ZnhMx
BCt}g0yHl*oUpAkMj+m}ZZD{=1F*6nNUy6UEvx{v#UM{HEHXl_7c3*P*0mS4GMPv;)v;}{4J$XQdaM+l2PMKW@-;3pwXUQs&M$5-
`Xr05)u%bHL@frh3!MQmmnLp7WHKJLpCm@J3$gpOCaS2d@~x*SNwGAvT^$G{h$BBU;490nF0*j7SS~5C9;10MDYKO-VjRG)zp-tw
{;U%*^P`R_C^Pe^y)V_R05A<S9VJXNjx4M%)UxZW)2(K#1ub<j6C^k@dozruVX+4?hNx(&uAFtTjwAyhfUd?cZ7##9$FXl5wz3DE
?KRafWf}V+nz8n>kS(6Fz9^n1L7!?Z$|y4~86?`UgS720oG}Tqxu|ch*Cp(*@UTZOdoOCP`?UHcT`}RRe=i}VCa<5feX_5uRxm5D
$}^!d9vrwXzOhZPFSHu5=BK$Z4IR|9NToq5-?56P3AgI3zn(O*MJo246t+>gu{6c7o}*GRyO?${2(^7GA+%R5oG5g#EviQ{04wMx
60JO}E4A~M#H>xSJ*r%==PT=}@T@whbDjgPnW?@d7qauFnjL<zY$8G_Um;g8rL;gV4YcVl^sc6;f*k<13$f=Um9G=B>?mimq%^s+
Jt-M00J7IJnY03=12f{P>@csj_?&<<t}`AmjJ1g`{Iw1%!7(8)jkJrhLN68_k|DRRAgY9|J+Z8@wjocmO)jvo0<=#wGcuC1vM=Z+
&MJMdLn{cW)2>4)fUNN^E+8Q=!?8%K<uTqZ=_<-35;3+h7PLkok+7evb21qtp|Di1h_NOoLL3>hlqoha95gqnqpaE{1~IQQf;0yy
E-DkORV9Kdur(T_#WISW4<*m8mMGk_?<^i6ce~NFn5C7hJSm8=Wwk)F3#d&nOsbi%znmwn=d#khE1wlHRjhWhqqBXq?wZ)OnHNf`
#4RVTx~jn^gDn55&@lQmzAxb}L$MvPiL`U9{<2cA<uG-#v#xk1!m+b0&n(QSk~Dy;M<!XUq%hsBZ7>`wX0^~RH>^G~d7E9QMx`7p
C$#k;?l1JEc(PZq!!su`)3N8PC@T~!6{;mGnlfQ5S)@X!)vfg}h%O>97BdC0_AI%qq9ao)^eBq46s}?}79k2T@2HTj=&gJvmM#Y-
r?2L)nX+ar%&f|{f-*2H#HE3>L9IzIfUst>l&+I71+v5`6|dE$uqZC8uqvIbz_D|vw;1#>I4aaA2Qq&q60TdU>aS_4@33;S(kwBw
tE^bHzOuiOo-INsd!wEz8zg$LlPhhnxUea-+a))$1hg%)eKC5npRsu?AT$9m5v1BK-!9OuAF?93xT-NTM<`UUrnFu%S}HiX@GFY5
i7{O=elf%?q%7R5H7^UdAT2F1@wLG-JFk-|IV~qG%CA?o2rmPtd#^~cI4<HWqOP*7h_RHmbF0*~QZnQ$#4l{DlC%3B3aK2X$E|g%
-7!b38lxF89J4_$3#xFc3Z&>R2`fFWDK=EChOJFD0Wc#k5toKC{I1Kg8nNdnrZ6ZcwX;SgR;)2H;-^rWwJl4mWV3OvQ7T_3^P88m
Zm$3?7^PIOf3FN9%qbO~Kdd9E2(@psfUsF9X)hcxEeruI_Ou5k(hk?DIV9kpOszPm=&bgz(XKkO+%euHSFu$r7qE~jU$M!r(kt^c
P@9si)v~>(n=B72TPnY*rX@cxSFh8vHzhiugt5q?=dc|scQ9bG7OmZ@)v}MVOt3vL;V2R-&Lu9L-knCV7culGN3g`S$F%pg+%u`M
k}W5;?y;w;o~&iB$t!BO9ki;kdn~dnTrS}-BP#5v_^>E6i6^Ttt1<n!X|g)Bl(f*SQ64t5FtB>Kda5BalpRYmJgIr6@~=j$nJ^$R
zOoao3$SFf_%0nO0kN(w6fQ`x9<Wv{^Re3~m$30GQnYU|2(fjr$Sxr>I<-!yG_5u-aHuJ;Unsz&rZF$5?6N*E4lRqXCNUbWd?>In
U#Nw)2qZ8qX{{41H7&)gtsX)!$hIJ`lQ6NVOEfXJ6s;Soa<U_;*0R>F<gMVi(InBP1}=><$g#ns*e>WZ#i)azkE9*6j;%zo0Wqj6
7qiT;pR;{4ZzozXw<}$&5hS~?Kdkby!Lci*5wI1mnYBDHLMn%@9koR&@h?{y$uYw-a<2|5GcfBiEVL-MkFn}4{j}^TH!cb(-mE^N
>ai=Zy|lrtldpZQ<*<9E<F*yBVXUGuDzK-r6)Lx-#WMx2IIAG2?<q>H;u&MO-5G1F&ajUkYc|TQbuWx9nlgB(qpLNnajfC24JM?w
C@6R&WilD8DzTj>LZCx2U#RLdv?{5z<)_uI{IeRY*fOCid9@0yZ!PyOl`J|g+_ZNrJ1h_|?jrr739A<@zp>P`8K%7``LGMG4m6B2
!?bj)tfIB8n6qxYZK=2^A+g=H3beVgr80oGHmR02jj}r}`xWz?N2ITx%q&?r(5fdWWwQY=RjgjB6|rqD7_@J!wH&}M$E<0e<*?A9
52Oh()G!L97BS*4D<xDb`7u#4<gp(h<RiK;c&;xslrl~r4<6;IVzCA!4KoxlXfcm0AFv~|_Yl&nDk<kFw=~+PNTvZULmhah0WiTd
MvdMuwy?~a4YWM8hAK!hF|H&q|GG0N9<pep{H%+s+pJZ+3$80N1TMd-c&<IMj<PPZTCwt>tFi8@SET~Brz#37Z<)_0L#U4=Osb^3
-ZGM`pEVJ&39!$wh9*!fk*f$evVusgx*~2N<e`i-D=w_73AE@aqBKjmBPk^-voK&Xi>=o*jV8{qBB#zUMy>58wzC{IJTaoN5UJ{^
)S_duK(KtVfubQSMkIff&@1$vO1Eh)pR@s~88EP_?69vXo17lD_^v^$f}x-+o3cYCf;C96l&yIud$lsD1t=IXFeX*AS2F7zHY{nT
1*@+wIIF9l!Y`4n%`a%EOfS2t#IW=-39HMpLM;lk6)M7<moiE$D6zV#KP_9Z(k|UEQJf2<2eKEUFC|;8S*KmD`n0pOyeXQlyfk#M
WH2MJ{jE5tqNt#(rmlsvlPdYLaxY_~leC?z&#G^*_OMqm>7`aKaj|W&2CyTxwj2bg2eUe}5w18bL#dRm_AfUsth8p9%Pl#rjxHuI
?XoB^Un-2Ox33wo53f6{NH77eEv=p}J}n0sF(%}!5ilGp=dgOQG%Y0_>@`;?rmX}lhp-)>DX<^1AGkI$va#wc6|uUS*r{T&w=EEx
*e^+}gscuF>Mp&o(x%e4MK1xeo~{Hh(j_+}E3`YSmZ=Q6)g;BOiK<Df<F;b4__0wju&);-;It950=4t8!?bs(YOSld)3hEhF0v*#
5w6{@2DPuQYO|*-b}c%q8!#&<xGmAC7_tDYxG>SQ2C)h!87;3fSt(4d;I68mBrn0M-=+R6{j_+v+bjmKEwdIAt+g(u87mzx_pOhv
C$lT3cdc+N)};}xqowhc4zl8>aj}l3wXh|ypDV?z1u)mM7Ojn~QLwG4>o5f`t}JaZ1T7M*D6#=ABQK4t!l$M%jVzERUM+YhWic(Z
Y_(pj1S-R=Z!=S{BP-w@tfMxZHL$&;8M2!%&a)}8O0?^&2e>{g$s>+5qbvk4$F#68X|VLH!KHt$l(XD1j;f;}EUc8TF|j|fy06Ku
r6MG;JSm4Q6R-#<HY<`X2QcR>5U&iak};CCyd~i<ku{4d@3Tszm$F>2BOGp}X|M$%Lok`P^|1slm#MI@?=nj-bflyuVlv>X3aKVA
RG`YPORPep>N4c9HnQ2X1h9{$ek5q9Os;jYNipxZY%p)K)uleRs;IZAD=Dia;V=~>Pz^n`$1}a7l&cuF&NMeHPcFo>*Qh13?6|fU
8@Ok<X|+A9=&@2NATZu4oUL6KEu=rC%(m#TxEku8+q6@#-KWv46)Z#_8@8&g0W1JEw69bsRIV~8@3L7epSGv4@3Dv_TPz&4LABts
JFn9&^(?e2hOxG=Cne#pTc{Z`fUjPx*P=7DuPAsiJ1PMyQ!ackrl|<DgS9&*ez<+PiM3I%u$RNI{woZv>ZM4nb+pB+rnauJ<}ER-
*0mw8)g<mK+p2W4W2}#@BdI;MZ?i+LoU8_<jW2Ywi!pJu=^{5PE3e`uskX7P$*ngs^(?V8Ot8SAth6Szyg1A%<EQAa->pHg4LDOP
jVk7`O0nN91}RQ0t}w!~Bd#_m`>(yOFRvIdN~~6>=cte=xvfg1gRmj3UaxmCDX9*tTd*9h#xA0&9xc|a9<`9SbF`-@*D8Y;j<Rnr
Ofl=UP_DqY+O5R0q&J$ZF0)fGC9iU~g0U8{iW2TLVz<Y#{4p>lzaB)hQnkpgF}97g__g1$5wkS0yR-wZc`Em@Jh4->R<K4X3^De%
-5*~zFCp2kK(6nw{-iXvDz;!Uvn<@Od9Wj*0J7Dw__Fb=D=mJd#3~pu*f-&&zN)sl!L5S00<f2-*}4fe9<M;QwzRl4#Ih7Ck|+tW
#Wy9XVX%6qXfi0S)3t`LsjxvMez43iFRi+xc`<LUzqBW?psh))W38+xF)%}`mMcW8jkK#Cd$L)v%c%vPcQSaig(ju2bs-w5n<3_<
X(=8s_bVtW4lP8q&aGK2>@C|LEwU>wp|A0+l{N({>@C=_xwTXvn6CPy?x<rYIyP3Z)u02PW3UFVD6CR1ma$>8*{raxG%JLpz_b=H
m@>k(n6O)`Agntu)3i1t=&)ffYP89*A+JcZa4|Y8s<EW97_4h6tFDKzU$L1p=eF`O&oT9`eWPf$VlXQ)%dqV+4yqg|?5t26&>b%<
A+4k=ShVppysRv=LNc^3x3XX=c_{;~F|6D!c(kh|Lo&84d5%!DhOwo#^)KnL%djS}+Opy`7mG2avar>v&9Sg6%p@kAZ?1Z**|9k?
hA);c;~X5VFfHsd<}lN(#<Ntgr!LSXORz?*wzUDUJh#}jwXtb09<kr90jvbBrLwFpKPDwF0ISclm$LGrbf|Q$9T+Df^C-};kD<D-
__ik}MK5?TLat0Q8#cwLUbTj|7^_dSVysBAUa=6fEgW~UeXfJ8L8MBqL#$*hsj4?DlCcK1UNE1rYPhvBU9o#6=rK2_DYB8VI<U*F
9Vr~OEvo3PIj~N!={Vk@xUMv=(k;xcA+y0DCo7n>Rw$D#=c_5KQZIcb@H1;CG_fwQH6`98@UbbV7^ZqB<1BKwf-I&Xi?5L*s;w-f
CMhhis4n8E&#`5wHX4+vMKHW2maiN#!Lg35Rk5Y4%qmYU_9?cjb|Eet^t7L?EUB}s60xnU;;;~;nJs0ds~n0Olrh~cFDZtr<*((h
8m{IqTdb0)(<?8sNHvD26dFRSW2_`BTB%_(c(~grW3fH6hPbJ*O|7T0Dj_qXzp+8I%P=agp0Fz{Rw9)p0j!TOqbM4$GPiHGpRyG*
=P6gPO|1MXqAz+P4Y(vJxtqMXxwb#F0I;DZlQXa~4lgRPgr_p7)3my*_pm+`Kep^Gk)yb#8#G+7W;4Gqp{w4oSg~L-Ix_JoF)olW
H@BFwo3Q<*!mll=iL^WoW31a4x3%7`1FSrdTQUVJVknNaEwXK{rLYw+7qn}uxvCo|rMAnoNv>HenJYmZF)6vT+_9pt@vStj6EK4<
Ewsxhrl!27zpv_}{-7+VY&FoXNvQv{M4X1MUNF<JG^=2%DKy8Ty0jawI4}+|_qEQfEwsof1GZqU8?wqY%c1hH+^nfDoVOsZ(la+I
6Er5Uw<_8wOEN|>daO7tU^85`I5FQaxTRJ$Ah_-+U^V2o(6Z(<HnBn<jxCR|udv&)!!JWD*)9*V;Vg`=5-XRly(uP;PB34$NHH%k
6E(mnb*kU1@3X$E2eA?`7`8yQim(<nTPf5mm??FzCb0jpQ8EuIyr)01<}8`C`zwhxP#Rt_C9`BKmo!SP)-b;<e>JMOD=3D%7_)0F
voI|)AhCcnQm~b*{;V9gxUrrtS}w0JkFwCT7b}-9#jl+++$v+M1~8qqhpWc0^Qn5a3$2l}Vk^M7B)J1B@wJY*akp+OudT4G^)N9q
0wi;<buZ>88njWdDJ&*5+O3c<yA_!&H7h7F%&%xDkFd$HcQID3BD5DQnlK?SZl$HLFt9SS;;B8Z9w8?%*D!uD?z1|!qOoJL#<yLr
$TDKITrO^_H=#TuKQpr`5wI(;bG1>iYP4i7*ChkF>b5(!p0As*c&bb#K)f5Y476Oc4XSJ{#4aAN38Y;y@T|qJ@0|B4`LL|Ax}c-7
y{%D?hAoV+*sbBF$EuO63^ZG~aIPgS)~Y_PO*lleAhh_XB&Z%Nk|^{jDXS?ZqcbkCZnCbnwIKE`@+c85SE$6av9JQN_^IcrC${;l
xUrA0xU9jjW~9WWp(voOy0P1_?6$eFHL$L<W+z0eU?@PmKdDwIw<GAWO}5f23%GQ+Vl#8G*{g84&$R^~FSmoT;G`^~_^4AXK)36!
1+rqV0VVk{Kpcy)qOfu?DzkAhvY^2*TrJeJUM}yj>Liz^c&=e7X0RHu0w<xb<g4Ge+_qscM5dM^CA4j{gtPb>__EU|0ke*)%$Fyy
zn+q`ovZUQf2X1|BCwyV5HM7<o3C@XBduY%@-D$E&$7R`M6{$d4zDDqZmx!~7_w_3aIB6k2Cez2Fg3{_I56HVXRf{>Q8F7gVXk#C
tTFqph$i-`ge_CK6g844o2a+7@wiSeDkIafHnCr;=BpGmp|Kt++^(CbjkV{oKeh|7aw%A_H7+(Z8zkf{bF>z$sxD<TRI&ptEHlHZ
r!<``T`AMDAh2qvh$8{7@FOKMzpaldrLO`Zey#hnM=l>Jw<UqFu(OG>^sh9osWMlv&?7K5REY;TrLrci)-P4CDYLk*h@mN_nwn^^
4YGEzoU+)tMYPJUUa4!eK`$^WYo!IQ=e3VD(=SRf#H6&a;U#<=xGa*Wg*3*C;V#EAL8S<^(w$<lk1yRX<+F|})G?{BGaRxo*{%I9
rmM^<jG7>}Z!j3Mgdqv4Ffeqf?=CejX0QA(x-he@60lviP_x#smZak@(y3Q4RxwtrFd=HSa<s6i=d=Q^rLu1<VxlxMM<`vfL@Svv
X|jZ|K&pQktEI6gDXw@f7O(j#bg&$!KCDo(BQyq}3b1Z6PpE;UhOvgO2QITF;3oMin3l1rJunJ0<FZ67AE?-|^dl#*U9$TnJgow&
)~jB%A*rLQE3bAb#Vw#KC9Id4m#LzzAF0=<t0<SS*s|HA_pOmI3$R0^`!O1<X)y~l>!ysh-6-R?Jv787^|_*~GoX~An=l=zB{A2h
QK`EvnX#NR2d@($`Kcr_q%NH^aw69>DkMxXKr^x|Lbq2ZLoyAnE;9ABZZKdfe6`OmG6VuMv7?8t5~I$pb+K(KxGp@iII`ifqoD{V
q9W6!1)EQ=B&1cdT&R<>r>F_9i8k)D2{632DJ*=eWGv9K$*;F4j;it{SSZ{ft+X8|ZY<F<2B^9sb+i#MJ1oDX@-28O5iGYRxhw-Q
->xsH{wYVPw6H3$88MlwZm@T;KP(umIIf4Pfviv#1ha`P8mG&ot0v_uTCRk$z%^4Z-KKZ3NU$(4X0+%g1uaIeORk44S}!jsf|nm5
<)5OrF0M8#UaIRTxvcsy`L&R(J+M+S_p^Yom^FB<F0rq)kgct@y|L%8j~t{j1h65o9=43J<}gmRb}45p?z23&i?7I{YbG6`ys~Z?
#w^^e@G!kC@3FYCvMRPM^%&+biK~$!Nivf%6Q<=YNvAKdLb8*h;Sv9^4l=GNfwqDwT$$-J)vGVAxv0)4IHjN<^R4SE-mJGIS}08~
(4?OnXRpR7R3PIu6)xs5`>9&6OsnWKbFZu~HmqGJP%9g_Ypw~kajp!je<?aCIk8qSv$XZG8@9N!+OJhE3^16X&8{k}t1!teF{`;M
TQ8BY{G@xgu`Ir|yfC;aFDh-dWiX605u>FlA1yVg{;XgyKQ4o*AFyjHQLRcZMX_zJVX9Fy1T<JRZmg6jcQJ=B0kP>YZ!SJE3ouEf
x2PAayR}Cl6)3{8#GubFqqEee4XAG>jIs~1SS2#CnXg<VV<5D$ZL@Q+<ET}n{3%i|0y54e`L%d7SunmScqPrWVYNxE^r$AWGO*C5
&MCDlWuO}|{iWlrxhiuiDyzD$Xsit_IIYdITq!6bAhS)Y$}k$T60}~l1S_yD_b^Df?j><C6tRx5&M2m(q_jve1f~=%$+Gws5F&Dt
LMLJ@$F3VL3a+L##IPW*Kdk|wU@)03moO(bBPpq@E-eQ!ey>xw(J#j)|1TLZBeXN4)}nT_O0VdfRi~>dEHt>EO&`IxoVJd&Ag$CW
vZI_WFtOgTH8a7l+a^k?^Q;=NK(I?H>92gG*RY@*gtDKl>7{8W4zy&iN-@MKp|Oy%NiSBk2Q2Qf@2bG37cm1cf;6$Kz9y`)wI1;x
ouYQOF(Iz1bh2))xG%)52O`cW$eNX`C9mJ2ysR%V&9K_ARJ7kDvZV8;C9SfueX~im&MY>su(MdL_c7Hgh^R2QpDu_gZK^^p9VV}`
1+)<$LNoCyb|D2I_bAyhUMin7WGW~xKP+4^Mzu>dI<8@|!lqj#d$RVF(=@!TOf$Q*z9zJ@*{eLTw6u%2K(eMTL9DVbh_L&wMz1ld
VJE9Ir7UwI+9Iwod$E)(i7Kxyk}+W|d#|FhF)+C<$f#_y{;m`(%&^I={-98z*0HXsoT=e5jIf>~*(nq-daJ>&QlP@A4=gY)g|Pgp
wywq}DKzpV1}vPk>?|59_OL{#pQSV{Rw2i++7+@e|ALvUSFcmEWUy1ICo7pP1T3Sl@hzJf+bO;<%q<8kiMO(=O)Tv%UbkyBX|9m4
Y%gZD_^`;j{ig%1HZ&9^kFljRi?6<~v@L-zxU{jc9-#Rd*sh_om@C4rY`YgOGBl|qpD&TILa`{cEv;g$IkCVs+@*9f8Lb+tW3+iG
FtEF_jkR|)7PJMj>L5s+EGxmTXRmxMBO@Fxb1>DhpD+EkH#8(MU#`xw&ayc$x21iu(V$!^_pRlmCNtHxma0rFzqE5Gl&1D7T(W~M
^DDl&eXL|O1}51v!LMsGw<(wy87r?aCNU*35+;fqGcc02>au7wORgla?xO#)mb7WG;4m<(p0fY2gE3MtzO>`Bo-OMwQ?3uRp)HIw
V=eBo>9sI4M6IK&{xJivxG03VfVB`M)F)-E-l?jxHL{1R>z@}awyG|&hpD<Uf3Zd=PZWu-Tdlgar7(LbcPu?G60!NH+q0ywNvzN<
6E6w5&aP&$-mNXI)1_lG+^owkU7IJZ39czCQ>^`{fh-6zF{~RfU##x1;In13ysp)=gSFkPz9_M<9WVklE~h-Ws<g|oP9!|8(=ik?
p)C+H;<i~R{iGC}cd#`t4YKAgE-=9~4jiMjWG<Sp&L({_AfoTKxh#yirmLo{>Zh)?(XXK@gs`h1!K`|rZ>tKh^09U-(6qla7q|ks
<gFmF<EkR7^)u))jH@NDaxs~#!7&}R2d{OpPqDnMg)d$>@T)N}lc^V@xU*iYlCiy|n5qXYBbT)v?ybQr7AAYKFrri;U^F{5IU21o
5wX`M11b+6_A+9&ej`S(!8RSOp|csY$Qf#}?X1Bl{;FWFyRU{VnX?Quf3$zFKdoV?V5pU=oV8i6nkwqExF@oxC@S-@Y_Tz;!YhWb
I<Nb;7ci5nzow9~8Zz{^E~!~C5Hc*PSF(sBm$b~RcdbD$pt1icS|=GX*s1R+Xs_Zlk*%n^N3a9EgRF=zR=C?Vk}WK?Nh-Xilq?G-
kFnwxmnvhhCbeXlKdl<FL7J&AizZbq)16+oNTKPlr7``mN3dSC0ki$MI4qE~V<|AS$18*@{2M8;3^0(at*#BQ8ZOZ>EVSmaWHmc9
o2y-@R<84{OerihXEP?N4Jv6c;IxUdS1)$BJ~Q*Mz^@>+kuk9^N1cDNc&s!qLa~=Cy|wHw9k3uVuQCj<Jh4cvXRte;S1>&==(MOW
$u93P)h0|W9xQyZmn!cqr86kCb}s-cc&&Drp|CSB+^}jR$g#Y&m#$?S1+-4MKB?2NOe=@6yRezEys7x5cdh@Og(Tf2)2=Hs0w-Up
kgISp(y9QmQ>qfOfwWh!;<LsqKC8|tY8?oz88RX?aWJp0qnk}6V=P^^F{n5!fU=3SMYBpLaj|eKgsE||5V8I)G%L!ii!2bWQK`<T
(JCS>gD#RWN2HLh5;saWb}Ys&XR0eKh_KMGvokTJ7cd+s1F%S@j<vNY!ZDL88muO?1hAp3GaG)a;V$hmy0TQNYOqqX2eSV#kg@J8
ydRLa7_7Om#w{kSGqF4}(XB?d+@r}fP%scSqNm)Xxg!R;AG2DwsU-%m&93aFX|+zFCz*1!9k9BwjIW8aBP@9;6sS(1aIvqtU9P+;
wlJ}=7qUCJh_&Ih=`hr>C$g}%NiWhdgs7b^zp>G<?y#V%2BdDTO0p#@EHVBn=B-Gqs4Jl=nlC0aaWU4kzcHY+0u?<X$}zYx7p{ae
QM2T>eXi-8q$@V7j3-Vl0kxbiv$)!)_O+h0xHRyj=B9?Zk+2fB%&=G|X06Gn%_p6)>a-m)+8u>6lb(*9bGUc6I<eNR6D^ym%`zFH
S*#y0MlP1CVX~&FRH14q7NlaV46yE~k|B+*C#ED8k*_2zS+~xu7AzvNx2BLQPBH?xpt5%^<QD9pD=Uqx=CHc3ysiSabhR<8{<DO%
HllVclPg=Om#&AR#IG4N%QGvp*teIqBCsI1vog1@U#=Cm*0a_$Kd}U>gfBm|j4fp_POaQAlO_198K`Zme6MA$S*$y#bTyndTD2st
D5WVeu(tm&Mya4S;xtqxy|q8JZm%V<E-ct3P%rH<xT&f$YO67<aICnjwJ&lk>$0=5Hle$yjJ0gGqcJit!?ED31tzbv46tCZt0^9?
UM&7Jj-)mqlOPPU7qa0iMzww`wJrap?X_>I#wQ!5H8u1y7_h^xSuCn20kE+#LnB2sB)I0ZF1Vn#*e#qi{kD|3*thhi7b+|v1h5)0
9wi+xo~)ZQCAPRNb+hy--L?m^eVbe~p)=hy=cueGmKBI1sxgw9Cbf35a;uZH+A!<35UX%3ATWg}NijFPq%WK-f-!BSey~HXiL#Zn
M=skiM;?SM46WcXktc7hJu(BaTC(D<yByW8@umVV8MBSGc&O<u?Wj7asWFGKDWgv-YBl977@-u1={EB+L8eSL0VLKa!>iu6Ni2!1
aWUSqO|GjiPP6nayfUgU&aT!o3!$zu!l0?G4z-Q6k1*Ubc(Bo}^)YTN`ZiKF>@W^9z^wYTPc5RdJFQl%zcZn&YO^M=^fTYN^DS{P
u{D#ptF+y(G_V%5Ke5&_imomtg|v7e^s!#F$1~(M?z3XG*{(P#HMHlm$S|#@VzSn(4X%2yysLgM1EpdyPOM(G7N|kCksXeur!Dy~
DzikY(6s`xL$f9>i!bUlOf}TF7%oq%_p!pU9WpL2=CHA!DzvL3Ft-gcCNxO4&#^)(2(<R85VH9%5GV+r#T_Cp)vRN(b*V74MwF1S
jIaHyF07a^FCsv(+bZ@c{IjgFII`5HezBsl&L|zSNij{gSS~{?yRMI|M6$Oa+OVTA?6Q9`WTlC$H=dy}fHe0KU95Mn*sFY`khB>h
VX<Gd|16at7`e!+d?aSEW2$hm<u1^x0w}w%Bq%eU_@w}{__XV+EwDGNORUc|`LM9J)h072H>LC<9xW2I%QO%*SF<ZL=(hr(>Zska
Ot5sai7v4wD6KNB&NFJRTPSU%NEWEDQ7c%W`y>}MEG=EM#4C8C0W^0oIIKfAbgS#HDKzG-NwZ_Mq%qR2vZgOAQ>-_wvaBDjHn5De
>!l|!XSBmI`KIi#sj~~Q=!{*p=&I?j(y?%}1hVO{*rdFr7AqAn%qUu{{wuSZ)i5ZoLadZ8$+3yEO&b3(`7D?%5HR;HvM?W{kG2>w
F|QILvanvTqol8^-X9S$xTwpomax??8?Zwz95R=&HL!6rp|{&JlCl-A5HTM#`>}K>wJc$sl`zny)3JQG6t$Ht!KsU?LoEHLAt`1n
F0POvB(W;7tgG6r*0a7bAT#W%E3k^J!k8wv0<~HxxiQqRJg74%LajoPue9VU1+Nz=RkV9FoFqV`@2&K-2(L`7fUz^N87!a^7^F5X
XR%~9%CIgZF0ueF(lq)c@F|HTfHP+=-m;-A0;=}2nW<8sBrD4+$*V%D$1n?~5V7C2S1o8QCNaCNX`zs){xPnxUM5R4_$}Zhtg#EU
D6!!rRiSSztS1pO@31Z>2c9x4j<qzgft>cDRwn5!pe$!8RIL;;9HiZ)t~C|0i?*0G$}U)~H?^^`-nNalqP4uRPO1g88Z9fSF)i^l
GO(X84639n#Vn_<_nnTh*)WqBS+%jVUMXQNb2Pauc(sZxMz-j(=qd3pLoGMAASIZlkuZoZlQ2;zsWKY2p{x+E0j$I!a;`utkFK`0
Mk&OxM6qeHw=AQlelhPcov(wkv^E*1sU=~pfGdiw128$S;I&OD_bRBYR<BbtowACq9;d0NVk_sUimW;^X0MDX-7(865Ht)jNhlGo
4K|y%cP6{8{;(M@SF*&X2C?z1#HvHGu&Al2A1k#pGPdrh@vu)Mr?c)Uhp$8_^QkW?>#xSKb0ngrudU;&0JPFE%(Y@ABCx3|ktZ{(
jWD63FtB<q<1<VtSuJ?A>$cgdX{k&pxF)Kx+^1zQ^sPRrZMXrj<|;rbv$8ucYPc4!eX_kYGOPKinJv*VK&G3o)G*?#Dy)#OJTic=
uCUOqXe9kCK(RWh>Mvd}SEt-F<F(-~buOnbh_S9KFQ?V6)HDq<X{7S3AS}tC-LH}@gDmwP!!H~zHntk9^Re@<zpLG`Ju7%5SSjWt
wyX55j5gk>KCFO<jjhQuyDWUN)-3@u-?G#y6|%7<Ua{CT?Jl6E$tk$ArYn1{p0Bkj6|B82!Lwm8TduS-w5>R((KE=j2B)*Fi?jbR
U9cOmBemBiQLCP;$)VMyK`fxKuq@57j<laO3#Fhaxv`lkg|x4$JFgua|EZv;wXFlWkgd|N0VqW%f~TJ>;;9QQ7Pu}i)U^DoxU3Se
9kNENjIeUE5UxZo0INkY;H(v_jkGB++%7w;6RHR>SS*aQnxvi>F`@)8%P?=W8l#LU)GQRKpsaT_6S8Wfm@<Q*{wt%hx2&qAd8xFt
;jAsG11o=_=CrybsICqvOs?N3*RkiaVKhydI<}oKET#iBZLbn8->$^Ctu&n{VzK?K+_AK-zqn<vW~_HG0k0;tu&fF+Mlb`XB`9jF
yRKTcDj;aAYAKm69xfHHcefg;B``X)4Xp>T#xDXYxG4OsW-4c~VKV-s<FE%VlBdcp@Gai1StvoWPpwEW@~PS{VlW0WT(mr>zb>S)
bgbW~#VY_Q|FY_*|0K0E+o&5a_%F?^e>LYPKce}nV6adri!UFtS)kdh&#c$1ZKeXWhc-yDUMYjI95vRY%`+UXK(eN=M6|55m@%0#
_nalRZZ&f+<1ehSa4NL7U#Tpv&?ZH$jVxcX{He1qA*~d)9Jt1<!86aCC8_17dLzj-DX6!wW~;fXrY~%*=_F68{iv@ks<Abz@g)AM
a2Z`L&?+3SC8{Q|VXk4f;i{#uEUUyZ%p^~-Ry3b139b+-_p-GtkFfwW6s&?G*Q+z4(xZK+bu<36*|qyIu(DyXkgSxqEU6tV>nj~3
uPx4m<Ek;Wg|UjIJ*+RVv@Ss;KD0crBD7tyZl*e{VlXwYl^YPW4yq0_0JAYJg|y5wcrR<IPO&&7E~q!7?6J%svoEAJ1vJ^N(KX;H
>N(pZ)h@EImbC9FzopY2#IWA30x^Xyr7pU#KC@)7EwACIeyac|wl)4HW~^we>Mg6VLbax}qN%|zb}tB|gSg<L>a6gs<E|VlS~It>
xE~I)mar$W1TImgLAC*<kT6Irp{PToNwlLOD6O)x+N_tVQnZn+7%MBM#IU<Gh^!B;`?HZPBC&WX&@u_MC9T}4Yb=Q<DX^3@Q#jZz
U98rv`zaN*f~C5yK`oT43#&=5U@#xEz_LuR8@3az5jHX{@+`Hf<Fj42`>`vtJSIjiP_QGhgtkzznx?-nWv&{mq_JwWgs_w<{UbxH
A*a!;DzjQFHLheXUoFBctEtzv3bNI)!LuE-U9StYJgAYeAu_wNl(mE@jhELjo~~Ua$DR8!gRjIOysWFGlCNmD9XMjCK`;8SPquln
OSDTUbtx}3`mq7EM6m0v`KI=<+^~i#4XvrM;H_mUo3kIDM=-Lg!ZVbocc_3h;jK8dIk-l!L8P{%gd^)HA1Y%mAgR_Z+O!KXF|81(
A}(&IK`R+Bo3ALS=C}W{NF@9vG^I4IRuw$1C#d%>o2sd;wX7gD^CTRpx2?RUw>V8C=&e1rFSffd+^BIPFfF66!LXVv{w!p&`YORJ
7N~A39x79?BraU7xu%V;CbGOOcshWfQnB?Trm^IzRx5WZ4Y9hgJtzCIlCI;i$|}pE1hI>;R-=xrgffDqYbYWt)v)q0y9sWr38^|d
d8Xbl&!#`5h_Ed#$umc$IWNnyNwB6Ud9-J=k{sx+JFd+z+^#JsezUo;tEsiFiLl?WyRphHCa)8!#VnY!LbG_R$u3#6mM}Xq^08ep
B(HuauC$S@EG?q6mL#{ZV71dN=`fA7SFa~7z^K)*4zV&ZrmkJ6Q?Wy?RjXH{*`G|WaIj*q4KHmln<pD2RxM<-%&yb1zArzxMj;lp
C?)B!;UTiFX)R{3^R@`MaIj&t9=6snW~<PuO{-3|2(CGw!Y~3iax8r@-7T)FCoEmCUNdU71*xesv#tg##Wblgf3O-e>o&?CV6J<s
(yX&D4>5DB_cK1QZm$zD_OPX$&ZKHIW3;d|<}kLck*vI^I4L@ruB$gDV6A2}vM3O;zA6|RK{n+uTOuf{5ie^lMJbZE*D{AFu%{TY
=c{_Inzhn4XDr$%KQVD9GqQE26D0w&PqF|xh_^ebjX6Fm%(JL5ATuU0#j`K11hmkh8!r#EFEeYT6(oD76tbqR-mq&W`79!-&ouBX
d9)oZE-at20j!^`5iu1g)1@`IV<V)my)IO_U$0@cb}n)>1*{G*+9ollmMprrpRU)o3NinvwyrX;?6Vask*dqFBe6a&_AcG5ShCU|
F0(o)_LhOJ4Xo@iXR_8V;;lWY-V~#;>@wOQuCURvHni}iASZLIiZpO5(lWHOc(9=}=d+6~2Pqe@46$V{;3nRzm^8$y*D@nCw6i*?
f3t+Eb|~brb*x$}CN0}2iYhQKT`e}VJg$+kLACO=BrdbHGBO!3OfCbp<go~<!>_b8VYn2rFtuE&g{q4ax3S<hgstMN9-Q%|lb$;$
hpdb>;I8<!cQ7NaoVh@yaHg2CIj=u48@05z`y{QTOeWN<EwQ(-#Un1T5woML4y+_Fh_LUj!6iT)-!KNC;i9v!Fe4<fl_W4QJGDeK
TCy}Rq$~O?&ZdL7f-$Hes56x=a<LCCHz_!>5j9aQps?E|RjepBx1DIK&>e`do37ult*iQ|6typw;56H@oii=4+_8_auP~G|PP6AH
&oEpwAvT6Cn>GP0_^>oD(<~G*XP{oNxGu&eou;^~@UV!hHLInvm@IfSf2#$n%&{k>?yWyC2(oanK(cnPgsA1W%cYjFxh`llLaxWI
yef2|%^N4RAtyGeBc`M+@GOO}DJB!L#;l~Lgtd<_KCFfuFtm9s`7R5wK&?!%t*|^WPqb9CdbEP9%r-qIXDhQY=`GkRdn+!eR+SB=
n<M<PR<44s`mA!SwXid!nJ}@O#IO@A;w-eBxG$F<Nv_Q&Q!g^IR<R>6MW-#Zoul2PEh>F6I;{h+%^eQ1SFR>7o3MPT%CN&MBQ9ew
Vy^A1@hcQET``BX600FJGqUd~z9!eONw6cI%&Z3@_%g_=fHi8gzp78E38_ylL#ya87q<YgN-$BWT)LRE7On^|jJ7PU4KS{_*exBg
4zV|;ajaJ+_O!b)=_5ccuBrVkI;;&Vo3I+E=BK+Mm9TWR3o+;?Ff9A79kE$5Jfg9qFs8(?J+7%AT&X{zRwOa9uCRx$fh=pOQL+cA
BBe^H6)mc;#VgMxV5f$xq_dMTakI!PlruT7bTs|387m<etg>LS87V!qBd|^otuKGGoGlYF88v0LajYDtp)o|Uv@^RYG&DD|u(2*F
WFuKISt4Ylh%h~=p|*uH{jvP9wyuw;J0%jeTQj&Mmaqgb@H7@OF}Yu_buuWd<1#-nn6O<oZz1xp@TTjiRIa6=L#jn6NVK>$1TGt?
A}2Mq@-qLjd99G9@w0U@bGMkN{WF8NGcS6wtg<?<WV8SzZmnA_BqSN21g+1kB(r)kuC-FHu`3UqV649`ovOF3hqR?Hma$i{;V_J-
)U5j?)U_M0;jNV&gtzys^{*MLQYieV&9Vu!FSG`;!JbI29k!>iiz}8cSg~|1dabW3aj^X%cB*hPrz(S;QnMVg&L~u^+b#38XR;Kr
<0`2%A+U3*kScqu9;2_YSFK#Gl{L+&A+oe7cP3V);VjaiH??)GrL5Gkv!a}*9Wt-7C@zvNc&+)dq_eNAkf_@(_pK)`d9$#ubg~I7
h$!f=^R8C3q$QrJ{45kE8nHqhm#|K+F{hQQSsd^&F{@4}<FcAEfw6oq1GKiS2DR9+53^%2@U`x*J+3;eKd#IyzpiPqu`LTOU$bj6
JEzjG4l8adGqj$!oiu8ze<}qpQLqWDz^X*BP%2(2*fa96o~np3{~{l)`X||?VX+u7!Le7YrZoetp|I<qqOS`p?6DNExUTw}!ZWm~
53f6~HyrC8*S5(d95k1!tSqV?`!c&TS*)h4@vA#DTP=PyBqb%Av@BjN1UeoxwX6auAGnpV_^nqcDJcZ6Ei#fI<Tn1U6gD{zcQZjQ
MW!aOnyHm8PBIX$(=0PC`LUO<p)*o2NiMjqow$lP+^7t+fHDa&cO#IoxHY388Zjy`p|!vvWVC8DpE7c-@i5&Vz@>LNvMh=)Ft10c
+bs^4+`A7T8nv0OjILfN{4J%lO_dg`I<vU3+^$8RQK@4veXa{KSgeP(R;^T=eJC$62&IlNys}-fDzGasC#(lAAF(zv_O39jjWP<d
Gp}DRkFeV@51AP^03mcKOfj6IwGrH<P&4_eZYac}lqwT4;H;9en=Y)dKCP&*$fi56va*`71THEm>Mq>1jFelb&9p2qJ)}gm$}9~q
l&)(rfiaM#<FH<~;jAyP(xo`H@va3NaIJBmt*Cmj1**F;8ZW1`Ehzi5S1~j&oF`(feYd9}n6vw?MHa9$c_~XR^)xCnmoXHtn=k{Z
m@9>{sjprz>!ookC@>{3#;(FL?6bHsJ~GWHW3Je+t|%<2STTGeS1MAh@+6iY=(Gc{nKJXKimDN_4zaeapek~$9x9(PbDt3^{jYp9
6RF-Z3awbMqAOV_GBFyoL@o8MvosksmMC_pc`(bRNVN_%ajyn6SgMAx7_!>1o0_Su@UsZ9KC=F@%q#pYwxlev>Md!nvNBGq6Sx*I
0W7E~khH_8I4-HQiYqj>o2<hsP_(3)*|lP_MJs@?^sqy;i>(YOfG{(#U8wFb@g-p?RIlkOC@}!E$gpuQ5vejPHnc>xP%pr>O{lE3
?yxMgjj$Z7#;+?hCL((&k+`{@Qz`E>3ox*&sHPF8o~{GC1-9w2elS%uwk#4k!L!k;qOpOx-z(BCX0<Z5KCRxmmoy5t2dDV48n#cg
Dzbzu60&--d9S&wwy*Oq^Qz=7D>A33;x0?Fv#Kd5x~PLO-J?M<SG4}OM=tWDtSOKveW@6+8?k&R)1GB9jj|G*c(nGd{isqX5wb3|
QL;2F9kbywSTM9Orm?lKMlx<BGPI4Su`j!|h&0SGY$@q2Xtzo(%)1+^5GM+>;4sD^IV!+3h_mUhJE}V;jjo}zc($pxWiY!j39=Kh
nX3OUPOwZS%&`Zr5TrvcTQ*dkiMSiF`z)_B8>LjV+AQ2Lwlh60II*^<uP`LIkS&6)7b+*UEiAb-2DCFbd9SB38LC;g(kW>y=(aj0
DI`R=bhN>+TD8J3>$5j4b|XTsai=7qwwuYOR;^gDWw3LyI-~<BOtB=cUb9s$wWm8Vo~+Na-?oLU1Dr~!sjic*&$H;W>##>Lg0Zo(
s<A(_el>Nl$|9LDp{jT+=BEd#8Z8(sZmr2F#4K&4Q>fZCo3Kc$v8$Uk$S;pEmarwOWUr5{$gd)}GcBVoF|G5dqBGX6cd!vCP_US%
m>p54Z!73Bt~PqGa;Au}9H~*T>n;W|hAe6@5vAxTyr7UYM<yjUd@MMxAGoC|@3dDS8LtSq=Oy&3Vy_uEd9qNn7p`0`Nh-Ukpspz~
h^$eqI5hUKa<xaXH8Ikuk+RIJ6)&Q&{VNi*2ec@$Y%f+Z?yEMh(=Yj{WU7g;QXDO=cDb4@0<=k{dA5tOIG4357qM-u4JE~(7_mpE
g|U>ZVz5ZDAGvEU@32C!ey|T9Gc+<a!>~szR4m=NfhdKn#h~pjrnKC)d?=x`-m;{vZ?Vrd+qOHTa<gMBSFCThbExsRfv1hM7qYCc
c{DaKGqWnS>LuhPE~!d1g0T@WtgntUIxr+KjV(?xQ!RfmqBLqYL92f%qO2#bgD?U#FtxQaHZH)mtdpNFO|L{Jo+om%0xfu`va94M
-!O!;u(2&E)H2nmy{iAM>nwFN6|nHN+a$iRiK^!^y|3l7Eigu<X{@O*va_?P-mFP2_A#X}^dYn=<e=a)UaRdT=CX#Y<|R@y8nv7<
1}JGTHa5?xd9E3{FRz@j1+=Fu@G6Hg{jw0am$4=;D=ww9%CGn;zcazC!Lp*bFte;J_$^GV>?UHWKd{mt3^44kx0jo*Bdg0Ty04NY
g@=Ky`7l*14l&>~cd-kwwJ5zcoGodztuQ&NC8063x3EjG*D*u0ku0z;c`gJrOtBU(ak6f(*{t|2kF0~VNv!^{GOPWqOszMzWUmP^
axe0!QL2kBn6l>`6R=x0IIO&*O({#Q_9n}!)-gh_dnTHt95kjaMlLwC0W424I<U?tt~4B_2d;~;H!V=CtTF7K#W0y5b}j9x>aK99
U9o|&-xvt8h^||#y)9uka<G~i|F5C9To*bnO0HlfXR%Va4Wf6pU#}&!6)%pk*e~KTi>>vrPbb5z3#=C;K(I@)NwaXUf27c^Av8#~
<g&yeX0BMXvZ!$`z#-zMqNTd9#4$m%&LMKNyQf;O-m1DX|1KM{jG_gs9;?N+)-P(IA1o)TGc3xWohi;TKeB1HKD3Oknlk?|2eGCg
3n(NmkD#(KcdMhcV6n8Ur!E<+-7Y6Aex&=SeXx+N5wUSA{w;_xwk!iQoVY->EHuC#jyJC~IHGX3!ZD&U*R~iZ6SJ_c%$2LODKRRv
NwBFi0<{A&r>e)Oh^bN|#I84_o3o%bX0W*`7_RcN4z8E8tug^P-KdSNM6ft55U&?DUbNOPe<FXflPyfI(Wp)~{WSzG0IoBtIH!}Z
KB?)f1uBm*MKb@gE3#jxH?c>plC-<C)T{9!v#`x5PccEU<*qv{f-eTK3n>+-N+`uH6s-)dV3hMCMXDAsGp$y!&9R6qH?#Dy%`J>E
iK|yKZYi~;^r)CL2CsUq^e?C-yevbq=&!=9e5n_$X|Ncr&p3)K`z{-&S+OUvwxCfma4Mszr7ln^L86W*WH7%h<}uDRq9<s!kglw%
J*?(5-Lb#2R<<~>d^8WUM4URYS*pb%=(Dl2`yZYy>Z*{n=P5KJ5wKsb2Q+&q;;taF&9`7Ob*!;4@TFF=p0G$IudRurdM@H4Nw)nk
ON#I=`J;TV@gnCWLLfG_gq~Zp6sO9W$s(DtKeo!Wk)KDiZZJ45OSG4?ldO~}05Zg`A1{-yQY11iIV8y*GN&6cOe!iP9If3VN33?O
L#W*^R4sR;(k(};ts+XTxu?dm9WRM8F(|XJO{68NR<T5?GpD02tRq{mZZs1rGoW=fAGGbRkTBJ()2M<lS+1)xJ0tug6CA>$Ftj`_
?yWnq+p}e};;|gK?<`X;u(qqX<|s3@Qmsg`p{(T_^sxaRg|&#U87081l`q7x3acwGZ!77sh%i;D>$9LV?VX@7)i7r*WwCUg^r(Zg
G$jDAvZUHAQn5fQ>MgLa1~eBUn>5X-s+||EiK>;XlAvca6EIsXcPr5^4=qKrO{fgC|FILap|6{+PA}!0F0nYA#xdNMj4VjAt2KwS
Z>%ydhOKQVWiQ1jbFr?qh_E!c)vf{~Rjz)lqORtq7qIp;*03eE7_b?!4JKHgX{pn)Yc7*6L?}D40kv>14l$jwL#sP8Z?4y=h#r<O
RI_TZ$}E7cxiCX8mZS@?!>>gtxUx*LrLftqu$p(W9j=bG8?t7ubFFcvyfiVi!!q%z609#WDkw&;`YRWvaU{+&U#S!|7qZZ-ai*3t
fUq?=DlpWYIh@(FLN+@#KrF^4?5`*=wX8yzeJW8j#40)}B{Tx5#W5n7?J#e!o2^i`#x0C7NiXRo2CqJ@cqPy>4x@3hMY7K=bTyYW
yD=%Pbf`0|NGzMI_@%12zA1_^)1&VuU!zB`W2A~Kldc6XrK(h}__j<ksI)((vXOJPYbh486DcXDb*fvd8?^8<Nwns&aH!9-Ei@Ri
x-kr|hPKhQMx>`Ml%Q><HLrNMjFI`U|1(&#{t{TOkTS$K>nO)BsIj}Hn6^E&qp!6o9x*4gL9BVH__c5|?<-~{*RIX7H8W$ao32wP
9i~gMNVV##gDE?#&Xeu2=rWF~^fB=&ZX%u}^|6JmB{RV<<SnVNBQf!^_O5U-%rikHd#MAiW3t~JwWPbV3neEpc`F?%btVzC#j)@u
O|N032QSSdQ?2|V)1a6!8Y*cpiKNvmbDWyAlQ5I9?xfQyyDUmAqOtC-daQ4-sxJyLYbeY#k0wR5Lau4C@FkwMK_)J@P_po{TCK>m
_O|o2!?ZNC>Zla0wKJJB@3F?K&nI)BPAE_kQ?Em?iK|k!?4|A_uBVnPjihj?^RKC^vY8L8NwM)EMlejW>Z_Qq+^qej;H8i#Wid4-
QLRL+f39VyS|x$4|0X;#4zNbBr7wOid8)WD_^{uq2C@7v)FsTZ$S80zk2mKykueo1FfS}IaV4*ptg{Tb1f~}#?>3mG<fU}5Td`d+
uCDN|ZlJX_n=oxK5UhW!StJU!T`z*Hudv~=C#9UJd#%~1II)hgFS0=?hnFa@Xs#nIF|1TG!Y8LLzbt1kGpLR)sFf)yNG%qosI?ZZ
o2d>kRJ0x}ysSX7St#Bx1hjxGV=rT-<*90-cCPBQp)>QS5~=gBkhSHo<DO<T4XnkhR;WuToUGQY?4{$fZKx(F7B-fzh^#X#D7as?
?6MB1v#_|Rpshx<x3m8?(ISd71`>?3_ZWMr5wJ8c8?zKNmn@>OMKCd>->?!V_OF9BLn*<mW~gW=8mYl0#~yqw8ZMER05Dgje5^0E
zp%}!IxHi!11_|xkg{GewIseYyE0^_xHKOqd7@~tJ0m_cezOd;5VRsO(za%>HL*smrYCS8RISh^nKJ@6H!Q9sWVCN2H7k3r46nl}
y{G{+sVZM6<Fe2!9yDVy#;KX2$gIG*(6gs6FR)j!nXfCd8mlU_fh^gw6|rKms4H_ZtSy!?@wVNpJtR@A&nw|2*(|ZB7BVL#cd#X~
uB!tcHn71gC8fwM#w7AEdnJOjpe_Qf#H?I1#U}GFKr!hrcCsfhk17r!fTtX{v#vF!xGrC^DzPCeG9m@9e6X`8@~~5y^)0t5psi7~
Gpuy0G_3EfE2uQ3$}HQXlCeax39YNFSFCU-kgSBJF{&i9DkM!VFs-LBb|rKvF(t1r>9DM>=(XcA2dV<H0VwRSaI~2#z8-A0UaFR|
A1J%7$f>Zc+o>ieKdlq6B(4B6$g>?a9yP+UFsz2ORj+M2C^#app0Q}Mr?J4a!7wx{xhOreim*8szb<$=a4k(Xs<OSb(4t~0NSvyr
JFum+4>9$r-X_(sm8u=Bo-j8hb*&;UoU+WYk*p^zmoP1`?=vSWdb3rm*sdBZnWxdS$gZ-cnzY8LpRMD$)}5KFwknyf=&<Cld$lF7
M<<Umlp=bmtFeHik*XuHGqIa2voky;8?yPTUbI@U39lEf45ZJUg0!r#W2b&HF{IEc_bBNpS+o%?#wcyB^|e2(6EoyBims@%!LXJr
4<w_iUnv^2YO3V31TJYYi>mf5q_BCZPbzt+{h+C<C9BS}^Q_jbv!~Oj$s`podax)e2`nV2QnQ*WZkHdScP<$$$*&W!TC4@MAhrCv
A}l4b=qn4aHM5GSF|ppRDw@JF%d0>t;V#{&6}0B9EvXGK88nnG4ykpfYZ%k6LbBDRjj@TL79)GAB{M>%<1z%V+9k&*C9LtLrl72?
#;)ow*RhZ+`zdOu*tE1M$hI$?`m#4G?yJzUb}>P(>aAI??X)tsV6hqzj4*1m`K<gY#IupH@~`P2%d6BbRIMDX)2S@95HAX}ytwU}
t1@*nZnh(?)3vs=rZOTh9Vi00f3M**6|Hj?%ONDJ^0Cacv9XIY7_daC+o^N0DzcTfAE$$}6tX%nyS5}Jr?%^`b+H(!-7M*`FEs!t
6)&YQfHC4QDX`$OV=i{A?Jof_5vs$f$gSuuT&^mxAhN(P7qPUoGP9GkPNS$GMXeYz!liL2Lb1)Z%c@eiwxs7Rf2FFkov<;Yb0^8Q
6q{S9d$_-_1R=&KQmEB3w=B=En<;xOnlbM$VK2BbtTZaJ1~k;JL^D<~2{Ump87>+x6)-X{?lAJTiY%k85HMD;=PX04$SsVdjjq_K
VIl&oA+T_*x~ImiI;;+~%C7P*(6SA%rLc^zy{I}ZTQQNXL#l2ot}lir-L?!Y@~as&(Xh+41hDKA*q%NuLadyjXCHqwGcl;PR5dWO
WvBSB@Ug<ILnj3_wlU!<t2HaJ_A-007BzY=QK_}2LNFLDORdYLPpT6pTq{<qGp+wHWU1q^Kd$l}R<m`fDYBX^TrrZk)}*ntO0T@K
Q7YrN@S+f}ysfe`F|>`aL?<A$b+RNcfw6_7NUWx_KCisBj;?Srq%ID!;;^c;)u~4{nziAv5v_Z#btyb9f2<p>F|hG7U@SQ#(6tFF
A~E<h?K9o8+%G+*TcN)$_^&`HV=^c(rYaINDzy|fRVmP=!>}DL6SG{eyfFMN^{gx|uCnPRuPwzhM>1}+(=7}#JF#G{K_vOFsH&_m
Wh0_3AF}|d_OOH|9J$iB%D5e{fwbDV&N0rgUn+nw(6rgRzq2l~Nw!3^T`@Pcg0zY&ld{XQt+(>9z^j?I2d{xISET1P#<!X>D6yBZ
q%SSFvMOn{_Ay_#+_!To(Y4<!@39)Wn6E3fYO1QVKC|hsHm#Yq6){h+^RC#nGpsPUUnEX9;2-@qv8^sJtf>vNsIzpjD3~fJoipXD
e>8Hl{i_Qu@h1bM4y!4y&#t1RW~@;#J1vr_9<JfCDyA^4S}3$FNUNDFyqyZN=qDMogfQDOY^qwVBd(}2KcitRv8kT09xI%!(zJyh
)HBC4gO7=_Z7ol$yRg<Tnyls~<t`($5Hx+UoirJ-xv()bjH6IATeDBDYA{o=$*tci>@Zz6S23lwpCxuQW~2BP`mM&PR4+L)+pwoH
Z?Oe660;sGR<K2&in3p}JP={D?5$I%0kSTx)3T|lgtKlWueSHA$F?A<8!>pWlQD=e9<VSVin4#PD6O=w{~)_Bh^_LlS}CkBi6l2L
+baIGX((1Rb}{5CJFGc3khRb#3ai?+e6tLxZL)E=oH8Xc6*dm5-m(LsIjm-|L9c{0ma#CdsWM5gjI@fhd$dt7jIa<Y1+d4k!!&*?
_pVyBFtndFa;*j+F)!mN%%s;c_^(&4pR<IjB(xkRp{<3p;j%Wele6G7@3fU8xT(mrP%cI@3@%c!+p>-@fUqYr!Y|Uf9<=W&<g~!H
*fZZSf3jDs5i4J?!LG%wx3FrXFf2NyF0-d8h#X(G6QRJd5Hp7;(V*$EF|nGoW3b97I50)6_q3_3bgLdQ`y;Zf)3qA0*05cgK^dN@
d#+`*zbzIo&b7%kezfW+up_m!eX(@47BB*`9kmOvtts=j#IWD4h9Jx^$FF;{q9}_wRIHA+$g+^IHLGo~jIIB(C$w-cyRW}8<{3gU
DzHDN2_j!1&?@#N<+D+&%&hY;AhPSUF|$t~wY9@2t|K`!6|knQe4uw8Z6X=A;h96MU#P<_pDmj+@hnZUvMY(UyQgEX-6{;OX0kh}
t|*f*LM~dhmohK5;jM$MiZLHFE~mh>kg>TV3$Nue#;O}83a=tHt2Yj^HL+r)>?~NI3#=X~-mt!~H!TY>JT4`wge~4QD=ot^(kxCe
udY)v7_|kdIxr+KUabnSy0JsD$gW!|gOzSC6SE>MGBxTXK&dUR4Kh2dX0r?~`L8o90ki6>2&jCi$E{kn<0@yeT%I5=gELdEQm=R^
fUz92JS>s0JTWYyTQNATf24`Bbg;fKz%UN053v@joiOq=f3Xp$Agm|0GpVIBKDd^zf3T#Zpe}o^*{sAem#&kkoGj_BN3o=`Wg%O%
BeG^QPAQ$Lnz1)2#jjT_aWem~T&s^Sf37aJPOp<S1gx<uV72G77czgTX)-Oe|F9AzOfGk`a<G#%cCGy&S}@wGV6+6ZuP@E37_s^)
ovf|3n=zm=)wIB*ny|PqY_T}BE4b+}+_3bl%NbU+{ha$SRxb>+3$W@ZPbE>ao*)^pmMX!kRI1Z3rl}Mt2{JAz3Awni87K*^*|0Y)
@-#~|;jEFUS}e4i(-v%@b*;s)PciYZS1viMG_<EH6|gR?Eh-r+@THBa)G1P}>L`6LJ1-2bFfFw$8Mtg9@~0duSfbV}nXY53fvL_a
gs_^hiZc?km96ry;jV!&wxBt!psin|F|Q%588kMiKD1OWJF>&Dwz0u7o3gSn&aZ8-9j@9n1E^7~VyJ_&<tiSfwWM7%7p&PeEiT_3
BP`&qN~w%4d@N$JL#%%;3b9HvBr0n()Fm~iWGO2#ot|{7Ju0xFh@?xYAF+5VwyjDnLNtD>Zmggz@hg$C)vhipel94khpuumeW;SG
rZ38<qN)Wl?=T*;X|T^M(kPj$0x^>y{i-S~FDJg8#jpY~X0g_?9w{)eW3DBxJ+Y*;>8g{a5wWYap(xuTJu7&laItDMXfQxADzXo;
`zJN2fwgTZ9xC1?PcE=Cqq7#Sy)zFh1T_1ws<v9Rn6g$Nys#v)y|GfJpDj}{b0smT-mcT8xh)_t^|Vp22CelpXSLog;Vmztk)mKM
4=M7pO|KKTs<2imp0+uv=Bl2siLoKBKP}3y*svzCO)9^&r>&ST{HSiQhc6(m<}Nz4^tO+z!Yb#gEwDnc9xy*GmK?{l6sZWTaj@DN
WUyT)BQPkfj<XG`N~%DzgD^9$LM~*iWU`vFfg$#x_%bOh1hlj+-YaD+EUu$7`lPZjIH)$Pi7^E&C%0=es4BrJOfxSu9kAFe<1GZS
QnPd{MjaJ1kE!A^Gchx;+B767%&&7Rc&wQv;h=OhL97X^G%2wt(yH;UnXkvFIIz&HN-R+?VXoShy{{#)Q!=rVLAZ)6?jcgE5V!rH
J}@-1G#wwY#HkV}9<UOw4JGcTR<s^3kv89@=co@TKd}k32C9OhZ4o822{8w;@vmPIv#Hdy7PG6a;jRfUkF6mtt)g-<1R0^SZ!J$c
tElcTL9LoIA+v_D11n3myseNrudV#93m{Fk`ZPc{$u&zNSTS$3QmpH&j<5`_aVd{4IyIv%w5J0x<*6^U<FM7T?W`KI9WI42p0#MK
&n{`Ty(^3_VXYFkI<3?(LpSOwnycWqa<;-PS+$R{Bs60)uBz~}IkwB83n&nzvXnP6)w9yI(6)RwkF|ZROEDm`%qSu*Q#3!ZWT;;-
Temu;a<`<l)wF4+4YZZ1oGxiA<+bX!d8swB7pq+;MyfBV$0@3+EHnEbq^$n7YAX6KYOo$5sIDv}G^VSx3$V>FfGLMG%C4rj9HK%r
uCPI?E-5Xs8L{P*IjTQ4?5vrd^Qi$Mw4yn(Rioh~ubx`2x-C^C#VLp?E3162FEGulDKsWB3NM(omnZ|WhO;s%m^J;YB(4yu$DzV5
uda%zX1W@*)hZ}1uq_%b#3|J)@u*+0)Uxy~V=)jdq%K9Usj(=fR<H!JN3aVP^e-&3G^nd7f~ixba;nrUBqndN%Boc_U$G%Exv}jk
47DS)^sKeBUo8!%6RKOYKePR**R2(=lc+2$;GuRjucPHHskj-l;3|44%dlCv4KZ@8Z?O|H&M{W9l&}LCb2I#vQ!BPJNwAo(Z>rp^
z@j@i7cyEk8ZU*mgD~))$F2XkJ*sLPV=qjh(y;!V&?Q$bZ5!;gA+4b;pr}){eVpL5e=^mjtgknz*fw)FVzkIH5wHxj>a?4!&9rs7
gDmMXiZ|l3N+6rC=dg;cU9MWPz_F34GPHWAQYoY~d9B{21}f7nVzP!TmN6)$a;*QR^dTKFAS~*!Ff6049w1RD^t2ABA+KE-lr0^)
B(MRo-?)(^4>4LWy|b<<@~e6@RI@g-2&ovSLa2o?aWV3)>$4`TakCyQPO)LP>n$#><R<{6+^9~hvaipsO{(Z33NAe?vM|IXjIYh3
-y**>va@flb1VU{F|=a1%(4cf&#&7t<*%cjL8Ey%z9pO~TeLH^ye3Jp60ejk4Xj46aVWX9;xI5Sr@7H7AF=(aM7JWY@vIcI&=@-|
wIgk|^QJ){O1V5ROR)khuB_^;s<UUP8Yu9t#i|Lh5u;WysI2TXj<D%7&aLORZZQ?OLNe4e)H7$Tg{*z9)vx0)mZ6cg`7cMe;H_IB
II*=f3$HG$f-Yn*TCpFYrl=FKwKIOKU@q<@O|8u*thCpxuCzHZZ!V}Qj-sWhjJ0qmxFqAD0k1_eH!YnoL^MDy1u0W6gRH=%FCHj1
1hZQp{I(pii72Nmma|{6TPQ`a9IY6s@Gi@*Yq2t+CbEelu&%zS!J+0dinXJ#`KfBJMX(#QQ7`AN_pQXVjIOz{M5ewgLbY<I{Iox;
BAN8A+_kDFUaJhQ`YfujQ8GBJD6S&2KeAz{!LlZ|(J;BK)F((DYp^7+@1umNm7?LLRxp1pJhe<KfUXjvk0_fY$*xNx-y;w-g{~1S
e6Dt=Bd#Q)eJ)uja<$m1oGgMahNPyZFEGogs;&;W*Q~3uC9i@ob}&}33nH|z{Vg9k7PaOtLa;EdpRz->mM3F2z$|R4AS_a?I4)Z_
60>bK&an%)w6X1<?yZd{3b9kGMz+(XkhB}GMk!mb2&i(bsH@y5WGrj9Vl5S|ue6-5VYGoXo3KDJvMzD2XEJ*&6|q*cw4qV2s3_2>
?<F22YPGPV6|j@3`?KpYov~jrFf@EAoTy$f3NP#_PAZ73siw)Nd$9<$qpuFGDKjf99IjcD8!io&G%IAgN-a?+h%WY}2eE4^?5j90
3ZQ$gjJFD~&8Ax}hO}F>n5@06BDPDlDzkSpaI&MY8?mV{T{6-vW3Z~MJ}mXF2P@XELatOEw=gcP4XBl<kgU+4(xkp8ek^<}ZmX-X
rKb}lk*`m#9kQe^$*?xGQz7cKJ~Sb-6C_F{kO00bNTiXjHMMaq;w}cLJ+MVEx2+qMPqas#cO~(y@geUp5V5!_Z7yf9X0KYU?k(1~
%CbGN0WLwZXQ1OEFPFqN`x?`e61Ao+ucZmFAFTi%X|8W9b+iq!lOy^it}Vl|-7$o+5V3x$b*iK;d>Y3r%rEyZ1GEvXL@8UZ{jw3V
Y%DggQz>#5QZv4;6tQoxvoZxK)-k{*EVDGV!YH*Z#wDdBbTFwJ<Dv1ONUzQ=L@L}VcC@lFswC;ABC%Dh9<gF8IWc)Fma{Led!Q^N
rn1egS+@i<!nB8^`7RwSfH0D+gDiNd*e!{s3of9f612)L$fifIlrZ0{X|K7q<}CrYBC;7S6ETFYd9-P-Wu@vd(X5Uyr7JwPG%#GG
q_A)?AFmvrTC%CIN3gG{)TtyaWS_n=mnc85daW8X11}OLfv}b^iKL3K47Cig2PGM>;4LyH60jdPV4mi!<)KZe!?X%96){CBHZa64
c(GzC1}GG)dM`efim)#yULKGz5GL0xy)?LpIx$4DRIsYGXDvCj^Q|~D0Ix|fbD^5BIJ5P&UM$V2MYh!|+o`WBji`t))Un2>^Qs;>
hpROwaISW(@T{FE$Q&%Gm?uRuWTdOMnlB(PzBHJp@D{wZ?Xk<UmaZbRY_uLTShNVRLoB^Cud&@2+_3L3Y^?#Zp|IC7lC=verYYSp
k+hd7p`=2sjjWC(MY1!uny^c?yRxmYxTX&^TryfJ0Whqu?Xzwz8l&$i1*)5}!?5M6-lrY34KQLX%_aV@axvkkzAeHqvo6)D2d&YJ
ORT%CtgGy>aIvkX4x1mVL#@`XXsLp)<}!A#I<H<budLXxhOrf}eXr^>$F8R|%&<AJXshC`g|X%@Ofguq0Jqz-^sF;2DYRg%v?AcP
KrFei!m^RFoGFs5ORh{b{wOCf`mqeOj<D@7r?s3clC)MZ(X>FbU9J_g^q>u>XS6Q353~!nN~|3!BPEcbx+l@C^R7v%#x?4!M=G?p
XDP2O!Yf28ps2Jk_NOp4L$Ne9=eDQ3-Lgld>#m6}@2g6=XtbLyj;AFjTQqntf1q$0#V8*s%Okd*u`9&3F(+%bU@%~|otYUY0kJc#
E~q6he=x@<6|1MPn=l9_`Lb@b6EiBYhmH>toiT5#<Sr2!i!3rK8K7;gDJKfDlP$rp^Dk<!!zp^Lg0uxPBBO&WlC5R2HnGgKeKM7?
R4*v8397rZdA1R=`?ORp&#wC@qOP1Z+pm79v#ka*p(z?HNh=X5Lp8XZ*D(1n8!b__&?<_lDzx${h_a8be5=$k`!l$$6f!BD{jrTO
r!ByqQYs;_l`L4S_@x&&?kh96IJfqxz_5uhIidkF+_M2NX|(9KM5+Tcv@H~~F)O^cgtJAqaI*U?mMFZg?VPKxUadzl6Rf7JGA+Ze
JS>|qOrsPeORzI9;IIfRJ0_ehi!ypDma)n!$14Q1wY7jIK(&9QG97TNODQm|r?J1EAGC-e1~jx8w6HI-@S_&D*(iCccrn_mp0^P)
*CjTw0kg=k$+UtjS*$ItW+=HX7ct%<VkOM895L)Pg{;M`Bdk)e6|MFoqb-y%*Q|}N?=B26Dl8GIh_i*PH871It}!I4Iw)JLHX+Eb
>MRm5Ss2VQ3@aY6TrVjv#;40O|E~!ks4oL4E-R<0i>!h)o3R9{k|;bZ4>XA?{G`*Uez1PE61Mjx*{iy+Sv9J(xD5@iyD>qm^svCG
>m&}Ud@P`^&@j^_94F8%(ytY`E-I)c=e5zUm$E>#4m3fm$f%Ae1h9;-6|I$-*)q>Asjp8crZ5;TzAxpp7^L+reywx31T#>nv8Wca
BPuJntfmU6ak0KDRjeK^q9{T#2Cok<yR!_g7O~PX$1Xv%={5zbeJJ>{&8=}Mn6H*6x3MZThOGFk@UD8e4zX&l`m~{_P&R)wPBF|a
l(arHLAK<yNu)0+xhS`=wJmA5ShAL+wJd0@lC!F`o+?l;2&{N6m$XZ(!Yti8JFCnu_Nr(o<0-l&c&%Nu>Mwe-rKia?daRi&`JwPK
%&o&CLav!Cz^-vGXSXn|u&oBLtuP(0#3bpk+o=(;7O)qiMk`mY^|5I&!=3Q4wXFRjNF)HZhai0>->N3E0-=Mr7O)kq4>0(!Jhq`G
MyQjkLnw(NO0o|lEGaTD*0M({g|Tuit{@gNm@w@nBDKLL{jSlpXR&3a6S2vs$*vo;&$bFNaHXEJPN^I&wJ-s#7A5bm39*T*ouq@V
2_&qvNvYJZ(6D2s@3AN{7O)+zDkes>zN>nzSEf}eda)a_#k4l9gtbnqovf*`GqorrA}lmG-6oNt_AN%GH=Y5!bSxydeIJ0K)wKV#
m$2@wlqYAXrLa=DbTS*Q2e5*$6fHouyR)>ho3flA3N<V+(VrnR{iryri6s`VvLZsRgRMg;Z?fVv*%w2sji?u`%rhvk4Yc_zPpV_0
@v-zTsH}jq#ViaeJ+vLP5HP+lMk@!fAGH9bo3D#0rYU)|G%+8uZ!D~@5~+(M1+M_Bo~Sl4)U;PDPqA;Sk}w*y?=SB#LMZeu4z>uZ
pDbLj#H}B(U!!;|W~`zy#Htf2_NVZyxGrg_kTP(uJ|Yn;3b9S3CalCKA+1@K1~g_X1u;l6ajIFYCn~-vQKe9`oSTF%akK@hjjfus
Oe<lxwIwktFex7`(yP<04zAX#4=J29S+tw5@G+<!&8|l{Kr$;eimRJ6z_j(SD6uRfIxy6w>ZGi&g%0bjX{qxybg}!d&a($I$+0Z0
E3ZN@&a~bRVzg_syD<H*T(C#3KDAb`6|hGpdM5L+#w`l9G_=tqv^Hxm6{z;N?y(myxuZlb05WedakbU0{-jK+qpy9i+9sH{FERBj
F()LOm8?H7kgt?6hpcfZD=(<3DzYv!i7ra4)2NlLimb^gt)Qc@;xC@Azqc2tN3cY$Kr0R|F|3rh(kr~IU#gF=BClq%HnvZ#RxXw(
RHzXwiLt*mdNNp`{;5u~q#|20g08-*-L=!FQ6*ldS+KdSzqhrgbhA{n0kbZ$hO>~ZY_U_GcC}qAgs<1Q?4JCrP`0cj@3k|TgRES(
UoZZfi?78t1gw-W7dV!&uPkA-VKY4|qpc7(&L+{Q$1qVUvn_-)o;4-1e6q>2zA>z<t}|1#^e<AW`=lecc9^QUX|)Y5Mhx>P)3L~~
EGW-1;xjw46|oPt(zUKJGB^GwJ+%5W@-^l#7b{*a%BrO;;Vq@HRx|jZ1GDt8@TogBm$8dD(5L+{WIR^3aje_2z$zu9N}KdKK_Fx!
<u6UJ4>gW7VK-c~AgH}C9I%J7X0C;{lriV8xTyg(BO*$)Ij<|M@){a4AfN6RRIYBdKPdO9`>iJ_iK^7Q#;?FAU$UpK&@d~oQm9cZ
p)N%)AhoM0{jw3N7%%fRlC$+O`mk%Hy0e(A$gTh_Q?P2T4X?nXQ!GibG_lCA+qML*F0d%FUa$fvFBK@L#I>}pe=^;zwj*P&>819!
sH~o{7c|;2OtHQ!bFR}Si6l|CoGLynrL4R$=CK$hzP41b;j<L4>Z8lEc(I|V4Y2N|6ej7gmo9;*v9zu*04=n&9kCX*7PbqlnYpd9
!6<C7883GvsW9@nYPPnZjICcRc(@I;>$DcNpDd3n#x|!gc`z`wQMTEzRV042qpeXe?y7yPekeCAF0m}P_@=a)khS$MC$LMf!nI5_
D=G3U*fZ&+11~PPeW)+5M4?+VsI*qG_bc|FWv`Jq`K%5!DlLF4K`iO3GqiOxVyx{hqN$`UIJ9gqDK$f|_cZA(Oe9k)zPG(Fm@%v|
5UxM2P%joYVkD`me=ATiU$9oQ;HcFsyDAu`rme-b__U3xhq8&W5-D7?oiO&T9Hg2pSs!t+*sx!&Kc>vIi6wO=BQ(%0JF$(h<E<(;
qOf@`0lKZMP_VkEh%LS-?XV{*p{;YVa4H8f)G*^Jg|YduO05tyi>u19D>7jzQ!H$+Caq&AyD=c1Kdo1`E3e8kFsLCa@+r@@_Oli#
FCfFBKCgl_@f_O#1*9e{__Q@OShzwpmn6q7buJvJmak5$RIFPuDX~(nekdC)@2C#8f(>%0-?1zuurAM_h%Sqw-7UH_0Vf|VK{U;;
zAdD%O0fwjnzQM%RjddtX00=^&MfLLQnc!><}V|&d95@sj<!cHQ5m|l!L;tBAEXYh8!j9&Niz(uuq%r&A19YDZ!z99Ni1k5A+JNV
6fd_lq_M9na;{z|v#rUqlCV1{<*OMfsWKocShH2BbR>!-elgB3m7v+LcQJOU$fQjy7A--p=CygWQL#p@+pJA46SX-og|HqhTCMXk
rLT&yU9jP?8L+afNgj5zi?q(KRvyA2NU4yo94(S9^(n!xxTF%Ur!clI>8(vE05t)#u&?T`l%Yx}8yu@A?5kk4@tejkA2A4}iLDc~
leYIJc&!Df=&*OPrmz9Bmn}pqc%;-c_bALOrM2NPv$P?rCA7CISgQZ9Rj^98m#!K!@~vjAv@qAPgR(C*gDsLOnlZYt8nJjRa;bzX
(XFPXCK(j89=LukWiaJ21SttL9vezEJhjcRBCkI)gsUsIKd|?*8mJsBkTA8jlCpQLiMK(hLM;I*owYx-YBkv!8JvBvUNx~U{4;DX
r!xdJimGw9?W?D+2`^hLEUphFMl9X3M6~lK7q*<Q609yPKDA`5zp%k8POQqHZl<ZOtT48%s<o7@eJnvJ@Uqe(maU2|`z$RgoUZb=
q^_*5CnT3JJDjhq#;~3*9H;gv6D^W1T(8hBOe~No0WXHFw4}zZsjZ7F%q>r`AuWicD6FQiStmiTXR9x+A}GPLx16oAI<=WGcP`f_
rz9(@{H1CvxG5F36tYIKpr!|=+qDR>?6bhI(6WjtfT+2r7%kVYyQ}LdCaRFTd#bs%d@xV4AEaa?f3UBxGp-t`9W6RCm@p1BJFI3h
Q7n<N+%UkeeXl6D?KO-bx-ed`vZ?pA#Hw^G11ABsRjunWEHOJVzqXg8?Y5IHb*cum^rlrY=q*dE4zb29v#M4tUNGh|%ck}r*&*Ds
RH}U-ezmQp#I)QlBrowWu`CX>@w8p7y0nBaULim#KPi>5?6SJ90xrxmJ}yu$EwCsli;Q8dWwS^vS(GKRXf8vjD>1aRWwlPI`miLq
U$T_2Nh_%}BPy3EoTgi__^S@L+$=#b>M8rPRWMaDKdmJ%FsHn>gEF<OPOyr#xTVS}B(m5o9W9|LekiOgP%+ZAwJIsI+cI$^cD4XB
Yc4CSF{c(RDyd5_csFw==`braQypk9zNv<=Su4e^%C?#*bD8@&tgQK^@~oXOI<5*cEUdhuOt9rB8@0SGo-I_eY_lV$cp%%JRxHP^
h^#U%KCD=<*0N@>3$I?av@y3FpR5Qhm@%WTmL`5I&?dgHU9Vj(_$}HrNi`a{gSJblLa{$GDX;J+0ypWRh_a}w87P)8?=4=oh%k4i
NU`j)<RuEXZ7HU)52;_TlCeRsAhA)k8!r&CGPCWmZ8BUa_N+-RBCQ&?J+y%)NiU2nj57%}6fR|};+{{Lqpw&nEV1sUI4-v%-Y1x_
60VM@J~W&!Ypj?vJ~8mF?5`HIDm4i$@~?EMny?8htEQ+bX)>{{@T<42O07Yxuc?}*Myw&W8L$E_u_P=jX|CWY?6AYM;IKe5R;J^o
btr-<*)j{V%_c9e*sKJqF0Og8C?pA+x~`F|b+fLt*&unW5U(zyfvt?J-l}%CSfg#TSg(|?gR!u&BepayL9`w)9I-dBcdn(kAgI-*
MXb-M^s*VV47gRRy|5v$+c2ZFRxT?s1+PA*qbfY6&Zd+wNwo&Ep|JujytG^|)~#8vPO?O$6t4ufSE}Ku+ck5l3$~grAGOh?Nwh2|
HZXXs2rF!(fi1qR7O{}5Qzas{a<2fdV6{xIOS3+*V6*J6r<v+9i?ew!O)LzYVz1UQim`sOZ!tWmH7-A@|1WJWa;93Rld_$#JF<kZ
`7D34C9i3%(w8N!$t!p>5HJ$0k+1V0QLG-cOR-U|8nnqR#Vfj?RUYguvon!1fUR+~YA0PWrl+8<@g(9L5Up4#U#$zU?Xx#46){Dx
E3WP&qB5v66{@Yc(ykAwfUugZwzPmVS+mWv5i_MPrLD88Cbi$KpEEY2DX%!G4YJiOdoy^jO|4Kb%Cr-!!!<>-MYE7FMlQdyuqr>V
+pnfDsiL%~zqRwT9w3b}o~?Km@UH%vCa^HEsjkE=`KT@?1h&w#Q8QgHF1v&m8@HV<Xs|J|FQX8;WH5*=-K&_ixwX}=POfOIl`P9G
)UuYXp0h_RdbFji{*oQ9)ht}H1hT@KJ+xOWRjkaaz_R!=t}0zQ8MU^lq&NJmGB9E_WHYBRRj|1)>odPCP&NcKjxR~F=^}h8cdA#W
iK`qiZZ1MFtu5@V^C{D@8!$(*(=8G&>Mxk0o~&goWiJP;^f6Mf1|_z!d?ya9SuvWe*fyi4tEvK_x2rHTo1<g2(l2K(AT1iEOERh_
!!}#1bsiwJe<Hm!-?ee9Td7U6^R)sbx-G-34JRity)pN$yA|H7h%(owkEf0#VX$&EoHv0ijWMRM5-SU^`6=<Ud9!6I39iGfMYElV
5VI61xGj<<^ek_;im`&W3oL#u3a*y0nJIIl-=!2czarDOe6$R<&#=F+n65!A`LkcF!?o|MyRjafNGu4i0V>-nbfwWR<uN6<d?dZI
l&Es7vn>^~kfWulvapk@bFLmSD7P)FMJ3ZHy(^-tPA~(nvZCjzEGnt5L?WlJ#<K+<f+;_@g1D$KPAH_Bp)&EUd@&3#@3b^3Po`11
JuKF=qNn338McVF0xV#zEwy4ZbgV5d#4aN)J~C4-8!ic`5;PY!2`#O)$(#_f@~T)cyfD$UJg7me2c-lmRxr#g6|J7LNw9FLo~r`0
X|I<kAu~s?XR{43IJca!AF!}3voQCmOe_Jk7PWmTGb|o3EUPo5im;-mGp#TyAF`Y*Xf-XZM=SLz@vK>-Q!V1B$uKrE3oUV}K&5`E
ld%ObI4#I8IINJcXsX1s?XmhY3^FdL$+PRNEvQ~EzoB#}+_f{fwWyh|YqXoH1GP>qnYG$7b}jy}Kr_O$<17oOVzb0FBDmBiY%F9c
1TOI}m9@S#ZnoI2GbvcN6e$ZT?ygKC?XhDlJ0g#?VlZZ|V6lR!!zw<lb+hy_Hlx=jy*3Z0^fe2#*R|5J_^OPhXe~vtkS*LGDXP6S
GNkpRqptQKdaryje=e%7uBqFn%(XWzBQo(RaI97*jj)rfDYeJ37Pa9o*f1d`FEYzCEv;8Bm#~g6aj*`wX(g(%qbb9xPqU+`nlOMU
)Fnl=8n2G4lBo{0?k`|4TDEd9#xN<ki>+0!inAZ74ku_XKdAGulCWtlA|uJHK&)o2<t#$1elIJnEULIExHzdQIIPJaY%V3UyfR^}
BCs{3Zm_~FlCC2#QLZvDv?~3r3$Bl)Krh~)StK{7=B`sIh_KD1uqkaWo-Syy2(vOTkF49YhOAbk`7t6Tp0FOY7qN*ZswXG2&@h8A
H7wvL1SkZp5U+2jqcHrW1*>{4bFzRfxHNFCX0F_?2r;lD7%?`kPp<JVMXX>j(Xh0#e6KH~x3n!ZYB2@2sJL0JVJ+0OCM;qqNvmnL
52|4?;;}TiY%**s<+$Rl={6v#?6u{w#VLEXov=DEfHY+<BCswt4=<QC5+yt_54M{$p|<g}1URB88L-c(YpB(+&#^%)S+3nCIH;Ag
pEABMXSJ!OZZZNgIxJ-{N-u+~Z?nsn#3}8xMj|1!O0%&ntF4u*F)4bjtSd{Z;;`Ydtu)=OsUv2yi?j|Y$*j<`^0BEh7BCAkBB&d&
&ngV4>8mL)qpWYUvahHYj4i3NDzFf=La%$I376+EvanqrV=hK2II;h&XRPq3kSIo_cCV)=6)|BiSsCN9^sTg~=q}!>j-na0T9}xy
UO0NLoH$DuFCw)l_aav)zOD1QLn%PF2QZVZfV4m)i8NHS)G7U_sVL>Qim~;oSTA3r-YikJCAE#T4YU`q;-f?%2e7cNrzRL7M;-Sq
b}fgk@i?}v5wSy+k*1HMAh8Lu__3+5<}ZJ)X12tv(IfA)*|tU`3akXKQnB8x;VNdX=(TaMDk<r%AhM`6a;=K3lr6lle6a4JF1CQI
i=$GsGPBgF8n8#VYO)`#i?da&9hLqr6tOF-X{<rAgRPjY;<UH0o3PTY(yy(rNU>kGDxg#*F))>``z}DRJ~A_>do8%LGqHZIBB)L@
3pDSp7_kkp7%+`4o~h}xZX~6#H#AHzO*8GJ^{CaYiKvITa;P^hR5H^meytU*ceNxg#4Yl!YO*V?rL4-C+BL-~@T!R|d#=B)%d`Zm
!LnbtxuXv)*QZr5Z?K3e^D;!X>onptSTXdp+aeRQwy{VlG_OdvQ>vA*s3~5tP%#vxZ>^rDU#y$1ou*K=pDh(NIxXlXpssu@oGphX
m@WRQw=T4;QY>{X;jJGswX_8>(61q_Zn91$!=;C>7_J$vb1cKCdNoR{GO&~^<fJ4roHY3_MyIwg3aB@*;IA31j4v~+*Q<ZEzNvPn
MzoqRS2W165}LNMzp?YLV>K!(vLsckr89M}y{dw;Xs;f$kE*#aGq6Uq9W1*X{wlUHt*xUiJuK(3<fT%vM6N`vv9Uh246vK2nX*5o
(WoLFBC69Jn5@yIHmEJHb|fS;z^<sQCb0#o1F-ETg0bwiJ+zoB)|gndrY?)HqqH%sOSTy*oUkjj-m#9Xov~Cda<CgM3^5zF+$l3G
#5BY#|FkKw{jMdj53Twy;xUXTiYtq)zNa>+$08Ul$1_AM@+Hf#ORHD0g|m+-I4`%Z9WYNMBrl9CeIGotwX(9YJ~4f$hN?2Q4X6sR
GBKPf$2Os`h_aZoxU%J~@HkGdAFQFXLo4{S?k!g`46P+I`?KREcd%NWz<@%zd8tP&2`*l#K{v3p$Te506RoMT<FDZ=oH6&UStdcN
9<bam<gGWYcB`!{&Z)Jtm9gij%&LJc*{LP6E3wlwQWG05KDGESkh4lEEU*--%Q#@QX0!FAJ2cBE`m9W%=C)ZdA+E8pzo;y*6s;Ah
?x@44$0=PZN3bt4)G446kFTGx<uAsnRWWEXI57XO9VCn^GB3Cncoyw1WT^D8K(KG0c(Nm|(;wI{5wjz*eX7hEQYfgez$~Jrpry5}
GAm6lOta}Rm#|zW)0-!%F0M^5q^xT;h%OZ}oT*7G6sgp(y|AS!pRc*G6tI7@0yE()f3fGc)3ib}c%Lh?6RsVui?&j+=P*+-4J<mb
aV-!hJh4_NoU0eES2R4d?lSqQ$T43p_AU9X8Li<i5i(_^a;Nt(=C9DNd$P2ys<D$a+Ax=@9j>agnUk?9qpM@J_p$9MU?ayYF|GWT
$}Lc>rYJToWU5Y~c(9+D+^2!3`yz><y03Jya;(>~NGc(({wa7dBdy=4{UWieEGvsLU^3k;;3gchII=A%DX=85_bRb45-<!iH?Ufu
grQuia;%TB)UW{`g0zMp87`BvqNYBhC@bbDKQef*NjLu^vL-#MKP{=P!71mfS+qzgg{V-l;IZT}_8HbJs3d`?dbKYskGZF;h_m0c
)3FO68a2VK9U-Z*$enL2rZBxLQn5lYGO0tdsVm7T$gzJQmM}grx2?1?@33SuQm-MfuCC%U9<bM%#xN(f@FaS+a<1Sh2d?F>OQ}yR
rZnCxuP#uWbSy|P4yXbTi7sI)r?97`Hy>E0z$k{OuQa8xKCLUR04T98!?Llh9<Vs3@SsGktt>|?QY%j%cP?tQlP5Ve2C&^S)U7h8
!6`H`eyXS>cC9b7LolYS$}x4Zsk8U4N-#q*0V!Xw?J$$A79@T!0xUQysWPjve=DY|jIZM`>=D2y<D&{OrLwiK<}BMSzaj3eVymjN
nyehCV6eh2Ca+JfqOQNNgqayMfw-2es<3dXTqR?yTqAw5A}Xycw>4pp9ites7Aan?@hrhJL9)Uv;;OzYeJ%E_eI(o~+NxA7&9K!f
9JH;o60d!e3#US`?kP2^&afl205G4h7OfUEHZb%s*Q_hAg0GyQ9-o9RM>4jkKClcj2`=%kt}KV7^r-`}btW6AJ+#;_z_Ih9uC6XH
#<Ha_WiX<!h^VVA6tP~hO*KWYXtZ6jlrVy;Bdl*PcC^|oDKjdwG_<cIFQ>P$OR>){^|LB2(lPcN-z)Meh_AIN%d{seKP=5Dl&Maz
kgo)?_azr7tEz9Q!6K2fNUUU_->_z}*RBt*gt5Uh?yfGj53s$e3asHJ?XTu72D3r5k+FF$Ae&CEf~kYFB(Slr?4`~vrm+quI<e}X
U904&3#_{=@Gda0)v4?)NibWmwyJb5k*-`O_Nc)qFRT$QNVL<lzoSn!1h54(M5J&jCLjs1Y_Q%f%Bx~9Lo&K6C9U2q39x@9uP4g2
EidC7@-%)mG%`#il`%T6`?0Aq*rZ7;Hm*e~yrwNNL9Yg~{jMA*aj#r4y(#6f#j#DT4>mNcsx9s;v?%Z~tg2?PY_`HK$*Bjg;vm+f
{V?k>U7L`sxv<hEM63+2w5+AF+PJf>x2%Yl60lS;HL|uaXRiY@s3b10?XTA`8ZDqRbEPaW_@*DHB(W$du(Bnp4z{>2EvzLdC9)X{
MIi4i<|P6$MXuZ)K&bVwHZNbOGqrH5k~H!wDz57<9U~d9xv)Sp%dTlNRi_%MP_wbIb2WaXg0P;ju&f8Ll{A|ev$GSGPOnR_4yt^y
b+vmg3^R%?x2im^z_3%b#i`vJptZR#+bC<VZZi3)=O{Ha7B>Mf>n@L}2d_Z22(pm0Au_+Gd$QpzIj&@~p|l9ER<MUJd#{<WjjS;;
Xe>Z9U$kN`5wwl2%&?O#2&_i6ku6*?_%jnWTCa#MKr92Iqck?M+p6xZ@2<J1xHcK7$FPm8Bd1C;u%+5H#HXparje4Il`{M_A|D>5
Nv9yPC$d1bgC7MoB(Qp_8?NLs&n+snhp=j^R-tGuFgFV_5U|9yfh{gBl%-T95UH*!?=3zq`!Z5BM>K=27PX_cku3u)UZ|L`yQ~&1
B&{N^7qsiJFt8xAh^&Mu3pU%bO|Mq05Ui)TXRH#k6)zsPHMNl}swhA(MWw5-p0r&g#wx*}voo$Q3aa3-5i&Zm!7jcoP_9ZXXQ0(C
)3Vkpwz7&eZ8Xs=^DObT6}6SI{j{d9MK3p~4=R1A53nSxg0Y=2g{;dlGO2MieYKi1bTG9bO{pQW!Y@v;DY2I?Dxr2ThO-<urmn^`
W+d?`?<}*ZpQvuGr!p9-ShQ;~WUdymuCL!MTdmrl5v89iohxuF?yM@UIIh&Fk1s#0eXKbsg)aQ0;VK<1k*~O-awA8wtE>sHbgn+I
K(9o!*D=8?(X*5=(XQ3Ag0wxcKBs!M!7gYlUa?rLrm)&DHMJNjtu%17Zm7gGvarxEIkwEIlc{1ce43iAIxMxUaj5SsIxZ#%N1)6y
$R@5Xv8yPhNG(t;f~_Q_Xsc&1{Ioi-sVls(*RCHa>ag^<kgJ=h`y|CCZmgZHW2(e2&@)#lcrZUMJfjOPUYu~Uw5?e!?X0D*aI0x4
0iZ~+Ua3o?0y12vjHtJ=+N&(3CNQ$B%dH+UO{)>JzAY`ZO|bGWwXF)Mk}fbb)gn15J0pH97%^&}AttA^<*8q+XeTPDo-I-zxu!C(
GqEr;O0^I%NU5bTN383vb}h&($*X8CgfaiMH7w(-1~L;iq$z!>;VkQ~VJCjAU9lXsZ!8-$Cbe0o6Ro!~1}W1kyQB)Eps}H&5wRMp
1+tW~P@1T!0kQ%z^Q|8*5HTe&M>U$YXR=eZ-72iC*0l^Nm$9X&dz@$}Qmz86Xf4?=<g@-XTd{{Ri6VutXtd5S)Uu5(N-wi8A+e*h
^PW?%v@cUAy|8Pw=_@F)mNG{(b*~1u|1MKD52%eTHL5DGnX*$b?yGMx?Wy@LHL|}b5iuVtOfVWTUoB-eK&&e=WiJpl)iN76-K%{r
5iMA>CA4ri;H3et)28vZV7BnD9k9-?xGrh06SBpq<SF*FX)@F(modjML$1y>W3k(?gEaK2m#e`jX0fiYRHdJ+inP$Bb+GfSIHVvX
mas%5J+N>uX|TXCG^y9GB{9J&Gb%+gXP^zLGAJCX-Y<|SST-Uk9<o)g+pVK1<gUXTXR`7!$))G4qN`st+_WvX>a5Z!mMHA960BG(
v^4u7`YL`g0HJXzb}*JOWTX43FfuZ-Y@kjxmo1C0buAsPGa^bd(KDN`FR;0%CoLo_m9$W>I4HTa(zETYbu7{>?Wh^4CLZ0gS1D?)
#42N>;<d<}GA*a3R<cef#2`ebDzx}7)3dsuAFes6!!QRj-!XbGKP==bAFchT8?rdClQ5Gdd#WZe+poVNlOXsQWv{g{TBk6jjjf8O
D>o%1dMHA)urNR{rYtA2%cice%c!8N+%Ft4EHd7#Ot8JU*RIJQ9Wmjuy{0dXS1OOIbu2KlimJJ+%dZA7D>8qe0jVmeCa|Y5?y%P~
Ixyn2+b|z546u+c6B{kB&8JkfoGh%i+MDt=k}M@EMy=d18K@?#H7g-AUo5aDJFxsL2&(fkLNVK{7OU&7D5^%O#5K4uk1~rk%d!)&
eX<6LO|kJbRk3d{gE74>Q7W*uovvy$ldXBPM6j%|ku2XdVXW%9Pp&pGKq<p8dnd^!wYWhm5;9w-e>8BKFsgU8#k8d*?Xz{Qlcxo;
y|Sh)A25`xm!<=-1S4*nPBNh;>9H&;L$eL2?yyNU^fCskbFPInNuWb9cPj%Rd@ql$zcL&%jxy4+#wnK~ODIvSCNf_y4YBefC$m`;
T&<?A1}eueim=A3Afp+p8Z0KT%(7##YOi3jA+2Mq<DzS`Nwi5Y^(soX=CAE2mnZ)#oUlzV)3aNu1|Eeg3?o6A9jgzmX)xEUcCT@@
$}a)5`mii9A*ac#{w%5|OCRT}-?oq_W+;ZU?W`5FJGAq!6R)+faxl3Oawt8lIj@c-7c7>k0kT@CC$jCXge~qd&7vWw&aJJiO|3X0
Eh$s04y|7$nJB!g^{|h!Vy{`U3pI<RXtD~a{2`67$)}5^zN{*y#JK6P%CJE*d9_)x&@9#_ZYsX43otmacdx6p1GJN{0IvTvp{5l!
n<>LF!!!M~T`aw@fvgcV(Y0eR<FPa|VYeeCgswWa&@J_)#4_lm^D0j?&7=S>e5^z(cdO8`O)Nw%k*+>5O|pxw<)()*UaF0<$*jU7
TCd8g6|T21RW*yRGqL%!LM^nU|FE$$-7bWw@v?0hHJ++7NwYbzn6a=lRiFVkStlSeq_Ix1$eJRiXRX#S6|{vfz_3!Q0<KD=4XpaE
=d{VHRW2Mfc{E}$iLsET3$Qq>95&%Em8x?ss;xLM!8C5NjWm=rwU~b`K&arXg{2oNud%2wN3H0u_bfT6hqe#3yecKNH5Ws$EvL??
t)aIhYAwU8lcepm0kmtdw4o(1e7C_e@-1$z52%f_HnsyXcridQry_qg@vOPEwlWvD)-XG<q^~h0%`|_jzOn(g7qti`cc|f_=cvap
Uo5DkyDGJ~T&PL6_NWi4Q85*$ZLtTjtSo#g4<&Lj52LNAA1IYFd8l+S7&W1(9x)!R2eZtx7NXm%{;rEClPHNJKQ#=olda0MmL01z
)2!{VRWa5yeKQX*KQXg0&#nQk^s%z3X0A^%>#JX@Y&HF~ny`2*4=BkXbE%gw^sg};uB@@O!z)>?JFfpGB$|VuRworPi84*5rLi}&
0i_nT*D=L4Ag!q~;;uEQD=Jc_`XXj4H86UliLo3ido4q?IkfMfHY04Y1h9!HDK4$6p)CfhI<UB~PA$hZAgda&JsgKHEGX+UN-gN2
KdA1ph%wJEg)#cDBe6s%d$8CvZ7g%QY%K1oFsT!u1hHzbQnt&nu(d=m8ZK$KvazAEZZ+<!axlQM%rL#Ix3Oq2>!#nY8LBfVVX%xd
EGJDj6QwDz^se-%=pZ;HA)RI{GA|S-N3%0A+^DywNv-Rv1U6l$t(>YP-Y@yCnY9oyzB22zQn$FQI4Qa;V6R0r^{_I#RV#nBITVPv
l`9@4%PxwoU@}!GBCYT>1EWi{&nUsQIxu&w(KZdK^QXG4yRqh}C<{U?Tc*S@<}8G<doijkCoSwNtgIX&Vxe!Y&$c$O9k=)}XCZ1Q
?X+aHX)=B=#VAWIxGm5uQz>O5ov*<v46*c}4YJ4}lQ46#(I)FHOR^Cr7A=`7SS9AHmo+t(;HcS>y{-PVf-{USeIUXzA*4X7FDKU_
*0fElIx+*No2|mOD6+4qB(AfbgS4-z_9MR`o~RwJYB%1cvao|GCN*cRTPz#7C@4U&kFPqdxGxa3MGZf*leHqQrKcS&UnOxSGa+d#
q__b%UaGS+5vp~sD=)~fUN>Pd#4F-0TPQ3zD=oq@zq8+}A~e~qL$E$Ei!#)mwJnXd8m%O;Z!>_l6DL@y?zIH34!LwRIWPO39Gx4b
m@RHHK&VwJFR;_DoV2945G*UVKQ5v!qA>cEcQnqi$uKvxdaP)z?=YUL!K)oGtSF;1YcrfK9J0bHSF*pXMz$Of53)-$;H{T3v82?r
Y_O6n=(9~ULNGwEkEI(aDJ2~;&M$*4{wicLOe4Lvh_Gw8_PAy^R<8-H1(_$PPqsfNrL;V&V6TO<(5cZb0IxQ(xv;(;QZaF}hNv#C
&aOhR#;&d{IjwavSg?<<$+F+C=%X|%M6qqNPpYyio~U}JIw%3L<t!+w)v$-FNHCSM@U6Wm_N&<?lP`=a;VqyrUavN=jj?{F(W?0*
EU||z<1-7Y!7T|TaU~8gOfJf&iL@lMww`XN-L4v?Befy0$1GSh&Z~{I_b95X05txw(=0GF8ZyWwN-mwSbFZ|z4y}W?s*<U)RIY%s
bFg+Q|Fbl)OtO@`oUl?hwWwdXW3pi<8Y-@|-LsV{&Nfvo@UC>LI5Z3^3a$gIl`j%9%&9Xs-?05H;FNN#uCZ}6Brqg1zA`y9eJmI-
w6RPs>nhK#<tS6MNH0(v#<wk@H#DOk_^#lnO{nxK$S8s?M<+F}xgs$w)2+Xx>#l9F8L&|*zNv#Wd$fMACNiS1o+fRsXf5?GYbvFu
9V`X79<YHePN-ilQ?5#`fiXp~F|g0J8=(udmL++pfVHkLe73-=%PL<sQMAIOcPhXnsWQZ*<}xibY%|EFU?AZt{3g;a{xV3kQYini
94dFO{Hi{*O`n^!W~|t-*tONKpE38cO`gxPL8vb-&n&I6Yqig*-!Pl6CNv5yKeY3zBc>px)UdcI7_5*pH?R;eC^6o!M=2?=*d>`T
d9heAy|8t%cs1KH(yhy|)3hrzqb>L{cCkM;jI8mVx+>hY@UVy>DyZ42;4q!80;GYbKPPdquCH;m%`PG;p{9*2H?W7RE2(d-Q5qDr
J}Kg`A1u$JbTj%eUNCVldoVF47c_S;I5OcZ`?HrWDWYes=qzNpK&hlG87&l`U#x+yBQ%663brA$F)D^LATjK(4W$e#_N8jC7cI~s
L$6J^2&$VbIE~t~D6eX;JS*|Em@+UYGOcg4lCCPLcdS>c;IR6wA}pV_m8(>=Zzk=nim}(I$Fc2{I<4=iQ?*&K60o=~G%v59%%}mH
ezpm;wK4*^b*=%aMyVd3zNjp#z_SA_^CM5PizyPR@TS8p{;Os*7_Jns!m&TBjj%MUvao}th$td8#;uL9MzoQrPB8nhx+y5H_p7m?
f3s>F3nV`&G`KUZC$P=3@~@1j6|f64n5~SpnXZYZmZ~+e60!0vr!bu=KqLvZT(bJMd!$@75wB3O-L46-;4z=6i7fK8p{-1|Zkmv|
jWo%!BDR1s3^9(a8Zv*OI54|1o-Pxv03m|0GOmIpiLlVDc(8n;WvukA-Iwzz-Y;{Z_^eGb$1*RQ@TmAHi?4aK^Rb+(JS-2cmZey(
D=8B(11jDuR<Aa&3$IL~Bdi}Oo~y02E3nHh$*X^~cCo0g5i1q2r8Od|psM7w=Cl;Hpt6ZD_$gVf-7}u56SRmbpRpe<#HbOpRVXsC
Gccm1*CGTtZ?F+2POizRj;(AiU$jEDz_ku8P^xgX!7%qT;iiqWAF?R4yDS8-2``W*wJ`uAx+Os@V5zjO_^hk354n3XE3GIhnX4|a
jj?d25Vb<2t+SM|d#V(#b+d1>X0rXRCocrF@2K{y(6DB<FR_&~^)R_F@2D9j7`7;?qb2sOL$4~a5GEKU)-E-$V=*xu|0{+Zudcze
2(6$q1}`tH9Wf6w5w9z(2(@Ogu`Sp&Br)1BeWVSuqp?@A->jpuX`phkTd#JenKb1wm9KA~Evw0{V6F8tD6p-q!ZUTVaWw9<o+^8#
IkB=H5w3`{f-yO%x~sFY7q28ZsI)LEIiyi8NG!myYBp9dr!V*{(5Lq??5z%~ilHmBZ>}XW!a8EK+cz4jV6?2MK{UxK3a*i+g{5yV
Xe3jqNhj~J_^^+rqOnY#cd?|b`KTYP#<aF9uBmV>|17Mggsh*fGA#u#O(=n`1Fu`8H>L|P?IJ!d5v#E?9WV$r<gre#sjscDFs`n!
39#@h!zJM*CN{|~eKIkmOD-9(ji{C`u(6phY%}7jp0ruH-5?P$!LW(7+pH0^Sgyb-urkZ2QnKW*;j-wiX)pkxi?9eQ8md#XoURnG
1*P(;IJAT;F(@`D>#b?4QmMtRC$sf3-?GQCk1utw__O~c(6sQhK%sfH$*|6@{Io!yhq19C<uDJfSgPnT6{=(~h%Ae!I<R}LZ866q
xu+Yi)~*e;h%hj+X$?U#MliHDhpT6=6|g?7psYSL*0MAly|73!hBWIieydTl8yZD8skZ1WNUM4(!L8G*rLj&OAg;kDs5QzWqogUa
Q?PO|x2<O;qokrR>ZzctHLk#<w;~#}H8nP?W+sNUIx;)0<*&&uxGO)W{VTyK=dv6mxU@Sm@}T0g0jlSuJuzRlyeG-D6D6%MWUdga
ceSb`AELT4tF})iaIJr}d!>^$tS}HMxG+Ml;i(!XakcrkMyEq9b21{V`7UR+%Q2g;(=6An0w`Oxmak|tc(Lu6>#yRXm##WC!=_p+
6eQfPuQWR;KPs~?9H|qq4y|@E&#z7-bsdE)L8#WQx+s6Mm@P>p2CovT0kPyGp|$j_{3(yHwy-O!QK-l?H!*sp)2-X7n6COSPpKfT
hce|c0V@?MOe`v}#VKj7kSaH<IWz9BF|CKP2C<N?kt>ueZ!h|>53;a^Hm(z{v9t>@(<NfAgDxqp9x-dMO)!$Rp0g09VXL(=up(rw
Fd#{@I<%c9{T<D<*RNGDf;AW_qbx<T#;gN1@gAzL%PmAS1+00kucU*t5ir#&O|=>|2r+i6H6XmP4x=bCny|F6Vyq0Z=Bq<639tmN
?y%mOw6A%qs;<SYYpYweEHI%qo3S>m+p*HFm8xp5JukYlP^e_J7BF@vIVprUa5Vfh;;_abfuuz-m!4X)8m#jx&aG4!+%TFmjxDdR
Bq&{}mMvnag(|)<53S{}J+Kq7GP2mPfUv_e5wG?!xvX`j=e1n0XRI5j)+96_^{pf{8MKb78@R_YPbsl2I;{UR#Iif5_A^m3@h-3=
BdmnD5-bcb?I-gqo*FE&tf-$Wy)Xi&aIIi8%(BO<2(YZJ#4Z)Cz$(kBVzG=MQnE(0#jjAPd@g@4DXE36*r&UvX`(kD$1f`|+%Lqq
L^Kn$ys%s>RV-4lq_00VZ=mz2KQvjhT(KuKTd+{AD<|G0moIIiiZ4X7%`CsLXtZ^?(yePVETEaRVJ&Mfr?TB6SS4AsCbXw8WG)&o
0I~tH45yzk#<Zd-y{`c-xT|O=aI0shajg%r8nOMU7qOnT9Hmb%QmaC=rma!3h?>TzjI=u~k*rRvt|mn>B(km~VJb@}y{U<-^rVEe
fE>^-<TReKYAQLg954{E39Vu&NV4xH1+GXnxU3<m|EUeFk0fd`GqP|XGO1E9*DnS!$}l##Z7?@BA1VEzxS&HYaxGb~$FSlt$}{ks
vagh=sHi<84<=2n7Or8pz_8}9|Fpm>;;zUrfTk=gEV06);xG9$EU^8tUmp%JU93(pnlhv={Iu+(KCH^4inOygurXk)gRcp$xGm~1
p)>y}%e4+L(<J#fSE)KRH?<k8^{4eRXRhuoIIXue(XMu=u_R$E5Ud8WoUx^@n=Zty-mjOZbgC~aps7u!ah=$xV6f0IAc^3oeXe>Z
1Tfbo^DYY@(673wrn2&^f~(N8Kdct7ex+`kTcz4ATPs61s4Z!-Q6<E%G_d6;_N`AeaV@j4;;8;Gt*X^7O{ME6bhB?VlCPIAFt9R|
$1?JtNHj1i{V|6sgs3hk9wl$Bp`1;yDJgn22OpF(^t5X$Dl>qrTe7IKzNpBt*eS{_J+REJ(6lElcPAdJQLr~Ok+P;Vekx2V5wbNT
C$IK0MKA*~La)uMX{|>srY!v=)2wwFbgql8hp$B|;j3~LYq2gdxi4L)t}pVnaISbREwq!V-Kc!7?5yOg)-Kzlu%DbVjWs!^uCA~v
_Op($t0&2(xw6%>1F>N#0W*Cpnki=~6S9r000n%v9Up-%HMi8K@G4d-Rw%tJR<bOoiL^#EJ1EXD1}2ZH=PZdTCaAHhR~~b<8m(9@
AhjtlnX!1YwW2kyV66I{ytG!cs<u-#b|-W(=PlP9MK0hdVKDPAwXEJRovTqYQK$v7KPzfAMWg<)8KC~HuCzufWVU1@A+MJ(Q71bx
sw$Q)G`9RHhqCjo87^flm!;G&(=2eb2Cyi#cBoaTx3UyCX|S>^%CY;IQ?SFc4lnLB_Z~DeFsjx#GOR_i;;tF9y)8K=`Z4#m5jZBP
g)_>#1u{OZFfdfSZ73kKW3?MIi7?i+*rbUr8MOJT#4q5wyDD)yiY!g8XsJdsrLi%fB_=DT!l?VWudtMz5V8=pvaW!!Lp1WP2(lI_
WV1D*sV%mx9j#2Wk*i%L3^<=Iv@AO_?5`j&1g@B~_pv6hudds$x-dL12(&9Ju(7<fCMIq$MlcAdGpdj*`5Bq8O|G4*60`%gUaEek
M=}ATC$zGwa3Hs-1+T{|M6wGk@Gsb~Gaw-@L$7<WP%R4~Wu+jn{<I1<i>vIfl(d4V^D5A(=dElkCZC;|lO?&b;G~?h>a{GWbFZc}
B`ni4d$H@PcP>dYx3tNy@Gd{Iy)ebDda)X#s<BzOf4A7MTC6d(<F6|oC9*p!Q7Nacezhqym#_1&->=26;;hN8ek?Q?sxUSui>bb-
Hnsw^s;q3TD>RraE3%%S5VGjAn6!tqsig3(NGJobrz#;d@vKO;AFypLd9GqF1ua0gO);PxnJ5M@oHW`UP%Ek|3NS)2KqZYdHm8X*
k*>lq=(pmx`mA^{9JF~W2CQQ&(<L4>O`sPrA+3cjvNQIw$umr|J~XK{w-FPq5wZBSL#+O_&@>e<AgaBiI4h7YC@eg)f34&)gD70J
W;DSl3b9x-4x|(?udW}k7O-@$tfvdOqAYr`t(^X)ld2iE4KYfr@2+hyT&=0CYB7bVYqZ%gm9Bd-Wv$>XX(n1E^Q}8DPq2@uw6ans
|0uk#)ud)L*Rr8B6|Q|KXR<IgATY}zUM--wC#o2;?69#g;IK`#rz(puNwMr0tS0+3g&F)b>o20R&#e))ge9vLG_g^%1uVU|P@Y?+
Jg_&ilPCH%R4lDE?x&QvGPjes46d;-im!sU-lh$&wJanw-Lt{G6f~(b{v4Aoeytg?Yq++s7B#fAZ#G7(X*FoHE3S{U3A2JQD=BuX
;Ic9<X0SoE!>uMSPO*Kn@h1_l)-YEzYqH=X7pG39St4963orXEmNe(88LmH}f3ZHNh%tmTwynx7<0VM07%t{6;V(0;Qn10Hi7oQ6
Ni4oBtS%q8J*a0Zr6iLs8?Krku&!P$S1&p>fUuLSvZ4yO1vRQFDKiB)M=GQ$o398lpfs_pdo1)c9Io>$nJ*}_{IPd9sIJ>Ga<KBG
{iugD%P%UheXk5B9IhdwH8P1ZU@XO{!>}qWVkCbn8?Tuw^CPyfqO7Q-M6{163aF2%ORqIDg(z#LY^|}g!z~oB3^A1|cCaI?4z7Ex
+cQD3EGXnG8Xs1#e<9X2cPjQX94S+?Q?86KFs|gQLaq=n<*f;!=CDgFK_oe`0kz<^sIb<u2(KZrY_H!hzAq26*08#(!!7(Q39k&Z
8!-T@I<Q5y-KFoXm$8JV8?M>1+p%dlEwF1GFf&lHizrJpjj<;+v9T{GV74r!F0&f97qc&^mo#cDTcumCPBTliaWCmH1hN&j2(RR^
zM%A`q_wNNskTHmRjtM|#4yhv=D0Yt(z4JrpEF*l@U5Y=8z{FjYp@(Rd9IDG*sIdEJ1}l3wyun{D6q9Q#Wh}|ts&^MU9UwkmM!A6
$g3eKohm1?3NQq)NHFBDFEV?$E3;xU(JB`!AF&{`-m=QBp0OylqN!*z{jc=4nWpnI|1c=5Iiy)JezF`lN3eb{MzhkaZ#7S{C@#wy
IJASc-HMJa46OArD6}Un<gia9Iwjw*&9VKO2(Nju_^wqp7_iVNg|PClOfM2R4WhTHQL`{4WUksZAt_F(Y_$|FVk_P@0JXw2+bT^Y
cNpic@2Fg>u(1at?y$!(r!OEitt{QR7qh!4_oneII2nViBC@J4(lJXmZLl4uJ}iT<-<xN%NigCvZm^}Xkh@JVyfh%JFS3C!aHl&k
IVj$%$uSf;N-P#Mz^xW7skHgDK`h*%vNRL4LMte)nJx@7y{P)PKs0);Aptz9H?B@KAGTJp;Ik_$<fsEQNGTF5*`aPM9vD$C2r1jN
HW%<IoiV$ur8wB99WbB~*tE>8WHhofvM4sH$*<|FD=o6MnyuTCL9Q?=3$a40YcO#%KD4^8mMOQd{IA%ywzUVXQ865}l&RdU7N8xO
R<v3voGN#*g*3M?2ddJo#36RJcd$^k3as-jKCW&x#x#a42riekBs7|<X|rFhYqe>#NViroWi<S>-ziwKZLVh?VJQJMU$Nb^BCkd`
<hJrPrK~Tr^R8O4m#~twI3kWUh^y-;s<gN;>8ivyc&>i4jx8jzdbD~f${2C1tfe$03#nVMbuhd$%cc7<{weq_`LDyXxUC&C^rpTq
khI(=ZZO_4SFUlgr?62lhA#!Ov@PK(8#1@Cz@MKjH?}jdi>N`QkE%c;{4evc*Ct@G$hcUl@T_I6C9YF7`mfon*|5kps4Y<~FR!tr
d9QCQ{G{Wnw6(FXfvAX?;UuHA7bx$m8?3W4L!t{Y{wo2oleA>1Jg||qUoFNo#-W=n`mBSsYqa5<-X}{dK(R9<$FvHqXedmyH!b)n
S27N;>ZuvEv6X16@u)H{Q?ZJqDzhLqo~v@N*e^G-SCuv=zO;HZ;3bnOsIa6h#i$>&L@1FbHL}Aj*|7hlaJ3w<-!8E;>M5V8MWo2B
Y%A2VVkQ+Y1FtqP->7q~)-S0o3Z)pUsxS$r(lW&`s4#>qC@fI4elB;e(Ix<|+P18@0<0x8et~PTcCVA9O(E#C#jyvlG9(wKVXy(P
VzCOS!>zt8&njXmHxnc|sjEXV$g}vTFtg|~M5~LQvm&W6VJ!5mDlxsa(<}z91G?WT&9gkV!=MSSBCnt^D4}z#7BuKItf}3wJ1~qM
YqL?VWF|#0045@~My_tARI6|=!LC6uFsuWpE3Hv62&1XAajD3&V6K?5bFJ?#j3%|Ok1<*>lP=n^nXp<m>oHXwP^H5z1SOm;@U5(^
+br~~i7<vG;jRRvF0w<W=b@`EmN0p=a<c5KK_2j+FR!Gm?5{L1t0}82mL_$vATXjanJEXfV5QQjIx8wJn<@Xb`l~H3q^=7w9<rb*
->eceP%2EWGNer|m$0w1F)&TARji{moh%1153JrV^eLDtk)x9<^dl205}_up8MWH9Ei_Ux@eU5O2`9j)Gc1iS!K#ocaInFq<EJ{T
L@+O_owEEfAT6J<t15u5d$2{Zy{=g-q^Xdro+ode^|1;!Z!F=i>8%T`380U$peW6-`M3470j$<6(yyzt%&amfV6~#8Q?O;XLanej
q_Gb&TeZz9L^5oqj5b26zbFv2iLfNIe>A_ds;gBoe6Gtf6f!NblrH42<gAz|47CNIS)?j4zoO_dx~Y7vr!1zilN|*h2rZnfbS_ma
tuTr#ldpv(eW?>M#H_Ta&Z<7JIIefF>aETsimvamR4ihw+oLA2*DjYP`Y=m0L?CB0#wgx1y0JSo>M*gPDxEAegEGoAj;aE%9iShr
+OOxdMYT1yCa~HvfUk<NyRo4xCa@u~!7+TUVzGg$NVF=oXsu_kPNy_4E-Lk)fSZ`N`Z0Vmh9pxb%B-lg_$-Jo7&QQ^Td{GqVysyw
@GuCl-m0`ML$Gr&DW+w*TdxhY$sbr2;wU9HPp{T4WE~Tz3b^&DIkBxM6Rl9PLa=zT*|H(EK&ia4#HFn=Sh3};{42?_3b-<>2Bg)n
(x{!VL7)gTtuL=DsV_&VLogSqZLgdp+p~%&xvhpVZmR<~DY0iX`Y5F}!mZh*|FR~d0V_~5gtF+h)UEck@3b&91ujl9YO#4Or?Pmi
Pq(_a;IjE0Dz&yQ!=`kt0jjLDuBvadmm<u!w5vTXGqXxEG$r4$52)&{hOLP>X0$f8?6!9>ZJv%X;VrwZA2FV<@-8v0dz(A7T_?Ax
kuJzBhqN6t&aZhhh_j}!(67y|9Iz-ZW2XqPYqIDi(4-Hlq@>y?Kc@Pzf)-dPP%!DT4JC1~38vaGkFIAn(5wqFLaP9<8!mOQGqBdR
=d-mWP_;d&hp^Bx<S%=uIk2;=l`owtR~(}>g|QN^hp$?+ov1@CVz5Ci%O;?+!>iu0NU}^Y@}t+bZmfu?Sg`J}x~QTtc`*U4)~Uv<
3@(waHa3l{gfU^FK`xXg|1z4i(X{z04KFUP?5=$rH?f76Sf-Y;*s;mAj;_3@Co)^A87Q14Ftuf*4ka-&?67gF%bo!<PAZHkCM}n&
r>x_vaVBDzb~K`%v?!RbCM?so1u$!--l(dn$E+AMowDAnEwQbtH?$}<sj4oo#;qf%tD-fo*)nz_W3WG^{4+PW^D@&gldzSs5~zHs
iLf3q0V|0r)vN?D1g}XK38X@-w6Zuf>M^CSK(JLX5V6xW@+hh;6rl(+KBp9{#W0g4D6Y;k?XD;^=d63EH!OX%^0rW>TCi2LP_8Pf
JRsOC7cG>rn5@y504SiNCZU70<gy_h9W@=Vt2GR%V>N89*(n1q1~LaO>ap*w8MPOvcC7iZQm@yo$|swyzpv#mRw?hYCbt-{L9BbO
<FJ1*L8sF!rKj{UHL^vg;kDPa8@1*xi!_|COEI~y1Fco9{jfu{6((RT;jV2g*QW6<&#>Mhn=k6AXsd57!?9p3%BmbL4==+j<1&#U
ORA7Jk))lnv8QFK`=Sq~pEJ^}-K^6o46zM0I4Z+8u&|~c^{?zPC$+pSpRG4Ff3MZCcQ9Eh=`aee*|j;Sm$VZqWU*YTN2#@{c%qCf
_$R|L;<EfRg|8?uA23$1>#u_;@g&VGCn>^#2C-qa7q3?|im(1Op{$-OXsutdVkeF`11>|dSFa1Oims+CD6i%(?5wLa6tL4Xf22Jz
{<SqIaIiNr6Sa^rZ==exZM52|VKGoJkR=QzzOlJ1T(l~*qct3=#V)(Dv8hBj;-m#L=CJl5(={h3AhKq#p{%K>j;<Fk9ILi5y{x$>
$*B4?IJK2A3M^r_ez2;sNUP#7=C2GT=%jTermQ}*5-K;aub>36udNp-N~~oqw<)o$v@M_|E+Jnb$*w)LVyCAi<FJOUr7Y;BswVcV
f3b-#J2AlvfUH3-c&_*?b+gDRfvjIJgt4+HbFpo%g|VwB!>m#-N35!-4X&yu+_SByl(4O!JFT>?PAYJzi>=A6=dg7%AFA20!=-$v
dM{n9a<+#ch%zj%Ca#4W+pt0}oUmz-lds&T>YG@!<gH7y#k5zk$uI3MZz))=Zz<cc1}{V{Z?K@CF{?1HQZ%-$i>cu;Cap^?*{ZRx
6*500B`!#zM=l&BR;BZ<bgk4Y^0El6ODK)BuBJ{eHM6v{BA_HLfv`xa%COz7c(6XN(kOE<d9qb95TYU{q_7pN->Nz-0I@H%JfbJA
KBTE4b-1c7H?Qrn9<X+=SrX;3#kS2V<1g4Isj>1fMz!3mZZNmBmag)%9jyQ_gfzM*zcB7FQ85-bLM(W+qpTw=Q#DMp`7;47{w;N|
4zF~iGBJ;>fw1W?x2<Eb-m4Cs!>$lD60+d2f~_Jnw=@qbW-QY)QniJ&jV<%1{ion5cdP-cBrJb0uC4m5P^%TR<FlHv#U!$^!L87=
B(fVRA+Yqeu(TK|@saPF?4As-gD}ObDYf>m9jSh$_K<=%@Qf%eJE}gjy)gKu<h6pR%&Ez))G&=L8?YHGEVCq~RHcD2O{Q}xoUbdR
Zk#b6PP8na615hvl`XfWoUH#X0VTSrKP@^i_Nrne3#&UQ&L;FTJ}ghPUa=yyyRw!v6QPi_PAMj|<fcrlsjio;1Fo#CsW4e8JtPdQ
sxmG!Wv#}fl&HqB-lg}fu(tv*h$ba21*+Pq2O{{aq_(>=w5_AL9j$gM@TkVHw6yFH=`hJ6M5s2fo+uwI!m#f#XR89QP_Uw~x}57Q
F}0Abp0ztF2`FNkG^%AVY_+$xf31TvcCG8J@UL^Mk|ckuu`0kU(6kJy7p8SGWHe_fl(b<I{;O=Rgs9vhA+RDY3n;lVSTr3eld<-(
OtGW0|1(!86|9mnTB=H>A}>*~@i1I5#4m5O{4JuiYpL9>HZROA>@fAQG$`yUax#A{A|>4-60Hxgq@KjBpdZYpk)Z-Gps$)R^Q&a5
NUPziJTx9KZzLF~Bq+SLjimOQnIh&ildlM|#;kjnSh#Mj^rU+*`7ArMD5(Ig54h8<_a>t)DyX8e$g5|mwzYF5+n9AIW+?5nfUm|i
!mhcrEVQVvU9b}*X|uE-6|H}>gENM-grIw=Co82h=dtQEpfeA)1u=cGFDT#~?lg}tr>gcey)I)lH?Vmuu`RDKDKw=rHmYScu`@*^
Ff3s=a;gxqOfr|Wjwu?k*sIen$};m9!>@FqDI*0a@hYt>wX-8GTQN8<K&Ah%c`OvQ2QVck)~5%y^DLDu<tQ&S;3Xj%v#pG<LZ}lq
?xaODsjA7eyRL&UaxDZfCM=_{u&^2^y|*E!!LjAAyC}z{Q!MPIx~1?b5}xa>8m;Rs!n4gP>aV1&(yVZ=MJHakhOW-6kR)#~&ae!#
bTjWUZ?kHzkF@o%V<{7~^)-+*uPp^55-`=U2PFou@wA7vSu{1QW3Q*OB&tj)p0Kwb(y@WE5F9xzrll{fPpJVT7pp5U(XoOlz^~FV
rZH+Kh_F|!oU+`mvM{5jAuu&B5wxQrH#8eB6srKV*ejc%Gp6{d@TWXBHME2+;HUepY_I3A?Wzf@38{^>;VfjWv#h2v9W)LfVJ~nO
_@;oZ{4qVL399ohPpb?g=^AV`qOm)$#H}&4ZY83y1SEAX04(b+mZ-ob5v`0Qi7lk9?Wl<`MKFFeo~fiPbu<7gl`P||Pc;!J<){y_
4>fr(1}O(NK(Kc#^c7*DGAao%CMESU7q@XTFR`hzy0n3@rYtzImNRI$C@{jPGc2hv#WDdYGAb*uDJJwLnl>n^r!dQ}TPm0|I4PDe
s5LOOL$QA>NHHO!F)5`cYB7#7ZYdHdxFtWUVl6zOMx6$<G_1okeKrfIR<i4@4>YPO)TF2^tgfN7EUls_f3yTMr?Mfmjw^bw^RX}`
ZL?}F%_<$H#3~P_4jvq&h^-MaODdDB?V4Vzoh-sEv93a_c(DYm*si9nEvj=Pwk@YC4Wv;pfH6xV3aL)CKdVzTowQ*uq_OQR=B8ey
^RMhQ*)Fphk+haAGcX*eZYnyg$uib04k|J-NwW5(0kFcYue94VZyYAFXri|>%P>(cd$O3Nt)JgA!?1lUkf&`S=C8h@4>p&u9w>;k
%eCaDIIzwy>##SSZLwCVv!(N<^01jHPAxOFWv9@z7qE9TS}#v8ts{4^Z>{yGP_uWgJ*6Kn12y$4<*Yj-{-Q6g)F}bBn6W%CDzhae
-7~MMgRo1dKQn!?BCHNEaw^@i@3r-*3@n(m)+F*M8?i;Bku7?naV{OND4@@;Xt5o*)v-LX39y^6*RE$Uq_DuBt}lh2HJFaDTCiHS
<uRVBXet(|$0^ve4W~`92C;>*@-M9~2`p_gX(53v4>W)=Hmu9D4l6mU)1Miylr{+-^RTn18ZxylXfPxvN~^1~O{=u1X)!?}sx1Ys
3A4_yv!!gU#w2?;w6Lr;Rj&s#crzThmZVEJ6fmhT<2KW&sW?WjzB6YWEvj#}Q#Rl&N;0o7Bs76D&of!7^tF7Turd%a!Y4bZ5U6e~
%^}{jdn{J4tt;iTubzpr>$SnGuCgAj^R1+*mY_SY5iz`=Z?-t4q^vR}ey!83P#OcZJTKQUt*{@hydz|<5iW15#WbcLVJkJQ3#>;j
NiONE=%#)x%CPUPGpdy>)*t~hC$8KsI<R)EyDx~aGOq?JX)UK887ccQnwRD!Wh-eh*0qA0eWb3jlQ0u5?y$e8fUiTTfGm13<E>e(
5ir0otgkI8Yp=pBWU=h5-!oOT)v7AAxFSBV-5xBm(lrw>-?0BXM5^;EPpx>H)vnSrg{ht<qcK7*5v78-h#ZKvkg%pK`mT<&@h}FY
W4E9%{4(INAQ)1!U60|i`n2D&MY5QvoUr_;q$!%Oh_oH40W4o6-nDJ9#I0Ygzccl+O|TEDBcOM)46g~L^`-c;QZQ{Y12T^@46~Im
hp<<%JujfQ1u0l9a<Aeplr^iaaIr3{Mkw&CKe9|I*0WtPWHeT@n<Q~B6Q?z+zpi_!@u^NPjxg}Fimo%U(6o~r{4Id3L9BGO5UhGF
2`8W{!mleaBcsQ%#;=hyeKCG9;xlY1#4yRHO)TuC?5m%)=dXaW)HC~|Te5Mrj<wn_F|4?=_^r_>7qDHjaWkJX6|s6U|FKgu$1X3l
=O-m00XFF<dpW2v3NEQACM#$y$1O^)qb#>G)vO06u`!sdB(2r4!l<q=7OMgtcB}R(@Ui4BsI%5DTCXXep*5Z)%`kT(Q!LS`Jh8{9
GozO!x-HA35-&L?WuGN56)nFr>z!h@8LjLtJebm?tt^bJysrQ#TQJWo38xjXASnyCtS~OH7!D9E|12>eBqGD8@Si&=u&YzCwyN{9
;WCY`1hhD?5wY~4#k2skJG7`QMyi7?MXqS8#i1r4FEIeE7q#OqjjPzP5v$gq^|TGO2QCP#>oiWZ*eFx2|2MR?RWSLm;jODGX0mv(
@U48SO|3#POt4umXDEZTCN(Fv1+uoUMKs{K)T_R%ts>H{$EiRpG_NVH;jPIucd*SWzo)0Nlq?T2RkCQUV6%rW3^d0j=(883jjv=h
<gh!n!Lx?0hN|bRYcNf&E3%$3O0r(CqA7<hbR~c+F|;wO8ZKh7aH*B4hpq1+(XIF?GBnt!#IUBZd#ir6GOWHEc&H0A;HQ);X{VN)
gtJ~I#I!asjuZ&EL9RG4BB%tik+LbUn5dc=jH-_)K(U3e{IIAmL9TAE(JV4DBPhwPKC+rHdn+xim@aj!aV7&Z8Z<RFBCV>hgsTrO
4KD*X3$DYmPOXG5S~H`r)UXt;La=NuaV{1vEwG;}M=Yc@jx8=Fr!P1$+AM*r^sdz-5wUM0=&rdj=q`INUZ)ANOt7r5c&!Gns3@zb
t+L;%{;dor%(3$(<fDeJDJrh5@uy}ok}xJRaVYYrHZj#QW~|RJ=&&8D_^DU2Y_rm>HY|ZElrV6y;iz>i)GVzmSuEGFN3i;_Krgwl
(lME<qpqZ~2dzvlZK^A-n>6q&(lv{&i!`IKp)mC<MY0Sul{9y;!mKSgX|Q%HORXih2dP9j__F}8nJEJ}p|qGVXfYkGj;tuR7N!oU
m7=4yhO?8h2eY;+*QP`@(lD2{2C(xsq_ID&grYpF{J2*r#u;WT9kigU7$l6gX)$@T^RB0>{xT>hz%XqpI+iG}=c|e^xH0xHC^3Vo
pfK65zN%xWnJWu2)*^T<Y_!>|CM5L~G`MT44lj5uQZS6RH7z8RFE2{8VJtx)j4tf3v@No!<uQji>!t#=K(r~cZ7qJTZ?c1}eI&lF
%PW~639l6?w=`fh#HT8;QZzO&i=b^TD<`ouuO;9lnkTj<KQ2VD;2;mNiW+^EuAcC*5U!W7JEeiAjwi@1W-imL@F#e!d!Y@lourAJ
Br#d8YcbUvv#x$I->by2w<=X2Y%K~j=`bcJ8YcXwfh|TW$}W(jmar`|8?h#yf-hdJ%cve41+lp+WUa(7fU7z&k21in?xa$*Gaz!X
Dk-kHPcIIj^QfvPPpq#lX)=qo;vECAK(68|-5|EH5i^#pEVd&rK`lJA!m-6Fv98N4tSh;t+A<fj7%|qZ)usEe4lii4+N+N?2eCmj
wlfVei7uVAYAdlYcqZ+tRj5ZQ6|f65)-i@PyR4?L&NOy1Z!@ViXf<~<3$6;TX((kiGA+|D_oxM{VJum+ttEOSx-soCajjjc60Elu
Y^S#_$F6~}mN8;9OtgDANi+*LSGSw4wX%COuq;@mWDb(BeWIGM=dCEUSFs$mW3q!R<}f|3u(7PJg|KcfiZiyVv$5_oVynfnw5&L=
ce#_ZEH&scJv0rl<S;EECop)eF|1B4ETDg`wkpgjvM{@;2C+h+Z?MZPfv=CJ!8C@fc&*nMys4=xov&4}PP5Of@UAm4Ixm8)y)UM!
W3I6&GqcO9SS6FO&#~gD1EwmojjWwBeXzW)D=xI4fwKIoOt<9>xwI6hm8*5K$EBjQWwfrR$gnu9oE*$7qbs4M)33@YgfbYZzp;R`
^Cr@)X{=;1Vy&aA8LLmOfG`OpBeGkv@2z^T&ZVO)QLp4Lft{+Yo*!SOWh|kw(X6;J;<4r+a4|`xf}wOQ0<<Y4$Fu&hq^yN7ZmiRq
m?*a_%&@qx)tyWt<R-DC+&JQ}Niy6PQ?P}i@-!GGnlCF37O<wNAhE?ZN2`1_X)MUB1+qq<F|#x<tuC4}b+z0u(lkXfeyEZyHLFgn
*)l+_wK6lV5j62K#-yLE=&*pWucU`B1*_LF_$Z+ysh=&k1~1U4r><6<X0MC0IkPM@G%;+mm$L~b;v4lc-zYV-JFv4WPB8f=2QDVD
1ur@@%q^R+ysB9>r>+b(BCVb?5i*OZKd`wj1S^3w*s&6)&L}7`zqnVc5i$O>>M#MZ*E7%_w=f1VIJBv&l`E64jxY?U5vs_l5UDz`
2`v&ar!W*VB`fr*v93?060Jun<*pgBA2BMS;UfCACZR*2q%7hphpC+s1}lxNY@VDd7%-}@Krn4CKA`Kg_OPv_7$@zlhN*z6jj*b+
)3+8Zv!GcjW3vkys3_5><gQ_**(#DUgfQr?tgof9CND;`x-$wZd8>sjd9TPSWiSmdxv8kN$ElRB-mQ2qD71&D=%(~7fHfnsk*qp6
B(*R&3^Ljzk1hk1?zAbe;Ir4OS+wXa-K*#{KCs9wrm!v}%Cq6BbEy5XMk`At<R+ahcCtF5Ke2_YjH)*@Q?U;m1Gv2+vM`S=J0pf9
W3bVyYBg>%I5lLeZLCi)s;x()8#6ksda`$`X0ETQ9xfKHaxN(^WGW4-Yp8Ox#<OEBcQ7iZQm?}=J0v`=$gYzx1GMBRhAyHlTB>(0
nYqm^fv}S^;jFQ+<sU0Ej4bV{d9Thdbsq*WRj}?f)G<M<POVF>Jf{{eG_mfZ(k$9Am>~tN_OO&J<E&e#ZYsGe6RdZ%Y_k(7=qM%}
`Lq2la<zb^^)G!VB(R~lQKc^>&L+7r3NDGP+b)2y2((f#2({#>rzsq=C#@eT^RBn3r6Zm)L#Sl1AFk>ly`a}BGO^37U9ey%<)bky
IkD}l3^C)e86+edm8h(wBp%GJJ}kDf|0V*lZY%1pmlyH40<;D>YOKR9u&f6;_p@lQ<1p1SyR`wN0k9`Go-Dhxg{%^=z%9Kc53xtE
O0xelIwMu2Dl0WDXs-yS=dD#MIIo70lryj_R<L@rYqqVhTCV&n&o1Drt|tGk(kA_>ODP4e956SpT`e9h4zXmfMKV&eax?#`@ea7G
g*O7MhA{&u@S!29cCAb{nX#`kL#-7i>M*q|XQ;-pkf^;c<tJ1!ur);`n>328^stRHnXStqSFRhXpRCg@>#v!k;4NUUVzg>5W2*2a
Yc8;<Vj)_ofvCr*eW*3IHm?7+STO0Wz^F^FFfEoO5}ofga;<Nn^)%+MOsrU}X0`jN2Q^T#>?yx0lc`R)WUjfaIH)N##58s>+oV`A
sHE95Y&6O#vNP_aktgn@G$_ENogfgW%&JkaIiba<U?}~qJ+pDOVkQ={N-cr0P_06&v#skd<gu%<2CulT05k<1FSOb&EhT-iKP|r~
m8xMdZz@JAhqGEV&8qLIk~G*VjIt`Qh_fRpBdbcWO1IIbVX&bvQ?Z||!7k9PDkO(46SJW#bFN>pP_Iud+blP>1E*A~YqZ3fMyO`7
JueQhI50CX9I@CfzOBSJdZ+6wX|&xi^DmdIBc^CJ?XQonDztGe)h-aIC$P|~p|E4Lma)u|Q8ApUB&gQ1L9`mM$}s~o%&p3!DHH#(
7Ae)J)+^wlkF&n760CBub~TB#Ua$Wom@@jY8k_$hb*+{#4Xy{P&n>2`IUYW;zA7N4J}+dlYpk>{i?V4e{kO-ig(XO^H7s5o5w7O4
I3wnvnl835#V!}9<uGBY@vS_!(yuD1ps}wRE3bDih_SRW?H_=wb}llqJ*mF8!M0>97_nHZ*RX*ts4Awg{jK9NYAQafS~L==*)ifK
2QfXZ(=Gfjw5@untgvG)W46&Pj56}26eM>pP#cIR(X*bh8JVOiX|WQY9iwEm&@k<ykFNYK$Fb!nzOr2<QZErMQ7^<Xk1u7cgs25D
oUAS=HLqrvGpA%Sc`fL$>oEVR6|~_nnXSd4eywCFxtwAy45dG(@hT@UvL-RF3ayT|!zC=M-KcV_YqE7CakL&N8!u3`T&a92?k)Kz
uek`PEvbAhAE|b&tS)ye*sJs+jx~6l9yElotT0m|=__M2J23Dh4Jkdb(yo3c9-ww4Td%%1bg}cIRIwkVeJ`=GU#Rx7(yc?S{2gR6
E-aX&7p)>ED=`QtO)=ahEHRWZMXZ;ox~_^UhAR=S#;E|XS)1@Ix2zQ;MX#)|V=Q7VP_GfLaIp5POCsF1CNe}Z9kA}GG$-V*P$(y?
%dRW5xh!5UP@*a|0<ttPpsj4N>nzQ*sj#fJR3%}s`L0hcw5wINpdiAv=BqC%5G>-Sp|1HWCNfhopfE%!Q!`j7ax{*xyCgLyqaw$(
iZJD}FS35C!l`vDQ?zU`+AKyUnlDeRB&ai~J+!~E?xcOQWU1h#lrbQ)g)tDZC@h^X=&(O97_Y4>%Bdl*HLOy&mb8MW7_PjYo~42&
eymWeYM;&}J17vWudL;@p0cf-qb8@T@UWe!t+8J&93}~{8MHaAe5e$hA*d6aGqOo2zc6v9U9yTHhO2xbiLHq!Xsjx&cCgi;(yXAL
BeR&cw=4`VsinB7=&pdV;i+t_Ix=n`i7()^7^MxQGc9DRk)WKkkEBjE*r9(UakVI()HDt;siH-&5UtlPs<EXpJu^J4JfHHer7)5q
g)sUkAE=3`EiaEUYodm*K_`8%2q`PFK(9Bo|0M~s)h{2a%qJ3~_ApAVJ|r`=j5l|%%cb`qcrmxCdoiG_FR(zXTreZBEvU;S^s#_0
OeMalVy8AMsjhvmo2cfb>$5tm<E#&`*R>Zat}p7Z)vQRWXs9Qt;I3jZm?fnskE&!XPcF<Ub)UbfC8>s`kg7bYK(fQGP%D5S-LPe?
*s)Noi7F$q`>Aa*L99`=pfs|k=dR-_ORy}oq9OaM1giZo9XCv}fv_Kw#H<pnJ2O})8ngr`l&hk#OR%1^U@VC-q_CH_^Q*t73oS3T
R4x9iIWl=6f-sFNxGsGlQ6g$Fcr`1me=aPF?W`QE9<5!i4=|y!SR_O+QZ9}oTCv8UR<htMcCyH@@~=X$W;I+e^0TihYOT4ajIbA}
_N!jGFRU0iYcxo+1g&VXJhUIEf33~72&xmcxvlcGPBok)eXYbZ46t6YXRZe}y0cHL7qR-V!6n%+N~?6MM7<}lO}H^MQn4YpFRi~V
5gYrNT&Uq7Vk#W8^eGXqIjo>B$SS>@Gc@w9EwLSuvn3v^rmUf?&@yE)EwPrWfv?Sw;WH*Pu`Qf1nY1S{TP{Jc-7QtL2C`c+;W3G?
@;A||r#7Xt>a?1$w5uI16DOB1PoN|(mMcp(eV|Mp;3@R2ZKg&vXDqq0-!xjUz%yqy->crLMY*vsbF^5kDKud=HLk%e&nyBpqBSs}
;4!bQ4Ym0y%&6uiKd;@i?J2D=N3d2Vo-T;3imdaqiLEm<j;w_>Q75k`#i~J^h%pr@t)9a*K{O|_G_4A#0I@-wC@?iLLaN~;JFVy^
#VyLTlQ=D?+`>L41TH!grKTPruqJFMTrkZokt>O&=p=9)P^br{G%iP>1}&5>Jg<Hy%B6XvohEmuGA-UHNGJ>=jUDG5L@D>BgsXd@
7pM27&>>|ZZlI?qw<w#QO06WSHz`7zNFmjr0i}bfIHNrr*R6sj>MHJ_M4?C;45^tL_9u-hNjZ=+eWnqhH=#$ZFPi(G<*3A(pdA&n
Yp+(Q<gOs8m?}9ap{(Ar5T==}2P1~5kF2_~@2i%tAFYO~0IU$KG%0T(udRi#F(urps;rNmJgOe7C#$-f_NlC{f~T^qG_L5Y?4BN}
ET`qItgUb+>L;tHoEWvO>ZT(uORh02V8L=G^r=j#QmkkxfTda?HmSKZxFuMmKd8a3G%KYZf)|A$fh>t76s=Gtjfj;d+?|ak9W9Y7
4;U#JTdJ8FH?FLqe6Fh`Xe27C)+~CVU@82sLL4L!2P#^s%p@J5T&ChG_nri(0WRPt536*fNf`c?{2s&*Dx%OPL#dr9<Tf6rF{4;5
CmFn`rKr3WvM--AAt+8F+$}n<o~^;HCZWx)jV`t?uB08W>Zll}qA))#f2GHztgkbuXRL~;urGZmJ+6+esH8cp?<Gs5;Ht~2BCNx#
^sHsC45dD)&8hRO4Xz8Nlc#zs8?Cdfi5ifokEnZ{<EkdCoUB%^ZXAQcf+dP5jVL^!s-I7$$*i(18!NdeRhrMCeIOT~Eu@ty2_kJK
oF;CeRVBQqOQ;u}>?>m|3?oydswKRg<F5iJwkIAM{3^<%YOHjn_ZT9j+@&v}t|+o6Yb0!`&>M~&=OA6Az^5Ffpdz-c;vo?s!Wa%C
G8LVuP^5J!jxwJ&;50NX*)Z9h2d(|A^{KkB*@_gb?yL-}+N9#FtgXkTLo9Wz@T6<1cdf#zD<toz5~^dY^RxS^HKgOLsIJSbOQ?&j
FR-4m52}Er?yM!OL9E!V0jhPWQ?Ns+ilZ8>XssWt%d8Kh`KuSMeXUukFs?zZ(5WP^zMS~35-zL3ktvp;hOQ?gJ1?%QMlTVlmN2%f
sjWw=51lrmHZMIeNi3TvGAU}PZH+9bVXFWo^{Evnm6U_6!W7u3pQ;qC+9bmz#HFGvWvKlpoTkzzbga;()TT=;gQ~VD`l&lADyzY)
`V1+lhAM@tb1f_>_^B1CaI4}T8>NOQOS48Xe6WYD|EH89`>9i+C95|wu`%~7Y^GhTp(1%51*xZ`CaZKOhO1*KKqq~yN2awd9Iy9}
8LVX`6)cSz#3)oOW2E>XAec8Nb}T>|Z6zYCsHFd`J{*}FZ?Ik`%^BgWzo@CBK_zOY!70<LDys^qDXAc&q96OI$RUKPGA}1Fb;7qX
)-a_ofGd(6H>M!4^DmMp)hin#U?&NzfvQiV{Hqiu>m~=P2By;|<fHbXcB~Gnf~+N{45vRFiKjWD>nwS!gB;kb1Q>&<iy-u)W2o#L
W~;QT)UR?aP8lC08?3#i<EiSQs+yCmSf48_4jMEl51fIak)$##t1^HzM>pX%dodF*MydR)qNf3@Cas_+g{<_Y0jUtB+nsi-MX#+Z
m#<r_GOPuwPNfvAX|Berc(BK;0<q1iDX=#m=&sEx*0Hd$1*fU7?y0+|C$Dj?d$2vP>?9B=fv9M#bFW6PjIJlBa1oxUhN>v5+N?vW
1gUte!L7fj#4f2WP{L^|7AjpZ+%5DhBP)I}_9bGgp{433fuVGy@SsL4rm5Gc8mL{VmM1PBoGP}kZ>m$Od@Vt&kgYbNAF0A87PP6W
rmu;rlrS$9JgEnnI-=~Z6s2*k|ELk6_bAb+il;HD^`1kNIH7YQ3MfM=UML?X?<dZptt?I&<geeddNB5~GqHrMDW;*PS0oLOH#0Fa
CMn&obF3?=?yXU*PA3VhZz$=k|0@5U?xC=&ho26ta4Byl<fyL*n<!GJJE)1LN~jkk3Nk{Vc$&Ma=%j_I@ToniJEi2TN~{-`Nu^<|
%A?99&Zg}yQzaCjUajb$CmyCGr=Sxm*DOFVsWL{wZ!$GAc`<J#10={KWUP)StRA71*`*B<Y$TDSnykpKF{(<XZ=+8oNT@z06s<X`
0;<Iz<tHm3^{Zg0wW^S$TdwY_)vk#%UaD@ZRj5?0Z>(RfNFAD_<|lxs{Uu7Qt(^~~@TDay%O;;7r5jlzbtu@S2qdqlhAxLRd^K%1
0XLa4o~P}ud#duKlp*V`P^^uoIUyvi`<!y4I-K{e#3*yDx2R>P(5m;a60Q}no2@0SNUQIpvaNu#^r{}R397oS9j)=Q`lvdvN3All
ovewi`6HVw@~tbcfS(Vs^{yGM)2d3PBPiCZ@t?q<(5inUE3Ubncq&mYEip>N9xzfegfJ{7NF-exN-i`hB`eq^GOFhjtC1xYUnuIX
qMuqQG^HUXFBXEVBCVPw!<~7oxGQoYI4JV4d#OyY`Kd*%yekJc1*Z_D53VI8e5@~}e4tmUXCr;Awyp54;;H1U^s8E^EFC^79;Udb
Wv76qyrNVccB*-?Q?%AHZ?u!M9I;_1)*i1ZW2<{LJv2q9|E(Xam8wLkJ*$u-C92RM46H(^YN^dFr>upQS0>(`Oe|loFD5@MYbo}u
4y-GyEv|Slf~prLd#MAdp{+iq-z|*~^QTiI)1yhOL#SvPHlW`uVJb|YldI^i%%g>;@h4KOiV)5)&@xvso5NKz-Z5$|lplDV9wfxC
fhr^-xF=yHTqW@mGM~SyNT?&MexP_LY$g7v>!TQ_KdMHn(3!ubdNEnAx~amc{VX`9gsE4pq$IVb>8)Uzs;$$c0IF@P*dtS=aHx$O
#;N=#Nv2>Y=Bdshai~ot;hBGxtRTNAII*}SzcElX!Z)ooPBhUeWtkL`1Fa3R->!$IoUA0N_^Oer<F56tWUcokbfr(GZK{N>zpHtz
#;v!lJg$zaDzbyB0kB}JiLLUh|E*i8t1xmcA+GSPhq2GCEUfjcv>Icp3aIX@^|1P;@T|nFDyFck;;Fo<ilif~NUKGu2_kYZ(lMnl
j>7XW7%OZk+mXJkzoAhvqNhrzZ>10?UnLr-&M4lk$*?IGprP%a-X#?<(5q-8FQmJz-lg%T2skt)Pp|r@6|%pm*{;qZ`IR>t1fw6Y
6{@?eZY2k*L>*<S)1?)wTdj4eU95~Ae4x@KF{m}4QKTCM*(oTYNGsH-*{syFX*1cdkh3Nj9Hb&As4Y3E#5DLbTqUQjv8CLcsjY0S
k`+Fj_N3>a^`_P<SEqfdI;p3h8>4=zGN)9o38z1<QmLaXaIkN#bf@<rD5x;1*RF}IJE_E_6DR>EjGXqMf39aD+9$WAQ=;1}OeH%a
m8)hV^`<s1lqCZ!-Y^O<4>5eg4KnaB!mLjwC@1zS@T;FMhN?uN*CuABR;+v~C977a6BY}pJ)a?_Y^VOM4H`nK#-f*`2C4Kb0j^uB
gRJ~2SfdrL(JwKu9;{HO_MPIXB&P!(I<54kYpCX`9}$qP0ww^Wr7Ps4GN1(^2q%}J7cADOpRGi&3ND^5$}>_n#5J5VcC7KLT&@hT
aHqbkf2R1Z*{ch#2(ap^0<Bl94yxC!X|6-Dv93X`*ChL`6s?M_nXKL|YOegOh$YCchN)|^!mphy!loap)UA22MX<1}fvOs;Fs)Cm
U$2<0X0D*Fb*x*gI<2LyO0A@?>a6gomnbPJIWB4<_9>jg8X|=)(5cj@DyV3wHzhqJtSyNoe4~n>RHYXzY$N8aZYpG@<ejXk$RPcl
ZzJTAXRy5rcb#uCI;UTx$S7#9Un>x)G_WM9Y^aK+VyI{+ub^F|0-a2pcOw-jC9N_aW2B2Ga1_reSR8bs?;>&}94ZqiJts{nRi&S*
2CptO&#^|Ys;P6VBNkFCmLlmgwKIYp^{K0(Osu;rg00u22%M{p+9QRjbt&$tcdn5o9;BBfYOV(`Vy@+;1E?J)04m0(;iky0<gV4N
?4`S_lBS}eLM|ArQ=bi|%dBgz4W!a1Jts4zv@201cc&_-GO2GPQKzCEFPM`kq$RT*ufmTfLZ5XWTb*E}`YIwOUM>ruoTmdSx+6E9
%_*WLR4#@gJ)~ePI;zPe-X^RRlp?{QpQ&Z6ex>6k7^Z<J5vqr;r=;a1TrHL<5*O_h;3QS3k*!XhDW}ty`J{Q7HlY@wcq?D2RHkvE
ET6xUQ<DEFZ>;*J?W)x<`6wqb_BKc~60OvtJFRc6!>i<~J+O|iJgS(hH>Zk(Rje7AVX2C&N36G^8?DK#-K}&P@h9e>_^lGIiJ}Fm
psWP2Gp-V;Rhy5qIIQcUb)oO5C7buG9IK_NZK~R<ARR@mXRKBlMXF`2S*y^hMy$83*Qma%)~m=Z->1o^2PS41ox)Tkf~c1y3$F{U
Z?5Vvmmz;Cw5Ld=WvgVWU@96V6e~S0R;7WagCZ|3FeQW*K`4x>4k2c)$S}Stxf`IRgsB*&l_#XC>?@)it*X|j8zS+gC#{MsA*m{(
R;YWb(JC3KOesRCv7P~`sUs$(;3(NCH6dE8KqTlY1uG4)PBi4Rlc<@lPO9ZAmMprR_%S##EU7-IZ=fcNF{`c~dL*-_6Rql=ZJ`|_
ZYswl7A7MvNva&FP!^Y|bS#b_(<sU+k|K+&!>=5z!Kff9p050)UajFFh^3ySeyE73tgXwa_N<vJ;-~MVpr#2T*{BhybSUX2h$a~r
jU`+xbRlQNxFr;#I;EW^T&d_OeV$`5OrVjU$t|I(U?`obz#?5QydDms>64=<XQYNIZmyppRVD!^b)$Bzq$FvqU>nRPI-u$)-ySWh
Nht>?AR6!{P$<c)WF{miQzM_B2%wrI@-1mBYZ^WzYA39tR3$4Z>!6*g39gVDAuj|bsH_Ay6Qnk;NhU0rFt8=4O08oifvJkDrmYVm
ov)j$TC9vL!mG-w{V2DpudsWq@2+bg?VcsA#Ikp=j;|r50w`83eyIN~@UvsEF)Q<|+pTsNg&(1;%cDlCp{>oG0<GGtjI6S#tEVZY
&Z%r5V5x4X&!Ib}haL*9!5Jha&?vRP?xDCT?xky{cP#y&g)}LkrzB0DN~(~iGbI=?aHeFQ6_yvP){NzyuP<FE2`ty6!XRLo9H){l
;UUGGZ6I8&p_NCUov*y3<&DIrcd51`@uX{{IwAn4FRH+ob1JT!Y9tV;iX=j#8>syuA{q7`(ydRdZK_bKpd9R=)2tmd!mfI(<*kjN
5iBmPlB%C0tE_P!8mjXvvn`3LB(7YqB&ry$rYQ;`gehn+Pa&qQ1F37F|1L)@hA3$+1+AK`_N@@E>L}MI1ud<qj3}P3jjnVg*%&>r
1S|}u|CYO~7OP#X9H@q_M6LR*=BJOV$TLW!u_@oCyRY`7%bPnVc*D;iUo5YtM<f%X7b*KCkuYp71uP4t9;dddQk?Ug5iXRf{h+cU
LmC~UE~Q7NKrF(gj3?zJU>Kk(_^4N(mmH(1L!5J=il<p9t)*a?#UynmJ1O3zpsc$jW-9)rNU5QtR;WX$i=-o`f2?;YajnX!xvcIh
E11}zx1_<WxHy?EDI0^NW2c<0daHk=fUV-IA1oK5<EjlPldP4jIjXs>@ToAdi6_J+NvR003N2T#J19M_c$uLn*RYGBqZ=6-2qtqK
N2%nV(5sHEeXNxpI3=_!DUFe`_n;1_*sVArLal(TB(S@w->*NU+O0b&p)BR9yQQut;irBqW5ALw+bkL^V6CzyFeQO0iLhiZB`pXj
87s@CKBk<fkf?Gf04_=(yDNk%8lE*K@vk$h3?ytQrmF3&Pa^4~KcFJ5Z>=@1pDZdU@TNhetu4x&zawm<iKqprz9F)twW!V?u&FDm
I;c1-LapE{{jvisC92h|*{FydY^Y(Z!7=HujjKT|TAyd7>8b7-!!YYKdM&lBK%;xC*Qo%h_8{|}m?$_du_|1#JfprJDKEk&)+TT!
ma?&&Mk`()%#*jQ;+l-9OsU18b)^%fC9Nu?{-fui45%)wqNk%ORiPlM!>QP+KBAE>*dUj!`!N<Y5Uhx#2PRFZ9H!QobT940DJrBW
)+NLnmndHzJFJK>b}OJLy{$B<MW)}QxTP{KiJ+<^B&d=h)v5NW%N%Yj3$V^6ZY%t%4XVwlTB)a#eyqfy<EsFjY^zc!<e``(AEisH
eXOCXm@a##VHgmk#ejgNDyTsiR;Op6IJ6V76O{0)Pptc?x~zGjd@&a|Ix9phTQJb8lddGL0j=4o&a3IEJ*~#A!L0A3Qm%BU?IdQd
B(Sou0Ij8{z^;^@aImkh8nJ(_H>|U*u&o%V&a4)%L$1@X@u(82ey;DTgQ@GRg{<PJQ>^JJjG`l~<*7NN<f?%vc&9S0NHqblfh=~b
{is)})}tS)lqHA1RxMI2$SI^IJ1u>z^e)GyG%?Gp(WdmN2&nA|mZqmGqN!amiYZB|SD=BV5T%o%d81LL*C|`94I|B{Osn1|_pG?C
#H>3p&ZPyUM-3w_rli*y8Y)Ytyd{jOovIkD!lbySE3Bd@F{Z(-BQAKXFfMJckg=q!461mjb+Uvt5v+}^gRWH|&7`uX=p-vK<~Ad!
#3i|{E~rwWNwEK}JgkqXuBi(!IHj+u=&)B9!72)`3n@6PbE@Q}&8Xy_U#w>=zA2re<06MD8L8-~rzMiA^`?HT@vyrgRH&q_m?XQb
au^gU?<l^l3azLtQ#4kr;igBGaH#*J95FF4Z^N1<I4#B_!YjipJ1UT^NGU0;k|@Zltfn8Hlq3_X^CbA9;GZU}Agq3<;H%!P>nszg
)||^JnyxGx2dN&b{H)HbL998e0x=Y<;HGS?y%{~NsUO3rgsdJkg{T>;yC8KY9Vc+8q$2(xSuO*v8m-wR`>Cg<2$~xd^E59szc?x`
4J?5z2e9L>My=ba46iY;XRo2I-mKXsZK{&6?XS)vAF-XU$gt0#+O2M}GOq-%|FHeA{jsF1maf*V+pRCHU#$JGFs+LvOQ~wDg|Jz$
S+2aNEv){qTc!P~B&vk1=cm%2o~m1@^q(j)#IW9=_pI@%;-jytp(bJ(U%zrFL7`MAMJ-P+M=VyNajZZf7pGFHnW+w>RGdbtOD(LX
voLHAG$rV!7^#`6^{O!}sU4dx52Guoo)pNccBN$`nJ6u$vM>Ot+ouJp)hZ*LysY@0iKT@xD5wyt%BPzk0jxk8nyV(HD6E#JW3PKH
sjT3vNUc7qS+HBP@HDrt<gz!d|D4mT1}(>=NHi%mRGM$CimgJgFRgT?IVnP|LlY&bRIOC41}q7%mnerOmz`8Fv#npNL#d*oji&FW
Zz+qYE}yNcbF1ke=BSw^MWIhA;i)LFf~u1j|EvtFN~Wi#78(E|f~?}KsH-3}F{vM<7ppy~fhS}z?JYCJ87~bn?kY*5;3bzFBdkd+
$|l1qAE>wln55sV!=kVzXQ<()qM@am<R8nSAgo9)7pmqYV=>FD<|j_7`Kaa^398;GL98{Ud8<62sH()Ga+(gJG^p06dZgZ_;ij&s
KBk<JwXDCW8MA6F>Z~KQo}(J1Z!9Y%xh}*pr!uoQu__xdDy-VFYpRo{ysAL39<SuE1Ez|q5~-4{E3ieeeWu5;R;)s-RIj?T60;4i
g01?lG^C=gyrHqD_^s@sVzIiZITf(5*&PtA>ZvKOE3I{@h$>^EORY<+tgY#-YpgV{?5f46Qm;U)<1Om25i_Z+daTo`<EDJ3JT1P!
lP+(dd!$>ZHK*vOWHGC(w=S)sz@9yxm84!WM68Rg^{LM;sHaUSVKoh-qpT>bD<Mm&VlXe7N371RKdfV^k*K7sSglAdc&9q8J+1Yi
z^I_1cdXW^Y^$WIs;X6y9;xH0o2PiIP_68)1+QhS7pI}H&#}|36tE?(bF_pt`>rjsK&^1BuOj^_#wqJH{WW4MeXlgIhO7Iag{&^H
0-(JxYpE-(FRZ30Gp(g8QYq7}4KPNr3a+!HB_|N903paJ4y;V8iX$ba`=+0%LMxT1L@ac#v#qkO@1%6CF|LxWk*uPuu%-sAY^e+)
pEC%rF|7EgAEwkQFfl+cQpD&joG^wYj-cJEC89E{d@C#_$0d&_HKlB*@2aDujVraLA*CXsAgpdMOeim+JuscCOQ<$0a;kZ#_aro|
?xF&seyU9*Dy5yKASQI60-;8%>7nha;-*!q!zPIxHl}8#mZN2%51x_{r6(Y*wX^3U1flw@eYAV3VlEOeiZ|yl&NGcIL!m^hTCx(c
fvw-H`mD;V)~=1Q*RY4JL#^DX9k9ry2e0_7RkB2^tgaHZkFVgc!Krg5hO5M~G^!!3d8`8|nJ$4X+^Yks$gm`?W}{dv5F<6L;i}B4
Ca_AcL#rF7H>-WEjj6dYldl~y*{BSv{-U2JxhU5!UBFc>vZ+F&o1l@XV5o>Qp{-dg*qbIOEGAm2i8ITt1+R^(mn&hH@ux5{%B4B1
x~+JsfUF)fb1{Uh@vO$GGpkjtDz0p(8>_LY->Z?V5T=W)|ES8NHm6OfR;Yuk-4BweHmOOez^+TKL#lPCm8AJ9KCDKw>8+8l$gpR%
g*ITXow7WxGOe?z9x6W}-!h3dh9ya=(yJn&D=9mx(5->1lq>Y5AFJIb2&u>`;UAbDvaK>SbE~1OADK`m6O`s2FRFH}bFcxZ-VIl(
X{bi2Mygq(cdH$w?XHFuHLZlI8mrx<VW=gi=BL`LHLb@p;3s6Kh%9<5S1QjglO=n@pDsNy9-Z%_f~?CVPpwZUuc@#prKl{d`>HW3
U8SO(46Xp4lOD0IQZ9?8vZXF89<RTwDXh;ir>O$1eXNJ9mZejti8Su15vmEM6Ro->imYj)l_bEP8mJ;As3>t7?y8=r0iRB(cC2rv
;jam^4ynu}uCZ;ekt{zcz%5QVCo?-X8!4HptgslasIK6xXsZUUW~EfHGOkFmbFUh$4X=-_BC98^+^Cza#<1bA7_u*=5UIkjYO4{b
Wv_*=YOJoWfwV^~|DztRRj}o-7_d65Z>L18K(D^3Jgq^l<gAyh&8$AFz@|B@XdYj%G&B*b#V=nh@+jLSH!j`3>ZQ3P(y5ZI46MJb
3@*y7Gpf=nKczyY3K{k?n5N|?#+0|IaiWN+`!1O#tSoIJIH|R$?y0#ehaTE2fu-!J9I7R#(kacU-<nRTf~m|TG^x?2si;_`Kc!o$
K&ySJ)u{!k%B&};L#>^rfT|>^Mk{t1Dy)a8wXdSBNVG3CZLkou`mMUI?kVdeWf%H1YBa<vL8#ZNd$Bhz4Xr<@H!KLRxukosk}U$A
tuNpx(55V-Un<cUI<0XPt|{@PQLQbflCFiY6d2Gf@+sV`@2M!M?jJXtsiD2B!Klx!v#NcoVx$qLJ*Xd|lcj&C;WDT%pdf=PkRcH(
7c3qu8p9GT%A{<hcBet9CZVdLTrtX}38jUk)16hN^%~2my)Gi9=%<jUk*RwO5g6R3nk})Upe0AEH!4x9V4>)xHL3ok{-TpG{i}$o
^{g(Qb|_n&>8S9ikQ-v9Y^N$9DV;l|B&k!bm#UJmJFGaV(XyJde5z@$Gp;`=VjM>;U^X5j^Q%{>GNOm8zOAyX*|1WuCa7$vNT~a$
yQ-F~10lq)>Zr!Ah_3{%39(!qKCREN7piim*sk-e*P>;u$E%;LT`1YH0;M~u2Bs~hldasXVXjZD(5a2AzNv1kZmi;`s;R7{-l+_$
*s3-v4zPkZZ>mr$kDLggVuUj*!ofThM5YO*Bdf5j^RNChT%rsqHml;NLalTsI5c*z5*{%myQu~zm8|G6V<rTwHmEPFr5kOiqAroD
N2?32F(jm{Vx}st3aINR!>G2Z3oHety{%oQITjD5t*JVsE37rCk*Tn$3$Qz~(W0QOcdczOYpvg`2B1}_dmt3G@iP^wf2@nJey)Nj
VJ`F`6Ey2J2d@^d3?xq-g)YLd>8Fw?@+O0x&?40=5HB&TEfOWF0w!A{VIwoCB`pZ7d#c5)qoOJ(Td@(U`Kx@MSg-b~sj&I0XCe=%
v8l-<X0KPHwkbBCRHSCC3Zz3Rx1tR+Pn}n!QXeHCftpe+XCe>8N1X+x=&OVoR3MlvFe4K%NTc1U0wG7DlAp*cai7vHF{L1*Fe6*0
8>v1hTc|HAGNcozY%21iy{N(`3Z#pl3#iT{Rw%KmAtm7?9VV6+=PG}$53G}=n5M_3M5EEC*s7i={HK_uESk5g&8|hU(Wp7AAh9AS
Ag%(e_$6O9d8s$Bf~A|XCb01+@28t1wyj^Px3AJFc(I$VL$Ed}SgT^NaIomI<*_}niK>4x*Ql_lt*l?KDzAsB39WS~xhJ%#^Rr_l
5vr}OpQ!|{T%v8M4kCuA1*T-G$ENeDA12DC)273$!>I=<EhiDMKqwI`;-%`VVkZkLR4kppB&bfO931kcb)_UEM=*x2;vqMm->j@C
+9*yeTda4f<fxb%;2w4^?=Q6^TBJIxbslT1wkcFDZlo2c3$MbgMyN?CW~&yemZ4XixuuvYYAKtm;wopL5UF*jbEyKXzOr+$C8<2C
a;!$K(XY+1&aN=5#HxU-H7k9YinW|ESg$>)I3><3zb*|dWw4l#rL1kFoG9%uTQJ-#%c+R4GOETX#4V37@-Z7RaUzqgim?5zFfA`H
1TOY3=&vrYE~{^>L98vN<0xgSlBLM6O0Nd7&8{P_7qDTlPpp!#d@;DD*`^KwJE|BTK_0NB=rnk(U?J_LtfyY4>6KzD0>kGikF12Q
8mJ+wzNjQ5sxus)gP4n~rmy{>NvW+R5i`mt*dyJotE@|`@u|O{=`k}Ua;e&=39zlKSfpB<Cn?7#jHcnLtSlz1FCY&es+rQNXD2P6
0;{(!Vx|8o6)VrLQ<}Z4EwD4Ht{}^)oGs+6HLcXChMl{nXRGL@4mjYg<*ur!RV;U{ZlblQ`X$q-Hl1K4z^IR^0jvS7NG15E8!Rla
j;lhfU?fkQ)+`CDzp70o->MC#udZ6G5UfKf$*2ghzb^<dC#;~Wb*&y8p`*L4gQRGzfGnXQCag{>xu^@MBCD~jI3~d<Mz75;p(#JF
CnWG3jHL}I*uZrzg{*2OK&{Fo<Df4jd9Q=0kR}EzV<_OQ4yxE9F{neOaHgCkCa78?O(&Wt3o0zAvZ*;IORC_goTZ4PDl5LF$tXgo
N+_VJIhxijp)RMU-y{T}YM~RPB&CQXhNed@3$KVOgs+>bZ>eQ1?6C?kr>)MduBC3JmaX2Yz%=QmimZ8_L#_I(D61r_zA<t%&nnxh
a;ciAW37s+<EnWqYb^sQ60HQQ@~srAbEqq(eyxZqHM3x<kCojVf~(rFsise?pD%1AXDBMDEht>AMVQQ{_po^_IV&q8udM<zO`h5g
HmpsUVx^O%_bTHv?yS10sIKRxJgkqYE--b&39ghC$tZ%TnkYvo!mXSw;;rN%FsL=Hm#xtzQ>;%hHLLt8o~IS6iK(I`^c~DA{;V&n
aVzkwL#bG!y`B9iaikEdyReNfrKh?h;h1eKotRXoa}|25yECUH`=mD~j;+KeHXj41C8?^Z>aoou+^W>9^r>sF+@zkUyf67Uf2?(_
6Co0;Uas({&86_B-LRXaQ>2xtW3LIKoULuG!LCED{I5K$q@Af89;@S~C9n{o|ER#NLaXSjx+PJiwW6r3tF2+JZYV;nA|~FecqEP>
U8aH_w6IJp1tmJKG%ymNY^~_4POPM;nKDJNA)UOgAF2PW0;~hBM<L6;lA?{Kk0kS{`zW}nPAX<2geVZK^(_x59IASzou}2MdY)S_
6)dGFPp59HHmigl4yk^jU@cl8RH(9~xu|k3OszeW8z*Bj45^)`&a6H!&7s7jfSW3*kui;=%&onrVKCXQFD*8#;h=IKMWj2ZuQ1xF
wy+$iuO5@7e6(~m5vo_2K&~qr5v^veIj8I}yEKcaY7Mih0x1%xRII<PY8`hZ2B23hSg4<>h^r>0Ql{pyIxk(XFDjcLsUb(HN3Uq7
=A7cI03@4}6RRDm^r=Cm>#Mb|*s(4s|11Hni!<;aj;gYvk|775cdbVz`ZIQ{v8M&9Kc<2v*)VV|*TX!dJSn*;u`7csI4IVv9xr;T
HYvTXNvW!-TBVh#_$^nbU97OKQK@$zC8Gzdx+;dR6|Hcf|E$s>xTc7v1tP1eYOC(8xG;&PPohj98zJDRt|6GCL8fIe8nA(}cN}r9
{G~;&39wS8MjRlqX|1fQb+AsXsIR1`4>xr*BssmMvnZu3kg+7NS*k~<wXHt1+^x~G`=pnibF6c-l(2cOX0U;<L9Z67pReDpJE@_v
KdfS~EgW^MwWxZmd9UK2EU+Y|rm^2GMy&>@5U|LmGOc*1vMnR9nlde`X|tywA~Z3rF{|dQ53AQQlCX&|Hm+^20j+YXeXf-zkiSkZ
E3CVuWSw#-B&muq1}kPR#;Q)D@1`KE88n)$UM8lc%`WGm^Q}Fo5UV<^o~r>SMH$R3Ev?V48K(lQsV1tbEv<R2F)lx-8mjZBqACEa
xuxN)KdJmBKR5NRd8j)t$gIIFW~wwBFsybmO|Jki$EiB2Kc$ftS+bP012r72!m=!_Xr7g*$1vNXyE8sF{w_JMtgbDra<4C{yRhId
>8K*FMILpn>?s<pa;)>OUa|s}7_8)_{H^#7fv*Cw?XQikm$3V%XrXH%jjTti)~(O19IB+S;i@ztFs@xPqpY5>m#QzN!K|UHPpMKg
zN!YGQ>)CaC?KUU0xLYkS}cSx(I<T%6cZ?-+N&EW!=#lh6DhhI?x?ArC!|9$wjj%<@Tr}uaj@eeRjQ;c{w4*fbg9uEJ*r!#bE$wV
X`|PsI;hmAwxqDA=%hBLFrho9Cz;(I_NW7t|EmA1F0iI4p{`n}&aQ4H{j!~}6s=UJd7PP~4loEa8ZI3<w6Cxt@TecPCaZa^0ImeJ
AhJuXtFc5HMy%<n5V9t(PpH_ky|JdT3nLe*maqV^M6#E#1+@R6!k-f?Wv)!K`K_9ufh;w$PbUhi79_Q<*dcAEK`v}9Sf`RPX{ST9
&#7@TH?7yLR;@a#qA*mlp)?t=hpq&w)Tl|PMJ*h_FEKi-9VKz6vaL6;6*V=e%Poeg$f>KSBCRSmfv~8q{GFdDzZ1Kz>M^OS4y!?~
W30id9xdUnIjlmeW2}CpI-^jov8w8<Z5?2oQLC~kt*RobJE~@@rli+3m>qN@oigLC!z?_diX;^tN-+<NS}icBN~po8_O2MQCbcm&
@2B;#x~_>UN-1+8h^coqQ#TzYf~^**Wu@?|Ppa^+0i_EpY_d$Gj-rUBwy^5046i4%F|9eDXR1rA*{QOy;IJ*Oe5_`)g{L2-`6+a$
i>%?B0irObtf+3Ro3Q+?buyK&D5(ag2CRFpd#Mm2D>Ux0tEiExQk*F&jxjGQ0>r2!#W4IHL!px@{VDvd5G%zht|>qypR4hygsQSA
*f0{Jb1oRDLZ&UOil@^mXDw}}Nsx1}$etUd=$RQE|19#P2dOryv!OAd#;1v>5v1p*gsL>D7OF+59I@z`-kdA3xG~kR%OY?TH7BmG
N3mY7%%~%t_O*2+4J;R|tvRJAr8H46Hz<v=?63&19<#`@Hn6@cAFZRXORXTS>9Izt$*nf8Myv<0$FRPyr?LgHF)O~W)3W(38Z7*%
PO{4+DJlyq;V@4v?VdXv5TofR*Pst61*<QkQZNRkhqM19)ilSeBda&CY^>HS)3HP~g{=OqWTgWu6e0C6fxs{-&!nrRfvk?O8?3%F
1+5P+KdyYIY^eYo3N%Hl(XgGZ)G%VKM6aMP{HpV=+O2@C%&AZ?%dNGlpsa<gWF)t&fUiWY)}RF<VW`EZmMXof1{qhWohq*(A2gDy
5~W@-#v%SL3M<SeL9KAC4I)x7QYOf&$fKUHUb4crRW`-0OR*}cwji3TPb``%+cTCmT_ty&%&Zx)0IFZGQKQ?egfN(yJ}hdiW3ceB
Mz86uu&q8a0jm_Pva46AG_x79UaNbmk*EqKM5cbHajRDyx)D_)Fsgf}FRG@XP@s`AU$Eq-Ac~8j39vq_YN>=X<*t3Ma4AM7SS)oc
Cmm43TrA@-d#LxK%ByT8IInIoIHGeZZJ{Qq)2wBs0VuRB=d05lZK@Nk+$U3_2B|(Rx~&7L<EP*;7puaka-j<%NTi#qY%p1<w5bfE
B&%p55S_8A=BAjiiKid0Y^^M*FR^H$J|PLId$41vF0M|o?W%LFr?CODe4;EV3@zL^jxg~zHKdcNO|fLJoU|LA_O6$!w6N8z;IM?V
jIw#MX|c$y*Q{-=;I3k>tg-2?=CCKHr!2CtoG9k5hpwcsCY#)?gRzP)VxtbM=Bui(#i$^x8>>RC-l%6V_99@i6Qtud>#5VOq_D=Q
ZY>kACN?ar(<#*p5vf!rb})Cqcbr75=c7lildJ-)fHJHsoGRU_2&{dq)Sx{wsH*X#^dKHFkgG?oTrUwRsv*pyWUzImyr^|2udJx7
hN<->f~_5@sHDoMA+5=&-=-5Q@Ti}u5u>#s8>@IQbFAmA$tJO^3aLY>{2H~b0w1;?S1zw64XE3y1hDY1#<Ykw^Q{E3*{v6>NvbX=
cr8aX_BHA(Xe<J*X|F>sGL~7cPby_G2CeHV`K2SRQ>;3yi>l?WBQ1ukkgWfxv7dmg@UOS7Oss#czN9^<3aBouajaIZ;HImfiKm;c
a-j^0|1xl{)2qj-P^F--POJ;73N&LW{2Nv%DXKCkK%6nHtinAmGbbsnAgF<>Q>MDBfiNYmFC_V+maBWL3oA3BYB1cbl%;#A@uhnz
gQ;??xhyE9ZkgSs7%_#fdZ?%yk|%PaekJELRH|5(GpUdtrYwUId8>e`7OX=T=cqBPr>UK+W2=U&WUNfCf~K;pGOIkXX{%AN(W|g5
4;WG~mp5;!601t2SSKN(&8+RHXRLd!eV|vYeXE<VNvuR4D6JH&`K;5R8mphIgQf_p0vu1RVXXP6Ik9%Fk){x(>8em10H5r#<|Z<w
x~bKmD6ciCWT@<_K&f@7Tp#=|eXRQ?K&h0iPOCkk2cRmYPOzIaMWYR(+N|0nXe@uEY{8-_sHnf9?5ZXyUZ*iD*r?1N%cT{m?kKb^
`!oZk)TN*yCa9So2C8N-0T)lH+7}3>Y^24hjVo}eqo5zH<t!SWf2f!wdZ<dMV5Ih`+%F5OIT|^r6%6XA$gFy;`lWg&zoa9jxTnRj
6$XK;C#7L9J*d{945X>BL8!5{n>6>V9IK|SD6EGr%`gNluro$AyQ{6I8!H{D5iZBG->(3kg{W(YYo?1afv!NU6{$p~?<p@U4kf=P
7q0ZFGOBN^9wu_DyPT7)3#m4rDXd#1i=|v4j2e2aCZf5hf{u1GVJr?Fo}-_aZL3Npo~)iV`60}xx2qGSYp$xQcq=-?r6@_OV5>o}
V6W+-O{<qQYN4H~RI6U9gsmbZ%P8tHx*ZmxeXY~2?W(-2G$@@h@g2UN_N=}j2B^=cT`WT>St>%O*)Wu=our^DNUE_Ocq)9DW+K(A
L!Jr{NvugIZ<)iY1g;gX*slbsd!Z(&hn&%+WwI)$YO^@8*QPKwTdKOS|FX@n6s?A^Vy+G_0<Ckd53p6Ql(IdqF0RZeuB0ihX|a2-
gR-}=(yU4_KdwfuIxwCqy|Hkq;+iz6d@qhLtgzUs>n6mi&L2~q4kKBiny2Ed8z&r~sv*j#w<tBJGNz#=1gv``11%k}11A0>=p{9(
)TRKb2qNIXei`woe4uV9>MY@{ps1;<FQW@6nINMo#3G9<I;7yN3YdPR;vr(C>nb*(2dXJ6M<ev5^Qi<h+oETiI;bfs@F7X5PqE4!
!kHwb8>`PJL9leNHLlCDO|E;c{jGqmnXuoff2?mI?5!lNWUmjfL$GA1Ehj1{L@Ny>vb5MML$LNEgE3Mvk}<h2POd#3;Hf33Dlg<R
J1#XWcCLl8gR4@h9xhxh%`&JQ>a0Yu>9NtSMJ4Yst0WhyiLB<Z0I+AHfvg{`v9Fq~1+0*<$}TFSb|plpv8;Ql93^5TwleXW{U9Es
bEh4tQ>%iV9yO??8LN}60<9yghNCl}^1}eAey#4T@S^>$>8t`JAvLorsgh5vK&^4CnW+SV_cYQQd?@CsH?8`tL#p+v+%Z9?0iv&{
TCB^THLUZS5u$pZ3npYHO*9vw$|BUNxvJB!Z79L5V60fFp0dlLL#+s|ZL0dJfvwA~87mvCd99?erzNZ>M=pY(fg_wKJvjcVqplGo
=r0MOs3WSVmmWp1T_`aqrlU$Ia3W8s!K+`VWh>{Y?ky`L*Q5v-C9&Wvbg%j*$E-dmwXZ9$BdMdP%&kPJ>a@8m8mu0y9w|F329>KN
Z7mBYw4Grg%Bt)tSE5-S>8VtsY^bL!sGu(-gd+#8ek5wAYN>Ff9KrG}O0m!`K(Qn#`l^?qnV2pxHK;L|x25E+izZ2@doO1m#36yI
zp1gO+MwT@{w>k00;QfT0VGbS#HcH#zADY8K_<4MF*f<C5g=SB6e;E`K&}g^hM0w?+AK9Lq^Sri&!S`|F06DY1+1(b=du+t>!(n!
2dMt7J|LB=aWr@>x~#~Z#IVJ&`>!IboHL0uucxG}6tO9-cBh%Bx}F><nWU+uETzS*uO;!I-XYPgY#8&VD6w%XQ>m~ilA}4V)CkV1
*(eODKrjw0h^jy?Zl6u1?j<NCY^m0y)v2p7HKeGke5-w_fTH51cc@7;#I22`&9CLCysZ?fE-zTbx2wCMsV;4v*(DjNu&8M=M<*Yr
t*?)(G^W9(x2H2SDW+GbWhEyWR+%m%NvJa|S*S#+7BYXVFr_oB>!-Y+GM#=QO{@c{e5)#_kE~6pAg*<!*{kHNXB`HuwXlG!pRf2L
;;YxJh^z;!h_S@2Rj_)lPOz$~gq~2ZW-F*T+#=*IsV<YKJFWk$d901BF0sm{Hm?=0L<9b$SFn?<o~)#>53MmJ#iwknDW@B-9Hq#f
3?F}{&88%$eW=K=G9zQKbuVbK6fMH4uCA1*MJ$*hyfzQ4iKY^)fvJwGhAMzGzoM6|E~~<*crRX~;xO*7fvu>mhpmpPK%|+#j1wKM
;i8<V6Qq`*IyHJJ6D|+1-XZU)W2tYceW^mAaiD=LC8U6@`k%C@%d60(YNq|FATS)Ry{&Vqtf*<J2&g$FE})Jt5T|^pDX-bD@*mQv
&ZhdPJFKdu=ByyB^(s83G%Vz<hbUL1>994inllfno3aR~t{{e}$+UGe5inG-jU$nvo2{3tn5(=nLNz=hJ0VT1^eJSl3a`Mha41(Y
@2+tz9-RlR&9U#Eq^xqSy)pZ&SuB>KVxy+6`LLR$L$O<|+^jgPL8wWs4lMYghp64KlBhJF%N=;8uQKDR9j3*TnxQbKr>t_Px-!42
2CTxY1gPkxp)X7>Y{WXQ=_&Lp<}MH<TC2OMmNAK|Mwy|dpsB*3FS4?zI5Kx6J*Wq)CLwaAQ>@CY2`nckCai#^lB8`WWUEuH%_K~m
d#L~;{H5q5NU>h5Xt6P{k*z7O*Rg}DtszUVzpZMs9IyzhtE?xjN3B4z9k9!<zO2Kqkg<BDfi{;lZaMz6VySg3+Oo{CG_3)uvauGl
ha+dNH?R_`t0W7sh_Dnf9I+U&v9B1g%&)epAFz(8v9V{d0v>dvZmhtde6moZr?SN<va#o^KB-}?!LAUiA*`b^G_6ynmNJB@ZLig*
`Zgr3@u@bTrKn9Y<gI`-Zm))|QLTimPOnHR%fG=WcdrnwB9+@J#I7YZ_AJaOou?(OZKunxhcle5P^=E4MJbP~Zm#L57OFz7cN(Fq
bEu#!POJs04yC!K9;k7la;{IUGphrup_$An!>)%e9H@d6&Y|2R88@}9;;UFCD6LbZ(W^-+I4(0WL$T2=y{AI5_^RwH$gM`TtTqay
B(hzyU#mE%Z8T7-Ju@sei>%?Uj<Iv746LOkz^|mG%P^#|{S;>;V<aUc6QiWDJg_vZrzQ*{5~@Nd^r^V6PM~+DthFtrH>lvK8mTQU
(W^eGO|8eQ;;aCy?Ih(flc{mAE~F-?nXB=h%_-?IhNyj<@*lLN@R^}1bSsF&-K2*xb1FNeVXB*{T&#mE{xH^zYNH0Fzo;UxF`?u#
461}3f2N6>J*h>cFP>&Dr<T2|NTsW&0jcS#>ZfoYn5ep?BB+w660pCmMydd;S+KVzS*e?@j}FDL(5=F-h_g1bQ?L}R>#L|Hps|;-
$*WMWaiA})ku)?jIxsOfs;LI9RII_X5TYTl2ducMgsi!&aI9>tQL3P=+OQL{G_Ag|3aX{62dtE={jKb<S*&)YWwI0<%9<P`KP=3x
8zgA0(3k|UdoSp#1g>qac$$2z^f05WmZ~r@&#q0cAg6~lJgft+)~_b5urKMdel>8e^sTV30;Kt$Caq7vc_omoRwps6;j6{1YBrm!
+Ab@lXsrIJWvn1I1g(^=w-`e)`l}?cX)sT$*R8#$fUIz(k}Q0xi>!~Y7p};upQh!nQLBEi7&n)s_#_FaS|!Y&l&=G<>ZDFIu&Mj4
za{FgORW^GUn`;|Iil0A3MJvJ3$1*izOX~FI<+J=tFUph=dkQ3u_rJp>9GAUOg9H6GpaAC1u0suhp5f1ajF8AM5%ryeyHoMy`fbl
+o(IP>8kUno24eLxTXD|eX6-7TC0Py#;S{^wy9R4-Ykf&1FV{`ov4wkKdHJX0y1K#RI*a29G{t}=crjPJTn%oeWduNv!`Aur82Ul
Tg3M&cP*NvEvx3I*{Q@P11_>H7AdHy1fz+pBc&0WT{GIFUaj4t2dSs4!KzLt>@9++E~*5n%Bqj42dl59e<L2G5UrP~1+E^Yek)?J
kf&{@daX^V@vy3{3a}EgNU)=@hOd^gG#p{9_n_|_*|9mW^`*k6XSMbf`k}im!#6Obz%#otAF89I<*HAa*s$NQg{;-9M6IE&bgW3Q
Ke17)t+0ojTd>xz9I7<2ez18d+OA8lC9T3DXDEoQv7%)zL8)gbxvQ2hqN^FL$gh+qG_AfeL9aEZJTqpk6R>-f8Z=F=6Rn7??5ese
!LpY%<E(S9jH-MkN2a``ZNMO`y{z1*5Ub0p7oX%b&aF)_L$8vo$*nr2!8Q7yD6q7n=rMAw<gE29q^SC<T&EnY!=$bvh_TJ6#;)e7
{HhA8cCON?Vj+Dsh9a;c*eqKqBCJ-eCMhJUb2RC!Mz3BbwXLHtmL4%B0In6Rv$L}#YNV8^V5U&9(6mdqF*tj$th5fW7$*;}E~*`^
uQHi7Yb#YC)h+WXwy@(H1+i_aEHH(vaW5IKo2y=~EEPJgFss)u8KwBAw4ni{L8$1kKC5!30Hy@2D6mtkJ0K7(?XZ!mfT*0MD6AkY
7!x=$6Rpv!EUR&;kF8Ft%`R;-@3GabZX(qz1ud5_Hmn=O5HF)JQKy`sI3Cs{T&*@VyeLAe(y7UyqpW17UMtEn9;{BX7MLEa5Up^c
SS!^lTdpjvC#Z{}7bYgGlA+X_ma8zXqpCNsJ+iQ@IIW?qft)X~45b#Rf2<j=S+wD-e62e!R-mY_kFh-`x3b-`kg>`qu(21lGO1&s
$F1);<T6D#ho!r&x3Gw?cd-_*k+Dp$!L2l|s<J4oA|zn36R0Jz2%mSXKC^_f@~uFwRi#i02&hW4>7pF4@~-N$;3>DPN~rj(lQF5S
Jg?KP;v+MyZmY<yqp1%uwyl_~xuG33<E?G3MXx8Ut1d>YLN(K>@+zaGF{+EH^eQ^Q-W)5h0Ie*q>a78%lQD}du`dy>aIM>|Af`Js
pr}!=TBv|A7O2*&&oF_fIIicQo~#nAWvLyn^Q;=IWvc0=%c|d}5-ixIkuo)_POIXom8rz8b|_0B&Zzn^x~i72yCuG=q^h>55Utm+
f-A$UP$ZhGo26x}Sg;PSy0-T=RI4JhUa)Q{=Bt3H0iD4!8aVPA@vM=nvaCU*cCJ&RqpTG$j4ItNWUbk$@vf60R;E%IWh-c}#Hll{
pd%Hh%dB9eB&hzTeI5BN=b#EEvMtD{vZlnNW2#B5q$HJ-q%k3_QmCb?L8mOPaHf|jFEll<RHv>c<0Ks|Tq|>@AjCK<o~cczNvjL3
rKM+_{4<OulO2;J!j-<0hJm#q3Nz2CDXdVb`>W|LvYv6OPc1pB0jb)iUaZco$fe1Vxu}n+Z>mD0*CsQq+o_$a4y!_`%B)(WU9AqR
9HnBcw5%?%39MPEBNL&mk0;oz+OKf2AFk=7eVmCTr5aK*DK|W^!K@D=qN8i24XmrIovJOdlB;*D(<0HZl`L(m{;e>l^QyunjjU9q
S}1U=9INA|`=!T-cdvG<vaCy}uCc(C3aKiqqNqhQH>5nNTc{VS<*V$fFtAspR4+p!TdJWWvZ$u5P_6&0hpHqj(xEspOD7DY4y+rj
s;QzOox!;%)T_;^WT+gaLa=)>!K6Sk4W+57HmcRAP&CINi=@V)F{V4IFs&~%gsDHK^qse?zp6B<PBFu*sVlLa7^!}$cB+OcPOQZ<
Tc$LiFsNLvgQx(i$*Z2G*Doolqpduw4Xt~jt*XMYE~)~m+NR<twXIOBhbEC0UM01+*ELzK6|EkwTPlw(UoCYd$1)l=60S<A>8Pcx
o};R->!#|h=&ER)$SdunDW?yoL8PFli7aF+=&Em^KCa`c{HZ6cH72hmo2XB&U8z|n79bxl#+<XLE2SB$v8I0>{U}Q_T%UKQs;G^t
7p*3%=Oy+vHW!$we6Gi&xvZG1o~by*pC`nrz^HPnnXV=&j;?7na;mJSNvun()Tx~)RGjHF9HQ!}^`+;oSgaVMV4)i_OQ;E>`yUuG
ktXaO9UaFcq$J#_;H{V^QL6GJ-LGM)pAG`5XsNWPD6E4d?HA3jXCgYNSFB5^TC7na{-`gmiy~;Mo3c->wy#vN<rL^PhN6_Mm9f^b
>#Il~46ar$vYJPs?5G5)+OrWHnIZe4caN2<-YPk-OR5Q}!l~J;#;WuhZz$g$VIA<F_bJDnb*1f~@~uTAg{T>tWu>ScU?qmEGpVbt
_Nn2i#HlE#A)^eeOC%kt*R2+(ubs}L45&J)0-uwh87cg()Tiyh5~URrZmRRF*eqVK&@oq~?WG8$G$#%tuB;m>o1@h!Umg*u9iU_>
oG{y`ovh9+^QE;S)1+%RW*Y)3x+WT>=C16mS*TvD4y~H4<gC%Ca<7%G0<Pz--lWg20I;I2*{toPk1Mn>ohT<MaIp5URIPO@+%26l
KrP2Ed9-pZcdPL&3NjxvwlNGV5UlyCo2@0OmnpF@@G8S8SFpUWVXZ{1*r~a(`6zd-FRfp&Nv?jbNvxKv9<3Iw*Q~d&@*?h^mnKjo
Kr#*`Z6D^Qi!nT@2p!9)psc8%kg2DfS2UI+!6{IxN389w*QV;INHl7zi=-T?{;e9UN~!505yZBvFt28-DjXfI(Wr$WPBktj^rkVb
$fsbdh@lRnqcfY0Kb(=E@2e!JF{-nj;V<qWgA*sHl&oT_7$oN?$*CW#8KG35wy_i}sH!rpkg$2FFs(_h5~xosysgNt9jMB!8!YUt
j4C6bX(>!079YB?^9fKcViTt+(WuX-vN!gvRI;-nlrhMteWSyw1FLec#U&T1_%1*xb|y|F!>@Cu!lY@eg(DfK|CvjzPpLXAS+1zC
&Z%v#q_D%R=_Upn{3a`;usG?WswgBReJww#+oi)Y>!Y|JW~#C&<SY;x@+q*WI-pXfp`hudmLt$I3$pX0ajR#o1E}AkLcv2Q7P7aR
EU^oycdX8#wiX8@U7t{}z^-Yhjj7$BN2#)+>ZRZ$1FcXXHK{Btk{|mhyB~0<rzxwcW~5FE0w_PM9HR56ajkDFYBI+qtEbB<@*)r=
qOqPUUZjCAP9>x+VWw^+=dk*$11J|Kd9h3}KdnzBcd#|6YNr>bx-@VuQ>-MI`L12Fsj<?mxiL62-<P|q4X^F6WT=~~1RfG8#;J@Z
ovpX1wk2vK?=KakY@m!OiLl=%5Uf%%+mpAXFPT4?La1}Cm#6@!38*(ML96GanK0_CE~vSzlb_QvBBc4JktL3ysHIC9(<n+b?V$;+
g{?@eAg2<jF)nY!)~XGt87vGWlq6-Ps;_J^@g8^~4Y25{{;hPWY^@hEN~bEHsH?82x}?sf)Tjb1@F&ct;VnNY@~5h(^Qe-pJgKm)
Q6&JceJT{FWu*bBxvkJ77^FR{JtPCHkg9vHEwQMqrmj#N(5&66u&_+7ys{ao&#CXJLaLUijw(($*{9B;jV$M-A+C9@8LmdGkFx%(
jIo5Qsi|76OR~+VF0BBf<*<OSdZbON1*{0K5-QxRO0M{r#HrM!O027-D<TvpfT<`lgr{DliLT}w@tp{%)-)`w;;09#p{Z7=4=AQI
vZ^Ag`=`sIH8P8+L^9&B%c+m59j>9O5h!%P@T!8aqpY^7=py4H$}-WV>MYHyfUXRxpR8W1d!_uW-VE$4A*I8t8>|1R46M+rry!81
A~OT5X{rCLb*cWZgsML!MyXV(Td&BOETuxPxu7DeMli9ef-bft4XQ}5I;nvwF`y`{gd_&8h9m2-6*9-K(5(5X;;i1Ou(S&_nVwd%
C#d+LJgvg33$Fh$vNnzz+N$uRKdsfJGbQ?~Zj(4C#;{l<!l)J=QnFAh`>md;Lp6J-pB&MoRIKc&FreV1uB_)ICZA@TnyX;0{VTO8
ouY`S45(`;OtJ8zFEVZ;1FQ<D%_60yBCL-pelwA;|EeV)Umhl?0WX#<cEq5qxGcmeZ7w4wl&t`<%`lfK-lnjuim6nq@ufYhtuoQ4
$SjDYz^4AGOsh$*w<}qrude>D{-{449I&6GtFR@n!>(JXP_kXG9<e^INU*=F&#+OjO{|=w6tMiOEwM}ypREJ1_^Oeui>xuQz_IDG
1Q%1TBB)xTmNp?Z?m5A+Z7bj>DY7ZByRZ1Jw5)Qnm#+h`O0d<cEih)Uf~?K0`K%eN0InUb60V1-s;`SJ)~rvlP^hONm8w#!xujjC
JEl*p!K#6ze5-=6`ydRj(W(<NEvpx-yf96ywXB$^tuzj(imd0PGpKwj5+m|2zpY}h>Z^vU_O41J$G_Pm*{=|-yC`BUBdDD=Ii0*Q
4z1&?2&-YN1~&AiDXLkdtuRcj8?F(khp4!zc&*&4=BaTo0j;2_{3LCqm#(3jAEeKu{wngNU8K6A-K`U^E39&;k*k3t6Evr+2(f*w
%P0z(wyJ=g@-3*UJhe_T#;z)}W~hInrmq#XWHxND^Q=j+2eA{Za54m~A~HucKdX?eKd+)FFeWCbJ|><jJ}#=OawcpjUL+=@p)cJk
!=jKe<0m>Qv#ATKK$%}F0;<lakfiRWE~!<hr>QG1bt0#vim8OE9jq;=y(n}t5~*RNoTyT$L#l43i7(ABM<r>i5~T^Mw4e|x#w?D+
xTVH1MlL;}XRVN;Dy^+B?=C+ebD>@x8LMcqK&ZDd`lzX_9vfS%wyx`}Xsm%MQl+u28m8u{O|LPjW-P#{DWq2_44}HM7ap##J*$hc
daaeK^RD}{9wLsfCb3+z{I9RAi?MgA?W+8!NUss8lB$299~g6}TQoN_CorTq_OP9+Or~YDF0J*Y!K`nu^Q^?KM5>se7_K<11ggcb
k+M{<mabl|Yp4S(PAs~t6)#|<7p+9CBB;f%46Yxo#;D4z&#khsATK(ogs-}!k*JZV)-9r}3#k}1-Ki0+FC|(wg{V5MaIa3QTQDZB
3p7Hh)T_LzDXj0PvaU|RC#ij}pe&KC?y0A)jy4Xl1~PK3sH<J9gskE*;H*fm<f+mzB&8RxTrnK1J{b9}bgY7^rz9S${i;wVQ>T)u
Cn<^_jwuu#j5Q^zy{0g(YOCv^>8#bNCnVN1xU1f?4Y1&^yCzJige8=$c&Zn*T`V%D+Ok8WGptLqthRtRZzq(q@3CAgm@dvO(XnGR
;5CIC>aO6c6(zc@mZo`_WhOl@)~?VhYM~XNsHosBW-Pm_UM|a~i>qLz#i&~%gecOf=&GZormMcIFQ}X#Y%aU2a~M{vf+Etc<SADv
mNJ;6O0cf1ETodFM64k)Dlzh?M<SM-JF7=2D>5?@jKmNtw=5_pj;Ma98zgh2pD-#XFevz_g{$7DK(OtoI5MoKXs%7A^Q)|^t*x-B
5h-Y_hphdn__EQe->$Z;E3h>w&?<bWh_OGkTCI?=V6jK4Pp^h9i>!>W1hIy!9kTeaWU5B1y(k;4{w@C%TdwJ(b*+ghN45GF)+N0w
k2r6o$1=7vz^fszEwM@<cdoUve<s(gx~!D0aje6!Tdr@JCa^iJuB~;f9w7Umv7-GldMgaD^sRWRd9Nd^!l@{$y{~bsZ>mr*qO3Zx
)T9@xkF0Dj%&z66$ukqBzpT)vmo);eC8)Bj$RoxswXhO3&#e`$xuZubGo>b~E5LZHGq2{RB&?vUd9L9#>#zYcuCCmzAFe>F4>h=`
M6W5SnJoydS*wRI=d8z^%dBRr2dBfFS*W_Cc`73q5vaqeJuTxb3@J}6?WP~CF|Ritb1jdo8!J7c;W7ZRjkD~i3#`&F4W>x1aI6+F
nY4Ko<Ex3TEhT}lezah<r8T~>VzQ2|%d6TcOf9yt`84-7108`PqAm$ARIcTw1F4cFUoBy#P%lX+|1A)$AT1rBXsR_Yw+{rWBqZLd
b)gogT&%sULMQ&IKC3UL$0`IZzOFB>JEh+tn5-r#K`a|HMXMIFK%)(tAgleSY$bj)$f#nhUm_|m<11M(Bc>O`L@Y=!gsB#%+ohtV
2dsxO(yarnXQ=C>I;Om&9HyW$0<8$Av!aBmO0oW{Czd2B2d;aq53oPBZj7$7daV_*wyV0VJEvQ!)U<E3oU*L1Mym|5q^<+4VXw-s
iW~#7__2?d+pJfq9<aifA+!;+UaD-ZSFn1tBdji>HYFW7Q!zL=45{m_im)ZI@2$<R(zQ^k0<AEt&91Ykhq0fom8k`uysqG`J*_&i
@UF?NPN?#&3asZKkgb`pM621O+^V*zJgpV1pD|dhl&}z_I;)1R6|KOp#HH&l@D)F!zN))3SFrP?^{vjE0xq&CpEQxJ=qs_56s%#c
x-1*O`70f<QLcooXQ{2Nm^7iHM=~U>fvVA~P^{`TCag=Xl&LE*@TqL9H8F**$*lyhm8n^$?4U`o^{w)%jI64yawIgI7$~-;w=ij_
ZLaRFKBYdZC#yNC_^gyPQm@#rA*Ob$Z=wIJO|eg+ZZt@<F)Ya<!>UlM@UUvK(YH1?dar%3J*;J}_NA$=p0FD<tv9D61tBh?NuR#3
1F1zM@1MCddniUJ#ILz11gM`W5UU)e8>qgf2CVC>#+X)`XQq~_T&(w`G_6T77pFC+5-nP&Lm~?tagElabR}ycp);+eHK=%;W~VH!
2Ca)LIW*0w{iq8iZz=vQlp(jPFT{K-p{nVu^ruCwQYW#jy)u%mfv49L(5U;U!=(PC>@bI|il)D-OD2pcai?UYN-P4bjH{mx|FW&C
a;~$iw6MFa?yMdqVjpdsGM&h+C9PYeFR!Yj;ut<Dl_Z9)kgZs-GpSLZWhXEna4Phyxvy2R>#ZZL%P!q6?5!FwN;f>P53SIuAF89T
+NJ)hE2)*V)v7qHu&y_*(JIKSq^!xU_pP<5s;T`ZFsa<EHLUNbGpxR;xG`9%TA?+nrl}yRIjPF5aIJYVM5bk{2B*WTv8aBgg|3L9
busjr52Zb+tf*$L*Qv6pNw2Cgw<<a_^Q4}s53B;IH>`7)4Z+SN9jZdC@vbAT*sKLH_o>Y<S**FOxvct~?lOQF2dsan!mT@~^QmVw
x1mTOZL9sNPA1(ZH!o+b7ovZa4Xw~AA}FUSA*kOqnyh=GCaVjn`yu$Hs3kL`ZZO}j4z7hNa;SH%nXoyaUM#n%@UU1e<E6K)RIq%m
93=g=;WRL%mz%z<>>p3B>z`_>4Kl_xk)&{|?5RVr7OQ`#K%1hc;iLE=qNMGr+o#{8$sydUIj8|8#3M5^xFYu^ts$Toi<V-k0}{)w
x~CwWQ5IM+NU08~JFOzHy{x?=Kp`VF^B`!gORWH`)UDR5rkKh#KO-@z6t8rvwy$KY!m3%sIi3BXpQ+BPL9U6abEM!kiK3OLKBFQY
EUJZ=v=L-86DIp8udKSQr=`sqCm2*O0jNMO;VwL}bf6U_{2{g|_My$L2r#ZLHLZ`Vr>7*Z|0*P`+oajAq_U``G^Ea{E~U1t&#iK?
O`WBoz_7p=o~HY)x3rF{bF&h&*DV+~@+Lc`2&qG@{jhDEL8H7bZmdtHpsiY}SFjJ8J0^dvktvt1&a4lx%AnRM1*(TC@B+=FJ*p`<
6&O||n5nlY)1XwWTBr^zB{CnW)~{+Uji>FV<*S&YTB9u~X`~J*{-<{&9IJ?|H>EVJ*DnGZpP_rC^`MTc!7SymjU;ox*QW!l9;raB
9<TPKKc;)8B_{-|a;OBa_oWP_2%~<h)TNQBT%xKeWu+<@oh2<Nq_4EAhN~Sj<EXZ*lC6oZSgdEQ?kLWwFE4PZ=BTf%;jFZ*dMXex
fiD6p{;%_{z^WuBq%8g}e=7$uXsaQy+pO#$Gb|G@x+z&L>a>L}Z>;*I6CMjPH7brL;;z%EV6EA#K(5}aBB{%)j;^+=@2@VffvlmS
GOGZsgsji0w;-pgFeo#hrKm|S{H4Swe=5W&j;WTYg(yy}t|ESvcrs@n1grw8qOL=&kfDqq#4_|I<taF?;H?a+DX3}?o->`RcNCbc
pRJFr>#F@I>B2cE?W@(P_^2_gzoxGyeKjnoB`W@@Ng$u7@E_JI$ucUZ8=>Kvq^-Xs@f>fZjjYEfFsS>N4XYHf5iW+T!=x|>h^MNp
;x$SvG_5wQuPuVFuB{-ZAhP5ttF9G}5iS(187+;iv8f%dh^RcIoGst3&8_RJg(ml{<Eg8tuQmg&_N>>azb|L5;S4jRuP9Kgg&nD@
?<u;h$e3`Wsu8uWQyMCyd9alzVyXuy=q@m*ca6^^wxtxX`K5g)D=p2XfhAq6Cp28Ct_9pG?kh(lWvhNHqN`>ZtEL+zgRSVNgf3;D
uBf7~i76q9$*V_@ORoB-Dy9}4V6EIF@W9wCHLS&=?5!6jIweXfd9dv<G%4(@`6Jn+U!S2V5~Tqwz#dU5U#UN)nkc?4do5s|%A^RQ
1gxwZ>#Pefm7}7r_o!g5=&DOAv?^(&!6w2dVXzXbp|HBHoEpz6A|kFI^&t?dc(8`9(WsQBKd`?sN~|iM!m;wMHmvxk<}{HlXQJ1r
4zQ!G5U_KZtu25x8y-)oqNy#bDyb5ojjYZwqNH0ZxTeFZ)GE;-2NcIDx0`yXlpq<X0X5|&3!b$oDy3qoX0cH*d#4T}5T)oWovb#i
DJ@c|!K)jne5}DQ*QNp})2!31il~$vmaOwH7_eomC#iC)#jMjMZ!p5cJFV!cXC$1f=O;KJ2q>U3W~-X2b+F2!p{=Z`Yp$&`52Rn4
`l`sK<fH(m38F}?*C6An7^x#Jt+Uf9xS&R>yrJc&N3agCr>I4*sIDd<&9I0jN+n0IqMgmH9Iub67qH~5F0U$|{-uPNT(5bYU$L{S
oU5)PD5)#0Pcd3JKe4T?<S%-x|E(ve{I1=pYp#l?maJW>ajf~PU9J=vZ?4~^`LC6)o}^r^9Ia9?vZec|N~zDNR42fsJ*lcKBd$&!
TB`6ZG^aEfy{T}VeX9^5;xKNfwvk<@(V7w=TB`jr?ku+~kEx}m^(RNCr7Y~Log2`sZmfQ)BO@8WG8+h~QYMJ31|{L8fHelL*BAsK
pr-4p6s)zZpPo~zurQyLP^`wLQ>i7UjU;NRyrS<b`4Dp@9I)&vawg5L-mFKkgsaS~(iAx{{+?H<9HhIm{wiUw<|o4~Hm!N9uBCvf
;H=cH&!mPX39yQ?YBOlDNvBq^d952JX|g*tnI%fGtgODP;i^E4ZlVD+!Zr{iqO5zYHKMyI1}$@|TQbP47Ns;KAT0+i^QOujQz&$-
J*VraWT+1^l&bTfXCvdNq^we{$uh&KJ(y>%LM`>JVXf>Xfv#PpSR@*yEiF7F(xe5hBB))TwJBJi6fiBXS))j-Xr-*G3o)536~qG|
0VpslVJfOCFs}2i?lLW=*r1E8C!S&?FeQkt!!v0bSSaqD3#0?2v#gM-->=rI5wE+dkuPAbov*a2POylo#;(IAA+fw9hOF?gmZ<Ep
bgCn*aI6Zfm#%fPw6VglEv%fcVz8sESEuu>f2^vs{I4~zW~aKUWHysDBsp;+Z=@$IYqX29#IpUYWUyhdC9#dME3N9PeI-7$yQinH
?vF~XvaxHfNuLj_oGS^co2uumAf&3L7p-WnDxqPln5^Zkk|s&2l&a#fbFLeyQ>E1|Fs<mU8!(`$YplVno-#6=imHaIf}T(<KAg`m
FRC-C;;hZ4&Z%UfSHM**e5~oDFrv*U;;lV5Sguzul&dPRudcqSi8q3)V6k^2ATlwmxvLVWHm#H%cdK=*VJ!)%&=QEOBdi0hC$Fol
D6*3%>agIX2CKiQx2iL)sjm#Iwx*1w12q4wzpm7%U@c)Bq^x?NU6&`Ip0pM-hMerNF|NO>1Fc!Kp*0b#VX^73$R}o`4=9hW8Z?<V
PbHSCiL1D(ysB3vo+8UKHZ{Yn0Hv3zBb`jAHLO;mAE$DwQI}DptEaf9;-}CmzL+bf&7~uwvaq5a_pE|0%Oyvot*M8m`m9VYDJa1)
5uWU;44t~EA}5%nNGd=oRj|q^v@4*X%^{mGEGh}a(k>w|8!S_x?5;VgRkD>c%qdnN8m{Z9@~JPTGOvL&E3f0R1*!3<W+|YhWF`Hq
M<aTzE+kW<0Iq)?il+dt<*6X6W+~3Il(7h{cCtCD<FMVWf3ZWa2C#>$UaqmKGqJR&%&*(8@}xwQ^|17_inD$g4Xr$^=`C9{XEK91
X01CZIv|X;e6M1yPO`(XT(Rb=+OJ`$%B~zNHM1$JI<m^KMzZ{{CnTStldSD7C#?;v1f)8cqo_fz2&`x${;1ilxv1}{jxkHEX|av2
$*z8@ura=?fu{*FjISfG2&V%zaH0UI46m}S1~96uxiSW<GOaQiFszOzohyRCKQ3>rrYU8klBz4MWHwB&Q8BHq)~-^dw5oG8G#h5J
h9&$kgseZDkSZ0Y<|E9g1+Yb{ZX0VTXq~u}5wFUy{;UhFwJkg)6*R@5lCZF({;)c)pRI8v#3kV|GO;qSYp61=Ag1H5c%J&KpQvNB
0xlPwU$Q`{X{a`{t+aABd!T!=iLp}~wkRbpr?NjZJ2)__sH(WB2dS8<`z5X?+%q;YNTDk#5TnW-(53>U{HSE8$EiK2Rj5LynHj+(
(JTO}+^A)t*r08!(x@3I?k+;Cg(Zft7p$kOU!5l>>oNYLa;Q40Z>Y+b{T$4sL@xQPlqruX`Jj=N=Pw#ATg03zXD|jRgsiTvQ=2iY
g)?xhrKcdTB&oxxcd=Bh1T^NZ<C==2D<d2g6sdZqd97V40IhQzk+l*mWU2P4$gn!9tR&*6Dx#&c+pveQg{_va(5(EShOw`#0<jLU
-K;LM#;8fJ2&n6@Z7y1~sj_OMeylPhZnlA}7A}k=13AVlPBTO=^{p<jZmqbi<gOpJ0~5uqe6PH(9;oZGx2&$QEGlrS?jWA3u&ZmW
KrGd)`y3#v0wqAHwy-v+^qlUfHLDw~M68uDAE}?QjjiUX@2xK}q^r1`*)1%j^{^wa{x-C&zNo&f6ca)*QK^44y{@&c+#&QSWh)>r
E5Oe!#H`AwW2%C!=&(;UU9ccCf~;Mx_o&LRqB4=Il(XC%a4=P?Oqp^lN~?IMTB>@Z&nb+lZLr8A3Z)XSlCaaPmZ(c6J*9CkNUz(l
;GnLoHKq)%&#i)&Bs4~?5w!cQ4zXk^RT+t@P8&osEVd`DYpW%!Od`Fo*|9~osWuO==&mZT6(2DtF)TQ-Of%^>C9L2lnkXYEGOxoW
DI%FM<unnaw=agN-KN4E%Bv|PXBa`IVyI&=BCRy3T&VXT7pX0&K%u^^VjQ2UA*@F%nXYA|C?0XBb*|{7l_|6?u&XSoBdqwR(yybb
FQmmVDy`5dIx9UX>?lhpKq~mdc`a@++@#N?C9a>Jl&#t_k{)ud9H@V$!kwL|C?x7L=dUC!aIxJk?yZ@uG_7Q?!KjU}c%G-Uo0}xC
9;9ZjEU*KugRZcuNU_$i(yoE5*sYham97G?2&4kBi>=|Vce9L{9j|d8MX-<>d$Vq`FR4wVowC2PubT3p-7=*(&@kpVDy%54fv|wC
+pZt4ZL^lJRj`k;45})i?XcadXRrXPQ6&JXO|fyQk*Sd=H>f(PFR4f`=ctpf!KeZ&<*Q$-K(Ifm4>8x7#HawMj;$B1qN@L?t0|~3
>mnMUH>tohZLILBEE`=Xhc2`%BQZv(iYO+ZB&Z=MAu#d3ohr4ktf{`N#I8Q9u`x8QCo`n346K5zNUmHoA)>;vI;#mWU9vBzXC~;Y
uAmL4->pO?fGVM`Wvb$#zOE6jEv!kaL?$Sp_cFSydacT+p{S!FMW->WWUDkOimhU?(5Mou5~vujHLOplZ7@QxbS!eJe5C}Wimk7)
)wPc|@2~l;>8f3=>?TX8^RL%2xi<Hxoh4<T*%t(@6Q~lLg(}B2V<Z$b<Egi$si&VI8!L3BF(v4yr!W_=ajR~jn<?C;2d0v$N2^IH
7OY0C$}0e)5GWv>S*sJEEh$5qP%##)tto)4BCC9?6{Lcx{4e^ibs~)^N~e-5?3%u)l*6?zAgjl$D5;;WLZo}FZZn-LbEOlcAE;%l
WuQSBs5AesVx>Z{|D@EdDXbc$cCRa`wyZ6tfU+;JgRNMjW~R}p9j!*C6s$0?-KcM@O{h4oXQ+83x19^9->^<4wx;*60IL?Oaw_62
E~a3QWU2VDyR2@oB&^vmtg1dR@ix+=8?48tDy{IVNU2P$M65Kk>#Mt~Bd@@$VW^s|KCKk4nxscC1geay*r!UV>n_o(xT~Y5NHB;X
L8&CIHZ3BjG^c%~5Gi*sVkBp+EU9dzIjwl7YbxC=TrpHE%&X6+RjA9SA*X>W|D^IAw<FvqXQ?Y9gscB5+$!gtwZHHt^{Zv8vaI=?
T&w=0^{#$1VXWD#4XUZFZjqratggBsSSatZ04&NV%pH0t!mHS!BP;2r52*{Se5$0Z*R8H4<RbSfQmmge=&l5>rlj8`d8D$Y;wjIm
`zq<MZ?E7ir>W+v1FLMRdo6gY!Lcqd$DswR`>a#26{}RWTQ-|26RYg6Z>!X-BB`dQ3^L$0*Cr;UXe-^D>ZEX`4=GS6<10X?crVAQ
RiT?B(Wzu1)t)LK5v(^TFsy{DuO=WWMw;rOJ+4ozD5?OhFeiyJwj`^pHLFRk1Fx(jFD$$>79wP=AFX7u=dUQL&KoB+@g)AJWUND}
_^cbMJt)+}ye#S*La5}Y&!K549<GWt8>PV{b0wyzN+k5BaiSwK=`9*6^{f@KCabKgt1LaI%Bygz@h$4CU$F<Qp&eDIm8CtY9j$Jw
DzY@OU#wj(<fUn>zpS>hOtKiPg|B5SDyfLDKe2kPf~GpJxU0D-I-Z85IkRvm+OhblYb)$Eccdq*vz`g9vaH3Y*`o<Clq3nKmMTfG
@go!*&8(!LxuOoM2dTp%b(~hBP^&~L>nhNw1Fc*#Ln59fcBBO@`KC#z=_E|3sw*6zcBpMA`yf0ml&BD;fGp`9BBcMU-YKD{OPx9>
gry;*3!u8LlPLQmy{6i%2c6NZ1uEpfX(be?t0Ye$g0ImjVK0QPCl}x#e5%={grXazYA1{!ey$a;T(Fz1uB#!f45yf{7_b4XZmtM4
jjF<_9<6w-fUbG2l_@(dRWqe3Lanu~=dA83NiF6uzc1!3`=__CkFD7sS}#8_iYJ#d;;eG9R;_rYRx4>HZYy4+B(xVKzpgZ?6Ra;T
-l~48S+CuxoUKl*udev5t*P>@B(1%#q^j?sc%)FJfT;SXO|Bj*HX`93yC#nvaizK_%_w=OTBvlUouwS8jU;R=q^Dq_87xGqbQ}tw
sSNxjh^UdK2rcd;;wTWJFQ}C$3aOc=HZapFoFo(-i5$JC=b&?%$HRgq)GUsf6rdN8VIImCH#BIDNhwC8Ag*MobDW7Od#!~hIj!ud
$fb85Vyuy>$*hK)rl@qHXRGA3y(TlN$s|>%(<fr8UoBFwBdfQpIx%{!VX3>Tp(fm@{H$lD<Sh)bZZDdvUaT*wVx<MF-ly}f^`3Vp
X{;42L#iR6VmRQb<}E&<HzriDh^nok^{S1n4kfoP0u}(NS1P!rwWoiZbfjJ%^CAu`T&w9U?k+?ocqfUcN~JrkBP$A=t|g+Zu&SM?
;VphBLKL4T?5ew`iKNgh@g^9jd8?zSVx<PH&mfj72Q3h<KddGxOs;b<p`gX8sH_C2N2tA}N5G9O3@n7Bgr$TfL@Z=2YOoM4V=TX?
lcrrCL#UQ4E+&MoZKJKMbFOBL60IPvw5qGC7AQEZUZbR}zpi2~NUEo*exfg>2(ZDa*(@ED2`^zT#HKl@(XE9aM6Ic)z%DN=H>~2R
`YuKs+okKQ$g#6DG%2~OwXE~2o~p5~a4!fV@T(Rl(Id*FbF5jU4KV^VPOXt80W31Cs;s4`z@?s_RUWpZFsa}a!>0S90w9SdgQGXA
w5ofmJ26_JhMBLZa;0gi2CW|~XsQ4vE~!#0&aRH3)f{N7L!i^C2&dL6&#0g%qM;U-j-~vVyQ=>%WvRiX&Z<17Go{&{cP>H1W-3Q3
uPn16B`cmMQ!eW=`Kc+Xbe=4lE~ZGJ`y&jkCZz46Y^Hw}Y^!Xpd9BE+dL9O!$|Xi87_fyaJgf()fvYO4AF<b{C#+?t=C2l{60P;D
6)5Pd$fdNa?W|;?!m(qZ&#t1aqpTI5d#`?|EU=EL60WPNik(=g|1vQ*ml;$p+Au4wD6WgFe6Sj@1+NaJa<3|-d9CQDC8?RI8mJel
a;kM87pJPMKdH7X6{$X|AtY3sxUKW5YOU`ixU4y>`m25|2&p$ETdVr2kgIT@tTKnLIx2#x5U9@~psWQjF{lZy9<7I|%q*&(z%+ia
w6IC97N-KAULjz>(k+7~^r%vymMo#GdN^vW>Mr0Ms;!u+B%#@<ajD;?eW+Wjpd#xh<SzNGg`p9w7p|eMIT@#{8n6+p?yaV-Y^qEw
psS~?n=5iG|FG~X2q_60w5X`7Qmr<fKddP#z$Wgj$gJ-ym#mYjrLDEE{4`9cr>@4VoThu9#I$=gxGpfPN~$s^oTwM9&@3D+Iyapq
9<kV_e5FO9BBb}L7Z@xk9VX|Y0-uE@5}#|WvLC~(<)`|p2dh*y45(+Q_N-;DRIOyJO){3L-lUnYv@1uYPOa=KV6Q?XZ6%$o<{E{i
6DlaI)~F|^x+vDGekF;p6Cp>f<dKe?nK6VgHpGJ`Q!4~4k}S9_gRFQe$}=CXm#2)UtfZu(RH~P$HL#<vtgTe2H<72QPOA&AIk8l$
RIH~YfTt?7NU%<<VX^$I9<KAQJFnBLDzAmHu&`RN>9SI(I<S+f->r$Q_OHpY&agnO9IWrF?XG98jHtn|oU28!M66jG2{ivQFE|7w
-YR}A9kH0OZ><Bcpso+GhOqXnPp-nG@T+gA7NyLoV4xeMDxnjm5vrD}*(4jPt*BWgq@q$O7^l6fB&<HHnkn+7X)T(o-mLYjH>Rtj
P%9lVv8e#2<{THON~-**R5FPo87U5{nJ<;A&aMG2h^x4%FRYxWttzpp0>IxYU7&p`iY>7)bE~Q~#;&C+rmNhju_xE7?TLaUim7U)
$0Lv>-zQ%#YOM>WORSBtD=*+HA|xHKQl6-=%COF@o-HY&GbG(8r6g~%WuHhdIxiqG$FCNy2PS!|0<Qlod@Z3QHLMgRJ}5S=9JJst
CbDI)%%zQ{_^mFq`!xJ1XtY?aYAX{ZUN2#zdMXY!ysWbs0;k@j^QMBQ-jv{}Hl+wEgQ-fXzNu!QPpvYfs;V;}@Tvu(B`Tz?ZIn@@
BCTzq3#(nMsw{b;*s7f_<E^o!CopELKB>{6mM7gUmZV&&l&2(~EGpQZG%9E;B&;|j0I4M*pDAH63NW$64KQ#qDlD%Vf~#q*La^sD
wj_C>V5xkk4W<FFVXV-wDXqY-9IG-KLz|PO5vfqGQK@3Cp)CL?BCNu&f~f?mCbDg)svZQZ(Xp|#H?+pFlCxd1aHw9e+N~a|=&FdY
T(Hfp&Z(QOt*kwzXRLZA)U&s(xS3C?PAZr(6Eea$pQ`0A%&eQVS+UQo;-M?G1+$Q;zNxvSbE$)<2B_7Vg{!@zI;&@$d8&r1=B<sR
5w2sbsj8F=8me8ec&}uwvaE!yd96<}Ks5TRi?9@~&Z)VnQ8cNjiK4eJ^{YX#tFT)%f~X}cBdE`$>?#7VD>N3KMWpH_tQtop^eu+K
voDLGIwWJHTdO0d8#IBh`!nOIK&9lT;HIdkxTU$Q{id9$h9T@8Tqo(L9ibhlA+T$w9h^L&mag!hh^<hlt0c=E4=E6;Z8C$Yjjrr2
XfQLXy(TUoNv1+DftRN$JS-kAS}5JEH>`svbf@pN(k~&b^Q~8@6s?S~!m=(k!m9MJKCC4r(5@_~FRutNnl+-ZFt8S>G^UfR{v{Kq
r>eQ4F{J0DmZ4Otj-p4WA)%(LOP`CaKB~W|$eM7h*P9uv@T@f_L$H1_b{(Co(J-8>(5Taq&LtJB2dFlo%qhzu;;gBprJcL0*rbRi
)GJ%6$)7zb2B_vLg)u2Gsl<XW+%O|8oTsy_L7PRXnloRll&#;Y{}%P4v9Gq5W3Z>GF|UKE4J%?SX%lj)JFN?%B(9|++_HKg7N=;i
;vMy@EUt2{JFYaQnXo0XQWN&E!LdKD>8{bKu&&Ro`LRN%ji|n@WvP*>fUg~}EhIs#o*@jc3bkLZ{x7I5+Bg{~2{c12;UtN!aj>SW
eY66!M6Tqqnx*2X(Wnuq%B8ZY^r-Ew6RQWVSgF6RQ>Kcq_^jcl%P~B!)UOw;daQ!3#H<yq)12Bf?xfGH;Hzb=9<4VvEuL?v*D+tP
6|thOD>KQWJE-BQH>80v`LB>M!k3T{U#OfRCo3i|RlwIRLZ@J%OsnIo6s_Ae%&u!PP^p`${;JOuo2DME?VKp8eXAcOx+B7%9jq0s
r>l*ki>wN&6)<w5(-Lg38mmvG<*7oaGOv*~_^&G<Ijm}{lCK7?cA6I`el%w*$0!M=6_a77`l4whcA>(V7q<y8c%<a2*{M0KiLu+Y
AvMXY->w0#9VgeQdn6~YM=)$PPp})TXC)+=XQ+QC`zKE#U#fzsLNxEJT&!uNUauJ+ysUbi^Qx6G2&@CF0<0;k!l`DZZylVl+A6lD
;iz*kajvbZZK$lMm#l{%ASiMx8mYk@aG}AatFD5mnyl6=M6IVLiY!(vohf}SLo7bT1238}->AT(=c9R~<E%b3*eP+XxG6)VovE6w
xU5~UK&kAj-?7lDxFe#ZeXtX-yQyQXuBR8XC9t)v<*#q9R;n<t0<e;<&aMrueyx?Q1gv?fC#pNHnXL!3VXc<1e6ZcDxTwFW&9F_Z
qpf?df2``PD6w;|8Y-hG2rch85HNu?`>PzRz^=Hge6OUi{<3?o6{gauRi44ES*4GwH?41}sxaTGqlZ(f*sNeE39MzTd#cYc9wja&
Pn;L4)~HaaE39TFTQT=84k@Lkny1OGDyv4QaV0%6H<0Ni#H_9!cd1&frm8z7^ev~Y&ZKNCKrdV@#U}9+4=h!_`6ef%6{<6(#;XXg
(-e-d+B9sX?-4Pk{S0xUPON9D3a_T9MYQd$^s6qeX{=bU53ExeIwixRAg}=+bFXx)SgNoj8>5G+5Hymla3;_s_^c_d>!`b}1SY03
-7JQwCnkoZZK|cIIjISyZYayK4=*vN2B%-CW~@T54YV*eE30#{POAExvLz@Tou=L{fi^#_gQ!KUhn*d#(WqINe5Hk^{iupAMy*h-
daFpL79k0p;vh<^ZXxfh1Eu$<6sLEm2dMC=cdY@XE0}GolrDjuwWhbF@}yyzF)K!*i!Xc~2B_Pn1gE^IqpAiiyfGK8@F1Nkg&cA!
1}yq0tHhx#r=&HhNvYK#TcCTa2QxD<5wL%#K%<hXJFM!gx2<v^&!ZKqm!2Q2mZn{-7p<AEE2t2vyRv_%R;)9v-l#^csH8luxvVj$
Xs!GvH6N<4EUS~N8K}Oi*sawi8yktRBCLL`#37I>(<erRcCL4?nXQbjvaRGWiY%)o_%`DvtfMBa1FfL2$*vNp2(ZYsFRq5Ck0Oew
YpZLik*oo$wWH=DFQB3<395yxCoP?(<)9C!5ingP7p&i|@*+N|xv0Mv#FADoR3V_RP^y8XrmBLgu&ov-t1xA(T%~=eRiGrRyR40_
JgY!5WvN^&ovqd={-$ypd@0^3tG;(B%c$g@Ijk_NBB{kJ`LEnIzO8~Nwj{u+-K>NoLajBc3$Adng0IA+bghi2a;^HQn<A*L*eM*U
I43!*#I5(K(y2<KY@;tQ8Z7IrAT4jH!mPTXR2niS$}+I2Vys*%Rj0zK7q1GhEUG*uD6FnAE2?y=E~pkKQ>9O{95slgZ>;RE7^PPo
H7toJNH6X;Q!8bw6si!YVxi2as-t|R?vzw2SSO0DG$q6-$s;Kw{ia(Qq9o+1Q=_sbouwlnWD$y)1eOV?mZ?ysovSV_rKJ#__$PUj
4IpDFU!cq`a395{$E8*v>!$IYAuOpeLm~<!^CTptK&VeFT9`7#G%3WG8>PUk1e~`h@u%)H#-;@r&6|s>KCB_F(Va!AU@E4l!Lb*w
${-7-OroZ&oU0qE4z4J*Pq6*2iL17hcqWsq(6H9CP_@ggiLJLV-K=-5ny*Y8i?5ro=B$4zEvQMYf3ZNY=&vv&Agpw%)1+^$2D8DK
$tEf)NiM!N|E&lnPb0dg4la$R6R5l}zA1gJ2PPIINvl<<!XBNhKdjFrv!r1uQK*=qf+P7YXPsxOE-WiEi=jBL8m<qhyr%Z604fnK
iY`?sZLUSI7$?-NF{a|B>?=wu*{rCn>8RqI0jsvCJg5XA9x-~b7b&YNxTZpw;3ZBe=PlyDL@JW0uOqUo%B-p_&?)J!)v+(JII-}q
46p34o2)9ZIItG3>9BIATbvQAA`I!Tov($hQz<$$dMj!y>a1a}Y^@fe@+@63h%&J$C8=Dh1Fh&K`6-z&IWZ702B$l*0<hAj>MTnx
C@hC9prov^psfF*`>N=qC!%kx4z+$SoUkpfPONvTi?E@r6|P^e_$j<3bfF<B%qX=Y@+&MYeVpAFt)j#n$R9T);jHT@L?#grXe}5c
{i9x<9w`YR4jd7no~?K(@|rQMsFt84?<I+<&?xXGsU(^zLmhS~&MwO)<0)e*BCOFX<(8SD7cXfj11IsMA)GRy!kyV948+<e_beL_
`Iyux=Omvh7pSbMb)b%_YNidO%%zhRm#49;9<0%zShS+2kF5r+^`~O3=dn<!VX(imxhMe($g04qUMK~ne6CisSF~oOSR_`j_pS7<
B&^+~BCO}C0VO`LE~g`=9V`X0S|$33gREk)P^%cS2_faGUa&%`JUS(@cPbbximU;f>YkLEWTY%4uqu|QjTS2?JE>VAk|E|T-6oZ$
DX8iaO{QZTA}o5VBdzADI;nH9$)^A)-K^}XNvXD~A1+<1vK2j`o+<z+mLj(=R;*~QEvXcx0jVA&BQsx#1f;yJ)gvG(gs6-*&Y1=%
aHOZIaxS)@0KjW0sHgTM*sV1vqoNZP4W%TlT$zk1c`$n^H!7vCHmoqPEU>*L3YiV9*`_bAh#(`cSs=M7F0Kox)2-Gd)g_TJB&cpG
eIZz*oGa)gLozrgQLlL`V5yERYb~XyEiFDHQ6}gpsvLx-L8djR^|Nm>?5!`Xoh(eL>aE_d+bhSZORGaHrYx1L&#jUy^DEIJ`XYgz
NS(N$_Nc)u8K3(af)x#?X`-X1{2xTFl&L`>mZ!a*=N?}z<R}iM53anUw3rO6fh2pHRjE87C8%AaP$~^2+n}+hbturJyencZ3MrB&
+?Lg!E-0R)!Xh^>I4wygT&m)vt|SPg@-0ooQz=I*p&rGjk0{%w;;PZ92c`$7jHwH(8?0xjzMP${%co!@-lqAbP$V^{@T`m|hb-Nz
C!j~Iu(Sy&$S0Ysqpt0&YpO;hX|c1UPLzEPOsf&C^RED|<fTrnE2vADC90&Sv98rDPp+J$>#8iQt*mjVs;`Kw9U%s;BrtC|FD%S4
UNoSt@T;|^94x0OKBImnk*lgCMx_TRd8u43(Wbbd9I2S6lPemkg`u}A<)MWhD5qH^B&{hdi<@PvcO~4QZ>d`@)v4heuBp;0>#ZTG
zAV2VkE~3ksVw0v*QO;cJ1*j@i5yL(4jy+YL^9i{6R0w<=^%xve;>QQ;3gFza-Tw|8Z0TQ0IK1rB&^b;1SE&6DySu?Po<O(Hmpe?
!X+TAhN`}@`lbJ_)}Wmx+#MjL&ahu7OQ~t8i!$CS4=vE3R4|aNr>O`pQ!V?OcOV87pq2kB2&so5E+Ks{BQhwYU!u#c1FcuFp);^0
U!&u%9I1V)ptSxLXQ+&(0w^=66|h05Dx3^0>Kn8u)twZi%p(jdQzD)r1+15-52er@@uWViC>}qkTCCfwIIRAxhOUk+F{~!26dZl7
xvkf(YAQ{rAE3OY2d)9E&aQT<38x38Y^L-n@TguQq$7T;XQ+@VSCzV{!Y}!tZ7hW;Hzj(kWih2P4a8|NjWE(N7A+kmM5*4XJg|7I
xvUYXu&&ds@TT>s{HfoprLA<V_Nok{0I1%rT(5Sly00>&1uRstFSB8-9<Ld$W2iT=Yc-Rxtg95VtE<beKd%R^C9&0~yQ;yiFs)Fo
wj<iFnHV0dC#-<1k)ANH_bOwirKn#Wa5Qr?Jvdr12Q>XKjIQjgASJORS}N=!I3&*^W+X(UZyqtFa4FcTH7x|C;TAfkil`!__bBoq
k(N#z&8DNSSFnyN2D8O0Vl9uT<uqg&Q6x98n5xFATr7PsXCx~nW2A{F7OsY_$D~N2B_uAWMjoy!{;4P|oh1^f)u1D!w;<=JK)(nq
%dEjFBqX&foT<aEo2f9aJtyZO&9Jwo{IESK%9{S3|0La<MJGBibga1~iK#WEhbmMr2`xdT(6gYR@S+|re=xHsn<rQ)WvBb8e5_P4
0WhI4M=cwz{;FUeovF<oXDw2xO08w8d#mQD5wyoH!K-PmtgAz>)vP$QS1$UdU$Stp=daqWmM7dI*`U85kRuAK^dbwWawlk~1rs5y
|ELqGVx>40psS;(uB@`IZL0^ah^QeX)v83Q(5$c=1+O@(bFR=c+^I<=ysKBNNT^w?bEL5#?;@L>X{tu7nxR7{P#~5dn<yb3@g%t?
Q>)P-WuuNAS1vs=RWy>s{4!iL(=mT2ZK>g`<)|U4b*zP_X|0i~jIC;}yQ<Z&>#HuVJE@tblBuz(IjpFzyQb8vwktd_@UFD29Iv^r
MY0gA$+4}mGOri1ZmvJC{H>j@#jO*bE3D+B`K(K)gs2>;$gC=?x2)5vkgnz&e6v=l`KM)~i7kvY<1_v@5;Mj!^`sN9MW$vb(wPLP
8>U*QeWJn~kr~*lO{`j>7Nw`7Ypk}Yz^!W_N2@C=ajbVHl%oTx2`R&|AFY6`93-ox5H0RF5~Sj$zp$1a7bORz@G+|(W1;w`IH#kq
cCf%HkEn7aV4!NOQmr(s0y1c+Kdves8YCs8qb;Mqj4snF)+|q<Jfmu<G^}Q*SFJ6q)TQ*T5U1ZM-zzCD5~y~eFq8+X)SSkpTq%kx
f~IOOz%1;X9k3{}U8}+@-!I=VGAa?JQL(NmC?NGIV>3IbFfc5vU#-8W9xUiBETFI~H>z^1Xso5Lbg=HTL@|-5L9LOmuc3Od%(H(j
R<BX8b+Hex$En02d8$()7$dYE`53|+JfNzo=BZ$%)UGlbNUGf@CZ-Rj606&*5Uk>-<*He&v@~6+aH~A4G$wJX(4<_fvJ<u<WvNA~
WT+sl;2)u<xFtoT{~156_o$z%bf48EKpYgOjinYFXDA$=gC=7oEh0NHLNx9&rNo;v*)eS{ajK=PYNZ#d4yuT%4y_}jNGO>kcc~<*
Y_V4*ovR40H!#sG3n5diC9zMgXRd&pwX@f-XP1_*hpt1ha<6!=Kdh#%f3QldHL>Wd|E#U8)uNxRJ**C`Lm!DH1tGzvBB=Tx8Xjb^
F{jF{lB<=i<*!Al!7>yykv9=Cfi$fvhA8?TMW?-};-nW4Gbsifw-!#Rg{8i#B&=Aex~yQJ(Wru@mZf^HOsJl#z#$MILODS!AFMsF
$+07?eX+48z$j!f^s1_>ADY3i2dRG`NErmF<0|MOzOkDlbR_o{>#A+8B^9kN@*rK7|ESt1$SB({+c0}DnZ6$|P9fbXPprD8kE!P*
2CX))x~Jf*MxBqYeyF-A`7B1D`<;)kSgAWKW}sdzV=kj5^Q~F07B-u(JSc3e&MsUs{Hv)V+oQ%Yo~<D$)g%U(f2wDwHm%kZ94#C$
hN#V^J0kF@<)Ap2bELPa$Flt_cdN3m5v4__R<J#_1TXQfl&PSul_^-4+oN!z-6lX5v@9>A(5=O!dL0y}ho}y%?kL(887*_LQ?0Wj
d8iGlHK%W(UafR0NvR~Oj;tvr)}xuJX$_mKWuj%OA*ezkh^lw0L?s`nm#wcWU8>Tc!yDwN`K!+;2PWbty(WAvuc=v?{vrb`Pcels
J~1`KBQi%YP9!?7BCX1(T&*vy<fNUbuPVW#RG{>v&aYUn9IQvEm9U;I6{uvL<FF^NFR1jV_N+*yP_sj@E2Yb?1*vARPoT201+MR~
Zm{L82d(<6;j3exn6ApHpsdKRcCJRNB&%Ae;H!qBsH$_RL?JbyimZ~Z7BFlwS2VCUz%pPoP?w%6k);tQ<{=U&4<#5SbE_SkK&Vlq
?5Jm;dacPPIi{ejjHkk-Ag#6{1sfQxdM8yg3L%%J&n%m+ASxFk`=8_`@GB87Iv{kgPO!l(D5-L#<s%_1C?txkHZC!s^Qkzg&Z(Lm
*sY!@S1f5PLM#|7X)Q^i1*j{&RT(uY1Fin3!KX^8uB2_H<gB!*%cs|&O{tP70w->!i>INhE~-?mK`_gz3@F_ptf+LY9j%o$7%<c<
JQ=8|)h|=5!>qujNHKINLaY9zx1?*Qm#jIh=OP<0XEQsjUZY~DlcO!F^rIv#^{eEvfFuQ|Tdc#Z(yiUG7q!hUiK|zyttw!s8lYz(
3Kh|gD<Xa@YOPo!Zl-k|2&RG|^&vBv-J@+Lmn_dD@+3K_xSn;TQKPG@QK(`n5vVgFuA=F#2cbwSEg?iFPc3_-iYLCJD5z{DETv_h
;VKX(n=YUzilmw#)2C&u?5Kz>i!Lyw6sR*MKBd|lY$@U$O~lVEvZ{X}>Zv)W#HIG9U#7FCB&CU>`5%WVGbzBR7p^oL>?D=1TBw?>
bSZtPNG15F_Nl0?d9cc?G#o^S79+H)2CNh+KduV0X0RZuVkuN9-lbTpOejsJPOI4}DW;~adZ+)Qq@ok0TC75<Yq1-wd#EF*tEb>I
|1f7T5;u35f-3T%@|2max|W`(eJkuM^{h7}NT~y^_NL^kh$g?Rf)zZbBrQBC2dt8<Cn{~E?I^pYVl-5jd?t>pZLI99LaLvtAFS;x
Fsh28{+bxCP^TiKkE&G?y)4`(?4EQmhNWVq1g$fv(ye7P1+5Y)D6NVvZXKknZXHo2Zoj4`1hBiSbgvMoFsjO~8Km*80I|^~W|noJ
%qKXJ?jYu^9<Lg)XDiDr<*o8646W&?^&##oi8S^tIUw<^grtHkwW^k-bgk$z-6-NKEh)sMs;|VW2B8tE4ld^@-l_*1lcjo~cdd)4
;UfYpYp)6_%dHr#Rj4#139fRqG%_8rfGl+;dL193HX0}yXraX?4k-1m+62KSuA!5j0i%H>1|kWTDx}?~$Q+z1<{$W`wwdlHub4(D
pDF#UQ6Dj&<B=(%d@ZmpFfP0-eXgMqp`gqfQ!OT_aV(E3{Uog~=byo(B@o6UAgYF>0WRAwM<|#io)?U))vA;(m?gTzE+o~TCo6{~
GN=lZ-XqNzttGIe(5T<Cu&3arz@S>G@}OQSxwWLUzpy5)f~@2zTP<0e8>^?Tin2(gbgqmhtDRJ^7pm#5L$pYpRk3j^lqHC(&#)z}
Y$L|7*Q$>zWT~mHf~ZQWfT=Yl^{LyeiYPFoNUg3Z-Y_6CAgtLq$)+W&G@?<WXQUFMgB?hxt*LLU4x^<gD5&nJMJ-RO?xiy$*|5Ve
#hxFm|F66(>z-^b04fbGqc3i$XRR-=4x?wP&a5&kIWsyTsv~uvI~^meVXdC6#w5NnZ>q1Zt)V9@?XMNBv>pbeaW?0uld0&YFDs3$
J(bI>p(bs<;jVzMORZ|Io~m=FkF7SW$E|p<tEAB((W089%BF^_(X0)t0xW$mUo63`EGOcyX0Bc-Cn^p!D=@k)->*!s{i_h5z$<ho
r!wiB$f~%nADA5_?xoEw6D<iZ2dOu%#jPa^^rfk=0j@Nt(=4^G4Xr<>cCOX1daxU<v9RVfl(-VN1h}ZTCAJ5*=C;eY3b)3yDz6x*
cqSmRP_PNO9k+O~qA?0MV>sP3K&sQX&9=fPMmPmILpl36R4*jAZngd_G&y`Zcsc(#5iFFq^R^zWAvEVWP&r>T@33*WMYajD;;)XT
!J*i(j<a95@wa@p?Y6PD?Y4!t1-KZw_NJS#SvfVdk+_yPI5FY16)<r$YPd_W{Wp*@Ah$3x0JOHK!m(z$+$$}xFE>Is8!y!{8?}J3
S*^pg)v&rT%cxc{^tKl@ak+&n0k)?z^0(GB@+&^AWV83NyfNP~th^K{iadt3<t~S+0k+FB542D!+P0#!2dFl#%QyqIWj9&4(yS0O
B(|NVD>F;1jkP{5KQEawwlxbiLM+p<<*A}HEHjEOK`_3rK(P_E(KxI)yEUM+mbOKwTR4%h@v8i@I5e8GvavWh@GL?tjIdNS6(r#|
0X1T=%dhk@F*QCkpfpM{12Ax>(lY_MBN-bo*t8$5=dF|;Wi|}6V6b~Fs4B>{H89FD@UH%%fj5FMvLw*AQ?NX+jx-^%w75XHFDVc+
w>IP^^tfL*oiKo{O||v7m9%3m2epK&k2IdLohv6dIVlUW*e^OPo~=4AWHv^(3n{j=iLz)c*0Nr&2sRk3hcQ<+D73J%Dl0y;f-YOP
+BRaf`7gUHIkL1V6tS5$<}>fKTeXI@$+da0ZzYknEjP6+L#|{i_A7_1a-b?Ws;+@DR54Vv)3WrnT(lP}p0h?C&MzFepE8WHgtaR#
-!WM(dMQ>dwx^dVS+LfrzPF$<D6}cGJF&;IWHbgd=QGu=SS9(eD=pTt$2Z+9ZM0u8BeOFpAF;x&g0g_Mm9cL!(6JdUJu5h_HL9Gg
H>BAvsxiQ;kTS6-Ot8zf$g$|Neyp*wAhkiWO&qQ#l(fRKyCnChB&r#k<*ydAz_2>5akS^P$g$h3;<){_6Ec#wtEjE84YUleFfQq_
WiSyS8?AA&Dy$A8UA3sPhpKciQmK}%Y_|0=!>;S9i!fR>>Lc!<$1IODGAL27jIo3#crj(Kf2e&dOR*s=p|hkhPBBNgJhzNAWUEs$
1utp0^RXB#qO@MEHYS!QKeRHeGMwqLuBYm=uehl(ys`bZ`LT>Bc(O((PN*O-p&VDQnXwwNN-`2Kb}=@xO|}lN1hqS`>?(SjSGQp>
zcA3WYPRvTQ?M4IPqf6gQ>{6zXRj@>aIJ8xD=}lXcCq-dJ+=F^Z?&7acC@=1Rj}AIbTf*yry=|@l(bK_`7%YY#k7YoHYl61maq!3
inJ4{rLsh@BDs94SuH%aT`=CUG%SEGp0Gr#ov<J>FtMpI;weJ42c`3*&n;Iju`qiyc(jhEfi1wV<gSUaT`n~&I4<<Ck133lQY_Q1
J2kwvfU{dLF*FOV3Yu#Sv#wYflrF@mbT8Jh2DBlm-7Kyu5wpFkxUmc=DK^NgAFVL3{i_zM-73TzY@}tc3N728gQa__I<ZtVR4?x_
1g_#OHme}C4l`vg9x$7!DKRdv^{&*g8Z(hGAFbmj0JR*lr>r!uI<We&dM?xv5wx2rWu}ENt|JVv2(v0MPb@|-j4YHe3bR}wV649`
bF!SYH6nYdsjWr0ny?-$mM*0%5vL)nA+<azb+0_Hj<pmtcBUXQ4=%E<>nD9DEU|yGt}y2>K(8k;1TI6bEV2cz9-Zv70I}t?*rdfW
&aN)B(6d+}4=+iseXZxGwWgOb3Ni1qS1ofa#k57Pr6(}0+p#3AldnUy6f!_Ai7+rSvaqj`Jh)AsL8WrEOP`jp#WF~&Q!p*35w%A!
ytD6{!6>e>mZ}!6{H$~&C$u)Pldz5~ps^bn!7OgA6d??>l&zSpf2<_4Kd!l}38e%vOQ;yH=qR9-DXnj{S1Gr#6R|-hkF#616s@GL
#<VT9TrP&OqN>L(sIhA<L9Z^Jc&jwFowa7NJ+gJKl&=l8!?gRcR<uo=aWM8Q<}&fH#jazjSE(m7MzG`_ST5`*nxtB?ueVt#MXtNG
0IH!h*(tR!r72@8XPt(vgR<$hOs%phnWdz*^six&AhmL=M6(C83#5UxU9T7|-LUT<xTcn|hp_UpBe0OD!mTi=B_jy0*eYSP1Gq!5
m9y$HuO<GhV5hGx+OZcaue5ufOSGY->Z{GR*C|A?ZnT-SKdv>n&?&yLN~uGt1F`C$X|ayB@w5`NskR-m=qNcfjjJ%T9i-4Mu`aN)
3bgk!Tq$cPDldGl$Fv5s(5)S;Zn00ZK`vdgc`_%pfH2yy=dO#i7b{?~>onM{4x|OKT(y;&Pql8aFSHo3z^zBJn57-7+OUKy?k@+a
qpUfs(k#HQ{j%A#JFo_|nJ}O;v91XyW~>FZ!>wW-ye?y<jH~&wR5K;D(X?9;xi0fFBrH#{uAz6XR3=HUeld%+cC%@)#WJ6{PcXAA
rm%f86f)(h-?5vrZm@ryd@l&CR;QFH0<sA&Dz%lZmbN-CTCh2^A~7Q+3$S-Eel9h&gD+n&RW8xAnzbgXHY*}1Hm5wW{Vv6!Y^W!&
sH$kN;IKU?dM&9gNiI0BAt~FhbtEydYcabZnW|H+>>}DM8!UmX`7=MX^Rh9qgRBXwTdh8@*|cx8_AgbYt0_t}&#f@ETd`v<YcMRR
!>LxMgfxD!+b};akSt!S;H+I9$|@zYtEjcA>@ew~_bxJ_q$wUPEjFAhw<}Auq^kp~MXThpye|Z_9*MKFG&SY5daQjh#x1(5{xVZ8
11_2<JGW~tWUhuO1h1Vf6|hkwLA1yyceJagAF+%s&#m{amnLv3jIe94>7u!<SFp#kRxY!wDXvee?lDWLn66@@i7>RUL8R$5*RoNn
F|A0p>ZK>I-K_bwIj}IXy0m1jl(ZHuxv@~QI;$@)a<VhCn61(*!?cAY_pt&ji!sEaz_l<bUZ@+S4KS1oK{K1Eo2=$AeyD`0=Cnqz
fT&oofGRwsFSZ=CATX`6g|nS8L$;8o0<w3jEi9C-NwhVznx+1)HK@R(V6^bEV<^eB&96GN6|sJ(`mH`RnX0-hWiA0MHLoGCW-Mv1
S+YGXzMYx4J|1l{Hm;E_Ke4l}OQ`)cE3~Mu^C!@;YAvfFxGEtnw6OW79I+fV2&gZx{vSLwohBf%YO1HP)G$RYvZ-3CI;%J=)hd3m
sI(y};<S3OD=NMz+btcfzA)!7ZmonWQntRWHne3mysK3*%eC&PT&Srg2A2IRw<)=>j;cSc{V`s(Xt8{<qO|2LR<A{~rK0VzgfO(R
(<kdP0<gWXHl@_7(kWfA-KZBCm#OZrF0zZVxv?^}@*<Hj-5<uYIIPqtexwp4$S3cpF0bILRH<XMSuFmrDlnKdWv|;ZaIDv^UNNVu
vbFK4wXtufq%O0xjI_M60kqSwxUZtFgQ;+`q_QC%QlH4QHL237oVIDP$Q^Sqsw+RTZ7$rZ>MMk_@3mE~&aVP6EUk?n8Z0*@fUPba
G_{m0Q?ekkQ6Ubs<)@>iF|OgUs3@5&1sOZ4->=^+4Y2F5OsPz>II{n=s<cV2`z%(gTCF;=Qm=O{y|HDs^RHX7Sgty<ystsD*R1%c
x3Fa{+pJBrF{>i3q_V)Uzp;g#IJ6tJp0k&*P_(ACzA~jRzpM<f;IY#zcd|^eZmvbO_N~6K&oCAp5Vg{<Gq2^UpQ$;wEw70yJT3sQ
bu0{}w=1wRE3gKzlPc&iy)2Zne<OLM)v(~LD6!A41Fo&H?XNmAHnMTH8nK7B`mkK0qpex2Y^<rYldZG1Q?ebRDypa}^P%RhaJ7r8
8!VkIXRQ$|WUcP8TC~$F477o*M5^W`#H~uVnzco^%CB3lZ>21!fH8Wq^D5%7e76`e4=#nSVla`ixi3Am<}tdYAuqite<+2e<{yuz
Tb6e&E3-8+HKReYR4G=il`&i~#<KOLV4-lR$1pP~EiAFH8>ZecT`~Q%8Y)b!KPKNYcd~S_rZ5(=qpn>m87xw<wJj~O$1bBXFDzxQ
t*qOru_@=PMKvF*wk`=Hh$y5k1FP(^$TeNG+9Js_C^p9?yPS%#1Tac1Wh^l$cO*?OKsHjVzb9TXsxX_Y9;p^G6eXoNQL#d_Nj1YT
$S|rVo3Jh~-!d(+4=D*NSvSZo9WanIM6Xn%qo4CHz%5ZRTd`-Sx3V26533X@fv~hPlC5+xJFnC#r?4M3W-S4!{I2z^j4chU7O*U^
JFv91OtI0fSGKjW*Q_Zq7Nx8%5U0PZlruiAwk@Zx-m+<|pRVyGCA2lFc{5U?BsLneShNE%g0jxADJ}vo4YrW6wXlS#9jiX2O11Sd
m$Vir0H}VnXBt1S*sL)(BqHatHZaVvkg<=j2eLe`?kF;|mL+SkP^`@^Nif_n=d&-g9I;6=G&3lt)2&SwK_hb~RIX5`^0cS0D6!cv
pfx_Ut1Nh?E~ay^Yc9OBg(kW(A1Gn8%QZW*7_XeIO)M6%qo$^@)3hbDA~3PA-Lf(?<T7uywJ=AlwKh_wu^C0Nv$AZlG_*4*n<C38
6)i3)HK*_{F|$Opw6se!r?EOHjjrdk1+qe{NUG7Yq^&8oOSh}9$*}gWX*2k(II-?5qO>Tqaxs3gxGDFnfUMdwTC;GqB()zhhO$|&
U$7oCdaDPkNij60<|Z<=CA31X4I#Cz3bV|j2C|POPplIx$FStG6|%Cbfu;Gi9xD~4K`<FHDy+IJo+YEJR<swYAutdur?uF#Ik6Qf
iLkRFQnDSY;jBC-gRcCkD6CDZHZy>&HLb6%A}oZcDk~AEqpOvr=`m2Wi?emFz_LQIX0p>M8j>2Po2|03F|PWt{jYwl#i_%li7er;
7qt4b!=SFQ1ueR>s;+XdY9X?+bgnhA2`$XC7_t>1IHu$-8?$4uaV8P8n5ZJ8C$$waOtf;bc(M$$Iw8fhD<`0^6sX0q+pOfPp&Qe)
(X*zsjjlhizNl_8+ANT=?=66(sIU>ZyRCVy=dziw=CtOk9<aQzoUo~~1hzXd&Mv&I;;qlBj3ue73A5WR>#=sN^sX;50W%b@BeO6x
6tXq2SF{?qX`|Mx?lL{FuCY8UDzplu__vC)4zk9r+_4TYm!%G>j<0I2`7+|T+NJ?8Z<Rx>4zz}=sI=KB|ENx~JGK0&I;?88Wv^_s
Pb!J2F1CTSCADU<?kc&e11FcP*0V4wHmyN0v#~iLBBsxy!=ZgC=P*tyR4^vC5U$3qX{dm*E3_h~lb;*0ZKG+anKH016(uP#52C%K
UN9@J2D6|o-lTpsB%FV#b0=9cnisS&Nu!yt94(`-Mzbxi?3`q;^sC&c3^B;IO0!d~T(pNS1~Xo*V=o7>nXOQ(*Dtgw0<4WF#Ii3b
*RCEbfGC!oGc2q%=&tHCzNlp>R5948-ZY=BLNF3Bjj(qzsWuNZaj}XtIyIE0^slcq>Mz|i8!fP^z$|bqZ>N8<53qJL1DsGU&o68>
&o}$D)wh)+OsxhTT(xsB9W&7~q_y6#aI?ECcq+xJelypv_Mj&>|E#&Icq}$G<1-X9t*F1UvZjM4c`f-dBe1o!hahkxRI&T6&a(2Q
cCG9k(5*+af2rQ83$k^tXf5Tnwy&43^00=mT(E_$L^!UZ9kj76Zm1ZnYqT(~sj;=M60uq@My#K!TrGMqzAbpPSFkFt+p<HY-ldi_
HneB8gfaZ89I#ijQnMbiF%n&=KC{D_(XnN$DJ@bJp0=^FceMht9j|k@Rk2MmudvvxO|2QM-i;J8G_;;5y*3M|QZH6B60MvxtScq7
WuyBocqy>4UM~173n@pi%cpC!Ot46`>$k-qjW7SJeX_hU6f6X)CoDm<L!Yjk|15Pc5whDHbG5*z4X&N3WVHAwd95QVZ?G}6ps{Q<
jWL2Uo3H&bVKVkIx~yF-kS}7fU$l3vjWNlt-K>eQL$cl~RxnN{mM9LfD=7@7b1;xKN3dY5xv(m<cP|dGWTfpesy0$An;7LUQ<*Wd
h_9TZYO$HL6|x4jM6m=ky|Iq6q_Io0{;V7+-=qktPO>DiWub&Ihb`x$La&~vUoy<Fw5^!1TeSrw$gw)G=eB<`u_YU_HG`F?IJEmI
RJ1;}Uasn`^0dRT<SMW-Fc@mH8!^o%zpjI?$+P^XKd@#keyimxB_9AOh_JMxt+sWrWvdjZ5wf4Gq_8BYI<fGxSggb^VJaP{-7Ni|
j<uO9i!(JV45q%Rx-fbzzO)apl&?iF@v-!<aW34jjGGTDwl5VQ(5O_iYOoD7I3}Pm#VC)c%dR&iB{9&YH?cCdzOW#yBeH2OE2{Rf
eJo_8!mfKLy|FME6)tQoh%H92ys(w4g0X<AMYJ+9f2^Y%7PAwt#hUS_O|H<a^C`tL@2@zn>84mKcPmS*HLqEnAFs}^S+H8Pajc!R
B{B@KK(Lgo5G~%W^RXPZy03Ssu`IT;0xcD>;jZqk!l>mi<1SjU@vn2VC$w5Gq^ifPOQ|v@^e7@K6deVy;I;j;w5=vDCbYvYOr_f?
LojWun6fvog)7CQ<0;Xslc`Uv(6HsPd9?7Pd!UW4Z!`w7f~Y{SI3Yo<6`<O#VWR+~zA~P$ys`nPcd@@4udvjs1+6V4pdP=f{VJt0
NvWx>-ZDoly{JgFin72kU9U*9(5=I?p)oZxMKIW}{jxG9ps_2g{j_~8FQ+@SuPCjhk)okAoh)9in63e}>#At9)v(pB4Jv9l6{1Bg
ah@u!uCjJ5)i1U&ktD6K{WQ%rU@;Z2R<zGFpEbg(-?L~aQX|wd$23kWJ}fLII~H9u{jhPf>NS-#x-7jUdoe;YFSP-%z%jzG^ei|y
&otIGH7k{-YO#B=FfwbcKsa_Xu`(htUn*&?1hBq0D5$=i1+f1r_q1lPyRa0k`z`FW5wB*pWwI<U=(Gv7i?N=rU$R5CJ0=ybg0=;)
1G0y-M73Y9X|RZ#St?Dg#5dzAv94XR`myV<3bhTeQnQ^aMyn099jIw8K&WY~*f6805iInssVo4r1uS4P;i-eMjWq48#Iq>0j<Mz_
Q>$CCzpy8;dn~goZK>ueA}iXm(6NBAAGPBi?5<^`)2QsPM6uGYtfA60DlGplhPP_3f-!$Bm$fG<94~Yt3?Q&G9x30o*ekWKWUqWI
=OD?d@iQ#3YPEB*A+aE_E3~F57_~1o$Sf7IZm`#}!Xq9l93?y#F{81qH!f%|ytR6@6tE|&bg?lkQ?n>GB(+~6l&=gcZ>LPM|1d@=
%CJwXD6*<BUNA4SJSF5DWUuY22r6Q$EF(Ft<|HUF@w8Vk{Ik8Q6|^9sD>Mczn6|OAyDOP1+ccW0cP-E``Y@3x^{yZ?PcQnk*Rl68
KdOeHwzM{^04PhM!L6^ZDK5RSUbN4z2Oah^!lLx8G`6*|>@bJ0M6GSMd9Xt<X0KBw#jFgiv#lhf*R-G{zpV<i^f2Y9qqGIIe6i28
nkKEYqN^aT<ERz2owG3|XQe-|6s?volA|cHY88gC<Es#)2QnM2#;Bw$lrmJChOi~Fnlihs6f=;ZsjpV94l*Grbg>byW35psxiH41
`>l+pt0?O<IIsz_>#v0~O0sSk2r!8>Rj{3~p|mTs@rppMx3aCQ`K!h-R<T;7S*z-?Cot48EHJFFsjXQrC9|<CZnioyp`|@AB&6@B
Pql8e88u(E!>ArG)Up?>skUyF3$dB9co+||0;g89(zOLKI<wHIC9r$6@~-4GEVJ4xk+DgsrYIY(1}Imq-mj3iS+gxJ;G}Z2L#d*!
Rj~=EjIOe+4lqfv8MZ+tVz87kTr{$;jHX(&$Sck%gRu9kk}XQ9b1cs>p|1wAAhIqlxvqM$4=g&c5T;JF1gO!LA1<mio3}}^ud9ff
r?sS^8nMwP>#mYAVlay%<1sTYcqyziPc6Qwp)a1VWU*;1v9z!-MIlQu!z@m#Y9M^AZYa;G*eq$U1TZkMODy8B*D@2U6fJeM7%4$B
d@z5rG_1TSdNdv=#jt@b?zlRWyCr0_R<n1stgr2@gRmpB#4wpKhAeHfcCT_VfV2g)60xnWzbkt-Ofc;tJ(bETuc&IXpfLe3Y_PSl
JT*cl0yc*#7Ozn*fHAbC5HY|Z6D*ZA=o{}WcC?f(<S@%NS+0X29XKpC+o#ts;xWoI0x~iv4m7&4(KTi_STlM$ZytTFg{I%C`#G92
`!fovv#`}P2{)IsQmy7QqOzJaejpq(l`b?b+pQy_A1}eMUaW$%gRfSuD5tTtva};AY_MRihAKy>G_Q)V;HLhv!nYPF1}IChfU>g`
2{lWqnJlU%2&}%bkFZy;VYLyos4xk$HMH+5B`&zN2CEyar>}~z-mw}eW3BfxW}LgQWim;#)U5!Y&$0os$*LB$@~<ti46Fk%C#Ie<
3@_8FFr+dquBOJVfv3GN>9^~!xhqAe?K0!3tg`f{O|bf|DXktbP%CSx$S5+J0x$<Qzprz*mab7CUasOS>@A?RWvxE8(lKATC@?cF
&@O_nld8usUZiw3|F9OQ9kS4{9-1$=x3cdkS*EA7Fr1JoY^_VO6tG;h_OjnHSSlAHv#ZfB8z?j^ezZ?8SFgCJ<FM7LmahM?MJc+g
r?DF=wX4Rem@YS=BC;8^*`if6fG=ycm$Yp#rl*1|$FO8EXsp&K2rQnj2CkSWwz5~ZE+}TS1)g^<db5?ZR;}42f~bM5p0iyj`YuYb
tFgc&0<3W`Td*juDKSvB?6GOIlCS==i?FdMsIbZcQ7B!hPP0X=lPg~+Ot6=%My;r{_bYra^sqy#5-zMTxGNW<2ecHgc(ALgh_V_i
GA$FXG$3!VSStss<*SOSfwPe>My&C&)-dI+3bG0@u(bcE-Y&(nI51?ha<CGo*0=w!E3t>MryQ;($ue-TYa~M`U@03lR+&yS*C@a&
$|c0JI<XG0V<r@|<Fcx-OSD5RZZO)VB(y0m8KS7NWwNcWU#eXxWVFSu$ekG=z_J9lqo^-3QLwl$FEDv2{IFlM{VZ!Shc5iD%qyX<
j4(r~jx+MG*(`~#WwGNheYAZwEVF*Kxuyl56|_?@VzSn;`L3j^wzoPdye<B&0<Uhb-m-76g{6Y6K&s@maHktIv@WbIfwE$wd9R1E
%(1Q|SGSC_Xe&vnXCsfalNpStRWWz4L9%<XaIm|s6|yC-4YQh~L#=HwakZGMV;DoUohoS~54D-F0k9pNqOK`3Pp>kk4zwaCb}05O
d$R|wa4Rk}P`4%@ARcP2Q>`zke=r)hfT!3NH52-;sVJbR#UvFl61Ws4HZIYr*s0g9hAAGTa4LQ!@3Q(ZS++v6lrIh~5wLl%_blfv
*|5?w!LSdo88z505~P_iKd$MqBQsa4?Hb50xVZN+eW_rvu&GV7sjM?AV>3*sIjo_q{3DgM{w`oM&an_OekpXbFgSFkH>r0s7%kK=
&#f}Fl`OI^jxgn<a;{J^C9#<;Ca}sib|a6k88kI0u`W=u|1_X2X)x!ankYv#Z==UEq$-p$5ishYRyF}Pw<h}~x28XvpEbp=fVF5P
g|r)|FRl2jU9cvzEUxdVX|IK_TePCI0kH<DZLy`V0kV0u1E>(K%CQV6ny^^3<g*Q{urQsne3-JaU$Bv{95Adabg*=>UoGjd9J2bY
j<gCchp0`Xq^2*jrm3eU0WQC>b*TZc10rdzT&`F#`l%nSHZ9<_Z?O%qk+47^n6n9}uc~6Ndb1LrII?N8J+rg2(6U7>%qeyyf+)T+
7Ow%Z@glY~?=SANF1F64kE%m0*|TFZW3R6*qqTD<s-L4IZL}q@dNlkpB(X%JtG5NIQljxRHnc~vhAyEj60mu;x37MweWzeFo3P=s
1tht$pRwk*&9#&+>n`E8P_)xB-K{Jry|L=7(y^>G87*D3<0(k6;<cM8bEgop0xrR^QLyN>{vy?{5HLfn87{*t#IzJAiMNKX_$iCD
!Z3|88MJz=R<k~zIH*#s&9#NKgEi$Sr8Rjiv9iFi#I$g*ceETbz#noh9I!1aqcL8foUOzm)38r4>a!K7#Vi0Xue71GIWRgdWh@l7
9<_3?@uumq61W_-?5boe>bBV=53>-kFEENJvN6@JIw@zUK_l9!QnZt<^&~kfTda4k;j~_^iKKxp|FHS9<}A6d`ml|#xiPFQVzD8#
oV2#HaVpB2G`Bt_AF8so*{=1m%B)`|&a;N7i6tg5U9l~+BC4ISP%}9(Q!j9!1E|<41u%lNm9hY}L8`H^k+J17Rj>%SqNjN!Pp)sT
bSIfHIILE*IJJo=AhhBxGqPZ^=qxy~=&!IaAg#JD-md{L8MJn_)hM5`q@!)Lgsro&^`R-Xr?8i(tsZ={>ajsDcq%!sC@+FB4KU;>
C$CVjN~>!ymadbkKCFzd(X(N%WwB|v$Fz{M#j{x}=BJRf@hTUjUN9E1@U-x-t(|tSG_`53^|6GkG_yFdV6OR|W45#`^e%0#xV7~$
t*!m9Mz(phA*#QvvbPMe`?QX<{IXB7{k4y?udQaZZ>$Hg*R+zduCf}cIV@bXEwsBUKC~6DRVi?n6tMNQAFcBuP%MZgIiVY)U9S|i
3ofrIW3a9>#IV^bIJg}n2d=HLD6oGuSg=E|`L0>CPB76ZIj9h|bu5Cg?ljb;rzpg%Juw|HJhMQqQ!#!lJFd4fBDMT50ImD9@ijm!
7qpoq!Ysiqe5+!vP?6y>#HE|FsitkTLbK4Y(6P6!u`rJ@?<AwQz^xQ1M=Xylx2*ZJ0JE*82(F11%rG#mI;cu35it6$Pb(0qU9!Ni
p&tCDWwhw7<g{-uy)&t<DKh#h9x&=IgsJ8*QnmK0=r7B+2&ug^(X<FP;<TPNur%l}`Yq)%{iHc9f2eG&E-dybzpyc|Y$O>aBdjJe
i!Fz=EG9!NVY0WX%Bgd&@FmqF+qL&ElP9?|(wD=r60+klEU_T2FRcHuZL6`cF)R<UAGA}oPNwd&hA@k$dY@yizN2ofpet0gEwGKY
uc{TR2dt~JTdMS{o3G|H^st+-kTe~xJFbtY)*rVfZm)l>6{&NkhO-12(3%%CUbXMBys^?RZL@Q+$1pgmV=AaCm8pTQB{HqGs;MHd
(z6~k<1b{eIk)+>!KySaI<jG`_OPq70<TZBU$qFc|0r3mI2<xB$+Iu8oifg_y|mCSyQW{U*C^1kwKJ5jbg}uhRI(PZQM1agFs?r-
GP4b^wXaFEJ+M+Mm@u8R;xAJk*{eLYM2c9nlC-g@{<Lr)@G#e=Wv@%G%(-5j7BKX#A-FcD5-mD3z%i3A%dtAOmY)ExC#_;B9VC#f
@3%@YhcQPoJg9WBx~-iu<gl`=nXsEPJ+GBC)3cbLs;$bGsuu?=LN&8Ax34X&=OiU0j<k%XZ>sbp$uG6FE2n0(_M3~dnzS#r3bCCq
2CN0CKByltkTlb<Cb)<#cC#U{)2m4=wXQ6+t+3KA6SA_dlcr59L9+0)SF&|1TC}eyqOm5iPa=@8w6dD3IJkqeYnZXI%(QALx~1~8
bha(9v9H1&Z!LYVS}iQAkFsL0uCLRy4kSt~Jg%9rGqO1`^st99Uoq(>XfQdmDj+4URk2p9yQ~khJ}gtR60F*y!L25>m?uLrK(Cat
_bwQ;^0Q>MiLz3*T(P*ay0cy({<R9R(6u$NMYEi;!m{15Ml}ns2CQ5&jxyD!iY)ysEu<K*XtNk9A2Q3WTe3B<W~wPMktWP3b}PCt
7^I-FU9jUYu&h)dYAGNwkEQpr<R;;;5GsbWEVK@^9H_svHMR@13M}2Mg)j)Ri8S>lm@=rc&l-I$Kd7Ly*R({mv@vb5?J~Qrb+YfS
le9Lp9w4l#04!lE+%ztz4YxzJqp;MTuPu7By|HPrYN08%m9OYAm@F=_r?Tv?4lvKGySCjgqB5(m#42O4+b2e@3M%-jWG^1FxU8BY
I<3*Nk+Fue#4K~Kc(g#T8nM<gi>T|dLb0O|bTG`WCalh>T&Pj7d@RzUySG@gnXsL<2C9HCEVSsc7%wL>M;L)9Q?g67*sTVdgRGUV
>#*xFTCO;>=CO*fY&E5>HY{W)MLBV@j;lhjlCAbK=qKPb&$2YG0<J%-MK0#I{k9J;HLw>nzbI9*YpDM&b}J~P5H?6RnKX4Uw<iEP
gtRC!^sq=T(53}0T`5bgzpPNTQnL^)?yX`g0<vJOyr<kRaH-%lEvoXTX{&;<eKa01Br(-4aVNv7#i<!IFfzy}U9$KtY&04oZ8T~t
8K%^)J+U-07O^rZajz$+cqBS5v9Pc$`!ZN9geYS$Q6Ipu2C*itEURC!8nAye2eb#X12ZM0bF$>3#H<{!QLJ+?p|%w<x->+wEUF;1
mNN-4c&ZmO>9AxkMleV#`K}$WyE6cVg{)5}uB*4U5-e@DRx>`aoDGb#fUASJ^|1=2TC)1Ba<O3|Tcd5StuW7`;~-8nM6n*T!lOU5
610b}n6s^<m$HqqdXopV<tXVZ87uOvgR^0*zOUM`53NkBx3C(pps^Sm_9!heWiAY|{UIf=yRvyDpeZslyDcNLPp@vUFsD7P*DW_Q
Y_hd4&9U4moihhA>MF9CW{T&v2ei>CJF!o+cCOpDO}B@#BDFQLZ!_4hxikW^L9vu8TCd%%&!}s*k~PS#VzybJo2E%G2eo3St1K2Z
rXq4FAT4{a9WVN!BeG^JYOWM6uB}<Lk+l)87BWt<QLCS<8mlC+ezGI4JtU~L?y!HY$*-HT7O~i{j<zMLc(P=#!!QP^-Lx02n6kDk
g(;!0TCstvEU|?d7c1>5LNxB2>!vHL1+ZW+88J$?cC4GNJtr5c^|DQ`i=;BDytCCUp0u*C1F4ZJL9frF#k7R8nV(0n(5m&XB_X${
Y%FW8UobT-;wc%lNvtrfnJ81USgCcfIWB^(Ih*b&U9CE*c&taUd@S8E%d_?|Ml``Iq%c*W-YF!n{H7DC6e`asf2;$uWv*MU0kQV8
xu(jl^RcqA<E;WT0JFWU%8zWX>8}y7*B<t;39YI#XC%?E!KCjo*(<!S+AsIAq^+tP1h8?Op)Oyw`!SKRWU&jc6eC`<+%2*zbScoV
;;?zLB(YDhUNH`{bEa{zJuw-t>aA=p=P*C6da#O|y{Wvht+9u#n6S($b|U7pn67)ay04El3M`hhvaw39BAS%2Q?i+}wlLx^TdKCC
i6?5Yt)`u@=rP7Bq_CtXydi}$Jg^@wO0Xlctu6hqT{9M&oGz!KnJpKr@i1^P+^{trBehE;#wgG)+bFA|{4-0atRfAt?X-!sHm{$r
pse65&Zh#Rfv#LGS|T;I{jOQ6cP+WG;xVAH1FWC4g)9-VYqGtx4=kvwQL(rjBDmA6-X~kI)3S%KJ+K(9(k88>#In$=N4Kgmd$X=I
q^czqC^EY-#xdikM>JEb1~f-CUN*h7R<dz35G;^2VlzoNx-dd1G_5qQpDKW@TQQ!pR4P|5xU%N6k+S$P$ufj6I5M-dkT#&D9waid
G%%kh#j%#FowRE*3^1QG#Gj5X;<RTteX{Nl7c8JL6r<@X{j#I6)v6w?Ah9&2n<(5e$EKGupD(N^&#Wji12o>TgR70LC9e!7NvQ=P
R4Jk*3Npel$fdOz&ZZqLDlS<iy|VDHNG(;HgQ}%5R<r*wZ7IvLbFB@k2&?CzmaP{k>!m=j<){L*&aw`%XQ%=uEHtYr1Fp-lvLMc{
Q!uNrJTR*=Ww4_wLaaBjYp`>z=cI(T&@W}EajX_K@Ga~ZG&N~9J+PKB+A<dyjWE2gG_puEqO2#hY^%;Ra5RRrMl}+$GOKhkdn%5y
`>_Th%CelQUoncWhNI!M0xJ5k%BHz3L$Z6U#jFIee=r3UJ+Nshc&f~!JuGIn3bMGZBrTY;rLJhRttc5Jfvp*{wXGASDYL+*ccw`+
BO@_1IWY&cpD$iDelRC1bu|*U;<9Wr3M>n-z^<+{5i&Efc`{8cTNWuXJFvVm#wv)l>mr<^h%a5W47Fw(tf{yzA*j!(FSGM6GL7&s
dMq0>477|fEw4kMCoU<p+b^pi{I=^aIIt%v$}LE-3@2JJIkAJN1+YXhh%3l7)vSChrL}1@^s1krWuvUG)v%GB@v*EZVWsjj>9ji^
R<cwrF}0#F`mRc-JGQARCA6KgEh}v(Q?ZCJD5{4t+%-=xVzj!gPM`j@bF4<Po~ykszcl!<)33cPCz&{{y|bk)man3!qOU9~U#fyI
nX-berk!^%_^OAr6fEa0a4`d{`mj4F$r2Z_(y|t;vb3Ej$s{7S>9IMsO{?WCMYKP+JSmN_SFxh3<Fvvw^RWT3ov;e8kTa03@~tYf
x3veWkto`*8>|U7DYUOL(JlhCU@|$bM6N!pQ=$bXim+3%fiEPX?6gI)12N~Mb0*xf3$%VPVzG-Z0J4%S#~t`8Hzd(6qqI)2=B&Q4
WU)lC?kY92u&+h35Uiap9xTzT`K2JTo2jz3rY?-IfUeE4@+@JhCbjk?WibY@+qCep4zL)l1+NjV>a7~8l`?j>GA4Jjr?zaeM6Q6f
E31DjXe(AS_^~rBQm^@|Jhx0Rj;JjyWUmOafv!um(XbLQ^tD{A_pW%TTO`V{Y%=gB6R-#_sx4NtXQI!k(z7ZhQL)yu1EjmHcCa$8
{;*A>Iw2=8(kXYZPq2C{SG4%CG_J_BXetb`yR$j2^&kVWGc&@n&a6`}LA1;!a418up)M{olr+FH>n@?6Ffw$orl=IK<`-ipTduw=
;xBd_5~|{`zAV2jX)Ri*oi=i>7bI^HQZO(w+MKsB{Vx|bC^P9ZU^bsH(J-7j!7|<^=rTO9J+byUuCQ^lBdo?OS*K(;!Lv0jZ>(r7
ZYiIxF|=bfnlz-WV<>T?ATvoU+pTafF)uHn=(ESJ^)AgZMzGQ(HY6!6PqG}ZHY&%j!?6^wAT2JbH!CHz>8_EiK`MkWOR$o!4livb
;w1Yi>Zxd`nX@jjdM1srF|PnLrmSJFfGss9Myyn_o-J`DdbG7CwWH0kLa=qT#in5|cQ)22X05Za_AbONC8`rFr!gEZ;4n%wi>8~g
a;#XI{jyXcK`@=B)2u)-TrRyaEif-BH?OTPco^z0i!d&wp`I(WFRv*g*C1ar!KqlZ9IgSb8mr<h>$2=E&oHR04y+}wPb{0XDKNaH
Xel8!-ll#i?l4d=T(86;gC*Iq6)+1hw<_GPv8@Lw3@Q0FC$Z(BDlB+2t*xLmg0jsh6t!@!#H>9mNu{Hq<|H8}`Zch#WG~e#EH59b
EU*Hu!YV#5hAnHc2c-(K$*wi2tEMtEX|2R8T^{i=2`dvY+A#AlFeA6E6|Ku8ARLJ_8ZFnbYOVAzy($4P8LSMka<H;92Cs>!e5wvE
<g#8Qcqqs%4zESA0k3K<d6Ypg!LfQI1hb<vi>HMvlCATs`7b~!?X;q_pR$pz@v=lJ7_1JeoU<Azuql->z%0h8e5yUK2`H$r5~>_0
Z?dYL<13Oej;XY<3#?MGk*++nH@0@L0wwOO)U~!R*R*}CaxW361h3<$3ogziyQdejTA>Lp<*lfeGAqt7hOG>x!?07XKB!@{(kQ$r
hb)q_9<TB)_b*zq`6VK#`6%$K4>FA>j<7s12D9X>3NaO}ys?U~x-CyD{H=VS+NRDd(y_Rp&an2VPcI6r$*x2&gDkPJUoLg89x<me
sjw%lyf1t#si*`ooU0tLk*Yf_*Q3#`va~5Ji!q6<EUy-vsjY~t1SsXP^Dtj3tflO*tuVZySuBsSZLv_W<qpQRtFj(2JC_Bm^Q^J0
^eyAGt1&IIo3Jpgz$*PM=o|~QH?JM647IH;`YemAx3EhjPO*TrAh1=mjkA)hV<A7R39*E!^{`K~sVtEv`LVJvAD$hxbucQfs+%XU
oi8dh3^6Vw2ecNfzbbyLaj<}=1++{r5~YSH1h8zY=d*{RoUX*M6fUJE5V4ahKQm#l@3c&r;h)p3SuGW!k*Ml1W37F(qn}Z*L@abC
38M!v6|yHR4X%DJ1G5;dSTh+UvMaAF6|xP9u_`4k7qING8!+Xk?lgp|W-ul+VwG66ezEYTH!d9%c&Rraf~CSK{4|QGhOv1sYOtv_
6E7SrIHh(mwU1Ss88H1cJ1j^w@T|5lr!*Wd12MIzB{JEw5iHEJ<f=I_t*{@nFRD*1_p3oT+Ouvj4=)loAS!n)F|g~P?lDBL)U-P|
Vl$#MC$fe$(zJ`HJ+hrHg)w?H@~zRRY9}hKXs~*w!YF1hN+_rxDzad(6)yd;_^yAf^eot=Brsc{7As*X!K#fbuqkvjelF-B)36V%
CAi5pJTZBzaIW99uqXp7d9BT^L7&2<0<fsD4=IPO_p+oZ4K$LmIk2d$c&NZB(Xo56U@|o|aV?uOzcg*I^|M>Cp|KL4Z!HM5r?UDj
Lod}Ups-!AmMBgskEzn2Ijj*eh_o50|FM#>OsWK-ld29IQLetHNU<d?oTz}aUnle{p{`Xgh^r7V`YnU7IUpD@MY4@7`Y#TwfiGvS
TqpgsL#70=%rjQD-=vtT_pcVN(Xa@j0xTXdJ|uxJAFRKxU8qm2WitmcA+`H0K`pv01T<l=m#y3`SuHiRaWq&ZCbAzfNibWktg&LR
MKO}B=BJ3DeKd(Gekd?14XhuO1FiEVp00f`^{^GL!71V@im-5{+Acb@L@b0ZtfsH52Clv^tFM2mawknP-mW38ORvhSlr7t+Q?OvH
%dGq^;H_k<fTK&SUA51tm#$_jE1p3tA+uYp6{0?|RJh(NQ7$Q{-?MkI05Dv)DX=53S}hr+jI>0v?y$qKcC!_<lCdMMV65b(&Zugr
4KZ4<_AcqG&8svq12Iams;nZaoHg7jQYJky4=@-XG%)-jbFd;RAuDpP2QoIaGA=)=J2925GNP<9i?0E(kfpGyEuK&?DKxAvFQ_Xr
$f^;v(=DJZn5qJ@x}=~k#4j)|Gc0tdrk`-HSC*2nV5xhk%`ptH+bu|}v$FfOp|G$ri!r}1PcD-%GOz9`&#z3ZkfHS}^0GTLJ+B-z
t}d!F=qg;Hv?Ne6jVk@Dm9QtUDy51eG%VAgiY>1t2Blgt5Gn92#VnPs1t#6F#IKo^cc_Z6)T)E9HM6;_o}A9K#G+fTKe1shT`cyg
5HMu0a<QMVYA(;T*epw}SE@R%$SA$9Qmc@hbu6VZ8MQ<tJG3IR!?Sp&8n%D6`7n1ZAGdBO8Lx__oTl)uOQ?4)J1>-`6fsXMYorJ*
2&>Sm+pwjq>@Qog5iNWkW3ZMgAE>#Ysia#h=_^>Yey8`ea4C#26tr@$1hFcu1hnfiA+G5q1)#{K`zETiw=thDcCH+@lq@ST4>dt9
@wBzA!!TT}jIUiVE3q}JfGj07(z3ZOtTjkDRI9HvW}dvBZ>+L6H#GAr_%U0v+N{8{BQ%Jw{-dWX!mV{LA}q@*ey?LS?=lXtpe;bG
6E-5Oh%(hB2PqD;QZ)~&e=KLJF|g~mi!Fn(4=^RF2{5j#tfi7M%QMe3Wj3g+&oBk69x^2}t1;iSqb(7yNHRXQWvlopMza(x{;EZ$
{4mEhk}*%RZYqhem#R>)K`&;r9kAXkh_GTT*fG7fb*@mdqcZ|5Vy|;4&94NTE-7jybSTZLtEXqDShE!@{;@DG5veV(9I_s+sIn-c
Kr!~LnzfW1b+9+EWH#j~hO&FCsW8v6t|H;EiLA6Rttl$Bu&&HA+ccA~k}<=uZlX4@Fs$M$39+Uu=dd9%DzE{pB`puEWvpVcSs3Im
d92*ABCo%)*(q@&J+3DvR<o}pp{2y9w=mu%EwQ$=<FnQ%k+!EX*)D;qH7hPKWwDg17_@G)NHNs22Qu8Vaj@T|+q15&mohCfyRgcm
vl@6R(=KbbrJ}^KaxK-R!J36EytJCIIwWYX`yuu%8!6>4!7{fmmZ;`2J}VunX0Yh4PO2z0CaTw~KCCODy|f%73AJn{q%f~7@F#Gw
0<A)^IjTLVH?S_N#I15L8nT)&-m!Y9Eh=HLaxHDDs56$QUa+w)C@vtbfh!*}TdoPN60W$X__KYjy{uBPyrh>dr6E)?f-YmW!m((i
ZW<sdy(G^v5VNMH=q3iRn5=oPJ24EjgDHfvJg{dlNv`I!*{#a1m#IatCACztCoq~Y4KwgCqO8NP!7{q82eNOi=`ai}RV*5;B(}jX
I<oArvoIYj*{d)t=`laC#IEbE<fwNlDk$<KF|o6;tT0uxe<Q`J&aNUXwlb?R|E_m3%`UXA6*M+4TC(*up05qC)h$o4u%$pMexYNi
v7gqnKQ)dm6t$(Xy046~;4p!-AvAzA6s(3W<*~~!s<ig7hc~vbjj?bfX)idkh_oyyXt4~mQZRHeCNBz_SD=<J9yIH(=rP--ET~Md
45&V~OszDlORR(|z^S^ik1%U5(Xrq$gRF3|N3&V5Pp?s&sxWLRwXkL>1+7ah3#Pp-p0y^dRWj5veziKWn<xh@J|3#Jel@hJH!vkH
sxBlX^st|)7%ES$>?(Y=*{s+qi?>&*V5og5yR<>Hk*xU~2ry7CnYnkicC?|lv?kS|WU}(G;4!-@<S1S$4=_k7Ev~JivM52D!LC2F
7p~r@XDsX|k24=K(JTu!;wb*FnzgJX)S|kfBrBb=b+pp4!7y4ePAd$yM=#Q}7POwNA~9{ZNHsSv6||EvAGCz9F)1LnHLL+G^sX<n
ek3X`K(Hz<th8!12(90(v$RnnSgtlUtuWp!12F8bDyihMt}(E$!?FxEKbs^sowDhpq$%$y8#VnkRxZ`Bi7jiek}9066gkhboHE)i
^cNv9hput8g{va5crJ1@rms4%N3gjo>npl6STtj-kfbKA(<n$Hnlj!c;jfo9GcbD}`m8K6fUw0S=rA=c!m2|wv8}1Ci!4vG*RFA_
%&zXR#IHS}MYTGvvoR^N6tc#pe4kG+RHWLkKCFnT8nJV)DXl~-7oO=c1uX2d)vbdpc(DsCaxg!w?=EO6gS3IIfw7jb%`(Ne)E<DY
{3(g44m1R>Sg&+0>8Zr3(lY?G|E!5JNH0<}r!6q7xulCOB(0G&`7DvJ!XUM<NGA9(3nkF4j<G{8p|;evZ?nFqk*)eH)F?ryZ>e{&
^|3cF*DUz3OfccF8?@IU471`bu(O}Cp|M%8$S9y7?k5qWzp!DnQ82_I<1LD*#V9c#Gcy1%aILQ-1Sa{c-LMTYkg-;<2QpnT>8@%i
MJE2KM6W=sNVL(iXD2nWF|hNew=r6;f2*RV#jm}vjxP4D(kjX<qplt-XRahLS(rg3_^YF?4mG*6pQmZ0jVuJPvaq+PDzP%OH87lp
_O78a&a()#0;!lN>oBt<2rWyQMluJnrZR;v?xaYi|EwJ@VXz*!`L0x`d9aeNE`#4EN49LRq_lA`T&~tDxUlZ9jITSY|E)x<+@O}R
^{wnJcd1jYowcYX;V1zv+NgOcHLVw<2r{lGw6MS_g|SJh<ua_UPOQu;GOyz(Kr)dn2eBL_YAw#PYp->&|G4$4Brdk3lPQ0%7Oc@K
-?8JhXCP`a-!J<sBQHlak}U`?eKiU)1+_jaPptT@Z?Eq$C$iPB+^hnuo2cQf=dG`(xUK53!mG0|F{KYNovg?hk+7Y!G_6@DY$|xL
HMO6s?6m}>L#?r|+c9*lVY4kOK&1$(q%|L}c{Bm9dbD~m5VY{F!!1ZFsHbBv>L9hMs3ymtH7I_oMkqb7XR+lXt}G%m(lg{N&#TI;
rmT&yelSWfk0m{*{G}f-V6pJ7zOOYciLlowzOc|E=&BJa&mhLI>MS3oD6wC(N3;sJ1TtE#;4gx#2`(V7#iXRIL9wkcFSC8DKeS=6
t*jn0ZL7Dluq?2!4Xu%`qO<k2C9f4NvM*#Zy0x6MD5C@|=_@a?#;+rz-XVUn8kL!?{<x$xwJ{?c6EixonXR@kF*B;H)3OY&khKM|
DlmVqtG3y+U9=jgZ85m6u`?jAIJM-nY_@o)JS+IM87eR|;ixsXH?*a(IwG<yxH3(%w6wmlPPUURR56n+Ycl|^)hTE&L9HY-Br85H
(yBwWrKH{}Z7C8o$()=uZ!D%Vv^I*j1td8zr>K=UvaP+P_^!e-BC-RnY%_^1w6D9Z?JnFb-8HBmeJu#Dbg)3RaWu6kK`rtu*)$BM
#k8_8(5Wjanlza#!<-%|YBk0tk}mnOoHKQ*<g@ZKcCwzakF<2QaIrlugt6D7#;o%*3ax6TpQ-pX#3qKaA1dXv&a=rd0Wo<dz%XmG
53SfS>nU57->fCG(6e{6N~}(^(X;9t>8Qvw(lbD`At(_wQL}umA-3!?e60YoRIg*NuCBAL>#@?Tkg=k$ZnTyo`Y&BB#<5y7Z8Ao%
y)3P;d9Us=F)VVdhOX-}p0Ii_t126`oUYijfhq>8y)oh}qOX3hsj?=nE->J=$EHM}FtoO)H>3b7#<EVd9JnSl;IjKD^qD}kIkf&Q
87uv+UafMk*|bKq%(LLHIUFb{tS5r0bRDX#BQ+ziPON9MR52wi6tKRX)3HCaNwP+zl_?Cd@vrKyksehmMlTnteXy@D2eE%F%CH0|
sIuxaM6m3!?yt2f^eJ2^HX)-Xe713|eI2#5c(OIJd@{~3*QE)sK{2Q?IxbAAK(h(1nw_?@2(tDrxTFs)KqR9vHnU(N0V~2P$SkQY
*05<Iq^8QUL$y6Ecc&Asp)e6NJ+NOaQzhu7vM+<Nh#UQ_Ql3z?Q>sm@HY9v7bhJkyX{z9|nXyT$+^)8?&oR=m_N~MvkSAQPBCk@g
tFk+&FSMYpU8EKoODTx7*|IjU39x{$?W|j?H?M@N0<S@=!=x0jA+QH7L$Qak5H!N8svbhHLNq}r%qa$`f1r=3m$0@murTB_7cFcq
Hmn=9U$FSHY%`Itr7Tw>U9f>B)Gik<m@0)P-LR~xda&>;#uP~_Q?!#R`k?g}m$qH7q9<^vyR2iMO{0Y^im7d_{w?7kA+Im6d8_j*
nyD%?xUE64?kZ3xjj#?a7_@h`sI*bB5+&g>R;}YIO|-SG_^hL}-?t>JBDFy<K(QIK5VX9q#<dWw=Aw|cO|DELQL-g4_OC&*j*&s6
0=3I3H?qmGz_x!ew77S#=CXIGb+FZ@Kdef)@-*A9&mt7G`Ly)2J1Y&gGPBOHa<oh;4YL!q<*0hJJSiBYKeehPjxlbv9VC)4{IIDj
O{+g8#;zB%j1erbC#=da0ixI`j4X05@U_k_)~LL)GbUB2a5NXOR<Uuipsr#sRIakG7%lIpMz_MK-LNaNzM`u(2QHc^(W+jzS1?DQ
yQ|Z%X{;x)wXcRUG$`vg6sndnP9x-|Y_#MrMJ^;M^tOVq0;bC?jVh%p=d?sL0V;?oXRGkE<+Y43qNwSsbgNIb;jxsp_^uYJd$d|L
m9$1K5UvI%f-n5E#<JJ3;-oSx2r{Fv2e9R+{-_ZpovQ}2Z>JKjs<HeiDKloTLaY?9Of-zI;H<8+X|BGj?<wE1M71TczqPk5p|NPI
S~TCT=(4P_p0czu9yKqpxiR1}MlgT1vN2jRbShUcm>nQ0{w92{kg-9Jz^?HsL$R2yv?*es->%~-2(4SP9HYLnh_quc%dHhC(Ji#F
t+1S?X(GBRs4ASI*e|TEF|q-)NURne&@fUl2ru!oRkBg10WN?oW3GF&z$`ni*Q_=zM6_NqS*_EtSFBGhF|$v!p|Dk|pRCiZlCx5^
^R-#6FrO!_|FDLpj4P`vFsIwGSSmBI)U*Arud`q*Te90BL99%y7OL8#jIL-d#I@ft5VvNtJ~c<MjGR6)KQ+a!46_`wIwUkFezEbf
K(uSGVY36UF}5_bva=bqyQ+t@S*~}qn6CCM0~|G;{ICQf%P!R)NU@qIkgnw>yeyTjTengw6|fpFc_^_k=Cn<)iLhy~>#`uR<+4OE
qO=Ds*RV3M%CNz$a<vMs>aY*7YpUt8^RPd*1g(XqZ>$cpORDiT54M9fsWUaP;jC6DOfaRhhBDVM_cE6()whbV0k1VK<FKBsiLb&d
k+1T!bfAf}G_sH_sI1+wC$nd>0JICS@3phE4zzSFo3vJ)sIBud9WPg?2evdRttXtb)v>O#Vyg?MF|La;TCy)B`miJ*hO%0sz_HP*
(Xr*TCaQ_7uO}oSU$na_VI~l-3NezfE3~UCQnEv>9=LL^s;qmi+^USPfw0f7GP0Jn?52aM>oBD(@Gc(^K{gPn2rkeee>8Kc0k0V@
&#?NiX0!UR(yJk`5U!ai7cRamj<52n<0aFegfn!byR=9wV6*|W9<VDkZ?r!et}hfY60pmxE;IZ#Wwd^>0W8O|NVJTy^Qc|4wXWHr
fiPOIt1#@dEuxw*O|H<hO|vy4)u0?Ky|H$jxU1-_D6$%_Kr(rtDy$N?tElL<T(G#c?5{VrR50%>eXX`8H?s~cVln5fM6@ri(6M>7
#y6#`YPLHpJG2R~hp~M$7PQH<p|gXpQ!R$FlC%sg;;;F!1+qFEb+L-7{w1`prL=k=5+H=I6r$v%Sg|TI!7>l7M6PzN;xIt2xvy0x
xhQTU)-fZZ53nzz8xgxCWH8Auxge9RiKf`4CoQ-!e=N_eurMDnRjuhRo}v=6p08XlCMkh1sj%U&Nw3qa*PfZJ6|Fw5EwV5$DX|zb
rn8W&?Xgg^gShJ{r==&b_O$x2a<benHL*l1jH)#-Nv5o$HMFWLh_YBUKs7e6g|SyG120mv<D`Tw3^rpkxhzO6H!y88jy1`!HncFT
7cj9X!ZE5WDlHzSlB~+J9k81zZ#Qu>fj675pDi0VUo@Mp__YGG3M^}}!l$IRlr!h4&o84YU@G#n1U7@A^)Es+WiJD&@URLhj4+h6
x}a`1*)oYScrte(zoTfdKd@LXex-UW`zDtzK{FC2!LHIFA22yIjVu%_yRfz}o*%WQLbKH|K_=3uO)W97(XyGWHx=qKCNvwVSSp9B
U@_RM$E)e8sjt_z5-qZ^bSZf#Eiol7Ew5FaPNbu>^QOtE0jrxdttUY;+pE8;<)V2pfG^atB(gBAkFL)t{IF!RnzR9}ny9ZOw5mBR
POgHpd9G<M;kCOi2C+?`ORS!$b1f6D%O=<z7qP3c4I>7wHYATP7_fUWLb5X<MlFW3yfwx%)v^?=buiU1I<7~rFtDAppsxV0QL!7c
J+OqSH!Q(4>M-CL4lGNxx~FI{ma=K9m9Uz!VIitBLNx-hjj=zn`zy|%^sI-hucS7(W3en9b)+7*u&6n(CbaD^m$9j=AS8gS4luT;
r?NmOl()6B(X{!j*RF53gDzdF!?D+}<t$+xHnMFsS}vBZk+ImeM=kI&$F&(MI4NK*mM+4z2em_{qp^Fj=P=T-*f4poud>~(XD3pz
8?l)v1gl>#8LT2QhP0R{owF}4*R_|j1F`L?vaheKGd2=1daziW_p>ds7O}UeA}`4tvZn~JU#!Tk(XfoD4KvX#c`tIDgRgS2U9Y_`
Y%*Y~P_o9fjVn#7@~sc9@-vb!v$8&>Vktef6D8yz`mS3l*sF!IY%q{81+=rUm?z?~`ZejPiU3lrqq6R*2eaxZ?wkY_=c`aC<EYQD
a4_Vl)F@an%Cp0+UL<U^BehSr$FJuuM6fm|VjXau5Vs76gs?-fg)z{vV4ID!=(UZiew|CJ<*z)fi?bA|C9cOQG_bcT$gOEC7Bsx5
pt3}?9kE-oMJ9x@RIi?`OR!Wc8>6G7^sTqDs<D(YY%yf0r4uhLsIY@7OD)W)0j@l<Sg;1R^C~#1P9m(WUa(TABdnh+Q>^o|tteQq
udSA_sTs4gHnh^AU9j*fu`7D7sj`SK8?xy$WU#BX6RkqF2e2HgF)w4TS|frIny`<hZ8WN}@fvEXf+|rn_Auik%P3qk8KM8K#FE0V
Nw5_x?y?TBNUmV8C^PA?kgTSvnkWjf4YQuKMYQ-QPqjv?pRXb=2eM1HcBbp78L)M*_A2kJQlZ+eE}?IwT(Enpj<55w%OzB;gRqvY
0JW~Lm9c#;p0nMdMxnkjgREt=<*Jyq<g+g`CAWVjR-1dC8?TD5ys0RtFDH{GGcivdB{8M0{Ip*vD=#}PDX}4}J~C{pA+7`~i!Cmy
<+ZmcBc@g{yQT*)>8v8M`!xHo@hYb(cs2>0G&4-J;3g0-Tc;{CJF`x%OD)%}LNTVXYcoSI^(^D4A+N9{ORR9E@Uu}eb24U{IIO^`
u(E3{maLz$q_rofb+Cdl^RQmD3MvM!8?civt}B=&J*>7L@+j^s{j;yMWwi3K?lTm#$FBS@G%AO&DzAU6%dqaVMXoz8VkzLQsINP+
=dmHLpszQxsHP1pcrsZnA)hC-k*4RdB(Jlw#k7R8WiVedPpu&_L@Zb@1T1K=^RNdo3^M|;2{FAX2e1;Xx+rikW3p4SVyp5dp0K5|
A+-`MDl4HhRI&@IK&w%)o3Je`i7<+^5VTtx470nkY%X7~#Uvpv__2gG<QPn?3#*GVbg)IWjjJmyJ+Q^JPOXBg@Gt;2`Y>=R`m&ZX
WiOSjfUIJshphE7C@^LyO0godvNd0`qA|5FA+u+*BBVE@7_0UuXsOGr>oBV`P&8t)`!CQjBrZfW_oyMYpe!D($1^}Mku*lMIxC+v
IkFk8swio%WV0DB0kF0$4zT+SnlAjF&8o>RLAJdeU@QkNXs}EyW~}qDS1?5|Nu05)kFjR1gsaOi3?H+yuC8%0qOBsQ!muN-yE4|S
wz4a-TCoW->$MH8;<S<~Ruo#ORkBwTO*0uR94jfbTrR7u+9(dOmahV?#5DY_J}XTp9V(0=EwQ*FBQD0W9;^_my|pMS6t69?_@e_T
3A7=z;g(Ld#V9wbL@FdK`mr=JXf%bjVIo|#ZLdHyV5|ou&Ke=N`=Ir-4zhePJF&+tekcYmi>K}`VJ3<&^Qt4MDlmYoe6`}Pv82*9
k*N8uV=%(9Hn9|{y|wJGBrA9@AS*5?do*h%*f2A&vn>HNb+FQ~AFLcRD6IsvajcRp*sO;pX(*hms3SkDyd7vRM6q`w?lVLjzLah*
=CC0%ek~3!7q1eu-m7vlmZ)E}JE=ddtgO|m9<?hl{;!QO^(pHpj4W5IAF$gik}+knPpBg(|BJ*gp|16*7A*~}r!ko_6s}D$J1jM`
H>~n6R<6dWOR?>$My_eAcCTnKH5#d~e4h;{|1L+PQLlHk(I<W~w6Xax1TWJybTh;-x~Ksw*RT<+)vnqnk+G91^{wEh$geV|ZM0Ic
psk9mIj!KaGq7{6R<mR*o-t9eF0r*N^OVT0u(AUuV5`F}xv5LA1+4}w(y<$^v$9q(lO(&XrmB1}jIY!uKQBq8cQG2RfvC(cX`hm=
L$XJ&G%UEGi793%+cAx(P_F5-v#+M4B(L_hP^E<m4zl*Fe<{eM<gv^&O`{RBtfjNCB(%*mGc~m?!!n0AIV4p!>9Qs@fj7}K&!ti`
<RRZQ_OV-}xtgA?HY+r=F{+*{5iLcoYo{!*nWcp=BrAF{k2AA0H!_4UH82b^O&d6-_L%6V2(iqu#;rZFnXX<m0j<lfoH58V@+QHn
BB=|s)~)m{xSn&Zq^p0T46FGtS}+wV$FMfATCw7>owIJNt+Z({o2?DC>Z=B(04kX)siF&-p0T?yi?q$LW37R-cC5R!{<PMqII2xF
PZWHsBd@HglPDyu93985S+)Z+@}{mN`Xo`X2{1>q1T03gj5MXNFR$COAFF{Q8?u5l^DUOKMlDOTHl#=|pDm=bAgr*kO0U<p5GEup
3NDYRLNI`|c&DzYHn3B%%CX0=$u7kV4Y9JLS+8EONha?ybF4ZpZ?lxJhObJlyROx-T(t797Nb}$1F_I6R584-){u3s>9kU(sIn|G
T`&%=<*@y-m84D`l&Z@uow7nSgEscASE@=fmnkYVTQbb6U7!mw6ser7aI`lx-mGh}(K6#KZ!)Q>Z6%be!Ln$v$|VY^c{aH%pQ|UZ
St&^@maz1yLbVmM->3txK`)W1Dlxt=)~w>NC9y6kPbRP|s;RB4LYo+{2CyC^{I!8B*s^0SxH5h)j4}wS$+KNBZz#(#*tX*;s<KF~
im&c51TDZVa<dUMzN`tceJZK2C$F=pD6DoXsIaCn9kSFU=_q5a#;0x~h_p;H6E90Gval$yYOiIp(XcPEU#2`U#Vj?Sb*39LJtQx$
1t>)!POkJWZLg6l3N*eLoT{v_BCwMkw6OoPwz2A_A~4dkpRBSd52<W1hpCn{T_{DdU@Pk|WG{TTw<$6)t*JpZsj^S4p)jK?HZ0gI
pRPJErZG9R%qZovkTff>`miH404#qq7b})AOEmH^B&QU$zA_WEE3uEW`LKyDg_(32ldktKLaAv33n^Tz3M|mDvM&R)8mb;9p0N(F
ZLI1koU&K2>ar0kJEPVuPB0Cv;;Mo!8?9w5;Hp6@`=k~wO|e|9@~Q<fR<9Ya^D|zl;U_0Acd~&oRTP7?Yp`Z8G_T08y|5p!qbuvM
Kdl(DHL<*@ma-JBW~ksKs4W&XS}oP9S}>ioZm?@8_Aq&@(JUjhP%!?p!LInQII=Xjh8q>GSt>QQFtY-luCN_4L97`oEv!$J{Vf)>
_N`qp!ZDmFgRNLDkfZ&eva`9Y4w0O#QY79q=`zi-@HeL}CN$+ShO!qpp)w9OgscdwE+Pc5Jsiq2g*3DxSvV^sMX-Y`)GcQ)t1^VH
W~D;5T&-9wek+(ZSTlq!Zm-)RrZr3{cd%b8r>vT!R4q6zu`^z%$*oT|Ix=20EU9>|B(U(X%r74^zp{_7H!>ZtHKuT^VKq>&*t7#Q
^fhEKBdW0}Yo(f|*d<^zAhfG9p0FS^qciZMrLhMt*EMA|pRKnt<+N<Bwjs>4=`cbwd$EA1iLxp&UNKs<Gp@z3ji+KOo3m0TXs~87
>99*QKrPZEFRb$%vb0aIsV6A3Qm$Jr`XfQJDK1K{9jS<{yRt&Gj<NwXq_kYJR<nzyaxSK<F|7NX5wN5&l`p2TGp>Oq6eve23bBZ;
bE$YUpsX%3a<lz4gfcOvi7ZW)V=|^QzN9v^KejF@p|m12f++W?iYv6SKB2%S;4$f}WvH95f3L%~ORsP$N2+NjD=X@-aIj~vt}p_#
fu(gWjxFsiy)yx@)3v;{7P9N8_%foZA1QaSYpVe<Po`6`2eososiHiz7q9~`z_HLN7B1o~1hQ&0tTaHb(j=!U;HU&F?J9w&m8_~M
9jz%PoU3`IbEoGrd@UU{Ix$DFe6ltyDWT@1Ik3JhcpZ%_Ew!>PA~DIR2P?BS)2d0V#52*V1u<MPII<<O_bzEH!m$oCs4h-0|0s|#
6N^l+M>9~Yj5C$8IkVcVhbm7lhqD_phOJbuf3ol<hAva8(5OPHRIML1s<E-GHm1;|8l-<J7^o(&4X<ak(6Uc1c`xy^h9#4-v?LcO
&9BTSW~UCTPOdhq>##~9PBT8J04p1+i7R)kK`f!LCa(ak7cki(Yb)a>6s@?ji?C0zAF>=R{ICWv`Z2FBh_AFNV=!1XkEswZs4@z)
wJy4|tFb;bkuA3|ASCfHu(TjFk20gJY$%N=Lnz`eH!NkSAg}AGJ}wd+>Z$Ca^Rr#B3Nm)78!yW;ez0A$hbb(yf-w3txv}ypo3zF>
p(`M+udw;DmMxgDR5RBx&M<+Zud5rfbT6i?0hzL|!7I$KLL=NQA+?_#*Q(2{K`tDsv@HfP9x=<ZS*;HpXs+BbJ24%s#H%-`t*)b(
hpy}=Ml|Rv?5;$xwlU4J%BW*4jwRWz9<i?|4zPl?eXjPgek*gbxUTlE<*{!i2C;9WxT&VH8!k<<7ASPDhcK%p#W57H=_B)&<*))V
M6n32ZnDcWZmrz3A+?UOwz2oFF(dM=R5iCM8Ydtthq1h;12kzcBrm)#`>|M^(XhO&p)}McDL3ISr?iPI4xe){#3G*&C$MEOt*Y;?
Uno7XT{Ji~mocs=r7|3__p(5++clIcU@0T18miBwg)SYWlA*pNA~DS?j2urZ4KlJNmLO0wXfHT0E-4!{Ml%koF|+Y7Z8D=ZR5J*x
4ktb|Q#HmhKQ5iHPBGjl3o|q>5ihzjt2I}&imf^{D>KZofv?fAemJ<Q?J*=OzbkkxtR5MsWjHdhkSz+Vg*7d)MKB~N;I33MR5gVq
5~_l<nk?KjAT9l{;i}**`!Q~@B(`ZZDWC$gFR~=ASGG<wSFi{$_pntn?=;k`nWF@)Ml24nPa+JVldZ}u%dTdiMKNEnF0h3weX$#@
(XBx+i?Hjji8KeXuc_p*RjnE@l(09g`5>gNx~^0(#<b`xn>180m96g~@w2Hj9JC~~mZ=je9<n;Ju`#f+1|P66b|_FW4m3qDX)JLh
khFHR^sKq45w@SPjIAUxf2h1NY_rj;Os{pT-mHVN6swG{#U{)!ZLiI=h_6pF@-fh}<0X%?rz!2P_Zn=aX0SjoK&&gLMzKJ!0kO@o
_OGg<;jUk?EV6U4{4E!%YbnJhCbMC)4>Jw3IjT4%S+U>|U#|1CASpMmFEZn<2PK%YkFkO>_NPTKxvQQtz^g*6GBr-IwX&cx$FPGl
v?hVDC$+#Z|EZ}d(xJ7ky)I5AKrf&wSTv+4Q!o*!rLX<3YAm#-n6JmSGA|&n@iBBOY^&s`7BV%is4>c_Y$;lw-7J$SDlNsV%d)v7
vNrvflB}t-V<VZXT&hH{T_njaPOrTvp{hT$2{H~H?yQL|F0e|m6RjSow=I{Z(4n9$CNWyB>?bR;4lwAYs3y9q>#ozWv8gGwgsp(D
+Awggysj*+%Pn-Vt}g<Wo3H|<P%<$s@GKaxwWVSp8nc8X7O=jsPqE-HLLy4AB(6&?9Wxjxwz8JB1T$?l5U~)jn=RNj#+;TV)UWij
Z?&c`oUWcJsxZB-fUx_obhIb0VXR!O7o<Nc_%Hx4^0RraGpg6N?XZX@^DkGo3m>T=_pW-aP_wtQUMv5tbSRlJK_bJlhcW0d4KfoZ
q^L(LC9Z<8M>6`ci=<*TZ?XNg(X=eD0-VmPN30pA@-f%2p0hYJ*`Beo{;XBB<S9C(PA|}xnJlC#lC9&KB(N;8wzAZz!7BPD#;|Iv
<QerY?H>X#1g>#1!5thiI<4}t*P-bg&9vCGlC=P?-7sA#Ww0BrkSKYiDK#*vb+I6><Eosr0;v12K`ZqklCU<kiLdUh+cD%V3oZ|@
@UQExo3FdH#IBO9t1BL`39mUPcQbk{{iqhS$}%9UnXQB<RxJ**C9fl{^|eZ}urb-P1*<r;e5in~>oGzl8!k?%ZZ&K!_p<J;0Wtcl
zpdz|qcBpU3^Dw$zb{O%fV9Q17BCpJUo%0kPq92HYN}`_jje|;H!k!rf-?UxrZo$tBd{AXrY{gQD75h`yDqRabEy%g8YU<-z^AG$
)~(mAp)^l2AT#<ih^ULOc&jWdZY~=#eK&9}r6y-4p(q`(r>+&WjyG<!hcn<YYOQCljWbm@!ZDgK$1iU+3N`UGr6;B=2{Jk|bv86G
q94kqp0L=oKP#BB6tSYP_$enW<f?qD5386l4m7SPpRY-<n5Frx#VrgbU8uDybg;g#Q#GM3`LHf4HL-&*el3wG#;laA2Q84bFD&q~
_o@CfJFFnF<E{)Ai6(Ecm9TTJ)HA5GpDkUQ7%~_nH?{pQz$*N--ZHJQh^@Y=nJ73j<P=phEi%e1BP_`^Td}+@RIpwl&aqalV=!SY
6s8d}O0bozhO#ZQXtoBYr?G!0s<9}qP_51{m!`q5604UmYO>m{FRQh-o3mK4il`PUKD7+7AF8jXB&}Vs?5SU^NwWhiwkZF#cQBc+
t+J1>pD>}Zh$Jc|Z>_2<iZmmuEv|1U04ka-_bUM~eWU%ca<UFIEU<~I&a&#T*{@lw05A!uI3v!oGqDLQ?z11WKq$^Jb|#3Q>7JXa
&9LgJEiw4Aaj4j>X07tD7_34uCbU(w=d`>g7%}Lx6PD^M&8_aS&o7`Yb}>`0J*+#j39)XjCM-;>cdZjKf1`A)SuM`0L$R5yt}U9c
xTagAN2$#v;v{~wl_~2i(lMi^L#;-!wK1`+1|;C6*R;ztPBJhtV=QPc&asE1Ua+Mu(XnMLrL;9FFSHb|OSc9xR-_L!;<MbXLM!8~
R4F(pGPHlFaj?}a{jD{z0kNy4iLofJRIG@sSh0Vt#;SoXA+Ady6f_#G^e|4dmn}xIqB8a@m@BukZma$l53dlYaIyU{=P{tD<0VTo
$*tD360UBr&nAkPuQi&gzO*JVd8sO(xUXg}akRH9&?*TqF)+WafUx?k(Ja$2ogv8|eKI>Uh%qXmO0$|Rwy}b(r5?yK!?Kt%&L?QE
`>?&Q+%Mg;`J}v{imZ#Re6s!`kg?jaFeQ65Cn9gMnI;6Uv8jcxpDwX3F{B8w{;_<p4YWJ6T&jAjLb2biny|~KrM8Z(rX*yhpQ=|X
A+Y_jl(J~9J1Q?K(;MEQGqPPUG_WPChp^VG(l5!eC@+35v$FlJ`Y{Nt1+ej*Gq8W5uB!|rMkeyK+$yp(hq3IZceC3vH#PMcoF7Lu
?5<O^l%IvL1*lgn>M+EyXtad17AeB0Ts0IXF1Y)$_auWXh`7D6)+PZp{H-drt*TJ2Kb#0M7B7`F6Eff@%CJ$g-!Rg&1GG*qcdq&{
t~02w<*|ab+c8ow;gzbhNw3|ks3qPrX0e*INj1nVHLtm);4J2-o3O&ONwJMAoT8F6=rB^X9UFPIL9ti08X`Kg*|zI1{2frKI<h9P
2(_G<4YE%(XEyn=@+fzygf%3p*R+zdc{F@4GcheA*d046J~8<#n=!hvwxG1JeyxA7Ju*r&*00AgJ-00=L$g`3$+RG_h%wNzCa}`6
j3nx<bhQgJDz7BBj4^*O?<Iz~xv~bYL@9``ffS~#w=h1f#40+nORPSske=WsJ}jQFGPK>ZoU<%6{xBOTEv|_(C9vV95~{bRc`lkP
sVu6se>B~t4W`Ppv?g?>Vz73pZLmSG{i`Ri1hY!6`>=s9uc{#|uds!w!?5eGL$JRxowBSjLai;N)UwblcB(C}TP^vn)3b@S!mN#}
`mJ~^d9GR|FR*N}Vl?x!@3Q+Vu(q!;lcTbvps4RH@i0|0Js}FMEiMbNt1UjK-m$tV^|0PCqpUfyfGrlXKD0Zm!!M|;n=lC_cP$IA
6*EsPHm$$3g|CY$fUs_`moRfF&n8kZldJ@?iLflDw6NMNG%mua>n|lSNV6C&Z?p}q4X7Ws)UEO@da|svaJ4S3aVGw%7&Aw<fF`#s
5V4}IF0+fS@HGCI47Cd_#jRem4k0BM@2f?uCo-WhV6D@sH#0{pC$V87`KRA3d8$Avq9f+GA+HE0*DaE+A*YKou&;`)Xtuj9su=mJ
Qz@{l7aE4JiLJ1#II+g3z$nACIIuOb7O~PQDI@!)|Fn9W(5dwRy($2*JSAAIKCu0=Dl7Rfy&%%1s-_pLJ+D9}EiU{bx~>Q*+pN>D
8>Q|oK&&FKy{y2k<0`GKM6h<Pey3Y6E3+rF{IH3mnWO5kimlTsL9C)L$1SENz%-Y#Zl=Mk39tyF<1N&!BdmC<GPOOjBQ2q&U9mbU
X|!;#m9&AeS+TDzE1_+!l&uD|G^ju)9<vs%`7mF!OfHbA`7^sFo2FbX#GAsf5V0Sw4KB<mJuq-6AF=hZ>nTaAxv*@pc^-+IX0hln
CoI3Psjmt&l(QS853-UaNUbWi3@Q<_GPw4obs;D+tg(BZE~z7`akK_1b21&ODYf3Q>n0&Ehcl40@iK>~UYxoyGpuN`ezgUwj;%hi
|E8lWmj^#IW3mXS6{=CSS+ygqF0|Y*?Xa(=;3$u>v9au|@-D!kyfKigAFRAGT`b=!_N%(3)3MO5?4&H8Co^lZr?9oJHnia?NGKF6
gsP>nO18f(W->3djxgM`xhF#}bE~5;<1v{op03O<+AV6fwXXH7ZZm-}w62t@6s2S-kT2vZDVbWg*D<TE)wIg1o2{y(6fYMnH@07-
-z5>Uk~8qMy|5j)g{?QVLn}WwD<JT*V6Ymvbrm3|Wh`d6B&bO(?yljVmaO%&DYV40$+p9?r!#7_t+cf&MW(!~h!wcAg0l^?;V~1j
nK2<StSB8aORrwFmN6c*O)$(P12Ge)<gSn{5VYAfel35fDX`eJqpJlnO|-eS=re_@#Fj8HxUU^Ac&%3$Qnl7Bo+x!O@w2S4Z?E<z
2`ss(X05KKc`Vp4F0`IBlq_$xouNZBJ~Je+1uf*Ws;-1GS1}~8Jv36YohN=F1F)90*fB%14J_rQi7f~;`l|n|U#j3X*sce(f-n`a
aV%M`)u_)gUZn-7T(K@I8mbm8^{phS0kj;ZT^}2?E3sFzRkMY#eXwJ+pRCF-oU+-p%P89`J1U&E3Ahk2;;<()`>O0Nz_4hnbg;mz
d$%#MPN`C(JT7du_^c<auCkplq?vuJJt;RSS+Sk0w6|2SNHP4ama}9p`l>v$NGdR`uB#rgt}r923@K5vXtNZoVX$SmFtJdzHlenu
7_aIv<g_}klCVrM5UD>W60oVV@t{VjE*|)_V5`ctS}aE`n=kUQni!ET8>n2c8LarPG_mWnv#&I+_9oG>C9OxV>9jqxX(-1twlR3M
p0b!OzAAAh<22K!NwCGMeja=*I1)p&$+UZ{tuU3WAT)-nzOs3%L#z`XjVyhraH?Rl{jn>v|Fm|qv98^!WVB!@x3%T4kgFf17b!3#
9w;FxdoNHTyRzZ0(3^Rw0<r&~GOmfSqA*OfL#xcPcP%X~RI4JaTe12p@38f%%&Q)($SUEmQng&R0y5*Sdbob9)UwjFE23Z;m$2k4
KdP^&ajJN<DKWmSu`f0<dL&$}XRp(-6(&_J3?y|W7^}P|iYU3Uv#wb%>Loz2Au=_nxH5YzL8M`sR<OCQAfJn}4KRx^^`WUQq_7vT
9x+(2gtLOGB(LPCr?Ld8K{1RY4I>mN3M@A)$*c(@skK?A!L)X;{4}GiXR}x^B&f<Rb0iF}MzZOi!LZmRud&=L0I?{xz^<pY5wiES
QZgyCfUuXXf2O6V%p_N>xwhY`J1k?iRIE>>;3g|5#x`8B;iwg~JEXZK@UFL~2`(12L?m^tX0YX~>aHlMud#fp>95}=O1Eb(0I**!
S*<m&0<_&D{-^+|Vze=|Pco*RfTP*1y{y+M)1?ErelgUgkSxWt+_b5#(Ju?DwXV^g!>T5>+pf4Neks#3T`#>VF0ierOR>tWuCw$d
^0C$=SFfS7z@%8R^0noujVKnb7cjcADX*5Tel9?>k+J0|1En3Zk*v%n3$He{@T(6gzqSXiqp0vE;V6(F;Vo{pe4-94EwA@9bTk&N
VXY^t*|NkPmMc**2QU^Ib19ZGfv^uTB`?XXg)$*90Wr%kuQ3242QH|p+pPgCw=rZeDmCshv@Y77rZwuUhcBM4bTPQB+%$Tv%B_g4
UNF%wuC8&gi!8mVi=r5`cQDZ^{4nga(5${P*0q_SY%SlVm?pZYQ?!YuwX?3Un6ZR495SmhDkd#1fGo+YQZJM=?H=PQ0I)|g#IS}j
ovpK|IHs(r(X;g_Ik88uXRv%MqAUZg^(ZkZX0gpHqO;^OB&=q$RkDOEeJ~y?<uHXcRJ08$V>FPj2{7ZXTC&Y6;;@vS$FpBB{w$U<
1+nQTH!J|HC8^1?>6;d#0J8uvyR=EM&@E%E`==<S&#ajsI<q;X8mx9Q%C0mfL#T_WHm|-hf2}{9*QYZmwJR4f9<7kFeJR1M=`Aj@
{HzwKmaqgcD6nCzHK>rZRJ4LEW~i~KW2Q!}aH3SSsj-iy1F(%Us4`cwMXA3p8@M~Lv9Q}Jh%JMzd?iUTJFt|pZ?KQCx3NPe?5FfB
oGdT2N3qc|+OW#7&L>E;Rxg6G!7^>HBQznc(KCWAI<9dnFSOdKsjYo6mNQJWMzA-tbhE^>Q>#&|7_#a&JGLe)eX%98izo-N$gjpI
j4`sXn5<~9R49coey!cJ&M)LJ$||oVxUg|0e;k0WBQ^IcUmsVnOSC+*p0qf$MYVUT|Fw>>jI@Ta_^~c4s4OM34x~XLDKxgDh%8gG
(J>q|V4^Oi8M6PasIR!JOd?OIYAD&aO)x|;N3QI!R<%E@NU^mrOC|`Yf+v16GBiCYfwc*-l&!g#^{mjTn=M1J$T1qV)UfrnFBoPr
`K(4UhNSbg60~t3KBeF(%PKUqpRcH>7cd{8;w_RVRiy?hm?#J+Tes^k_q2p79iCw*Q!b7sq#@6#_NtY!RWeete6GbWO0j6N0WuFS
o~&CigQ+tnc(l-^a<06x!L-IO$1Gkdr>Y9D5G*UPMyO}8x-Skay{UFF+$@kU)uXB~`K+!egfh0A*tD@MFs>1>S}Z*<J+vAwekfom
`7}th=`Nr$SFQc8vb2)4whs}mBQ2V(W3Wl43b4T}J+*HqSFw32_me=d4I1h#E~ZX237v+o)UV&HDJ=Z3mbI-f8mX<acqO|kF|b3c
Ke5L#Oeol=xv23X!?KnrI4zH;JFo?%D6!`*0HK(tS0db{6`%7kf1j5rma0mtzpl<Kkg##D53%1b2D3Pv<uVp5C?OoJ;w?w8IIvHt
cdhj?=&O09H6*{X4lCvo)ttg2Tekcsy0U|<94EmmTCwf1j;=+nEH6|v{H)KJ)vOe>O)#Lbqp5x`*sy%ALoHP_>!r1&m8NK@Xe$LI
K(ah7k2Fj%2_pxra5hIPH88Iw=q^#S7Bgs|=O<Mu(KC@T{;+~KaWJefc`?<r*D(34G^t3gg)?F^1T5pUIIZ6=BR1x&ikktoz8ZNk
eV`LETrU8x<1h#xX|bm$iL>S^X|XZ4(ymps&a~hxf-Z=o6D)A99WE>}p08-7R40ooez3zY=&npL&@b*R>#i!VOfH_a4lEog!?jDS
<t#y{5V0Puzpbz-X|(93YBc^ZFPsIekgfhSYp_hT3A56wjHoBE38=8F0<ageH8dV73!P4~*(}wv2eIZXIy5^c#43h1HK`S}6)xnj
ovOOF4zGr!iLL{#BQoQXcr0=?s-TK4<)OGO8?qUzt*BWfda%Q>GO$xH&of3d79@hO_N?a~o-mLwHX)p<_@#|188Uz`u{2?_voL0<
i>cDAnYO+$CbWkye65tSb+cfwRjzd*A}~&<lCv6}!L!*E(k>#jw5-7_S1@@kT%=g7XDoXuF0uriQ>~^a?W`OznJ&4RxUQuvGciA?
o3lA5v$9OFI<A{Am$A1p_n6+M<1|(=C@q+?PcIQN1TomGFs%nEoh^W|fF1F%grG~O>8p0I7q2TT3$OmIe<j5z%_zw<Z!A!#hO9T8
iZgE<wW>EQJhYlHBe3)%?xNf<SFW%yxU=ypE3)jeo~*v9t*O5-UbOm*MX_=zb1s1~XDS-3nzO(oek_44O0+YyZn4R(*{(b#F0-1b
VyopZG$$;us;~{PWvc}$ur$-GoU;b45D)aQLb1G?zA7m*Ungp+m#-`|-!ho3KPredix{$}F)%PJSu=~V{v;}|LNY3{c`n8+!I`72
Zn6=iu&`~ceJ3|D5G+(M%qe-Vs<Ep!`!JTW#j*^p!7vm!;Hb+i;IIR%MK0F0xUxsFnlLS_0k&na8!@i2J+!+ukusC9d9lNor>-zC
&n7dqSu5hE%dC#4v8?Yk@}wcH87(d<0xAKt{2|DpNFk0eGonf;&N1Gk<11<-eW69PSTPy04739&nI=#%fw7Jza38TSJSJkRL$Ok)
n4YjOC#>4C_b^7Yajpd|RIY5audGh3w<1q0k*-0s1+yX~38UIDrmgq1v8_<CGBL5NcOXnI(yWm$XsuE)UMAQx7`B!&I+>lWek=m5
zamvO<FW3lo+fjzLbs{4%&Zi&%&bDL54I68%&J10=%~{z1*{me2)2;2m9%O#s<A?*KBot=e=-v-a<#y(m$59gD6HA6v@l64sIDie
Avl|`S~M-D0W738FsTVSldL}=0XPh_`l+lnJtbnV;WjTO=dtlOkS{$pG&H%Z*DdU#4m7>6)wW<HNwlA{RW4I9H8@qS?W_(g=rZxJ
^QxgPmbT3=%_;mWjxhSL&@P^#X03lQ)-rW50x$Kk*{!WHle0!ImY^guur@-moHu2wBQ0&P&?U?yQnpGoBQL71tEk4Y$1oGK>McGn
RxYeE%b~z6YP8azJhr{2y0AGhMymX-K`n?aVX$1X0V|`iK(Bx_Q>_N7$gyd%;j+rJSTAj{k~UE=Afo=P%dxSrL7vjFj;--4WUb<`
P@!ls7^hRLjk6G?c&!Dpo-Jdhz^yQ{Capy=y|v3Iw59N@52;75tgT=u9IRfj?=s3PY%$U@;j&XPK{U{^vZ~&xy{F)=lr5RF=dhfx
{h)g+xTyXn>@3o-MXY5o#H@3uU?k?TF|(qxpRGYH2(Ba~RWDn#47RzlDk}yt!z<+~^)eW)E3)w|DVX51;w;{&D6pijw52Dn7PFMI
zp+8D+AnIXhcKwG5v_JM>ZkazQ>I9>LbMt+b+D}{x+ruk$}x1V1uu&%M4~3J#H|c7X{-dVk*d}uLN1jk%qWGlpe746o148ZPceNe
;jba6->-Bn6s|?8Ff8Du;IQGVUNmE$+c9P(SSpdTbTFhf)vK#7TdoK&2db{CRVqs((=BE+U@!}@QLZ#JY%y{%gs{e=gfT-dd?5ia
{H(1mZ>0&UE3*=?v6~gJAg#5r*sY&5UaLYJ!mZ}6@vs;*q%kqBN->ZlQLG@belqQ_hpUROW2{54xid$tDKb4T%(AAjF0j2YfG_#3
*|c7>8W|$6JFu*=Z=|X%gRrWzk+ATpG_v%qrZjS?iZC#)WiX*D1-8X6Ycd0?jw>s#F08yZTeaCQLbCTJakL^djVx2N|Dq@-lO*Ib
vZ<k-Yc7Ja?k_MZ4yin_#H=x@Ei{O;lC{V#I<e2N0kUN+q%nmwIx03bOtf({Z7e%0Je&lxQ>C~fb}C}59GIG=>$8xnnVh&PDzSzu
(y8S!WgeHCP^Kg((=9_QbFaWGi>=2k4=m>{`zjo*G_-)Bcrp^O5VSC?P^>gB=dm2HTdb6>6__b3*RL@ny)3IJYBNKuezGwhX|7Tz
f;af3D=>XC6}6bN#jA&#cc}*{c(QIUwX9#D_$1dRm8u=86E4~;nl9n9yR<Pdbu6-~v#;8$og^5oY_+{L39wbMnyTlQia7eO=&XXO
KrjfoCbM%jZ!w9qt*+=ZRj{0_eK*XwU^ktsgCu&l$*wmermVHFAFk;$U#)2{(J$Swd#)NN7OdGQx3&K%u(G5rS~kluwYAHqcr<>n
8lS189klEh6)G$$qBKXcQ7~~cv@Luvjww?xBQef0@TL#3^e_>%6C__Rxh#>ljI<jwLNs?Unl>CT!Lk*wM6ji+PPEG`yDw%kNhc|<
@vyfvD5RdKZ!=mnXEC6qil2%!maTIr!W_Od(l9=(L9C)Lr>z~aJF?xZm@IuZ;4CyV0WNGURyAa>nUO3nex>Izjxcz!46j|VFf6Pf
eXv=fV5NAoDY1ez6tKvyrLqjOmoj@ZTPYr{%Cu81Ca_$xt1@=8n=%qIH!D~&CNPyS^sbC6oifw0CMiy^<u1LjAFz0_Ww7iqn5~T{
udgdCv9hwTVX}5Ip0E_9=qyRGKrzfH3MUmL>Z-f3q$Ni+dZ}44t05^c?K5k*yt7@e943pj5VC-=C?rNMvaxhDda^(zD6rj-Nvtcc
4y*mFDz5D>U$IrSWUHN|{GZLRI5JVQ4X`!2sjzR50H|BGvMV2?Y%&+IqO^{z3a}uqAU3wHj;kas8m8N_bg!qXk*Kz@4>VY<04fMH
1tJD72{H1vKCD$J)-)=xAT7=>fTtp=GqCg}EwJ4&zO^GW-XeRn=d?sJ<|KBq(lnH-?kL%>2(2wJ^eP84j3;O^LNnAS94iAZ94}3*
541ZfnxlI!>@z?sc&_{;nk*bMU$6olMXv&@x~M#x@Gz6CR;-URudh+D1+|AHFEmmxO0E8?*)1=#1g@N|%Bn%Ed94?!F*D6E_%ea1
5wPE}Z7~b2Xf*7xRId80MI`Gpt}!~SXszNjeK3o$g0$_dUoicz;VD_JE37Ukfvp6qFRX>Hf3VxGC#zU2)HE`(^(;RyBCids<*HJv
?zH_feX!Cj(kM1Goio9(A+R7CXEGWvRx&iP`Y<gtVzJn+crr|*wJWbAsIJbg8L_M{eYBOYiZrb@-K-rdI<d>LXfKeiBq{x{8?jL{
U@btN(<^H!`>-Ugv>sq43oO+u)1@x6D>3pUxG~eH|18rf5G@(A5H$HHwk`@UBA~b_n>7ivPc&++ORtkN)2e~753m<AZYDysI4ylN
l&#(`jwPBbRk8V=k}Oj!x~vnH4=$uG7b?M=Ga<Y%yQ)s7ORcJ{<{smf;VM<96QoqG@G^<3=r9?xlBqQ)zb?<S2Z^37Paz1gimW83
j;gOQsWLt>UMk737&NDwxhnrInJ5J?kFSHQ7ps4;)i7eP&Zt$GPpmq$`mq$T9jnEr#jZ)T=CQP~dM?4VFRZk!M6@|AE;bCalsGrA
%&)aH{515ij<k5ODzPN99X4*4EwqrQ;;N9cpES0xs5XZwk}y`VHnfSb-K#kq4X<*xRWviK0VtO(OS9vvey)kMv!$pbel@-&M5@)Y
)UU|1aV$G5W2}iYCoZ@#;xt1lTPkcb5iH9rezBFcHLNc&i!V_uxug;-8!-H_2{1r3I4Z9oPO2TS#4rk=hAJqp8>a-W95gpGeKc*W
voX9cwlBh;b}zLq3N55D?XZ9-zp!>2$}62Q%`C|_+AvcwD=$~CDl>+h@~L?+<suNSwIAcH9Ii;Nn=(%=1Tb#1M69PP)GlT;E-L)4
;x&-4BCw<{hpV=+o-#NuV6UE^*)Pzij5PnEnj2^>;UbVNH>#7Q6)MCqdoR|koh(Nz7p#1(6Rk%yNUYSVg|TL?N2#5$mZ;<}U9tTu
O{@nmrnT-Y^{s6vRVh)JMkeepH!QL)tS##-Z!(XucBp8s?H8L8N3OuId$lDrRJ2<)45vw~K(>ykH?%)88@3}Z1guiDP%PB7rL<%<
5~>k3Vz8X3rKp>+X{{Q!*|a^fr8EXK0<GPuWwF(@ZnhyUeJq5vpCnVMg|POghpex*DIi(5_AKkF&9LV+fU$nG7OKpxWfaab*)wu8
BOO|>|F86>03pROUa!hFJF)yN!myLCT(ZV8j<9<!Ln~gfS+nV=+btcmq%mN#nJ-B)O|dkw{3y^RVlTNc=dd*>{WHI?oG{wAm9X`w
St->oq$=kw*q#z9ZK&Y14lRhN*Q}i_I4yUv$*`?02dfPwTCGknldv_dytD?f1vOPLD41`q39%A15USj?;Ia;|nJ($18z-8jYA}|o
RIS7%^DoLAn5GD|cBWM)pe5!gzOLA;sW4u!#;zeUaIq3CbFTNUhpPdwfGS!p-7Ny7)18W_6E1}<hpLb;a3w=4m$GxH|Fh^anKayy
$f^S_Dy$SVO*ApBq%9}3Pp@$q>MMIPDXS_q(6ZW}O{I3Bo2P9kJ)(%Mhp=j>l`LT^{j^swh%oLcI5sFSHmnvelCzv82s4YOBe1+M
k+4=U-ZOl&q^+zYVlpJ7K(Li34<(j0!Y>>xS}G(Z@v5X2rZ1Eoq$<Cy1Fm;43!G%8qAN6`ORq?_yD9gn9xHNy5uYeBt0<zWp|6mv
HZTt?XDs3|y%`p;tf4fm#H?>DY%mWoeK2S%LoWKS@Uuj$MYTXKFDxQ7F0kUSL>Y9Pn6u(9hp~RJR;UNFQmk>U2el6`T9TBrB&kuZ
L$Z7zth6Vm7^a4$^RbAqEVP%jFSEw3G$ZJ;nlEK8BDHKS@2`C=OgDqGVlz7=DXosPIhSNJil{acdNl$u3$zoQ05e>$CN{aG&^G%l
XfZ3Ti={~z|FPROKcfY!`mawk_9@IaXf^6HGdTJ!jj0o{lB{;GzAOT*5U&KTwloB?6)fvBK&>G#*)fo>J27o2EHSe(`L>cHrmF%m
pRR#2PO)MvJTxvb_$ueIs3(yyzBD$kwXKb^sww@MIxYFBhNYIN6)#=0oF6^0aH1F{jxB^Tqc=9PZ8aY?YceFQBs24|AumBNRJ0>B
6tTlF$0S&(Nv^UqtE^crcQl|ZQ!z1~{h(DfuCJRiJ+R`RGboj)XSBex?y7&RnJGpz^Q(Qci?n_qZ>v1CyE4?U<+Nxty*6L0TdG<v
Hn&o*#xQ%W7b-!qQ!K@>ekdujXtDgTub?NYlBX`NQY4qMFs=9=ZYCw5ShGa4&$I`$>aggo<Rg7Cs<0z0D=2j^n<VM6VX$JWW-&3e
XrPm>iLP-kKr@sqV=oP|*R9{N_9&#UZKs1MI<-G67%mH@Y_Zj`8MLgnp|z>A3Nv4<11}6JIIvovPose_9kuna)vS)Kelo7L?zKg%
)ui{cO|PT0|Es;RI<@Sq)vHRYucyNzKdNY{CNvqa!>}G3C#p8JM=;Vb)UA!Hovj8i@Sr{=jWF$}IyUg3Qz-wh^D!tf;V-`>cdxB4
WTav-^)l!m7qL;aC8)uy+BAW(Dj=vdiL41I+#idkgrt<P!>zrkb2dP;|158+->Vt0uPl_C+olw-2rB`#UZjjO@hbH($1RjBS~WK;
u^=`tr<?gOU?hgHcCRtDq9yYy4zb)S39r<u(6I8W%BqpB6tkkUZm!O=B(5PJn=_jm9x!e#@iOMFW3Mr!ktXXbD=-eMW3C4-)U>>@
ldagW+o>F}kFXpvTCKveU6!6NL8y(cdnP%rRiyf@@vplumL~DC>!(dIzp<Pw=dh!xlQayiWvzF$f-yR*&$iUDRw*hlkt`@GeXWlw
`mb0hx-L#FkeoxDBs0G)Z6zS8U9NJi3b7|EaxG!7@uppz9jb;ixThDfBDD3c%r9%Omn~{DKCTQZ*)YN{F|5?G?+I}-iz6+vHLU+K
5U{YXS2O;tZ=Oo97pn8EFRS1t{;1)xpRS;<)3N|9GBD;c0<e@Vd@l4Zi!PEZ$t@2uRW6{WsU=gYjjf$3IIFI#PPEvuA1)xNQLK=y
FSaeHoGXsA=&R@~aV7J%K(zX_EHII%EH4|V7b)GdBCV9JF)U@Pj;&p^Bp~^+rL%3aUn+|<JhJh%l(Q@?ATh=-xvh{XA+`3dRHyAK
yRqP~fUqGk!mt;x?=GmYQZFqo&@o}L2&yV6aIj~VwXwk_xwzjcl##l%b1Ky|S}v8Y2(?DACNcvmzae0?l^{g0W}uEA>?n(|vZB#0
i7uV6&#ay)X|4;bx3XQVH?Osxy(z3IlCO;_RkA)YBq<`RhcECa%&^EcF|_(M*&e{IH!x4LL9{9~ku!;;VKk$$HnCeVF*2R8V6Qtc
1u(2GMl5TwhAjLkudbRZzcL0bj;S}Rj4j};ZyA^?jxqEnLNti4OE4BPFEG!gp|yrEYO^{vGB`Op(=`>YfibcybudG)Su!{>f*`{$
?WiNLWU+s(g(-xnVk=rGvZ#|X9xit=gRtnTxUw##7&X1JgD0@G?XA4BP_tXCnlK+Pfw3eqH86UyVJDTf;;Wq^pDnnu`mEb40WmYN
*R6iEJgi$T_pre(*)&nKRV~siW3)lCE-a+8XtGYGRJGQtz^x0hQK|?t?VLQYM==aB=q$msgS1PsbSbB@N-sh#Pqf@84Ydg<?WH}m
e6!)QI;UhU$*n825VIzn?y#O3Sg{>57b}siowC2JzofXYyDLX6Wgri)Y_*=8p|U=yRxN6^$*$|IkF?ULzcN9pvL9%yIxHTj{j)tT
gtJAefh-WUDX;~#Fsp(uR;pX7<+1ari!fcRGNNlR6Q=*Iax)pO7qS(w1g^fSQm$+lo2C>rC@!L_127pafURFLwyZ6!OR>-?k)B1c
C$R6Z&#8qew=Tx2HZ8NV^RUvW_^JIbj5FLQ(kyPTxi42PC#_8^Ml`Il7O222J24F$ATL8N^Q@G#;xFtfDzQ<b7N~702e9m=Ah2FE
5iI~N#4IB+e4intv#l_zPN$PH<t(qUj<6xCS+rlV2qYAxrWr=GJ2DI?WGy<T4zyaY*{tubfh?7u+%iTh8nd{nHLbU(%d*3(Jh6bU
ceFvW1TKg!da%bPMk_R|F|l+US~Rz>1g}J|aVMp*Qm>#e2eb*TF|X<&&n=O$t+MQ~pq*baQ?oWK<E&7kBBlx{8mzjp_OKzdU?Jrv
E+`?XSgSCq&K-iK?;;DZ-k<C;d$f_PaVv^2C$s4!^{~{fmaye4>#XFiDlJ2&wl29aF|Ed`OfpU^jx5-&52@X(nXqauvalebGASRh
j41Lll(g?HkFgJ@HL)!+j<Gzlz^#NW_pUfB_p)QNQmbeok1d)Z!>)&}ZLevu05rO+`LDmR04>9<2C>w#Dy@a3EVKnKa4iHWMzFiI
47AC#>@4LmYNpPz=rrRfhcOH|g|P3l5Ut)VN2{kRa4iq5wK3_kUa#XRRwYQcd#U5DU$f{N1F`Y1b|&Gl<Foa!x3p8OFtTtZ$S^mn
kv9J+J21+lG%>6sp(*+%y{_-DoiWF$J*}HChoVlfS+QBNKdhfKQ6`rvoHEX<POg(LnyrQ?V<-nSyEDX<@TC<rOR)p8y)NOflq|le
fg~2RY%LhBgQ#b)EGr=>fHC17pfva_(5`JT;VzV}6EEg488GCj|E&wSFSS@NyDp8bm9zXG7p+S!iK%0>elcpXK(#`!AuU|3Unv!~
y{}C%RxIDPyQEmI!L((yz%wqgrZ8Bs1-H>K)hSA|fH?XxvaW<QKe4E!*|b+G^)3jsuqp7fthP}u_OrvRKrVkWR<W5V|19wt;U>(o
j4$adTP?z=E3q>(9<wR1)htdj=PntuKrgVekFANc+^Y;Ur70t_>Zwbs^DtqdekMDnXd|pH38^BlH8mEd_^oub<0TiZHMEATN-eG=
MlEb28>-SO5;iThf~o<mr<r&%)i9MZ|0x?LZ=~%h*|LKyJuHYVP_+>;cClWzS1_zJ1vH#1Evw12^Q>O44YIzZFtBy7_O$!6XfPcv
tgZSa&$D){OeFTRXC|E~=_5rhyRC#Vu(njRU$KHINFBqgQ#8`CU$U{a*R?R7Z81G5o3uSJ0yU7RYbj4KN46&<_$+R;4zjPdqONDK
$G3X4%Cc#&94`$lSuzeSqO|HSs4L(r2dM6_^(7atf3z$x6(?M;M6e2|8m;22$1cyYeY4su`?43SWV4B`KdwNm8L0-ajIYEkC^68g
@~b(fy{uRr-?a^`o2+=U%QJeSDkvebWv&r4bT*_VelspH44DupS~eoC8Mbe;8m>Yg5wo79MW!(=)Ud581TELKMYM7-Aub86k1aPQ
R<UQYx2W&3A+LzJv7&pd2(nx*u_))TuqT5lE-196YAAfG?J*dvIH(1!HXUd!nzF7g<){>|FsR9?zcQ+se5@QZ->`Zr(X9wDx~Cl;
5wqx~2r(kCq^QfVkSz7GpR!G^lqndfQ7nd|qa^DwDXLJlA+SNT?5QoP!8M#DE3))1qc6~`dM(zhJ*lA_daz?M#<WzX39mS?ajVBJ
v@n(;_^bjk|E;Anez7ku2d;-GVJaK3S|?dBR4Jh;XRnE@^0th!9<fg`)+-_{<uCIvsu-iHGOxETJuXnJ_pY!rg|P&&0W9&Zwk>fe
Mkl_onJ>g6JhP`NH?fZ<6s{jCe6j7Zudzb2uqrsTn;}57inPV3@~)Ss5Uw68Ca`9tB(aya6s-QN+#m-gt~eF0Y_r?6bD}hwezHEO
Lay7kB(X&;BeCMK)upZ;uPS@2N;a3cptIsGJS;S<LaKQ$ps8T1HLZ2B6DE(bb22U~k*rg!@v2g;$Fo(ehOlog*sPl{FtXh$jIzEc
`?BmaV7CFWZ?kZ&ey>g~Y@MH|6{WqP8Ko?+l%I>MZ?OQg!?k>}j-^SjK(W!Vce8RTBre3X%PGt(udwj2d$o@-MYBG!TBy3G6|IT3
1FSn6U?l$~3^Ow(y03mNAgh}#O)f?+y|6r~_oP>~_c9WyuA#ECR<f}+r7$kBK(O{PVYOKxzBT)`#xYT=^QguxYcdoyMKYB#^eBb0
aW)V%P%{KIkTbU~*e((<d?}YDNw(p&k1%Q^pRV~S+NZy+h$vz*0IioXj<BXQJuybKtQRG)=e2J$8mW1-6{%pI7P6lzkS#i+%`pGA
+A`NPJu$B_O)j6YzcffM;;s`kaWY>stu=l!>Zxcnv@U<LOR&PJn6Ef6X{`dTcBw|B1FnZJPcYuF*tL5sRjr1saIP}4LoKAPqNd0z
H>wt{Z!!F^tf{@M;W09^!LrXSKrI}x!nFG@CbMJ~<+9Z=ktq(cv>@9ox3HVBK`>UWFtf+7x~bqP?5jvENwhaCKCCCUg0LE?cdT11
m#z9A>8T8-&aBC+>#-uQd986PIj{<?;w1Gk1F*!dsVM9yKs6++$*wRSO)dv1II?3d&9fw~WUy$gG^{qMmMQBrC@8!kVk^X~Wv>UU
&n)RG@Uuv+uC|P-XfR7QRj>vyMkq6|NT@p`h%)jpK(Yh1p{S3gB`*iE{G|9OsxV+QsG{mB8!)OY(J<&UH?EzwMzR~YM6ix9H?9ON
1g$-_X|SEFJ}M)#f2sgD_NKier>(H8pDP`$ZnH8b7Oy`rxu*uPOCi>!8Y7~t(w*2SNVWAKl%rZ9WT!Q-hO5V_hqF(eE3hK5)3g68
fvRpTSR$dQA}iM*U9Hx(tR$5u7$gR<yRr|c{Hqx&*))!=`l|k}RiN`Q(79)`F{~}H*CP=$ceV<#y{1YksVQc%qAy)C0xj<}q_nWH
2el2bmMumrYpE_HU#{Dvm^13Jpc&b$HM6R<NgIf>JS%A=!lu8iJ*S_jH7kL!{V5tEys`$dg0SB(v8NX`hOE9YYpgUe2`h`Mt*fyn
d9C~~XeG5WNv~Hh)GKqY2`U%0elzhQgRZ-<wxk8H;IGdj)+M4ZNw5Vc3ahuUt|=d@B(PB~@Up|1;3g>@y|6+ryEAVlajf{JqcGgG
7BH@<sUKgjNU|2RKdo;jaw+O0t}0e6Krx&u<SjETO|b5;^|ZGyFtRzXcdP2Ljj5(KhpqgwIVkO{NiKSzK&kq%$u2ywnX?M5*em?A
12ohwVl40}DzRIz&8%N3m?`A6|0o=-6t3&1Q>+gzC8;Yefh>8lCo)McAt}eP5v+eLH?R#H+M~y;Yq4!7pe(now=c;q+_eHUh_VW%
JtPpZ$+Uy9Ik9ZB2C!Q&F03Rjf3@qfhA;o5H?bTs8MJ^cbEyF=xV1;J`Y`pLKrjHYD=}!a7%3z!s<y77t+Yh57BP;gFR<^ZVx8bH
(=rjT%BlJwNipcDPa}&pIxX@tz$kdEYcC@xp0Jp)(5+%59W9Nm)T^p4Wwg*O=r89ieyoF~61OQZg094`UNg)x&@hoTqA@JB1T&Z-
?x#YsD6p!bd?+cgmMkBs7cf;b!zV#7F|Y_QAFL&>PNQ|TvaUuf6fVuGEFy|EK{OJzuB^$aLNVa9m9UPia;s~vyRXrxHZp)LiM468
V<Rak2&t>3^Ra+1!!Erl{jdI?@FXCui7|>R8?la}|1T3Yv$RaI&91VnlO@Qv7_EmiA*J%QPcc9)KQ(c*lCgOm!>I<Y$0VVzX0@{~
+%(!V$TerRhqA9Mi>q@nrYmZ*o2|q%UNoaDwH@=ZxGe#)5~#+tzOWxGZYv+A7qs4_DV)TthNx+>&9Kg}&?;c06(oPH-5f8ji?G8j
{H~6(<&;{kIxK@L=&NU~i?+|K;3bH$=Cl5zn=cTq8mUb(v$QoVS|}5$X0)xQBd|jzJhQ5`IW=mjZ?MBI<FphpO0UPRjvO^0>M{+j
t}T->XEf`wqNQ0ae=_>E(J$9C8LZ;11FHe9KQIt1gD!lZF{@5AGB6{cJg+w>0;HZU1T+&d2r}_3lq;yFmau}XYa>vflecXpNG-Rp
)U<Xl3oFd1-7FQZ$FV@QHZ5{3#IUWYFtEWV(y-d8tF@>s`mZJ^Ix7FL4I%xkmorl+Bc_zEG%A=H$0v}n=&fw753Fc0Jgw|0f3Rt=
_zV}U95CIWxiML<j<Qm;46;TgU9)Dbjx2(-RJ4(#AS%YA5wP90Q!wwVy{?t6n5aIh+7mgnrYfEZg0J8z5-eG@x-34lfUwjwi!Xkx
AFj?ZG&NW(%&eO<iY-gAQ7lfb-n6D6?X<ZtlP%CLVz8+%Ixk}^+^{k<gDw*-;iP%7&9Km|05eD>RxtgbO|agwf;Cetj;T8=9<)5P
J2YFZ`ZdBbt+Si4^r)&dEi%O`k1NqIa4H8NUowFzFf7ul(6ERuT{Xp`fwTlEAS~LjZz&Ej;Hd2}F*1p=yCyuX^&n(04y!sV&o2tH
-Ln}We=cIEj43~?ZZVfKUa7jIh^)>S1}{ph&zcgqN2<lNYcYVZS1Hagy0EV*>Z32N8!R3n9<Yq4PqCRZP82SzgeqREd?L886D^W4
@-(NeNT|>zSggh-*e?CBUaZL{ZK#Ve>@cXUt}yeq{IryyhNYyi$2b@*^(eM2Xfo`lw5rH7F0ZStEwEdlLM^(hZZsV<bTvbuSG1k9
GqdWYNi2e;x3c4}sHuUgWG?TTVW?uOUa)E`BCuVtUL9w!8aAu8vny${M>DsxPai!o5~$5EXs=_jW-*$uU!t5bdZ%wU-LA1Inl0ch
;;bArEi!U3c(f6vfhK^mavN7FX0$yir=s622d`JL-z^U+N-h$ubfmAXo3qg&Hlfv~<2DdCJu^8mD>W&pX`p<sFStxJ`YYbEUp8Yg
YB0LA>@cLP^stXFy(NP%Lof$0bTQp5g)mDnC9sq=VK5e?xSpXbDx^fSaImwo3ozs}7%8H*bTqB88!Usbm?2lP&$5A}Kd|yD46k9Z
<*g>ESu=&Ov#npWC@kNxW~3}LovzljJF<zeF0?@@KeBG8OD7qsQLnZ!0xep!e=s_*>nyk-be}G*cCkD%Vz34@@G~B>hB4waOe>!+
<TNfa&auiY+pg5Ix-kc^^R8dB4y?~G*`>v_m#=Uzj-RPCHLxtNKOjQ1im)RzRJA*>`LHjq*s)Hr%q%#s>#cONI<Ggksj=j#Q>Rm{
>aTe$R2-Q#P^}^^h^g-@9IZ$w(XCprKd`yA*s{^I>9FH48Mbb-!z>4z3$V~AJhdsUGc39wgt3n^O)%sxK_&*Op(97Hi!4ee%cwfF
#3V5zy)2nA+p$zNfF`;zbf?NEBe7gCzq6mNc&iDoQ85{)&MeC=iKu3-=q6OPEw6*J_%OLKP#ut^TQtWliYuKkOR>H(MyTg4rYsPu
3NqC(gs6=!TrhyMBDCNz=P)I)l(NdFSS3v>Ot7J=wVO$_QZDx^D6L8~%c>Em3oSRb7%rhMm@A&EVIq;4@-Bokjx-piWVN5N>@bn9
yEKHbrm)hPMz4*d0Ix5x`ZSEF@uujoFR4AP0xJNn_%fBUF|jc)k+D9XzOd>lA~Qxcyr|_Z`>;_ga5GJ{i7uottsJo&AT<Ie6EyrU
uPsQel`|%{6)~|cC@>?iDyp$H|E{qsX(;P3khEa01T2`WWU!PR=P#SD94b>Z4xSmZS}pf20<{mFF($vVh%L*t(5Qd2iL?JQM=2|`
%_^C$PAQbHyCpO#n5sgq>M{H%X{^(wCn(n_y{jcFpRiS}GPN|I&n0QF_%2g0*R`-O{4;B+G%O&p+Ahnajjs<h$28}!EvNUWOtPD`
FRsKejI0Z>q_E*B)0>4f)~m#@WHn2timnc{!L4Mq60@nUkF!IuC#B!AiY-a3GA@#{<g6X3KQ9%vA1M?f)UVyMuq~AuPccig__MPx
`Kj+GBCwt_I5Bsy6)702ayI{<U#cWD9=4emtSzD?imf0ky@-;u1~nd=LpV05tu(hXvNaj3O11j5#HivcYd3)_{4N}-R<NeA0W-p|
a5WhyCb-hHMYP(aiMG|Su&t-Eh&2SZY9#)muB~9J9kIu<P_KTfu$#lF46Yxrl`$cz8?jtA6f(i3iZh2ZcQA0Ra4{S)8L~$p<S_EB
ge?gy$f&Tcj5shQ;3N>IT(rTiXe{a~=Pre;KCoag$|iNKd@&O?KC@sl{4`>;YBwJ*ceDH`Ry6CcIWu81{j3nRXfYl$ryv3_S+D~w
e58xC%CqP&buc=iLayj9<g{!ow5QY|(X~siD5A-(%A`B9j59khJTvMs`6mdp@~Gvo^C_b-KBYvkuBiAXxUk?V%b`N8z_0%(M=voY
DKPo7Q?P)uJgA1GDz0WEb1P1=dm|z<@3K;}7^@Af0j!I#m>v`?nX(J9ahFOipe~rPbT#C%2C+LYXEe{QR5hk6g0F?JtF3LY&Mu#@
(5^zX0JU|ogRqOL4z%qaQLg4ShPBHrF0?ANlCn=NoUAb@n6Ka?WwJ}HzO)@M8muI?fwOh6Hny6zRIoR&Pc%WX&NBt93@wT)Mjbh^
g15Od!Lmg#K&*AA_9SyC9;4K>3a1#e#Wj|#2(1(~Y^V~pPPF^5>=?>4xHPb`9;gbi;4n(E-mPUL5h%Q<ORy_8W-mxA7_lHHRIyvK
H7!1{JhquJ@*r)cjworL)-iUc!>4qt#V7?Z8Zj0uO0$--`!O>!M6BsBEHDr;Lov8CVyhRizA&sXCM`BKBqilC&xIp2z#(b21+wWg
)s&1hR3`qd$fz@=x~#yhvavz0Caznq<{_iBMI#HbOPrOkF0`8}BQw}4K(UvwQYTC@HZR1gbS(`ipRGEz0+ARk%C4In2Pe9*rZP1w
0;mcvN3r}a{I6ZGd#=Ns^cb_K1ToXECn5=}V6Y}Es;SMhLoa11UZ@;0JT#E4(X47NEi?i!(lX7TmNHba4l!D?N1zHb7_FkPJFkv0
SFF`3<}bLe+bOfG$TCDONgD$$&?Fx)TBm8WIy4}yS{>!6CoNU2S+QHNBQBS;yeix&7&YuF1v6B$)-p`8wIf@!$gP4jU$Q>1DJvo|
Ss5y@SgEz96)cCchOzl8W-+a=8>~#L39uio)+B=}3@`U7fGX@Ua5G=9u`xI(6Do|Lcdw5ujxOq~<1RQN@h)DrY_VD|u&d~^4>Ap~
DKsv$iL7C-J}h0WTCC7C9<*046EBvsuPyW}t|rc__p2<O6s@5$lPoo`uqyyA0wyai<+5lhb1<>4(y{<CwXT{WF0$$}ATpOM!?Tqs
cp~VmJtR0RJT|Mb1F+$>Rj~Q7LbkUpuQXk<OE`!qJF9cD4miuP%QUjKRIKu_CN?gzkRemBK&_xSDX}^%kf<ayDz_FPsvKFM%Pi3_
lQh?{)~chhw=~r)NvEc?MK}{GoTuI>2(ctI|1jpO!ZGqMO0>x}gCf8#b}Zj7T&E>9gf%g*<}U6i8LKq1r?g|UqcT;ojxyvi6}3+;
9j#xE!7y>P%_^&~2e0X{?l5Y!E;TSH|E3QxJS-ov)Te_oWG|Ym-!(wAawhLDMlKe#kg+Q<05d2tJ+R(00W=1#-zJeTc_wqR>#)f*
&$2HyGAY<4d#Kbd9IUvcpD9G5CNZrtwK1u%JF$4R^)SA%VKb$t3^aixA1<LXN3_Z;<uDDg^QiN%aVQw9NhjX1+^+Dn94v7tw<#Yi
+OF%Y&$1UY+^sXK)G5a@qbydmtu){z`K*$#jHXPT_Os+Iu{6gUudw$paivMDL?bt}moM=y7c-`?7&U9KinHpkCZt5H?XyR-=CYnO
a<O_f=dVho<*j(NWwe+w-6&F`s;myQX0<D`{G(DeRwdK4#-|jr$FxzhPOy8k6Q?YxQ7S^3(=@3vN31EaYPBG%Rjy7ir?g(MRWZ=9
LbkrL*03O}*DvNXmajN3yQ3DevoLD0@~8VWZ!wpuw6JlpVlhTAgRj#w&nx0E!mT(lH8e7+xvc3hY%Z=ckS=DfTCkofdoIZ^zpITR
Cn<fTW0@H*VKMrlUajD;b0g>}8Z?xlTq=2{UZt6>y)J((DJU|iTCA6>;i+gZvo9YqTdE8+rm9G<Wv>)5a<OEv{iJ0tGMYc7+O)Z@
lA`&mUM4Lq2`~07p)g^z+bN{93?@P`fFKL3@v23z=`1=jcrLWC2(ckE4zQu5u^LY-J|Lv0xUO=s@T9FOTQRCI=Cc5>Rjo*{39JvS
#WGQ`8nXqgYb|yuA}j^15U~m|D=A{H<E;rZF*V>HYbRi{6)p2H8Jq_*r<E%**sOT4zp?=^2Q)%3G9>ped8v6YKB|nd8ZgT(#;usG
nzk6MTPh1OO)U2zRJ01NajJH;m#|YdPPEvuVJs9j0<iTQF0%KpC$MR=*tCu|ubYT5m?CqiW1@SpJ*~Q|_%5R(^sA+;A|$RH@fI+x
1FnoPO0A}?5i<&=04Lb6hctPwaIf;TIkHeJYp&p~4lyn+fwXS3(kdaQ_^I)<!K~hyfFbcQFtCTEXDk{p(VTCwtg8JfST)x(2&pqI
m@s3qtF6AZ;GRMzA1FvF<E{p>*|44{i!p4oFr)FZp|C`$$FRGmEv!bf6R|5S>nyJ;;jc-mD=|#4tSu9;0yOe4Y$VMrkuhShIH?LS
aHhN}xV7S`oiv%XNw5U1Xd9j|4YkEFvam}q+A9?>TC(f1R4)cGNG^4)WjB<oB_%yD{VRp3WG5q~!?DjbqANSAK(5}gA~VD{wzRRQ
0y$Bz^(6N%`m^{Q4m9g28#5Fu1hm7kv?@$BO|vq$WGg%^CN?%FmY?(_0xjCFNv|-pmah)2o-;QqGbTzkyD+UI39^bH^E4SLT&!&>
yD(L*k2Kk!jxrJ`VlD2l%r&SjkgTPo#yF_5C9;q%uc_0qZ!Xj_oH)z0a59LcSTO`F1gS$Y0<re64=gP<IkUtsWi!S#v9>$3S+2O4
|1{F83KtS9sx&vQGNEO+NHadA*Qy<`nKXqX479wjZ?ny@RjZ|~f3ZufpDku8g07mdI<OnDo|{p$1u`JEk+o?bI;d_eVz8Vqd9n>H
r!q{lS0~!7VJL*OqOTV<^s!wj$go|n>#(&nz%;)sr!To0qAAWaF0ehb&>*F)%&x~UET(uZq_B*t3bw8>Z>=FPW~~{kb}@*r^Rs-g
M>HI)YpHs)q^uCQytJ?&EwDbVF(eQ%ETS+i6)b8oPcEvYZY+N)BeUhNP_7Cy7q@7&G%}bp_^h_Dfv3WtoE(L;x-GJ>k|w6J&?QK$
R5WKSPcLMob22<P9W)~`UM(`LsIiwZr6_ta!>t0NezP8}y(CnrAF;zMT(LVa=&Nw7uC3Iq&?&mCwX8-ld@om}5VdGC?i{ry_%aYQ
K`@IYXELg)N;LVZ%&EvM3NU;x<SdCH!7m%ILNOAo=P<!5#Vf3~7B8%@h_V2zlde3dNUgT3L$&Otsj`)@9Wx}S^D8~A&8i4ArmwrM
WHR}%H>e6OIWSltp{=1T026F6EG|o>G^vuQN3ce%o~&`LKd?ov&$RI|KeLstx33*A9I@Ulw5T_%E~ne4@2<ceNva;M+^gapk}31B
DYfUaIxZEjIIeXo>o7*Olck8X9WCrM=rsMUurE6-_N}9$FRLOl0+(yIi>0nEtE9)U>ZVsQ1+gWvEHVGIku>uzN-H)nb*K2M^RW1?
MW~pt7qQo$)iDaGc`9V2(JHbqL?1#jqp=<>mMuIj@G26St1p0^uQ05w`!e&Yy`d5`%_^g>6tv`~BD2b@@hNsJjje>J4YIkTC9piL
2DBL{@H0cQYp%7fdmxptL#^bnRVYcR(=W;@W}w8c*s!j$3b5QQxSf!*n62EbxwBxVy|ca@lB`N7^s6JWwXV6Y$}-3-h%A$@c(Elk
B`I06zAeqEFtGl#A+wF7qOLWla<DNZw<zB*@3PP+)3IYHZZw*+I<Rmt7^U{8Q864PTq*#lT&RMu4lg($uARJ}*|MUcB(X3oKC%)W
3?-ARY%TAuBQnA&*RHf3Un|fsUo#*v$tX;+a49aRTCIL6>8MIHxwHT;M6G79JF9l1sizsUD=8(b&YgKPg)Id!U8F8CY9?eauPCgf
gD#w|fhldD^E9|GbgTd~B`dnE!Z0wfaIhjWQIGvKPPN;xGA$#vz^=zI6|Bc7Y$}j212kH(w63kGW~>f3kgA%s<)-~FtFn4A-L57s
1G00ln6YgskTWefoi-q=EG>a7s4<BtLpT;CH8C-@C@a-13Mw+T;++$+L#5HIH86*?A2OXZSh9#MN+@WuXfm6z8Mc(Q3N6nutuG$2
STL-v1gbHxD6rtQ^s=A0;x3Ib#WC6`)~vv?7PUYqt*APv#ITa3611W+=P@TKakft;T(#e^&9;)Sy|nwa12Gk`VlDNs$FTLP#3~@N
AF;x%BCv<2Ypx0rbFb90i?30pnJlL-Vzt+-#1G=Ap0RYYYM`ea+^s*k_q2p7jI+rw6{Xv*q9}%}R<W(GZ?Ijki!-mX_p(Q@7qe)y
IIUcwT(0*l(XySew<@D8Euo&N2(nc#iLfrArYWu@yR_G=1}na`7%)IG6D||9IIWJgC!_!`2olSv^ehRbS0x7_1|aS!w=~=@M=fx%
#jR(pD=*?PgfQo`>Z&I)TApR7dogq<Mx(MM_^dmz$}>N#1s0Mr;wc*&479zmC$6g~Qm+sz;x&}ARWo%kKCo^suPneR5V7<j(zPtG
3@n+adzz502`rT>LNu$YFscYFcB%d=7cSeegRs0ZHL|{!O{{CLgRX6*VJoSlD=aB7y|GuW8L_nrNUff+=d>oSd8*yB`zIHl*|2A@
(ybS->MVh<Sg`f3I46;>gt6AAz$nM8(5H^EEH1*dv8`aKyDg`%h_S`3ldfQ}<*z`lp)<88+p~$PY^dffXE6pXccn0?g|nYAfi6HS
x3ko%{;TP&Ww9?X2Qiu?!=nSREwDc>4J)8Bg|yAEo-jhSVyvvF*sX0U7^lForLlvtim)0f6R;|+ld~@==`nD$tR<o+DXEh*YOqVL
5Vbt6^e`Z?$S;blaI#A&ORyp`%P7XE>aLfvwy(u3Mlch#>Zu2*+$^lG6|m?utFb&Sz^$7waiFQL|F6cd_pg>ETd~owvom9{%_b?c
aW+e`_byJc`Y?sBrn5J)B(vVF%&ASa0kl)My0NmXBC}Di2(ksTTrFX=L^CX|?zE#Z1(j*5?=AQ&dMqZlh@n}nDlJsA6|i}*Ca`?4
L7_^m=(3}<`LMgL%CIl3j-XhyWVCX%5Gv`j?y(`W5wp237$MTMoUkL6cB(tE_owr&JT9mnKd`W`pfM|{JgqablcrfLuPXepNwZX`
-L4HZtF_p%MJ+j@STKPm0HX4*>8<InZLX29iYI+5U@_{gJ1sabShF6q&n-SBHzo2S_AVK)X|@WRV=1s5u_|_?A*u->l`nv_8ZRiL
zA=)rx2qB|imGHGYPAuyVlAGlxG*lWPO;`9&mW&IV>I-%a5cU)g)myPR<iiB9XB$#nJ6c*Suh5#6S3YjZMHA9(6oBC_q6n~mNG`S
W3k^HHZX58G_;5=VYcI@qp=gTbvAjiZL_MamaiPP7c~m9Xe^{L!nE-#?=EU67an^u+p=!Ab}+{%+A(9a5GWcZGcATO&nB3(k+D>?
#WgUnuCIA3PA9jL__0bUbFlO<A~d-yU9I1=Rkr1{Q7o#jX}19_3njNSB)2fM!?W<JDlo|)>a*r8BQgs!YOI7cS25@#aWynG#jJa@
MY4CPk1ye`(yAyj;;mn(DJ3_td8!Yup0g;p`J#TX^RP6g-mq}0aVqq*KCJ7rG_xcp@-$hm!LfU@>LXn=4zT61AFNQZ_q4Gn4za>4
Pb7UaVJtH$ZzFLu`KFz*jkvinOBe;QfhamJW3qUxuPe&08L^`*v#-Rk0WuOTL^AWTI4|zAo3wJYOe-z1(5euvjIE8XwHSZ0)gpW{
SF;MWjJ43McCme}oU@j+4zXCQm?x<zB(&bKzpxLq%P?c67PASmv#=f`Bre9K0ktDE1+P4=pRk2Coin|!(X@>u{Vk}l4mF6cwz1r?
C@4!MOSY=5WUw!$h^_@Pv$gXxK_s&+@+wua{iidoKq`-<(XSINTd{$+sHqyP2d1Pbu`kK9h$XzRDzykQCb37f?Xm17D5>MKNwE4O
HnCtB|E;#J9xHsW_A*JZ1grQk7N~u(tE^6@ZmRdCSgv)g1TqvUWiUjh{;a&Q=CND0{;#Ygk1f0;h#l}ToU4hiT&%*aYN#Wu|FB6W
BCVOAK{Q-4XR#DBl`S+bk}G?#5wV1|2e_=Qye0s&$*y!RiKxV<xT+~F8LX%*7_{-LeJofhFRh9xf~l^aLAK4Y3$EQO0x(-NAg^>X
1~MbGpC!tusH?*=VX$DYP%^-%#kKS;&>I@Ds4`Bn?JCGLs4<kRV=UIL(k7OzSd)6Kmz}k+R;)^^oGY=f#j{JSj<Jli!nKjF!!1jv
RI<@0rlkw7TrniE=C8UhiZbW0T&$(2Krpnhh_Q+=EwC}H%ddp5LMjiaimaQSDz)#h${yDbFRnB!$DDtyz^st2E3|GOe67f>(<*GT
jV$;t;Vg}>)i6Y_BCl_=__m*@Un@W{O0^9!!6s{>JS~K*05QERIjSwNv9Dzx^RO^5u_*$yoFjN8C9JS9)2{8ZQnLiIU#jq~m#J5z
{wmC|VYTC_5w9+%2CrBx=CfKSqOK;Y0x+Sm3ADYh$1{#9^t3-Jiztq+bux#mJ+yZ+&#LMyiltO295wJNF0z!bqAD1)^r_~itFc-m
@S_VZL9f{>jkD{m5inJ(Gp$;*jxi}Vq%&ZqyDLDj05Yg8oHdR!H7;;0fvRU8V5JHy)GB_m12&l~1u;}EN-3T(3o0@ubDga-=dWEf
{;ZHP&ol9|HZ9<xe<~TFqA&0&Jt$DAK{2Z>kg!0qzA$YzN46iN94R3yn<b7fmZbZsvag{q8>}C%iXxdc%CHtKwW@h0f~NzgxT$Hf
y|f0jzb((CoUs<9vbF}bh_DST_bm)6ow0YV`!d?5WHBl&hpc5VGA^$!W3VZ)5v{o}^{MSA9JB^6qNF9Sm9to!Z81nR{<0UX8m>(x
K&r|u>!?a2LmgnLl(v_&4y^nzLY~f|S10qS6|+;Rh@qpfHmwt&)-cU3KrXekIktQ(+8yvNaIxpDEV2Z#3A9R~G^TvC#5B{K_pqNW
+oYB&`LFu5fV4v{<*lkP0H22|rLXNP6)-{_<t)@O6e%vODlSc}1+<K`uqn_rOEXKQAE)oMvM9eXkFklX-LmSm0j?__2dpispf3ir
!m?^5@GmN<2P~bJ)h19dC@zk)*0Wi+117XCw4pH~ezpNF%dmJOz^Ie21}ly<Gc0<rL@0r<l(48V`LwgG_ATC^KdhFsMy*mL)Gq<G
fhT=5Xf4Vsw6mD3S*Rni3$iVxZLK)4KrxN8!LLuM<F5HKRj%7DYq)zSx~q1wz$7WKFC17cBr&z0m@%8MvNKC9oUf#+Ah5}^>K}u&
>@6s+b}C%3MXd#|0iQ7^nXwKe$FKpdK`huNk}a9AEu;1$o3&1@nX6f)Uz}4XdaJ6f@vI-JMWInF*($fMHZtF_+pjIQtgwwOx~P${
At)Rt3^58MVJ!i*Nvn>n8#Ey;xT&kH4>NYI<E*_Y$*EAV{V^f3e=aGpMzUnEfiz$&6R#pQC${miwX#<<ZJwDdi!Fq;)-Z1%3a{%l
sjOD3dZ|6Hg%uVrx-e_6P%^!-6|n;@P%+l4;;7^=IW;+~ZM2doSF%R0nkn_OYorCPCn+$oKdfUY`z+6|CNqq!b+L;rLMGO>II&l=
NV0&iBBw{NXf53-ge3wj541Bd1g{@86QOjJ>aTe*5-Y2&udmK2;WE=F8L<SkY9C^>$|+s2r!<){m8B7_*0U8RQLLM_YBX21*)T-7
6EOlT=C7r-|1ul2lB|@jTrMK5XRNuU`Ld3*bG6&B8ZHX3G%zVO6En!Hq%Q_Ada>NHcCrMjIw)Q<y0MJ9J}UmQfU@~EdbEo+wXlsc
pRgISdL~P<C@?Ox;kEiHx3<TwbFNFbb2R%LRW3Rqg{S{7gSLz@_oEf4>9Xvn3NPa=&?Wbr>?86p%CkO}p&&4|7qCVvtFus}Q?RV2
@UgJ3>nVb;2r#EGjkasD049+$(=`J$x-zpX;52G1Os%;!ViZxdGc8G{o3J#ft*Cmf5-FTE9=4^gD=@mDNik41k}yj&sEp#SS}<28
<0QH*&NE1$ZlnmdFR+X;JF)Do?y?Rd9x|b`{;;nwY^YYNF|cMau(AEJz$>z)v$7X0L$YHj$*i}sji#2ecq(AElral0^0bOBYP7MY
aVrn0u(As@F0=x))h|vgp0qQqZ?&PcfGIXD8@1M}yfTQfFD(kLm#U$!e6ZrQJt*WTlBkj{PA*I>0IeOa!Yur%4=+rm+AL`<IVgd#
2dKC#9xUfE!73)Q*0Fakj<OZC@2)y9(kwhBmaWFI2&&Ar2{g>KI<<VZ;2n@H0Jed!O*EA#4I=5U8YrVLj4G0~J+J{SHm(~jU@@RA
z%Ev-pD{qTJ2GT4NhU2So3PU?VX!VIxiEvQ{V=_-8!6_j#WF{+2ebk#bE{P;JF#prKCGOx_AO(yX{j5r>Yh>|A+?G%o3{Nh&@#`n
M=%4hk~ZKn$uOF<(JhOt`KZz%j<0qoETkzeay3&baxm;JXRz<Ci?pF7`?S5U%rt<cO08~~vnyt?G%ysT1~DwDfwh;dF|6GyjII!@
5e^KbNv;gAV4;|=cBFTzCNaCIDy+XMl`-X{^e&gPSSR{0vn#wOk*G+rlqtC^TCr;>lB|oZJgf<|YqdtMASt%66|L^B{H-=J?4<Ru
Jg9{r=_qFw{<54hldd!-wX^gpyd{CG5U9U1U$7XiPBAnz=`k&^^DM`+ATxn94<An<YO4^m6EF~;<SN;(sI7xDuB?tKFtTba(5`cs
NGaN|hpwzGMxWiNaIFumpelx$sIGJ{v9(07(krmA5*+NN^QPx8U$r!<nzK8mDY9XrRWoBKw=miy8m-nTdnY|D9I|(_`7z-SaVump
?5)VJgrt+PX)qX}W1o94xh(aqxS>ceVXaynSFzPG-l<3~B&;c>d9}eZMymL%T(qOGGqrKB2{E~_s;n5X53CrmTPR;Np|uaKC8_+T
q%nu7_A$dOkD#HeMy&m>2(VYPcPIj}2_}j%J};`N7&GXu=Oy<h*sYYLud*>K&o7^_?6a>NeXlkwQn2zX{;#*MJF?g^tFErEqP1i(
BeJBRe6p&gcr?^7MKh(S7Pnlim?wC+3@rt&QzxgUcrih-)2+#`{I^=AAFAWA;Vg)#1+-VC?y2Rl3#NInA1%ADlQHbBpRGV78msj*
Gq9DgUoi-)Zn4p{5+om|#xE8$d$7VX9jeVWyDA$qa;$qTP&W0hC$t<Kw4wH_QZcG5h_Xp33#=h9AFYF`vNSfZ12y}nz%g7Z9U>f~
MW`(=LojnSAh35aNipIv*RW<U;5XQ+*)N7HAua!>Z!-lU_^vK3lP_1Q39msc@H9a+bTB5brZZ}<e63e7wl0vcnXtt#p|dZvwXq>3
7bzw(GMbt&<}j%=->wX=60EHz8LwC`jWGnYD5bx!i>hQWrL5kn;x1;hwy>eC<}sMETcAj>{jgE8vZq<Cb~9(OORqdKzO<LHxGZ_M
X)%_tC@?>;C@3ngU$f}0A~2kvdN1#?XQ_Is@2x(t_^!b&%`{=JUn5Z-(j>1jLoHw@<1t0CovDDW@w0HY=&_$Mhp@-0Xs_k7_P6n{
zA5!C0<p%oQm~7uoTzXtSu<$02&)XLqOCKyVkhD>!m!~e|E-IsA+$NOhb%;`m$P-RQ?fU+NUXvxHmv0{!YeGSYOoBktu_3o<e}*@
T&{*G*eHOlh$v{Z`!L}yW~Q#OS24;fXDSmN|D~=b#iBth-Kj^UX0KB+N3T^dd@Q^jb*+oEV=H8+V6fe>iKMW!IxOooF0s?ENUZCy
Pqg?ey|LV;?J!ldFd)A#iLkY-rlj>ShbZ`@E3{6gb0PGqNF^?`@HE@0q_BlExvZQjJSeHG2(3G=c_?AA$)z;0A*d#=&@L*i2d{Ik
9i3gWvnp0Jy(o34Z#06i?WW-`OfUs41TqS(c&a(A2On7|*0RMM#;{eX5VYr|OEUW-JfR-1z9UpExuw`FbE(jw+py-aVz3slJ|Sr{
4mFstEVUIT6SHG8WiTbN>#wx0Xe)NE2{t`12{z3t4KUrcB(R+*oFs2CA2a-}7ARdS%d!KpTb!LU*e%^4II&GEGqH}M38sN5;WTSA
f-&W$ccikh8L&aLfh9<^cP5su-!f>c+bo4BZ76uKL@HjYsVcHEASr*SATcPi;V2~{)vbdxKQJ7oi?N2Ycd=KY0IByZgeiY5<|S6F
X|md{)GFaFr!ldlelU@?{j+2>^R)IXSgixJ9;$pSakR~)=cX{MXDnH<n=ov#)-$8F!zo}ezpc(FuNud(t}9oucn=P*SheP=eWWm=
A~T(=f1;T-y|Pyhm@6SJfv>u)Z8MBCjU~;i%d>Sc)2zEJTeGAv3^3auqp|@lPA@C2kundl<~3!YfgWY0JTv*I<)|{I8Z-Z|%rz;l
r7{7k(=-37hBBM9v$TS#e>L*4WVE%ky0LdTcC1XM`>IGW-mopQ(5W%4mZ{OP8#V;3^|j$KZ<OvdCoi_Kax_M(YqK#c<0N4&z$w_J
V6liSkFE|hDWL2)6fR#kA+Fjje>Ehq8#FU0VlM13j4dsw$}F3)*fh&E4YF*mVm2wX8YmSnye`P6%qWJk#IUI@#5HU=<smvWH?pKL
A)&XeKQkb&(m9eg^s3si4zP5qEHrvA3NCFaTCmJ81T!wFUaig+A+_wN=&`XUcB#>^%dWpLwV(R3d8~V;?6d$dvobWau{Fvvt}(Bz
$f|L#9~nb3gRT&=6E4iGoHBeMASghptgs3xWVIM9Wv|(@N3*}ElPILH;jYiDvog1>uN<--I4mnB&8qjbzoZhU!l0-sU$U~Va;l@I
OtPCD<Ee@%y|9BZ0;=Jvrmvi@0W$Qkj;<-MX)tiLGOcB_*E2q=SGBLOnlNKB*0q}_YcDsjbg%5O|FdQ-N-w{sm$2umv9>L;CoQU~
o3Qh)OR-%n0kk`_2(wzRd9)$6`!nY-o35m$j4uwPNwhq+sj_LVnUs990<&i*3$!GzU$5FK$t`Coz$R+3ERyxGqp``X7c;oBb2dRS
qbH58TAk>uW~MVMV=7**)fz=F@3R6d@T@5`-70%Bn5`hN*R%MpEwSP$>LKwk@~yn7yEM=)ld#^NcPtLE%rE`3vZfg_dZ=%$x-fPw
xGz*F#V7BuGcsQ-0<bu+#4&O(^dCnzf;GFbDzn}&d#&iF@UOI~BCG1IX0u(PfU}gg_o<JpRWGhDf-%vov?DFGnJ=#)<}pkrBd|uW
cd`C7+#DjSfUT9U6|)ks-L&~H6EH!ags^z6imLsnDKgqEgR5dO9j#on2NgW6=rirHA1qL@wy+K+Ybuv0Z7`ZMy0+h|ys_*ty)|F1
xv_sTS1XaMa<V=#`<$Av&Y%dc{w&Hc;jpwXQmrg5t*F^CHMDWDXQfmmMJVp6qbPQ$O)E|{`4nL-#j#^0fH0G=y0oh^+%Cj053!>)
GOVSnLMSG+AF+QXsI(U}ek7ML1}fJnE;ODcJgluP_OVm1(k;C+f-r2fptNlsLNVy9B&hi<`61t}xT?&q;w{E6i>uc%!>ik^lN@ia
<*(x~{;`s)n<tJd&LrfqCnx)}L8-VkdbIQ=ex(vA_q2tuBC@+O+_J1I^fF2-FDZPmf3&BvGOYlu8L&7sV6v7g#kIUMv@ND7i?N_H
J|j!DX(^?zrKmHr2(b#LqOH9raIk1BFRUS|F}F6dk2r3x$*NZ{psfq7n6KBbo2sm^_o@;w+BA<bs<O1OTcn7p$S`86U#Q|WBrj1g
X|O?|TeJHv%CNbt!8eey38)A#CbLAdKQIQMB`ub;KD0EoSFIDMrLy@q$}zsM$T(;$nJ6Ep;xgnWf;JwkqAtracclHPA2VDv)hQk|
iKmD#AU8m*h^Zl+)v#tR5iI;Help^-_p;_TQ#CfRcr6I7^DP}LOdr3neVPcanKOW@c`<i52%~zgNUyIntEW;l#H`n}s4;@BmLOQC
A}`diax`oqJ~q%Xb~7ibCa*d(9I&4>do?_;+N~wADX{G^v9mBXyE6=>U?%Rc0kD&;?J+noGBpP@C@96V*`PqLv$GpA{xaFF-6}94
xTuRU%c<(D0wY$aOD=UNG%Ss(>9ljL8>!JPr!c^@(W+LVI<S4T`7yUA0k1AD60M`KAu_=zmoI80Yp58nT&lY;Os!Tfjj59-o~7Zg
A+ty|$t_bW(y9}MQ!tL3?5U=$qpM`EIkcj*Ftzlt^|HS$o2rr|?y%Ldp0*V&O04B8;3a&n%eP*#%dZKhm9%EEd#;SMX12JoNUR<*
moEXdWvzcNwID>UJ+xUb?6xf~G%^J-lC&42V4}*hLbtKFS1u5)eJWBa^`{iAL9^hncrQGieX(FQNhR|#b);;lW;8G;Q8BkLNG-M^
h9u=PE3ZPRhNOuW1TWt(oUj12KD3H69x-kxS1q`&MlTw&02fmz*(_2s)-XJ<v?U{`=`s_rax-@?o-KYaNHMA_>!UuX)-M026)QBT
2Q<AcmmwN25iUru8?<^f@+|={?Xm~3GqQ88Mzr@OY_4>l8X|tJjji#o@iAMh>ZwkmWw1XqD=Yo5B`5K%e6K(>y()*WA~l_|NVQ3`
qckU{O|WaQeXHW2J2mYq5iE!^^eV%zZLhMiQngqWL$xI==(Jd`vMCp~Y#eYj@~TOu0JMiI)gGuYT`*a(Sgtm;OEGS-yRWyhE-O5-
Po_Px;IOT<!KbXWNUx_Z#<hj13^25>s4F2XQlAa8a4n{+!KZtzld(*s!L41YHY%tqzA!bgPb<f-H?U--&N5V`*({qhk}zqrZz}Yy
9IULgax(O<E-;X*OQiCX*Cw*A{jD=BvbL<CgD7OMo3djmgR=H4ZLg&;A}_A1>>|~!b1>VfmaSPOy`_CHGA&%QW3j$55G&R%{;<@n
8=;+<Nvz>8Atc%;wx=g6HYNqI|E|R@4Y2$$MX*&VtuJJ(E2~MUCop`hEU^?c{IvftA0`K-fiu`H2DQAc_oGF%SuT~b(Xy5%cqn17
5+N+D)3S24zAi*BWhjZU(lvIl{IQj;h^2umsIMroFs(qH>oL`^BCe_?0<meX1g&~0@Tj4!$R(Y!9jjEa&Z*s^gtcQOf3tote=zE>
W3M+gZYRsKoG2eD1t}t|lO!CbVxtDBgfYvizOs-oQnLapKeKPJ87w;}SS?X6xF<KL6)(*v8n75MyDVTbkh0t`EjTwcGo=M7mMm(r
iYHvC^{kk%E2$4N94j{^->Yya*00vIk|=UAAg~CiP%T$4$h6TlV=Q4bg)Yu4@g<}rODjexL@nVolqGF5*)EW<vnnApe>8Y1*fYa0
d!9};TdVakV=Nl0VH;T~4zQlEg|McsM=S*}FQO5z9<}~09xEC%CNjb?gEVNWQYj6b(yTi$vnz!pAgkK2#j!;&MYiiLOsw{@bE~<k
+pt8gWU*kd<1D-{AgnQ@b1e=tBCh4HOtc;)^QMQe_p-_){WKr3v@-Xn^(%xiFR<k=qqJnPn6v>g{jTq_fvtJBP%|8|rLVEC7O1G9
pDcK_{V@}?F0os*D6TUw?=iEe<Er2wBP}7Y^RQ;FWG-YXZY|fdNwLPUuQG<PtSEf0)vzq7L$h|Vt+~0giLxECwXVgreK0ekv>qX=
kG3nZLb2{5DXxGp;w9TEJ+y1IX&l0`kEk0j2q{l2H>*#pNF&uJHZ*;#RWYTn4J{b3A~ImD<*DVY&oQVg;in8T=`r!MbFD=(XsmRy
m?ajnJh8sC!z`0Ao+Jb_*07BzsxZ2w<Fd7*d92>1`lKzQy)2cj>NR7jOsYvL)1!naE3n}(o-*j9_%N6)Nu|fA6rFjdWv+9qydBRc
4XA{!m$9~~J)JqJEG*9+>$2#vMzHoM2s4Q??J_N^gD%3Y2(Z{6k~E~JS+A$D<S<t?`7CFqMy?YyWvY}hn5@q&<C+$%gDqSvm$75A
owW9*;vt-+%CvQ~Tr`@n=`uv9iLu|R8!3gbf31zPRjw>BytULSldnH57poequBz#={H~_6Ju>w$Bd}(zDXoCCv9Ag>p0W3=lC2>h
Goo^|NT^$*zNu9-ohv^qA+5WzKqL;dC9KIW6f7&OE3@3JG%b#*Q7xk`rzr|CCzYwNYqFcQS+UTqVzMW+wXp56)G!$=aI%LmTe2H2
@w0)hC$dqrrm5&Ncpmky@vq*l?j$ZKwV{lw(y^B+gfMxmORMm*bF{{;II!3tD6>JZA~EqV+$?RZCb2@S$tH}SMW{NlrmYOF6Dv)#
e6iE5lPq1V8n59n%dxz&?XQZh$tst%ES}A;2ef0ZjkH;=WigQ#f3Xg-L#R+PU7>)h^Rsg-=(8`hj3q;{6SOj{P_d`5Dm2@!&@o0R
m$7y+{i7wV!lb;M6S9{nTdnsgXEeRCxU%7_86}1>(=a`>kEuK^vaiRfGBa~9*{!>+x~E30k*wM)MKmk37%n9TLNns9@hYM&xueFb
7PhjY6|Wky0jnXhkuT#aNv+f<UaTCgKcnQZGBUC<!Y<>nVIAtQoFi8<ZZ57ejx%B<h%(NgMJ;$M88)slUa*g;^)w){7%eC^bEqJ+
e=`p*pR_Wvi5-zKd@XG=w;XDui8Tr{xUhOMzckILIjiii`Kp|vXss+YemO?2STlq)qp}by-Z-19Hmf!qqbzf-;w~gJZl^o0kgQa#
I5f~CW-vRi38`+bIJ9@My|nnQDy=Z5%`yxu{V>L{qAAw0o3e|XMll(&Z?HzRp{yt^B`>g|WU>3H45ufn7b%poy|QAoAF-D%UMP05
4m8u48!(Zwn68qqsIKm=n5GXL95QG$;IT`w;IZ^Emn71ydbZXp0kpfUy|R$8nIOQnHZVK3&#Tlb(WbJj@vB{}!KiPs*QpY)_O5WM
bR@Z|?65v5M=)Y3%$t;+I<0@Jj1{J@`LaH!A+6M{%@{?niLfoNbFntC1Gh&r9W0WrLbO4uFEH4!ge&&4Bdx};BeKe}4YoP1gDRhe
YPo8y^dFlrv@9$%)1U+~b1+?{YbE|D3NQ&TJ|``)5vrN8qB2%9&9s`NiLbG-pR>~@g|5!1*RDt|R5Qgk*01?4H?A@$UZcM$O{1W$
?xhnl&a5b{LouZ>BOxj>4YlvHe=mr!Nii$2qAAWOBB;(S$||@qa;$HhCLQcBsGUWl0<xzp8L`1Lo~W!e(=d3b+ZyJs7OPyKiJpk8
yDNq-PO@Do)3GZsKdz24-m0Idc&tdVSSY<N(6T=)BrV>pQL;3p8?3^s;;YWHB(6)b8yLtW_NTG11)%w)ma_ef6SEz)yS6u@BPu2-
0kD&&e=mP60kLVWzaTWRc(2GW{jXLik0B2xgD&&1<Fo*;9kfQKy0N*i6|?oOa+zeWrLicm6)#LKW-0ix7O^I*$ERwtMz6>ze5?nt
4z+={&@$_+_O44c$*(Z7#xWHtz^m7;rLKS`%dL{A`Ynkt(XWKGv8ceYzo!wbQ?pU6eXcJt?Xa>otFp$VmoE+`YA%H>3NDnRurQUf
<}UY_sVyw9{;~kFQ7kmCM6%Vij;Jl7<0E;fiZG(IDkTrHpsx)m)3MpK@Uz0Sez-`p`mK+$JhO<mRH!Smk12|`qo}nrwzfkqBCMe>
ZY)MI&$42r4zT2@qO%aBwXJwDAuqNv^erbW7Po4#B&(>k6R=IHrJ$g&t0~B^y)29|yt4TT8MV8x4YrT8oV0$b^sk+>bs&ebPANpL
Ah6P=0<@GZ;wHhfDl%p+v?<al@Ge)l+Nm_H5Vk@wGp1;)J~3D%zO0ipY%jyHB(LYLx2vP9{2)HCkemXkil<gBAu)!QdoL!j)}>3Q
im}A2!LjlyW3i~S!>He|RFqh-buOVUuQul|rZSH+HZ<m}JGQqp{;b3;3NT}>@T{)4`m)-#BAg*P1U14pg0H129kLIxt1L(}9<(<!
x2VuGy0qA|MYI&9WvnqcgDerQlrp=qov@B63^Ba3If2VGS+bWjXQaL@iMSE22QwS5hp%R{JGS_-F02bR1u+z;aVxO1(=nDSn<)gT
2e&~nNwBCiXDqR^K`S`38Kf^LW+M`;&@tw)7qrc!^Rl=pha-zCd#lH<!Y>D>7A)kjn=V-_+B6lca;;;t2{jTMb}=@xwW;2yzbdpX
0kCVPprqh77BGJ#@-S&L{vlE>3A06<yCPaJZz?=4<Rvk%7^$?ewJ${`d81~qCNB%HS2q2fA+}<z8?gtfg0RaQx2blesVO$9U$)pV
KC=2SW**zKNwxU0;jG^;^sSAu=B~B2U9!!y0<f#9&ZJSTN--;`U^BTex2$O>R<|Uq3$7xiyP&AB4>WqOb+~!6buhcF?JM;y7OdYU
j<JTcTs2QK)U!>mBr7|z*)BMy^s}b4O0H3|>9jX7hO5=A#jQ52@~*ruRJA3o<g6>QQ8Q7p0<HHf=`P@~gRjx5STX*g2&&61`>NKk
1gnHBG_XLl&lsFEI5rrn;;sCwY%uApZ8L{4VX|GYaV~1Ks<QC1owDV#&8b`>?Jth94yDGk2rOKn*{>C$SgymhuB}xq{IPYnsjt*5
F0R=s1*asXSF~Ltd$aVccB@S(@-88<dZ;n4e<{x?rYp><)F>sfd?tRfbSe6>5w)B#4=Y-*uq^YgVJRgmbFfq?&N5J*_$r&KR4l)-
*0i{=o~;|LcBwQiYot~tgRq#f#w^*j$+T3o@~T6z`~ht;Pq0g{q%gavZnFEY3@o>=IjvuyMKfG5BrrBJgstc=)icYfAuz2d%ClFo
=&)Ne;;3VwAF>G?Ot*ck#5J)bX(11;TCz>D1FzSyPN*=n(JI2MfGj{Oqa;i)rz{REj4nJSAFpnw9x>;z+9Y(eX|o13L^NfzUbL05
JQ&Za&>v2saknF}#<8^|X(@ZO<*)*_@-pwNfwMj<lqelAAh1@bW3pB>i>AP)c``_^(z+h6y00Crud`~g+@EYQIkU*NEi4MP-z&+t
T`^y_D74ipzOC#oB`%UM3MvV$e6gIYxwWRTB(qj98Z%F~e6<rXrm{D)TBbB9%`qLa3Mx>vKeQt;t+K<g$)^=Hw=9{mf3V3LOe;bx
MkFpL)U)iW8nnJAHZ)nT9<qI~Mz=JsPOyBmVYJk=SFwGoP^cjsPq1ySIIn@EhpIUt{j<@mO|YM-cC@7~)3EHT2DBBiZ7m)#crU9i
udYP2^rG#uP%fdZ6gV3-54Cr&oH8e?9W$-3?6r-mq%5^6B(0IM<g+KNm$gGEATbcSJhEyxPBJvHQLL0HO|Vj|xil@L1vS#HcC!OB
rL<qJFDzy<a;Ft1Vyyc&FD6<w=`rD~1TI=KC@nxW#;tg%J}j9s8Zr2_-?u!k@2nlPQYEJ@Kqr;6XD`96U#$r=Ew7I(^QR>=5~^=9
$)k3u9k2{C7%(<54JSpeQl*KTh_M*5TCSF+buE7_E-0ibW-#q7$t<8J;wp=;Evf^tSuoWr)~@)kq^>HkD6Xt5`>&ue7b@Db3p0tc
;jUjKW3Yd&{H=7au&>*)kS)410k3DS$EiUyks*gO6|?xSDI@(T^tPomQliJHa;0#k_N-;7OtEPxF|<si_%PcnU$Gam9kWO)Zm=LK
#kHt2d>pJL+OY|)5VMP{Z77+s{1{iLF0)9gys^bG!?5xw8>j)Yw=8@ci>z}n4zsW@cd`F5Vz8RB<{}F!A1*Pdu&F?`z_A&q&N5pz
V=2R^hpalZ(z27V{<KcCZ>Yhs^RO?rp{V_)%Bw;k*s12LN3dlpNwVUjIWTQB(Xbk-PPPKD>Zy;Q>#%4ll&lCaZ7S%LJ~KtH&yyB0
OsUhd%e0@Q8?hQN^&qGqjiqZY#IOu4a4n#&imk>O8m?Na>9f?c<E)OafhMxCJuLUMezU46*sz1FpR3v_f3Q}lAF%_k;;n41JSwEE
60H<23$d)Q?4+KsoG$7tH!4)HkgVXSJFi$HIkC+#h$2t6gfdzu`5jfVGb*U6lBCx!7_ihX!znp5XeM~D3$t{s_9Q|m*)j4f+q5_+
X0U^<La-CKm!!zE2P~s9iLz6wy))mgxUk%=U$EP+(5@9S`lO(&P^1tw2&H2-xU*a+b}(P8;V;`TRIZw_gtH+hfVCGeiM1!Db|7A_
@F}OXwXjOD^Dv;X`<i*NGAZ?{b+HI9{Ilk+P_aR!K(Dn59<my;bgzIisI2rd7OgwCd@UWd6efYGmNbMmL9v;q{iAI(?I?q%bf(la
NwV@W-x_KbRi~0QY_e%K%C3U3B(P?wPO=j-cCiB~qBFIv1v4o&$g6a&cP!+r>ayRUVzO1N4zQ!LH?pCy5i_YIm$ePE^|0Qt_$ei<
N3XIifv}${St+QrVXk&Go-JN1Rxn$(n79?Nw6R$*fG}(x6tOV5C??^jyDSQ=kg^Xg^0`>DLNwv5h&IzM!L(I0doBYr3Aah0>#uRQ
%`&vLy0u9&psoA1tDlRl`8Qpu*)<liWVDvA8!D};q$GMZs5C?_m$OH;nzuGFqoW3?8?R5a05eXn{T>`McQk0BETmJki8eSdmNtSa
`m~<2;4p`l&@PZ7XRjSHnw)AduQClVu%zlTfw8DDK`4i|-?LFEA1@fM$TiI>38zapKrrt$PA}oJfG!~_7o?gj?=@aDbuhHAT`~GC
IxOjw^s-hmM5$o4O(ya(8n4Z-HL#bkhAw6&PPhX!8nG5NAT80WX)8mxqN}~CT{We!w6r_79HN)89I+X%gQ^&=E48H|Ya6?+%q)&9
HLe0Hye>~Iz${3qzN*l)Br#7k=_?+zLa;!w`!4OUKQdaaJSoaB;jCk>87N;dw6Urf5U$iQ;wty5x+wRsDlls=XD_U^fiI~s600yU
SgtZHs<1S&ZmJNXwk<a`6SG+~>@kJ2C#?vnL$~&^TB-&#m9pEl5v_|X<}DVdV6yb3L9r4jYNXPpx33N=I4EtR+^;t>m9Fuu<|>^o
HY%j5Xte&dcCkaP*{Aa>sj+CUCa?{y1Ti$VhAMR|?I?*e!>v&*Yc2+~?6K=5B(5i|aWG`E`7AlG^DnzDeH0I<sVy)uJ2A(u?47c-
7!9JaY_QfYt+Hb;2(ynZ#;~=p#2oZ1nJjcLtFSS!C$J`|YBk_64=tK3urVU8RJLp>cC^!~r73f?Q?hh0!>7ZgHl#7Iw6Uu#^t1D=
6|EyKeJHfFAF?<nswtwWuckk=FEC3izN8+rSEntqq%!m*>ae1qhA>{W{;aDkO{^6qKd;9!!>k0Z1}}xJQLqZAX|L^`|E^TAz$oyp
cBqE0tQ(%Gj<7T^#;m@xr?77)GN;urPp)vHb1~*FEvil`@va-EaI7yTJ*0B8tS<VjOR^*<52o8BU#@U1P_3IOKP{fF%QgA35u!t}
bukYu#inAh`z$=F{<OcYO|o&X@-Of&2roRa6fqCA)v+hC`zvTQ7&PdxmM~PaPcFB$f3IV%<frqmBDOQFM=p#tX`W}T7ceEWBs1Hx
RV!qUo+;Zi<*r3B<u52M-!b;Bc&v>vM=?4!nlV+c60{g439)P^Hykc78#I?GAg$mr!!Xz|x-BD~9JGk2BC*4*Wh}z1^RV?S=&;4I
Rx9$c!7c+alN*4s1~sm#Z#8x?-6)Q)lP!g;RJ0SUQMB5w2{QSv+b{R5ur-=8zOM{4G$>RzzpU)AQn5|2oU+-kej=_gNiu7+(6AY;
mM{k|TdpRs0XIT12{K%(o-`gYxFtm{%rFY552r~qe=``XP&7!Vz%$#a%r4cms5J_-<uBVXpEB00YcRF3UNAJQEV0lom9fD$?X)$u
3#%=yTq*x4pR-i3@-0@gEGg-+w6$?Gb+n2s`LK#BxifUG$1G;G1UUV!G_l4lh_P!jwy%XQfgeM*zBJOXu`htKgfq7=Kphq>E-hj*
F|ZS{C#_I8KPxFSceNC)+^-3+0kp-lsWGN9@~m$+4z-du+Nw`9N2oHao-(|!F*fA0pfoEp2{os%HZ;|wq%O*`2qd>KY&5qVgfyzP
FRb*f$|!a;$1-cJj4Y!tOt8VN0Wa6IP$_Dz<E47Ag*1AwUorcv&otqvs<HGhpe={4L#`vSt}s~^6s-NAW3UUbHK9v0f3C2vps<Fs
Ca<R|wlX|3GPKz*akDzGOE4EOi7l@#1}rAB7_CSrDWo^B5v&a@lPu1uIJ4NaRx-V!cCmZ1WiVDX(yn*30<?%OQMAjj6{u#d=&UcX
Y%F6e^RFB*Lox6#MzkI(F0P=fAuMRH$fC8ZTe7GzZm{4c!md=T%&1JP(la8kaV<u&kS(JnkSMpZJFEqxTBZUagDEVuC$AByuAkl_
Iy3ID3a>#k3$hKdO|aTBek`4>3@z8Li!dX!i7-qitFAONK&2olb|3vRfUSn84yf8BIWUMKjx1~;93FG8RVluw%_`ok;juC>VzX1J
^(}j^FSGclg{yid_@!&0P_mdW88*5zRkT#IzKz7IU9%IbN-pXl*Qz(M>ziD(11?^x1Er!gE3msQq_FESlBCqIzOkVn93lxP2(B_H
<1a~)J*<bUNwWPbH5$ODvZj-*P$w+1l_eIf@h)twiZ7$EO0CwV<1SvSpeLTJX0Nv})UJ!J+p#jH1S`y;xUF2PEwD|g`mVjK=Nd#J
qA~TgWh}QUFtN$ABdRK|>$F@eKr$1rrYsyV@hwoV3^3@f!?U)sPphn^$)zo-RWOya<*DkbL9mRmMX*w+H>m5a%CBlO7%=m#B(k}t
+%4}baI#M*!!pRKmn!TgS}S&|<SczO<0zmjx37&e$0Oddv7`ekmM;IKKd4zMnyj+1L#v0bTCi@k0j|w7tT0+EO0eUtDK15=%dBIv
&NDGEUMxzqvazwR+%xH{U?Cc&HK>lNhO#!WDKYynb)yfgWiVW&?ynUkd$0H{zp%+H4KdHO%r5&a(k{ZY6)i^|6R-v-3an2c;wU?-
&N1|^;WA${A}}K_Z!32ta<dn!7%{-5F{ntP?JOWQe<htU4WXE>mN67094VYBye?v}vMuT|ktFc4wIoF>b}{}gwzT9b`I*|HCL|!R
PBI6u+M<0iydadQ$Fa1IpRm9)3NmynGqDOaO|TKM+_gcp2CMC;Z!+C5*eolpcCv4z6}7`GQL}2U+BXU>m$7Rkf2`1=8!Wsqsj8qV
wJfWugR~m4lP1q8Gc`CWGBY-_>a(}3O)^!lsI6SE$1h+iH#IUWc(w5*87M5VKctr)cQeqkN;B&(w=86)>#O%ReKOjWI5jvpWVJ>#
W2bI1d@pIL!>qtG3$Ym}ZLz;Me;wwuj-Q_?l_(dsATJ1|RiEWDBCSF!8ysOXj5bO%(5JPpz$k^aSuhYZ<TX~U)3YToeXJa+6}HZ`
TBCTZ(k)uDPP8B>wJ0_#P%<906|Sc!5j735{x6oYLN48~!7w2v0wymok*Rj2bgWRa%Pd^6BOkz}^d>5^_O)EBT%I^Ea4zMmYOdF=
6fx}*tt@?~2`<^FA+cvE`>n6Anx?KSu(P}`mZdo<4Kxj=?X!8U->oe)GOf3)m#OA4UbHf>*Q(tv(5U5`5w-Itdb3+F^09xe?5%aC
X|N<Pm9s&uEicipj<0znG_7qO0kKW4a3mF_t+acv7P6$Y#IPnPDIaFE7pXs-2DPWMEHWw^%A}4lBDI1f`m0m4JG0`K!K@gtqOhu~
{<Rdamay}*pE3BU|E-FxT&@f)pRflfnJxV=Rxj`>?XPF0NH5|qo-jHv7@7?-Te3?qRJ7zR^(aIx^{#TSzB7BLiL_QQ<u3{_wWAp;
(k$n*&M2@nsj^};^R1pT4KP!z#i<meLMk1y_NuKgeWH*tNUYB>YAds_M=Yx;IV43bMlv?EYp$@c<Q0Uml_Jcrl&Z5V^|3pm<Fll#
U^Rv<6tgL(`lS7^b}<Yw8Lk7Si7$k$mnGn>aVQ_L<E>S(VJVriqBfWwF|_TkO{@U5%b{De_#{g$Ev?@b#4O;f@vXtL5wgoIT&$e1
F0{*~p{ZlEt+Eub&9Rp>G&aq$+^;UM(Xfy-a--z2H?YUBTQ+aAQMd24Dl{!LPbyuiRI1Ide=`oFu(rT7IkAbcZ?jh;KrI3>U?|wK
B(icat}0Qoq@OUODXhq^EUYT5IyLF8d9b6XwJx@+H?0-2%QM_F2qAl|PbWt(@|*A|nXrMd{V*x34Wz}i?6t6~BPAR&?XILSE-~+_
q_9A${47wacC6kkYA~0v3aHL7o2Y@aJ+u+1a<VNjn6kqtAh!0i@-A4cg0M=eVyrl^maUSnz#{rGGPNMIqcBIYTp@a?Gqd5eu%>vh
M72Dyil&VuZ!dH-1hCtw%Q7l1TPho|`7f2VMJ|;kg0yciu`L`kPpvJq(JwYK6foAXY_KIQRVYO+_?h#sLo@ZKD=A4W9ja0$f-Xz0
m8xzqTeF8T>a(A*JhHvA=&|rHZnV6xpPo~(iMKH)hbZQ$2ZXk=O|mDki89ix$C}!v)vLp=qcK4w_^dso(6FPfaV}`Bi7?5g+AxQ%
4kn~6N3n6QMzm5V;ID@<^08$p!?0eg(KLIW>MPf-#4)R}$uw>*LNg1b_n&UE5v_BuL@InT7bMO&N-G$!PB4k6>aNqPR5XLIC$Ivk
@~}xdJ+<d8KCb~VZ!DFvtS~pL88kRJQY})gxwhUiEHjz0r>*oRsWpu-HLKjQgCW1Qkg_7P<fpx_Q?M+p&bIBVU@;RmHM0CI`K=qO
nlS{l@G%0d6*4cXUa3T^-8D_A{UIr+SE+@t9I-d8vnt^=G&Z2CB&i9kV6(`rH?~NjGOrdZCoE#HG%K$&5;P98Q8KcvT_{$uF{aP0
c(u&3KCKWewz6@kT{D2ImnuCndZ_QU^0<67+^~bOK(X<&MXYtP1T(X&UM$wKceVbsFSJXrv9FxAdo1uH?6elGIkrPH9jhXyaJ2R=
urJr5TP<ZBF1K*7uCqKeAs~sV*eszh1+4wFsk8a8BQhMZ5wDS@K%eU!6*ZEsg|cq50Wip_5wvThQmoas+PLSl?6P;QYOHrL4<F;J
^`()sIILAEy0kJWFfbG|f-Q%zmng%fi7<gA*{v`zN}&cVUn^}X8zICn<}0)^oT%@!gD5?&<s||yMlqhOEH84i6f(pxEv+Ld?<12b
iLrsNK`*!^xi8%;^e4hFGc1&_NvM~hF)70#3ZFDIA~4ymxvq^j11u#fHL%mF8?p$ZI<Q<R=r8rH;;r4Owz70C@w8#I^`_=9o-Cyu
R4rnxSg>Ct%BXiNYp!i8pRoNf&oB|Mm$C}6I;@|s@vovJGb;zMcPRfX-LYh->?}GnDzwM3%CQQsuc)6UBQ$5E$+FTV%eDotfhs^W
$~2TTN2@I-WiM{3XfdxQTD4s;psC-p4lDtyK&-(jzOyp2W3XGT{;bThq_n-W@U06lWG2wB=cIA7s4Q=^Bei&~&@aX^<gWFuAF&d!
bT0s`qOdo#3$&cD?<1M48?_BEW2$AezP3!Pgsp+Jp)4vSys?%hPb?EGfgQvyMX$29W33x9rLtl%bTLLR45{ie!zZb-wYADCsjhdj
MzFK1#49wW1T-xW>#-lGW+tYw>M1a>q%ljg+OsDjm9QhQXS7na11N7UG%QD}qb!`Y0k07#DlQT!GAa?VN2leqjxyLU)T_|4=d<lA
QM5s!Z?qn@@v|ba>9KpUwzOcjZLEK)YO~9;hb-W(8nvjlFfs6`+pyrSk|*XdK&xmi<gzEK*CzwCsj<d2L$C!hTBQ9Xsj+{su&QRN
<}FOHNvcXQ*|MOl<gM~6z$Wjklca$yxUI@Ci=Gs)VYIlU!Z5kB*{yG)Fenr-FR)oNSg%7dp{&`l>8I!|u&)5H7BE?&g)8Z%{<ZZn
K`0}%c&NOs;VpozDzv98Av0Sv7_d;Ig(zgR#weGw1}=57AF_-z5U-CnD72!srWbdywX!g%Q!^{1ax`?TawncR=(E-&oHW!n+n{c)
wKB%E%QR0pgD<PI^eU#W1~<H~Ag={9wk9n!;3d^C1uKEAHMCTmL$$3gR57cm+^m-{o-BE=ez0>c-n8Z}53U5X>L7ZtTQT{R`>ysa
Xf<CgEwS0Navd|UnXa#<U8ycCHZm)&IkCgBRj<LY{;<a}u`HM=<|Y)ZBPzA1m@9^`S)g&Or>b<b)h|=6U$5b-%&p_1@~}oFTdXak
*fAb3fT%_^skL0Ljj(sJ47B&NJF>U6$+815Z7Mw@U$CF1(ym7xUaOt3%dmv4ShP&C!yykSrY{quye~zw8mHqhEH6B)Gq`Opiz!mB
RkEM4Y^?+|JF<?jy|hXxkSemUc(czWL$x9^@1_B<XSORZ*tBgiCoJJHkSvh08l{e)4J;{*=qwE+A1xlOH?Y+&Bq+n6MxBH+45g&3
gD%0Y@G%RRaUo=;$)zc?NwF?2F&-hbnXVEiy)t#P5VF{&!yrj9S|0Bml(YG-CaE;INU%LL1+scDSSbTB(zQb^*f3nId!VT$Y$Xu3
xT-rWjxe|~*)kzCvoOh_*0DLP{IVuBdNIf?`k){#yd^U&6|hLGX|NKsq_Q8eM=5!*=&QJ|z^uHqZz(>nmoieR__55bk*QXz2(i<#
2``f{6|NK`bSh`9BrnCTh%A_}Sgdxjwy#Ml2{7ueqmX(SaW4Y22eX{5HL#8?+O)@@UMA?Ua4d(gz^EE82(<PpHMeWAMJ^YspC#C>
E4In7y{a6w&MfJ(Ni91yXRwK}12nU>*e8mhrLtie#I6mpK{JlEBrK<}n=ah3yDbo>sI$Q?L>Zef{<5yN8!W{rKC@G>L9it=n5kW?
1tzJkrLKjt!L%K(XS4UDVz9xq>#Q}jk*|s{N;5gHmbAyLHm#{NG_usOV<&pFvJr=(A*)3uDy|o`;-&4hP_;{^o~oC(GcN<OqPDcM
jIwtyJg=fG88tnr-!5~mq_lRbASrDn0jVT3NwB-KC@@{L$gS0;AhWWj1*{ITw5nsOjj+tM5-9E$RHKZnr?1>6gf9-VLaLs#im{?5
ttacS?XbD9c`1je@)(`1%_;XPP%;0oR|uJ}h^FQ#6Ow4Jnxq}Fx~7vRL#wwhd?11(ud}GDqbXIf397d&Fs!95kuP*9nI;@2e6h~4
HYiQ3+L#zF(=e~AIw&3~bDf2)qq29h2^j|^3$ZJ+)USsyu&p1nFs)fH9WOC4AFmyoKcxOJMJ!(^hp%w0cqTzC>alnyT(oI1KdSAq
gs}FmS2&3=`7tyzt}>OhVXe0?fU~6@_%K#A$E(t-T`pfF)3m-VYp!LnN1-Mm0kK9lf~njyJT%}bz%0lrfvUKwt1baHkTV@PX%Cs9
J+zxNpS8~{u{NeQIxEMoZ#P&fzc2ta4>H~^VJ#Cj;4^TxsHi=#_^6#S{IQ8Fzb!Q|rKn!8r80!5xTxZ@!!eYpJ{<S0La|<|&oH*K
`Y!%2T{C<wF)TeS_^UplTO{JKyR!l;Cao2%QY@k{;VB`k1F<YEezE4W+_RptO0y>_D40GonWvPm5g|J=ye|MP5UH;;kg=DimL+7e
=(KmOmLY+wDklvpjjN6<2f0S9Yby#da<<R3Hzdj_*{YbafG&|OQnC)My{SE-OC(=0ovu%)Qm$;bbgxh>ccq*x!z6aDSFxP3O|9TB
qq3<q*(_124>1d!nyB$9&a!D1lCM~*UoP;q_8>o~e6k3$P9B@6sjw8NNH7kpYNZ7vhA$qh(zFFAUoUsEs4Ud9crrwtSTHXx-LWSy
1hFQlATai@ye#jnx2)f(c{DGv?X;1ji!NHFBrM&naU~6_tgL7-(j}X)3$8~k9WAA=voF%I4lr=5jIL>@0<GV)m@Kode6PDH7_Gsr
EwX(q(<P%cW~*?qRF$7G^DsoQRiR!WW~|7xr6;tsO)oGoQLzaiXe%2s-78)$eXWG3NwDR!TC5+j@U9K84J^Q{g0VR)2(G9xucRKF
`?O#w=dcVY*RCe8y`_J!jkIN{K`rL4V6-)|-7W4d_%7ZoxGt@*e<H)AF|5}sudV<vjj=VgMIKKwKP@P%legQmMW_L@1uJZ@D<T;s
H>L5f2d1B}B`y-NkSSiEi6S?$fhQI%skCe*axOoppsGwQrn4X^4zEBqyQdbYx3H!zXes9^f3l%7->@Dn_OGn89<fENmb22R@HCSn
hq7HXI;&eQhq2hG#VRx{I<-Z(W-(kO?yoC07qK6>QZ$XCgfw@qCb4<5%CrBm|DK4j(Xd%DR<JR&IJK3s1+lWTKPtwofV6z53ovu6
9I{xkJF_6Q`>r0aVx$i+BeCDN&M3>OZL#R9WvxOi7qf*hw5Y(b3NKfu{5CtT)~)~?+o*xA8?c5iZLudQi8aNv2P~1ZAGB$-f3Bpn
do!T1-mw9*`?13zjIKDc=r5tH$RQ>#`>f|AM=a&DLaNcP4YW2ZH7G2tbf}lF>$E^EbuK%of-)Z|CMiU&r>wjs@G%FPPp{%G2QaIm
b1=E74<_F-(=vRh#jYGLxv?oR#xh1SYAThj+^@SCXQ+cCV6UhyezZ!d$gCTyEG$u~T(CJb5HwIN@I3XkDYBliW;!dd1uNFJE;RK#
VXAgHT0NvNlrIY~S}obAg*qR$0<KoA$0+u>_q4Y(k1en>TPnP<Dz}v(@~m|+W4S@HG&!g=hdlTxb~2$Y#4&QQ(XZ&R>9<F?sWovi
tSnlq^{F?igRt<f5x8otUa$kHdAMS@)2#)yVX=#@iKqOh6eN4MP#?~;!L|6W4zO-CZnMv!3$F#WnK5LxCo;jXdoofqkgprCl`jpl
r=}OPRIW3m^{JLI0kbW&(j+jlN3dI;YOyRUxhR$>1eY2v_p%$RD5!BPRWHveH!ZQX2BdZ{n5^k66fa`03a|^Td$S-dkt!iDlq-uT
bF2-v8Y?<6SF?MrAF*OCDx)y4+A2@5;U+q+K(3`S6)-_HB$h3+MYxKm$Qq}nPqFwZ2dYl7aj-D947uT~$uG$-sjx<~B{0JmT(s}9
9kn8;zO!5}0kpQXS1_rzqqZTWd?`UQ#;P8wW-ni_l&!C@Br&lspS5Ty*%u?P{jl7!z_4g5FREKBW-BN)_$*c-b+9?EXDaxkt*P3r
ov;S60=6+U0IO#;dbOFb`>d=ngslj(3oy^74zmU?Rj<RdhAghBS)~^=`z=GZ0<qpI2d+q}88R)XoTwTizOXSboU8q_0Vzf<*&yh#
{xb_M#i|jb?XFKOf-5YtW+_mq<E>#dZL)o;wK9XRoUj)x7_pAA5~8;%6tZ$Hc`4eg%dZov6}3jTtE1F02ePiQ<f(42p|qN>R;s$F
G%JlHz92fK^)UA^GAMti;-%LtnyC{jzN{o7S1>}biK*?eMzBXFcO^QmZ7fHv^ROMUj<gxGm9oyTGcocryRvhvm@J~ROsp5H39)Uh
P_4x`?ysGw$|f~56R@!}^Rc=u8l$i%^|LLZC$dK@L$jo`y033A>#vTl-?Hm1>=f9pGqNTSpR)@wnXbdMBP~3#<t&CM(XS@4h^U9F
m#0fLRx$^*gf-kRt`zh&(lX$#dn^boNVDxH+qJp1_O!8;zZjw_yD}WAMKrQAQmXK|h$!bYm9|%}ey<g@6f$g_cpRK25-+x}vL*B_
)U`ggRXBO3t+)3sxv51gSSg9Aye_;nqAn&ZfUTsgOR|u&iKI%K$g-3uAgDg8>@qMb`!B05jkZmsEH&x4cO{pzhAKR?{3LWRZm(Ig
1+j^-Hn6s`{xVgsy|ElBg_p^$iKPWC>#QX%%Armx-K6!QYA>Fvg&bueU9<qOzb!tosIyry+p<<NkSaDW5Um8TMk<`LR4hHP!nG~6
WwB<k1F?Q8@g=;o9kL8A$gK!6^sL^cvn-A)do)wBd9yaR7BQEy^e~XIt}kqu#3|w`p|K($zbs*-G9~yhUNIK26spKDhA#=PFElAK
OfY;Qk2PtsC^9lH<|(HzyDw%Vr>sS^s4S2vbgm_(45n@@05Q(4GBiRcd?*Di7Aaz`n6Z*Bvn#x;>8XRWwIpvRZXo|J39}O-!!Sc9
m9Mj|E2ug!6Cc<mb*n(L<+Hse#<pms)2?Z>619!5V64=y9JD^H&a0HLMJ*|^#3O|*8y$`_0<>)-AF;Qr=rAp=WHO_u1vUPinX@G<
3@n_lTd^sz6trJ5MydWS5v3C@v$XxMc(Iqae>4jq8n7aw8!TBb_aurOcc-AOOtjac0W*`d0X3tpmn^e2mbMnMl(Ppg$Fs?*9<bc7
AT(_=`mmd=fuv_N#IfNmDYz6Waj-!g!KUmmjUnALj;^{f<+Kv6KCJPr$ETF6__VDs6{Q-XY@%qYcrb%88k#mTy0c5PD6R>$L@iCR
<uD>Gx40~_HY!)Ip|SNfW3R-s@2wxT0xNp3iy8hONi43hW}xdT@FmWn+^nc51}qvCcdd9d^0w!wfV3~LY%4~q6tcUm$)szo4=zzJ
ajYA!NHTt+9kM&G8ntyP3$nv29JKPU6|GJx60!a+u&%+iN+KOB6SQD4tgGy-qNi#yTdtHcge^!YXSK4elrwTE^D}|8TCr}fb*ZE&
3bdWATd}7ws4i%;j<5=xF0x3mtFUsg5w-Lwx3Ov)Dz(e8%B&2s9xN@eAg`{b2dS^I8?gB(Ev5>#|Fh+#93(d#&Zy5Dpsy*hVXIOw
->@n%n5`hQ6)X+0@2hFB614fRw6#F7_9l3*+pyUoNU~D1zOb9EgPm@uawU_ko1f@04Yhu-elnRb&b8nypDZ$=G9t4q1FT7`+cUzb
`y=%!vK_`D4KP}u<D?iZRxP?Qn<iJVv#!ytxQtq@POieMu(SiLMWCIp1g&VWh&8w}V=}O@7_=g-1}Ubd6)@PQMU-qXwyo(fAux!g
nJr)~*)FfC%e0*;)3gFFgR*umAgs-`t1-W~3A6R4voD7(TeTasW+s8Ds54x#RH5OfFB`To{IBe--X&PHY_%z}%Aja3$+7#m;Iz{x
=PYckbhr?(bG7ZRF}C6_lCejw*d`pf#4en)T(6!sbFg72O0Frg*|QfXO)#$}(<Vr-C8=XDF0+5F|10FA1gwNDFrFEz`>~4|wy%CI
uB|gKvMtdp1hAQ_jI5h3yf6qQ9xv=Hqpy6dqBJ$N%&aQ3sj!NtHL;quSg8^)6SQ(EqcW2;-YR;p4>ScaT&`L#4>2Gw%BMB3Bd|#`
kF?~mK&~k#Pc*YD+%3#4mn=c1H!SeA6r;JRvN-;#5G~NCb2Kfc<0n@%$}!%o8?bgWpRgaUHK%g7xwLw(PM*WD#;r0jsWC<~AFkju
-K$cvKr~@48Z+f0Lb+Es3o@my5Hz2an5w+1Lo3fVT&i><iLQOM$uu%Gn6ag@p)tv^d$Zdrzaw@r=Cs%`s;ikM46<glZncE4fU)nc
oH5L=EwH<>45~6Fm9PA<L$Y|Y5wpCud^5MMMYJ2RJhTKY<Ss5PRI=c-o~?bcT%k;^x-d<wC9HQd39e(SU$MI>I<_OL;jZ7R{H|al
*DegFe5>NND<WYn1*cLpJg)e&_a*qDYOjVVMzRT<MzXH4&9O<eoTp?R*sB<<>7|+~@|CQw(Xex|*e!Xl$gP;G?X(sy(JTfnHKcm4
B(3i(>$2xD%&aH09xSk_M6G12HlUX*!mv8C?WyIX<EsU&uCRQa;U~T={WIUK8?WdvBd`=O7qVtI{Vq8!z_UrCl(X?K2({WMHJf0r
j5UBTDX7h|zAPUy-LoU6&9A7d<SHbwC@^R!6|`-%yr>qf^|VN`&$ZStF)bM@;VbyBFR|;gd9Kf_f+`NF-?RcVoU|&jNF^n)^`xR7
XsjW$DJyU+#jYB$ezaPpo-9_aLoi9SN~>EcG%?3CX0tUgU@8-}o3!|)?ycOj?=A7GF)bFYT(-ljM=7YTL8%s~PB3JvVyT(3wX1<K
;<c5jnY2Q#1F{IODX`11=qL&$U#`Qh0w-CtTCj>DX|av3|1PO3CLA@h5wzQ`tf@n??JN>9)v0{3(=93`L@q8AcCzfOt}8<(SEi4y
0kBJ|bgH2!nJx@28n7Ox0J1l!zbd`5M=@6zryk8QEHK3|0;npmII<QlAG9m7bEMv|Nh=kzt+X7dVJrfzAGSI!B`83%*)4uDGORqT
ZK6oCVx!!wCb4HQu`n*JS+ec0;Ii|px2-y;j-7$6J}V$7gRV5O@U0rI0jv2Yy)xA>9jWfG43dJRq%lb`nk=U<@2sG*1*wNFjw|3V
YMW~=Y^m9;zOv%AhP6pE!zK4553#who1^_M2eQDfET);U$S&5d_owl!<}lt0tf)aS%Piooyr$8#qqCJPXSL88E3pZcFd@;jHmEJI
r!Km)wX_^3nzVeh9JO~b$g|?JcP?3}0<w0Yr!aOczOi+(k}=4oFDYfNr=Iep>m6vSA1YI@G$@p$rK<caO{N($oG#F<d$F&u8MVEq
pD4Jl6)m17moJQ_BQe1wBq>@f7O?d$SFCHS=CbCjAFP5TVI{4igfj;&s+w%Fqp*N2r7iL{lpZ;@iYjcbg)V2bx2r8QXDa|M05J<N
Dk`ukajxnyxU#CR0xWqh6EVIgYc1fhZ7o|bDkz7v$1Fm!D>gqhBQU<T0VoeOCNX_5QnVzs@iXZ!P_s6s<fqs#|FLc_S~F28oUrk$
lrI)EM6rA@S+QNL6E~qWXDF5=i7+%ZVXW~Xyrl{%sH~eXASOk!j4-Y+`ZH@RMKctv2Pkwnc`@=S%dQn3rmaw~3@Y5NuPWcKFtm2C
`?Myj9Ih#_u(V{f)u<b@IWVEKKebt~sj<?qHKu+adbO3TRjoj)WwIDF?y$}$jkLEODyBT8*sW5shAJbXPcgHjt22n3x2+~DY%riN
Vz|k)6|Ot3t*w2nOS2oa03pS*Gpe~Mda=Z*%cRV%>Z}~Gv9PAIqpZrQW|ID}3aZ^NyP#+;)UGZthp}Cv+b%XSx~!qIODZ`pPqoP~
RIqh5;IXkVFSRZ#BPo9~2BH$GS)_t560=aTfTF%JwWKku9-jsv!LJXoG_oBj#w-A-#HXyPqAZ#(k0%B*nJvAsQZQ$*%CW(<@hbMH
v@oVFXr;2ZyfU-0th9i%Cn>nG_%M~SqONW+|ExbH%B~?WGA-Y=hpF4GgD6L>CM0e&*sv9)fwS+k4KUWSjH<~mv#WbByd~M0x36!q
sxdRMFf!+|-K-3=%dq6J$t#kj9I~&lwx)(DsxYXmm#QPA9IpYcN3_H+v8i0P6)@7UZmPkr1gs9Cld(N8>aUtG^DIg#H8O&+BBgVx
L9@xHRk2T~D737tl&)N-K(MH^2d@sL38~|t?zDw8W-ZGu+b&M69k8^hW~g7RYn>V_wyh8vb+AUQ|F2i8Td<$9?X-(4yrR4@fv&J5
V5||f(6w5#pD>TI#jOFblD1c^GqC}(YOf(Ou_cqE=rFr1(X=YA%`|1L)v1uR05MuJ#<N7SkgRqur?lL#kgkNbq%SS3F0Q_@HZts}
6RcjXimW#(T&rBLg|T$Bb1ewAVXzjcR4~*sKP?I>dn&4%b);4=;Iy186)$zQDYO?eysDtGtSogkCa4s#a<jp(l_zJiLonE~vaYHu
r>iBkA*%naN2(4f@~)(+bTQE|dZ?MTudw_s%d_UH<FpVlfv=4(`7Q&pPPJqyBdL0z|FG*ZE~`bZO|;9ey)cop;ItYs`>Q^wx1>Wb
sjhIfTCuUS5Hy6c1}^)guD30)#IVb=Fg4gN>7KeW#i0YQORlCddn-Jt$gwCV2sN9tv?i`H1tmDE$}l3covw;ByRh4<QLK-!d9d&)
GO#TuNVXs%%P{q>6R@u^7_7pfvNJBQQmS1p<+H3ZcC;$6mofXa`!O)Ew=w4{rYuk~8?+3s9Wy>KJ2F`?TP?t@IWI%3A+kHQi!VmA
8?xE5NHMZ0v##>6b}UgDNU>uy6f6%lN2Ee8!LvszIyFBkzp+NMDJX`a*sJ-ibv5@e3O8FRb0`p{i>=w9Hlr~tgta>`MllDhJviGi
xU|)+RV;Y26*cR(Z?JK)Rxn<#!L{Hs0VcV%i7q3s9IrO5$gjJp3M5spZm?mk4XvB8EE?dgk+CqWR5Z%8KqC?^=B`V#ez-8Q(zNia
&#*JHgS4!zU#Wnb&9KHSSG6y!<|1dX*`&EMDy^a@m@%0u2(@&tlB#5|y)Q~FSU4T6M5bae1GT?0XRp?<ZLqK?QZQ(;JE-HbcNdSZ
7O*w6-?GN5)uza@;4aUwI<POZ9Vrd69<DgBqpS|22BkbQ<0@XT-l&2l?I?#MODO9#v9Ch3__3L;4YJuTHM1QyW3r8{wz5vJwyzhp
kSw6Ezp;%p@vSg53?6N<DUqA7yCv4MoUe4OgP|d{39tdPIJ32(r=pLqeINfVd#+3|H?aS*rZL(q$*+C0Ot(U^dMJjhF0Q03(yVbT
T_@hK5~$xYg|f^r7pW$!38)Mp<*17+U#k=}Vk-8rey@@>W3mplwyklm)~rsge=69n5}~UxBQhVYQz&_;RIE*!c&N@Oq%a?`sI7gm
5U~TYdorgcs4lRz$gl*kKrQ{AXR|gf$+B3j7A={kRjp;SHKxa~JgbYc_o`T^jWU8TVJvj3f+p9o_OZ?{$FZ3%fi1<cFSN`n>#MP_
u&`dR5TLWM<*cl+DzmY&s;~$vyr?;sjwZ3JKeS#dfvm2cnlWCo#I<=S!Yi|`D6oyG1+Q+gVHrdyBdRB}B`o~16s?Y`wY9Rd1hhpc
JF#3Paj^I>F{LoEH?lsn?ywxJ545%|461&y<0~bx7_lF+^{>vhcrh)mORyp<gs~j9XtfqJO05$!lCbHqbtNPr1E@1DShjDfhO*7D
YNdIn&a+%9Oq^CP>9AEP7pg<BI4?@G%9w033b0+WBP(*KQ!y;EZn5I8cCLD@Ft0GK7A`xpt|Sw(4l97Pj<5u+iK@@9+OaSwRx*c}
C9Jipv#b-gg)&pJXt5M1__C!hRVbXV1F{CN4j>G)8?sZhe5XUGny-bdJ1>?j?HY=(ShI>H<**~L7p!tHpD$9c(x->49y3fVy)(@t
NVfDaJ1f?+;<2HuPALN{6P`gW7%m*Gcdi<%vL+|7->$ebY&6Ruda$A@ouK!xH8Hg*=%7!jY#<q}(XodqL@r(_4l$OmSg*yeF|zlr
@G4rM8L>&Oz%BSBaWO|Kv$Aw9kSiLm#<0P)@TtZuQLE^f<FnDQ_prOI@T<(O`>0r>-l~7Gf3!(3DXs{y<uJ*r!ZHgo!Lo@lORzF2
nJ;uREjAY%#GFtvfGABI8?tIR7N{{aj4dfKoF*}^1Eg=R^(#y)lQXv|<TL%Tw5oeCIWa7=VKg5y<TcK+oUmr7?X3zc2`K+E0j9t(
d!a?D0=4k5X|Cfejx+l(9kA4{1~Wu7K(ofJy0RUuoUebhh_5m<U97;eA+Zi3QMBi*v$O1%qqF8N(z2u+kF<*<*RnUVN;HeMS+4`N
%d_z+iz+R#`?P2@aIkbBRweqX!K{z0pP|$#k|vC?8!!f`(lj2PcP=Y4B_}npvn(00TeR~A2(%_Fd#RYH^CVKNmotQzawi|D3N56k
khaaRpec2<vLG?Cy)l6%Z!h<x>#_4Mtt@l{2C-HuB{A<QnW^rw$gJ5i#-eky5G*z{KC_Rn$f>$3L9B+eTdkg_GO<ITGBlvF!mPTq
gtZH`C#cP_JGA;F2{e?j)UyyTiL?i?wyt5PXq|tw__0PY#44vK+N;~Gd#<;%yRodT9<U`XH!S+KUa{Pa%CDs)pr`bu8ZqWG3$!k@
WGncfEi#p@$*c^m{IspFLL|F1)3oX{VWdH?1gb=&H?e85e6jU1hqKV3l&&4EPO;rCs;msJ6tfhyaxUmJXEQRg{IlP+?k47|H?Zv>
X{<!5v8c!~#V08)6RmV8cPp~A61J(N9kd;?O0^m?-m;#qJ|_yRps36w!mn5?9kZRV8?Do#bSTHJ8!d9FDX<~2PpOuvJRX9xO{@zj
PO^`n_b3FkjJNcx$ee&M7qbN>*s-#*7p&Q+xwF|bgs2f9Sh94gr7a39$fFstgs~~7HW(GAyR<8>%B^m*?=!Zj@33Gb53r-I#w!-8
qO(0IA1tS`bSx3Gdn9?Zbg+`Lc(DtxuC<saMY4x4;jw2Zh_)=X{<C7Vez9D$>apvx7PS(xIj!<6!m<6Nq^^apurNBY)vN_Gsw70Q
yE8Q`3M?n82Coh<HK8aeg|d>Z9<8mf|FUE)<dPY)6srNUF&sa$=b1FNMz8Rx)2sot9hm{GHLN2Q;4tX43$LazeKNkS+pwapWVX((
Ew1G?pRsnYqbmHaQL}(9<Rp=@Rk1Xz9<YR`9k$)4_pW@j(xf-7IJD`sQm2WpFe$h$sIKv~n6Ln*4=*{S$gYkx53=2?7o}0NCN6$3
+%7;N3ow4N^RN^xxiiJBn6zgssWfsdTd)Q&M=q7Iv8l%?#VUlH+p&=)EjLx1k0nYeH8XgtP9ztw_ND2l6RfYLMXKE~)FZL1Br?mW
$gl;pORhmPov=QvV5(8CY$U;^L96H~1S?iEtE^)w$E^@8p(yOB$23_oH8(3LuQ21ZK{Zh_t}tLP6)lP-EGr-{8Z&AhaWajuTQxAV
?W;8`<2ORI>@htw%_b%<>8GKxEU$?%a<Z7Pd$IL0+9|HG$F;|{oHrDsD5_T(_n^KiN~STdN;s_~EHQ02Pb?Fupfv%r$u#^eoimWQ
C$sCOa523uajtY95v6yTJ+Z*BPO??A7_VNnbFs`S0<D=VFDIw18!dn<1Rxi%Ag<iB5v>KJQMIeDsj*MA!?IEzqN(_-;x7L*Y_fu=
M6cYgxguGob1ZhN1u+RJI5d!yL^AHP6evnDw4)5Sda&xS<*TkX77T>5vnMMwpSEVM@V0ic$gWB&8na=l8!KM4MXKGXmMf>N&$MH(
MXYNj^0Klh7&I(1$R+KtI;-m`ZY@-}jVxazJSID>0IlXK+OiQUR<$Uwaj~hbT`k5WhbDEUlAGzVNvqnYMy-djp0QpqiYYFvc`t1o
(k_Fw@UR@S_^=Ev!lk*i$gZEPKr~h`WTpurcC)*&1uHHtkErmZbSzo08!J$-LZy?lKBOS8P_YRu7N`oSFRxD|?Im!wm$TofiL3%E
h^xyn3#>`8IkbMX)uyzsXs}ze9k6LIm!V{$`=Q&jWGKI{$E#H%7_n6|qpCi!WwaQs(W&&Z(6AOT%P-Qhv#@tGtSy4EC^J;B<u9Kk
DzeQkuBi1ha<rr{L9jb6POL>IrLZoq2C#y#akLAr?XQinL$F#c;H|&4>M4gXYN{A7-6A)rjIs@_L?v{wP%AgGmN3P%2DAVxYN;n6
!!lVjG^)R_2&f0Dy0B+3h%Qwi?X+~Ua;#FM+aQcG=d%{9e6o173$8pV2OuP|^Pn3sY^~e0P%DzHj<aYpT(dE-Sg`jjIWB=PpB`SX
svSR}S1*+)LNcBz+p__$VYfY|A*;)<x-d2{g)*VDRIqz7O{O&}v?N|Ga5s*w(W-?n2`+&q7_Cw?G%Dh-Ot3B~(6C`BgRiYN05E1L
XRbQ4=CE}!S28cN>aCizDy{o3#IjSiHzX&n-z_LKptXs%;xHsAajr);Q7WT11+BO)k*@lfNhl>LKPY;yhLC6^8YvC3b1l)V6)f>B
q#DVnMzk2P7p<?fldwT3s<_Rxj;{l(54EqNv@cVrakNCU;i)JZax{`Cva2SvMY6iIs3PyJfUaew{IG4Ym@e_Jh$(d}`mq45eJVH+
udHvdj4gktiYcy^wXDY;BD7~DKPWsem9gzHPc(b8(y8Ssm#`$Pk}znoO|EJ)BC&cd;;f%BIW1?h@vs-P2d`@|&oWLfuCVX1Hl-=3
&$BC}<)S??x+vW;ge^LytEg?Sfhz+n=c%DDJF<(Q_BNk3RWh11LnqO&2QdsZE3X7I*d)9yL@-t@0TY0+0;V9SvMIza6|k2nKqS($
DYWo34jFQ_wKN?m6|a6Y>@Od+mY}A%buXwiL9~4{_b@dxxUzPwg(=@Mur`;j4<Y0&(lWueL$n+;+%zRD&#-tfYOqf%nJ(|OLbV~S
KCs`lyS05TD6Ap12PhCSJ+#@h@2E*80;!y=Lo9`-!Ly~drZe5Koh*Es?l7RR0y4ub04}O2u`!J=xG^>-U$XbL1F(m$i8X((rLx+r
5wFR$Eib3BNUad9b}aobKQIxtHMDoQQ@0ebtFlzHOR#32k1fb4Hn4;<zp&c0_7)DRtSi7SMzPJUOsg!Y^s_0T7qNA%jvA1!z^y~G
e54dA<*RS79JFV%Ss=TN%(Xi%Tdym!u_>Ikq_pR@tSC4xP_9&&4>YQ+6)ps>k~E61>9AHPWwFVr46tY<C^Eh)y|4qdI;%#lQ7`~9
>9i)NeypOf548QF$+StZK`Qnz*(yAxdLlL~a;>-|FDbMou(fqC!5SkeFR#k9bTAsT;<Svg+%V%Yj<O^wyRaxSny?nI&ZknYOeHlh
60a06GA>^*<FG+5uBa+2ge?s+pRCKSWU6#B<s~C7L@<ysz$N9IwXE5t{-YA8J+Cvh<D`PFx~48B4lx_F^{!g8#kQC;qPX0oA|ySs
V6N}59=2yDN+JQNJER?_1+iQ(pS0N*H8J2W0W6rR-z~nesk4Ey53)m~@G?}i_^J>nBBfF<xGWYb)*>RO8l+67zcIm`=&-)D#46~m
cCYZT53*phcd0+HFfs(Rd$KpOc&@Op04=d4)Gp&N(l9`^m@Hoy*dui*-?3mUmmwxHB`~eDd8Mf-H5`4g12l!M8MKh4GA|h^`LbxR
ex{c#5{!Vcp(!RH3$_=sxwMV7lPwD}c{PV67p?WLU95JZGqeINiLv>sFs~o1NiI$&(y7KOhpg+cEwJ7k7&1Y!v9TGj`>3j~v8xBI
C$$>0SF*P<AhX0WFSw7b0j)SKKeLayMyz75BQumPVkmsGPP4?OIJ)t)g`PGvoVb#;wXj36*RYW>_qK5>+qCSoF0MhOeKMo8iX?s|
Sg;i^cCmdXb24$UJEf($kS1TM{jeRWn>CcQ<F=cmJhO+gY_S!t7OyBWs~tqN;I;H8jvx%JZ==4ZmMrlzn2!RiNvOZEc`m6ba2+8j
@hz0GDX1lw>8MIFp`bz~x{U3iDlREBA(+mmnyuh4DzOByH#E*PJuqJ^;V;IcA+uJjS{w#1!KWOw$}CK@L$lW^lPi`qYctQR87xvK
AuT2+TPPWw>7X09;<Pfe6Ee><nYbCQuQ1h}=P7Nq$*nfICbb+kzAgu`y*6>KS+<`wV=}3**fsbsm8j4qS~2ym(6PX)3$y+;7d0`s
3@jHjpRx<FP^?I}&NDW!b2b08-!$B){;>czl(=LxBPhZ!%PUW}3Al7Q_&8R$FtPEe87}87dbTPdR<%L52(<vR4!L<S&aRy$;;}-u
KdeNq1GhCYz^GlfLA0}>YOyS-i?J`OX|y0Ttg)%4ysD(Mq^;*LelH`a3#&CT*fM@C_O<Y|fGm3~qB6TGEi}He00Yo344oD#n6k*Q
6fs0BW3xuDiZ6h%<upvMsI+9NXSGc;fT+Zr$S}CA_OJV-O)RFdp|u&eimk^m9iVQasVoIC(lFn!q_sA%?JbBP$1Pp3%CX<IkuSU>
ov{Zbg`48DMzSikE}$2&)~=#5lrQzJSFeXC2(MJ5Lb6h^L8|4hMYR2?e=KOS4zW<R`n5E$6RbHg@F<Bb!mxXoCMkZg*0J8NA2FDy
w;{qR<1E!I>o9IFtuNRr!KsfhM5pqw^r{!H7&5l2qa!LSv9O)7{HivsRjk9TQz|kkZY=t?+O^7*Q<3Mi53en<r7M6Y7cs;v*RMb<
2Qu5W>ZzO*)39-_Bee>p6{Myu94WrC&9O(Slrb!<GcePv9IHbmFSAoJOEgZgkF%Jz@~(5RGqGl{<uZ#g{<11G*Rge}fUTUb#In>W
Jgg_J+M}zhEwc2jCaXO)(Xd^cd$2#O_9cC{rL+7fov&J`5Heevbu^tZbuTTk^RWReb1j*$`JSk>9kbfA<+d)P6ts7+f2m<ERIQY;
b+o0lI;R4)6f{UNt}$Sz|FT=O<t-2_9JMC4A{c)#u&_8an5^BWLn-I5MY8`g_Nn?UkS3w5e6{Sbrmu)JytI<DUNFbAF0q%lbG8Dq
69~ANXs!9IL@sbOFtBH`J-EoBWUf`Lv#~n0pDqHjeYcabrL;7!l`>i>l`N4mhO%X|JfAqR(kM(P_9h=N3am=5v@0<wcdu=;kg5MC
=B+Fy#4Tv2YNmrLjj#zSKP;)GXs0tPy0Y=E<}4B@3a;5L{4BmLnJ!YX@vvzwkEbK1fhMde@+ie9iYS>aa<lg)FRF$txh%G+)hF_-
%&@tx6RZa?*d<e@=%=?QKCGCidZ^W^Xb%
"""


# ==================================================================================================
# src/tempo/written.py
# ==================================================================================================

"""Machine code that is written out for LLVM by hand, where what numba makes of a loop is not good enough."""


def written_by(writer: Callable) -> Callable:
    """As `njit`, and the machine code is what a writer writes: it is given a builder of llvmlite's and the arguments,
    of arrays the address of the first element, and returns nothing. Interpreted the function is what it stands as."""

    def mark(function: Any) -> Any:
        MARKED[function] = {}
        function.writer, function.numbas = writer, partial(for_numba, function, writer)
        return function

    return mark


def for_numba(function: Callable, writer: Callable) -> Any:
    """What the compiler takes in place of the function."""
    from numba import types
    from numba.extending import intrinsic

    def typed(context: Any, *kinds: Any) -> tuple[Any, Callable]:
        def write(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
            writer(builder, *(
                context.make_array(kind)(context, builder, value).data if isinstance(kind, types.Array) else value
                for kind, value in zip(kinds.args, values, strict=True)
            ))  # fmt: skip
            return context.get_dummy_value()

        return types.void(*kinds), write

    names = ["context", *signature(function).parameters]  # numba asks how many there are
    typed.__signature__ = Signature(  # type: ignore[attr-defined]
        [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in names]
    )
    return intrinsic(typed)


# ==================================================================================================
# src/tempo/network/tiles.py
# ==================================================================================================

"""The one thing that takes a network its time, as fast as a processor can: rows of weights, each as often as an input
says, added up for some cells at once.

The sums of six cells and sixteen outputs stay in registers while all rows go by; so each weight is read once for six
cells, and nothing is written until the end. Numba keeps such sums in memory, which costs it two thirds of the time. So
this is written out for LLVM, where a vector of eight is as wide as the registers that are asked for; where they are
narrower, LLVM splits it.
"""

CELLS = 6  # whose sums are added up together
VECTOR, VECTORS = 8, 2  # numbers in a vector, and vectors of a cell
OUTPUTS_AT_ONCE = VECTOR * VECTORS


def write_rows(builder, sums, inputs, places, weights, first, stride, count):
    """For LLVM, what `add_tile` says."""
    from llvmlite import ir

    whole, number = ir.IntType(64), ir.FloatType()
    vector = ir.VectorType(number, VECTOR)
    name, kind = f"llvm.fma.v{VECTOR}f32", ir.FunctionType(vector, [vector] * 3)
    fused = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
    lanes = ir.Constant(ir.VectorType(ir.IntType(32), VECTOR), [0] * VECTOR)
    each = [(cell, part) for cell in range(CELLS) for part in range(VECTORS)]

    def vector_at(pointer, offset):
        return builder.bitcast(builder.gep(pointer, [offset]), vector.as_pointer())

    def read(pointer, offset):
        found = builder.load(vector_at(pointer, offset))
        found.align = 4
        return found

    def sum_at(cell, part):
        return whole((cell * VECTORS + part) * VECTOR)

    from_here = [builder.gep(inputs, [builder.load(builder.gep(places, [whole(cell)]))]) for cell in range(CELLS)]
    begins = {one: read(sums, sum_at(*one)) for one in each}
    before, rows, after = builder.block, builder.append_basic_block("rows"), builder.append_basic_block("summed")
    builder.branch(rows)
    builder.position_at_end(rows)
    row, found = builder.phi(whole), {one: builder.phi(vector) for one in each}
    row.add_incoming(whole(0), before)
    at = builder.add(first, builder.mul(row, stride))
    told = [read(weights, builder.add(at, whole(part * VECTOR))) for part in range(VECTORS)]
    given = {}
    for cell, part in each:
        if part == 0:
            alone = builder.insert_element(ir.Constant(vector, ir.Undefined), builder.load(
                builder.gep(from_here[cell], [row])), ir.IntType(32)(0))  # fmt: skip
            times = builder.shuffle_vector(alone, ir.Constant(vector, ir.Undefined), lanes)
        given[cell, part] = builder.call(fused, [times, told[part], found[cell, part]])
    following = builder.add(row, whole(1))
    row.add_incoming(following, rows)
    for one in each:
        found[one].add_incoming(begins[one], before)
        found[one].add_incoming(given[one], rows)
    builder.cbranch(builder.icmp_signed("<", following, count), rows, after)
    builder.position_at_end(after)
    for one in each:
        builder.store(given[one], vector_at(sums, sum_at(*one))).align = 4


@written_by(write_rows)
def add_tile(sums, inputs, places, weights, first, stride, count):
    """Add to the sums of each cell `count` rows of weights, of which each has OUTPUTS_AT_ONCE numbers from `first` on
    and the next one `stride` further, as often as the inputs say that stand one after the other from its place on.
    There is at least one row."""
    given = weights.reshape(-1)
    for cell in range(CELLS):
        for row in range(count):
            times, at = inputs[places[cell] + row], first + row * stride
            for output in range(OUTPUTS_AT_ONCE):
                sums[cell * OUTPUTS_AT_ONCE + output] += times * given[at + output]


# ==================================================================================================
# src/tempo/network/layers.py
# ==================================================================================================

"""A policy-value network for boards: convolutions, and of what they end with the ratings of moves and a value.

    planes -> convolution -> bend -> convolution -> bend -> ... -> features of each cell
    features -> a few numbers a cell -> bend -> ratings, one for each action            the policy, before it is shares
    features -> a few numbers a cell -> bend -> hidden -> bend -> tanh                  the value for the side to move

All layers are one thing: each of their inputs has a row of weights, what it adds to all outputs, and the rows lie in
one table. A convolution of 3x3 adds up three runs of inputs for each cell, since three neighbours in a row of the board
lie side by side; the board has a border of nothing. Some cells are added up together (tiles.py): faster than copying
the neighbourhoods together for `np.dot`, and machine code like the rest.

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

    weights: np.ndarray  # float32[all rows, most outputs of a layer, up to a multiple of OUTPUTS_AT_ONCE]
    begins: np.ndarray  # float32[layers, most outputs] what the sums begin with
    layers: np.ndarray  # int64[layers, 4] the convolutions, then the heads
    rows: int  # of the board
    columns: int
    here: np.ndarray  # float32[cells with border * most channels] what is put in, and what every second layer gives
    there: np.ndarray  # float32[the same]
    sums: np.ndarray  # float32[most outputs] of the layer that is being added up
    tile: np.ndarray  # float32[CELLS * OUTPUTS_AT_ONCE] of some cells that are
    places: np.ndarray  # int64[CELLS] where the inputs of these begin
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
        tile=np.zeros(CELLS * OUTPUTS_AT_ONCE, np.float32),
        places=np.zeros(CELLS, np.int64),
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
    across, stride, tile = network.columns + 2, network.weights.shape[1], network.tile
    keeps = network.layers[layer, WITH_INPUTS] != 0
    for place in range(outputs.size):
        outputs[place] = NOTHING
    for cell in range(0, network.rows * network.columns, CELLS):
        for first in range(0, width, OUTPUTS_AT_ONCE):
            begin_tile(network, layer, first)
            for above in range(AROUND):
                for number in range(CELLS):
                    corner = place_of(network, cell + number) + (above - 1) * across - 1
                    network.places[number] = corner * channels
                row = network.layers[layer, FIRST_ROW] + above * AROUND * channels
                add_tile(tile, inputs, network.places, network.weights, row * stride + first, stride, AROUND * channels)
            for number in range(CELLS):
                place = place_of(network, cell + number) * width + first
                for c in range(min(OUTPUTS_AT_ONCE, width - first)):
                    given = max(tile[number * OUTPUTS_AT_ONCE + c], NOTHING)
                    outputs[place + c] = given + inputs[place + c] if keeps else given


@inlined
def place_of(network, cell):
    """Where a cell stands on the board with its border; behind the last one, that one again."""
    cell = min(cell, network.rows * network.columns - 1)
    return (cell // network.columns + 1) * (network.columns + 2) + cell % network.columns + 1


@inlined
def begin_tile(network, layer, first):
    """What the sums of a tile begin with."""
    for number in range(CELLS):
        for c in range(OUTPUTS_AT_ONCE):
            network.tile[number * OUTPUTS_AT_ONCE + c] = network.begins[layer, first + c]


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
    channels, width = network.layers[layer, INPUTS], network.layers[layer, OUTPUTS]
    cells, stride = network.rows * network.columns, network.weights.shape[1]
    for cell in range(0, cells, CELLS):
        begin_tile(network, layer, 0)
        for number in range(CELLS):
            network.places[number] = place_of(network, cell + number) * channels
        row = network.layers[layer, FIRST_ROW]
        add_tile(network.tile, features, network.places, network.weights, row * stride, stride, channels)
        for number in range(min(CELLS, cells - cell)):
            for c in range(width):
                network.listed[(cell + number) * width + c] = max(network.tile[number * OUTPUTS_AT_ONCE + c], NOTHING)


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
    sees_last: bool = False  # whether it is shown which move was the last

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
    most = -(-max(outputs for _, _, outputs, _ in layers) // OUTPUTS_AT_ONCE) * OUTPUTS_AT_ONCE
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
    return NetworkShape(
        size, size, FULL, size * size, channels, keeps=False, value_cells=2, value_hidden=64, sees_last=True
    )


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
# src/tempo/search/leaves/memory.py
# ==================================================================================================

"""What a network said of positions, kept for when they come up again: by another order of moves, or in the next search.

A table in which each position has one place and the last one that came there stays. What is found is what was said, to
the bit: nothing but time depends on what is remembered.
"""

BYTES = 1 << 23  # of ratings; the rest of a table takes less
NEVER, WHICHEVER = -2, -1  # no move has such a number


class Memory(NamedTuple):
    """[N] is the number of places, a power of two."""

    sees_last: bool  # whether it matters which move was the last
    states: np.ndarray  # of the games' kind [N, words] the positions
    lasts: np.ndarray  # int64[N] the moves that led there, if it matters, or NEVER
    ratings: np.ndarray  # float32[N, actions] what was said
    values: np.ndarray  # float32[N]


def new_memory(state: np.ndarray, shape: NetworkShape) -> Memory:
    """For positions of one game, and what one network says of them."""
    places = 1 << (BYTES // (4 * shape.actions)).bit_length() - 1
    return Memory(
        shape.sees_last,
        np.zeros((places, state.size), state.dtype),
        np.full(places, NEVER),
        np.zeros((places, shape.actions), np.float32),
        np.zeros(places, np.float32),
    )


def forget_all(memory: Memory) -> None:
    """As new."""
    memory.lasts[:] = NEVER


@inlined
def last_of(memory, last):
    """The last move, as far as it matters."""
    return last if memory.sees_last else WHICHEVER


@inlined
def place_of_position(memory, state, last):
    """Where a position is kept, if it is."""
    mixed = np.uint64(last_of(memory, last) + 2)
    for i in range(state.size):
        mixed = scramble(mixed ^ np.uint64(state[i]))
    mixed = scramble(scramble(mixed))
    return np.int64((mixed ^ (mixed >> THIRTY_TWO)) & np.uint64(memory.values.size - 1))


@inlined
def is_kept(memory, place, state, last):
    """Whether it is this position that is kept there."""
    if memory.lasts[place] != last_of(memory, last):
        return False
    for i in range(state.size):
        if memory.states[place, i] != state[i]:
            return False
    return True


@inlined
def keep(memory, place, state, last, ratings, value):
    """Write down what was said of a position."""
    memory.lasts[place] = last_of(memory, last)
    for i in range(state.size):
        memory.states[place, i] = state[i]
    for action in range(ratings.size):
        memory.ratings[place, action] = ratings[action]
    memory.values[place] = value


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
    """A network, how a game shows it a position, and what it has said."""

    show: Callable  # (board, state, last move or NOBODY_MOVED, network) -> None; puts in what stands where
    network: Network
    memory: Memory


@njit
def ask_network(game, tree, settings, rng, depth):
    """What the position is worth to the network; its moves become nodes."""
    node = tree.path[depth]
    place = remember(game, tree.state, np.int64(tree.choice[node].action))
    memory = game.sight.memory
    return take_in(game, tree, settings, node, memory.values[place], memory.ratings[place])


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
def remember(game, state, last):
    """Where in the memory stands what the network says of a position; it is asked if nothing stands there."""
    memory = game.sight.memory
    place = place_of_position(memory, state, last)
    if not is_kept(memory, place, state, last):
        told = see(game, state, last)
        keep(memory, place, state, last, game.sight.network.ratings, told)
    return place


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
    memory = new_memory(new_gomoku_state([0] * (SIZE * SIZE), SIZE, IN_A_ROW, 1), shape)
    return Sight(show_gomoku, network_of(shape, read_weights(WEIGHTS, shape)), memory)


# ==================================================================================================
# src/tempo/gomoku/network.py
# ==================================================================================================

"""The agent that learned by itself. `build.py` bundles this module into submission/gomoku_network.py."""

PLAYER = NetworkAgent(NETWORK)


def agent(observation: Any, configuration: Any = None) -> int:
    """The cell to play; the environment takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
