# Tempo: the agent `othello` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py othello`. They are:
#
#   tempo.machine_code           Machine code that was made beforehand: how it is written down, when it may be used, and how it is called.
#   tempo.compiling              Making machine code with numba, from the functions that are marked for it.
#   tempo.workshop               Where machine code is made while a move is thought about: a process beside the one that plays.
#   tempo.jit                    From source to machine code: a ladder of three rungs.
#   tempo.bits                   Constants and tricks for arithmetic on boards held in one 64-bit word.
#   tempo.othello.endgame_table  What the endgame solver remembers of positions: bounds of their scores and the move to try first.
#   tempo.othello.endgame_moves  Turning discs and counting them, as fast as the last plies of a game need it.
#   tempo.search.ordering        In which order the moves of a node are tried: by chance, or the promising ones first.
#   tempo.search.game            What the search asks of a game: some jitted functions and a few sizes.
#   tempo.othello.rules          Othello on two 64-bit words, the discs of the side to move and those of the other side.
#   tempo.othello.endgame_last   The last squares of a game, without lists of moves: every empty square is tried, those first that lie in
#   tempo.othello.endgame_tree   The tree of the endgame solver: does the score of the root reach a goal?
#   tempo.search.exact           What is certain about a position: how a game that has a solver tells the player.
#   tempo.othello.endgame        Perfect play at the end of a game of Othello: the exact difference of discs.
#   tempo.othello.exact          The endgame solver as the player wants it: which moves are best for certain.
#   tempo.othello.machine_code_data Machine code of othello, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.othello.playouts       Othello played to its end at random: uniformly, by Roxanne's priorities, or by a mixture of both.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.othello.profiles       The two profiles of the Othello agent: values, not forks of the code.
#   tempo.othello.ratings        How good a move looks at first sight, which decides who is tried first: by its square, and by the replies it leaves.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.othello.agent          The Othello agent: what it is shown, what it knows without searching, what it prints.
#   tempo.othello.champion       The agent that people upload. `build.py` bundles this module into submission/othello.py.

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
# src/tempo/othello/endgame_table.py
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
# src/tempo/othello/endgame_moves.py
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
# src/tempo/othello/endgame_last.py
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
# src/tempo/othello/endgame_tree.py
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
# src/tempo/othello/endgame.py
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
# src/tempo/othello/exact.py
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "aadb64aaf022d1f0e08e780d", "checksum": "45eba2e5a072fa6819f26085", "sources": []}
c-rl~3t&{$wKqOzG9)uNawa@9D(Z~PZJ{dPOcIir$}I^@WFI(3P_be~F;Ae41d|CxiwOToET_XLx0m+P@AH0t?Ct;7+xFhtTdrbjbtdlwg#;Bre1upf!-
xi`c>reqYwfeoyfQ-qqJ3qQoPG9l?X}n5d#%0C{_T73y`iSu?XE0eS-!SxRq=!6H|LaRJ4<uR%d%}HrDZwAwi|9T-
{3BPa9!0(r_EMeR&FmVb5_{Pb4n|6b8~E^75TXsW9ia|9>V{VJs!dc>*3G6H#}JWAQX4QeK(oy&U|O~edt%QW^LKZbyYQM+-s`V-
khCZUOLA%Cod1e^Bg(F(c(+<b1Lk1XHG?Naki~IFT2>DW1Ew2o1+xJlorMwDG0gX2WE|b?gc_~^BuXA-
s<w|sw(%*j@;b5?ChLuXNj}SKBp{((7cM=?2_W*IVB}_N4~v0&z_xKmhC99kH)7lJYoq;<Y<n~nMVn%DKD-rU43)DGbg9C%#mH3Z=d5VEsh~D-
(FIjJEy!nuiReYEY5M{<mEUjoKD*p!O4n>vXX}?%3?)<a`cAEs#W+>^H8-
S54p}c$>afQ;V3K4DYwljuPDj3<wR>Sr_^c7$%d*_IItN&R_(ct+!EWDCJ#)08M{k!ODeMMIpt+#wqocX*-=8Xa~*TC^X+*#xjD}A-
29w5bMo`^vhBrxR(3nGL0ayc_*jv6tCr(5>W|ZWLlb?A{+2F|x(nD}J;c1L@b1EI7T#63>`vnO$RT=vWzB-
*q}653!bn1E5sfT)@6rq2B9q{3cyyEGz0WK;-
+HuG^44aF&c02RM0Q*C1QK^+8qcG)Fp)P}O?>@l^!*I?STXSoYBydbc!sqF{8O!h=d70h*T$E$NJ!n;+Q+2&0|op~T1dUWfZy3#pdYCHUs8QPxLc(9BM{P
BP&eS7ZtoA>MOrhEBD<e>njH5Qt|+{(@czP;_ccn+gA%{wpx|s2c(IYlt>UaVNg$j?JjaHKC!9vhBD^#JWo()tatA{b$*ex&@oS0PBFF~?dA}q#iSk}SuA
K?>wqYs6dsi0mN@gP8r6IDUC%%nVGx52tw%(sYe)WF0!816_*Vk$>t_#9sV3K@TlDkEDNR&?z?^9MA<*3d|GxU5!Gtpxv5PO-
`Cdm6FxmA*1xih@m>VUZHQFvGU`}rOh5cOgoz5kR3<Zo%})L^~&`gK?<Z?2VihF{|Air`JSrFJIqF0+~*od&W3@*<gtb06WweS$2RLQ|riEreeJJcn1{a~
OWa*~a@OV;<gGGjaCuz6tc@(JbN|;-
46#oEzjGD<GaB?Z&I2J++1WQy>Dv@ch@n@33u)>H@X*lKS=y*FXzDd<Cfw^E(?zeSabU6Mtb{r(0(~5W0mpTcPY$Mi-
Gg$gBnuI0I7B15$D(?a>J|FUV%o1j03-jC2uC0A!>?knb9cT>OCY$2|e$qP9396DissxMdUNlaf3r$wz}{KLbuc3W!a6UGPfuXw_2pWi(L4ezwe-
MdZxj*>kE-EA8^Z<KR(2f3x}P>u45tl0BQ)k67A>FLyGrv=9!M-zjwU3KqX$P#toE&~;p}G)Quz5C~}{%WIOMQIZb}fgrqeNruBhR}j+$x-
(cp=E4N;gR4=L8%f~(NuuS5XlNAVw}e2?B+2rYU_e&}P1_qu+Z#z6ilhxi(jI~ckoJ&ZKv#xjXp<n3+$98#>IF-
?V2HS&#|GX9*IwwmP`ZicuvaPF6e(R#(*`4HgORkMNZL>&Emj)R9u^FTX;i~W$<RgQgCy{w0U2meUC6aSj{(>w$ftph$-
p+ja9Wh#g$R>H%R$kAE`uN+5CX?(JVV4q>u#WR?<9d<h<-
@KN<x;$CsWEBXjH=~$<QGg8i=8*siE&w1CcZA{(Bqw>kDGX?=2toqJY6rJQGLXr8xAo(N0=t-
OdK})l>#s>#WbPxj^)qMDKEtsih|3{hp0@zvCd@%ZRt8fZVdp+6~EgpL{vS`<e9t4xihs%W0+yW<q-
^okez8AHaSDquFv%Zdl~geV}3f1<k#8A3&P2NH{>`%L@8iIpSSmT~2t{3P^?1gt+FDCy^AnQ-
sEr{lY*e@$`j7$WAZH)2;4riL$@Q-jDSa!YxfbgQweS`$_!)zU~B_Uxw59Cm%%OFj_nDO~cYF`0HITO|+jT{EKa3j<G{Y_i-pIwtvuEevYFDBm@Sni|wQv
u#>J6<pZL87)HTvWiTA$<J+1$n+Lz!d&G$OH7&&<^Cfh9F-yipg*gLs2(9m#fb2znM0ma1YKCX<O_=fc>o-
%<d@ox4^tqc(wxax&D0g8&lcDp&nB&%CNw?Bcm8crN?nRB7wLC}ygY!g7w@SidpD~Cdik`?*1H?Pk3auD`5ycglsmO{e03)6$LJX1|ycGx%<kz8OvS-
@HMUTDkaQ^=#{IA<Y`4IVC+KC@_WiR@lF7Rj|_BO0A3|A+~z~QEz(*tcJa8yUUJ7{L2bHzk`?Kh#=i3IYp2by}?2ii&C_-
q(}U!djlMO~qM92E7mDfd8rIx9N-#2HX4!9V`bI?#RmFQaNhX0--?2(R`7a+l}mJmQ-
x`RNq%9`D<vL$N$4p9};ic#dvj@%Llcwh|illyy7!y+8wQ6p`|6)~$5J7hzlu49z1mw$avE?3)@C<*6N_yrKh`=jt$F)Xh}xmx1WW?v5<`5#qa?38Nx!cK
>OCf6-5JrU#lD_MkilJ~k40w{<6KS-wYSk=B-
%fZ8IvUzEGC<B(8cth~w{lKh%T8!XVR7Y%;FXY7I*4BE7Z$hs~e>=!((Y0AU{qEJ_7Kq+xq9oQYsknd>`2>?0T!{q1?l_L~#jAuh(nl=dqrjAC52-
QggQ*vleqS--j7roQ1qWvvOk|e*55o`kg%O=Ut1U>UI{_$T>vOCEOF_IDx<)h@K7)jX&jgJErvbw3~>_7l&2V%0DiAh<yzSasYpH8EJKrun-jTMwYC~Z5i
Ev9eDt$|M_c#dr%o>o6*hD}SH1H5m&7RANWy-
8{4Spnia$#1(si;SqV?qVJ7S;nAF%Aljjm|qRzoV$$%MHq8PPc;VjeER{E%&tI>b`NUdWL76?7%y#6#@a2!aw?WO<eYmprZ@m8LSMo0ji$37NQ@RTu>Nm9
0Ga-d(<lRp4cTx2*leu+=3*b{VlNM~AF&LJ@-fo&iLmD}_7g3w#4sQljuCknrX-jU2VrJ~xvftyfco*4WO%!&VdtqnB&Z)$<4`((y$1Y6FA9%uT^gx>3r6
ie;(J_!T?NJy8@c60D!IV@7EwM!<xm~HEImNd5RvB|6g=VZ@2EM!i?74W@XPGwoCtH&F3Q~%2cZ**!zRHeWr$or0=_=Mqsmj?F3LSGDNPLOy)U;NhO2`xj
2+h#X9Mp$PPL$o)&l4k726>?k<Ub;i(Ci9?ieKUJ`xz7hg{)6>zlfd_-
+pizS<1pJjFlppO}TOnnQJxB^3uSqSw8zj|4u}<KX0Mss3ruLkojW3GxE@pH#b9bjSu?@%1i<7Br=!^lUWv_b6E|7{u1xLj{hia3CG60n~n*dO`#3iK9M|
Z?e)cTUyhK)1$D({}2vi@^I+eG2?+}_!}>OLm_!s@Eiq|xV3<Eg+;^uC0?;tzr^e6H8ssY3sY*~*lfYl25k)ri*AXmyJCqfUZE%9W+A*^^3~JKVIqo*sdY
$=1X^_6?_p+=<mN({yRn-
;Ao4Dl>2cy3cn>0Ar3+~Liu{rWiECTpUD0b3ww%RzgRcuh0Me4R7`)BI)3}*9&+@(>f;aliyv>(;qsWCIAe{ux!Z`LmP7g=|gq#vQEw)1bx#{l`-
}HMiDtOEipe@B2Zfk+yoBnQuVcctryibJ)8V*~IhWT@0&<2g5!Tp{N%Ck-{mZ5y8bT16*!=m#b?|W%D98S;&<acSv&md%p6R4{$0;V(ytql#pACZ?1Lf-T
G!eL<IgqOjD)}Wc`Ipz=k08&(J7kqbzar`$ys`-3<K6nCqLs{@gWo(>&E_gl*zrcFKD~o-
)ATYQMw4NYNHKOGx@fzD8&Y4K}AzL<f(h0e?jQF0SdK{78!%?aYXAt=f7|DrjwBleDK8^Bn7%kMg!_+KMb;9`ZWra0Ml8^IsUDVEiz8y#3*+MG75-&C_@-
FkwT;$9B+9KcFuYsgxfPoEE9)n(al6YDi{Bya(U}LO@;MpSgF?h`);f6&rqym0~_pnMd3BI{QWJ@cdilnPmFW5nOJjG@){<*1d68@K6#1O!WK*HfjLgF*F
f;nc2)&pn{O+R0?h&Pk?bPsCi#PZVtKb;hRgl~bNwT;a~B@-~Hd1wWDwzP50r<ePij(Wbfm^2T~Zd?DIJseH^^Z+!)*?E6p(@l`npV;&bY-
}@CRY|K~>CFE&&{;^kxissL<ok~HCG4N#taqDw{&`@Kcs}E5=M~ux1glU`J&juXi5Pj1<acnq7s9QehKn*N!5>Ey@ol^R1j7nPC#gypd*P2sfC}yz4%6Rb
U{mZdA*m%#4;+H5VW_?bG>QJubrsR}Y|%nUH}tk)3C6y<W{qMYU=O;@dsEhJ-
m)xx)6*L>m+ds;W9m++{*Ue)Q9eN|Z#0#>FtArJ1PSGV2I?zVPBb;_9S91RAqo5gALvBcI8&6%W`YoZN<5zq6Yf<(4uY|!gY5N?y<V@pr_)mON-
26Mg|E9GY9T?OrK_pug@F^I;Z@-
UwIs>%YE#MHfmey;GtqDY^IIfCelp}2{0gM&2fLYz3PSu~Dtduo?v=v80g>wx<aSKH#5;8oj7yXBiUpb8v<1ky&Ww+#*GVv)+eFI&q@x||F0v<D<A$c5y#
rmuG9-dOjHQBXyh6gU)P6!0K&lO4L*htp4&FShP8+_*>0sn#nxdC#imnbb=-C}q;RY3~!-lh8-
TTmcnLWVlfc<Bocp3ix6f@XPEuKtKz6a)~+d;Jl^G*JaLzKT$fYZ`a(yBpCGV~P~L#!kX)mLa|Y7xrBf%+_rgM`JEZFWD|(u5XdbWIJ$kVcF*lPxfW-
odxkNHv(46GQtdw#V6@TbV5NDTagf0cJs1iRy4rM;Isoq39>_S;0qOh-wopP~jg_D`f{YTAF(LPJ=n&wwn3+pVNNv3W2C#rNysr2;l%mZLjTz2}*=IgxeG
q7wm(Gz01tGb!g757UVaH94x$}H#41DW+v3&j<fZ<)u6;k@=;0dRS5~6gsP)T)Xprz-L&O;Yjnyo*w0zY4Z+8?I9)<L+95^L{AW*fOY(ln(z-
`WyMHGt%<Evr$3_u-H!IfMM&Kk+1(PX^R-kWz(hoDL#Ji5cBs<vDu=VtNl6^q%-5RzZK`IUj^_A~vYA**vPBe7ab_N&G_7rg$NoN&hTn(br5A-
7WP_Lv_gluL+SDmP3M(;r?Y$r($3Wgnwuj674Xpp`M%Cdm*keEZ4mOwgUnYbLuT`I|aVCL!-
Yj=!~Z=(adQEw~ib<8GylA~+6H=+=NaM{4B!}WnIx{xU1>XrxwpV}HxhCK@P3<%DKP0JKkfDnO!jq~|}^QEUnL^6p<>cOOtXPc7RGYA&>ZjE9^<IKv{Qmg
ZTVuij+oE`k*kE4IPqS4K23)aIk(%8Vaf>^#0EU*9-N%{DNvyNNZ`@?f8(`xSqhCxLN&=}|-
@|4gN@NjkzpE%i1`1vqxrqSNKHLf><5|d7Q@dudr0YRP=I)W~<+Ph!HH%Dj!J_sGSu#-O@*WaT3U6Nacz$ZC{TaIa<&O)F&UG)6}ox-
@LC0^sXCEm(&Sxda`b7ow#YN6u$heM0Ku5&Y?$DZm_y6GQUKv_Iz!ziaQLVrR3yM@%gX=-
R6IQ0i~iN2}0l12vJ6)o>#bVp(TA)JbuB}=COGo8iXf267B=)gOo<ux*JM6{e1<z50Ruc3{AIV>NPEFTM&7A&OEegcc>1)GTzJO{%_4=BlH=S&bsl0Ogz-
Vk8c0i{@eQ?eYBET4eA0x{o&`RAA*Hwgo;3x-
#OaFZavAy|Nb4?shL@Hb#yXcj?w)KW!D2eC8|&l#{P4us)NG#nQVXA1h?VcJC30L1Ae1BXOh<a}2!9Hf?*Uo!NGbbT+{a7p<uys){zY|`tr9NELMU!mMl=
;_HI@?PS3f3T_N{ee?1{<(gad=TtCQR&)}Z@O(EC~DU=mHcv`N3b+W{I8D+fsY)5{GJdvHereHCI^Jybd$t=D#-
hUz=t}bj8>A@I$QF(XT!|?0Vo4twfB<13CDc?xyoxbB6mWPKNT!*h~O=N_d@Dj1nmxk@mm6S!flkecR)!(MLM(zG`tS%4Fg?B=3)N1BZNDRiawb3zl15*5
)k-bgM}Y-2;BY!{BuSJ;SM*=?>+Sj6woG6|C3OLQ7>@qO%1)L_Td5)#wXlK$VaCaxi<F%VOC>E4_cd9@Ei$4;eM)NytBxsTTK$UOxFwJ_QRG-
@~bH3F!#uBD0^JEUP*k{DtlverDjpRvC&<MUED^8M(E!n&LD%mozz%dX0=5I-`&cJqdQl$_e4e^0@{AB6^0*-
@k3>63nyJr+=N;CM5nTBvFV}P>a8L79g&@e0=1yt-c_t1GZv(S0b&Uj@>Nzy7RCm(V5s-
y&#;hMyE5M5)*TpZeRRh`qzZtiX?YAo=#rNx+e61<cNs#5<98Nq3*cYTNI&{4;^9ZvAX7a1;CH^~Uwit$g*tqm^x8Cq2NN=s=fp|MbLw>EIn%-
Rr`IXZUEOSt+OIs*SOys^gGnrd=_~^W%U~VLpqpjjAJ5>DW}smiXjldsmVt(4pkWzkSOyxF!EoY-
2yCX(Xmxs%xnQ$ql;64NhYiY4tNb)9IX6oBLDivUF?GsM!%9yZC4Hn5>sSVQ<)>l9XN;1*TXpDJ1}5dFVRh$6N$*!3CYFI&`DqyIt{)|Rgu!N(L4op91Lk
SQ_+z?;X0!5By&oGbT?zrvFad}(PeL<~CIFfQ0nnw&CxrlL5(Gf6NuEzC0nj7}fJu`)pHu>%Ne}?DCV4)o1VED@04gIB^GPKDngjvZtVy0vq5x<#@$H`|0
Ezje5&#VofGBs>z_AH{h6#Y`t=Fl6V-o;Pf&iHGY9LEKiU4R51i;J~u4nmZM-
c!`f&dgSPMBCex={o`lOO<_8N<yiAAJe|&@cheq!54tmX9fg0BD#1Xi^A(8e$$r05nVhVwj_bjY$ABOaN4G6B7XK7zIGX1VF<Cz{~_dH%0-
_BnUtO695(j$<HqUngjvZ%mjc1A#aijfQAWxCWQd7AdN1C0BD#1Xi^9O3)1LQ2!MtOfF^|is6nPt1R$}JYTdXo3P5ZnxtO|X$0z`?l}wANn{JE(5L?L%rT
t8?vXM#v;u<-
L0I0ITr4WF)MouCCs%&Ue2tZsTClLTuHgqWjAg+;<2!JXZ`cVWRag<aCCvJ=a5I0J4(ZNYOMgfQ$CDWAl)5lB>sRST?lxIAO5di%t0uVpSGakhVfN2x~h#
%!g3V=E}a47^Jev}_60P5tRO(6jBqx?t#P$vi7C<2hEW~tf*H%0-7SF<>!{d7_7FqHr#sAr6yQ3246A^-
{M8RKVE0Q92>K!SS4_!$)d(<lOvpq?=nM+Lw<iU1_2XCnka)egB70+5(tq5!Dcp>`Aj7-
6R{0pLavfE2%o0BA=MfE2%o0O&>$fE2%o0O&^%fE2%o0GLJ*fE2%o0GLM+fE2%o02GWO04aWt#kc=vmb^eS!p>J;)uvHH)uCC9tj@J+T2*;cvr@I;%?ajB
qP@xph)RS)fQ}KMWd!IM0Xjy2i4mY@1eh5CCPqL3Bf!iE*vtqh7-
26d1n3e7&@%!!Mu3SCpk)M@838&*Kmj8_&j{Ge2rwlOU@jP;uTui_2?UrD2rx4OI7UDLBS6at*vtsfB@m!bAi$JBfaY@&z$Fl%O&~y*K!84h09DU0ClFAO
K)~h%0yK;O4I@Cq2;dS3&?XR|OCUg<cM1{+*qlHB8-BEG*f6o-
M8}2!GaDZCtXmhb?r!1|2uK)r3lhiI$hf#UA|7m<+Z<^wHg2gZZDbr$G?bWeWpm;<5!3Gzv^}j>d8VbszvEDQzVHbXK41Fu^gnO;BWzwaIjQeyX=!Qa3s)
zji%maa!h{Kb&hn{*$Nb}<OXENFU7H38;9sinG#wNG|1LJYZUR&Q{{6Yi*Qkf{Qam|GOEn($ObpjT*;J!p&kIeT26e|aQlDRT`5M(fqG?^&JIBgZceoSZM
@z3|_13Dtg!eDHd`)8f#NQVj&Lz~BOZ<%z{<-
NJE&tJef9>hhC*TOA^ubs;Ow}G2n*U#V`6+(VMAWrUh7<jF<CqHnb+dh$w;2VmOi=v&YzJ}^+eaRp7`NLJ`F+CtO$q+roQT8ngs2BoiT+2g<X^ycG~Z|CS
8Ei1TbA-(%jh|hrudt#QQoc0A3p*_|7WjK-tT4pht+bm@#R*k{<?Sz|A(r7R{Y9Av+6%Jaia;1*a;)}@b3_Ra&(zR)5Yp_2=t;%&8e_HVPWDqU2=bkOYVQ
IKDmE+T5|uB+T{M3Dg5zclVtu}3ja1ka{q-
X>a`$6{DbMyW<ulqobrivxYUr`UzZv6*Twi7WBez?_&+i&As;3uQ?5v!|B|c(f7Xs4UzOm0CHt=8>IDBO%6tAb$;;KO{MKzY$8EI_mJ}DQT|b8cALLiLSC
>~-R@rkHw#do{tJas-INi0?Ys<@4mOMN^XMJAI{9H$=!@X#kP=2fM?G5v@g~fNS5^@(*ufKgk<z2-
~#RYe)wl7|F>z&!F78Dk)%qfHaiynUXVJz@VDrSuJvS*i8)vk4~RLaFd^DeH?^OZTLy0)^s#z6~QSyeGVd;OgGb8N{AxpTqdRdz|LDE#j2xiu@ZOCBl`rH
2c@B^DP7g+<9Yc!@Jl$+v8kZ<WP0ZhLl3X;pPOl(({KZ8@?n_tMqq3oUAl^|M#3SzBDWk`@hR&ar)|JavD!3M-
m@k@ElWh6`ZoB`GVWhHKH0U%KvL_v)&(j*{9nmF_ibYx1fpSFTwL<*v*rt*k07uB=&^Q=Yr#!F82bc>esH)P<K8OSk7QC|a}%OD)<kHio*Z%ggO{1?7dlK
r!~bi)%!Cp6%|c>hIL7D=sZxne8a9t}cEUp0!Y)yxf)9r7N>-_A=$UU}d&baeWc7Qbux~x557&d67y&@)=X?x$y{EFl^fYhB-
33y1cS@w!3_TTQhrYmAicQ!rSh;xyD^w`W?;e8h5q3xCEXLKS-
a|Rb|EQ;)@!$D$2i$gJsUe4wf*QY?xDs^$|9RYwSh#1^Exw0#TLa`NfrMR>2HibO9sVmqg8&#=ZyFtW7rdWv|a2`_N~fbEmtwy0CiHU2E4Yt6f)Fj$~yQT
>ufq8<G=|a|wu;3v#q(?W%8RW|vm2t#Qw$VmTW{X|{c~GpTRRY=<gtvrD1r@{+`wqd7m0U6LfZ$qUoW78fiPvRB$whwW0?wG;HozbPebNu0YZ`9^reZp~2
q(o<}_=1!0IPqc53XDIeZL4yDCdGQ;W8O#Py?H$$3tedEmKRI!Kc6##f0!<0eX?nKonGkQ+^yD8F>J#F9nxRShP4BL`sWyJ&f0ye=mK~dZk2adll%)P+#Z
z0Cnb<Z3VBc}^csz)VfG1IxB661ZDQi}mazt65rkqT5XqEGlGquXW$C>ox=&zI$t8zOY0mm~-
?e+ta^Si{^#n;tPq!`_6(k;5ziSG{19hCT&@0%pmAK{<44Z?)dyYO@zP2baZs#lcz$gD$xXGq8YFhKqhH;ecm`t@yFT~?m#>0_sdC3(MKX(gUEqiCV%9?S
8_iw%#w6o~NW0eY}dlvh|+OZDyi6G-
jmjaFXc&anG~ct!<EFxBYn?V)?@euh`ke9ok6gg;`V8U8M7EP%f&8Xss1Y|PZP;9s%DjE`k41^8Ie@&NJpO@gzvwpnrx@pX;JLPSy<EbI>$-
8bW5mE|$#p)miwG`D@k6VMT7TkS`JGr-
p&43|spKvbfDrzgXG1w8S5rB}CCk|A<9K*Alhed4S(;u#$L?)@sh4ulIB?se_e3$kmU9$hAMnb4Jmt}Jw!(Pc*0OmxjemknJubUD!F0Fv~Av%U5|@bE8WG
9U!P^CZig2%Qi(rW3hO1b7tk&%5RsCGTv>d#fI(DR6%qnLhIc<)GNmKv(3@&pK=ahbRXTsU-
`~`2RjF28ND8v>_ygcv+>@AsCtwnjuS2Kv5K_Q=|+5GiFkvlvA(1<zeExmBUtdh+J5b(<OPW-tON{oXvclF%7ZUj4i?~#wOw`0C^Mnmmiyi*bq<r9%Z<6A
tK=5sZ+=nC4@)_+p*EQlz+kzCni5(VuHt&9-y*vpWUC(o)<1J#Mw~WEMV6_d7+0aJ1>pA5N|HXL++O?FOoN1@~+kM&o4BhK-
5lD5tBj>DN<1~G%ysE3Q;~o1wxbqlH7}8@iQ()EFR%hu|RQ<41<EfFW8$$3WZVz6%K??Ab9+IsU**qWDraWfF!pm_)(n{#)<1fm>v*cJtfn9e@fz_0y{C5
vThBdOfr0yL|hXn5qt~73K?OjXM-xG2V(I%oNu_lEqHSe3b*7cW8(=t9c`kgI1y#BQ>`uk<Z^lpd82hTNAY8@hzC$E9qJg&KWR9N0DKuZK8DN;c`|e*Qd~
e}Tj+AdrEo@1&)njeKk@{<EpmcB0iTaf7cg18q@whRmKM=xoGe&QO1`Of!P0@SXtUa+`U3**YCsUXt{?;=hMnS&Pf^&uQxe6pQ(*h{it-TxFQVl&(QpLe>
@aS-
$QSLUKy*DBkbnZwQ5TU<lfe5K#By4a4+?<~Ckd8!CBs39BHF>r5y@~`0kDgtJ03|FilqBEk`BhXPvGS}$uJ<v3ih9+L*k2GljO4s+}~b!dymMkLAiR-
(nt)dOOjiF0=<OLdUzhyBv}Ro!+WB9R>Af=EgH@Wv@{yWpt_Xf$l!uD?h^vNkZw>i^wI1-hL>T<&_YoKyY+&l4LH##QtI`@vRB}X-
lchdXb>#@G*88a6*&ejsKuXzz#k_|mUEKfPm=s0M3_wT{7{hJgmN*CU{GBY%jCEL;hqp`>Ep=+aR7&DcAr4gz9|?65F0em193W_^n*$~c-
seW1H{lM8X6H~&;b10D;X3>!RwXdsvuX5sm~i_B;QwAtL|ek#WJ7iLBWjp{Q(OLKbm5_e_jgzH!pCVe)Kg`yRD*f&AOVE71dP_&d*(+?X+LC@s?_(^imd~
Sk$Ah{3<0@RnYQm7q`+@GkQ6>>ne*M#xfkviz#D0Gj<<NVeHn7x^|F+!aQZ&DVHun<;1~61Eo3ki(IVE%gI}aCV#eLZPnUxWwpco@H+HZu=Fn1nwoXR?$X
ue)$k4mZ$<6eQY;Z7RhF+RuEbRnH~g_}$ge0a&MV8SD9O&XfkCXSms~)0$nhk(l{qddx2jrqX%*HgKEwQcM|tr@WmsLcp?EFu2g!uYM`rBI%TCNVW*sTUx
um+R9PN83VoW8kty;ORdQDYze35gq?M}y>@{6hqavJMUT(h!rO^v&}EJ@aRaeTj!+=1STs_OEZHLF&;lVqHe7ngB<cJ49|Xk43H%eqI*O57dgrB&77;ixW
lm#>^tLJ7zztEj9hcIRZT%qgj=sHiD-gO_dP99*g^tEw$=pEqKz60u@Ubxlk}XrK6K4kcQ#Qmfc__Pp45_G~4hviWtMc(mM{66$+vab-
<;gsUSLBG1c;^~II7iM#;W8p(_GYhZM!8NH6{s;jCh&J#_k;uuL+$yGUju}iHN9BIr;yHJfwL;HE6IY*fQMhT8C0iOTvhtIv<*2N`XZ(D7MKdF;yy{Job{
`Iz1`tz^11-
RtvRX^8{ZN2I+mwdhI8GZbR{~SA~cCqVKhbE4?UIpg*E?ku=psP_Y($y(ky)tPPEZA<1g15H;!PE*6Cdq*)t_X=McZinbqWmGDU@>!Z5EYI1bXStnWnb3|
UI*sAlVXzC!)VBmVZk@|<yPIlAR#XPIilyE+h71k!9@PKrI&>!%Wr}%UkFA#DDr{hSw;4C(QEP+7)5!CYwKct!Pf5?Tw51R+<NC_@&Y5p4?BdG+d9G>M2o
a}(4@094`yl+y$LNc?Z#^nx0eFCg8hf6iHm%?pEjQ{>9#hX$<zwrCIxEfmNM&3-uLee)N38_5gzTwJ;b+|I-
VsSe+I5~JQJF%;88cRG}RQBuUj#X`xg6*Klkdkcm~7nx8v|7ch>tE-XnQcv7rwm#d4({to>#BNfq@6_$NLDS^_;<TpLtKHSWT~+f){Nks|IS`gIfTU0kQ@
1%5w+g!u`AM<T|u3#jGjN?s?zzdeJ|4;9(_aSf?2G?U`pi1KG740d;!br3;~JS{rpW1q`;N|4{-
>+Yi~kr0SrvVrhCK|Uv0J_1unC#IEIdzX~1*sYi9kGM%u{SgLpO6sTtAwnHp-}LFW%$IN4xsZR(wOhXc{~F-$vfUHGXT|QzLgqMo*d-qd^y*#mTY=-
I!axXG-Y>|X5CsoYklRH$Bv~k$pa@m!gq(7BFYs3G<`x3?c27Xiq1_n^y=A+N3%0s{b8>-
P`I}P}3*}|M>0h|D@;8GEx4M2av;h8`S+I54Z_X~<y5cwI7RqJ6`HaYeifn@*A@XpV%i7)a^ahjb*^^AXnC~I*&2&9G6p<``+a8MUw?mOG%bUpfHmLTVro
ba6T{^LJp^qPYwt`QlE<N~tNWj*QsPH_Rs|t?V{VaWI4~z;D?Qwkl?>-BMgZ1<>0C*>?V-
lHOy|9zaIu88|;Ro08PyAS`;Flqt9REZPuI>1Wxc&yteK!erFs>4LpJ@4*KzS5Q)HnCn6vok~yAfp#crIBEi`*N?^X9?3{aAmf73)n+0eG9$s(X?)zT8Zl
F6&N_0VMNvQz-=v5lL2rl**^Tbr5c^y&v<8#b0GK?H4Vd;2J66-V@|Dya)gqK;k-~SL>b^E$zf-
+)4|7wpB;J1tdO+8#Srxc~eYU*R!Tp*ChG{9S}K8JS}?SX@)`LjFx}0It+YX#wpm<AcCImH1`T3AE$_qc#i`27LpD@@%XVrB;2Y9D-
_*}MT?fhSYgUIEz&;;N-{x-CK7I|eU-J_8FFJKJUySC<G=roLXi%0V{BK~8x;U|BDY|h;aI@!W73H^=Rk+2T+tHWLhd{<T{$Ke)ulB-T<v+|nj>+|5I60-
acz;fHmJfm!P8JcJdN<LRR@gK@lQI#$}JbW*ew@vAY3WW2c{)o*O1fV*DtoSiTtan)*Z&S^F507ny1_$H9u#)<08L68n+t8t%kort3mxpV$B%sf>c+neQv
wpN=<URz{c=;o=H2uUe1kT7i>>Izg>`_Np2T(rjN}oxL%XoE>P1y5R*>(IqZUG@<-YQmnH6FBLr#l;H;lf2vty*S6G)dpUqrmwSil-
E{DG^D@=_$l=~IvWiNEUID&x+jt$Bz`=YfMInO`w(lq${+*8(FbOY)s>sGcWzJYH0fG)!J#{1}o)UT{N@%cLy=^7?Z3a1OYA?~1}_J$kW!$~%{MPJD&$?_
-Sn?DR{6_M+xI@EmDq#*FBkjM;BnRo(byvIXPR>)0}J3TypBc?@2RXg3<bf8|mI&_nA&kUyDh4I1x#Ov;jsRiyUIrzF)r)o5HN8FRu5<MG?8opjT4LPQym
FoLZjoeB3b3<g?bgJDS^l3)m#t$o7?cc<$_5#qu9yRG2n*tkg=M*2y8gYXZ_fDHX%ha_tpUV_m&G2_wYXSUS(aQGOn{c1~L%!~}bf5hw=%I!EEk?JQ=C>D
<?pO9nJ8C}yMM!WS<m<jq_4HGbt<ouo#Oux7OXS@B(S6dsxP4N=tAlXeegXGMq3QPP(PcuH30+y}%0ibJU1oI6MAuAo+0bP}7v5sBpY4<G!+rHS>pIF~Gg
G07+(;}TYM3hb%+OW^T{G~$&a-if9{7pi>*YGi(5T)vqt4oiG1Imw@&M|LXQLjQ=%45{2!C`>BV2%#7V3!;blEiA9sDk*T=rrn-
YbcBi9QPHi5s25l$a|*h9)y0X0(DWc0Ym$Hvs#NrU9FDHH$$HW)d0P$HcN5>Q&JS{SjZ3Pen}RmL1kT^irm)s4~BZdkK3rg_H#&Irt_-lUqC=p7YJsc#aL
?Ei%9Ynp6C~V^hzwr#nP@2Q(IiHLh47Pt`Ux^qy`P>|H{*{j|jIX$Qke)M}GNU8dC~jhilb{Cd&ZTDyzXx2qL$XJb$3rnX@2ckN-
?Uz&RMV5SX`Oy#MYKyeo32I3s5JsPnd5xn21#V&<)+%!d{AKI|U{>Pv@L#eOA#cPlSuXAc>grm1*U^~4@Ke_M~oD%}QTE5OgTl+;SA41qKfec567s=8ESx
E9{BBOjen3vP<z75oVym~^id|Xi^ulR-
$d{^A9rQYF|*pTToL`OpqaX%*LCK{B^g3@Ax=F%WN3(~~~i8N>;3z`rcw1Ng1Sx|axP$dnT#DX$F7uUxIZzP^iHVdA>Fke3%s$JOc=Op<PzOJ4Qc&&3olS
OuSn8>xFM-kpk^AzO><gB|>!kuccbtKDB#jUc7?*w1hom%Q04#b9Z(-0jE@dUK7L47nRodu;ugLFKp?{|N*P!1G&j-
C^Ib2I6cHDFM&ZVfga2%J$B@g+XvBA}4U7q-
{!Q12_1`VND5PPYl+28eGGod;{*!%q#&0(YoTUaE&g6@_xaq)11T^`V9F{Y8}}kvk*Gb|SCQM~9weR?}^AS*ISd_dKGH%vO9|2F_{n`*^Dfkq@au46dG_e
A9ahxTADoq12_P<4OTd0U2(Z&DMzsPqtZ?rzz`J^g}YA@dvnWwIwtomOjtd{5a?+v@Z8IpS>Oaeaqk6efJR@57U0841_QWE-
H1+(BH<tykds(#n{tyQojeLaLK1j1G|n4yi30xgYh#>nF%G|ox}Dplu9qN667W#HzeTj<L!E2^eSsJO;0~!T4wlT^Wf~)YPH|H6LLS$^z^rvFEez5SC_~y
>}fu}vYmwYk#GZE=K*bh3k)PAydT9T+#z^|xW|4KypoIDdj@3&_4JjEUr>SzvOBYU87Lr-
DgStoMr#yiofX23lC$yA6<}|Mf3Gl6d<UxzH4v}rgXnFw^B(y}BJYj47vl_9JrfcZ(hGn@Ui=i1udx_o4%n|Ipo*r;_}=TGGzlgd=m(utXMs1o1MqUm-XJ
MA97^_1#V-^5M0tu3I1Zu)!{o2u5&|K!$Q>fH29eS9N}`XIr6qPr9~8<zzcJl-D|8COM-?vFm2Rw<FK;w_B*?Ev`OU-
%zmc$fg1F^@4|M89e~WxmXR6<oU1>y7Q<SM$qW2;CeHmYOGp--u%oYEQnKF5yCikqe79+`hC{_1Qiuq<|wozFeok=eHl@ia;EZAGra-y0Q-
hA=OIb7<3Ic&yLRQScTU$Oc1ecgP|#v5^h-
K9>j0{4zkS`;(EKCVu%v`^4QBsLFvNy2P<<g%FA)_YmZY&$D)wvF^<Hg441Veb$6&o}GF&9n6KDs>``<^=@uzBh2XDVvx$30G|Y66Ra?*92c~_2-
&jm0CPes~e#&Nb>7K;M_cM#?P!9m}ZWH-
)+8|Iv0CgA86R;rnoHF$<!wlX{D);!n8YA@7c)dBPu^%|GzbCsEao1OwqeeA1jB)MfoH)?yw=Iacl7!IuAtB)aJ)tW2fBGb_%4ncVBG$B7<Uh(DiA)Zc`f
S;p!kA*M4q8Ve3L8HSY?&3ypY}#||7Ehh{c=2DwBl1@-
!MxN^RluX`4<k^=*WdC~?svYUiv<7Ik~mVbN`r{uC_i2o|e^;%?0Y1a#;uj0)SU64dnqK2+izneXMPdn)vBKV<g0mSYPaPAOz`a>Vk_Lbx}l3g*OTu!1|5
!9$*yEi+v%D2b6wDeX9G*B++F{n-P!1mdsTypsUUWAsCN%eSEn0_#)G97D7>Ou87?yin!8~-
n8T#$joF#WXw6AJkMx23>*5EB$^9_DJl9>cQBaePtu6?9vWQKu-QK8ls!djF=&U|wtv8KA(&K5c$&g<q;az^-
f(c%gy35Vb7>cpb54)+ziv(60^6#qU754k(fy+HDTq-`;%sTkT-
>F4AE}&1dhymWJHHEQQLzRDqWj^N$}p84lwenXF?d9cKsaIMC}lpbZy!bGz_vOt!h9_8$6em=4uuswDWPUWv2n;?j+odeOI#Yd+iXs;24vhZk?77P+ZuOU
-g)=0e$(sc+iyy-Z^!*qM_guA|WN2#&AI@y-Jj=KJZ5H?5%jE=$Lyd(YRvpc@c)aR6_-
dJoIfP}=4`Pp76CyRCX`;WMT(u=wA)$NGHpTi^O)^XdCLnvdLnr1|vny~GkEY0SpLg=&Q@#?0o>?H$d*yAMEXcJTEt<9^2vkio$t6WAS?ds-qlskGHzO9$
4_KSWe{-g7qyk3AgBg80t1J$;A5VcJ{xg@L49w@_YatUJQj;mvz-
1Crc9X6%TLNg$SVOyXLQ!`_YAM*9IzSX;pVYYVMQU8F9pE>8E#i`#C5+Ec;wggG}~u=N!2(Oqj)!F~*N)o~K;*u8QVo4OMh2F#(U726?%Lm?o(f-
wL1f1Oosja;W(#}gQ&R|x}$<pF|w6+ODh`U8Ga3ua2Gi`UaOtHGq)kc)r*o=Fu&^+z^YUGjULV`&wIp0hgqP!+3IV-
Z>d$fLsl=7QPa@iLAxYH09foM7p9l{zs^86pa|ynpU7P<sZBL{o;o9=pEa*AdVTf7B@PMX$Kbp+fT~h35B)%xA!mC=fi2k+S)^U(<oNQMtS?gfqKPy5c&#
{YY>gek=`i6oPlS|EL+V+Anwp6`f3AIvK|8ljK)e+_xcaA^)RREEeJpC&Zn8-
H52oEb3>fs`nIYZY6J%l7N457WQ=c?VttsAL_%Z7~u$IcHc^Gy?!6~^Aug<5q!%zAuu?PZQ(2_)ul<!fFw6b{F0;4Fjyv(?JqKeNdej+sQ2Ohwe134Pk!a
gbSrt*{^<G^NN8woQQd(!AHMF#L*X!uEO^dwDns2<aI@7j5a#RFL%1;TI=mO*?Hplx**R{zK%Z-
4+M>Mi3S(<woTx%fj<0(dbiAUiZR|Q^)MR!4Pp}L;<yOzJbIP~3I@Q1fO9+~LuIMA@@V@WD-zz<9qw+B{Dn)$VmDFN>idoFSj1FN>)M9P`9u(P+u=#5N7@
qgx1&&v%2G|05MY@rCYpJ(tFe@R`X^4)7L=0vn=q4JJ&VtfngXYp8Jqyys28lFiA`6-
j8?=H38Cg(zY)~Z)n#6*@U~bgM25%HRy<jjmfEIiWN)vFb5GR}pFgL~fz)YG7y8ao6eg@SuQz!M-
Qg1LlV?w%Vh>nJM8nm%NeKaVY1*JuUj3zLLMdey6uwC7&M4#?TT(&^{Dq<0Lfejt8h{0xlgxc(Gt0P{YyA{_n7W<}~lwNzfqDY>86}688s(q{$gcfq}?LK
<DG`%&hHa94qQTFg2z;TN%cH-ynp&QusVeE1_P8rsX%B%7PJlWEOc3k2o@{m>N_ZV*jyWW0c=#BAv?Eil5u^&GNF@6r>BF;fnjJy{OtRWI}SC@C2RW<Fm(
kabBjZE*XBKsfNEsUY7Dz@VYltt`~&{Be-RR}jp@-
QkcsxewXPcfbBb)Ti<pki4*&nZLQOtikQ1wKL|vL|xecYVMu!JxR3u79Y<p&U?Qyo>8bsuGIIon17yH5|P~oUdC;=hr4|>e$R`e{1(g*Q@HqW<5QN_o?zt
%H_m<oObMwGl=~lkv}DY4>F1UQ(=bK40HF}bUmjRdZ(FPQcn0^cM{rP&3xU<G`NL$KFn}u()}d7RFj1F)%JV3@viL|eBJ+{cJ|W2{sw*Rjd%roJG}?~Jb(
J|miSK38GUsL&F>Qa0mH1X_7|avDnIPtz4`Rv$bDxvrM>VD%%_zm<Lk1NJJ#w<!wTyoH<}fpboiC8sG`ORJob}WZHgUQ*x$qv-qnV?Oaq6YnFM}G6L<vJ;
V+Kfo<<VBWNB%LVk?^h@UM`a(os)iN3P%5tozZ|nRA<7J*dB9TjsaQtE*gV@RNqBwMEs{Rn<HGdB-+W8S^ohJZydhV(h5jaohKI%#PXD{qN2CU4!2LT-
n!W{YKqeFBpG$)o&}PATfE;Xsq;qjV8-
#%|hoE^hM{EEx3(rov+c%x1wwQeB4!@k8$T~=F<$e;9FK!lKteOi`=h&dvfycdp??y9N+D6=ARhyKJ_1ogZ3!%Py8&`&HNMh@4wD)=(b-Gk3*-
Pqgt00e~t=qz9{Y+!`=EJ^FK8i_uiwoM6rvqG*3=J|8&i2_RcQO(%i)Slkqc6GxFnse`E30^i$*FkG!4g(<$-
aOVzRZ+4+&*FyOBtBl&k!zs*eU|C1Ew!+evH`~O1<|2Oy)ICLre?=>a&@4CQqY2Tcj-
2ac7<T!5Y(~|oy)Ft<COW{8?Bf0;cj3~@sW{iK9J{n&e<Nu9`$@A$>;eXR*$^AbvCinlw<x&6i82{o)$>Y~fN*@18KDqzTP090_6oaFe7UO?y3f#RHrX-
L5>XhX1zn%hjuQvuq53635<hz~AlY9rH`Y-)kJ@0q{7<akr?au5k4(0B1XP@FrPe&Cy=Vs3zao&uctaMz=$;$E5isPph$4@Jce|J3o-
SMUT?%0`oXSo|prd2hG5l6nLRF_m$RgM@fl1F!L*l@lh0S}hCYnU4+hP<5dgY4r|!}!!NJ~fO_4S(?m*}v$SW0d0K@L2zj&|_$&DI6!bW>;5@IFVObwdz9
fXw|8h0{Ujh4txkLW6S#@sxdkr^V#G_X}CzO;PX)7U~^=ReNMuxNh!+zVkjB|!G9%Wp1*bHP`!(GlQ~}~i8Wsk<Z#Y<yX}&~{YC+N9V+ndx;3TWsVpz4t(
aYs?XcM##kLBEqolZOPDO>S!j_$zQ|`zuD=u-
`N{dVE&XSzGy!ezf!?7ogQjn`)``T7U9672ZI|(Xq_U9;ecFpQyyPA2#VPj_;^X(<YxpT_P^UCcN&f*+UyK)>APUoe89G=4`Kj*l82HOvqI?6f2N#{T3IR
D!7pL4u=QgXcEr4|;SZ8c0xaZYj7l;n8Bb=M}x2i7G#KbV|6{q}3)%Spr=R-
Z+Da=hYaS^7Pi^VfeWAH`;g!w0@De!nMGdY(_tzXw?RsZuhLoheP^pM_6;&UEK>V>@U1k9_iTrfT|2g_pcx94~nsFL@j<c^of!94~nsFL@j<dHg%UzYx6S
4=xZd`QvfC<Z-;@zYM(O+>5-oD=*hRzRmQPyv;;+SZW@sEv_!F8Ch(3S?=fBYAPwOaj#VNTt?<yY8&5c8sBRg-
)s7d08O4#>a^u#+e?Zo9N9V9&a#|hd#)q5<dQ5Lj)t3j`8aN}vi{{713sEV#YcNq#YfAf_-JN|kLIBGXmdp{tJa}aw;ByBx;Ru2!AjdeS`~m)1um_Q;(@8
|oiXn15x2{_RQ24ddU{^8X6Yz=*f9pL*2&=2_OK<iXVR1<vqQKH@jG=XtL_N@BbRlODEFp>Q9~oe@+R@kH!>8p&KOjj=C-
^0abeEPAfq)50C<pD$$oqyWE%sk_02b<yO+8PZ$h_UaZ`}BHU_fxB0Z`cnoidhwpkBF@zt=Fd>w+PsgP=e5lFRs2B~&PfmDlKQ8C#4K}2+@*dD=8yZ3zfX
^$#vDUW8lnl*GWrCC`_X~wY370r>wH^1Z@=Ii#yEWWkS#grYCO+debr$)1SRih%R9aj<6ew=`)b^|;U@O9|Aiu+X!TUhxd0<fmw&k1y01@acy!pf@(z#6&
~fHia}0Bh({0M^i@0IZ=)0a!y<1YqqMWbH26sy18|4Ghi`<YsY(0^%Yfa)E-
f=2uYG5Qe7EvvHbU<G$8@LKU>&CKXU5ieF>tMsT6QSg5tyE1<dD*TlfA9Rg|HG|_&d$lf0e>J=;)iWhPy2@K3~TrF`cpli5jVS>cU$tvBHm~&bd`w=|<bX
Y#*=}sf`5dDkR)d&M~z5M`PZ>uP5)fQ-ePY-dku;4EdYxXTq&pBW2HJ%R#?cou4YI{z%i*{%mifYhaQ79X~-
qg@{x=paR3E?)xZ1GnV$*!+!lSCE2u1gv>op@S-
5yOb@;zxX!sdw1>8NQ4EbUU#RMKY0%)g;`4fWgkb+M|N^e~CWpjo9;h@mR3)?M>HFHmYMnY|jloo}r8*kpal_k)D6fWxWF7Ri0(=D$g)XAA+1*jVn*<L_D
wCe8%Lmx)5230(&g8&II=g>)htSnLneLD|g-%-fiuJGMB=0kAf!h<va@S__9kpFEw|6c}3m%r4`lNlSvPCFV*5QC13wGudGm-
M6Op}t&a`@u@YAyFP|jIUsb1yP%%A!Ia9psXI8wRR4_CN_U8D>1(yuDpxXCEc_xlS@&kHxfFj;XD-mUPubzaPJrC<6^AKOxM-
!Z8Fl;dL2oytK8GS_VWE=w9IvjHBvEXZ48Ti`fIPkUX1bnzy{52prLVOGso2cTsSk590hd+wPmP7H_auV>^<|f5s>rH~k){+X3O|lHd<FOq~j>mTD!tvNz
QsS{WM#W<jc=5dp!ef(oabR>jHrz@5ym)M)WmpBT@{fkcb}$zAor)h5vUfzwXLMEf7zJhXQ&2Xe199~so6C)ow_GE6A7o%`Rtm-j0-gknZ8?Im^(o-
2Y^#EsLVH?W`#E;5)enxK*@#nY%>4SknD!!@Un$huEvOsSQ>e9mgj#z~z+EUd$?{KrhvE*2qfD>Uj4{Ak|9M%=v^r<xw7QK>!8Nzq55#t5L>!@0>VLCi*%
*l;uF)AcY1IEroPD<^n{S=T=1^zS`PP|qzIDdUx5+4Re+A~?+wJ|^N11;m@66k9{=MaAbpGX^_*MemtRR1kz#`&|-
4y#Qs;aBXGgG^Kb9)zibpvd7TC^Nhg>x{1tTt6aR#V4WzJ8aAtQHZoNE?cBk0=MRB^OVOX~|zCK&lP0IbTDSyyGByz1PIXe}qA*4JwdoA5TC%JlR06)<=O
?n^@R7pPnnM*k0(JpA26u-b_*Sf4=UgDbUr-
3cA|51a!3rlAx>6sG+MO<4Y{Qnk@;wTGYN`;A+c}AKRlk&^D`|A*;19WVKEO6Aew13wq2<i#!VNVh(Jfdop7|)sk|i{tgDIwlo1!4SDZg8_%rKFxB#67-
hH!JT+2(g5jwVUT7vSsKzBsC_DvJbEtr7j*9K0;;ES#o*D_is(`7TIf<iWPz6(ahJmT=Vqj{-
n;VQGsY%dLq9AI6qkyPAI|dN7QWZq)=?IA0zo;N;>g`B^vkzvrz6h9_Edfl;p@OO9CI?fS!LX;(m_3ymQSA>DQSEs|RLe|HSS0{~1)KIc(Ru}fKfS2Hl7s
N>yl4f!@Xw~f{{=p<^L@$c{FnXcos=G@(+{)HWK1s5=z}-
@DI8W%GMW{Xj92ihkPHRuiBACQ8+B4Bl;>06zR(Z?_eEwpdZk#83fVW93bHTKW9lM3X3V&KFkbObxQB35>80vhXnKr3ABW#}+mM3aw<`&L-;5U-
6q^F#=T8RWH)$vV#BX{Gh+oZBG2ne)Q^EU!9r2)j{#2lS|ER40#Nzesr+9rI6`J2JGWW#d^&N^?pX2Lx$Kv+Ae*w6CZ^z*F#l|h<f7Ha{4oAWGs6G<`?@N
fU=KWc+_!PWvKLzibPQm-$3r<zR`=Gttx5t3?wQ1t?-za`xcN~6StHduEQt<osj|so8a|C{0XB59LZy<u-2U2#8D2El?zUu}Mx9?4OkK)zG;P-
uqBmCe+<M+kjuzmlWg2T1}MGy6f3&CM?B*kIdfH-
X1=$di_itPY}r^GxyQZKp)^;C@Gv;F<xv&G?SIdI<s`phue0MAm$j3*Xxiq&$6V<1}(=<P>{0<cB5M0BAWW4}9ts032B>ZsmA!i~iF6wQmT3#*19zCEv7P
Cu2~7x`2!*gSN%pS%!3#^V1iP(2erii}%duCG+_u}~dDol;SS&t|%;`pCz2Hfr4rNpg4ZFVbQRoJZ3bfI0on?hVo26G4`m2?kW}<)0yx6#FO-KUY>T#_^N
AxWbeLn&#6hM5`WDJh}{|RvjmyomAD*#a6$b3*-DsFBHU)u>JsBidxdaKk*7(%0h56yv35vMxa)5iUDHdm_fq$=cjh&>v-
RQz%_v)`ag7J#0wOBkAy|JyU2bbw3^*tBY%t&njoJNXY8OkO1|m;(X{1}Ox-`z#dPJ$hpFEd!p*44(lRLK{8P%-4fhTXW)&`Z*=!@-
6$!VB&R?+>ZPzH2Vzuc&_Fs#9H+@a2KjHp9S`Cl~miQ8@=ev?G_dl8f8)m!y?>YYQ5>&iF)a1sv_LV;seCuHj?`Ke@{B7?Q{!Upcx~)^<_5$f9<8KAIpW=
5ypRt@p-@qf8;xBbY{PWAMJ||gP!0KOiosl@-;GZ~ys9>I9Eu%sl5V?KC)7U5aYQxQgvt9pn?z=w-
zJZbCHhLLgG4?gN5y3U}+eK9&I87{PMJVX$l6!!2mKJ*DW3J$7G9kKVcyH|+<fU_}Wn?)?xCWJlI72AiN%!bA!5+H%09nU)^V?pbvqL~ff!jbg;u<BN@t^
E|yuqR({vN`EN_(mm-vabpE#jE`F0??V?#IMe&5elSx>^^F<NC1)B59LE(#J-Ej#QnNB$6>Uk`1WFy8un}T0{J@{>gj72$_6RosT?Cju`Yb)-
Q0`7y4N3TfyVNwDIpi$G-#pE5nQYWB(<>i~K+R<9Lzdc#-
qIH}$_39(`m7d+vVufByu3C+GdW<3|o&mHa#I8P_DokNoA;$?+pIuSt#{`ID=Y<4114`uzBjrYqy|Bik|*|2|gvdR_eY=9{mL|K9xGD;0nL_3^lpldevVD
|t1ef5f>*=5J2$|0$zC@torBtCQnXlB+KapR(=h3&W>;bXxrP^=XWM#nY1GQ=Ygy`S<eLtP8`Z{QpwK|HIVe{&%JDw_cIl|EX!o{eN-
ArNOPNzACx@L@qg=Vp9qn%Dfafl&ezst2mUH-Lx2gt3G-BttoITvs2(u-
j~AvSPK8^FHi2jF$Herjug0+|B(W>a$ySG%G@c*^ZEA_IF$dB0*CURE0V{5@QUQ|e;VUICB}c&RZ;)U7~IO;G5*Gw_?85m%Sb*k{*z+-
2d___za~yjljCA$j^kqfZQx=$MxH642UBt`3K(<zSjzaZl<{LJ<Hu6QkEQ%|qGOIv662G^_#`ntNsLbt<CDbagiy}OwvV4}AD<t_=ZEq6VSIiV$59@~QT}
3ZlognP>|Dp3?0kD3m}JiK-
29w5bMo`^vhCwA%i}Q1<1ovkk(dwDI1YOD>{!i)E^y@jS%}@h!Yjrxqc0(5bT(o}f8pTK*((!Kq_bDrqHxle;#WQ`Iqu8WS?vDFYtE0mvSjM{abNDZ;rzH
Si>4;WJMR4o!%ZFqFWPf;a=hmqH;fH0noE&>*A4M_%c=09Yo{g0i|)K(Y<SVGY02@TRlM%e@S^8UOU}RLv&M!OefzZJxI24hj170^!D-
2HchvN@v}n4iNy`8K0j^!mrT
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
# src/tempo/othello/ratings.py
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
                with suppress(Exception):  # it can be done later, too
                    LADDER.workshop.go_on()
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
# src/tempo/othello/champion.py
# ==================================================================================================

"""The agent that people upload. `build.py` bundles this module into submission/othello.py."""

PLAYER = Agent(CHAMPION)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """The move to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
