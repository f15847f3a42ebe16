# Tempo: the agent `othello_classic` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py othello_classic`. They are:
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

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "5d7cba6927f8c7d9318ecb52", "checksum": "d2a0beaadedb61e047d08f1c", "sources": []}
c-
rl~3w%`7wLd;*G9)t?ITIcl6?I1DwosMdOfpGkDz_vsk$vDCLB)y{#k>Y+Bf(^1(IUcs63gi@%I&4S^!M}r{@C09t+(yHwYOZw*6K{&2?_}+g7|<~CBujY
sCfWp{%h^C&%Br+0Uv#3K9IA|ey+Xt+Iz3H_u1cl_ubdkRe3zsRV%92RIV($zv{;Psyt_fy{a<LT3%6^UuM1T2Gey;hds|}E3j4C%c{!Vc02lcs_tJ~v%+
b$mQ_~SDl46CTUCAqgymZ++(k6Tk|hs3fd5iG9>53>!k@dZyT9swAmO@uZZO%L4y)rH^mDIXQ@LVoP2FnG>Y6n-
<`q>{6j%!i3!O#ILPvfXrnNbomDUPJL3w3`y}<3X#Yn0s%6Hpr&U|-SS)R43Ft5y(Z!IXY7APbwp#-
o;8saYafm!39yMcInk;6{wP+L`7Q{%bOVYe6N<>lu&%bk_Bf=WufJ0ISij)DrCJ>Oa6&W{ma=(gvTmz5Qim)jggwyHu~US4IMque$cKgaNhCpMY$`BrBkC
AzMvthQp+jYZD<{EA9PURjZ?z*$j7iLR<FcRDJ7yeemzqp%>3<3+aeGJ8Q)RbiFQ?JUc8<QL{U+)k(Ui{QB1U0MEsyE0ykDCe)Mu33pMbq~}kvSfD_<fV`
$sF|a(EWgTHP~|Sqvr^Vq7GZ763a!q(^1`yhqFBueDxB8*JgA=AflUbg!De^Z%dKCUEIISyo29~D?#{F2S5;P8%b>sI(Y~2qln1Q`odbHGqo^!Ke4gD=kX
K|Y%m*Q>vKQqS6ciN|=Gn^rtj*%c14+AQ;-
jVF&03Drs6S5g4NdGV_PcLU%w5d>>LKPGC3lv5v*eDFrMDCBhYr#AD@!gUC+#jvE=CgCOKD`ucZXi^l^O+S(<2)s-
#sSD`Q{__lCM5jboOtkCbGw(Cy@9srtv;vjSzXg#mF~)O5aa&kCqYdkaqnQf_Fq)%s<&Kc+Y70e{FtIi-a_ssee>z+*i#1q>VHNiuvvB#rnbe|0OjJfV)j
<JOm-_#SMd=>9&FJ9i%-ADY6BKx5aUH$?}qWO71OLaZj`4+%NHq_Y2Nufft*J+%C>~g9IZP#Cvpvcq19KEW%5JP{xJ{BDX(0k<98R-
hh_KZGyaCkoQV*izx3F<ocOVZ!4BUe0Ss$pJXEP9U3A_dg5PiF%iGVV(t4W<kuMR7`#Ixd}F;9<GLVB1}4b|CHb%@4~z0i;(O9!r5x2+XolVoX(oEi1Y$3
>SOs~HB)3cQ%eO~%S{x9UJxcCKd_Ujg0-|2*qwk+Gfc#A@-5RVn-?$cQ<+EFecjQIBp%mVPo9bs0-
%^Y5k!c_+ATN@UIQI}<+#|@6F+3&a*+%%qz;k#7K1bk3oE^M>GUnl{HxXw)@1H<l9?2!nVgB(U%DEx#(PH8q)~>%2+EZJ?KM5i*0?&U9{tnx=v>{l3H)-
r#cNMhoLzj`p2*16FG!B&TKM9mHbbEBRec_vkvmMHAXLJ#{i_B^w!P6imy&xs0Gai{h^MY(POdwnn%196K20=!;1o@7!$i)vRe>@XFF6zsoGLfeJfm>ElJ
|W3Nl6)j|=2PGVq=4A8*M%-
ek9I9}UqS;#>}N|YxkSzhojI%ew9_shItCtY`kT#P+d#9po$T7ce#G2C{PxMj+(tNHez(xmCzu0*L3PMYLeDY5+$71(LNKhA%&$s@W=TFM1VixBBN+|~Jt
0gNJe<W6G8ZOz4_wWn+)RS+O%lzAL_@P6zbOQJCrRcv1p~UWXxhGL+P-Moa5QZ=n)U!hfV2k$1G=&#Lx%*3<Q^e-L@$^-
1w+&YJvR6rxOPL|h0={Qhuuo)#%Sq!nl=<o8;Yh4N7II*X|d9f_Ml)mNTV7~NQNFF?<c_z49Gx(>O!ssdkw%gK|Td^Oa`_IhEt;a4n&wNn)izabQuJBpAb
Ao;~AnZT6Y7jdp8O8LG%M6RuZy2Hknf1M57u`N`@}U&_oP9ElvF=n~0oc3*6nzUt1hMesB7)4+RW{;+Z)5F2SLvgLcve%T_k1uc9*8-
e7r}%>|;*DEgLxOf4}I-}kJ<_Z<iET|#_y#pI?fmcx*Y_sf@Jyq{U_<M6q~vW#Xre<rl2(phAe<v#33Fq$nB<)(#x-
TNBmU)<Vv=RTw<mqda@zNC1dog=>GmSu!@Er(P%O^B;Mega96yG3YhIUo#n6K{V+gzWU9Jl*2?mM8~GZ39?eA=1{;J9Mg}et<OY;~S3C`DG-Nf8u^54x@D
v|1>P!&0p(+X`=HK;a}(w^Rv5@bRUIt<NF8A<>xqhKtf>9+W1bo4m;^uQQjxY2VoREtPF-
@e0*DTd+X45`wnGeel1II$b1pqKFpGFQDM#?9YPy>Cm?%~A5mWKw3y%-dIM%W{@RU{H2({h0DbPHldUMfDat)q&}8WRFy?slSkle3R3)m0Z+JnYW-Skq;L
u#rd{`x6kv}_xBZ{8LQ-j1e)dH;;gb~FRoT<o)D+nW=F-i=Q9J(0@66DvQWU_18`h|}^|4`BYCH${DMEL;uUB>Yr_T(-6pC0gNBDM~!Fbr2G$l$@2-
cy4eBzQzeeA{SdqI3B~ef>9~*og%4vISduI|n;S@Yrk^fS;%3^QArEA{-
R;v?+H%emV;}0>l|qE5SeZ&pOb30xzLzLuR#yeh9C&eR7ZY$Xw!|BL(Ob^Dgh-phL0TFP{j8CU}o*VDa~2*p_k{_M~Mi_&rYpt{0K=Etbu6#1~;)4i3*HG
q%vyS>&G@66L8~qP)BdnCI#;V$_XP?w5k-$eylT+acn=lnJ9EZ??cGfqx-D@}~z|ns%W)20zLs@=nWk)Uy1K%p&b=F9Nltwty%f#*Rb6CGqkqcS-WAB5kn
XVZCSw2>$FIn8Bb;dx@;;5h4M>+n%9JJRk}U4F;4Fm&JkI(FFOP5|IFqqg_mn4p2ElA;)-D6sBpDP+%Hpl&DahFfb*D_9U7e^mfrV-
6GoFq$El5YZ$>Q@V{)43@y+zFX12i1tq(iJRc`1K~X+JUW}8JJ<#|#P$8>Zde007p>`l9JDHeNX6oxL(DIoy8VD2<l)iXD35GMa0^8#HmfRlvc!Kxn2I6f
GU}o5~#5u_OAJn3_cn@z-8hTccI8X3fuG1nT8Z0|lM|*}bsGBnA2r}kZLpbMdp+Ql`9MDsZ!86ac4<)lF*sI-zS~!{2jT**_o0PG36EUBRrw%#inT;v-
L5lEKaD1cbZ2OX<g$=C#+x9`GzvDE@Kw?EU>;pDu*M4)6A9S&oM%a&-M@0E3>G@dL^(gy^=5}Hj6b(m-
JOWb^Oo&4;v%=igFBm}mcvCXG)zY;6WIqx#0IG2~lfPC2{-
O_s$G<j%G`<O=c0chyropZP<B65r^a7P!;C`DZpQduCj$Y<oAZeJ$bM_0~NaT0aoZ!XR;AP|`_HtH)Icf*x?(+T6iNq13;Fq#QE+_$CALmi!Y3vl`-
WQc72KC-=?}XuMKMZ5X^u*c3`;SpAXuYKv`h|NdL?`m;XmpY5g4kU{MBYP!BXf}}9B6%0_YnWB5y4-
dMVu%3$Nv+v@YiyvPO_xpAV&0g_VknBM|vEboNcu~4S8u{&?!M)Apa9;H;WC~z$?Dd1<^vrOq8DWhQKZ*%lSjtn!BjLQ56oPqdkb)Z%c1@urqnoC-MyzI%
Z3&+i`jnHU%EQVN4zge>-
kG@Q!@rrEe%Cj|ko)pc1zilb(oZ*t^&#_URY<Tz$rtd1qis4IZ5>m^+}YL1ED?mUWjcmc`5TB+@EG_DcRnnmJ5F(J{3FsgXd7ZumXSOp@GM0&_QZ^ZP{J1
v5QPT!ZgI1gvy1ZC{aJ+$3=wi+#)ctiq-<IB)O`AqYTPau<QOiFlhg66YD-|3mObpP9G#?bnN37y>d$@C=M&@8R@-
BtXbX!P{mn;h&xU4)IUF8>529ECJe5oZ+z)3;yZvL>b1ty3qGzn4saX=}3e>8v$)F8#K7z(?NOGsYNoB50&nNL48DY?&tk4jzl6!`hffn4fz>_EOr8QwWY
w6W}&^Q3HT%O(tgN$Zhs^KOq}o%n9v$DGrdOxp&vjB_g2AwX9UN8Bcz(gHx_{>us56we^kaM=;wm>)5!CzH@v*auL}W#J3#9R;Z!4<j}TvW2gErY?LK7F`
ffTQ*H;q%lT?o*^1C=nb>IvlzYZfgk+Us0SVc~uyc|Rewc#K&OH`dOaeP^B$(7_|d_xblGoWuL(08VU3b4eBEem~112Y%;?O$8ypYt`4v@9^Nfy$%MD^Cz
_n}dJWJ_0tzgAhDh<URtgStQc5P=-
{%kH{`oi59^>XP9hiCsdJiwd(~ND32%EEXF@O^$o)RvWFOgSP@7#5=}__+3jGC8DsST+QZY&S1sbpA%5Nc8alE3bTB|C#UJ5YaCl8~>u~u53~C)-
&Yo=@T<fW2ftDlQuPq|2!?Qac{LU_pCVpxVn&QmdKd|X0L>iB8_y#t%iK?okJ)m^ve;e#Bq1{}XbwKieNBbi7PjS{eExrFdI7Gaka`kgdZTmtsD5&0Mt?h
W6JV^4}INl49c2L7b8I<6UqKf#IoqvL1g`<;HHH^LR$0$Grca22o?@_QRb{Ub>@}~w5K-Mr+-vye)K=>MWtUcSb5ONrL+lT~XUqh=#u@JBa-Qv3;_ZDAeu
D<1|^*KwooA5DpyVUqcPrfK0C+62%%AX(HEf_+C@<0Ri70kz5nsyI{1oN;2{=xTkqMSWblq+X~5Pw3vpNtUh6+sSxv8IFU^^m<@ue@i{QuInGdMJf&xEE?
6L7=&(rT6*4<D%ge;d!+r$^1%7`R>72i1|~|a2)enC_{cS<QMu1q#FRcnTrWR;$SNJfMK2$!r(rU>k;HmOupDRbrOtAlk|!Onc1=l$hpRZkEz#4Fr8aP^F
E}b6YMUsD^}yCmfqciJ;XdLf<KI<f}DMsgk!1gxGI2D8^VUfk=_)#aYUUq{EyMW$j3BAAJr6HT_(`8yQsnqDp;2lXTOH`p!YI+fY||i&p`1q{QCqm*h(#)
98tat=BHahwFmP}{*FVGzf+9U(h}0HK}|CJ6&OP-
Bm>n~XlH5>%EW>CER2JM#g(nL0NK=n7G!Kq4aSgWj5m`lFofU6w^c|rn3xm8d)!+S?9a_imiiUL!Ezt7AS^_6IH)566o60+5c!PYCon{Hh-
RqpkExZijT$X2z5S=aobXsoeB;k)zj&EIRIt(#*EfVn5Tkb155NQ^LLDL<ii!*NLDb%5=G<B|=T-^w8$=G3+}4+qNi8!YYH-Kc`rRr}VkG&9B=@O=gib)!
Q6=hR7U53Xa(#6=Wf|<}Eake;V_KXpp&p%(qGjGQCl5>VUdi0POG~?dH!93)VaCTs5&btR*4%pFBv1vDDU4R2Z-
LSeGpfY9j>056)Y7#1)Vq>xQ1IUzu^mDx4hW6aZ)@r=1w&3W9Io#UEu`%!;xdxXBFeZLM5iC<Me>0@NvjCi%&4w9QOk_p{Z!aakbD#j8yH{5#C*^o{S%aB
f$RffK3!S@>4<0IG9-72B=>`vt5>YuF+RSH4(vvK?Wor=oA?QiuH{~jLI}cT1*;C%2Xg5`qKK<oA{cyXYs47#2-
GtuIGZ*sRagN+1O_(F=kw2(o)!_!Brd5JlR};yN^0*ASmZl3iWQABD_2jg&V7m%`U-J&@sB-
*{+)_OH>)Gm2+wF^1K*0{`9`q7VpJsMV;9akZb{z{&#FwTzY`b+6)8qzpo_>;!c)M**+u-~<N)F4!L*q{d-LXm-
V91iChf)VW8(V+c~bZgx=d>Ceg)qg;R*O4bl}2H{#-
(Ti}iO&ZWn?d=a+0cs)0HS!NZxN{~zcS#<eW=WuIN_t3I2%*ylNG!ZoWlD!zX>u*l~+I}>{B$$q7q{-
F(&#j{q7atb316c4;pLhYNDrq02We?XV$pNcDKWbhr){0>HUlnflesi;*lcMCAnnF9ldT6&KRzAc(xC4+}V^C?m8BcSpcItZA<@_xzukzj7aLYi&Iv6w!v
nK;3_KZ5jtl3aP#2yrC&ePQr*0cIUgisd&X^HItCG1w~*^9`7PjtX*%F!-
8acv*<F2=eQK83=eEG$aUr9p;5r5u`^gRWx@Ia})8N2CHIU1l~l$G0||kc;IcOP4o;xoNh9BK*UAPcLc+JYKa9TL%&GZ_hJo~lK;Z<8;eawy-
v%KT^#$B$XzAg-Yg>TCf@gkT6*6bJn7<}9dOC}!QK;<t}XeeTNi+$c1=t9F9&-CbBo0P`iKzx&>_h03c;fj7W;2-K==(eNZcoayhjLrpd-
p?CHX9~C7)+D%<S)jG5}V49|<0J%;TS}zFH%4$0hj_!Th=i-
U4_ppx&j>?l2g?DR9R<*%J3QC`qVDhc|$R*M+@dum{OJ$Ul3CaHmkw2h;wSFy)$q0{?5U@IwxP+dH3sHrqkCgDvy=PQDBUbO_Y{1eB4j7r4%rroNMVZ~+S
A6Yd1$qtlCAhi8H?t2wL(t<5BO4@IEx0M#(wUg+1YB1v4P>xBvXVap`>6%=!rd*s)ZJuY0YB>t<Fy)n8{v#>F{*;9dC+)9T==-
(pFAVYoK)L2|<u|@~qoyv-%$1d7>qoWW3ZNJX~!w<&zp|Z7wlP)N3!mK@_Q(3my@W3sNmaylx=uShiT2No#N>-2w3(~;=u^0>aDk~%xV}n{S-
1pL_SV+B18E<jx4h*(_y5k^H1;E>~ERG>`$xD=N;iK`p4B>-`JB!x&@W1q2Kl&`?;YZgX(>(j(cfRLed-
}hHI((M&+6;vU6S9=&#7W9?>U8Bf)1f?<tW};n4zoS#fbz^>8Dy~xCb0~rvkV+8gS9M!!z_cqcm|(q1{#)uhGn2(8E9Ar8kT{EWuRdhj3j@Ez-
B6qR;M?biZ^OT`JIh@*r5Eh%1^_RbEBjmQXN_rQ>Xkitn`dg(nmY7j%A=%ei}x6)+p%@s}4QOz^ME*tnU0M=>w|6$TBb~KMiBuwWFkuGT6j2C{})Iz+BB3
e@xfVY*c=#_oJhwOCtapCIHdqNowZN1VED{0J?Pfq!9p3k^ty6sq;xE0GcELFltiglTH9MNdjQfq|PUu0BDi~KxJfdKIsHNlOzBeHL3GS766SVvHg<;AUU
6O0-#|65aX^II5q*$Fac1#^*S|hYyzN35&)xK4P?nj5dck+0GJrV^(-IlC<35K5`bdH2_wr#H;Mpgk_2EQW4MXsqfa9M8YTdmGy+h}@-
e0n01XoWO&S4ELrkLxfQAV`9COsLF$sW%34rQtWCEZaqX1}_0BD#1n3w?Q#wY-qBmpR90>FYG`S}GvlOzBenE<dL<V{Ke&@cheq!9oXq|v1j01XoWO&S4U
K^lD;0nji3(4-
LnHOM%M03=sZts6H+0f?_87gsm!7zH4{k{NMz(~VI8;wzb@w4X6vHqr?|LL;XT097`)Gy;&&$SDLsl?`ng0Z3@%6at{ihAxc&Bs6jg0Z?T_KZ*b(kCN)(#
Enq^5=KcbHaKa=C;$ngWQNjy`nbs<od6_`@{C7u0-zs701`)e#-lg^FpeSsiKG0v0-
#O~Tp9sL9Ocgy0CjTErV)U|QT|*3P$vi7C<2hIW~tf*H%0+SRI@mx{d6(yFr5G-
sb`FzF#*txA^=J18RKV60Q92>K$3dK_!$!b<0t}<q@FPr#{|GMiU1_3XXgljsvUA^1Ry!XWC2jML+vO6aE_hA1b`bw0Mh)T0-zm50Mh)T0-zg30Mh)T0-
zs70Mh)T0$?0P0Mh)T0$>_N0Mh)T0#H1P0Hpann%MpuS@L4dId;DKsy2-
pst(O+WOc4p)2hmonw6>zZ%i_8lI>MSKujVO0(6W3Eh9kB2+%PCjEn$1Bf!K6Ffsy)8386nz(z(u@j3RALVzxb06imsV+0r(0a`|Yi4mY<1Qas@^o)Rwi~
wU20jA<}^mR&rK8XNh5&<Sg0LKU@W&~&%0UH?sx+DVhNdy>^2+({+0=Ogsv`GZ$k_gZz5uoZBrX&K2lL*+DM1Y17pkV}P7y(=o0oo)2bV&rL^G<OR0UMJD
V8f4=4I4%_oaopvU}D3Ao^|VD*4>R<5&=o$ZgKMX8XXrmM#Y1Ta~q@0#l|gFrHzh5iiQ$5u53&mC*t~jlD4PSD$k6J#CIHO&lf&n!e>jLnfd1}{~Vi_O-
|~2Mn*=)`NGx7=wj1Pm@r|&pR;@_;c@>t=+gLKeb;6{0{EXUJVOTs!2gR)ubTiBfd7B4@-^z=yfjY^(o&6wJ(I(=P&U<Q*z-
cuXF%PtjnwCtUA{*3k7`;M_Rg_#)gA8S_tDa8S-rLDFX{b@E?<)zKl%3shjU5w<&uA+gnwrGM$3P+-
(P$B%n3LGDSa?r4%4;Ah35a4UVfTi*+kT}PehXaXKPU>*J=*4eVMly1#eDJ`~z$Uas%5(&b}mJw<XpMnZGf~|JxIBSe_8`U@B3&Udg|h?P$Ko%CFNX{?=U
Oy`ItYL5AXQyh?euF#inZ|I8K2``yg{xLU3@vD}TSzb?_j|990tH*w|Qpz1$0d7}x9*a_$G;dc;!a%`DJ)5Gd@6!fAT&B=&9X<?#Sm)gITOYJ{fpW44BBe
nmMH2L_osr?UWQu}jh{J&{P?SFfkdL2p=e}87Inb0^tt9)V|sW7DW*X6|gb#eaLasCtH{2!i{ln;}WDVL?re{pV-KWoR2u1NB~oPAeuWs?6C<-
O>t)a7bceCrmg<CgmS%gajFJXk=14~l9$tE#H2Yi#)p(`3c{H4j$RIX(5YYpN<&ls`1j{$O5#b)MZ(;qWY6DpcJpe0$xzJYmu8D+T-
f+6Ql)Uwuc}5^?@*t89x_-h6xB%K0TFEAlJhU+F^+J%lBGS>=qeX12VFn))@K6-vRh)clJp^}L1VsfAXT)p=|-_v$re)hp^MYHF*n$o!&t1=iF>-
adcPN}D9POTK%ny>3Nb`2(e*^iavS#Ih2hWRyY+YU``3>KwG1D{9<Okj<I*Sql1svmYb#@+jM&#1%DbDEA6%pI@cE*s?CThMw=%V5xTJMRtUT)?GjqKcB+
l>bM3SMHOow@~o;^<0!9RUF})DrmnE2dd2EBQ1FWUit3t*vg*1O`BnDS_phx+5h`-
d%THf=MVWMK(frbdE3w$pbz|eHr?#rfW>a8b=nK};ntyQ(X)CneSyTI+y0v8$RV(rwWwo_s55cn@YE)=nkyo)I&uXhwp7U4aIThCz5i4yZ=Xu-
w?~)nmWTc33#b!?g@}gsz^>3IbvumrW%VvA3)_F9u*VK5bW-qwqjvMPdWfkAi%&zm)ddkY-
`Oy9JSzA+C<|(_V;mck1T{@yzFLuy`F=bsr306p0C$6@Y+U6JCUk_AOR~402uU-
i=cIgESa9<WVV;TbQFI$&t2+Vu%0tP@^!R?;1+LGFpcdS{xw0>=M6_S-
#dI3bNUXzN5{0D8;&w+|LAWEy(to(*%c16vaI?rq>nX^%vX4_^vQ~Ku5cBm3Jy8;@oFh#5a&H3^3QY5jbE=)69oWDfKTVYcj*3ZMvy-
c6_8&krT$fsSBdShG@w_}WcnQ1m+?b8$elkMFzS&BVUoaDc3ZsNvf7PARd`$si9w@*~cpPam3J3aMxg2trhR~Y@;q<A}~r~c4TpS*mb*QET$cgLJ`8^MXc
YxL)q9iM)eHkQtqqW)vWS6iEt+&0Bv?{SIvJcyKlCsUUol9umDOKyg8WLck~oK$samGhG`waP)rne-&-
uapz4awi@M$1_Zwwtdm_yu{hVH`Gz&7~QMVO}f{J|2EDOlK7YInIttH;vc^S!i0)D@U$FF-
`jt(Pn7$~tOJ5~SjYb`Nd6HwkN6)3^c|aB7M|?tXQzoJd9Pq@C*F>1(M-
`kmf;Z?D;|L<7U9o*^q`?AFSo3c8aw&Nk=l*xExg8)WebGx%nFoXtkc;#!*|&N48NlFtWnntf5c`J{9W2y41bq5-
`5gcpQCHTzhavSA4}Vc@v*$^KH?1+1!sGGtK=N!8=8@Yh^#hLG7!x6+=z!)mc^Zq!u)sB-1ZP}P)D2{^&bk(Am4znTrRl_QHp}z-
Ym~$@Wk_$KHY9fhRBg1iFDQXi?ce2cWCIl_o{e15H4W2&$U}G$gVwlbQ#fQL{~1la?xc%mkC`n(KQoYR&-g><v^DMNYV?=&ienr!@!Wqpb(7AmCSD-ltS>
RPUJoo;8DUq=bD=>`DRPLoAp3VvFF>!^qJ2q2gim7d!mPc)?yntL^*`WExCB+|MwYjuyho%4IwJTOR6mn!O)6O4Y`5>lA=hRB4r4mF_RLdoPzZ)ixB_K9J
abc<RX%sDamW}w!l{6Y~>rWGZ33CyG^($yM_3RLEc3ErAH?rR>b4KM;WeIfQUGF3Kg<N2_X`~c&xW9;U9M-
h{;cwnBeiH`>3qkV+$m;=Y`7)aW>Vr3fMJJUg)9A?$1YFh|do4VE?k^Me=1zzBPLOxdquM5cLyP1f}o;id2*j4-UtqLX=Nafe_`OB=@0M{EUkei-
$Q?EKnRI!;oMI2)5R9g+eKV3J1a|5Il~)M3QGqG6*IGM3OrcJgII9>%{dSY!8U9o|5UgH!X27ft?sn*<lT%Ofr0$LR^z55&R1x3K<coXOk+W`{MCDoUePn
E%@yFg`4ck*mxXIOB?B_PDEYoR%^>Yv5X!|UT;~&Q9Kze;y#p1hdKuHPZ-W1AYT@ak6{x-q6}Y-6c-cO8opF<DV)*MGq^bBpL?R-
8a+{;gx5!>3z#fkR8jjxbDQYTo-CM8NdBod!Q6!~X|p<{#(e_sYC=%Eo)82grk&!DPf{4alM=<YQ(*jdi}E1?FQWNX(QpXi?J#bq$d~S>z;wM?kbnZyQ5T
U<k>Gn-#C%GU_Y1)fCJE+uB*T7*BHY2tA<1w`0kn&zI~GkBj;8x4nhwUfkKyHA$uKC%3KpQbOX5pkmE<!D{NHYPdzZ+sLb-
a;+)NCrOOo4w0=<M#dw4$8D47QZ!@Ht<M#1_!B^u5Mv@{yWpt_Xf$>4%E?iYf6kZwpa^waD<f|n7=&_+=P59<YU2XLZUq}1z)dAGoqzC-i;z#y0hXr77-
D{>TEP>Vka!9Pxx%x5LTpCtJMh%lMv`GFw60p(&G!JxV*w#hLA!apJO(npgC;sTD)>^_F3eM2w|B35Xy7vgk5>HC#<@U{ou28p3rG&CdVpaJ-
~TQVpRgV!p@S3$0t)1N=eO1;mrM%~w7ie(YggF;z}`vqneek9Gh{oFMEZ(QKI{pf3#HmkdO_1d}>?%JCB(Q+%i==H_4>zAKr5sE=Q`iiVlB3&}gE3{qQYF
pjt<=EF&m(g|f!i!o*e~?+a52dkm>qcEVNI_wtvhrl7%TW0V@X~a7)qZi@FU&7ofChh_V@=JPDrK?5^UzxKn7`x>*Xp{pWuA&vRkiRA)~>sLO$C++k*cd!
mQ~}Ti3k2z*A=;K1$k9PU{Y3D!5UVUOD-Tg<amnQ%JVKNx0-rSMGe*}DMP!xqT-
@5tgTsBwg&ivWJ2aCGA^(uXB@YT6z5!ATUmv+JrpsflGoI%SX;ZgrZ%ZacYc|*=;G>voW?qo)vc&rUFWH)OqF#4-!CM0px0efTUEDu<*H;hxyx-
;<%J0u7v<TPf<WWa+#1$B;uhj=tE#A}1rJAUnWt(+K{+KLztUY@Q|8IfTajO0<963odBDrMq5xOwDr@S?J?D*RS0cJs*Ve^Fg!V~{=1`)QDYc4^XDf`4XU
kI}DqCUaiAT%LFQ>jYmsQtQMY($JI^=m-@nBhXeKIdVw$A0ngR5b5s2jbGYinz2+~<j=RB?=?tK_Pjzu1-
53yw7Am0hUD=R^B>qB%#I07eOpE&rYWZi&yl-qypVUT<4vNIbcdZoQ~SbN=<VmHP9qw*|S>>s3G3k8Qo`AeVZ*>S=xAK>&`OTf5lxssj^8U9SRjeFv^e71
PzI7wGB~u3j0n3O4Lvje@_o4#Cxm5jM$zsICZ+D|d<JW1{>4q2Mud@)0GC_;r_)iltxI3qA+ty`5r|*dl1ikP*Q@=cRVtzaSwl{#l~upIv7FNAX1d*(H~R
C(CbuE?)vhJSg(PW4WcaPSI!d6=#d`6xZfO`r^&sGq^U-
pSbz<OXT_46i@5`T5f9zw;wIi)*++L+B%e@MKmY0$h7OPMjT%X@Cx=Hq9`u(>wemL+Nj&ydOAldL|PQ+p_?i#+j;-
LGmx*f#7}s%A9oS|BI<aCcmr9u*70<BvVu?D!qU`IoW8?~dECFqpZ#;6Zj*N?;(03pZ*qHMfZ;!qR}>riAW|$>>%rPzs-NU;+{Zuu0nifc)#BQqLTdI7EW
ATyu@5QYPN3gm!o7p*bbY|@r;)G#K`=?gTy_Dq99_xlMmV^qG5Ud0+W@X1^@nFt{2NjJltjSpuCxpx$dR{AhkWdJIZq1m+kC@4bR`l35nMJHnJdU=CG&@1
3hBg*N=x73isd`?QsW^HDQ!H&U{6T{l^{f{qwAY~-
KKf+4ciy+&$@Q%=i^@k{9U?pBKR!dc}dumU=O?G1HnGMOMWwW%vcf(L(2yQ`D3EsV+wMoD2F98MHdvIO5Ko?edl~%^-
gX9aBt@X1R>g)wZK=oGkgAK&u>o5m#cqs(!D@l`kR3To2!2_v|zLAH^cMc&*}M_m;UC=g3Zf+b9RAT`I}FPJfz4r2ofR@XSghfTb^2HbUkx|i5K%d0KPe{
XNIGa#c$a~(f+n6(q(=F8Q%fb-qjL(*r>}S<{tD3fX`;|$<bwoz7Gl5`VkeLN9?NLsNK)pulB&0AkiMjH~#L^NF>xqF9(2k!a63A=~WEd$*g10&k&AqE&u
qBwF;gY(#i3U=i}Orzmywj;yibfNEhQOk@tw^j|h}U!A1RZeobK={krQ>)_~`d`Jl+Xjy!K2x-)?Fhgz}T)DncZS?#(fXyePR#ObnZ7a3qO-
!PR@&=i$qMM$Z93S1ZAcH0Ip&v-mmM$=x={4uVP67F3=?!b!ypaCSV8+x_wInmrn{Mnmn;m@?|=(mByFL9$Lbv<W{OY3^Z*zTG{zo-KuM~JsgPrR)#Xq?v
aPt-<$&r3N4%Nj(`dpN_hoXE#00wmt6z`cp2Lr@}~>@bP6E5Zsz_hHeZ`5;!9GER&1PlA$+P@<7UI_h6x?RJ`6Uky+1r)T-
^zpYTD!`v9#)%8XN(4EL_*k(8uaC?|^V$S){;VD<N#J_+$PfS<7kwtZBjSyFR-ngb{Toc62IB#5QG_Dn@a8~d(6%%hW{BPF*V|Dx!&WLjB#SV7sMFJ>S+V
g@Lsn<2+jKuYet!yIyYPxlYv2A>hV!akBcT~;GfAC_B)^V$0+-
mq6v>MbeBvy~nE=YH6+h?{5F4v^C3#<&k=jn{|>*d@icEQ%n^V<bkn$&hdcjnmaf@?LY?E*FZeR1iupTRD8y69ZH;F9EhY=k6j9h&ts3aJX}@^Z`4)-
yRvEmm-gmSynQWr3-2n{wX*z5Ipl7e_Hs!Ld%6WnZxLA?NwWUz`SipMBD@gKj`QY1z#7#MjYnAJ9eE-grOVkouKnJ3fD>B45MAN#S)tH^d!O)ZTD|dnCmM
x9BfFDVhI7{PRXYts-
&*Rfk&77!^cb6(X4dEE8|gg!g(V$_lw5ddG)1kd0{(V%0{sHXW!JuL|Fw+&hEmcVN6o5b?YF;%b5WN)Eo^m8lv{!y(UPwM6f_Yz^P2orWA!(n^g3s77w5{
JAc=Z93H!2>CVV;K+|CTkYS(t@dKj!yYl}np=YFapx2tOPg_n6!%VBKh4p#x1P-r+fDFyX?rpJUEa?2*;{a*{R6(?w{)NV2<V|D18vzJ6U}coCf%#-
lXlgA2#S#4+|M_BpX%u+qg$m@5SiC!-%Vuu-
q=2Af5JYg;L}04Zm)p*q|kJG_2@F9%ZRRAbmgMUgf0`hW}<5*x~%B3q6=>|*~|7x_u#&IgJmt{v5BeBL~bVLFf~k-
duM2?g02~SPv>1fMGyQ$F!m}PWoS%qo6%tD#+Vsf6nOx3#=BmRP4rLnT7*A(rV%bkDoXUk3A$_s?hbyJQ!alo5#Qy+w^$#8_{5D)VM^SUA;XgyFf&@gW?K
M3g`0qVM>2p-y1GT62Q!Hb?O|eh80zJ2hyI8!%BLbma?>`;E_zAR6;zpD$i0ZYnnKKiksNvhqRDOE56=4MXuL;<@KzaM0nI6K-
?63lnNwY&tqU59!W_Hj%Tu*2O?{_21zV30={zOzyE?&e61CbCQI~3UDdT1e-
hf_ow%6|<jh$+RJbBm?4pUpu{#{#y_Lr94U6^T8G*fx%22h+uxrsQ3>yJdOM+EcF)?$~!I&PSv(hqG|YWrizlcm&G;o?=ug4Z}TG|JIivap@rpr2g$i_Z$
dJ}uv1rmg(~l@B2jkU)l`!;56@fh;8XQ;|`=70k=&cisYOKVC&4nLl!u%FDlz4Zh3o)Kc$ATYSiL8ls~ih`=8gbOQ~_WI-
A6L33!3o(1XRgG3rMkp)eN4_Z!xvRP1Od{8wFn#6*#Ko{4?2d^jIk2eb5;0WJ19jaY25a1;FW4@u04tVWz!jnaImzc=4qem&;RP!X|2;{80UBaDeuyrK!u
={4&#dm|R>vk>mjs)XF4$}}F4e<uG@j?AGD3b+c#Da7@X&mr;vqTP-c#oVF{Bv^X6*gc{v2G1E9SB^uD&mX%*$aU}Dqq-Mw?e%ySL!<g;yK+aM4BMJQFQL
Fe-
}SBFbUj&5_yRp61hv{;z`ktChNls68noPOCon#lx;*_t&a^oOD)D*<jQV6Wbb`gADylEhAf=Z<oEEF6Cxi_hZtNvLHVZl7H~)C!a{{hPsf#FngTN1Fq^Ft
5uR+ZEXz>Vt>}kj{_G#%y49xejClIIUkl)%qtLo6(0b-p`2Vdy>)|^O;dq$wGi4xzQE*{}Yli+7{-
xzJlrP4fqLcbvFojEgT?W{7WbhsO^%#tw8Ols3`EMVwMW9rAxs@Qd5V<J{mmhE21EW`2n`wFKVdGN6A6tiJzgn;T-
tCb4zLuxHy=<xBFnINd{DR)rV=FpIWDkin;q@NS_BX*mLLz%nY$9EPcbI$hSE0+f=sjpqW=Kz8+4uz|xFEaJ%a(!y0-
5rUg=n;9Vb&QT(kwZfA6X9eX5{w@6UDc&>QDpmihhXRQ9t+Le<bqmxO*~AbG0)eVF|quNaV#&5D6QL$<7D+)d*D4bXnhfEu102Bm@1Ro9Zm^hIay9D%qMO
<;FwF)~)#EfS)K&5rW4+)L@wW^_xO4Y!bNxWY!QenqE=#k+QVJF71Ot`RCSWX5S2*!tkNnCA%`S-
Sg!2h7Se#wHUvdSm8Gk=8qA_Jovs&z4&jTf9g#2yRyr(QPdP=YL@7GfPP=bH{6KpM>umOeq*LgUZ}}EqpZb9az9Gdy_4d;*_oZKERN13m;6eJXJ{2{ZE86
&%?fYAc=;?Yb-^4q<4G#~V#cr7{Q915o_GEAIKl2vCs=`dTc{|Fn_wSPCs^7i=pquE2Yn=Iwmo!7+-
&Q+ByP5yl|0)<`!X9h>Ta_QgaYTAbra@UdYP3v5y$cZ0(t-IINelEOrC_@Tfc<)*7G&NZ?FAK^Q%&e$Ln?H=nInknh-
oYSDf)P%Q~i+<KTCT|Ay{GKG*vi_PHr83wAU02}N3I>LW1i&e40<bNZ;t&o};W4IAoW%{o)`t<}fN;W1G@fsH$2h-=(>yq3-jku>#1@z>fZx3--GsqNbnA
HUR~7#?(ens3;UfqJ+)NGG(P$57I~Ae)+ZCB6mOc(=zk92|#dwt9!SWGe;r`n9-
nzKU;n2C|Zag9mxi0Xedpg=XXBdXScXYy+p{vT2zAD$4a5WJ^WQ^Tw~@O%gqjL{y@NFIT^tJ#|+n=@};Yp=~k59td)tFn9*S@6+~`<kwSOIiXxuqFNEusA
0P|+qKHK$2+w2mI*XaF6c3&P4mF^*`Qo{c^_VkmX=A4SL>C5qgZ7+)|fPc>UGRho5(i)U(mQ9g9l;y>i{Mc^Z##Kv1vahDBd{2)qg#XWtZakqVOx^F(ac+
Qbv6kFTag}4VS>Y*cvuKfscOD`s(t4)VPmb;Uw@v6L~&nTL$rZV(+Yz_<3MJ8=iyTfpT3?Bt6928osx)_0+dI!R%eA!;D(b+=VR-xr12>m4T@OFE8dFJ9;
7#!8<cq$51-XHrjEZ*L6V~F7(-Z@UBd@xuNzR`fZpF)n=+B_@`cuv+AOX^*MUczkq8!)AWj_<-
La%ZJ`#qv1L=;vh17%vMWd5vgvy{**RcmPLjB;67Rz}zAnQ%5Kx%!r8nTTgYvsH6PND2Uju_~P~gQuy#4B3EKfseoAVr<nr7^@=&^-
Q8!N%$fAcQObFFWF>yNFc?(J$lbnl_oQ_FS}bBJUx8w(ez6}DvOw1#i(Y7O1F4_dQ}Z+r>&JAQx+4jr1n?!?^H7QI=eqyB0-
u!jF3s><`;J3)ACkx(wgcXsURKM;w~-
oh^krtG>U@`CJ!Lwp0?#FsE2$z5c|w%C{iVoAp&t_?ZtTc4M0+vkmFi}`<TqjhPB)}`IW>0W+e%k@xuDwy5~=i!StpCo>|YmF+{kD;zQPQo3#m(O5RcjLl
<DLmD^6+$=^0^%=@@Q?l18RZtqwaWE8!6ACJFmPBNB)C`6tBbBb;3u_Urc}6iJ#Di(Ov(+r_~-7L<SuPIw87$%-
}N5NaF=+`=<q{TtXiE}Xb&QfO8%P*<$=dbIL@e{p_g!irQcQR#0+JKDB1Mh*+)U`89WqA8UA|w`a(cQKs)?Vv&5Ia>@tN*Odpq+-
Yqqq21BA)@HR)w<{N%Z2i|7oGQTj+>_WxzYw$KC!Flk}4A4;s-
s%3MR>*3v;2lzQGJ)x27`I=NUuJRNg19C8kJ_<Vh&z%LcltHwL~UhJKUGz|Cs}hVc^j1k{1daVr^|1J%((y17*WLtM<|o$W_k<ud%&M3=^BsVU&aZ+p}A}
eXK{rtLvjWsxkcg^AAyF!GNJ51sR>L9&<;VpkL<1Q6!5z8%U_~f$+Pyx*0(@H!*fa-_9gi64L=@^L}+BedzMof>Y0L@t=_>1-|!%W3xlu0dnw-
55uul#<F*U*xelf+%Ih!7ZZAm?Rfx&)4G)2iSGu`_U5|{KtnU8_Rf4D7?mc=|`Sw<)8hBs{L6grB{p2j(|6THXrDv^IK88l6h;O)@TFg%}iy4^FCG3h>%u
T?9QrjUmf6WKO^B%m=@k-
SIn=dcV%%<L2>a7~gO2~8?qN5>EgINi>fd*x=pp5vSIW$Pmf^_jgA`P0zf+oZVEvG@*EGRQRsG0^%VnJXqH|yhr*9+c0FqoS_3%&}a2{=}Q6OJ3qP4ONul
cs{Me;T5nM)l0tO}(|$8%)o*ki#@YM?<_#+W4S;8kEU`GGam5Mlgp(<(ez7T|FyBzwUBewm|(VY7zH<4IQ<J!DfD#+Uy>SBT=8b8P_uw`KKF|UVF-
2Do?+H+Q&iFK2{4t3pw;wKfP_5-Xd3T4~eIhJ-
qvH+@gz}`1yPII(D5HyKIhAhV^XaRrvy*Y-&L}F8LFA$SVAMjJJ+mcRw-w`uM%}e?RxykDr4WKL>FU=OEnY-jfE_5Q)3H%eTd%n)aLNl;)sDrf*iM?T_qM
#_$#HtvCYZ5?eF0lwfEVA}x|Uf{Kf3j26>VOegw0XXrSnSeDOm%1}2Gt?#RWkC2G$ir)U+81zUmD6XLEAL?-
^2UHmE=DMD$grahX7tL)oM{gD98`jYIwFR3xKC}AY+5)llsz$L@PtW3gqI{EbDX|@+9s8p!V%tyTPe}0n9Af)Km?5^p-2E0^&*_8SX=0a_6aLrTg!Wex-
|!L*ZX@0gvOGC-KM60{B#}M!1Kz`U_x23F;r~!Od&$s1lfM3Xyb`{X-V1-8KmB-Xe7E<szP6m^_c{In!>qsl7vYI2KWyN=@zlZS{byFCz3@)Vr<5k+8*-
I9*BXo?3hSdcoRy+<1eC9+V#WzP_L5m0iXB=q(83Yk)q%TAg9o6Q1b%S~cm&zuFOJ@(Mv}f{X={pMEgOUIzl5FAQBPw>ujARM`_b2#bBkU*rN3=U&bO*+Y
h0`GlZKi#rM0y+wcGxA+ZJOb^D&h_WO^84Y-`+h%lEg<j@#G$?~VE$L%#o9(cf?RM#G!WXaDkw-
@2(FF?rHxEcBm7lWVc$qH`1aqI1(G+(x#{(`e>d&^2!!?kdm2xbrmgXa<|`EjKsCesbwW?$^IHIraBFA5KY)_x2d`PY!vH`k#x7_6YM&{w&wS{FC?Zzs@P
=rM6y{h)buQqgtDrc#aBjzbFnI!{PcN^FKKm_ugZ-MzM>tG*3)H|4hv)6(@~7Z(#nZ_?e+O_v3+oWAWAWQxoE!dt22fQxd<IYGC!V@#lWSfWM}!)ZbD4HY
c_JPtxJNO-k+m4{7{g=TrMjY5eatruOf-P&~QGsr~<`Nsa6FU`A^H1-jJ!9clchW~KJul@){i%Zc;P)yLv%<NUudF?BwN)A-
+TNoxNOvs3$j<I<RaW}JW7q}1{2C#8;mIiK49=f>3eOp3$R%ZT&8It>or^HWmCe`QMQ_+L+h!`BywtA|yuO!3{$r76AxQvH|wt)6%M8^)evUwS%f*f}>_(
K+YMkbBOH!b%%ItvG&Kas0I6_;<(S-yMIR-yJ*cw^w<<WLjC59P!*2mFn`En(A{#i`3Db>(-
s`NWlFSo;v2niJ@rxAp7{#Fg`VmPYvT!!(aYE_Ah$o7^V0GIM%--
^cY%c3dISo*|jz2oXD%LS$QFFwCYq$5q<OG2R^7qzBT`gsK)4gEMk)%rQsrxXFm%S4mL;D*$R?oO-hmdi=k)?1pk$gdH&Wdpn4Zw3Ml+SNv!+Kc*9>3)Nc
&D*P(*$u3cU6o$9LcdiU(|JcrflD6_g9j`Fg~0=L`hw&vOMs~q;qvT~=jqO9EJEYB}2OiW2L9DC9j1$G73*SaF=$X6YCDG-
74K0~py>sFQ7)Xbv}D?8&@WGgST7gSXhR@vOnvV2E=VZOudbbc;y!<qs<^*P6_GuVE>)KShEPCEZN$9Y$u|D5BMlTzaiFEO+DY^z~nnsbUPr=-
RkZn!!%KCmw7`Tpe8>9<~;SWYtDu=*_JQ{xps!_x24oWK54`4~1!0zU9HiTge2((`<3{@usgPnD91>`ZAg|IB>qbEey`8QVG2f8<l2GgZ@nUU<pt#_^KJ@
sh{!lE?9q$MKTK@sh{!lE=Rj{0qTLe*XgTl0O>9OCHBd{)@m%&bM78_Y3W|@olER<ZULp!&3J^eOYZ)-
MPgU<vTvpR#SOZoo9uz=aQ6nncI=btMR?2@x7+;y{11KXmUY?)0&@WD~EoWm!IdX%rCRq9rp6iW#Mo%+~iBgag&wxFV`6G(Hts1+A}IXnw{dKnJ7M*gW{v
j5y7lli&ot#G_dI6P;nG1Z5?S>08$mWv<8X?rn<Msxwl5$F3S?tbF=E{eZi8eqwrxz8N6CIgIC+dme8KgP?pRN;4;MT)TOM3L;R0imPw-Amlj41jTG}6#6
K^ap{RAoq2jc5+&O>?b0!8EtziJbL(EDJ;1eO+7+9@;o(bK3)Ln7|x&w-vf~<8gkhK@+QRVP-
x~{Orav+AUhPC7y5IjwVR2zyysueLvwF3&ITKtNN!4?Q1qJw*D6hH0m^WmpGqO7GnlH+RC(8ZKiWih1{!*Z6lMi<`#l5>P_*c-
R_)<zdowox_#{R*BM&FU46il}x>MO6E75~A95@Jzzjq3bH1S2S#4<>M&8nu0$k&~+8aTVM+-uP6X(=u!aI(4_#Zp-
TZ+Lze=uhAstQ4P8-ywWpD_J7}v~aaA-pG*^&Y#Tg2Si-
^bt3d&kQL0Ll>niB8&X?l(4YTI#D&_WwjK#>@JjrlNw3k}6Xt<_%!&E>f&4rc8DNb81)w&SI?flx@VV8KwlkOL`TV3y%(iAMol!$k`tBvwvV>88Y;(=yu*
;rXY7@&WJR3_=glzhGH~FfiBJ_R;k=cS*apSo3>&h?|9leu-
GKZ+d&r`t4VFKNzw_&cRdLb*fXeLEBJNgHCseoc;Bdrv6hMf~`Y{bRcF+z+Ec4zOGFXRs6axW!y~SZ3jk-Aihfg@m;3gW*cDmE`d{>#5NqwM9!`ykv0Sjc
J|jF5q$qk^jogSp5KSZf}L+|xQ4P(9TVbvZs@TrWgLkPK;94a{If30WeBhG41-
sBnqm47<m4(`d0H#tdEM62Mwi8f$VwF0W2t2(xR+bzv<}Vu8O2<={f@{^OFxvk1fIJTG?6doQF7atUE+DEx%0~_>h>?KsJ`ADdZ>Ge7MCgc#<zH7h0-
W;eex=OY!HZ-IJdlPk|cjsohrg*^!(*a@sgie@Pbmo&?4Ac6DJp3GUP&P-
xuYXI1b78>D2*>_^K^Lls$cV5^425q>s)+d_zA?aEigO!N?;}41Hzv5xEly2yAO{$g#zPuWe@FYa0{5*Yc9^;o|YvfZ!<caae4kisxcJgD@O{7#>?b#be7
)!eg705|6Df1s+>lIy^SXJe-Kfwm&r<+sO;ZV{1!`$L1Ink4@mkcP|K!P2$DD(ec=DC-t-9v5Dpp6}&1i8XnvJc-
(g?eoV;T7R{g1Ro$Z$lr2C(*|Hsos}I>+nl1UNG?MRr2F7NgU~C}ZDZtp4AsAb~0?x{|D!3`Mr!{n*W#?K0;0T$raf*$bU*8imUSRVpg<87_b)!ZKwKjlI
YwrrU3&kc`{)z8U+#zw4>2+Fm9I)1ZUJ^I07Mwe+ZlP0f-OaXr@m(1aN9dIL-|Sd6MxuyobjD2?^*@tm-
>s?UTW6{{)R}U=b*7weoeA@8DoQ+GfjRhA+rZXQ=3mJ-
^A?<cZ~7UXfBDD1m4r7d$R8oFh&W>>#XgIv>Z<b0)Gq&=zC}LWAlsc5%|}$>9Eu{VO;wQ9)Nz(?+@T_?Ma3-
IhN9dn${}pYMHAy%@)t>vYC~+!*H9(z7|34VRq^p3W{_$_3Z&Xc6HpINHPEZ|QQ*}kmbA~K=L+3hOMLTE;j1N@DT@BjH~cgWx|&HrS6iEeu6ADvbTt|^d_
{D8iN{y7rodN=*;fo)Z5i@oYfJ~)VhJ#0wGM`?)~#Top=okKkC_?KN68(`fh}}bPCTeuO3pOi#vs*}Btfbn?>%c0nKc@wT45Zc3>Sf?MjDSZJT<}#t>k&t
xP%FXr+{h>6;RFL-a0Ctnu+15k;p3wnA+(RI7)_8Ftw){nA#2orbc}BPz*^;f{qdcQ5zZsMD3X|fT&fdAZkxVLDc?51yNIPM-rU<FthbX!PKltU}_E(OwF
DeOl=0kp3Y$QRC+|UKTt%q=MYgXCo^f400b6n+Gj<}WeEQCf&xnp!n^&V75I`rn+E?E_`uHhC9Csa_M>l7W`a&X!akERx<I23UH_*@L_x`DRZucs#;-
!M6s#vc39N6_NuflZM}hmo!wB3Lo$2V6V!bM4-%vWpzG#nWi1wH<<MzRL#Xs&D#!;n@s&C=xar%4$e%~#_3Vz>?6!?8JUSLpc3W#4I6^P%Y;Uo~h>2V-
_byviJ_kB$T?+bM$g7yW{f%g5Qvi=i~*SDAA^?g`kdaKmb8;{p_AZ~q*Z`c`++xOlD;P$;0huaq)w}k&u3yV7v1LLFmOccB?DZZNbr>Wvo@V>niyl*-
M?|U~iRR!;Z_VU~s2in)6Nzi{|_<e^H@cY^&e(|t^-?w*6_<h~y;P-XM@cRk}qxgLwWmk!EM8WO5W)N}v-hlTQUVR*X-
v>Ct4_!2VUmOnG_s=RgZ0k_;P@lLE95zQv9JY0c!?uO4DMz8$_EC6B%;Q7#qKj~^dmNwb?+2eP0bk33`xek=M$iU$hC*gMzK~O_mIE9E*}6|}J46(KExIM
53tu1q-
5EqBkg{Dz^%fFoCe9~mUVKADH4O3XIo&e)sob9Er*fgz;X4E5`6x0L|8K$CnfOs;!uoP!wTh30>KN*jiYk02$7Rt+Ken?{>t<Mz5BL2dBhJ8iB!dB%)9>t
F7j3;!WT}~8K=obvDMCrHkMi(yWd&m#KiNwtOj)35J+)l4=t0G!%Rp+?aT3~2RV`h7^&7be&ad=BK^zGi_pzm@#a;a4FVm$g1UJK5Ea_|nY9*%_AXbhUB#
eInYG=NN_YDYK3n-%hLq|ruK*9fTM3fJg+Kz`;vHNS}k8na0<dfozZ8S&8Km9*iHa(o9`)9hCu3Y&r_1i+E6;)YU2F09zQrWuU-
p0Yq?UI+y&ZfH}k#^DfE7qc&8ii7<HXX?RYoY&!uSt!^J>N&G0rJ2SUu5-
sNAlbMqb0a*w(I|%<sU0Y#T!ITZcb=l`4hqaAk5(d462mB<=v9sDN9ASbW7ZBAl;b#TR|S6_?^&a%xBOy_;8N+OI<1d+|n!0O6E4O`j=jlO`NaukDo?VFz
<+#Q6UbB+#cd>?ic;_k=CKvuKzmw-5-
Qr$4GJqy$rAn`<mR0;F|iaqN)&_BIYw96!cX2UBEeW8@=+;E_hpvh^`sgUH>|H@vLeYnNJX|No66<5K4E_J#tm3m+n45)^XnamY3=55Y$oNHqec@X33xZP
qqNwVBt=@hj72ro@&K60X<iWI3~XXEs&%8G4a=O=R|Q`sf)#N{n!YRv?(I#<0C;ws?A6dDLX!r6{yC$0FCroL;SM-iMt{QnS4T>kGw68IP^5uFL2ox`dIy
&p<}?b@$W##zXSa%!;Admz~_V)`F{q+@gm3ZBIkZ@>VGXb^6)nH-1*Y~{t5n0%>8@Ej~u!p^>^Geu1bv``O7O)<45LPl^Q?tCs(G%kKB6Y`SBx-
mnY&!c4R63{jBnhy2S6zH(s6iz4_gjEB=9N6LBRcU6~qJ@=8YkIp-dkzbVQ8r;PsObBa5!OpQ-TuDmdO%8n~944?9mX^G$0XE6SiO-qeWdHmAU-
^*)rFASgZ|4S494^vb7-;u`Oa#?EsC#R+M|HWmW4{l}c6{-Cva;fnYThicA7N)_WT$#pS#i7LPrp5VN^r_=-
PJ>&Smj;LOo;3bP)A(O|X=?xVX>cpIrNOQIk2JWI3)0|L+NY$>=ik%dQ2tLE9Ll>cOCA6I%TmYxX`KI*IR9B!#QbyOa4UDl`De$)Hz(m-
M)QgDpA_dmbZzSVH3@Q>8W%HX92fI%0~gbA?wJBSm}0-
EBQ)d3QpS&^j2}xGKbA6nEak5h9dmq=7@s7@CyDV%VtkSqpCmpbgmS*kF@Cmve0~_8AI9g0@%dpKM|m7a`HR6(R$vD5?2dxGB3og;J>OXcLvTSsQBh%@Z5
(EK9A<eOW_dIci(neZLC=;Kui4NA4%?rF*mW%2J&qauIbufVA!hU!4j!GiA{j+GZ-q4mC;fT+s-~sJec3#V-
9LHN`EgekPdz{G%Wc=4ANOV9)YN##eP3a?$)n&!d#_B5_q^@8vEfB?Y0~ewE)j1z9bR<(wA6Uf-
Per`FWNONHD0ue*F73u^xSEw`L}G=*zlrnot7GRXV;9e;qKf&Ej8|rn%<fbOE)z|`Tsxt2;l_
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
# src/tempo/othello/classic.py
# ==================================================================================================

"""The agent that is plain UCT. `build.py` bundles this module into submission/othello_classic.py."""

PLAYER = Agent(CLASSIC)


def agent(observation: Any, configuration: Any = None) -> dict[str, int]:
    """The move to play; the competition takes the last callable of the file, which is this one."""
    return PLAYER(observation, configuration)
