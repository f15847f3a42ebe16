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
#   tempo.othello.evaluation.patterns Which squares are looked at together: twelve shapes, each laid on the board in every way that a symmetry allows.
#   tempo.othello.evaluation.evaluate What a position is worth to the side to move, in discs: the sum of what was learned of all that is looked at.
#   tempo.othello.evaluation.weights From what is kept of the weights to the table that evaluating reads.
#   tempo.othello.evaluation.weights_data What was learned of Othello: made by `write_weights`, read by learned.py; docs/othello_evaluation.md.
#   tempo.othello.evaluation.learned What was learned, from its text to the table that evaluating reads: when it is first needed, and once.
#   tempo.othello.evaluation.meaning What the values of the evaluation mean to a search, fitted to searches and games by `workbench.spreads`.
#   tempo.othello.machine_code_data Machine code of othello, made from its sources by `python build.py`: docs/machine_code.md tells what this is.
#   tempo.rng                    Random numbers for playouts: Marsaglia's xorshift64 on a `uint64[1]`.
#   tempo.othello.playouts       Othello played to its end at random: uniformly, by Roxanne's priorities, or by a mixture of both.
#   tempo.othello.move_priors    How good a move looks at first sight, which decides who is tried first: by its square, and by the replies it leaves.
#   tempo.search.clock           How long a move may take: pure arithmetic, no clock is read here.
#   tempo.search.thought         What a player is asked, how it is to search, and what it thinks: the values that go in and out of thinking.
#   tempo.othello.profiles       The two profiles of the Othello agent: values, not forks of the code.
#   tempo.search.tree            The search tree: two flat arrays, a node is an index.
#   tempo.search.proofs          Certain results, and how they travel up the tree (MCTS-Solver).
#   tempo.search.choose          Reading the tree: what a node is worth, which move to play, and the line that is expected.
#   tempo.search.mcts            Monte-Carlo tree search, for any game that keeps the contract of game.py.
#   tempo.search.tree_searcher   The tree search as the player wants it: the tree goes along from one move to the next.
#   tempo.search.player          The order of thought of one move, for any game; the only place that reads the time.
#   tempo.search.agent           What the agents of all games have in common: they think under a clock, never raise, and print one line a move.
#   tempo.search.alphabeta.memory What alpha-beta remembers of positions: what they are worth, how deep they were searched, and the move to try first.
#   tempo.search.alphabeta.plain Alpha-beta, for any game that keeps the contract of game.py and can say what a position is worth.
#   tempo.search.alphabeta.deepening Alpha-beta for play: deeper and deeper, remembering what it saw, and broken off and taken up again at any node.
#   tempo.search.alphabeta.selectivity ProbCut: how deep to look before looking deep, and how sure to be.
#   tempo.search.alphabeta.searcher Alpha-beta as the player wants it: what it remembers goes along from one move to the next.
#   tempo.othello.agent          The Othello agent: what it is shown, what it knows without searching, what it prints.
#   tempo.othello.classic        The agent that is plain UCT. `build.py` bundles this module into submission/othello_classic.py.

from base64 import b85decode
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
import ctypes
from enum import Enum
from functools import cache, partial
import gc
from hashlib import blake2b
import json
import lzma
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


class Evaluation(NamedTuple):
    """What a game has learned of positions: one function, and what its values mean."""

    evaluate: Callable  # (board, state) -> whole number, for the side to move; what it ended with where it is over
    unit: int  # so much of a value is one of what the game counts at its end
    doubt: tuple[float, float]  # on an empty and on a full board: at which score 73 in 100 games are won
    spread: tuple[float, ...]  # how far values of searches to two depths differ: search/alphabeta/selectivity.py


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
        ruling = ruling._replace(value=(outcome + 1) / 2, score=None if outcome else 0.0)
        if outcome != 0 and len(ruling.moves) > 1:
            score = (yield from questions.ask(ruling, state, LEAST, GREATEST)).low
            ruling = (yield from keep_those_worth(questions, ruling, state, score))._replace(score=float(score))
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
# src/tempo/othello/evaluation/patterns.py
# ==================================================================================================

"""Which squares are looked at together: twelve shapes, each laid on the board in every way that a symmetry allows.

    corner      triangle    edge        block       lines (three)  diagonals (five)
    A B C . .   A B C D .   A B C D ..  A . C D ..  . . . . ..     . . . A
    D E F . .   E F G . .   . X . . ..  . . G H ..  A B C D ..     . . B .
    G H I . .   H I . . .               (and the    (the rows      . C . .
    . . . . .   J . . . .                same right) 2, 3 and 4)   D . . .

What stands on such squares is one number in base 3, its digits 0 for an empty square, 1 for a disc of the side to
move and 2 for one of the other side. All placements of a shape share one table of weights, and so do two contents of a
shape that mirror each other: what is learned in one corner is known in all.

The numbers of all placements are kept side by side, so that a disc adds one row of `DIGITS` to all of them at once.
Counted apart for either side, the discs of one as `a` and of the other as `b`, the numbers are a + 2 b for the one and
b + 2 a for the other.
"""

SQUARES = 64
SHAPES: tuple[tuple[str, str], ...] = (
    ("corner", "a1 b1 c1 a2 b2 c2 a3 b3 c3"),
    ("triangle", "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4"),
    ("edge", "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2"),
    ("block", "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2"),
    ("second line", "a2 b2 c2 d2 e2 f2 g2 h2"),
    ("third line", "a3 b3 c3 d3 e3 f3 g3 h3"),
    ("fourth line", "a4 b4 c4 d4 e4 f4 g4 h4"),
    ("diagonal of 8", "a1 b2 c3 d4 e5 f6 g7 h8"),
    ("diagonal of 7", "b1 c2 d3 e4 f5 g6 h7"),
    ("diagonal of 6", "c1 d2 e3 f4 g5 h6"),
    ("diagonal of 5", "d1 e2 f3 g4 h5"),
    ("diagonal of 4", "e1 f2 g3 h4"),
)


class Shape(NamedTuple):
    """One shape, and where its table begins among those of all shapes."""

    name: str
    placements: tuple[tuple[int, ...], ...]  # the squares of each, in the order of their digits
    mirrors: tuple[tuple[int, ...], ...]  # orders of the digits in which a content means the same
    start: int

    @property
    def contents(self) -> int:
        return int(3 ** len(self.placements[0]))


def squares_of(names: str) -> tuple[int, ...]:
    """The numbers of squares that are named, row by row from the top: a1 is 0, b1 is 1."""
    return tuple("abcdefgh".index(name[0]) + SIDE * (int(name[1]) - 1) for name in names.split())


def symmetric(square: int, symmetry: int) -> int:
    """Where one of the eight symmetries takes a square."""
    row, column = divmod(square, SIDE)
    if symmetry & 1:
        column = SIDE - 1 - column
    if symmetry & 2:
        row = SIDE - 1 - row
    return column * SIDE + row if symmetry & 4 else row * SIDE + column


def new_shape(name: str, squares: tuple[int, ...], start: int) -> Shape:
    """A shape with all its placements; of those that cover the same squares the first stands for all."""
    found: dict[frozenset[int], tuple[int, ...]] = {}
    mirrors = set()
    for symmetry in range(8):
        placed = tuple(symmetric(square, symmetry) for square in squares)
        first = found.setdefault(frozenset(placed), placed)
        if first is found[frozenset(squares)]:
            mirrors.add(tuple(first.index(square) for square in placed))
    return Shape(name, tuple(found.values()), tuple(sorted(mirrors)), start)


def new_shapes() -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for name, squares in SHAPES:
        start = shapes[-1].start + shapes[-1].contents if shapes else 0
        shapes.append(new_shape(name, squares_of(squares), start))
    return tuple(shapes)


ALL_SHAPES = new_shapes()
CONTENTS = ALL_SHAPES[-1].start + ALL_SHAPES[-1].contents  # of all shapes together
PLACEMENTS = sum(len(shape.placements) for shape in ALL_SHAPES)
LANES = 48  # numbers side by side: the placements, and none in the rest, so that vectors of 16 and 8 fit


def new_starts() -> np.ndarray:
    """int32[LANES] where the table of each placement begins; the lanes of none count in the first, which are empty."""
    starts = [shape.start for shape in ALL_SHAPES for _ in shape.placements]
    return np.array(starts + [0] * (LANES - len(starts)), np.int32)


def new_digits() -> np.ndarray:
    """uint16[SQUARES, LANES] what a disc on a square adds to the number of each placement."""
    digits = np.zeros((SQUARES, LANES), np.uint16)
    lane = 0
    for shape in ALL_SHAPES:
        for placement in shape.placements:
            for place, square in enumerate(placement):
                digits[square, lane] = 3**place
            lane += 1
    return digits


@cache
def digits_of_rows() -> np.ndarray:
    """uint16[8 * 256 * LANES] what the discs of one side in a row of the board add to the number of each placement."""
    digits = new_digits().reshape(SIDE, SIDE, LANES)
    rows = np.zeros((SIDE, 256, LANES), np.uint16)
    for column in range(SIDE):
        rows[:, 1 << column : 2 << column] = rows[:, : 1 << column] + digits[:, column, None]
    return rows.ravel()


@cache
def first_alike() -> np.ndarray:
    """int32[CONTENTS] for every content of every shape the first that means the same: itself or a mirror image."""
    alike = np.empty(CONTENTS, np.int32)
    for shape in ALL_SHAPES:
        squares = len(shape.placements[0])
        numbers = np.arange(shape.contents, dtype=np.int32)
        digits = [numbers // 3**place % 3 for place in range(squares)]
        images = [sum(digits[mirror[place]] * 3**place for place in range(squares)) for mirror in shape.mirrors]
        alike[shape.start : shape.start + shape.contents] = shape.start + np.minimum.reduce(images)
    return alike


# ==================================================================================================
# src/tempo/othello/evaluation/evaluate.py
# ==================================================================================================

"""What a position is worth to the side to move, in discs: the sum of what was learned of all that is looked at.

Looked at are the placements of all shapes (patterns.py), how many moves either side has, how many empty squares touch
the other side's discs, where moves may come from, which quarters of the board have an odd number of empty squares
(who moves there first moves there last), and whether a side has so few discs that it may lose them all. Each has a
weight by the number of discs on the board.

The numbers of all placements are added up a row of the board at a time, sixteen rows of a table for both sides, and
side by side: vectors of sixteen.
"""

UNIT = 128  # of a value: a disc
LARGEST = 64 * UNIT  # no value is larger, nor less than its opposite
STARTS = new_starts()
MOST_COUNTED = 31  # beyond, moves count as so many
MOVES, LATER_MOVES, QUARTERS = CONTENTS, CONTENTS + 1024, CONTENTS + 2048  # where their weights begin
FEW_DISCS = QUARTERS + 16
MANY = 15  # discs of a side, or more
WEIGHTS_EACH = FEW_DISCS + 256  # for each number of discs
LOOKED_AT = PLACEMENTS + 4  # weights in one value
COUNTS = 61  # of discs on the board, from 4 to 64
FIRST_DISCS = 4
ROW_LENGTH = 256 * LANES
QUARTER_MASKS = (0x0F0F0F0F, 0xF0F0F0F0, 0x0F0F0F0F00000000, 0xF0F0F0F000000000)
NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = (np.uint64(mask) for mask in QUARTER_MASKS)


class Knowledge(NamedTuple):
    """What was learned, and room to count in. It takes the place of a game's board: the rules never look at it."""

    rows: np.ndarray  # uint16[8 * 256 * LANES] see `digits_of_rows`
    weights: np.ndarray  # int16[COUNTS * WEIGHTS_EACH] by the number of discs
    numbers: np.ndarray  # uint16[LANES]


def new_knowledge(weights: np.ndarray) -> Knowledge:
    """Ready to evaluate with these weights."""
    return Knowledge(digits_of_rows(), weights, np.zeros(LANES, np.uint16))


@njit
def evaluate(knowledge, state):
    """The difference of discs that the side to move may expect, in units; at the end of the game the very one."""
    mine, theirs = state[MINE], state[THEIRS]
    moves, replies = moves_of(mine, theirs), moves_of(theirs, mine)
    if moves | replies == ZERO:
        return UNIT * final_score(mine, theirs)
    start = WEIGHTS_EACH * (count_bits(mine | theirs) - FIRST_DISCS)
    weights = knowledge.weights
    total = np.int64(weights[start + number_of_moves(moves, replies)])
    total += weights[start + number_of_later_moves(mine, theirs)]
    total += weights[start + number_of_quarters(~(mine | theirs))]
    total += weights[start + number_of_few_discs(mine, theirs)]
    number_placements(knowledge, mine, theirs)
    for lane in range(PLACEMENTS):
        total += weights[start + STARTS[lane] + knowledge.numbers[lane]]
    return min(max(total, -LARGEST), LARGEST)


@inlined
def number_placements(knowledge, mine, theirs):
    """Write the number of each placement."""
    rows, numbers = knowledge.rows, knowledge.numbers
    a, b = row_of(mine, 0), row_of(mine, 1)
    c, d = row_of(mine, 2), row_of(mine, 3)
    e, f = row_of(mine, 4), row_of(mine, 5)
    g, h = row_of(mine, 6), row_of(mine, 7)
    i, j = row_of(theirs, 0), row_of(theirs, 1)
    k, m = row_of(theirs, 2), row_of(theirs, 3)
    n, o = row_of(theirs, 4), row_of(theirs, 5)
    p, q = row_of(theirs, 6), row_of(theirs, 7)
    for x in range(LANES):
        ours = rows[a + x] + rows[b + x] + rows[c + x] + rows[d + x] + rows[e + x] + rows[f + x] + rows[g + x]
        others = rows[i + x] + rows[j + x] + rows[k + x] + rows[m + x] + rows[n + x] + rows[o + x] + rows[p + x]
        numbers[x] = ours + rows[h + x] + 2 * (others + rows[q + x])


@inlined
def row_of(discs, row):
    """Where the table holds what a row with such discs adds."""
    return np.int64((discs >> np.uint64(8 * row)) & BYTE) * LANES + row * ROW_LENGTH


@inlined
def number_of_moves(moves, replies):
    """By how many moves either side has."""
    return MOVES + 32 * min(count_bits(moves), MOST_COUNTED) + min(count_bits(replies), MOST_COUNTED)


@inlined
def number_of_later_moves(mine, theirs):
    """By how many empty squares touch discs of the other side, for either side."""
    empty = ~(mine | theirs)
    ours = count_bits(squares_beside(theirs) & empty)
    return LATER_MOVES + 32 * min(ours, MOST_COUNTED) + min(count_bits(squares_beside(mine) & empty), MOST_COUNTED)


@inlined
def number_of_quarters(empty):
    """By the quarters of the board in which the number of empty squares is odd."""
    odd = count_bits(empty & NORTH_WEST) & 1
    odd |= (count_bits(empty & NORTH_EAST) & 1) << 1
    odd |= (count_bits(empty & SOUTH_WEST) & 1) << 2
    return QUARTERS + (odd | (count_bits(empty & SOUTH_EAST) & 1) << 3)


@inlined
def number_of_few_discs(mine, theirs):
    """By the discs of either side, where they are few."""
    return FEW_DISCS + 16 * min(count_bits(mine), MANY) + min(count_bits(theirs), MANY)


@njit
def look(knowledge, mine, theirs, found):
    """Write where the weights of all that is looked at stand, in the table for any one number of discs."""
    found[PLACEMENTS] = number_of_moves(moves_of(mine, theirs), moves_of(theirs, mine))
    found[PLACEMENTS + 1] = number_of_later_moves(mine, theirs)
    found[PLACEMENTS + 2] = number_of_quarters(~(mine | theirs))
    found[PLACEMENTS + 3] = number_of_few_discs(mine, theirs)
    number_placements(knowledge, mine, theirs)
    for lane in range(PLACEMENTS):
        found[lane] = STARTS[lane] + knowledge.numbers[lane]


# ==================================================================================================
# src/tempo/othello/evaluation/weights.py
# ==================================================================================================

"""From what is kept of the weights to the table that evaluating reads.

Kept is one weight for all contents of a shape that mean the same, and only at some numbers of discs, the knots: in
between a weight is on the straight line. So what is seen rarely is learned from a whole stretch of the game.
"""

KNOTS = (8, 14, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56)  # discs on the board


@cache
def kept_places() -> np.ndarray:
    """int32[WEIGHTS_EACH] where each weight of the table stands among those that are kept."""
    alike = first_alike()
    places = np.cumsum(alike == np.arange(CONTENTS), dtype=np.int32) - np.int32(1)
    kept = int(places[-1]) + 1
    return np.concatenate([places[alike], np.arange(kept, kept + WEIGHTS_EACH - CONTENTS, dtype=np.int32)])


@cache
def kept_weights() -> int:
    """How many weights are kept for each knot."""
    return int(kept_places()[-1]) + 1


def place_among_knots(discs: int) -> tuple[int, float]:
    """The knot before a number of discs, and how far it is from there to the next; at the ends, all of it."""
    discs = min(max(discs, KNOTS[0]), KNOTS[-1])
    knot = next(number for number in reversed(range(len(KNOTS) - 1)) if discs >= KNOTS[number])
    return knot, (discs - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])


def weights_table() -> np.ndarray:
    """int16[COUNTS * WEIGHTS_EACH] with nothing in it."""
    return np.zeros(COUNTS * WEIGHTS_EACH, np.int16)


def lay_out(table: np.ndarray, kept: np.ndarray, first: int = FIRST_DISCS, last: int = 64) -> None:
    """Write the weights for so many discs to the table; `kept`, float32[KNOTS, kept_weights()], is in discs."""
    for discs in range(first, last + 1):
        knot, share = place_among_knots(discs)
        weights = (kept[knot] * (1 - share) + kept[knot + 1] * share) * UNIT
        start = WEIGHTS_EACH * (discs - FIRST_DISCS)
        table[start : start + WEIGHTS_EACH] = np.rint(weights.clip(-32767, 32767)).astype(np.int16)[kept_places()]


# ==================================================================================================
# src/tempo/othello/evaluation/weights_data.py
# ==================================================================================================

"""What was learned of Othello: made by `write_weights`, read by learned.py; docs/othello_evaluation.md."""

STEPS_IN_A_DISC = 0.9

WEIGHTS = """
>ph_F{{R30Z2JtJyvA~xJ;l1X!oyqcpPTYYx#$vrS^dbD`OMm9+Q9t-@=y117#~ZKq_8j+n`1rWzfoLNxnY&0O}|Q$XRvS*&(W<$NU;!s6(H|S#xaXrl9FT
<7EyTm3tU%NSWxkENGdk!WZq*bjZs^fWdsw1ic3WXa;sbagVta)>bss=Ve>>vGgMPS4jLHIBi4M*hO!NQl+SVhR{oVnHwx0r5Tn?HE2O7X)^*<z3>0n1hnq
KDm3C8%nf`;TB>6U>^zuTw71C_>xrX<LlMBUnXbz+;-t<r>K619MR8ebnp>e5bzaZ1-I%PN1Q3e!!xs>w-c%pgPl&lsc)4FxR#RvGqfsdsa=}9op;2l>k2G
o#iRxA|6d<A%TC?5cto<vKgn_^YqY;Vws(T0BEx?rS+)!zGuYHP`xXMa>*B>w_+R@m7kAwA9b7);`-rJW<>b6(Ej0M42EteAnDT(RO0^wb1ymz>pNm$##sV
~SZPd)NWf=RS!#xd}>DSt7GrSzu@XxKfTAXY6go3w#PEU4YSLd5&tJ2%9jdQ;`z(*q!2D^975jV$)YX;B+*2f0QEawrcQ5t6S28aW)&^eE^a^kSFm8ff%Ew
Z9*c0q^&j8q9e=$WOBnilbhs>pJ<ZVU{;xCxSs~Pgn8y+V9`d^)F`)G;o~15U;b=av^A7Tz1tLs#W^oW@dtFy-Ve7&F+A5(BL*2p1li?jdw5fpAe@F}63EX
8zC;Y7`g|P%943#$OKwonz*aMCj*vny;Ivy5^_4a}t+5}OBRXRGGfBv^sMA<OEy(5f*1GqK`_x<xk#rz^Til5-uM8mjX&A^CkAQ~jZq*6ONMsNAV-_aaR+w
7)RJni{BBDvpV(x0g=$248(01@E`Ux@uM6*xC#dWjM2rR5*gk*7^fA5^)XfT#-B+XRT0lp+?&Kimi*stZdii>O8v6u<ZkHiN1Ra>&iMg`Y}fR%tV*v&;|cM
Nby*SWVDd@}s_4h~byMY1q+wM@8+wbE$y`HKv|O_;gpz4r>@jAO5#M~py9Wk`hrq|_y4bnNZvSsyTzjpnnC-kkh-45&gQbGa_XX&1yjoiKH=M?rFNiFdi<M
&pacPmv~BY&Hux0iJ_*Krd3)#;u{7&jX<(Ka&gAM=4pj8~`v$Z;<)3rZ7Vl3wkriO1s}LD+Md0@&W=u0ghgdy0mA!F=h|7XDWBaZMfQ}X^#TIgx(A@FBkoG
fEDOTAd`wa_#~ZtozaR85Dr(asoBkoO2WWRgM!W%wYOY)!`V{Tdvk)q@J+GZO!S<mYSLbpdyeEdusNsiCZD`OfCZ%jAL1MJ$*-#%xwKHwF>HLC3N>DkMp{T
^RR9{E!HWn8+w#zHZe4%g(u>>zMp$kp)yA(FbkqT3?q`o^ALhX4#}zw%Rya|_0<xQ_3SC#uaWRj6vx?k+Kp)60x#a~@uzggf81t4B%rIpQXvzI}*GQWM+}7
EQbzq|e`x1#Pya(SOe%k<u8fxK(=dS0D+(RY46Q7eGiWkul59qVpys^T`6{P9{uAPCPy+!K|Yfwa@-D<cD%L`dFRYapaC$`OQy*=3Ck2_1Xj4X?iZdo<t6o
CvNJ8oc`^&d~pLV!javk1u*Dwh`}jJ#y7mMv9!-mOC;aoi=TVp!}4GhZeg7p%k5WP>faky={rl@eQQ_;{&00z}yW#=Z>59=cs16>$OXt1#A|Ya=HybVVC$M
`ho#q%I|o3nEyYZwnxgJQP`2o*fA~`50hbP3+3e9OChQaS);HUz^QqYL(ay!`N7jc6(4`=Igsi7S{I@z1>BuS7|Rq8L3aNx(hLz<)sDWxceC|ua@e%J2u~$
=%NNJ_0kAFCSXSa1k+MuD!qL*a0!1JgU4cvWj>brR)=02OKO+Cj-jDA!E*vU>@+FF=|tw`9;7+IUZ&%>r>&=*?9Tdf<#xqYob@&Jjeh2i*9EbyZ6pC*3^8b
53@0kqTJqvEo5ss&oQE@f)62%T0Y~vYP*O7)d%|j^if6y2<t$sNynsM_GEwgp?|J`iR$)%v5-ey;lNNY=@rP8|M#MsSn}g+(jc#CUqnXlE$ps}2Ysf$7h99
N#3%uSMm}TIoA3E>!l}-gr7F>zrt!hv@d%=5xtQR6}G=v3~y$Y{P!IPx%IhSo>!1p;OZ&fkLfGOb!R>&goXeNj-2cXubH<H^`(3GC}k1Eju7hj+x5dC;n2g
>tye2zA~StMPe0%PyU0~4joMs>6wzP8||Q9ckU?rqYN3~P@IF5Sb{u|zs(6*7t>Jj+v_vUr6F_$R$K4MiAvhs_#G#%RiA5E?`*OpJd#z=dP90M40j-Oor`-
CeiR2Mn?1$HTVlksfItXzFF`rOWDcA)vMmX@six(57U6Lh;kz4hm($iI!ijmtnZQ=z9{XeXy{f2F^q$Q`+fVpo&Hp03?Pe`&l6FSsU^Ll}QW!*=GA9s44Vc
MjvEX;tTyBhuE6oMo+C#p7vbx0mpc=WC@n{k%lMcWxYEE8`RmT6;CNry^PM<kVae}%M(fLHOt_uwkA7^&!gPUT2?VPM?4-HneH?o%)OC#xP%`Uj!OAQ(vl`
|j7=$tgWy)0@mw@!-;OEK_^%;m-RigNuo%QQ(5!L-a1r6%wuTf%ZK*mkAJy>&(y}Cy&14T`L_UH%-TNJo^WW8fJ4Z&v#-L=*e(g9in{Qqw8*-Y}nn&(~RQr
MTI|mJK&F=Hpp%q0>_Q6&e_GGaB8#nI^vhm}aNct$(2zuM9G6{l*!=*V7^D*3|w<o{yuQ{{-XFB+?ovO9KJt%E9ONGSWxD3B)*0_F@BJ!MgkV_{W9<$mNA|
fAxI*zyYpe?$8(4=qoXvdi`bm0TZvunoiik$ot>yo2z3UY3w45U0+a=oSra)Ob4KANP6D@U6j+otlReC?t9$I$HfN_U4eF?6tXD~JdS+BdQssDgs@dnWWTy
F1v}ZOWCWn8~Fl@t4h60XNpCws%RBQ!{a-uf8CyF1>`fx1kNg+s)XSJ;k35c^jLsSRZp&cFXKc@3$}+W?HzBm~L7bJ-jqC+PfP(jRPdQX5fNRL*z|?y_y%X
uD=C_;dDhm8sBzrhXrz}nT7MR`})}!SeBgmb)j9UInQqD!zqonCzAc-gnO6_ZrsUOjWy&;iA_MB-NR5B+g^z><A`32A$veh47PBH-K{AShqIUlJi|}0YoIV
BKN8@7UNJuGtdEuw$GCc6ldYvn^l8Ae3m+k?yIe&AMJGT5naLkhKh0W-!xCu9PrS~=n`r%Yo%ZQwt2fNHdb?fDxeGF}i3IULzS|e(Zt$Z^c;tVHzyaJcirL
8Bs~i7GPOT^?ce-l-8n6yR@g3D5;KK`6!}D^2{FKYv^iQ;L#tnudlzKmk^E`q*kuykyP>{M5AYJ++kQCp{RyP*qSq1sa-!t_^?+Ad~qoNBRyU{17iV?vZ*U
M0SI!RB-5JG!UoR8HT4{F#(UV#13Ok$byFs@AexC27z&L$o708MTg{FRQbxdzQWH|AKuDq7L!hly*7aOM2~4h=PtVQtCmXKxF1?W}{<Y=dBD739;<$f6y5s
0qeDcD1!w9$$HXJ-FJ&dRa0l?yr9w{KZTDA#$LLsbp8T)vd!eISVB@UhHr@g$jG{!pt%54na9(7jKJ5ZIkeB_wf5^*=FcY@JREC!}gKu!gvxu$6eMK<X!E2
hw4I4V^B8fCtp<AFEwT`{IWH9(*x|Cps|42Ll^rGz=MIsZ6r)llI76rMGMf`7e@4GrUu1>JZDS@41<R$VbBuj7ApbsZSw&sBVyhgO`AE--4PHNzOUK}2`%|
rJ=UZ78d#TL+#=<9ozhZ(5*OvK`Rfy~<%Z&)+#~OXEQ5qGNgpkDaG6oKO1`Sa!$S}?W``L^V8IG3)tFO3C;DqyBl+?y>$cwt|L=3w02R;<;mBS#l}aL`nG@
`(bhYPhASc@b^!2_fqI(j35jl)eAe6C&lS{9<ZST$K56g^au)cOje|jiq`P@#qrjYStnzVFrCexYnLHVp`#?T`B;(E_WuE#1FJZt!WzGdj|;K3MDAujM&2|
@CB@cdrq!}^2cC7_8PY@D_Q;;`>60MLa*(7E|lL9$fw+VM*Sd`nBUd@g#v&$?2%WBZ;Kh&Rny41bi^{kOl+)wCHDz)ZF4WPM%9yuW<CZ%Sr+wsAyL&1o6vA
lM5t0>wPpvXXLwH|<Os&TgN{8yvIQo(LGg3nhWjdQl+Neg*<p{B*{H%ht_N+y`&`fMr)}W1{%qE!`$wd=rv`x(SqN)Zs%xeQ+sZXey3)Fn3<=sa~T=6c6eg
N{66qWi`Z$141c`btEw^qTE1Jxhq)y<5y&}NqbixMtdvNVAH59YtBZn>Qxb(V%8naCS|HZ(wVb`gF7`=w$}aLU!WMJM8+7vwl3uAM(sW`!SUYseme~BmtRc
c1S^%C+oUyVY*7-JXvQ*fu=Oy}Dp3@n98$OPz06aqJ~8})pV5`fh(s%pQxX`F`>Pg|5kGVH(t_tUe>PHCX!b#)#6|)c__`EQ!(kB$8)|}VNaZUW5g4qrUBr
@3+=XK2nVfHr3p&OZ2pE6-F{H<z4y2t$NEUlL|Ga_LeAB5Fh8<OO3vFTgU;AF-v209~Fw~|ot$1OiEZxZe9Jg@t;IHEo_Qx=E{eA&f_bHL++vI-gbqVXOSr
~0Os{i8H7ot8uZ(z4IRTL57y0SvhOOzXoIIJDh`r|eF&YS1?Wf~yF60jk@?_WB&dZzME(2tSHQ8&jcMMgUE*t9_C9!KJd3qqWk$h2$*1DrQm5WNE%U+6(&f
Gk}@JA$b7r&*UxI$!oH3JESy$Y(es{7r;3NnYP7Nfx6ACr^_QRpB@V(9|4n-481T(IBpdcH&oo2xkq4GiUbTsuQDevOFL6?-xAJb0yY_V2$kX7-JqaaH$b(
^L=oel?93SEX=iJ6G9k;e;pi$Mb8GL1KAn2;fMKavT(w+d!`__x-M)PrxM?om#^C^nMYXZCn4&P#&5L>?YEiQ_$8t^{(&dlgEOAk+PMs?Q5^P`4>seUGM<B
M_U^<R(h#jkaUcsBBQ6+vvzLB}S-pbL85$HHd|?!>={{hAE>MI>GB~`GZRa~a(Vd*uqajiax_wVIAeJqqTF&(m2<Aagj$a;F=zo#}SvHVkQ9A;V6xc=w#NZ
4Z@DN+@@v3oy>aN#(msVFoE*9q>n;N-r(rXmdo_6^B8nEhTCLBzhY9!CDRH2pgKg>Z1ji&cyI}at|!9!PA?R`R~O?snr6}MP2V6u9k_tF$1+=ul*=|BVYU*
*JgRLzUHC9b$(6XkCgNjs)bV$)aW31>4odTc2F(|qW+V!6{#gH&P|!p93Pa{I_d)B>4`kgIi1{{8K4SFzT*GD3dlFdLYXrZg(}{LE@AW8Ff%4gD(nQRRh*-
}4UhvJ@f1cC7Dqdy;Je>!5(Ucy8Rhfj<!#X3~AivDEc1r9&FzQz4%Hs#6Uv{^VR|xkR2Ad~@mqz^+baD#T5A4zk=KkZ^9XJ>!DK`<RdlMlEFJhg9=nWHErN
f)mx&`?szwTbg=9sn?{XK|k5ivq1bs(bFIRc&4eFGePFR^4FyWJ8;ZI#d!m!Zc@<VZiB&09bT=q;ylJu{mM>lws?%efcLvee(p|yA!{_V)1*3f(wB;1K<9<
W#Z;VrgsdcIFe6~XIVcuFp1p6(eo%zT@jCDQK_Wf-4X_>qH@SQ?yEs1`GR`k03ia{B@<uI%kCU4+qUsA;F^>A<$;=faph9c~63R;}doXSF5ACjSiIy5whLp
`644HI4;+J}zVBY=|(s11lKGj|O&hB*(mVcO8($KF%fql=i6`4KuTZpcbZ+qJ~B5|W%98eMv`tE{ZHa2!>sgk0vsY42x|3v54!|{kF;a`QQ(SJk<x)5M<mo
<v4<~deEyde)~O0GBZC)M>QS(>@LV)i~&B-i^B#hMp8)bpCzagiGawUbZQ#{EJB+Q%ykR&T!1o4BXEW2M5z(Sh<`I!edzy#>PM=vsLi<-krL7~-&SZ;cJO+
quwY+6dv}grw%~R36`!pHScm`{;d#O~h;VT8)fWHfL@44~x^O{`Xg+@c@=(xR!KZ41aO4hBO+>_rnVJXe%S6ORc}K@hM(X8J_ISG{9H7E12eO6i+~FR=g|r
+CwGnUMx$OYqL5K>S-!ZS>1@Y?Cgm)@Z=QrIKP!XEN`N{rKtC{mKEAUVT6CXI&=HhkbX;_*Cb(%?`%J7RKF7Ki>^^V1>Ni5MYKck(`l!f%8E%jx~hF6E;8i
#c;qg<2lkc@PSLx1TrAz}g+q<>uqG>6{#9tM_Q_B=V}ngFIrA_b9uF**=U?OqXSR9Y#s+{DZS)_f<Zt&E($-zf@=L<R7!T!)YvoYMK%eHUaT!8jMt!u6AIx
L_QP2I8VT!M_F15a17YW-;mA=4uSo9rbX56J9V$^2@-s$w~TyxiCOnC1@!k3_CvkT$XQFH`SgKMi?jWS)IUs}W`H^VFZ&aR4}$pG(ZaUe>E*@2?5{-LoWy(
o(RFYP{?tz3RluLoKsUC$z;GY+s<H)N2%ZL!6pJ=RQFbi*goMZ$>%g_~qr*->^>-1RriD8xNKSFX7NI*zQJ*~nr9D@2B~m8x{MZJh$BSCmFQ8I^EfataI^S
Xo4T7f94@s0Ap=IsAn53raR!>4ap!RqYo}M=j?`)|#a}5sKPh%cW4mOlXt-`6KV$W5h<uL${wFF!q0^>OHXEqg8qBue+Rp-=U!mPnr4g)ny3nTT-;~_4#Z<
!B41GLd+1>6>4#%rH>E;CvQ-&p<6fJwHYl2-X!{VCh}RTS&^v@Xvs@*PMCq{D4u&e#sc3jaaLNoN3TxC;#Crj#c6G%op%rSet_O$x@wnSN6{#JCU9M*WKhB
W0`(`8#zQg+9f|NXWBUcRb8o<%?mP#0P)hS0{%!f4eM-v2vbxc%1FL%0Km@{%jRa<rNk!z5>EbUG_arWX-s1LgHHXbzl}QMWW-YW)J$k>KGK&CjPu`|R{14
}x$|Tps)cY~}suh;tqr~o+i|xnUdAV4cp$scN$Ed)O!2fF?q2<j}<=1s%SyT$I<FBE}A(CN-jEY2u0#%*F9}Z;le+;?GNEu^T1!ZQ}6-SHGL%dYxqAnPgln
r;DEV-D#b9`hE>#5Nk)`sG=ZU68Yk^k=6VF<;vqSBk)r1y~j$}BxKtxY<p&pIpmEz8ngupF5?hRI%c1_ABT@r-4CckbUAaC~@aP5PRR%lWoVJDRcxv=TleY
7VRf@bZJRI6V1m>yH7;hni}>i=-gMHE04JW9b%WZV{|9%gM36yho&OY)eYmpo{>Wo|Uj9j9&J2BOS+3CwGd!-8Tlhc(}8=>2u-4HL@+YG1diI2*^c4w7&S|
ke1X+$Y-L4b_D?Yhn5P9@M=_^{p2|hbEiTUD}er%x<nx0E5u<q@C3T^8Nw_%Sc6SmkP5AT*Obdq%6=ixX#7jg5}unbzTxKglUoD0cl^agSG7<!((Gw_+XJ^
A#UZ^E2k{0q9sK#`?G~OH?<;A1iH2G)M43oH`u*87sDbayp%d09E`f=!lc5^eVq7dbnn}1>HOU{t1=p7&tTqKm?+uMs`nrL)3xx75Np~%K6U_jVnOXGfm!*
SC<CL7VJ=k6%WZmCga`OgRp@V~e=Od7D(^UU%40ls%6rzID(+ttecwa?D0URRAnyCI}HdPE3cZTAsA1jEc9?&0!q>mlK{kY!6>-IZ@Pbz>`=hFf@J@_QvQ)
bHRu>c$r4a4jOp|3q$?W>3?ThE+u-iw<M4)5gSZ#mgSKj0*I-?y@vQ1dV_K;YQMxaDd)6>4w0HWTcVfT@W%Xj88a{O=W9QH{FU6<L)*^}5h*zJQ{`c71+hv
pJ30#;r9{MtWYH4_@LuPaXyxzl5~QNBTr~5=0kWYh-=UAnT<1jUrT767NQ*9oR;ea7f0{l_6tjT4L|QNlvC(j!Myode(C#BNIuqg3MW{hh>j2iA4VS5B+}I
@X&lEJoXt=WDaC|)-fWn+w)liTaERS3Z9eRO*iUK0Hw4BFk>zf&tztJr8P&4wTl!+O<Dqj+HS`D(L}4(va4(3^;IdTt^W+Xidk8v{-jLrJ1ZJ3cqr5=iniR
sUcHrD-^p!-^iut(U73b}=y5G1ePL{i`C>YkN)AkbF;I$T;pf0UGbkzs{vMD*(!Ec{7;RqfkK?_4Xc-;TvxwujJoZrb0)D+EhOS%@vQQBQ%j){!^pWbH)FQ
keX(r&W!+yet@Z*PN>_vmbDHd)NF4^M7EajeKsnXZ~l2bccn_xJjn}C=;tsapN*##NtlsP|#$SfEex;I^khjR9VLg6A@!xrv}cNjH2^4vJ5hh?kPAUf3Q8z
j+{>f3Q#3B@|K_58kgf>Ezy3@c$OYf>*e?vqPOSC)$9n0n4)=<j>^If!azoX)Ir>TF^slS?gaj;@c1s`&opdj0?VJd^>6gB80pz<2_Nh#$W4w(PvbADRqk@
)TUdQjjV1Xeg!4&ARNSnxvYs>5A6Nw3;&F^^qDrDT$WUI1Un=K0=xd`GvtE%a$A&D;D(*Y1l5uUTM-jZ}%l%%ZIYoEBvb_t*gTA(%UGUtUW97<LIk8a^ahe
Wb;QKiY|MmdMUWH`$9J3;muxTfT4|MJ*7j$j>dN`9DKO)*t12}n_6X78K<}eKwbS|L}iE%`pgB<R=S|AqWC*PbTWwG)RCiCWiow0NrB{#fL(I(8M?AdQSrH
Zm^Kc!4)A+5yUHO~X<A_6rhdeTA)8!;m=HoM3A|_raW&3$j4h0&0v+cEu4wf`Ims%u)|OXnjvlKcB0yXA6u2}TkTaAy<8=i1VHyPwoWsa5#XCfuox=NtVmf
&krhItnv@^M*7BofqK}nAi1HRP2(Q4i!-*3?htJ|2H2xd9k0xphlPk1rUb)%0p-*uL-rrshvN~M8WQ}hEXRgG#M<i;$3GR`~W!9F|TF1^#Oh*1Xd0@@rkRm
<AzR03<b!A+VCopw81!1@g^p^Bk8N28d_fxOTws2K1oInbQ~gVIqfNUr@r6cmljmk49=G({rhaqx9;^li4;$jG?r^sH`Z1C4YoU^y|ifiwD12{RkIRd-h4E
`cvHn%<4OAVnm9E)V_&i!JBQao4O>9T>rmBM9Cqe&v1}!s<t_IGSWHR8x7^7(|`~A<f0taa}hk6CM|u&bhs2o6|c7YCBj-V=U|-jd#bTyl#P_Z&DT*71Ey@
ahm-ew)ipsT!$OwLz+zl??R+6whJ@$+cF&eH+@@=nO>ZkI{@yP?xs||qXccW=2#FZ7<WEo;`;P_a&gJCFJ>(h5*>5OpQ?>9l>ta?Zfi_OSC%{YMm(&6b_>+
rV_6-2&!Zuv6dc-p&BQ<HCO4LogJt4h^n_IdQ5c)S$-uBrd9#zh>-;DRH}DXJTTZ;Z^2{;QWn2;P+~|!?pte;d2&VIEeC><`ff!%~P`CJ0-F9utM@dHEZe7
wGCi$mKz=<wB=fPU42J$&KS$$k!VACymvsLxLU!-SL!8iZZ6N=+R_2~4zQPgi5`5+MDn5Y?MCDuhOeKd-TMKo!cKSq6&t#ER+JtG&B3=M*yb>@Z0b;x>^bD
3KWi<C|TDLFXh5U)HSJMr85uce%gU>7j?J@x&a{SoKrOVQI=(^ZKb1EaSThesx(KGTurN`dudc7YF=^{sDdA4d9vFEExYDo^7Ba*~Qt1Y~rR7%?Et`G_oc6
Q-pC#yku8Ufa24R5eueH%{qL8sMhwCy4C+E8C@)I*=8CM(Zj~4*YW~kxRtPBmjvKU5~B@_^w3|bC&Zu`5L159TEBZ`8byE!C1WrV2(e8PW>D4?mKg??CGSW
6uM462cj}05r<qJ+h!e${~E;$l?`5rT+JSb9eHBE{&b_sYhUOE?FD|&tXkkhK#rVqSY3kEAtLYPwJwwO%0r-8jpInAk%XC@_I>=|zOL|qZ#3PS1Ic=o;1tA
Lyz98irN91OnpuDDR)|0pb!g_-u518pyJ1kIyvPd)8T5jwuCY2efJOS#XN{4cn^k%%k*~#}48;^{u@7qqs-D}YTkMN|dG_#<!{L&X^tDg|8R(pG^LV_z^-i
OND;*x$KE6&kMbERur3h|Ad<%ZOdKV~F!V)an9yzdr56Njy_FAfruF=tEqcdF<=qNbn;GVpX2FZ@ZN1&~#ba%>X&Zz`kHpK>U!^0H{s50pRe%H*8B<rakyv
b-^<R|Le`?Z8Ns$>I>h?wkLF&Q|3xt~7;yGD2;Z?E8>|AIe~OMlmeI2?(HZsq!_7Rsmlvz?6*7>9}8;C|g0GE~i*=p)SvVeMP6m)p(%dOfJsaYwVOyUAJ<I
i<r9S7y<iB<_>$EP|q2X%1uizV+K6UEJvvGw<;tDf^Y1Pbwc%&wm=vV1jWWjqHP#z2~NRvK!y%tz$A&Fbrxan9_<h$y+B{WxKyZq$$j{icpZh(6rj*Z7IC@
#ypRQa-+0>Xy<t*u@C%Ir&i|KKU!?^w}MATThvnm!iWjs12O$_x(M7Pz(Xvdj_XGD7v9X?0hG7hx9?1NIi2*I_uamy&HL0D%!i?(byALNr*(2phPH9ls=~F
@Wikx=R~Ub%)$ys0KC5k8;4<fo8ASs+-*B*8A{L83MVET;pX(tg+Y_KI4I~v(J59{;X|U_goCR8(^i{7ZFh*C`^PE{$1D(yiP=oh{A7*)bMpzhCvrjW3eN{
DE6S9+CznM}3h#FCyLN>R5S<qaT-<Eniy-E{%AD(Be$1O`1S6;~xjVR5GJYAEUI@vDHV&@1pIR*6Wx$V{Cv@>a7-k!ME33hBoi;2sPLM=}sa=<=HBb)f~Mn
ulViG`UO6#o{mL1dE|P7yaL(1{Xd!oatLamtARHV*5oQBN#_24CunEOIe}bS%stC^e8DFJl40lyF5fMDiRUwBO$y?okr8KCAY_y$(z&;>MK9LM)w6#r1S!a
!jN!A~^T6XM7ldQw^lxFYs>xg|3@lrDbR89YuI2W};rH*(#|kV?Ltn>B+QD-pIJRsv7E~sH$}U6#VEPdZa%bVxCiNzLEg@4gTBbDt5CVi}UyVOw`(c6}B8@
c6ULYjekW<g`vz#Aamt~ey%Zo;LkY-IIZCdt9R>Y3gmbF-90|ed@v0He-J!g?t;bM{!5lhKSB%wh@}p<x+;I-G{)U$s#rG`xx2}jB5E1$soo>b7>m~mrSUE
DY+8I&UPzUXk6zQ6N>ZK?MH>|lv%s|a`_E%vbY17Pho3|D_84QqMyAIQ;DX^LX3MhbX@|@%A;HEt)pnV>YKvqDu#peQ*ZXafUd6B<$w#kQ)Kt=D!R!<IQ5)
cr|8E+BFK#Wju1OJerg^d=1_E?nZfsNnZ4)4;fm%;}zSa+H#&-d@<>;<9j|nuGoBkM)Q;6w$QxtBQ{b)Ibihb$ZXtDW<2pcw|+uG7cgn43pP|$K|*%UI4`r
I*`2nf6-XDu9mkd>x2HF0SKI9>uAwsq~nzLd#ZHB3{mi)Cx{Z$(~o#wKslcz<CK@uQ;|KX-sHDh0MlNmGVk>MFYAUI_44-81hUwd~79wE3YZMa|cjV>j>4!
huFE*NR2Jp(ayaDNh|4VXh~{qLP^5jXniCF$y@`4fv_?T1;#u(c1pn{LrDVhxM%l<xVc6QX<dN#m2BytLI%Xqd<$qfoQuVWzPxW)SLnm*MGlF^$m$MK8?`J
J0P)Ix!#*@#wDO;k9g-Fs&Jb^e6ZWb(d{(cxn7dvU8;p+wYv*1qyIwRH-nezWACUQi(Rj_-We)bQFgJD2%=*vxq!Ac=WN2fDM08zxBF||ryN*f{b_t)miH3
8BJ%pKf6!ttS3iOQiNY;jkmH8(R$9gPl2|tJ6NG|QRvm>_06O<&9+W$w8_Y0(y`;e2_7?JDGH(7`J~=mAe-tnyob@Tpr@mIB4W953cM<N_A-wf%ov*%ln)~
R3e!XjWzN|=9?O(NJF<tb)?H`7CGS@~;TYew1Ds4*+^8Rv`TM`KmKcC1;es@$gO@z4hhCla_dKkx&uTg<^=nnT|%=n!ojqh60`W6P9*61lsv#)j;o$W^oz#
x=dCVe$Yfo+JCt@n}uyQfT)brOfb?b^|#MRO1Kw)7wylwRi0aM((HteQX{fYi9RMWC?cEp?4EJDF(>V4gMJ9z)ZH03DsERaM&`A`QjwX2BG>46B=bT8Tp3#
xxUkKQld+5RbBi8KER&|F)!|Ez3T?>|GvF3nR=_!fszl&I&NPfQB*&VspmwEla)WG@A<G%;I*3!1sX<c~x0`(x{6QEPzs0IY>f8X>o7wTV%1SW|saG{=clh
Z2Vs{Z>KyJsftU@8`YnjZ|JKjrZdK28;lK6d?gz@7{m)`=MYjYs!tV2$geQC1V#AM;E)G;gn<(~f_91m1FJIDbOIOEzk|rD_n;Z|xnL=bwH;?RctJP<#n!t
vYNzmx`o&6PW?9x2G^s>-T&dTc%`{b47~oG1p|{dtq|1Rb44#VRGMwtgEB+&O?XSLq<)qCE6538O|9d)FMKEwR1Y9*sU>#KP1$z+Vgh;BmCf$kQ9$~}Mg+(
bL8}dC2x+jG;T01E}&%_aHK1WERVO*TEFI55zPIFRwvz-XG7$DehHAEgz4sL-Y;M7sLkU*E=-OzBVbX`n0?fxQ6U$xnp9^&Wr?86Nl*ZEgWXFvfK*x;ovgW
{0@TwOtcDf<ShCGpFWe5bOj8NSVw<5Q2`Y*oXi>io|1!y)yG)b9KmGG?qW)5LcqVv=tOo9C_<=Wmv>$E5qpVIU_M+Ik%-U=j%=p;4Bw6>~h7&VpPHfS{nrQ
04<nU%rUM4^e?U+LQ-Sn-6k6@G3$a=^!Tg4wxm<3J8VM$_|9g8WmmGecM_Fg--++Ww{e{S{}%`AydmB%=HI`gvwQIIT2lWIZw#GmX=zDcv!q3{P#rf$RBRg
y|qfj-`%sEI*JW9RdiE)jwJaHQ(>E?8oxFEaa-}(^;)QdnpH%hBDzw9KC{M~=r_M;6HvVuM4uvLS(LKA-MYUqz^EE;OSFSS0M+tll<&G$_3!}fV9R>_{Jqf
@gvTTmu%|}U)<sI@TejoXJZkjs7EDi$r*>{eq>xMkYflTJWefZo8avG7qg*&h!hMwJBU-|eKL7PDgG3|-pC|wTVB)r4FbYyzZ5c9XX9v@^fJmH2?J~^I9%<
peP{d=1mQOLMG#ut!3Ypo1{Ttm{hy;tKTHlX#Q+ucRK_Ber>?e7RhOJq!1Mi>|QC$Nhk4&-a{=G|n^MIew_fegvr6!CM(}Y(gaGBO5c<?nq)wDsBt&}VxU}
;o_@6QfcZ~m!8u_*#MXf@pz4o&3)_5%uSx7Pxk!CR4HZd_sA0d(4Lx0RXb8ohAHGh?d*1;we|ePUjEEZt==bz1}JYQlG<o^xoa+i-@TkhlX<$Bdp$CWshmB
bpN)Sq~yb9o{|sOCs>YR!okzu+G;RdR-Ek4ldv8QLep)*;?y&6mm|$LuJV}=LK`R5Q!OhCm-&Q5+Mi@sUk0?Lm7Lz>-ly)fqZB{<4&c|jEfGTzOg;;Cm7&F
hu7fo@}c<Ft5K~1BqVn%#RWtDPum;(KuIG(e1^sNkA9~O(=HK|=t#e%>Tsnomy}wfU5n5`lqU8*S&W(wH1MoUOn*Y(%=RlDH$sh7EorQD)A(_%&*By(0nx1
PQ3SPwCdxT&?!@yKq$Vq@5PtZ;eS8}4{MV5x)|N&J2cE&x84in@^JYG}0&RTQ_L~-XboKM3C%aj;NAK6ycI45I>Gg}HHqG>BgV9oU8EUd<J0U6upg-f~`2`
h1=N4X#5y*jTt-?~inD_y7@1pU$^DQuETx-?Yg7ZpvQIcY!v~5}3*aCdf`N~t`@5x`U4k0GWUy`rxAliC$&G6Cn>_^73%#ijFs<K#8HwqqSGPd8LR|YW6-m
54}n)nEl>!!a{;<9x9a0`VKY=1EXh1AGsxM}gOqU3@psI?etkC7`kLJv-r7D=uKz~8J=x&kc@5kJ)@M<o@jP1TKkKNj@$-HvIIXmi;9KT-%fMH&G0WFRXBY
AH|zIdwlbo@^2LefFT;Bw)1tKaDhm)=xP^Mo<#UYr+Tj?0po%77l{9L->E>lYgPbgO=t1NH^wZEm&i#PBYVN`eXT|{c>H|4}U!Af<Ea2zl>T;znfi$M}t|a
euT5j-<JZUuEu|9h?<y7oE`o;s~=@YA|kIVO)^~f%|QIK$doue4PP^8#<$9s^suI_Nc7!-ZDn1}JWE8&NSWj<jmZM87@?aMEcG|iNF{Wj=`6b#zETCF6p+?
+&ET~$HEq7?kF8X|nWI9IA1)>PaM1Isc@u9}*%7R%yeWz`a}|lCWQM_=`Vk_XdF7u)EN|6l9NaWTm!*MVdG&T>cmBD+B!c-eb)tG`CiPm{z6GH;K#TDPsnZ
c^iV(FKjNUu<f4_%YY#H{}EYv|$5h~%tU~Dw<mG{ceD&?W#U+aDm?c0}`FFFwNB}l`dP6!K)4Z!_*zek7tQ6y)M<O0G?A5RExl`H=`x|WlO68K}-xK*4D&7
KsRQ1&sPt9+&I1Q?N$)Bl!Z2ug<b;N)#UEv`VE6#SDzQ5`hfXX-Jk-zrXMFH)OZ>D5jurQYe`dF0`oVgr4#B@Ns$y;CFK3W}+Bd^1V8KB@#v=+V^RPF>7&P
*Pe#UetzilA0I=0N$)>xa4+$U@`hQu{9EE>SHW9ThHR>sN}{9T3ul-ia)1w#QF+Q&#W^Vr~LIN*JB0{sW<f`nbNXTC=k@r=Yn564Of=ptT{Y|5O4E*N0H_m
`AbW_kj($0C$R|v!CUCfwH_!qRa2-xlR$Mx2XFW%*i}+%!HCe?im)u@DgX(D=<Xp<A%K)fwk<vEmkvNjGbv`VFFJ&(fmSmx2jt7xbvYQkRN~rsX2QpHySAR
@*$$B1@b4CCg4~<LW+AL>4$Qj<yQpcvtm*Nm(?Ra)0)#ERHo|w9J_YHxhLmz&@gORab-EZS9{3(1HNk0K`?eTEVR5=ZV{JcQ;(zRbE-S2w-SS7av&etymn(
v4?^1;%&XzgGiWq(n$l~L@FUGTJ&UB!|>s;xbj!+z4!7EZv#N;i-dsy00wB^Kn3SqR>x6%y8b5MuMeyedjLvj0}bsUJ(b8f=y_&eeX<^(Ruz~hzPn}e_8Nv
g4pu+nB`f;!KC0u8F3!6k(w=q2}0@_rr+kzf1=srw50XEGO5V9Ob_Og@c<qcG)Mawhjs;G0{yFdM&m^+u7bM{O!)4suhSX6V>fwnwM`bpDfBULJG=@BVR5(
ks1Fayl@WvVy%dJ~MGuOAjKS^4t9Rm+-~=4V7~qCqNmMYg+a%W+Ul`$Q0>shImTB12wd}7K9GD8}((K1<VO9V-=uEVu>>|3%@HLUSCH7lB|E=?d@jA#^{Po
mj}k`hVvjT`ve!~vrUBWIXEf_%@w>=SLi?^Tx8)-=-tMB1T||WBu1rV-x~|o4t~o|v+J*nUpzqXPH}L^NY}rLF5&nTu)tJ1bnfAd@p@`GjS{NoD1?p=$<bM
*Q+DLyG^u)xVe<5G35B5k0W^rm+KX5Zht$%Xv97)BpVY<sZGFcEmhtyF=cap76MoyZWD95(gs&Fv=2ZR@fV?IR_&j#k7l9>E33-hyY?cV?ebn@im9E7|u~O
aq{+LnbpIU_?fV-%>YEG<Vc+BE+;&4>dDp^K!<-%GPj;Zsog`@UQQg_D+keJqku5eI+p(7pVY{OO<AqM7(=?8_+*Dn9FzAg>G+zRwpw6>pTQ0(|14uCLwsS
Q|PJCPTabt`L|y||;DgvAOu>Jk1p-V?$l1LWH;hsTDsdNx;>&^WOfv!LzAS7g4B3{9LlDya({6b{XLkB__D1Ri_u%Kh`)F)rXXvU197Hz=je!8}#u(Zw4Gk
v#4Lc#^a?WZ%OmRJW!phkz;A@{}1rqw)5Kl-dcjK!uJxJJ>6%L3Az>2HadYXLn?0%NL#CO8fSTiLzXPSIE_6E}Arh^Xsl#g6*zXj-EK!)7(4vi}y}vD})}3
A(rYkD*w99DL>CBH{VKJL<MsDa}Q)>-6QJ;iK2}K6S|Ocf39;b&`T2Ujb%X4ZCI1OlujFW9{cr59-&%T7|om*Q0l3{g{jQv@xfemm|@_FCxC%j%hr<l6%$?
Y1?R0Qc<#f+I>!;~*>|M)VzMPJ(C`4QBT=1H?1Q=`OCkZt_YUf~OG;yQy2EGDJfMYlH+sh9@cMeeEdC9SA2$!*3$u==e0A&-9bYypm(w4e4~f%_)2#_YhE4
WiXdO+y)L^Hc=QiOSWHPV)5YzJSL85ngI(tb9%T#@SQS`8vtiyBq{D^xI9G0Cb6L_s3if>`MIX!Qeckukg#Y0CWMFUUnh{QU~V2Vq^L}Z-H^3;ywV%!)!KF
qEl2WIN;#~JXm3(RU6nol0!l#*iqLB$x`Z2!j{PPe=5StDPi67k=`KeiRQ<Y`q~-m%9sp5#l~H2$=$=s<l<z~gVE)hDl8#||_qw&Lz@4NntE&z(T35JYF4S
m#6wScq*`x?t9V#e2_127xeigIE`G?t}*v78IKqG*bO|#TXaC>iYiIAqXPrMp@oAN!7IiN0Db8`JuP}E|Dd9Kq>aaz{?8W5*4A68(^&J;E62=RbR=gJ<~+X
zt_G_Uw`04-b378g|JV7l(lg^tIRG7!oZ~RVX#4YjaPk}bk%m<c8SjQHH`O>XrNnGa)PW2eoVXg^C(1>__uc1Um4<Gb$QyrC}faZ5FoqXINJ8N0ynN9f8$y
uh{lC!%|->#`32XEot;#!B7wgzmAp%bR98zUpEmXfIU-Oyo_dH{8%P_ZVm&<HkR$}kcqegTiHbC&eGR_*V&#6f_y+ii?X*2Id){4(GXSD2NCGFHiXCWdBO>
LP8pqELi|3L9ZT5JY8(mBA42)J+pfP}jR!9u`OmhjD?r2QtQmP8E=Vu90>(yYCUFMI7#2T=)%I#d7S}<Dy8LjyKNG1k3Idi;k$n~EUql7deuczrAXWI-@!(
+mhWq!LAA`vV!d{{)B8jO+-M)oM}q_W<vPTaZgqEP;|-3lhXmaRSGRa5b>Sd3svy++Zj?4M8ou1dq6@y;KWcXslu66yAsDUu9)igX;!r?mM{@m092i&Hv`w
ayXGD=!XakQV@m83p1TcWifzAuurP#Bi`kleOFA#=;eTg6C{?N70GjNMf=s=j=paH%sESjcs~Vzrrz=!G-VdrWWy(HEX*SCo=Ex{LIl*=z7>)(q*4mNyPLm
O5V=<SLZjR_!&Ae96r%u-(QGK7yWdYd6UXMX)n3|QGH-kSElCFALo^7*4crzO;v8{`#=G_cjY`-Z(6Wewj`+#pA%>DYV$Ag5BrZ3(4<T8okvo>6Wi(4Po#+
(u2&uf=KmUWa037X{V8GBlqIk5%#-ilA+m(GUV=z=mm?q`@xN3r)Zs25x<OM6D#Mk#f@6&K5Up78={|{Y)#_aia4!SrlhCT0q<ml5I;WcGh&B`+D{h#wzI}
K+Tme?C8+<9lHKr`=o!7__c<74#0cG2-$~ZAQO>$4bu^dVz(n0N56+4NNN;4R@Sl8#JQ%-0y`i(09W^_&<v$||SFr|U`WA85_tmnyIAZVYzbY&G&Fy^BNpo
~Rof^95o0y4OE;ey%9faf_5*XZroLd(}xEJ!V+UQK1?6oKW$R^Qt#{^sh-`<t3<b3*w%2;k1_#8Gzis@IxDa!F)XilBs4pm7Ubm&F0tT0NjHA~8WbTWp9iq
P;wZ%JDmDewV-DFjb_^xklDP8gKUh;LiEMD8RumC#5&C=H+9yIT{6zFxy2}KcPFyCTu1a4AW}sk@-Zke@O#^HoL!KD+3pOe!sU<O99tLdG^8C*j9vk!h+MN
&=jHXF@O<>o+Ku#v-$uyPg3%$SP&~SfjNj-c)|{pwT03-*7aUv_T5A>+a_`YGI_V!n?dpb!MPb_c>e|vC6ruJ(@=faHfySXK>?)aUxY^etiaYZ?=a^Jp0&M
72_2);1cZY-j?HhSMm+r6kWNSy?r+Lld;@;DwSS0D_|GUpNW3uQ?!i1$V7Cp^Y;hvUSx}k`v~1S$7FmW;6#+-O{SAh*oG@f2>eo(fc)rc-*KKSQ$S??X5tC
l5egc`_<pt46_5_w&r4=F4Ey#;S=4!&Yt|a3+yR@toJGv1oSL>^&G-MbHypET%HqFa-3~dCbjbS;m1RX2kXQUaF<uqi)K&m!p+iJ-yC6n~SMt+Nj_OjL|?!
e71>dNZ4dBS|$ob9PPLs)@P92Y^d<+jQxU;3E29qKJGeQ$ai+#~%7yB~h|Acp!123|H37-q;?2+r<A`&~KZk9D2zD12rxp_xV3q$?$Bk2+E`0P0}PQS<`Gp
MQ%qa639@M%-gRi%y;{;pl_1U#5(7ZFwY8UVr4FWY`B&*9VwPI#NG%S=&FEwA?XNly0+i*h!)5!_`Q&{cnllU4V`sM^rp`IZ+q^0q4=R;3iKOx7Xho<_?k_
{$%|l2ONI;k3BdpCnCatrhtfvd5mlQF4&>uq;IYujwl16<Rc1h@B5S7a{Gh9P-|bTa*3C72RqqEPsR06vW&_*`Hs!gHd-l={^7#-oAYi*;1~i*<$T7sO$Gp
mwI>A}O*=upn4Wd=Y={092iT)*KNOc?hT!W4Ud-al)@8(aXC1OWa7>cz%R+be$Pphixt?3(rOVOc7OW>FHddVr$mSp3+**F95|QlL=6lr1Pw^O0YRKaYLQ7
&k`_w9jemdvq<m;mrI+^G6Bqnsb!tqqu?6;WyWBg#^jYX$hdm2Q<K5&B6Bc31ISm=IEqAVL_fp^L2?@ojwp%kJCco5H8VKmTK3#NbhQh8shcT1|uVW&LuY`
ll40jKL`;Q=y654COXu#0$pwGxsbt*+sPo*i1-k)s?32Or6a18z<3m)q602_@K&%)<!LQs!ZEYQ5t`AfuY0=DG78cZLEOHPGw?r+(R3`YbWa5XgBlbvyaw=
-cVl*|Ynu(55XNtcIEvZDP-s!Nh?x7T}K0CsrpWPAcdA9U{c7-pa5e7^*$!CX4lNXSpgNfIkDnKQKLbD%zvtk_xhG&Uj(;Xo@<jbowS64B@UNg}T&RRd8Zy
4z<KTi4DiQGcq*L3#4aA<k86AbuB&S+ZP|BLLP&Nh=ZAth_R&e(xdEOD0{}c?nl}Q#aCWliH!6(hqJWSpR7^M8*{z_+Zeb#3AM(v28D{-;uY&kSi2llOZ)}
hrXwoBHSm0Lr9s@|jghxlZvh=7`Z38hxtoK150B)p$mLs*)0`gw6M0WRYHcOED+eoic;nr|GV|RoK)(`vEi?ZH&aD~(DtkKQ>N_L4pQ;ldfV>TICIN9USQV
jR<{#B`;d2Brfcqit#wDQm2F_s(3>Mcz3;C4nwtZ&#jq~<<v(MPEVmF+(dh)}3&nf+rU8121;L^m651XJ4vE=ZzpJX<t)BL<J1>q&D(H-u1lomjdj!DU09^
J_=Mn*{8b~^HXt{qgJv~GMfbi7(^<UW}Z@9DwYv!9oA-i1su^^n^*!GI?LFd43^<5A~JBpD@4y3cpKR&)Ezg~;kx9NLlyfHBcJE9Hp<k^~mnLgi{Rif?cCg
{$$>%vdgvlw)~WIONh{OMlMBYEV!;E&O=7vIy6V2L)>jl#HcX&WZtAYi6`|4*8n;`3Tp3v#b{=qZ;>@{67`xU%KR-gg^v1@rm`g3IlI3fDwc?YK4zvq!HPa
N##h1KFrKx`|;~C<XVzlR!<7n?q`4GcvCuRsoBW1DTN}cK4pt&jwtI-lv|FRfU)HWMk_Lr8zmyJ4uS?EZtJCg-aJH5GW$`jOei9$@TYAEl;5|&10FeG{9>t
NgRaanuBC!~^9>13IQqeB=`#b>;$BB9&#0;MTyWI+9Z}7Y_@nWVr3cNA=*YW(@+}WPZCubmFNzUoFnnjS@Cj&<IXrB59zT}=8y!z9hQn{%x!k=}R73sPpzh
1K3dHSJzr#k5v@+9MWbiCZ?$f{qM>hoJRBFZZP%bI+2&}&0puQ&S8UShp^Df#n3s&c}b(wRfR8<n6y6@XWu%CD*_?kfq?bWj@9IZp0|0L_VoATcPsT-4x51
T=%8`=c%7){TlHZL*vOn;Ud;JLHH_PmK9U|jndo_Yey3c@-`>M6WCWCK$RH%?_tvJkxrmRtYW__&38NaZRPZ~LB4`(iV0YZ8~gem*)@v8>^taQOwXg?H}hI
jf`1!|O4;`TbXVNvB7LNv^ywRB9W<Cx)=PX8c|)nS=5ODY6@M;*L9~6C`q(CBXrvgI;iR5Iv_T6a@KD{V4dc!PB4k6j&P!n7DPpbOGQTau@vm-*+rC*zMfd
1xm6v9Up!~8_)l+2~iEK+UF;|7>a5xU(NS=x=X@z0cCP#{UKx`oEDeB=%6uyPFBVYMAJ?T5C!7iZcJaJ3TD|!9FNy4gyn~ViQ3VJz57a3C*cv5cH#fJqrVD
1T>bFuwB-kp{Ph-^H$0al>tGqH@J>ugxt)Q88Q3-QF2~4M?;(s{pmT%i#a3O{Y%k;!nmbb{XS&K7+*x#IO!a~0^2xvwZ0sD{gfZ<aV{3uwSbvscMX=yE)ow
Z-xrI}NOxw@=zi~^uu59n&fN|BsJCS4(ScYtT-1?RZ{e*NC_K5+8E>TuC#1nG}8y@Q_*uLK!o;0+<gnX-~g>*o^xWw#9MVxll%wfb;f)WKc^?~&=G0*%D-<
!GOk&B&1-l^9s=k1IPI>U^0H5}$^x(5u$|5fVAmkNeee7k|(H1&|4m@y-l6P9`gy+Tb!Uq}=s$~*=HM)#rqsvYT3nj%@<ihxt&wr87R(unBTlKt1Qp5B%_^
N`x*To-cP61=@)osmy!U=5zAT$woqF;2`R`b#*CzrPSWB4uWes&Qnxbq%^`vIg2vh$8qzIwAW^2pV}#9)n7DB>^b9@?_6a4ERpqOO(HH14_vn0pNEXmxnXT
i|t=Ltb`T;7i%Fb`kqSizET?YUJLRgOk9efJTB9_Frw=oM?OaE$LjaUfTIE6D?vA*d`MELPwvNn)Fgmt9}<~np4Ge3cIYoHLB|R!eP5Gp0cO>T;W+OKnk8J
<U+xi3CVfg1rRn~Q{PA9!mLxxjvqijMr3GFVrAkd#AqYlLV)(4*%UjLkQ$^i8354_kHp65m<N1|EkFTVPaO+*Ms^b|h`sUCaPC8Dbgx6WI#60^8Vd*=4xdA
LOQ~<G)VPy+acW|tRR=)Y&YuVOcim&vfEid+jRa`hg2K{&9Hr93u*Q+SLeU~*@d^$OS$9h-I`F-B9#E*H$wT6nA?#TApyoMJ+)5+Ql*ihttsgq$(K2FO~C?
V*|+G^_S#$d3_3nBZ&Y?II&budid;2+>NXkB19iJOoK-LI8A6dq~F60Xs<jryVyE{n*M!t$(;qB8DQ4v#MW<(CtNWvcGe1`6dJ1625ju-oRiYYzVkTv>-0r
iJSx(P%{4*LkY1@{-Bcp<SD>Nfz6bxo`Ou$5Yr&Y|9BuWy_u?Fo8~a9JYN{0JT+f7(~bC{N3rvm2%N@<lx-QQz;$Npswxv0!q1aPy(<&bd~JH4VsU=@4Lbb
WB~XU<P9r5J~vwve62qIqP@zu&}--OxvE=*kNQH=rD@~soZnB#dtr>dzToLnsEq2wMc|%ykZi_nSDE2nD#CE^(Zo%@u{}9lnQb$ppXuVVNc;Gk297b{?dp1
y04-cuP9PYPtIFc398)J5@qnWgSXYxjfg^jQm9qFina_fC&$I1X6V{d`!Qe(ZJ+vYoWT@D-2Jj-(Z(goo&Q0mw@RltcW0j%0ZmCeoV`ix4c14Y(QMj3v%_(
Z?@iKId%CGCC6g;RKe1_EU?jp6jcDD9JMizV{nNH|Tx-#i%*G8Hb;z~HLh%o24)xjd|fHTEsFeYMZRB&3HZmJ1xH|#>fF$5EwjjkgD=$R^=FBSE7;_|Pk!!
s%Dn?hm=;9fL}nY5^2RA5AG2jDdK8$WwNl2&<6IDE+$_{uQe)kQAAObtW+MrS*RHZtM$N^^5n*~Q7nr*i_&GOcQV$rn+6n39PKo%0LR>9;>Wc%k<4!+?B<=
SMKwg_&YNxvk`1O-t6DmY=OjNNnBOh{PfmYwzFHO`J-$rBwOUmpIhxlQBo|T(eLSG_*w`YV7X<oIv;k-?#F4#ulm#ZR6@q<ee$Qf1geR6<7IumK&V{JxQXC
Zk?WZvhKiJEw?h@R&=7lf}HuIYILTaA6KVyNFcyWZvFDXqmf=aMJG`q4rJFsp)JE%Ud9Fj*uo<RfWUGLaA8nge}I8`wB;z&<WrK9>6LkliFsTO$wn_w?IhL
UJ2BfA$Fn582X6>}aFQbmT2(JhlAvh^C7PSC^t)$o@3lw2)x<32?mKYvI<~rQI$?Cle>fRDxcf!|Lmkh_C)IgqtJXt;8|zgoEZd~IqT7mV)iZ2!S%=5aC|1
YPVj>>M-e3${r|bQ)M1C&)*FO&U#El<XmH(+ssA-7(v&pB=cc`0(`8UGDBUI%0eXp|XTTN66Sn?a}GK3`)*I5vYZ*b;2623BxK3_8Js+a=6l`Qtyi+UosP(
+}Shklc&QdrcVQf07T`kMfmEZmA;b>%r>D&$+vR%UDqkVuhkI3NcRt1I8>K8(UjE6utU4<btZ@9^0u2>-e56q_hqb-hOCYH?42qF2aIGoql5#De@t45`I%c
`^YSZM*g?39PL!azY=-#8{gJppSELPt}{^9cY|%4guRcGZXW!&2H%-#?u82rZ!F8*3?y!iml*Cc4y5);yYtw$Ii&uOUxw~pV=i^Y+9G^nXCU|2e~nne4VtU
j-dftUg@SE+Kj)i*TWxI-MPgtg(n{jl5a88$qT0P#hr_-3AyRCU{O^m&id}sW95Hva|fC>xhoK)O*k<yDxxsSn_G7HOR#p{#fWUb_$OfQ>0WtkrL*V&en+y
ktj^hB=r6Y%TBM{fB(PjxDTC7`e<6pUf0e61sz&YS9n-Hsm;}M^4StI8=|tSq!OkC9k?^Nor5RVFELWz|41{Vg_ay^@MRJre)-8sexIcYfIpVL!?C_{fHvh
eD<v)e~)si<l{LATH;|B|RgFoOCPM*KG^pYK$kP?*t-nS?uU8nC9n;?nQx0tv5Ho-Q0#tt7E%kOFW2)+26^adjK;tW(KCkyek&lV7-7g8*Uwa5|sFQdl~Rp
q(H80ui8^0SN!w|SbLYqW!(B9!`QMp_d35x@otDvNwA2r%F%koztKmCkXLWzvg#q;o6H-MS}IK3Kyqvo0nNyz<|9L_jaDS}e(8URiBb`q|x=U6X^<?F)+2A
5PNjP>d9KHXbA?GMkb$lz!9SNnWpj!FI;mgPtf;!d+4=3@9O3Q-NGCSQqLz$HzVeEFa};zZYvJTC2Rj2K*bdoJEmHQQD+1xf{#9Li6}49EMt8IUKAAH1B%Y
_jwCWC`F;zUN_g~?HHgOd$4*yP8<~xqRS#VxS6y6Qy%K6soVaLMA8sisIkcr+2->%9ngKs-6wu$vb{)W<}Pm5BfhVlQaUP9Qr{k6+NfEMG=lr!XD01g$bnQ
7K4rn;BxpbdoA`f%UDD-2bjk`}$%J;V2;<C(uS}2XuSh@k51BB}E>}*=Rx*hG`Icud^%3hZ17}$gb~)C)NgYq%6+LMc{q`mVjzKp|6jW-HHpGysJu@_lBGu
XIrDFs0U}hX-o&>xE?2qgLbUlKf$*>NcVn`kJlypVD)89tBdA`pvW*);1GNTk4y(#5KGIAnI>KkR%07z5mf(d@h9(h4D0Dm1JNLG`CVNAfB&|tw*Xw%BI*(
*%+SCy}5>TzPMxjXsY;W4sk{mGl|C~qAMjwgiM2|>1v**<=skm2xtjTq1VUum}G*ze@>N8{{3dh|TV_A2Ml85Xbsgg#YvuqXv>mZd0$t@Vc^?%6LXIcdczu
|y69ed9?y=krqr*m;&Yh+Ywed^;R<5q@?EV&;sX*;b*w1mNBs?(-@Ig+BpEW6kK$Gc;eK>c~awG}*H<LD3!cb=nIkMlG7d*X(Yif>ubah*;jOL@F*wwb(K>
Z_pb1nA`8r*UKHbca8Epi!WJ~1{rT$;`*2dx1Dh7$%1qW=jZfk@%T;_ln$Mdex%f(>|f(Z-fSmda^;dSgeD-l;<F$b8(ZUbj*Br_Dga$Md?Iq;Dq^9#&@3(
>vX)$ryOJA+u%&vGn2*sQ<B}xoR?T%ce7*T|<5s?q>7PDP;*<urHRcm5o`qc@TV1*e^rS8JDwaj;0nENyy#u_#`SNXW;=-8o@_7_w^gJ|(Zfwi2A2N_bO#|
6~8YqpukMY}s*@OwIz4e^^9U1ubH>9d1D#uk2;n+!QFF?`-?VArZtfW3P#(d2cnr1)5;n72^RNmAH*ME}Yo<E@P;k>W}3ggKVmJ{wvY)XIHzFK>Hk&m|6s_
CE&Z<#Y*DncfCxIWPkOrf&2(EzTlx?Kg(b`-Y2^SI}l28Yf0gMJbbAqnL#=N{b9{kqtVK(Hl$x?_yxrorw=ZH0s$At-^hpP+c+W>lK+rf{D&NK@aVP>YBG6
RefuK{1~W_YQTcr+4Fq=>p0Eyby3~z4LcdHr&0!q<;lcB6$^|ZcZE8ag&yrqQ!R!vaaKx1h;d|`dFXEV~hT}HyVi}m4dz^Lft|erSlWJIiFmNF<@lIMeeG~
$L#cY<$^LVJTZnwYl*xtff|hII#rWT|K`}5du3%f)=S(`G7=3z<Ug%HRzYt5H!$S9KB?sI$cKOK+_kU)v&izEBB9;Cnw$Q;yW%5mAnx)!smyd)=@RFw+l7e
^csMOxKkMJ}h?KlM{-wlu`}u2A9to%&BO<d=x?qk@)G|9UO?lR+b65j11qRAnfM>1AFfqzC3m*)8Xfyh4pvdrE{y31?+659~(WSB)VLpzZ_})R01K5TaWE{
)|-$=EPR0XsU%}^gB7ZjqxMmZIwI?#Oc?s6&|S_#%f4dS{7hh~ROWXjAn?3#J+ZU}MV_SY{bs_hXzhWvn}H0n(*3z!ZCb79OLh<&-(#o~`9nbE-3cJHUCF8
?n0CeO%;jt0tFYD4g(7l@q(KnKye=mV0chsQ*ZsI|f29!@D$J?z7g9UmDaZPEhQH50tiyR-OlFa+*h>9>EV?7n9NJZ&MjX}eVz%n=@eTYkTtP!}f!*;`?xT
)+A(L7VAPgX321MzG$gID#*C^1G0nUhq4%9`Wd^R>Upp{pgHZb!VjS;M2R+B0~XDdf7o<p5gVk2}u)%`eTX$*8m2D2^%76q9hM%rZ|9oHo12gx}6>t^l#HJ
{bMm$wf__mdZ+;*O)q-xzJ{v6%sEw?8T4#TQtana@<H`a#7U+&m>U2>t+mx`P()X`Ic|s#W#z(o4Ey4y+vshZowh#pRX6X$Vpg$PPeG<Bmf@j;%0neg+2Au
aHoUs4Yf#elow&xQ)qBW;N%!-t9E>C!R@ogUx+s#w(C<P)sN}bu-9Hi>VBiTA`{&Liv7_4P*CwA0gHH1DXG5zd-m(q~%2ZlSxMb(OGEnB4jGBzTyg-gR-!u
6NuJ*OqD&0xTo$1hGQWF`6bUPBO@1UAr^e`$Qzr~u?0b=gpyBRSWT$V<`DVI+{;-JqVMKo~fVl0-biu6r0nIjrmYnU@!<vh9384Js0Jt*8l;?lQ6DjxGSA%
310NHMMO`FYUVE5)3j>@wz{c{&((UlHS+cb<bV)9}xiYs%A^5GCOUltxtvrWl9zp~rF&H^A#Mjo-P2y*9>s?xn9f0W4*-fU_)kD+1UPES&cNix%C2k>Ay*T
=*u@gHM2tjj%mh21fkg5G!~1B>z<s)sB-G2%J-wba!LPsE$U!WjXoQ@H+pVsCXYIG8LiB2dtbV9$NB04ao^&3RArx3TvgPhpoL-ztAPk@eUl%rpv*B%fBLr
eO5nrHPu{3lktNOd`%_7^mm1SP}@H~zX?NjS#{ttz_rVqaS%kE-Y4LQvhsC!AGfAjKZNM+dlT$@7y|Y1_piFr8V&U8M&cKz+7%>Db{h)-b<WH%3SDj6DFak
};3)^`9{q+Po}{~a#{Rr-uTB;jVo|E4A2CN1LF*L987S_~x~obl%lhq4`sMmV?Q#lpQTaC8j^PlRO{WVD*aQ!a)r1n<OFkq{5&Z-?gzVh3)nBJFfK%S&u%y
^sLC71j$E3a)V=peTSiehP8-s&iz`3P~8&~sA33Z9?HzHSo$1->l<3X9rli(em>b3Ooq$H(#AKK#5t50~|m+3sZVNBB96CgjCg{LC)R+ggul#l-x)ZfIu?V
<GAY=1!PMAxt~Pol^cME8g@h8|;kN%2}zlu5iUoCWEQ*rI(Br}1D7XYrH6X#_)S+m76?L2Zk$M8jfX(eHGx)Yduj`mjM^*-*b}3c{7H7w!JTE0ro^QOC0Fb
o1h#$`L4BvMqAgz5tjIHx!s$c!SaHnY@5Tl##!;gZ(Q{juFe`a{L7}^M`nVw^^8Fhfhs_)DRC0p4)1utl+AZ%sJmYGEtHSlWg97(QydtjpKW`!<e0JQ@<6o
HG9E3JG@L(KL;4)h^>(<<D)XTghcEG^N9CWHk~RIS9nIrpS4)wA)|Y%>{wxH6;JE_(D`60&+tGYA@Ywi31lI>fZV+U6nNJ1E-3Kl@;6r0N;l4?-WiPgH;ge
#o%=F`iBFk&p3J&*vYUmTuH8>p@37OG`~deKWRto|#vL<`#`Y7GW|M%RqjL5IOtFAZ3^-uG068a+N0+b5RpXctl|YF}be$uxjXL!`)x<4bC#bAQEmf}tMKH
^z*yL+IQIK8s*J9uf2&Y%Lrm@LX#cZ%{V$3Z`bL%teKA*EburCwHDQlhTa6cqDGoM~C`$_6<-GV8C6a^a4Aeh;P&DrXE_?g<v!t)Jj6JY4*XvIe<3DT8t4V
D}ML}KIQJ&xN^<L$Tyn9MBf^gCl;C#KZK@-mhSdlW<^Y(C!VGt1vN!bOV7Dt#^(dX*f)wAx%bF<yvaZUDa5H+(ojo7vaISZ-yAoFWp0{I?32Cq0o0D@t$8u
b>|o8pYT+^!DU<ga6JW!R9q*CeKE>{=O|O9$CX?6Zw)|7@~5C8LpaS^e(gH_&%2Y`av)H=I!9Iiy--yj~Wg1xF}WQ_{Z86yUZtqxG@#E%RbIaj#x4;8XY5_
mQ4X>(}zOIf(e7J>$WfeP=R>({YmP)hzt;pl1;K;pv(-4>cFfxjCi^QS&FNE11GRbSbtaW%<LoEDJ5Y*2;Cm4uMJ+=rL#z5F6u{J9p&_>$~zCWjxu`wR=^-
9@6*(ypgr>=_j3D~j}k=;91I`u8iSB@vlR6s&{hTGhhBrm^HW8RMXfqlxLE#)FzdLpR4)m<N}afX0amZ#;Ouqb5QGA?cJz|*U0umA^wgs=3M<53LCl0+_Z@
-!#hYa_4kS<a%d5$GKf?rHuRh`LZmLN8vYu6o&k2a!;fM(huoWlECf~Q}4ZZ9zcyJKiIrWP%NrykFhC;0U?!EOi@4JS9DVe&4_0rmtHy76`4UY3n>;!%Q+=
JJGL$dguYO3q|<igEQ**f)$yQ~*}{Y-HNR56=$#%34eJ4o2$%wV(+x25nhQ_Z0({VUp!H9rL`-{u4r2rZF3&sai`ZLHvn1M=}?mw0%8leb_x2n|#cNqm{2Q
nXaO1l%0|yxC>yZ#+%>tv61v&1sbRi~gtO|H0{#i@t<F)LxDUr$!RmagA+)xj$qWwU;ohMdg&>vWJkXSGi%p`k~oO`o!dKa-4U=y8h4|C4}t|Q6Z!{tIdg(
o?eIo&bSzl_+^>=xi5?c#9~X|U&2;Q-r?*u8UL5q7Mq}W<m2%|o})Jgf<TfHm1t)mND=BPUoVPVv6cX3it(UY_?V(Uf8w}S0pB2~D#Ua>noCxg_U`Z@Qg1q
+E!xUk+m#JfPsV&2>Mntx$VuXB1h{7V5u6QekOSmb1$WRI;$EI!@)EE<DG1TGYUYRAHd||*khNThK-z3DSialIU){;IWO{~!LG!auaWF1{{AV*D&crSrX^L
-vV7Ple&v@`)GLx9zjdi&e@7rLt6yo`ogOI<F;fGz_n~$vS-XTmd;v_6{d%Nzo)qiLxm(VGRfNVnjBcX8DQ)+>;$jSic=r;Srl7q!hm+L^~W#9Gk;Uook2n
D{Y?1qJ1Ytx{j5PeO6FY%u9_`WvO&BC+nV*~MHiY8|&-5AH9PeWQ3e5Hn^I(`mJV2D0`|7OZUcjC5==%PGi)-nOUBs?CrA;4ZwcHsXgS)|6uA@Wjj{diA^l
sJt(Z(WrU^a5#J81CpXflcJ{j1{P%T1%bZs6zPgU4F=xFkvNS44p?-F+-xrd9%Y5W*##hs><lb#6fHE`mF$!Qlkbv1<Uh1R?O%y2zY#kDj^wU)t|*tZ5Y?y
-F<a!is=A<>%*`)n$4a-=JhaP)AV+M7wZRy6|T(Hmt7_BZ|f?DOY$#(!X_kwEP}dIWT_d=-8kkc)9HL>n8Gk5FzpF4T{|$77xkhHJtmO(4OJkX#N*7+3t!D
k>@mw)?B$b@Y?4rya&AnZsYW(SjDvtMs=MGY(0tYVjwlg3XxCA{FcEj*tils0)+f>nxq5iHu(sayx`}G68}mZ>KCzCQBcZT^=E?(DyEcWkJiY)_Iix}51Ph
zr4Y!`_NQ02%06|N<l!Yn_oEhLd#XgRcd~1r16%s5zs)2_^&k`un$bLAsej6{BAPQcC&Kh*1mJ%j_<WN*fFjtqNH1@X)hQ7H)r|z5(^m5qUMf(MSb?Rg#;i
%SOf-<-jh|k0P8-=50z^m*!qD}_z)A-Sh^P*esi?rv_bYRerRv<$VtyT`#`SS0mb}ZY!$EJ}6x#)Ze*t(y3%zQDZ%6wU~ivtYcZ*&T;Wcs)2;Rsb^aOouWO
*810nw<fl$xz0VM8Q#>ho3v#Kq3xJ(@ggZZ-rNVN_9+pE!k*UV|<XSd#7!T;=34;iO`_CykQNA6Rv;@Ce@fI+UOYN6i!P1%93~rfp9gP>9q1tUY=qhcbq{>
;o1?U8y>JkR25`jh49K~A@~{7jd?}d($7`ORU5Vq*ik#p#;2On1Q^>lzLBCMJ$$znpTZmpk;_p3x#cnZUq=Ofy#2n7Uy4wy?3oOVD#|80?BRbL1MPDNhKq3
BAC;-%@^oYU!7}ekeUXXarIdtyeMyf)Ps5V}S?1Gj!M8}EVzV8&c&07fCw){SSdYrK6oTxLy~0Ae6@z~W!tDO0<TAW&vE(iVUHS;oR~1J}c}a2$Pc|SUsLW
+8wG=K5oo4E~{sEdPUfq5u4%eYWEmVuQ_6h5};%6+H8-cONDR4Zd+y+uF?SS#4w32wG&#hO~DZVg;9<u*kom1ypab1*OgZu@p@Si?76L5Z<#3MuL7ol(p@(
l}~<XN-nH=U<w<OQ+}SO<e)EBOJm5u}@uSP&w4$P)CaRnA?l7SMtiz@8=X?JdV=9-)@=30Imlh2@Fk4e4KxE#hJTTdKfgzWvW=ZOTGl@t(l8DV}QU9(;UBY
>Kgth>Fj$c+ieu5aQtQ8HP~ct`4R@2PLKSj>~!}{=zaqVFY`^`=fO`Bq7@QYHH3Gp<KIe#e3Z5;}DzrC{0N7U%QBL2(BTbU8m*hdt*yihX7zWBsT<UasM=)
)l7x=H;!3YN~gHvYRfti?0<2e1w>h@I(49w(iUsY2DiP!c}7OG-n?#NqHf}h5HPzOR-hjrkYJNl6JK?uD0_YW+WKrLIcYsj#1s2-dbw9le=fG~dW6EWzTZf
eV3#0Z&rZ~W>yn(2PNswxwr<l&pd5k#*4B&m{N@vnTFlHbEoVz}pw#@*Xbg!>h$S52TGNz4u$4@ks7eCMWnfZ@2ENw`Rl$X|Dc2#5<Nkt8HmktJq7`6!)QW
%o#{mCHINE-y1Vm=Ob+Og`w{&k!eGV&`p&B8{LoVj%H-92HNz?AIQj&C>&JK=Bk3w0rEhE#}<ZZVc{@mB{Y>9{;p(Vw4?BWP_?87SwkxADFg!9pkNDav6!<
$N^X!M<wC%a``xBBnBNa}}LonaV<Fu<WS=ttwNi$weyq-vNfFKr6T&(4IMcghFrf4e#<KCJn7^x7|cA`&?y!hTQn*UuEcMZq145^LG6Qpd*!`8fbVyF?s4h
fSl%ku=5wiyQl<|1rm03O#q@q4=K$BBf$=)xJ{SmmhDEs^_OAsM+Y<I*ZSwP8c4DWNRQXmW?`G8(>AdX-(4Gmu(S7kU=e({#~yHXcx<>$Pkltz#ohBdLEU*
4_SV7`Ec7ev|W~Z9Aax2)Qx1q9~nHD#3Av#(XgY5U!v%aH9uWY81HPJGHyMg4;xC2ndxP%71fzMf4@$|^P!5WIvd@6-B+JPNf#yobf!)4Ux?z6*RAiBsEa5
0$M{piul8ox?+VRJ&Q8!YUjjXoB{Tp6C1r)^a#KnY5G}cap5!e{ACOT4_9wUM5U@ie<{|3q()<J^1+5=-u>n!CLWz<<^=)R06u|WL6XHExLY>da!4rq%T4(
>JD3dpLMUCC>PM^&72J&w!gREm6JrmSQ4l}FUE)~V9Rwxh)({+86I@pt7%&m2QLJrQ_(V^_vXgUHtU-B)9lb$K(i;9MmB#^~@@|$R${Sgh_(O!jX_|vWa`g
LhS)2KE`ZBnUA{|Fj<AGnLX(*i<LETRP6qJ1qYH#LedQYZq&H0uakP#0DnB=nkNa70B+BRxq*DhqGCotbF}WMWci=N!?UCoSq2^K8;XFzcwTbUYvNphwBd1
G7NP?o^#bRf&U`PC?o{zlR$&lC9S(2duaxEgSOu;0%MhZbOj-+DMRSAW>O}$D(FJ(oZ$eSb>j@o;m6l`gan{UZxH-ZI=VCgLgL!aPw$<Ld(2vZ#A7=;wibF
UjjkW;*+%UT+O(s3GA#Bm+_zatb(ARef!M;DW`CCS_jgbaCMp(`8|z-g%NTPnonamX8HyZ+<$B>gnaK}KUcmMD|aX>bp7c|J(!EWn&$1j*2927RM+yRxx4c
z2)6XAwz5Ufv!^sci5_`o16$QndPXiO0*;YgD6e9SDHR84&yz8LCqAHEHhN;CEg~6}3d}kvpSAjTAr0pj9s2ZcN+8XbNcN1A_^Bh5hmm%{g_cgK+dEGriFa
tu#66v*e31apd>WSzh8Rf~cEfFcNC`_#1AbVW5940Pti<c+1DK6S%rSW-ZaN5GqL@v42u+8O-K5a~B|S6EiMQsqLdb|Rz&cEPAT9vmASAFPywPD2MsSbYv}
d#P{S~KtITyzVl9YY&2Sermip70w_LS|oy37_4&ka95l#m&w7T%G^5UK3ok-{oQ=}W!jiOeldhuxD?VVIKmJ8(6ci?6&_MxA<|F|jp<`TYxm;`ZziTY|Ur*
)<Byq;4$B0bX+j$UNWENQw{p7y+inMAHsv7p{ZHSlrhkjSPT%HlntYKg-*rt2ovWE}H2F(cRPc^{ZnBY;bT6dnh*@t98O9)CKjX8v8aEzYj96$g>O*FZEh_
K!!_@H1B@52Ea=pH@;*Z883V{hjZ_tjO3|TleQ^^jg5LP(FWOI+7x9jfr~y;Qb^U<z|~Ss_eUJ2Lw!;lw>$I?sl{(*J_E%|IiG2avMNXH-QZbm4PnCfjKkV
gW!79yQnVmbptAQMF^u+GarH^dW=7lohuDJ#{|y`KEi2+i!gK&k-F?_s#2(wZrsJ{J|6xd&o{3O}$28;=o?ryO@#(HtRxxN42K&aTtSL}bhHLG9NJmulyo(
SceMs1&j#SWM%jD-HkV!^Yhz`0+ht%K%0Ae9&s!$y&qrqC{`}6DL(-ZERVAZKK{9Qi2$52$F2c7FMn2c!&tua9Un=(#?8D2|(xR3%~B(;&Ca<HQAsD^0f??
~spHosvS%Q*dv=`K*VwWiF@CsAjoAX1h`Q7MLU!2H8YxTV}oFt$>PL&fX$dW5a#Jl`_N$}u7wP^%CIy^Rm%u&ZeWRE+;&RUfB)#d`)kMFp;Tk=^t@2q-+$e
Qh2@SJTx=WL5Wc;RV>1RB`Q*Iz!IDP_8N7p9<J9fW@4GBZt|(qIF(0Y-FA9ddR3-)V)|&okM|iK)Y;E-!9O;E_X)lcwvfLoL{akIw>XxqZ4wnR;N61o8_PW
1GKxGp)S&#w}ALXZ|lSzA;3WtS+Sjrim;(Iq4&IC>Pm0o=2f3SrfzFS4ojI_q=~>X&djXPtdzhl7inoo8Rq)!tR5T_=S)4HT`jS2Kya3Xoq+w*!oj&e85vG
+$S?4*L8=xk(1l?LY?}hr*m{4m>L4l?rohz{8nq+aq?XUzQK2~;X=wme(k4{t=S;rxK$chd3i%m@CShNlG%P|*q<U~Ft^kz+Qz@MQDlF(pbKMi}8rzcEQ=Y
I4u_lvm+o6EJRYqS5An}HK%<fsvVXZ;qFhLg73|vM^9+zzO6V1!DN%Zp&b2xj@)_r?-JzKH>ad1e04Kmj=)cUJ8Ofm1eNcmRZ#poZGsM<$qUYslSoD^w^Y#
GI6bBj`Vt_`JMB(4)de+&`;_w+Nm3uoq9mVv)czQFO`g%}-g5Jv~!X|XJFYA0no>9ugb5|Sv((hn-fgYMTL9`9Wmf+$Q;LS$T-vpP3&SjI6bG!O1^rERkRU
g?6jl~^LMUc&fpqJ$P&q>GephaG-9Vn3iYJW4eo?4k#^*PlawNKYRcyt=*brnkY(6M+W}DQ55VsVaA%TpA0BZx692_PF~Z6;~|{pZg%HA>x6{i~myCF&Kv3
CFAOhqMldHA^oOHT^yxD`Q!hpqc*+;0eGnq*jy2y`eaGwRXssVsj_ZeQYi<+#5c4H!@xT)FwMPE)FF12A$JlTIX_*9L9~z=Nf_oKfayQ`d@%CL?R;#+eJ&}
|Hm)NUEkfQ$2FUrt{5C{HsE1G6UBh>@MbUaF<Hq6{-!%7(_yhCCp|!VXr%Aj|MrtNBp7j?9SZm)FNgRd)$oK>FAr-O3d7bDDfY8?tJGj)(VHh(7L)Vj`a|#
jN!e6t~Cu5B$!F++)9n7wbEm{~sO9=AVi%vy&Bp*{NZjHWMysdz6-3f<cQuW(aWNj-Q?6<ilLHkuNSzVP3%ECfjH4wM<6|80jl@4u&rS_Em-7kk)=u#Q<kB
<JSqPiD#bD{)D9dyHx{f@c?+%EU851wYLhbSolDzao~0H=HNGPzQkHOj)7;(<&T_6hH<v$2n4tF#HCzzcuxFCWUrDzKPxC`ekmaOhlO01_|eg+A1h)!nQSY
-|it<<uha*<m@JZsat?V+pKk`rWKhaD;--v{o?~*{k?lyLDW*#^<_PSu5PY%vmg9;Zl8dWSca_s|Vun6%#9Y?@Yo$Ba$~|au`korRdh`HF&L(Q@HFOu&#l=
PVrC$zZMZ;KLaxbo?8`&k75?E0D&<x--y;pDL+<Z-mm2`gygKU1fUnZvn{MaCRXAFcqE90$bD2vkSP4@7(@EDD0_Pvu~}4FayfjCwKasM!Yh@TVPt0R=qi2
@;P7%macJU?*q5s)oYPH3mUjT_04La?BAM4PGm$MybUGaLu10k-%v!bmb3n3<Vkm0%&B_7dJbU#xkj96&qb2k~BVf%G7CDrVyCUUt2}Eg}=V%(p!l<Q1h)m
GjO~g2<IEV7jmFA$!YbA}$ue53pDk%MPxr1<vvGj)6hA3lUT#Nrti2dowE6S0}Xa%7YN{$#Y0Z;6X8Z#X&5nwBnMhmp;%yylToHdRVg`3ju(GT+l&xS@V2E
rc<BQWBs2CZSdSO!rtp}Bl94{(%VYm`SR8D!h5kx9(<vDAaBROv(=2g6hyt1YUhuuxz@U38c^*?#lHMTEon*At|7v}gH3QdW+&{-;=b^es0SvYyAaOh6ilc
kj#4uPXRCx(0Pgdotvqf1Bs7z<G$<(@sAzP3oOg6=2Gd{_^hP>bPrZ+Ar!WGc8h!n=ej-(jZE~Vm?dF9H9tvT&Jkfp+6jwz~XaJB{ZPiQ30&`E9;9NI7KNu
6=Tx@6K*qB?QH-F(ZWr-eeg-P73|?eu@H1UBR9_CU`KSR-bU;`ewdnqSMxRiwz~37(~W^;FUZ+)bbL&>d6OyXG@g8uzcQ@hz!*`zj1ws-FwaKnD=-&!nQ`S
FN(W0~8=NH1=p0_ifvwGtN$P_=j1#w^6uX;oxfpbw-x4KI-Rk!qe04Q2megc#wX8;z$A&*=&bMKGuB@~-7d2Q{50y{^#u3_(D}$aQao^$V70lm4@%oC$|BE
QK#i|1i+v_4MV{cGliN~)|9`{`SI4_|=4ZuZK`TalABv$fpl#w_s4pit>KawwI&2$A>pD%~k!><Z3CL%n)X4-SKW6tTJhr#2+qRO$XL{Wy*nViBAGmhZql7
=6~Bd|w+;WEdIK}@3qPaw{sMf}mBOAC$uHHEWmS3*|yt{uu<AY&rK*3cOk-%O0GN65qI;NKrulmevoepUUeu?2&NM^zN&n^)%(F*e5*s^mba_qfLwG=W`M<
}MHMZIA;tMmx}EJ<!aE)G-_RGE7%{r8B0GQ@@EVqD$}5B%j2%$!wG!t^oq4>wlFLfRotG)FEJE_?#1tZ&|m-aOp-kI0G3laU1m_%R9M{QD9{n6Z{0*;Mz8F
CLU)0_Ml#-R-;TQw|A5#%i=${x&x)LDC))ES?3XPa>Z)#J2ezVQRDo__i1?%9cfguy9;}@wZBC~4PLRxuwnxVo%FTa_)?wd2H^_cRyTHaW*9=694s9SUAcj
GUvU~mhFEwn69gWhi@s&y4mRQWup`ih8A#SgkL+Kpj2mCyyH1`5jE&`7Ar{C2O_CzSnY>6dURDOsL~_rwHt{#_V8G>9q}`Dmqcrh@JqB(O*YjDzt5}P-iR4
+`#lMGr$E%_j422nd>RikmtihXpurG<TS^q=#O5=v8fIvdBo)Rvz4Z%fG)Nb5*QtW4X&OdXb>YAU%_gjvUgn%%yRUg^Chr_Jun%s*wI?uN)6T-GsZbM)eqZ
WPB+P&%`s<5o<{vl=Ti_vRSF0`O?{>J18w|YWd{7NpJtB8xEQiNb!!R|u+mmBidFKc!D;MrI>0+titt_(c07Arz>q~rO;RsK^2aLL5nDG@c;gs_2;DQbG7l
PLP+9Vi*G0d1x5S33{#pb$hhYycSRdlKgG+ktM)+Ao`w4p`wBsQhJ6kihA3$>TvYJ>3x?wZ&#!BcoX0gS2XtNrDU=r{YT}hJz1QHLYKp{nod5a3*el!hde`
k<g?r5W2nsnu%@zMh(ZF1*vmG&vRP;QjN`H##P9D`M9oPj!s6_WH$J{#+^ztkZ#giyva{rqB|jn*s5FoeKShoO+otWOH9cY`rb1Z%I;2MM?j*6gz13e)sFW
*#iTv`;syI)r`37;3*2)~{^&icgiZiGTpg>x@Nnt|ul5UyeddL9dk78TB^2}dRN^zo#U$u^Q2=)a^6SsRM#~FJ#k1mNZ3TN@llXxlHu&WhfJq1na+s%uY45
<b{iLyBL1k(F`FP`s8wh<-1pLtw7SJk!4lAnL(HRWrgf?rBvkFC%W26sl8gYNNRqwmT7)y%OxC@_@S1e(gwc_RAmpjme*$%0(5fOaFnKTPST6!a*2D^p`tj
&#O7s&XKR@GrC!%u!RXvHw6ff+ZLKCjI06&B>EVYoUh@0p^xg{$viHx6&Wni`j`LVg9F+VCFfENASk_Of-Av<Wv^L)|SRawZ|C&(LV-1b{}$;-q8TT29WN`
w_cCW_;EEoz<_%7V%!w_T&Y_d*;2UtM(6aMkO1$t0=)hoBp)xVq{^qsgN}N{R6k1)uxiV+p%xS5n$8z1AhuKDv<a_RBg`HTPK$c`K|$Y-n_M?=-KL9uG1Q4
y)yD1dpZeTaeIT|q*Lk}D5kogv|H6cmg!+?!S82o{=$EXrccbY;hok{20fifXv+lHCs;hqkJoZsV+Gq@?sh}MFpp1M*@__joCIm`I=JIk$1*FCKZpulOMN-
9&n->$Wdv$}c|hezyp!gMnO=s-{L>f2yY|ziWH3yVc(1?1MLy$RSB#~u#9uaF7nyXqWM=oRBRash_kSF0e%48l2l1cx=Xt(6#L!i$Qdq7qy9^lbim@^a#?O
4K1fV&z;)I$MZ&T)Hb=IZxN*E|>w4lgGPxNrSjlq82++60elLI5VM5@ubBW^D2)t45BDlm^FM2fmivguS3?du_bVv9&9b1gn<t;Tw$CRwC1OX2Nn$z96%e@
(M|*3GOV^5{Q(i-NqPy=xW3%0xXoOC=65>eUwQUW4)cz4l7H_Wr<@@Lj`~F7Ou#kB@{LSfvY^Ex00}xrEDf<7dUem$Xj%ag;QhD&y98+o&B-Cvls2(&!vb>
DV*HC&b2(acI^{uOvqTW{l<-ApiNP-j6Lq0}P$eSD*F$f|zO^(v{zUZ-sM=T}GbOn<(C^gPVAtYy#y;$*qSyW^atLPmk@<)w=jaFnZ*|x#@BglcVh96wasY
mP_beAqn5CzdMrsxp-+<WNJA>M1?rHN?6<fQk@H9W&w%2WCi~^IC}8(An?ph4yX1Shx)P|3&I?EuAQk{jY&EnJV=qGS#m;R9<Qh~(4V-1vdy-MxZ=3j3T%O
{i-i-<aayiJw`cUNzr${nX4*(5LyR{p>;tsV@|0fdVK!~kD3BSNooj~lTOmSyl6rK14%ba`Bi0&TEo=3e!S3uQAop{E0K;ZGzDO-FU&Sgtk^$y0BX{yeQc?
e&Ij;MXNJEqkytqyyaB#QH=D@;fmN-GGy#j9Jq2b(c6}4cl5X|gXrmbx9JWHBQbFxgJE@c;%|Lcn<(sH<sjIo6$7@jZ+mug)*_g6O`^&!Rtq8(ffqd7c>5L
RGMtw}1hH5HOEm!jxKHkx=UAP<nLnjdznXJLnjp`<Z)bEQtGZ&bA+bk4s&Yrepa1@re8T{Q><`qcRdR5s4cWTX#hPTRIsSXPu<Q^y2aQR=JxX3Q%{lWt}FI
u`a}?T!9aH@VAYhlFC{&Fg6v2Y#^)VNmBtmO!1Am~9$sz0y+{hm)eG$U7#+BOO$?l}55{Hm;@#jr8@!w60dlW7`$?WY(T<{_klm@&+IY$dvcVut(lv31hsG
fhR*$wA?Sq0wuE8%$zP&SB2?@!Xa(jBCbMiW4hBII`-&EzwNPnvuJcp=TPvvxbLhEnR&G7xf9YHv{13s>GTHbw4Q7_hL#hbIxTfDNR3BjC39yvS$yQwCOg|
FB9ktIWujtug=W2GXE&$_5-w6Q6ku(jwpr$wxHitqr5x2lm&r0XTV>4~oJi?`@xT}yEm~S=6uhJ>UZ}z(S-^G?-+Nng{oEt%u(zuvgeS6h*7hi*{h!%_1)8
A@--mB6X>ywDkm29j{^47SBn2p8ft4Qh%di(?6kJz|1D4;=CD!PkT44T1%&Fq25hWa^+_5iA7sUy$+!KsYwMhJ!KRAk=vtI}%5(hz;0Lkr5A~~ap5kz9-SY
RhT_1Q}2^67;Ndf#k72iopH2~+Po8GiHuSD1@w)DX;Hu@<}G4l5P{^`&t#<|<53?SZ3LoAcK(Te7E<r8m58ZJ;_Z!=f=*WuS!dglb!#^%r9|kZeIvnV#Vx;
_U<e_wR>C9fX1xQ)#U>qdv<UznZq+1gEI0!TNfw9gG_Sss_+w9H3wr(0>UGM`>cN8pz+x3;l9c1k5U2T~8&C5%KVQ&5`wP$92#cj+Y!C5L382L5easlxH!-
(=uWFMlqSO=ntvxd8r+-mXBAKe>z=Dg24g2O{mk?7|e4cR(1_-YL1K@*^?OGFY^@_Lsd!QHgV+{Vb=Q*gEtdk`S5PQ^sW*h?->FwS9YjswRfg!<g71sHA&X
B=4?A0^UXPHET+n%Uo>AZD-sQP1mo)<Y@ogM<o=0xD5%~8_0@A5>+e2$mw2Iu%qezYQVPk#g$zC)`<=qXp931J0GppY87=h;xD6hgUGUHyr7TyVL#xZXp|A
Zkprm7<S`$ElE0bmjm}^=F=qda9QY3aIvoq#p_Y1`B-7H8!4DlPJU_{v8Kstyfr=!JtR)>#F5chA-`#Zd3>*fMHcjLsa<P#F`zi_x*#|E=fNt^+758S9^OE
-iF9n%vmldk#RX4KkB(L@AD=$V3mK6J$1&_>%VAM<|i%I+sf%cgSFU>0B;l6o-AS!k`feH6XBZHReWywo-=s_D#a-G%yNd8?q8VO^kJ0$lXnR{W<t&UOGF`
P>I#Dpn;rjH<BZFahyvAQ2f{MG7(y5&fB$d|W!{6y&H7RM)@g{Cf=*W}J)Ei;WIWJGAWLj%Vr5`H28=r(vzWX=5y8{Bh&gXR+`ND=goFhO@d-nq4`6x3@gl
1(T<M?YcSM0~Ylv)1u#a(+vCVB||>3>3;wg$^G2(w`|fIw<rlOL{L|Q3&AXp#P%a(ZzK1Lrnuf|$G;#+)G#o6|I`%4GDr^yVd-5%`eRa0HBr~VoMu>!7x2C
wJw*o$&&T{5fm{+#eBpLMUb&$H-SSXnHb4(xZHYadJp*NEo@8<gBsW?th8Rh``dj)H0O%l&&zivmMt|u#A$&G#-tiV}&vab7JfOvM<_wFvK-4lEYjANJR@!
3QP6W)gaLR(*&vd+iE9DZ>iI4U1Y!2J3a6W*d-e#UNQW4~nKz&Z5X$qe$Zx2mTB+6Hp{-b@y=dk=;x3|=A9v|z1o(6sm-sND?c^<0Wz=eX*>lEPscP#lPtW
-3r9NvsgvX-UJ>{5pZHVhqgh493HHispb9blK*p&bAZ4qxcFz_IiiVY|!&qzr(fuk(pf{2E(d2vK~FS7S&)SSM>MV`_^9jNBei>e65rUzGzWEx#24U}V2up
w&iG<>DH(ZH)~!#kJ0D>HYxbqr+Y^!37VVU2g6^fIEIJ51gJFTxG#IA*L~$f7=DU`R|!62h>tJc(f-+2IFV=V4g_;N-m8bezrdh8+dBz)_!W54?Cq$!Gn=b
VqlkT*?}_{E;wG0(oFUt1HG)Bzvcn>Z3IzOrxH^**vHV0*KfKp*CGy8$!TKzK|^+V382HwqL&oB)wR-Vk{%ht0ZQ5YJm$-k70M$%-qj6f6vDI^#^IhQ*{>K
pMZiYX!1Xv4nR@`}o=4XuiN`2>?#qf8+YtA0;aYa{@W%hXkf?p5sY>3n_Ku^Z<fL7(m!juVOdKw~#DI<Fds0|<f=$6J6zxedxt}fy?u}^)nY{RaZORuL?`Q
nU$2Dn}mG3&cDa;aZcoh!mmM_sg>y^|B&tTYg0(_ncm|g5Bb+4BV7GUyC(VXHe;UMuTVJdq)lKjt&t2+<(O53o#yV`>$&5#LSX<_7qXq6BU0O}cGWQAliv(
X~@Cn^U^xNUEOqUe8&AD>YNgrs=VgN~k%U7+G|Z`R#z$G_mO?T1R?%89mFVMyTecEG#MU->XKJ#=1f<LNwYt&7%DmDvWk&{kj{wOcL}RG(0D!8VegycW@2B
bb5JUpRtYY*Oih+wWs1>fO-th;}*u6`z8KZg`vjLS{hqBpa%21DXx%udor&O4MpN+A`oXJwG1{0JsgI%*-6xOQU@IT&~RupB!1&iPeO})7~S0<?!zrfVKGn
1eF7cT#?YAkG%NU*YPz_;X`Qq2km03Xr`#e^U_j=6exDsvUyJz;jf@CydbQ2nBS0X8u2#<(CT%_2FuyPAVY~c=hiDxi0<{5C0<^!G%%HRY0Z*P#dW<@9a-u
7XWKPR(hUS&f8c0q5Yr1IQEj4EpF+}i(Vb{mYQu~Vi8J^=dVS=Jb4Tn8kv&i@ZS?x+Pu~h)A3jzvc@6^hWK=8lb9dEHvV+5_%PEj!9y6f6V!$$od!H_hvM&
~;m2A|e<r%T4tY0!UpDMyif)NR9UN*sYSjU>QN$AaA%a@X~;U+XE7+${@zy$d~-X6IG!7-G1PWr0(T_-f7A9lw}#PK0)w%~R{vzZvT^Py1o<Qn|~%+;#t`5
n)M)eSM@WcKd#4TFhIgiXQ{5RV;yFs)eihO5uz$<YgI6~;~Jn7$9bbcspRP*4a$Ah<v|_1?ATx*5!EU$MMpmFy+$4j-h17C$Iu9=EXb!A)p;V8Kl!wd02=C
C9og*5uKq1sZCHO|S3<j_njh#0eWQ^F$L4s|=BBMCRDuS@yI$+Yx<S+@42-McX?>vurxiu$rPxP`^V|EH6~a_18THuX#sS+VN7WLfTY-s}iUQKnUo!Vp`md
S0MJoscIFEC+vO>8_L(jNb8D4KIP&Js>`tjHIRItmoM{MIzda2Tt^|`N>=wbZSC?AAm=-S%Q;k?%SlC|wE57~+?xi!%+z##vgf{fn;#8jI7iC*3!8<Wt3K7
!`t2f*RKn42A-66s9^y%AHr7{No||WCWte-piuQa4n|ZEz3qgt$H15uEgx}~&gEtvBm|Z212OuLn2ZFYobpW!MdM_ty&*OK(Dr3vGxu}4~<q>&&g<N4;Qn4
M>DBHRya*%j0Dj6Zl{{}R0n!o!2Y|1X!RmT3d%tdQGrL5;+Cr)oUP3qKP`DUo1{z3!C=1KRg{o3Jh5N6$P8W}@ybDI~|7S*6Ttw2n7JUvn5PGKt#)9K~)9o
FRpG@Cc`CIA*U%X=dgp1WwOjZrLl0rS<Vu)-_u68@P$t?Zgr!47kY{Lf5|ZM?B4Y1;dLF3+zysNE)T12f{fbqE%;{sZ}bjsGO8)b~Zchy>g@@)17<R2A)gE
tqsL+!;NvRCUE*Os(4clMXW6bifWszzaksOg|AZ+48$HGh2aU!LWVYY>c$(&4`Gv{rex3>ok?UP!hI0Wh`UTLk$9*)fll%s?G0ee*1vWkrs|hosrdvGg&Ao
C^!;ZwMq>GPp!CU-GYZ*<UO+#g8%2k$1O&v!sr)*|M2Q}+?<0AW43Q(Rco8ofa&-hl%NdyC^p@ms4uQ#Krw>Mg<Z+Z%I=MoMRn6N37bmQ9@HKABrXEIvKWa
OhaY4YgwA)Nq}p-d?!|dXojx>lC41|-i^L*w<k8>%#!M{$&7;i%P-0NH6h4iZ9Ufs+%d6?OkFjTHlh!B$BY|=gU4m-`f|<bPC#4!2hF?jV`j&;-oFuIbFO*
amP!#Y>D(%VT?C!aB!@v!^P2Vo!wIH;}bAvqYj%8XBlSVKm1cl)ErrEM{NWtdhR19>PB`&)Ke*$wk0<Un&mWu-Qqp@_9eW@Db(ns5h{ORJAnkgB=I9%#V#S
ouNUs(*RVH4+%kpBv>d3!w+@bT}2lZ_{=;pPHbhjIcFj#0yy_zoB6=QxPJjUNV5b^iF?c*f9h#r=OOWVNpwOgQ95pLzZdO)~6HgQYX31|pUpKAe}W)0lI}P
8$+Ccdr#apX4Jc+1npBFu})Ghsxh6MI&;EeS4`*iz^v_-X-B!XGF%d2hEfXF3_kvr-Bb48|Sp|huhbfIDjpwR4VHMoo|Zz()BwdcgKKHER3#QIZqfRt>Z{;
U^w$s#oCSG4BW$_b(_q5Cn%i{e9Ee_o2XNzyrf$<Z!nNUWEif>niMf|qO8x`&<B>yqe-SfKP_~Q?l5w0DXd<3^D&D2mEe)}04Za#G%q$9qeMifT{*7)!(Qp
ngJB2Kr$}mZgZl31z^HkF+Jp~JdQ64jGh=gtWGr`&nBBM{>I5-&@cIZuDCN0Lx$1d@Qcg&_^pPYn-xQoD<DqBg2-xTN)*(0ycBYyz(VR0|ALf-`N|Y|a72`
2D16JnjLEnmZGWc?L3Y#QLDij6F#>X*MQ}wRAlJ8d25YGhK^Bn9lXlKW#*EQ}L;E)YwVTYl$85NUy64<%`mvNVWX47aj;g1^<QTBWz2e0Cv!C&a%XkE<5*J
uT;NFems&w(+^E~M-7#AY+HHdM)r=Gp&Torn4^r-x>0*QoGb@2RgFgJSUh{okN2lH_$n=h;h))O{c~5xEobG<_BI)Jz{ye~=W#^T27b7-`>^dq^{Ma709fk
h#hxp9U77u*9Et>~bCvzH2EgGSS?Dl@R+*lx+!rbGXRK7-c8l;V;XK@ZoLJX5O=`xr)CiM*JmF&&uec)IIIwG*i{YrjK7Df=y%yxP(=p?$;y8A((T;9;ha6
%vrLU`uv5wS+G(kbIliQq&EZ|`9MpXw^Db;V61-}EDmaN@<r4-n7dmJCrf+@&yV6<DAuq`<Tl&*+8LE)yK8vVnJT;=M0e(d6r7W1hk)$U&=#StQf;0QX)01
#n|88jY${-O$s^bTg}(XK0{1{*bNyq1yN5d825KqJ@E2{&v6w|9C;~oM$oSgP!&~d5H*ptbqK_p{u(k`u2S5d{;(rJ={p&fz2=hMMS;6>mAi{G3B%p8=B(S
094Bc%E)@<ayA32YOp^;tFKv)x$Xaq8JlSNvcebYVqDLM5d?Kxbqj3{N<bC>c%e>HcX)=51-P-{>#Gdl8~sA;A75MHBNRl2iisOs_Cb{A6)nvd!tgclHJZE
sDSmSI)QxF{_%x=#itfbGp^A)opV=t=z{xW$~<A~+_%P*+@hv`$(QQlVq+JwgDcR7hvi&1yZ;amAxMdDpD=A?-Emv?0IWB*IMp&tusLB%G#o4R^{wye0p*?
6Eq!zk7*#O1yON-MY}Q-uHc}6Pb^PFYQ;Tw>u%?J($|@|F>65T7_M9#)U&~nAZ9z)LR^PFQg?ROQDC2XT|dAwH*S*C#E)$i)E>Tb2aQZoSvnSortw6^BLvn
<*8{^KoIOJsv*dKhB{V+G9OAJc?+TEOei#j1O-<3m?5nY7A%@Sr5C;uB-^k!Q0EgmpS?s~%K|=oY(a^}{&G=*AZCsdEee7#I}#Q6_iBiSZO${~1m^fa&j~B
$fR?`}gm1?qM7(tC>Cxp9&0%bTPB2M+fRYi*K>Vb0m{4OaHU!Ex_K(o;BUue+LIO2=lzf^9m7OYX-oq3qULQq4mXW>a%VXG8ptz`9yC6wfNG7(7;)fzX#2e
+mi1gslM|Mz@&%+@{Y`XX=;jcfTZ06(WQ7CMq`#GBTi!==8G?>uQAU(f<2OV&IQ>grAts!9=>>oUcka_805MA#9*n)4vE1N)NOiYyvm1S&>4jkgg_z-}ANs
M-KIvK6{0LR{wZ8f$|*~=%rUdwP)+>z0+RHnE2BR=1n=ou0~orsNT+uMl@i|*?NP6y1d+00yZk^hNbYE`3ulmQAzT4_9V!tCV7l&D4uXJin_db5$cl89Zm{
mO<>-e7a@XNd)l$Y3qsLbi$bj7;XarOlFM$eJ3g?wdpVn~4UWU8bhZ%=%&)?&6YkfLY6uuRVtB$0za^3I%vo6(ta6c}69Wx{z5@o&U(Cgs6A&JW;;pu}VYo
H|#YVVhP$#y%9{>;eOde0$nGvr?ZFH)Y3)L`sFWEe5=nwX(;;8G()@evc|?3?a5nr!BpfiQI0Y>TW^MY=>BW?N_;yR(DeHt%jHK=ba<~+(H1;2k{NRM0tqz
!yeE_A-N7U6!16{8{R&sNg}Im_H2g@$O4ZqbGn1IPKAGKgt^stx+QVmlNzM<M6ZwMP*ob{CX&sL1{WsNGmZMCZL>%3e_biX~%KlI-j_vP4-}`w1C8e^GyL5
t|QzlXFg90}DbOb*+hGu8#O4qU;Z+bzCc{5|_2V+v7&i|VZwzdG`J2&IfOAaYcwbLPo@arX`nz2{&;I*bx-?iwAAOV@Q6)LQR6Vq<W+e|uF>b=UFMoicj``
1-_W{?D=IyoUdJ5obA)DsjE;PF8|cTsJ2eG1P9)g4jewu(Up*{lpuk8cBW;{v1!j<cFTQc($V^>c$t&Vw-`ObO=X&k<-0iVF}yocR&R-32)>TuQx}?&MqDT
nIC>{_%{`hx2Ey<MM%Kl+WY=Q=ArY#W2Wj7)5=O&1nox$AjUJoG4=rlR!rW{JS5I1I$UM5S$OL<QgG%a!08LET-aM-Zs~oYn#Rj+q3O2g0C@r^^0+_B=wc|
xs}Aq;ZK65hpp-sp%OFyS=%cDc1Q5b&o$rkL;R5knA%9od&Rmmr{VZF*QJcScz#9-V}JzARd!^>+}pkV#X@23Z~<G{1BAg5IpP*i_HAQ#ZWnWs;!<yWFfY!
gd6j%AR4Yr7BN1+MpfLhXdWeGnP(wA^Rkz4tTVqr3Z}SH;Z=6R?@f6qG7^*m{MAl16?@dJV@$6(=Gb*dnYH+itl0NzaaHZW8YwZ+<P3=e0_z{DlL(<=OH^j
Ht;F9Pf8WP%p^g+0@6*|w<vpv1cl3<GXJfsfTh1x<%RLxzQy)DG0rmDDx=Pt)CW>G~<H>Wrf_aFUSll@ovO6BcDRc{P1Q%v0g-%P4=t4vbKzN?7@xCY&P=d
UwIhCV~#^U6)^K?AmYBVFzk5(8wFV4QpK6jkUNy9Be2iANWzcj1GkRPtMX{-HxVIxfSp!wUsE=#KYrT!~&t<tp?j#N3_&^5Ym`O@)|VN|A#{0FC`4$sIBfF
AsPN3yLh-G)=yE{)1P&OgaCYV(uXA9b~VSyCk>%%p$&PYTIxJ^4*hEkpIUxAm9?EY$$_|iJMV!r4%RF`yc@*szXUXB|);oYkJVxvtiwH_w@W8CNw^{uY$;!
<=^zt_HNw~P7<2pQ(pe>!8qs=PFzPV_uu2fH+v1I2;%8uMk}5^w9=OPKB4iBUEJVNtc{bn<UVVCe~Hg}Avrl+zyAq-nwp65y!b_SRp?)$xXeO*SDf$|DD20
QodhJB5{PiNk(2Io;7N5tEZKTTFp^1@`=4C;M+N`NLVdnS7n-ptpJ6OPGS?+Mk}EpyW&ZZBGGR_8hBnFDyqmIz-HpEj8@AdZd>GxgdEx}Jb{D442m@!@(b4
EI3G~gQTp3k_%e()4TEi77@y&WMIUuLa&G&ufK-fJ_`lzd)vo87Xs^&HT5I615te~~_-4@rpE3XwhQZfRQ5>Ewk9Spge&rDaSNf)zoo76ITlpqn|!QGI$)8
b$U7!pL`>B}U%x@cGpB3xte!D&WhE?!($E)kM83X!k=n{ShaJwTwhwfjE2z(sJ76d!A%_KbNb&0g|C*9X_^qjkcRHiK^@{SK{T?Z~b{{EmZxh8amX0{&pRd
yE_}vC8n&UolIHM~j?^R)`0!g~UKRyXOvxt=Q4AR)*yRxTsMiCUNoQ@^H^*UznA^O(ijQ&n(g}>pwZJ3ojeLN@Njc9=g(7ocy&GZsp%=MVv1O`3wRR41E>@
AjDg4gYDe7=t}yHHN~rQj(oo)_FTS3TwB3`;$~sNgiC<Kh?>ml1qnmAH#Y_IAq~~`3&6R*!8Y<U#;rrZ;Tw$v-!PY#NS!&ms|H+>*7xjga0JfU{Og#5#uyR
--3~e7z$v0+hSQIPS$h$LcfIpHsC)tu>=;b;7RG|`M!wqTS7+_58dx9yyHh{q!6}Yo2p6$8tGvPCvd`5~j81OtA1U%7308GFTsV;S*zy%e%4Vs2i=;@Grbn
HJ#lF#8&-&EjVjEY)lR(C(_<#Aqk*1^=Ex<S9mujk;UYqZBlE^juHu62Hz`U-~n#t>3`ptC!Qi~IKT9064139A!cCTi(R!GazpZFk85|9vr`A2qT5zgzXO3
KH!MuYuKZplvWmd+|s^-9TE8Vq163FU0y%(8j0YGTu>tc3vNc?_|;AI~~6qlw7$Qt@I?giJnVa}csF<IMW|-pMmNh|LIOF#(X^PxqC-Glw#&!(0{Yt%96r^
%<ZGtoZ}om;Xd5kKtq)CK04H<|UwSe@z^9d=J=n06Wz^*{EpJh*Ga>9HFZF+p3$T@ecVw^2H23ButjWAHc<6JOtRuB4CIdPn1=@0SgpL0xt5+dy2HDcIjPp
3$`K)Nc8^;>}FH-sY=WCOlw<54ntJSb-Q+OhD*JbuqiXs*JA+1{lexz8w|-lbO9}8H7!(vsZmp)x*U48kZPMT35yB7yD2GcR?uR0HXj?LFN(dgcYplzB@?E
C=P06j78rA59^;gYglQG9guMC;ZpBreU#r*-XTGd2N;~_=xAMj%78bxBycroUnz26t<3u=@1Vs-Zd(6X!aW9VGypk3_N!1r#j*k8HMG6z;My9voB6ME2iR|
s!u}0=4ac<kagut)FBhpEVLn``D#>ujU2bwuzPjw_I1z*3jqD_hF{_;c~`$)~7eDd|z{_zxDilA9!GZyD6Qy#hQK*jO4jNmtV)|3xGE?wvw&d2VOIIU8g+@
f(L>YauYSJDmDWCcOMVgmAl-K7Q}6mUtVw6y`vY{iMHd3@{ZNnX|nNsD@QsXk;Q5suU+GO?~OtNvq`v<1dF`w_Mi*NOu^jA7wWEyyI~grzlrwA9qa3RQ@-k
5oajh|;nqYQ>8gQNkD4#A&!}B`h=>BXdeB@989K+z9Dl&0X<D_HqI4&lDzWASsT+8K5>`^2p=|UY<^b53Jn^VK8cQkc~J{q2|Kn%))x9Z@F?tjpv04hWuT1
AsXJs&%twuN9OJ6u&Hke49-n#?J01EVz_=&^H}*T*>C6ausmML?EUQT%1)|GgeL_NI*nxav_Ys~Dc`v>UN7E0;=qp{QVxE8UD1x2^|lKG`yFqeVK?Kv|Bge
hsaqYvYJ>?k#KF`eSKXd8I@Db%*kVvojykUdwljLg?qeI-JJt3m+z6~zeTbGB`1wxEs;!4lD0bD@e|{?cQ?TYB1n$Y%ECD%eHdYVsFDya8f~T%dJ9}k)*i2
w9teLFA29MUU<TK-~jS9?B>1+_vkSz18@5I#p8t<mX0N-65Hh#Pc(_+vkBi()W7O1T4zsPwV#WIZZS1M~YG1OMW$=MPD6o(=0$WPFi7T~^ISdUx18#H;}wG
#7X?_iJqldV6czKWt^d77oz6%@sEWNyN%VzW$F_F3fJ$v_tW??q$%$l5K=*lx1!9}E5ePv-abzFWPYE2L<0<7@7xR^LkL(i3#NZ8=#|fu=|W)xD`*^2q<)f
McX)#rFlpx4eE%Qd%<T?OP3^DEZ?JjK8GROK&xi#+rdFu8yPY_px(NZcB=TfuDZgo_C&ejTGTe<bwyLZPR%N63kz{K6TYU&Z;_!eom(q>WYe*gmHCQomPQ6
yOR8qn}D{2D-#lg27dx$<Tm9nHzY1w<kQ8Fbf*MDn}(06x=6E16jY?p-BMt+r+k>2%DbnE9X%XDIc!R6*lJ31NR=uAqCYEHnSOsfufo*pS|;;ji?aLm)(#a
zXXDZ^Od-qj+b7$cT_Cqf-1yeYAnDdeCh<;?9u`)Ti8!fwiO%Pi0m!3bp?7j4iL7hpR@7CNr>WI>%``RRE->&s8xS-GH!}^;rnwKXG5nTvP{Vgd)T4YD$MN
ahG*{+#Sq5Bi7m^f*-7{w{;++^1iMmlIFjd^atfx#l?iS^G4>d-j4!dN@lI}OhvwQEJ&N|^JrslppK_V8qQG#7<T&|5A6|yc7yw8$Xp82?4r%wOd$=J;OaI
lR>QNYNA8HnCk*ZmF{(Pyk>im2Q34@I<M^qT)y-Q>>9xc{y^=TJ^>WH~N)nV`(@_x8$CUJfEOK#z9Ic^Vw5iz4zmE-hbAeK9V_fP(I}8${ebdi3HZ>h5+a-
4Zji+#q7y4*}N)^AI;iJ1)v!8NW-P3&CtrDm`V_g9=6ukm)-cCWzLnbyY`WpyUOp7JbKYyp7)Pah50nmwGpRZOapCU5yD9d34hXoT;*NDAkzGO$c#+S}@yq
^devy8RJVMz_LsOj?yMj{sM^Rn095#Zydfp-@}`o7rz^mF5T7B1d{36XXE<Ia$u0p0DK@BP#Zk!Vc=lgj1WtI;cAgm-;>k}^-vL2hH{(9kR6rX3}QJ78F{)
Ta@<-lJLpSXkyK7?&DEEC5e31Fe%yd~wXh$iI2H;?h#Sw$2iuuZjh-eHKK!gry~G$~t-GLVduWvFg+UK-04S=aa9j70#0)7;d<{y4cm5^u%DM(f+toJKKFK
PZA0w5gj3ZC}`qsbFdS|aBMzW1AkJGbCGe?_*(FN(?Axgtm{?N3P!lM~qlsRtbeq#HE3lj|m)E%Van-t(ZwWbDNT{m_MhP)EHPdaH%XzYsd%~jq0k0D&c?B
U&3hEmeE>hq$+Xo_RzBR#2sv9heJ9R1zo^+L}T`>u=<u_=W}X97R*xX<uzpY4hjA458%+6yyy#AixfzX!9_j3;#QE!$FDiV?F`i`iNz6I2OqW-7;_-|9>!=
-HE}r<^FyfcT@Ii8x(zjEJqHO}++CsPE^o8{3W%5O7iZD^Y>rVntby{wedMu?U%U$Ao=rV@dkEN4;sjC_1()E4zGD3`*>)4X!5U9?;yhm*-d<Os9wj3VG9a
F){8XfO(-)4S0lLi)$B&W<r;#QNLop<wu^c=hbC)u@XjYwI6)P6bQr5yN(|w!;S7{b$ab|J!$4|JLjyIOLt})V(b-TOp!zydOu4~0Ih^`7Ea7olPH{t3ANF
iUMFku$CotXac9dYTaiXA`c?$uZ?rBEVhs6RjSaL%u<JH<AN!fq+-yqqsI<J9Q|Kn$_!PWwkm%%*B+F)fxv=y!Ml?cPl0Jltxq}uVRCt!c?f@OYwWTO{I7L
d+W(3E@|4rQ$cC)(VJl?Izj$RlFe&fn-gy<A)?GP4-mFbzahrPc+`~y2MX9aVWK(lW9R;;gNi`<G;!~Yfkf`q(60`wA;Dh5YXHDdN2@b-h0Ak*oDo`iLBbh
hA9x}^OD;oF7Bqboj=7OR2WW8jFfjqpa=Z6g!$f{~#gXBJvf2i7l5j3AOj9ZyTDyYxT(#I}`C@kGd7P=O#eZGUBuMYzkPh>x+1jp#=M-!fOqNZP8(O^=_X0
k%7DL~^EYtoWTCMx%TPJxJ4{Tg{$jKof8vaKl0QH;!<7m!boqhe22o@3*O(*ow3>T`rO(V;U5{iPcSp03DVb^YE!_(Cp{poxv0W!Dx3XA$FW6@&VUN-i=hA
`Y%^qXs?()3A*vFU-O;xaOT-pJ1VFv&CfaFdqvAK1uB12{UWCYeZ<sPdrM8nTho!XZT>}R1pM91XM^R2at-rn0RC}F|3?_SaOzK%<<<5{{%Bt!`U#4eP8~c
*I@}zyU82m?e#mmiCGjqJ`6txXOH6}hf4lnd<EWSz%9AC_;|~*1it<g2PN&=6^f45wTx?N&w<_Gu3z5sN)UauGaf?bi>{kt}eg!PX)s$=991`;M_%Zhnyu4
a|kKe7QKVjN^{0HOg$3pT=#q(5hft{}1?<ru@{Z@1fy7jaAg<=;SImmE1GYLz5kx^sl!ZPEMW1a5gBWiJ;vb_ijhS2h=JS~9*L@XqFToydaqOr`C>=XR5(q
wa^T4FmQHNvLzQlM-j!jmMSH4hZJT2B?F`VMXunbLoLN=vzVUBqHDjq7!cPZiCUF{CS=r<(R>b!D!5j>e!Z0!)BOAk}v1b6AauxOId2sctEK>Ohzp-4YX<#
I(3u<0R^8rda}Ncj~xJ?VpBB0xl7HX4^C*TS+(24d&mXd{d*1m|tA0<Z*>CWzIp708SRMO*SIP=ffDak2TOH9G%*B>|$KAC2h-dS8k^oOe0aJDff5y*T|))
W;>lOV{@sNffQB;Q*K@8Cf5n^lK*$LzBbLZWVMM*^1^M;P|TzPWQl@z>T|Y=tCQ^3DNltG@l4*A3S!W&5d`LtbM2Jr00vdoJM|De+Lcz81gIrNH*VKdYXXg
J6xT}~a)|yKbz__A5@j52zqSmh7Qt3+D^t9GhEO)_-Ld#k9SFXcUj^xLETC5i$zgd*Djf~T4od%qPTxdG=yh<P(WrsS9XA@n9p%Py1`IWSMaT>!$Ism6hx}
!iQLr!Lu99h|rh6CwZRzD5S_|N5JXS#iUz2puc8Ac{pm&R)%wnyRA#GOksa%C0hJkEv9qO>)(LpK)|2e1w-BPxi)W1%vU4@9%VC=pgf_(_h7O_rijqPmi$(
dK0UMnrp31b*xX>WUFLyfP--{H85Ju<KapA<;$KYD1RjH0PI?e*hIy8n;|cN7|5`M{?;qlZIk!`_dFLI~IWKJ)PxuC|qY9&;>n+qo(ghPgr}1K(3Z&YMlld
)o&~f&WM6q_ZtI;0#<OLO;1ja{egk2SKv+z&Z`=ivZDS_ufBDmiYhLR934(i!(w(KOy%ad>dV01twaWY2&Vby_<~M>ALEUT!w_QsuooU^O`ha{rGedu}6p+
p@@H@M)DUME%D`T!ct}MS<p{}oQVw&Nn9un)$r)I$<Oslh#R^1;=8f~*p^-gifUXZLb^oJk>9Fp86hhSCa}XiAQ@^K+RV4o_fZt?MoOCdN>k>InK1C$;*mP
s<!5AJU9{*SRsO#DbG$sf^DF!5wQJo~#&U&#Mq5|$$<{)!&RB+<hru&I*g!^VhFx~(6yCkWM_1D-OgZa?)Yj=jnQ6BfARv$z77Xzb?K!3Y@rRhq{i#XOn<1
BStuVEsM;`27>gxD|kJ9dm%D&m|Ui3X~N*l$EvG(TMvZV?rPq(9P?YR%1TjjwnA#7*joW>*XKry|HVWjzZ7L4fuiX=a@*n_~TWUEu%d*en88nw;#Hkp9UfD
Rs+nab}UVP;^!W6ei7NO{?8X7i)}6;YQ<qJNZ&QGlAFF#bfGAYyGoVi5j0dUZ>e0q9%-n6D<#uVt^>a3NH^x|czZ(YaXQY=MVogP8RKi}HO9avq8KQM=D3O
u-;~jC&h%+j4kuAW`#tUS4Kvu*$`kIF~;j>kuW1jaEm^WlU#i)U}S)y@$^V)w9~tx~-C;C5^-jdIfjsRLy)|p4E?33Z3Ycf3`=oA+wjKl+bs?kyXz{`T7QS
ang~8BDG#GmNJHgp=SejmQS9!&}%0dZk59{aDtqM&bc#)V@KuWl^vy;@RF@O=PYu3jVvGh*EhIw++k^n9Igs<>=%#y5kCube=W9Ql=WC9(3gFfC`XOiG?Q#
k#S9~2lvw$IQ^6TxXZ|dlrn<E^oNqqnht)zz$r+a<05KBZ@vga^<6}tk?1bH>NZ8z>r%gcrW>Q{Vxc>IvqpfZH)KNXIYXIDGNQ4CsW69n{;r#4KxhNPVB4~
dY`oam`;2+ZT{BZ1RtbN0=IFkP&&KR@hrUPn`j}~;5x<Y!K13PKO*Q$$Uq`QzUAY8hAl8`%6!KWhX6lUy<d6U;^ZBCMX7Vxi%w#H3-+A(~Wo3dT@UlvHbXs
4NS5}geOOTPd>dbc*pKJWxp9?<~hDwhiaTT6R3rc#o`G`4WD#m2Ho(L<V53>%Vb0GM!0h1^}sc${`lHj&$~nz8$#@&~id>pLaZcPzJb1?+8q^+_nr+{+^it
`@MHtD=BC_DoQC5`V+nckDaW3CbLV-DJV8@TN!Bojn%Ax5nF~>Kap+ie>^78`s)*112A&Nnh5#_!mB!hk~zK40@2#@=GAjr6JODRslSZ=sDx~pe$}zCKBkj
b2m-CYtxK}YBPyQ7a9&#0Y|x-@Lg;|USt(qO_pb(o@ly@dLb2DPxu=G=WRWe-x-$nPIthg{UW%}PWKTyw~S99rix(i(bx$lcd=JQX#dcu@QoKZmn+2-YT?J
_z5MhgwZ-u<@Hy@>>X2>_nH62&#J9FJOfTM0?nun=Fc*9SnJeKD;0T6J0(OhHl*#Vy>))y5fx?hX$u!}}TR>25R8noEZpn1SZ7mzezKHDt2Bvs#sX)%0Xc^
0HTYSf*z@uTa=u~N~+~f~|S1jU=IfWNI`*Wj6#mfLmU~U4sY!WOwH=xhp-sEySAIMF3^X7|DZNbHi{z7m?mB345c)t_nn~0~nh4YV9+p@r}X>OYTSvz1Nc|
vHz;OxVcxdop=`n{Yv{}BMD#fgegNG+ukkcr7w{V4(C<-w>~S?#`?Jlfz@b=-pK()zN{vbn{>L^IMmc`jThU?o7b>2~PG%Enm)AJPo@TyZ@+HTcOn#MVc*i
H8P!al51tY#gP=D}XUt9318_>;Nk5Gv8l>2**?}Lr_|8`f;<5K7@b^;I6nE59PIjZsKfA@Cj~;whaMI+tK1TuEC1K8sI)*e?CIE5x&hLC_&lKuY>8tz2-6m
m`nNTkWNco2D*oZ{Lm*Xf--c;sV!DZ1%R`w-emOBpH`M<{T?>S(j=Xs%JA~^cD06DFj1rT{QmDSsmx8j?*SB_uzn1M6~wgoH;Ih%7i{`5L|bECG(=8H>xC=
voMX*vZunDqpZ)igxwGq`OBZ1eL)HMcrtXwHmpAB%D{ve^-SZpg%yknqBdh<$ovYujlZxA10dg4RWfM9GRxRhXrqYb^s{swizcx3(4h^ol=9*q5xXYPU*&I
0h-&KlfG6o-G2Od3^B@SMdD)>8a1=qnD4p97s(yLefYRVZ=v3k-_%!%@tu+Fa~E|ty-BI7Sc$7BDKaJ2Gw<e4@6`}U+NB!7Y^u;J-<;lbvlMvHG-mab-47T
{mjI~hb3lJ7boi~|B{CtO9*ZG)it?!KC}0jx?u>)FUq=t7N@`*Z`w0V9<=t<KqBDn~cm|7<<bF{>;!0YSZ538EZLSqjiRzsMdoC}WljJyHgE&icE0)|ml|C
%dvF*NUADv}fvcIss<*#mp;*C)eyIbdk*3mBq`Kb8^Fvf_Nvf=+Dj{b}xO<4)Nr+suSbX1ZKQ2><Z=gO@h&=$PdR&VOZ7Xi@S1a8)H@7%(~V8jq(8WR#^sh
G~7Dc_U${pLih@>{gqL@<ZsPCFgW-{nBESZpl$Tpc!SZs0Z&9;8ou#@aU~3<M3=E)0f7C=-Xnp2i8;?8zIXKRe7pvOI9hg}mY<0F_m~Z9VZCw$$evzBR^to
GBA-NjKn$WqO#wj#41LwSTa=rrbg|TEFtQ%sz{$7Fc&(jg;ky>ckdgH>!pqqoB3;}Dnt}yy;1x*6ee~3y#NwGZlwd%es<pTN9%6_4zD0UTToYE6C}Ztz+eS
%rb6`J09^|b_O{1Fsbz<EF2@8>-?@wgOxEeM&)~f*^9vzNGA`6T!L`q}e5XNQqu&gU<pW!sO(*yV!4=*yOl5iFg{AES}33APp2f*l&_B>a0npu&f4TsxrqE
R$Z;54%KH9>f;x*!WLL!F*6cD3Je>95+qrIp%w;0RS(kXjz(FJOKqmgEaH3$aL~hh}!ZMyu2Wf8^kZdo47kF(P(GHyViT=jo{c%F(dmetdo**|kp%#1+A-A
tRU4qviC=P3uz@OEf?;uB?)@ATOX=33F6?HoQFsBRMk=%7ND6#4bjBAo@mY`j(K<4X!VMf?8e@M`^JYDiTAxI6KW^S|KrASwO#HZd+fF0X^bAkyjK`50w%G
uGMtlb%A#B$-yY1)A3$%z7&#gP%9hi-*NG}SOs$eV5_icg-|&AX6yy!yWyS>@Q>+yAJZmEpL-r|W^Il(Dh^+(H(&;4mi4x7Em~#-0@ujZu;dTL5$JTmPpT<
004tC*YfrGyHa2-z+ag}Xz^lDV0rsTD|5n`iBqCh_@-C7UGBz{mwx@i+i+`016X%q~_9gIO9G}#&^3}zBlgoEW&C{`5D64NSDJqmT+U0k@sW8U;w5fm<hol
3b8;Px=u9ElYKGkN`=<jKiZXnB|g5FP^JLlE)2>!KhpCl^R9TM|juA?x9s(k;-!J2Ko{_)~a@-MJM?S0o%bfIEXt)AvUXS-h0VkA=SiHR*A${m%e%cbF}$u
Su^+VC{1mnt{V>=J7RHe5)}xU%s^!5q71JKum$5nMF?QH8f~54o{y;xZx|u`VOv*tmqwb-!HXh0Gse83%1&K|=5N1~Y*sJ(1py?$MJZ)u4vVyiu;~V<UV3&
+rXOI%x`L{$7kv{K#DipS!#`z{$mdvnccjJY}u=V~fR$A1y}DXdUCPeztz#xisC*1UhEz)Cl&Nx&qROIEa!hFM3-4A;SV|`dxpa9j(cQ2^+gTe`Ps{rQ^2*
&+yTIN}E$Ox+fd2K#e!35`a;v@V(tqH4cQCSB>3METC4Q0M%8#vc2h9oxFdgL$S!kQhrnxlNF39qB!=Uh}%hAU<x_zhAE!5sCD0UHwD~h)##@pfdpA-tRVk
_Nv5U5UIr2*;B|wRg3V(ra!7>HcbBlVo<NI#>7g5fT$Uh@*}=jef&kYkZW&`3|6tEXO%qxnA}{sod<A1zLXC4f_5uE-Dp}lrIdKh|iN<AbFcXutR1{@UVwU
f#ldNnn3%YJ|eW@RJ+)kU;hhUKPri>K)jX{?Yq-wfIojaUmYEnIe@XV3f0Fpo^(#$z!;lM+pYy((hwf80xj@uaZ+QP2}m#FX=w*o=U!j3;s9@}DUah-DhN;
Z74##3t`kr2r4y$;xG3080?vIAR=Q*cwbDs#*ZelutcK6?O&?RJ;!`BZs5BStHlwjuY4O8rWVOo9_?xG71`C$@R~w7nL8=*?T*2lsv+c{AGlUcn&wuq<qOb
`llJ_%x3Ha5HTFVU|P>f1=Ai_(pgM&5<BxIw=rGVrn7Y8MeaP$|#&KxV;EsCeOek3e|hIF!>in!d`v@QAw8z_;PWS3z*adGrD`8uphJkZj<2o?u9vlMIJ!H
LW7Y0!ta-Z+TE#KwARi!2@HkLA>yuqMOc9rJ!Lsib~*sCGVgD>24>pVox8N%icU~fPc^WjQMa%tGW9)+Ryxy`@#67SGAmQW;>{vf;7q`Uj8DgRIqzn@*1jQ
PnlPClP;3Xi6dJ>CEp7sMC^C~9dAoPw>Q=CpK%NEE{8hyV({~Aac}!zK1q+H`$z$x>F1{9f<icuA4iC^Dba3V1#~I}qWW>!SYL*x8gCanMp}Fb5`Yl*G7?V
{<Fh~0v_sIWJQtKz27Pd|dR=2qkoZ^}11Drq;<yjw1C0U|Yn(F_|Kr)t0OeZewVFr}m-!PjMC>7O`H0O!yczbWvfZ~F~?PTi>Ab^gA{q|D1i?r^7n!U)9az
?rR$IZE0%FA*W9!x!o{HJ7(T6}JF%E6B$zC_S1Dz3;?MiPc5PfWkN2yicHfNLEIxLr_k^=p8MyL($X$5W>)ch8w;@-o9TM`KF=aI*xMkV(;Q-T7FsH$@jIZ
!FcEvKCK$FmXi~{222NpgaO}k4OK{T$p(Su)tG6)HBwe60ER-=DJqkETV5H%yg~nXR+KwqHbiHH1>~y3T^M-bO`$p9Wtx?UF2U#(E_g#v+T1V$+rKTj^;?9
0m!dkg8@qL?ywyFEK9GUqh0fs3=?S^pWWn$AYy1(kJkNZjq_0MX&-}EgCmZr*q;Xl(F%u*JhmSjk~GI8oz7JbmPp}LUHsKQqbT{cnQn5*%p{Idx=({()}3<
|la3mVaJ@LL7QIlw-?}}zPbi26HiZA=`wj!J96|K-Z7v6^`7Bus`P1I-w;R}BYRzwA|M9UonA|Ze_M2eRZf2lJj4Bu~%g;ZbA0d5b=IQ{?1Hdj80rKQ){UH
~Z1r~nk5o|}zI1(}FiL(I^I^Zq~Oz(5a{?RX+x+ZxH3H3gP#T)AllICq4iKx*N4EMw_qJ0po1`I6>h=yVSoNGYVT<tjpJ_rZ2B{B$?&w^O0Rw9w?-PbMI#c
pfY95>Ab7Tc$fyo#l2Y^nE8;bm?qEO`T93I%$nLS>(-Y!!_EY$JsXEZz}wfILoGC;5Jla;J<{k*J<9pO11=_=QHPI>uIVCI?qz;RPE(Aq=Axh|2}jNAz@ZR
|J9nHLtZX{OKYpL^CeU0BxN3fA@nfj-(8~higtklT>>T`i~@6VeN$UsVmY~T5R!}9@XuaBBefm(;B4Fb)g^jaQjff)VDwI6zVqv)#s<JykIt#$NqQkRM0d~
6gVK;<Q`a)CBvdo)~YjKGoPxw6$bq&(@0Jhg7)oCn!jojh1LMq@jf7tchFOv)qwoLlCqX3Qg9+DMc7F3`ewG0W(+kz)$ZM()ygL^RIF1_j}1eSHSE&)!9Cr
7Y5%RSMv*7z>%d6ggBznW?}P?r*m%4;3Qp<e9uPX9Z$A!$Vq_Th?w?RFWV=-q|0ff0RRU>@GB<Dw0Kn~EsTd<aCLE7l@Bq{e3xd|d=ruuNFMqD7)!^K9jLG
4cqe04vNdmmuL;{SY2PfHKLu%Nn!uqxD{=pM;(5yWSS8-ito=K&LaW5&F?D2UsuiEN9cx!@JS-q{gj~TmFF@@2YM5=c-m1IKT!d(9t4e+(>m@4Ajb3_fW2m
oUv;m>(Ay6pt{YAK-)ULUS@G0M3)W<x_tRz5LLzoW^(MdC+Hk9eQ+6{=zfQ#Z7(K>{{48OLBzgj!HV@)k@|5ql^%1UsU+CXQxZmUYZUl`Nt{%kx>?XP6^Z5
~2a-#MX>YJ8V~B{y8ZZNSC@tRs|W&y3Tq|DJ2AXzsC8nfyl|az3N-?ez<v?L*mM;jAwO}N98?@5fNCqGVWU0mV9fASP9bB;irIiRIk%OztWPsl4O;SAP}F+
K0C$7#?KHQM=^yFS2i7rO3;jc^wfNQ9xj1)o6jl=v`y82dBY~_nyYleLiH7)^Y5w_Sjv&fm+fpqPgp!wp;ohyxMl%vnzwpPFzsXQfiRhqX!kLkm1T4aA*X(
Uy^~jRqYQG&5$%`hB-8@CHiy(D^Fp?ip*T$i?!73J={n?lId!Q9-4+`fy0c~xoR?RX4Z+~_aGXQlK#eKXKEm_p5oe(t;v{&OsDm7Vwmrx&+B8~&k!*(HjZN
j-R=U45d~S~!HrxtAbEMY`ee*YNk7x)u_-cOv3bb_@HA11%Zng!FT50?|F>zqaGC~U18+!1HeX>GI545+LH-e@<3LK+;7Xd2AIRDyLK{^lBtf8oO_&G_*=l
P(G(%Rle-8cbq^uM_rM4mfu;hIVQ+hqml$7ocz88E)jp@=k~gV7tKj8~$CBTqPc%HJk0Vxw7n?e}5s6(B<e-)1zK4d8WxO`gu0Ts<$M8b>3_(Dz-ElTVU2B
(R3&Y!0TI$LZ5aSd5@E+#-<OALIRW9j!TPBSX6K)dDIA>2O8xAD8E@|HZOUU)#M<9Y{~D8iSB>Jh^;So`nT}Xqb%=*X1=1pEsuU9ydvU_gc0pVrdRIB3AwB
dj7#8mQo-6<v8n1WDG+uM24Qe10^}8Nq1LJ*N{bE$$i}vLALB@<c^$|L--g(Zs0-8b>aLMuc;k>9qV_ZA7+equJ%RO(<)EqVS3LMUm_~<000cf1v-U$iCNI
)cuUH*m+v`6Kn79aS(U84QmtviB*6QYF1gA9G)>kFSD|b!;i*Bb$c=?)q~wQc)pC|st?+4f=i3HTEI|rJJ_Ajm&Z-<Y^EeuQEE(Yw5?;#`IJHART82@+4K~
f{@x28zFh~CUr^33^PqyMvg)9XnSx$cbGbrMo;8~_Is0aG#2Z@nUWP+c<aj12u<~){5(0#g76Ke%h-jLPc;;^RGXwAD)?->f2Wr)kkuoVp&PKRFXWw(q;uO
`tMNm?2;mzxbnE}u+U!b^5jO|cve2(Ar-jojB~qg$#rVIm^vupE_;K`S+&(T~gSaJzrK&ilJtrKic_(e2I5XLLwO+nqJK&HhbRz+`)q*WU0qO(>7DR}d?Mx
N@16?Gr~K$_tu76ir@)DHamCAhh>rl5_@+%cqyr4GTfK?%#6K&Vo`*P)nR}+I1)b|6)UV7y6O;DDifalN)A4L2~}YnVrTJQeCF85QnIsMemjYygJ&Y_Qm(S
kL$yGz_)l!`PC1y6?0m2foFsB8mp?7p@9Hh`XrhvRR%0PyFo*Tl6GNp7(+=;vj~EeRL6yb<k0X2Q6H!1czCH@MZoYU$cZ+a#`%<S+Ur3X9^z8LH!3HX4fW8
~{7^k}Xu*i_4HzL-w+KC=p0-{V)^s7>;T|abHG=gqFZ3f?LwWJXiO}1mZq9c_7+de^n+vXcyU4wKbCMhgH>#$viRX@Ygn`0(CQ4sOVf$@{S;qx3f>cTcHOH
7*`U~?G6X$~3dF1Ipi1RQw^gkHgO2~%BU$JTNNw+XFZCK5uXe}0+RZWp7pE6I(@UenaMkQjKBEz@ha3Qm%!#T7p<f}til2!N}5s7Rqu~K)AR8dOK9dhNc+;
vy!&a2dQ&k$qfe=yFocA=CDHRVEZpiHqn9|P!D@u5vC{jeA2S&}R}t+;&f!$?vc)D~M4ad<;|Vd67o{#-N4N&NX|rbN&AyUWUrggY>FCotCH1@To83L$;0r
iULAk7g6EPx@F&4O%{uMMHeTwZA*VghaR!pG|vH-wzMNK>wFE_o>;l5$rg1?f$eDR#3!g{$@UEl#bN$;1qgvs`?q)=R8a<tJX%I3Z?9aNA+x{3A}%9LH;7{
sr++mJ`E=Sy-#qBW!5F9y1aOmhHE_|I;uMzBuq>@#>6E!(+?5oLOo_D`Pc3lFva=|le-Z!$K+M1uDHCE_{OhTVRC#<aPuH%H`UIV8O4KHP7OdmshPAnkAt6
GFp2WRf!^{OkyGKuIn-j>Fsn>4u<O%iO1#?_w;}+^r_YuM$k=xPfT*d|Yx#wQ8${G|t2lbz4t7vpeL?ck?@Foqox}Aw0GOdufvsE{%tV84<q&mUQiW<p*a*
1C#km4;Up?787MxGOPZ<!KId4y%Wa+nS7>L$4m84Ilin%!J)EVFXX^he`aEnpPVoVbAGea^Bb)cn5i%yP%X25{bE(dlP6u#t00N^Gau)A@@&9whT+h)U}AE
PPux#(dg{wNM`-kogP0DL9ylzxoQn$4^T?Qi9zJLSTQMy}L=d)t+b5Z<JC>_vQFI$fG_HLOVUt#aJjc}7M1niUyTk!=8C=etbSsNc_JQ;%N;_xcTv45fuCT
2za>q?%l9&yNEfTvO)OQdf4^_&2YFC2Y-$Dc^&0u2*^y`NPr>C#E{u4=(qvW>tS=sx0C;46nC*2e?KhFXj~l(ekLr<b?I}R~UJ<6#XbrhmDm-(djgU;LJNo
OVgb4%r-X;^@20wP4yrd%N(1yP+n9QM2Zx!zlLvi2cQ>Ds@AJFmBjw0pBX_GerqC2Ze6h4`5Nu|Z|Fesr=13}-R!pps9Xnf>Ycim+U;Z@Btb2nktbgnvNIo
HOn2a0S*0X`FFXn|uCRzdgPHG2LHy>v4BrUCx~QAdR}%h$F+LK;t0Z6`-8(Y9f8R837RsnfJAf=tP+1oJ+J2)%!&_&FR$aic2Eu9EY5VL@I8Xi_W&*wkJ&_
nOWT**ub%rW~0R^Ndt^T;1p{9GtYQB$cAEp*rq;$!pto0j#eJbND-6krwK_ReFS%Yu~+0=_5a>?<)-UCd#!LPFaMuj<ec#Mu|&Y*q-)0D#&RhSmZ={}0%$U
J5@!L25fu#wA-NbzW0tSU;;iO4VTI_Qf~QJQ3`LAGfPjZ;C4NlUBc87Xno+8$JZf39v`uf~(0Ux(!lhS$Lm18u%?lB(xo!H0pR4JVegr*F55UaPOHv0YYj{
?Xc+TP#lYRQ%StUR2$G)Z{Q1F1g_PA_tq4jPWB+^zu(c2TxZaWN>?u^`UkqpbQh-(zkU!V9G2Y=-hzY&N}htgGZ4s3B}d`8rg0U+RV~$O>6VA++uBD(LzRV
BntN^Q<aPFios91+3z-9hbuyR^kY~s3u2NO<(7+^^5{HF`W`doM*v<MB`tK1Asq>#BDA`tB4$>S<Bc?yYbG#&P%<i<ee2f$fC8W7QrepMxiolv0g)q<jq$L
Gszfjag!1F@gVg)9yt0GWzNbp341oian5dQj77OL66uwvX4Stn#XM<#M`-~=nsUf9S?uSr+!i>lOG7hD?BtyVK1_2$b&qauh%5DRzclXI95|rJxz{qCfA<(
*DHTJ#_+57Ojhs;2$=f(P>*RZwjSq(xvI%gXT_5bjDmY=-<ASZM^Y*fG>WR}(^S`squ60%eaVed6aK@o@}qfScpiD@C&b7IG_Ksoeug1;z1XnRcjJ|i$KHW
uGUXr6m7jm~Fkt|2<ao00Q`)Q>EhWiQ*{!uP##3|Asmjh<+W3PG}&%8Py0psq6%`X$04LGBii%=Bw@|6ni@9DH8dvT1%X7c>%DhXQ}h|4zYT9Bj}u7PL^d2
;5Ed-tHW4DYXuR4J(2GxX8;kv(Pi5vFfT+s!7xfq4$Nc>#b+OTvi*#0nQGB{6Q6AOUSOQF+5nAAuIoMw@5+2on@bUcPcyvo&6ruHRbV#l;g>BkN0jIketIC
J5{&_YvigS9L*HCCi}7t;ilA2ol~gjKObkbF=MeEpuASD{PaD7ar%Ot{wS@}s%yf%s`jtAII`e^QuP3IYh+C(82x;m*9>okIVm+nYByhxr&m==QOX~#y?I$
)7=QBPJBU2rt@R>eGGB?>VH2gI=^v--zo|AZ|Jy^tIRk+f@o^IXDC;YpZFV%87J*tBNwM6*0F;Soj$dO@E<x`v+SO{lm9m`b!NHK1Y}KY|Fr4zH0vDyj8UW
K%awLylPZ3|6WnvHliw14`M{l3~Q$=Wz#DGJzAi;c&9114JHpnNve{u7p*K%{FZ)x13HPs<~S5E(-)6>FoD67ZUdZS9ONua7w9UmPqFi+0ak&X;`>`7773>
2*TM!z?MNzmhN2KkveX{{E0m=KZzseOc@nJ|0+067DTsE1r`M33mdi5RGB!jbPOgZ}(dMhaWKUXov-M;H(+VY+QCuC`>jCn;T`^W&pkk@F(2ywdpI;3)jmM
2WJ5OT6Ct+v_oSgn4^TmH0W(6jJp$Osz2^#0YEKGS5QxLh4<4ZktQs@eRl1|F!UuoD<fmY-(wUnr&JvSoCGD&XO6UGh8|fMmvNo7kOi92TBUrl}4q26%P6+
sjq&)rT|OyPb&;l>wsH%mOb3Uh3F+Vx`-opXuU0yqdDHaf8FfUs)Y-!)+xQRc;EOJ=oWT5vudCtl?%#+G|cL)KfmQr8CO($MG;Yn9Jxxep&82m*sE~u((Pt
1FBY&$>?^!Z%Mt+}n5@5}f9*Mp(`4WcczO**zV3{uqX@sRMQqCB7FwqU4L{;W{DbM-zNX=Xn?%99q+D}Jl|1VS%VU7cVU9T=Ez|G@Cu>ZZZ{lo|(#BQTjx4
fP^C?B~71=Jpl*aD#t;L*Z4(R?FUE~J`Bh$UVzGL{k#g|=6LlKW)vco{ebW-rPT-EJ|J{poB-X)D_>nbWeNp#<#5u_*n5a)J1dvd-lfr-nwP*}A8W5yokJk
Z&qfDUYxZ!Z(qL*v~$=Eh=Q02FXCzB$USYw9xVcpEOnzR27g`&ebCe0U^?hIInXxm8#WccM2Y0IiOZ$2fR!27aguKJbt1-DBRVW>>iikd!WTQ_Ny)Kn4iBr
_J8Y%L}w%!BYv2&zj&7^2WJxOCIMYBSp&%Vr`ewe#n7yis=4})&=ah$?RT_GinwL_0w0yUOUE!T^b7ltG!@%(sGDjlq2Y*MC6{Rr#D{ins1Sd!>>*Cncr1?
1q5aJ?>E+fGQqFh*ABFyJuL(&ZWm1*Q&-el_l}2s2`4Z^xnaccx*l8i^5o!B7(ka3Y3to{=VsHFte@5ih2HizrwSMPa^C;9)W0rm4XEU91wJqEQ>>bEtuDp
~bNW;<TI0v%H@!Y(01#>4c$Ful#c?TYhrnVhj{&^7nB{*l(Hp9n@Z1l>YSkCvV?Z*95BHw!vri9?S9ZbAu1LQ4DPCZ|5kQ!95mVHEDofWeG49={TWkgnot7
qG@gtENAQ_+d7|smri#MoSQ8XVO5mxNtDO<NtUs~Ld%Tmc3;e8q%0A~U5iE2ZfWt$A-OfOl;siBgeW>Ii-^wX+^Jsw{98=nJM;z|@+rqt0ue=QNz)XUzumT
wdEkT9qih$WY}kE_%}ABq|AI2_%8gIQa2t$#M&=D{+tQu>7L4f**d_*IL!w?*lTCW;ZXbk(r$N(4C7nrjO0hcMlzGa~@k-Ig|5=>30e#8{qp)bv3nJBcFGO
`-)+8$?9GvdURO6G>EY{00{x!lg5lq{lSnXZS4t8rD<wn(g@T?L~+~mdOgwc<Jj>Sj6HD)JqaonJ=_UARhE`dQDPvOO^3&`%E6}WvU47;B#5a2)}AlN?kE{
fuY){yX6Z%Qxdhq52WzxI*fj~t@<Lo0#t{ZT;$tL7wLH39K}t3X2iZ%*!x+`*DF{uCA9k4$B}t36;er+q44URt7>xS!lI?JJ+HRIQnD2L44((RlJDc}gSU=
C)J1nwC8f2qb07YXABN6fM12-EM?CeJ`P#r97=Ec>uO#3R;tck6#|-nZvj3bsfyc&xhgs$hJl>jUFN3&bmSg8Z&XDkqF)c?dQvcKSq2LzV{V3DCZj{ASU0c
o%2R=y6*){jPa64>^G+xuJ4tf+H%cY_hZG@?8JDcm{K07HY5k7nyL7fO+>dxnoU?k7W<jzAl`8P#cc$do?)UJ!-elIbV4H;g-FBjw#P%)Ri8B#W<%x#Rocl
xaTDio)yG)TK}!fF!x_y)ff3B&SehC*oy`$J7>kwZC{37VN*X(O9FB?-TPIM87@^^?j%gxio_zSXN&5^+0Pmwtg-8&w%@mYDEe%(hWslYWHmG<~$KY^+ZI+
<*Tj61m6_TK$(M@6=L#K@*O;V@=i`6}2Y!UY>%EdHm>G(i%E_2VN^i%R{hgI=$v@!H`rSf$@+YQ%S7)uNQjy%V{<F1JHY1EfLb$A>$fNb1tmb$Gz2^VGGae
>?<W(Acj@jVU^`cpDQ`<f6fakR+i>5vUtBfL!h+v+P<%ll-DjhDK+CncG1^3Gb1ok4eAQ`ErcV0Nk96?$>3&&d+{`kd6HHU@W;g_dr78Ak)P!-`|9R(_7y-
mQxzy&3KF(e>Zh%_o4arFIja*Jca{?u)vkR8K;G{<5otV1_B!*dhWQKXhENyk(H5sb*&7ego=(RXfxaM1+o;*=+(LkmW?PnmnVs)-BrkVZL3@voSY^|c(Tq
Q>l}S5U%F)B%u`-g{qYA#1NaIl!P0io+S*qSF#W8a>C!Zl~yz7AmpYaq$SxWk{_#H{c!{w*!UTP~l)i3aMoMGB+-!~i<Q8wiUqk<qeaa2IA?#XX)7@=pYWK
n*+J9u82ktSb|nQFK*1Iu8RT4Kvr57Po8{hM0gmsVYrVS=s#t8WC$8tqPmD(vz~d^Y=V9<@yCDYlK15%rKB*XPC3-bvPqjTBCt(ID!Ol4ibNClNBrsTw9g5
v5tcX2)D;O5F*h&Z&D;Q!r(5S}N%BVBQ1?BB~v?h{<m27MBuw$!;?Gg6)>)EhXB_@IJb83$Z<z&nGRVjUZ8W^|Ye#vz?j1+)#oOFzmK5krN<e3)n)ptwijc
4;zTi3ZQ;3DL49EB&!eLsl(&IAo>bxXW(qwu+OA;X*dO)QG{4-iy(GT8FL<-X8z&pgvkn0Vdll0z^Zb2u=`3pfs8`tU{L24yALnuZbQK10qeUQTRv0X@aL(
!$up%2Y$vU4Yy$Ix57Q2*!c_|G2~7n%9s<V_=L;hNJo(Q(sq)`^y3S!jhEi;y>v(fk85(JZJaD!QAQTe&d5uLIf2xx&l;nFo=T8kx(F-<=2~>V`$9sho9<Y
p4z|$>eGI~e|Yp0R|tI7PAK{SDr!j|gs877_nf9Vte=sSEje5(6jsjP(j_i*ceqkj<wBEH^yIgq-DNgx^ClgHwvN;2Z6MI+wcy#1)taVlt4BJ%Z9=VxK@8u
u8i?&8qrtxiqj0qk$WJZ1;d?@k~`g>BAd`T0M4Xuy_WRQ-Jadc&6c-P=b4{-^eFGKOk#S%W=0#T53w%_C$r;mK!P$(ydDG)?OT&@3VsozSJMrfH%Nzsc6cH
9A_gwYwoQs`#`dY*VV&my4xLF^<EQK!$B6T(~tPff+=o&i<bB^{C!?j0wLN>!!A9ANUg!lHuJV{>LR-MS*M?5Jy?;9jy|ru0!Zi^;w{7H;5Gn<6TL@E~*c=
i3!`;%ypI8VMd1q0U7kriD^Z(?>a>TNOj5GA0BDe$r%nzxlZeOWMGyzFeet0yh>lcDyhLb6h9DH!X%f$d2^QeD@Ht(QRs(!(1e#CcN-)3eH(2o?JmJ<K57b
O2=u17<GqQMJ|AHrqIc~A2+#5XLkTOq+&w-?m_JBgXwtb>X)3wMy4)Yh5X(!+fSCggq=^5KeU|k&L|s}iotl>8Y-tlpUFKUEN6WQq(IP~lCnVu<B4-mU2V}
si4@0E;TlW(I+90`Qb^gUTfEyMD>_FX}J>~u!H*EA{p^N4_kpq9N5|^xo(wAO#$BKFs%*|_9otDLvU{r)3YQ<$=pOlIXl~K89pW|hQI{*6g$~qF&4+G!%f(
*tVl1=f|hW*-&o$PS*c&-{DY%KOJ0$$r@$eQ-vxV*4@aQakAM332DUvBVSIcp2l-jX!G5%%hgGEM+~MRPQC$$F)+hr;FG8u9AIUh8$&`79trQQOMn7f;pYf
xsoD4Eq}T2W<hkf6{M@l!l>$hD(LsSSYv%+CSkDl44i$yPFqCO}=hL<Sxl}qs#$P;@WwnnZ{8a_Skh@>Miq|&gJWALWVJLU8*MnmQBJD8IPRU&V@b#AzqFH
w6|JPd!|gFlRkzP;$%2|dqCaf6YdL|5wlzAOR9Xq|3>}d)Vg20T}S617!7g=A-z{`AD4gl#&Ku)XCyps_6yl^-84Alyzsy@b=LLYM@i<7dT!G&vL$E(|MOp
%Pnz<nh-ysAMKI}%P+wn7v->d@;2FOzzDPk5Uvf~>N}i2QMieu2lUa3L&5fcc&q}<rH;#hGi}lMgI`o$g=q+Ha`(_QXt<DfR?MU3u13L5Zn_BW*Xy%pf32>
AP($sk`5$?XbZ8QoOME|t!*5o0LVi7=&(q=v3DpFr=WJ{`2+R`9IkUb|U^7bbyCJ^(bj2bh#tIDGl3`zhDq}&k5Rv<X!11{QUZA}Gkt5AxKc7yE<R&uNkcJ
5Y}^x>LPF_CJMeV621c5RJ_dH${Fw@~Zk$dGX06Ty^Q$$6u?bB0KhC;cJ?84}TA;#KQxUi_@V0eJqSkl_aPb-0!-8qiO+g8~E}Fx>~H4|Smu{p#T>o|{8y8
;F~<icTBa#*`8cuj?s4HdLvgl(-MGpWEeC``He|sl`zQh<1>^ml(sSdtWw|&2J1?o7^fC@R`eb6#L>7$+mAib#8X#F=z-8LyyCV@Zut_D80wG@<h{J@@=Rb
%6=a{y_Aqxx?r}`K4M*+fiTHgh_AI|Ho{dmA0*Cw5El;k(yPrx3Z2C0mIJIu*T+4*VHMAe#r@zg{ut(5Wdl`^ScjDk!USMa;vwi0E2&>!aA^9vnLVw%(4rG
J{bh+Fc|(CV8`%Cz;BzuC*|2=okXZA)rqL7aSH?%zj_VR@1BxrfZ`)I?HWl`5x>8Axth5}?R-r&rggmb?>8jY_QDBZd4P^^ZBTy8S9e!Krw>cg7)6z-`Q(~
>(NQoOJB6XKuniHyX<kmX-Is5x;KC!|8bl$BDap3$5*_%o}*2K?Pi-+@hG|gWE0>OJ8Fy3IgkcUj5FoicZ>*c5z*amg%tG0jxSM>)_Rij-B;dDuI(yZtqQO
ZCRu`F7=@||F)nggB9Npd>Z+C5iSkh8zeho#8H7>AqO<DVw33L@)oB%{xc>8f*50eG87Hg#Q}2#?6L?<1a5{x;^W-Ik8svVQPMRAmmTXc{u57e-P2DrsTdO
(w!K>I4I__ZK%T_JL2l539=iO^GjBjJ5-@`}z6K$ni7q3<M;~c$q;*^}zzdQN(KQ6*-Q8e+Jo9f<QqkC!NFf`R44P`^!zYTq<-OW_7;JWVoEh^4A=7>wh-~
#zHu1=G4^2;kc@W6}SehEIVhQ7dS(8XpHA|CmY@t4QL;);vMVWR-Ffzt7D|rZHBuA8llO_C80`gBvZzu-C{CIs%M$6D^js;Jeepz5VNu@Xi-ei*k@aN6zeb
(K&bOfh994qVtGkOHDQDKkJT>23h7gg%{vh}hmXC)x|JpL;y3K4(H($$q8o$nb6#{(b!s6abFaE`7V}D5KZeQJp-|s;74ulV*xGbxA&d>$1G?@~U{<JLGZe
|a(e1oOG?lT*9;eDD=zrX(qOdL&pE5fj@Sfi@lX=Jq6`fnByXAYnl%Hya264c@4u^*#asC)uG8`x8>;k<onJChOX-doeiF|==&_0d~XX;PF4E-vCO8U98Ql
Bfy4I4w^Lje9}`W%nWZJFyx`6EwMPv?@D&jUJt@e^unf)GfPfIW{#=zZb>R~5wWyCglGgvj=7iGi;MvSp)pdNoiNRV#E5WMSr+m>=I@qI0%il(c1s)NnsuH
XEj8cD>?wx-0y7!9&3tg#Ss=m`(6d90ltTy_{`zO5p7PG;#CDCX<84RJ!0sC)Kfn6jG0NL*~>?7iK5dyUI&^wx+^p$&F!!4>KyAs}3bLs2(*U7;z%p7immI
tCDoL)3+=%gd~(;(!;&{>r%=Nv?1Q*GcC<EV!0@uI}b+Ct2r&|S%T;1tt{Fw(gt+_WBLnvG`0~|`+Ku7BEUwR+puP{(zN1sf_-{Kq27}(@$i8hL<gAdN_vu
I|C(b1+Did$0y%Lxv_vBa$9ZCnL!90Sd8RtK@PLxLh)6vf*b)IA=$Ley#TMjSP}bY;k2@07_WTWsZ`IE^(m5urCX%!q7-Z$2ot=LVnU<-8qHdX}nnc3Z<J~
iTlT6rY$7p@@4pPrqplB1u-?w@p1-!$_j1U-nsxwe)H#0+TRP|h<p3y+}L8H<QPcxJ`bfU!a{Kn2K^BQK4#jW`+cr3Uw3gg)$w!)l;p+rO}3t-xrx{-Rnp)
NKqn_7~%G!>liO##^??PzfOCb6|@mQ$GvX~2ka=bJ13g>SE+tY*cx)TRWrzHpD)^@2aop%zQW5f5D=NH!Yh;G?GP-c*0~%L~f(lmt@a2yZz6S!WaObD5yo9
rl`GI;!w}dh&BT{zzWiw-;{VG>yx_H7)X;q76zrXj|l~R|oG^IugRt2|FXD^PWPVP`DHl+?!VVZP!GCYwyO<A%(J26}iU9*i={|SXcqpKnL*WbfZ=zIkOuI
@%vWa`H)Jdf|-G#JBJskvCLOx<X$!cO?&UNCTwE(2W{B1&C4+73`N!5klNhm5OV@BWKjpnEuad<3@0Myi?LF|+6dnH!B|v_&wI+xJf+s$gWg+~h|?$W25fe
{`MGi38;T~JLEhzuaPSVt9taHtr9UyqteTk?K#d9zL%qLw8R>>!U?YUR!ldk(jK$Z!bn#+mm8pgkVdrPNKl6l+xLXc~R6}{izNIv5NdbX#k-p`r000*&BS)
tWe2u?W^aXyJ*&as_L?W|Wb!i3=r|#|{Ab;m93f{Lqsh0Jg2Lr3jLCE6<cSba$ZAy8}+wcGU)a_5km-5&zMrCXbupa3QQAAbfo9ya!U*wI`%;uzIK2OK3OY
y=hoWOPV7Z{x8Emn9L<5%8>AUmp44ruY|iV{fiE?=*LAP~}|qk~qVdVz=Xc-*{H=CWO40V_r>J5w;}d|^1$AMpAmZsTZq2)%S9v~-g#g&rph=c7>78?Z*OH
PS|cSGH~pnIlmzymfUwhS9N4uf*QcqIY1O+9p-OqO=(#oH=cNOs^0ob&#GO_-<j-b8bHb3t}rUsNXSEy6^<Prf=2{FcmQDiMg1H%{sLvV*m+6@96Sw7s$Z!
Nk)a|bQCksa+tBWF!q2>L=($O`SU4DnnpC($Obxhm0kyqrsNg<9T8P}nt-`_H<tOKzf7Dw_wat6VJB5Bf1{X)!6#y!j|DS~6w`wnohBhM(l7rkRChJRMrm-
kC{`{DjtE=qWHZ`!%Dz;u7869@x#zsMs%P}_^i4J`QJ}}JKHQ3z%}I3~=P1^ohjj;dfT$WOR>I`k*79iIh~2li@a)0`D1D+NmadbZwkG-&XjRuLMZ4UVl2$
@K$RSwJ$?G1HKXn6isZtTcYj(TwOws47=P5s;1cD1g`FxOBF*F{ckEEiz;z-GD``9`c`C)^Vd7o&w#=Ew6NUTG=1}E1C0fGS`-iZ_s??|E*%<=mF;4E4>mG
`Uzjw3&Q^cyn_A#WEbxW?yoGB4q1U$R);F%5M^6@}>gZO|6j#)-jcUqtES0HaOPlF&#v#L#3Daj{l@Aa_-bpj8UFGJ#;?(;lgtXn42VUOI2sbJ6^)(X@a5o
Vs8IC)~T81gMux-wm13w1ffglPSZ;`nf{WzpyKAt8?&y*5G^7rx;3S=_V{VB#W=Gb<(&yH>0ZSLyHIWQx8&UQ#JBf-$X_yt_W;dedBPrj>rauYm(1#$EHI4
b4C}9>n3L1vs;G}G+5nffvRPFV&O)%(sIc@1;S8Fu5H<V0&`n+<&_ssw>8wmr*hZJ<+oKE`9woD7{9<{waZ;(SfoO{QrO&UzpkOB#8?7VB|1J0s6#el1Vmd
6f9ANuuGL!?x`;#sPu=Getz=T-{WcEe+{jtBXoFMoktMGlOC*yPg{mmKH^@FvAMt~8&}WTAE#TtGB#?XE*MBlVoHqbF&7oA8)b$wuX5tMiIA!1=3vrGTp7#
c8PcL&JHy27d_bI-VRe1IhK()Lf!0H@l0N>-!SHeiN=$CowGS9=?%bQ0B{j;0wNVs1-vTVCY#h)Fci`5?^3L2t69zg}b^dken{!?!i80$BQbS;Swg!+vt?|
3SLf|_!Gck^XT+(ND+tZph>nogZxn6>?1+0FNChW#~AnQ{qtZL(scAJfEx4ik3A;vC&9S~Frxln5383`z11g?u>!kz|L^Np3(-NzNC2)&BsMCL)u;ynIqhu
wg~{FXq}_m0rKK$uP+wGEUMR8Ec>xgie}j#35`SCoW>szIH|bl+w<%*OrC!0$@D8-~JhD1luW#T`3%xy{AB(fVnpXYnD-#G1>jdTrBc#<?lI`+PJQ#`nLqg
3!9lU;{pwfn_UNYeQsWgbVn7_JWr27#w6UjAlKg=+1dM7JjozS$bu;7)s>sMUf!eVZ(%&_<-UJx)5P6N?Xq^EDbH6LD`vMlihd%we`<EdZmCfL4}_<Vx>`G
d6A8gS(!FZm&hb-i<{^D`42`}RGu*Y}-yiK1?8k}TCVBygB=?ad{}?gC8yE4CJGoMkjvxz{YeKBG9PED<n_l0s4uk3S*P=_BYv-y6JjNt_%&k;R_dJJ@(3}
xHvL=JZPk)dHsUwN3V*g}Bg|Oo_zW*(KL(xaT9{AaLrWF@7WsW`*3)C_cu2EH~ZhJQcF5tbb=H2uVP$hA*o|z<AM7^}pt;RsG8gBLQ){HAaGlU39<m!D233
iz@UkA4vgk53zzGm;#>-_P{+vdd8_99b8@48#ULp^{ZHF-}m7Z0a~C=912W{E22C3J&BGqT=*T?zjywuRRUB<*z&Ac{J@x%SJ2g_rM-B#jkonI4EdFQAP@?
%S3Hh$>02>L+}lm&^Ru^1klG!IpB1u{m*2v<H0_czaXR$;~gq3`Y<7FY(yr>v6qB3(~2U{^(=%z|Rpd*%SF>Qsqu7vR!}=fRBD#ftQ}{=sjDDO?qOK@qu}2
2)R5Q_)m7wTnzr?uA!1+c{St!d^YgYF$vAASSebU*}YZ*JCDsZ_g8?2fMF?_CuQ@rvXSP#)``++e#fW!wCBSz;`@0w=L~?>O_*K}NG?Z{U;iW|65n`r{v{u
G;}4Rk@(vs8h=zM!rWdwT(**O!2p}%J2^%#7l!+U=%dJ3*BJAHR=an3{b<?@zySA2Ug<yKu_Sp_pv4D-OL+$xo<1>EF7GH8-JS2E<3Up8pCHXyN9%&vkzNE
#5tp_)}P3?Y?vX@@7vJ^q`Kg8|H*sh0nI)q=~fZ+6)2+r5@@p6Hu0Wibkcs^6%2{XWBaM?9PsgoDVjp$8sH`E`0s})T%h{o}VwkF-Tj#Chf>^T!W*e@rJXt
J=tGP@NQ;hYn~x)v7c&6c8??epp!gw?H6raFpI50fW^x(UB(FIsfyZ|^cqb0Xt$q&eAndT>Bp1(t+fQjVuM+fax9(Hg7#ehe4JN;|FX?r<9=DCv_0e3wIZa
ggP86ZMJU1`s+<rV(w$oN&uFF7|<IzL;>qV{S6}tW6E&rYWJUhQke9gX4}##R}3Ep|R~|y@u&yAvZjTBY;U*!sUHiaHp3__MI1{UsFJp0sx1vmN~9z&SyW8
X+z=th)ye^X?_mjZ>Aqy(0Of$rZ2L@!+U;X$V$R*Zj;_w^3C3<n%Y1l6Q6t4<OW&JDwYGgKw)VnymRdN!s{B~f^#)CV9~hFyWVYD9Oi)f>-DO5o`AOT(|sx
gq7L0`3*rB4`yfgJ1J!V6NjlUTtTcmdghsYGV3r}wXY%m%Ifdrb;40L#qprvPBK;EN=p1CjP$^(v7YoBfFXww$%YXlV^d+$98qc#{vJAB{1F*~`n3!ktp?P
vCNt9HEqBhBop*olg{$kGpwv4gm6mGR&^!x3oTykkpyiAgpj7?n=avVur`T2XI@xqzC&=i;<HfE!%G9nsQ&5)xt`G-3LU_J+HB@!FXw2p%1Ew7_-1PkNok<
L?>hFfl6mADskJ^CYE9*g}SLkU-y#drm+Rlm$$9Pq>O@UfDQ!TZ#HIiLA^v*lF%k`aO{xqoV~VAS*p8m??VeavQ?LTTOdU3XPbPwui)yhADI)K2)<Kl|5)>
P~4#+smmkRlgSskGn)vo0(&!I!c236C|HD43eCxV|WwxsuAdebut$QqzG;yLyzdL`>>`NWk?KnXqM(a*+hI5cJo~R3*#|9Jq%!6+T_Jhv(4?LUKN76eeg5%
2j}loZm2Cg23C<~;xAfQb1j42uSX!eoV<X0`sdI+$zY-8poKCAV$I#D(HjJb{x?!RTIi%sYAZDCm(O|!V@WI`@cqXy9Qa=gdcq~4utLo;eT_~rawmIX*^jf
g6r6S{x%RANxfz1A<_*S+SW)Ui(O2z@X`B7i(&J>IS8VdPz#8@AY6#Xkjwgv+8)3%6)oe~wxqs}PqLb@v9L6T<!dDRhe-YI_VKq@RuwATQGnh<jQ;K;}J<l
jS>JkmqSi~mGYo#xy8nvB!L(Xc&miOuMN~*S38>T!1-$$S1I#i5WAC?*OXFkZ<8n@)DOSlH*J-C&+WkuSBF^DNYrJ5Pv*$5%tasLT5_Hhzx={T_KmSCKwJV
Z13@7FlkKd(KRhIMPTft9A(<-%f_7`lLU>o(Xsn$Z|{!`HT#>kT#%NMEuF`VEV?yUNWM=LWhbri%g>7ztow!p*T_R1|#!CBw~<^}u6`_R}y;YGT!ldUk#!+
=taFFswR~kK8%~9P6lwSK|28Rm<{3;^X>b5~u2mVKdU+9yklP4U%h|N$K8Hjq`Fz)}H7<JXn+Rwg%@g0!JL@vfyt&V&6E4RWyCEw@D{v5}i|F1ekv9*2Vb#
5?0wrvCUtVe{VfwzX{i&uSsWL>ioN1+hy2jwb@OU<-G-BJy7abO7jjx$+H$Ke#o>f$+obctiensBI!+?9G$H>e3tSx+e^77Hx-}6`1=~ot<Er7{C;GAi&p2
-!3PWU%t;GI$x}!^hk7*xU?B{t(0)2IWMl<V)T-Y$Xc2xhLCpJc$2fFzKS`Ak+A>dt$}ypfq`M_{W^qKiM#{O8EuHCkP2eIkHNg%U!evR_1pZCQCaqaB+oB
RPaAO!IU*tmW2?1~8y{GekC?|SO57o8U^dO>-MSGou+2{F>m%u}eyn=Dgd$zOww#I%Z9a%Qg0nKSEcOhC8kD;l>&uSR?c;dZ5H_n1pL*Rh`cSPqSlIz=EiY
hQr{2tivl;YG@m)BSri=xgKloMQ!#SZ{IqrC9VQ!#JCnXL}Duk*2S{e&q>%Y8fVV~$q!O@h3w82`dV!3C=IMh+Uf>r!`z=~v0caTjIPd(6D?>Wwhy_uj#Jn
iPy6Nty)>5<N^!(sWj1+<0<I=1Gw{`q~Ye-`wFEsc*-rd(zm5dC2<Nm>dv^vmUgexakArFAfTG*DC+WqPjc2gn~1QZr*mPv&{az=WbAvq01~N2vdNQl5M0J
bRjLd(5&x;deI_NrE!hp{z*7YYwRJ4V*V_p;6Fg*9(iD{U!mR%=J4s)NE&Hcc2SBpps2A%=S~A>TdYWHdvLthd7vlg$qkh?$AHcO=-ZNMjSfhO5NANNrSdy
F40re(t;?nid*|7=2<KRher<6__kppwzu~l2t5_kkl%AfFq~Wj)3KLmhKhTf(P9&-CyI9J|=aoBQIn1zbW%}p@d|4k@!zf2GUsiM8vi_+kHq12C(cg0`uk(
kA3suYfpC2qHVaQOnVyHAT2xrH}$^?}DMf<duXy;ekK&G^_%lQyLZh9x3!tS^K()Q&(GqWf;Ybq2cn!e&kY!68O)8L#PVOfNlc(Yjyy9`)|Q?N3vQKcqM)z
LjCCvsKqT>;_2y@d37e4bK}IFmx)LC%fco(t#8O)@MHoWh4Hl+Lv>=r-0xw0c{+paiv-GV@j2xl3Yi4HezI#fu2>w=Qi}K1%dl$$7${p9#B$Hsv&Pvpx>%!
rV7>8RrWT<wTSwwQ|(8j>9c1`EF-jBW#G6h6?kD$*w@BFYBXG;r&4@{M)$y-dwRj-hht2WpRn8B(&rvADhL{^{aR)$e{+lY*#ZppnY6|%Hxg9WFV<$t*p~r
Q;HkOJN7EtEr9GI^v0&1=teWp)Z^IiF6a&>Q>>E?5sX>ak9LHq2$ZZSImBB+49VD!eynFY@qtx40XuE7uQzSgloY^<ag>PNh5Ev4KL)IG0(i!mO~ZS*n2h$
}I-pFlBOaC@K;eb%S^VH3oIs``iyByUBIxDIH64sJWsfJ}mzc`J>uu+<WOjG1gE#rJ3&l)>VtsrPYQ4Exby#gZm>lDMoDRJ<#|^^!rnQv?Hj*mVk#opLHMq
d89TMMzY;&C!e@O`LKN27-xUg9N^|s>vb1h_<?`9Z`(GC7%$X<ysJH|sqTiVe^s#Q7dZNzP_5wpf2R;SPK3Afl}284J`M?Z~eO6)Sle0m)uJsZaXxzm!@P0
hyu8Q!|gKP3EQFJ)B3Kg&l8BH_8f-t6G%7c+l`+QT>PkNBZ*(@>dj9)w5mD0uY>5=`jK)n9?jMNWYa29TTF82lP$;d6OMY!M0QS3#OJ(9?uqSd?(Ev%tQ-4
7L;KDM^cC-*q||{&es!;Lt!<lnbb)X*e9|K#lk@VLyewHYXPpGksgzdA2-nmzMA2;{^3gxe!l2j}gboEI4#tHWWlr+)5XEvDuWtmmhh9$?T9Ezoc_e=B(?F
ZX2@?WYQ~wfBcON-5h`8f@u+U^@puT{6?<uXLonP5Eq1*oAFtQv!HGe_B(ot$C1~mW6uuOTP(9L(Hbub4$w6&QbczC$hRvLT64|UC(F5HWU?CC_Y#DQw<Gr
gyJ8Ls2bOQ-<b8MYJ^}4a^TQjNm#l*y2~<u2H=Zc{ALEm%P|s4b6=5jXlwF^br0IsYdkd==BEJ~<@+*SrGp$U1@}ltapteCQuHyL7hCfH?4X<LK<4G&gZvA
^*OuZ?jybHpdgfq^}SjDK&OCF~Y!xx!jnNS&dUjC#iEKvxwjKAwr8pi7l|D>1`BO23J17qxAf#EKW`*!G(cGx_)x*LvI`F?()aGdbDkI90B0*FAE0v*XQs*
n5kwm|!ZJ+6i|hN<R2NzTybEkdLGiYoa=0vo9Bvcg92+Rg_+p#JbJ>mW_V5!49{TW+`X8;}kmi71X6d6Qz(6>tuw{Xv2RQfRx8v~Z7Xb=H>FrkVHOVvluML
F)TSo()yC>7GJ(+ykRlG@I^90ERq!aCPNIyRma6gGM-Y<{EM;ryMPozSX|})IAJ^UFeJotWvL!wY%PHT@Gm)*viA7KJXgfFU{UtPV^ALfLaNARIS4tfRb^b
V*~CY;J_n_s=LX)g7@Hz4FktO=VyOeTYV?<GF>S|x6<00KpzK_=RVf5=bjcV*R<#+8oWGypOoPVVP17~F<fG2(83d_-<L)y)f|;J23CI}Fgp}ecK`V32(KP
2ed~NRaCc3b=<~wh3f<c^{m`O4ewEg|juoi<m&nFe%aCicXDpw@U?|VaH=HbhSA1)P;ulc4?kKYH)!!#npm*=kS@q&9d>u5RqqS+xn%5__V<PZev`uVQV2t
GZ*ydumqYQ2;c4&8gF!XOi+}P=R`>9Bbt|m7`Q3Ys1NuNU8TRp}Nq|s7g9KgeBYtMW1M479Kqb3jv^`l9K9@ozRoN7n@{R@*&XEr3tnejt^K>{v2`_c(l+A
bB>!OU89V@AYJl&V8)&yWMUm|Y2z86{Xb7f-f6wP23?Au0T|#U1?08n0c)6P&z^^o=fI>d51PBl2!&I*T$hZ617GnZ(7Bh0Lla^)l~VR0T5eVGc;PKxV2Vt
Lfj&86oTA47;GG-8?%zhD}uf?E0<gSytVrcklNlk|DLfy&et+ZIxP-_#B!mPF^<wVcJPj4nNoE%z94b`a`1L*OgQ24st?@Bg0|1i29`?TyVxwo`#E;XCE>R
x_fP5<dfB_cOciCB}V@l{q}yeQkLBCTjdyw=lQp<^BB*CM?*N&O5@Vg*c7(t3;h7lANc?{a|cQh1a?yFq4DULjw7PcE#o--0Zy9*LkSTA_jdPNVJUiH24@|
h4(ZoE*fzXgXvfwqc^=ux0cn#RU71v^Odw1BMYo&nd*7LrD#GxVWS~@kRA<WKiBq(1_(E;brY`i!_b$9VKPkNY2qJ!liZr?ma07T9OPD03&>c9K;WB=(p3#
j2PUZM0t}bH)1D<DkLl$+ol=D~KMBc+$bjwelWy?6lz^@3%-FRi+eMsKK-Gyn?!JCV#8w7ZC#6tcQdgCvqntkS2FhEPYw~Atsv{J-n6{LZmBs+$tjx)0kR#
IuI=Lh<i64RdRBI#)<vDjk)@u-m_XD9ft^$NmnH8gSl#vk;vWj)@&;q9G+Lh28F_Ov!qCj6Fb7Qd7X^lmDNfAUo9zv1;{BtxUH30A{n*%}g|`FDGH#-jYRb
9fOdF!zrP{84o{PqjYI=-9+1a^Q`>mc!iqnlPRYW?0<13$)L|Hlw{sO~dFIVSfQvv=E`B5zu+|g!4D9j5&QJ%hEY|6_9$^%K8PFWEw+EL<#9ZIr*x>x@DS4
PGG8RFedUk@;bLPZW?6;-~;lRX##PvMT}brQFS+yLfdJF{9vVYv@e=Sl+AbV<!(}asu0v6N~3{)Z_y4YDt~G~a0#LB!hkoe?1&8>`8%tbhLWE+G%`LjCal6
5uwa<t1Q)1qY%lv@`tL9VOj4uG=pfMD`ovS_t}TA}3AP{8n@H4S6k6xbjyQ9xqVRE?3|n^bDT;sWR>wq}8Sz^{tKeS@x>EtuP^T2524xv24H$_~wCEwearZ
z7<=s57$e$29?w<Ab7{CXm{nONwv6o-pSZCl#`#s>)L`m-)I9<)p0Z!UICwZU{`8FRBiE=^2+pjHHYEVM&Ir%+^<+$^*j2c_B9HDSOQVwd=mA}=`266yDj1
cCEAxcLsf<S5S12M(pe!VPzA&lq=&(E^R!a1LO)gK}#Mk6mnfTK>`_2J9T3~XtQTmlm*bJeX}`HLBSzyn1y*kB7TB8U&KabYb#K?T%80dP*CrUjG<sO1n_P
PQjagrtgd5wmHAXr4N7&hVuUq+PXL{w~uBXwxYU6^ery@5if0SGkm?*$k_U5?4Vuvd1VAv-*ijd_j)617qSH*`mS+RgPO~f#XCnSz?NODrJr{yPFqvs_++<
(>==dEnVu-VhfEkG^P>)xs6d3OXprrW0@%9qze)4;ei2p924)fgB*g7%Gy%$_MKt94Ol~7Qwu-`Ghf$2%~wUN3HkoZ;j%_;o=Q~~w6ISWfU&}soD8a&`=;$
sQ@-NIQKsLqC{H3iISqIffr(a%=f5JSEHO|wpHK1~6VXs*Zq3~?%AZ*K=my{TBA0Hk12eGS&Vb^OpuTFjEy-Y)nXWu@Rj8l1UvFr8mIqXw$yd2^rf48CeT3
f%^HNzvf8GP>o!NCVuC$izS|iJ&Cn6Afo?;V44f~bvKH8nA&7xTB2dcrQA5S$@z`u&XjwcR{U5Q>sDo9y~w`=us*%mu1hbr@xxgbUwCT!DjbKt1a@Cgb~-7
mD?7%j@<DY`Za_Hoo4B8`23U+}~%<*El`nx{NExLC`NS(4BE7Kq?B+jy3&CFLb_@(GFBHk#Swy4x=ro(wC9{%(lgLJ9DR0C+!A?|Xae;|4#}^xSL5PrE0_)
IapI<M}o)$;g}X@Jq>1to-!1BnprjtGlob$xJZwQy)ufpI(eLQ|_;9w2u>xK{p-JqpEvjyRChbwG^FBKmn@>kmXbS9-K=3o*fN{OG=X`&JG(AlYj*_7RaDn
&8m8MGxqIfM~!!vP#Big>*Jrx*Yu*H@w4$y*e5<nRCX|%WzZA#0yb^ZgIvnIa8Atiw+s(CuTC!tbwF+a|LEFe7!Y!kJmQYu3hNeL#gu(~F`l_srIq6d!Wai
&yc{rlqoAR_HzbiX5#B22l<aLFB7dmquXQQvget=kthk;`(OMMv6@E`=H)GV+EDFvtRn*@I+;>0m?kM)#21pzBU1!xZV=zESJ62p})G7I%a~%aN(f@jH!l^
SEeFOzN&uKLq<*@6WqF2~`uE=~mhB)^l=&15m;56Y<e1%9N6W{bPZOG;cptPwEt7HFF<?l8{2xy;BA<KSbA{D|u8P4tW!Y&0|R5!d`>0z)}-k!!E%HcyXr-
INjHl&fX(<94|W)Ib7IWY*--mm4iDUsg3no4-XW(Z7qR7ZK&PPBwiP(J)rQ{!eySEGY%Ml*TZ<B{k~UC!=QtPb=~a~)&TY6KO!tx98m`EctiDiu9_3!_`tI
PwBo<Fg#wsHv6&3H<=23Z;P~&61;O3%TRhXBoCFnlkzvz3ex5y<O*vsUGP~M?%MuxZ|%g3odkzs7mFAJfx68YP9_~9!Wj7MR8aVF_2Sk4D`UnI1G}MQMY@}
2k%;HZ>E4r38us~=ruM60+%~b>M(A;PiMc`hsuoK#aTKTf3_68S!-2YlQNJzV{a#ukeh2EM(k!<68tcW@Rl!0l#`n|bxST4Z%x2+k9*h{JmczF*j2uvKJA|
(W3B}7DRAJl&_!qa_>GHRZ6_TAD-ixie_qE6)0y17iURuRM*2w)|MWD}R1|bVnCb66Oa%OrIY;IctSBtgi#N{1DE=JFD9QJRA}y`dPbE^5aq`IhE6Ng<dAr
5U%A~JZao+I26!=v0CL@SGySQiEy=8;00qFrmv|wjRJATzQt)b8)fnYYk&Op+Ibn+bQ5r~#nR^h2W)(|?qX^YB5D%IwdVk@kBaiX^8d1CT*G!Zp4zXV4lP!
p6eCIYbO-YlFrUr>Kf`#K>c^h6@{`mHmEMPRZFclzLm@=wv}(1P-O==rJ5N>yn?&O`*ImJM}$fFpJUseCypd6Wnc>tOUR0jkoj%3-2%q)*G1p;IhDGFpi>W
T8J%vf&t>bT)+ePG6-pl%zunwTRPT>_Wi1B9lQn40X<mwX2d;5I^_1_d*O#^WE8R>PsQ4R}yCYjvq}dN=24ITW>xl<RV+$>K{nlz}C@P6N>Yh?tlqp<2qE;
VGYdNqHI}NA>|4{d=JLWGxk8gTBMKhUg$~T`6Fq6o7cdKb=0wT1~S@;W6CC`^ge%S2yp+QYa3TJC4F{LHhWQyq;t4tSMFs%ynB+J`?9R(t89^IMUcQN>)Es
f#=)q-<qTit;R($ybOJxxXYKTd2Kz>_P@-R;7M|?5&O&8hXfYY2KJqzk-Ksp>LnNh{a?=}t!(hX)XW8^=2d(Thdr$@uu-RK|yp?a1#6FDMi#&M%3<8<*fHH
WCc|-rs&qN#XUC2$qnZtyz(t&;uJwKEfiK9e!h|3C|WLd?3n6AvY!UZR>c~hhmREi2XIUaSXHc`C{?!;U7C?Nx?a7e#!4m61@F<8X6h>B+rZ}cl5<5q&n2?
6^svu~ohL$ic<ws&mg(RU*VTsh$Ha`9M3fOW(`*Z3a}|65wfUci~cJ<$<jy}j=V??Hde!iMY{BVnE1lajBVWFzg4DHij=90j_NKni;LULeQ0A;ir6>LO0O*
oaB4aLOGWyrHwtE{)Zr1~0HfPqH_a8wOE-pM<{+reFFm-g>2%)=;9;6cUdy%wuQrqES>FXF-1Z%M1v@U(^)7U5=y_2=`vh6uhVWD$bN;=Vw;d!eUBkP1(_A
d|wntwP%9fyA{69CuOJ`Nbr_zmQXJ!&I**UA5#7HS-_b(G!s64{e$8IillA=)FKV`8S~cq6ulesdj9|$Gp)^^I6vo1XOvngA2*)z*S1qcC?%1Fef`9l<Dij
Q==|{+0pkajf$8AhDjwUeQHFP1H&E@yhy$Jk=g)AwVr)$qoZ(JMMQswbgaK^K5Z97sX}nVpFchGeMs^)qxftK!0oc<FSEM3$9jkTdK}aXXqC~fg>^YvOvp9
SW_H8YWEEJ<>;?8=u#FO2g@pnDqUzV2#y2SK)_))cWZ?2&2ld{dyg=Q%tXc{WA?rwzEry)RXme$F)Q<j`f%PI)6L*1{5DYvZ?<Hv;P+j=7#y<dx69%B{ud!
_!a_wq+<Xe&xKtt*zBy)X{0xu98Q7=AOZy@ef+GZ{`X^<a_3CGlIprvIhXPWk6j4kv%_w@G4om4o%gvP*>skmn?DMWzJ@;?9;8BR4h=wTK+bj)oHS{pbU%>
g;l8ycd-BExJzMFOXF}_Xog44jirqV@4$OTPTGsQUYu12@2eT8){PNp?BtP!qATyO>0G}-+}H~JO7rOLPt_HoJ1GaDC}Nj#TUHFgwJz9Tk)p0b$}is;y^lx
4|!Z5kVEDYaTw|XyhguH_A+(B611Vba$Gr7#yu!P;of;qIli)PW?aPL8hCous(lo<bwT7A8#JU8=0=nc5E*)U<X6|$rzzDgqJo!}3|I)LK5(Y@pLA|q=XXc
(9gNlwfXJCW1T+aIQKP_nQVmSl51$&M=&1}=39QKlK<p*}vo=E)j0q^}r;(VXLi8n3q{e2S)0ZT)I$+Dv@M$!f`0Sl&0B7`E+erELW87IzoE_}420kyy`Jo
?un>qUpd}zt9*xIF1{qxtwa$Rpejek4_nctEN)X)nATgHC%mm~?n(8E|(%<>Wu7AF7EAWTGU!78pw0A&m!I@H=u?%f*GL_N5|b+XxGfjwcR=^;dTv`JAah5
5x6I@t8Ejavst$QD828oo0PD4|V#b@rK19F#gTS}Zw@wsyt%yv|EC7aFG;rglmuZ4<#ykl}|;M#r^h!=FF~k3hj_R9=npNwwpr9I15C>221IsoDkE8r}DWp
72D%_sIzm*R$4D-@YiVr}{u^PqV*5mQkg!!XT$`R!ZgtqDLM0c5EV-4jw^2E5>Dn69evdWD2;a!X4*24Y-@s5q+bX8*A83Mc&KzU6N|AEN3jks3pZ%1_A9g
$wZL^lN_CcZrc6HbaEpq;veyJ>BtIlpK+NPZA;}D69(CQ5)33?ER7v~j!t0bq#Kmx_BsE(${JFzuw$Jl9Pc%R=PmKt=V7Jjt9(3|v~q&=KVFA>|0=^+j5V8
|Hmi&(@CUd~uhlg!Ov^Zq(#hhYD{jDvatJZq*Xnjm2(dgpixfkPYs*Py9yTeCaAo#GjU0x21i3bLwooAKHty=gJ*=PfjV><#fa=8}uB+_GHg<-4j@DS@P)p
UH^d{7h|D8EX!xcN7n+jc<$I1sUA%IK?pO%YXGT9E_zksE2vFGp5mZmFd^Y)}L!L<TXuaRba^iTW`o$%&>3HD%}40BTsnh*~*lDxp`W7nJ_VJtI!hpBnE8(
XPXhmc8njGpsIv9vPZKm1w8!`XZzwhh4g<J#=H>q5|HuF94A+1I6?&>8oUx%G$h)9-%cl|tf2q9wBTL^>oj@AME@E224Xa@C8aFt{B=_QPHECLvie-p^E8{
^N;^4juvJ-nsL6?+<(Lgbt@Z^j^wEi(oEqONP^(5KJJkPHe|1sR*t~or2%aoQ)KQ|J(#1Vb=1sQ;uRlaHC9C`MK_BzOlJa!C}7XMEF9!vl3%-k!`w~Js-uN
XY5-&EUNRdO|gU`UhBvukCsYt4&N1f?+*sfv-ysF8D*&(Dr*Be1OSO%lJEcka?1<xd1g7z<6wLC?|*UpH*myo<-m_c_7Pw)ki<Ex5MQIDZF?@3knkR&=(d*
npQdy)OjkmG@opaO_+=OtV@n#|6<y{1MIryyh%?S}jwlGY+{5di0fyV#_y^gUv0B~y6JHq289~;1VXopBM9}MFnrtY^u{XFM(^}@4fId~h>gditJSE=zIR%
j%WM&oy?(dpl1)PsgKUMlNz$899R>0VoU$v-#R^tAowEp{D!TQ%qX^e?AhlgolGyKB@l9Al4ECOa81h)3>An_}fTyJKl=iV!nT#<Id*D)Ov*296|_^D&6!0
1B%zIY=W9LEt?ZffWW@IlN6<O}G~uySsB3XsB9tGzw_#5j*jCW~II^kybqbib!dlf{LAMnMGUnuZlsk(eTS&tHdXp-X?U)~St^FdB2Ue|TKx7CoTlhQ~DMC
w-F6{1jTIYj6^^IU_HbO`bBa9>Ry%A}v@68<D%<J|i29ZLt^`I%ENgmta|<INx^%K~W_ovcnNwRcHc9TwX3Zog&?VF>UPvR&HcI8R-F-4hw$b?eTZ-ni+di
h9v!$*8okn0P|qeFGfz#Pi^(jkYO|0pGgrfE*9~a#xJoQWok@+on!T^O-kqeijYw+DjEj`o}97M*+vryj0DmaWX>F?bbwNbbw;UF{Gt@s`T#&NlMSE-BHzU
3PRntB-4f31&Wsea2-S^gdnc^e&{H09RV9HG{4Y{$D(`EZ4$T|dqwfh*8;5wEElIQXzd<HqPWXyX-kZfm+0v%(U8h$hxP{A#7I^M$;M@S!<6<0Q6SUp|NuZ
fGkdb5&PsN}&Ww;613jq~B03;n>T|;o5JQC6Q+>kIs{h`yvx-s)~uo9*fZU@J=rZJ+w#Pcey_ma%xCvs?|Ff+{#TNa281!x!HW!}EQokt1NlFaj5ycsS8S~
7fjzulT!q_jql$6NFZRoe?vHBg7wJiJ^cI7&VbMQbUTx};4IxMyp%C^{;iP^+)tp5NK>!00QYJyX(?GD|Zd<iw3Ess6wFsgvLe_+~e!VS*dTsy(u~lO7%zZ
WmzANKa2XbMX=7eui|)(aAd;>0LtOk|ugF`BXdFrg_?w6a*>tlU^p;t+}Y_nijRLc#4D{_Cja+ln=N`gf`ntW}*eMI6O{4Hs~yD$)Jmgtq^~f-eWMWjA|~-
lmk1+0(W%)--S5_<O&=(DiAwB$b9$Q|FP`Nx`k6j)TjUG`%X$GhY3%8k%GAv5D=*xXf19?(}PAPuXmW7z!@!nI8)OmrqLSXe~mlPEy_(f$O$<TiKa>9{E8G
cVsgfqiFZJNIRy%f7WWOO^8U=JGSxXDPAq?E(AFA~IbIdyh6&Bo(lTSV{N|?DUZPDbSb{v_5`6r`e{t~H27-8MeIj^uH_uD0NNV{kPfYu|ZLXDCV>2Q58H(
%1MC7k~Py9-q3-{#r-V^sf2=v+pO)0lJMK%cB{1Q-O?)+PRaFoF;%)=&=>l}fH+?QfbxAM2bFs;~X3GdbIi#BRDX6Py+sSIH<!XL8zRbNjxh7ZU#g1?gQU)
Pj)sv{q@Ktw0w<X=+?9d(?YFL^<E_BaJ<?Y2M@wDdzkR&1gdb=Wp{#p;%|MB$L571L#130gx8fT9<YK$QIVgBYEVyuY8fgjQ_BR1}l51DKVVq^}&>O#q{P&
#kWi7pbB}?$G&7A)hgKk<GPYj`;$DQivkX!`!y3RM3*<H|Y^2MkFw^h>&pqYa_PiAro<Lrf@MqO{ld!Fae8^h^inGlbW2lK0>3^Be|kx3Sc_q^(t@W{H<cP
N?}t|h9aaqgY|LR-a)8d=)<b)WUpE{Xo-D(Um?;FIYXDHdJ5|_(E;ZVI*OG=wxQ@a<@!0(Z>9>4;Gy;Sh+E7}?J1_@8R-i)pI-HQ62wIYp7D~vd|DCR$*Z_
I2!!t!kw6{GTs4F8=JAk#YAHB5=su9YNH&kkS>=T;T1!?yVnj^AAA|$zgDgVi4xTxjYyGQ!zsNrR!fJG~TDdmTV;?I_8x%xdZ!jI_>UMXAMxgmKnOT-<<)Y
9yIKmUA_N_*VLFDVKbN@foVM^l;d=E1MfDDnLtI*M>#f3UQLqyGuAeu6vL;hMm&gnS`s*OTxctqlYG3O>n-RAaq^aIe;K_zX;v?}2+h-BP68#wu#jElb8Q`
A?+H3M4EZM*(KTCpvL$jv1H9vT9U-918J0*rp#^nM+KM-x|WBdf0;@p3G|PvF=<1FN_u=%Vx7Q7eSx7iDi-cmFLLM$*2B-WpyA7OHmCcxvVWKN&x;uZ|yy1
Ad0QTkRU;7lQEPO3#?=1WT}5?YJN`$8^VApY!M5f#!zT8vj}km&yn=d4METN!YyLVaI*3{jPSU6y4pV3f&Q{L{W+W8^TQMBeDs1Xg$$ds2}e2?1~&ffs9gE
`R{6d6&{Rppa)4J$puiQe8C_%&+3r#szQ>|jkfDl4ate#Fij-~coJ<&ubAC(#`Rfta~qzw0hdt`=a*@*t83-KuP&qc&OgL0!ywLsQ0*I6C{!wZOrZuS$T>Y
ej_vxzzN{ZJdr79xP(2nlpsBcakaP<J<=GN0vB#?z@vwRIQm;n({9;suYqAkC(=X#*QEnz_6yl=tm<~A>E>47t<8xsz5fn|$(wQm=u>`|j+xFm*D^aK_BK4
#C?NkIEDRbZ475P9uzF|9kfLQxRlVm+DoL$%iy3n7V)?Y6`JMuR^x~GC_Xqd{CC5%t~$!1iLqu?ZUcN{kDy-eY&IP6XXq!tsJZ?}2c;+g}t0>X_<bWE2NAp
!G}*<seu<Xy1Vc`8hxw>o8dn|Z-8Nxv<;L*q|!yo!U(=&3b#E(n>%GprhgaUGY9-UJkWSx4I|_i#;M==<Y(87%L-VoRAp8F`4iEap4@sbfSoO&~8k8I~;K?
Mt**q6k&~p;C^EobH0xet=~oQ??%uba5e5lfK57oieB|@*`jpXqxu>JG@o@s9Fda)@aowg=s*++!Q`)WQfEGtx2Uk8}&lA%mqyXvvnq89;EzA?O@E=xf;ee
zMGL{m>M#AOGE8v!hKnUzTq<7%X#9H94PPh7>bh*7TmM2JOnClv6vxF&Sj1FK%Iv3K3r$1-AP_(FV6o7O*UId7mpmm#A=1;T|b%7n2hh?S=lmMt6~PI-;?A
#yGp-+0ZpkCDyZJM+d6^|tTLGnyYtLY`Kq?ZE~yk#z%2fPDJ0G-v$z449yu-+z@{RACXdKd|C7ns;qg+#9R60xa~LA5tSJrZ)3^7$%R~Q7>BrCk+HYuX)i7
Y?>~B8sx%x3F0^TM|W-n7D7zhvVHu7AGB9dcDDK&_Zv!se0`s`qMoX8^?DR1<QQrbSx8XsAe!-5sc&oQ#MX_m-}zkQlt92wtTGXnoTx`yE<L76$ZYaC$Z)G
L7guIK5Q@$PKpv$S|8*=z$WT7W_$L{7$T$J<#%MbQ&(RJxtcLV(a?fG*i?jVTkXq#3PbxuTx9%_`?0BuWP*<@-Ov&bciUs!J4b4RPqfVZSVMGeiwN6-u-Nt
Z`0y1B^{*Ne70oR#8N4OJcXlVCBVD!d6(gr<-Sb?so@FsO^*JTw(->q$EBo>;at@uFB`B1MgzQC~@>=fRb@V*u073quHD9i{;#c>6fjxK!<1xsT`1#cNXb^
2jtt#HtK_J4EeQYK~WNsWuWEs;`haP(VoV0`b4!b*L<7Nm%hn-QW7&{)L#K=e!^QAactn9^}3N;E-M?c;vJ^sopx}A=)ki<rAH(*b-L1VvoFQTXP$&OoKiG
Dt}P3-Z@Z)y5`GU5f_h{$Ky-*!6hIlg_M<QU+=E6a<B^x8&Etk{Cq5o6Oq|c1>J_aWvN9UMG1tk6H?zElO$B==^u=ob*zwARf1e$Y_Tq@siuebW8cFy@a$C
H2Muit{)kyuW$JXc0Y1CrVu?9ttqWimgE|ih-z^7mP=S7wPe*ZPK&_krA*F=KBbgl0%m-HU*7_+98C}0_$d9jf9=&Is}-6IubV2=9c$}GEHB!Jo$YeSHRHk
r?_I5a~^s!3puVZibMdEhjz0-_Y|2jdAK?sFvl4lBbZ-^tqj?Am@Zu>G;Zbw75lhs)-n6j4i*e#xIAI}^2MANU+#HA^P)Gkaw{-~F0mcf0Kvh9>?k))ZEk;
zZ~9<uLq<z)5s!Y8zA{wUFl72{)!Hp3D~<?TDGS{@<mxJ~H4UcqM4gu)k9`%Vr@N7A}2}IeY*od7|WAsQ7y2myN3Mo*|RYB!5APBZ!|+MN`2;OJ-p~bmIE^
t|O#F;~Mc|nU7$ENaEH|ub&9Ne2gwib1~h7$KC800S~6@U8-899a&t`fKv{+$l56ZJe^lolLudp0P9;CZOkbw8azL4&F`8<V6;RerxnxAX<oY&#(VpdYd|<
>yo`E*l~mj?F^rOYK}eOSRbN$kAZc@r-Sg+D1o_}GDTQ=$xF0(6S;TNgtgSeligH^tCsZtrIWGUySU$8D2c!Lx-^SuJresLBM2yxluh(%4<oEsJSQ^q-Vvz
))n-pfvrc>)7-UX2!vd5xUuGPbiDCM7k-w0W%4`ZPFp@kakS1_!*<?TZO@Ik0!lgLz!R{wr#+<^}e%4E2TD@|nW7GW;LUolNwc@8;yJY@drZkjIBKAooW#!
qRa^Xp1$;a<dZ)M!Eag7hT#8_E<`nM3APPpRblx&DT#O2*tT`WY>11HqJGk%2Eo(dI4_uE!dJDIo7oaG9`7%Jv8#6OuuEfsPgt^9k}x$xG%Htv&P!9E1RQ$
LoQr8FA9_B|D7=V1`$hEcb>haQOR$&qX7_#Ayz3K*U97GA|^I7rmG^m`-CgvU)HNxhWQ6fx!ghB~c5T*XiwUq~yy}0)!!A?|QwjNjqB_5<*rnTNjIRCQ4f}
Uuka%oe`s$V^Oi57B~UAvA5OXSu8SAmA-fS1-#^&^KFFqt$eos)_K3b|4D4>EZ($)d-uz7{ln9<7&*awotK6?!e(TnOA6)lcX`_R|AI>NKHK&^(`YQFM|mz
tq6@+PJ3sb6T|hJg=qhAzP!7P#<6e928EXow8XJyVs+}&p3GWIOK^-PvP}I8WD#ROh0XIc(y)=;lih@DVot}2naqfLuT>;ZT$IIdLpmlc&amwd`vDr#es8=
{)B1P?yx;SpkF^<zhhJ{fkXK=SYFn%)*M%aKg&uYAOx1o<l9%JtNnxb8D_BJ6$OVTtzE?~kyDgMP&Q5G6q11>W+pvi4VBw_<UA(haq|EJx~Fv&?HjSEkld>
qfGGx6O*O$67J54Uc)NfIe}dvUAU;XNFV;PN#=E;7k=S)9G``uagm)Yl{ifR}ctEODh-pD`)BAAJ-tKf(%F-@Ourk_qZojgYSN{&D6gdEPYF<G97%nK`0LG
6LrqKuDQbtkXZ3Y~8T8MzG8Oc@B$exg1NaG7@ksz*u*qj5zI-w7YIj9fH~SF?&gu8|Fr#SX<F8=q#D5S~$mFF6REHI~!ELNh8V9i5B!piuZHE8;a?6zAzB<
1_+)Sf?vtNRwS|~pH^8aLJ;nwK-TDr>jW-Fru=Oez;U)%qLdXT9)~hT7v8a&e3h5-u#p-vSpeIfXu;RIgq@A|MrlSzpczv20_=Y7Qm%2@p)v8ULj42*+pQ*
i&QDnW90T7j2t!lyS)A77C6<YLW!{Z6z>BqzNIPjYgb+Z>F<KBlrIpUeTL?0&QtypB`H*~W{l>cs)_G1QN_9Ie4)430_<Xu-E4gO;rR{a`D!MR{!Lro5U>v
iMEP4Sh6b>BLQg`B9A4_89(~u=Ly@sYViBApfyD7xoNOwNTS`f1I!(6Fv2zf}|Q`TXE`rLmgA{!A0==_TZWM*|Qj&-FOZGfmb`c~)vm`9hZp{VZhv|Se(_$
NZ*>kWjbaz+>_;uM64kHj<lk+H5}6@Sw2ZlkP8I{&fDWIOF7+q~-=;wkskqt4njmWL=KESw@quCE9_ID6u%08!p|PsR4%Ob6p>FZ1Ac`Qhe^aju2-kJe`qr
D8jb?LVQ=OLYm?9!#&Vhw74$>%3Y$3Lb@glatW`{WYwf@y6u_St&(3%}{2S*7Z8pa=%D23us=-hL2f1uhtRCiZhZb7HGnMrJ;`AdlJ3Y&WK=)3BO`?O85>b
!fQ;0fueM{j0eBu2td?{SCEV?m7+gmf`);H(J||OspSEmr#Dki9dO`B!<pk|Bwz3G?Q{pSAwl?fyDR(djRX}gk^ut`qJ>V|5+dh@hHUeAz^#qYB<L)#EGJR
|c7_H_8I7GbjPz-HTZ%!U;v4PU_jH!?0@|lYs?7Grp1imu!9cKk{$#q(P3n-CNgiZL^(TRoehuyieb=x?-_7Ent%m9|G4icJj;F{B*EFf3l-TL@+t&Z&HNi
`SLujf*JkP$mz4)5(4S*wp1hw5zxYfT1{mJROMZj+o5P~FL!cxk_Qm8Yi2?*{dl$RWslE;jnhWmMuf50Y>7y<{=N-WQBl||pT3}M}?jYczIo$NwcucNexUu
4a`pV`{8yys|*+zkh#!ZZg@!2X<{QkqX{1}D6sIUz9pew|nU(RFC5+-fNQ{zKDM{BqxS!uE!aL;>S+aIiSu^OX>;>SeEgT0Sou0k<=AV{cR8j26TipcGy<3
L|Gq6T$OqnI%YTQH`;YPs345(fsNC+?~dsK5rTlH<U>RD=;3*7;?Q2?mY0}!16&EDDLmnL!#y^J`szG*@$k*gB_Dt2WbUIhYYCSwO_X7(#dW_5Ot{11i@Ky
942v23*2-}Tf({@w-B$BWFfHiE2qRgt(efhcEz?!9gNyTUm!qn7(0}oqFksuhY22jB@AStHK8RcBlRRuN+gC~6K7}417ySIt7t2l|2%%>hGfiPyO?b-g=~~
!<}}JMpAIs6o$ga&Bp!91ZlBlR`~ICJ=md}*V73Of>nA;eg)&ASA1hoeI+p(0c$OUXZYs<0e?GN}7C_L-SWrP{zyNmks=SF*TZj;Y!ybNJuE&nm48bfhe~@
|`jztI`Cx}<!0NO+<ecW9&g&JNajSM;Dn_5qnu7}e8{f(H@Vk6FRc&!5ms1eQmW4jp$KA0DFoaX$2O4fXLb=U=X?>LjXn&eo3P`*6V9KggKMN+Oe{~~33ur
6gvNKrcE`GK)znTMFG6qfM>Pav1^fG&ih)dVDJy$wuw?*y`SM6AU%Sm2n$0HzAcv><s4yE1UfM|95YlxD|1)ausYnN|E^b%HU`#?=Nv_wO830L+-~p{yqEs
t<wEAg%<z&k?6+F59X^f~=d-!ERYA`4hU5Cziwgrl1EvDjYF0Hk93D7Sf_Yr?`tO%{J$Oa&EfG{AXQJ8HwjrR;Y#kR2E8@(bR*Ha6?#s7iGc}+UUK~FGk{~
gkV6u_5bAHmw5%VtLY2;6^zJVd-jWsp~(!{m`XKia&5$~CLL%X{vBF($qR;H<<IcfwCs!Cu&01GcgPZinM6N&1nWe&_P4y9f5gpxP*DkOF&TKLLRU)A{?$m
!i8#pUP{Y5HK71yke}0XNoqaVWUme`j_X*~GZ1_W^FF84*H~4DF1$t+Ndd9tImgoftV0TT#mf5N@Qu<>DOX8u{;GLgTE=-i2BV2Xxb$4Gn#w9&Qi9u`l4yk
5F8|n1-Q7k}2d)w$H7gmnhJ2+Sp<ma>j)jZT1nA=(i)=jNy2S4j<CN-6SF9^!jeZp&dm)b3xtgkF0J9k5k+3cXk3kLrhrUPgN*(4t#ne)a*i;e6=w3oxJ(D
r`PWNN<P#e$!tbE2Qp$YLo2=J09C;)YrH_0_IKw8@2YeT4Zg<#tU9x98>EU{S7g7sSXwv~Nv3KZX3ty;dPv2qAO@9qByl1cv?P-Sa*t7dhSsp69KIRFdQIp
B*Rdw9cPTocoDT2L>&i%n(@tvIuQ~>++d2`AwkLLqED0HFP78W3Lt-TK8DAy2`P)xOBuu7HFaVt7&7AT)XVp=}j~kh`~ywQUNCFk>|qt&nspOZ_Kk05}7ug
sj4%gHaV)|HLusMs`B#YQo#HNdkiB;dbH00VZ)_EV$Yf|y#HrKgNMUdy|8y~N&@oEQ_QH!Io~u+WXy>UJ8fPgFQN>1_X?=M!IOxZs>4P6z_j>ZG7`t;47I=
My-S&|nwtxqtnHzLv#GvlRP8~5aPV)A|D>UmNf46AR>S~Fmdb--nsN1AKJi8#0mrPPWXapq<f((FEyccqs7FDPsw9qh_2PZR#ku7vX>HsDJLLJbSwI}C|A>
yK>>vOC$jQXRcIV=8D|+17`NjB}l)-T&mFEj^j7mo#92o5yxaSIOp~(l9xlx!MYw&IoegiO}YPZ}UWl!K`fW!1q>Vza|m$MQj2sgLQq5g_XmtNUb2k;+m^i
&p9M)$%!Nv0*gpFc*{NWServ8R|jlR5HnhBmhJoXBNU{q!2GzcnDELkD?pLf(ifqnzU64^}l2kAYPLR`7Lq#u~ze)-+cz35LxV?x0$%uI~P^o=TwcmMY?3h
97H?`U2>RCpOuo!T4C{z*LMV9YGz&Xy~2({1fiJLpDTQ+^?$ALyZ3xgan8;<XXC{cbiB70KrWu3>(i<EHucmr2F@>xKpJsj;z;3v@v{j!)DMU3r6=jdx2i6
B<gh6GuQBU4+bQoyHb_hb1{Bm9NoFwwaslh#l?jftUzA(aJ;Ega0Zk1fk<fPCs5d}T~CC6v>ruF3I8VPTXCdyLK)cR$zvQmBJ^^S42@swgL9?>tMcItD2i<
gziaXL311n-s~M9a|2rY<guc#1o9zeI@OTcToG_N5<;b=4lP)&1iKR;d2))`7gCvPdE{^Gc00j#7yHRb0Y9PsD<tr997x1%8J-#AZoW~2)1FsY*Fu|8}g<2
O-qWb;UCmo_(R#cd{Q!ZT2S)DV&a7q_g!g28ilf$wF)F|G(_I}9-=s!<X_9A1A6y;DE6N|ggq{b`{W{jp4(VDs^j}NIDeG&@$N|6JBf)ePkd8<U3)W^t-MK
36lyZiy>xt~<3+@lVc32VWs<6f?LFJlPEz!V~R#Xz^37fTzbISmNTtvuwfk+s$q8`BnWdqWJ5!9qXKH6IGx$l;iUBlKk%XiPvtam<^Dy=kq@?AV62vg`YUf
$-J$DA93>RbjTjZ4pu2J<_8?RB)2ESBr+~Q|!_RDv49=fE`dT^vBKJvmm12Z2bAi`t1Jsvt;NJf2##it8SvE1|75wr#9K-SM)D79ZZhA(KG0Gap%gw_}b(Q
O_?i?Q0H*l&+v0)nbS&>1Pz1yGP!viWf19di4?Ph$4olI25kgOgciooksZ}mq#5ox!+l~?2>$PW4RSF{h_*f6!3hJCPN_7Vi?Y=jZh51v;&~`{H`o4#k*-m
Q>;b)ud3j2N&hiu1y{HZ2mQo&@y`i5GNc9nLtciN*w*w7!s}({Mbx_rCF29ybgBN%Aa}f=fIno&#$lwTn+iMLT&Kw<Fn18E82u$pAM-Vj(Z)(OsecAqHloT
#%1p30HwG_8n;jn=d<0wBDZWxfg<lADOr({qBUHUk_A*STNa}=&dY6CMQU4+kG<9}yUwa85K|H*ilc_mOl^<wMM_Y7Y?T$Nh0>{sgrR-?QqH0$FJ#OdDC=X
TA_ZuU~>#Q_hf8X+51JZw#%fmK2-0!7U@L{c`S^rWzXS0=D%^I25z;{Z!z7`S#bxkW0srdre8q1sgC_(wk*Nd)vn-h)d6;35#L&LKX&u-a>;Szty1shB<~7
-Caqa|^;H2RiQ^xj?FZ3-#z1&{@o<B2Wp4$^nchPrK|@s4ht=V{oGsUD|$JrDIYOW$=Xz=F`z0zBIHHSvGYb8};(KgW~{tm4(}}0YbVeukyx45c7pN^>U$K
o}KH479}ji_m!7=ey$d9PYNdZ=R|S|jCYVhdO5^`db((I>a<n8=n^HA4ASl;0o;~~{z7uUELK@_GHL8rarxVgSN*9ntNCEpvo3jf-ng>x2mS=(R*md`LnGO
2zb+V^mx}HZSWlADV7g$+{0`H#MeVX^TMzxy@d4zKY<NPrUC`PAs7q(Od^TR$Ob4ll?lRQPl|acfpK|Gj0{-*3S1TP2Sdb|F`G<mkLn|(y;g<?dpt7N?<o%
Z64?%>C!NHPOb2ji~p8{<k$xT)OZ!~p>@3weVYLF(Mz+4;7Blu!aWcn-dbo2f2DFB$?mEMB@MtOKYPBa#9<JlQ0J)%%L9p|oTT{4&77Le(aQCyE-IwE+5C2
j2}0^|80L?AfYn=wcomC6KB#%`(LA+=a!BX8z-&8WX}NLCmPEvZ0sH=S0|)whnK{Dv<oSUnE@#d5&@cz`y|1BqatY^&aouCfav6rC@_>HRVj`=2Sk8w`_#x
0!-H_QM298p|#S8uOKv0vw{tgM^_LG7$%TYD;aq4fREug=#GDRAH34^NfB=t)Js^fGB+Ndi`>s4bH2IWk0x=tjU~jXA#P{p<GbtK;Qs3dJEg`=0bWuWDje9
U^XGhw$B^zT<(Pr37;cNJ^R-5Jum&*B!7o-lAnSI6Lm(DVooibYp0%`qPQ2Gb8@Umn&HT(1-jbBKU*@!e4h}{K@elnEae>iQf=>F#G+(_cUg@i3rrRxm6;^
`Xr)6drhvGbEwaEiN}1|!u{cjTusxxdYA`B8hyE2gF=X8R!aU_@OJqo4&17luU0tBa0+ssJn86Je<TqcWZ={0_iRBQ$S+Pivo_AguUN16FQPh3tzMvDwYnK
{Tw`z#N@TAw+P|WO^eCp&7{!RnR5oxm0oZovXZ=P5`HVAU(gM=69`s7g19E!}wG3kOicS|TLPD1zLn4Q@F*FCatdP7SqwOW)itmWo^$<^o;$!3%*d!=lhIr
>%<;2{U{6f@yYRb^-4ECC>1NbZi8_IKb*npE-1ENp<J11rb`VP?!tZ*R=HCRTANbO(KFM)>-vKIv;pDyUy%x&37J@xGc^?xnO_GL)jNMQGDy8W<|j<tyU<H
Cl;Bw5-WH*@Q;V(^H;O1_4;E(aK?bA#{IPsubayxDbBJ56b<=0{hXNKpA$$bKbj2bu}s+uhi894G-HAoOa6hU?mRzQR*{(Lj{<rVKuZK95Zqc;E2-x?eI{^
E^NY7Ao{(q%e$D`oSt$KgY&1d+FdtD-IL4I1up!&tBnZ#$%l6M2N&j?hpoQ!=WdQ52r7zebm^^}&7$$b=X+|YxY;5i#249<p)=W;{EUb?N|xz*Xu_;!(jra
S39I{9qGwX%NPS>N^Va{u-I;<{@jXyB^r^%aJ0mI@-RnxEhMWx3Y&Rk3R%<A#v3m+Te%@yCn5BD)nn7(Pp|pMj7J?f~Uj&#+wv)S_Q%c{PGf_<#E8c;y^pr
D)_nLB|g4B=kHWfUQRXal199oT#fkmR7P2^C1XP@t-I?eBKM$1UvU(Py%>O%Tw3ecPCe%A_Fq%pS`uC3^m56UQI*gBEE-HU}}Ny{PNw3(&w5RO=MH#WKVCH
8M{)oAjJ?JadU!_ACeiAC-UdM~-QPoW`yfP+#sQMP@Y?KoN{ccN}5D=5Ld9<gCZiv}N&!2WFe#%%n6;l<=Vzot(-A;QJM5XZ3@zJ%Pbvlkr{!MtNqYQ7N&?
A@^9N@SM89HJcX00FfhAd*WF+F4@?@VJkpXpVOuWB!OH7m3-M$i`hCVM&F#@shVb`!R2ABMD<})k74{OwZ)deF9CR>~CC%C=~c2nlFt)Ws55X#aD_%IV1S8
qA4jM#CD$+$G8AoNS=eS1Br+2FFUs%S0BaX6U@HOoIHFiRSj_zoD1H4qXMY-&8|P2RVdwmIlrNY7!J}C7JeIR4xGX?O;l`?(x->-mVj-y*2yk=QS*6d*&m}
z8A_Dc?I~Yzxc>6-!BL50PLeDN1?V*fv&6&UXewX=__uX&lG9#MNK!k75-Ujl)90cx#Z7-@W11Dm>u%!BoWa<>_HI&^LHlyAt`Zsp-8M$?#Cqzt>XQTD|Iu
GOs1*`P*9%I;y>M^@i|boPZM8ffr^wJksh853*y}sMv^I!}V+dj6;ej-N&o&*P3EnX;$09%H3}Ku<>>5_i*eR2P(tofC|B~E<%)Rx4KLG?O<CO!5??q24a3
clTQOnGr&KaK{hiH&~1Ny$snAteuUysQ(6tqL6ObX=9S&DWwE|+EGBw?P(@`IS=Ay~3P?y&~lWKCGsKm~aa1&Y2_itLa24ESM^%mUEZoUVS}m3_eQwl`@eG
MAU;nAfRlVe!R2(9SmHz4wd4TGS9fb7Ht=%keJ~c6tb_d0{*wfUB3SHmk+G_V#Ua6h{snD5MC$2c5u%4DB==A25&y3;KRLI1*|wfO8nIU?u!t+0>e2`f3(9
4ArjSzGIP6D6gdkz9s_sIc6ItZx6KNe|_;E8<xFRRbS});#&Y5h2KA0aTd`GwslNj`04$2<4rs4j*2kf{ene95hL!^s+FE{H{fgF#qa;rcd#kDh7Yf=i-Ch
wHr?*MADDsvk0|{fV4^R8&|mM!Q?U~fYrMVRruTr6MrfHT_PiHu8eoU#hPROU%k?F}hcj3_ijJ*1_){y8OSB!L^p2kOphj~3(4>PaC4pSHJEk*BE>D8lA@D
Dw<iH-#Nion-Nt)fMkL2CK6kbFVi?!rK2VZ6v9fEoQu@XVB6@(w!O>ol$wu@V&dW@iT+H&s}Pau3{2>O3cg(eXxujm;*Oj#3J{%y*D`brwUHy@P}_qdN^sc
z83e_?lvi%xAkFsS2s;wpP63-13{XnPOch-D#^!-E1MOWUtp9YB&GLz5XwX1)|s%H8~TbgC)T!l9ll^XH*PvW>_L1bS)GdyecG;}};NC}+>m0|1d>2v;PE2
rMr|W*k`S@DJ?y@*k0mARb4nwvbl4)s`Ey{O-|Bof4mKEI@Y1%2ZZV7P48S#lJkMs)!R9gcw6oCnctv<mQMLI}=@D`~wV6+`1I#{hcF@EGj>Mjtwf#p)sxk
kfbjX;|M-c<7!OG#buUi3^>4d4tSk=bl?e@!W$rdW%>#*P|DY%0`fL9M~5*@qopi_w=a8#Q1=cYNT3|8ldF&Ll9L%s-y*MZ)=^;fXVcItrQI3SqW^l(jE|S
#zJb`m<ny)tvn7rvb+1N*U4c}Z8B>so9VtT!Ma0YuvQwZ+a}0~Vi;S~Hau;P>x}*<eLRU=CN7y0T1hXyv(TUS3dHB9tD~@{L!;kU$L{>=1np=#GmY-2-&v=
i9(PKDX<J-T?qQczI>)*1%IYDHIejoe5Ag5?aKJoZULa5Mr)+&#v5LWbZzohJ5$wZK8l-R>Y0D$rv)DziJ$<HViczfY&NjWbHi<s-zc&I15E=?dcutH}xRy
fjl^}Z3>%IgQspPW(1xJ@(p#uA}SOo4%o6L4Dj=zwg>iWpxk?MTQCO*z}YMDzM`BUdd)?X^7UHXP2zl%3R`hJMhb88NKf9nckDsJmu+?uHVK`t_0KhENDCB
6GlaD##3=Cjum#|2IC;q?>KwqLax<hXTwv@{F3Kju5lWnNnKoR`BO<gWCMQr<8Rhqx|o*6PO-f$^*&I71aW~{Z?p}3-5%a<~`$xUam)`;hyO%3u<Ihs6J0@
HwY7<owd?z=F+upCz&qJ;;uI`vJ<3FPJ|J1(U@D5K3<3n*Dw<J38NjZh_Q=cY$)H*P4vnj7;pcKzs$=xc}`+x%aigonMD?&a@DM7lYU8}g838YNpfon>Zvv
8E{;MH9<z9U50TaI_8nEh7Jjakgu89?INz@n!c<58gx5yO2zY}qWN3al+j0?87%{Q##D*T5GRq$`Gk#fFcIV`ZqWBDiNY80Wvs7}fN@7fkUeB!|ct=)W;bJ
3E*3J-q?_2DQI-|<q5u%uzfZE@%3H@a7E9I^m&6i~xnWwy%ygDX2T<k=00qJF7nT~J+P?>+<)Q`J$B(X-aFGr>8V1$m>;7twrdU3;Z96U6Vy|!6!cdph`M3
6(_Q9r<Thq><VaDdf@Gi8f1#HZTE!q~9;cZzd?;w=D8>%Yt%)ws2S1bh19gX>w|@ni$I??~jKTzfm~v5|`la{fKT`Qh8gzK=yL20X>;Lo)jSO2hK9)!YnBr
#f4m>bw&ey7^(qN#8M$t|qV4Zg~LM&1&uP&^%J>;l!w7&dR_%l{IIvM#QODq&!V~!@{aD=RVt!RjSDi?wa{GrvxvP3^XFU2FXtbS8jpO1T08C<pWyABU+lE
{;V#xj2)(4NNa9@;Ep2~)(?(d;x&IbHYM^P2<K@WT8ZCve?gmrF82{+A#pS7vz*&iGvS1}ZNHr|HdPlB7MnzyH;}9u=ySPV8rG`0S?yF<#&N^(8;e<V6_le
|lS~qvj>qL(1YpYJ;UK6NI|ggIQ8SxL)Uft-z7F(00<=Sn!GC#bF4|$+h#~p+*M>}^ie_abG9Hz>XXY%Vu;}=JSg9DGkS}fd<JPtk#Ax`Hqt(z7J~dH3FBr
s6AyVA&5vA!9)Y>*Lm7W`Yy%e^1Q&dcb36{HA9W1i)8!<&$wGEPX2O53c0d2`O=NVt6dq{RsWWxzAlbC&QbpbK#zgx(>KDEup{Hbw5p<uX@kSTat23eEaY`
tQ#N(x{9*Hhr9mO38^o=vuzP`o#6`N(Pt*-sXC5ZR+|RXqQ_d8{s>JO3OFfbO$krmNI)>1+&#QXdgor)Fm)X~PUVIi=M(vpd<9B7uPf+u}SS41p5{i2jd_C
1cV^q=t8)tan#)k>F2R60F8||KYTr)y68);2LrQ7g&s=FJ`w5(7p-R$@|j6hS-$PQr^PJZk63AMDd3~{UD8RZR4~cN<mKTgiva%So$6~l+Xx`g=B1;6AFEM
_eXcGX^V}%Vg0{>ha1Yq<iF|AT?HUKBQ58sQ%KtREuH-Z!XV>j2JClH5#XJ@NyRkUIGP#wn-g63{K;8oRgf-0zH0pTaIzjwQ{&ah<e)yU_AIvmvR<P!i=|z
G$P4Qv)iz?2D%?|B%^z&erjz6z`p&3v?i@o&eS-5TWo5-Ji8mAr&uaueUg4!%9u<vrbs*7qO&ksTF59;iRnGL_G0F3{M41Ai+B03S5+(Tzsn#TX<M^w~pwl
Us!7wEd?Bu*il`Nq_zUkqiRZXYs#iEHDXgLl^-f6%#(-xPx%@at|7B(Timds}Evlt6}m4d!wE9moza0|f~w=uy^myFeX`~v#Mrw<eP+m|(nlnRosnmQhxM|
oiE`exbH1AF+O31@7)!sV}NdYpI})8v-j{?M7*Vi7v)an&O%7gib}LwR^6zK+Ps-8fzsa<TNPaH@Ce>Pw$TBzeG}xWa7>HO_fsQ?VZ()X+VNmqP|H!SkNI4
W781q!6Db({w{n%cW%1d&_8>7s_Xv)G>JU*BMS`ArkHx7@GQkkQ--*Pg(=W*BI}5Zr*d6YVolEl#y}{E*JDCg~-qMIl54m``HNDhA<ink*%d%4|1YLT-sCU
kA}aJ?GAGsG`3KMmfRK@_yHqUxJ!B&4^L18r1-U&=Vl6nHb#{2T(zd;>cU&ChH9?9#{|>v52e`wJ|lee<A?b9OlGAOSHcrf44OQ91&Uxt8UZ1DT@{{{F66t
fMAmzoY#?t@Oa<LpQ(;^yg+v=I)^&BQ_=mftetW9<Q%^2@50q<fT}aa5`xJC~t8dJKxeApjIH%N0cGUPLozE&$qK*38zQKFO)|k5tXU8GPbnt`y!2iK_d>M
CtCZ;AYpql3lI1t0)Vu%*zLfl-WP3I$%f-0@<$0Q?!+1k0WB|RiAQvFC&G!If{|E8}U*2y8igs$T&5+W8ee#SVUL9DX`K?j#&thSy*^Wzn5P?wl!IX{Roec
<E1leyhAF2-dgrV`70VLY7B)EEK9v)a=COQN~ecaG?jjbOPzMBIjW5M1wuJpspyHny|+I4MS*(g)3W!_Olj``&(u&PZW8IFI65eLyS{Bu<QmorOLJ$rkX<J
4Zi$wlk}`Nd%pRJP$+sUNG{euU@19@kSetx48iP5^4f3^ME+gkmA2h{_*La7y&blmzoQ}s+9ClJ!+U{gB|3|WfAuqQ-{7aP%;40Z6;H<XoAxUch#@u6Y_eP
?A3~_cI=?3=}^A|7wP}?zd@>{ZI&t+@)=T^dDDW4Ge&9r9-|TqC>w}$I}YWgucTRxvU%|6_5ID|4c<VhB{Jwl$QQ?ZPOkX}p5IF7=!&cxeH=a|9yWHleY8>
4o|DZH_kZPm*tl+2SuGKtJlNOEVz;1ZU8sjyB>#E~kkn99OC5wDEX;#m+s>BBhm>ulG(ahOVAu?)40Py05Nh|Md!|3#s@I6g9q?{W@J^2-^=3ONR~AHHPEz
06t5ehBzoSWzLOFTef8aSf5j$eMkjv;}+cJk=*FH0?+8GWd+&0_DrB}^&OB|OqNg!Y0l;E3&ABr#yQ@ZKGlQH?2atzBjO1Nrs+b<q=?M>_s8-G=s795E?qj
j+)zT3J=q5`+P0eJf0LMTNWL5s|kt&Z<<^Bbn&u6TTG(7}ahDVI|nLYY;2v1$#IFM?a^Kp;{jZB_-oK#kMrCGK}QCd>ugd3<lxL1Wt(AN)~NNd)IQx^bK<{
Oj`_i_tvi>cy4>5vo3Jwn`mlVN&N&)Gv$0U@DKgt;5UZlqkB!tf*_MI9W7|h~Fh}`@-=E)7+>{K<dm=QHqQ8EP}>DwA}>{3BE{43h8tcSeCKVu6)5>B)P7t
`2+aKoZ?2&6N?gD!H57SFtu3x1taK_g`2`qJ5y<lV+3=b9F6W7U_4Njt{{maYMn3mRRr?$!iAuKX+$3g{A^{ym>c$Nl%`#QhgdR+D0l2*$J-5T$jT7`_g=h
mP|rKV-`2U?+BnCiH|N;wtgG}@Mk1s0blAb=6W<izAeHn8JxwUQTI(5GJ@jjT(jMjd)@9USZ8z>q_f;R}N9Q9A&}e0Xq{A_D*fH10G7<qTY<q|ak+!0<X9_
|ata{wpOuyY&@Hc`q3Q5_Ci{O8+QfvG|UQ=dOOpkQq)h`9>c`~R3Xz^OZzM_TCo#SP~9+KZM49h&jTaxeCZI>=pyl*#~I=!;|4i)OJ9wsh-W1>R9DB&Q|P;
wIj@2;xFijtekW7d2x3BpA5S1axIpMab<gZSBe4*$mIHhR%&+{dNH1;r8$o`ukHSpvx41w78PoYY3*qAPDU47+|cYWYYFjJp#tfcP2*S5lhdQ{1y^oRJ1DE
{wk|qEXq(D$}gXqSQi4C-n~uqqO>c^<muyM>!{XjT`$KP$8WGWCbbp5WaHy_GFwA6*mjd6=)tka#PO!!0mfBDn~hlfll5W3x_aV9<%Xb<N-nc<9~Vk>DndB
FXGA80ho*6$KF$!{ok4rw%G1Lt7xZ2p_){IYB2VvDuD|tG-%yTtkHG7H5{GC+CBLK)TCVICOFt6_3f|CjO9)<Z1|OiqifX9G`|(!=8W>2kxo<W)ov(Kqr6V
zrTmT^HeyXSlJ0K*o_zPl`LYgIn*fKj&F+pt3;M4_SB}!r%|3f$hlfBW*9tvB`@&fRdfakmobD0Wx!0&wzM<TG16H&Y`L;8WAL35NyG%{$CEr8ee%P@S;LL
4q0}E-a{JrR*D^PPyRd;joF*Ftn)Y>iuR9+cHGtYGx394-If79-1-Trj5Y*wMX82q2!9If1s{$>crIv}=Y&%O3!8BF2|Pen(uw^dJZqIZIZ5<ge+oJ+AUv!
oHiPaj)yXWnmf0PeY{b^->7wbb;f#&cffgP2&B$H{}V2a^j0G+J!M#4M>dRavcp+~bZiwd^aflgNi%%5>jsi@$sl*MIK7tS4Ru!4a{U`WKM()d$U)*1g+Lm
)^HW+9VLM`;6Ll#?yXmal`(cvFXA5a`MI>$H)+4A#2V8#>Yv;m<?6=I#GGgipVaIK6XOmyLr7aL{QXfn#vmhPYA@{RfXayR5{z^d)0L2`G@m&T5{77XLv56
CUC!5oJ9PuG{l2rVR5NXgBuglkG>t(y^fGU4@P#8n4)vd@Vm^_*fx(hD6Cw{V*lwT$lfdwad8sIftIZji_3Bv8En*;uP1~y=iK_mzOeY=Ek)v}_vNk{yPr_
g`b(21)~%4h`yhKcc3e`zO2tgoBU`!Quhm2>*=LSs3XMES86jie6)nhjNk_yxn2C8->yu>#KidOJJXgj%rUE36qU0?~5_qHc@L>fDirnt~#3YNfo2FXlSK0
j&O}r4q;7drss0a(`?C1?7tRq#FY`Hd7nE#n2qWFIP*wLU({Bhh<e2`{O7pm51ReGpam#Nj55TEIaF^i0dJvanROo2mPGPRZ(c__}M_^QOpI%R+L1jY{TVH
W0?l=SXz0O+4<78lYjQuUcV6Uka^CL$ZyR<D8N1+)7^nF4W>{>lxo?6A2AofOEQm#JP1`Lim{zXbuXoP8Uh7OklTZn$1Uy#TONYZJ?lW!687K7Tt%Vd$rZ5
c_;6GIs>X2lF)16n2D;G{)W*`O2lhUWl;Gn`{@EOi+QR#zPMJ3T<eh8LJG)ym2-#k0{`$@3_#uoV}1Ro2L+s4t&lZs(lVdsJhgHhq)aa=s0t037ZzM{#mAJ
P}+V(WzNo!ZCLomI|d62oD4e$S&_#0BvBr~8E}Fs2@QwH{MSX!jcS`|2zy8F4UGf^kw=UpXk^KrpNq6@W&1^xg@06Eq!q}}V__)vX&GFvv>*%m&6(E_Ndz(
bQsH_lOao|XL+@1*WK@@p^L$~uJ?*T!&IL#o(#Xi30K1v)U($c03kd(6$OE&;>vs4`pY<9GfIut?^VxxrhX}2lqaHVJ4nih(BXR@F4-E%PB6H%Ulv5KdWOz
shKk2C8Y+<sH?a|$+fE!3b_H0l(znhFgKXu|Fm37YKhjR6CAOCIo|6*k}?0vL+7vXoR*HDnN(zqJxRoT439LMRvMB6}`DB2}Plz^dky2Z)_FbIvhNIf|(U-
%&*_)bjpF2?RtlPQ9We`7y9iij86t8Aib#>LKV{U0X_<F@yr_7>(yIz;8lKpHCZG<<>!K5*+H7|jKkHyCz<b0m!wg{P8h-*|mndskK65dwFO(h=FIwbQ09%
G1bd=~Wl^QydCx(IeHIK09PYn-OWWLBEAA#IdiP{L+lG7l{$ae^h!-#aOBW$>P+>UwRn#@(OS-bzHh`m9OV4=6T%J{4A)VVYmd9FnS;%#azrQkR?*mu>av<
wT5jyOphkz9@2<yY-kysS#E|!<#>t#W9`<t`{qMS2Kfk^!?8bl!axrd;+CN5jJ-h*vb=q&*xoArREaIlMG|lkB%oj$1^E=syLoMouqRV?QlxDS`|?95zVx8
CmVsidNF7em#dSNCz)O4jT5g6Qynq69gL8oc-JW043DUgPnuaSdNY0?Ju$*ddh9<)AGjJ#Z!!)yfWt+BJR)@JDl}1tK?ku6WPdAI0vB8pZ&SvqSLf(a6K*c
RFA)}p@3o_9q2t@<_-=P{gzgtuK^|62@%E|cjy~DWyfx4D=Dsepep7O>f0}R|r(9JM%?36Aw2A5S8!7--;ap&%Xj`8&7r8R?Gd2OUot4l+9diLpyLI@*c>h
QZiss(Enh&@~2)X_QeAHb9u)1F-!WhtXKXjH5>_(PWBSrGdfmRnm$gkKdbZHi+hqJ>rY{}U1g#h<h&G&8VPb97Qf@hg36oEQCq!~%iOh|ixu7=6c5>^lMOX
eu)3zvgfK|5l0l5oOiVu6mN4)zL+ZlmG8Ogd;UD1u3e7gJ3^|aHTW^o|t19exN*Z`hB(;tRie|Ym2{vzx8*4Dot|gBtSJ&cN!}Vi)AC$C@!n$-J)NVMzg~d
fSr&UmtS))w)J~sLaTCLsihUwg$Z0)BRHs7)~EUq)|uscKbV&GiF&PN@}t<%$HeneCiPf5BaCB3j93kekifDM+z0Hwv>4yOZ<6AzNvL&aQU%?587VOxstki
}3m<Ig<Uu~5uwlPJo66f8oDYv(op-I7jS-aHZwb{iH+-^18_2#|oyGKDo)sHrTc~8J8LA06oer)mAo#dZ1Eqi;QX5O;pfC#_eJ00BPxOAPGqvFN^Mrh+`UG
Dn^M5c0UQ@e`Wc&8?zuh5}eva$lwYhte%n1We<*_g0l`ZQJ373Xal=fyN$eeG73mF!<c>r{BTBx?)cp%}sDux!Ex}x(3(|^q?s<q^0a8AZl5F*3-Ku+ic)`
u(OoCzs$hhD0$04QQGLid8&OnpZ}LrStBTX-aZ$HVn}6iwZf-sfzY9MU!?=bDP}{?=gnS{zv7MNzv4+L#}w9v3&K9%jR2NE$)78+&<^u+WR0=0u*@wQ{g|!
RbL}bl8J#0|+bHFaA3GYW*!98z<SSm(<k`JG>3^!f-pVq258SA*xsJk$`0HT;6}d#a;V-Ao7$^rUrK3ZMd!ddwOLv{eyJ|`PFFi<kH)3`}Q>A*iMuZNDLs3
oj_*uD*Fbf1M$)R0QJ7xOTaR;_H-XYLUT5Z-%QF?i~v3Fy}By9s(bNG?H`0%$$A7(=pP^7ILqfGyzwFL%gFnDaD#nL0p&({rX#w*TC8CX7-~Q1Y8Q#_$A&)
g-|_z`j*ghU=ER&iwVtO#9&WB*vx1oi>Lrm$!UrgC=>A!XnXU~cmE#5mMbEC`p9g9t3u>?urdv%I^nGiE_mmz}A*yHADiUc1UV19Bb+QK<#-#S;#I9W6p+i
TYUllMG)4u?1)kP?|gA7T1Q6u7K@H;{QG+ac9OZP5$?{`?|6wD^%i-L$<pG>wMPmQuBv4y!b=L6AZ90peT=)?wv=WqIRtyA$MF1zVg*bt<=d>CpvLY|}@4M
H6IET#T}=RwRVgyRgjgetwR-0Hn9Ov^4zUWEwFgB_vt$QaD2Y|Bn+$e1xkVq3LF`}+5i<zFu|@jb%R0Wb;ZfK=^z(^=9@J)RSl%(?(bt_i}5;NiJ&n3r%iH
zTPGWzkfnB~mj((Z4TLsBLvKsS68(TMRr~SvpL+5*v+IOd%))!P#-27iB6h9tnl$E`8uar*L!saAd~GA_{4K6ArXp5H<g@&?CTlf6t4gRDBF8v6SHC`d*O>
-{QYY57rZs_c|kn5Jm4cfgg5De^&1iu~r*990r=L|1iBk@<u#@GldjyIt;UBP+WEUlmI6#>8$+&hLeUKeR|HR7vcAmlVrSuPg&#o!qMDwtZma#Y?+K4!ajz
z0+~jZz=-`4ulYpWS1@UkQoUO=FJs%Be!HPI)#^D=RP!+?_OQw8w>8pm_#Y;<5b&06RlgLq^ebhORv9?^4*tsBu-qy)X<{UGbdKAWHqedXPS;mYPv;3je3p
NLy|3RH<!sIP<gN+gggo767(l17-Tbc)<sUgMhx5&>RqQ_-hstHo4D^Ai;&FJ1Bs`+x4LGJoL7{L&&!E6;6NhVX+f}Go1HHf*wry1(wNNQh$-^VO+wPu~e&
9P;ei5divZU7NR=`Z8pCmD+UQr`)1EkE-^aBJ>kxXpPlvsEeH2}G!KpOM4Vnn&#m-ISNRNBV6&lTLh5yQZ4mo=_4pfwcjbwm;TIkDVL>9xNRut{Db)~A$S^
UKfb86<E4oj;hr3l+(WM8uqo$Y1oLK}xKIK{=_$fGq@c7Q3`r+j2l@UsG8Efs;<J^qvhYAwDEV0>g9Y4VpfVE7CBzP7}Uq4Jc$WFt&TT=L(?arW0e!s*e>i
>mv*!gp}(2%nvW1sB+LOwjX0B{1y!i=J`|vkcHtvNgHkC7Mhg}TYZ=q%qM24tvaX#cdE*~{MU#!7|QuFHZzTERsdZ?V_&vJ$YS;C%IjgCekeaHbN#8A`B&f
wYE#2U=>m7mj(xOENPON#_#i5+`E1k}M9dX^01V(w0#ix%I6)oB!Xd8rCq<N$JrDq*n5-_iy6ErJof4YHqR??>4?cF6NEs~vBF}>nFO7ueip2{|!6rSn1&m
2MVz8?!HSUW7bLUX{Ib3DWUKNyr-bd2PXp~EcVY543#uT<KC549<LiK^+jmNNVbX*ePqOoM_i}%>dnTif3fJwbAnPB6S5qR6QEZT1aYyXA5dnEJ>4SxQK2W
_~?-X_*AlHd|q;90%R%laPWHghAV3?;LZGD_vc*MKT(w3d)AEe3d!EhSL;As7b1Jn(nfrJ-gnrYssjp44BWOleQR#8Ss;&Au{G*b>`1lvmxUoLH%4y${O6H
CoSQrb>7nkixLX0qcdPzs)Thg?-2-*hN^!N{;G6eXG%{7Y$!PG(y8Os^KZvLn>~8w7%%k5kXzc08Bu?QGbNwMVd|-VD`016^Ufkj!5Q=TNCw24)a+4%)eN2
G{&W)cd$tVx?ZBr+kvf*XDorI4m(EMi^+D?S1K2UvWG^=Hvv1U@hv~5qN4I&UC9vY{EK7&;?u$o2-Co9q+*z=zeg~CaE)L0_#1qV2#wHkJ{enq(Ep*1^$xr
D3O~;}DsUB00`a3ix57MaHvYX<*C{|p`vnF4sd+}$9tUPq@_*uI$1+`Mk98{nAgk+d3vqZPR#I&==TzG6+JcF&`L@p9KClTd8B>vFvtGZ|n3A!(HlKsFfyt
9pkyNmN)#iX(bj!DODt9eJLsFyvw|RVS`nAVv(`O4|c(?e%Pw(3_xfKeBTRC`%ihU5a30{YEvTKz7!J8RLJfdKagvXcA-sJifxW#(0t&ol--!_B|Z>bmGQ%
90QWQ^D@feZq*&|{w2n-&l!pM^`6T;#qxTQQPFT7`5Zwsl~c?2jwTyK0U6r_nx%qz}-4W@MShz0Mp4cJ#1-*7n3T0oDFZUC&eGw84r@_8*aR&yOf{<D-rCq
2fFx+|(ywBnw*MDLHnmk-VkQX9P~uWBhK?Xh&0ghYrBrbd24o`1&$Pd6S39`X9%>%4&73_p6K3M{mp(Y)49**t99(1Q`v{p|-H3({<~e=}9P)0I~AVly4}Y
p^6o6ljl1IRqW7TPm41XbtRF*GVrdjNLZf^&;=HT*8E_a8l2f*x>ek`?Nua~Ij|`QxyQZs2}E$^;OOv>)t7IJjHq4_Kvk1Um!m%aZrtWkKd-mP5y+6%6&>5
&#-zXM5fbxCZVXp#F^oK}-RplWM6yL5!H7iY(>(Rn&oyT4J$HnE`?gr^))v^ADf)ZR`z3oL3(Q>4-kn36MQ~j#a8Y>Cl=F&VLs;UJDgYPp-?IL2ahOEni~d
DfvDB%2+<98KAxBZ&^O0>nM6>~Tut0<7n4NEF;rCG^)KKTJ#k-~>l{b83nk?;OVq=R^*zU<3ij(QOhlr?TKQ}FpkwXH4!fNa62q{%BjI#OUKyCG}N~Ys$De
FHcO=sW1zqppcsxQWd@SMxl#L4JcpBuQh_#xKjchY@pn`KpEo^R8A@!NILj1vIowym`?T0+O1uB*aEzR5L8J@f|qkxgFfMcrtB(0?0>*!N0cVF9jimrsUw9
UMK*Tz_%)tFm46Vo21hq;Y8;tvUbDW+I6EzzKCvC3$mP4A}5*qhPYMwC{RQ8Bb>#rqEuQW*7T)vTH<5+(L%=*KEQY$bpYuTi%poZ-k!8cmpDXynas~p-`I<
a~}l6E%2?80wd!VvIZ;WoEDT#*<0I4-+Eq0GAk4i&-xWJfiieYEdM1ZWdhpRzt=2~D<C_&A_zmS0*t)J969CLz!wm_gZZiyWn7o>&;yBy`)7%(Ia0^IaaeL
0o5UX0#ngY`mCMysb@spOZV^3rvJq}F<-7ELnPSoQ-a*4c7Rqd#ymUz0gw`(^^OWyM8NC~HvNj31r<JU#O#lpS`DB>N8uve_`1~@Zem}-b;UfblK^ae5L5_
+vvk2?HQ+ErIAihwO7Ypo7K0+_GG{hdRh<2vwUi<0rc+13(Z#rRH<?6E_(qL%09$f}5wGo+Hqlx65az1jJ7y6&z7bc?_;VnX<%hrTz?D|Q!#R(Kj6WRLOj#
PiYN;`X^Z%*Fa9`nO<xb2NQvkC1HA_@2lBw}$}s0iqw^lsd)MyaTy78F!ET9-S&F7*Q%wD7PTuZ|7nAM2KhU$yWah-ojEYo4$nS=A?0RYW3$nOwPMGhT^VI
d7S;{a=lXR>%s_+u{W$e{yat?b$r4Px|~oi8|HDxLG#c`};Ms>E>0HD`n_ZBrjkQDUS8!zExLa{maEy1MA%M@A#Sr-LsoRC??Iw(1Xbi=%y-9_F9JU17`WQ
L@!OETgqa0iEC|^X0U818s|Nk3jsAXkER2N9e%+bdvSmJ4nxNwO+ed>m9l9a{ID)5l+I92RC~?vWZl9Vz9!9uj2BacTt~yYK@1)O+9i^Qh0Y_#1>Q#l4I5b
3rSf1G=Y{Cd`(e&sy@6wPvCKgLj0RBk${DxS2Yxncb5J9mz0`gm56Q%?GZzHe6lN7-AtuNg>4f+ce`~hI|D>BtIkxQ9T&07ktNpQ%Jn(Dk9J8opi3PA*jJU
^w3%*+<c{+XW43UXGE@Wg56E`GlEpv}`x3Q#ldmpSHV9RANk-fl9+b#N6*R9mQ6$H@%%iZGN{ysi3F7m3@-qMN{_)(|Eo<o5Cm3{PNp%!s}U?o7p4GQOlhv
iPo57EACf?fkIOu|c;{W;$8IZgdf$F7VBkeN~yO(e7dMj1gVJ}Z4H0XuY#p=Pi=Y{d8ApVS1|Yo!#CA+}}cly|5N|Bf@|60BpUX@n?#$H<~*UI$%Z`3UT&-
-Q*rb1H*g6H<$>&bbu3<9}oSGf#LZap*#K6zv4URnmiJfB^4tSY(VrTZFu&NDGrSE2lZ&prWQh_4u%cWt}JJh%jxi@*T7cCYv@Xh7D|Rpv&u|bgm5wVgdlO
&0pYCfH~{y{Gm0<t=hf*7rUe&h$f3As(8oiAqBXE4^#&+bpW12ifV+!KfEc9xnLpeJ8(qj$OKi_LQUs{pZl?JlrZ5U>Q~Ac=sv-UX7&Q(u#{xxNJlqJIduN
tw6)k+!X2J~ASj4MMqq)NG}Ego4NrsDC_T*D;{t!@9u!DC;|{n@N=z5>9j&Fx3oT|k&&^q5IkSRTn3yV)Qga3Ah4Dj#sI*Xo$#OH;6RKmPa*K$b=WTa(vZq
n%_^E*u0M8=T<v`hd2UWJNe)XN$!Me9d#^j)TPimfiX~Cwe-@$SI`cIqC$=1~wPo6Bi4}5185WaP<nU8oG<^w}CgPPExnK3?Hl=_MFW-fo;``Fv%^`N6dNP
9pkr+r}IL4NP_r{Jo@QFZ&x$9ip+NsQbU_{;<xcaas5(Xjm}vCah;yl7#}WZb1mcc<DvX>4}$o=-_|tWIuNgs$v|aVu{p$q=H&1NzB@=KFpewOINFPlj7Z*
XE?6X<*sK{uc&5B!U}n0_@5}MT>GsS?Jr9l79fM14GDgH?f1WI^3W2EL@NB<iN#%X%;M*kf`Hh&s|=jkoA|CO@$oyv@alF@`B*mE$N`;LTV=14&`vVQ<B{7
8Z)+B_M&5WEqcSfcQD2vp)HG7JePOQJ{&QBjj~N(t|lmSRfVG6%w#|G2qsvHvaBmLR??p@2%%w>X*}QQ8qM})p6$n78wGQ1v<6yA>t-PTEioRJ#Z|mxzSE$
A{TO0j6H{sUJvkrSh)5fIfLF_w(QG7{WMR6_Mz*VYfjRJlJ{-^8FWvQ<5H}!m3!qppz!)BMXI(BX>|DBO&lEqa7|<VT(ST^ljj|Y%QRFNKe$;@N1#P>e|F}
ry7mAsMffCUK94RfU1NbAu<h%E)d7&&)@~D~yAa^e1W@x@7ICiq$j4aaw<NEXu21NW1)%d|M?BhI<#^f?jpfin+<)o<WQlj2?hFb*pAJ{Zu7)XJb;8P`Ifl
)?>(&0cqg=CQdU%iL(ueSc676e5A8~J|OJr7x<6*ibtb^zwJ7gg!iz=61JmB1m!M-$aKSR1t_pGTONgMzeb1LtIdS=8vpvYM48NzuIP;6nWiu!@a6Wk6u^q
RcsHBo2H#8|4j|a-9n<k7c}12Wg10_&Ef+e@i9QPbGMKukDf+_c-Ov;bSOzT8kF;_+pGz#gHm_GYbQjI$dvIP_pIALOqk2)@SADj6HmWjd@#yysCNeg!|>M
uHK--sLH>q!L{$xVM(N#K7rfcwO}|rRdjh2oF>WE=_Z<(TzVknXYNHT>OJ86@jsVqYL%@bVJYD(gNoS6nO{Gro$1Wuv#c%yD1FvLzyV~a1-kt`70*uCY}Oq
qQNCKKoMR|-EU-;R&SQ;b5K1|IL#c<Kp^FA=Tw~!P!Oscs%5aaKB2I!U2(P%Y$lWW5Rbp#Zlfle0Do_}rA_oZgCdN<KJ+UFNrN#k1eRGMj57l4~0!v1ChXA
N1wkP3VG}Ye`9R^b7fKZa*oJgDUyfOk<wTfZAd(bMtvs)v?B;kDf)UyxDFeq(LC(nhu0tHo(<VoM7L|D1z@Hg=L5(2j_ouf@&<j>xiuRA@FMF?1g!;_Y2yd
`3jw@5N8vI<uZnnbrVfK3qINDgKfM;(LRbND{;O9W3JMD`2rB)S_S+dvuadfyO^R$VY0Ah-$s(;T?D><y7FyRR{8*FV`CR863_?0yr!#2WHJ?oTM)&2H<y4
!ugh`SL+KC<5L6FSZ^6TD+x2I;#518o$e4TZ?|e{9>?Dw}|Me<aZ4(EylXxx`z;hnKLEsb-p3g66PO)WD0Z+J(g9$M$qh4ZEuAOMTuW@P5ftXcI3{?tb0mT
6VrfIvLoG;*iNu_;NG&Uuzc>3iySF{4twzJwoLz=!neI#8tU#iT-vIGU31!T`WisR>`)@Trk)~yo6$M(w$dtj&FC!|00>3`d^`(e6%g!XobJgI9vYOsJJ3n
YxJClr^yPtA`Wt`{Cc7Y$UGnqD89Sd%2=|i;;Q>z$EYshC_q9xuFS0Z}Yc)l!ddie{&3YVsKfKY?UD)P7XuiVY#=MTaI6hxMyaG?$wq@IKZ8IX|iOBVQ;YB
dxq1f{XkxIbQ#YBv#?Du5)H32)fw5Cq3D08bFCv|%Yt5t`aCRI=kb<@B>=xIlqdJsanCkebdltFgO1kmLI)ExA&lY`m`37(ba*B?_oU@>PI7(^@OlzTp6bx
B}uOS;D|q_u>39LSfQ{e(cb-cGkrg|d2CqtXiY-X(F67<!FcRp2vFKym%hz(z*FyR-%4UQ0ao&)^ZO*k~WWVuc<fBogQFw+#|u`ir69-gpW|b#0q?K4h$G;
FU$ze26&)0ewGDo0z(%C^p)Tpzq}4eBDcv)V=ARuO=1vK^|q#V|`F>7JSNn=bGub2Tas!=i!@Nn}rl>7RM5ev(#@aGw2j&XW&L~P+Piss7vuCeuS1uMFg%?
XKVt2mk=d8W-utTt(Hrc`GT{Q-7D;kyYPOvd0B3|6vyD%69+Z){)c)?tCu<8O=BM!f$N6ou+-@ca35PUM?e|+QyyMN;^CKIu8DgUclF1;;JBu6qlTv#Ji5z
rzS{O>Z!eF3!ySR>LyguTSvjPC!Wmw<mzd!lYdAw)w31`_+JFi=plG!hA=4b<wUUEUljp($_4yQ4m;d;1oP(853LcZM9*sy|_cy?4<Y?u=*M~+et$n6*F7w
`)lCs2hyadr>bAjxoNdf#tzVbp6bX1uEHBH%@+pcB4R>9@9=Gi-&#Q=L07uBsb#;<R{bY!NC&nihDAfGXUEggJ|t1BWC=ZX}($wYk49BQ8Sp~QgoEEtzV_w
04NPQR5qQU;oe_RxWfp8FYL+$5Ac`Db=Sgq4Nn_fWQsQ>9l-Mci`uhIit?)<>Z7hG+L-i#v_uPjO?NE7tB2D#C-%j+Y_oxf$ljw(LckOTn<m0aSsOD0MrJM
_s!)%iYHseFfDD5R>OOPXRQKKh|)<BjyYk3)WXWicz`8oLK-Hrcu&-%kMR6E{dj(Jhtj}x4gh9zs1n4L!$ZjP^+x~V2nItPSsC(LSqWzSw&fdZBQp%ERYvZ
S9gGqssZvi;+K3?QF@h_Q)fJ`V!iGpoVP9ZM{w7JQ*EM&0KQLeFe_0-jI3}^SoKmA;#<i$3W{l1#N`FG=r(utww~G)CLmWhp9h#}t*prkeEBRxE^9XJ1b3O
`huQJ^3hVIHUOoa*82><eKXp-i-^H{rtE5#hew{;<N2r960d;?Xc8wpFMW-+ER2XM6`|AsH!B5QT6-YnqiO^-%BIgJvuQK9a{Ii$aoZ>3E8W@*fj{8K-chb
YVH5Yo8k;HQyfsgxz64AYV1qaD}V`>|(ja$O?4uaF=t;r)QbL!69M~+Lk>+aA)!D)IC|2!-|aK=fwsdfIA3?ki;s_pgz+Xpc}E6#j;g&;V_PYXS7fqiR88M
{_8g-qit9{0&u{Lo}0xLWGD{zn=I9JHWAL}wKX<t8d=ka&_0pIre~>uC89L|EVg!I>Jd*C_(K<|-Dx#}<{F@i0@t0U@&3g<;Pqp7BU-tgBSQBHr{CrLQ2+k
%bAT;3o`2Eii><7Sdop%$R%&@aeZ<yGTVzK$sw8ri(c~noXCyhs+6dqQo~PU^drzVfc#!|F=&SPK#vp<j+2UjRwViQ<V$75IP~3yrHnWS!E7E!5u%8_-&HQ
>;Zu=R#D6am74JQHpgR4FANP_9(`u4v$=QD=GVg1HeIdK%clw)WNLFEumO9|Qx)}DT_KxEI=Cd+T79S!%NgIC8-=3NZd3l-v{Z0^V*w6v4S@V|7|zJp(-so
>Y^mwfnv4Z=#Fw{gAUo^g+|WXlu8&cqe>R9?o^B}4+sWow^6F9r??YwU20Nj`b?%>hcQ&D%<nk2{N0C~y3g-~9o7(~(0@SXWS*{)?<Pw&MOYXBL4Fs*1mFF
OuG^AzpJwrJ>3=gPl&;PV>s?i7}qnB))_LKw~RA(m~BD2J;`zdfvV!;k%qAbv{-57}zuc-*_VDiYXM%8`mMmYGvB3OGl(L0xLe?M^%I14&KIJX5h{$fNrOE
N#81DV=ZhT9tyl)S|O64^rYIl_HP`nAhbLN?6e@u6rA1U7GGy$3HJ*-|jSZS^ZZi1P8l|Jax4)L4xM^Uj<o&^66nuCCB<2f8kVcRdmx>$^_XPCqdm#z8t_4
+VF752SBjQuaphv6m+x<uR<k!Ae8HdD@oY1N9<v!_PD!WVS~V(R<44QpBX97cZyZUcY($T#iCWO9CDfq`VY%UUIbSM(yfgJlWrT8khgaF&{~3ukH(V7yMWp
1obXg`_SdAk&#ZL9TLX|rQ9n|vT5kt*G)gCl6DMnhg-VVN!Q@AC)YQrow6#k<hxdvhi{CilwB&xz&U_efX4rrc@kKnC=^#at*m>XUBF9#4VHizu$Gr0R3H?
PwM=1#-V-&AG1O(t)3MIAxtXoeKd)R*wWfnVadH^BeVwDmTgWd8kn%PAA0lBWFuvqRTFXQ-rKOqD#3(S%g*?v2@zf5ACY@}!f40etAf{>0WXQftI5#<lx$L
r4SSTX_-&BT-W~NF@whA!%>z=q;K3poG<Ll{9rXUVpPYanJDC3b5_^dMpa#R&3m*jj})B?2lce`wj!Qeow^~jthSQVHW_G*o{W|4QB(fpxssxSt|u>mEgJf
Ab9B;J9CRI)n^6`dXwmNzKnruRjW4E+zck5X1Q1SD^kDm?JC--3jY*7K462xqYj3WFkSV*>utb}EGUP91>46jD4|&35xOpitX>l;L+DpW9IY7|K2cL)BgeC
t%UW_+0$~miQ>7V3hq6d71;N<YPfxj#pq!(a5mXyIP|x7I%CD3G}3=V?w{ERS&Ddem<exL_g#Mo(@a9_zP>`Qeeh*!;BwU!-gREYgGMDiTMejfLLTY0hVeU
kD%{6p`tq>h9Ec2BZ)+*=21W7-(?1RMVzYndA@7=X3WA6aX0`<Cu+|1SruqoxPAmpx>_Z6x`&9aiD~*BYu#!%a*7$V<L6cvLNMfMT>Qkd1*y_XWWb!Ipy~(
51Lzjt%=*NS$+fu=rda(X-yOD1yj!3?k6PAM22K<+45*Bb>uuRyd+O~idD;rdyG$MF5bcGhu{mEtmf?OIkTq(8XI6cO%1w)65h|`g76ertrjjraWEzj!x=q
B^J>2;OKJ;E7<BY|hjr}~7RB#becDPjr_BQ3y=LbLB5OI@eqN@{KaDY7{(*pLp*vppqC+!M{#C!$j_gQ?BK5+P9ipdT$$St7<QJykJAV!rIkw<511DXK1z>
ht5Mb0p<?Nf&l5|t9x5%0vFIDktT>ty~y0S`^OD@|1XA4PPpLj>RWFUlj5Qr4>%B_O@6MU}B>+B#VZ56Xa~WYGae)WSNe(#-mFH+p8>IC(P=8Pa*Ua{umlx
iG))NV5SbzO_OCe$R|ORoDk;CZ{Fz;)Z8TW<RxA6HGO5o4rej>xPnvRe5kLz~W;nyCoMN%m>qA*P;8aK-$&R%@LY%Ja1m9PhdJ~$rJGuj$K$XlkLlrf<WR!
cr&hZW(F?X1E?=UGH@ejAf&NKU6q9c^2@fR(r`?B8en!WvtY<nUyWkmD>~aRTqzW|)Da5wQW()ZJOaR<_xv#5t>to!R6TMI-#?8RNi-=XV*c>t#M_w>99^`
hv+wZh%g@^oid_RmCeo{A=tY@xJBIpYPwU2Ek36;9px#ZUyHXb_jBRUG8HyB~_U}tWEt9a;fp#f2Jt(9!zFJN!Fd$4b>{KFnrbzq{qo+xyWyLAd9#*mYt=*
p>$wXwSUeKnZ;k7I8wa_M^=$4MnlPcrLGnAV2E>z$FA5m&Y*=l|Yqq0iQ6F@fU3t-~T_oY?)q1C*n&EjZer(+N22g1=%)-^0*2Uj30MNn}&N4x=QY%{n=Pi
rN#Q`WiQT{s;V^z+suBoiIi<AdD@Odpv{v3zo;X#Zy*yMDi;;RGZrwVEnXY7HC!KbumSv2teJ93MqnaNm7eBB1odkNM$|nfHGY6uXpoA4D9CNNp=uFJL9A<
a`dd`7A`X){c{CtfkNf-@-r2g2;qmfOr7_)l$e=k+d^31aa(vy??MYV&Vm1T$_$W`2A+?7YV#dT?OG&vZTkN(JJ%;G_%a(DiW^@{YCD90koPJPdjbDi3C|I
JQ^0+QH!FG4R1;XYAeHAG7AOr(QwOno>?)aOnCa@#oBR|()0dl4`eY&X(z5q1JbexevQ(BLq!?WK{+kBE!cQTQ-v*pHekQjorf~-Vu=bn3je1*pP&XDs`av
@n$xrnRIL{z+odD4c7Cmf%x2?d(m(Lq7?7DmT8+kYl;!nlfdeYs#}h)lA<pFajUWC&xO$X+R2}OQds0Rg??ew@ukW4vdTU$O&6akzXosgVrcIOd5VHGW5z%
Y$edV#NY5zjze*ASb5<CyC^H~^t_^5vV1H5<~zSr7(l2ulOZC_LkG2{n3{NM;dSSP=GY+(-YIT-psq|g6n(S~^5919fHpBbb3FwT^o-?^Hvq%31xp-XeCht
e=yaW6LaRZNg0T^fE{5%y_3r###6+)M?x*Y5=9WeeWyKukcyWo=0TJ<j=9lf9cuLz`W1`<M`~x*TYM#EIL?V76s9SajIQG>~}0l^L0RARRRWh122WXyHtUG
HgFV(aH$bZVdnIviXQud8c6xv8Nj)SMW15+Ucp+wO_FamuKTqrgb^(Gg_a9zS|;NBQI^I)&$Ef);uPPUeVN3vwUKi^_T7VPXd5#g&^)=G<UWUutElaRoR$2
8G)gE>u_#Z43JU%{LS}c5as^c>Z&w@kK6W|A5yo+yNg#~>!tGfDyoVsmnmcUXX?&CuMP~*QIQ`grq8AF$x$MO1HsvLQ=_<Xie~Ti3KCbvMQ}_-LV^EaG1@p
4(N<EH0>X|@pX!p5?k@KNp{dNe?!7AMusYRtCxU%@QJ#L)25sT>fD)<7wOmWb1>iT6RN37z`qR3G(yX5U7TfD!F@@zEFMFc_2(O{jVo!~RRqy9^Zwwq0{9A
eb1PrfK=GAl2#u|h$Su1mQk8U2g3vFvgAD+_}p#j~iG*K>)lGd(uu3(cpc-amFmc*E{4b?ohC}x+^!F%LMZlL3|-!W+^oW!)*u1~I%C03uStWm(cl4I6Ee8
f>4?MGNNmUB<N^vskgy5?RA((MD+x+c2>aA&TZ75*AE+7ehu0a+O%9^Pi*7~y{L31f)&05<lG{cm$i0DpIrnnvJC?JfhkEXv(`P@rOkzvAWt<#k4Cn`$Ds@
n9q@p54C{&vwgvb!=S>Zjg@=%mbvZ>=hP0zJ*K{-@-5%Pj<cS+BG2#SQ6(Rec^#w0UQ79Y=j)*+O;%G^l3Mb8sgtzB#ZNirp5au-2`f#I33K*ZEU3#$Dp1M
;;fT&5p%N;&U#Ld*~jekuXSK7RY}I7SSi6&OhW7I9s!dTXiLZ4xHJODiZ+waVbaFLr&Jpw5J+QY>_@jg%nVdwkw(rPlw|!X2KI_rd;W}E+eyxT0ivN?{2ul
#R}_gdNV74Aj<A^+ao`^hQ@!wNIsJ(2+kk&RxhMe2A;GsP2hqNfLm*ef(V28Mpb=g&TuRn3cJVgz>jwt+PdORGDMeq!&Ehwz(FW?dt&jFjTsacvQROinSGS
|1s*nRV+U7%P<Y!YCd3FA(#e4j*eEk9L=DfGn(dKVdeFdADH|kOYp)V^T8a@+QM5=OR5La}A;iy3F(ALMTG`S_CtGdk;c1y_5*)&sZBIPa*61m8$t@7t5#n
o&w#jGV)8&&)%n5tntl~DB>aAFS9K?(d{Ov+^KbX)wPa|wumto$|X$!#a2sIx$3Nb*l*q^oxho7Ixlu+!FJ1A`Dis-o2c`oxX*sQm&DX5IlNm(-u<LpaQvt
PSY>fiA9BAKq)oPIfS>1r}QIXnFK>tWc}Xwi4%n+L#@CzI=Dgn4_<er<;^tiAO1<$U|&IXKiBo;#(hU;xYfxCm7y%dg;bRxSuxuJi_1V)PzgOxb!{4qi3}|
w`ePv2P3r*wC7O+U80nyo%?W9yUO|UMV}f4PLf3=$;>hA%9fkYTffGSW>9>~eq`vIG;S_WpdcfaG1tB|myh7k@z*%JUfHir35u_#DTXbWDp3%Tu&|db<6vk
#pfF#4-ooutyJ9`yl7hcT)!p(IuE&{lLn6ec`9Aob%)MyuDoS3PfC89KEJzm$tZieUcND4+0Hz@|8q5l-eOPy$Pnr>}x#L<E_Vz5P4`uz62{_-`hN=M8@)E
W3-2tM4H6#~<G?t;;L~U29e$U*q<Mev=xxt;pg5HWe!C`=?MuYz^FT~>RDb#YSZ|KV<9>%K|fkVNCU_HN3Q!S1F>W#a7HU!oQkIb)gSX?i`rF88OoVL*&hh
y95ovOZZ?I^yhCT2<h+Qi!iaMHOVd?55SLExhbf;grTUB64PUYe!3wyjqm9zW*{XIpt-KHO5<To^*s%PS?gYK-6{`4GpFCo$bXFEqEsg`>6K)(M}tgBwYC7
cAK%umvIIjzF~t3AZlRYhydjk%^pgi}7FOAX_(P7H;`f^(Np<S580)6S?#`bNarCo`~L1?|V%@b68ntJ2fNS2G{@vu%tstGfS<DJ;(Kk3~yImf1T{Jf%4gI
{$f3@ROp8~b!ZkX<0S$TZINA!&TM*3jG`Xa!BzKh|3mW%R&is4>Yjx>`|x~^9^p8JC8WA%(+Bngd~Gg<zJM|9$ly*<dfY_8@65?x$1sJMOe7JuAd93;WZu5
Pv2OQfN1KHk_rxC3M__9GhJo<_x>m#x1`Jnmx2Z}isyAEV!X!5*$=J!lX%}3Opy(6bT%vfW+Tz;*H2O$w+m|pbxJ&s{gua@>C5GqnvJ3$(@tx+NiJ@4^e!G
(BD`f2|$bAL39kgzA2+|BKV(wChMkR)t(hH~8M=8q3CB|?G3<WX%1|fK3LX!4(hqrol=O7Z$8wo#z>W$W~QN@FP^E1v2r$;7+{EF#n(1(AyC?*Rum}mAl*l
9R-&u?r1u@l`i??B`(y^nN*7kT(n2)%@EsuFeJ7m=99m3-F$SK?rutexy89MeSk!Rv&O&ND8JnN-UiBOk`?KR2s0EqWX*0mYu`5SUe{&O4a{c3OyM{8pyb4
gt(?k;uE=#2$8Py2N{t+^`^M`w^i}Hi*_p;+}r&>ATE@@w6bf-dsHHSXRE21O*p?wKY{A*ro<v-1S47ZW$pUi>>yo4w7tgxc3usE(eeQ71jT20NRhV$jHC^
0>SSMbR#yqk4saa8D>IkBLdt?YU^#4w{r<w2rAJ$6g!{EzojpSKWBOdK^Ls(?$9SlNRq<!<5{VW^?-eqYp6QdaqT0`ad~k_4==Qqa+-czxhW&a$^?VsFFHT
6IQ-)Bb|*S<7bOxLLe=c=gN7E6#7!mG3|$YK`P*53jJp$K1t+JNI{qv*s$bc&t{r!Bm&L|pNu;z!C+2`!)AkD%E5M8;5FRO>4Rd>B`iWGZpQmzK(G0zexh|
irO|G(~iS6T(uqv_~B>(Gz+{lUf!{r+#sFjFntFyXiw{HZ8T%-m-)L>PYGrL`i0NCIMZixH*A1}>%*cpNz_4U;kM^Kv#QU^YJ*3vaGJR(&#O_8am_9-nurm
=PjdURJ0XJ_UtG^1-FGtSI41^zI_4h1{moA2=#@W<fm?{F92tctxc`s9+`mh}ct2cQ`_ykFW4j78d1+~QbmTNwWBSDn&N*%Wu9ck|o*sla<kn1$m5L489I(
`e(x$W4v~y_|L^<{hnNdH;B%cl~_S9rC&(qoxT!+J{{{BNv<hxC5k2x^Qr(SpXgw-SnfuuTJb<wxsFv+@ojSU*(K@UOteiP*E&vqKlvD`F+-xIM_jBmx+#7
!n0_%-#O3Jy`ia39CsMOiMEf5@uE5NrQk~tG4aw9I(3=~qj@sMP>xi69fHSikC3Wz)YlJv#hEYZh!L?siq2KaBQQ|jv1WpRXazi|Gmb%!M&ujTcTPmL1;6`
YBAo!b@q4Z$wYL=bcP9f2bGNi9EE_2Jc|~*v!HArBeiW|mxeHn|G21P?CQ_O|MD!LZqx&SGz4>XsexN0K-+UruVg5EM?Yf!i*gj^RX3{;;Z1|K21A^S=RiL
LTgx{`j0j_=$CQ_Oiz_y*dSf<aM?{c6tSlcLhY)(@etz*orJpOwIYD+d57S}?EwgPr^*6@`OK9!cOxXjo6gMN>mC=YsQoG3+-fQ4P3N`Hc9CF7A=e8LtG@#
~2yA9;Rfc@tw#%$QQpW5jAS^iM8=>A0;UQ5R&ho}T-1p7<nUr(f&#p93jJwO~>Qq1De8QaZhb^s%b@97rg0mN13f)FdvJ7EsLN!5SopIgHbyn`k`M(_E}|B
y^3r1rUK{=wKuRACABf*6UUCNFX3Y41Iw+zcc{^$u>~8FE^P%R*@i5yq_rE@;U_)XbHsuMy0@2Xdpn;%609{j0gs)*S{nTnM3E-T3$W+A!=#NoR1)tgJLmk
PjkC>=%wam6i4OpQc%n78F>x$6<zG(OLqk&^gu!*!+&!<L773l%+PXHt|tm5(54wiZpx60^r1x2Kra<GHgq#Fx<H1P)WZAqhu%#D*9feU63%G7{^$^KZ95s
PQWb%6bHgW6KGfwCLwii2z3JDHcTSi)+SP5zDh|382fI-pyD?;<i~WndYn?51Xyftgodp=;FF#2O@k6Uxdm6Lh%L9VztYt@UugF5Obw31i0V0Go-564z4+-
Rl6AgXtd)&TRsuit2xo0uML8v_64zAIqZ98u@_IYnZkz3-TC=(ycvhsSWu3sPWUEY3QxV%&e!0S~oAfurmY}s_qL`F{|-Kh9l=_y=4EKdr#1`NJoY*z%>ae
p+d0XmQ8G`sQftX2Kx^yvzR)R_Xhn|Pmq`BD{h@m8Bh?jve$l4Yb#@(t@SfU>Un^c!vlaqm^h6p`u%`0Sau9?zd<Hrc;IdZ)93e?7@we+aiy59~6r620vW8
jI&TDzg7*OGX3FFw-+&leF)u))v9M_TP=qokt$@V9I9N>w0NOw>bLA`c4qb;JKLq6NwgNJa^1MZ}yJd+-BQUO11gY4%H31!jK;V=MdYq!^Y<W8(`rN4T-zN
pdHldd;MojZWo9RXGhLWTN&xKS3TiIM*~b5H39arUbNfGZEJ*6;LkZIBssOazo*iKeqfZD2W1Z1)6wGfFD>*LF_I_%mh6i*XAr@Z%5acWv4N(0^RlA5@yY<
GNTzhC&y~7U{TL&AfCw+JV?PX5QC8aUN4jM?V8C#i>_7fDQis<{J8=%+oq61C>CI%eDbdqHV{64EDr3gGV#wNjCNxhS=8!p^(2b;lpzro<Zlt<&PiRMzSN!
&6JvzQHS7muW=X<3y!d#^T5JR`TtGQg(ndA`71zXv^?Xjr=nbm5q_kZPN=qLn^T<^lo)U-N{nz~z%M+h)HeI>pWMSc$0Fau|*HSPFi##dHV+~xm9dTjF4DA
PGiuH-^zT+{at*sj)Q(jt~IqQi`I`TEgw#dQ7K5ixl^PYBG-T%RsL;jVKXBlPZ{2-hc$0B$rrc(ElT%HQW5&6ZjtF3s|*3uwoU)|V@{=0O`U9W60w6Rq)#3
|ECbQ9I9T`_KGpMcr3N2dXB{(p)S<DWW0b{;iz*c)%yHIH<n!(&(-=dj@}m4L{=z+?bsa$KE<DJJ}-Oq)DN2G`XO<eJHq5yu@PF!xFw!ae=67D+O<BK%C7<
uuxC1Z!Px=x~u&<GH?8?<My<#V)h;2S!}-=YTbOYoI(W`bZS_vjNt+)^rRX{8?dN~lYbP55s5>EKN6=`zhZ@~X6XdC1>hMYgOZS^(4ZDlcS=0;##Adc_+Z!
He>jXJc!o^z7?#B{W1aD-bAgrib<L%l(CYK>oI${F&S?`3&Bd|!fk!=w22jn5I`|qnGV2__B_fV4W}&v;7T<A6F>L!D)ZoWuUc8^H$+JB@;x&$A1U$TJaYa
FyFAX0RNUmZAN3xp2|I``uadMj|+la-7HINGHm8Pc{07iVaj&^lX7Fu_Fw0-m0azBBGO9Ic9$4M}pBdMa~g+33RgD}hI>Fn$k?GPh-z2h|CfWkT?f#5zEe}
<-;5z&ojA4>!9vyd#rZ-!G>Il-Ds+Q_uWNj0pEVYrDA&Gi&a4uEW>(rxjH^=k8de@w+4_aRZFU7sU`%23fMPNu37R#o*d?PF50OnlzwXeDSG!t0vVMK5DZi
#(j)`0vq=0_v+2fQom<aYsTCzt_AozTpuSmkTgHHl5A;K{INy5`hQ?dxKA|PPm7W(V5tC@k|d$C}ypyxM6?cFS923Le<MFS}bM9Nh-hZ(YO5!M*sNP0zVi+
!OM>dGp$ElhEzEhfp4Y59c=D$T?)4`Q%{1`ViKSy;@jPsy-pqF$kg)uLg-{hNzj@3gU!jwk}-7`;h*g}#ZYRP)*!%@?rp7!Di>;(4wc6S`0%}a@;ndv`$P>
)CAR;MXIARquiPCgOuPc!a#m`1wuYy+be4~5ueuZ4i5RKEwjI)R?ga4WMraR4yN>$v>8)3ImgYjMDC(hIq746qR5`|1oYH752zN2hk;6B^Oo!uJed)Yf8Dx
9HU1cMUYvfI{zChCv4^9RO>3#u|&{<)qr6LVVKDy1Jr_=P?8}z4wf+2-2Sog+@+4Adp&c(#(1??OcI=tqGK)S4zZ>Tv8KcL039fMs6A-Xh5s4xB=Y!5(zj@
$?3rvL##LDXw*i+NWl>GNCwq2zxPA};s~PfBF;?LJpN5?C#MQO8ef!q?c}($oCySz>Kb*QyV3x%zMAH9Zwoi<fJ7>|8WV?%Hh5Z=)n<q?oKOKE~~OR0oEa3
WUu2-@mW=G~XORWO;=s>NQcAOPWs5Gqj2w*Ua>mFq&4!*P4oi#o*d#pSbFzx8Ot&X5MdFWgxnbUN8#KchpW*bzr1q0O$y0Xsa?6$5@<*o?Yy|j^@DD5)XA|
NZpcs6T!9ge$A4rRu2yBRAU?_Tf3+`K+x-99RQK;=N-ItH_rI1-)G94Y>L9idE>4O)9;)$<f1kKXCK0Dpk|^u^^~_Lq+x?Mq<!_f;e>9d%{5HY4s%38JPu@
bTgY4g=8Uu0VO3<<)^%uf+11(QG0P*}mxSut;)4rZq>1z^aS7u7BOll$-#_w|;dD(;Bo!|w_7;MjO##|KVA(3g&p80Xg0q#=(3&__!Fc_lOI-8dOwlr5FBS
R?7VAruz<Q|p7EZ5daSGzJw$)KZ5i%Gw7AMFW33UT~kQMk>)6|XCpU}oHO}rJW0?ziplAi)<-`n91?8~{r5F{JbB}TJp0m(XPlhFQB!mB<DlJ`b*<sDpo`i
`19tdihA=OE4rZVxZ-)tY969!<R1;{B`s4xGXkmHXP+e0%!pTO}V>mCYS&KuU7DXV{<-dE|igB5UH6{<zgBP@?<P{#G|!$9pl^RXC0}?r@hKijuEVbcg0S-
+~|$<Tq-nXZl~9`zMy_Cc`Qnl8a{rj=J2+S&$TAz}lXS@9<6o)9>aZDh(L_VfD;v=c1icOlo<hyn+fCYJs6F$wS|V6~@;Iik%a~&8`&ONCYF6_I7*ZyyKVF
rV;azK6ISSt5XY?BPO$-pGEhnBH)5mEgc*e1j}D5hq~;=<f`Q!?owSb4aI>$Qyu!MW>rI^wbigQ^Yz3u<zW^X9H0TyP2Ub?zAGQhzMa+kE@g)G(@e`0yT=0
m(27Ox&c2%k_<E*oHF&k3KxP~}D4JIq_8e=F;9hdBIl`qYry{Wyul8E@xyNUJyEO@u&}<9y-w(;m+Gq(dC9oMy%~V+G`^lX=FLv;KX3QTN${8@lIXc@bLql
pUSRlzO6F|cZ^N|NfHOJH=dWA=R&-Az!Ea?xj^aS9{8~iz>E}@O66?e8A0|}wc+J4@@$T0;M5FAGgX$}yt^Kr(<V<+csVhQtU#VRKv;>gkCOxcV?x*3J(`|
Is&AOosa{<OZ~TW$m8Eiu3b2HT1nsfG|_gMuT)Mfmf2^4OF0zhpIQ8y9r;Z}}s;J^w##Xu&sBegN^E9dnx7iYPFeY2K+XpuD9)E)q^=jHw)|xOH*mAnRgEq
tbw4JTqBQpi%{=T~3gM(N~g*8{W1TSK4vb<^mC57Y@bH1#JD_5!ul@$to9?06ICe<`-h1T@QGPyQHlEf%DtTMoMBT^r&lwUfSZQ6$4no*o1in@)74ncqcw>
X{b6%tjyD$6ICWmkFzREg0S-LwGnF=xIAeqxv>VA-r<8@B>nDC-G?^1M(Q)Xv6RfDv|u04w(<|xLLK;~&{vsj?sVa=!e;jG>`npkJGma*a?)8+55HNoym*@
Je{OTRO`?wFy)Fj`G1ScTPt6m-bdgj9zKeeR0EsW>-e2)>7`&7RGi@4Y)0+;~Y@q=GItBozK%|2%A-GN=9<|s2q4S#|q=i#cnu_bcV_Di1Xt=qwS7SY3r}x
n$XtQ>HStzysZjoSr%{FYFc{h$AOdz&No?M0J0BlU>)rmItQQRcww95tymymxMbarRc25*Fhb1J4vrDd!g#+8Aklno?c5VC2GkuRx%L_i+vLR%UZu-<l&#n
0r}M@Pq38ir%ctuKoH;HMM!Yd)~of68?~%P%-A%U4q!2BxbY4DGC~HF*nmS*1np%7GaNl#$P7d>jH%4cZ<%`TT>kY-O|3InnhO?wUGdZA}pcFL=nBAZ?HDn
3#7+L8bpV%m{DqJ*(HZWxM6dK-HG6U?(xIYP7S5P95Im{nQNC!dFPm1*E6PT<ue^ahQOSX%i~rF58@tuLToD&Yxuz4dIKRlBn+d+6ALo^fH7!KZN=nL$|ho
7Tr#QlKh{K`+?)a%2kbRST^<1$}N6FFkDv~5PnVxnRZJlRc@#~N{A&3Nl;m{o_JumS%^3eDGkr1DN&E(CdXuu$K>U1KQ#*npf&FthUy#x1EqE%OoGKK+<@C
JhYzf}37uUUr2-P+vSc&0fdy-{+mh&VG51zSI2h)&xDjhPe$TEuE)tSj3+J%yOVDkRxhatyKenRZq1G|eWo7sY;|;8wyz?R`F2Z@NA)n_l3vH?R@L6Y3aU_
<x5`cuL2iA^4(VGB4$d#(Xfx=139I(7^4jC69jl4y-;Y}NG<|$f9&Ye|RpT0L;HWNhtW)(it6c#PSc4<NgGh;fh_>EN#`}TsLsm)43@gc5(N<183-$ohNS5
AW`NI9d9IHr&1S&u?u{SQKZ1>o;PoLLQ2?yRQWv`{>Gpqlpuy<wf~L3QrWsj;={m8(dtrDp_qvTEi!&%f1a->E{-151ADE_9%h`g~C8$8k*7+nYyg`tBO8E
ODR&b`siaM3f=v<V3HoG3mlb4-fpLDnuSNzqld5#z3~keSI9?PPbO=fO${UH_FgniEaRYQb_J|wb2&WXW?kXM=Bai621LaJ^=O&b&$e#L(Aqk4NqOIMP3gp
xsCSdJ$5*J4y<zJmyU!aRAHyY)p4=tU#mDwr;RKKtMry&(h)i%Q4dA*)}q~DYFT%q;O1`2u7G>MMH&2th3pTk>a#eKt#=feb1zr;p28?6_qvn#s|JpY!Rx(
gu3A33iVX8A588BRI)=<-g8@e?h@I0OdNo%P?jx=Xdn4JcNNP&?WI4u`naHe5rY@&`K*|#f(A%{=9al#LoBY8w9zmy6Yr`#2f_-T^so-#@I+U#14Q6#yFpe
a<PPaW)86AqQbGMyx_)KEl`-uoS1IH1R61YOV0DnBqHaYVL*}_h`ds_+3K~-lfQBJXHro8B;C-9-<Xx4%PQPY-q*}>&T=PmP>WUR1p!n`kP;W&mzJ*HWnON
p-n9IN7Y8D2;*m^<@3^@ys0ak!p-W~IixH3ej+Dmfvw4;vacqjfA-JRw_+L`staTpB{*A300)7qs#&yhy3pYUYk#fN%@WQ;x+ahNGm%l?;Z;7=uwysPOykK
CamRaD_goNDsX!ZDm`U8awDIv<11Ty;Ku5Qx{8&Fi+e`(VDH@b)qqHe;QoP$6lG2)%{=C+xB1AEDTa3cvoD-MVJNZ7xwR2z>q*-I0C_^J1~0oU8QL_f^R!9
s^<K{Qfm?tXH?BEK*y!A+oq1L{05joM7s&V6k9c$yvQ8MYpW6!VilA3PCUXLpFm51ih4yuFj+=z;>kcn|37pBzjn15%WP3jtesW{61(UpHf>KF6R#rbN0$=
Drkns(QWi<|@lu7sH81B-0q^V4pO5Rg;W(z#!^%nr;=J@vJb6dVGW6_YHZ**2#Z-6&W^zt~qGIKZGl)J5gS?O!Sh~dq{z%=F-ewE`=@~4|;d7Io5s6yR`y*
78tfCD4R?%Mlbu)o!+j%Ze&KG`5n1E`cB1RWR*fjyrPtv38w#&9`@Zjq&s5_Z}3MAc}npo3<Ye}<BoE|M;f0tj6c$QicTLI~eH)F~|$d}ZRRPud~-`=$wS5
5(D={yef2n67B-+{&{d0G=+EEll)bjtN7)8rR|Vkg+^zLg!F=m-|T-E1`0nL&}s6c(;`q|w%9^X(83h|JMQ6&I`(emisq)*b0=$#@4~XZ%Uy*8Pb`84O)sI
%;O+<D6XuSA)h2iJq6ENJ6!WFTf+UbTGVCY^w)#UAImTxt!OX$2{Jt!Skp1UO{P34=2iG$RxA?Ha4*<sXOz)e7lF3Bx0X~0DKX`{`I$#wC4!n*|mL59EVvL
O-UD5Wk<VN6|$DylX}PrfnID&VK~GgF*SXomDP%;QV_n-!~Sbt7PR3(u3agj0|CT2dayY{H)slhVUK#*m$mMZL1d$=@-_)^F?0QRqB?7zSh6bCuS<^hk7fL
-+O(_&Wx1MH(>ZSCh-b)xucvIR@rr*Jv*^M=eq8d&fOMCdWKIh?T{4JUw%dObWHYkb|7(Vk0yH2<&2hjyfS@PLBp1#^XylEgt|5vvS-dT~t*8p<fR$Li7<c
ubphAGY@9N&EHb2Cp16|T#R!z+T6Cy<h!YT7V`TgUd+SP&;Wb1FW?%F8q@=vcw@s{}{C_Yk~8(JWF_C4&nGYTY`2K(B((wnA1{BTc5z>5b`K69pLU52m>7%
$|bZNQrC%r0hhcUX}yUjW+$I@_5tS?G{(Xnt4pFcUPeP<#Sh+O2Q-k2!{%4C@Y`Qg!&4IWA5OyR5&j#2OT5*p?}{BW0$?UMO4{=Tb`+vfQuM#V~6p-59Kzo
!!h2*rv1+EL)vjpWDhH<$w@Xl!~}w2^|LJMwLxwdp=ngky)S#Twx{~1N(8K8ldx~c%gvrL`--`0}j^T$`7`I?^U6YA;|bNkJ^483QqjiQ;w<*OFwR$sio~k
B9lgkCeI0Amv^=sIFUm2RLjJxI7|%E<^4ZOzO&RK3HQvNMsEy9gK8IH+PvM9Fn)o*PR$XH17(>oxm>BcT`40&at%A;JMo2)xgdmkE#ZL$W<<oF#iJS2CJ}R
=xUMrl_$MwkO!QdpUd_D;Y=CceG}mfv02)Cbt(SUdbMVMA9-dxNXT)SCY*B*Nk$xYpZM$?p&_rx!Qq|R73Dtb3YHJ~Sf_yW&Kp6N~3B7z2Ytk0jg>vQL@!}
F{z|MMLshNbC2)p@V$L>2bKb}j7<kHF%h=E@onULRf3Vd{XgGM49*z$R#7a}}ol{}N`UttVSi+Ny);dSaQqW>JezzD^X{V^t{;U%g^BK}sSX@3g(dVmtjOW
NpT?)6n{V!3@Bcc=}y)*sNio1a}cy8+B7GYK=(kjY<cCNl@$VOoft$jsl!c>oiRvQ{hl7_#VbD{qS#i7-YH)b2FpJc9LrTaz*U93IF{$XOn?e6syb2aYxlU
7Z)F1Yhy-4|6p+8n65yGPZP;;iO*5M2I`0g_K$@-&*P*<!L}CqgH6|__py2!Lew8?~*bLAg2<Z0N11hTO@f`LjNpIS0aqW<e?_qj#B$FNF-Pnx;${H`Fo2(
VkP{Zed%<*MBo%*B{8nP*K6$mDg>cm6GDA8I7&)JUd9yIWMnD_)-D=EkORyveQ>L~+}7~#uSN&9)7ZZ)ddmC31XLw%9H4xd=3axqxRW#dM8dXke}1?t3v1l
Y5>qNr3Jv!E^t=FBU8u&xyR$eg2h*3o2IELqOS*Y802jRp);Le8L4q0G$&B;VIMMBJ6gL|GV(jI8ZTEhajBD+~T{s@=&kRiC6;mzuo@hwFG79`vN$za%>aO
D<8_p}Doh&1RWvC2fIrU3E$BaPGD;2S@bvtG9%9ux9T}yiK(J=@3^x^wlr8`u<*tw|&%6w0>SEjWDcls-BMPf1O&j*efoZbYI^#E1X?ueo{UePC4s*XTF#+
=rx>T}!qlX=`b0p<<TQUb!T#e`b7j95I?F9JUoi|M;TA7o)Qs)Vr6NQ+z}*tLO#?1O*~9fHd4T)Fb(zlSSb{n0h}pU$*~9I&Z?QB-_Mw-My~T#G-Du3rGU_
6`W($=3`QecPd7<flU0<#QDmvvzT>dN>T0e@i{mVJ<wKaA>utJu1BVn*m5?7^%lZ_dVs}IZ%wG85I8_+FMjJu3KW<A?q73|6YFK@Mp9Qc`yGZ=EQtb^B9fi
+FmzI&k4`(Y{(D0o<2lJ;%i{M^>N52F?0_5y?mW~m45s=lPpNK?yEtiR%bw#UMMsvhB2N>?M3wz2zZqSeLy}zwG6#lP0?F(w(pqNFA6~p!CuL6uzUaq)wX<
BZNoJZbI&Zmp(&uO_wIeJEby2zV?D(vQQFq!5t5%IqZKT@##sWXzIIgky1C`!l+Me2{^vgs1(lj=NUP{Gwr@2<BZ2EgigwET&GL(BysMy-3wV*xoW+~#$q-
H$;bZkQKva;|Wq9ZcgIe^afMmn@HM3Gb`d=3KAqHVMsx^Kbvau*HT5^M^x^5CfCYJfE@~UE8=yZlbT0IY~7ABip&Y4lpD15HuHIZm{)QC#jZ>tG^k)WDf1i
8&ok8hxg<s?GQVdSwscZa61Pl3hxI7BN#%w`1oVF(QV!>3CSfB5A*afi>&)8!9`Orx&+W0A}ccaVy_I|(F=YG0y7FivJfKdGX*A3>a?Ouzy*#2`~arkf=zj
x~>oPDi*7_LuL44BKfy8r@?hb~k%gdL|*P!@D%IrdMaJ=jYK`$R=YsqXD0{g$oqvT#KUIQJhcyo2DJPpE8p7P@SfLmOKDY?TSh&-NXOOUA?LI$MA!?Q5@gF
!k<dxeo&@!@;uGwSc7{^w_Pw<15Hug!VD;rh?-Q8{WZ1~5`ne!?-7I=YdFB$aePMI2lLk4^u2mA&(~q&FC#T=lQM;A^dA{5yhky7$rp0R?9@Zx*c9`TL1K7
Qw-b>#8v36E!}42~XECmaHg#psk8tdakN)x~lNaXzfEG7d&fnVtA|O`=Gg3`6k`gTc6S&184_eUY^LrX|GOBJvbX6U?_WQ|cmnW}+$UoE-=+>8A0oJ9Fuwb
sp^M|Qj<ZxcSZVbI?lyOt{b1URC=(GiT#h6ld{NP_TN~x`lk?)xvG28d}FNb)nccE%e2Cv@;pLn_D)4Pq107`&fH5C7`G}wh1anlF3d{g{bOiRK3y|^41ES
Y}l&bx@F7-r;lB0h-LqflHFu8%f=nDg_@Z@awAt7ZHKgk30(fqkWY%vJ`A`A<i^bIJ)vHkKfZ$____e;^nlM$CXNNZ5sa?+>^Ed+x(!ui<LXRt*8TNrwqhK
fKO$T0Vo_wwC^P@$3M4bEzGc8k#Y}T^uH0ai6oFgM}RMmMfo3v=TnS5uGRSa3mc?5p;6e-09`9-#tkdt0Cy7;TN%&*xX0<tU5?6SXE76d|10#Er_wEwp;7S
pVKH_;MCE0sI(l%nk20jhtg)5TWpEgBs-f;>7T5(ff5ou9tExI@J(iI4)s>v2gfgZQzTC=qNSA(NrPwq#ME*X?a}NO@2qU5?aZ?#`^Ev4$DXzlLk3fe+0g0
0_;3-T77WY8U=8#Q7j<Wo^MYGo2RpcUz%dFwWmWekUL{Sb{ys7fV!thFj<d$?aL9mjm4hyK-EX2r>jwL2h2b2|N9}$Fmu5h@QQ>6=WsOmZclI=Zrpv@27_C
IY8nE(CzjX$W{+@3>{?v-lKiCHgQ@0@Lr&SU6aQ&a?bet|Tr-ZSHBE_q3zRLj#v)X*tPXt+PT*u$9i!_O&5H+h_kjTCabTxB?2Xf|zPLo0~t4M^8P7YLi`$
OEEf(&m{vZ6Q>ZvsXdqtm<hE>Sxl;_#UpP=<l`x6ux$ng@xAb*on%PnMqB7X+c*&lYoaSW?Qk_=)fSO3aZ&yzOzXuG5v#e%LA3`^Ew<`{KE<oM%3ts*Kpt=
C77Wx~F>9N{biOXDVOL(ZMd?j@y+@H7L_GQ1Bu}T$`BpC*%MV6M?(OLZ~tEaFKV;^Ll%&vlz~Q0V{%)FDi1Rk)kq0?h8|@KUUCQOG?rsC7c213g`JvDX{LV
*~5V4lhj@56bM+vIqh$r&r*3g)X=zYnmeAG8NFRb=~pfcB8H=0B+Q?@H%QzUDhAQRU=OqP;`M16c4E)nY`{<PH28xEcw7t|G}eY=4y={g=gR8|!m%B1K_^$
lycoS?E$VcDSKJi=c3|O~i5e0z_T+knx9(JeB_yo69YqceSw=pW4Os|1z)3GweJH|}vf%Cp9xUAvvu>;Yx3c6iBKY?m4gLelW^^T7Isoss=kMv&_WA;>(YQ
II(yCjce7rd^`&wlvyu>ww)2NUamxZ;1Zy(DaQu!LsfgiuU4PUB&Pg!ghK;UKu!Ad+sf&8ypX8Yo{7E~`xj^3QAy+Ijt!b|WV8@%cvpmcvL#=o30y}A8(pK
8R|WYx|1{$gHM9*g`}b36%28>7|pef0d=%L!2ZZ2^rrU{SL`qtfl>3ALpU@8gA*_A~+-K{W2ldbu>RnRpNT1?YeR<0mXYs4(T`srUVE%c*p~M{Ltgw#r*Gn
6u@yarQKpB@>FaibtZzNR@Hkc#}={)}ooW&%}eHLCr|=8vK9LyE2F<@~{qLcEovMfsM%J+OQlw#CBoYLZ@$s0P@Q8-Y&c0%A-zy$jkxfV0wm<XheB^Fku<K
d<GG%&X6dv4hG4IXzOB)a6uo6%<Y;&t;iMafLy4R9W@Wx)n`na{W2G2+o9tX<QP|@#cWcN`Ym_mA-)1(ZuYETKxO1^gczGgMR@szwOj=*d&HqrJ{Vomos<^
%cy|ypa3GmGcW9vel-SeP0X}7z<+oARN5_WY)k83gLnkHsc)ezLs7P(HLRp0YifwJC*j}`<gB-#8Tx{xg1mbm%`Nux8#(S~-u<x*xV#*II{rnkA@{|4r{(`
Bt?%6=Li(CN!M+#I7<a81*A_~7lRaTurKFDJHh2EhU`ytUv^xF{`aTsw9Rt>(WY?ItoE($QwIDRL5^}J6}g3n(DhAw5=#Nr$OD}g*9Ob>KJ%KGmaeDW|rU5
IHs^alSl+9TY8^A}O(6y5xOMAGLmLbx6w!2$;f8`=l?iYf<`S9ZC^o)w?Um^9ZoevwORemG8o0-VyoN(niG20$9UFqS#F?dsH;HOdW(n%~S=`*dx#15lFWi
(sWvjP?5~KB%}hBdY>yvOZ2NbA_~2{SMHNS|#*2*TdfilAS-xC^CwtSlkRY2|GOpC`BF$b~uo_$1JEYTt>L3*W^GSzxtshCQ*_NHT0x|II}p+7??d|Tm;ip
n$ynNT&0t>z+Ba-o-ZGF?87VM-AcCC!+mh;$W&hW7#=6u_6SS}=3BsK7c!--u{lmaBj%@3>^k$*?^!P7?h;~|wo<Skr$T_<*WIoua~{UoW*WK*kK#`lqL;$
)1><*U!$9i*a{WUC&J!XI;Q!u3@!EJ5D<9OL6Y1^IEU-00Jy8HxcOe7M>$vrslNJ}z3ros<(SbtgY<Lqrm|GfbDW+22z$Ra&<GKxfhI|~NQ;}uS^MS{brg_
P^B5zg2ph$W(8qcTW5n%k2G;}|q#Djd{#L0)=Dh)%t@GJS(a!SK2ptZ$U7tPGiUurAMCJ^e7$~6CP2l--tzJLM883`q0X&p3>-VM4&f-*puVS^^nz5kHN4s
yW@lL@=np~lvzo71h!ByY+K$s#GUXsb$!3)foK!h5nF1IZcv#Vfwgc(&V$6Qr_F13itCw5KK21C0`hpUfLZh&74U1m8y0M^v6=kClF3Y6Z8{b$12PY}~lGr
U3P}%r-3|;%orDhclT~Z5nxW^SchnH=^l?q3Tg)tiU2L@70@GURiK!2~mU~4Ba7!L`h~t-ef#RM~3!CuNG(wcvz8>OVrD(b;QN+8wbwgnpq^kn?vW@`)~aS
MuAs+I(<kyniPl%(W`Td`dubk@7oMZ&AGJTI#?<IsAKJ(^>kf5pz{l%(x=#Ey=h$`aWg(a&)xQ!pX;x79lcJV_Z=vR!ne$2w|1jH*cedV{Q*#u@C<4fO5~)
Yw0iuBUUISeyWdlN!1QpYql9$!G8L*+W*E1lN}#QI7lF!kX(2&I>k(J>8U3l32z)4CvAf2PJBFVwWE=@Nq%S|gx-8KhT=4{!42G#?k63hDhAEic(x48&rN>
;t1eH72`qYhh(AMJBhyAq&<M*1MXVu5!YFT;1YncL2!TU)KyZL?Je3fbhA{$FCZ~3&9oUe^h5cbjYGhdCnW>jne?Q0q`I*TK-YYrDMU;ShZy%<MUZ3&UEG&
z?-m1+03I10}!!>4A!*qx>k<3mM@#}ZT7;D|L;!o<7N>DS_K$6+z>Xv!%LY4#@EPN`o6;_QhQB8HcFY2Z4g5tl(~+<W0SbNMFQ>)UKt|2%2f1K+L`JL{kJ$
w}Dq*`;Rue-IO2l0bRYd9No$N9|(Pn9RN{^%2CBpuJDK%GV_ML2k51CXVN_v0S`cnPheY3xMbn^VoId0rcy}{g27CPpvfhY(^ZVwW(rv#c?xI$(3&UXMm!n
$IdfDkbZ_2RJ}}cUYA!o)KLw3F<XbTp}4pco(%7O#7vEm17fd+YYqxd4aHu?1<NVe8<lN4$XiB$5G>-YssfpIXx|X8hBtC+Nova(cok76XpTN>qU-z<m}%x
<K62IZa+$=JpPM6c3!fE6G>w^rkwSM_&f6o7jmYGM0V^r8c9%|>GhHV6?L=&Y_|ye4BQG?P(-#FJ3&)UF2NjU40jLR8&7VC@oLjTx*_qxWemN#nYdG2I&d|
>=ez_heq;H2qf+tLo9QN9BF0J>G1P~lxxnWb4c7@sJE6rg@<mZPWpv`R}7OqF5ve-q;K9ks_7$q}*VfH1|58zP)%j#8mkkJD>A@<XRxAR<QfJd0<*jlO=1v
(0)%1kYTLSGhaTD-5Ts-);fifc+?qp}pOMJ+gJ^&>QDkpc>M?XnT~`H1qmVG0<c9jA_<YXe|}QCPg6026JZ?C{Ig-|R_ResU#Lo&Hgm*Aj2u+`%Y=7N6a-r
tiAn{y0Zw2zk@p;b@}J&bF{+Fz((XFC8r5+X{Qyb#%Y8T%-1C!a9u9Q}gvjHRFhoe)<FhU<c;x_%3X-^5XwFNi4iSE>>(4tr<mU6i61T^$ar9Gef36z4oY~
AmP#r+{wzDgr8IvcVVacROsJHExLI-dg%RQcRrNV;|`jN6;xj66%wDRFQ&XXZfAbY<L6CjW*RGNU+F2FM#Q$Cr4{zHwdHM|(CaLFH|RutH>D~LapEb2i_;K
b@)G1v-2f68N~g8RbG@GG%FnM^_H{v67_?cE&2F1su)?8;g;P%YbuWX@AM*V{_8c&xpEFVG-d|rm?v7nOV-=g*>P`lYHP+@#%MIvQzkVace28Vks@o;5R0-
41$R0rW0U!~da2xlbd9CLDw3=Sn>(C7Z-(u_<1(lW^{Ll%>*lWp)!ECQxYQO|V7nBQ=Co>EtG1GK5dkVJ|3ONfjCmjc$k-<5r)CqEcx;=9@vuIL{)Lz8po5
nSXD%k;a*6q`I9)rcM=cmI3)<Sz6$XZp$GAQ%X?!kIzrfa5G)nU{}hoaZJ-^z2oRuI^DEm^D4J;TiQeIpC%c=T~A>4)F1_Ih3uctJz|9y8NPY`OiGRI15es
pZGr!Ee}gI&@u(bJeVn`NImN1pbZ~E<|}H#|}uGLX5gKQs{6qr~SzuX3Jf;dRmx&VRsXzB+F_^6}da6AQldaNRhH=Dd`UxmY73eLTgh);zX3LYlO3tv^vap
4mnA<_NBN}TlQu&5abU{pCZlXH5Eu)YeSep;c0g&(A&C7Iccy^7wEP)P)#m}F(p_em}br=N3u2O@}ksy@#?*qrPS+4X}pic?K~g~Qt71bw8JkF4{|RGaZ*t
0cDcqmkC`5O#_2LO8?Mx)IMNeAYg_BCO+RJ5_}~xT7)h&sGMH&P{ngG32ld>%Xm1EsM=>W(ZL?tEA>q>1Rn@N8sdD|AO2fM}&07;zX0Tddnbp7x5TU`wavM
IQN!}JLuD`I@v_>%Ud>{V*2t}=Ez}Rc#_~#?$^vN&*p3=BqmQ3W!*t}6w^|BlTFH@TV@)K+D-})x;zSgcf!7{*dA&`<N;-<cu8BIgcvfsc3ZMcvXyAQ~JOS
B(1G%G&gr!vJ{{k!T9zd9iv*v_{z&1Gg23Ece+I%<u+SbUXxX(j%rhHyZqnNCY;asMm%^vBn^`k@96lG0564()Nb{;o#wol{59F3dlO=RT(c*!;BhI_4?^k
3pv4Rlf83E$7g;cWzXD_2;FG6LQXxO3qFJk1NmN(`b<(BJhelf0ivxkt0zBzlI1VE5@#eUcsTq=^u*2^G1IGbS6I-(GyZC@EIHUju3sYTtn>zc_MDUPzNl6
XXG28KPHe-O;a+^$ES~=^*mnChE5gbA^uCs?;qgU4)3d;ud4l_8fQS~h1o_ER$BNf<M}z21exqFI7aD`8TjqE06W%tA6^RSbrf+P_H1R_YY$eKt7?;Cjb%E
rmCBI+5j!tgnP8<Cdx;N!hOEggZc>>4JjQ1T-nQY#D6H+nt~7Se_Y>Lv;~E+ilTI2#BVqvaKk2*PA_yH@95y5#5K`%NgjFD}P5hQs?3zU?m9MfMvL5xYQnL
>8GKkT!%qW{<8YPD^E}Sq@$I<{_)y%fC0BXAE_Cp_`EOZNrr_~9FaIbTD?S5ZiAiaR~s*(|}wI~#XMMob<2Q%ra#H#)8%I<pAa^Dw>LEZXa)UqO*WB<_gLX
h~+(s07M$;b)|MnpC5(*@y~S|hf)7vRW!+w))3eek0`o>0YBGLD)Y@|%5WhuXrhxNk4!M$?3P-D@amGT9!U)Vo1Xyf0V)`XL^6eU>+IeRG0<xW-oM&|#HG(
;t%6+d8%`A&<;qj7c}Phh~S@*L-a3>9+C`)tB7TK~7pEB}sxqZ@-qazf}<r19wlXPW04<co4-QI&>8q=9l5UIVa-lB_3F@{^zfQeY~w4sB4gROjv5e1F&#b
@K<sqyA>_B<SQodbo(S5REjWi;4s(6w0Q~KEKRmx0@2j)U9sSJNjen>-H(yp3h|t#q_0O&re3eO52#^H6uCL^86x-}<q`w>s>qqR1f~Z;I&{$wxEgB&vX($
7;J<OH?l)0vfZ12I?hhE%JFhxt88=Z#(A)aK33wNt7y+Gy9-zO~f)PPb_%{eO-JLKwAx*^M&DWKGL%OCwPEHE*Iwv%Og>S^F&qzzZj@~uy0p2*>v;qQW_S=
b%U1+yEy_p7A%@%|lwzLQu1d+_)Ph%ZL$YOI<A!I2d#@1OFfd;z*uLrw$P)LQ!I*JMDK?D2{B<W4?@l13atu1&$UPtJnm!StX$qs!pk`{bxsCQP2aT4H`S`
O`#BCzaeE{?De_0c5cvM?3<tcrl=WE6$k?FY2JAip(C$Z`cyx$^cKRqu9EDL7~^2&Z?F+MOA=DrJ7Hf_Y;iy5>r}#+{6w*NH`@kfq@1%ln~^38~9AS{@f4x
qa4vIi6P&pA{3^o<!tKTiuz0jS|(8iih!%%mOhph8lsV4zuu_+h&QMWUdw+C5>U9BipLn2t)I*IJY_Wrq<Oo$99Nk9?uWCC=c`47eD0%HdpN|9d)UbN<l3g
LfNSOchG)A0>MeoqhFyl6fe@?NP?jr^T?IV!)j(KX3_<|0A=G31-f#?u2Npusf2bayf)<;+fA{H5Epc#E<*g`83B>#jCSJ)0nid<9jxwMMx<a~E@(L)*h^&
1vNlsnPqa9$I);Q-ah90r3!6`!6S)o88p;hw(_*VEO5*q?#VltLC~gCkqbpk9zs1AU21G1-VpWwhhyhl3&6r2{bm<k8H5}HnC=Y(jP2{w*#e}{co*#)*75d
nn+u{ZJSEK^9^T7II-S3H;*C3B0iX-K5ZI~#rYrK4QAn*zgleo&Zp=o8aQN;Lqum#*B@}TqbD%=@C-WKIlj4OFsh@88t3N|#B3eqi#ru9g@NpJku%W~p)X@
vdf6a?=YkCeD+U}<f`5!lAn5%^bQ?>Y(JNpg8$o;$HO3k8@H6EpvtCkh}1PaeqV9M8@Q=wMB@x4^Ck?OMf2oB0n3l=6JKu+`EjDHNX4cTLX(GdCUH6b!{-z
GpWap4zi$O5NZ)fP8j}`PwzLjHN@8YFsR%0u<AsD6gbZcIY}2HbH=&x1~-S*h7BQw(_{rnc{j`f|rww(r>h`<xqw5qXb$3I^y?UQb!ee3L#m8U`?KONfJVE
SFifCvvpKcR;Bkj5n|4@o#6_KLKo)nW4t{N7jQ!ZFlOO_?kkL>U4BjibQZZxt?z1U%*ODb8h_w;Ru{83#1)BPL)#kus+)PUlVzktwBcHuwqJnlj4poAkK#H
=TrE`K1?LDW)!oZgfnfYrZVS-)YTw~aq6Y<F%mU$%*Ea0?DEl9A%%bh`JGujMbWngP12xFC0!D6a<`hC7U?T$J6Qoxroa@+uU@k?HpYnJN!-6ObvEVqJjJt
=WD+#`9tTWtXry+8Lo&%b_5p0GoaNS|T2_<=XNNj`5@v}mL7QoX&ieEYatrF7!^jV}c=VrnJ>Bc(?M;UdhE%d84T0$Hsyh<Lq-%Z2v_+$l)9FuOD;0wDu7Y
M+{yEo;);Cq~c=2O8*;mVBxrMx0aaF~bxVz=SlIbLdNx7XGeJx6fvT_-XNymDjU8G)&Qj%el%16|a;^>?pP><m&ku;%yekmG}Q69Z=qk+Q1slY*lbcCVIGk
W7_mis6FwPt48o%<IZ1TxK)Lmqn286+z*7exk_lv~ncPeM;t5m?w-RACw0cVm<!Lm6;Luh{8ywz0;-u{88$qG-^LM<jLsB@-MH|X1@hli3fDLq=;8Gl=ZcT
x7Ql2g8u{6+OP3Jgoq)FxT69HIQa|`fB=0t#Hp9#36&ds%(#1wPSWbm2Tr9&#E{JHbcS<hg1Iv7NtH(JqLfm6TCe>$5kF29_NiD5s&vwA#$WAlStLX|`=g1
X)sTzxEC^)`OBm9VLhEImU}*b}glnzw({x+ly~#qn77Tq+DNuz5gVeG=l_Dhk6LF(8#?%{Fz<{=@Z1wH&H-`jkm@dWP*j7>-1&6ZmltXr;IEOai@BzJe*qk
um6*IufsVk~f(wD`Rol+4z@Z$QC%+1Ri4B4ECa@ME-ZAi9n_tL9KH+5{BBCpu>O$OUOn3<tCAq5d%oCNO#^iEH1lqhvT0$9cRY(5#<Zo)#jD+FHso8SE#dd
Q}qDYcr)DtQLHT*iM4UF`&0#f68UdTsZm={qL2*d^0$%El$&>*Q3BmQTubq>rgKjzmIAOdhINe+&BX1Qyy*9@i^^mJ3Np8IRH{o-Nl2BHC2m7Ya4LC&|DH3
upM!)K!KETm&B`mRqv_xzkCdHNCtDF$Tne{D2F)O;*iZP@DqF;|C?(lP6j9NO(BKi5}OqwGdOE5$V5?d<Q@e)bKT=6F9MMGcPY*8_0WM!+ggT$F+PBe!Zj<
!GDX9%#cu6L(-n(0ZophxbX@J3xr3nER5Cpo3~`x$Z>^!aXkQ+kh)|zv*KV5DWehHRW-<N@{g`2)rT|~I`w<Zd8Kh+kI(+Ptg<5z=zIORupuL@=MymHb}^p
P>PKszVN4=-0-?z9dbx<b3Z&uZRGjK?P{5u}^p`!r2!V;ir~lrdTtY97o$bFIb$C;04oepM^*A$HxEE_5*0fRl6@p=;i~v56r-{kKaFJ~@gSc})h%Q^APn>
H_KYCf2A*5kVcX1$V#InNPAx@pAfv8cjfSp=O&W=S5jE2Snq%w1ZfM-~Oj+Z>QfSevOFbc1SkI|<yd1t$39TOL}&JyM{%E4XTslDZ42%=nawr1ke(MFn2)j
(C$227+&NB8MFkS98teaXH!ytqn()zUnM-n9>wm3Iu4p7w=fAAKnkija%md-cN2uJuW1UajX2LR_S^Pia;?FJ@Q|+(9>xx!+|e;7^_4n$s0Mzhbry?jjciP
})+BI+eFn_Y2nM)?}Ia4hD*IilH?YdIOnp+D#SK*8Zpi`7A8)4U0uxBbqF74gZJGLpQamL2m#c^&LV5wv_k`R;n?(m;E2Gr57euM)R<W#J+5pPxHmY?mY*c
t7x_3!G;yC?SCg$Lj%%_*|x%XC)zXbn(F1)H9fITMf@;)UW!C^uH#F9fdiJHCs-JOG5tpAul_{pih!#T6mOBp8HE3VF9<BS#(}}s^ZE4{{=@B}SN{27V0Jz
bZAOQjg3maHP%@s$eeW<RrHs4J)oO<4<sCB<^zPQCJ*+;Z|D*0$Bs^h+Le9EOfTqeZM^|h_Vj~;iT}xGw$*1+v7GkH-*Ok3F;KimX_!=O-V6(Xnh+|Ioh;D
Xz&^FPSvS|{>q?6rzBz;~+0@In7=Es%9A<<W)s}gijwEW<fs2;JpqLab=^%(NGA-XN1swn#Gk=(%DFz}eE7Fyf!q%5}^#=3=k6-DH<3L|LXdbE!IlyyuDuk
{%8VUg3Uf_+d==4OsK#C{oBP8nguPeVl)u;;?nr@CNX!r{XTqCUwYy$?UbZf_2bRi=ZcUwl7s(GxRtsX6pU=s-9{-Wl;0NFe(mcgDZu>}o%w$n&3JPZVO8j
hd{^i}Xp>$$6?v|2405tc{uM2M{NuvXwcSfRpscfXApd22wOk#uPRxD5Tro6L{l}+6WO|7e&s<gr~4odWrpyo7)89j=3~*SD-;g^%!ABcD~T;dmCkKh`j6_
5^;rBI@A-GxH#K+BVK2|ypzpYJrZ~;T!4U~dR@|jeMsPEB1?<(VJSp+e4=#I9OLLC2@X@yGe2Urz&?E79|(9c_|LV(t4UL*A~eaTssdmGPSr@+v>zorBrR3
;Wsy`YcwA~AhVNA}hP3ZnCV2?Pt$f+hs}5O)tGn$l4+R2ioZ|)>q0bdU39|=CLsGzkIHtwM*h3dF$C-(Hf;^O7VuM*VbmT_lbfE+5tbmj5<Cb)L`um`e6FU
_^a^h^F&JIs5IOcK^KToqznEu}po;x_>SYTH1yH`f~4r6c5991uW&M;uxl-aID2R*mc<~aS=WUtDi03GXc9ie3BRuZ!Uc;7OkED24Kuq!}FnmY8}B4W8(F2
E1mIw(1sz*X$7$(BvRfr-uLV=pNqbQJ|C${ykd>t~!TT+7|A@-dEqw_>IQ<9-UBvDIYavg-52b!`x(D;#%mKF*W*8P*G0Ltr(T_XGxE2S_1vf{Or3*;E%m3
jy#f64a>C$87R4(1CxnJ%R0`b%zydOZvh$Zs=e?;Kg~0hOuGopAj6kEqac8K7#g=geYb)X|rBJtmfM5A#gJ3m-0O^D?^%3>Wv>@j$2OvK1uD%eD&k_RsJ>n
@sDX1VC&ysSAbs`Ti+~a%nfD_=|iz?FXqtpg<#Xnd1|DLZHE1A)RKEdn3BzSclHX=5rk}4s(?sZ*XZUj_z{Fg{hUq8JG3O4m%xOr7(DptZdW=Jn)K^S9>%J
cjV=P|t*GWjF8sS%PY5om)9>B(G&fH_3@#H%11&OW9f{m2FNbG&8LYKS-v^oga64Xam#Y{cnU~Rnz=5+XBu!_rVVr=&V3%BB;KuK1F6##?H*uTjSpI4u>0t
Mkf8#~6JI_TWhiW<1E?U@tcIUDs7H?7Q`vG!E#eLgCw0aQ9jyepPNX8_|Zw?qOLI|c}xlqNdkekMbJ`N=#LjV6?{CqCdx&q`-RQ!awnme3+ua;dS!diPCdL
D~HQ;L$Q&qI4IApA)n&7Vc<S1w1ufaeZyr|xC%5<)j1-;aDSh~jV@YZ8H_B6g1g&W=E(WfEPgsl)8>6-_{r*NmkI6{nTfYWDiL6THtpeABYsL%XC>n-Vj8Y
apM)S*AEGFo|WaHIra^0Rb2o<o2J75gxHCsJB>X+N#>+<rX-qo8Pu8zQJOEC|2s^C^t^tUZ=t#NyMe@`3=Q=t8J-nY3kkJn;RulZ}f?a`kRav$y(oSDoPqY
a?rQD-uu;TH3sHaNXS(OmM96sZchNL9ybnIa&3oQv<e~xO?Xa)o{MYnc0Phsbhm<_XKJfRhnf(@8iom6-m|#wa0s|{)i?dwMTm_KHIb9OQ;DH(z_(e}c=ud
6v9&jTx%b@J{k#H4vDYwX;`;O3KZ9x;sw<#E;JPz%=mf(gT-*gs*^r!dMmG?rLD+h>(cQ$NnhA;hSr-xZ8wn_jVP7&}rEnJniI<?jxjljEtrQxB91TZFdSs
=%hR&LU&X47CM_Vc$wRKrF{$TDZN(#(_l6>$I*Rkv;;EE$yh+p)v170li$R2}m?8^RY=vl|?zs3w?o)$mh^<6iTkNj5dZ3wgEQ+hBu6ySRJnooxLNm90>(D
NLfKw~4?WPbgPK6WR)YQkJDKtOenJKdW1{>%}qSw%@9Vr?~ZN|(`UV2_4-Fp@-e?AQB@rsW(AWpooRqd<e|YlSIqgS>7JM)Ut&vL|n>hOoMAKb1FP!KUqRa
~Nyk{Z$FYX2iB1x%2VY9>l?0BFTY2OGbmnbjOX1Qx2-?*j_=@VnR(j(`Z%6muctv-9_MwtA#qNON*|cQs7#1;X!`Fa(?~FE#4KqJiUkUm|dUiqn{=pKICg1
!)&x%(WA8TbFrz@RJUmm^`c$tDUQT`yyA=!fA5qz;DUd|VdL~EU=lcD^2g_L^hJBgE>X3P_}Qf6_v=xOdn!L)CM3-S%gk^e5QB1#_LOe(I)g`6xQj~dgn$<
#b(xQf+Lisz8*-c`FBrrt?s$LZ#}f^CrV6Of1@xEL$g`fMs;7x~i{eX)T>m=1b9)v_195exj|LGDwUvtI$YBvPS+BClek9!Rr?7#xCJ_v!K01DgzZJcZe9;
+$e5ovd38eJD70dQkVyYgULDt{xDIZRW^Pv$@T6K-+r-`hAHT#Kt{jGXr^BKNTWbFWQPm&ibe^x!YdKs^=YzV%ogl<9*(!NB2z6SaMssD=lW1=e?0msRTX$
?WEH%8}1jS1As`qv5U#df50xwb0Jr~Y)*w;BA22tot@mnoZ$xr=)QV#^J_qU<J@at1=pYHP{9j9$vY?^)7JTz~qBmFbEZMhj%DX*O8?w?IX5ooE+zo~%m50
U6zn$lP{?M0)X#xZeF<1x!<@)@_K7Ibc}ZYH^?$5&cxRTX+lMm_)YyN(voJDY01a9RkH9QwGH$mxuguioD!MC_S^w5hGGSfvq}&C#<HXPH7(MZvR()<9|<Q
QO49Z7slWZmvS9^qD-ghBMQ0dfbg61Qw~MnU5JWbrQAme6HuPm?!B(qgp+t@f|;h;rkk9_1*eh9H@8GV-iuYFyImEzUSxoc0SQqh<uJi_2PH&DYFBcGxh2&
~SCIc?UZ(V{0!ESvGF)rC5Fz+w%W+G&*T$SHZ8<;6Uzq?_^`*<xRH^^J6{xLcN#K|cg2%mu_-0O(hZ=6ztEbA??T!Bkv-Y^bhQ4DFU?wuGu0osULMg?{$&0
4H=-dco!^Sgu!MG@<3Gs>mZnsEjnXi9{%n!%SNnU45(@T7heL$YD6BmGp7^Ra?XyG_QFpYJyKpLvrXPA4vPH}+B^DJZGzza6O@HUyVlPSe8n;}d$L(@PJeP
^uHUy>+1^S)x$5)5uu&og*383?M|)nRFcYs;*X1l+5!rv+!j691N4{6&zohYiz>6*^(p{Smu+l|K<{E=j0Y+4><;vqdn85G)StE}5d$*I+(IYgLhEerb~Q9
t8-Yhsa>*MVej6MW|X)cmj0!!j~>Wo(!|hsJSc++Qt#ra~}_7C9L**VMYiWb0q10ISY9$Vng8I0>`ezWRmDWAN*PxAS(no9-6#C|5+Cji_TlwXI|GS6H!{4
C!~A%xIR)ttQPJZ$~DW~KV?@<;tw00QSxL6I_5z#IXo_-l^eiKR5umbx?GL6g5?5r30h_iI~D>j7Tf6%@cGi3mg{lc8cZE6sRS&Id{Px5hjMCXjd+1ly807
5ER;SIzEbD?gX4lyw0Z+Q?#uIYT43)yt7$k{i6aD<^TTaT^vU7Ur2umg%`~`QTkxSFb1P9>Y-&le#E^T;mNk>Xu7C9usEz8hjUEaJm5JxRX1B8<`JI~bgEw
npJ~u{Quei;in7M-X<Vw}|)=iYruqN`xI~6kCHUSfN_MQ`OWYoVV40Xn-EOTIRGe`Y_dS`=A-J6Rusexka|CXnH))1RJ0A}3QF{J!2le>d_-|pQ6ieRM~Xe
h8JvJ*6w@TVHAJDAIxhZHx|&4X1kZg~VB_s{TU)p9l?mvwO4i++E$BRS#-WuO5ULY~Ko3*0r>&FZV5FwT85=)c?-kheAx5!n40dNS(_+gVm6;9-#e#6uaTm
w??$c2aiE3g^WG6$=Z3IkzC^cH^|cNuPamr8AAzLxqTQzKoW;OAJ>s(Bk3hXg0Lb&b)Gg?F`U87YPQhN$%6<oQ}%0pXqqk*`2xAI+PZ>Oh8jPj}q!=T>cC%
Y3klU+dZ<Ej{T}sA><hYT$6~h?s7FzK7QDo-vv;OO^Sol_Ej^;y(SW_)@bEyr~<KK2PACODePLpeAznZtby;5PdX<X7>bs;7zbuz(n)qcKxL;+zY8FqE91g
doi5luM(Yy-8*W$q10{XrW#XwF-thmpRNOWK1l^BYaxW^=BO~%=z_ka^nIoc8DQU%r9*=S+zZM^PUgBDxXDX#*y(%FeExRPwRk_?Z1DM7B?>TA2=UCOFKlw
RjJui3(UFaJo0bRtuqm!dJxQxs1!#lrdj@QIc-mW=!qV}dAKEmzcy!eMs2}ltoi}^re<n^~OJWvBva4P&gG%9_H(gCN_TbjBw!4fyRLYT#CddPjM5=k4lH#
d%vD_7#=qyX#-UyioVAPq7%Qj4>lHhfRIR2ssGfK3KI*1Ulds{bBFqFwWGt+e3rAbRv4hc(Zkt-5vl2q7D?b!KyJB`c=z(vn~IOm}5qfS+^>GCj4ixiz!{(
-wrJwXIpm6=l0OM1S8okrs_YFO1^rl$Gh#-H42fo9CUaVwO9p1L()*#RaGl3)S&$WMU><)&dkiq6tjjTAJG7_Le+iM1!}&5O=)}38inQTeCN6DX)!%b7wNI
SyN|RAp<==dCRPD8q$49U+6PdO)q$8A@y|3o0={Z^me1CRjq!zTDBQ`{M;nuPe=(tDCFs6WS!S~D$TORQFO@A&MzHVBcHlmFcT|j2@hv=)3h?J2UCuRY4!X
)!l>0$n*-Fj8zu86G%wSmR;@pPj64z4RQHk~%;rUS8L%8%wxi!h8pRar+-UkhK!rLTwC$c$%9I22jY<Wra7h49W*H01jZDq5+26<}!-vUUSBnb)Y1xz`7l@
}y4)nYCrdTbQjq&{zr+$tl6lRZ(=0!eVHAM8L7D=df{>%7}qMu$zbCo%_ZR);FPcIs#h=--HcZBU#@QX|?dE$Ri$B*TiLWWtNw1Di$TheC3R7JK~E-BIBF+
?zxSWU{O_Z`<~$0JfQW|BKT+hQH_q^sMY#_DFRJTa9$1<4D^QnQ0RRU6(kg<!g>d~&)YvwmyN64l`HCTZsyl^hE@cDx{i9x`k!I|fUhJG6hClX)ZCeqVqa$
rme@L&^&ji>nlVNOpA;rIv`db5J5uUvjHwr?w9wSK;58>N4ir46l9q5h^0gK?x>$p!;V^^v*W5@dtKihHx)(+-pPJs?OaZo)3@=&t$vSXbIU)@XLylg6Lu<
)h&5X+)soi%_=0G<`@wcEoV3tX<95bMW2dI5ixv=fw^v<D<a`sS3frD3{nsHlx9XEP9x#^Fdc&N)9eO?S?IY=NSgSc7N8@}UQmEy5-%*6#Lvb-aRO@8JMBY
L@}N&B2-Am<pRb4c7=j^t^MQsBo#F{nfLOzJ3KfY)2Bq|T2?>)|F<oYdeTQ$m(b!)efwFU|XP%%cVk&GXXBPtkVDIOe%YVsVI(pKf_%1K9m!mmA<4-C(Ji{
WJjzla9=raI<kN@M}Arf7}ht{IE5<@ZdfV=i>dtbq-B4-p)Cf=g!xdMyB^dFxffYA_iY$m5zBmg2OKy9D`cl}_&Kle6*typ^zp~YYg>raxA;MY3S+OTP@x}
C&1KiPWT<W4FG`A>RL;@j$Eh}J~8GE+t;yP^v{3$Eo-E~TIo(s})b#~gqAZ3MYj0eCP}Pn3`+N7z8=`5>d-7=NJ%Pi8OY@8J_d0f!b+5eNBVvkM;89aVORG
2n{o$c*xs(;o#f*-i_26I0?=QL4*%w`qMlp0HN{3Ok|`5GAE^J+KY{R@&hlaCj0irCFK6YtyN7K9j**yT0p-<h*#APlfuZfnv{`Kjc{-2`(vGl6J*Q!k3tm
!&*aEYmD^Lu|FTPhDy(&wRI%E*uK*`8g`BBr2D<cu$dl&{}q=Q-$mI?<MknjSsW`1QJNdbHeN=q)@g!0^JNF@?E=xW8&ugoK{9fq`eEY(hqW?__%((#)Nno
Z<ly7)MZ{htI{7U6D}jaMYRyq?Grr0<hZmY8tl&q0wJq>76jBf;3OtObHV-geBG#j?t^_MOFm7jI<SVltUN2~z=?Yo?BwlA*n;mgv!_2!`xGU>U7?1y`n7*
j_`Y$~oNE*Pj9!h9<y@8o|U~((!xmG#oD^D+k?yc!WrCJm}b+OZXTDr6r8hwi8;`Jb6CCaKgLRtNQ+i^UhqE{k|B_0q56cF4Im4gI5icSAm6Y}Mk>?VySCG
0w4$QgsGXrgy#P<{fRO2dGFIKR^_BAK)c2aSQLN?<5$16hANdW_U?4*{jsA(v{eAqT`i+QA<-E008J4-N*2s`MbFTOresANx#9jA)oi{X*b#THmQkf8lw%Q
fnkM7Y_qHTIF}lJ{F4S0?Dx~9VNb$EHjQh$<T&oS+I(EYUvLxiq5>zG1Wm2yx2<YeoODgrDXZAO&oxt24IK(JFb#TSsOXOyD`Vixn>MxvAwUfx`o>T0axVe
u<a_det^>o!cHSz%1wOH9&Fs@k<KjkxvfXwJ4ADVI%lz-WztC!NJK3{r9&TDw_=xxk91vNKp(@4plfkFoJQ?WGuF3cLCT^~LWEOl)6}D$&K&wjH$AeFON>i
t=@L17O!90LzBmq!SHX2@1P#7~hrI267-Sr%-iv{yB`A^1(nCvGkd{lQ$o8S}wPO#9biuTrPmkZ5rarIjRJh)%q#)vkoKF25bFGs@_bv?iW<njM6yC*yLsN
l^y(yz~iyU^(7x=PI2JJoAz`sxypS9Y{18c4WKh}_I^-va<dumo(DD5^qv=0B985Hv75)$i$2o;`;_dlS(M8DVT$r?wQ<YxBx(yFYn%H%oywO>RZz?!nsLJ
N8lE3IfsvfUXo{%hZNlVQ+0u`bmWBEN+ej7y$H=PjGxCI4^%tBdqP=!Sk54Lr$?R)7(0xqzygRO+9fAJHxbd2}nNpI|blaB@M~$k2RhWk%(k1%@S#1y^wdL
FjeD_1HCYn!k{*H=@NZUh&x_+#|y}#Nm~jO?zpXg*EU&ln_+B9`RkieG#Pm1;?gomQ1J83z4oZqf^I@j?4G?g?28a<v5{~fuYD<sKM`sjc9<0K?W?%t6h29
-GQ)l4<QBSi2+!wP@8Y>D6Vn3ptzwG(2*xBSak~j=P6Bp7uv28rRbSw8T2*fpGTERMbrkgy)QUlMM~!d;RhuO3du_Z$D-eo9~kwd3Cma+OBBf_h^YVtP_SB
<eunYS)3^d*<Af*r`_gj-Dw^W;e_K|{<RJQPG1E4la2rWK#6THVnB^x#xOOQM35pW|y0SE}+MtL63$(1hPgC}jl`giSFNl;%$mdCBZ(AG!-IPZ=<zCSeRk;
?aG!9ouM@fz^#~!u=)*CcuIEx$aV-4N1TOgjZMTY-}3djM{({X)MESe}teB}WsOH;J<kAm5Q6p;Ssj2+VCvUoVGrp_<dMSLfNinD`+i_EC=EmmH7zA>cm(j
`-LLdg#r-@z@SxWK<Qr~ud4b@~c>KHMl~(TJu+$u#5jhq|{GvmRE{HBMjp?PO-of_eI}m^#p8orW}1c>X<cI+E+$O)dMia3hSu-{w0$EBS^ftL0TKlKZ27&
&^(M&B9Oq{RLsW#KXeSHrW;lJX9}vMEwh80(Ljg=8q0|D_l`U39UdA-Qz1HpiRXqUcCrgIU*E+>SkCzD-{Hp)LW$osU)9)TqIG9h@bwv!&h!-ER0z^|Mj&y
-y$K2@WWy1R!FpD4_N&HLk8p*9f89CFZyV#z%7yg%M-)$=fc4BMbPbYKqC{6T+b|4(X$Kl)U#CQB0~comYt1+?A48SZ1}b24@SY7jhDE9q-jB-a>hN2M<se
)x7oXC5*!M0aF|V;<u@CkD(ShO9a?ed4F%2BJnGkpXIQhw!|x#X&+V&1)g||D>hL8(M6o5lV1Vd*dC*ZK*B<7D=OKlpKkBDY5U#!F9LI3Vv?ACjcca{+P2k
d?++N6>(RE={uUB!1GgNZGS)hjPRgX*~5Fh0gMnGo$cC8(fKw%FEsSc|-+HgINHIfRZ6n@|Kq1i=ubyD*zJu0VRf5W62ie7dcW)%b_MMKgUpaL-4V;;P4?{
v_ZNJ2C*2rD{cwi|5eZ}~!@`Xoq;rTD$P6)!?8)b&edT)((nF;bZEf)xlteBzk<S2l%{K~{uqc69l^6-G1plr=8)JN2M2Cuu3&A;+gCDo>IjpuKq6S;=V9W
}A2Ph3nn~1a}3Z6~&RZ=sI-RZ9J;{)knn&W<13+4$V3cL|Q(DKyq1f1@u%>oT4R@Q1o6^1M4D!qin92q1>`bab!@fHZb1W5LvKPcxxXf<C>!sytj&|3joV|
o@Z^)nqi^8j$AgxAa(s`4gv;~L!viCS$zB9{hakk0{t~KtY#-1WJ_eZp=2XSxvE&VpbXznX~|r^e!6;9Io2%TlG3MUFQ$;DWd1dJ<wi1{6O5S{xuo31u#69
x8EI1~HZ72{aiE2kW&;8=`Ax&!)679Lo@14~8-Da))uEx_W8`dg14>70PuwX07Uqytd%Dwk3|g~r>B$%rQdg3D&~&2``!pU{GJo&~;*eo$oO^tU8RLj-rKd
D%IcFBZ7=5*w$yiG2pNo_aS75Aq^2VBR%M6%fq)sb@>Rn)EgyuMMU<Bk(lp-V$zkUymjbMLPtNqfM8SN@lL7Y74aou3w!EG4d)Ev`@-Ibs<dcN{Ax##{+=+
>LRd&XLGqVt8$k+j0@HWn-^LLfGib!z;cTbcQWxvEdG6!_u`j1nT{A2z?!1>WPL01Hzl4*g4gQN|=Urb#J0Wv1x2aK`)7+{fjj?^}L)blg}79shGW>Yzf3x
kRC(wlWCZ@jK#H0g9ugro#&t6VgsATFM!_|0TC4wz*S3cjP}U2DiO=vTDj>;)wUf5%npG%2-6ykjxh>y6_Rkn13QXLSZF&50~71pz|9E>t?SMs`kEF-8Hqi
yET!HM;<pnq|%mD5p4tdLOQPL7mcz*IAjB&WcDZ<s48eVjW~Q2zd1=8{5($nH=QI(#jJyxY1(Eka<FnzKNas+Ip~Dyrkb{CeKQ3dOJ+5fCMRm7WH6PIt0Wh
m;9a#;t~GoaDk{e0o@h;bbTwdrbz(A_zPxen9Fa#V#Vwvhq$!`Sx-W+11)zib<wSUH(BHx!J%DM9H~)<>9h)1Rr~d}Erp7(sks)k`JE=|4j_!3_8+f$ajqO
(8mgiQ-t57{QVV1;ut@|(ym$(KXPQ3*?Dh9^iac__ZUU5O9TH&AEu}<ghFl7>BRYy>0VB`1ex{=W-$p-e#V7VHi&dqmsRcQ!5(_2C~?0)6s(=ky-;dY`IXs
~}ACI_5CXQ2r-_j{^QVIVJnwyiJ9fKF$NhvtCFwK0L>oaEOEi8K_Oo9dX7)}uYNJ;{<3(v!8M{jTSV+aoKCPk`%s+R9o}I|kEMt<-dpPHF6+#(*48SMHvpJ
Oq}c)1B^cAP%T6AoM4kpu9&}<T>eV5)b1x^Cyk+>vlo&;5P^&7K6}ERzN}Umdm6BS|%4c*{qQnN-@Q+ddx~}g{sTF>fzcXT$pbd;|JTY?_VScJ22>+l~s~k
7peizCVK?`{#h%}o{gmiT?89uvJ|@|-oe}_9x*H*nx{kV7K>}u=yfpC{0r}Y9e?rszl;xm@`qBA06mWK+V7IHn|?4zr_Lp*4|@Pd3Q=x4%>%7fw4`i|#OB%
43X2q!Y#4VsM_R+ZK{eQHpcSnDm;N(h*H!n3#c0$TRs-v1j*u}YLg7rE1WeE1xWht-09Ic>ZMYTT{^F<IGBL-<l{ZbBiR1Ex|H35jJTH*3hGjL?-<*}haO_
_2(qQ8=Uj)rni;e0-`zl?UeM3MVMNaZCpG6a-RSLDN<l=qENBW~SsWepF2wzs<&#o}!*abWihi1gQ6FK?O&H6T2^=*&a2b{q&ETJJHCih;|gnKEB7AiCuxW
yi*<0sIm*p;Uj2mtL;_4y*BCF^Z|T6Q3?YFgTKKjfn&WruG`c(-*akQ!L-@Hd0mvlDpwAT34zOKo&petU}omk=fvs(n-LQUJd?w?yHJ{P7u}TS&Y{MI3UHv
G^equjj+uvu3xabUvqO)<CEk>r_q?$L1McGHjcCs6k#(b@V}_#dGNQC};_1xV`<xSA89zWx0qT1G^^i7Cg`aMHeq-B<VG<y}z7m;<=#`XvF|iG)=Ut?!qZ<
0Wm~eTUWL}{Tppmy<@<u)>h5HgriimEGu8dxu@Y-ZT9or!ah4gG00BU&)8tOMzGA8)+{labWE7To%coYW?6l^e|~$`Z=pR-K?_J~X=u$~(pG}Dpnf*32h^t
qJ5Kg`6&j%&K1t8W?J<JKzJJe4&eDn>!pdHRrg>NPYrf^(-$fowM-Vg~#pC)5%9ml^)P5$ZB#Yy0u)@r^ahCnT@jaPg1k6P$6Bb-`8C$V5tS3QPKrAN;uf+
tY8o7Og<z2m!*BJiq*_I1M&CEH=oah(ogn0uxbOh@&ApIM>R+4YxYKF^C%MyyUJw!1kPz?}pS#%N^f@h#beg!V(&sv!Q`<wrG(U*A*EYCK!LIxq<vpk=#;&
AZ>VOeaX30fu?7aM6*XbCj0g3TY^C-pth8xpBbZP^o-D4dWtFLY&>fq_Okx4O-Me|yZYgP=X)pou?b+sn!8pSBJti9O7=O=MH|bdtVX0oCmOx4Z&>2fMK@8
kc~;T0FFf$EQ_k;;+We3HXkBp4%WsiS!){4r==Bq!)2!cJ`#i=F5RpFYUM!9dx5lq>UAWo;Zgzar0&(S2i8#Y)0un|7<9+2kgxsoZlsrtB(E7rO;YLcvzWV
G2y77d4Jk?qBcy|GCQ6tgv>Z9D78YVj>4ZAsg^P?;vbQ5SnP9$AB|CKgIiE)it%)F<<-#LaR@T)N{gARX<{ZveC*~1OJGAL`J>d$s;bhCYpfT36j%Tpzq8<
7(DdF{jGS+=Rs03#YhLq|=pR?Sl;mSRb!KkmaBGRe23;q0Kg=d3;ZSI+zs5u#42EUCpWaVr$==0MjI$Hb{OtU0yz{xhymBws$j@(<tPVw_!vLWTx5Bist=#
J+nYMlIe`TK1B@H-Zem|?x*Zs}JmOI*Jm#Bu0c3PR|CR+J_y<t&BMeVa>ea{|UtOyQ3ozO`R3?(dM2A~lG5s5Hy7aTwye~Bg{UE0I?r+Y7aB1{cw^n<a;%}
l6zvYlq;hoK!ZR6ucxg$6M`{If7j;c$fzUfno0;wB1y%*KxM>$m32ZHJVT4h;F#<AX=X_|4TUY%g7+^6DX)Gq#9ypPbXhcPQJ0sY7-P3ZbW?a!!`1?%-AT4
)`wjWfJ`{6S?AA*SD2A^c(t(ECnqF=D-&}KbLgN;H7KmfM9ajcx5(AhKar}3?!Y2QvkA$-EJ^Uz^%0UY<a`wEb5IyC%HD4ai<2+N{p;#76z%CPm&iTjdcAN
4lf@t%?A<etT;^|Hp&ykSTqh1W6g=83cB{OY8#vXRqXdB6wnj*xPFR9$&dJ!8<(floWRg>xZ_~<ybnrU5$y~bYUaS-eG03}Ys#_)Pw2jC$?g#y$Kq=)R8?z
&wG>GK499(Q0vNyR(h5fjKwkD>jFi9IAq)Q-;~doRugUBdgvwcz=47=fwv)PY{4K*bN_c#r9HeDYuRu7>%3ca|f!f@C920OdKXfRN*GlL$OZ9_iylug=ScK
nnxHoWXONXCW!VZ;Ae%w7?VOrkS-&E9AiO`NPo9STcDivJGn%7-Bl1jee3FoRg)es;@^1g;I9)n79>>wDzE88W=^lmxf)cT7jSNIiBH2D+^7A=pu109Eu4z
||?#NcR%$$m8SeYPjVOAqJhW`RaOah&L(x#wlc@fIL?;fzG)8Npd0Tp6p3G_(2DF;6ZUPu#y3Cw|iU+rS`a<o?H%ewu1y5-^&MT40x;DIITUb^uI~pt&ZY`
6#v*DT=fieQU8ma6CVuZmD~p@2eNExp_r7vW9dPW<VxF;z}iVDX%qj-(vV-*SEwthio=ZMM_r2;t<=r#t(lqSYpdV0Ud@MxL3DKd@{thh0GlfVm+rPnT2F3
d5#<n^<Dx1RHMGGbfzHwB6>k8-arwURHG__N~u-#;M0a}C|7s;;&Hj_#{qnsr(l>_?)*BN3l_?lCkLGQ%wyxNgi^Wh)$spmDm5Mv0waL;r3xZ@4>nj}0rGU
PuzvP3RiwfbHQ4{6%Kfp;<RarWHr-jf)&ws;5;t*-%wZ4n7H;4%ZoPRJuaN=mT<Y6i&hH7E0*IQj9IXG#rf?IX<N91wNs~8LLwpD`7#3%a^&{E%2#AB*9+i
i9XpVqpMoN@o7TT((-;-oWr%XaQ5YFGK@W49lC!$%DUF7s~(2X3|UzLP;Fzsn;>q7C$3rd{UObf{=OniLPO9aikTSkDIItQh3?zw{%*AyqWSxlTMDIkbWMe
$d^JDa)hR;Mf~m~oFR^o&H+VqrPez%(T786I(3x7=w=b;ocZ;1{v*3ggCJ0ySb~<pF&?kf3uT2w_csLla(JwQF<cMC^XXs(oy_D~zqKkkHjO_A3n&<QKJ<b
PX>P85-Y`xmD8I<3G__1sXhDe|9PEc09PUFbu*_4u42J-{pI*v?YQ5#$oa7v(UZ#66r_5SZf(Pfx)7SbL0s4Rh_>r!bN?`skz#G_v1LBb_|(^6$$(fDiHjY
q#Q?LF}UGf3pPgf8p2v?UgQb9v}ES_Mw^QNA;g1O(KWfKt|QMIeXfL!o%K{VJjd{@roJ@U{bZ>>RR3}KcAi)OI|{-aI-vFR7{c#U*WbE^wDYcQS(DaZaJ&4
hy4rokl=IgGidR&=RPl`-frI+|P^+WA6kYiDQq}jtWrhdAnbn74xiZTcz{p|?GnJ2C$m3o;A^00VJlL;I%ATLp`(e+p^OLWK-O3de)j*g}OZg0rkf<t&wYV
wgHj`!JwSo9Y0#WL4&UJMP-$ATU#J+%9PYo|_qH~|caT>jW8hft<Ow}0oNT^fP>9Ere^z-$#*n$HPZcI`Bl_{ev=m2l-ULj5iAHhk6N68o$-u)HFgF0x%g*
*N};5H#O0ud{tI5Xq24|O0A5e4Uq+i963(N4jELl8x0`8O@GRf!`P3(cf_`V9BJD#^hA;Pc;3`?g5&8ogK+6~csTuYahBNP8VtmQV>WG8JmN>e6p2wSzkSl
to$XpEw=-wiI)VkZlVas}6qf8n>~B0E?Z&%DZ!hc+w}DYD4v;_;GsVU^ok?hFkJ1uq0HDLtwXVe~vH_O5FJKD)Gn^AjtS_{p92>F_Qv-+PSEsr2B-%C_O$~
GWt9ZO&2crC;K)(x0a$j&yu&{pniIDmsGU;2;L;*mz1}^P%N+uYf2oIv5e7zD6mGEE)X9fB*mgj3;^*h`_Bw4hjX9Gk04Bg+7uwj6|;q7xJ`1A=mSbDTA(N
r32L=9_LQd<f9W3hc&EO$8uXCUtjfemR;e*C`4d>_etCurY19}>?_fNgKR%Mq#V+4O+(;I&cq2n*lvADhxUaZN<{*71&TWBF)^V0sdAgWcD5we=%7LP8nqc
rGG22pq7z73HvMDoce_^f35^XJR?H!EC{O#li<B5w{JHcJQlEaf)-3Ae5wqmN&|KHKRHB|BbY%D_@OY<MJxtDfKlDzJvFV>L<*J0rr|C+;1(f?6Ip2qxh7n
xZZSj*h@p<>~7<t~o>+z!uQ#CXv;#<Qf&JVYfXwbl8O*|KO2tfy*L(Iq5ln)P5p|D@B&mW<}k`iV2MX4iXIgZxbpsEMw@O6D|lKR2-@H!btm(6Sh+B9{4KW
~kM2*4M4KR<txz3DH$0E}i(Ko&0FF6ws*jWG4y*+6LsmKzsZ^F4ib8@z*dm{Fz+|jJ}AQAWK;wdmsNJ@wT9wIlVpCyKMcMXuaRR%Ht?)CDTmWS`l99iB8AR
8`t+o%QiM7Dz|I7_>B#DuCa$N%Q9P>E`$AjEp`p{kzn=SC=3EAptH4Xq{N<o^pz4g=RJFfOF^2Q(*o@SknCjk1Kb0YcyqZkX#a&b?6Wr{PoqoI%6}+3@za&
v1Qasn{+39il+79-&nI>s)n8@bqZcvqFWME6nHmMScvjJhA*~O{%okZyW7@Yeqwxu7m|yCpTBO3zOqv3JCA7hX0ukvKU(HnZIblxEX+DW&kt4^3W{=u;4oB
uwr+T+7)HZ*0c4g`lJAd@lk5Zt1KaXqkZMRB0|Fd+a_|roP2d^l~u?ImkIief`Ba-2U@%zJ}q904s-li&qBMX5v_?hpdEEU^VLV_gb&~jVM5H%|R1(k#sPn
aYh#dWePMPZ+9xi`SSP!>~!GuC{gqh9MQ7?KU0)Asq+DFVd_rj8O?Iceq@(%M|hhEMb<7cd`)A5F!tes^Unbf+4bI@TC^BVaU$3T*>Bp0sR4eg5P1%wcUu!
!4H3?NU#&v`7~sf^hB?d6IFV>I~q~1WM~2VQ+5k*rG;bxmA{hZ;h53L{cE=B$lDUh~rZ^C~6OZyIR}#5a}KUHNiGv78&#Tn1I&rr5A)iC*>_Peu%*IIE=sG
ot1iM?ePa+)MVVsjaIN(mU`!ZHy*JCGKm&SYA2H3eyaEc%)FUaZw<*jqPR|mp4XIRVWM4B<Q<sD3+xm<lCu(jF|{jt&+~hbA(~!o%xaZOSO$lo1xg_6=ly-
4Px|qOty~*m*%~oeOw($89!GjAI5jm<*5-Xb*vdJ@O{Zw~YC6rE!YdCG)(kv6l~JEW*Qaqu!fO==HB*H)5sgnn00M&BL_%bmtCV5$PfXMVKYV`_&EVYIZ2d
#NQ-;^-?9%EW2hatSesF<pCJX@*vT~JBV8}hc$1^*qniY@eL@|N-0EardRL$?uHE|D@L@v65Px8^H=fS{pS7y$Lx&UWBYf!4EqE3D?25@LPbo1wIr0~>SGp
Vlr_!5Zt<DG*8sN%0_CV8)GFMTe84SNFT{EVDr3mQB>Py?jW^B*Zm0q|k1<`a@G;LGCY>S5a#LoN!*bXqswu+>WhG)_JMfp>Q39XG3)Um{|DV(0Z)SP{3NK
o77~Y`ZGoW*VPhiOVS%V!f{g|Gy&elxVlSWZ6y^R%l*<h7qs%lif3AtSwAc=Lt)2K2cHzf@8m|zsleSaSSc%&iC$v_?Fcj0_NIq+Sfcby~;StMgP7Oo0+P`
wn(w}os#Y8yA*<S$yv$1y69HbjLAPYTv_#7l-G!6?~7osqeT=P<EE$t*MKs}4599a$+F_J8j8gBaxC>8VJ&5r)s*A4jtmvWrk1wa1Amt{e8bHpE1m%ER!d)
Bq^eCWfPkyw9wvF|xrw>C3m=B`NWEdK4)R5HdXwQVcal;u6qcut5q#u*#r>9;eS{EDHrW2);u%cFLR&Hhdaml__34O~kgxru;kakK-Po3WZRTAE+rZC=g^;
PawOD%(uHSE>5NDDd2Yn*Y?(CTh{A>GX5=wRMkdFNyq<WJ6HZOu1;%)5I&vbH@_lQc2KWNo-PpuvX&zEis_{k;Y)Ji(;R(Gql?+d%dP}rMceaE5&>8q)td`
^2s-CFdlfUE&m$Lpd>)Vh&66pk6V8E~S7148hTVtNJTYChR&zA~pMsq#_M;>VF-I?lBvZa#4N+_nFBtIMTqlyfSaYy#;KG?=U@AY-8$*GTbA4$hLjk|cy6Q
mfXjNqPCHcS0FOjSwtZIkRuZ-7JM-Yob%3MP4w~9flh><9A?d5Y<`3&7$gncGx#aA>SQrTU8!V_}3KWwf**J3m;eg6a5+ju=S}!Ui{}cnV(_^=>5fTDnNZS
b0G=_{en5mzS~N^!56*zFiP8D)J?zXAshLE=I?OM2|F>;_m-H&_vDX)-ltYlx&i_5AQ<8ElFZ&imw9F2Au2FAz~=g?-DJLjnU~FYQ<`3C56Gw~oPAD7e5@q
XQJlhAYk+s!0u2;)_&?hmFlvID&jhmAfczWRb1Vr2hG!p|UPVd^D<Dp}T0vi{G_XrcHi8B}xDui-&zpmb1A7we#MM|a<BTb2Gw+>f&K`5iyqrklD4pzR=aU
3*cl+lspMkpW-+gT!=Kt$`zL3X3C%}<|3_%+bSu9-_oa(D(199ziok4n?qDjS!pY538E}^{(R86m&IO}QFKSAJxv+;nIo<kdNnzmb)*S*djF{NHtB5oxw2%
To=CLu}I<uW;ye;X0saHB!7K)QHN$PFPGw4(|N9M!0q6#k%j${;ZpY)jvj#};z}*nPuobwCQOY#Scw-a@a+IdS!1q$+N`Sy)3~wbN!muZ`%h7x9J5uf-<fa
KNXGnhztlz`-!7T>i+A7x<j@s5Otd1EO8-JEy&LD!Gu}X;&Nhm)z1mPv#ZJxB}a!X9<q1{xb~6MPe24*_FC0Ul;)yHt15?hHw{1KgqBniaRnl6`UFY@<43=
EYTNa`PNmUHG+`O`m<=n9U=N&Du9vh+s+e|p#8BS?*NnV8GBVlXt^57X@O9jh7N-9xt+7~cN`jwUZ`9e0Apru><2hpdAV&8`@sZP{51T{#|{)@ab^y5sLem
rrigbSJ=6q*pI<K{eM~@1|8MW212t6w=~;(iOjzy@)aF&+u<X0N<SGWWw?OCx+1iE!k<;BFL3=gxDwCP+JDTtGm!P0nrn2Yx(lAZUY(~1ut=t74sFRoska@
Ty#A{6#JLoQEOt7s<>Ozw6Sr(hF%A*5d*WlbO1Y1BK0L<B69auaq30u2Ri8iZy>0Q7sA%A3y0Qv~h&~rXb*P(4&qj1U5?*sMIKwdw<X%oxj5o<>FmcRKSuc
$^vn|X;Ha=GvKe@^UB0g@GIVW8LMC+`d{<J`LkGzAH)&qphmQhew@C50<oKn)!-DX>HAAOR3jo5e>avvO9}qMEQpR8Va;6sUog>M7tB;{CVXok?(=v4)r{u
P?~-t1$S<GBB7MHmED+sGhe*x%<&Rr6UnPRvu8LF|g&~*D_}qe2FFN@8--fd4r*u;z27jI6e(`NF^y@x`-)i)OG!mZQRj*^0`N%D6ifx4=qY`aM)g=r>%%y
^<@5&{ZX@Qv@ssP_v7!uw`B<6DXpEB$MD<WmxPWyd~JERDxfxem^5#;4nIM*3-u~H=P80NKbi9?^SR==rzzcG!Pvpg)~g5Yh<nxkdfV!2l|A<P1(&C?N#Gr
gbpM<@01`^y7RXZr+2k~TP;dJW27_DJisKsQ|EeoNTY<PL{gU(FxC85~MI==U0Rd`0nlf1MBmul+frgYYbH*xpUTC?*-#DJ8adHo?i!Mf5W2!RK|M-5}%06
0;$EP^TDbkL2=Xnv5)vQ0y{(7)jm~5pt^@T85l>%>`wj?~Mn(R|c1jNCayVFP*WU6#YoxO~;l;kSHBf}%Ky5wO@*Lmt5`j*~jJ^b;L2R5B^=r*|4aY$r|Hu
!<ZoRmgG4p-WB789nGy9jbZ;`}apqgT(TevmSIpL<K6)7N=hx0y(=Kmx@lnT{x8JJLcUj8Hz(>-!ZVr>Xn3vP$gk&+RlWaM_9}kc*1mcw^wY^+>;g<GFF@P
UYTbR@#rt9zo-JY~>fcg&Sou-IPKzcYB`asj#9_g(GkH%2gDj4O0;2T+B_K<PR2De{_RBA;6K|KLE5%+)2G$T&8A6pm-wUk#JBSK1YGk**U5Mc?lWhT0NC|
={`Zgsi1^f4$#oWX|yK!M{;l>YF_sccdHq-Fe_)GNY%M^e*YaG$CH(CG{G*+^nDidRB1#8J(8=|gtWm}r71bw;WRVzWIPTnXn{vw4rVO;-VKBZYuoS9zR>F
r1pu@?Qevcdsx5hc0FNWvz}dT+XZm}3RT5x73<M~=v4Ex%;5(AOdR4G+#<3BU5H8sxDtTrlYD`eVWB%=>Hp#bDv#vv(7YW!mUf!Zn|0I96!?v+wM0NKCtC5
3-g+K^nL>G0fU2mA?98k5C`&P@0%`tgSkmxi<pIVkeO_(`8qwUh8Xxthta#6D`qGR*#E)sQlqrh<qSXP!2_is*A0lz@PSvlV&I>~dz12--*F=&u=X&~5*%~
Xjb4`mN;!=i~Xf4N6FO!^^F1<+qOVQn?nY^W5N1a;f$!ELi#Ij)9!q98eC1xy`saufZOU@8L9CCNIyvq(3{X4ASikJq7~yxWmP<=rR<X{cjwcJ)O6O?H1<Q
#1gOux8CGvA$6A`{B;`Vt2wtc`JY$j8jiGucG3eH<+zy@52$vBCbSGw#Q?5uumcBTaWqYM4+0Dbrw|UEKs=#Uj~{u26-MwNZN!ixBM8cfv4vCnu<}Y<EWmx
k;#iHHn2B~q@E&sM?IDYJkJ)P#O5Fl3I&7$U0Db;$8_1<8p1}NbSn#Dg1QEnon<<`ej;*dK_s$r&~-ZD%Xd#K&{)!k--W)C&zAlXJ@ueDl`h@~OzM>rMM_o
)f!_RuNgkGEEAbI47Wh9ChzXCC9&Cr5PwXR;O8H~;Rb$;bOS8l0Fvc!W=qd@liQ%K-A13JV3j>+bG`ld>*zr+M8HLSOwRctCfFFL6Kq$xLPeTOjqu{`#Dax
~Ra#;El>W{Y9t%l3indT@tTx&@W+BHoOZ`~(|$<F{Z^FHUJ(U#%D#ktS&^)y9oX~90>2cK%KQRE%K1{Hu8{ePb&M`<AmGaY8uVQ0_5a_<B`H4i9QL_6BPlg
XFaktGcX{PXd1%N(;tsn7GG`A`vk49=UXx=$r9r0Ol6={fvM;v_zD3>{_h0M7DLGlcGUEppMT^1vESB8w!D(`{9hZH~Wgr)5U>5PZnwj?>8!1;_m_VH{0R<
E)G!12MW`?QhKL|3se?O<qxeH}yGX=vP_0qVWk_ChpGiM(95$QR|1+U=Wi~nl}PZX8TIAozJdkbQ$b^utI^a=8M$)>_L&)D4A|7Z0`tQw-kZ;U@s9Qka24m
*{jVE)0Hn5y%lcr(~TUuTk;g$Rtu4r@}RDoB9OvHrp{dxaPK>-P>=qDg+_isYbEz^)9sw@aQ%U`4fRo~sU^bR56jbkK|X@dB!UK3=|@(@X*5*P^ARIP?M#o
0E7_&;3wAjivsN`fMI~tG91jVuQAu?lTl7b_Ed_r*Irj{r+~3_s=rjwr9>r`faXjZQ{>Z5*_Q!Il%ilRpVPy(VTQ5M)-$txp<~*$Yr&RFJy6bZNp5d}6@It
twM(MJ7E|GXSO5&zkPHsA~3Pg>+V>us_1_(eh;ve1Z>ZIf|nc=4;^QX`WmJ;wP`R9pz2GgU)XO+HAeG6FwtxEinmbV~ER+<qYMnDG*|9rFZol~<#9x|u#@M
{#R_!v*{ZDQZ!tIWOVg<GUlB7>R3l$lT4D_PZ3*4nOpmkATMfUA71#5w~O3G~c)(7yV0H>PbSWkl=1s|eN1TI3u_;c_)1D6CYh2L$y@u{X^Wg@4oa<Fa%8|
5<R~um8YHi;H*EKDEYq-+cxMQcO%tb61$k1%q&Y6eg`Rw+|r3)*(&F5_pTNvtYD=0@|FC`@3DqqYZhS*ao@ss_Vuvy^scO`nW%M3}LF<Z<V>;X^O$Lg<CDb
?~p*VUvRDyWhG1+ymGJTk$YnrZ{juolzw>um2Xhtv%5G-_R@h9fx~eRg@2chQN*btlV`K}3Z5-0Nc`LS1%_ONurjomHoBXa4}H4mAxec9=Y!eiAyVi-d7>u
4wI?pa8!6~$xipG*@%5Q*=lr3VQd}Q6WsBtuAMF^WAa3@^b71sXqpd#^jYdYg0?u=gY7+>3mn7b-ec0#w2F57wu7sZAiwJpokan?oOXNsEv^ip=z)Tl>LwP
7!mfQG#y*ok;5EY_%wct$qLk;H4RU+C8@g{{6t!H0iKf(=7{-1zc!;2zV9Yk;Riceh1Zp+Zug2$_9kk3l6T2*)}UB#T9(oV2O>AvInn40~5HcT4yw$}`W6=
K~^%jp%M4gzlHLZCR*Y3wY6WxPFVqtb4)X_b0B=(yARZdiptBwi!0r~zI2(TI#@yr(U5gXPE@SJ^C)81(uB`4ES~ueBd}Q^#H^)+rD}Fc_*#?eo4zptTQ#F
6{e!&h+6tL+cU>$C+G)lpT1c`!`hrO;Eq`v8#lkN-}E+rPy^+sAjIpL=xK{kqQ5WwhEhxmfRZU;^o;`+R#Gcscc&1kEjKJg>`|3?bp|+SR5q#z+bD^ApUl|
rN5(fEdMM*))3GR(dZgbm<?QRHA4Ov&E9lVEXuw_yi8sa9Ufo}o7mmZPdcgNY_*xFLjwb1r7e>^`Z*_;w|`MDAJQZxm(MLBSnLHnBV>uO`L^R7CRfa*6>vd
U63Y?Zfds=i_(T3eSpt(s(-qAe1ptEbth9>jR*q{XJGo%ox+qE3q*@V-QiidylA*P(!b-P1n0%FpmdtbjYsc=!|4tO&5s%grLHpc*eR%%LES6Fm)|O%3=GZ
P#>1Ev??QV;RR)QX|k2|=vZiH&KgRB>1?-*G-qBT55wdg}c{7tI2FEtS%O$eO$R<&CE5S=#;tg(hX=}-kFW!f8%JQ%&ix>lj-7ay1fFA3+FWD(&;rARge=C
gYH$u0xo8I&o*0qjgXHtDNVVI3AC3oB4nx-NdGg@N)3Mo18n<jJLw@F)2m<H0_{*CBA5Ic-od@}7`^_Tq>jzpOvEd@1@X(6>6iMLXZ2(}Grt8rK@-2QwUHM
|8%&^A(L^6fxp;<2h2qH(<zcC|^AaoM8B-g1PLrm3F93LMbPrwPR$Mo`I^e7m^|(4k^mwPYC^6RxkqXpfP*FYTv%{A4`g}nF(Nq>*HKNq(U`tJZ^Ms<1fXj
Kt2KCfC;H=iGjv*gw+6ywaWlm8AU*53a;rAP(j5O)s2Sbj{A>4BP5h=-cEk#ZsY04Fzm$H<{!0_gebwTEZAuak**%ZGs4F`HPt_?ln@vH;4N9)WDVaI-&aW
S_p^=3*F^^0(epE#WmCz$Qg&f!F#Ai~{i(U%E3B*aV#kVpVsQCeR_Q{`EwjxmL>|Ea$Y9^Ut)CD&j@B8sq+)cFPf|A+Jum{Xj)oXYuIQ8cY`4CAT)Gy-rSf
fkzN1(yAW-5jydDZPE69wRax=#c&YezosRi`d-P<uKR+uj>hvBplTksiUFGSZBmkDTl1@z7#8dxCF$Aa{Zz0$qgJ+26=Fz_M+*!JoEcdhlq1jxf=Y3AeLDn
-*!Xd4N$EH?o&1&f^+M?P(Mn#hiVaFiKU|L)vu!Fn#U?aGPfdOrt8<k=48@9iOgoc>)~sx*!Gl@NK~pK+$Pn*nv!aCE4Ca&Lc(3UC#dN$wj2NDhzh0v;3m#
EKI4eIDD5U)65>i1Bw7(iPwJAm;-of#Cgv$i`Srl$s&n2pqc@>fPA)8igIFohC9SoF5BL^p}j?FAqy5d*A3+1=A!VHte;V>XZ-yEase}TQNU*UIe&Pnv?_Z
(_vB5%&sr0UsGF@?+2mW{cOp2tJTYAd>;^8Fp!cJj&?g*ZoYT-Jlg4OK(X2pT_E9(A~p^o!K%*0-K_M+?b}qo!9c4CYUt`jz6$GLVLge%A1xNE*Hxe@qN4o
&DB;~4hClKk9+ka1R2C^V(dG1g!^OuuSF3h9K$kARi5uwLsM}-fTu}CuB`rJ%mi<MyE_*^f@m`aNVbf}C1AjG&de3Yx_ou$SS=3KS3l?(i#E%YHkt^iMM^&
F4;w%@EopzxJ_=`$c5pPg}gFX4cqh5?Y;@~$4PRVxo`j7?(p!*peQBbjB8oYoRH4vO@^%%SM;6_NdB><H9DUGSspz1zlML9-{&JzJ9n&j5NvpJ$M8^jkROA
Y|Qf<vDya6mMCRt1b%G~8$RTl=mT7Om0eIFV>}ph{-Z9`nmTFIOjPdnXU6$l#_+k^t-IX6bc!Q5icnkv#$RdKD9^9og@e>}PePL;9{90iWeU*9#(K0G7r9^
9wjd2j;ujzOpF9$-qFigzP3WC%(A-Gpsz&h{CST1k!JLws8LV(3Y!8_44d?9yZi6GWs5k(%kh6M%i>MUQ-S3tBK7!g-OMMWiaj~*?2B|AJ#2nwv2CQS3n(L
9=Em-C#2}Sl_`ay#|LJxEjo4brvwmcr~jYw8HQalIc(Sb!87)lcHoJxi6P*FjIcmX^QRn`X+^8Pj&{)|mDL?u+#n%7sOBfMvdfI6!q&V$rO37PQ_%Z@P`b6
cZyd2Bz1z?U3H<#O^4IgFu*<Ibn54~9rDKY{7*_SwOGen&6-B(#e!p<(uJf&&<VK@vxLd~Ssf95)q;MiEM|^>L!<{bXq+TxQ0ooP2@D6z3Rb2E=@WZ}{#@2
KX<)^>D=p*zq`C)>17EFO_GD37n7U{lG)e+eyA(>?YM_Ci2hyC8<VIk7>h-1pH!pX=DVh?qbwhsRoPAb=L%w%X`IYyA6HGgkv2xiNb{^0Dm%OEnd_l=XlZ)
#Qz*(~hxdaPd_O(Gj&!5|X$_Zi-9Y)P6AcQrU6PZN^eL4j!0e%;<Quyaq(+{XWgX!1TLhQE3E-+rW{Yc-R4!`+PwmQJI`fqp}Gq}Z&|j`OBavD4v;4+hQ9C
<Y8SuGJ7ryE}9o$4N{AAM8$V$1Tg8#1J*o8m1U>!;(OO<Eo|YDHJ&YjrXeL%fQ=L&okb;tICa|HE8{cm%>is{-F8|GyaGKgki_-AZK*o_sYUs=>Bd&q17nR
Og9h|!to>Q7iFCJ3!UWs4H@c(k~q_l>Fyx7H`n0&<G<<EPHN{Pz01A2L#h}3IeH1U2`25!e?zbwzkIACg<1y0^#vYSe&|8Dw?(<n5tCsH*OK|V?>JNfv$_8
nZRx@y?0ndpNK}i7aSY0rFN5h5Xs?dQrXUhLP8j~R8$8zk@#`&KyYU{8UtgeN&TGGn|K!VmNf9e$+&E!$9pE}ee{^(dQyC-J+rK^nle@u9cIZk5%K+>Zun9
l<Xj`o6>TtgSG-RO=<)x~3J1tVJkxFz%K;w~FS5HNu*rU~H2ewNwptJ=jC~Fq_;vHm8q#>o`kuw(xBF3AW(4Dja_(8?$`zw9ZE8}!uy6uv>lrb|cx%QGez6
|nYc)9MWhp0a4rHmc=lwP0x4=p7~Uc95>c;{yUU8;pXs|eWR)9(4GJEG1Tb1tCwiWVKaCC1?Zasj`O<kuyLu3B+%8RvKJPHUplRYmvfHF8q?`~~o^00QB$*
EUoZe?~rC21|;7Le*eYtoYet%qAN5>i|C0^^)>}%{;ilM(4O`fi|+pZ(%QfZ%F~lqv2hYlpCVvLELtX=29N-<V1GHao;U}eQr>aG6;?e+C&}3xH<+AS>Vu{
>Cc8szQ6%Xo{th^zOwA&vSxl?jLLlx!-38duRdY^x^2svLJKDxo9-S>0f)cNqDSe6W{Y=WU&2`~!QyOchJTi|Bv-CHL7B&ajfw8P1r4G7x|)Go$;w@*5rNC
h6t5vWR%IUREqO)4;3!mZuuODV%cNUX#=w#hw-61?fV?(U<$(Ytkq6qBwPTQ%k~p&Fd(YHtf;y-Gb=j_+S9x-(oqKaZb%*0*UjI0a2id-<Ih0Kt*#6as87+
$mXjcbO#qraYF(|^vjQMKOMiqxGcaE{$$REZiX*=TlB>^i36*EyqPYt4AJe<s7ne?<k^{(Ud^h;_vNL;h2cSccyQG^YsZU6_oWT;~yp25QTiZix+#}q=3AV
QtP&k-10{ITlJl`B78q$w}ru!o81(g>+XH!TyH$HkA+OOBd)X5a_OZ7_pwdKBVFB$Kb_#<G*JC9Y%1O!757G|$U3ZGSg%YBCo06JyCL_y<+8%iTk9+!me(H
KAyY8Hae+xjq_4+IP3)4uKZ63+h*jroZ751MaPk36IUKp0uPK#w#u;f@QSYZmo?nu&YM-9w!t%9NH397gcAfCMzaB*!32S&S16z`;+=-0zNaI(@o}ZF0`Pc
xJ~Npf9<m-Cf~2=co1^U2@q<KTpZgdRC#Zq-}R5?tjZiZkS&#a886g%HE0Q2<oT6-L9ObG!P5l)%yHw5>Nf)9xQG5RoMOn3uGo||D8{!f0jyIGF&cqi=0}q
0KwMTE+7CK_D%phdQ5EHohCZ2?D<O4k8Po0H5ox&*_pWzba1}dgaaq2}HGE_hABb?J`FHXv>W#7|*1LM5#WkIdsX}U-FMzBQSO0E6!%4xQ(a*2k_%~=nrk!
w0Q+YtWs_+5NAjNnDB=1Ru;B2nvj9A{OTCTn=ZIwf8oO+}Ce6Doq6F=f}p1<83rC*M%{r-6y=|EdWV$Rdo-zSE#W*wh%#c7v~Q-6V#b^rYU==zql!kY0*po
#uhjnH6JBi2Q(rFR{BeiiYvS7Xe%wyv@E(rOX>(`49`3HAN#<v9*=5kP6Un4f+W85r}V2=o1!&wTc6bz$h8+-f>=Vx;nmcIF<4Qrhl!W`_p!f5grkCb4WA4
YP~s5|o@#palHiS%dFBYL(3knT()#JS%hJ6b2mDF#6tJRN4_FIT?-!HYg2<Iv8_Y%sldog1{h9po8QPO@W(=|7y<F<P`ic{DVlkyHOnyhMDi<=XS&utG?mV
(YkzQpCiq(XQvG-pu|}*d`C`^aG@=~6-qvlMEuQ;6$6=npZ}Vw%BT|kYrjr4h7m`}BOhQLJ#)Ta+Xk@LrQ8V3#KTbSPccOcFF?{zU7etb0j8H83Qs>@d`}l
-LYErs(7C|Xrm0~4H)F1J5a@WI+J*3jQlPHUOcYd^maRN46Te3K{*yFS@tsb#TmdnywOB}zH|`(Mdr{&DpfolG6I^ync&V>(lBnc@=X|!tF}T72yISARj=Z
F2+5h>2m88wcW$Q5wSk-|dr+8-8d!~dZi2N0bOX8gvT+W9FjOL=%ELpH4@L}XHj=^T`S__+52r5@WzQU!`eiB2qkJ=53H&XXR08BeR0G^j8ZYX-5Q*55O-K
;HK62qWA7h`TZTRA^VocDj~LDw*L_^wQ7{K>T+*kxe^Q}XF)Wol~?e4o9f%jK9|8qi9UhD9sF0Af}jJS&&aOqt@^+F4J3YDc;{`kVE&Tk{{`)?50`I*Oe|@
vlylnUFe02fX+Eg4&@!qOLxftR35z<B?DSNvV%YTF{5*)9F+>=X|{^VAn@o+=H#4-?A<a5il9*9DF*|l)1)oIGG{S!_h!7GhKmb#opn}lOXbqw!a8DNMS2#
Ce!~YA#Q@QR!cH<@S`dsd=}kyKx=Hvh$U{X*kW)ZXka5{M?=CqxjVtu<c^}OsbWoX0a_-VHVHtt@bt^rYnm=bAsWRed}hf!@}Ae^j$18I%4A&%RnmvSX@T!
hw&#}~9&||KD_gygBAvEqQ-u#(Y~-q<(>O~mg=)X~6;rz+SxbLtMi44c^M}U9ZHP+9EfJ80!~_r(s-*ettXFfF`&>&xVoq9m$bE&mue2p8?_Y*l+?>O*FAP
4_7%~m;HKqm7)k|LdcQ0wC3{3wJ0A0^fl-I5(zq+&7e89>hcS}0!mv?h?InOi^N09Gz&^#Aue1Y&f7MCSbp|AOHGj!G$wrm5>_x0qVs@XPKw$tLki&Pqzw-
|51`2u?w#Mnz`Vdp29rB5}WCOfKhE^OEAVZmWctYXYp3)CH=A1FNx9ut1UvBLUJi6|FA-!uHwo&ZQgLV#71dP`<{W{bR-SS<~`-b8gyu$NjL1!I4%mO7}5=
Y2!Z*6sdb=P0gag_0M_zBE1_4vVc89ZdH=o@jQUS`UC07FAn?k`7$QnV+I@=YN0~y2;UUA}qEC<`&^)lKahwYRk>B!*wk**`c#+eyY*1ez8!n1nlS@nQ*W7
inub;ESIN#rs)rLV=r84AgKm$QChah)TgVqPtQ}M2Bz6Osjjw8lkt<1saJG-z{UCy2EhOxZ8*G$aw7py)ATZLJt$s@Pk#CY4bgbI-XhfNd|S;pJVK?xu1MP
bbyK3bC4d`0QcE!ENg5Ap;l!fKd>02tV}g(>WIS5~aGPUEFoj{@(T7M%{o*7Yc`EhW%E(E|Cpz7255qxy6OU@7%8K&dnii@UI{^I1Kh_5*p|iGzV;jP3!id
x5g~=?T;xg+~oeNeOkZ-4PkE^B|X!5=5)@b*t7f@2OQqSGylF}KvR}>rbSH5uPkR208EwgBpl@S)PU-f)&V@d5QY0CIP3~mGhgpclWsSV-3GSLL;EWB6Ipj
^e34Bpoyrv(kX{dHlvvt*+_k)X&#{<G$+qA0PDOzc_J)4IOa???!_$@|3g+wVNsv6pbG%(T^12=J^wHd@n+i3&6pRXa;O`X3I9EQ3(C%>*lhEZgp>;jsfAe
Oe)5?k|@jK#7(MDJN##Rysb(#+yFvKoT9@_$!bt(`tQLN2^7y1D*jvD!(DLU2Z-UyVz(?#0tz#RWCflrqD{qfpO&fMWJ^Gv7)o9i>5*laJ*|4b1ksOc5=uh
hlUC2bc=z%H+r?EQ5CH>-3Sa@(TDZsLFyn?3(<S|pd`uzy4j%zGZLWs7jW;E>1Y8fT~`Y>@_ABD#Kpl6>_pBGvQ_3KeD9h9R0#529P1%WfWc20;Q(7(=n0&
rq~h#B9ppz!g%P1CEp)nLqDY!^Sh4ef@66z*4U;jBS9|xdsxLR$HzyPUUv02LflYWFT~|1DC7t_nazeE0+V)~~V&_XLfu?*#Sem~frCOp4*DI&*Of=TJNZQ
`&d+z2U%DccZRG<jvNW0tB`_VQ?q~5Byw{9-k<1yMViA~h7>p7j-e0@D0hyzSCEw$ZzvQfdjUvHt`3s=snr@FW=DucYV(K06Ke(z%qR&Ruu5`$1<C}ifMHN
EzP%U28Z52~Hc(GjxvVU`_t631A^X+fa%$yh?M!g%zMm(aqFMzOz)J>D}Qzj!Sck#Hb+jYNPpmM2$2so(QM#LU!Egv6vZ`8jkIQrL&#mAv-?5Ds{iOlMD7^
byy~0hLj3{%*_iboH(P{iQq$ucbhi<QG-R<1xFBJ!kv5*D&E&04#)>`W<C){BsM-ycPg-KZ$l{j0v00i0>Z5v4Q$86;p00_Eq7XXm&2U!9#|ZM@fRWpB{SJ
R(h9tAvK4e8ByZH8uDR9at?Sw*cG^$*BnF6N~|R*t&yC)`JIfIo5tXO|L1qV7@w%=zCHt~Ka0A|?XZ^xC#aOHOuA-(Ifj1CF@R_l-y~;V!$Q|}?sa0APKPH
dDfJhq4$sp7@Gan5S63=w>(r5d0Ykq-S^c+Z;5Km+*r9GTCJY=oW_CW>0fWr^O>3EO3y3P&4+M$Bpt$cW!#4-Ddc3Ppr9krkeX})=mW~j3vyZWx*?l<7P$E
rZ88>68r)w#s@n=%dlap|HN8O2qV088<cK-%$UpOwp9CY;~z{{o0ib`jYz1d26*@EnUxo<h50cWj^gFqZdL9kq4ws3k#`1Ta`_C3d_973!*2(6wg-1_JI=f
)6o^xhcObk+rfG$@DR*z*0|)UsA*zc6ulNYWh@JPG5|rT31WY<SjgcGHfI{X6fLP&mo@+hck%`iu2J4jRi~gK5583s#LeM;3QO)9(Z&$F(~pU4WTd5*;m2Q
w6g!l}hAKY$??{;&P=Rf6;+bhqWqUF0J!@kayhlQch5>x`NkvSwMAEmL8slheV;;t)VS)&(?4eDE@hN%`)VB2w&O-0ty-U<N1xttqVz|7D3qiXs5yCY1C#b
bY<Fo@iFi|a?`u(x=DTm+TY||GBHIc?R%hg_dadCaZ?ZjOgIO}A;5OktlHkCRNZL?8~KcJH!^ptViyiM_=(%DkpeSOu}OP8$5ISWcAD<xy5Yhz+MH^=Ljos
3ztv*p8bD{DQ>RzCH;Ls(jSnDYh1lvFctZ3akfN``#n<nGnliJ63xs|!lM^6Z3uUfiAiw|QJ@Hln;5HnJP9B`lts>%1M8V8})i^<_6y>a);fpkX{kdHzg6D
xwwH(%IvTUXjS9~rmS24x$=8&W}aSMlC1c#Szs^Z>6L$m}C3q{MmsFXCc9WDNmly$H7FM!cGVSZ3^bR;Id*)DpU#Wr?s+jqA(vA7f%7NnH;juL-X#NJUWk7
FCsL)-YrsZV;>1Gi`&gFxul+N<5rd67TdE1TN{@ydQvGKJdh=X|5Ra6X$g&yxDh!7v>(`_(z7TZ+Siq%J=bYNksJUUiY;VEe=pxq|rMQAc?s9qp79Fvq$`D
x;{mcYCH*_q!~cuT3EG{>O@|ARnTaO$k`S9)D8I$2|u!^2=vUz4FlXEX^_p*FYSqA~MCJMm!NHQDb355Iw#-U43D85wY`NLq_tz-;TSk{ZJd;cMU->?^a7b
rxL{G0!Ijtkru&B%6*Y+!`a;S*2C1X>%I|J<*@XoQ$wJ3SSW<DKQ3mnXFSpPGhT2HjMSeb;SOwkg|Z;0-TI#GLf<4aZaobDQnM}OO|dsyw8u%1<ZkWscMzo
_+^lf{iK$mBK#U;}?RA9%fsyye5&=V@s%Fn~`RuM&>A&YP3~+7e-X)4~%zJSTX;)|m1Y{_Saug2<4g`_(?7Lt=@PJXEc&w8HflLEDd$3}(cl<-lZO@&EzHe
rH<Ue^^k7h`c8U2{<l_g%=8pKyaB2;s(a4}ygF14d1o@~EhAx)Mw%(Ko};!KSD(-cRA345F5_BCK<x)Nyze6OWyiw{IKqh_zXnvOi5D5q4nF!ky&X@iN%7G
l_gg*B#m?}=X#eQ6h_U^_yrz|B4$s$?QboFl7@gN-7XCsuAY$AsbcV)v9Ut*Jv+)vni^;8Sm$ZI)%Demg^y*S^3Cw_%xj_(}_;gXu#U;+MO)J_3u%V4tMdj
xc<BF-r2RBr7QNe8!Lm9U<_yVyh8d0=T_%4s6*@w)un_S_LRmG-k7WJrNvzB~p!jewm$(v4;MS6nbkks_sWMF5cEC!}KlFDkt2-Jk1WqG>Y-3#$~WZ;Q&c$
3gV7wBd8O;Wps{ilIVq`I-^p@m^|Q?BC9&q;J0-YDkE9u*IpuYbJ=|WTNm{vIdvWzUzOc3_^vWBh9~3NG~;cxoGx}VoMnpu#L(90dF>wGjE-)j<VbS=%6UO
*be&C5h#%n7>U&rvv$L1On?0Idzb3}jbN3(&_n`*E8?g*B)A7iKq%{n#bdF1Y=i#Py{ER(PtY#!l^w6r<Ipmk!@9ppS26f;*NaKdWbj;BQLONiaAd0PeG>;
gMzwzGUj`W1`=e0QhlSowTB{w>X{p^qm3n{+qkW*!{iD88Z6vP0+{=Urm=ZD$0G}j1nP8n_G8Mc<9<dvwbam$$jCi$#MXH&<&D_FAVFIBlyQnwbvM{sAp-v
>oM;wjt-{<#89_wAY|Zp;$n71vP2bG#X7);J$mtm19W*-InNgbpxaFA>{mBKWTvNy_9Y3pOUneS)_EI4~}sgfV6-^;Tm7m4fMG3tboyl$N99Kyf9fZeB7N_
77BC+Z1DM{Di`qjDLl{1)tq^9vf_E==;v+!w!1OfNzrvz5l?fOR}M48Ux|(yq(8UOg5BAbaMr-WiB}^6B%AzheM5dUs)lP{>!JGS-AoEopkAMwcXqJqn}X{
zy3j9C_q!4FI(U<H{9S>mllUNooF1skMf8)5RRIu-Yw6L%<)63c{{OOQULQs>R@Fwu2S(Fln}Z!0-=M|0)Coq&dR8O4|*qv&DGMJ#K#$^^gCqdRale9f;Fp
I;#X^Im`KE%c8uWBW5<$cwPtk*<0xuF@n2U2RCFTMxnjW7=SKmzBM-HCKKaJas~w~Ad^DLzd)<$tL1>3D^*K-|mh4n#--En8^MSWYkCrHL6?&#GRQb-^r*=
k8$vH|6LlJoVO|2#E(GZ<b40ZUvz{e%YyRi_7kno|%bW)*0b<S7KmobBq40b*_5{B-&Yyq`5t<iDg<8_f1E4c-^b5-+>o5L^dD$=9?$5>20iCu_K@3)JS(T
ZAVjoLiGc&+RB)oy)F>XEFxk9b-dLM?z+hgE@oHC?xX38U<XxRnomWRU$?-96dgDLSD8*QMHCfxTg+&ZEOsQDIm^q1c1kdpWq;zqRleHC<Ft<-K-|M$y}at
)EW}r}&7g_Dh;lD3=9x#^642hArEYCy)TTdpSJ^vW+wl<{qu_5Ks?TN5Dv_?#d?D3hhNryYd=sh<*B6sU=Oox$5d<#Y-bD5d8rZ1WmcWImF9R8MSe_@}GSP
l!hg)S>g*Hy52mKcmsJew<v`XH{*TMy9a?nwyN0~39Ja|0&B&qu9nnxo)I^)5E8c2sTIIRCRIyWAEl>3mSO2h#RNf&a$L@vbiOE#9YYfeDpVkWNfv*W#<9@
oOgGWZFQ`BH5cbZ;ggAGRP8=$JJ{{&=1BD03sLt%}oHsO)(~RG!ABWw4$PeCnf&j=xN5G*RR3>7L7Lyabh_Lo%#v8J*AhpZJq^rJ{5-c``wnHw#aWsjw`uy
oH8%k;!@;xnlv2jj%XQ&7fAeuCaU>}jN#Uq|jL18w1#T)Ox?oTk3X;pz}W9S?fxzZJOpIi=Z4o99jpe^k7vqt;&L{nbZH0*Cv{)0!9mm|#C?^de!51S4x-x
u%wm^cQzyL(d8p%57!f<ibCrwKD)tOaP{d%B7^H|)e)l#wWD78AEib}0j3%wzk_2pJ@aHUIjh>6n)P(gD4z%~>fmpUPPnO;ef;r)P?|m!vdD<wuNl5r1rW7
or6g;cs}D=4ev&LR}Iy13oHLe0xKBiJxY#<hxI(MZ7MHRPamD8K-GVO{ePPau|8(J@GH=Hsn+<ZI|-weKNc%BY`i0<0K0qq<&Uq7x69$G>dK%W_R@5iA0;W
H%d6~f-XuLQ^?}j<Dgz<Qjgitv5QE|FcNwG$|3$8NuQMJdyh-Fz;ZJ{^1D{@K>Y|ZS|#W7z5OzbFho}dtBR2VK_W59m6}e|V++a@D>7Fp!kYg6a$^+YdslZ
5oIx~#nlq%4B#CvBf|Ga$>Lc$y9WK<1(Wt~+FgZTqkg+);n*r*D?U7NIH=DwEX#xYWGZlKm$qj;Z0DRTQ{v2}r8oTtx9^|0n3HaDtMQd`~MYe$L8At|0ruv
M~Hb}%cO^+?4@;7KgHW`>+u9JhwA`m`--Io`LfeqQ`Wh_4tI3)(;fn8zd(PBaHCvdWLpCPP$XKC8p#Y>x|>#QYLR*{~n>s6N=+9iXq$^A6`wd7(|9LSX;UF
8OiSiFt_9*k3u{n+yZ*j;?Ci>KwN4;tE7Kg0nPN5sob=V8F`cxmB=&8P)~5573ph>WN_5hm3B;rF^gR*R`R#Adz0VlJ7R3ag>r-};WA&;iJJFj{w^xPiKGd
_d6r*ToSX@DPf2Jw-05q1t}tDTi<k1V7XJSKP18^3l8~w4fCGV}~D2r87Xc`CM$1n3SI)E5rf1v^;=F&2+@du5&_k)>cBsuAWCoOvT=X)^Tk~-=VJf)Hsm9
DH(aOW==ujS^ml&nw%AlM$fBFURM;4WTU-&i~YviI&;y4z`t=lJ&M<)GOST=m~iBvy*sS_J)g63vgtPnl)(Q<xn}x=d*2e7_d&Q4-j_#sY``0v6Y{CLLtX@
nRoTM;&gMfml`xW$AdLZmz)B}C;nOwOhT4mAb#<A%Y@!<K(5`%`SDGqk2gFEt&AB_IJ$e+7+3e{j#kdW(!uC9^$$uGcHF5myB-M+gB7g-M%}F^B@CX)Bl8$
>cPsGgHL(Xye#YL>WnTN0kH~Mc{8SPpgR*O^o`xfBnB5n}n2f8cAAhrNUZ!D{KKe^$Fi%#B)+n($Ns1tDlsjIIqW}CIQ4d80}Us`aUd9v9f;tq2!R^>|R_?
Dn$+^v5343^IZai>grN`_hHlbqWxu1kdNq__G3&9c|DtO<zTqcF4arJHZ{($lP^xp*0pDSV;$^qA-E9BW)z+<58hJ#?l$C&qtpegUz^uLv^?UxEW#Q5vnnW
~!ZbDL)#_7ak{h=Cr}6Qs{a*#CN@tJXDe^*LTF-+)kP%&{T3z0NVn#zjeRmyj)>V@*6MQA5F^bgssaZS$xjTw?U9x?<&dDFo<aQS_x58kAY)JeR0A;v3KH-
g*t2JlFq3!BguPR{Fmm0<*7#0?QLdkaap`qs7#4x0P+j3-2HOp90uMD*g1x#;Y2v_cQ&rR<#SAR`BK|X{!Ti2{c6W(YV?f@7<a_vmJmMB<lGhjjUIx~ut0w
=>rJ()f2pH$HPUJK_Kwkc;pd?H9p#0^BwVb`m~8vJ;jb$vDb>)|NPK|2(hlP_^F}X_!(S`4CzZM%(nlWD=-yaO`0nV;Bs36aLRYzXeHx=URzR<P!EDG2{z~
A!NtcCMcSPu`nG+RT{8;Q-bwZ?C2pdbWaa#LvOoh*R$GEDK9Jw>3Y-96-9`hoJ&YLx;Y+?u*V^lq~%ZLi17KYCw<QBEx#Gukal8^!bWqQ?I>X2<@W;<}G>n
G@$x{ZaNJ-kf-_{>fPU->D5+~D2f_Dz>_UljSHM8MAri}^%)ezy=XM;j8<+qTEW&25#xV5*Ql6ee$KLo|kWhGeb5;3UHIa8RjF&;NWE{-l_99VrUZwJrt}?
${S>I#w_k*iNV2L->d|o>J=%bnvFdDDk)EC9>8j8mcm7|K|Jzg<czwk3yDYso#{`J%^&@mJ<-@5<@3O##KOS(J9w89V%PEu7^0W-37K0836^Ar~czrf^+Zs
Ct#i~*?UnO6rsMM?eC6*s)*jMMJ63bum(3hymA$yPJ~b#d)!~Qh6}uSrIf|uX~O@jST<aJ69=zwG6WjTU~X;!R;9nLcJ>o0W5>0v;33{5V4Vz>M~kowOq+P
3i+GwVg@3p03=lxvKm{J8znZPmV0KqgE!M4Gy%DMr6db%+S|V9DHSa!(?P*&*jGz}VhU<g(-?-{R*0j6N>#`pCh}^-1`Pq#H^~Cct-_g~I2hGk)F*;Iq4Tm
^k0dR$ODj|r7n+yT(xVZhE0s><RcVGnx&pXI18VV1nQuKU_B?5|l)@U9-Em2WD&{#FusRE`A#7PB6HvmCAyR}K%(g{$*q0nGv;M$Su1{xc2qpdGhGcQRp>v
s*fX3IW;kA#4H`4*f}^8{3U3Y2rn@GiO!=oOyLUsw^Shm$H;75$!F_7fuX8`A_qTI>tbtxBS|WGkDxG*yC4?R3?`ZV12*LAlBtla$TaH!->=jiFArr`hrNl
+dAw4Kd72b`7syEnKJSFbFJR!KuHu7eQLVb&A9U0t?_Z9x)912<%KmT|Ik&8|m4h1xy2d(b>KatmB@6Mf5~)8wF7~%Kn*Hd4P*;LEav`Fq=yP1l%-P%M0rw
wsX=lb?zdOzvkqqpkgjhn%TX$3ZpkKzC#T4w~m!ihZ5<l55E%XVyB^_759GD>?qh?N`7c5C$oS`pW3H@O|;3m>hVcG6dQ<6w4-yIkTX{d$^?f1zFi>f{tW{
(DGU$bc2?dj2k*Vt;!SC_zq@lxF_TSeL=}*rVTHKaZDv5i7D2knywZ-cE*K45{Bb)lZU#V)uw7>~K9GU{9`TPeku3NrxtTP~@CvAgn>;z-WHce{6jUR~QE9
hFYQnwbkzo>Xkf>FT>l$uDW#mv1F6xPbEg_!?C20c<#x~mP)^>LFSWao@`dJ`BM!{s#ZqECxsH%T3EC=YX37&Ki@!Z_&|3|IpE>dR4^d&|_PYp3x!0c{Ei>
H4Lhmt;`C~8;Y>#EgW9~@gxG%}G@wujRZViHJM$4`3HlY^ZuQwsCl7K0()b*wT=oCBTx4LQzu2sQ2`!`m{BPhPY(7wIW+^Yu*f(CqFMK%mxVQ&mY0IfUtVD
=j8#J)smagjOE^;!NHw${X1zpx&&Z57HR~9MShVY#-6Sv0SYH5RL`$ix6=YJz!!<(fvQo59cQk-EL}W;794#t%4EPf$I>s@F4;crxq`XiK0_6l8oMI9;Ev(
0-buy2_3M!2U42BoTaEih<-^idhjyBQ_+dm@{S$8I=#IBY0BVC-MS8%$G4I|mkx7)rMj&I^l;61sX}t&2ef@m=FHJRyl^#1hGqUEJ#bdm)<FxBwmb}`vP{W
)M4gaZgMhOgcX4?U!dz3eZSC`3*>#LKbCIfl4sMQxYL8l2<I_ru@aY8=Gl~;$a^v&Gjxy8lpY<Z7>Z^O$-`3cb(yOuP_K2cfG)k$_L0NhsZEiGbc#{Spk4@
1JX(>L6dL;4rSo;%ly5#VlFIhu{1V_m$M0jYE;j?Ke>R`sZVCJ@**ZI$n-R$*ORdRggO2<is1W!c#&6OpM5il`g3>)Io<sQps7unbbn(g2ElF?HeFxP}HF@
SJ;k#}@75iV?gE?%U@dPs>raH+hz=9b}V%)I|P3<F=@Uy~VHnLdtTv1RwV8sx3ybKm(0=+WV1OeA^Qil0;!rr|wZKfJ;U-8EcSxw3k(zP@u(>zW@U6LJXu1
dYanDw7=-Oni*>3F#DP@8J6rSV9Cy+Qw;v=%{Q|#It0v_*82BT^zdFmO-oKY-zu<xl<F!?C6uXrQtV-YwNSoUo(v!5bY2BXQj#=PhtNOEp;(E-oQ)7#|TH1
tY#(OBPkzWMgoOgYD(Zh>Ra}I5vht^2r;`uB4ef3D#Uu6jZ7)aSziEZuIW$J=XTX<R(ajlcG1=!^gB?^Z|+ujsT>xf5c5w!>4JRe=?<!-i<3GXKp_4I+vFh
TZid0JjHb_G4UaaiJWGkAEz`9DR5!)l1N*+_s7FDifvnFl0vH^WS4qH;HA~2b_zBcQv7?wl1wcY~Ywkt5C%D?BAmeR<GA5Sp$LrPGywNRhXP^tC;st^?S@Y
XuWdC^21s%|Shsu+{OpY}$I@}7YOopONfb>c)(wXBJk@4akPeF03sE<Gru6Bsss++HN>6co_(;{v3pp)*t0;}G<mRiMOcBteT2eR)ud2AA!qgG*A^Qp6vG1
Y_U+O4%g%P7)%DJV%KJL?I-vi3;NHZa5gq37Skm*C?v;Rq!?kHR)8@>QOoP7cxti8M8qQKJk)RzG#hFN*UMnd)@XI~{gdgl@1dAg7F10J99<Yx50P<-g2sR
NCT%0X;DJf@qkM{yrj-7_QT|^0qFOerE_(96NaXH*z{cE3@Ng4kwp+?QznaqAOoTVxkKvmJ-w(g1MeV^!*(4Sx`Rdrd8=QmN$Z?r;6@ayq~@%kpqtYIe+7@
_`=Twd&M#mIJIf%_>A*6$QMErrTq#GF_b`V6N!~kiJR#hNvTdvg2MdheD?3ao*V!G
"""


# ==================================================================================================
# src/tempo/othello/evaluation/learned.py
# ==================================================================================================

"""What was learned, from its text to the table that evaluating reads: when it is first needed, and once.

The text holds, in whole steps, the kept weights of the first knot, and of each later one how they differ from those of
the knot before: mostly nothing or little, which packs well.
"""

PACKING = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


@cache
def learned_knowledge() -> Knowledge:
    """Ready to evaluate with the weights of weights_data.py. One for all: who searches in threads of his own copies
    the part of it that is written to."""
    table = weights_table()
    lay_out(table, unpacked(WEIGHTS) / np.float32(STEPS_IN_A_DISC))
    return new_knowledge(table)


def unpacked(text: str) -> np.ndarray:
    """float32[KNOTS, kept_weights()], in steps."""
    packed = b85decode(text.replace("\n", ""))
    differences = np.frombuffer(lzma.decompress(packed, lzma.FORMAT_RAW, filters=PACKING), np.int8)
    return differences.reshape(len(KNOTS), kept_weights()).cumsum(0, np.float32)


# ==================================================================================================
# src/tempo/othello/evaluation/meaning.py
# ==================================================================================================

"""What the values of the evaluation mean to a search, fitted to searches and games by `workbench.spreads`."""

EVALUATION = Evaluation(evaluate, UNIT, doubt=(6.0, 3.0), spread=(0.463, 0.385, -0.474, 1.443))


# ==================================================================================================
# src/tempo/othello/machine_code_data.py
# ==================================================================================================

"""Machine code of othello, made from its sources by `python build.py`: docs/machine_code.md tells what this is."""

MACHINE_CODE = """{"system": "linux x86_64", "features": "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sse3 sse4.1 sse4.2 ssse3 xsave", "numba": "0.68.1", "digest": "9f0d1d460553c89e85bfc2d7", "checksum": "c249242086339eace230a123", "sources": []}
c-riJ4R~9{m8h;P+frh3m0-
Ya14xawwHwGvwv$Lp7UaYxbCY`$7feapK;rm^qz!SfC7RF>l9fzztBB^Yw9D>eccG8>%5Ld{?&d*gS&;m1ha`3YW0C?+fM7-ZI7#tOeyn%S%v@QL?KlMJ-
*P`&ckcY2nK^UjoHH|LzWd#;)>U~t>#J5(ZK%AX{LZRtE9X}@E2=9BswxZC6c)_S|LQfCudcDrU*oKpUszR8RaiKGO*Q&?s_xuav#O%dQBhf4P;Pft&(C*
OIp;g)yDAIw%P~f2>0Ni>-
*~UPFv8vN^WCrBS#>9X@YUO{u{d0I*Sy=%uX^2v%2gX{>ehMI)oi#ne|}ZPT>IR4^IY>?^PB}VbBEJaX|Hh3T~k?6IJes6NC0VmLAAr-DyS|m&$n02%P)5
n*yql-
&t)K$QULgC0^mOJ3$w<b?*j0J^LQO<t7>a%Jl8r43+LtM7v#IvxGEiUD=F~R1@P^1&aH417P#hD7mNZwuevaQO?mm;HESHs`Hrf2j{N+}eCHa+WbJtYuS8
%|TfRVR_`0g{+KRQ;&UY0QR8%_i%jY}hx+=;k&{dUdT+RvrugX>KoHsY2#pgTLlo!ses+w2jsCJbXI1A<#IICSQ`{&W()zy`2?y9a#L?hbrUtM2w2Y%GuR
m*UxaGu>st5jK4wXtf$D!`-iLVHzJp{ru9%Q>&A(C)<ebJy4l*4V4o%rCF1&R^rINT^k1VRfOa8oU9s0li)2^PTftj>7YFMZBgQy1OQHT;O-
y`>qruD=e62zwNdu_m#*u>IFfkJ%a9f-RRfo^Dr58yZNsXV%}18YtgrgZYe6enfTs!%7G_sIgp&R7Ta<#lGIv4BP)Shj8dS)EV&x)-
Kqp`vnZ}Z_j;9pH%E5$Z(UDRkIhIRaWAIv-D{5#b&Jg`)}N!_r-
l2<iEl{1<x7%pMDG?KX_b6u^x{7^zMw}y{AaxPDfI{4;y<>K`jA_ExYcbO^!~L{KLG9)rT#F4w7UI+o|%q;=q;o*6CrYhh_A`{-J+F6w-w!9wCc7-
#nr8d%ey64qa@0WL~WJxUL)aH8u7h1LVU3_S{4zNK`3Kux-4`@r;xmU;tT1C+9Ijll6pW<n`Cvbq<V9q-
gYd71a8S80mVYpTXaNKj3l_lW+6e3&EEHO$ge)+G5Ll@#CoqD;}%1h3XP<`uBg4TIxMRvN#GHiowlgKMl<xiPct!MCJ?*KW|!3cirT8EFWns5ZF53g{wlg
9`TKmYPZ0HDUw!{04Zz>t)TzUIi}f3^R)Inr@r}G7`b*$Ty3U(R0%bPyy_W&50KO<@;@VF{dB3D8=IEuPo-IUN4s8yf(9SV<h^tKu&cHkZUJG&ci@|jIac
>TB4T}#9(Uuz$?sF60uzt&zp+EIS;v;|pBk=y`@NckhOZ;K)cS(KwrmsK`Z@!$=$Ha#lNc}*O_>Z9?f2YUbI2gT-xLTp?Rt^_YJ4jvw37-
ZmISN>EI_=(cnipiVHJu0zh$CIZ7X}>Zkknf)1TTI}+sBg*c;PLN<HQ9053OaF)f0+3q^L(CXU;)OKnjRWM_uF!^k~&n_f#4v<2Wm`<q&mx<jh&kr<D%*$
Z_zfrq3MlYCp~5X0m51e~7h>1Pf;nYYP#e@jIoiKFJ!AOqxS&kh+db)&@mwl)_QHVtrXLH7e@sQaA!1U5e>-
sVjo%!o8V1A$MVdx53pYtBoZ5_B7dgST;3E>LDq7bedv4B$?2aNz?Yl)Aq&FM&oIt@w7b<0n+wJCUj*grZxo<sa;a|h*7e(OQyIBMr`<PaP5V$3#FTB4tr
VY=6LBwnl=(o8;Pfl#?waQX|d9f_I1hhI*n>Np_sae+D*d8OxS=X&4sNNK5BwylhjiH#|&sT$#hCq--HM=WNWu<LYGNW4@%+VG@dE$qIEaXx_6RrA4Knwv
67JG@fj5I1{&3LQZaQXrUqi_YHH{|*+A4xN9ena;??d%`n~=AK147e#koj*OOf=n(Lw6B?czjzEyclBzwHS=7svs#99RK3Rca=IAKFRa`%V&=N&<Cma@|f
_FC-I#>LnQOaocJE-#cw9Xr_yDp+DJRQHyP>aU20PTOq3rOM-
@Xb==?G+;{6igeix_!bF|w9%vOvV5MyZ5sOzsDx4<dbszl%K~Xzp=xjA44R#V=e@uq#jIuh@=J}4ShDsa*SYIjD(sXp_RGW8z)E^Z6AJF+_Bt!hkod_I8Y
bU|Wu=Hy2>SCBC+D{Sj`8K&AtAnNcFq)G%K4>n#K<WVrp@B9g4$@6HNH@yrL0Nqrs9-
N6h8Otyp6=%6p&#@e&cghfN|9u~fbIZh$y<>%&LAbB^+(gOd9gj>ZN1xOfp_FJnDNA`w^7i7&)Y)uy_-
(9vU*5XyRe`cF!+Jyc#K%mjkHu2RVVtN*J)X+LnJ(OgKX{9Kv){giXcTX5;Z$a0@*g`#V}Bm;&3j*mEtf^JaZfv1UYge03@leK*?m!Wm}fq_uS_B|3bv4+
GMqd{3h*#2fOl@{J$>nXdsR@tT2$P6J+r9rlY3@+er9`fdn3+naQq|Q;gnkL9tT^<mCuA9c>?MC*k9BfB-
*7%NI+!qVtg`8fjPVf&2_MbcBd2tW`q1|L+aJ`-EOZ)`sM@MjnJu$3eBrcjN{VT%d&L6!VrC+-
g9y>{d^NBk8^)TY3Bg7`Af_4SU443;dp=0kdU<e5Y*(rT8+?<?!$gWY$jFJ4=Jv5n0XdkkyqP(0IiiW{kRx;(ZyQj_T>iaU3SWOE@wzd~<|ON#gS%QZO^z
)UXHfG5lc`QFq%OMlLIOZysrFc>$m;afD>G7Y7cB7A4}V+M%c~%e2G7y++v-l7d-XFoQv#9wn-wONxagUuznhcmNgreiLFzvCWCY(E|CNk`VyFqdgptdMF
+tl4CqOBGYBl5Mlf@N*t+9m^hO|M-t5rM!OuCX_Fm?C`gL>3P!L?;xC&NQxlBLsp9?rPQmUZ&m~|=SXPga7ZNaKKXg74Ds1Yeqh|)gP&+`A-
5gCSGmKsv^n3=51_;Fwr7sat!qK!{&}<1~OKlB*l<s?PEAh34Ff;60;u;i#ck2;de7##)N9To!>x8)Tt9on*zwJ>z(4OWE)JYrY2sX@<LpbN|q(Sk9=`m7
{!L!hD5HYhWd{n;&xp0!#i5$iY+ZnChPOK*rp~IH*%)t}~Aw~3SNZ)8W$HCNSQ4=5kj)RctZv-79BzA0ugV4-
bwclDA1YYdL5&jVCh^)Rxx;~Qj+{Yi;+Dc4=vgtjdj=+=z6XFoetT4CrOD14H4k@PJH8nhZvL68&0M<B~AzrNme>s526Wo|a>JI_c?kB<fbvRUjp4iEC&r
{5W)^Cy3(-aRi>Sa9&APp0BLAT_K#ePG@2~mCpK1N>TA7^ElqaLNLyRsVwkvw9Sf=Z?=gcWGl2Sj9f>f2@Y=nJfifxQnFwgb891~PWsNL&qK@Hpjyw%FV-
E~<AybfTV)N0)^Th}|(n)cqtpas#%C09;@8eiHm<ObU84iR+~Jz^^ciV6A}cBu^?2V#I)Fe?JL-Xhh=VYN`Es#77H*K?(Q*`Jd2+*(k||wi4@$AzH+of!M
Rf6xzeGTr`BexrZVgW#IrjTEocwHXV%)wx?2kqF!U8G+SBMiqoUCJ#-
h6F?A&Ry##vT8@c|)>lw%+lJ5wx#I0`96_ZT|mIvfM<MKdppSfw_8JJST@6C~{ZP3@iuo#xBhRc_$^5sSnYnEaMlwdv0944YTP4y!*3UJZ>-
@?qKsLe$%cjGW$EsMo4)8oW7_!dOKO1o+Q%Hr|{MQB?dSlMTnwx7XyL-a==0Aa~l3f>mtYurX$XT;!x;Eg`H%YucoWg!Xy86<oL=-
AshJs=1Wa#HfO*o(wxX1+;+Grx;b!6Q$CzLaNqY;Gwy^UZjJ2`?`RJQ5`+IBY)>6VJwg8_WU@?zfaE=bc)rLiteXJ|OBNva4GRzAzGtrSJpln>6Hc2wCm|
=xR%#Q5vPzh6ZRKSyZ|q?;HAKF=)i}7eR#9p_u7=FBJJPq^RB{1#gWZ{Wn9Zg<}1D@Py`#=D?5Euu1&6<U1F8j*o_ymIe(GXy7*BdLlU0$krnykktlpPRE
B2*}kQdPRQO$5`2X6aYTI!sZ<-zAnL0?$%&d}Lt+&>h4}J1N~r$VsaT@%gvs<}r7cHMkBj~;DrdmhPJ-
`D5k+7{l$(|W%0jtIf`#8$5?t^Nz_d&dumQ^VU{szUz80tWOyLN~7<WVP99j4fyz)q_VTlT<pgm%HcqN*o;DTYYy_HZ#vbfbKIe>XQ$!9U~ne5ky_{%P03
S&he;Yd6o31+o|IA$KL2f!YkdA@3qz;qHc+^M4z%g+ZxbW;2&eualOG&T>fNynh(;g$T|(k3*YS`lhG;`_!@(mXt;?e6dI5oqGa2B9m?-
0)v~x`~kb54K*9oo%74DrpU|!Ti4lJB#QrSMqw4;P>?};P{mD-fTMh_k%;kcTVu$P~tcksX;{bHR>H7B;bRhzJc^!inRh8E~~%<e;8-
Pckcc@kQISWQtN^C!jD;k3ho(+(dRypDfXBV)HRO{_CVG^s=p1K#6a|_>e2pe(L+ctjJ6R4XrI4X$0P(CLCXTy<SYwR<`|nE+cLfEVGF*pA6Dw$@f67F2g
Len)0*c7_e!P+p>3dp`byRhni}>FMkMR70{-E54YHb*E31{cfW#jY-
^U|F*e9tG5Y`Nky%DlE8rgRSEyc)6F+wS#|8}T_0)f`9rlZddejuCnNzZ8|Db{^WYxWNABi3`W=>yDfi3<6tkYD6$kZu6vW?>W&l8LDtfClrdk_HdTLYJh
rWAf#J>}f!krWu(8nbEWzz`4qTuk5Q7n9l98^&rC04ssXSGg{+@rlWfYyNGpI27jQXlA3k7g0$4}frfyT8^Vr6N^gl=JEBb+!TTvO3UE#_Ksm+Y4h!(v9h
Bh)7OcaLv!DNM7`<E`;Bvr$Gf=z=e;;E8yQsu7T~@yh^V2thwFmJ{{k~IHzwgFrsg$(pkdusl4QPmsq#^qX{Y)i7l{k@~1v*H0T-
ELfk?l<=L5}LwfQB?;yj-qeh`xbeYY}P?F{ecLSMN%aKX-6k>Suz3Z8eu5Y(#T7sUrpu08$JP^^6oGK%&}YD^&PrR7!b>3N1}X`%i&5;jvl7`d`p-
@e+ZkAf+YiH>6k?qqchoV1kmN4zV`I;(~k-mv^~1w-Lp;wUYW8Q6oh+^-a&9l9?GfxZ_-Zw-
%TfMLnXZeHtK<6Hs+ziQ2hDxSRG|U!8%e!G6J0Zi?Km$LSL4(GDq^7CwElS5Xfr*490GI{Z74VcrNcK6Z*6yp~CGTc9NYDws@xS^>WWOh3%1idg&}OtM2w
4LeS~r8owq;EgfIVT7Vbs$c(x&U*<6a<Zw{+ZkCx`%^|WlEEgcs12gi4~!zUr%%x{B+HHSs#Ek_=<TM+c7hZjVmLtfIxZIg2N_IfYJsdCxqzyc06P*JaRq
`~s;K=S<{Fu_dx5X-p#z6eUn}x;TqgdBKy|sZ5eWgg>>$;lejtY`5@pnG$sq7)y)oKg_d-
3xlB;2B8EXnaA`q}~K3{ac^t6b0CJ9M>m=yACW2t>ZAd&CZF)12nR>4c9&Vx(}-A7y<;{Erde>>yo^4cQx@Q!yjw3|Dz-
3S)wMn+OS{>ht8DD8Xjtk!7WTcN?AB5o80I*58{^iuF}b&#MuBSgf7Fm0yM(YzyRGy@ZpK}Yesn0U3MPKzE!mqi=h`|!&dO~)6ZgbN4xvq|G^bi6BSs}%m
IplJJhI;gW0?#+;ce?_M-p=o&_>+JHt`m;I91D>-
M)LFGq^!=}%rGetJxiDf+_OoI7UoF5ap0#6?Qy5{uJ@94`m2a9F+6Pbm7rNwNHfqwy;G44bO^og=8tB2Ps9CXgN-
)z|Lj#AKjvg6&L$<z51`o^DQ?lAefaNu{5fF#fZpHecWNpDh8XX^CF?}F236ifnhVTHBTzS?EaTN7kY4BAEW*uOP)z=j3dy4fVkXIn)YcT)3C#g-
+;46~pB`MY<sjo^_0N`EVkRbe3m=~I5z#gqs+1f#@4a9dEq>6(v_>xV>Wz%W*z#E*K=o*ALon){_MkVK)lBt_YVj;!UFH`;AXvdA){?c>X+!nLZpclv<fj
>oRN0IMnCQ<hi-`hh?N8cViSu8#?P^@-
?yeG4vtpsP<7XzbqRnwYZ4jz@PO^W!`5h?t>Q&QiO!tbRo4_@Ph@N2G7gpVb4zZ5=ZAdFfm0oxoU;F$w6`@6slfYjbc!XG#niqEXSQYQ-
^DC)<O^;H?XCGcKMy-T3qffyf>gbzGfitq+7Nytb?w*rUPfumut3&DI{eC99_P9dWYqWv#n%C&|i@hOn-BTh*;ut<C+%SnXSn-
=z+d<hC@lc@g*C?m@#3GGb{eJA&$0t(|3;RNJkFv>!kCtb>Gj2eM!vq-+fF(^DlIgB@!1PyCRN-I-
+VbXfo3Ps(AXby9a`YK!FLVYC(Udh(RsHSE~eO9BV0*APrl13QcGR`1FeVtTTEVJ3;#CJE-IC=_Y$I&<yBEaqU*?|0Dj0f4$7EZdrxJh~YWfxOhY`tq)y)
EjwDZbL+)(YzDyMq^G!Ga7xAeLhxU+0D7U~FIuhWlPThlO|@jNanX9SCgwbj3lY41lj`MM8s6m6xnKqVFZHGDKfbURks+g8!1Se)L@;!b5eC6TJK3Ip6!w
J^f!o9X?HZeHv?n^i1}iGL5~nXR>#$lf6qfviGCCe2qH9-f298OrF6sp219>fs<#jk!R4$GYEZ=!DpI*j%T3b8R&QhI-
Y@!XQ1O5=y(PrsT&daOr_HsjAn~_n{JZl?C8b@_UPH8<H?0d(hq44J&$Q%kB*m~Hc9&UAU5y}jO@{I;4>#l-
>W%{JOeX(biD53B<Vw%!^|_Vut&$6?&?X>#~awfGjOv<3%Egdfe+_3blcdYdEYl#x(N_K#}OdjJt^Hh83O215Wp}|J`*5-
E(HOMy7BXw2my2{2w>KYpU*@Hpi4mji*EdUCPDyR3Ib>inVQc;2%t+rfNi?*^GQVjoi4fmQxPCFpNSAa#}Qz(b+y0?LjWB|0L|NI&;l<E0dy${U^Z%jJoz
LDpi4mj3vX~E&qqHA0_ai@z|C92%=0l!f&jV{1lYzK+`{uQPJjS9jsUs|5WvmzF;9R1I*tIk2@pUFu}p#hI*tGdjiZHK5CZ5p0%+c5jsW@#L;xK}03AmF3
r7IM1tNeh1p(X~0eBE3KR*KKQV?JpM*tp#Z8I(c=r{uCCO`llq%%x_06LBUx(N_~2kDFxAb^e|fNlZ=(1Og9AV6v*wYmuxhyaO|6cXyDzd!^?tYlh3-
3%9q0Ev~%Wc_DO#Epp%AgPnbK>!Umgb5HJsguV+01Y?v6CglRCy#>w8g3XSK!Bu99tQz5+%Qgp0I5_`BTm8vB0v(A6h?`Y{sIvoiAtui{xc>_4ih0jGL`3
Tlz;%nNf02J%JVi#KmhY32#`$W$0C3>IS3OVKr)pdivZf>pq~H%lBxVy1kff2!z2ih%4TWYg>Zogkj!QYtp5z7+~GtBkiwqv_8dh3!z2ih!k+Q=97O=*Bn
Xhgp7Hh^MF8_82#~^_@g^Qc0Lvr@kiwpgK>&?A6ed7`)C^M*K;sVelOVttIfWyDFbM)o@Wc^7KM4X%@Wc_oFbM)o@Wc_oI0*tw@Wc_oJP86!@Wc_oG6@1q
@Wc_oJqZF#@Z6W&|J!(Sw{DD_uYGD=qlIduS&OXAwOU$@dD61dxZ!On;!Uc&$^jU~2nK+G1EA*s7&!n24uF{hVB`Q;H~?l2fSUtg;Q(yo0Jz7<OAG)*3II
k9fWQGTa{%-l01F4ezyWY`0E`@fZ5#k|3IG=O7=E1sU`zqPoC1J_10Zk!+#CQs2Vffqz>orfF$Dl~3IMuK34o9SfIbBPLka-
K6aX|n!;%7kI|YDkDFEm=06GqUjsqa10H99+z>orfHt)Do0N9oS04G0sPBzS(oESJ6uyFEV<ipy{hr3xw0U(9$x>M<EoGxyQqX(yR+v45D>6XUQ#_15_P!
j0Mwp2QiFz!>hJ-wd2)6$Z^k<^|qJU#u>rO(Lt<CZ^0=H-)<_MMiNmUg~yZ8Eyp^y%s8>3_`fDTXKf3oxYdU;EalK?3-
nC_K#o1;GEsrZ=QR1>paWRlZI;oHxN+fV7n3;qTONJ(Nv38vg#I>C>R@*hkv?4_&@a^N({{pX^)U<!US3so#^O*YkSowI}8K^DbYP8b9^<oWq5b`U<JfB;
lVLzRB{R?D=y~pOKCfh>gKSJe;UMK571c>g7-
HJeY~R_K8@k{{kcO<a%8%UzhnEhu~W7AL1*JTlqTjLSxcuOZ+L|{^k__|CxzoIepZFvqWF#`Mddw=G(mdsodY5!@j*79z2qT{^qZ+ZyWbN!Tq2968rux_n
&U$<?55m{j~;<Az8wIL-Wr`)*K9K{@JMuO(?{sk7<Wi@R~8IX3=%=dff%-rt40|j46tVrD@~)qX0dg|FQJ({a5P8_kT+m-
@kkU{~u0Jt}ucBk21#hKRf|ES()SecV~=t6AI^N*%s?qg=u_$!}L*qLxO)+f`58~|2>zb<iqjg(#yxse|b)dKkvs6zm(#C1>aZk<rM!*+4uafj9;#9)pwT
Joy)v;t|>3saQ9ql0AYTOXKmH`^)>UkWe`UJcdWXz=I*LGm&aSXp{jD#n#~If?{>Hf78W`yoSr3RQq_&p_ckremzLgqhg7(z_U>;kT7OG<sl4c>wT`8C+<
0^T9gB*JRuxpjU&-dpn=hhdM}9?(cY|jY1Avx3@8U{7U*U6Wz3Z#$oV3JMHPu*5!Q6#&?c*17^P;79I25J2=m*~{tXq}8=B^T1*<AD;xx7d!D!IT~=4-
WFUtZ^N<kwZy)K)>st7<k>(MlHn0ZVsOuiH?*eielQ3wPT8C{_3TpoUgG|01z#^QM&IH=tvF#m3E^wKW@@YrN~$d)95Jn^&`b)w&H(@T!7}^)(gc>+4n(R
28nfbK`ni`uv3j6PI35u6%R;qLL+dV6i2eK3R1=wN+IP2Q#`tKd`*Qc^B8#j(PJ-SiZN`)PBEiV|hi@s(fd8ZEg8xczdCO^9onxSFFmnJ1W_G(W-
nGbA2AMCXD2|pjL{vR$;P*B03Ta{_>k>PHolt@;RQWO&;Bx4K<#sIg6Lwa&4WbyyE-
1Idz^|Px%^nZ@!bhYilaYJ>|Od+hqDwBeA;b2b2yJTr3@cvAAh&5!PGUB(HOnI2O&n(+j|_ubN-Je%&2F$xAMHtln9^X}qzTf4A$xN2+7)&7ShwqS`xd*|
4t6yK#LLf|XzL34mC)VLTuT?snKe11J_i7q8oJ$Mw276*U{`JaZ_<%)wrs<Cx<b*SBDfQ^SNg70`L}bQ{ZSJ#)v2JC}wOjuTQyLkh;vpN8erUx#jvyr@*l
U*({mcJ0&t*~kY^rH{Wik8suEQsejwirVv!>C7)<f(5L?naTdCa>7HLC3mOzuec$3K`4{+QW`iKyWXD3%Ab+C&NXxV{Z;0a_lq2UeM-DXXO6!?E2TMf|C+
8FcW>mQ3np4XOMaeBA6s@}`aSy5bmnpDf1!4%a;B&DjT`u6A=$18o-
oG~eWhrDDDa3aCygETG^Vi=eoj3*cb2PX2gq{i3A`uS$v?FnkJ94Vk9Nnw_&G@8>Jt5R)Z&KWW#u}<D<pW6;E5>Wi?>Zv>JN(#EQ2tq;ubt*MAIMbKiMa%
{UonP@(mlr2gBrVQRyx|7&5l)D7J}YPd`6}si+4eYb)`!Wyw}*C1C{~9kAok0k;f4tLXtPSzT#ctJJrP4<NMLw%A0SC({v%;9h?y!CYr>v`4?~2=R0O&1c
PqM);8%E$~~`=!V~wjjNl&Tc#UY@K<iJ;H#{~jjxq0tBEgUmRzmgX2mru`Wvwc(IVAQ(LgxMb1iQAUy*RG1oPiZbK6gRVFPisdEb{@VbPD~jEdC`wC)o29
nJJy4sSfC7BK8pREQi4lURqhU(RbIzM-KX+^*Rvfp7`K1I2rdl3Kjqh%Pg_%;?HNR}Q)?=(3<I7hSpNvZKq6E+@L20FqI1wR`^!4^cuUgHkwlgJOLRkD!O
&Gswb661<AUXNzyhQUY_7z>P+L#_jnYHhS)J?7+?NU|0O`#767`r>sWM;zbUgmHus7f;lg0>I#qc%Tw3eoRX;-kGSVZ%(w)@I)-
Ivcp#So#ZC_fSHwv0Mge=>DGM=0%}~@0Mn`BDaW#wntTeP~mDM6$m(@gqZooHLeDS_%c*g#L-y#lIEJjNrczO@AMGPSdnm^cLD-
|DbCZWkcax}qXAFC;@+~x?S^yeqX7vgI0HcL1(5MStFwa(85Ur3-
3@S*SzjW0?dLkVm!iq9_2LWJ;6(JaqI?_yZ7W_WOT6f0!)G(`wm4J&FNqQ&Dv0$SW7XlQ}xpqPdvQ%G_&k3|Yr21O1$hEDJpZ>gfrQB*)oYDh+HV|I8tsW
}{>3(cJX`Wh*ip4%q`ZWLjsBtq7!<B%z)bK{_E3M5i+ag2cxgL*b-Sb8wg4ub1d&-bK2VYhT$A)}2S;3-oxJq?G}>N>UBia%LFk8^IZtre&p4lH6d;-
yog!QxL$XV8#YCep{Kg<J58UV#w1iE58t!d$FnjP&dx()_U}k?rx5$SHQt=yU;-
#S5CXGuhfA2eW2K))PuF+aXyy(7aS$n^J#J5{nzq7+6;X0?`&2bEqe&`LmM>wF$<|pY4^^!vsEL>&vp~Fq#F!xb3o7vX>h4I+_Uys6j94BI+p;emj#`Pbq
4*6h1ahvc9R9x)o{}3_cDkrc=xiSUlbFc)Dmj-G}jXK<7S!kGB-lprSGxYSs=#EO}W`&oHxTd*SOXqP`5}8f9xEF=;MEZ2<_33YsXxbA4vTIw+amlGQWJM
%pRabVj13(Ksf}#g27?3;MWU3im;}A;r{Bv-=P}Mif&Ewa(USl&o#g5{)v2-bk!_C9&j9n&&Z-
WF4S+G8b0lJ#axSelLaJnW0$EDyH8n>M@8ggXVcmQeT5|F^*)?T+}ASaTA)&L6bEf&LC({ZG>j`5p?Zql4%faEQXIloDL|xo5h2#{qQwNOpUUs5skH(pgs
30CT5!LYIf`o@Tze_{`1}m^wa;F>v!#(v7FEOp!+kE^{iGNzI6h<=I<uZUwS^FzH@Q~mcw4Xe%;2pRn@gMcY*+y@49G3&So7GMkm*qu@b4yEZ^z6IMq$v<
mD7@TwlJKmf^gZGVbQm=;jHe(Yi^+?r|WT$8<S`RIyW#WX706ntySvKd)fkVid~rof~R4R53+?XY)q%SX6pT@w&Q=<(`VQRkiR95^1$}Lj{%yk=9q;QNA7
(4j%ZiZ<=52%y(4g7tF0Hw1dRTR1KdXJ8bck+$t)n<`?E)RBkn1Pel#ZDjB?ag^mLIMP*o9v#ERov=4#_nUBfXRZvxtnsI^(Cc(M9wz3N4Zz$q|O5RYjYG
duXn%d+d=T)L@;ft#awlvnEyl&O{b#<Pq$}zQ>zb3ghpCosHx4Ndbs&3sKYsYCOdtnmHuKD?eWq{DA*4n^_M}iXTrmBjXTJUhzmV2sJ&0RwQD5$JnUsLWW
$X`{krlz{OuF3;m_EmFH%T-z9UE?`##6lLadR=W@LPY4F<Y-P7t(?^=F`i>yVmwDai^$du&J&N8Td;=u-
dMiAt}5QDV|94vZHl|g*Lzdj0&r_=Tim@4s6*Z4b=+86Q&WAOXsn7C2)YKY*76strToN^E?6rH)%a{+KTkB*Bon|S!J{g=^V^;03bN1S*&vLs7hB8MC4ZT
De!b2H-TC!mcNovF7rR{;U$68F<Av#!?iR+^D?MRM-smjwb2%5QSL&HEsa^@h>PJy~<fdAq=cyJ6wM=F`vwhjCWA?>1q46j;nuT$q)k-
u0s&>fM<Fa~;P~#X23eXA^2^y{-6=i>8lmbr7`(bK>!4X4&gN#VQ1uwQ5{s93g7M~$T@tI8~aJZ+4&y-
G$&QM<ip1TNyZD6>=$8$;??Q*~zaA(QtrNujz8r?g7Xe!>ZXv&V8r>cvxsJ)~fl(04up&KQ~<{`7e-
aIs2kJf5Xa?)?P677^y1C}7Cp_RBLLBr3RPn!)pnom#HOR*+qTIIS*+rwh;|8OHl8%dCeDCg}V!KKvkH1UNpQ77?4bOy7(+r-
n<Qafb5OpNVc8qE4dz_8sn6!ZKp$)4WB^&xKGj_hNy?&}D#y50y<d6{uqb^Sr{fnxwm_^2Lrcns96N3rlWt%(B&k#GY2dWrBR>eKq5y`Mn9LIjQFp-tIhf
L5Ryw@x&7^#n%mDRB&-uBShmOYM8e>Nyev`MA<HghpI^Ee34I{$kfjNqs}~-$pft5QxSz!?7DA^{irjA4C>|oK|V;TVAnpw^6A->>(xfhq+lt;-
?sd7P+V%GHBSoP`&2i#o{x?yN!$R*95<1yQhH9%H30=mL$2gSnUb-
8H?3J;p66_a1?qzB&i<}X8%u8+hsMXSgG|i8LHF?ITh|+6j;AoSPZSVI~|Rz?9N;qsN9{kXou(5Cl;yee|@rgv0C=)fyF!4|9WWgj^bYrFM^-
bi*}U#`pn`TD}Q}<v0C}-b3`3txDAMemR8e>ZM{v8Z88@>eS)JG_w51S>BUbE$1zLXxrbUadx&9|^)+nxHmLTVrtm#xLk6*Sp-
%{Wc7V@xLq_CBkbvuXDDvD}s3DFv{H*=j2pmNuI^x9o-<*rZBK6exIeZg7Fo{Y{%|A@?j>9-
Zb88#L2Y#k!_L>k*L42S9buhsaVW2_q+)82{yj6+1U$%Zopgd|kF}UC<YPK$Dn2opwZLU~fmxWic&6|gA4PpJER(v!yh2bl&)$kMA`D!z9726(`xj|UbpG
_fXh+{HCQi`9F&_RT~jseUw(cUD7>40qg2z8l6cuP{-(C|5QfFg9ls5U$+TiZ!6YX>d-
=~e^X`$U3@Flo}_XUz#|i=Q^P7Ehx)h5*PB;%hMyUo#Mm(|YkIwJ~VtGJ)CZ1r+r4rg>Hp^*FU~hj!zILkKzqCELp!Cb3qAtWb0x7A;#}#|qPi(<A)Tpd>
StXeO~X?>^pdr^)Q~@b;ZMEB@#W29W`C<IS$=1)0HWqPAe4AuSO0bL_;N3t+(0R?(B-V&Ob7iwn#=YO&r7arNhoYl+9TK-
{$R#<j=e+Mx<(C0~P^_!{BA)c_4^5P#x|F{}QMa;yGHMu#Rm50y5){y|Mk)-&wl6ZzLC(hpqN`tc-
!>^ydr&BB7a=U(I<lrIE`F9e9cKmkJA(6H_TMTCiNcly+F!4<mk<pMjG2cAefKVL3PA{Xq+IKNzwsT*G|=*+k<x!`Ku_;P`kesw}R{il!%O6QH03#O*7H>
1hL=ApdDsmVxSmsi@#n$Juxv)REd+g8ADu??oihnPKidbtH%*NxkJ1ji;e%RX=G!<H8xc;PbmedZC{qjaI@5!(*FcD;!%&j2sN*RcEP!qJnqhw=Rz&9W~{
oYZ_M@P@e3iQF45M30QK5G@DSoK&p8C&7gyz*Z5}PuZd7GiGLSR5Jm~4agE-
*n;;KFlL2Z6Tid27s|r4XhPCKmmr<U7q5+8!|v6<^p9e^SQzaS_a)Q<*MFR%e_ysv=RfS3p_S;{l%*5v^_O9bv9wD40J4z})Asple0ek55sCzLW9(#)uqE
+t;gYx;_^^A;hQ_Aw7F^-PS6L%2Wa1iU^SSAU*5<R*<yH&)mbJR!cV#PI4{yTt@MEI?Kk0h-5#U3M23oQ_7MkB)OnQK=XLfks2S!M8b&LKVQ9k`-
d`a_Cv^*Lp+)LEL1EcGi{YmSYQosP=h656=XF}H<Frv$hE;G7v(3OKO3%V@m%0*W$y6ot(qYH0sIKbC4_v8Av-
?ovqv4ykHL~SJ2C>2cEy&AMvf!7SbZSZZm)Clc~#-
^(bv_VJtwpo5#C&o<M$?yT#8Q&HocG3T!X5ZiOTt<X2sVFiM7x1!axQh1!fn9E4A%QDMV7YPBgdr|SN|z>Fi7-
5a8=gfe*y;$O(bNWLz9VVSOoqCpzz1`TjO^!V*$efmZiVrPA8bp9nOygfZ4bSK=1Y{BUn0DKqnet~1R*){8bniDe8<iP7wCNN4dJaB&;&H6<n_U(qfejek
R2V+S=5Yc^&&M}-_+1|s$Ft)NwM}*inym81SeUqA17*=-Y{<549OQV%C1)LqolrFtB@xjM?x=^1q*-
Rh|%%VbaW49+7QoF&E5)(v#d4{*Rc0UTzW)f<ym?hQdq~Wmum1sAC@@YiFh(ueOW7h1)Ja%K?{wy=(0@gr`PD#h@ktd6z<cDek<+m=P7<jv5*2d949Y|wF
|OP)N?Y2d>4q9GjCl6Y(JXXSF9gam#8bR&jR0-x9X{PtR*pICJiyr5VSC!5OfU<%HTn1i9ri!kdX%&5`$zKG=&GHCkCygL0LQ~BQa<_4VuP-GJzL2CI)XI
zK^y^zVL`xKNG55G!POL^&`<=PYGV@g6IsH-<2c_t>{sLH*q{dTLf}8+^pb=GRQiLb-4OQwOH%~-
{PC~)H@bV4C$pI1{&fE>l1_eX;20aN*fI_h@^hN^Q|H^T;w})RthedPOs<yfr<}nkm&&7vNRN59?V(-
5K{cY{`w}=`wCXy5kSwGb}7~X@y)WU+xr%739v{)Pmx+`ghbUvs(V^|psB{_;^gt7;gT$zmQ@E)*BM7iPnpfUOs(uRLiWCUjPcn@^k?FnroN50I1sf*BQd
BwLHwq6*@Yuiu~1QLq;$niQ$U7W=Wsm{5y?*5iZrITq8q+~SwBX-)%NJDMEHE)2qDp7u&xL-pZO;Ie<#%3d+TAOhiQ*9LI_lFNk#E2<1+EZm9yB+uE*%4{
%x4Tm7pOF<T^6=Cf(%)^fQgkgi7${5l0M4rI+_eY7<c#QtXc7ZDJtwGTltmWA~WLOz$)g&3W0Y|KZJ$`@yEizPF;x)C*o+vbgwY^YK;fB(|T#8u0o8==<w
{kdW8`M4MQL<Qo?5dopr`5WnXM%8VH4C#PRfLNR1_dPNy9Adsnee}qPBl=99<u|~z!c<)M(H)FqLjVQl?RfihLU+RbGZQdL1`CFpyO}Gc(v{0K135)23C$
cDijFx_}n5+VjU(Em&O_%w@SE6YOOfoPIIw{WrUwG%)C5od#VK=%dj!xz`9sFeVQYm~KPz}iBQ-`E*)FKN#ByR{CnqI;3AyX~!OUa;6@!2gISvSI<Fuh-
0tQKcvRWDSxnBJGvS4P{LqZRIDuzrMgn#1oJw2RG_1haFs{a;sPA*wNEDo+mFMfZV;{%cWxgfmz2UNAO!At(1V)5R!iKVsGG(-
QX9%*kTP(Ofe1Nfyu4EIC@Vaz;5TwDkYdSyXkw95(9_iu`iglYD-C+py5LWj0Q*k7^UFB)lP2lq5{B_iGa@9TQZE#OJ{PNttaAPfeI@15*=b+q~4-
Ha?a)-Ke|CF%SuzZ`MtkXX#}<+C)5>7XT;*U&ZOBa!TqXT)pcLFyDH<Aq5L-
Kh^xoYVm;AFos`H)K{eN*&F0pkJ~nJ&K!x~vfwqHO9RF4>iD)$R10=;_6bp%b@dULb{80ZTLfdA<rnM!NykauXt(CdfsMvQJUlL|C$MuzObMOq#cQ{G5J~
5qpLlH-yOruBU~S+2#P}s9CU{W&wCLZOhJ3h2q?7v3V=8K0oJGaEqQK%Tyu08bB#y(m&AuTaRZ2m=ej{qm*NXn9AuBaJ__|2iAV+?4${f5r4AP4C<E|HUZ
66lDj(Cl$R-~fqIrG=iQhpaCky+H}725vRQ{QeUUBd)7#JVB&Kv?iZ!7~(nm-erszB-
;seRdgxCPh%8hOgc{tY>?KAJtPU`Y51$qSugqf*1DBR(7f1YP|Sq!bYmU(#QyhTWfTzF{uaE>$s;jx!J^jK;eQ6z7Er08#IDj{MQz@r5h8tw~Ywize#AaO
OU>>_KJ9{*ia{FL%pAfzxAQ5Q(<0gj+&sr`#x@dd1XkcKgh4BkwmG1JU1#^hVlAUU*1XF#uw5@7vO$Pp#zGfhZLKmx3@Q+`c6BDy-
N(3QS+H^V^2fwAeKU9V5-2&S;hO`I}wZFoq&8`uz~Xs9XK%RI-n1i1PZ(GE<nDxp^YB8hs%I$Gi4Hj*;nAKy0l`;bfX+xEHs~K*r#iHd-
KwrR3bMwZLeFAHGQ#KJl)u|{fE=Drh}Y0O%XbZeD@%IU4b^<5t(nNH+-}L^IMjIs(arzK%g6xM0pTz_jwD;(^1$KJWHphS-WjU?BUbqN|5*uecSeI^P%s&
(|qdoj^@L+A8tOiVlS~qNE(;1P*KgAC2M+f^qU>cky{T!Z+3|FFXDQ~kFkLxhtv6;e|uWuH%GL2ucU-
E`d4vQUi94x$m57bav;8|ZBKtsEJjC*xHvrS&@ECIXZa6{e!OWci6E&RWY$BYGzrj>(j=h;TR5;KKg)5@7t_1Ne{P|5@yF}ZS}Yh|dVc3@s69nYUrg|b?j
0vda4y9HV8MO{bu|bIuGqbF2D`cw6$6%NcJ(d@5fBMT&>a)+|G#J0EqNQ+^&{aSdUYzausTR^t>UO5u7AL-uOOyW6pKdMXLXoV7%mo{{r0r#lKR72ZN=(a
zW36qi+pDcxS<rQR%ex3!`Mbe{~<*3!Q(}wGg@fmMVw&i{zrqH#z;ib_P5X82W-#a;n9@Qze&_DgbW0@!=E-
PV#!OzmS~aXqaw>&C6?15NVp|mW4vt9{}d&>jqI|rD9-
Fs#mcMjwin6u`h97@qY%8a`lrp1)d9&j#CS4^^JEyeUr}G;aeoJKi^QL{VzCf+Bqi?5tHwla=26dStllHMyIJ05mO%VT9*%VNcM&VDKh(!GG(rkx@!Uvn`
F$JO=Mk#ok%B7(DLixoU&2{lVMtS4VMT3H#N|hzW3WspJ5*u;kpj3wVDDoGyzLTR$9%<$bSXLSz^Hx;Ff_WL#D6f!NA&+}I2NOkCEr;=Yf#UnxY+6&jEVl
cAzT`K1-?u0Hi8(v+!>c$V9d2~Zc*KGc~)yt5~@N>LG*719<O9a8^8V)Ia$NsMJmBlZS}o(mhF)>XaXKcLeS+4<RCeV_Zt`emW`|}Y|}C_MWX)-
DltF8C1z-h4r$M*#M}UFP~teu=dVQ|c;1E=)_qwMz!s@1GqR|+o_cEnGYgqXLku(|E-<s8YiLjg4@yf6T0n!0Jjjq3B-
5ZNJSaUeXeABG;z1dSLF;MIG#&&3bE7dac#Gug1A(~#xZtlKHbILO;e=BS;--8Xh)LPN>z{_`r;$A~cT#UX^#;*1A*7dv7-
)#EL7y1ZPlGaeP}*ovmKnrhnO)-
pva9C~IcT^7)fUKK#U<h{kfGxeG04pKP?_Chb0+h1H=;gcX>g{QjoMSyCF;yCQTaHm$;VnjC?Q9F*H3TLrMF~x3nTJrwuZMF=@wOX;x_f@SNU~G{4y<pk@
YP0$#$xf?M*1hrEX=1tfIfgc$@fj-czElesOR2f1i81zc{b(#d(E`IImDW_8usZhDgHQM1h?)O|;)Zr!*%OG6Q)fj(7O2bI~tV??MWcLmZ9JQ<AAwiZv<f
2r@33FzTkKjZXA=&LrF_{;a@AT`o%BS3)~NBC;obyK#NkqX1D{MfD%ru_Y%|81EjMO<6*j-
BCnyTPM(4lSTgqI=?nyS0`rX{ZB_|R9{suHyi1hxsTbNluL-
?I33s@W)ep?Q9mZ(cc&A_$I>jh8RqWaQGHGyj7|%`l$nT6brL#WEu#NL8r(vB$1*+B>3R}gB1mHUy#u~pyjysd=>MNo&MqAqXfS$b<CWL#^xo_9{Pg3k*q
y%9#@aPBzt8Xo1hanczelIU?-2*@ZKqz3-
|u8+{e^e_J;u6B^yjcUrTpd**7WfkoJtToLTne+sBi+W10=7F$)QC9O#%^%+i;a>um`$H5|=lDN0=Yd66kGFBxNT{OT(xwS#ucvi@5n)?bLMqx{+;$pZ*P
Z?lfwL>L1!U{X12)HO1?2OGC|ulG@su+K2xBp`GSR?qgZA*>VrWc&PrNWj}goPQtqGe{3^8Iu!WTs{Vf4_5MT8W&QF?|5;5DiQ|(_XQO{QU5?F`gU;>fi_
Y!aaT(dRP^VjHL)XHExT?I6T9?u-q#10-ubiB5){{#va=pH8`uO{MemY}(dsef!e`?76)PJnqr)=(@x-
EAq_fK8F|H%w?u4&ih$#%Eg+<#+E@_DB#x&PDL&d`J0U!9I?@1vWL`NcrGYi6K-
hHkC44$t3>)0zKx?U|+<yLsS7o{yG3J1PFy+j#zEM)H0sKd)cSw6S{_w2cho?W0;^9^e193HDv>y<~j<iV6HL7034vOdH?-A18>v;S-
)8`(T24y`vl7Zq?ms<NGf*jPKtzfq!=9`2Kq`N6nf|Pw>w%j>gv~_+LL|{Cs*R@V{p2`2O!_jqiW`C8Pcs3I65N#*govHh%mo#PR)qVIDu9X$f}2(h~fyo
WRc5bC-@Ef8V9!$N!rN?2Pp#*bT#~SB|r9=aO;u0crlF7ke(TpwMyg=Mq1W6|aK)`JbgJE51+CS;G&EIp&W!xP^rlT+|W8&-
U2gyut#9{j)muho|%$6`$#`KbIqa-sg1eucGh|dF&61%&+*oj{QN_<)6>7KgYa^FOL0vv1|7)eb=t5@a8HH2po6RrA8e4p+UW-re^&ZYB7Fv*QQP9+faXJ
g{O|YabmFlNt_7(VruweYWQMm_+o1K;zam)k9>dLGsh&wC)ou3L}pkD3hke}8J2<q*XLx0g;tsxp#;~Q+L|%v+1A(GF`-
S=^GwCe;AtY^!)nZ(_jy!f@^+lhCqD|qMVeXtG*CGC99id>n=)%sh~|Gj5Pj-qn@brQD%cl(t{~QZYOA$>AcL`^CSaYK9oLQPD!#wIYK^yg&YFCu-
R>;6S38|+$}8tqSKF)Y`Go~l&ce#_H7<Ka`5K37O~Jf*$th`u7oKz!f<k5(*1jt4(5%Sv&-
`&r&Bjg4UNi`E>eiM!v?7vB)Y@0s`C+{Ijy2_lbE~T6RXM6%<ps`yc?HgDm+LdJ)KNEW{PTFbX0i8w%{c#gxZ5r{|9QNHSDybo-
ik}cw_jUo<?*>ne98pp=|-lHZ@<=m<@oky4Jq#}6QtjDWpX*G_G`7bZ`%0wZ=dGr_vp@F|C^?b+7L;6HeQvyE-_JhW!m`dx0?5#h9pz?*~irOTQzO`^N<f
;bz$cre>iRY^N?El&&vL;@ySW;r1;)nA*(XlBQ3UB(56NXHDHU&&84`hY_*=9c#I!?w6iTSx4{2xPTYx1@0r`0NqqOh(3?f=3qU|#C$1%yYHNur64nywdN
!U#TFuRBvfaE-+H$y!7Pf0N+cs*?7s@5fECSsa>_Lkybh9<UD>Iv&P=}jiyD2n(60f3L|CFFP-%C-
ui*CB`=(k*Si(GulvOkx${6oL`%G2pCv~ASDu~_d;XS>n~`P*15_M-PP63DhG>PZr7jC_m-
A=vre`orKSK5#qkb&KuYh2zVaxcS~qH+QhjYq+fg$5<|oF?%TvvK$7$AOA%M*`EwF=Y{m93y*utMHh1MDa-
y`8uAbQ>U&C|BWxERVXtvB(M~qPME^gXjm1cCX$*!K@tqNfx);aRkDdT;$6+b3&`E+MMvuN+21)4=wP<<r{#D!$ja!h}Ayc(Op7oHeSHLr%Gn<yG3tpDh1
7z0o)B^spV0JTQVT9w7T6h`{S*%S%!%Bs%OVsTB1g&)ciXKs4@RAac_YFw_&p!CdJ|MYH+<UhYD1K>336vceQdGlBiYo5|@}GTx_=W}1?}ZA<!J=67uT#!
TEf1764J{9>Y#myzW;ZQY<!0S-b!Mv+YZD)E<NZ|uxp@fk-_kAC7vP5U>+UsrIwHBT7(2fuscmBYm+6l6HVhN%FF|`mHCi|{m=wq$YKeseN?__QA;3+Tbs
n=6&_nA9k~)R>h89F&!Y|21527l$;G-A+IfMjGd?o~m?4-
4Xa(YrLy*MreZ~S(%Ov5Cv3y+2&*%X7f4&r$jU|B@}zkoBc7{7tu*`w+Ba<eT}>h#DB5Rha);t6^{07<M$`H)9!D-
4W(8PYTB4}J7t#BSTuly~ymv|Fr^%x+|MkKQ2Rb2s1?wpo5#KSmRJB=M<cC1_|w&d9>=I_MMF;iDe9o9?jar>BsBOIwQ!ngt7S8klj0T%5@R7A3IBC<RuS
CEwXJB-lg@+6@eh9U2%&<kfR{+KidF=*Od0JLtK%HcYeeW~eU`giUN1jD3~z_bum(^xx!Fq%}g(&40Odyh(F>>o2yBeK%f43H_s-(0?y$bfazLhN(zW-
A1X^?Pe#q-8tY!K@%uY27H!EflPXM>KSI|uABUZ-x+eX1m6CS>9M77-1k0N?IzalrNNoq#MihQ&()6Fv)I1HY-qt>yvPAwc##9VR<^8edTh(|;>JhuB{zo
fRo2*xubGX^8bFITEV)j?NEZFq03<~N4Oyb!IF*`U%aW}JnSB+=f1vs7bi)aPMiN~o@qUMcV*O2c!0KaeCJ`jTl_(f)!TU@MHhQTBN{Dtv-AB|Y9)j)_SQ
{Y)WF)KsE!h~QprJ)ZOPR&C)pB4p<ta;%%FxSRa5L+XzQO4U$67O|vSYBN&_)q<7XaQd;FaT43KBm`6CcG5$G=HT+%biniQUD{_9mp)2&Cx$XA`5*NRy>l
38T~WsP<v3=8CNg$ey$h9_-
3r^8dQX3zuzKa^G{C=l=^mot7#2&KS{5Xs+lBF?$@6+Js~p34R36q)N}59ypY<b*Jlo&6~!LJO(Z_y%8=}U(S1(sNKG|Gd)&#r<_L)7zUt;Pmov(u;XZN<
{<H%hAF!32j8ct<O@5K>=OjC(eCAmHYrdxU_@6Zy3FY6K^F?~CwkFkL02ETa?#a~E<3u0&;>n|jVNFQl=1!>P6~mQHuv(tg6`#k%5HYeN(FX){K|?*N>?6
--cZzDJU4snl7w^hhfIu3DpgD$;U08H)98H0X2{VQ(_mY!+PaskTe^*oc0{MOI3vzBIzrIWvrEk|(1@N^d!x}2BYA^Tz)oWOm#T%)rD|E!xK!N|H7`}=s0
BC3Z{p@9kS!vuh7LCKmgtaMi)_z?Y~n*u@^u&$>mjt2X#`&DP082jEO7vr(v-sg6jYvRlf|cwQ9}h$%hH0CXF6ra+eCcoO-cQo6n@`=QF<iD?^0s*j*Znf
Hdg=GSVO6?W}cCJt;Xbt5Jz#H7VB5CLx39YdGh46GOST{H$B4!@Y@b0WCqEkSflKE%X<ubd#N?lkFJy*?~z$g+MH<#LmGyUom%NIv=DVcANu#u?~O5H9l=
v7zN2Tg)3yDSH|ZqQrpe><AeAiiQlpBl1sRB07O#~E{o6K8({0MZ6EF~KV;ZxFg|Q=lN6#uQ6xi7%gCe}W#I@k6)M(x*l5nbM+YhJdHkV;}zBWBiAPG@Sk
PxAOMMz7IAl4saRx-}AvjkdnamRjsbReNh^rWrON9!TJxFsV?298rw@3G73M`Sjh%J9VmgbnXv@vemmiqC8k)sgUr2H!D37GEfxCc8k8-
kMJ82fSAnsi%v=$Mr?NqiJ|t5$Ta~U1_cu{Oj}tt}$>U@VX0t<}O}AT5mLK1|BR1X0<pcT9+7AQWuU!Q(x0!Mv5tUhHP3F+Y#YqU^r(N<4HJHFbpW589!J
71I)}gLo^J)5^FW0#fkO9{MZRA(w$4sg#YC2<mSqy(?APmk5pGyLx8M)8)ZN#$1Fb8uZU0eNWsFBOMDC7ga$`@ElUFOn?@4&fkk$GC<ZGH%-
n^U<aNlw?+E}r5qSL(DW%{NA%S{J>M#LXyIOo;Uj~(=pj%^T8vy4fMO50LFcVBnr=;M50ifgt@$Y_*w||9?q|s}SpnKD#ys+d88v(Sv()M9$aLxCwf#w#$
JC+knz9H*8gp(3AO%U|hHfc;V2nnS~(@-l7vcjz>8KC=SY&LWt)BG^wH!ko+*{)BP<nw<~$>1~3^%gDnTT@EY0&Xt-
6Kso%Zo_Z=1yv^b)pzw*DH|Q)Y;=I@OEytOB3lpG-t@$n3!o-
q4>Z{pk8hiC63Ima966D1oPas6!fkX9v<jYd$<@5|GH~ie{~kQe>jEk#?)=qhW~qP@Ez?~<>(Zjzh<Y;ey#XMGLIg>RE{U|<G={Wr^2JC@sbL}#Gd-Ea{2
+~y7*w3DkbuM}<B*ttVyd6Wk~C)B1bw3w<1(<oQ+>h)0;a#8oeXpHlVK4*KPtA7X*kp=ky`MPo*QL{&Y0`$2oZAH$^N1bSFA9Mntf=cOK*{UNUx|pinUD%
W<%8*RwwdOs~v|?(kMRsC^hAHI7Cf39`420ObnV{eCSbnUEQG&y{_&M22G!Nh?=N!^?1Ya&TutS{z3Hjpt*;E#w<@h8m01uvyl8E1U(=GnTuc5p)6#04L~
s{u1@c9nD}K^Nc3ZkO4LIoc?}9$U^|-W$p*)=z{-8PW$H|BsmuG3*2qd;r-
T+C*F)D10E6tr%g;cpSujF;t<GhE;sb5V)Z+bZ=;}mQC%Ssj)q}2HboHXE4_$re>PJ^Ux`xm-
v@BpauuL`Vr+DG&@cx?|$g)X+yDS<yj?TB6a;dSnp&R5`e%jfR0Q|cP5EM0rs06fA&tc%_V4j8Fom?^Gr<3`Tpdqv*u%K-
eby4Xg1M0$muOzesULL?{8xd=%x}XjC>NewYb$uJ~)t)wsB)k-%$o>cI>w{WfUo+a*6LvHt`*ZE(=Xo#Rcivu>tl{%@@Pd%mxesZb+lieE-
F`q44nhaNme9eSB)B;Sa#JS=PjV-Aawl~1E0FKwT!3PF<t43#BTRrwqw-
S`P}J&OUz~6M;(Yt3Ip6+;{fobB`xi;;B{>3HvasW#NiHf7Q747k#X^v8xy3u+W!f}ymd2JVo`|oS_-
#gE)ct6Jzb?W5;ROGo1oy54cYlJrH^JShxnmRr)HYFL+_4*E-
~nNJEu}vD2=I(ZdRI`xV%cqMuS{TOo20%Z2Rv<5(P>1na4k^}p^1g*=MqdTJbf9{avHg@zo)rk(=2dff3No)IhzoF+ht6#`7|^3cR&B^q&seE#+3EH6Vpn
UvF4;E^I)KYc>XY5X!;Opu$x-WBSAwyTj#28NBO+e^H-;2aZh`(+U5hH*f(rY)T4D@a~zEPhh{D^V!&)$>29JTsuYAMk-fNQEttKJ?(I6-
i!<6TW+8bHX4M==Y>d6;J*V1bN0`K@)ifwvzP=BT=v15JXp>@XXcIC7=yHAkcrk~@#xz_H6Sjr8PJ16G^&!vo#cBsCrUD*RRc3cP22#rpooXkJ;n7^PPNM
D=`r6g+JtC_+ZEalN(Sscyzx`WleZe~qZ)lOi@1~*BZ3S)PA=w(DcSB3Qwk#mzFa*<z)gfPR7PamkLE%B3#Y`|u!bdRIK2N9PWx>Ls6306v*32&*lKm9lh
`Js(J7wi+MSzHL05zM0w(T_?RCR$MK*UXQULWy=j1Z?)^2NrQj(3j*a7l3HL14d}2&k++MCFeJfKi2AimDAWj@%W|n;q?%{n}U)nxYGzz5%HZU{)V9&$OS
YhC#GY$FXZ4Gcw$V+{6y5D$44VuX~&}uIT?7u3HDTybGdM3<<#wYAT*EQ}J${#{|O0|3XvoyP!hMKK$JvJOV(@6nttvYc6hVqZeZL(F?JS^g`_1=Cjj_n{
{X{zL{E!Z>HAboB3_nVQ;JCIw1PHb=r!)8phGNQRn&V6nw$;l6K5(AKKJ6NUk<-
R8~WZt5x*>18ud_aRc(R;GF`W6et87^X$`cgYqBAc|**gyk>8|crRW7u#dVr(M4~_?m-v5A-
fk{^oHy{bkQ5K`_V;j$R0wMolvXv#rwEH`2*f3a1{r*^m{=ztTGZ`%<U=J!xZ`9!M;)Qk)*}944_>RuEjS@XH8>F(BdOfs8xXP_Zs8mI+jeCfwVo!Nt;e!
+Pu_#M6ume%TKof;xg5(sOMRs=L(<|%pxa$8UF|`Y>K&GVVVpb(`4)w(b^-
K%_{mFQyf48EA{VCF`o_<(f`(2RJ0yh>MA}qBnG?a*U?mbkh^hX#;Ze;n$<0-
o>z7Bnx>s>FUgXa<SOol?(Nv}YGfCB#ivIZFZpI86?<Y6>IZuH#M#5utmYC&JMo>1rBV|}ON4MD5s`z19n?PdZe}nB=*juX2;0lBEO^a~CGbyt&GgDHq=@
_u3pZ)SoI;dhP`VVI1>+Z&%XkZ|1|dvVd*$nPaxzdk4S{3ptaQa_Nx%S-LkxL_)#3vykRC8~tIl(|qdoF#-
57hmoIV@``p{0*CgaeDeUv`zqx4}Pr4RdZ*%kLxD&23PQt5uYXJY!w{j1TCH{KJ`B)MJ_{V#Jfa84w9j6__ULLX2f#q7HAsw)X4QoLs#3B=DRff&gH>ezu
MiM|T&RD9U-
DzFy|y3vAoY(LV6Vd5K3pbzq^ZHOx909H)y#*5}(?LilAf_=3YT{y&E?L(IZUH$0FMb{9z?C8>=3+O`w(1+K&Pe_5Ql)zTD%(qlg_r+KFjwBL?qrjIa>JW
~Iw37+M;XQ6T+bEmf2IgOKfDjX*SgEMjOX}^$_-rZG{}Uwxk8o;{mc*|G*`01kErxU#NG+%W^-
qjkWL%L%F8*yQ8<r1KE#Es*UK8>C(5w^d)979T*7C_L+;HE~lL;)`^;0?5#d*egV|m8Y$TR*bF_CF1rBZRO@u#79yQ_=L8Y>amI)!cq<@>9d*{3!#*rU|9
YjL!6qW^dXa=#tY;6d!TzQlb*08u}Os86$#4$Lq$B!>NG$NqDc7Tpx{*jB**S~SAUw8dY%KJVAfe=dO1QT*SbN03guiF*0beMS#tGCI-6E-
iw&QX2f7>^dSo5|&+$)7f48*9L!==<mp2(rQo20PN)hutyt!siQB(?8$#I1iu)9Ukt&%+doJef9%Kv8&#3=v=pTgA7ZHt$`?cIiy`*K5If&2Hxx-
4Wu1Jd=&n(2nD4EXTutHwhj29?cvfmrkjjdbC#3?TXR73SNqnFQqC~%>sWeeY1cuf~gZ_<PO;HK)uj3Qu&YxlIEZ~a0iyWcI@b6KG_ETN6tXd-
1^Ggy@I}!ON|G=@$w@mG%b82M1z;>B}jFn~6R?+hW%3wnr%2b<*%t_knpmy{0ZmP9Dk2He-
p)^wp1jE9`m(o88X{PVGDG8#CcXs^3Yp66;*W)gZ=q&t1=07?ET}b|-Ms%@yXWNK61v1G=GLSxYeSqyFWeP%BWf}%lR%}A$`bIotVWt~X{WfAqI3LRI92-
5G%I<8C)Hf9CyUT(La;bh54^AuzWDhS1$it)3R%zco?<R;$*O{2Ibv4zd@coZHd>d&Szx>j|ul6+S*>VLQRwdRq5Dr4Oz3n67Q%};98%od+#Zw#DxsvrwN
!Tx=%AHBDvdxGx79O|te2p3AZ7)*WihR9kAo3gN5!|}3Q9Ji5Z5FBkm6*PrO6N3OQ5)&Sip5;#UgSI4s|068C0}EX<Ads5s332b9PQfmN{TAa?!%jy+GR(
(ru3G;vwyspLt|rR%_hEPi{v`)eO$q7aR4$;DLs8#q;?dcs$Knfc`*Cs631a|!`!sw`zTXOS*~Usl46Z`8@sE=dxYi}or-
3jd15JiEDiNs8?j}rr{awq%sM~<3tq?T-mRxm_v|}%ma3tx$0b}q?KMb32yY-+;##2hijvS-
M0cB}Luj;G4&Es6D+VMX3{j@wPSLKSZJVd*HWSRi*QTE^!q-`Zw3G-
A;u|^ZnXN_JWR>|{EqHlcuR%t5ju>R|#bO~#Q5V{y1|_i2jyIR!0C#+#AvTGHWKnsSP{o<hi&dtle#EE36b<POnKK)t@H<rJujIWi`I?M?SVs_T#0Nvt_O
sjQdd%-7b-(yv*cjd++cHUf7tgZbHK%2@9~WHdLY%KXOSYaMY-O$zO?emF)<zdN+N*bwSaY&|e=XDRzohB+E%e*4S5~t+$#v^-w-KHtl>!T*c<-
yq_Tq~VT*s98nL1AvSLU<xVA_4J>zF=2w|cC;y||ga<YsmOY%{w6ws|$4T4+R-
ej`=sH&T^;V_c=*B)RsB{zjd4tD738SHRB3FMCq{`*2~vu$Ns3+vbf*t`^b%<CNQAFGpqmE_#NJsD*n+_4oaW`g<vWs(aP27ae#Z>|VSOb{}2{yB9Bn-
G>*#?!^mX_u+-Gd+|cpeRv`4Uc3-?A6^K%7cYd}hbJcX#xI0@LJkzjfgh%7?t4e+7(ESff-C2$-%L=>-
C>Ap?vF{P7Rk|yx@zd;>twZ#D(>kTO>CmG^&9E+6}V%B>6#gR#`&EeNyF_xMc+c+t4H7)8qqQO+VMwtVKdy9mZXOJD>hxvhFY>KDC<9<^aiKnwOB8TseaS
BSWF6(y+5S5!fx@QR!<gDBgEAp20uEBA)e?Ec*uw&Z=yzCjkx_W&pe_Y7q3Qr{wt`@e;M`puSja)%S@gBG*{;<uHu(bo$u|AJO*C7BsKdb3DL<n46%Mp3n
+W3ABwwo24u6hA1E)L<asSpi#f#FBi}pA?_A>D3J6u?B!MC$X)WT@Ur`RY`GF+fy8-at2O*_WAWgyRR`4Ecyh%`epeQ~vzvO6-
Ji?WL+^m8+B{BnvQ#%gS+U2|Wc%kEQ9~+PR*m&GW$Kzfck9+BO+)Kyf-bDR*H`kx5U34fG&|{Wk$9vLv?C?e*K27@%d`NZ>^#EUA8y>U1HfDSd!k|eQpJf
=Hy%!yLUIxc!8II2~9G_)4KFe@?mf`p;!|_>$<FgFMXBm#qG8~^}I6ljg#^)?KP{;J=H!AA6xc+=Nafsq+Cw}#0<DrBh+N6sQ(X*1NNpiF(>PNC#AgdL4^
o6Ztkl9ll2g&SP%#Hyv+Y1BtUKq3okX6P>BSu<F=+PLu8&%uVhkRukb<?SOg(AF8H;nc1Q>8s@4_L=iwXDOqRP}V=;h7GLBJ{|(U4Jd#|Fwec{|d7swVAm
83&z#My0Q1&p!S&GKJdmE{;r1}m-{^)SY1nbaAEY~3SgE)Nf#c{YboA1jL7~74T>{qUp6!5TDu^zja`t4O7mYGW`ko-
V*KMGqFfs>^@#o*nXKZaeETfn*RV4k`haX2VYh0w$m@E)d~ceLeKkVAUj5?LbP;V)E88gG8@?Jo4upHtagGjV8;Q_H(tm#6$1%LFTefye!7QkBxHxt^M#L
8lMYytsiuk2L!#wib2!CJ_#{C{$$ED})<Bx3ZAf^V{bdp|U(Q9P;l8llG_a!wow4Dr<09dlPCnNz_GC%}b-
as=NCS4KP+D=Si*))uGhU9eqK5itqKc}PVXxqsKtUw5>M8t(dgxwzr4~B&pY3zpwKikP*cM+}PdrN}ZnRs3D_ST>Ku#PdP<7-
kd8|v6loEgPBX5WKXtfF|Jp4@&Evpgm4Ip{koY(It>!pDH`m=MgaCF+M124Am08`F1003O0mf*{ESv&=;3gqHkKVoNT?mK39-
Er|=S>`seTsEPQT$T}zNIEa404xSdFb{%+P$J7QH7$AfHfGp`bq+!Ul3rbu>(kpqU1T#g9E)t(<m4gO1R$CJKiq)ZTU)o>wUQM?#xRGJ9P`{~3es1b_sjn
AM;TqgvLBf4sp)ut6_bi@bCjXwzzZbZn%ofZEiX=im-
I!6V_NSI>r+&%h=2AaaZnhhlI;~tShLL&BO7b)_&)G?yIa2tef+F90y~~4H_etRo!F>$eg?G~(>C_TW8$IqW=OOl3#J^k3=O7D0J=jA>fbLP0-
!XI{4|OMoy0uUn<>C!<;vu~wJY)*nraT(5O$+H~C(sJwAr>v9n}y7ehlI}Ykmu9b=%0<-
I;hXTr!lzf<3hbNO=B3xgL(riCx0x|WjviRF<l(;c|6pd7#fE@hr<ZGWV&wkIcgk14a<2*Wh@{?h<`VL1e>y&5Iv&Trv8M?ScR_^@83(8__qMd27>HH+C9
x9HU13UYHkpw`P@0GSaCN!cJDdx2jU7|{y92}012O@Y#t4oqk~?@psRGi<AFR)RCbFX`dzPc>w#o?a9hb1o4x6=tu;HZ$1*T$XH(dF&WP*wEAWDP5Z_BFx
6%CZxt*8O0>N=TEf9B(<JVPK7-c$Gq+a%w!@i&_3eq&)qv-OU+c^(i5ZDgDgquh16R0v4YkIk5H3iXa!A;z53amw|q{YJW-
H2b8TcAu<RSPYz*tQA%Gc2?`tP$pgl_3^-j+Yia2Xn(}meS7*%#&6Dv!i=IsQ)y~6Yr?YVE|*MSlt!0Ni6_AWy5IT^_Jw?6j|_`307z49QSH=>V!bJ;-
)R<4lz{(b`|sBAYAUIt@se@ChF14LNeU6c)Zbdq~@UvH^&BN^9Scj0Tb>#_s|^7mAW$A7S<X@2!$`&O5i^YGo!9~m>aFLn|26zU5_q^e-OMopbC<^>Fs-
6A)$G5bDIHvLg~%J%|jXR)1MhZ{)mz4*O=yGKX7{D{nLy(ozT7q`B;+I7P-WTv-
0DVF<*kyW;%8{JxjhM$Z&y5$!stL0his(Cx?wS^uc~bipRz#`fOu9_;ESI`C>#*)X4?eaFEmiMj(Q_>9CQ44Be&R^K>XI4?aT2h7x>;jT$^fBMT>CD%6FT
YR9rXXqzT&Z^GmyDBG{Z{W@~$eT9p~XA7^XzA>$EHvW90dNKc@pMQ-%xi^Z>E|>#;3-a(M7crp}0=8UBk-
|9YG><xSMx86b>0!>*%y)6HaBKCA|G&MbjcVh%5+T_UiR!^F+q$h!3t5~3O}q#M(!^|o0Hrf9gWX~`&bC=BV_|cQ1p&#6*RdN%_^fADW%DDaCqHsd^CNps
x_|O-o!#u_ARz^eOA3xda2#SBHz|}&W5=5qa1!mk_l+zGj~pOm)40PqXx_X#@7_0W-u-xA_bRqxF%ZiZ1E1{Vj-kJoI_`w%fFI|*+=+u#+=+*OxX@6-
88;duop7#4J-TXm<Nw0==M<>dT2)nZConvF!?z{F1yHyMkIi}eK-
D&=S~oTqH3<gpMD2#_7*dKO)R_&??`DJ=0e_gF4?g%|d;w{I4KmUQ1k!`4q%TJ;NP2)u&v&JjMj%ptIU~>r)ygGk;eA))H@@>aMi_xWcqEnZbTp6NIZvxN
Lg}5qkr9fdO9}eIeIII&E@Pw-
2&BhTNneO=AksFi;s_<ul^LN(+Dy<xJ3i1LeLEwKKp;JtO8RWHkVsp!iX)UrugM5S(nSRQ=3QEEUBXBs5J*p@k{*rTO{DMEDvnShy(uFUNE-
?G)E!zcoy{mC5GY?trF=4KBg!VN;s_<mt209JrSl1Tz@qiicQVol1k$sqq{GoFB3-Ce9HB(|u8dG5U9HvqRnj$#Gy-
D>)0vuAnYxaOA3KzeoL8Cp{)|v0Eoebi()Elq0)ccIQ(GBR*Gg3U?~kM-w=%A-
ZOjNo(p$BlD(Rmv(g+07X>47rvh_A9{^MVyBQHj_zP?^!WP?AvKBHc7v=Ma!zXFP%W<-
JY+o1)ep%7H??^p#HG%ry(fLiLKZyzo^jX&pN@11!S6K^IGeX)N%(}xMLIL?IOKY};I_%jy!@XQb<UdIH2QIUrYaMu@`>m2+OCFYOxMI(m`2k~c=N<iZDf
)aCpno2-IFodHQ=8p8iRX93lm;{r0pf3wAoE#SZHY*=@(&p1X)j`z0dj-Wj^KEM%7zRQ}TGt1|xiE}pZ^KE3y@}Jq<2TGfhyx~y|2K1C!Tdwuf4~;KhG%8
X>RG#|vQr$2%864Rv*?KnC(UrXI?jSTNBd(p41fw9FoQiefVRYdfEaSsb*P<*`4j_loxuHz1%q7zZsvw8SSwJ}bTF66myVh1-
H0|nuAn^2>Jd~=Vt}qig50r-7%3ix_+Zy_(#u$xI66`27dJl=HFJ+gjY-lX8ZRQv+J!Hyf=0@QK`$;N{PlmSF38xNP-
7^Mytb68P92}Te!}lj!q!`O+{k8-
(8t|YXS}=A883JKv^H*=$88NpnqE!0NXogX2fv2z9IeKwmJ&<{Yj=n_35!coN~hn)Rkf?<p#_ZGlkh!1;hqlXheiHV?$>?2Vc%hKpcbdF;5F_L;wQzcZwX
f?;LYPPtRXcDCy&&J@=6k`Z*V^gP4OhP6t*0-pkf(=@yM82P};|G>qC~mp#wTa>gwJ4G$%0Z4C9U*`Zm>a!Mtqvqo71^p+i(g1ocEWowR#?l-
4wH`7mS|l|q*AmY^jpAA3(!-t>EL4WuZWHQsu*7SbmuRU?QN$?l{9V_pQA7CY8nwW0B|$-
ykiXo|=`00E?!B4XfBb(a6@REpj!TLg%p)NB>`Lq%NZBieg;s0i-
NTxe=F^UY+Im4;FY`cy8!%+~j?!$|6Ge36r;q)^^H2IeLZ?Ko@>nS1`#M3YD`Hp{OMnodihtp-{7ST2al%HWoe<!(Hn-
l*gaNlJgCQa5CV&dNRB1XP_bvYn{2ChoC^$$`f2jY9Yxqeu%;vvhKlmhJ*kv$_<;JtpAZn*UCoo|)yie{!1=TWCUgud%6X7$Y`@3Wu31#B<X_rt3VA;EyC
PsGNd4k>Dcaja)87j`<SHuEG0(H5$`6BQTh~GOV%vrkru#?Mcqay*<Gh_p3t@rD%F=H4{Kvv(z(2=<Zoo&f|<Eoz{YPcvN+T+>@Pj%DO{TuF#b7)+Xlz+n
ewRE_ufg*v1R}qH)=(UYp1{pP)J#5y%AxIWqb3t4K~>^v{*~GBrFwTZx!Q5&t?mB%=D~G)x~iGI1i%b_Dd;i7bq#SPN#zHF&-
1F_pwjLI8re0m&QP3&0^E5b1PT`_RE&UGy39x)-IpZP7`*Y>1N6y$Ex<7hz8KBFyPt1fA~5e7`>|@#9=?3CPIjEL?B#Y9cYrwh+cFLP3mFg<4k_-
$d{bhHRL`@=u^g1JfHoYprQq4D_2Me!@Q^@KapxSwb*u5S1BM@f(5?lZq$Eufg4^`0~L79N7{w4FWbZ_r0vfVBs5El)`b`V-
X+nUlIbJ+{Qf?Lit!cE*s7!Tfs6U2Ex_UPO@RVF@*Z4&mj&(P+(s_AJ7ooHZsznY#SZH)HtTbF*S*)NlZ;)Y6?@AFm(x2vzVG~2<Ac2yiv?CV~$ybH<$Pk
|8HbmirtOA;6ac1a})ca1Z4+&*`D>FOwD4jsagpABfS5iYKgzZg>YqG+<eHvh5m!q0`RL=3xWAK9du&;2osugov1Wz#Yxd3A!L~of~GKv)~Cq1%SWU<xyK
(OuNLzpdr9~Iu_0tB5xM7IA?a_ReGh{!>q$wO5#s&M7wOm+Crv<;e+M2LlS8HvG4Ls9MY0{j7mawFQZ9ZKJ|wz(c}qNcjk$ZdM(XY4G%kRN!Jieu>vO#^>
X~35((=B<Upf3WP<@+!wjQh`)L7Sj@CRk4%yPm)(3L9%w-
=#fGN6@>2eNa9lB%tjR9k(>G_`ou=KP7O+nQ?PwpmTxCM$2@5+<28s(Q21o{#%?2stjWLpBsHboEb`dFUa-^kar}w|k%FcCUh_m^rN4GMD9oQT#U8-
g0Qe7&;V@L$+7Mz{@*b*54CrzROtiUB;U4GS++-nWpX{g4RkG5wv#OMFg$ga1r<$So4BE`PKPXsK5C-*+Mirp9n-
OvN9?cTuxh$Mt(e><VTr5>z{$rKD$e~;wnBR<EE#JxB0#a2^?=U25qlzQEVe(JR*|+#stCQ%VJ<|_P}k_!)Jbhmh5rb$dmUv@V|rhGX=s90;kZg4?Z$FSg
$;CdJt11m>R*<IHtxiHHoQ7Oif{G3R9ObbqQ0mn3}B*R*lvxRi}~PWPZ&58)hZ~qp-d%7$%?t|A`Lg(mbDS8U(>KEob9!CExb|eIDwbY-
#)LxvQfool1F?cArGCUrfE2vb4Qkb^25)=Da25yeun|qO~u{>$E<E9hP>>8Q#b9inFvqlPaQ^rog11GP47WL1t=0wIg6;&Xeq-
{+&0E2fTr|^F9!MV2KFFKJu*<aXDW3K)8DP1@urf!=VSsrd-
T^fvuDGs^KPnsSYEaCIeFpZWa|7uE8iI{=3BZOCBd@ct+Kk3hf#(oP#zyD=JmvqOxt=EGoWn==#z)h);B}_@p}W_$A5L`T^4@TRk@w($Hh#W9ETrePT1|Z
*lKO;FMwdyYngXHaUJJ&vJCiln%4wY6R`kaES3ivEUN<#d-T<@}hEWRWuwZ=|}%Da={eyiDD8BW4H_LN8G>vyp*d`&V^@I#R4U#8n~B!Ub-fBB{G;54bL6
<oip$UgERaGvt+m?9PLL}nGL+Hl<UnV=?Lujih(&30fc7|Sw0|}2)~EOhPQApJ(8b9HtY<%1IXS1?e@NSbU;Ox@4rLF)%t7G&(g5_j2QTBwxqlRLkN>#c+
CYki#V4u;RK}7u(4!V=3Z(qQn6l`JA$jl=vu=tEFO&^PLa12`9XBN4T5>5Nm5<|HEF~>JK+m}a1;@m0pVF^c$yHN1cZ_q5%v*6T!s!$!W-
i<8pCJy+e8Hhg#F1@rv{h!i$`3}@Ju!^z0su%I>S@hxL?!7_jlbh(<1WcVaRn}=A<!^pMc95xSim~K})>0027<xfV>?tF7MNq0ugSK45w-
HqGHQ+DpIbw)v46wT3p9>=dN)bmvT8_fFh?eS1Rg8+MC2D+Ej({Z7#<b=Krb&<IZGfmFBSfHGjpfO=|w+Hg<nPjdR|s=I^|d-
EU9>(EPKS|7bqDe^YhC@r0URt;Vsjt8r|a6VKnPKCjY$FoC~LjVq)E>XFs_XIj|(Miq~z24fB-Bj+UEqy1ajaqgAxY3IkYweyEIYUi)9Xy@15r=4%F($0V
L``Y=Yd$sd%XS!DYsk^lEr?a&4_h-m|ZnJj&of-1KwMjew`(Mw{ZZ_@wl6BhoA7yx7Lx%c)Cr3N~p$y-
*;2YZcPh`knVx0T(1J;T!B+R|t<K4}o8LElqc6YbWYHe-
vy4#z(TROTtK-^KfT;hv}Ho3p!fQO<@mLDizQ95e0M&8}tx!1kR<8xQ;_w4WJI%u`Q+wE>{^ER`4d_l)@LN}`M{VG|gR#9rRmGdrFdbB_OdTdwM!KH-
WgfDJeUgXW5rL={k%L9pBo-QEB+x|Zqp{J*3aW$;yY<IVLD|dT5ogOb#&t_d-=df4sYQXCTZ^u8hdv@=^bZQvc&yEngsE0D6;y+KAZCh)3nXO_M-
?AcMwh5cv!Mj%~%r-
;FSC*}Gm~C5YMXB9h=`Q<X!faE7>F$U9?k<o%H@uJA{`o>}@A7o}npw<g4csdpYg<KZbEL=Gu3QvS4@Q{A*3js5DUDxQ>Zk)=e4wLiAE0Vk$V7?nP_~$`&
MWtj_48r!uN<nIV!COB?|q(w$#C3ijWoi0r^f-$6x|!u=_2Bn@Ah>1_NG1OxG{V=U~_lvORrn{V-?E?6`s;i<>_K_(Yk?WS^?O-
qTS;@fHn%htRT{Qr`9|57u~5<3#lhlaQ3Bkd7IC@k9xdr5a|YyZV>4Pk*+&#U4!Ve=L~EpDsaA_d^rY?wXE#R(*mkyJeWx{E>SUBK^y?rQolg`XkVUw)cI
QH>o40TT+s8qn6S5W9`x<)@H%$++uD6?-tNkd_GWx<Xq}e!juxmD=q6j+{?2yn{S`IknZ-eiTmG@V)>Xd;<-pPz&AQ98r_I~!-
s5ib*4PeMOG|ZD(^>7$lhu~kx7Ad0hqtEefOR=4RUcpJ<12l9rH`+4<#5X>hYF9^=jj5)P^M44>8e3j4Z3R3Rl_Z-8aDYnJ-
)0>IH$DfM~&O>>Gru>_GNAA_I1Hv9j*uW<MlJ==j^JWf-
!m7GH0azoG0mS)&SN7KLc|+60ChafqQx?{xTZmCMJcwy$y7ZzY}+%@w!!^TNS!hp<5NYRq+=(@xRoG_zHLTzGn9>WJuyg7@9itIZIuI=qhBfDnu9hy3qfM
34L2q=zC#^3Nl|GIOtMem-@QY*QNefTk5CJ99EFP!-
=6=aGGpst&@2J)P8r5_68`2ZSfnRtQAc@cbBtk&vtLyHh*Wk2kTYlT0$+_ycudyz5=zV>h_`h{^7FE##HKOV{{q$Ron+zRxY*qJY8V+RqO&ZR7Xb{lw39|
l<TaZv%)RI3RYx=PIs5jPQR7(TS33JEMkgg`)*sSjc@g|mf6c3j#fMGwmT|$tBoEir{6OAwbE~C)=K>S=f<ooqelMTHg<iwCOzM<;JIfvvb@y`@~hQr%#)
s<yWqKh+jt{R{9DzkUEhVzMmA=pc!Np)nbq<;jmdJir}*_y-PmOPA9ZZo`v
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
    search: str = "tree"  # tree or alphabeta, which takes a game that can say what a position is worth
    trust: float = 1.0  # 0.5 .. 4 the spreads by which ProbCut must be sure; 0: nothing is left out
    memory: int = 20  # 12 .. 26: alpha-beta remembers 2^memory positions, 16 bytes each


class Position(NamedTuple):
    """What a player is asked about."""

    game: Game
    state: np.ndarray
    filled: float  # share of the board that is filled, 0 to 1
    number: int  # of the move, from 0
    prover: Prover | None = None  # what can settle positions of this game, if anything can
    evaluation: Evaluation | None = None  # what was learned of this game, if anything was


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


def moves_in(position: Position) -> list[int]:
    """The legal moves. Called from Python, a game's functions are Python: nothing is compiled for it."""
    actions = np.zeros(position.game.actions + 1, np.int16)
    return [int(action) for action in actions[: position.game.legal(position.game.board, position.state, actions)]]


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

# Alpha-beta with what was learned, and the solver. The rest is the tree search with all that search/ has to offer, with
# which the levels play; tuned as docs/othello.md tells.
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
        search="alphabeta",
        trust=1.1,
    ),
    plan=TimePlan(),
    exact=True,
)


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
            (search, (game, tree, state, settings_of(knobs, position.filled), self.rng, 1)),
        ]

    def set_to(self, position: Position, knobs: Knobs, patience: float, on_a_clock: bool) -> bool:
        """As `Searcher` has it."""
        self.knobs = knobs
        self.plant(position, patience, on_a_clock)
        calls = self.calls(position, knobs)
        ready = [called.is_ready(*arguments, seconds=patience) for called, arguments in calls]
        self.searching = search.on(*calls[-1][1][:-1], last=(1,), seconds=patience)
        return all(ready)

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
        """As `Searcher` has it."""
        tree = self.tree
        assert tree is not None
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
        )


def settings_of(knobs: Knobs, filled: float) -> Settings:
    """What the search is told."""
    return Settings(
        np.float32(knobs.exploration + knobs.exploration_growth * filled),
        np.float32(knobs.first_play),
        float(knobs.discount),
        bool(knobs.proofs),
        int(knobs.expansion),
        np.float32(knobs.bias),
        float(knobs.undecided),
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
        simulations: int | None = None,
        seed: int | None = None,
        searcher: Searcher | None = None,
    ) -> None:
        """`simulations` replaces the clock, which makes the player repeatable from `seed`."""
        self.knobs = knobs
        self.plan = plan
        self.simulations = simulations
        self.rng = new_rng(int(perf_counter() * 1e9) if seed is None else seed)
        self.searcher = TreeSearcher(self.rng) if searcher is None else searcher
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
        self.order(position)
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
        self.patience = seconds
        self.order(position)
        if seconds < math.inf:
            LADDER.wait(end - perf_counter())

    def order(self, position: Position) -> None:
        """Set the prover and the searcher to a position. All that is not machine code yet is ordered at once, and
        first what is needed first."""
        if position.prover is not None:
            position.prover.get_ready(position.game, self.patience)
        self.is_ready = self.searcher.set_to(position, self.knobs, self.patience, self.simulations is None)

    def calls(self, position: Position) -> list[FullCall]:
        """All that is called as machine code to search a position."""
        return self.searcher.calls(position, self.knobs)

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
        return Snapshot(
            move, reason, value, position.number, seconds, bank, plies=ruling.plies, rung=rung, score=ruling.score
        )

    def batches(self, ruling: Ruling | None, budget: Budget, started: float) -> Iterator[tuple[int, str]]:
        """Search in batches; yield (simulations so far, why it is over, if it is) now and then."""
        begun, run = perf_counter(), self.searcher.run
        total = self.searcher.begin(None if ruling is None else ruling.moves)
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
                end = "settled" if self.searcher.is_settled((budget.soft - now) * speed) else ""
            if end or now >= next_snapshot:
                next_snapshot = now + SNAPSHOT_SECONDS
                yield total, end
            if end:
                return
            batch = max(1, int(batch * min(2.0, BATCH_SECONDS / took, max(remaining, 1e-4) / took)))

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
        searcher: Searcher | None = None,
    ):
        """With `simulations` no clock is read, and the games repeat from `seed`. Without a searcher it is a tree's."""
        self.player = Player(profile.knobs, profile.plan, simulations, seed, searcher)
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
# src/tempo/search/alphabeta/memory.py
# ==================================================================================================

"""What alpha-beta remembers of positions: what they are worth, how deep they were searched, and the move to try first.

A position is known by 64 bits mixed from all words of its state, and has one of four places that lie in one line of
the processor's cache. Where all are taken, what was searched least deep goes, and before it what is left of an
earlier move of the game. The memory never has to be emptied, but by another game.
"""

SLOT = np.dtype(
    [
        ("key", np.uint64),
        ("value", np.int32),  # for the side to move
        ("move", np.int16),
        ("depth", np.int8),  # -1 in places that were never taken
        ("mark", np.uint8),  # generation * 32 + 16 for lines that did not end the game + trust * 4 + bound
    ]
)
SLOTS_IN_LINE = np.int64(4)
LOWER, UPPER = 1, 2  # bounds that the value is; both, if it is exact
EXACT = LOWER | UPPER
GENERATIONS = 8
OUTDATED = np.int64(1 << 8)  # how much less deep a position seems that was remembered for an earlier move
NOWHERE = np.int64(-1)
NO_MOVE = np.int64(-1)
STATE_MIX, STATE_MIX_AGAIN = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03)
HALF_WORD = np.uint64(32)
PART_WORD = np.uint64(29)


def new_memory(bits: int) -> np.ndarray:
    """SLOT[2^bits], of 16 bytes each."""
    memory = np.zeros(1 << bits, SLOT).view(np.recarray)
    forget_all(memory)
    return memory


def forget_all(memory: np.ndarray) -> None:
    """Know of nothing."""
    memory[:] = np.array((0, 0, -1, -1, 0), SLOT)


@inlined
def key_of_state(state):
    """64 bits that stand for a state."""
    key = STATE_MIX_AGAIN
    for word in range(state.size):
        key = (key ^ np.uint64(state[word])) * STATE_MIX
        key ^= key >> HALF_WORD
    key *= STATE_MIX_AGAIN
    return key ^ (key >> PART_WORD)


@njit
def find_in_memory(memory, key):
    """Where a position stands, or NOWHERE."""
    first = np.int64(key & np.uint64(memory.size - 1)) & ~(SLOTS_IN_LINE - 1)
    for place in range(first, first + SLOTS_IN_LINE):
        if memory[place].key == key and memory[place].depth >= 0:
            return place
    return NOWHERE


@njit
def remember(memory, key, value, depth, move, mark):
    """Keep what was found out about a position; what is known of it from a deeper search is kept instead."""
    first = np.int64(key & np.uint64(memory.size - 1)) & ~(SLOTS_IN_LINE - 1)
    worst, least = int(first), OUTDATED
    for place in range(first, first + SLOTS_IN_LINE):
        worth = memory[place].depth - (OUTDATED if memory[place].mark >> 5 != mark >> 5 else 0)
        if memory[place].key == key:
            worst = place
            if worth > depth and memory[place].mark >> 2 & 3 >= mark >> 2 & 3:
                return
            break
        if worth < least:
            worst, least = place, worth
    memory[worst].key = key
    memory[worst].value = value
    memory[worst].move = move
    memory[worst].depth = depth
    memory[worst].mark = mark


# ==================================================================================================
# src/tempo/search/alphabeta/plain.py
# ==================================================================================================

"""Alpha-beta, for any game that keeps the contract of game.py and can say what a position is worth.

What it asks beyond the contract is one function, `evaluate(board, state)`: the value for the side to move, a whole
number; where the game is over, what it ended with. Moves are tried in the order of what they are worth one ply down,
and all but the first are asked only whether they are better (principal variation search).

This is the bare search to a depth. It remembers nothing and leaves nothing out: labels are made with it, and
deepening.py leaves the last plies to it.
"""

# Not bare numbers, for which numba would compile the search once more, and link both at run time.
INFINITE = np.int64(1 << 30)  # more than any value
TOP = np.int64(0)  # the ply of the root
LONGEST_SEARCH = 128
# What is told of a search: evaluations and positions looked into, the best move of the root, and whether there was a
# line that was not followed to the end of the game.
SEEN, CHOSEN, UNFINISHED = 0, 1, 2


class SearchedLine(NamedTuple):
    """The line that is searched."""

    states: np.ndarray  # [LONGEST_SEARCH + 1, words of a state]
    actions: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] by ply, the one to try first in front
    values: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] what each is worth at first sight
    told: np.ndarray  # int64[3]


def new_searched_line(game: Game, state: np.ndarray) -> SearchedLine:
    """Memory for searching positions of a game whose states are like this one."""
    moves = (LONGEST_SEARCH + 1, game.actions + 1)
    return SearchedLine(
        np.zeros((LONGEST_SEARCH + 1, state.size), state.dtype),
        np.zeros(moves, np.int64),
        np.zeros(moves, np.int64),
        np.zeros(3, np.int64),
    )


@entry
def search_to_depth(game, evaluate, work, root, depth):
    """What a position is worth, searched to a depth; the best move stands in work.told."""
    for word in range(root.size):
        work.states[0, word] = root[word]
    return deepen(game, evaluate, work, TOP, depth, -INFINITE, INFINITE)


@njit
def deepen(game, evaluate, work, ply, depth, alpha, beta):
    """The value of the position at a ply: exact if it is between alpha and beta, else a bound."""
    work.told[SEEN] += 1
    state = work.states[ply]
    is_over = game.outcome(game.board, state) != ONGOING
    if depth <= 0 or is_over:
        work.told[UNFINISHED] |= np.int64(not is_over)
        return np.int64(evaluate(game.board, state))
    count = game.legal(game.board, state, work.actions[ply])
    if depth > 1:
        put_in_order(game, evaluate, work, ply, count)
    best = np.int64(-INFINITE)
    for number in range(count):
        play_on(game, work, ply, work.actions[ply, number])
        if depth == 1:
            work.told[SEEN] += 1
            value = -np.int64(evaluate(game.board, work.states[ply + 1]))
            if work.told[UNFINISHED] == 0:
                work.told[UNFINISHED] = np.int64(game.outcome(game.board, work.states[ply + 1]) == ONGOING)
        elif number == 0:
            value = -deepen(game, evaluate, work, ply + 1, depth - 1, -beta, -alpha)
        else:
            value = -deepen(game, evaluate, work, ply + 1, depth - 1, -alpha - 1, -alpha)
            if alpha < value < beta:
                value = -deepen(game, evaluate, work, ply + 1, depth - 1, -beta, -value)
        if value > best:
            best = value
            if ply == 0:
                work.told[CHOSEN] = work.actions[ply, number]
            if best > alpha:
                alpha = best
                if alpha >= beta:
                    break
    return best


@inlined
def play_on(game, work, ply, action):
    """Lead the line on by a move."""
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    game.play(game.board, work.states[ply + 1], action)


@inlined
def put_in_order(game, evaluate, work, ply, count):
    """The move that is worth most one ply down comes first."""
    actions, values = work.actions[ply], work.values[ply]
    for number in range(count):
        action = actions[number]
        play_on(game, work, ply, action)
        work.told[SEEN] += 1
        value = -np.int64(evaluate(game.board, work.states[ply + 1]))
        place = number
        while place > 0 and values[place - 1] < value:
            values[place], actions[place] = values[place - 1], actions[place - 1]
            place -= 1
        values[place], actions[place] = value, action


# ==================================================================================================
# src/tempo/search/alphabeta/deepening.py
# ==================================================================================================

"""Alpha-beta for play: deeper and deeper, remembering what it saw, and broken off and taken up again at any node.

    iterations     to depth 1, 2, 3, ...: what one remembers orders the moves of the next
    memory.py      a position that was searched as deep before is not searched again; its best move is tried first
    first sight    the other moves by what they are worth one ply down
    narrow         all moves but the first are asked only whether they are better, and searched again if they are
    ProbCut        what a shallow search puts so far outside the window that a deep one hardly ever differs that much
                   is believed (probcut.py); once the end of the game is reached, it is believed less, and then not

The line that is being searched lies in frames, one for each ply, so that the search stops after a number of nodes and
goes on exactly where it stopped: the same nodes in the same order, in however many pieces. The last plies are left to
`deepen`, which is never broken off.
"""

LAST_PLIES = 2  # plies from the end, at which nothing is remembered any more
MOST_DEPTH = 60
UNSETTLED = np.int64(-INFINITE - 1)  # in place of a value: there is more to search first

# A frame: what is to be found out about a position, how far that has come, and what is being asked of the ply below.
DEPTH, ALPHA, BETA, ALPHA_BEFORE, SIGHT = range(5)
BEST_VALUE, BEST_ACTION, CHOICES, AT_CHOICE, ASKED, SEEN_BEFORE, UNFINISHED_BEFORE, PLY_SIZE = range(5, 13)
IS_HIGH, IS_LOW = 0, 1  # what is asked: of the same position, searched less deep, whether it is far outside the window
EXACTLY, WHETHER_BETTER, HOW_MUCH = 2, 3, 4  # or of a move what it is worth

# What is told of a search, beyond SEEN, CHOSEN and UNFINISHED.
WORTH, REACHED, TRUST, NOTHING_LEFT = range(3, 7)  # of the best move; the depth that is finished
AT_PLY, GENERATION, ITERATION_BEGUN, FIRST_COST, TOLD_SIZE = range(7, 12)
MOST_TRUST = 2  # of the trust in a value: 0 as ProbCut usually cuts, 1 as it seldom does, 2 nothing was left out


class DeepWorkspace(NamedTuple):
    """All the memory of a search. Ply 0 is the root, whose moves stand in the order in which they are tried."""

    states: np.ndarray  # [LONGEST_SEARCH + 1, words of a state]
    actions: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] by ply, the one to try first in front
    values: np.ndarray  # int64[LONGEST_SEARCH + 1, moves] what each is worth at first sight; those of the root, so far
    told: np.ndarray  # int64[TOLD_SIZE]
    frames: np.ndarray  # int64[LONGEST_SEARCH + 1, PLY_SIZE]
    keys: np.ndarray  # uint64[LONGEST_SEARCH + 1]
    lines: np.ndarray  # int64[LONGEST_SEARCH + 2, LONGEST_SEARCH + 2] by ply, the expected line: its length, its moves
    spent: np.ndarray  # int64[moves] nodes below each move of the root
    memory: np.ndarray  # SLOT[2^bits]
    cuts: np.ndarray  # int64[MOST_TRUST, MOST_DEPTH + 1, 2] by depth: how deep ProbCut looks, or -1, and its margin


def new_deep_workspace(game: Game, state: np.ndarray, bits: int) -> DeepWorkspace:
    """Memory for searching positions of a game whose states are like this one, and 2^bits of them remembered."""
    plies, moves = LONGEST_SEARCH + 1, game.actions + 1
    return DeepWorkspace(
        states=np.zeros((plies, state.size), state.dtype),
        actions=np.zeros((plies, moves), np.int64),
        values=np.zeros((plies, moves), np.int64),
        told=np.zeros(TOLD_SIZE, np.int64),
        frames=np.zeros((plies, PLY_SIZE), np.int64),
        keys=np.zeros(plies, np.uint64),
        lines=np.zeros((plies + 1, plies + 1), np.int64),
        spent=np.zeros(moves, np.int64),
        memory=new_memory(bits),
        cuts=np.full((MOST_TRUST, MOST_DEPTH + 1, 2), -1, np.int64),
    )


def pose(work: DeepWorkspace, state: np.ndarray, moves: tuple[int, ...]) -> None:
    """Put a question to `deepen_on`: which of these moves is best."""
    work.states[0] = state
    work.actions[0, : len(moves)] = moves
    work.values[0], work.spent[:] = 0, 0
    told = work.told
    generation = (told[GENERATION] + 1) % GENERATIONS
    told[:] = 0
    told[GENERATION], told[CHOSEN] = generation, moves[0]
    work.lines[0, :2] = 1, moves[0]
    work.frames[0, CHOICES] = len(moves)
    work.frames[0, [DEPTH, ALPHA, BETA]] = 1, -INFINITE, INFINITE


@entry
def deepen_on(game, evaluate, work, budget):
    """Go on for about so many nodes; return how many. Fewer only if there is nothing left to find_in_memory out."""
    told = work.told
    begun = told[SEEN]
    ply = told[AT_PLY]
    while told[SEEN] - begun < budget and told[NOTHING_LEFT] == 0:
        value = enter(game, evaluate, work, ply)
        while value != UNSETTLED and ply > 0:
            ply -= 1
            value = take(game, evaluate, work, ply, value)
        if value == UNSETTLED:
            ply += 1
        else:
            begin_again(work, value)
    told[AT_PLY] = ply
    return told[SEEN] - begun


@njit
def enter(game, evaluate, work, ply):
    """Begin with the position at a ply: its value, if that is soon told; or ask the ply below, and be UNSETTLED."""
    frame = work.frames[ply]
    if ply == 0:
        return ask_about_first(game, work, ply, frame)
    state, depth, alpha, beta = work.states[ply], frame[DEPTH], frame[ALPHA], frame[BETA]
    if depth <= LAST_PLIES or game.outcome(game.board, state) != ONGOING:
        return deepen(game, evaluate, work, ply, depth, alpha, beta)
    work.told[SEEN] += 1
    key = key_of_state(state)
    work.keys[ply] = key
    place = find_in_memory(work.memory, key)
    frame[BEST_ACTION] = NO_MOVE if place == NOWHERE else np.int64(work.memory[place].move)
    if place != NOWHERE and beta - alpha == 1:
        slot = work.memory[place]
        unfinished = np.int64(slot.mark >> 4 & 1)
        if (slot.depth >= depth or unfinished == 0) and slot.mark >> 2 & 3 >= work.told[TRUST]:
            value = np.int64(slot.value)
            if (slot.mark & LOWER != 0 and value >= beta) or (slot.mark & UPPER != 0 and value <= alpha):
                work.told[UNFINISHED] |= unfinished
                return value
    frame[UNFINISHED_BEFORE] = work.told[UNFINISHED]
    work.told[UNFINISHED] = 0
    if beta - alpha == 1 and work.told[TRUST] < MOST_TRUST and work.cuts[work.told[TRUST], depth, 0] >= 0:
        margin = work.cuts[work.told[TRUST], depth, 1]
        if frame[SIGHT] >= beta:
            return ask_less_deep(work, ply, frame, IS_HIGH, beta + margin)
        return ask_less_deep(work, ply, frame, IS_LOW, alpha - margin + 1)
    return line_up(game, evaluate, work, ply, frame)


@inlined
def ask_less_deep(work, ply, frame, stage, goal):
    """Ask of the same position, searched less deep, whether it reaches a goal."""
    frame[ASKED] = stage
    for word in range(work.states.shape[1]):
        work.states[ply + 1, word] = work.states[ply, word]
    ask(work, ply + 1, work.cuts[work.told[TRUST], frame[DEPTH], 0], goal - 1, goal, frame[SIGHT])
    return UNSETTLED


@inlined
def ask(work, ply, depth, alpha, beta, sight):
    """Write to a frame what is to be found out."""
    frame = work.frames[ply]
    frame[DEPTH], frame[ALPHA], frame[BETA], frame[SIGHT] = depth, alpha, beta, sight
    work.lines[ply, 0] = 0


@njit
def line_up(game, evaluate, work, ply, frame):
    """Put the moves in order, and ask about the first."""
    actions, values = work.actions[ply], work.values[ply]
    count = game.legal(game.board, work.states[ply], actions)
    place = find_in_memory(work.memory, work.keys[ply])
    if place != NOWHERE:  # what the less deep search thought best
        frame[BEST_ACTION] = work.memory[place].move
    likely = frame[BEST_ACTION]
    for number in range(count):
        action = actions[number]
        play_on(game, work, ply, action)
        work.told[SEEN] += 1
        value = -np.int64(evaluate(game.board, work.states[ply + 1]))
        place = number
        while place > 0 and (values[place - 1] < value or action == likely) and actions[place - 1] != likely:
            values[place], actions[place] = values[place - 1], actions[place - 1]
            place -= 1
        values[place], actions[place] = value, action
    frame[CHOICES] = count
    return ask_about_first(game, work, ply, frame)


@njit
def ask_about_first(game, work, ply, frame):
    """Begin with the first move."""
    frame[AT_CHOICE], frame[ALPHA_BEFORE], frame[BEST_VALUE] = 0, frame[ALPHA], -INFINITE
    return ask_about_next(game, work, ply, frame)


@njit
def ask_about_next(game, work, ply, frame):
    """Ask what the next move is worth: the first one exactly, others whether they are better."""
    number = frame[AT_CHOICE]
    frame[SEEN_BEFORE] = work.told[SEEN]
    play_on(game, work, ply, work.actions[ply, number])
    sight = -work.values[ply, number]
    if number == 0:
        frame[ASKED] = EXACTLY
        ask(work, ply + 1, frame[DEPTH] - 1, -frame[BETA], -frame[ALPHA], sight)
    else:
        frame[ASKED] = WHETHER_BETTER
        ask(work, ply + 1, frame[DEPTH] - 1, -frame[ALPHA] - 1, -frame[ALPHA], sight)
    return UNSETTLED


@njit
def take(game, evaluate, work, ply, value):
    """Take the answer from the ply below: the value of this one, or UNSETTLED and another question."""
    frame = work.frames[ply]
    alpha, beta = frame[ALPHA], frame[BETA]
    if frame[ASKED] <= IS_LOW:
        work.told[UNFINISHED] = 0  # that the less deep search saw no end does not matter
        if frame[ASKED] == IS_HIGH and value > work.frames[ply + 1, ALPHA]:
            return leave(work, ply, frame, beta, LOWER)
        if frame[ASKED] == IS_LOW and value < work.frames[ply + 1, BETA]:
            return leave(work, ply, frame, alpha, UPPER)
        return line_up(game, evaluate, work, ply, frame)
    value = -value
    if frame[ASKED] == WHETHER_BETTER and alpha < value < beta:
        frame[ASKED] = HOW_MUCH
        ask(work, ply + 1, frame[DEPTH] - 1, -beta, -alpha, work.frames[ply + 1, SIGHT])
        return UNSETTLED
    note_value(work, ply, frame, value)
    frame[AT_CHOICE] += 1
    if frame[ALPHA] < beta and frame[AT_CHOICE] < frame[CHOICES]:
        return ask_about_next(game, work, ply, frame)
    best = frame[BEST_VALUE]
    if ply == 0:
        return best
    bound = LOWER if best >= beta else UPPER if best <= frame[ALPHA_BEFORE] else EXACT
    return leave(work, ply, frame, best, bound)


@njit
def leave(work, ply, frame, value, bound):
    """Remember what was found out about the position at a ply."""
    told = work.told
    mark = told[GENERATION] << 5 | told[UNFINISHED] << 4 | told[TRUST] << 2 | bound
    remember(work.memory, work.keys[ply], value, frame[DEPTH], frame[BEST_ACTION], mark)
    told[UNFINISHED] |= frame[UNFINISHED_BEFORE]
    return value


@njit
def note_value(work, ply, frame, value):
    """Write down what a move is worth."""
    action = work.actions[ply, frame[AT_CHOICE]]
    if ply == 0:
        work.values[0, frame[AT_CHOICE]] = value
        work.spent[frame[AT_CHOICE]] += work.told[SEEN] - frame[SEEN_BEFORE]
        if frame[AT_CHOICE] == 0:
            work.told[FIRST_COST] = work.told[SEEN] - frame[SEEN_BEFORE]
    if value <= frame[BEST_VALUE]:
        return
    frame[BEST_VALUE] = value
    if value <= frame[ALPHA]:
        return
    frame[BEST_ACTION] = action
    frame[ALPHA] = value
    lead_on(work, ply, action)
    if ply == 0:
        work.told[CHOSEN], work.told[WORTH] = action, value


@inlined
def lead_on(work, ply, action):
    """The expected line goes on with this move."""
    length = work.lines[ply + 1, 0]
    work.lines[ply, 0], work.lines[ply, 1] = length + 1, action
    for place in range(1, length + 1):
        work.lines[ply, place + 1] = work.lines[ply + 1, place]


@njit
def begin_again(work, value):
    """The search to a depth is finished: go one deeper, or, at the end of the game, trust less."""
    told, frame = work.told, work.frames[0]
    put_best_first(work, frame)
    told[REACHED] = frame[DEPTH]
    told[ITERATION_BEGUN] = told[SEEN]
    if told[UNFINISHED] != 0:
        frame[DEPTH] += 1
        told[NOTHING_LEFT] = np.int64(frame[DEPTH] > MOST_DEPTH)
    else:
        told[TRUST] += 1
        told[NOTHING_LEFT] = np.int64(told[TRUST] > MOST_TRUST)
    told[UNFINISHED] = 0
    frame[ALPHA], frame[BETA] = -INFINITE, INFINITE


@inlined
def put_best_first(work, frame):
    """The moves of the root, by what they turned out to be worth; the best one before its equals."""
    actions, values, spent = work.actions[0], work.values[0], work.spent
    for number in range(1, frame[CHOICES]):
        action, value, nodes, place = actions[number], values[number], spent[number], number
        while place > 0 and (values[place - 1] < value or (values[place - 1] == value and action == work.told[CHOSEN])):
            actions[place], values[place], spent[place] = actions[place - 1], values[place - 1], spent[place - 1]
            place -= 1
        actions[place], values[place], spent[place] = action, value, nodes


# ==================================================================================================
# src/tempo/search/alphabeta/selectivity.py
# ==================================================================================================

"""ProbCut: how deep to look before looking deep, and how sure to be.

What a search to some depth finds differs from what one less deep finds by a spread that hardly depends on the
position. So if the less deep one, at the same position, is so many spreads outside the window, the deep one is not
made. A spread, in what the game counts, is taken to be

    exp(base + further * ln(deep - shallow) + deeper * ln(shallow + 1) + fuller * filled)

whose four numbers are fitted to searches of the game itself: they come with its evaluation.
"""

LEAST_DEPTH = LAST_PLIES + 1  # at which anything is cut
MORE_TRUST = 2.0  # how many times surer the second time, when the end of the game has been reached
NO_CUT = -1


def spread(numbers: tuple[float, ...], shallow: int, deep: int, filled: float) -> float:
    """By how much searches to two depths differ, in what the game counts."""
    base, further, deeper, fuller = numbers
    return math.exp(base + further * math.log(deep - shallow) + deeper * math.log(shallow + 1) + fuller * filled)


def shallow_depth(deep: int) -> int:
    """How deep to look instead: about half, and as odd or even, as values swing with the side that moves last."""
    return 2 * (deep // 4) + deep % 2


def cuts_at(evaluation: Evaluation, filled: float, trust: float) -> np.ndarray:
    """int64[MOST_TRUST, MOST_DEPTH + 1, 2] for every depth how deep to look instead, and how far outside the window a
    value must be; with no trust, never."""
    cuts = np.full((MOST_TRUST, MOST_DEPTH + 1, 2), NO_CUT, np.int64)
    for level in range(MOST_TRUST if trust > 0 else 0):
        for deep in range(LEAST_DEPTH, MOST_DEPTH + 1):
            shallow = shallow_depth(deep)
            margin = trust * MORE_TRUST**level * spread(evaluation.spread, shallow, deep, filled)
            cuts[level, deep] = shallow, round(evaluation.unit * margin)
    return cuts


# ==================================================================================================
# src/tempo/search/alphabeta/searcher.py
# ==================================================================================================

"""Alpha-beta as the player wants it: what it remembers goes along from one move to the next."""

CERTAIN_VALUES = {-1: 0.0, 0: 0.5, 1: 1.0}


class AlphaBetaSearcher:
    """Searches the positions of one seat, of a game that can say what they are worth."""

    def __init__(self) -> None:
        self.work: DeepWorkspace | None = None
        self.game: Game | None = None
        self.position: Position | None = None
        self.searching: Call | None = None

    def calls(self, position: Position, knobs: Knobs) -> list[FullCall]:
        """As `Searcher` has it."""
        return [(deepen_on, (position.game, evaluation_of(position).evaluate, self.work_for(position, knobs), 1))]

    def work_for(self, position: Position, knobs: Knobs) -> DeepWorkspace:
        """The memory for a position: the same as long as it is the same game."""
        if self.work is None or self.game != position.game or self.work.memory.size != 1 << knobs.memory:
            self.work, self.game = new_deep_workspace(position.game, position.state, knobs.memory), position.game
        return self.work

    def set_to(self, position: Position, knobs: Knobs, patience: float, on_a_clock: bool) -> bool:
        """As `Searcher` has it."""
        ((called, arguments),) = self.calls(position, knobs)
        self.position, work = position, self.work_for(position, knobs)
        if not knobs.reuse:
            forget_all(work.memory)
        work.cuts[:] = cuts_at(evaluation_of(position), position.filled, knobs.trust)
        self.searching = called.on(*arguments[:-1], last=(1,), seconds=patience)
        return called.is_ready(*arguments, seconds=patience)

    def forget(self) -> None:
        """As `Searcher` has it."""
        self.work = None

    @property
    def rung(self) -> str:
        """As `Searcher` has it."""
        return "" if self.searching is None else self.searching.rung

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """As `Searcher` has it: every move is looked at, one ply deep."""
        assert self.work is not None and self.position is not None
        moves = tuple(moves_in(self.position)) if moves is None else moves
        pose(self.work, self.position.state, moves)
        return self.run(len(moves))

    def run(self, simulations: int) -> int:
        """As `Searcher` has it; a simulation is a node."""
        assert self.searching is not None
        with np.errstate(over="ignore"):  # a key overflows, which only interpreted code remarks upon
            return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """As `Searcher` has it: there is one move, or not even the first one would be searched deeper in time, were it
        as easy as the last time."""
        assert self.work is not None
        told, root = self.work.told, self.work.frames[0]
        if root[CHOICES] == 1:
            return True
        return bool(root[AT_CHOICE] == 0 and told[SEEN] - told[ITERATION_BEGUN] + simulations < told[FIRST_COST])

    def look(self) -> Snapshot:
        """As `Searcher` has it. A value is certain where nothing was left out to the end of the game."""
        assert self.work is not None and self.position is not None
        work, told, evaluation = self.work, self.work.told, evaluation_of(self.position)
        count, length = int(work.frames[0, CHOICES]), int(work.lines[0, 0])
        scores = tuple(int(value) / evaluation.unit for value in work.values[0, :count])
        score = int(told[WORTH]) / evaluation.unit
        is_certain = bool(told[NOTHING_LEFT]) and told[TRUST] > MOST_TRUST
        return Snapshot(
            move=int(told[CHOSEN]),
            reason="proven" if is_certain else "search",
            value=CERTAIN_VALUES[(score > 0) - (score < 0)] if is_certain else self.chance(score),
            plies=length if is_certain else int(told[REACHED]),
            moves=tuple(int(action) for action in work.actions[0, :count]),
            visits=tuple(int(nodes) for nodes in work.spent[:count]),
            values=tuple(self.chance(one) for one in scores),
            line=tuple(int(action) for action in work.lines[0, 1 : 1 + length]),
            score=score,
            scores=scores,
        )

    def chance(self, score: float) -> float:
        """What a score is worth, 0 lost to 1 won, as games ended that came by such a one."""
        assert self.position is not None
        early, late = evaluation_of(self.position).doubt
        return 1 / (1 + math.exp(-score / (early + (late - early) * self.position.filled)))


def evaluation_of(position: Position) -> Evaluation:
    """What was learned of the game: without it nobody searches like this."""
    if position.evaluation is None:
        raise ValueError("alpha-beta is for games that can say what a position is worth")
    return position.evaluation


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
        searches_lines = profile.knobs.search == "alphabeta"
        super().__init__(profile, simulations, seed, log, AlphaBetaSearcher() if searches_lines else None)
        game = new_game(PLAYOUTS[profile.knobs.playout])
        self.rules = game._replace(ordering=by_prior(rate_squares)) if profile.knobs.bias else game
        self.evaluation = EVALUATION if searches_lines else None
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

    @property
    def game(self) -> Game:
        """The rules, and on the board what was learned, where that is used: it is decoded when first asked for."""
        return self.rules if self.evaluation is None else self.rules._replace(board=learned_knowledge())

    def position(self, state: np.ndarray, discs: int) -> Position:
        """What the player is asked about."""
        return Position(self.game, state, discs / CELLS, discs - 4, self.prover, self.evaluation)

    def first_task(self) -> Task:
        """What will be asked first."""
        return Task(self.position(start_state(), 4), (), 0.0, 0.0)

    def read_task(self, observation: Any, configuration: Any) -> Task:
        return self.task_of(read(observation, configuration))

    def task_of(self, view: OthelloView) -> Task:
        """The same, of what was read."""
        position = self.position(new_state(view.cells, view.mark), view.discs)
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
