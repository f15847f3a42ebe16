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
#   tempo.gomoku.threats         Wins by fours: each move of the attacker threatens to complete a row, so that there is one answer to each (VCF).
#   tempo.gomoku.combinations    Wins by threats of any kind: fours, and moves after which a win by fours would follow if nothing were done (VCT).
#   tempo.gomoku.candidates      Which cells are worth considering, and how good each looks at first sight.
#   tempo.gomoku.machine_code_data Machine code of gomoku, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.gomoku.rule_player     The five rules of thumb on a state: what the two classic designs know, and how one of them plays its games out.
#   tempo.gomoku.playouts        Gomoku played to its end: at random, by the rules of thumb, or by what the windows are worth.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.gomoku.profiles        The three profiles of the Gomoku agent: values, not forks of the code.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
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
from select import select as wait_for
import signal
import sys
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
    if digest_of_sources(told["sources"], source) not in (told["digest"], None):
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


def digest_of_sources(sources: list[str], source: str) -> str | None:
    """The digest of the modules that are named, paths below src/; if there are none, of the very file that runs.
    None if that cannot be read: who executes a file from memory has it whole."""
    if sources:
        below = Path(source).parents[1]
        return digest_of_bytes(*((below / name).read_bytes().replace(b"\r\n", b"\n") for name in sources))
    try:
        text = Path(source).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None
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
OUTSIDE = re.compile(r"llvm\.(memset|memcpy|memmove|log|exp|pow|sin|cos)\.")  # calls that an object makes of these

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
    for other in module.functions:
        if not other.is_declaration and other.name != main.name:
            other.linkage = "internal"
    machine = binding.Target.from_triple(result.library.codegen._tm.triple).create_target_machine(
        cpu=PROCESSOR if usual else binding.get_host_cpu_name(), opt=3, reloc="pic", codemodel="default"
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
compiler that hangs, or takes the process with it, is then only a workshop that never delivers.

The workshop works while it is our turn, and is stopped while it is not: that time belongs to the opponent. It dies
with whoever ordered, which only Linux promises for a process that is stopped; elsewhere it works on.
"""

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG of <sys/prctl.h>
SIZE_BYTES = 8  # in front of each delivery
MOST_TRIES = 3  # processes that were killed before they had delivered everything
Delivery = tuple[str, Compiled | str]  # the key, and the code or why there will be none


class Workshop:
    """Makes what is ordered, in a process of its own."""

    def __init__(self) -> None:
        self.orders: dict[str, tuple[Callable, tuple[Any, ...]]] = {}  # by key, those not delivered
        self.process = 0
        self.pipe = -1
        self.received = b""
        self.tries = 0
        self.is_stopped = False

    def order(self, key: str, function: Callable, arguments: tuple[Any, ...]) -> None:
        """Have machine code made; ordering it again changes nothing."""
        if not hasattr(os, "fork"):
            raise Unusable("this system cannot fork")
        self.orders.setdefault(key, (function, arguments))

    @property
    def is_busy(self) -> bool:
        return bool(self.orders)

    def finished(self) -> Iterator[Delivery]:
        """What has been delivered since; never waits. It begins what is not begun."""
        if self.orders and not self.process:
            self.begin()
        if not self.process or self.is_stopped:
            return
        ended = self.read()
        while len(self.received) >= SIZE_BYTES:
            end = SIZE_BYTES + int.from_bytes(self.received[:SIZE_BYTES], "big")
            if len(self.received) < end:
                break
            key, made = marshal.loads(self.received[SIZE_BYTES:end])
            self.received = self.received[end:]
            if self.orders.pop(key, None):
                yield key, made if isinstance(made, str) else Compiled(*made)
        if ended:
            yield from self.after_the_end()

    def read(self) -> bool:
        """Take what lies in the pipe; whether the process has ended."""
        while wait_for([self.pipe], [], [], 0)[0]:
            part = os.read(self.pipe, 1 << 16)
            if not part:
                return True
            self.received += part
        return False

    def after_the_end(self) -> Iterator[Delivery]:
        """Clear away; what was not delivered is begun anew some times, as the process may have been killed."""
        os.close(self.pipe)
        with suppress(ChildProcessError):
            os.waitpid(self.process, 0)
        self.process, self.received = 0, b""
        self.tries += bool(self.orders)
        if self.tries >= MOST_TRIES:
            for key in list(self.orders):
                del self.orders[key]
                yield key, "the process that compiled was killed"

    def wait(self, seconds: float) -> None:
        """Let it work undisturbed until something is delivered or the time is up."""
        if self.process and not self.is_stopped:
            wait_for([self.pipe], [], [], max(0.0, seconds))
        elif self.is_busy:
            time.sleep(min(0.01, max(0.0, seconds)))

    def rest(self) -> None:
        """It is not our turn."""
        if self.process and sys.platform == "linux":
            with suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGSTOP)
                self.is_stopped = True

    def go_on(self) -> None:
        """It is our turn."""
        if self.is_stopped:
            with suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGCONT)
            self.is_stopped = False

    def begin(self) -> None:
        """Start a process for all that is ordered."""
        ours, theirs = os.pipe()
        parent = os.getpid()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of Python, about threads: the child uses none and shares no lock
            process = os.fork()
        if process == 0:
            try:
                prepare_workshop(parent, theirs)
                deliver_all(self.orders, theirs)
            finally:
                os._exit(0)
        os.close(theirs)
        self.process, self.pipe = process, ours


def prepare_workshop(parent: int, pipe: int) -> None:
    """Be silent, hold nothing open that is somebody else's, and do not outlive the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.disable()  # what the parent made would only be copied by it
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    for name in os.listdir("/proc/self/fd") if os.path.isdir("/proc/self/fd") else []:  # noqa: PTH112, PTH208
        if int(name) not in (0, 1, 2, pipe):
            with suppress(OSError):
                os.close(int(name))


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
        self.offers: list[tuple[str, str]] = []  # texts of machine code not looked at yet, and the file they belong to
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
        while self.workshop.is_busy and monotonic() < end:
            self.collect()
            self.workshop.wait(end - monotonic())


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
    """Have machine code used that was made beforehand, if it fits."""
    LADDER.offers.append((text, offer.__code__.co_filename))


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


class GomokuBoard(NamedTuple):
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
def gomoku_board(size: int, inarow: int) -> GomokuBoard:
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
    return GomokuBoard(
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
# src/tempo/gomoku/threats.py
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
one position in seven of the games on 15x15 in `python -m tempo.gomoku.threat_bench`.
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
# src/tempo/gomoku/combinations.py
# ==================================================================================================

"""Wins by threats of any kind: fours, and moves after which a win by fours would follow if nothing were done (VCT).

An open three is the plainest of these. Unlike a four it leaves the defender a choice, and what he must try follows
from the win that threatens: its cells, and every cell with which a row of his own would come to lack one stone, be it
at once or together with the answers that the win forces out of him. Any other stone leaves that win as it is: each of
its fours is still a four with the same answer, and no answer gains a five. So only those cells are searched, and a
win holds against every defence.

5 million nodes a second: of a hundred positions of games on 15x15, of which fours alone win 17, a thousand nodes win
22 and ten thousand, two milliseconds, 25 (`python -m tempo.gomoku.threat_bench`).
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
    board: GomokuBoard, state: np.ndarray, nodes: int, most: int = MOST_PLIES, seconds: float = inf
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "36575d0f41344c119f958b6b", "checksum": "5dc731e5164d65bd9584a81f", "sources": []}
c-
riJ3w%^XmUrJy6Pnm^6O4*ZMic381VyG_NxCIFrb&m~OKyiKQ5cN_okv475=^=^N(OPevy;1_k#%v#*>Qj4>^I+zJD>BRvwVUMW6~inP<ez=QAUl7kAy}E
xRZoO(%(5%_x3BDfDatqulZ?ib=|7ERdr6CI#qS*f9|^LI%mz=s+H^N8fsiMb!%^O<{FF+XGN9HSgmtbRq3vqpLt!jN#``1jRt*gWp++=PA<l|s_$D@x6-
6H<>XqNm6n{`N<+2LV$L=g43*{zOmYAHrKRxy{r7*aKxt{I^jH4<RXj+2;Llxm&(F-
(nauFG>$>{t`no#TP1TkvQ+0(iry{qyI=8wa8`C<CMuP=fQ>ix@ExAr(xW$GFOSaQswB%$Pod$!`WHgzpvrW!QOz|Zv8Clr}u(H?PSAAbYwd*>ltx;#mA(
d{ZcGOp{xv8SE%9L#~8ZEk9OLdjeOvt1+R+y_REk;Xr4*YKlS2|m7Hd-8JQ<cG7WvnuooY_?tgT-
L{#*oSBtg5)*StWlZM6T;<>sI5BhWqPDH|R|kvx)RWG}l&En{q2FjSh!dSK-
j*knXTlTe5YIN(0c_1PrW?pkb~q8;E8yRAuX+8_ku@Y`r7L==fG}t;7JiIzvv5&ROZy>rJ_O9U&z!tEs}7t2a9;^|`sZ=5ULv9VSR=wpf6T3>A(lV@|a(C
p$O$TgL!KU2Y@;JW%PpDK|H}+M=s;I<lQrMnjGhlRNa5N}WRoy`eXl_0<tWq0(T^F;>Iabyn%CoDL(5e4xF_^ksS?rq0NxdZRHXvYM`&vW+G~WtE}2+LQx
>Sx2jxo2|=rSj<%>gU(^htqfPw;dGd)92StOz`2HON47<ulau4f`SR6_swaqaUA*yBQEkxcb1gcDQ}4`nRFI10f}GLi<eHrN980Amry@eUII0b1L!~L(Vs
<)nobbO6CJ{P!e1pf6E^<6o!mO2Tbm(*RRaI3+Q#Gaq-
Y^)mP3B5RWrf9@6G0xM)10HLs;n@==yN*EmTW^+g|XWF?HNzf%n~uOOu&kUyYEhUq)=F_WEh3~k5T+U5&jka*ElO2&X@j9gOs;hms{_!-
fk^h#<hC2t5gaF*ScLh7oI}vF70gcd`inDVf<5Ca}xgkwN|H8DD2`W?;pLTbJ5OIZx-r@3-#^nwfPFWrGxeENLDBovpY14or@Q0^6kES#`UqCZL?`-
@;%)__-Ai!XE*;7q~b(Ddw>(0v^(vUf>zCm?{WU%EuBZ(PX#!3TOaRBU&eVlk_GWCZr(}W6IAE3kN0qop56!zU?2DAt53HG+8z8K+k@oaBX;qOJ?j|ndCh
Fk8ncO~J?~G)PqYhSnYLdLUlBx`cEH{oWH%e2mo_$OcPL!b^})erC{Mo!K9FC3H;f490`^)j>7}l7sj3qABa~#q-?EZ?_*-
7Gs?*<;rYgq2LUATO%8K*xQC_@?^Z4_5%U*Yv-SQ^ueFe%8#DjwPrggZ-?8@vKh4MQ6jgT7>s(H(6?&E@Z!frXidVi_F4mr(vnzZc-
*Y!fHP1_E?qv~UWZY^;Zikf0B=;wpI?oWkzLCzB#eXxqX)&`xjBd^4174wSO9Ze-
l2sITeF{mOz6$X<@Fd2ht5>#U_g#=SDs3AcO24|AsOj_0b?qBiZpLzeeTZB2k)|!=A+j4C$2gLEeui}z65x(I4AE>a;4+F&ojmFCESm^WwnHMvm_ST)qn>
=gl1$N;*r^l=>VWR|A*s3iB-YWKG6gwA*P0Nyn)+X%=Ak>CBNa-wW-Xo{v%Cx0+X0M&y23)rXOXgb3wcHY4#xg7WgulqA5j!iMA8~09;Oi|VY+HJ<y}7UP
dOqlfA9=U&%zo!$G4D3JWrTdh`V!WukhOK#p@sXoRzW+!1@~YRMg{oM%lmi+e+>z(E@&0=5p;h6^k=X@Y2B5Ct(tcZqUPxLu-7U$%WJInw-
5{M&MS5<%;Px7?i%3Pwhc2mWV~{C$yb)B1rbU^*6-
y!bfhWR&0L5pQ=#2B<nYDdPZf0h;SbJpHXm7|zd@xB23G2W6Zmxl^6Lh|uNw%zZlL_Sp785>%CGAwzpe*<?E!urb$1Dt-K=*v;n$ww-
DZ~-$20Ql2EwoFAt5lqnESY091tu4*84L#?R3}G*i$gddVoLEH$ZQsujhh2d~lEZQ-0oI-ZMJ-
U@hTKc(20us`U`EZBRncwq8lXDiT(aa54!eldzhE)g+uk!YL%IAz=*(&m`fQSVhiq*8THBcE=pxKV)UkImWsZnXio@3}oxk2Pb2_#bVX6WaPSspj#(rIxK
T4u8W|@ME<igJ#qNY%G%Bl{(}LxUSh77khu!y9fh`C#)<n;GIDcvk%7mHy}Z9)B_w&tnB)8(tDtaUI%%&mZhQZL)!|s-
Dbn1fK2tH2TlOQ;+=tKCT;<fw{Yu)4pXlX$>w|*N%HV*4vdNH(EMKs^=2}(+Oa{bSn9kX8a0LX>52J!%AN$?8U=YRU027|QQ1HWWA!B)neQe}3B!PPDl%}
G<rFL;&Ac+_Ekyt^@)wkbeEw|on{gHL$-
Cd&(?p93ouRcYgP$^CZW8<yR$Fmg5(C<0Z>2nptrzuVa)l$6t{AVV9JoZ(*c*V*)OLXQE_k9(P!nF@%6Fnzqb=`e+_qwy|-
L=&XmUV8|$_7{6+UiB72aMUeMW7g&T}#UN>c#v$jf)I?@v_ytsi6LWTMKG$ca#bRx2@3^uU@>&u)4r%U1_X>{|XJ+mLgK*qB=)?)k=f8X00p7w9-
(y(x8h7I_m2k57D>!92#Y)qR)br2Fn*n<gBf8xQvDiC`+!x<cZv$JC!~vl_lGXY4`@AMqj8e$i2_)a#Yk-
=Q?U@R<EtDDr{_2EO1pfy3R`xy`KJBxvtjn5E8{?Nf6~C5v4(~U~QeNdO=ai?Kd^J9F_Mf7Bsl(Aq_kqx(}aI?})`ECS7}&T=mt}dSlcIj8N0KC|ehwn#&
4`SL^L|r}e>GO${pz755hk_J^!@3Jxo8EwtzjMUMNbp}7gNN(o&Lt;7B(D81cQ)3DCrs$5fD55HF$E1mAOmDu5sNE%GF)vFz~Shx%R=o)jK`fP(!XLcG)x
|PQ2FIp-
N(TRmtnsi^L&^ouPvJNRdq1@^(R<3((jkB))K2lpKd}6^>W=Cwn@!4u=eN}aR&Dz!Qi3|Gj+PanN>TBxiV?Swh=yEH+P+PFWu?>!fm9;euuIj3IMH?cE{y
e2aeW9nS8){asnb1uY`s#|DsDg71#xfY>$f|24i4wuSw^dixkr7(&a8<9&t{@dKR>|YYSW)M6!fG9&bStxwy{qcn6|N~0nrK32O?^W|LZDA{GBZu)psk8b
2g5ufo!&qbR@S-
Kx~57;zH6)?v5OtG4b`Du)lV3`Q+CAzj#_tYUjT1S?289#Kw>tWzm4na>*}0SB%@8dz^ca;b@~etbzeS_EP%gcq6@706v@svWuE7?A`d1|kPtsmd?o+%pa
&<#i652p<n<}h@v(baK8D66$HeEy=-cwY)R=TxNs74pWR=t7*Ecq;1@bH7q+289-x85e8KJk&mYx^7Z+AH5y!&=yllEz$b-
OlSNjL4xO1epxN}gVAKQ5bKZPh5W)@t){m1P#h_c{ORTR3sAkabKDKjQo!sW@Mrk@Fvgr|L?svg~Fx-)hFPpX8eRT-WP^&3!z}jq|>|wjR~b=vLGVoSJ>1
aRvnPQ`i?uFA2;N-}IkQTg3xb|3Iq$*le<bOKr{92;yb7mSS~&%la9%mV%U)WtWHr8cysLvJP{wLR-f%Z*Z`l#oY#7*Jzp&w?v-
Au50=(H)oUfIkNw;Rr?G)m-tlw)^#RT)zWn)P00s4|45d(3#+tGvc7-
EwJ<F9)^R?L#XXyyoUfP!p5r|2(>c+meI_sq_cb7+l&2oMN$ltRqqhiIL&ZMLZ(3E4dPak;KS!=RxhI?3UsRCIEABP2-
Nn3xH5O~tYIaANdZx3vkKOzc)Wv^PiCd|(s+y<q<Gpehw_=T$lNi^}G4FDsOFIDl{R~#Dof8L1!BGF_IHnil4sc0=_8GF9R;VB5#4_zrU@qB55yUYr*d?@
9X-
A<cyr)}*{WxT^oZ`iISnu5oCV`iN_%ZGq@Zvdp)^XgL6OyX514}E*x2x^VM_gQC^O2o&V}SD#4&quj(XBn7>d{5w{3nap7i`<r1^9Oc{4Lv_0x{*=F9~Eu
?@Nk@{R3*7__qI8s?{Hujr)7z3DTs~@bx`{7_esz^3Xm3nsfk4GHowtt=-PRTE1-
iG$^xn`}CsLs_mMB7T5D93&h&zPdSUkvge13T56vkEo!knf4TtvoGEB2d;V-uOZoHXio~kt$2f76@-{FMkb_IIY5O~W)tG8~?xe(CQtV-
fO|w0BI>cG*rk&%s6|j|ZSJs=@@x9ROot^%NQ&q`a)<KT!!1`1z5R;}#9{dSpV6WY%kQwgBCYf>M;g>ZekH9b^krBr>zcdyM4mOVk>2FRNn4CBl3HKy7?
--0T+^ty0ZvH9uzf@0#-E3r#9EHqq2jg1K1@}t5%8C1gtWP=k9`YIt-))@#LzUoD-H5yfeQwWsOJH8dKJOY`-
j3~uR!O6YZ0XJGQ9VY8FLrSjoAybemA+)X>7)i7Ax@@DO8Ap!_HxWC`e7_HVtmMT+An0C!0jlGd5;%+?OBI$pUTc0fKjd5A!P00e3};W@#lI}Gf7ULojGq
-+m6(Tyte03du%gRB)6wyobz<6IZqb|jWbI2vHBqNa~XD-
cz^>I^z<jW$~o~E$~N9-n#D11W7XkR)c6)pbHN_Utnldpvb&Z=HnvH}DY5=D;Y+FT#Z)fX>wZn5+Zpc0T6lWK&appvht^1irAgf`@eA-NG72YlBh642F#9
C##FC9L;7PA2IbRVoMM|47RZ418rb1fflxZ_VX)_^h(v)d+p|m<^!a3g4k<WQ{!~Z=h=vWo|m?en3Ytuf>_0TCiVxMf%O|oAm#or&hQW3pBwnduA7f-
g|MfX@@SM^g{c}!UJpJ!E{Lv2jRhME40t>zO;hs4t1zu(fKQCb|-T=d03jw1fLKqu+d&m>K)moti~*9BXWr(PFKSHxcz97w*fb-
@o5@z(`%{#9Smx}Z0A;=16H=yk!P$9wTWaCF|U$)pbIa=F&lbvCU`n+jn;%fVlpRzU5t5jD}dsO_&ny`yv*IgET_HqKjzh(<Gw==<BX>S?GV?$Qpaq{Rh!
ZqlX_%K@);MG{pZk%-
(&=cHqKm@hfet9_a%n%j<uhduoa>bJ8w@i3Ql0E0TB`$ApRg4oN=8|6KtYW8tI_jmNDzg^wiV$)9Ne2Y4Ttai*$inElE)nOCcJ^e(rU)6Os^(Jx%+Pi!hE
2EPtGfGxM&uTNFCwX7(50g2MKa&$TNvaJuAHy5T+}*ChinidvoBjwMZ$rART3pQq{tnj-XbpjC86Vs&EPRUe)a2bkGqPR*X1hY~uxplFDNmzD!8VseG_iz
OOiz8MD_p7iJ%c}oJWg3J!DI5#{Q5PxbSP!7RdkJ|s*3P@w}_nY7Ue@kdC{s)|BusDR&u^;rRTfWe2go%u7Wn@a~8k5i?{T$-
Xmls1!aMDY#nYlyB0X3&yP<-
`JMiUpft#+<}4lV<D7Vqw;Yh|6MFH0ZI#0HJ=A|z!SAU2><&|r(<+**T(BKfRrd*Do}cra9(}OdDcL7z@I9IZ2t{b0AXt?cRFR+xgUKYAj6pRCsxg>Cf+-
l(ke~*GGf8kJR+YE3yMKipe3%%i=mhbkq$P86wiA97#8YH}3u%xeIOYJVL7t{$HN2u^b+Lu|4+a^as;swxzKm8cT+&v`PQay}rZgnq^9+)2*mXGv8gb<k=
qsQ*=6vjDsC_mcVK@JrL9-G)==EDEOL)$z8kP=T$%M-fpX-)NJjB7%?o)9#-
x53?*EDiLztiezx(z<+{kg1RTFSIK*4vJ}g71<Qu5=PmD_prGkfLx`1fHIveCWFLP}ypQd(YH$VWR4i0(HrUp)FUec{OT>Qx=dU7Z9$0b3V~2A&5*hTj5%
ahp@8)X(9gSf*o9NKX55+r27Op`GytO9Iy0^P0}|syt6<|2fp(M_TtccnhgG%IbS-
<E!?Wjgr6IJum#8qOVh!OOQ>X^i7YQtQk=2wB4@XBMZ9nq$;58{Ct#MrV<||}J?v%={IbH}fprBiwyGf&1qIqjp`pesayEaOtaE+0p5y(;l=3^)TZN1ABr
1;hU<dyPSv>Nd-Aa4bA*dT}(WoQG(;{|9MrDaF?|L3O)}D0&+E~tN<TBxHd8LxP4)#Q*$cRdzA}KsQ%E%=1qmm>`Ns=Oy<V7V>OG#9bNrb2*DN>SYkx9y<
l4ztP$&pEFqms;&l1%44o$APBO>#2cGq@2tZJcfXGc3uiurOx5e~(hx<If9RiK7ks*v=fp2)SDqvpdo&?Y@jW-hUQ~4B+;{RR<uptWrs$gS#W&^piI#@&@
P=`D%!~N|s(Fg<qv#1@hcg&Wo?`FUrKVXT1W<xzH}|<w5x1WJ>FH23A<m85wu!k5H-;`B=#A$h*t#(_V#UR`#spP-xzD9MlX}oxJ6+`#pIc<Cr0_Q4MW#i
rh>TX@r%<)Id>`JeDUT7<*PUv#=^5<IAW-
%^L>+phs&z6qqHV>mxNE?DRCMfm81w((*G78iq48j5U;jJlVq9MC72roFqFdl{Pg9KCku}_{Ii<v`5CV+$L?iGzIR&r%&^bxM%lh!03#bZ#*}&ca1(cAWz
$&Dg5k;_O7$H!vA-
+%L)iL=P4@3leSX<?*EHwNu|xGE@9isjWg{iai1cZ&JRJa0jZM&i(PKyT~74N25LCr+kMN%^+Bl4rDQ)3l87D1SXlHH9_BjS1ju@eCrkf_Q_E(2&^5Z?4Y
zXrGAOvO^H=w*D4Wp_Q3nOK=v3FSm3z40J`__Pe<~814?@I#9<B5C@}ASoBhN<4d;FaAtwB`m@C!C5?#zlZP{^QA_8$gGvfcc=v%ryd%kCdLVEr8oo9__S
3Yrcr5Uv`6JiYE)9{xK{e1+_5dd@KQH$g`0%aVB$o%@h>_$`eQ7WJu6HIi@o`u%|<ySUrlI^8aI0DoR;*LT>(1H6A=x?O*O#-
)+CD?yfJ^2}#;cH7&$KaeRfhe1oj4)%}VA~%W4dYA6ENi!^bl-
<#ktby@jn{nJ}6K%;FwC|g7oEP7a_Ax`Vbk@7^Cuo6fD@!IK4;fi9C$vV`6WV2a!ZTymKS-
^nwsL5&gx|X>+1~sKyZHo+Nor2mCnw|}A<pB>A!yh;`Xg92nXMVLkxIXlePXxGm+_0vieHVCYa8`P>}*@!ooGPX@^5Hs6x<EGSNmhg|C)2Lhylwx@(8uIN
rr_zyyYEt_u&1IVaufY1nvrEvdy)s$&`xQRFYD0Jp{-wdx>s<omJtsp$;|EQps+Y%r}4Eub|pT;O5AEu6;-_A?sb<m$%gBTciZ4s2-
H2^;<Ox*Ls|uc}pMbeL_+$ZUyDyN)iC&Vm=9ga<L@vpJ?wGRi0B!4;2L(#h)g8jfwgiDiQZeN(6k`-
8><ElAK<yR5PX*#6C%1uyC!eiTc7mSC&+7_X$ZS5whL`fv{B8c>-^SRRja52s33Bfqm?lQkv-RpP^8Q`#m2gN%{ax_Tj#@N=A4QVjh+_pW(O^q!kCxyoJ+
`;QJxy0Rbg7u4BD!6y8ZsNm{_}h!VuN?Y<u>(Nx(C+5j)URfw7+Q3yixD*%09In0k&OsWqoQ<B$H=mX1CB*j$vz_Mg1$>jRLGPRUsa(!S~ij-
t>ePEeJN;0`VuxzH31oVN9XnjDYN3=eGy*_Nyni+W{vR)Cot_Zu1_hlGxT0>JrwUBid=Ed@>4hYicib(&FG{M~@nUtbGDus%q0Hq)@$xu|1WS%(%)rIam1
JykvR}`l6j5IU@_FgufD6P7XUhtHp7rc#n!BU^9s8Ci6oH6uYvDBA$Rk$BAZsw_eAXwfD>j#6sPmWY^^^%Hvid(o{R%;=_7Q5IltJD2S()r;ux|Bz?V2Mx
Fzob<I3+}xfw1k_pl}az!-kXG>_P&fXPg9CIyhlLwF>7mq1{S#9#VTA`&h7Gyf}-
{x@LkbA@)pbW!fZc{t~wXkw5gba{f9fJ(X@}AX0ONbxCE<HdGN(l_{GgT2w4Q0G;kTNhd=w_9`4|2GGH?y<*=V|1t79L@FAIBXf|p2<@7wPQn)YU*tXl0F
QRbfEQi?UhH0qK7i(aJ&U%-?NL<pYY9~4aIUx<V874N+mPnhKZftgIlR=~J^8}Uo?7w!SWG8cAX!3hs)nj8+ukPA(BTUt#oiMq$*!-
4LoG+U+8&sm7cAZI6G4|#U*v<QZcYz*)Sgu_Ym`(LTc$>^ax7mI9LG~Y>B_~!AX<A+FF#nE_6_+@QN*dJ+sFFq}P@<#>m4aGrhaU3QVt&St+bm`qyW{?uF
cl7OxDjtftSc0Ua7_b(b6nM6=6d`?he5UePX^Dnu>FHh=&>z3ktiW54_*piiPks8UReV`eaHIfN9P`a@d-
*;sK7veM0yyjDwvzC>=Ru)Te!C{b1d_aEi+)vJc9cc^js4r#_&j{7b;@75p;&ivebSa;w=XsN#bFCXzpX5=)fXD2Mb2ndQ(OAsHy}q4DsTA0W;XeH|>~VH
)Plk8OGygNKfU(*QE5XLwcxm4`g^P#+p2wp*9tA>=i77>|^P8>qR^^sKMzjqW!R5kjI?d(XQJfIuUoGBGdD}TNzYP?O7*LK`p7&s0GU&5F!G*^dQg}TZ|^
!g_*BF2d1Jr8|;Opz2~$tM75@?iQ2@?>&2tfHE12ZF0fcye|V3CBU$f4n4IXH4bUrH*9qbQ&NBqkYYxQoBYp5YMxWQir$&|RzjhEybut{JA>;p8CE9W|IA
NQ67Do*Wj>v_yv0$*}Am^JV4~>?=@pGiNqSiBXDD!OF5+$rnP!K>v*v-q7<jzG3QS`3IIhJiZNCtUSe!ex=8GY^t1L)&RIsFKa_n8K!^ZHQ%mD-
Qe1bsIz=JMhYL}v=@w%z!27I>N#fnL#L7yY0yzGfF;*$&#s8Ky0hDCo8`obP@H#By0dGH!rSMN-89Q96ozn#a*@zD(O#sNVzf-MOWhZOd2zYF*<T+)-
rPTz7-sFb-M|1nibK{vg@#zXE!t`w))d=A&rZpG4^QCMTZZEHIo;l0gz8u-r*(^QCwgij$w*UfgcHoFVJ0uEA>|K&<h<ME{TkCo(y9+gW^~-
t{o{4{ppooJ?1m`=ElB4$gNQ<NhTQZ1CR|WJ8qo9ytvnp{GEDpBmf;Kg4zF!5dBngV8fXKKrw7+<6>1i~^bE4}h45uJ+?7|D``a^CXtK@iY_N4eswnOcty
pPsx07%ykJKrk^4c#c>Wg<*@*W#;!x<?J@ief|=_fx662z@8m+t8m#t`I7=_<2@K+ugLY+LAt@i!cKGP!r0Rhm?dkgL&OIQ)m#DDluCqVHSq^%h3-
<ECR|(ty!*2&sp{4dXFopCd(fJBRJS>~{E@?Hr&(TE^no-Eh2YIEmi>}6f=~tpSD6VWuQwzQ#rt56SYl_alJXA~%^iw+@ZCIg6D-
vyK>dr^kr)kn~J9?&_*=zMYjJtPtOPBJztz<a%C|U2L#7e+(!vW-C+_~p1Lp&=Cb-
wSp;XVBD8dAf&9b^GGXS;S?5*fBtT3grKKh*B%di%}~x<32S-mW7*I@0yoidVw(<JQppD0Pn}tt)Wr-mbyreL(KLZ1WDZv-rp7ak8S)0C%kCaw0=SQD7FH
La)F{j%>e+YJEHRXeS<aL|@z>$pmqB;5{s(y955*0)63!|E=`or2iKB9J)n5OWCM;;$|thNnPQtsdd$?ZP>ag?au1@I$I4MLDsD;tgo-D-
}=v6H>FldF_{$)Wj+ikwl;4q`N`G=5$80&->80iwDor@hlaF2@V@<`=6_%HpU!yaNQGbUye##q_~+|4UX6cM6VktR6^)O5a~(-
PZ9@9zucGnlnD}R;_}KHa?_GswR$(K$xzckLiBFE(-Xz7u!?mMQ`cmn4dQ|#}MtUz@6>U#&#Z~lqB5mRsAO72;j&Ensep&o@-
z4{QZb^+Ff98t#@%LRGKmL+gpYQ(9KhB;cy>wWpl&C4mtKd#40n+`_i1<!*{PZ`?2*)cU;(wnSj!%w=|Ch9Id{RXGe?-
KqBI2J<kDtCXJ%0LEuZaKMpIjL~zHfFo{*s9J$aC8nan6C|_|n8Zt8d;ttI5rG%yrTQ27T^?iv&m)v;K?FC2=(;aWyA#H79X3Ct+Wgu&=wQ_H`E1vT7HsG
*&mnCY<;~ZdyfMUF`&65kI+Q%DK~YU!|)-3KJd1oVduEm@N~tWn#8W%$AAS^4oWj^<qz^(&rzVY@MoDP+wi^NMM3|12I7eVX7Q12Zk2Z*G;%jR9m-
t!lfZdhgqherCFM{8uZyQGa1=?Fnuw7DnZl>zqLNuU_Ac-G(@Ujgj|U&yo*e%hR;JRX^pZPRu+0gr1nE-WlYfOBGKynBgYiI8X)vAB<S(=&|@tIax2$8<X
Tg=)+`@X=71J+U(H(3DUFr2b(Nq^!fL=&bKkn!MaBp8x<$sxiBsvY-
<n%cxMVd_rBI)}%;l)J)~~*OZB3bbU2QerDAX7VBQE+$v*Lov2A5f}pt5dlgKNRMn#y}?t1H~j1r-LfP6ul?r`cTLsLFOabxxhZWUMxusvH#-
U8SQ!Z>ccm<V5Er1zvd8a1Bg~1wuh7uUi=k7!^}vsmtjMU!n#J8rC@UazUYh?kmAZ`7AB|J;*KJrBBn<=fNjQo%$Z6d_FqaJxEh3J%7uO&7VP^nbHSSCb`
G>i>v7OXT{`SaaGK{ZbkT9GV*!VB>7ie75yDW%=xGMOqvzGV;T8xqm;i&F?IX<(rErz8Vp?(eXc!O{@2pt_undselnM&NOw+S`|rK9`1ep}UwvWsP|v2tz
lSR4pQ{Y#(|n10s0m!@1g>-fS2}?!oxqh&;7TWOrN25{>2(QQ>4d#gVh{P-iYq;t&#EtgD{awz(c^es;y6BW9REeiC1Pc=!+1lb*-
)7{j87cKCl2Eihw<MqRO$2MN<Wmqm8R`+Pu#cD#Nx+|%J^~pGJae+!H=6w@Z(ky{J1JX+@#$}R_tDiqzk{FB+sqn_G$=Pu954pY013`u7}<zqjx`dX*W{5
xgX7zt`?gmRJF`$6hta@8r?R`SJ7?4mLz&ZT^9v1hd1h4x6^O3+lIxHp7+WAN+w>P%Q}d`HRM{YXw#+&;^<@`b8H02+&T!KBVmezD}&9^+s(0fbE_o0xw%
QS*=F8X{$L1f?r;RyTzdrA99~@0e}ZVu`GI*{>$BPe1jnL_Tlg&Lnb@9Sz1fj?a;rjka)nn)_lYHl9_WlU<fgxbFUL-fFLx(yPpvx-zFZO6=P9E5JVg{=u
4oc`xpg6YIT^QGx_=qMmn)haUv3xaU4?57=G{nRCHx#2U#{pp_;N)de7T}9zFbilU#=*OFIN=Cmn#b6%N2$3<%**5<<x`==L!)h%=-
k2FO07V@gtz+IFVA+l@3G(<}F2VhW&Uum*C%Iox}@~t0JLb+*jC}KXH900s$r;$i5*({|Q2u@fzC0X0CY;?n10VIyWNx(v<{{YzYONdrG?zclf@`P?kIp4
RrR$Xq>asD0VrBxBZV^B16~Fk^<TEerqJ0N=Yn4-Exh>)fB>y`Kg2-vs}iHS*}*NZX$scg}Ye7kBKZV5|R!QyAMtHToel3as-gMM*@(6Z@aw{(no>L5dfK
c!T>Uv3YQsoXEFn+F?e%XQoTcXbM~ymcAuss1TjbOV-7?^%waEXm_?{0cjn+PWZ1Z-
7}z*<q5eobxH#5(p9B+!j1&(h4%w(mn@agzCVn9djJ1L<@B0)N<YQ-%=wdYyZ(VDZ<h6_oLsMi#rBIO+AzT=mWPVhVWGP8fWRkq7Bx)&%Dl&-
>l_W(<GA%Mmc~laOlq5MaNo`b;nNpJJoTp12nXE}p7RH77lY|o|Pb2hxGr^0y0<X(sXG?f-Qvbpy(xFE)zE9!Z{zBp6Ahry95~5|eIQpiayit)iA-FjDYK
Xi_mR===Us1TY>hr+G(W;%HurL`vD%1~0(7%A)F~4D{FHbMGzd)RSGau|mJQ%xW2=QQOgDGBISOm$iaR(&WxO|zPXmS`fC^Lga(RgvWIKvVFDAs<ehDnOz
#W}Hx;-
@@fH;F?CMY4u~V0=iRNLCTNxWOpAxWg0h;)W!=xPdQ^7dMAOP6$cQ(m@2GxVX}`K)sZ0D_=ly;(jgT#8t(`i8~wzC$5VVI|K;;CNzIacySUO$9eJMj$II5
-1U)oab5B^2UBD4;#N_-xYMzCaW#k+7lHq#i@<*q^b|3!@Zkbp+~?dv@Zz!&FRo2Wze`I0v8waYhf_5_kU4_)bVuOE^$^@RBIaOjvbQFm4?pgTsqo|ECJI
@@GVsaVr1Rj%y)NO$g=gX6__Hv@kF&BnZn-evIK*jM>N72eq11%O7$2~kKZ*++$Ay67{tSasMvlvukmIcE6Wv9=j293(j)KcVqAkFJdG!Q8?s0@r33ivTZ
QAvA=2hon5uTPm%i}YQ9%r}wm%Dec@*Mh}2+h**^ai&18iF48NfdfqK0%LDk<sNstznqm{AyA(gxt6aPchbD^*2gK^Nj@N>>U|GE;oc%D<QPK!Ta)xWAWp
bhw<YMhVkQ~=KuNf{2zlKN6L%9k6RvvA18k;3O{anB!1lTDEv4%eGGowK^Z@8uQdG={J6|X@Z*+8;m5rRf}%JYKkh&@eq1TRkNcMpe%vK8e%v2q{5baSKV
>H3#-Z^5$BV-_Mg@s?m-;k1iXLYLwO}BG9%p1I{v}lo+9S##&~Y}c&Yrc~E}kUNaWG3@d4!Zw`#>)?m4@--Bs~FQU8T{uagu&O-
o)U=NqPZ!6@wEe=>z0d3_hHs2as1WxNy?^PhQ2~!AbKzc@+l-PMYt-
^L$1yg#V@sP4=$)<!(R>xKg{%WFS)&c91>mBPgR>e*j_IN|odtOrP*te$!9hsK^^nw=(k85P21i^>$Roctac|&b1t5yfHMJd!^aD17~x&QcHcR6$I=Js)O
{2z<0y;nPTwW!s}qNlt`Hoso_WAyb*@nJgAPEuLfkiHyN^BO(tB`Km^X4kabF)30K91c%yh#uwq4EE<~7Py^qJodlO{bPVd{3;J(eKxNrZK9F6<-
c=ANtH<C2)ok)Ek0{?AQ@+A0gFqj`vDcqOyY};}f_^k|m^6Z=*0sVGMT<Eto5zud|rhtCaNziX|lRhW(8;5{ZyAiff96%Uyf;E42sC`lRZ%;}1Z%DE@_;0
!h{5LuQ#^Aq|hw<My8@r<h@!vk7_;0#GaX`X<8=HXtMwT)q(fDr@SYU97iNb$tC-
`q4QvA1fCKeblf&8cVZ$Sx4ZEs=b$JWd@3NyzGGe4sMa9yg<!qnRq#(pCldSS3{c2;;}62v#0qvJrnt%-tsi^<R_Wf+T_p-
F;#JIy|pMIhhK3|@sZR1Dr5kxEM<I;)ppbmf0(e76ZyY5Hy$?2R%PS}o|J@ZKWgS+6+?^6lCX<XdJW<Xe2aw>1*p+o~A6H!d#TTh>Ipx0z$HcyHl7Ltm4&
l=E$;P9$2Ty~S3#*NBqzISK6=H#LH={G0YUA1$iT!@4~B_k;%yuEgV_JaBRM8&shl?Zgdkm`$1=l)U<th8BAW`q$i!>%Z{yvYu|pM$9Yh&pJ?+kGuuz%U+
lv^4VW@=V!iwx$`%UGwy<jIVDxnZ|Qt8=(-
*!5(ytJk{_GfH>4qgn~Wz1)p+Ctg1dnjmw@6pmhXxK6nEV*2`KJ{sP(Lj3pZQBh2w&+QCzrF2rNfeH|U5AIG#?_n!Q}BX)qcRZcQ{K+^X|H!u4MWBwU3I3
HN*m67DxLBph$~FP;_tD+C4iWCRqPko74+fh(UB1x_cSz{yi(TogE1KQEjNOmDCo<}os7w~j>M2W}Xl_<>m`rUH&@M4_=U0yu6oE^u5UC(aGLM*wt5Ib~Q
*N??D?eniB1iRU;cz{Hx5v#FVQvf;$n@faYJ6Z5pVwjw5VB6_=Ew;cmzWRVgHOg6Bu*?A2$qx0jj!(5`z>`$Ugu{BC+rTH}3l*qdWwPWip(xU5OIcFD-
vCW7G`6Ah-fu)g{g6;|D+I>}8khA2p1jJ~nEKg_4@^m)mb7@nl|BY7kyaVkv<4Q0e#iEi*M`Duwu60>-
)Km|<_`3DB3s0VSe2&MIWEjBJWrX1T1w%P^Hf{*H%79U<?2bZ(6XZ)iyS4kpkToaA+V(@5u{Oz;lNy8C#m}rSlYJ7O>NemiTVpZ;&_CwK!S>h~*^huUd}}
h@IlGk8`^f_0*mO?67u_%V`_nl60bWc-7YqJlh!XlbKA|SKz`i|M;VO!m@6S_GQcOv*Uzi?fnKG(jwCX%-
+oumkH(>K2H0KoGlnr0WX(jU}fiRVPHo=nqVSO;)I}FA3_)Kk`NB4|0Y1QO9Labe?W)bSvE%jtSr+q2gmcEo{_Tu*LQr>a~DljZqcDvsgycNINs?tjC69Z
Ztb7b^oqGY)eeTj}7whnhPkf)Pt)o4L*frRpOauJRer;<M_?BagA*vX5p5y|rzp1S7adVx50g^`~ri-
1(By0+=?hnebR$JHnk@=+$N0EXH^`RW26);l2ZB>jz#(&(Rw$Jh55Xh|kg0R2CEM#o)h6a_y>rnf58IJcQW!w9m?X%P1ZoHK-
ZpCKRUBKg3Kd{D}X#{_ZEF815S)1R9smL-Vs&0>r?RfsW~+g&q&IoRd}Dym%TC{K(@%EDY(N0^IzkQu`VEws=JeB8stN{7VbZ_Ntn$q}r;Hs?r7thtm6Mw
s}T;+NtAWkMc&!<gWgng}Lv=OF{kMx`WQRy<ZjC>~r7v8xLVkfj3GL#)aIZ)2v+z%+cM(l_#Is}1+F!uko`JM-+)qHfCI4i-
o6$;f`r6{xI?vYUUDMDgqAD(T{9fH*(51`Atyi+rk$ofR*R^wKMwDo}aalX1B;M3zf?6?8v)hzT#3aPJWHIjgwe>iIZ{V~)UDD+#xY@SE&UwvjEYLj4DU@
5<-jUdg{_C(pcVw{)`JSCv$Y9$EsbT?KDB=st>fBwJ?@6%w)W2@XHeRnO2k&{f~$#hWEy{L}b!{|-7JaHZWhf4!vog3>(#3Zvc9;}VP6w!Fot+IoUxO-
J;7c)mm{LN)`M>xm=D!I{b^uc}!G?LKV@@99o1)PJJ?B%pO}33r{8J=g{9;F&)QmM+%I$W7s(DfeJg-
s2&`1vZ6ew~dje{1%&%Mf!{Pw5#mC^!1V+j%^Ywe%6cHDKx5S@fo>QN_}5ULh}CHdESpt`99QX>?ZX4uJ0Qp=Yf&<{Xy3I@i;lY1sZRODT4Mt>+OORSe#A
%+M7UwLy@~Udz4(3U%EG}#=>UG?N>sBUH1ZW*cOfR5Y#|WwFpA)qk#o{E3EN*Xy5h_C-4K%x1%%;`nCu9HkAJN7m_-#NoI{_7?%;p9a2-
pVF6lFKzIe!OAF|waZrGt7gI0`6se2y-yUZ@0jn-
{TL+G>16*@E4$mQWvr&y_NC$A!M<IFDB_p)CkM;h3Iz5&m1JL6iBUfGR%m=)$kPOrQVxLMud^p&&hjDt@Ndy1{ddXJukpQ~|{Vpvm*B)TKebb4T58K_zoT
bP8F)tpm&)EG(hS)4}K4O!>RjMB4m|lG!y5IoiwjEvPJQM7Xpg+A8sQ)DFpXM#jKM4BFfK-tIF4$og-
{eQ$10jN&Gtaqh<cMJ$ar)4_+m!(?TvwtW#Gmscqk;6O^_O^9-
)9{e;>0%ueRn?lWH(0+3H;W~lUDYHw>Ys|nD>VF2(`wrvxP(4ym#4_kI0R~Zq|qA>pb%YuA=7!*p_{m$g-RDbYbg8j=+c;0-
iGh&m~cZBm4PzgJ`lgVE36e2=flWe;jj|^X1(~TF1PLr;h!+FQdUOzAmuaYPE;?d1ErU^uxS(NU}eIm21X#@JMk!P`B|1f~CE|!UenS&BKjX)B0fXOh91v
+AZC7@!k5}cwXN;EYp0$9K2cCK6nG}r3Jeq-aPVA_&mLNkNZ2waqXm^uy)S`Zi!g$hq{`)g8n9np}(QiXVD%{jXZCd(A)X!6FvEvBl+wLBiy_pShADTcAh
OfjGfQC!M5yGk=~X&f%W~G*h8U*HJ%w{ThL~ko)lU94I8k}1!f=T>4q*p2wmO_i8x=zy-
R$mQhlG(Inh4~ng@I=FehLf<~_(+=x5~5k^W^{Hsffqw6mUOCABhWKGHZ#V4#Qh36|YZ{*Cp-9)b)`O9zO2vI8Smz%K3sY7U|BZU=_J-qD8pj%&7QpK)D=
u`_Ypl5V>M=U?%F)MEz)y`O#3PdltTKXV^+*t;S2{G-I41B5-
VQ%dalJ3QB7Ubl+@!k#Hg$!vu1=&$1ND7$TxpLc@Zb@%1jDNmk=;8RTupPCv3@es(Fa*zn~UeWIf^QUu>C+`}C`v;`={tqMd-
v2_`5`<<18@0T6mU1Zv#W80DOOGJFSO3Roe?OqlhJ+Ndt2-4f)J6^q;sLVTwXQ-
CPYE+R$R^W3rt2E+<#4Z_a<TAvR|;k!eX6#JLzA)~P&3ShZ4wub;?5E_;jGjI-zlt$IL<Mjf*@dMPkY`WuF2Dt(3|ae#0=aA9ayK2^+&_Q$fW&aX96&h<u
xeS=HDx*1aA3vB3C+C&%ctXza4=ATDFo7-zPAA&_ht@_v>F8+$fp4$lT_AoNVXi(>_8jdyey*QL)VqG%;9x2B+3=;%Z17cpY&qVmg=g{t_nA!QbLBGpI-t
UvI?Mt>kq(XXz#0e3l+S^^IDN!#pF8Qg5Hss?B@IfxW+}9C@Y}{Uk|y=|pjPgY$m`v)voy`~wx2Q#1}{yEk~z!1+JT#A%@ydiFE?!HI7R^Y((Y!js9Jpah
)4J^Gzco2E*P>P1;5Z`Pl0I^|$GCDRG!W4G<YA9fHPFqJ@W?c`ZoH%>A;1M2XM31TkX!QM;o-
gsy_`zM&rU@{}qT(Cc)&zmc;=Z>GHgpehSOprf8{Gb(5#HGn4K(4_n=zcBN(}k=}r^UffM<Gi)%(4Q^(3btK^(3gq;5rga!C*BBYA|>w3C_geQW8wXpp67
)VbDT?=@?u<4g5iUaQ|y~wkP@u$cLTe_$6|EA)VNW$#nVf0nx7#`ba__`JDR5jo);A<ds-`<bNgfkqgsD{!c<5`O5T>bFx12S%g0Fv8<20`wi7cD!w*-
<j=AC$RV;Db4JN-
`fsg}q+FmvQh{9;m_#8tgbGRiWC}?NDkPVqt=E=skv<aPLy+A3ozjosWdFWy|AO$nMHl?N*)?lj)vK%PGbjIUarR69cxuf}FAdqY6%A~CXa4i%Qq$k^dtc
OlqWvPL58eBoA0Nkw`Z1h%)B9g_@%=VlqKoghajP!A-$tb_zTZag_v8C*d~P=0Cs!(T629gA(ue-C0Pm2iC-`%mo<Y+;C*fH>B_+AzavERyJ;_g`bQ!-
_OXC$c(BG|6dP5eC-(rZ4_kEv!SErbWw;9i0<Zq;Uu8K+j-S1OBl9@4llCGoi>*D&CR8J_sM=EDa3_p}f<@CptbI$_F-
z5{B{yS29DHEN3#rLCey|N@a{QYI|{a5}dB|d)F=I_Oi*G_^DhB&A3;(O=Ck6$=9etd8ef0w`eZv6P=SI3Y4pOg6C9K9}ne8sh&58teIe*E|qH^z^DauWQ
scP2@%XX5*#d?v#G=2a2#+tu;YUp^zgf6RL#{BKT=h`)UjKbuu)@%?)`Ch@cBN{^rZSCjbP?6@L+eYVbyAOA{3{AH1TLT?Divk~!)`uOobHbj>*U&hZcMy
J<E@iT6YAAjk>=yJ+q<*4+3{|(Xj#B%(fZiuG89DhQpw<ae3xIP*;M2=r)jFty-e3da8-$RanL~2h)OnlSL6Y)i`y_s?RoMOBz|8z0&TVile<ak-mt%`}4
<=ncMcv;R(fnulEBi<B&o2stY>+0QWSJqaqUF||=WF}*F0?Y2A0Sr#!7A^tz_$_m9Ytoy)n0wm<LSO<RFo6)5KnP4A1SSvy|Nn4qYspEV=_cmN#9Wz}D-
&~NVy;ZMwoSOU{r}swE#^9}f7_@XI!mns1Yl)#EqY5e8FCZOZ7<%Q&;@w6O%Uo^La6iljy6Uqiey_aAu<1kexnm)`Zl}wjuwR^91?{&33`1)hE;+}-
{Mgf^@EU1m(Vf3@kBFJudP}M>vq?g`s!+O#GcR$FQR5>FbXxU>Uu}*%Iu07-08udGMs;{J+-
JzQ1RPC#V<H26SDN{rl<ZQjLHNRzoAr|dhgN@d2WT9m*#}!(?wQn8a@xPq{H3Sj{B<hhRA~>LMvl}Ru_p@=N~zy=wnnu4?}_;Uk^RjVj#D2-
9xT5b!*M?^_!f!+LiY?8uf;i#>(2dN=I$ON@KOD=Du~ciwqA~78xg}O{K$rYi>c|lGR9*LVfl!m!sZVzxwvIHD&H~wbgv1P-
7_k9F?e98?O?^2lTqHpcWxll3&!+II-by5lxNb&eb}|s#s82x3<BxU|mh+y|vZk1j|%m%&u^l9Zo}z*-%yCaOzAZhtrf>ZMK-IstlDCdZRg8XEZHnSmV$y
fD-5l)`H3gm-
)*S7n8Zd?Y!{3xfAnNKm&DVht6p>S2(J&olc!oXD}J7&88|xg+*8CsL)#~j5#@Rs(is&sk`xNhpE!3H(M+^OO63D7;~zPIoY|{kv(HlED#DxdEH9W7jNa4
=v?{hMmb>k63r%r|FVoDS0ohBeFgq!|KYOu{%4=G(dWPGruP5(YTDHPXTP&>YX7r6Y4nate(b$d>85J0^ubFe@gMu(_v!a%#pEwv7=6!0{-=t0-
n}4x{xu7uzoUq`HzhxRaaq{6ZB+fG{8h}<?f>az@!QW8&}X|M-2UV^?XQ-;A4|ibJo;==O#S^;lYC!oi}v4piS+H*@7G@z-+yr9-
(8sh;LVrC_a7|hSF6JLW`7C)!Ri|)`VXEq!GAD87T8VzSa@-
~>s+dr++v5oCT%GVY}Kx#fu{&&Fa&<BeU1j6)gGV$C_zcF9aD*uqwU(vB=Um#s_SZ;>m|O9x|&j{F9Zl|C0>Fd@Rar$k_O7{rGaO)14-
1=VZQ`6NgO7${#rYlL~$}^OUV1gLqU&M+b?y&Qs4YvEa_35Ajsch)d{t|^*X!wA@Be2QoH^`yLg=UAD?d5AE$9?B<=<~+jc$TakJZwVOaxGSqM>i7{4Pvt
36CQ3ffCN=s-motZ3S^+MOg~m-ac50GdKy{923m61$qxp3*kbz*g-F8rY;YlRR6sI-
1t2&BVaDv|U;SdGnNZR3XuYJa=ga$kR*RJfBP3PF(ju;8}v934vczcgN?_%C)QDZ<#h9{tDVm_^Z-#zFiVZ=XTOj=)t3qxXN&U7yTy;5bDoFPYX<>r-
j}4vY(;eTnI*wm=btvN__LMe+7bZj<~d~&yr^7+Y8YZ%`WW<#200s@FQ?Lajmp#n&g8T3C>Bb6!MjlCuxQ<z^Fn(8zpG>h2t%~KGVj|jy)soym&xhw{<M>
X$m-xKiS^=3Gv{-
ZvJ<MBn@J!1J;()1wNCA;UWAOSL`#*!ayn_4XA^}70_FS`eD9jH~uKp_XTDlzJ*|Uo%PNqPTd4;DmnwaRj~BC&317}_S4nEP@YFhFY(PEE)mPR6mq-yV0U
1BM1KjEDlO-(L4ZmP@h5};mtC&!6|-&gt(<2p==#Lz85@((K!hOYGu`X-
G;K&$xc?NGE}=0XppTlfjB(<pd{6s0;tnBFkOzI6*#3&mQis3aAy|&G%_h>Q4+2-
l;)4V`?UoN+=A~>~hJ*K<#qV1^XUATaDloFdmv<Lb;6bRsp}|kbWBva~{e|7s{1zfkJb>H;<)AcZk(?W2&#>Nd!rd8u3S-
+t#MU4VdGVO%XcC8Rt!4oQ^ut(p%rf{24)2%4aH^j|Wq`^(nnD8fFQ<b>Mc}uzs}LZCz=Hs}grYNorPsa2E}o=ro8B++rT>+rWR5KrRePz6N1^B(By$NQI
F31L?LJOv7f(q}<4SxPQm(*KQFDmq(iCCJO@Wdqe*?5E_jV|NIZpxfTdu8gS!{D2a-
xq*nkwVql>}_2k8S>~<TrpYFyi+DUyQTfdl3q#d6@N9NMd=FQu5qz`j*b4L#KK}#PO-RD1`L<jp&C5hHonMToS@7Lfl}1>8CECQl;`5DgN}_kjs+HNN9Qj
NxlLhOU!~eh)zrL(P;@6+)n0_dlc3(>m5OtRu>IGZC$?XbAwj@jUJ`nmWp1$W8gm&QBFxVNL0^6*GXD=_yTLqOI4spd(}LU8QenKJT<%d-7&&;K-
}5!AgK|bD%i~h_p;tQ#!xu5<=xL&M%~AR5DHd_PbG2p056(GQCz-CodQV!*3V8l-
#mK!Fac=WMBv~Ak$SY_#aD?3J|z`BqYRxmh=L+>JG#>oeCZpPw5rm$VEYnLm4-
NP!9AQv{gbg<ZCZ^WzDs@IK1*~VA?s7(EC`XC2k<v_joaDL3*(8|L(~N&I+1M$3FbLVFto88b0PVy5?K58(EO&56r2|F`&lyIE%DX919hv#zT8Ay(i7P1_
h(Rbp+&;rPSppogmxU`zH;q22k)LE4ex`Au<s?}FanCk$_Vq$$hh1cFOIx|<2xTerzTioqw)-
fwX!p#c6M7APM)g}VUFGQSA8Gv2{P=~4lD7=NWHfFA(Ohjeaj}6YfB6DM<9*T%G&lo*=2U0pbfGw2wHP~%RZm!1)Oj9;8)Fd-
;$&fU(>Q=oGEE*HQm_GXA~qnjA7JfFt;YZWj{7`4eEMCN%d(?V8&5GMa@Ypa)p)Mx_jj9NB8yzVG1eJa@LU})<<8#UsyE_F9r}@yjMvz2puV=M2X))aAxa
sOric0R9G4V*M#{C$T#dIkmQW@|1xZIFDT&F;daJ-3o0)|M0xSr)YNlTCUxG^s@cmKHxZhOdmlX-yoKrmgtivV8>}~7P1Q&&)&|Tcz?TDasDCo4g(x5!`C
yl@@L587)>}^;;SO@1_s6-`^v9r&Qa~9frvAoG!dTLja2BAadk@#+CkhODLMA|72xm2Z3pWSkEw-9@19V%epP(wYhV(>wy?!__V+)K=-
tu3r>!G~)^%M1valxm$7xB0oasCe}Adq#Y<X?^E*WuW%w~V<?I6c8J>rTn9W4GYbtalc8nykshTkz>n3D)5*hM;-bK=HN>5>-
=4obU!+GdRm2+k6zXiDBp~NS3Z;y)3G8h&K8LK@EqdzDAl#-Am8eq@7EeI>@uz_F^kDDcdYzcj%ok6}J2my(uFbN6Qm-
$1qP(_?n<A*F<#GE~%sP9z<o0mHmCAzSik7FJaqEMV7x}d&kGDFG}s*2U4X0+q)z=#B}agIg3f_x^%D$6x}VHCr=x6UoKesT&e61)2&>v1FI*xh*~FcJMe
-I>MkOCt>Kt5HWlP8t0p`G9f0Uue$<+QP_mvj48rYR?8U=Ms!p$Sio&{NC}kP+8kUSQjNN>k=<x#_jC}M+N;_?UN8rv-
r>Pd{`$F?Sw6m0J9&VfkHMOCWKW8DMdXTsDxjztERa)LNI`)!Ohc{r}zcrcY@`#JJ$|=H6LGsorQAl9?u@pj##08PxyEXEAW#R8h9tjBX|46VM0}FZT(~q
|d31Sc5<Cm1-)0}4<p0-g=97pl5j+6qZ68E`kkY#U0V8E5I0#rRBSU^_0j{*nmA{>Bnehop{%WH(SOW;z9Cm;0NEw8#-
Kx0!aMd&o5FOQCeU73QuR)8$93|Ri)U?p*(Fg`9*z&%~xKDbw^4NfCaa%N=vgMM@hu9H|0v$(R+8vq9iU*nC)tIH{`zAjJ?Swhx(Sk+PD)?9Uf7t>)D?Fh
Vp)Cm|7d)0GhY^Ow`Zq8R`O-3O<7nuu4gg<G&$~BVNBWo1-
=^3IPYG8z_{4y=GP9y!ECXze7gEOi?{&|V~!v*w4c}oY>L0&wI%g+|cC+JQxQNNG%?UmetqOe1C>KW=56n|Q8Lw7W4>T?nw);pF(M|`CZ>%}bmoBJSIQWE
X_NfQlh8m5e)lXhIxs*tjX1#ArYUi4}1#r3zdM=8naUyxTOErD4)a|`-vrqbpV2!KAaNkk{2JM_a*<3Fz+2PKUEZXEv_9RH8-
mQyhP;X~`3J*rzTMDFYRV3Evi3CWYIQPNtOJR(X41D8Y=25RqP|5Fj3jH$mRpJpR4JsT-{?-
~sT13ZZQAnPqTLv`O>R4efW$2nF&#S${F;6;}rm6L`g4x<*SqfnfyQ;8?YKoPFvQwRT<EL+clULl55Z=z8fGyLM=|AFd+=;tjN``v2-
_n?PTT**nFB_AV>C_t0TI?Rjn+ffTg87S-qwL!~^W$kM6oq$d%nrff1pCD;um6R7Vdi0>UvBUxA;V1{3yQkb=e=$8io?cF}ggYl~epW~u=ua>-
zFper^jt!p9qG|{YgQ?^k&Tb*b^Ro`WWQ6zkJn6st9EVD=ff+j(!`G+x^xn}vRU!t7te?v|9_{)kN?vo_;OPmuI8fElf%_uan`x(8&*D8vldTPv-JrJsEZ
2W)cDW@qqGDi{)Ut|&*;dhs;*vFO$m~)DZ7~DxDaX>AE<O9DNG5Nxr;}N$puuR`@gR4KhHSO>l&&n>(*AStX@k1<+2l38ZV+~I=>aA&gHnbI)uAu$~Gs+@
%7>^#tsjNbUhThn`lbV<8MNb1SaV>Z){lZb2qqFqP!xKDkrhX_}kLM?5u%#Tvn_SruP?(7#FhGYjD>;Q2h|0L}FlkeYA+Wf{=??b#)c@<kYNP*-
(9d^bG`kE<~*a)z{^yS=+FZ+($raf&NRW1r=~Eztw6nF4tRuAU|AG%HMz6qQwRG*p@xCrr=g`CBYnX72!fyBfFw{HQkpn855lG#W|x<LE*?^;jUt#u0pp%
sKtDx!JK2PHaZQ?Dt(pHVXUrj>K!>Ilj1A-
_aEu;?Z7i7e+loWPi@Eh&*@X!ffuAtZHN5x^!Rqfp7aZ|BYr+Tz8!H(de|?9oKN*7?1)>Io!5@obKHz(6gsr~oQswjnP^Qby3md#j~Eb{mGt=UX@;H}tzo
F=_Z5s}zD8}(sCACuo4>KRM@5_{6^p_G^`t(vc60u}q;dM)oOm@JTx1gKn-
8d60?)Qh$D*l)ny*QlibiQ_PCP~oH}KqKE*|RWmfeGAU3e^EEyJU*71T0n1u;mA{{78;Snv3@)bs)#1FNV(8k!t8x4X?quvD&j&m(h@hme<wE$Is$xtb4l
@}6@u*ydF957(;E$|hr%;lWoR1@oz?g^rlQc{<GzXINXJ?8vA^c9iKdv0-
?Y7?`6Sa;9{){j_|x4Xm|_2B@_VWi#uzewdm$n;`>(o)ZP1=7r9R=SL3bvs=6IBy|NjE!;(H$rb2mZZ>{;1-qHJ7^c?D#Xgmd^R!cIX0-
Jc%e1NN=5xdx;m5(wqtB1Lncs5Krx81ko*Wq=b|2&zbPpYW)F4QI1P|DI$sp^IteWxY9lspNh_-{VTMn?^dnG&PO!W0xDp;Uy?i^lxmq#<WIoq{sl+-
L@1+hKLJ1iHrR7@Y?g1ZO*kr<9{q;}5lx;GT+gR-
3vAMCMP#$5SJ**4Qdyl0%+O^lCOcahYr@F6b_V2@)@FY(p770yMTrt0KS?+ap=`=!8ip4uw#mT|i{A{js1(QBdypSE#949c}4rq6G)%~_=7M~EZV2)pOqc
FQ|1b1~bd`6017`o!ruJx2YmLUsNM?Gw<90}Y@12H%kkpTp<WlFb!#Tl1cA>Wy@En7qMpb}Mm#t7DsyGJ}UylxcL-Qg`q*6*YE>%Ex;DMV63QioZWe@R>F
e_jZF;6}2kEmWd}l?<aAdaaDsxe?;HMi$jAZ%=l8+RQgo0&jc*gjR}H*E4FZ+9u;Rf6aLZwX=j^l!x_6}w|gBg9+s^E*AVJz-YypN{6JNb=o}<+-
9dumnBFD$ij?RN6|K?cY?3%*tHc@UZ=+>3&8ymg={E*SqxmgVs{6N46cbZabP@EMu1#`jZ1Vy%SMe1koxcWyNyJuq59_5C3=;RN(V1m%kL!EHzKOSd=Khq
U=AN9y=e#fPZI1GFpide<QFQf^Q}pH|tapT*m><Vc$YC5zQ3pq5TkCetGpe?>sVQ5HhKL)Q?Mxf_k@x;6S*C^g)2I4AwYi>y0<XtrNR`FSa}oA6Xk4>XLG
N~$8ERrM8;!2T_9(k+yg+l0;`U`hmv#mGTth89@L?^B{{4-
ASa18fzgT)P3LUufiYT+|n>BRgKc@)uF<M~f7kiq3_O3gMTU7=w*j2pHW>8B~gEBL_dB0?a-9+cRR6+bu7Mp?9$d-
hmTQz$@pEAs*^P<QM{^upcH+H;i<O6{lCBB!x6fM^jWAaTD%#5GOC)_U?yWp5xatWR5a9B)ZH!XypUTCWkqs4<9G1>7-
*?>`Du2f^h)5JbFqgNi=c;9SEtL7E7vR#2zw!PFUrdzhf<}I2b*8Ara$+37(3cZcBQ?d_lCzhgENt{ekS1gt8sbR$g-vgwDW-
`mP6H^*Ad?PmBy#hmQe6R{o-yZ(pr)WV#hA_GYe_tgq2eHj~*@l?)2=ma9tx7VAw3C<Q0vEFv3V4$XO8w*M9>+Ug<gS;`^p1SxYzr~ad=D-
AI*+!WdIhu3Ci=+<kl|y*Un|3I^<x#ECUQ#U$Gc$%sL(hl-
xC7?^8y;WH=@<giq4~_M|$v8DlMMODKDWZ_sjT)wGDyBQw#HQ(#xa`Y{9Sql{-u<qK6B~SCy>o0Cb`YZ96&MSMEx-LOrY_Z&@GRL#?g_?Yfb-
=nn|55qv7rlN%+$q(d8hwEGKOzJ(8V+ZjL1VGIY|&u%^r0urZN7fiQ*;XG%8toI#s4{tezcEj*NPNI;rK(x7%x#l1gSi9jGeS1jX*I0q)8Z}(7-
N~dEqZ9aJs9BX_PVAkM){G&+_!QwFl%vnca#S2eG5U-oMxT}}wNj<KD`u3T`FJf)%}B<A{nS>GOA0-1Ct@@r;+y**^7C6!)6%J44*WKQ$j^R;%Fp@Jsr-
C~x`k%FA5EiVelnz;?;>HO@mwYzjjhW|zqM5T@Au%v&VdJ}MbY?*X_UrK(u<3NScQ8HUV3kK-
l!ms0p+7LaS+{Gr0W%>DA90n!fwVbk!XDsi^+_(jb9^OAsUh_poLZ~NcMBo+?`{Et@Qda)Q7HFRIA8sT4}CX;S_~ZBBxwh*M`M{*e{n$?zA%fIGb>?bo8m
L`aRBQJ9ujH4f4$IWK7FA%YOGUyZ8}Vi-|*Mi~Agzp$?O~6Z96%`)H+&w%BSWVvWj+LEHgZg`B@7u5=?dzznterH`knh+B~q`@r_DkOt?(w_nYJ2-
&ZqoZBv9CBNDhFQ4k|K*<SEwd5TUwmCx?$#<GnXn2j&{3@jE3To7BZw|s*7%iyRZLr|t9of##d?c{jMr5{wy!Yc(4_m~&i%Zc?+Qz6FILn*v!PxO6>rP}m
vEJX18w*`9<<jd=mR^os+DrE!TBQL6>I&z}58{3w8GJwaCs?HpZXkEUBlz9oC29`qJvxHc%XBtpTmCdc?hR^+@m54CN$?3q1>1ScEABmm{rE$^fI9im52Q
sTq7{)<U1vcLC=@tpph~f3!*}%U?6s5V6Y{-Cd25JhHAEkhuQafaQ6p}=&DE+(;TPIc)a>S&Bh-
_<n(HC04J<?w$it~U;&udQ)O1Mdt)yGamohXRT+ejk!WeC`&9PVYBd$#LW8pZ^1J@B#aZm#7qDwg&@0O5Ci0Z&gnC9t_^}d)A`0XV3EU{&&(sg{b#CSUC%
6ldw-NpLtbQCk>(%u2iH@_R?Wj^Q2*he>RRUAXE?Dg8j_dV}3AVe7fQtouC3-
zB2lFN&K9GA8(>{%beGN7CH_|<p`KUKbW<>^q`Ew8(pmbR839JSLuDL$*a#FuxZ*poM+a9>y4qZ+{uu#4T&OYFg3NYS%Y%oyQ=?MquT4#vy+Z|BcCxSsAK
2oS&1b#+N=`6rN?>^|^W{t{n07PVL5x&#~N)(>t?##Os&FD=zCrISic$5Qt~shF7cu1Tg-Mms9Y3MFOHCkczzYFF@{&T;<Wah`dV^(K?c^{16DhSYb~c95
((Z1eUYqqp1HZF}s^<X&StyZMxKsR1D#N_?87(5uPTmuQ{-f?I$Q_vSm4eDD>d9lN=SBzPm-Pp{J}x+j*lnnrlswQG~M$#zj-2<a0`eDfc4E)s<wC*$TE-
c6d*q%E~GBT%a`p_RZc%-;YD3g?y*wynvHLaMPDmIBTKCjBA1<*)96!3MJ4giem_47||(*b&@It5MMr)(%rB+3;*9@7nO4U4;vgqn@L<bw+kr=;c-
DX%+kTa|tFyi5k0S2m)m5bpQf$G0+bIa+Gn{E*|AQN6+yiZ`0h)Ep~AqAKYhsneO9oF6~fBt1DX((HVHjm?2ld&W5|(^dPKPgbm3+v~lapvuUTfv;#4jF;
i6HbJmyV%8C2Wm-vkJWwV_4@RW%;Pgg#UETFcEZJtYE1d!&m$E6-)y&K2rZNwplihOKL%zm-
Bm*NwgLL7zG^u4_2%$QyLEVO|-vecKp9KTwhj6=@jS8~C<?%s(k4j)GHZT@Gx4A&RpZhFyJU~O;VMQUIacJuv`Lbio~fGi)kwe0n!Ki;`$aHNm-
EeqlhI&Ag-Wg2d(_oG~EmkGf^T{uq%x%f83zZjM^p^I!B(}ynymiW?n42;5@s>EI6?@0Gtp_BOFZY~M=#qt^J{Xkkm3@rgo?M~j(_eek23>C;{w{~%sGHp
Nm%Z~iaV;j#f?%jBe+C2k{7@Pyy^q<Im8u)H#KUA)%r%TCO23hZWR0%Ar8OQs3p>CyMJ$7H-
a(Q#Q(AnH4zvhMnU)~`q)NYz6)UdOAmx53$7SmCv#ps(galRz?pb-8d+q@JyFaB5AW+S{i|Ca|f@-
Vj!_b`+LDMPT{CvZDmd>aNgB@GIWQJ9a@@3^q~xo@7NN3J`6y(Gy)t1@`WIK6G^?Z#=Boa-
R(D%q_ac7(3^AMm5)puFWlI1cj?Kph`ew<DR#4|yyF(!%oA5Ayca4Rz8$;<GwRd>OCFKp(B?hj2hy{~$H?y<%U+9nM8Pw!4zC`iFS`SrD$}C|nPLaD7LBZ
*wr>?gW-4{94SmW!%X%A8Gt4aIKTk+-
bMG<31K>!5Qd)UF^cy9A|a=ybnoJmXO0I=$4OEbne#dv*R{0$ierMTm>)(<OsfWx@9dMb#CEl9qd_$?95qvYsMi^8<+Sp-oi*eYxj~K)e(Bkvd8@=_#8j)
b^AO#t~<y6<UP{-E)`7k(iV7n7ZIzzjILC&*2?IbO@_GX4S^Y!_IK!XWY5}H(rU_q>YS7)$cul1rJ!|}ng~1YDAJe!v9y}L7m-
Yk#&SH}O6$w1H2r5W#YLw}l4bVf={#NMI8S#b&|1ZN##HQMw~>4M)Aj8U>KP(tNUeQ|@<X}yfIMSx5dt<mABzX6&aj7P2JNkygFK#2$(M`|;be}A>#e9dk
g5As)FmDP-TS@4?*iK<a554&83~+>1WrZ*CnJHAk-*7F;AA9lG7>l$37m|t6(=KslbXOuP2i*^a8eUEssBxIQa>e!u-
{ai)T!^g+;nYxTqa(^Wonl$lU#OLG%nNA*GA(qRn4IBx*MZ$oGzV7<NGg{aQtUTxKGzc<2bcR!CTYg;}>no_<T4{zquxU{7aMIEFGByPsx4tSAz$&?#fBh
PtvZxOoHQd!zB1ru1WBw6j#NM|KRfY@lQ>HqjlXi30$cJu2g~&30$fFmbg-SLuK846*X%eu9~{F4SKyq9C@hZB!<e@K$`?b5-4m5QY28=5-
4m5f_yO)wwOu7fCwTh9cvpNtgde$vqr*I=tU+>f*c97!UQ=IXocTqdc-b0?t@X%uo8(xhDlCB-TDTQMTX0B5t1Z!P7=7DiCH9p>-
mipR~DlC$}@XTZeomlVc@_7fM){0GXdcFtpV_yf<ep`?wVQ`kUyuccIADJ#%K;P5uPwSU|D3GTvk>(?6>9?6fRj!_(7k&%;l)J)~}A?iwmzr&DwaCFg~Ey
eFe3M!7_C?9i}RWCAZR`bLtJ*j%<rQCnv{|^Ht!O&blT(j;T&UO1=Hssc}TleRpac)5rBw<CrS1iH~F2r@t^9)2pwEk7IgR%D+Mx&X@cpa7@?DIxmhX+J8
wPdvjIvZqRHMHK!!7ZtyfqaFDw2y`auTJ5Rky?d;G_(QfHry*r?$i`gBT#m>bGHTia5KI8h>&bHaKGkMuGzn$IuPstSa>Hr#m?zC4DRIU*4Q-
EW)_3^&+Wq6AaZ(Yqh$$Nt8eD?7k?$Of(N#SvSzWQ{Fpxwd$v0c8=DxR@t9pgQ(neAC)Hu1FQ{psX_v>=vg`vvh8v^gChmuU^qOB<WCI~1<z`ru$Qx!?#N
$gjUU%5JgiT&k)B{s<+R@VBfaAO4n?tm^bPrKyVXuTY$ckFw%?e3Ta>7)3sB+3W7ITi#^7uMkW2gM#>`b-2gu%Iq42@;d#EkekDc$d=dK#|80(-
ExBU{*qi&IgQqN?F!fRXb{&9zoY77gKjNx7K)l;F6ifjz3xwid5Ft5`d}5gcfjt*D{)%Iykd4oQ;8BnO~pzKsz^|U!DJFl#-
N%6)fh}6!4wQ?NKk{pnIt%qR&~GoSG@RV-hb{EVa~59sI6G8?UiuAxTH;lFL?h4Dvn$tXWImg#>(zk==1~`dMk|JZt<+G7uY3yqfbCE8HCj+_GJ`17l}>F
lJO$y3Lw;mI!Ng(Y~CZM<jU~U=UzLz4Y+O(mW-DPxh1}gWq6aW2r)q`o*!{(58!LOXP;hdZ|-Zno)7xrN8W8bv){Q`%)8BQ86h8`cmRd0t-
}s2+>b_O1LTUIpdCeX#9rRVGx%!=FXA4yGao_s7eIdo3zXJfD0{5)&Oy{1{T{Sqv%JQ7e~Y&TfD*;dg?StY*<AxX+qPjQhm2Q_*glnb2Omm9*6&4gXB=q?
b~6{^%2Z;w`V@IF_)`fSZ8ky8Je!ZK(chrb2Lmhh!3q4j0r_<U;nxj>UpG*GT~GLRJ>}Q+lwa2azxDvXj=H-
9%Wl@YoA7JT@NTn9i{lyjbpzqo^^g#lV9b5oE)EEm0PFpkoOZhFY689hKY%~eH$ZQsujhh2c>DEJe%@i;GdlWUE#Xgiufq4L^$@acP(skQUP;0#5>}CLG6
^S>u$qL`B%DIRDI}~RVGRk-B;lD@Mb2{8{qsV0#~k24WM$7e#<~-
kuZ^J>>U;FT$yjf(ShXw}x$Yt8*2$R;%bbeqoKbeZG5lv|dgAb(m9?EA{09SWy~JGPie}-wqtLd?IB`EpMsCh7GVpk@m-
qLpgd{H+bDaNU6`Bc8C+$_nZSNl>*rumQbC>!|#ZYe9k4SSL{(tR#3wTpiws4Y$l0x9LPRGHSj<!P_sSl=UQ%JOGgDIQ?Clmxm^m4^M5?ifpZBL{q@|dK`
nG)o?gLCKq$GM~TzYph*b9L^h6lEl7lQsp>g0BLO6x5l<s1zT4@M!+E_C6=CrUhY`(fhTZcuw}&@3r<?Yp=EUT4x)sYW(5;RmO`=1X%Y&Vcu<4;(~&@$&!
onn`+u8EL#9b2Ee)@leOaF3gLYtycqG=?@r?_s&%?PWt4j%;fLiy)^b1d*x)cd7vCzeqR=#}_*y816JH~#yf`=Z=CXfi&G_*?mrO~1uJraP@#j8gPL|?$j
&YvyXUea3&T>Lo^)*tC&<(;_%}{#!Yju518SdB%3=`(_iv^U%uee>K&}y`mHB?j?ga(^UUqJNk^>vNasMjLOEaUlYqfL3H1!ecyU_29WlQIfx>v2AAS+c@
X-B@2HR8-j-
;5TeY?T*?CoN&lgQC3@7U0EjB8nJ2t{+HJ@*RC%#RNC#8#=Jb(wSMI~V^&~%rTO+eV};>@Dy?$}6?F*bQT5u+uiiCv4MNpg(pji`^dwXi8WQVGj#H%#l{V
avLks8Ba05&_(cvb{e7<e2DX-jkUW36I$5E8q8im#N>V`%kvF<Xvv7#cj?ypk4y{^I5SbcX@;xv^RO~yi7T&;8S3zowQM?9^S=tT_f-fF9;Bg>OaLSZ>+y
`WNFL<Qw_c6*~ufTX<Dg^1ggb&hgj+>8dAkq$bN5#SS_%}BGA(ILg=gEbzLPoGaSR@6Cah4J!{b_>c$>in{rMq6Y`^`n;VxKr^!S&bucE&#Vi&&31PKrS2
4KF0cnx;pzf+2|0@vFl0coc>(s+=XY7sqY15I>)Y$lkIE_@hqPcRd$7CwtQoLg`v=7wA<%^06r%#zo4u#?}GJp`jq7Qx*<tEZkjT_zRay0UtcH7*<<PJa#
E7(>nbLno4(GJl3ZU`C6(V6Q%-dO`nv9CM(gXQ#p~-feT-My{X@C`MjV6sPi4Ti&3`h3`mKQ%m+lD#4eU~ddat{PHyph6T#Q$LjjXtfx_*ld;nGPxF39hj
W8OV6?;B&@TVrCvG|7n?rR>~cm+rYqM7L3pgWLZXpU_oJlAKmdqTVx#CsBWR^^(@HRq{H3K^xeYdL`8!7k(YRg%q>QvjZ&bebGD9EMDwqbB8$RkcRmuFMA
_Z3wktx%@*Aitb1WEpW|iS^Jefl9&~WrL;UJ^oV}Cr7kZNLdu|K+A4;D@udupw-6_-o#kLgcb%MGmeTF(I7OC3_tGn`nRMxF-mVHFkb8d6Q4>L4(ZPW+-
JT1QW6Nf=v0FqTYt?Un<hv`RuOraa&_P6MZirlyM@;7WDQ<peZvX^DXb@U3T*L4_gTe?V>olRN=)BMF1c&*pNY`uwUldez*8huxAE21Z=-
G+)AR>bOy7NEXp0nryNKz&i=0;(^XPxM9eslI4F(HB+Dzl(KxidmD_;pa>N#&wv?LBKrVF$#IauMBaW6V*ozLH$I3G#?6Tu;9m};J?y>h#$lez3@Yv_or!
Utlu5O0=ro>%ts%);XRJyd@k(uhlkeK?2^7yi{G{LnH~HB)OW)2!dEqURpV<ac}>Mv4SChz>lE@j1z)w~Rg16F$?J6NDrfRIo<gr-LlSNn33>v`QMV^zJ3
I3Uf}`kt2^FB|c$dUeD4N20-
&fCbuDd~_5T@x52Q$#SKlOt&)1~_bB2~&30x`s7=Q@p6;keY={E6^AR_SFc%o=nDTo15bKSh5SeZ=~vC5BqsMO|6DpC{`TFHskx>T)IOI_^SUM^*TFU8|a
0-#xDfiK#VSrf-
B}>965q#dsh6Lu>k)vf?76EX<;cc9w+4kdRS9EHxV9YMOUvUB=(=gl=OB&6vJEi(rlaWIE8BSP~apH<iTf8U2OXdPGf>*3<3IVHGR+JeFL&TiS>Rj(*8Ik
AnKh`w8S!GR>DLX&A3O|Ilq7s<E3D`a#q$!1KCZHDO2EpZh;s?O{!O8JCZc(>=r?^Ygl=)zqKUk6C)%8<m{oF1d0Li2WJNLj04t4eR~=w{_{mq3i8({q~Y
(4|S`>Gwc@0Q8VpgsayL~-=>C@+D&Y@lQo@TTy^Myf&@{5dEHzFze?ek1t?<nx))2B9UdTKS2*^Yy?v8>PeH+rAwL-
z>(2a@Lh}29gV7K45!xor9hpZmqh#>G=abDywzU3}&d2kL3!4u%em-
839r6+nmkj#`jMvJPv||#T8MPDsZ6mX@S)QG;xY=1oXGd#+dGT`2;Vahvn|Z)XXD5Zsjw0mu56$jm9`O-
Ae@fkmKCAvfoZOtsZdB_%p&C}~VR!aM9CHMG#~z*$08V&1J#(x7<2&~wx7nKQfA`K4<gFOqj>22b*1P;~-Wl|t&VX#EGX%(TIs-
qS&VWy>(~GXw9XnZ5yRdMeJ&SSOC^@cZjkM+TWU)CtzGG`=1nlwr2&(LZmWQBjs7Z}A1%sa}WmkO|U=gH?6zb-
mSc2O010g|%-!r-ZiOxW*pH|U}0eZR#+0Xo=<S)dx>A?*3Pe~9RHJX-oXzypk9q0pwh&0~6K=r#w^{B+Rmx#Pk%R1ZA3H)LGvgly<!x)4E>{9PQ{d6|s0D
9~oe&CvEWFoXSNuK3Oy>bV6w^r&-(6^~+wq?_4th%0gWFESK5xY3CoA|8}Uq@GEQQiOIH>lH9E3^1L9E$hBbnQ#Bw`1{bE(cOSh13lG6*a-
^1<a0BDW|PDpV=3Pt5jO{2IwWT_1%#$S{+moE6W>D8Rzu$^X}3x$OE%2FP&cVli&;JXxY6;iTo?uieVjOF>nhRg)Doa8owUh+vnL6<5o}~hT<Tf^A4|k-
GA(M^*{4D9k9OCc{Iowph7x`49X2}@G0w%iduBpW^sW=e>jxIqRmSUoq!qEKH~rE&HygVM?lyJeL!5AfIP5Zx=e6+aYl$sh~p-
881k)0Gsb)sr+kMPZgM|^v`b0IMpCrqkcJJno1GgpAi3F6(13oN_y`w=WTAlbeyAo6o)Lb^Ai={5i-
t%88k7d~&7Pf<Bm=F>o<zy<j7h|k)lU&gHieAw{qsAo_8?D5POto@R(kxWmcqX~JUmbtBF&^cBcbMB)Qc)CKhgjdSoNdn*5<>^)_)-
zi`(hO!s=G1uwn;0_@3<L9%LE?@uswFM2{^@qn=#-u!2yozbhr;*VURc%s~m?QxB#uPx}DK$U6?zL(8D*1HPy3S-Cu|7n1h#%z}^nAFb|U!>=JEo!)e-
TYCcs5Dg>Ja^XE3g7ul;Rmw=*MGjs2(x!sAE5a5mP~FLu+v&Cl>SZ1oAUWH)+*2eDV*A5)V#p=xGug`UgXjhrOY-
`DC=hVm{NRn8_&V{!<UFZtxDHCi_+cjF!V;Tct<2?|o$1guQf~4?uZL2sVmtAu40CU7Nwtb?ocGu?tG>-
Dc5~jo$yR+gP0Ju@mvY{ZvN`4FR_575oHvxsD|=vv!%`=*^3eF4kvJj+jWaverJ@vUN&DDt5iO}&w4<ke%!zNwC`#y8M0#!Gb52GC*XL!ybvo-
kMl6Zfqv3vz-8phr<7tx`8A{e-`z@ldER_ffe>oivCs-7>6Aoro?%|nd-zw1`#+q@F*AsVy+NEaZ@%9Do%wPJ-e>1pTw-
R%Z{$jk$+tEkS=6`}pVcyXJmcT3h&>TEXZ^;zG{EB2&9N|rWas+}EkR9#uW69f0a~bh|^oj881eu$8Y=J6a_ba<51ZmqdA#MNflD4O0#7Wx+(qkR*$%1w|
s!dSPo+1m{$wcTkrbupMWBpkFiSwShnV<QLu2>zjk8~IHENW37XQN(Ee<5KfE^3OYN6|&N#<@<390UChnp@0T4DB@+MS``t9_NrUqEJE7Kw~G;mO!XXMTd
Zc2N^ctKP6HA;n^155-iF*@{?3r$);iEDn$AQJdRbde`h-
UVsrOH5uRoZeJ_@ue13ZuyMLH?oGykE174*Nf<#Z~L$Y35vAEsrT(2gIr*y{*j@i9fMb7=8!&2h2xcSk^Fc{IS-MEYN9Xg9aYGWq^gyEUnqjLfjip+_!0|
`{ix_qtvfHSNrW`5Oyb4SFg2r)dW?zAY?ukPA%4FHLZ+Zk30O!4N=Sa%^A1aQiqqlBQu_@!I_9c2~qNa#|a7bw}N(4Do_y&=pz@>3EBg2HTJ%krV2h`iCy
M#Q;eYB`z>$bcEx-^CS{bPbBpE)MHfwt)<I$8;cwhu6=>qiER{@rd&;Dd<5@-
FPk6>Fw_cht2<^L;)Sg94u8z^tu&+6C6;=`U8v`!&=2o<jy<@k*H=eZ+idq20*pJ!_k^Tb0oj<PLCRBaxwF`A9euyEZJXXdyBJ!=4{}doyDB9T`dz(#^q7
O1b}>obcE08!|`wxmdU+52#qH1h7<%54DE3b&y-
+X#PCkZ2jD)Odai<J`Y~FFscQo{RRNgtxEI=f4YH0zSnQX`FiR^8bFJb&tLelB;F4bgnFlt|f&D~x!R9|oJm#5*aI~nR=11vJ0wY8`mO}*DPlA_WG=_*g*
c^_^kaRNf)CntC$;jyP>W{{0=G?532=X~S908nKVKsTJBFt84kZzmyL8m+=*=;CCa<DrHzwYQl(RSTTg4KL(02x3!im2J4(uDP2;yMuh%DAovu0+qkInOA
CA0Rh&_J<kQ50JSHz6HM%%A+&PA;j}ebkj{a*>;IO{8=qpF4dYl=f&YV^}uI16Al+|9%kK>WQ5-
w%sxY7MK#GW;hT`5X_R9!w5KN#N_p;&35NDHU}(Q7j$vqH^M~d`Y1DyVQ)FKN#2!|5l(Pv!JmX;gxeXWp;6d1b1YltoGr#UA&VC!q6>l6-
I*MYL21Dr&<rhIA2N}g@gi(APi{H(j^;7*Xuk?h{(2d}i{+Cxl7Y?)3TQ|#a?J?>Dr}qljtTWD@K0M{+QNdnk8>`#{jS{DO{?MIW{?G3~HTyy}R^&f*J90
ayoejgX-Ah)+BmWmm<B?VLj~|rxXRv|V!?qX>vf>H+0vlvr=E>-n7)kstx-WBQeh0TMiz?P-
XfSlQ|K+xT!uS5#MKnHJx^GkCN^Qmh(UPI@ZF(p}n}Hho=^*)<oe!eeSuUM_c1^?R0M1So<4S=ypVxVHH)k3|U#h;N&a01OgJcWrF4`fx>Bp@;>~M8E{D<
!N!2kK3d;Ev*{LugT%2%UIaC?LaN^_yj@Q0S}@ds}^06^TsH17e9#QfBUK3H3T4M$n<zmQOJ@qW3JNxm!+io1|dR3V|LNB@v?NpF_dea!Dsk69@bkMnt~8
1Eyld-EK!?z^QRiQi9+alMWBwiG_>MDgGyl+l>dJ-J@On#>}nO(M-U-!}j#B7TXh1#%II@7hUc(-
EgDlj(@(Ce?`IemaRh6dGe(pIxAa*eLP$i>@CgGuUa?N^CY!;m&=5(K%3ujM^mDo!R^q6v^GmrY$#K|24+^{m%tzl;_9J-
``Z9Oro<gkGu&@wo)>5QqBBipDOw@yP=U4yOZga?c4rZnq?Bw-P9&58EDI5T&2m?%iXei`K<b7QeQBvlwIbEZG@-D)EdLmux=LPrL0fTZ(eMDvq_-BDa*L
tAFXl5zPgK2iOTu@c$IT2T~wu>@ifjB)HoMMG|u*IqxH?*XVEuzoS(kAdu)9(U5V^jmCmI5ROy^V-
^}K8#^{@|hw6N)aOQAoQ8RfUqH7L58$@*!&^x>zHFPGq!r3jIL*VgnhLY?PLf=L@O9Pck#{onQ@wPuJE&?hZRF`w|q9*h%twnN<+>M2ie}^u?Hxh$hgKw=
8PdAbXsIdQy_tQ^2r>i8PQSu=^i;xAg^I;Xp40a`T%Abx0Oh`1zV!YDA;w3Tk(GSeRfpKop)jX>FU?18+0whs|$)iNRSqnRrevCa;K0J5?S2jkOajQ%4j1
RBuBb?__$$9<|4UjfRPquk|<Y2{t(9O~PpEx25OB=D{ZuP^G+i1KrRZlLZv~kM!c++;e4Rm4TH;mG=gfo5aIED`QzZK{A-ou-
`#P7X!K8I0<(C__l#P9tVi`_+5g1^e+82<?U-
|vN0vf+}@Wkg?0V=h6;`ZQ*@Lt!?ZaAe@+C({s+75EaY!O!kBVRC^^L44BBg{1k+?sX+9XuiZW><ETl7rXcOh1-
~CyY1o%fWu_s6@NZVk)8x0kony><2QGz>oIb0C-
L=9hcA>yh91N|UTb$gtOyG~k~#$I)zl&U7CqG4=Q*K2VXGK$ggDc%@bge>iM|WpwuJthzB&FQv=Og3HUH-%WNmizG7k{n-
r+X9h*0*GcMZNnpcz&~p~(|yvQp3njG$wVv+pE~#~_X8Q@lj<02z&!S03g~TO@d1Ey0t;SRluMqGra?({KlCIw2U5F*U}<<&hN=2+$H4pi)4^JqXZ@&<u=
=EbUC9@a%V_>jzlV2;*9U;JgpH9?YJ8fa+gN0~DSX4EU;o=1WXN0MFMDY+WJ!xxvdT50Ao&3~gL^t&GB}2jO*!!s{@;5qRNS1YUzFbZO_w$DnA~$?f#Cf#
j{<h~E11q~l{mqhY}ycRVb1aW9CW+o-
E}e5{E78UMH^A6|Zev|+h<h4eb{xR?)4>{uebTE%zFxAqbH#wK67r1H*C(XcLgfDAMm1Btu=pw%$Vhn2CB8{BAu20U28i3j7u1FSfQ5CRg!|F=X$`1(HRC
Y;2|==-nKm`F?jKIhPgkk(9sF{C?Yp@hP+qH$DA1{$piGqGYu=$I@?98AzpCddmUq>M-
+1Z|gs^E{#RNI}YIkRCa1o{L7Qmr;vjcIUs0c5^oObJ&OM<~r2_)PQ0c&~Pop((L{7G*;h1_AtjMv-
&|2(5N?q)emuEN<=n6q2*~w)Aghj=>8W{u*+={5|hv)*;MYvu#-Fq^@-
xkl6y25UZjdnCO*u!#{a&E5A(9~F8SlXSttKGj}=z&Q^Xsqcp8v&(iDQEy^`+YwG=9S&mxM8-$-
~eLnc8p2nmYlq6odpLsnFLk7CKPZ`ee{KTr<B=Qnf|5i~R}?|W)`989$;3ey<~)2(}@9nD4+)fbT{L$D>rIE2bWsHqjM05V{P-
DewX8YXTZOrOD{qu4dbxL!ol$beb&m~;Dq9+;iIlZ8v+WgGfOIBB<t+O<S*3OGJxb799ZGPGtD?0Ajam>t5&fL%1K#TSsJg|#Yt>%liQzV+f;D!%pMn+D(
d@ofse4dI)X*<m<|FVcPUA;)hdLa7XC>F%<V8gCMaD%qs%?vLmYhSD1+>j#4LD0By#Gr}o*V9$CNo)sTHPW);3oNK4^f#)*txjgVBd9Dg{lV@eXli@p7eN
C6|*zMQ6LBI4%UwX;2CXk+i9}nXXU4XoQ=zHI0d{^mv-(lRN^c{0tv)A|j8AVr*@2T}0v>fO3rt_xP9FMZ5e#Uhr^z-
TIjO%B_LfQ|*osI%)PKSTEmh4rx`JQ^PPTS@?cE2Lvdur`^tr_~S0wL7#XHvljsAgV4Hr-MfTwo7Vf*(pL8i}n0-
$bP}%F8kQr1=1Hl0IhZ3lgr7V3*#blkhA@wvrO~K62h@MJj5Eh?54!`4qtokm|2j;C9pdXBB)@3O@w#7<R211@pKEFbk04q)N!3iBm8Uje}_&ZuK0CTm1s
LtDWXCizm$cgJQq8Pi099SkgRf8sM8b9cyHo9{}WS$(XuSGj-
{VsY|odx}R1HQ%S>&3r}Ui#thM+j~CMuFO{>cG8$kc@tk&6^t0}jS~lkmtJ`sTi9YN<Q%7dlckJQY$vG;2@c04qF13{Oefis!^2>FEKPTEBVIMt*m&U`Vc
>svqe&CiE<V<Bv^K$s#iNzv6oX&+iA@e1ivV&8$ap=3`5faboWP0Nij8z>(Q}Z@|*YN@UfZuyO>@%B=dwgd7@h<<vb=`7%zIhKDRz1+?oA>2{W4`h$=N|H
zuRQ#&|GGDi`u{yNK)?3m*AL>pz7Jo+^y^T<S4`DC0IwkrWPBID9`==gf9^4#`TK_tV|o|s>_~@iZ^1T}X?_qU)$fP4yf=o1{rf_LzV{zC4J!TK(13rqe&
kbp@f{srKfs#~F)q{_@nR2blLp$f!u{}}7QfaG;gn)ML-F&8y;0Bem4CV5bzk|7bK8988xMQ^e+&(<PLJB}e{+~MwL1=t)g&kOu-K}7gqW-W-
(ibcG*5w1w|(d*M^;sr1o*VqcvG9>Nbq`GD^CA(Hs>u2`rR8mCF6I|tulfWEM9l33eniDCaCSW#%)koq+2THw0^N;|EFfrYxV|J=Cl(f1oXVf%^=hVwvMn
3zXbQY-
&HFXxeeb%o3|M)|7o6E+(nA{Zmm?&utn_Lf4oF&GkZURnogFa?Xjk{@#4}M`Y`S}FIQowI=z2M!TsnwXVK*ftZSaT=uw)m?sBz4uHBqAbPIG7K9btg1})g
ll1Mk9xf0UN>{gX@*`^mI%2_I^KOo`b-B}KzDRLVec-xBGJtD8HoOigvBd`dq;>RWWPxPOJW^Ch>Z*j^u;Xk&eMmNM_)W+LSQ=MQxh{t^zc4|={J9S-
OI{ps?4J+~eGK9afrMSVN8Bu&#<W@64$YJ+?0Cfgp00^kcckB;?uMc?DLiQrJb`}dMtaJFx&Q$7vV=u2fiW9>rgfh(8`Lsr8g?b>PCk5&{)2fkz@bb!D%*
ZMnzu<u{(%79y3A1Tn^rbL)vz#3%z|YKFxGjkGi-h&hi~Fgi^B_vxw48bgEvJHVER>Tv!8ETy1;*7_Nu>Nho04&L!l-
GcbjI}(;v@6yM{EipBUXwe*zR0cm8xKxe?^v4vaZ_2Ye^p;l1|iMx*gdh^#>As<0Lt+HxVavB2MT;oY09lp%ZaJzp-&bbEm`|sQtRd2^~v+h3r8-9-
xu%lI%EuDv;fV_-7KY{Lp0TwlKiDwG`QvLHzw3{4NGzWFJin$(JJNSC2*9?>wr+>jRFdAdEn5!T-X3{!x}ztT}J-
?jk?o{mSDgk%@l}rQvo83HrLy7QS=HD(>aHr*4M*!eX~!?;>Z>dkV)77ImuMBS#9w&!vxOC-qp}h5=aM@4<|fwrD$(75&$<7Y#l{XhWBv<E6C?Gh5n{)d%
bi2_To_g(*J_^#v5dR5Cn$5dA+w)d5=d2`L}(XJ~b+`%A^F091{c8COdxwSTuFd+$c|ph87;b^S`pv-`-
iMz@l4wvBN6KjM@C|34DiJfb4P1Mw}$SoZ8j{h=jy5J^QV`j3>jcPq2?d2-
e>b2)mGq+STE;{MR|Z8*PNxQp3(J<*Q0$4tX>rLaqcp}q&~Cu$!WT;#rX72d6Iq*}%IIJ}fGQ$TlV?^&5=zeH;>Tk6hg)PF+ddn>csa4*o#rk}H6zkQxk+
rXJVaRft;B2r=>iKD?*lw^KEPg$(e1(?Th>Vn@<<8^gFn-rj@WbP&ZiR47Yj|jb8p}_(6!^;eO>4TS9_|gk6MttevcAk!4*nX4~baDI^<^)G`M=FPRo}J#
)bZ)K9o|iQArV&=3vRwDv!j@~>tl}wPtY_AxpasdDS;M)jl#noDeq{zVy9>HLS{<JPGq|WFvx5{l87Tq~ICI+k$}Bm1@7c4TG{0h$v-
c#=&TJ_l0?FavH4?twhn8Cjo8;-
k$$c(SK5k=yFS0ow@ybIBTQb|QHu*Lk|GGRq3vqf>Y`DwuT0E#W<OJ(gRIN=~iihLY<tpk|R6<lU!Biel6?Z`7N>#p8`bp_>?KT3Ghej-
$z364{*ond8oSP$OuzJkiqmxi1?j^{>xwSlss6_3-wMOYk59~VTU}_&ovGeHm#o4C914Pf0-
h~#TJ3;2zU6OtrG60@x*W%5dh@=Qu%;T=|A&~1`tWp{h9vJ~-=;KW%7}o<zYE$Uvp>!#4+P9&XZ-#!NEY6#tpJwLQUUT-adE>Cs;pfmrpX(<CPF<mI$>-
C(K;Ht4YY!E6RxKRC<rdQm!z%0r3aq!_0ebn~726NO+u?=IqCth@>V=)^L2|=DI^LAi8KGlVF>3^fO^iI1wQ#H!m}a!zj?oI!jP~8Lw-
n4p`4#8NJkYL`r<`%Mp)~6n3DbK~FH80JK>d56{v%NTFGooIM-uB_h4p8BZWXnsuzq0#50D;UT;0<7@LdG;RLu4^q<0d#Vz%NbkInlB4{qw}4bxK|tuh59
x4G~>=yQ?)AJrE*JAoeVSzj+5IO1|Vyjy#!v_<VDXYwN}1JJ`_zopZ%C>80Z7il~{lSe}61wyzFi9HZPHJjiM6ZZuyAb!)&xv&@M;T=}fK1vUP{D+#zLuS
SDSVGmX?U32+OSJDKo4lN3@7r|KZU?N&9&3xXo7`4wm3rM-3Tp;?ZAPvGYl7S%JgM9ekelShFRi&BT5%&;O3t>lqbmnw=Y+d!CGH+XAE@Fn&e@wH+{C-
HD0vZ&ZHwG*Jjf{zLi_vKa2xCpx+ES5TyYQGCIuXCLR(z!TU_oJob&W)=FuaBwENXEqlI}V(g5$y^rzE<68;(V_{$si=y=~o9%RkwSlnVLSnMu3fj{xol=
vpdRpwn9GII7Pv^+=_K#O5!Og1?g>v49d%&(-
={GTOM7oRVM(tF7F`B?d!{?n|pJsT!j&B0cTdF)ms%<<ke+wI%p{Mq!7Nu=kKc#(RX;lx)_5~C8?7Tu7NZruA-F}n?7ymM!6T-
c({V8fn;qB;XTM&s3Odc=v@ZqaFZ@jZHn@)_L{B)U1D;?6c3&$IR6Z+gYj*A{^NjIs;020bdG8iO4qkS=t5iuD*v$Zs{zSf7vR7ZfQ}X4x!ZZ86b$)ci?-
D!Uojjc#%b7X*!?Y1r0wdaN2vrS$L%2B5dPSLsGr`1Twb_yHb77;={wtH#doxhG3D2NvL2skWVids%Yc3YybI{c)oP0efXt0!@F`k0QWbobqiHPV@)xViS
-F^UjFWWPUlDdOtpB5m)J!Ak%e*Rc6N01$8gCx_Mogd6Cx{i#NaKHoS=X4kEA^t?q>>i{0y%rJ|;Sj#k@&<3!6Vybs_zau+PEE#CY(4z&ucz(YiC(H<w~e
+U${Cx~YvGqb&Y@X)3`NUhK?YaTpo-n18gVb`>r7(!wikVJGMn!6XPupK0@=I4||tmbu1q03|L-
{?I9)NP8={DP8c4#0Xa4|tT0o5?XWqC9e0H1g$tAd)lK7VRFkU<-k%xM$O`@Xb^oLttytzRkEYH3-6INVOI~J|0>Q&6NBD?2>R4I>Lqh{0-
00J8!NAWD8=DbsimITQVPmIhw+{4U4FD?gZ>*w2SfVZn2|_rDw*h%^xsZe-
(4)aHe!hSNS&ZZrO~!T~|eBBC|n15K7yIa<%CT;VP)_+J@2kpAjG~_ae7zLj6lb0R%;-Oa2XL`8?cPHJHu_$L-
E=lzw&qO?n8m#AehVvEp!~2J?VliRX<O%Ukd-
h)cDX$V0<nA&oT!ndW1_wgzCXAX}!6aWSY)!~N9TMB0R*?ju7D%J(5>k)Z}T=Gi?s%4~`@3z;2yJ6;F=wag0Q=|8h$fP=2DVNL5`Dyw29YL_%oMQcz9X5{
-{s4w#gMm$!v!1N`KcO=T?UIVJqh~r(D8bLb8tE|bO6Q%|IlN5?=tg}cLc6^&R9T3u)9fqYq?y-9!@y{S*JK#bd^j$>ss$!MPnRM9iG8%#-
FafZY4SG>)34oIIWCK9l?j`<|R8*Z=Zx{LcRH$Vc%o=eCr9vkEF=0~lPB*N4I%$0zo}i3OntGo8K!m^JaX%LJBbPu=Ex@Fg*h`e^HJs^y;{(1$twSdNlGK
N{S+}q>mFQB@^VVH<5q|Q~8>`qDuk<EDNPi$!o`Ck2#<sUS+8!$h0|4OTo<n~ibc1xhjx+W1VyC2U=a`aV);R)C%MdG$Ao<tCQUO#+9uTS#Wud8X(`pcA)
f;#d&}zpqBIY(JsrxL%0M1?1gaYU^Du0H(R@1A(W{?ZjrLpG$Uy@MZ?Zxh_TMz}70m|<WRv=uRBO@{d9O(08kJOt!BJGE=<IWp;@!D&igo0Q^D1@G7vTXB
#rfU#aZ=<;S7B9X-
l^92`t3%{syt<ncGlxL>3B8EW2^FAy9Cj$J5{Noj_i}S868Tw(TmT~cN#|AWk&GTWLx@kr!<JhMD^%^3VVN_G@OzR_ZrA}8sDb{u2>naE55&QCOTH2WMOq
1?K8pPfNY2ZU*r7TL+X+*LY35t;RDg!wR>6n)$IIdq{;Ci2#jO16`yf(M3Z48hGxcp5poo!|LggrpI_7kkbXka;{BmpW#m%L?Qzg;qUy@G-
9k~w&JLZ|&C2I2-5P$>7ASnUJ{IPx@Zv7WE;G%@}-+}92i|c;_9$@_d8>+W=s+XP%-Pa$$YrNYc^yIrpY0b(aLP~<6sj-zcdzi=mpCZbPQT>Pncq1S^6H9
vkVJI99aX|9JjBD{ps(ai;r4na&gk^YguE?TW$%%p@ot2hl)I9(t=bH4LD5QlJ;I1S+_%kB@;$Bybs6L5CvmnbW_FReL1niegS+6^)LigZ3M${Ba&638*u
{L5r<HTz{s0BqD$hU*opyR~l9t~+HlqXe9rO(7BNFG@v<;1K`*eQw(xjBGhcB~LS_IbVp`x`kjw@#;#Eo-
=Gk`MVIi3Mt=)e(7FM2#z6{i23B6x@jSuuip(lKcV5s`f8R*#Kt&`1sm>AF;qKa%(M;1&-
PJc*OYj`@!zw%_EX5N^NhEdjZM;$plAR0dY`rl^A1%%Zis5tR|4>vSoW5NC8<(SyPV##@m<79>=>4pO%W59gzWr{b-
Jh!FSUt9qXt{w8veAeoV|9AR6H>BT@CkBDX=1400fkNkIwNmLeTz8sWu(1bZB?Kp3MzC%2FLV$&g}xe$kYn8<(aoas-
35m;c>?aAzKi`+%4BKEhDvFvX+EzLpr8Y<9#5`0*)!J&^v3m)20V4h$w1;yXboX1jNVCu%}^q=Slg5)eY2t^|@QZUUoNlOq5q8UH<T$~+_&l!MDS<nur{{
$y4mVZk2w@78KzBoHvJtqdK>R}6klhvIWLMt4=C2EEHanuSYpcRf2KSEm=KXbce52kfn-C4vUM$1xL+{Vxndt!VG$sYG#Xpc*%D!vNI8n-
2Cjhii5<IdiLV2W&$`w!`aoJTq}8*66+bleC#?gDZWq0>^J$tM&?MQsn$SiP6HGwYko>H{<_gQSteYE#f$?)nZ?|1y!Isr>IemBzSKDq3H}9ycS_9+y3qJ
x<WgxJR*U1w3cLzm*X?oO$^-=HT?Q|4o*-Uw;ZX6t%?tL=ioKxj`o*-
6H3@0<^>}YEc&e^;mQRpb@k63u=iQ?4if>k{IJ6`$b}pyCcpX$BM`0Yo>Hrs6%LtLu&aN-
DpeJxZlR`8{jPcNN4+`Ga5u~y5lCa<M7OGyNY$2!>H;R0_h#El&#bCVE8BI@pfb}=07N<y#wx#P)W{gC2Pxl|A=|>K@zfN-tPwohz<rrkMUxqu8)U0F*$&
o4j9W2QLPLQda$8D<m#Q0{Psu<;N7z=^eDN^S3U?`F3kr`;le&-C_wv<F|IG@IlLbOuTKRIqrQtXbvS;=iDBaY4dy6Mq5;`tdvfim#bV_dnAy%y-
8L3>F#*Tj`cI_&3QQsFriB8a??u%da0Ei%!?Dg%&~65smi4%4xi^&v2EC3><Sm_)w0By?Q(UJX`HGb(`4jGXtc>M|6%VIbblpI(iS-
}%$O?43Yw|KK9brPdv&<~=fuJ2tVv-
J<e}bCo+(ma{ldFNVbOle5Q){QfsMO(GaHe4<wq7E6dd^l!COsCT!u8O}9ej78Tm1uUP{cI%wJ>4+RC){YI+^~qk}Cq&Kz;-
`2ufHKkvaf!ovw#*J&QgF2HHXT+DqIzu;lz!00+sqY6&C5(^@&HR767IN=eN!q$LYu!Mt>X1p=UpjBTM?J0B1Zw^noxQ6{;cD0Dn@>kS)eUg_ab<A$UVz-
=b?u`nJ|F~&oh4w8U<zLH-7B8T76S3*x$c!*jN-+Ey)e+A;w=D;l|36-B11XP#WL&3#B_p1_qnNIQI!RY?DOA-
$DvUtC?&1(9HaqWk1$a<Do0p&Nhqj3Rvl2yS0^EwO?)|SY%Qbgs&ZY>8A#AS)+N5kzX()0?CL?wz4ktifbg!~o>;Q;z(=ekn7{}}wouzbFeYk}QqC+qzSF
r!W)*dj9;qG`a4I!Ed6Zz7h5zHF2M@rg$U=cg)!E9q^IY2>zt2R-L;Xd@@}@cPb>pW0gyG7K@-
N1?&HGtDGG87KKIKp{fvzr`zit>)cXo5)3b%%&6ygHO==?_E;lES4S@le4q#tpDSC>cN%j7C>3f<Y!#ODI!exJTl>1C20XB+&N7B2Xv7e@7-
o^aFTBmmJInK^%F}sk<r+9r9+^WqjFn|-
MXhZch(cJ?Fo5uTTMTVv~$J!|0Zp`OIq^=Q%E~gL$Bh%2*Qm$e!$sHxSYBX+pa=C0Dwv8#?Z<vXh+uqob%))#?^5;_IzM0P`sQs2te`j7^@6{@;ZU$DdNU
Za%YIpyc2Mw69BdTm%P{$w`Ay&aMWYtsH4f>2J`cQdADRN+Z6`@K)Id7<G_CsCC)y^#fJ&T>sVANZN7>As<gqxoX%eN0!+yV<^dl8z{iuY&2Hj%;Hl7Vxx
INY?a6M|q1|B#17LZfRe)+xT7W3*q!q~Rzd91z{wpIf?O(C}-
$~nVnwcH10$kAe*6sgnrFLq_tM3Xv2^d=<zGZfPn1a^*#w$<~J|G`@56)B4^HzfgpH>Em4!HGn<dAEd#9KgmMpFVUBHLF%s#bHRlZ@*<GL+qX(@Cr8HAj^
sH*-0}&_OrZS)qku(O%#%B;RSsCoCebBUq${cb9@-
8DhPsZf0}#;vO)Y@b;qPR#AI|7SlFi)}Mx~5&ODamE#2{uRL3M+Lo|gu8L{Cf!wDpO&Paj@Y|FqJF<e?hjB|2a~`pc3j=5##;|WOJa`H6;A0WhSb&u(Wua
1D%<M!_rTu9oJJ^kg5&+l-=ow+WeIFwQDHI)T&<t$2)4lM|OjTvQH`8bT&FX}>ZQ8`R6iQ86e87o>--_|$Qpm9=<d_;8)sJ5<y>8LS5r4OD$+*MTP-
m&e_$+m`B@GRA4cmXVeM@?!l#*S(Hv2)yvAucw;zzg7j%nwAHfo+6YWdyj{(jv}u0uPuzrE}a_GJAjInQ_?w-zUlpSPRLq<U0-i<F-
D<#!}~(y09TQo1G~JzGjoj1Tgoxj3gP#a%y;;)O^BYp$W`-
7D#DkCa}1y_Ek}DbB7Gn53#0VH5@BEa~~`Y?^=D)%5owDgVI&n%*mgSUDpN<=;p@Q%Ci4PO6k&ilSUD)pKMDO<!^&{k>l5!i%Jy(LqjrDb2%-
g!CJv^z4N6Tq%84Li%^4^u!1;sJJ2XHlO}>PNmO(CG(?6ia#l%poRJ>ntzG(J2Ni-
=p_>>j*q|ij}kmTylQkz82o!8H+gy}D|!6I^@YjPoAQ#UUwU2g^xvtIr_WDIo?euhJpJnY<mtcvcJg%L#^mXHZ%&^6@m0ywKe!=z`rF3j>9s#ho_<BjSBr
mHt4*H%!sO)Xt+~n5m+6wHZ()+BXJ;f&f98_p>8Gb9Pd{>H^7N81=KnTjl-?t0kl26t`qbp<%g0FHERg`DpWll~-
!?gUexo*;KPx7^Sercmf5)V&V$%OPV~qY^5=~EyNzeaQG(9CI-5isyj!D1#(&YK`FHN3*<&5P0X`GR~Ki|15dAcntc|E`Ve)9DF-
%mdO2gk^NBqy4FSxkCMUNn7LO!_DKXnJ}~`an#2MofBIel-1(nDk3x(!Ujx{=Jy=%$W38x#T-Z;%~|6OU@p@cCJv>U@H?EP4+rRL*wc-
)g=06q5k}$Z%%|uJ*OD9@V6FWG69LN3nb36I_6Z`Z1pw@kcr^V7ZV)k0*!(PD(nafL*WD{E*dDtCQuX8|F@d{v#bMsUZbs|uC{Wut+tYoril>e7m+lL0}y
?FMcsYn)wN|9Ot?{>UsK&EtS+l<Tw`l!B*Dz*OaSKM0%ign--
LBi*x;zK0ofAD?zOFM6zXbiglrinz;V&QaZYRm5{0!S20h{H6Y%)Ez(b!`QC3@7U0EjJ8bN5RUQ^c~Q~^v1^YSNP^7nuVrC6qVhY+Dx1rs~Kzc0Nq-
RA&)jy!~Lk2w<xlD`wZiW9R;M9PwR$eg(oYvg=kGRCAg+R7R#s*H6Fm9~cJ+Pn3}8mOoa2vfNYCf;7%&?pd2abDEPlxJE{cApJ8HUR)Bqp-
Ff=i`<oD=gKG^<_dum8}7OuP&&tJ8CNs=OI&+V`J3<{4cL*u3cYfsI=QFjd^*i3v6GxPP)2Q*CTx6D$Td&87mAIR4L#KELvNVdTr-dFOg8zlFlM7j+%suL
PKJ`$#JSw!fR;ZoEmO`NhjncVdnE~b4_{W#`7A?=oOV%cbVN-
Q4w4BSE=4!*I;X`zPl=Mn#znOW1%gs*17ow%NuN1rK46N#xb~itF5ArEKf2Ch2^C6f=YQ26_nT6?Tt18lJZs;B5qgKIm(4`Ga6_{I_OA7fKPljBh6MuhZL
I+)_6=leLl@tQRk=?#>+?AEhs0c^UG=)ZILO}k6OCpPQ?RdHIBr&0Nffq7kCIqXgvEE>l^Co?BiskLp;Z>C#7@xbD?t=o=K*@7ntcByFN}flgY5mCJ3;|8
xu2*{vi*oysoZh6tPI2eSFSoxUWKJl-^N9nQJ&d!Eu6BPO!=eRyn~cCs^eKtGsxu@+=$ki_J-
;=GTs;7dV$Q6OE3B2W)GJMtMR<a}jkk39zWem$?=7YlW)1+PSEesVl!{PIc|-M%(?c5DO}5>MCFf0twa6g{0LLb+tlSb#3G7>ig=c{@*muK%oU4u-
~@SY$~`-Zw7$eK5q$k|E=@p-*S&-
+1jdGmZI{Y#JHlidby*%#>O@A)%hjogc^nAw!7)^CPTplW?X=#NHM#?R#P@xur&#a`)v0CwLQD_O&=pPp*q_zacbaVEzL#=J|Oj$;oIznI>qeTI>9!3!Qv
IyH40@F_bO`Y?pDlh6dIr;JlEbwo(*+aWE@x;B`LB|Z-
^Hwi3+fAVo_Z*n4X0*jyjAm0jaMsq|Wg?kG;CKGWGz8X~IH&(WIHPd_U`9p9xrftzdOdXB~*?&|dw3jY4d~cK9`i7`64*+R7RTye0(5i_F5#ofu94>1zq3
b35@Bc_#pyIHdY@TvZcb`Ub44n5%S>8G&rJ3=^QbNT3?;GUEgU{#FneU+-s#w`-
#6&p2_a`0oIZcy<ys&XN_PpMc2Uhn>h<Bm21lG|tLmlzsoqsjFFiUv+J~nZ-
a1D+Lee^X3(d4cm$`>(aTmlq|fPSXK0e%Y?E9bHm*U)|GSbMOjm_ULcAUTu3+Uv>Qc@0-
iv)Nmf<Qu4ojDirE!)wT;5;`s#{%Yi#8X`|R?3V_u%IEYEH<mX}o)+U<GvynI7}&1k4BD>uP9DA$|H3+Bv;FG(sq_oC4r=;tWNLR(#6H_pkctSB$g>kalY
qp2{zvK)#Q#%4AsX7jf!;R;quFL|pYDFt#$ft->rr{u?0QILND9iQD;Ri>BgmtOMam%P=HPkC}mp5j9Pp3IH<u8RHB+)JMUb8^2|^52oGXj*DQda?A}Ru-
S0=;P<mRn!+paYDMWO6s2~>bFZ3<Bvu5mo&vp+rK2Ce0N#A{}%aAo$&mJ;^gIfr1HkZc}aNwX^ise<&wV|Me^~>PwN={FCL?OcEa<yTv}e0knb+3e5GRi`
QIRwPsD-l@_4^lW0ij}H#z)z?xD}T7{6<2N#M67cQj7n-%$DZe%Iu`r*lV-J+^%Dq-eSCCTaiw170gEAO
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
    """Whether so many more simulations cannot change which move is chosen, of those not lost, wherever they go.

    In trouble, the search goes on: the move that looks best may yet turn out to be lost for certain.
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
    early_stop: bool = False  # stop when the most visited move can no longer be overtaken
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
        self.patience = seconds
        self.order(position)
        if seconds < math.inf:
            LADDER.wait(seconds)

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
        total = run(1)  # lays out the moves of the root, some of which may be ruled out
        if ruling is not None:
            restrict(tree, ROOT, ruling.moves)
        if self.simulations is not None:
            yield total + run(self.simulations - 1), "search"
            return
        now = perf_counter() - started
        batch, next_snapshot = FIRST_BATCH, now + SNAPSHOT_SECONDS
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
# src/tempo/gomoku/profiles.py
# ==================================================================================================

"""The three profiles of the Gomoku agent: values, not forks of the code."""


class Profile(NamedTuple):
    """How an agent plays."""

    name: str
    knobs: Knobs
    plan: TimePlan
    rules: bool  # whether the rules of thumb are asked before anything is searched
    threats: bool  # whether wins by threats are looked for, and moves are picked and rated by what they threaten


# Two designs as they were first described, the yardsticks for everything else. Their first implementations had faults,
# which are not repeated: own wins come before blocks, five or more win everywhere, and a node lists its own moves.

# UCB as mean + 2 * sqrt(ln N / n), uniform playouts.
CLASSIC_UNIFORM = Profile(
    name="classic_uniform",
    knobs=Knobs(exploration=sqrt(2.0), exploration_growth=0.0, first_play=inf, choose="visits"),
    plan=TimePlan(),
    rules=True,
    threats=False,
)

# UCT with playouts by the rules; who has not won gets nothing for it; the tree is kept.
CLASSIC_RULES = Profile(
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

# All that search/ has to offer, and the search for threats. Coarsely tuned: docs/gomoku.md.
CHAMPION = Profile(
    name="champion",
    knobs=Knobs(
        exploration=0.6,
        exploration_growth=0.0,
        first_play=0.3,
        expansion=2,
        bias=0.5,
        playout="worthy",
        proofs=True,
        reuse=True,
        choose="visits",
        early_stop=True,
    ),
    plan=TimePlan(),
    rules=False,
    threats=True,
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
        started = perf_counter()
        self.last = None
        LADDER.workshop.go_on()
        try:
            task = self.read_task(observation, configuration)
            for snapshot in self.player.think(task.position, task.knowledge, task.step, task.bank, started):
                self.last = snapshot
            self.use_free_time(task, started)
        except Exception as error:  # whatever it is, a legal move is worth more than a traceback
            self.complain(error)
        if self.last is None:
            move = 0
            with suppress(Exception):
                move = random.choice(self.legal_moves(observation, configuration))
            self.last = Snapshot(move, "error", 0.5, 0, perf_counter() - started, 0.0)
        LADDER.workshop.rest()
        self.say(log_line(self.last, self.written(self.last.move)))
        return self.last.move

    def use_free_time(self, task: Task, started: float) -> None:
        """After a move that needed no thought, get ready for those that will: their own time may not suffice."""
        free = FREE_SHARE * task.step - (perf_counter() - started)
        is_free = self.last is not None and self.last.simulations == 0 and self.player.simulations is None
        if is_free and not self.player.is_ready and free >= LOADING_SECONDS:
            self.get_ready(task, free)
            assert self.last is not None
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
WIN_SPEED, INTERPRETED_WIN_SPEED = 1_000_000, 1_000  # nodes a second, cautiously: `python -m tempo.gomoku.threat_bench`
MOST_WIN_NODES = 1_000_000
WIN_NODES_PER_SIMULATION = 5  # where simulations are counted in place of time


class View(NamedTuple):
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
        self, profile: Profile, simulations: int | None = None, seed: int | None = None, log: bool = True
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`."""
        super().__init__(profile, simulations, seed, log)
        self.profile = profile
        self.chase: Chase | None = None

    def __call__(self, observation: Any, configuration: Any = None) -> int:
        return self.choose(observation, configuration)

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
            knowledge.append(partial(rule_move, game.board, state, self.player.rng))
        if self.profile.threats:
            knowledge.append(partial(self.threatening_move, view, game.board, state))
        position = Position(game, state, view.stones / len(view.cells), view.stones)
        win_calls = ((find_vcf, (game.board, state, 1)), (find_vct, (game.board, state, 1, 1)))
        calls = win_calls if self.profile.threats else ()
        return Task(position, tuple(knowledge), view.step, view.bank, calls)

    def threatening_move(self, view: View, board: GomokuBoard, state: np.ndarray) -> Decision | None:
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

    def win_nodes(self, view: View, speed: int) -> int:
        """How many nodes each search for a win by threats may take: there are two kinds, and a chase asks twice."""
        if self.player.simulations is not None:
            return WIN_NODES_PER_SIMULATION * self.player.simulations
        return min(MOST_WIN_NODES, int(WIN_SHARE * (view.step + 0.1 * view.bank) * speed))

    def legal_moves(self, observation: Any, configuration: Any) -> list[int]:
        return [cell for cell, mark in enumerate(observation["board"]) if mark == 0]

    def written(self, move: int) -> str:
        return f"cell={move}"


def read(observation: Any, configuration: Any) -> View:
    """Read plain dicts or attribute dicts, with whatever is missing from them left at its default."""
    configuration = configuration or {}
    return View(
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


def winning_move(board: GomokuBoard, state: np.ndarray, mark: int) -> Decision | None:
    """A cell that completes a row."""
    cells = last_cells(board, state, mark)
    return Decision(cells[0], "win", 1.0) if cells else None


def blocking_move(board: GomokuBoard, state: np.ndarray, mark: int) -> Decision | None:
    """The cell where the opponent would complete a row; with two of them the game is lost."""
    cells = last_cells(board, state, EITHER - mark)
    return Decision(cells[0], "block", 0.5 if len(cells) == 1 else 0.0) if cells else None


def last_cells(board: GomokuBoard, state: np.ndarray, mark: int) -> list[int]:
    """Where a side can complete a row. Without compiled code on purpose: this answers before any is there."""
    cells = state[CELLS_AT : CELLS_AT + board.size * board.size]
    four = (1 if mark == 1 else SECOND) * (board.inarow - 1)
    through = board.window_cells[state[CELLS_AT + cells.size :] == four]
    return sorted({int(cell) for cell in through.ravel() if cells[cell] == 0})


def rule_move(board: GomokuBoard, state: np.ndarray, rng: np.ndarray) -> Decision | None:
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
