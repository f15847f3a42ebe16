# Tempo: the agent `othello_classic` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py othello_classic`. They are:
#
#   tempo.machine_code           Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.compiling              Making machine code with numba, from the functions that are marked for it.
#   tempo.workshop               Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.jit                    From source to machine code: a ladder of three rungs.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.othello.endgame.endgame_table What the endgame solver remembers of positions: bounds of their scores and the move to try first.
#   tempo.othello.endgame.endgame_moves Turning discs and counting them, as fast as the last plies of a game need it.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.othello.rules          Othello on two 64-bit words, the discs of the side to move and those of the other side.
#   tempo.othello.endgame.endgame_last The last squares of a game, without lists of moves: every empty square is tried, those first that lie in
#   tempo.othello.endgame.endgame_tree The tree of the endgame solver: does the score of the root reach a goal?
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.othello.endgame.endgame Perfect play at the end of a game of Othello: the exact difference of discs.
#   tempo.othello.endgame.exact_moves The endgame solver as the player wants it: which moves are best for certain.
#   tempo.othello.machine_code_data Machine code of othello, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.othello.playouts       Othello played to its end at random: uniformly, by Roxanne's priorities, or by a mixture of both.
#   tempo.othello.move_priors    How good a move looks at first sight, which decides who is tried first: by its square, and by the replies it leaves.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.othello.profiles       The two profiles of the Othello agent: values, not forks of the code.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.othello.agent          The Othello agent: what it is shown, what it knows without searching, what it prints.
#   tempo.othello.classic        The agent that is plain UCT. `build.py` bundles this module into submission/othello_classic.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import partial
import gc
from hashlib import blake2b
import json
import marshal
from math import inf
import math
import numpy as np
import os
from pathlib import Path
import platform
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
# src/tempo/othello/endgame/endgame_table.py
# ==================================================================================================

"""What the endgame solver remembers of positions: bounds of their scores and the move to try first.

An entry is two words, the opponent's discs and a mixture of both sides' discs from which the mover's follow,
so that positions are told apart with certainty. The top bits of the mixture are the index of the entry
already: in their place the entry holds what is known. Nothing known is written as zero.

What is known is true for ever, so the table never has to be emptied. It begins small, which processor
caches like, and is four times as large each time it has taken half as many entries as it has room for.
"""

MIX_MINE, MIX_THEIRS = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03)
WORD = np.uint64(64)
FIELD_BITS, TWICE_FIELD_BITS = np.uint64(6), np.uint64(12)  # each of lower bound, upper bound, move
FIELD = np.uint64(63)
KNOWN_SHIFT = np.uint64(64 - 18)
FIRST_BITS, MOST_BITS = 18, 28  # of the index: at least what three fields need
LEAST, GREATEST = -64, 64  # scores


@inlined
def mixture(mine, theirs):
    return (mine * MIX_MINE) ^ (theirs * MIX_THEIRS)


@inlined
def known_of(table, bits, mixed, theirs):
    """What is known of a position: zero, if nothing is."""
    index = (mixed >> (WORD - bits)) << ONE
    if table[index | ONE] != theirs or (table[index] ^ mixed) << bits != ZERO:
        return ZERO
    return table[index] >> KNOWN_SHIFT


@inlined
def lower_bound(known):
    return LEAST + 2 * np.int64(known & FIELD)


@inlined
def upper_bound(known):
    return GREATEST - 2 * np.int64((known >> FIELD_BITS) & FIELD)


@inlined
def likely_move(known):
    """The square to try first; a1 where none is known."""
    return known >> TWICE_FIELD_BITS


@inlined
def with_score(known, score, goal):
    """What is known, and that the score is at least this if it reaches the goal, else at most this. The last
    one of either end has no room and is written as the last but one."""
    if score >= goal:
        return (known & ~FIELD) | np.uint64(min(62, score) - LEAST >> 1)
    return (known & ~(FIELD << FIELD_BITS)) | np.uint64(GREATEST - max(-62, score) >> 1) << FIELD_BITS


@inlined
def keep(table, bits, mixed, theirs, known):
    """Make this the entry of a position."""
    index = (mixed >> (WORD - bits)) << ONE
    table[index] = (known << KNOWN_SHIFT) | (mixed << bits >> bits)
    table[index | ONE] = theirs


@inlined
def grow(table, bits):
    """Spread the entries over a table of four times the size, the last first: none is overwritten before it
    has moved."""
    size = ONE << bits
    for step in range(size):
        index = size - ONE - np.uint64(step)
        entry, theirs = table[index << ONE], table[(index << ONE) | ONE]
        for place in range(8):
            table[(index << np.uint64(3)) | np.uint64(place)] = ZERO
        if theirs != ZERO:
            mixed = (entry << bits >> bits) | (index << (WORD - bits))
            keep(table, bits + TWO, mixed, theirs, entry >> KNOWN_SHIFT)


# ==================================================================================================
# src/tempo/othello/endgame/endgame_moves.py
# ==================================================================================================

"""Turning discs and counting them, as fast as the last plies of a game need it.

A ray is the line of squares from one square to the edge, one for each of the eight directions. Along
the rays to higher squares a carry runs through the opponent's discs and stops at the first other square;
along the others that square is the highest bit which is not his. Neither needs a loop over squares. With the
flips of the rules, which take no tables, the solver was 10 % slower.
With a single square left, what its four lines turn is looked up.
"""

LINE = 8  # squares on a side of the board
RISING = ((0, 1), (1, -1), (1, 0), (1, 1))  # rows and columns of a step to a higher square


def ray_from(square: int, rows: int, columns: int) -> int:
    """The squares from this one, which does not belong, to the edge."""
    row, column = divmod(square, LINE)
    squares = 0
    while 0 <= row + rows < LINE and 0 <= column + columns < LINE:
        row, column = row + rows, column + columns
        squares |= 1 << (LINE * row + column)
    return squares


def rays_from(square: int) -> list[int]:
    """The four rays to higher squares, then the four opposite ones."""
    rising = [ray_from(square, rows, columns) for rows, columns in RISING]
    return rising + [ray_from(square, -rows, -columns) for rows, columns in RISING]


def squares_around(square: int) -> int:
    """The squares next to this one."""
    row, column = divmod(square, LINE)
    nearby = (
        (row + rows, column + columns) for rows in (-1, 0, 1) for columns in (-1, 0, 1) if (rows, columns) != (0, 0)
    )
    return sum(1 << (LINE * r + c) for r, c in nearby if 0 <= r < LINE and 0 <= c < LINE)


def turned_on_line(position: int, discs: int) -> int:
    """How many discs a move to this position of a line turns, where all other squares are taken and `discs`
    are the mover's. It holds for shorter lines as well: squares beyond their ends count as the opponent's."""
    turned = 0
    for step in (-1, 1):
        end = position + step
        while 0 <= end < LINE and not discs >> end & 1:
            end += step
        if 0 <= end < LINE:
            turned += abs(end - position) - 1
    return turned


BOARD_SQUARES = range(LINE * LINE)
RAYS = np.array([rays_from(square) for square in BOARD_SQUARES], np.uint64).ravel()  # uint64[64 * 8]
AROUND = np.array([squares_around(square) for square in BOARD_SQUARES], np.uint64)  # uint64[64]
DIAGONALS = np.array(  # uint64[64 * 2] both diagonals through a square
    [[ray_from(square, 1, way) | ray_from(square, -1, -way) for way in (1, -1)] for square in BOARD_SQUARES], np.uint64
).ravel()
TURNED = np.array(  # uint8[8 * 256] by the position on a line, then by the mover's discs on it
    [turned_on_line(position, discs) for position in range(LINE) for discs in range(1 << LINE)], np.uint8
)
THREE, SEVEN, EIGHT, LAST_BYTE, BYTE = np.uint64(3), np.uint64(7), np.uint64(8), np.uint64(56), np.uint64(255)
NOT_LAST_COLUMN = np.uint64(0x7F7F7F7F7F7F7F7F)
EIGHT_COLUMNS = np.uint64(0x0101010101010101)  # the first column; times this, all rows are added up in the last
COLUMN_TO_BYTE = np.uint64(0x0102040810204080)


@inlined
def squares_beside(discs):
    """The squares that are or touch one of these."""
    wide = discs | ((discs & NOT_LAST_COLUMN) << ONE) | ((discs >> ONE) & NOT_LAST_COLUMN)
    return wide | (wide << EIGHT) | (wide >> EIGHT)


@njit
def turned_by(mine, theirs, square):
    """The discs that a move to this empty square turns."""
    first = np.int64(square) * 8
    turned = ZERO
    for index in range(first, first + 4):
        ray = RAYS[index]
        end = ((theirs | ~ray) + ONE) & ray & mine
        turned |= (end - np.uint64(end != ZERO)) & ray
    for index in range(first + 4, first + 8):
        ray = RAYS[index]
        rest = ray & ~theirs
        length = ZERO  # of what is left; compiled, this loop becomes one instruction
        while rest != ZERO:
            rest >>= ONE
            length += ONE
        end = (ONE << length >> ONE) & mine
        turned |= ray & (ZERO - (end << ONE))
    return turned


@njit
def count_turned(mine, square):
    """How many discs a move to the only empty square turns."""
    row, column = square >> THREE, square & SEVEN
    line = (mine >> (row << THREE)) & BYTE
    turned = np.int64(TURNED[(column << SEVEN << ONE) | line])
    line = ((mine >> column) & EIGHT_COLUMNS) * COLUMN_TO_BYTE >> LAST_BYTE
    turned += TURNED[(row << SEVEN << ONE) | line]
    line = (mine & DIAGONALS[square << ONE]) * EIGHT_COLUMNS >> LAST_BYTE
    turned += TURNED[(column << SEVEN << ONE) | line]
    line = (mine & DIAGONALS[(square << ONE) | ONE]) * EIGHT_COLUMNS >> LAST_BYTE
    return turned + TURNED[(column << SEVEN << ONE) | line]


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
# src/tempo/othello/rules.py
# ==================================================================================================

"""Othello on two 64-bit words, the discs of the side to move and those of the other side.

A square is row * 8 + column, the top row first, as it is in the notation and in OpenSpiel, and its disc is
the bit of that number:

     0  1  2  3  4  5  6  7     row 1: a1 b1 ... h1
     8  9 10 11 12 13 14 15     row 2
     .  .  .                    d4 and e5 are white at the start,
    56 57 58 59 60 61 62 63     row 8    d5 and e4 black; black moves first

A pass is move 64: legal where there is no other and the opponent has one. When neither has, the game is over.

All directions are looked at in all places at once: discs of the other side that stand in a run from one's own
are found in three doubling steps, as a run is six long at most. To the right an addition does it: its carry goes
through the run to the square behind. Flips, each waiting for the one before, were measured side by side at 9.5 ns;
with every direction in doubling steps at 10.4, with carries through tables of rays at 8.3 to 8.9 (which takes 7 kB
of cache), in steps of one square at 27 and square by square at 54.
"""

SIDE = 8
CELLS = 64
PASS = 64
MINE, THEIRS = 0, 1  # the two words of a state
BLACK, WHITE = 1, 2  # marks in a list of cells, where 0 is empty

# Steps to the right, and down to the left, straight down, down to the right.
RIGHT, DOWN_LEFT, DOWN, DOWN_RIGHT = np.uint64(1), np.uint64(7), np.uint64(8), np.uint64(9)
INNER_COLUMNS = np.uint64(0x7E7E7E7E7E7E7E7E)  # b to g: what a run that goes across columns can stand in


@njit
def moves_of(mine, theirs):
    """The squares where the side to move may put a disc."""
    inner = theirs & INNER_COLUMNS
    found = inner + (inner & (mine << RIGHT))
    found |= run_back(mine, inner, RIGHT) >> RIGHT
    found |= ends_of_runs(mine, inner, DOWN_LEFT)
    found |= ends_of_runs(mine, theirs, DOWN)
    found |= ends_of_runs(mine, inner, DOWN_RIGHT)
    return found & ~(mine | theirs)


@njit
def flips_of(mine, theirs, square):
    """The discs that change sides when the side to move puts one on an empty square; none where it may not."""
    return flips_from(ONE << np.uint64(square), mine, theirs)


@njit
def flips_from(disc, mine, theirs):
    """As `flips_of`, the square given by its bit."""
    inner = theirs & INNER_COLUMNS
    flips = flips_to_the_right(disc, mine, inner)
    back = run_back(disc, inner, RIGHT)
    if (back >> RIGHT) & mine != ZERO:
        flips |= back
    flips |= flips_both_ways(disc, mine, inner, DOWN_LEFT)
    flips |= flips_both_ways(disc, mine, theirs, DOWN)
    flips |= flips_both_ways(disc, mine, inner, DOWN_RIGHT)
    return flips


@inlined
def run_on(start, line, step):
    """The discs of `line` that stand in a run behind `start`, in the direction of rising numbers."""
    run = line & (start << step)
    run |= line & (run << step)
    pairs = line & (line << step)
    run |= pairs & (run << (step + step))
    return run | (pairs & (run << (step + step)))


@inlined
def run_back(start, line, step):
    """As `run_on`, in the direction of falling numbers."""
    run = line & (start >> step)
    run |= line & (run >> step)
    pairs = line & (line >> step)
    run |= pairs & (run >> (step + step))
    return run | (pairs & (run >> (step + step)))


@inlined
def ends_of_runs(mine, line, step):
    """The squares right behind such runs, in both directions."""
    return (run_on(mine, line, step) << step) | (run_back(mine, line, step) >> step)


@inlined
def flips_to_the_right(disc, mine, inner):
    """The run to the right of a disc, if a disc of ours stands behind it."""
    start = inner & (disc << RIGHT)
    end = (inner + start) & mine
    return end - start if end != ZERO else ZERO


@inlined
def flips_both_ways(disc, mine, line, step):
    """The runs from a disc, in both directions, where a disc of ours stands behind them."""
    on, back = run_on(disc, line, step), run_back(disc, line, step)
    flips = on if (on << step) & mine != ZERO else ZERO
    return flips | back if (back >> step) & mine != ZERO else flips


@inlined
def square_of(disc):
    """The number of the square of a single disc."""
    return count_bits(disc - ONE)


@njit
def legal(board, state, actions):
    """Write the squares that may be taken, or the pass; return how many."""
    moves = moves_of(state[MINE], state[THEIRS])
    if moves == ZERO:
        actions[0] = PASS
        return 1
    count = 0
    while moves != ZERO:
        rest = moves & (moves - ONE)
        actions[count] = square_of(moves ^ rest)
        count += 1
        moves = rest
    return count


@njit
def play(board, state, action):
    """Put a disc, or pass; the other side is then to move."""
    mine, theirs = state[MINE], state[THEIRS]
    if action != PASS:
        flips = flips_of(mine, theirs, action)
        mine |= flips | (ONE << np.uint64(action))
        theirs ^= flips
    state[MINE] = theirs
    state[THEIRS] = mine


@njit
def outcome(board, state):
    """The result for the side that just moved."""
    mine, theirs = state[MINE], state[THEIRS]
    if moves_of(mine, theirs) != ZERO or moves_of(theirs, mine) != ZERO:
        return ONGOING
    margin = count_bits(theirs) - count_bits(mine)
    if margin == 0:
        return DRAWN
    return WON if margin > 0 else LOST


def new_state(cells: list[int], mark: int) -> np.ndarray:
    """A state from a list of cells, top row first: 0 empty, 1 black, 2 white; `mark` is to move."""
    mine = sum(1 << square for square, cell in enumerate(cells) if cell == mark)
    theirs = sum(1 << square for square, cell in enumerate(cells) if cell == 3 - mark)
    return np.array([mine, theirs], np.uint64)


def start_state() -> np.ndarray:
    """The state in which every game begins."""
    cells = [0] * CELLS
    cells[27] = cells[36] = WHITE
    cells[28] = cells[35] = BLACK
    return new_state(cells, BLACK)


def square_name(action: int) -> str:
    """What people call a move: a1 to h8, or pass."""
    return "pass" if action == PASS else "abcdefgh"[action % SIDE] + str(action // SIDE + 1)


def new_game(playout: Callable) -> Game:
    """These rules, with one of the playouts. Two passes in a row do not happen: a pass follows a disc."""
    return Game(None, legal, play, outcome, playout, CELLS, 2 * CELLS)


# ==================================================================================================
# src/tempo/othello/endgame/endgame_last.py
# ==================================================================================================

"""The last squares of a game, without lists of moves: every empty square is tried, those first that lie in
a quadrant with an odd number of empty squares, where whoever moves now will also move last.

A score is the difference of discs at the end, the squares that stay empty counted as the winner's, which
makes it even. Asked whether a position is worth a goal, these functions return a bound that tells: a score
that it reaches if it is at least the goal, else one that it does not exceed.
"""

DISCS = 64
UNPLAYED = -DISCS - 2  # less than any score
# Whether the other side has just passed. Not True and False: numba would compile for each, and link them at run time.
GOES_ON, PASSED = np.int64(0), np.int64(1)
QUADRANTS = np.array(  # uint64[64] the quarter of the board that a square is in
    [0x0F0F0F0F << (32 * (square >= 32)) << (4 * (square % 8 >= 4)) for square in range(64)], np.uint64
)


@njit
def final_score(mine, theirs):
    """The score when neither side can move."""
    here, there = count_bits(mine), count_bits(theirs)
    if here > there:
        return DISCS - 2 * there
    return 2 * here - DISCS if here < there else 0


@njit
def score_of_one(mine, square):
    """The score with one empty square; all the other discs are the opponent's."""
    discs = count_bits(mine)
    turned = count_turned(mine, square)
    if turned > 0:
        return 2 * (discs + turned + 1) - DISCS
    turned = count_turned(~mine & ~(ONE << square), square)
    if turned > 0:
        return 2 * (discs - turned) - DISCS
    return 2 * (discs + (1 if 2 * discs >= DISCS else 0)) - DISCS


@njit
def score_of_two(mine, theirs, first, second, goal):
    """A bound of the score with two empty squares."""
    best = UNPLAYED
    if AROUND[first] & theirs != ZERO:
        turned = turned_by(mine, theirs, first)
        if turned != ZERO:
            best = -score_of_one(theirs ^ turned, second)
            if best >= goal:
                return best
    if AROUND[second] & theirs != ZERO:
        turned = turned_by(mine, theirs, second)
        if turned != ZERO:
            best = max(best, -score_of_one(theirs ^ turned, first))
    return best


@njit
def score_of_few(mine, theirs, empty, odd, goal, passed, task):
    """A bound of the score with one or more empty squares; `odd` are the quadrants with an odd number."""
    task[0] += 1
    best = UNPLAYED
    others = empty & (empty - ONE)
    if others == ZERO:
        return score_of_one(mine, np.uint64(square_of(empty)))
    if others & (others - ONE) == ZERO:
        first, second = np.uint64(square_of(empty ^ others)), np.uint64(square_of(others))
        best = score_of_two(mine, theirs, first, second, goal)
    else:
        squares, rest = empty & odd, empty & ~odd
        while squares | rest != ZERO:
            if squares == ZERO:
                squares, rest = rest, ZERO
            square = squares & (~squares + ONE)
            squares ^= square
            index = np.uint64(square_of(square))
            if AROUND[index] & theirs == ZERO:
                continue
            turned = turned_by(mine, theirs, index)
            if turned != ZERO:
                score = -score_of_few(
                    theirs ^ turned, mine ^ turned ^ square, empty ^ square, odd ^ QUADRANTS[index], 2 - goal,
                    GOES_ON, task
                )
                if score > best:
                    best = score
                    if best >= goal:
                        break
    if best != UNPLAYED:
        return best
    if passed == PASSED:
        return final_score(mine, theirs)
    return -score_of_few(theirs, mine, empty, odd, 2 - goal, PASSED, task)


# ==================================================================================================
# src/tempo/othello/endgame/endgame_tree.py
# ==================================================================================================

"""The tree of the endgame solver: does the score of the root reach a goal?

The score of a position is at least g if some move leads to one whose score, told by the other side, is
not at least 2 - g; scores are even. So one question is asked in the whole tree, and every node answers with
a bound of its score that settles it. The line that is being searched lies in frames, one for each ply, a pass
being one: between two nodes the search can stop and go on later exactly where it stopped. The last squares
are left to `score_of_few`, which is never broken off.

Moves are tried in the order of how few replies they leave the opponent. Where the squares are many, the
table is asked about all of them first: one that is known to reach the goal ends the node.
"""

# These limits and the weights below are those that were fastest: docs/othello_endgame.md.
FEW = 6  # with so many empty squares, lists of moves cost more than they save
PEEK = 12  # with so many, the table is asked about every move, and the ordering looks further

# What a move is worth: a reply less for the opponent is worth REPLY, an empty square less beside our discs, where
# he may get replies later, is worth LATER_REPLY.
REPLY, CORNER_REPLY, LATER_REPLY, PARITY, LIKELY = 4, 4, 1, 3, 1 << 10
MIDDLE_WORTH = 1 << 8
CORNERS = np.uint64(0x8100000000000081)

# A frame: a state, what is asked and known of it, and its moves.
MIXED, KNOWN, BEST, NEXT, COUNT, QUEUE = range(2, 8)
MOST_MOVES = 34
# In the queue the best move comes first: a word for each, its worth above the number of its record.
NUMBER_BITS, NUMBER_MASK = np.uint64(8), np.uint64(255)
# Behind the queue a record for each move: its square, the discs it turns, the replies.
SQUARE, TURNED_DISCS, REPLIES, RECORD_SIZE = 0, 1, 2, 3
FRAME_SIZE = QUEUE + (1 + RECORD_SIZE) * MOST_MOVES
MOST_PLIES = 128
PASS_FRAME = np.uint64(1 << 20)  # as COUNT: the ply is a pass

# The task: what is asked of the root, what is known, and where the search is.
NODES, LOW, HIGH, FLOOR, CEILING, GOAL, PLY, STORED, BITS, LAST_BITS = range(10)
ASKING = -1  # of PLY, when no search is under way
CURSOR_MINE, CURSOR_THEIRS, CURSOR_MOVES, ROOT_MINE, ROOT_THEIRS = range(5)
UNDECIDED = UNPLAYED  # in place of a score
SCORE_ZERO = 128  # scores in frames are kept above this


class Workspace(NamedTuple):
    """All the memory of a solver."""

    table: np.ndarray  # uint64[2 * 2^LAST_BITS]
    frames: np.ndarray  # uint64[MOST_PLIES * FRAME_SIZE]
    cursor: np.ndarray  # uint64[5] the position the search is at, and the root
    task: np.ndarray  # int64[10]


def new_workspace(table_bits: int) -> Workspace:
    """Memory for a solver whose table has at most 2^table_bits entries of 16 bytes."""
    work = Workspace(
        table=np.zeros(2 << table_bits, np.uint64),
        frames=np.zeros(MOST_PLIES * FRAME_SIZE, np.uint64),
        cursor=np.zeros(5, np.uint64),
        task=np.zeros(10, np.int64),
    )
    work.task[BITS] = FIRST_BITS
    work.task[LAST_BITS] = table_bits
    return work


@njit
def search_tree(work, budget):
    """Go on with the search: a bound of the root's score that answers the goal, or UNDECIDED when out of nodes."""
    table, frames, cursor, task = work
    mine, theirs, moves = cursor[CURSOR_MINE], cursor[CURSOR_THEIRS], cursor[CURSOR_MOVES]
    ply, stored, root_goal = task[PLY], task[STORED], task[GOAL]
    bits = np.uint64(task[BITS])
    while task[NODES] < budget:
        task[NODES] += 1
        goal = root_goal if ply & 1 == 0 else 2 - root_goal
        frame = ply * FRAME_SIZE
        empty = count_bits(~(mine | theirs))
        score = UNDECIDED
        if moves == ZERO:
            if moves_of(theirs, mine) == ZERO:
                score = final_score(mine, theirs)
            else:
                frames[frame + MINE], frames[frame + THEIRS] = mine, theirs
                frames[frame + NEXT], frames[frame + COUNT] = ZERO, PASS_FRAME
        elif empty <= FEW:
            score = score_of_few(mine, theirs, ~(mine | theirs), odd_quadrants(~(mine | theirs)), goal, GOES_ON, task)
        else:
            mixed = mixture(mine, theirs)
            known = known_of(table, bits, mixed, theirs)
            if lower_bound(known) >= goal:
                score = lower_bound(known)
            elif upper_bound(known) < goal:
                score = upper_bound(known)
            else:
                frames[frame + MINE], frames[frame + THEIRS] = mine, theirs
                frames[frame + MIXED], frames[frame + KNOWN] = mixed, known
                score = queue_moves(table, bits, frames, frame, moves, empty, goal)
        while score != UNDECIDED:  # up, as far as the score answers the question there
            if ply == 0:
                task[STORED], task[BITS] = stored, bits
                return score
            ply -= 1
            frame = ply * FRAME_SIZE
            goal = root_goal if ply & 1 == 0 else 2 - root_goal
            score = -score
            if frames[frame + COUNT] == PASS_FRAME:
                continue
            best = int(np.int64(frames[frame + BEST])) - SCORE_ZERO
            known = frames[frame + KNOWN]
            if score > best:
                best = score
                square = frames[record_of(frames, frame, frames[frame + NEXT] - ONE) + SQUARE]
                known = (known & ~(FIELD << TWICE_FIELD_BITS)) | (square << TWICE_FIELD_BITS)
                frames[frame + BEST], frames[frame + KNOWN] = np.uint64(best + SCORE_ZERO), known
            if best < goal and frames[frame + NEXT] < frames[frame + COUNT]:
                break
            score = best
            known = with_score(known, score, goal)
            keep(table, bits, frames[frame + MIXED], frames[frame + THEIRS], known)
            stored += 1
        mine, theirs = frames[frame + THEIRS], frames[frame + MINE]
        if frames[frame + COUNT] == PASS_FRAME:
            moves = moves_of(mine, theirs)
        else:
            record = record_of(frames, frame, frames[frame + NEXT])
            frames[frame + NEXT] += ONE
            turned = frames[record + TURNED_DISCS]
            mine ^= turned
            theirs |= turned | (ONE << frames[record + SQUARE])
            moves = frames[record + REPLIES]
        ply += 1
        if stored << 1 >> np.int64(bits) != 0 and bits < task[LAST_BITS]:
            grow(table, bits)
            bits += TWO
            stored = 0
    cursor[CURSOR_MINE], cursor[CURSOR_THEIRS], cursor[CURSOR_MOVES] = mine, theirs, moves
    task[PLY], task[STORED], task[BITS] = ply, stored, bits
    return UNDECIDED


@inlined
def record_of(frames, frame, number):
    """Where the record of the n-th move in the queue is."""
    record = frames[frame + QUEUE + np.int64(number)] & NUMBER_MASK
    return frame + QUEUE + MOST_MOVES + RECORD_SIZE * np.int64(record)


@inlined
def odd_quadrants(empty):
    """The quadrants with an odd number of empty squares."""
    odd = ZERO
    while empty != ZERO:
        odd ^= QUADRANTS[square_of(empty & (~empty + ONE))]
        empty &= empty - ONE
    return odd


@inlined
def queue_moves(table, bits, frames, frame, moves, empty, goal):
    """Write the moves to the frame, the best first. A score, if the table knows enough of a move, or of all."""
    mine, theirs = frames[frame + MINE], frames[frame + THEIRS]
    likely = likely_move(frames[frame + KNOWN])
    odd = odd_quadrants(~(mine | theirs))
    best = UNDECIDED
    queue = frame + QUEUE
    record = queue + MOST_MOVES
    count = 0
    while moves != ZERO:
        square = np.uint64(square_of(moves & (~moves + ONE)))
        moves &= moves - ONE
        turned = turned_by(mine, theirs, square)
        after, other = theirs ^ turned, mine | turned | (ONE << square)
        if empty >= PEEK:
            known = known_of(table, bits, mixture(after, other), other)
            if -upper_bound(known) >= goal:
                return -upper_bound(known)
            if -lower_bound(known) < goal:
                best = max(best, -lower_bound(known))
                continue
        replies = moves_of(after, other)
        worth = MIDDLE_WORTH - REPLY * count_bits(replies) - CORNER_REPLY * count_bits(replies & CORNERS)
        if empty >= PEEK:
            worth -= LATER_REPLY * count_bits(squares_beside(other) & ~(after | other))
        if odd & (ONE << square) != ZERO:
            worth += PARITY
        if square == likely:
            worth += LIKELY
        frames[record + SQUARE], frames[record + TURNED_DISCS], frames[record + REPLIES] = square, turned, replies
        at = queue + count
        while at > queue and np.int64(frames[at - 1] >> NUMBER_BITS) < worth:
            frames[at] = frames[at - 1]
            at -= 1
        frames[at] = (np.uint64(worth) << NUMBER_BITS) | np.uint64(count)
        count += 1
        record += RECORD_SIZE
    frames[frame + BEST] = np.uint64(best + SCORE_ZERO)
    frames[frame + NEXT], frames[frame + COUNT] = ZERO, np.uint64(count)
    return best if count == 0 else UNDECIDED


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
# src/tempo/othello/endgame/endgame.py
# ==================================================================================================

"""Perfect play at the end of a game of Othello: the exact difference of discs.

A score is told from the side to move, the squares that stay empty counted as the winner's, as tournaments
do and published results are given: it is even, and positive where the side to move wins. First the outcome is
settled, by asking whether the position is won and then whether it is held; then the score is narrowed down.
"""

TABLE_BITS = 22  # 2^22 entries of 16 bytes: 64 MiB
NO_LIMIT = 1 << 62


class EndgameSolver:
    """Solves positions, remembering what it found until it is reset."""

    def __init__(self, table_bits: int = TABLE_BITS):
        if not FIRST_BITS <= table_bits <= MOST_BITS or table_bits % 2 != FIRST_BITS % 2:
            raise ValueError(f"table_bits is {table_bits}; give an even number from {FIRST_BITS} to {MOST_BITS}")
        self.work = new_workspace(table_bits)
        self.known: dict[tuple[int, int], tuple[int, int]] = {}  # bounds of the positions asked about
        self.open: tuple[int, int, int, int] | None = None  # the search that can go on: position, floor, ceiling
        self.settling: Call | None = None

    def get_ready(self, seconds: float = inf) -> Call:
        """What does the work, as machine code if that can be had in this time."""
        if self.settling is None or self.settling.rung == PYTHON:
            self.settling = settle_endgame.on(self.work, last=(1,), seconds=seconds)
        return self.settling

    def let_grow(self, table_bits: int) -> None:
        """Let the table grow to 2^table_bits entries and no further, as far as there is memory for it."""
        self.work.task[LAST_BITS] = min(table_bits, int(self.work.table.size).bit_length() - 2)

    def reset(self) -> None:
        """Forget everything."""
        self.work.table[: 2 << int(self.work.task[BITS])] = 0
        self.work.task[BITS], self.work.task[STORED] = FIRST_BITS, 0
        self.known.clear()
        self.open = None

    def solve(
        self, state: np.ndarray, nodes: int | None = None, floor: int = LEAST, ceiling: int = GREATEST
    ) -> Bounds:
        """Bounds of the score, equal where it is known exactly, found with about `nodes` nodes.

        Only what lies between floor and ceiling is of interest: the search ends as soon as the score is
        known to be at most the floor or at least the ceiling. Asked the same again, it goes on exactly where
        it stopped. It stops only between nodes with more squares than the last few: some hundred nodes late.
        """
        position = int(state[0]), int(state[1])
        low, high = self.known.get(position, (LEAST, GREATEST))
        if nodes == 0 or low == high or low >= ceiling or high <= floor:
            return Bounds(low, high, 0)  # and leave a search that has paused as it is
        task = self.work.task
        if self.open != (*position, floor, ceiling):
            self.open = (*position, floor, ceiling)
            self.pose(position, low, high, floor, ceiling)
        with np.errstate(over="ignore"):  # a hash overflows, which only interpreted code remarks upon
            (self.settling or self.get_ready())(NO_LIMIT if nodes is None else nodes)
        self.known[position] = int(task[LOW]), int(task[HIGH])
        return Bounds(*self.known[position], int(task[NODES]))

    def pose(self, position: tuple[int, int], low: int, high: int, floor: int, ceiling: int) -> None:
        """Put a question to `settle_endgame`: where between floor and ceiling the score is, known to be low to high."""
        task, cursor = self.work.task, self.work.cursor
        cursor[ROOT_MINE], cursor[ROOT_THEIRS] = position
        task[LOW], task[HIGH], task[FLOOR], task[CEILING], task[PLY] = low, high, floor, ceiling, ASKING

    def solve_outcome(self, state: np.ndarray, nodes: int | None = None) -> Bounds:
        """As `solve`, but only as far as needed to tell win (low >= 2), draw (0, 0) and loss (high <= -2)."""
        return self.solve(state, nodes, -2, 2)


@entry
def settle_endgame(work, budget):
    """Close in on the score of the root until it is known between floor and ceiling or the nodes are spent."""
    task, cursor = work.task, work.cursor
    task[NODES] = 0
    while task[LOW] < task[HIGH] and task[LOW] < task[CEILING] and task[HIGH] > task[FLOOR]:
        if task[PLY] == ASKING:
            task[GOAL] = next_goal(task[LOW], task[HIGH], task[FLOOR], task[CEILING])
            task[PLY] = 0
            cursor[CURSOR_MINE], cursor[CURSOR_THEIRS] = cursor[ROOT_MINE], cursor[ROOT_THEIRS]
            cursor[CURSOR_MOVES] = moves_of(cursor[ROOT_MINE], cursor[ROOT_THEIRS])
        score = search_tree(work, budget)
        if score == UNDECIDED:
            return
        if score >= task[GOAL]:
            task[LOW] = max(task[LOW], score)
        else:
            task[HIGH] = min(task[HIGH], score)
        task[PLY] = ASKING


@inlined
def next_goal(low, high, floor, ceiling):
    """The next question: is it won, is it held, and then away from the draw, in steps of an eighth."""
    if low < 2 <= high and floor < 2 <= ceiling:
        return 2
    if low < 0 <= high and floor < 0 <= ceiling:
        return 0
    low, high = max(low, floor), min(high, ceiling)
    step = max(2, (high - low) // 16 * 2)
    return high + 2 - step if high <= 0 else low + step


# ==================================================================================================
# src/tempo/othello/endgame/exact_moves.py
# ==================================================================================================

"""The endgame solver as the player wants it: which moves are best for certain.

First whether the position is won, drawn or lost, and which moves keep that; then the best difference of discs,
and which moves reach it. Whoever runs out of time before the second part still knows the first.
"""

MOST_EMPTY = 26  # beyond, a proof takes minutes
# How many nodes a proof takes, fitted to tests/othello_positions and, from 18 to 22 empty squares, to other games:
# docs/othello_endgame.md. With more it is a guess.
USUAL_SQUARES, USUAL_PROOF = 18, 3_200_000
EMPTY_DOUBLES, MANY_EMPTY_DOUBLES = 0.85, 0.7  # so many more squares double them, up to 18 and beyond
USUAL_MOVES = 9  # to choose from; where there are more, so are the nodes
SLACK = 3
ENDGAME_SPEED, INTERPRETED_SPEED = 12_000_000, 15_000  # nodes a second: the slowest proof with 20; a guess


class ExactEndgame:
    """Proves which moves are best, near the end of the game."""

    def __init__(self) -> None:
        self.solver: EndgameSolver | None = None

    def get_ready(self, game: Game, seconds: float) -> None:
        """As `Prover` has it."""
        self.solver = self.solver or EndgameSolver()
        self.solver.get_ready(seconds)

    def rung(self, game: Game) -> str:
        """As `Prover` has it."""
        self.solver = self.solver or EndgameSolver()
        return self.solver.get_ready(0.0).rung

    def outlook(self, game: Game, state: np.ndarray, seconds: float) -> Outlook:
        """By the squares that are empty and the moves to choose from."""
        empty = CELLS - (int(state[MINE]) | int(state[THEIRS])).bit_count()
        if empty > MOST_EMPTY or seconds <= 0:
            return Outlook.NONE
        expected = expected_nodes(state) / (INTERPRETED_SPEED if self.rung(game) == PYTHON else ENDGAME_SPEED)
        if SLACK * expected <= seconds:
            return Outlook.GOOD
        return Outlook.SOME if expected <= 4 * seconds else Outlook.NONE

    def is_in_reach(self, game: Game, state: np.ndarray, nodes: int) -> bool:
        """As a proof that takes more nodes tells little on the way."""
        return expected_nodes(state) <= 4 * nodes

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[Ruling, int, None]:
        """Rulings, as `Prover` has it."""
        self.solver = self.solver or EndgameSolver()
        is_slow = seconds < inf and self.rung(game) == PYTHON  # making the table larger would then take seconds
        self.solver.let_grow(FIRST_BITS if is_slow else TABLE_BITS)
        questions = Questions(self.solver)
        moves = moves_corners_first(state)
        ruling = Ruling(moves)
        bounds = yield from questions.ask(ruling, state, -2, 2)
        outcome = (bounds.low >= 2) - (bounds.high <= -2)
        if outcome >= 0:  # in a lost position no move gives anything away
            ruling = yield from keep_those_worth(questions, ruling, state, 2 * outcome)
        ruling = ruling._replace(value=(outcome + 1) / 2)
        if outcome != 0 and len(ruling.moves) > 1:
            score = (yield from questions.ask(ruling, state, LEAST, GREATEST)).low
            ruling = yield from keep_those_worth(questions, ruling, state, score)
        yield ruling._replace(exact=True)


def keep_those_worth(
    questions: Questions, ruling: Ruling, state: np.ndarray, score: int
) -> Generator[Ruling, int, Ruling]:
    """Leave out the moves that do not reach a score which the position is known to be worth."""
    for move in ruling.moves:
        if len(ruling.moves) > 1:
            bounds = yield from questions.ask(ruling, state_after(state, move), -score, 2 - score)
            if bounds.high > -score:
                ruling = ruling._replace(moves=tuple(other for other in ruling.moves if other != move))
    return ruling


def expected_nodes(state: np.ndarray) -> float:
    """How many nodes a proof should take: by the squares that are empty and the moves to choose from."""
    empty = CELLS - (int(state[MINE]) | int(state[THEIRS])).bit_count()
    choice = max(1, int(moves_of(state[MINE], state[THEIRS])).bit_count()) / USUAL_MOVES
    more = empty - USUAL_SQUARES
    return USUAL_PROOF * choice * 2 ** (more / (MANY_EMPTY_DOUBLES if more > 0 else EMPTY_DOUBLES))


def moves_corners_first(state: np.ndarray) -> tuple[int, ...]:
    """The legal moves, a corner first: with no time for more it is the best guess."""
    moves = int(moves_of(state[MINE], state[THEIRS]))
    if moves == 0:
        return (PASS,)
    corners = int(CORNERS)
    return tuple(sorted((move for move in range(CELLS) if moves >> move & 1), key=lambda move: not corners >> move & 1))


def state_after(state: np.ndarray, move: int) -> np.ndarray:
    """The state that a legal move leads to."""
    mine, theirs = int(state[MINE]), int(state[THEIRS])
    if move != PASS:
        with np.errstate(over="ignore"):  # a difference overflows, which only interpreted code remarks upon
            turned = int(turned_by(state[MINE], state[THEIRS], np.uint64(move)))
        mine, theirs = mine | turned | 1 << move, theirs ^ turned
    return np.array([theirs, mine], np.uint64)


# ==================================================================================================
# src/tempo/othello/machine_code_data.py
# ==================================================================================================

"""Machine code of othello, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "752095ba169e80c5fdac4d5c", "checksum": "bc8a9e828cc30ab2a06e39c7", "sources": []}
c-
rlK4SZD9nfJ_ONM<l{Cx99&YDQ*TsFru`%p{qqY)v4MbKzb<#flZhe2q{e!DK?wBEma~<#rflyR=K+*WDNU_T9SM?$&Nu#n$Rfz7rG@R0Qz@VwDUd8ldI_
F!Mgox#!LoGbA9`Za4FT+;h+8bDr~@bDrm%d;aI1dv2(!@_4GNmRGH+e4y;1s&Ck<Y_1ANRi({ZUQuZ;v)*u1-
VH9N!{*}i`ASDwRk_>YKtE5_L#u0+yR6o-$|}CH(&gr>>=h7Zw^q0dX^h2-
AAT7BrFuM!5!S$;dv18B>LDQEhI?<y<6Tz1;9m4|uUu8Re05FTO3%ugRo}1`R#oI%^9u@Gg{}gpy$sXxPFJP1!kJ%QS>eccyZ9JM6@_*;&%5mIvND^ss=!
vp+pYP9)_jGe#gqW{NJHFtKQL?ja}N;jC~zrtsI984squWn>2MU-Y<8Qg+*QfvS5o5Lc6fI=^DB6V-
Bswe$A~X*J8b1;W%=dhyt9z6D&TFlN}IEsAB~@5c*GN%%z3+&5nWeRR$H;+8-*^ry`s`-D=XylT@_`N=&H(cm$L%Mt8$e&3-
aSQUdWf1Ir6Kj3aWUwtIY1S7ucO{m&<x7IPP{=mOt#Sj29!y`5UTh9>ABnhiesCauisdDP#$1=BzBUS6TC`+~qbaWxd<!s;H<etSYlP9QhzHv6|&qxU6;?
RL||iCWQXLJDiSk>z6G{tXV1?<!&2qud1xHmO+2B(Z0!-IV;@xyv<QzEpwK~^-Y_@nQtrP3+y0dRgOY?etuzLfsHTwvo;HehU4CQCq7;(-
m24THR?~R`IaX37W)wra~H9{28elQ@m<B=F21vP$sNS|u~YQ@%90DoNqdPU7b6Mnr8KhSyVD@}N=<^R>9O^a@7_Gg_4Z@+lCM5jboH;VCbGw3AdvVFrtv;
zjSzXA#l$s!PTx;yA1@=`A>F#G1@DNih<mzS@SfIj|JeMp4hd;EUH`b$xVMP=X&Y$_6mi?yiwuMH|3hjV0C$_zco0I`iy8(!)A)h#ouoYrDdGdf+v2>Zcv
<ni#rG92zqeU(?UT4g`vh0Bz=_R7ZWm|1MS_tG;yp4#yparA7U85pC}aHuQM)fZk<9ET-hhtCZGyZ{koQP(izx3B<oX#<Z!2Y+@6KG}lk$jsr-sOqf%w;1
@`&GKvG)B8@@ouujNYLUuCZQ+aZ4af1}4b|B>9ji4~y~%;(OX+r5x2;XolX8X(k5D1Y$3-SOs~vB)3cQt9L|pSey`-J&Ny4d_ULYJfdFcqwnuBfc%Xu-
5RVn*SH#M<#SkwcjRTRp%mVPo9kx~-
x7=Iu`57UKwcyhaqT9YxLc4VQ+P_uvyE_zfamZEe2&16xH>rhWX!`?pGRE%oPPp+c`TQ>hPfw)DCdT>j~5Z|ux{N~pgncP+|wWeBk=sk;P0?)OB;gq_mIZ
UwbwukKXN5$jBwkUNaH{;_tQXeL$^oI?+xEfT<uVHJEM!pU1Vkx37!He=>;h{mGRgFnipiVege@pp^WqpZxCdpOOWpzi(LGW^2aj)<f6VTDidkiAGl=|<>
Qh(B*}+Er#}ZyKnjRWdtK-%^k~;n_hmFt#D2EKl1t>A(CIU(Pdn}Mp`+m8roUO-
^$j$OJIK!U>_^NU#P66)%xy#q%<mR@`UG=8Fscr@N$5E$n42WISqO%8lKFMX*euBhgkT6>dL-ikp(ljtf`_tLLgvB*AAqY_l$%NLgGr+KplECs<hO-
j?<C3mwqQh87ERk1P1_eu8;+(8N7L?y2#|KaU_@7zWbBY2k=!E$4;ut?r(le_pvMM30M{<)yHL7`=CDgC-
4rd|K+}ezX+zPp;b_`$G%Z#d(jE|u2WV8|amm<2<b5Rgkr5eaR9(omV6PF_Cdem&j>*6_!FW=X--8H~Me{z<h%Tcb?-
hbaX*^@pMeA;)b?+v@K8U_w#7aVzM<-Ltn`l(y3CY+c8Jmc)r=_X?L=%y-_`p5Q-
1SBA<M+mo`%u7OD4v0%?_wN!I%p?tuxw$2`U)z8?G2V^*<2v{Ormco$kbvJ@qOP)d=EN_?=s@6D<U^<wj6?FoL{~i<Ne%nzZRdHElX*pb7w$%DxF0xvD}a
S2u8D|qTDp!um4cP{EJ%q?%Inq<&sE{$d?rjv}=iPnPn;AN|r$?oF>GTpFV}8$lW3|wj2-
!yNS0yB0_csQJ!Y;d`FZ6rThTaSBSK=^bVcus2?DWd%1>VbbcAh<eqv6iNk1}#D4{r?&hv9foY=iB;j7_5bfDrO1e+Nx$*sj=JE?1Js=@4XmxxiU5lM`wJ
7fu<pVGZ9#RIwF+RSlxubRHdwmD9F~63@IAp$zZXagJxTr8^kPe}Zy%UhV$d4$mcUbb^8F~w5Jns4plr;ZKmH>V3pp&gAzb(o=SkPqX{4nNt3|P{wv{WUk
hHH39qh>7+k>JoRqWO?Y!UBJG2uBnHk*5ZUZ>j}aF$g0{NpOZDD<we~@k~)-kmS&<K#(B60VR{2SFD@=_=}Ge{uAMT-
66{R$?r0b{iw$_|37=cqlxexSYa5hj+4OyExjiPJ4o=bp7^%X%tY6+iH7=bL$MPH<i!VDdOHU@N$}__7=T}-
<#VMy;X)h~4YVnDLVkJ+Is(KMR4c(f@%MVreFCqbYC~qWhkgXF{9d`od-xXOpDhLG6!SjkU#~~8+$SFoh9-
CquV?Z1VA$qz8uqkh3;4ZA18x+N^39e_bi@~7Tn-
N3LZ)w~t+T*CH6+SYyF__e7cj4+%Y;!kP`O_Mq9c2{a`}VAe>oFIMc(+pNr8JQK<v|kEloR79)q7`6M2Va8){kp$7YiDwwHn0Qa&Kchp^+2aB;l6%3YHDx
=0%=c*r0c1A;%h2WBv6(_SL$dxS_p@U~|t6Ay?&LxT~eq{QOH?wAMpo)nP)kfWVUj`mYILLtX^RurZyCZWJI&?r%%I&Nf24(&-aJLv7AZ<<Bq-=-
u<@*5bzDsaDSk&G?SGcV(w_*Y7HH+eBmQi7s<n7kY(DZ8QZaiBt0xAdMK3_|TdOm;9asmwIgTcG7LX*3WhCMbRJf)Wg8Yyq~#^)0zQ_~``ik@dve9>C17X
^Cr)^RLmNxOfk(R~mX|khqR>n{Ut|BN{B*Sx0-0F{qm|=rA(oS3@}GZl*y|#_TsxjlnaA-
;0vj6YSOPL@k`m>_!da<&DZ%yOEer#8Zcy^UT5&dm%;mt2n;Vbo}1rXkjDk|NLIa^mkf~GLTr24SRvj*|pzZ;0Imol@azM<`GdoLV7+Gc0SI2qPd+I2Swu
%B9Fk71QX&A%&aiC^$SK&Ki-y%@3b^+JJF8>4S;GK&g8DwfWPQN;qkA|AdPRssNGNePiU~Kz<6RMH@`$B7r5Uh%BQFts-
u^=7f2c=^6Y(rHxl_BH77Xn4R{%Og}s~+VUF5Pxw~v1bRu!YB>1H)Q5%$iuTOHQ@-
%jea_`GZ6N7s1cXYyVwGW1|qXyz?;`~Rc7PQV%1pUIj1)>xAR5ZG%?Sj}{Lqy(9f+M#eSG1t@P2ElWw?zbheHL+@;GX<9%)(!*MRk%T6$de*&$GLq1V1t0
;N)tn{aMIM3xiGx@&frESG!qk$Oc|<jU^B*WXeS8S!WFFRI;2qgsr)g3LI78KswrksQtF|h6g*7M|~pSWT9iWw6YziM`2^&VI0Qfk??op#slxjw_f>{Lh^
{<Jq#*wdlBi0h{ipOd}5zrk*}oB)H3HZOsT;mvjlSov^6L!`bDz-%0;qxrGZ3Rg~%Ss-
$*lui6}azHXt<;XweP7hnY!|TZ>`t#%_MU$d$lMj}zD6`w#&uT}0bg<Q6qa+KxrOWqnp*<7u2XxP}k}AT7BIz&nq4n>P^GY0m#6@J62*3;m88MQs=YGD+|
>jAI|*^nfHl$O*yQW-aEPpY|T{PrC=Bg2zk&+ESeEu@njZY41fDrhR?B@98i>!(rp$2zMp|+F&+laKER6^30P9WGEjh-
3NpEi0InK`ClH1M3VFY`8^u)a|l`F0_ti@fho;Gds7qeN93e^koPV9kq9tx!Yg1xYtYQ}9tnhg2r1lK1pi$T9RE#_Y7W;}2%f;+a4!5&8JnP=3*OHoFS6e
7>H@z$1Ptx~ttW(2jc7hheAyik=Tx-
&kd5oQ>4aQgN&HV!J&wrl<0#dEGl={qjO0Ylw%}kDIf?Re04>yp1Jo>0b;88)Wtk;cl8<r?J=D&CzMVkd>0&Ct5+}CI_bmy`nD2LdeZGJ8*Fn;<z`zD7k3
g?HPP}bS?s>-
u*cfXdc$TRB1iWUFNYi{7QUO0AJ6R=K1pn+|vay{|MY5#bAn>3(o?x>W_x#ki2=~h#VhmzMAmK<fA@OIogE?l3)dOe`Pdit&h%blu^$%(2#PYMj0G$+njB
ml=Rn4u#<r6Tdb$A(jwsmM*Pc99#9QJ;F0cjnc)v@Nmom!gsnL%iZ)3^MAO*bLZcx?T*u(9)~s!G}eN@xDRgWbinn@cnIOa2FSFJu1{XTI0c`}c!G#QV9n
{+3dHZ>R<Z)!VG&kHyJ@B)^N}y%1>!HC&WI3H~Iih;QEUCm2?=bdsuuu^0ZB1gPN7kqG@g4mQP36Ovl~%;0{=8iwk-
L6aB=U+0dsXPXW}4nc1lkznj=Xw@hd0`{PVzMFCv`YLk`EzhjWS+Xq;A5*tUjeqpmMfn&pzu8j$;@~d97$TGh8mO;eKGxE-
YcM33hb8b2eyA7a>=~k5IRk|FGvfVhglJzA<PaEZddS`Y*&7VXdnPT#pp;^OQn-fupcWDYntNJ$UmQFp8ebD$R7;Y~ueFr#8hnkIKNpS1Fu(aS<R?RZp|3
)^0kE63F+oTiOhq3s%(Gk=+$(B(1i2HFFY-
;D1mn^qgJMBuwrm7)uFJ#6)axXe&aI+(FVfKob{E+ht8r6H@2<ffVjdR3AI4Ha&c0H@v6Mfi3Lw>nupx1z&kKEHM4dMLPtd{0$23JB)f7v*@<7k-
q6#;tU|m+6{Te=i-plL(W(Vv!4aLjw?=#F`3$=K1MEP!*pKb%y9?UoSL8mA`ScKEkV$!ZbO)~sd7(*;11Jze(XKE43#EJSWjDv*5m92b$Y-
~XbGPb4$V@NZ`o52<s!tdhS3ZxoL%!%RM?kx%S=O!jg{fgmWxu01O7NR<w)DZy+Kqv-
?d|L1m7@|5vGgSB|)JoY(jh2?){*z!%cr1Bb<1c8xc$Gj@u+kFOH-tzKqjuI0zyu{i9U>iyiVOBZ)ZS(0+-fxERtWN2L=F|--j|a}Ei)5pa7Wqt-
3m}*B>Au;_o;-0jziT^CF*1r;SSnzeRX<e8SED<<=W5_I-D+{9-
WY)WzKUa4oUJJ$=tqEN4tMFD$J{4#>Ykx{ohcmxplxvpb92a7_C6x0;L~jREaA&0+Z}eOVg&4?@Rok;J-
D(A4Dql3ysz9YU(csLrydvs_zcXr|l`?GLqgR%D5UtryuA=^8P+arwG}MsIEFu$Bf>6RM?IaI|>F5#@A8N4jQC?g0d`-y<fD`r6rJ#cqT4Iau-W-KbW}&#
o8U?<Gbj<Zq(O~dL6TgpVHE`+#68{LAb17)#3U;E?r0zadk@sgHLUZ7{eZedIkko)A}U}D?o_Az{dG}?zz&_BBGhZCG}!b$g@L9?HvM(e1}G{qH$)`)>Er
<uVRJ1MqFLo6HlOjr=ro#><Bf&Guqg|x1xBy5iGC>6-
oK%`Lj;DxbH`2RHoJ61q_3V6rnNDMdT^rDd6GiB7SjlfN*nQ+RUK6c~e4f1|=qw_TmpQ@%@54DSQxJd1~)|4d0yM3HTs%;KEM+LPCFw^>;~b7lNPKi#Hz8
K%Ir)p-j>LH*^Zqwk+~xpIPLqK9jr1=Q)#yYgTPkeE+b2fv@Du4Ct{Z`ju|_hc-|a&sZ_aNsKU1H1J+AwQpLQItNeu0bQbhDz2oF!S_V-dl=nWJg^_9qE^
Y=Ex=4?4h$S@={-
F7u4sOp3?3BCCq=oBfXZv^AYcy5`y}%xg1HR~Y37e%F@0b&X$9}T2+{*ea^)El#F69=g~2xkm~}uYmfw=hM<ny7V6Q;Tw_yG`BFHVm;2VPRRUy(M$ZrZ}A
mBsLkRbd`m={__kRG*E(cDGMO~iW&tctx6coU6BMdPWWfp?iU(K85fy2;>v5f?e%6O8+)B^Hp3{UTl8i#1$I{tGW|D9SS#^g1ossb#-
nxvSXQn?>YZ#QVWeOYaARCrY^I2TJ69VDE`a*OvU#tn)xoyRN1DmxH~6xkciBeOL&7>=fkph2W71i~Kh^A^fJBB<*K{yjuu<q$kQ~CHX9~B%fy%%<Lb6G5
}V49|<0F&f%V~zE&e@k4f@pg85Amyan){N4-m--C;0(ThJc!WJ}t2K}kYII=mh<ye{kwgFQ&*0q*&OM0*kyeK75R2~(~)C~&_93qRx(w0q`q&u2S{_CU*=
z7wxP0UZMMKMrMN8w71<OH<#8-M9dS@rm|0<fAu;+78bIVP<pK09sp~;5`_D!UI&pcz3>Ezk(!jnXVTm?1wFt<kwKlVeXONRQ9-
Vy^{E^Rrbc{O3nPn>}F2|c5y2m8liuSID-uJbyH(;iNzWne0L}-jvj}|_eMt{0@{9`1%@At@grqx3nyJr+=Q9CMVGQ{vHszOjh3+I_UKMSky=n+-
vg|mJS<2L1H>XM<ZG;uT#OBB!EoOzpJO5QyfWV6)*TpZ{dC7cqzZtyWoaBk=#rNx^Wh`$yA0t2i93tdx$wXAY(M%e<={uxAk#ei;did*fA#c#4R!b;>2(<
j4<=+O&xw<i=hSJ+bB0rSE?%uXw;y7A)B)w0!7|8V8BAgsOk){1Sq7_F28UP%f$<D3Y6cpXfre$EVHs#x1{#)uhGn2(8H^-
<h`?qljZSYc<rQtvjPg4Z`>;Xz>6D*_CD)FUen@rbSWLb0)3DMrMoAy-
#Cn#2LHTJI@mZs!KcqSgECZAB)3Ca8qofb04in2DPx)yW>#iRqeU!m@EQ2EDrv}`j8RL)X8k!BtPxXF$v~+0%K*Ize+B`|kJemM#k_14XE}t|4ph*${gC=
!8=>$NNBmgE&>U`1(fF?-*@-
(UQNhbiBBmqzvnVe5L0nj7~zy?j~e3At~qe*Q4WC2LdC!GLjm;l7Ms|Jou05nVhRBwY`4IG;QXp#iLWKaWH@=*jplOzCnjNt~Bk8TtJ&?E^!5#xl3<)a@(
05nMguz@i=kL6=XBLEsE0Gc!cP{i^vr4axP697#b0Z>EoMiBrF6M#78s9|Fg01XoW)!W1bKsQDK&@cheFagM80-
ztG0BDi~poj?o3xee57646>0Bm3az=DuBDFr~o1VEEU09cSlpGE*QOaL@#1b_u;3~2;F!vsK+MgY_x(<lOvTuHTV+A#`1d?mGUb<>Se0OBi|5mz_;7zH4{
l37aonc`(5od6^>atZ-ZWkZ`r01_HGg#f6sp-
UqG35}dW094t~rxAdJMou9Bs%#iW5rE`TQXQPMV-$ddQBoTloOELpfP_&pLuo%l+~kl>01`)e#-lg^FpMGqiK9H@QJesnMiGF-QT}WJP$vg%8UaWg<<AxX
b#l<95rD)|{%iqICkOo~0+6g`soI5hi~^9TW@(l7)5o;KbOMm1o-
uyL1VBHE03@krjGr+9FpMGqN$MHnXG{Q0qX<Bfdd65B6M(!?1RzO0J4*mm?NFOW0FpCI764T{)QutlXW1!C0JNhBK$>4v0Cb}WK$>4v0Q92>K$>4v01TrD
K$>4v08FC@K$>4v0P;o=fHc3T02GZP0BL@YC$|3vmb^%FmYuJ@s!gMYszb9HS)FUuw5sx?W~FMw8<NbMWP6nn5R(Xn06il>#|SVm0`!ak6C=RD2*_gum>2
;?jDS2wzy?M@(OLGALV!Mr00SdH%Lp(r0(6XkJVt<?5m3YkFfal(Fak_T1mqQ+rLR*03`qo-k_gCS1ZWunMT`I)BVYp~K%Yc_A&CG}5&@boNPsqp09_IR`
XmAjNd%~RMqUyDMM(r~NFqSP2+%MBG>iak5&^m-
0`y4)sPj%y5&;{M2w=mHjtv_oHk|0$Fp$TF2LtQYMXbA<v`GXcjk`t3<7;$W+z=HHHqLE`HWwSWRFyV54k;Q++_<tKd7Oyr_et8GPNzIGG7{f$s6AKsgb8
0PeP-sLxBRngUN$+Y?->~x8RrUDC!-5ZKViaz34hM=sf5S<*Fu-Z|LVIg0}{ahbm19#C;<LnXnOqwr~v%`bCs`A59g(MY9TGvc-S*JTnA-SjfOqXH+=@w9
otBKe%a+~RR5@^b$;(!R<63ko%}vpdL65`PW>glU+VHT$?=nampELTR9|iKZ<O#aOy6kvkM{eoo<4H|jzCHujF-
c7?Qy>O|D~6o=Jz*QsB0gOB>R7og*v%TbBOKByu&DXpZN#a4&-{akNl^sgx!|t??dKqO7fqTg~RfMm<Lmd4zT=-
*pB80to%PPe`~JtUeD<HF7r2Cqr6*~e*^P>?rP=z9_HVyma9uFw?y^VCtCQcRsY<?m4km#{ih~xG@%hY;VeG<5aLgcEwgBPSiPphGe>hGVn|w;DAcF+e_f
l}f8&JI{<C$d{qIYY4}N%>%D*m+zc!8kS29!k|27Rh|0hlSeVMUlLgW05@`-h%!kF4$pA+-f$N6W+`A>-
RfAor^e3+a}xiWSBi*l3vSv!7mb&~&8?7NDuB>7Ka?R!n?ay84pv(V~XSpQIYS?Q`Z`4sq|u*S2Zs=B&{w=+zW<qy@Ysj72%>T6e3RW2`oWR7Evt<X8g;j
D0a<}VSdZWX?}c8*P0aK{6JV{Yx5+vZl^S+-
c5d;1E0!2`G6VS8Y1aq)6{CHyOW<dH|tqeR|TQB%Llvs@_{OLg)WR_ZwmwW)<xm(_WATU|v>ZPoG`_wt%mRkWtAIr-MqW!^D&!2`S`xr@Jdo1<>It^DCqQ
F^5KJ7QU}P<(!+^6r(Z%Bq*sva!&D{7X@2er<hqRh^SE7ix$F*{oke?P5Ije6NP`wD1C@=aIEZ#jZj}Va4i4JS%EeIm_!;R(n>isw=3eUcPb_6ujJCQC(9
}R$aH;UgcQ%(CTU|-C8)up1$;oGU>L$xux?Tz+y|+o~xRLtd_hZ5d;Ve;hh)8SiZn|S557Mb*sxNs+QZFWwo_skHE7Ys#D-
tZmU>sv+|Y7bMA7ROL1L_SZO1<){d>|J+)O;Jg-2n&=+Kjo&PIl%dFa}>atm$s<j@?tW`Chs#)_E-uaC>Pg%u-npt(8T2EOyJRf<8K5J_#%RFTl)QQ|x-
=kxM^Fq5WbfdNT#aJO>t+<je<>wYYR1Z{DR~433uY3Ro+tM+2vxmyors`(4HLkIDGCuzfPg!ko?E`nNTDhctb#)bzWh*@oB37<SMTC6~Z@maq%!amGx$1#
$X=YW_tg7?OqM|Shn{O6B%azjCKFg^#@vI7HyaLVYvRY4min#eS#GyGi9$1Qm4w}%Ox_BC9qknnLEOG8)!M2>IuU7TddNK6*l@n5bOGnsJ;OAMXHvrY&9T
OD4%rqNLj%kVh$$I@lra~7b`7gaCaRVod={~BSr>fV>vXt^CC+|y5OZ`2RDe3tLqhFU4Z~L^=A5<BV;@v$#lk!`}?X%NucqRTGo^W>A@#%N!V(CmN>OWQ-
sob38wkZO=R-1@Jf+xc91m0pq4Dvl~$<0uXW*Rb-6M0UZa!zc9PC4*3gPxfCm2y%~?!=?7cvhp6-y1!*NL)Q!LmfrP(7!I-
tbc>}Z`XQ468FlzlcdIj+><B(LdBhUDu|}<?LW~c%Kc>Ke!)Ae=YA9<e~XLc+>Zi=j!h*Nj_mAbrzRzNk6>;m-i~b1Oi>M%;-
~&r{M5flgg^Jw1688D%(6mi?Bt$AYB#L2a2ih*9|+;M`A~wXPS1CS@8$#SoPO&WlfD`Lh|PKMcS&;*{9V?3e@k#(j=l~5ifwuLSkhL6k7aH56K}vIxZ3Mm
CD$<5(2OiZ1gW9ofnc`h8~Bm_(ztUVnEx)C+iv0w>WQnP{$s%v<Qfous6_5UG?t*ZH_LM+Jn>waPrpl&A#x;0B3<?U;>-
@>9UA)HeJZX9gbNt%E7@fb<dWS6beYg)LRT)ja?zECt~_+jK-Ua(S<z)hmlIu1Aju%OI_v)h4?RLAgF-NJi)4NakBkS8=tb?P0z8Vj7fNo)mVC1$-
>n9qrpWVMWcrL3l>;)vgFVs14y&;ZoT3~;go<1|+x+{CIQT6JO@&AC#mlNKPQloUN78cz1q?!wIz`G5C}0L9N;&Q4Um79)TeaBgPEi|?<V;CkW#9u_h^v)
r$j(3vs_Zu5=Ij>YF9LZJxmO;aglFQP{5{HW#XLm*z|(e+ElLQH5UyaIWij`pGeJy#%ESbZY1~g`<z7CJ)Sl-rFT~YU-zs3&KzX5u%epU)ybzxQ<iYV}%Z
ud8lzgiU+za!vQ6TCksz@>6hZU(PA08ZzNrfn%q5>hxK}qgIvG}<*PAnePs$zlSAQ^`QV?f|r&lU=$3@RLWY@Fb++r^SROOin_De#Njq2T6pQ}`Nf55kjx
_!=mgp8L`g7Zcct@su6XFv=w3=PATBi4ws-FQSkUfqFKnQo1)Dx4`wL=evT>u}`?!p^S~k@KmUYo?b(Axo)+#+*3>G@ym6V6<Ug$fkoVpa_LmZVD2g7X#^
h2!tpVj#}N0zS0TkkM7D-6S6m8b4D_raj`?Sw9JWSJ4kzJ~(dhyvi<eb&GSS>7`m-ks=HrroDleG35Dsc)ht#-
N;7XbhysIY!fr#CuIOG!)uIz+FF}xJGvR$Hlkid&*eqA&kL>MoO+bMFTyC?uxZx$q=09@2X<dY=$K^8Hel;nLv@S{nB`8~<FPohX(@N!Txo>YLlqUnxC(}
knyK8dD-aqd%id0#RPO0t4^X6}-
>($^*Vv;uRs3*O!*^6OBpK{PiLqw136HlV;DA*2|d!!t?dLBaUGD4$j^%}$EO(*iAx#xbfc<rpToppE;5U>~F#l8pT{yHDU{L^8HfG_^wp!Q26yXcj5;24
dbNaHa3jJU=oD<^h_g;=+m?0T<NbPeSmIlO^*R$@nKp{s<yWrg?rO$ZtWp7)LOwE{frB)QB)Q2r=`?WP<o-
BQ(2Dp=sX|jDv`Y80>{OT~PWyB_6!(hPOdtY!;2p2(D%Xe(sWt3Y6OQ$}v5VtLC)&=VNKslmDN(e#;cgLZ$~jk+d#qX5s78tWUm^X1&pKp6ipNugdUNclF
BEb<5qgH4mY6=epp9nMX8=2|D^hkW!+u5ae`S*pf`$=;b(8SC`R6L+1r88m?ic>LY1P)w)rQ?GzLiDC-
gqx=3M9z__K9+AfUy1@?k@XtCRzt7=wNDa!+%M^>Z9+{Jg6tgKsI=BZdwRSWN6uDa`2RbYt_sk-
WcvT9sr@W3DI+CsO}##h?x`Be@pn6t_P!+B(f98b!vqN1wMVY{H*YU(`|HCU@e@(LWh-FiV8*4C^oTLt_<G9mM`GIrUkDv~pfTX>0cE~>4pLgO5Y7*olsY
L>6AU0G9`SY$z^z1&)LVRb=HV;#!smRGN=^Hf!yRhz={#M+!s?m(}*rnahX<pV2Hu*vF3pxISub1VUY#>K2vtb4>QUEN+)QBw;Z&e}3h)$;suN`Sr6U0qY
=vD=p0%WK^3x+)KNS(oSI+E!&veYxkH5gkfI_sZJ3xQNg`iP4-
&v@)eu@$vYA_;|cciKwjmpCcYE*IrJ2Z!N2?tBP{<?3KH7vSLkHb$v1~K(@~2#hR5cI@FC`$JMnpHSTjnQ>r*d(p7R*&R^)-
<atLL^I9lW<KobMj%cn?CV)|bW9xV42DoR-
V;AMON}GCJYz5m#{N*U?VyiUgUKe}7aPD<6+;2^_j`It{*w&TSXj88%J!?q(Fj>pa(Ol@d(*B8~t}B6Ay&YGNis-
7*OLP?pSD8#Y1*`IqM!^GHi(pSh2;<^Jlu3l_l)FUpQBnSgP%w+xc0_F=e*IOXV#zlRg3pP0Z=;wAd;|>+G9vhAztXP%2f9ViJx>hW^J|UZD4NJUzxcB7W
ce-7xr@Qr28BC#G`E!R6n!RNQMM>gDcQ8ZP_*g$#*$5QCvLjqGI?$`#W&iI7S?K_-G`QA>ySxrZ5_(dA-
W7&PP%p1BCaR}oCG@!QQhYI^*?JpWzuhIJ(Z&qA}tCO%FUIQZJhs~8R*bz;wK#1c{_=J0d+h_yn!rSlXx~fS;5O~VQFe9ZrCBkjO}0G&;Er^ztKAs@w}6O
f48kM!0_nEYl^LV04bKM4PccoF-
&qd?&Y5R2xtlR>TnHDAvJqD7T%$<*oPEpkE7oqqJ0n7)B1ql&mv&~g5Y+D0b2spYUzqwH^Ngri_!O&@&mZm(;uEe@i;{Ja}ojjxY9C&pex=sJ@T=?#C1ZD
-{l(ar7MOIh+vn&$Ss0=Mlyd4CW~IosI>Ggs#vzeAT=KJkkZD342F?3Pzgc=ExHcr*KeF7-?VKW_k76?!(9ApguhF6Oaz~0J1z_7CD^Sc^8R3-
p+tT=c+^xJ3`5HY1o=~<;PnY|rznRdGetWSp-SD5lVitRU-
b^{JmB7r2?&a^BWs?oa!2;uO`hKzpDS1Y=7f8myyQ0n^EOrgW@z4~lHUx^g+Hg}Zd&r2)AKeh`^}koa^-J6C-RUY+aO4YjG9qmIn?sZT2sk$$C-FB-
~Hg5Q}Wz!RI<3uJ1P3uRz<qZZz1D5pxQfIf{&W?nZ(?KJ^}FA1U@<X%+L=Y0bA#x!t<Cz6&$tunfuiq7!xGg<G9A(eIAK~8Yx&gyc5<jiA<s4w~?7gp`Rf
<+G_5}pXd~PC8Sf!J!!`^7=NjDph@ewi$uB@SBbn^G=D;%JPLN`pZ#kJGw0Xeh_VJem&^x5?VHH+)}gxsSbwM$>rE{|c$?X-
e~LD~+)7*}mTe*faOE1NQVN=)lB@_Rl}|z2MYOy40n9TVACl3uM>KzmYnep*z94rXP&qV!r0s@Yt$#r@cM^a0CR+G&?RxsH67fsgQInRuV2Vpy@|>x?WD@
<t2Z$UY-ZlgAw!)xsO2<7_8v#Bq(JI)wAcEdQ8J=ZCK1vbk5a(U{Hj)lOiTIYoB+{-3D-_*_MT_PGSYgUI9nwDuN-{x-
CKBnWe~q=<DRN^qJiVWv;ePP0LXjSGV{BK~1r>m4BDZ0i;aH&E&7>1^wnK-fT+tE#JncDRme@@!YKhJSadqd6n-`6n2XQmb8P^((YlSMD5xh-
B#M=!2+x5U$J@=F=qM-0^XDIv$AVF!*FJ+`&e~>d0*BQ33iTrEn)(6J6Ydne}TcF&TGsnIr-*I8~>$m|iZb1AM8W8H&4lBoKBBZ-
U>I>TiS7}n)1y*JcJezTDy<9trU9ctd+;%~hCbeDAojEqU;CfAJyFg8Ue_T4<7qAN!7o2SuT$a4wj1Y;fLo<I)As#_pUS?U+dOBx`#R_iGvK0Q7SYT@0s^
GuV%P8o+ZWN;t9BY+X_9aUna-Mtg<tyOt^G{p0(~Y91Et}Zh^;)_;1G)&?!|taWN58Uc!{_f*Bwm;}DcmRMhPcy-
+8b^}kEGa$7X9TXB=et$f6fS~RYY!}>QL)xlY$VcLbfu%SK<xk;XMP2vO;c(-
Z|h6WMf){eB|jCq!abx72%tddoVElc8nJZBA#$xTrF__$H_IkHdUi(IOv(ImgrrZt>GGVS0Klfv{K^$s*&3$e{P6wZ%*X{A;0D<T<Z~KOZ?loC0+!2*kdM
rb4zd??r`E`Ni%L_;vQ$~=Q;ZJ)-
yR`dmj8<(q06Am$kF~@D|(;|A=e&E!_`440>qsKwGvakLI@vlkQRWGrQ_P21Q74?c*ALK=t$!(Jjp>h!pB`>>{#bPi#N4KVd&p@aZ93zem9ROlZ1226UOw
WkOdjx^mH#hps$y%|O=-bXn15MHk+(u!rqu?#BJ^2Fq&7<2<H96S<j~!_+WU?!lm~3c6<S1HE_M6a(-R!J(`4l%X-
bZF+;H8)If{R^$QH8Sgp+HqqZvnD#$<t{~bVsVFuO7wEDXxQq8at#TPf9`Rj8e2WY*$U)qY6sE*oVK6+I0mY&fY~}+9a@qv!JDdS*($_5jJ(x*kXg3qfLr
^bwJM>3<Q9kJ~k(;+#cG62@uBOWTeC^BFt109q7|EfxAe!9f{pgH;w#Iv82yeLn7SNm$_Xk^gpF7zl@?Fqa6n51;SDvbCY3e)KDeyf)r1PZ2?d$}@N!005
L|vlOr;M8^cmoE})n31yG<K>L^4PE^9HO?M<9mFB_Lr94otSA;G*fx%dQhB2xrw-
j>kmh*M+6to)?t^zI<B9h(hqG|%KtIs$x`a8aPb;s!5dmNG|JJ1S=df*(N81%MQ4OypN?xV)7E~8%7+jMNFc+};YBj{Ko*kxxyUHr0_NqkyB31lkI?v%`4
e}kyzE=q;JfTD9rcd1#fMCzA$l5uh~RNSH_@O>7L*YmG@Aw)SdczGNTfj%S<r;|pk*{Dn+0XY2UXLcNh~M}ba6v`@H*oCbc5gxj&P0BpxVU)0j(r|$~837
0k3^_c(TauHWIb%=uwI{XFN?g0y*pNkZ?yCY#qrw?7mel;kv=M<PIJ6js)XF4$%-
j4e<tb@j?AGD3b+c#Der3X&mr;yI2kudk>!x{IhfDl^S4Bv2G1E9SB^uD&mX$+4F%yDqq-Mw?VzHQtCSb;yKMKM4BMJNp$V2e;+>y$P={ti{-@zNaQY-iz
Y=onrsNqOYASIEQ#7vqRbO{r6D%-EU}mt%9Y&)$lm*?Av#-
e4Ouv+$sgdY3q;<p4l%fTg7Qsq)U}7{!a_xffsQLhGzDb1eimCNA{^OlS(>4&ThR}`{MkRmb*qix>GAY=zaGFrN1=6Tp!M`^@c%o3)<bt4#PKlW=gL3`qu
~6ClIezp+$+nbD_?d!LnrmSVG5W0`V6q^$l!bQD=!#7GnAQ7^4~GSN1#-C*^VH$5V<J{Cme780;5-1n`wFGQPUFRA6tiJy<V^T{vD9}-j-
*+yL5^15P0>7+`Qh_qsu!<WH*U4;dKMh_BX>oLLz%mY$9EPcUb%QuR>R8qxUjFnIQvxW#bo=Py*SVTDk-
j5Xh8!B1EG#3o}m(k!H!&{Ma(EHzU7Sm?*xBRfiggSNB8oj`~|3{aYgMio@+crLCO-
35)3kB_bz&hRD2FOtu~DR})Z0(`9}Cjc|qplMM8OZmP4u8{ScNxx_a~$_;E1-
>vxNfS)K&5rRiS)L@wW_1i))oF{7clbJ)vXnJMJC(6<iyF?5M<z85qnSCpC3ggG_61gNZ+dW5KXZ%=@--z*>i4}g!VEz<wm4hGZ)r-
jH`=`!OzyG=_8%0e~re=!1hv|1<T*EhT{Rn5S#Bafr$qO~P=ajV=N$y9fx^Gh4w>7h}mBrB+<g#BW@r<nk-
=>xm)2tAg|J5_N)CF_c^rxxtiy6OS^XmutIo@?Q;sm>0onQs+yFx{2+ywiCI>FLDK^KwOJm@1yv+cpl;$~alWpT6Z%;ecN+Lzh5QFl8(5DJ`Y)=ija>E$}
=L>$Wt2;}^4;&f9vF?kYpZ}}4DThG@8zoYgG&96!=o~+lOr7uYG8$$5RE#mZ_Th=no90$LJ{+qfN_)0$1u+KtqS+JX_Pbkt#Qy+$DcecU1PHTv&{9NPz(y
*Z})~qu`-)cj=93B<r<Jh<(#<<3<$7`~@5J^*C7=O){a*NanklMc8@$pNIis3=mr@4mp8K{S=gLFdsd5p#F^RlUVSL~aYjdu-
f#ldlSMyq#7n{1_^UcVYw&R1{^&p}plaPR;}Iv_`O)5$En><iLzPvBQC=-
N2UeGTOrcdbZ8&x@w7A+miBBoURU;j7f|TTkBINqU9}eh^y(u?K=$PZ&G{;SXv1O7fejAn=vT6I3gL8Z~V9W}8m=MtHl9qTZu{a$b)iU782B&wAw&zWec_
rnF3Iyw;!$97QVAvBsnkRIj6++C;W-
|A58?89V^fUk5Oui2FZnMS1%$LD7a0ZT&anSavy%FABdx9y2oP1ZC96@$%akSbrJJi>+ZJ6!`dOt*<W&NR4~hl`;Y+G?5o$wq+2nOZCn?fuHdObm7_fy{5
Jcilm1MTf_Htwx0Y>Cz!qS^_WrX>ASI|A$KrKp)xR4;AN`Z6Gx6mB6x=%>ljMM*-ASO^tvu+!}&f(58mC!HaFDXL%-
qDquNZB1pm~la8_MVu`b6T`sZm|PdB}$Y5Cxh1)HfwZfe<Bw=_Fvo?Mb+XxaGvoa`L1Gbc&fu43<_IKD1LOm-CJ`{<1v?V$WF$;735@7KYg8x%Nk5O3poA
IsBF+Gf8%r>5yUECy`hQ>IF=_}{+U@<Qv|-}z(f$@{um58ijM_2klB#2g|S%*MinYK1M?Ij!N_x>`eb?S<Ct;u>GU{f-
|ZgF^==usiy8wncAx=%~Mz4y@t7iK_CP_bw0~J`&1>_^ytf{re*k+FQ7J!IWLMSe}>NaFA=jo52zWB)N-B-x?c}KrHE)q-
{eE`_|dA`MutVu88}`Hd>d4XkFS%wE9<H+I%C_o(iTnqV;e^n@$jaK9vGc!F~dD)oUf(v3vD2Hgz{H4CIBUy0<`x7KMQLiz3_;|9)Dz)o!(NT}W_<UUdo_
mIn#$RrKnk>ks(pE0`%2C7gk_Ssf<T4wrB*+&#%%+IVoir9^(;dnChM>^-
f=4@$9Wb!MSGh&(F(4{gW>9<SgyqlSiF!3mar|EL!;lp&&c;|FIR2eoJLU@T?$oAK)l0X+fj@W;&(SNdv6Ubr~#)8f4MOY=^FAyFiFo1<lO4Zo%XZ?kf_S
Quw^p<>x}csq;WI`DV~=qLp5nEr7qWVJ`|4k<dBz;rT<+b_wlvbgU+++yy>?N}_t9Z8Bi?Ygs~wz8<7tE%49thtrEO-cgpshQZ*<#$46+<$0{sA7a8RG#N
ndMob-z@Mk-8js*#suhAmx3DdoMHTuC$rY637KvMQ7#ar4gt7yrd0<k2b_nWyWKVskfY&Eq^$Oiep1CKsz6BB*o?Y6oH^GN%_{nf2LL&>_Gg_6Qo+-
H5>K%-54Qn7=7<>cXOY!!A2)&FMw_TvmbuevFUUy}7dvSuOLQE~!@CfL5rJFj~b*-
q$>i=h`5<KO0?~yagH?n%wzynJNntZnCCui_J;^N;cJ!_rv(K0GUT*Fn=Vt$%g%)pE;VQ0)@ZUP>Z@(0=cH5Uxed+~y~uc!vtTzOe$Hucs~Z`EK{LZ;CWJ
q?K(%u3KrG$@k=WyA-~ra=Z4q>m30Y0yL#G$B4{84b#2L7DME)ih`l3j%|=*$^MRPVn}D!Q2E|@HHq+z_DVSaNJ;SiuZz<G!=CHQxN?Ws%NHd>aC;RV0y-
d9HJq58scrz#Rv7%piCB&5ev#TfjKNH*Y1Gr>Ulu)>#xFP3)HWo7I6>Q&{2yRZ01L)&F--
{6ZN@UaXn*!f0{|@wI|)B^0cd|eH>KnW3?c(kVEhE)7x+9tycApka$Yj!@D2HExOo=pQ(p$VAmV5%dfP`u%4~FDqpITjV)-
$C4b5eS%rU(@z%2Iw<m_*9KUD#zt26}<L4E|&nsNOc?I{`_cnnwMB?re@@=-Lru`;5r8%jQ>6=-~|B>Ai7rxrP1xKJ<!Z$-
p3C4CI(jv(tsJN)cXc0YabiB`VI_?(m7qrSyHv_HjYk`lDi0q8sM%)<mNH8car|Tc;u_Y%|81D+Yk*b8Ea;Ff@ZKampa?CZXqVsDDHg$Yv^}po<vGuA(vD
HA&%zdVOlX5xXkJ66)NfzPv5&1I`{4j^`p9#~&R+zirq3bz)&^z<kCCY^RbvL2?HIHj}g$B0~??+jl9J-%`m;RB+?)m}mA-oHCI@j>Oshz!eXrReZe<NN|
-AV7MKF6Payv4fPd&*E-
PV>8nf50&7um9KZ#OS@>;JxAGf#`iqR;9i0j=pD<CgU1%l{=ssOd|^Gqc<*<qI3k5uc%_i2|V_YnH`E9T0GFAC0t1d?lKMThh`GEMJ?bFWQVl0^mZqb^d(
DMQw;mn6omi946ar^H66VkWP|?4-(=3s2KB`K*3CKJsj96hS&5%C)T}D4t*xou`uAHmn<|-
4Uil+=k3x*CjawJ~VC$^7eck`qVAww7`?ux&{g!Vvy!~SKFR%Wsn+g(>CymBJ|7kS27E3NVH=-
{(H*UmjWXl|lW{w42bLQZ#@*IpiM>B_Juo2&Kb5rammtNq0eO*rK?|XhcIW_*&bmpHN@&xri8>eY1^H2UP_cG?6ynp}HWaV7bmMar+vWl4h>fFThPS-
O3=NK-~kC?xlgM06>kC53#KAM{*qkpDmg}M*Vp3OOme=2@vXwLq4;8vE8ntp0R{IhS*`KQT=-
%B;H`qfN2`x^%JLxxn}QO!4{_J1qQcUQYEPwiik#(xTz+TS-Rwf|4k#9wuu=f{qvsn;Jhsd1*(WTf_=r%&zQk;Z>&R%-
v9Suq&0oH+knLoB{7&i`8zQ|EIijsH!TrS|_gJGK9}E|2+V#`%{`N*%v`QtJ3uajE@(VM?9Pq&S?fj5z;m)8K-
=I3;!b*QTV7|IIYGV102oUs(0Z6yNP!p5i+o)qnAYo=dbl_zORmcwW#{c3a`agr;KONjhuTfib@Dtb<!vsQrSDC|=xSe+3RZZ@pN@{_vC@UvW{7{keEs!6
iEOSK;_FkNshhwu(!2><_XoyEMoC_=1Y@V}Ijc?f$iYwd-=+QRM-H<AJ*5h-bg3RF~J(RG&3kq>k=dyY^fk)IU_=sbg-
O7_5I0C&I_4hViLkd}<h<8pcnApYzD~rJgxPDLw%S^t@nL><;TChheeXU6%-kg;ttEP=ae#ZOvKd*{W+EI3FZbbt<M9ySDg&537-
1a4D)WIv)$!<VR_+Uzk?#MW}GHIkJw=PntC;MTM7!qA$$0e5%k;!`^X8Nv!+AkhWhEnrsXo)~TYnu3lO3V0Be_y?a)<&1tnd%dBpvv%IV_-
|e=#tu}|f%IT;qD|cBd%F20HxxJtuF(u7#>`7x3I22e|>++~W#gJvMwiH0KQGnSCCSg|HiZWg;A_1V*y4=bR;}!DdWsdx+s)8!s?JBc7?FDwH+vU0_NF8;
PQlH1$GM(K6G5Or*;qJZs+~@J;Tzl^GcuOx&jbFRi%;K{p@rh~9(~ab$#;<L-HZ|U?KIyqGP5Ld@CYF<oU#mX7lTzc~KF8AU)SSEiw@-
>;h{XR^UzfNqkuJS7DK-D@XYHp7$wYScF`0kMC#60Qx$U~KornDXq}1mj)%4@|yW{w~<M_Md_`BoyyW{w~<M_Md-?RO-
;qR_bgTMQOH2AyzH2AyUPlLbv_C>lM>^%3mFC0MUg5Y<dIQu1D_JJa7|0Te8?Q0wb7r4{n;4j)vi=*6LR#A4buy-AHtE;@c?BeaTV1}-
8+r{5$p&1w0F3nC0-DIeHxW25msxGlum(5iPrGBB^mh!4P&vIqkA*o6ZtGnEK@wZ!mSNRTC+4y$L_;$-
U0PolUc$M`%Wmzx3!ezDF`0_I7N_Ob~_A=h#bd+Bl0Nw{j!QcJWDEPY%eL?))d%ht4ZrzuJzgzUTW5C&RsyJKEsW@8>inEnRakiWkXKS_yX3uK0x>le8L>
F(0qL^E2NxK5HslaYEP+Te1y)DkYCF(A*ELJ@?sh-
}KEV+6LLv@6~bagYBuAOX&>)8xtNozkY6Z}qHYHB#h{kX(3NtFB2!f~MyVSbDF=VUW9uI@N=mDY~C25{jlk3kP>7?A7`vtk4IMCdODdg`B(hweV=F1`uf0
mV(hx;hwG*Gu%sYj_&9`!`$m$8fr^mRtjZaH-H-Ls4k1LI%yXUxDU|U-
2;Vfe<1CxVJ=cxb8U@4%cJKTE}BKC9N8|*wLyicC=zx&a&3%;#fd(jc^Tn;ugo+=wioK$|j&+!R4Y^y{1u-xsIyHTt7)d=DGo%NjNQZ-NW;mhAn)28U^Z7
aLfd{?g4oVY~kZI1*i*M3Q!li6re72DL`H5Qh>V9r2uuID+<*0EV6bxZB;9-S_X%15#&~Jx&j6w;t6;Ktt+6Qbs?Ndv3K1S294)h{+KFgq4g>-
MGObUd<a2mhT<W+>aT?6@>~-
K*R>y{b^S#CSSddc3K<kk5sEvpKLwn~Qe4gODBxYVs9=J`$_X9)l(_RgX8s_aqd6e&_a4e1^f2~ImK6vmay`G7u7|mc+jT{n-
_yguEG+a(JQMJ?xA%<SagFz*AwF^zF4xYJogxoyLr=$dx{KxPZ?-
h`pX?C$4k6Nk*dGCRsa*0+U5cpUH}xswW)g2ZFk%F8LIQ{rGWB+TfZ>D$PIeN0IGTx^T}vWu2t4cRuRkpK{)gzd+=xBD5096+-
dTSgWurPK#P{3~Uiy+S0C_()aL<=mu0)uQ=NL@KvkV)CASYMg%Ft>N&waL@GL=|L5TS<xL@cq)0QWM>?AD<fKd0Cocib7-
Vd;l57sGR>f=cn_Jc@7svP(QCHFte^McwhG71h_9Lk|Zp*5NWD*Z2;ntRR|1ZJ)ft5E}&ICC)7`og~R$Q>Th>89m20L%i(g7QB#BFt!MMYvSaBOM2Rn+V@
3y2987W{RVY_BED)15oJ%Gfkaxpj~Jr!5ZBO86P#plUNG_q6pLLMeMIf?1SGH3IOOp0AYPjoh}VV$5HDL2&R9H-
7Z4mJJ`U4MRB=JfrxDH}5X1GdQ(P~560X<ml(=4fDR8~o(&2hZ=HWzKuYIX;y-u7zu2)-
HTrcOSxLyJ$zJFf0UJ@q`j*jbvJDpz?*Gn{ys31sz(Qv)?#p8!l@nb^vu4w+8uDTwf;9da=?v?FCe0Ip@@@&ahrICCOF;FiH1@!^}PXX$+6hXcE6_8K1m7
twMds;*18FoH00FF>zHcqi|^Xms<#!GB|rI1}Wqi)nlA-e_;vg>^TcZt{}%RTiV#jg=ZnO?8Rjss}=x69(D)%>%k)y;GYuDg}r8{d@?xq?oq|G|#;VkC;(
MQ7ZUQU5J@_T7?dzICOVLtQE7TUW~Y)|D{drlQ32RhWZs;|I2kGXF}x84Gd#z4_;K{^g$hP7-
dZAb)}Y72@<A6hkYfs;kN~Q@i}L`xf~0gKYO$G#^%lb0~_?HB~|AQpZ`Yal4Ap6&15+8;WwTD2K2m7fg(6$$w3P<{DyizJ@A!M?v=bu8EKTD1+u2QlPm$n
SgqDs)1guj{?&*vABH>J)h>@QtX?P3a2a4Oi}cIuHk2CP`dIIl&;lDC|&obK<T1U!&gVgmw22mYYLpMn0>`Sx|Sk8w#0Ox&6WT|=;~kyUEK<{7MdpK^_Y<
neH7ox9N0p4=fs0^rQ}TG?F^c0aS}8a^4_y5ky)c*a}~rf%6I{|T%_?B!{s8J&`MrZjZ2tNI10?=RDrpi?k%I@a^*2xE)sc70p&V%97oBJ3d;2?1LfMzK)
Hy|5sD#lNzhSZU|d6^fN?!H1~9G)6^!edC>Ym2s9;>`Ejxm%A7-
}xC@7aT36#sJf^s=hgK|x07{(dQo=T6*^#_W~^#USu<zyzU5`e&hP5ZoPxe`HyUQ*z#L3p=aumWHFXVc*S0w37<zGQX&%YO7t%1qGdN7!d9rV`NTLpS~@5
>e0=S{1Z~SMjTjECn-
&O9Fixby6sn=THE+@Gt_vMQ1vCHC3+){Wg>i`YqaH8lpXB%=m9GUU5%)hH+Hsqv~6DTAV(gfCIO1SiynYo&pDM`b!MbO96umqymGRG@JwmH!ThfuI}nM5V
)_aAaJ3sMDVvjI`Fr@Rn~vvao_e(+_#U5^WG`V>y5{K+aI?+$2IJT$AA0aJn-M%iNk-
3k6X<BxP`?XiGjLNeI^P5mlR*k`}0)sDG1yi3IaEcg225WnyP}pL3?>_ivxe_&?M-
;F&wx<2{>@=61Qkr!GYT|CLFl#vvA<LV>oaHgHaqfkg{t;IilddT{npMZ*ReS4EH<^2ks*r;fF352QCiJ>j!5PJg>DVdZ<sF51yAZC7#z>#Pixr*Oa4>UV
ACbA?ES1dSODi*FBE&_1_2QD*>m;iTf7NXGYKlc#c9ZJUL&hSS|at46NyX1AmYxKuvT@L?6B}{<|=UN+4ysp6V?m(o9@W)4aHbh-
w((+Y9=o^i#Io(NEbzt;2T($cs^gCGP(QYiHm`iwWz?jnyj75~^dUQ!1+P>6{XaA^I_#m0CB$l6<J|Uo+wioX0X45H|e|?oE;JjUp7y00XM;^3M^Hh<!AN
pA#!s)%ZzWLSf1RP3y^JqQw9z9$f}ftB#Y<HmYjr<E!7Ojo|!BFQ&thuyHS2idxjgJ^3nK%0iGVybY1gMxa(|6$8YoWd;f3Ux3<~Zy;{Hplty~^grpyh(P
@QM<b$qsFXhzUcv4`kw3u+O^{EB)3?$bCI7U4Y1#N_j{fiIV!Cp5z|`*wkycb?X&Dr|{Ap$DM*A)fX6_Ps$*gR;D-
vlJUB6;2+Nn_}#cI=m?BD16Z~D5_c+B$yv>G4}Eb(Pl&-Wz1<6l~WYiE`G(;4oGa#XxQ)a2%b_LV;q{A*wiA7GG|+`{*Zf2S-
JE$o)GyMT04_HPAwfZ{+xpD~|C-{7M;;xF~3+zU&-az-+@fz`j{x@_WllY8<MqDy&4bc_mdP}J@w-sXPMUms~5npN`eXTJBt(3==Z?x2^-m0@3#n-
QeZutiiAf|JC2T7-
h0DZd*yXKtfc2Ra0AiwRL0BfIL~Brl&)EhF=BqHR)Hh%<!Jo%D}g6Y8bA50G`7H@Ep!Iy(gQ6aWl#BW<(f&;C0;fHxty6YsOzr?jV9@r^*wS413>--
8y&(f@?_Yqe)ZDfx;%7N_JVCWxd<5y=oA2|7}3Mv6$;@sX@RHQp&_qSxc$m+w#A9YN^b<LZ3mZE?n-
aIt=Y%f8UZ>fa6>1*VOEr#b$e=6^BV!9NaMB;3LOJur?tIF37b%lD`L`@F-CZe`CMul%o{;_vt^|J`v2t0$-
a&idC=QsWTbI3+a>;Xh1CjYBwPN@^TJ{gl)=gxjYm-
*=m?O2i=~%)g&izL60yjrni5Ht~D#%b9=R`b2!f|2a7|KH)zzdXjnjB=gTp^1p%kC!Zs9Oi7J%_|oL_!#P|y<@|6Cw@ym@{yl^7Z*3Z!!wG3{4r|lk0q#r
l{rl9M)c$Xz!8xo><9~A+Jj36n!9NUMB>cmV($GIqn;Ms|B@LcoK^i>62h#Yfc!rqW6><I+L+bdO(%>K3(%>21o5uf08vpArPwl@h4gTTQH28=Ak_P{9UK
;#E$CT9h{Bs&S!~aZ!XL$FOspCI%W$O4pi}Rln=Rfo6n14<j{^5=||LnN<<|MqtXg+cNlj8h`u1}r6CP7Y9<16NT5qw47n*XKXE85q%_)7|}=sf$od|JH=
I)!pkk9OE9Y!~rp2jo`ezK9@Nn4!DCdI^qp*eZC3)$wH??Z9I5t<Fnxv;*_zZI|F^2lA@2VEkyu_|cAWki{<xWYNB+;4k6i-
}v+}K0S<2598Cr`1J7C47AAe&Pxuo$n%ANi9n0W@k^V-
nQtrP3+xWNtIAPm&(AL`EU@wCkHg5@Y=3qfMxJ;5h2b#rHv3;T4x@dI)A^SG!<axJ&*K7xg2!CP+v3#*x_Ds!vrxR2g}cXrCBG1`B%c1Zr-
YZZE&uXxCT+`815VnO$01LC(cii>xRRS@GF-qZ=RW`K9tBtO_8ZQ9{=6&=u4La=8NT8uxRQgDQ{zHzy<u#)lJ#lQZ@(cCmoXi#<mNQElHE6q4OjA>G`Nx~
uIFgDlHX2)E4g&$*l;CRq`{TkIel#B{~OZaN~-Ct8L@OzQ<VSz0esYy1O
"""


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
# src/tempo/othello/playouts.py
# ==================================================================================================

"""Othello played to its end at random: uniformly, by Roxanne's priorities, or by a mixture of both.

Roxanne ranks the squares once and for all and takes one of the best rank that has a legal move, at random. It knows
two things, that corners are good and that the squares beside them are bad, and that is much better than nothing.
The three playouts are one loop: each draws for every disc whether it is put by rank, and with a constant for the
share of those that are, the compiler leaves of the question what is left of it.
"""

LOW_WORD = np.uint64(0xFFFFFFFF)
# How often a disc is put by rank, as a share of 2^32.
NEVER, ALWAYS = np.uint64(0), np.uint64(1 << 32)
OFTEN = np.uint64(1 << 31)

# The squares of each rank, the best first; by symmetry one of up to eight stands for them all.
RANKS = np.array(
    [
        0x8100000000000081,  # a1
        0x0000240000240000,  # c3
        0x0000182424180000,  # c4 d3
        0x2400810000810024,  # a3 c1
        0x1800008181000018,  # a4 d1
        0x0024420000422400,  # b3 c2
        0x0018004242001800,  # b4 d2
        0x0042000000004200,  # b2
        0x4281000000008142,  # a2 b1
        0x0000001818000000,  # the four in the middle, which are taken from the start unless a board is set up otherwise
    ],
    np.uint64,
)


@njit
def uniform_playout(board, state, rng):
    """Any legal move is as likely as any other; see Game.playout for the result."""
    return play_to_the_end(state, rng, NEVER)


@njit
def roxanne_playout(board, state, rng):
    """As `uniform_playout`, among the legal moves of the best rank that has one."""
    return play_to_the_end(state, rng, ALWAYS)


@njit
def mixed_playout(board, state, rng):
    """As either of them, by lot for every disc."""
    return play_to_the_end(state, rng, OFTEN)


@inlined
def play_to_the_end(state, rng, ranked):
    """Put discs until neither side can; how many plies that took, the sign telling who won."""
    mover, other = state[MINE], state[THEIRS]
    random = rng[0]
    plies = 0
    while True:
        moves = moves_of(mover, other)
        if moves == ZERO:
            moves = moves_of(other, mover)
            if moves == ZERO:
                break
            mover, other = other, mover
            plies += 1
        random = scramble(random)
        if random & LOW_WORD < ranked:
            moves = best_ranked(moves)
        disc = one_of(moves, random >> THIRTY_TWO)
        flips = flips_from(disc, mover, other)
        mover, other = other ^ flips, mover | flips | disc
        plies += 1
    rng[0] = random
    margin = count_bits(other) - count_bits(mover)  # `other` moved last
    if plies & 1:
        margin = -margin
    if margin == 0:
        return 0
    return plies if margin > 0 else -plies


@inlined
def best_ranked(moves):
    """Those of the moves that are of the best rank among them; there is at least one move."""
    rank = 0
    while moves & RANKS[rank] == ZERO:
        rank += 1
    return moves & RANKS[rank]


@inlined
def one_of(moves, random):
    """One of the moves, as a bit, chosen by a random number below 2^32."""
    skipped = (random * np.uint64(count_bits(moves))) >> THIRTY_TWO
    while skipped != ZERO:
        moves &= moves - ONE
        skipped -= ONE
    return moves & (~moves + ONE)


# ==================================================================================================
# src/tempo/othello/move_priors.py
# ==================================================================================================

"""How good a move looks at first sight, which decides who is tried first: by its square, and by the replies it leaves.

The squares stand in Roxanne's ranks. The fewer moves the opponent has, the sooner he must play a bad one: that says far
more (docs/othello.md).
"""

# A corner that leaves no reply promises more than a win; most moves promise about a half.
BEST_RATING, RANK_COSTS, REPLY_COSTS = 1.1, 0.02, 0.08


@njit
def rate_squares(board, state, actions, count, priors):
    """Rate the moves listed."""
    mine, theirs = state[MINE], state[THEIRS]
    for i in range(count):
        if actions[i] == PASS:
            priors[i] = 0.0
            continue
        disc = ONE << np.uint64(actions[i])
        rank = 0
        while disc & RANKS[rank] == ZERO:
            rank += 1
        turned = flips_from(disc, mine, theirs)
        replies = count_bits(moves_of(theirs ^ turned, mine | turned | disc))
        priors[i] = BEST_RATING - RANK_COSTS * rank - REPLY_COSTS * replies


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
# src/tempo/othello/profiles.py
# ==================================================================================================

"""The two profiles of the Othello agent: values, not forks of the code."""


class Profile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    exact: bool  # whether the endgame solver says which moves are best


# Plain UCT as it is usually written, w / n + sqrt(2 ln N / n), every move of a node tried before any is tried twice,
# with Roxanne's playouts: the yardstick for everything else.
CLASSIC = Profile(
    name="classic",
    knobs=Knobs(exploration=1.0, exploration_growth=0.0, first_play=inf, playout="roxanne", choose="visits"),
    plan=TimePlan(),
    exact=False,
)

# The same with all that search/ has to offer, and with the solver; tuned as docs/othello.md tells.
CHAMPION = Profile(
    name="champion",
    knobs=Knobs(
        exploration=0.4,
        exploration_growth=0.0,
        first_play=0.1,
        bias=1.3,
        playout="roxanne",
        proofs=True,
        reuse=True,
        choose="bound",
        early_stop=True,
    ),
    plan=TimePlan(),
    exact=True,
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
# src/tempo/othello/agent.py
# ==================================================================================================

"""The Othello agent: what it is shown, what it knows without searching, what it prints.

An `Agent` is called as the environment `open_spiel_othello` calls one, with an observation and a configuration,
and returns {"submission": move}. The environment asks both players once before the game, with nothing to see and
nothing to play: a good time to compile. It plays either seat and any number of games, never raises, and in the
worst case plays a legal move at random.
"""

offer(MACHINE_CODE)

PLAYOUTS = {"uniform": uniform_playout, "roxanne": roxanne_playout, "mixed": mixed_playout}
MARKS = {"": 0, "x": 1, "o": 2}  # what the environment draws in a cell
NOTHING_TO_PLAY = -1  # what the environment wants to hear before the game
LONGEST_STEP = 60.0  # seconds: an environment that is not told otherwise allows an hour, which nobody means


class View(NamedTuple):
    """An observation and its configuration, read."""

    cells: list[int]  # row by row from the top: 0 empty, 1 black, 2 white
    mark: int  # 1 or 2: ours
    step: float  # seconds for a move
    bank: float  # seconds left beyond those

    @property
    def discs(self) -> int:
        return sum(cell != 0 for cell in self.cells)

    @property
    def legal(self) -> list[int]:
        """Plain Python on purpose: this answers before anything is compiled."""
        return [square for square in range(CELLS) if turns_any(self.cells, square, self.mark)] or [PASS]


class Agent(ThinkingAgent):
    """One player for Kaggle's Othello."""

    def __init__(
        self, profile: Profile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        game = new_game(PLAYOUTS[profile.knobs.playout])
        self.game = game._replace(ordering=by_prior(rate_squares)) if profile.knobs.bias else game
        self.prover = ExactEndgame() if profile.exact else None

    def __call__(self, observation: Any, configuration: Any = None) -> dict[str, int]:
        if is_before_the_game(observation):
            if self.player.simulations is None:
                LADDER.workshop.go_on()
                with suppress(Exception):  # it can be done later, too
                    self.get_ready(self.first_task(), FREE_SHARE * step_of(configuration))
                LADDER.workshop.rest()
            return {"submission": NOTHING_TO_PLAY}
        return {"submission": self.choose(observation, configuration)}

    def first_task(self) -> Task:
        """What will be asked first."""
        return Task(Position(self.game, start_state(), 0.0, 0, self.prover), (), 0.0, 0.0)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        return self.task_of(read(observation, configuration))

    def task_of(self, view: View) -> Task:
        """The same, of what was read."""
        state = new_state(view.cells, view.mark)
        position = Position(self.game, state, view.discs / CELLS, view.discs - 4, self.prover)
        return Task(position, (partial(only_move, view.legal),), view.step, view.bank)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        with suppress(Exception):
            return [int(action) for action in observation["legalActions"]]
        return View(cells_of(observation), 1 + int(observation["playerId"]), 0.0, 0.0).legal

    def written(self, move: int) -> str:
        return f"move={square_name(move)}"


def is_before_the_game(observation: Any) -> bool:
    """Whether there is nothing to see yet; what cannot be read is not that."""
    with suppress(Exception):
        return not observation.get("observationString")
    return False


def read(observation: Any, configuration: Any) -> View:
    """Read plain dicts or attribute dicts."""
    return View(
        cells=cells_of(observation),
        mark=1 + int(observation["playerId"]),
        step=step_of(configuration),
        bank=bank_of(observation),
    )


def step_of(configuration: Any) -> float:
    """The seconds for a move."""
    return min(LONGEST_STEP, float((configuration or {}).get("actTimeout", LONGEST_STEP)))


def cells_of(observation: Any) -> list[int]:
    """The board, from the rows of the observation, which is JSON in a string."""
    cells = [MARKS[drawn] for row in json.loads(observation["observationString"])["board"] for drawn in row]
    if len(cells) != CELLS:
        raise ValueError(f"a board of {len(cells)} squares")
    return cells


def turns_any(cells: list[int], square: int, mark: int) -> bool:
    """Whether a disc on this square would turn any over."""
    if cells[square] != 0:
        return False
    for down, right in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
        row, column, run = square // SIDE + down, square % SIDE + right, 0
        while 0 <= row < SIDE and 0 <= column < SIDE and cells[row * SIDE + column] == 3 - mark:
            row, column, run = row + down, column + right, run + 1
        if run and 0 <= row < SIDE and 0 <= column < SIDE and cells[row * SIDE + column] == mark:
            return True
    return False


# ==================================================================================================
# src/tempo/othello/classic.py
# ==================================================================================================

"""The agent that is plain UCT. `build.py` bundles this module into submission/othello_classic.py."""

PLAYER = Agent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """The move to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
