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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "6f8f45567b26d739d7ba5fb0", "checksum": "aa6fe3cea9b8d89f35aa52ff", "sources": []}
c-ri}4}4U`xi`LNvxFtCoCKqyO*N5yD=5<4>?YZj+?pjDat=8sM2SK*7V>W)8VM%58YM-%ySdG|VUcUGwQs$j+WYps_4a39w3k=VQj-
n&2P%I;Rg|ic`X^yg0^TO!PqM$~nK@_wWfSlZR`0ufG-r0s%$%8do_Xe(nP<MwU3XpQs99UJa$Q|RjkBh1?M;rHOjEg|qRL>ZHaM!P4A;$1zs^~G-
@3Y$W}`Vf$LgrGX6IC9R-3Grtjx^JN=pT%xc~l=68QiA`#)Epq@+attNi{d9;80-
=dQcwr)L?=7I@rsU43<ZU7ho$YHO9by26oNkyBlrQ(ci2YF%c9HOrA{vSw$Q9GRI8v&n3!&N4eHF~ygxP<X{2z=~aWU-
f+r)z0gnW+sC*n^dr&y1c$}%}o`RRpu<S$z(O;SgWf{mQV$=j24r%++wcEv{ad@GR=;xDr=@S)AWt$eutx~;(kY!@|7SNuB)wEjXxUhuP045nynTyX>%m!
RaTpGDl1Lp<rYIlxgk5O>6tl(EFgwCvntB~-D9bAWEsn|P37MT&XWn7W5~?THaIFBMx!~$XfTCZS6yy~Sc}yPtdLnzUS-OzHf3k!WPR%hYck}76ZU~h$4x
moS=ClUrK3E{QDw@^c7$48nQ6&3Rl`_wR2i!r<t7-
FKvT2%%d|SGe#mP^lPNpAO3s_IOy<nWs?6$Yb2bb<Ls*r{9p&b#aw|wTgTt7aRi0%vW@l%YXMg!BMbs(Nm}7{={}t7lMq`fEQ0_1~vdSwe!-
jr&b*3e=(wt?rI2_py_}>6Rn#$&HF#j9E`M(loiY!yPG22*GRb?_)hgxTHSh5XOl@%r!8IE#`H7m2K!c=Yf_VB+f&BI25Im?ifdH3B(j}!=t)eNIj{xPZ_
s6xL&{~Bk7!g=!FX^`@E+j83-w%cu`%eYpLew9Y0;##-s=fYEH-KC#Ro=@qy1dM-
5Z%M%4ztJ1iDwQaW^1jhqIv4Fc^=5%_xWL%XUYn;9tsSgqN1{r#nBAdU>{z@|mnVAj80W_#+h*6#<a@dU@K0=RXE*-
~q~at&e}I#k^gG2$L9gYc_c&kRmd>N?r~Dkdt&jJnF5}!CiGuVNH}53x4rue($9uR(Pj7?<u#fxlw5MAH{SN+5?E&)d5m7oLW*p<)uUW*5F}rly{r+_PM7
toB>iY%h6+yD=2gK$8yEzkjX=9UqhsrtK7#M7Z@{D`n19|m#1NS=?u-AG>FLj+u))d1Zp*S7>mKNv1-?HLWoxY|NO%eVTiqi2>T9k*6vZ7U-
+n2{%_qw`7>zl0S6(~cH4hqtnw&5O&GremR%IowsLT*T?<*l!|jtkNW(RzaQ{7Qu#a+-
5D>DyJ#>xEXkz8!u?)W;6pTI?v0bVXdi#|L^{p9=E=oI5c3U=@3<9Xe%4Zn48A<rc9!nu^sBYARA=P(y+m3?`CbA_lc2sKsCs2_|7sM}j&G&LqK^w5t1Ez
viXC@V;}m2y=d;x2UnUW%^zYh~s--
!zFAYe8KxZ&|se*28s(hosHeG(BTd+FQ!B7Z99=SdDh+w?83WGkJ(<rMhUF2RbK+URpd=8ax9XXmL&?UP5Ko;s10?H(oxX7M@h+*>PtjsugGo#uG@npbFF
21ZizQ-nT>tISLoGAofXfIIQ0kc^_F6`EwxB&?rXfB5BT6m?rl7?-?3QAy-
l=^kdN42!a5bO_6`wRxSwkk^aEUA4>n;`fFHfQmuK+TkkIOcRxuwz_vb@@2J+RmT?yE#dFLQ%j&Tort%|e0#(I7SvC!_^BFDm9j)UyZ0iJE!Fq1>ZD}$GO
WwBO}pfqItUd~NNnu^`b1-UXA+KodFUkv_CMaLih;M`~PkTv=nG{%5`r7<vpUpFAXZXo=+f$-}F%CGAQzpkhJx}Ngudf?X{;MY-Cmtft^dUg|j?HS%}aq4
kABfoAS{JI_z0uzk6j*HTOVD+<}pDSsnJFmu`f>G83{F%A|dLwl`7wF*wdt9IL^A7Xw(a{HM34g+S4Zhc`hmd`P8iMxqY7*9vu!e*aNjQ;&wIr-
1;Up4HB4Hf~>qvMe3D3kTa@Mo1Ulg!A<^ca8E4$Azww=g)Z46-
`dyg?N8S5>Us+J`p*F6N?Iyuu}nNx9H7(FKPpUCvY;6EE{KSTHr2Hbj?xn4r%DwuZ^+IATy?MKPT&Dli;9xwIszJ866;2~p<^L?y=!iDLiz3Q0l{UcU~V}
++kbC-I}MNn?(k4SSLK3{XyQ#bc3X)k`Fm-DU<2woe50}9F}LoU30!TOqWSs^eP5Nly7C*t7p3z82;1;ak}`*VQ+iq8QiG<%`ohv7oT@(}yj$Z1Fd_1Gy-
MgB`gX`erVm-dlZLCP_<-(@Sa-EI4kZROovqYv&@P4%xnNu|=LP6ndmZP3TFRO;aGIn(KL6~w2gP6f1byz=}h6FVOJDptH|<(<U_OR?*|it>WB4`dNNCwq
0>eRcP`vg%#6)eY8lF6YVyXWiQBMdk-
gS%yVsOQprRq?E5-%-_?vD3dQ*wwgER*FSJ;e(mk$B|`pfYm7y!7ca|Poo}<PG*!WW1({jaLQ>?Sy7Ky}m6?{Bwa#qw%FN1@nTD`nd3}BPL-egNn?_|;(P
#e3OzRg&<fyGHcbYOUpe&^hlP7Y0?o`HzRMspTrr{fe8e@SmKj%J|v%I3VI;Xt0X7$?Ys)EKw)dFXAqw~BJF&gQwmFsHDA3~y-
t#P7UB%(B^7ObsvRxc<lzWt^KXL;qlss#<sdPoD$hwj7Y)H_ZwiAmQPW@mkMwb2x@vLe(pEy^;)rslHzqSZ!Gbl4ue)!eW$v*P{&L43$|r%-
O=Z3R|iW?}h#)zI8HS>=Szht^?#<d@uTuW49U?yOu>T@SxknkpTxwUyZ6kVqa(wbiT3Yq4-
A{4q4<I4Y|Q6_%=O__5Md{Y6W~Av&>8b57=$DYVYztgJ&yN0*yruzaC%U2AI`b@lg=+Ct$m3eL=qE;u$@Ev>JruCH0U8a{DBUtU|ca$S8*U47IiE6tTvmM
_-v*x}fQ@`jbQH4V<{su)G*M6~Afln(WUo~mxBS-
r*?qu`1Nx>|EGO{Fl%kyY2q5+#g%Z>z4XBO|oF+*!RctAbR(RHcj~Q$?M_0jqV0GOWx(_O7aPRXC?iXr>7rHT4Z)34uP5$t*NkIc-
&VIvD0*>5Q2)VP&0bt#hh$<h!N{61%v(wxK%MtHueVcgn7KpuE-<-
50=H6Z_(U8jzR`=WpY>`no#D6v=24FR<z{MV;|NMBSH9qzK?IndkzmK1H(gO_}F;t;&T76ePqCRA0$IBj~{iG2%yMJ$ZdnWPJ3VmY1P%iBa)+QTn#>FF7h
*MuIBlK3V1T*!7K0YlZyk80pr?`L~4SQ-|s8v*qW7?%N$sI`6)n)TDn}Xx*;QQ`1d5i<)lIC6lK|-
;c{CSX(s;t+o0*TxD4V>3z<3`W8;wD`XrKq>nh?M;gwXYvO!I;i<Wjt1P`)%ePvv>?gVAKIiquKyx3@a^t)=x2;F>bGjAv0;gqPXq*9oyd?I8l1u!vq&Iy
hv^MF0%{P$jJ2soF;F4SObb@r5y`@N-*Rp<wy(K@XW!WWCzK)Z6g^a@-
tkBkR%o`l6XK}Z|&^4N(#x0R2vFn<?%gx!Oe~#>bY}G#l&m~^Xzjd8S*0gk;Nm28G&Oec5?!qelldSjOaV-psy>*<IV{y-
BC+969f#*1P`*cpS>!0z@!hH?MDCeoiZj$;r-{>tu#!!)0_uE#@qwdjw^Dp7+PVUL(_7_!T^NM?oY<DqlVU49)t(M(Us-
5X*?qfH91a<KpRpVAFt*Y*6{CKa@#jRK)<|M}TbIiM(<kSy9e?Nm2Yv-gvQZUs2IgaVYxC2~*pnrz!rWF{6IjK}X<ey9SQ3Pp>3v>ysRr*nA3h(aLU_TDo
t*3bD9oBO<gGu0}AbpJc2E24m%s7r)b3#Iueqd>3*><hie8kBWG#}YXHwHKl;UKPc6W!YLY93uA&403xeZjt6n~#5Iz~9pCNf1-
E{StqA<i4bI*f*fHOK<y*CEI-d*|@(aoghs*4PW0QNPaP6kcajO(4+%Ul6iZ6YwdOh*7Bv>r$L#u+ou<{R&Ceiw>Y0anJ?8of67rPl|DaQ*i!raXkm-
}`P2FE=S+S}>GNj`Tgsk4S146IKgLO;l(&JAfE-+cUEkmN>&9gJb0=l?l4B1;Y>NH4(?QN+H|-q9t$?kRyE5Lyj_-wL@9gwFoUBRYG7fTN2iB`;ftVCc;^
0pp1AFa8mBMg8HY<#y48M#aWdw#8iHtb5`K7TyV6b^CK!0=cz~rR4NVq4tdB<R!;cmq`cJt4$|K)lz>}C^#<S1Z<I~eD3F0fbbRZiL`WPHlO_mJ0M_-
^BTA8G`z=0@Z-
=yNgSErEF*`@Cy(c{{crS|yJrvZXh#NAnmVzSPB8?fNH$R{E0lq>>tR1UZ>9DdA6^*~>An7>BXUu<@bPX}^$h0=J_$<~?5O6*CUwK9$HEfKjd4A!O{~yt)
?h@#lIpGf7Ub$ecH;eMfRwUi)*&J@%OzlH1)e&bhm_oVyEz#u+vHSbYHcxfHuhI=}%7y89EHWt?;jWgG7`&*GT3vFh+DVth-dxj+wPR`~P)*<H&Z8{4Gg)
L8$S@TFw<Vlo%#b-gCj?F@HgEj-<0=h&aTLu;hL(&TQJ`33kC8HJO&k!C0hn0+#LV#y{L@T6DNoVSpfBBkAwEGM<AlOe5o%CzahwCRvGVal|IU|It-;T-
So$m86*;r|{DbgYJb%o;%6wd<eedgv4$wof+cCfTnNV(*V#sfyem+agcoiznOfqI)dStNN)eD<&-Z&$Ft}rZya8!_4@_R`c<tLwxD*-
*4&AC@&6bF8bmiTNQg<V376dXA-8?%Nf<w>w+zbQ?CoAt75MU4kTXKy5I+@*y{o%|EjNOUC^5|ab0jp<htO|<GpwwI6Ch)WKsupxlC{GI-
63ePlm9d=iskhFQ9hWh??kJ)b>}P-
cd4*97aAd8|SS<M5CET^!@F6?KD&ocj<>T^5TL#H|dj!<$y=OB7v%qNJQ?XbMmn~%$J<x(LYTT&22}d!|r|t_1oE;bePLHfI$P%eW5N|LF(n^jq>hME&I5
S`v-c|->&U#vFoRE-bI~4MmuIG!C6Yk=&(!e?tY@$uj)FRd=ohY?Oi^Ml`+Vb86_*BXZ7jOlf1X~hl!lqm(EF>WYvb7kKv7E?rzs%MO*OT&3FWlw;|nDJ+
9{b|A6ZTw1z;nj1TM<7CuFKYVz)&8Cj12vt5B_*f~q7l)F)<Vw=k#npi?Crl-EsRnBDNp21&09*3fr;4%4VUi}(eI+U>2s=CIKHHCP-TS(4#3-chNtZ-GQ
@5d<`8#&*#(eqtf9>$f~RzaKcIIGXq#anw>&k?ecg0et6whgyioC_S0=f|g^{7&CPP#R>^a@G#laZWnOTMsDq3B7p0wo2vv9_l}<;CDoRc89spVUx@@F3=
9Ds_TR>&&Rn>k3LxKknIz6_#VvyghI4W5Nv7;YDiFn!9)^F#GsZ0wHQny!6XdoNKl8tnIt$9tIAv3UBAW-
K1_^M41#o0){?n7+X+7k(kZgQg*3<!9CHBGAa_%u7G6=ZI@to_2ZIbyRngl(Uq-7JE@3NWC*V?dQwoyrc?QWh?7W-
<jkt0N^cBz@b3XQS)IOV!u$zCupjn9#^!lxoCERB<4NC{FWJ2YK&UH&<9^&9BdNrKgy9AHNb&XuW=dih(ZiA0{exYcX)>6HJ^|T|e;JZYXGnE9iDrXJ}B&
l2#{->uXAG$6zShiN>+B0=sn25S0L0$4-Xe$+KUX9w}lm#Rx1%&F~oJVv@2qII>Ryh~rA?$2_N|67#KnEAt4_rzc={iA9zG1~R$0L7Zll%=G@5q-
@f$x0&y*TuqCWHTG&YQ||3%Bai;pc`QYytAZ(sVHG5-
J&JBI}Ek6lZL^$k{Dj5ii_DGO?Tg1(;><SQ65754+h7zicpgU|j)>t!YR`L4h_>Xs9uZoXwvm>s;@x=Xl>SwepVjRN<mLfr=wO(82#v5s$okw_40N1a-
qL8g2M^TEy;1t1R~BUe80viWw)Mjb*G(DHGn7RjSGBKu>szw1^ZMlEU4i4o@;aB1xj0Bq2OWZbTBToJ13zM2JX|Bqx~`o}?@yiB3+E7@njyBFRiS$#mY`s
SQuoq$K0rgBzjK#@Xh-z>?es3uD&vk0_PhzFhy6INGp}MdlzzDBZf4-H}=;ded@w-
&rWqkJ}4Z9e~)<N;QcN><)j^Pu^(A8=z14t0D3#QGS&WdX;(=$a7~IFTKLQs1R4ocm<eqp(yR;LHOWgO6zt8R#?y(X?GcqP^uI8SitVcy-
W1!uR=2`G2=KCntL4wHG@?rZ$0dKPnpL!W=Lw(Lfae?Hxoq~VPz@VUl<{emB|Rko(;_`Y--5(GAdE?#z6oW(b^9MX0hb_NXrL0-
Hlq{)H{f@{EUN!;S3F94P_utwy-
u4IVdnE$<9ipT?>NGqkjgzu_065BjZ?ZlfGS^0(aumtNUl%vwPHUazxEH?i<>>MjsqdrtRPqes)EB*V$X)|2x|i1%#XP6qVx%+o=He{Z+H1(r(fgvu$Ojn
IcNur--KWL(pqL>LkEomm7JPlYEMS8cz74ciFfx0M)sa?B_uesRJ1ci{8S+T!)(g8E^4q>HlzY>5LD$Mi;!{Qm<bI1^0FS`kob~Gx{OwpuiTM>N>V^4;R>
nV#@7HMndxeh}h4gb>3dyeVTdX*>HJ}pOe2eh>9J4!4AcpSy2iK85GL?(;!K<o1b?UI8wCk{&6|1zXKuj9im!6)1d{zRYQ=c*LBOo|G-
JFkbO<}8K(Xw$Y^_6HgBSHAJPuLr8B{zJ{hV;@=agA-
=82#yT#V&qSOKWd8ugZ5TygWZ(zD;JV4`8NZgem%hGw~Gm+i)Ht+MN3(R5A(y)Vl<F_bH;xgW)`)%?J3m;{7G$ra_yx3<Pci1I+q7Lo*W*q0GH{^ZH;4Gc
-ZtMwKVB1O)iO54nmdy!mVfKWgVo!Kx%=SmQ)znrF4VLhGcO{C=pRk)xz?h`wgnddv4ie%#&K!b<y<<FrWs}*OK^v*mJJ~08+r4SO?5z0pNSVITctm8|a_
>X~(w2WiTcf~k;Jw-(L;lwsizN(L-
%&=WtxYy8?BT8NxVi`LhYVXL)hBRQFr96#)l8;T+@_J0it8ajhS^JW1MI8@w+#)bnU=_QyJWuk$9@&nKKwU_?{n=#f(aS#^4{E~cJCrJP(|~gJgwiVQ#se
;^vqlPSkDu(a&apt7gv%1C>Qfd0F;X*{{KXK$B6PAQfja$&?x>q;cHC9*HDSLS5_k6)2`+T=@XRnN~M}Hy&(0;`ht~fbxzb5_Bk`;db>`@I*E|+9teb`iq
7MIGo&J9f{HLxQ4!e3j;ZB|{{9&%m9*deae}N5z+@llTbpcz7bfOmiSrqbOF>?7@XT8{{RrM4f*#;kQ{y_;<3iz`@RY0t><%kIdRz4VP>rU_7SING>8%3P
9Em~@q+dSh1IuB4ykb&)V40e{o<bj3rXeY&(g&6$%1I{I2bO8&B$Mj{%aY_Ilj{S^baIl(^?_wG<s_gFbVTX{3OyqA0qpf*yWYYmBa!t;&~=5_b-Xt%6Q?
yaMbruzXJK9}yXt@-f3A@9A4wC~O_Iqe`Xf?kND5F2!jlX|BuV6%Q&3&#zB5qWGfG8aI!{YMGhokU(}~h*2<in-
$$G)ts242tY6=S!#lR6o{}oHUxmShyA?;?K>IZ`Ly^ww|_=m)B71t=MxTm;<+ZDAI5^NErenp+`Pms?Kr_rT6ss&5Dn*JrNI#_V;<)9_poUK%PDfZqZ47K
;BrMR1tw4pr$s*l-P^L4Pm^(@xl%5rX(dlVG4|A6mGzLB?Bt`}zeX>`@Oz^+fm6zo6UIgO@$^fY@tj>jcfoyvnRCc`go-
a*JB(4_v$a6SCl5BG2fPm=+g4k?FyjMER1?fwtR{6e$I%P)ufVU5al8OOHWrhXBHGiN=-HaAQ|g}z7!D|FVg1V-
YLR!uw68ORA~sLe33fwn~2%yeV3TbnX<#y)pIoyY!bH%fLg2L>m<_cc9sM)T^fO*g_+P1*^Qi<8Z3ImLOiNV7pD`dQbR6b&Obf52|u2fPdP5Tr8w8vksn5
5n6-9=c8R<^|Y)dX}76$)ss@w!{28LRMVTC@N`GGoVTuoj{3_CR7Sqtq48jsm1(^54Tw?c6P`8Ghr$m-
f$z{ida`54dI#w1n0P>!NT?Uh7N;j{hth;ZDIQd9nfQ2b|O)NR35w(z7nZ#O1+8(fclQ@(T~nO0^<{uuwa4yys-
2zRy8m;+t??%c(!0~LHbzwA$z*tmVN~HE$F!>OpKwCOfOVKaU<vqm8Hr3Jj7cMK9a!0{LtLTKGA_if({l4v-
PHm>`_fIWEkS5{Q_nXr8h;)up2V$hYaH}Go&W-(ra@1*C9Prx(7167G+Hy%21mOIra+HLH4m!y!9d-8`R-
+7uJ4QFDPS9>1gL|VV#IOQQ_%%@2w0fsA9%RR8Wg6by~r?2ZV^gE<Fe|#ulTAc0u|p(1FRQ&IWp6Y41L*4pOb@YN9rA^Lp{<bPZZZuk$aK*B_oEp-
9%V5GE&jX9M&~=XHW~fO8Ll^qK?l{74`Cj?(9i@TpNX`>!3uQk@J3dC2%a)=2go9ZuMmp2ZQvf+KPvWh@YAImmgZDMO=WaQqzUt%&su9m+i0wnPnU6BGo{
5O(u2HMw(<L=?U2agJr%4w6A0k)LnPaYUZ`!2tUBQqDNS<9()q>AZ1NK&AGh6v5cdOF6tW1kvdNyKOf<9r^C2MW9#oh>{O9#@9p%mhGU8oMGD1iGprF!+G
y#KrEN$C*lSORU|bW5T&Egt9u;n=1cXB1;#xf-yK_u*tWD4pw>0c!5u}m&3QNI4dbBoKtQy<@kiN){}s?HU59WCHy=gQ{scn5H#zAHXNBQ>k_?g{ft5~Tn
=i$~P@Mdf_TqNq<qTP0bq!t%0b-5+CHjXXIFZh=+s@(>^{$7pe{f^&;Y7O9+y@o3c5vR?7}u|mV1xgzA{(Nt=g4Ug2|f8b{M6t+_#v&+4&HDw5Qv-
^^4Onu<IdyAVHC(Le*nZhbhQsh`LBF==_j$&ji;H&Zg71sY_ecwc}nJsW6n$PF#QynD2{W`DUbO<G<F>-
Ymee*5X@W;xn0Jyd?y!F)?l@lz*&1)w|@|?9JH(b3rYE)w!=p+Csp_VXiwK?ckTfZzC?pXcb)wq&T`Q6T%eZ^yh_;qpME!p3N5wAfhnXvfzDSb;$hjmcS)
=HeU2`Y(2PP^J}4`tU34|>O}!GuK~ZH>idOIzGF@joUQ>1c^`Rnqpr73NXu}F!N}*&=(RMz%K1G*;+tD*cX0OftFz(*nEnmv>w36Z2qh>vi5-
S1s4F`~map#`54)Lro)cL;qhWGHpYe)@qcaR0(obCE`31rw-
>Fr%_|4_f9>+L%~==$tOd%KSO=t$RRD_#lBk6VNDquf2ZlrI0Rd%Fgg_W`;0vduft&f=e+$H|IH1KhEm%Sj9oMgCcM3cUg+IkNpOX^rjNqn&uz5qWWgBon
0B{`atq?hg2K3-
pB#{<qPSlm1)ibLbZ3EM=qSiJRr%CT)eQrq)@rwqfh0lsl{I>+Cgn1X;JXpuWDYe(O)SZc46_W6~=gN`DwqY;E3J{FAK<!p>>_uu=Q;XzTA+4h`vl;CcH+
-T!yhe>!5FBNcqX^RnctVxO<ycs2gjOi2IMRWv^O&2=RGv<c~-
zlz3dqvD^D<D<{dzIPR#S%r+~=E~1iBt9`_dlOU>57&;$=}Y9_sS)WX8tJ`sRir(^6<5*ciIj<FeE4sVHnyEX`(?4?y_4L}xg|Mv{Fy6a$KQ8(?D$J&eZK
oY|2%t=^zvb$TBfEfuL3*e1W5Nw!{R%&vD4o)BNVR=i~mD%C_XVP{(q)~;uFH+|06736Bhq`YV7o#sj<_)dPVH-
{^ZKo@qM#H@t1_fho9Tdh;a_A#FxbHS$*^FSxs)fW2uubFc@<tTqHocSd3qUF7c~5@vAxUt2yzjIdS{CxP9G4wXd_9msLAqrLnppI^o10O4BOp>S`wli`d
DnQ_h{{`zoCca+v5amiR^1_-q-UE#tFge720wmfyaMtQUJSl|TQ`Wb0Jbg8J&(@;D~QHxLtq5T>f!S&pFv^>q{O6V=wOo^WXh(qWb<Xlaq>tp;OO)J#V99
?V}%pNbRp!f&llHW<%805ikYFG8;P7T!fBR>S8Zmb^w;4J!*{X1Ml4Xl07i>LStV{3FL4xf&q!$c)qD>!HV54CGX<d&s$_ZmmT*sLTc}=DwP>pi`PEYwId
On}pSXx#qrgwTny-7!8X|lM|=1T)Z_WzhKE~q)LG?YnijW-
d4Z*_O&&ou64E5e4|j4SrB&7Po5PQR5my*ss)vGYa5&k*40$rTU%Y>axAFGgw>O!+~BZSD$1*}91erSkZCqmTg+AE6;?xKd4<thVam>q%t;Eo@T{R4m{kj
e{1V=<G8izarp7c^(q(>$8Z2m7Q*KlW3I+^c2|mhaDY5TCZuu^Kny)?&K1uS__aK$?(aG*Xnv?1ITV8bjH2O@JKbSPhJ;q;NMZZ5QD*uYBqV9F8Lg$j<&#
NZMzv`;U@2H~AKb2>~tk50H@P8ZS{8g%{+uxT$^GDNQ=&Hzb?aA`LmJ+-FR>|~JxFkuwa~j=$@1?}PhdTS}3%iGUHYN5wR3-
mhbts?iOWZ?^<4VVIrQ^8Laa`#*u5=t%I*u#-)!|C7i{nbi?VaL#$lq36>B;;_eF0o)tKo|t#~b3u@$uvMFH$ZME0Y|?R~j-
+mDTaX`1oOb{4hR#82=4Jl|DbN^h0r6Y1$sw#C<zmG=AKuf*;qf;K!8_{J7Z!KW-JlkE;@-
P5PZ=#qOa<y72o+^4v;puLhyz8o3_3p4_Y8dgzTZdiQgeej~-
3`_XLqYOzH|RZE{nL8OwW(QU&#4c#VeNuW2>4G|!7c%!a$JN+iRZCE<#exK~Gq~rCujDr|lL$1|Ic73uSjZOwK$A*E-t%LA65~et~3fLUI-
5iZKw@SvFo0~wJZQ;FT4+g>J4u^rwwTFSt;l(xMCy3UZ=by*5KC3@Ka4fpGh0l_niS7y3lNF99w<?GyS8%0#pIC<IfzDV%Zu-mka_r>za(CkP)VlNF%N3G
+o<h3MQ%LdU3MavrTNlKaQ*gWG`<Fp{xx&fu<#v(YRXOKi-
i<U?#?Mjk<qFS(FIO1Emn#h6%N2(3<qAXia)lv$xxx^>Tww@bt}qf`PD{9Ot`LU8yicI`!uXmHKMY!qlPE=<sX%04-
Vy|7*pIh!3I0vSNxTrbDjW*Nb%ogciSs*Q2rzj-_6<qKPY}9{*U=ufaLs#g7h(<4xe?))t|WM5ODN#nQ~Hg#!}nc=vgCnCptC<k;+&O4u**Tb?SJ$V1-
g!w<j<n_Tf^a0ilZUwmg`i`rXYUI&t&|V<qCexa;?gF6A2`#TtzZ|On7<WkaUpPb!fupB2eg-BY@03GJp(x+vS;%J_2-
(0La`E0+2~pIW4$5lkQKB!kf#G>m9_K6EhBrUR`kzVvgX)9EgON!(QAli%?1F%)wtOuyIXMuyNV~<B?c!ajfS)872-
HDHco|vQd>jnew|r`~nylYXxua_bD#O$BshD$?C%1I@hYnYXujErbvrOp&==PxG*%y{D>rpa*~AbB)Jhuv~m(ncoHEZNs^poT6mJOh$K2WNn&`C+K41G<s
{QNcb7IiS(B11gbVX$87EGeM(F)!f){rMUYEztmhs}`{)JDZLXW0>pTfKSmBPhAY$^66L@RJ{^i4l`qakmCaB=k25P6j-
ze)(bqHuB5=Yfl(RXamrVbXq7U>pvke?Gfoe#264u2E@!zBK=4KG2PLFrsw`@nC3!DPCMi1Szm_2V~f|JcXZVau_x!GXsT@cyT#6!x8}~)qbjlNs8jdIk1
Y-r#xaeNka%lvW9?Qd`O^3RuR0o!3ey#!xQl0hGe|BfiI62H-
|z_2no;9K?I_>sM5YbyOeD!TR?H*exu;TRmH@KI~)Tiu8Wg81Q`G(IDg7`aWWjodGX?oT@YT}_2GDNUCK8HlcVtBR#CjT)6sZwHHa4%hW};=!+#Tu6fv&g
;e1}&=h#B<;<6Agu1!wAOHTi>rt{H<lXX8(ID&U~hvCNc5ZpK-=3s6TTNBTRA9ux6_;E@Tg^XbZ_+)OvdGO<2m+|95v+!{2S(xI-
+1MSoTo`a1;xsMwnwP^+YQkfT57^Bg#RQJyg1~WqfkCMt$K}b$aW?je?m}<c3kV%Y!DS)Q7GS~LdV(MKI6|ldx{KL1{d$pk)v;KDr}Zz&_za=PiPrye^$u
2^L*Em@Svr>9z&2k)(BnRdK#$8K=y4h{x}2yr46~bGO^Ae$8`t0|#u}{tM)_#Ik-(h2qd>^z1o3KRgtj+$Z*EaEe%$g9e%!$jeq6--KVO;uqwwQMd13f*%
OmjPl&?kL$1M-Xk6RvrAE%^`!jC(s;K%Kir+<PUmp%!8-0}$gxHmyi6h-349f-
t_D<SxC|1*dmcZq@@_eTXkj{V0^nTfb@Xgt92(lCxuLFV11UY&uW$JszF7zm=rnHY+HNtJ{4uyP1=oLz4aGj@y8Ndg@Qvjmn$NGZ1u^kQ>K2tQ8N6Cl=E5
{Vlp>j&gb6keRH7m!y`IB~K*Kwd@R!^wI8c@>2VC(r-nRTLhaJnxfNF>v7I`93tyrv-xeZ-(Gx@4R2>2E>3X5xwS2GF4#*i5VY38D+);2-
{YoChuVSgxAWOe)2{`-
nhHf;jf0st4OT3qYB0w;wW*><sjot!P(p+&*mLCn=6%C>eZ|uU~f<zq)!;W8@A6Jh3^(x2a}~l(u{BoKLY2CFy!VzZNz*vpy0hJknLJB;c5oLaNdNBQ_4)
ZDkj7m#jAo9D*|&N!W`>)JT~5&px}0T-kt>aZ8pVy`?thM+_%RQC*r=5r2g-O>jPo<Z>tg~!GD9n{D?;7x}0a*mMg$-
rRbAq=kze>w_9RDzpV*_ep@vK^qWD3ew&-{IicS;1gzSPu!Yh9!jKcJ`KyENi@<+-
O2&UflEuJ(Glb#4(FrgL|E(;9|Hj$b9W{vm_6fy*GZaVzGXC4x1pGI$lqrtHf1AJpgF{RN{#!f2fBTT)zr8cDK))H}KgE9w$WUr~3(`NfrN2>-
K3<Ui83lmr(gYW#p0*J78{yCkgMAZO;f+ZU-
*AqO0r|Ej0`e^?L#Lc!EM|r#8S?Ek`&b5nd^<CE70ysmcyB~1EeY$aUV_n;_oeaOCQzm6yCJYQ%3Nr*V2Hqb3yWtxmI%nVYlDz)>EV!XvGLy4$art7qVV3
hn0Rj)6Y<_=jz#0Wh4u`+P5KhfyPZ0bXqERCTj^dSO48?Kv}@ed2*C1h+UI<<Xo3&h^2py49yqw-kBjoa#ocdFg?h9TH@IOoX?{@l>Q@q6>>=o1b33m8Le
tB7x*;1judqMwKv_QW7OXFOVTQ<Kf7P9r{s!jG+c?g+^26qoWLdwZ^U0v|dYnjPe7JCaY;NC>f(UL3o*Y!;krN2+24Y+WisM+mD+W;9b;o3&xEmtYvkETU
Y#A4h3%o{g;Z7m299`X@BQoH4I#KKPa;@gUNJzLfk&tk!&I1Y8e<6@?6$&KW^Fc_s-zt!By!F3$R`{<V6x@?xP;f%VrvwGAY*G|BgNy>FOqDTF;9&i{a56
Bx!ETtx$ei6e5{4hRVT9rbW}KJ`IIa<e#>Oz<xY3xvagCfb*Z&>?&?V)RVmV3v{Zac7Vdo|8<D38!YaY&~7UIc<lU~PTfOJmE)#KWVnAAz=?SkEQ43v>YY
9uh(z`kbZHPnpGhsO?ci9WMGfiA_?sHv6a(_~X3_a4-
aZM#T|u7~BEC>>*)5fSo5vP}a^BPj{p6V4UAReF%K<g^6DXtE+tXDjk_Hs^Kfld1oWR`k3B?Y7`bFb~C|no37vlKrl2S!C2y4^evEcH4y~k3T-
gV@fg%;Oa6=aQ>2^oI4vggq)?oC^mLSfyx2$C6C?O{bJCXlVk1sA<bBuY|BZFK}G2^+skC1#H+atxXRv`hye7D`Eam3Hb(X%APwJ|NO#UI<%~YEfH*dtGw
wzAi@yF8&Uk>A64Awi?--
(lzK&0*2`;d2PgFSzqvrebl#~!vlHwPp2U@0%Xc(<J&)WAH1Cb5bd<e}sr8gDBS8`g(yh$KTWuHy3q<`2L$ny+CaXnshTj$X|BTafOxsDKRm#SNYx^+uE+
0SWT%C@C0<(a*>y}OjRo`DJs3)bDPHwJITueNIRvin589>*LRed#D!u0&s=BZqCnoebpZ<XUxl5L_Uk+?`yQqs6J@&k9l6FG`)f^cs;opW&%%9<CRNV^<j
Y>52$QrmAb30e@JiPIg?2G9eFT!U|xhEtIb=@L{_H0#DN4_$Z0|8Gn3zkAap%A_dU@vwL*hsYOxngG73(LW^^o1vHER+nfS%f5bUMnD-g-fgzj^EXW5XoO
Dc(21Th~lumzco>&$q#y5*G>NG*dXl{4T0Onwu7ig$*ZJ<0cCMyeb6&+zN@<DnOAGFXyFYs{>6D=L$kH0r7q$Y;30^6J|FR|uQE*N2AYl>fr3)FFW@C{>v
U+Kb_z?F*(FdLPUJVo(X5vF)>J;bigKR}iWTo17-
^S_Om(*4u$kxbtxtF1QN&kE@$c<;=;OOLuKgF9Fpy(gpiIai^wGRkiLQ3A!UpR1;ep8?|h+!iQk=`HkXHg;CLIMPe6aB4v1X-
~xE(hylL?N!nJ>>(z!T*AFW)aPu{ew+K_1dcfZYpn#_F2ZlJKiNjMunLSH_`j>1e|u#Ao}E1Nu4wIKJ+G>%7Cp2CRJ#h^deC(g??|@JA}S<e;}aZyqN|>v
aiFWd$xAoO!1$-}>H0l%fd5L-
JAb{b`hwCu0t%yO?Qu#)Y+LSPRBhdXv8E%&K0IHd6(O4e&Gp2Q<lszogjdy!gQ8bo%)7f23yhx_Kk@4wTS8qYXAg8iJ9y?Vg0+kFFiKN6Xv#g<l=pZ@aDh
$X*==K_DZj&}WRU*i-R&CDo4Q`s!?8_*)yH~JJB3CyEk2{PN^R_mN=V+HJJ0*^Dc=V>jopNP-
;I5P<UBAOzdyiwJ{~8>w?N}9QAN=HXFXkz0*kXNUwad1a438iXOEi8@X7avwOH6prTuDXu=8GE4*Q~U9)dauY8FArb=1FrZ-
q5}5AE9?;skyG`gWAYLErX3-v-
nF;X+dTHz};~4C6H6xI=1cI4nR<3J9&BdT9Z@G!6>z@lq0Ifg%kN{@Y`$Ct%gZZtKADb%1Mb$Kg4|ZZ>K04Cw%F`lw{Dx@3el_pzQoOsB_EWB|H-
W8|u<$b7(i3&=3-FY;<s#D{}je;B8iokRdYpqFeVAMvwW(C^a1GW`M8(>I-
X`LN%e$XR<_AM?@?amMaHF~nw(^Aej3u2S<T$MhQe&;<u5x9#XU=b1o%82#z3K;tJN|1@uLzCqAu2IPtiaDfg{dXpb{4}=JA&OGP5kt2q2#OXuxZf6?2a9
)Xi5P!jsjQUd})?d<LW1nqgh?CwBjNN(clieISB=FhNPukcQ-r}TgVcr{_Bh(s0WDAD4dGE3<ACVh}-K-
bS*Lmg*Tt(0Gvn~5Dk##rg?!wlM9Dxxx1UzQ~o=cz(NA~mc2GL|~K=hh72=flWe;jj|^XA@1TF1PLr;h!+H?2XGUKiMHwfe*SyfKAb#$jGMB-
<as$~Emfc%(QVsN47h!P?$n<pSMe^Kj$Uv_4oo;}@8{qP1I;-
mTw_=k?9Q3e7jn!JC!sgE!z_TA(}Z%_AR$&eNOsxW0oN*G~EgYxj)*maz4Hu&c={=x>r3`WrfZ7VYum@biWVy`9HC(UX@xlE=O<!p$3kB|AB7=h=e8*!j#
GY|CB^>20MGSnqF$JrsIa<C#IW1#PzJNs-mpumSsAVD@qDZs_uZ(B-
|5i1Vi1yTq$0G4?qe6aAy0dBDd4a{|U;?t`3_en$Bm>0h>GGmaK(JL_&%Q!9h!BaO2J26}j(VBHPn-
&jxVA;{pgc7VtyJ1|NGL}?#Ta|nfZJ1`9Pjy}|PT(e#OjPo*#or&X?blW93|4Iks9y=%)ee9Dy+F{*!>HDC=-
VL(npJetNAnbXaT4vAR<GB{|x+wVxdnT!6vk}6hzmCD9?6y&U-U)iw-J2^?o;(r8r@AOUH8%*-
A&@g=AQ9%hV%!trPsbv6?lmgc4@mF*A4cxI|BbRG0L=(A>Urrb<x&ocW6lWH9zlAq{!fwqen6iM3Mph)S29|tjT{!F17x>rU4<Z>5@vLeO{Rf#=QZ5Rp<X
@ZWa0D9B+NqkRBM-pCS^gOW{3;hWG)=Voh59-S-
A<`Q&<&goMS!(LBP<ScE3Yhlc%boH{0=u8MqHRu+A9mkA{blN&81+{4kN_HmKO<Kd7h#Zuxg2S2|etzmloH9f1K_wvrCtCop}`Ls01V>t7n&D4V({+~#?l
Z0F_CK0+>gj&q;Uu+8OYVzBxQPOYKD)sWc#I^tSHbuR1q6-=aqzr$l@P?09S-iWVT$?JB`+Dp9oEIokg8?_vVc}5wfo<6x%oA;0ddtXx-@=P!KNs{-
{iQ@7G=lcj|yEn-B2P!V7XdKLTZ}3tk=le7rr-feV+0XC?C%rAq+Y8bPPbPPQ5^xIl=yyVGnkq4>7iF2US%1Fil!NJ%OedI+-
L?;Zh#)**DuLeG$+PxuoMd+TwV@dk#9XL@J(u9U@!)j!FEE|KWJadBKz~@DH&<fM9Y0G6p-32oAb*DVK^vrqNs~)}T!UB8{aUW43t5{^i-
VtzLY8)zWd)d_t^1wpNl=TybtIUC!D<rJVen28oQc7uB$$jrI|<Ihpp^tuF}Q#l_=Ec3`q$8GPxKX#4?D^6OZfUiKCzJ!>GI(NqF=@Jk+?qcIrWhnzv=qO
E7AJM|BmY;7p9N=pSV8qmFXkr6n*5gFn#1>MIU+h8>){~d~N#3U!wJqLu5DRjGEo_-
&!F_x<G}b0=v#Xi9&J+6_UKk6p|!VNG?ZPuPxsqeI(3>Ai4QFr60k`{(as41>t*(F8F)1Yt}leS6A1kPyXGate5`z)S8=K8nSOI9N7BK{O2tt=D+9nzNr6
1@gk=W-us>(8^?+IF`RhQ`(F*Q{We}=i0!v=t0A`EMztZf-$u{(WBYA<ZZ_U0SE~#%zUBS$hyJ<%?~rRJ_;Z||M$<nh<5@l>C%NNt8ej4~*-
xZ=8NXLg<5f4%->q``%nTa8B{MSK`+fRdgK8q)W-Nb^zm@B`Dk}YVzfb*0rbqEfs)5F@i|JodJE8m@xtuLg{7@>F(;rpNJqu)imrP{(@5u2bOl0~M-
;c!g%8=>skC(;vU-_e?*!W$WzZW}RKM6h<;+)2c@0}Mre&O8M@qtPFUH<;NvE!Ft9XtMiP2zuZ^t#yb71w?~e6!m5vEx_V7(4#SN$}I&nIyfDiS3W_nK1v
GSB1rI*TznN`Ha~9G4BcUzd1cD{`N`yY*wYj_U~CfiJwhpYV7pCp2YuV#}%>bvvqdt_*cT>FAMh*dP69l4U2Cy#*Y7SW@I_@75ofSWO|((KjY@u@s}=)ET
=45j>`Y{-
w=sUti=EMhDiD=@h9YZ>!RY18zXT;l=yX~NO_>dSD7O5J(T!I<o2XR#W&qN5nlw`n;yf@DaI@E&kz;AB?|XMiC5&@s;GEH&aI1zSLECjD0W68;!P2_sp@*
8q29H2Wo`A^)lPIqW;SKTvFt7yz~Cfq;o@+Q-
!k{MW~1ecxwnlY1jZ2p;|PIqgupmLU>qUv{|)E1*6cW%ZhWqc&z14HGCo(v=gPQi+qi4n|F>P+Vy^T0w~g4Lv(}b_0IaO8MQ^F*%$&G$+l#j+bOGLN<AnN
_5bC_XqfHTtBH7l9OU%Ec-{?4*zRm8vBSj$z2Ss6aoL=9MVHKy+w|G=V{2(MV#C42sJkc_%*H*2Bb-Qy-eRVZCVvlQv7g00JGzm4%>iY89m01-
vxYL6@m3jWP_SB*>PQ`Bz6~Ex9jLXumo1VstFe>9z{Dx9->b=X%@N+BNytKqEpDwau)9`tSB_HmtF2AqZm>GU>L}+D-
)9ND8>ii?e9C?gN=#d$x$JaxTwHU~$T=$T3P2F0Ha{VT|u6E^p<&DP7m8Qzty2|p}hLxsjbIpD0Y8PcbU|nRIoHmu^;;lLP1xr>VQ3{M%%bex)w))k#udO
L{t*fo(8-<$8g3nQjnzgYiVS2!5_zG$fbS3#kO^xFl4j0kXIObe!fUK$om33<yoD0^~RNh-#O-
``P6{f6;a!a`*Gux6`RZ;FRn9b!5b56CzYObovtgJAaELjGVc|pUPa^nIhfu3M3sBCarzD#jZnJZk53(uP~F>eJl&|oPyI4qWm@~SL{!{9JvnoZRfb5(hT
)lgYpVYF75va@4U`GT`jcjMLN=1ParVznBq*_n{RlwEDg&dSLO?-{ddfskLq8&;aXcq_j|=PF+}DS^x{(QHEaFUvSeMS=mtSKxp4pDv5-
fA&c`eg3;)YX7gVrcCXB_B#uw_CMQ`Lhq>LMc+G>Z>sjnAG~A||FI8#pMHN<RQ|Gsk@sAbf10T0-3wypU$ZdsJF2LAQ_Ay~mxX-WM$})<U&Tz_{-
0eIyZu}~eYUGY?N5x+{%ZOA(KH;&rOy`C)Zbq<$@jJPNdLW;$ls3se*I;!{RcPx!-e?|-h5eX|G`RrttOOj_LuM<ti5rf|KMp8{09?cf$ao<g_p*=&Lw-u
Ep`ZO(wES{R{c5}c#2>KL*O_1=V;(r{Q(+)64VsiF_}0y+OAJeATOw|x~|5#9^&h$t0|fKLV&<l;w2aYPwAf_X`tL*8hBPekU%{h_RC<C#9>0~Z}g)H6en
Z0jJ!`g6!duX{c;y9_0Iq0k{-
<og8VI2ozRM{*NM`Hyzj$HMdOE}be#7cpDr4Y)3_88cZ0~bU5|L&?6zZA)_`0VLR22c??}(;50j39_7V>|P*Daen)0lECyCgle~u)8rqCC^(c`_uuBMcy^
o=yIRlkA;Ht8)S&sM#GruFF4F>o$rmtIBQJf$C1$#fylUHSp?^iVg?=Tf#4*F6w;mSAW?;5XFW@wt>T{VMods?USJf<7JoYV@3UmyFW6opcm>@F*azGF;z
9{|N(x`ZLkf0u%0OVK=_)XQ($9g3%)-`QMrn-
#p}Bfnb~?E^X_xq#4Hc0(3>QOTPl~McF5O2;5FwEA5&l`=CaGbFwRiJhkjenxPCZs*=%03EF+ZcuTL>ys@)m&qzBj9T3=U9ZS5re9rAl6q`RG9vs-
s|IU!40Zetk)^a-EYnCuPgdgLIyyjULNJgXqZGgA}daJ-
V%=hfZ9|guf|189}5Uj7Wp83S7o1jldXMnc~)_#{ol!g>PT`dgdd8G6b@BHCnskBR_w3`of``3r{mtd{ZbFLZ$sMHaELI`l#<@{a|+cw|ExyJ&|PaN*CF&
Pa+2ykBWy$*NNhD4R?&;IE$8Uq6QXgTW`Cw<EIw2ve15F!P+(YJ~HZ`dqt==&Xl^(fnHCXM>Qe`Pd2NT5@+e(1C;W!uuqdG}fTzRi7h>}9zEBTKxwcR>Xn
gbExQ{B%6p|Bu{X*iFrEA>zaX$W2fVN`n^JxiR((>nS7Lo#vx3wmn2_4dRfOj=7H}aOl=*7Er)AjCIE>gRkK5emMlE`YBWfsNAC~AVB|0I%rfFeoMOs0a6
G&2#`xCJR?|pU28<?Bz4>Lez7<8ZzLsiY^kK#OI<t)h36odQy{@{%uy?PIkhOAlAXpCd(-4x{-u)c5Y444#FU%-
#S#7nXj!i9PylnD0_eA#Ta~id=3L}NFPAV?#=$EI*i0YW{5#oi0AXOn?*+aXXFc~K6j1Xp>#2~%@+!6Lx#9FJokxdG^#+OK)pSt^>G>Pc4-
X9AWa_yjh*yNT!2;7yT|y<x<uy|L>A69dCF$YN^aPT81wxis1ZfbRmgJ$+5-
zZv%q91zY^An40#3al5`fyaeA(v)t^PYbO1>=>y@1ESf2bmyl5CKvo{p}Q^vduB)|!{BLXY;Ec_1^mh4y(`cJsSqgzbR1vtvP0BR*B2n+xn^J$H<uaB9oF
pR<m-jtM~&tYWW5=I#MrGLNFTe3d!{k^!uropio=^!Q-
{(6))d!3h%eXva&h5)XW8Dtbm4I&lyMMd5aIrzdz*H!f+_q;P@uC6Xouaoz%ZIEnfvW4GG%Izf7u`o4XZ=t4rqr^HzhA~z4<Z|WMiv!fTr6SIe?3u<&C+Y
S=UeU@NoV>y-
r@>?UY;`ZSDrjiw$7V`U9GT$xn*1iLEtHr+DL|oDn*zEUbP<5e2#^6pi2C#&79OK?H{Wu5jo+AzKgNd;3CE_pwipI(a^Uf%^+#N5Dyn^F94?m|RSYe~e42
HE5nNgA5)`gSjDnyuLxBbo7$GZazyS2kcd@@q6Eq_d>Zg1bROJ(|!0^<=#qqed3Jy3S3=oRz<_60$2$!po?HNSxK?H>H9Mf5I7DE2ljOT?LywpQ1T?R-
W>!owIwZ3c7e@>=#|Q`exbN0d~r?gVBWB~;X%#3EPN*sZ%q-
hOm%e*mVCQaxuIIbwVC75s%&)A5oY(Zze!RD&>(Vv5!H9Rz2#J;xLnKS711(SJ>dzkqzh9s)_u*#0lWHur)8ZX0fAT(_X|GDMUYk6lYWSEW<uJ*~REoM{u
GskHaeqk&tfK0s(|)xE)bQngf##A5Bhd;)ygKZp7!lUs-avXKvT2@9Vkq-Q<##1ZZw=YD^jYfXI&`X~vMfg<W}>?DjOT`^|`db;*-
JwBqqpeJMk<b`ln<F{~gK;B}jnKwYUrTPh~a%)IWq}CgU{WG?}_~fns<-
8usn_oXs{}>m%ntKtCyAkLApaKF}XUhK7Xnq5Z?Rx8&^Mu147_;q^{W^9FUfp^}zPrhmNW2A~4whgW?qUd<mmL&u`yf#@)x-
&Jz&V4n4zkThL7NzczJg?_de+0DI)`YZZxGaQXzFXEsnosnoK5<<q^W~EyKOJFGM%!`5_X5t0aIbiuh5$^vT>w5VRsDk6osz|x^hieN9~e3D)&KD)>y^gH
|lGhPRkOu&0J{x8@6|R%=V((-hCid8nC@f5`#?VdX=-9_0CHNyFk(1!nt$x0oUb%wa=N%?l9lV1v;>Ll9Q-)GPeUS7@+PFvez1pDP@yE-
m+T4BhUee&gDa`83?85X~Q7g?!{g_tfuPpI)@~zON3IEL9b!SD8tyz$B7<4z`@8zkEFEI26zPS40f7kk+Cm0|3f=VxaQ%;Sx{3uI{9-
HFq#K>YoF@_p;e>j-J@eK$#r-
G=KWg}i7t=0Xsa9&{1jwwtuloK#urT?#7JBa{=HknzgHUip6ro;5dTjE+tI&}r#}67>yRMz@I5|R89vRq$Kh!o<)m>G|JraVfGTmHvj$oARs;rI2`fO&BZ
3uVwd*Kwz%If8DCgG@l)c<WSiATyrFilIpJ;v6*#a7yW+_6a5q)`dEab`*^tF6sfn~t*2L~&O3x)A<g#xbW#`eLza&2%Lfs)h1+aK_uQ*eXKf|$jbh28)-
Q1}{eL|$D^dG&RHddLzo-ovVn61V1>1H6<9vuKC^1*DGOgxIU@Gh;ht5_NOlQd=Sl`MJnkKqCA}`&Frt!X6o;$WPA@^-
u>RRO3@<nQ<EF_cW2*sU4h21M<&9<R31eH!52?pbqlVSzLa$$UZ@Ll8O3#tZ%RE4itqQs#DKUx1jjbb{o2*(Ndq2_^{ovEHdINeb_E$;osZ`(UKBq=TDkw
VAC*V41>JmqSXYIMJ!-
r(D$NOcQ3BL9X)DUPXCg;GV2M<;+b2}S2LA1r$7Mokxe2x5#3=Nju`*B^*AVD{CDH{*Wvhogtwl8@edzb=jhSgdLeS(*awSbZc9*}T#b^}#^e%FGU&e~yf
9FEANyab&}2;gEqQetf$7<B(R<fuAmHag<Of(!@foW7?xI?WJ21|%0xFh}c?B;yRmq$@EO8jM$Q^~^T$@ZhLHY}E9iKe-
Q?hJ53wnhVRK1BtZA$Y=hyMqv6Oxa&rtNpF@!x|UN^vD8f0lfVIHCYeF5@sS&2L979A%)e8`K6pFO{}y$#?t)xoE0=Mt_2&QB+c1O6xI#;>HpOoQESEaPF
RRfBnVO*m!!`i8Ah-y!lxnZ=gTH(D-(Fqtkr}eRiZq;;q@_;6^q!uGjUG;FA4b6FXiv39j0;37-
$ItV$O<e(2Ik@XBVzj$b?@cKrXH9y|Weli<ruak!d;R!`;52CJjaRo}4k!J4&rs+whtTR>e@2&cw}CK#o~De-
rt#Cb+Xc2#xtx@t<0xJ}u`B*%qN!}LI<14&_y!^~YgQcNzO;@$ssb^m$Bfzi-VU0JubYGw6W0w|XiztVUSMbr7MC=Jf?d#i)Ei{>m#oE%>-?qc-tfJo;<!
Mlm(I6eL@^oV1Ue)GnL^*&dFb0x|vBB`?Di;TZ7JuHqIn8y{xDsFmz(TH&&i@gR{{R7nx5lX}d#@9!Sh${#=h*eitaZh&5+LaB}_eb79Fy=tiN>F{B<uz*
?R+9S&NG;HRDYc*ij^(%7tfu8g8xZ7&i%R(WZ(FoD{~r6Yht}lZO0FbWqOKxb2y0|jRIjG{GG<epGrl-yG^!{ZSv1^LG}Kk_b_lhYugtV$o2pHYOh=Wm%2
95ru5cL3v(0AJSM={cQe)eJr_25l-cOy{j`ydjQ`>>(r%r8${EO7scEs+~3$r7BJ~g%-
aZ75*FNTs&^Cj$vTb7;Ij@W(Nf@Ty3wELWkmKo`2O)ELkjwP2E5Lwjp`0r_ko*J!TsOR?;jBLI}ZP2K7j^LfYv8YEwoG2AZ!UFB2KDBmpzQ3k$#@(EBH6C
1~6YHA~s9gfjwoS*PsfC)iNuP{HX<AM?MhrLb++;2u>KK;YgJ)fMEMY6fqp%g!GHL}eNQ?aa&3)MJ__oya0v-
das6iT<95=VSEJ(0qu6fTRbCHLTmx`>Z3m&<e4|MYGb2HfHWb_Z$s?#ebW0&E<mp=*fX{m*dl*G9^En#O^TO#bps6}>!=`yilc$OHLqaAX(e760xa<&buw
TcF)wGd@9+qiL<nmJn_1B0Fu1+VUf&Wh(p4(G93yYVD-1vxF;MQq7c=xA;>etHGFnYb9H*33m-jh%D1Q)_0l^_5EX$?WEH#2n$rfzG4PkGz@Ja?-
1lI**<l86kEb<QQ}h9e>my$an+~*n7z!>yfRR@#r1D>`#ldgAuI<SkJw(opU<+`YaKwP&ZdLFTKm78Qh%h`Za257O{fZp5-
1^3R^0rj&On9ga1qnM>kSC=XYHj3XB28PKXcmh}JP@-cq*B{1ERRr*;$LW42u+H7k6`O9R;B*wahAwJw!ok-MonG1&Wp)a81~Kb@zx3cPh(ltyIZXA!+7y
76fr7o>nvD`NWmHrt#*T7HB$Vhyu<-Yr_+aaxMlHr)@2)zK#o_vta}cNMDhH)x-
LW*lhv+&B1+Z1@~Hr<QH5pxc`Fj8ku<vqR(!jI&#b3tR)+jFcHXq@he>pq9FWuW6{UQ$#-
2^FI{{iKY1Z69lh$BXMsxXwy)uGHjW2(*1q{=N{KI=!{2<eY`X@XvT~$g-oSS6?x6TLfx1k;J;!E=kC#P)-$0m4Ul%W**BaKt-D?8c<HcW4Y-C-SNC?2l<
Nbkl0@eqk@F4`9LMxd!CR<Cf2e4UHfNK}8Czw}NPQbEt7%@%228)vUlPf0!BSnngQA$Iq9Ti+-*j$LN@JTBpt*{-
FyZ_)7)&6x(tB7BwP29BUyIHx1ACm`Blb<a^)uI}95wgkWIpG;xo>lnul;@U_=%vahn%7}A7MQs<iz|qjzSLOV2V08s@Ph$bM8^CtxZeWYBWgP;B05!$dA
1DC)qMB#GhWx_o>bG929sx_RM5O+&mX%UxUUqJ5}^<hlQag2D8!VT56B5yT%JN_o!}P7I5lUz|S?*!UG?+(#YT6_=oMbultK77o*UDJFkc^yS`aRNB(oF5
Feujc3zRY325)Uqo`Gr$pyNK7TPnlvecl=%x>N<n_)N6`7T+IK2*e}e>JitVdz%fUeKp9XVZC6Vg~>765<;>RyOhh|BW)=D_@F~YpOBjCJJW8&*TyAmyKO
;%q_Wu&UH8}rm>qA!cPyh)r8T~L5`U0c;sxrs4!P*G2&@rADq^!jBUJcwxm_}3R>B&Kr7o`Y8BJ1*kbcm-
4N^fOOotZyeEm?#@Z>{hqn_;QLH3Rrl>2H$oJH+VuJSp(n1TFW!i};4H~`?o9|wMAvQi(1*mTifACYZpdmvTU4y@`5txJ6X1r`e%zA`*=*U(h8%2ubCAq-
G?1ci}<N|X4xVy*kju*M><u$*fTshl93^d<E%f8N|?WbPB?6Zk}asp)d81dK2uv>jt#ixm!()jRh*a0du4l4J=K)}3!hVG4M^|PY$=;@Ije3eX#Cv(b6Xv
+OE{$cGypz+kgyqxedX#<--EI{QB6N~8K0`gTgYd-
*;=tSF2j`x;16Kzlr+sIqCNB2;xYeBzm<SqIG!fOPthV<k{Suh#UMj!3|{FiUx1KlFygE@@hp!?a)$3Z~ibnAra_OG1#On~*ggYMz2r_gQ~KFG-wa^y>PX
Cl`efC6hbTw`nx>iaqy@LZ#g3$#0!)FN~Oe+)IN63mIcQ{0+1B$%Ee9E5W88AXmtqbNq7k;UlKvZYqCe0RlyGBgjb<!Kq&Sg@bkDsl<I$L&OnhDCgHA4Gn
BD{5LY)ysk3r4jkr&rta}e>#<)&rr9}tmmU?l*~^Cwewvhj5MCh#G<indC9kys{j2Sywo}Hz_bV&Uonl+_(^(kQIM)|ufap_&CVMYq%oj;q$Uocdy9O%q6
8%xE>76ZxFr&)k76<Dk+$(`<SRr&vIVrzst3t_j+(o3tgw|{KZg3yHH&5yxlJq2H7gvFP(tLCQ}5icSdjXaa><=mrXOb$PLYmYjm@~n5orfcO};^%`5cUS
8E4(^IwndVk+qmKgtoZPks0bRxjR8`(Y%jV+GvZdWy02|ycED4kX6X}TVhH#Vgt-jt6%zfnu@p;3DFO1?+STvPJH{-Jcy9}D$2R-B3AONZSnG{-
VPL>098xb5n-
Ft)Zu)mTZM+#IL)s@%C4YB&0=!^*1~8(y>5dQ7w^b+BJ+{JZW~e94)WfQS3T@u_bx6)J83(kY2d7Hx(1`ilcGD3@x*$5OKvQ5!IVp{Ls@${c4;r&gJ_ip6
sRklH!pzuePr<c<X>QwI=F${2@m6UtB0sLtmo(mS})VtoNf8@2)Q??E5ch5$t1xi7!_#et*^ND4EEy><pS#DL*JhgmWWnFQFR^pJ)ltFq=72MnhoDEwzJn
xqE9IIB9*NnqSX+6NV(F$K1PkW@itehCW&8YPtvlRXO2)$_FArowAQ~6NuUg;_ORO#oJrRqtGBXltz62`b#Oh?i3?-
2$+kpa)epNe*^h<eK=)rqOvOP76eXv6Hr_2Em5{XlmoUxKLF;`f$^W}a?pb2XlI838TAA?-@|E{=M!t*nyXh!q$fdmloOgaV$jdy=o3@W`+-f+6T-
ocjOYghiXF!ND0;JsO(iRv$86=k%|1>UdU5FVU!ZM(ncl)$>2|ro6cjfL-i`LhjO-ozL4vva+Pm0gzF81agDRSqIs9e_-^=L-
014OA?eu+KU3n_Y*N@*i}pnYj;+QC>^|Ly!)2iMbm1OeiAI<GEnE&BvglideC!&mH0#iI7AoR?tZT*kqziMVRl?4_mp<aBbWsaWb>C>0a4o;8Vd%4kPrS*
4~d`Xph|TKx*%-8s%5JkB$(vYte8x&E~J#i07m+7FUdhkf22Wb}5C-
L^+;CifcK+0CcqOAQF|Q0&z$g<egxy+rHuSKI;&yEosV<^!)F?byvtB*7b@etMl=(LJ%W)jY!Eu3ekFO}2{yL&%?4;+_AXW055MI1xAJ@NUwaCVh#>j6ki
%gjNE(Fn<FqC>&dg*|sJZ3aQ3sSPD4unbe0w>)%`hgAHW837s6>8F-=nu_L&bR->UKtR1FMvf<fI-
nHR7QG*MSqwb@)bw+kr=;c-DX$||2a|tFyu@<{$2m)m5bpQf$G0+bIa+Gmcl#cT5qv!aMw`p$27E#*A2lm-sru#UYQ$JMP>daDwbp~ECX2=z=v!O0GKM3m
;VM8JiZQS<qY}#o~{XkS^%oLIMobBbgO5*<WB|c+&*`g#qJY{0e-Ia$U3#hGOo99v(0i-
$Yak<A>&&F|j8*zxCA|D$QwO=glrT7G=5J#akbuaHeGbT!(1vgMfmU>f{<5%kwamcxSYA&$X)jN^J;loJ2%|FG<aD74UrWcI`*8Ub=qy|P|H{UNSWLpRb$
ntS}%U*Bl<DH8JNBVg0vH%XD!#3Yvr{Si0KgzXsg%BLng>!e1i*G~xiy>JPyvW8eefV-<i8qzUz$nbAYTPycj(pD*I*AYL<`R%!te>%-
59B4p&=Szp?&Pg~kMwiRP=P#lYZqrN)%UZ%>c~q!w($((+Ktz!T{EzV!8wr4_=(b|{_h6&LzSAkyVSgOkoCMrmB7-
PalF45>{bfaBYJa}E1S~=j^;k)H8&)9a}QCWcGE<mhMnEJ6ogull!`(vO5d!B@g=1Ph0qt-
=B3bivA@bTo8aB~zdWc@hPiFHhoKxu8G`jZf!pcQ+c3B(X;5&C!hD>1$A#6;b@L=Wa^3msB}*P!mBCBK>1|U_H%`0cTnBkq&2H@w5xVAoz>k)L%9aP=ILu
1`b-Y;JjzlUyl(FPb3CUX@$lF&p)X4*h&*&)jroE;BeYB<?!U1Lbquki{io9ueI2QHT?@Gk#AL4yyLAaKoa6JUV^&J7e&B2Jf6Ihn;YZ2R)b|=?-
r159KwGKvir)Yi0b<E#_GtdE1>cZI^XLWJjhomV>$l()o%SReIckA|vxQz^Q@cjg5KFk5xf;W|JSxZM9TX<RrG2@WPoE2Ns4uRUZ#GCdOM)DcEm-
J|k&|{W8u0O-
)_<663^YFOt9Q%{^Nb|ciFwM(b;Hh0ita{VBlF3>tt!p+J;^sF5W?0_eq0^C=v9Gw*oDJ1EDN~S_{tQb&+b%5;cHB{<F#%#}HGeNGnG%iVxVzQ1my>Dw&!
UQpOqZa@?8(!)yUua$?sTBFhIfx?*vD=o_x7h7+r!i|M9h#|`x51cGW`K%#^AyPY-m1~4pN<A56=vWt-
6Ceo=z#3j1S>tj*9E8s5+3T`&HB>9s%9^y}|DS+s1J+;y4*`oQyb5MjR(2j*}6`$%x}*#Bnm>I2m!AjIR|ZBaV|A$4QOjq{eYl<2b4RO>j~_C5N!zRGieQ
@4MV|ZERd7UdCl=moJlCc3C7Y)6>^R;xbjupz($qBXOKAok`>SFPCxrXUMou*GA$vwaLL-
Q)A;7ZAtrlI8ML4CU*Qwli(~JnFLSCb@f++2et0XNzzZ!uD?!#<8;F$_*BkG@TOE(#g6~r^4RfDO@gC!-
8FGssW`4woDy+dssEO^QpU{6y89|>)|NYK>ee<GjWThRp^_aRDqjO_;uMLau*FFcM`4Sju*C`T#ZcIyCXGx)5LsEiw&B6*`UWy<#9f76WWvPB5l1VGlOv8
+_-&>~^wQ%#7$prWkw|2iWXIL5Zva^oxI8BzNqpxdj_VnpMdG-g-&k>FCAzONvuEeT$H*534vYhM#sNIz0G{6(0M98H#8Tm^sdWPRv+HVC-dElj$suOK6P
XWK7nvrPm6he<tvUGxOI8zpFlH@tme<?rS4Z*1g;%0xZLCU|9xxidf?7mjnU*`s%~j>roXSjt!<d;>o@F&=XJ?mZe-${Uv#yDaV``9*Qg6R@Y8=sX-
<=xA^l{_VIHu}rV&j<h87~aS^y+J3<Cq?n^RG~c@+E!=9Mg5P&WmG;_Fpo{-
dqj68#G%(%_#}28$2yC9Hb$1FQ{|T&QotvJ3F*f6s;YsX9v`DF}p*z*s*w_E>HC4G0u-
gw#}}e$t$M$?d;}%Nu;n>2had?r&vi)xq`q?evaMN$9q$k;VnYEbv5rK?+$45*vEUgM^6(Zg~xq)+S4t9eh2@jcI8H^bVkfL#=Bp$h#6yc>9qU(>Ewd6Ae
HL-1?d&EIUOLEX)~dhHa6*ZsGQS{fx%{S!4W=?SATbe-D20dWKA*r5sK5{Z)tHJ{4Fb9)#+<W(G=ldp(q_6rA2x8C@VrRiag%B*VQFj-
()?n5KH!hg7l_sxX0p5?;3^jI(?0ho5PF9*4JFe1?hxnJ;8c@MJ}qGM(ezGmGgQuh--)65%sY{w-
!4JBwY~~@bQ6O*Qdff#N``(u!`I}V0YveJ8V*J5xb+QSPh}3A~gmzB&fk)A_*p9P)mYZ3?`9a5(af7sKek)5}Zk^y5IF{Uiu5~J9mpP=QkA8Rw~o?$~a(L
!Y0BOyzc`IM=p`GZGui`V|OfcxC0Em6-IEkc-Gzv>=L@sCm@&%!fF(G(~2C6q^4zwcoB645Nbmmq;wQC?@>~6rFiLcugGo#uG@np<7Gl_i8pN--lQu;Owf
wwN1XZt_!{rorxuCLeT~=i0U!Lxy^Uw~I~Gg1w~5vf@)3#$P{7(dL}=lDG%6b)SNsJ1D4HYo@?M_7Uqg5i_pr!(1l^wx{Tawt+jgPsvCTUNQFDxY(2mXe8
teHT-WC8#6gd{=avWrL4)AQ-hM62PUKwKhRN@_cC=FS^7tNh<q^a1=T#zf1iQ(!~<i+66WN@_E1U2()9<oM%gT@%}uQUcG@aqQT*A0YUHxPc^K>2k&;n($
)U)NK9T@U=)1N=Jb>JqHGS<i05uRX)NElxd-XXMungkRS~LSTY1*KtuA5UhUI^K&Kbbm!Fsd;xv{f2MAL-bh`~1$yxI>!<v@!@PTR^ub!fpYUFT?=|ZoWZ
$5MpnbiXgf%3rA>l+4P9$M132R9>iG-6#SVzJ-5}rxIGqH-C^{nd`1?-MFz<<cf?sJT7Co*3fLod|#7z2~B-
eRe0St4@XL(r|0GaZ&W71uc;?0lp6Ph@&x@SlyfpCSAQ18%*{T;z&o!Mvl;w#ztaKT1Y!&Mq?Wc&V57^=pI#4;gcu?_&*`2~Q{ORmW`aA7$94r$}>`dd)>
pZt0Imb00ombJbHf_bX{HexjH2t`7)a8-
oK1$|gfD0yowAnsZqpFc}bQVJau$;PT^rBfJ>#*zeEbEvhE{027+MQ1HWWA!B)neQe}3wTs^=PeuMqMQNWuftU7?SV77Ozq#Bs`ry?5K1-5f+m-
$>Dbnt9&UD$2=Op%&KV?3jon?Hp>Kn8<LKg_<J%%#UUn|$umg9=uWR4%7Uo4_De9q+>rB*|Ad41&?v$MXs+GryC?(6CrYH(kRY-
U;h|MtEGJgVwicxEz$35=Y?rWV^&k~&u6gJzNm$!OFJOyC?iLqMRSmn-HqCW=W+&S+5N(U~ZxVJP3d*!KTxTfP5%*jw+_-
l~97nMr2y0F{8R09FEOn{iZvk34u}{<ZerXI_~E3Z>QiC7*cC?6co%?X}ikYwxwrZyRmSG0!i%uL{O90XLRWT2qhnF?aEDYfWQ)nN(3-)d0U?Luz-_R^Ws
~ri!xK%9_eDsj3mHmf(LmO$GLf%AE4boZ0!gIk0Q}i|dS9f$^0VR+<VfsM0!zR8fa;j;}XAr|`V$eXy=Us$N4n3w6iVn_He+ke4$%zTU(*RoYNlg&T5c;h
Y+7fJrAh+{XAuO$7x7rt=yM&Nz;uysA-JWv^*yl;S7KoM*3ysrxUf-d@*G)mU?P_2_BJ&(DpSCUZe<-
ZEI>h^MuTUPR&UtyL9uWO<TF$S)_Y=T$0;D6hQEZf~rTASq{6KH_#|ougbDH=~JWq=OD;1o*^eE2P=V=#ZlG!5WXsXUwG;E9xAz(s=nuyLsg#bza%(#;Wj
?8b>YNai`*evel0Gxd7Z6Jr@tu0J&^D`xxsR>gw#{WTQho$F3)&bH;O_a~GaTp}rTG=^VR0PPVf##It;kSJ~y4Rpl1uR+#e5g?9UF5Wr{W<mQ!C=3KD8&X
|-~UpK_$<EAO&>&x8g@%43zoIRGlE-NXqzOG{Ox#{c7Ns0A!)vWy1sB)SM(ARZ8Gg@DFNvytZ<HvZV-
9ME5uf#E^|5O@m+x#cfsNWiRaT%Ua(ZDX%sQ0>yc*DV4&&7E4w~&{2QP*$LAzV7B#|7nmQ`EaB>U~4h`;MrXFilFLPOUh1*kyQb647nsW#RV!#U~8albF+
rNz{8r@g(XGubycgcQCI57_@<Zsh6qtgwQ_p7E;V}&kpdg_eJkaGex<d&mIz-LptuCy!=g6E$Gp8Zn7F?@a_e@VwRV8&zUY}dC<Xe5AmzxarREeU+77~@3
}4He>im#y~64;bSF^<6kC(1*9q#P^cm`;Sf*|#Z0^bjl6kkbS@987FSspXKg`hFbrB!*bM*M$PaFny0Z3LF^ol=x5vCvgF$Hgm+25isDstc2E8e)7OkMm`
DPER2*U=eJuj?@0wses$JDc<>uK9}@c&*pNZMm6hlV+$Sov|yh1<@1LZbQWl%cJ#0^HE<kpXiI`qrRweKGhe^Bl@CwR9`fY=!+`n-
NidS#k|?;@C)Wn&UKi~L8oQFQz+#SzcR#iPDCFy1oadB(L5-q!-5}^g8xDbB7P7@^wRfn-
k+wa(SCPK^X(SdG!K33hW0p)i`lT(A0B$J%Fgtidi<`R$88tqqrMZC7rtuAs}^6A$!jvc>d31OU#F1QDfp@<uX=o)Mqa03R|T`j@f3Ou8)CRoNYE2dj=DX
O+xRP=AUKNNmrwzUj(15sg`z3E_kHag=h_=}D(MpA;XoRC_osf4u5=lGj!2cXnLrFN*|}DyS2-@THGd*~hgW;~3X2Zi0oMbp*G(}VMjx@hOX5Q<?V_%%-
OrQtikGO1QFXZjbscx1uA@5iykUoyT;Dyf2Z^aQUZ$^wW9hHpWBGU={X-A-
HD$y^Mp=+S7419;kHL^pMJzQs;%ZuSXIw7c_=I6Y63v*pE`wl=|70rAn`jajSUZ)(>>2%q+j2xpl-ASi&S4GDd>%7b@77l0fuo;!=TT7~c|U@jYOeWGH4W
pH;~%=sLp63YgWrqz1$f@jt0nA6|5N{Gt314UFX!?Ra=M2&WPaZ8w3hmF`XNuRd!v$*+$C2J0<k}XS%`l!w`rZf|F$k;D0qWiso!4G?4fS8M2_Fg95vG}m
b&#n_HArfq2I`dI(YLL&Q*sVC`b?`nAc5Z@T(MlS%D&Eu6?nD+wK7}Hp8*s;_aK{dkP9}2>Qv$cz60QRm|@T4#qgpM`#<HJ2H=CM#<m<&nKFZOt$_L&d2k
r3!4u<c0OKG9P$zmmmL2FjMv7Mv|$pR8LbokZ6&j_NtvCpnAurMXGd>^dGQL);Th}x)iU6vvy((-M-
}w@hh}wfkNOCoKc#I%pH;snPHs+RHfoKY;A&p(;dl0i9dmU0jy*EH6FA}N)buU>kMG=%+-
6Ir|J^%JkhfxZI|^^Bx7_7_^Ui?(bQ)wkohCt+(`oqmbQ*l(onCac?%2tj+oS~pZ5f>FCg!+eN4PDgCxg%G@f}+;z0)4ckD$svXn6?ghMKfkQy}oUT5;8f
0Tw~JNTP23i6yAjI1rQ+_&sCjB+(g&_0uMMF+fi@A^YinVE#gU8y`y3{+I;O(V}T-yZ(MY)Q&!2h)Co8GgQBeRF6u0dx<O-
>Un2tDuF+&UmhLoei(&tfL+?{sGrV696*m9#1C9EjZB2rCgxeL)T?w*bn97n0=|t+v#c9WW7YNCqjS&=jNB#2-NbK=yboQKMRfm*-
k?rbZQP>wa46n~QuQw>-j3zBg)B(@6jIZ~SF{AP=X2XvCY`oreP*98uhi)I8=;rnmUl-
&Xm!wptt@XqWrEYwFS<)ZAP>y4zI6J*9|c}ON6YSoYUE#;HVo^ah=H5QC=}TX)%f-3-
af}3AGd<~Fq8+ytan89KL4@XwLcTH+F^ZZb7+t=K!sEg8Px0F5R=v-6}1{NE%JPw@o+GMN1K-
xIsr4Rf7Jikot?Na9|d6}_yKWg0`kE8X$rv=<>^5oE{+@PFyvc@W{i0nLH!Of++=?SX_t|Zjil)6LpnaxW^u09f#g<|ga-
8E#7DS1qzDCq_d_jl@Qm<N2M8WkSan1i(4jP7Z1(J=BpGO3<|Imvr%xiDtbUA0vN2c~+dsea8V~Z6#PrI4YK6ytY6<+i!y^KfA<|6JGYmEVtX)`P{ecdsz
{(#?vo#;)w)~20EN-
V83!7V;#LMmc;CqUfdyr{V#GBI65hJ#63H9XahZTf!{as06zpl2dVF60`o_Z*CS;_}MM&5B~9$pGnAMibO&x&O!y^yqD<mP|m|7cYgA9@`j>GY=B-1-
{@fM^JjRtW785UkGxu2zTRE(++{mo^o^T@kimh3ZbO*haTSP%roB0Lj@VWS=5&5ZfNP6GJXhpUE~(97H$3SW-0hLxE1mEf3u!$oq&NCg(|Y!}U-
q$`3Oc7naxvYo$PNcBDerNV&-m?+Yf`<Tm0_8Rp*Bl5CS(1@Ey-Y{pib+%0(fCfkhNG%by!T_$)x$`sU}+qh>B3Ep6)sP2Is4o{uPDnk>qMq-
E*G|p{bn~YMhHRWTwRkkMU(T<+-u^_*tpeUhVVd=G1%sLqsT%T72*J-@>7_lVYfQI|ocIU`hji*goWGESn>~m#lX)+NM{(L$VinAzgBOJ`8-
Xn6)zExs8j5XsTuP5#Z^-C<=<8AZZ>A&!m|7LKRVFl(O{l$2hx1*1uP5%Uy!n~scEJ;-Rp*eV(-
%==q<rQXD91+cbbaVzPAUoRQ$C9_X<}%{_=o9IiaWXgellhvs-LK-B5TtF-gtYy?OWK~279(vRNR4*HrwH1qs5U`Cdx|1xClaCGn8Mt~M*Fe;qu@Pri+JT
ThGK2hKGI#(v#>>boR4@t{W-
%<T+|d(kD`lkopY@kIR^S2w6s|C7}~1<MS?Zi9_NrctWZJHKw~G;mO!XXMu&id2RXjee~MB5;aOJ0Vl2u%`lDo8$;M&sYDD@5JdRbde`hNE;<NWd5s_vMe
kYore13Zuzkir`oGykE175WhghWs9L$Y3XU~#*}xlT(IPpOXS0=IjShMfCBho!`4ar0x7VKA~qzhM{YJ9HL<)J9JT2*X!yi_8g7C^9GNb|g?OYjgF+1J01
9nEPcr&K(h}!o={Xw!^B{zPfAkwE!eCZf8g>amAZH<K6jW5Wp#aiV}hv<CkvvH<VT6Bf-mnUZ7;7L3h?R_xcd`=#NPt2nw?WEz5?6!tzEx9~S41X_aU;AO
oghe-~9)Q*|gty9BIT-3l_`9n*jy9$q&KkD_H-<s;5NC!q&DZR2%9hqu2c6tet}8U=J5bD&hs==BZ+PGCT-
=npV%3~!S=kUNVYM53C>vhn@X>jBjU4@YVW&Srk&ogOXF<YMk|KkNWrvu1vo=`GF-STcckb`%TFHmyQHIhRKj6#()X(h)JM562@^SSR<2AT*l2>yr>fFto
=#B3FWO5kotf55U)O>V*oC>&Ivz=C1YRR0Uwl<6da{b;vprX0cx)!z`^Z71-
q0Y~~Z|flGb~WFFW+JN6UZ1zY~Wc+4|l;b>vS>K~*+35*c&lPn_0eiFDGqcMc#!RAmzhNP2;r%rguMn*=LSAQf<v*6~{M3B$w5eVS4Dx2ABlVP?>19aQ;8
g$B2lG%!KqyW2v&^|{OineR7Bv>tGcOnBwMG-YKSQ@wfOI!ycUpdzez?JA3IOiF)^gZOp&i)YR`W`a3!MEUdTzPbcIfQuLfo{4fC)>v8!=JRW^)kJsV@?d
NQxANmGoeuNreWSaNkRBcfy^^BR#cM`6TS%<nod0?LwkA>p_J$Tm|$pM0fzRQ;wXkTHh*Y7ltLZ&HHG&DK<r^<M>v}##WD`=XRWyS2M@yjqZ1Z(G572C;>
@?PT=9kxwWBDCX>gSOP<|1RvXD`HMi|A%(fHl$SvS@H@(NEd1>FdK>3?}8bm1^hy>;`P&=#dWaC&FJW}S2P^x-
Klj|TQSTY2>!Xp}hJ^9S$j@_&8@s@WH4u_FJe+mYKr?R*H9?Ow7n9{s;q8jq}^fBb;5KZ6a_9=^qNke5&37uX<+3QtDA#7N?I(S4aa{ad(oSy-
_)O^2bo{V%t6s(kOSSxDovrTR8DuF$8=m#t|!-^Pd2^l7M}p9Yez#rY75o#pKOv+EL!4&dz2aIPeH^Ld@ubPMJ|^rh-M>b&MSHb}O>?xO9An||Et!w%Q5-
GAtg5B#6sxyOI_&JX>cuXr`W1h<8mAe#$)nm@Q?k3VqR0RZA2u6Yk|B<{yP^ugK!Y&gP#e?>yc#row=B>D14DDFZ+QH_M69{oeoCA~>m_ffw`J!U3NJkIB
_e7uji?k%&)y6<K|62F@q<$4?OZ3%qXiQ>UaD5G(ud$PTRHCbdqpFo;zzHb0fME(+23*;ga-*uDDrXx;OC(;oYB-DuFema3Z6dL1PpIxAaxRCMpi>@CgGu
UC#Gd3Hqa2LM7=p3j+Mr{)BPH+AT6v^F*rY$>G|24+^{m%tzl;=gy-
``Z9Oro=LkG=^_?x1Aoq?Y^9YnsT<%!Wo@?oOmvwr~AwX_iSycXO+>c%U_dbCo7mFLx{I<+JLSNqvEkT5*{xw-TPBP-
_fJ!@GHmm$EKSzj?9s&1Q)Tr#$C+f3(IK`|2)ACMxIqV^z*O=%On1jHhw7qQ<#6tZ}w)9j$NfK8wD&{rvRJ-DB&U=}P3!s&ppZr%LAp`er_>BTC<lJ=Eq>
g|mQDi<-
#;VO?|J*#N4efZpN#sG&2770zyU4nf4j8EUdm2!0dkEDco3jswU#;%$FsOaxRssIKG`WnJ)HS_^ZI+>M2ie+MtcHxh$hhi^L=PcI}9P+|WY>!+W1PS-
G@k@*mxNyvi5`G^K&2D_R%<xj-
}CM23<F<xom@sb$&=m%!uz&N+)Y93X7un%n~0g|Y~<S`=Otbv_MKgOOaA09k{D;uNCxV0sC#z$255zccNbDlp$1EkG1l5JieIaqNZcuQpeCyyw?(gy6fTl
)xe8;zHy>dB>)RzdxqXx>J*fi8^vhEaMJ3+B%q$I#*aH)8zWdqlIB_`TQ96ENx!`n?|x`@R2Sk-Nx7@K=2t;~$~_`@OJA)?XUDoal>b%q2)!m%{CKs4V6a
jx@adWF7*t0$&2F@w5BE5V=67B0lL0AZZ@Adu@pZnlCXAI|9Lda`*neP%HOrw_RQiaF|TI;?ILAGLj$!3cnj?{FV-
FJw^`hAin<T@TJo5&;!`V>+H@)R3YgHtV6I~&F#`}(L=p`juZM5vdNu}pkN-Bej40SV(h}V&B6bsZ;pQtZon%}&Hph8S(_cb%mc)?wYyC(B9wjQU4!osXo
ge~Xo>`yJPX=@5p*mu_MN!#nAmte#Y;pFkkNQW^<mMxnZffK22UPifgA&hnjS+>L+!lzgj9%(sWCb(kD{1BfR-o#WdRlUAVAZC(=jeG+nGe*+3!d-
4)Ep?&b1i9c^`5;m_6eF)xVerC_Jqg@KpoNmzakDp06X=x`M`YgO^ts9)%Yf+PLsq5rJ0^!s`@;*I|4k@WQt+yato#(#}ziLD8_2+vsTn=B>XFz4hm?<6}
glVZ|VKA}n@!FNmRAsjGN=ERX#e`?x0;UVe_WVVPw)d!2Y(%!eSiFJ`Yc`5nuxeZ;=8(U;0p-
f0>d)+Gm!fktB>kv9OeI<EP!Iy!QL8%@xF2a5&yU~G7R<>wGWfI<9!OGJdP?t^Z^Nvw>%|4fdG#021T4vk1D%_JB@s$(WfC_FD0j*7`ZqcveBUQP=hQzVI
lar((Pd4YtKkx7K0Z7ev?69x|pQbvRHC~@;#G)ldKS^~E__hq!3^Vy%nK4iDhp&g(G6zhOaXd#wn@1HK=jqPL)b9^#y93%madeeC0kRT_8WfK%yo@Sb^Ct
0BTpR-
_>TNx6Q&?A{t?#8f_A_?`0;>+TDbQoTwnocG@EVst~zK9RY((^9)!@pT4|2mK5Hu+P;8=HI@kaW@%f~37ncky}>mA+>Z#l>$Jo=jIr&~!qA!n!CzuX2zT7
2l&;y!2}}5wQ=HgYfw^9Yq)oEzA0znid07y@tYcI>L0zUbdszprQIA5@iUs#2ANAeF!zR(hML27TA5Z^5$XU_QCuaJlcz0gPiL{G>r^cWRE4gALxO_**jU
f3|_XPe}t2EtE^u`1gB2Nr+hZ-I7WsZTnRhg!mZqP>13x}Hm$)Ikfo(H8hq=)H!Z&P;#)Gl_2HWi-
}>=w3cd~Do1WWlI*BjrzWI>jH;hoKgL=BV?4ZV*IHF26X}kNwI)tIr#>vKk06hxb&S#AX>K@p$-
i2qyhmR9~8b0TmX=3MdY4}{$`6PL+?Cd7b%1%$3?^w;XUA|+tU;76A($Bv1lIQBq)HM8f7=IW#$@_=C_p1uuRr}s|6z);`jybN~>wEu<s;kHM)VlS0L2!C
gMf2;9$9Qu;=ei2|`Sdi-_0PmY+7H8>h5~C=yMMTr>{Yk=o_eTG-|9PdzpB&s)S7jA3-n(DLa5_Uq=FAn&Agm!x>*=pU=LFQAF>o3V=I9-
Q7Mh`auh#lK7gF0kK6JB!xa+j(tC6gp5@3?Qv%;d&KoUHMlBI>(!e>NBDeuk{S7MIZhHTufsbnG`yd{}u2rYv9`^ud0aBdQNNF^23MQg)Fs0qCoo#h%Um$
n2Q#=;=gk^s~?)Ua-tSOz=6c3*Q_-0AP8oA~N0C`)|rY_M<T{3;@lFXFur?t{l(lF=3Q(3SvLv-j9<<$5~<@^o>4KR{;RvRz-dG`uEpY?{#?YN@E81kQ~B
Qxwf_Q>tz9F;$C{D5VbmL+{x`F54^ay{YC@%Bg9N6!}7c*GPB08!Wv+!BMFX>2K80slL(NEU}vg-{1%zEn`R3+h$@eV05+;yIm6ZJdI!ssm_h-
s<l<K42X1dyj{F7V~kB&tg2@<$t8ETWQZX=MmG&2l{+-zMOx|SAJE&A)n={!|(d9fAgsS-+}}5Yd?PdAm;1)@HIrg4#j=NRKo-C8uUQMck%0CU-
@?nj`=L#J$x9`yLe}NDtvnjwy|9ELolg+KeXk&DLCwZEjZ|V{}J<`+V2ex_=oF9KE)T`(cyIiqWKW#LcNhF_rNx3pj9v34<BmrYwZwDDb_O-JD=Da?HphE
m-F}e%5N%Y^;vE@?DhX4IKVqSTEG9zVcy*4I5bw1g51MntM(CMvIcyIEoRXi6-M3mp`RQ@RbA34ro1kiTOCINH{e=v`ls<(Z(-2y-
oPmZzl&~F5S(D~+FLb<#%?V^ZO654lgi3&saR6_<@WubT4b-q8_-x%PLvSPi?T4CP#@Sj!Z!R;-
0yx{t6JzbeH(4w7PS1Qc;>o`RP)?=R?)Ck?%034L~gZsKZ2T0mZa>lrL>CjlIg|}?m4f}V5d5~e@?>v=p1L!6)LQ2j=ShFny~f?txBogk}@<Gx(Odi?J0v
+>}E;0o6uYd>1O5*4ZCd9ixTBb4b>lz@bT^p2hkL{O%A+mCF~wiR#w(K!r&2Dgf{u(65}VvPlD683hK86^_%b?-
?G{;#ADRP+fP%SU_Xe*eL8+>Q6E2bZC@(>4+ISx@%=J{zcN|e;NbKKJ}h)=IUwY)`#*p>1Gy6jsK$5f_k;Teyjm%9p<6$bhZNp9d}e1db-
=M#R3F8O5mZtc=InS{C+&cGAfqP<>N>MS$Aa*R>R!yqs~kTUfiKe7ok$5YX<+mvFnKeb?McATEJCO?fcA^H^)Jf%sipHEO5C)Zb}=odfpR>QW1ZldA4CPl
HCRcw{6MRkb9KO|X{J=p^%CME_v}Y}5+Ea1iX_<XTw9&2;+lU+mQ$jx+U4s=A0K8XYB1f7Y?Ar|3A}NVoY$L(6FLzmbRtgZM4ZrxIH6zLIHB27Vh+@P)#8
MXrN2V<pd1g-F}x%@4xkETw;}(D#4A5EnYu0P<lTCT?CJpiehz*YgD~<MO$#cQBIs9-
Ro?GBs>bUBj;SDwKy88l#D4xkkydP3Z;9?AKjHoA<0z5Ie+s7Hb_xml+R_%WW5_1&6}+czf&IcFw`uP}XVH5q$M+U?Xx}483gyq)N3@fAY;My4Eb#YW#!6
fC9f^wm%h`(t9wxM*OEQRTZNto#wq*1HdqV;!WO-rA4?}&ODrqVio-u&_AED|_TJ;H*kN7jRxwZYJaz-aqjhQ)DOER^8??Cq6jp{*_hU)72)s$!Vk>_f|3
c=YrBJBT2Py_t`Kxp%bh6oSDw;*TTvm5n?*6cwf6+6&>B;(#YxGm3<v!3b8(3>RnLTHos2d8bt`4vK4+?E@NcDyZW8lEeKT_OziJzzf(`_SM*_jN1rZiOS
+Cch`(rHm^jbeHy?jeGV>v=;NF?u<s`Cse+-al1|T0_|-
2DIfCN=cx4!g836iAov&}CH9dx8r*@B%+Kj5i<O2>?k6~Pfp2N?x;mgu63|mJ_soAHIT7&#LT{JraDe^rG96#~;AJMh^ukLazVrw?PlqvVKgtP)7=8<Lf}
^=3S-?BbPVZ?tx3*@_OFDYf2&+$8W_WHv%XO_b`4lkLGi#I3g5*wLEx4=IkT7C-
WjZyxONKsLotOkOxUeO?ofJ74E&>oZbK3ICOeK5o*|VRtyi%xS?@64U+nh%PlEZ;(8NS|!mRp8R%JkvnJ{K<^xAMRj`K*sb^`QkV>8)6sa+^-
vr%cZRoE{Ay>T<ju3##>5fqD&9Ym=5@;kad)hWZs{h-x92DgvtF4v1W-%4MaWWS48V5}-UhV%_9LFMG#M3?3KU0y%@#WAPrHgd%Y-
K_0=a7g0ndY7b#YgpTyUu46W)_JI^Thi+e-
tr|Q)^gQWZZ~?j#<euHd^y82L@KnDBZ}x;GMZjVaca;x=T<_x5Y)E)y1dyRmG@syH52&e4p<jg3rK0(@^}S*<^b=)q(G2~xaKH9iGKVc2hSd(gfG+x6KO%
7I3VuU5pY8?v*2%f{P+@1~f)QM9QN1v&#9pAlIu{SnEBCJWeh}UcFK`wOsvOrW=+F+58wTunQ&vZqj@jgl5g;~E@>Irxv0C7o(Rw>ZD_k?$chBBZARFaZo
GZ&fn_8K2&ee+2tZO7h??t`L>hFR2_d@+gp#EQskou3r*S`|$&-
mOX>rY|*(g+?PJ;1rT+4=BY1obrBwpOHfj9qbC@RY}<{euTLcJ+qnDUTfr1thn*@IL5sOn{H*i<})m5BIFAX9tdiERX2cpDJz9ddZpm@X7%6u-
fN#SQjQE-Si@j7q1kN5PE?SzJ|me2%(mb^M{H10v-^*>8C=-
i}dggoB1_L4}ts#o5(|9#mZQMHL&ea*zHTS?<AYDoTKmCbklBk+SEO^7JWClt+s>px}y}<4EEZBTnE+!xkGqTy}navQjov2Wq)YHjbte~+tP-
v9FUz8?yhItJ%Bz?<zs@gH%Yo#bZ1cVA|KltzTbFIP#=W$_w%7v*dcT=9td1<58WnpI^Kk~gzUG3>@Ni8>C@a}M+j;6YZXQd^G>7z(Vgy3r3WSa)9LY-
H|&w|zKuM{meszf#gw<mU33C};;AY5O^~ZByL4pa{84CmkSu@})0I)#lw_>O*{-p?l1lS`7FS(tz9dTTA>Zd?<#YN^^Uk(Rm}IR0TQTk@w<2MV^{&}w-
x}l3riV--J)b1X)Z>gGzlxF=mB=<5hSYT9-
mi(;Z4l#~JAK1~7Ht|I@+^?GY3MN;uWr*LPTV%DK`+Yh(L0pS7#1VZ&H5B~wwZXItq*_GE0(_2PT0?=yHIP;qams>*g*p6LdU0APhko9tra=j^I`phDv8Q
0n;6y>6RpSUKdMk=HyyjtO^)G$pm8(>+uBBtRimkt9)7_9^fvcO!w3)Go+AT4Ac6=(?h<3w*cmbVWXYz^`FK{Ub?4w-
o}9OW=5!H%+^9joUfI+@)1URD2ymC6ej9}o;{m+b1Z2XpGb}Y(Ue2W6j}Kbqm4?O0be$oMg|l`+-OFrl(GcQZ6b*&Nn_hRDUPOHd5m*Xs?gdGU+-
sL6qo#t6R^N`}M9V9@58yj;7c8wW-n0*gT8&oVAtJZvkCXF11d93-#50kF+txOCXyYEFR%n>D3?8;@+>5`kYkENrA~Ee`B03Sx-HSBX4iZ?)b7~@1i-
xA)6;bzZjGh7NHbrfDLCrOH!g{a_c+`$t$T2jcJaSoe%H@9`lGFJX{T@DVGl8kRXXCNZEmR*vU~AUD&AHNb2*PJbwN^kr5n2vj$@~NCVmJyN5kh|P#%JiA
H&+9)1v$VwkB;yy=|6!vn!>wH3#oSQ1ngz>i}37jv7?KpXU1&JA8=cK8Fl9HN_I+D{WkD!#f-
kqP)%kcy}>vTOxcQZwfPI_YN+qJhSB<;5g;!2BDZTo{YzK@1VyJY{|2;t4(_cQ%x9$Ic4sI;Kih#OJ&amn3+j(}c{p5yWx%h-
^TwR@E%+C}rP@p6q2Z8}!kYtJ^D$ss129*RE#1JmI8>+Me(G%^ZNgArBSQ@+_aSGJp#}u***!SQOo}!Oxa~$eUI+fQ!U|&PKev5AfUZBto7cirR!2?LE;d
m`526svDfhonU*?kv@mSS-^Orc@kqDQ29jHnpj(0(F80j3Z@@A7kx+LJAq*86=okfO_<C~)SfRxH@H!T5jkKL1re+C8H0T*(h?=qrSHLqUArNVxf(-
9nj34pC^z>8W-
0F<I98vx>VFY%|Oq3X<fyDZixLoG{T)`&|e4Kn$U36r9Cx?$zhN$V5v1Z8;Av~!FH!u%bN`|+?JxfFV81tz`NUZU1MD3}j8J`h{924wOtu|B-
byQL+`M3;)5x9+mb@KcQ3SjEOfwKpC@#sksv1hls#y1iwQ_IM>2001BN9L58|8`=3f!Q3y(9ZcUYa3#aMa|E8&AzmIq@~?}g0;rNaAk`qsLQ|opRUpi2*N
bML)sACC%xzLr_gRPmg1e{*1<*^V{2B7v%&$tDKrYmlMxO_KiJ`#Ti`*G=5e1e4%I^<UAY7dzBMJl@=<{R`>rEe#_Jf%*=MBAh?KOv?AQqAGp{MCQ-
+Z9yTEx}cD6YOG%I{Dm#u4o55V;ty?H1(pA&`E8FCuh;d1xPp9m);{qITZB%#w^mekLLpfCzumc~yF(phwma;uG<(<<`Rr)p`|JW(_0!o+OkTc0hSrpnon
x|Kjfh39#K#t^`4m9fVOI#r}3O=VeIjP@RSCgs8(b%dL1SKu2$@;KTC6rLhTr)raL`R{qs}5Gg5%PX3sg`Zf<x#K=jaa+FRRbvle)79uCV-
1>WQb7}9;FgpDU^2uZ%_u*j2eC0MqZ9W46Z~z%3B>?F^G!De9|Dpz5l(7EWasBIY{jbLZtRG-Q_4W?!l5?T^#shebcWaoQd>bjPMO{QlNgy~iy0T^u_mls
piZEkTKOzC%07%b8liq(A3Wb6Kko*wmT6B`?9(Pfx#2FglIgy+zvKm$hvZPAo*|Lnd2cYC!m%0;$wBUT)m81s#nTWr**OkMnPomMx%kauQSD`oo`z3S6K1
X%%9=ykhnnKnrX^b3eBL*}<zRrVMP^5uk8;A`CL0;z3k#>SPtZFKK#y3IoC?csKXLP_$QRc|a0Ti>Nh48V@^TpZU$dS3V2AyJA!%dTN$PY;@P&2)O$jdTn
T=D7`HO!&lM!bi0XbqI)4=}6RuhfbG&I<7Hwf-(_fm`U-
TbTup+wyqW`1ZTO?&3`&OctfKxA46H^#C)$(N;hlWUdmUtZ*5z@`B9_@?553j{_+nV+n8Walm-
{64~QKx9QVTIlVnRppYNUaZ&hgUTNSR)$#VYtI>~%MF2!2{ADDfepu)>Nz5Pz@)!$Bz_%0`1oMa}55(EyfCa)BO$McX+!vb<an1QS+`~lvYZJ_WlnQ|bX5
600{<hFvv@&de8yU;~hSSm<fUm(k<0pYfm<<knG+Ob{jtcVx0!b+Te&#%u1OwAHUT^%wI1nIb$w4R@QILXbzL_mSEQn_Oz;iKnI5BGgI%P#WobeN!xM=>#
>~G=9TzxTixOzbjP}Rd`0w<e0J&0B~fJ?**_rr)4PC_f3Ab*6mF!9Q5%pOeZwz)HiMU0lEwzv(!#rF947R(;^pJ<PZt17k%W{uk%vBu3}*0{6xAdsZk<o=
zVkn^xpv(a`oK*tTR<IW=|5jw1Sx?DnWG}QKR32*cgcV>N)d1EI{OCxFIu-
X(fm%F|N)xS*SXe$3ZPo;1!jfU12w#QA6w#Q|TWsj2#)9+C&T@KHg@NY%f4rf{RwK+Jw^na5j?$@6J4n-_+KT<_bV6HbPNVm|rHV-Xv3tO~#Ks^@T2x!D@
`GQ*F27Bl+y#&U%@P3il<L-
#D$MN!U<(es77TO?M<B(duPB+@j8u!~MegmAPAL(o#JEK9=rrU2uJC4ZhwrhB|C4{P;A&}njO4(XN4~Bo@9&bYyWBI+B?HzD`gi3O53t3z4`$sIB4w8^Hb
AC5CKy)w|dQ6ln4SgciiOHSF>432e5!K4@pa&c33}3xdliwcJ0Ny>@OplT)eC31S6>L6eiV*T4Ljl@<jB|ZK&*A+LczrT(80}qxx!v)7K@Ji3Z!kwWj0R+
q?a6hg7Ri-oU}iglbz6DZ#dJFEHh#kPD=>wyo0jr`z8BR9z!3<24@EmmLAx1jTGrvF<=$i>81y<ikhgSD(%xZ{PYE4<<SRC=<d3-
Pv2oTTHawhWHFN{PCf0x4BdgHuuG!1E41@{o&am*v2Lg69i7_3v_yjf8xr^?^CRYJx=?a`8r`Aq|P^lxf;7r3zY`K(qdd}1^lOB&z;d<!g4!*m<t^FQ0C}
W!YI+!qjGQ9<Py+VI?kShY$LVg4|2ufHKk-
8J)IztcVdKP^U477ptwU@Yc;K})|P8=lXswIpJPiti*QxOS;D>XICkd~~R74y;!76^bYGPVV7{X9T8+*;8&M49A%qR{cstv76>MYTsjjT@3e0JnwQ$HI6>
#TXB18b|{6d1`Svh#Y=LUkN>3;UQ{8eCvhH{0zjUO`UU55-
LA22&m55L&3#F_p1!Q%%?>8U}S&X#e{>sJl?NuwV6NST>If0vYy2@K>1B=Xj}lEWK#*iybgnewK;sP6j6DRTQ7hFae4gt(NG(TG`-
TJ5s4y5Bnsw;P~6NA4xn#wt}Vs;kAZ&-Dd!u77TBG3@ZLWIGwL9MEi$7ang-
0MW0d~>W@35h%S0IvpLk?&Ub0HMir)6PgxvP<pyxaRZRDgL(by66Q+q2yh9l<s2sA`@x`hNN6PVuu6e3vvtzN}zwdl^+NG{rAHno%=c!J)4?_!a&czRq+$
<Dho{*UjehgN7?0A&TUpK}qXh%n)E$b@fU(gIAlbC~)M=pr}XyDi?pB;Q6X8T5tgCzfs^qw(*uL!j29N?VKEhNlE~#uL%)NjXYeP2Uf<Gh^L<lQ!NZt$71
Uq@Ah3S8-qj;l>_6;Os_RPTh!YSEC;Qz$A2IXyfL$p=$xbd2$lxYCj!)J}??6Ucnmxpm;@$Rfa&>N1%C%xG`kz3=x`l0*-
V5pw|6DlzU>93|$hAdTbnZG`U-
0em=15X2!BzF#rIR+ethQ{0C9uyvDi25W#o@k1C~2H`8C0RWLE9GuOTVQ}Tgjz()Y^@g!`soA@1gD!5x|Z%$Nuiko$4cbH)SEHAVQPz_285QUwz0;T;|N2
1$*WhAQo8SDOywEd=q+x{xR1&wdr{?AtErv|;ouE3Lku_f|b7UzdaXx(p|fs*h6<<NUzj+&mg8a(*4IzV*5J5GlWxwbOi0@5>@5@-
>{z6w&cRxqFBT<?*g>=v6&+RU#zs+rs@WD!FL-DGD37sy3>fy0n|ry-xTki3pyk=3HR6a>p4?>%)3pS2hFfSH817ah0B`XjWMz6rDbIA{yo*OjUqFF<+q*
~-(lq-{!7T=R|OK5c2zxFrMMq(s?~5!g12Tbiizh^;~hK=TNOeT(A3i;)K(3#-ODc~&V8m5OqD2Z}0fPpkRCZbXz$fPE)DBaFB2qog2}s=XDOfem-
67yenOs;u`G`s}|&8yB}tA0L-OtxJgwI1%?-
HGW(QB^HGeQ)7en@f+CdW}Oo8ciZN)JE|J$tTh;)rLMN5p`or}+dpsHoLb3JGRxOwJ_I?oHE&z=*tS_w?flOM-IGHt|Fx>W-
*B_*&`$ktFaNzgQGZI#GaksT#fjtR?Its+9hKk8(&NAU7fGKqDt|6Z*Tto0vh?`)AU`O;In}7{`W}lH!V0dwmZo>FpuasVz5E82|5g@fmjx!NE=CwdKsl2
=U!6tsZ@q^8UdZwv%%kbOEX2wgHk5xQ{Y)O!&)LZ=KZ~MV&gwZbg{CjQiT+;4y6_^YXLOL0U$A+Y9+!S2OV5l;&t~Z}<I=yy(&Hn<pyGzi+dTT)Ih8*Dh0
KpGA^s$df)?tlX#U0QcX~|z(Mu*+92<Y}9~nG9yn1v@82o!8J8^n2BXRu2b@_?Yn{pDTUv_=s^#9T(PM?>OIK3!6ar!m6iPL}g&BW=_O^MU@-
jX=|<Es;=e{f^s^tTHWr`LWzar%s;zbyV`tv+%33zHM4@5oM^zSNL7eKVIhJu@wF`ZJd%PCtD~;`Ad|B~C9HWBzYbN9aA02FCtFHzX%cUp7YiCPo5~etst
^ee2}J`3v=t{25W{#rnkg|2ryO6P5n6v@!aBX(T;4Dn0ibk@TdfbW2paHY)v!%M$0$y)1G571I;<r*V4X{(S55#OYNTiR=08cN3@Y|8C;>KR8DIBUzF3%c
Ig;aw6%MM5TXXjHIVVr4K}<r$wcw<VMmjjY_{XD*YQ#>EDS;PmfBEmP@{sApVw;zWD6%YYU|6hN?2D(QL1CG&HVyu!cn6%r~B2^v#KIspk~K7XH>COeP@l
Re{7=R>$nhs;c@b3XqB5&KDCL=K_tq2P*6c3RC_BC@vZ(#wJh`)Bm@c{<EwDV@_jLMO|&>s;b&bLYgK*oL@xJG!8(FxfONymDkjkVKCuFWA5sjMrl=9ZR3
Mg4UHt2`Rob6TwK6RfaB}1PVyTZtE+%)NoDs|t!k9&YO4s@Dx3hvMFYn<u@Oj=){q$Vgs)G)<L?3wV@^d`ZDmbmnS^Tup|R@0x(2BlV3MDcI{}lw2TUl%G
S@q#Fulr~*a7~1>6Q6D2k>*`A%uI(o=}kdo#<7Jm}MqXmcm137fh^?^M%P6lipZW)=*JhSl3Wl)lgG=x3O?FR8$9qsk{m%-
d@wtC=pI^Uew8)W1e4jUlnw00st(dw5A^CWA5VR)|$rpGO41vssVnl%B!$DYAX=uAyb57W7QJ;FQ=)%UQwA-UYRpHKR0JpUe#Y*CtY2u>Jh$il@?Z-
3NENpz!zAwRio?8&nY~wdWnRxhIAHjF{a+!^4x;FoZ0d9CdR2!hS$)-IW^n>lTOG@V|=5gf`S6mc@1Xtii)2obDq5-rtZI_dV5_%Rb$QF)uX2=KR-
8Sn#={cdCMBAuu4ZQBgRp<duvri9a)}a67tJQ>v@&RBFZbTv)dc1BuL6xm5;bxS?4I1#?5G=8R?+I838`A*$Qd4GCHK_e6Yr&@)>h!#)>*etu$Uf(r#WkN
u5`=y0I!erN&W9cigFXplr1xel7sFM$ZKv!jT%!KF0cnx;pzf+2|0@vFi!xobg=f+=XXSsP6@4I>)Y$lg(^4Ev=FySmcfI8Atz6hE`rzw|W$@NSu9q&S|=
@LTY61D54aY&QEZhV3iZBa)MP(u*wNmIl(F~9;-
ad#{6P)Qr7&MvGfAxa%Q5@(eOak8lq92(9v8(9Zei8YVoC@qJE83T~}LxTA8}?duG?vu4=5h9~NR>#p=2WSb{)8jRlajs-mt|Dyyk&Tvc;lJ=Oo4=a?w8p
ab^XmRQVrw;3$}klW`h7Vf`w&b+zzSeLG;p1TB<2PK8eYipJ{>Q`3@O=3-
M$vL4$etFg1^mvmgZvrzeKvSfe)ljv%Y?f5jB&qJJx(}%B*{yHJD4_|}*`|q80~c#)HZu5t)LVvcvl{ADvuf+4s#)_FEx*1|Dyz6xwYu(Z)vQLT0ZPJi&3
)wAP=`gvfn_0+A{&jSSh13*0P`mn)kTBpSvcdU!w3_Q`U*qp9MALEYicW_50IEAEaVqWnmNn&vmW-DfYnzDR_AoqftU{MH4ju#h)viIzv2+1w%*#RvIYXL
2?6pVv#@g~h7&;gN&@NJPJD&m3BV=}seTn#)dZNn2J0&7DjhQ;kj<890#p|XRO4M{oPfaJ3IgNn{Y<fTO;r6APMj+KJHR8BokWbYWQ7<fAoBNNC(72yer^
Dbv9c5@zJF%dtzLCsO>L~1#Y7A%c@G$K=H!hH+ln&Vl7hJ<3+^UX6=VKVsjR`$aCe+_<=lHw)|99hh+=sc(hWQ9Mp2`LClGE{RMoR88l^(jtctqYMrl@kO
~t*dtI8erS>?HfIXQ)8IrhTB^0LZ&yFJIAlWWSWDl}D=m78H5lpD?Ed9!E7mLwIPd(lV_jI&i_p{>fZ7tYS9tSHYj8cp`HLUVp@WjPehkIrmT%@XG>7V=i
Hmz-
7MlsqLRPf5vDQgWlK$jiNej?ZeWE;B0ivzJ`uC1+LmQ;w37qq@+)C$l5ItD^sO_tIylC9&Tt<?qPVG%YzUy_h|>mc^#W`}jF@HTA_&9G6~L&HAT_`0dg}`
D0Q1B~7u=_AiYq-(42#zeV}e#y$U`IC1$NR=zNPUgDmA9HV?{IrCSeN<4n$X&a;e#bcDujC($pP0MTI^4-
PCSE|OJ|MjeVJPvf1$NJ40tNcURiQ(6C4}IoD`CUs%0Kd)Iqj3uVhRVnHyQcg-ojrQ&(dCOLMaq3ULHqw7dh!zY
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
