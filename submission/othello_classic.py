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


class EndgameWorkspace(NamedTuple):
    """All the memory of a solver."""

    table: np.ndarray  # uint64[2 * 2^LAST_BITS]
    frames: np.ndarray  # uint64[MOST_PLIES * FRAME_SIZE]
    cursor: np.ndarray  # uint64[5] the position the search is at, and the root
    task: np.ndarray  # int64[10]


def new_workspace(table_bits: int) -> EndgameWorkspace:
    """Memory for a solver whose table has at most 2^table_bits entries of 16 bytes."""
    work = EndgameWorkspace(
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "98697c173ac2786b8190c31d", "checksum": "1085181fac3678e1d4b81111", "sources": []}
c-rlK4}4VBo$t(KNM<l{Cx99&YDVU@P?a}#W|GWQwkD9sxo|I_V#SKa{2QT0g2{w}MT9qr<#rflUD~B@-
F?{Cw{^GOt=+PUt<{<QPf$ou5yU?bt7I6_05yLAGw=61_uR?MFhc@@?RGOC$UXP`{hi<WopXM_bME<`d+)uWw$kINsw}BoS@B@$!<9Ez<d-|k-
R1Vm3VWHuo^QM1rkoqftodcm@_a|7z0%>xFLR@xr}E)d)g|Q)zP!S1FSR<|`8H>zGvAr-
s&Lp!F~;J>k353^l06>52&>`Gy*E5u`7n@h!+kg9@Gh$>?>_W%uUJ`8vZ}gvg=a<e%A0NZmF2nC+`K$jzAMjZr<wCkSB16QnOjy-
?#Ok!_!yG%?QWiT+1;h3Hfv>`t(3Q0bMvja3Q3D80ql{2xbuEs*7)aMAl{M3>QGZzQ(f)3+39fP*=%;3tISow=T=bS-FA3)IdjW-huxL$wvP~>=XTi2N=t
Lg%6Ml!Uzx|-
Y!x<V89y37$MA?HHj(pomGQNer8VWtZ_anw?d26tTWLO@>nbm$L|0anxt!%dUZtzlnU@>G@qE6l)R9|RnODiXU8Q!XJ<slRyIj^w!Ev{{qU;fOMXVT6&fi
c~{UE;7K2oE|k|WRROd?BAGiODqz0#Un=`OQbDeK)%S9y6wer2i6;mFNXgjcCqZn?{9w?XyXPHe&odnxa5I?AkHwJfn_DR-
2)Z9H_%3TvsGucUp`#g{^V&E;*5a%-ux%rQc|&Ed?o<@0%V5VA@~zCAZLKR?gLm;PCs1w_Mf-
+dDwFBWgpX|)>lr`3F0Gx9d_+eSv*1?;Z@V%}AFcj0#m?<!n!C-
Hvb6n($4WJ7Y&R%FS>NJ3jNjV$@@G6=q6li+H6Y`x^WFGq5{^H`natIHN$ee0`;?6DXKBtC>`ypLHUL|$hxaSdP4_fy)(ONn<-
x9)1eJFF|<o@o=jr*+&vHoc-lLh4V~JuWruE#Q9IN*V$M+_ts?!$95tlp6ZM-6}O4gpjs^`T@^0zCU~yY0E&0_yF-XJMS%AR(N0G{e>m>HA$|061Qld;A#
>$v5ClS;>@>6Fp@^RM}~<vl19rSoHPJste+ri_k|~tnSI0?&=I*+koO7l9!YK%<z0eYHv{Tz#Zrjxu599ya)^AFhRBkE_}5u-h~Hze_Wlg=YY2FZ-oat6p
-zW!iy%w}CdmgR`H(0NiSh~Jd&Xj=9MxNBhTczTCI-
v|VlS~+1$nn5w@LDAcSd$toDi2i3h#=4KiA_tqF(5u_ixjH{Ef|B8mu?hunKGCb6ALX_!X|c7~X_i>Shq%5{v1vD?nC2UL+H7?IxVKTaYDFc*=-
pE8!La&*2sL9DyHkwR8T-n1`<}hq(GU{{;H-ST=DDaZe6X&JAiGFCg9_-MX(qd+G|gXFvpo;rWlj-
(lMp*9YtFB@G>Gu7MU_dnIXzaN8P5Lw_On(?DT;mq*X<4c|gsZBTX_ql?I$WM(4?o&qW90Vz3^_SgiP7i6=30?{_2jC2!k5M-
oNknb9cT>Oag$1?%sqOLS56DissxMdaP<B~im$%jLyzW`1^3W!a6UFa(GXwy;mWi(L4ezwGtP2{Z5=`*TN8}0I;qu}ADzggV%^)!n+$<FocN6hWS@0d)?t
wamV?-
IIu1#>_!st&nP=sqf#8zs3(2!?f%`3=d~B*_PaU<h8iCF231JA~<ihcZ|~=E4LYf~!fCn@I4(Nuv3nXlxSXcZ6WiB+2}aU_@62P1_qy+Z#<Aj;0Mq)9!}|
kaoXdL|2AnY?mOB+${tT8w7KQV2rw;#|A$H*DmP0P`ZicuuCc36fNCA(}tpHL(#P1XxeZzEmj)R9uSNNXjJ2I$=FTgeI)p?5gBMyUC6ayj}h1=$R~l0$-
p+jcv6(#hX|8J^FGmtE~6mt6@o`;JY&>F>u#iV?;^ooh`wLMN<x-
LCsWEBX;kA0$=E3w8;P;Ixv}p=Bat)sz`ae}^#!rx_r_0pQNUm*o`Iw9VjOzfX(z3>Y+-
}?aw>yu^_J(@Tp;>PqHih4)M69y{lH3m4>^hNGUBT(Ah&F`9D-z=U%njU{oL|^7N46fOKGNaXFz)@okcFPJb?WOMzf`&+&JH_|47693tD>b-
itJ4lSq)rmlgE4X^C%{Whvo`mO(0<Cd3t=J%yymT_QBL91sS&h_^2yLUsmGo@ViUSCj+Ad_UG#h_p8M44!PS>n9C+x%y*tei=^Zo_ZLG!)P7Ee+8EA=B_V
-X`<sK;a+YR?U|iQx=+K|vHgSQ@(Ub2AR#blRct3+gPnAhDDM^J12766QU=2@KE9{9vt{u6y$3Tfzvjg_WWIuKA7;t8s4!=M4xtS_6Og^gk0`HqSaRSQdK
+du?)nXsH2=$%0DbPDldUMfBg)-a&}8WRFy?p+Ski5@R3)m0tAAOeW-Skr;NY#I`H)J&0)J)*M-
&5*rv`~{ss&mx2qQ{SaE2l)ML`(xOi^Nx<j`$EkRZPaC6k?3tegM%OKbE0iEzJe7v=rrcWK9-
?zYYU&u;K&Bz!wo7>29kWZ*z^&&h#y5<ILYzO6Jf(Y0)%q3%0S>_h^2@xkVvj)4vmJUR;o;FoCmTyb|e9|uJPZOWaHpWcFw0C5G?N^np7ogQ?bz^ka*keO
|vr{R^~D|dSj-%9+mr2w5`KH&W8^(dD6<m1861n=SXEdCx0+gwJ&p0R8Jzn5shjUrOM*|Ld__#%wU!J%8p^v$$&7Wk)zM0skbC@<>-
<`s3CFzN;>_e(%@WKU-
{e~|buXTqq+8y`3+a4!dleOj=&aVN@S@Y75p@33q`EzAGdOw!i+3Q$|j2SoW0b{rBejFnfpQ<C2hX@dn18AM}1@Mm_z3<ho5Lu7ro5D5t0wlrnp0a2*0H=
>jjS)AA%b0FW7A`$>{w3Ervekw;O<QUJ2!gR$X6qtG%B`Q?MjZDd*J&9%qy<PN8vxxjVlq5-
h6C+p!?w8Gyu^D>iW!w}0O3CgbFU3eoP?QgoS7Ib(H#9yDRLJV)p3?(Cs2zyO4kjiQ>4rKBw0t^^1_H$dr8ibkg5k6+z_ysaCAS4Xo8UdNo_N~=m>D)LaS
d?()jAXx@1gZdL(dEn*Kuz14LW2*y=6P=XwNeSbx{T#M#lVV5a-;@G$_iL{RXNrc;@hXQ8K%OJ-
VH!g_D_GsA0UaQ5kDD67z{z>X37uS(sukqzHc<$2Xde-<udMY-IhP-wT=kPODJ{5-YM{FR(eY<~s}gpo_ga%znf?EXqen_h-V+$JtLbw-MujXgosXVVII&
LL7vd73Q`+!3gTdJCgC;=EiL&`jDW0P>sXs-1Qpp7kwx^{#9wD;T;&Y`-uMu4R#e6PpssYm#O3e_gh8z6qQ4D^fLDVNkc@Qy-
)B)BEO^N1Sh@;FT=00mop;FQQIkZm+ga2Bo3Pdzmy?rgA(xdNe)$>h7M8gc|~brQ1AVY4j8WX!7z5zKwOQS|0vah)>#UmU%0nGbRwUMMi;f65W91b$h%2!
_*UeK7PP*pyNUnyh~TfwAg&YKlmCWU_-nMNPO_xp07mqAcK4Csrv@CHT&*=f3wdc_&?!M)AphfPHyatUfmd8Z5kw1_(ouTW83Q|&EawhlYwn~1M^!kGj<z
6bzs)`2fsVvcpU5{^=$I|7Xv67I*cf;OhcS6L{Jog*z&rfySHG>0JS=z*gG$_1K)NHManB;3*lSqiE9x~h&p8cKYVgP`!Q2jQ4GN2Xk*vRRkt|+mAdwa!v
Pbea(9B^XijJxENR0$qbp7vPW|HKVLYTX;n?E3OMKIIj#5M2%M8HZH(DoI%MU9fSeUWcjuT|K18s`nJJ_G?sOZEcr&LQ5W4a9Yt^FIyV=rd!X-
*Ka;4MRXW37&>=>_eO$kOT-hA$VJ@h1?6%-
Y5QP_hMA=m?=P8iqk!o0>MA+{V2n<Z_M{S6DDXlY&;y{&O|^P%mfYY_jFL6d2)da<wK==VNf3yUHdryE5ngUf<7R>PeXnVA&Xo<T}?4CrAcUOYy|#@oU{+
}zO^qB0VYm(6-;Oinwj1sfzXd2g?o$OzdM5CzX?*!;TrP66WANhhCeD}<MeaE`$gm>)*D`1;Ma$M!R?^+gm9`6&4-
CEvmN4`igq8eaa|Xkkn1Xl{~4;s5%~igrP^@@k>7%moXD9L9IPTIQC<$9g<5}rnkA}E7(c!&vt&#1QLet5+8NNd<LEnGNCjBp#OC?FC4m|9{f=+W_s{+&N
LmIM*g)kG=#|Hbx7EqL;1~uQV>JZN61AU#*Gv*=oG(Kv;74R9t3<QlpFKo2wh^jG7PT1!9+bxuY!>5QnEE#1e%VcoL97TQ9F8U={>(No$4n#j0NTUT&Q&e
q%OZaL!x}oV{A?gVC&eG*TX1M)Q_E1<1Pp2!TE?EO?b?=;O9Rb^z296wT83t|uYPE!mL`670Gi_Tt$$$CO^7rcTmNlr>>R49lD2@-ng8!VS0U}@(#-
vm{~_Hg*gwUY?>G1S-M}F6exa?qwV2-<szyQeHtG0dG4deE@8NhaMA|?N7iCa_KaDEln|J&Ph7~QHq^e--g+C?%D!6kvLVu5gO|jF2q?SE9uphF9q52-
sB>KbGxkuWwRR<x5ptlW6F!t5AXcP+pd(cAPP1y^571@U7XV+yd*_MNksoSK6KYHw<e2kdiYA$<eV3%MF5y}G%)K@ScYi`^%5E9Ho68Hx{(u;ED3{kF_0Y
dya@qRu`w66<t2#hs7WN(1%4F=^sot9!yN-;nwT>bq}3kd?v-OW8O4IC4VuM01!B}wMjo6B|$yiUwth{j`>-
+USJlOey**CAa$*v;AzL5LqrMISKCQz8uP6}8=h+=0m#`KC^SacPo4u^`i%Hv&1=<=|uLbrMYHR?)l{>F5Bvi|ib!abt7Ou7Pf19umPH#!^Afyi&rkls~2
lAk~JjA#tS73Ee!bP8<Fw=wReynxc<tibb6{pl5edg&S0`PAkrS^&dj-W%dBG1NNMT;$`^vIcBhhT0B{zd=Jb|w}WaA=9~PGQ<NVnz-
ehQY15!48U8wqAr_K`>MOJ}wFqV6M12;<LBit7Rz5&BHlqbOvZe-ONE61J!4??8@8R2Wq#8`jiQ(PuEphheCMHXLis4{+fLRb0qB@+^5djK7DEf(fTJRGX
qS{3>RQM;<O4&+{mgb(mlVDDGEIC}mFKEAbjX+ee(&E=Qgh&vhcGUI51SLWpBJGNb3-&?O-eu<8Dm3So3-
a4U4i(<fo0U#2GZSiXN7?$_a!_I<`LHDSs)U4&L)B3w>R=Y(4%%|PwR&Y4>=!KMn$QzEoGzgr9gw1V&hsY@N%9`a+_qCkyMGrd%&TC=$3_wTH!IfMI^ZNw
1(PX^R-kWz(hoDL#1$QZNp`Tgans2UBz{2f-xlEyA{G0EhN|~8b(e!7CmIjcb%o~B_7rg$NpBHlTn(br5A-
5=f3KudgltAsSDmP1M(;i<Y{!Wm1%n6U>!@f44bneBSr*9LFWTwS5=ciZ6PF^nizT@a%v^(F?T+#BJ#=6<>TN^4j@iUdY3W+-
jVOd5Tvo8^aD5<~E+mS$x+Q|ar?$oj!ybcr1_f8+`Xvf0K#0J=#`%2ixzf`jqM5`b^<q-
Uvt3E;9R!PfheolYac0%lQLA&WVuij=T%Ft#PoRH?qS4K44>iCu+StIif>^#0EU*9-
N%`pcvrfCX_vte#)9UU9hCxLN&=}|>@|5rt@Njh!zc@KSxH&LwrqSNKDXuqz5|d7Q@kf~W0YRP=K8UUywRgXcZ_e-pd=NTtVJCkvuD^}+cS&v&f}hz7Hy+
VIorU0`bkYAm=oF@HUgXO>v&dI<CVP?3b0!DZtXiq~{$c+DU(uNv&|^>ZDc$rBt)MKPv0{{y7@@zQ|NTO0-
!wON44n7_x<vm}TuCDX?~CU5F}ky`e?Lw|Et0uQfSJx5=s(!pb9mrA(fkG(I4GJ=igGUjmDku#z#NwMN#;)lb1N3o#2>?AdckJW3f_GYqz9DbiZdpNBgr2
L18)g1>wr=$zb%=MNaoMLUV)fz!~AnZkeh{pHwEKsLZn%c-xAC~z(=4VLHJuRFSLjtJ!+|<xs#Y1iT4y(6?-
G_CK`{5##06T?=fwndjR5ek%9dpE^@vv823?2EFc;CM7q8=(r`)nFTAv&Ajf3T>$GI2mi-Fl&O&cb29b9W?}vlUJs%F7DB@n|FOv6xy(cPNTk=n{&I3j5y
5_Q94)h4-W{LatVIla5Q;<Ipf=4DS^55iy@SARuw4V#|ZXx)wo+zW0<g?6@e4be_vwsB209ft4BzVj@hkK#wT8*eZCdr=*=C?%f7QlNR^)7~Xhr#$AL3_-
TDQVvWB?%Sj@OsejI<YqlbR(GuxEBr*?MYPh!L<J+Ou6Qu!2KF5{E$=7?wQNIkm)4a1I=@KPrL>Nv<uY#IFylT5VRf5jlCy!;{p`MC)(qXkKQ0^+dUJ6nN
48>Xl*%y_h1AH4^R!`z4?Cqa+1Jhx?UK!AGTDIUq>;Axkr9W+2g|XO5(p(*&CxPHS-%Xn>^*%#jSK`g#In!3^Lf;MUBNJ7Hf3y-
Jz^FdK@C(6CH&JX#2eu7=AFu)5_KsPP(AD2{U(#E@jzb{UZw-EMd<b(Vd0@wV>YK2U$TmSdbnDh(%b)H&`Lr7#q}rq25=&z(VSHWxU0$J22S#=#GO(6##G
Z(in!&B`;Ct!$)Fw8NvtRcNVR4;eYYje)L()!H=#%rg-
+j?_AIS>goR)>hNXK>(Ue+Ovq546DKLpsne9_45#v3yh?d)Kg9N^1IjavWst!#n8Y%e#xiiS3|6rW4zUaZ;~8Ak3^XhQ4a-
2oGSILLG%N!R%Rs|27*6~Ufz4DJo!(%|DcGPH<#%S}!v^K2Q+^tjTsunoLDivSG4;w%!%9yZC4ICL>sbZ{<)>l9XN;2mkm@k73{1*T!|KkBl0Kk1Oe}*O<
)>k+yMC1PQ3mI*3<{K=8gQ#-j6bGpXf`N6)%)?$(xngp4HJN9^CUF$Xab-
~5CDCud{PL2CP4rUn&kPU5&%tt0GKq%^GPKDngjvJ(In3&l>lfG1VCkEVm_$^K$9Q<8#KxDNfZE$Ccga>1t2k>R05!30x-
f|HE?VKpkV@_dK>g=;MfE}lOO;lgBr+^k0Jn?1Odol3^%ZRbfXA>CP4rS7$;0DAN?o-ph*yb4UFMAEFVJ(0nji3(4-
K60+x>{g#c)n0BBMOfEtoBiU4Ss0K_my4I7gHXqW(~-X<mhx-klXh6#X%2|x}L0R0#RK$9Q<1xx@~5F|gh0B8~fU;`5X7KFS>DgYWL0Gbp6z=AaT6at`O0
-#AD04zvjNFe|kCIFfg0-y$&MiGF-
N~(3!j!^(&E2)jCn{JE(5L?N#n7Zl5C;+jQ%uw3T6e}C41R$=FlL&w+8`=~C5ZA~_1VEJyT?zq+Yvd#Xpvs0mg#g4gauNYhWy3Iv03?o*>foduqX5K>lG>
5MNjF9Th#Mu-l=d^kOb)38Abyl*Jc<zj!zcm}Kgu&6#R!0D6ak1I<<AxXb#l<A5P<km{%iqICkI^$0f-
;v&lUi6a?p<=0Eudrs$FQuC;;(lmR4y${fKs$N&phnGse#m0nm>k014_D<L8I~7)B9*1oe#Zb3_14qX<BPdd65hA^<s~2ta~*c9sCB+Mzau03>FZC;+N<s
2fE9&azXO0BA=MfE2%|0O&>$fE2%|0O&^%fE2%|02oFQfE2%|0GLJ*fE2%|0OX7!04aV^0Vo(n08;!Ok8l4CEO~+EEIVI)Rhvc)RflFZvO3qQX;tM(%}Uj
VHzb%hiS{ZZU_>Gm0`!ak9V5WN2+%VEOpE{nBOr$nU}6LmFamNI0UH<r1!vhy3IX~A0t}1*EhE6h2+%PCau@-6MnC~0z`zLDzz8rU5Rg-FmcC92FeDIQN+
2MI5ujxR6fgpGjDQV{0DS@hh6Dmk2?S`qBmvq40(1!k=o1JqBoLtL8950A6eJL^A%Or5BS6Cl&@ckD2?Xd82+$`Gpw2r52?T6NAb<@&IyP*W*l?m}!$1xj
9t^Bo7qISb(k2j)Fzyy4j<3;iaYIx**f_T#+FWehQdQdMIHYJOG2_aH#Bm~~-zR8$I-T-NON)QUq4r$i6DEAQ^y%q;-ty0~dD-NozNe+7rJXBWos2Ft{e%
e<Cj2?erxG6XUkhCt|Eur1G)MsdQ-!DLp#b=Qq3QJ#paSs!&sDxgJ)D=~sfDyu<6+Ola2=FQH5&Fj-}GrvcWfi|`Bj&%QT?Nu*7?0_S-
I*CcjEhK>2<8$I`x<EeyPjXB*sttUE*+ULVdM~zfr=!G<~DxKicoVdiwMUI07ksFjfvzwa5A9|Ce5Vir>>2sB0gOB>K-bpiZvS9Af)2?=lK*X8r-
T1G%2<BhN9!?Y2aJcIIzN@c)Ml9F`}Hcrcad8!Z0<wxjtWEB`X)Z_QTT>li(FBn$mb*C_86=6{^|KYz9IelPRSGO%)W@#X$TrAHrc;lHQ)XUDG`45<E76E
~XBh@Eg2AKJic^2joarkmC45lEM%IT0}=EKDp&OYV;bbTa>sCnWb@rc3Vsfi}5+X$t=zq$pRL!vBZq$^8$epeHjUx&OZOk!C{U{EYI6b)?*w++UwH;;)bK
&y4Y(5aa*o6$$w;Ihk^0^86QNC-
}2={PgMs|Et({6<<s6pQ60yUz5CCP04o`TAd5)9xf{_Ub#A#0w3g8dzM#LRaNIRNE6=993>A|udb|hdFpCbR#udht)1go&AaS#9L{p5XZ{kQ@;2dnYv$O5
1$RCuIOf)@zI|@hU8Re~xpyq*7d&{|owf((78aJ+E8t)8+O=yhpk&@wUR}4+Q=$++OV7Ko($7_RZcSZPWv!EzSW@lAV(htda;?dWxpVG<2YE?y7k>YCM{S
9%?2%$oT3h&Cv9wSqEFNPmZE7v6N^3p5t+u?nrV>gnsa{!0E9v+OOXuAyR+d(kP#Umsr}fWLb<g*!Y1M5PC|zsUBox0A9r@*})_Rs#uXL8xt*G*>SXrA_T
~)GTB@|p@FR!XDFRiLAu~#})JiMxkmYzSyp1Sn%Qt9^mxyADz#A1uroL_Z4HI<b-
ufUSf7c9?_cVWEd^YV+8eDAKVd8l?(X?bOd%~@JgQ@R$Obx^@PM~SVx#Af9yl;_+Mn@e$BidZQlxyHn$D7PH(&`Pu?+W-
1lG^?hvs&tm8a*anbYh|^ka@M?scimj;DJ_3UGpp89<0&nJ=h}zqv!=SD)KjWCH<;9y>WS{k@6&O>exc(4^u;x~g;;N4jktm@=I7==TnEHgRpysgt#}Yd^
5QY~)rU*hB<riT)vmGkR6h4kPiakI&4YKXT(P8XRaGUDWh*`pB37(SMudGeZ@maq%!VdjvGT!hYi5;KudMaVq7pL;TX_~g%azpEKFg^}!mM&=ygbdS(i%^
0lDN4v#E~S#K|}1x^QU1p`j^+t66Y=!Y$ZH>wW_byi(?=BdP4GV^9Wm7TwqAPp{V|TIzjPEPqBgJm=^D!XeVrCDtSSI|I%CIH-
s{nE~S#As_PvYO8Ju$_qnDe|GvtU@O+iguS<xxeOmGlv=Z2%`9BjhNxzNUK0DP0TKw<D31^obn|`NmB%LWq{l|(+m7SH?HU*$3YvXZE@Ps*@=v#~kM80P%
*=fpAPeYn=!q2Hw&YjKBDF?`A&=YvSQcnKK9e9)$&wh09d!y$diL0Bduce3^`ZuIo^luXX9a>LF;$FRPlGJdJdvYO!3FUX;DI=P`r|(3sDEE<>`vvcio_j
h-{stG_xu*k$_Dw|=j_mAXr!XaXk6>;i-u6t<Oi>b+;?V&s9vvtU;m-r~fR-pPvn-byI=Cm1+70V0oW_&E2SWI*Ka^mq)$<+Ud-wo5_uq2Hq;G;hVp9(MU
D8wlf0s2q&>UQsrEkT*VrvdQmb4b&V_EA1#2YXPuC}@s$u-
2)Hz5lVk!rB8KbYyc89(}88gs4$^WQ~t+fBSdJ#n?yeImGmTs^`W70I25?h^F&WO%NGC!SOD>32yoM2-
YWq_eJ1oY_vigM;6{U&SebZ~?=8MY{}wT(sMOE)%*;=*mV{Ho9`qm4mJs=$e5pE4r-ca-z!#BpC!(N8P{RAxg+(KnO-
|mCSGB5%k~@y{P?6fJY(sV$rRcl5dveyUhU96nMUeOrP<Ra^PlYpgVeaVimT5Q<Ou9c#(}~rGK9m1LsAduJCBTcv+RjDHvPuh<mo6fJ-
P+r$`wB56qxMDW?bhOC!X8n-*K$DQY8<oG!^L4SZk=akX&unQ4e=mDwuXlG#lB1t4!C_v+)5@QnSFzegD^pNB{yczO@AMF}Ai!XK=&Easkc#)-
*KnV8_Qj|Zr%+{XtJ+VlM7g}55)S_JGGC@=J|TGz#q7vgh(JUG5;d69hSl5eGfdvRVS3PjyR6?rE7h$0nbLjyx2QX$Hxs6dEvP?CF5EPk$y5sOE)s#u^nN
X9|I7!dfDvxPz_g9-;8LnnBQcd;bTl4KA}3M3=9D>yt|6b?t*jc_L*z6MIB=l+z$jR@?-SjrA*7-
f?2izMQjK#Aa=7g5NFKs_5(Dcu{3gW!70^F6`m*eBfLP{zh%c*@j7Ps1TvU6)#0?y05pIOjUcaxKN-z#<+%xpb;yF!z-4Gy<7r;P@EMVF-TVtB~RXB3r|k
D=vjI26}c8$NaNTB3q*;krQyv=yU;-
#Vab>nP_em{h5;m^Kr>Pl^4vN2ro6WU251Xa7B#>2G$*dK*R!59P$YYe|AEmm|zP0*)CB&NZ>^@zabhAA}koj?GU-
*T@=u(Cj$~tKriYd@<|f>FoT#+O7cD-`0*sc{Jvz|CsAZDcsVE;PbxrQ(R4?n>B7-
;pGMQcIQJR6d>|PIBw4{wGj~c{@f(tST7ga51#ce^`3)%7Aex(qQFTdjD^OsN5TXpv^_e8|fMEPUlus)dX(vVFX@QnT;}}(!a;y_v(8hg2uouz|O2$5#-
KX#}EE!uVI@=+GU~UIaG>MdY12OLsxZ?L|o*x?pb3e^fabZP{fD3BzCn5O9$&&euWc-sPe+&^O(>y;G<hP+*j3XFT7sZ4)YDCx^gsk~=GC@4GVVd1%(6nz
0#sS1w4E8{rPAGk!5)a;X!`lEcHi^b21Zy(_KX*w+1)A-8<=7v{RZ~j+^RX1`)BlgH?^>B+na}i~Co<yKS<NhbeTsF>cT=oidd_pbbMyr)-s-
Mev8uMjT~qxq7;rY%1ux{R)hNd3=xb(5iFD1(=5$@y(oOB?<v3PVm9C{_I4`7()yx`Qo5C8c9o6hkLSde=mgArcJN7utTuQ0!!nmJj&zpxvxy`w<dS#`uP
~cg+3O(j7zN=_O?W$5w`SQvdcn6ErUAM9vON2;Ol@FFy;evw){#e)KyPY<^!e-
B{bXdV+RhAmgBRk}HLT=^dmH7_a1?5&<=P9qoTE&x>=iu$u3(ByjdQIs{;17}snV*%h%U)TYm~qS!OpJ3;O+_Wz-
%!MuN?uuAvZ`i9bxnMcc@_3DYvqO21v!m%D6K82T2bq%tT?MS`DO97IiK8tUUzj(W$lUwmnUJ9)e%RtE8pf=0s@W8S}R%ih*`wCqq4lZ20WZKrJl-
?+%igly~15pUFxyhO6+CTZg*{^2fVB$xwy(zQC(N&IcG$N64AY)rZy%bv`>6ArxLAHsa0$|J})*NZ&M;F`v&KTN6WRBQQzB2t7<EwTs?aY@0_eyU0PL_$P
19Ivw5+41&j{0qt|g&O?9>V9MP02j*)bgT$S?|x=MN8k;c3#3e~tcw4WoIYm^CKl;Dvix^n~Ovjwt?@>{7*zAm<$?MwbL<J{{yD>dg{7kkif?sc*IwaM3&
eqk8fy3%TG@^z)>4Dla2YuUM+3td;*KXKG`B`~YE<LXfXT{U`{t|H+olS!vwUmnsZ_+o1iJgNX;VVsCsi4dT2r)WMZ${!O7jxpPgC{V<&zlxME`IbTOIWg
~T6oY|}pus_g1^?_<+w^~rgcNZv5CiwZ8Y4IgCUP$<zAQXhej9Y|LNK;L;SL_nF6KK#pUGE{DauodHZ3p|Z2Ez*Xw%$@o9?_!o|{SWlJ=v8wTfu>q2<^zX
wq9-
2D5aCR)dz4Zr!zrQ%V6W!A?VzxcPql&st8I^qX2vW$A=SvjVMhONC_{=l^F0Vzi3*35RyxPU2rc9nTYQAOqJVo(oS_@OPV8ni`5jc1ST}`xf{!f8o<_^bS
Tm@5bTjZEFZHd^_^GV(T72isdQ;SmjF$liUq^xhFpcT7o?~T*FgH&D@TKx2r7nAw}Bb=y!-{-
^cZ|Uf}n0NLYX%SRP`^76G+dy5iP_a97V^^!>$rKd$xkg=bKF4^jStM8H0-
unZ!Ii?>yeeC#W7oe<>rxcd9(iXj9dcxEtit013|%%6bCq8HODEWL}$m+de}4F^4>xZxm!btLsvf)J65u0#6u8|TP3ZJWovP_)A^7ylaJ?~)x8!Drcy%fd
Nvc59KmKiF$1lHUm)H5CTK(DDI6{){O2e}dd0%3;Y&(bGhzQWxap*fG~vwL?1(xVK{hf~@SwnCGk5kvVsh=Qqda%2mHP;hrZi`Az@4O;x`coVTgyH$!vb&
#Aeami*@QyiLn~b7r1g@tZG*JgCSv2ofT#rWIKZH9xz?RP_9DCSJ^UKlo-
9JwFtcEN=5oie|P|kuLMw$oO`s_Ri+uqb7YiF?XX+0DLxqPnJGC^g~F%)_JJ#JmydZN9}&*KD7sq2omjaT*L3ah(tmS6#N|C3G0|drcm?S$jqbA&k$~H75
C&%bP8S*(y8U1wBs6#zgXMfsP)`UBAtw@MBXi$KP6Be1yA(P{xyZI^XqR!Sp%L+<^!VkE#!I2;N1bNKh%o#rsg2L&1};@MH^pkA+93JHjx3sa`jUw1&vWj
R)mzwr=aa5+Fg7<<{67O$!OXmnm@y}OrrfjklPXX92!8<c0sS!zbKkJh(B`^E&Ta5J^l8H_$BSANsC@I#iT8I-
qcn!iGDEzL=F>gtATi1V9+?F<DROC0H2p=6|7zmLGPh7&oUw(r3iP38?Su_Nr#|#yv!jIX;Xw1itfdtMe_lyFlC$$>7N88nV>`yiL}?f&f4u1xv>hK-
Y?E@KYUN2NRPQOwyW!c3Sc#nTd~b>EYR*|(uq0Sp~F+I=!k!w_8c*b>?RhqNN0k$x^u?OiN?)=xM}B%YmLUWLKV&k-o^srZG!)8dSI-cd&(72Q2n<vRR1{
8p_J#L(vq(~$Z7HG3|rVl{*6@Y17q7i9>tK&Q|{oIV_%(nf#0Bv8xZ3L#9yHSp?=V?VvHt2s%xpfv|VtOCb?Z;W%j^xY3J6<wWHVtThh;M7i4IX+XY?eW3
vmc*Ce+K)btO;q|<!~yI^tN*>=HYiTlk6x!5u|^XC*Y64d2omL)BxvzAz_;1(@Q;ct-zrpB!bo;<zWg6``^F(1LPMww+_w)7(BxhG$_0{*`6jAc9BD0;@S
iS1plq1!W{i?BWHKDu%AE6X-~{!T^qg^82Ghk|a1JDsS#;YRdul8tE5Uv@$=|B3kL41-!l<a(+OwVXC7h@&b5ECY}w-
e3;iTc9W_<fiBy2Hrp>rbP%zo^C-pQ7>K|zDc=P1JiHEc#$CD6Zgi{0{4HMT>a})HJbW^p2=#7-
ZhyTu0eMNa!g4pHT0tzxsCGYhUoU@R6Y>$YtF*S9#*!*zk^%i1)zsLX3{q`2iM^aCq9-
m;YKFzakhMsrEhCFlO?w0z~3cp1@L!S8`}?W#{KY*x%%JI{qVz}hZgp?W_ogHe!DQ~9%VnXv+fg6gap?<uKtHqPd^de(wu_GqdvzjB0Khs>}U4H?Pm%;J%
sD`2)LgKO}EE@E)%*;=*mV{Ho9`qm4mJs=$e5pE4r-
c!dn~mu>H*4xc^;mSw(rA!&GP@HxYA~8m7v<8njhG*9?BB_pX~_0DdCabfum$bVP5PUT^8bm}#38c>s0ByUu`3^tTlD{g0k2h&D*d3k}2tx@;Qm;(cGMTy
Bv=d{+_QBEtxTA#O+tQ(~?}7@Ew0XVD5a^8o}+Z3OlmP6IaSYZrhX%p@|jn~CKisF%A9`Xjz5pLCeWEn6)+=_NE*Q)Pa>_7&{a6hae><j~s?O>Xsme8xXp
<2^Enw`KqfXio9_gUvn9pX?O*PG~F&<LaI(Pt`Ry_MYqz_--N6aZ=)Tc7Wj|>U2q>F45_e#!VNz0fXpjtJ_W*I@AhzY}gYHQCraQeLh0_OLNao%(O9@sXT
Q(D9)nXNL)j8hojabf|Y0LuuEYb*H2ODhc+zc{}}RQDD_picnz}PO|2Rl<><l;Y^S&BrxE^wGeWRe$JLu@Yrjn8Lx=<<km2a?BAL4(3rYS$WR!0K^K#nV3
qkEisC~)&sk>NS_U%mYU3RyQdPiDgL#ELXJq<yG@tB~SXiz!}N{bDeO@j<9NFN&{(x8bfXhLkzG8&Z0g3@Dys%X$87L)<HxFI%p9r1p)LGT8LxrS*_?ZW<
mR+2yC>Ko{Q*ETymS!8!5iP|>wD8`#Oo}nCpob`7~xT6fVj$|Hk-zFDvUEo`Er;d6@g0UfoXo#MMc!RpwpgtOu&VtfLg7h3|==Xf5P!1M)51$eIv$N<G9b
izgZVfga2wbKr;*0#5^MOJtU)Wx^L%pw3>N^bLIn63W8X>+(bnUDA06z)H5w!aY<;4a_<Svv8CPh1%YzWVb?=Pw>iP}@5%oBNqVPxo8Vlge0E4mDjz4uW=
bhhH^GjL9mKg3%ch`e7NVsP~Y<(uNNYY)?fh4LZ;9ajoy3dnH%EVfQWII`KYG)-
Bzq91(uGk=8ZRvW|9W9jpLGk}ARLhI5%%jw(U|91l|hweUz<6+v*m4OgO!TIGy(+vx`SC>s!zU+FIPU`o-
6fXJoX<*lpf%oZGUNC;9DKnwuzjK(6K&kZd9zkv<a$^GSINl}(Mz69q)BNnCrX|KdwhYdCqfYmOJ0bVI&Ch;s=@R21@ah)1c|9#hOFBqoH;FXj^##!Ox4=
L`B70D5BAtSFNc;G&LRV>{_dG$FAp?D7;}?`r1lgThx&#yu$dr2`M58qcGfxYVCdt+G*fOv;BfnReD87ePhZ=}i_d)dbx?3Op8zS$Dxd-5swq^z-
ETk8nh@AL2BK=}9nRc*WO+Xb*m+^x)!)X#sGSCmYsLld!c<0&W65l8(H@ZoDm*STNexf`@2p$DdgJJU5?+C$gj;P&FW)32w=@l%WDoac3QZgu%dvRTQ=55
d^jGwrR<f8OU_Z)eh@e@IQbA;batnga~^Jj?D9Q;VHUTiksKXr!s{nu5QC~Ar_HB<CGLcas!>TkyNBb>S7zXek!FVy6oSJq-Axeul4{z)<4*38OO7Ds20%
YLQAGqwnPt6I*8W`#)qubsiAE||lnKSPCIO#2m^Uq95(@vgfOC)n-
k1S@FY6UvKYCfFy`36}N=x`@Q)K_5w&Z4X`+Gu!$ui<xa_CeF6ezRbpr+B^9EP~cp%ZrnUeFY8e!;*q?7K+gXbPB#@36DMK!makyG^?XzCJ8Hhv{HoOA$v
XX6`hq0CDFn~lDo+2oWewBJaqwH{zo~11ujnHU`z#cf1-
qE~gd(jp^<kKHXB)ihw1%k4&o%sS4IAo4nstWgTV;rq!=s{n92<Ao7}L0Qc<q)KB5CUKW3TN}ZlyW_Qro*bHh!^DF+Aw{G*`bq4fSw!kdA9VkFl_AUM4l~
3Vri3@$Q1HI5-Z?Xz>ne6Ri}~>sR5*`EsuQdB{o*4jkY}JLJf2PML+5he2BI3H<5>T^onEZ=hV`t`#Zoe#!I=M9S}mB%%^Ee3klr>&bgMNcRxI4`K@-
c7IUo34>=K{1I(mNq#FCq`q<)gK9-
kqlWF?Y||;<2yfR>6n!*M&g(I#OYy+=S+88`_W)k}l#)pe*BX?8qd;Xk)|fPa>UGpp6VEp8@6os*0|#LGYX>G2aQ~;ZAZH&YDA+Kpt@~CC%Pz<9Md4S-
V@5`upp5z?R(=}->o0?Ou_bJT0w4dp<&9+lsbMd>qDJ6^M)J~#Z5hPtSG_Y&;AeaRU3fNruc_^XBIzN;mhk-
@EhoR*0cP)fJ!aH$`W|d)$Q{g5s0>UMcsVQg#F68X2;K?EI)>75w$hFRy{;45aK6vcjduaE%?-8p&~Lc(s5Vn2!9VpXoK+W;ugfxs{(0J#(~Yldnm=5-
U^BJIP0br?mu6<olZ&zp%^QD^m6-*0<|IkmS?GNf$JeEZ@s7fLKfU3j4V2#{>9}<7{U#W60|F-
w;O#yiV0ju!+w2$V)HHpE#egk*%2WXs|2y|sUTk^iyMJssd4Ffi!TS%koLst#m_sCu*;u$xt*|9Ct0jDUXG`erz0jJST*Irl-|-
`4aOmI!cIV&D*67U<?RD4Efi?U;qN+USy&HswkA$)zzN>v_-~LF1_7-
klFlpB<l;>sEALQ!srm?sIN$w=mw~mZSAeMAY(zYUped}zQ{9bQFSHS&aE3Hd?v@UH$TK#J;Z@v*~PX*H((R#RoO(%#ymr4PsU_XJn>a`N?*u8cdo4N}Z2
6Dnv-CH0;i$XyB1rhFve?P6<lDA5^ek3?ZuTBLH%L4@WDth$M^#}a)70i_KBF;eDtQM1Mhl;ot@0sK-ZaBE!QY3%iJ(A`w^q$t^2c=lGTC>m=L>?9Xhc;v
bk5_S=QA0zo;si^-f7FX<$`Dbw@xwEZgW5B2a3p2;Te0g40X+fj@W)LOSNvL0PPj1Vv%;JYigQkZAyFWBo1$fN^}nVAZ<BIaSr}(_p?ukOc-
xEMI`DWJ=qLp5tp0HeWVJ`|4k|jCz;rT<+b7AdvAFL-+(PchZCEVC9ZrZl?Ygs~wy>yQsH)yGthtrEO-cgpshQZ*<#$77+<$0@sA7a8RF3C1ddu&Jz@KO6
8js*#suhBRx3VpqMdkW5$rY63W{F#L7#ar4gt7z0Ibc$Nb_nWyWKUg(fY&i!^(x&;p1EgaeG4QsJiEAlZ=4TT|C6Ceghm#;XS6CqJyUSA)jJU3>Q_U!Fz_
b47vpUN5qh~ZZo5FAYiHV`yza`(w!%13g_v5del6&D#hcpM^{=SO>i<`$0zBn5?~yagH?n%wzynJNntZnCCui_}<HFx7J!_rv(K0GUT>VwlVt$5M%)pFJV
dsd&+z31<<`1&@Yc3d`_u++gUsDaRx$?5~OzN$p-m1Z@giNC$dKwZnn3bTLXiz!}N{bDeO@j<9NFN&{(x8bfXhLkzG8&Z0g3@Dys%X$876b-
!lOZ;Eo#5>SgSip3;A>EtfMbO?;kd!v6z>BwX)5UYry%+%RL@LZ)LTcr!Ssv?IYdMBG{oDeiw)|dLFp_gZ6qku1m>`)T;l__tLH({ufGbHEl|ITTEyL8Lq
{!Qu$dpFHoM2-jMwLG!}W{>{%Izq*Pe72%hRr=_Hj_PkJW<ELJqy#M{m=mw`A2hLgFc95AOjSx9DOgex@G2fnArxF4NK~!+NIjs(h(VHa4Rjm-
s0=WEK8B##_U#^PU)fYy95s|33G2kDpf<Kd*2B=M~&%-vb5K5Q({)$hX;|n)aLMl;)&Hrf+63|3`M~T=;7D794@H3Eu=QB^cX;NV6mlqvE0(qXqP|(eYl-
>6lx^U(_l?-
3+w8uLV9rBC<1jyKzI%Bf+3pLf1dkV@pn`Fy1|MBUK4S<&Gkn+X^kcHJPhlN$1yQZ0gv|>VC@yM%Jqu#1;cRGxxdjP0HnjKT13Hrx}FbN94~*@S`lke=bZ
HTVU>fm#*jZLhsCBmogLX*Ik76*Bq|?RT|t%ydP(Hvgm#iULr^$yX*SBhwyIU>0JFkP&<3^V1J{b?nb=wx`W<(eU3kUcq?|7_mrWgjOKR{|A1lESNE^siP
3w+!F$8W1JV1PtV(;~oqx|NO~%z{D|brOn}!wEM{jT{M(GGBUr~)1C-
B%qX0|JKXkmY|mT*PwxXU!KADT(v7Bz!MkR8&}(%Yg)!j~+qjU!mHrXc(;Wbn7@sp;r-BOCNT{uXm?HmHZ{w{Fh*Ze>k%(F**ep?YO;O-
*&p*1y}j*;K)Na>~}`JPI+kHf&w^!>zMo_I3YbgJJui@83%L`YhkBf9IvlUtaxNHx(o%Pa2Jd{?ll(EtYI_ZbV;nZrq65$d)-
8%^VB5=FGue<vA2xN;8LMuo2&~vy<#67hm9heQj3q?|XhcIXRxybmpHJ@&xri8~14{^H2ON_cG?6xPSlDWaV7bmMi0Nw+fj5s_gjlPS-
O3=NZn>)68Ga!oByAkC55LK$@E-qkp<)xw;R}o=sVbe=>fiY0mz5;5L?zntp0r{IhT4`KQV8-
%HiA`c+Rl`x^%JLxyDEQO!3c_kTOZcUQYEPwroy!hZ^v+}}4Tx&Kd7#9w)y=f{qvsMjAg$#JVzrzQ8Fr%&$Rp2B}>Msok186&V}Suy_EhLQNX82@iiOrFo
76#h3|mfZi7%;f&xzI?<#J;uLuQu6q9laj~3ic9YQ3sdrZCdJ@}rN#JPn*wL-r76kdzdj{-
{BNbe8S9O~4a2HeB>8UV@+98@ss4*E^jxCd!C&~f#PdS&vfJ`6CX^NXPSRP;4vg{nXC2(aLhToHMDgMt`^$6KdF#bG_J^nR`0|T-?9av9@-
ES_zjDV{dF&61w3T0~V}Fo!>7_aL$LE!gANw2sYWJ`Gt6i7l&Pop$91qqeMm+mPrMj%Ty6UXaB6)Pznl<P8p#I@<Pc3uf#9;l4I1xTRHH=RU<5R=<)G&S`
{G3O=FZIkZO7U@+pyvg{Vs}_CISh;4?z%)UEVR-Tgc4k{YO2pV&sJ6aU`kBXb4<kw;A!l@ht<f<yA;(Josao!@}o3dAk6BQp~A`L$XY%(Vb-
J+<zE_#zBJo%sX{{yd&eauvGz-
&)_z5Ru_F+$P8G*>)r#_msw&Is+_TDTPOH^fYIQrEWu+ClZnxEKwK?pSPDe#)naf&UTE@G|?0I?dDQSjdPdY+@Lji`hmP8#YiY$AzC4riaLd;$;3A1XKm-
1>6aS*lE5-U55m(Q1#I&v#3^D23_tJLna=h>ZZm+PV+b<|EuejabjbmjSn$>%-~ci-
jbK94u&+H;@BTY7nN{MyB47N0GNPfT&1Za6DBer^4=$?<0O3D0#Y(r>vozMMq-TJ`CjlpO!|d6s^s=G^taW6}tQNbGObb@BTWsnSc6lJoBY)_$sxOk`&t6
Zuy%DfxNGZP$(MJme21B|i_TrXR=O9mn4t$KM^t-
yO%_9mn4t$KM_Qp6#y<e|LQf{M{d>z~A+!z~B8r3jE!7QhX0lduj1^FC0MUg5Y<dIQu1D_JJa7|0Te8?W-
^JTBSS(f6;bY9A);>^3sciz3Z@BU1epZ7jLHpGjx^NF8)pn%{b3?X?9xZCPVEbb)_|xweiKeY_19@^-JxxlvUPxN|bGfgep0#?lSAe-
);e3<vLuY<J&Fc+b!b&yki64Ro3^EWxd>Tm(_0L%Sxdu*`fd2OL>RWQFd_vcpn-CfA?3T;O{>CCGmIf{gU{*wO<kbZo%J-
0cXpp;%q&y;%qr6&Q=b^*>X~xt=S@&J*&{_T8;(~UA!rXVs5P=Z3@t)0=rdDaivuEwix%8sJqCrSoPebdU{{BWa}vm)e#2M)x}`CcCsa|=hBoVt^K%6@H=
&>ss14M<08u>QSMC%$Aw0O`EBB#lgZGyx?<2(TH5dK$Az;T20g4{K(d3(iVffsp}!dDseeumx_ha+@FsKz6gLIyYG+_wFViEh;c3+F-
)z}Gg42by<mwTGONHhdj6!qeGia{;3N%;jiieR8gb*3Py(Nmnb?>=wxE@p1Iv&d^YSGZejuvIHqXomVmbF9|#{!aTn5*9tvpCjD7dy66HUa$#E*H(}b&ZP
5byP*>`bh#Z*A4JYz-giD9-h}VY~kaxC{UMzV<ymb56D|!3m>m5KwaokfV$A70Ck~D0qR1R0@Q^r1*i*MQJ}8pkhR-st6Fi@GB|jvAh(Fq6)+GHPrxf^T>
%BH3*k%(z3Z+pXgt^Q$5cTJtyh65MsQHfhY+M@Fcz|_?n-Db&owb{UHd^=*H7e+74!X}kU_x|p|}(Klfa2A#nlXt0^Ws-
3MNRboY2uvi8=3M<`3dIngjBF@1Zn84`aV<S&ncb*YkVndYHSgO;@1#Jv|J}!a~2qGXd{-
d(QYB*LXi3<RfR{a_v0XA@a~R^mKfOyHL*jR&!(D$##Kn7b5M5{Sj~%%SGSPC5bA2OP@4uI`OsvBZd(tB!D;}Q}5vW8BR#xWC!7gqM68<H6+rCz_YHty2F
C+e~Ny~jo9;h@p!50-SyW|HmYMnY|jnhr7v*<koOY<_d=27N`&cnp22iH$FN}ta&kGY46PFJ+-
J)vQ<0?z5qc;<#1hL4a4)mWZW)~MbBf(@=UtH<mOdzRF+6uFs1#q#qwtQey2Nu*bN5$Q)SX{hQN2A`^l<QE9WEns4exTw3ZhBW_R7l*BZEM!#JT0AlO*{Y
>QoUfrRVr&h?o7`f)`Q>#%6(UiJx3>NlzP6`@Sg8z;Q@^z@QFL#8+h@qU`B4kVuPntsy!OarJ#P!AS<^1tX6@vDlT-N7NpVL-JaMLk=Gc;<br^cx{LS@v<
f0jK$)30l`t?V=%o$6&J*O8sQuQBe-66itA-
h!1bD)6xXXa39eUbDqJtgJQR=XwJ$lY*NOAT^=eIt>*X93*Gu5U56%nMOX9?V(Q&<Sr}N9=dWq&?6$B|T8m`yASp0A*eoV;T6U|@HRo5dF+$%uAy)vDM&k
osKo+<e%HInaP2I^&@pk5&0NkF}pBB)oN0`keW60}ojPpj`Z!_G$rz!A#H#3?pre*I8PdzsCz6te3U)QuV_WLG~zc6}h=E)kn#xu+hY_%-
4v)9V$PF#t{fc3I4{ntS%Nx|vSFwYTwmW4kgUSI{Z-KiKhJj6{*U=!}~*>c1t<zFU&bx2|M!s4MAw>q<J`y5i>BWR!Tm4s-DBeE*hF=3mJ-
V<FDJxBQ&Wzuc4GO~5S`<WCWxLY%&XVrY%1>Z<b0)Gq(*-UUAW0NXtl&4*Rt9E>7#O;r%O)Nz(;*sdaUMa3-
IhN9df${}pY1ruXh@?R66xdz#suc1obQINgfYhvR+%AmOh6=<$cC!ijlY@k=`qrh}cENq)Y&!@S!6#C{Q!|94QQxyH5tN&RFl&%~FrE66JO4kEPP`YT;@Y
T`rB^Ia4ngpk7#J*x6T}zQ4TSj!C&6WT|=xS#OU0n*c7MdpK^_Y<seH7ls9N0qlWW|DWCFM-
R9SoXlaRM|K^4_yDo>`+|bLGV_%6I{|T%_R`!{s8J&_Z5PjZ2tNI10?=RDrpi?k%I@a^)~wE)scN0p&V%97oBJ3d;2y1LfMzK)Hy|5gI|{lAxoEfN>3u0>
<_H7{Iv7RWPn+qhMTruYz%@x9kY6KA741qM%&X1W+!g3d-
e34$3v1VHl?|dnz?D*B>Y{*NceEm6e{bN&o^2Hth?d<w^t*dRc+D2I1Xy!3uogpG|}R3w&Vb`-;{1ulmtDDLqc7A7-
Din2JE758e2uNJK$fXi?A>Uc;|8G8D`pE&=py)JdUGo<jlP!b1oE7oF+o)l@wy^xI%6=(lK(sgL%UG2_3%c*Q;G8NyMem#S~!X)*eI91h&VAq59+dlDSD=
`S-
#F9i%PkPHlN(og~z+_V@lxZ0~@K;XWqg2073<H6qoslea<Mp^%f#eLgDao;{E%z3vsrzaNoZGX)A99O?17XR(T^T2<5HwOPLHf|yJ<7O6jcm&jq>N8OgxP
<s>-
d`k(PeI`JP!PCj6a?;r&{P!!4%*9edkpwnyCzQm9l?P+6o&)XCUJ{~6dbrcW5R*!ItvG`YXk=_Zy<^T2U2#8C`T0hx9bKF|LtvfAHhA3!GZf2NBF@D#(|5
$^ZMZ#1<z{@iXQ3{=Y!|vOp52V2JyT$(>3KNq}N^wbBK9-
qF$H~?s1RfeEs*q`HI77a^k)P^qFC_0iLJO3s271Dpt#WEdy(Mz`!3Q3Q!Z>648fmjQuVQq7q2irl)!fi8K+{Gc+%*KB5|i`1YcHDgBgfcl1-
XP|MKW0rFB5VTt>{!I~NP(PG^CazmAhvxMpx>XeEqd^)ShVu*eWXQkH7kR%`K{nxY@1Lv_c282z&gL_Nld!h(MGr)lAz5EM=Bw`=U;pfB(RyBT77gw0FK+
|$^nP@S9ibt1$)T-kow2i7-`q=6>Xd^hk(u?VEBy8BrmZBDQa!<ZSm$DEf3vWZDvk|D3TEzgdYMDX8_!ppd=9`FHFKC-
V5&cg(G9nPa|IvsjA1daLg_pB?P~=Z>LKEZ@;`FUFN6A0!Uz#^Qnx+3cx|pt99WeEKLZk&%Sy~3gE`LVZy3xLegPFTXUNS3_?uta(MAxrai*{%fO0n8>Ap
7_E{+qrjH5~K&5UmEt1512`)$@JH@A#MI;F?)Q|8$0Xq6`&p5H-
0eu6^at1^;T8!}}TJCAaW{!rv)NMGLzm?JgkQl=)jh?x#4A&}Yo2(Kq;LmiSA3G56w<ubq+1tzh*pxh|8q-r}A-
h3Hb=VI8AF91yj;iMOdw^w&jN24@xh`<d_mDD)OalH2K}a;4bU<R%1ZG;9%7h2SJHpBAB@XUpyZ&Y4^3)qxJd+iXIV#>lR^x5z7JRLjVGoM;<W7UB${bSM
2|*MxfL?gL~U<IQb;jm{21Jp}**-ALOc`7{5P58zD*?)dxc_9^YDR(vDS^EDC2<oBTkvh+V8{u=FBQHs8%ABj`+6B9(zC5dE+jRYO3CM`*%%-
Bd)pc?O#Gtuku@XPn7?uj7u?s0WK@-{nTP`FsXz-3?PV|DL@jsnxhztbH5PV>JQ?%*H$FB0zHKlG2|4vymv-ui>7|32^Vqg&Z?$E*MQr}#U5>wk9~!m7#1
zq9`Jl;k*sH%>{8L-_YolH(9gnUWlbP(LL(4&nAG%J<!-
tKxA83G?q`m2Y4KOk@5Vu8sd5{Bq_WxIP}A@PAECj!*c{jGjc^KFR!Z68vvq{)y)Z9aECy9KJmH{BRBzPB}lE!>yCzzkg3-{9BU(=Ws#_oWq(Fc!2v-
eE&W*E4lxhDR2&}QuyDJ0?+WbDew=27YYCH;}rBy)F#K}Yfgb@n3n?2@WB-RDxM)`cSVf9#gIJyrWE*xwiI}V_oeVZlEVM`%ai-BOM!p5H3k0RzofuFoR<
Rs&@m-
>KL4Bo&+tD};2GX?W%BqBUzt4q&tm+i#Q4v=dc;2~2LEtJjDKcKd~*U`Vl<x^|4A|agV!g|UlS*%$?+Alz6`!1Z_WKm@D=T=UHm15S9G5JT|TYe1)V~<s7
E_&<+h7>v;%UhbYDaeEzHoJXT1bRJ8b2=!|M2|k9J_OxmM?;Iog4F^R`QHv;%onkvD#{WBh2xILP8x1+r*go%fe;@^5^47@r=-r-
$+BVSIY{YX(~6dFLeuTIBiszeJ!#<@lw|;moz=^LciM-Bszxx98^O=jYk@^T%Q2ZMHu<4kORI{=#q=d7J$&8;8-
p+UfjDfMJZIkmqrMLcwFM<!!NQ16@3@|5+$r!@}L;z>;4ISQ1Zv+mpge+Dg7UoJm_ra==MjNeuGjm;J3vfh)ObCc_1sa_;lr?on_h@3`UI=g&)1;7ay>o#
88vf-5;NIXN!m)*Hr#D_NH!{q`H;aT!zLN^VYpE7^6!*l;E9O@S+^;(CsTEBT!ixROg}jty6Gc?w*~ozus5{=Ys2uB4jYnl_SdYLfE*KWO8!lK
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
    proofs: tuple[int, ...] = ()  # as proofs.py writes them; none where the search proves nothing
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
            proofs=tuple(int(tree.books[child].proof) for child in kids) if self.knobs.proofs else (),
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


class OthelloProfile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    exact: bool  # whether the endgame solver says which moves are best


# Plain UCT as it is usually written, w / n + sqrt(2 ln N / n), every move of a node tried before any is tried twice,
# with Roxanne's playouts: the yardstick for everything else.
CLASSIC = OthelloProfile(
    name="classic",
    knobs=Knobs(exploration=1.0, exploration_growth=0.0, first_play=inf, playout="roxanne", choose="visits"),
    plan=TimePlan(),
    exact=False,
)

# The same with all that search/ has to offer, and with the solver; tuned as docs/othello.md tells.
CHAMPION = OthelloProfile(
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
        self, profile: PlayerProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        self.player = Player(profile.knobs, profile.plan, simulations, seed)
        self.log = log
        self.turn = Lock()
        self.last: Snapshot | None = None  # what was thought about the last move

    def __call__(self, observation: Any, configuration: Any = None) -> Any:
        """An agent's answer: the move, unless the game wants it wrapped."""
        return self.choose(observation, configuration)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        """What is asked; may raise whatever it likes."""
        raise NotImplementedError

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


def moves_in(position: Position) -> list[int]:
    """The legal moves. Called from Python, a game's functions are Python: nothing is compiled for it."""
    actions = np.zeros(position.game.actions, np.int16)
    return [int(action) for action in actions[: position.game.legal(position.game.board, position.state, actions)]]


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


class OthelloView(NamedTuple):
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
        self, profile: OthelloProfile, simulations: int | None = None, seed: int | None = None, log: bool = True
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

    def task_of(self, view: OthelloView) -> Task:
        """The same, of what was read."""
        state = new_state(view.cells, view.mark)
        position = Position(self.game, state, view.discs / CELLS, view.discs - 4, self.prover)
        return Task(position, (partial(only_move, view.legal),), view.step, view.bank)

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        with suppress(Exception):
            return [int(action) for action in observation["legalActions"]]
        return OthelloView(cells_of(observation), 1 + int(observation["playerId"]), 0.0, 0.0).legal

    def written(self, move: int) -> str:
        return f"move={square_name(move)}"


def is_before_the_game(observation: Any) -> bool:
    """Whether there is nothing to see yet; what cannot be read is not that."""
    with suppress(Exception):
        return not observation.get("observationString")
    return False


def read(observation: Any, configuration: Any) -> OthelloView:
    """Read plain dicts or attribute dicts."""
    return OthelloView(
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
