# Tempo: the agent `gomoku_classic_uniform` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py gomoku_classic_uniform`. They are:
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
#   tempo.gomoku.classic_uniform The first of the two classic designs. `build.py` bundles this module into submission/gomoku_classic_uniform.py.

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
    """The objects in a text of machine code, if they may be used here. `source` is the file of one of the functions."""
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
    for key, symbol, kinds, returns, needs, size in json.loads(index):
        found.append(Compiled(key, symbol, kinds, returns, tuple(needs), code[place : place + size]))
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
    module = binding.parse_bitcode(result.library._final_module.as_bitcode())
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
    if unresolved:  # as where functions call each other in a circle with arguments of other types
        raise Unusable(f"numba would have to link {unresolved[0][:100]} at run time")
    kinds = [str(argument.type) for argument in main.arguments][2:]
    return Compiled(
        key=key,
        symbol=main.name,
        kinds="".join(KIND_LETTERS["ptr" if kind.endswith("*") else kind] for kind in kinds),
        returns=RESULT_LETTERS[str(result.signature.return_type)],
        needs=needs_of(module),
        code=machine.emit_object(module),
    )


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
    """What the names in a function mean to numba: all functions of a module share one namespace."""
    own = function.__globals__
    usual = {"__name__": own.get("__name__") or "tempo", "__builtins__": own.get("__builtins__")}
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
        key = key_of(function, arguments)
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
                self.ready_made.update((one.key, one) for one in read_objects(text, source))
            except Exception as problem:
                self.refusals.append(f"{type(problem).__name__}: {problem}")
        if key not in self.ready_made:
            return False
        try:
            self.natives[key] = Native(self.ready_made.pop(key), MACHINE)
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


LADDER = Ladder(highest_rung())


class Call:
    """A function with all but its last arguments: machine code as soon as there is any, Python until then."""

    def __init__(self, function: Callable, fixed: tuple[Any, ...], last: tuple[Any, ...], seconds: float) -> None:
        self.function = function
        self.fixed = fixed
        self.flat = [part for argument in fixed for part in flattened(argument)]
        self.key = key_of(function, (*fixed, *last))
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "49c16dc5861b4917b3dcad8f", "checksum": "56cac9f3ab26988cd8570803", "sources": []}
c-ri}3w&F}l|L@Y!cmOKwS$2`-C`5{N>W0qmu-o7ixtc9z44V}h#@I8O=Me23{D(u2@G*VSjk)8briB~Xz7;yl<u#;E!#i+1-ki>04b3izhWQ{r-
VQXn3RVV1!BV1c3#&1oSA#|vh0LMTG)^B0pHQwx$`<_&YYP!^F2TK!41t0dsFS|n`>(8jQK``!K^JbJL(Lk8|LNS;Bu^4*SI2IXEK=WCS#r6RA;Eu8=d)e
X1!T&z!dl0S6K=F-*?|<3RG5BihrfwU+Cd<*45nStdmM1^@2Y?xS^qO75-?xugP`8-
ScvFMzhIyH@<MzudQ3LuCck^Ro}SwW@n+^V0YHkX$=mov#w4XZMsosEGRTPYt03PwR(raY|7W`^|hv&uT0a$N2JNnx_qtCL>k%TXliV9-
Rv;e867pwf|^2yqtH>4A8nn!#+>ie8_Wgy2B%){G#ZR1N50Wniz&Wfg<>mqKcU4M$C_pbA%j6{E+7>YIj>NwFDTGDYn?isu~4TqL@Vg98zI(YHp3VC8hf3
gz+ouJFU<eiah^e2n3VHs9mc}iT7%tg($?6u1u=t8U#QIoVi@&x`C1s5rdnsd&R$@!e=RtVH1hsh=gozM`3|$T)@jdo)*18#&S?8;^`-
)Y1NhEar>k??4Zxw$KBMuAv@d}OIO25%LqTknTsP+%jQZL-y~ANF07lftRLSnN8|&<580lK4PM>ejH|q)t3hV`6yh?F(((4Mf##sKZ1%Z-pu<HtRb#-
+Hqa#`)gVR)?t*fmuz{qggP3C-kU5&wE`ugy{IOt<Wf-zrPs82EyY8-l<uF$NtJ9W-{drfW3^kaAEP5N46zS-n-
7C7O5Er@F>rN6=>L3{Vz84s88ixhIXO!_C6eNPts75&#&7!4PTe=moWcUYEL?zG%tsancDa-
t8SyT|7KM)M2?&SX_<tlej`sx+Ap<~1z*wQ6`);599*;L^-
tg;vdS*0W1fc^RZ<Ha|8?CS!#|e8(=031Y0wbK5m42(S<_tdz<44zFgAJU3}Fl^E~UEKkGdCXEcAFPsaLe-E?aK34E*o`h^!X4_HWh-XmF3RcZ5Rye}u9l
)TL4ZN$wx~O=ekDWWldB#-
CPXg>eY{a_!#INdWw`!)bzJ*<Uo*zG`WIdhd_`FW5;P(tp!<d!bXESfcuITPtHiDJWij^5tU?rc{<U&t!zJ~9ovz|aMD{Rs{g%$F#^DvC%upYk}E7}g>Qr
%HjsMbKbt(q<HJM<6C^~I3Q6Pm~27Z={cFL;9V)a2bkKV-
c8HISWm#5Gf@l&3{4W7?`A+ScZ0HZOvDZEV#{lesc=dxO7#Z=B5aUP4u!A3CDAX*JuyYbu%RW!>j9m1W)MGWoJx_*+$03=!33E4u<e%2Hao0<BrRB^Mu6m
ST*nwycCU6|?4myPGrjG2WxtO3aHD`Ya=UlWV>c|IL@m>pl(ncLg4V+~7kMYwmQPV1<L6`2gen6@ClE@w94I%3R-
OJE}A*;dk8k%noCj(;^rxY}n6+``st`xdGO5dh7uQG|7tZ)%ad*VRrCk3JCEQ1qPKQsKj7838rIEMS>~}W{_Y82Gt~}#^4MRoPky4%zpQ;v4fAKAq}*=@C
h3@eJd;MV`pzC{KyNZ*uXI*ra_Ki<p<cn2TD(Cx(Z%Vvbva3-FrbfP?fnJ8A8U+-lQ=h8>MZf>;zouY0X0NJu64@jkvC2<^62!V(2TNJAV1-
&*2T*c9hxt3kc};>IQgV1;P@Zv&!Zr!E5Bv{Du8&Abcx38%CYTLo7UPJ|%1QEmk;71$7G>4md5I*4v>_?=J|Kb}CtOl}5{W{m3i$E?wrzCIOYqRY(FEGIv
er$tm)OuFH<(t&+L-
PF)vyTwOAtF2yjkrHZw!f*(_7kS1jit$!P4fqbMzrkW*lEn++18On<AKO633!~20tX(QbyIiZgWjNQu5_KIa}63b9?&JrOT_%0CY$D#Km8T_}fzHEkFuvL
=_KR0}D3y`-|=MUywP9+0PWPYBK;*4b%1}r<t&jq{4N6hAb0cHsv&p?{)Wj1@@mjwooXD|&ITiKk6f&!!h)*?6)UUI@|4!DH(-
FA)(99Ky17;hbrolm3UhzoaeFG}K(^XyUB@(w}W_>KmRDt0_AWOn4#R``l;<e+11c_*Qb)r?xo6W&(WD#+__Z)}R3xD-
l~!qcmWO)@VoNxGOMEjCF}ToRR-
L>Zfek4usvCb=v&Np)NjwU{J5Hc3NVk{M!>X`H7^6`QP8O2&DD8==$2nYKTVhr^bUPC4WKN0iE*KvC!#9BtUgHu*t}kh*mdvm?9K=F2JK0%sx1kh4svy7m
CXR@Ev<ba+qfn?dqMN!|c`VqXoDSLx!bwCJnsYeAm7syX3h?s<v0w!D{tITzT3eh!2WPNuYOXE;wMbVkk(bVn)GiF_<&b`<@<=F?ou1<paHCm_?J8(65Br
!$i?A924U&10;5SZGl}+nfSB14SBPWg#<E7AKFT$q2@t1!Qd4qJR%yf~2y!;~)TZY{zyYFe?Pt2P!Vy<!Mm?r`}1V<)<t(3}<K<YbXObkd`=TP!95PkgkJ
Dw$`cw!ROUH1!Zi|xB2NvV%SX@zc>Z%#HUaF&)sJ-m5+oB&V>2K^BsTp*aJh-
v>lnk&o1|OpS=zKzsoNvAnfcXs2oq*P6c@2FUrNWR)ea7*<EdzVMB@g1krT94|)wqoitYHVMpI)g#b}5(&&V5^DQ0Mg`qlEU_l%t5jv5vFzYQG%ylqpaCv
Xw81DM@Lzz|6-
|HTmf7q>9zZ5ba==$|N%d4gjLexQ?DLd7De8pZiybr~cCy<GR=E4xMp9=@La6jicEr0mwSb2}diDd;*vBMIqklmT(RiKbTrp!MDNwPiM+_S)uHuIhz*;&t
-@Qbu#dHO9j9a_L&I}G3Sxo>^wA6VgK)K56i8F|yq@S)`;LVkv)b05+U%TgOy&z?-
E8u@P8`u(9ao3O{$G0i4)0)Jj%({<W}16*KenoW0r#$}PXYe1Iea`I1Y%(geVKq!}&9|0{5J2)_YtJEYm?`^^rY2pkEg)%!@)73CutkX|8t%5aO?OZ6dPC
vm3hY7#O%+h&pC!e5sW_MLO5qZeS%#H<4PgrhwK9@*p)QxS7wXYNvr8DO(FN&>xLNf~zFZSgu#qxfTZfpC9*?bblBqVf}whc%LSxAWUxcm?_>@D3<%$v;C
5V^#ceHZiC9;+|smt8f#9<A22=#JW$-
9>lV+QLlxze8p)FoE|PegxmY>RcpX!2FgpLM^+oa;1#5movZR?g`!pA8eUapI|#c*JRonl#?kHw<|@Z;zkINVfF%H2~a6`oIz1Dr8D9#I^X=`pp0rCp<AN
k4LceL#^=4w`HGfUeG3&p73Blsw0@gf=30-
_GiM%PypM^>#ciNmTtfn&T+AZ@P%ajS{tNWc`23tgb|fp%DE>5|G<jTUs6^Z=DiKh$yKO@HG%3AQsWwc{3j?CQU}ig96ZM6Ct~{~c?vtWU!sopM0%3`y^M
qcHst9^e5oSm#0`ur`g*egQH(e$Z_Io}|6ZHX@?4x~aArpOHteA%-&Zjsod2z+T$=|@~hxdIS^nj4ULdeB<-
6*`%o)EQwJux{5Z`yp{SMWlW#st~`C%jRLnj=vNBJ?W(eP9{Pk5^Bs4=h!X*Hh>NOO+(WRQkZubTP@~`oL0^m}GK&U}=V!WO99Asai}jxjwLThL{BOfzEh
+K%z&yK7hSGV%3=B(nw^y0(4y&b{*%-(c`qngPy74^UlJ&SbgmQUM#MR^dCtR-
b0d!DF)+GC`k%X3SyHC$0bSU<fovz(0ym1x@V+{!gQXK#e(?oUO9~@t=foQ@Pw!ryoq|j5}&fHR8kC_3G`pS#8-
4}v>$SA;i!JVo8O7*2f;t2$EvtGQN=yQF4!)qwUA(oO&FBa>A^HAJjhfluA>(Fl!J>q)Ue?0XQ3tR?5$LKiPI^SU{HHsPL`)NLlxa4p!%4lqeKl0T<;<!t
}N$td&WRf`%frW2#mhLuzfJwUq)A*^R1dpOu_uqU6;|ckDO+1#PPTot5bXM`Aqo5&OHd9@HA=YN?Z?r`u)A^!P8{G=0eJmfZP>=NPp;kGQZHz#O0UM^N>>
JzLI5j-
>!Hbg)?hD#I!YEh6;VT8dm6xcQK5_#T`mN(HU@F>W{V=CN|KPNSoz7*zAs0y;?Wm2`h@3f9pZXPUgVK<oB+!*D6=OvTM^#FjbRw!sOy&irY`IzI@VbP>Fu
leI`pOx3#^;Y~BaF3-sWHYR&4<EUFK}+jI`P&E_i(GynATI4+k&(sa1|F#nE{6_+rEN*dJ+sFFq}P@<&qwY*AYgC6oW;P>(XZnK!I%#QnJz*IQ0;U-
?NYSxts!?>ma!8xvMHnF{d;Ul10{}&9R?WFxdC-m5sok)}jm4jD6De?NI&?jjCsP9-F`QY5cFg`&Ei)0uoj!6$=RS9#mg?X%-
V@mr=bI<1<vgU>?xkqu|g7fq!$;22P$uE;a61Wj`hT5vkK@Q^02Om!3V18&DU>@tlEI|hgQ`rk@!B$a`J*KRH4~98mKaU^Sgx78O!5;WvKYTEr^n>h7PIy
&J{~Dx+O83GCufhlClYY>U319T{<{<NEb{J`UJgCO$E~fpkUXaF|)X}cnV>%IcqGHo?zT4!epxW|2K?Sv<R;}XAdqIfs%#wpZV{9?hD^QyIGIU@js<YufS
lW9|D<V{Dy^g3&?A$&c`gS$n0n`sI64xKzqtQsly8tF9k{I<$*A2XIfb|T6^qLLv+~@%OPSEFdP}G=$`L|Bo1fYtJIAj7JDg|qy8YgU1@1nS2!4kQUbv_(
!KgjwnlZHlnaQqzUt+@3J9m*WDd$9u6CMXD?A<X8bxGZOOWDrH~Mx0}r-
3Q4akNckMD2)3}2GECBu)0xB7(=y}(~a?{)P9h~>v}k$kQ0U>I+tg*?ZKzB#M8PE^om}a5CDzwRht0IcF;!7$am)w1>Jgv_1z~2v0PP>jvF9UkyNrkl+H4
r`X^mA&yH4UT1s_$LB2b;lry_?mV;W?G8=akncc3tL2nobtp@@&^WhiegsZGCgI?)Agk!kv7{u&OBlLTn70$3`7|x%NK@uUb)JaU+6~JymocyHr;&$Uza<
aba4qgv|7f2U<{{A5ePUf=AwzK#|z3U<DAKaLGD4nh}_dx~CoviP6x%*d0u;72l$c8B6J$f2MLT`y0iwf?8AHq6S@H?M`!|^jiG4t~t+<6>5f&!W04uF`4
t`6WR|5czk_Y=%@<7s((H@LqYGg&aAJSFqRao6P|opRSHGEtmhp;I0WfoSYLRP9gTXAsP6uOIa@j^Vo4h_VK&y)@R`$9O_P5UC!&BD8?y4{AFUdKIa9=!b
i|KfP-&i15Wq%)0yR_i>hko@c{-T=*5j_W$&|AS$%)lGz5Pkij%MU!jPHWpn@H4&%ElT_kbBUS3*0NGqjXbT#hFz6QlXd2MT!iuaYtyU%vMD(m{ogXNpZ-
hXD-BhAazS!IGXOV#zr`Yd%8Zb#3s$@?vyhj91qZWK>AQ+JTz*sEZ?k3gs^;Q7u0<YL^p=gh+#!w+}8>-
o+*Snz66!=fEz0XTcRW?dQ?wsjh7_nY6>?C5^;uJ^h>{b7Ii(H|b|{&e}v(fM&}WPTL8N1fFjx~;!ExNHE(-
Ose`09r8r{47pZR2txp^&D1^6HyeJ$%1fNj*}eOeiu|aKl?}*9(Me|Qf;~0@<YptySv98*h7-
>!mQ9cm`6`1{J9nSA^`te=*h|8t@Js3t8|vKQTf;{VsMkH#$Dgws$bi@byL<|j;2Oy{r&aL^^I#wo0=M%w*GYMrp!7qCb#Cn+=n2=*0!w`Ki)b&=A7ma8&
yw^b^LzC@UZ54-
Z!6D|9{v1mov$6j;vJn`Tk{IE0ZZ@pM(?RZ@LcuDkr3W<60V@_~r(Z{;~<_pS_mGs}ka$65}%y;=g?@o>@(c{GKB|SCaVjr0q?MiI@Hz6Vq3Uzq8}gPn(e
b1xP<rrilE$`da!tnI)T0NBp-J8k8kF6_(m1J^fcEkN3%w$KRTnJpRnp$>Y~tl|26PnaSgk;giMx^Q=kIi-
&~@k(#2s3hxvXAl<KsiSJS+Pk;0DXuKjO{tuba`1F|gf6a=<r^UqoXH2{@CjQy%<mtPzlc#^>>g47A_?qPL1GA#>m&e4*V)}J@>^Mq@m-
tS$;;ss<slvUc#$LMi{(N%2T(GKfP2;`p{3dsUquIR9?OM_7YFz7BXuRK0Sh&z=sx`S5S8<L-+&wJ|^<4SVRh+S;>HgbF8t$-
H@+G&g)|IbXv{b*U#9~=tsDuAX_4(#9lI6lidsE#Cy{Ue!tH8KIU%NuDjS1SDn(PnKx4HrvrLUvUk`;RM=SbviXtcWw`isa*s>9@o+@Cp>E-sZh--2nlX1
-omsw*j6<969=8XSf8hWb@&9d)HGElFuXEh0>fO?8f@`n9Wcg$+<nBhbX&yrQAL+2yDsbjklbbTRAnW%e}=sCJ4xVnWx0>##pcD(|q?H?On1YF9g&;P(nc
t<$}>7VR=15gi{Z8XT+a4VbwL{%BhYopyUcU4D(-
UaMVUaD3ie*CBx?WNI=Le349nVQL$Z(uw(+P4>@~uX}C1v$1InsV#Ej#9q)&=!N8LwM67>DB_|@UfZ~0T~mEyQ+$#6dY##n@AzD8nJ}V~WL;p2&HA(C4)u
keax~YkTJ1`baXekkg?d9(lLK>guN5Uj4Ex^hsBI)8w8`#rtjMn+6)@CE<H%6c=yWzaTo9#Qk&o<M*XXWsO_|V06FTdgnqv|Ied3duXfiu(RctyK<}vAXd
YZ7d(Y@9+RXS3xp@zgRvNtq4BE71cFnXu#iu>&i?!>+T-
kR7KsLHyUFWkm;O^uDtDU#79US!piiaOoJh`KMHND{zbFwsR;eTrmevvH}z1uKnJ&4~#o{*anh)7aQBL0BYDZk}@PG_I+2HH%@KEA#aW^R>z6%B3act8_M
-)AGP=MyP7deWkqZLCamd-NIQ?vt??wOwE?5*)la-re@1aJ6m30p?Ik$Q?d95CtIh=<~KPS?DJiY7S{!L4|KX1IZYO-
1*r{$OSFN|EE1;9?y_TOep91t{@O;DV}4o19XB_-
?6vpG8X8y0<~O^V;7fQuxQ0BN8u61UXlWAXt!7<*!c2xFHEBPeK9wTsMG*A@gYm)xP#>#)kr8N2jlfGwtme-
`EOCvp3RV_6eXRCFXk|{(>JriF!Xw8RzZxL)Fs116x1q;c3>4O`d(gGIaji)@s4M_2W=;KC&?ybI4UM&+O~PuxSifdn!$QOTI_*Nk<ix49+ioi?DP6n@sZ
y%TU+S_qS(;Yev9`X-y{^H*wea=&(o$IwOpc&heNUPd=hrs7OtSg4jcc1-^Vika-rL})aXaVN=uKKJEC!t>Q;oeY-
|5skwR)q$VKUa)Ys}hOdyURqV<;$y|B_^Q@t;O(V3f`0ODZ|-
ib%j9oBAfYlurKzYB0ZfwOuD=6bWc$U&g;rv*@{4;=e85q)+2@@$rdw1kIT=F7afwIN^LW@%&5rXUwGMZ^en<=g?=aSYU>D#wMLVipOrUUtUYgpPBIe@@w
PIE2V$Rgy*%Be82MA_;O?k=bzFuZ6^I*k&teq_<fyh>h=$0(eD#!Fnn$Nx%On=znYc2|5l3hleh%?Z(5T6dnZel^xo&J>yq<JV%oD=6Wbp9{TxN~J9U!sF
ZLd4%gl-QP%n$WhuY!QtR#0qwrl2y_UW_8^9c=0j9s1}CM|r&Z!}u8fJHl_v0J+q?mYE+scxiH=f`^uHghNA-
2vRZh}ofD<Xp5sU2O9e%UvJZnB7**46e5)ESj(oyH>PtJb?FEciL)sjfxfCK{Ls&WByYimf1GI`LdU?p3Zb$c!Qn$3Fir`ikYAEvX7jmmrVo3s?+VfW(W6
2f5bNXj4kgt=Xup+%R6rsPJ7;+hDG?%SbLBcUPcSbA-oo_Sx@hB?vS~r>B7M_ViE@h6gS-+fA8g7rm_O>aaNFfoE63Jx4L2_UfoodlY5-
y^d4t<F+QrxSF)Z!F=y^~ciYUbOJ<M<dEs@-NUzD2+dT&Pbp=}BYe=Z#%&)pn@WM%(`J{Aj^E8^w`(>^h(X`JGzvJp-g>J3D3wq@&-
dyQ(f6UJfv!3wS19jrP&7umYMJOs~cC=RDz0KBg1qPKQh_^f{(n&BKgDMhKVK9RPGcc$oK{W<vkl+kj)&1^YbHbnT!V^FHHyRV#1_{-
gJ{E{0*%_m)eBeEDKllhxoLA!oQgRU_<{k(q-2;g;$E*b2D);4-<2{h2>1g-890;|ckzNGZE2U(sG?g}azm3@jT(=i<Mq@G-
Z;+rpWtmScpy{4Va{ym&sbF?zm)qI~T5jaR0r*jLJ15`oTqG3TZZnUPLM$(c*FQRK(8B#_!ZgH&_hJ*qc=*xB`8YZL8s<A(&?@-
{(ETNNN2^3(*@be)GWQ%r&DQP3dlu$b8Sn4Xh>c@WxpP4g%fjcbA&%L-
VFntMZ>~nO)7lCZFF<a{`h9qn8%LUq*~~_`G85X3Lk?dAe<q{jZx+3qT8ykQ*sRorLo0OQ3H-VN`E>)~*A0YUH&A|EPxy5`<=6F;U)KY__5#0-
xx0Du9>%+e@N4hL9+OLh;~DvN1L4>8kPw*Qy!(Vr7~;(##`|+A?KIbQ*i$gddVxQ)H$ZP>uV=%(TzIehV{Yyd&NDXlKm*}Vc(26w%JmSkZorGP*7XV!R+6
xigwshlorF~+tRmqI63!rDH3_Rpcm@g2z$&ulv+iG%GCO7i{~;@T&dDu1k@<FuHk!S<@MNsFNT^$yj$HR3bnE0yhj~uLbusjq$bU9@Zxa5qFxE4K|6sta7
n$n?WUkV=$DnOj#$4GoiC0?CVm!@D#vB^$LgxH5(q2W<_C_zJVRM)GjOCDT)elK?AG%O;6;n6&OKC3_(Z~AMhk2g`FEP)CyvdM@vnw{g>RMU`Oa{bSkj>g
~aD{jw0HZ?AJo<aQ>jmO-NFJTNQ1HWWA!B)%d35wNn&!iVBThx3D{R8PP#P!fBeA?tsPo60Cr+vVHDx5X>$9ZA+qumaP2pCiCASCrsr<9qm8I;RzC!j+sX
gSc;2v_qj&b5{@zf|_Q*Cj%nj8+DAr9k)Y#$e-
j^k6u@u}nZ)Ny?3I6ie8|MfeLztFyRWJmc+`KL=uzHd4v>dEUfrrtNhdmdBmo6ep#^}b(TTJn9n+G!WJZ)Z+RzHhf${C-
Q!cZx5tZ+9f)g8OzttL90(lUl40?}aPqCS9gN#5yC_F{?E#cuTz)S6L?M9-Gk5=N;#T56ER?Uy*^_Rr4vYVQZ^yQE?q6%=>Y+ZNPP-
F5EW2G3+?!E85+w{5jo<dX7~w&$Ud4Kye21T;=7VnZoOVlPZgFz!DhB3>=?DR&bde#cE!-(%N3GDsEpt-
P&G~(Z2L@p+wCJeSF>#gq2#y$`9jBTHI~Wc8_H#a7zSnz7(zB#QSK^$mnG|goRn`Q~o=-
b=rL<OTmS^{z#U&3+gnFGrs@8wJ_d@WqmAzdp0{+UpWap!+QJ#eD0~xOoG1>?h?Og!fp}<S-f4JH(c&h|F%Q<h-WP9`g7d<%Ev{_9O#5s$#$3g4Xm-ypi(
hAs#G(aZ3E2a51=lAV+!0#rBziwiG}w`UEF~+l7E76gRJ~*MDrVh{(cH8=4XW<$r$SY3@h)$xC3k&uX&2>rj_bOSfNTY9GWBIv7Bea-
F!!#W(=A_?_a}PtN9csyv2C$MhGhbUh=|+xNpD-=WKZ=aBGfFtJ4fEsjc3wvb7y`v88QCcZyIzUcy0mU5{+-`IL_=6y`l%#yn@;t}4O5)8TK`_6&%r-
hO!~H-
2AII1(6AS%o(P$1^Q~&@9~F6HbyQ(F>76$d(r*cw5k<1CWz(dr3#bb~&u&tF~VTc{XgHR@PCsU0u@ddiIkNq2bw6h~f0?NLhQsvtwoL)@M(bz@IZE?N!g7
Eo-lS_FS1z_w0FA7^A!mj6|+tTQ!4Szi!F2KJ$slUSjMKh|RJ-b2`FV%%+{>mi|`CU3sr#$M-
?AcXkCH%2cMac?Vgt1M5?^Lrj)3J@{k1??~~12=n~NC^3#S{PKpS5g278GUAxF7tV*n!M5{Z`kNI8CM(QA!adH;Jr3gxcPrL0n}3G=FV<7eY&PI6X<w-
vufi^4!~J5fvcf(-?_<2-
N#PNTwy}ZtmAp@R6Y?7Lxh?MvUj7>PdH2{dKeiuQC5|Str8l=%`6#_S+|8P;n#U0l<rxBgl1*yR8R2Bgq=Y{?c|R+ESvP`t#@;^`>$IQGJBiy-to$8L=(F
V=!F?*5`~Zw<<qke?FY8mclfs|rRn8z^`fTzGerny38S}06nap163?;pi-Z{>CdQ_~Z8-
&Ig1@mYVUZt+WE)x#0z=EE^G*>k%97oy4`HVAJ`I}gEcolzt`ZOEvrOXON50TxqJhHJ(I!=N0p8+LhLW!AdxX=BnNVhZWO%3q$oIl6>_$>+b4{{T`J%S%N
hK#}rJxDW@1@e6&cVf;481ST56s)gIK1E8aAyZ6hRb)b1#gu7tBWZIXZQ7J+wUM-1MC{}|oyDwY5B%S&gpO4*kD3VvpjGoE+bcp|M)%1k-
6Z=}TJrs|Yh>~JV_U?De9>h4U38BnaaBJx+VzA*{{>d{1r%2sSM%o2X<VOLI;55k|MQj(E#l&!{*o^a3S`OG1zJ(BekyHhy<9GvdR?$3ed=|=G+FX>!GZL
PTNiv!mV8|xeZTTcS{D?%C$0<BiMY~Z60Y>1gezT5aHVGvT<MhrSGtZDHfeT}lRPiggy8q%<hhlg+C(6yTi9N!hTOMidnwWcoq%^~Hc}kwAI=gXhfE^ca_
(hx1(JCgU6~Xs>B^)%jUrcR<G`m8X#@1Ab_zZ{B7EX`mz=xiBCG}|V-Q?Tv^h|WGkKU#Cjp;kV!)?iA+Ycq2~#~r0-
>g;M~OJpD@7dYIcc=nCeBy=Km>&PNDK(IKL&&v0WEYNp|)Kdn#*=PtvNvO?Yh|oPm`WW><Px3AB!`+GJ-
Q*dX0!PBtmyWXRIa&U?T1`Gdb?`UAVMZcLCh#GIIV~M$doCDDHIGB)HS-BDmAix=X}miQrC`O^!Rgi}bF{H5<R(NMl7kNWz^iy8!NVSp;{wEQ&i_7R8+|i
{eg~MRBLgqPWv#QQYaWc-(0f;leq5j269*r}`njCd7|{oMr_|QCBt)8JM>cLEH8tY7be5<$Z!cDJx?kBHdTp+CFl9BL*3=7|6aML-
!Fv8gpve!zQ+EFY5cNk<Kj$%X$sLDPBy0sGrbm#FPJT$|*}8hzCIaV?6$GWgNR4L=>=NmrIb=G^bEL#l4AzS*%Eeu3n~=xmqK*l0Or1C6`IKlFL*w*Uco5
A#<0DxRSB?#X?m>V)vm5#l@jhFGFC-dqiMKDBJCwkUkEKngC1Q69tycmAOoKYMUF%Ou(Ve6YCwpp@!9j&8M!2Ku;4~$pi7w)7Xm}W)dn%of-
V41Sj2^04J>~)g4U+Bh7f%i15+KNXg)%k&Ws!nUvop;+Mj}Sj+p0zDw}}KZLcfi&4kCb*)v9*AiYNO_39qLP=6Y@FHoFd2vb7#UyF5Ns8i<sKg}7*d%;hk
_<7)WwA-B<C3VwB<Zn98sd`75R*)U#hWTNS*w&RiWm7O5kFd*MkwwP!I8ciVYINbMI33df1!wM=+T_-QrPFeP#9^5t-_v!XbDD|z8NHMl;lkWMw-
4FCa==PS835#6h_){0T^jowKEhhGUtb-
x{(<AmoPi#H81fM>7@3T2=i{?!aax+X)_NaP9$wG#gUGRAPG+TfCwjDEb$Xf4#NgzX1FXKN4gMaSRw$0hL2S+Nl_eWCstATm_tlgVHhC_R}*l&_X$MdN`f
ODjKh&WG66?=Sj3SY`r<g!vndoEpY}8zL?DXGYpwHDOPJl&^C^DxZzTNax}^BgN0Q)2ce6q#F9JhG=1&nvT7>DlAdd9$i^7q<F&0O<TPib{nSdj`lHy38P
Q;O}M;z%GTxe|!E;O&BNYbSbm2kp7=N5t^osT%uyT$ao#PlC3yB>KcQ~f=OBREe_44!l^!ILIp4(29XNBV_urLUd}S6XT!pEn`_BF;&>0Iu|F;yz|{79L4
H3sYQa3$x?aivyHK{MIEt<1!dZt!Uo#9<%v_q=3?F1W@|VFeoKN>0%L4+QK~6Q|8Ng4k4wf(+Nnl1z51CiQr2A1fdnfJr&Gu&3c>s73U%Wp5{MG<1>mXZ8
QJ3yDwOK4)+ctvve}Ofob~|L6!a}4pq9Cph_#r=yIXfFv4tpB`qFWdR&RtO{=l`8%2}d76O0#mIN(b7}<vsk(&>5zM}F(T<K*|T<L>RT<N&^f1Wh|C*Vqx
{9<sWm&M^qOQpr(N-
vAWm0lKyD=no@z?D8I;Y#<5(?7wL&Yc8TdRZK<^y?rf%HwgR55(h2R}x(5e~sWuUoPQFzbN5KGynLpd?KDS8WppgFoI*07kPJyPpze>(iTt)h9aoa206vW
r^<mpCLaPRZPjRPd3$WaCj?R&W(mxXkWy?P=*7m$D6X`qCqS&LG9FJ_)DOs;1RQBmFCecH@S{b2fV@h;jTZF)@+tu@TAcsMs|1{Aao#7dlHfy&^L=!l&k0
9xp|z38-
gTeU4Tue0Y4aKNWU9grvgLgMc~t8TAe?ihg1m$26JASi2FV*GdE@C(#J(CPui`PFk4f0ic&@;@mVt~nL}qiZIGcCkY%W!5iBGwlfIvfakUlZE&)7a=0`7B
k9ZZ%I8Pj7m{5bq)!jPMTs<`=TNWy`ZTsf)8gsU8i!GGrSPDwN2%B0ZG6vq};tO(eP$kUAXC&_W3c?r+o`{pEg(6cBW^uMRa<3ax<eIgz-NgDb_tUeHf3%
xRZ5?p8)%nvJN?yERv_c93(x(d%!c20|dguXQ?B=qVSNa&SQKtgLpNa#6fpAiz8MIhTf2xl$~p?f0YgX+3S`{Hn+pAd1Okz`45p|vr%&~yS!z=f`k;zF}l
W=B2ZLVrYYp|z#LkcbO?egZBuS;|zz<3dkhf#9$_4j0-
_aG~F)xX^D+%rImG`A>17!y?3Te`)TAmfXXox#Oj|pHg7xZe?U)>fIg1geDw%ad6N!hCe(B5;V@yNuZ!t$3a0Se9$F+a6ah=ts)fkY39*90tJ00crDIQ2{
_P1DlLxbtUiL>Tl|G_pC?eI^_x);Xv$n@&8&^XfsTo1yrwuP=<6d;(7CZt(8+P2SBp5%D-
&>_*`zqoc@uG<XPi&OfsXDO`dT%WtZzGYF4rOMEq2hoMwFz_h+c4TQzHz^zso-
3qg@$!SeC{Ap76lIm3mx~2QKb@iz?J3UAVywvq{?nqE$v^WU+@};B9_f|3#;l^>jlvW?o@_-
ifk&^bJ^F_Q4EM%>1gSIQKAqUA%Ez?k<U$Q!+*Umd+<Z*Nr%lh`7<Q{MhE-
kcG(363#SK<KdGC`V3-R1dwJKt~&{U^bN;F0O{|<t!E{?=vg9OG#h@E;zgfAz-hX=!GmPrcsfz5``Hd-Fdiy;bv#t`$_qe64_*vZbd3ZR{cHp(`nM8PG-
v*Aj^Y110ulXq3`8`a_c1|-uAUSfS}USMOH*Z1bZA&VFPIEuJJ<vB7@4y>Mq_ZrH;htT@w}5$0ZO-
^(AXFQC_R=GP`ZT`=7ioMjx|U=RhUmkXn(?fM9g`K=LE~c#9EBAsfl>FWQEu87$BDwiZr;kB3Eq$^n%B1I}XaoLIo0-
Y+!$D=eOwfngAX<%pv;B{xrH2TdknCx1J=M5=Hl*c5K;2T67~U=WN1prVWwepC{Wiurv}f(7a@h%~z)ZIZIAUK#XQe@^qFYPiL_{mnM_?<?BF?oX~C)t^|
uwEGnpUBv&=xwk(a0n(AQ_UbEbO@ySz<&+wR%3`4lOj1io_lvB=~g&RVyDqs`~v!hhz1o=|TZ0&hIa?6WltotF&`Q73jFKU8h6F#-PMD|I1%G-
gftS#y2nCj604z@?nll=%t!*!(7owF-gU4Segj!$EC{b)WD7|ddI2RI=eU9Sa>qxXQ<@Ch}+1@;~3GFMr`e1CzQ(h_o#{6+Rc%M@`9qgCe^>popLz5$yL;
WaPeb?HJJIjxkxPFx#^zFc8R|Bx<R>>YvZdVR*-UB~v0wrW)5nsVZOHT6Q&t=pT(evW?$vpahUC-2AY-
6fp)3{+r*H}7#D4&H{Pb|^KX`AbNHV~&izT$C)=pe@+w5z9!I9KPvdJJcEwTp*!5U2Ke@%vADcxlPz_6S_FzRU&yl#Z%W}TrUvAJQ(@8k_gD8s_Sko{xDI
U?1TzsLNUsO<-
kx|C|_OV!*VAC9;d(YQ5pX;_4wO8hT7AK6hQl3&)B$2g`(hl>GZa>3g<QxXc%FpEeqma#5seX`zi8)HkJ=e$Oo0IaGV!{Het{voc_!_u{1@DuNGr8DkF^1
=66j8=3v_9E2(m=r95$7R2Jq)I>H>}gWLo@Xs4N8<l`QBqI5_-
{@$#RogTvqOk07t#F|67U{s!5Q~W|)ph(GsuNV{jN*%)l?jmG>S*Vm0ONz(x7{!C_C8l$sA+l6pdx=$9=uP}6H*^_3GU*#>wY3}fv!eP5;!${ZX;3$n;|>
-}@6Sti>M~ST#+c1NOrw6S<|ydmXNVZDTf(L7ePur7#;%&@NBbzWixN~Ge>yIghRJfNUq<({hvm`b67C(MK4%g3TRb18vGSv^)=I<eA}o{n@iwxBRjPY0^
iApfo4&$J5%RZf<}Swjih^p<!;3++tKrNC-Nz6+rDG;hA<<_R@y|tc)iX2>bk)~6;TF+h)@gjYe-
9lHy2j?4w_a3zLFpa^h0$j2bqVFn?xIDg+Iqt0TaW4n@O+6@glq=1H4z8%!5NBJgEuzspv|YL;5<F)rMi!FAB8l|EzzzMKM!|9J2?5Dd2=`8l}k-
wp(*!ZQ{Leq!9_NOW44_qP5B)*C6DwM=kY6TzU=j)9*%9|%>l-X+9@=ub<r8ARSMleLPGNX+y&l`Px(I5Y0M_H+t&>Q$$4O`U#~FZ{cxNd-vW)dBxFJRpY
e7>3e3(bmG(N&;85%?&RzwZ7ZCA;RG8Tesr?FQu<Kr64(q~k4uWb3Di=b?eJnJe>wq<WFYVi2V#GfLeLF_upl^GjZzJjda51Svn<UnFO71e?xI=0xS<FB~
GKj9A`e+7yG!8Nda6$%t0$FO~?C+DTCt%gZZ0n@gh}!%(JcpUh1{Izm9l%W=8DX=h=?HBbV7z~rMvtY)0Q3aT69^oe{5{TBN`~oRxlbu0zTK>vBRIY6Bmw
{eePk>7Xo%T@{#X}OYYs5pfoa71pY`r^*4*p<kQ0vDrtcw_wLp;gh)o7tt9*o&_vr@EH6JLqesrn%RCq9k{uC`l_fgbu<r{1u2>Q&BSdk$%+-
VbD=SJTFA%dGT&$w=4iD4XZ2G_R7l>;wa*Pws&UvQ&iq3pQzmvBTkU>O}|g~PnAr<i%Xhb4yu0ZZ;D7UsD(@V3O<!``FR8pFnv4zqLLX4*d>NF+Us56{;*
`C(i|&kZr{`!JDt598^^){P#85jPAxX8@i{qmBsob8~}evNmM%88`5A55Rw{{0QqST0>eVe;ZF72RUC(vrTx7XSOwHj&O6&OXSjxaKa(c{s>mCIp4q|#d$
#8mhbUqf3ukl_t@G-
TCSt@!R+NBUfypr_t=EDoA%&&ecOmc^9{4{CXzq+9o$O`_r$z;_=D(qdfQ(2H^@CG(oa~sr$V>JtoI{bO<qBNlf=;9(CIU2k7vf7H%#d5V&<{l;@r_<=DA
UJ?l3IbU!>RUN{?XY%MUZ{{Yui?QYSFJ-
w=B!^t{Z;gG@W#<)kM?=0NiX>~mhekM;CGmmh>K?}J3FFX!IHK4qnD!0DXmHxbPPKIG*mVH_4cz?x|>QgNhznfA>%TFidN)25(S25m=MX7Y0A;eEV$59EJ
S6S0RNgVWpzBA@KQNENUN`+%CmD7^i^FxWeqXy37IR?SncD=~Hkj$6`gm*e~^91wf#Ag>EBj|XUn^%UpsgARK;!k&K=*>i}n=M4&xJ%5kqTJqOyLWr<uhC
(zOAw2r)Bs|J&8{_7lq!?JfA{*t&lQDd%PT*5xGcOzhIa3W1VeZSiy;1&jF7y<AOXmI_>An9e7klsjplk_4Gr}zzPB=@sl!ff%XLxfjFTB(A$9O-
WpwC8x6tb&36D`z6kMP0)vfH(;h8Irp(>uu~(@?JKTkK2GUOnYvpm<jXenR?GWfg`eWkH~3lnZx@TsVe1OW1_7ViSC)$lbDWR{k*v0y*tz&s%60;>%V*Z~
F0w8MqHRuu+%jr;>w_N&Ckp55YuM)GTA#{ve|gxcxtfT<K&y|3;>MKLUoeZzUbRkCzWX4?(8iZF(WNQ8aatxXt?$vYl5<`v|%08FFc>&5kAptIpum8cpng
#G%&^?=GQp8Sk%PA`SiykC{P5n)rGnzV0Be{j9l<c==p%0M$2YIS%uTG)lb#VyiaqB?tC_)@tOLKJ=d|?xhpO<uDug0A{<x<op8_ms2zjX1l|jpl1Ug=i;
=`2R-{K{$PbS`MLcdt?*=WCny1@aF2c`)TXr-qxw*mNt^W-noe1mPRVqF-
!a?v;SU=K512}zw{~)jwFf7eogr0p#so1J?O^Zah$j`9&i)0aGnmZCG#4I>>GQT)?70(XDIp{YBN60J5FfNailj8T9B+<ZP4{cr-
fm=VIxPl29)nN(Fw62VL!0-z){~$LgX>5z1A`6{RAcZi5}bj-B_x=MK`RN)#Gsi3voScI8u)|y;QqJhY)|wRa*r90Ut-
r6;)#urPL~hw5&bHqkEHaG&!~^w^i|hKUQX0U{!dCDxj22~|EBbjFHIjgC+Q=f#^@s-
O8Us#Ur~Le=5MBt{5eq{IYf42&M25o|DzR>jEhuAYOw1<lPDyIP$4OvOd-iYh2$!<_1f|^(nn%^i<6tbQ~DR5?BCzo?>LmV@S@9`RlnBdSmkKSoxI%g{1^
WD)asjG7`ARJ8`}ETyk||7#=mEIpVzOt?GmSt;6cqxj$c9jn@_yy{cqaj{@gFuCimyQRh!(OyF#1XpS$<F$^E&f=iq&Eg-k2r-rpw{^q2W~hg>zm&-
=DnH2pIo&ixZ&k~^=W@s;0>zi;2Cq4Bcs(BB<mdVL;^-
=dF?_kEX^tCdZ};ZNpA{<mU1S0<$Y=69)o`P>9P$=1^NbxHlst0v^%E9SE$fgh^Gd<GNpxo19&moDE+>AxYySIXnlFaK^lo=Kiahkv{>xnKJqW+cZs+5GL
~@tR3+gVFy%viQEa$>SHyNgjX4b;;v@|IOs_;j5F!|L-
f4$B*5RJig}o&xU*4FfV!h@|%*!KRyYr@>`Rn*U6Lnseeip^?Pw`O#F6L^7L0tkH)9P#NU${jh_}1e@9j{UKtZ#7ZZP3OuRiid3slN^7OyHI(a=iuTEZ{t
+SHHzZ?^PWla2kekU5w#KgDglE?o@AD_=W30Kb$pI$A-ProI3{1pr0^QlghqvHRA---8IBE|pdJMr|F;!le8Rwu-
t(8c41Nb&0o@$x{5uQSBsdr0vQi|xrth;O}RBEAT=H#Y&VM2eT>pEe<WO9JkR6feoSl?m~ZoLiR=FUh$n(5-
bkgtsOjw2mg7w#mJAMT2AQDi=B_HX2f%rY;@u_$2P4Q!wy<9~k(_(Zx)SBEGV&a01RTjuO4@^U%et)25KaQ^?_;Cto5PlH-
Qw>vgr}I(rH?JcS#c0{=^a|LM(_+E4eCGpBJ)t*coK6I@R7=k>CYnk!RtWooWW&6TOSGBsEJy?kt3>Zw#L{=v!CsIvJ@js|<mUD;RAT^S(^acd2s`Av-zp
w1f_S53e(r(aS3+84V+XKt{A0IYR1G?4u{?dQ{{Qe?fDJ)sMXM<iK_P+t>5UDVhjVTojVb4p-dB7%Lfft8}tSB6THj4G43+-
lYt;+9{8VEPonz9PdaMW(OWxQaikjr~DLW=QE6UwNYG9c$}Wz`EVFy2*iux<+G4GrWYFq29pPyBtmSh86iW^|;f6J*B_!T6=00Bt^xq4;4S(s5GQx>ED{3
x-WlJrl|N;rQ+0km-
^UqE3$cMOlhN+R<UXREW{EIcURfhICT2hgCjz#)QbF4(dxn@#~6Q%O6ZZY;rtuXV=V>>Yu7#KTHUzTBwfELXlz)q#@?dSuQ1d$G}hW1npYSc#`-
nu8W!sBH!n0yPMcc0?Y6>_(#5NgD5bjmr7nAurD@e2YwN4r>lz$f3tz7<{S1|;Uz@BFhWmBeFQFC@ACjNf)Ho$JE}^M$(z#j-pUURfHm+@U&0kkvdvAk-o
M0Ji4EZ&7lijH=FzM@R>`txGXm=V59VWA}u1;TDqcfQDwFcw-
=GAuHe8_>GV9l>>cA36Nb_pNXxSbdOZQ;akYoLKzlU?gHnQH8H`A(<Ssnr_|4wJFYUSrnQ+G}*?8bd)rk}6;Hr__P5!)~l~>P%*{)?A>64-
5qkLqUFFer(SeW%K!xN>01N`1xD;1v*zM-
5>?@U!d89@L!a1q>4lWTG<!>_fJ<Q_dol%l|KJNJGKAUSF)z|Kl_aZQ~RIo&7yZyiWBdhiZ@mJ!~!p$#DDAq-
=*cxO!&TfL4rSRS^Rw%>3R43<lnDe5MPcg;og+={N<HV-
?nk}7r(EQPu>2XU75W7Yzck(WzqJhCuzS!EI*Nk!$tJjE}Odim6MdO66wDsrhHYB@|&(q?mxKYA1=;+@a8L%`wy1BS1F_4&H4iVgIi`!^dEd#y#HYIO-sO
Kw`=Aosb|4iqH{4ejY2e<(kMcUmS9Vap=YA5g*#8ZUP^$r@&3OJZ<Fr;N-bh`s24dGEl?NRe8qCthc;%nRWpO5Ad={(VDrBah+|%J0HI-
a+G+_F<vWOm(RIv!Dnvme34UKXqOQ#Sg!6<|#mrB7*+))O|G$A^)#-L#vxEDiU-GIYoU!E{=RB{PY<cIc!fDUD)369XFH~s;dEsTm`X54!!OeQ=V|RzlHB
A=|wh>%OD4@9M?s)%&=Q5QQ=wG*j_}8r{hQHMnE77H{vYhzWEvNo<%Zu?*UA~g_1d2Ixzq{LJex32YOfX{(^1|zukzSK4w|flo>k72M*N{-
fnO}9E;DwVm^GV5{?rC&&=9jr{M09^Y{En-S6}q(oeWaEnKtj0B{V_i`%zDCO57deNbc@g{Yf(9~qqPG4>9&?DFsLL!^v+k2PJ-
zeRFR+xgBc{4fk8D1sxdf&1ZU8y?sxy16aLHv&fUt-{tZE#N6?%;79nw{^C^O<5O`0CeSQQe&a2Un-vV^C7vsi{lic{l`Q$<8SLME(a`YFtG@b8g)hq`>Z
D^!^{Ps#I*(yz?P2O)~wgK1e#hekOfL-j%S&FzhWj?jgRrBnqOLG8UZ>eB*XP4XB23l_9!U6bEbUP>C?_4Al-EK3Fl0qnyK`CSHv_T8^Q|yuOUIIRZz7_g
7A4mLB5Az)^XqEf}=>8J)wOOLD>_WL?nR^bRX6yDM{)+ik#``;ng?1N}I~NqOEPU=7;+WkVW+0r#=4!-
5sjX1)0_29QPaG)YNRu&}*$7u=BK|52IeZcPnT(D<{K0z879(p6HY;`E&<b660>5rRe%(O$bpzqo4U}Kk6MkJ!`E@<z*Y&`!y}++y?rz?^hw<(q{MtLR$K
=xBct(ERK=^e%Bm^cn?>=D@hIn&`@%~&&JI!?+_7se=Uf|E{4bU6e>)CKG7vAgsn45cq^Nfu>&_MVT-YfCFay^8s8_*lEb-jXwl_abr;dByCCt(!{t4KJ5
gfmE3O~Psto<YJhu!^kttos+G%#PW>f5^(7b8^ehi01^JvG(f1ld;|+p>An9a@~W_t&=ky<~bGD#rqpb;6IzZHwph)80#6re=y+Ii_G-`GFR!`W6-
uMMYo3N{=lT5E(y_7Selo@j08SZLgxH5(q2W<_P!|kig<!FcZttf4*6F7kTmz93pH0Ub#uRz_F@rztZ#jo_gT<w^lZqR47u3+dGo8TrDecmK&%DXtPKZOh
!+AdD&)+gzekr1AU=oW(b)?HKjNGqhYmB3jv`zN)MKYO6@{*_3Hw56oUo6?@<L%Ost9_QnNojTmysMV!jcw`4={V0sBcVium7j=&vq|9brJL{bP+UVVEYv
`uuU+hO*EyY3vqp+Hs6tNH0tZ}wROgPQ>`;!XD=|=r`p7JH8~tQgR_2Z-
HLUM&GmS1fE?)Nr*0~xZYrg2Dy42JrEV&vZYq7<ZYo{q+$wTd^CkV$r6u2Y9TWBB2Q#MLH}lD--glMs?aB825VJMeK3VOwi`%y|rzPLFTRkm)-
%viuzU{^C+o^84;J)1>C&maO=yn2}%n9SL<fqF*2yD_+(!f^DIvRL_`1*ptZ#2))z|)!oGypj$s85#6G`bO(n?_#jB0fO7TjqGl;<39mllm})z*bE=4LqT
Fill*j`)J^4%}^TMM;sKL#H<we5699dzU?g0V<zz|+UwN}ie0e8H}98=dzB~2ic+XMsj_w4U=!Zw0`Fg8)4gvKPH=$}(`>pEG%kz8eFxV2H=-
XsX4`ShYe>us_f3vqIl|MLBc!9Cy~Oi1R8)=?&3an1lSJ&&JVO#dQ|OD|Xb?}VyEW?xO$!Zd)hwrhO&SyVW~)X^(|R?z7&w=;OCuw1p3scRM7ogYF3k{md
Wk<*NVuK2+=jr@#P<yZexun)1J#<9@V81+41ak|F8oz$Sl=$uyUupfQRsQMl(@Kce-r(l4iW0lKo6<%SP!Xt@a3SKdSNEm+CoO?jVb*SM*X4^--PH-
s^e+W44uCeT}bcJEJwdU%wqv`xJX>0?;<W*U79&aa8`7ITCAW1Z<kXB7?X)!f{2&O(((2_pK)VX=iX62Cmi6JZJmpK>JruyNVm0pL_DuDoBu;jl7=zW0Za
So5}#4P@Gus}mivq|F_4J}p(?VsEWA;w8{vBQ;Ez(>KxiiJWAWzK81Fo+MH;WktYCI)ZsW~^Zj((I#$9ZFwwKfqc^)af*f(#aLa6GNN$uvsJ)!k+`w(>+)
?JT|Wz@tEI69{3c73~?**(v~dd`PkA2~he&x<I&e3<na?{#`wH>Atle+o?#QB-lqLB*QSv%<$*uYVlz!V%%ygFcC^f5m30qUCq;=3`8oku>VP&^3v;zTqy
L`F)pZ39~!L&Uwya`4-
RF^Dl`N7+vfu`T<nn0jR*C;K$>Me!Io~!ftAN1Ce6yM{a_AP#Vyl*+hDV@m3S=&IwTWQ@uoN1#!p=$34f=Sae4}6DXh?!Mfuo!IyD(zZ7+Y^f6QhsNAcj=
LS+bXjBaDvR{e7#st<Ex3<d8@a8`EYMby0b+`U*g)jTBB&GcL5<%Gy1R}}KK{6Llg5&r_gU!b(Y{Drna0b3QR^iJLzX~l8)Q9L->M~5ZDO3@+k45uxZ-
)%z7s!B?<=QIc#k3V6C;Hg5sXh!|LqMVjn6}@E{yqr<qu(vyi*d$#FCMeBjWFICQ7o@ih#pr@-`aI-
_*7qnI6h@Jb^SJPBl^#V;hRZ44o7gt(cc#@AEd6_GsXN`sNc9b5m&>xu`VTvE5YRmHEiOAAa0@+<0cv#-
cII{dt{a>%bj7DMjP)q&a!OjXLdICcY0KQT`GDJkD>pR#W@q+AW}USU7l;C;R~!aH&f=C$#y8`g3MqSSm&yk&2OJ4YzM@hmCThKo@<1A*l<7Nz4JT@r`<*
OvF0)NaXx}xU*S`V+&#nz#xWF^uTW>+qT{)zC!KE|IdOy>By1vX9C(-
?{RF7|735Hrf{LCoIh{C&f+BG{Oi)_hm%VXuhcb%|`xgt!EIcX1!<$VS1h;3lS~Y53c$@e+2PuQP5TExkaq^8G*M{)7(1WkLI{RQe$@da<0ir=JfduoMCB
E-4A5$s$t>hWo_Q?Du6BV3x^80Br-
!1kvyajb@z`oq1IY6BlFq_|<PSu5W(RW^^E{r+&ag6(_HRCM2dxkW804Bl#viXl$V`cccXC!}mozIWHjN`i)i&I6<VQ~h-
TG`}dHfCElPM#~#GX%5kuet%w6P7buJ1x&6E$B(yi@EgF>kX?=t*I>49fdRs3uE02c~{wdye7;%$7@W*?fZPj=WxCyCt@a>Z*f|MuXSlU&XlyZ>K<(8Q!)
}B!7yqw__eyYeLpsJHR^gqN%g5u;)i2|it0}=%jFhk>z>g!AL$<q!xU1bVJ)LaEswm6zp!d*P6(k_z&-
`lAhaZ#3I&#fPSq^W$V+t}p~BJ<`c{;`fP5of;!03%`G0bztq&A%%ZOj@z7>_1VWPZvtt#qqK9@S(?oju$hE0T~LjNPj!naa=fY8>gKFoNtRaA|{Y^}h2J
d_-oP0qEX7NUS`;lkbgf~N`T887;|1M$gv-W_K<vLA&$$^d1c9A!A4_X&(8bp>k%db;<ry#abS{vNZL0PrIW{rIiyY>>CuYWZQ%ZK-
~Os@!VQ6WL9=k<j!lFg`i+f4gpk{N^=H)IY{~pYmSxqt}A-
e?$R+PiIg+isJWL9NSIi^RAOlPx!oLCw1$<_wYXTdS{8J)q?s9E1ZtxU>WI_6BK?cDBji}Q8lr@Jg391>8v@(v>gL&Vg&jMl4WZcFN5kFdI>sAy!}B_UnN
ZqVu!G^H)-aOrUp4?TR*lkm$J=bW{1uRQ(-
$El9LmpczMF?7~!b*j8^E%)iE8lOYEqk2T)mKnCmxEeF^lnE|+OBv)fo^{wub3{JiCPvAz31sx)JJ7pF&<&ix8&Hfmf~1iL}e-NJf`G-
3Buym`Qt$?P!R#)dnwdV-
6nbt1O|FKD6e0<za?R$j$qg1lu^gh!wQ5LG{bS~Czz($hvjxZR7rctk<f>2*$lUzZNKEQMafoKc1`n@<oueu#yU&%(&3oi@aw!<|T{DHrMnBJ)4AvyyEaX
_*N%wZgPe=`58iAK=Ub?)Uf(rH1p2oqs{B!(o{BZ%Ze-Jo+<O=@j56Pt^{ILcBbXNFnrXGC#Jw+hWVBik8PpMj$}^KN6oTp#`A-
5`Q`7VP5FvdIO>|e46!)!_zv(3gamLRk2b4RpJ3xJ+ka==+I*YtN@h{^Jb9M?qk3Ky9fuMoL^16V-&T(+9h-
a^#d6W*vzlE+CgJeE<u+EL|+~gPlbU64uif{f-
JBUSpHzJmbgA0AD1ZLo~H8$`^DPeGy*y2#<o8kV9lFoJ;hI4`RK)y1%<EWCgjy+lviKlsb_mW?;WfvGR_j8@&G4f!z|hvdJd@*GN8{S&zbW(MH2O}zA8&P
3i&z6TtFiHN&8i*k;EQ(W5`cW5%o|FBUBlXXqk5!>Gvd&+}WM1K?(BDOXMFepf^gUSfCDa!dYB?lDP{$*-
0kqcd@=?&hDV|9I8`T4m|Lu<#u!<tx6*i_^{l$G(O@>eONAK=3m_h(UQ_==TDkwXwwK~46V51qEbebMa+QsbLl{C@~Q8|^|!NEA<F4rl2=9zagTBa1i)5N
+MEIbFhDkm=tOj<ZX|B}7d7Fagz?{l<6n*A|6$I23dTPaw9eV9yzOG-zHR^($?TShJh=`ftwml$L`g7od2D8&_CET*Wzor)`bqbxHv-
c$v7+|}W8rX!1CbwQycK7t?z@X>C7$p&%kZdJ!pF-
w!6nON#bJrVs9o$R6z8hU=TS)umEk%*Gx$@oY&{Elg%DA_iAHV62?$627pfCNfHUXpcdriJ!+QM0GmKa)DU3Lf1x+sR2q(<*qZW=bklzDpgN75T{3=pTNG
oPdwa>&NNE%5c<%FDG9Vl)LWcElGs@XAG{gnH&&u1sMYbZz;{Y8kIpEcqJ>|=5o?-
w^ZJ(tsGXLh_DghdQ)WRlx8+&GCpf!`~W$Ezpthj4w`XS1hRG(CCz@D-
Ez8JIbVe}+l?Jp8|D$>Ue5KeK&DA>LNByPD0;Mt4*5iU;b+@pD1yKJlf6UT=AD!e!DFCH{_-
xWMQrsB<{hIS4`WQx}CUB{?pJ8ixC8orDyrYq^(>6q5_6RQLa_y8i;>K&NeX)HbfITj5ws96=PMuG(Hg(UdZh{fc`_i8GJYy6pElBGfPzq^R+Cp+;0xL8R
-!2ySA2iXMMgdYIR^n_Vk#jF8chpIT)6ed%E$7T}U%rArNtOGS)}S?o2to9=f!NGOpS7=Jrj#6gD?qUCmD%{>M6YgaTo?u$nb(G^0}3Q&Dr_WHHWD+rDVQ
VaB7N-d~>bJ=YcvtgOe0tET~!b<MG+ZQe>xyQQn!PO<V5hxK;0))uLutt83V-
?+($=9bi<MVTdbj#^N_i7@B!t{bot=?2%a2T9=XPvIjX*W1(oH~1f(fDQA5&vg)ay#N&(a-6-
*;Cu`{xo}PJK~b;sqKh=k)7O**pq#6cErzSC$}SR&yM=DmA+Gc0XyRMr5Cg#_M9-
G8HE<@KIfoiMlM>@3NEx`DIx|$<jOam7|Q9X(Q0zMx}BKB67w}`gGQ}$c;CE@<-
JPc{JdP?=d0Kb1@(J>1@U{|#|DO`vARB1*uw_?lEv!wu)=kCaFI)_Z{DMJ2^_O~8fHx`)O@X)Of*VUvBGg;xPj*;bMR0{yYwDB>%wCROBEi4EvJ@I%ZWi+
{O_;s!*b`>rKT707+OgU($M6%&F?lL!7|yly${bp9ztF!H)qd(_&P4!#d*$6XWBBy(RM<ukxa&}#DlL;27afa7CJ%(>*+GZoMCN=vm>Jx*>R@J#D?K%Vql
JT$hqR#_LI`tHn7%88lcufl+7&Tx)EyTjEEQVV&*ZlfO!t@JRd1$w)Wsj>T+^gxQp15L#fr8Sy=RPX7gLb4x3mrm;01f*5jwv%xLQ?RB1Aq&F6?Y!jHmT$
DSR1y}11oyiR@WlhILP_d$+9_tNo44T5w>@qoRL46<I)su_>ovE)!ryd8|qe1P%ZE802dRxrDBDtR;1&0W9=Z*yn{H+#EgwSt;OEGM>SMMtE}mI&FSY<N%
bpNZk<Mr!B$wtGXVE-cvzap7K@`Mj%m3A5YyAm<sUb`#_0ExW|q^zU=R5cW9s^kQFwTjpHoX?3JWdY>1%-
7kcuiMOvg^SDhI6^);5Oz9Y&dD<B3I4^{yS`pLdH<`9P((<FB?0CE9JvQ@OE>k(PTm5}vb@Y)FFZaJBR_CwKJ|4|D(C~R6_?Bq+96hHNZLXl(+V+m)895R
%Lf-H=v(=BJ(=u&HncyKMWg0ED)D6C>q{dEh-!a~Ql_Vs&oIjYx`-
~e2_C?SlLaboRgik#0rm>!JWwTm$R5!p0!$Bi{_(IfF`c%2k2rSft3BsYPx3HdGC2KwtEoq3fbGLQF8Jl^JdmSenk*on%6Y8qpEEkFbKvk0H93*nxNrK~;
-o^XM6rAt|+EnwiH;J6FRpgB9H_@`1eyiMo={JTd<M}O;tNVA5l{_J<_$+9du1!*IOxt`kSMimlUAP9pG-
4~gm+?{y29f(!Y`BvR?{$5f*f(+JPu(B0)ZCL5`JD3=y~$F(4h@LoCyuUOa*Ez|l<|&|6Y~=|3JKs1Oi>5NBwK4g>lss7cB?2`jYWtXneB`lxzTt2C|agP
`O~NTF15LyjRLRNs?U_f%`-9fHE3M3Q%3K0nB>&NU=|u(3;sB}YrH^nkL-@6VV7n({9H{fJn&(uivRtUe^_q+TbEdQDKZ_p>*_eO>s!=x<Ub>e@-
bRq7ngflf%dLD%R7{MHr!plz^Ye?QiC!xvw6R0hTTf%yG&kqUlN<4Rmhfvp*z(5pik*%(Ropj2mkAGyqA;oGg3h4CXw%@lH%o>?7Van1wY1OiV63N#x6MK
7GF;1Ivf_4F`E{^PcO99fYHK1mYD2##m|6IVXjnR#FNB6IHyk<+j!q>afkY4w6a}}R<?cADyB!W#pcZFVaEIC3@mnl@%CoW+gLkA`*1(86vay7WQw|CrFc
&bE5`foCoLo(Rf3<G(xBlRvH9-f<;2DZs{r-w<qm#~7BplCQ~V-ceh}M?mu-
ky4?j1+dB&8YQKXH$Bp0~k{gA=yY*_3cPtQ2s@gjG<e8#t=D`#7Xfo25G>Sg?V7ST^mf($>8U{fF!wg#|@PZBw$4B*|c15{`nl<tXvfO!rL-CNM=XL;AL)
1$rkDwAeU=9CxEl=~(8!&rww<7t3-
IqfCV2Bu_$hsqrx7SSW6q*MiCJpi5PLfcN3^HsajEl>~3=o^+t_EM{BUbAlW4f+GZt9hT2^yEfSFlo_7AMO4^S8d_KJvMm&<}f)6-
Op@30Rj@ITNg~Xe_=gm!i@K=X{bh=Lc3uokQFK9ED@}(bha%F88&SAmd+p1_th5QxfV4W_B-X-<*d0E?-
}r#O8gRgr=lZgm^VB@I0)tFQ<5AN#!!qtC5q7}MN6$r@$QNVWoR*8%TvikW5GdctH`EB9(NEi8WZu=eGvKiwWw+3R4<2qmqX;|pq$FjdDE!;BxHmL?+2Gr
GCv;C&UcY8(s+(M8I3K=D!;Z={h#;Xgs!3cFN>q`)t6BkKTa<$@<JW%HF)X0*|}r9a2_ZhuZe@`-
XdPFs6>fI001}RmPoulirM7G+s3aJuMiE37SMc$1|<7AYVOV={?{DQjFzrhlq<<?T5+yf?iBb+BBxv$*M>#BFev3q?zGAWaW-Kk>F85h;_<&CCf^{>0#3P
cDQn*EK5i2}AZsyU7;SN%Av4qwa(9B>qInmsw9yt@C68I7azYq)Kvp8>Z%HcMhz+ouTK&?;lT^elPfL7YdzXuYbK=`C=Rt(*myyrym#~swZi|;q^>(P@B&
b@_jtJA1qlo1@H9|+G<21h#DZ88+HQU<4uogxO>UA5;xOhjlv&lc;nQfyI+rhW@;Z+Z7%)N^%&`#PaS2nZe*WJOy@g(U^WIQq6-;x^(-
7w|S>rm!CmRZtA_aHjN0R`#`>njf9ejgcpKmHe3r3N>UJK-_>ZuSy2hw&a8MeAicn=|cy8YTAz)#Z3AB9kQe2&2M&&it}_Z*UNQNEc8iANrxJm_)Q9lB(-
0=>>%XCk<37R&V$Q0+LRmPe}J7rL7^N)ewD1y3)WrN{zVjHdlu-gIi$DP%)clU@hTW728W%8(M%QkcN{#=5_>YP<M*zt*Bc|mon6yY%c+cAU4^i#H;!-
S0)EBa~$ZQ8;GemD1kP?rI>|xOGqUIRp<pw^JK(&U&sjkZjyVJ*s@IVI=)I|Jgs=;Jy$N?#roYe6f@+~-
T~G(uLtC1G3(3OM>lSjtejlg>$3{)dft_T5S8<Y-Rf4A>OKmR%Zq;;mylTV-iKvC59bM}@DhHebnnX3sj!(}bG0t%s6IGmqkB?ZUQdOu=xDj8XjJCDp}bc
)iXC7Rdc>F5gME;qcZrZQ%7y()I&uys`}E&0{AqAK-
A6zu!kw<`Dmtn^g4AU9fy)b2__8spewpiXY@Ayc+?tN7c4a@!H6W%FbIrzF`yp3M%y?I)(<#G`%CbyBS@dzjq79nmoTqD?J9vVVzruLa$>sXfisvKhJ7Ya
aRvp&4dkK`LjoG%>)<*6%`kBqA#7hkb@lfGYFM(c7r#Ol>;V-
xa7;|sFQ^AE_M%po(TS<b$(SCZ3UeP_dq{BGM;jZ0oahq%x1%?odSnQkkfODb1|0o?d=kRXQ>{djC9EDn)M@UAt+&6CnEGP)RYO5QCR7)Ey1)L@F><4Y;z
q*Hl&1Aiah>8iFffw2zJ&Jp2^-4Oz{4j-*4NpILhq#qNn-Uiy$2`Yy>x}HM(95gP(@N$a=MYQ?#8Blm!w?`_uR{=+gMmQ^kfV$vHsKiOId+a4eUpCe++q{
<ap8TIm*_qY>(UHYbhz?mF`a>zjOFAC*x6{88y|r63cn#8h&FC{X%_7?mu4v8WBe#C@j1&&bEL$B7fO7_@{&nPd}PYRtf#veM;1_9$+XR(Fak((+T&u6G2
V^i^fuzKoQiyGOu~M#&`<FRP9cs$M|MBwIdk47d>Yw69bMwfUWTPMrQ?wE1Qcwz-
`zKn#Sz09$hY~Yco}XW!rk<uG0#}vz>Cxbdig$4A=^SgK$eYL+xvalKj~T+939|%OT##Xj#vVJxePbe2T`v1B|@-
J7sP|cB*WbEQCSnY$i~VC@a52AUp9w<F_=>oxNH0k@t!Mm5*OaXrXjzWKV`h{iA#v##h|I(#hC{l9%S2~0>#YMZq{6-8DxIdS)6-
(;~BYo4_>2oPsc2Rv*9z{M^c}Lz8TpMm1^qgR&eGZ<9&xJfmQY6cz-X_trV=s<||qzZBCau+Xkf9>@e>uIz)xq%@c(hc6Q$q5NhQ@HVU-_eX~AENm38;(G
r=qCD3`vOJ&*&@b1DT2i4Lrw~X}4DF;%9V7!mvcDnE;3~ovq6dYqPA7|frarJZGGD(lzaN&B1l806$c=<TJZR+hIFyFY7g}kd^wszVOy5@hukM@JomIvWD
{FVUf_^`U2=~RA5V=0ssmA3(qx36qy6bBNQ*ID7qc~t`X=*T{V1IqHE*w}Z<eK~hJ7xr3zkdD<q#0AcRaIHq+dI*H;TL@Rn!ic*ISeEc>IkP+GF1GDx%g=
yoopSYEHuGEV<Dqt(fezS&Zk)|=R=3T4pEPALIeda{`9MkMZuLGJZX<&nd^gQi0&_qC@5`oJ*1|F87LL}zmUqY|KWppAIRt9sVqeZ17|G@BS=_5UN{?Cgy
8i^ladTg@&Bf!obIgz5A<ger!Za^#foFFUvFgj|&LnHCobFj<h#L>{@)2==hfYVfynPiN#sa9$Cn5zo;ZLv>wCqw5VaFar8WSLv4&%3Dl1b5+kEcgrc`1{
o|1=@H_;hKK%$_`*r~4f1>B$9JD>=`3CG+U*<lg?YSTx{0h?pU^_65oh)tUp+jKRhT*ywyL9HctKUQQmgb*K+Up{GHlAHvBT71!HPbs$ssE2v9647&F_!E
XZFrf@P+I2kFNj1*2r3MV6llaa#7Na19pa57Rj87Z8MzbQ^e3MVy%lbXUwP2r@ba8mz=;G}*`4q?BlIH^<Lce(lc<hV?nh|A;`FOyt(Wjrp^lh?=NGSy9|
@!Ff>ah$H0LE{In68&#Z7jd7ikH>M^Ee4;M1jlJh&S%4M`t7%p$G>q^^7x~Z;3>JU`*QH0)?G76`bpaLmq~D+xa{QduE}tpu1y~Q-
AQn+UYrDn>V|KnaHUeXQYlKLaHal7;!5fCwT)|P>et%Q7gDoMClW^*Dut<`@;9JOiXtf#wiGE+C~PSdwiH1=9|~K-
q@hOykrno}%?~)5n#rt@pCZhqB}|GOU%zo8Ay2u8>`E;{{*Iu9DFDe7fMkjqDFDf@GCdMk=4)V-G_OD+kzrDpT8*S|JyY~Z7$#<-
`%0p#upl)?J~wb+3cxc3;F$vO{MrC`PQf6i8h3qz3&>y4*sx-ay(OMQjD#oj_nQ|QCYP19cH3=*C8dj35q{9+FLl|QEKREt_~PO#QNK1>B@FlLv|mCk60l
6|PP?(rZZ53V|NrfM3w%`7wfD?q2ooGR38fa>C`p-
C;)7<A5HcDygA+K1oFO1k(T^+SHG)MFlNkYt0i22DGz{hQV%z)GwsL>H_uAH8?X4}*+RIEbLlP(wP_GfJJbYywm4G!59+_{gwa=MXCV^^c@&1ON=Iq&Lzs
_E3ueJ8;zjAHHyqOg<O~%5)!ivJb1&-;YYZK#`=E_K^OQw#EBYN(dv2jcvH;#>Cs<}2Xj_D!e#o?HK_1eTZraf~0rJ6{-
)X#xq+WpK(9MdafaZERVh(~1ogE>DZpaK8cjKzip{xccu9t;Frh9^}FC~_s9-CRMpYw#3h2_7XZ;-
#0^Rnllk$PRXbTM2K83VWi$o1((4Q5ci!lt`UgIV}E?;kj`HVv?V&Qdzj)KWSJwPCf)bj-AFY8OQF|)@j)dr&jqCGlIbJFCLSR2@0VDc>AD)=br87y~nh8
+iSWg_3=4_f^$&EJ?`aiCBTNqJ-W^<7Q<BDJ@1&9?d9FGr-<1e1Wf6ndpaKHvGMo|Pp11lcZK{L(#NqQaV|r53OmrgJ%ycOXOIWaFwhf;9b>n;s~<|`-
P&g5&RLz{HivOtpt>6)m{zm(81ADBNL@gZWd^;1uO&kF<NdDStuZ)*c(;wtZ+gXBwo=!{ca?(L!nuyaU@3JS!P8qVYO-
^kUd1*4Whx#M^l;m5gZ6A{G)z_5b;hp1HaxCm^gw5o)Gtx$^PfxC&V@hX+${LJcy0;&t)9EW=WWc;&cVOpoGg4So>PL4>NzWTr>BHBc^!Vi)XBMyP#<)f`
#nYWT)L-
1S8>AM;~#|becp9Y8f4UA#t$juzp{+T9|UY=|0eeP(=0an9#6qsn^`KDgP0wmy^fP&j+b{14X&+W_msF@dVH^+!|f91Y9Iu|3xiq;YB88f!Bh<DD5%5W1P
V^Tpq_$y3{IrrL~N>H@;G+lEyO{YH;RZof#ujW3aOo+_9XEr-
sVEk2n6yVe752Vy!UPGY-i&wI+guO<B>oHqJ^=0RnuICA0bnvY$b{zCp#N;dX?iUYx76;ukmUxUuD)Iyht6;x@m&(2x3n7u8fCneThNixSyx-iia{w@O<4
;JeIivk7ce5J#T2$(s97g^dOAhu@ZeDfNCzo$C9yL`UltcuFH%;TAYVJrDX^y_oR%61fqs8C3FN`Bf2xM7H@gduqlNlOmE60uJNBq2YC}M;sT9V5C-
VTH{7<PNONx2M4NL+!^;>dGIW%sjZXCU$+vw}?9T0@kW$SxPf{~j;9URUT^?f>-hQ7R{Ceb^@$-
gbT2e>)ANWr%_wc5DoXbbzbT0wCJa2ef%kGDLn`g&I`DyH?7Ox%vVSgTz(0xaDL6g7lt}bIJc(Y9@-&We}Vb}CTj^8Q+zpy5jyY=7mZLVLc-
^_<Pc++{#Rf{Lu36vH3bxQ^ODu-
Vdkce50zc1x>c|eR!bsRK%d&l{9LdH!&KYbbRp8OM)e2)Y_#@OFWvQ6$g>PPBP`uM=}iFzbU9{&mZ<9XHR>kmG*KVDP-KIq0g$G-
yKYvoGYF^ct!)(QV_r{3A3^iD-g?<``yqqji6cm?Os)TW=C`@O7pQmA)SLBD@+MhEwpkM#UmZ3Etc`z>9XIh)m>HF|=pd8vng;aK>ff2Z%nBU3s-6P`<-
yv_gNy$4a-Y|HY$dG9F-l|bk?gjR1`;eYksfd5<uBs-
U3ha~4R@b$S2c*Q%t2;Jm(fj70==k>Q|a;{tDgYd24x}2U&KD)<vV*Qj(TdY2UB733cK`0wa(qc)0z$a?u>MsJegLRR@V8iJ0c$=|5Xjka>jG>dz-
sqOKRq`U>XE%xc$$ymZANV#uoT2?5fpTi`QuQwVgM4TY-YFrI#```L{}L51KvlL<Ni5Ry&bD--Ka5`<0XyD}VmRO~?Jm3>l7&2gHvs5fX){AQ#k+3uP1SO
*(m>IzmzxvtZC*FSviTeqUB^8(8?Ti}U4qn2_h6(0c=fTlOJ*8w{woZ`!OG2l3qQsCaJv3Q1wBRjA0ZoJKZe*0@xQgi*>kyF%Tmr+vrpURO3O5Q{uXE@x9
!bgs0Ad6Qmpt26ec)5eWJTO1oprT%ZumMJ{tHP0=Kx!)TqC*tOygQn1NgAD-_!c@gnLFE-Tj-kAuhVL`wr=_Uoehfd9nZ+8>J9dtiKNa~WtdutGYR4C;-
qh$)RIMJ<Lbvou#{JQB<V4&q!|Xaw}I{xSdQdpmJpJ_g1{@Ey7$0rtS$iHg7#r71xn4i{Q(Fr;e&n<F$wBdA}eyZSk&A?_-
IfTygh59|0)yV<!>2bNn+3SQJdNti>@pkfpV-gmVG7=!dv2Z#@=EIP6VbZ8A2n>{ZukqojfYaA2DQ^wKFxbGp8Yz`L1w$Jap-
h(<NvApu1UFz|lT?qf*;}Jp1kTsL?jLe$vYs;!E-_n5;SoW=n*5)JJwx80(;%+vvu)4J=ytIcOcuPUe0-Hufx3d-
v8?lBf88U<)MiAQdD^kKZ5!UP>0dn|uKAgTd?Hv#!uRAmw7D3U6d^_)7x;X6^L>&~lxgYpHSl-2lUPekfz3EoB{uTi!8bYQOLVE=y>obAt)L|TV0ii-zRR
Nq8VGR~2?#$91Y+3~6a*y>>%61{=Ea9rRKXNZZxH1eDD<=*htO({5jeU@z({cO5w+hk$y4U4AqprURaz){~(05^u%`jGG3C@mmXd2}kzu`bI#VWNELJRc0
wI$UmwF%x6S6Yp2R;gR?_Kvq2yIEWY#a$(MKgbf)pIEtP4-
4L4mZ<K584k}tDU?qWvxj4Z6jaXbYD`5d*pl|4%_3P+^|skkW7>y;^qRt=B)`JeYnzyTCTzGquNbZqdG84=USPUe54J#|%{i<#x8fzB-D-wz)L{%okUc~M
m0YJqg_1enc86qNluCxe`{zO-V+d4HSgP<lNP}6`dqwWq*Gi2?uw)$Mb#%R1ztGG*(LUEb`NzJ>UkofZEX5SmUc}$O8}B@Ac^nFbe#Z-
Sc2Vtz>fmX5O_31h|0WbBgw!|v+0hxOg5-ElWi)%6Yp$T%R3F*D9A|TL-
=C|AoBb+Rox$4nB(3fLUDo!5j2LVCP<r&mUd7N($7K^Vv?nNrb|Mq{l?gHoMKmtXp9Syv+r??m7)rEJ^GJ7bPg#rhBp*Rh_>s(=IH(z?9!JO_owHGm8Uyb
!n_J9!gbJR8Cc*j~k8@BRUQj{Nz_8d^O<+`};sxV@H#ol2e^!?KLo+Of1(=n4?9o(K$mSvLI%N8KgyyL__(D4T;&To{7Lg?lel1#`d~$aee{hHpY)T+Uzg
KM!LZm17E{)e#%x*I~o3ym>l<t@!aJ%Pg2)`Qv5C{XM`McxcV<fYF(@WHLXe>Iti0%+DhNta_^a)5P>J#-I6i_XVd3xg^XGl}R{bUdJ9hp^OVR&5IVNq-
U^wQQFfJpS+&XC&9m25f9yJylzfTsKbS_o?Nhp_G6&{mO-2Co8nftHO1;c=|)jUn!_?-
8&ZquIQc#e;)kd!vsJn{y|$3OXj(fEn1{`Bj#59h%WD0n1jmfem=iL=cEanr4W|Nfzm-
^ZgXOk*jUEQRwjY^@Kv^|5BrYj^7+8SIhFc6^Rq*S1aoWh(pO+r4H22A{ddl%w*pD_PLF~Y6C|iB?Sv*94e<r3o^Ncd%_Phfc=)NPqVxwSpjnv=+2H3!P%
}=1Sse7sG<PnpP`0`*}eEZLX~CwF%gVLlXqhZk_bNS36IE?BF=i~1^G_#e(ZXoO62+webCgkF-
4GGMoxLc3w6H?Nr%HK_ES`t<y8f<tkQm~>C{HhlAnT@2Q{z<+llZa=0D0h=9#c@R93b6Tj`Jk5$C?2O@{18fvXYSEo=`qhaxs4>rBK*<Ly@ZGB&*WB7R>4
H?Jl`KD$RC!f91jlh-OiZ<Pnwv}r#y%2S%vhIXU?vxCq9M;Ds5jnjy$#hgx50O@F=W(CXR#($~nP~<J=x*4=mE5mm@ueN_3wXw4=#JRqX%5C5^_#KxYFV_
zupLZba57T5jWcl!(R<c~BH+RgA;dOSSx8QszRI+7=caKvTeoG+hJj0${r}&s!hYC%n9#x?|J&q*h#Xph??J`hkzbJ`PXrt?g=EG_1Lh!oqya0qfjO>VJv
)f}82lvA^9Q*@s!2F{V26hSevppqQ|AYBTHVvyC#ZgLwWAcaTi-
0{F6~$>%6dy+OceAJI3jZILdV*<qE%{UbAC^HAj_?fqhv$U$sO1BvcPdQQIcHBVV()k~FxT16tM@{sbcxp=ytm8$$vwEtK2M7U`On^s+73$RLojUj(a3o0
|6y))g@Jfm0cCy$6R5p>OTinwbPC_V1X)ycGUA+|h<}OA%iNQ{f>W2Ws>Tc*x&re5p{-NpdwYEu!+TEmZEjeq&zLJ&GIYMp8#446xI#Y>EMK$pVKh4{3F-
(`!<C3O=IqdLt`rFQyw2;p1=9dxGx&}>uRn<u(iGTTyi0-o!l^#Ya1FcshwpjE|H-|3{YUP7*Z;}VKSh+_j<6Dx`$C`L4=&v658QPKh`5()-
U}Lu`<@Rm9a=yQM^x}n37R?<=O>Zn%cG!Jfr4Ts3W_?sZ_bAF7G>N={T}g{o|1fgmdBE@UgEen7t*-
zmO<CANsWT?L4I2ZFJ3_N;6=32xbnR@UQ$hFNzf;-
W}6@A2Nsb&#nHkX+Hu=%9Cx8L;&gSQHR4$bS443>onSo_D&t(IKj#W@k*wb@`T8*RV24>RtJ(Mkci}IH_J?c8xSGVfCpZ5U3(4Jyx-BPm{cDu|`>)TrqC6
+M|NgG)$>i;Ud+b%HvXzOUGg|J^{hG+ntojCC>Q1z-
Y}@{~T3IF+QKmNgg8sHl&Q+dxdAVCzUcTV^GL;tysTBwgsf~1sBCQeTl6Uinzt|MFzImzFn@x6RobsIO?U5_a*j9IODlIub7`x=$$_7=rXRH-
x3$8eqgjbwx+efZ9cVA$=dCzBCZ|)v_y_t<f{(_6n)O@z+oM63~&+dp?Z^jm)zcXBL7O-n^W%5vXtvT>)0GFdc-kI7s*WmfY3(ju&9D<04Gt@Ls2!5FyjH
%e71RV#EbcEhDJ;tK~D1de)r6}owZ?aNku$6AijQTq`2}9)5N{69VS*I6~M+KPw#^Qbv5|c(Y8f8qP=_D4+&POz0GuYG&<SQKym=HRB3BrT%i1CG(U!W`;
=r;qQt8mE=J&Y3IDqAr5F4;HhVW!fDShkfz14nUWBWk5vTZ-prM0GD|o~vXqF6MqLv(QM>yk0t3aVU6uWd0`&E5_0$Y`9zdhzvsmY_G2a*(8M81oc~@X$P
AIx)4cvp5j&U1Oj+{DF#Q&BbvN~qotoCFu$8-=TI0&>o4=&#a7~9^-082MLey2FiJK~3SLd?#SFt0Vw%#p-
42!6bjpzdl?bLm5G(K|uo_>x*M>^Tj|X8~&4Q>o-
0sFw4OCxh8gc}J2c+(Uy`eVl*>0P(1n4lHP`2hk7a0lEOwo5^e80IvTZf)VItV+AeZIXs{OJK~<Bc}wBdU=7TXKV7yqfmde}#xw=-#wc6S7L3j-
X%~vi~61if+~*v^DsjEadq2;3g=9YyOXMsM>6ZTBSxevhIT4Bb9xXT?4NZHAAWhHASK(FN44#BBwcKe<$vH3gqwk80e{eh`z=vs*i}Ktuj5Ym+8qPw%`en
s4;$25x2;6%3g$usUaHYQ(2fmf|e=-
l>yrKB0)2PQ_#<fJTr;Vv(J%k?B`9xoNED+^8s@8xfVn@TYoY2GkRLkfrJLCFEtGUJzqw$bp?$VM=!7Pd5m84X=BoBX@p)qNUyVuUPmxQ^ukb>UIQtzvsd
L9)Kjuk$L&$*Uqy)il`9_~qZJJcf@Y%|L}?$Gq1zes6h4;3{)~Oxp9g^-
k^gG*5;>TBT*`+a?O7lPt<vk}J9}w=W3w+^Uh>Y+Fqp_(U<QWnMo50>c9Uy9qK-y_bK@2?@WBE>dLtHYY{^AHlF1bR--57q`99broUr$Lf0-
JE><Z*_4i4MXnhD%3-7y_46rPugMqs=#^jC6aE@cEyD3-
(<aqE+D_5wjvN`yGNLk9bN(%_Lnj~VEvg2T<+a)((<;CAQz0r$=MoKIjLvRmlT_OlHXOTSKNp`B*$dsp(tJv4_oIi5ET5J2j&4Bj{>NGW041dW!b<(00dW
XD-QlEL%0%S=pAhFQ$+Mi_gMTnC`}vfzFl!WFJ$orw?Tz&G;y5<bj}K6B1*|J@q-
w|OkFN*^QNSfz8oq~j*UI8J;yg<0RzY2o4*GM`LQM9>rxLE*J1l2^Ip81R18f<<4jj);9I&U(L~UlC?Q^Wxr}6Juzq*D#t+L7HycC(md$Y1n!Zp_amw7;(
+jhjFFWJ{81(8D^htylJR}d%S};orcGr64wCd`aN!q^qVD*Ij0Zgf!TR%y!|Q&Y`4JV_l(UV>DQCt)am$`&w&}o@Zj2IFyk%S&h4_F>9k1&>oEYfw0*q>L
p>PMV(1u#QZdwvAsvSLFf;)}gBa3ty9&-=U?T7A&>`^UFJwWf4(i$LlDW-`7pgQ#+uavlLl{hN7;o$ku%pm>`0Qap-2-#h6?j&B=%fed4?gGmiDKt-
8Tee>`4l~ub#~LUy3>>4JF)79F5ii}Z+L~h>670aqvz_*^bCA?1b-
MhDg3VQ?V6%D)xNhKMSIo06OJ49`QARS>gw_BY}%+71gAG$G`;NjE^q4NT;G6pK0T3h{WI;5_QB^)M1wVZkAG+l%~iMic0OFIZ}XjaP}S+%xxPtnhW2Z~2
z9(i1-ygH%u8s}ExXkK^)Mmut{kJ2)k@%1T$Dz8IZB^2A3{yi%WeCe%qs+*?>#;a&vIm`nSk%5^F~Wjag_)qc^~K8NxT78{mm+zZhGI-
z)Q9Ln_wQptW~Gtp6~!?0aKjO*fUt<1dPPZ!L&VYZK1`j{T+E?OY@keQ|5yKsn6T1v7~ic(mZ?`@S8auOXQj#0_JVWxMHF1iiK0ISeTX8{j}D81y#(s@Kh
E|%#a;=MJYYny$-QKtHK88nJBxRm;AhYsh-b%#p-
rkTWSpX&(~59`%XM^H=U#M2TmR`zoeC;u2J57LkZkO`Z<385$4f_qWnE#ng@s|90YBNpvf9*npeR8PR*CZp>!eC0f{FG>OF$GO)$OAxgH~Y*fZ%36VUff0
JoaA`@2r|8~gp<lOdnkbkgH98&7umAF1tD>hsNhq+r=Yy}sF>&OPC){Kl-qKJzz@yy?H`)#Ltu3-
+_OefajBn741k+Yoy@821)q4G%#u=z)Z9;@cy>%4=qw@R_eUas=bMc;}vUc=sAiW4Y#sp;P^SsLOk6aLB(uIN*Ex5z~O$?+y0*hw6qu#(?kmP*cBXI?TD=
B<Ec{Fiq-j)7u|}7i;kCnnCPREN3vbKe091*}lq8=N|A?-a4zzXTJ4_*Z;?0KkxKt{r*>ncvHLM@Mu*EQV)-
{+J<S%+Co0Wi)X9Qi;vIhE>SB>)uo+c+RLJ;&2cnvGmaIfe<Gj#8afd=7C5W$ck!JHgA*4w-
l;)0c58{X9XGfOR2KP`iaD)M+H>$@v*a~<0~&MMsZt`nC<#+Y`oPo?rs0!tzWY_Js?1&RRowG7<IaDY=MHzVYK~hk7c^v%Iu4#JmD<eS51^zorD=PuX>Fp
kaEdX6bIxlu*r*Qg`zbgdo$V~XR)uBFb{Bt_MKoTkRVk&L(+2N=X2MG<J#D~(%`6Q!6RInvW@fc&<jXe4(4w5KVe1Fvj>?_spp_zbfdg+_3A+_{c|!K<!o
X1&gjVUpQsYO)kAhRS3+mSd^{en7-?G{;$Ri5;-RIbvU>}&ry*mDi;$HrW#@=-
N1BQlGjbddGe`U#jNP<%${7~lBav;cI_J4>RwRNJSG~bEe4jkzBYVBENZvAxh%*Q*2&cBe#{4nnm)yJ`81eLu4Q+7P9v$sMykkFF?Wu0%;$xb~)^)XDys~
kTPK`%0204NEwn4_hI(0S9Hds0B3nT1eW0QWEA#=j^XWILU2kb_&wr(MAEX&@gD`Q%1$&1-
Q1<9aM4oWH+K&AB?@t68FS&h;YlBlqkFe9CI{TIgcFz?_XM(bL{fXgDQms!h6)+PFbJQG@X|RFllVXW*4HbY3s%cOdC^AnA7?>31OMci;=_cOYj%%z@g=&
F_G1RKMXr4<8SR^&9>Sn{7z%k^iH^<B|78L#N^)lUE1u_j9rj@%=0=7<MI2Z#@?2Ah{Ahqjp?D4hr83{4&mw_-mrOm^_OL>XT@ZN$&;Ia5{woy|KJS>=?9
4`(%fu^W6pe%ACb-F)y)i(UC&w6Zs|XlX|S~f_@m_Z$Xchx9B?(W&PI+XI1=&+YO>TwxMUsTQYm2or!DFnRq8T6F-
B_#CI`g;+?GMQ*t^SxKOmVuUyLPME`;~hjO*Z&cs{E7dtKwGIz_0Gv}W(ce%{7c-
ydW@B={&^#3Et=3&i?VGov^W$$k0S$qIRMJw1Shh**D%58g|&U#K>Og?T~nN!_^!HL_ke}zyNx9w(H9dD27hUdy*mI$Bv7O0=d{?I^~`^IH>x5AMsyJi=s
+0n1<Tj*L7cZ>OQcV>g}BWB-Qx!ncd0ol3k2YkqHo2}N@3#N}8f#7$MDO(kX;H_xM{D_^hSZ3(tzK>lO_zL+32ewH8dCGi)%V$UNM8vm9-
Y(IRk7x)?A%D;in2v#C5GW!K)4~hq!W?!G?F2)NzJ)%)uem2xz&p=Q?>W}D)@IL(I(E|ti%(f>cy3<Hjcr!xEP5wwOu-!__vF=rd!-
s8Vtj?O;=~l_!LpXgdnn79a2BAz`515E7fv4IFFbK_ZfianBu4@_$o%>Mc}IR;K8VD+4?Fj{c>B1GyqINwAgT|~Ynj|eKARQ4j|Y_QnTOq@;X_@Hmt#q_F
*{Hvy9cM5V(GYTF?j+EGphLo*-7|boB`35sysROQ}X57?L?Ff!<H>xw_fs{I5luma0_$>tH<m;K8_r}6Y~gey@)0%Eqe&95joNWvyMWH?FB1#Hk-aU+cbE
9h&hT5&f}#6<Pedqk3$0BQ~i3p*%P)Dfr~|)Rc-*g-
o>lsPr@T3zzn^j=@jRBNX_;X`b5ZGE}HglJSH}a<WsyuG(kJf+|Rt`tReHJA+^KLe4#x`bm|IzNjabH1^L#=x%M(+XW6`A9BxsqC|HKAK!f!TJU}0Dlnut
)k$L1O`}%pZqip4PQ+7vKj#;J5VGuS^_EhG)(Q4qDarbtVTDWH1-@R~6fgJL=2z_PlZ&yd$gtwtJ>lzNRdr`8ZY`zD|-
v{L%h4OzqOywVqFMk=9pZSSZ(x1ih?d0YA5a;Sn<mFpYSKKx{<q_-cyH$~ZyA`L-
&&dXSWWC7Q0rGHfQ=NR^NXYhxZvENv7Oj`g<cCKFu!jXbI+u}yZ!gMtahiyN&<lcaKMH#ggjybG9bG=o3wSH@^X)}>c#qYzpUFcI|G{<iP*kz<Ex}bV?TB
+oP05tu9DU!Wn>D-Bs_wD2=)38*n&P*%qa4Nzw%Q!_L%kQ((8f-sN<sQmaWP&_XIt74$^q3m^D-
`L_kdOEC1>NuQtY>(BXHT#`1bJq#y14@8|Vj{54FJzp-a|*pcVJBX;P=-Rj5nIc}>XqOT3?Pt?Xx9FZ&svOn$~i+0QuG7_ZnO-z)nW-
!s3ZAb)f}<Hw`?j8D4=KjWw4ic9EcT=qwvKdPVc_BcP|yfiDu&$w-
S((iZD?|0Jgchc{7((iZD?|0Jgchc{7((iZD?|0Jg_hst$n~uyi8g$Ce8cv#&Lw+b?L7M3eWG_p&;)++l*v1?hZiF7zp*1j(-
!Jc~{Zy@Nz*&GkzP8_lci_t0dW*aR$8CEey!rN<f$owm!?G>P_TIwx0@VHT796Vu%t09{F=`hsGuB?Pn!ujRQugD(3dmf@n|d7Zy}gO{<3xAC$K}%GJ>d@
u`Effgir-Dk47_7y{C?bZh+|?FfYC_53`dq9%G?EZc|#8DF@cG0zNOe8n1)5EKW;w`R3Lm~fkCMs=f$SOT=Pu)+#_WFwF{;{+lxR2X5O7>|E<hjyez!`Ha
yz?8+J=`0Nw`kjUNRbk@w&bqtSwgc2t-
q5J*Au_q6jw3VfKh;U?op#{K}EB?qHuSYZmT`8Ih7Vn*D?4?GvM4<}~#L!&IX4`=)cJ1$y(%KLBO!d$&E`*3xF6ktmaTZv9q_v9e%!U0_(yKvu*?84b`7f
z5qz`ZbW+75X?n3ZjHXVQ)s%ggrSHU$^N_D^I#?w7b97gtnl5%O-_*2r$$40$*1!Yv4-
D0_1ME}xL|$fstb_t}6QH^GcMpH3olSn_pwBylus@8L?`=p{I_-toM#lf`9F9357hfZOG+uR!sCAUm4b|IV{%oJ*r&<%Rd-
rbO?@WsSBUXE#i_U$tlnJg39|OT+tc=EYx_gVT%tH|@mzEY<_~qpHXW%#8+x>B^jq`M48T)}qY^=}~qIuo1WIFKj1npobmPORyOio-fjV+&wY-alCX=xn|
0Sg*J%0aVRZcW)p3BH||$a`UW&hAIjNY`HTiFo9?;|_i;pSw@t&l%^_Us83gMcuaq?!dTh9!@kBeS81rw{^4tOEN4QANZKJW}esI{l<&C+xm_GYA1O2oH^
M6y(Zml--icls-ccP{P#WF}sD?<Ywtf(`5^-fK{J#qzj_iQUWO0MXYcY@c-{lQ{{kPj6K$o><Y>o4pa-nT*5r-
Fvjt`JOn9N!eA5W&AeALYt2Ad99aH=dm@RiB5R?FiOx=V2Dp>A27Mkvw04E`-
^%Js;$I@hSl{0?GGKG*}Amo57@|2`4SzNhQPJn4<%AO9vC}9aibA(BVhDV&zKzjI$mqXE|!c!)X>nHwbLn{l_`73SoCmUe0A8CA2%!%%dI%*l<fsUc(ljW
LtIa;(M{m<)B%*0%z&e+Sw2;>WD4a)6f&!Cdo+8SsHmu4_L-x=wY2Z@a8<X_Ul-ogmLa0p~L*C>=xuriu`S*D*`t_dL%d)N|+Uyx)ba=Ll5VA7BL9=+rj$
UN3ae&o!{!jkK|lyNRi=bt?X20BB61mX4^7UlZCTjS~kG~1JFg^HqWh}0}O{#E7pf-lRQWZIvzIlhKaPO_6WG*hN2M2ZKnHJAp0km07tHy2$q0tj#^v-
CWqhATgpyXcxYJ>L&sn;KNWdtOXnSE300mN09KdlL&K$j%~xgqGMyErHzM=nF4;KP$K(ClHmm6a&UFypq3T&+1(x5^j++ahldLKMl-Ciku(pP;l_D$8ck2
bPAg+!-KN@OBljfNHv4}+xB#S}@A{4jE3<uOVI~&XK{$t>uLdy9@p#^5A9lZB_P(~eO*rGBTWO1O3I!3JD-$pwRy;*1j;uDVy&Pi3-
zrk*MTuHY*Jcyhp;2t@ZBN{t`ezxC=l;LQ*K0*!AJ=u&J$|K0Q1!zRb?YDRp)N0Y4xtT87V=}dUX5dM7|Gn!EGUOsVE~X^s-
I@R5+xhTPZ40ohVDfV=0!4%lpG_UUO|}-G!<|D6KcI_lymy<ufpNagm^0`Lmrpz0WTWwK%7;KL$CbL~yA3-9cjlAP_1SZky4HO&T+h^||D-
zJq}sfJ6sqTn;Ggirh~Y;6e&E^7IGnnX+pa?#0N^BqF|=}X+YwqoaGn{*x%QlkJ|7rO6tCb708zZ6bbt}%08#TS!5GSLhDgnOfk!%kP)$D;rJk4}!-
j;T4lBnsn!N4MKkt}#%bR5{#Sj2k?gc^|_zzmd+0VJe5OKVL$0emLx3OQ<HPA8VvKoH}UGk2(-$w-
aa2(dzO}GO)gS(abW=GYhz^p^PLox@z@WNdIwt~_ELg58gfKvaThNJ8M@8PKWr#Af?)%~iO+w~`)3vRx3`%f>`UlH^gy8=%E$CgU3nVs*Z;O>6IRJ4Q-
DTm$zv(@ap)xaB1s{^zK+<Gp2$hA$@Enq$4RszeS?5~1VtrbjXIM-YBDZ9mWXRM}|9V=zKS;(f14mQco49=5^_ko6?bmt(Qy^Mmxm}Rx-
E(gOh$a~M;&S&q#Ibas)_TrOPNq>}O)33v%-wRs9`|C<kj^9Ck^@Z}Yy6iiYqPXT;=ss<E%9uF=UuHttkr~)Agj1TR^N4Li2uSnD5Z<zm=-
>sYgHME)#yWYqP#y{urO6#=s<c0?<_EfwQ96P4o$QP--oB5rf>f$KZBPwNxYNDxznLwS9lM=9`)=3Di)V@-2z|U?3bigR*5O3lZ`Ig-DHLB6icgJA+9z(7
gIjfq2az3HGw!LWueGdtXjQ|i+BK#1^|kdo{&~mN^lCXKt8#tT!;oS}^N#u7-
7zDop8wjUdup)d*US6*47a%szo7rs)xWhRYES8B^apZhiAtqaoeIUr@1~yAj!18j<Ky4_n&QWeNS`Oi>*C_G<oJ01AV>1CPc^C)UuVCw<&3LuVDa5c*>8^
=fBF_V{hjQ0o$Q!oWeL(KLdxm#^G`Ea`t8@V-(_-
o<17|`ESLR0FMrC<shz1K+F6(?r<c95RLbQXoxtK3+{%78$xZk@l{0=s|NL0)hbeLKx5)8Xaq&5F{Pei^ugLMaaq+ltL;W^~{dQi#p8rbyqf5v?DI=(b>s
2iM0{QpknDiruOc2VS6y>SqpJaNzd)-K%F!=AuoW$|LOqD7_bvmSr8^_n@C5~U0n>hZen-
a(WTAMh2PFmvl;>n5QADx*v{x@Gv9B;ohas0m96UTpeUE=uvDM}n~yE$?Enr|kKpPG_59_3u3_%l}~j{n{G#PO{;iQ^X;630);7^VIC#PQEeN*uq1OB{dn
8;RpfN9q5&)Dd})qCr;wp_@|^$1ffwev2#uP=0<bDt`O;#OaIlk@T5S@g@4i>Hjk-UK17n!;DedKPeKQ8Wo@SrAT~ARJ=JVUK<sE?Ny1>=UtUJ{n9Ck+tV
;5aeKaUb>jG%%*5sV>YBvy2d_!o|8I<v{%Ce2{_3dsmfT4El~M5@86)xOQStpz@flI^X?c<ONm22WqT;_475}xU_{mZ6(RRsK68PUz;uZOQF%Cm*wT}9R<
!hN!yu#e1Q@l&*m3`g1^+=N>B`z0AT*#AXbxloO4f7XiN_uU*gygswYUDpuWg}7~olIXkQj9L3lHLFJ>i!Fi17mJOO;zoh>g6?Ss!3NAB?)rrMAJok`8MW
}o9~J>4Qp%a8_3i5%p_qhEn$-
6_#%vxne~p<H4UaZhkbd2y>?9v5F>xqtRyim88I$M3uCUm;yX2AY7`VEsqqh?Mnt7Uq<#JJs+!fS$;L|3;~zo~V{TQ&n(9^66?PmWNR8!dYwPVRfhIF^lj
`FiIz~(nI6$AH+#-
oJGr2(W4;mveW|oPpEJbe3Dol=%&q|X~I=!K$qP}WnQEh#7P5r7h_Zf>;LqWA*N>$cC$J<ubH`qx!<$so*H|3h<Ry<Gx4NDS0PH10Why8KKf+dz!4Rsavs
+BeM@OycFmCdoH3V9w9MYIGKZHGU(>t@+1DhjJ-%_^!W$X%Xa^H-
P2M%VH>q;FiIGb@Yo3qMbxz%MXpYetr9DysNQ<&suhPmM)hj45}PF~6uPuPVOW#5`3l^EK3PQ5Dxir<1s8h_BRGRap4hI%(vH8cEffs@&+Z|C-
`$we>X(tL|GlqMHhes%OQt*fc9Ie{p>c7U@_c3*#u>y|bpOmWC&F!puslJ-=ERMERAqHd{lD9inoV&qUs?u60z}$4pqj60(mDCj|P$CM#meD%dAQr-Lybm
Cl&Q5?0kZ*4W2NNA>1cQtX_H)eSY_E;WuAx?^_5LlvtX@qGcjHL@@85RSd!!rxd|Ut4P%BN_X|i)?yAIcK~WIrsS!Dbn|ICc4O`kCDt|Dp*uwx5FTBh)+2
3hw^EawY9592#dtY$JU$$4^-J3<S>~ivp$>Qm{gTXRhd+kNmZFtl}S~3=~U$fCgzt~lgibvA8lRWV$Mu7IO-
p&Sx>8&$u*iwxJDC4i!~USRaLj%zOr`BEL@eTt-QZ*)tcoEH4nl-%&%HqTLnW9M5u8VL@lqXU1P6UwWeYDst4-
Wnsd?Y0!A%pfbFh@W>fxMMl%rP?%4~32k)Fc=Z^a=i`K8aV<9dclol;nvud%UZgq{YPF$5&dQq$~v$EzscD!k3UXn9D$4ZfEMt#ldiW&Brb#~PQH4lKaz3
`5YG0JG74Y=e|-
K83u4KjVe>aD=gjQU#Dj5W3Pni+HFFS)6~UQzWO)#}>&R5Kdv^^g;u>mQ(JeJy4ggO)|I71>}ch&3x|39u+Rs4f{zFQ6Gm97ae|>N2L(MV{xety)tZb%11
Mt}!VxFO@ZOf%g|Y?31L`Wksut+Fz%wL))r{Y8b_GlN7t$DHaK%6>mzOiNC~3?Bc~?l1!H=nJ!{nu`?8FYAWhU4(27vbs3JTB#|!rF(t2b6vXc2&|*jOio
~TN*Tr2jmA7?h=p@g!UP@XdDR7yNhFB9VvN=l>N#3dZ2dNWfYGk`Og2wE!6e-w0g|(}fKd@>|>^4gQZLH)!WXzqNKRRuzDy$1<-
BCL4KH60=&Rk@#s5jT&7q`1|@vW#>m#7uUVuhcl88+68;s!gOK)6j=s-
98RU@ub5sH$DlV4qR9s_HwdYbqVK8I^fOxw%CZxwfLB%8KflHe0SOH?JVSrl_F0qS6H8pwein%r7jA%}E7beAY+{jD;#1Xv_0$MTNQ5Rh9WhV}Y%r$TTyr
x)QR^j80sjnjzk?K*(P%2XdE(WAc@ld?hANiOGvDB0ukQG<-(G$_k@Wz8uI?0=dh>uX2@`T-E3O_f$><yDIvh?mO(+X-
<rLrTja39g9nii!YI%+bd$@<1u~?U&pXGO5);+R?6+uL~y$_(fBa(bAp-GKPfJMcSS6Ii}Ft!_xwL4iSzf!`HSNFCGPp>QSzr($~af5#NV$xt)sNRWR(0_
anI*+Sbj}hx)pN%YSq~NzfsN~&ja0+vA9{I<$pLQG5vb(XV2Uy+_kg>^xK*<lBe+BVCC4jYs$Z;b4Gr9bpDcYk$hiGQ2)kKagIi<jw=7Qgzc%D6wliws&S
Aq3O^V9vT7Mr`E)Jw88k)9fMxj<=BB79g#k_GM*Ic&X1AVxo%z2-ymG6ljdP*@#yQ+B{T$nzTl6L9m)!oo6_Hve3X01P4+GIfY}IZ=?rpVJ5l-
+?#QpW1@SF}JZm-~;ya@e`p*N<SQ-U+3E8!mR;5QGUp8@W1Z;5Vbi)h#-{L!O0uanMLvp*1=`-`mE=PlBZ^Z0o3o++YBLs8m?SoFQt<`B0n4|-
`+qhXiIKHeA#G^?1Oy--R0KgHmQ`p>0n=ffXyeir;)Jii3~E}Or?=WWc;mf>HqEDIlt%S!OEtZW7E^p*&wy$-+C^g8F-$9!mu((C5_jv{-Oe-
O&^dDlU1NT?G``yC&O(n+i7B<K1W;b9IDh^5MY9r?S2-
!bj6K)24fl}h?DKIBC&U>}P)A>J7pTw6_ejohx{`8KmuT*mEcoUegUW0?knS_*10m`cG^4C*MT!{7u8PQaj^f_e;2q~Ju>)B}#4g7l`~J$Jh}?dOIfat(q
m{eU>=s5E6O@rB@hM@!xYf#RZGZ{~L0f-uX>TNLv@$yqu}2_;o_lOl5B4#R>J^oE{UhVBv<rHU<$hNVELrdou-
MUQuKN`5i=h}&!Bo_!r%!$HXig~`uzXD&i0T*7It{LO$JVMx0eer_4!=Uyj-
yzry=PC<RZHb*MH(`p)^N|^ufQqIz5g)cmSaE-m>`b#tnBIs+U;1&o2xDP$`^;p&KLHFMQ{TaGLV}1$cjydNXL`^exA>J|Kc>WT-hyW$ZY_}BiJY=``3f%
6di99miGI%Le&DV*N9g&M0p#z<4q^Y=Ve3&cK$)WU<^dj&B6&ru}gLj@SLDo3dpf!eq%Z;HC{Mv;4+C==?MEu&s_;myE>juWJ8yLTC0DkQNejRl9MN>QHY
A1f}=x;Bw8*n@$zcvxSZh(Zq1m_(eqVGCWkaPV|Nju*DRf5NbAHbiJo1ix)Z{R~6La58}v5?avI0pyUt|tD3_gZ|f-2fp=lLms84H^n-
DXgV%Duq)itfR1w!V@Swfx>zU>nS{u!V|HHyy>jtUrM=M(}4ewm7V9*=2m1ra#|>ImJVZRG}fCVRWC|Ku3K*mjlpzS=2%=8i}xSLe^zxz0{$~|mNUeEFyJ
=G%tfx-N^?%Yw|xm6Zpw)0MdXm9Q}7<siYYD{bG-L`En@hNr|;Dy{9YM@R(z5^x7=M&2IVfkmp=F53w^F;?9ct1d@oP_LERfdqT8&-
0ac0~N6}?#jKBK*_C<4n$$(h5Oy;dPxPs`12py(;|JUabHN4T#tBz<d6#Ot;Xe{?}-yaxa{_0z0RTR9^D!m*`5u}$XR*dy9=pS6$KBoP-U_xU2(Yq(a;zv
%C@$t-~;1vF|`me(;OhOV|Mi)xiX|?1rwae<5THK+u_ycKU+^VtH*VGvE>C{DCZNn-&g@LOKdAZ5kHObpG$=fx_+cnACHObpGU$EOX7uwqiuYR-
D=9v{Wc}00u1v5=WHd`SW;Dxz)`4!clf4$b2l6bv#P_~cPO&EK<%&i`Ky>{C8vDf>uQxdP&RgJ&6^*U2Z;`O?fa{ld6`4X-7{(mSR5R(
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
# src/tempo/gomoku/classic_uniform.py
# ==================================================================================================

"""The first of the two classic designs. `build.py` bundles this module into submission/gomoku_classic_uniform.py."""

PLAYER = Agent(CLASSIC_UNIFORM)


def agent(observation: Any, configuration: Any = None) -> int:
    """The cell to play; the environment takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
